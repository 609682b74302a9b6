# The manual: options, New Persons among them, and how these rules came about.

rules-new-persons = Nouveaux personnages

rules-new-persons-set-up = Mise en place avec les Nouveaux personnages
    .body =
        Les Nouveaux personnages sont 9 personnages gris de plus, 3 par manche (A, B et C).

        Au début de la partie, 3 des 6 personnages gris de chaque manche sont tirés au sort et vont dans la boîte. Tout le monde les voit. Les 3 autres de chaque manche forment la pioche comme d’habitude : il y a donc toujours 9 personnages gris dans la partie. Les personnages bruns et toutes les autres règles ne changent pas.

rules-person-nurse =
    .body =
        Personnage gris de la manche A. Le cube vient de la réserve générale, et votre propre réserve ne change pas. Il compte déjà pour la peste de ce tour. Si la réserve générale ne contient aucun de vos cubes, votre rat recule quand même. Sur 0, il ne bouge pas.

rules-person-steward =
    .body =
        Personnage gris de la manche A. L’intendant double votre prestige : vous gagnez une fois votre total actuel. Le [parc](#park) ajoute son bonus une fois. Avec 0 point, vous ne gagnez rien.

        __Exemple :__ vous avez 12 points de prestige et 2 pions dans le parc. Vous gagnez 12 points, et 1 grâce au parc : vous en avez 25.

rules-person-scholar =
    .body =
        Personnage gris de la manche A. Vous jouez la troisième carte de votre main, qui sinon n’est pas jouée. Toutes les règles pour [jouer une carte](#playing) s’appliquent : vous placez un cube pour elle, ou en déplacez un si votre [réserve est vide](#empty-supply). Tout le monde voit de quelle carte il s’agit.

rules-person-coachman =
    .body =
        Personnage gris de la manche B. Choisissez l’un des 4 types de [lettres](#messages), « pièce », « cube », « rat » ou « prestige », quelles que soient les couleurs. Vous recevez une nouvelle fois ce qu’indique chacune de vos lettres de ce type. Leur prestige s’additionne en un seul gain : le [parc](#park) ajoute donc son bonus une fois. Sans lettres, le cocher n’a pas d’effet.

        __Exemple :__ vous avez collecté 2 lettres « rat ». Vous gagnez 6 points de prestige, et votre rat recule de 2 cases.

rules-person-gypsies =
    .body =
        Personnage gris de la manche B. Les cubes peuvent venir de vos secteurs et de Notre-Dame, mais votre confident reste. Vous pouvez n’en rendre aucun. Vous gagnez le prestige pour tous ensemble, une fois le dernier cube rendu. Le [parc](#park) ajoute donc son bonus une fois, avec les pions qu’il a alors.

rules-person-spy =
    .body =
        Personnage gris de la manche B. Vous voyez les personnages gris de tous les tours à venir, dans leur ordre. Personne d’autre ne les voit. Quiconque corrompt aussi l’espion voit le même ordre. Le [parc](#park) ajoute son bonus au prestige.

rules-person-counsellor =
    .body =
        Personnage gris de la manche C. À ce tour, vous pouvez encore corrompre 2 fois l’un des 2 personnages bruns.

        - Cela coûte 1 pièce à chaque fois, sauf si vous jouez avec le [conseiller gratuit](#free-counsellor).
        - Vous pouvez corrompre deux fois le même personnage, mais pas de nouveau le conseiller.
        - Vous pouvez y renoncer, la première fois comme la seconde.
        - L’effet du premier personnage a lieu avant que vous choisissiez le second : une pièce gagnée grâce au premier peut donc payer le second.

rules-person-guard =
    .body =
        Personnage gris de la manche C. Seuls comptent les cubes de la réserve générale, pas ceux de votre propre réserve. Un cube resté seul ne compte pas.

        __Exemple :__ la réserve générale contient 5 de vos cubes. Vous gagnez 6 points de prestige.

rules-person-innkeeper =
    .body =
        Personnage gris de la manche C. Les cubes et le confident comptent de la même façon.

rules-options = Options

rules-limited-coins =
    .body =
        Avec cette option, il n’y a que 25 pièces. Si vous gagnez une pièce et que le stock de pièces est vide, vous la recevez de quelqu’un d’autre : de la personne qui a le plus de pièces à ce moment. Si plusieurs en ont le plus, c’est la première d’entre elles à votre gauche.

        - Les pièces qui manquent sont cédées une à une, et pour chacune, on vérifie de nouveau qui en a le plus.
        - Vous ne vous payez jamais vous-même, même si vous en avez plus que tous les autres.
        - Si personne d’autre n’a de pièce, vous ne la recevez pas.
        - Les pièces payées retournent tout de suite dans le stock.

rules-free-counsellor =
    .body =
        Avec cette option, les 2 personnages que le [conseiller](#person-counsellor) permet de corrompre en plus ne coûtent rien. Le conseiller lui-même coûte toujours 1 pièce. Cette option ne joue un rôle qu’avec les [Nouveaux personnages](#new-persons-set-up).

rules-about = À propos de ces règles

rules-rulings = Règlement
    .body =
        Les règles imprimées laissent quelques questions ouvertes, et les éditions diffèrent sur certains points. Ces pages disent ce qui s’applique ici. Les décisions les plus importantes sont :

        - Placer un cube est obligatoire tant que votre réserve en contient un.
        - Une calèche peut revenir à son propre marché et y prendre la lettre.
        - Notre-Dame ne fait pas partie des secteurs que comptent les personnages (le garde de la ville l’ajoute), et la peste n’y fait perdre aucun cube.
        - Votre part de Notre-Dame est un seul gain : le parc ajoute donc son bonus une fois.
        - Si vos secteurs les plus remplis ne contiennent que le confident, vous ne perdez pas de cube.
        - En cas d’égalité, on additionne les pièces et les cubes.
        - Le stock de pièces est illimité. Dans une édition ultérieure, les pièces qui manquent viennent de la personne la plus riche : c’est l’option [Pièces limitées](#limited-coins).
        - Les personnages que le conseiller permet de corrompre en plus coûtent 1 pièce chacun. Les règles des Nouveaux personnages ne le disent pas clairement : d’où l’option [Conseiller gratuit](#free-counsellor).

        L’ensemble de ces décisions s’appelle un règlement. Ces pages décrivent le règlement 1. Si un règlement change un jour, les parties en cours continuent avec celui sous lequel elles ont commencé.

rules-values = Valeurs non documentées
    .body =
        Aucun document connu n’indique ce qui suit. Ces valeurs ont été choisies pour concorder avec tout ce que l’on sait.

        - **Rues :** le plan des [rues](#markets) permet les deux trajets de calèche que les règles imprimées donnent en exemple.
        - **Notre-Dame à 3 joueurs :** 8 points de prestige, c’est ce qui reste des quatre valeurs 6, 8, 10 et 12.
        - **Rats sur les personnages :** on connaît l’étendue, de 0 à 3, et les totaux 12, 13 et 12 des personnages bruns et gris dans les manches A, B et C. Les 2 rats du médecin découlent d’un compte rendu. Des Nouveaux personnages, on ne sait rien. Leurs rats sont choisis pour que la moyenne de chaque manche ne change pas.

        | personnages | rats selon le règlement 1 |
        |---|---|
        | Bruns | usurier 1, moine 1, hôtesse 3, médecin 2, ménestrel 0, fou 2 |
        | A | garde de la ville 1, garde de nuit 2, évêque 0 |
        | B | maître de guilde 1, roi des mendiants 3, avocat 0 |
        | C | dame de la cour 1, maire 0, charpentier 2 |
        | Nouveaux A | infirmière 2, intendant 0, savant 1 |
        | Nouveaux B | cocher 1, saltimbanques 3, espion 0 |
        | Nouveaux C | conseiller 0, garde 1, aubergiste 2 |

rules-fair-dealing = Hasard équitable
    .body =
        Le hasard décide du premier joueur, de la place des lettres, de l’ordre des cartes et des personnages, et des Nouveaux personnages qui participent. Rien d’autre n’est dû au hasard. Tout découle d’un nombre secret du site et, dans les parties en ligne, de nombres que le navigateur de chacun ajoute avant le début de la partie. Personne, pas même le site, ne peut choisir comment tombent les cartes. Après la partie, « Vérifier la donne » sur sa page contrôle chaque carte dans votre propre navigateur.
