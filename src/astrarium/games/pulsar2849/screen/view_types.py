"""Types of the view and of the components in the gallery; those of the browser are generated from them.

Locations, tiles, cards, dice changes and markers are named by their tokens of the action space, seats by
their numbers; `None` stands for an empty place.
"""

from typing import Annotated, Literal, TypedDict

Planet = Annotated[str, Literal["blue", "lifeless"]]
GateColour = Annotated[str, Literal["green", "orange", "magenta"]]
RunColour = Annotated[str, Literal["green", "orange", "magenta", "any"]]
GyrodyneSize = Annotated[str, Literal["gyro-1", "gyro-2", "gyro-3"]]
Track = Annotated[str, Literal["initiative", "engineering"]]
LocationKind = Annotated[str, Literal["entry", "system", "pulsar", "gate"]]
TechnologyKind = Annotated[str, Literal["one_shot", "permanent", "production", "end"]]


class MarkerView(TypedDict):
    """A marker on a track: whose, which of the seat's own (`initiative-2` is the one behind), and where."""

    seat: int
    marker: str
    space: int
    penalty: int


class MedianView(TypedDict):
    """The median marker lies on `value`, or `between` it and the value below."""

    value: int
    between: bool


class BonusView(TypedDict):
    """The bonus die of the turn; one on `duty` must be used before the turn ends."""

    value: int | None
    had: bool
    duty: bool


class GiftView(TypedDict):
    """Part of a pictured bonus: `kind` and how many, or the value of a die; sizes and token if any."""

    kind: str
    number: int
    sizes: list[GyrodyneSize]
    token: str | None


class SystemView(TypedDict):
    """A planetary system: planets by kind, and by seat the kind of planet its station stands on."""

    tile: str | None
    open: dict[Planet, int]
    closed: dict[Planet, int]
    free: dict[Planet, int]
    stations: list[Planet | None]
    bonus: list[GiftView]


class PulsarView(TypedDict):
    """A pulsar: who claimed it, the gyrodyne on it and whether that spins."""

    owner: int | None
    gyrodyne: GyrodyneSize | None
    spinning: bool
    isolated: bool


class LocationView(TypedDict):
    """A location of the map; `neighbours` has the number of segments to each."""

    kind: LocationKind
    colour: GateColour | None
    x: int
    y: int
    dead_end: bool
    neighbours: dict[str, int]
    ships: list[int]
    system: SystemView | None
    pulsar: PulsarView | None


class CostView(TypedDict):
    """A cost of a transmitter."""

    cost: int
    paid: bool


class EndView(TypedDict):
    """An end of a transmitter: pips of its half die, and the tile it is joined to."""

    pips: int | None
    joined: str | None


class TransmitterView(TypedDict):
    """A transmitter; in an array, `flipped` says that its right end lies to the left."""

    transmitter: str
    title: str
    text: str
    costs: list[CostView]
    online: bool
    left: EndView
    right: EndView
    flipped: bool


class PileView(TypedDict):
    """Transmitters not yet seen: the letter on top, how many of it are left, and which."""

    letter: str
    left: int
    designs: dict[str, int]


class TechnologyView(TypedDict):
    """A technology: a seat or None for each cost icon; `lock` is the seat on its lock."""

    technology: str
    title: str
    text: str
    kind: TechnologyKind
    cost: int
    slots: int
    icons: list[int | None]
    lock: int | None
    locked: bool
    available: bool


class RowView(TypedDict):
    """The row of a round; a value of None is that of the median marker."""

    round: int
    value: int | None
    current: bool
    reached: bool
    technologies: list[TechnologyView]


class BoardView(TypedDict):
    """A technology board."""

    board: str
    rows: list[RowView]


class NeedView(TypedDict):
    """What a goal counts, how much is needed, and how much each seat has."""

    counter: str
    least: int
    have: list[int]


class PriceView(TypedDict):
    """VP for cubes."""

    cubes: int
    points: int


class GoalView(TypedDict):
    """A goal; `met` by seat as things stand now, `counted` where a card makes it count as met."""

    goal: str
    title: str
    text: str
    points: int
    needs: list[NeedView]
    bonuses: list[PriceView]
    met: list[bool]
    counted: list[bool]


class GyrodyneView(TypedDict):
    """A size of gyrodyne: what takes and finishes one, its worth, the stack, the awards still there."""

    left: int
    take: int
    finish: int
    points: int
    awards: list[int]
    first_award: int | None


class ExplorationView(TypedDict):
    """Exploration tiles: what the pile may still hold, and the discards."""

    left: int
    pile: dict[str, int]
    discard: dict[str, int]


class FlightView(TypedDict):
    """The flight in progress: locations visited after the start, segments left, colours of gates due."""

    start: str
    path: list[str]
    left: int
    gates: list[GateColour]
    landing: str | None


class PrizesView(TypedDict):
    """What places on the tracks are worth: Engineering pays every round, Initiative at the end of the match.

    `penalties` has the VP that a marker on a space costs, by space.
    """

    spaces: int
    engineering: list[PriceView]
    initiative: list[int]
    penalties: dict[str, int]


class PulsarStepView(TypedDict):
    """A step still to come, the seat it is for, and what it is about."""

    step: str
    seat: int | None
    about: str


class StationsView(TypedDict):
    """Stations of a seat, what they would score now, and how much one `more` would add."""

    blue: int
    lifeless: int
    extra: int
    points: int
    more: int


class AbilitiesView(TypedDict):
    """What lasting cards allow.

    `free` has the free changes by action, `gate_minus1` and `gate_plus1` the colours of gates that allow one
    on a flight, `zeros` the actions a die of 0 pays for, `triggers` what events give.
    """

    free: dict[str, list[str]]
    gate_minus1: list[GateColour]
    gate_plus1: list[GateColour]
    zeros: list[str]
    copy_price: int
    claim_passing: bool
    land_passing: bool
    triggers: dict[str, dict[str, int]]


class ProjectView(TypedDict):
    """A project of an HQ; `needs` are the projects it rests on."""

    project: str
    title: str
    text: str
    cost: int
    needs: list[str]
    done: bool
    available: bool


class RunView(TypedDict):
    """A Gate Run not yet scored: VP for each gate of a colour, `any` if the colour is free."""

    run: str
    colour: RunColour
    points: int


class SideView(TypedDict):
    """A side of an HQ that may be chosen."""

    face: str
    title: str
    projects: list[ProjectView]


class HqView(TypedDict):
    """An HQ; face and projects are known once the side is chosen, until then there are its two `sides`."""

    board: str
    face: str | None
    title: str
    projects: list[ProjectView]
    runs: list[RunView]
    sides: list[SideView]


class PulsarPlayerView(TypedDict):
    """Everything a seat has."""

    seat: int
    points: int
    place: int
    dice: list[int]
    cubes: int
    pm1: int
    plus2: int
    ship: str | None
    gyrodynes: dict[GyrodyneSize, int]
    on_board: dict[GyrodyneSize, int]
    spinning: dict[GyrodyneSize, int]
    rings: list[str]
    rings_left: int
    awards: int
    stations: StationsView
    abilities: AbilitiesView
    arrays: list[list[TransmitterView]]
    technologies: list[str]
    hq: HqView | None
    counters: dict[str, int]


class PulsarPromptView(TypedDict):
    """The match and its present step.

    `turn` is the seat whose turn it is, `asked` the seat the step is for. `about` is what the step is about
    and `title` its name, `price` and `worth` what is sold, `left` how many segments, rolls, drafts, dice or
    lots are left, `due` the colours of which a gate has still to be visited.
    """

    seats: int
    options: dict[str, str | bool]
    round: int
    rounds: int
    actor: int | str
    step: str
    turn: int | None
    asked: int | None
    about: str
    title: str
    price: int
    worth: int
    left: int
    due: str


class PulsarTableView(PulsarPromptView):
    """Everything on the table. `steps` is how far each die moves a marker, left being negative."""

    order: list[int]
    tracks: dict[Track, list[MarkerView]]
    prizes: PrizesView
    dice: dict[str, int]
    steps: dict[str, int]
    median: MedianView | None
    bonus: BonusView
    row_value: int | None
    locations: dict[str, LocationView]
    offer: list[TransmitterView | None]
    pile: PileView
    boards: list[BoardView | None]
    goals: list[GoalView | None]
    exploration: ExplorationView
    systems_left: int
    gyrodynes: dict[GyrodyneSize, GyrodyneView]
    flight: FlightView | None
    upcoming: list[PulsarStepView]
    players: list[PulsarPlayerView]


class NodeComponent(TypedDict):
    """A location printed on a map."""

    kind: LocationKind
    colour: GateColour | None
    x: int
    y: int


class MapComponent(TypedDict):
    """A map: its locations, and the pairs of their indexes that segments join."""

    nodes: list[NodeComponent]
    segments: list[list[int]]


class ExplorationComponent(TypedDict):
    """What an exploration tile brings."""

    bonus: list[GiftView]


class RowComponent(TypedDict):
    """The row of a round on a technology board."""

    round: int
    value: int | None


class BoardComponent(TypedDict):
    """A technology board without its technologies."""

    rows: list[RowComponent]


class TechnologyComponent(TechnologyView):
    """A technology with its board and round."""

    board: str
    round: int


class PulsarComponentViews(TypedDict):
    """The view of a component by its kind."""

    map: MapComponent
    system: SystemView
    exploration: ExplorationComponent
    gyrodyne: GyrodyneView
    transmitter: TransmitterView
    board: BoardComponent
    technology: TechnologyComponent
    hq: SideView
    project: ProjectView
    goal: GoalView
