"""A checker of views against their declared types."""

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from astrarium.core.game import Game


def declared(game: Game, suffix: str) -> Any:
    """Return the TypedDict of `game` whose name ends with `suffix`."""
    (found,) = (item for name, item in vars(game.view_types).items() if name.endswith(suffix))
    return found


def faults(value: object, hint: Any, where: str) -> Iterator[str]:
    """Yield each part of `value` that is not of the type `hint`."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        yield from faults(value, arguments[1], where)
    elif is_typeddict(hint):
        yield from fields_faults(value, get_type_hints(hint, include_extras=True), where)
    elif origin is list and isinstance(value, list):
        for index, part in enumerate(value):
            yield from faults(part, arguments[0], f"{where}/{index}")
    elif origin is dict and isinstance(value, dict):
        words = get_args(get_args(arguments[0])[1]) if get_origin(arguments[0]) is Annotated else value
        yield from fields_faults(value, dict.fromkeys(words, arguments[1]), where)
    elif not is_plain(value, hint):
        yield f"{where}: {value!r}"


def fields_faults(value: object, hints: dict[str, Any], where: str) -> Iterator[str]:
    """Yield each part of `value` that is not of its type in `hints`."""
    if not isinstance(value, dict) or set(value) != set(hints):
        yield f"{where}: {value!r}"
        return
    for field, hint in hints.items():
        yield from faults(value[field], hint, f"{where}/{field}")


def is_plain(value: object, hint: Any) -> bool:
    """Return whether `value` is of the union, the literals or the plain type `hint`."""
    arguments = get_args(hint)
    if get_origin(hint) in (Union, UnionType):
        return any(not list(faults(value, part, "")) for part in arguments)
    if get_origin(hint) is Literal:
        return value in arguments
    return type(value) is (NoneType if hint is None else hint)
