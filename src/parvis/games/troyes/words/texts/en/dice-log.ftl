# What the log tells of purple dice, and of cubes that bring dice, set a price, or give all dice one value.

course-roll-purple = { $seat } rolls a purple { $value }.
log-purple = The group includes { $seat }'s purple { $value }.
log-help-buy-one-each =
    { $amount ->
        [one] { $seat } uses a cube from { named-card }: dice from other districts for 1 denier each.
       *[other] { $seat } uses a cube from { named-card }: dice from other districts for { $amount } deniers each.
    }
log-help-count-as-die =
    { $as_colour ->
        [red] { $seat } uses a cube from { named-card } as a red { $amount }.
        [white] { $seat } uses a cube from { named-card } as a white { $amount }.
       *[yellow] { $seat } uses a cube from { named-card } as a yellow { $amount }.
    }
log-help-turn-die =
    { $colour ->
        [red] { $seat } uses a cube from { named-card } to turn over a red { $opposite }.
        [white] { $seat } uses a cube from { named-card } to turn over a white { $opposite }.
        [purple] { $seat } uses a cube from { named-card } to turn over a purple { $opposite }.
       *[yellow] { $seat } uses a cube from { named-card } to turn over a yellow { $opposite }.
    }
log-help-take-die = { $seat } uses a cube from { named-card } to take { $from_seat }'s { die-with-value } for free.
log-help-one-value = { $seat } uses a cube from { named-card }: each die is a { $value }.
