### Help of the commands: what each does, and its options. `NAME-default` is what an option is without being given.
### Names of commands and options, words in `…`, and what stands for values (PATH, GAME) stay as they are.

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
    .metrics = Wo Prometheus Messwerte findet, 127.0.0.1:9464.
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
    Für einen Club arbeiten, dessen Anfragen andere Prozesse beantworten: Bots, Uhren, Benachrichtigungen. Braucht PostgreSQL.

    Alle anderen Einstellungen sind die von `parvis serve`, aus der Umgebung oder club.toml.

backup =
    Eine Website in einer Datei sichern, mit Datenbank, Schlüssel und Einstellungen. Auch während gespielt wird.

    Nur wem die Datei gehört, kann sie lesen. Dabei soll es bleiben: Wer sie hat, kann sich unter jedem Konto anmelden.
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
    .repeatable = Die Dauer einer Entscheidung im Markdown weglassen. Derselbe Befehl ergibt dann dieselbe Seite, außer Bots überlegen eine feste Zeit.

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

    Prüft auch die Regeln, wie `replay`. Endet mit Status 1, wenn etwas nicht daraus folgt, und nennt den ersten solchen Schritt.
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

    Was eine Entscheidung bringt, sind Punkte mehr als nach dem, was skilled dort entscheidet. Was weniger als 30-mal vorkam, fehlt.
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
