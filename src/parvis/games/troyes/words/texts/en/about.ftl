# What each thing does. The numbers are those of the tables; a text says nothing that a table says in numbers.

## Activity cards, by the kind of their effect: what each activation does immediately

about-kind-cube =
    { $price ->
        [none] Place a cube on any event.
       *[other] Pay: { prices }. Place a cube on any event.
    }
about-kind-cube-rolled = Roll a black die. On { $hits } or more, place a cube on any event.
about-kind-cube-for-red-dice = For each red die left in your district: place a cube on any event.
about-kind-gain =
    { $price ->
        [none] Gain: { gains }.
       *[other] Pay: { prices }. Gain: { gains }.
    }

# of: how many of them count once. [1] is the number 1 and reads "each"; it is not the singular of a language, which
# may be 21 as well
about-kind-gain-for-citizens =
    { $of ->
        [1] For each of your citizens standing in the Palace, or in the Bishopric if you have more there: { gain-at-price }.
       *[other] For every { $of } of your citizens standing in the Palace, or in the Bishopric if you have more there: { gain-at-price }.
    }
about-kind-gain-for-cathedral =
    { $of ->
        [1] For each of your cubes in the cathedral: { gain-at-price }.
       *[other] For every { $of } of your cubes in the cathedral: { gain-at-price }.
    }
about-kind-gain-for-events =
    { $of ->
        [1] For each event with one of your cubes: { gain-at-price }.
       *[other] For every { $of } events with one of your cubes: { gain-at-price }.
    }
about-kind-gain-for-red-dice =
    { $of ->
        [1] For each red die left in your district: { gain-at-price }.
       *[other] For every { $of } red dice left in your district: { gain-at-price }.
    }
about-kind-gain-for-others-in-city-hall =
    { $of ->
        [1] For each citizen in the City Hall that isn't yours, neutral included: { gain-at-price }.
       *[other] For every { $of } citizens in the City Hall that aren't yours, neutral included: { gain-at-price }.
    }
about-kind-gain-for-districts =
    { $of ->
        [1] For each district with fewer dice than yours, neutral included: { gain-at-price }.
       *[other] For every { $of } districts with fewer dice than yours, neutral included: { gain-at-price }.
    }
# A list after a colon, and its cost in brackets
gain-at-price =
    { $price ->
        [none] { gains }
       *[other] { gains } (pay: { prices })
    }

## For each cube that is placed there and used later. used_as, dice: the colour of the group, and of its dice, or any

about-kind-add-to-total =
    { $used_as ->
        [red] Each cube adds { $amount } to the total of a group of red dice.
        [white] Each cube adds { $amount } to the total of a group of white dice.
        [yellow] Each cube adds { $amount } to the total of a group of yellow dice.
       *[any] Each cube adds { $amount } to the total of a group of dice.
    }
about-kind-add-to-each =
    { $used_as ->
        [red] Each cube adds { $amount } to every red die in a group.
        [white] Each cube adds { $amount } to every white die in a group.
        [yellow] Each cube adds { $amount } to every yellow die in a group.
       *[any] Each cube adds { $amount } to every die in a group.
    }
about-kind-set-each =
    { $used_as ->
        [red] Each cube makes every red die in a group a { $amount }.
        [white] Each cube makes every white die in a group a { $amount }.
        [yellow] Each cube makes every yellow die in a group a { $amount }.
       *[any] Each cube makes every die in a group a { $amount }.
    }
about-kind-recolour =
    { $dice ->
        [red]
            { $used_as ->
                [white] Each cube lets you use a group of red dice as white dice.
                [yellow] Each cube lets you use a group of red dice as yellow dice.
               *[any] Each cube lets you use a group of red dice as dice of any colour.
            }
        [white]
            { $used_as ->
                [red] Each cube lets you use a group of white dice as red dice.
                [yellow] Each cube lets you use a group of white dice as yellow dice.
               *[any] Each cube lets you use a group of white dice as dice of any colour.
            }
       *[yellow]
            { $used_as ->
                [red] Each cube lets you use a group of yellow dice as red dice.
                [white] Each cube lets you use a group of yellow dice as white dice.
               *[any] Each cube lets you use a group of yellow dice as dice of any colour.
            }
    }
about-kind-multiply =
    { $dice ->
        [red]
            { $used_as ->
                [red] Each cube turns one red die into { $amount } red dice of the same value.
                [white] Each cube turns one red die into { $amount } white dice of the same value.
                [yellow] Each cube turns one red die into { $amount } yellow dice of the same value.
               *[any] Each cube turns one red die into { $amount } dice of the same value and any colour.
            }
        [white]
            { $used_as ->
                [red] Each cube turns one white die into { $amount } red dice of the same value.
                [white] Each cube turns one white die into { $amount } white dice of the same value.
                [yellow] Each cube turns one white die into { $amount } yellow dice of the same value.
               *[any] Each cube turns one white die into { $amount } dice of the same value and any colour.
            }
       *[yellow]
            { $used_as ->
                [red] Each cube turns one yellow die into { $amount } red dice of the same value.
                [white] Each cube turns one yellow die into { $amount } white dice of the same value.
                [yellow] Each cube turns one yellow die into { $amount } yellow dice of the same value.
               *[any] Each cube turns one yellow die into { $amount } dice of the same value and any colour.
            }
    }
about-kind-take-one-each =
    { $used_as ->
        [red] Each cube lets you take one red die from every other district, neutral included, for free.
        [white] Each cube lets you take one white die from every other district, neutral included, for free.
        [yellow] Each cube lets you take one yellow die from every other district, neutral included, for free.
       *[any] Each cube lets you take one die from every other district, neutral included, for free.
    }

about-helps-to-place = A cube can also be used to place a citizen.
about-not-at-cathedral = A cube can't be used at the cathedral.

## Events, by the kind of their effect

about-kind-black-dice =
    { $leaves ->
        [0] { about-black-dice } When countered, its cubes return to their owners and the card stays.
       *[other] { about-black-dice }
    }
# A whole sentence
about-black-dice =
    { $black_dice ->
        [one] Adds 1 black die every round.
       *[other] Adds { $black_dice } black dice every round.
    }
about-kind-lose-deniers =
    { $lose_deniers ->
        [one] Every round, every player loses 1 denier.
       *[other] Every round, every player loses { $lose_deniers } deniers.
    }
about-kind-lose-influence = Every round, every player loses { $lose_influence } influence.
about-kind-lose-cathedral = Every round, every player removes one of their cubes from the cathedral.
about-kind-lose-cubes = Every round, every player removes one of their cubes from an event.
about-kind-neutral-citizen =
    { $neutral_citizen_to ->
        [palace] Every round, roll a die. A neutral citizen takes the space of that value in the Palace.
        [bishopric] Every round, roll a die. A neutral citizen takes the space of that value in the Bishopric.
       *[city-hall] Every round, roll a die. A neutral citizen takes the space of that value in the City Hall.
    }

## Characters

about-counting-events-won = Counts event cards at the end of the game. { character-scale }
about-counting-influence-left = Counts influence at the end of the game. { character-scale }
about-counting-own-cubes-in-the-cathedral = Counts cubes in the cathedral. { character-scale }
about-counting-own-citizens-in-the-main-buildings = Counts citizens standing in the main buildings. { character-scale }
about-counting-own-tradesmen-on-activity-cards = Counts tradesmen on activity cards. { character-scale }
about-counting-deniers-left = Counts deniers at the end of the game. { character-scale }
# A whole sentence
character-scale = Every player scores for that number: { $points_1 } for { $thresholds_1 } or more, { $points_2 } for { $thresholds_2 } or more, { $points_3 } for { $thresholds_3 } or more. Only the highest of these counts.

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
        [one] 1 denier
       *[other] { $pay_deniers } deniers
    }
price-of-influence = { $pay_influence } influence
gain-of-deniers =
    { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }
gain-of-influence = { $influence } influence
gain-of-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
gain-of-citizens =
    { $citizens ->
        [one] 1 citizen from the general supply
       *[other] { $citizens } citizens from the general supply
    }

## Hints below a button: what a decision gives for certain. The number and its sign first, no verb, no full stop

foresee-deniers =
    { $count ->
        [one] +1 denier
       *[other] +{ $count } deniers
    }
foresee-deniers-paid =
    { $count ->
        [one] −1 denier
       *[other] −{ $count } deniers
    }
foresee-influence = +{ $count } influence
foresee-influence-paid = −{ $count } influence
foresee-points =
    { $count ->
        [one] +1 point
       *[other] +{ $count } points
    }
foresee-points-lost =
    { $count ->
        [one] −1 point
       *[other] −{ $count } points
    }
foresee-citizens =
    { $count ->
        [one] +1 citizen in your supply
       *[other] +{ $count } citizens in your supply
    }
foresee-citizens-placed =
    { $count ->
        [one] −1 citizen in your supply
       *[other] −{ $count } citizens in your supply
    }
foresee-citizens-then =
    { $count ->
        [0] then no citizens in your supply
        [one] then 1 citizen in your supply
       *[other] then { $count } citizens in your supply
    }
foresee-delayed =
    { $count ->
        [one] +1 cube on a card
       *[other] +{ $count } cubes on a card
    }
foresee-delayed-used =
    { $count ->
        [one] −1 cube on a card
       *[other] −{ $count } cubes on a card
    }
foresee-each-points =
    { $count ->
        [one] now 1 point each time
       *[other] now { $count } points each time
    }
foresee-each-cubes =
    { $count ->
        [one] now 1 cube each time
       *[other] now { $count } cubes each time
    }
foresee-each-deniers =
    { $count ->
        [one] now 1 denier each time
       *[other] now { $count } deniers each time
    }
# After these, of cards that count dice: those of the action are gone by then
foresee-each-dice-used = dice you use don't count
foresee-won = event card: { title-of-event }
foresee-group-short = not enough yet: total { $needed } needed
foresee-no-such-dice = no other district has such dice
foresee-group-activations =
    { $count ->
        [one] then 1 activation
       *[other] then { $count } activations
    }
foresee-group-delayed =
    { $count ->
        [one] then 1 cube for later
       *[other] then { $count } cubes for later
    }
foresee-group-stones =
    { $count ->
        [one] then 1 cube in the cathedral
       *[other] then { $count } cubes in the cathedral
    }
foresee-group-cubes =
    { $count ->
        [one] then 1 cube on the event
       *[other] then { $count } cubes on the event
    }
foresee-group-deniers =
    { $count ->
        [one] then 1 denier
       *[other] then { $count } deniers
    }

# lines: numbers of spaces with arrows
about-placing = { settled-building }: whoever stands on the space is pushed on to the next one of its line ({ $lines }), pushes on the citizen there in the same way, and is expelled from the last.
