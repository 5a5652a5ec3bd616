"""Gallery of all components: names, texts, numbers, origins, and data for their drawings."""

from astrarium.core.components import Component, component
from astrarium.games.cosmic_pioneers.components import constants, tables
from astrarium.games.cosmic_pioneers.components.origins import ATTRIBUTES, COMPONENTS, HIT_DIE
from astrarium.games.cosmic_pioneers.screen.view_ring import card_view, hit_die_view
from astrarium.games.cosmic_pioneers.screen.view_seats import commander_view, planet_view, scenario_view
from astrarium.games.cosmic_pioneers.screen.view_types import (
    AttributeComponent,
    ScenarioComponent,
    SpeciesComponent,
)


def gallery() -> list[Component]:
    """Return all components, kind by kind."""
    return [
        *_planets(),
        *_species(),
        *_cards(),
        *_commanders(),
        *_attributes(),
        *_scenarios(),
        _hit_die(),
    ]


def _planets() -> list[Component]:
    found: list[Component] = []
    for number, entry in enumerate(COMPONENTS["planet"]):
        view = planet_view(number)
        found.append(component("planet", entry, view["title"], view["text"], view))
    return found


def _species() -> list[Component]:
    found: list[Component] = []
    for number, entry in enumerate(COMPONENTS["species"]):
        view: SpeciesComponent = {"species": tables.ALIENS.species[number], "colour": entry.word("colour")}
        text = f"Native to {view['colour']} planets."
        title = tables.ALIENS.species_titles[number]
        found.append(component("species", entry, title, text, view, tables.ALIENS.meeples[number]))
    return found


def _cards() -> list[Component]:
    found: list[Component] = []
    for number, entry in enumerate(COMPONENTS["card"]):
        view = card_view(number)
        found.append(
            component("card", entry, view["title"], view["text"], view, tables.ALIENS.copies[number])
        )
    return found


def _commanders() -> list[Component]:
    found: list[Component] = []
    for number, entry in enumerate(COMPONENTS["commander"]):
        view = commander_view(number, None)
        text = f"{view['talent']} (phase {view['phase']}): {view['text']}"
        found.append(component("commander", entry, view["title"], text, view))
    return found


def _attributes() -> list[Component]:
    """Return the attributes of the mats level by level; these tables of figures have no id of their own."""
    levels = range(constants.LEVELS)
    aliens = constants.CONSTANTS.figures[constants.FIGURES.index("alien_cargo_level")]
    figures: dict[str, list[int]] = {
        "weapons": [constants.WEAPONS_ADD[level] for level in levels],
        "cargo": [constants.CARGO_SLOTS[level] for level in levels],
        "bombs": [constants.FACES if constants.BOMBS_ROLLED[level] == 1 else 1 for level in levels],
        "engines": [constants.RANGE[level] for level in levels],
    }
    words = {
        "weapons": [f"+{number} in a fight" for number in figures["weapons"]],
        "cargo": [f"{number} pieces" for number in figures["cargo"]],
        "bombs": [_bombs(level) for level in levels],
        "engines": [f"up to {number} sectors" for number in figures["engines"]],
    }
    found: list[Component] = []
    for name, entry in ATTRIBUTES.items():
        text = "; ".join(f"level {level}: {gives}" for level, gives in enumerate(words[name], 1))
        view: AttributeComponent = {"attribute": name, "figures": figures[name], "alien_level": aliens}
        origins = entry.origin(), entry.parts()
        found.append(Component("attribute", name, name.capitalize(), text, 1, *origins, {**view}))
    return found


def _bombs(level: int) -> str:
    killed = "D6 die" if constants.BOMBS_ROLLED[level] == 1 else "1 dies"
    return f"{killed}, kind {'chosen' if constants.BOMBS_CHOSEN[level] == 1 else 'rolled'}"


def _scenarios() -> list[Component]:
    found: list[Component] = []
    for number, entry in enumerate(COMPONENTS["scenario"]):
        pool = entry.entry("pool")
        planets = {colour: pool.integer(colour) for colour in pool.fields}
        view: ScenarioComponent = {**scenario_view(number), "pool": planets}
        text = " ".join([view["text"], *view["rules"], view["end"]]).rstrip()
        found.append(component("scenario", entry, view["title"], text, view))
    return found


def _hit_die() -> Component:
    faces = hit_die_view()
    text = ", ".join(f"{count} {kind}" for kind, count in faces.items())
    return Component("die", "hit-die", "Hit Die", text, 1, HIT_DIE.origin(), HIT_DIE.parts(), {**faces})
