# What the pages around the table say about the game.

about-game = Mehre deinen Einfluss in einem Stadtviertel von Paris, sammle mit deiner Kutsche Botschaften ein, spende für Notre Dame und halte dir die Ratten vom Leib.

about-length = Etwa 15 Minuten pro Person und ein paar Minuten für alle Bots.

## Options: a noun as a label, and a sentence or two of help

setup-new_persons = Neue Personen
    .help = Mit den 9 Neuen Personen. Für jeden Buchstaben werden 3 der 6 Personen gezogen und bleiben in der Schachtel.
setup-limited_coins = Begrenzte Münzen
    .help = Es gibt nur 25 Münzen. Wenn sie ausgehen, gibt die fehlenden ab, wer die meisten hat.
setup-counsellor_free = Kostenloser Ratgeber
    .help = Nur mit Neuen Personen: Die 2 zusätzlichen Bestechungen des Ratgebers sind kostenlos.

## What is at stake: what a coach tells somebody who plays for the first time, once each

stake-plague = Achte auf deine Ratte: Die Seuche bringt in dieser Runde { $rats }. Von { $space } käme sie über 9 hinaus, und du würdest 2 Prestige und einen Stein verlieren. Hospital, Park und Gasthaus halten sie zurück.
stake-end = Die letzte Runde: Jetzt zählt nur noch Prestige. Übrige Münzen und Steine bringen keines mehr.
stake-cathedral =
    { $own ->
        [0] Nach dieser Runde endet der Durchgang: { $markers ->
            [0] In Notre Dame liegt kein Stein, der die { $prestige } Prestige dort bekäme.
            [one] Der einzige Stein in Notre Dame bekommt { $prestige } Prestige, und er gehört nicht dir.
           *[other] Die Steine in Notre Dame teilen sich { $prestige } Prestige, und keiner davon gehört dir.
        }
       *[some] Nach dieser Runde endet der Durchgang: { $markers ->
            [one] Der einzige Stein in Notre Dame bekommt { $prestige } Prestige. Deine Steine dort: { $own }.
           *[other] Die { $markers } Steine in Notre Dame teilen sich { $prestige } Prestige. Deine Steine dort: { $own }.
        }
    }
stake-supply = Dein Vorrat ist leer: Eine Karte versetzt jetzt einen deiner Steine von anderswo oder bewirkt nichts. Die Klosterschule bringt Steine.
stake-draft = Du wählst drei Karten für diese Runde und spielst zwei davon aus. Was du weitergibst, kann links von dir verwendet werden.
stake-rats =
    { $rats ->
        [one] Am Ende dieser Runde zieht die Seuche deine Ratte 1 Feld weiter, weniger 1 für jede deiner Figuren im Hospital. Müsste sie über 9 hinaus, kostet dich das Prestige und einen Stein.
       *[other] Am Ende dieser Runde zieht die Seuche deine Ratte { $rats } Felder weiter, weniger 1 für jede deiner Figuren im Hospital. Müsste sie über 9 hinaus, kostet dich das Prestige und einen Stein.
    }
stake-hiring = Eine Person kostet 1 Münze und hilft sofort. Münzen übrig: { $coins }. Am Ende sind sie nichts wert.

## The end of a round: headings, and the rows of a table with a column for each player (nouns, at most 18 letters)

round-over = Ende von Runde { $round }
round-and-period-over = Ende von Runde { $round } und Durchgang { $letter }
round-rat = Ratte
    .moves = { $from } → { $to }
    .stays = { $to }
    .moves-doctor = { $from } → { $to } (Medikus)
    .stays-doctor = { $to } (Medikus)
round-before = Prestige vorher
round-gain = Diese Runde
round-now = Prestige jetzt

## Printed values: decks, and what values are called

deck-persons = Personen
deck-street = Straßen
value-rats = Ratten
value-from = Von
value-to = Nach
value-borough = Viertel, in das sie führt (0: dasselbe, 1: das linke, −1: das rechte)
value-letter = Durchgang (A, B oder C)
value-kind = Art der Wirkung
value-effect-coins = Münzen
value-effect-markers = Steine aus dem allgemeinen Vorrat
value-effect-prestige = Prestige
value-effect-perks = Vorteile des Gasthauses
value-effect-per = Pro
word-bridge = Brücke
word-centre = Zentrum
word-gate = Tor
word-parvis = Domplatz
word-quay = Kai
printed-street = Straße { $number }: { $from } nach { $to }
