# What each thing does. The numbers are those of the tables; a text says nothing that a table says in numbers.

## Activity cards, by the kind of their effect: what each activation does immediately

about-kind-cube =
    { $price ->
        [none] Placez un cube sur un événement au choix.
       *[other] Payez : { x-prices }. Placez un cube sur un événement au choix.
    }
about-kind-cube-rolled = Lancez un dé noir. S’il fait { $hits } ou plus, placez un cube sur un événement au choix.
about-kind-cube-for-red-dice = Pour chaque dé rouge restant dans votre quartier : placez un cube sur un événement au choix.
about-kind-gain =
    { $price ->
        [none] Gain : { x-gains }.
       *[other] Payez : { x-prices }. Gain : { x-gains }.
    }

# of: how many of them count once. [1] is the number 1 and reads "each"; it is not the singular of a language, which
# may be 21 as well
about-kind-gain-for-citizens =
    { $of ->
        [1] Pour chacun de vos habitants présents au Palais, ou à l’Évêché si vous en avez plus là-bas : { gain-at-price }.
       *[more] Par tranche de { $of } de vos habitants présents au Palais, ou à l’Évêché si vous en avez plus là-bas : { gain-at-price }.
    }
about-kind-gain-for-cathedral =
    { $of ->
        [1] Pour chacun de vos cubes dans la cathédrale : { gain-at-price }.
       *[more] Par tranche de { $of } de vos cubes dans la cathédrale : { gain-at-price }.
    }
about-kind-gain-for-events =
    { $of ->
        [1] Pour chaque événement portant un de vos cubes : { gain-at-price }.
       *[more] Par tranche de { $of } événements portant un de vos cubes : { gain-at-price }.
    }
about-kind-gain-for-red-dice =
    { $of ->
        [1] Pour chaque dé rouge restant dans votre quartier : { gain-at-price }.
       *[more] Par tranche de { $of } dés rouges restant dans votre quartier : { gain-at-price }.
    }
about-kind-gain-for-others-in-city-hall =
    { $of ->
        [1] Pour chaque habitant de l’Hôtel de Ville qui n’est pas à vous, neutres compris : { gain-at-price }.
       *[more] Par tranche de { $of } habitants de l’Hôtel de Ville qui ne sont pas à vous, neutres compris : { gain-at-price }.
    }
about-kind-gain-for-districts =
    { $of ->
        [1] Pour chaque quartier ayant moins de dés que le vôtre, neutre compris : { gain-at-price }.
       *[more] Par tranche de { $of } quartiers ayant moins de dés que le vôtre, neutre compris : { gain-at-price }.
    }
# A list after a colon, and its cost in brackets
gain-at-price =
    { $price ->
        [none] { x-gains }
       *[other] { x-gains } (à payer : { x-prices })
    }

## For each cube that is placed there and used later. used_as, dice: the colour of the group, and of its dice, or any

about-kind-add-to-total =
    { $used_as ->
        [red] Chaque cube ajoute { $amount } au total d’un groupe de dés rouges.
        [white] Chaque cube ajoute { $amount } au total d’un groupe de dés blancs.
        [yellow] Chaque cube ajoute { $amount } au total d’un groupe de dés jaunes.
       *[any] Chaque cube ajoute { $amount } au total d’un groupe de dés.
    }
about-kind-add-to-each =
    { $used_as ->
        [red] Chaque cube ajoute { $amount } à chaque dé rouge d’un groupe.
        [white] Chaque cube ajoute { $amount } à chaque dé blanc d’un groupe.
        [yellow] Chaque cube ajoute { $amount } à chaque dé jaune d’un groupe.
       *[any] Chaque cube ajoute { $amount } à chaque dé d’un groupe.
    }
about-kind-set-each =
    { $used_as ->
        [red] Chaque cube donne à chaque dé rouge d’un groupe la valeur { $amount }.
        [white] Chaque cube donne à chaque dé blanc d’un groupe la valeur { $amount }.
        [yellow] Chaque cube donne à chaque dé jaune d’un groupe la valeur { $amount }.
       *[any] Chaque cube donne à chaque dé d’un groupe la valeur { $amount }.
    }
about-kind-recolour =
    { $dice ->
        [red]
            { $used_as ->
                [white] Chaque cube permet d’utiliser un groupe de dés rouges comme des dés blancs.
                [yellow] Chaque cube permet d’utiliser un groupe de dés rouges comme des dés jaunes.
               *[any] Chaque cube permet d’utiliser un groupe de dés rouges comme des dés de n’importe quelle couleur.
            }
        [white]
            { $used_as ->
                [red] Chaque cube permet d’utiliser un groupe de dés blancs comme des dés rouges.
                [yellow] Chaque cube permet d’utiliser un groupe de dés blancs comme des dés jaunes.
               *[any] Chaque cube permet d’utiliser un groupe de dés blancs comme des dés de n’importe quelle couleur.
            }
       *[yellow]
            { $used_as ->
                [red] Chaque cube permet d’utiliser un groupe de dés jaunes comme des dés rouges.
                [white] Chaque cube permet d’utiliser un groupe de dés jaunes comme des dés blancs.
               *[any] Chaque cube permet d’utiliser un groupe de dés jaunes comme des dés de n’importe quelle couleur.
            }
    }
about-kind-multiply =
    { $dice ->
        [red]
            { $used_as ->
                [red] Chaque cube change un dé rouge en { $amount } dés rouges de même valeur.
                [white] Chaque cube change un dé rouge en { $amount } dés blancs de même valeur.
                [yellow] Chaque cube change un dé rouge en { $amount } dés jaunes de même valeur.
               *[any] Chaque cube change un dé rouge en { $amount } dés de même valeur et de n’importe quelle couleur.
            }
        [white]
            { $used_as ->
                [red] Chaque cube change un dé blanc en { $amount } dés rouges de même valeur.
                [white] Chaque cube change un dé blanc en { $amount } dés blancs de même valeur.
                [yellow] Chaque cube change un dé blanc en { $amount } dés jaunes de même valeur.
               *[any] Chaque cube change un dé blanc en { $amount } dés de même valeur et de n’importe quelle couleur.
            }
       *[yellow]
            { $used_as ->
                [red] Chaque cube change un dé jaune en { $amount } dés rouges de même valeur.
                [white] Chaque cube change un dé jaune en { $amount } dés blancs de même valeur.
                [yellow] Chaque cube change un dé jaune en { $amount } dés jaunes de même valeur.
               *[any] Chaque cube change un dé jaune en { $amount } dés de même valeur et de n’importe quelle couleur.
            }
    }
about-kind-take-one-each =
    { $used_as ->
        [red] Chaque cube permet de prendre gratuitement un dé rouge dans chacun des autres quartiers, neutre compris.
        [white] Chaque cube permet de prendre gratuitement un dé blanc dans chacun des autres quartiers, neutre compris.
        [yellow] Chaque cube permet de prendre gratuitement un dé jaune dans chacun des autres quartiers, neutre compris.
       *[any] Chaque cube permet de prendre gratuitement un dé dans chacun des autres quartiers, neutre compris.
    }

about-helps-to-place = Un cube peut aussi servir à placer un habitant.
about-not-at-cathedral = Un cube ne peut pas servir à la cathédrale.

## Events, by the kind of their effect

about-kind-black-dice =
    { $leaves ->
        [0] { about-black-dice } Une fois l’événement contré, ses cubes retournent à leurs propriétaires et la carte reste.
       *[more] { about-black-dice }
    }
# A whole sentence
about-black-dice =
    { $black_dice ->
        [one] Ajoute { $black_dice } dé noir à chaque tour.
       *[other] Ajoute { $black_dice } dés noirs à chaque tour.
    }
about-kind-lose-deniers =
    { $lose_deniers ->
        [one] À chaque tour, chacun perd { $lose_deniers } denier.
       *[other] À chaque tour, chacun perd { $lose_deniers } deniers.
    }
about-kind-lose-influence =
    { $lose_influence ->
        [one] À chaque tour, chacun perd { $lose_influence } point d’influence.
       *[other] À chaque tour, chacun perd { $lose_influence } points d’influence.
    }
about-kind-lose-cathedral = À chaque tour, chacun retire un de ses cubes de la cathédrale.
about-kind-lose-cubes = À chaque tour, chacun retire un de ses cubes d’un événement.
about-kind-neutral-citizen =
    { $neutral_citizen_to ->
        [palace] À chaque tour, un dé est lancé. Un habitant neutre prend la case de cette valeur au Palais.
        [bishopric] À chaque tour, un dé est lancé. Un habitant neutre prend la case de cette valeur à l’Évêché.
       *[city-hall] À chaque tour, un dé est lancé. Un habitant neutre prend la case de cette valeur à l’Hôtel de Ville.
    }

## Characters

about-counting-events-won = Compte les cartes Événement en fin de partie. { character-scale }
about-counting-influence-left = Compte l’influence en fin de partie. { character-scale }
about-counting-own-cubes-in-the-cathedral = Compte les cubes dans la cathédrale. { character-scale }
about-counting-own-citizens-in-the-main-buildings = Compte les habitants présents dans les bâtiments principaux. { character-scale }
about-counting-own-tradesmen-on-activity-cards = Compte les hommes de métier sur les cartes Activité. { character-scale }
about-counting-deniers-left = Compte les deniers en fin de partie. { character-scale }
# A whole sentence
character-scale = Tout le monde marque des points pour ce nombre : { $points_1 } dès { $thresholds_1 }, { $points_2 } dès { $thresholds_2 }, { $points_3 } dès { $thresholds_3 }. Seul compte le plus haut palier.

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

# The same with influence in full, as the sentences about cards say it
x-prices =
    { $price ->
        [deniers] { price-of-deniers }
        [influence] { x-price-of-influence }
       *[deniers-influence] { price-of-deniers }, { x-price-of-influence }
    }
x-gains =
    { $gain ->
        [deniers] { gain-of-deniers }
        [influence] { x-gain-of-influence }
        [points] { gain-of-points }
        [citizens] { gain-of-citizens }
        [deniers-influence] { gain-of-deniers }, { x-gain-of-influence }
        [deniers-points] { gain-of-deniers }, { gain-of-points }
        [deniers-citizens] { gain-of-deniers }, { gain-of-citizens }
        [influence-points] { x-gain-of-influence }, { gain-of-points }
        [influence-citizens] { x-gain-of-influence }, { gain-of-citizens }
        [points-citizens] { gain-of-points }, { gain-of-citizens }
        [deniers-influence-points] { gain-of-deniers }, { x-gain-of-influence }, { gain-of-points }
        [deniers-influence-citizens] { gain-of-deniers }, { x-gain-of-influence }, { gain-of-citizens }
        [deniers-points-citizens] { gain-of-deniers }, { gain-of-points }, { gain-of-citizens }
        [influence-points-citizens] { x-gain-of-influence }, { gain-of-points }, { gain-of-citizens }
       *[deniers-influence-points-citizens] { gain-of-deniers }, { x-gain-of-influence }, { gain-of-points }, { gain-of-citizens }
    }
x-price-of-influence =
    { $pay_influence ->
        [one] { $pay_influence } point d’influence
       *[other] { $pay_influence } points d’influence
    }
x-gain-of-influence =
    { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    }

## Amounts

price-of-deniers =
    { $pay_deniers ->
        [one] { $pay_deniers } denier
       *[other] { $pay_deniers } deniers
    }
price-of-influence = { $pay_influence } influence
gain-of-deniers =
    { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }
gain-of-influence = { $influence } influence
gain-of-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gain-of-citizens =
    { $citizens ->
        [one] { $citizens } habitant de la réserve générale
       *[other] { $citizens } habitants de la réserve générale
    }

## Hints below a button: what a decision gives for certain. The number and its sign first, no verb, no full stop

foresee-deniers =
    { $count ->
        [one] +{ $count } denier
       *[other] +{ $count } deniers
    }
foresee-deniers-paid =
    { $count ->
        [one] −{ $count } denier
       *[other] −{ $count } deniers
    }
foresee-influence = +{ $count } influence
foresee-influence-paid = −{ $count } influence
foresee-points =
    { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }
foresee-points-lost =
    { $count ->
        [one] −{ $count } point
       *[other] −{ $count } points
    }
foresee-citizens =
    { $count ->
        [one] +{ $count } habitant dans votre réserve
       *[other] +{ $count } habitants dans votre réserve
    }
foresee-citizens-placed =
    { $count ->
        [one] −{ $count } habitant dans votre réserve
       *[other] −{ $count } habitants dans votre réserve
    }
foresee-citizens-then =
    { $count ->
        [0] ensuite aucun habitant dans votre réserve
        [one] ensuite { $count } habitant dans votre réserve
       *[other] ensuite { $count } habitants dans votre réserve
    }
foresee-delayed =
    { $count ->
        [one] +{ $count } cube sur une carte
       *[other] +{ $count } cubes sur une carte
    }
foresee-delayed-used =
    { $count ->
        [one] −{ $count } cube sur une carte
       *[other] −{ $count } cubes sur une carte
    }
foresee-each-points =
    { $count ->
        [one] à présent { $count } point chaque fois
       *[other] à présent { $count } points chaque fois
    }
foresee-each-cubes =
    { $count ->
        [one] à présent { $count } cube chaque fois
       *[other] à présent { $count } cubes chaque fois
    }
foresee-each-deniers =
    { $count ->
        [one] à présent { $count } denier chaque fois
       *[other] à présent { $count } deniers chaque fois
    }
# After these, of cards that count dice: those of the action are gone by then
foresee-each-dice-used = sans compter les dés utilisés
foresee-won = carte Événement : { title-of-event }
foresee-group-short = pas encore assez : total nécessaire { $needed }
foresee-no-such-dice = aucun autre quartier n’a de tels dés
foresee-group-activations =
    { $count ->
        [one] ensuite { $count } activation
       *[other] ensuite { $count } activations
    }
foresee-group-delayed =
    { $count ->
        [one] ensuite { $count } cube en réserve
       *[other] ensuite { $count } cubes en réserve
    }
foresee-group-stones =
    { $count ->
        [one] ensuite { $count } cube dans la cathédrale
       *[other] ensuite { $count } cubes dans la cathédrale
    }
foresee-group-cubes =
    { $count ->
        [one] ensuite { $count } cube sur l’événement
       *[other] ensuite { $count } cubes sur l’événement
    }
foresee-group-deniers =
    { $count ->
        [one] ensuite { $count } denier
       *[other] ensuite { $count } deniers
    }

# lines: numbers of spaces with arrows
about-placing = { settled-building } : l’occupant de la case est poussé sur la suivante de sa ligne ({ $lines }) et en pousse de même l’occupant ; l’habitant poussé hors de la dernière case est expulsé.
