# What the log tells of the ramparts. seat: the player's name.

# tile: the side that lies there, by its name in the data, which players don't know
log-tile = Przy bramie { $gate } murów miejskich leży kafel.
log-use-tile = { $seat } wydaje znacznik z { named-tile.gen }.
log-swap = { $seat } zamienia { x-given-die } na inną: { die-with-value } (oddaje { $from_seat }).
log-swap-neutral = { $seat } zamienia { x-given-die } na neutralną: { die-with-value }.
told-given-die =
    { $given_colour ->
        [red] czerwona { $given_value }
        [white] biała { $given_value }
       *[yellow] żółta { $given_value }
    }
# The same as the object of a verb
x-given-die =
    { $given_colour ->
        [red] czerwoną kość { $given_value }
        [white] białą kość { $given_value }
       *[yellow] żółtą kość { $given_value }
    }
log-extra-die = { $seat } bierze kość z zasobów: { die-with-value }.
log-turn-bought = { $seat } obraca { x-die-with-value } (teraz { $opposite }).
log-move-to-card = { $seat } przenosi znacznik na kartę { named-card }.
log-move-to-tile = { $seat } przenosi znacznik na { named-tile }.
log-guard = { $seat } używa { x-of-die-with-value } dla strażnika.
log-step =
    { $gate ->
        [none] { $seat }: strażnik przechodzi na pole { $space }.
       *[other] { $seat }: strażnik przechodzi na pole { $space } (brama { $gate }).
    }
log-cube-on-tile = { $seat } umieszcza znacznik na { named-tile.loc }.
log-spare-dice = { $seat } pokonuje tym znacznikiem czarną kość { $black }.
log-spared = { $seat } unika wydarzenia { named-event }.

## The last scoring

score-iv-b =
    { $count ->
        [one] { $seat }: +{ $count } punkt (znaczniki na kaflu przy bramie IV).
        [few] { $seat }: +{ $count } punkty (znaczniki na kaflu przy bramie IV).
       *[many] { $seat }: +{ $count } punktów (znaczniki na kaflu przy bramie IV).
    }
score-iv-c =
    { $count ->
        [one] { $seat }: +{ $count } punkt (znaczniki na kaflu przy bramie IV).
        [few] { $seat }: +{ $count } punkty (znaczniki na kaflu przy bramie IV).
       *[many] { $seat }: +{ $count } punktów (znaczniki na kaflu przy bramie IV).
    }
