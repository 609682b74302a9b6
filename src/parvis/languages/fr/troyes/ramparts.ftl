# The ramparts: names of outdoor tiles, what they do, buttons and questions.

## Outdoor tiles. The letter or colour of a side is a name of the data: players know a tile by its gate, as each gate has one

tile-i-a = Tuile de la porte I
tile-i-b = Tuile de la porte I
tile-i-c = Tuile de la porte I
tile-i-d = Tuile de la porte I
tile-ii-a = Tuile de la porte II
tile-ii-b = Tuile de la porte II
tile-ii-c = Tuile de la porte II
tile-ii-d = Tuile de la porte II
tile-iii-yellow = Tuile de la porte III
tile-iii-white = Tuile de la porte III
tile-iii-red = Tuile de la porte III
tile-iii-purple = Tuile de la porte III
tile-iv-a = Tuile de la porte IV
tile-iv-b = Tuile de la porte IV
tile-iv-c = Tuile de la porte IV
tile-iv-d = Tuile de la porte IV
# Within a sentence: the object of a verb, or after a preposition; cases as in names.ftl
named-tile =
    { $tile ->
        [i-a] la tuile de la porte I
        [i-b] la tuile de la porte I
        [i-c] la tuile de la porte I
        [i-d] la tuile de la porte I
        [ii-a] la tuile de la porte II
        [ii-b] la tuile de la porte II
        [ii-c] la tuile de la porte II
        [ii-d] la tuile de la porte II
        [iii-yellow] la tuile de la porte III
        [iii-white] la tuile de la porte III
        [iii-red] la tuile de la porte III
        [iii-purple] la tuile de la porte III
        [iv-a] la tuile de la porte IV
        [iv-b] la tuile de la porte IV
        [iv-c] la tuile de la porte IV
       *[iv-d] la tuile de la porte IV
    }

## What they do, by the kind of their effect

about-kind-tile-gain =
    { $when ->
        [dice-bought] Quand un adversaire achète vos dés, vous pouvez dépenser un cube. Gain : { tile-gain }.
        [card-activated] Quand un adversaire active une carte où vous avez un homme de métier, vous pouvez dépenser un cube. Gain : { tile-gain }.
        [citizen-placed] Quand vous placez un habitant dans un bâtiment principal, vous pouvez dépenser un cube. Gain : { tile-gain }.
        [harvest] Après l’agriculture, vous pouvez dépenser un cube. Gain : { tile-gain }.
       *[cubes-put] Quand vous placez des cubes dans la cathédrale ou sur une carte Activité, vous pouvez dépenser un cube. Gain : { tile-gain }.
    }
# An amount after a colon
tile-gain =
    { $gain ->
        [deniers]
            { $count ->
                [one] { $count } denier
               *[other] { $count } deniers
            }
        [influence]
            { $count ->
                [one] { $count } point d’influence
               *[other] { $count } points d’influence
            }
       *[points]
            { $count ->
                [one] { $count } point
               *[other] { $count } points
            }
    }
about-kind-tile-swaps =
    { $swaps ->
        [one] Avant votre action, dépensez un cube pour échanger { $swaps } de vos dés avec un autre quartier. Les dés violets ne s’échangent pas.
       *[other] Avant votre action, dépensez un cube pour échanger jusqu’à { $swaps } de vos dés, chacun avec un quartier différent. Les dés violets ne s’échangent pas.
    }
about-kind-tile-extra-die =
    { $colour ->
        [red] Avant votre action, dépensez un cube pour prendre un dé rouge dans la réserve, s’il y en a un{ extra-die-price }.
        [white] Avant votre action, dépensez un cube pour prendre un dé blanc dans la réserve, s’il y en a un{ extra-die-price }.
        [yellow] Avant votre action, dépensez un cube pour prendre un dé jaune dans la réserve, s’il y en a un{ extra-die-price }.
       *[purple] Avant votre action, dépensez un cube pour reprendre votre dé violet, s’il n’est pas dans votre quartier{ extra-die-price }.
    }
# In brackets, or nothing
extra-die-price =
    { $deniers ->
        [0] {""}
        [one] {" "}(coût : { $deniers } denier)
       *[other] {" "}(coût : { $deniers } deniers)
    }
about-kind-tile-turns = Quand vous achetez un dé, dépensez un cube pour le retourner.
about-kind-tile-spares = Dépensez un cube pour vaincre un dé noir sans dés, ou pour ignorer un événement qui prend des deniers, de l’influence, des cubes en réserve ou des cubes de la cathédrale.
about-kind-tile-moves = Quand vous activez une carte dont les cubes peuvent être retirés, vous pouvez déplacer un cube de cette tuile sur n’importe quelle carte révélée qui garde des cubes, ou sur une autre tuile que vous avez atteinte.
about-kind-tile-most-cubes = Points à la fin : { $most_cubes_1 } pour le plus de cubes ici, { $most_cubes_2 } pour le deuxième rang, { $most_cubes_3 } pour le troisième. Les ex æquo les partagent.
about-kind-tile-each-cube =
    { $each_cube ->
        [one] À l’arrivée à la porte : { arrival-points }. À la fin : { $each_cube } point par cube ici.
       *[other] À l’arrivée à la porte : { arrival-points }. À la fin : { $each_cube } points par cube ici.
    }
# An amount after a colon
arrival-points =
    { $arrival ->
        [one] { $arrival } point
       *[other] { $arrival } points
    }
about-kind-tile-arrivals = Points pour l’arrivée à la porte, dans l’ordre d’arrivée : { $arrivals_1 }, { $arrivals_2 }, { $arrivals_3 }, { $arrivals_4 }. On ne place pas de cubes ici.

## The guard

do-guard = Remparts : utiliser un dé pour votre garde (sur la case { $space })
do-guard-only = Remparts : garde sur la case { $space } · seul dé utilisable : { named-die } ({ guard-points })
do-guard-die = Utiliser { named-die } pour votre garde ({ guard-points })
# In brackets: what a die gives, and its cost
guard-points =
    { $value ->
        [one]
            { $price ->
                [0] { $value } point d’action
               *[more] { $value } point d’action, { group-price }
            }
       *[other]
            { $price ->
                [0] { $value } points d’action
               *[more] { $value } points d’action, { group-price }
            }
    }
do-pay =
    { $count ->
        [0] Ne rien payer ({ pips-for-guard })
        [one] Payer { $count } denier ({ pips-for-guard })
       *[other] Payer { $count } deniers ({ pips-for-guard })
    }
# A label in brackets or after a colon
pips-for-guard =
    { $pips ->
        [one] { $pips } point d’action
       *[other] { $pips } points d’action
    }
do-step =
    { $gate ->
        [none] Avancer votre garde sur la case { $space }
       *[other] Avancer votre garde sur la case { $space } (porte { $gate })
    }
do-cube =
    { $count ->
        [one] Placer un cube sur { named-tile } (ce qui en fera 1)
       *[other] Placer un cube sur { named-tile } (ce qui en fera { $count })
    }
do-enough-pips = Ne plus utiliser de points d’action
ask-guard = Choisissez un dé pour votre garde (sur la case { $space }). Sa valeur donne autant de points d’action, chacun pour un pas ou pour un cube sur une tuile. Vos deniers : { $deniers }.
ask-raise =
    { $count ->
        [one] Le dé donne { $count } point d’action. Payer des deniers pour en avoir plus ?
       *[other] Le dé donne { $count } points d’action. Payer des deniers pour en avoir plus ?
    }
ask-spend =
    { $count ->
        [one] Choisissez un pas ou un cube pour le dernier point d’action. Votre garde est sur la case { $space }.
       *[other] Choisissez un pas ou un cube. Points d’action restants : { $count }. Votre garde est sur la case { $space }.
    }

## Cubes of tiles

do-use-gain = Dépenser un cube de { named-tile } : gagner { tile-gain } · { cubes-that-stay }
do-use-swaps = Dépenser un cube de { named-tile } pour échanger des dés avec d’autres quartiers · { cubes-that-stay }
do-use-extra-die =
    { $colour ->
        [red] Dépenser un cube de { named-tile } pour prendre un dé rouge dans la réserve{ extra-die-price } · { cubes-that-stay }
        [white] Dépenser un cube de { named-tile } pour prendre un dé blanc dans la réserve{ extra-die-price } · { cubes-that-stay }
        [yellow] Dépenser un cube de { named-tile } pour prendre un dé jaune dans la réserve{ extra-die-price } · { cubes-that-stay }
       *[purple] Dépenser un cube de { named-tile } pour prendre votre dé violet{ extra-die-price } · { cubes-that-stay }
    }
do-use-turns = Dépenser un cube de { named-tile } pour retourner un dé que vous achetez · { cubes-that-stay }
do-use-spares = Dépenser un cube de { named-tile } pour vaincre le { $black } noir · { cubes-that-stay }
do-use-spared = Dépenser un cube de { named-tile } pour ignorer { named-event } · { cubes-that-stay }
do-use-moves = Déplacer un cube de { named-tile } sur une carte ou une autre tuile · { cubes-that-stay }
# A label after a middle dot: how many cubes stay there
cubes-that-stay = reste { $left }
# cubes: how many the player has on the tile
do-keep =
    { $cubes ->
        [one] Garder votre cube sur { named-tile }
       *[other] Garder vos { $cubes } cubes sur { named-tile }
    }
do-keep-struck =
    { $cubes ->
        [one] Garder votre cube sur { named-tile } et subir { named-event }
       *[other] Garder vos { $cubes } cubes sur { named-tile } et subir { named-event }
    }
# count: dice that were bought for a group; none for one that the guard has got
ask-tile-dice-bought =
    { $count ->
        [0] { $turn_seat } achète un de vos dés pour le garde. { use-a-cube }
        [one] { $turn_seat } achète un de vos dés. { use-a-cube }
       *[other] { $turn_seat } achète { $count } de vos dés. { use-a-cube }
    }
ask-tile-card-activated = { $turn_seat } active { named-card }, où vous avez un homme de métier. { use-a-cube }
ask-tile-citizen-placed = Vous avez placé un habitant dans un bâtiment principal. { use-a-cube }
ask-tile-harvest = Vous avez utilisé des dés pour l’agriculture. { use-a-cube }
ask-tile-cubes-put = Vous avez placé des cubes dans la cathédrale ou sur une carte Activité. { use-a-cube }
ask-tile-keeper-activated = Vous avez activé une carte dont les cubes peuvent être retirés. { use-a-cube }
ask-tile-phase-3 =
    { $cubes ->
        [one] Prochain effet : { title-of-event }. Dépenser votre seul cube de { named-tile } pour l’ignorer ?
       *[other] Prochain effet : { title-of-event }. Dépenser un de vos { $cubes } cubes de { named-tile } pour l’ignorer ?
    }
# A whole sentence
use-a-cube =
    { $cubes ->
        [one] Dépenser votre seul cube de { named-tile } ?
       *[other] Dépenser un de vos { $cubes } cubes de { named-tile } ?
    }
do-give = Échanger { named-die }
do-take = Échanger contre { named-die }
do-enough-swaps = Ne plus échanger de dés
ask-swap =
    { $count ->
        [one] Choisissez un de vos dés à échanger ({ named-tile }). C’est le dernier échange.
       *[other] Choisissez un de vos dés à échanger ({ named-tile }). Échanges restants : { $count }, chacun avec un quartier différent.
    }
ask-swap-for = Choisissez un dé en échange de { named-die } ({ named-tile }).
do-turn-bought = Acheter { named-die.from } et le retourner (devient un { $turned })
ask-turn-bought = Choisissez un dé à acheter et à retourner ({ named-tile }).
do-to-card =
    { $price ->
        [0] Déplacer le cube sur { named-card }
       *[more] Déplacer le cube sur { named-card } ({ group-price })
    }
do-to-tile = Déplacer le cube sur { named-tile }
ask-move-cube = Choisissez où déplacer le cube de { named-tile }.

## Hints: what a decision gives for certain

foresee-outdoor =
    { $count ->
        [one] +{ $count } cube sur les tuiles extérieures
       *[other] +{ $count } cubes sur les tuiles extérieures
    }
foresee-outdoor-used =
    { $count ->
        [one] −{ $count } cube sur les tuiles extérieures
       *[other] −{ $count } cubes sur les tuiles extérieures
    }
