"""Previews of links: tags in the page for clients without a cookie, and pictures of positions."""

import asyncio
import re
from collections.abc import Callable, Sequence
from html import unescape
from types import SimpleNamespace
from typing import cast

import httpx
import pytest

import astrarium
from astrarium.server.http import previews
from astrarium.server.live.presenter import presenter_of
from astrarium.server.live.table import Table
from tests.patience import PATIENCE
from tests.server.clients import BOT, ME, OPEN, SHARED, Person

Guests = Callable[[], Person]
TAG = re.compile(r'<meta property="([^"]+)" content="([^"]*)" />')
PNG = b"\x89PNG\r\n\x1a\n"


def tags(address: str, path: str, language: str = "") -> dict[str, str]:
    """Return the tags that a service which shows links finds at `path`."""
    headers = {"Accept-Language": language}
    page = httpx.get(address + path, headers=headers, timeout=PATIENCE)
    assert page.status_code == 200
    return {name: unescape(text) for name, text in TAG.findall(page.text)}


@pytest.mark.parametrize("game", astrarium.games())
def test_a_public_match_shows_its_position(guests: Guests, plain_address: str, game: str) -> None:
    ada = guests()
    ada.post("/api/me", {"name": 'Ada "<b>"'})
    match = ada.begin(ME, SHARED, game=game)
    client = ada.open_table(match)
    assert client.act(client.first_legal())["type"] == "acted"
    found = tags(plain_address, f"/m/{match}")
    assert found["og:title"] == f"A match of {astrarium.game(game).title}"
    assert 'Ada "<b>" ' in found["og:description"]
    now = ada.http.get(found["og:image"])
    assert (now.headers["content-type"], now.content[:8]) == ("image/png", PNG)
    assert ada.http.get(found["og:image"]).content == now.content
    assert ada.http.get(f"/m/{match}/picture.png?at=0").status_code == 200
    assert ada.http.get("/m/nowhere/picture.png").json()["error"] == "unknown-match"


def test_a_private_match_gives_no_position_away(guests: Guests, plain_address: str) -> None:
    ada = guests()
    match = ada.begin(ME, BOT)
    found = tags(plain_address, f"/m/{match}", "fr-CH, en;q=0.5")
    assert found["og:title"] == "Une partie privée de Globular Cluster"
    assert found["og:image"].endswith("/icon-512.png")
    assert ada.get("/api/me")["name"] not in str(found)
    assert ada.http.get(f"/m/{match}/picture.png").json()["error"] == "no-picture"


def test_an_invitation_says_who_invites(guests: Guests, plain_address: str) -> None:
    ada = guests()
    match = ada.begin(ME, OPEN, private=True)
    (token,) = ada.invitations(match)
    name = ada.get("/api/me")["name"]
    titled = tags(plain_address, f"/m/{match}?invite={token}&seat=1")["og:title"]
    assert titled == f"{name} invites you to a match of Globular Cluster"
    assert name not in tags(plain_address, f"/m/{match}?invite=wrong")["og:title"]


def test_requests_for_one_picture_draw_it_once(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def draw(board: str, _scores: Sequence[int]) -> bytes:
        drawn.append(board)
        return PNG

    monkeypatch.setattr(previews, "draw", draw)
    draft = SimpleNamespace(state=astrarium.game("globular-cluster").start(2))
    match, presenter = SimpleNamespace(private=False), presenter_of("globular-cluster")
    fake = SimpleNamespace(id="one", match=match, presenter=presenter, draft_at=lambda _number: draft)

    async def ask() -> list[bytes]:
        pictures = previews.Pictures()
        answers = await asyncio.gather(*(pictures.picture(cast(Table, fake), 0) for _ in range(5)))
        return [bytes(answer.body) for answer in answers]

    assert asyncio.run(ask()) == [PNG] * 5
    assert len(drawn) == 1
