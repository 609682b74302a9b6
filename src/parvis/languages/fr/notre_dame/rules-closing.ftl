# The manual: what happens at the end of a round, a period and the game, and the numbers of players.

rules-closing = Peste, parts et fin

rules-plague = Peste
    .body =
        À la dernière phase de chaque tour, tous les rats avancent sur la piste de la peste.

        1. Le **niveau de peste** est le nombre de rats sur les 3 personnages du tour, corrompus ou non. Tout le monde le voit dès le début du tour.
        2. L’un après l’autre, chacun en soustrait 1 pour chacun de ses pions dans l’[hôpital](#hospital), cubes et confident. Si vous avez corrompu le [médecin](#person-doctor), le niveau de peste est de 0 pour vous, et vos pions sont quand même soustraits.
        3. Votre rat avance d’autant. Si le résultat est inférieur à 0, il recule, mais pas en dessous de la case 0.
        4. S’il doit dépasser la case 9, il s’arrête sur 9 et [vous perdez du prestige et un cube](#plague-loss).

        Quelques cas avec un niveau de peste de 4 :

        | rat avant | pions dans l’hôpital | rat après |
        |---|---|---|
        | 3 | 1 | 6 (3 + 4 − 1) |
        | 5 | 6 | 3 (5 + 4 − 6) |
        | 5 | 0 | 9, sans perte (5 + 4) |
        | 8 | 0 | 9, avec perte (8 + 4 = 12) |
        | 9 | 4 | 9, sans perte (9 + 4 − 4) |
        | 8 | 2, et le médecin | 6 (8 − 2) |

        La peste frappe aussi au dernier tour, et avant le [partage du prestige de Notre-Dame](#sharing-out).

rules-plague-loss = Un rat au-delà de 9
    .body =
        Si la peste doit amener votre rat au-delà de la case 9, il s’arrête sur 9 et vous perdez deux choses. Peu importe de combien il la dépasserait. Cela se répète à chaque tour où le rat doit dépasser 9.

        1. Vous perdez 2 points de prestige, ou tout ce que vous avez si c’est moins.
        2. Vous rendez à la réserve générale 1 cube de votre **secteur le plus rempli**.

        - Le secteur le plus rempli est celui de vos 7 secteurs où vous avez le plus de pions. Votre confident compte, mais n’est jamais retiré. Notre-Dame et le port ne comptent pas.
        - Si plusieurs secteurs sont à égalité, vous choisissez l’un de ceux qui contiennent un cube.
        - Si vos secteurs les plus remplis ne contiennent que votre confident, ou si votre quartier est vide, vous ne perdez pas de cube.

        __Exemple :__ vous avez 2 cubes et votre confident dans la banque, 3 cubes dans le parc et 1 cube dans l’auberge. La banque et le parc ont chacun 3 pions : vous choisissez l’un des deux et rendez un cube de ce secteur.

rules-sharing-out = Partage du prestige de Notre-Dame
    .picture = Notre-Dame avec 10 points de prestige à partager, comme à quatre joueurs.
    .body =
        Après la peste des tours 3, 6 et 9, les cubes à Notre-Dame rapportent du prestige.

        1. Le prestige de Notre-Dame dépend du nombre de joueurs : **6** à 2 joueurs, **8** à 3, **10** à 4, **12** à 5.
        2. Divisez-le par le nombre de tous les cubes à Notre-Dame et arrondissez à l’inférieur. C’est la part de chaque cube.
        3. Chacun gagne une part pour chacun de ses cubes à Notre-Dame. Le [parc](#park) ajoute son bonus une fois par personne.
        4. Tous les cubes de Notre-Dame retournent dans les réserves générales.

        Ce qui reste après l’arrondi est perdu. Sans cube à Notre-Dame, il ne se passe rien. S’il y a plus de cubes que de prestige, la part est de 0 : personne ne gagne rien, et les cubes retournent quand même dans les réserves.

        __Exemple :__ dans une partie à 4 joueurs, vous avez 3 cubes à Notre-Dame et une autre personne en a 1. Chaque cube rapporte 2 points de prestige (10 divisé par 4, arrondi à l’inférieur). Vous gagnez 6 points, et 1 de plus si vous avez 2 pions dans le parc. L’autre personne en gagne 2.

rules-end = Fin de la partie et égalités
    .body =
        La partie se termine après le tour 9, une fois que la peste a frappé et que le prestige de Notre-Dame a été partagé. **La personne qui a le plus de prestige gagne.** Les pièces, les cubes et les lettres qui vous restent ne rapportent plus de prestige.

        __Égalité :__ parmi les personnes qui ont le plus de prestige, celle qui a le plus de pièces et de cubes gagne. On additionne les pièces et les cubes de la réserve de chacun. Les cubes sur le plateau et dans la réserve générale ne comptent pas. Si ces totaux sont égaux aussi, la victoire est partagée.

        __Exemple :__ deux personnes ont chacune 62 points de prestige. L’une a 3 pièces et 1 cube en réserve (4), l’autre 5 cubes et aucune pièce (5). C’est l’autre qui gagne.

        __Totaux habituels :__ à 4 joueurs, les bots de niveau Novice atteignent 35 points de prestige en moyenne, ceux de niveau Connaisseur 75.

rules-players = Selon le nombre de joueurs

rules-player-numbers = 2, 3, 4 et 5 joueurs
    .body =
        Les règles sont les mêmes à 3, 4 et 5 joueurs. Seuls ces nombres changent :

        | joueurs | quartiers | lettres | couleurs à collecter | prestige de Notre-Dame |
        |---|---|---|---|---|
        | 2 | 4 | 16 | 4 | 6 |
        | 3 | 3 | 12 | 3 | 8 |
        | 4 | 4 | 16 | 4 | 10 |
        | 5 | 5 | 20 | 5 | 12 |

        Les marchés des quartiers qui ne sont pas en jeu n’existent pas dans votre partie. À 3 joueurs, la personne deux places plus loin à droite est votre voisin de gauche : votre dernière carte vient de là. À 2 joueurs, il y a [d’autres différences](#two-players).

rules-two-players = Deux joueurs
    .body =
        À 2 joueurs, toutes les règles s’appliquent, sauf celles-ci :

        - **Plateau :** vous jouez sur le plateau pour 4 joueurs. Les deux joueurs ont des quartiers opposés. Les deux quartiers entre eux sont **sans joueur** : personne n’y a de pions, et ils n’ont ni calèche ni rat.
        - **Lettres :** les quartiers sans joueur ont des marchés, des rues et 4 lettres chacun, dans leurs propres couleurs. Il y a donc 16 lettres de 4 couleurs, et les 4 couleurs comptent pour [les lettres que vous pouvez prendre](#message-colours).
        - **Rues :** les quartiers à votre gauche et à votre droite sont ceux qui n’ont pas de joueur.
        - **Notre-Dame** a 6 points de prestige à partager.
        - **Choix des cartes :** gardez 1 de vos 3 cartes et passez-en 2 à l’adversaire. Gardez 1 des 2 cartes reçues et rendez l’autre. Gardez la carte qui vous revient. Vous finissez avec 2 cartes à vous et 1 carte de l’adversaire.
