# Purple dice, and what cubes do to a group with the Ladies of Troyes: dice that they bring, prices, one value for all.

## What is asked

ask-turn-one = Which of your dice does { named-card } turn over for the group?
ask-take-one = Which die does { named-card } let you take for nothing?
ask-value = Which value does { named-card } give all dice of the group?

## What can be decided. how: what comes of the group with the die

do-turn-one = Turn over { named-die }, so that it shows { $turned }{ with-it }
do-take-one = Take { named-die } for nothing{ with-it }
with-it =
    { $how ->
        [place] : your citizen takes space { $space }{ space-taken }{ group-price-alone }
        [lay] : a cube in column { $column }, { $influence } influence{ group-price-alone }
        [last] {" "}and be done: { group-outcome }{ done-price }
       *[add] : the group then counts { $counts }{ group-price }
    }
do-value = Each die counts { $value }: { group-outcome }
do-done-value = Done, then choose what each die counts: at best { group-outcome }{ done-price }

## What a cube does. used_as: a colour, or any

about-kind-buy-one-each =
    { $amount ->
        [one] Each cube lets a group take one { used-die } from each other district for 1 denier, the neutral one included.
       *[other] Each cube lets a group take one { used-die } from each other district for { $amount } deniers, the neutral one included.
    }
about-kind-count-as-die = Each cube is a { used-die } that shows { $amount }, for a group with one or two other dice.
about-kind-turn-die = Each cube turns over one of your own dice, which joins a group{ of-dice-used }.
about-kind-take-die = Each cube lets an opponent's { used-die } join a group for nothing.
about-kind-one-value = Each cube lets all dice of a group{ of-dice-used } take the value of one of them.
