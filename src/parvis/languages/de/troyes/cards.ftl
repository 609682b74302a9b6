# The activity cards of The Ladies of Troyes: what they do, and what they ask.

## What a card does, by the kind of its effect: each activation. [1] is the number 1, as in about.ftl

about-kind-gain-for-own-in-city-hall =
    { $of ->
        [1] Für jeden deiner Gefolgsleute auf Feldern im Rathaus: { gain-at-price }.
       *[any] Für je { $of } deiner Gefolgsleute auf Feldern im Rathaus: { gain-at-price }.
    }
about-kind-gain-for-tradesmen =
    { $of ->
        [1] Für jeden deiner Fachleute auf Aktionskarten, auch den auf dieser: { gain-at-price }.
       *[any] Für je { $of } deiner Fachleute auf Aktionskarten, den auf dieser mitgezählt: { gain-at-price }.
    }
about-kind-gain-for-events-won =
    { $of ->
        [1] Für jede von dir gewonnene Ereigniskarte: { gain-at-price }.
       *[any] Für je { $of } von dir gewonnene Ereigniskarten: { gain-at-price }.
    }
about-kind-gain-for-white-dice =
    { $of ->
        [1] Für jeden weißen Würfel, der noch in deinem Viertel liegt: { gain-at-price }.
       *[any] Für je { $of } weiße Würfel, die noch in deinem Viertel liegen: { gain-at-price }.
    }
about-kind-gain-above =
    { $deniers_above ->
        [one] Wenn du noch mehr als 1 Denar hast: { gain-of-points }. Du zahlst ihn nicht.
       *[other] Wenn du noch mehr als { $deniers_above } Denare hast: { gain-of-points }. Du zahlst sie nicht.
    }
about-kind-either = Wähle jedes Mal: { gain-of-influence } oder { gain-of-points }.
about-kind-influence-taken = Erhalte: { gain-of-influence }. Nimm dann { $take_influence } Einfluss von dem Gegner, der am meisten hat.
about-kind-stones = Lege ein Klötzchen in eine beliebige Spalte der Kathedrale. Über einer vollen Spalte gibt es eine vierte Ebene. Solange diese Karte im Spiel ist, kostet auch ein fehlendes Klötzchen auf der vierten Ebene am Ende Punkte.
about-kind-cubes-everywhere =
    { $pay_a_cube ->
        [one] Du kannst für jedes ausliegende Ereignis 1 Denar zahlen, um ein Klötzchen darauf zu legen.
       *[other] Du kannst für jedes ausliegende Ereignis { $pay_a_cube } Denare zahlen, um ein Klötzchen darauf zu legen.
    }

## Mixed cards: an action either places cubes on them or removes some

about-kind-gain-later =
    { $put_deniers ->
        [0] Lege ein Klötzchen hierher oder nimm eines weg (erhalte: { gains }).
        [one] Lege ein Klötzchen hierher (zahle: 1 Denar) oder nimm eines weg (erhalte: { gains }).
       *[other] Lege ein Klötzchen hierher (zahle: { $put_deniers } Denare) oder nimm eines weg (erhalte: { gains }).
    }
about-kind-cubes-later =
    { $cubes ->
        [one] Lege ein Klötzchen hierher oder nimm eines weg, um ein Klötzchen auf ein Ereignis zu legen.
       *[other] Lege ein Klötzchen hierher oder nimm eines weg, um { $cubes } Klötzchen auf ein und dasselbe Ereignis zu legen.
    }

## Cards whose cubes score at the end

about-kind-worth-less =
    { $worth ->
        [one] Lege ein Klötzchen hierher. Am Ende bringt jedes deiner Klötzchen 1 Punkt minus die Anzahl aller Klötzchen auf dieser Karte.
       *[other] Lege ein Klötzchen hierher. Am Ende bringt jedes deiner Klötzchen { $worth } Punkte minus die Anzahl aller Klötzchen auf dieser Karte.
    }
about-kind-most-cubes =
    { $most ->
        [one] Lege ein Klötzchen hierher. Wer am Ende hier die meisten hat, erhält 1 Punkt. Bei Gleichstand wird geteilt.
       *[other] Lege ein Klötzchen hierher. Wer am Ende hier die meisten hat, erhält { $most } Punkte. Bei Gleichstand wird geteilt.
    }
about-kind-cube-for-die =
    { $most ->
        [one] Jeder Würfel der Gruppe legt ein Klötzchen hierher. { by-die } Wer am Ende hier die meisten hat, erhält 1 Punkt. Bei Gleichstand wird geteilt.
       *[other] Jeder Würfel der Gruppe legt ein Klötzchen hierher. { by-die } Wer am Ende hier die meisten hat, erhält { $most } Punkte. Bei Gleichstand wird geteilt.
    }
# A whole sentence. The two kinds of dice, with what each gives as a list
by-die = Niedriger Würfel (bis drei): { low-points }, { $low } Einfluss. Hoher Würfel: { high-points }, { $high } Einfluss.
low-points =
    { $low ->
        [one] 1 Punkt
       *[other] { $low } Punkte
    }
high-points =
    { $high ->
        [one] 1 Punkt
       *[other] { $high } Punkte
    }

## Buttons

do-put = { $count } Klötzchen auf { named-card.acc } legen{ put-price }
# In brackets, or nothing
put-price =
    { $deniers ->
        [0] {""}
        [one] {" "}(Kosten 1 Denar)
       *[other] {" "}(Kosten { $deniers } Denare)
    }
do-take-deniers =
    { $gain ->
        [one] { take-cubes }: +1 Denar
       *[other] { take-cubes }: +{ $gain } Denare
    }
do-take-influence = { take-cubes }: +{ $gain } Einfluss
do-take-points =
    { $gain ->
        [one] { take-cubes }: +1 Punkt
       *[other] { take-cubes }: +{ $gain } Punkte
    }
do-take-cubes =
    { $gain ->
        [one] { take-cubes }: je 1 Klötzchen auf ein Ereignis
       *[other] { take-cubes }: je { $gain } Klötzchen auf ein Ereignis
    }
take-cubes = { $count } Klötzchen { named-card.from } wegnehmen
do-on-cubes =
    { $cubes ->
        [one] 1 Klötzchen auf { named-event.acc } legen ({ $influence } Einfluss, letztes Banner) · { event-points }
       *[other] { $cubes } Klötzchen auf { named-event.acc } legen (je { $influence } Einfluss, noch { $banners } Banner) · { event-points }
    }
do-gain-influence = { $count } Einfluss erhalten
do-gain-points =
    { $count ->
        [one] 1 Punkt erhalten
       *[other] { $count } Punkte erhalten
    }
do-from = { $count } Einfluss nehmen von { $from_seat }
do-column =
    { $count ->
        [one] Klötzchen in Spalte { $column }, Ebene { $level } legen (1 Punkt, { $influence } Einfluss)
       *[other] Klötzchen in Spalte { $column }, Ebene { $level } legen ({ $count } Punkte, { $influence } Einfluss)
    }
do-enough-taking = Keine Klötzchen mehr wegnehmen
do-enough-activation = Mit dieser Aktivierung keine Klötzchen mehr legen
do-enough-columns = Keine Klötzchen mehr in die Kathedrale legen

## What a player is asked

ask-put-or-take =
    { $cubes ->
        [0] Wie viele Klötzchen legst du auf { named-card.acc }? Höchstens { $count }.
        [one] Klötzchen auf { named-card.acc } legen oder dein einziges wegnehmen? Höchstens { $count }.
       *[other] Klötzchen auf { named-card.acc } legen oder einige deiner { $cubes } Klötzchen wegnehmen? Höchstens { $count }.
    }
ask-cubes-at-once =
    { $count ->
        [one] Wähle ein Ereignis für { $cubes } Klötzchen ({ named-card }). Es ist das letzte Klötzchen, das du wegnehmen kannst.
       *[other] Wähle ein Ereignis für { $cubes } Klötzchen ({ named-card }). Noch wegnehmbar: { $count }.
    }
ask-cube-on-each =
    { $count ->
        [one] Wähle ein Ereignis für ein Klötzchen ({ named-card }). Kosten: { each-cube-price }. Das ist die letzte Aktivierung.
       *[other] Wähle ein Ereignis für ein Klötzchen ({ named-card }). Kosten: { each-cube-price }. Aktivierungen übrig: { $count }.
    }
# After a colon
each-cube-price =
    { $deniers ->
        [one] 1 Denar
       *[other] { $deniers } Denare
    }
ask-gain =
    { $count ->
        [one] Wähle Einfluss oder Punkte ({ named-card }). Das ist die letzte Aktivierung.
       *[other] Wähle Einfluss oder Punkte ({ named-card }). Aktivierungen übrig: { $count }.
    }
ask-from-whom =
    { $count ->
        [one] Von welchem Gegner nimmst du Einfluss ({ named-card })?
       *[other] Von welchem Gegner nimmst du Einfluss ({ named-card })? Aktivierungen übrig: { $count }.
    }
ask-column =
    { $count ->
        [one] Wähle eine Spalte für das letzte Klötzchen ({ named-card }).
       *[other] Wähle eine Spalte für ein Klötzchen ({ named-card }). Noch zu legen: { $count }.
    }

## Hints, and what carries out an action

foresee-group-to-end =
    { $count ->
        [one] dann 1 Klötzchen, das am Ende zählt
       *[other] dann { $count } Klötzchen, die am Ende zählen
    }
do-done-to-end =
    { $count ->
        [one] Fertig: 1 Klötzchen, das am Ende zählt, auf { named-card.acc } legen{ done-price }{ done-tradesman }
       *[other] Fertig: { $count } Klötzchen, die am Ende zählen, auf { named-card.acc } legen{ done-price }{ done-tradesman }
    }
foresee-group-mixed =
    { $count ->
        [one] dann 1 Klötzchen zum Legen oder Wegnehmen
       *[other] dann bis zu { $count } Klötzchen zum Legen oder Wegnehmen
    }
do-done-mixed =
    { $count ->
        [one] Fertig: 1 Klötzchen auf { named-card.acc } legen oder davon wegnehmen{ done-price }{ done-tradesman }
       *[other] Fertig: bis zu { $count } Klötzchen auf { named-card.acc } legen oder davon wegnehmen{ done-price }{ done-tradesman }
    }
