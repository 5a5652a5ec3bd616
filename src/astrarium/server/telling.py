"""A position and its events as messages: the view, the legal moves, the question, the log."""

from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, cast

import astrarium
from astrarium.core.game import Game, View
from astrarium.core.state import State
from astrarium.facts import (
    Facts,
    circumstances,
    concerned,
    languages,
    mentioned,
    plain_facts,
    prompt_facts,
    slot_facts,
)
from astrarium.server.levels import LEVELS
from astrarium.server.messages import (
    Catalogue,
    Clause,
    Entry,
    GameInfo,
    KindInfo,
    Move,
    Note,
    OptionInfo,
    Position,
    Prompt,
    Rules,
)


class Teller:
    """Puts one game into messages. What an action is called and is about is worked out once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._moves: dict[int, Move] = {}
        self._priced: dict[tuple[int, int], Move] = {}
        self._asks: dict[str, frozenset[str]] = {}
        said = mentioned(game.folder)
        for kind in game.space.kinds:
            slots = {slot for slot, _ in kind.slots}
            self._asks[kind.name] = said.get(f"log-{kind.name}", frozenset()) - slots - {"who"}
        self.engine = _engine(game)

    def move(self, action: int, view: View) -> Move:
        """An action that can be chosen, with what depends on the position, such as its price."""
        move = self._plain(action)
        more = circumstances(view, move.targets)
        if not more:
            return move
        price = more.get("price")
        if len(more) > 1 or not isinstance(price, int):
            return _with(move, more)
        key = (action, price)
        if key not in self._priced:
            self._priced[key] = _with(move, more)
        return self._priced[key]

    def position(self, state: State, number: int) -> Position:
        """A position after so many events."""
        view = self.game.view(state)
        return Position(
            number=number,
            actor=int(state.actor),
            prompt=Prompt(str(view.get("step", "")), prompt_facts(view)),
            legal=[self.move(action, view) for action in state.legal()],
            view=cast(dict[str, Any], view),
            scores=state.scores(),
            places=state.ranking(),
        )

    def play(self, state: State, action: int, number: int) -> Entry:
        """Apply an action to the state and tell it; `number` is that of the event."""
        actor = int(state.actor)
        about = concerned(state, actor)
        move = self._logged(state, action)
        state.notes = []
        state.apply(action)
        notes = [Note(seat, self.game.catalogue.id(clause), amount) for seat, clause, amount in state.notes]
        state.notes = None
        return Entry(number, actor, about, move, notes)

    def _plain(self, action: int) -> Move:
        move = self._moves.get(action)
        if move is None:
            space = self.game.space
            targets = space.targets(action)
            move = Move(space.text(action), space.kind(action).name, targets, slot_facts(targets))
            self._moves[action] = move
        return move

    def _logged(self, state: State, action: int) -> Move:
        """The move with all that its sentence in the log asks for; mostly that is what it is about."""
        move = self._plain(action)
        asked = self._asks[move.kind]
        if not asked:
            return move
        view = self.game.view(state)
        facts = plain_facts(view) | circumstances(view, move.targets)
        return _with(move, {name: fact for name, fact in facts.items() if name in asked})


def _with(move: Move, more: Facts) -> Move:
    return Move(move.text, move.kind, move.targets, {**move.facts, **more})


def _engine(game: Game) -> str:
    """What snapshots depend on: another engine, edition or wording makes new ones."""
    said = "".join(Path(game.folder, "locale", f"{name}.ftl").read_text("utf-8") for name in languages(game))
    parts = [astrarium.__version__, str(game.edition), game.space.digest, *game.catalogue.ids, said]
    return blake2b("\n".join(parts).encode(), digest_size=16).hexdigest()


@lru_cache
def teller(name: str) -> Teller:
    """The teller of a game."""
    return Teller(astrarium.game(name))


@lru_cache
def catalogue() -> Catalogue:
    """What the server offers."""
    return Catalogue([_game_info(astrarium.game(name)) for name in astrarium.games()], list(LEVELS))


def _game_info(game: Game) -> GameInfo:
    options = [
        OptionInfo(
            name, option.text(option.default), [option.text(value) for value in option.choices], option.help
        )
        for name, option in game.options.items()
    ]
    kinds = [KindInfo(kind.name, [slot for slot, _ in kind.slots], kind.chance) for kind in game.space.kinds]
    return GameInfo(
        name=game.name,
        title=game.title,
        edition=game.edition,
        about=game.about,
        seats=list(game.seats),
        options=options,
        kinds=kinds,
        digest=game.space.digest,
        languages=languages(game),
    )


@lru_cache
def rules(name: str) -> Rules:
    """The clauses of a game."""
    texts = astrarium.game(name).catalogue
    return Rules(name, [Clause(clause, texts.text(clause)) for clause in texts.ids])
