"""Guests: a signed cookie identifies a guest; there are no accounts and no passwords."""

import hmac
from hashlib import sha256

from starlette.requests import HTTPConnection
from starlette.responses import Response

from astrarium.server.lobby.identifiers import ALPHABET, new_token

COOKIE = "astrarium"
YEAR = 365 * 24 * 3600
GUEST_LENGTH = 16


class GuestCookies:
    """Signs and verifies guest cookies."""

    def __init__(self, secret: bytes, secure: bool) -> None:
        self._secret = secret
        self._secure = secure

    def guest(self, request: HTTPConnection) -> str | None:
        """Return the guest id of a validly signed cookie, else None."""
        guest, _, signature = request.cookies.get(COOKIE, "").partition(".")
        if len(guest) != GUEST_LENGTH or not set(guest) <= set(ALPHABET):
            return None
        return guest if hmac.compare_digest(signature.encode(), self._sign(guest).encode()) else None

    def new_guest(self) -> str:
        """Return a new guest id."""
        return new_token(GUEST_LENGTH)

    def set_cookie(self, response: Response, guest: str) -> None:
        """Set the cookie of `guest` on a response."""
        response.set_cookie(
            COOKIE,
            f"{guest}.{self._sign(guest)}",
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )

    def _sign(self, guest: str) -> str:
        return hmac.new(self._secret, f"guest {guest}".encode(), sha256).hexdigest()
