# What the log tells of the ramparts. seat: the family's name.

log-tile = Gate { $gate } of the ramparts has { named-tile }.
log-use-tile = { $seat } uses a cube of { named-tile }.
log-swap = { $seat } swaps the { told-given-colour } { $given_value } for the { named-colour } { $value } of { $from_seat }.
log-swap-neutral = { $seat } swaps the { told-given-colour } { $given_value } for the neutral { named-colour } { $value }.
told-given-colour =
    { $given_colour ->
        [red] { -red }
        [white] { -white }
       *[yellow] { -yellow }
    }
log-extra-die = A die from the supply comes to { $seat }: { told-extra-die } { $value }.
told-extra-die =
    { $colour ->
        [purple] a purple
       *[other] a { named-colour }
    }
log-turn-bought = { $seat } turns over the { named-colour } { $value }: it becomes a { $opposite }.
log-move-to-card = { $seat }'s cube goes to { named-card }.
log-move-to-tile = { $seat }'s cube goes to { named-tile }.
log-guard =
    { $colour ->
        [purple] { $seat } uses the purple { $value } for the guard on the ramparts.
       *[other] { $seat } uses the { named-colour } { $value } for the guard on the ramparts.
    }
log-step =
    { $gate ->
        [none] { $seat }'s guard comes to space { $space }.
       *[other] { $seat }'s guard comes to space { $space }, gate { $gate }.
    }
log-cube-on-tile = { $seat } puts a cube on { named-tile }.
log-spare-dice = With that, { $seat } beats the black { $black }.
log-spared = { $seat } is spared by { named-event }.

## The last scoring

score-iv-b =
    { $count ->
        [one] { $seat } gains 1 point for tile IV-b.
       *[other] { $seat } gains { $count } points for tile IV-b.
    }
score-iv-c =
    { $count ->
        [one] { $seat } gains 1 point for tile IV-c.
       *[other] { $seat } gains { $count } points for tile IV-c.
    }
