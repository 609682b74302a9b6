# Purple dice, and what cubes do to a group with the Ladies of Troyes: dice that they bring, prices, one value for all.

## What is asked

ask-turn-one = Choose one of your dice to turn over for the group ({ named-card }).
ask-take-one = Choose a die to take for free ({ named-card }).
ask-value = Choose the value for all dice of the group ({ named-card }).

## What can be decided. how: what comes of the group with the die

do-turn-one = Turn over { named-die } (becomes { $turned }) · { with-it }
do-take-one = Take { named-die } for free · { with-it }
# A label after a middle dot
with-it =
    { $how ->
        [place] { place-at-cost }
        [lay] { column-at-cost }
        [last] done: { outcome-at-cost }
       *[add] { total-at-cost }
    }
do-value = Every die becomes { $value }: { group-outcome }
do-done-value = Done, then choose a value for all dice · best result: { outcome-at-cost }{ done-tradesman }

## What a cube does. used_as: the colour of the group's dice, or any

about-kind-buy-one-each =
    { $amount ->
        [one]
            { $used_as ->
                [red] Each cube lets you buy one red die from every other district, neutral included, for 1 denier each.
                [white] Each cube lets you buy one white die from every other district, neutral included, for 1 denier each.
                [yellow] Each cube lets you buy one yellow die from every other district, neutral included, for 1 denier each.
               *[any] Each cube lets you buy one die from every other district, neutral included, for 1 denier each.
            }
       *[other]
            { $used_as ->
                [red] Each cube lets you buy one red die from every other district, neutral included, for { $amount } deniers each.
                [white] Each cube lets you buy one white die from every other district, neutral included, for { $amount } deniers each.
                [yellow] Each cube lets you buy one yellow die from every other district, neutral included, for { $amount } deniers each.
               *[any] Each cube lets you buy one die from every other district, neutral included, for { $amount } deniers each.
            }
    }
about-kind-count-as-die =
    { $used_as ->
        [red] Each cube is a red { $amount } in a group with one or two other dice.
        [white] Each cube is a white { $amount } in a group with one or two other dice.
        [yellow] Each cube is a yellow { $amount } in a group with one or two other dice.
       *[any] Each cube is a { $amount } of any colour in a group with one or two other dice.
    }
about-kind-turn-die =
    { $used_as ->
        [red] Each cube lets you turn over one of your own dice as you add it to a group of red dice.
        [white] Each cube lets you turn over one of your own dice as you add it to a group of white dice.
        [yellow] Each cube lets you turn over one of your own dice as you add it to a group of yellow dice.
       *[any] Each cube lets you turn over one of your own dice as you add it to a group.
    }
about-kind-take-die =
    { $used_as ->
        [red] Each cube lets you take one of an opponent's red dice for a group, for free.
        [white] Each cube lets you take one of an opponent's white dice for a group, for free.
        [yellow] Each cube lets you take one of an opponent's yellow dice for a group, for free.
       *[any] Each cube lets you take one of an opponent's dice for a group, for free.
    }
about-kind-one-value =
    { $used_as ->
        [red] Each cube gives all red dice of a group the value of one of them.
        [white] Each cube gives all white dice of a group the value of one of them.
        [yellow] Each cube gives all yellow dice of a group the value of one of them.
       *[any] Each cube gives all dice of a group the value of one of them.
    }
