"""Names of guests, matches, invitations, and the time: everything that is made up on the spot."""

import secrets
import time
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from hashlib import blake2b

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
LONGEST_NAME = 40
STAR_NAMES = """
    Achernar Acrux Adhara Alcor Aldebaran Algol Alioth Alkaid Alnair Alphard Altair Antares Arcturus
    Atria Avior Bellatrix Canopus Capella Castor Deneb Dubhe Electra Eltanin Fomalhaut Gienah Hadar
    Hamal Izar Kochab Lesath Maia Markab Merak Mimosa Mintaka Mira Mirach Mirfak Mizar Naos Nashira
    Nunki Phact Pollux Polaris Procyon Regulus Rigel Sabik Sadr Saiph Schedar Shaula Sirius Spica
    Tarazed Thuban Vega Wezen
"""
STARS = STAR_NAMES.split()


def new_token(length: int) -> str:
    """A word nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def star_name(guest: str) -> str:
    """How a guest is called before it says otherwise."""
    digest = blake2b(guest.encode(), digest_size=4).digest()
    return f"{STARS[digest[0] % len(STARS)]} {digest[1] % 90 + 10}"


def clean_name(name: str) -> str:
    """A name on one line of bearable length, of letters that can be seen."""
    return clean_text(name)[:LONGEST_NAME].strip()


def clean_text(text: str) -> str:
    """A line of letters that can be seen."""
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable())


def now() -> str:
    """The time, for people and for sorting."""
    return time_text(time.time_ns())


def time_text(nanoseconds: int) -> str:
    """A time that was taken down as a number."""
    second, millisecond = divmod(nanoseconds // 1_000_000, 1000)
    return f"{_clock(second)}.{millisecond:03}+00:00"


@lru_cache(1)
def _clock(second: int) -> str:
    return datetime.fromtimestamp(second, UTC).strftime("%Y-%m-%dT%H:%M:%S")


def later(minutes: int) -> str:
    """A time to come, comparable with `now`."""
    return (datetime.now(UTC) + timedelta(minutes=minutes)).isoformat(timespec="milliseconds")
