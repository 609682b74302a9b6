# The activity cards of The Ladies of Troyes: what they do, and what they ask.

## What a card does, by the kind of its effect: each activation. [1] is the number 1, as in about.ftl

about-kind-gain-for-own-in-city-hall =
    { $of ->
        [1] Pour chacun de vos habitants présents à l’Hôtel de Ville : { gain-at-price }.
       *[more] Par tranche de { $of } de vos habitants présents à l’Hôtel de Ville : { gain-at-price }.
    }
about-kind-gain-for-tradesmen =
    { $of ->
        [1] Pour chacun de vos hommes de métier sur les cartes Activité, celui-ci compris : { gain-at-price }.
       *[more] Par tranche de { $of } de vos hommes de métier sur les cartes Activité, celui-ci compris : { gain-at-price }.
    }
about-kind-gain-for-events-won =
    { $of ->
        [1] Pour chaque carte Événement que vous avez remportée : { gain-at-price }.
       *[more] Par tranche de { $of } cartes Événement que vous avez remportées : { gain-at-price }.
    }
about-kind-gain-for-white-dice =
    { $of ->
        [1] Pour chaque dé blanc restant dans votre quartier : { gain-at-price }.
       *[more] Par tranche de { $of } dés blancs restant dans votre quartier : { gain-at-price }.
    }
about-kind-gain-above =
    { $deniers_above ->
        [one] S’il vous reste plus de { $deniers_above } denier : { gain-of-points }. Vous ne le payez pas.
       *[other] S’il vous reste plus de { $deniers_above } deniers : { gain-of-points }. Vous ne les payez pas.
    }
about-kind-either = Choisissez à chaque fois : { x-gain-of-influence } ou { gain-of-points }.
about-kind-influence-taken =
    { $take_influence ->
        [one] Gain : { x-gain-of-influence }. Prenez ensuite { $take_influence } point d’influence à l’adversaire qui en a le plus.
       *[other] Gain : { x-gain-of-influence }. Prenez ensuite { $take_influence } points d’influence à l’adversaire qui en a le plus.
    }
about-kind-stones = Placez un cube dans n’importe quelle colonne de la cathédrale. Une colonne pleine a un quatrième niveau. Tant que cette carte est en jeu, n’avoir aucun cube au quatrième niveau coûte aussi des points à la fin.
about-kind-cubes-everywhere =
    { $pay_a_cube ->
        [one] Pour chaque événement de la file, vous pouvez payer { $pay_a_cube } denier pour y placer un cube.
       *[other] Pour chaque événement de la file, vous pouvez payer { $pay_a_cube } deniers pour y placer un cube.
    }

## Mixed cards: an action either places cubes on them or removes some

about-kind-gain-later =
    { $put_deniers ->
        [0] Placez un cube ici, ou retirez-en un (gain : { x-gains }).
        [one] Placez un cube ici (à payer : { $put_deniers } denier), ou retirez-en un (gain : { x-gains }).
       *[other] Placez un cube ici (à payer : { $put_deniers } deniers), ou retirez-en un (gain : { x-gains }).
    }
about-kind-cubes-later =
    { $cubes ->
        [one] Placez un cube ici, ou retirez-en un pour placer { $cubes } cube sur un événement.
       *[other] Placez un cube ici, ou retirez-en un pour placer { $cubes } cubes sur un même événement.
    }

## Cards whose cubes score at the end

about-kind-worth-less =
    { $worth ->
        [one] Placez un cube ici. À la fin, chacun de vos cubes rapporte { $worth } point moins le nombre de tous les cubes sur cette carte.
       *[other] Placez un cube ici. À la fin, chacun de vos cubes rapporte { $worth } points moins le nombre de tous les cubes sur cette carte.
    }
about-kind-most-cubes =
    { $most ->
        [one] Placez un cube ici. À la fin, qui en a le plus marque { $most } point. Les ex æquo le partagent.
       *[other] Placez un cube ici. À la fin, qui en a le plus marque { $most } points. Les ex æquo les partagent.
    }
about-kind-cube-for-die =
    { $most ->
        [one] Chaque dé du groupe place un cube ici. { by-die } À la fin, qui a le plus de cubes marque { $most } point. Les ex æquo le partagent.
       *[other] Chaque dé du groupe place un cube ici. { by-die } À la fin, qui a le plus de cubes marque { $most } points. Les ex æquo les partagent.
    }
# A whole sentence. The two kinds of dice, with what each gives as a list
by-die = Dé faible (trois au plus) : { low-points }, influence +{ $low }. Dé fort : { high-points }, influence +{ $high }.
low-points =
    { $low ->
        [one] { $low } point
       *[other] { $low } points
    }
high-points =
    { $high ->
        [one] { $high } point
       *[other] { $high } points
    }

## Buttons

do-put =
    { $count ->
        [one] Placer { $count } cube sur { named-card }{ put-price }
       *[other] Placer { $count } cubes sur { named-card }{ put-price }
    }
# In brackets, or nothing
put-price =
    { $deniers ->
        [0] {""}
        [one] {" "}(coût : { $deniers } denier)
       *[other] {" "}(coût : { $deniers } deniers)
    }
do-take-deniers =
    { $gain ->
        [one] { take-cubes } : +{ $gain } denier
       *[other] { take-cubes } : +{ $gain } deniers
    }
do-take-influence = { take-cubes } : +{ $gain } influence
do-take-points =
    { $gain ->
        [one] { take-cubes } : +{ $gain } point
       *[other] { take-cubes } : +{ $gain } points
    }
do-take-cubes =
    { $gain ->
        [one] { take-cubes } : chacun donne { $gain } cube sur un événement
       *[other] { take-cubes } : chacun donne { $gain } cubes sur un même événement
    }
take-cubes =
    { $count ->
        [one] Retirer { $count } cube { named-card.de }
       *[other] Retirer { $count } cubes { named-card.de }
    }
do-on-cubes =
    { $cubes ->
        [one] Placer { $cubes } cube sur { named-event } (influence +{ $influence }, dernière bannière) · { event-points }
       *[other] Placer { $cubes } cubes sur { named-event } (influence +{ $influence } chacun, { $banners } bannières restantes) · { event-points }
    }
do-gain-influence =
    { $count ->
        [one] Gagner { $count } point d’influence
       *[other] Gagner { $count } points d’influence
    }
do-gain-points =
    { $count ->
        [one] Gagner { $count } point de victoire
       *[other] Gagner { $count } points de victoire
    }
do-from =
    { $count ->
        [one] Prendre { $count } point d’influence à { $from_seat }
       *[other] Prendre { $count } points d’influence à { $from_seat }
    }
do-column =
    { $count ->
        [one] Placer un cube dans la colonne { $column }, niveau { $level } ({ $count } point, influence +{ $influence })
       *[other] Placer un cube dans la colonne { $column }, niveau { $level } ({ $count } points, influence +{ $influence })
    }
do-enough-taking = Ne plus retirer de cubes
do-enough-activation = Ne plus placer de cubes avec cette activation
do-enough-columns = Ne plus placer de cubes dans la cathédrale

## What a player is asked

ask-put-or-take =
    { $cubes ->
        [0] Combien de cubes placer sur { named-card } ? Au plus { $count }.
        [one] Placer des cubes sur { named-card }, ou retirer votre seul cube ? Au plus { $count }.
       *[other] Placer des cubes sur { named-card }, ou retirer certains de vos { $cubes } cubes ? Au plus { $count }.
    }
ask-cubes-at-once =
    { $count ->
        [one] Choisissez un événement pour { $cubes } cubes ({ named-card }). C’est le dernier cube que vous pouvez retirer.
       *[other] Choisissez un événement pour { $cubes } cubes ({ named-card }). Cubes que vous pouvez encore retirer : { $count }.
    }
ask-cube-on-each =
    { $count ->
        [one] Choisissez un événement pour un cube ({ named-card }). Coût : { each-cube-price }. C’est la dernière activation.
       *[other] Choisissez un événement pour un cube ({ named-card }). Coût : { each-cube-price }. Activations restantes : { $count }.
    }
# After a colon
each-cube-price =
    { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }
ask-gain =
    { $count ->
        [one] Choisissez entre influence et points ({ named-card }). C’est la dernière activation.
       *[other] Choisissez entre influence et points ({ named-card }). Activations restantes : { $count }.
    }
ask-from-whom =
    { $count ->
        [one] Choisissez à quel adversaire prendre de l’influence ({ named-card }).
       *[other] Choisissez à quel adversaire prendre de l’influence ({ named-card }). Activations restantes : { $count }.
    }
ask-column =
    { $count ->
        [one] Choisissez une colonne pour le dernier cube ({ named-card }).
       *[other] Choisissez une colonne pour un cube ({ named-card }). Cubes restants : { $count }.
    }

## Hints, and what carries out an action

foresee-group-to-end =
    { $count ->
        [one] ensuite { $count } cube qui compte à la fin
       *[other] ensuite { $count } cubes qui comptent à la fin
    }
do-done-to-end =
    { $count ->
        [one] Terminer : placer { $count } cube sur { named-card } pour le décompte final{ done-price }{ done-tradesman }
       *[other] Terminer : placer { $count } cubes sur { named-card } pour le décompte final{ done-price }{ done-tradesman }
    }
foresee-group-mixed =
    { $count ->
        [one] ensuite { $count } cube à placer ou à retirer
       *[other] ensuite jusqu’à { $count } cubes à placer ou à retirer
    }
do-done-mixed =
    { $count ->
        [one] Terminer : placer { $count } cube sur { named-card }, ou en retirer { $count }{ done-price }{ done-tradesman }
       *[other] Terminer : placer jusqu’à { $count } cubes sur { named-card }, ou en retirer autant{ done-price }{ done-tradesman }
    }
