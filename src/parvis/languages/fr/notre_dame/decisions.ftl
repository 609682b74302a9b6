# What can be decided, as buttons say it: verb and object, at most 6 words before the brackets, no full stop.

## The draft

do-keep-cloister-school = Garder le séminaire
do-keep-bank = Garder la banque
do-keep-residence = Garder la résidence
do-keep-carriage-house = Garder le relais de calèche
do-keep-hotel = Garder l’auberge
do-keep-park = Garder le parc
do-keep-hospital = Garder l’hôpital
do-keep-notre-dame = Garder Notre-Dame
do-keep-trusted-friend = Garder le confident

## Action cards

do-play-cloister-school = Jouer le séminaire
do-play-bank = Jouer la banque
do-play-residence = Jouer la résidence
do-play-carriage-house = Jouer le relais de calèche
do-play-hotel = Jouer l’auberge
do-play-park = Jouer le parc
do-play-hospital = Jouer l’hôpital
do-play-notre-dame = Jouer Notre-Dame
do-play-trusted-friend = Jouer le confident

## The supply is empty: the marker comes from elsewhere

do-source-cloister-school = Déplacer un cube du séminaire
do-source-bank = Déplacer un cube de la banque
do-source-residence = Déplacer un cube de la résidence
do-source-carriage-house = Déplacer un cube du relais
do-source-hotel = Déplacer un cube de l’auberge
do-source-park = Déplacer un cube du parc
do-source-hospital = Déplacer un cube de l’hôpital
do-source-notre-dame = Déplacer un cube de Notre-Dame
do-forgo = Renoncer à l’action

## Notre Dame

do-donate-0 = Ne rien donner et ne pas placer de cube
do-donate-1 = Donner 1 pièce : 1 point de prestige
do-donate-2 = Donner 2 pièces : 3 points de prestige
do-donate-3 = Donner 3 pièces : 6 points de prestige

## The trusted friend: the sector that he moves to; the question has the verb

do-friend-cloister-school = Confident au séminaire
do-friend-bank = Confident à la banque
do-friend-residence = Confident à la résidence
do-friend-carriage-house = Confident au relais
do-friend-hotel = Confident à l’auberge
do-friend-park = Confident au parc
do-friend-hospital = Confident à l’hôpital

## The carriage. home_seat: the player of that borough; for an unassigned borough the player on its right

# In brackets after each move: the message at that market.
message-there =
    { $message ->
        [coin] 1 prestige, 1 pièce
        [marker] 2 prestige, 1 cube
        [rat] 3 prestige, rat recule de 1
        [prestige] 4 prestige
        [barred] lettre pas encore permise
       *[none] pas de lettre
    }
do-drive-stay = Laisser la calèche sur place
do-drive-back = Faire un aller-retour ({ message-there })
do-drive-centre-own = Aller à votre marché central
do-drive-parvis-own = Aller à votre parvis ({ message-there })
do-drive-gate-own = Aller à votre porte ({ message-there })
do-drive-quay-own = Aller à votre quai ({ message-there })
do-drive-bridge-own = Aller à votre pont ({ message-there })
do-drive-centre-other = Aller au marché central chez { $home_seat }
do-drive-parvis-other = Aller au parvis chez { $home_seat } ({ message-there })
do-drive-gate-other = Aller à la porte chez { $home_seat } ({ message-there })
do-drive-quay-other = Aller au quai chez { $home_seat } ({ message-there })
do-drive-bridge-other = Aller au pont chez { $home_seat } ({ message-there })
do-drive-centre-unowned = Aller au marché central du quartier sans joueur, à gauche de chez { $home_seat }
do-drive-parvis-unowned = Aller au parvis du quartier sans joueur, à gauche de chez { $home_seat } ({ message-there })
do-drive-gate-unowned = Aller à la porte du quartier sans joueur, à gauche de chez { $home_seat } ({ message-there })
do-drive-quay-unowned = Aller au quai du quartier sans joueur, à gauche de chez { $home_seat } ({ message-there })
do-drive-bridge-unowned = Aller au pont du quartier sans joueur, à gauche de chez { $home_seat } ({ message-there })

## Messages

do-take-coin = Prendre la lettre (1 prestige, 1 pièce)
do-take-marker = Prendre la lettre (2 prestige, 1 cube)
do-take-rat = Prendre la lettre (3 prestige, rat recule de 1)
do-take-prestige = Prendre la lettre (4 prestige)
do-leave-message = Laisser la lettre
# A box to tick before the carriage moves.
do-leave-there = Ne pas prendre de lettre à l’arrêt de la calèche

## Perks of the hotel and the hostess

do-perk-coin = Gagner 1 pièce
do-perk-marker = Prendre 1 cube de la réserve générale
do-perk-rat = Reculer votre rat de 1 case

## Persons

do-hire-money-lender = Corrompre l’usurier
do-hire-monk = Corrompre le moine
do-hire-hostess = Corrompre l’hôtesse
do-hire-doctor = Corrompre le médecin
do-hire-minstrel = Corrompre le ménestrel
do-hire-fool = Corrompre le fou
do-hire-city-guard = Corrompre le garde de la ville
do-hire-night-watchman = Corrompre le garde de nuit
do-hire-bishop = Corrompre l’évêque
do-hire-guild-master = Corrompre le maître de guilde
do-hire-beggar-king = Corrompre le roi des mendiants
do-hire-advocate = Corrompre l’avocat
do-hire-lady-of-the-court = Corrompre la dame de la cour
do-hire-mayor = Corrompre le maire
do-hire-carpenter = Corrompre le charpentier
do-hire-nurse = Corrompre l’infirmière
do-hire-steward = Corrompre l’intendant
do-hire-scholar = Corrompre le savant
do-hire-coachman = Corrompre le cocher
do-hire-gypsies = Corrompre les saltimbanques
do-hire-spy = Corrompre l’espion
do-hire-counsellor = Corrompre le conseiller
do-hire-guard = Corrompre le garde
do-hire-innkeeper = Corrompre l’aubergiste
do-hire-nobody = Ne corrompre personne

## Fool: the piece that moves, and the sector that it moves to

do-lift-marker-cloister-school = Déplacer un cube du séminaire
do-lift-marker-bank = Déplacer un cube de la banque
do-lift-marker-residence = Déplacer un cube de la résidence
do-lift-marker-carriage-house = Déplacer un cube du relais
do-lift-marker-hotel = Déplacer un cube de l’auberge
do-lift-marker-park = Déplacer un cube du parc
do-lift-marker-hospital = Déplacer un cube de l’hôpital
do-lift-marker-notre-dame = Déplacer un cube de Notre-Dame
do-lift-friend-cloister-school = Déplacer le confident du séminaire
do-lift-friend-bank = Déplacer le confident de la banque
do-lift-friend-residence = Déplacer le confident de la résidence
do-lift-friend-carriage-house = Déplacer le confident du relais
do-lift-friend-hotel = Déplacer le confident de l’auberge
do-lift-friend-park = Déplacer le confident du parc
do-lift-friend-hospital = Déplacer le confident de l’hôpital
do-fool-to-cloister-school = Déplacer le pion au séminaire
do-fool-to-bank = Déplacer le pion à la banque
do-fool-to-residence = Déplacer le pion à la résidence
do-fool-to-carriage-house = Déplacer le pion au relais
do-fool-to-hotel = Déplacer le pion à l’auberge
do-fool-to-park = Déplacer le pion au parc
do-fool-to-hospital = Déplacer le pion à l’hôpital

## Bishop

do-bishop-to-cloister-school = Placer le cube dans le séminaire
do-bishop-to-bank = Placer le cube dans la banque
do-bishop-to-residence = Placer le cube dans la résidence
do-bishop-to-carriage-house = Placer le cube dans le relais
do-bishop-to-hotel = Placer le cube dans l’auberge
do-bishop-to-park = Placer le cube dans le parc
do-bishop-to-hospital = Placer le cube dans l’hôpital

## Minstrel

do-minstrel-from-cloister-school = Déplacer des pions du séminaire
do-minstrel-from-bank = Déplacer des pions de la banque
do-minstrel-from-residence = Déplacer des pions de la résidence
do-minstrel-from-carriage-house = Déplacer des pions du relais
do-minstrel-from-hotel = Déplacer des pions de l’auberge
do-minstrel-from-park = Déplacer des pions du parc
do-minstrel-from-hospital = Déplacer des pions de l’hôpital
do-minstrel-to-cloister-school = Déplacer les pions au séminaire
do-minstrel-to-bank = Déplacer les pions à la banque
do-minstrel-to-residence = Déplacer les pions à la résidence
do-minstrel-to-carriage-house = Déplacer les pions au relais
do-minstrel-to-hotel = Déplacer les pions à l’auberge
do-minstrel-to-park = Déplacer les pions au parc
do-minstrel-to-hospital = Déplacer les pions à l’hôpital
do-carry-1 = Déplacer 1 cube
do-carry-2 = Déplacer 2 cubes
do-carry-3 = Déplacer 3 cubes
do-carry-1-friend = Déplacer seulement le confident
do-carry-2-friend = Déplacer le confident et 1 cube
do-carry-3-friend = Déplacer le confident et 2 cubes

## The plague

do-lose-cloister-school = Perdre un cube du séminaire
do-lose-bank = Perdre un cube de la banque
do-lose-residence = Perdre un cube de la résidence
do-lose-carriage-house = Perdre un cube du relais
do-lose-hotel = Perdre un cube de l’auberge
do-lose-park = Perdre un cube du parc
do-lose-hospital = Perdre un cube de l’hôpital

## Coachman: a type of message; the question has the verb

do-type-coin = Lettres « pièce »
do-type-marker = Lettres « cube »
do-type-rat = Lettres « rat »
do-type-prestige = Lettres « prestige »

## Travellers (called gypsies in older versions and in records)

do-return-cloister-school = Rendre un cube du séminaire
do-return-bank = Rendre un cube de la banque
do-return-residence = Rendre un cube de la résidence
do-return-carriage-house = Rendre un cube du relais
do-return-hotel = Rendre un cube de l’auberge
do-return-park = Rendre un cube du parc
do-return-hospital = Rendre un cube de l’hôpital
do-return-notre-dame = Rendre un cube de Notre-Dame
do-enough = Ne plus rendre de cubes
