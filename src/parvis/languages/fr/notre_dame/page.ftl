# What the page says around the board. Labels of one or two words have a comment: what they are, where, how long at most.

## The board

# The name of the picture for who can't see it.
board-window = Le plateau
piece-markers =
    { $count ->
        [0] { $seat } n’a aucun cube ici.
        [one] { $seat } a { $count } cube ici.
       *[other] { $seat } a { $count } cubes ici.
    }
piece-carriage = Calèche : { $seat }
piece-friend = Confident : { $seat } (compte comme un cube)
piece-friend-waiting = { $seat } : le confident n’est pas encore sur le plateau.
piece-rat = { $seat } : rat sur { $space }.
piece-bell = { $seat } commence le tour.

## Where in the game we are

round-heading = Manche { $letter } · tour { $round } sur 9
# The same on a phone.
round-short = { $letter } · { $round } sur 9
# The name of the bar of phases for who can't see it.
phases = Phases d’un tour
# Names of phases in a bar, in their order: nouns or verbs, not commands; at most 14 letters each.
step-keep = choix
step-play-1 = 1re action
step-play-2 = 2e action
step-hire = personnage
step-plague = peste
# A noun, before the player's shape and name; at most 14 letters.
begins = premier joueur

## The rules in brief: a heading, and a paragraph for each phase, which begins with its name

how-round = Déroulement d’un tour
how-keep = Choix : piochez 3 de vos propres cartes Action, gardez-en 1 et passez-en 2 à gauche. Gardez 1 des 2 cartes reçues et passez l’autre. Gardez la dernière carte reçue.
how-play = Actions : jouez 1 de vos 3 cartes, puis une autre. La troisième n’est pas jouée. Une carte place un cube dans son secteur. Vous effectuez ensuite l’action de ce secteur. La plupart des actions comptent les pions que vous y avez : vos cubes et votre confident.
how-hire = Personnage : vous pouvez corrompre l’un des 3 personnages pour 1 pièce.
how-plague = Peste : chaque rat avance du nombre de rats sur les 3 personnages, moins les pions que son propriétaire a dans l’hôpital. Si le vôtre doit dépasser 9, vous perdez 2 points de prestige et un cube de votre secteur le plus rempli.
how-periods = Tous les trois tours, le prestige de Notre-Dame est partagé entre les cubes présents. Après 9 tours, la personne qui a le plus de prestige gagne.

## The parts of a narrow page: nouns on tabs, at most 14 letters each

# The name of the row of tabs for who can't see it.
tabs = Parties de la page
tab-board = Plateau
tab-persons = Personnages
tab-families = Joueurs
tab-log = Journal

## What is asked

# In brackets after the decision that was made: a noun.
chosen = votre choix
# Before buttons with the names of markets.
drive-on-board = Choisissez un marché éclairé sur le plateau, ou ici :
# Behind stops of the carriage: no message lies there. An adjective (of the market), at most 14 letters.
drive-no-message = vide
# Headings of groups of stops, in place of a player's name: whose borough it is, at most 14 letters each.
own-borough = Votre quartier
unassigned = Sans joueur

## The persons, the plague and Notre Dame

# A noun: the cards that can be hired, not people.
persons-heading = Personnages
# Small, beside the heading: the price of a person.
persons-price = 1 pièce chacun
# On the card of a person who can be hired now, verb: pressing the card hires them.
person-hire = Corrompre
hired-by = choix : { $seat }
cathedral-ahead = Notre-Dame : { $prestige } prestige après le tour { $round }.
# share, more: prestige for each marker there. "plural" of the markers.
cathedral-share =
    { $count ->
        [one] Actuellement { $share } pour le seul cube présent. Avec 1 cube de plus : { $more } chacun.
       *[other] Actuellement { $share } pour chacun des { $count } cubes présents. Avec 1 cube de plus : { $more } chacun.
    }
cathedral-empty = Aucun cube pour l’instant. Le premier rapporterait { $more }.
person-rats =
    { $count ->
        [0] aucun rat
        [one] { $count } rat
       *[other] { $count } rats
    }
plague-now = Niveau de peste : { $count }.
plague-own = Votre rat : { $space } → { $to } si rien ne change.
plague-own-stays = Votre rat reste sur { $space } si rien ne change.
plague-own-beyond = Votre rat dépasse 9 si rien ne change : vous perdez 2 points de prestige et un cube.
# Below a number in a corner of the board: nouns, at most 30 letters.
ahead-plague = niveau de peste
ahead-rat = votre rat après ce tour
ahead-rat-beyond = au-delà de 9 après ce tour : −2 points de prestige et −1 cube
# count: markers in Notre Dame; 0: what a first one would give.
ahead-share =
    { $count ->
        [0] premier cube, après le tour { $round }
        [one] par cube, après le tour { $round }
       *[other] par cube, après le tour { $round }
    }
persons-to-come = Personnages encore à venir
# Headings of lists of persons.
persons-brown = Dans cette manche :
persons-gray = Manche { $letter } :
persons-spied = Vous avez vu cet ordre :
persons-removed = Dans la boîte :
# In place of such a list: no persons.
persons-none = personne

## Action cards

# Headings of rows of cards, as short as possible.
cards-before = Devant vous : gardez-en 1
cards-hand = Votre main
cards-of-all = Cartes de chacun
cards-none = Vous n’avez pas de cartes en main.
card-times = ×{ $count }
what-does = Effet : { $name }
# Participle, of cards.
cards-kept = Gardées
cards-to-come = Vos cartes encore à venir

## Players: what they have, read one after the other, with a full stop after each

family-coins =
    { $count ->
        [0] aucune pièce
        [one] { $count } pièce
       *[other] { $count } pièces
    }
family-supply = Cubes : { $count } en réserve, { $general } en réserve générale
family-rat = Rat sur { $space }
family-rat-forecast = Rat sur { $space }, sur { $to } après ce tour si rien ne change
family-rat-beyond = Rat sur { $space }, au-delà de 9 après ce tour si rien ne change : −2 points de prestige et −1 cube
family-prestige = { $count } prestige
family-prestige-hidden = Prestige caché
# Small, on the line of a player: the doctor protects that player this round.
family-doctor = Médecin
family-messages =
    { $count ->
        [0] Aucune lettre collectée
        [one] { $count } lettre collectée
       *[other] { $count } lettres collectées
    }

about-slots = Prenez une lettre de chaque couleur avant une deuxième de l’une d’elles, sauf si une couleur est épuisée.
played-card = Jouée : { $card }

## Places on the board, for who can't see it. sector, market: their names as headings show them, in the nominative

# A box to tick: the whole board instead of one's own part.
whole-board = Tous les quartiers
borough-of = Quartier : { $seat }
borough-unassigned = Quartier sans joueur
pane-of =
    { $count ->
        [0] { $sector } ({ $seat }) : aucun pion
        [one] { $sector } ({ $seat }) : { $count } pion
       *[other] { $sector } ({ $seat }) : { $count } pions
    }
pane-rat = Port ({ $seat }) : rat sur { $space }
pane-free = { $sector } (quartier sans joueur)
stop-of = { $market } ({ $seat }).
stop-free = { $market } (quartier sans joueur).
