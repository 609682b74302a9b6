# The six events of The Ladies of Troyes: what they do, what they ask, and the buttons.

about-kind-outlaw = Podnosi wartość każdej czarnej kości o { $black_higher } (najwyżej do sześciu), zanim ktokolwiek musi ją pokonać. Czerwone karty akcji rundy { closed-round } nie mogą umieszczać tu znaczników.
# closed_to_red: the round of the cards, in the numeral that stands on them
closed-round =
    { $closed_to_red ->
        [1] I
        [2] II
       *[3] III
    }
about-kind-grey-tradesman = Co rundę rzuć kością, aby wylosować kolor. Neutralny rzemieślnik zajmuje najcenniejsze wolne pole na kartach tego koloru i zostaje tam do końca gry.
about-kind-possession =
    { $for_influence ->
        [one] Po odkryciu każdy gracz umieszcza tu jednego obywatela. Każdy umieszczony tu później znacznik zwraca jednego obywatela właścicielowi. Jeśli twoje własne zasoby są puste, możesz zamiast tego za { $for_influence } punkt wpływu umieścić obywatela z ogólnych zasobów.
        [few] Po odkryciu każdy gracz umieszcza tu jednego obywatela. Każdy umieszczony tu później znacznik zwraca jednego obywatela właścicielowi. Jeśli twoje własne zasoby są puste, możesz zamiast tego za { $for_influence } punkty wpływu umieścić obywatela z ogólnych zasobów.
       *[many] Po odkryciu każdy gracz umieszcza tu jednego obywatela. Każdy umieszczony tu później znacznik zwraca jednego obywatela właścicielowi. Jeśli twoje własne zasoby są puste, możesz zamiast tego za { $for_influence } punktów wpływu umieścić obywatela z ogólnych zasobów.
    }
about-kind-lose-delayed = Co rundę każdy gracz zdejmuje jeden swój znacznik z karty akcji lub kafla za murami. Gracze bez takiego znacznika nic nie tracą.
about-kind-joining = Co rundę rzuć kością, aby wylosować główny budynek. Dołącza do niego obywatel wyrzucony z niego w tej rundzie albo, jeśli takiego nie ma, obywatel neutralny. Potem wszyscy obywatele tego budynku losowo zajmują pola od nowa.

ask-give-citizen = Wybierz swojego obywatela, którego umieścisz na wydarzeniu { named-event }.
ask-home = Nie masz obywatela na wydarzeniu { named-event }. Wybierz, czyj obywatel wraca do właściciela.
ask-lose-delayed = { title-of-event }: wybierz kartę lub kafel, z którego zdejmiesz swój znacznik.

do-from-supply = Umieść obywatela z własnych zasobów
do-from-card =
    { $count ->
        [0] Umieść swojego rzemieślnika z karty { named-card }
        [one] Umieść swojego rzemieślnika z karty { named-card } (pole warte { $count } punkt)
        [few] Umieść swojego rzemieślnika z karty { named-card } (pole warte { $count } punkty)
       *[many] Umieść swojego rzemieślnika z karty { named-card } (pole warte { $count } punktów)
    }
do-from-space = Umieść swojego obywatela z pola { $space } { named-building.in }
do-from-influence = Umieść obywatela z ogólnych zasobów (wpływ −{ $count })
do-give-none =
    { $count ->
        [one] Nie umieszczaj obywatela (−{ $count } punkt)
        [few] Nie umieszczaj obywatela (−{ $count } punkty)
       *[many] Nie umieszczaj obywatela (−{ $count } punktów)
    }
do-home = Zwróć obywatela (gracz: { $seat })
do-off-tile =
    { $count ->
        [0] Zdejmij swój jedyny znacznik z { named-tile.gen }
       *[any] Zdejmij jeden swój znacznik z { named-tile.gen }
    }
do-off-card =
    { $count ->
        [0] Zdejmij swój jedyny znacznik z karty { named-card }
       *[any] Zdejmij jeden swój znacznik z karty { named-card }
    }
