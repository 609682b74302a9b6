# What the pages around the table tell of the game.

about-game = Kaufe der Nachbarschaft Würfel ab, setze Fachleute ein, baue an der Kathedrale und wende Gefahren von der Stadt ab.

about-length = Etwa 25 Minuten pro Person und ein paar Minuten für alle Bots.

## What is at stake: what a coach tells somebody who plays for the first time, once each

stake-settling = Jeder Gefolgsmann bringt dir jede Runde einen Würfel: rot im Palast, weiß im Bischofssitz, gelb im Rathaus. Ein Gefolgsmann im Palast kostet 2 Denare pro Runde, im Bischofssitz 1.
stake-black-dice =
    { $points ->
        [one] Kannst du den höchsten schwarzen Würfel schlagen, dann musst du es tun. Jeder geschlagene bringt 1 Einfluss, aber deine Würfel sind verbraucht. Kannst du ihn nicht schlagen, verlierst du 1 Punkt.
       *[other] Kannst du den höchsten schwarzen Würfel schlagen, dann musst du es tun. Jeder geschlagene bringt 1 Einfluss, aber deine Würfel sind verbraucht. Kannst du ihn nicht schlagen, verlierst du { $points } Punkte.
    }
stake-end = Die letzte Runde: Übrige Denare und übriger Einfluss bringen nur dann Punkte, wenn eine Persönlichkeit sie zählt.
stake-dice = Alle können deine Würfel kaufen, und die besten sind zuerst weg. Du kannst auch ihre kaufen: für je 2, 4 oder 6 Denare in einer Gruppe von 1, 2 oder 3.
stake-events =
    { $events ->
        [one] 1 Ereignis liegt aus. Es wirkt jede Runde wieder, bis es abgewendet ist, und bringt denen Punkte, die die meisten Klötzchen darauf haben.
       *[other] { $events } Ereignisse liegen aus. Jedes wirkt jede Runde wieder, bis es abgewendet ist, und bringt denen Punkte, die die meisten Klötzchen darauf haben.
    }
stake-salaries =
    { $deniers ->
        [one] In der nächsten Runde kosten deine Gefolgsleute 1 Denar, mehr als du haben wirst. Kannst du nicht zahlen, verlierst du alle deine Denare und 2 Punkte.
       *[other] In der nächsten Runde kosten deine Gefolgsleute { $deniers } Denare, mehr als du haben wirst. Kannst du nicht zahlen, verlierst du alle deine Denare und 2 Punkte.
    }
stake-levels =
    { $points ->
        [one] Die Kathedrale hat { $levels } Ebenen, und auf { $missed } davon hast du kein Klötzchen. So wie es steht, kostet dich das am Ende 1 Punkt.
       *[other] Die Kathedrale hat { $levels } Ebenen, und auf { $missed } davon hast du kein Klötzchen. So wie es steht, kostet dich das am Ende { $points } Punkte.
    }
stake-supply = Dein Vorrat ist leer. Um einen Gefolgsmann einzusetzen, wirb zuerst einen an (2 Einfluss). Ein Fachmann käme aus einem Hauptgebäude und würde dich einen Würfel kosten.

## Options: what they are called (nouns, at most 20 letters), what they do, and what can be chosen (nouns, at most 40
## letters)

setup-sliding = Nachrücken
    .help = Ein Gefolgsmann, der sein Feld verliert, rückt auf das nächstniedrigere und kann den dortigen weiterschieben. Erst der letzte wird verdrängt. Welcher Weg auf dem Spielplan steht, ist hier nicht bekannt.
setup-marauding_leaves = Plünderung endet
    .help = Die abgewendete Plünderung verlässt die Reihe der Ereignisse endgültig, wie jedes andere Ereignis.
setup-characters = Persönlichkeiten
    .help = Die 6 des Grundspiels, 9 mit der Erweiterung oder 9 und 1 weitere offene, die für alle zählt.
setup-cards = Aktionskarten
    .help = Die 27 des Grundspiels, die 27 der Erweiterung oder beide.
setup-events = Ereignisse
    .help = Die des Grundspiels, dazu 6 weitere aus der Erweiterung oder nur diese 6: Dann kommen 4 davon in den ersten 2 Runden und sonst keine.
setup-purple = Violette Würfel
    .help = Alle haben einen violetten Würfel, der sich in jeder Farbe einsetzen lässt.
setup-ramparts = Stadtmauer
    .help = Stadtwachen auf der Stadtmauer und Außenaktivitäten.
setup-tournament = Turnier
    .help = Die letzte Runde wird gegen den Uhrzeigersinn gespielt.

option-characters-base = 6 des Grundspiels
option-characters-new = 9 mit der Erweiterung
option-characters-open = 9, dazu 1 offene
option-cards-base = Grundspiel
option-cards-ladies = Erweiterung
option-cards-both = beide
option-events-base = Grundspiel
option-events-both = 6 weitere aus der Erweiterung
option-events-ladies = nur die 6 der Erweiterung

## The end of a round, and the last scoring: headings, and the rows of a table with a column for each player (nouns)

round-over = Ende von Runde { $round }
scoring-over = Schlusswertung
round-income = Einkommen in Denaren
round-black-dice = Geschlagene schwarze Würfel
round-influence = Einfluss
round-passing = Denare fürs Passen
round-sold = Denare für verkaufte Würfel
round-points = Punkte

## Who was expelled in a round, and by whom

round-driven =
    { $count ->
        [one] { $seat } verdrängt { named-building.from } einen Gefolgsmann von { $driven_seat }.
       *[other] { $seat } verdrängt { named-building.from } { $count } Gefolgsleute von { $driven_seat }.
    }
round-driven-neutral =
    { $count ->
        [one] { $seat } verdrängt { named-building.from } einen neutralen Gefolgsmann.
       *[other] { $seat } verdrängt { named-building.from } { $count } neutrale Gefolgsleute.
    }
round-driven-own =
    { $count ->
        [one] { $seat } verdrängt { named-building.from } einen eigenen Gefolgsmann.
       *[other] { $seat } verdrängt { named-building.from } { $count } eigene Gefolgsleute.
    }
round-driven-by-neutral =
    { $count ->
        [one] Ein neutraler Gefolgsmann verdrängt { named-building.from } einen Gefolgsmann von { $driven_seat }.
       *[other] Neutrale Gefolgsleute verdrängen { named-building.from } { $count } Gefolgsleute von { $driven_seat }.
    }
round-pushed-out =
    { $count ->
        [one] Ein Aufstand verdrängt { named-building.from } einen Gefolgsmann von { $driven_seat }.
       *[other] Aufstände verdrängen { named-building.from } { $count } Gefolgsleute von { $driven_seat }.
    }
round-pushed-out-neutral =
    { $count ->
        [one] Ein Aufstand verdrängt { named-building.from } einen neutralen Gefolgsmann.
       *[other] Aufstände verdrängen { named-building.from } { $count } neutrale Gefolgsleute.
    }

## Printed values: decks, and what values are called

deck-activities = Alle Aktionskarten
deck-activity-red = Rote Karten
deck-activity-white = Weiße Karten
deck-activity-yellow = Gelbe Karten
deck-activity-ladies-red = Rote Karten, Damen
deck-activity-ladies-white = Weiße Karten, Damen
deck-activity-ladies-yellow = Gelbe Karten, Damen
deck-event = Ereignisse
deck-event-ladies = Ereignisse, Damen
deck-character = Persönlichkeiten
deck-character-ladies = Persönlichkeiten, Damen
deck-characters = Alle Persönlichkeiten
deck-tile-ladies = Außenaktivitäten
deck-gates = Tore
deck-buildings = Gebäude
printed-activities = Was jede Aktionskarte hat
printed-characters = Was jede Persönlichkeit hat
printed-buildings = Wie Gefolgsleute eingesetzt werden
printed-gates = Die Tore der Stadtmauer
value-cost = Kosten eines Fachmanns
value-cost-influence = Seine Kosten in Einfluss
value-divisor = Teiler
value-points = Punkte
value-level = Runde der Karte
value-colour = Farbe
value-kind = Art der Wirkung
value-banners = Banner
value-influence = Einfluss pro Banner
value-dice = Würfel, die es abwenden
value-counts = Was sie zählt
value-thresholds = Schwellen
value-spaces = Felder
value-when = Wann sie hilft
value-effect-pay-deniers = Preis in Denaren
value-effect-pay-influence = Preis in Einfluss
value-effect-deniers = Denare
value-effect-influence = Einfluss
value-effect-points = Erhaltene Punkte
value-effect-cubes = Klötzchen auf Ereignissen
value-effect-citizens = Gefolgsleute
value-effect-per = Pro
value-effect-of = Je so viele
value-effect-hits = Erfolg ab
value-effect-help = Wie ein Klötzchen hilft
value-effect-group = Für eine Gruppe, eingesetzt als
value-effect-amount = Betrag
value-effect-dice = Würfel der Farbe
value-effect-calls = Nachfolgendes Ereignis
value-palace = Linien von Feldern im Palast (keine: ein Gefolgsmann ersetzt den anderen)
value-bishopric = Linien von Feldern im Bischofssitz (keine: ein Gefolgsmann ersetzt den anderen)
value-city-hall = Linien von Feldern im Rathaus (keine: ein Gefolgsmann ersetzt den anderen)
value-effect-places = Hilft, einen Gefolgsmann einzusetzen
value-effect-cathedral = Hilft an der Kathedrale
value-effect-black = Schwarze Würfel
value-effect-lose-influence = Verlorener Einfluss
value-effect-lose-cathedral = Verlorene Klötzchen der Kathedrale
value-effect-lose-cubes = Verlorene Klötzchen auf Ereignissen
value-effect-lose-deniers = Verlorene Denare
value-effect-lose-delayed = Verlorene Klötzchen für später
value-effect-citizen = Wohin ein neutraler Gefolgsmann kommt
value-effect-pay-a-cube = Denare pro Klötzchen auf Ereignissen
value-effect-take-influence = Einfluss von einem Gegner
value-effect-low = Ertrag für einen Würfel von 1 bis 3
value-effect-high = Ertrag für einen Würfel von 4 bis 6
value-effect-most = Punkte für die meisten Klötzchen am Ende
value-effect-stones = Klötzchen in einer beliebigen Spalte der Kathedrale
value-effect-worth = Punkte pro Klötzchen minus Anzahl aller Klötzchen hier
value-effect-or-points = Oder Punkte
value-effect-deniers-above = Punkte bei mehr Denaren als
value-effect-put-deniers = Denare pro Klötzchen
value-effect-swaps = Getauschte Würfel, höchstens
value-effect-turns = Umgedrehte Würfel pro Klötzchen
value-effect-spares = Geschlagene schwarze Würfel oder ignorierte Ereignisse pro Klötzchen
value-effect-moves = Versetzte Klötzchen
value-effect-extra-die = Zusätzlicher Würfel
value-effect-most-cubes = Punkte für die meisten Klötzchen
value-effect-arrival = Punkte bei Ankunft
value-effect-each-cube = Punkte pro Klötzchen
value-effect-arrivals = Punkte nach Reihenfolge der Ankunft
value-effect-black-higher = Erhöht schwarze Würfel um
value-effect-closed-to-red = Gesperrt für rote Karten der Runde
value-effect-grey-tradesman = Neutrale Fachleute
value-effect-takes-citizens = Festgehaltene Gefolgsleute pro Person
value-effect-for-influence = Einfluss für einen Gefolgsmann des allgemeinen Vorrats
value-effect-joining = Hinzukommende Gefolgsleute

## Words of values

word-none = keine
word-yes = ja
word-no = nein
word-red = rot
word-white = weiß
word-yellow = gelb
word-purple = violett
word-immediate = sofort
word-delayed = Klötzchen für später
word-mixed = Klötzchen legen oder wegnehmen
word-to-end = Klötzchen, die am Ende zählen
word-palace = Palast
word-bishopric = Bischofssitz
word-city-hall = Rathaus
word-cathedral = Klötzchen in der Kathedrale
word-citizens = Gefolgsmann in anderen Gebäuden
word-districts = Viertel
word-events = Ereignis
word-events-won = gewonnenes Ereignis
word-others-in-city-hall = fremder Gefolgsmann im Rathaus
word-own-in-city-hall = eigener Gefolgsmann im Rathaus
word-red-dice = roter Würfel in deinem Viertel
word-white-dice = weißer Würfel in deinem Viertel
word-tradesmen = Fachmann
word-add-to-each = erhöht jeden Würfel
word-add-to-total = erhöht die Summe
word-buy-one-each = kauft je einen Würfel
word-count-as-die = gilt als Würfel
word-multiply = vervielfacht einen Würfel
word-one-value = gibt allen Würfeln denselben Wert
word-recolour = ändert die Farbe von Würfeln
word-set-each = setzt den Wert jedes Würfels
word-take-die = nimmt einen Würfel
word-take-one-each = nimmt je einen Würfel
word-turn-die = dreht einen Würfel um
word-deniers-left = übrige Denare
word-influence-left = übriger Einfluss
word-own-citizens-in-the-main-buildings = eigene Gefolgsleute in den Hauptgebäuden
word-own-citizens-of-the-red-estate = eigene rote Gefolgsleute: Palast und rote Karten
word-own-citizens-of-the-white-estate = eigene weiße Gefolgsleute: Bischofssitz und weiße Karten
word-own-citizens-of-the-yellow-estate = eigene gelbe Gefolgsleute: Rathaus und gelbe Karten
word-own-cubes-in-the-cathedral = eigene Klötzchen in der Kathedrale
word-own-tradesmen-on-activity-cards = eigene Fachleute auf Aktionskarten
word-before-action = vor deiner Aktion
word-card-activated = wenn eine Karte aktiviert wird
word-citizen-placed = wenn ein Gefolgsmann eingesetzt wird
word-cubes-put = wenn Klötzchen gelegt werden
word-dice-bought = wenn Würfel gekauft werden
word-harvest = wenn die Landwirtschaft genutzt wird
word-in-group = in einer Würfelgruppe
word-keeper-activated = wenn eine Karte aktiviert wird, auf der Klötzchen liegen bleiben
word-never = nie
word-phase-3 = in der Phase der Ereignisse

## Cards that an owner has typed and the rules can't play. $where: the card; $field, $other, $fields: what its values are called

cards-missing = { $where } fehlt
cards-white-builds = { $where }: { $field } muss rot oder gelb sein, denn an der Kathedrale bauen nur weiße Würfel
cards-colour-anyway = { $where }: { $field } ist die Farbe, die die Würfel ohnehin haben ({ $other })
cards-of-spot = { $where }: Karten mit Farbe { $colour } und Runde { $level } in Regelfassung { $ruling }: { $count }, nötig sind { $needed }
cards-red-events = { $where }: rote Karten: { $count }, nötig sind { $needed }
cards-calls = { $where }: { $field } ist { $colour }, wie schon { $count }-mal; mehr gibt es nicht
cards-counts = { $where }: { $field } muss { $counts } sein
cards-paid-twice = { $where }: { $field } gehört nicht neben { $other }
cards-no-divisor = { $where }: { $field } gehört nicht hierher, denn jeder Würfel ist eine Aktivierung
cards-bring-nothing = { $where } bringt nichts; nötig ist eines von { $fields } oder { $other }
cards-of-what = { $where }: { $field } gehört ohne { $other } nicht hierher
needs-lines = keine oder Linien wie „1 3 5, 2 4 6“ aus Feldern von 1 bis { $largest }, keines davon doppelt
needs-marks = eines von { $names } oder eine Tabelle mit einem davon für jeden Wert
