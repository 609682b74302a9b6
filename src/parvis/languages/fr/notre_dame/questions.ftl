# What a player is asked: "Choose …", first the card, person or piece that asks; a question only for yes or no. Full stop.

ask-nature = Le hasard décide.
ask-keep-first = Gardez 1 de vos 3 cartes. Les 2 autres passent à { $seat }.
ask-keep-second = Gardez 1 de ces 2 cartes. L’autre passe à { $seat }.
ask-play = Jouez l’une de vos cartes.
ask-hire = Corrompez un personnage pour 1 pièce, ou aucun.
ask-extra-hire = Conseiller : corrompez encore un personnage, ou aucun.

## The supply is empty

ask-source-cloister-school = Votre réserve est vide. Choisissez un cube à déplacer au séminaire.
ask-source-bank = Votre réserve est vide. Choisissez un cube à déplacer à la banque.
ask-source-residence = Votre réserve est vide. Choisissez un cube à déplacer à la résidence.
ask-source-carriage-house = Votre réserve est vide. Choisissez un cube à déplacer au relais.
ask-source-hotel = Votre réserve est vide. Choisissez un cube à déplacer à l’auberge.
ask-source-park = Votre réserve est vide. Choisissez un cube à déplacer au parc.
ask-source-hospital = Votre réserve est vide. Choisissez un cube à déplacer à l’hôpital.
ask-source-notre-dame = Votre réserve est vide. Choisissez un cube à déplacer à Notre-Dame.

## Actions

ask-donation = Notre-Dame : choisissez combien de pièces donner.
ask-friend = Choisissez un secteur pour votre confident. Vous y effectuez l’action.
ask-drive =
    { $count ->
        [one] Relais de calèche : choisissez où s’arrête votre calèche (à 1 marché de distance).
       *[other] Relais de calèche : choisissez où s’arrête votre calèche (jusqu’à { $count } marchés de distance).
    }
ask-message-coin = Une lettre attend votre calèche (1 prestige, 1 pièce). La prendre ?
ask-message-marker = Une lettre attend votre calèche (2 prestige, 1 cube). La prendre ?
ask-message-rat = Une lettre attend votre calèche (3 prestige, rat recule de 1). La prendre ?
ask-message-prestige = Une lettre attend votre calèche (4 prestige). La prendre ?
ask-perk-hotel = Auberge : choisissez ce que vous recevez.
ask-perk-hostess = Hôtesse : choisissez ce que vous recevez.
ask-perk-either = Choisissez ce que vous recevez.

## Persons

ask-lift = Fou : choisissez l’un de vos pions à déplacer.
ask-fool-to = Fou : choisissez un secteur pour le pion. Vous y effectuez l’action.
ask-bishop-to = Évêque : choisissez un secteur vide pour un cube. Vous y effectuez l’action.
ask-minstrel-from = Ménestrel : choisissez le secteur d’où partent les pions.
ask-minstrel-to = Ménestrel : choisissez le secteur où vont les pions.
ask-carry = Ménestrel : choisissez combien de pions déplacer.
ask-type = Cocher : choisissez un type de lettre. Vous recevez une nouvelle fois les gains de toutes vos lettres de ce type.
ask-return =
    { $count ->
        [0] Saltimbanques : choisissez un cube à rendre à la réserve générale (2 points de prestige par cube).
        [one] Saltimbanques : 1 cube rendu. En rendre un autre ?
       *[other] Saltimbanques : { $count } cubes rendus. En rendre un autre ?
    }

## The plague

ask-loss = Peste : votre rat dépasserait 9. Le prestige est déjà perdu ; choisissez l’un de vos secteurs les plus remplis, qui perd un cube.
