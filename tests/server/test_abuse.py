"""Invalid messages and requests: a clear refusal, the connection survives, nothing changes."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from astrarium.server.config import Limits, Settings
from astrarium.server.live.websocket_frames import MAX_PAYLOAD
from tests.patience import PATIENCE
from tests.server.clients import BOT, GAME, ME, OPEN, SHARED, Json, MatchClient, Person
from tests.server.hosts import Host

Guests = Callable[[], Person]
SELDOM = 1e-6  # requests a second: none comes back while a test runs
ACT: Json = {"type": "act", "id": "x", "number": 2, "moves": ["end"]}

BAD: list[tuple[str, str | bytes, str]] = [
    ("no json", "hello", "bad-message"),
    ("empty", "", "bad-message"),
    ("binary", b"\x00\xff\xfe", "bad-message"),
    ("a number", "42", "bad-message"),
    ("a list", "[]", "bad-message"),
    ("no type", json.dumps({"id": "x"}), "bad-message"),
    ("unknown type", json.dumps({"type": "fly", "id": "x"}), "bad-message"),
    ("no id", json.dumps({"type": "hello"}), "bad-message"),
    ("empty id", json.dumps({"type": "hello", "id": ""}), "bad-message"),
    ("long id", json.dumps({"type": "hello", "id": "x" * 65}), "bad-message"),
    ("number as text", json.dumps(ACT | {"number": "2"}), "bad-message"),
    ("number negative", json.dumps(ACT | {"number": -1}), "bad-message"),
    ("number huge", json.dumps(ACT | {"number": 10**30}), "bad-message"),
    ("moves as text", json.dumps(ACT | {"moves": "end"}), "bad-message"),
    ("moves of numbers", json.dumps(ACT | {"moves": [1]}), "bad-message"),
    ("too many moves", json.dumps(ACT | {"moves": ["end"] * 201}), "bad-message"),
    ("long move", json.dumps(ACT | {"moves": ["end" * 100]}), "bad-message"),
    ("unknown field", json.dumps(ACT | {"seat": 1}), "bad-message"),
    ("deep", "[" * 20_000, "bad-message"),
    ("huge", json.dumps(ACT | {"moves": ["x" * 40_000]}), "too-large"),
    ("enormous", "x" * MAX_PAYLOAD, "too-large"),
    ("old number", json.dumps(ACT | {"number": 1}), "stale-draft"),
    ("number to come", json.dumps(ACT | {"number": 900}), "stale-draft"),
    ("no action", json.dumps(ACT | {"moves": ["castle"]}), "bad-notation"),
    ("an illegal one", json.dumps(ACT), "illegal"),
    ("a chance action", json.dumps(ACT | {"moves": ["draw green-2"]}), "illegal"),
    ("nothing", json.dumps(ACT | {"moves": []}), "empty-draft"),
    ("silence", json.dumps({"type": "say", "id": "x", "text": ""}), "bad-message"),
    ("long talk", json.dumps({"type": "say", "id": "x", "text": "x" * 501}), "bad-message"),
]


@pytest.mark.parametrize(("text", "error"), [pytest.param(text, error, id=name) for name, text, error in BAD])
def test_a_bad_message(guests: Guests, text: str | bytes, error: str) -> None:
    ada = guests()
    match = ada.begin(ME, SHARED)
    client, watcher = ada.open_table(match), ada.open_table(match)
    before = ada.record(match)
    client.socket.send(text)
    answer = client.wait_for(lambda message: message["type"] == "refused")
    assert answer["error"] == error
    assert answer["text"]
    assert ada.record(match) == before
    assert client.hello(client.number)["type"] == "welcome"
    move = client.first_legal()
    assert client.act(move)["type"] == "acted"
    watcher.wait_for(lambda message: message["type"] == "moved")
    assert not any(message["type"] == "refused" for message in watcher.broadcasts)


def test_the_answer_carries_the_id_if_there_is_one(guests: Guests) -> None:
    ada = guests()
    client = ada.connect(ada.begin(ME, SHARED))
    assert client.send(json.dumps({"type": "fly", "id": "mine"}), "mine")["error"] == "bad-message"
    assert client.send("{", "")["error"] == "bad-message"


def test_a_frame_above_the_size_limit_closes_only_its_own_connection(guests: Guests) -> None:
    ada = guests()
    match = ada.begin(ME, SHARED)
    client, other = ada.open_table(match), ada.open_table(match)
    with pytest.raises(ConnectionClosed):
        client.send("x" * (MAX_PAYLOAD + 1), "never")
    assert other.act(other.first_legal())["type"] == "acted"


def test_the_socket_of_an_unknown_match(guests: Guests) -> None:
    client = guests().connect("nowhere")
    with pytest.raises(ConnectionClosed) as caught:
        client.receive()
    assert caught.value.rcvd is not None
    assert (caught.value.rcvd.code, caught.value.rcvd.reason) == (4404, "there is no such match")


@pytest.mark.parametrize(
    "cookie", ["", "x", "a.b", "aaaaaaaaaaaaaaaa.", "aaaaaaaaaaaaaaaa." + "0" * 64, "é" * 20 + ".x"]
)
def test_a_forged_cookie_gets_a_new_guest(guests: Guests, plain_address: str, cookie: str) -> None:
    ada = guests()
    match = ada.begin(ME, SHARED)
    headers = [(b"cookie", f"astrarium={cookie}".encode())]
    response = httpx.get(f"{plain_address}/api/me", headers=headers, timeout=PATIENCE)
    assert response.status_code == 200
    assert response.json()["guest"] not in ("aaaaaaaaaaaaaaaa", ada.guest)
    stolen = ada.http.cookies["astrarium"].replace(".", ".0")
    cookies = {"Cookie": f"astrarium={stolen}"}
    seen = httpx.get(f"{plain_address}/api/matches/{match}", headers=cookies, timeout=PATIENCE).json()
    assert not any(seat["mine"] for seat in seen["seats"])


def test_the_cookie_is_for_the_server_alone(plain_address: str) -> None:
    cookie = httpx.get(f"{plain_address}/api/me", timeout=PATIENCE).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie


@pytest.mark.parametrize("path", ["/", "/m/whatever", "/verify"])
def test_the_page_sets_the_cookie_of_a_new_guest(plain_address: str, path: str) -> None:
    """Otherwise parallel first requests of a page would create one guest each, and lose a match."""
    with httpx.Client(base_url=plain_address, timeout=PATIENCE) as browser:
        page = browser.get(path)
        assert "HttpOnly" in page.headers["set-cookie"]
        assert "private" in page.headers["cache-control"]
        guest = browser.cookies["astrarium"]
        for later in ("/api/me", "/api/catalogue"):
            assert "set-cookie" not in browser.get(later).headers
        assert browser.get(path).headers["set-cookie"] == page.headers["set-cookie"]  # for another year
    forged = httpx.get(f"{plain_address}{path}", headers={"Cookie": f"astrarium={guest}0"}, timeout=PATIENCE)
    assert forged.cookies["astrarium"] not in (guest, f"{guest}0")


def test_foreign_origins_are_refused(guests: Guests) -> None:
    ada = guests()
    match = ada.begin(ME, SHARED)
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        response = ada.http.post("/api/me", json={"name": "Eve"}, headers=headers)
        assert (response.status_code, response.json()["error"]) == (403, "foreign-origin")
    with pytest.raises(InvalidStatus):
        ada.connect(match, Origin="https://evil.example")
    own = ada.http.post("/api/me", json={"name": "Ada"}, headers={"Origin": ada.address})
    assert own.status_code == 200


def test_security_headers(guests: Guests) -> None:
    for path in ("/api/me", "/api/nothing", "/"):
        headers = guests().http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


def test_bad_bodies(guests: Guests) -> None:
    ada = guests()
    as_json = {"Content-Type": "application/json"}
    for body, headers, status in (
        (b"{", as_json, 400),
        (b"\xff", as_json, 400),
        (b"[" * 60_000, as_json, 400),
        (b'{"name": "' + b"x" * 70_000, as_json, 413),
        (b'{"name": "x"}', {"Content-Type": "text/plain"}, 415),
        (b'{"name": "x"}', {}, 415),
    ):
        response = ada.http.post("/api/me", content=body, headers=headers)
        assert response.status_code == status, body[:20]
        assert response.json()["text"]
    text = {"Content-Type": "text/plain"}
    assert ada.http.post("/api/records", content=b"x" * 300_000, headers=text).status_code == 413
    assert ada.http.post("/api/records", content=b"\xff\xfe", headers=text).status_code == 400
    assert ada.http.post("/api/records", content=b"a\0b", headers=text).status_code == 400


def test_unknown_paths_and_methods(guests: Guests) -> None:
    ada = guests()
    assert ada.http.get("/api/nothing").json()["error"] == "not-found"
    assert ada.http.delete("/api/me").status_code == 405
    assert "GET" in ada.http.put("/api/matches").headers["allow"]
    assert ada.http.get("/../secret").status_code == 404
    assert ada.http.get("/%2e%2e/config.py").status_code == 404


def test_a_browser_at_an_unknown_address_gets_the_page(guests: Guests) -> None:
    ada = guests()
    visit = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    start = ada.http.get("/", headers=visit)
    for path in ("/nothing", "/games/chess", "/m/x/y"):
        page = ada.http.get(path, headers=visit)
        assert (page.status_code, page.text) == (404, start.text)
    assert ada.http.get("/api/nothing", headers=visit).json()["error"] == "not-found"
    assert ada.http.get("/nothing.png").json()["error"] == "not-found"
    assert ada.http.put("/nothing", headers=visit).json()["error"] == "not-found"


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Person]:
    """A guest of a server with tight limits, behind a public address."""
    limits = Limits(rate=SELDOM, burst=10, matches=2, connections=2, flood_seconds=0.0)
    origins, hosts = ("https://play.example",), ("127.0.0.1",)
    host = Host(
        Settings(tmp_path, limits=limits, workers=1, origins=origins, allowed_hosts=hosts, secure=True)
    )
    person = Person(host.start())
    yield person
    person.close()
    host.stop()


def test_limits(strict: Person) -> None:
    cookie = strict.http.get("/api/health").headers
    assert "max-age" in cookie["strict-transport-security"]
    response = httpx.get(f"{strict.address}/api/me", timeout=PATIENCE)
    assert "Secure" in response.headers["set-cookie"]
    guest = response.headers["set-cookie"].partition(";")[0]
    headers = {"Cookie": guest, "Origin": "https://play.example"}
    body = {"game": GAME, "seats": [OPEN, BOT]}

    def begin(**more: str) -> httpx.Response:
        address = f"{strict.address}/api/matches"
        return httpx.post(address, json=body, headers=headers | more, timeout=PATIENCE)

    assert begin(Origin=strict.address).status_code == 403
    match = begin().json()["match"]
    assert begin().status_code == 201
    assert (begin().status_code, begin().json()["error"]) == (429, "too-many-matches")
    clients = [strict.connect(match, Cookie=guest, Origin="https://play.example") for _ in range(2)]
    third = strict.connect(match, Cookie=guest, Origin="https://play.example")
    with pytest.raises(ConnectionClosed) as caught:
        third.receive()
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 4429
    check_rate(clients[0])
    assert [begin().json()["error"] for _ in range(3)] == ["too-many-matches", "too-fast", "too-fast"]
    assert clients[1].hello()["type"] == "welcome"
    answers = [httpx.get(f"{strict.address}/api/health", timeout=PATIENCE).status_code for _ in range(20)]
    assert 429 in answers


def check_rate(client: MatchClient) -> None:
    """Check that messages up to the rate are answered, and that the next one ends the connection."""
    assert {client.ask("look", number=0)["type"] for _ in range(10)} == {"looked"}
    with pytest.raises(ConnectionClosed):
        client.ask("look", number=0)
