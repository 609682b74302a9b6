# The ramparts: names of outdoor tiles, what they do, buttons and questions.

## Outdoor tiles: the level, and a letter or a colour for the side

tile-i-a = Tile I-a
tile-i-b = Tile I-b
tile-i-c = Tile I-c
tile-i-d = Tile I-d
tile-ii-a = Tile II-a
tile-ii-b = Tile II-b
tile-ii-c = Tile II-c
tile-ii-d = Tile II-d
tile-iii-yellow = Tile III yellow
tile-iii-white = Tile III white
tile-iii-red = Tile III red
tile-iii-purple = Tile III purple
tile-iv-a = Tile IV-a
tile-iv-b = Tile IV-b
tile-iv-c = Tile IV-c
tile-iv-d = Tile IV-d
named-tile =
    { $tile ->
        [i-a] tile I-a
        [i-b] tile I-b
        [i-c] tile I-c
        [i-d] tile I-d
        [ii-a] tile II-a
        [ii-b] tile II-b
        [ii-c] tile II-c
        [ii-d] tile II-d
        [iii-yellow] tile III yellow
        [iii-white] tile III white
        [iii-red] tile III red
        [iii-purple] tile III purple
        [iv-a] tile IV-a
        [iv-b] tile IV-b
        [iv-c] tile IV-c
       *[iv-d] tile IV-d
    }

## What they do, by the kind of their effect

about-kind-tile-gain =
    { $when ->
        [dice-bought] When another player buys dice of yours, a cube brings you { tile-gain }.
        [card-activated] When another player activates a card with a tradesman of yours, a cube brings you { tile-gain }.
        [citizen-placed] When you place a citizen in a main building, a cube brings you { tile-gain }.
        [harvest] When you till the fields, a cube brings you { tile-gain }.
       *[cubes-put] When you put cubes on the cathedral or an activity card, a cube brings you { tile-gain }.
    }
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
        [one] Before your action, a cube swaps 1 of your dice for one of another district. Purple dice stay where they are.
       *[other] Before your action, a cube swaps up to { $swaps } of your dice, each for one of another district. Purple dice stay where they are.
    }
about-kind-tile-extra-die =
    { $colour ->
        [purple] Before your action, a cube{ extra-die-price } brings you your purple die again, if it is not in your district.
       *[other] Before your action, a cube{ extra-die-price } brings you a { named-colour } die from the supply, if one is left there.
    }
extra-die-price =
    { $deniers ->
        [0] {""}
        [one] {" "}and 1 denier
       *[other] {" "}and { $deniers } deniers
    }
about-kind-tile-turns = When you buy a die, a cube turns it over.
about-kind-tile-spares = A cube beats a black die without any of yours, or spares you an event that takes deniers, influence, or cubes of the cathedral or for later.
about-kind-tile-moves = When you activate a card whose cubes are taken off again, a cube goes from this tile to any open card that keeps cubes, or to another tile that you have reached.
about-kind-tile-most-cubes = At the end, most cubes here score { $most_cubes_1 }, second most { $most_cubes_2 }, third most { $most_cubes_3 }. Equals share their points.
about-kind-tile-each-cube =
    { $each_cube ->
        [one] Whoever arrives at the gate scores { $arrival }. At the end, each cube here scores 1 point.
       *[other] Whoever arrives at the gate scores { $arrival }. At the end, each cube here scores { $each_cube } points.
    }
about-kind-tile-arrivals = Whoever arrives at the gate scores, in the order of arrival: { $arrivals_1 }, { $arrivals_2 }, { $arrivals_3 }, { $arrivals_4 }. No cubes are put here.

## The guard

do-guard = Use a die of any colour for your guard, who is on space { $space } of the ramparts: steps, and cubes on tiles
do-guard-only =
    { $value ->
        [one] Use the only die that fits, { named-die }, for your guard, who is on space { $space } of the ramparts: 1 pip{ group-price-alone }
       *[other] Use the only die that fits, { named-die }, for your guard, who is on space { $space } of the ramparts: { $value } pips{ group-price-alone }
    }
do-guard-die =
    { $value ->
        [one] Use { named-die } for your guard: 1 pip{ group-price-alone }
       *[other] Use { named-die } for your guard: { $value } pips{ group-price-alone }
    }
do-pay =
    { $count ->
        [0] Pay nothing: { pips-for-guard }
        [one] Pay 1 denier: { pips-for-guard }
       *[other] Pay { $count } deniers: { pips-for-guard }
    }
pips-for-guard =
    { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }
do-step =
    { $gate ->
        [none] A step: your guard comes to space { $space }
       *[other] A step: your guard comes to space { $space }, gate { $gate }
    }
do-cube =
    { $count ->
        [one] A cube on { named-tile }: your only one there
       *[other] A cube on { named-tile }: you then have { $count } there
    }
do-enough-pips = Leave the other pips
ask-guard = Ramparts: which die do you use for your guard? He is on space { $space }. Each pip of the die is a step, or a cube on a tile.
ask-raise =
    { $count ->
        [one] Your guard's die shows 1 pip. Do you pay deniers for more?
       *[other] Your guard's die shows { $count } pips. Do you pay deniers for more?
    }
ask-spend =
    { $count ->
        [one] Ramparts: a step, or a cube on a tile, for the last pip? Your guard is on space { $space }.
       *[other] Ramparts: a step, or a cube on a tile, for the next of { $count } pips? Your guard is on space { $space }.
    }

## Cubes of tiles. left: how many stay there

do-use-gain = Use a cube of { named-tile }: { tile-gain }{ cubes-that-stay }
do-use-swaps = Use a cube of { named-tile } to swap dice with other districts{ cubes-that-stay }
do-use-extra-die =
    { $colour ->
        [purple] Use a cube of { named-tile }{ extra-die-price } for your purple die{ cubes-that-stay }
       *[other] Use a cube of { named-tile }{ extra-die-price } for a { named-colour } die from the supply{ cubes-that-stay }
    }
do-use-turns = Use a cube of { named-tile } to turn over a die that you buy{ cubes-that-stay }
do-use-spares = Use a cube of { named-tile } to beat the black { $black }{ cubes-that-stay }
do-use-spared = Use a cube of { named-tile }: { named-event } takes nothing from you{ cubes-that-stay }
do-use-moves = Move a cube from { named-tile } to a card or another tile{ cubes-that-stay }
cubes-that-stay =
    { $left ->
        [0] {" "}(your last one there)
       *[other] {" "}({ $left } more there)
    }
# cubes: how many the player has on the tile
do-keep =
    { $cubes ->
        [one] Keep your cube on { named-tile }
       *[other] Keep all { $cubes } cubes on { named-tile }
    }
do-keep-struck =
    { $cubes ->
        [one] Keep your cube on { named-tile }, and let { named-event } strike
       *[other] Keep all { $cubes } cubes on { named-tile }, and let { named-event } strike
    }
# count: dice that were bought for a group; none for one that the guard has got
ask-tile-dice-bought =
    { $count ->
        [0] { $turn_seat } is taking a turn, and has bought a die of yours for the guard. { use-a-cube }
        [one] { $turn_seat } is taking a turn, and has bought a die of yours. { use-a-cube }
       *[other] { $turn_seat } is taking a turn, and has bought { $count } dice of yours. { use-a-cube }
    }
ask-tile-card-activated = { $turn_seat } is taking a turn, and activates { named-card }, where you have a tradesman. { use-a-cube }
ask-tile-citizen-placed = You have placed a citizen in a main building. { use-a-cube }
ask-tile-harvest = You have tilled the fields. { use-a-cube }
ask-tile-cubes-put = You have put cubes on the cathedral or an activity card. { use-a-cube }
ask-tile-keeper-activated = You have activated a card whose cubes come off again. { use-a-cube }
ask-tile-phase-3 =
    { $cubes ->
        [one] Next, { named-event } strikes you. Do you use your only cube on { named-tile } to be spared?
       *[other] Next, { named-event } strikes you. Do you use one of your { $cubes } cubes on { named-tile } to be spared?
    }
use-a-cube =
    { $cubes ->
        [one] Do you use your only cube on { named-tile }?
       *[other] Do you use one of your { $cubes } cubes on { named-tile }?
    }
do-give = Swap { named-die }
do-take = Swap it for { named-die }
do-enough-swaps = Swap no more dice
ask-swap =
    { $count ->
        [one] Which of your dice do you swap because of { named-tile }? This is the last swap.
       *[other] Which of your dice do you swap because of { named-tile }? Up to { $count }, each with another district.
    }
ask-swap-for = Because of { named-tile }: for which die do you swap { named-die }?
do-turn-bought = Buy { named-die } and turn it over: it becomes { $turned }
ask-turn-bought = Which die do you buy and turn over because of { named-tile }?
do-to-card =
    { $price ->
        [0] Move the cube to { named-card }
        [one] Move the cube to { named-card } for 1 denier
       *[other] Move the cube to { named-card } for { $price } deniers
    }
do-to-tile = Move the cube to { named-tile }
ask-move-cube = Where does the cube of { named-tile } go?

## What a decision would bring for certain

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
