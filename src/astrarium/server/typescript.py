"""Generates the TypeScript types of the browser from the messages and from the views of the games.

`python -m astrarium.server.typescript web/src` updates the files; a test fails when they are stale.
"""

import sys
from collections.abc import Iterable
from inspect import cleandoc
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

import astrarium
from astrarium.server import game_messages, messages

HEAD = "// Made from src/astrarium/{sources} by astrarium.server.typescript. Do not edit."
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
UNIONS = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}


def generated() -> dict[str, str]:
    """Return the content of each generated file, by its path below web/src."""
    files = {"messages.ts": message_types()}
    for name in astrarium.games():
        module = astrarium.game(name).view_types
        if module is not None:
            files[f"games/{name}/view_types.ts"] = view_types(module)
    return files


def message_types() -> str:
    """Return the types of all messages."""
    found = [*vars(messages).values(), *vars(game_messages).values()]
    structs = [item for number, item in enumerate(found) if _is_message(item) and item not in found[:number]]
    parts = [HEAD.format(sources="server/{game_,}messages.py"), *(_struct(struct) for struct in structs)]
    parts += [f"export type {name} = {_type(union, {})};" for name, union in UNIONS.items()]
    return "\n\n".join(parts) + "\n"


def view_types(module: ModuleType) -> str:
    """Return the types of the TypedDicts of `module` and of its vocabularies.

    A vocabulary is an alias `Annotated[str, Literal[...]]`: a string for Python, one of these words here.
    """
    found = vars(module).items()
    names = {item: name for name, item in found if get_origin(item) is Annotated}
    source = module.__name__.removeprefix("astrarium.").replace(".", "/")
    parts = [HEAD.format(sources=f"{source}.py")]
    parts += [f"export type {name} = {_type(item, {})};" for item, name in names.items()]
    parts += [_typed_dict(item, names) for _, item in found if is_typeddict(item)]
    return "\n\n".join(parts) + "\n"


def _is_message(item: object) -> bool:
    bases = (messages.Wire, messages.ClientRequest, messages.ServerEvent)
    return isinstance(item, type) and issubclass(item, bases) and item not in bases


def _struct(struct: type[msgspec.Struct]) -> str:
    tag = struct.__struct_config__.tag
    fields = [] if tag is None else [f'type: "{tag}"']
    fields += [
        f"{field.encode_name}{'' if field.required else '?'}: {_type(field.type, {})}"
        for field in msgspec.structs.fields(struct)
    ]
    return _object_type(struct, fields)


def _typed_dict(item: type, names: dict[object, str]) -> str:
    hints = get_type_hints(item, include_extras=True)
    return _object_type(item, [f"{field}: {_type(hint, names)}" for field, hint in hints.items()])


def _object_type(item: type, fields: Iterable[str]) -> str:
    """Return an alias: unlike an interface, it may be converted from the untyped view of a message."""
    comment = cleandoc(item.__doc__ or "").splitlines()
    lines = ["/**", *(f" * {line}".rstrip() for line in comment), " */"] if len(comment) > 1 else []
    lines = [f"/** {comment[0]} */"] if len(comment) == 1 else lines
    lines += [f"export type {item.__name__} = {{", *(f"  {field};" for field in fields), "};"]
    return "\n".join(lines)


def _type(hint: Any, names: dict[object, str]) -> str:
    """Return `hint` in TypeScript; the types in `names` are called by their names."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        words = [each for each in arguments[1:] if get_origin(each) is Literal]
        return names.get(hint) or _type(words[0] if words else arguments[0], names)
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in arguments)
    parts = [_type(each, names) for each in arguments]
    if origin in (Union, UnionType):
        return " | ".join(parts)
    if origin is list:
        return f"({parts[0]})[]" if " | " in parts[0] else f"{parts[0]}[]"
    if origin is dict:
        return f"Record<{parts[0]}, {parts[1]}>"
    return PLAIN.get(hint) or (hint.__name__ if _has_fields(hint) else "unknown")


def _has_fields(hint: Any) -> bool:
    return is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, msgspec.Struct))


if __name__ == "__main__":
    for path, content in generated().items():
        Path(sys.argv[1], path).write_text(content, "utf-8")
