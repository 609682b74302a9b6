# What the plain table calls the entries of the view, and its words: headings of rows and columns are nouns, in capitals only
# at their beginning and of at most 40 letters; what stands in cells is a label in small letters. An empty text: the entry
# is not shown, as another one or the page around it tells the same (src/parvis/web/pages/plain.py).

view-seats = {""}
view-onlooker-seat = {""}
view-decides-seat = {""}
view-over = {""}

## The course of the game

view-phase = En cours
phase-set-up = mise en place
phase-settle = placement des premiers habitants
phase-cards = révélation des cartes
phase-dice = lancer des dés
phase-events = effets des événements
phase-defence = défense contre les dés noirs
phase-actions = actions
phase-over = la partie est terminée
view-round = Tour
view-rounds = Nombre de tours
view-sliding = Habitants expulsés
sliding-yes = descendent d’une case
sliding-no = {""}
view-marauding-leaves = Maraudage contré
marauding-leaves-yes = quitte la partie
marauding-leaves-no = {""}
view-tournament = Dernier tour
tournament-yes = dans le sens antihoraire
tournament-no = {""}
view-backwards = Sens du jeu
backwards-yes = antihoraire
backwards-no = {""}
view-start-seat = Premier joueur
# Noun: whose turn it is
view-turn-seat = À qui de jouer
turn-seat-none = {""}
view-black-dice = Dés noirs
view-die-prices = Prix par dé acheté, selon le groupe

## What is being done

view-group = Groupe de dés
group-none = {""}
view-action = Pour
action-activate = {""}
action-build = la cathédrale
action-counter = {""}
action-place = {""}
action-harvest = l’agriculture
view-group-card = Carte
view-group-event = Événement
view-group-building = Bâtiment
view-group-colour = Couleur des dés
view-group-dice = Dés choisis
line-group-dice =
    { $deniers ->
        [0] { $seat } : { die-with-value }
        [one] { $seat } : { die-with-value } ({ $deniers } denier)
       *[other] { $seat } : { die-with-value } ({ $deniers } deniers)
    }
view-next-die = {""}
view-cubes-of = Avec un cube de
cubes-of-none = {""}
view-cube-shows = Cube utilisé comme dé de valeur
view-counts = Total
view-needed = Total nécessaire
view-price = Deniers pour les dés
view-new-tradesman = Deniers pour un nouvel homme de métier
view-new-tradesman-influence = Influence pour un homme de métier
view-brings = Résultat
view-activations = Activations
view-brings-delayed = Cubes en réserve
view-mixed = Cubes à placer ou à retirer
view-to-end = Cubes qui comptent à la fin
view-stones = Cubes dans la cathédrale
view-brings-cubes = Cubes sur l’événement
view-brings-deniers = Deniers
view-brings-citizens = Habitants placés
view-activation = Carte activée
activation-none = {""}
view-times = Activations restantes
view-turned-over = Dés retournés (valeurs d’avant)
turned-over-none = {""}
line-turned-over = { die-with-value }
view-thrown = Dés utilisés
thrown-none = {""}
view-black = Contre le dé noir

## Players

view-families = Joueurs
view-dice = Dés
view-red = Rouges
view-white = Blancs
view-yellow = Jaunes
view-purple = Violets
view-deniers = Deniers
view-deniers-to-come = Recette des dés vendus
view-salaries = Salaires au prochain tour
view-influence = Influence
view-points = Points
families-points-none = cachés
# A state, its cell says yes or no
view-passed = A passé
view-citizens = Habitants
# Citizens by where they are: adjectives
view-supply = Réserve personnelle
view-general-supply = Réserve générale
# Where they stand is told by the buildings.
view-palace = {""}
view-bishopric = {""}
view-city-hall = {""}
view-points-of-tradesmen = Points des hommes de métier
view-cathedral-cubes = Cubes dans la cathédrale
view-cathedral-levels-missed = Niveaux sans cube
view-events-won = Événements contrés
view-character-count = Personnages
view-characters = Personnages
characters-none = {""}
view-thresholds = {""}
view-characters-points = {""}
view-own = Votre nombre
view-own-points = Points actuels
view-neutral-dice = Dés neutres

view-open-characters = Personnage visible
view-possible-characters = { possible-characters }
view-possible-characters-points = {""}
open-characters-none = {""}
view-open-characters-points = {""}
view-progress = Nombre de chacun
line-progress =
    { $points ->
        [0] { $seat } : { $own }
        [one] { $seat } : { $own } ({ $points } point)
       *[other] { $seat } : { $own } ({ $points } points)
    }

## Activity cards

view-cards = Cartes Activité
card-none = Cachée
view-colour = Couleur
# Adjectives alone in a cell, of dice and of cards
colour-red = rouge
colour-white = blanc
colour-yellow = jaune
# The round in which a card is revealed
view-level = Tour
view-may-come = Parmi
view-cost = Deniers pour un homme de métier
view-cost-influence = Influence pour un homme de métier
view-divisor = Total par activation
divisor-none = une activation par dé
view-delayed = Différée
delayed-yes = oui
delayed-no = {""}
view-keeps = Cubes ici
keeps-mixed = chaque action en place ou en retire
keeps-to-end = comptent à la fin
view-effect = {""}
view-cards-points = Points des emplacements
view-may-come-points = { view-cards-points }
view-tradesmen = Hommes de métier
tradesmen-none = {""}
line-tradesmen =
    { $points ->
        [0] { trading-seat }
        [one] { trading-seat } ({ $points } point)
       *[other] { trading-seat } ({ $points } points)
    }
trading-seat =
    { $seat ->
        [neutral] neutre
       *[other] { $seat }
    }
view-cards-cubes = Cubes
cards-cubes-none = {""}
line-cards-cubes = { $seat } : { $cubes }

## Events

view-events = Événements
view-influence-a-banner = Influence par cube
view-events-points = Points : le plus de cubes, deuxième
view-events-won-points = { view-events-points }
view-red-points = { view-events-points }
view-white-points = { view-events-points }
view-yellow-points = { view-events-points }
view-banners = Bannières
view-events-cubes = Cubes
view-possessed = Habitants retenus ici
possessed-none = {""}
line-possessed = { $seat }
line-events-cubes = { $seat }
view-leaves = {""}
view-strikes = Prend effet
strikes-yes = maintenant
view-events-to-come = Événements possibles

## Main buildings

view-buildings = Bâtiments principaux
view-building = Bâtiment
view-buildings-colour = Dés
view-salary = Salaire
view-spaces = Habitants par case
line-spaces =
    { $seat ->
        [none] { $value } : –
        [neutral] { $value } : neutre
       *[other] { $value } : { $seat }
    }
view-lying = Expulsés
view-buildings-lines = Lignes de poussée, expulsion à la fin
lying-none = aucun
line-lying =
    { $seat ->
        [neutral] neutre : { $citizens }
       *[other] { $seat } : { $citizens }
    }

## The cathedral

view-cathedral = Cathédrale
view-levels = Niveaux
view-points-a-cube = Points par cube
view-points-lost-for-a-level-missed = Points perdus par niveau sans cube
view-columns = Colonnes
view-columns-value = Colonne
view-columns-influence = Influence par cube
view-columns-cubes = Cubes, du niveau le plus bas
line-columns-cubes = { $seat }

## The ramparts

view-guard = Garde sur les remparts
view-outdoor-tiles = Tuiles extérieures
view-tile = {""}
view-gate = Porte
view-space = Case
view-outdoor-tiles-effect = {""}
view-outdoor-tiles-cubes = Cubes
outdoor-tiles-cubes-none = {""}
line-outdoor-tiles-cubes =
    { $used ->
        [0] { $seat } : { $cubes }
       *[more] { $seat } : { $cubes } (un utilisé cette fois-ci)
    }
# What a guard is doing, and what cubes can be used for: the question tells it.
view-walk = {""}
view-answer = {""}
