"""The process in which bots think: questions come in on its input, answers go out on its output.

Every message is four bytes that say how long it is, and MessagePack. When the input ends, so does the
process.
"""

import contextlib
import os
import signal
import sys
from collections import OrderedDict
from typing import BinaryIO

import msgspec

import astrarium
from astrarium.bots import Agent, Mcts, parse
from astrarium.bots.external import EngineFailure
from astrarium.server.logs import log, set_up

PATIENCE = 19
STAND_IN = "greedy"
"""Decides for an engine that has failed, or is not offered any more."""
MOST_AGENTS = 4
HEAD = 4


class ThinkRequest(msgspec.Struct, frozen=True):
    """What a bot is asked about a match after `event` events; `who` is a seat or "hint"."""

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
    """A move, and what share of the search, in percent, went into it."""

    move: str
    share: int


class BotCache:
    """Bots that remember their last thoughts."""

    def __init__(self) -> None:
        self._agents: OrderedDict[tuple[str, str, str], Agent] = OrderedDict()

    def think(self, question: ThinkRequest) -> ThinkResponse:
        """The move a bot chooses."""
        game = astrarium.game(question.game)
        state = game.restore(question.state)
        agent = self._agent(question)
        try:
            action = agent.choose(state)
        except EngineFailure as failure:
            log("an engine failed; a bot decides instead", match=question.match, reason=str(failure))
            del self._agents[*question.player, question.bot]
            action = parse(STAND_IN, question.seed).choose(state)
        single = len(state.legal()) == 1
        return ThinkResponse(game.space.text(action), 100 if single else _share(agent))

    def _agent(self, question: ThinkRequest) -> Agent:
        key = (*question.player, question.bot)
        agent = self._agents.pop(key, None)
        if agent is None:
            agent = parse(question.bot, question.seed, engines=True)
        self._agents[key] = agent
        while len(self._agents) > MOST_AGENTS:
            self._agents.popitem(last=False)
        return agent


def _share(agent: Agent) -> int:
    if not isinstance(agent, Mcts):
        return 100
    tries = [int(count) for count in agent.root.edge_visits]
    return round(100 * max(tries) / max(1, sum(tries)))


def frame(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(HEAD, "big") + message


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer questions until there are no more."""
    minds, decoder = BotCache(), msgspec.msgpack.Decoder(ThinkRequest)
    while len(head := source.read(HEAD)) == HEAD:
        body = source.read(int.from_bytes(head, "big"))
        answer = minds.think(decoder.decode(body))
        sink.write(frame(msgspec.msgpack.encode(answer)))
        sink.flush()


def main() -> None:
    """Answer questions at low priority until the server closes the input.

    Ctrl-C and service managers signal the whole process group, so SIGINT and SIGTERM are ignored.
    """
    set_up()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.nice(PATIENCE)  # counts only inside the server's own session, so workers begin none of their own
    with contextlib.suppress(BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
