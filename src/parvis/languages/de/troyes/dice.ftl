# Purple dice, and what cubes do to a group with the Ladies of Troyes: dice that they bring, prices, one value for all.

## What is asked

ask-turn-one = Wähle einen eigenen Würfel, der umgedreht zur Gruppe kommt ({ named-card }).
ask-take-one = Wähle einen Würfel, den du kostenlos nimmst ({ named-card }).
ask-value = Wähle den Wert für alle Würfel der Gruppe ({ named-card }).

## What can be decided. how: what comes of the group with the die

do-turn-one = { named-die.first } umdrehen (wird zur { $turned }) · { with-it }
do-take-one = { named-die.first } kostenlos nehmen · { with-it }
# A label after a middle dot
with-it =
    { $how ->
        [place] { place-at-cost }
        [lay] { column-at-cost }
        [last] fertig: { outcome-at-cost }
       *[add] { total-at-cost }
    }
do-value = Jeder Würfel wird zur { $value }: { group-outcome }
do-done-value = Fertig, dann einen Wert für alle Würfel wählen · bestes Ergebnis: { outcome-at-cost }{ done-tradesman }

## What a cube does. used_as: the colour of the group's dice, or any

about-kind-buy-one-each =
    { $amount ->
        [one]
            { $used_as ->
                [red] Mit einem Klötzchen kannst du aus jedem anderen Viertel, auch dem neutralen, einen roten Würfel für je 1 Denar kaufen.
                [white] Mit einem Klötzchen kannst du aus jedem anderen Viertel, auch dem neutralen, einen weißen Würfel für je 1 Denar kaufen.
                [yellow] Mit einem Klötzchen kannst du aus jedem anderen Viertel, auch dem neutralen, einen gelben Würfel für je 1 Denar kaufen.
               *[any] Mit einem Klötzchen kannst du aus jedem anderen Viertel, auch dem neutralen, einen Würfel für je 1 Denar kaufen.
            }
       *[other]
            { $used_as ->
                [red] Mit einem Klötzchen kannst du aus jedem anderen Viertel, auch dem neutralen, einen roten Würfel für je { $amount } Denare kaufen.
                [white] Mit einem Klötzchen kannst du aus jedem anderen Viertel, auch dem neutralen, einen weißen Würfel für je { $amount } Denare kaufen.
                [yellow] Mit einem Klötzchen kannst du aus jedem anderen Viertel, auch dem neutralen, einen gelben Würfel für je { $amount } Denare kaufen.
               *[any] Mit einem Klötzchen kannst du aus jedem anderen Viertel, auch dem neutralen, einen Würfel für je { $amount } Denare kaufen.
            }
    }
about-kind-count-as-die =
    { $used_as ->
        [red] Jedes Klötzchen ist eine rote { $amount } in einer Gruppe mit ein oder zwei weiteren Würfeln.
        [white] Jedes Klötzchen ist eine weiße { $amount } in einer Gruppe mit ein oder zwei weiteren Würfeln.
        [yellow] Jedes Klötzchen ist eine gelbe { $amount } in einer Gruppe mit ein oder zwei weiteren Würfeln.
       *[any] Jedes Klötzchen ist eine { $amount } beliebiger Farbe in einer Gruppe mit ein oder zwei weiteren Würfeln.
    }
about-kind-turn-die =
    { $used_as ->
        [red] Mit einem Klötzchen kannst du einen eigenen Würfel umdrehen, wenn du ihn einer Gruppe roter Würfel hinzufügst.
        [white] Mit einem Klötzchen kannst du einen eigenen Würfel umdrehen, wenn du ihn einer Gruppe weißer Würfel hinzufügst.
        [yellow] Mit einem Klötzchen kannst du einen eigenen Würfel umdrehen, wenn du ihn einer Gruppe gelber Würfel hinzufügst.
       *[any] Mit einem Klötzchen kannst du einen eigenen Würfel umdrehen, wenn du ihn einer Gruppe hinzufügst.
    }
about-kind-take-die =
    { $used_as ->
        [red] Mit einem Klötzchen kannst du einen roten Würfel eines Gegners kostenlos für eine Gruppe nehmen.
        [white] Mit einem Klötzchen kannst du einen weißen Würfel eines Gegners kostenlos für eine Gruppe nehmen.
        [yellow] Mit einem Klötzchen kannst du einen gelben Würfel eines Gegners kostenlos für eine Gruppe nehmen.
       *[any] Mit einem Klötzchen kannst du einen Würfel eines Gegners kostenlos für eine Gruppe nehmen.
    }
about-kind-one-value =
    { $used_as ->
        [red] Mit einem Klötzchen erhalten alle roten Würfel einer Gruppe den Wert von einem davon.
        [white] Mit einem Klötzchen erhalten alle weißen Würfel einer Gruppe den Wert von einem davon.
        [yellow] Mit einem Klötzchen erhalten alle gelben Würfel einer Gruppe den Wert von einem davon.
       *[any] Mit einem Klötzchen erhalten alle Würfel einer Gruppe den Wert von einem davon.
    }
