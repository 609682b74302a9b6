# Why something can't be decided now: the whole answer to "Why can't I?", a sentence or two.

## What a player lacks

why-influence =
    { $needed ->
        [one] { $count ->
            [0] Il faut { $needed } point d’influence. Vous n’en avez pas.
           *[more] Il faut { $needed } point d’influence. Vous en avez { $count }.
        }
       *[other] { $count ->
            [0] Il faut { $needed } points d’influence. Vous n’en avez pas.
           *[more] Il faut { $needed } points d’influence. Vous en avez { $count }.
        }
    }
why-deniers =
    { $needed ->
        [one] Il faut { $needed } denier. Vous n’en avez pas.
       *[other] { $count ->
            [0] Il faut au moins { $needed } deniers. Vous n’en avez pas.
            [one] Il faut au moins { $needed } deniers. Vous en avez { $count }.
           *[other] Il faut au moins { $needed } deniers. Vous en avez { $count }.
        }
    }
why-supply = Votre réserve personnelle est vide. Vous pouvez recruter un habitant avec de l’influence.
why-supply-full = Il reste un habitant dans votre réserve personnelle : vous ne pouvez pas utiliser d’influence pour cela.
why-general-supply = La réserve générale ne contient plus aucun de vos habitants.
why-not-richest = L’influence se prend à l’adversaire qui en a le plus.
why-own-influence = Impossible de vous prendre de l’influence à vous-même.
why-times =
    { $count ->
        [0] Vos dés ne suffisent pas pour une activation.
        [one] Vos dés ne suffisent que pour { $count } activation.
       *[other] Vos dés ne suffisent que pour { $count } activations.
    }
why-one-first = Il faut le faire au moins une fois avant d’arrêter.

## Dice

why-die = Aucun dé de ce genre ne s’y trouve.
why-no-dice = Vous n’avez aucun dé dans votre quartier.
why-dice = Aucun des dés utilisables ne suffit pour cela.
why-black = Tous vos dés ensemble ne peuvent pas vaincre le dé noir le plus fort.
why-must-defend = Vos dés peuvent vaincre le dé noir le plus fort : vous devez les utiliser.
why-pips = Le total du groupe est de { $count }. Il faut { $needed }.
why-group-full =
    { $count ->
        [one] Cette action ne prend que { $count } dé.
       *[other] Le groupe a déjà tous les dés permis.
    }
why-colour = Les dés de cette couleur ne servent pas à cela.
why-own-die = Seuls les dés de votre quartier peuvent être choisis ici.
why-not-sold = Seul son propriétaire peut utiliser un dé violet.
why-not-given = Vous ne pouvez donner que des dés de votre quartier.
why-own-not-taken = Vous ne pouvez prendre que des dés d’autres quartiers.
why-not-swapped = Vous avez déjà échangé un dé avec ce quartier.
why-swap = Il n’y a aucun dé à échanger.
why-none-left =
    { $colour ->
        [red] La réserve n’a plus de dé rouge.
        [white] La réserve n’a plus de dé blanc.
        [yellow] La réserve n’a plus de dé jaune.
       *[purple] Votre dé violet est déjà dans votre quartier.
    }
why-value = Les dés du groupe ne peuvent pas prendre cette valeur.
why-no-cube-brings = Aucun cube ne vous permet d’utiliser ce dé maintenant.
why-cube-helps = Un cube a déjà aidé ce groupe.
why-never-helps = Les cubes de cette carte n’aident pas un groupe de dés.

## Cards, events, citizens and cubes

why-card = Cette carte n’est pas révélée.
why-not-in-box = Cette carte ne fait pas partie du jeu.
why-card-full = Tous les emplacements pour hommes de métier de cette carte sont pris.
why-no-event = Il n’y a aucun événement pour les cubes de cette carte.
why-event = Cet événement n’est pas en jeu.
why-event-closed = Cette carte ne peut pas placer de cube sur cet événement maintenant.
why-cathedral-full = La cathédrale n’a plus de place dans les colonnes de vos dés.
why-column-full = Cette colonne de la cathédrale est pleine.
why-no-stone = Vous n’avez aucun cube à cet endroit.
why-no-cube-on-card = Vous n’avez aucun cube sur cette carte.
why-no-cube-on-event = Vous n’avez aucun cube sur cet événement.
why-no-cubes-to-take =
    { $count ->
        [0] Vous n’avez aucun cube sur cette carte.
        [one] Vous n’avez que { $count } cube sur cette carte.
       *[other] Vous n’avez que { $count } cubes sur cette carte.
    }
why-keeps-none = Aucun cube ne reste sur cette carte.
why-space-taken = Cette case est prise.
why-no-citizen = Aucun de vos habitants ne s’y trouve.
why-no-tradesman = Vous n’avez aucun homme de métier sur cette carte.
why-must-give = Vous pouvez encore donner un habitant : vous devez le faire.
why-none-possessed = Cette personne n’a aucun habitant sur l’événement.

## Ramparts

why-no-ramparts = Cette partie se joue sans les remparts.
why-pay = Un dé ne donne pas plus de points d’action que sa face la plus forte.
why-wall-end = Votre garde a atteint le bout des remparts.
why-gate = Votre garde n’a pas encore atteint cette porte.
why-gate-closed = Cette tuile n’accepte pas de cube pour un dé de la couleur qu’elle apporte, et un seul par action pour les autres dés.
why-tile-covered = Vous avez déjà placé un cube sur cette tuile pendant cette action. Elle n’en accepte qu’un à chaque fois.
why-same-tile = Le cube vient de cette tuile. Choisissez une autre destination.
why-tile = Cette tuile n’est pas en jeu.
why-tile-no-cubes = Cette tuile n’accepte pas de cubes.
why-tile-never-spent = Les cubes de cette tuile ne se dépensent jamais. Ils comptent à la fin de la partie.
why-no-cube-on-tile = Vous n’avez aucun cube sur cette tuile.
why-tile-used = Vous avez déjà utilisé un cube de cette tuile cette fois-ci.
why-tile-later = Le cube de cette tuile sert à un autre moment.

## When it is asked for instead

when-settle = Ces habitants se placent avant le premier tour.
when-action = Les actions viennent après les événements et les dés noirs, une chaque fois que c’est à vous. Tant que vous choisissez les dés de l’une d’elles, « Annuler » vous ramène au choix de l’action.
when-group = Les dés se choisissent après l’action.
when-card = Ce choix vient quand vous activez une carte qui le demande.
when-send = Un habitant quitte un bâtiment quand vous activez une carte et que votre réserve personnelle est vide.
when-cube = Un cube sur une carte vous permet ce choix pour un groupe.
when-reroll = Le dé à relancer se choisit une fois l’influence payée.
when-turn = Les dés à retourner se choisissent une fois l’influence payée.
when-tile = Le cube d’une tuile extérieure vous permet ce choix.
when-guard = Ce choix vient quand vous déplacez votre garde.
when-carry-out = Cela se fait tout seul après une action.
when-event = Ce choix vient quand un événement prend effet.
when-defence = On affronte les dés noirs quand ils attaquent.
