### Refusals of engine and bots. Players read them on pages, others on the command line and in programs.
### What others wrote ($value, $words, $name …) stands in quotation marks as Python writes it. Seats count from 0.

## Games and their options

game-unknown = dieses Spiel gibt es nicht: { $game } (zur Wahl: { $games })
game-players = { $game }: { $given } Plätze gehen nicht, möglich sind { $players }
option-flag = Option { $option } muss true oder false sein, nicht { $value }
option-choice = Option { $option } muss { $names } sein, nicht { $value }
option-number = Option { $option } muss eine Zahl von { $smallest } bis { $largest } sein, nicht { $value }
option-value = Option { $option } hat { $count } Werte, ab 0 gezählt, also ist { $number } keiner davon
option-unknown = { $game } hat keine Option { $option } (zur Wahl: { $names })
option-players = Option { $option }: { $given } Plätze gehen nicht, möglich sind { $players }
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
decision-kind = ein Platz oder eine Entscheidung ist eine ganze Zahl, nicht vom Typ { $kind }
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
record-seat-hidden = seats: { $entry } von Platz { $seat } muss aus 1 bis { $longest } Buchstaben, Ziffern, Zeichen und Leerzeichen bestehen
record-steps = steps muss eine Liste aus [seat, decision] sein
record-result = result muss für scores und winners Listen von Zahlen haben
record-result-seats = result muss für jeden der { $seats } Plätze eine Punktzahl haben und als winners Plätze
record-at-step = Schritt { $step }: { $reason }
record-step = ein Schritt muss [seat, decision] sein
record-no-seat = { $seat } ist kein Platz
record-order = von den Plätzen, die gemeinsam entscheiden, kommt Platz { $seat } zuerst
record-goes-on = die Aufzeichnung endet vor dem Ende der Partie
record-no-result = die Aufzeichnung hat kein Ergebnis
record-other-result = das Ergebnis ist { $scores }, winners { $winners }, nicht { $told_scores }, winners { $told_winners }

## Fair dealing: entries of a record by their names

fair-no-object = fair muss ein Objekt mit commitment, secret und numbers sein
fair-commitment = fair: commitment muss aus 64 Hexadezimalziffern bestehen
fair-secret = fair: secret muss aus 64 Hexadezimalziffern bestehen
fair-numbers = fair: numbers muss für jeden Platz aus bis zu { $longest } Buchstaben, Ziffern, Zeichen und Leerzeichen bestehen
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
bot-flat = flat braucht eine Zahl von Simulationen (200, 1000) bis { $most }, nicht { $setting }
bot-quick = quick braucht eine Temperatur von 0 bis 9.99, nicht { $setting }
bot-expert = expert braucht eine Zeit (200ms, 1.5s) oder eine Zahl von Iterationen (4000), bis { $longest } s, nicht { $setting }

## Boxes: an owner's values

box-damaged = die Schachtel ist beschädigt: sie muss eine Tabelle von Stellen mit ihren Werten sein
box-name = { $name } geht nicht als Name in einer Schachtel: nötig ist eine kurze Textzeile, für eine Sprache und einen Text des Spiels
box-none = { $game } hat keine gedruckten Werte, die eine Schachtel ändern könnte
box-place = { $game } hat keine gedruckten Werte für { $place }
box-field = { $game }: { $field } von { $place } ist nichts Gedrucktes
box-piece = { $game } hat kein Teil { $name }, das anders heißen könnte
# $reason: one of the sentences below. Of a single value, or of how values fit.
box-value = keine Partie kann diesen Wert haben: { $reason }
box-refused = diese Schachtel ist nach den Regeln nicht spielbar: { $reason }
# $reason: what happened, as programs say it.
box-broken = diese Schachtel ist nach den Regeln nicht spielbar: „{ $reason }“
box-stuck = mit dieser Schachtel bleibt eine Partie stecken (Zahl am Tisch: { $players }): „{ $reason }“

## Values of data files, and of boxes. $where: file and entry; fields are called as in the file

data-value = { $where }: { $field } ist { $value }; nötig ist { $needed }
data-missing = { $where } hat kein { $field }
data-unknown = { $where }: { $field } gehört nicht hierher, nur { $fields }
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
