"""Patents and HQ projects (catalogue sections 6.5 and 6.6)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.clauses import ALLOWED
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components import schema, starmap, tables
from astrarium.games.pulsar2849.rules import actions, columns
from astrarium.games.pulsar2849.rules.effects import learn, push_effects
from astrarium.games.pulsar2849.rules.gaining import trigger
from astrarium.games.pulsar2849.rules.spending import (
    DiceAction,
    pay_die,
    payable_costs,
    possible_spends,
)
from astrarium.games.pulsar2849.rules.state import PulsarState

TEC_01: Final = clause("P-TEC-01")
TEC_05: Final = clause("P-TEC-05")
TEC_06: Final = clause("P-TEC-06")
TEC_07: Final = clause("P-TEC-07")
TEC_09: Final = clause("P-TEC-09")
TEC_G1: Final = clause("P-TEC-G1")
TEC_G3: Final = clause("P-TEC-G3")
HQ_01: Final = clause("P-HQ-01")
HQ_02: Final = clause("P-HQ-02")
HQ_05: Final = clause("P-HQ-05")
HQ_G7: Final = clause("P-HQ-G7")


def _slots_in_play() -> vec[i64]:
    """Return the place of each technology among the 17 in play: boards of a category have equally many."""
    first = [0, 0, 0]
    for category in range(1, tables.CATEGORIES):
        earlier = [
            board for board in range(len(tables.BOARD_TECHS)) if tables.BOARD_CATEGORY[board] == category - 1
        ]
        first[category] = first[category - 1] + len(tables.BOARD_TECHS[earlier[0]])
    table: list[int] = []
    for tech in range(tables.TECHS):
        board = tables.TECH_BOARD[tech]
        table.append(first[tables.BOARD_CATEGORY[board]] + list(tables.BOARD_TECHS[board]).index(tech))
    return vec[i64](table)


BOARD_COUNT: Final[i64] = len(tables.BOARD_TECHS)
PLACE: Final = _slots_in_play()


def owns(s: PulsarState, seat: i64, tech: i64) -> bool:
    """Return whether a seat has a token on a technology in play, on an icon or the lock. P-TEC-G6"""
    icon = PLACE[tech] * 2
    return s.icon[icon] == seat or s.icon[icon + 1] == seat


def free_icon(s: PulsarState, tech: i64) -> i64:
    """Return the first free cost icon of a technology, NONE if there is none. P-TEC-06, P-TEC-07"""
    icon = PLACE[tech] * 2
    for number in range(tables.TECH_SLOTS[tech]):
        if s.icon[icon + number] == starmap.NONE:
            return icon + number
    return starmap.NONE


def is_available(s: PulsarState, tech: i64) -> bool:
    """Return whether a technology is in play and its row reached; the Time Marker is the round. P-TEC-01"""
    board = tables.TECH_BOARD[tech]
    return s.boards[tables.BOARD_CATEGORY[board]] == board and tables.TECH_ROUND[tech] <= s.round


def barred_tech(s: PulsarState, seat: i64, tech: i64) -> i64:
    """Return ALLOWED, or the clause that bars patenting a technology, whatever the die."""
    return barred_token(s, seat, tech) if is_available(s, tech) else TEC_01


def barred_token(s: PulsarState, seat: i64, tech: i64) -> i64:
    """Return ALLOWED, or the clause that bars putting a token on a technology whose row is reached."""
    if owns(s, seat, tech):
        return TEC_05
    if free_icon(s, tech) == starmap.NONE:
        if tables.TECH_SLOTS[tech] == 2:
            return TEC_06
        if s.seats == 2:
            return TEC_09
        return TEC_07 if s.icon[PLACE[tech] * 2 + 1] == starmap.NONE else TEC_G1
    return TEC_G3 if tables.TECH_GIVES_DIE[tech] == 1 and s.bonus_had == 1 else ALLOWED


def techs_in_play(s: PulsarState) -> vec[i64]:
    """Return all technologies on the boards in play, ascending."""
    found = vec[i64](capacity=17)
    for board in range(BOARD_COUNT):
        if s.boards[tables.BOARD_CATEGORY[board]] == board:
            for tech in tables.BOARD_TECHS[board]:
                found = append(found, tech)
    return found


@final
class PatentTechnology(DiceAction):
    """A die patents a technology: token, triggers, then what the technology gives."""

    clauses: ClassVar = (
        clause("P-COMP-23"),
        clause("P-TEC-02"),
        clause("P-TEC-03"),
        clause("P-TEC-04"),
        clause("P-TEC-10"),
        clause("P-TEC-G2"),
        clause("P-TEC-G5"),
        clause("P-TEC-G6"),
        clause("P-TEC-G7"),
        clause("P-TEC-G9"),
        clause("P-BON-G8"),
        clause("P-2P-10"),
        clause("P-EFF-G2"),
        clause("P-EFF-G18"),
        clause("P-EFF-G23"),
    )

    def __init__(self) -> None:
        super().__init__(schema.PATENT, tables.TECH_COST, actions.PATENT_SPEND)

    def add_legal(self, s: PulsarState, seat: i64, usual: vec[i64], found: vec[i64]) -> vec[i64]:
        spends = possible_spends(s, seat, schema.PATENT, usual)
        costs = payable_costs(s, seat, schema.PATENT, spends)
        boards, rounds, prices, now = s.boards, tables.TECH_ROUND, tables.TECH_COST, s.round
        for board in range(BOARD_COUNT):
            if boards[tables.BOARD_CATEGORY[board]] == board:
                for tech in tables.BOARD_TECHS[board]:
                    payable = rounds[tech] <= now and costs & BITS[prices[tech]] != 0
                    if payable and barred_token(s, seat, tech) == ALLOWED:
                        found = self.add_spends(s, tech, spends, found)
        return found

    def barred(self, s: PulsarState, seat: i64, action: i64) -> i64:
        barred = barred_tech(s, seat, actions.SLOT_1[action])
        return barred if barred != ALLOWED else self.barred_die(s, seat, actions.SLOT_1[action], action)

    def do(self, s: PulsarState, seat: i64, action: i64) -> None:
        tech = actions.SLOT_1[action]
        pay_die(s, seat, actions.SPEND_OF[action])
        s.put_token(seat, free_icon(s, tech))
        s.add(seat, columns.PATENTS, 1)
        s.add(seat, columns.END_PATENTS, tables.TECH_IS_END[tech])
        trigger(s, seat, schema.ON_PATENT)
        s.add_patent(seat, tech)
        learn(s, seat, tech)
        push_effects(s, seat, tech, schema.NOW)


def barred_work(s: PulsarState, seat: i64, project: i64) -> i64:
    """Return ALLOWED, or the clause that bars completing a project, whatever the die."""
    face = s.get(seat, columns.FACE)
    if s.hq == 0 or face == starmap.NONE or project // tables.PROJECTS_PER_FACE != face:
        return HQ_01
    done = s.get(seat, columns.DONE)
    if done & BITS[project % tables.PROJECTS_PER_FACE] != 0:
        return HQ_05
    needs = tables.PROJECT_NEEDS[project]
    if done & needs != needs:
        return HQ_02
    return HQ_G7 if tables.PROJECT_GIVES_DIE[project] == 1 and s.bonus_had == 1 else ALLOWED


@final
class CompleteProject(DiceAction):
    """A die completes a project of the own HQ: token, then what the project gives."""

    clauses: ClassVar = (
        clause("P-HQ-03"),
        clause("P-HQ-04"),
        clause("P-HQ-06"),
        clause("P-HQ-12"),
        clause("P-HQ-G1"),
        clause("P-HQ-G6"),
        clause("P-HQ-G9"),
        clause("P-BON-G8"),
        clause("P-EFF-G23"),
    )

    def __init__(self) -> None:
        super().__init__(schema.PROJECT, tables.PROJECT_COST, actions.PROJECT_SPEND)

    def add_legal(self, s: PulsarState, seat: i64, usual: vec[i64], found: vec[i64]) -> vec[i64]:
        face = s.get(seat, columns.FACE)
        if s.hq == 0 or face == starmap.NONE:
            return found
        spends = possible_spends(s, seat, schema.PROJECT, usual)
        costs = payable_costs(s, seat, schema.PROJECT, spends)
        for project in range(face * tables.PROJECTS_PER_FACE, (face + 1) * tables.PROJECTS_PER_FACE):
            if costs & BITS[tables.PROJECT_COST[project]] != 0 and barred_work(s, seat, project) == ALLOWED:
                found = self.add_spends(s, project, spends, found)
        return found

    def barred(self, s: PulsarState, seat: i64, action: i64) -> i64:
        barred = barred_work(s, seat, actions.SLOT_1[action])
        return barred if barred != ALLOWED else self.barred_die(s, seat, actions.SLOT_1[action], action)

    def do(self, s: PulsarState, seat: i64, action: i64) -> None:
        project = actions.SLOT_1[action]
        pay_die(s, seat, actions.SPEND_OF[action])
        s.add(seat, columns.DONE, BITS[project % tables.PROJECTS_PER_FACE])
        learn(s, seat, tables.FIRST_PROJECT + project)
        push_effects(s, seat, tables.FIRST_PROJECT + project, schema.NOW)


def slide_tokens(s: PulsarState) -> None:
    """Move tokens on one-icon technologies to the lock, if it is free; not with two players. P-TEC-08"""
    if s.seats == 2:
        return
    for tech in techs_in_play(s):
        icon = PLACE[tech] * 2
        if tables.TECH_SLOTS[tech] == 1 and s.icon[icon] != starmap.NONE and s.icon[icon + 1] == starmap.NONE:
            s.slide_token(icon)
