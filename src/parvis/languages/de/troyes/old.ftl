# Sentences of lines that tables have kept from older versions: nothing writes these keys any more, but their logs must
# still be read. When a line gets other arguments, it gets another key, and its old sentence moves here as it is.

log-reroll = { $seat } würfelt für 1 Einfluss die { die-with-value } neu.
log-recruit = { $seat } wirbt für 2 Einfluss einen Gefolgsmann an.
log-turn-dice = { $seat } setzt 4 Einfluss ein, um Würfel umzudrehen.
log-yield-hidden = { $seat } kann die schwarze { $black } nicht schlagen und verliert bis zu 2 Punkte.
effect-salaries-missed-hidden = { $seat } kann nicht alle Löhne zahlen und verliert bis zu 2 Punkte.
effect-events-missed =
    { $count ->
        [0] { $seat } kann nicht alles bezahlen und hat keine Punkte zu verlieren.
        [one] { $seat } kann nicht alles bezahlen und verliert 1 Punkt.
       *[other] { $seat } kann nicht alles bezahlen und verliert { $count } Punkte.
    }
effect-events-missed-hidden = { $seat } kann nicht alles bezahlen und verliert bis zu 2 Punkte.
effect-salaries-missed-at-most =
    { $count ->
        [one] { $seat } kann nicht alle Löhne zahlen und verliert bis zu 1 Punkt.
       *[other] { $seat } kann nicht alle Löhne zahlen und verliert bis zu { $count } Punkte.
    }
effect-events-missed-at-most =
    { $count ->
        [one] { $seat } kann nicht alles bezahlen und verliert bis zu 1 Punkt.
       *[other] { $seat } kann nicht alles bezahlen und verliert bis zu { $count } Punkte.
    }
effect-points-hidden = { $seat } erhält Punkte.
log-yield-at-most =
    { $count ->
        [one] { $seat } kann die schwarze { $black } nicht schlagen und verliert bis zu 1 Punkt.
       *[other] { $seat } kann die schwarze { $black } nicht schlagen und verliert bis zu { $count } Punkte.
    }

course-roll-red = { $seat } würfelt rot { $red }.
course-roll-white = { $seat } würfelt weiß { $white }.
course-roll-red-white = { $seat } würfelt rot { $red } und weiß { $white }.
course-roll-yellow = { $seat } würfelt gelb { $yellow }.
course-roll-red-yellow = { $seat } würfelt rot { $red } und gelb { $yellow }.
course-roll-white-yellow = { $seat } würfelt weiß { $white } und gelb { $yellow }.
course-roll-red-white-yellow = { $seat } würfelt rot { $red }, weiß { $white } und gelb { $yellow }.
course-roll-neutral-red = Die neutralen Gefolgsleute würfeln rot { $red }.
course-roll-neutral-white = Die neutralen Gefolgsleute würfeln weiß { $white }.
course-roll-neutral-red-white = Die neutralen Gefolgsleute würfeln rot { $red } und weiß { $white }.
course-roll-neutral-yellow = Die neutralen Gefolgsleute würfeln gelb { $yellow }.
course-roll-neutral-red-yellow = Die neutralen Gefolgsleute würfeln rot { $red } und gelb { $yellow }.
course-roll-neutral-white-yellow = Die neutralen Gefolgsleute würfeln weiß { $white } und gelb { $yellow }.
course-roll-neutral-red-white-yellow = Die neutralen Gefolgsleute würfeln rot { $red }, weiß { $white } und gelb { $yellow }.
course-roll-nothing = { $seat } hat keine Gefolgsleute in den Hauptgebäuden und würfelt nicht.
