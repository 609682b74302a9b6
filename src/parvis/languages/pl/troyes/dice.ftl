# Purple dice, and what cubes do to a group with the Ladies of Troyes: dice that they bring, prices, one value for all.

## What is asked

ask-turn-one = Wybierz swoją kość, którą obrócisz i dodasz do zestawu (karta { named-card }).
ask-take-one = Wybierz kość, którą weźmiesz za darmo (karta { named-card }).
ask-value = Wybierz wartość wszystkich kości zestawu (karta { named-card }).

## What can be decided. how: what comes of the group with the die

do-turn-one = Obróć { named-die } (będzie { $turned }) · { with-it }
do-take-one = Weź za darmo { named-die } · { with-it }
# A label after a middle dot
with-it =
    { $how ->
        [place] { place-at-cost }
        [lay] { column-at-cost }
        [last] gotowe: { outcome-at-cost }
       *[add] { total-at-cost }
    }
do-value = Wszystkie kości mają wartość { $value }: { group-outcome }
do-done-value = Gotowe, potem wybierz wartość wszystkich kości · najlepszy wynik: { outcome-at-cost }{ done-tradesman }

## What a cube does. used_as: the colour of the group's dice, or any

about-kind-buy-one-each =
    { $amount ->
        [one]
            { $used_as ->
                [red] Każdy znacznik pozwala kupić po jednej czerwonej kości z każdej innej dzielnicy, także neutralnej, każdą za { $amount } denara.
                [white] Każdy znacznik pozwala kupić po jednej białej kości z każdej innej dzielnicy, także neutralnej, każdą za { $amount } denara.
                [yellow] Każdy znacznik pozwala kupić po jednej żółtej kości z każdej innej dzielnicy, także neutralnej, każdą za { $amount } denara.
               *[any] Każdy znacznik pozwala kupić po jednej kości z każdej innej dzielnicy, także neutralnej, każdą za { $amount } denara.
            }
        [few]
            { $used_as ->
                [red] Każdy znacznik pozwala kupić po jednej czerwonej kości z każdej innej dzielnicy, także neutralnej, każdą za { $amount } denary.
                [white] Każdy znacznik pozwala kupić po jednej białej kości z każdej innej dzielnicy, także neutralnej, każdą za { $amount } denary.
                [yellow] Każdy znacznik pozwala kupić po jednej żółtej kości z każdej innej dzielnicy, także neutralnej, każdą za { $amount } denary.
               *[any] Każdy znacznik pozwala kupić po jednej kości z każdej innej dzielnicy, także neutralnej, każdą za { $amount } denary.
            }
       *[many]
            { $used_as ->
                [red] Każdy znacznik pozwala kupić po jednej czerwonej kości z każdej innej dzielnicy, także neutralnej, każdą za { $amount } denarów.
                [white] Każdy znacznik pozwala kupić po jednej białej kości z każdej innej dzielnicy, także neutralnej, każdą za { $amount } denarów.
                [yellow] Każdy znacznik pozwala kupić po jednej żółtej kości z każdej innej dzielnicy, także neutralnej, każdą za { $amount } denarów.
               *[any] Każdy znacznik pozwala kupić po jednej kości z każdej innej dzielnicy, także neutralnej, każdą za { $amount } denarów.
            }
    }
about-kind-count-as-die =
    { $used_as ->
        [red] Każdy znacznik to czerwona kość { $amount } w zestawie z jedną lub dwiema innymi kośćmi.
        [white] Każdy znacznik to biała kość { $amount } w zestawie z jedną lub dwiema innymi kośćmi.
        [yellow] Każdy znacznik to żółta kość { $amount } w zestawie z jedną lub dwiema innymi kośćmi.
       *[any] Każdy znacznik to kość { $amount } dowolnego koloru w zestawie z jedną lub dwiema innymi kośćmi.
    }
about-kind-turn-die =
    { $used_as ->
        [red] Każdy znacznik pozwala obrócić jedną z twoich kości, gdy dodajesz ją do zestawu czerwonych kości.
        [white] Każdy znacznik pozwala obrócić jedną z twoich kości, gdy dodajesz ją do zestawu białych kości.
        [yellow] Każdy znacznik pozwala obrócić jedną z twoich kości, gdy dodajesz ją do zestawu żółtych kości.
       *[any] Każdy znacznik pozwala obrócić jedną z twoich kości, gdy dodajesz ją do zestawu.
    }
about-kind-take-die =
    { $used_as ->
        [red] Każdy znacznik pozwala wziąć za darmo do zestawu jedną czerwoną kość przeciwnika.
        [white] Każdy znacznik pozwala wziąć za darmo do zestawu jedną białą kość przeciwnika.
        [yellow] Każdy znacznik pozwala wziąć za darmo do zestawu jedną żółtą kość przeciwnika.
       *[any] Każdy znacznik pozwala wziąć za darmo do zestawu jedną kość przeciwnika.
    }
about-kind-one-value =
    { $used_as ->
        [red] Każdy znacznik nadaje wszystkim czerwonym kościom zestawu wartość jednej z nich.
        [white] Każdy znacznik nadaje wszystkim białym kościom zestawu wartość jednej z nich.
        [yellow] Każdy znacznik nadaje wszystkim żółtym kościom zestawu wartość jednej z nich.
       *[any] Każdy znacznik nadaje wszystkim kościom zestawu wartość jednej z nich.
    }
