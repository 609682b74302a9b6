# Sentences of lines that tables have kept from older versions: nothing writes these keys any more, but their logs must
# still be read. When a line gets other arguments, it gets another key, and its old sentence moves here as it is.

log-reroll = { $seat } uses 1 influence to reroll the { die-with-value }.
log-recruit = { $seat } uses 2 influence to recruit a citizen.
log-turn-dice = { $seat } uses 4 influence to turn dice over.
log-yield-hidden = { $seat } can't beat the black { $black } and loses up to 2 points.
effect-salaries-missed-hidden = { $seat } can't pay every salary and loses up to 2 points.
effect-events-missed =
    { $count ->
        [0] { $seat } can't pay in full and has no points to lose.
        [one] { $seat } can't pay in full and loses 1 point.
       *[other] { $seat } can't pay in full and loses { $count } points.
    }
effect-events-missed-hidden = { $seat } can't pay in full and loses up to 2 points.
effect-salaries-missed-at-most =
    { $count ->
        [one] { $seat } can't pay every salary and loses up to 1 point.
       *[other] { $seat } can't pay every salary and loses up to { $count } points.
    }
effect-events-missed-at-most =
    { $count ->
        [one] { $seat } can't pay in full and loses up to 1 point.
       *[other] { $seat } can't pay in full and loses up to { $count } points.
    }
effect-points-hidden = { $seat } gains points.
log-yield-at-most =
    { $count ->
        [one] { $seat } can't beat the black { $black } and loses up to 1 point.
       *[other] { $seat } can't beat the black { $black } and loses up to { $count } points.
    }

course-roll-red = { $seat } rolls red { $red }.
course-roll-white = { $seat } rolls white { $white }.
course-roll-red-white = { $seat } rolls red { $red } and white { $white }.
course-roll-yellow = { $seat } rolls yellow { $yellow }.
course-roll-red-yellow = { $seat } rolls red { $red } and yellow { $yellow }.
course-roll-white-yellow = { $seat } rolls white { $white } and yellow { $yellow }.
course-roll-red-white-yellow = { $seat } rolls red { $red }, white { $white } and yellow { $yellow }.
course-roll-neutral-red = The neutral citizens roll red { $red }.
course-roll-neutral-white = The neutral citizens roll white { $white }.
course-roll-neutral-red-white = The neutral citizens roll red { $red } and white { $white }.
course-roll-neutral-yellow = The neutral citizens roll yellow { $yellow }.
course-roll-neutral-red-yellow = The neutral citizens roll red { $red } and yellow { $yellow }.
course-roll-neutral-white-yellow = The neutral citizens roll white { $white } and yellow { $yellow }.
course-roll-neutral-red-white-yellow = The neutral citizens roll red { $red }, white { $white } and yellow { $yellow }.
course-roll-nothing = { $seat } has no citizens in the main buildings and rolls no dice.
