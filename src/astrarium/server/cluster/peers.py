"""Requests that a server sends to the owner of a match, and their replies."""

import msgspec

from astrarium.server.errors import ApiError
from astrarium.server.storage.queries import Event


class PeerMessage(msgspec.Struct, frozen=True, tag="message"):
    """A message of a client that changes a match, as JSON; `data` of the reply has the frames to send."""

    match: str
    guest: str
    data: bytes


class PeerCall(msgspec.Struct, frozen=True, tag="call"):
    """HTTP operation by its id in the OpenAPI document; `data` of the reply is the body of the response."""

    operation: str
    match: str
    guest: str
    address: str
    path_params: dict[str, str]
    body: bytes


class PeerBegin(msgspec.Struct, frozen=True, tag="begin"):
    """A guest has arrived at a match, which may begin."""

    match: str
    guest: str


class PeerEvents(msgspec.Struct, frozen=True, tag="events"):
    """The sender asks for the events of a match after its first `after`."""

    match: str
    after: int


class PeerYield(msgspec.Struct, frozen=True, tag="yield"):
    """The sender has a client of a match; the owner gives the match up if it has none."""

    match: str


PeerRequest = PeerMessage | PeerCall | PeerBegin | PeerEvents | PeerYield


class PeerReply(msgspec.Struct, frozen=True):
    """Reply of a server: the result, or the refusal if `error` is set.

    `number` is the number of events of the match, `events` has the last of them. A server that does not own
    the match sets `not_owner`.
    """

    data: bytes = b""
    status: int = 200
    error: str = ""
    text: str = ""
    clause: str = ""
    number: int = 0
    events: list[Event] = []
    not_owner: bool = False

    def events_after(self, number: int) -> list[Event] | None:
        """Return the events after the first `number`; None if the reply does not have all of them."""
        missing = self.number - number
        return self.events[len(self.events) - missing :] if 0 <= missing <= len(self.events) else None

    def check(self) -> "PeerReply":
        """Return the reply; raise ApiError if it is a refusal."""
        if self.error:
            raise ApiError(self.status, self.error, self.text, self.clause)
        return self


def refuse(refusal: ApiError) -> PeerReply:
    """Return a refusal as a reply."""
    return PeerReply(b"", refusal.status, refusal.error, refusal.text, refusal.clause)


NOT_OWNER = PeerReply(not_owner=True)
ENCODER = msgspec.msgpack.Encoder()
REQUEST_DECODER: "msgspec.msgpack.Decoder[PeerRequest]" = msgspec.msgpack.Decoder(PeerRequest)
REPLY_DECODER = msgspec.msgpack.Decoder(PeerReply)
