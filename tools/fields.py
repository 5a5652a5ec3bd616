"""Generate the fields of the game states: `python -m tools.fields` writes each `rules/fields.py`.

The fields of a position are listed once, in `rules/fields.toml`, in the order in which they are stored:
first all numbers, then all vectors and bags. Keys of a field:

- `about`: the comment
- `type`: `number` (if not given), `vector`, `bytes` or `bag`
- `start`: the value before the set-up
- `range`: least and largest stored number
- `size`: number of elements; `any` if it varies
- `fill`: the value of all elements after `clear_fields`
- `shared`: the vector is replaced, never changed in place, so clones share it
- `stored`: false if the field is derived from others, or if the state stores it in a way of its own
- `packed`: a second field stored in the same number, and the number of values of the first
"""

import re
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

GAMES: Final = Path(__file__).parents[1] / "src/astrarium/games"
TYPES: Final = {"number": "i64", "vector": "vec[i64]", "bytes": "vec[u8]", "bag": "Bag"}
STARTS: Final = {"number": "0", "vector": "NOTHING", "bytes": "NO_BYTES", "bag": "EMPTY_BAG"}
VARIES: Final = "any"


@dataclass(frozen=True)
class Field:
    """A field of a state, as `fields.toml` describes it."""

    name: str
    about: str = ""
    type: str = "number"
    start: str = ""
    range: tuple[str, str] | None = None
    size: str = VARIES
    fill: str = ""
    shared: bool = False
    stored: bool = True
    packed: tuple[str, str] | None = None

    @property
    def declaration(self) -> str:
        comment = f"  # {self.about}" if self.about else ""
        return f"self.{self.name}: {TYPES[self.type]} = {self.start or STARTS[self.type]}{comment}"

    @property
    def copy(self) -> str:
        ending = {"bag": ".clone()", "number": ""}.get(self.type, "" if self.shared else "[:]")
        return f"self.{self.name} = other.{self.name}{ending}"

    @property
    def clearing(self) -> str:
        element = TYPES[self.type]
        size = self.size if self.size.replace(".", "").isidentifier() else f"({self.size})"
        return f"self.{self.name} = {element}([{self.fill}] * {size})"

    @property
    def writing(self) -> str:
        if self.packed:
            other, count = self.packed
            return f"put(out, self.{self.name} + self.{other} * {count})"
        if self.type == "number":
            return f"put(out, self.{self.name})"
        return f"put_all(out, self.{self.name}{'.counts' if self.type == 'bag' else ''})"

    @property
    def reading(self) -> list[str]:
        if self.packed:
            other, count = self.packed
            return [
                "packed = source.take()",
                f"self.{self.name} = packed % {count}",
                f"self.{other} = packed // {count}",
            ]
        if self.range:
            return [f"self.{self.name} = within(source.take(), {self.range[0]}, {self.range[1]})"]
        if self.type == "number":
            return [f"self.{self.name} = source.take()"]
        taken = f"source.take_all({-1 if self.size == VARIES else self.size})"
        return [f"self.{self.name} = {f'Bag({taken})' if self.type == 'bag' else taken}"]


def import_lines(game: Path, fields: list[Field]) -> list[str]:
    """Return the imports that the generated module of `game` needs."""
    types = {field.type for field in fields}
    bounded = any(field.range for field in fields)
    expressions = " ".join(
        " ".join((field.start, field.size, field.fill, *(field.range or ()), *(field.packed or ())))
        for field in fields
    )
    modules = set(re.findall(r"\b([a-z_]+)\.", expressions)) - {"self"}
    package = f"astrarium.games.{game.name}"
    lines = [
        "from librt.strings import BytesWriter",
        "from librt.vecs import vec",
        f"from mypy_extensions import i64, mypyc_attr{', u8' if 'bytes' in types else ''}",
        "",
        *(["from astrarium.core.bag import EMPTY_BAG, Bag"] if "bag" in types else []),
        f"from astrarium.core.codec import Reader, put, put_all{', within' if bounded else ''}",
        f"from astrarium.core.state import {'NO_BYTES, ' if 'bytes' in types else ''}NOTHING, State",
    ]
    for folder in ("components", "rules"):
        here = sorted(module for module in modules if (game / folder / f"{module}.py").exists())
        if here:
            lines.append(f"from {package}.{folder} import {', '.join(here)}")
    return lines


def method(signature: str, summary: str, lines: list[str]) -> list[str]:
    """Return the lines of a method, indented for a class."""
    return [
        "",
        f"    def {signature} -> None:",
        f'        """{summary}"""',
        *(f"        {line}" for line in lines),
    ]


def generate(path: Path) -> str:
    """Return the module for the list in `path`."""
    document = tomllib.loads(path.read_text("utf-8"))
    name = document["class"]
    fields = [Field(field, **description) for field, description in document["fields"].items()]
    packed = {field.packed[0] for field in fields if field.packed}
    stored = [field for field in fields if field.stored and field.name not in packed]
    numbers = [field for field in stored if field.type == "number"]
    vectors = [field for field in stored if field.type != "number"]
    slots = [f'        "{slot}",' for slot in sorted(field.name for field in fields)]
    lines = [
        '"""Generated from fields.toml by `python -m tools.fields`."""',
        "",
        *import_lines(path.parents[1], fields),
        "",
        "",
        "@mypyc_attr(acyclic=True)",
        f"class {name}(State):",
        '    """Fields of a position: declaration, copy, storage."""',
        "",
        "    __slots__ = (",
        *slots,
        "    )",
        "",
        "    def __init__(self, seats: i64) -> None:",
        "        super().__init__(seats)",
        *(f"        {field.declaration}" for field in fields),
        *method(
            f'copy_fields(self, other: "{name}")',
            "Copy all fields from `other`.",
            ["self.copy_core(other)", *(field.copy for field in fields)],
        ),
        *method(
            "clear_fields(self)",
            "Set every element of the vectors of known size to its initial value.",
            [field.clearing for field in fields if field.fill],
        ),
        *method(
            "write_numbers(self, out: BytesWriter)",
            "Append the number of seats and the stored numbers.",
            ["put(out, self.seats)", *(field.writing for field in numbers)],
        ),
        *method(
            "write_vectors(self, out: BytesWriter)",
            "Append the stored vectors and the agenda.",
            [*(field.writing for field in vectors), "put_all(out, self.agenda)"],
        ),
        *method(
            "read_numbers(self, source: Reader)",
            "Read what `write_numbers` appended after the number of seats.",
            [line for field in numbers for line in field.reading],
        ),
        *method(
            "read_vectors(self, source: Reader)",
            "Read what `write_vectors` appended.",
            [*(line for field in vectors for line in field.reading), "self.agenda = source.take_all(-1)"],
        ),
    ]
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(path.with_suffix(".py")), "-"]
    return subprocess.run(command, input="\n".join(lines), capture_output=True, text=True, check=True).stdout


def main() -> None:
    """Write the modules of all games."""
    for path in sorted(GAMES.glob("*/rules/fields.toml")):
        path.with_suffix(".py").write_text(generate(path), "utf-8")


if __name__ == "__main__":
    main()
