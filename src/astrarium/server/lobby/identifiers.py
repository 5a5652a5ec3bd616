"""Random tokens, default guest names, text cleaning and timestamps."""

import secrets
import time
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from hashlib import blake2b

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
MAX_NAME_LENGTH = 40
STAR_NAMES = """
    Achernar Acrux Adhara Alcor Aldebaran Algol Alioth Alkaid Alnair Alphard Altair Antares Arcturus
    Atria Avior Bellatrix Canopus Capella Castor Deneb Dubhe Electra Eltanin Fomalhaut Gienah Hadar
    Hamal Izar Kochab Lesath Maia Markab Merak Mimosa Mintaka Mira Mirach Mirfak Mizar Naos Nashira
    Nunki Phact Pollux Polaris Procyon Regulus Rigel Sabik Sadr Saiph Schedar Shaula Sirius Spica
    Tarazed Thuban Vega Wezen
"""
STARS = STAR_NAMES.split()


def new_token(length: int) -> str:
    """Return a random token of `length` letters and digits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def star_name(guest: str) -> str:
    """Return the default name of a guest."""
    digest = blake2b(guest.encode(), digest_size=4).digest()
    return f"{STARS[digest[0] % len(STARS)]} {digest[1] % 90 + 10}"


def author_of(match: str, guest: str) -> str:
    """Return the public id of a guest in a match: its own id stays secret, and other matches have another."""
    return blake2b(f"{match} {guest}".encode(), digest_size=8).hexdigest() if guest else ""


def clean_name(name: str) -> str:
    """Return `name` on one line, printable, with at most MAX_NAME_LENGTH characters."""
    return clean_text(name)[:MAX_NAME_LENGTH].strip()


def clean_text(text: str) -> str:
    """Return `text` on one line without unprintable characters."""
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable())


def now() -> str:
    """Return the current time as sortable ISO 8601 text."""
    return time_text(time.time_ns())


def today() -> str:
    """Return the current day in UTC, such as 2026-11-17."""
    return now()[: len("2026-11-17")]


def time_text(nanoseconds: int) -> str:
    """Return a time in nanoseconds since the epoch as sortable ISO 8601 text."""
    second, millisecond = divmod(nanoseconds // 1_000_000, 1000)
    return f"{_second_text(second)}.{millisecond:03}+00:00"


@lru_cache(1)
def _second_text(second: int) -> str:
    return datetime.fromtimestamp(second, UTC).strftime("%Y-%m-%dT%H:%M:%S")


def days_ago(days: float) -> str:
    """Return the time `days` ago, comparable with `now`."""
    return time_text(time.time_ns() - int(days * 86_400e9))


def minutes_from_now(minutes: int) -> str:
    """Return the time `minutes` from now, comparable with `now`."""
    return (datetime.now(UTC) + timedelta(minutes=minutes)).isoformat(timespec="milliseconds")
