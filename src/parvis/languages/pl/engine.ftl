### Refusals of engine, bots, series, trainings and analyses. Players read them on pages, others on the command line
### and in programs.
### What others wrote ($value, $words, $name …) stands in quotation marks as Python writes it. Seats count from 0.

## Games and their options

game-unknown = nie ma takiej gry: { $game } (do wyboru: { $games })
game-players = liczba graczy w grze { $game }: { $players }, a nie { $given }
option-flag = opcja { $option } musi mieć wartość true lub false, a nie { $value }
option-choice = opcja { $option } musi mieć wartość { $names }, a nie { $value }
option-number = opcja { $option } musi być liczbą od { $smallest } do { $largest }, a nie { $value }
option-value =
    { $count ->
        [one] opcja { $option } ma { $count } wartość, liczoną od 0, więc { $number } nie jest żadną z nich
        [few] opcja { $option } ma { $count } wartości, liczone od 0, więc { $number } nie jest żadną z nich
       *[many] opcja { $option } ma { $count } wartości, liczonych od 0, więc { $number } nie jest żadną z nich
    }
option-unknown = gra { $game } nie ma opcji { $option } (do wyboru: { $names })
option-players = liczba graczy dla opcji { $option }: { $players }, a nie { $given }
option-numbers = gra { $game } wymaga po jednej wartości dla każdej swojej opcji ({ $names }); podano: { $count }
ruling-unknown = gra { $game } ma wersje zasad od 1 do { $newest }, a nie { $ruling }
ruling-corrected = gra { $game } nie ma tu wersji zasad { $ruling } z poprawkami właściciela ({ $values })
# Either $here or $begun is "released", or both are fingerprints.
ruling-differs = { $here ->
    [released] wersja zasad { $ruling } gry { $game } ma tu wartości wydane, ale partia zaczęła się z poprawkami właściciela ({ $begun })
   *[other] { $begun ->
        [released] wersja zasad { $ruling } gry { $game } ma tu poprawki właściciela ({ $here }), ale partia zaczęła się z wartościami wydanymi
       *[other] wersja zasad { $ruling } gry { $game } ma tu poprawki właściciela ({ $here }), ale partia zaczęła się z poprawkami właściciela ({ $begun })
    }
}

## Decisions

decision-unknown = { $words } nie jest decyzją w grze { $game }
decision-kind = miejsce lub decyzja to liczba całkowita, a nie wartość typu { $kind }
decision-over = partia jest skończona
# $seat, $turn: whose turn it isn't, and is: numbers, or "nature", the seat of chance. $count: how many $turn has.
decision-turn = { $seat ->
    [nature] { x-turn-not-nature }
   *[other] { $turn ->
        [nature] teraz decyduje los, a nie miejsce { $seat }
       *[other] { x-turn-not-seat }
    }
}
x-turn-not-nature =
    { $count ->
        [one] teraz decyduje miejsce { $turn }, a nie los
        [few] teraz decydują miejsca { $turn }, a nie los
       *[many] teraz decydują miejsca { $turn }, a nie los
    }
x-turn-not-seat =
    { $count ->
        [one] teraz decyduje miejsce { $turn }, a nie miejsce { $seat }
        [few] teraz decydują miejsca { $turn }, a nie miejsce { $seat }
       *[many] teraz decydują miejsca { $turn }, a nie miejsce { $seat }
    }
# $seat: a number, or "nature", the seat of chance.
decision-not-now = { $seat ->
    [nature] teraz nie decyduje los
   *[other] teraz nie decyduje miejsce { $seat }
}
# $words: a decision as records write it, or a number that stands for none. $seat: as above.
decision-closed = { $seat ->
    [nature] { $words }: decyzja teraz niedozwolona dla losu
   *[other] { $words }: decyzja teraz niedozwolona dla miejsca { $seat }
}
# $words: as above.
scene-not-allowed = { $words } nie należy do tej sceny

## Records

# $reason: a sentence, beginning with a small letter.
record-in-file = { $file }: { $reason }
record-not-text = plik nie jest tekstem UTF-8
record-not-json = plik nie jest w formacie JSON: błąd w wierszu { $line }, kolumna { $column }
record-too-deep = plik nie jest w formacie JSON: liczba lub struktura jest za duża
record-no-object = zapis musi być obiektem z polami format, game, seats, steps i result
record-format = nieznany format { $format } (ten program czyta { $known })
record-game = game musi być nazwą
record-options = options musi być obiektem z nazwami i wartościami
record-corrected = corrected musi być odciskiem z 16 cyfr szesnastkowych albo niczym
record-seats = seats musi być listą {"{"}"name": …, "player": …{"}"}
# $entry: name or player, as it stands in the file.
record-seat-lacks = seats: w miejscu { $seat } brakuje pola { $entry }
record-seat-hidden = seats: pole { $entry } w miejscu { $seat } musi mieć od 1 do { $longest } liter, cyfr, symboli i spacji
record-steps = steps musi być listą [miejsce, decyzja]
record-result = result musi mieć listy liczb jako scores i winners
record-result-seats = result musi mieć wynik dla każdego miejsca (ich liczba: { $seats }), a winners musi zawierać miejsca
# $reason: another of these sentences.
record-at-step = krok { $step }: { $reason }
record-step = krok musi mieć postać [miejsce, decyzja]
record-no-seat = { $seat } nie jest miejscem
record-order = miejsce { $seat } jest pierwsze wśród miejsc, które decydują razem
record-goes-on = zapis kończy się przed końcem partii
record-no-result = zapis nie ma wyniku
record-other-game = zapis dotyczy gry { $game }, a nie { $wanted }
record-own-values = zapis zawiera wartości z czyjegoś pudełka albo poprawione, których inni nie mają
record-other-result = wynik to { $scores }, zwycięzcy { $winners }, a nie { $told_scores }, zwycięzcy { $told_winners }

## Fair dealing: entries of a record by their names

fair-no-object = fair musi być obiektem z polami commitment, secret i numbers
fair-commitment = fair: commitment musi mieć 64 cyfry szesnastkowe
fair-secret = fair: secret musi mieć 64 cyfry szesnastkowe
fair-numbers = fair: numbers musi mieć dla każdego miejsca do { $longest } liter, cyfr, symboli i spacji
fair-start-chosen = fair: start_chosen musi mieć wartość true lub false
fair-scheme = fair: scheme musi mieć wartość 1 lub 2
fair-hashes = fair: hashes musi mieć dla każdego miejsca 64 cyfry szesnastkowe albo nic
fair-drawn = fair: wymagana liczba cyfr szesnastkowych w drawn: { $late }
fair-returns = fair: returns musi mieć w każdym wpisie step, seat i draws

## Bots

bot-unknown = nie ma takiego bota: { $bot } (do wyboru: { $bots })
bot-no-settings = bot { $bot } nie ma ustawień: { $name }
bot-no-versions = bot { $bot } nie ma wersji: { $name }
bot-version = wersje są numerowane od 1: { $name }
bot-newest = { $name }: najnowsza wersja w grze { $game } to { $newest }
bot-flat = flat wymaga liczby rozgrywek (200, 1000), najwyżej { $most }, a nie { $setting }
bot-quick = quick wymaga temperatury od 0 do 9.99, a nie { $setting }
bot-expert = expert wymaga czasu (200ms, 1.5s) albo liczby iteracji (4000), najwyżej { $longest } s, a nie { $setting }

## Boxes: an owner's values

box-damaged = pudełko jest uszkodzone: musi być tabelą miejsc, każde ze swoimi wartościami
box-name = { $name } nie może być nazwą w pudełku: potrzebny jest krótki wiersz tekstu, przypisany do języka i do tekstu gry
box-none = gra { $game } nie ma nadrukowanych wartości, które pudełko mogłoby zmienić
box-place = gra { $game } nie ma nadrukowanych wartości dla { $place }
box-field = { $game }: pole { $field } w { $place } nie jest nadrukowaną wartością
box-piece = gra { $game } nie ma elementu { $name }, który mógłby nazywać się inaczej
# $reason: one of the sentences below. Of a single value, or of how values fit.
box-value = żadna partia nie może mieć tej wartości: { $reason }
box-refused = zasady nie pozwalają grać z tym pudełkiem: { $reason }
# $reason: what happened, as programs say it.
box-broken = zasady nie pozwalają grać z tym pudełkiem: „{ $reason }”
box-stuck = partia z tym pudełkiem staje w miejscu (liczba graczy: { $players }): „{ $reason }”

## Values of data files, and of boxes. $where: file and entry; fields are called as in the file

data-value = { $where }: { $field } ma wartość { $value }; potrzebne: { $needed }
data-missing = { $where }: brakuje pola { $field }
data-unknown = { $where }: pole { $field } tu nie pasuje; możliwe: { $fields }
data-empty = { $where }: pole { $field } tu nie pasuje; żadne inne też nie
data-no-form = { $where }: brak w wersji zasad { $ruling }
data-no-table = pole { $field } nie należy do żadnej tabeli
data-none-of = { $where }: w { $part } nie ma żadnego z: { $words }

## What such a value has to be

needs-name = jedna z nazw { $names }
needs-number =
    { $count ->
        [one] { $smallest }
        [few] liczba całkowita od { $smallest } do { $largest }
       *[many] liczba całkowita od { $smallest } do { $largest }
    }
needs-falling =
    { $count ->
        [one] lista { $count } liczby całkowitej od { $largest } do 0, żadna nie większa od poprzedniej
        [few] lista { $count } liczb całkowitych od { $largest } do 0, żadna nie większa od poprzedniej
       *[many] lista { $count } liczb całkowitych od { $largest } do 0, żadna nie większa od poprzedniej
    }
needs-rising =
    { $count ->
        [one] lista { $count } liczby całkowitej od 1 do { $largest }, każda większa od poprzedniej
        [few] lista { $count } liczb całkowitych od 1 do { $largest }, każda większa od poprzedniej
       *[many] lista { $count } liczb całkowitych od 1 do { $largest }, każda większa od poprzedniej
    }
needs-switch = true lub false
needs-table = tabela

## Series of games and their results: commands such as match, tournament, ladder. $file, $folder: paths. $error: what the
## system or a library says, in English. Names of options, commands and packages stay as they are.

# $bots: the only one, or "none".
bots-too-few = { $bots ->
    [none] potrzebne są co najmniej 2 różne boty, a nie podano żadnego
   *[other] potrzebne są co najmniej 2 różne boty, a podano tylko { $bots }
}
# $extra: packages that are installed together, by their name.
package-missing = potrzebny jest pakiet { $package }. Zainstaluj go: pip install 'parvis[{ $extra }]'
worker-killed = proces roboczy został nagle zakończony. Uruchom to samo polecenie ponownie
# $address: of a cluster of computers, or "local".
cluster-missing = nie ma klastra Ray pod adresem { $address }: { $error }
cluster-failed = awaria klastra Ray ({ $error }). Uruchom to samo polecenie ponownie
# $file: a path, or several with commas between them.
file-unreadable = nie można odczytać { $file }: { $error }
# $names: columns that it lacks, as the file would name them.
results-columns = w pliku { $file } brakuje kolumn z wynikami: { $names }
results-other-columns = plik { $file } ma inne kolumny niż pliki z wynikami albo inną ich kolejność
results-no-folder = { $file } nie jest folderem
results-other-files = w folderze { $folder } są pliki inne niż wyniki. Wybierz inny folder za pomocą --out
# The code of rules or bots has changed since.
results-other-code = wyniki w folderze { $folder } pochodzą z innych zasad lub botów. Wybierz inny folder za pomocą --out
# $name: one setting, as its file names it (seed). $found, $wanted: its values there and now (7, 8).
results-other-setting = wyniki w folderze { $folder } mają inne ustawienia ({ $name } { $found }, a nie { $wanted }). Wybierz inny folder za pomocą --out
# $names: settings, as their file names them (seed, lineups).
results-other-settings = wyniki w folderze { $folder } mają inne ustawienia ({ $names }). Wybierz inny folder za pomocą --out
results-in-use = z folderu { $folder } korzysta inny proces parvis. Poczekaj, aż skończy
task-unknown = nie ma takiego zadania: { $task } (do wyboru: { $tasks })
# $name: what was asked for. $bots: names of bots.
evaluate-nothing = { $name } to ani bot ({ $bots }), ani zainstalowany pakiet z botami
# Of a league's entries, which are results of parvis evaluate. $file, $folder: where they lie. $bot, $task: names.
league-format = plik { $file } nie jest wynikiem polecenia parvis evaluate. Usuń go z ligi
league-task = plik { $file } dotyczy zadania, którego nie ma: { $task }. Usuń go z ligi
league-version = pomiar w folderze { $folder } wykonano przy innych zasadach lub z innymi botami. Uruchom parvis evaluate jeszcze raz z tą wersją Parvis
league-partial = w folderze { $folder } jest za mało rozdań ({ $deals } z { $wanted }). Uruchom parvis evaluate jeszcze raz bez --deals
league-csv = brakuje pliku { $file } albo nie zgadza się on ze swoim evaluation.json. Uruchom parvis evaluate jeszcze raz
# $line: its number in the file.
league-rows = { $file }, wiersz { $line }: to nie jest partia tego zadania. Uruchom parvis evaluate jeszcze raz
league-other-games = w folderze { $folder } partie poziomów mają inne wyniki niż w pozostałych wpisach. Uruchom parvis evaluate jeszcze raz
# $first, $second: folders.
league-twice = { $bot } ma dwa wpisy w zadaniu { $task }: { $first } i { $second }. Usuń jeden z nich
# $seconds, $most: numbers such as 2.3.
league-slow = { $bot } myśli nad decyzją { $seconds } s, a liga pozwala najwyżej na { $most } s. Usuń folder { $folder }

export-more-games = w folderze { $folder } jest już więcej partii. Podaj tyle samo albo wybierz inny folder za pomocą --out
export-unfinished = zbiór w folderze { $folder } nie jest ukończony. Uruchom to samo polecenie jeszcze raz
export-damaged = brakuje pliku { $file } albo nie zgadza się on z manifestem. Usuń go i uruchom to samo polecenie jeszcze raz
export-many-settings = { $count ->
    [one] Minari wymaga partii o tej samej liczbie graczy i tych samych opcjach: tutaj jest { $count } rodzaj
    [few] Minari wymaga partii o tej samej liczbie graczy i tych samych opcjach: tutaj są { $count } rodzaje
    [many] Minari wymaga partii o tej samej liczbie graczy i tych samych opcjach: tutaj jest { $count } rodzajów
   *[other] Minari wymaga partii o tej samej liczbie graczy i tych samych opcjach: tutaj jest { $count } rodzaju
}

## Trainings: the commands train and compare. $file, $folder, $error: as above

training-no-features = gra { $game } nie ma cech, z których funkcja wartości mogłaby się uczyć
training-unreadable = plik { $file } nie zawiera treningu: { $error }
training-version = w folderze { $folder } jest trening w wersji { $found }, a nie { $wanted }. Wybierz inny folder za pomocą --out
# $title: what is trained, in English, as it stands in the folder: "troyes for 4, 90 features, 46 hidden units".
training-other = w folderze { $folder } jest inny trening: { $title }. Wybierz inny folder za pomocą --out
# $found, $wanted: versions, 16 hex digits or "unknown".
training-other-features = w folderze { $folder } jest trening dla wersji cech { $found }, a nie { $wanted }. Wybierz inny folder za pomocą --out
training-other-players =
    { $trained ->
        [one] trening w folderze { $folder } jest dla { $trained } gracza, a nie dla { $players }
        [few] trening w folderze { $folder } jest dla { $trained } graczy, a nie dla { $players }
       *[many] trening w folderze { $folder } jest dla { $trained } graczy, a nie dla { $players }
    }
# $found: hidden units of the network in the file, at least 2. $wanted: how many somebody asked for, fewer than that.
training-too-narrow = liczba neuronów ukrytych sieci w pliku { $file } to { $found }, więc { $wanted } to za mało
# A curve: how strength has grown in the course of a training.
curve-missing = w folderze { $folder } nie ma krzywej treningu
curve-unreadable = nie można odczytać pliku { $file }: { $error }. Usuń go, aby kontynuować trening z nową krzywą

## Learned values: weights that bots judge positions by, a file for each number of players. $file, $error: as above

weights-missing =
    { $players ->
        [one] gra { $game } nie ma wyuczonej funkcji wartości dla { $players } gracza
        [few] gra { $game } nie ma wyuczonej funkcji wartości dla { $players } graczy
       *[many] gra { $game } nie ma wyuczonej funkcji wartości dla { $players } graczy
    }
# Published weights: those that come with Parvis.
weights-unpublished =
    { $players ->
        [one] gra { $game } nie ma opublikowanych wag dla { $players } gracza
        [few] gra { $game } nie ma opublikowanych wag dla { $players } graczy
       *[many] gra { $game } nie ma opublikowanych wag dla { $players } graczy
    }
# published@: how somebody names weights on the command line, followed by a version, as in published@1.
weights-version = published@ wymaga wersji wag, od 1 do { $newest }
weights-unreadable = plik { $file } nie zawiera wyuczonej funkcji wartości: { $error }
weights-other-game =
    { $players ->
        [one] plik { $file } nie zawiera wyuczonej funkcji wartości gry { $game } dla { $players } gracza
        [few] plik { $file } nie zawiera wyuczonej funkcji wartości gry { $game } dla { $players } graczy
       *[many] plik { $file } nie zawiera wyuczonej funkcji wartości gry { $game } dla { $players } graczy
    }
# $found, $wanted: versions, 16 hex digits or "unknown".
weights-other-features = wagi w pliku { $file } wyuczono dla wersji { $found } cech gry { $game }, a nie { $wanted }
weights-too-large = jedna z wag jest za duża: trening jest rozbieżny
weights-no-folder = gra { $game } nie ma folderu na wyuczone funkcje wartości

## Policies: networks that say at once what to decide, taught by bots with learned values. $file, $error: as above

policy-no-teacher = gra { $game } nie ma wyuczonych funkcji wartości dla wszystkich liczb graczy: nie ma kto uczyć
policy-unreadable = plik { $file } nie zawiera treningu strategii: { $error }
policy-no-folder = gra { $game } nie ma folderu na strategię

## Analyses of finished games

# --step: an option, the number of a step of the game.
spread-over =
    { $steps ->
        [one] partia kończy się po { NUMBER($steps, useGrouping: 0) } kroku: wartość --step musi być mniejsza
        [few] partia kończy się po { NUMBER($steps, useGrouping: 0) } krokach: wartość --step musi być mniejsza
       *[many] partia kończy się po { NUMBER($steps, useGrouping: 0) } krokach: wartość --step musi być mniejsza
    }
