# What the log tells of the ramparts. seat: the player's name.

# tile: the side that lies there, by its name in the data, which players don't know
log-tile = A tile is placed at gate { $gate } of the ramparts.
log-use-tile = { $seat } spends a cube from { named-tile }.
log-swap = { $seat } swaps a { told-given-die } for { $from_seat }'s { die-with-value }.
log-swap-neutral = { $seat } swaps a { told-given-die } for a neutral { die-with-value }.
told-given-die =
    { $given_colour ->
        [red] red { $given_value }
        [white] white { $given_value }
       *[yellow] yellow { $given_value }
    }
log-extra-die = { $seat } takes a { die-with-value } from the supply.
log-turn-bought = { $seat } turns over the { die-with-value } (now a { $opposite }).
log-move-to-card = { $seat } moves the cube to { named-card }.
log-move-to-tile = { $seat } moves the cube to { named-tile }.
log-guard = { $seat } uses the { die-with-value } for the guard.
log-step =
    { $gate ->
        [none] { $seat }'s guard moves to space { $space }.
       *[other] { $seat }'s guard moves to space { $space } (gate { $gate }).
    }
log-cube-on-tile = { $seat } places a cube on { named-tile }.
log-spare-dice = { $seat } beats the black { $black } with the cube.
log-spared = { $seat } ignores { named-event }.

## The last scoring

score-iv-b =
    { $count ->
        [one] { $seat } gains 1 point for cubes on the tile at gate IV.
       *[other] { $seat } gains { $count } points for cubes on the tile at gate IV.
    }
score-iv-c =
    { $count ->
        [one] { $seat } gains 1 point for cubes on the tile at gate IV.
       *[other] { $seat } gains { $count } points for cubes on the tile at gate IV.
    }
