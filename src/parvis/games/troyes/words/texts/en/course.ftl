# What follows from decisions and from the course of the game, as the log tells it. seat: the player's name.

## Rounds

course-round = Round { $round }: { $seat } is the start player.
course-neutral-citizens = Neutral citizens are placed on the remaining spaces.
course-get-up = Expelled citizens return to their owners' supplies.
course-waiting =
    { $count ->
        [one] { $seat } has passed: +1 denier.
       *[other] { $seat } has passed: +{ $count } deniers.
    }
course-sold-dice =
    { $count ->
        [one] { $seat } gains 1 denier for dice sold.
       *[other] { $seat } gains { $count } deniers for dice sold.
    }
course-over = The game is over.

## Income. count: what is paid for salaries

course-income =
    { $count ->
        [0] { $seat } gains { $income } deniers and pays no salaries.
        [one] { $seat } gains { $income } deniers and pays 1 denier in salaries.
       *[other] { $seat } gains { $income } deniers and pays { $count } deniers in salaries.
    }
effect-salaries-missed =
    { $count ->
        [0] { $seat } can't pay every salary and has no points to lose.
        [one] { $seat } can't pay every salary and loses 1 point.
       *[other] { $seat } can't pay every salary and loses { $count } points.
    }

## Dice that are rolled: how many colours, and the values of the dice of each, as a list after a colon

course-roll =
    { $colours ->
        [0] { $seat } has no citizens in the main buildings and rolls no dice.
        [1] { $seat } rolls: { told-first }.
        [2] { $seat } rolls: { told-first }, { told-second }.
       *[3] { $seat } rolls: { told-first }, { told-second }, { told-third }.
    }
course-roll-neutral =
    { $colours ->
        [1] Neutral dice: { told-first }.
        [2] Neutral dice: { told-first }, { told-second }.
       *[3] Neutral dice: { told-first }, { told-second }, { told-third }.
    }
told-first =
    { $first ->
        [red] red { $first_dice }
        [white] white { $first_dice }
       *[yellow] yellow { $first_dice }
    }
told-second =
    { $second ->
        [red] red { $second_dice }
        [white] white { $second_dice }
       *[yellow] yellow { $second_dice }
    }
told-third =
    { $third ->
        [red] red { $third_dice }
        [white] white { $third_dice }
       *[yellow] yellow { $third_dice }
    }

## Events: the name of the event, then what it does

course-event-deniers =
    { $count ->
        [one] { title-of-event }: every player loses 1 denier.
       *[other] { title-of-event }: every player loses { $count } deniers.
    }
course-event-influence = { title-of-event }: every player loses { $count } influence.
course-event-cathedral =
    { $count ->
        [one] { title-of-event }: every player removes one of their cubes from the cathedral.
       *[other] { title-of-event }: every player removes { $count } of their cubes from the cathedral.
    }
course-event-cubes =
    { $count ->
        [one] { title-of-event }: every player removes one of their cubes from an event.
       *[other] { title-of-event }: every player removes { $count } of their cubes from events.
    }
course-event-citizen = { title-of-event }: a neutral citizen is placed in { named-building }.
course-newcomer-on-neutral = The neutral citizen replaces another neutral citizen in { named-building }.
course-newcomer = The neutral citizen takes space { $space } of { named-building }.
log-event-missed =
    { $count ->
        [0] { $seat } can't pay { named-event } in full and has no points to lose.
        [one] { $seat } can't pay { named-event } in full and loses 1 point.
       *[other] { $seat } can't pay { named-event } in full and loses { $count } points.
    }
course-black-dice =
    { $count ->
        [0] There are no black dice this round.
        [one] Black die: { $dice }.
       *[other] Black dice: { $dice }.
    }
course-countered = All banners of { named-event } are covered. { $seat } gains the card.
course-countered-stays = All banners of { named-event } are covered. The card stays.
course-countered-tied = Several players have the most cubes there: they share the points, rounded down.

## Citizens who are expelled

effect-driven-out = { $seat }'s citizen is expelled from { named-building }.
effect-driven-out-neutral = A neutral citizen is expelled from { named-building }.
effect-slides = { $seat }'s citizen moves to space { $space }.
effect-slides-neutral = A neutral citizen moves to space { $space }.

## What actions do, cost and give

effect-tradesman =
    { $count ->
        [0] { $seat } places a tradesman on { named-card } for free.
        [one] { $seat } pays 1 denier for a tradesman on { named-card }.
       *[other] { $seat } pays { $count } deniers for a tradesman on { named-card }.
    }
effect-cubes =
    { $count ->
        [one] { $seat } places 1 cube on { named-card }.
       *[other] { $seat } places { $count } cubes on { named-card }.
    }
effect-cubes-on-event =
    { $count ->
        [one] { $seat } places 1 cube on { named-event }.
       *[other] { $seat } places { $count } cubes on { named-event }.
    }
effect-activations =
    { $count ->
        [one] { $seat } activates { named-card } once.
       *[other] { $seat } activates { named-card } { $count } times.
    }
effect-nothing = { $seat } gains nothing.
effect-deniers-lost =
    { $count ->
        [one] { title-of-event }: { $seat } loses 1 denier.
       *[other] { title-of-event }: { $seat } loses { $count } deniers.
    }
effect-influence-lost = { title-of-event }: { $seat } loses { $count } influence.
effect-deniers-paid =
    { $count ->
        [one] { $seat } pays 1 denier.
       *[other] { $seat } pays { $count } deniers.
    }
effect-influence-paid = { $seat } pays { $count } influence.
effect-deniers =
    { $count ->
        [one] { $seat } gains 1 denier.
       *[other] { $seat } gains { $count } deniers.
    }
effect-influence = { $seat } gains { $count } influence.
effect-citizens =
    { $count ->
        [one] { $seat } gains 1 citizen from the general supply.
       *[other] { $seat } gains { $count } citizens from the general supply.
    }
effect-points =
    { $count ->
        [one] { $seat } gains 1 point.
       *[other] { $seat } gains { $count } points.
    }

## The last scoring, which everyone reads

score-character = { $seat } reveals { named-character }.
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
        [0] { $seat } has cathedral levels without a cube and no points to lose.
        [one] { $seat } loses 1 point for cathedral levels without a cube.
       *[other] { $seat } loses { $count } points for cathedral levels without a cube.
    }
score-total =
    { $count ->
        [0] { $seat } has no points.
        [one] { $seat } has 1 point.
       *[other] { $seat } has { $count } points.
    }
