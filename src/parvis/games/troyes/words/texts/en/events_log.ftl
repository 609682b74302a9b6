# What the log tells of the six events of The Ladies of Troyes. seat: the family's name.

course-black-dice-turned =
    { $count ->
        [one] Because of { named-event }, the black die now shows { $dice }.
       *[other] Because of { named-event }, the black dice now show { $dice }.
    }
course-grey-tradesman = A grey tradesman takes space { $space } of { named-card }.
course-grey-stays-away = No grey tradesman comes, as no card of the colour rolled has a free space with points.
course-event-delayed =
    { $count ->
        [one] Because of { named-event }, everyone takes one of their cubes off an activity card or an outdoor tile.
       *[other] Because of { named-event }, everyone takes { $count } of their cubes off activity cards or outdoor tiles.
    }
course-uprising = There is an uprising in { named-building }: its citizens change places.
effect-joins-neutral = A neutral citizen joins them in { named-building }.
effect-rises = A driven-out citizen of { $seat } gets up and joins them in { named-building }.
effect-rises-neutral = A driven-out neutral citizen gets up and joins them in { named-building }.
effect-home = A citizen of { $seat } goes home.
log-off-tile = { $seat } takes a cube off { named-tile }.
log-off-card = { $seat } takes a cube off { named-card }.
log-from-supply = { $seat } gives { named-event } a citizen from their supply.
log-from-card = { $seat } gives { named-event } their tradesman on { named-card }.
log-from-space = { $seat } gives { named-event } the citizen on space { $space } of { named-building }.
log-from-influence = { $seat } pays { $influence } influence and gives { named-event } a citizen from the general supply.
