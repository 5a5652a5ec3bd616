"""Drive the engine from Python in nested structures that are freed in random order.

    PYTHONMALLOC=debug python -X faulthandler -m tests.memory.stress --rounds 2000 --seed 1

Nothing is asserted here: a memory checker watches (CPython's debug allocator, AddressSanitizer or valgrind),
and a fault ends the process. All choices follow from the seed.
"""

import argparse
import gc
import random
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

import astrarium
from astrarium.bots import Mcts
from astrarium.bots.tree import Node, chance_node
from astrarium.core.bag import Bag
from astrarium.core.codec import Reader
from astrarium.core.match import Match, Observer
from astrarium.core.patch import difference
from astrarium.core.rng import Rng
from astrarium.lab.batch import Batch
from astrarium.lab.match_runner import MatchSpec, legal_mask

SLOTS: Final = 150
LONGEST_CHAIN: Final = 3000
LONGEST_WALK: Final = 120


class Branch:
    """Node of a search tree written by a user."""

    __slots__ = ("content", "parent")

    def __init__(self, content: object, parent: object) -> None:
        self.content = content
        self.parent = parent


class Linked(astrarium.State):
    """Interpreted subclass of a compiled state, with attributes and a cycle."""

    def __init__(self, seats: int, before: object) -> None:
        super().__init__(seats)
        self.before = before
        self.itself = self  # a cycle, which only the garbage collector finds


class Slotted(astrarium.State):
    """Interpreted subclass of a compiled state, with slots."""

    __slots__ = ("before",)

    def __init__(self, seats: int, before: object) -> None:
        super().__init__(seats)
        self.before = before


class Collector(Observer):
    """Observer that keeps clones and sometimes raises in the middle of a match."""

    def __init__(self, rand: random.Random) -> None:
        self.rand = rand
        self.kept: list[object] = []

    def played(self, match: Match, actor: int, action: int) -> None:
        self.kept = [match.state.clone(), actor, action, self.kept]
        if self.rand.random() < 0.005:
            raise RuntimeError("an observer fails")


class Stress:
    """Slots that are filled with objects of the engine and emptied at random."""

    def __init__(self, seed: int) -> None:
        self.rand = random.Random(seed)
        self.slots: list[object] = [None] * SLOTS
        self.works: list[Callable[[], object]] = [
            self.clones, self.chain, self.subclasses, self.nodes, self.search, self.features, self.views,
            self.restored, self.damaged, self.record, self.match, self.batch, self.arrays, self.parts,
            self.refusals,
        ]  # fmt: skip

    def round(self) -> None:
        """Create an object, nest it with an older one, and drop others."""
        made = self.rand.choice(self.works)()
        slot = self.rand.randrange(SLOTS)
        if self.rand.random() < 0.7:
            made = self.nested(made, self.slots[slot])
        self.slots[slot] = made
        if self.rand.random() < 0.3:
            self.slots[self.rand.randrange(SLOTS)] = None
        if self.rand.random() < 0.02:
            self.rand.shuffle(self.slots)
            del self.slots[SLOTS // 2 :]
            self.slots += [None] * (SLOTS - len(self.slots))
        if self.rand.random() < 0.02:
            gc.collect(self.rand.randrange(3))
            gc.get_referents(*self.slots)

    def nested(self, made: object, older: object) -> object:
        """Return a container of both objects."""
        shape = self.rand.randrange(5)
        if shape == 0:
            return [made, older]
        if shape == 1:
            return (older, made)
        if shape == 2:
            return {"made": made, "older": older}
        if shape == 3:
            return Branch(made, older)
        return Linked(2, (made, older))

    def state(self) -> tuple[astrarium.Game, astrarium.State]:
        """Return a random game and a position in the middle of a random match of it."""
        game = astrarium.game(self.rand.choice(astrarium.games()))
        options = {
            name: self.rand.choice(option.choices)
            for name, option in game.options.items()
            if self.rand.random() < 0.2
        }
        try:
            state = game.start(self.rand.choice(list(game.seats)), options)
        except astrarium.BadOption:  # not every combination is allowed
            state = game.start()
        if self.rand.random() < 0.2:
            state.notes, state.sources = [], []
        for _ in self.walk(state, self.rand.randrange(LONGEST_WALK)):
            pass
        return game, state

    def walk(self, state: astrarium.State, steps: int) -> Iterator[astrarium.State]:
        """Play up to `steps` random legal actions; yield `state` after each."""
        for _ in range(steps):
            if state.actor == astrarium.OVER:
                return
            state.apply(self.rand.choice(state.legal()))
            yield state

    def clones(self) -> object:
        """Return some clones of successive positions."""
        _, state = self.state()
        kept = [state.clone() for _ in self.walk(state, self.rand.randrange(60))]
        self.rand.shuffle(kept)
        return [kept[: len(kept) // 2], [one.moves for one in kept], kept[0].key() if kept else None]

    def chain(self) -> object:
        """Return a deep chain of clones, like a path in a search tree."""
        _, state = self.state()
        node: object = None
        for _ in range(self.rand.randrange(LONGEST_CHAIN)):
            node = self.nested(state.clone(), node)
        return node

    def subclasses(self) -> object:
        """Return a deep chain of states of an interpreted subclass."""
        kind: Any = self.rand.choice([Linked, Slotted])
        node: object = None
        for _ in range(self.rand.randrange(LONGEST_CHAIN)):
            node = kind(2, node)
        return node

    def nodes(self) -> object:
        """Return a deep chain of search nodes with branches."""
        node = chance_node(2)
        made: list[Node] = []
        for _ in range(self.rand.randrange(LONGEST_CHAIN)):
            width = self.rand.randrange(1, 4)
            parent = Node(0, vec[i64]([0] * width), 2)
            parent.children[self.rand.randrange(width)] = node
            parent.children[self.rand.randrange(width)] = self.rand.choice(made) if made else None
            made = [*made[-3:], parent]
            node = parent
        return node

    def search(self) -> object:
        """Return a bot with its search tree, or a part of the tree that outlives the bot."""
        _, state = self.state()
        bot = astrarium.bot("greedy", seed=1)
        if self.rand.random() < 0.8:
            values = self.rand.choice(["net", "heuristic", "random"])
            bot = astrarium.bot("mcts", iterations=self.rand.randrange(1, 150), seed=1, leaf=values)
        for _ in range(self.rand.randrange(1, 6)):
            if state.actor >= 0:
                state.apply(bot.choose(state))
            for _ in self.walk(state, 2):
                pass
        if isinstance(bot, Mcts) and bot.table and self.rand.random() < 0.5:
            return self.rand.choice(list(bot.table.values()))
        return [bot, state]

    def features(self) -> object:
        """Return buffers of features and a mask that outlive the state."""
        game, state = self.state()
        found = [state.features(seat) for seat in range(int(state.seats))]
        out = vec[i16]([i16(0)] * len(game.feature_names))
        state.encode(0, out, 0, -1)
        if state.layout().seat_size > 0:
            state.encode_seat(0, out, 0, -1)
        return [memoryview(self.rand.choice(found)), out, legal_mask(state, game.space.decisions)]

    def views(self) -> object:
        """Return a view updated move by move, and the patches."""
        game, state = self.state()
        view, kept = game.view(state), []
        state.mark_seen()
        for _ in self.walk(state, self.rand.randrange(20)):
            renewed, patch = game.renew(view, state)
            kept.append((patch.changed, difference(view, renewed)))
            view = renewed
            state.mark_seen()
        game.draw(state)
        return [view, kept]

    def restored(self) -> object:
        """Return a restored position, played to the end."""
        game, state = self.state()
        twin = game.restore(state.to_bytes())
        astrarium.playout(twin, seed=self.rand.randrange(9999))
        return [twin, state.scores(), twin.ranking()]

    def damaged(self) -> object:
        """Restore damaged bytes; return the errors, whose tracebacks keep partial positions alive."""
        game, state = self.state()
        data = bytearray(state.to_bytes())
        kept: list[object] = []
        for _ in range(20):
            broken = bytearray(data[: self.rand.randrange(1, len(data) + 1)])
            broken[self.rand.randrange(len(broken))] = self.rand.randrange(256)
            try:
                kept.append(game.restore(bytes(broken)))
            except astrarium.BadBytes as error:
                kept.append(error)  # with its traceback
        return kept

    def record(self) -> object:
        """Write, parse and replay a record; also parse one with its lines shuffled."""
        game, _ = self.state()
        dealer = astrarium.Dealer(seed=self.rand.randrange(99))
        bots = [astrarium.bot("uniform", seed=seat) for seat in game.seats]
        match = Match(game, bots[: min(game.seats)], dealer)
        for _ in range(self.rand.randrange(80)):
            if match.state.actor != astrarium.OVER:
                match.step()
        record = match.record()
        record.stamp(20)
        text = record.text()
        positions = [state.clone() for state in astrarium.Record.parse(text).positions()]
        lines = text.splitlines()
        self.rand.shuffle(lines)
        with suppress(astrarium.AstrariumError):
            astrarium.Record.parse("\n".join(lines)).replay()
        return [record, self.rand.choice(positions)]

    def match(self) -> object:
        """Play a match with an observer that may raise in the middle of it."""
        game, _ = self.state()
        count = self.rand.choice(list(game.seats))
        bots = [astrarium.bot(self.rand.choice(["uniform", "greedy"]), seed=seat) for seat in range(count)]
        collector = Collector(self.rand)
        match = Match(game, bots, astrarium.Dealer(seed=1), observers=[collector])
        if self.rand.random() < 0.7:
            with suppress(RuntimeError):
                match.run()
        return collector.kept if self.rand.random() < 0.5 else match

    def batch(self) -> object:
        """Step a batch of matches; return the batch or a part that outlives it."""
        game, state = self.state()
        opening = game.start(int(state.seats))
        rows = self.rand.randrange(1, 9)
        seated: Any = [None] * int(opening.seats)
        if self.rand.random() < 0.3:
            seated[0] = astrarium.bot("uniform", seed=1)
        spec = MatchSpec(opening, game.space.decisions, self.rand.randrange(2))
        batch = Batch(spec, rows, lambda *_: seated, keep_final=True)
        batch.reset([self.rand.randrange(999) for _ in range(rows)])
        rng = Rng(self.rand.randrange(999))
        for _ in range(self.rand.randrange(200)):
            batch.step(batch.sample(rng))
        with suppress(astrarium.IllegalAction):
            batch.step(vec[i64]([-1] * rows))
        observations = memoryview(batch.observations.data)
        parts = [batch, observations, memoryview(batch.mask), batch.runners, batch.masked]
        return self.rand.choice(parts)

    def arrays(self) -> object:
        """Return a vector environment or arrays that outlive it."""
        try:
            from astrarium.lab.vector import VectorEnv
        except ImportError:  # without the libraries of the laboratory
            return None
        env = VectorEnv(self.rand.choice(astrarium.games()), self.rand.randrange(1, 9), seed=1)
        for _ in range(self.rand.randrange(100)):
            env.step(env.sample())
        return self.rand.choice([env, env.observation, env.mask[0], [env.reward, env.actor], env.batch])

    def parts(self) -> object:
        """Return bags, a reader and a random generator."""
        bag = Bag(vec[i64]([3, 0, 5]))
        bag.take(0)
        reader = Reader(self.rand.randbytes(40))
        with suppress(astrarium.BadBytes):
            for _ in range(50):
                reader.take()
        return [bag, bag.clone(), bag.outcomes(2), bag.odds(), reader, Rng(self.rand.randrange(2**90))]

    def refusals(self) -> object:
        """Return refusals, and errors for invalid notation."""
        game, state = self.state()
        found: list[object] = []
        for _ in range(30):
            text = game.space.text(self.rand.randrange(game.space.size))
            try:
                found.append(game.why_not(state, text))
                game.space.parse(text[: self.rand.randrange(len(text))])
            except astrarium.BadNotation as error:
                found.append(error)
        return found


def main() -> None:
    """Run `--rounds` rounds, or as many as fit into `--seconds`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    stress = Stress(chosen.seed)
    start, done = time.monotonic(), 0
    while time.monotonic() - start < chosen.seconds if chosen.seconds else done < chosen.rounds:
        stress.round()
        done += 1
    stress.slots.clear()
    gc.collect()
    engine = "compiled" if astrarium.compiled() else "interpreted"
    print(f"{done} rounds in {time.monotonic() - start:.0f} s, {engine}, seed {chosen.seed}: clean")


if __name__ == "__main__":
    main()
