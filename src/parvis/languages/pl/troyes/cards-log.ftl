# What the log tells of the activity cards of The Ladies of Troyes.

effect-cubes-taken =
    { $count ->
        [one] { $seat } zdejmuje { $count } znacznik z karty { named-card }.
        [few] { $seat } zdejmuje { $count } znaczniki z karty { named-card }.
       *[many] { $seat } zdejmuje { $count } znaczników z karty { named-card }.
    }
effect-influence-taken =
    { $count ->
        [one] { $seat } zabiera { $count } punkt wpływu (traci { $from_seat }).
        [few] { $seat } zabiera { $count } punkty wpływu (traci { $from_seat }).
       *[many] { $seat } zabiera { $count } punktów wpływu (traci { $from_seat }).
    }
effect-stone = { $seat } umieszcza znacznik w kolumnie { $column } katedry.
effect-tradesman-for-influence = { $seat } umieszcza rzemieślnika na karcie { named-card } (wpływ −{ $count }).

## The last scoring

score-hermit =
    { $count ->
        [one] { $seat }: +{ $count } punkt (Pustelnik).
        [few] { $seat }: +{ $count } punkty (Pustelnik).
       *[many] { $seat }: +{ $count } punktów (Pustelnik).
    }
score-fort =
    { $count ->
        [one] { $seat }: +{ $count } punkt (Fort).
        [few] { $seat }: +{ $count } punkty (Fort).
       *[many] { $seat }: +{ $count } punktów (Fort).
    }
score-princess =
    { $count ->
        [one] { $seat }: +{ $count } punkt (Księżniczka).
        [few] { $seat }: +{ $count } punkty (Księżniczka).
       *[many] { $seat }: +{ $count } punktów (Księżniczka).
    }
