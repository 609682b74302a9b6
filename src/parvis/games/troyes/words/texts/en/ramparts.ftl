# The ramparts: names of outdoor tiles, what they do, buttons and questions.

## Outdoor tiles. The letter or colour of a side is a name of the data: players know a tile by its gate, as each gate has one

tile-i-a = Tile at gate I
tile-i-b = Tile at gate I
tile-i-c = Tile at gate I
tile-i-d = Tile at gate I
tile-ii-a = Tile at gate II
tile-ii-b = Tile at gate II
tile-ii-c = Tile at gate II
tile-ii-d = Tile at gate II
tile-iii-yellow = Tile at gate III
tile-iii-white = Tile at gate III
tile-iii-red = Tile at gate III
tile-iii-purple = Tile at gate III
tile-iv-a = Tile at gate IV
tile-iv-b = Tile at gate IV
tile-iv-c = Tile at gate IV
tile-iv-d = Tile at gate IV
# Within a sentence: the object of a verb, or after a preposition; cases as in names.ftl
named-tile =
    { $tile ->
        [i-a] the tile at gate I
        [i-b] the tile at gate I
        [i-c] the tile at gate I
        [i-d] the tile at gate I
        [ii-a] the tile at gate II
        [ii-b] the tile at gate II
        [ii-c] the tile at gate II
        [ii-d] the tile at gate II
        [iii-yellow] the tile at gate III
        [iii-white] the tile at gate III
        [iii-red] the tile at gate III
        [iii-purple] the tile at gate III
        [iv-a] the tile at gate IV
        [iv-b] the tile at gate IV
        [iv-c] the tile at gate IV
       *[iv-d] the tile at gate IV
    }

## What they do, by the kind of their effect

about-kind-tile-gain =
    { $when ->
        [dice-bought] When an opponent buys your dice, you can spend a cube. Gain: { tile-gain }.
        [card-activated] When an opponent activates a card with one of your tradesmen, you can spend a cube. Gain: { tile-gain }.
        [citizen-placed] When you place a citizen in a main building, you can spend a cube. Gain: { tile-gain }.
        [harvest] After agriculture, you can spend a cube. Gain: { tile-gain }.
       *[cubes-put] When you place cubes in the cathedral or on an activity card, you can spend a cube. Gain: { tile-gain }.
    }
# An amount after a colon
tile-gain =
    { $gain ->
        [deniers]
            { $count ->
                [one] 1 denier
               *[other] { $count } deniers
            }
        [influence] { $count } influence
       *[points]
            { $count ->
                [one] 1 point
               *[other] { $count } points
            }
    }
about-kind-tile-swaps =
    { $swaps ->
        [one] Before your action, spend a cube to swap 1 of your dice with another district. Purple dice can't be swapped.
       *[other] Before your action, spend a cube to swap up to { $swaps } of your dice, each with a different district. Purple dice can't be swapped.
    }
about-kind-tile-extra-die =
    { $colour ->
        [red] Before your action, spend a cube to take a red die from the supply, if there is one{ extra-die-price }.
        [white] Before your action, spend a cube to take a white die from the supply, if there is one{ extra-die-price }.
        [yellow] Before your action, spend a cube to take a yellow die from the supply, if there is one{ extra-die-price }.
       *[purple] Before your action, spend a cube to take your purple die again, if it isn't in your district{ extra-die-price }.
    }
# In brackets, or nothing
extra-die-price =
    { $deniers ->
        [0] {""}
        [one] {" "}(cost: 1 denier)
       *[other] {" "}(cost: { $deniers } deniers)
    }
about-kind-tile-turns = When you buy a die, spend a cube to turn it over.
about-kind-tile-spares = Spend a cube to beat a black die without dice, or to ignore an event that takes deniers, influence, cubes for later or cubes in the cathedral.
about-kind-tile-moves = When you activate a card whose cubes can be removed, you can move a cube from this tile to any revealed card that keeps cubes, or to another tile that you have reached.
about-kind-tile-most-cubes = Points at the end: most cubes here { $most_cubes_1 }, second { $most_cubes_2 }, third { $most_cubes_3 }. Tied players share them.
about-kind-tile-each-cube =
    { $each_cube ->
        [one] Arriving at the gate: { arrival-points }. At the end: 1 point per cube here.
       *[other] Arriving at the gate: { arrival-points }. At the end: { $each_cube } points per cube here.
    }
# An amount after a colon
arrival-points =
    { $arrival ->
        [one] 1 point
       *[other] { $arrival } points
    }
about-kind-tile-arrivals = Points for arriving at the gate, in the order of arrival: { $arrivals_1 }, { $arrivals_2 }, { $arrivals_3 }, { $arrivals_4 }. No cubes are placed here.

## The guard

do-guard = Ramparts: use one die for your guard (now on space { $space })
do-guard-only = Ramparts: guard on space { $space } · only usable die: { named-die } ({ guard-points })
do-guard-die = Use { named-die } for your guard ({ guard-points })
# In brackets: what a die gives, and its cost
guard-points =
    { $value ->
        [one]
            { $price ->
                [0] 1 action point
               *[other] 1 action point, { group-price }
            }
       *[other]
            { $price ->
                [0] { $value } action points
               *[other] { $value } action points, { group-price }
            }
    }
do-pay =
    { $count ->
        [0] Pay nothing ({ pips-for-guard })
        [one] Pay 1 denier ({ pips-for-guard })
       *[other] Pay { $count } deniers ({ pips-for-guard })
    }
# A label in brackets or after a colon
pips-for-guard =
    { $pips ->
        [one] 1 action point
       *[other] { $pips } action points
    }
do-step =
    { $gate ->
        [none] Move your guard to space { $space }
       *[other] Move your guard to space { $space } (gate { $gate })
    }
do-cube =
    { $count ->
        [one] Place a cube on { named-tile } (1 there then)
       *[other] Place a cube on { named-tile } ({ $count } there then)
    }
do-enough-pips = Use no more action points
ask-guard = Choose a die for your guard (now on space { $space }). Each pip is an action point, for a step or a cube on a tile. Your deniers: { $deniers }.
ask-raise =
    { $count ->
        [one] The die gives 1 action point. Pay deniers for more?
       *[other] The die gives { $count } action points. Pay deniers for more?
    }
ask-spend =
    { $count ->
        [one] Choose a step or a cube for the last action point. Your guard is on space { $space }.
       *[other] Choose a step or a cube. Action points left: { $count }. Your guard is on space { $space }.
    }

## Cubes of tiles

do-use-gain = Spend a cube from { named-tile }: gain { tile-gain } · { cubes-that-stay }
do-use-swaps = Spend a cube from { named-tile } to swap dice with other districts · { cubes-that-stay }
do-use-extra-die =
    { $colour ->
        [red] Spend a cube from { named-tile } to take a red die from the supply{ extra-die-price } · { cubes-that-stay }
        [white] Spend a cube from { named-tile } to take a white die from the supply{ extra-die-price } · { cubes-that-stay }
        [yellow] Spend a cube from { named-tile } to take a yellow die from the supply{ extra-die-price } · { cubes-that-stay }
       *[purple] Spend a cube from { named-tile } to take your purple die{ extra-die-price } · { cubes-that-stay }
    }
do-use-turns = Spend a cube from { named-tile } to turn over a die you buy · { cubes-that-stay }
do-use-spares = Spend a cube from { named-tile } to beat the black { $black } · { cubes-that-stay }
do-use-spared = Spend a cube from { named-tile } to ignore { named-event } · { cubes-that-stay }
do-use-moves = Move a cube from { named-tile } to a card or another tile · { cubes-that-stay }
# A label after a middle dot: how many cubes stay there
cubes-that-stay = { $left } left
# cubes: how many the player has on the tile
do-keep =
    { $cubes ->
        [one] Keep your cube on { named-tile }
       *[other] Keep your { $cubes } cubes on { named-tile }
    }
do-keep-struck =
    { $cubes ->
        [one] Keep your cube on { named-tile }: { named-event } takes effect
       *[other] Keep your { $cubes } cubes on { named-tile }: { named-event } takes effect
    }
# count: dice that were bought for a group; none for one that the guard has got
ask-tile-dice-bought =
    { $count ->
        [0] { $turn_seat } buys one of your dice for the guard. { use-a-cube }
        [one] { $turn_seat } buys one of your dice. { use-a-cube }
       *[other] { $turn_seat } buys { $count } of your dice. { use-a-cube }
    }
ask-tile-card-activated = { $turn_seat } activates { named-card }, where you have a tradesman. { use-a-cube }
ask-tile-citizen-placed = You have placed a citizen in a main building. { use-a-cube }
ask-tile-harvest = You have used dice for agriculture. { use-a-cube }
ask-tile-cubes-put = You have placed cubes in the cathedral or on an activity card. { use-a-cube }
ask-tile-keeper-activated = You have activated a card whose cubes can be removed. { use-a-cube }
ask-tile-phase-3 =
    { $cubes ->
        [one] { title-of-event } takes effect next. Spend your only cube from { named-tile } to ignore it?
       *[other] { title-of-event } takes effect next. Spend one of your { $cubes } cubes from { named-tile } to ignore it?
    }
# A whole sentence
use-a-cube =
    { $cubes ->
        [one] Spend your only cube from { named-tile }?
       *[other] Spend one of your { $cubes } cubes from { named-tile }?
    }
do-give = Swap { named-die }
do-take = Swap for { named-die }
do-enough-swaps = Swap no more dice
ask-swap =
    { $count ->
        [one] Choose one of your dice to swap ({ named-tile }). This is the last swap.
       *[other] Choose one of your dice to swap ({ named-tile }). Swaps left: { $count }, each with a different district.
    }
ask-swap-for = Choose a die in exchange for { named-die } ({ named-tile }).
do-turn-bought = Buy { named-die } and turn it over (becomes { $turned })
ask-turn-bought = Choose a die to buy and turn over ({ named-tile }).
do-to-card =
    { $price ->
        [0] Move the cube to { named-card }
       *[other] Move the cube to { named-card } ({ group-price })
    }
do-to-tile = Move the cube to { named-tile }
ask-move-cube = Choose where to move the cube from { named-tile }.

## Hints: what a decision gives for certain

foresee-outdoor =
    { $count ->
        [one] +1 cube on outdoor tiles
       *[other] +{ $count } cubes on outdoor tiles
    }
foresee-outdoor-used =
    { $count ->
        [one] −1 cube on outdoor tiles
       *[other] −{ $count } cubes on outdoor tiles
    }
