# What the pages around the table say about the game.

about-game = Étendez votre influence dans un quartier de Paris, faites circuler votre calèche pour collecter des lettres, faites des dons à Notre-Dame et tenez les rats à distance.

about-length = Environ 15 minutes par personne, et quelques minutes pour tous les bots.

## Options: a noun as a label, and a sentence or two of help

setup-new_persons = Nouveaux personnages
    .help = Ajoute les 9 Nouveaux personnages. Pour chaque manche, 3 des 6 personnages sont tirés au sort et restent dans la boîte.
setup-limited_coins = Pièces limitées
    .help = Il n’y a que 25 pièces. Quand il n’y en a plus, la personne qui a le plus de pièces cède celles qui manquent.
setup-counsellor_free = Conseiller gratuit
    .help = Seulement avec les Nouveaux personnages : les 2 personnages supplémentaires du conseiller sont gratuits.

## What is at stake: what a coach tells somebody who plays for the first time, once each

stake-plague = Attention à votre rat : la peste apporte { $rats } à ce tour. Depuis { $space }, il dépasserait 9 et vous perdriez 2 points de prestige et un cube. L’hôpital, le parc et l’auberge le retiennent.
stake-end = Le dernier tour : seul le prestige compte maintenant. Les pièces et les cubes restants n’en rapportent pas.
stake-cathedral =
    { $own ->
        [0] La manche se termine après ce tour : { $markers ->
            [0] il n’y a aucun cube à Notre-Dame, qui offre { $prestige } points de prestige.
            [one] le seul cube à Notre-Dame reçoit { $prestige } points de prestige, et il n’est pas à vous.
           *[other] les cubes à Notre-Dame se partagent { $prestige } points de prestige, et aucun n’est à vous.
        }
        [one] La manche se termine après ce tour. Points de prestige à partager à Notre-Dame : { $prestige }. Cubes présents : { $markers }, dont { $own } à vous.
       *[other] La manche se termine après ce tour. Points de prestige à partager à Notre-Dame : { $prestige }. Cubes présents : { $markers }, dont { $own } à vous.
    }
stake-supply = Votre réserve est vide : une carte déplace maintenant l’un de vos cubes d’un autre endroit, ou ne fait rien. Le séminaire apporte des cubes.
stake-draft = Vous choisissez trois cartes pour ce tour et en jouez deux. Ce que vous passez peut servir à votre voisin de gauche.
stake-rats = À la fin de ce tour, la peste fait avancer votre rat de { $rats }, moins un pour chacun de vos pions dans l’hôpital. Au-delà de 9, cela vous coûte du prestige et un cube.
stake-hiring =
    { $coins ->
        [one] Un personnage coûte 1 pièce et aide aussitôt. Il vous reste { $coins } pièce, et les pièces ne valent rien à la fin.
       *[other] Un personnage coûte 1 pièce et aide aussitôt. Il vous reste { $coins } pièces, et les pièces ne valent rien à la fin.
    }

## The end of a round: headings, and the rows of a table with a column for each player (nouns, at most 18 letters)

round-over = Fin du tour { $round }
round-and-period-over = Fin du tour { $round } et de la manche { $letter }
# The way of the rat on the plague track, in a cell; "doctor": the player has hired the doctor.
round-rat = Rat
    .moves = { $from } → { $to }
    .stays = { $to }
    .moves-doctor = { $from } → { $to } (médecin)
    .stays-doctor = { $to } (médecin)
round-before = Prestige avant
# The prestige gained in this round.
round-gain = Ce tour
round-now = Prestige actuel

## Printed values: decks, and what values are called

deck-persons = Personnages
deck-street = Rues
value-rats = Rats
value-from = De
value-to = À
value-borough = Quartier d’arrivée (0 : le même, 1 : celui de gauche, −1 : celui de droite)
value-letter = Période (A, B ou C)
value-kind = Type d’effet
value-effect-coins = Pièces
value-effect-markers = Cubes de la réserve générale
value-effect-prestige = Prestige
value-effect-perks = Avantages de l’auberge
value-effect-per = Pour chaque
word-bridge = Pont
word-centre = Centre
word-gate = Porte
word-parvis = Parvis
word-quay = Quai
printed-street = Rue { $number } : { $from } – { $to }
