# What follows from decisions and from the course of the game, as the log tells it. seat: the family's name.

## Rounds

course-round = Round { $round }: { $seat } begins.
course-neutral-citizens = Neutral citizens take the spaces that are left.
course-get-up = Driven-out citizens get up and go home.
course-waiting =
    { $count ->
        [one] { $seat } waits and takes 1 denier.
       *[other] { $seat } waits and takes { $count } deniers.
    }
course-sold-dice =
    { $count ->
        [one] { $seat } takes 1 denier for dice that others bought.
       *[other] { $seat } takes { $count } deniers for dice that others bought.
    }
course-over = The game is over.

## Income. count: what is paid for salaries

course-income =
    { $count ->
        [0] { $seat } takes { $income } deniers and pays no salaries.
        [one] { $seat } takes { $income } deniers and pays 1 denier in salaries.
       *[other] { $seat } takes { $income } deniers and pays { $count } deniers in salaries.
    }
effect-salaries-missed =
    { $count ->
        [0] { $seat } can't pay every salary and has no points to lose.
        [one] { $seat } can't pay every salary and loses 1 point.
       *[other] { $seat } can't pay every salary and loses { $count } points.
    }

## Dice that are rolled: how many colours, and the values of the dice of each

course-roll =
    { $colours ->
        [0] { $seat } has no citizens in the main buildings and rolls no dice.
        [1] { $seat } rolls { told-first }.
        [2] { $seat } rolls { told-first } and { told-second }.
       *[3] { $seat } rolls { told-first }, { told-second } and { told-third }.
    }
course-roll-neutral =
    { $colours ->
        [1] The neutral citizens roll { told-first }.
        [2] The neutral citizens roll { told-first } and { told-second }.
       *[3] The neutral citizens roll { told-first }, { told-second } and { told-third }.
    }
told-first =
    { $first ->
        [red] { -red } { $first_dice }
        [white] { -white } { $first_dice }
       *[yellow] { -yellow } { $first_dice }
    }
told-second =
    { $second ->
        [red] { -red } { $second_dice }
        [white] { -white } { $second_dice }
       *[yellow] { -yellow } { $second_dice }
    }
told-third =
    { $third ->
        [red] { -red } { $third_dice }
        [white] { -white } { $third_dice }
       *[yellow] { -yellow } { $third_dice }
    }

## Events

course-event-deniers =
    { $count ->
        [one] Because of { named-event }, everyone loses 1 denier.
       *[other] Because of { named-event }, everyone loses { $count } deniers.
    }
course-event-influence =
    { $count ->
        [one] Because of { named-event }, everyone loses 1 influence.
       *[other] Because of { named-event }, everyone loses { $count } influence.
    }
course-event-cathedral =
    { $count ->
        [one] Because of { named-event }, everyone takes one of their cubes out of the cathedral.
       *[other] Because of { named-event }, everyone takes { $count } of their cubes out of the cathedral.
    }
course-event-cubes =
    { $count ->
        [one] Because of { named-event }, everyone takes one of their cubes off an event.
       *[other] Because of { named-event }, everyone takes { $count } of their cubes off an event.
    }
course-event-citizen = Because of { named-event }, a neutral citizen comes to { named-building }.
course-newcomer-on-neutral = The neutral citizen takes the space of another one in { named-building }.
course-newcomer = The neutral citizen takes space { $space } of { named-building }.
effect-events-missed =
    { $count ->
        [0] { $seat } can't pay in full and has no points to lose.
        [one] { $seat } can't pay in full and loses 1 point.
       *[other] { $seat } can't pay in full and loses { $count } points.
    }
course-black-dice =
    { $count ->
        [0] There are no black dice this round.
        [one] The black die shows { $dice }.
       *[other] The black dice show { $dice }.
    }
course-countered = All banners of { named-event } are covered, and { $seat } gets the card.
course-countered-stays = All banners of { named-event } are covered, but the card stays.

## Citizens who have to go

effect-driven-out = A citizen of { $seat } is driven out of { named-building }.
effect-driven-out-neutral = A neutral citizen is driven out of { named-building }.
effect-slides = A citizen of { $seat } has to move to space { $space }.
effect-slides-neutral = A neutral citizen has to move to space { $space }.

## What actions do, cost and bring

effect-tradesman =
    { $count ->
        [0] { $seat } gets a tradesman on { named-card } for free.
        [one] { $seat } pays 1 denier for a tradesman on { named-card }.
       *[other] { $seat } pays { $count } deniers for a tradesman on { named-card }.
    }
effect-cubes =
    { $count ->
        [one] { $seat } puts 1 cube on { named-card }.
       *[other] { $seat } puts { $count } cubes on { named-card }.
    }
effect-cubes-on-event =
    { $count ->
        [one] { $seat } puts 1 cube on { named-event }.
       *[other] { $seat } puts { $count } cubes on { named-event }.
    }
effect-activations =
    { $count ->
        [one] { $seat } activates { named-card } once.
       *[other] { $seat } activates { named-card } { $count } times.
    }
effect-nothing = { $seat } gains nothing from it.
effect-deniers-paid =
    { $count ->
        [one] { $seat } pays 1 denier.
       *[other] { $seat } pays { $count } deniers.
    }
effect-influence-paid =
    { $count ->
        [one] { $seat } pays 1 influence.
       *[other] { $seat } pays { $count } influence.
    }
effect-deniers =
    { $count ->
        [one] { $seat } takes 1 denier.
       *[other] { $seat } takes { $count } deniers.
    }
effect-influence =
    { $count ->
        [one] { $seat } gains 1 influence.
       *[other] { $seat } gains { $count } influence.
    }
effect-citizens =
    { $count ->
        [one] { $seat } takes 1 citizen from the general supply.
       *[other] { $seat } takes { $count } citizens from the general supply.
    }
effect-points =
    { $count ->
        [one] { $seat } gains 1 point.
       *[other] { $seat } gains { $count } points.
    }

## The last scoring, which all may read

score-character = { $seat } shows { told-character }.
score-cubes-left =
    { $count ->
        [one] { $seat } gains 1 point for cubes on events.
       *[other] { $seat } gains { $count } points for cubes on events.
    }
score-tradesmen =
    { $count ->
        [one] { $seat } gains 1 point for tradesmen.
       *[other] { $seat } gains { $count } points for tradesmen.
    }
score-henry-i =
    { $count ->
        [one] { $seat } gains 1 point for Henry I.
       *[other] { $seat } gains { $count } points for Henry I.
    }
score-hugues-de-payns =
    { $count ->
        [one] { $seat } gains 1 point for Hugues de Payns.
       *[other] { $seat } gains { $count } points for Hugues de Payns.
    }
score-urban-iv =
    { $count ->
        [one] { $seat } gains 1 point for Urban IV.
       *[other] { $seat } gains { $count } points for Urban IV.
    }
score-chretien-de-troyes =
    { $count ->
        [one] { $seat } gains 1 point for Chrétien de Troyes.
       *[other] { $seat } gains { $count } points for Chrétien de Troyes.
    }
score-the-florentine =
    { $count ->
        [one] { $seat } gains 1 point for the Florentine.
       *[other] { $seat } gains { $count } points for the Florentine.
    }
score-thibaut-ii =
    { $count ->
        [one] { $seat } gains 1 point for Thibaut II.
       *[other] { $seat } gains { $count } points for Thibaut II.
    }
score-levels-missed =
    { $count ->
        [0] { $seat } has no cube on some levels of the cathedral, but no points to lose.
        [one] { $seat } loses 1 point for levels of the cathedral without one of their cubes.
       *[other] { $seat } loses { $count } points for levels of the cathedral without one of their cubes.
    }
score-total =
    { $count ->
        [0] { $seat } has no points.
        [one] { $seat } has 1 point.
       *[other] { $seat } has { $count } points.
    }
