# The manual: what players have, and what they know of each other.

rules-possessions = Prestige, pièces et cubes

rules-prestige = Prestige
    .body =
        Le prestige décide de la partie. (Les règles imprimées parlent de points de prestige.)

        | source | prestige |
        |---|---|
        | [Résidence](#residence) | 1 pour chacun de vos pions dans ce secteur |
        | [Don](#notre-dame) | 1, 3 ou 6 pour 1, 2 ou 3 pièces |
        | [Part de Notre-Dame](#sharing-out) | une part égale pour chacun de vos cubes à Notre-Dame |
        | [Lettres](#messages) | 1, 2, 3 ou 4 |
        | [Personnages](#hiring) | selon le personnage |
        | [Parc](#park) | 1 par tranche de 2 pions dans le parc, en plus de chacun des gains ci-dessus |

        Vous ne perdez du prestige que si votre [rat doit dépasser 9](#plague-loss), et vous n’en avez jamais moins de 0.

        Votre total est caché aux autres jusqu’à la fin, sauf si la table a été ouverte avec des scores visibles. Tout le monde voit chaque gain et chaque perte au moment où ils ont lieu. Qui les retient tous connaît le total ; la table ne l’affiche pas.

rules-coins = Pièces
    .body =
        Les pièces servent à corrompre des personnages et à faire des dons. Vous commencez avec 3.

        - Vous gagnez des pièces grâce à la [banque](#bank), à l’[auberge](#hotel), à une [lettre](#message-coin), à l’[usurier](#person-money-lender) et à l’[hôtesse](#person-hostess). Avec les Nouveaux personnages, le [cocher](#person-coachman) répète des lettres.
        - Vous payez 1 pièce pour [corrompre un personnage](#hiring), et 1 à 3 pièces pour un don à [Notre-Dame](#notre-dame). Les pièces payées vont au stock de pièces. Vous ne pouvez pas payer plus de pièces que vous n’en avez.
        - La boîte contient 25 pièces, mais le stock de pièces n’est jamais épuisé, sauf si vous jouez avec des [pièces limitées](#limited-coins).
        - Tout le monde voit combien de pièces vous avez. À la fin, elles ne servent qu’à [départager les égalités](#end).

rules-markers = Cubes et réserves
    .body =
        Chacun de vos 14 cubes est dans votre réserve, sur le plateau ou dans la réserve générale.

        | trajet d’un cube | comment |
        |---|---|
        | réserve générale → votre réserve | [séminaire](#cloister-school), [auberge](#hotel), [moine](#person-monk), [hôtesse](#person-hostess), [lettre](#message-marker), y compris répétée par le [cocher](#person-coachman) avec les Nouveaux personnages |
        | votre réserve → plateau | [cartes Action](#playing) |
        | réserve générale → plateau | [évêque](#person-bishop), et [infirmière](#person-nurse) avec les Nouveaux personnages |
        | un endroit → un autre | [réserve vide](#empty-supply), [fou](#person-fool), [ménestrel](#person-minstrel) |
        | plateau → réserve générale | [partage du prestige de Notre-Dame](#sharing-out), [peste](#plague-loss), et [saltimbanques](#person-gypsies) avec les Nouveaux personnages |

        Vous n’utilisez que des cubes de votre couleur. Si la réserve générale en contient moins que vous ne pourriez en prendre, vous prenez ce qu’il y a. Tout le monde voit toutes les réserves.

rules-hidden = Visible et caché
    .body =
        Presque tout est visible pour tout le monde. Seuls sont cachés :

        - les cartes de votre main et celles que vous passez, jusqu’à ce qu’elles soient jouées ;
        - la troisième carte de chaque tour, qui n’est pas jouée ;
        - l’ordre de toutes les pioches (vous savez quels personnages et lesquelles de vos propres cartes doivent encore venir dans une manche) ;
        - votre total de prestige, jusqu’à la fin ;
        - avec les Nouveaux personnages, ce que l’[espion](#person-spy) a montré à quelqu’un.

        Les pièces, les réserves, les rats, les pions sur le plateau, les lettres collectées et les cartes jouées pendant ce tour sont visibles. Le journal montre celles des tours précédents. La couleur d’une carte indique de quelle pioche elle vient.
