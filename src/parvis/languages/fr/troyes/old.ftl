# Sentences of lines that tables have kept from older versions: nothing writes these keys any more, but their logs must
# still be read. When a line gets other arguments, it gets another key, and its old sentence moves here as it is.

log-reroll = { $seat } utilise 1 point d’influence pour relancer le { die-with-value }.
log-recruit = { $seat } utilise 2 points d’influence pour recruter un habitant.
log-turn-dice = { $seat } utilise 4 points d’influence pour retourner des dés.
log-yield-hidden = { $seat } ne peut pas vaincre le { $black } noir et perd jusqu’à 2 points.
effect-salaries-missed-hidden = { $seat } ne peut pas payer tous les salaires et perd jusqu’à 2 points.
effect-events-missed =
    { $count ->
        [0] { $seat } ne peut pas tout payer et n’a aucun point à perdre.
        [one] { $seat } ne peut pas tout payer et perd { $count } point.
       *[other] { $seat } ne peut pas tout payer et perd { $count } points.
    }
effect-events-missed-hidden = { $seat } ne peut pas tout payer et perd jusqu’à 2 points.
effect-salaries-missed-at-most =
    { $count ->
        [one] { $seat } ne peut pas payer tous les salaires et perd jusqu’à { $count } point.
       *[other] { $seat } ne peut pas payer tous les salaires et perd jusqu’à { $count } points.
    }
effect-events-missed-at-most =
    { $count ->
        [one] { $seat } ne peut pas tout payer et perd jusqu’à { $count } point.
       *[other] { $seat } ne peut pas tout payer et perd jusqu’à { $count } points.
    }
effect-points-hidden = { $seat } marque des points.
log-yield-at-most =
    { $count ->
        [one] { $seat } ne peut pas vaincre le { $black } noir et perd jusqu’à { $count } point.
       *[other] { $seat } ne peut pas vaincre le { $black } noir et perd jusqu’à { $count } points.
    }

course-roll-red = { $seat } lance : rouge { $red }.
course-roll-white = { $seat } lance : blanc { $white }.
course-roll-red-white = { $seat } lance : rouge { $red }, blanc { $white }.
course-roll-yellow = { $seat } lance : jaune { $yellow }.
course-roll-red-yellow = { $seat } lance : rouge { $red }, jaune { $yellow }.
course-roll-white-yellow = { $seat } lance : blanc { $white }, jaune { $yellow }.
course-roll-red-white-yellow = { $seat } lance : rouge { $red }, blanc { $white }, jaune { $yellow }.
course-roll-neutral-red = Dés neutres : rouge { $red }.
course-roll-neutral-white = Dés neutres : blanc { $white }.
course-roll-neutral-red-white = Dés neutres : rouge { $red }, blanc { $white }.
course-roll-neutral-yellow = Dés neutres : jaune { $yellow }.
course-roll-neutral-red-yellow = Dés neutres : rouge { $red }, jaune { $yellow }.
course-roll-neutral-white-yellow = Dés neutres : blanc { $white }, jaune { $yellow }.
course-roll-neutral-red-white-yellow = Dés neutres : rouge { $red }, blanc { $white }, jaune { $yellow }.
course-roll-nothing = { $seat } n’a aucun habitant dans les bâtiments principaux et ne lance aucun dé.
