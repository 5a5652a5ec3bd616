"""A checker of views against their declared types."""

from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from astrarium.core.game import Game

Check = Callable[[object], str]


def declared(game: Game, suffix: str) -> Any:
    """Return the TypedDict of `game` whose name ends with `suffix`."""
    (found,) = (item for name, item in vars(game.view_types).items() if name.endswith(suffix))
    return found


def fault(value: object, hint: Any) -> str:
    """Return path and value of the first part that is not of the type `hint`; empty if there is none."""
    return check_of(hint)(value)


@cache
def check_of(hint: Any) -> Check:
    """Return a function that finds the first fault; reading `hint` takes longer than checking a value."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return check_of(arguments[1])
    if is_typeddict(hint):
        return fields_check(get_type_hints(hint, include_extras=True))
    if origin is list:
        return list_check(arguments[0])
    if origin is dict:
        return dict_check(*arguments)
    if origin in (Union, UnionType):
        checks = [check_of(part) for part in arguments]
        return lambda value: "" if any(not check(value) for check in checks) else f": {value!r}"
    if origin is Literal:
        return lambda value: "" if value in arguments else f": {value!r}"
    plain = NoneType if hint is None else hint
    return lambda value: "" if type(value) is plain else f": {value!r}"


def fields_check(hints: dict[str, Any]) -> Check:
    """Return a check for a dict with exactly the fields and types in `hints`."""
    checks = {field: check_of(hint) for field, hint in hints.items()}

    def check(value: object) -> str:
        if not isinstance(value, dict) or value.keys() != checks.keys():
            return f": {value!r}"
        for field, check_field in checks.items():
            if found := check_field(value[field]):
                return f"/{field}{found}"
        return ""

    return check


def list_check(hint: Any) -> Check:
    """Return a check for a list of `hint`."""
    check_part = check_of(hint)

    def check(value: object) -> str:
        if not isinstance(value, list):
            return f": {value!r}"
        for index, part in enumerate(value):
            if found := check_part(part):
                return f"/{index}{found}"
        return ""

    return check


def dict_check(key: Any, hint: Any) -> Check:
    """Return a check for a dict of `hint`; if `key` lists words, they are exactly its keys."""
    if get_origin(key) is Annotated:
        return fields_check(dict.fromkeys(get_args(get_args(key)[1]), hint))
    check_part = check_of(hint)

    def check(value: object) -> str:
        if not isinstance(value, dict):
            return f": {value!r}"
        for field, part in value.items():
            if found := check_part(part):
                return f"/{field}{found}"
        return ""

    return check
