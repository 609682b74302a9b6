# What follows from decisions and from the course of the game, in the log. seat: a player's name, in the nominative.

## What players get and give

effect-coins =
    { $count ->
        [one] { $seat } gagne { $count } pièce.
       *[other] { $seat } gagne { $count } pièces.
    }
# Only with 25 coins in the game: the player with the most coins gives those that the supply lacks.
effect-coins-given =
    { $count ->
        [one] Le stock de pièces est vide. { $seat } cède { $count } pièce.
       *[other] Le stock de pièces est vide. { $seat } cède { $count } pièces.
    }
effect-markers =
    { $count ->
        [one] { $seat } prend { $count } cube de la réserve générale.
       *[other] { $seat } prend { $count } cubes de la réserve générale.
    }
effect-nurse = { $seat } place un cube dans l’hôpital (infirmière).
effect-nothing-without-marker = { $seat } n’a pas de cube pour cela : il ne se passe rien.
effect-nothing-without-coin = { $seat } n’a pas de pièce à donner : il ne se passe rien.
effect-rat-back = { $seat } : le rat recule sur { $space }.
effect-prestige =
    { $count ->
        [one] { $seat } gagne { $count } point de prestige.
       *[other] { $seat } gagne { $count } points de prestige.
    }
effect-prestige-park =
    { $count ->
        [one] { $seat } gagne { $count } point de prestige (dont { $park } grâce au parc).
       *[other] { $seat } gagne { $count } points de prestige (dont { $park } grâce au parc).
    }

## Rounds and periods

course-round = Manche { $letter }, tour { $round } : { $seat } commence.
    .short = { $letter }{ $round }
course-cathedral-empty = Il n’y a aucun cube à Notre-Dame : personne n’y gagne de prestige.
course-cathedral =
    { $count ->
        [one] Le seul cube à Notre-Dame rapporte du prestige ({ $share }) et retourne dans la réserve générale.
       *[other] Les { $count } cubes à Notre-Dame rapportent du prestige ({ $share } chacun) et retournent dans les réserves générales.
    }
course-over = La partie est terminée.

## The plague

course-plague = Niveau de peste : { $count }.
plague-forward = { $seat } : rat { $from } → { $to }.
plague-back = { $seat } : rat { $from } → { $to } (hôpital).
plague-back-doctor = { $seat } : rat { $from } → { $to } (médecin et hôpital).
plague-stays = { $seat } : le rat reste sur { $to }.
plague-stays-doctor = { $seat } : le rat reste sur { $to } (médecin).
# The rat would pass space 9, the last of the plague track.
plague-penalty =
    { $count ->
        [0] { $seat } n’a pas de prestige à perdre (rat au-delà de 9).
        [one] { $seat } perd { $count } point de prestige (rat au-delà de 9).
       *[other] { $seat } perd { $count } points de prestige (rat au-delà de 9).
    }
