### Refusals of engine and bots. Players read them on pages, others on the command line and in programs.
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
record-result-seats = result musi mieć wynik dla każdego miejsca (ich liczba: { $seats }) i miejsca jako winners
# $reason: another of these sentences.
record-at-step = krok { $step }: { $reason }
record-step = krok musi mieć postać [miejsce, decyzja]
record-no-seat = { $seat } nie jest miejscem
record-order = miejsce { $seat } jest pierwsze wśród miejsc, które decydują razem
record-goes-on = zapis kończy się przed końcem partii
record-no-result = zapis nie ma wyniku
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
box-name = { $name } nie może być nazwą w pudełku: potrzebny jest krótki wiersz tekstu dla języka i tekstu gry
box-none = gra { $game } nie ma nadrukowanych wartości, które pudełko mogłoby zmienić
box-place = gra { $game } nie ma nadrukowanych wartości dla { $place }
box-field = { $game }: pole { $field } w { $place } nie jest niczym nadrukowanym
box-piece = gra { $game } nie ma elementu { $name }, który mógłby nazywać się inaczej
# $reason: one of the sentences below. Of a single value, or of how values fit.
box-value = żadna partia nie może mieć tej wartości: { $reason }
box-refused = zasady nie pozwalają grać tym pudełkiem: { $reason }
# $reason: what happened, as programs say it.
box-broken = zasady nie pozwalają grać tym pudełkiem: „{ $reason }”
box-stuck = partia tym pudełkiem staje w miejscu (liczba graczy: { $players }): „{ $reason }”

## Values of data files, and of boxes. $where: file and entry; fields are called as in the file

data-value = { $where }: { $field } ma wartość { $value }; potrzebne: { $needed }
data-missing = { $where }: brakuje pola { $field }
data-unknown = { $where }: pole { $field } tu nie należy, tylko { $fields }
data-no-form = { $where }: brak w wersji zasad { $ruling }
data-no-table = pole { $field } nie należy do żadnej tabeli
data-none-of = { $where }: w { $part } nie ma żadnego z { $words }

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
