# What each thing does. The numbers are those of the tables; a text says nothing that a table says in numbers.

## Activity cards, by the kind of their effect. What one does at once, for each activation

about-kind-cube =
    { $price ->
        [none] Put a cube on any event.
       *[other] Pay { prices } to put a cube on any event.
    }
about-kind-cube-rolled = Roll a black die: if it shows { $hits } or more, put a cube on any event.
about-kind-cube-for-red-dice = Put a cube on any event for every { -red } die that is left in your district.
about-kind-gain = { gain-at-price }.
about-kind-gain-for-citizens =
    { $of ->
        [1] { gain-at-price } for each of your citizens who stands in the Palace, or in the Bishopric if there are more.
       *[other] { gain-at-price } for every { $of } of your citizens who stand in the Palace, or in the Bishopric if there are more.
    }
about-kind-gain-for-cathedral =
    { $of ->
        [1] { gain-at-price } for every cube of yours in the cathedral.
       *[other] { gain-at-price } for every { $of } cubes of yours in the cathedral.
    }
about-kind-gain-for-events =
    { $of ->
        [1] { gain-at-price } for every event with a cube of yours.
       *[other] { gain-at-price } for every { $of } events with a cube of yours.
    }
about-kind-gain-for-red-dice =
    { $of ->
        [1] { gain-at-price } for every { -red } die that is left in your district.
       *[other] { gain-at-price } for every { $of } { -red } dice that are left in your district.
    }
about-kind-gain-for-others-in-city-hall =
    { $of ->
        [1] { gain-at-price } for each citizen of others in the City Hall, neutral ones included.
       *[other] { gain-at-price } for every { $of } citizens of others in the City Hall, neutral ones included.
    }
about-kind-gain-for-districts =
    { $of ->
        [1] { gain-at-price } for every district with fewer dice than yours, the neutral one included.
       *[other] { gain-at-price } for every { $of } districts with fewer dice than yours, the neutral one included.
    }
gain-at-price =
    { $price ->
        [none] Gain { gains }
       *[other] Pay { prices } to gain { gains }
    }

## For each cube that is put there and used later. used_as, dice: a colour, or any

about-kind-add-to-total = Each cube lets a group{ of-dice-used } count { $amount } more in all.
about-kind-add-to-each = Each cube lets every { used-die } of a group count { $amount } more.
about-kind-set-each = Each cube lets every { used-die } of a group count { $amount }.
about-kind-recolour = Each cube lets a group of { own-colour } dice count as { used-colour }.
about-kind-multiply = Each cube lets a single { own-colour } die count as { used-one } { $amount } times its value.
about-kind-take-one-each = Each cube lets a group take one { used-die } from each other district for free, the neutral one included.

# The colour that the dice have themselves
own-colour =
    { $dice ->
        [red] { -red }
        [white] { -white }
       *[yellow] { -yellow }
    }
# The colour as which they are used
used-colour =
    { $used_as ->
        [red] { -red }
        [white] { -white }
        [yellow] { -yellow }
       *[any] any colour
    }
of-dice-used =
    { $used_as ->
        [any] {""}
       *[other] {" "}of { used-colour } dice
    }
used-die =
    { $used_as ->
        [any] die
       *[other] { used-colour } die
    }
used-one =
    { $used_as ->
        [any] one of { used-colour } and
       *[other] a { used-colour } one of
    }

about-helps-to-place = It may also help to place a citizen.
about-not-at-cathedral = It doesn't help at the cathedral.

## Events, by the kind of their effect

about-kind-black-dice =
    { $leaves ->
        [0] { about-black-dice } When it is countered, its cubes go home, but it stays.
       *[other] { about-black-dice }
    }
about-black-dice =
    { $black_dice ->
        [one] Brings 1 black die every round.
       *[other] Brings { $black_dice } black dice every round.
    }
about-kind-lose-deniers =
    { $lose_deniers ->
        [one] Everyone loses 1 denier every round.
       *[other] Everyone loses { $lose_deniers } deniers every round.
    }
about-kind-lose-influence = Everyone loses { $lose_influence } influence every round.
about-kind-lose-cathedral = Everyone takes one of their cubes out of the cathedral every round.
about-kind-lose-cubes = Everyone takes one of their cubes off an event every round.
about-kind-neutral-citizen = Every round, a neutral citizen comes to the { newcomer-building }; a die says to which space.
newcomer-building =
    { $neutral_citizen_to ->
        [palace] { building-palace }
        [bishopric] { building-bishopric }
       *[city-hall] { building-city-hall }
    }

## Characters

about-character-henry-i = Event cards kept at the end: { character-scale }
about-character-hugues-de-payns = Influence left at the end: { character-scale }
about-character-urban-iv = Cubes in the cathedral: { character-scale }
about-character-chretien-de-troyes = Citizens standing in the main buildings: { character-scale }
about-character-the-florentine = Tradesmen on activity cards: { character-scale }
about-character-thibaut-ii = Deniers left at the end: { character-scale }
character-scale = everyone scores { $points_1 } for { $thresholds_1 } or more, { $points_2 } for { $thresholds_2 } or more, { $points_3 } for { $thresholds_3 } or more.

## Lists of amounts: all that an activation costs, and all that it brings. price, gain: which amounts there are

prices =
    { $price ->
        [deniers] { price-of-deniers }
        [influence] { price-of-influence }
       *[deniers-influence] { price-of-deniers } and { price-of-influence }
    }
gains =
    { $gain ->
        [deniers] { gain-of-deniers }
        [influence] { gain-of-influence }
        [points] { gain-of-points }
        [citizens] { gain-of-citizens }
        [deniers-influence] { gain-of-deniers } and { gain-of-influence }
        [deniers-points] { gain-of-deniers } and { gain-of-points }
        [deniers-citizens] { gain-of-deniers } and { gain-of-citizens }
        [influence-points] { gain-of-influence } and { gain-of-points }
        [influence-citizens] { gain-of-influence } and { gain-of-citizens }
        [points-citizens] { gain-of-points } and { gain-of-citizens }
        [deniers-influence-points] { gain-of-deniers }, { gain-of-influence } and { gain-of-points }
        [deniers-influence-citizens] { gain-of-deniers }, { gain-of-influence } and { gain-of-citizens }
        [deniers-points-citizens] { gain-of-deniers }, { gain-of-points } and { gain-of-citizens }
        [influence-points-citizens] { gain-of-influence }, { gain-of-points } and { gain-of-citizens }
       *[deniers-influence-points-citizens] { gain-of-deniers }, { gain-of-influence }, { gain-of-points } and { gain-of-citizens }
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

## What a decision would bring for certain, below its button

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
        [0] you then have no citizen left in your supply
        [one] you then have 1 citizen in your supply
       *[other] you then have { $count } citizens in your supply
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
        [one] as things stand 1 point each time
       *[other] as things stand { $count } points each time
    }
foresee-each-cubes =
    { $count ->
        [one] as things stand 1 cube each time
       *[other] as things stand { $count } cubes each time
    }
foresee-each-deniers =
    { $count ->
        [one] as things stand 1 denier each time
       *[other] as things stand { $count } deniers each time
    }
foresee-won = you keep { named-event }
foresee-group-short = not enough yet: { $needed } needed
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
