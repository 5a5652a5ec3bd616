"""Trusted reverse proxies: the address and scheme of the client behind them."""

from collections.abc import Iterator, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from astrarium.core.errors import BadOption

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
LOOPBACK = ("127.0.0.1", "::1")


def parse_network(text: str) -> Network:
    """Return the address or network that `text` names; raise BadOption if it is neither."""
    try:
        return ip_network(text)
    except ValueError:
        raise BadOption(
            f"a trusted proxy is an address or a network such as 10.0.0.0/8, not {text!r}"
        ) from None


class ForwardedMiddleware:
    """ASGI middleware that replaces client and scheme by what trusted proxies report, for HTTP and WebSocket.

    Every proxy appends the address of its own client to `X-Forwarded-For`. From the end, entries count as
    long as the one after them is a trusted proxy, so that the client is the last untrusted hop. At an entry
    that is not an address the search ends at the proxy that reported it: a client cannot invent itself a new
    address with every request.
    """

    def __init__(self, app: ASGIApp, trusted: Sequence[str]) -> None:
        self.app = app
        self.networks = [parse_network(text) for text in trusted]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward a request with the address and scheme of its client."""
        if scope["type"] in ("http", "websocket") and scope.get("client"):
            host, port = scope["client"]
            peer = parse_address(host)
            headers = Headers(scope=scope)
            client = peer
            if peer is not None and self._is_trusted(peer):
                client = self._last_untrusted(peer, headers.getlist("x-forwarded-for"))
                scope["scheme"] = _scheme(scope, headers.getlist("x-forwarded-proto"))
            if client is not None:
                scope["client"] = (str(client), port if client == peer else 0)
        await self.app(scope, receive, send)

    def _is_trusted(self, address: Address) -> bool:
        return any(address in network for network in self.networks)

    def _last_untrusted(self, peer: Address, headers: list[str]) -> Address:
        """Return the last hop that is not a trusted proxy, or the first hop if all are."""
        client = peer
        for entry in _from_the_end(headers):
            address = parse_address(entry)
            if address is None:
                return client
            client = address
            if not self._is_trusted(address):
                return client
        return client


def parse_address(text: str) -> Address | None:
    """Return the address in `text`, which may have a port; None if there is none.

    An IPv4 address mapped to IPv6 is returned as IPv4: it belongs to the same client.
    """
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def _from_the_end(headers: list[str]) -> Iterator[str]:
    for header in reversed(headers):
        yield from reversed(header.split(","))


def _scheme(scope: Scope, headers: list[str]) -> str:
    """Return the scheme that the nearest proxy reports, or the present one if it reports none."""
    given = next(_from_the_end(headers), "").strip().lower()
    if given not in ("http", "https", "ws", "wss"):
        return str(scope["scheme"])
    plain = "ws" if scope["type"] == "websocket" else "http"
    return f"{plain}s" if given.endswith("s") and given != "ws" else plain
