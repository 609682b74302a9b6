# The manual, first chapter: Markdown without HTML, see parvis/engine/manual.py. Headings are nouns; a body speaks to the player.

rules-start = Pour commencer

rules-aim = But du jeu
    .body =
        Terminez les 9 tours avec le plus de prestige. Tout le monde commence à 0.

        Vous dirigez une famille de Paris et possédez l’un des quartiers autour de la cathédrale Notre-Dame. À chaque tour, vous jouez 2 cartes Action. La plupart placent l’un de vos cubes dans un secteur de votre quartier, la banque par exemple, et vous y font effectuer l’action. Vous pouvez aussi corrompre 1 personnage pour une pièce. Puis la peste se propage : le rat de votre port avance sur sa piste. S’il doit en dépasser la dernière case, 9, vous perdez du prestige et un cube.

        Vous gagnez du prestige grâce :

        - à votre [résidence](#residence) ;
        - aux [lettres](#messages) que votre calèche collecte ;
        - aux [dons à Notre-Dame](#notre-dame), et à une [part de son prestige](#sharing-out) tous les trois tours ;
        - aux [personnages](#hiring) que vous corrompez ;
        - à votre [parc](#park), qui augmente chaque gain de prestige dès que vous y avez 2 pions.

        Le séminaire vous fournit les cubes pour tout cela, et la banque les pièces. L’hôpital, le parc et l’auberge retiennent votre rat.

        Le mieux est de lire ensuite : [Contenu de la boîte](#pieces), [Le plateau](#board), [Déroulement d’un tour](#round). Consultez le reste quand vous en avez besoin.

rules-pieces = Contenu de la boîte
    .body =
        Chacun a des pions et des cartes d’une couleur. À l’écran, chacun a aussi une forme.

        | par personne | nombre | |
        |---|---|---|
        | cubes d’influence | 14 | appelés cubes dans la suite |
        | confident | 1 | compte comme un cube là où l’on compte les pions |
        | calèche | 1 | collecte des lettres |
        | rat | 1 | indique la peste dans le quartier |
        | lettres | 4 | sont d’abord sur le plateau |
        | cartes Action | 9 | une pour chacun des 7 secteurs, une pour Notre-Dame, une pour le confident |

        En commun, il y a 25 pièces (ici, [autant qu’il en faut](#coins)), 84 jetons de prestige de 1, 3, 5 et 10, 15 personnages (6 cartes brunes et 9 grises), une cloche pour le premier joueur et les éléments du [plateau](#board). Ces pages montrent ![pièce](coin) pour une pièce, ![cube](marker) pour un cube, ![rat](rat) pour votre rat et ![prestige](prestige) pour le prestige.

        Quelques termes ont partout le même sens :

        - Vos **pions** sont vos cubes et votre confident.
        - Votre **réserve** contient les cubes que vous pouvez placer. Vous commencez avec 4.
        - La **réserve générale** contient vos autres cubes, 10 au début. Vous ne pouvez pas les placer tant qu’ils ne sont pas passés dans votre réserve.
        - **Placer** un cube, c’est le mettre sur le plateau ; **prendre** un cube, c’est le déplacer de la réserve générale vers votre réserve ; **rendre** un cube, c’est le remettre dans la réserve générale.
        - **Gagner**, c’est recevoir du prestige ou des pièces. Les pièces qui ne sont à personne forment le **stock de pièces**.
        - Votre **voisin de gauche** est la personne suivante dans le sens horaire.
        - Ce qui se fait **l’un après l’autre** se fait dans le sens horaire à partir du premier joueur.

rules-board = Le plateau
    .picture = Quatre quartiers autour de Notre-Dame, avec des cubes, des calèches, des lettres et des rats.
    .body =
        Notre-Dame est au milieu, entourée d’un quartier par personne ([à 2 joueurs](#two-players), il y en a 4). Tous les quartiers sont identiques.

        __Chaque quartier__ comprend :

        - 7 **secteurs** : séminaire, banque, résidence, relais de calèche, auberge, parc et hôpital. Seuls les pions de son propriétaire s’y trouvent.
        - un [port](#harbour) avec la piste de la peste, cases 0 à 9, pour le rat. Le port n’est pas un secteur.
        - 5 **marchés**, 1 au centre et 4 au bord, reliés par des [rues](#markets). Les calèches de tout le monde s’y arrêtent.

        __Notre-Dame__ est à tout le monde : les cubes de chacun peuvent s’y trouver. Elle n’est pas l’un des 7 secteurs de votre quartier. Un nombre indique le prestige que ses cubes se partagent tous les trois tours.

        Le nombre de pions dans un secteur ou à Notre-Dame n’est pas limité.

rules-set-up = Mise en place
    .body =
        Sur ce site, tout cela se fait automatiquement.

        1. Mettez Notre-Dame au milieu, du côté qui correspond à [votre nombre de joueurs](#player-numbers), et un quartier devant chacun.
        2. Chacun reçoit 3 pièces, et 4 cubes dans sa réserve. Les 10 autres cubes forment sa réserve générale. Le confident attend à côté du plateau.
        3. La calèche part du marché central de son quartier, le rat de la case 0 du port.
        4. Mélangez les 4 lettres de chaque couleur. Posez-en une, face visible, sur chaque marché au bord du quartier de cette couleur. Les marchés centraux n’en ont pas.
        5. Chacun mélange ses 9 cartes Action en une pioche, faces cachées.
        6. Mélangez les 6 personnages bruns en une pioche, faces cachées. Les 9 personnages gris portent au dos A, B ou C, 3 cartes de chaque. Mélangez séparément chacun de ces trois groupes. Dans leur pioche, les cartes A sont au-dessus, puis B, puis C.
        7. Le hasard désigne le premier joueur, qui reçoit la cloche.

rules-round = Déroulement d’un tour
    .body =
        La partie compte 3 **manches**, A, B et C, de 3 tours chacune. Chaque tour a 5 phases :

        1. **Personnages :** 2 personnages bruns et 1 gris [sont révélés](#laying-out).
        2. **Choix :** chacun choisit [3 cartes Action](#draft) et en passe d’autres.
        3. **Actions :** l’un après l’autre, chacun [joue 1 carte](#playing), puis, l’un après l’autre, une deuxième.
        4. **Personnage :** l’un après l’autre, chacun peut [corrompre l’un des 3 personnages](#hiring) pour 1 pièce.
        5. **Peste :** l’un après l’autre, chacun [déplace son rat](#plague).

        Puis la cloche passe au voisin de gauche du premier joueur, qui devient premier joueur du tour suivant.

        Après les tours 3, 6 et 9, [le prestige de Notre-Dame est partagé](#sharing-out). Après les tours 3 et 6, une nouvelle manche commence : toutes les cartes Action retournent à leurs propriétaires, et les personnages bruns dans leur pioche. Toutes ces pioches sont mélangées.

        Après le tour 9, la [partie se termine](#end).

rules-draft = Choix des cartes
    .body =
        Vous choisissez 3 cartes Action pour ce tour, en même temps que tout le monde.

        1. Piochez les 3 premières cartes de votre propre pioche. Gardez-en 1 et passez les 2 autres, faces cachées, à votre voisin de gauche.
        2. De votre voisin de droite, vous recevez 2 cartes. Gardez-en 1 et passez l’autre à gauche.
        3. Gardez la carte que vous recevez alors.

        Votre main contient une carte à vous, une de votre voisin de droite et une de la personne deux places plus loin à droite. La carte d’une autre personne fonctionne comme la vôtre : vous l’utilisez avec vos propres pions, dans votre propre quartier.

        - Ne regardez les cartes reçues qu’après avoir passé les vôtres. Une carte gardée ne peut plus être passée.
        - Sur ce site, vous pouvez modifier votre choix tant que tout le monde n’a pas choisi.
        - De vos 9 cartes, vous en piochez 3 à chaque tour d’une manche : chacune vient donc exactement une fois par manche.

        Voir aussi : [Deux joueurs](#two-players), [Visible et caché](#hidden).

rules-playing = Jouer une carte
    .body =
        Vous jouez 2 des 3 cartes de votre main, une chaque fois que c’est à vous.

        1. Choisissez une carte et posez-la face visible.
        2. Placez un cube de votre réserve dans le secteur de votre quartier que la carte indique.
        3. Effectuez l’action de ce secteur. Si elle compte les pions que vous y avez, elle compte aussi le cube qui vient d’être placé et votre confident.

        Deux cartes font exception. Le cube de [Notre-Dame](#notre-dame) va à la cathédrale et demande un don. Le [confident](#trusted-friend) se déplace lui-même, et aucun cube n’est placé.

        - Vous devez placer le cube et effectuer toute l’action. Vous ne choisissez que ceci : jusqu’où va votre calèche et si elle prend une lettre, ce que donne l’[auberge](#hotel), et combien de pièces vous donnez à [Notre-Dame](#notre-dame), ou aucune.
        - Ce qui est impossible est ignoré : si la réserve générale contient 1 de vos cubes et que l’action en donne 3, vous en prenez 1.
        - Une carte sans aucun effet est quand même jouée.
        - La troisième carte n’est pas jouée. Elle est mise de côté et personne ne la voit, sauf si le [savant](#person-scholar) la joue.
        - Vous pouvez avoir des cartes du même nom. Peu importe laquelle vous jouez d’abord.

        Si vous n’avez plus de cube dans votre réserve, voir [Réserve vide](#empty-supply).

rules-empty-supply = Réserve vide
    .body =
        Si votre réserve est vide, un cube du plateau peut remplacer un nouveau cube.

        Quand vous jouez une carte qui place un cube et que votre réserve est vide, vous pouvez déplacer l’un de vos cubes à l’endroit de cette carte, depuis n’importe quel autre de vos secteurs ou depuis Notre-Dame. Vous effectuez ensuite l’action, avec vos pions tels qu’ils sont après ce déplacement. Si vous ne le voulez pas, ou n’avez de cube à aucun autre endroit, vous renoncez à l’action, et la carte n’a pas d’effet.

        - Cela n’est possible qu’avec une réserve vide. Tant que vous y avez un cube, vous devez le placer.
        - Le cube ne peut venir ni de l’endroit de la carte elle-même, ni de la réserve générale. Votre confident ne peut pas se déplacer à sa place.
        - Pour la carte [Notre-Dame](#notre-dame), il vous faut aussi une pièce. Si vous y déplacez un cube, vous devez donner au moins 1 pièce.

        __Exemple :__ vous jouez l’auberge avec une réserve vide. Vous déplacez un cube de votre banque à l’auberge et choisissez ce que l’auberge donne. La banque a désormais 1 pion de moins.

        La carte du [confident](#trusted-friend) n’a pas besoin de cube : une réserve vide n’y change rien.
