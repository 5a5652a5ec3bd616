### What only the drawing says: tooltips.

tip-habitable = At a scoring its value goes to whoever has more members here than anybody else; the leader counts as three. Improve it (2 AP), or open it for settlement (5 AP).
tip-resource = Ore system: mine its caches of crystals (3 AP each, at most two a turn). Once it is mined out, a station may be built here.
tip-empty = Nothing to gain here but room for a station (5 AP).
tip-supernova = Nobody can enter or cross it. When it is drawn, everybody scores.
tip-mits = All expeditions arrive here; from here members warp to their stations for 1 AP.
tip-free = A tile may be laid here.
tip-corner = The tick goes to this corner: { $corner }. Ticks decide what it costs to cross a border.
tip-member =
    { $count ->
        [one] { $count } member of { $who }.
       *[other] { $count } members of { $who }.
    }
tip-own =
    { $count ->
        [one] Click to move it.
       *[other] Click to move one, Shift and click to take one more along; press long for all.
    }
tip-leader = The leader of { $who } counts as three members.
group-members =
    { $count ->
        [one] 1 member
       *[other] { $count } members
    }
group-leader = Leader
group-fewer = One member fewer
group-more = One member more
group-all = All
group-all-tip = All pieces that your action points can move. On a piece: press long.
way-cost = { $cost } AP, { $left } left
tip-reach = To here: { $cost } AP, { $left } left.
tip-hand = The tile to be laid. { $kind }
tip-action-points = Action points (AP) left. Moving costs 1, 2 or 4, warping 1, improving 2, mining and exchanging 3, opening and building 5.
tip-stack =
    { $count ->
        [one] { $count } tile is left to draw. After the last one come the final turns.
       *[other] { $count } tiles are left to draw. After the last one come the final turns.
    }
tip-members = Members still at the arrival tile, and members out in the cluster.
tip-leaders = Where the leader stands.
tip-stations = Stations that were built, by place; a ring is one still to be built.
tip-opened = The one system this player has opened for settlement.
tip-crystals = Crystals by type. At every scoring a single one is worth 1 point, a pair 3, three alike 6. The die of mining gives a beryl (blank or 1), a topaz (2 or 3), a garnet (4) or an opal (5).
tip-caches =
    { $count ->
        [one] { $count } crystal of the type { $type }
       *[other] { $count } crystals of the type { $type }
    }

component-mits = Arrival tile
component-empty = Empty systems
component-supernova = Supernovas
component-resource = Ore systems
component-habitable = Habitable worlds
component-opening = Opening board
opening-mits = The start of all expeditions, at the right edge.
opening-upper-ace = Upper left of the arrival tile.
opening-lower-ace = Lower left of the arrival tile.
opening-first-null = Left of the arrival tile.

cost-spent =
    { $spent ->
        [one] { $spent } action point, { $left } left
       *[other] { $spent } action points, { $left } left
    }
cost-end = ends the turn
cost-lost =
    { $left ->
        [one] ends the turn with { $left } point unused
       *[other] ends the turn with { $left } points unused
    }
