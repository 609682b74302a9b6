# The manual: persons. Each section of one begins with what that person does (about.ftl).

rules-persons = Personnages

# Stands after what a person does
about-person-rats = Rats sur la carte : { $rats }.

rules-laying-out = Personnages du tour
    .picture = Deux personnages bruns et un gris. La somme de leurs rats est le niveau de peste du tour.
    .body =
        Chaque tour commence par 3 nouveaux personnages, visibles pour tout le monde : les 2 premiers de la pioche brune et le premier de la pioche grise.

        - Les 6 **personnages bruns** viennent à chaque manche, chacun à l’un de ses 3 tours. À la fin d’une manche, ils sont de nouveau mélangés.
        - Les 9 **personnages gris** ne viennent qu’une fois dans la partie, un par tour : 3 dans la manche A, 3 autres dans la manche B et les 3 derniers dans la manche C.
        - Tout le monde sait quels personnages doivent encore venir dans une manche, mais pas dans quel ordre.

        Chaque carte montre 0 à 3 rats. La somme des rats des 3 cartes est le [niveau de peste](#plague) du tour, que les personnages soient corrompus ou non.

        À la fin du tour, les 3 cartes sont mises de côté.

rules-hiring = Corrompre un personnage
    .body =
        Après que tout le monde a joué 2 cartes, chacun peut, l’un après l’autre, corrompre 1 des 3 personnages.

        1. Payez 1 pièce.
        2. Le personnage fait ce que dit la carte, pour vous et tout de suite, une seule fois.

        - Plusieurs personnes, et même toutes, peuvent corrompre le même personnage.
        - Vous pouvez ne corrompre personne. Sans pièce, vous ne pouvez corrompre personne.
        - Vous pouvez corrompre un personnage qui n’a pas d’effet pour vous. La pièce est quand même dépensée.
        - Si vous corrompez un personnage, vous devez faire ce que dit la carte dans la mesure du possible.
        - Le [parc](#park) ajoute son bonus une fois au prestige qu’un personnage vous donne.
        - Votre confident compte comme un cube. Les personnages qui comptent les secteurs comptent les 7 secteurs de votre quartier, mais ni Notre-Dame ni le port.

rules-brown-persons = Personnages bruns

rules-person-money-lender =
    .body =
        Vous avez payé 1 pièce pour le corrompre : vous finissez donc avec 1 pièce de plus. Le [parc](#park) ajoute son bonus au prestige.

rules-person-monk =
    .body =
        Les cubes vont dans votre réserve. Si la réserve générale ne contient qu’un de vos cubes, vous en prenez 1. Vous gagnez le prestige dans tous les cas.

rules-person-hostess =
    .body =
        Vous gagnez d’abord le prestige, puis vous choisissez, une fois, quel que soit le nombre de vos pions dans l’auberge. Un cube vient de la réserve générale, si elle contient un de vos cubes, et va dans votre réserve. Vous pouvez choisir le rat s’il est au-dessus de 0.

rules-person-doctor =
    .body =
        Le médecin ne protège que vous, et seulement pendant la phase de [peste](#plague) de ce tour. Votre rat n’avance pas. Chacun de vos pions dans l’hôpital le fait reculer de 1 case, mais pas en dessous de 0. Les rats de la carte du médecin comptent pour les autres.

        __Exemple :__ le niveau de peste est de 5, votre rat est sur 7 et vous avez 2 pions dans l’hôpital. Avec le médecin, votre rat recule sur 5. Sans lui, il dépasserait 9 (7 + 5 − 2 = 10).

rules-person-minstrel =
    .body =
        - Les 1, 2 ou 3 pions quittent ensemble un secteur et vont tous dans un seul autre secteur. Votre confident peut être l’un d’eux.
        - Notre-Dame et le port ne font pas partie des secteurs.
        - Si vous avez un pion dans votre quartier, vous devez en déplacer au moins 1. Sinon, le ménestrel n’a pas d’effet.
        - Les pions comptent désormais là où ils sont : dans l’hôpital, déjà pour la peste de ce tour.

rules-person-fool =
    .body =
        - Déplacer ce pion tient lieu de placer un cube. Rien ne vient d’une réserve.
        - L’action compte vos pions tels qu’ils sont après le déplacement.
        - Votre confident ne peut être déplacé que s’il est déjà sur le plateau. Aucun pion ne va à Notre-Dame ni au port.
        - Si vous avez un pion sur le plateau, vous devez en déplacer un. Sinon, le fou n’a pas d’effet.

        __Exemple :__ vous avez 2 cubes dans le relais. Le fou y déplace un cube de votre banque, et votre calèche avance de 3 marchés au plus.

rules-grey-persons = Personnages gris

rules-person-city-guard =
    .body =
        Personnage gris de la manche A. Le garde de la ville compte vos pions dans les 7 secteurs, confident compris, et vos cubes à Notre-Dame.

rules-person-night-watchman =
    .body =
        Personnage gris de la manche A. Un secteur est vide s’il ne contient aucun de vos cubes et que votre confident n’y est pas. Notre-Dame et le port ne comptent pas : vous gagnez donc 7 points de prestige au plus.

rules-person-bishop =
    .body =
        Personnage gris de la manche A.

        - Un secteur est vide s’il ne contient aucun de vos cubes et que votre confident n’y est pas. Notre-Dame et le port ne font pas partie des secteurs.
        - Votre propre réserve ne change pas.
        - L’action compte 1 pion, le nouveau cube. Dans le séminaire, vous prenez donc 1 cube, si la réserve générale en contient encore un.
        - Si la réserve générale ne contient aucun de vos cubes, ou si aucun secteur n’est vide, l’évêque n’a pas d’effet. Sinon, vous devez placer le cube.

rules-person-guild-master =
    .body =
        Personnage gris de la manche B. Un secteur compte une fois, quel que soit le nombre de ses pions. Le maximum est de 14 points de prestige, pour 7 secteurs.

rules-person-beggar-king =
    .body =
        Personnage gris de la manche B. La dernière case de la piste de la peste est 9 : vous gagnez donc 9 moins la case de votre rat.

        __Exemple :__ votre rat est sur 4. Les cases 5, 6, 7, 8 et 9 sont au-delà : vous gagnez 5 points de prestige. Si le rat est sur 9, vous ne gagnez rien.

rules-person-advocate =
    .body =
        Personnage gris de la manche B. Les couleurs et les types de vos [lettres](#messages) n’importent pas. Une lettre restée seule ne compte pas.

        __Exemple :__ avec 5 lettres, vous gagnez 6 points de prestige.

rules-person-lady-of-the-court =
    .body =
        Personnage gris de la manche C. Votre secteur le plus rempli est celui où vous avez le plus de pions, confident compris. Notre-Dame ne compte pas. Si plusieurs secteurs sont à égalité, un seul compte.

rules-person-mayor =
    .body =
        Personnage gris de la manche C. Un secteur compte une fois, quel que soit le nombre de ses pions, confident compris.

rules-person-carpenter =
    .body =
        Personnage gris de la manche C. Le confident seul suffit. Le maximum est de 7 points de prestige.
