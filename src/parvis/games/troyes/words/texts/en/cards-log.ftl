# What the log tells of the activity cards of The Ladies of Troyes.

effect-cubes-taken =
    { $count ->
        [one] { $seat } removes 1 cube from { named-card }.
       *[other] { $seat } removes { $count } cubes from { named-card }.
    }
effect-influence-taken = { $seat } takes { $count } influence from { $from_seat }.
effect-stone = { $seat } places a cube in column { $column } of the cathedral.
effect-tradesman-for-influence = { $seat } pays { $count } influence for a tradesman on { named-card }.

## The last scoring

score-hermit =
    { $count ->
        [one] { $seat } gains 1 point for the Hermit.
       *[other] { $seat } gains { $count } points for the Hermit.
    }
score-fort =
    { $count ->
        [one] { $seat } gains 1 point for the Fort.
       *[other] { $seat } gains { $count } points for the Fort.
    }
score-princess =
    { $count ->
        [one] { $seat } gains 1 point for the Princess.
       *[other] { $seat } gains { $count } points for the Princess.
    }
