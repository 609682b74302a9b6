# What each thing does. The numbers are those of the tables; a text says nothing that a table says in numbers.

## Activity cards, by the kind of their effect: what each activation does immediately

about-kind-cube =
    { $price ->
        [none] Umieść znacznik na dowolnym wydarzeniu.
       *[other] Zapłać: { prices }. Umieść znacznik na dowolnym wydarzeniu.
    }
about-kind-cube-rolled = Rzuć czarną kością. Jeśli wypadnie { $hits } lub więcej, umieść znacznik na dowolnym wydarzeniu.
about-kind-cube-for-red-dice = Za każdą czerwoną kość pozostałą w twojej dzielnicy: umieść znacznik na dowolnym wydarzeniu.
about-kind-gain =
    { $price ->
        [none] Zyskaj: { gains }.
       *[other] Zapłać: { prices }. Zyskaj: { gains }.
    }

# of: how many of them count once. [1] is the number 1 and reads "each"; it is not the singular of a language, which
# may be 21 as well
about-kind-gain-for-citizens =
    { $of ->
        [1] Za każdego swojego obywatela w pałacu albo w rezydencji biskupa (tam, gdzie masz ich więcej): { gain-at-price }.
       *[any] Za każdych { $of } swoich obywateli w pałacu albo w rezydencji biskupa (tam, gdzie masz ich więcej): { gain-at-price }.
    }
about-kind-gain-for-cathedral =
    { $of ->
        [1] Za każdy swój znacznik w katedrze: { gain-at-price }.
        [few] Za każde { $of } swoje znaczniki w katedrze: { gain-at-price }.
       *[any] Za każde { $of } swoich znaczników w katedrze: { gain-at-price }.
    }
about-kind-gain-for-events =
    { $of ->
        [1] Za każde wydarzenie z przynajmniej jednym twoim znacznikiem: { gain-at-price }.
        [few] Za każde { $of } wydarzenia z przynajmniej jednym twoim znacznikiem: { gain-at-price }.
       *[any] Za każde { $of } wydarzeń z przynajmniej jednym twoim znacznikiem: { gain-at-price }.
    }
about-kind-gain-for-red-dice =
    { $of ->
        [1] Za każdą czerwoną kość pozostałą w twojej dzielnicy: { gain-at-price }.
        [few] Za każde { $of } czerwone kości pozostałe w twojej dzielnicy: { gain-at-price }.
       *[any] Za każde { $of } czerwonych kości pozostałych w twojej dzielnicy: { gain-at-price }.
    }
about-kind-gain-for-others-in-city-hall =
    { $of ->
        [1] Za każdego obywatela w ratuszu, który nie jest twój, także neutralnego: { gain-at-price }.
       *[any] Za każdych { $of } obywateli w ratuszu, którzy nie są twoi, także neutralnych: { gain-at-price }.
    }
about-kind-gain-for-districts =
    { $of ->
        [1] Za każdą dzielnicę, także neutralną, w której jest mniej kości niż w twojej: { gain-at-price }.
        [few] Za każde { $of } dzielnice (neutralna też się liczy), w których jest mniej kości niż w twojej: { gain-at-price }.
       *[any] Za każde { $of } dzielnic (neutralna też się liczy), w których jest mniej kości niż w twojej: { gain-at-price }.
    }
# A list after a colon, and its cost in brackets
gain-at-price =
    { $price ->
        [none] { gains }
       *[other] { gains } (koszt: { prices })
    }

## For each cube that is placed there and used later. used_as, dice: the colour of the group, and of its dice, or any

about-kind-add-to-total =
    { $used_as ->
        [red] Każdy znacznik dodaje { $amount } do sumy zestawu czerwonych kości.
        [white] Każdy znacznik dodaje { $amount } do sumy zestawu białych kości.
        [yellow] Każdy znacznik dodaje { $amount } do sumy zestawu żółtych kości.
       *[any] Każdy znacznik dodaje { $amount } do sumy zestawu kości.
    }
about-kind-add-to-each =
    { $used_as ->
        [red] Każdy znacznik dodaje { $amount } do każdej czerwonej kości w zestawie.
        [white] Każdy znacznik dodaje { $amount } do każdej białej kości w zestawie.
        [yellow] Każdy znacznik dodaje { $amount } do każdej żółtej kości w zestawie.
       *[any] Każdy znacznik dodaje { $amount } do każdej kości w zestawie.
    }
about-kind-set-each =
    { $used_as ->
        [red] Każdy znacznik nadaje każdej czerwonej kości w zestawie wartość { $amount }.
        [white] Każdy znacznik nadaje każdej białej kości w zestawie wartość { $amount }.
        [yellow] Każdy znacznik nadaje każdej żółtej kości w zestawie wartość { $amount }.
       *[any] Każdy znacznik nadaje każdej kości w zestawie wartość { $amount }.
    }
about-kind-recolour =
    { $dice ->
        [red]
            { $used_as ->
                [white] Każdy znacznik pozwala użyć zestawu czerwonych kości jako białych.
                [yellow] Każdy znacznik pozwala użyć zestawu czerwonych kości jako żółtych.
               *[any] Każdy znacznik pozwala użyć zestawu czerwonych kości jako kości dowolnego koloru.
            }
        [white]
            { $used_as ->
                [red] Każdy znacznik pozwala użyć zestawu białych kości jako czerwonych.
                [yellow] Każdy znacznik pozwala użyć zestawu białych kości jako żółtych.
               *[any] Każdy znacznik pozwala użyć zestawu białych kości jako kości dowolnego koloru.
            }
       *[yellow]
            { $used_as ->
                [red] Każdy znacznik pozwala użyć zestawu żółtych kości jako czerwonych.
                [white] Każdy znacznik pozwala użyć zestawu żółtych kości jako białych.
               *[any] Każdy znacznik pozwala użyć zestawu żółtych kości jako kości dowolnego koloru.
            }
    }
about-kind-multiply =
    { $dice ->
        [red]
            { $used_as ->
                [red] Każdy znacznik zmienia jedną czerwoną kość w { x-red-dice } o tej samej wartości.
                [white] Każdy znacznik zmienia jedną czerwoną kość w { x-white-dice } o tej samej wartości.
                [yellow] Każdy znacznik zmienia jedną czerwoną kość w { x-yellow-dice } o tej samej wartości.
               *[any] Każdy znacznik zmienia jedną czerwoną kość w { $amount } kości o tej samej wartości i dowolnym kolorze.
            }
        [white]
            { $used_as ->
                [red] Każdy znacznik zmienia jedną białą kość w { x-red-dice } o tej samej wartości.
                [white] Każdy znacznik zmienia jedną białą kość w { x-white-dice } o tej samej wartości.
                [yellow] Każdy znacznik zmienia jedną białą kość w { x-yellow-dice } o tej samej wartości.
               *[any] Każdy znacznik zmienia jedną białą kość w { $amount } kości o tej samej wartości i dowolnym kolorze.
            }
       *[yellow]
            { $used_as ->
                [red] Każdy znacznik zmienia jedną żółtą kość w { x-red-dice } o tej samej wartości.
                [white] Każdy znacznik zmienia jedną żółtą kość w { x-white-dice } o tej samej wartości.
                [yellow] Każdy znacznik zmienia jedną żółtą kość w { x-yellow-dice } o tej samej wartości.
               *[any] Każdy znacznik zmienia jedną żółtą kość w { $amount } kości o tej samej wartości i dowolnym kolorze.
            }
    }
about-kind-take-one-each =
    { $used_as ->
        [red] Każdy znacznik pozwala wziąć za darmo po jednej czerwonej kości z każdej innej dzielnicy, także neutralnej.
        [white] Każdy znacznik pozwala wziąć za darmo po jednej białej kości z każdej innej dzielnicy, także neutralnej.
        [yellow] Każdy znacznik pozwala wziąć za darmo po jednej żółtej kości z każdej innej dzielnicy, także neutralnej.
       *[any] Każdy znacznik pozwala wziąć za darmo po jednej kości z każdej innej dzielnicy, także neutralnej.
    }

about-helps-to-place = Znacznika można użyć także do umieszczenia obywatela.
about-not-at-cathedral = Znacznika nie można użyć przy budowie katedry.

## Events, by the kind of their effect

about-kind-black-dice =
    { $leaves ->
        [0] { about-black-dice } Gdy zostanie zażegnane, znaczniki wracają do właścicieli, a karta zostaje.
       *[any] { about-black-dice }
    }
# A whole sentence
about-black-dice =
    { $black_dice ->
        [one] Co rundę dodaje { $black_dice } czarną kość.
        [few] Co rundę dodaje { $black_dice } czarne kości.
       *[many] Co rundę dodaje { $black_dice } czarnych kości.
    }
about-kind-lose-deniers =
    { $lose_deniers ->
        [one] Co rundę każdy gracz traci { $lose_deniers } denara.
        [few] Co rundę każdy gracz traci { $lose_deniers } denary.
       *[many] Co rundę każdy gracz traci { $lose_deniers } denarów.
    }
about-kind-lose-influence =
    { $lose_influence ->
        [one] Co rundę każdy gracz traci { $lose_influence } punkt wpływu.
        [few] Co rundę każdy gracz traci { $lose_influence } punkty wpływu.
       *[many] Co rundę każdy gracz traci { $lose_influence } punktów wpływu.
    }
about-kind-lose-cathedral = Co rundę każdy gracz zdejmuje jeden swój znacznik z katedry.
about-kind-lose-cubes = Co rundę każdy gracz zdejmuje jeden swój znacznik z wydarzenia.
about-kind-neutral-citizen =
    { $neutral_citizen_to ->
        [palace] Co rundę rzuć kością. Neutralny obywatel zajmuje pole o jej wartości w pałacu.
        [bishopric] Co rundę rzuć kością. Neutralny obywatel zajmuje pole o jej wartości w rezydencji biskupa.
       *[city-hall] Co rundę rzuć kością. Neutralny obywatel zajmuje pole o jej wartości w ratuszu.
    }

## Characters

about-counting-events-won = Liczy karty wydarzeń na koniec gry. { character-scale }
about-counting-influence-left = Liczy punkty wpływu na koniec gry. { character-scale }
about-counting-own-cubes-in-the-cathedral = Liczy znaczniki w katedrze. { character-scale }
about-counting-own-citizens-in-the-main-buildings = Liczy obywateli w głównych budynkach. { character-scale }
about-counting-own-tradesmen-on-activity-cards = Liczy rzemieślników na kartach akcji. { character-scale }
about-counting-deniers-left = Liczy denary na koniec gry. { character-scale }
# A whole sentence
character-scale = Punkty dla każdego gracza za tę liczbę: { $points_1 } za { $thresholds_1 } lub więcej, { $points_2 } za { $thresholds_2 } lub więcej, { $points_3 } za { $thresholds_3 } lub więcej. Liczy się tylko najwyższy próg.

## Lists of amounts: all that an activation costs, and all that it gives. price, gain: which amounts there are. They
## always stand after a colon or alone, so that no verb asks for a case

prices =
    { $price ->
        [deniers] { price-of-deniers }
        [influence] { price-of-influence }
       *[deniers-influence] { price-of-deniers }, { price-of-influence }
    }
gains =
    { $gain ->
        [deniers] { gain-of-deniers }
        [influence] { gain-of-influence }
        [points] { gain-of-points }
        [citizens] { gain-of-citizens }
        [deniers-influence] { gain-of-deniers }, { gain-of-influence }
        [deniers-points] { gain-of-deniers }, { gain-of-points }
        [deniers-citizens] { gain-of-deniers }, { gain-of-citizens }
        [influence-points] { gain-of-influence }, { gain-of-points }
        [influence-citizens] { gain-of-influence }, { gain-of-citizens }
        [points-citizens] { gain-of-points }, { gain-of-citizens }
        [deniers-influence-points] { gain-of-deniers }, { gain-of-influence }, { gain-of-points }
        [deniers-influence-citizens] { gain-of-deniers }, { gain-of-influence }, { gain-of-citizens }
        [deniers-points-citizens] { gain-of-deniers }, { gain-of-points }, { gain-of-citizens }
        [influence-points-citizens] { gain-of-influence }, { gain-of-points }, { gain-of-citizens }
       *[deniers-influence-points-citizens] { gain-of-deniers }, { gain-of-influence }, { gain-of-points }, { gain-of-citizens }
    }

## Amounts

price-of-deniers =
    { $pay_deniers ->
        [one] { $pay_deniers } denar
        [few] { $pay_deniers } denary
       *[many] { $pay_deniers } denarów
    }
price-of-influence =
    { $pay_influence ->
        [one] { $pay_influence } punkt wpływu
        [few] { $pay_influence } punkty wpływu
       *[many] { $pay_influence } punktów wpływu
    }
gain-of-deniers =
    { $deniers ->
        [one] { $deniers } denar
        [few] { $deniers } denary
       *[many] { $deniers } denarów
    }
gain-of-influence =
    { $influence ->
        [one] { $influence } punkt wpływu
        [few] { $influence } punkty wpływu
       *[many] { $influence } punktów wpływu
    }
gain-of-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
gain-of-citizens =
    { $citizens ->
        [one] { $citizens } obywatel z ogólnych zasobów
        [few] { $citizens } obywateli z ogólnych zasobów
       *[many] { $citizens } obywateli z ogólnych zasobów
    }

## Hints below a button: what a decision gives for certain. The number and its sign first, no verb, no full stop

foresee-deniers =
    { $count ->
        [one] +{ $count } denar
        [few] +{ $count } denary
       *[many] +{ $count } denarów
    }
foresee-deniers-paid =
    { $count ->
        [one] −{ $count } denar
        [few] −{ $count } denary
       *[many] −{ $count } denarów
    }
foresee-influence =
    { $count ->
        [one] +{ $count } punkt wpływu
        [few] +{ $count } punkty wpływu
       *[many] +{ $count } punktów wpływu
    }
foresee-influence-paid =
    { $count ->
        [one] −{ $count } punkt wpływu
        [few] −{ $count } punkty wpływu
       *[many] −{ $count } punktów wpływu
    }
foresee-points =
    { $count ->
        [one] +{ $count } punkt
        [few] +{ $count } punkty
       *[many] +{ $count } punktów
    }
foresee-points-lost =
    { $count ->
        [one] −{ $count } punkt
        [few] −{ $count } punkty
       *[many] −{ $count } punktów
    }
foresee-citizens =
    { $count ->
        [one] +{ $count } obywatel we własnych zasobach
        [few] +{ $count } obywateli we własnych zasobach
       *[many] +{ $count } obywateli we własnych zasobach
    }
foresee-citizens-placed =
    { $count ->
        [one] −{ $count } obywatel we własnych zasobach
        [few] −{ $count } obywateli we własnych zasobach
       *[many] −{ $count } obywateli we własnych zasobach
    }
foresee-citizens-then =
    { $count ->
        [0] potem brak obywateli we własnych zasobach
        [one] potem { $count } obywatel we własnych zasobach
        [few] potem { $count } obywateli we własnych zasobach
       *[many] potem { $count } obywateli we własnych zasobach
    }
foresee-delayed =
    { $count ->
        [one] +{ $count } znacznik na karcie
        [few] +{ $count } znaczniki na karcie
       *[many] +{ $count } znaczników na karcie
    }
foresee-delayed-used =
    { $count ->
        [one] −{ $count } znacznik na karcie
        [few] −{ $count } znaczniki na karcie
       *[many] −{ $count } znaczników na karcie
    }
foresee-each-points =
    { $count ->
        [one] teraz za każdym razem { $count } punkt
        [few] teraz za każdym razem { $count } punkty
       *[many] teraz za każdym razem { $count } punktów
    }
foresee-each-cubes =
    { $count ->
        [one] teraz za każdym razem { $count } znacznik
        [few] teraz za każdym razem { $count } znaczniki
       *[many] teraz za każdym razem { $count } znaczników
    }
foresee-each-deniers =
    { $count ->
        [one] teraz za każdym razem { $count } denar
        [few] teraz za każdym razem { $count } denary
       *[many] teraz za każdym razem { $count } denarów
    }
# After these, of cards that count dice: those of the action are gone by then
foresee-each-dice-used = użyte kości się nie liczą
foresee-won = karta wydarzenia: { title-of-event }
foresee-group-short = jeszcze za mało: potrzebna suma { $needed }
foresee-no-such-dice = inne dzielnice nie mają takich kości
foresee-group-activations =
    { $count ->
        [one] razem { $count } aktywacja
        [few] razem { $count } aktywacje
       *[many] razem { $count } aktywacji
    }
foresee-group-delayed =
    { $count ->
        [one] razem { $count } znacznik na później
        [few] razem { $count } znaczniki na później
       *[many] razem { $count } znaczników na później
    }
foresee-group-stones =
    { $count ->
        [one] razem { $count } znacznik w katedrze
        [few] razem { $count } znaczniki w katedrze
       *[many] razem { $count } znaczników w katedrze
    }
foresee-group-cubes =
    { $count ->
        [one] razem { $count } znacznik na wydarzeniu
        [few] razem { $count } znaczniki na wydarzeniu
       *[many] razem { $count } znaczników na wydarzeniu
    }
foresee-group-deniers =
    { $count ->
        [one] razem { $count } denar
        [few] razem { $count } denary
       *[many] razem { $count } denarów
    }

# lines: numbers of spaces with arrows
about-placing = { settled-building }: kto stoi na zajmowanym polu, przechodzi na następne pole linii ({ $lines }) i tak samo przesuwa stojącego tam obywatela; z ostatniego pola zostaje wyrzucony.
