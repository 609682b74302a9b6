# What follows from decisions and from the course of the game, as the log tells it. seat: the player's name.

## Rounds

course-round = Tour { $round } : { $seat } commence.
course-neutral-citizens = Des habitants neutres occupent les cases restantes.
course-get-up = Les habitants expulsés retournent dans les réserves de leurs propriétaires.
course-waiting =
    { $count ->
        [one] { $seat } a passé : +{ $count } denier.
       *[other] { $seat } a passé : +{ $count } deniers.
    }
course-sold-dice =
    { $count ->
        [one] { $seat } reçoit { $count } denier pour des dés vendus.
       *[other] { $seat } reçoit { $count } deniers pour des dés vendus.
    }
course-over = La partie est terminée.

## Income. count: what is paid for salaries

course-income =
    { $count ->
        [0] { $seat } reçoit { $income } deniers et ne paie aucun salaire.
        [one] { $seat } reçoit { $income } deniers et paie { $count } denier de salaires.
       *[other] { $seat } reçoit { $income } deniers et paie { $count } deniers de salaires.
    }
effect-salaries-missed =
    { $count ->
        [0] { $seat } ne peut pas payer tous les salaires et n’a aucun point à perdre.
        [one] { $seat } ne peut pas payer tous les salaires et perd { $count } point.
       *[other] { $seat } ne peut pas payer tous les salaires et perd { $count } points.
    }

## Dice that are rolled: how many colours, and the values of the dice of each, as a list after a colon

course-roll =
    { $colours ->
        [0] { $seat } n’a aucun habitant dans les bâtiments principaux et ne lance aucun dé.
        [1] { $seat } lance : { told-first }.
        [2] { $seat } lance : { told-first }, { told-second }.
       *[3] { $seat } lance : { told-first }, { told-second }, { told-third }.
    }
course-roll-neutral =
    { $colours ->
        [1] Dés neutres : { told-first }.
        [2] Dés neutres : { told-first }, { told-second }.
       *[3] Dés neutres : { told-first }, { told-second }, { told-third }.
    }
told-first =
    { $first ->
        [red] rouge { $first_dice }
        [white] blanc { $first_dice }
       *[yellow] jaune { $first_dice }
    }
told-second =
    { $second ->
        [red] rouge { $second_dice }
        [white] blanc { $second_dice }
       *[yellow] jaune { $second_dice }
    }
told-third =
    { $third ->
        [red] rouge { $third_dice }
        [white] blanc { $third_dice }
       *[yellow] jaune { $third_dice }
    }

## Events: the name of the event, then what it does

course-event-deniers =
    { $count ->
        [one] { title-of-event } : chacun perd { $count } denier.
       *[other] { title-of-event } : chacun perd { $count } deniers.
    }
course-event-influence =
    { $count ->
        [one] { title-of-event } : chacun perd { $count } point d’influence.
       *[other] { title-of-event } : chacun perd { $count } points d’influence.
    }
course-event-cathedral =
    { $count ->
        [one] { title-of-event } : chacun retire un de ses cubes de la cathédrale.
       *[other] { title-of-event } : chacun retire { $count } de ses cubes de la cathédrale.
    }
course-event-cubes =
    { $count ->
        [one] { title-of-event } : chacun retire un de ses cubes d’un événement.
       *[other] { title-of-event } : chacun retire { $count } de ses cubes placés sur des événements.
    }
course-event-citizen = { title-of-event } : un habitant neutre est placé { named-building.in }.
course-newcomer-on-neutral = L’habitant neutre en remplace un autre { named-building.in }.
course-newcomer = L’habitant neutre prend la case { $space } { named-building.de }.
log-event-missed =
    { $count ->
        [0] { $seat } ne peut pas tout payer ({ title-of-event }) et n’a aucun point à perdre.
        [one] { $seat } ne peut pas tout payer ({ title-of-event }) et perd { $count } point.
       *[other] { $seat } ne peut pas tout payer ({ title-of-event }) et perd { $count } points.
    }
course-black-dice =
    { $count ->
        [0] Aucun dé noir à ce tour.
        [one] Dé noir : { $dice }.
       *[other] Dés noirs : { $dice }.
    }
course-countered = Toutes les bannières { named-event.de } sont couvertes. { $seat } remporte la carte.
course-countered-stays = Toutes les bannières { named-event.de } sont couvertes. La carte reste.
course-countered-tied = Égalité pour le plus grand nombre de cubes : les points sont partagés, arrondis à l’inférieur.

## Citizens who are expelled

effect-driven-out = Habitant expulsé { named-building.de } : { $seat }.
effect-driven-out-neutral = Un habitant neutre est expulsé { named-building.de }.
effect-slides = Habitant poussé sur la case { $space } : { $seat }.
effect-slides-neutral = Un habitant neutre est poussé sur la case { $space }.

## What actions do, cost and give

effect-tradesman =
    { $count ->
        [0] { $seat } place gratuitement un homme de métier sur { named-card }.
        [one] { $seat } paie { $count } denier pour un homme de métier sur { named-card }.
       *[other] { $seat } paie { $count } deniers pour un homme de métier sur { named-card }.
    }
effect-cubes =
    { $count ->
        [one] { $seat } place { $count } cube sur { named-card }.
       *[other] { $seat } place { $count } cubes sur { named-card }.
    }
effect-cubes-on-event =
    { $count ->
        [one] { $seat } place { $count } cube sur { named-event }.
       *[other] { $seat } place { $count } cubes sur { named-event }.
    }
effect-activations = { $seat } active { named-card } { $count } fois.
effect-nothing = { $seat } ne gagne rien.
effect-deniers-lost =
    { $count ->
        [one] { title-of-event } : { $seat } perd { $count } denier.
       *[other] { title-of-event } : { $seat } perd { $count } deniers.
    }
effect-influence-lost =
    { $count ->
        [one] { title-of-event } : { $seat } perd { $count } point d’influence.
       *[other] { title-of-event } : { $seat } perd { $count } points d’influence.
    }
effect-deniers-paid =
    { $count ->
        [one] { $seat } paie { $count } denier.
       *[other] { $seat } paie { $count } deniers.
    }
effect-influence-paid =
    { $count ->
        [one] { $seat } paie { $count } point d’influence.
       *[other] { $seat } paie { $count } points d’influence.
    }
effect-deniers =
    { $count ->
        [one] { $seat } gagne { $count } denier.
       *[other] { $seat } gagne { $count } deniers.
    }
effect-influence =
    { $count ->
        [one] { $seat } gagne { $count } point d’influence.
       *[other] { $seat } gagne { $count } points d’influence.
    }
effect-citizens =
    { $count ->
        [one] { $seat } gagne { $count } habitant de la réserve générale.
       *[other] { $seat } gagne { $count } habitants de la réserve générale.
    }
effect-points =
    { $count ->
        [one] { $seat } marque { $count } point.
       *[other] { $seat } marque { $count } points.
    }

## The last scoring, which everyone reads

score-character = { $seat } révèle un personnage : { named-character }.
score-cubes-left =
    { $count ->
        [one] { $seat } marque { $count } point pour ses cubes sur les événements.
       *[other] { $seat } marque { $count } points pour ses cubes sur les événements.
    }
score-tradesmen =
    { $count ->
        [one] { $seat } marque { $count } point pour ses hommes de métier.
       *[other] { $seat } marque { $count } points pour ses hommes de métier.
    }
score-henry-i =
    { $count ->
        [one] { $seat } marque { $count } point (Henri Ier).
       *[other] { $seat } marque { $count } points (Henri Ier).
    }
score-hugues-de-payns =
    { $count ->
        [one] { $seat } marque { $count } point (Hugues de Payns).
       *[other] { $seat } marque { $count } points (Hugues de Payns).
    }
score-urban-iv =
    { $count ->
        [one] { $seat } marque { $count } point (Urbain IV).
       *[other] { $seat } marque { $count } points (Urbain IV).
    }
score-chretien-de-troyes =
    { $count ->
        [one] { $seat } marque { $count } point (Chrétien de Troyes).
       *[other] { $seat } marque { $count } points (Chrétien de Troyes).
    }
score-the-florentine =
    { $count ->
        [one] { $seat } marque { $count } point (le Florentin).
       *[other] { $seat } marque { $count } points (le Florentin).
    }
score-thibaut-ii =
    { $count ->
        [one] { $seat } marque { $count } point (Thibaut II).
       *[other] { $seat } marque { $count } points (Thibaut II).
    }
score-levels-missed =
    { $count ->
        [0] { $seat } a des niveaux de la cathédrale sans cube et aucun point à perdre.
        [one] { $seat } perd { $count } point pour des niveaux de la cathédrale sans cube.
       *[other] { $seat } perd { $count } points pour des niveaux de la cathédrale sans cube.
    }
score-total =
    { $count ->
        [0] { $seat } n’a aucun point.
        [one] { $seat } a { $count } point.
       *[other] { $seat } a { $count } points.
    }
