"""Addresses of clients as keyed hashes: quotas can count them, and the address itself is not stored."""

import hmac
from hashlib import sha256
from ipaddress import IPv6Address, ip_address

from starlette.requests import HTTPConnection

from astrarium.server.lobby.identifiers import today

NETWORK_BITS = 64  # of an IPv6 address; one client has all addresses of such a network
DIGEST_LENGTH = 32


class AddressDigests:
    """Hashes addresses with the secret and the day, so that the hashes of two days cannot be linked."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def digest(self, request: HTTPConnection) -> str:
        """Return the hash of the client's address today, empty if the client has none."""
        if request.client is None or not request.client.host:
            return ""
        text = f"address {today()} {network(request.client.host)}"
        return hmac.new(self._secret, text.encode(), sha256).hexdigest()[:DIGEST_LENGTH]


def network(host: str) -> str:
    """Return the IPv4 address or the IPv6 network of a client."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{int(address) >> (128 - NETWORK_BITS):x}"
