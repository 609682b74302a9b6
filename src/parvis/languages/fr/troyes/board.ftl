# What stands on the board and next to it: short, and to everyone who looks on. Numbers come from the view.
#
# Most of these are labels: no full stop, small letters unless they are a heading, a tab or a tooltip of their own. Where a
# limit is given, a label has at most so many letters, so that it fits a window 360 px wide.

## Where we are

round-of = Tour { $round } sur { $rounds }
phases = Phases du tour

# The phases in the bar of the round: nouns, one of them marked as the present one; at most 14 letters each

step-cards = cartes
step-dice = dés
step-events = événements
step-defence = défense
step-actions = actions
begins = premier joueur
backwards = Ce tour se joue dans le sens antihoraire
has-passed = a passé
free = gratuit
from = dès { $deniers }
dice-taken =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
neutral = neutre

## How a round goes

how-round = Déroulement d’un tour
how-income = Revenus : recevez des deniers et payez le salaire de vos habitants au Palais et à l’Évêché. Aux premiers tours, de nouvelles cartes Activité sont révélées.
how-dice = Dés : lancez un dé pour chacun de vos habitants, rouge au Palais, blanc à l’Évêché, jaune à l’Hôtel de Ville.
how-events = Événements : deux nouveaux événements sont révélés, puis tous ceux de la file prennent effet. Certains ajoutent des dés noirs. À tour de rôle, chacun en vainc un avec ses propres dés.
how-actions = Actions : à tour de rôle, utilisez un à trois dés d’une même couleur, les vôtres ou des dés achetés dans d’autres quartiers. Activez une carte, construisez la cathédrale, contrez un événement, placez un habitant dans un bâtiment ou utilisez l’agriculture. Si vous passez, vous recevez quelques deniers.
how-points = Après le dernier tour, les cartes Activité, la cathédrale et les événements rapportent des points. Chaque personnage, même caché jusque-là, en rapporte à tout le monde.

## Parts of the page: headings, nouns

city = Quartiers et dés
events = Événements
estates = Bâtiments et cartes Activité
at-hand = Personnages et agriculture
tabs = Partie de la table

## The tabs of a narrow screen: nouns, at most 14 letters each but for one, which has a row of its own

tab-city = Quartiers
tab-cards = Cartes
# Where there is too little room, the sign of the cathedral stands in place of the first word
tab-sights = Cathédrale et événements
tab-families = Joueurs
tab-log = Journal
own-dice = Vos dés

## Dice, as screen readers read them

die-named =
    { $colour ->
        [red] { $value } rouge
        [white] { $value } blanc
        [yellow] { $value } jaune
       *[purple] { $value } violet
    }
die-taken =
    { $colour ->
        [red] { $value } rouge, utilisé
        [white] { $value } blanc, utilisé
        [yellow] { $value } jaune, utilisé
       *[purple] { $value } violet, utilisé
    }
die-black = { $value } noir
black-dice = Dés noirs
die-prices = Prix de chaque dé d’un autre quartier
price-of-each =
    { $count ->
        [one] dans un groupe de { $count } : { $price } deniers
       *[other] dans un groupe de { $count } : { $price } deniers par dé
    }
# A tooltip: how many activations, cubes or deniers dice of that colour give
divided-by =
    { $colour ->
        [red] total des dés rouges, divisé par { $number }
        [white] total des dés blancs, divisé par { $number }
       *[yellow] total des dés jaunes, divisé par { $number }
    }
each-die =
    { $colour ->
        [red] une activation par dé rouge
        [white] une activation par dé blanc
       *[yellow] une activation par dé jaune
    }

## The cathedral

cathedral = Cathédrale
points-a-cube =
    { $count ->
        [one] { $count } point par cube
       *[other] { $count } points par cube
    }
levels = Niveaux
# A numeral: the level of the cathedral, or the round of a card
level =
    { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
level-missed =
    { $count ->
        [one] Vous n’avez aucun cube au niveau { $number } : −{ $count } point à la fin
       *[other] Vous n’avez aucun cube au niveau { $number } : −{ $count } points à la fin
    }
column = Colonne { $number } : influence +{ $count } par cube
pane-of = Colonne { $column }, niveau { $level } : { $seat }
pane-coming = Colonne { $column }, niveau { $level } : les dés choisis amènent un cube ici

## Events

banners = Bannières
banner-of = Couverte : { $seat }
banner-coming = Les dés choisis amènent un cube ici
banner-free =
    { $count ->
        [one] Vide : un cube rapporte { $count } point d’influence
       *[other] Vide : un cube rapporte { $count } points d’influence
    }
worth = Points quand toutes les bannières sont couvertes : { $first } pour le plus de cubes, { $second } pour le deuxième rang
# Two sentences after the rule of the event
about-countering =
    { $colour ->
        [red] Les dés rouges placent 1 cube par tranche de { $divisor } ; influence par cube : { $influence }. Points quand toutes les bannières sont couvertes : { $first } pour le plus de cubes, { $second } pour le deuxième rang.
        [white] Les dés blancs placent 1 cube par tranche de { $divisor } ; influence par cube : { $influence }. Points quand toutes les bannières sont couvertes : { $first } pour le plus de cubes, { $second } pour le deuxième rang.
       *[yellow] Les dés jaunes placent 1 cube par tranche de { $divisor } ; influence par cube : { $influence }. Points quand toutes les bannières sont couvertes : { $first } pour le plus de cubes, { $second } pour le deuxième rang.
    }
# After the rule of an event that may still come: its numbers, divided by middle dots
event-in-numbers =
    { $colour ->
        [red] Dés rouges ÷ { $divisor } · bannières : { $banners } (influence +{ $influence } chacune) · points : { $first } et { $second }
        [white] Dés blancs ÷ { $divisor } · bannières : { $banners } (influence +{ $influence } chacune) · points : { $first } et { $second }
       *[yellow] Dés jaunes ÷ { $divisor } · bannières : { $banners } (influence +{ $influence } chacune) · points : { $first } et { $second }
    }
possessed = Habitants retenus ici
possessed-of =
    { $count ->
        [one] { $seat } : { $count } habitant retenu ici
       *[other] { $seat } : { $count } habitants retenus ici
    }
still-to-come =
    { $options ->
        [0] Personnages et événements
       *[more] Options et cartes possibles
    }
possible-characters = Personnages possibles
character-held = { $seat } a ce personnage
options = Options de cette partie
events-of-colour =
    { $colour ->
        [red] Événements rouges possibles
        [white] Événements blancs possibles
       *[yellow] Événements jaunes possibles
    }
# In place of a list: no events
none-left = aucun

## Buildings and cards

salary =
    { $count ->
        [one] Salaire : { $count } denier par habitant
       *[other] Salaire : { $count } deniers par habitant
    }
no-salary = sans salaire
# Participle, before citizens; at most 14 letters
driven-out = expulsés
# In place of these; at most 20 letters
nobody-driven-out = aucun expulsé
lying-of =
    { $count ->
        [one] { $name } : { $count } habitant expulsé
       *[other] { $name } : { $count } habitants expulsés
    }
# Before a list of cards; at most 24 letters
face-down = cachée, parmi :
explained = Expliquer : { $name }
face-down-card = Carte cachée du tour { $level }
later = Différée : chaque activation place ici un cube, à utiliser plus tard avec un groupe de dés
mixed = Chaque action place ici des cubes ou en retire
to-end = Les cubes restent ici et comptent à la fin
spaces = Emplacements pour hommes de métier
# An empty space on a card, and what it scores
space-free =
    { $count ->
        [0] libre, aucun point
        [one] libre, { $count } point
       *[other] libre, { $count } points
    }
tradesman =
    { $count ->
        [0] { $name }
        [one] { $name } : { $count } point
       *[other] { $name } : { $count } points
    }
tradesman-costs =
    { $count ->
        [one] Un nouvel homme de métier coûte { $count } denier
       *[other] Un nouvel homme de métier coûte { $count } deniers
    }
tradesman-costs-influence =
    { $count ->
        [one] Un nouvel homme de métier coûte { $count } point d’influence
       *[other] Un nouvel homme de métier coûte { $count } points d’influence
    }
stored = Cubes sur cette carte
stored-of =
    { $count ->
        [one] { $name } : { $count } cube
       *[other] { $name } : { $count } cubes
    }
about-printed =
    { $divisor ->
        [0] 1 activation par dé. Prix d’un homme de métier : { new-tradesman-price }. Points du premier et du deuxième emplacement : { $first } et { $second }.
       *[more] 1 activation par tranche de { $divisor }. Prix d’un homme de métier : { new-tradesman-price }. Points du premier et du deuxième emplacement : { $first } et { $second }.
    }
# An amount, the object of "costs"
new-tradesman-price =
    { $influence ->
        [0]
            { $cost ->
                [0] gratuit
                [one] { $cost } denier
               *[other] { $cost } deniers
            }
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    }

## Effects in few words, by their kind, on cards and events: labels, if possible of at most 40 letters. The signs of what
## is gained stand before them, but each can be read without

brief-cube = un cube sur un événement au choix{ brief-price }
brief-cube-rolled = lancer un dé noir, { $hits }+ : un cube sur un événement
brief-cube-for-red-dice = un cube sur un événement par dé rouge qu’il vous reste
brief-gain = { gains }{ brief-price }

# [1] is the number 1, as in about.ftl
brief-gain-for-citizens =
    { $of ->
        [1] { gains } par habitant au Palais ou bien à l’Évêché{ brief-price }
       *[more] { gains } pour { $of } habitants au Palais ou bien à l’Évêché{ brief-price }
    }
brief-gain-for-cathedral =
    { $of ->
        [1] { gains } par cube à vous dans la cathédrale{ brief-price }
       *[more] { gains } pour { $of } cubes à vous dans la cathédrale{ brief-price }
    }
brief-gain-for-events =
    { $of ->
        [1] { gains } par événement avec un cube à vous{ brief-price }
       *[more] { gains } pour { $of } événements avec un cube à vous{ brief-price }
    }
brief-gain-for-red-dice =
    { $of ->
        [1] { gains } par dé rouge qu’il vous reste{ brief-price }
       *[more] { gains } pour { $of } dés rouges qu’il vous reste{ brief-price }
    }
brief-gain-for-others-in-city-hall =
    { $of ->
        [1] { gains } par autre habitant à l’Hôtel de Ville{ brief-price }
       *[more] { gains } pour { $of } autres habitants à l’Hôtel de Ville{ brief-price }
    }
brief-gain-for-districts =
    { $of ->
        [1] { gains } par quartier ayant moins de dés que le vôtre{ brief-price }
       *[more] { gains } pour { $of } quartiers ayant moins de dés que le vôtre{ brief-price }
    }
brief-gain-for-own-in-city-hall =
    { $of ->
        [1] { gains } par habitant à vous à l’Hôtel de Ville{ brief-price }
       *[more] { gains } pour { $of } habitants à vous à l’Hôtel de Ville{ brief-price }
    }
brief-gain-for-tradesmen =
    { $of ->
        [1] { gains } par homme de métier à vous sur les cartes{ brief-price }
       *[more] { gains } pour { $of } hommes de métier à vous sur les cartes{ brief-price }
    }
brief-gain-for-events-won =
    { $of ->
        [1] { gains } par carte Événement à vous{ brief-price }
       *[more] { gains } pour { $of } cartes Événement à vous{ brief-price }
    }
brief-gain-for-white-dice =
    { $of ->
        [1] { gains } par dé blanc qu’il vous reste{ brief-price }
       *[more] { gains } pour { $of } dés blancs qu’il vous reste{ brief-price }
    }
brief-gain-above =
    { $deniers_above ->
        [one] { gains } s’il vous reste plus de { $deniers_above } denier (gardé)
       *[other] { gains } s’il vous reste plus de { $deniers_above } deniers (gardés)
    }
brief-either = { gain-of-influence } ou { gain-of-points } (au choix)
brief-influence-taken = { gains } + { $take_influence } à prendre à qui en a le plus
brief-stones = un cube dans une colonne, jusqu’au niveau IV
brief-cubes-everywhere =
    { $pay_a_cube ->
        [one] un cube sur chaque événement ({ $pay_a_cube } denier par cube)
       *[other] un cube sur chaque événement ({ $pay_a_cube } deniers par cube)
    }
brief-gain-later =
    { $put_deniers ->
        [0] placer un cube, ou en retirer un : { gains }
        [one] placer un cube (payer { $put_deniers } denier), ou en retirer un : { gains }
       *[other] placer un cube (payer { $put_deniers } deniers), ou en retirer un : { gains }
    }
brief-cubes-later =
    { $cubes ->
        [one] placer un cube, ou en retirer un : { $cubes } sur un événement
       *[other] placer un cube, ou en retirer un : { $cubes } sur un même événement
    }
brief-worth-less = à la fin, par cube : { $worth } moins tous les cubes ici
# In brackets after brief-worth-less: what each cube is worth now
worth-now = (actuellement { $count })
brief-most-cubes =
    { $most ->
        [one] le plus de cubes à la fin : { $most } point, à partager si égalité
       *[other] le plus de cubes à la fin : { $most } points, à partager si égalité
    }
brief-cube-for-die =
    { $most ->
        [one] un cube par dé · le plus de cubes à la fin : { $most } point
       *[other] un cube par dé · le plus de cubes à la fin : { $most } points
    }
# In brackets, or nothing
brief-price =
    { $price ->
        [none] {""}
       *[other] {" "}(payer : { prices })
    }

# For later: what a cube does to a group of dice

brief-add-to-total =
    { $used_as ->
        [red] plus tard : total des dés rouges +{ $amount }
        [white] plus tard : total des dés blancs +{ $amount }
        [yellow] plus tard : total des dés jaunes +{ $amount }
       *[any] plus tard : total +{ $amount }
    }
brief-add-to-each =
    { $used_as ->
        [red] plus tard : chaque dé rouge +{ $amount }
        [white] plus tard : chaque dé blanc +{ $amount }
        [yellow] plus tard : chaque dé jaune +{ $amount }
       *[any] plus tard : chaque dé +{ $amount }
    }
brief-set-each =
    { $used_as ->
        [red] plus tard : chaque dé rouge devient un { $amount }
        [white] plus tard : chaque dé blanc devient un { $amount }
        [yellow] plus tard : chaque dé jaune devient un { $amount }
       *[any] plus tard : chaque dé devient un { $amount }
    }
# After a middle dot
brief-not-at-cathedral = hors cathédrale
brief-recolour =
    { $dice ->
        [red]
            { $used_as ->
                [white] plus tard : dés rouges comme dés blancs
                [yellow] plus tard : dés rouges comme dés jaunes
               *[any] plus tard : dés rouges, couleur au choix
            }
        [white]
            { $used_as ->
                [red] plus tard : dés blancs comme dés rouges
                [yellow] plus tard : dés blancs comme dés jaunes
               *[any] plus tard : dés blancs, couleur au choix
            }
       *[yellow]
            { $used_as ->
                [red] plus tard : dés jaunes comme dés rouges
                [white] plus tard : dés jaunes comme dés blancs
               *[any] plus tard : dés jaunes, couleur au choix
            }
    }
brief-multiply =
    { $dice ->
        [red]
            { $used_as ->
                [red] plus tard : 1 dé rouge comme { $amount } dés rouges
                [white] plus tard : 1 dé rouge comme { $amount } dés blancs
                [yellow] plus tard : 1 dé rouge comme { $amount } dés jaunes
               *[any] plus tard : 1 dé rouge comme { $amount } dés au choix
            }
        [white]
            { $used_as ->
                [red] plus tard : 1 dé blanc comme { $amount } dés rouges
                [white] plus tard : 1 dé blanc comme { $amount } dés blancs
                [yellow] plus tard : 1 dé blanc comme { $amount } dés jaunes
               *[any] plus tard : 1 dé blanc comme { $amount } dés au choix
            }
       *[yellow]
            { $used_as ->
                [red] plus tard : 1 dé jaune comme { $amount } dés rouges
                [white] plus tard : 1 dé jaune comme { $amount } dés blancs
                [yellow] plus tard : 1 dé jaune comme { $amount } dés jaunes
               *[any] plus tard : 1 dé jaune comme { $amount } dés au choix
            }
    }
brief-buy-one-each =
    { $amount ->
        [one] plus tard : 1 dé par autre quartier, { $amount } denier chacun
       *[other] plus tard : 1 dé par autre quartier, { $amount } deniers chacun
    }
brief-count-as-die =
    { $used_as ->
        [red] plus tard : un { $amount } rouge avec un ou deux dés
        [white] plus tard : un { $amount } blanc avec un ou deux dés
        [yellow] plus tard : un { $amount } jaune avec un ou deux dés
       *[any] plus tard : un { $amount } avec un ou deux dés
    }
brief-turn-die = plus tard : retourner l’un de vos dés
brief-take-die = plus tard : un dé d’un adversaire, gratuit
brief-one-value = plus tard : tous les dés à la valeur de l’un d’eux
brief-take-one-each =
    { $used_as ->
        [red] plus tard : 1 dé rouge gratuit par autre quartier
        [white] plus tard : 1 dé blanc gratuit par autre quartier
        [yellow] plus tard : 1 dé jaune gratuit par autre quartier
       *[any] plus tard : 1 dé gratuit par autre quartier
    }

# Events

brief-black-dice =
    { $black_dice ->
        [one] { $black_dice } dé noir
       *[other] { $black_dice } dés noirs
    }
brief-lose-deniers =
    { $lose_deniers ->
        [one] chacun : −{ $lose_deniers } denier
       *[other] chacun : −{ $lose_deniers } deniers
    }
brief-lose-influence = chacun : −{ $lose_influence } influence
brief-lose-cathedral = chacun : −1 cube dans la cathédrale
brief-lose-cubes = chacun : −1 cube sur un événement
brief-neutral-citizen =
    { $neutral_citizen_to ->
        [palace] habitant neutre au Palais
        [bishopric] habitant neutre à l’Évêché
       *[city-hall] habitant neutre à l’Hôtel de Ville
    }
brief-outlaw = dés noirs +{ $black_higher } · pas de cubes ici par les cartes rouges du tour { closed-round }
brief-grey-tradesman = homme de métier neutre sur une carte
brief-possession = chacun place un habitant ici
brief-lose-delayed = chacun : −1 cube sur une carte ou une tuile
brief-joining = habitants d’un bâtiment replacés

## Characters and agriculture

# What a character counts: nouns, at most 60 letters
counts-henry-i = cartes Événement remportées
counts-hugues-de-payns = influence à la fin
counts-urban-iv = cubes dans la cathédrale
counts-chretien-de-troyes = habitants dans les bâtiments principaux
counts-the-florentine = hommes de métier sur les cartes
counts-thibaut-ii = deniers à la fin
counts-joan-of-navarre = habitants à l’Hôtel de Ville, hommes de métier (cartes jaunes)
counts-isabeau-of-bavaria = habitants au Palais, hommes de métier (cartes rouges)
counts-marie-of-champagne = habitants à l’Évêché, hommes de métier (cartes blanches)
# Participle, after the name of a character whose card everyone sees; at most 14 letters
lies-open = visible
threshold =
    { $count ->
        [one] { $least } ou plus : { $count } point
       *[other] { $least } ou plus : { $count } points
    }
character-now =
    { $count ->
        [0] vous avez { $own } : aucun point pour l’instant
        [one] vous avez { $own } : { $count } point pour l’instant
       *[other] vous avez { $own } : { $count } points pour l’instant
    }
character-holder =
    { $count ->
        [0] { $seat } a { $own } : aucun point
        [one] { $seat } a { $own } : { $count } point
       *[other] { $seat } a { $own } : { $count } points
    }
hidden-characters = Personnages cachés
hidden-character = { $seat } : personnage caché jusqu’à la fin. Il rapporte des points à tout le monde.
characters-for-all = Chaque personnage compte pour tout le monde
# Noun, a heading; at most 14 letters
fields = Agriculture
# After "1" and the sign of deniers, beside a divisor: for each time that the total holds it; at most 14 letters
fields-bring = par tranche

# The options of this game that differ from the base game: whole sentences
option-sliding = Un habitant expulsé descend d’une case et peut en chasser l’occupant.
# lines: numbers of spaces with arrows, "1 → 3 → 5, 2 → 4 → 6"
option-lines = { settled-building } : les habitants sont poussés de case en case ({ $lines }) et expulsés de la dernière.
option-marauding = Une fois contré, le Maraudage quitte la partie.
option-tournament = Le dernier tour se joue dans le sens antihoraire.

## Players: what each of them has, as tooltips and for screen readers

family-deniers =
    { $count ->
        [one] { $count } denier
       *[other] { $count } deniers
    }
family-influence =
    { $count ->
        [one] { $count } point d’influence
       *[other] { $count } points d’influence
    }
family-supply = Habitants : { $count } dans la réserve personnelle, { $general } dans la réserve générale
family-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
family-points-hidden = points cachés jusqu’à la fin
family-to-come =
    { $count ->
        [one] { $count } denier à recevoir pour des dés vendus
       *[other] { $count } deniers à recevoir pour des dés vendus
    }
family-salaries =
    { $count ->
        [one] salaires au prochain tour : { $count } denier
       *[other] salaires au prochain tour : { $count } deniers
    }
# Verb, before a number and the sign of deniers: the salaries of the next round; at most 10 letters
pays = paie { $count }
family-cathedral = Cubes dans la cathédrale : { $count } ; niveaux sans cube : { $missed }
family-tradesmen =
    { $count ->
        [one] { $count } point pour les hommes de métier
       *[other] { $count } points pour les hommes de métier
    }
family-won = Événements contrés :

## The tray: what a decision is being made about, and its parts

tray = Action en cours
# Button, verb
tray-back = Reprendre le dernier dé choisi
# Pronoun, below a die: the reader's own; at most 12 letters
slot-own = à vous
slot-as =
    { $colour ->
        [red] à vous, rouge
        [white] à vous, blanc
       *[yellow] à vous, jaune
    }
# Below an empty place for one more die, before the sign of deniers: what each die of others then costs; at most 12 letters
slot-next = chacun : { $price }
# The same where it costs nothing; at most 12 letters
slot-free = gratuit
# Adjective, below a black die; at most 12 letters
slot-highest = le plus fort

# What a group gives as it stands: nouns, after an equals sign; at most 40 letters

brings-activations =
    { $count ->
        [one] { $count } activation
       *[other] { $count } activations
    }
brings-delayed =
    { $count ->
        [one] { $count } cube en réserve
       *[other] { $count } cubes en réserve
    }
brings-mixed =
    { $count ->
        [one] { $count } cube à placer ou à retirer
       *[other] { $count } cubes à placer ou à retirer
    }
brings-to-end =
    { $count ->
        [one] { $count } cube qui compte à la fin
       *[other] { $count } cubes qui comptent à la fin
    }
brings-stones =
    { $count ->
        [one] { $count } cube dans la cathédrale
       *[other] { $count } cubes dans la cathédrale
    }
brings-cubes =
    { $count ->
        [one] { $count } cube sur l’événement
       *[other] { $count } cubes sur l’événement
    }
brings-last-cubes =
    { $count ->
        [one] { $count } cube seulement : la dernière bannière
       *[other] { $count } cubes seulement : les dernières bannières
    }
brings-deniers =
    { $count ->
        [one] { $count } denier
       *[other] { $count } deniers
    }
brings-citizens =
    { $count ->
        [one] { $count } habitant
       *[other] { $count } habitants
    }

# The bill: rows of a table, an amount of deniers or influence behind each; at most 40 letters

bill-dice = dés d’autres quartiers
bill-tradesman = nouvel homme de métier
bill-tradesman-leaves = homme de métier venu d’un bâtiment
bill-influence = homme de métier (votre influence : { $influence })
bill-total =
    { $deniers ->
        [one] coût (reste { $left } sur { $deniers } denier)
       *[other] coût (reste { $left } sur { $deniers } deniers)
    }
turned-from = avant : { $value }
# Preposition, between the total of your dice and a black die
against = contre
# Before the sign of influence
defence-brings = par dé noir vaincu : +1
times-left =
    { $count ->
        [one] encore { $count } activation
       *[other] encore { $count } activations
    }

## The list of decisions: headings of groups, nouns or verbs, at most 20 letters

# Activity cards to activate
list-cards = Cartes
list-events = Événements
# Noun: a citizen to place in a building
list-citizens = Habitant
# Noun: the cathedral, agriculture and the ramparts
list-work = Travaux
list-influence = Influence
list-dice = Dés
list-dice-more = Avec un dé de plus
# Noun: cubes on cards and tiles to spend
list-cubes = Cubes
# Verb: cubes in the cathedral, of which one is removed
list-stones = Retirer
# Noun: how many of them
list-times = Activations
# Verb: cubes on a card
list-put = Placer
# Verb: cubes from a card or an event
list-take = Retirer
# Verb: influence or points
list-gain = Gagner
# Noun: the value that all dice take
list-values = Valeur des dés
list-columns = Colonne
# Preposition: the player or the place from which something is taken
list-from = Provenance
# Verb: the player whose citizen returns to the supply
list-home = Rendre
# Adjective: all other decisions
list-others = Autres

## Decisions in short, on buttons: at most 18 letters

# Noun: to build there
short-build = Cathédrale
# Noun
short-harvest = Agriculture
# Verb: one of your dice
short-reroll = Relancer
# Noun: one from the general supply
short-recruit = Habitant
# Verb: up to three of your dice
short-turn = Retourner
short-times = { $number_1 } ×
# Noun: a citizen from there
short-supply = réserve
short-influence = réserve générale (influence −{ $count })
short-palace = Palais, case { $number_1 }
short-bishopric = Évêché, case { $number_1 }
short-city-hall = Hôtel de Ville, { $number_1 }
short-remove = colonne { $number_1 }, niv. { $number_2 }
