# What stands on the board of the ramparts: short, and to everybody who looks on. Numbers come from the view.

tab-wall = Wall
ramparts = The ramparts
# gate: the numeral of the gate on that space, or none
guard-of =
    { $gate ->
        [none] { $name }'s guard: space { $space }
       *[other]
            { $space ->
                [0] { $name }'s guard: at the start, gate { $gate }
               *[other] { $name }'s guard: space { $space }, gate { $gate }
            }
    }
guard-arrived = { $name }'s guard: at the end of the wall
tile-cubes = Cubes on the tile
tile-cubes-of =
    { $used ->
        [0]
            { $count ->
                [one] { $name }: 1 cube
               *[other] { $name }: { $count } cubes
            }
       *[other]
            { $count ->
                [one] { $name }: 1 cube, no other in this turn
               *[other] { $name }: { $count } cubes, no other in this turn
            }
    }
tile-reached =
    { $reached ->
        [0] For whoever has come to gate { $gate }, on space { $space }, or past it.
       *[other] The guard has come to gate { $gate }: cubes can be put here.
    }

## Outdoor tiles in few words, by the kind of their effect

brief-tile-gain =
    { $when ->
        [dice-bought] when others buy your dice
        [card-activated] when others use your card
        [citizen-placed] when you place a citizen
        [harvest] when you till the fields
       *[cubes-put] for cubes there or on cards
    }
brief-tile-swaps = with others, before you act
brief-tile-extra-die =
    { $colour ->
        [red] one more red die, before you act
        [white] one more white die, before you act
        [yellow] one more yellow die, before you act
       *[purple] your purple die, before you act
    }
brief-tile-turns = a die that you buy is turned over
brief-tile-spares = a black die falls, or you are spared
brief-tile-moves = to another card or tile
brief-tile-most-cubes = most cubes at the end
brief-tile-each-cube = when you arrive; at the end
brief-tile-arrivals = by order of arrival; no cubes

## The tray

in-own-turn = Your turn
in-the-turn = { $turn_seat }'s turn
event-strikes = Next: { named-event }
slot-sold = sold
slot-for-guard = for the guard
slot-shown = the die
slot-guard-die = any colour
slot-deniers = up to { $count }
slot-cubes =
    { $count ->
        [one] your only cube, gate { $gate }
       *[other] { $count } cubes, gate { $gate }
    }
pips-left =
    { $count ->
        [one] 1 pip left
       *[other] { $count } pips left
    }
pips-between =
    { $least ->
        [one] 1 pip, or up to { $most }
        [6] 6 pips
       *[other] { $least } pips, or up to { $most }
    }
each-pip = each pip: a step, or a cube on a tile
walk-steps = steps of the guard
walk-from-to = from space { $space } up to { $furthest }
walk-cube = cube on tile { $gate }
walk-may-put = possible
walk-not-reached = only from space { $space } on
walk-takes-none = none now

## The list of decisions

list-pips = Next pip
list-deniers = Pay
list-move = Move the cube to
short-guard = Ramparts
short-step =
    { $gate ->
        [none] a step, to { $space }
       *[other] a step, to gate { $gate }
    }
short-cube = a cube at gate { $gate }
short-pay =
    { $count ->
        [0] nothing: { pips-for-guard }
        [one] 1 denier: { pips-for-guard }
       *[other] { $count } deniers: { pips-for-guard }
    }
