"""Types of the view and of the components in the gallery; those of the browser are generated from them.

Places, tiles, corners and cache types are named by their tokens of the action space, seats by their numbers;
`None` means that there is none.
"""

from typing import Annotated, Literal, TypedDict

Corner = Annotated[str, Literal["tl", "tr", "br", "bl"]]
TileKind = Annotated[str, Literal["mits", "supernova", "empty", "resource", "habitable"]]


class TurnView(TypedDict):
    """A turn to come: its seat and kind."""

    seat: int
    kind: str


class TileFaceView(TypedDict):
    """The face of a tile and what lies on it; only habitable tiles have a `value`."""

    tile: str
    kind: TileKind
    number: int
    tick: Corner | None
    pennies: int
    value: int | None
    station: int | None
    opener: int | None
    majority: int | None


class TileView(TileFaceView):
    """A placed tile and the pieces on it.

    `members` is by seat; `leaders` lists seats. `borders` is the price to each neighbour, 0 if closed.
    """

    colour: str | None
    h: int
    r: int
    members: list[int]
    leaders: list[int]
    borders: dict[str, int]


class GlobularPlayerView(TypedDict):
    """The score sheet and the pieces of a seat. `members` counts all in play, those at home included."""

    seat: int
    points: int
    place: int
    members: int
    home: int
    leader: str | None
    stations: list[str]
    stations_left: int
    opened: str | None
    caches: dict[str, int]
    crystals: int


class GroupView(TypedDict):
    """The unseen tiles of a group of the stack: their number, and copies by tile."""

    group: int
    left: int
    tiles: dict[str, int]


class ExtentView(TypedDict):
    """The bounding rectangle of the board in the coordinates of G-GEO-02; a tile spans `h` to `h` + 2."""

    left: int
    right: int
    top: int
    bottom: int


class GlobularTableView(TypedDict):
    """The whole view of a position.

    `kind` is the kind of turn. `in_hand` is the tile to be placed, `turning` the place of the tile to be
    turned, `aside` a supernova to be placed after its scoring round. `free` lists the places where a tile
    could be added.
    """

    seats: int
    options: dict[str, str]
    actor: int | str
    step: str
    turn: int | None
    kind: str | None
    points: int
    in_hand: str | None
    turning: str | None
    aside: str | None
    stack: list[GroupView]
    stack_left: int
    gone: int
    closing: bool
    mined_at: str | None
    mined: int
    improved: dict[str, int]
    upcoming: list[TurnView]
    extent: ExtentView
    free: list[str]
    board: dict[str, TileView]
    players: list[GlobularPlayerView]


class GlobularComponentViews(TypedDict):
    """The view of a component by its kind; `opening` are the tiles of the opening board."""

    mits: TileFaceView
    supernova: TileFaceView
    empty: TileFaceView
    resource: TileFaceView
    habitable: TileFaceView
    opening: TileFaceView
