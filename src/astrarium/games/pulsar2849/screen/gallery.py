"""The gallery: names, texts, numbers and origins of all components, and the data to draw them."""

from astrarium.core.components import Component, Entry, component
from astrarium.games.pulsar2849.components import constants, schema, starmap, tables
from astrarium.games.pulsar2849.components.origins import COMPONENTS
from astrarium.games.pulsar2849.screen.terminal_panel import SIZES, system_words
from astrarium.games.pulsar2849.screen.view_map import gifts_of, planets_of
from astrarium.games.pulsar2849.screen.view_types import (
    BoardComponent,
    CostView,
    EndView,
    ExplorationComponent,
    GoalView,
    GyrodyneView,
    MapComponent,
    NodeComponent,
    ProjectView,
    RowComponent,
    SideView,
    SystemView,
    TechnologyComponent,
    TransmitterView,
)


def gallery() -> list[Component]:
    """Return all components, kind by kind."""
    return [
        *_maps(),
        *_systems(),
        *_explorations(),
        *_gyrodynes(),
        *_transmitters(),
        *_boards(),
        *_technologies(),
        *_hqs(),
        *_projects(),
        *_goals(),
    ]


def _title(entry: Entry) -> tuple[str, str]:
    return entry.word("name"), entry.word("text")


def _maps() -> list[Component]:
    found: list[Component] = []
    for entry, star_map in zip(COMPONENTS["map"], starmap.MAPS, strict=True):
        nodes: list[NodeComponent] = [
            {
                "kind": starmap.NODE_KINDS[kind],
                "colour": constants.COLOURS[colour] if colour >= 0 else None,
                "x": spot[0],
                "y": spot[1],
            }
            for kind, colour, spot in zip(star_map.kinds, star_map.colours, star_map.spots, strict=True)
        ]
        text = f"{len(nodes)} locations, {len(star_map.segments)} segments"
        view: MapComponent = {"nodes": nodes, "segments": [list(pair) for pair in star_map.segments]}
        found.append(component("map", entry, star_map.name, text, view))
    return found


def _systems() -> list[Component]:
    found: list[Component] = []
    for tile, entry in enumerate(COMPONENTS["system"]):
        kinds = [planet.word("kind") for planet in planets_of(tile)]
        planets = {planet: kinds.count(planet) for planet in schema.PLANETS}
        view: SystemView = {
            "tile": entry.word("id"),
            "open": planets,
            "closed": dict.fromkeys(schema.PLANETS, 0),
            "free": planets,
            "stations": [],
            "bonus": gifts_of(tables.FIRST_SYSTEM + tile),
        }
        found.append(component("system", entry, entry.word("id"), system_words(view), view))
    return found


def _explorations() -> list[Component]:
    found: list[Component] = []
    for tile, entry in enumerate(COMPONENTS["exploration"]):
        title, text = _title(entry)
        view: ExplorationComponent = {"bonus": gifts_of(tables.FIRST_EXPLORATION + tile)}
        found.append(component("exploration", entry, title, text, view, entry.integer("copies")))
    return found


def _gyrodynes() -> list[Component]:
    found: list[Component] = []
    for size, name in enumerate(constants.GYRODYNES.names):
        entry = next(entry for entry in COMPONENTS["gyrodyne"] if entry.word("id") == name)
        view: GyrodyneView = {
            "left": constants.GYRODYNES.copies[size],
            "take": constants.GYRODYNES.take[size],
            "finish": constants.GYRODYNES.finish[size],
            "points": constants.GYRODYNES.points[size],
            "awards": constants.GYRODYNES.awards,
            "first_award": None,
        }
        text = f"Taken with a {view['take']}, finished with a {view['finish']}, {view['points']} VP."
        found.append(component("gyrodyne", entry, f"{SIZES[size]} gyrodyne", text, view, view["left"]))
    return found


def _transmitters() -> list[Component]:
    found: list[Component] = []
    for entry in COMPONENTS["transmitter"]:
        title, text = _title(entry)
        costs: list[CostView] = [
            {"cost": cost, "paid": False} for cost in entry.integers("costs", len(entry.items("costs")))
        ]
        view: TransmitterView = {
            "transmitter": entry.word("id"),
            "title": title,
            "text": text,
            "costs": costs,
            "online": False,
            "left": _end(entry, "left"),
            "right": _end(entry, "right"),
            "flipped": False,
        }
        found.append(component("transmitter", entry, title, text, view, entry.integer("copies")))
    return found


def _end(entry: Entry, side: str) -> EndView:
    return {"pips": entry.integer(side) if entry.has(side) else None, "joined": None}


def _boards() -> list[Component]:
    found: list[Component] = []
    for number, entry in enumerate(COMPONENTS["board"]):
        rounds = sorted({round_ for round_, board in _places() if board == number})
        values = [tables.ROW_VALUE[number * 9 + round_] for round_ in rounds]
        rows: list[RowComponent] = [
            {"round": round_, "value": value if value != starmap.NONE else None}
            for round_, value in zip(rounds, values, strict=True)
        ]
        text = ", ".join(
            f"round {round_}: +{value if value != starmap.NONE else '?'}"
            for round_, value in zip(rounds, values, strict=True)
        )
        view: BoardComponent = {"rows": rows}
        found.append(component("board", entry, f"board {tables.BOARDS[number].upper()}", text, view))
    return found


def _places() -> list[tuple[int, int]]:
    """Return round and board of each technology."""
    return list(zip(tables.TECH_ROUND, tables.TECH_BOARD, strict=True))


def _technologies() -> list[Component]:
    found: list[Component] = []
    for entry, (round_, board) in zip(COMPONENTS["technology"], _places(), strict=True):
        title, text = _title(entry)
        slots = entry.integer("slots")
        view: TechnologyComponent = {
            "technology": entry.word("id"),
            "title": title,
            "text": text,
            "kind": entry.word("kind"),
            "cost": entry.integer("cost"),
            "slots": slots,
            "icons": [None] * slots,
            "lock": None,
            "locked": slots == 1,
            "available": True,
            "board": tables.BOARDS[board],
            "round": round_,
        }
        found.append(component("technology", entry, title, text, view))
    return found


def _hqs() -> list[Component]:
    found: list[Component] = []
    for face, entry in enumerate(COMPONENTS["hq"]):
        first = face * tables.PROJECTS_PER_FACE
        projects = [_project(first + at) for at in range(tables.PROJECTS_PER_FACE)]
        view: SideView = {"face": entry.word("id"), "title": entry.word("name"), "projects": projects}
        text = ", ".join(project["title"] for project in projects)
        found.append(component("hq", entry, entry.word("name"), text, view))
    return found


def _project(number: int) -> ProjectView:
    card = tables.FIRST_PROJECT + number
    entry = tables.CARDS.entries[card]
    face = tables.CARD_NAMES[card].removesuffix(entry.word("slot"))
    title, text = _title(entry)
    return {
        "project": tables.CARD_NAMES[card],
        "title": title,
        "text": text,
        "cost": entry.integer("cost"),
        "needs": [face + slot for slot in entry.words("needs")],
        "done": False,
        "available": True,
    }


def _projects() -> list[Component]:
    return [
        component("project", entry, *_title(entry), _project(number))
        for number, entry in enumerate(COMPONENTS["project"])
    ]


def _goals() -> list[Component]:
    found: list[Component] = []
    for number, entry in enumerate(COMPONENTS["goal"]):
        title, text = constants.GOALS.titles[number]
        view: GoalView = {
            "goal": constants.GOALS.names[number],
            "title": title,
            "text": text,
            "points": constants.GOALS.points[number],
            "needs": [],
            "bonuses": [
                {"cubes": cubes, "points": points} for cubes, points in constants.GOALS.bonuses[number]
            ],
            "met": [],
            "counted": [],
        }
        found.append(component("goal", entry, title, text, view))
    return found
