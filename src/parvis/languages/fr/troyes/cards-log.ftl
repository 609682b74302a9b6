# What the log tells of the activity cards of The Ladies of Troyes.

effect-cubes-taken =
    { $count ->
        [one] { $seat } retire { $count } cube { named-card.de }.
       *[other] { $seat } retire { $count } cubes { named-card.de }.
    }
effect-influence-taken =
    { $count ->
        [one] { $seat } prend { $count } point d’influence à { $from_seat }.
       *[other] { $seat } prend { $count } points d’influence à { $from_seat }.
    }
effect-stone = { $seat } place un cube dans la colonne { $column } de la cathédrale.
effect-tradesman-for-influence =
    { $count ->
        [one] { $seat } paie { $count } point d’influence pour un homme de métier sur { named-card }.
       *[other] { $seat } paie { $count } points d’influence pour un homme de métier sur { named-card }.
    }

## The last scoring

score-hermit =
    { $count ->
        [one] { $seat } marque { $count } point (l’Ermite).
       *[other] { $seat } marque { $count } points (l’Ermite).
    }
score-fort =
    { $count ->
        [one] { $seat } marque { $count } point (le Fort).
       *[other] { $seat } marque { $count } points (le Fort).
    }
score-princess =
    { $count ->
        [one] { $seat } marque { $count } point (la Princesse).
       *[other] { $seat } marque { $count } points (la Princesse).
    }
