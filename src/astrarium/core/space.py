"""Action space of a game: an action is an integer at run time and a text everywhere else.

A *kind* is a verb with named slots; each slot takes a token of its *domain*. Actions are numbered by kind in
the order of declaration, decisions before chance; within a kind, the last slot varies fastest.
"""

import re
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from hashlib import blake2b
from itertools import product
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.errors import BadNotation, NeverLegal

TOKEN: Final = re.compile(r"[a-z0-9-]+")


@final
class Domain:
    """The tokens that can fill a slot, such as all places of a board."""

    def __init__(self, name: str, tokens: Sequence[str]) -> None:
        for token in tokens:
            if not TOKEN.fullmatch(token):
                raise ValueError(f"domain {name}: {token!r} is not a token")
        if len(set(tokens)) != len(tokens):
            raise ValueError(f"domain {name}: a token occurs twice")
        self.name: Final = name
        self.tokens: Final[list[str]] = list(tokens)
        self.number: Final[dict[str, int]] = {token: number for number, token in enumerate(tokens)}


@final
class Kind:
    """A verb with its slots. `where` selects the combinations of tokens that are actions; default: all.

    `never` is the clause that forbids the other combinations in every position.
    """

    def __init__(
        self,
        name: str,
        *slots: tuple[str, Domain],
        where: Callable[[Sequence[int]], bool] | None = None,
        chance: bool = False,
        never: str = "",
    ) -> None:
        self.never: Final = never
        if not TOKEN.fullmatch(name):
            raise ValueError(f"kind {name!r}: its name is not a token")
        self.name: Final = name
        self.slots: Final = list(slots)
        self.chance: Final = chance
        ranges = [range(len(domain.tokens)) for _, domain in slots]
        self.fillings: Final = [row for row in product(*ranges) if where is None or where(row)]


@final
class ActionSpace:
    """All actions of a game, numbered from 0: first decisions, then outcomes of chance.

    `pack` identifies the component pack that gives the actions their meaning; it is part of the digest.
    """

    def __init__(self, *kinds: Kind, pack: str = "") -> None:
        self.kinds: Final = list(kinds)
        self.width: Final = max(len(kind.slots) for kind in kinds)
        self.first: Final[dict[str, int]] = {}
        self.kind_of: vec[i64] = vec[i64]()
        self.slots_of: vec[i64] = vec[i64]()
        self.size: int = 0
        self.decisions: int = 0
        for number, kind in enumerate(kinds):
            self._add(number, kind)
        texts = [self.text(action) for action in range(self.size)]
        self._by_text: Final = {text: action for action, text in enumerate(texts)}
        meaning = [*texts, f"pack {pack}"] if pack else texts
        self.digest: Final = blake2b("\n".join(meaning).encode(), digest_size=8).hexdigest()

    def _add(self, number: i64, kind: Kind) -> None:
        if not kind.chance and self.decisions != self.size:
            raise ValueError(f"kind {kind.name}: decisions are declared before chance")
        if kind.name in self.first:
            raise ValueError(f"kind {kind.name} is declared twice")
        self.first[kind.name] = self.size
        for row in kind.fillings:
            self.kind_of = append(self.kind_of, number)
            for index in range(self.width):
                self.slots_of = append(self.slots_of, i64(row[index]) if index < len(row) else -1)
        self.size += len(kind.fillings)
        if not kind.chance:
            self.decisions = self.size

    def kind(self, action: int) -> Kind:
        """Return the kind of `action`; raise BadNotation if the number is out of range."""
        if not 0 <= action < self.size:
            raise BadNotation(f"{action} is not an action: they are numbered 0 to {self.size - 1}")
        return self.kinds[self.kind_of[action]]

    def slot(self, action: i64, index: i64) -> i64:
        """Return the token number in the slot `index` of `action`, -1 if its kind has no such slot."""
        return self.slots_of[action * self.width + index]

    def targets(self, action: int) -> dict[str, str]:
        """Return the tokens of `action` by slot: {"from": "m7", "to": "l6"}."""
        kind = self.kind(action)
        return {
            slot: domain.tokens[self.slot(action, index)] for index, (slot, domain) in enumerate(kind.slots)
        }

    def text(self, action: int) -> str:
        """Return the notation of `action`: its kind and its tokens."""
        return " ".join([self.kind(action).name, *self.targets(action).values()])

    def encode(self, kind: str, *tokens: str) -> int:
        """Return the action of a kind and its tokens; raise BadNotation if there is none."""
        return self.parse(" ".join([kind, *tokens]))

    def parse(self, text: str) -> int:
        """Return the action with the notation `text`, ignoring case and extra spaces.

        Raise BadNotation if there is none.
        """
        words = text.casefold().split()
        action = self._by_text.get(" ".join(words))
        if action is None:
            raise self._notation_error(words)
        return action

    def _notation_error(self, words: list[str]) -> BadNotation:
        if not words:
            return BadNotation("an empty text is not an action")
        names = [kind.name for kind in self.kinds]
        if words[0] not in names:
            known = ", ".join(names)
            hint = _did_you_mean(words[0], names)
            return BadNotation(f"unknown action {words[0]!r}{hint} (there are: {known})")
        kind = self.kinds[names.index(words[0])]
        form = " ".join([kind.name, *(f"<{slot}>" for slot, _ in kind.slots)])
        if len(words) - 1 != len(kind.slots):
            return BadNotation(f"{' '.join(words)!r} should have the form: {form}")
        for word, (_, domain) in zip(words[1:], kind.slots, strict=True):
            if word not in domain.number:
                hint = _suggestion(word, domain.tokens)
                return BadNotation(f"{word!r} is not a valid {domain.name}{hint} (form: {form})")
        clause = f", {kind.never}" if kind.never else ""
        message = f"{' '.join(words)!r} names things that never go together (form: {form}{clause})"
        targets = {slot: word for word, (slot, _) in zip(words[1:], kind.slots, strict=True)}
        return NeverLegal(message, kind.name, targets, kind.never)


def _did_you_mean(word: str, known: list[str]) -> str:
    close = get_close_matches(word, known, 1)
    return f", did you mean {close[0]!r}?" if close else ""


def _suggestion(word: str, known: list[str]) -> str:
    few = f": one of {', '.join(known)}" if len(known) <= 8 else ""
    return _did_you_mean(word, known) or few
