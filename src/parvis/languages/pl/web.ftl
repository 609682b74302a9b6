### The site's own sentences.
###
### Names of people and bots are never declined. Where a language needs another case, put the name after a colon.
### A message with a number can have more plural forms than here; "Plural" marks those that have one in English.
### Numbers with "useGrouping: 0" are names of tables and steps.

# Title of a notification: the site's name, never translated.
site-title = Parvis
skip-to-table = Przejdź do decyzji
# Link, noun.
back-home = Wszystkie stoły
listed = { $most } i { $last }
# Name of a level of bots, noun, in the nominative wherever it stands.
bot-expert-5s = Cierpliwy ekspert
    .help = Jak Ekspert, ale nad każdym ruchem myśli do 5 sekund.
    .like = Pasuje do partii korespondencyjnych i do graczy, którzy sami też lubią się zastanowić.
    .short = myśli dłużej
# Name of a level of bots, noun, in the nominative wherever it stands.
bot-expert = Ekspert
    .help = Przed każdym ruchem myśli naprzód, do 1 sekundy. Przy stole z 3 botami poziomu Znawca wygrywa mniej więcej dwa razy częściej niż każdy z nich.
    .like = Rozgrywa w myślach to, co ty i inni możecie zrobić dalej, i wybiera ruch, który wypada najlepiej. Widzi twoje groźby i często jest szybszy. Jeśli chcesz sprawdzić swoje siły, zagraj z tym botem.
    .short = myśli naprzód
# Name of a level of bots, noun, in the nominative wherever it stands.
bot-skilled = Znawca
    .help = Uczył się na tysiącach partii z samym sobą i decyduje natychmiast. Z każdego ruchu wyciska jak najwięcej, ale dalej nie patrzy.
    .like = Marnuje bardzo mało. Dobrze wyczuwa, co będzie się liczyć na koniec partii, więc wcześnie zaczyna budować. Nie pyta, co planujesz ty.
    .short = zna grę
# Name of a level of bots, noun, in the nominative wherever it stands.
bot-greedy = Chciwiec
    .help = Bierze to, co w tej chwili wygląda najlepiej. Od 6 do 10 razy w partii traci na tym punkt lub więcej.
    .like = Każdy jego ruch ma sens, ale wszystkie razem nie tworzą planu. Wszystko, co opłaca się później, zostawia tobie. To dobry przeciwnik, gdy uczysz się planować.
    .short = bierze, co się da
# Name of a level of bots, noun, in the nominative wherever it stands.
bot-novice = Nowicjusz
    .help = Łagodny przeciwnik, który patrzy tylko jeden ruch naprzód i często źle go ocenia. Co czwarta lub piąta decyzja kosztuje go punkt lub więcej.
    .like = Szuka właściwych ruchów i trochę się przy tym myli, jak ludzie w pierwszych partiach. Gra na tyle rozsądnie, że jest ciekawie, i rzadko karze błędy. Dlatego to dobry przeciwnik na pierwsze partie.
    .short = popełnia błędy
# Name of a level of bots, noun, in the nominative wherever it stands.
bot-random = Przypadek
    .help = Wykonuje dowolny dozwolony ruch i prawie nie zdobywa punktów. Nadaje się do wypróbowania zasad.
    .like = Nie ma planu. Jeśli wejdzie ci w drogę, to czysty przypadek; błędów nigdy nie karze umyślnie.
    .short = nie ma planu
bot-with-setting = { $bot } ({ $setting })
offline = Brak połączenia z serwisem. Strona działa dalej, gdy tylko połączenie wróci.
compiling = Przygotowywanie botów
    .length = Zwykle trwa to od 1 do 3 minut, tylko za pierwszym razem. Podpowiedzi pojawią się potem.

## The page about the site

# Heading, noun.
about-heading = O serwisie Parvis
about-lead = Parvis { $version } to serwis, w którym możesz grać w dwie gry planszowe o katedrach, uczyć się ich i coraz lepiej je rozumieć. To wolne oprogramowanie na licencji MIT.
# Heading, noun.
about-games-heading = Gry
about-games = Autorem gry Notre Dame jest Stefan Feld, a gier Troyes i Damy z Troyes – Sébastien Dujardin, Xavier Georges i Alain Orban. Parvis nie jest związany ani z nimi, ani z wydawcami. Zasady są zgodne z instrukcjami. Teksty i obrazy są własne, z wyjątkiem wymienionych niżej.
about-others-heading = Prace innych autorów
about-signs = Symbole postaci, kart, wydarzeń i kafli pochodzą z game-icons.net; autorzy: Caro Asercion, Delapouite, HeavenlyDog, Lorc, Quoting, Sbed i Skoll, licencja CC BY 3.0. Kolory usunięto.
about-letters = Krój pisma to EB Garamond; autorzy: Georg Duffner i Octavio Pardo, licencja SIL Open Font License 1.1.
about-scripts = Strony odświeża htmx, na licencji Zero-Clause BSD.
about-link-signs = Wszystkie symbole z game-icons.net
about-link-licence = Licencja CC BY 3.0

## Rules

rules-heading = Zasady
rules-of = Zasady gry { $game }
rules-games = Gry
rules-at-table = Tak, jak przy twoim stole. To, czego w partii nie ma, jest zwinięte.
# Where a table began under other rules or values than today's.
rules-older = Partia przy twoim stole zaczęła się według starszej wersji zasad ({ $ruling }) i według niej się skończy. Ta strona opisuje wersję { $newest }, w której kilka zasad i wartości jest innych.
rules-search = Szukaj w zasadach
rules-found-none = Żadne miejsce w zasadach nie zawiera wszystkich tych słów.
rules-contents = Spis treści
rules-off = Tego nie ma przy twoim stole: { $what }
rules-none = Nie ma tu zasad gry o nazwie { $name }.
rules-here = Zasada
rules-here-named = Zasada: { $section }

## Bots

## Lessons: short scenes at the board in which one learns a game

# The way to the lessons of a game, on the first page. $count: how many minutes they take
learn-in =
    { $count ->
        [one] Nauka w { $count } minutę
        [few] Nauka w { $count } minuty
       *[many] Nauka w { $count } minut
    }
learn-of = Nauka gry { $game }
learn-lead = Krótkie sceny na prawdziwej planszy, w każdej jedna nowa rzecz. Próbuj, ile razy chcesz.
learn-games = Gry
# $count: how many minutes a lesson takes
learn-minutes =
    { $count ->
        [one] około { $count } minuty
        [few] około { $count } minut
       *[many] około { $count } minut
    }
learn-done = gotowe
learn-begin = Zacznij
learn-go-on = Dalej
learn-play = Zagraj pierwszą partię
learn-place = Scena { $place } z { $total }
# Where a scene begins that doesn't go on from the one before; in a game with rounds, also in which
learn-other-position = Inna pozycja
learn-other-round = Inna pozycja: runda { $round }
# A scene that begins where the one before began
learn-same-position = Znów ta sama pozycja
learn-retry = Spróbuj jeszcze raz
learn-again = Zacznij od nowa
learn-next = Następna scena
learn-skip = Pomiń
learn-all = Wszystkie sceny
learn-none = Nie ma lekcji gry o nazwie { $name }.
learn-no-scene = Nie ma sceny o nazwie { $name }.

## Puzzles: positions at the board in which one move is clearly best

puzzles-heading = Zadania
puzzles-lead = Pozycje z partii botów, w których jeden ruch jest wyraźnie najlepszy. Liczy się to, co można było wiedzieć na tym miejscu.
# $count: how many puzzles a game has
puzzles-count =
    { $count ->
        [one] { $count } zadanie
        [few] { $count } zadania
       *[many] { $count } zadań
    }
puzzles-day = Zadanie dnia
puzzles-day-named = Zadanie dnia: { $game }
puzzles-queue-named = Następne zadanie: { $game }
puzzles-standing = Twój ranking w zadaniach: { $rating }. Rozwiązane: { $solved } z { $tried }.
puzzles-tried = Próby w tej przeglądarce: { $count }
puzzles-nothing = Nie ma tu zadań.
puzzles-all = Wszystkie zadania
puzzle-none = Nie ma zadania o nazwie { $name }.
puzzle-of = Zadanie: { $game }
puzzle-difficulty = Trudność { $number } z 5
# $options: how many moves were compared; $points: how far the best one is ahead of the second best
puzzle-numbers = Ruchy: { $options }. Przewaga najlepszego w punktach: { $points }
puzzle-question = Jaki jest twój ruch?
puzzle-words = Zagraj cały ruch. Ocenę zobaczysz na jego końcu.
puzzle-words-first = Zdecyduj, od czego zaczyna się twój ruch. Każdy początek jest oceniany według najlepszego dokończenia ruchu.
puzzle-solved = Rozwiązane. Przewaga nad drugim najlepszym ruchem, w punktach: { $points } ± { $interval }
puzzle-missed = Koszt twojego ruchu w punktach: { $points } ± { $interval }
puzzle-unjudged = To nie najlepszy ruch. Nie było go wśród ocenionych.
# A move follows.
puzzle-best = Najlepszy:
puzzle-next = Następne zadanie
# Heading of a table, noun.
puzzle-moves = Ocenione ruchy
puzzle-move = Ruch
# Heads of columns: the two ways to judge a move.
puzzle-rollouts = W dogranych partiach
puzzle-tree = W drzewie gry
puzzle-is-best = najlepszy
puzzle-is-yours = twój
puzzle-expects = oczekiwane punkty: { $points }
# A move follows.
puzzle-sources = Różnica punktów względem najlepszego ruchu, według źródeł:
puzzle-yours-then = Co nastąpiło po twoim ruchu w jednej partii
puzzle-best-then = Co nastąpiło po najlepszym ruchu w jednej partii
# Skilled and Greedy are levels of bots.
puzzle-found = Znawca znajduje najlepszy ruch, Chciwiec nie.
puzzle-missed-by-both = Ani Znawca, ani Chciwiec nie znajdują najlepszego ruchu.

# Heading, noun.
levels-heading = Boty
levels-lead = Wybór sięga od bota, który nie ma planu, po takiego, który myśli naprzód. Żaden nie widzi ukrytych kart. Każdy wie tylko to, co wiedziałby gracz na jego miejscu.
# Label of a field, noun.
levels-games = Gry
levels-who = O botach
levels-who-named = O botach w grze { $game }
levels-more = Więcej o botach
levels-points = Źródła punktów
# Plural: $players is at least 2.
levels-points-how = Średnie punkty gracza, gdy wszyscy gracze ({ $players }) to boty tego samego poziomu. Silne boty zostawiają sobie nawzajem mniej, więc wyższy poziom nie zawsze ma więcej punktów.
# Link, noun.
levels-all = Wszystkie boty
level-in = W grze { $game }
level-points = Punkty wśród botów tego poziomu
# Plural: $players is at least 2.
level-points-how = średnia; partie: { $games }, gracze: { $players }
# Label before a value. Plural: $others; $below is the name of a level.
level-duel = Partie wygrane w pojedynkę; przeciwnicy: { $others }, poziom { $below }
level-duel-value = { $wins }%
# Plural: $games; the others are percentages.
level-duel-how = Partie: { $games }. Po uwzględnieniu przypadku prawdziwa wartość to { $low }–{ $high }%. Równie silny bot wygrałby { $equal }%.
# Plural: $number.
level-iterations = W tych partiach bot nie myśli przez ustalony czas, lecz przed każdym ruchem wypróbowuje ustaloną liczbę możliwych dalszych przebiegów gry: { $number }. Wyniki nie zależą więc od komputera.
level-compared = Średnie punkty gracza, gdy wszyscy przy stole są na tym poziomie, o poziom wyżej lub o poziom niżej.
level-none = Żaden bot nie nazywa się { $name }. Wybierz bota z listy.
level-play = Zagraj w { $game }, przeciwnik: { $bot }

daily-heading = Rozdanie dnia
daily-link = Rozdanie dnia: dla wszystkich takie samo
daily-lead = Wszyscy grają to samo rozdanie z tymi samymi botami, jeden raz. Kto je rozegra, widzi, jak poszło innym.
daily-till = Można je rozegrać do północy (UTC).
daily-final = Dzień się skończył i klasyfikacja jest ostateczna.
daily-against = Przeciwnicy: { $bots } × { $level }
daily-play = Graj
daily-play-named = Graj rozdanie dnia: { $game }
daily-go-on-named = Graj dalej rozdanie dnia: { $game }
daily-account = Aby je tu rozegrać, potrzebne jest konto.
daily-sign-in-named = Zaloguj się, aby grać: { $game }
daily-hidden = Wyniki pozostają ukryte, dopóki nie rozegrasz partii. Zakończone dotąd partie: { $count }
daily-own = Twoje punkty: { $points }. Twoje miejsce: { $place } z { $count }
daily-late = Twoje punkty: { $points }. Twoja partia zakończyła się po upływie dnia, więc nie jest klasyfikowana.
daily-par-waits = Norma jest jeszcze obliczana.
daily-nobody = Tego dnia nikt go nie ukończył.
daily-days = Ostatnie dni
daily-day = Dzień
daily-compare = Rozdanie dnia, { $day }: porównaj
daily-no-day = { $day } to nie data. Właściwy zapis: 2026-12-31.
daily-future = Ten dzień dopiero nadejdzie: { $day }
daily-before = Pierwsze rozdanie dnia w tym serwisie: { $first }
daily-over = Ten dzień się skończył, więc jego rozdania nie można już rozegrać.
daily-once = Dzisiejsze rozdanie jest już za tobą: { $game }. Każdy ma jedną próbę.
daily-people-only = Rozdania dnia są dla ludzi. Programy mogą grać przy własnych stołach.

## Home

home-heading = Gry planszowe ze średniowiecznej Francji: graj z botami albo przy jednym ekranie
# Label of a field, noun.
home-name = Twoje imię
# Option of a list, noun.
home-name-none = Gość
# Plural: $most is at least 2.
home-players = { $least }–{ $most } graczy
home-against =
    { $count ->
        [one] Zacznij teraz z { $count } botem:
        [few] Zacznij teraz z { $count } botami:
       *[many] Zacznij teraz z { $count } botami:
    }
home-against-named = { $game } z botami
home-new = Więcej graczy, poziomy i opcje
home-new-named = { $game }: więcej graczy, poziomy i opcje
# Heading of tables where the reader has to decide, noun.
home-group-waiting = Twoja kolej
home-group-running = Ruch botów
# Heading, noun.
home-group-finished = Skończone
# Heading of tables that can't be opened, adjective.
home-group-broken = Uszkodzone
# Button, verb, to continue a game.
home-go-on = Graj dalej
# Button, noun.
home-result = Wynik
# Button, noun: the replay of a game.
home-watch = Odtwarzanie
home-watch-named = Odtwarzanie partii, stół { NUMBER($number, useGrouping: 0) }
# Button, verb.
home-delete = Usuń
home-delete-named = Usuń stół { NUMBER($number, useGrouping: 0) }
home-go-on-named = Graj dalej przy stole { NUMBER($number, useGrouping: 0) }
home-result-named = Wynik stołu { NUMBER($number, useGrouping: 0) }
home-number = Stół { NUMBER($number, useGrouping: 0) }
# State of a table, noun.
home-your-turn = Twoja kolej
# State of a game, past tense; can be a noun, such as Victory.
home-you-won = Zwycięstwo!
home-turn =
    { $count ->
        [one] Decyduje: { $names }
        [few] Decydują: { $names }
       *[many] Decydują: { $names }
    }
home-won =
    { $count ->
        [one] Zwycięstwo: { $names }
        [few] Wspólne zwycięstwo: { $names }
       *[many] Wspólne zwycięstwo: { $names }
    }
home-round = Runda { $number }
# Time, adverb.
ago-now = przed chwilą
ago-minutes =
    { $count ->
        [one] { $count } minutę temu
        [few] { $count } minuty temu
       *[many] { $count } minut temu
    }
ago-hours =
    { $count ->
        [one] { $count } godzinę temu
        [few] { $count } godziny temu
       *[many] { $count } godzin temu
    }
ago-days =
    { $count ->
        [one] wczoraj
        [few] { $count } dni temu
       *[many] { $count } dni temu
    }
# Link, noun.
home-newest = Najnowsze stoły
# Link, noun.
home-older = Starsze stoły
unreadable-stored = Pobierz zachowane dane
unreadable-stored-named = Pobierz zachowane dane stołu { NUMBER($number, useGrouping: 0) }

## Deleting

delete-heading = Usunąć stół { NUMBER($number, useGrouping: 0) }?
delete-warning = Ta partia zostanie usunięta na stałe. Gracze: { $names }.
delete-warning-unreadable = Ta partia zostanie usunięta na stałe. Imion graczy nie da się odczytać.
# Button, verb.
delete-yes = Usuń
# Button, verb.
delete-no = Zachowaj

## New table

# Heading, noun.
new-heading = Nowy stół
# Name of a list of links, noun.
new-game = Gra
new-seat = Gracz { $number }
# Label of a field, noun.
new-name = Imię
# Label of a field, noun.
new-colour = Kolor
# Label of a field, participle: who or what decides for a seat.
new-player = Kto gra
new-player-human = Gracz przy tym ekranie
new-player-bot = Bot: { $bot }
# Heading, noun.
new-levels = Poziomy botów
# Plural: $seconds is at least 2.
new-endless-bot = { $bot } może myśleć dłużej, niż wolno przy stole (limit w sekundach: { $seconds }). Wybierz innego bota.
# Label of a field, noun.
new-begins = Gracz rozpoczynający
# Option of a list, noun.
new-begins-lot = Losowo
# Heading, noun.
new-options = Opcje
# Button: the game without its expansion.
new-options-box = Tylko gra podstawowa
# Option of a list, noun.
new-options-all = Wszystkie moduły
new-options-kept = Tak jak przy ostatnim stole: { $options }.
new-in-play = W grze: { $options }.
new-in-play-box = W grze: sama gra podstawowa.
option-named = { $option } ({ $value })
# Label of a switch, noun: every player's score can be seen.
new-open-scores = Widoczny wynik
new-open-scores-help = Każdy gracz cały czas widzi wynik wszystkich.
# $players: a list such as "2, 3 or 4".
new-option-players = Gracze: { $players }.
# Button, verb.
new-start = Zacznij partię
new-no-name = Wpisz imię gracza { $seat }.
new-bad-name = Imienia gracza { $seat } nie da się pokazać. Użyj liter, cyfr, symboli i spacji.
# Plural: $longest.
new-long-name =
    { $longest ->
        [one] Imię gracza { $seat } jest za długie. Użyj najwyżej { $longest } znaku.
        [few] Imię gracza { $seat } jest za długie. Użyj najwyżej { $longest } znaków.
       *[many] Imię gracza { $seat } jest za długie. Użyj najwyżej { $longest } znaków.
    }
new-no-colour = Wybierz jeden z 6 kolorów: { $name }.
new-no-player = Wybierz, kto gra: { $name }.
new-same-name = To samo imię się powtarza: { $name }. Zmień jedno z nich.
new-same-colour = Ten sam kolor mają { $name } i { $other }. Zmień jeden z nich.
new-nobody-begins = Wybrany gracz rozpoczynający nie gra. Wybierz innego.
# $players: a list such as "2, 3 or 4".
new-wrong-players = { $option }: nie przy tej liczbie graczy. Możliwe: { $players }.

# Colour and shape of a player: adjective, noun.
colour-blue = Niebieski, koło
# Colour and shape of a player: adjective, noun.
colour-yellow = Żółty, kwadrat
# Colour and shape of a player: adjective, noun.
colour-red = Czerwony, trójkąt
# Colour and shape of a player: adjective, noun.
colour-green = Zielony, romb
# Colour and shape of a player: adjective, noun.
colour-purple = Fioletowy, gwiazda
# Colour and shape of a player: adjective, noun.
colour-pink = Różowy, krzyż

## Table

table-title = { $game }, stół { NUMBER($number, useGrouping: 0) }
# Name of a part of the page, noun.
table-board = Plansza
table-view = Widok: { $name }
# Heading, noun.
table-view-all = Widok publiczny
# Heading, noun.
table-view-over = Pozycja końcowa
# Heading, noun.
table-decisions = Decyzje
table-question = Pytanie i decyzje
# At the end of a list that goes on when it is scrolled. $count: a number in figures, put in by the page, so no noun can
# follow it that has a plural.
decisions-below = jeszcze { $count }
# The same, where the best of what is hidden is worth more than all in sight. $worth: points such as ≈+9 or +2.
decisions-below-better = jeszcze { $count }, nawet { $worth }
# Name of a part of the page, noun.
table-players = Gracze
# Name of a part of the page, noun.
table-log = Dziennik
# Button, noun.
table-log-older = Wcześniejsze wpisy
table-log-empty = Nic się jeszcze nie wydarzyło.
table-log-page = Dziennik stołu { NUMBER($number, useGrouping: 0) }
table-back = Powrót do stołu
# Beside a name in the list of players, at most 12 letters.
table-chosen = twój wybór
# What a decision is worth later, below what it brings now. $what: such as +6½ (cloister school).
table-later = punkty później: około { $what }
# The same where it comes from several things. $total: all of it, such as +5½; $parts: such as +6½ (cloister school) −1 (other).
table-later-of = punkty później: około { $total } = { $parts }
# The last of these parts, what is not named. $rest: such as −1.
table-later-rest = { $rest } (inne)
# The same where there is room for no more. $total: all of it, such as +5½.
table-later-brief = później { $total }
# The sign of a short button, pointed at: $now, points at once, such as +3; $later, expected ones, such as −1½.
table-worth = punkty: teraz { $now }, później około { $later }
table-about = ≈{ $total }
table-later-thumb = To ogólne oszacowanie, które nie uwzględnia tego, co zrobią inni.
table-later-pointed = { $later }. To ogólne oszacowanie, które nie uwzględnia tego, co zrobią inni.
# A link beside a table that somebody watches who has not signed in.
table-sign-in = Grasz przy tym stole? Zaloguj się
table-can-change = Możesz zmienić wybór, dopóki wszyscy nie wybiorą.
# Beside a name in the list of players, at most 12 letters.
table-to-move = decyduje
table-result = Zobacz wynik
# Beside a name in the list of players, at most 12 letters.
seat-you = ty
# State of a table, noun.
turn-yours = Twoja kolej
# State of a table, noun.
turn-asked = Twoja decyzja
turn-decides = Decyduje { $name }
turn-curtain = Przekaż ekran: { $name }
turn-next =
    { $count ->
        [one] Następna kolej: { $names }
        [few] Następna kolej: { $names }
       *[many] Następna kolej: { $names }
    }
turn-waits =
    { $count ->
        [one] Myśli { $names }…
        [few] Myślą { $names }…
       *[many] Myślą { $names }…
    }
thinking =
    { $count ->
        [one] { $bots }: do { $count } sekundy
        [few] { $bots }: do { $count } sekund
       *[many] { $bots }: do { $count } sekund
    }
turn-you-won = Koniec partii. Zwycięstwo!
turn-over =
    { $count ->
        [one] Koniec partii. Zwycięstwo: { $names }.
        [few] Koniec partii. Wspólne zwycięstwo: { $names }.
       *[many] Koniec partii. Wspólne zwycięstwo: { $names }.
    }
curtain-lift = { $name }: pokaż stół
curtain-why = Stół pokazuje to, co może widzieć tylko { $name }.
curtain-change = { $name }: zmień mój wybór
notice-too-late = Na cofnięcie jest za późno. Gra potoczyła się dalej.
# Heading, noun.
table-happened = Ostatnie zdarzenia
# Button, verb.
undo = Cofnij
undo-named = { $name }: cofnij moją ostatnią decyzję
undo-turn = Cofnij moją turę
# The same where there is little room, next to “Undo”.
undo-turn-short = Cofnij całą turę
undo-nothing = Nie ma czego cofnąć. Nie było jeszcze twojej decyzji albo gra potoczyła się od tego czasu dalej.
undo-gone-on = Ostatniej decyzji nie można cofnąć: gra potoczyła się od tego czasu dalej. „Cofnięcie…” sięga dalej.
undo-last = Cofnij moją ostatnią turę
undo-last-short = Cofnij turę
undo-last-why = To cofa twoją ostatnią turę i wszystko, co od tego czasu zrobiły boty.
undo-last-yes = Cofnij ją
# Button, verb.
undo-last-no = Zostaw
proposal-forced = To twoja jedyna możliwość. Potwierdzasz?
proposal-complete = Nie ma nic do dodania. Wykonać?
proposal-confirm = Potwierdź swój ruch:
# Button, verb.
proposal-yes = Potwierdź
# Button, verb: takes back what is to be confirmed.
proposal-back = Zmień
help-careful = Pytaj o potwierdzenie każdego ruchu
# Button, noun.
help = Pomoc
help-signs = Objaśnienie symboli
help-rules = Zasady
help-why = Co teraz nie jest możliwe i dlaczego
# Link beside the decisions, short: to what isn't possible now, and why.
help-why-short = Czego nie mogę?
why-title = { $game }: co teraz nie jest możliwe
why-open = Możesz to teraz wybrać z listy decyzji: { $decision }
why-instead = Aby wybrać to zamiast tego, naciśnij najpierw „Zmień”: { $decision }
why-next = Możesz to wybrać później. Najpierw potwierdź swój ruch albo cofnij go przyciskiem „Zmień”.
why-unknown = To nie jest teraz możliwe.
why-nothing = Przy tej decyzji wszystko jest możliwe.
# A list of sentences follows: You hire a person once everyone has played two cards.
why-other-times = Wszystko inne ma swój czas:
signs-title = { $game }: objaśnienie symboli
# Heading, noun.
help-keys = Skróty klawiszowe
help-key-decide = wybierz opcję oznaczoną tym klawiszem
help-key-confirm = potwierdź swój ruch
# Key of the keyboard, noun.
help-key-back = Backspace
help-key-undo = cofnij swoją ostatnią decyzję
help-key-hurry = przejdź do swojej kolei bez czekania na boty
help-key-hear = odczytaj jeszcze raz ostatnie zdarzenia i pytanie
help-key-help = pokaż lub ukryj tę pomoc
help-later = „Punkty później” pod decyzją: mniej więcej tyle przyniesie ona jeszcze w następnych rundach, licząc według zasad i obecnej sytuacji. Wlicza się w to również wszystko, co przypada na koniec okresu lub gry. To tylko ogólne oszacowanie, które nie uwzględnia tego, co zrobią inni.
help-asked = Pytaj też, gdy jest tylko jedna możliwość
look-back = Co się działo w tym czasie?
# Button that shows what happened since the reader's last turn.
look-back-short = Co było?
look-back-heading = Od twojej ostatniej tury
# Button, noun.
look-back-previous = Poprzedni krok
# Button, noun.
look-back-next = Następny krok
# Button, verb.
look-back-stop = Zatrzymaj
look-back-end = Powrót do gry
hurry =
    { $people ->
        [0] Przejdź do końca
        [one] Przejdź do mojej kolei
        [few] Przejdź do naszej kolei
       *[many] Przejdź do naszej kolei
    }
# Button, noun.
next-move = Następny ruch
# Key of the keyboard, noun.
key-space = spacja
# Label of a field, noun.
pace = Tempo botów
pace-steps = krok po kroku
# Speed, adjective: bots move at this speed, at most 12 letters.
pace-slow = wolne
# Speed, adjective: bots move at this speed, at most 12 letters.
pace-calm = zwykłe
# Speed, adjective: bots move at this speed, at most 12 letters.
pace-brisk = szybkie
# Speed, adjective: bots move at this speed, at most 12 letters.
pace-instant = od razu
# Button, verb.
pace-set = Ustaw
notice-moved-on = Gra potoczyła się już dalej. To jest obecna pozycja.

## The card at the end of a round, and at the end of the game

# Button beside a line that can be opened, verb.
part-over-show = pokaż
# Button, verb.
part-over-close = Zamknij
part-over-again = Koniec rundy { $round }
part-over-board = Obejrzyj planszę
# Button, noun.
part-over-game = Wynik końcowy

## Result

# Column head, noun, at most 14 letters.
result-player = Gracz
# Column head, noun, at most 14 letters.
result-score = Wynik
# Column head, noun, at most 14 letters.
result-tiebreak = Przy remisie
# Mark of a winner, participle, at most 12 letters.
result-won = wygrywa
result-record = Pobierz zapis
result-board = Obejrzyj stół
result-again = Zagraj znowu, te same miejsca

## Errors

error-heading = Coś poszło nie tak
error-heading-refused = To się nie udało
error-heading-closed = Brak dostępu
error-heading-missing = Nic tu nie ma
error-heading-often = Trochę wolniej
error-sign-in = Jeśli masz tu konto, zaloguj się, aby wrócić na tę stronę.
# Heading, noun.
error-details = Szczegóły
error-bad-request = Serwer nie rozumie tego żądania. Wróć i spróbuj jeszcze raz.
# $size: a number as text, such as "1100".
error-too-large = To jest za duże. Limit to { $size } kB.
error-too-slow = Przesyłanie trwało zbyt długo. Spróbuj jeszcze raz.
error-busy = Zbyt wiele osób loguje się w tej chwili. Spróbuj jeszcze raz za 10 sekund.
error-full = Jest tu więcej osób, niż serwer może teraz obsłużyć. Strona wróci sama za kilka sekund.
error-full-sent = Serwer jest bardzo zajęty, więc nic się nie zmieniło. Spróbuj jeszcze raz za kilka sekund.
error-forbidden = Nie masz do tego uprawnień.
error-others-games = Ta partia należy też do innych graczy, więc nie można jej usunąć.
error-not-yours = To mogą zrobić tylko gracze przy tym stole. Najpierw zajmij miejsce albo zaloguj się.
error-not-host = To może zrobić tylko gospodarz tego stołu.
error-no-person = W tym celu zaloguj się albo zacznij partię jako gość.
error-no-account = Do tego potrzebne jest konto. Zaloguj się albo załóż je.
error-no-admin = To mogą zrobić tylko zalogowani administratorzy.
error-csrf-meanwhile = W innej karcie przeglądarki nastąpiło zalogowanie lub wylogowanie, więc nic się nie zmieniło. Spróbuj jeszcze raz.
error-csrf = Ten formularz wygasł albo przyszedł z innej strony. Wróć, odśwież stronę i spróbuj jeszcze raz.
error-not-found = Tej strony nie ma. Sprawdź adres.
error-server = Coś zepsuło się na serwerze. Wszystkie dotychczasowe decyzje są zapisane.
error-no-table = Nie ma stołu { $number }. Być może został usunięty.
error-no-table-for-you = Stołu { $number } nie można otworzyć. Jest dostępny tylko dla swoich graczy albo został usunięty.
error-language = Wybierz język z listy.
error-pace = Wybierz tempo botów z listy.
error-number = { $field }: potrzebna jest liczba całkowita.
error-not-saved = Tego nie udało się zapisać, bo serwis nie może teraz zapisywać danych. Spróbuj jeszcze raz.
error-not-read = Serwis nie może teraz czytać swoich danych. Spróbuj jeszcze raz.
error-unreadable = Stołu { $table } nie można otworzyć, bo jego zachowane dane są uszkodzone.
error-steps-missing = Stołu { $table } nie można otworzyć, bo brakuje części jego kroków.
error-steps = Stołu { $table } nie można otworzyć, bo krok { $step } nie jest już dozwolony.
error-files = Plik, którego Parvis potrzebuje do tej gry, jest uszkodzony. Szczegóły są w dzienniku serwera.

## Pages of admins

admin-index = Administracja klubu
admin-search-tables = Numer stołu albo imię lub adres e-mail gracza
admin-cancel = Anuluj
admin-view = Obejrzyj
admin-delete = Usuń
admin-rewind = Cofnij
admin-rewind-title = Cofnięcie partii przy stole { $table }
# $steps: a number as text, or a dash.
admin-rewind-about = Wybierz, ile kroków partii ma zostać (dotychczasowe kroki: { $steps }). Wszystkie późniejsze zostaną usunięte na stałe. Te same decyzje znowu prowadzą do tych samych kart i kości, więc kto je pamięta, wie, co nastąpi. Najpierw powiedz o tym graczom.
admin-rewind-number = Ile kroków ma zostać
admin-repair = Napraw
admin-repair-title = Naprawa stołu { $table }
# $steps: as above.
admin-repair-about = Bieżąca pozycja zostanie odtworzona z zachowanych kroków ({ $steps }). Żaden krok nie przepadnie. Wybory, których jeszcze nie ujawniono, trzeba będzie powtórzyć, a wcześniejszych decyzji nikt już nie cofnie.
admin-anonymise = Zanonimizuj
admin-anonymise-title = Anonimizacja na stałe
admin-anonymise-about = Imiona, adresy e-mail i sposoby logowania zostaną usunięte na stałe. Partie pozostaną, ale bez tych imion.
admin-not-yourself = W twoim przypadku może to zmienić tylko inny administrator.
# State of a table, after the head "State".
admin-table-over = partia skończona
# State of a table, after the head "State".
admin-table-in-play = partia w toku
admin-table-closed = nie można otworzyć: { $why }
# $thing: a table or a person, $done: one of the texts below.
admin-done = { $thing }: { $done }
# What was done to a person or a table: participles or nouns, after a colon.
admin-done-ban = wykluczenie z klubu
admin-done-pardon = wykluczenie cofnięte
admin-done-anonymise = anonimizacja na stałe
admin-done-allow-boxes = może mieć pudełka
admin-done-deny-boxes = nie może już mieć pudełek
admin-done-rewind = cofnięcie do kroku { $step }
admin-done-repair = odtworzenie z kroków
admin-done-appoint = nadano uprawnienia administratora
admin-done-dismiss = odebrano uprawnienia administratora
admin-done-hide = ukryto
admin-done-show = ponownie pokazano
admin-done-delete = usunięto
# Actions of a list.
admin-action-ban = Wyklucz z klubu
admin-action-pardon = Cofnij wykluczenie
admin-action-anonymise = Zanonimizuj na stałe…
admin-action-allow-boxes = Pozwól mieć pudełka
admin-action-deny-boxes = Cofnij pozwolenie na pudełka
admin-action-mark-handled = Oznacz jako załatwione
# Groups of lists.
admin-app-hosting = Klub
admin-app-people = Osoby
admin-app-chat = Czat
admin-app-notices = Powiadomienia
# What a list holds: one, and several. They stand after words of Django's, such as "Select".
admin-model-seentable = stół
    .many = stoły
admin-model-person = osobę
    .many = osoby
admin-model-report = zgłoszenie
    .many = zgłoszenia
admin-model-line = wpis
    .many = wpisy
admin-model-letter = e-mail
    .many = e-maile
admin-model-outbox = powiadomienie
    .many = powiadomienia
# Heads of columns.
admin-field-id = Numer
admin-field-table-number = Stół
admin-field-at = Stół
admin-field-title = Gra
admin-field-players = Gracze
admin-field-opened-by = Gospodarz
admin-field-steps-made = Kroki
admin-field-standing = Stan
admin-field-opened = Otwarcie
admin-field-last-step = Ostatni krok
admin-field-pages = Strony
admin-field-name = Imię
admin-field-email = Adres e-mail
admin-field-guest = Gość
admin-field-bot = Program
admin-field-is-active = Dostęp
admin-field-is-staff = Administrator
admin-field-created = Utworzono
admin-field-last-login = Ostatnie logowanie
admin-field-subject = Temat
admin-field-to = Odbiorca
admin-field-text = Treść
admin-field-about = Kogo dotyczy
admin-field-by = Od kogo
admin-field-line = Wpis
admin-field-words = Treść
admin-field-handled = Załatwiono
admin-field-room = Pokój
admin-field-person = Osoba
admin-field-hidden = Usunięty
admin-field-kind = Rodzaj
admin-field-what = Powiadomienie
admin-field-became = Stan
admin-field-tries = Próby
admin-field-trouble = Błąd
admin-field-due = Termin
admin-field-sent = Wysłano
admin-field-deed = Czynność

## Refusals to admins

admin-unchanged = Nic się nie zmieniło: { $why }
admin-left-for-good = Kto odszedł na stałe, nie może wrócić.
admin-spared = { $person } ma prawa administratora. Najpierw je odbierz.
admin-game-over = Ta partia jest skończona. Skończonej partii nie można zmienić.
admin-steps =
    { $steps ->
        [one] Jest { $steps } krok. Wróć do kroku 0.
        [few] Są { $steps } kroki. Wybierz mniejszą liczbę.
       *[many] Jest { $steps } kroków. Wybierz mniejszą liczbę.
    }

## Result: sources of scores

# Column head, noun, at most 14 letters.
result-place = Miejsce
result-equal = Remis o najlepszy wynik. Remisujący wygrywają wspólnie.
result-shared = Remis także w dodatkowym kryterium. Remisujący wygrywają wspólnie.
result-decided = Remis o najlepszy wynik. Rozstrzyga dodatkowe kryterium.
result-ordered = O kolejności graczy z tym samym wynikiem decyduje dodatkowe kryterium.
result-tiebreak-means = Dodatkowe kryterium przy remisie: { $what }
result-sources = Źródła wyniku
as-a-table = Jako tabela
# Column head, noun, at most 14 letters.
result-source = Źródło
# Column head, noun, at most 14 letters.
result-total = Suma
result-rounds = Wynik po każdej rundzie
# Column head, noun, at most 14 letters.
result-round = Runda
# Column head, noun, at most 14 letters.
result-start = Początek
# Button, noun: the replay of a game.
result-watch = Odtwarzanie

## Replays of finished games

replay-title = { $game }, stół { NUMBER($number, useGrouping: 0) }: odtwarzanie
replay-heading = Ruch { $move } z { $total }
replay-within = W trakcie ruchu { $move } z { $total }
replay-instead = Zamiast ruchu { $move } z { $total }
replay-costly = Kosztowny ruch: { $name }
replay-cost = Strata w następnym ruchu ({ $name }), w punktach: { $points } ± { $interval }.
# Button, verb: show the board after another move.
replay-better = Pokaż to na planszy
# Button, verb: show the board before the move again.
replay-as-it-was = Pokaż planszę jak przedtem
replay-begins = Przed pierwszym ruchem
replay-opens = Odtwarzanie zaczyna się przy pierwszej decyzji gracza.
replay-chance = Dobieranie lub rozdawanie ukrytych kart.
replay-silent = W tym ruchu nie wydarzyło się nic widocznego.
# Label of a field, noun.
replay-slider = Ruch
replay-viewpoint = Punkt widzenia
# Option of a list, noun.
replay-everything = Wszystko odkryte
# Button, verb.
replay-go = Pokaż
# Button, noun.
replay-first = Początek partii
# Button, noun.
replay-previous = Poprzedni ruch
# Button, verb.
replay-play = Odtwórz
# Button, noun.
replay-next = Następny ruch
# Button, noun.
replay-last = Koniec partii
# Label of a field, noun.
replay-pace = Tempo
# Speed of a replay, adjective, at most 12 letters.
replay-slow = wolne
# Speed of a replay, adjective, at most 12 letters.
replay-calm = zwykłe
# Speed of a replay, adjective, at most 12 letters.
replay-brisk = szybkie
# Heading, noun.
replay-parts = Rundy
replay-keys = Klawisze: ← → (ruchy), Page Up, Page Down (rundy), Home, End, spacja (odtwarzanie)
replay-no-step = { $number ->
    [one] Ta partia ma tylko 1 krok. Przejdź na początek odtwarzania.
    [few] Ta partia ma tylko { NUMBER($number, useGrouping: 0) } kroki. Przejdź na początek odtwarzania.
   *[many] Ta partia ma tylko { NUMBER($number, useGrouping: 0) } kroków. Przejdź na początek odtwarzania.
}
replay-back = Powrót do stołu
# Button, noun: the replay of a game.
table-replay = Odtwarzanie
replay-no-seat = Nie ma takiego punktu widzenia. Wybierz któryś z listy.
record-not-revealed = Ten zapis pokazałby ukryte karty, a za zgodą graczy mają one pozostać ukryte.

## Importing a record

upload-heading = Odtwarzanie partii z pliku
upload-file = Zapis pobrany ze strony wyniku
# Button, verb: to replay the chosen file.
upload-send = Odtwórz
# $size: a number as text, such as "1100".
upload-no-file = Wybierz zapis; limit to { $size } kB.
upload-no-record = Ten plik nie jest zapisem z serwisu Parvis. Aby go dostać, otwórz wynik skończonej partii i wybierz „Pobierz zapis”.
upload-not-here = Tego zapisu nie można tu odtworzyć. W serwisie nie ma tej gry albo tej wersji zasad.
upload-damaged = Tego zapisu nie można odtworzyć. Plik jest niepełny albo zmieniony.

## Notifications

app-about = Gry planszowe z przyjaciółmi i botami, na żywo lub korespondencyjnie.
# Heading, noun.
offline-heading = Brak połączenia
offline-about = Serwis Parvis jest w tej chwili nieosiągalny. Twoje partie są w nim bezpieczne.
# Button, verb.
offline-again = Spróbuj jeszcze raz
# Heading, noun.
notices = Powiadomienia
notices-about = Parvis może cię powiadomić, gdy przyjdzie twoja kolej, a ciebie nie będzie przy stole. Może też powiadamiać o prośbach, czacie, zaproszeniach, turniejach, kończącym się czasie oraz o początku i końcu partii. Powiadomienia nigdy nie wspominają o kartach ani kościach.
notices-hint = Powiadamiaj, gdy przyjdzie moja kolej
notices-ways = Sposoby powiadamiania
notices-no-ways = Na razie nie ma żadnego. Czyja jest kolej, widać tylko w serwisie.
# Label of a field, noun.
notices-kind = Rodzaj
# Option of a list, noun.
notices-kind-push = Przeglądarka
# Option of a list, noun.
notices-kind-mail = E-mail
# Option of a list, noun.
notices-kind-discord = Discord
# Option of a list, noun.
notices-kind-slack = Slack
# Option of a list, noun.
notices-kind-json = Webhook (JSON)
# State of a way to be notified, adverb.
notices-on = włączone
# State of a way to be notified, adverb.
notices-off = wyłączone
# Before a time, participle.
notices-last-sent = ostatnio wysłane
# Label of a field, noun.
notices-when = Jak często
notices-digest-none = każde od razu
notices-digest-hourly = najwyżej raz na godzinę, zbiorczo
notices-digest-daily = raz dziennie, zbiorczo
# Label of a field, noun.
notices-delay = Opóźnienie (minuty)
# Label of a field, noun.
notices-quiet-from = Cisza od
# Label of a field, noun.
notices-quiet-to = Cisza do
# Time, adverb.
notices-never = nigdy
# Label of a field, noun.
notices-zone = Strefa czasowa
# Button, verb.
notices-save = Zapisz
notices-test = Wyślij test
# Button, verb.
notices-switch-on = Włącz
# Button, verb.
notices-switch-off = Wyłącz
# Button, verb.
notices-remove = Usuń
# Button, verb.
notices-add = Dodaj kolejny
notices-label = Nazwa (dla rozróżnienia)
notices-label-browser = Nazwa tej przeglądarki (dla rozróżnienia)
notices-add-push = Powiadamiaj w tej przeglądarce
notices-add-mail = E-mail: { $address }
# Button, verb.
notices-add-hook = Dodaj webhook
# Label of a field, noun.
notices-url = Adres (https)
notices-push-refused = Przeglądarka nie pozwala na powiadomienia z tego serwisu. Można to zmienić w jej ustawieniach.
notices-push-failed = Przeglądarce nie udało się włączyć powiadomień. Spróbuj później.
notices-push-missing = Ta przeglądarka nie może stąd pokazywać powiadomień. Na iPhonie i iPadzie dodaj najpierw Parvis do ekranu początkowego.
notices-account-needed = E-mail i webhooki wymagają konta.
# Button, verb: the person gets no more notifications about a table.
notices-mute = Wycisz
notices-mute-named = Wycisz stół { NUMBER($number, useGrouping: 0) }
# Button, verb: the person gets no more notifications about a table.
notices-unmute = Wyłącz wyciszenie
notices-unmute-named = Wyłącz wyciszenie stołu { NUMBER($number, useGrouping: 0) }
# Heading, noun.
notices-outbox = Ostatnie powiadomienia
# Kind of notification, noun, after the name of a way to be reached.
notices-line-test = test
notices-state-waiting =
    { $tries ->
        [0] czeka na wysłanie
        [one] nie udało się { $tries } raz, nastąpi kolejna próba
        [few] nie udało się { $tries } razy, nastąpi kolejna próba
       *[many] nie udało się { $tries } razy, nastąpi kolejna próba
    }
# State of a notification, participle.
notices-state-sent = wysłane
notices-state-dropped = już niepotrzebne
# State of a notification, participle.
notices-state-failed = nieudane
notices-done-added = Dodane. Wyślij test, aby zobaczyć, czy dociera.
# Result of a button, participle.
notices-done-saved = Zapisane.
# Result of a button, participle.
notices-done-removed = Usunięte.
notices-done-arrived = Test został wysłany i przyjęty.
notices-done-muted = O tym stole nie będzie już powiadomień.
notices-done-unmuted = O tym stole znowu będą powiadomienia.
# Plural: $most.
notices-too-many = Limit sposobów powiadamiania jest wyczerpany ({ $most }). Najpierw usuń jeden.
notices-no-kind = Nie ma takiego rodzaju powiadomień. Wybierz któryś z listy.
notices-bad-times = Takich czasów nie można ustawić. Minuty: od 0 do 1440, godziny: od 0 do 23. Cisza musi mieć początek i koniec.
notices-no-zone = Nie ma takiej strefy czasowej. Użyj nazwy w rodzaju Europe/Paris.
# Title of a notification: the site's name, never translated.
notices-test-title = Parvis
notices-test-body = To jest test. Powiadomienia docierają tutaj.
notices-turn-title = Twoja kolej: { $game }
notices-turn-body = { $names }: twoja kolej na decyzję przy stole { NUMBER($number, useGrouping: 0) }.
notices-turns-title =
    { $count ->
        [one] Twoja kolej przy { $count } stole
        [few] Twoja kolej przy { $count } stołach
       *[many] Twoja kolej przy { $count } stołach
    }
notices-turns-line = { $game }, stół { NUMBER($number, useGrouping: 0) }: { $address }
notices-mail-foot = Aby nie dostawać tych e-maili, otwórz { $address }
notices-off-ask = Zatrzymać wszystkie e-maile o twoich partiach?
notices-off-do = Zatrzymaj te e-maile
notices-off-done = Tych e-maili już nie będzie. Możesz włączyć je znowu na stronie powiadomień.
notices-busy = Inni sprawdzają teraz swoje powiadomienia. Spróbuj jeszcze raz za 10 sekund.
notices-error-address = Tego adresu nie można użyć. Sprawdź go.
notices-error-https = Adres musi zaczynać się od https://.
notices-error-port = Tego portu nie można użyć. Pomiń go albo wybierz inny.
notices-error-no-host = Nie ma takiego serwera. Sprawdź adres.
notices-error-inner = Ten adres jest w sieci prywatnej. Użyj publicznego.
notices-error-no-hook = To nie jest adres webhooka tej usługi. Skopiuj go stamtąd jeszcze raz.
notices-error-subscription = Subskrypcji tej przeglądarki nie można użyć. Dodaj tę przeglądarkę jeszcze raz.
notices-error-no-mail = Nie masz potwierdzonego adresu e-mail. Potwierdź go w ustawieniach.
notices-error-mail = Serwer pocztowy odrzucił e-mail.
notices-error-no-answer = Serwer jest nieosiągalny, jego certyfikat jest nieważny albo odpowiedź nie przyszła na czas.
notices-error-certificate = { notices-error-no-answer }
notices-error-timeout = { notices-error-no-answer }
notices-error-redirect = Adres przekierowuje gdzie indziej, a przekierowania nie są obsługiwane. Podaj adres docelowy.
notices-error-status = Serwer odrzucił powiadomienie (status { $status }).
notices-error-too-large = Powiadomienie było za długie.

## Chat

# Heading, noun.
chat = Czat
# Heading, noun.
chat-tabs = Pokoje
# Tab of the chat, noun, at most 14 letters.
chat-players = Gracze
# Tab of the chat, noun, at most 14 letters.
chat-watchers = Widzowie
chat-to-players = Napisz do graczy
chat-to-watchers = Napisz do widzów
# Label of a field, noun.
chat-name = Twoje imię
# Plural: $most.
chat-no-name =
    { $most ->
        [one] Wpisz swoje imię, najwyżej { $most } znak.
        [few] Wpisz swoje imię, najwyżej { $most } znaki.
       *[many] Wpisz swoje imię, najwyżej { $most } znaków.
    }
# Button, verb.
chat-say = Wyślij
# Button, verb.
chat-close = Zamknij
chat-nothing = Nikt jeszcze nic nie napisał.
chat-unread = { $count ->
    [100] { $most }+
    [one] { $count }
    [few] { $count }
   *[many] { $count }
}
# In place of a line of the chat, participle.
chat-hidden = (usunięte)
chat-more = Opcje tego wpisu: { $name }
chat-hush = Wycisz: { $name }
chat-hushed = Wyciszenie włączone: { $name }.
# Button, verb.
chat-unhush = Wyłącz wyciszenie
chat-report = Zgłoś ten wpis
chat-hide = Usuń ten wpis
chat-show = Pokaż znowu ten wpis
chat-empty = Najpierw coś napisz.
# Plural: $most.
chat-too-long =
    { $most ->
        [one] To jest za długie. Użyj najwyżej { $most } znaku.
        [few] To jest za długie. Użyj najwyżej { $most } znaków.
       *[many] To jest za długie. Użyj najwyżej { $most } znaków.
    }
# Plural: $most.
chat-too-often = Za dużo wpisów. Limit na minutę: { $most }.
chat-none = Ten stół nie ma czatu.

## Dealing

# Heading, noun.
dealing = Losowanie
dealing-help = Każde rozdanie i każdy rzut wynika z tajemnicy wybranej przed partią. Po partii zostaje pokazana i każdy może ją sprawdzić. Do tego czasu widać tylko jej skrót SHA-256:
dealing-help-hidden = Każde rozdanie i każdy rzut wynika z tajemnicy wybranej przed partią. Przy tym stole ukryte karty pozostają ukryte także po partii, więc widać tylko skrót SHA-256 tajemnicy:
dealing-hash-of = { $name } dodaje liczbę o tym skrócie:
dealing-older = Losowania przy tym stole nie można sprawdzić, bo stół otwarto w starszej wersji.
dealing-verify = Sprawdź losowanie
dealing-title = Losowanie, stół { NUMBER($number, useGrouping: 0) }
dealing-heading = Czy losowanie było uczciwe?
dealing-about = Przed partią serwis wylosował tajną liczbę (tajemnicę) i pokazał jej skrót. Z tajemnicy, zmieszanej z tym, co dodali gracze, wynika każde rozdanie i każdy rzut. Nikt nie znajdzie innej tajemnicy o tym skrócie, więc niczego nie dało się później zmienić.
dealing-by-browser = Sprawdzone przez twoją przeglądarkę
dealing-by-server = Sprawdzone przez serwis
# State of the check, participle.
dealing-working = Sprawdzanie…
dealing-follows =
    { $count ->
        [one] { $count } rozdanie lub rzut wynika z tajemnicy wybranej przed partią.
        [few] Wszystkie rozdania i rzuty ({ $count }) wynikają z tajemnicy wybranej przed partią.
       *[many] Wszystkie rozdania i rzuty ({ $count }) wynikają z tajemnicy wybranej przed partią.
    }
# $step: a number as text.
dealing-differs = Krok { $step } nie wynika z tajemnicy. Los zdecydował inaczej.
dealing-other-secret = Tajemnica nie pasuje do skrótu pokazanego przed partią.
dealing-changed = Ta liczba ma inny skrót niż ten, który zachowano przed pokazaniem liczb: { $name }.
dealing-other-drawn = Serwis podaje teraz inne losowanie niż wtedy, gdy twoja przeglądarka pokazała swoją liczbę.
dealing-see-step = Zobacz ten krok
dealing-insecure = Twoja przeglądarka może to sprawdzić tylko przez bezpieczne połączenie (https). Niżej widać, co sprawdził serwis.
dealing-failed = Twojej przeglądarce nie udało się wczytać danych do sprawdzenia. Odśwież stronę i spróbuj jeszcze raz.
dealing-no-scripts = JavaScript jest w twojej przeglądarce wyłączony. Niżej widać, co sprawdził serwis. Możesz też pobrać zapis i sprawdzić wszystko samodzielnie.
dealing-noted = W czasie partii ta przeglądarka zanotowała ten sam skrót.
dealing-start-chosen = Gracza rozpoczynającego wybrał gospodarz. Cała reszta jest losowa.
dealing-from = Źródła losowości
dealing-hash = Skrót (pokazany od początku)
# Label of a field, noun.
dealing-secret = Tajemnica
dealing-added-by = Dodaje { $name }
dealing-added = Dodane przez graczy
# In place of a number that wasn't added, pronoun.
dealing-added-nothing = nic
dealing-withheld = (liczby nie pokazano na czas, użyto jej skrótu)
dealing-drawn = Wylosowane przez serwis, gdy wszyscy już byli
returns-heading = Cofnięte rozdania i rzuty
returns-about = Cofnięto grę do chwili sprzed rozdania lub rzutu. Wszystko, co się powtórzyło, wypadło tak samo.
returns-line =
    { $count ->
        [one] { $name } cofa grę do kroku { NUMBER($step, useGrouping: 0) }. Cofnięto { $count } rozdanie lub rzut.
        [few] { $name } cofa grę do kroku { NUMBER($step, useGrouping: 0) }. Cofnięte rozdania i rzuty: { $count }.
       *[many] { $name } cofa grę do kroku { NUMBER($step, useGrouping: 0) }. Cofnięte rozdania i rzuty: { $count }.
    }
returns-admin =
    { $count ->
        [one] Administrator cofa grę do kroku { NUMBER($step, useGrouping: 0) }. Cofnięto { $count } rozdanie lub rzut.
        [few] Administrator cofa grę do kroku { NUMBER($step, useGrouping: 0) }. Cofnięte rozdania i rzuty: { $count }.
       *[many] Administrator cofa grę do kroku { NUMBER($step, useGrouping: 0) }. Cofnięte rozdania i rzuty: { $count }.
    }
dealing-yourself = Aby sprawdzić to bez tego serwisu, pobierz zapis i uruchom: parvis verify record.json
dealing-not-yet = Źródła losowości zostaną pokazane po partii.
dealing-hidden = Przy tym stole ukryte karty pozostają ukryte także po partii, więc losowania się nie pokazuje.
dealing-unknown = Losowania tej partii nie można sprawdzić, bo przed nią nie pokazano skrótu.
adding-fold = Dodaj własną liczbę do uczciwego losowania
adding-help = Serwis wylosował już tajną liczbę, z której wynika każde rozdanie i każdy rzut. Oto jej skrót. To, co dodasz, zostanie domieszane, więc nikt nie może z góry wybrać kart. Twoja przeglądarka zachowuje to u siebie, wysyła tylko skrót i pokazuje całość, gdy wszyscy już są.
adding-no-scripts = Bez JavaScriptu twoja przeglądarka nic nie dodaje.
adding-other = To nie jest liczba, której skrót już wysłano.
gathering-beginning = Wszyscy już są. Partia zacznie się za kilka sekund.
adding-check = Po partii każdy może to sprawdzić.
adding-label = Twoja liczba lub słowo
# Button, verb.
adding-add = Dodaj
adding-bad = Wpisz skrót SHA-256 albo zostaw puste pole.

## Updates of open pages, and who is there

error-topic = Pod tą nazwą nie ma czego śledzić. Odśwież stronę.
# Plural: $most.
error-topics = Liczba tematów, które może śledzić strumień: od 1 do { $most }.
error-streams = Za dużo otwartych stron. Zamknij kilka i spróbuj jeszcze raz.
title-asked = ● { $turn } – { $game }, stół { NUMBER($number, useGrouping: 0) }
sound = Dźwięk, gdy przyjdzie twoja kolej
# A person is at the table or not, adverb.
present-here = przy stole
present-away = nieobecność: { $minutes } min
# A person is at the table or not, adverb.
present-gone = nie przy stole

## Hosting

# Heading and title, verb.
enter-heading = Zaloguj się
enter-about = Ten link loguje cię jako: { $name }. Działa jeden raz.
# Button, verb.
enter-yes = Zaloguj się
enter-too-late = Ten link został już użyty albo wygasł. Poproś o nowy.
error-too-many-passwords =
    { $minutes ->
        [one] Za dużo błędnych haseł. Spróbuj jeszcze raz za { $minutes } minutę. Możesz też zalogować się kluczem dostępu albo linkiem ze strony „Nie pamiętasz hasła?”.
        [few] Za dużo błędnych haseł. Spróbuj jeszcze raz za { $minutes } minuty. Możesz też zalogować się kluczem dostępu albo linkiem ze strony „Nie pamiętasz hasła?”.
       *[many] Za dużo błędnych haseł. Spróbuj jeszcze raz za { $minutes } minut. Możesz też zalogować się kluczem dostępu albo linkiem ze strony „Nie pamiętasz hasła?”.
    }
error-token = Wyślij token: „Authorization: Bearer parvis_…”. Tokeny tworzysz w ustawieniach konta.
error-token-name = Nadaj tokenowi nazwę, od 1 do 60 znaków.
error-method = Ten adres przyjmuje tylko { $allowed }.
error-token-play = Ten token nie pozwala grać. Utwórz taki, który pozwala, w ustawieniach konta.
error-rated-joined = Ten stół jest rankingowy. Dołącz samodzielnie, na jego stronie.
error-rated-opened = Stoły rankingowe można tu otwierać tylko z konta programu. Oznacz swoje konto jako konto programu na stronie tokenów.
error-rated-by-program = Ten stół jest rankingowy. Ludzie decydują tu sami, na jego stronie.
error-token-make = Ten token nie pozwala otwierać stołów ani do nich dołączać. Utwórz taki, który pozwala, w ustawieniach konta.
error-token-scope = Token nie może pozwalać na „{ $scope }”.
error-tokens = Limit tokenów jest wyczerpany ({ $most }). Najpierw unieważnij jeden.
error-program-rated = To konto ma ranking albo gra partię rankingową, więc nie może stać się kontem programu. Załóż dla programu inne konto.
error-which-seat = Masz tu kilka miejsc. Podaj w „seat” to, które decyduje.
error-seat-not-yours = Miejsce { $seat } nie jest twoje albo gra tam teraz za ciebie bot.
error-no-tools = Ten klub nie ma narzędzi dla agentów. Osoba, która go prowadzi, może zainstalować pakiet mcp.
error-not-finished = Nie ma jeszcze zapisu: partia trwa.
error-no-json = Treść żądania nie jest poprawnym JSON-em.
error-other-form = Żądanie nie pasuje do schematu z /api/openapi.json: { $places }.
error-too-often =
    { $minutes ->
        [one] Za dużo prób. Spróbuj jeszcze raz za { $minutes } minutę.
        [few] Za dużo prób. Spróbuj jeszcze raz za { $minutes } minuty.
       *[many] Za dużo prób. Spróbuj jeszcze raz za { $minutes } minut.
    }
## People

# In place of a player's name: noun, subject of sentences.
somebody-who-left = Dawny gracz
somebody-who-left-seat = Dawny gracz ({ $seat })
person-none = Nikt tu nie ma tego numeru.
person-bad-name = Użyj od 1 do 20 liter, cyfr, symboli i spacji, w tym co najmniej jednej widocznej litery lub cyfry.
# Beside a name in the list of players, at most 12 letters.
person-guest = Gość
person-since = tutaj od { $day }
# Button, verb: to keep a person away.
person-block = Zablokuj
# Button, verb: to keep a person away.
person-unblock = Odblokuj
person-unblock-named = Odblokuj: { $name }
passkey-name = Klucz { $number }
error-too-many = Za dużo prób. Spróbuj jeszcze raz za kilka minut.
# Name of a part of the page, noun.
people-menu = Ty
# Heading, noun.
pages = Strony

# Label of a field, noun.
field-login = Adres e-mail
# Label of a field, noun.
field-email = Adres e-mail
# Label of a field, noun.
field-password = Hasło
# Label of a field, noun.
field-password1 = Nowe hasło
field-password2 = Nowe hasło jeszcze raz
# Label of a field, noun.
field-oldpassword = Obecne hasło
field-password-hint = Co najmniej 10 znaków. Dobrym hasłem są 3 lub 4 słowa, których nikt nie zgadnie.
# Label of a field, noun.
field-name = Imię
# Label of a field, noun.
field-language = Język
language-now = Język: { $language }
# Label of a field, noun.
field-words = Co się stało?

# Link, verb.
sign-in = Zaloguj się
# Heading and title, verb.
sign-in-heading = Zaloguj się
sign-in-none-yet = Nie masz jeszcze konta?
sign-in-passkey = Zaloguj się kluczem dostępu
sign-in-elsewhere = Zaloguj się przez: { $place }
sign-up = Załóż konto
sign-up-heading = Załóż konto
sign-up-about = Z kontem masz swoje partie i rankingi na każdym urządzeniu.
sign-up-keeps = Zachowujesz imię, miejsca i wszystkie partie rozegrane jako gość.
sign-up-already = Masz już konto?
sign-up-elsewhere = Jeszcze jeden krok: wybierz swoje imię w tym serwisie.
# Link, verb.
sign-out = Wyloguj się
# Heading and title, verb.
sign-out-heading = Wylogować się?
sign-out-guest = Jesteś tu jako gość. Po wylogowaniu nie wrócisz do swoich miejsc i partii. Aby je zachować, załóż najpierw konto.
sign-out-not = Nie wylogowuj się
inactive-heading = To konto jest zamknięte
inactive-about = Administrator zamknął to konto. Jeśli to pomyłka, napisz do administratorów.

again-heading = Potwierdź, że to ty
again-about = To zmiana w twoim koncie, więc zaloguj się jeszcze raz.
# Button, verb.
again = Dalej
again-passkey = Użyj klucza dostępu
again-password = Użyj hasła

# Button, verb.
confirm = Potwierdź
confirm-heading = Potwierdź swój adres e-mail
confirm-about = Czy { $email } to adres e-mail tej osoby: { $name }?
confirm-taken = Adres { $email } jest już potwierdzony dla innego konta. Użyj innego adresu e-mail.
confirm-expired = Ten link wygasł albo został już użyty. Poproś o nowy.
confirm-sent-heading = Sprawdź pocztę
confirm-sent-about = E-mail jest w drodze. Otwórz zawarty w nim link.
confirm-sent-shown = Ten serwis nie wysyła e-maili. Poproś administratora o swój link.
# Heading and label, noun.
email-heading = Adres e-mail
email-now = Twój adres e-mail to { $email }.
email-unconfirmed = Adres { $email } nie jest jeszcze potwierdzony. Otwórz link z wysłanego tam e-maila.
email-unconfirmed-shown = Adres { $email } nie jest jeszcze potwierdzony. Ten serwis nie wysyła e-maili, więc poproś administratora o link.
email-send-again = Wyślij link jeszcze raz
email-make-again = Utwórz nowy link
email-keep = Zachowaj stary adres e-mail
email-change = Zmień adres e-mail
# Heading, noun.
password-heading = Hasło
password-none = Nie masz jeszcze hasła.
# Button, verb.
password-change = Ustaw hasło
reset-heading = Nie pamiętasz hasła?
reset-about = Wpisz swój adres e-mail, a dostaniesz link do ustawienia nowego hasła.
reset-about-shown = Wpisz swój adres e-mail. Ten serwis nie wysyła e-maili, więc link do ustawienia nowego hasła dostaje administrator i może ci go przekazać.
reset-send = Wyślij link
reset-make = Utwórz link
reset-send-again = Wyślij kolejny link
reset-sent = Jeśli któreś konto ma ten adres e-mail, link jest w drodze.
reset-sent-shown = Jeśli któreś konto ma ten adres e-mail, administratorzy mają już link. Poproś jednego z nich.
reset-done = Nowe hasło jest ustawione. Wszystkie inne urządzenia zostały wylogowane.

# Heading, noun.
passkeys-heading = Klucze dostępu
passkeys-about = Klucz dostępu loguje cię bez hasła: odciskiem palca, twarzą albo kodem PIN urządzenia.
passkey-add = Dodaj klucz dostępu
# Button, verb.
passkey-rename = Zmień nazwę
passkey-rename-named = Zmień nazwę: { $name }
# Button, verb.
passkey-remove = Usuń
passkey-remove-named = Usuń: { $name }
passkey-remove-about = Tym kluczem nikt już się nie zaloguje: { $name }.
passkey-used = ostatnio użyty: { $day }
passkey-unused = jeszcze nieużywany
passkey-failed = To się nie udało. Spróbuj jeszcze raz albo użyj innego sposobu.
passkey-unknown = Nie wybrano klucza dostępu albo urządzenie odpowiadało zbyt długo.
passkey-no-scripts = Klucze dostępu wymagają JavaScriptu.
back-passkeys = Powrót do kluczy dostępu

# Heading, noun.
elsewhere-heading = Konta w innych serwisach
elsewhere-none = Nie ma jeszcze połączonego konta w innym serwisie.
elsewhere-add = Połącz: { $place }
# Button, verb.
elsewhere-remove = Rozłącz
elsewhere-failed-heading = Logowanie się nie udało
elsewhere-failed = Inny serwis odmówił albo nie odpowiedział. Spróbuj jeszcze raz.
elsewhere-cancelled = Logowanie w innym serwisie przerwane.

# Heading, noun.
settings-heading = Ustawienia
settings-guest = Jesteś tu jako gość
settings-guest-about = Zna cię tylko ta przeglądarka. Z kontem możesz logować się wszędzie, a twoje partie mogą być rankingowe.
# Button, verb.
settings-save = Zapisz
# Link, noun.
settings-profile = Mój profil
# Link, noun.
settings-admin = Administracja
# Button, verb.
settings-change = Zmień
# Button, verb: to look at a game in which it isn't your turn.
settings-look = Obejrzyj
settings-password-named = Zmień hasło
settings-passkeys-named = Zmień klucze dostępu
settings-tokens-named = Zmień tokeny dla programów
settings-sessions-named = Obejrzyj zalogowane urządzenia
settings-elsewhere-named = Zmień konta w innych serwisach
settings-unconfirmed = jeszcze niepotwierdzony
settings-passkeys =
    { $count ->
        [0] brak
        [one] { $count }
        [few] { $count }
       *[many] { $count }
    }
settings-sessions =
    { $count ->
        [one] { $count } urządzenie
        [few] { $count } urządzenia
       *[many] { $count } urządzeń
    }
# Heading, noun.
settings-blocked = Blokady
# Heading, noun.
settings-data = Moje dane
settings-data-about = Jeden plik ze wszystkim, co o tobie zachowano, także z zapisami twoich partii.
# Button, verb.
settings-export = Pobierz
export-busy = Właśnie pakowany jest inny plik. Spróbuj jeszcze raz za kilka minut.
back-settings = Powrót do ustawień

# Heading, noun.
sessions-heading = Zalogowane urządzenia
sessions-about = Jeśli nie rozpoznajesz urządzenia, wyloguj je i zmień hasło.
# The device that is being used now, adverb.
sessions-here = tutaj
sessions-since = od { $day }, adres { $address }
sessions-browser = { $browser }, { $system }
# In place of the name of a browser, noun.
sessions-unknown = Nieznana przeglądarka
sessions-end = Wyloguj
sessions-end-named = Wyloguj: { $browser }, adres { $address }
sessions-end-others = Wyloguj wszystkie inne

tokens-heading = Tokeny dla programów
tokens-about = Program z twoim tokenem działa w twoim imieniu: widzi to, co ty, i gra za ciebie, jeśli token na to pozwala. Daj każdemu programowi własny token i unieważnij go, gdy przestaniesz używać programu.
tokens-made = Twój nowy token
tokens-made-about = Skopiuj go teraz. Nie zostanie pokazany ponownie.
tokens-name = Nazwa
tokens-name-hint = Na przykład program, który będzie go używać.
tokens-scopes = Na co pozwala token
tokens-scope-read = Widzieć to, co ja
tokens-scope-play = Grać przy moich stołach
tokens-scope-make = Otwierać stoły i dołączać do innych
tokens-short-read = widzi
tokens-short-play = gra
tokens-short-make = otwiera stoły i dołącza
tokens-make = Utwórz token
tokens-used = ostatnio użyty: { $day }
tokens-unused = utworzony: { $day }, jeszcze nieużywany
tokens-revoke = Unieważnij
tokens-revoke-named = Unieważnij token { $name }
program-heading = Konto programu
program-about = Czy z tego konta gra program? Wtedy je oznacz. Wszyscy zobaczą to przy imieniu, a program będzie grać partie rankingowe z innymi programami, z osobną listą rankingową.
program-mark = Oznacz to konto jako konto programu…
program-for-good = Wszędzie, także przy dawnych stołach, będzie widać, że to program: { $name }. Nie można tego cofnąć.
program-yes = Oznacz na stałe
program-marked = Z tego konta gra program. Wszyscy to widzą, a partie rankingowe gra on tylko z innymi programami.

farewell-heading = Usuwanie konta
farewell-about = Twoje imię, adres e-mail, hasło, klucze dostępu i rankingi zostaną usunięte na stałe. Twoje partie zostają dla innych graczy, ale nikt się nie dowie, że były twoje.
farewell-running =
    { $count ->
        [one] Masz { $count } nieskończoną partię. Twoje miejsce zajmie bot.
        [few] Masz { $count } nieskończone partie. Twoje miejsca zajmą boty.
       *[many] Masz { $count } nieskończonych partii. Twoje miejsca zajmą boty.
    }
farewell-export = Najpierw pobierz moje dane
farewell-type-name = Aby potwierdzić, wpisz swoje imię: { $name }.
farewell-wrong-password = To nie jest twoje hasło. Spróbuj jeszcze raz.
farewell-wrong-name = To nie jest twoje imię. Spróbuj jeszcze raz.
farewell-yes = Usuń na stałe
farewell-no = Zachowaj konto

# Heading and title, verb.
report-heading = Zgłoszenie
report-about = Co jest nie tak? Zgłoszenie dotyczy: { $name }. Przeczytają je tylko administratorzy.
report-send = Wyślij zgłoszenie
# Button, verb.
report-not = Anuluj
report-too-many = Kilka twoich zgłoszeń czeka jeszcze na odpowiedź. Poczekaj na nią.
report-block-too = Możesz też zablokować tego gracza. Nie usiądziecie już razem przy nowych stołach i żadne z was nie napisze do drugiego.

# Heading and column head, noun.
rating = Ranking
# Column head, noun, at most 14 letters.
rating-games = Partie
# Column head, noun, at most 14 letters.
rating-day = Dzień
rating-from =
    { $count ->
        [one] z { $count } partii
        [few] z { $count } partii
       *[many] z { $count } partii
    }
rating-unsure = na liście po 5 partiach
# Heading, noun.
ranking-heading = Lista rankingowa
ranking-lists = Gry i liczby graczy
# Plural: $players is at least 2.
ranking-list = { $game }, gracze: { $players }
ranking-list-programs = { $game }, programy: { $players }
ranking-none = Nikt nie rozegrał jeszcze 5 partii rankingowych.
ranking-about = Rankingi pochodzą z partii rankingowych między graczami z kontem, osobno dla każdej gry i liczby graczy. Ranking to ostrożna ocena twojej siły, więc rośnie też wraz z liczbą partii. Na liście pojawiasz się po 5 partiach.
ranking-about-programs = Ta lista jest dla programów. Grają one partie rankingowe tylko między sobą, nigdy z ludźmi.
# Side of a scale of strength, adjective.
ranking-stronger = Silniejsi
# Side of a scale of strength, adjective.
ranking-weaker = Słabsi
# Heading, noun.
records-heading = Partie
# Column head, noun, at most 14 letters.
records-game = Gra
# Column head, participle: number of games won, at most 14 letters.
records-wins = Wygrane
# Column head, noun, at most 14 letters.
records-best = Rekord
records-best-named = Najlepszy wynik { $score }: wynik stołu { NUMBER($number, useGrouping: 0) }
favourites-heading = Najczęstsi przeciwnicy w ostatnim czasie
favourites-games =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    }
# Heading, noun.
results-heading = Wyniki
results-none = Nie ma jeszcze skończonych partii.
results-place = miejsce { $place } z { $players }, wynik { $score }

# Result of a button, participle.
said-saved = Zapisane.
said-token-revoked = Token jest unieważniony. Programy, które go używają, nie mają już dostępu.
said-program = Konto jest oznaczone jako konto programu.
said-renamed = Twoje imię to teraz { $name }. Przy stołach, przy których już siedzisz, zostaje stare.
said-signed-out-there = Urządzenie zostało wylogowane.
said-left = Twoje konto zostało usunięte.
said-blocked = Blokada włączona: { $name }.
said-unblocked = Blokada wyłączona: { $name }.
said-reported = Zgłoszenie przyjęte. Administrator się tym zajmie.
said-cannot-delete-primary-email = { $email } to twój jedyny adres e-mail, więc nie można go usunąć.
said-email-confirmation-failed = Adres { $email } należy do innego konta. Użyj innego adresu e-mail.
said-email-confirmation-sent = E-mail wysłano na adres { $email }. Otwórz zawarty w nim link, aby potwierdzić adres.
said-email-confirmation-shown = Ten serwis nie wysyła e-maili. Aby potwierdzić adres { $email }, poproś administratora o link.
said-email-confirmed = Adres { $email } jest potwierdzony.
said-email-deleted = Adres { $email } został usunięty.
# Result of a button, participle.
said-logged-out = Wylogowano.
said-password-changed = Hasło zostało zmienione.
said-password-set = Hasło zostało ustawione.
said-primary-email-set = Adres e-mail został zmieniony.
said-unverified-primary-email = Najpierw potwierdź adres e-mail.
said-account-connected = Możesz teraz logować się także tym kontem.
said-account-connected-other = Tym kontem loguje się tu już inny gracz.
said-account-connected-updated = Tym kontem możesz się już logować.
said-account-disconnected = Tym kontem nie można się już logować.
said-webauthn-added = Klucz dostępu jest gotowy.
said-webauthn-removed = Klucz dostępu został usunięty.

mail-email-confirmation = Potwierdź, że to twój adres e-mail w serwisie { $site }:

    { $activate-url }

    Jeśli to nie ty, zignoruj ten e-mail.
    .subject = Potwierdź swój adres e-mail w serwisie { $site }
mail-email-confirmation-signup = Witaj w serwisie { $site }, { $name }!

    Potwierdź, że to twój adres e-mail:

    { $activate-url }

    Jeśli to nie ty, zignoruj ten e-mail.
    .subject = Witaj w serwisie { $site }
mail-password-reset-key = Ktoś, zapewne ty, prosi o nowe hasło do twojego konta w serwisie { $site }. Ustaw je tutaj:

    { $password-reset-url }

    Jeśli to nie ty, zignoruj ten e-mail. Hasło się nie zmieni.
    .subject = Nowe hasło w serwisie { $site }
mail-account-already-exists = Ktoś, zapewne ty, próbuje założyć konto w serwisie { $site } z tym adresem e-mail, ale masz już konto. Jeśli nie pamiętasz hasła, ustaw nowe tutaj:

    { $password-reset-url }
    .subject = Masz konto w serwisie { $site }
mail-password-changed = Hasło twojego konta w serwisie { $site } zostało zmienione. Jeśli to nie ty, natychmiast ustaw nowe.
    .subject = Zmiana hasła w serwisie { $site }
mail-password-reset = Twoje konto w serwisie { $site } ma nowe hasło. Jeśli to nie ty, natychmiast ustaw inne.
    .subject = Zmiana hasła w serwisie { $site }
mail-password-set = Twoje konto w serwisie { $site } ma teraz hasło. Jeśli to nie ty, natychmiast ustaw inne.
    .subject = Twoje konto w serwisie { $site } ma hasło
mail-email-changed = Adres e-mail twojego konta w serwisie { $site } to teraz { $to-email }. Jeśli to nie ty, napisz do administratorów serwisu.
    .subject = Zmiana adresu e-mail w serwisie { $site }
mail-email-deleted = Adres { $deleted-email } nie należy już do twojego konta w serwisie { $site }.
    .subject = Usunięcie adresu e-mail w serwisie { $site }
mail-webauthn-added = Twoje konto w serwisie { $site } ma nowy klucz dostępu. Jeśli to nie ty, usuń go i ustaw nowe hasło.
    .subject = Nowy klucz dostępu w serwisie { $site }
mail-webauthn-removed = Z twojego konta w serwisie { $site } usunięto klucz dostępu. Jeśli to nie ty, ustaw nowe hasło.
    .subject = Usunięcie klucza dostępu w serwisie { $site }
mail-token-made = Dla twojego konta w serwisie { $site } utworzono token dla programów: „{ $token }”. Kto go ma, może działać w twoim imieniu. Jeśli to nie ty, natychmiast ustaw nowe hasło. To unieważni wszystkie tokeny.
    .subject = Nowy token w serwisie { $site }
mail-account-connected = Do twojego konta w serwisie { $site } można się teraz logować kontem z innego serwisu. Jeśli to nie ty, rozłącz je i ustaw nowe hasło.
    .subject = Nowy sposób logowania w serwisie { $site }
mail-account-disconnected = Do twojego konta w serwisie { $site } nie można się już logować kontem z innego serwisu.
    .subject = Usunięcie sposobu logowania w serwisie { $site }

## Lobby

lobby-lead = Gry planszowe ze średniowiecznej Francji: graj z botami albo online z przyjaciółmi.
# Heading, noun.
lobby-heading = Stoły
lobby-no-account = zaczyna się od razu, bez konta
lobby-with = Gra podstawowa. Do wyboru: { $expansions }.
lobby-friend = Zagraj z przyjacielem
lobby-friend-how = wyślij link
lobby-friend-named = { $game }: zagraj z przyjacielem (wyślij link)
lobby-learn = Ucz się, grając
lobby-learn-named = { $game }: pierwsza partia z łatwymi botami, z czasem na obserwację
# Heading of tables where the reader has to decide, noun.
lobby-your-turn = Twoja kolej
lobby-nothing-waits = Żadna z twoich partii na ciebie nie czeka.
lobby-left = zostało { $time }
# Button, verb: to join a game.
lobby-play = Graj
# Button, verb: to look at a game in which it isn't your turn.
lobby-look = Obejrzyj
lobby-waits-for-others =
    { $count ->
        [one] Czekanie na innych przy { $count } stole
        [few] Czekanie na innych przy { $count } stołach
       *[many] Czekanie na innych przy { $count } stołach
    }
# Heading, noun.
lobby-open = Otwarte stoły
lobby-open-own = Nic dla ciebie? Otwórz własny stół.
lobby-none-open = Żaden stół nie czeka teraz na graczy.
# Property of a table in a list, at most 18 letters.
lobby-base-game = gra podstawowa
# Property of a table in a list, at most 18 letters.
lobby-rated = rankingowa
lobby-rated-programs = rankingowa, programy
# Property of a table in a list, at most 18 letters.
lobby-password = z hasłem
# Beside a name in the list of players, at most 12 letters.
lobby-expected = zaproszenie
lobby-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
# Button, verb: to join a game.
lobby-join = Dołącz
lobby-join-named = { $game }, gospodarz: { $host }
# Heading of games in play and of finished ones, adjective.
lobby-running = W toku
lobby-none-running = Nie ma teraz partii do oglądania.
# Button, verb: to look on.
lobby-watch = Oglądaj
lobby-watch-named = Oglądaj stół { NUMBER($number, useGrouping: 0) }
# Heading of games in play and of finished ones, adjective.
lobby-finished = Skończone
lobby-none-finished = Tu znajdą się twoje skończone partie.
lobby-all-mine = Wszystkie twoje stoły
# Heading, noun.
lobby-own-heading = Twoje stoły
# Mark of a winner, participle, at most 12 letters.
lobby-won = wygrywa
lobby-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
    [one] { $place }.
    [few] { $place }.
   *[many] { $place }.
}
# Label of a field, noun.
lobby-filter = Filtr
# Label of a field, noun.
lobby-filter-game = Gra
# Label of a field, noun.
lobby-filter-clock = Zegar
# Option of a list, noun.
lobby-any-game = Dowolna gra
# Option of a list, noun.
lobby-any-clock = Dowolny zegar
time-live = Na żywo, bez zegara
time-live-clock = Na żywo, z zegarem
time-turns = Korespondencyjnie, bez zegara
time-turns-clock = Korespondencyjnie, z zegarem
time-told-live = na żywo, bez zegara
time-told-live-clock = { $base } min na gracza, +{ $increment } s za ruch
time-told-turns = korespondencyjnie, bez zegara
time-told-turns-clock = korespondencyjnie, { $base } godz. na gracza, +{ $increment } godz. za ruch
# Label of a field, noun.
create-whom = Przeciwnicy
# Option of a list, noun.
create-whom-bots = Boty
# Option of a list, noun.
create-whom-friends = Przyjaciele
# Option of a list, noun.
create-whom-anybody = Ktokolwiek
# Label of a field, noun.
create-level = Poziom
# Label of a field, noun.
create-players = Gracze
# Button, verb.
create-start = Zacznij
# Label of a field, noun.
create-time = Zegar
create-base = Minuty na gracza
create-increment = Sekundy dodawane za ruch
create-bank = Godziny na gracza
create-gain = Godziny dodawane za ruch
create-cap = Najwięcej godzin na zegarze
create-seats = Miejsca i kolory
# Heading, noun.
create-you = Ty
create-kind-as-asked = Jak wybrano wyżej
# Option of a list, noun.
create-kind-free = Wolne miejsce
create-kind-person = { $name } (zaproszenie)
create-kind-program = { $name } (program, zaproszenie)
create-options = Zasady i dodatki
create-visibility = Kto może dołączyć
create-visibility-public = Każdy (stół widoczny na liście)
create-visibility-link = Każdy z linkiem
create-visibility-password = Każdy z hasłem
# Label of a field, noun.
create-watchers = Widzowie
# Option of a list, adjective or participle.
create-watchers-yes = Dozwoleni
# Option of a list, adjective or participle.
create-watchers-no = Niedozwoleni
# Label of a field, noun.
create-chat = Czat
# Option of a list, adjective or participle.
create-chat-yes = Włączony
# Option of a list, adjective or participle.
create-chat-no = Wyłączony
create-revealed = Po partii
create-revealed-yes = Wszystko zostaje odkryte
create-revealed-no = Ukryte karty pozostają ukryte
# Label of a field, noun.
create-rated = Ranking
# Option of a list, adjective or participle.
create-rated-no = Bez rankingu
# Option of a list, adjective or participle.
create-rated-yes = Rankingowa
create-stand-in = Bot, który zastępuje odchodzących graczy
create-one-screen = Gracze przy tym ekranie
create-no-choice = { $field }: wybierz jedną z podanych możliwości.
create-wrong-number = { $field }: potrzebna jest liczba całkowita od { $least } do { $most }.
create-nobody = Miejsce { $seat }: można zaprosić tylko osobę, z którą masz wspólną partię, i tylko raz.
# Plural: $most.
create-no-password =
    { $most ->
        [one] Wybierz hasło, najwyżej { $most } znak.
        [few] Wybierz hasło, najwyżej { $most } znaki.
       *[many] Wybierz hasło, najwyżej { $most } znaków.
    }
create-rated-here = W partii rankingowej każdy gracz musi mieć konto, więc nikt nie może grać z tobą przy jednym ekranie.
gathering-title = { $game }: czekanie na graczy
gathering-invites = { $host } zaprasza cię do gry { $game }
gathering-link-heading = Wyślij ten link graczom, z którymi chcesz zagrać
gathering-link-help = Gracze nie potrzebują konta. Partia zacznie się, gdy zostanie zajęte ostatnie miejsce. Do tego czasu możesz zamknąć tę stronę.
gathering-invited-heading = Wszyscy mają zaproszenia (możesz też wysłać ten link)
gathering-invited-help = Pozostali widzą zaproszenie na swojej stronie głównej. Partia zaczyna się, gdy dołączy ostatni. Do tego czasu możesz zamknąć tę stronę.
gathering-picture = Jako kod QR dla telefonu
# Button, verb.
gathering-copy = Kopiuj
# Result of a button, participle.
gathering-copied = Skopiowane
# Heading, noun.
gathering-seats = Miejsca
# A seat that no one has taken, adjective.
gathering-free = wolne
# Beside a name in the list of players, at most 12 letters.
gathering-host = gospodarz
# Button, verb.
gathering-send-away = Usuń
gathering-send-away-named = Usuń: { $name }
gathering-begins = Partia zacznie się sama, gdy tylko będą wszyscy.
# Button, verb.
gathering-begin-now = Zacznij teraz
gathering-fill = Uzupełnij botem: { $bot }
gathering-fewer = Zacznij bez wolnych miejsc
gathering-call-off = Odwołaj stół
# Button, verb.
gathering-leave = Opuść
# Button, verb.
gathering-decline = Odrzuć
# Button, verb.
gathering-join = Dołącz
gathering-no-account = Konto nie jest potrzebne.
# Label of a field, noun.
gathering-password = Hasło
gathering-gone = Tego stołu już nie ma. Został odwołany albo nikt nie dołączył na czas.
gathering-begun = Ta partia już się zaczęła.
gathering-full = Wszystkie miejsca są zajęte.
# Plural: $most.
gathering-too-many = Limit otwartych stołów jest wyczerpany ({ $most }). Najpierw odwołaj jeden.
gathering-accounts-only = Partie rankingowe wymagają konta. Zaloguj się albo załóż je.
gathering-programs-only = Przy tym stole grają tylko programy. Wybierz inny.
gathering-people-only = Ten stół rankingowy jest dla ludzi. Programy grają partie rankingowe przy własnych stołach.
gathering-not-welcome = Do tego stołu nie można dołączyć.
gathering-wrong-password = To nie jest hasło tego stołu. Spróbuj jeszcze raz.
gathering-nobody-there = Nikogo nie ma na tym miejscu.
rematch = Zagraj znowu, z przesuniętymi miejscami
rematch-begun = Przejdź do następnej partii
rematch-waits = Twoja prośba o rewanż czeka. Partia zacznie się, gdy zgodzą się wszyscy.
rematch-look = Zobacz, kto już jest
rematch-asked = { $name } chce zagrać znowu.
rematch-host-only = Część graczy miała wspólny ekran z gospodarzem, więc o rewanż może prosić tylko gospodarz.

## Clocks

notice-time-over = Twój czas minął. Wróć na swoje miejsce, aby grać dalej.
notice-paused = Partia jest wstrzymana. Wznów ją, aby grać dalej.
notice-your-turn = Już trwa twoja kolej, więc plan nie został zapisany.
turn-paused = Partia jest wstrzymana
# Label before a time.
clock-left = Pozostały czas:
clock-days = { $days } d { $hours } godz.
clock-whole-days = { $days } d
clock-live-why = Twój zegar idzie, gdy masz coś do zdecydowania. Każdy ruch dodaje czas. Gdy czas się skończy, gra za ciebie bot ({ $bot }), dopóki nie wrócisz na swoje miejsce. Po powrocie masz co najmniej 1 minutę.
clock-turns-why = Twój zegar idzie, gdy masz coś do zdecydowania. Każda tura dodaje czas. Gdy czas się skończy, gra za ciebie bot ({ $bot }), dopóki nie wrócisz na swoje miejsce. Po powrocie masz co najmniej ćwierć czasu początkowego.
seat-away = { $name }: nieobecność (gra { $bot })
seat-away-short = nieob.: { $bot }
seat-left = { $name }: odejście z partii (gra { $bot })
seat-left-short = odejście: { $bot }
# Beside a name in the list of players, at most 12 letters.
seat-on-vacation = urlop
# Heading, noun.
room-heading = Ten stół
leave = Opuść partię
leave-heading = Opuścić partię?
leave-warning = Do końca będzie grał za ciebie bot ({ $bot }). Nadal możesz oglądać, ale nie wrócisz na swoje miejsce.
leave-warning-rated = W tej partii rankingowej zajmiesz miejsce za wszystkimi graczami, którzy zostali.
leave-yes = Opuść na stałe
leave-yes-named = { $name }: opuść na stałe
# Button, verb.
leave-no = Zostań
leave-nothing = Nie można odejść. Partia jest skończona albo to miejsce nie jest już twoje.
come-back = Wróć na moje miejsce
come-back-heading = { $name }: czas minął
come-back-why = Do twojego powrotu gra za ciebie bot. Po powrocie dostajesz trochę dodatkowego czasu.
come-back-nothing = Nie można wrócić na miejsce. Partia jest skończona albo już na nim siedzisz.
pause-ask = Poproś o przerwę
pause-why = Wszystkie zegary stoją, dopóki ktoś nie wznowi partii.
pause-resume = Wznów partię
# Button, verb.
take-back = Cofnięcie…
take-back-heading = Cofnięcie decyzji
take-back-free = Możesz cofnąć dowolną swoją decyzję. Razem z nią cofa się wszystko, co było później.
take-back-ask = Pozostali muszą się zgodzić. Wtedy razem z tą decyzją cofa się wszystko, co było później.
take-back-none = Nie było jeszcze żadnej twojej decyzji.
# Where the log says nothing of it. $decision: as its button says it.
take-back-chosen = Twój wybór: „{ $decision }”.
take-back-to = Cofnij ją
take-back-to-named = Cofnij swoją decyzję w kroku { NUMBER($step, useGrouping: 0) }
take-back-ask-to = Poproś o cofnięcie
take-back-ask-named = Poproś o cofnięcie swojej decyzji w kroku { NUMBER($step, useGrouping: 0) }
since-others =
    { $count ->
        [one] Od tego czasu zapadła { $count } decyzja innych.
        [few] Od tego czasu zapadły { $count } decyzje innych.
       *[many] Od tego czasu zapadło { $count } decyzji innych.
    }
since-chance =
    { $count ->
        [one] Od tego czasu los zdecydował { $count } raz.
        [few] Od tego czasu los zdecydował { $count } razy.
       *[many] Od tego czasu los zdecydował { $count } razy.
    }
since-seen = Od tego czasu ujawniono ukryte informacje.
since-nothing = Od tego czasu nie ujawniono ukrytych informacji.
offer-undo = { $name } prosi o cofnięcie decyzji
offer-pause = { $name } prosi o przerwę
offer-mine-undo = Prosisz o cofnięcie decyzji
offer-mine-pause = Prosisz o przerwę
offer-answer-yes = { $name }: tak
offer-answer-no = { $name }: nie
offer-answer-none = { $name }: jeszcze bez odpowiedzi
# Button, verb.
offer-yes = Zgódź się
# Button, verb.
offer-no = Odrzuć
offer-always = Zawsze się tu zgadzaj
# Button, verb.
offer-withdraw = Wycofaj
# Button, verb.
offer-close = Zamknij
offer-impossible = O to nie można teraz prosić innych.
offer-already = Prośba przy tym stole już czeka albo właśnie została odrzucona.
# Heading, noun.
vacation-heading = Urlop
# Plural: $days.
vacation-why = Liczba dni w roku, w których możesz zatrzymać swoje zegary we wszystkich partiach korespondencyjnych: { $days }. Pozostali widzą, że masz urlop.
vacation-on =
    { $count ->
        [one] Masz urlop, jeszcze najwyżej { $count } dzień.
        [few] Masz urlop, jeszcze najwyżej { $count } dni.
       *[many] Masz urlop, jeszcze najwyżej { $count } dni.
    }
vacation-off =
    { $count ->
        [0] W tym roku nie masz już urlopu.
        [one] W tym roku został ci { $count } dzień urlopu.
        [few] W tym roku zostały ci { $count } dni urlopu.
       *[many] W tym roku zostało ci { $count } dni urlopu.
    }
vacation-begin = Zatrzymaj moje zegary
# Button, spoken by the player.
vacation-end = Wracam
vacation-none = Nie masz teraz urlopu.
vacation-none-left = Twój urlop już trwa albo na ten rok jest wyczerpany.
# Button, verb.
plan = Zaplanuj…
plan-short = Plan
# State of the button for planning, participle.
plan-made = Zaplanowane
# Heading, noun.
plan-heading = Planowanie
plan-why = Wybierz teraz, co zrobisz w swojej następnej turze. Plansza wygląda tak, jakby do tego czasu nikt nic nie zrobił. Nikt inny nie widzi twojego planu, dopóki nie zostanie zagrany.
# Label before the planned decisions.
plan-present = Twój plan:
plan-cancel = Odwołaj plan
plan-choice = Wybór { $number }
# Option of a list, noun.
plan-nothing = Nic
plan-in-round = Ten plan dotyczy tylko bieżącej rundy.
plan-make = Zapisz plan
plan-impossible = Tego nie można zaplanować. Wybieraj z listy, każdą opcję raz, zanim przyjdzie twoja kolej.
plan-not-now = Twojej następnej tury nie można teraz zaplanować.
plan-shorter = Gra potoczyła się dalej. To, co nie jest już możliwe, zostało usunięte.
plan-chosen = Wybrane:
plan-same = Tylko jeśli nadal da mi to samo
plan-lost-closed = Twój plan nie został zagrany, bo nie jest już możliwy.
plan-lost-changed = Twój plan nie został zagrany, bo dałby teraz coś innego.
plan-lost-revealed = Reszta twojego planu nie została zagrana, bo ujawniono coś nowego.

## Watching, and being watched

watch-password-why = Ta partia już się zaczęła. Aby oglądać, wpisz hasło stołu.
watching = Kto może oglądać
watching-public = Tę partię może tu oglądać każdy. Ukryte karty pozostają przed widzami ukryte.
watching-link = Tę partię mogą oglądać tylko osoby z tym linkiem:
watching-password = Tę partię może oglądać każdy, kto zna hasło stołu, pod tym adresem:
watching-nobody = Tej partii nikt nie może oglądać.
watching-address = Adres dla widzów

## Names

name-reserved = To imię ma tu inne znaczenie. Wybierz inne.
name-taken = Ktoś ma tu już takie imię albo bardzo podobne. Wybierz inne.
name-taken-guest = Imię { $name } należy do osoby z kontem albo jest do takiego zbyt podobne, nawet z innymi cyframi. Wybierz inne imię albo zaloguj się, jeśli jest twoje.
# Beside a name in the list of players, at most 12 letters.
seat-guest = gość
seat-program = program

## Notifications of other kinds

notices-offer-title = Prośba przy twoim stole: { $game }
notices-offer-body-undo = Stół { NUMBER($number, useGrouping: 0) }: prośba o cofnięcie decyzji. Potrzebna twoja odpowiedź.
notices-offer-body-pause = Stół { NUMBER($number, useGrouping: 0) }: prośba o przerwę. Potrzebna twoja odpowiedź.
notices-low-title = Twój czas się kończy: { $game }
notices-low-body = { $names }: twój czas przy stole { NUMBER($number, useGrouping: 0) } minie { $until }.
notices-begun-title = Partia się zaczyna: { $game }
notices-begun-body = Wszyscy już są. Partia przy stole { NUMBER($number, useGrouping: 0) } się zaczęła.
notices-ended-title = Koniec partii: { $game }
notices-ended-body = Partia przy stole { NUMBER($number, useGrouping: 0) } jest skończona.
notices-invited-title = { $name } zaprasza cię: { $game }
notices-invited-body = { $name } chce zagrać z tobą w { $game } i trzyma dla ciebie miejsce.
notices-spoken-title = Nowe na czacie: { $game }
notices-spoken-body = Nowy wpis dla graczy przy stole { NUMBER($number, useGrouping: 0) }.
notices-several-title =
    { $count ->
        [one] { $count } wiadomość o twoich partiach
        [few] { $count } wiadomości o twoich partiach
       *[many] { $count } wiadomości o twoich partiach
    }
# Kind of notification, noun, after the name of a way to be reached.
notices-line-turn = twoja kolej
# Kind of notification, noun, after the name of a way to be reached.
notices-line-offer = prośba
# Kind of notification, noun, after the name of a way to be reached.
notices-line-low = mało czasu
# Kind of notification, noun, after the name of a way to be reached.
notices-line-begun = początek partii
# Kind of notification, noun, after the name of a way to be reached.
notices-line-ended = koniec partii
# Kind of notification, noun, after the name of a way to be reached.
notices-line-invited = zaproszenie
# Kind of notification, noun, after the name of a way to be reached.
notices-line-spoken = czat

## A first game

first-game = To twoja pierwsza partia. Boty popełniają błędy i dają ci czas, by się przyjrzeć. Każdy przycisk pokazuje, co zyskasz. Decyzję można wycofać przyciskiem „Cofnij”, więc śmiało eksperymentuj. Trener mówi, o co toczy się gra, i pyta przed kosztownym błędem. Zasady rundy są niżej.
# Button, verb.
help-close = Zamknij

## The log beside a board

log-larger = Większy dziennik zamiast listy graczy
# Button under the log, adverb: longer, shorter.
log-more = więcej
# Button under the log, adverb: longer, shorter.
log-less = mniej

## What to notify about, and how

notices-matters = Rodzaje powiadomień
# Kind of notification, noun: label of a switch.
notices-matter-turn = Twoja kolej
notices-matter-offer = Prośby innych graczy
# Kind of notification, noun: label of a switch.
notices-matter-low = Mało czasu
notices-matter-game = Początek lub koniec partii i sezonów
# Kind of notification, noun: label of a switch.
notices-matter-invited = Zaproszenia
notices-matter-spoken = Czat graczy
notices-matter-by = { $what }: { $way }

## Hints

# Button: asks for the three best decisions.
hint = Podpowiedź
hint-title = { $game }: podpowiedź
hint-waits = Szukanie najlepszych decyzji. Trwa to kilka sekund, a na zajętym komputerze pół minuty. Tymczasem możesz grać dalej.
hint-prepares = Boty są jeszcze przygotowywane. Podpowiedź pojawi się potem. Tymczasem możesz grać dalej.
hint-points = punkty: { $points } ± { $interval }, szansa na wygraną: { $wins }%
hint-behind = do najlepszej brakuje punktów: { $points } ± { $interval }
hint-others = Kolejne najlepsze i znaczenie liczb
hint-meaning = Znaczenie liczb
hint-how = Punkty oczekiwane na koniec. { $judge } rozgrywa partie do końca, grając za wszystkich. To, czego nie możesz wiedzieć, jest za każdym razem rozdawane od nowa. Gdy podpowiedź nie zgadza się z punktami przy decyzjach, zaufaj podpowiedzi: tamte to tylko ogólne oszacowania.
hint-rest = Wszystkie pozostałe decyzje
hint-marked = Kropkowana ramka oznacza najlepszą decyzję, a potem każdą kolejną z tego samego ruchu.
hint-from-last = Z ostatniej podpowiedzi:
hint-nothing = Bez podpowiedzi: gra potoczyła się dalej.
hint-never = Przy tym stole nie ma podpowiedzi. Są tylko dla jednej osoby grającej z botami w partii bez rankingu, poza turniejem i rozdaniem dnia.
hint-not-now = O podpowiedź możesz prosić, gdy jest twoja kolej.

## A coach at a table: names what is at stake, and asks before a decision that costs much

new-coach = Trener
new-coach-help = Mówi, o co toczy się gra, i pyta przed błędem, który kosztuje co najmniej 2 punkty, najwyżej trzy razy. Dla jednej osoby grającej z botami.
new-coach-alone = Trener jest tylko dla jednej osoby grającej z botami.
coach-asks = „{ $played }”: strata w punktach około { $points } ± { $interval }. Lepsze jest „{ $better }”.
coach-why = Zobacz dlaczego
coach-yours = Twój wybór
coach-better = Lepsze
coach-expects = Punkty na koniec: około { $points } ± { $interval }, szansa na wygraną: { $wins }%.
coach-look-again = Zastanów się jeszcze
coach-play-it = Zagraj to
coach-times = Pytanie trenera { $number } z najwyżej 3.
coach-off = Wyłącz trenera
coach-on = Włącz trenera
coach-prepares = Trener włączy się, gdy tylko boty będą gotowe. Do tego czasu nie zapyta przed kosztownym ruchem.
coach-asked =
    { $count ->
        [one] Trener pytał { $count } raz
        [few] Trener pytał { $count } razy
       *[many] Trener pytał { $count } razy
    }

hints-asked =
    { $count ->
        [one] { $count } użyta podpowiedź
        [few] { $count } użyte podpowiedzi
       *[many] { $count } użytych podpowiedzi
    }

## Playing on from a finished game

# Opens a form: play on from the position that is shown.
branch = Graj dalej stąd
branch-seat = Twoje miejsce
branch-as = jako { $name }
branch-level = Boty na wszystkich innych miejscach
branch-against = przeciwnik: { $bot }
# Button, verb.
branch-begin = Zacznij
# Link to the game that this one goes on from.
branch-of = Dalszy ciąg partii ze stołu { NUMBER($number, useGrouping: 0) }
branch-hidden = Ukryte informacje pozostają przy tym stole ukryte, więc tej partii nie można kontynuować.
branch-daily = Dziś inni mogą jeszcze rozegrać to rozdanie. Jego partie można kontynuować od jutra.
branch-nowhere = Partia jest tu skończona. Przejdź do wcześniejszej pozycji.

## What a finished game comes to when bots finish it many times from one of its steps

# Button, verb.
spread-ask = Niech boty dokończą ją 200 razy
spread-title = Stół { NUMBER($number, useGrouping: 0) }: partia dokończona przez boty
# Heading of the page.
spread = Jak mogło się skończyć
# Link to the position.
spread-position = po ruchu { $move } z { $total }
# Plural: $games is 200.
spread-offer = { $judge } może stąd dokończyć tę partię, grając za wszystkich; liczba powtórzeń: { $games }.
spread-under-way = Boty grają. Możesz opuścić tę stronę: jej adres się nie zmieni.
spread-points = Punkty na koniec
    .help = { $judge } gra dalej za wszystkich, powtórzenia: { $games }. Wszystkie karty leżą jak w partii, także ukryte, ale od tej pozycji los jest nowy. Liczba po ± to połowa przedziału 95%.
spread-mean = Średnia w punktach: { $points } ± { $interval }
# Mark in a chart, next to a line.
spread-mark = średnia { $points }
spread-wins = Szansa na wygraną: { $wins } ± { $interval }%
# Plural: $games is 200.
spread-score = Sama partia skończyła się wynikiem { $score }. Partie z wynikiem nie wyższym: { $fewer } z { $games }.

## Analysis of a finished game

analysis-offer = Ile było warte szczęście? Skąd wzięły się punkty i które ruchy kosztowały najwięcej?
# Button, verb.
analysis-ask = Przeanalizuj partię
analysis-hidden = To, co było ukryte, pozostaje przy tym stole ukryte, więc nie ma analizy.
analysis-failed = Tej partii nie udało się przeanalizować. Administrator serwisu znajdzie przyczynę w dzienniku.
analysis-waits = Analiza zacznie się, gdy tylko boty będą gotowe.
analysis-queued =
    { $games ->
        [one] Analiza zacznie się po analizie innej partii.
        [few] Analiza zacznie się po analizach { $games } innych partii.
        [many] Analiza zacznie się po analizach { $games } innych partii.
       *[other] Analiza zacznie się po analizach { $games } innych partii.
    }
analysis-under-way = Trwa analiza partii. Możesz opuścić tę stronę.
analysis-par-own = Z twoim szczęściem { $judge } zdobywa średnio tyle punktów: { $par }. Twój wynik: { $score }.
analysis-par = Z takim szczęściem, jakie ma { $name }, { $judge } zdobywa średnio tyle punktów: { $par }. Wynik w partii: { $score }.
analysis-par-games = { $judge } rozgrywa partie z tym samym szczęściem, grając za wszystkich; liczba partii: { $games }. Średnia na tym miejscu, czyli norma: { $par } ± { $interval }. Partie z wynikiem { $score } lub niższym: { $fewer }.
# Mark in a chart, next to a line.
analysis-par-mark = norma { $par }
# Column head, noun, at most 14 letters.
analysis-par-head = Norma
# Column head, noun, at most 14 letters: score minus par.
analysis-par-difference = Względem normy
analysis-par-all = Norma wszystkich graczy
analysis-ledger = Skąd wzięły się punkty
# Small print below a column head.
analysis-start = przeciętne rozdanie
# Column head, noun, at most 18 letters.
analysis-luck = Szczęście
    .help = los i kolejność gry
# Column head, noun, at most 18 letters.
analysis-others = Ruchy innych
    .help = co zmieniły
# Column head, noun, at most 18 letters.
analysis-decisions = Decyzje
    .help = w porównaniu z botem { $judge }
# Column head, adjective, at most 18 letters.
analysis-unknown = Ukryte informacje
    .help = wtedy nieznane
# Small print below a column head.
analysis-score = suma wiersza
# The numbers are points, with their sign.
analysis-ahead =
    { $points ->
        [one] Masz { $points } punkt przewagi nad graczem { $name }. W punktach: decyzje { $decisions }, początek i szczęście { $luck }, ruchy innych { $others }, ukryte informacje { $unknown }.
        [few] Masz { $points } punkty przewagi nad graczem { $name }. W punktach: decyzje { $decisions }, początek i szczęście { $luck }, ruchy innych { $others }, ukryte informacje { $unknown }.
       *[many] Masz { $points } punktów przewagi nad graczem { $name }. W punktach: decyzje { $decisions }, początek i szczęście { $luck }, ruchy innych { $others }, ukryte informacje { $unknown }.
    }
analysis-behind =
    { $points ->
        [one] { $name } ma nad tobą { $points } punkt przewagi. W punktach: decyzje { $decisions }, początek i szczęście { $luck }, ruchy innych { $others }, ukryte informacje { $unknown }.
        [few] { $name } ma nad tobą { $points } punkty przewagi. W punktach: decyzje { $decisions }, początek i szczęście { $luck }, ruchy innych { $others }, ukryte informacje { $unknown }.
       *[many] { $name } ma nad tobą { $points } punktów przewagi. W punktach: decyzje { $decisions }, początek i szczęście { $luck }, ruchy innych { $others }, ukryte informacje { $unknown }.
    }
analysis-rough = Przy tak niewielu partiach trudno oddzielić decyzje od ukrytych informacji (zob. ±). Razem: { $points } pkt dla gracza { $name }.
analysis-par-luck = Norma i szczęście mówią tu co innego: norma to wynik, który przy tym szczęściu osiąga { $judge }, grając za wszystkich, a szczęście to zmiana po każdym losowaniu w partii takiej, jaką rozegrano.
strength = Siła gry każdego gracza
    .help = Na podstawie tego, ile każda decyzja straciła lub zyskała w porównaniu z botem { $judge }. Pasek obejmuje każdą siłę gry, do której ta partia pasuje; kreska na nim pokazuje samą partię.
# Sentences after a player's name, without a full stop; names of bots.
strength-between = między { $weaker } a { $stronger }
strength-like = jak { $level }
strength-range = od { $weakest } do { $strongest }: jedna partia tego nie rozstrzyga
strength-weaker = poniżej poziomu { $level }
strength-stronger = powyżej poziomu { $level }
# All numbers but the last are points, with their sign. Plural: $decisions.
strength-numbers =
    { $decisions ->
        [one] Punkty na decyzję: { $points } ({ $decisions } decyzja z wyborem). Takie partie rozgrywają gracze ze średnią od { $least } do { $most }.
        [few] Punkty na decyzję: { $points } ({ $decisions } decyzje z wyborem). Takie partie rozgrywają gracze ze średnią od { $least } do { $most }.
       *[many] Punkty na decyzję: { $points } ({ $decisions } decyzji z wyborem). Takie partie rozgrywają gracze ze średnią od { $least } do { $most }.
    }
# Opens a table.
strength-levels = Jak silne są poziomy i sędzia
strength-judge = Sędzią jest { $judge }, więc z definicji ma 0: jest porównywany z samym sobą. Liczby pochodzą z partii bez opcji. Kto jest tak silny jak { $judge }, ale gra inaczej, ma 0 średnio, a nie w każdej partii.
# Column heads.
strength-level = Poziom
strength-per-decision = Punkty na decyzję
strength-games = Partie
# Link to the page of the bots.
strength-bots = Jakie wyniki mają poziomy
analysis-expected = Oczekiwane punkty
    .help = Przed każdym ruchem, gdyby dalej za wszystkich grał bot { $judge }. Liczby oznaczają ruchy, które kosztowały najwięcej.
analysis-wins = Szansa na wygraną
    .help = Z tych samych partii.
# What a mark in a chart says: a move that cost points.
analysis-costly = Kosztowny ruch { $number }: { $move }
analysis-moves = Ruchy, które kosztowały najwięcej
    .help = Punkty stracone do końca partii. Nowe partie z każdym z dwóch ruchów: { $again }.
analysis-moves-rest = To { $listed } z { $decisions } ± { $interval } punktów powyżej. Reszta rozkłada się na ruchy zbyt drobne lub zbyt niepewne, by je wymienić.
analysis-moves-regained = To { $listed } punktów, a wszystkie decyzje razem: { $decisions } ± { $interval }. Inne były lepsze niż decyzje sędziego. Sędzia rozgrywa dalej oba ruchy, więc strata może zawierać i to, co dopiero on straciłby później.
analysis-move-round = Runda { $round }
analysis-move-step = Krok { $step }
# Before the decisions of a move, as their buttons say them.
analysis-played = Zagrane:
# Button, verb.
analysis-position = Obejrzyj pozycję
# Opens the answer.
analysis-better = Co byłoby lepsze?
# Caption of a table: by source of points. Minus: the move that was played brought less of it than the better one.
analysis-sources = Według źródeł: ten ruch w porównaniu z lepszym. Wiersze sumują się do straty.
# Caption of a table: by round, as above.
analysis-rounds = Te same punkty według rund
# The source is a noun, as it stands in charts.
analysis-most-in-round = Lepszy ruch zyskuje najwięcej tutaj: { $source } (punkty: { $points }), przede wszystkim w rundzie { $round }.
analysis-most-at-end = Lepszy ruch zyskuje najwięcej tutaj: { $source } (punkty: { $points }), przede wszystkim na koniec partii.
analysis-how-often = { $judge } wybiera go w { $percent } na 100 partii.
analysis-no-moves = Żaden pojedynczy ruch nie kosztował wyraźnie punktów w porównaniu z botem { $judge }: wszystkie straty są zbyt drobne lub zbyt niepewne, by je wymienić.
analysis-how = Jak to jest liczone
analysis-judge = Sędzią jest { $judge }, który gra dalej za wszystkich. Partie z każdej pozycji: { $rollouts }; dla każdego ruchu z listy { $again } z tym ruchem i tyle samo z wyborem sędziego.
analysis-how-par = Norma: partie od początku, w których los decyduje tak jak tutaj. Jeśli musi zdecydować o czymś, czego tu nie było, decyduje na nowo.
analysis-how-terms = Cztery składniki: po każdym ruchu i każdym losowaniu rozgrywane są stamtąd dalsze partie. Zmiana ich średniej jest przypisywana graczowi, którego był ruch, albo szczęściu. Dlatego początek i składniki sumują się do wyniku.
analysis-how-decisions = Decyzje: twoje ruchy są porównywane z ruchami sędziego, jedne i drugie według tego, co można było wiedzieć. Ukryte karty są do każdego porównania rozdawane od nowa. Reszta tego, co przyniosły twoje ruchy, pochodzi z ukrytych informacji.
analysis-how-coach = Trener i podpowiedzi porównują z najlepszym ruchem, jaki znajdą w trakcie gry, a analiza z wyborem sędziego. Dlatego ich liczby mogą się różnić.
analysis-how-intervals = Liczba po ± to połowa przedziału 95%. Pokazuje, jak bardzo przypadek mógł przesunąć wynik.
analysis-how-limits = Sędzia też jest graczem. Jeśli grasz lepiej niż { $judge }, zyskujesz na decyzjach, a część tego zalicza się do szczęścia.

## Boxes: owners' values, see docs/box.md

admin-boxes-account = { $person } nie ma konta, więc nie może mieć pudełek.
error-no-keeper = Pudełka mogą mieć tylko administratorzy i osoby z ich pozwoleniem.
box-gone = Tego pudełka już tu nie ma. Wybierz jeszcze raz.
box-mine = Moje pudełko
box-too-many = Limit pudełek w tym serwisie jest wyczerpany ({ $most }). Najpierw usuń jedno.
box-yes-or-no = { $value } nie jest ani „tak”, ani „nie”.
box-number = { $value } nie jest liczbą.
box-no-file = To nie jest plik pudełka.
box-version = Ten plik pudełka ma wersję { $version }, której ten serwis nie zna.
box-part = Plik pudełka nie ma części { $part }.
box-no-title = Nazwa pudełka w tym pliku nie jest krótkim wierszem tekstu.
box-no-voucher = Imię osoby, która ręczy za ten plik, nie jest krótkim wierszem tekstu.
box-not-taken = Tego pudełka nie można wczytać: { $why }. Nic się nie zmieniło.
box-no-card = W tym pudełku nie ma takiej karty.

## Where printed values come from

values-of = Nadrukowane wartości gry { $game }
values-about = Nikt tutaj nie ma wszystkich nadrukowanych kart, więc wartości, których nie pokazuje żadne źródło, trzeba było odtworzyć. Dotknij znaku, aby dowiedzieć się więcej.
values-decks = Talie
values-quiet = Nadrukowane wartości odtworzone, bo żadne źródło ich nie pokazuje: { $reconstructed } z { $all }. Zasady są kompletne; tylko te liczby mogą się różnić od drukowanego egzemplarza.
values-which = Które?
source-stated = podana
source-inferred = wywnioskowana
source-reconstructed = odtworzona
source-stated-means = podana: tak mówi źródło
source-inferred-means = wywnioskowana: wynika ze źródeł
source-reconstructed-means = odtworzona: nie pokazuje jej żadne źródło
source-stated-why = Tak mówi przeczytane źródło.
source-stated-all = { $sign } Wszystkie wartości podają źródła.
source-inferred-these = { $sign } Wynika ze źródeł: { $values }.
source-reconstructed-these = { $sign } Odtworzone, bo nie pokazuje tego żadne źródło: { $values }.
source-inferred-count = { $sign } Wartości wynikające ze źródeł: { $count } z { $all }.
source-reconstructed-count = { $sign } Wartości odtworzone, bo nie pokazuje ich żadne źródło: { $count } z { $all }.
source-of = { $what }: { $told }
printed-named = „{ $name }”
source-owner-why = Odczytane z elementu gry przez właściciela tego pudełka.
source-value = „{ $label } { $value }”
source-inferred-why = Wynika ze źródeł, ale żadne nie mówi tego wprost.
source-reconstructed-why = Nie pokazuje jej żadne źródło. Wybrano ją tak, by zgadzała się ze wszystkim, co wiadomo.
source-inferred-name = Nazwa wynika ze źródeł, ale żadne nie podaje jej wprost.
source-reconstructed-name = Nazwę nadano w tym serwisie, bo nie ma jej w żadnym źródle.
values-unstated = Wartości, których nie podaje żadne źródło: { $count } z { $all }
values-ruling = Nadrukowane wartości wersji zasad { $ruling }. Wersja zasad obejmuje też wartości; partia kończy się według tej, z którą się zaczęła.
# Link on the page of a result.
values-played = Partia z nadrukowanymi wartościami wersji zasad { $ruling }

## Boxes: the pages on which owners type what is printed

boxes = Pudełka
boxes-of = Mam tę grę: { $game }
boxes-own = Mam tę grę
boxes-about = Masz grę? Przejrzyj jej pudełko karta po karcie i wpisz, co jest nadrukowane, tam gdzie się różni. Nowe stoły mogą wtedy grać twoim pudełkiem. Nic więcej się nie zmienia.
boxes-none = Nie ma jeszcze pudełka tej gry.
box-title = Nazwa pudełka
box-begin = Nowe pudełko
box-import = Wczytaj pudełko z pliku
box-import-send = Wczytaj
box-file = Plik pudełka
box-progress = Sprawdzone wartości: { $checked } z { $values }.
box-vouched-by = Ręczy za nie { $name }
box-how = Weź swoje karty i wpisz, co jest nadrukowane.
box-export = Zapisz jako plik
box-play = Nowy stół z tym pudełkiem
box-not-yet = Z tym pudełkiem nie można jeszcze grać: { $why }
box-older = To pudełko należy do wersji zasad { $ruling }. Najnowsza to { $newest }; stoły z tym pudełkiem zachowują wersję { $ruling }.
box-bring = Przenieś to pudełko do wersji zasad { $ruling }
box-bring-means = To, co już wpisano lub sprawdzono, zostaje bez zmian. Wartości, które zmienia nowa wersja zasad, trzeba sprawdzić ponownie.
box-look = Wersja zasad { $ruling } zmienia wartości tych kart. Obejrzyj swoje i sprawdź, co jest nadrukowane.
box-to-check =
    { $count ->
        [one] { $count } do sprawdzenia
        [few] { $count } do sprawdzenia
       *[many] { $count } do sprawdzenia
    }
box-changed =
    { $count ->
        [one] { $count } zmieniona
        [few] { $count } zmienione
       *[many] { $count } zmienionych
    }
box-what-changes = Co się zmienia:
box-shipped-says = bez tego pudełka karta mówi
box-value = Wartość
box-printed = Tak jest u ciebie
box-source = Skąd pochodzi
box-as-printed = jak nadrukowano
box-not-kept = Niezapisane: musi to być { $what }
box-was = było { $value }
box-name = Nazwa na karcie
box-name-language = W jakim języku
box-differs = Działa inaczej: napisz jak
box-note = To, czego nie wyrazi żadna wartość. Pozostaje w pliku twojego pudełka.
box-new-field = Kolejna wartość
box-save = Zapisz
box-next = Wszystko jak nadrukowano, następna karta
box-kept = Zapisuje się podczas pisania.
box-more = Nazwa, kto ręczy, porównanie
box-vouched = Kto za nie ręczy
box-remove = Usuń to pudełko
box-remove-means = Wszystko, co tu wpisano i sprawdzono, przepada, chyba że masz to w pliku. Partie z tym pudełkiem toczą się dalej.
box-remove-yes = Usuń na stałe
box-compare-with = Inne pudełko
box-compare = Porównaj
box-compared = { $one } i { $other }
box-alike = Oba pudełka mają te same wartości.
box-kept-apart = Partie zachowują wartości, z którymi się zaczęły. W programie nic się nie zmienia: twoje pudełko leży wśród danych serwisu.
new-box = Nadrukowane wartości
new-box-shipped = standardowe
box-played = Partia z wartościami z pudełka ({ $print }).

## One's own page

mine-heading = Moje partie
mine-names = Imiona
mine-none = Nie ma jeszcze skończonej partii.
# game: its title; games: how many of them
mine-kind = { $game }, gracze: { $players } (partie: { $games })
# analysed: how many of the games have an analysis that tells what this page needs
mine-analysed = Liczy się tyle ostatnich partii: { $games }. Z analizą: { $analysed }; tylko one mówią, skąd wzięły się punkty i ile kosztowały decyzje.
mine-latest = Ostatnie partie
mine-sources = Punkty według źródeł
mine-too-few = Liczby pojawią się, gdy partii z analizą będzie { $fewest }.
# own, level: points a game
mine-largest = Największa różnica: { $source }. Punkty na partię: ty { $own }, { $bot } { $level }.
mine-no-level = Boty zmierzono przy innej liczbie graczy, więc nie ma z czym porównać.
mine-own = Ty
mine-gap = Różnica
mine-lost = Punkty stracone przez decyzje
mine-lost-how = Na partię, w porównaniu z decyzjami, które podjąłby Znawca, wiedząc tylko to, co można było wiedzieć. Partie: { $games }.
mine-decision = Decyzja
mine-rounds = Rundy { $first }–{ $last }
mine-all = Wszystkie
mine-won = Wygrane partie
mine-won-how = Kropka to twój udział, szary pasek – jego przedział 95%, a kreska – udział, który mieliby równi gracze.
# Where there is no room for dot and bar.
mine-won-how-narrow = Pod każdym udziałem jest jego przedział 95%.
mine-won-of = { $wins } z { $games }
mine-share = Udział
# Above rows for each combination of options.
mine-by-options = { $game }, gracze: { $players }, według opcji
mine-usual = Zwykłe zasady
mine-strength = Punkty stracone z biegiem czasu
mine-strength-how = Punkty stracone przez decyzje, średnia z ośmiu kolejnych partii: im mniej, tym silniejsza gra.
# Follows the sentence above.
mine-strength-levels = Linie kropkowane pokazują straty botów.
# Below the left and the right end of a chart.
mine-oldest = najstarsze partie
mine-newest = najnowsze partie
mine-similar = Gracze podobni do ciebie
mine-similar-how = Osoby z rankingiem zbliżonym do twojego, razem: { $people }. Partie, które może oglądać każdy: { $games }.
mine-they = Oni
mine-csv = Te partie jako CSV
mine-parquet = Te partie jako Parquet
mine-private = Tę stronę widzisz tylko ty.

## The explorer

explorer-of = Eksplorator: { $game }
explorer-lead = Ile jest warta decyzja, gdy jest możliwa? Liczby mówią, o ile więcej lub mniej punktów daje niż to, co w tej samej pozycji wybiera { $judge }.
explorer-missing = Eksplorator potrzebuje pakietu duckdb, którego tu nie zainstalowano.
explorer-who = Partie
explorer-bots = botów
explorer-people = ludzi
explorer-both = botów i ludzi
explorer-games = Rodzaj partii
# games: how many there are
explorer-setting = gracze: { $players }, partie: { $games }
explorer-show = Pokaż
explorer-none = Nic nie było możliwe wystarczająco często. Decyzja jest podawana, gdy była możliwa co najmniej tyle razy: { $fewest }.
explorer-gain = Punkty
explorer-decided = Wybrane
explorer-open = Możliwe
explorer-how = Przy niektórych decyzjach wszystko, co możliwe, jest rozgrywane dalej w kilku partiach, z tym samym losem dla każdej możliwości. Poniżej tylu pozycji danych się nie podaje: { $fewest }. Liczba po ± to połowa przedziału 95% obliczonego z wyników partii. „Wybrane” mówi, jak często wybierano tę decyzję, gdy była możliwa. Kto gra inaczej niż { $judge }, może mieć inne wartości.
explorer-you = ty
# number: how many seats to the left
explorer-left =
    { $number ->
        [one] twój sąsiad z lewej
        [few] { $number }. gracz po twojej lewej
       *[many] { $number }. gracz po twojej lewej
    }

## Commands of a host: what they print in a terminal. A site prints this once, for whoever starts it.

site-running = Parvis działa pod adresem { $address } (Ctrl-C zatrzymuje serwis, nic nie przepada)
# A process that serves no pages: bots, clocks, notifications.
site-working = Parvis pracuje (Ctrl-C zatrzymuje pracę, nic nie przepada)
# All of its code: a newer version of Parvis may run from now on.
site-reloaded = Parvis został wczytany ponownie
site-stopped = Parvis został zatrzymany.
site-created = Nowy serwis utworzono w folderze { $folder }
site-admin-link = Jednorazowy link do logowania dla administratora { $email }, ważny 3 dni: { $link }
# $percent: a number as text.
site-compiling = Kompilacja botów: { $percent }%

## Commands of a host: what can't be done. Values that somebody has typed ($value) stand in quotation marks as Python writes it.
## $error: what the system or another program says, in English. $file, $folder: paths. Numbers are texts, so that they stand as typed.

# Printed before the site starts at another port.
port-skipped = Nie można użyć portu { $port } ({ $error }). Próba z następnym
# root: the account of that name.
port-root = port { $port } wymaga uprawnień root. Wybierz port od 1024 wzwyż
port-taken = port { $port } jest zajęty. Wybierz inny
port-none = żaden port od { $first } do { $last } nie jest wolny
host-unknown = ten komputer nie ma adresu { $value }
processes-database = kilka procesów wymaga bazy danych PostgreSQL. Ustaw DATABASE_URL
processes-system = kilka procesów wymaga systemu Linux lub macOS
metrics-missing = metryki wymagają pakietu prometheus-client: pip install 'parvis[metrics]'
# $count: how many characters it needs.
secret-short =
    { $count ->
        [one] wartość PARVIS_SECRET jest za krótka. Użyj co najmniej { $count } losowego znaku
        [few] wartość PARVIS_SECRET jest za krótka. Użyj co najmniej { $count } losowych znaków
       *[many] wartość PARVIS_SECRET jest za krótka. Użyj co najmniej { $count } losowych znaków
    }
# $address: an email address.
appointed-unconfirmed = na adres { $address } założono konto, ale go nie potwierdzono. Najpierw go potwierdź

## Commands of a host: settings of a club. $variable: the environment variable of a setting.

# $first, $last: environment variables of settings; the same one where only one is missing. $file: the file of settings.
club-incomplete =
    { $count ->
        [one] klubowi brakuje ustawienia { $first }. Ustaw tę zmienną, wpisz jej wartość do pliku { $file } albo uruchom serwis w terminalu
        [few] klubowi brakuje ustawień { $first } i { $last }. Ustaw te zmienne, wpisz ich wartości do pliku { $file } albo uruchom serwis w terminalu
       *[many] klubowi brakuje ustawień { $first } i { $last }. Ustaw te zmienne, wpisz ich wartości do pliku { $file } albo uruchom serwis w terminalu
    }
club-unreadable = nie można odczytać pliku { $file }: { $error }
# $names: settings, separated by commas.
club-unknown = w pliku { $file } są nieznane ustawienia: { $names }
club-control = { $variable } zawiera znak sterujący
club-metrics = PARVIS_METRICS musi mieć postać taką jak 127.0.0.1:9464, a nie { $value }
# $forms: “plain or json”.
club-log = PARVIS_LOG musi mieć wartość { $forms }, a nie { $value }
# none: what is written for no address at all.
club-proxy = PARVIS_TRUSTED_PROXY musi zawierać adresy takie jak 127.0.0.1 albo wartość none, a nie { $value }
club-email = { $value } nie jest adresem e-mail
club-number = { $variable } musi być liczbą od 0 do { $largest }, a nie { $value }
club-address = PARVIS_ADDRESS musi mieć postać taką jak https://club.example, bez ścieżki, a nie { $value }
# none: what is written for no server at all.
club-mail = PARVIS_MAIL musi mieć postać smtp://user:password@host:port (smtps:// dla TLS, smtp+plain:// bez szyfrowania) albo wartość none

## Commands of a host: databases. $database: a path, or an address such as postgresql://parvis@host/name.

database-url = DATABASE_URL musi mieć postać postgresql://user:password@host:port/name albo pozostać bez wartości
database-packages = PostgreSQL wymaga dodatkowych pakietów. Zainstaluj je: pip install 'parvis[postgres]'
database-letters = nie można odczytać DATABASE_URL. W haśle zapisz @ jako %40, a / jako %2F
database-unusable = nie można użyć { $database } jako bazy danych serwisu: { $error }
database-damaged = baza danych { $database } jest uszkodzona: { $error }
database-foreign = { $database } to baza danych innego programu
# $names: names of changes that this version doesn't know, separated by commas.
database-later = baza danych { $database } pochodzi z nowszej wersji programu Parvis (nieznane tu zmiany: { $names }). Uruchom tamtą wersję
database-older = baza danych { $database } jest nieaktualna. Najpierw uruchom `parvis serve` w tej wersji
database-unreadable = nie można odczytać { $database } jako bazy danych serwisu: { $error }
# $waiting: the name of a file that belongs to it.
database-waiting = bazy danych { $database } nie można odczytać bez prawa zapisu: skopiuj ją razem z plikiem { $waiting } do innego folderu

## Commands of a host: backups

# $command: what to type. $files: names of files, separated by commas.
backup-elsewhere = stoły są w bazie PostgreSQL. Utwórz ich kopię zapasową: { $command }, a z folderu { $folder } skopiuj też: { $files }
backup-no-site = w folderze { $folder } nie ma serwisu
backup-uncopied = nie można skopiować pliku { $file }: { $error }
backup-unwritten = pliku { $file } nie zapisano poprawnie. Sprawdź dysk
backup-damaged = baza danych w pliku { $file } jest uszkodzona: { $error }
backup-no-database = { $file } nie jest bazą danych serwisu
# $names: names of changes that this version doesn't know, separated by commas.
backup-later = plik { $file } pochodzi z nowszej wersji programu Parvis (nieznane tu zmiany: { $names })
# $files: names of files, separated by commas.
backup-folder-taken = w folderze { $folder } jest już serwis ({ $files }). Wybierz inny folder za pomocą PARVIS_DATA
backup-no-space = w folderze { $folder } brakuje miejsca na plik { $file }
backup-unreadable = nie można odczytać kopii zapasowej { $file }: { $error }
backup-foreign = plik { $file } nie jest kopią zapasową serwisu

## Checking records: what is no longer as it was at a table. Follows “table 5: ”. Seats count from 0.

stored-broken = nie można odtworzyć partii ({ $error })
stored-step-missing = brakuje kroku { $step }
# Follows “step 5: ”.
stored-illegal = nie jest już dozwolony
# $count: how many there are. $number: how many there were, as text.
stored-count =
    { $count ->
        [one] jest { $count } krok, a nie { $number }
        [few] są { NUMBER($count, useGrouping: 0) } kroki, a nie { $number }
       *[many] jest { NUMBER($count, useGrouping: 0) } kroków, a nie { $number }
    }
stored-goes-on = krok { $step }: partia nie jest już skończona
# $found, $result: as data.
stored-result = wynik to { $found }, a nie { $result }
# $now, $then: the seats that decide there now, and that decided before: a number, or several with commas between them;
# "nobody", or "nature", the seat of chance. $now_count, $then_count: how many they are.
stored-question = krok { $step }: teraz { $now ->
    [nobody] nie decyduje nikt
    [nature] decyduje los
   *[other] { $now_count ->
        [one] decyduje miejsce { $now }
        [few] decydują miejsca { $now }
       *[many] decydują miejsca { $now }
    }
}, a wcześniej { $then ->
    [nobody] nie decydował nikt
    [nature] decydował los
   *[other] { $then_count ->
        [one] decydowało miejsce { $then }
        [few] decydowały miejsca { $then }
       *[many] decydowały miejsca { $then }
    }
}
# $seat: a number, or "nature", the seat of chance. The choice is stored until all have chosen.
stored-choice = { $seat ->
    [nature] krok { $step }: zachowany wybór losu nie jest już dozwolony
   *[other] krok { $step }: zachowany wybór gracza na miejscu { $seat } nie jest już dozwolony
}

# Turnieje

tournament-none = Nie ma takiego turnieju.
tournament-members-only = W turniejach grają tylko członkowie klubu. Zaloguj się albo załóż konto.
tournament-closed = W tym turnieju nie jest to już możliwe.
tournament-entered-already = Bierzesz już udział w tym turnieju.
tournament-not-entered = Nie ma cię w tym turnieju.
tournament-no-check-in = Teraz nie można potwierdzić obecności.
tournament-begun = Ten turniej już się zaczął.
tournament-too-few = Jest za mało osób, żeby zapełnić choć jeden stół.
tournament-round-closed = Runda { $number } jest zamknięta albo trwa teraz inna. Nic się nie zmieniło.
tournament-round-unfinished = Rundy { $number } nie można zamknąć: jeden ze stołów nie ma jeszcze wyniku. Poczekaj na niego albo go wpisz.
tournament-round-begun = Rundy { $number } nie można rozlosować ponownie: ktoś podjął w niej decyzję albo wpisano wynik.
tournament-no-group = W tym turnieju nie ma takiego stołu.
tournament-scores = Wpisz liczbę całkowitą dla każdego miejsca (miejsca: { $seats }), najwyżej { $most }. Te punkty nie pasują do tego stołu.
tournament-too-many = Twoje niezakończone turnieje: { $most }. Odwołaj jeden albo poczekaj, aż któryś się skończy.
tournament-no-title = Turniej musi mieć tytuł (znaków: najwyżej { $longest }).
tournament-long-about = Opis jest za długi albo ma znaki, których nie można pokazać (znaków: najwyżej { $longest }).
tournament-no-size = W tę grę nie można grać przy stole z tyloma graczami: { $size }.
tournament-no-deed = Nie ma takiego przycisku. Nic się nie zmieniło.
tournament-nobody-there = W tym turnieju nie ma nikogo o takim numerze.
tournament-remove = Wyklucz gracza
tournament-remove-help = Skutek jest taki, jakby ta osoba sama opuściła turniej. Nie może już wrócić.
tournament-remove-now = Wyklucz
tournament-all = Turnieje
tournament-new = Nowy turniej
tournament-coming = Otwarte i trwające
tournament-past = Zakończone
tournament-none-coming = Żaden turniej nie jest otwarty ani nie trwa.
tournament-people = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
}
tournament-stage-open = Zapisy otwarte
tournament-stage-check-in = Potwierdzanie obecności
tournament-stage-running = Trwa
tournament-stage-over = Zakończony
tournament-stage-off = Odwołany
tournament-kind = Rodzaj
tournament-kind-swiss = System szwajcarski
tournament-kind-robin = Każdy z każdym
tournament-kind-knock-out = System pucharowy
tournament-title = Tytuł
tournament-about = Opis, na przykład dzień i godzina
tournament-size = Gracze przy stole
tournament-rounds = Rundy
tournament-going-on = Ilu graczy z każdego stołu przechodzi dalej
tournament-leaving = Gdy ktoś odchodzi
tournament-leaving-bot = Dalej gra za niego bot
tournament-leaving-strike = Wypada z turnieju
tournament-late = Późne zgłoszenia: do rozlosowania ostatniej rundy
tournament-duplicate = Te same karty: przy wszystkich stołach rundy rozdanie jest takie samo
tournament-by-itself = Następna runda
tournament-by-itself-yes = Po ostatnim stole
tournament-by-itself-no = Gdy zamkniesz rundę
tournament-announce = Ogłoś
tournament-tables = gracze przy stole: do { $size }
tournament-so-many = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}
tournament-go-on = { $count ->
    [one] z każdego stołu przechodzi dalej najlepszy gracz
    [few] z każdego stołu przechodzą dalej { $count } najlepsi gracze
    [many] z każdego stołu przechodzi dalej { $count } najlepszych graczy
   *[other] z każdego stołu przechodzi dalej { $count } najlepszego gracza
}
tournament-told-bot = Za graczy, którzy odejdą, gra dalej bot.
tournament-told-strike = Gracze, którzy odejdą, nie grają w następnych rundach i zajmują ostatnie miejsce przy opuszczonym stole.
tournament-told-late = Można też zgłosić się później.
tournament-told-duplicate = Przy wszystkich stołach rundy rozdanie jest takie samo. Do końca rundy każdy stół widzą tylko jego gracze.
tournament-host = Organizator:
tournament-round = Runda { $number }
tournament-own-table = Do twojego stołu
tournament-enter = Zgłoś się
tournament-sign-in = Zaloguj się, żeby się zgłosić
tournament-here = Jestem
tournament-withdraw = Wycofaj się
tournament-you-are-in = Grasz w tym turnieju.
tournament-you-are-awaited = Twoje zgłoszenie jest przyjęte. Potwierdź obecność, żeby grać.
tournament-leave = Opuść turniej
tournament-leave-bot = Bot gra dalej za ciebie, w tej i we wszystkich następnych rundach. Nie można wrócić.
tournament-leave-strike = Bot kończy twoją partię, zajmujesz przy tym stole ostatnie miejsce i nie grasz w następnych rundach. Nie można wrócić.
tournament-leave-now = Opuść na dobre
tournament-run = Dla organizatora
tournament-run-help = Rundę można rozlosować ponownie, dopóki nikt nie podjął w niej decyzji. Poniżej możesz wpisać wynik każdego stołu.
tournament-open-check-in = Zacznij potwierdzanie obecności
tournament-start = Zacznij rundę 1
tournament-close = Zamknij rundę { $number }
tournament-again = Rozlosuj ponownie rundę { $number }
tournament-call-off = Odwołaj
tournament-call-off-help = Trwające partie toczą się dalej, ale następnej rundy nie będzie. Tego nie można cofnąć.
tournament-call-off-now = Odwołaj turniej
tournament-standings = Tabela
tournament-points = Punkty
tournament-share = Udział
tournament-opponents = Przeciwnicy
tournament-wins = Wygrane
tournament-has-left = poza turniejem
tournament-is-out = odpada
tournament-is-here = na miejscu
tournament-print = Drukuj
tournament-records = Wszystkie partie (ZIP)
tournament-how = Jak liczy się punkty
tournament-how-points = Pierwsze miejsce przy stole daje tyle punktów, ilu przeciwników jest przy pełnym stole, ostatnie nie daje żadnego, a pozostałe dają odpowiednio mniej niż pierwsze. Przy remisie punkty są dzielone. Wolny los liczy się jak pierwsze miejsce.
tournament-how-duplicate = Porównuje się tych, którzy przy różnych stołach siedzieli na tym samym miejscu: najlepszy wynik daje tyle punktów, ilu przeciwników jest przy pełnym stole, najgorszy nie daje żadnego. Jeśli na tym miejscu nie siedział nikt inny, liczy się kolejność przy stole. Wolny los liczy się jak pierwsze miejsce.
tournament-how-ties = Przy równej liczbie punktów decyduje udział gracza w sumie punktów zdobytych w grze przy jego stołach, potem średnia punktów przeciwników, potem liczba wygranych.
tournament-bye = Wolny los
tournament-table = Stół { $number }
tournament-placed = miejsce { $place }
tournament-by-hand = Wpisał organizator.
tournament-set = Wpisz wynik
tournament-set-it = Wpisz
tournament-look = Do stołu
tournament-entries = Gracze
tournament-nobody = Nikt się jeszcze nie zgłosił.
tournament-back = Wróć do turnieju

# Ligi

ladder-none = Nie ma takiej ligi.
ladder-over = Ta liga jest zakończona.
ladder-removed = Organizator usunął cię z ligi. Możesz zgłosić się znowu, gdy zacznie się następny sezon.
ladder-entered-already = Masz już zgłoszenie na następny sezon.
ladder-not-entered = Nie masz zgłoszenia na następny sezon.
ladder-nobody-there = W tej lidze nie gra ani nie jest zgłoszony nikt o takim numerze.
ladder-season-over = Ten sezon jest zakończony. Nic się nie zmieniło. Otwórz stronę ponownie.
ladder-too-few = Zgłoszeń jest za mało na jeden stół. Poczekaj na następne albo zakończ ligę.
ladder-too-many = Twoje niezakończone ligi: { $most }. Najpierw zakończ jedną z nich.
ladder-small-division = Najmniejsza wielkość grupy: { $least } (dość na pełny stół i na dwa małe).
ladder-many-moving = Przy tej wielkości grupy ({ $people }) największa liczba awansów i spadków to { $most }.
ladder-all = Ligi
ladder-new = Nowa liga
ladder-none-here = Nie ma jeszcze żadnej ligi.
ladder-help = W lidze gra się korespondencyjnie przez miesiące, sezon po sezonie. Jej grupy to turnieje każdy z każdym: pierwsi awansują, ostatni spadają.
ladder-division = Graczy w grupie
ladder-moving = Ilu awansuje i ilu spada
ladder-weeks = Tygodni w sezonie
ladder-days = Dni do pierwszego sezonu
ladder-back = Wróć do ligi
ladder-season = Sezon { $season }
ladder-seasons = Sezony
ladder-division-number = Grupa { $number }
# $ladder to tytuł.
ladder-place = { $ladder }: sezon { $season }, grupa { $division }
ladder-is-coming = Początek sezonu 1: { $when }
ladder-is-running = Sezon { $season } do { $when }
ladder-is-waiting = Za mało zgłoszeń: następny początek { $when }
ladder-is-over = Koniec: { $when }
ladder-told = { $weeks ->
    [one] Graczy w grupie: { $people }; awanse: { $moving }, spadki: { $moving }. Sezon trwa { $weeks } tydzień.
    [few] Graczy w grupie: { $people }; awanse: { $moving }, spadki: { $moving }. Sezon trwa { $weeks } tygodnie.
    [many] Graczy w grupie: { $people }; awanse: { $moving }, spadki: { $moving }. Sezon trwa { $weeks } tygodni.
   *[other] Graczy w grupie: { $people }; awanse: { $moving }, spadki: { $moving }. Sezon trwa { $weeks } tygodnia.
}
ladder-you-play = Grasz w grupie { $division }
ladder-you-are-in = Grasz w następnym sezonie.
ladder-enter = Zgłoś się na następny sezon
ladder-withdraw = Opuść następny sezon
ladder-newcomers = Nowi w następnym sezonie
ladder-no-newcomers = Nikt nowy się nie zgłosił.
ladder-begin = Zacznij sezon { $season } teraz
ladder-close = Zakończ sezon
ladder-close-help = Następny sezon zaczyna się od razu ze wszystkimi zgłoszonymi. Trwające partie toczą się dalej, ale już się nie liczą.
ladder-close-now = Zacznij sezon { $season }
ladder-remove-help = Liczy się to jak własne odejście z grupy. W następnym sezonie ta osoba nie może grać.
ladder-end = Zakończ ligę
ladder-end-help = Sezon kończy się z obecnym stanem i nie będzie następnego. Trwające partie toczą się dalej, ale już się nie liczą. Tego nie można cofnąć.
ladder-end-now = Zakończ ligę na dobre
ladder-games = Rundy i stoły
ladder-how = Kto awansuje, kto spada
ladder-how-moving = Strzałki pokazują, kto awansuje, a kto spada, jeśli sezon skończy się z tym stanem. Wolne miejsca dostają najlepsi ze spadających, potem następni w kolejności. Nowi zaczynają od dołu.
# Po imieniu: grupa w następnym sezonie.
ladder-to-up = ↑ grupa { $division }
ladder-to-down = ↓ grupa { $division }
ladder-to-leaves = odchodzi
tournament-stage-drawn = Zaraz się zacznie
# $name to tytuł ligi.
notices-season-title = { $name }: nowy sezon
notices-season-body = { $name }: zaczął się sezon { $season }. Grasz w grupie { $division }.
notices-season-over-title = { $name }: koniec sezonu
notices-season-over-body = { $name }: sezon { $season } jest zakończony.
notices-ladder-over-title = { $name }: koniec ligi
notices-ladder-over-body = Liga jest zakończona: { $name }. Następnych sezonów nie będzie.
notices-line-season = początek sezonu
notices-line-season-over = koniec sezonu
notices-line-ladder-over = koniec ligi

friends-heading = Znajomi
friends-about = Osoby, które obserwujesz. Dwie osoby, które obserwują się nawzajem, są znajomymi. Aby kogoś obserwować, otwórz jego profil.
friends-settings = Kto może widzieć, że tu jesteś
friends-none = Nie obserwujesz jeszcze nikogo.
friends-friend = wśród znajomych
friends-here = w serwisie
friends-seen = ostatnio tutaj: { $day }
friends-invite = Zaproś: { $game }
friends-invite-waiting = Zaproś do swojego stołu: { $game }
friends-invite-named = Zaproś: { $name }, { $game }
person-follow = Obserwuj
person-unfollow = Przestań obserwować
said-followed = Obserwujesz: { $name }.
said-unfollowed = Już nie obserwujesz: { $name }.
said-invited = Zarezerwowane miejsce: { $name }.
field-shown = Kto może widzieć, że tu jesteś i przy którym stole
shown-to-everybody = każdy, kto cię obserwuje
shown-to-friends = twoi znajomi
shown-to-nobody = nikt
follow-guest = Obserwować kogoś i mieć obserwujących można tylko z kontem. Najpierw załóż konto.
follow-blocked = Ta osoba jest przez ciebie zablokowana. Najpierw ją odblokuj.
follow-too-many = { $most ->
    [one] Możesz obserwować najwyżej { $most } osobę.
    [few] Możesz obserwować najwyżej { $most } osoby.
    [many] Możesz obserwować najwyżej { $most } osób.
   *[other] Możesz obserwować najwyżej { $most } osoby.
} Najpierw przestań kogoś obserwować.
invite-no-friend = Tutaj możesz zapraszać tylko znajomych: osoby, które obserwujesz i które obserwują ciebie.
invite-no-table = Przy żadnym z twoich stołów nie ma wolnego miejsca. Otwórz nowy stół.
notices-opened-title = { $name }: nowy stół
notices-opened-body = { $name } otwiera stół i czeka na graczy: { $game }.
notices-started-title = { $name } gra: { $game }
notices-started-body = { $name } gra w { $game } przy stole { NUMBER($number, useGrouping: 0) }. Możesz oglądać.
notices-line-opened = stół obserwowanej osoby
notices-line-started = partia obserwowanej osoby
notices-matter-friends = Stoły obserwowanych osób

note-on-table = Notatka
note-on-person = Prywatna notatka
note-heading = Notatka: { $game }, stół { NUMBER($number, useGrouping: 0) }
note-words = Twoja notatka
note-about = Swoje notatki widzisz tylko ty.
note-back = Wróć do stołu
notes-heading = Notatki
notes-too-long = { $most ->
    [one] Użyj najwyżej { $most } znaku.
    [few] Użyj najwyżej { $most } znaków.
    [many] Użyj najwyżej { $most } znaków.
   *[other] Użyj najwyżej { $most } znaku.
}
notes-too-many = Możesz ich mieć najwyżej { NUMBER($most, useGrouping: 0) }. Najpierw coś usuń.
bookmarks-heading = Zakładki
bookmark-step = Krok { NUMBER($step, useGrouping: 0) }
bookmark-at = { $game }, stół { NUMBER($number, useGrouping: 0) }, krok { NUMBER($step, useGrouping: 0) }
bookmark-keep = Zakładka
bookmark-kept = Twoja zakładka
bookmark-words = Twoja uwaga
bookmark-for-all = komentarz dla wszystkich
bookmark-remove = Usuń
bookmark-running = Zakładki są tylko w zakończonych partiach.
bookmark-no-comment = Komentarze dla wszystkich piszą tylko administratorzy i tylko do partii wzorcowych. Komentarz nie może być pusty.
models-heading = Partie wzorcowe
models-of = Partie wzorcowe: { $game }
models-about = Zakończone partie polecane tutaj do nauki, każda do obejrzenia.
models-none = Nie ma jeszcze żadnej.
models-all = Wszystkie partie wzorcowe
models-watch-named = Obejrzyj partię przy stole { NUMBER($number, useGrouping: 0) }
model-heading = Partia wzorcowa
model-words = Czego można się z niej nauczyć
model-about = Wszyscy widzą tę partię wśród partii wzorcowych. Puste pole usuwa ją z listy.
model-not-open = Wzorcowa może być tylko zakończona partia, którą wszyscy mogą widzieć i w której wszystko jest odkryte.

share-heading = Udostępnij
share-picture = Obraz (SVG)
share-picture-png = Obraz (PNG)
share-bg-stats = Dodaj do BG Stats
share-bgg = BoardGameGeek
share-bgg-about = W serwisie BoardGameGeek zapisz partię i wklej ten tekst jako komentarz.
share-plain = Jako tekst
share-frame = Partia na innej stronie
share-head = { $game }, stół { NUMBER($number, useGrouping: 0) }, { $day }
share-line = { $place }. { $name }: { NUMBER($score, useGrouping: 0) }
share-line-bot = { $place }. { $name } ({ $bot }): { NUMBER($score, useGrouping: 0) }
embed-none = Na innych stronach można pokazać tylko zakończone partie, które wszyscy mogą widzieć.

lobby-said = Nowe na czacie

tournament-analysed = Analizy: { $made } z { $games }
tournament-analyse = Zamów brakujące analizy
tournament-analysing = Brakujące analizy są w przygotowaniu. Do tego czasu nie ma ich w pliku.
tournament-list-round = Runda
tournament-list-table = Stół
tournament-list-score = Punkty w partii
tournament-list-record = Zapis
tournament-list-analysis = Analiza
tournament-list-running = Partia jeszcze trwa.
tournament-list-hidden = To, co było ukryte, pozostaje przy tym stole ukryte.
tournament-list-unreadable = Nie ma stołu, który można odczytać.
tournament-list-unasked = Nikt jej nie zamówił.
tournament-list-waiting = Jest w przygotowaniu.
tournament-list-failed = Nie udało się jej wykonać.

notices-check-in-title = Potwierdź obecność: { $name }
notices-check-in-body = Turniej { $name } zaraz się zacznie ({ $game }). Potwierdź obecność na jego stronie: tylko obecni są losowani do stołów.
notices-line-check-in = potwierdzanie obecności na turnieju
notices-matter-tournament = Potwierdzanie obecności na turniejach
