# What the log tells of the six events of The Ladies of Troyes. seat: the player's name.

course-black-dice-turned =
    { $count ->
        [one] { title-of-event } : le dé noir passe à { $dice }.
       *[other] { title-of-event } : les dés noirs passent à { $dice }.
    }
course-grey-tradesman = Un homme de métier neutre prend l’emplacement { $space } { named-card.de }.
course-grey-stays-away = Aucun homme de métier neutre n’est placé : les cartes de la couleur tirée n’ont plus d’emplacement libre qui rapporte des points.
course-event-delayed =
    { $count ->
        [one] { title-of-event } : chacun retire un de ses cubes d’une carte Activité ou d’une tuile extérieure.
       *[other] { title-of-event } : chacun retire { $count } de ses cubes placés sur des cartes Activité ou des tuiles extérieures.
    }
course-uprising = Soulèvement { named-building.in } : ses habitants sont replacés au hasard.
effect-joins-neutral = Un habitant neutre s’ajoute { named-building.in }.
effect-rises = Habitant expulsé de retour { named-building.in } : { $seat }.
effect-rises-neutral = Un habitant neutre expulsé est de retour { named-building.in }.
effect-home = Habitant de retour dans la réserve : { $seat }.
log-off-tile = { $seat } retire un cube de { named-tile }.
log-off-card = { $seat } retire un cube { named-card.de }.
log-from-supply = { $seat } place un habitant sur { named-event } (depuis la réserve).
log-from-card = { $seat } place un habitant sur { named-event } (homme de métier { named-card.de }).
log-from-space = { $seat } place un habitant sur { named-event } (depuis la case { $space } { named-building.de }).
log-from-influence =
    { $influence ->
        [one] { $seat } place un habitant sur { named-event } (depuis la réserve générale, { $influence } point d’influence).
       *[other] { $seat } place un habitant sur { named-event } (depuis la réserve générale, { $influence } points d’influence).
    }
