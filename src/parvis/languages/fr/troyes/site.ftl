# What the pages around the table tell of the game.

about-game = Achetez les dés de vos voisins, mettez des hommes de métier au travail, construisez la cathédrale et contrez les menaces qui pèsent sur la ville.

about-length = Environ 25 minutes par personne, et quelques minutes pour tous les bots.

## What is at stake: what a coach tells somebody who plays for the first time, once each

stake-settling = À chaque tour, chaque habitant lance un dé pour vous : rouge au Palais, blanc à l’Évêché, jaune à l’Hôtel de Ville. Un habitant coûte 2 deniers par tour au Palais, 1 à l’Évêché.
stake-black-dice =
    { $points ->
        [one] Si vous pouvez vaincre le dé noir le plus fort, vous le devez. Chaque dé vaincu vous rapporte 1 point d’influence, mais les dés utilisés sont perdus. Si vous ne le pouvez pas, vous perdez { $points } point.
       *[other] Si vous pouvez vaincre le dé noir le plus fort, vous le devez. Chaque dé vaincu vous rapporte 1 point d’influence, mais les dés utilisés sont perdus. Si vous ne le pouvez pas, vous perdez { $points } points.
    }
stake-end = Le dernier tour : les deniers et l’influence qui restent ne rapportent des points que si un personnage les compte.
stake-dice = Tout le monde peut acheter vos dés, à commencer par les meilleurs. Vous pouvez aussi acheter ceux des autres : chacun coûte 2, 4 ou 6 deniers dans un groupe de 1, 2 ou 3.
stake-events =
    { $events ->
        [one] { $events } événement est dans la file. Il reprend effet à chaque tour jusqu’à ce qu’il soit contré, et rapporte des points à ceux qui y ont le plus de cubes.
       *[other] { $events } événements sont dans la file. Chacun reprend effet à chaque tour jusqu’à ce qu’il soit contré, et rapporte des points à ceux qui y ont le plus de cubes.
    }
stake-salaries =
    { $deniers ->
        [one] Au prochain tour, vos habitants coûtent { $deniers } denier, plus que ce que vous aurez. Si vous ne pouvez pas payer, vous perdez tous vos deniers et 2 points.
       *[other] Au prochain tour, vos habitants coûtent { $deniers } deniers, plus que ce que vous aurez. Si vous ne pouvez pas payer, vous perdez tous vos deniers et 2 points.
    }
stake-levels =
    { $points ->
        [one] Niveaux de la cathédrale : { $levels }, dont { $missed } sans cube à vous. En l’état, cela vous coûte { $points } point à la fin.
       *[other] Niveaux de la cathédrale : { $levels }, dont { $missed } sans cube à vous. En l’état, cela vous coûte { $points } points à la fin.
    }
stake-supply = Votre réserve personnelle est vide. Pour placer un habitant, recrutez d’abord (2 points d’influence). Un homme de métier viendrait d’un bâtiment principal et vous coûterait un dé.

## Options: what they are called (nouns, at most 20 letters), what they do, and what can be chosen (nouns, at most 40
## letters)

setup-sliding = Habitants poussés
    .help = Un habitant expulsé descend d’une case et peut en chasser l’occupant. Seul le dernier est expulsé. On ignore ici quel chemin est imprimé sur le plateau.
setup-marauding_leaves = Départ du Maraudage
    .help = Une fois contré, le Maraudage quitte la file pour de bon, comme tout autre événement.
setup-characters = Personnages
    .help = Les 6 du jeu de base, 9 avec l’extension, ou 9 avec 1 de plus, visible, qui rapporte des points à tout le monde.
setup-cards = Cartes Activité
    .help = Les 27 du jeu de base, les 27 de l’extension, ou les deux.
setup-events = Événements
    .help = Ceux du jeu de base, les mêmes avec 6 de l’extension, ou ces 6 seuls : 4 d’entre eux arrivent alors aux 2 premiers tours, et aucun autre ensuite.
setup-purple = Dés violets
    .help = Chacun a un dé violet, utilisable comme n’importe quelle couleur.
setup-ramparts = Remparts
    .help = Des gardes sur les remparts, et des tuiles extérieures.
setup-tournament = Tournoi
    .help = Le dernier tour se joue dans le sens antihoraire.

option-characters-base = 6 du jeu de base
option-characters-new = 9 avec l’extension
option-characters-open = 9, avec 1 de plus, visible
option-cards-base = jeu de base
option-cards-ladies = extension
option-cards-both = les deux
option-events-base = jeu de base
option-events-both = 6 de plus de l’extension
option-events-ladies = les 6 de l’extension seuls

## The end of a round, and the last scoring: headings, and the rows of a table with a column for each player (nouns)

round-over = Fin du tour { $round }
scoring-over = Décompte final
round-income = Revenus en deniers
round-black-dice = Dés noirs vaincus
round-influence = Influence
round-passing = Deniers pour avoir passé
round-sold = Deniers des dés vendus
round-points = Points

## Who was expelled in a round, and by whom

round-driven =
    { $count ->
        [one] { $seat } expulse { $count } habitant { named-building.de } ({ $driven_seat }).
       *[other] { $seat } expulse { $count } habitants { named-building.de } ({ $driven_seat }).
    }
round-driven-neutral =
    { $count ->
        [one] { $seat } expulse { $count } habitant neutre { named-building.de }.
       *[other] { $seat } expulse { $count } habitants neutres { named-building.de }.
    }
round-driven-own =
    { $count ->
        [one] { $seat } expulse un de ses propres habitants { named-building.de }.
       *[other] { $seat } expulse { $count } de ses propres habitants { named-building.de }.
    }
round-driven-by-neutral =
    { $count ->
        [one] Un habitant neutre expulse { $count } habitant { named-building.de } ({ $driven_seat }).
       *[other] Des habitants neutres expulsent { $count } habitants { named-building.de } ({ $driven_seat }).
    }
round-pushed-out =
    { $count ->
        [one] Un soulèvement expulse { $count } habitant { named-building.de } ({ $driven_seat }).
       *[other] Des soulèvements expulsent { $count } habitants { named-building.de } ({ $driven_seat }).
    }
round-pushed-out-neutral =
    { $count ->
        [one] Un soulèvement expulse { $count } habitant neutre { named-building.de }.
       *[other] Des soulèvements expulsent { $count } habitants neutres { named-building.de }.
    }

## Printed values: decks, and what values are called

deck-activities = Cartes Activité, toutes
deck-activity-red = Cartes rouges
deck-activity-white = Cartes blanches
deck-activity-yellow = Cartes jaunes
deck-activity-ladies-red = Cartes rouges, Dames
deck-activity-ladies-white = Cartes blanches, Dames
deck-activity-ladies-yellow = Cartes jaunes, Dames
deck-event = Événements
deck-event-ladies = Événements, Dames
deck-character = Personnages
deck-character-ladies = Personnages, Dames
deck-characters = Personnages, tous
deck-tile-ladies = Tuiles extérieures
deck-gates = Portes
deck-buildings = Bâtiments
printed-activities = Ce que porte chaque carte Activité
printed-characters = Ce que porte chaque personnage
printed-buildings = Comment les habitants sont placés
printed-gates = Les portes des remparts
value-cost = Coût d’un homme de métier
value-cost-influence = Son coût en influence
value-divisor = Diviseur
value-points = Points
value-level = Tour
value-colour = Couleur
value-kind = Type d’effet
value-banners = Bannières
value-influence = Influence par bannière
value-dice = Dés qui le contrent
value-counts = Ce qu’il compte
value-thresholds = Paliers
value-spaces = Cases
value-when = Quand elle aide
value-effect-pay-deniers = Prix en deniers
value-effect-pay-influence = Prix en influence
value-effect-deniers = Deniers
value-effect-influence = Influence
value-effect-points = Points gagnés
value-effect-cubes = Cubes sur les événements
value-effect-citizens = Habitants
value-effect-per = Pour chaque
value-effect-of = Par tranche de
value-effect-hits = Réussit dès
value-effect-help = Ce qu’apporte un cube
value-effect-group = Pour un groupe utilisé comme
value-effect-amount = Quantité
value-effect-dice = Dés de couleur
value-effect-calls = Appelle un événement
value-palace = Lignes de cases au Palais (aucune : un habitant en remplace un autre)
value-bishopric = Lignes de cases à l’Évêché (aucune : un habitant en remplace un autre)
value-city-hall = Lignes de cases à l’Hôtel de Ville (aucune : un habitant en remplace un autre)
value-effect-places = Aide à placer un habitant
value-effect-cathedral = Aide à la cathédrale
value-effect-black = Dés noirs
value-effect-lose-influence = Influence perdue
value-effect-lose-cathedral = Cubes perdus dans la cathédrale
value-effect-lose-cubes = Cubes perdus sur les événements
value-effect-lose-deniers = Deniers perdus
value-effect-lose-delayed = Cubes en réserve perdus
value-effect-citizen = Bâtiment du nouvel habitant neutre
value-effect-pay-a-cube = Deniers par cube sur les événements
value-effect-take-influence = Influence prise à un adversaire
value-effect-low = Gain pour un dé de 1 à 3
value-effect-high = Gain pour un dé de 4 à 6
value-effect-most = Points pour le plus de cubes à la fin
value-effect-stones = Cubes dans une colonne au choix de la cathédrale
value-effect-worth = Points d’un cube, moins le nombre de tous les cubes ici
value-effect-or-points = Ou points
value-effect-deniers-above = Points au-delà de tant de deniers
value-effect-put-deniers = Deniers par cube
value-effect-swaps = Échanges de dés
value-effect-turns = Dés retournés par cube
value-effect-spares = Dés noirs ou événements évités par cube
value-effect-moves = Cubes déplacés
value-effect-extra-die = Un dé de plus
value-effect-most-cubes = Points pour le plus de cubes
value-effect-arrival = Points à l’arrivée
value-effect-each-cube = Points par cube
value-effect-arrivals = Points par ordre d’arrivée
value-effect-black-higher = Augmente les dés noirs de
value-effect-closed-to-red = Fermé aux cartes rouges du tour
value-effect-grey-tradesman = Hommes de métier neutres
value-effect-takes-citizens = Habitants retenus pour chacun
value-effect-for-influence = Influence pour un habitant de la réserve générale
value-effect-joining = Habitants ajoutés

## Words of values

word-none = aucun
word-yes = oui
word-no = non
word-red = rouge
word-white = blanc
word-yellow = jaune
word-purple = violet
word-immediate = immédiat
word-delayed = cubes en réserve
word-mixed = cubes placés ou retirés
word-to-end = cubes qui comptent à la fin
word-palace = Palais
word-bishopric = Évêché
word-city-hall = Hôtel de Ville
word-cathedral = cube dans la cathédrale
word-citizens = habitant dans d’autres bâtiments
word-districts = quartier
word-events = événement
word-events-won = événement remporté
word-others-in-city-hall = habitant des autres à l’Hôtel de Ville
word-own-in-city-hall = habitant à vous à l’Hôtel de Ville
word-red-dice = dé rouge dans votre quartier
word-white-dice = dé blanc dans votre quartier
word-tradesmen = homme de métier
word-add-to-each = ajoute à chaque dé
word-add-to-total = ajoute au total
word-buy-one-each = achète un dé dans chaque quartier
word-count-as-die = compte comme un dé
word-multiply = multiplie un dé
word-one-value = une même valeur pour tous les dés
word-recolour = change la couleur des dés
word-set-each = fixe chaque dé
word-take-die = prend un dé
word-take-one-each = prend un dé dans chaque quartier
word-turn-die = retourne un dé
word-deniers-left = deniers restants
word-influence-left = influence restante
word-own-citizens-in-the-main-buildings = ses habitants dans les bâtiments principaux
word-own-citizens-of-the-red-estate = ses habitants au Palais et hommes de métier sur les cartes rouges
word-own-citizens-of-the-white-estate = ses habitants à l’Évêché et hommes de métier sur les cartes blanches
word-own-citizens-of-the-yellow-estate = ses habitants à l’Hôtel de Ville et hommes de métier sur les cartes jaunes
word-own-cubes-in-the-cathedral = ses cubes dans la cathédrale
word-own-tradesmen-on-activity-cards = ses hommes de métier sur les cartes Activité
word-before-action = avant votre action
word-card-activated = quand une carte est activée
word-citizen-placed = quand un habitant est placé
word-cubes-put = quand des cubes sont placés
word-dice-bought = quand des dés sont achetés
word-harvest = quand l’agriculture est utilisée
word-in-group = dans un groupe de dés
word-keeper-activated = quand une carte qui garde des cubes est activée
word-never = jamais
word-phase-3 = dans la phase des événements

## Cards that an owner has typed and the rules can't play. $where: the card; $field, $other, $fields: what its values are called

cards-missing = { $where } manque
cards-white-builds = { $where } : { $field } doit être rouge ou jaune : seuls les dés blancs par nature construisent la cathédrale
cards-colour-anyway = { $where } : { $field } est la couleur que les dés ont de toute façon, { $other }
cards-of-spot =
    { $count ->
        [one] { $where } : { $count } carte de couleur { $colour } et du tour { $level } dans le règlement { $ruling } ; il en faut { $needed }
       *[other] { $where } : { $count } cartes de couleur { $colour } et du tour { $level } dans le règlement { $ruling } ; il en faut { $needed }
    }
cards-red-events = { $where }, nombre de rouges : { $count } ; il en faut { $needed }
cards-calls = { $where } : { $field } est { $colour }, comme déjà { $count } fois ; il n’y en a plus
cards-counts = { $where } : { $field } doit être { $counts }
cards-paid-twice = { $where } : { $field } n’a pas sa place ici avec { $other }
cards-no-divisor = { $where } : { $field } n’a pas sa place ici : chaque dé est une activation
cards-bring-nothing = { $where } ne rapporte rien ; il faut un de ces champs : { $fields }, ou { $other }
cards-of-what = { $where } : { $field } n’a pas sa place ici sans { $other }
needs-lines = aucune, ou des lignes telles que « 1 3 5, 2 4 6 », avec des cases de 1 à { $largest }, chacune une seule fois
needs-marks = une valeur parmi { $names }, ou un tableau qui en donne une pour chaque valeur
