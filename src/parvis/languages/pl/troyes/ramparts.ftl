# The ramparts: names of outdoor tiles, what they do, buttons and questions.

## Outdoor tiles. The letter or colour of a side is a name of the data: players know a tile by its gate, as each gate has one

tile-i-a = Kafel przy bramie I
tile-i-b = Kafel przy bramie I
tile-i-c = Kafel przy bramie I
tile-i-d = Kafel przy bramie I
tile-ii-a = Kafel przy bramie II
tile-ii-b = Kafel przy bramie II
tile-ii-c = Kafel przy bramie II
tile-ii-d = Kafel przy bramie II
tile-iii-yellow = Kafel przy bramie III
tile-iii-white = Kafel przy bramie III
tile-iii-red = Kafel przy bramie III
tile-iii-purple = Kafel przy bramie III
tile-iv-a = Kafel przy bramie IV
tile-iv-b = Kafel przy bramie IV
tile-iv-c = Kafel przy bramie IV
tile-iv-d = Kafel przy bramie IV
# Within a sentence: the object of a verb, or after a preposition; cases as in names.ftl
named-tile = kafel { x-at-gate }
    .gen = kafla { x-at-gate }
    .loc = kaflu { x-at-gate }
x-at-gate =
    { $tile ->
        [i-a] przy bramie I
        [i-b] przy bramie I
        [i-c] przy bramie I
        [i-d] przy bramie I
        [ii-a] przy bramie II
        [ii-b] przy bramie II
        [ii-c] przy bramie II
        [ii-d] przy bramie II
        [iii-yellow] przy bramie III
        [iii-white] przy bramie III
        [iii-red] przy bramie III
        [iii-purple] przy bramie III
        [iv-a] przy bramie IV
        [iv-b] przy bramie IV
        [iv-c] przy bramie IV
       *[iv-d] przy bramie IV
    }

## What they do, by the kind of their effect

about-kind-tile-gain =
    { $when ->
        [dice-bought] Gdy przeciwnik kupuje twoje kości, możesz wydać znacznik. Zyskaj: { tile-gain }.
        [card-activated] Gdy przeciwnik aktywuje kartę z twoim rzemieślnikiem, możesz wydać znacznik. Zyskaj: { tile-gain }.
        [citizen-placed] Gdy umieszczasz obywatela w głównym budynku, możesz wydać znacznik. Zyskaj: { tile-gain }.
        [harvest] Po akcji rolnictwa możesz wydać znacznik. Zyskaj: { tile-gain }.
       *[cubes-put] Gdy umieszczasz znaczniki w katedrze lub na karcie akcji, możesz wydać znacznik. Zyskaj: { tile-gain }.
    }
# An amount after a colon
tile-gain =
    { $gain ->
        [deniers]
            { $count ->
                [one] { $count } denar
                [few] { $count } denary
               *[many] { $count } denarów
            }
        [influence]
            { $count ->
                [one] { $count } punkt wpływu
                [few] { $count } punkty wpływu
               *[many] { $count } punktów wpływu
            }
       *[points]
            { $count ->
                [one] { $count } punkt
                [few] { $count } punkty
               *[many] { $count } punktów
            }
    }
about-kind-tile-swaps =
    { $swaps ->
        [one] Przed swoją akcją wydaj znacznik, aby zamienić { $swaps } swoją kość na kość z innej dzielnicy. Fioletowych kości nie można zamieniać.
        [few] Przed swoją akcją wydaj znacznik, aby zamienić do { $swaps } swoich kości, każdą na kość z innej dzielnicy. Fioletowych kości nie można zamieniać.
       *[many] Przed swoją akcją wydaj znacznik, aby zamienić do { $swaps } swoich kości, każdą na kość z innej dzielnicy. Fioletowych kości nie można zamieniać.
    }
about-kind-tile-extra-die =
    { $colour ->
        [red] Przed swoją akcją wydaj znacznik, aby wziąć z zasobów czerwoną kość, jeśli tam jest{ extra-die-price }.
        [white] Przed swoją akcją wydaj znacznik, aby wziąć z zasobów białą kość, jeśli tam jest{ extra-die-price }.
        [yellow] Przed swoją akcją wydaj znacznik, aby wziąć z zasobów żółtą kość, jeśli tam jest{ extra-die-price }.
       *[purple] Przed swoją akcją wydaj znacznik, aby znów wziąć swoją fioletową kość, jeśli nie ma jej w twojej dzielnicy{ extra-die-price }.
    }
# In brackets, or nothing
extra-die-price =
    { $deniers ->
        [0] {""}
        [one] {" "}(koszt: { $deniers } denar)
        [few] {" "}(koszt: { $deniers } denary)
       *[many] {" "}(koszt: { $deniers } denarów)
    }
about-kind-tile-turns = Gdy kupujesz kość, wydaj znacznik, aby ją obrócić.
about-kind-tile-spares = Wydaj znacznik, aby pokonać czarną kość bez użycia kości albo uniknąć wydarzenia, które zabiera denary, wpływ, znaczniki na później lub znaczniki w katedrze.
about-kind-tile-moves = Gdy aktywujesz kartę, z której można zdejmować znaczniki, możesz przenieść znacznik z tego kafla na dowolną odkrytą kartę, na której leżą znaczniki, albo na inny kafel, do którego dotarł twój strażnik.
about-kind-tile-most-cubes = Punkty na koniec gry: najwięcej znaczników tutaj { $most_cubes_1 }, drugie miejsce { $most_cubes_2 }, trzecie { $most_cubes_3 }. Remisujący dzielą się nimi.
about-kind-tile-each-cube =
    { $each_cube ->
        [one] Za dotarcie do bramy: { arrival-points }. Na koniec gry: { $each_cube } punkt za każdy znacznik tutaj.
        [few] Za dotarcie do bramy: { arrival-points }. Na koniec gry: { $each_cube } punkty za każdy znacznik tutaj.
       *[many] Za dotarcie do bramy: { arrival-points }. Na koniec gry: { $each_cube } punktów za każdy znacznik tutaj.
    }
# An amount after a colon
arrival-points =
    { $arrival ->
        [one] { $arrival } punkt
        [few] { $arrival } punkty
       *[many] { $arrival } punktów
    }
about-kind-tile-arrivals = Punkty za dotarcie do bramy, w kolejności dotarcia: { $arrivals_1 }, { $arrivals_2 }, { $arrivals_3 }, { $arrivals_4 }. Nie umieszcza się tu znaczników.

## The guard

do-guard = Mury miejskie: użyj jednej kości dla strażnika (teraz na polu { $space })
do-guard-only = Mury miejskie: strażnik na polu { $space } · jedyna użyteczna kość: { named-die.label } ({ guard-points })
do-guard-die = Użyj { named-die.gen } dla strażnika ({ guard-points })
# In brackets: what a die gives, and its cost
guard-points =
    { $price ->
        [0]
            { $value ->
                [one] { $value } punkt akcji
                [few] { $value } punkty akcji
               *[many] { $value } punktów akcji
            }
       *[any]
            { $value ->
                [one] { $value } punkt akcji, { group-price }
                [few] { $value } punkty akcji, { group-price }
               *[many] { $value } punktów akcji, { group-price }
            }
    }
do-pay =
    { $count ->
        [0] Nie płać ({ pips-for-guard })
        [one] Zapłać { $count } denara ({ pips-for-guard })
        [few] Zapłać { $count } denary ({ pips-for-guard })
       *[many] Zapłać { $count } denarów ({ pips-for-guard })
    }
# A label in brackets or after a colon
pips-for-guard =
    { $pips ->
        [one] { $pips } punkt akcji
        [few] { $pips } punkty akcji
       *[many] { $pips } punktów akcji
    }
do-step =
    { $gate ->
        [none] Przesuń strażnika na pole { $space }
       *[other] Przesuń strażnika na pole { $space } (brama { $gate })
    }
do-cube =
    { $count ->
        [one] Umieść znacznik na { named-tile.loc } (będzie 1)
        [few] Umieść znacznik na { named-tile.loc } (będą { $count })
       *[many] Umieść znacznik na { named-tile.loc } (będzie { $count })
    }
do-enough-pips = Nie używaj więcej punktów akcji
ask-guard = Wybierz kość dla strażnika (teraz na polu { $space }). Każde oczko to punkt akcji na krok lub znacznik na kaflu. Twoje denary: { $deniers }.
ask-raise =
    { $count ->
        [one] Kość daje { $count } punkt akcji. Zapłacić denary za więcej?
        [few] Kość daje { $count } punkty akcji. Zapłacić denary za więcej?
       *[many] Kość daje { $count } punktów akcji. Zapłacić denary za więcej?
    }
ask-spend =
    { $count ->
        [one] Wybierz krok lub znacznik za ostatni punkt akcji. Twój strażnik jest na polu { $space }.
        [few] Wybierz krok lub znacznik. Pozostałe punkty akcji: { $count }. Twój strażnik jest na polu { $space }.
       *[many] Wybierz krok lub znacznik. Pozostałe punkty akcji: { $count }. Twój strażnik jest na polu { $space }.
    }

## Cubes of tiles

do-use-gain = Wydaj znacznik z { named-tile.gen }: { tile-gain } · { cubes-that-stay }
do-use-swaps = Wydaj znacznik z { named-tile.gen }, aby zamienić kości z innymi dzielnicami · { cubes-that-stay }
do-use-extra-die =
    { $colour ->
        [red] Wydaj znacznik z { named-tile.gen }, aby wziąć z zasobów czerwoną kość{ extra-die-price } · { cubes-that-stay }
        [white] Wydaj znacznik z { named-tile.gen }, aby wziąć z zasobów białą kość{ extra-die-price } · { cubes-that-stay }
        [yellow] Wydaj znacznik z { named-tile.gen }, aby wziąć z zasobów żółtą kość{ extra-die-price } · { cubes-that-stay }
       *[purple] Wydaj znacznik z { named-tile.gen }, aby wziąć swoją fioletową kość{ extra-die-price } · { cubes-that-stay }
    }
do-use-turns = Wydaj znacznik z { named-tile.gen }, aby obrócić kupowaną kość · { cubes-that-stay }
do-use-spares = Wydaj znacznik z { named-tile.gen }, aby pokonać czarną kość { $black } · { cubes-that-stay }
do-use-spared = Wydaj znacznik z { named-tile.gen }, aby uniknąć wydarzenia { named-event } · { cubes-that-stay }
do-use-moves = Przenieś znacznik z { named-tile.gen } na kartę lub inny kafel · { cubes-that-stay }
# A label after a middle dot: how many cubes stay there
cubes-that-stay = zostanie tam: { $left }
# cubes: how many the player has on the tile
do-keep =
    { $cubes ->
        [one] Zachowaj swój znacznik na { named-tile.loc }
        [few] Zachowaj swoje { $cubes } znaczniki na { named-tile.loc }
       *[many] Zachowaj swoich { $cubes } znaczników na { named-tile.loc }
    }
do-keep-struck =
    { $cubes ->
        [one] Zachowaj swój znacznik na { named-tile.loc }: wydarzenie { named-event } działa
        [few] Zachowaj swoje { $cubes } znaczniki na { named-tile.loc }: wydarzenie { named-event } działa
       *[many] Zachowaj swoich { $cubes } znaczników na { named-tile.loc }: wydarzenie { named-event } działa
    }
# count: dice that were bought for a group; none for one that the guard has got
ask-tile-dice-bought =
    { $count ->
        [0] { $turn_seat } kupuje twoją kość dla strażnika. { use-a-cube }
        [one] { $turn_seat } kupuje twoją kość. { use-a-cube }
        [few] { $turn_seat } kupuje { $count } twoje kości. { use-a-cube }
       *[many] { $turn_seat } kupuje { $count } twoich kości. { use-a-cube }
    }
ask-tile-card-activated = { $turn_seat } aktywuje kartę { named-card }, na której masz rzemieślnika. { use-a-cube }
ask-tile-citizen-placed = Twój nowy obywatel stoi w głównym budynku. { use-a-cube }
ask-tile-harvest = Rolnictwo wykonane. { use-a-cube }
ask-tile-cubes-put = Twoje znaczniki trafiły do katedry lub na kartę akcji. { use-a-cube }
ask-tile-keeper-activated = Z aktywowanej karty można zdejmować znaczniki. { use-a-cube }
ask-tile-phase-3 =
    { $cubes ->
        [one] Zaraz zadziała wydarzenie { named-event }. Wydać swój jedyny znacznik z { named-tile.gen }, aby go uniknąć?
        [few] Zaraz zadziała wydarzenie { named-event }. Wydać jeden z { $cubes } swoich znaczników z { named-tile.gen }, aby go uniknąć?
       *[many] Zaraz zadziała wydarzenie { named-event }. Wydać jeden z { $cubes } swoich znaczników z { named-tile.gen }, aby go uniknąć?
    }
# A whole sentence
use-a-cube =
    { $cubes ->
        [one] Wydać swój jedyny znacznik z { named-tile.gen }?
        [few] Wydać jeden z { $cubes } swoich znaczników z { named-tile.gen }?
       *[many] Wydać jeden z { $cubes } swoich znaczników z { named-tile.gen }?
    }
do-give = Zamień { named-die }
do-take = Zamień na { named-die }
do-enough-swaps = Nie zamieniaj więcej kości
ask-swap =
    { $count ->
        [one] Wybierz swoją kość do zamiany ({ named-tile }). To ostatnia zamiana.
        [few] Wybierz swoją kość do zamiany ({ named-tile }). Pozostałe zamiany: { $count }, każda z inną dzielnicą.
       *[many] Wybierz swoją kość do zamiany ({ named-tile }). Pozostałe zamiany: { $count }, każda z inną dzielnicą.
    }
ask-swap-for = Wybierz kość, na którą zamienisz { named-die } ({ named-tile }).
do-turn-bought = Kup i obróć { named-die } (będzie { $turned })
ask-turn-bought = Wybierz kość, którą kupisz i obrócisz ({ named-tile }).
do-to-card =
    { $price ->
        [0] Przenieś znacznik na kartę { named-card }
       *[any] Przenieś znacznik na kartę { named-card } ({ group-price })
    }
do-to-tile = Przenieś znacznik na { named-tile }
ask-move-cube = Wybierz, dokąd przeniesiesz znacznik z { named-tile.gen }.

## Hints: what a decision gives for certain

foresee-outdoor =
    { $count ->
        [one] +{ $count } znacznik na kaflach za murami
        [few] +{ $count } znaczniki na kaflach za murami
       *[many] +{ $count } znaczników na kaflach za murami
    }
foresee-outdoor-used =
    { $count ->
        [one] −{ $count } znacznik na kaflach za murami
        [few] −{ $count } znaczniki na kaflach za murami
       *[many] −{ $count } znaczników na kaflach za murami
    }
