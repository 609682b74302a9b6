# Why something can't be decided now: the whole answer to "Why can't I?", a sentence or two.

## What a player lacks

why-influence =
    { $count ->
        [0] Das kostet { $needed } Einfluss. Du hast keinen.
       *[any] Das kostet { $needed } Einfluss. Du hast { $count }.
    }
why-deniers =
    { $needed ->
        [one] Das kostet 1 Denar. Du hast keinen.
       *[other] { $count ->
            [0] Das kostet mindestens { $needed } Denare. Du hast keine.
            [one] Das kostet mindestens { $needed } Denare. Du hast 1.
           *[other] Das kostet mindestens { $needed } Denare. Du hast { $count }.
        }
    }
why-supply = In deinem Vorrat ist kein Gefolgsmann. Mit Einfluss kannst du einen anwerben.
why-supply-full = In deinem Vorrat ist noch ein Gefolgsmann. Dafür kannst du jetzt keinen Einfluss zahlen.
why-general-supply = Im allgemeinen Vorrat ist keiner deiner Gefolgsleute mehr.
why-not-richest = Einfluss wird von dem Gegner genommen, der am meisten hat.
why-own-influence = Von dir selbst kannst du keinen Einfluss nehmen.
why-times =
    { $count ->
        [0] Deine Würfel reichen für keine Aktivierung.
        [one] Deine Würfel reichen nur für 1 Aktivierung.
       *[other] Deine Würfel reichen nur für { $count } Aktivierungen.
    }
why-one-first = Das musst du mindestens einmal tun, bevor du aufhörst.

## Dice

why-die = Ein solcher Würfel liegt dort nicht.
why-no-dice = In deinem Viertel liegt kein Würfel.
why-dice = Die Würfel, die du einsetzen kannst, reichen dafür nicht.
why-black = Selbst alle deine Würfel zusammen schlagen den höchsten schwarzen Würfel nicht.
why-must-defend = Deine Würfel können den höchsten schwarzen Würfel schlagen, also musst du sie einsetzen.
why-pips = Die Gruppe hat die Summe { $count }. Nötig ist { $needed }.
why-group-full =
    { $count ->
        [one] Für diese Aktion nimmst du nur 1 Würfel.
       *[other] Die Gruppe hat so viele Würfel, wie erlaubt sind.
    }
why-colour = Würfel dieser Farbe gehen hier nicht.
why-own-die = Hier kannst du nur Würfel aus deinem eigenen Viertel wählen.
why-not-sold = Einen violetten Würfel kann nur einsetzen, wem er gehört.
why-not-given = Abgeben kannst du nur Würfel aus deinem eigenen Viertel.
why-own-not-taken = Nehmen kannst du nur Würfel aus anderen Vierteln.
why-not-swapped = Mit diesem Viertel hast du schon einen Würfel getauscht.
why-swap = Es gibt keine Würfel zum Tauschen.
why-none-left =
    { $colour ->
        [red] Im Vorrat ist kein roter Würfel mehr.
        [white] Im Vorrat ist kein weißer Würfel mehr.
        [yellow] Im Vorrat ist kein gelber Würfel mehr.
       *[purple] Dein violetter Würfel liegt schon in deinem Stadtviertel.
    }
why-value = Diesen Wert können die Würfel der Gruppe nicht annehmen.
why-no-cube-brings = Mit keinem Klötzchen kannst du diesen Würfel jetzt einsetzen.
why-cube-helps = Dieser Gruppe hilft schon ein Klötzchen.
why-never-helps = Klötzchen auf dieser Karte helfen keiner Würfelgruppe.

## Cards, events, citizens and cubes

why-card = Diese Karte liegt nicht offen.
why-not-in-box = Diese Karte ist nicht im Spiel.
why-card-full = Alle Felder für Fachleute auf dieser Karte sind besetzt.
why-no-event = Für die Klötzchen dieser Karte gibt es kein Ereignis.
why-event = Dieses Ereignis liegt nicht aus.
why-event-closed = Diese Karte kann auf dieses Ereignis jetzt kein Klötzchen legen.
why-cathedral-full = Die Kathedrale hat in den Spalten deiner Würfel kein freies Feld.
why-column-full = Diese Spalte der Kathedrale ist voll.
why-no-stone = Dort hast du kein Klötzchen.
why-no-cube-on-card = Auf dieser Karte hast du kein Klötzchen.
why-no-cube-on-event = Auf diesem Ereignis hast du kein Klötzchen.
why-no-cubes-to-take =
    { $count ->
        [0] Auf dieser Karte hast du kein Klötzchen.
        [one] Auf dieser Karte hast du nur 1 Klötzchen.
       *[other] Auf dieser Karte hast du nur { $count } Klötzchen.
    }
why-keeps-none = Auf dieser Karte bleiben keine Klötzchen liegen.
why-space-taken = Dieses Feld ist besetzt.
why-no-citizen = Dort steht keiner deiner Gefolgsleute.
why-no-tradesman = Auf dieser Karte hast du keinen Fachmann.
why-must-give = Du kannst noch einen Gefolgsmann abgeben, also musst du es tun.
why-none-possessed = Von dieser Familie steht kein Gefolgsmann auf dem Ereignis.

## Ramparts

why-no-ramparts = Diese Partie wird ohne Stadtmauer gespielt.
why-pay = Ein Würfel gibt nicht mehr Aktionspunkte als seine höchste Seite.
why-wall-end = Deine Stadtwache hat das Ende der Stadtmauer erreicht.
why-gate = Deine Stadtwache hat dieses Tor noch nicht erreicht.
why-gate-closed = Diese Außenaktivität nimmt kein Klötzchen für einen Würfel der Farbe, die sie bringt, und für andere Würfel nur eins je Aktion.
why-tile-covered = Auf diese Außenaktivität hast du in dieser Aktion schon ein Klötzchen gelegt. Jedes Mal geht nur eins.
why-same-tile = Das Klötzchen kommt von dieser Außenaktivität. Wähle einen anderen Ort.
why-tile = Diese Außenaktivität ist nicht im Spiel.
why-tile-no-cubes = Auf diese Außenaktivität werden keine Klötzchen gelegt.
why-tile-never-spent = Klötzchen auf dieser Außenaktivität werden nie ausgegeben. Sie zählen am Spielende.
why-no-cube-on-tile = Auf dieser Außenaktivität hast du kein Klötzchen.
why-tile-used = In diesem Zug hast du hier schon ein Klötzchen ausgegeben.
why-tile-later = Das Klötzchen dieser Außenaktivität ist für einen anderen Zeitpunkt bestimmt.

## When it is asked for instead

when-settle = Diese Gefolgsleute setzt du vor der ersten Runde ein.
when-action = Aktionen kommen nach den Ereignissen und den schwarzen Würfeln, eine je Zug. Während du die Würfel für eine Aktion wählst, führt „Rückgängig“ zur Wahl der Aktion zurück.
when-group = Würfel wählst du, nachdem du eine Aktion gewählt hast.
when-card = Das wählst du, wenn du eine Karte aktivierst, die danach fragt.
when-send = Ein Gefolgsmann verlässt ein Gebäude, wenn du eine Karte aktivierst und dein Vorrat leer ist.
when-cube = Mit einem Klötzchen auf einer Karte kannst du das für eine Gruppe wählen.
when-reroll = Einen Würfel zum Neuwürfeln wählst du, sobald du den Einfluss dafür gezahlt hast.
when-turn = Würfel zum Umdrehen wählst du, sobald du den Einfluss dafür gezahlt hast.
when-tile = Das wählst du mit dem Klötzchen einer Außenaktivität.
when-guard = Das wählst du, wenn du deine Stadtwache ziehst.
when-carry-out = Das folgt von selbst auf eine Aktion.
when-event = Das wählst du, wenn ein Ereignis wirkt.
when-defence = Schwarze Würfel schlägst du, wenn sie angreifen.
