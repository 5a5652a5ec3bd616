"""Worker process for bots: requests arrive on stdin, responses leave on stdout.

A message is four bytes of length and MessagePack. The process exits when stdin closes.
"""

import contextlib
import os
import signal
import sys
from collections import OrderedDict
from typing import BinaryIO

import msgspec

import astrarium
from astrarium.bots import Agent, Level, Mcts, parse
from astrarium.bots.external import EngineFailure
from astrarium.server.logs import log, set_up

NICENESS = 19
FALLBACK_BOT = "greedy"
"""Bot that replaces a failed engine or a withdrawn level."""
MAX_AGENTS = 4
HEADER_SIZE = 4


class ThinkRequest(msgspec.Struct, frozen=True):
    """A decision to make in a match after `event` events; `who` is a seat or "hint"."""

    match: str
    event: int
    who: str
    game: str
    state: bytes
    bot: str
    seed: int

    @property
    def player(self) -> tuple[str, str]:
        """The match and who thinks; the same player can continue its last search."""
        return self.match, self.who


class ThinkResponse(msgspec.Struct, frozen=True):
    """A move, and its share of the search in percent."""

    move: str
    share: int


class BotCache:
    """The most recently used bots, so that their searches can continue."""

    def __init__(self) -> None:
        self._agents: OrderedDict[tuple[str, str, str], Agent] = OrderedDict()

    def think(self, request: ThinkRequest) -> ThinkResponse:
        """Return the move a bot chooses; the fallback bot decides if an external engine fails."""
        game = astrarium.game(request.game)
        state = game.restore(request.state)
        agent = self._agent(request)
        try:
            action = agent.choose(state)
        except EngineFailure as failure:
            log("engine failed; fallback bot decides", match=request.match, reason=str(failure))
            del self._agents[*request.player, request.bot]
            action = parse(FALLBACK_BOT, request.seed).choose(state)
        single = len(state.legal()) == 1
        return ThinkResponse(game.space.text(action), 100 if single else _share(agent))

    def _agent(self, request: ThinkRequest) -> Agent:
        key = (*request.player, request.bot)
        agent = self._agents.pop(key, None)
        if agent is None:
            agent = parse(request.bot, request.seed, engines=True)
        self._agents[key] = agent
        while len(self._agents) > MAX_AGENTS:
            self._agents.popitem(last=False)
        return agent


def _share(agent: Agent | None) -> int:
    if isinstance(agent, Level):
        agent = agent.player
    if not isinstance(agent, Mcts):
        return 100
    tries = [int(count) for count in agent.root.edge_visits]
    return round(100 * max(tries) / max(1, sum(tries)))


def frame(message: bytes) -> bytes:
    """Return `message` with its length in front."""
    return len(message).to_bytes(HEADER_SIZE, "big") + message


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer requests until `source` ends."""
    cache, decoder = BotCache(), msgspec.msgpack.Decoder(ThinkRequest)
    while len(head := source.read(HEADER_SIZE)) == HEADER_SIZE:
        body = source.read(int.from_bytes(head, "big"))
        response = cache.think(decoder.decode(body))
        sink.write(frame(msgspec.msgpack.encode(response)))
        sink.flush()


def main() -> None:
    """Answer requests at low priority until the server closes the input.

    Ctrl-C and service managers signal the whole process group, so SIGINT and SIGTERM are ignored.
    """
    set_up()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.nice(NICENESS)  # autogrouping ranks sessions first, so workers stay in the server's session
    with contextlib.suppress(BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
