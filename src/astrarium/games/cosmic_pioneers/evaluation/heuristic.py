"""Value of a position for bots: the score a seat may expect at the end, in hundredths of a point.

Pieces on planets count by the chance that they last. The ship and its cargo count by the best they can reach:
a planet to land on, a buyer, the Jumpgate. Every gain fades with the turns it takes, so that a bot gains more
by acting at once than by putting it off.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.clauses import ALLOWED
from astrarium.games.cosmic_pioneers.components import constants, permanent_effects, schema, tables
from astrarium.games.cosmic_pioneers.components.schema import Effect
from astrarium.games.cosmic_pioneers.evaluation import estimates, horizon, outlook
from astrarium.games.cosmic_pioneers.evaluation.estimates import PERCENT, POINT
from astrarium.games.cosmic_pioneers.evaluation.outlook import Outlook
from astrarium.games.cosmic_pioneers.rules import actions, codes, columns, pieces, steps
from astrarium.games.cosmic_pioneers.rules.crashing import legal_crash
from astrarium.games.cosmic_pioneers.rules.deploying import barred_unload, may_load_aliens
from astrarium.games.cosmic_pioneers.rules.moving import can_stop, distance, reach
from astrarium.games.cosmic_pioneers.rules.scoring import scenario_points
from astrarium.games.cosmic_pioneers.rules.state import CosmicState

FADING: Final = vec[i64]([100, 72, 54, 40, 30, 22, 16])  # percent left, by turns until it happens
CARRIAGE: Final = vec[i64]([100, 65, 52, 42, 34, 28, 22])  # percent left of a reward, by turns to the buyer
LOST_A_ROUND: Final[i64] = 1  # percent of colonists on planets
ABOARD: Final = vec[i64]([0, 65, 72, 76, 80])  # a colonist aboard, by turns left
IN_RESERVE: Final[i64] = 2  # a colonist in reserve, for each turn left
EMBARKED: Final[i64] = 45  # control that a colonist loaded on the Jumpgate may add
NOT_YET: Final[i64] = 4  # deducted for a colonist not yet loaded
SECOND_LOOK: Final[i64] = 20  # a roll that may be repeated
FOUND: Final[i64] = 40  # a colonist that a roll is about to bring
DREADED: Final[i64] = 150  # a roll that is about to harm
EVENT: Final[i64] = 15  # the harm of an event card
UPSET: Final[i64] = 30  # the harm of a crash, and more for each colonist aboard
UPSET_EACH: Final[i64] = 12
HAUL: Final[i64] = 40  # percent of a reward, for a piece that might be fetched
RELIEF: Final[i64] = 30  # an alien less where own colonists are
BALLAST: Final[i64] = 12  # deducted for a piece aboard without a buyer
KILLS: Final = vec[i64]([50, 50, 100])  # percent, by Bombs level: that aliens are hit
MAX_KILLS: Final = vec[i64]([1, 3, 3])
TALENT_WORTH: Final = {"choose_slots": 5, "choose_victims": 5, "win_ties": 10, "figure": 10}
REROLL_WORTH: Final = [18, 10, 5]  # by die


def _worth(effect: Effect) -> int:
    return REROLL_WORTH[effect.get("die")] if effect.kind == "reroll" else TALENT_WORTH[effect.kind]


def _talents() -> vec[i64]:
    """Return the value of each commander's talent for each turn left; entry 0 stands for none."""
    return vec[i64]([0] + [sum(map(_worth, talent)) for talent in tables.COMMANDERS.talents])


TALENT: Final = _talents()


def evaluate(s: CosmicState, seat: i64) -> i64:
    """Return the score `seat` may expect at the end."""
    if len(s.agenda) == 0:
        return s.get(seat, columns.POINTS) * POINT
    ahead = outlook.look_ahead(s, seat)
    turns = ahead.turns
    worth = scenario_points(s, seat) * POINT + estimates.credit_worth(s, seat, turns)
    worth += estimates.level_worth(s, seat, turns) + _belongings(s, seat, turns) + _settled(s, ahead)
    if ahead.todo & horizon.EARNS != 0:
        worth += estimates.money(s, seat, turns, income(s, seat))
    if s.picks != 0:
        worth += _picked(s, ahead)
    if s.step() == steps.VICTIM:
        worth -= _doomed(s, ahead)
    if ahead.todo & (horizon.CRASHES | horizon.WRECKS) != 0:
        return worth + _falling(s, ahead)
    if s.rival != codes.NONE:
        worth += _fight(s, seat, turns)
    return worth + _ship(s, ahead)


def _picked(s: CosmicState, ahead: Outlook) -> i64:
    """Return the value of an effect on the planets picked for it up to now."""
    effect = s.step_argument()
    worth: i64 = 0
    for place in range(constants.SECTORS):
        if s.picks & BITS[place] != 0:
            if tables.EFFECT_KIND[effect] in (schema.LOSE_COLONISTS, schema.TURN_COLONISTS):
                slot = pieces.find_colonist(s, place, tables.EFFECT_SIDE[effect])
                if slot != codes.NONE and s.at(place, slot) == codes.FIRST_COLONIST + ahead.seat:
                    worth -= POINT + _half_flag(ahead, place)
            elif (
                tables.EFFECT_KIND[effect] == schema.REMOVE_ALIENS
                and ahead.planets[place * outlook.ROW + outlook.OWN] > 0
            ):
                worth += RELIEF
    return worth


def _half_flag(ahead: Outlook, place: i64) -> i64:
    """Return half the value of the present chance to control a planet."""
    row, planets = place * outlook.ROW, ahead.planets
    return planets[row + outlook.NOW] * planets[row + outlook.FLAG] // (2 * PERCENT)


def _doomed(s: CosmicState, ahead: Outlook) -> i64:
    """Return the loss by a bombardment that has hit; a bomber that chooses the victims spares its own."""
    bomber = s.step_seat()
    place = s.ship(bomber)
    if s.target != schema.COLONISTS:
        return 0
    own = ahead.planets[place * outlook.ROW + outlook.OWN]
    lost = min(s.die, own)
    if ahead.seat == bomber:
        others = pieces.count_colonists(s, place) - own
        lost = min(lost, max(0, s.die - others))
    if lost == 0:
        return 0
    return lost * POINT + _half_flag(ahead, place)


def income(s: CosmicState, seat: i64) -> i64:
    """Return the credits that a stop on the Jumpgate brings."""
    return pieces.figure(s, seat, schema.JUMPGATE_INCOME) + pieces.controlled_by(s, seat) * pieces.figure(
        s, seat, schema.JUMPGATE_PER_PLANET
    )


def _belongings(s: CosmicState, seat: i64, turns: i64) -> i64:
    """Return the value of the colonists in reserve and of the talent."""
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
    """Return the value of a colonist on a planet: its points, less the risk to lose it."""
    return pieces.figure(s, seat, schema.POINTS_PER_COLONIST) * (POINT - LOST_A_ROUND * rounds)


def _settled(s: CosmicState, ahead: Outlook) -> i64:
    """Return the value of the colonists on planets and of the control they have or may get."""
    each = colonist_worth(s, ahead.seat, ahead.rounds)
    planets = ahead.planets
    worth: i64 = 0
    for row in range(0, constants.SECTORS * outlook.ROW, outlook.ROW):
        worth += planets[row + outlook.OWN] * each
        worth += planets[row + outlook.NOW] * planets[row + outlook.FLAG] // PERCENT
    return worth


def _aboard(turns: i64) -> i64:
    """Return the value of a colonist aboard without a destination; 0 if no turn is left to land it."""
    return ABOARD[min(turns, 4)]


def _falling(s: CosmicState, ahead: Outlook) -> i64:
    """Return the value of a crash landing: colonists aboard land on free slots."""
    if ahead.todo & horizon.WRECKS != 0:
        return _crashed_on(s, ahead, s.ship(ahead.seat))
    best: i64 = 0
    for action in legal_crash(s, ahead.seat):
        best = max(best, _crashed_on(s, ahead, actions.SLOT_1[action]))
    return best - UPSET


def _crashed_on(s: CosmicState, ahead: Outlook, site: i64) -> i64:
    """Return the value of landing all colonists aboard that find a slot at `site`."""
    landed = min(s.cargo(ahead.seat, codes.COLONIST), ahead.planets[site * outlook.ROW + outlook.FREE])
    return _settling(s, ahead, site, landed, ahead.turns)


def _settling(s: CosmicState, ahead: Outlook, place: i64, landed: i64, turns: i64) -> i64:
    """Return the value of `landed` colonists that a planet gets, and of the control they add."""
    if landed == 0:
        return 0
    each = colonist_worth(s, ahead.seat, ahead.rounds)
    return landed * each + outlook.landing(s, ahead, place, landed, turns)


def _fight(s: CosmicState, seat: i64, turns: i64) -> i64:
    """Return the value of a fight whose dice are rolled: the prize of the winner, the loser's crash."""
    if s.die == 0 or s.rival_die == 0 or seat not in (s.turn, s.rival):
        return 0
    if estimates.attack_succeeds(s) == (seat == s.turn):
        return estimates.fight_prize(s, seat, turns)
    return -UPSET - UPSET_EACH * s.cargo(seat, codes.COLONIST)


def _ship(s: CosmicState, ahead: Outlook) -> i64:
    """Return the value of the cargo and of the best destination for it."""
    seat, todo, turns = ahead.seat, ahead.todo, ahead.turns
    colonists = s.cargo(seat, codes.COLONIST)
    worth: i64 = 0
    if todo & horizon.EMBARKS != 0:
        more = min(pieces.room(s, seat), s.get(seat, columns.RESERVE))
        colonists += more
        worth -= more * (NOT_YET + IN_RESERVE * turns)
    worth += colonists * _aboard(turns) + _cargo(s, ahead)
    here = s.ship(seat)
    if s.sector[here] >= 0:
        if todo & horizon.BOMBING != 0:
            worth += _hunt(s, ahead, here)
        if s.step() == steps.REROLL and s.step_seat() == seat and s.step_argument() == steps.FACE:
            worth += _rolled(s, ahead)
        if todo & horizon.DEPLOY != 0:
            return worth + _deployment(s, ahead)
    return worth + _journey(s, ahead, colonists)


def _deployment(s: CosmicState, ahead: Outlook) -> i64:
    """Return the best value of landing 0 or more colonists here and going on with the others.

    Each transfer, made or planned, costs a little: nothing is loaded and unloaded to and fro.
    """
    seat = ahead.seat
    here = s.ship(seat)
    colonists = s.cargo(seat, codes.COLONIST)
    landable = min(colonists, ahead.planets[here * outlook.ROW + outlook.FREE])
    if s.step() == steps.TRANSFER and barred_unload(s, seat, codes.COLONIST) != ALLOWED:
        landable = 0
    best: i64 = 0
    must_land = ahead.todo & horizon.LANDS != 0 or (
        landable > 0 and pieces.aboard(s, seat) > pieces.capacity(s, seat)
    )
    if not must_land:
        best = _journey(s, ahead, colonists)
    for landed in range(1, landable + 1):
        gain = _landed(s, ahead, here, landed, ahead.turns)
        best = max(best, gain + _journey(s, ahead, colonists - landed) - landed)
    return best - s.stage


def _journey(s: CosmicState, ahead: Outlook, colonists: i64) -> i64:
    """Return the value of the best other place to go to with `colonists` aboard."""
    best: i64 = 0
    speed = reach(s, ahead.seat)
    here, turns = s.ship(ahead.seat), ahead.turns
    for place in range(constants.SECTORS):
        after = (distance(here, place) + speed - 1) // speed
        if 0 < after <= turns and can_stop(s, place):
            gain = _visit(s, ahead, place, colonists, turns - after)
            if after == 1:
                gain = _opposed(s, ahead, place, colonists, gain)
            best = max(best, gain * FADING[min(after, 6)] // PERCENT)
    return best


def _visit(s: CosmicState, ahead: Outlook, place: i64, colonists: i64, turns: i64) -> i64:
    """Return the value of a stop at a place with `turns` left after it."""
    seat = ahead.seat
    sector = s.sector[place]
    if sector >= 0:
        gain = _best_landing(s, ahead, place, colonists, turns)
        gain += _hunt(s, ahead, place) + _haul(s, ahead, place, turns)
        return gain + adventure(s, ahead, place, turns)
    gain = 0
    if sector == codes.JUMPGATE:
        gain = estimates.money(s, seat, turns, income(s, seat))
    elif (
        sector != codes.STATION
        or permanent_effects.SERVICES_AT[s.scenario + 1] & schema.COLONIST_SERVICE == 0
    ):
        return 0
    if turns > 0:
        gain += min(pieces.room(s, seat), s.get(seat, columns.RESERVE)) * (_aboard(turns) + EMBARKED)
    return gain


def _best_landing(s: CosmicState, ahead: Outlook, place: i64, colonists: i64, turns: i64) -> i64:
    """Return the best value of landing 0 to `colonists` colonists from aboard."""
    best: i64 = 0
    for landed in range(1, min(colonists, ahead.planets[place * outlook.ROW + outlook.FREE]) + 1):
        best = max(best, _landed(s, ahead, place, landed, turns))
    return best


def _landed(s: CosmicState, ahead: Outlook, place: i64, landed: i64, turns: i64) -> i64:
    """Return the value of landing `landed` colonists from aboard."""
    return _settling(s, ahead, place, landed, turns) - landed * _aboard(turns)


def adventure(s: CosmicState, ahead: Outlook, place: i64, turns: i64) -> i64:
    """Return the mean value of a planet's adventure with `turns` left after it."""
    total: i64 = 0
    for face in range(constants.FACES):
        total += _face(s, ahead, place, face, turns)
    return total // constants.FACES


def _face(s: CosmicState, ahead: Outlook, place: i64, face: i64, turns: i64) -> i64:
    """Return the value of a face of a planet's adventure."""
    effect = tables.PLANET_FACES[s.sector[place] * constants.FACES + face]
    kind = tables.EFFECT_KIND[effect]
    number = tables.EFFECT_N[effect]
    row = place * outlook.ROW
    if kind == schema.GAIN_COLONISTS:
        found = min(number, ahead.planets[row + outlook.FREE], s.get(ahead.seat, columns.RESERVE))
        return _settling(s, ahead, place, found, turns)
    if kind == schema.GAIN_CREDITS:
        return estimates.money(s, ahead.seat, turns, number)
    if kind == schema.LOSE_CREDITS:
        return -estimates.money(s, ahead.seat, turns, number)
    if kind == schema.CRASH:
        return -UPSET - UPSET_EACH * s.cargo(ahead.seat, codes.COLONIST)
    if kind == schema.LOSE_COLONISTS:
        return -min(number, ahead.planets[row + outlook.OWN]) * POINT - _half_flag(ahead, place)
    return -EVENT


def _rolled(s: CosmicState, ahead: Outlook) -> i64:
    """Return a lower bound of the face on the table: carrying it out must not seem a loss."""
    seat = ahead.seat
    here = s.ship(seat)
    effect = tables.PLANET_FACES[s.sector[here] * constants.FACES + s.die - 1]
    number = tables.EFFECT_N[effect]
    if tables.EFFECT_KIND[effect] == schema.GAIN_COLONISTS:
        free = ahead.planets[here * outlook.ROW + outlook.FREE]
        return min(number, free, s.get(seat, columns.RESERVE)) * FOUND
    if tables.EFFECT_KIND[effect] == schema.GAIN_CREDITS:
        return estimates.money(s, seat, ahead.turns, number)
    return -DREADED


def _opposed(s: CosmicState, ahead: Outlook, place: i64, colonists: i64, gain: i64) -> i64:
    """Return the rest of `gain` if a rival at `place` has to be fought for it first."""
    if s.sector[place] < 0:
        return gain
    seat = ahead.seat
    for rival in range(s.seats):
        if rival != seat and s.ship(rival) == place and not s.is_crashed(rival):
            win = estimates.win_chance(s, seat, rival)
            lost = UPSET + UPSET_EACH * colonists
            fought = win * estimates.fight_prize(s, seat, ahead.turns) - (PERCENT - win) * lost
            return (gain * (PERCENT + win) // 2 + fought) // PERCENT
    return gain


def _hunt(s: CosmicState, ahead: Outlook, place: i64) -> i64:
    """Return the value of a bombardment at a place, in scenarios that score kills."""
    points = estimates.KILL_POINTS[s.scenario + 1]
    if points == 0:
        return 0
    level = s.get(ahead.seat, columns.BOMBS) - 1
    aliens = ahead.planets[place * outlook.ROW + outlook.ALIENS]
    return min(aliens, MAX_KILLS[level]) * points * KILLS[level] // PERCENT


def _haul(s: CosmicState, ahead: Outlook, place: i64, turns: i64) -> i64:
    """Return the value of the goods and aliens on a planet that can be fetched and delivered."""
    seat = ahead.seat
    free = pieces.room(s, seat)
    if free == 0 or turns == 0:
        return 0
    gain: i64 = 0
    for colour in range(constants.COLOUR_COUNT):
        lying = min(free, s.goods_at(place, colour))
        if lying > 0:
            gain += lying * _price(s, seat, codes.FIRST_GOODS + colour, turns)
            free -= lying
    aliens = ahead.planets[place * outlook.ROW + outlook.ALIENS]
    if free > 0 and aliens > 0 and may_load_aliens(s, seat):
        gain += min(free, aliens) * _price(s, seat, codes.FIRST_ALIEN, turns)
    return gain * HAUL // PERCENT


def _price(s: CosmicState, seat: i64, piece: i64, turns: i64) -> i64:
    """Return the value of delivering a piece; 0 if no place buys it."""
    paid = estimates.TOP_REWARD[(s.scenario + 1) * codes.PIECE_COUNT + piece]
    if paid == 0:
        return 0
    return estimates.money(s, seat, turns, paid) + estimates.DELIVERY_POINTS[s.scenario + 1]


def _cargo(s: CosmicState, ahead: Outlook) -> i64:
    """Return the value of goods and aliens aboard, less for a longer way to the nearest buyer."""
    worth: i64 = 0
    for piece in range(codes.FIRST_ALIEN, codes.PIECE_COUNT):
        count = s.cargo(ahead.seat, piece)
        if count > 0:
            price = _price(s, ahead.seat, piece, ahead.turns)
            if price > 0:
                worth += count * price * _way_to_buyer(s, ahead, piece) // PERCENT
            else:
                worth -= count * BALLAST
    return worth


def _way_to_buyer(s: CosmicState, ahead: Outlook, piece: i64) -> i64:
    """Return the percent of a price that is left after the way to the nearest buyer."""
    best: i64 = 0
    speed = reach(s, ahead.seat)
    for place in range(constants.SECTORS):
        if pieces.reward(s, place, piece) > 0:
            after = (distance(s.ship(ahead.seat), place) + speed - 1) // speed
            if after == 0 and not _sells_now(s, piece, ahead.todo):
                after = 2
            if after <= ahead.turns or after == 0:
                best = max(best, CARRIAGE[min(after, 6)])
    return best


def _sells_now(s: CosmicState, piece: i64, todo: i64) -> bool:
    """Return whether a piece can still be handed in where the ship is: pieces leave in ascending order."""
    if s.step() == steps.DISCARD:
        return piece >= s.stage
    return todo & horizon.DEPLOY != 0
