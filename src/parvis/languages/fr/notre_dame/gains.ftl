# What a decision would give, as its button tells it: a short hint, number first, in lower case, without a full stop.
# Several stand side by side, with " · " between them. In brackets: where the prestige comes from.

hint-residence = +{ $count } prestige (résidence)
hint-park = +{ $count } prestige (parc)
hint-donation = +{ $count } prestige (don)
hint-cathedral = +{ $count } prestige (Notre-Dame)
hint-message = +{ $count } prestige (lettre)
hint-person = +{ $count } prestige (personnage)
hint-coins =
    { $count ->
        [one] +{ $count } pièce
       *[other] +{ $count } pièces
    }
hint-coins-paid =
    { $count ->
        [one] −{ $count } pièce
       *[other] −{ $count } pièces
    }
hint-markers =
    { $count ->
        [one] +{ $count } cube
       *[other] +{ $count } cubes
    }
hint-markers-placed =
    { $count ->
        [one] −{ $count } cube
       *[other] −{ $count } cubes
    }
hint-nurse = +1 cube dans l’hôpital
hint-rat = rat recule sur { $space }
# Before the other hints of a card that can be kept.
hint-if-played = si jouée maintenant
hint-left =
    { $count ->
        [0] plus aucun pion là-bas
        [one] { $count } pion reste là-bas
       *[other] { $count } pions restent là-bas
    }

## What it does not give

hint-nothing = sans effet
# After what the decision costs.
hint-nothing-else = aucun autre effet
hint-no-action = aucune action ensuite
hint-no-coins = plus de pièces dans le stock
hint-no-markers = votre réserve générale est vide
hint-no-rat = rat déjà sur 0
hint-lacks-coin = aucune pièce à donner, donc sans effet
hint-lacks-marker = aucun cube pour cela, donc sans effet
# Why a message can't be taken. home_seat: the player of its colour; one_seat, two_seat …: players whose colours must be
# collected before, as a list of names in the nominative. count: how many colours those are, the own one included.
hint-barred =
    { $count ->
        [one] vous avez déjà cette couleur : { $home_seat } (à prendre avant : { $one_seat })
        [2] vous avez déjà cette couleur : { $home_seat } (à prendre avant : { $one_seat }, { $two_seat })
        [3] vous avez déjà cette couleur : { $home_seat } (à prendre avant : { $one_seat }, { $two_seat }, { $three_seat })
       *[other] vous avez déjà cette couleur : { $home_seat } (à prendre avant : { $one_seat }, { $two_seat }, { $three_seat }, { $four_seat })
    }
hint-barred-own =
    { $count ->
        [one] vous avez déjà votre couleur (à prendre avant : { $one_seat })
        [2] vous avez déjà votre couleur (à prendre avant : { $one_seat }, { $two_seat })
        [3] vous avez déjà votre couleur (à prendre avant : { $one_seat }, { $two_seat }, { $three_seat })
       *[other] vous avez déjà votre couleur (à prendre avant : { $one_seat }, { $two_seat }, { $three_seat }, { $four_seat })
    }
hint-barred-and-own =
    { $count ->
        [one] vous avez déjà cette couleur : { $home_seat } (à prendre avant : la vôtre)
        [2] vous avez déjà cette couleur : { $home_seat } (à prendre avant : la vôtre, { $one_seat })
        [3] vous avez déjà cette couleur : { $home_seat } (à prendre avant : la vôtre, { $one_seat }, { $two_seat })
       *[other] vous avez déjà cette couleur : { $home_seat } (à prendre avant : la vôtre, { $one_seat }, { $two_seat }, { $three_seat })
    }
# Where one of the colours belongs to an unassigned borough, which has no name.
hint-barred-free =
    { $count ->
        [one] vous avez déjà cette couleur (à prendre avant : { $count } autre)
       *[other] vous avez déjà cette couleur (à prendre avant : { $count } autres)
    }

## What it leads to, where its label tells the amounts

hint-coins-then =
    { $count ->
        [0] aucune pièce ensuite
        [one] { $count } pièce ensuite
       *[other] { $count } pièces ensuite
    }
hint-markers-then =
    { $count ->
        [one] { $count } cube dans votre réserve ensuite
       *[other] { $count } cubes dans votre réserve ensuite
    }
# For all of the player's markers in Notre Dame together.
hint-shares = { $count } prestige à la fin de la manche, si aucun autre cube n’y vient
hint-shares-park = { $count } prestige à la fin de la manche (dont { $park } grâce au parc), si aucun autre cube n’y vient
hint-shares-instead = { $count } prestige au lieu de { $before } à la fin de la manche, si aucun autre cube n’y vient
hint-shares-still = toujours { $count } prestige à la fin de la manche, si aucun autre cube n’y vient
hint-then-colours =
    { $count ->
        [0] ensuite n’importe quelle couleur
        [one] ensuite { $count } autre couleur à prendre avant celle-ci
       *[other] ensuite { $count } autres couleurs à prendre avant celle-ci
    }

## The plague of this round after the decision

hint-plague = rat sur { $space } après ce tour
hint-plague-stays = rat reste sur { $space } à ce tour
hint-plague-beyond = rat au-delà de 9 après ce tour

## What is asked next

hint-then-perk =
    { $marker ->
        [0] puis 1 pièce ou rat recule de 1
        [one]
            { $rat ->
                [0] puis 1 pièce ou 1 cube
                [one] puis 1 pièce, 1 cube ou rat recule de 1
               *[other] puis 1 pièce, 1 cube ou rat recule de 1
            }
       *[other]
            { $rat ->
                [0] puis 1 pièce ou 1 cube
                [one] puis 1 pièce, 1 cube ou rat recule de 1
               *[other] puis 1 pièce, 1 cube ou rat recule de 1
            }
    }
hint-then-donation =
    { $count ->
        [one] puis donner 1 pièce : 1 prestige
        [2] puis donner 1 ou 2 pièces : 1 ou 3 prestige
       *[other] puis donner 1, 2 ou 3 pièces : 1, 3 ou 6 prestige
    }
hint-then-source = puis déplacer un cube d’ailleurs ou renoncer à l’action (réserve vide)
hint-then-friend = puis déplacer le confident et effectuer l’action de ce secteur
hint-then-drive =
    { $count ->
        [one] puis avancer la calèche de { $count } marché
       *[other] puis avancer la calèche de { $count } marchés au plus
    }
hint-then-extra-hire = puis vous pouvez corrompre un autre personnage
hint-then-lift = puis déplacer un pion et effectuer l’action de son secteur
hint-then-act-there = puis choisir un secteur et y effectuer l’action
hint-then-minstrel = puis choisir 2 secteurs et combien de pions
hint-then-where = puis choisir un secteur d’arrivée
hint-then-how-many = puis choisir combien de pions
hint-then-type = puis choisir un type de lettre
hint-then-return =
    { $count ->
        [0] puis +2 prestige par cube rendu
        [one] { $count } cube rendu (2 prestige par cube à la fin)
       *[other] { $count } cubes rendus (2 prestige par cube à la fin)
    }

## What the best answer to the question that follows brings at once. `-less`: what it costs

gained-next = +{ $count } prestige (meilleur choix suivant)
gained-next-less = −{ $count } prestige (meilleur choix suivant)

## What it is worth later, in prestige, below what it gives now. `-less`: what it loses then; count: a number such as 1½

later-park = +{ $count } (parc, gains à venir : { $gains })
later-park-less = −{ $count } (parc, gains à venir : { $gains })
later-rats = +{ $count } (pertes dues aux rats au-delà de 9)
later-rats-less = −{ $count } (pertes dues aux rats au-delà de 9)
later-persons = +{ $count } (corrompre des personnages)
later-persons-less = −{ $count } (corrompre des personnages)
later-coins = +{ $count } (donner des pièces)
later-coins-less = −{ $count } (donner des pièces)
later-markers = +{ $count } (cubes à poser)
later-markers-less = −{ $count } (cubes à poser)
later-residence = +{ $count } (résidence)
later-residence-less = −{ $count } (résidence)
later-carriage = +{ $count } (relais)
later-carriage-less = −{ $count } (relais)
later-hotel = +{ $count } (auberge)
later-hotel-less = −{ $count } (auberge)
later-cathedral = +{ $count } (Notre-Dame, d’autres cubes attendus)
later-cathedral-less = −{ $count } (Notre-Dame, d’autres cubes attendus)
later-next = +{ $count } (meilleur choix suivant)
later-next-less = −{ $count } (meilleur choix suivant)

## Sources of prestige: nouns, as rows of a table and names of lines in a chart, at most 20 letters

points-residence = Résidence
points-park = Parc
points-donation = Dons
points-cathedral = Notre-Dame
points-message = Lettres
points-person = Personnages
points-plague = Peste
