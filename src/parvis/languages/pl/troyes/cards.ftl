# The activity cards of The Ladies of Troyes: what they do, and what they ask.

## What a card does, by the kind of its effect: each activation. [1] is the number 1, as in about.ftl

about-kind-gain-for-own-in-city-hall =
    { $of ->
        [1] Za każdego swojego obywatela w ratuszu: { gain-at-price }.
       *[any] Za każdych { $of } swoich obywateli w ratuszu: { gain-at-price }.
    }
about-kind-gain-for-tradesmen =
    { $of ->
        [1] Za każdego swojego rzemieślnika na kartach akcji, wraz z tym tutaj: { gain-at-price }.
       *[any] Za każdych { $of } swoich rzemieślników na kartach akcji, wraz z tym tutaj: { gain-at-price }.
    }
about-kind-gain-for-events-won =
    { $of ->
        [1] Za każdą zdobytą kartę wydarzenia: { gain-at-price }.
        [few] Za każde { $of } zdobyte karty wydarzeń: { gain-at-price }.
       *[any] Za każde { $of } zdobytych kart wydarzeń: { gain-at-price }.
    }
about-kind-gain-for-white-dice =
    { $of ->
        [1] Za każdą białą kość pozostałą w twojej dzielnicy: { gain-at-price }.
        [few] Za każde { $of } białe kości pozostałe w twojej dzielnicy: { gain-at-price }.
       *[any] Za każde { $of } białych kości pozostałych w twojej dzielnicy: { gain-at-price }.
    }
about-kind-gain-above =
    { $deniers_above ->
        [one] Jeśli zostało ci więcej niż { $deniers_above } denar: { gain-of-points }. Denary zachowujesz.
        [few] Jeśli zostało ci więcej niż { $deniers_above } denary: { gain-of-points }. Denary zachowujesz.
       *[many] Jeśli zostało ci więcej niż { $deniers_above } denarów: { gain-of-points }. Denary zachowujesz.
    }
about-kind-either = Za każdym razem wybierz: { gain-of-influence } lub { gain-of-points }.
about-kind-influence-taken =
    { $take_influence ->
        [one] Zyskaj: { gain-of-influence }. Potem zabierz { $take_influence } punkt wpływu przeciwnikowi, który ma ich najwięcej.
        [few] Zyskaj: { gain-of-influence }. Potem zabierz { $take_influence } punkty wpływu przeciwnikowi, który ma ich najwięcej.
       *[many] Zyskaj: { gain-of-influence }. Potem zabierz { $take_influence } punktów wpływu przeciwnikowi, który ma ich najwięcej.
    }
about-kind-stones = Umieść znacznik w dowolnej kolumnie katedry. Pełna kolumna ma czwarty poziom. Dopóki ta karta jest w grze, brak znacznika na czwartym poziomie też kosztuje punkty na koniec gry.
about-kind-cubes-everywhere =
    { $pay_a_cube ->
        [one] Na każdym wydarzeniu w kolejce możesz umieścić znacznik, płacąc za niego { $pay_a_cube } denara.
        [few] Na każdym wydarzeniu w kolejce możesz umieścić znacznik, płacąc za niego { $pay_a_cube } denary.
       *[many] Na każdym wydarzeniu w kolejce możesz umieścić znacznik, płacąc za niego { $pay_a_cube } denarów.
    }

## Mixed cards: an action either places cubes on them or removes some

about-kind-gain-later =
    { $put_deniers ->
        [0] Umieść tu znacznik albo zdejmij jeden (zyskaj: { gains }).
        [one] Umieść tu znacznik (koszt: { $put_deniers } denar) albo zdejmij jeden (zyskaj: { gains }).
        [few] Umieść tu znacznik (koszt: { $put_deniers } denary) albo zdejmij jeden (zyskaj: { gains }).
       *[many] Umieść tu znacznik (koszt: { $put_deniers } denarów) albo zdejmij jeden (zyskaj: { gains }).
    }
about-kind-cubes-later =
    { $cubes ->
        [one] Umieść tu znacznik albo zdejmij jeden, aby umieścić { $cubes } znacznik na wydarzeniu.
        [few] Umieść tu znacznik albo zdejmij jeden, aby umieścić { $cubes } znaczniki na jednym wydarzeniu.
       *[many] Umieść tu znacznik albo zdejmij jeden, aby umieścić { $cubes } znaczników na jednym wydarzeniu.
    }

## Cards whose cubes score at the end

about-kind-worth-less =
    { $worth ->
        [one] Umieść tu znacznik. Na koniec gry każdy twój znacznik daje { $worth } punkt minus liczba wszystkich znaczników na tej karcie.
        [few] Umieść tu znacznik. Na koniec gry każdy twój znacznik daje { $worth } punkty minus liczba wszystkich znaczników na tej karcie.
       *[many] Umieść tu znacznik. Na koniec gry każdy twój znacznik daje { $worth } punktów minus liczba wszystkich znaczników na tej karcie.
    }
about-kind-most-cubes =
    { $most ->
        [one] Umieść tu znacznik. Na koniec gry najwięcej znaczników daje { $most } punkt. Remisujący dzielą się nim.
        [few] Umieść tu znacznik. Na koniec gry najwięcej znaczników daje { $most } punkty. Remisujący dzielą się nimi.
       *[many] Umieść tu znacznik. Na koniec gry najwięcej znaczników daje { $most } punktów. Remisujący dzielą się nimi.
    }
about-kind-cube-for-die =
    { $most ->
        [one] Za każdą kość zestawu umieść tu znacznik. { by-die } Na koniec gry najwięcej znaczników daje { $most } punkt. Remisujący dzielą się nim.
        [few] Za każdą kość zestawu umieść tu znacznik. { by-die } Na koniec gry najwięcej znaczników daje { $most } punkty. Remisujący dzielą się nimi.
       *[many] Za każdą kość zestawu umieść tu znacznik. { by-die } Na koniec gry najwięcej znaczników daje { $most } punktów. Remisujący dzielą się nimi.
    }
# A whole sentence. The two kinds of dice, with what each gives as a list
by-die = Niska kość (do trzech): { low-points }, wpływ +{ $low }. Wysoka kość: { high-points }, wpływ +{ $high }.
low-points =
    { $low ->
        [one] { $low } punkt
        [few] { $low } punkty
       *[many] { $low } punktów
    }
high-points =
    { $high ->
        [one] { $high } punkt
        [few] { $high } punkty
       *[many] { $high } punktów
    }

## Buttons

do-put =
    { $count ->
        [one] Umieść { $count } znacznik na karcie { named-card }{ put-price }
        [few] Umieść { $count } znaczniki na karcie { named-card }{ put-price }
       *[many] Umieść { $count } znaczników na karcie { named-card }{ put-price }
    }
# In brackets, or nothing
put-price =
    { $deniers ->
        [0] {""}
        [one] {" "}(koszt: { $deniers } denar)
        [few] {" "}(koszt: { $deniers } denary)
       *[many] {" "}(koszt: { $deniers } denarów)
    }
do-take-deniers =
    { $gain ->
        [one] { take-cubes }: +{ $gain } denar
        [few] { take-cubes }: +{ $gain } denary
       *[many] { take-cubes }: +{ $gain } denarów
    }
do-take-influence =
    { $gain ->
        [one] { take-cubes }: +{ $gain } punkt wpływu
        [few] { take-cubes }: +{ $gain } punkty wpływu
       *[many] { take-cubes }: +{ $gain } punktów wpływu
    }
do-take-points =
    { $gain ->
        [one] { take-cubes }: +{ $gain } punkt
        [few] { take-cubes }: +{ $gain } punkty
       *[many] { take-cubes }: +{ $gain } punktów
    }
do-take-cubes =
    { $gain ->
        [one] { take-cubes }: każdy daje { $gain } znacznik na wydarzeniu
        [few] { take-cubes }: każdy daje { $gain } znaczniki na jednym wydarzeniu
       *[many] { take-cubes }: każdy daje { $gain } znaczników na jednym wydarzeniu
    }
take-cubes =
    { $count ->
        [one] Zdejmij { $count } znacznik z karty { named-card }
        [few] Zdejmij { $count } znaczniki z karty { named-card }
       *[many] Zdejmij { $count } znaczników z karty { named-card }
    }
do-on-cubes =
    { $cubes ->
        [one] Umieść { $cubes } znacznik na wydarzeniu { named-event } (wpływ +{ $influence }, ostatnia chorągiew) · { event-points }
        [few] Umieść { $cubes } znaczniki na wydarzeniu { named-event } (wpływ +{ $influence } za każdy, { x-banners-left }) · { event-points }
       *[many] Umieść { $cubes } znaczników na wydarzeniu { named-event } (wpływ +{ $influence } za każdy, { x-banners-left }) · { event-points }
    }
do-gain-influence =
    { $count ->
        [one] Zyskaj { $count } punkt wpływu
        [few] Zyskaj { $count } punkty wpływu
       *[many] Zyskaj { $count } punktów wpływu
    }
do-gain-points =
    { $count ->
        [one] Zyskaj { $count } punkt
        [few] Zyskaj { $count } punkty
       *[many] Zyskaj { $count } punktów
    }
do-from =
    { $count ->
        [one] Zabierz { $count } punkt wpływu (gracz: { $from_seat })
        [few] Zabierz { $count } punkty wpływu (gracz: { $from_seat })
       *[many] Zabierz { $count } punktów wpływu (gracz: { $from_seat })
    }
do-column =
    { $count ->
        [one] Umieść znacznik w kolumnie { $column }, poziom { $level } ({ $count } punkt, wpływ +{ $influence })
        [few] Umieść znacznik w kolumnie { $column }, poziom { $level } ({ $count } punkty, wpływ +{ $influence })
       *[many] Umieść znacznik w kolumnie { $column }, poziom { $level } ({ $count } punktów, wpływ +{ $influence })
    }
do-enough-taking = Nie zdejmuj więcej znaczników
do-enough-activation = Nie umieszczaj więcej znaczników w tej aktywacji
do-enough-columns = Nie umieszczaj więcej znaczników w katedrze

## What a player is asked

ask-put-or-take =
    { $cubes ->
        [0] Ile znaczników umieszczasz na karcie { named-card }? Najwyżej: { $count }.
        [one] Umieszczasz znaczniki na karcie { named-card } czy zdejmujesz swój jedyny znacznik? Najwyżej: { $count }.
        [few] Umieszczasz znaczniki na karcie { named-card } czy zdejmujesz swoje (masz { $cubes })? Najwyżej: { $count }.
       *[many] Umieszczasz znaczniki na karcie { named-card } czy zdejmujesz swoje (masz { $cubes })? Najwyżej: { $count }.
    }
ask-cubes-at-once =
    { $count ->
        [one] Wybierz wydarzenie dla znaczników (karta { named-card }). Ich liczba: { $cubes }. To ostatni znacznik, który możesz zdjąć.
        [few] Wybierz wydarzenie dla znaczników (karta { named-card }). Ich liczba: { $cubes }. Znaczniki, które możesz jeszcze zdjąć: { $count }.
       *[many] Wybierz wydarzenie dla znaczników (karta { named-card }). Ich liczba: { $cubes }. Znaczniki, które możesz jeszcze zdjąć: { $count }.
    }
ask-cube-on-each =
    { $count ->
        [one] Wybierz wydarzenie dla znacznika (karta { named-card }). Koszt: { each-cube-price }. To ostatnia aktywacja.
        [few] Wybierz wydarzenie dla znacznika (karta { named-card }). Koszt: { each-cube-price }. Pozostałe aktywacje: { $count }.
       *[many] Wybierz wydarzenie dla znacznika (karta { named-card }). Koszt: { each-cube-price }. Pozostałe aktywacje: { $count }.
    }
# After a colon
each-cube-price =
    { $deniers ->
        [one] { $deniers } denar
        [few] { $deniers } denary
       *[many] { $deniers } denarów
    }
ask-gain =
    { $count ->
        [one] Wybierz wpływ lub punkty (karta { named-card }). To ostatnia aktywacja.
        [few] Wybierz wpływ lub punkty (karta { named-card }). Pozostałe aktywacje: { $count }.
       *[many] Wybierz wpływ lub punkty (karta { named-card }). Pozostałe aktywacje: { $count }.
    }
ask-from-whom =
    { $count ->
        [one] Wybierz przeciwnika, któremu zabierzesz wpływ (karta { named-card }).
        [few] Wybierz przeciwnika, któremu zabierzesz wpływ (karta { named-card }). Pozostałe aktywacje: { $count }.
       *[many] Wybierz przeciwnika, któremu zabierzesz wpływ (karta { named-card }). Pozostałe aktywacje: { $count }.
    }
ask-column =
    { $count ->
        [one] Wybierz kolumnę dla ostatniego znacznika (karta { named-card }).
        [few] Wybierz kolumnę dla znacznika (karta { named-card }). Pozostałe znaczniki: { $count }.
       *[many] Wybierz kolumnę dla znacznika (karta { named-card }). Pozostałe znaczniki: { $count }.
    }

## Hints, and what carries out an action

foresee-group-to-end =
    { $count ->
        [one] razem { $count } znacznik punktujący na koniec gry
        [few] razem { $count } znaczniki punktujące na koniec gry
       *[many] razem { $count } znaczników punktujących na koniec gry
    }
do-done-to-end =
    { $count ->
        [one] Gotowe: umieść { $count } znacznik na karcie { named-card } do punktacji końcowej{ done-price }{ done-tradesman }
        [few] Gotowe: umieść { $count } znaczniki na karcie { named-card } do punktacji końcowej{ done-price }{ done-tradesman }
       *[many] Gotowe: umieść { $count } znaczników na karcie { named-card } do punktacji końcowej{ done-price }{ done-tradesman }
    }
foresee-group-mixed =
    { $count ->
        [one] razem { $count } znacznik do umieszczenia lub zdjęcia
        [few] razem najwyżej { $count } znaczniki do umieszczenia lub zdjęcia
       *[many] razem najwyżej { $count } znaczników do umieszczenia lub zdjęcia
    }
do-done-mixed =
    { $count ->
        [one] Gotowe: umieść { $count } znacznik na karcie { named-card } albo zdejmij jeden{ done-price }{ done-tradesman }
        [few] Gotowe: umieść do { $count } znaczników na karcie { named-card } albo zdejmij najwyżej tyle samo{ done-price }{ done-tradesman }
       *[many] Gotowe: umieść do { $count } znaczników na karcie { named-card } albo zdejmij najwyżej tyle samo{ done-price }{ done-tradesman }
    }
