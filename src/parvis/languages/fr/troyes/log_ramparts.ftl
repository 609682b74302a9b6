# What the log tells of the ramparts. seat: the player's name.

# tile: the side that lies there, by its name in the data, which players don't know
log-tile = Une tuile est placée à la porte { $gate } des remparts.
log-use-tile = { $seat } dépense un cube de { named-tile }.
log-swap = { $seat } échange un { told-given-die } contre un { die-with-value }, pris à { $from_seat }.
log-swap-neutral = { $seat } échange un { told-given-die } contre un { die-with-value } neutre.
told-given-die =
    { $given_colour ->
        [red] { $given_value } rouge
        [white] { $given_value } blanc
       *[yellow] { $given_value } jaune
    }
log-extra-die = { $seat } prend un { die-with-value } dans la réserve.
log-turn-bought = { $seat } retourne le { die-with-value } (désormais un { $opposite }).
log-move-to-card = { $seat } déplace le cube sur { named-card }.
log-move-to-tile = { $seat } déplace le cube sur { named-tile }.
log-guard = { $seat } utilise le { die-with-value } pour le garde.
log-step =
    { $gate ->
        [none] { $seat } : garde sur la case { $space }.
       *[other] { $seat } : garde sur la case { $space } (porte { $gate }).
    }
log-cube-on-tile = { $seat } place un cube sur { named-tile }.
log-spare-dice = { $seat } vainc le { $black } noir grâce au cube.
log-spared = { $seat } ignore { named-event }.

## The last scoring

score-iv-b =
    { $count ->
        [one] { $seat } marque { $count } point pour ses cubes sur la tuile de la porte IV.
       *[other] { $seat } marque { $count } points pour ses cubes sur la tuile de la porte IV.
    }
score-iv-c =
    { $count ->
        [one] { $seat } marque { $count } point pour ses cubes sur la tuile de la porte IV.
       *[other] { $seat } marque { $count } points pour ses cubes sur la tuile de la porte IV.
    }
