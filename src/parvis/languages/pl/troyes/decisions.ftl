# What can be decided, as buttons say it: short, to the person who decides. Numbers come from the rules.
#
# A button begins with a verb or a name. What else there is to say follows as labels, which need no case and agree with
# nothing: in brackets, divided by commas, or after a middle dot.

## The start

do-settle =
    { $salary ->
        [0] { settled-building }, pole { $space }: { die-of-colour } co rundę, bez zapłaty
        [one] { settled-building }, pole { $space }: { die-of-colour } co rundę, zapłata { $salary } denar
        [few] { settled-building }, pole { $space }: { die-of-colour } co rundę, zapłata { $salary } denary
       *[many] { settled-building }, pole { $space }: { die-of-colour } co rundę, zapłata { $salary } denarów
    }
settled-building =
    { $building ->
        [palace] { building-palace }
        [bishopric] { building-bishopric }
       *[city-hall] { building-city-hall }
    }

## Actions

do-activate = Aktywuj kartę { named-card } ({ dice-divided }){ only-dice }
# count: points of the tradesman's space at the end
do-activate-new =
    { $count ->
        [0] Aktywuj kartę { named-card } ({ dice-divided }) · nowy rzemieślnik: { new-tradesman-cost }{ only-dice }
        [one] Aktywuj kartę { named-card } ({ dice-divided }) · nowy rzemieślnik: { new-tradesman-cost }, wart { $count } punkt{ only-dice }
        [few] Aktywuj kartę { named-card } ({ dice-divided }) · nowy rzemieślnik: { new-tradesman-cost }, wart { $count } punkty{ only-dice }
       *[many] Aktywuj kartę { named-card } ({ dice-divided }) · nowy rzemieślnik: { new-tradesman-cost }, wart { $count } punktów{ only-dice }
    }
# In brackets; divisor: 0 where each die is an activation
dice-divided =
    { $divisor ->
        [0] jedna aktywacja na kość
       *[any] { x-pips } na aktywację
    }
# An amount, after a colon
new-tradesman-cost =
    { $cost_influence ->
        [0]
            { $cost ->
                [one] { $cost } denar
                [few] { $cost } denary
               *[many] { $cost } denarów
            }
        [one] { $cost_influence } punkt wpływu
        [few] { $cost_influence } punkty wpływu
       *[many] { $cost_influence } punktów wpływu
    }
do-build =
    { $count ->
        [one] Buduj katedrę (za białą kość: { $count } punkt, wpływ +{ $least } lub +{ $most })
        [few] Buduj katedrę (za białą kość: { $count } punkty, wpływ +{ $least } lub +{ $most })
       *[many] Buduj katedrę (za białą kość: { $count } punktów, wpływ +{ $least } lub +{ $most })
    }
do-build-only =
    { $price ->
        [0]
            { $size ->
                [one] Buduj katedrę · jedyna użyteczna kość: { x-die-with-values } (kolumna { $columns })
                [few] Buduj katedrę · jedyne użyteczne kości: { dice-with-values } (kolumny { $columns })
               *[many] Buduj katedrę · jedyne użyteczne kości: { dice-with-values } (kolumny { $columns })
            }
       *[any]
            { $size ->
                [one] Buduj katedrę · jedyna użyteczna kość: { x-die-with-values } (kolumna { $columns }, { group-price })
                [few] Buduj katedrę · jedyne użyteczne kości: { dice-with-values } (kolumny { $columns }, { group-price })
               *[many] Buduj katedrę · jedyne użyteczne kości: { dice-with-values } (kolumny { $columns }, { group-price })
            }
    }
do-counter =
    { $banners ->
        [one] Zażegnaj wydarzenie { named-event } ({ dice-of-colour }, { x-pips } na znacznik) · ostatnia chorągiew, wpływ +{ $influence } · { event-points }{ only-dice }
        [few] Zażegnaj wydarzenie { named-event } ({ dice-of-colour }, { x-pips } na znacznik) · { x-banners-left }, wpływ +{ $influence } za każdą · { event-points }{ only-dice }
       *[many] Zażegnaj wydarzenie { named-event } ({ dice-of-colour }, { x-pips } na znacznik) · { x-banners-left }, wpływ +{ $influence } za każdą · { event-points }{ only-dice }
    }
# A label: what the event scores once it is countered
event-points =
    { $second ->
        [0]
            { $first ->
                [one] najwięcej znaczników: { $first } punkt
                [few] najwięcej znaczników: { $first } punkty
               *[many] najwięcej znaczników: { $first } punktów
            }
       *[any]
            { $first ->
                [one] najwięcej znaczników: { $first } punkt, drugie miejsce: { $second }
                [few] najwięcej znaczników: { $first } punkty, drugie miejsce: { $second }
               *[many] najwięcej znaczników: { $first } punktów, drugie miejsce: { $second }
            }
    }
# A label after a middle dot, or nothing: the dice of a group that is complete without a choice, and what they do
only-dice =
    { $last ->
        [0] {""}
       *[any]
            { $size ->
                [one] {" "}· jedyna użyteczna kość: { x-die-with-values } ({ outcome-at-cost })
                [few] {" "}· jedyne użyteczne kości: { dice-with-values } ({ outcome-at-cost })
               *[many] {" "}· jedyne użyteczne kości: { dice-with-values } ({ outcome-at-cost })
            }
    }
do-place = Umieść obywatela { named-building.in } (jedna { die-of-colour })
do-place-only = Umieść obywatela { named-building.in } · jedyna użyteczna kość: { named-die.label } ({ place-at-cost })
do-harvest = Rolnictwo (żółte kości, { x-pips } na denara){ only-dice }
do-pass =
    { $count ->
        [one] Spasuj w tej rundzie ({ $count } denar teraz, potem +{ $waiting } za każdą opuszczoną turę)
        [few] Spasuj w tej rundzie ({ $count } denary teraz, potem +{ $waiting } za każdą opuszczoną turę)
       *[many] Spasuj w tej rundzie ({ $count } denarów teraz, potem +{ $waiting } za każdą opuszczoną turę)
    }

## Influence

do-reroll = Przerzuć jedną ze swoich kości (wpływ −{ $count })
do-recruit = Weź obywatela z ogólnych zasobów (wpływ −{ $count })
do-turn = Obróć do trzech swoich kości (wpływ −{ $count })

## Dice. more: dice and cubes that join too, as no others could

# In a sentence: the piece that joins with a die
also-joining =
    { $also ->
        [own] twoja { $also_value }
        [neutral] neutralna { $also_value }
        [cube] twój znacznik
       *[other] { $also_value } gracza { $also_seat }
    }
do-add =
    { $more ->
        [0] Dodaj { named-die } ({ total-at-cost })
        [one] Dodaj { named-die } · dołącza też { also-joining }, bo nic innego nie pasuje ({ total-at-cost })
        [few] Dodaj { named-die } · dołączają wszystkie inne, które pasują: { $dice } ({ total-at-cost })
       *[many] Dodaj { named-die } · dołączają wszystkie inne, które pasują: { $dice } ({ total-at-cost })
    }
do-lay =
    { $more ->
        [0] Dodaj { named-die } ({ column-at-cost })
        [one] Dodaj { named-die } · dołącza też { also-joining }, bo nic innego nie pasuje ({ column-at-cost })
        [few] Dodaj { named-die } · dołączają wszystkie inne, które pasują: { $dice } ({ column-at-cost })
       *[many] Dodaj { named-die } · dołączają wszystkie inne, które pasują: { $dice } ({ column-at-cost })
    }
# With this die the group is complete, and the action is done at once.
do-add-last =
    { $more ->
        [0] Dodaj { named-die } i zakończ ({ outcome-at-cost })
        [one] Dodaj { named-die } i zakończ · dołącza też { also-joining }, bo nic innego nie pasuje ({ outcome-at-cost })
        [few] Dodaj { named-die } i zakończ · dołączają wszystkie inne, które pasują: { $dice } ({ outcome-at-cost })
       *[many] Dodaj { named-die } i zakończ · dołączają wszystkie inne, które pasują: { $dice } ({ outcome-at-cost })
    }
do-lay-last =
    { $more ->
        [0] Dodaj { named-die } i zakończ ({ column-at-cost })
        [one] Dodaj { named-die } i zakończ · dołącza też { also-joining }, bo nic innego nie pasuje ({ column-at-cost })
        [few] Dodaj { named-die } i zakończ · dołączają wszystkie inne, które pasują: { $dice } ({ column-at-cost })
       *[many] Dodaj { named-die } i zakończ · dołączają wszystkie inne, które pasują: { $dice } ({ column-at-cost })
    }
do-move-in = Użyj { named-die.gen } ({ place-at-cost })
do-help =
    { $left ->
        [0] Użyj ostatniego znacznika z karty { named-card }{ group-with-cube }
       *[any] Użyj znacznika z karty { named-card } (zostanie: { $left }){ group-with-cube }
    }
# A label after a middle dot, or nothing: how the group stands with the cube
group-with-cube =
    { $dice ->
        [0] {""}
       *[any]
            { $last ->
                [0] {" "}· { total-at-cost }
               *[any] {" "}· gotowe: { outcome-at-cost }
            }
    }

## Labels in brackets or after a colon: parts of a list, divided by commas

group-price =
    { $price ->
        [one] koszt: { $price } denar
        [few] koszt: { $price } denary
       *[many] koszt: { $price } denarów
    }
total-at-cost =
    { $price ->
        [0] suma { $counts }
       *[any] suma { $counts }, { group-price }
    }
column-at-cost =
    { $price ->
        [0] kolumna { $column }, wpływ +{ $influence }
       *[any] kolumna { $column }, wpływ +{ $influence }, { group-price }
    }
# driven: whose citizen is expelled
placed-where =
    { $driven ->
        [nobody] pole { $space }
        [own] pole { $space }, wyrzuca innego twojego obywatela
        [neutral] pole { $space }, wyrzuca neutralnego obywatela
       *[other] pole { $space }, wyrzuca obywatela gracza { $driven_seat }
    }
# pushed: citizens who move on to another space of the building
placed-and-pushed =
    { $pushed ->
        [0] { placed-where }
        [one] { placed-where }, przesuwa { $pushed } obywatela dalej
        [few] { placed-where }, przesuwa { $pushed } obywateli dalej
       *[many] { placed-where }, przesuwa { $pushed } obywateli dalej
    }
place-at-cost =
    { $price ->
        [0] { placed-and-pushed }
       *[any] { placed-and-pushed }, { group-price }
    }
outcome-at-cost =
    { $price ->
        [0] { group-outcome }
       *[any] { group-outcome }, { group-price }
    }
group-outcome =
    { $word ->
        [activations]
            { $number ->
                [one] { $number } aktywacja{ activation-price }
                [few] { $number } aktywacje{ activation-price }
               *[many] { $number } aktywacji{ activation-price }
            }
        [delayed]
            { $number ->
                [one] { $number } znacznik na później
                [few] { $number } znaczniki na później
               *[many] { $number } znaczników na później
            }
        [mixed]
            { $number ->
                [one] { $number } znacznik do umieszczenia lub zdjęcia
                [few] najwyżej { $number } znaczniki do umieszczenia lub zdjęcia
               *[many] najwyżej { $number } znaczników do umieszczenia lub zdjęcia
            }
        [to-end]
            { $number ->
                [one] { $number } znacznik punktujący na koniec gry
                [few] { $number } znaczniki punktujące na koniec gry
               *[many] { $number } znaczników punktujących na koniec gry
            }
        [stones]
            { $number ->
                [one] { $number } znacznik w katedrze
                [few] { $number } znaczniki w katedrze
               *[many] { $number } znaczników w katedrze
            }
        [cubes]
            { $number ->
                [one] { $number } znacznik na wydarzeniu
                [few] { $number } znaczniki na wydarzeniu
               *[many] { $number } znaczników na wydarzeniu
            }
        [deniers]
            { $number ->
                [one] { $number } denar
                [few] { $number } denary
               *[many] { $number } denarów
            }
       *[citizens]
            { $number ->
                [one] { $number } obywatel
                [few] { $number } obywateli
               *[many] { $number } obywateli
            }
    }
# In brackets, or nothing: what each activation costs, besides the dice and the tradesman; at least one has to be paid
activation-price =
    { $each_deniers ->
        [0]
            { $each_influence ->
                [0] {""}
               *[any] {" "}({ each-price })
            }
       *[any] {" "}({ each-price })
    }
each-price =
    { $each_influence ->
        [0]
            { $each_deniers ->
                [one] za każdym razem jeszcze { $each_deniers } denar
                [few] za każdym razem jeszcze { $each_deniers } denary
               *[many] za każdym razem jeszcze { $each_deniers } denarów
            }
       *[any]
            { $each_deniers ->
                [0] za każdym razem wpływ −{ $each_influence }
                [one] za każdym razem jeszcze { $each_deniers } denar i wpływ −{ $each_influence }
                [few] za każdym razem jeszcze { $each_deniers } denary i wpływ −{ $each_influence }
               *[many] za każdym razem jeszcze { $each_deniers } denarów i wpływ −{ $each_influence }
            }
    }

## What carries out an action says what that is

do-done-activations =
    { $count ->
        [one] Gotowe: aktywuj kartę { named-card } raz{ activations-at-price }{ done-tradesman }
        [few] Gotowe: aktywuj kartę { named-card } { $count } razy{ activations-at-price }{ done-tradesman }
       *[many] Gotowe: aktywuj kartę { named-card } { $count } razy{ activations-at-price }{ done-tradesman }
    }
# In brackets, or nothing: what the dice cost, and each activation
activations-at-price =
    { $price ->
        [0] { activation-price }
       *[any]
            { $each_deniers ->
                [0]
                    { $each_influence ->
                        [0] {" "}({ group-price })
                       *[any] {" "}({ group-price }, { each-price })
                    }
               *[any] {" "}({ group-price }, { each-price })
            }
    }
do-done-delayed =
    { $count ->
        [one] Gotowe: umieść { $count } znacznik na karcie { named-card } na później{ done-price }{ done-tradesman }
        [few] Gotowe: umieść { $count } znaczniki na karcie { named-card } na później{ done-price }{ done-tradesman }
       *[many] Gotowe: umieść { $count } znaczników na karcie { named-card } na później{ done-price }{ done-tradesman }
    }
do-done-stones =
    { $count ->
        [one] Gotowe: umieść { $count } znacznik w katedrze{ done-price }
        [few] Gotowe: umieść { $count } znaczniki w katedrze{ done-price }
       *[many] Gotowe: umieść { $count } znaczników w katedrze{ done-price }
    }
do-done-cubes =
    { $count ->
        [one] Gotowe: umieść { $count } znacznik na wydarzeniu { named-event }{ done-price }
        [few] Gotowe: umieść { $count } znaczniki na wydarzeniu { named-event }{ done-price }
       *[many] Gotowe: umieść { $count } znaczników na wydarzeniu { named-event }{ done-price }
    }
do-done-deniers =
    { $count ->
        [one] Gotowe: zyskaj { $count } denara{ done-price }
        [few] Gotowe: zyskaj { $count } denary{ done-price }
       *[many] Gotowe: zyskaj { $count } denarów{ done-price }
    }
do-done-place = Gotowe: umieść obywatela { named-building.in } ({ place-at-cost })
# A label after a middle dot, or nothing: what of the cost is for a new tradesman, who may cost influence instead
done-tradesman =
    { $cost_influence ->
        [0]
            { $cost ->
                [0] {""}
               *[any] {" "}· w tym nowy rzemieślnik: { new-tradesman-cost }
            }
       *[any] {" "}· nowy rzemieślnik: { new-tradesman-cost }
    }
# In brackets, or nothing
done-price =
    { $price ->
        [0] {""}
       *[any] {" "}({ group-price })
    }
do-reroll-die = Przerzuć swoją { x-die-with-value }
do-turn-die = Obróć swoją { x-die-with-value } (będzie { $turned })
do-throw = Użyj swojej { x-of-die-with-value } (liczy się za { $counts }): suma { $sum } przeciw { $black }

## Activity cards

do-times =
    { $count ->
        [one] Aktywuj kartę { named-card } raz
        [few] Aktywuj kartę { named-card } { $count } razy
       *[many] Aktywuj kartę { named-card } { $count } razy
    }
do-on =
    { $banners ->
        [one] Umieść znacznik na wydarzeniu { named-event } (wpływ +{ $influence }, ostatnia chorągiew) · { event-points }
        [few] Umieść znacznik na wydarzeniu { named-event } (wpływ +{ $influence }, { x-banners-left }) · { event-points }
       *[many] Umieść znacznik na wydarzeniu { named-event } (wpływ +{ $influence }, { x-banners-left }) · { event-points }
    }
do-send = Weź obywatela z pola { $space } { named-building.in }

## Events and black dice

do-off = Zdejmij swój znacznik z wydarzenia { named-event }
do-remove = Zdejmij swój znacznik z kolumny { $column }, poziom { $level }
do-yield =
    { $count ->
        [one] Przyjmij karę: −{ $count } punkt (suma twoich kości { $strength }, czarna kość { $black })
        [few] Przyjmij karę: −{ $count } punkty (suma twoich kości { $strength }, czarna kość { $black })
       *[many] Przyjmij karę: −{ $count } punktów (suma twoich kości { $strength }, czarna kość { $black })
    }

## Hints

foresee-sends = puste zasoby: przyjdzie obywatel z budynku
foresee-sent = puste zasoby: przyjdzie twój obywatel z pola { $space } { named-building.in }

## Enough

do-enough-turning = Nie obracaj więcej kości
do-enough-cubes = Nie umieszczaj więcej znaczników na wydarzeniach
do-enough-defence =
    { $left ->
        [1] Zostaw czarną kość { $black } następnemu graczowi
       *[any]
            { $back ->
                [0] Zostaw następnym graczom pozostałe czarne kości: { $left } (żadna do ciebie nie wróci)
               *[any] Zostaw następnym graczom pozostałe czarne kości: { $left } (niektóre mogą do ciebie wrócić)
            }
    }

## What the best answer to the question that follows brings at once. `-less`: what it costs

gained-next =
    { $count ->
        [one] +{ $count } punkt (najlepsze następne wybory)
        [few] +{ $count } punkty (najlepsze następne wybory)
       *[many] +{ $count } punktów (najlepsze następne wybory)
    }
gained-next-less =
    { $count ->
        [one] −{ $count } punkt (najlepsze następne wybory)
        [few] −{ $count } punkty (najlepsze następne wybory)
       *[many] −{ $count } punktów (najlepsze następne wybory)
    }

## What a decision is worth later, in points, below what it brings now. `-less`: what it loses then; count: a number such as 1½

later-levels = +{ $count } (twoje znaczniki na poziomach katedry)
later-levels-less = −{ $count } (twoje znaczniki na poziomach katedry)
later-tradesmen = +{ $count } (rzemieślnicy)
later-tradesmen-less = −{ $count } (rzemieślnicy)
later-cubes = +{ $count } (znaczniki na kartach)
later-cubes-less = −{ $count } (znaczniki na kartach)
later-characters = +{ $count } (postacie)
later-characters-less = −{ $count } (postacie)
later-events = +{ $count } (twoje znaczniki na wydarzeniach)
later-events-less = −{ $count } (twoje znaczniki na wydarzeniach)
later-dice = +{ $count } (kości, rundy do końca: { $rounds })
later-dice-less = −{ $count } (kości, rundy do końca: { $rounds })
later-threats = +{ $count } (straty przez wydarzenia, rundy do końca: { $rounds })
later-threats-less = −{ $count } (straty przez wydarzenia, rundy do końca: { $rounds })
later-deniers = +{ $count } (wartość denarów)
later-deniers-less = −{ $count } (wartość denarów)
later-influence = +{ $count } (wartość wpływu)
later-influence-less = −{ $count } (wartość wpływu)
later-citizens = +{ $count } (obywatele we własnych zasobach)
later-citizens-less = −{ $count } (obywatele we własnych zasobach)
later-delayed = +{ $count } (znaczniki na później)
later-delayed-less = −{ $count } (znaczniki na później)
later-own-dice = +{ $count } (twoje nieużyte kości)
later-own-dice-less = −{ $count } (twoje nieużyte kości)
later-next = +{ $count } (najlepsze następne wybory)
later-next-less = −{ $count } (najlepsze następne wybory)
