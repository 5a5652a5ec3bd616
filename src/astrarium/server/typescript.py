"""Generates the TypeScript wire types of the browser from the messages.

`python -m astrarium.server.typescript > web/src/messages.ts` updates them; a test fails when they are stale.
"""

from inspect import cleandoc
from typing import Any

import msgspec

from astrarium.server import game_messages, messages

HEAD = "// Made from src/astrarium/server/{game_,}messages.py by astrarium.server.typescript. Do not edit."
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
UNIONS = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}
REFERENCE = "#/$defs/"

Schema = dict[str, Any]


def typescript() -> str:
    """Return the content of the generated file."""
    found = [*vars(messages).values(), *vars(game_messages).values()]
    structs = [item for number, item in enumerate(found) if _is_message(item) and item not in found[:number]]
    _, components = msgspec.json.schema_components(
        [*structs, *UNIONS.values()], ref_template=REFERENCE + "{name}"
    )
    order = [struct.__name__ for struct in structs]
    parts = [HEAD, *(_interface(name, components[name]) for name in order)]
    parts += [f"export type {name} = {_members(union)};" for name, union in UNIONS.items()]
    return "\n\n".join(parts) + "\n"


def _is_message(item: object) -> bool:
    bases = (messages.Wire, messages.ClientRequest, messages.ServerEvent)
    return isinstance(item, type) and issubclass(item, bases) and item not in bases


def _members(union: Any) -> str:
    return " | ".join(member.__name__ for member in union.__args__)


def _interface(name: str, schema: Schema) -> str:
    needed = schema.get("required", [])
    comment = cleandoc(schema.get("description", "")).splitlines()
    lines = ["/**", *(f" * {line}".rstrip() for line in comment), " */"] if len(comment) > 1 else []
    lines = [f"/** {comment[0]} */"] if len(comment) == 1 else lines
    lines.append(f"export interface {name} {{")
    for field, its in schema.get("properties", {}).items():
        lines.append(f"  {field}{'' if field in needed else '?'}: {_type(its)};")
    return "\n".join([*lines, "}"])


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REFERENCE)
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_type(part) for part in schema["anyOf"])
    if schema.get("type") == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties", {})
        return f"Record<string, {_type(inner) if inner else 'unknown'}>"
    return PLAIN.get(schema.get("type", ""), "unknown")


if __name__ == "__main__":
    print(typescript(), end="")
