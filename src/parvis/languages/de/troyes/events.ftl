# The six events of The Ladies of Troyes: what they do, what they ask, and the buttons.

about-kind-outlaw = Erhöht jeden schwarzen Würfel um { $black_higher } (auf höchstens sechs), bevor ihn jemand schlagen muss. Rote Aktionskarten der Runde { closed-round } können hier keine Klötzchen legen.
# closed_to_red: the round of the cards, in the numeral that stands on them
closed-round =
    { $closed_to_red ->
        [1] I
        [2] II
       *[3] III
    }
about-kind-grey-tradesman = Jede Runde wird eine Farbe ausgewürfelt. Ein neutraler Fachmann nimmt das wertvollste leere Feld auf den Karten dieser Farbe ein und bleibt dort bis zum Ende der Partie.
about-kind-possession = Beim Aufdecken setzen alle einen Gefolgsmann hierher. Für jedes Klötzchen, das später hier gelegt wird, geht ein Gefolgsmann in seinen Vorrat zurück. Ist dein eigener Vorrat leer, kannst du stattdessen { $for_influence } Einfluss zahlen, um einen Gefolgsmann aus dem allgemeinen Vorrat zu setzen.
about-kind-lose-delayed = Jede Runde nehmen alle ein eigenes Klötzchen von einer Aktionskarte oder Außenaktivität weg. Wer keines hat, verliert nichts.
about-kind-joining = Jede Runde wird ein Hauptgebäude ausgewürfelt. Dort kommt ein in dieser Runde verdrängter Gefolgsmann hinzu, sonst ein neutraler. Dann werden alle Gefolgsleute des Gebäudes zufällig neu verteilt.

ask-give-citizen = Wähle einen deiner Gefolgsleute, der auf { named-event.acc } geht.
ask-home = Du hast keinen Gefolgsmann auf { named-event.dat }. Wähle, wessen Gefolgsmann zurückgeht.
ask-lose-delayed = { title-of-event }: Wähle eine Karte oder Außenaktivität, von der du dein Klötzchen wegnimmst.

do-from-supply = Gefolgsmann aus dem eigenen Vorrat setzen
do-from-card =
    { $count ->
        [0] Eigenen Fachmann { named-card.from } versetzen
        [one] Eigenen Fachmann { named-card.from } versetzen (Feld bringt 1 Punkt)
       *[other] Eigenen Fachmann { named-card.from } versetzen (Feld bringt { $count } Punkte)
    }
do-from-space = Eigenen Gefolgsmann von Feld { $space } { named-building.in } versetzen
do-from-influence = Gefolgsmann aus dem allgemeinen Vorrat setzen ({ $count } Einfluss)
do-give-none =
    { $count ->
        [one] Keinen Gefolgsmann setzen (−1 Punkt)
       *[other] Keinen Gefolgsmann setzen (−{ $count } Punkte)
    }
do-home = Gefolgsmann zurückgeben an { $seat }
do-off-tile =
    { $count ->
        [0] Einziges Klötzchen { named-tile.at } wegnehmen
       *[any] Eines deiner Klötzchen { named-tile.at } wegnehmen
    }
do-off-card =
    { $count ->
        [0] Einziges Klötzchen { named-card.from } wegnehmen
       *[any] Eines deiner Klötzchen { named-card.from } wegnehmen
    }
