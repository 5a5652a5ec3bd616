"""Playing by text: events as people write them, through the same door that checks their moves."""

from collections.abc import Callable, Iterable, Mapping

from astrarium.core.dealer import Dealer
from astrarium.core.game import Game, Value
from astrarium.core.state import CHANCE, OVER, State

Log = list[tuple[int, str]]


def tell(game: Game, state: State, *texts: str) -> None:
    """Play events in place, decisions and chance alike; an illegal one raises."""
    for text in texts:
        state.apply(game.action(state, text))


def play(game: Game, seats: int, options: Mapping[str, Value], *texts: str) -> State:
    """A match from its beginning through these events."""
    state = game.start(seats, options)
    tell(game, state, *texts)
    return state


def refused(game: Game, state: State, text: str) -> str:
    """The clause that forbids an action; empty if it is legal."""
    refusal = game.why_not(state, text)
    return "" if refusal is None else refusal.rule


def legal(game: Game, state: State, kind: str = "") -> list[str]:
    """The legal actions as texts, all or those of one kind."""
    texts = [game.space.text(action) for action in state.legal()]
    return [text for text in texts if not kind or text.split()[0] == kind]


def odds(game: Game, state: State) -> dict[str, int]:
    """The outcomes of chance as texts, with their weights."""
    return dict(zip(legal(game, state), state.weights(), strict=True))


def over(state: State) -> bool:
    """Whether the match is over."""
    return bool(state.actor == OVER)


def idle(
    game: Game, state: State, draws: Iterable[str] = (), until: Callable[[State], bool] = over, seed: int = 1
) -> Log:
    """Do as little as the rules allow until something is so: the steps a test does not care about.

    Chance deals `draws` where a tile is drawn and the luck of the seed elsewhere; seats take the first
    legal action until they can end their turn.
    """
    dealer, script, log = Dealer(seed), iter(draws), Log()
    while not until(state):
        texts = legal(game, state)
        scripted = next(script, None) if texts[0].startswith("draw") else None
        if scripted is not None:
            text = f"draw {scripted}"
        elif state.actor == CHANCE:
            text = game.space.text(dealer.choose(state))
        else:
            text = "end" if "end" in texts else texts[0]
        log.append((int(state.actor), text))
        tell(game, state, text)
    return log
