### Refusals of engine, bots, series, trainings and analyses. Players read them on pages, others on the command line
### and in programs.
### What others wrote ($value, $words, $name …) stands in quotation marks as Python writes it. Seats count from 0.

## Games and their options

game-unknown = dieses Spiel gibt es nicht: { $game } (zur Wahl: { $games })
game-players = { $game }: Zahl der Plätze ist { $given }, möglich sind { $players }
option-flag = Option { $option } muss true oder false sein, nicht { $value }
option-choice = Option { $option } muss { $names } sein, nicht { $value }
option-number = Option { $option } muss eine Zahl von { $smallest } bis { $largest } sein, nicht { $value }
option-value = Option { $option } hat { $count } Werte, ab 0 gezählt, also ist { $number } keiner davon
option-unknown = { $game } hat keine Option { $option } (zur Wahl: { $names })
option-players = Option { $option }: Zahl der Plätze ist { $given }, möglich sind { $players }
option-numbers = { $game } braucht für jede Option einen Wert ({ $names }), nicht { $count }
ruling-unknown = { $game } hat die Regelfassungen 1 bis { $newest }, nicht { $ruling }
ruling-corrected = { $game } hat hier keine Regelfassung { $ruling } mit Berichtigungen aus eigenem Besitz ({ $values })
# Either $here or $begun is "released", or both are fingerprints.
ruling-differs = { $here ->
    [released] Regelfassung { $ruling } von { $game } hat hier die veröffentlichten Werte, aber die Partie begann mit Berichtigungen aus eigenem Besitz ({ $begun })
   *[other] { $begun ->
        [released] Regelfassung { $ruling } von { $game } hat hier Berichtigungen aus eigenem Besitz ({ $here }), aber die Partie begann mit den veröffentlichten Werten
       *[other] Regelfassung { $ruling } von { $game } hat hier Berichtigungen aus eigenem Besitz ({ $here }), aber die Partie begann mit anderen ({ $begun })
    }
}

## Decisions

decision-unknown = { $words } ist keine Entscheidung in { $game }
decision-kind = ein Platz oder eine Entscheidung muss eine ganze Zahl sein, nicht vom Typ { $kind }
decision-over = die Partie ist zu Ende
decision-turn = { $seat ->
    [nature] { $count ->
        [one] am Zug ist Platz { $turn }, nicht der Zufall
       *[other] am Zug sind die Plätze { $turn }, nicht der Zufall
    }
   *[other] { $turn ->
        [nature] am Zug ist der Zufall, nicht Platz { $seat }
       *[other] { $count ->
            [one] am Zug ist Platz { $turn }, nicht Platz { $seat }
           *[other] am Zug sind die Plätze { $turn }, nicht Platz { $seat }
        }
    }
}
decision-not-now = { $seat ->
    [nature] der Zufall ist nicht am Zug
   *[other] Platz { $seat } ist nicht am Zug
}
decision-closed = { $seat ->
    [nature] { $words } ist dem Zufall jetzt nicht erlaubt
   *[other] { $words } ist Platz { $seat } jetzt nicht erlaubt
}
scene-not-allowed = { $words } gehört nicht zu dieser Szene

## Records

record-in-file = { $file }: { $reason }
record-not-text = die Datei ist kein UTF-8-Text
record-not-json = die Datei ist kein JSON: Fehler in Zeile { $line }, Spalte { $column }
record-too-deep = die Datei ist kein JSON: eine Zahl oder Struktur ist zu groß
record-no-object = eine Aufzeichnung muss ein Objekt mit format, game, seats, steps und result sein
record-format = unbekanntes Format { $format } (dieses Programm liest { $known })
record-game = game muss ein Name sein
record-options = options muss ein Objekt aus Namen und Werten sein
record-corrected = corrected muss ein Fingerabdruck aus 16 Hexadezimalziffern sein oder fehlen
record-seats = seats muss eine Liste aus {"{"}"name": …, "player": …{"}"} sein
record-seat-lacks = seats: Platz { $seat } hat kein { $entry }
record-seat-hidden = seats: { $entry } von Platz { $seat } muss aus 1 bis { $longest } Buchstaben, Ziffern, Sonderzeichen und Leerzeichen bestehen
record-steps = steps muss eine Liste aus [seat, decision] sein
record-result = result muss für scores und winners Listen von Zahlen haben
record-result-seats = result muss für jeden der { $seats } Plätze eine Punktzahl haben, und winners muss aus Plätzen bestehen
record-at-step = Schritt { $step }: { $reason }
record-step = ein Schritt muss [seat, decision] sein
record-no-seat = { $seat } ist kein Platz
record-order = von den Plätzen, die gemeinsam entscheiden, kommt Platz { $seat } zuerst
record-goes-on = die Aufzeichnung endet vor dem Ende der Partie
record-no-result = die Aufzeichnung hat kein Ergebnis
record-other-game = die Aufzeichnung gehört zu { $game }, nicht zu { $wanted }
record-own-values = die Aufzeichnung hat Werte aus einer eigenen Schachtel oder berichtigte Werte, die andere nicht haben
record-other-result = das Ergebnis ist { $scores }, winners { $winners }, nicht { $told_scores }, winners { $told_winners }

## Fair dealing: entries of a record by their names

fair-no-object = fair muss ein Objekt mit commitment, secret und numbers sein
fair-commitment = fair: commitment muss aus 64 Hexadezimalziffern bestehen
fair-secret = fair: secret muss aus 64 Hexadezimalziffern bestehen
fair-numbers = fair: numbers muss für jeden Platz aus bis zu { $longest } Buchstaben, Ziffern, Sonderzeichen und Leerzeichen bestehen
fair-start-chosen = fair: start_chosen muss true oder false sein
fair-scheme = fair: scheme muss 1 oder 2 sein
fair-hashes = fair: hashes muss für jeden Platz aus 64 Hexadezimalziffern bestehen oder leer sein
fair-drawn = fair: drawn muss aus { $late } Hexadezimalziffern bestehen
fair-returns = fair: returns muss jeweils step, seat und draws haben

## Bots

bot-unknown = diesen Bot gibt es nicht: { $bot } (zur Wahl: { $bots })
bot-no-settings = der Bot { $bot } hat keine Einstellungen: { $name }
bot-no-versions = der Bot { $bot } hat keine Versionen: { $name }
bot-version = Versionen werden ab 1 gezählt: { $name }
bot-newest = { $name }: die neueste Version in { $game } ist { $newest }
bot-flat = flat braucht eine Zahl von Simulationen bis höchstens { $most } (etwa 200 oder 1000), nicht { $setting }
bot-quick = quick braucht eine Temperatur von 0 bis 9.99, nicht { $setting }
bot-expert = expert braucht eine Zeit (200ms, 1.5s) oder eine Zahl von Iterationen (4000), bis { $longest } s, nicht { $setting }

## Boxes: an owner's values

box-damaged = die Schachtel ist beschädigt: sie muss eine Tabelle von Stellen mit ihren Werten sein
box-name = { $name } geht nicht als Name in einer Schachtel: nötig ist eine kurze Zeile für einen Text des Spiels in einer Sprache
box-none = { $game } hat keine gedruckten Werte, die eine Schachtel ändern könnte
box-place = { $game } hat keine gedruckten Werte für { $place }
box-field = { $game }: { $field } von { $place } ist kein gedruckter Wert
box-piece = { $game } hat kein Teil { $name }, das anders heißen könnte
# $reason: one of the sentences below. Of a single value, or of how values fit.
box-value = keine Partie kann diesen Wert haben: { $reason }
box-refused = diese Schachtel ist nach den Regeln nicht spielbar: { $reason }
# $reason: what happened, as programs say it.
box-broken = diese Schachtel ist nach den Regeln nicht spielbar: „{ $reason }“
box-stuck = mit dieser Schachtel bleibt eine Partie stecken (Plätze: { $players }): „{ $reason }“

## Values of data files, and of boxes. $where: file and entry; fields are called as in the file

data-value = { $where }: { $field } ist { $value }; nötig ist { $needed }
data-missing = { $where } hat kein { $field }
data-unknown = { $where }: { $field } gehört nicht hierher, nur { $fields }
data-empty = { $where }: { $field } gehört nicht hierher, und auch nichts anderes
data-no-form = { $where } fehlt in Regelfassung { $ruling }
data-no-table = { $field } steht in keiner Tabelle
data-none-of = { $where }: { $part } hat nichts von { $words }

## What such a value has to be

needs-name = eines von { $names }
needs-number = { $count ->
    [one] { $smallest }
   *[other] eine ganze Zahl von { $smallest } bis { $largest }
}
needs-falling = eine Liste von { $count } ganzen Zahlen von { $largest } bis 0, keine größer als die davor
needs-rising = eine Liste von { $count } ganzen Zahlen von 1 bis { $largest }, jede größer als die davor
needs-switch = true oder false
needs-table = eine Tabelle

## Series of games and their results: commands such as match, tournament, ladder. $file, $folder: paths. $error: what the
## system or a library says, in English. Names of options, commands and packages stay as they are.

# $bots: the only one, or "none".
bots-too-few = { $bots ->
    [none] nötig sind mindestens 2 verschiedene Bots, genannt ist keiner
   *[other] nötig sind mindestens 2 verschiedene Bots, nicht nur { $bots }
}
# $extra: packages that are installed together, by their name.
package-missing = dafür fehlt { $package }. Installiere es mit: pip install 'parvis[{ $extra }]'
worker-killed = ein Worker-Prozess wurde von außen beendet. Starte denselben Befehl noch einmal
# $address: of a cluster of computers, or "local".
cluster-missing = kein Ray-Cluster unter { $address }: { $error }
cluster-failed = der Ray-Cluster ist ausgefallen ({ $error }). Starte denselben Befehl noch einmal
# $file: a path, or several with commas between them.
file-unreadable = nicht lesbar: { $file } ({ $error })
# $names: columns that it lacks, as the file would name them.
results-columns = in { $file } fehlen Spalten, die Ergebnisse haben: { $names }
results-other-columns = { $file } hat andere Spalten als Ergebnisse oder hat sie in anderer Reihenfolge
results-no-folder = { $file } ist kein Ordner
results-other-files = in { $folder } liegen Dateien, die keine Ergebnisse sind. Wähle mit --out einen anderen Ordner
# The code of rules or bots has changed since.
results-other-code = in { $folder } liegen Ergebnisse anderer Regeln oder Bots. Wähle mit --out einen anderen Ordner
# $name: one setting, as its file names it (seed). $found, $wanted: its values there and now (7, 8).
results-other-setting = in { $folder } liegen Ergebnisse mit einer anderen Einstellung ({ $name }: { $found }, nicht { $wanted }). Wähle mit --out einen anderen Ordner
# $names: settings, as their file names them (seed, lineups).
results-other-settings = in { $folder } liegen Ergebnisse mit anderen Einstellungen ({ $names }). Wähle mit --out einen anderen Ordner
results-in-use = ein anderes parvis arbeitet gerade mit { $folder }. Warte, bis es fertig ist
task-unknown = diese Aufgabe gibt es nicht: { $task } (zur Wahl: { $tasks })
# $name: what was asked for. $bots: names of bots.
evaluate-nothing = { $name } ist weder ein Bot ({ $bots }) noch ein installiertes Paket mit Bots
# Of a league's entries, which are results of parvis evaluate. $file, $folder: where they lie. $bot, $task: names.
league-format = { $file } ist keine Auswertung von parvis evaluate. Entferne die Datei aus der Liga
league-task = { $file } gehört zu einer Aufgabe, die es nicht gibt: { $task }. Entferne die Datei aus der Liga
league-version = { $folder } wurde mit anderen Regeln oder Bots ausgewertet. Führe parvis evaluate mit dieser Version von Parvis noch einmal aus
league-partial = { $folder } hat zu wenige Kartenverteilungen ({ $deals } von { $wanted }). Führe parvis evaluate noch einmal ohne --deals aus
league-csv = { $file } fehlt oder stimmt nicht mit evaluation.json überein. Führe parvis evaluate noch einmal aus
# $line: its number in the file.
league-rows = { $file }, Zeile { $line }: keine Partie dieser Aufgabe. Führe parvis evaluate noch einmal aus
league-other-games = { $folder } stimmt in den Partien der Stufen nicht mit anderen Einträgen überein. Führe parvis evaluate noch einmal aus
# $first, $second: folders.
league-twice = { $bot } hat zwei Einträge für { $task }: { $first } und { $second }. Entferne einen davon
# $seconds, $most: numbers such as 2.3.
league-slow = { $bot } denkt { $seconds } s pro Entscheidung, und die Liga erlaubt höchstens { $most } s. Entferne { $folder }

export-more-games = in { $folder } liegen schon mehr Partien als verlangt. Verlange ebenso viele oder wähle mit --out einen anderen Ordner
export-unfinished = der Export in { $folder } ist nicht abgeschlossen. Gib denselben Befehl noch einmal ein
export-damaged = { $file } fehlt oder stimmt nicht mit dem Manifest überein. Lösche die Datei und gib denselben Befehl noch einmal ein
export-many-settings = { $count ->
    [one] Minari braucht Partien mit gleich vielen Plätzen und denselben Optionen: hier gibt es { $count } Kombination
   *[other] Minari braucht Partien mit gleich vielen Plätzen und denselben Optionen: hier gibt es { $count } Kombinationen
}

## Trainings: the commands train and compare. $file, $folder, $error: as above

training-no-features = { $game } hat keine Merkmale, an denen sich eine Bewertung lernen lässt
training-unreadable = { $file } ist kein Training: { $error }
training-version = in { $folder } liegt ein Training der Version { $found }, nicht { $wanted }. Wähle mit --out einen anderen Ordner
# $title: what is trained, in English, as it stands in the folder: "troyes for 4, 90 features, 46 hidden units".
training-other = in { $folder } liegt ein anderes Training: { $title }. Wähle mit --out einen anderen Ordner
# $found, $wanted: versions, 16 hex digits or "unknown".
training-other-features = { $found ->
    [unknown] in { $folder } liegt ein Training für unbekannte Merkmale, nicht für { $wanted }. Wähle mit --out einen anderen Ordner
   *[other] in { $folder } liegt ein Training für die Merkmale { $found }, nicht für { $wanted }. Wähle mit --out einen anderen Ordner
}
training-other-players = { $trained ->
    [one] das Training in { $folder } ist für { $trained } Platz, nicht für { $players }
   *[other] das Training in { $folder } ist für { $trained } Plätze, nicht für { $players }
}
# $found: hidden units of the network in the file, at least 2. $wanted: how many somebody asked for, fewer than that.
training-too-narrow = { $wanted ->
    [one] { $file } hat { $found } verborgene Einheiten, { $wanted } ist also zu wenig
   *[other] { $file } hat { $found } verborgene Einheiten, { $wanted } sind also zu wenig
}
# A curve: how strength has grown in the course of a training.
curve-missing = in { $folder } liegt keine Kurve eines Trainings
curve-unreadable = { $file } lässt sich nicht lesen: { $error }. Lösche die Datei, um das Training mit einer neuen Kurve fortzusetzen

## Learned values: weights that bots judge positions by, a file for each number of players. $file, $error: as above

weights-missing = { $players ->
    [one] { $game } hat keine gelernte Bewertung für { $players } Platz
   *[other] { $game } hat keine gelernte Bewertung für { $players } Plätze
}
# Published weights: those that come with Parvis.
weights-unpublished = { $players ->
    [one] { $game } hat keine veröffentlichten Gewichte für { $players } Platz
   *[other] { $game } hat keine veröffentlichten Gewichte für { $players } Plätze
}
# published@: how somebody names weights on the command line, followed by a version, as in published@1.
weights-version = published@ braucht eine Version der Gewichte, von 1 bis { $newest }
weights-unreadable = { $file } ist keine gelernte Bewertung: { $error }
weights-other-game = { $players ->
    [one] { $file } ist keine gelernte Bewertung von { $game } für { $players } Platz
   *[other] { $file } ist keine gelernte Bewertung von { $game } für { $players } Plätze
}
# $found, $wanted: versions, 16 hex digits or "unknown".
weights-other-features = { $found ->
    [unknown] { $file } wurde für eine unbekannte Version der Merkmale von { $game } gelernt, nicht für { $wanted }
   *[other] { $file } wurde für Version { $found } der Merkmale von { $game } gelernt, nicht für { $wanted }
}
weights-too-large = ein Gewicht ist zu groß: das Training ist divergiert
weights-no-folder = { $game } hat keinen Ordner für gelernte Bewertungen

## Policies: networks that say at once what to decide, taught by bots with learned values. $file, $error: as above

policy-no-teacher = { $game } hat nicht für jede Zahl von Plätzen eine gelernte Bewertung: niemand kann die Policy lehren
policy-unreadable = { $file } ist kein Training einer Policy: { $error }
policy-no-folder = { $game } hat keinen Ordner für eine Policy

## Analyses of finished games

# --step: an option, the number of a step of the game.
spread-over = { $steps ->
    [one] die Partie ist nach { NUMBER($steps, useGrouping: 0) } Schritt zu Ende: --step muss kleiner sein
   *[other] die Partie ist nach { NUMBER($steps, useGrouping: 0) } Schritten zu Ende: --step muss kleiner sein
}
