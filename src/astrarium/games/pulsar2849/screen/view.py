"""Encode a position as plain data for screens, independent of the viewer; see `view_types`."""

from typing import Final

from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.game import View
from astrarium.core.state import CHANCE, FRAME, OVER, State
from astrarium.games.pulsar2849.components import constants, schema, starmap, tables
from astrarium.games.pulsar2849.rules import actions, blocks, codes, columns, steps
from astrarium.games.pulsar2849.rules.counting import count
from astrarium.games.pulsar2849.rules.dicing import distance
from astrarium.games.pulsar2849.rules.producing import row_value
from astrarium.games.pulsar2849.rules.scoring import bonus_price, meets_goal
from astrarium.games.pulsar2849.rules.state import PulsarState
from astrarium.games.pulsar2849.screen.view_map import locations, ships_at
from astrarium.games.pulsar2849.screen.view_seats import board, name_of, player, seat_or_none, transmitter
from astrarium.games.pulsar2849.screen.view_types import (
    BoardView,
    BonusView,
    ExplorationView,
    FlightView,
    GoalView,
    GyrodyneView,
    LocationView,
    MarkerView,
    MedianView,
    NeedView,
    PriceView,
    PrizesView,
    PulsarPlayerView,
    PulsarPromptView,
    PulsarStepView,
    PulsarTableView,
)

PRODUCTION_NAMES: Final = [
    "turn-order",
    "awards",
    "penalties",
    "transmitters",
    "gyrodynes",
    "technologies",
    "next-round",
]
FINAL_NAMES: Final = [
    "technologies",
    "goals",
    "rings",
    "unfinished",
    "cubes",
    "initiative",
    "stations",
]
LOCATION_STEPS: Final = [steps.DISCOVER, steps.THROUGH, steps.ENDING, steps.CLAIM]
CARD_STEPS: Final = [steps.EFFECT, steps.SHIFT, steps.BUY, steps.MEET]
COSTS_ROOM: Final[i64] = 8
PLACES: Final = 4
FIRST_SEGMENT: Final = [0, len(starmap.MAPS[0].segments)]


def view(state: State) -> View:
    """Return the position as plain data, ready for JSON."""
    return {**table(_own(state))}


def table(s: PulsarState) -> PulsarTableView:
    """Return the position as a typed view."""
    places = s.ranking()
    players = [player(s, seat, places[seat]) for seat in range(s.seats)]
    return _table(s, locations(s), _boards(s), players)


def renew(previous: View, state: State) -> View:
    """Return the view of `state`; what did not change since `previous` is shared with it."""
    s = _own(state)
    players = previous["players"]
    assert isinstance(players, list)
    return {
        **_table(
            s,
            _renewed_locations(previous, players, s),
            _renewed_boards(previous, s),
            _renewed_players(previous, players, s),
        )
    }


def _own(state: State) -> PulsarState:
    if not isinstance(state, PulsarState):
        raise TypeError(f"a view of Pulsar 2849 was asked of a {type(state).__name__}")
    return state


def _renewed_locations(
    previous: View, players: list[PulsarPlayerView], s: PulsarState
) -> dict[str, LocationView]:
    """Return the locations; if the map is unchanged, only those that a ship left or reached are new."""
    old = previous["locations"]
    assert isinstance(old, dict)
    if s.changed & blocks.MAP != 0:
        return locations(s)
    renewed: dict[str, LocationView] = old
    for seat in range(s.seats):
        ship = s.get(seat, columns.SHIP)
        there = starmap.NODE_NAMES[ship] if ship != starmap.NONE else None
        before = players[seat]["ship"]
        if there != before:
            renewed = renewed.copy()
            for name in (before, there):
                if name is not None:
                    renewed[name] = {**renewed[name], "ships": ships_at(s, actions.NODE.number[name])}
    return renewed


def _renewed_boards(previous: View, s: PulsarState) -> list[BoardView | None]:
    old = previous["boards"]
    assert isinstance(old, list)
    if previous["round"] == s.round and s.changed & (blocks.TECHS | blocks.SUPPLY) == 0:
        return old
    return _boards(s)


def _renewed_players(
    previous: View, players: list[PulsarPlayerView], s: PulsarState
) -> list[PulsarPlayerView]:
    """Return the players; projects also depend on whether the bonus die was had."""
    places = s.ranking()
    renewed = players.copy()
    all_new = s.changed & (blocks.TECHS | blocks.TILES | blocks.MAP) != 0 or previous["bonus"] != _bonus(s)
    for seat in range(s.seats):
        own = s.changed & (blocks.MEANS[seat] | blocks.ABILITY[seat] | blocks.HOLDING[seat])
        if all_new or own != 0 or players[seat]["place"] != places[seat]:
            renewed[seat] = player(s, seat, places[seat])
    return renewed


def _boards(s: PulsarState) -> list[BoardView | None]:
    return [board(s, number) if number != starmap.NONE else None for number in s.boards]


def _table(
    s: PulsarState,
    nodes: dict[str, LocationView],
    boards: list[BoardView | None],
    players: list[PulsarPlayerView],
) -> PulsarTableView:
    """Return the typed view with the given large parts."""
    return {
        **_prompt(s),
        "order": list(s.order),
        "tracks": {actions.MARKERS[track]: _track(s, track) for track in range(constants.TRACKS)},
        "prizes": _prizes(s),
        "dice": {str(value): s.dice[value] for value in range(1, constants.FACES + 1)},
        "steps": _steps(s),
        "median": _median(s),
        "bonus": _bonus(s),
        "row_value": _row_value(s),
        "locations": nodes,
        "offer": [transmitter(s, tile, False) if tile != starmap.NONE else None for tile in s.offer],
        "pile": {"letter": tables.LETTERS[s.letter], "left": s.designs.left, "designs": _designs(s)},
        "boards": boards,
        "goals": [
            _goal(s, place) if s.goals[place] != starmap.NONE else None
            for place in range(constants.GOALS_IN_GAME)
        ],
        "exploration": _exploration(s),
        "systems_left": s.systems.left,
        "gyrodynes": {constants.GYRODYNES.names[size]: _gyrodyne(s, size) for size in range(constants.SIZES)},
        "flight": _flight(s),
        "upcoming": _upcoming(s),
        "players": players,
    }


def _prompt(s: PulsarState) -> PulsarPromptView:
    """Return the plain facts of the present step."""
    step = s.step()
    argument: i64 = s.step_argument() if step >= 0 else starmap.NONE
    price, worth = _sale(s, step, argument)
    return {
        "seats": s.seats,
        "options": _chosen(s),
        "round": s.round,
        "rounds": constants.ROUNDS,
        "actor": _actor(s),
        "step": steps.NAMES[step] if step >= 0 else "over",
        "turn": _turn(s),
        "asked": seat_or_none(s.step_seat()) if step >= 0 else None,
        "about": about(s, step, argument) if step >= 0 else "",
        "title": _title(s, step, argument),
        "price": price,
        "worth": worth,
        "left": _left(s, step, argument),
        "due": " ".join(_colours(s.gates)),
    }


def _chosen(s: PulsarState) -> dict[str, str | bool]:
    """Return the options that change rules."""
    return {
        "map": starmap.MAP_NAMES[s.star_map],
        "hq": s.hq == 1,
        "even_start": s.variants & codes.EVEN_START != 0,
        "stations": codes.STATION_RULES[int(s.variants & codes.OPTIONAL_STATIONS != 0)],
        "dice": codes.DICE_RULES[int(s.variants & codes.MUST_USE_DICE != 0)],
    }


def _actor(s: PulsarState) -> int | str:
    if s.actor == CHANCE:
        return "chance"
    return "over" if s.actor == OVER else s.actor


def _turn(s: PulsarState) -> int | None:
    """Return the seat whose turn it is, None outside the turns of players."""
    for at in range(len(s.agenda) - FRAME, -1, -FRAME):
        if s.agenda[at] == steps.ACT:
            return s.agenda[at + 1]
    return None


def _card_of(step: i64, argument: i64) -> i64:
    """Return the card that a step is about, NONE if it is not about a card."""
    if step in CARD_STEPS:
        return tables.EFFECT_CARD[argument]
    if step == steps.JOIN:
        return tables.FIRST_TRANSMITTER + tables.TILE_DESIGN[argument // COSTS_ROOM]
    if step in (steps.ONLINE, steps.LINK_DIE):
        return tables.FIRST_TRANSMITTER + tables.TILE_DESIGN[argument]
    return tables.FIRST_SYSTEM + argument if step == steps.BONUS else starmap.NONE


def about(s: PulsarState, step: i64, argument: i64) -> str:
    """Return what a step is about: a location, card, tile, goal, sizes or planets; empty if nothing."""
    if step in LOCATION_STEPS:
        return starmap.NODE_NAMES[argument]
    if step == steps.JOIN:
        return tables.TILE_NAMES[argument // COSTS_ROOM]
    if step in (steps.ONLINE, steps.LINK_DIE):
        return tables.TILE_NAMES[argument]
    if step == steps.GOAL_SCORE:
        return constants.GOALS.names[s.goals[argument]]
    if step == steps.GOAL_BONUS:
        return constants.GOALS.names[s.goals[argument // constants.MAX_BONUSES]]
    if step in (steps.GAIN, steps.SPIN):
        return " ".join(
            constants.GYRODYNES.names[size] for size in range(constants.SIZES) if argument & BITS[size] != 0
        )
    if step == steps.REMOTE:
        return " ".join(planet for kind, planet in enumerate(schema.PLANETS) if argument & BITS[kind] != 0)
    if step == steps.PRODUCE:
        return PRODUCTION_NAMES[argument]
    if step == steps.FINAL:
        return FINAL_NAMES[argument]
    card = _card_of(step, argument)
    return name_of(card) if card != starmap.NONE else ""


def _title(s: PulsarState, step: i64, argument: i64) -> str:
    """Return the display name of what a step is about."""
    if step == steps.GOAL_BONUS:
        return constants.GOALS.titles[s.goals[argument // constants.MAX_BONUSES]][0]
    card = _card_of(step, argument)
    return tables.CARDS.titles[card][0] if card != starmap.NONE else ""


def _sale(s: PulsarState, step: i64, argument: i64) -> tuple[int, int]:
    """Return cubes to pay and VP gained by what is for sale now."""
    if step == steps.BUY:
        return tables.EFFECT_A[argument], tables.EFFECT_B[argument]
    if step == steps.GOAL_BONUS:
        goal = s.goals[argument // constants.MAX_BONUSES]
        bonus = goal * constants.MAX_BONUSES + argument % constants.MAX_BONUSES
        return bonus_price(s, argument), constants.GOAL_BONUSES[bonus * 2 + 1]
    return 0, 0


def _left(s: PulsarState, step: i64, argument: i64) -> int:
    """Return how many segments, rolls, drafts, dice or lots are left in the present step."""
    if step == steps.FLIGHT:
        return s.left
    if step == steps.ROLL:
        return argument
    if step == steps.BUY:
        return tables.EFFECT_C[argument]
    if step == steps.DRAFT:
        frames = range(0, len(s.agenda), FRAME)
        return sum(s.agenda[at] == steps.DRAFT and s.agenda[at + 1] == s.step_seat() for at in frames)
    if step == steps.ACT:
        first = s.step_seat() * codes.DICE_SPACES
        return sum(s.hand[first : first + codes.DICE_SPACES]) + (1 if s.bonus > 0 else 0)
    return 0


def _colours(colours: i64) -> list[str]:
    return [name for colour, name in enumerate(constants.COLOURS) if colours & BITS[colour] != 0]


def _track(s: PulsarState, track: i64) -> list[MarkerView]:
    """Return the markers of a track from ahead to behind."""
    seen: list[int] = []
    markers: list[MarkerView] = []
    for place in range(track * s.markers(), (track + 1) * s.markers()):
        seat, space = s.track[place], s.space[place]
        name = actions.MARKERS[track + constants.TRACKS * seen.count(seat)]
        markers.append({"seat": seat, "marker": name, "space": space, "penalty": constants.PENALTY[space]})
        seen.append(seat)
    return markers


def _prizes(s: PulsarState) -> PrizesView:
    first = s.seats * PLACES
    engineering: list[PriceView] = [
        {"cubes": constants.ENGINEERING_CUBES[place], "points": constants.ENGINEERING_POINTS[place]}
        for place in range(first, first + PLACES)
        if constants.ENGINEERING_CUBES[place] + constants.ENGINEERING_POINTS[place] > 0
    ]
    return {
        "spaces": constants.SPACES,
        "engineering": engineering,
        "initiative": [
            points for points in constants.INITIATIVE_POINTS[first : first + PLACES] if points > 0
        ],
        "penalties": {
            str(space): constants.PENALTY[space]
            for space in range(constants.SPACES + 1)
            if constants.PENALTY[space] > 0
        },
    }


def _median(s: PulsarState) -> MedianView | None:
    if s.median == 0:
        return None
    return {"value": (s.median + 1) // 2, "between": s.median % 2 == 1}


def _steps(s: PulsarState) -> dict[str, int]:
    """Return the distance each die moves a marker, once the median is known."""
    if s.median == 0:
        return {}
    return {str(value): distance(s, value) for value in range(1, constants.FACES + 1)}


def _bonus(s: PulsarState) -> BonusView:
    return {"value": s.bonus if s.bonus > 0 else None, "had": s.bonus_had == 1, "duty": s.duty == 1}


def _row_value(s: PulsarState) -> int | None:
    """Return what each spinning gyrodyne gains besides its own value this round, None while that is open."""
    for number in s.boards:
        if number == starmap.NONE:
            return None
    return row_value(s) if s.median > 0 else None


def _designs(s: PulsarState) -> dict[str, int]:
    """Return the transmitters of the letter on top that are still unseen."""
    counts = s.designs.counts
    return {
        tables.CARD_NAMES[tables.FIRST_TRANSMITTER + design]: counts[design]
        for design in range(tables.DESIGNS)
        if counts[design] > 0
    }


def _goal(s: PulsarState, place: i64) -> GoalView:
    goal = s.goals[place]
    title, text = constants.GOALS.titles[goal]
    needs: list[NeedView] = []
    for counter, least in constants.GOALS.needs[goal]:
        have: list[int] = [count(s, seat, counter) for seat in range(s.seats)]
        needs.append({"counter": constants.COUNTERS[counter], "least": least, "have": have})
    return {
        "goal": constants.GOALS.names[goal],
        "title": title,
        "text": text,
        "points": constants.GOALS.points[goal],
        "needs": needs,
        "bonuses": [{"cubes": cubes, "points": points} for cubes, points in constants.GOALS.bonuses[goal]],
        "met": [meets_goal(s, seat, goal) for seat in range(s.seats)],
        "counted": [s.counted[seat * constants.GOALS_IN_GAME + place] == 1 for seat in range(s.seats)],
    }


def _exploration(s: PulsarState) -> ExplorationView:
    names = tables.CARD_NAMES[tables.FIRST_EXPLORATION : tables.FIRST_EXPLORATION + tables.EXPLORATIONS]
    return {
        "left": s.pile.left,
        "pile": dict(zip(names, list(s.pile.counts), strict=True)),
        "discard": dict(zip(names, list(s.discard), strict=True)),
    }


def _gyrodyne(s: PulsarState, size: i64) -> GyrodyneView:
    return {
        "left": s.stock[columns.STACK + size],
        "take": constants.GYRODYNES.take[size],
        "finish": constants.GYRODYNES.finish[size],
        "points": constants.GYRODYNES.points[size],
        "awards": [
            constants.GYRODYNES.awards[number]
            for number in range(s.stock[columns.AWARDED + size], constants.AWARD_COUNT)
        ],
        "first_award": seat_or_none(s.stock[columns.FIRST_WINNER + size]),
    }


def _flight(s: PulsarState) -> FlightView | None:
    if len(s.path) == 0 and s.left == 0:
        return None
    return {
        "start": _start(s),
        "path": [starmap.NODE_NAMES[node] for node in s.path],
        "left": s.left,
        "gates": _colours(s.gates),
        "landing": starmap.NODE_NAMES[s.landing] if s.landing != starmap.NONE else None,
    }


def _start(s: PulsarState) -> str:
    """Return where the flight began: the other end of the first segment flown."""
    if len(s.used) == 0:
        return starmap.NODE_NAMES[s.get(s.step_seat(), columns.SHIP)]
    first = starmap.FIRST_NODE[s.star_map]
    one, other = starmap.MAPS[s.star_map].segments[s.used[0] - FIRST_SEGMENT[s.star_map]]
    return starmap.NODE_NAMES[first + (other if first + one == s.path[0] else one)]


def _upcoming(s: PulsarState) -> list[PulsarStepView]:
    """Return the agenda without the present step, the next step first."""
    found: list[PulsarStepView] = []
    for at in range(len(s.agenda) - 2 * FRAME, -1, -FRAME):
        step, seat, argument = s.agenda[at], s.agenda[at + 1], s.agenda[at + 2]
        found.append(
            {"step": steps.NAMES[step], "seat": seat_or_none(seat), "about": about(s, step, argument)}
        )
    return found
