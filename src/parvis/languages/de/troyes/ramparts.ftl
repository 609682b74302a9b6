# The ramparts: names of outdoor tiles, what they do, buttons and questions.

## Outdoor tiles. The letter or colour of a side is a name of the data: players know a tile by its gate, as each gate has one

tile-i-a = Außenaktivität am Tor I
tile-i-b = Außenaktivität am Tor I
tile-i-c = Außenaktivität am Tor I
tile-i-d = Außenaktivität am Tor I
tile-ii-a = Außenaktivität am Tor II
tile-ii-b = Außenaktivität am Tor II
tile-ii-c = Außenaktivität am Tor II
tile-ii-d = Außenaktivität am Tor II
tile-iii-yellow = Außenaktivität am Tor III
tile-iii-white = Außenaktivität am Tor III
tile-iii-red = Außenaktivität am Tor III
tile-iii-purple = Außenaktivität am Tor III
tile-iv-a = Außenaktivität am Tor IV
tile-iv-b = Außenaktivität am Tor IV
tile-iv-c = Außenaktivität am Tor IV
tile-iv-d = Außenaktivität am Tor IV
# The text itself: the bare name. .at: where a cube is; .to: where it goes
named-tile =
    { $tile ->
        [i-a] Außenaktivität am Tor I
        [i-b] Außenaktivität am Tor I
        [i-c] Außenaktivität am Tor I
        [i-d] Außenaktivität am Tor I
        [ii-a] Außenaktivität am Tor II
        [ii-b] Außenaktivität am Tor II
        [ii-c] Außenaktivität am Tor II
        [ii-d] Außenaktivität am Tor II
        [iii-yellow] Außenaktivität am Tor III
        [iii-white] Außenaktivität am Tor III
        [iii-red] Außenaktivität am Tor III
        [iii-purple] Außenaktivität am Tor III
        [iv-a] Außenaktivität am Tor IV
        [iv-b] Außenaktivität am Tor IV
        [iv-c] Außenaktivität am Tor IV
       *[iv-d] Außenaktivität am Tor IV
    }
    .at =
        { $tile ->
            [i-a] am Tor I
            [i-b] am Tor I
            [i-c] am Tor I
            [i-d] am Tor I
            [ii-a] am Tor II
            [ii-b] am Tor II
            [ii-c] am Tor II
            [ii-d] am Tor II
            [iii-yellow] am Tor III
            [iii-white] am Tor III
            [iii-red] am Tor III
            [iii-purple] am Tor III
            [iv-a] am Tor IV
            [iv-b] am Tor IV
            [iv-c] am Tor IV
           *[iv-d] am Tor IV
        }
    .to =
        { $tile ->
            [i-a] ans Tor I
            [i-b] ans Tor I
            [i-c] ans Tor I
            [i-d] ans Tor I
            [ii-a] ans Tor II
            [ii-b] ans Tor II
            [ii-c] ans Tor II
            [ii-d] ans Tor II
            [iii-yellow] ans Tor III
            [iii-white] ans Tor III
            [iii-red] ans Tor III
            [iii-purple] ans Tor III
            [iv-a] ans Tor IV
            [iv-b] ans Tor IV
            [iv-c] ans Tor IV
           *[iv-d] ans Tor IV
        }

## What they do, by the kind of their effect

about-kind-tile-gain =
    { $when ->
        [dice-bought] Wenn ein Gegner deine Würfel kauft, kannst du ein Klötzchen ausgeben. Erhalte: { tile-gain }.
        [card-activated] Wenn ein Gegner eine Karte aktiviert, auf der du einen Fachmann hast, kannst du ein Klötzchen ausgeben. Erhalte: { tile-gain }.
        [citizen-placed] Wenn du einen Gefolgsmann in ein Hauptgebäude einsetzt, kannst du ein Klötzchen ausgeben. Erhalte: { tile-gain }.
        [harvest] Nach der Landwirtschaft kannst du ein Klötzchen ausgeben. Erhalte: { tile-gain }.
       *[cubes-put] Wenn du Klötzchen in die Kathedrale oder auf eine Aktionskarte legst, kannst du ein Klötzchen ausgeben. Erhalte: { tile-gain }.
    }
# An amount after a colon
tile-gain =
    { $gain ->
        [deniers]
            { $count ->
                [one] 1 Denar
               *[other] { $count } Denare
            }
        [influence] { $count } Einfluss
       *[points]
            { $count ->
                [one] 1 Punkt
               *[other] { $count } Punkte
            }
    }
about-kind-tile-swaps =
    { $swaps ->
        [one] Gib vor deiner Aktion ein Klötzchen aus, um einen deiner Würfel mit einem anderen Viertel zu tauschen. Violette Würfel lassen sich nicht tauschen.
       *[other] Gib vor deiner Aktion ein Klötzchen aus, um bis zu { $swaps } deiner Würfel zu tauschen, jeden mit einem anderen Viertel. Violette Würfel lassen sich nicht tauschen.
    }
about-kind-tile-extra-die =
    { $colour ->
        [red] Gib vor deiner Aktion ein Klötzchen aus, um einen roten Würfel aus dem Vorrat zu nehmen, falls es noch einen gibt{ extra-die-price }.
        [white] Gib vor deiner Aktion ein Klötzchen aus, um einen weißen Würfel aus dem Vorrat zu nehmen, falls es noch einen gibt{ extra-die-price }.
        [yellow] Gib vor deiner Aktion ein Klötzchen aus, um einen gelben Würfel aus dem Vorrat zu nehmen, falls es noch einen gibt{ extra-die-price }.
       *[purple] Gib vor deiner Aktion ein Klötzchen aus, um deinen violetten Würfel zurückzunehmen, falls er nicht in deinem Viertel liegt{ extra-die-price }.
    }
# In brackets, or nothing
extra-die-price =
    { $deniers ->
        [0] {""}
        [one] {" "}(Kosten 1 Denar)
       *[other] {" "}(Kosten { $deniers } Denare)
    }
about-kind-tile-turns = Wenn du einen Würfel kaufst, gib ein Klötzchen aus, um ihn umzudrehen.
about-kind-tile-spares = Gib ein Klötzchen aus, um einen schwarzen Würfel ohne Würfel zu schlagen oder ein Ereignis zu ignorieren, das Denare, Einfluss, Klötzchen für später oder Klötzchen in der Kathedrale kostet.
about-kind-tile-moves = Wenn du eine Karte aktivierst, deren Klötzchen sich wegnehmen lassen, kannst du ein Klötzchen von hier auf eine beliebige offene Karte versetzen, die Klötzchen aufnimmt, oder an ein anderes Tor, das du erreicht hast.
about-kind-tile-most-cubes = Punkte am Ende: meiste Klötzchen hier { $most_cubes_1 }, zweitmeiste { $most_cubes_2 }, drittmeiste { $most_cubes_3 }. Bei Gleichstand wird geteilt.
about-kind-tile-each-cube =
    { $each_cube ->
        [one] Bei Ankunft am Tor: { arrival-points }. Am Ende: 1 Punkt pro Klötzchen hier.
       *[other] Bei Ankunft am Tor: { arrival-points }. Am Ende: { $each_cube } Punkte pro Klötzchen hier.
    }
# An amount after a colon
arrival-points =
    { $arrival ->
        [one] 1 Punkt
       *[other] { $arrival } Punkte
    }
about-kind-tile-arrivals = Punkte bei Ankunft am Tor, nach der Reihenfolge: { $arrivals_1 }, { $arrivals_2 }, { $arrivals_3 }, { $arrivals_4 }. Hier werden keine Klötzchen gelegt.

## The guard

do-guard = Stadtmauer: einen Würfel für die Stadtwache einsetzen (jetzt auf Feld { $space })
do-guard-only = Stadtmauer: Stadtwache auf Feld { $space } · einziger möglicher Würfel: { named-die } ({ guard-points })
do-guard-die = { named-die.first } für die Stadtwache einsetzen ({ guard-points })
# In brackets: what a die gives, and its cost
guard-points =
    { $value ->
        [one]
            { $price ->
                [0] 1 Aktionspunkt
               *[any] 1 Aktionspunkt, { group-price }
            }
       *[other]
            { $price ->
                [0] { $value } Aktionspunkte
               *[any] { $value } Aktionspunkte, { group-price }
            }
    }
do-pay =
    { $count ->
        [0] Nichts zahlen ({ pips-for-guard })
        [one] 1 Denar zahlen ({ pips-for-guard })
       *[other] { $count } Denare zahlen ({ pips-for-guard })
    }
# A label in brackets or after a colon
pips-for-guard =
    { $pips ->
        [one] 1 Aktionspunkt
       *[other] { $pips } Aktionspunkte
    }
do-step =
    { $gate ->
        [none] Stadtwache auf Feld { $space } ziehen
       *[other] Stadtwache auf Feld { $space } ziehen (Tor { $gate })
    }
do-cube =
    { $count ->
        [one] Klötzchen { named-tile.to } legen (dann 1)
       *[other] Klötzchen { named-tile.to } legen (dann { $count })
    }
do-enough-pips = Keine Aktionspunkte mehr verwenden
ask-guard = Wähle einen Würfel für deine Stadtwache (jetzt auf Feld { $space }). Jedes Auge ist ein Aktionspunkt, für einen Schritt oder ein Klötzchen an einem Tor. Deine Denare: { $deniers }.
ask-raise =
    { $count ->
        [one] Der Würfel gibt 1 Aktionspunkt. Denare für weitere zahlen?
       *[other] Der Würfel gibt { $count } Aktionspunkte. Denare für weitere zahlen?
    }
ask-spend =
    { $count ->
        [one] Wähle einen Schritt oder ein Klötzchen für den letzten Aktionspunkt. Deine Stadtwache steht auf Feld { $space }.
       *[other] Wähle einen Schritt oder ein Klötzchen. Aktionspunkte übrig: { $count }. Deine Stadtwache steht auf Feld { $space }.
    }

## Cubes of tiles

do-use-gain = Klötzchen { named-tile.at } ausgeben: { tile-gain } · { cubes-that-stay }
do-use-swaps = Klötzchen { named-tile.at } ausgeben: Würfel mit anderen Vierteln tauschen · { cubes-that-stay }
do-use-extra-die =
    { $colour ->
        [red] Klötzchen { named-tile.at } ausgeben: roten Würfel aus dem Vorrat nehmen{ extra-die-price } · { cubes-that-stay }
        [white] Klötzchen { named-tile.at } ausgeben: weißen Würfel aus dem Vorrat nehmen{ extra-die-price } · { cubes-that-stay }
        [yellow] Klötzchen { named-tile.at } ausgeben: gelben Würfel aus dem Vorrat nehmen{ extra-die-price } · { cubes-that-stay }
       *[purple] Klötzchen { named-tile.at } ausgeben: eigenen violetten Würfel nehmen{ extra-die-price } · { cubes-that-stay }
    }
do-use-turns = Klötzchen { named-tile.at } ausgeben: gekauften Würfel umdrehen · { cubes-that-stay }
do-use-spares = Klötzchen { named-tile.at } ausgeben: schwarze { $black } schlagen · { cubes-that-stay }
do-use-spared = Klötzchen { named-tile.at } ausgeben: { named-event.acc } ignorieren · { cubes-that-stay }
do-use-moves = Klötzchen { named-tile.at } auf eine Karte oder an ein anderes Tor versetzen · { cubes-that-stay }
# A label after a middle dot: how many cubes stay there
cubes-that-stay =
    { $left ->
        [0] danach keines mehr
       *[any] danach noch { $left }
    }
# cubes: how many the player has on the tile
do-keep =
    { $cubes ->
        [one] Klötzchen { named-tile.at } behalten
       *[other] Alle { $cubes } Klötzchen { named-tile.at } behalten
    }
do-keep-struck =
    { $cubes ->
        [one] Klötzchen { named-tile.at } behalten: { title-of-event } wirkt
       *[other] Alle { $cubes } Klötzchen { named-tile.at } behalten: { title-of-event } wirkt
    }
# count: dice that were bought for a group; none for one that the guard has got
ask-tile-dice-bought =
    { $count ->
        [0] { $turn_seat } kauft einen deiner Würfel für die Stadtwache. { use-a-cube }
        [one] { $turn_seat } kauft einen deiner Würfel. { use-a-cube }
       *[other] { $turn_seat } kauft { $count } deiner Würfel. { use-a-cube }
    }
ask-tile-card-activated = { $turn_seat } aktiviert { named-card.acc }. Dort hast du einen Fachmann. { use-a-cube }
ask-tile-citizen-placed = Du hast einen Gefolgsmann in ein Hauptgebäude eingesetzt. { use-a-cube }
ask-tile-harvest = Du hast Würfel für die Landwirtschaft eingesetzt. { use-a-cube }
ask-tile-cubes-put = Du hast Klötzchen in die Kathedrale oder auf eine Aktionskarte gelegt. { use-a-cube }
ask-tile-keeper-activated = Du hast eine Karte aktiviert, von der Klötzchen weggenommen werden können. { use-a-cube }
ask-tile-phase-3 =
    { $cubes ->
        [one] Als Nächstes wirkt: { title-of-event }. Dein einziges Klötzchen { named-tile.at } ausgeben, um das Ereignis zu ignorieren?
       *[other] Als Nächstes wirkt: { title-of-event }. Eines deiner { $cubes } Klötzchen { named-tile.at } ausgeben, um das Ereignis zu ignorieren?
    }
# A whole sentence
use-a-cube =
    { $cubes ->
        [one] Dein einziges Klötzchen { named-tile.at } ausgeben?
       *[other] Eines deiner { $cubes } Klötzchen { named-tile.at } ausgeben?
    }
do-give = { named-die.first } tauschen
do-take = Im Tausch nehmen: { named-die }
do-enough-swaps = Keine Würfel mehr tauschen
ask-swap =
    { $count ->
        [one] Wähle einen eigenen Würfel zum Tauschen ({ named-tile }). Das ist der letzte Tausch.
       *[other] Wähle einen eigenen Würfel zum Tauschen ({ named-tile }). Noch möglich: { $count }, jeder mit einem anderen Viertel.
    }
ask-swap-for = Wähle einen Würfel im Tausch gegen { named-die } ({ named-tile }).
do-turn-bought = { named-die.first } kaufen und umdrehen (wird zur { $turned })
ask-turn-bought = Wähle einen Würfel zum Kaufen und Umdrehen ({ named-tile }).
do-to-card =
    { $price ->
        [0] Klötzchen auf { named-card.acc } versetzen
       *[any] Klötzchen auf { named-card.acc } versetzen ({ group-price })
    }
do-to-tile = Klötzchen { named-tile.to } versetzen
ask-move-cube = Wohin soll das Klötzchen { named-tile.at } versetzt werden?

## Hints: what a decision gives for certain

foresee-outdoor = +{ $count } Klötzchen auf Außenaktivitäten
foresee-outdoor-used = −{ $count } Klötzchen auf Außenaktivitäten
