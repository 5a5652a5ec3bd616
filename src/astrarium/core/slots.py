"""Lists of slots: what the features of a game are called, and how large each can get."""

from mypy_extensions import i64

Slots = list[tuple[str, int]]


def viewpoints(seats: int) -> list[str]:
    """What seats are called by whoever looks: "own", then clockwise "next1" and so on."""
    return ["own", *(f"next{number}" for number in range(1, seats))]


def flags(prefix: str, names: list[str]) -> Slots:
    """A slot that is 0 or 1 for each of some names."""
    return [(f"{prefix}.{name}", 1) for name in names]


def repeated(names: list[str], slots: Slots) -> Slots:
    """The same slots for each of several things."""
    return [(f"{name}.{slot}", most) for name in names for slot, most in slots]


def of_seat(seat: str, slots: Slots) -> Slots:
    """Slots of other things that tell of one seat."""
    return [(f"{slot}.{seat}", most) for slot, most in slots]


def at(slots: Slots, name: str) -> i64:
    """Where a slot stands in its list."""
    return [known for known, _ in slots].index(name)
