# What stands on the board of the ramparts: short, and to everyone who looks on. Numbers come from the view. As in board.ftl,
# most of these are labels.

tab-wall = Stadtmauer
ramparts = Die Stadtmauer
# gate: the numeral of the gate on that space, or none
guard-of =
    { $gate ->
        [none] Stadtwache von { $name }: Feld { $space }
       *[other]
            { $space ->
                [0] Stadtwache von { $name }: am Start (Tor { $gate })
               *[any] Stadtwache von { $name }: Feld { $space } (Tor { $gate })
            }
    }
guard-arrived = Stadtwache von { $name }: am Ende der Stadtmauer
tile-cubes = Klötzchen auf der Außenaktivität
tile-cubes-of =
    { $used ->
        [0] { $name }: { $count } Klötzchen
       *[any] { $name }: { $count } Klötzchen (in diesem Zug keines mehr)
    }
tile-reached =
    { $reached ->
        [0] Für alle, deren Stadtwache Tor { $gate } auf Feld { $space } erreicht hat.
       *[any] Deine Stadtwache hat Tor { $gate } erreicht. Du kannst hier Klötzchen legen.
    }

## Outdoor tiles in few words, by the kind of their effect: at most 37 letters. The signs of what is gained stand before them

brief-tile-gain =
    { $when ->
        [dice-bought] wenn Gegner deine Würfel kaufen
        [card-activated] wenn Gegner deine Karte aktivieren
        [citizen-placed] wenn du einen Gefolgsmann einsetzt
        [harvest] nach der Landwirtschaft
       *[cubes-put] Klötzchen in Kathedrale/auf Karten
    }
brief-tile-swaps = Würfel tauschen vor deiner Aktion
brief-tile-extra-die =
    { $colour ->
        [red] 1 roter Würfel mehr vor der Aktion
        [white] 1 weißer Würfel mehr vor der Aktion
        [yellow] 1 gelber Würfel mehr vor der Aktion
       *[purple] violetter Würfel vor deiner Aktion
    }
brief-tile-turns = gekauften Würfel umdrehen
brief-tile-spares = schwarzen Würfel schlagen/Ereignis ignorieren
brief-tile-moves = Klötzchen versetzen (Karte oder Tor)
brief-tile-most-cubes = am Ende: meiste Klötzchen
brief-tile-each-cube = bei Ankunft · am Ende pro Klötzchen
brief-tile-arrivals = nach Ankunftsfolge · keine Klötzchen

## The tray

in-own-turn = Dein Zug
in-the-turn = Zug von { $turn_seat }
event-strikes = Als Nächstes: { title-of-event }
slot-sold = verkauft
slot-for-guard = für die Wache
slot-shown = der Würfel
slot-guard-die = jede Farbe
slot-deniers = bis zu { $count }
slot-cubes =
    { $count ->
        [one] dein einziges Klötzchen, Tor { $gate }
       *[other] { $count } Klötzchen, Tor { $gate }
    }
pips-left =
    { $count ->
        [one] noch 1 Aktionspunkt
       *[other] noch { $count } Aktionspunkte
    }
pips-between =
    { $least ->
        [6] 6 Aktionspunkte
       *[any] { $least } bis { $most } Aktionspunkte
    }
each-pip = 1 Aktionspunkt pro Auge: ein Schritt oder ein Klötzchen an einem Tor
# The bill: rows of a table, what is possible behind each
walk-steps = Schritte der Stadtwache
walk-from-to = von Feld { $space } bis { $furthest }
walk-cube = Klötzchen am Tor { $gate }
walk-may-put = möglich
walk-not-reached = ab Feld { $space }
walk-takes-none = jetzt nicht

## The list of decisions: headings, at most 20 letters, and decisions in short, at most 18

list-pips = Aktionspunkt
list-deniers = Bezahlen
list-move = Klötzchen versetzen
short-guard = Stadtmauer
short-step =
    { $gate ->
        [none] Schritt auf { $space }
       *[other] Schritt zum Tor { $gate }
    }
short-cube = Klötzchen, Tor { $gate }
short-pay =
    { $count ->
        [0] nichts: { pips-for-guard }
        [one] 1 Denar: { pips-for-guard }
       *[other] { $count } Denare: { pips-for-guard }
    }
