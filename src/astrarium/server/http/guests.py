"""Guests: a signed cookie says who somebody is; there are no accounts and no passwords."""

import hmac
from hashlib import sha256

from starlette.requests import HTTPConnection
from starlette.responses import Response

from astrarium.server.lobby.identifiers import LETTERS, new_token

COOKIE = "astrarium"
YEAR = 365 * 24 * 3600
GUEST_LENGTH = 16


class GuestCookies:
    """Knows guests by their cookies."""

    def __init__(self, secret: bytes, secure: bool) -> None:
        self._secret = secret
        self._secure = secure

    def guest(self, request: HTTPConnection) -> str | None:
        """The guest of a cookie that we have signed."""
        guest, _, signature = request.cookies.get(COOKIE, "").partition(".")
        if len(guest) != GUEST_LENGTH or not set(guest) <= set(LETTERS):
            return None
        return guest if hmac.compare_digest(signature.encode(), self._sign(guest).encode()) else None

    def new_guest(self) -> str:
        """Somebody new."""
        return new_token(GUEST_LENGTH)

    def greet(self, response: Response, guest: str) -> None:
        """Give a guest its cookie."""
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
