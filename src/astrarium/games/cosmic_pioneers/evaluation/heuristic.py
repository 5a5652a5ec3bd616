"""How promising a position is, for bots: what a seat may hope to have at the end, in hundredths of a point.

What stands on planets counts by the chance that it lasts; what is aboard, and the ship itself, by the best it
can reach: a planet to land on, a buyer, the Jumpgate. Whatever fades with the turns it takes is worth most at
once, so that doing it is always better than putting it off.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.clauses import ALLOWED
from astrarium.games.cosmic_pioneers.components import constants, permanent_effects, schema, tables
from astrarium.games.cosmic_pioneers.components.schema import Effect
from astrarium.games.cosmic_pioneers.evaluation.estimates import (
    ALIENS,
    DELIVERY_POINTS,
    FLAG,
    FREE,
    KILL_POINTS,
    NOW,
    OUTLOOK,
    OWN,
    PERCENT,
    POINT,
    TOP_REWARD,
    attack_succeeds,
    credit_worth,
    fight_prize,
    landing,
    level_worth,
    money,
    outlook,
    win_chance,
)
from astrarium.games.cosmic_pioneers.evaluation.horizon import (
    BOMBING,
    CRASHES,
    DEPLOY,
    EARNS,
    EMBARKS,
    LANDS,
    TURN,
    WRECKS,
    duties,
    rounds_left,
)
from astrarium.games.cosmic_pioneers.rules import actions, codes, columns, pieces, steps
from astrarium.games.cosmic_pioneers.rules.crashing import legal_crash
from astrarium.games.cosmic_pioneers.rules.deploying import barred_unload, may_load_aliens
from astrarium.games.cosmic_pioneers.rules.effects import find_colonist
from astrarium.games.cosmic_pioneers.rules.moving import can_stop, distance, reach
from astrarium.games.cosmic_pioneers.rules.scoring import scenario_points
from astrarium.games.cosmic_pioneers.rules.state import CosmicState

FADING: Final = vec[i64]([100, 72, 54, 40, 30, 22, 16])  # percent left, by turns until it happens
CARRIAGE: Final = vec[i64]([100, 65, 52, 42, 34, 28, 22])  # the same for goods, so that they are delivered
LOST_A_ROUND: Final[i64] = 1  # percent of colonists on planets
ABOARD: Final = vec[i64]([0, 65, 72, 76, 80])  # a colonist aboard, by turns left
IN_RESERVE: Final[i64] = 2  # a colonist in reserve, for each turn left
EMBARKED: Final[i64] = 45  # what a colonist aboard may add by control, when it comes from the Jumpgate
NOT_YET: Final[i64] = 4  # less for a colonist not yet loaded
SECOND_LOOK: Final[i64] = 20  # a roll that may be repeated
FOUND: Final[i64] = 40  # a colonist that a roll is about to bring
DREADED: Final[i64] = 150  # a roll that is about to harm
EVENT: Final[i64] = 15  # the harm of an event card
UPSET: Final[i64] = 30  # the harm of a crash, and more for each colonist aboard
UPSET_EACH: Final[i64] = 12
HAUL: Final[i64] = 40  # percent of a reward, for a piece that might be fetched
RELIEF: Final[i64] = 30  # an alien less where own colonists are
BALLAST: Final[i64] = 12  # a piece aboard that nobody buys
KILLS: Final = vec[i64]([50, 50, 100])  # percent, by Bombs level: that aliens are hit
MOST_KILLS: Final = vec[i64]([1, 3, 3])
TALENT_WORTH: Final = {"choose_slots": 5, "choose_victims": 5, "win_ties": 10, "figure": 10}
REROLL_WORTH: Final = [18, 10, 5]  # by die


def _worth(effect: Effect) -> int:
    return REROLL_WORTH[effect.get("die")] if effect.kind == "reroll" else TALENT_WORTH[effect.kind]


def _talents() -> vec[i64]:
    """What the talent of each commander is worth for each turn left, without one first."""
    return vec[i64]([0] + [sum(map(_worth, talent)) for talent in tables.COMMANDERS.talents])


TALENT: Final = _talents()


def evaluate(s: CosmicState, seat: i64) -> i64:
    """What a seat may hope to have at the end."""
    if len(s.agenda) == 0:
        return s.get(seat, columns.POINTS) * POINT
    todo = duties(s, seat)
    rounds = rounds_left(s)
    turns = rounds
    if todo & TURN != 0:
        turns += 1
    look = outlook(s, seat, rounds, turns)
    worth = scenario_points(s, seat) * POINT + credit_worth(s, seat, turns) + level_worth(s, seat, turns)
    worth += _belongings(s, seat, turns) + _settled(s, seat, look, rounds)
    if todo & EARNS != 0:
        worth += money(s, seat, turns, income(s, seat))
    if s.picks != 0:
        worth += _picked(s, seat, look)
    if s.step() == steps.VICTIM:
        worth -= _doomed(s, seat, look)
    if todo & (CRASHES | WRECKS) != 0:
        return worth + _falling(s, seat, look, todo, rounds, turns)
    if s.rival != codes.NONE:
        worth += _fight(s, seat, turns)
    return worth + _ship(s, seat, look, todo, rounds, turns)


def _picked(s: CosmicState, seat: i64, look: vec[i64]) -> i64:
    """What an effect will do to a seat on the planets picked so far."""
    effect = s.step_argument()
    worth: i64 = 0
    for place in range(constants.SECTORS):
        if s.picks & BITS[place] != 0:
            row = place * OUTLOOK
            if tables.EFFECT_KIND[effect] in (schema.LOSE_COLONISTS, schema.TURN_COLONISTS):
                slot = find_colonist(s, place, tables.EFFECT_SIDE[effect])
                if slot != codes.NONE and s.at(place, slot) == codes.FIRST_COLONIST + seat:
                    worth -= POINT + look[row + NOW] * look[row + FLAG] // (2 * PERCENT)
            elif tables.EFFECT_KIND[effect] == schema.REMOVE_ALIENS and look[row + OWN] > 0:
                worth += RELIEF
    return worth


def _doomed(s: CosmicState, seat: i64, look: vec[i64]) -> i64:
    """What a bombardment that has hit will cost a seat: whoever chooses the victims spares the own ones."""
    bomber = s.step_seat()
    row = s.get(bomber, columns.SHIP) * OUTLOOK
    if s.target != schema.COLONISTS:
        return 0
    lost = min(s.die, look[row + OWN])
    if seat == bomber:
        others = pieces.count_colonists(s, s.get(bomber, columns.SHIP)) - look[row + OWN]
        lost = min(lost, max(0, s.die - others))
    if lost == 0:
        return 0
    return lost * POINT + look[row + NOW] * look[row + FLAG] // (2 * PERCENT)


def income(s: CosmicState, seat: i64) -> i64:
    """The credits a stop on the Jumpgate brings."""
    return pieces.figure(s, seat, schema.JUMPGATE_INCOME) + pieces.controlled_by(s, seat) * pieces.figure(
        s, seat, schema.JUMPGATE_PER_PLANET
    )


def _belongings(s: CosmicState, seat: i64, turns: i64) -> i64:
    """Colonists in reserve, and the talent."""
    commander = s.get(seat, columns.COMMANDER) + 1
    worth = s.get(seat, columns.RESERVE) * IN_RESERVE * turns + TALENT[commander] * turns
    uses = permanent_effects.REROLLS[
        ((s.scenario + 1) * permanent_effects.COMMANDER_ROOM + commander) * schema.DICE_COUNT
        + schema.ADVENTURE_DIE
    ]
    if turns > 0:
        worth += (uses - s.get(seat, columns.USED + schema.ADVENTURE_DIE)) * SECOND_LOOK
    return worth


def colonist_worth(s: CosmicState, seat: i64, rounds: i64) -> i64:
    """A colonist on a planet: a point, if nothing happens to it."""
    return pieces.figure(s, seat, schema.POINTS_PER_COLONIST) * (POINT - LOST_A_ROUND * rounds)


def _settled(s: CosmicState, seat: i64, look: vec[i64], rounds: i64) -> i64:
    """Colonists on planets and the control they have or may get."""
    each = colonist_worth(s, seat, rounds)
    worth: i64 = 0
    for row in range(0, constants.SECTORS * OUTLOOK, OUTLOOK):
        worth += look[row + OWN] * each + look[row + NOW] * look[row + FLAG] // PERCENT
    return worth


def _aboard(turns: i64) -> i64:
    """A colonist aboard that has no aim: nothing once there is no turn left to land it."""
    return ABOARD[min(turns, 4)]


def _falling(s: CosmicState, seat: i64, look: vec[i64], todo: i64, rounds: i64, turns: i64) -> i64:
    """A ship that crash-lands: its colonists go down with it, as far as there are slots."""
    if todo & WRECKS != 0:
        return _crashed_on(s, seat, look, s.get(seat, columns.SHIP), rounds, turns)
    best: i64 = 0
    for action in legal_crash(s, seat):
        best = max(best, _crashed_on(s, seat, look, actions.SLOT_1[action], rounds, turns))
    return best - UPSET


def _crashed_on(s: CosmicState, seat: i64, look: vec[i64], site: i64, rounds: i64, turns: i64) -> i64:
    """What is gained by all colonists aboard that find a slot on a planet."""
    landed = min(s.get(seat, columns.HOLD + codes.COLONIST), look[site * OUTLOOK + FREE])
    if landed == 0:
        return 0
    return landed * colonist_worth(s, seat, rounds) + landing(s, seat, look, site, landed, rounds, turns)


def _fight(s: CosmicState, seat: i64, turns: i64) -> i64:
    """A fight whose dice lie on the table: whoever loses crashes."""
    if s.die == 0 or s.rival_die == 0 or seat not in (s.turn, s.rival):
        return 0
    if attack_succeeds(s) == (seat == s.turn):
        return fight_prize(s, seat, turns)
    return -UPSET - UPSET_EACH * s.get(seat, columns.HOLD + codes.COLONIST)


def _ship(s: CosmicState, seat: i64, look: vec[i64], todo: i64, rounds: i64, turns: i64) -> i64:
    """What is aboard, and the best place to go with it."""
    colonists = s.get(seat, columns.HOLD + codes.COLONIST)
    worth: i64 = 0
    if todo & EMBARKS != 0:
        more = min(pieces.room(s, seat), s.get(seat, columns.RESERVE))
        colonists += more
        worth -= more * (NOT_YET + IN_RESERVE * turns)
    worth += colonists * _aboard(turns) + _cargo(s, seat, todo, turns)
    here = s.get(seat, columns.SHIP)
    if s.sector[here] >= 0:
        if todo & BOMBING != 0:
            worth += _hunt(s, seat, look, here)
        if s.step() == steps.REROLL and s.step_seat() == seat and s.step_argument() == steps.FACE:
            worth += _rolled(s, seat, look, turns)
        if todo & DEPLOY != 0:
            return worth + _deployment(s, seat, look, todo, rounds, turns)
    return worth + _journey(s, seat, look, colonists, rounds, turns)


def _deployment(s: CosmicState, seat: i64, look: vec[i64], todo: i64, rounds: i64, turns: i64) -> i64:
    """The best of landing some colonists here and going on with the others, or with all of them.

    Each transfer, made or planned, costs a little: nothing is loaded and unloaded to and fro.
    """
    here = s.get(seat, columns.SHIP)
    colonists = s.get(seat, columns.HOLD + codes.COLONIST)
    landable = min(colonists, look[here * OUTLOOK + FREE])
    if s.step() == steps.TRANSFER and barred_unload(s, seat, codes.COLONIST) != ALLOWED:
        landable = 0
    best: i64 = 0
    must_land = todo & LANDS != 0 or (landable > 0 and pieces.aboard(s, seat) > pieces.capacity(s, seat))
    if not must_land:
        best = _journey(s, seat, look, colonists, rounds, turns)
    for landed in range(1, landable + 1):
        gain = _landed(s, seat, look, here, landed, rounds, turns)
        best = max(best, gain + _journey(s, seat, look, colonists - landed, rounds, turns) - landed)
    return best - s.stage


def _journey(s: CosmicState, seat: i64, look: vec[i64], colonists: i64, rounds: i64, turns: i64) -> i64:
    """The best that can be had by going somewhere else."""
    best: i64 = 0
    speed = reach(s, seat)
    for place in range(constants.SECTORS):
        after = (distance(s.get(seat, columns.SHIP), place) + speed - 1) // speed
        if 0 < after <= turns and can_stop(s, place):
            gain = _visit(s, seat, look, place, colonists, rounds, turns - after)
            if after == 1:
                gain = _opposed(s, seat, place, gain, colonists, turns)
            best = max(best, gain * FADING[min(after, 6)] // PERCENT)
    return best


def _visit(
    s: CosmicState, seat: i64, look: vec[i64], place: i64, colonists: i64, rounds: i64, turns: i64
) -> i64:
    """What a stop at a place brings, with so many turns left after it."""
    sector = s.sector[place]
    if sector >= 0:
        gain = _best_landing(s, seat, look, place, colonists, rounds, turns)
        gain += _hunt(s, seat, look, place) + _haul(s, seat, look, place, turns)
        return gain + adventure(s, seat, look, place, rounds, turns)
    gain = 0
    if sector == codes.JUMPGATE:
        gain = money(s, seat, turns, income(s, seat))
    elif (
        sector != codes.STATION
        or permanent_effects.SERVICES_AT[s.scenario + 1] & schema.COLONIST_SERVICE == 0
    ):
        return 0
    if turns > 0:
        gain += min(pieces.room(s, seat), s.get(seat, columns.RESERVE)) * (_aboard(turns) + EMBARKED)
    return gain


def _best_landing(
    s: CosmicState, seat: i64, look: vec[i64], place: i64, colonists: i64, rounds: i64, turns: i64
) -> i64:
    """The most that is gained by landing some of the colonists aboard."""
    best: i64 = 0
    for landed in range(1, min(colonists, look[place * OUTLOOK + FREE]) + 1):
        best = max(best, _landed(s, seat, look, place, landed, rounds, turns))
    return best


def _landed(
    s: CosmicState, seat: i64, look: vec[i64], place: i64, landed: i64, rounds: i64, turns: i64
) -> i64:
    """What is gained by landing so many colonists from aboard."""
    each = colonist_worth(s, seat, rounds) - _aboard(turns)
    return landed * each + landing(s, seat, look, place, landed, rounds, turns)


def adventure(s: CosmicState, seat: i64, look: vec[i64], place: i64, rounds: i64, turns: i64) -> i64:
    """The mean of what a planet's adventure brings."""
    total: i64 = 0
    for face in range(constants.FACES):
        total += _face(s, seat, look, place, face, rounds, turns)
    return total // constants.FACES


def _face(s: CosmicState, seat: i64, look: vec[i64], place: i64, face: i64, rounds: i64, turns: i64) -> i64:
    """What a face of a planet's adventure brings."""
    effect = tables.PLANET_FACES[s.sector[place] * constants.FACES + face]
    kind = tables.EFFECT_KIND[effect]
    number = tables.EFFECT_N[effect]
    row = place * OUTLOOK
    if kind == schema.GAIN_COLONISTS:
        landed = min(number, look[row + FREE], s.get(seat, columns.RESERVE))
        if landed == 0:
            return 0
        return landed * colonist_worth(s, seat, rounds) + landing(s, seat, look, place, landed, rounds, turns)
    if kind == schema.GAIN_CREDITS:
        return money(s, seat, turns, number)
    if kind == schema.LOSE_CREDITS:
        return -money(s, seat, turns, number)
    if kind == schema.CRASH:
        return -UPSET - UPSET_EACH * s.get(seat, columns.HOLD + codes.COLONIST)
    if kind == schema.LOSE_COLONISTS:
        return -min(number, look[row + OWN]) * POINT - look[row + NOW] * look[row + FLAG] // (2 * PERCENT)
    return -EVENT


def _rolled(s: CosmicState, seat: i64, look: vec[i64], turns: i64) -> i64:
    """A face that lies on the table, rather too low: it must not seem a loss when it happens."""
    here = s.get(seat, columns.SHIP)
    effect = tables.PLANET_FACES[s.sector[here] * constants.FACES + s.die - 1]
    if tables.EFFECT_KIND[effect] == schema.GAIN_COLONISTS:
        return min(tables.EFFECT_N[effect], look[here * OUTLOOK + FREE], s.get(seat, columns.RESERVE)) * FOUND
    if tables.EFFECT_KIND[effect] == schema.GAIN_CREDITS:
        return money(s, seat, turns, tables.EFFECT_N[effect])
    return -DREADED


def _opposed(s: CosmicState, seat: i64, place: i64, gain: i64, colonists: i64, turns: i64) -> i64:
    """What is left of a gain if a rival has to be fought for it first."""
    if s.sector[place] < 0:
        return gain
    for rival in range(s.seats):
        if rival != seat and s.get(rival, columns.SHIP) == place and s.get(rival, columns.CRASHED) == 0:
            win = win_chance(s, seat, rival)
            lost = UPSET + UPSET_EACH * colonists
            fought = win * fight_prize(s, seat, turns) - (PERCENT - win) * lost
            return (gain * (PERCENT + win) // 2 + fought) // PERCENT
    return gain


def _hunt(s: CosmicState, seat: i64, look: vec[i64], place: i64) -> i64:
    """The points a bombardment brings where aliens killed score."""
    points = KILL_POINTS[s.scenario + 1]
    if points == 0:
        return 0
    level = s.get(seat, columns.BOMBS) - 1
    return min(look[place * OUTLOOK + ALIENS], MOST_KILLS[level]) * points * KILLS[level] // PERCENT


def _haul(s: CosmicState, seat: i64, look: vec[i64], place: i64, turns: i64) -> i64:
    """Goods and aliens on a planet that somebody buys."""
    free = pieces.room(s, seat)
    if free == 0 or turns == 0:
        return 0
    gain: i64 = 0
    for colour in range(constants.COLOUR_COUNT):
        lying = min(free, s.goods[place * constants.COLOUR_COUNT + colour])
        if lying > 0:
            gain += lying * _price(s, seat, codes.FIRST_GOODS + colour, turns)
            free -= lying
    if free > 0 and look[place * OUTLOOK + ALIENS] > 0 and may_load_aliens(s, seat):
        gain += min(free, look[place * OUTLOOK + ALIENS]) * _price(s, seat, codes.FIRST_ALIEN, turns)
    return gain * HAUL // PERCENT


def _price(s: CosmicState, seat: i64, piece: i64, turns: i64) -> i64:
    """What a piece brings where it is bought; nothing if nobody buys it."""
    paid = TOP_REWARD[(s.scenario + 1) * codes.PIECE_COUNT + piece]
    if paid == 0:
        return 0
    return money(s, seat, turns, paid) + DELIVERY_POINTS[s.scenario + 1]


def _cargo(s: CosmicState, seat: i64, todo: i64, turns: i64) -> i64:
    """Goods and aliens aboard, by the way to the nearest buyer."""
    worth: i64 = 0
    for piece in range(codes.FIRST_ALIEN, codes.PIECE_COUNT):
        count = s.get(seat, columns.HOLD + piece)
        if count > 0:
            price = _price(s, seat, piece, turns)
            if price > 0:
                worth += count * price * _way_to_buyer(s, seat, piece, todo, turns) // PERCENT
            else:
                worth -= count * BALLAST
    return worth


def _way_to_buyer(s: CosmicState, seat: i64, piece: i64, todo: i64, turns: i64) -> i64:
    """How much of a price is left, in percent, for the way to whoever pays it."""
    best: i64 = 0
    speed = reach(s, seat)
    for place in range(constants.SECTORS):
        if pieces.reward(s, place, piece) > 0:
            after = (distance(s.get(seat, columns.SHIP), place) + speed - 1) // speed
            if after == 0 and not _sells_now(s, piece, todo):
                after = 2
            if after <= turns or after == 0:
                best = max(best, CARRIAGE[min(after, 6)])
    return best


def _sells_now(s: CosmicState, piece: i64, todo: i64) -> bool:
    """Whether a piece can still be handed in where the ship is: they leave the hold kind by kind."""
    if s.step() == steps.DISCARD:
        return piece >= s.stage
    return todo & DEPLOY != 0
