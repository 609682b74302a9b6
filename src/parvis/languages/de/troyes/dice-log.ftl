# What the log tells of purple dice, and of cubes that bring dice, set a price, or give all dice one value.

course-roll-purple = { $seat } würfelt eine violette { $value }.
log-purple = In der Gruppe ist die violette { $value } von { $seat }.
log-help-buy-one-each =
    { $amount ->
        [one] { $seat } setzt ein Klötzchen { named-card.from } ein: Würfel aus anderen Vierteln für je 1 Denar.
       *[other] { $seat } setzt ein Klötzchen { named-card.from } ein: Würfel aus anderen Vierteln für je { $amount } Denare.
    }
log-help-count-as-die =
    { $as_colour ->
        [red] { $seat } setzt ein Klötzchen { named-card.from } als rote { $amount } ein.
        [white] { $seat } setzt ein Klötzchen { named-card.from } als weiße { $amount } ein.
       *[yellow] { $seat } setzt ein Klötzchen { named-card.from } als gelbe { $amount } ein.
    }
log-help-turn-die =
    { $colour ->
        [red] { $seat } setzt ein Klötzchen { named-card.from } ein und dreht eine rote { $opposite } um.
        [white] { $seat } setzt ein Klötzchen { named-card.from } ein und dreht eine weiße { $opposite } um.
        [purple] { $seat } setzt ein Klötzchen { named-card.from } ein und dreht eine violette { $opposite } um.
       *[yellow] { $seat } setzt ein Klötzchen { named-card.from } ein und dreht eine gelbe { $opposite } um.
    }
log-help-take-die = { $seat } setzt ein Klötzchen { named-card.from } ein und nimmt kostenlos die { die-with-value } von { $from_seat }.
log-help-one-value = { $seat } setzt ein Klötzchen { named-card.from } ein: jeder Würfel eine { $value }.
