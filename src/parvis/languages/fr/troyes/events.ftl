# The six events of The Ladies of Troyes: what they do, what they ask, and the buttons.

about-kind-outlaw = Augmente chaque dé noir de { $black_higher } (six au plus) avant qu’il faille le vaincre. Les cartes Activité rouges du tour { closed-round } ne peuvent pas placer de cubes ici.
# closed_to_red: the round of the cards, in the numeral that stands on them
closed-round =
    { $closed_to_red ->
        [1] I
        [2] II
       *[3] III
    }
about-kind-grey-tradesman = À chaque tour, un dé désigne une couleur. Un homme de métier neutre prend, sur les cartes de cette couleur, l’emplacement libre qui vaut le plus et y reste jusqu’à la fin de la partie.
about-kind-possession =
    { $for_influence ->
        [one] Quand cet événement est révélé, chacun place un habitant ici. Ensuite, chaque cube placé ici rend un habitant à son propriétaire. Si votre réserve personnelle est vide, vous pouvez à la place payer { $for_influence } point d’influence pour placer un habitant de la réserve générale.
       *[other] Quand cet événement est révélé, chacun place un habitant ici. Ensuite, chaque cube placé ici rend un habitant à son propriétaire. Si votre réserve personnelle est vide, vous pouvez à la place payer { $for_influence } points d’influence pour placer un habitant de la réserve générale.
    }
about-kind-lose-delayed = À chaque tour, chacun retire un de ses cubes d’une carte Activité ou d’une tuile extérieure. Sans cube à retirer, on ne perd rien.
about-kind-joining = À chaque tour, un dé désigne un bâtiment principal. Un habitant qui en a été expulsé ce tour-ci ou, à défaut, un habitant neutre s’y ajoute. Puis tous ses habitants sont replacés au hasard.

ask-give-citizen = Choisissez un de vos habitants à placer sur { named-event }.
ask-home = Vous n’avez aucun habitant sur { named-event }. Choisissez à qui rendre un habitant.
ask-lose-delayed = { title-of-event } : choisissez la carte ou la tuile d’où retirer votre cube.

do-from-supply = Placer un habitant de votre réserve
do-from-card =
    { $count ->
        [0] Placer votre homme de métier { named-card.de }
        [one] Placer votre homme de métier { named-card.de } (emplacement à { $count } point)
       *[other] Placer votre homme de métier { named-card.de } (emplacement à { $count } points)
    }
do-from-space = Placer votre habitant de la case { $space } { named-building.de }
do-from-influence =
    { $count ->
        [one] Placer un habitant de la réserve générale ({ $count } point d’influence)
       *[other] Placer un habitant de la réserve générale ({ $count } points d’influence)
    }
do-give-none =
    { $count ->
        [one] Ne placer aucun habitant (−{ $count } point)
       *[other] Ne placer aucun habitant (−{ $count } points)
    }
do-home = Rendre un habitant à { $seat }
do-off-tile =
    { $count ->
        [0] Retirer votre seul cube de { named-tile }
       *[more] Retirer un de vos cubes de { named-tile }
    }
do-off-card =
    { $count ->
        [0] Retirer votre seul cube { named-card.de }
       *[more] Retirer un de vos cubes { named-card.de }
    }
