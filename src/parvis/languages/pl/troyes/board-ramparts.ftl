# What stands on the board of the ramparts: short, and to everyone who looks on. Numbers come from the view. As in board.ftl,
# most of these are labels.

# A tab, noun; at most 14 letters
tab-wall = Mury
ramparts = Mury miejskie
# gate: the numeral of the gate on that space, or none
guard-of =
    { $gate ->
        [none] { $name }: strażnik na polu { $space }
       *[other]
            { $space ->
                [0] { $name }: strażnik na starcie (brama { $gate })
               *[any] { $name }: strażnik na polu { $space } (brama { $gate })
            }
    }
guard-arrived = { $name }: strażnik na końcu murów
tile-cubes = Znaczniki na kaflu
tile-cubes-of =
    { $used ->
        [0]
            { $count ->
                [one] { $name }: { $count } znacznik
                [few] { $name }: { $count } znaczniki
               *[many] { $name }: { $count } znaczników
            }
       *[any]
            { $count ->
                [one] { $name }: { $count } znacznik (w tej turze nie można go już użyć)
                [few] { $name }: { $count } znaczniki (w tej turze nie można ich już użyć)
               *[many] { $name }: { $count } znaczników (w tej turze nie można ich już użyć)
            }
    }
tile-reached =
    { $reached ->
        [0] Dla graczy, których strażnik dotarł do bramy { $gate } na polu { $space }.
       *[any] Twój strażnik dotarł do bramy { $gate }. Możesz tu umieszczać znaczniki.
    }

## Outdoor tiles in few words, by the kind of their effect: at most 37 letters. The signs of what is gained stand before them

brief-tile-gain =
    { $when ->
        [dice-bought] gdy przeciwnik kupuje twoje kości
        [card-activated] gdy przeciwnik aktywuje twoją kartę
        [citizen-placed] gdy umieszczasz obywatela
        [harvest] po rolnictwie
       *[cubes-put] znaczniki w katedrze lub na kartach
    }
brief-tile-swaps = zamiana kości przed twoją akcją
brief-tile-extra-die =
    { $colour ->
        [red] dodatkowa czerwona kość przed akcją
        [white] dodatkowa biała kość przed akcją
        [yellow] dodatkowa żółta kość przed akcją
       *[purple] twoja fioletowa kość przed akcją
    }
brief-tile-turns = obrócenie kupowanej kości
brief-tile-spares = przeciw czarnej kości lub wydarzeniu
brief-tile-moves = znacznik na kartę lub inny kafel
brief-tile-most-cubes = najwięcej znaczników na koniec
brief-tile-each-cube = za dotarcie · za znacznik na koniec
brief-tile-arrivals = kolejność dotarcia · bez znaczników

## The tray

in-own-turn = Twoja tura
in-the-turn = Tura: { $turn_seat }
event-strikes = Następne: { title-of-event }
# Participle, below a die that an opponent has bought from the reader; at most 12 letters
slot-sold = sprzedana
# Below a die; at most 14 letters
slot-for-guard = dla strażnika
# Below the die that the guard uses; at most 12 letters
slot-shown = ta kość
# Below an empty place for a die; at most 14 letters
slot-guard-die = dowolny kolor
# Before the sign of deniers; at most 12 letters
slot-deniers = do { $count }
slot-cubes =
    { $count ->
        [one] twój jedyny znacznik, brama { $gate }
        [few] { $count } znaczniki, brama { $gate }
       *[many] { $count } znaczników, brama { $gate }
    }
pips-left =
    { $count ->
        [one] został { $count } punkt akcji
        [few] zostały { $count } punkty akcji
       *[many] zostało { $count } punktów akcji
    }
pips-between =
    { $least ->
        [6] 6 punktów akcji
       *[any] punkty akcji: od { $least } do { $most }
    }
each-pip = 1 punkt akcji za oczko: krok albo znacznik na kaflu
# The bill: rows of a table, what is possible behind each
walk-steps = kroki strażnika
walk-from-to = z pola { $space } aż do { $furthest }
walk-cube = znacznik na kaflu przy bramie { $gate }
# Adjective: a cube can be placed there
walk-may-put = możliwy
walk-not-reached = od pola { $space }
# In place of "possible"
walk-takes-none = nie teraz

## The list of decisions: headings, at most 20 letters, and decisions in short, at most 18

list-pips = Kolejny punkt akcji
# Verb
list-deniers = Zapłać
# Before the names of cards and tiles
list-move = Przenieś znacznik na
# Noun: an action there
short-guard = Mury
short-step =
    { $gate ->
        [none] krok na pole { $space }
       *[other] krok do bramy { $gate }
    }
short-cube = znacznik: brama { $gate }
short-pay =
    { $count ->
        [0] nic: { pips-for-guard }
        [one] { $count } denar: { pips-for-guard }
        [few] { $count } denary: { pips-for-guard }
       *[many] { $count } denarów: { pips-for-guard }
    }
