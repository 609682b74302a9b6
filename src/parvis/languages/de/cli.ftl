### What the commands say: their help, what they print, and why they refuse.
### Names of commands and options, words in `…`, and what stands for values (PATH, GAME) stay as they are.
### What others wrote ($value, $option, $file, $error …) is put in as it is, where needed in quotation marks.

## Help: what each command does, and its options. `NAME-default` is what an option is without being given.

# Headings of the help, and what it says of an option, in brackets, after the sentence about it. { "{}" } stands for what is filled in
help =
    .usage = Aufruf:
    .arguments = Argumente
    .settings = Optionen
    .commands = Befehle
    .default = [Vorgabe: { "{}" }]
    .variable = [Umgebungsvariable: { "{}" }]
    .required = [erforderlich]

# Options that mean the same in several commands
options =
    .help = Diese Hilfe zeigen und beenden.
    .metrics = Wo Prometheus Messwerte findet, etwa 127.0.0.1:9464.
    .log = Form des Protokolls: plain oder json.
    .game = Name des Spiels, siehe `parvis games`.
    .seats = Die Bots, einer pro Platz, durch Kommas getrennt: random,greedy…
    .games = Partien pro Besetzung, aufgerundet auf volle Umläufe durch alle Plätze.
    .seed = Gleicher Startwert, gleiche Kartenverteilungen.
    .option = Eine Option des Spiels, als name=value. Mehrfach möglich.
    .jobs = Zahl der Partien, die gleichzeitig laufen.
    .jobs-default = eine pro Prozessor
    .as_json = JSON ausgeben, für Programme.
    .workers = Art der Worker: threads, processes oder auto (passend zu den Bots). Die Ergebnisse sind dieselben.
    .ray = Auf dem Ray-Cluster unter dieser Adresse spielen, ohne Adresse auf einem lokalen.
    .out = Ordner für die Ergebnisse. Partien, die schon darin sind, werden nicht noch einmal gespielt.
    .out-default = in results/
    .sources = Bei jeder n-ten Kartenverteilung die Punkte nach Quellen zählen (0: nie).
    .pictures = Die Ergebnisse auch zeichnen, als PNG und SVG.
    .players = Zahl der Plätze.
    .players-default = 4 oder so viele, wie das Spiel erlaubt

parvis = Notre Dame und Troyes spielen, Bots spielen lassen und Partien aufzeichnen.
    .version = Die Version zeigen.

play = Die Website starten und im Browser öffnen.
    .port = Der Port, auf dem die Website läuft.
    .port-default = 8000 oder der nächste freie
    .host = Die Adresse, unter der die Website läuft. 0.0.0.0 lässt andere Computer im Netz herein.
    .browser = Im Browser öffnen.

serve =
    Einen Club betreiben. Gespielt wird von überall, und jeder Platz gehört jemandem.

    Im Terminal fragt der erste Start nach fehlenden Einstellungen und speichert sie in club.toml im Datenordner.
    .address = Die öffentliche Adresse: https://club.example.
    .admin = Die E-Mail-Adresse der Administration.
    .mail = Der Mailserver, smtp://user:password@host. Ohne ihn sieht die Administration die E-Mails.
    .mail-default = keiner
    .host = Die Adresse, unter der der Server Anfragen annimmt.
    .port = Der Port, auf dem der Server Anfragen annimmt.
    .proxy = Vertrauenswürdige Reverse Proxys, durch Kommas getrennt.
    .hsts = HSTS: wie lange Browser https verwenden müssen, in Sekunden.
    .database = Eine PostgreSQL-Datenbank, postgresql://user:password@host/name.
    .database-default = SQLite im Datenordner
    .processes = Zahl der Prozesse für Anfragen; ab zwei kommt einer für die übrige Arbeit dazu. Braucht PostgreSQL.

work =
    Bots, Uhren und Benachrichtigungen eines Clubs betreiben, dessen Anfragen andere Prozesse beantworten. Braucht PostgreSQL.

    Alle anderen Einstellungen sind die von `parvis serve`, aus der Umgebung oder club.toml.

backup =
    Eine Website in einer Datei sichern, mit Datenbank, Schlüssel und Einstellungen. Auch während gespielt wird.

    Nur wem die Datei gehört, der kann sie lesen. Dabei soll es bleiben: Wer sie hat, kann sich unter jedem Konto anmelden.
    .file = Die zu schreibende Datei, etwa parvis.tar.gz.

restore = Eine Sicherung in einem leeren Datenordner (PARVIS_DATA) wiederherstellen.
    .file = Eine von `parvis backup` geschriebene Datei.

admin = Jemandem Adminrechte geben und einen Link ausgeben, der einmal zum Anmelden gilt.
    .email = Eine E-Mail-Adresse, mit oder ohne Konto.

simulate = Viele Partien zwischen Bots spielen und zeigen, wie oft jeder gewinnt.
    .games = Zahl der Partien.
    .seed = Gleicher Startwert, gleiche Partien.
    .seed-default = zufällig
    .rotate = Nach jeder Partie jeden Bot um einen Platz weitersetzen. Die Zeilen folgen den Bots.
    .jobs = Zahl der Prozesse. Die Ergebnisse sind dieselben.

match =
    Ein Match zwischen Bots spielen, die reihum die Plätze wechseln; jede Partie aufbewahren und Konfidenzintervalle angeben.

    Sind alle Bots gleich, wird jede Kartenverteilung nur einmal gespielt: Andere Plätze würden nichts ändern.

    Derselbe Befehl setzt ein angehaltenes Match fort, mit mehr --games wird es länger.

tournament =
    Ein Turnier zwischen Bots spielen und sie mit OpenSkill bewerten.

    Wenige Bots treffen in jeder Kombination aufeinander. Bei vielen spielt jeder allein gegen jeden anderen, der alle übrigen Plätze besetzt. Alle Besetzungen spielen dieselben Kartenverteilungen, von jedem Platz aus. Derselbe Befehl setzt ein angehaltenes Turnier fort.
    .bots = Die Bots, durch Kommas getrennt: random,greedy…

ladder =
    Einen Bot jeder Stufe gegen Bots der Stufe darunter spielen lassen, von jedem Platz aus.

    Mit --times messen, wie die Stärke der letzten Stufe mit der Bedenkzeit wächst.
    .levels = Die Bots, der schwächste zuerst, durch Kommas getrennt.
    .levels-default = alle
    .times = Bedenkzeiten der letzten Stufe, durch Kommas getrennt (10ms,1s…).
    .markdown = Die Tabelle als Markdown ausgeben.
    .repeatable = Die Dauer einer Entscheidung im Markdown weglassen. Derselbe Befehl ergibt dann dieselbe Seite, es sei denn, Bots überlegen eine feste Zeit lang.

evaluate =
    Einen Bot an einer benannten Aufgabe messen, mit Kartenverteilungen zum Testen, und Dateien schreiben, die auch andere aus den Startwerten neu erzeugen können.

    Der Bot spielt allein gegen lauter novice, gegen lauter greedy und gegen lauter skilled, jeweils von jedem Platz aus. Derselbe Befehl setzt eine angehaltene Messung fort.
    .package = Ein Bot oder ein installiertes Paket: dann wird jeder seiner Bots gemessen.
    .task = Name der Aufgabe, etwa parvis/NotreDame-4p-v1.
    .deals = Zahl der Kartenverteilungen. Bei weniger, als die Aufgabe hat, wird das Ergebnis als Teilergebnis gekennzeichnet.
    .deals-default = so viele, wie die Aufgabe hat
    .out = Ordner für die Ergebnisse: evaluation.json, evaluation.csv und die Partien. Partien, die schon darin sind, werden nicht noch einmal gespielt.
    .out-default = in results/

league =
    Bots in den Aufgaben der Liga messen, gemeinsam werten und Tabellen schreiben, die auch andere aus den Startwerten neu erzeugen können.

    Die Stufen und die genannten Bots werden wie mit `parvis evaluate` gemessen, ihre Ergebnisse kommen in den Ordner entries. Auswertungen anderer, die dort liegen, werden geprüft und nehmen teil. Derselbe Befehl setzt eine angehaltene Liga fort.
    .packages = Bots oder installierte Pakete: dann nimmt jeder ihrer Bots teil.
    .task = Eine Aufgabe statt aller. Mehrmals möglich.
    .deals = Zahl der Kartenverteilungen. Bei weniger, als die Aufgaben haben, wird die Liga als unvollständig gekennzeichnet.
    .deals-default = so viele, wie die Aufgaben haben
    .out = Ordner der Liga: entries, Partien, league.json, league.csv, league.md und league.html.
    .markdown = Die Tabellen als Markdown ausgeben, auf Englisch.

agents =
    Partien zwischen Sprachmodellen, Bots und Menschen an einem Tisch spielen. docs/agents.md erklärt, wie Modelle gefragt werden.

    Modelle werden unter einer Chat-Completions-Adresse erreicht; der Schlüssel dafür wird aus PARVIS_MODEL_KEY gelesen. Gibt ein Modell auf, spielt ein Bot weiter, und das steht dann im Ergebnis.
    .seats = Wer spielt, einer pro Platz, durch Kommas getrennt: model:NAME, ein Bot oder person. Von Partie zu Partie rücken alle um einen Platz weiter.
    .url = Die Adresse der Modelle, etwa https://models.example/v1/chat/completions.
    .games = Zahl der Partien.
    .attempts = Zahl der Antworten auf eine Frage, nach der ein Modell aufgibt, wenn keine davon eine erlaubte Entscheidung ist.
    .requests = Zahl der Anfragen in einer Partie, nach der ein Modell aufgibt.
    .seconds = Wie lange eine Antwort dauern darf, in Sekunden.
    .stand_in = Der Bot, der weiterspielt, wenn ein Modell oder ein Mensch aufgibt.
    .out = Neuer Ordner für die Aufzeichnungen aller Partien und für result.json.

mcp = Die Spiele als Werkzeuge für Agenten anbieten, über das Model Context Protocol auf stdin und stdout. docs/agents.md erklärt, wie.
    .advice = Agenten erlauben, um Rat zu fragen, in Partien, die sie mit dieser Möglichkeit beginnen.

train = Eine gelernte Bewertung in Partien gegen sich selbst trainieren. Derselbe Befehl setzt ein angehaltenes Training fort.
    .players = Zahl der Plätze. Jede Zahl hat eigene Gewichte.
    .games = Zahl der Partien insgesamt, schon gespielte eingerechnet. Die Lernrate sinkt über alle hinweg, eine andere Zahl ändert also, was von da an gelernt wird.
    .hidden = Verborgene Einheiten des Netzes.
    .hidden-default = 46, bei einer Policy 64
    .evaluate_every = Nach je n Partien die Stärke messen.
    .jobs = Threads, in denen gespielt wird.
    .jobs-default = einer pro Prozessor
    .begin_with = Mit einem trainierten Netz beginnen statt mit einer Aufwärmphase. Anzugeben ist der Ordner eines anderen Trainings des Spiels, für eine beliebige Zahl von Plätzen, oder `published` für die Gewichte, die die Bots verwenden (`published:4`: für 4 Plätze). Es darf weniger verborgene Einheiten haben.
    .learning_rate = Lernrate zu Beginn. Sie sinkt auf ein Fünfzigstel.
    .learning_rate-default = 0.001, mit --begin-with 0.0005
    .mixture = Wie oft jede nicht festgelegte Option von ihrer Vorgabe abweicht: Wahrscheinlichkeiten von 0 bis 1. Jede Partie verwendet eine davon, zufällig gezogen.
    .noise = Größter Fehler in Punkten, der beim Spielen gegen sich selbst zu Entscheidungen addiert wird. Mit 1 oder 2 Punkten wird auch erprobt, was fast so gut aussieht, und gelernt, was es wert ist.
    .out = Ordner für das Training.
    .policy = Stattdessen die Policy des Bots quick trainieren: was skilled entscheidet, für jede Zahl von Plätzen und alle Optionen zugleich. Dann zählen nur --games, --hidden, --near, --seed, --out und --publish.
    .near = Mit --policy: wie weit die Bewertung einer Entscheidung unter der höchsten liegen darf, damit quick beide bis zum Ende des Zugs verfolgt. 0: nie.
    .publish = Die Gewichte am Ende für die Bots des Spiels veröffentlichen.

compare = Zwei gelernte Bewertungen gegeneinander spielen lassen, ein Platz gegen alle anderen, und Intervalle angeben.
    .one = Der Ordner eines Trainings, `published` für die Gewichte, die die Bots verwenden, `published@1` für eine ältere Version oder `greedy` für die von Hand geschriebene Bewertung.
    .other = Der Ordner eines Trainings, `published` für die Gewichte, die die Bots verwenden, `published@1` für eine ältere Version oder `greedy` für die von Hand geschriebene Bewertung.
    .players = Zahl der Plätze.
    .players-default = wie im Training, sonst 4
    .games = Partien jeder Bewertung gegen Plätze der anderen.
    .jobs = Threads, in denen gespielt wird.
    .jobs-default = einer pro Prozessor

record = Eine Partie zwischen Bots spielen und ihre Aufzeichnung schreiben. Es ist die erste Partie von `simulate` mit demselben Startwert.
    .out = Die zu schreibende Datei.
    .seed = Gleicher Startwert, gleiche Partien.
    .seed-default = zufällig
    .force = Die Datei ersetzen, wenn es sie schon gibt.

replay = Jeden Schritt und das Ergebnis einer Aufzeichnung prüfen. Gibt nur dann eine Zusammenfassung aus, wenn die ganze Aufzeichnung gültig ist.
    .file = Die Datei einer Aufzeichnung.
    .as_json = Eine Zeile JSON pro Schritt, mit dem Stand der Partie.

verify =
    Prüfen, ob jede Kartenverteilung und jeder Wurf einer Aufzeichnung aus dem Geheimnis folgt, das vor der Partie festgelegt wurde.

    Prüft auch die Regeln, wie `replay`. Endet mit Status 1, wenn ein Schritt nicht daraus folgt, und nennt den ersten.
    .file = Die Aufzeichnung einer Partie, die auf einer Website gespielt wurde.

analyse =
    Zeigen, was der Zufall wert war, woher die Punkte jedes Platzes kamen und welche seiner Züge am meisten kosteten.

    Was gefunden wird, bleibt erhalten: Ein unterbrochener Befehl geht dort weiter, wo er war.
    .file = Die Aufzeichnung einer beendeten Partie.
    .jobs = Zahl der Prozesse. Die Ergebnisse sind dieselben.
    .rollouts = Partien aus jeder Stellung.
    .rollouts-default = 12 bis 50, je nach Spiel
    .games = Partien mit demselben Zufall.
    .moves = Zahl der Züge, die für jeden Platz aufgeführt werden.
    .judge = Der Bot, der weiterspielt: quick braucht einen Bruchteil der Zeit und irrt sich öfter.
    .step = Stattdessen: die Partie nach so vielen Schritten vom Gutachter zu Ende spielen lassen, so oft wie bei --games angegeben.
    .porcelain = JSON auf stdout, eine Zeile für jeden Fortschritt, für Programme.

explore =
    Zeigen, welche Entscheidungen, wo sie möglich sind, am meisten bringen und welche am meisten kosten, in Partien von Bots.

    Gemessen wird in Punkten gegenüber dem, was skilled dort entscheidet. Was weniger als 30-mal vorkam, fehlt.
    .players = Zahl der Plätze.
    .kind = Eine Art von Entscheidung. Mehrfach möglich.
    .kind-default = alle
    .file = Eine Parquet-Datei von `tools.explored`. Mehrfach möglich.
    .file-default = die mitgelieferte

check-records =
    Jede Aufzeichnung in einem Ordner und seinen Unterordnern oder jeden Tisch einer Website nachspielen, jeweils unter der eigenen Regelfassung.

    Gedacht für die Zeit vor einem Upgrade. Gibt eine Zeile für jede Partie aus, die diese Version nicht unverändert fortsetzen würde, und endet mit Status 1, wenn es eine gibt.
    .where = Ein Ordner mit Aufzeichnungen (*.json) oder die Datenbank einer Website, als Datei oder URL (postgresql://…).

games = Die Spiele, ihre Optionen und die Bots auflisten.

games-export =
    Partien als Daten schreiben: jede Entscheidung mit dem, was ihr Platz wusste, was erlaubt war und was eine gelernte Bewertung davon hält.

    Die Partien werden von Bots gespielt und folgen aus dem Startwert, oder sie stammen aus Aufzeichnungen. Derselbe Befehl setzt einen angehaltenen Export fort.
    .game = Name des Spiels, siehe `parvis games`.
    .out = Ordner für die Daten: Parquet-Dateien, ein Manifest mit Prüfsummen und ein Datenblatt.
    .level = Die Bots, durch Kommas getrennt: einer für alle Plätze oder einer pro Platz.
    .level-default = skilled
    .games = Zahl der Partien.
    .seed = Gleicher Startwert, gleiche Partien.
    .split = Kartenverteilungen zum Trainieren oder zum Testen: train oder test. Keine gehört zu beiden.
    .record = Statt Partien von Bots: eine Aufzeichnung oder ein Ordner mit Aufzeichnungen (*.json). Mehrfach möglich.
    .jobs = Zahl der Prozesse. Die Ergebnisse sind dieselben.
    .jobs-default = einer pro Prozessor
    .minari = Die Partien auch für Minari schreiben.

compile = Regeln und Bots von Spielen im Voraus kompilieren. Beim zweiten Mal dauert es nur eine Sekunde.
    .names = Namen von Spielen.
    .names-default = alle
    .porcelain = Einfache Zeilen `done total` auf stdout, für Programme.
    .batches = Auch die Schleifen der Batch- und Vektorumgebungen kompilieren.
    .box = Das Spiel dieser Schachteldatei kompilieren.

bench = Messen, wie schnell die Regeln sind: Mediane über mehrere Messungen, auf einem Kern.
    .game = Name des Spiels.
    .players = Zahl der Plätze.
    .rounds = Zahl der Messungen.

## Words that make no command. $help: the command that tells more, such as `parvis match --help`

# $command: what was typed.
usage-command-unknown = Den Befehl { $command } gibt es nicht (siehe { $help })
# $similar: commands that are called nearly so, "'match' or 'train'".
usage-command-similar = Den Befehl { $command } gibt es nicht. Meintest du { $similar }? (siehe { $help })
usage-option-unknown = Die Option { $option } gibt es nicht (siehe { $help })
# $similar: options, as above.
usage-option-similar = Die Option { $option } gibt es nicht. Meintest du { $similar }? (siehe { $help })
usage-option-missing = Option { $option } fehlt (siehe { $help })
usage-option-empty = Option { $option } braucht einen Wert (siehe { $help })
usage-option-flag = Option { $option } nimmt keinen Wert an (siehe { $help })
usage-argument-missing = Argument { $argument } fehlt (siehe { $help })
# $words: what was typed beyond what the command takes.
usage-words-left = { $count ->
    [one] Überzähliges Argument: { $words } (siehe { $help })
   *[other] Überzählige Argumente: { $words } (siehe { $help })
}
# $name: an argument, an option or an environment variable. $value: what was typed.
usage-number-least = { $name } muss eine ganze Zahl ab { $smallest } sein, nicht { $value } (siehe { $help })
usage-number = { $name } muss eine ganze Zahl von { $smallest } bis { $largest } sein, nicht { $value } (siehe { $help })
usage-decimal = { $name } muss eine Zahl von { $smallest } bis { $largest } sein, nicht { $value } (siehe { $help })
# $choices: "skilled or quick".
usage-choice = { $name } muss { $choices } sein, nicht { $value } (siehe { $help })

## Options and files of several commands

# $option: in quotation marks. $word: the same without them.
option-without-value = --option { $option } hat keinen Wert. Schreib --option { $word }=true
option-twice = Option { $option } ist zweimal angegeben. Einmal genügt
file-unreadable = { $file } lässt sich nicht lesen: { $error }
file-unwritable = { $file } lässt sich nicht schreiben: { $error }
file-unusable = { $file } lässt sich nicht lesen oder schreiben: { $error }
# What a command prints can't be taken: the disk is full, for example.
output-unwritable = Ausgabe: { $error }

## Progress, beside a bar

progress-compiling = Regeln werden kompiliert
progress-compiling-game = Regeln werden kompiliert: { $game }
progress-playing = Partie wird gespielt
progress-playing-game = { $game } wird gespielt
progress-writing = Daten werden geschrieben
# Two learned values play against each other.
progress-comparing = { $one } und { $other }
# $players: how many.
progress-training = { $game } wird trainiert (Plätze: { $players })
progress-training-policy = Policy wird trainiert: { $game }
progress-analysing = Partie wird analysiert: { $game }
progress-finishing = Partie wird zu Ende gespielt: { $game }
progress-measuring = { $game } wird gemessen
progress-replaying-records = Aufzeichnungen werden nachgespielt
progress-replaying-tables = Tische werden nachgespielt
progress-copying = Datenbank wird kopiert

## Heads of columns in several tables

head-player = es spielt
head-players = Plätze
head-seat = Platz
head-games = Partien
head-score = Punktestand
head-mean-score = Punkte im Schnitt
# The standard deviation of scores.
head-spread = Streuung
# Part of the games that a player won.
head-wins = Siege
head-seat-wins = Siege pro Platz (95 %)
head-points = Punkte
# The mean score of all the others.
head-theirs = Punkte der anderen
# One seat against all others: the bot that has it.
head-alone = allein
# The time of one.
head-decision-time = pro Entscheidung
head-decisions = Entscheidungen
head-range = Bereich
# Number of the step in the record.
head-step = Schritt
# Games in which a seat has no more points than in the game that is analysed.
head-no-more = Partien mit höchstens so viel

## Cells of several tables

cell-range = { $least } bis { $most }
cell-share = { $count } von { $all }

## parvis serve, backup and restore

# A question; a colon is put after it.
ask-address = Öffentliche Adresse des Clubs
ask-admin = E-Mail-Adresse der Administration
ask-mail = Mailserver (smtp://user:password@host) oder none
backup-written = { $file }: { $size } kB
site-restored = Die Website liegt in { $folder }

## parvis games

# $game: the name by which commands know it. $players: "2, 3 or 4".
games-title = { $title } ({ $game }), Plätze: { $players }
games-option = Option
# What the option is when it is not given.
games-usual = Vorgabe
# $help: what the option does, a sentence.
games-help-players = { $help } Nur bei dieser Zahl von Plätzen: { $players }.
games-help-group = { $group }: { $help }
# $help: as above, without the full stop.
games-help-values = { $help }: { $values }
games-bots = Bots
games-bot = Bot
# How a bot plays.
games-bot-about =
    .random = irgendeine erlaubte Entscheidung, jede gleich wahrscheinlich
    .novice = blickt einen Zug voraus und verschätzt sich dabei
    .greedy = der Zug, der gerade am besten aussieht, nach der von Hand geschriebenen Bewertung des Spiels
    .skilled = der Zug, der gerade am besten aussieht, nach einer in Partien gegen sich selbst gelernten Bewertung; spielt wie greedy, wo es keine gibt
    .expert = Baumsuche, bis zu einer Sekunde pro Zug

## parvis games export

# $option: with its dashes.
export-records-alone = { $option } gilt nur für Partien von Bots. Lass diese Option bei --record weg
export-no-records = in { $folder } sind keine Aufzeichnungen (*.json)
export-stopped = angehalten. Fertige Dateien zu je 100 Partien liegen in { $folder }. Derselbe Befehl macht dort weiter
export-changed = { $file } stimmt nicht mit dem Manifest überein. Die Partien darin werden neu geschrieben
export-older = der Export in { $folder } wurde mit einer älteren Version begonnen. Alle Partien darin werden neu geschrieben
export-levels = { $count ->
    [one] --level nennt { $count } Bot; Plätze: { $players }. Nenne einen für alle oder einen pro Platz
   *[other] --level nennt { $count } Bots; Plätze: { $players }. Nenne einen für alle oder einen pro Platz
}
# $size: in kB.
export-written = { $folder }: Partien: { $games }, Entscheidungen: { $decisions }, { $size } kB
# $name: by which Minari knows the data.
export-minari = Für Minari: MINARI_DATASETS_PATH={ $folder }, { $name }

## parvis simulate

# $game: with its options, "Troyes, cards=both".
simulate-title = { $games ->
    [one] { $game }, { $games } Partie, Startwert { $seed }
   *[other] { $game }, { NUMBER($games, useGrouping: 0) } Partien, Startwert { $seed }
}
simulate-by-seat = es spielt (nach Platz)
simulate-rotated = es spielt (Plätze reihum)
# Both numbers can have decimals.
simulate-speed = Entscheidungen pro Sekunde: { $decisions }, Partien pro Sekunde: { $games }

## parvis match, tournament and ladder

series-workers = --workers muss auto, threads oder processes sein, nicht { $workers }
series-rotations = { $games ->
    [one] { $games } Partie pro Besetzung, damit jeder Bot jeden Platz gleich oft hat
   *[other] { NUMBER($games, useGrouping: 0) } Partien pro Besetzung, damit jeder Bot jeden Platz gleich oft hat
}
series-stopped = { $total ->
    [one] angehalten. In { $folder } gespeichert: { $done } von { $total } Partie. Derselbe Befehl macht dort weiter
   *[other] angehalten. In { $folder } gespeichert: { NUMBER($done, useGrouping: 0) } von { NUMBER($total, useGrouping: 0) } Partien. Derselbe Befehl macht dort weiter
}
# $game: with its options, "Troyes, cards=both".
series-title = { $games ->
    [one] { $game }, Plätze: { $players }, { $games } Partie, Startwert { $seed }
   *[other] { $game }, Plätze: { $players }, { NUMBER($games, useGrouping: 0) } Partien, Startwert { $seed }
}
# $points: with decimals.
match-caption = Punkte beim Sieg im Schnitt: { $points }, alle Partien in { $folder }
match-winning-score = Punkte beim Sieg
match-ranks = Punkte nach Rang (95 %)
match-seats = Siege nach Platz, Entscheidungen pro Partie, Zeit pro Entscheidung
match-seat = Platz { $number }
# The time of each decision.
match-each = pro Entscheidung
# All players together.
match-all = alle
tournament-rating = Wertung
tournament-caption = { $lineups ->
    [one] OpenSkill (Plackett-Luce), { $lineups } Besetzung, alle Partien in { $folder }
   *[other] OpenSkill (Plackett-Luce), { NUMBER($lineups, useGrouping: 0) } Besetzungen, alle Partien in { $folder }
}
# $share: what a bot would win that is as good as the others, "25.0%".
tournament-duels = Siegquote allein gegen Bots einer Sorte (bei gleicher Stärke: { $share })
# The bots of the other seats.
ladder-against = gegen
ladder-share = Siegquote (95 %)
# $share: as above.
ladder-caption = Siegquote bei gleicher Stärke: { $share }, alle Partien in { $folder }
ladder-times = --times muss nur aus Zeiten oder nur aus Zahlen von Iterationen bestehen, nicht aus { $times }

## parvis evaluate

# $task: a name such as parvis/NotreDame-4p-v1.
evaluate-title = { $deals ->
    [one] { $bot } in { $task }, { $deals } Kartenverteilung
   *[other] { $bot } in { $task }, { $deals } Kartenverteilungen
}
# The bot in all other seats.
evaluate-field = gegen
evaluate-wins = Siege (95 %)
# How often the bot came first, second and so on.
evaluate-places = Ränge 1, 2 …
evaluate-caption = Dateien in { $folder }
evaluate-ratings = OpenSkill-Wertungen über alle diese Partien

## parvis league

# $task: a name such as parvis/NotreDame-4p-v1.
league-title = { $deals ->
    [one] { $task }, { $deals } Kartenverteilung
   *[other] { $task }, { $deals } Kartenverteilungen
}
# Points above those of the field's own bots, without what the deals brought.
league-adjusted = zufallsbereinigt
# $bot: the bot in all other seats.
league-against = Siege gegen { $bot }

## parvis agents

# $url: what was typed.
agents-url = --url muss eine Adresse sein, etwa https://models.example/v1/chat/completions, nicht { $url }
agents-no-url = Modelle brauchen eine Adresse: --url oder PARVIS_MODEL_URL
agents-no-name = hinter model: gehört der Name eines Modells, wie in model:NAME
agents-folder = { $folder } ist nicht leer. Wähle einen neuen Ordner
agents-prompt = Deine Entscheidung:
agents-title = { $games ->
    [one] { $game }, { $games } Partie
   *[other] { $game }, { NUMBER($games, useGrouping: 0) } Partien
}
# How many answers were no legal decision.
agents-refused = abgelehnt
# In how many games the player gave up.
agents-gave-up = aufgegeben
# $number: of the game. $step: of the game. $why: in English.
agents-plays-on = Partie { $number }, ab Schritt { $step }: { $bot } spielt für { $player } ({ $why })

## parvis train and compare

train-published = published: braucht eine Zahl von Plätzen, wie in published:4
train-mixture = --mixture muss aus Wahrscheinlichkeiten von 0 bis 1 bestehen, wie in 0,0.5,1, nicht aus { $value }
# Numbers of games.
train-changed = geplante Partien dieses Trainings: bisher { $before }, jetzt { $now }. Ab Partie { $played } gilt die Lernrate eines Trainings mit der neuen Zahl. Was bis dahin gelernt ist, bleibt unverändert
train-stopped = angehalten. Derselbe Befehl macht beim letzten Stand weiter, der in { $folder } gespeichert ist
train-stopped-early = angehalten, bevor etwas gespeichert war. Derselbe Befehl beginnt von vorn
train-no-picture = kein Bild, weil { $folder } noch keine Kurve hat
train-weights-saved = Gewichte gespeichert in { $file }
train-meaning-saved = was ihre Vorhersagen bedeuten, ist daneben gespeichert
train-policy-saved = Policy gespeichert in { $file }
train-title = { $games ->
    [one] { $game }, Plätze: { $players }, { $games } Partie
   *[other] { $game }, Plätze: { $players }, { NUMBER($games, useGrouping: 0) } Partien
}
# A point of the curve, with the heads below. All are numbers with decimals, or with a per cent sign.
train-point = Partien { $games }, Stunden { $hours }, Punkte { $points }, gegen sich selbst { $own }, Siege gegen greedy { $wins }, Fehler { $error }
train-hours = Stunden
# Points in games against itself.
train-own = gegen sich selbst
train-wins = Siege gegen greedy
# How far its predictions are from the results.
train-error = Fehler
train-policy-title = { $rounds ->
    [one] Die Policy von { $game } nach { $rounds } Runde
   *[other] Die Policy von { $game } nach { NUMBER($rounds, useGrouping: 0) } Runden
}
# Points that worse decisions cost.
train-lost = pro Partie verschenkt
# How often the policy decides as the bot skilled.
train-agreement = entscheidet wie skilled
# $share: "25%".
compare-title = { $game }, Plätze: { $players }, Siegquote bei gleicher Stärke: { $share }
# The bot of the other seats.
compare-among = gegen
compare-wins = Siege (95 %)

## parvis record and replay

record-exists = { $file } gibt es schon. Wähle einen anderen Namen oder ersetze die Datei mit --force
record-no-folder = diesen Ordner gibt es nicht: { $folder }. Lege ihn zuerst an
record-written = { $steps ->
    [one] { $file }: { $game }, { $steps } Schritt, Startwert { $seed }
   *[other] { $file }: { $game }, { NUMBER($steps, useGrouping: 0) } Schritte, Startwert { $seed }
}
# $game: with its options, "Troyes, cards=both".
replay-title = { $steps ->
    [one] { $game }, Regelfassung { $ruling }, { $steps } Schritt, erlaubt
   *[other] { $game }, Regelfassung { $ruling }, { NUMBER($steps, useGrouping: 0) } Schritte, alle erlaubt
}
# $hash: 16 hex digits.
replay-caption = letzter Stand: { $hash }
replay-name = Name
replay-tie-break = Zusatzwertung
# Stands in the row of a player.
replay-won = gewonnen

## parvis verify

verify-no-sources = in dieser Aufzeichnung steht nicht, woraus der Zufall folgt. Das steht nur in Aufzeichnungen von Websites, und nicht in solchen aus älteren Versionen
# The three stand before values, one below the other.
verify-commitment = festgelegter Hash
verify-secret = Geheimnis
verify-numbers = vom Tisch beigesteuert
# Players add numbers of their own. $count: as many as there are players.
verify-numbers-added = { $count ->
    [one] { $added } von { $count } Zahl
   *[other] { $added } von { $count } Zahlen
}
verify-start-chosen = wer beginnt, wurde gewählt, nicht ausgelost
verify-withheld = Platz { $seat } hat seine Zahl nicht rechtzeitig gezeigt, deshalb gilt ihr Hash
verify-return = Platz { $seat } ging zu Schritt { $step } zurück (zurückgenommene Verteilungen und Würfe: { $count })
verify-return-admin = die Administration ging zu Schritt { $step } zurück (zurückgenommene Verteilungen und Würfe: { $count })
verify-other-secret = das Geheimnis ist nicht das, das vor der Partie festgelegt wurde
verify-other-number = Platz { $seat }: die Zahl ist nicht die, die vorher festgelegt wurde
verify-differs = Schritt { $step }: der Zufall hat anders entschieden, als aus dem Geheimnis und den Zahlen folgt
verify-holds = { $draws ->
    [one] { $draws } Verteilung oder { $draws } Wurf folgt aus den Zahlen, die vor der Partie festgelegt wurden
   *[other] { NUMBER($draws, useGrouping: 0) } Verteilungen und Würfe folgen aus den Zahlen, die vor der Partie festgelegt wurden
}

## parvis check-records

check-nothing = keine Aufzeichnungen (*.json) in { $folder } und seinen Unterordnern
# $reason: why it does not hold, a sentence beginning with a small letter.
check-file = { $file }: { $reason }
check-table = Tisch { $table }: { $reason }
check-unreadable = lässt sich nicht lesen: { $error }
# $kind: what Python calls the error.
check-rules-fail = Schritt { $step }: die Regeln brechen ab mit { $kind }: { $error }
check-fine = in Ordnung
check-different = anders
# What the rows count.
check-records-read = Aufzeichnungen
check-in-play = laufende Tische
check-finished = beendete Tische

## parvis analyse. The judge is a bot that plays on in all seats

# The game is played on from that step.
analyse-finished = { $games ->
    [one] { $games } Partie ab Schritt { $step }, an allen Plätzen spielt { $judge }
   *[other] { NUMBER($games, useGrouping: 0) } Partien ab Schritt { $step }, an allen Plätzen spielt { $judge }
}
analyse-par-title = { $games ->
    [one] Par: { $games } Partie mit demselben Zufall, an allen Plätzen spielt { $judge }
   *[other] Par: { NUMBER($games, useGrouping: 0) } Partien mit demselben Zufall, an allen Plätzen spielt { $judge }
}
# What the judge makes of the same deal.
analyse-par = Par
analyse-ledger = Wo die Punkte blieben
analyse-ledger-caption = { $rollouts ->
    [one] Jede Zeile ergibt in der Summe den Punktestand. 95-%-Intervalle; { $rollouts } Partie aus jeder Stellung
   *[other] Jede Zeile ergibt in der Summe den Punktestand. 95-%-Intervalle; { NUMBER($rollouts, useGrouping: 0) } Partien aus jeder Stellung
}
# Points that an average deal brings.
analyse-start = Ausgangslage
# Points won or lost by luck, by the others' decisions, by one's own, and by what nobody could know.
analyse-luck = Zufall
analyse-others = andere
analyse-hidden = Verdecktes
analyse-strengths = Wie stark alle gespielt haben
# $levels: bots and what each loses, "greedy 0.52 ± 0.03, skilled 0.20 ± 0.02".
analyse-strengths-caption = Bereich: 95-%-Intervall nach dieser einen Partie. Die Stufen verlieren: { $levels }. Der Gutachter ist { $judge }
analyse-lost-decision = Verlust pro Entscheidung
analyse-strength = Stärke
# Names of bots.
analyse-strength-open = { $weakest } bis { $strongest }: Mehr verrät eine Partie nicht
analyse-strength-like = wie { $bot }
analyse-strength-between = zwischen { $weaker } und { $stronger }
analyse-strength-above = stärker als { $bot }
analyse-strength-below = schwächer als { $bot }
analyse-curves = Erwartete Punkte und Siegchance, jeweils zu Beginn der Runde
analyse-moves = Züge, die am meisten kosteten
analyse-moves-caption = { $games ->
    [one] Neu beurteilt durch { $games } weitere Partie mit jedem der beiden Züge
   *[other] Neu beurteilt durch { NUMBER($games, useGrouping: 0) } weitere Partien mit jedem der beiden Züge
}
# The decision that was made.
analyse-played = gespielt
# Head above the decision that the judge would have made.
analyse-instead = Wahl von { $judge }
analyse-points-lost = verlorene Punkte
# From where most of the lost points would have come.
analyse-most = vor allem

## parvis explore

explore-nothing = für { $game } wurden noch keine Entscheidungen bewertet. Starte: python -m tools.explored { $game }
# $options: "cards=both ramparts=true".
explore-too-few = { $players ->
    [one] zu wenige Partien von { $game } mit { $players } Platz und diesen Optionen: { $options }
   *[other] zu wenige Partien von { $game } mit { $players } Plätzen und diesen Optionen: { $options }
}
explore-too-few-usual = { $players ->
    [one] zu wenige Partien von { $game } mit { $players } Platz und den üblichen Optionen
   *[other] zu wenige Partien von { $game } mit { $players } Plätzen und den üblichen Optionen
}
explore-title = { $game }, Plätze: { $players }. Punkte gegenüber der Wahl von skilled, wo die Entscheidung möglich war
explore-kind = Art
explore-decision = Entscheidung
explore-gain = Gewinn (95 %)
# In how many positions the decision was open.
explore-open = möglich
# How often it was made there.
explore-decided = entschieden

## parvis bench

bench-title = { $players ->
    [one] { $game }, { $players } Platz
   *[other] { $game }, { $players } Plätze
}
# Both numbers are rounded. $system, $date …: of the computer, as it calls them.
bench-caption = Entscheidungen in einer Zufallspartie: { $decisions } an den Plätzen, { $nature } durch den Zufall. { $processor }, { $system }, Python { $python }, Numba { $numba }, { $date }
bench-measured = gemessen
bench-median = Median
bench-unit = Einheit
# What is measured.
bench-figure =
    .core = Zufallspartien im Regelkern
    .interpreted = Zufallspartien, interpretiert
    .batched = Zufallspartien im Batch, von Python aus
    .stepped = Schritte von Python aus, auch die des Zufalls
    .copy = Kopie eines Stands im Regelkern
    .playouts = Simulationen ab der Anfangsstellung
    .values = Bewertung von Stellungen wie bei der Suche
    .iterations = Suche ab der Anfangsstellung
    .compile = Regeln kompilieren, kalt
    .compile_bots = Bots kompilieren, kalt
    .start = Warmstart der Regeln
    .start_cpu = Warmstart der Regeln
    .start_bots = Warmstart von Regeln und Bots
    .start_process = Warmstart, ganzer Prozess
# One decision of a bot, by its rules as they are run.
bench-bot =
    .compiled = Bot { $bot }, kompiliert
    .interpreted = Bot { $bot }, interpretiert
# Units. `/s`: in a second.
bench-decisions = Entscheidungen/s
bench-steps = Schritte/s
bench-playouts = Simulationen/s
bench-positions = Stellungen/s
bench-iterations = Iterationen/s
bench-microseconds = µs/Entscheidung
bench-cpu-seconds = s CPU
