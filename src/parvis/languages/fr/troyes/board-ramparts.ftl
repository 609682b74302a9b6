# What stands on the board of the ramparts: short, and to everyone who looks on. Numbers come from the view. As in board.ftl,
# most of these are labels.

# A tab, noun; at most 14 letters
tab-wall = Remparts
ramparts = Les remparts
# gate: the numeral of the gate on that space, or none
guard-of =
    { $gate ->
        [none] { $name } : garde sur la case { $space }
       *[other]
            { $space ->
                [0] { $name } : garde au départ (porte { $gate })
               *[more] { $name } : garde sur la case { $space } (porte { $gate })
            }
    }
guard-arrived = { $name } : garde au bout des remparts
tile-cubes = Cubes sur la tuile
tile-cubes-of =
    { $used ->
        [0]
            { $count ->
                [one] { $name } : { $count } cube
               *[other] { $name } : { $count } cubes
            }
       *[more]
            { $count ->
                [one] { $name } : { $count } cube (pas d’autre cette fois-ci)
               *[other] { $name } : { $count } cubes (pas d’autre cette fois-ci)
            }
    }
tile-reached =
    { $reached ->
        [0] Accessible dès que votre garde atteint la porte { $gate }, case { $space }.
       *[more] Votre garde a atteint la porte { $gate }. Vous pouvez placer des cubes ici.
    }

## Outdoor tiles in few words, by the kind of their effect: at most 37 letters. The signs of what is gained stand before them

brief-tile-gain =
    { $when ->
        [dice-bought] si un adversaire achète vos dés
        [card-activated] si un adversaire active votre carte
        [citizen-placed] quand vous placez un habitant
        [harvest] après l’agriculture
       *[cubes-put] cubes : cathédrale ou cartes
    }
brief-tile-swaps = échanger des dés avant votre action
brief-tile-extra-die =
    { $colour ->
        [red] un dé rouge de plus avant l’action
        [white] un dé blanc de plus avant l’action
        [yellow] un dé jaune de plus avant l’action
       *[purple] votre dé violet avant l’action
    }
brief-tile-turns = retourner un dé que vous achetez
brief-tile-spares = dé noir vaincu ou événement ignoré
brief-tile-moves = cube vers une carte ou une tuile
brief-tile-most-cubes = le plus de cubes à la fin
brief-tile-each-cube = à l’arrivée · par cube à la fin
brief-tile-arrivals = par ordre d’arrivée · sans cubes

## The tray

in-own-turn = À vous de jouer
in-the-turn = À { $turn_seat } de jouer
event-strikes = Ensuite : { title-of-event }
# Participle, below a die that an opponent has bought from the reader; at most 12 letters
slot-sold = vendu
# Below a die; at most 14 letters
slot-for-guard = pour le garde
# Below the die that the guard uses; at most 12 letters
slot-shown = le dé
# Below an empty place for a die; at most 14 letters
slot-guard-die = toute couleur
# Before the sign of deniers; at most 12 letters
slot-deniers = jusqu’à { $count }
slot-cubes =
    { $count ->
        [one] votre seul cube, porte { $gate }
       *[other] { $count } cubes, porte { $gate }
    }
pips-left =
    { $count ->
        [one] encore { $count } point d’action
       *[other] encore { $count } points d’action
    }
pips-between =
    { $least ->
        [6] 6 points d’action
       *[fewer] { $least } à { $most } points d’action
    }
each-pip = la valeur du dé en points d’action : un pas, ou un cube sur une tuile
# The bill: rows of a table, what is possible behind each
walk-steps = pas du garde
walk-from-to = de la case { $space } jusqu’à { $furthest }
walk-cube = cube sur la tuile de la porte { $gate }
# Adjective: a cube can be placed there
walk-may-put = possible
walk-not-reached = dès la case { $space }
# In place of "possible"
walk-takes-none = pas maintenant

## The list of decisions: headings, at most 20 letters, and decisions in short, at most 18

list-pips = Point d’action
# Verb
list-deniers = Payer
# Before the names of cards and tiles
list-move = Déplacer le cube
# Noun: an action there
short-guard = Remparts
short-step =
    { $gate ->
        [none] pas : case { $space }
       *[other] pas : porte { $gate }
    }
short-cube = cube, porte { $gate }
short-pay =
    { $count ->
        [0] rien : { pips-for-guard }
        [one] { $count } denier : { pips-for-guard }
       *[other] { $count } deniers : { pips-for-guard }
    }
