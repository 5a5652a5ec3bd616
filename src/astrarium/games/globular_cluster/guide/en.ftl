### How Globular Cluster is taught: the lesson, help on every step, the rules in short.
### Paragraphs are parted by empty lines; lines that begin with a dash are a list.

## The first match

lesson-first-title = Your first expedition
lesson-first-aim =
    Welcome to the cluster. You lead an expedition: twelve members and a leader, all waiting on the arrival tile, which is
    lit up.

    Points come from two things only: worlds where you have more people than anybody else, and crystals. They are
    counted three times, twice when a supernova is drawn and once at the end. Whoever has the most points wins.
lesson-first-tile =
    A turn begins with a tile. You have drawn a green world of value 2: worth 2 points to whoever leads there when points
    are counted.

    Put it beside the upper ore system, close to your people. That place glows.
lesson-first-tick =
    Every tile has a tick in one corner. Between two neighbours a border costs 1 if one tick faces it, 2 if both do, 4 if
    both sit side by side, and is closed if none does.

    With the tick at the upper right, both ways onto your world cost 1.
lesson-first-leader =
    Now you have ten action points. Send the leader first: it moves like a member but counts as three.

    Choose the leader on the arrival tile, then the ore system above it. That costs 1.
lesson-first-mine =
    A cache of crystals lies here. Mining costs 3, and a die tells the type: beryl, topaz, garnet or opal. A single crystal is
    worth 1 point, a pair of a type 3, a triplet 6.

    Mine it, then confirm: what luck has shown cannot be taken back.
lesson-first-world =
    The die shows a 4: your first crystal is a garnet. Six points are left. Take the leader on to your green world for 1: three against
    nobody, so you lead there.
lesson-first-improve =
    An improvement costs 2 and raises a world by 1, for as long as the match lasts. You need one person there for the
    first in a turn and two for the second; the leader is enough for both.

    Improve twice: the world is worth 4 then.
lesson-first-last-point =
    One point is left, and it would be lost at the end of the turn. Send a member onto the ore system; it will have work
    soon. Then confirm.
lesson-first-resource =
    Blue has opened a mine in the south; its leader and two members are there already.

    You have drawn a mine as well: an ore system with four caches. Put it above your member.
lesson-first-resource-tick = Turn the tick to the lower left. It faces your member's tile, so the step up there costs 1.
lesson-first-miner =
    Move the member up and mine a cache. One person can mine one cache in a turn, two people two; you may mine in one
    system only.
lesson-first-pair =
    A topaz. A second cache needs a second person: bring a member from the arrival tile in two steps, then mine again.
    With luck the types match.
lesson-first-end-turn =
    Another topaz: a pair, worth 3 points instead of 2. It is also safe, since others may only demand your single crystals
    in exchange.

    You may end a turn whenever you like. End it.
lesson-first-scoring =
    Blue has mined three crystals of one type: 6 points each time crystals are counted. Watch what others collect; for 3
    points you may exchange a single crystal with them.

    If points were counted now, you would have 4 for your world, 3 for the pair and 1 for the garnet.
lesson-first-second-world =
    Another green world of value 2. Put it at the far left, beyond the empty system, and turn its tick to the upper left:
    then the ways from all its neighbours cost 1. At the upper right, one of them would cost 4.
lesson-first-station =
    Your people are far from there. A warp station makes the way short: it costs 5, goes on an empty or mined-out system,
    and nobody has to be there. You have two for the whole match.

    Build one on the empty system in the middle.
lesson-first-warp = From the arrival tile to your station every piece warps for 1, however far it is. Warp two members.
lesson-first-settle = And on to the new world, 1 each. Two members against none: you lead there too.
lesson-first-reserve = One point is left. Warp one more member to the station, where it is close to everything. Then confirm.
lesson-first-end =
    That is the whole engine: place, move, mine, improve, build. Three things to keep in mind:

    - When a supernova appears, everybody has one more turn and is scored at its end. Be where it counts.
    - Once in the match you may open an improved world where you lead: it is yours for good, but the pieces there are
      out of the game.
    - Ties count for nobody. One more member than the others is enough.

## The second lesson

lesson-second-title = Exchange, settle, score
lesson-second-goes-on =
    Your expedition has gone on. You lead on three green worlds, worth 4, 2 and 1, and hold a pair of topazes, a garnet and
    an opal.

    Blue has no world yet, but a triplet of beryls, a topaz and an opal. Nothing has been counted so far. In this lesson it
    will be.
lesson-second-place =
    You have drawn a blue world of value 2. The place between your station and Blue's mine glows: it is close to your
    people and beside one of your worlds.

    The place to its left would not be allowed now: a tile there would leave a hole in the cluster.
lesson-second-tick =
    Blue stands on the three systems below. With the tick at the upper left, your two ways cost 1 each; two of Blue's ways
    are closed, and one costs 1.

    At the upper right, a second way would open to Blue. In a lower corner, your own ways would be closed.
lesson-second-exchange =
    For 3 points you may exchange a crystal with anybody; nobody can refuse. You take a single one and give one of
    another type.

    Take Blue's topaz and give your garnet: your pair becomes a triplet, worth 6 instead of 3. Do not give the opal: Blue
    would have a pair of them.
lesson-second-improve =
    Seven points are left. Your leader and a member are on your best world. Improve it twice: 4 becomes 6. You will soon see why
    it should be this one.
lesson-second-settle =
    Send two members from the station down to the new world, 1 each. Two against none: you lead there.
lesson-second-reserve =
    With the last point, warp one more member to the station. A reserve in the middle is never far from where it is
    needed. Then confirm.
lesson-second-supernova =
    Blue has built a station on its empty mine, brought three members to the blue world and improved it to 3.

    And you have drawn a supernova. It is laid aside, and points are counted: you spend ten points and are scored when
    your turn ends, then Blue does the same. Nobody places a tile meanwhile.
lesson-second-majority =
    Three of Blue's people are on the blue world, two of yours: it would count for Blue. Your leader counts as three.

    Take it there in two steps, by the green world in between. Five against three: you lead, and what Blue has improved
    counts for you.
lesson-second-open =
    Once in the match you may open a world for settlement, for 5. It must be improved, and you must lead there. It counts
    for you from then on, whoever comes; but it can no longer be improved, and your pieces there leave the match.

    Open the world of 6. It costs you a single member, since the leader has just gone.
lesson-second-improve-again =
    Three points are left. Improve the blue world: it is worth 4 then. In a turn that is scored, what adds to the count
    comes first.
lesson-second-count =
    Your last point adds nothing now: warp a member, for later, and confirm. Your turn ends, and you are scored.

    Your worlds bring 6, 4, 2 and 1, the triplet 6, the opal 1: 20 points.
lesson-second-order =
    Blue has sent three members to the green world where you have two, and improved it twice. It brought you 2, and now
    it brought Blue 4: everybody is scored at the end of their own turn. Blue has 13 points.

    Blue also took your opal and has a pair now. Your triplet was safe.
lesson-second-wall =
    You drew the supernova, so you place it now, instead of a new tile, and then have your ten points. Nobody can ever
    enter it: it is a wall.

    Put it below your green world. The way from Blue's leader up to your worlds stays closed there for good.
lesson-second-tie =
    On the green world Blue has three people, you two. Send a member from the station: three each. In a tie the
    world counts for nobody.
lesson-second-one-more =
    To lead, you need one more. Bring a member over from the blue world: your leader and the other member are alone there and
    keep it.
lesson-second-mine = Your two miners have left one cache in the upper mine. Mine it, then confirm.
lesson-second-end =
    A fourth topaz: three stay a safe triplet, the fourth is single. Counted now, you would get 15 more for worlds and 8
    for crystals.

    The match is yours. Still to come:

    - The other supernova, among the last nine tiles.
    - After the last tile, two more turns each; the second one is scored.
    - All three counts add up: crystals and an opened world bring points each time.

## Help

help-place =
    Choose a place for the tile you have drawn. It has to touch another one, leave no hole, and stay within the frame of
    6 by 7 tiles; nothing goes to the right of the arrival tile.
look-place =
    - Worlds: close to your people, or behind borders that are dear for others.
    - Ore systems are filled with caches at once. Whoever gets there first mines first.
    - Empty systems can carry a warp station.
    - A supernova blocks the way for everybody.
help-tick =
    Choose the corner of the tick. A border costs 1 if one of the two ticks faces it, 2 if both do, 4 if they sit side by
    side, and is closed if none does.
look-tick =
    - The prices on the borders show what each corner would mean.
    - Make your own way cheap and that of the others dear. One open border has to remain.
help-act =
    Spend up to ten action points, in any order, and end the turn when you like. Points that are left are lost.

    - Move a piece: the price on the border
    - Warp to an own station: 1
    - Improve a world: 2
    - Mine a cache, or exchange a crystal: 3
    - Open a world for settlement: 5
    - Build a station: 5
look-act =
    - Where are you one person short of the majority, or just ahead? The leader counts as three.
    - A third crystal of a type turns 3 points into 6.
    - How many tiles are left in the group on top? The next supernova may be close.

## The rules in short

summary-1-title = Aim
summary-1-text =
    Have the most points after three scorings: one for each of the two supernovas, one at the end.
summary-2-title = A turn
summary-2-text =
    Draw a tile and place it, choose the corner of its tick, then spend ten action points. Members left at the start wait
    on the arrival tile.
summary-3-title = Ways
summary-3-text =
    - One tick faces the border: 1
    - Both ticks face it: 2, side by side: 4
    - None faces it: closed
    - Supernovas cannot be entered.
summary-4-title = Actions and their price
summary-4-text =
    - Move a member or the leader: as the border says
    - Warp from the arrival tile or an own station to an own station: 1
    - Improve a world by 1: 2; at most two per world and turn, up to value 9
    - Mine a cache: 3; in one system per turn, at most two, with one person for each
    - Exchange a crystal for a single one of another player: 3
    - Open an improved world where you lead: 5; once per match
    - Build a station on an empty or mined-out system: 5; two per match
summary-5-title = Worlds
summary-5-text =
    A world gives its number and its improvements to the player with more people there than any other single player. The
    leader counts as three. In a tie nobody gets it. An opened world always counts for its opener, cannot be improved
    any more, and the opener's pieces there leave the game.
summary-6-title = Crystals
summary-6-text =
    The die gives the type: beryl (blank or 1), topaz (2 or 3), garnet (4) or opal (5). A single crystal is worth 1, a
    pair 3, a triplet 6. Pairs and triplets are safe from exchange.
summary-7-title = Supernova
summary-7-text =
    Whoever draws it lays it aside. From that player on, everybody spends ten points and is scored at the end of that
    turn. Then the drawer places the supernova and has a turn.
summary-8-title = End
summary-8-text =
    After the last tile everybody has one more turn, then another that is scored. Equal points share the victory.
