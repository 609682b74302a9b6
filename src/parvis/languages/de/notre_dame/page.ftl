# What the page says around the board. Labels of one or two words have a comment: what they are, where, how long at most.

## The board

board-window = Der Spielplan
piece-markers =
    { $count ->
        [0] { $seat } hat hier keine Steine.
        [one] { $seat } hat hier 1 Stein.
       *[other] { $seat } hat hier { $count } Steine.
    }
piece-carriage = Kutsche von { $seat }
piece-friend = Vertrauter von { $seat } (zählt wie ein Stein)
piece-friend-waiting = Noch nicht auf dem Spielplan: der Vertraute von { $seat }.
piece-rat = Ratte von { $seat }: Feld { $space }.
piece-bell = { $seat } beginnt.

## Where in the game we are

round-heading = Durchgang { $letter } · Runde { $round } von 9
round-short = { $letter } · { $round } von 9
phases = Phasen einer Runde
step-keep = Auswahl
step-play-1 = Aktion
step-play-2 = Aktion
step-hire = Person
step-plague = Seuche
begins = Es beginnt

## The rules in brief: a heading, and a paragraph for each phase, which begins with its name

how-round = So läuft eine Runde ab
how-keep = Auswahl: Zieh 3 deiner eigenen Aktionskarten, behalte 1 und gib 2 nach links weiter. Behalte 1 der 2 Karten, die du bekommst, und gib die andere weiter. Die letzte Karte, die du bekommst, behältst du.
how-play = Aktion: Spiele 1 deiner 3 Karten aus, danach eine weitere. Die dritte wird nicht ausgespielt. Eine Karte bringt einen Stein in ihren Bereich. Dann führst du die Aktion dieses Bereichs aus. Die meisten Aktionen zählen deine Figuren dort: deine Steine und deinen Vertrauten.
how-hire = Person: Du kannst eine der 3 Personen für 1 Münze bestechen.
how-plague = Seuche: Jede Ratte zieht so viele Felder vor, wie die 3 Personen Ratten zeigen, abzüglich der Figuren im zugehörigen Hospital. Müsste deine über 9 hinaus, verlierst du 2 Prestige und einen Stein aus deinem vollsten Bereich.
how-periods = Nach jeder dritten Runde wird das Prestige von Notre Dame auf die Steine dort verteilt. Nach 9 Runden gewinnt, wer das meiste Prestige hat.

## The parts of a narrow page: nouns on tabs, at most 14 letters each

tabs = Teile der Seite
tab-board = Spielplan
tab-persons = Personen
tab-families = Am Tisch
tab-log = Verlauf

## What is asked

chosen = deine Wahl
drive-on-board = Wähle einen leuchtenden Marktplatz auf dem Spielplan oder hier:
drive-no-message = leer
own-borough = Dein Viertel
unassigned = Ohne Spieler

## The persons, the plague and Notre Dame

persons-heading = Personen
persons-price = je 1 Münze
person-hire = Bestechen
hired-by = bestochen von { $seat }
cathedral-ahead = Notre Dame: { $prestige } Prestige nach Runde { $round }.
cathedral-share =
    { $count ->
        [one] Jetzt { $share } für den einzigen Stein dort. Mit 1 weiteren Stein: je { $more }.
       *[other] Jetzt { $share } für jeden der { $count } Steine dort. Mit 1 weiteren Stein: je { $more }.
    }
cathedral-empty = Noch keine Steine dort. Der erste brächte { $more }.
person-rats =
    { $count ->
        [0] keine Ratten
        [one] 1 Ratte
       *[other] { $count } Ratten
    }
plague-now = Stärke der Seuche: { $count }.
plague-own = Deine Ratte: { $space } → { $to }, wenn sich nichts ändert.
plague-own-stays = Deine Ratte bleibt auf { $space }, wenn sich nichts ändert.
plague-own-beyond = Deine Ratte kommt über 9 hinaus, wenn sich nichts ändert: Du verlierst 2 Prestige und einen Stein.
ahead-plague = Stärke der Seuche
ahead-rat = deine Ratte nach der Runde
ahead-rat-beyond = über 9 nach der Runde: −2 Prestige und ein Stein weniger
ahead-share =
    { $count ->
        [0] für den ersten Stein, nach Runde { $round }
       *[some] je Stein, nach Runde { $round }
    }
persons-to-come = Noch ausstehende Personen
persons-brown = In diesem Durchgang:
persons-gray = Durchgang { $letter }:
persons-spied = Diese Reihenfolge hast du gesehen:
persons-removed = In der Schachtel:
persons-none = niemand

## Action cards

cards-before = Vor dir: behalte 1
cards-hand = Deine Handkarten
cards-of-all = Alle Handkarten
cards-none = Du hast keine Handkarten.
card-times = ×{ $count }
what-does = Wirkung: { $name }
cards-kept = Behalten
cards-to-come = Deine noch ausstehenden Karten

## Players: what they have, read one after the other, with a full stop after each

family-coins =
    { $count ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $count } Münzen
    }
family-supply = Steine: { $count } im eigenen Vorrat, { $general } im allgemeinen Vorrat
family-rat = Ratte auf { $space }
family-rat-forecast = Ratte auf { $space }, nach dieser Runde auf { $to }, wenn sich nichts ändert
family-rat-beyond = Ratte auf { $space }, nach dieser Runde über 9 hinaus, wenn sich nichts ändert: −2 Prestige und ein Stein weniger
family-prestige = { $count } Prestige
family-prestige-hidden = Prestige verdeckt
family-doctor = Medikus
family-messages =
    { $count ->
        [0] Keine Botschaften eingesammelt
        [one] 1 Botschaft eingesammelt
       *[other] { $count } Botschaften eingesammelt
    }

about-slots = Sammle von jeder Farbe eine, bevor du irgendeine Farbe zum zweiten Mal nimmst. Farben, die es nicht mehr gibt, zählen nicht.
played-card = Ausgespielt: { $card }

## Places on the board, for who can't see it. sector, market: their names as headings show them, in the nominative

whole-board = Alle Viertel
borough-of = Viertel von { $seat }
borough-unassigned = Viertel ohne Spieler
pane-of =
    { $count ->
        [0] { $sector } ({ $seat }): keine Figuren
        [one] { $sector } ({ $seat }): 1 Figur
       *[other] { $sector } ({ $seat }): { $count } Figuren
    }
pane-rat = Hafen ({ $seat }): Ratte auf { $space }
pane-free = { $sector } (Viertel ohne Spieler)
stop-of = { $market } ({ $seat }).
stop-free = { $market } (Viertel ohne Spieler).
