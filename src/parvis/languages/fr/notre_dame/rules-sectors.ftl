# The manual: places for markers, and their cards. Each section begins with what its card does (about.ftl).

rules-sectors = Secteurs et leurs cartes

# Stands after what a card does that places a marker in a sector
about-card-empty-supply = Si votre [réserve est vide](#empty-supply), vous pouvez y déplacer à la place un cube d’un autre endroit.

rules-cloister-school =
    .body =
        Les cubes vont dans votre réserve. Si la réserve générale en contient moins, vous prenez tous ceux qui restent.

        __Exemple :__ vous avez 2 cubes dans le séminaire et en placez un troisième. Vous prenez 3 cubes : votre réserve augmente de 2.

        Voir aussi : [Cubes et réserves](#markers).

rules-bank =
    .body =
        __Exemple :__ votre confident et 1 cube sont dans la banque, et vous placez un deuxième cube. Vous gagnez 3 pièces.

        Voir aussi : [Pièces](#coins).

rules-residence =
    .body =
        Le prestige de tous vos pions est un seul gain : le [parc](#park) ajoute donc son bonus une fois.

        __Exemple :__ vous placez votre troisième cube dans la résidence et avez 2 pions dans le parc. Vous gagnez 3 points de prestige, et 1 grâce au parc.

rules-carriage-house =
    .body =
        1. Placez un cube de votre réserve dans le relais de calèche.
        2. Avancez votre calèche de marché en marché le long des [rues](#markets), **de 1 marché au plus pour chacun de vos pions** dans le relais. Vous pouvez vous arrêter plus tôt ou ne pas bouger du tout.
        3. Si votre calèche s’est déplacée et s’arrête près d’une lettre, vous pouvez la prendre, si [sa couleur est permise](#message-colours). Vous recevez [ce qu’elle indique](#messages).

        - Seul compte le marché où votre calèche s’arrête. Vous ne prenez pas de lettre en chemin, et jamais plus d’une par déplacement.
        - Les marchés de tous les quartiers vous sont ouverts. Autant de calèches que l’on veut peuvent s’arrêter au même marché, et elles peuvent se dépasser.
        - Avec 2 pions ou plus, votre calèche peut quitter son marché et y revenir. Elle s’est alors déplacée : vous pouvez donc y prendre une lettre.

        __Exemple :__ vous avez 1 cube et votre confident dans le relais et y placez un cube. Votre calèche avance de 3 marchés au plus.

rules-hotel =
    .body =
        - Gagnez 1 ![pièce](coin).
        - Prenez 1 ![cube](marker) de la réserve générale pour votre réserve : possible si elle contient un de vos cubes.
        - Reculez votre ![rat](rat) de 1 case : possible s’il est au-dessus de 0.

        Votre confident compte parmi les 4 pions. Si vous choisissez deux fois, cela peut être la même chose ou autre chose. Le deuxième choix vient une fois le premier effectué. Plus de 4 pions ne donnent pas de troisième choix.

rules-park =
    .body =
        Quel que soit le nombre de pions dans le parc, son action ne fait reculer votre rat que de 1 case. Sur 0, le rat ne bouge pas. Le bonus vient plus tard, chaque fois que vous gagnez du prestige :

        | vos pions dans le parc | bonus pour chaque gain |
        |---|---|
        | 0 ou 1 | aucun |
        | 2 ou 3 | 1 point de prestige |
        | 4 ou 5 | 2 points de prestige |
        | 6 ou 7 | 3 points de prestige |

        (et ainsi de suite : 1 par tranche de 2 pions)

        - Un gain de prestige, c’est tout ce que vous donne une même action, une lettre, un don ou un personnage, ou votre part de Notre-Dame pour tous vos cubes présents. Le bonus s’ajoute une fois à chacun, quel que soit son montant.
        - Il n’y a pas de bonus pour un gain de 0 point. Placer un cube dans le parc n’est pas un gain. Le parc n’a aucun effet sur les pertes.
        - Les pions comptent tels qu’ils sont au moment du gain. Un cube qui vient de quitter le parc ne compte pas.

        __Exemple :__ vous avez 5 pions dans le parc et donnez 2 pièces à Notre-Dame. Vous gagnez 3 points de prestige pour le don, et 2 grâce au parc.

rules-hospital =
    .body =
        Quel que soit le nombre de pions dans l’hôpital, son action ne fait reculer votre rat que de 1 case. Sur 0, le rat ne bouge pas.

        La protection agit à la phase de [peste](#plague) de chaque tour. Si le nombre de vos pions dans l’hôpital dépasse le niveau de peste, votre rat recule de la différence au lieu d’avancer.

        __Exemple :__ le niveau de peste est de 3, et vous avez 1 cube et votre confident dans l’hôpital. Votre rat avance de 1.

rules-harbour =
    .body =
        La piste de la peste a les cases 0 à 9, et votre rat commence sur 0. Aucun pion ne peut être placé dans le port, et aucune carte n’y correspond. Ce n’est pas un secteur : les personnages qui comptent les secteurs ne le comptent donc pas.

        - La [peste](#plague) déplace votre rat à chaque tour, le plus souvent en avant. Si le nombre de vos pions dans l’hôpital dépasse le niveau de peste, elle le fait reculer.
        - Il recule de 1 case à chaque action du [parc](#park) ou de l’[hôpital](#hospital), avec une [lettre « rat »](#message-rat), et si vous le choisissez avec l’[auberge](#hotel) ou l’[hôtesse](#person-hostess).
        - Parmi les Nouveaux personnages, l’[infirmière](#person-nurse) le fait aussi reculer, et le [cocher](#person-coachman) répète les lettres « rat ».
        - Il ne descend jamais en dessous de 0. S’il doit reculer alors qu’il est sur 0, il ne bouge pas.
        - Il ne dépasse jamais 9. Si la peste doit l’amener au-delà, il s’arrête sur 9 et [vous perdez du prestige et un cube](#plague-loss).

rules-notre-dame =
    .body =
        Cette carte vous donne du prestige deux fois : maintenant pour un don, et plus tard pour le cube.

        1. Choisissez combien de pièces donner, de 0 à 3.
        2. Si vous en donnez, placez 1 cube de votre réserve à Notre-Dame, payez les pièces et gagnez du prestige :

        | pièces | prestige | cubes placés |
        |---|---|---|
        | 0 | 0 | 0 |
        | 1 | 1 | 1 |
        | 2 | 3 | 1 |
        | 3 | 6 | 1 |

        Le don est un seul gain : le [parc](#park) ajoute donc son bonus une fois. Après les tours 3, 6 et 9, les cubes à Notre-Dame [se partagent son prestige](#sharing-out) et retournent dans les réserves générales.

        - Sans pièce, la carte n’a pas d’effet.
        - Vous placez 1 cube par carte, jamais plus. Vous pouvez y avoir plusieurs cubes grâce à plusieurs cartes.
        - Avec une [réserve vide](#empty-supply), vous pouvez déplacer à Notre-Dame un cube de l’un de vos secteurs. Vous devez alors donner au moins 1 pièce. Un cube déjà à Notre-Dame ne peut pas resservir.
        - Aucune autre carte n’amène un pion à Notre-Dame, ni aucun personnage, sauf si le [savant](#person-scholar) vous fait jouer cette carte.

rules-trusted-friend =
    .body =
        Il commence à côté du plateau. La première fois, il peut aller dans n’importe lequel des 7 secteurs. Ensuite, il doit aller dans un autre secteur que celui où il est.

        - Il compte comme un cube partout où l’on compte les pions : pour l’action que vous effectuez maintenant et toutes les suivantes, dans le parc et l’hôpital, et pour les personnages qui comptent vos pions.
        - Il ne va jamais au port, à Notre-Dame ou dans un autre quartier.
        - Il n’a pas besoin de cube : une réserve vide n’y change rien. Mais il ne remplace pas non plus un cube qui manque : avec une [réserve vide](#empty-supply), seuls les cubes se déplacent.
        - Outre sa carte, seuls le [fou](#person-fool) et le [ménestrel](#person-minstrel) le déplacent.
        - Une fois sur le plateau, il y reste : la [peste](#plague-loss) ne peut pas le retirer, et les [saltimbanques](#person-gypsies) ne le rendent pas.

        __Exemple :__ vous déplacez votre confident à la banque, où vous avez 2 cubes. Vous gagnez 3 pièces.
