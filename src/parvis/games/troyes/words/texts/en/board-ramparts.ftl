# What stands on the board of the ramparts: short, and to everyone who looks on. Numbers come from the view. As in board.ftl,
# most of these are labels.

# A tab, noun; at most 14 letters
tab-wall = Ramparts
ramparts = The ramparts
# gate: the numeral of the gate on that space, or none
guard-of =
    { $gate ->
        [none] { $name }'s guard: space { $space }
       *[other]
            { $space ->
                [0] { $name }'s guard: at the start (gate { $gate })
               *[other] { $name }'s guard: space { $space } (gate { $gate })
            }
    }
guard-arrived = { $name }'s guard: at the end of the ramparts
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
                [one] { $name }: 1 cube (no other this turn)
               *[other] { $name }: { $count } cubes (no other this turn)
            }
    }
tile-reached =
    { $reached ->
        [0] For players whose guard has reached gate { $gate } on space { $space }.
       *[other] Your guard has reached gate { $gate }. You can place cubes here.
    }

## Outdoor tiles in few words, by the kind of their effect: at most 37 letters. The signs of what is gained stand before them

brief-tile-gain =
    { $when ->
        [dice-bought] when opponents buy your dice
        [card-activated] when opponents activate your card
        [citizen-placed] when you place a citizen
        [harvest] after agriculture
       *[cubes-put] cubes in the cathedral or on cards
    }
brief-tile-swaps = swap dice before your action
brief-tile-extra-die =
    { $colour ->
        [red] extra red die before your action
        [white] extra white die before your action
        [yellow] extra yellow die before your action
       *[purple] your purple die before your action
    }
brief-tile-turns = turn over a die you buy
brief-tile-spares = beat a black die or ignore an event
brief-tile-moves = move a cube to a card or tile
brief-tile-most-cubes = most cubes at the end
brief-tile-each-cube = on arrival · per cube at the end
brief-tile-arrivals = by order of arrival · no cubes

## The tray

in-own-turn = Your turn
in-the-turn = { $turn_seat }'s turn
event-strikes = Next: { title-of-event }
# Participle, below a die that an opponent has bought from the reader; at most 12 letters
slot-sold = sold
# Below a die; at most 14 letters
slot-for-guard = for the guard
# Below the die that the guard uses; at most 12 letters
slot-shown = the die
# Below an empty place for a die; at most 14 letters
slot-guard-die = any colour
# Before the sign of deniers; at most 12 letters
slot-deniers = up to { $count }
slot-cubes =
    { $count ->
        [one] your only cube, gate { $gate }
       *[other] { $count } cubes, gate { $gate }
    }
pips-left =
    { $count ->
        [one] 1 action point left
       *[other] { $count } action points left
    }
pips-between =
    { $least ->
        [6] 6 action points
       *[other] { $least } to { $most } action points
    }
each-pip = 1 action point per pip: a step, or a cube on a tile
# The bill: rows of a table, what is possible behind each
walk-steps = steps of the guard
walk-from-to = from space { $space } up to { $furthest }
walk-cube = cube on the tile at gate { $gate }
# Adjective: a cube can be placed there
walk-may-put = possible
walk-not-reached = from space { $space }
# In place of "possible"
walk-takes-none = not now

## The list of decisions: headings, at most 20 letters, and decisions in short, at most 18

list-pips = Next action point
# Verb
list-deniers = Pay
# Before the names of cards and tiles
list-move = Move the cube to
# Noun: an action there
short-guard = Ramparts
short-step =
    { $gate ->
        [none] step to { $space }
       *[other] step to gate { $gate }
    }
short-cube = cube at gate { $gate }
short-pay =
    { $count ->
        [0] nothing: { pips-for-guard }
        [one] 1 denier: { pips-for-guard }
       *[other] { $count } deniers: { pips-for-guard }
    }
