# What the log tells of purple dice, and of cubes that bring dice, set a price, or give all dice one value.

course-roll-purple = { $seat } lance un { $value } violet.
log-purple = { $seat } ajoute son { $value } violet au groupe.
log-help-buy-one-each =
    { $amount ->
        [one] { $seat } utilise un cube { named-card.de } : dés d’autres quartiers à { $amount } denier chacun.
       *[other] { $seat } utilise un cube { named-card.de } : dés d’autres quartiers à { $amount } deniers chacun.
    }
log-help-count-as-die =
    { $as_colour ->
        [red] { $seat } utilise un cube { named-card.de } comme un { $amount } rouge.
        [white] { $seat } utilise un cube { named-card.de } comme un { $amount } blanc.
       *[yellow] { $seat } utilise un cube { named-card.de } comme un { $amount } jaune.
    }
log-help-turn-die =
    { $colour ->
        [red] { $seat } utilise un cube { named-card.de } pour retourner un { $opposite } rouge.
        [white] { $seat } utilise un cube { named-card.de } pour retourner un { $opposite } blanc.
        [purple] { $seat } utilise un cube { named-card.de } pour retourner un { $opposite } violet.
       *[yellow] { $seat } utilise un cube { named-card.de } pour retourner un { $opposite } jaune.
    }
log-help-take-die = { $seat } utilise un cube { named-card.de } pour prendre gratuitement le { die-with-value } à { $from_seat }.
log-help-one-value = { $seat } utilise un cube { named-card.de } : chaque dé vaut { $value }.
