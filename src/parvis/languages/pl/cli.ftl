### Help of the commands: what each does, and its options. `NAME-default` is what an option is without being given.
### Names of commands and options, words in `…`, and what stands for values (PATH, GAME) stay as they are.

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
    .workers = Pula wykonawców: threads, processes albo auto (zależnie od botów). Wyniki są te same.
    .ray = Gra w klastrze Ray pod tym adresem, a bez adresu w lokalnym.
    .out = Folder na wyniki. Partie, które już w nim są, nie są rozgrywane ponownie.
    .out-default = w results/
    .sources = W co n-tym rozdaniu liczy punkty według źródeł (0: nigdy).
    .pictures = Rysuje też wyniki, jako PNG i SVG.
    .players = Liczba graczy.
    .players-default = 4 albo tylu, na ilu pozwala gra

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
    Pracuje dla klubu, który obsługują inne procesy: boty, zegary, powiadomienia. Wymaga PostgreSQL.

    Wszystkie inne ustawienia są takie jak w `parvis serve`, ze zmiennych środowiskowych albo z club.toml.

backup =
    Tworzy kopię zapasową serwisu w jednym pliku, z bazą danych, kluczem i ustawieniami. Bezpieczne także w trakcie partii.

    Plik może czytać tylko jego właściciel. Niech tak zostanie: kto ma ten plik, może zalogować się jako każdy.
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
    Rozgrywa mecz między botami, które zmieniają się miejscami; zachowuje każdą partię i podaje przedziały ufności.

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

train = Trenuje funkcję wartości w partiach bota z samym sobą. To samo polecenie wznawia przerwany trening.
    .players = Liczba graczy. Każda ma własne wagi.
    .games = Łączna liczba partii, razem z już rozegranymi. Współczynnik uczenia maleje przez wszystkie, więc inna liczba zmienia to, co jest uczone od tej chwili.
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
    .games = Liczba partii każdej funkcji przeciw miejscom drugiej.
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
    .porcelain = JSON na stdout, wiersz na każdy postęp, dla programów.

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
