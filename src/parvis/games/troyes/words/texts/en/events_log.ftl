# What the log tells of the six events of The Ladies of Troyes. seat: the player's name.

course-black-dice-turned =
    { $count ->
        [one] { title-of-event }: the black die is now { $dice }.
       *[other] { title-of-event }: the black dice are now { $dice }.
    }
course-grey-tradesman = A neutral tradesman takes space { $space } of { named-card }.
course-grey-stays-away = No neutral tradesman is placed: the cards of the rolled colour have no empty space with points.
course-event-delayed =
    { $count ->
        [one] { title-of-event }: every player removes one of their cubes from an activity card or an outdoor tile.
       *[other] { title-of-event }: every player removes { $count } of their cubes from activity cards or outdoor tiles.
    }
course-uprising = Uprising in { named-building }: its citizens are placed again at random.
effect-joins-neutral = A neutral citizen is placed in { named-building }.
effect-rises = { $seat }'s expelled citizen is placed in { named-building }.
effect-rises-neutral = An expelled neutral citizen is placed in { named-building }.
effect-home = { $seat }'s citizen returns to the supply.
log-off-tile = { $seat } removes a cube from { named-tile }.
log-off-card = { $seat } removes a cube from { named-card }.
log-from-supply = { $seat } places a citizen on { named-event } (from the supply).
log-from-card = { $seat } places a citizen on { named-event } (tradesman from { named-card }).
log-from-space = { $seat } places a citizen on { named-event } (from space { $space } of { named-building }).
log-from-influence = { $seat } places a citizen on { named-event } (from the general supply, { $influence } influence).
