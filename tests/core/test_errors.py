"""Errors caused by input: all derive from ValueError."""

import inspect

import pytest

from astrarium.core import errors

ALL = [item for _, item in inspect.getmembers(errors, inspect.isclass) if item.__module__ == errors.__name__]


def test_the_named_errors_are_there() -> None:
    names = {item.__name__ for item in ALL}
    assert names >= {
        "AstrariumError",
        "BadBytes",
        "BadData",
        "BadNotation",
        "BadOption",
        "BadRecord",
        "IllegalAction",
        "StaleDraft",
        "UnknownName",
    }


@pytest.mark.parametrize("error", ALL)
def test_an_error_is_a_value_error_with_a_message(error: type[Exception]) -> None:
    assert issubclass(error, errors.AstrariumError)
    assert issubclass(error, ValueError)
    assert str(error("what was wrong")) == "what was wrong"
