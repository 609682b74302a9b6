### The site's own sentences.
###
### Names of people and bots are never declined. Where a language needs another case, put the name after a colon.
### A message with a number can have more plural forms than here; "Plural" marks those that have one in English.
### Numbers with "useGrouping: 0" are names of tables and steps.

site-title = Parvis
skip-to-table = Zu den Entscheidungen springen
back-home = Alle Tische
listed = { $most } und { $last }
bot-expert-5s = Geduldiger Experte
    .help = Wie Experte, überlegt aber bei jedem Zug bis zu 5 Sekunden.
    .like = Er ist für Fernpartien gedacht und für alle, die sich selbst gern Zeit lassen.
    .short = überlegt länger
bot-expert = Experte
    .help = Denkt vor jedem Zug bis zu 1 Sekunde voraus. An einem Tisch mit 3 Bots der Stufe Könner gewinnt er etwa doppelt so oft wie jeder von ihnen.
    .like = Er spielt durch, was du und die anderen als Nächstes tun könnten, und nimmt den Zug, der dabei am besten abschneidet. Er sieht, was du vorhast, und kommt dir oft zuvor. Wenn du wissen willst, wie gut du bist, spiel gegen ihn.
    .short = denkt voraus
bot-skilled = Könner
    .help = Hat aus Tausenden Partien gegen sich selbst gelernt und entscheidet sofort. Macht aus jedem Zug das Beste, blickt aber nicht weiter.
    .like = Er verschenkt sehr wenig. Er hat ein gutes Gespür dafür, was am Ende zählt, und fängt früh damit an. Was du planst, fragt er sich nicht.
    .short = kennt das Spiel
bot-greedy = Raffke
    .help = Nimmt, was gerade am besten aussieht. 6- bis 10-mal pro Partie verschenkt er dabei mindestens einen Punkt.
    .like = Jeder seiner Züge ist sinnvoll, aber zusammen ergeben sie keinen Plan. Was sich erst später auszahlt, lässt er dir. Ein guter Gegner, solange du vorauszuplanen lernst.
    .short = nimmt, was geht
bot-novice = Neuling
    .help = Ein sanfter Gegner, der nur einen Zug vorausschaut und sich oft verschätzt. Jede vierte oder fünfte Entscheidung kostet ihn mindestens einen Punkt.
    .like = Er will das Richtige und liegt knapp daneben, so wie man selbst in den ersten Partien. Er spielt vernünftig genug, um interessant zu sein, und bestraft deine Fehler selten. Damit ist er ein guter Gegner für den Anfang.
    .short = macht Fehler
bot-random = Zufall
    .help = Macht irgendeinen erlaubten Zug und kommt kaum auf Punkte. Gut, um die Regeln auszuprobieren.
    .like = Er hat keinen Plan. Kommt er dir in die Quere, ist das reiner Zufall, und einen Fehler bestraft er nie mit Absicht.
    .short = hat keinen Plan
bot-with-setting = { $bot } ({ $setting })
offline = Die Website ist nicht erreichbar. Sobald die Verbindung wieder da ist, geht es hier weiter.
compiling = Die Bots machen sich bereit
    .length = Das dauert meist 1 bis 3 Minuten, nur beim ersten Mal. Tipps gibt es danach.

## The page about the site

about-heading = Über Parvis
about-lead = Parvis { $version } ist eine Website, auf der man zwei Brettspiele rund um Kathedralen spielen, lernen und verstehen kann. Es ist freie Software unter der MIT-Lizenz.
about-games-heading = Die Spiele
about-games = Notre Dame ist von Stefan Feld, Troyes und Die Damen von Troyes sind von Sébastien Dujardin, Xavier Georges und Alain Orban. Parvis steht in keiner Verbindung zu ihnen oder ihren Verlagen. Seine Regeln folgen den Spielregeln. Texte und Bilder sind eigene, abgesehen von den unten genannten Werken.
about-others-heading = Werke anderer
about-signs = Die Symbole für Personen, Karten, Ereignisse, Persönlichkeiten und Außenaktivitäten stammen von game-icons.net, von Caro Asercion, Delapouite, HeavenlyDog, Lorc, Quoting, Sbed und Skoll, unter der Lizenz CC BY 3.0. Die Farben wurden entfernt.
about-letters = Die Schrift ist EB Garamond von Georg Duffner und Octavio Pardo, unter der SIL Open Font License 1.1.
about-scripts = Die Seiten werden mit htmx aktualisiert, das unter der Zero-Clause-BSD-Lizenz steht.
about-link-signs = Alle Symbole von game-icons.net
about-link-licence = Die Lizenz CC BY 3.0

## Rules

rules-heading = Regeln
rules-of = Regeln: { $game }
rules-games = Spiele
rules-at-table = So wird an deinem Tisch gespielt. Was nicht dabei ist, ist eingeklappt.
rules-older = Dein Tisch begann mit einer früheren Fassung der Regeln (Regelfassung { $ruling }) und behält sie. Diese Seite beschreibt Regelfassung { $newest }; einige Regeln und Werte sind darin anders.
rules-search = In den Regeln suchen
rules-found-none = Keine Stelle der Regeln enthält alle diese Wörter.
rules-contents = Inhalt
rules-off = Nicht an deinem Tisch: { $what }
rules-none = Hier gibt es keine Regeln zu einem Spiel namens { $name }.
rules-here = Regel
rules-here-named = Regel: { $section }

## Bots

## Lessons: short scenes at the board in which one learns a game

learn-in = In { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
} lernen
learn-of = { $game } lernen
learn-lead = Kurze Szenen auf dem echten Spielplan, in jeder lernst du eine Sache. Versuche es, so oft du willst.
learn-games = Spiele
learn-minutes = { $count ->
    [one] etwa { $count } Minute
   *[other] etwa { $count } Minuten
}
learn-done = geschafft
learn-begin = Beginnen
learn-go-on = Weiter
learn-play = Eine erste Partie spielen
learn-place = Szene { $place } von { $total }
# Where a scene begins that doesn't go on from the one before; in a game with rounds, also in which
learn-other-position = Andere Stellung
learn-other-round = Andere Stellung: Runde { $round }
# A scene that begins where the one before began
learn-same-position = Wieder dieselbe Stellung
learn-retry = Noch einmal versuchen
learn-again = Von vorn beginnen
learn-next = Nächste Szene
learn-skip = Überspringen
learn-all = Alle Szenen
learn-none = Zu einem Spiel namens { $name } gibt es keine Lektionen.
learn-no-scene = Eine Szene namens { $name } gibt es nicht.

## Puzzles: positions at the board in which one move is clearly best

puzzles-heading = Rätsel
puzzles-lead = Stellungen aus Bot-Partien, in denen ein Zug klar der beste ist. Es zählt nur, was du an diesem Platz wissen könntest.
puzzles-count = { $count ->
    [one] { $count } Rätsel
   *[other] { $count } Rätsel
}
puzzles-day = Rätsel des Tages
puzzles-day-named = Rätsel des Tages: { $game }
puzzles-queue-named = Nächstes Rätsel: { $game }
puzzles-standing = Deine Wertung bei den Rätseln: { $rating }. Gelöst: { $solved } von { $tried }.
puzzles-tried = In diesem Browser versucht: { $count }
puzzles-nothing = Hier gibt es keine Rätsel.
puzzles-all = Alle Rätsel
puzzle-none = Ein Rätsel namens { $name } gibt es nicht.
puzzle-of = Rätsel: { $game }
puzzle-difficulty = Schwierigkeit { $number } von 5
puzzle-numbers = { $options } Züge, einer davon um { $points } Punkte besser
puzzle-question = Was ist dein Zug?
puzzle-words = Spiele deinen ganzen Zug. Er wird bewertet, wenn er zu Ende ist.
puzzle-words-first = Entscheide, womit dein Zug beginnt. Jeder Anfang wird nach seiner besten Fortsetzung bewertet.
puzzle-solved = Gelöst: { $points } ± { $interval } Punkte besser als der zweitbeste Zug
puzzle-missed = Dein Zug kostet { $points } ± { $interval } Punkte
puzzle-unjudged = Nicht der beste Zug. Er war nicht unter den bewerteten Zügen.
puzzle-best = Am besten:
puzzle-next = Nächstes Rätsel
puzzle-moves = Die bewerteten Züge
puzzle-move = Zug
puzzle-rollouts = In Partien zu Ende gespielt
puzzle-tree = Mit Baumsuche
puzzle-is-best = bester
puzzle-is-yours = deiner
puzzle-expects = { $points } Punkte erwartet
puzzle-sources = Punkte mehr oder weniger als beim besten Zug, nach Quellen:
puzzle-yours-then = Was in einer Partie auf deinen Zug folgte
puzzle-best-then = Was in einer Partie auf den besten Zug folgte
puzzle-found = Könner findet den besten Zug, Raffke übersieht ihn.
puzzle-missed-by-both = Könner und Raffke übersehen beide den besten Zug.

levels-heading = Bots
levels-lead = Diese Bots reichen von einem ohne jeden Plan bis zu einem, der vorausdenkt. Verdeckte Karten sieht keiner. Jeder weiß nur, was man an seinem Platz wüsste.
levels-games = Spiele
levels-who = Über die Bots
levels-who-named = Über die Bots in { $game }
levels-more = Mehr über die Bots
levels-points = Quellen der Punkte
levels-points-how = Durchschnittliche Punkte pro Platz, wenn an allen { $players } Plätzen Bots derselben Stufe sitzen. Starke Bots lassen einander weniger übrig, eine höhere Stufe erzielt also nicht immer mehr.
levels-all = Alle Bots
level-in = In { $game }
level-points = Punkte gegen die eigene Stufe
level-points-how = Durchschnitt aus { $games } Partien (Plätze: { $players })
level-duel = Siege allein gegen { $others } Bots der Stufe { $below }
level-duel-value = { $wins } %
level-duel-how = { $games } Partien. Den Zufall eingerechnet, liegt der wahre Wert bei { $low }–{ $high } %. Ein gleich starker Bot würde { $equal } % gewinnen.
level-iterations = In diesen Partien probierte er vor jedem Zug { $number } mögliche Fortsetzungen aus, statt eine feste Zeit zu überlegen. Deshalb hängen die Ergebnisse nicht vom Computer ab.
level-compared = Durchschnittliche Punkte pro Platz, wenn alle am Tisch diese Stufe haben, eine höhere oder eine niedrigere.
level-none = Einen Bot namens { $name } gibt es nicht. Wähle einen aus der Liste.
level-play = { $game } spielen gegen: { $bot }

daily-heading = Partie des Tages
daily-link = Partie des Tages: für alle dieselbe
daily-lead = Alle spielen einmal dieselbe Partie gegen dieselben Bots. Wer sie gespielt hat, sieht, was andere daraus gemacht haben.
daily-till = Sie kann bis Mitternacht (UTC) gespielt werden.
daily-final = Der Tag ist vorbei, die Rangliste ist endgültig.
daily-against = Gegner: { $bots } × { $level }
daily-play = Spielen
daily-play-named = Spielen: Partie des Tages, { $game }
daily-go-on-named = Weiterspielen: Partie des Tages, { $game }
daily-account = Um sie hier zu spielen, brauchst du ein Konto.
daily-sign-in-named = Anmelden, um zu spielen: { $game }
daily-hidden = Ergebnisse bleiben verdeckt, bis du gespielt hast. Bisher beendete Partien: { $count }
daily-own = Deine Punkte: { $points }. Dein Rang: { $place } von { $count }
daily-late = Deine Punkte: { $points }. Deine Partie endete erst nach dem Tag, deshalb steht sie nicht in der Rangliste.
daily-par-waits = Das Par wird noch berechnet.
daily-nobody = An diesem Tag hat sie niemand zu Ende gespielt.
daily-days = Die letzten Tage
daily-day = Tag
daily-compare = Partie des Tages, { $day }: vergleichen
daily-no-day = { $day } ist kein Datum. Schreib es so: 2026-12-31.
daily-future = Für diesen Tag gibt es noch keine Partie: { $day }
daily-before = Die erste Partie des Tages gab es hier am { $first }.
daily-over = Der Tag ist vorbei, seine Partie lässt sich nicht mehr spielen.
daily-once = Du hast die heutige Partie schon gespielt: { $game }. Alle haben nur einen Versuch.
daily-people-only = Partien des Tages sind für Menschen. Programme können an eigenen Tischen spielen.

## Home

home-heading = Brettspiele rund um das mittelalterliche Frankreich: gegen Bots oder gemeinsam an einem Bildschirm
home-name = Dein Name
home-name-none = Gast
home-players = { $least }–{ $most } Personen
home-against = { $count ->
    [one] Sofort gegen 1 Bot spielen:
   *[other] Sofort gegen { $count } Bots spielen:
}
home-against-named = { $game } gegen Bots
home-new = Mehr Plätze, Stufen und Optionen
home-new-named = { $game }: mehr Plätze, Stufen und Optionen
home-group-waiting = Du bist am Zug
home-group-running = Bots am Zug
home-group-finished = Beendet
home-group-broken = Beschädigt
home-go-on = Weiter
home-result = Ergebnis
home-watch = Wiedergabe
home-watch-named = Wiedergabe der Partie an Tisch { NUMBER($number, useGrouping: 0) }
home-delete = Löschen
home-delete-named = Tisch { NUMBER($number, useGrouping: 0) } löschen
home-go-on-named = Weiter an Tisch { NUMBER($number, useGrouping: 0) }
home-result-named = Ergebnis von Tisch { NUMBER($number, useGrouping: 0) }
home-number = Tisch { NUMBER($number, useGrouping: 0) }
home-your-turn = Du bist am Zug
home-you-won = Du hast gewonnen!
home-turn = { $count ->
    [one] Am Zug: { $names }
   *[other] Am Zug: { $names }
}
home-won = { $count ->
    [one] Sieg: { $names }
   *[other] Gemeinsamer Sieg: { $names }
}
home-round = Runde { $number }
ago-now = gerade eben
ago-minutes = { $count ->
    [one] vor 1 Minute
   *[other] vor { $count } Minuten
}
ago-hours = { $count ->
    [one] vor 1 Stunde
   *[other] vor { $count } Stunden
}
ago-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}
home-newest = Neueste Tische
home-older = Ältere Tische
unreadable-stored = Gespeicherte Daten herunterladen
unreadable-stored-named = Gespeicherte Daten von Tisch { NUMBER($number, useGrouping: 0) } herunterladen

## Deleting

delete-heading = Tisch { NUMBER($number, useGrouping: 0) } löschen?
delete-warning = Diese Partie wird endgültig gelöscht. Am Tisch: { $names }.
delete-warning-unreadable = Diese Partie wird endgültig gelöscht. Die Namen am Tisch sind nicht lesbar.
delete-yes = Löschen
delete-no = Behalten

## New table

new-heading = Neuer Tisch
new-game = Spiel
new-seat = Platz { $number }
new-name = Name
new-colour = Farbe
new-player = Es spielt
new-player-human = Jemand an diesem Bildschirm
new-player-bot = Bot: { $bot }
new-levels = Stufen der Bots
new-endless-bot = { $bot } könnte länger als { $seconds } Sekunden überlegen; mehr ist am Tisch nicht erlaubt. Wähle einen anderen Bot.
new-begins = Es beginnt
new-begins-lot = Zufällig
new-options = Optionen
new-options-box = Nur das Grundspiel
new-options-all = Alle Module
new-options-kept = Wie am letzten Tisch hier: { $options }.
new-in-play = Im Spiel: { $options }.
new-in-play-box = Im Spiel: nur das Grundspiel.
option-named = { $option } ({ $value })
new-open-scores = Sichtbare Punktestände
new-open-scores-help = Alle sehen jederzeit alle Punktestände.
new-option-players = Zahl der Plätze: { $players }.
new-start = Partie beginnen
new-no-name = Gib einen Namen für Platz { $seat } ein.
new-bad-name = Der Name an Platz { $seat } lässt sich nicht anzeigen. Verwende Buchstaben, Ziffern, Sonderzeichen und Leerzeichen.
new-long-name = Der Name an Platz { $seat } ist zu lang. Verwende höchstens { $longest } Zeichen.
new-no-colour = Wähle eine der 6 Farben für { $name }.
new-no-player = Wähle, wer für { $name } spielt.
new-same-name = { $name } kommt zweimal vor. Ändere einen der Namen.
new-same-colour = { $name } und { $other } haben dieselbe Farbe. Ändere eine davon.
new-nobody-begins = Der Platz, der beginnen soll, spielt nicht mit. Wähle einen anderen.
new-wrong-players = { $option } geht nicht mit dieser Zahl von Plätzen. Möglich: { $players }.

colour-blue = Blau, Kreis
colour-yellow = Gelb, Quadrat
colour-red = Rot, Dreieck
colour-green = Grün, Raute
colour-purple = Violett, Stern
colour-pink = Rosa, Kreuz

## Table

table-title = { $game }, Tisch { NUMBER($number, useGrouping: 0) }
table-board = Spielplan
table-view = Ansicht von { $name }
table-view-all = Ansicht für alle
table-view-over = Schlussstellung
table-decisions = Entscheidungen
table-question = Frage und Entscheidungen
decisions-below = { $count } weitere
decisions-below-better = { $count } weitere, bis { $worth }
table-players = Am Tisch
table-log = Verlauf
table-log-older = Frühere Einträge
table-log-empty = Noch ist nichts geschehen.
table-log-page = Verlauf von Tisch { NUMBER($number, useGrouping: 0) }
table-back = Zurück zum Tisch
table-chosen = deine Wahl
table-later = Punkte später: etwa { $what }
table-later-of = Punkte später: etwa { $total } = { $parts }
table-later-rest = { $rest } (Sonstiges)
table-later-brief = später { $total }
table-worth = Punkte: jetzt { $now }, später etwa { $later }
table-about = ≈{ $total }
table-later-thumb = Eine Faustregel: Was andere tun werden, berücksichtigt sie nicht.
table-later-pointed = { $later }. Eine Faustregel: Was andere tun werden, berücksichtigt sie nicht.
table-sign-in = Spielst du hier mit? Anmelden
table-can-change = Du kannst deine Wahl ändern, bis alle gewählt haben.
table-to-move = am Zug
table-result = Zum Ergebnis
seat-you = du
turn-yours = Du bist am Zug
turn-asked = Deine Entscheidung
turn-decides = { $name } entscheidet
turn-curtain = Gib den Bildschirm weiter: { $name }
turn-next = { $count ->
    [one] Als Nächstes: { $names }
   *[other] Als Nächstes: { $names }
}
turn-waits = { $count ->
    [one] { $names } überlegt …
   *[other] { $names } überlegen …
}
thinking = { $count ->
    [one] { $bots }: bis zu 1 Sekunde
   *[other] { $bots }: bis zu { $count } Sekunden
}
turn-you-won = Die Partie ist zu Ende. Du hast gewonnen!
turn-over = { $count ->
    [one] Die Partie ist zu Ende. Sieg: { $names }
   *[other] Die Partie ist zu Ende. Gemeinsamer Sieg: { $names }
}
curtain-lift = { $name } ist hier: Tisch zeigen
curtain-why = Auf dem Tisch ist zu sehen, was nur { $name } sehen darf.
curtain-change = { $name }: eigene Wahl ändern
notice-too-late = Zu spät zum Rückgängigmachen: Die Partie ist schon weiter.
table-happened = Zuletzt geschehen
undo = Rückgängig
undo-named = { $name }: letzte Entscheidung rückgängig machen
undo-turn = Zug rückgängig machen
undo-turn-short = Zug zurücknehmen
undo-nothing = Es gibt nichts rückgängig zu machen. Du hast noch nichts entschieden, oder die Partie ist seither weitergegangen.
undo-gone-on = Deine letzte Entscheidung lässt sich nicht rückgängig machen: Die Partie ist seither weitergegangen. Mit „Zurücknehmen …“ kommst du weiter zurück.
undo-last = Letzten Zug zurücknehmen
undo-last-short = Zug zurück
undo-last-why = Das nimmt deinen letzten Zug zurück und alles, was die Bots seither getan haben.
undo-last-yes = Zurücknehmen
undo-last-no = Behalten
proposal-forced = Du hast nur diese eine Möglichkeit. Bestätigst du sie?
proposal-complete = Mehr ist nicht zu wählen. Ausführen?
proposal-confirm = Bestätige deinen Zug:
proposal-yes = Bestätigen
proposal-back = Ändern
help-careful = Jeden Zug bestätigen lassen
help = Hilfe
help-signs = Symbole und ihre Bedeutung
help-rules = Regeln
help-why = Was jetzt nicht geht, und warum
help-why-short = Was geht nicht?
why-title = { $game }: was jetzt nicht geht
why-open = Das geht jetzt, in der Liste der Entscheidungen: { $decision }
why-instead = Drücke erst „Ändern“, dann kannst du stattdessen dies wählen: { $decision }
why-next = Das kannst du danach wählen. Bestätige erst deinen Zug oder nimm ihn mit „Ändern“ zurück.
why-unknown = Das geht jetzt nicht.
why-nothing = Du kannst alles wählen, was es bei dieser Frage gibt.
why-other-times = Alles andere kommt zu anderer Zeit:
signs-title = { $game }: Symbole und ihre Bedeutung
help-keys = Tastenkürzel
help-key-decide = die Möglichkeit mit dieser Taste wählen
help-key-confirm = deinen Zug bestätigen
help-key-back = Rücktaste
help-key-undo = deine letzte Entscheidung rückgängig machen
help-key-hurry = zu deinem Zug springen, ohne auf die Bots zu warten
help-key-hear = die letzten Ereignisse und die Frage noch einmal lesen
help-key-help = diese Hilfe zeigen oder schließen
help-later = „Punkte später“ unter einer Möglichkeit: ungefähr das, was sie in den kommenden Runden noch bringt, nach den Regeln und dem jetzigen Stand gerechnet. Was am Ende einer Periode oder der Partie kommt, ist mitgezählt. Das ist eine Faustregel: Was andere tun werden, berücksichtigt sie nicht.
help-asked = Auch fragen, wenn es nur eine Möglichkeit gibt
look-back = Was ist inzwischen geschehen?
look-back-short = Was war?
look-back-heading = Seit deinem letzten Zug
look-back-previous = Voriger Schritt
look-back-next = Nächster Schritt
look-back-stop = Anhalten
look-back-end = Zurück zur Partie
hurry = { $people ->
    [0] Ans Ende springen
    [one] Zu meinem Zug springen
   *[other] Zu unserem Zug springen
}
next-move = Nächster Zug
key-space = Leertaste
pace = Tempo der Bots
pace-steps = Schritt für Schritt
pace-slow = langsam
pace-calm = normal
pace-brisk = schnell
pace-instant = sofort
pace-set = Einstellen
notice-moved-on = Die Partie war schon weiter. Dies ist die aktuelle Stellung.

## The card at the end of a round, and at the end of the game

part-over-show = zeigen
part-over-close = Schließen
part-over-again = Ende von Runde { $round }
part-over-board = Spielplan ansehen
part-over-game = Endstand

## Result

result-player = Name
result-score = Punkte
result-tiebreak = Zusatz­wertung
result-won = gewonnen
result-record = Aufzeichnung herunterladen
result-board = Tisch ansehen
result-again = Noch einmal, gleiche Plätze

## Errors

error-heading = Etwas ist schiefgegangen
error-heading-refused = Das ging nicht
error-heading-closed = Hier hast du keinen Zugang
error-heading-missing = Hier gibt es nichts für dich
error-heading-often = Etwas langsamer, bitte
error-sign-in = Wenn du hier ein Konto hast, melde dich an, um zu dieser Seite zurückzukehren.
error-details = Einzelheiten
error-bad-request = Der Server konnte diese Anfrage nicht verstehen. Geh zurück und versuche es noch einmal.
error-too-large = Das ist zu groß. Höchstens { $size } kB sind erlaubt.
error-too-slow = Die Anfrage brauchte zu lange. Versuche es erneut.
error-busy = Gerade melden sich zu viele an. Versuche es in 10 Sekunden erneut.
error-full = Gerade sind mehr Leute hier, als der Server bedienen kann. Diese Seite kommt in ein paar Sekunden von selbst wieder.
error-full-sent = Der Server ist sehr ausgelastet, deshalb ist nichts geschehen. Versuche es in ein paar Sekunden erneut.
error-forbidden = Das ist dir nicht erlaubt.
error-others-games = Diese Partie gehört auch den anderen, deshalb lässt sie sich nicht löschen.
error-not-yours = Das geht nur, wenn du an diesem Tisch spielst. Nimm zuerst Platz oder melde dich an.
error-not-host = Das kann nur, wer diesen Tisch eröffnet hat.
error-no-person = Melde dich dafür an oder beginne als Gast eine Partie.
error-no-account = Dafür brauchst du ein Konto. Melde dich an oder lege eines an.
error-no-admin = Das geht nur mit Adminrechten. Wenn du sie hast, melde dich an.
error-csrf-meanwhile = Du hast dich in einem anderen Tab an- oder abgemeldet, deshalb wurde nichts geändert. Versuche es erneut.
error-csrf = Dieses Formular ist abgelaufen oder kam von einer anderen Website. Geh zurück, lade die Seite neu und versuche es noch einmal.
error-not-found = Diese Seite gibt es nicht. Prüfe die Adresse.
error-server = Auf dem Server ist etwas kaputtgegangen. Alle Entscheidungen bis jetzt sind gespeichert.
error-no-table = Tisch { $number } gibt es nicht. Vielleicht wurde er gelöscht.
error-no-table-for-you = Tisch { $number } lässt sich nicht öffnen. Entweder haben nur die Zugang, die dort spielen, oder er wurde gelöscht.
error-language = Wähle eine der Sprachen aus der Liste.
error-pace = Wähle eines der angebotenen Tempos für die Bots.
error-number = { $field } muss eine ganze Zahl sein.
error-not-saved = Das ließ sich nicht speichern, weil die Website ihre Daten gerade nicht schreiben kann. Versuche es erneut.
error-not-read = Die Website kann ihre Daten gerade nicht lesen. Versuche es erneut.
error-unreadable = Tisch { $table } lässt sich nicht öffnen, weil seine gespeicherten Daten beschädigt sind.
error-steps-missing = Tisch { $table } lässt sich nicht öffnen, weil einige seiner Schritte fehlen.
error-steps = Tisch { $table } lässt sich nicht öffnen, weil Schritt { $step } nicht mehr erlaubt ist.
error-files = Eine Datei, die Parvis für diese Partie braucht, ist beschädigt. Näheres steht im Serverprotokoll.

## Pages of admins

admin-index = Ordnung im Club
admin-search-tables = Nummer des Tisches oder Name oder E-Mail-Adresse von jemandem am Tisch
admin-cancel = Abbrechen
admin-view = Ansehen
admin-delete = Löschen
admin-rewind = Zurücksetzen
admin-rewind-title = Tisch { $table } zurücksetzen
admin-rewind-about = Wähle, wie viele Schritte der Partie bleiben (Schritte bisher: { $steps }). Alle späteren werden endgültig gelöscht. Dieselben Entscheidungen führen wieder zu denselben Karten und Würfeln; wer sich daran erinnert, weiß also, was kommt. Sag vorher am Tisch Bescheid.
admin-rewind-number = Schritte, die bleiben
admin-repair = Reparieren
admin-repair-title = Tisch { $table } reparieren
admin-repair-about = Das stellt die aktuelle Stellung aus den gespeicherten Schritten ({ $steps }) neu her. Kein Schritt geht verloren. Was schon gewählt, aber noch nicht aufgedeckt ist, muss noch einmal gewählt werden, und frühere Entscheidungen kann niemand mehr rückgängig machen.
admin-anonymise = Anonymisieren
admin-anonymise-title = Endgültig anonymisieren
admin-anonymise-about = Das löscht Namen, E-Mail-Adressen und alle Wege, sich anzumelden, endgültig. Die Partien bleiben, ohne diese Namen.
admin-not-yourself = Bei dir kann das nur jemand anders mit Adminrechten ändern.
admin-table-over = zu Ende
admin-table-in-play = läuft
admin-table-closed = lässt sich nicht öffnen: { $why }
admin-done = { $thing }: { $done }
admin-done-ban = gesperrt
admin-done-pardon = Sperre aufgehoben
admin-done-anonymise = anonymisiert
admin-done-allow-boxes = darf Schachteln führen
admin-done-deny-boxes = darf keine Schachteln mehr führen
admin-done-rewind = zurückgesetzt auf Schritt { $step }
admin-done-repair = aus den Schritten neu hergestellt
admin-done-appoint = zur Administration hinzugefügt
admin-done-dismiss = Administrationsrechte entzogen
admin-done-hide = entfernt
admin-done-show = wieder angezeigt
admin-done-delete = gelöscht
admin-action-ban = Sperren
admin-action-pardon = Sperre aufheben
admin-action-anonymise = Endgültig anonymisieren …
admin-action-allow-boxes = Schachteln erlauben
admin-action-deny-boxes = Schachteln nicht mehr erlauben
admin-action-mark-handled = Als erledigt markieren
admin-app-hosting = Club
admin-app-people = Menschen
admin-app-chat = Chat
admin-app-notices = Benachrichtigungen
admin-model-seentable = Tisch
    .many = Tische
admin-model-person = Person
    .many = Personen
admin-model-report = Meldung
    .many = Meldungen
admin-model-line = Zeile
    .many = Zeilen
admin-model-letter = E-Mail
    .many = E-Mails
admin-model-outbox = Benachrichtigung
    .many = Benachrichtigungen
admin-field-id = Nummer
admin-field-table-number = Tisch
admin-field-at = Tisch
admin-field-title = Spiel
admin-field-players = Am Tisch
admin-field-opened-by = Eröffnet von
admin-field-steps-made = Schritte
admin-field-standing = Status
admin-field-opened = Eröffnet
admin-field-last-step = Letzter Schritt
admin-field-pages = Seiten
admin-field-name = Name
admin-field-email = E-Mail-Adresse
admin-field-guest = Gast
admin-field-bot = Programm
admin-field-is-active = Aktiv
admin-field-is-staff = Admin
admin-field-created = Angelegt
admin-field-last-login = Letzte Anmeldung
admin-field-subject = Betreff
admin-field-to = An
admin-field-text = Text
admin-field-about = Über
admin-field-by = Von
admin-field-line = Zeile
admin-field-words = Wortlaut
admin-field-handled = Erledigt
admin-field-room = Raum
admin-field-person = Person
admin-field-hidden = Entfernt
admin-field-kind = Art
admin-field-what = Benachrichtigung
admin-field-became = Status
admin-field-tries = Versuche
admin-field-trouble = Fehler
admin-field-due = Fällig
admin-field-sent = Gesendet
admin-field-deed = Aktion

## Refusals to admins

admin-unchanged = Nichts hat sich geändert: { $why }
admin-left-for-good = Wer endgültig gegangen ist, kann nicht zurückkommen.
admin-spared = { $person } hat Adminrechte. Entziehe sie zuerst.
admin-game-over = Diese Partie ist zu Ende. Eine beendete Partie lässt sich nicht ändern.
admin-steps = { $steps ->
    [one] Es gibt 1 Schritt. Geh zurück zu Schritt 0.
   *[other] Es gibt { $steps } Schritte. Wähle eine kleinere Zahl.
}

## Result: sources of scores

result-place = Rang
result-equal = Gleichstand an der Spitze. Der Sieg wird geteilt.
result-shared = Gleichstand an der Spitze, auch in der Zusatzwertung. Der Sieg wird geteilt.
result-decided = Gleichstand an der Spitze. Die Zusatzwertung entscheidet.
result-ordered = Bei gleicher Punktzahl entscheidet die Zusatzwertung über die Reihenfolge.
result-tiebreak-means = Zusatzwertung bei Gleichstand: { $what }
result-sources = Quellen der Punkte
as-a-table = Als Tabelle
result-source = Quelle
result-total = Summe
result-rounds = Punkte nach jeder Runde
result-round = Runde
result-start = Beginn
result-watch = Wiedergabe

## Replays of finished games

replay-title = { $game }, Tisch { NUMBER($number, useGrouping: 0) }: Wiedergabe
replay-heading = Zug { $move } von { $total }
replay-within = In Zug { $move } von { $total }
replay-instead = Statt Zug { $move } von { $total }
replay-costly = Teurer Zug von { $name }
replay-cost = Der nächste Zug ({ $name }) kostet { $points } ± { $interval } Punkte.
replay-better = Auf dem Spielplan zeigen
replay-as-it-was = Spielplan zeigen, wie er war
replay-begins = Vor dem ersten Zug
replay-opens = Die Wiedergabe beginnt bei der ersten Entscheidung am Tisch.
replay-chance = Verdeckte Karten werden gezogen oder ausgeteilt.
replay-silent = In diesem Zug ist nichts Sichtbares geschehen.
replay-slider = Zug
replay-viewpoint = Blickwinkel
replay-everything = Alles aufgedeckt
replay-go = Zeigen
replay-first = Beginn der Partie
replay-previous = Voriger Zug
replay-play = Abspielen
replay-next = Nächster Zug
replay-last = Ende der Partie
replay-pace = Tempo
replay-slow = langsam
replay-calm = normal
replay-brisk = schnell
replay-parts = Runden
replay-keys = Tasten: ← → (Züge), Bild auf, Bild ab (Runden), Pos1, Ende, Leertaste (abspielen)
replay-no-step = { $number ->
    [one] Diese Partie hat nur 1 Schritt. Geh zum Beginn der Wiedergabe.
   *[other] Diese Partie hat nur { NUMBER($number, useGrouping: 0) } Schritte. Geh zum Beginn der Wiedergabe.
}
replay-back = Zum Tisch
table-replay = Wiedergabe
replay-no-seat = Diesen Blickwinkel gibt es nicht. Wähle einen aus der Liste.
record-not-revealed = Diese Aufzeichnung würde verdeckte Karten zeigen. Am Tisch war vereinbart, dass sie verdeckt bleiben.

## Importing a record

upload-heading = Partie aus einer Datei wiedergeben
upload-file = Aufzeichnung von der Seite eines Ergebnisses
upload-send = Wiedergeben
upload-no-file = Wähle eine Aufzeichnung von höchstens { $size } kB.
upload-no-record = Diese Datei ist keine Aufzeichnung von Parvis. Eine bekommst du, wenn du das Ergebnis einer beendeten Partie öffnest und „Aufzeichnung herunterladen“ wählst.
upload-not-here = Diese Aufzeichnung lässt sich hier nicht wiedergeben. Der Website fehlt das Spiel oder diese Fassung seiner Regeln.
upload-damaged = Diese Aufzeichnung lässt sich nicht wiedergeben. Die Datei ist unvollständig oder wurde verändert.

## Notifications

app-about = Brettspiele mit Freunden und Bots, live oder Zug um Zug.
offline-heading = Keine Verbindung
offline-about = Parvis ist gerade nicht erreichbar. Deine Partien sind auf der Website sicher gespeichert.
offline-again = Noch einmal versuchen
notices = Benachrichtigungen
notices-about = Parvis kann dich benachrichtigen, wenn du am Zug, aber nicht am Tisch bist, auf Wunsch auch bei Anfragen, Chat, Einladungen, Turnieren, knapper Zeit und wenn Partien beginnen oder enden. Über Karten oder Würfel verraten die Benachrichtigungen nie etwas.
notices-hint = Benachrichtigen, wenn ich am Zug bin
notices-ways = Wege, dich zu erreichen
notices-no-ways = Noch keine. Dass du am Zug bist, siehst du nur, wenn du die Website besuchst.
notices-kind = Art
notices-kind-push = Browser
notices-kind-mail = E-Mail
notices-kind-discord = Discord
notices-kind-slack = Slack
notices-kind-json = Webhook (JSON)
notices-on = an
notices-off = aus
notices-last-sent = zuletzt gesendet
notices-when = Wie oft
notices-digest-none = jede sofort
notices-digest-hourly = höchstens stündlich, gesammelt
notices-digest-daily = einmal täglich, gesammelt
notices-delay = Wartezeit (Minuten)
notices-quiet-from = Ruhe ab
notices-quiet-to = Ruhe bis
notices-never = nie
notices-zone = Zeitzone
notices-save = Speichern
notices-test = Test senden
notices-switch-on = Einschalten
notices-switch-off = Ausschalten
notices-remove = Entfernen
notices-add = Weiteren Weg hinzufügen
notices-label = Name (zum Wiedererkennen)
notices-label-browser = Name dieses Browsers (zum Wiedererkennen)
notices-add-push = In diesem Browser benachrichtigen
notices-add-mail = E-Mail an { $address }
notices-add-hook = Webhook hinzufügen
notices-url = Adresse (https)
notices-push-refused = Der Browser erlaubt dieser Website keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.
notices-push-failed = Der Browser konnte die Benachrichtigungen nicht einrichten. Versuche es später erneut.
notices-push-missing = Dieser Browser kann Benachrichtigungen von hier nicht zeigen. Füge Parvis auf dem iPhone oder iPad zuerst zum Home-Bildschirm hinzu.
notices-account-needed = Für E-Mail und Webhooks brauchst du ein Konto.
notices-mute = Stummschalten
notices-mute-named = Tisch { NUMBER($number, useGrouping: 0) } stummschalten
notices-unmute = Stummschaltung aufheben
notices-unmute-named = Tisch { NUMBER($number, useGrouping: 0) }: Stummschaltung aufheben
notices-outbox = Letzte Benachrichtigungen
notices-line-test = Test
notices-state-waiting = { $tries ->
    [0] wartet auf den Versand
    [one] einmal fehlgeschlagen, neuer Versuch folgt
   *[other] { $tries }-mal fehlgeschlagen, neuer Versuch folgt
}
notices-state-sent = gesendet
notices-state-dropped = nicht mehr nötig
notices-state-failed = fehlgeschlagen
notices-done-added = Hinzugefügt. Sende einen Test, um zu sehen, ob er ankommt.
notices-done-saved = Gespeichert.
notices-done-removed = Entfernt.
notices-done-arrived = Der Test wurde gesendet und angenommen.
notices-done-muted = Zu diesem Tisch kommen keine Benachrichtigungen mehr.
notices-done-unmuted = Zu diesem Tisch kommen wieder Benachrichtigungen.
notices-too-many = { $most ->
    [one] Mehr als { $most } Weg, dich zu erreichen, geht nicht. Entferne zuerst einen.
   *[other] Mehr als { $most } Wege, dich zu erreichen, gehen nicht. Entferne zuerst einen.
}
notices-no-kind = Diese Art von Benachrichtigung gibt es nicht. Wähle eine aus der Liste.
notices-bad-times = Diese Zeiten gehen nicht. Minuten reichen von 0 bis 1440, Stunden von 0 bis 23. Die Ruhezeit braucht Anfang und Ende.
notices-no-zone = Diese Zeitzone gibt es nicht. Verwende einen Namen wie Europe/Paris.
notices-test-title = Parvis
notices-test-body = Dies ist ein Test. Hier kommen Benachrichtigungen an.
notices-turn-title = Du bist am Zug: { $game }
notices-turn-body = { $names }: Tisch { NUMBER($number, useGrouping: 0) } wartet auf deine Entscheidung.
notices-turns-title = { $count ->
    [one] Du bist an 1 Tisch am Zug
   *[other] Du bist an { $count } Tischen am Zug
}
notices-turns-line = { $game }, Tisch { NUMBER($number, useGrouping: 0) }: { $address }
notices-mail-foot = Wenn du diese E-Mails nicht mehr willst, öffne { $address }
notices-off-ask = Alle E-Mails über deine Partien abbestellen?
notices-off-do = Diese E-Mails abbestellen
notices-off-done = Diese E-Mails kommen nicht mehr. Auf der Seite der Benachrichtigungen kannst du sie wieder einschalten.
notices-busy = Gerade testen andere ihre Benachrichtigungen. Versuche es in 10 Sekunden erneut.
notices-error-address = Diese Adresse geht nicht. Prüfe sie.
notices-error-https = Die Adresse muss mit https:// beginnen.
notices-error-port = Dieser Port geht nicht. Lass ihn weg oder wähle einen anderen.
notices-error-no-host = Diesen Server gibt es nicht. Prüfe die Adresse.
notices-error-inner = Diese Adresse liegt in einem privaten Netz. Verwende eine öffentliche.
notices-error-no-hook = Das ist keine Webhook-Adresse dieses Dienstes. Kopiere sie dort noch einmal.
notices-error-subscription = Die Anmeldung dieses Browsers ist ungültig. Füge ihn noch einmal hinzu.
notices-error-no-mail = Du hast keine bestätigte E-Mail-Adresse. Bestätige eine in den Einstellungen.
notices-error-mail = Der Mailserver hat die E-Mail abgewiesen.
notices-error-no-answer = Der Server ist nicht erreichbar, sein Zertifikat ist ungültig, oder er hat nicht rechtzeitig geantwortet.
notices-error-certificate = { notices-error-no-answer }
notices-error-timeout = { notices-error-no-answer }
notices-error-redirect = Die Adresse leitet weiter, und Weiterleitungen werden nicht verfolgt. Gib die endgültige Adresse ein.
notices-error-status = Der Server hat die Benachrichtigung abgewiesen (Status { $status }).
notices-error-too-large = Die Benachrichtigung war zu lang zum Senden.

## Chat

chat = Chat
chat-tabs = Räume
chat-players = Am Tisch
chat-watchers = Publikum
chat-to-players = An alle am Tisch schreiben
chat-to-watchers = An alle schreiben, die zuschauen
chat-name = Dein Name
chat-no-name = Gib deinen Namen ein, höchstens { $most } Zeichen.
chat-say = Senden
chat-close = Schließen
chat-nothing = Noch hat niemand etwas geschrieben.
chat-unread = { $count ->
    [100] { $most }+
   *[fewer] { $count }
}
chat-hidden = (entfernt)
chat-more = Optionen für diese Zeile von { $name }
chat-hush = Stummschalten: { $name }
chat-hushed = Stummgeschaltet: { $name }.
chat-unhush = Stummschaltung aufheben
chat-report = Diese Zeile melden
chat-hide = Diese Zeile entfernen
chat-show = Diese Zeile wieder zeigen
chat-empty = Schreib zuerst etwas.
chat-too-long = Das ist zu lang. Verwende höchstens { $most } Zeichen.
chat-too-often = Zu viele Zeilen. Höchstens { $most } pro Minute sind erlaubt.
chat-none = Dieser Tisch hat keinen Chat.

## Dealing

dealing = Zufall
dealing-help = Ein Geheimnis, das vor der Partie gewählt wurde, bestimmt jede Kartenverteilung und jeden Wurf. Nach der Partie wird es gezeigt, und alle können es prüfen. Bis dahin gibt es nur seinen SHA-256-Hash:
dealing-help-hidden = Ein Geheimnis, das vor der Partie gewählt wurde, bestimmt jede Kartenverteilung und jeden Wurf. An diesem Tisch bleiben verdeckte Karten auch nach der Partie verdeckt, deshalb wird nur der SHA-256-Hash des Geheimnisses gezeigt:
dealing-hash-of = { $name } hat eine Zahl mit diesem Hash beigesteuert:
dealing-older = Der Zufall an diesem Tisch lässt sich nicht prüfen, weil der Tisch mit einer älteren Version eröffnet wurde.
dealing-verify = Zufall prüfen
dealing-title = Zufall an Tisch { NUMBER($number, useGrouping: 0) }
dealing-heading = War der Zufall fair?
dealing-about = Vor der Partie hat die Website ein Geheimnis gezogen und seinen Hash gezeigt. Das Geheimnis, gemischt mit allem, was vom Tisch beigesteuert wurde, bestimmt jede Kartenverteilung und jeden Wurf. Niemand kann ein anderes Geheimnis mit diesem Hash finden, also ließ sich später nichts mehr ändern.
dealing-by-browser = Von deinem Browser geprüft
dealing-by-server = Von der Website geprüft
dealing-working = Wird geprüft …
dealing-follows = { $count ->
    [one] 1 Verteilung oder 1 Wurf folgt aus dem Geheimnis, das vor der Partie gewählt wurde.
   *[other] Alle { $count } Verteilungen und Würfe folgen aus dem Geheimnis, das vor der Partie gewählt wurde.
}
dealing-differs = Schritt { $step } folgt nicht aus dem Geheimnis. Der Zufall hat anders entschieden.
dealing-other-secret = Das Geheimnis passt nicht zu dem Hash, der vor der Partie gezeigt wurde.
dealing-changed = Die Zahl von { $name } ist nicht die, deren Hash aufbewahrt wurde, bevor die Zahlen gezeigt wurden.
dealing-other-drawn = Die Website nennt jetzt eine andere Ziehung als zu dem Zeitpunkt, als dein Browser seine Zahl zeigte.
dealing-see-step = Diesen Schritt ansehen
dealing-insecure = Dein Browser kann das nur über eine sichere Verbindung (https) prüfen. Die eigene Prüfung der Website steht unten.
dealing-failed = Dein Browser konnte die Daten für die Prüfung nicht laden. Lade die Seite neu, um es noch einmal zu versuchen.
dealing-no-scripts = JavaScript ist in deinem Browser ausgeschaltet. Die eigene Prüfung der Website steht unten. Du kannst auch die Aufzeichnung herunterladen und selbst prüfen.
dealing-noted = Dieser Browser hat während der Partie denselben Hash notiert.
dealing-start-chosen = Wer den Tisch eröffnet hat, hat auch bestimmt, wer beginnt. Alles Weitere ist Zufall.
dealing-from = Quellen des Zufalls
dealing-hash = Hash (von Anfang an gezeigt)
dealing-secret = Geheimnis
dealing-added-by = Beigesteuert von { $name }
dealing-added = Vom Tisch beigesteuert
dealing-added-nothing = nichts
dealing-withheld = (Zahl nicht rechtzeitig gezeigt, es gilt ihr Hash)
dealing-drawn = Von der Website gezogen, als alle da waren
returns-heading = Zurückgenommene Verteilungen und Würfe
returns-about = Jemand ging hinter eine Verteilung oder einen Wurf zurück. Alles, was wiederholt wurde, kam genauso wieder heraus.
returns-line = { $count ->
    [one] { $name } ging zu Schritt { NUMBER($step, useGrouping: 0) } zurück. 1 Verteilung oder 1 Wurf wurde zurückgenommen.
   *[other] { $name } ging zu Schritt { NUMBER($step, useGrouping: 0) } zurück. { $count } Verteilungen und Würfe wurden zurückgenommen.
}
returns-admin = { $count ->
    [one] Die Administration ging zu Schritt { NUMBER($step, useGrouping: 0) } zurück. 1 Verteilung oder 1 Wurf wurde zurückgenommen.
   *[other] Die Administration ging zu Schritt { NUMBER($step, useGrouping: 0) } zurück. { $count } Verteilungen und Würfe wurden zurückgenommen.
}
dealing-yourself = Um es ohne diese Website zu prüfen, lade die Aufzeichnung herunter und führe aus: parvis verify record.json
dealing-not-yet = Die Quellen des Zufalls werden gezeigt, wenn die Partie zu Ende ist.
dealing-hidden = An diesem Tisch bleiben verdeckte Karten auch nach der Partie verdeckt, deshalb wird der Zufall nicht offengelegt.
dealing-unknown = Der Zufall in dieser Partie lässt sich nicht prüfen, weil vor der Partie kein Hash gezeigt wurde.
adding-fold = Eigene Zahl für fairen Zufall beisteuern
adding-help = Die Website hat schon ein Geheimnis gezogen, das jede Kartenverteilung und jeden Wurf bestimmt. Das ist sein Hash. Was du beisteuerst, wird hineingemischt, also kann niemand die Karten ausgesucht haben. Dein Browser behält deine Zahl, sendet nur ihren Hash und zeigt sie, wenn alle da sind.
adding-no-scripts = Ohne JavaScript steuert dein Browser nichts bei.
adding-other = Das ist nicht die Zahl, deren Hash du gesendet hast.
gathering-beginning = Alle sind da. Die Partie beginnt in ein paar Sekunden.
adding-check = Nach der Partie können alle es prüfen.
adding-label = Deine Zahl oder dein Wort
adding-add = Beisteuern
adding-bad = Gib einen SHA-256-Hash ein oder lass das Feld leer.

## Updates of open pages, and who is there

error-topic = Unter diesem Namen gibt es nichts zu verfolgen. Lade die Seite neu.
error-topics = Ein Stream verfolgt 1 bis { $most } Themen.
error-streams = Zu viele Seiten sind offen. Schließe einige und versuche es noch einmal.
title-asked = ● { $turn } – { $game }, Tisch { NUMBER($number, useGrouping: 0) }
sound = Ton, wenn du am Zug bist
present-here = da
present-away = { $minutes } Min. weg
present-gone = nicht da

## Hosting

enter-heading = Anmelden
enter-about = Mit diesem Link meldest du dich an als: { $name }. Er gilt einmal.
enter-yes = Anmelden
enter-too-late = Dieser Link wurde schon verwendet oder ist abgelaufen. Fordere einen neuen an.
error-too-many-passwords = { $minutes ->
    [one] Zu viele falsche Passwörter. Versuche es in 1 Minute erneut. Du kannst dich auch mit einem Passkey anmelden oder mit dem Link aus „Passwort vergessen?“.
   *[other] Zu viele falsche Passwörter. Versuche es in { $minutes } Minuten erneut. Du kannst dich auch mit einem Passkey anmelden oder mit dem Link aus „Passwort vergessen?“.
}
error-token = Sende ein Token: „Authorization: Bearer parvis_…“. Tokens erstellst du in den Einstellungen deines Kontos.
error-token-name = Gib dem Token einen Namen aus 1 bis 60 Zeichen.
error-method = Diese Adresse nimmt nur { $allowed } an.
error-token-play = Mit diesem Token darf man nicht spielen. Erstelle in den Einstellungen deines Kontos eines, das es erlaubt.
error-rated-joined = Dieser Tisch ist gewertet. Nimm selbst Platz, auf der Seite des Tisches.
error-rated-opened = Gewertete Tische kann hier nur das Konto eines Programms eröffnen. Kennzeichne dein Konto auf der Seite mit den Tokens als ein solches.
error-rated-by-program = Dieser Tisch ist gewertet. Dort entscheiden Menschen selbst, auf der Seite des Tisches.
error-token-make = Dieses Token erlaubt nicht, Tische zu eröffnen oder dort Platz zu nehmen. Erstelle in den Einstellungen deines Kontos eines, das es erlaubt.
error-token-scope = „{ $scope }“ kann ein Token nicht erlauben.
error-tokens = Du hast schon { $most } Tokens. Widerrufe zuerst eines.
error-program-rated = Dieses Konto hat eine Wertung oder spielt eine gewertete Partie und kann deshalb nicht das eines Programms werden. Lege für das Programm ein anderes Konto an.
error-which-seat = Du hast hier mehrere Plätze. Nenne in „seat“ den, der entscheidet.
error-seat-not-yours = Platz { $seat } gehört dir nicht, oder dort spielt jetzt ein Bot für dich.
error-no-tools = Dieser Club hat keine Werkzeuge für Agenten: Wer ihn betreibt, kann das Paket mcp installieren.
error-not-finished = Noch gibt es keine Aufzeichnung: Die Partie ist nicht zu Ende.
error-no-json = Der Inhalt der Anfrage ist kein gültiges JSON.
error-other-form = Die Anfrage passt nicht zum Schema unter /api/openapi.json: { $places }.
error-too-often = { $minutes ->
    [one] Zu viele Versuche. Versuche es in 1 Minute erneut.
   *[other] Zu viele Versuche. Versuche es in { $minutes } Minuten erneut.
}
## People

somebody-who-left = Ehemaliges Mitglied
somebody-who-left-seat = Ehemaliges Mitglied ({ $seat })
person-none = Diese Nummer hat hier niemand.
person-bad-name = Verwende 1 bis 20 Buchstaben, Ziffern, Sonderzeichen und Leerzeichen, darunter mindestens einen sichtbaren Buchstaben oder eine Ziffer.
person-guest = Gast
person-since = hier seit { $day }
person-block = Blockieren
person-unblock = Nicht mehr blockieren
person-unblock-named = Nicht mehr blockieren: { $name }
passkey-name = Passkey { $number }
error-too-many = Zu viele Versuche. Versuche es in ein paar Minuten erneut.
people-menu = Du
pages = Seiten

field-login = E-Mail-Adresse
field-email = E-Mail-Adresse
field-password = Passwort
field-password1 = Neues Passwort
field-password2 = Neues Passwort noch einmal
field-oldpassword = Bisheriges Passwort
field-password-hint = Mindestens 10 Zeichen. 3 oder 4 Wörter, die niemand erraten würde, sind ein gutes Passwort.
field-name = Name
field-language = Sprache
language-now = Sprache: { $language }
field-words = Was ist geschehen?

sign-in = Anmelden
sign-in-heading = Anmelden
sign-in-none-yet = Noch kein Konto?
sign-in-passkey = Mit einem Passkey anmelden
sign-in-elsewhere = Mit { $place } anmelden
sign-up = Konto anlegen
sign-up-heading = Konto anlegen
sign-up-about = Mit einem Konto hast du deine Partien und Wertungen auf jedem Gerät.
sign-up-keeps = Du behältst deinen Namen, deine Plätze und alle Partien, die du als Gast gespielt hast.
sign-up-already = Schon ein Konto?
sign-up-elsewhere = Noch ein Schritt: Wähle deinen Namen auf dieser Website.
sign-out = Abmelden
sign-out-heading = Abmelden?
sign-out-guest = Du bist als Gast hier. Wenn du dich abmeldest, kommst du nicht mehr an deine Plätze und Partien. Um sie zu behalten, lege zuerst ein Konto an.
sign-out-not = Angemeldet bleiben
inactive-heading = Dieses Konto ist geschlossen
inactive-about = Die Administration hat dieses Konto geschlossen. Wenn du das für einen Irrtum hältst, schreib an die Administration.

again-heading = Bitte bestätige, dass du es bist
again-about = Du willst dein Konto ändern, deshalb melde dich bitte noch einmal an.
again = Weiter
again-passkey = Passkey verwenden
again-password = Passwort verwenden

confirm = Bestätigen
confirm-heading = E-Mail-Adresse bestätigen
confirm-about = Ist { $email } die E-Mail-Adresse von { $name }?
confirm-taken = Ein anderes Konto hat { $email } schon bestätigt. Verwende eine andere E-Mail-Adresse.
confirm-expired = Dieser Link ist abgelaufen oder wurde schon verwendet. Fordere einen neuen an.
confirm-sent-heading = Sieh in dein Postfach
confirm-sent-about = Eine E-Mail ist unterwegs. Öffne den Link darin.
confirm-sent-shown = Diese Website verschickt keine E-Mails. Bitte die Administration um deinen Link.
email-heading = E-Mail-Adresse
email-now = Deine E-Mail-Adresse ist { $email }.
email-unconfirmed = { $email } ist noch nicht bestätigt. Öffne den Link in der E-Mail, die dorthin ging.
email-unconfirmed-shown = { $email } ist noch nicht bestätigt. Diese Website verschickt keine E-Mails, bitte also die Administration um den Link.
email-send-again = Link noch einmal senden
email-make-again = Neuen Link erstellen
email-keep = Alte E-Mail-Adresse behalten
email-change = E-Mail-Adresse ändern
password-heading = Passwort
password-none = Du hast noch kein Passwort.
password-change = Passwort setzen
reset-heading = Passwort vergessen?
reset-about = Gib deine E-Mail-Adresse ein, um einen Link für ein neues Passwort zu bekommen.
reset-about-shown = Gib deine E-Mail-Adresse ein. Diese Website verschickt keine E-Mails, deshalb bekommt die Administration den Link für ein neues Passwort und kann ihn dir weitergeben.
reset-send = Link senden
reset-make = Link erstellen
reset-send-again = Noch einen Link senden
reset-sent = Wenn ein Konto diese E-Mail-Adresse hat, ist ein Link dorthin unterwegs.
reset-sent-shown = Wenn ein Konto diese E-Mail-Adresse hat, liegt der Administration jetzt ein Link dafür vor. Frag dort nach.
reset-done = Dein neues Passwort ist gesetzt. Auf allen anderen Geräten bist du jetzt abgemeldet.

passkeys-heading = Passkeys
passkeys-about = Mit einem Passkey meldest du dich ohne Passwort an: mit deinem Fingerabdruck, deinem Gesicht oder der PIN deines Geräts.
passkey-add = Passkey hinzufügen
passkey-rename = Umbenennen
passkey-rename-named = { $name } umbenennen
passkey-remove = Entfernen
passkey-remove-named = { $name } entfernen
passkey-remove-about = Mit { $name } kann sich dann niemand mehr anmelden.
passkey-used = zuletzt verwendet am { $day }
passkey-unused = noch nicht verwendet
passkey-failed = Das ging nicht. Versuche es noch einmal oder auf einem anderen Weg.
passkey-unknown = Es wurde kein Passkey gewählt, oder dein Gerät brauchte zu lange.
passkey-no-scripts = Für Passkeys ist JavaScript nötig.
back-passkeys = Zurück zu den Passkeys

elsewhere-heading = Verbundene Konten
elsewhere-none = Du hast noch kein Konto einer anderen Website verbunden.
elsewhere-add = { $place } verbinden
elsewhere-remove = Trennen
elsewhere-failed-heading = Die Anmeldung hat nicht geklappt
elsewhere-failed = Die andere Website hat dich nicht eingelassen oder nicht geantwortet. Versuche es erneut.
elsewhere-cancelled = Du hast dich auf der anderen Website nicht angemeldet.

settings-heading = Einstellungen
settings-guest = Du bist als Gast hier
settings-guest-about = Nur dieser Browser kennt dich. Mit einem Konto kannst du dich überall anmelden, und deine Partien können gewertet werden.
settings-save = Speichern
settings-profile = Mein Profil
settings-admin = Administration
settings-change = Ändern
settings-look = Ansehen
settings-password-named = Passwort ändern
settings-passkeys-named = Passkeys ändern
settings-tokens-named = Tokens für Programme ändern
settings-sessions-named = Angemeldete Geräte ansehen
settings-elsewhere-named = Verbundene Konten ändern
settings-unconfirmed = noch nicht bestätigt
settings-passkeys =
    { $count ->
        [0] keine
       *[some] { $count }
    }
settings-sessions =
    { $count ->
        [one] 1 Gerät
       *[other] { $count } Geräte
    }
settings-blocked = Blockiert
settings-data = Meine Daten
settings-data-about = Eine Datei mit allem, was über dich gespeichert ist, auch den Aufzeichnungen deiner Partien.
settings-export = Herunterladen
export-busy = Gerade wird eine andere Datei gepackt. Versuche es in ein paar Minuten erneut.
back-settings = Zurück zu den Einstellungen

sessions-heading = Angemeldete Geräte
sessions-about = Wenn du ein Gerät nicht erkennst, melde dich dort ab und ändere dein Passwort.
sessions-here = hier
sessions-since = seit { $day }, von { $address }
sessions-browser = { $browser } auf { $system }
sessions-unknown = Unbekannter Browser
sessions-end = Dort abmelden
sessions-end-named = Dort abmelden: { $browser } von { $address }
sessions-end-others = Überall sonst abmelden

tokens-heading = Tokens für Programme
tokens-about = Ein Programm mit einem deiner Tokens handelt in deinem Namen: Es sieht, was du siehst, und spielt für dich, wenn das Token es erlaubt. Gib jedem Programm ein eigenes und widerrufe es, wenn du das Programm nicht mehr verwendest.
tokens-made = Dein neues Token
tokens-made-about = Kopiere es jetzt. Es wird nicht noch einmal gezeigt.
tokens-name = Name
tokens-name-hint = Zum Beispiel das Programm, das es verwenden wird.
tokens-scopes = Was das Token erlaubt
tokens-scope-read = Sehen, was ich sehen kann
tokens-scope-play = An meinen Tischen spielen
tokens-scope-make = Tische eröffnen und an anderen Tischen Platz nehmen
tokens-short-read = sieht
tokens-short-play = spielt
tokens-short-make = eröffnet Tische, nimmt Platz
tokens-make = Token erstellen
tokens-used = zuletzt verwendet: { $day }
tokens-unused = erstellt: { $day }, noch nicht verwendet
tokens-revoke = Widerrufen
tokens-revoke-named = Token widerrufen: { $name }
program-heading = Konto eines Programms
program-about = Spielt ein Programm mit diesem Konto? Dann kennzeichne es. Alle sehen die Kennzeichnung neben dem Namen, und das Programm spielt gewertete Partien gegen andere Programme, mit eigener Rangliste.
program-mark = Als Konto eines Programms kennzeichnen …
program-for-good = { $name } ist dann überall als Programm gekennzeichnet, auch an früheren Tischen. Das lässt sich nicht rückgängig machen.
program-yes = Endgültig kennzeichnen
program-marked = Mit diesem Konto spielt ein Programm. Alle sehen das, und gewertete Partien spielt es nur gegen andere Programme.

farewell-heading = Mein Konto löschen
farewell-about = Dein Name, deine E-Mail-Adresse, dein Passwort, deine Passkeys und deine Wertungen werden endgültig gelöscht. Deine Partien bleiben den anderen erhalten, aber niemand kann erkennen, dass du mitgespielt hast.
farewell-running =
    { $count ->
        [one] Du spielst noch in 1 Partie mit. Ein Bot übernimmt deinen Platz.
       *[other] Du spielst noch in { $count } Partien mit. Bots übernehmen deine Plätze.
    }
farewell-export = Zuerst meine Daten herunterladen
farewell-type-name = Gib zur Bestätigung deinen Namen ein: { $name }
farewell-wrong-password = Das ist nicht dein Passwort. Versuche es erneut.
farewell-wrong-name = Das ist nicht dein Name. Versuche es erneut.
farewell-yes = Endgültig löschen
farewell-no = Mein Konto behalten

report-heading = Melden
report-about = Was stimmt nicht? Es geht um { $name }. Nur die Administration liest deine Meldung.
report-send = Meldung senden
report-not = Abbrechen
report-too-many = Mehrere deiner Meldungen sind noch unbeantwortet. Warte zuerst die Antworten ab.
report-block-too = Du kannst diese Person auch blockieren. Dann kommt ihr nicht mehr gemeinsam an neue Tische und könnt einander nicht schreiben.

rating = Wertung
rating-games = Partien
rating-day = Tag
rating-from =
    { $count ->
        [one] aus 1 Partie
       *[other] aus { $count } Partien
    }
rating-unsure = Rang ab 5 Partien
ranking-heading = Rangliste
ranking-lists = Spiele und Zahl der Plätze
ranking-list = { $game }, Plätze: { $players }
ranking-list-programs = { $game }, Programme: { $players }
ranking-none = Noch hat niemand 5 gewertete Partien gespielt.
ranking-about = Wertungen entstehen aus gewerteten Partien zwischen Menschen mit Konto, für jedes Spiel und jede Zahl der Plätze getrennt. Deine Wertung ist eine vorsichtige Schätzung deiner Stärke, sie steigt also auch, wenn du mehr spielst. In der Liste stehst du ab 5 Partien.
ranking-about-programs = Diese Liste ist für Programme. Gewertete Partien spielen sie nur gegeneinander, nie gegen Menschen.
ranking-stronger = Stärker
ranking-weaker = Schwächer
records-heading = Partien
records-game = Spiel
records-wins = Gewonnen
records-best = Bestwert
records-best-named = Bestwert { $score }: Ergebnis von Tisch { NUMBER($number, useGrouping: 0) }
favourites-heading = Häufigste Gegner in letzter Zeit
favourites-games =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
results-heading = Ergebnisse
results-none = Noch keine beendeten Partien.
results-place = Rang { $place } von { $players }, Punkte: { $score }

said-saved = Gespeichert.
said-token-revoked = Das Token ist widerrufen. Programme, die es verwenden, kommen nicht mehr hinein.
said-program = Das Konto ist jetzt als Konto eines Programms gekennzeichnet.
said-renamed = Dein Name ist jetzt { $name }. An Tischen, an denen du schon sitzt, bleibt der alte.
said-signed-out-there = Dort abgemeldet.
said-left = Dein Konto ist gelöscht.
said-blocked = Blockiert: { $name }.
said-unblocked = Nicht mehr blockiert: { $name }.
said-reported = Danke. Die Administration sieht es sich an.
said-cannot-delete-primary-email = { $email } ist deine einzige E-Mail-Adresse, deshalb lässt sie sich nicht entfernen.
said-email-confirmation-failed = { $email } gehört zu einem anderen Konto. Verwende eine andere E-Mail-Adresse.
said-email-confirmation-sent = Eine E-Mail ging an { $email }. Öffne den Link darin, um deine Adresse zu bestätigen.
said-email-confirmation-shown = Diese Website verschickt keine E-Mails. Um { $email } zu bestätigen, bitte die Administration um den Link.
said-email-confirmed = { $email } ist bestätigt.
said-email-deleted = { $email } wurde entfernt.
said-logged-out = Abgemeldet.
said-password-changed = Dein Passwort wurde geändert.
said-password-set = Dein Passwort wurde gesetzt.
said-primary-email-set = Deine E-Mail-Adresse wurde geändert.
said-unverified-primary-email = Bestätige zuerst die E-Mail-Adresse.
said-account-connected = Du kannst dich jetzt auch mit diesem Konto anmelden.
said-account-connected-other = Mit diesem Konto meldet sich hier schon jemand anders an.
said-account-connected-updated = Mit diesem Konto kannst du dich schon anmelden.
said-account-disconnected = Mit diesem Konto kannst du dich nicht mehr anmelden.
said-webauthn-added = Der Passkey ist bereit.
said-webauthn-removed = Der Passkey wurde entfernt.

mail-email-confirmation = Bitte bestätige, dass dies deine E-Mail-Adresse bei { $site } ist:

    { $activate-url }

    Wenn du das nicht warst, beachte diese E-Mail nicht weiter.
    .subject = Bestätige deine E-Mail-Adresse bei { $site }
mail-email-confirmation-signup = Willkommen bei { $site }, { $name }!

    Bitte bestätige, dass dies deine E-Mail-Adresse ist:

    { $activate-url }

    Wenn du das nicht warst, beachte diese E-Mail nicht weiter.
    .subject = Willkommen bei { $site }
mail-password-reset-key = Jemand, hoffentlich du, hat ein neues Passwort für dein Konto bei { $site } angefordert. Hier kannst du es setzen:

    { $password-reset-url }

    Wenn du das nicht warst, beachte diese E-Mail nicht weiter. Dein Passwort bleibt, wie es ist.
    .subject = Ein neues Passwort für { $site }
mail-account-already-exists = Jemand, hoffentlich du, wollte mit dieser E-Mail-Adresse ein Konto bei { $site } anlegen, aber du hast schon eines. Wenn du das Passwort vergessen hast, setze hier ein neues:

    { $password-reset-url }
    .subject = Du hast ein Konto bei { $site }
mail-password-changed = Das Passwort deines Kontos bei { $site } wurde geändert. Wenn du das nicht warst, setze sofort ein neues.
    .subject = Dein Passwort bei { $site } wurde geändert
mail-password-reset = Dein Konto bei { $site } hat ein neues Passwort. Wenn du das nicht warst, setze sofort ein anderes.
    .subject = Dein Passwort bei { $site } wurde geändert
mail-password-set = Dein Konto bei { $site } hat jetzt ein Passwort. Wenn du das nicht warst, setze sofort ein anderes.
    .subject = Dein Konto bei { $site } hat ein Passwort
mail-email-changed = Die E-Mail-Adresse deines Kontos bei { $site } ist jetzt { $to-email }. Wenn du das nicht warst, schreib an die Administration der Website.
    .subject = Deine E-Mail-Adresse bei { $site } wurde geändert
mail-email-deleted = { $deleted-email } gehört nicht mehr zu deinem Konto bei { $site }.
    .subject = Bei { $site } wurde eine E-Mail-Adresse entfernt
mail-webauthn-added = Dein Konto bei { $site } hat einen neuen Passkey. Wenn du das nicht warst, entferne ihn und setze ein neues Passwort.
    .subject = Ein neuer Passkey bei { $site }
mail-webauthn-removed = Ein Passkey wurde aus deinem Konto bei { $site } entfernt. Wenn du das nicht warst, setze ein neues Passwort.
    .subject = Bei { $site } wurde ein Passkey entfernt
mail-token-made = Für dein Konto bei { $site } wurde ein Token für Programme erstellt: „{ $token }“. Wer es hat, kann in deinem Namen handeln. Wenn du das nicht warst, setze sofort ein neues Passwort. Damit werden alle Tokens widerrufen.
    .subject = Ein neues Token bei { $site }
mail-account-connected = Dein Konto bei { $site } ist jetzt mit einem Konto einer anderen Website verbunden, mit dem man sich auch bei { $site } anmelden kann. Wenn du das nicht warst, trenne es und setze ein neues Passwort.
    .subject = Ein weiterer Weg, dich bei { $site } anzumelden
mail-account-disconnected = Dein Konto bei { $site } ist nicht mehr mit einem Konto einer anderen Website verbunden. Damit kann man sich bei { $site } nicht mehr anmelden.
    .subject = Ein Weg, dich bei { $site } anzumelden, wurde entfernt

## Lobby

lobby-lead = Brettspiele rund um das mittelalterliche Frankreich: gegen Bots oder online mit Freunden.
lobby-heading = Tische
lobby-no-account = beginnt sofort, ohne Konto
lobby-with = Das Grundspiel. Auf Wunsch: { $expansions }.
lobby-friend = Mit Freunden spielen
lobby-friend-how = Link verschicken
lobby-friend-named = { $game }: mit Freunden spielen (Link verschicken)
lobby-learn = Beim Spielen lernen
lobby-learn-named = { $game }: eine erste Partie gegen leichte Bots, mit Zeit zum Zusehen
lobby-your-turn = Du bist am Zug
lobby-nothing-waits = Keine deiner Partien wartet auf dich.
lobby-left = noch { $time }
lobby-play = Spielen
lobby-look = Ansehen
lobby-waits-for-others = { $count ->
    [one] An 1 Tisch sind andere am Zug
   *[other] An { $count } Tischen sind andere am Zug
}
lobby-open = Offene Tische
lobby-open-own = Nichts für dich dabei? Eröffne einen eigenen Tisch.
lobby-none-open = Gerade gibt es keinen Tisch mit freien Plätzen.
lobby-base-game = Grundspiel
lobby-rated = gewertet
lobby-rated-programs = gewertet, Programme
lobby-password = mit Passwort
lobby-expected = eingeladen
lobby-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
lobby-join = Platz nehmen
lobby-join-named = { $game }: Platz nehmen am Tisch von { $host }
lobby-running = Laufend
lobby-none-running = Gerade gibt es keine Partien zum Zuschauen.
lobby-watch = Zuschauen
lobby-watch-named = An Tisch { NUMBER($number, useGrouping: 0) } zuschauen
lobby-finished = Beendet
lobby-none-finished = Hier stehen später deine beendeten Partien.
lobby-all-mine = Alle deine Tische
lobby-own-heading = Deine Tische
lobby-won = gewonnen
lobby-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[more] { $place }.
}
lobby-filter = Filter
lobby-filter-game = Spiel
lobby-filter-clock = Bedenkzeit
lobby-any-game = Alle Spiele
lobby-any-clock = Alle Bedenkzeiten
time-live = Live, ohne Uhr
time-live-clock = Live, mit Uhr
time-turns = Zug um Zug, ohne Uhr
time-turns-clock = Zug um Zug, mit Uhr
time-told-live = live, ohne Uhr
time-told-live-clock = { $base } Min. pro Person, +{ $increment } Sek. pro Zug
time-told-turns = Zug um Zug, ohne Uhr
time-told-turns-clock = Zug um Zug, { $base } Std. pro Person, +{ $increment } Std. pro Zug
create-whom = Gegner
create-whom-bots = Bots
create-whom-friends = Freunde
create-whom-anybody = Alle
create-level = Stufe
create-players = Am Tisch
create-start = Los
create-time = Bedenkzeit
create-base = Minuten pro Person
create-increment = Sekunden dazu pro Zug
create-bank = Stunden pro Person
create-gain = Stunden dazu pro Zug
create-cap = Stunden auf der Uhr, höchstens
create-seats = Plätze und Farben
create-you = Du
create-kind-as-asked = Wie oben gewählt
create-kind-free = Freier Platz
create-kind-person = { $name } (Einladung)
create-kind-program = { $name } (Programm, Einladung)
create-options = Regeln und Erweiterungen
create-visibility = Wer Platz nehmen kann
create-visibility-public = Alle (in der Liste der Tische)
create-visibility-link = Alle mit dem Link
create-visibility-password = Alle mit dem Passwort
create-watchers = Zuschauen
create-watchers-yes = Erlaubt
create-watchers-no = Nicht erlaubt
create-chat = Chat
create-chat-yes = An
create-chat-no = Aus
create-revealed = Nach der Partie
create-revealed-yes = Alles wird aufgedeckt
create-revealed-no = Verdeckte Karten bleiben verdeckt
create-rated = Wertung
create-rated-no = Ohne Wertung
create-rated-yes = Gewertet
create-stand-in = Bot als Ersatz, wenn jemand geht
create-one-screen = Gemeinsam an einem Bildschirm
create-no-choice = { $field }: Wähle eine der angebotenen Möglichkeiten.
create-wrong-number = { $field } muss eine ganze Zahl von { $least } bis { $most } sein.
create-nobody = Platz { $seat }: Einladen kannst du nur Leute, mit denen du schon gespielt hast, und jede Person nur einmal.
create-no-password = Wähle ein Passwort aus höchstens { $most } Zeichen.
create-rated-here = In einer gewerteten Partie brauchen alle ein Konto, deshalb kann niemand deinen Bildschirm teilen.
gathering-title = { $game }: warten, bis alle da sind
gathering-invites = { $host } lädt dich ein: { $game }
gathering-link-heading = Schick diesen Link an alle, die mitspielen sollen
gathering-link-help = Zum Mitspielen ist kein Konto nötig. Die Partie beginnt, wenn der letzte Platz besetzt ist. Bis dahin kannst du diese Seite schließen.
gathering-invited-heading = Alle sind eingeladen (du kannst auch diesen Link verschicken)
gathering-invited-help = Die anderen sehen die Einladung hier auf ihrer Startseite. Die Partie beginnt, wenn alle Platz genommen haben. Bis dahin kannst du diese Seite schließen.
gathering-picture = Als QR-Code für ein Handy
gathering-copy = Kopieren
gathering-copied = Kopiert
gathering-seats = Plätze
gathering-free = frei
gathering-host = Tischleitung
gathering-send-away = Entfernen
gathering-send-away-named = Entfernen: { $name }
gathering-begins = Die Partie beginnt von selbst, sobald alle da sind.
gathering-begin-now = Jetzt beginnen
gathering-fill = Mit Bots auffüllen: { $bot }
gathering-fewer = Ohne die freien Plätze beginnen
gathering-call-off = Tisch absagen
gathering-leave = Verlassen
gathering-decline = Ablehnen
gathering-join = Platz nehmen
gathering-no-account = Du brauchst kein Konto.
gathering-password = Passwort
gathering-gone = Diesen Tisch gibt es nicht mehr. Er wurde abgesagt, oder niemand kam rechtzeitig dazu.
gathering-begun = Diese Partie hat schon begonnen.
gathering-full = Alle Plätze sind besetzt.
gathering-too-many = Du hast schon { $most } offene Tische. Sag zuerst einen ab.
gathering-accounts-only = Für gewertete Partien brauchst du ein Konto. Melde dich an oder lege eines an.
gathering-programs-only = An diesem Tisch spielen nur Programme. Wähle einen anderen.
gathering-people-only = Dieser gewertete Tisch ist für Menschen. Programme spielen gewertete Partien an eigenen Tischen.
gathering-not-welcome = An diesem Tisch kannst du nicht Platz nehmen.
gathering-wrong-password = Das ist nicht das Passwort dieses Tisches. Versuche es erneut.
gathering-nobody-there = Auf diesem Platz ist niemand.
rematch = Noch einmal, Plätze getauscht
rematch-begun = Zur nächsten Partie
rematch-waits = Du möchtest noch einmal spielen. Die Partie beginnt, wenn alle zugestimmt haben.
rematch-look = Sehen, wer da ist
rematch-asked = { $name } möchte noch einmal spielen.
rematch-host-only = Einige saßen am selben Bildschirm. Um eine Revanche bitten kann deshalb nur, wer den Tisch eröffnet hat.

## Clocks

notice-time-over = Deine Zeit ist um. Nimm wieder Platz, um weiterzuspielen.
notice-paused = Die Partie ist angehalten. Setze sie fort, um weiterzuspielen.
notice-your-turn = Du bist schon am Zug, daher wurde dein Plan nicht gespeichert.
turn-paused = Die Partie ist angehalten
clock-left = Restzeit:
clock-days = { $days } T { $hours } Std.
clock-whole-days = { $days } T
clock-live-why = Deine Uhr läuft, solange du eine Entscheidung zu treffen hast. Jeder Zug bringt Zeit dazu. Wenn sie abläuft, spielt ein Bot ({ $bot }) für dich, bis du wieder Platz nimmst. Dann hast du mindestens 1 Minute.
clock-turns-why = Deine Uhr läuft, solange du eine Entscheidung zu treffen hast. Jeder Zug bringt Zeit dazu. Wenn sie abläuft, spielt ein Bot ({ $bot }) für dich, bis du wieder Platz nimmst. Dann hast du mindestens ein Viertel deiner anfänglichen Zeit.
seat-away = { $name } ist abwesend (es spielt: { $bot })
seat-away-short = abwesend: { $bot }
seat-left = { $name } hat die Partie verlassen (es spielt: { $bot })
seat-left-short = gegangen: { $bot }
seat-on-vacation = im Urlaub
room-heading = Dieser Tisch
leave = Partie verlassen
leave-heading = Partie verlassen?
leave-warning = Ein Bot ({ $bot }) spielt bis zum Ende für dich. Du kannst weiter zuschauen, aber deinen Platz nicht zurückbekommen.
leave-warning-rated = In dieser gewerteten Partie stehst du dann hinter allen, die geblieben sind.
leave-yes = Endgültig verlassen
leave-yes-named = { $name }: endgültig verlassen
leave-no = Bleiben
leave-nothing = Verlassen geht nicht. Die Partie ist zu Ende, oder der Platz gehört dir nicht mehr.
come-back = Wieder Platz nehmen
come-back-heading = { $name }, deine Zeit ist um
come-back-why = Ein Bot spielt für dich, bis du wieder da bist. Wenn du zurückkommst, bekommst du etwas Zeit dazu.
come-back-nothing = Wieder Platz nehmen geht nicht. Die Partie ist zu Ende, oder du hast deinen Platz schon.
pause-ask = Um eine Pause bitten
pause-why = Alle Uhren stehen, bis jemand die Partie fortsetzt.
pause-resume = Partie fortsetzen
take-back = Zurücknehmen …
take-back-heading = Eine Entscheidung zurücknehmen
take-back-free = Du kannst jede deiner Entscheidungen zurücknehmen. Alles, was seither geschah, wird mit zurückgenommen.
take-back-ask = Die anderen müssen zustimmen. Alles seit dieser Entscheidung wird dann mit zurückgenommen.
take-back-none = Du hast noch nichts entschieden.
take-back-chosen = Deine Wahl: „{ $decision }“.
take-back-to = Zurücknehmen
take-back-to-named = Deine Entscheidung in Schritt { NUMBER($step, useGrouping: 0) } zurücknehmen
take-back-ask-to = Um Rücknahme bitten
take-back-ask-named = Um Rücknahme deiner Entscheidung in Schritt { NUMBER($step, useGrouping: 0) } bitten
since-others = { $count ->
    [one] Die anderen haben seither 1 Entscheidung getroffen.
   *[other] Die anderen haben seither { $count } Entscheidungen getroffen.
}
since-chance = { $count ->
    [one] Der Zufall hat seither einmal entschieden.
   *[other] Der Zufall hat seither { $count }-mal entschieden.
}
since-seen = Seither ist Verdecktes sichtbar geworden.
since-nothing = Seither ist nichts Verdecktes sichtbar geworden.
offer-undo = { $name } möchte eine Entscheidung zurücknehmen
offer-pause = { $name } bittet um eine Pause
offer-mine-undo = Du möchtest eine Entscheidung zurücknehmen
offer-mine-pause = Du bittest um eine Pause
offer-answer-yes = { $name }: ja
offer-answer-no = { $name }: nein
offer-answer-none = { $name }: noch keine Antwort
offer-yes = Erlauben
offer-no = Ablehnen
offer-always = Hier immer erlauben
offer-withdraw = Zurückziehen
offer-close = Schließen
offer-impossible = Darum kannst du die anderen jetzt nicht bitten.
offer-already = An diesem Tisch gibt es schon eine Anfrage, oder sie wurde gerade abgelehnt.
vacation-heading = Urlaub
vacation-why = { $days ->
    [one] An { $days } Tag im Jahr kannst du in all deinen Fernpartien deine Uhren anhalten. Die anderen sehen, dass du im Urlaub bist.
   *[other] An { $days } Tagen im Jahr kannst du in all deinen Fernpartien deine Uhren anhalten. Die anderen sehen, dass du im Urlaub bist.
}
vacation-on = { $count ->
    [one] Du bist im Urlaub, höchstens noch 1 Tag.
   *[other] Du bist im Urlaub, höchstens noch { $count } Tage.
}
vacation-off = { $count ->
    [0] Du hast dieses Jahr keinen Urlaub mehr.
    [one] Du hast dieses Jahr noch 1 Tag Urlaub.
   *[other] Du hast dieses Jahr noch { $count } Tage Urlaub.
}
vacation-begin = Meine Uhren anhalten
vacation-end = Weiterspielen
vacation-none = Du bist nicht im Urlaub.
vacation-none-left = Du bist schon im Urlaub oder hast dieses Jahr keinen mehr.
plan = Vorausplanen …
plan-short = Plan
plan-made = Vorausgeplant
plan-heading = Vorausplanen
plan-why = Wähle jetzt, was du in deinem nächsten Zug tust. Das Brett wird gezeigt, als täte bis dahin niemand etwas. Deinen Plan sieht niemand sonst, bis er gespielt wird.
plan-present = Dein Plan:
plan-cancel = Plan verwerfen
plan-choice = Wahl { $number }
plan-nothing = Nichts
plan-in-round = Dieser Plan gilt nur für die laufende Runde.
plan-make = Plan speichern
plan-impossible = Das lässt sich nicht vorausplanen. Wähle aus der Liste, jede Möglichkeit höchstens einmal und bevor du am Zug bist.
plan-not-now = Dein nächster Zug lässt sich gerade nicht vorausplanen.
plan-shorter = Das Spiel ist weitergegangen. Was nicht mehr möglich ist, wurde entfernt.
plan-chosen = Du hast gewählt:
plan-same = Nur, wenn es mir noch dasselbe bringt
plan-lost-closed = Dein Plan wurde nicht gespielt, weil er nicht mehr möglich ist.
plan-lost-changed = Dein Plan wurde nicht gespielt, weil er jetzt etwas anderes brächte.
plan-lost-revealed = Der Rest deines Plans wurde nicht gespielt, weil etwas Neues aufgedeckt wurde.

## Watching, and being watched

watch-password-why = Diese Partie hat begonnen. Zum Zuschauen gib das Passwort des Tisches ein.
watching = Wer zuschauen kann
watching-public = Alle können hier bei dieser Partie zuschauen. Verdeckte Karten bleiben dabei verdeckt.
watching-link = Nur wer diesen Link hat, kann bei dieser Partie zuschauen:
watching-password = Wer das Passwort des Tisches hat, kann unter dieser Adresse zuschauen:
watching-nobody = Bei dieser Partie kann niemand zuschauen.
watching-address = Adresse zum Zuschauen

## Names

name-reserved = Dieser Name hat hier eine andere Bedeutung. Wähle einen anderen.
name-taken = Jemand hat hier schon diesen oder einen sehr ähnlichen Namen. Wähle einen anderen.
name-taken-guest = { $name } oder so ähnlich heißt hier schon jemand mit Konto. Andere Ziffern genügen nicht. Wähle einen anderen Namen, oder melde dich an, wenn es deiner ist.
seat-guest = Gast
seat-program = Programm

## Notifications of other kinds

notices-offer-title = Anfrage an deinem Tisch: { $game }
notices-offer-body-undo = Tisch { NUMBER($number, useGrouping: 0) }: Jemand möchte eine Entscheidung zurücknehmen. Deine Antwort fehlt noch.
notices-offer-body-pause = Tisch { NUMBER($number, useGrouping: 0) }: Jemand bittet um eine Pause. Deine Antwort fehlt noch.
notices-low-title = Deine Zeit wird knapp: { $game }
notices-low-body = { $names }: Deine Zeit an Tisch { NUMBER($number, useGrouping: 0) } läuft ab ({ $until }).
notices-begun-title = Die Partie beginnt: { $game }
notices-begun-body = Alle sind da. Die Partie an Tisch { NUMBER($number, useGrouping: 0) } hat begonnen.
notices-ended-title = Partie zu Ende: { $game }
notices-ended-body = Die Partie an Tisch { NUMBER($number, useGrouping: 0) } ist zu Ende.
notices-invited-title = { $name } lädt dich ein: { $game }
notices-invited-body = { $name } möchte mit dir { $game } spielen und hält dir einen Platz frei.
notices-spoken-title = Neu im Chat: { $game }
notices-spoken-body = Jemand hat an alle an Tisch { NUMBER($number, useGrouping: 0) } geschrieben.
notices-several-title = { $count ->
    [one] 1 Neuigkeit zu deinen Partien
   *[other] { $count } Neuigkeiten zu deinen Partien
}
notices-line-turn = am Zug
notices-line-offer = Anfrage
notices-line-low = knappe Zeit
notices-line-begun = Partie begonnen
notices-line-ended = Partie zu Ende
notices-line-invited = Einladung
notices-line-spoken = Chat

## A first game

first-game = Das ist deine erste Partie. Die Bots machen Fehler und lassen dir Zeit zum Zusehen. Auf jedem Knopf steht, was du erhältst. Mit „Rückgängig“ kannst du zurück, probier also ruhig etwas aus. Ein Coach sagt, was auf dem Spiel steht, und fragt vor einem teuren Fehler nach. Die Regeln einer Runde stehen unten.
help-close = Schließen

## The log beside a board

log-larger = Mehr vom Verlauf, anstelle der Plätze
log-more = mehr
log-less = weniger

## What to notify about, and how

notices-matters = Arten von Benachrichtigungen
notices-matter-turn = Du bist am Zug
notices-matter-offer = Anfragen anderer
notices-matter-low = Knappe Zeit
notices-matter-game = Partien und Saisons, die beginnen oder enden
notices-matter-invited = Einladungen
notices-matter-spoken = Chat am Tisch
notices-matter-by = { $what }: { $way }

## Hints

hint = Tipp
hint-title = { $game }: Tipp
hint-waits = Die besten Entscheidungen werden gesucht. Das dauert einige Sekunden, auf einem ausgelasteten Computer eine halbe Minute. Du kannst inzwischen weiterspielen.
hint-prepares = Die Bots werden noch vorbereitet. Der Tipp kommt danach. Du kannst inzwischen weiterspielen.
hint-points = { $points } ± { $interval } Punkte, Siegchance { $wins } %
hint-behind = { $points } ± { $interval } Punkte weniger als die beste
hint-others = Die nächstbesten Entscheidungen und was die Zahlen bedeuten
hint-meaning = Was die Zahlen bedeuten
hint-how = Am Ende zu erwartende Punkte. { $judge } spielt Partien an allen Plätzen zu Ende. Was du nicht wissen kannst, wird dafür jedes Mal neu verteilt. Widerspricht der Tipp den Punkten neben den Möglichkeiten, verlass dich auf ihn: Diese Punkte sind nur Faustregeln.
hint-rest = Alle übrigen Entscheidungen
hint-marked = Der gepunktete Rahmen markiert die beste Entscheidung und danach jede weitere ihres Zugs.
hint-from-last = Aus deinem letzten Tipp:
hint-nothing = Kein Tipp: Die Partie ist schon weiter.
hint-never = An diesem Tisch gibt es keine Tipps. Es gibt sie nur, wenn du allein gegen Bots spielst, in einer Partie ohne Wertung, die zu keinem Turnier gehört und nicht die Partie des Tages ist.
hint-not-now = Um einen Tipp kannst du bitten, wenn du am Zug bist.

## A coach at a table: names what is at stake, and asks before a decision that costs much

new-coach = Coach
new-coach-help = Sagt, was auf dem Spiel steht, und fragt höchstens dreimal nach, bevor ein Fehler 2 Punkte oder mehr kostet. Nur für eine Person allein gegen Bots.
new-coach-alone = Den Coach gibt es nur, wenn eine Person gegen Bots spielt.
coach-asks = „{ $played }“ bringt etwa { $points } ± { $interval } Punkte weniger als „{ $better }“.
coach-why = Warum?
coach-yours = Deine Wahl
coach-better = Besser
coach-expects = Etwa { $points } ± { $interval } Punkte am Ende, Siegchance { $wins } %.
coach-look-again = Noch einmal überlegen
coach-play-it = So spielen
coach-times = Nachfrage des Coachs: { $number } von höchstens 3.
coach-off = Coach ausschalten
coach-on = Coach einschalten
coach-prepares = Der Coach ist dabei, sobald die Bots bereit sind. Bis dahin fragt er vor teuren Zügen nicht nach.
coach-asked = { $count ->
    [one] Der Coach fragte einmal nach
   *[other] Der Coach fragte { $count }-mal nach
}

hints-asked = { $count ->
    [one] 1 Tipp genutzt
   *[other] { $count } Tipps genutzt
}

## Playing on from a finished game

branch = Von hier weiterspielen
branch-seat = Dein Platz
branch-as = als { $name }
branch-level = Bots an allen anderen Plätzen
branch-against = gegen: { $bot }
branch-begin = Beginnen
branch-of = Fortsetzung von Tisch { NUMBER($number, useGrouping: 0) }
branch-hidden = An diesem Tisch bleibt Verdecktes verdeckt, deshalb lässt sich die Partie nicht fortsetzen.
branch-daily = Heute können andere diese Partie noch spielen. Ab morgen lässt sie sich fortsetzen.
branch-nowhere = Hier ist die Partie zu Ende. Geh zu einer früheren Stellung.

## What a finished game comes to when bots finish it many times from one of its steps

spread-ask = 200-mal zu Ende spielen lassen
spread-title = Tisch { NUMBER($number, useGrouping: 0) }, von Bots zu Ende gespielt
spread = Wie es hätte ausgehen können
spread-position = nach Zug { $move } von { $total }
spread-offer = { $judge } kann diese Partie von hier aus { $games }-mal zu Ende spielen, an allen Plätzen.
spread-under-way = Die Bots spielen. Du kannst diese Seite verlassen: Ihre Adresse bleibt gleich.
spread-points = Punkte am Ende
    .help = { $judge } spielte an allen Plätzen weiter, { $games }-mal: mit allen Karten, wie sie lagen, auch den verdeckten, und von da an mit neuem Zufall. Eine Zahl nach ± ist die Hälfte eines 95-%-Intervalls.
spread-mean = Durchschnitt: { $points } ± { $interval } Punkte
spread-mark = Durchschnitt { $points }
spread-wins = Siegchance: { $wins } ± { $interval } %
spread-score = Die Partie selbst endete mit { $score }. Partien mit höchstens so viel: { $fewer } von { $games }.

## Analysis of a finished game

analysis-offer = Was war der Zufall wert? Wo blieben die Punkte, und welche Züge kosteten am meisten?
analysis-ask = Diese Partie analysieren
analysis-hidden = An diesem Tisch bleibt Verdecktes verdeckt, deshalb gibt es keine Analyse.
analysis-failed = Diese Partie ließ sich nicht analysieren. Den Grund findet die Administration der Website im Protokoll.
analysis-waits = Die Analyse beginnt, sobald die Bots bereit sind.
analysis-queued =
    { $games ->
        [one] Die Analyse beginnt nach der einer anderen Partie.
       *[other] Die Analyse beginnt nach denen von { $games } anderen Partien.
    }
analysis-under-way = Die Partie wird analysiert. Du kannst diese Seite verlassen.
analysis-par-own = Mit deinem Zufall kommt { $judge } im Schnitt auf { $par } Punkte. Du hast { $score } erreicht.
analysis-par = Mit dem Zufall von { $name } kommt { $judge } im Schnitt auf { $par } Punkte. Erreicht hat { $name }: { $score }.
analysis-par-games = { $judge } spielte an allen Plätzen { $games } Partien mit demselben Zufall. Der Durchschnitt an diesem Platz, sein Par: { $par } ± { $interval }. Partien mit höchstens { $score } Punkten: { $fewer }.
analysis-par-mark = Par { $par }
analysis-par-head = Par
analysis-par-difference = Gegenüber Par
analysis-par-all = Par an allen Plätzen
analysis-ledger = Wo die Punkte blieben
analysis-start = eine mittlere Ausgangslage
analysis-luck = Zufall
    .help = Zufall und Reihenfolge am Tisch
analysis-others = Züge der anderen
    .help = was sie geändert haben
analysis-decisions = Entscheidungen
    .help = gegenüber { $judge }
analysis-unknown = Verdecktes
    .help = damals nicht bekannt
analysis-score = Summe der Zeile
analysis-ahead = { $points ->
    [one] Du lagst am Ende 1 Punkt vor { $name }. In Punkten: Entscheidungen { $decisions }, Ausgangslage und Zufall { $luck }, Züge der anderen { $others }, Verdecktes { $unknown }.
   *[other] Du lagst am Ende { $points } Punkte vor { $name }. In Punkten: Entscheidungen { $decisions }, Ausgangslage und Zufall { $luck }, Züge der anderen { $others }, Verdecktes { $unknown }.
}
analysis-behind = { $points ->
    [one] { $name } lag am Ende 1 Punkt vor dir. In Punkten: Entscheidungen { $decisions }, Ausgangslage und Zufall { $luck }, Züge der anderen { $others }, Verdecktes { $unknown }.
   *[other] { $name } lag am Ende { $points } Punkte vor dir. In Punkten: Entscheidungen { $decisions }, Ausgangslage und Zufall { $luck }, Züge der anderen { $others }, Verdecktes { $unknown }.
}
analysis-rough = Bei so wenigen Partien lassen sich Entscheidungen und Verdecktes kaum trennen (siehe ±). Zusammen: { $points } Punkte für { $name }.
analysis-par-luck = Par und Zufall widersprechen sich hier: Par ist, was { $judge } an allen Plätzen aus diesem Zufall macht; „Zufall“ ist, was jede Ziehung in der Partie geändert hat, wie sie gespielt wurde.
strength = Wie stark alle gespielt haben
    .help = Aus dem, was jede Entscheidung gegenüber { $judge } verlor oder gewann. Der Balken zeigt alle Stärken, zu denen diese eine Partie passt; der Strich darin zeigt die Partie selbst.
strength-between = zwischen { $weaker } und { $stronger }
strength-like = wie { $level }
strength-range = von { $weakest } bis { $strongest }: Mehr verrät eine Partie nicht
strength-weaker = schwächer als { $level }
strength-stronger = stärker als { $level }
strength-numbers = { $decisions ->
    [one] { $points } Punkte bei 1 Entscheidung mit Auswahl. Wer im Schnitt zwischen { $least } und { $most } liegt, hat Partien wie diese.
   *[other] { $points } Punkte pro Entscheidung ({ $decisions } Entscheidungen mit Auswahl). Wer im Schnitt zwischen { $least } und { $most } liegt, hat Partien wie diese.
}
strength-levels = Wie stark die Stufen und der Gutachter sind
strength-judge = { $judge } ist der Gutachter und hat deshalb per Definition 0: Er wird mit sich selbst verglichen. Die Zahlen stammen aus Partien ohne Optionen. Wer so stark ist wie { $judge }, aber anders spielt, hat im Schnitt 0, nicht in jeder Partie.
strength-level = Stufe
strength-per-decision = Punkte pro Entscheidung
strength-games = Partien
strength-bots = Was die Stufen erzielen
analysis-expected = Erwartete Punkte
    .help = Vor jedem Zug, wenn { $judge } an allen Plätzen weiterspielte. Zahlen markieren die Züge, die am meisten kosteten.
analysis-wins = Siegchance
    .help = Aus denselben Partien.
analysis-costly = Teurer Zug { $number }: { $move }
analysis-moves = Züge, die am meisten kosteten
    .help = Bis zum Ende der Partie verlorene Punkte, aus { $again } neuen Partien mit jedem der beiden Züge.
analysis-moves-rest = Das sind { $listed } von den { $decisions } ± { $interval } Punkten oben. Der Rest verteilt sich auf Züge, die zu klein oder zu unsicher sind, um sie zu nennen.
analysis-moves-regained = Das sind { $listed } Punkte, alle Entscheidungen zusammen { $decisions } ± { $interval }: Einige der anderen waren besser als die des Gutachters. Er spielt beide Züge weiter; ein Verlust kann also Punkte enthalten, die erst er später verlöre.
analysis-move-round = Runde { $round }
analysis-move-step = Schritt { $step }
analysis-played = Gespielt:
analysis-position = Stellung ansehen
analysis-better = Was wäre besser gewesen?
analysis-sources = Nach Quellen: der Zug im Vergleich mit dem besseren. Die Zeilen ergeben zusammen den Verlust.
analysis-rounds = Dieselben Punkte nach Runden
analysis-most-in-round = Hier gewinnt der bessere Zug am meisten: { $source }, { $points } Punkte, vor allem in Runde { $round }.
analysis-most-at-end = Hier gewinnt der bessere Zug am meisten: { $source }, { $points } Punkte, vor allem am Ende der Partie.
analysis-how-often = { $judge } wählt ihn in { $percent } von 100 Partien.
analysis-no-moves = Gegenüber { $judge } hat kein einzelner Zug klar Punkte gekostet: Alle Verluste sind zu klein oder zu unsicher, um sie zu nennen.
analysis-how = Wie das berechnet wird
analysis-judge = Der Gutachter ist { $judge } und spielt an allen Plätzen weiter: { $rollouts } Partien aus jeder Stellung. Zu jedem aufgeführten Zug kommen { $again } Partien mit diesem Zug und { $again } mit der Wahl des Gutachters.
analysis-how-par = Par: Partien von Beginn an, in denen der Zufall wie hier entscheidet. Wo er etwas anderes zu entscheiden hat, entscheidet er neu.
analysis-how-terms = Die vier Posten: Nach jedem Zug und jeder Ziehung werden von dort aus Partien weitergespielt. Wie sich deren Durchschnitt ändert, wird dem Platz gutgeschrieben, der den Zug machte, oder dem Zufall. So ergeben die Ausgangslage und die Posten zusammen den Punktestand.
analysis-how-decisions = Entscheidungen: Deine Züge werden mit denen verglichen, die der Gutachter mit deinem Wissen wählt. Verdeckte Karten werden für jeden Vergleich neu verteilt. Was deine Züge sonst noch brachten, kam aus Verdecktem.
analysis-how-coach = Der Coach und die Tipps vergleichen mit dem besten Zug, den sie während des Spiels finden, die Analyse mit der Wahl des Gutachters. Deshalb können sich ihre Zahlen unterscheiden.
analysis-how-intervals = Eine Zahl nach ± ist die Hälfte eines 95-%-Intervalls. Sie zeigt, wie weit der Zufall das Ergebnis verschoben haben kann.
analysis-how-limits = Auch der Gutachter spielt nicht vollkommen. Wenn du besser spielst als { $judge }, gewinnst du durch Entscheidungen, und ein Teil davon zählt als Zufall.

## Boxes: owners' values, see docs/box.md

admin-boxes-account = { $person } hat kein Konto und kann deshalb keine Schachteln führen.
error-no-keeper = Schachteln führen darf nur, wer Adminrechte oder die Erlaubnis dazu hat.
box-gone = Diese Schachtel gibt es hier nicht mehr. Wähle noch einmal.
box-mine = Meine Schachtel
box-too-many = Diese Website bewahrt { $most } Schachteln auf. Entferne zuerst eine.
box-yes-or-no = { $value } ist weder ja noch nein.
box-number = { $value } ist keine Zahl.
box-no-file = Das ist keine Schachteldatei.
box-version = Diese Schachteldatei hat Version { $version }, die diese Website nicht kennt.
box-part = Eine Schachteldatei hat keinen Teil { $part }.
box-no-title = Der Titel in dieser Datei ist keine kurze Textzeile.
box-no-voucher = Die Angabe, wer für diese Datei bürgt, ist keine kurze Textzeile.
box-not-taken = Diese Schachtel lässt sich nicht einlesen, und nichts hat sich geändert: { $why }.
box-no-card = Diese Karte gibt es in dieser Schachtel nicht.

## Where printed values come from

values-of = Gedruckte Werte: { $game }
values-about = Niemand hier besitzt jede gedruckte Karte. Werte, die keine Quelle zeigt, mussten deshalb geschätzt werden. Tippe auf ein Zeichen, um mehr zu erfahren.
values-decks = Stapel
values-quiet = Geschätzt, weil keine Quelle sie zeigt: { $reconstructed } von { $all } gedruckten Werten. Die Regeln sind vollständig; nur solche Zahlen können von einem gedruckten Exemplar abweichen.
values-which = Welche?
source-stated = belegt
source-inferred = erschlossen
source-reconstructed = geschätzt
source-stated-means = belegt: eine Quelle sagt es
source-inferred-means = erschlossen: folgt aus Quellen
source-reconstructed-means = geschätzt: keine Quelle zeigt es
source-stated-why = Eine Quelle, die gelesen wurde, sagt es.
source-stated-all = { $sign } Alle Werte stehen in Quellen.
source-inferred-these = { $sign } Folgt aus Quellen: { $values }.
source-reconstructed-these = { $sign } Geschätzt, weil keine Quelle sie zeigt: { $values }.
source-inferred-count = { $sign } Aus Quellen erschlossen: { $count } von { $all } Werten.
source-reconstructed-count = { $sign } Geschätzt, weil keine Quelle sie zeigt: { $count } von { $all } Werten.
source-of = { $what }: { $told }
printed-named = „{ $name }“
source-owner-why = Wer diese Schachtel führt, hat es auf dem gedruckten Teil gelesen.
source-value = „{ $label } { $value }“
source-inferred-why = Es folgt aus Quellen, aber keine sagt es ausdrücklich.
source-reconstructed-why = Keine Quelle zeigt es. Es ist so gewählt, dass es zu allem passt, was bekannt ist.
source-inferred-name = Der Name folgt aus Quellen, aber keine sagt ihn ausdrücklich.
source-reconstructed-name = Der Name stammt von Parvis, weil keine Quelle einen nennt.
values-unstated = Erschlossen oder geschätzt, weil keine Quelle sie nennt: { $count } von { $all } Werten
values-ruling = Gedruckte Werte der Regelfassung { $ruling }. Eine Regelfassung ist ein Stand der Regeln und Werte; eine Partie endet unter der, mit der sie begann.
values-played = Gespielt mit den gedruckten Werten der Regelfassung { $ruling }

## Boxes: the pages on which owners type what is printed

boxes = Schachteln
boxes-of = Ich besitze dieses Spiel: { $game }
boxes-own = Ich besitze dieses Spiel
boxes-about = Besitzt du ein Spiel? Geh seine Schachtel Karte für Karte durch und gib ein, was darauf anders gedruckt ist. Neue Tische können dann mit deiner Schachtel gespielt werden. Sonst ändert sich nichts.
boxes-none = Noch gibt es keine Schachtel dieses Spiels.
box-title = Name der Schachtel
box-begin = Neue Schachtel
box-import = Schachtel aus einer Datei einlesen
box-import-send = Einlesen
box-file = Schachteldatei
box-progress = Geprüft: { $checked } von { $values } Werten.
box-vouched-by = { $name } bürgt dafür
box-how = Nimm deine Karten und gib ein, was gedruckt ist.
box-export = Als Datei speichern
box-play = Neuer Tisch mit dieser Schachtel
box-not-yet = An Tischen lässt sich mit dieser Schachtel noch nicht spielen: { $why }
box-older = Diese Schachtel gehört zu Regelfassung { $ruling }. Die neueste ist { $newest }; Tische mit dieser Schachtel behalten Regelfassung { $ruling }.
box-bring = Diese Schachtel auf Regelfassung { $ruling } bringen
box-bring-means = Was du eingegeben oder geprüft hast, bleibt, wie es ist. Werte, die die Regelfassung ändert, sind noch einmal zu prüfen.
box-look = Regelfassung { $ruling } hat Werte dieser Karten geändert. Sieh dir deine an und prüfe, was gedruckt ist.
box-to-check = { $count ->
    [one] 1 zu prüfen
   *[other] { $count } zu prüfen
}
box-changed = { $count ->
    [one] 1 geändert
   *[other] { $count } geändert
}
box-what-changes = Was sich ändert:
box-shipped-says = ohne diese Schachtel steht auf der Karte
box-value = Wert
box-printed = Bei dir
box-source = Woher es stammt
box-as-printed = wie gedruckt
box-not-kept = Nicht übernommen: Nötig ist { $what }
box-was = war { $value }
box-name = Name auf der Karte
box-name-language = In welcher Sprache
box-differs = Wirkt die Karte anders?
box-note = Was sich mit keinem Wert sagen lässt. Es steht dann in der Datei deiner Schachtel.
box-new-field = Weiterer Wert
box-save = Speichern
box-next = Alles wie gedruckt, nächste Karte
box-kept = Wird beim Eingeben gespeichert.
box-more = Name, Bürgschaft, Vergleich
box-vouched = Wer dafür bürgt
box-remove = Diese Schachtel entfernen
box-remove-means = Alles, was hier eingegeben und geprüft wurde, geht verloren, wenn du es nicht als Datei gespeichert hast. Tische, an denen damit gespielt wird, laufen weiter.
box-remove-yes = Endgültig entfernen
box-compare-with = Andere Schachtel
box-compare = Vergleichen
box-compared = { $one } und { $other }
box-alike = Beide Schachteln haben dieselben Werte.
box-kept-apart = Tische behalten die Werte, mit denen sie begonnen haben. Am Programm ändert sich nichts: Deine Schachtel liegt bei den Daten der Website.
new-box = Gedruckte Werte
new-box-shipped = wie mitgeliefert
box-played = Gespielt mit den Werten einer Schachtel ({ $print }).

## One's own page

mine-heading = Meine Partien
mine-names = Namen
mine-none = Noch keine beendete Partie.
mine-kind = { $game }, Plätze: { $players } (Partien: { $games })
mine-analysed =
    { $games ->
        [one] { $games } Partie zählt. Davon analysiert: { $analysed }. Nur analysierte Partien sagen, woher Punkte kamen und was Entscheidungen kosteten.
       *[other] Die letzten { $games } Partien zählen. Davon analysiert: { $analysed }. Nur analysierte Partien sagen, woher Punkte kamen und was Entscheidungen kosteten.
    }
mine-latest = Letzte Partien
mine-sources = Punkte nach Quellen
mine-too-few = Zahlen erscheinen ab { $fewest } analysierten Partien.
mine-largest = Größter Abstand: { $source }. Punkte pro Partie: du { $own }, { $bot } { $level }.
mine-no-level = Die Bots wurden mit einer anderen Zahl von Plätzen gemessen, deshalb gibt es keinen Vergleich.
mine-own = Du
mine-gap = Unterschied
mine-lost = Durch Entscheidungen verlorene Punkte
mine-lost-how = Pro Partie, verglichen mit dem, was Könner mit deinem Wissen entschieden hätte. Partien: { $games }.
mine-decision = Entscheidung
mine-rounds = Runden { $first }–{ $last }
mine-all = Alle
mine-won = Gewonnene Partien
mine-won-how = Der Punkt ist dein Anteil, der graue Balken sein 95-%-Intervall, der Strich das, was man bei gleicher Stärke gewänne.
mine-won-how-narrow = Unter jedem Anteil steht sein 95-%-Intervall.
mine-won-of = { $wins } von { $games }
mine-share = Anteil
mine-by-options = { $game }, Plätze: { $players }, nach Optionen
mine-usual = Übliche Regeln
mine-strength = Verlorene Punkte im Lauf der Zeit
mine-strength-how = Durch Entscheidungen verlorene Punkte, Durchschnitt von acht Partien in Folge: je niedriger, desto stärker.
mine-strength-levels = Gepunktete Linien zeigen, was Bots verlieren.
mine-oldest = älteste Partien
mine-newest = neueste Partien
mine-similar = Leute wie du
mine-similar-how = { $people } Leute mit ähnlicher Wertung, zusammengenommen, in { $games } Partien, die alle sehen dürfen.
mine-they = Andere
mine-csv = Diese Partien als CSV
mine-parquet = Diese Partien als Parquet
mine-private = Nur du kannst diese Seite sehen.

## The explorer

explorer-of = Explorer: { $game }
explorer-lead = Was ist eine Entscheidung wert, wo sie möglich ist? Gezählt werden die Punkte, die sie mehr oder weniger bringt als das, was { $judge } in derselben Stellung entscheidet.
explorer-missing = Der Explorer braucht das Paket duckdb, das hier nicht installiert ist.
explorer-who = Partien von
explorer-bots = Bots
explorer-people = Menschen
explorer-both = Bots und Menschen
explorer-games = Art der Partie
explorer-setting = Plätze: { $players }, Partien: { $games }
explorer-show = Zeigen
explorer-none = Nichts war oft genug möglich. Eine Entscheidung erscheint, wenn sie mindestens { $fewest }-mal möglich war.
explorer-gain = Punkte
explorer-decided = Entschieden
explorer-open = Möglich
explorer-how = Bei manchen Entscheidungen wird mit jeder Möglichkeit in ein paar Partien weitergespielt, mit demselben Zufall für alle. Was in weniger als { $fewest } Stellungen vorkam, erscheint nicht. Die Zahl nach ± ist die Hälfte eines 95-%-Intervalls, berechnet über die Partien. „Entschieden“ sagt, wie oft so entschieden wurde, wo es möglich war. Wer anders spielt als { $judge }, kommt vielleicht auf andere Werte.
explorer-you = du
explorer-left =
    { $number ->
        [one] direkt links von dir
       *[other] { $number } Plätze links von dir
    }

## Commands of a host: what they print in a terminal. A site prints this once, for whoever starts it.

site-running = Parvis läuft unter { $address } (Strg+C beendet es, nichts geht verloren)
site-working = Parvis arbeitet (Strg+C beendet es, nichts geht verloren)
site-reloaded = Parvis wurde neu geladen
site-stopped = Parvis ist beendet.
site-created = Neue Website angelegt in { $folder }
site-admin-link = Einmaliger Anmeldelink für { $email } (Adminrechte), 3 Tage gültig: { $link }
site-compiling = Bots werden kompiliert: { $percent } %

## Commands of a host: what can't be done. Values that somebody has typed ($value) stand in quotation marks as Python writes it.
## $error: what the system or another program says, in English. $file, $folder: paths. Numbers are texts, so that they stand as typed.

port-skipped = Port { $port } lässt sich nicht verwenden ({ $error }). Der nächste wird versucht
port-root = Port { $port } braucht root. Wähle einen ab 1024
port-taken = Port { $port } ist belegt. Wähle einen anderen
port-none = kein freier Port von { $first } bis { $last }
host-unknown = dieser Computer hat keine Adresse { $value }
processes-database = mehrere Prozesse brauchen eine PostgreSQL-Datenbank. Setze DATABASE_URL
processes-system = mehrere Prozesse brauchen Linux oder macOS
metrics-missing = Messwerte brauchen prometheus-client: pip install 'parvis[metrics]'
secret-short = PARVIS_SECRET ist zu kurz. Verwende mindestens { $count } zufällige Zeichen
appointed-unconfirmed = für { $address } hat jemand ein Konto angelegt, die Adresse aber nicht bestätigt. Bestätige sie zuerst

## Commands of a host: settings of a club. $variable: the environment variable of a setting.

club-incomplete =
    { $count ->
        [one] ein Club braucht { $first }. Setze diese Variable, schreib die Einstellung in { $file } oder starte in einem Terminal
       *[other] ein Club braucht { $first } und { $last }. Setze diese Variablen, schreib die Einstellungen in { $file } oder starte in einem Terminal
    }
club-unreadable = { $file } lässt sich nicht lesen: { $error }
club-unknown = { $file } hat unbekannte Einstellungen: { $names }
club-control = { $variable } enthält ein Steuerzeichen
club-metrics = PARVIS_METRICS muss aussehen wie 127.0.0.1:9464, nicht wie { $value }
club-log = PARVIS_LOG muss { $forms } sein, nicht { $value }
club-proxy = PARVIS_TRUSTED_PROXY muss aus Adressen wie 127.0.0.1 bestehen oder none sein, nicht { $value }
club-email = { $value } ist keine E-Mail-Adresse
club-number = { $variable } muss eine Zahl von 0 bis { $largest } sein, nicht { $value }
club-address = PARVIS_ADDRESS muss aussehen wie https://club.example, ohne Pfad, nicht wie { $value }
club-mail = PARVIS_MAIL muss smtp://user:password@host:port sein (smtps:// für TLS, smtp+plain:// ohne Verschlüsselung) oder none

## Commands of a host: databases. $database: a path, or an address such as postgresql://parvis@host/name.

database-url = DATABASE_URL muss postgresql://user:password@host:port/name sein oder fehlen
database-packages = PostgreSQL braucht weitere Pakete. Installiere sie mit: pip install 'parvis[postgres]'
database-letters = DATABASE_URL lässt sich nicht lesen. Schreib in einem Passwort %40 statt @ und %2F statt /
database-unusable = { $database } lässt sich nicht als Datenbank der Website verwenden: { $error }
database-damaged = { $database } ist beschädigt: { $error }
database-foreign = { $database } ist die Datenbank eines anderen Programms
database-later = { $database } stammt aus einer neueren Version von Parvis (hier unbekannt: { $names }). Starte die neuere
database-older = { $database } ist nicht auf dem neuesten Stand. Starte zuerst `parvis serve` in dieser Version
database-unreadable = { $database } ist keine lesbare Datenbank einer Website: { $error }
database-waiting = { $database } lässt sich ohne Schreibrechte nicht lesen. Kopiere die Datenbank zusammen mit { $waiting } in einen anderen Ordner

## Commands of a host: backups

backup-elsewhere = die Tische liegen in PostgreSQL. Kopiere { $files } aus { $folder } und sichere die Tische mit: { $command }
backup-no-site = keine Website in { $folder }
backup-uncopied = { $file } lässt sich nicht kopieren: { $error }
backup-unwritten = { $file } wurde nicht richtig geschrieben. Prüfe den Datenträger
backup-damaged = die Datenbank in { $file } ist beschädigt: { $error }
backup-no-database = { $file } ist nicht die Datenbank einer Website
backup-later = { $file } stammt aus einer neueren Version von Parvis (hier unbekannt: { $names })
backup-folder-taken = in { $folder } liegt schon eine Website ({ $files }). Wähle mit PARVIS_DATA einen anderen Ordner
backup-no-space = in { $folder } ist nicht genug Platz für { $file }
backup-unreadable = { $file } ist keine lesbare Sicherung: { $error }
backup-foreign = { $file } ist keine Sicherung einer Website

## Checking records: what is no longer as it was at a table. Follows “table 5: ”. Seats count from 0.

stored-broken = lässt sich nicht nachspielen ({ $error })
stored-step-missing = Schritt { $step } fehlt
stored-illegal = nicht mehr erlaubt
stored-count =
    { $count ->
        [one] es gibt 1 Schritt, nicht { $number }
       *[other] es gibt { NUMBER($count, useGrouping: 0) } Schritte, nicht { $number }
    }
stored-goes-on = Schritt { $step }: die Partie ist dort nicht mehr zu Ende
stored-result = das Ergebnis ist { $found }, nicht { $result }
stored-question =
    Schritt { $step }: { $now ->
        [nobody] jetzt entscheidet niemand
        [nature] jetzt entscheidet der Zufall
       *[other]
            { $now_count ->
                [one] jetzt entscheidet Platz { $now }
               *[other] jetzt entscheiden die Plätze { $now }
            }
    }, vorher { $then ->
        [nobody] niemand
        [nature] der Zufall
       *[other]
            { $then_count ->
                [one] Platz { $then }
               *[other] die Plätze { $then }
            }
    }
stored-choice =
    { $seat ->
        [nature] Schritt { $step }: die gespeicherte Wahl des Zufalls ist nicht mehr erlaubt
       *[other] Schritt { $step }: die gespeicherte Wahl von Platz { $seat } ist nicht mehr erlaubt
    }

# Turniere

tournament-none = Dieses Turnier gibt es nicht.
tournament-members-only = An Turnieren nehmen nur Mitglieder teil. Melde dich an oder lege ein Konto an.
tournament-closed = Dafür ist dieses Turnier nicht mehr offen.
tournament-entered-already = Du bist für dieses Turnier schon gemeldet.
tournament-not-entered = Du bist nicht in diesem Turnier oder hast es verlassen.
tournament-no-check-in = Die Anwesenheit wird jetzt nicht abgefragt.
tournament-begun = Dieses Turnier hat schon begonnen.
tournament-too-few = Für einen Tisch sind zu wenige da.
tournament-round-closed = Runde { $number } ist schon abgeschlossen oder nicht die laufende Runde. Es wurde nichts geändert.
tournament-round-unfinished = Runde { $number } kann nicht abgeschlossen werden: Ein Tisch hat noch kein Ergebnis. Warte darauf oder trage es ein.
tournament-round-begun = Runde { $number } kann nicht neu ausgelost werden: Jemand hat darin schon etwas entschieden, oder ein Ergebnis wurde eingetragen.
tournament-no-group = Diesen Tisch gibt es in diesem Turnier nicht.
tournament-scores = Trage für jeden der { $seats } Plätze eine ganze Zahl ein, höchstens { $most }. Diese Punkte passen nicht zu diesem Tisch.
tournament-too-many = { $most } deiner Turniere sind noch nicht vorbei. Sage eines ab oder warte, bis eines endet.
tournament-no-title = Ein Turnier braucht einen Titel mit höchstens { $longest } Zeichen.
tournament-long-about = Die Beschreibung ist zu lang oder hat Zeichen, die nicht angezeigt werden können: höchstens { $longest } Zeichen.
tournament-no-size = Mit so vielen Plätzen an einem Tisch lässt sich das Spiel nicht spielen: { $size }
tournament-no-deed = Diesen Knopf gibt es nicht. Es wurde nichts geändert.
tournament-nobody-there = In diesem Turnier hat niemand diese Nummer.
tournament-remove = Jemanden ausschließen
tournament-remove-help = Das zählt so, als wäre die Person selbst gegangen, und lässt sich nicht zurücknehmen.
tournament-remove-now = Ausschließen
tournament-all = Turniere
tournament-new = Neues Turnier
tournament-coming = Offen und laufend
tournament-past = Beendet
tournament-none-coming = Kein Turnier ist offen oder läuft.
tournament-people = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
tournament-stage-open = Meldung offen
tournament-stage-check-in = Anwesenheit wird gemeldet
tournament-stage-running = Läuft
tournament-stage-over = Beendet
tournament-stage-off = Abgesagt
tournament-kind = Art
tournament-kind-swiss = Schweizer System
tournament-kind-robin = Rundenturnier
tournament-kind-knock-out = K.-o.-System
tournament-title = Titel
tournament-about = Beschreibung, etwa Tag und Uhrzeit
tournament-size = Plätze je Tisch
tournament-rounds = Runden
tournament-going-on = Weiterkommende je Tisch
tournament-leaving = Wenn jemand geht
tournament-leaving-bot = Ein Bot spielt weiter
tournament-leaving-strike = Der Name wird gestrichen
tournament-late = Nachmeldung: möglich, bis die letzte Runde ausgelost ist
tournament-duplicate = Gleiche Karten: An allen Tischen einer Runde wird gleich ausgeteilt
tournament-by-itself = Nächste Runde
tournament-by-itself-yes = Nach dem letzten Tisch
tournament-by-itself-no = Wenn du die Runde abschließt
tournament-announce = Ankündigen
tournament-tables = höchstens { $size } je Tisch
tournament-so-many = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
tournament-go-on = { $count ->
    [one] je Tisch kommt der erste Rang weiter
   *[other] je Tisch kommen die ersten { $count } weiter
}
tournament-told-bot = Geht jemand, spielt ein Bot weiter.
tournament-told-strike = Wer geht, spielt keine weitere Runde und bekommt am verlassenen Tisch den letzten Rang.
tournament-told-late = Nachmelden ist möglich.
tournament-told-duplicate = An allen Tischen einer Runde wird gleich ausgeteilt. Bis die Runde vorbei ist, sieht einen Tisch nur, wer daran spielt.
tournament-host = Turnierleitung:
tournament-round = Runde { $number }
tournament-own-table = Zu deinem Tisch
tournament-enter = Teilnehmen
tournament-sign-in = Anmelden, um teilzunehmen
tournament-here = Ich bin da
tournament-withdraw = Zurückziehen
tournament-you-are-in = Du bist in diesem Turnier.
tournament-you-are-awaited = Du bist gemeldet. Melde dich anwesend, um mitzuspielen.
tournament-leave = Turnier verlassen
tournament-leave-bot = Ein Bot spielt für dich weiter, in dieser und allen späteren Runden. Zurückkommen kannst du nicht.
tournament-leave-strike = Ein Bot beendet deine Partie, du bekommst an diesem Tisch den letzten Rang und spielst keine weitere Runde. Zurückkommen kannst du nicht.
tournament-leave-now = Endgültig verlassen
tournament-run = Für die Turnierleitung
tournament-run-help = Eine Runde kann neu ausgelost werden, bis jemand darin etwas entschieden hat. Unten kannst du das Ergebnis jedes Tisches eintragen.
tournament-open-check-in = Anwesenheit abfragen
tournament-start = Runde 1 beginnen
tournament-close = Runde { $number } abschließen
tournament-again = Runde { $number } neu auslosen
tournament-call-off = Absagen
tournament-call-off-help = Laufende Partien gehen weiter, aber es folgt keine Runde. Das kann nicht zurückgenommen werden.
tournament-call-off-now = Turnier absagen
tournament-standings = Tabelle
tournament-points = Punkte
tournament-share = Anteil
tournament-opponents = Gegner
tournament-wins = Siege
tournament-has-left = gegangen
tournament-is-out = ausgeschieden
tournament-is-here = da
tournament-print = Drucken
tournament-records = Alle Partien (ZIP)
tournament-how = Wie Punkte gezählt werden
tournament-how-points = Der erste Rang an einem Tisch bringt für jeden Gegner an einem vollen Tisch einen Punkt, der letzte keinen, die anderen entsprechend dazwischen. Gleichstand wird geteilt. Ein Freilos zählt wie ein erster Rang.
tournament-how-duplicate = Verglichen wird mit denen, die an anderen Tischen denselben Platz hatten: Das beste Ergebnis bringt für jeden Gegner an einem vollen Tisch einen Punkt, das schlechteste keinen. Hatte sonst niemand diesen Platz, zählt der Rang am Tisch. Ein Freilos zählt wie ein erster Rang.
tournament-how-ties = Bei gleicher Punktzahl entscheidet der Anteil an allen Spielpunkten der eigenen Tische, dann der Punktedurchschnitt der Gegner, dann die Zahl der Siege.
tournament-bye = Freilos
tournament-table = Tisch { $number }
tournament-placed = Rang { $place }
tournament-by-hand = Von der Turnierleitung eingetragen.
tournament-set = Ergebnis eintragen
tournament-set-it = Eintragen
tournament-look = Zum Tisch
tournament-entries = Gemeldet
tournament-nobody = Noch ist niemand gemeldet.
tournament-back = Zurück zum Turnier

# Ligen

ladder-none = Diese Liga gibt es nicht.
ladder-over = Diese Liga ist beendet.
ladder-removed = Die Turnierleitung hat dich ausgeschlossen. Du kannst dich wieder melden, sobald die nächste Saison begonnen hat.
ladder-entered-already = Du bist für die nächste Saison schon gemeldet.
ladder-not-entered = Du bist für die nächste Saison nicht gemeldet.
ladder-nobody-there = In dieser Liga spielt niemand mit dieser Nummer, und gemeldet ist auch niemand.
ladder-season-over = Diese Saison ist vorbei. Es wurde nichts geändert. Öffne die Seite neu.
ladder-too-few = Für einen Tisch sind zu wenige gemeldet. Warte auf weitere Meldungen oder beende die Liga.
ladder-too-many = { $most } deiner Ligen sind noch nicht beendet. Beende zuerst eine.
ladder-small-division = Mindestgröße einer Staffel: { $least } (genug für einen vollen Tisch und für zwei kleine).
ladder-many-moving = Bei Staffelgröße { $people } ist das die höchste Zahl für Aufstieg wie Abstieg: { $most }
ladder-all = Ligen
ladder-new = Neue Liga
ladder-none-here = Noch gibt es keine Liga.
ladder-help = Eine Liga wird über Monate Zug um Zug gespielt, Saison für Saison. Ihre Staffeln sind Rundenturniere: Die Ersten steigen auf, die Letzten ab.
ladder-division = Größe einer Staffel
ladder-moving = Auf- und Absteiger je Staffel
ladder-weeks = Wochen je Saison
ladder-days = Tage bis zur ersten Saison
ladder-back = Zurück zur Liga
ladder-season = Saison { $season }
ladder-seasons = Saisons
ladder-division-number = Staffel { $number }
# $ladder ist ein Titel.
ladder-place = { $ladder }: Saison { $season }, Staffel { $division }
ladder-is-coming = Saison 1 beginnt am { $when }
ladder-is-running = Saison { $season } bis { $when }
ladder-is-waiting = Zu wenige gemeldet: nächster Beginn am { $when }
ladder-is-over = Beendet am { $when }
ladder-told = { $weeks ->
    [one] Staffelgröße: { $people }; Aufsteiger: { $moving }; Absteiger: { $moving }. Eine Saison dauert { $weeks } Woche.
   *[other] Staffelgröße: { $people }; Aufsteiger: { $moving }; Absteiger: { $moving }. Eine Saison dauert { $weeks } Wochen.
}
ladder-you-play = Du spielst in Staffel { $division }
ladder-you-are-in = Du spielst in der nächsten Saison mit.
ladder-enter = Für die nächste Saison melden
ladder-withdraw = Nächste Saison aussetzen
ladder-newcomers = Neu in der nächsten Saison
ladder-no-newcomers = Niemand hat sich neu gemeldet.
ladder-begin = Saison { $season } jetzt beginnen
ladder-close = Saison jetzt beenden
ladder-close-help = Die nächste Saison beginnt sofort mit allen, die gemeldet sind. Laufende Partien gehen weiter, zählen aber nicht mehr.
ladder-close-now = Saison { $season } beginnen
ladder-remove-help = Das zählt, als hätte die Person ihre Staffel selbst verlassen. In der nächsten Saison kann sie nicht mitspielen.
ladder-end = Liga beenden
ladder-end-help = Die Saison endet mit dem jetzigen Stand, und keine weitere folgt. Laufende Partien gehen weiter, zählen aber nicht mehr. Das kann nicht zurückgenommen werden.
ladder-end-now = Liga endgültig beenden
ladder-games = Runden und Tische
ladder-how = Wer auf- und absteigt
ladder-how-moving = Pfeile zeigen, wer auf- und absteigt, wenn die Saison mit diesem Stand endet. Freie Plätze bekommen die Besten derer, die absteigen müssten, dann die Nächsten. Wer neu ist, beginnt unten.
# Nach einem Namen: die Staffel in der nächsten Saison.
ladder-to-up = ↑ Staffel { $division }
ladder-to-down = ↓ Staffel { $division }
ladder-to-leaves = scheidet aus
tournament-stage-drawn = Beginnt gleich
# $name ist der Titel einer Liga.
notices-season-title = { $name }: neue Saison
notices-season-body = { $name }: Saison { $season } hat begonnen. Du spielst in Staffel { $division }.
notices-season-over-title = { $name }: Saison zu Ende
notices-season-over-body = { $name }: Saison { $season } ist zu Ende.
notices-ladder-over-title = { $name }: Liga beendet
notices-ladder-over-body = Die Liga { $name } ist beendet. Weitere Saisons folgen nicht.
notices-line-season = Saison begonnen
notices-line-season-over = Saison zu Ende
notices-line-ladder-over = Liga beendet

friends-heading = Freunde
friends-about = Alle, denen du folgst. Wer sich gegenseitig folgt, ist befreundet. Folgen kannst du anderen auf ihrem Profil.
friends-settings = Wer sehen darf, dass du hier bist
friends-none = Du folgst noch niemandem.
friends-friend = befreundet
friends-here = hier
friends-seen = zuletzt hier: { $day }
friends-invite = Einladen: { $game }
friends-invite-waiting = An deinen Tisch einladen: { $game }
friends-invite-named = Einladen: { $name }, { $game }
person-follow = Folgen
person-unfollow = Nicht mehr folgen
said-followed = Du folgst jetzt: { $name }.
said-unfollowed = Du folgst nicht mehr: { $name }.
said-invited = Ein Platz ist reserviert: { $name }.
field-shown = Wer sehen darf, dass du hier bist und an welchem Tisch
shown-to-everybody = alle, die dir folgen
shown-to-friends = deine Freunde
shown-to-nobody = niemand
follow-guest = Folgen geht nur zwischen Konten. Lege zuerst ein Konto an.
follow-blocked = Du hast diese Person blockiert. Hebe das zuerst auf.
follow-too-many = Du kannst höchstens { $most ->
    [one] { $most } Person
   *[other] { $most } Personen
} folgen. Hör zuerst auf, jemand anderem zu folgen.
invite-no-friend = Hier kannst du nur Freunde einladen: Personen, denen du folgst und die dir folgen.
invite-no-table = An keinem deiner Tische ist ein Platz frei. Eröffne einen neuen.
notices-opened-title = { $name }: neuer Tisch
notices-opened-body = { $name } hat einen Tisch eröffnet. Spiel mit: { $game }.
notices-started-title = { $name } spielt: { $game }
notices-started-body = { $name } spielt { $game } an Tisch { NUMBER($number, useGrouping: 0) }. Du kannst zusehen.
notices-line-opened = Tisch von jemandem, dem du folgst
notices-line-started = Partie von jemandem, dem du folgst
notices-matter-friends = Tische von Personen, denen du folgst

note-on-table = Notiz
note-on-person = Eigene Notiz
note-heading = Notiz: { $game }, Tisch { NUMBER($number, useGrouping: 0) }
note-words = Deine Notiz
note-about = Notizen siehst nur du.
note-back = Zurück zum Tisch
notes-heading = Notizen
notes-too-long = Verwende höchstens { $most } Zeichen.
notes-too-many = Davon kannst du höchstens { NUMBER($most, useGrouping: 0) } behalten. Entferne zuerst etwas.
bookmarks-heading = Lesezeichen
bookmark-step = Schritt { NUMBER($step, useGrouping: 0) }
bookmark-at = { $game }, Tisch { NUMBER($number, useGrouping: 0) }, Schritt { NUMBER($step, useGrouping: 0) }
bookmark-keep = Lesezeichen
bookmark-kept = Dein Lesezeichen
bookmark-words = Deine Anmerkung
bookmark-for-all = Kommentar für alle
bookmark-remove = Entfernen
bookmark-running = Lesezeichen gibt es nur in beendeten Partien.
bookmark-no-comment = Kommentare für alle schreiben nur Admins, nur zu Musterpartien und nicht ohne Text.
models-heading = Musterpartien
models-of = Musterpartien: { $game }
models-about = Beendete Partien, die hier zum Lernen empfohlen werden, jede mit Wiedergabe.
models-none = Noch gibt es keine.
models-all = Alle Musterpartien
models-watch-named = Wiedergabe der Partie an Tisch { NUMBER($number, useGrouping: 0) }
model-heading = Musterpartie
model-words = Was man daraus lernt
model-about = Alle sehen diese Partie unter den Musterpartien. Leere das Feld, um sie von der Liste zu nehmen.
model-not-open = Nur beendete Partien, die alle sehen dürfen und in denen alles aufgedeckt ist, können Musterpartien sein.

share-heading = Teilen
share-picture = Bild (SVG)
share-picture-png = Bild (PNG)
share-bg-stats = In BG Stats eintragen
share-bgg = BoardGameGeek
share-bgg-about = Trage die Partie bei BoardGameGeek ein und füge den Text als Kommentar ein.
share-plain = Als Text
share-frame = Die Partie zum Einbetten in andere Seiten
share-head = { $game }, Tisch { NUMBER($number, useGrouping: 0) }, { $day }
share-line = { $place }. { $name }: { NUMBER($score, useGrouping: 0) }
share-line-bot = { $place }. { $name } ({ $bot }): { NUMBER($score, useGrouping: 0) }
embed-none = Nur beendete Partien, die alle sehen dürfen, lassen sich in andere Seiten einbetten.

lobby-said = Neu im Chat

tournament-analysed = Analysen: { $made } von { $games }
tournament-analyse = Fehlende Analysen anfordern
tournament-analysing = Die fehlenden Analysen sind in Arbeit. Bis dahin stehen sie nicht in der Datei.
tournament-list-round = Runde
tournament-list-table = Tisch
tournament-list-score = Punkte im Spiel
tournament-list-record = Aufzeichnung
tournament-list-analysis = Analyse
tournament-list-running = Die Partie ist noch nicht zu Ende.
tournament-list-hidden = An diesem Tisch bleibt Verdecktes verdeckt.
tournament-list-unreadable = Es gibt keinen lesbaren Tisch.
tournament-list-unasked = Niemand hat sie angefordert.
tournament-list-waiting = Sie ist in Arbeit.
tournament-list-failed = Sie ließ sich nicht erstellen.

notices-check-in-title = Anwesenheit: { $name }
notices-check-in-body = Das Turnier { $name } beginnt bald ({ $game }). Melde dich auf seiner Seite anwesend: Nur Anwesende werden ausgelost.
notices-line-check-in = Anwesenheit bei einem Turnier
notices-matter-tournament = Anwesenheit bei Turnieren
