# What a player is asked: what to choose, then what there is to know for it, each in a sentence of its own.

ask-nature = Decyduje los.
ask-settle =
    { $count ->
        [one] Wybierz pole dla ostatniego obywatela.
        [few] Wybierz pole dla kolejnego obywatela. Pozostali obywatele: { $count }.
       *[many] Wybierz pole dla kolejnego obywatela. Pozostali obywatele: { $count }.
    }
ask-action = Wybierz akcję lub spasuj.

## The group of dice

ask-group-activate = Wybierz { dice-of-colour } do karty { named-card } ({ how-often }).{ group-so-far }{ group-with-tradesman }
# In brackets; needed: the divisor of the card
how-often =
    { $each_die ->
        [0] { x-needed-pips } na aktywację
       *[any] jedna aktywacja na kość
    }
ask-group-build = Wybierz { dice-of-colour } do budowy katedry. Za każdą umieszczasz znacznik w kolumnie o jej wartości.{ group-so-far-alone }
ask-group-counter = Wybierz { dice-of-colour }, aby zażegnać wydarzenie { named-event } ({ x-needed-pips } na znacznik).{ group-so-far }
ask-group-place = Wybierz { x-die-of-colour }. Twój obywatel zajmie pole o jej wartości { named-building.in }.
ask-group-harvest = Wybierz { dice-of-colour } do rolnictwa ({ x-needed-pips } na denara).{ group-so-far }
# Whole sentences with the space before them, or nothing: how the group stands
group-so-far =
    { $dice ->
        [0] {""}
       *[any]
            { $price ->
                [0] {" "}Suma: { $counts }.
                [one] {" "}Suma: { $counts }. Koszt: { $price } denar.
                [few] {" "}Suma: { $counts }. Koszt: { $price } denary.
               *[many] {" "}Suma: { $counts }. Koszt: { $price } denarów.
            }
    }
group-so-far-alone =
    { $dice ->
        [0] {""}
       *[any]
            { $price ->
                [0] {""}
                [one] {" "}Koszt: { $price } denar.
                [few] {" "}Koszt: { $price } denary.
               *[many] {" "}Koszt: { $price } denarów.
            }
    }
# cost: deniers for the new tradesman; once there are dice, the cost of the group includes them
group-with-tradesman =
    { $cost_influence ->
        [0]
            { $cost ->
                [0] {""}
               *[any]
                    { $dice ->
                        [0] {" "}Nowy rzemieślnik: { new-tradesman-cost }.
                       *[any] {" "}W tym nowy rzemieślnik: { new-tradesman-cost }.
                    }
            }
       *[any] {" "}Nowy rzemieślnik: { new-tradesman-cost }.
    }

ask-carry-out = Kości do tej akcji są wybrane.

## Influence

ask-reroll = Wybierz kość do przerzutu (wpływ −{ $influence }).
ask-turn =
    { $count ->
        [0] Wybierz najwyżej trzy kości, które obrócisz (wpływ −{ $influence }).
        [one] Obrócone kości: { $count }. Obrócić jeszcze jedną?
        [few] Obrócone kości: { $count }. Obrócić jeszcze jedną?
       *[many] Obrócone kości: { $count }. Obrócić jeszcze jedną?
    }

## Activity cards

ask-send = Nie masz obywateli we własnych zasobach. Wybierz obywatela, który zostanie rzemieślnikiem na karcie { named-card }.
ask-times = Ile razy aktywujesz kartę { named-card }? Najwyżej: { $count }.
ask-cube =
    { $count ->
        [one] Wybierz wydarzenie dla ostatniego znacznika (karta { named-card }).{ cube-price }
        [few] Wybierz wydarzenie dla znacznika (karta { named-card }). Pozostałe znaczniki: { $count }.{ cube-price }
       *[many] Wybierz wydarzenie dla znacznika (karta { named-card }). Pozostałe znaczniki: { $count }.{ cube-price }
    }
ask-cube-rolled =
    { $count ->
        [0] Wynik ostatniej czarnej kości wystarcza. Wybierz wydarzenie dla jej znacznika ({ named-card }).
       *[any] Wynik czarnej kości wystarcza. Wybierz wydarzenie dla jej znacznika ({ named-card }). Pozostałe rzuty: { $count }.
    }
# A whole sentence with the space before it, or nothing
cube-price =
    { $deniers ->
        [0]
            { $influence ->
                [0] {""}
               *[any] {" "}Koszt: wpływ −{ $influence }.
            }
        [one] {" "}Koszt: { $deniers } denar.
        [few] {" "}Koszt: { $deniers } denary.
       *[many] {" "}Koszt: { $deniers } denarów.
    }

## Events and black dice

ask-defence =
    { $count ->
        [one] Ostatnia czarna kość ma wartość { $black }. Wybierz kości, aby ją pokonać. Czerwone liczą się podwójnie.
        [few] Czarne kości: { $count }, najwyższa ma wartość { $black }. Wybierz kości, aby ją pokonać. Czerwone liczą się podwójnie.
       *[many] Czarne kości: { $count }, najwyższa ma wartość { $black }. Wybierz kości, aby ją pokonać. Czerwone liczą się podwójnie.
    }
ask-defence-more =
    { $count ->
        [one] Czarna kość pokonana. Ostatnia ma wartość { $black }. Ją też pokonać?
        [few] Czarna kość pokonana. Pozostałe: { $count }, najwyższa ma wartość { $black }. Ją też pokonać?
       *[many] Czarna kość pokonana. Pozostałe: { $count }, najwyższa ma wartość { $black }. Ją też pokonać?
    }
ask-defence-weak =
    { $strength ->
        [0]
            { $count ->
                [one] Ostatnia czarna kość ma wartość { $black }. Nie masz kości, aby ją pokonać.
                [few] Czarne kości: { $count }, najwyższa ma wartość { $black }. Nie masz kości, aby ją pokonać.
               *[many] Czarne kości: { $count }, najwyższa ma wartość { $black }. Nie masz kości, aby ją pokonać.
            }
       *[any]
            { $count ->
                [one] Ostatnia czarna kość ma wartość { $black }. Suma twoich kości to tylko { $strength }.
                [few] Czarne kości: { $count }, najwyższa ma wartość { $black }. Suma twoich kości to tylko { $strength }.
               *[many] Czarne kości: { $count }, najwyższa ma wartość { $black }. Suma twoich kości to tylko { $strength }.
            }
    }
ask-throw = Wybierz kolejną kość. Suma: { $count } przeciw czarnej kości { $black }.
ask-lose-cube = { title-of-event }: wybierz wydarzenie, z którego zdejmiesz swój znacznik.
ask-lose-stone = { title-of-event }: wybierz znacznik, który zdejmiesz z katedry.
