# What each thing does. The numbers are those of the tables; a text says nothing that a table says in numbers.

## Activity cards, for each activation. Those with an effect for later: for each cube, which is put there and then used

about-card-archer = Put a cube on any event.
about-card-diplomat = Pay { $pay_influence } influence and put a cube on any event.
about-card-mercenary = Pay { amount-to-pay } and put a cube on any event.
about-card-hunting = Gain { $influence } influence.
about-card-swordsman = Each cube lets a group of red dice count as yellow.
about-card-recruitment = Pay { amount-to-pay } and take { amount-of-citizens } from the general supply.
about-card-captain = Gain { amount-of-points } for every event with a cube of yours.
about-card-joust = Gain { amount-of-points } for every red die that is left in your district.
about-card-troubadour = Pay { $pay_influence } influence and gain { amount-of-points }.
about-card-tithing = Each cube lets a group take one yellow die from each other district for nothing, the neutral one too.
about-card-monk = Each cube lets a single white die count as a yellow one of { $amount } times its value.
about-card-priest = Each cube lets every yellow die of a group count { $amount } more.
about-card-apprenticeship = Each cube lets every die of a group count { $amount }.
about-card-confession = Gain { $influence } influence.
about-card-archbishop = Each cube lets every red die of a group count { $amount } more.
about-card-glassblower =
    { $of ->
        [1] Gain { amount-of-points } for every cube of yours in the cathedral.
       *[other] Gain { amount-of-points } for every { $of } cubes of yours in the cathedral.
    }
about-card-pilgrimage = Gain { amount-of-points }.
about-card-procession = Gain { amount-of-points } for every district with fewer dice than yours, the neutral one too.
about-card-artisan = Pay { $pay_influence } influence and take { amount-of-deniers }.
about-card-merchant = Take { amount-of-deniers }.
about-card-miller = Take { amount-of-deniers } for each of your citizens who stands in the Palace, or in the Bishopric if there are more.
about-card-innkeeper = Pay { amount-to-pay } and gain { $influence } influence.
about-card-blacksmith = Each cube lets a group of red dice count { $amount } more in all.
about-card-militia = Each cube lets a group of yellow dice count as red.
about-card-journeyman = Pay { amount-to-pay } and gain { amount-of-points }.
about-card-goldsmith = Gain { amount-of-points } and take { amount-of-deniers }.
about-card-sculptor = Gain { amount-of-points }.

## Events

about-event-marauding =
    { $leaves ->
        [0] { about-black-dice } When it is countered its cubes go home, but it stays.
       *[other] { about-black-dice }
    }
about-event-war = { about-black-dice }
about-event-brigands = { about-black-dice }
about-event-siege = { about-black-dice }
about-event-invasion = { about-black-dice }
about-event-raid = { about-black-dice }
about-event-mutiny = { about-black-dice }
about-event-great-company = { about-black-dice }
about-event-heresy = Everybody loses { $lose_influence } influence in every round.
about-event-interruption-of-work = Everybody takes one of their cubes out of the cathedral in every round.
about-event-theological-dispute = A neutral citizen comes to a space of the Bishopric in every round; a die says which.
about-event-excommunication = Everybody takes one of their cubes off an event in every round.
about-event-drought = Everybody loses { amount-to-lose } in every round.
about-event-civil-war = Everybody loses { amount-to-lose } in every round.
about-event-succession-conflict = A neutral citizen comes to a space of the Palace in every round; a die says which.
about-event-riot = A neutral citizen comes to a space of the City Hall in every round; a die says which.
about-black-dice =
    { $black_dice ->
        [one] Brings 1 black die in every round.
       *[other] Brings { $black_dice } black dice in every round.
    }

## Characters

about-character-henry-i = Event cards kept at the end: { character-scale }
about-character-hugues-de-payns = Influence left at the end: { character-scale }
about-character-urban-iv = Own cubes in the cathedral: { character-scale }
about-character-chretien-de-troyes = Own citizens who stand in the main buildings: { character-scale }
about-character-the-florentine = Own tradesmen on activity cards: { character-scale }
about-character-thibaut-ii = Deniers left at the end: { character-scale }
character-scale = { $thresholds_1 } or more give everybody { $points_1 }, { $thresholds_2 } or more { $points_2 }, { $thresholds_3 } or more { $points_3 } points.

## Amounts

amount-to-pay =
    { $pay_deniers ->
        [one] 1 denier
       *[other] { $pay_deniers } deniers
    }
amount-to-lose =
    { $lose_deniers ->
        [one] 1 denier
       *[other] { $lose_deniers } deniers
    }
amount-of-deniers =
    { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }
amount-of-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
amount-of-citizens =
    { $citizens ->
        [one] 1 citizen
       *[other] { $citizens } citizens
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
foresee-delayed =
    { $count ->
        [one] +1 cube for later
       *[other] +{ $count } cubes for later
    }
foresee-delayed-used =
    { $count ->
        [one] −1 cube for later
       *[other] −{ $count } cubes for later
    }
foresee-each-points =
    { $count ->
        [one] as things stand 1 point each time
       *[other] as things stand { $count } points each time
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
