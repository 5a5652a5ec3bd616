"""Feature slots: the name and the maximum of each feature of a game."""

from mypy_extensions import i64

Slots = list[tuple[str, int]]


def viewpoints(seats: int) -> list[str]:
    """Return the names of the seats relative to the viewer: "own", then clockwise "next1", "next2" ..."""
    return ["own", *(f"next{number}" for number in range(1, seats))]


def flags(prefix: str, names: list[str]) -> Slots:
    """Return a slot of 0 or 1 for each of `names`."""
    return [(f"{prefix}.{name}", 1) for name in names]


def repeated(names: list[str], slots: Slots) -> Slots:
    """Return `slots` once for each of `names`, which become prefixes."""
    return [(f"{name}.{slot}", most) for name in names for slot, most in slots]


def of_seat(seat: str, slots: Slots) -> Slots:
    """Return `slots` with the name of a seat as suffix."""
    return [(f"{slot}.{seat}", most) for slot, most in slots]


def at(slots: Slots, name: str) -> i64:
    """Return the index of the slot `name`."""
    return [known for known, _ in slots].index(name)
