### What the commands say: their help, what they print, and why they refuse.
### Names of commands and options, words in `…`, and what stands for values (PATH, GAME) stay as they are.
### What others wrote ($value, $option, $file, $error …) is put in as it is, where needed in quotation marks.

## Help: what each command does, and its options. `NAME-default` is what an option is without being given.

# Headings of the help, and what it says of an option, in brackets, after the sentence about it. { "{}" } stands for what is filled in
help =
    .usage = Użycie:
    .arguments = Argumenty
    .settings = Opcje
    .commands = Polecenia
    .default = [domyślnie: { "{}" }]
    .variable = [zmienna środowiskowa: { "{}" }]
    .required = [wymagane]

# Options that mean the same in several commands
options =
    .help = Pokazuje tę pomoc i kończy działanie.
    .metrics = Gdzie Prometheus znajduje metryki, 127.0.0.1:9464.
    .log = Format dziennika: plain lub json.
    .game = Nazwa gry, zobacz `parvis games`.
    .seats = Boty, po jednym na miejsce, oddzielone przecinkami: random,greedy…
    .games = Liczba partii w każdym składzie, zaokrąglana w górę do pełnych obiegów miejsc.
    .seed = To samo ziarno daje te same rozdania.
    .option = Opcja gry, w postaci name=value. Można podać kilka razy.
    .jobs = Liczba partii rozgrywanych równocześnie.
    .jobs-default = po jednej na procesor
    .as_json = Wypisuje JSON, dla programów.
    .workers = Rodzaj puli roboczej: threads, processes albo auto (zależnie od botów). Wyniki są te same.
    .ray = Gra w klastrze Ray pod tym adresem, a bez adresu w lokalnym.
    .out = Folder na wyniki. Partie, które już w nim są, nie są rozgrywane ponownie.
    .out-default = w results/
    .sources = W co n-tym rozdaniu liczy punkty według źródeł (0: nigdy).
    .pictures = Rysuje też wyniki, jako PNG i SVG.
    .players = Liczba graczy.
    .players-default = 4 albo największa dozwolona w grze

parvis = Pozwala grać w Notre Dame i Troyes, także samym botom, i zapisuje partie.
    .version = Pokazuje wersję.

play = Uruchamia serwis i otwiera go w przeglądarce.
    .port = Port, na którym działa serwis.
    .port-default = 8000 albo następny wolny
    .host = Adres, na którym działa serwis. 0.0.0.0 wpuszcza inne komputery z sieci.
    .browser = Otwiera serwis w przeglądarce.

serve =
    Uruchamia serwis klubu. Można grać skądkolwiek, a każde miejsce ma właściciela.

    W terminalu pierwsze uruchomienie pyta o brakujące ustawienia i zapisuje je w club.toml w folderze danych.
    .address = Adres publiczny: https://club.example.
    .admin = Adres e-mail administratora.
    .mail = Serwer pocztowy, smtp://user:password@host. Bez niego e-maile widzą administratorzy.
    .mail-default = brak
    .host = Adres, na którym działa serwer.
    .port = Port, na którym działa serwer.
    .proxy = Zaufane serwery reverse proxy, oddzielone przecinkami.
    .hsts = HSTS: jak długo przeglądarki muszą używać https, w sekundach.
    .database = Baza danych PostgreSQL, postgresql://user:password@host/name.
    .database-default = SQLite w folderze danych
    .processes = Procesy obsługujące serwis; przy kilku dochodzi jeden do innych zadań. Wymaga PostgreSQL.

work =
    Prowadzi boty, zegary i powiadomienia klubu, którego zapytania obsługują inne procesy. Wymaga PostgreSQL.

    Wszystkie inne ustawienia są takie jak w `parvis serve`, ze zmiennych środowiskowych albo z club.toml.

backup =
    Tworzy kopię zapasową serwisu w jednym pliku, z bazą danych, kluczem i ustawieniami. Bezpieczne także w trakcie partii.

    Plik może czytać tylko jego właściciel. Niech tak zostanie: kto ma ten plik, może zalogować się na każde konto.
    .file = Plik do zapisania, na przykład parvis.tar.gz.

restore = Przywraca kopię zapasową do pustego folderu danych (PARVIS_DATA).
    .file = Plik utworzony przez `parvis backup`.

admin = Nadaje prawa administratora i wypisuje jednorazowy link do logowania.
    .email = Adres e-mail, z kontem lub bez.

simulate = Rozgrywa wiele partii między botami i pokazuje, jak często wygrywa każdy z nich.
    .games = Liczba partii.
    .seed = To samo ziarno daje te same partie.
    .seed-default = losowe
    .rotate = Po każdej partii przesuwa każdego bota o jedno miejsce. Wiersze odpowiadają botom.
    .jobs = Liczba procesów. Wyniki są te same.

match =
    Rozgrywa mecz między botami, które zamieniają się miejscami; zachowuje każdą partię i podaje przedziały ufności.

    Jeśli wszystkie boty są jednakowe, każde rozdanie jest rozgrywane tylko raz: inne miejsca nic by nie zmieniły.

    To samo polecenie wznawia przerwany mecz, a z większą wartością --games go przedłuża.

tournament =
    Rozgrywa turniej między botami i ocenia je za pomocą OpenSkill.

    Gdy botów jest mało, spotykają się we wszystkich zestawieniach. Gdy jest ich wiele, każdy gra sam przeciw pełnemu stołowi każdego z pozostałych. Wszystkie składy grają te same rozdania, z każdego miejsca. To samo polecenie wznawia przerwany turniej.
    .bots = Boty, oddzielone przecinkami: random,greedy…

ladder =
    Rozgrywa partie bota każdego poziomu z botami poziomu niższego, na każdym miejscu.

    Z --times mierzy, jak siła ostatniego poziomu rośnie z czasem na myślenie.
    .levels = Boty, od najsłabszego, oddzielone przecinkami.
    .levels-default = wszystkie
    .times = Czasy na myślenie ostatniego poziomu, oddzielone przecinkami (10ms,1s…).
    .markdown = Wypisuje tabelę jako Markdown.
    .repeatable = Pomija w Markdown czas decyzji. To samo polecenie daje wtedy tę samą stronę, chyba że boty myślą przez ustalony czas.

evaluate =
    Mierzy siłę bota w zadaniu o podanej nazwie, na rozdaniach do testów, i zapisuje pliki, które każdy może odtworzyć z ziaren.

    Bot gra sam przeciw pełnemu stołowi jednakowych botów: osobno novice, greedy i skilled, z każdego miejsca. Aby wznowić przerwany pomiar, uruchom to samo polecenie jeszcze raz.
    .package = Bot albo zainstalowany pakiet: wtedy mierzona jest siła każdego z jego botów.
    .task = Nazwa zadania, na przykład parvis/NotreDame-4p-v1.
    .deals = Liczba rozdań. Jeśli jest mniejsza niż w zadaniu, wynik jest oznaczony jako częściowy.
    .deals-default = tyle, ile ma zadanie
    .out = Folder na wyniki: evaluation.json, evaluation.csv i partie. Partie, które już w nim są, nie są rozgrywane ponownie.
    .out-default = w results/

league =
    Mierzy siłę botów w zadaniach ligi, układa ich wspólny ranking i zapisuje tabele, które każdy może odtworzyć z ziaren.

    Poziomy i podane boty są mierzone tak jak przez `parvis evaluate`, w folderze entries. Umieszczone tam pomiary innych osób są sprawdzane i biorą udział. Aby wznowić, uruchom to samo polecenie jeszcze raz.
    .packages = Boty albo zainstalowane pakiety: wtedy bierze udział każdy z ich botów.
    .task = Jedno zadanie zamiast wszystkich. Można podać kilka razy.
    .deals = Liczba rozdań. Jeśli jest mniejsza niż w zadaniach, liga jest oznaczona jako częściowa.
    .deals-default = tyle, ile mają zadania
    .out = Folder ligi: entries, partie, league.json, league.csv, league.md i league.html.
    .markdown = Wypisuje tabele jako Markdown, po angielsku.

agents =
    Rozgrywa partie między modelami językowymi, botami i ludźmi przy jednym stole. Jak zadaje się pytania modelom, opisuje docs/agents.md.

    Modele są dostępne pod adresem chat-completions; klucz jest odczytywany z PARVIS_MODEL_KEY. Gdy model się podda, gra dalej bot, co widać w wyniku.
    .seats = Gracze, po jednym na miejsce, oddzieleni przecinkami: model:NAME, bot albo person. Z partii na partię wszyscy przesuwają się o jedno miejsce.
    .url = Adres modeli, na przykład https://models.example/v1/chat/completions.
    .games = Liczba partii.
    .attempts = Po ilu odpowiedziach na jedno pytanie model się poddaje, jeśli żadna nie jest dozwoloną decyzją.
    .requests = Po ilu zapytaniach w jednej partii model się poddaje.
    .seconds = Ile może trwać odpowiedź, w sekundach.
    .stand_in = Bot, który gra dalej, gdy model albo człowiek się podda.
    .out = Nowy folder na zapisy wszystkich partii i na result.json.

mcp = Udostępnia gry agentom jako narzędzia, przez Model Context Protocol na stdin i stdout. Jak to działa, opisuje docs/agents.md.
    .advice = Pozwala agentom prosić o radę w partiach, które rozpoczną z taką możliwością.

train = Trenuje funkcję wartości w partiach bota z samym sobą. To samo polecenie wznawia przerwany trening.
    .players = Liczba graczy. Każda ma własne wagi.
    .games = Łączna liczba partii, razem z już rozegranymi. Współczynnik uczenia maleje aż do ostatniej, więc inna liczba zmienia dalszy przebieg treningu.
    .hidden = Neurony ukryte sieci.
    .hidden-default = 46, a dla strategii 64
    .evaluate_every = Mierzy siłę co n partii.
    .jobs = Liczba wątków, w których toczą się partie.
    .jobs-default = po jednym na procesor
    .begin_with = Zaczyna od wyuczonej sieci zamiast od rozgrzewki. Podaj folder innego treningu tej gry, dla dowolnej liczby graczy, albo `published`, czyli wagi używane przez boty (`published:4`: dla 4 graczy). Sieć może mieć mniej neuronów ukrytych.
    .learning_rate = Początkowy współczynnik uczenia. Maleje 50-krotnie.
    .learning_rate-default = 0.001, a z --begin-with 0.0005
    .mixture = Jak często każda opcja, która nie jest ustalona, różni się od domyślnej: prawdopodobieństwa od 0 do 1. W każdej partii obowiązuje jedno, wylosowane.
    .noise = Największy błąd, w punktach, dodawany do decyzji w partiach z samym sobą. Przy 1 lub 2 punktach gracze próbują też tego, co wygląda prawie równie dobrze, i uczą się, ile jest to warte.
    .out = Folder treningu.
    .policy = Trenuje zamiast tego strategię bota quick: to, co wybiera skilled, dla wszystkich liczb graczy i wszystkich opcji naraz. Liczą się wtedy tylko --games, --hidden, --near, --seed, --out i --publish.
    .near = Z --policy: o ile ocena decyzji może być niższa od najwyższej, by quick śledził obie do końca ruchu. 0: nigdy.
    .publish = Na koniec publikuje wagi dla botów gry.

compare = Dwie wyuczone funkcje wartości grają ze sobą, jedno miejsce przeciw wszystkim innym. Podaje przedziały ufności.
    .one = Folder treningu, `published`, czyli wagi używane przez boty, `published@1`, czyli starsza wersja, albo `greedy`, czyli funkcja napisana ręcznie.
    .other = Folder treningu, `published`, czyli wagi używane przez boty, `published@1`, czyli starsza wersja, albo `greedy`, czyli funkcja napisana ręcznie.
    .players = Liczba graczy.
    .players-default = jak w treningu, a bez niego 4
    .games = Liczba partii, w których każda funkcja gra przeciw drugiej na pozostałych miejscach.
    .jobs = Liczba wątków, w których toczą się partie.
    .jobs-default = po jednym na procesor

record = Rozgrywa partię między botami i zapisuje ją w pliku. To pierwsza partia z `simulate` przy tym samym ziarnie.
    .out = Plik do zapisania.
    .seed = To samo ziarno daje te same partie.
    .seed-default = losowe
    .force = Zastępuje plik, jeśli już istnieje.

replay = Sprawdza każdy krok i wynik zapisu. Wypisuje podsumowanie tylko wtedy, gdy cały zapis jest poprawny.
    .file = Plik z zapisem.
    .as_json = Jeden wiersz JSON na krok, ze stanem gry.

verify =
    Sprawdza, czy każde rozdanie i każdy rzut w zapisie wynika z tajemnicy ustalonej przed partią.

    Sprawdza też zasady, jak `replay`. Kończy się kodem 1, jeśli coś się nie zgadza, i podaje pierwszy taki krok.
    .file = Zapis partii rozegranej w serwisie.

analyse =
    Pokazuje, ile było warte szczęście, skąd wzięły się punkty na każdym miejscu i które ruchy kosztowały tam najwięcej.

    Wyniki są zachowywane: polecenie wznowione po przerwie kontynuuje od tego samego miejsca.
    .file = Zapis skończonej partii.
    .jobs = Liczba procesów. Wyniki są te same.
    .rollouts = Liczba partii z każdej pozycji.
    .rollouts-default = od 12 do 50, zależnie od gry
    .games = Liczba partii z tym samym szczęściem.
    .moves = Liczba ruchów na liście dla każdego miejsca.
    .judge = Bot, który gra dalej: quick potrzebuje ułamka czasu i częściej się myli.
    .step = Zamiast tego: po tylu krokach sędzia dogrywa partię do końca, tyle razy, ile podano w --games.
    .porcelain = JSON na stdout, wiersz na każdy etap, dla programów.

explore =
    Pokazuje na podstawie partii botów, które decyzje najwięcej dają, a które najwięcej kosztują, gdy są możliwe.

    Zysk to punkty ponad to, co daje tam decyzja bota skilled. To, co wystąpiło mniej niż 30 razy, jest pominięte.
    .players = Liczba graczy.
    .kind = Rodzaj decyzji. Można podać kilka razy.
    .kind-default = wszystkie
    .file = Plik Parquet z `tools.explored`. Można podać kilka razy.
    .file-default = plik dostarczony z programem

check-records =
    Odtwarza każdy zapis w folderze i jego podfolderach albo każdy stół serwisu, każdy według jego własnej wersji zasad.

    Użyj przed aktualizacją. Wypisuje wiersz dla każdej partii, której ta wersja nie kontynuowałaby bez zmian, i kończy się kodem 1, jeśli taka jest.
    .where = Folder z zapisami (*.json) albo baza danych serwisu, jako plik lub URL (postgresql://…).

games = Wypisuje gry, ich opcje i boty.

games-export =
    Zapisuje partie jako dane: każdą decyzję z tym, co było wiadomo na jej miejscu, co było dozwolone i jak ocenia to wyuczona funkcja wartości.

    Partie są rozgrywane przez boty i wynikają z ziarna albo są odczytywane z zapisów. Aby wznowić przerwany eksport, uruchom to samo polecenie jeszcze raz.
    .game = Nazwa gry, zobacz `parvis games`.
    .out = Folder na dane: pliki Parquet, manifest z sumami kontrolnymi i karta zbioru danych.
    .level = Boty, oddzielone przecinkami: jeden dla wszystkich miejsc albo po jednym dla każdego miejsca.
    .level-default = skilled
    .games = Liczba partii.
    .seed = To samo ziarno daje te same partie.
    .split = Rozdania do treningu albo do testów: train albo test. Żadne nie należy do obu części.
    .record = Zamiast partii botów: plik z zapisem albo folder z zapisami (*.json). Można podać kilka razy.
    .jobs = Liczba procesów. Wyniki są te same.
    .jobs-default = po jednym na procesor
    .minari = Zapisuje partie także dla Minari.

compile = Kompiluje z góry zasady i boty gier. Za drugim razem trwa to tylko sekundę.
    .names = Nazwy gier.
    .names-default = wszystkie
    .porcelain = Proste wiersze `done total` na stdout, dla programów.
    .batches = Kompiluje też pętle środowisk wsadowych i wektorowych.
    .box = Kompiluje grę z tego pliku pudełka.

bench = Mierzy, jak szybkie są zasady: mediany z kilku pomiarów, na jednym rdzeniu.
    .game = Nazwa gry.
    .players = Liczba graczy.
    .rounds = Liczba pomiarów.

## Words that make no command. $help: the command that tells more, such as `parvis match --help`

# $command: what was typed.
usage-command-unknown = Nie ma polecenia { $command } (zobacz { $help })
# $similar: commands that are called nearly so, "'match' or 'train'".
usage-command-similar = Nie ma polecenia { $command }. Może chodziło o { $similar }? (zobacz { $help })
usage-option-unknown = Nie ma opcji { $option } (zobacz { $help })
# $similar: options, as above.
usage-option-similar = Nie ma opcji { $option }. Może chodziło o { $similar }? (zobacz { $help })
usage-option-missing = Brakuje opcji { $option } (zobacz { $help })
usage-option-empty = Opcja { $option } wymaga wartości (zobacz { $help })
usage-option-flag = Opcja { $option } nie przyjmuje wartości (zobacz { $help })
usage-argument-missing = Brakuje argumentu { $argument } (zobacz { $help })
# $words: what was typed beyond what the command takes.
usage-words-left =
    { $count ->
        [one] Niepotrzebny argument: { $words } (zobacz { $help })
        [few] Niepotrzebne argumenty: { $words } (zobacz { $help })
       *[many] Niepotrzebne argumenty: { $words } (zobacz { $help })
    }
# $name: an argument, an option or an environment variable. $value: what was typed.
usage-number-least = { $name } musi być liczbą całkowitą równą co najmniej { $smallest }, a nie { $value } (zobacz { $help })
usage-number = { $name } musi być liczbą całkowitą od { $smallest } do { $largest }, a nie { $value } (zobacz { $help })
usage-decimal = { $name } musi być liczbą od { $smallest } do { $largest }, a nie { $value } (zobacz { $help })
# $choices: "skilled or quick".
usage-choice = { $name } musi mieć wartość { $choices }, a nie { $value } (zobacz { $help })

## Options and files of several commands

# $option: in quotation marks. $word: the same without them.
option-without-value = --option { $option } nie ma wartości. Napisz --option { $word }=true
option-twice = opcję { $option } podano dwa razy. Podaj ją raz
file-unreadable = nie można odczytać pliku { $file }: { $error }
file-unwritable = nie można zapisać pliku { $file }: { $error }
file-unusable = nie można odczytać lub zapisać pliku { $file }: { $error }
# What a command prints can't be taken: the disk is full, for example.
output-unwritable = nie można wypisać wyników: { $error }

## Progress, beside a bar

progress-compiling = Kompilacja zasad
progress-compiling-game = Kompilacja zasad: { $game }
progress-playing = Rozgrywanie partii
progress-playing-game = Rozgrywanie partii: { $game }
progress-writing = Zapisywanie danych
# Two learned values play against each other.
progress-comparing = { $one } i { $other }
# $players: how many.
progress-training = Trening: { $game }, gracze: { $players }
progress-training-policy = Trening strategii: { $game }
progress-analysing = Analiza: { $game }
progress-finishing = Dogrywanie do końca: { $game }
progress-measuring = Pomiar: { $game }
progress-replaying-records = Odtwarzanie zapisów
progress-replaying-tables = Odtwarzanie stołów
progress-copying = Kopiowanie bazy danych

## Heads of columns in several tables

head-player = gracz
head-players = gracze
head-seat = miejsce
head-games = partie
head-score = wynik
head-mean-score = średni wynik
# The standard deviation of scores.
head-spread = rozrzut
# Part of the games that a player won.
head-wins = wygrane
head-seat-wins = wygrane na miejsce (95%)
head-points = punkty
# The mean score of all the others.
head-theirs = wynik innych
# One seat against all others: the bot that has it.
head-alone = w pojedynkę
# The time of one.
head-decision-time = czas decyzji
head-decisions = decyzje
head-range = zakres
# Number of the step in the record.
head-step = krok
# Games in which a seat has no more points than in the game that is analysed.
head-no-more = z nie wyższym wynikiem

## Cells of several tables

cell-range = od { $least } do { $most }
cell-share = { $count } z { $all }

## parvis serve, backup and restore

# A question; a colon is put after it.
ask-address = Publiczny adres klubu
ask-admin = Adres e-mail administratora
ask-mail = Serwer pocztowy (smtp://user:password@host) albo none
backup-written = { $file }: { $size } kB
site-restored = Serwis jest w folderze { $folder }

## parvis games

# $game: the name by which commands know it. $players: "2, 3 or 4".
games-title = { $title }: { $game }, gracze: { $players }
games-option = opcja
# What the option is when it is not given.
games-usual = domyślnie
# $help: what the option does, a sentence.
games-help-players = { $help } Gracze: { $players }.
games-help-group = { $group }: { $help }
# $help: as above, without the full stop.
games-help-values = { $help }: { $values }
games-bots = Boty
games-bot = bot
# How a bot plays.
games-bot-about =
    .random = dowolna dozwolona decyzja, każda jednakowo prawdopodobna
    .novice = patrzy jeden ruch naprzód i źle ocenia to, co widzi
    .greedy = ruch, który w tej chwili wygląda najlepiej według napisanej ręcznie funkcji wartości gry
    .skilled = ruch, który w tej chwili wygląda najlepiej według funkcji wartości wyuczonej w partiach z samym sobą; gdy gra jej nie ma, decyduje jak greedy
    .expert = przeszukiwanie drzewa gry, do sekundy na każdy ruch

## parvis games export

# $option: with its dashes.
export-records-alone = opcja { $option } dotyczy partii botów. Nie podawaj jej razem z --record
export-no-records = w folderze { $folder } nie ma zapisów (*.json)
export-stopped = zatrzymano. Gotowe pliki, po 100 partii każdy, są w folderze { $folder }. Aby wznowić, uruchom to samo polecenie jeszcze raz
export-changed = plik { $file } nie zgadza się z manifestem. Jego partie są zapisywane na nowo
export-older = zbiór w folderze { $folder } zaczęła zapisywać starsza wersja. Wszystkie jego partie są zapisywane na nowo
export-levels = { $count ->
    [one] --level wymienia { $count } bota (liczba graczy: { $players }). Podaj jednego dla wszystkich albo po jednym na miejsce
    [few] --level wymienia { $count } boty (liczba graczy: { $players }). Podaj jednego dla wszystkich albo po jednym na miejsce
   *[many] --level wymienia { $count } botów (liczba graczy: { $players }). Podaj jednego dla wszystkich albo po jednym na miejsce
}
# $size: in kB.
export-written = { $folder }: partie: { $games }, decyzje: { $decisions }, { $size } kB
# $name: by which Minari knows the data.
export-minari = Dla Minari: MINARI_DATASETS_PATH={ $folder }, { $name }

## parvis simulate

# $game: with its options, "Troyes, cards=both".
simulate-title = { $game }, partie: { NUMBER($games, useGrouping: 0) }, ziarno: { $seed }
simulate-by-seat = gracz, według miejsc
simulate-rotated = gracz, ze zmianą miejsc
# Both numbers can have decimals.
simulate-speed = decyzje na sekundę: { $decisions }, partie na sekundę: { $games }

## parvis match, tournament and ladder

series-workers = --workers musi mieć wartość auto, threads lub processes, a nie { $workers }
series-rotations =
    { $games ->
        [one] { $games } partia w każdym składzie, żeby każdy bot zajmował każde miejsce równie często
        [few] { NUMBER($games, useGrouping: 0) } partie w każdym składzie, żeby każdy bot zajmował każde miejsce równie często
       *[many] { NUMBER($games, useGrouping: 0) } partii w każdym składzie, żeby każdy bot zajmował każde miejsce równie często
    }
series-stopped =
    { $total ->
        [one] przerwano: w folderze { $folder } zapisano { $done } z { $total } partii. Aby kontynuować, uruchom to samo polecenie ponownie
        [few] przerwano: w folderze { $folder } zapisano { NUMBER($done, useGrouping: 0) } z { NUMBER($total, useGrouping: 0) } partii. Aby kontynuować, uruchom to samo polecenie ponownie
       *[many] przerwano: w folderze { $folder } zapisano { NUMBER($done, useGrouping: 0) } z { NUMBER($total, useGrouping: 0) } partii. Aby kontynuować, uruchom to samo polecenie ponownie
    }
# $game: with its options, "Troyes, cards=both".
series-title = { $game }, gracze: { $players }, partie: { NUMBER($games, useGrouping: 0) }, ziarno: { $seed }
# $points: with decimals.
match-caption = średni wynik zwycięzcy: { $points }, wszystkie partie w folderze { $folder }
match-winning-score = wynik przy wygranej
match-ranks = Punkty według lokat (95%)
match-seats = Wygrane według miejsc, decyzje w partii, czas każdej z nich
match-seat = miejsce { $number }
# The time of each decision.
match-each = czas każdej
# All players together.
match-all = wszyscy
tournament-rating = ranking
tournament-caption =
    { $lineups ->
        [one] OpenSkill (Plackett-Luce), { $lineups } skład, wszystkie partie w folderze { $folder }
        [few] OpenSkill (Plackett-Luce), { NUMBER($lineups, useGrouping: 0) } składy, wszystkie partie w folderze { $folder }
       *[many] OpenSkill (Plackett-Luce), { NUMBER($lineups, useGrouping: 0) } składów, wszystkie partie w folderze { $folder }
    }
# $share: what a bot would win that is as good as the others, "25.0%".
tournament-duels = Udział wygranych w pojedynkę przeciw pełnemu stołowi każdego bota (równe boty: { $share })
# The bots of the other seats.
ladder-against = przeciwnicy
ladder-share = udział wygranych (95%)
# $share: as above.
ladder-caption = równe boty wygrywałyby { $share }, wszystkie partie w folderze { $folder }
ladder-times = --times musi zawierać same czasy albo same liczby iteracji, a nie { $times }

## parvis evaluate

# $task: a name such as parvis/NotreDame-4p-v1.
evaluate-title = { $bot } w zadaniu { $task }, rozdania: { $deals }
# The bot in all other seats.
evaluate-field = przeciwnicy
evaluate-wins = wygrane (95%)
# How often the bot came first, second and so on.
evaluate-places = lokaty 1, 2…
evaluate-caption = Pliki w folderze { $folder }
evaluate-ratings = Rankingi OpenSkill ze wszystkich tych partii

## parvis league

# $task: a name such as parvis/NotreDame-4p-v1.
league-title = { $task }, rozdania: { $deals }
# Points above those of the field's own bots, without what the deals brought.
league-adjusted = bez wpływu szczęścia
# $bot: the bot in all other seats.
league-against = wygrane, przeciwnicy: { $bot }

## parvis agents

# $url: what was typed.
agents-url = --url musi być adresem, na przykład https://models.example/v1/chat/completions, a nie { $url }
agents-no-url = modele potrzebują adresu: --url albo PARVIS_MODEL_URL
agents-no-name = model: wymaga nazwy modelu, jak w model:NAME
agents-folder = folder { $folder } nie jest pusty. Wybierz nowy
agents-prompt = Twoja decyzja:
agents-title = { $game }, partie: { NUMBER($games, useGrouping: 0) }
# How many answers were no legal decision.
agents-refused = odrzucone
# In how many games the player gave up.
agents-gave-up = poddane
# $number: of the game. $step: of the game. $why: in English.
agents-plays-on = partia { $number }, od kroku { $step }: zamiast gracza { $player } gra { $bot } ({ $why })

## parvis train and compare

train-published = published: wymaga liczby graczy, jak w published:4
train-mixture = --mixture musi zawierać prawdopodobieństwa od 0 do 1, jak w 0,0.5,1, a nie { $value }
# Numbers of games.
train-changed = ten trening zaplanowano na inną liczbę partii ({ $before }, teraz { $now }). Od partii { $played } współczynnik uczenia jest taki, jakby od początku planowano { $now }. To, co wyuczono wcześniej, pozostaje bez zmian
train-stopped = przerwano. Aby wznowić trening od ostatniego stanu zapisanego w folderze { $folder }, uruchom to samo polecenie ponownie
train-stopped-early = przerwano, zanim cokolwiek zapisano. Aby zacząć od nowa, uruchom to samo polecenie ponownie
train-no-picture = nie ma wykresu, bo w folderze { $folder } nie ma jeszcze krzywej
train-weights-saved = wagi zapisano w pliku { $file }
train-meaning-saved = obok zapisano, co oznaczają ich przewidywania
train-policy-saved = strategię zapisano w pliku { $file }
train-title = { $game }, gracze: { $players }, partie: { NUMBER($games, useGrouping: 0) }
# A point of the curve, with the heads below. All are numbers with decimals, or with a per cent sign.
train-point = partie { $games }, godziny { $hours }, punkty { $points }, z samym sobą { $own }, wygrane z greedy { $wins }, błąd { $error }
train-hours = godziny
# Points in games against itself.
train-own = z samym sobą
train-wins = wygrane z greedy
# How far its predictions are from the results.
train-error = błąd
train-policy-title =
    { $rounds ->
        [one] Strategia w grze { $game } po { $rounds } rundzie treningu
        [few] Strategia w grze { $game } po { NUMBER($rounds, useGrouping: 0) } rundach treningu
       *[many] Strategia w grze { $game } po { NUMBER($rounds, useGrouping: 0) } rundach treningu
    }
# Points that worse decisions cost.
train-lost = stracone w partii
# How often the policy decides as the bot skilled.
train-agreement = decyduje jak skilled
# $share: "25%".
compare-title = { $game }, gracze: { $players } (równe boty wygrywałyby { $share })
# The bot of the other seats.
compare-among = przeciwnicy
compare-wins = wygrane (95%)

## parvis record and replay

record-exists = plik { $file } już istnieje. Wybierz inną nazwę albo zastąp go za pomocą --force
record-no-folder = nie ma takiego folderu: { $folder }. Najpierw go utwórz
record-written =
    { $steps ->
        [one] { $file }: { $game }, { $steps } krok, ziarno { $seed }
        [few] { $file }: { $game }, { NUMBER($steps, useGrouping: 0) } kroki, ziarno { $seed }
       *[many] { $file }: { $game }, { NUMBER($steps, useGrouping: 0) } kroków, ziarno { $seed }
    }
# $game: with its options, "Troyes, cards=both".
replay-title =
    { $steps ->
        [one] { $game }, wersja zasad { $ruling }, { $steps } krok, dozwolony
        [few] { $game }, wersja zasad { $ruling }, { NUMBER($steps, useGrouping: 0) } kroki, wszystkie dozwolone
       *[many] { $game }, wersja zasad { $ruling }, { NUMBER($steps, useGrouping: 0) } kroków, wszystkie dozwolone
    }
# $hash: 16 hex digits.
replay-caption = ostatni stan { $hash }
replay-name = imię
replay-tie-break = remis
# Stands in the row of a player.
replay-won = wygrywa

## parvis verify

verify-no-sources = ten zapis nie zawiera źródeł losowości. Mają je tylko partie z serwisu, ale nie te ze starszych wersji
# The three stand before values, one below the other.
verify-commitment = skrót tajemnicy
verify-secret = tajemnica
verify-numbers = dodane przez graczy
# Players add numbers of their own. $count: as many as there are players.
verify-numbers-added =
    { $count ->
        [one] { $added } z { $count } liczby
        [few] { $added } z { $count } liczb
       *[many] { $added } z { $count } liczb
    }
verify-start-chosen = gracza rozpoczynającego wybrano, a nie wylosowano
verify-withheld = miejsce { $seat }: liczby nie pokazano na czas, więc użyto jej skrótu
verify-return = miejsce { $seat }: cofnięcie do kroku { $step } (cofnięte rozdania i rzuty: { $count })
verify-return-admin = administrator: cofnięcie do kroku { $step } (cofnięte rozdania i rzuty: { $count })
verify-other-secret = tajemnica nie pasuje do skrótu ustalonego przed partią
verify-other-number = miejsce { $seat }: liczba ma inny skrót niż ten, który zachowano
verify-differs = krok { $step }: los zdecydował inaczej, niż wynika z tajemnicy i liczb
verify-holds =
    { $draws ->
        [one] { $draws } rozdanie lub rzut wynika z liczb ustalonych przed partią
        [few] wszystkie rozdania i rzuty ({ NUMBER($draws, useGrouping: 0) }) wynikają z liczb ustalonych przed partią
       *[many] wszystkie rozdania i rzuty ({ NUMBER($draws, useGrouping: 0) }) wynikają z liczb ustalonych przed partią
    }

## parvis check-records

check-nothing = nie ma zapisów (*.json) w folderze { $folder } ani w jego podfolderach
# $reason: why it does not hold, a sentence beginning with a small letter.
check-file = { $file }: { $reason }
check-table = stół { $table }: { $reason }
check-unreadable = nie można odczytać pliku: { $error }
# $kind: what Python calls the error.
check-rules-fail = krok { $step }: w zasadach wystąpił błąd { $kind }: { $error }
check-fine = zgodne
check-different = niezgodne
# What the rows count.
check-records-read = zapisy
check-in-play = partie w toku
check-finished = partie skończone

## parvis analyse. The judge is a bot that plays on in all seats

# The game is played on from that step.
analyse-finished =
    { $games ->
        [one] { $games } partia od kroku { $step }, na wszystkich miejscach gra { $judge }
        [few] { NUMBER($games, useGrouping: 0) } partie od kroku { $step }, na wszystkich miejscach gra { $judge }
       *[many] { NUMBER($games, useGrouping: 0) } partii od kroku { $step }, na wszystkich miejscach gra { $judge }
    }
analyse-par-title =
    { $games ->
        [one] Norma przy tym szczęściu: { $games } partia z tymi samymi kartami i kośćmi, na wszystkich miejscach gra { $judge }
        [few] Norma przy tym szczęściu: { NUMBER($games, useGrouping: 0) } partie z tymi samymi kartami i kośćmi, na wszystkich miejscach gra { $judge }
       *[many] Norma przy tym szczęściu: { NUMBER($games, useGrouping: 0) } partii z tymi samymi kartami i kośćmi, na wszystkich miejscach gra { $judge }
    }
# What the judge makes of the same deal.
analyse-par = norma
analyse-ledger = Skąd wzięły się punkty
analyse-ledger-caption =
    { $rollouts ->
        [one] Wiersze sumują się do wyniku. Przedziały 95%; { $rollouts } partia z każdej pozycji
        [few] Wiersze sumują się do wyniku. Przedziały 95%; { NUMBER($rollouts, useGrouping: 0) } partie z każdej pozycji
       *[many] Wiersze sumują się do wyniku. Przedziały 95%; { NUMBER($rollouts, useGrouping: 0) } partii z każdej pozycji
    }
# Points that an average deal brings.
analyse-start = początek
# Points won or lost by luck, by the others' decisions, by one's own, and by what nobody could know.
analyse-luck = szczęście
analyse-others = ruchy innych
analyse-hidden = ukryte informacje
analyse-strengths = Siła gry na każdym miejscu
# $levels: bots and what each loses, "greedy 0.52 ± 0.03, skilled 0.20 ± 0.02".
analyse-strengths-caption = Zakres 95% na podstawie tej jednej partii. Straty poziomów: { $levels }. Sędzią jest { $judge }
analyse-lost-decision = strata na decyzję
analyse-strength = siła gry
# Names of bots.
analyse-strength-open = od { $weakest } do { $strongest }: jedna partia tego nie rozstrzyga
analyse-strength-like = jak { $bot }
analyse-strength-between = między { $weaker } a { $stronger }
analyse-strength-above = powyżej poziomu { $bot }
analyse-strength-below = poniżej poziomu { $bot }
analyse-curves = Oczekiwane punkty i szansa na wygraną na początku rund
analyse-moves = Ruchy, które kosztowały najwięcej
analyse-moves-caption =
    { $games ->
        [one] Ocenione ponownie: { $games } nowa partia z każdym z dwóch ruchów
        [few] Ocenione ponownie: { NUMBER($games, useGrouping: 0) } nowe partie z każdym z dwóch ruchów
       *[many] Ocenione ponownie: { NUMBER($games, useGrouping: 0) } nowych partii z każdym z dwóch ruchów
    }
# The decision that was made.
analyse-played = zagrane
# Head above the decision that the judge would have made.
analyse-instead = wybór bota { $judge }
analyse-points-lost = stracone punkty
# From where most of the lost points would have come.
analyse-most = głównie

## parvis explore

explore-nothing = nie oceniono jeszcze decyzji w grze { $game }. Uruchom: python -m tools.explored { $game }
# $options: "cards=both ramparts=true".
explore-too-few = za mało partii w grze { $game } (gracze: { $players }, opcje: { $options })
explore-too-few-usual = za mało partii w grze { $game } (gracze: { $players }, opcje domyślne)
explore-title = { $game }, gracze: { $players }: o ile więcej punktów niż po wyborze bota skilled, gdy decyzja była możliwa
explore-kind = rodzaj
explore-decision = decyzja
explore-gain = zysk (95%)
# In how many positions the decision was open.
explore-open = możliwa
# How often it was made there.
explore-decided = wybrana

## parvis bench

bench-title = { $game }, gracze: { $players }
# Both numbers are rounded. $system, $date …: of the computer, as it calls them.
bench-caption = W losowej partii: decyzje graczy { $decisions }, decyzje losu { $nature }. { $processor }, { $system }, Python { $python }, Numba { $numba }, { $date }
bench-measured = pomiar
bench-median = mediana
bench-unit = jednostka
# What is measured.
bench-figure =
    .core = losowa gra w rdzeniu silnika
    .interpreted = losowa gra, interpretowana
    .batched = losowa gra wsadowa, sterowana z Pythona
    .stepped = krok po kroku z Pythona, także los
    .copy = kopia stanu w rdzeniu silnika
    .playouts = losowe rozgrywki od początku partii
    .values = pozycje oceniane jak w przeszukiwaniu
    .iterations = przeszukiwanie od początku partii
    .compile = kompilacja zasad od zera
    .compile_bots = kompilacja botów od zera
    .start = ciepły start zasad
    .start_cpu = ciepły start zasad
    .start_bots = ciepły start zasad i botów
    .start_process = ciepły start, cały proces
# One decision of a bot, by its rules as they are run.
bench-bot =
    .compiled = bot { $bot }, skompilowany
    .interpreted = bot { $bot }, interpretowany
# Units. `/s`: in a second.
bench-decisions = decyzje/s
bench-steps = kroki/s
bench-playouts = rozgrywki/s
bench-positions = pozycje/s
bench-iterations = iteracje/s
bench-microseconds = µs/decyzję
bench-cpu-seconds = s CPU
