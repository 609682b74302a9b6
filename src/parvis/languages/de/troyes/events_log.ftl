# What the log tells of the six events of The Ladies of Troyes. seat: the player's name.

course-black-dice-turned =
    { $count ->
        [one] { title-of-event }: Der schwarze Würfel zeigt jetzt { $dice }.
       *[other] { title-of-event }: Die schwarzen Würfel zeigen jetzt { $dice }.
    }
course-grey-tradesman = Ein neutraler Fachmann nimmt Feld { $space } auf { named-card.dat } ein.
course-grey-stays-away = Kein neutraler Fachmann wird eingesetzt: Die Karten der gewürfelten Farbe haben kein leeres Feld mit Punkten.
course-event-delayed =
    { $count ->
        [one] { title-of-event }: Alle nehmen ein eigenes Klötzchen von einer Aktionskarte oder Außenaktivität weg.
       *[other] { title-of-event }: Alle nehmen { $count } eigene Klötzchen von Aktionskarten oder Außenaktivitäten weg.
    }
course-uprising = Aufstand { named-building.in }: Die Gefolgsleute werden zufällig neu verteilt.
effect-joins-neutral = Ein neutraler Gefolgsmann kommt { named-building.into }.
effect-rises = Ein verdrängter Gefolgsmann von { $seat } kommt { named-building.into }.
effect-rises-neutral = Ein verdrängter neutraler Gefolgsmann kommt { named-building.into }.
effect-home = Ein Gefolgsmann von { $seat } geht in den Vorrat zurück.
log-off-tile = { $seat } nimmt ein Klötzchen { named-tile.at } weg.
log-off-card = { $seat } nimmt ein Klötzchen { named-card.from } weg.
log-from-supply = { $seat } setzt einen Gefolgsmann auf { named-event.acc } (aus dem Vorrat).
log-from-card = { $seat } setzt einen Gefolgsmann auf { named-event.acc } (Fachmann { named-card.from }).
log-from-space = { $seat } setzt einen Gefolgsmann auf { named-event.acc } (von Feld { $space } { named-building.in }).
log-from-influence = { $seat } setzt einen Gefolgsmann auf { named-event.acc } (aus dem allgemeinen Vorrat, { $influence } Einfluss).
