### The site's own sentences.
###
### Names of people and bots are never declined. Where a language needs another case, put the name after a colon.
### A message with a number can have more plural forms than here; "Plural" marks those that have one in English.
### Numbers with "useGrouping: 0" are names of tables and steps.

site-title = Parvis
skip-to-table = Aller aux décisions
back-home = Toutes les tables
listed = { $most } et { $last }
bot-expert-5s = Expert patient
    .help = Comme Expert, mais réfléchit jusqu’à 5 secondes à chaque coup.
    .like = Il est fait pour les parties en différé, et pour qui aime aussi prendre son temps.
    .short = réfléchit plus longtemps
bot-expert = Expert
    .help = Anticipe pendant 1 seconde au plus avant chaque coup. À une table avec 3 bots de niveau Connaisseur, il gagne environ deux fois plus souvent que chacun d’eux.
    .like = Il joue en pensée ce que vous et les autres pourriez faire ensuite, et choisit le coup qui résiste le mieux. Il voit vos menaces et arrive souvent avant vous. Pour savoir ce que vous valez, jouez contre lui.
    .short = anticipe
bot-skilled = Connaisseur
    .help = A appris en jouant des milliers de parties contre lui-même et décide aussitôt. Tire le meilleur de chaque coup, mais ne regarde pas plus loin.
    .like = Il gaspille très peu. Il sent bien ce qui comptera à la fin de la partie et commence donc tôt à construire. Il ne se demande pas ce que vous préparez.
    .short = connaît le jeu
bot-greedy = Glouton
    .help = Prend ce qui paraît le meilleur sur le moment. Il gaspille un point ou plus 6 à 10 fois par partie.
    .like = Chacun de ses coups a un sens, mais leur suite n’est pas un plan. Il vous laisse tout ce qui rapporte plus tard. C’est un bon adversaire quand on apprend à prévoir.
    .short = prend ce qu’il peut
bot-novice = Novice
    .help = Un adversaire clément qui n’anticipe qu’un seul coup et le juge souvent mal. Une décision sur quatre ou cinq lui coûte un point ou plus.
    .like = Il vise les bons coups et les manque de peu, comme on le fait dans ses premières parties. Il joue assez bien pour être intéressant et punit rarement vos erreurs. C’est donc un bon adversaire pour vos premières parties.
    .short = fait des erreurs
bot-random = Hasard
    .help = Joue n’importe quel coup permis et ne marque presque rien. Il est utile pour essayer les règles.
    .like = Il n’a pas de plan. S’il vous gêne, c’est par pur hasard, et il ne cherche jamais à punir une erreur.
    .short = n’a pas de plan
bot-with-setting = { $bot } ({ $setting })
offline = Le site est injoignable. Cette page continue dès que la connexion est rétablie.
compiling = Préparation des bots
    .length = Cela prend en général 1 à 3 minutes, la première fois seulement. Les conseils viendront ensuite.

## The page about the site

about-heading = À propos de Parvis
about-lead = Parvis { $version } est un site pour jouer à deux jeux de société autour de cathédrales, les apprendre et les comprendre. C’est un logiciel libre sous licence MIT.
about-games-heading = Les jeux
about-games = Notre Dame est un jeu de Stefan Feld ; Troyes et Les Dames de Troyes sont de Sébastien Dujardin, Xavier Georges et Alain Orban. Parvis n’a aucun lien avec eux ni avec leurs éditeurs. Ses règles suivent les livrets de règles. Ses textes et ses images sont les siens, sauf les œuvres citées ci-dessous.
about-others-heading = Œuvres d’autres auteurs
about-signs = Les symboles des personnages, cartes, événements et tuiles viennent de game-icons.net, par Caro Asercion, Delapouite, HeavenlyDog, Lorc, Quoting, Sbed et Skoll, sous licence CC BY 3.0. Leurs couleurs ont été retirées.
about-letters = La police de caractères est EB Garamond, par Georg Duffner et Octavio Pardo, sous licence SIL Open Font License 1.1.
about-scripts = Les pages sont mises à jour par htmx, sous licence Zero-Clause BSD.
about-link-signs = Tous les symboles de game-icons.net
about-link-licence = La licence CC BY 3.0

## Rules

rules-heading = Règles
rules-of = Règles : { $game }
rules-games = Jeux
rules-at-table = Telles qu’elles s’appliquent à votre table. Ce qui n’y est pas en jeu est replié.
rules-older = Votre table a commencé avec une version antérieure des règles (règlement { $ruling }) et la garde. Cette page décrit le règlement { $newest }, avec quelques règles et valeurs différentes.
rules-search = Chercher dans les règles
rules-found-none = Aucun passage des règles ne contient tous ces mots.
rules-contents = Sommaire
rules-off = Pas à votre table : { $what }
rules-none = Il n’y a pas de règles pour un jeu appelé { $name }.
rules-here = Règle
rules-here-named = Règle : { $section }

## Bots

## Lessons: short scenes at the board in which one learns a game

learn-in = Apprendre en { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
learn-of = Apprendre { $game }
learn-lead = De courtes scènes sur le vrai plateau, une chose à apprendre dans chacune. Réessayez autant que vous voulez.
learn-games = Jeux
learn-minutes = { $count ->
    [one] environ { $count } minute
   *[other] environ { $count } minutes
}
learn-done = terminé
learn-begin = Commencer
learn-go-on = Continuer
learn-play = Jouer une première partie
learn-place = Scène { $place } sur { $total }
# Where a scene begins that doesn't go on from the one before; in a game with rounds, also in which
learn-other-position = Une autre position
learn-other-round = Une autre position : tour { $round }
# A scene that begins where the one before began
learn-same-position = De nouveau la même position
learn-retry = Réessayer
learn-again = Recommencer
learn-next = Scène suivante
learn-skip = Passer
learn-all = Toutes les scènes
learn-none = Il n’y a pas de leçons pour un jeu appelé { $name }.
learn-no-scene = Il n’y a pas de scène appelée { $name }.

## Puzzles: positions at the board in which one move is clearly best

puzzles-heading = Problèmes
puzzles-lead = Des positions tirées de parties entre bots, où un coup est nettement le meilleur. Seul compte ce que l’on pouvait savoir à cette place.
puzzles-count = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzles-day = Problème du jour
puzzles-day-named = Problème du jour : { $game }
puzzles-queue-named = Problème suivant : { $game }
puzzles-standing = Votre cote aux problèmes : { $rating }. Résolus : { $solved } sur { $tried }.
puzzles-tried = Essayés dans ce navigateur : { $count }
puzzles-nothing = Aucun problème à résoudre ici.
puzzles-all = Tous les problèmes
puzzle-none = Il n’y a pas de problème appelé { $name }.
puzzle-of = Problème : { $game }
puzzle-difficulty = Difficulté { $number } sur 5
puzzle-numbers = Coups : { $options }. Avance du meilleur, en points : { $points }
puzzle-question = Quel est votre coup ?
puzzle-words = Jouez votre coup en entier. Il est jugé une fois terminé.
puzzle-words-first = Décidez par quoi commence votre coup. Chaque début est jugé d’après sa meilleure suite.
puzzle-solved = Résolu. Avance sur le deuxième meilleur coup, en points : { $points } ± { $interval }
puzzle-missed = Ce que coûte votre coup, en points : { $points } ± { $interval }
puzzle-unjudged = Pas le meilleur coup. Il ne faisait pas partie des coups jugés.
puzzle-best = Le meilleur :
puzzle-next = Problème suivant
puzzle-moves = Les coups jugés
puzzle-move = Coup
puzzle-rollouts = En parties jouées jusqu’au bout
puzzle-tree = Par recherche arborescente
puzzle-is-best = le meilleur
puzzle-is-yours = le vôtre
puzzle-expects = { $points } points attendus
puzzle-sources = Points de plus ou de moins que le meilleur coup, par source :
puzzle-yours-then = La suite de votre coup dans une partie
puzzle-best-then = La suite du meilleur coup dans une partie
puzzle-found = Connaisseur trouve le meilleur coup, Glouton le manque.
puzzle-missed-by-both = Connaisseur et Glouton manquent tous deux le meilleur coup.

levels-heading = Bots
levels-lead = Ces bots vont de celui qui n’a pas de plan à celui qui anticipe. Aucun bot ne voit les cartes cachées. Chacun ne sait que ce que l’on saurait à sa place.
levels-games = Jeux
levels-who = À propos des bots
levels-who-named = À propos des bots de { $game }
levels-more = En savoir plus sur les bots
levels-points = Sources des points
levels-points-how = Moyenne des points de chacun quand les { $players } places sont tenues par des bots du même niveau. Les bots forts se laissent moins d’occasions : un niveau plus élevé ne marque donc pas toujours plus.
levels-all = Tous les bots
level-in = Dans { $game }
level-points = Points contre son propre niveau
level-points-how =
    { $games ->
        [one] moyenne de { $games } partie ({ $players } joueurs)
       *[other] moyenne de { $games } parties ({ $players } joueurs)
    }
level-duel =
    { $others ->
        [one] Parties gagnées seul contre { $others } bot de niveau { $below }
       *[other] Parties gagnées seul contre { $others } bots de niveau { $below }
    }
level-duel-value = { $wins } %
level-duel-how =
    { $games ->
        [one] { $games } partie. Compte tenu du hasard, la vraie valeur est de { $low } à { $high } %. Un bot de même force gagnerait { $equal } %.
       *[other] { $games } parties. Compte tenu du hasard, la vraie valeur est de { $low } à { $high } %. Un bot de même force gagnerait { $equal } %.
    }
level-iterations =
    { $number ->
        [one] Dans ces parties, il a essayé { $number } suite possible avant chaque coup, au lieu de réfléchir pendant un temps donné. Les résultats ne dépendent donc pas de l’ordinateur.
       *[other] Dans ces parties, il a essayé { $number } suites possibles avant chaque coup, au lieu de réfléchir pendant un temps donné. Les résultats ne dépendent donc pas de l’ordinateur.
    }
level-compared = Moyenne des points de chacun quand toute la table est de ce niveau, d’un niveau plus haut ou d’un niveau plus bas.
level-none = Aucun bot ne s’appelle { $name }. Choisissez-en un dans la liste.
level-play = Jouer à { $game } contre { $bot }

daily-heading = Donne du jour
daily-link = Donne du jour : la même pour tout le monde
daily-lead = Tout le monde joue la même donne contre les mêmes bots, une seule fois. Qui l’a jouée voit ce que les autres en ont fait.
daily-till = Elle peut être jouée jusqu’à minuit (UTC).
daily-final = La journée est finie et son classement est définitif.
daily-against = Adversaires : { $bots } × { $level }
daily-play = Jouer
daily-play-named = Jouer la donne du jour : { $game }
daily-go-on-named = Continuer la donne du jour : { $game }
daily-account = Pour la jouer ici, il faut un compte.
daily-sign-in-named = Se connecter pour jouer : { $game }
daily-hidden = Les résultats restent cachés tant que vous n’avez pas joué. Parties finies jusqu’ici : { $count }
daily-own = Vos points : { $points }. Votre place : { $place } sur { $count }
daily-late = Vos points : { $points }. Votre partie s’est terminée après la fin de la journée : elle ne figure donc pas au classement.
daily-par-waits = Le par est en cours de calcul.
daily-nobody = Personne ne l’a finie ce jour-là.
daily-days = Les derniers jours
daily-day = Jour
daily-compare = Donne du jour, { $day } : comparer
daily-no-day = { $day } n’est pas une date. Écrivez-la ainsi : 2026-12-31.
daily-future = Il n’y a pas encore de donne pour ce jour : { $day }
daily-before = La première donne du jour ici date du { $first }.
daily-over = La journée est finie : sa donne ne peut plus être jouée.
daily-once = Vous avez déjà joué la donne d’aujourd’hui : { $game }. Chacun a un seul essai.
daily-people-only = Les donnes du jour sont réservées aux humains. Les programmes peuvent jouer à leurs propres tables.

## Home

home-heading = Jeux de société dans la France médiévale : jouez contre des bots ou partagez un écran
home-name = Votre nom
home-name-none = Anonyme
home-players = { $least } à { $most } joueurs
home-against = { $count ->
    [one] Commencer contre { $count } bot :
   *[other] Commencer contre { $count } bots :
}
home-against-named = { $game } contre des bots
home-new = Plus de joueurs, de niveaux et d’options
home-new-named = { $game } : plus de joueurs, de niveaux et d’options
home-group-waiting = À vous de jouer
home-group-running = Aux bots de jouer
home-group-finished = Terminées
home-group-broken = Endommagées
home-go-on = Continuer
home-result = Résultat
home-watch = Revoir
home-watch-named = Revoir la partie de la table { NUMBER($number, useGrouping: 0) }
home-delete = Supprimer
home-delete-named = Supprimer la table { NUMBER($number, useGrouping: 0) }
home-go-on-named = Continuer à la table { NUMBER($number, useGrouping: 0) }
home-result-named = Résultat de la table { NUMBER($number, useGrouping: 0) }
home-number = Table { NUMBER($number, useGrouping: 0) }
home-your-turn = À vous de jouer
home-you-won = Victoire
home-turn = { $count ->
    [one] À { $names } de jouer
   *[other] À { $names } de jouer
}
home-won = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
home-round = Tour { $number }
ago-now = à l’instant
ago-minutes = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
ago-hours = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
ago-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}
home-newest = Tables les plus récentes
home-older = Tables plus anciennes
unreadable-stored = Télécharger les données enregistrées
unreadable-stored-named = Télécharger les données enregistrées de la table { NUMBER($number, useGrouping: 0) }

## Deleting

delete-heading = Supprimer la table { NUMBER($number, useGrouping: 0) } ?
delete-warning = Cette partie sera supprimée définitivement. Joueurs : { $names }.
delete-warning-unreadable = Cette partie sera supprimée définitivement. Les noms des joueurs sont illisibles.
delete-yes = Supprimer
delete-no = Garder

## New table

new-heading = Nouvelle table
new-game = Jeu
new-seat = Joueur { $number }
new-name = Nom
new-colour = Couleur
new-player = Qui joue
new-player-human = Quelqu’un sur cet écran
new-player-bot = Bot : { $bot }
new-levels = Niveaux des bots
new-endless-bot =
    { $seconds ->
        [one] { $bot } pourrait réfléchir plus de { $seconds } seconde, la durée maximale à une table. Choisissez un autre bot.
       *[other] { $bot } pourrait réfléchir plus de { $seconds } secondes, la durée maximale à une table. Choisissez un autre bot.
    }
new-begins = Premier joueur
new-begins-lot = Au hasard
new-options = Options
new-options-box = Jeu de base seul
new-options-all = Tous les modules
new-options-kept = Comme à la dernière table ici : { $options }.
new-in-play = En jeu : { $options }.
new-in-play-box = En jeu : le jeu de base seul.
option-named = { $option } ({ $value })
new-open-scores = Scores visibles
new-open-scores-help = Tout le monde voit tous les scores à tout moment.
new-option-players = Joueurs : { $players }.
new-start = Commencer
new-no-name = Entrez un nom pour le joueur { $seat }.
new-bad-name = Le nom du joueur { $seat } ne peut pas être affiché. Utilisez des lettres, des chiffres, des symboles et des espaces.
new-long-name =
    { $longest ->
        [one] Le nom du joueur { $seat } est trop long. Utilisez au plus { $longest } caractère.
       *[other] Le nom du joueur { $seat } est trop long. Utilisez au plus { $longest } caractères.
    }
new-no-colour = Choisissez l’une des 6 couleurs pour { $name }.
new-no-player = Choisissez qui joue pour { $name }.
new-same-name = Deux joueurs s’appellent { $name }. Changez l’un des noms.
new-same-colour = { $name } et { $other } ont la même couleur. Changez l’une d’elles.
new-nobody-begins = Le premier joueur choisi ne joue pas. Choisissez-en un autre.
new-wrong-players = { $option } demande un autre nombre de joueurs. Possible : { $players }.

colour-blue = Bleu, cercle
colour-yellow = Jaune, carré
colour-red = Rouge, triangle
colour-green = Vert, losange
colour-purple = Violet, étoile
colour-pink = Rose, croix

## Table

table-title = { $game }, table { NUMBER($number, useGrouping: 0) }
table-board = Plateau
table-view = Vue : { $name }
table-view-all = Vue publique
table-view-over = Position finale
table-decisions = Décisions
table-question = Question et décisions
decisions-below = encore { $count }
decisions-below-better = encore { $count }, jusqu’à { $worth }
table-players = Joueurs
table-log = Journal
table-log-older = Lignes précédentes
table-log-empty = Il ne s’est encore rien passé.
table-log-page = Journal de la table { NUMBER($number, useGrouping: 0) }
table-back = Retour à la table
table-chosen = votre choix
table-later = points plus tard : environ { $what }
table-later-of = points plus tard : environ { $total } = { $parts }
table-later-rest = { $rest } (autres)
table-later-brief = plus tard { $total }
table-worth = points : { $now } maintenant, environ { $later } plus tard
table-about = ≈{ $total }
table-later-thumb = Une simple estimation : elle ignore ce que feront les autres.
table-later-pointed = { $later }. Une simple estimation : elle ignore ce que feront les autres.
table-sign-in = Vous jouez à cette table ? Se connecter
table-can-change = Vous pouvez modifier votre choix tant que tout le monde n’a pas choisi.
table-to-move = doit jouer
table-result = Voir le résultat
seat-you = vous
turn-yours = À vous de jouer
turn-asked = À vous de décider
turn-decides = { $name } décide
turn-curtain = Passez l’écran : { $name }
turn-next = { $count ->
    [one] Ensuite : { $names }
   *[other] Ensuite : { $names }
}
turn-waits = { $count ->
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
}
thinking = { $count ->
    [one] { $bots } : jusqu’à { $count } seconde
   *[other] { $bots } : jusqu’à { $count } secondes
}
turn-you-won = La partie est terminée. Victoire !
turn-over = { $count ->
    [one] La partie est terminée. Victoire : { $names }.
   *[other] La partie est terminée. Victoire partagée : { $names }.
}
curtain-lift = C’est moi, { $name } : montrer la table
curtain-why = La table montre ce qui est réservé à { $name }.
curtain-change = { $name } : modifier mon choix
notice-too-late = Il est trop tard pour annuler : la partie a continué.
table-happened = Ce qui vient de se passer
undo = Annuler
undo-named = { $name } : annuler ma dernière décision
undo-turn = Annuler tout mon coup
undo-turn-short = Annuler le coup
undo-nothing = Il n’y a rien à annuler. Vous n’avez encore rien décidé, ou la partie a continué depuis.
undo-gone-on = Impossible d’annuler votre dernière décision : la partie a continué depuis. « Revenir… » permet de remonter plus loin.
undo-last = Revenir sur mon dernier coup
undo-last-short = Revenir
undo-last-why = Vous revenez sur votre dernier coup ; ce que les bots ont fait depuis est annulé.
undo-last-yes = Revenir
undo-last-no = Garder
proposal-forced = C’est votre seule possibilité. Confirmer ?
proposal-complete = Il n’y a rien à ajouter. Exécuter ?
proposal-confirm = Confirmez votre coup :
proposal-yes = Confirmer
proposal-back = Changer
help-careful = Me demander de confirmer chaque coup
help = Aide
help-signs = Guide des symboles
help-rules = Règles
help-why = Ce qui est impossible maintenant, et pourquoi
help-why-short = Pourquoi pas ?
why-title = { $game } : ce qui est impossible maintenant
why-open = C’est possible maintenant, dans la liste des décisions : { $decision }
why-instead = Appuyez d’abord sur « Changer » pour choisir ceci à la place : { $decision }
why-next = Ce choix vient ensuite. Confirmez d’abord votre coup, ou annulez-le avec « Changer ».
why-unknown = C’est impossible maintenant.
why-nothing = Vous pouvez faire tout ce que cette question permet.
why-other-times = Tout le reste se fait à d’autres moments :
signs-title = { $game } : guide des symboles
help-keys = Raccourcis clavier
help-key-decide = choisir l’option de cette touche
help-key-confirm = confirmer votre coup
help-key-back = Retour arrière
help-key-undo = annuler votre dernière décision
help-key-hurry = passer à votre prochain coup sans attendre les bots
help-key-hear = relire ce qui vient de se passer et la question
help-key-help = afficher ou masquer cette aide
help-later = « Points plus tard », sous une décision : ce qu’elle rapportera encore à peu près dans les tours à venir, calculé d’après les règles et la situation présente. Ce qui vient à la fin d’une période ou de la partie est compris. Ce n’est qu’une estimation : elle ignore ce que feront les autres.
help-asked = Me demander même s’il n’y a qu’une possibilité
look-back = Que s’est-il passé entre-temps ?
look-back-short = Et depuis ?
look-back-heading = Depuis votre dernier coup
look-back-previous = Étape précédente
look-back-next = Étape suivante
look-back-stop = Arrêter
look-back-end = Retour à la partie
hurry = { $people ->
    [0] Passer à la fin
    [one] Passer à mon prochain coup
   *[other] Passer à notre prochain coup
}
next-move = Coup suivant
key-space = espace
pace = Vitesse des bots
pace-steps = pas à pas
pace-slow = lent
pace-calm = normal
pace-brisk = rapide
pace-instant = aussitôt
pace-set = Appliquer
notice-moved-on = La partie avait déjà continué. Voici la position actuelle.

## The card at the end of a round, and at the end of the game

part-over-show = montrer
part-over-close = Fermer
part-over-again = Fin du tour { $round }
part-over-board = Voir le plateau
part-over-game = Scores finaux

## Result

result-player = Joueur
result-score = Score
result-tiebreak = Départage
result-won = victoire
result-record = Télécharger l’enregistrement
result-board = Voir la table
result-again = Rejouer aux mêmes places

## Errors

error-heading = Quelque chose n’a pas fonctionné
error-heading-refused = Cela n’a pas fonctionné
error-heading-closed = Accès impossible
error-heading-missing = Il n’y a rien ici
error-heading-often = Un peu moins vite
error-sign-in = Si vous avez un compte ici, connectez-vous pour revenir à cette page.
error-details = Détails
error-bad-request = Le serveur n’a pas compris cette requête. Revenez en arrière et réessayez.
error-too-large = C’est trop volumineux. La limite est de { $size } ko.
error-too-slow = La requête a mis trop longtemps à arriver. Réessayez.
error-busy = Trop de gens se connectent en ce moment. Réessayez dans 10 secondes.
error-full = Il y a plus de monde ici que le serveur ne peut en servir. Cette page revient d’elle-même dans quelques secondes.
error-full-sent = Le serveur est très occupé : rien n’a été fait. Réessayez dans quelques secondes.
error-forbidden = Ce n’est pas permis.
error-others-games = Cette partie appartient aussi aux autres joueurs : impossible de la supprimer.
error-not-yours = Seuls les joueurs de cette table peuvent faire cela. Prenez d’abord une place, ou connectez-vous.
error-not-host = Seul l’hôte de cette table peut faire cela.
error-no-person = Pour cela, connectez-vous ou commencez une partie sans compte.
error-no-account = Il faut un compte pour cela. Connectez-vous ou créez-en un.
error-no-admin = Seuls les admins peuvent faire cela. Si vous en faites partie, connectez-vous.
error-csrf-meanwhile = Une connexion ou déconnexion a eu lieu dans un autre onglet : rien n’a été changé. Réessayez.
error-csrf = Ce formulaire a expiré ou vient d’un autre site. Revenez en arrière, rechargez la page et réessayez.
error-not-found = Cette page n’existe pas. Vérifiez l’adresse.
error-server = Erreur du serveur. Les décisions prises jusqu’ici sont enregistrées.
error-no-table = La table { $number } n’existe pas. Elle a peut-être été supprimée.
error-no-table-for-you = Impossible d’ouvrir la table { $number }. Elle est réservée à ses joueurs, ou elle a été supprimée.
error-language = Choisissez une des langues de la liste.
error-pace = Choisissez une des vitesses de la liste.
error-number = { $field } : ce doit être un nombre entier.
error-not-saved = Impossible d’enregistrer : le site ne peut pas écrire ses données pour l’instant. Réessayez.
error-not-read = Le site ne peut pas lire ses données pour l’instant. Réessayez.
error-unreadable = Impossible d’ouvrir la table { $table } : ses données enregistrées sont endommagées.
error-steps-missing = Impossible d’ouvrir la table { $table } : il manque certaines de ses étapes.
error-steps = Impossible d’ouvrir la table { $table } : l’étape { $step } n’est plus permise.
error-files = Un fichier dont Parvis a besoin pour ce jeu est endommagé. Pour les détails, consultez le journal du serveur.

## Pages of admins

admin-index = Administration du club
admin-search-tables = Numéro d’une table, ou nom ou adresse e-mail d’un joueur
admin-cancel = Annuler
admin-view = Voir
admin-delete = Supprimer
admin-rewind = Revenir en arrière
admin-rewind-title = Revenir en arrière à la table { $table }
admin-rewind-about = Choisissez combien d’étapes de la partie garder (étapes jusqu’ici : { $steps }). Toutes les suivantes sont supprimées définitivement. Les mêmes décisions mènent de nouveau aux mêmes cartes et aux mêmes dés : qui s’en souvient sait donc ce qui vient. Prévenez d’abord les joueurs.
admin-rewind-number = Étapes à garder
admin-repair = Réparer
admin-repair-title = Réparer la table { $table }
admin-repair-about = La position actuelle est recréée à partir des étapes enregistrées ({ $steps }). Aucune étape n’est perdue. Les choix qui ne sont pas encore révélés sont à refaire, et plus personne ne peut annuler de décision antérieure.
admin-anonymise = Rendre anonyme
admin-anonymise-title = Rendre anonyme définitivement
admin-anonymise-about = Les noms, les adresses e-mail et les moyens de se connecter sont supprimés définitivement. Les parties restent, sans ces noms.
admin-not-yourself = Seul un autre admin peut changer cela pour vous.
admin-table-over = terminée
admin-table-in-play = en cours
admin-table-closed = ne s’ouvre pas : { $why }
admin-done = { $thing } : { $done }
admin-done-ban = bannissement
admin-done-pardon = bannissement levé
admin-done-anonymise = anonymat définitif
admin-done-allow-boxes = autorisation de garder des boîtes
admin-done-deny-boxes = fin de l’autorisation de garder des boîtes
admin-done-rewind = retour à l’étape { $step }
admin-done-repair = position recréée à partir des étapes
admin-done-appoint = droits d’administration accordés
admin-done-dismiss = droits d’administration retirés
admin-done-hide = retrait
admin-done-show = nouvel affichage
admin-done-delete = suppression
admin-action-ban = Bannir
admin-action-pardon = Lever le bannissement
admin-action-anonymise = Rendre anonyme définitivement…
admin-action-allow-boxes = Autoriser à garder des boîtes
admin-action-deny-boxes = Ne plus autoriser à garder des boîtes
admin-action-mark-handled = Marquer comme traité
admin-app-hosting = Club
admin-app-people = Personnes
admin-app-chat = Chat
admin-app-notices = Notifications
admin-model-seentable = table
    .many = tables
admin-model-person = personne
    .many = personnes
admin-model-report = signalement
    .many = signalements
admin-model-line = message
    .many = messages
admin-model-letter = e-mail
    .many = e-mails
admin-model-outbox = notification
    .many = notifications
admin-field-id = Numéro
admin-field-table-number = Table
admin-field-at = Table
admin-field-title = Jeu
admin-field-players = Joueurs
admin-field-opened-by = Ouverte par
admin-field-steps-made = Étapes
admin-field-standing = État
admin-field-opened = Ouverture
admin-field-last-step = Dernière étape
admin-field-pages = Pages
admin-field-name = Nom
admin-field-email = Adresse e-mail
admin-field-guest = Sans compte
admin-field-bot = Programme
admin-field-is-active = Actif
admin-field-is-staff = Admin
admin-field-created = Création
admin-field-last-login = Dernière connexion
admin-field-subject = Objet
admin-field-to = À
admin-field-text = Texte
admin-field-about = Au sujet de
admin-field-by = Par
admin-field-line = Message
admin-field-words = Texte
admin-field-handled = Traité
admin-field-room = Salon
admin-field-person = Personne
admin-field-hidden = Retiré
admin-field-kind = Type
admin-field-what = Notification
admin-field-became = État
admin-field-tries = Essais
admin-field-trouble = Erreur
admin-field-due = Prévue
admin-field-sent = Envoyée
admin-field-deed = Action

## Refusals to admins

admin-unchanged = Rien n’a changé : { $why }
admin-left-for-good = Qui a quitté la partie pour de bon ne peut pas revenir.
admin-spared = { $person } a les droits d’admin. Retirez-les d’abord.
admin-game-over = Cette partie est terminée. Une partie terminée ne peut plus être changée.
admin-steps = { $steps ->
    [one] Il y a { $steps } étape. Revenez à l’étape 0.
   *[other] Il y a { $steps } étapes. Choisissez un nombre inférieur.
}

## Result: sources of scores

result-place = Place
result-equal = Égalité au meilleur score. La victoire est partagée.
result-shared = Égalité au score et au départage. La victoire est partagée.
result-decided = Égalité au meilleur score. Le départage décide.
result-ordered = À score égal, les joueurs sont classés selon le départage.
result-tiebreak-means = Départage : { $what }
result-sources = Sources du score
as-a-table = En tableau
result-source = Source
result-total = Total
result-rounds = Score après chaque tour
result-round = Tour
result-start = Début
result-watch = Revoir

## Replays of finished games

replay-title = { $game }, table { NUMBER($number, useGrouping: 0) } : revoir la partie
replay-heading = Coup { $move } sur { $total }
replay-within = Pendant le coup { $move } sur { $total }
replay-instead = Au lieu du coup { $move } sur { $total }
replay-costly = Coup coûteux : { $name }
replay-cost = Le prochain coup ({ $name }) a coûté { $points } ± { $interval } points.
replay-better = Montrer sur le plateau
replay-as-it-was = Montrer le plateau tel qu’il était
replay-begins = Avant le premier coup
replay-opens = On revoit la partie à partir de la première décision d’un joueur.
replay-chance = Des cartes cachées sont piochées ou distribuées.
replay-silent = Rien de visible ne s’est passé pendant ce coup.
replay-slider = Coup
replay-viewpoint = Point de vue
replay-everything = Tout révélé
replay-go = Montrer
replay-first = Début de la partie
replay-previous = Coup précédent
replay-play = Lecture
replay-next = Coup suivant
replay-last = Fin de la partie
replay-pace = Vitesse
replay-slow = lent
replay-calm = normal
replay-brisk = rapide
replay-parts = Tours
replay-keys = Touches : ← → (coups), Page préc., Page suiv. (tours), Début, Fin, espace (lecture)
replay-no-step = { $number ->
    [one] Cette partie n’a qu’une étape. Allez au début pour la revoir.
   *[other] Cette partie n’a que { NUMBER($number, useGrouping: 0) } étapes. Allez au début pour la revoir.
}
replay-back = Retour à la table
table-replay = Revoir
replay-no-seat = Ce point de vue n’existe pas. Choisissez-en un dans la liste.
record-not-revealed = Cet enregistrement révélerait des cartes cachées, et les joueurs ont convenu de les garder cachées.

## Importing a record

upload-heading = Revoir une partie à partir d’un fichier
upload-file = Enregistrement, tel que téléchargé depuis un résultat
upload-send = Revoir
upload-no-file = Choisissez un enregistrement de { $size } ko au plus.
upload-no-record = Ce fichier n’est pas un enregistrement de Parvis. Pour en obtenir un, ouvrez le résultat d’une partie terminée et choisissez « Télécharger l’enregistrement ».
upload-not-here = Cet enregistrement ne peut pas être revu ici. Le site n’a pas ce jeu ou cette version de ses règles.
upload-damaged = Cet enregistrement ne peut pas être revu. Le fichier est incomplet ou a été modifié.

## Notifications

app-about = Jeux de société entre amis et avec des bots, en direct ou en différé.
offline-heading = Pas de connexion
offline-about = Parvis est injoignable pour le moment. Vos parties sont en sûreté sur le site.
offline-again = Réessayer
notices = Notifications
notices-about = Parvis peut vous prévenir quand c’est à vous de jouer et que vous n’êtes pas à la table. Vous pouvez aussi recevoir des notifications sur les demandes, le chat, les invitations, les tournois, le temps qui s’épuise et les parties qui commencent ou se terminent. Les notifications ne mentionnent jamais ni cartes ni dés.
notices-hint = Me prévenir quand c’est à moi
notices-ways = Moyens de vous joindre
notices-no-ways = Aucun pour l’instant. Pour savoir si c’est à vous, il faut visiter le site.
notices-kind = Type
notices-kind-push = Navigateur
notices-kind-mail = E-mail
notices-kind-discord = Discord
notices-kind-slack = Slack
notices-kind-json = Webhook (JSON)
notices-on = activé
notices-off = désactivé
notices-last-sent = dernier envoi
notices-when = Fréquence
notices-digest-none = chacune tout de suite
notices-digest-hourly = une fois par heure au plus, groupées
notices-digest-daily = une fois par jour, groupées
notices-delay = Délai (minutes)
notices-quiet-from = Silence à partir de
notices-quiet-to = Silence jusqu’à
notices-never = jamais
notices-zone = Fuseau horaire
notices-save = Enregistrer
notices-test = Envoyer un test
notices-switch-on = Activer
notices-switch-off = Désactiver
notices-remove = Retirer
notices-add = En ajouter un autre
notices-label = Nom (pour le reconnaître)
notices-label-browser = Nom de ce navigateur (pour le reconnaître)
notices-add-push = Me prévenir dans ce navigateur
notices-add-mail = M’écrire à { $address }
notices-add-hook = Ajouter un webhook
notices-url = Adresse (https)
notices-push-refused = Le navigateur ne permet pas les notifications de ce site. Vous pouvez changer cela dans ses paramètres.
notices-push-failed = Le navigateur n’a pas pu activer les notifications. Réessayez plus tard.
notices-push-missing = Ce navigateur ne peut pas afficher les notifications de ce site. Sur iPhone et iPad, ajoutez d’abord Parvis à l’écran d’accueil.
notices-account-needed = Les e-mails et les webhooks demandent un compte.
notices-mute = Mettre en sourdine
notices-mute-named = Mettre en sourdine la table { NUMBER($number, useGrouping: 0) }
notices-unmute = Réactiver
notices-unmute-named = Réactiver les notifications de la table { NUMBER($number, useGrouping: 0) }
notices-outbox = Notifications récentes
notices-line-test = test
notices-state-waiting = { $tries ->
    [0] en attente d’envoi
    [one] { $tries } échec, nouvel essai à venir
   *[other] { $tries } échecs, nouvel essai à venir
}
notices-state-sent = envoyée
notices-state-dropped = devenue inutile
notices-state-failed = échec
notices-done-added = Ajouté. Envoyez un test pour voir s’il arrive.
notices-done-saved = Enregistré.
notices-done-removed = Retiré.
notices-done-arrived = Le test a été envoyé et accepté.
notices-done-muted = Vous ne recevrez plus de notifications sur cette table.
notices-done-unmuted = Vous recevrez de nouveau des notifications sur cette table.
notices-too-many =
    { $most ->
        [one] Vous avez déjà { $most } moyen de contact : c’est le maximum. Retirez-le d’abord.
       *[other] Vous avez déjà { $most } moyens de contact : c’est le maximum. Retirez-en un d’abord.
    }
notices-no-kind = Ce type de notification n’existe pas. Choisissez-en un dans la liste.
notices-bad-times = Ces valeurs sont impossibles. Les minutes vont de 0 à 1 440 et les heures de 0 à 23. Le silence demande un début et une fin.
notices-no-zone = Ce fuseau horaire n’existe pas. Utilisez un nom comme Europe/Paris.
notices-test-title = Parvis
notices-test-body = Ceci est un test. Les notifications arrivent ici.
notices-turn-title = À vous de jouer : { $game }
notices-turn-body = { $names } : à vous de décider à la table { NUMBER($number, useGrouping: 0) }.
notices-turns-title = { $count ->
    [one] À vous de jouer à { $count } table
   *[other] À vous de jouer à { $count } tables
}
notices-turns-line = { $game }, table { NUMBER($number, useGrouping: 0) } : { $address }
notices-mail-foot = Pour ne plus recevoir ces e-mails, ouvrez { $address }
notices-off-ask = Arrêter tous les e-mails sur vos parties ?
notices-off-do = Arrêter ces e-mails
notices-off-done = Vous ne recevrez plus ces e-mails. Vous pouvez les réactiver sur la page des notifications.
notices-busy = D’autres personnes testent leurs notifications en ce moment. Réessayez dans 10 secondes.
notices-error-address = Cette adresse est inutilisable. Vérifiez-la.
notices-error-https = L’adresse doit commencer par https://.
notices-error-port = Ce port est inutilisable. Omettez-le ou choisissez-en un autre.
notices-error-no-host = Ce serveur n’existe pas. Vérifiez l’adresse.
notices-error-inner = Cette adresse fait partie d’un réseau privé. Utilisez une adresse publique.
notices-error-no-hook = Ce n’est pas l’adresse d’un webhook de ce service. Copiez-la de nouveau depuis le service.
notices-error-subscription = L’abonnement du navigateur est inutilisable. Ajoutez de nouveau ce navigateur.
notices-error-no-mail = Vous n’avez pas d’adresse e-mail confirmée. Confirmez-en une dans les paramètres.
notices-error-mail = Le serveur de messagerie a refusé l’e-mail.
notices-error-no-answer = Le serveur est injoignable, son certificat n’est pas valide, ou il n’a pas répondu à temps.
notices-error-certificate = { notices-error-no-answer }
notices-error-timeout = { notices-error-no-answer }
notices-error-redirect = L’adresse redirige ailleurs, et les redirections ne sont pas suivies. Entrez l’adresse finale.
notices-error-status = Le serveur a refusé (statut { $status }).
notices-error-too-large = C’était trop long pour être envoyé.

## Chat

chat = Chat
chat-tabs = Salons
chat-players = Joueurs
chat-watchers = Public
chat-to-players = Écrire aux joueurs
chat-to-watchers = Écrire au public
chat-name = Votre nom
chat-no-name =
    { $most ->
        [one] Entrez votre nom, en { $most } caractère au plus.
       *[other] Entrez votre nom, en { $most } caractères au plus.
    }
chat-say = Envoyer
chat-close = Fermer
chat-nothing = Personne n’a encore rien écrit.
chat-unread = { $count ->
    [100] { $most }+
    [one] { $count }
   *[other] { $count }
}
chat-hidden = (retiré)
chat-more = Options pour ce message : { $name }
chat-hush = Masquer : { $name }
chat-hushed = Messages masqués : { $name }.
chat-unhush = Réafficher
chat-report = Signaler ce message
chat-hide = Retirer ce message
chat-show = Remettre ce message
chat-empty = Écrivez d’abord quelque chose.
chat-too-long =
    { $most ->
        [one] C’est trop long. Utilisez au plus { $most } caractère.
       *[other] C’est trop long. Utilisez au plus { $most } caractères.
    }
chat-too-often = Trop de messages. La limite est de { $most } par minute.
chat-none = Cette table n’a pas de chat.

## Dealing

dealing = Donne
dealing-help = Un secret choisi avant la partie décide de chaque tirage et de chaque lancer. Quand la partie est terminée, le secret est montré et chacun peut le vérifier. D’ici là, seule son empreinte SHA-256 est visible :
dealing-help-hidden = Un secret choisi avant la partie décide de chaque tirage et de chaque lancer. Comme cette table garde les cartes cachées même après la partie, seule l’empreinte SHA-256 du secret est montrée :
dealing-hash-of = { $name } a ajouté un nombre avec cette empreinte :
dealing-older = La donne de cette table ne peut pas être vérifiée : la table a été ouverte avec une version antérieure.
dealing-verify = Vérifier la donne
dealing-title = Donne de la table { NUMBER($number, useGrouping: 0) }
dealing-heading = La donne était-elle équitable ?
dealing-about = Avant la partie, le site a tiré un secret et montré son empreinte. Ce secret, mêlé à ce que les joueurs ont ajouté, décide de chaque tirage et de chaque lancer. Personne ne peut trouver un autre secret avec cette empreinte : rien ne pouvait donc être changé ensuite.
dealing-by-browser = Vérifié par votre navigateur
dealing-by-server = Vérifié par le site
dealing-working = Vérification…
dealing-follows = { $count ->
    [one] { $count } tirage ou lancer découle du secret choisi avant la partie.
   *[other] Les { $count } tirages et lancers découlent tous du secret choisi avant la partie.
}
dealing-differs = L’étape { $step } ne découle pas du secret. Le hasard a décidé autrement.
dealing-other-secret = Le secret ne correspond pas à l’empreinte montrée avant la partie.
dealing-changed = { $name } : le nombre n’est pas celui dont l’empreinte a été gardée avant que les nombres soient montrés.
dealing-other-drawn = Le tirage indiqué par le site n’est plus le même que lorsque votre navigateur a montré son nombre.
dealing-see-step = Voir cette étape
dealing-insecure = Votre navigateur ne peut vérifier cela que par une connexion sécurisée (https). La vérification du site lui-même est ci-dessous.
dealing-failed = Votre navigateur n’a pas pu charger les données à vérifier. Rechargez la page pour réessayer.
dealing-no-scripts = JavaScript est désactivé dans votre navigateur. La vérification du site lui-même est ci-dessous. Vous pouvez aussi télécharger l’enregistrement et le vérifier vous-même.
dealing-noted = Ce navigateur a noté la même empreinte pendant la partie.
dealing-start-chosen = L’hôte a choisi le premier joueur. Tout ce qui suit est dû au hasard.
dealing-from = Sources du hasard
dealing-hash = Empreinte (montrée dès le début)
dealing-secret = Secret
dealing-added-by = Ajouté : { $name }
dealing-added = Ajouté par les joueurs
dealing-added-nothing = rien
dealing-withheld = (nombre non montré à temps ; son empreinte le remplace)
dealing-drawn = Tiré par le site quand tout le monde était là
returns-heading = Tirages et lancers annulés
returns-about = Quelqu’un est remonté avant un tirage ou un lancer. Tout ce qui a été refait a donné le même résultat.
returns-line = { $count ->
    [one] { $name } remonte à l’étape { NUMBER($step, useGrouping: 0) }. { $count } tirage ou lancer a été annulé.
   *[other] { $name } remonte à l’étape { NUMBER($step, useGrouping: 0) }. { $count } tirages et lancers ont été annulés.
}
returns-admin = { $count ->
    [one] Un admin remonte à l’étape { NUMBER($step, useGrouping: 0) }. { $count } tirage ou lancer a été annulé.
   *[other] Un admin remonte à l’étape { NUMBER($step, useGrouping: 0) }. { $count } tirages et lancers ont été annulés.
}
dealing-yourself = Pour la vérifier sans ce site, téléchargez l’enregistrement et exécutez : parvis verify record.json
dealing-not-yet = Les sources du hasard sont montrées quand la partie est terminée.
dealing-hidden = Cette table garde les cartes cachées même après la partie : sa donne n’est donc pas montrée.
dealing-unknown = La donne de cette partie ne peut pas être vérifiée : aucune empreinte n’a été montrée avant la partie.
adding-fold = Ajouter votre propre nombre pour une donne équitable
adding-help = Le site a déjà tiré un secret qui décide de chaque tirage et de chaque lancer. Voici son empreinte. Ce que vous ajoutez y est mêlé : personne ne peut donc avoir choisi les cartes. Votre navigateur garde votre nombre, n’envoie que son empreinte et le montre quand tout le monde est là.
adding-no-scripts = Sans JavaScript, votre navigateur n’ajoute rien.
adding-other = Ce n’est pas le nombre dont vous avez envoyé l’empreinte.
gathering-beginning = Tout le monde est là. La partie commence dans quelques secondes.
adding-check = Chacun peut vérifier cela quand la partie est terminée.
adding-label = Votre nombre ou votre mot
adding-add = Ajouter
adding-bad = Entrez une empreinte SHA-256 ou laissez vide.

## Updates of open pages, and who is there

error-topic = Il n’y a rien à suivre sous ce nom. Rechargez la page.
error-topics =
    { $most ->
        [one] Un flux suit { $most } sujet.
       *[other] Un flux suit 1 à { $most } sujets.
    }
error-streams = Trop de pages sont ouvertes. Fermez-en quelques-unes et réessayez.
title-asked = ● { $turn } – { $game }, table { NUMBER($number, useGrouping: 0) }
sound = Son quand c’est à vous
present-here = ici
present-away = absence : { $minutes } min
present-gone = pas là

## Hosting

enter-heading = Connexion
enter-about = Ce lien ouvre une session : { $name }. Il ne sert qu’une fois.
enter-yes = Se connecter
enter-too-late = Ce lien a été utilisé ou a expiré. Demandez-en un nouveau.
error-too-many-passwords = { $minutes ->
    [one] Trop de mots de passe erronés. Réessayez dans { $minutes } minute. Vous pouvez aussi vous connecter avec une clé d’accès, ou avec le lien de « Mot de passe oublié ? ».
   *[other] Trop de mots de passe erronés. Réessayez dans { $minutes } minutes. Vous pouvez aussi vous connecter avec une clé d’accès, ou avec le lien de « Mot de passe oublié ? ».
}
error-token = Envoyez un jeton : « Authorization: Bearer parvis_… ». Les jetons se créent dans les paramètres de votre compte.
error-token-name = Donnez au jeton un nom de 1 à 60 caractères.
error-method = Cette adresse n’accepte que { $allowed }.
error-token-play = Ce jeton ne permet pas de jouer. Créez-en un qui le permet dans les paramètres de votre compte.
error-rated-joined = Cette table est classée. Rejoignez-la vous-même, sur sa page.
error-rated-opened = Ici, seul le compte d’un programme peut ouvrir des tables classées. Déclarez votre compte comme tel sur la page de ses jetons.
error-rated-by-program = Cette table est classée. Chacun y décide lui-même, sur la page de la table.
error-token-make = Ce jeton ne permet ni d’ouvrir ni de rejoindre des tables. Créez-en un qui le permet dans les paramètres de votre compte.
error-token-scope = Un jeton ne peut pas permettre « { $scope } ».
error-tokens = Vous avez déjà { $most } jetons. Révoquez-en un d’abord.
error-program-rated = Ce compte a une cote ou joue une partie classée : il ne peut donc pas devenir celui d’un programme. Créez un autre compte pour le programme.
error-which-seat = Vous avez plusieurs places ici. Indiquez dans « seat » celle qui décide.
error-seat-not-yours = La place { $seat } n’est pas à vous, ou un bot y joue pour vous en ce moment.
error-no-tools = Ce club n’a pas d’outils pour les agents : la personne qui l’héberge peut installer le paquet mcp.
error-not-finished = Pas encore d’enregistrement : la partie n’est pas terminée.
error-no-json = Le corps de la requête n’est pas du JSON valide.
error-other-form = La requête ne correspond pas au schéma de /api/openapi.json : { $places }.
error-too-often = { $minutes ->
    [one] Trop de tentatives. Réessayez dans { $minutes } minute.
   *[other] Trop de tentatives. Réessayez dans { $minutes } minutes.
}
## People

somebody-who-left = Ex-joueur
somebody-who-left-seat = Ex-joueur ({ $seat })
person-none = Personne ici n’a ce numéro.
person-bad-name = Utilisez 1 à 20 lettres, chiffres, symboles et espaces, dont au moins une lettre ou un chiffre visible.
person-guest = Sans compte
person-since = ici depuis le { $day }
person-block = Bloquer
person-unblock = Débloquer
person-unblock-named = Débloquer : { $name }
passkey-name = Clé { $number }
error-too-many = Trop de tentatives. Réessayez dans quelques minutes.
people-menu = Vous
pages = Pages

field-login = Adresse e-mail
field-email = Adresse e-mail
field-password = Mot de passe
field-password1 = Nouveau mot de passe
field-password2 = Répéter le nouveau mot de passe
field-oldpassword = Mot de passe actuel
field-password-hint = Au moins 10 caractères. 3 ou 4 mots que personne ne devinerait font un bon mot de passe.
field-name = Nom
field-language = Langue
language-now = Langue : { $language }
field-words = Que s’est-il passé ?

sign-in = Se connecter
sign-in-heading = Connexion
sign-in-none-yet = Pas encore de compte ?
sign-in-passkey = Se connecter avec une clé d’accès
sign-in-elsewhere = Se connecter avec { $place }
sign-up = Créer un compte
sign-up-heading = Créer un compte
sign-up-about = Avec un compte, vous retrouvez vos parties et vos cotes sur tous vos appareils.
sign-up-keeps = Vous gardez votre nom, vos places et toutes les parties jouées sans compte.
sign-up-already = Déjà un compte ?
sign-up-elsewhere = Encore une étape : choisissez votre nom sur ce site.
sign-out = Se déconnecter
sign-out-heading = Se déconnecter ?
sign-out-guest = Vous êtes ici sans compte. Une fois la session fermée, vous ne pourrez plus retrouver vos places ni vos parties. Pour les garder, créez d’abord un compte.
sign-out-not = Rester
inactive-heading = Ce compte est fermé
inactive-about = Un admin a fermé ce compte. Si vous pensez que c’est une erreur, écrivez aux admins.

again-heading = Confirmez que c’est bien vous
again-about = Vous allez modifier votre compte : connectez-vous de nouveau.
again = Continuer
again-passkey = Utiliser une clé d’accès
again-password = Utiliser le mot de passe

confirm = Confirmer
confirm-heading = Confirmez votre adresse e-mail
confirm-about = Compte : { $name }. Son adresse e-mail est-elle { $email } ?
confirm-taken = Un autre compte a déjà confirmé { $email }. Utilisez une autre adresse e-mail.
confirm-expired = Ce lien a expiré ou a déjà été utilisé. Demandez-en un nouveau.
confirm-sent-heading = Consultez vos e-mails
confirm-sent-about = Un e-mail est en route. Suivez le lien qu’il contient.
confirm-sent-shown = Ce site n’envoie pas d’e-mails. Demandez votre lien à un admin.
email-heading = Adresse e-mail
email-now = Votre adresse e-mail est { $email }.
email-unconfirmed = { $email } n’est pas encore confirmée. Suivez le lien de l’e-mail envoyé à cette adresse.
email-unconfirmed-shown = { $email } n’est pas encore confirmée. Ce site n’envoie pas d’e-mails : demandez le lien à un admin.
email-send-again = Renvoyer le lien
email-make-again = Créer un nouveau lien
email-keep = Garder l’ancienne adresse e-mail
email-change = Changer l’adresse e-mail
password-heading = Mot de passe
password-none = Vous n’avez pas encore de mot de passe.
password-change = Enregistrer
reset-heading = Mot de passe oublié ?
reset-about = Entrez votre adresse e-mail pour recevoir un lien et choisir un nouveau mot de passe.
reset-about-shown = Entrez votre adresse e-mail. Ce site n’envoie pas d’e-mails : un admin reçoit le lien pour choisir un nouveau mot de passe et peut vous le transmettre.
reset-send = Envoyer le lien
reset-make = Créer un lien
reset-send-again = Envoyer un autre lien
reset-sent = Si un compte a cette adresse e-mail, un lien est en route.
reset-sent-shown = Si un compte a cette adresse e-mail, les admins ont maintenant un lien pour ce compte. Demandez-le à l’un d’eux.
reset-done = Votre nouveau mot de passe est enregistré. Vos sessions sur les autres appareils sont fermées.

passkeys-heading = Clés d’accès
passkeys-about = Une clé d’accès vous connecte sans mot de passe : avec votre empreinte digitale, votre visage ou le code PIN de votre appareil.
passkey-add = Ajouter une clé d’accès
passkey-rename = Renommer
passkey-rename-named = Renommer { $name }
passkey-remove = Retirer
passkey-remove-named = Retirer { $name }
passkey-remove-about = Personne ne pourra plus se connecter avec { $name }.
passkey-used = dernière utilisation le { $day }
passkey-unused = pas encore utilisée
passkey-failed = Cela n’a pas fonctionné. Réessayez, ou utilisez un autre moyen.
passkey-unknown = Aucune clé d’accès n’a été choisie, ou votre appareil a mis trop longtemps à répondre.
passkey-no-scripts = Les clés d’accès demandent JavaScript.
back-passkeys = Retour aux clés d’accès

elsewhere-heading = Comptes externes
elsewhere-none = Vous n’avez pas encore associé de compte d’un autre site.
elsewhere-add = Associer { $place }
elsewhere-remove = Dissocier
elsewhere-failed-heading = La connexion n’a pas fonctionné
elsewhere-failed = L’autre site a refusé la connexion ou n’a pas répondu. Réessayez.
elsewhere-cancelled = La connexion sur l’autre site n’a pas eu lieu.

settings-heading = Paramètres
settings-guest = Vous êtes ici sans compte
settings-guest-about = Seul ce navigateur vous connaît. Avec un compte, vous pouvez vous connecter partout, et vos parties peuvent être classées.
settings-save = Enregistrer
settings-profile = Mon profil
settings-admin = Administration
settings-change = Changer
settings-look = Voir
settings-password-named = Changer le mot de passe
settings-passkeys-named = Changer les clés d’accès
settings-tokens-named = Changer les jetons pour programmes
settings-sessions-named = Voir les appareils connectés
settings-elsewhere-named = Changer les comptes externes
settings-unconfirmed = pas encore confirmée
settings-passkeys =
    { $count ->
        [0] aucune
        [one] { $count }
       *[other] { $count }
    }
settings-sessions =
    { $count ->
        [one] { $count } appareil
       *[other] { $count } appareils
    }
settings-blocked = Blocages
settings-data = Mes données
settings-data-about = Un fichier avec tout ce qui est enregistré sur vous, y compris les enregistrements de vos parties.
settings-export = Télécharger
export-busy = Un autre fichier est en préparation. Réessayez dans quelques minutes.
back-settings = Retour aux paramètres

sessions-heading = Appareils connectés
sessions-about = Si vous ne reconnaissez pas un appareil, fermez sa session et changez votre mot de passe.
sessions-here = ici
sessions-since = depuis le { $day }, adresse { $address }
sessions-browser = { $browser } sur { $system }
sessions-unknown = Navigateur inconnu
sessions-end = Fermer la session
sessions-end-named = Fermer la session : { $browser }, adresse { $address }
sessions-end-others = Fermer toutes les autres sessions

tokens-heading = Jetons pour programmes
tokens-about = Un programme muni d’un de vos jetons agit en votre nom : il voit ce que vous voyez, et joue pour vous si le jeton le permet. Donnez à chaque programme son propre jeton, et révoquez-le quand vous n’utilisez plus le programme.
tokens-made = Votre nouveau jeton
tokens-made-about = Copiez-le maintenant. Il ne sera plus montré.
tokens-name = Nom
tokens-name-hint = Par exemple, le programme qui l’utilisera.
tokens-scopes = Ce que le jeton permet
tokens-scope-read = Voir ce que je peux voir
tokens-scope-play = Jouer à mes tables
tokens-scope-make = Ouvrir des tables et en rejoindre
tokens-short-read = voit
tokens-short-play = joue
tokens-short-make = ouvre et rejoint des tables
tokens-make = Créer un jeton
tokens-used = dernière utilisation le { $day }
tokens-unused = créé le { $day }, pas encore utilisé
tokens-revoke = Révoquer
tokens-revoke-named = Révoquer le jeton { $name }
program-heading = Compte d’un programme
program-about = Un programme joue-t-il avec ce compte ? Alors déclarez-le. Tout le monde voit cette mention à côté du nom, et le programme joue des parties classées contre d’autres programmes, avec leur propre classement.
program-mark = Déclarer ce compte comme celui d’un programme…
program-for-good = { $name } portera partout la mention « programme », aux anciennes tables aussi. C’est irréversible.
program-yes = Déclarer définitivement
program-marked = Un programme joue avec ce compte. Tout le monde le voit, et il ne joue de parties classées que contre d’autres programmes.

farewell-heading = Supprimer mon compte
farewell-about = Votre nom, votre adresse e-mail, votre mot de passe, vos clés d’accès et vos cotes seront supprimés définitivement. Vos parties restent pour les autres joueurs, mais personne ne pourra dire que vous y avez joué.
farewell-running =
    { $count ->
        [one] Vous avez { $count } partie en cours. Un bot prendra votre place.
       *[other] Vous avez { $count } parties en cours. Des bots prendront vos places.
    }
farewell-export = Télécharger d’abord mes données
farewell-type-name = Tapez votre nom, { $name }, pour confirmer.
farewell-wrong-password = Ce n’est pas votre mot de passe. Réessayez.
farewell-wrong-name = Ce n’est pas votre nom. Réessayez.
farewell-yes = Supprimer définitivement
farewell-no = Garder mon compte

report-heading = Signaler
report-about = Qu’est-ce qui ne va pas avec { $name } ? Seuls les admins liront votre signalement.
report-send = Envoyer le signalement
report-not = Annuler
report-too-many = Plusieurs de vos signalements attendent encore une réponse. Attendez-la d’abord.
report-block-too = Vous pouvez aussi bloquer cette personne. Vous ne vous retrouverez plus ensemble à de nouvelles tables, et aucun de vous deux ne pourra écrire à l’autre.

rating = Cote
rating-games = Parties
rating-day = Jour
rating-from =
    { $count ->
        [one] sur { $count } partie
       *[other] sur { $count } parties
    }
rating-unsure = au classement après 5 parties
ranking-heading = Classement
ranking-lists = Jeux et nombres de joueurs
ranking-list = { $game }, { $players } joueurs
ranking-list-programs = { $game }, { $players } programmes
ranking-none = Personne n’a encore joué 5 parties classées.
ranking-about = Les cotes viennent des parties classées entre joueurs qui ont un compte, séparément pour chaque jeu et chaque nombre de joueurs. Votre cote est une estimation prudente de votre force : elle monte donc aussi quand vous jouez davantage. Vous apparaissez dans la liste après 5 parties.
ranking-about-programs = Cette liste est celle des programmes. Leurs parties classées les opposent uniquement entre eux, jamais à des humains.
ranking-stronger = Plus fort
ranking-weaker = Moins fort
records-heading = Parties
records-game = Jeu
records-wins = Gagnées
records-best = Meilleur score
records-best-named = Meilleur score { $score } : le résultat de la table { NUMBER($number, useGrouping: 0) }
favourites-heading = Adversaires récents les plus fréquents
favourites-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
results-heading = Résultats
results-none = Pas encore de parties terminées.
results-place = place { $place } sur { $players }, score { $score }

said-saved = Enregistré.
said-token-revoked = Le jeton est révoqué. Les programmes qui l’utilisent n’ont plus accès.
said-program = Le compte est déclaré comme celui d’un programme.
said-renamed = Votre nom est maintenant { $name }. Les tables déjà rejointes gardent l’ancien.
said-signed-out-there = La session est fermée.
said-left = Votre compte est supprimé.
said-blocked = Blocage : { $name }.
said-unblocked = Blocage levé : { $name }.
said-reported = Merci. Un admin va s’en occuper.
said-cannot-delete-primary-email = { $email } est votre seule adresse e-mail : impossible de la retirer.
said-email-confirmation-failed = { $email } appartient à un autre compte. Utilisez une autre adresse e-mail.
said-email-confirmation-sent = Un e-mail a été envoyé à { $email }. Suivez le lien qu’il contient pour confirmer votre adresse.
said-email-confirmation-shown = Ce site n’envoie pas d’e-mails. Pour confirmer { $email }, demandez le lien à un admin.
said-email-confirmed = { $email } est confirmée.
said-email-deleted = { $email } a été retirée.
said-logged-out = Session fermée.
said-password-changed = Votre mot de passe a été changé.
said-password-set = Votre mot de passe est enregistré.
said-primary-email-set = Votre adresse e-mail a été changée.
said-unverified-primary-email = Confirmez d’abord l’adresse e-mail.
said-account-connected = Vous pouvez maintenant vous connecter aussi avec ce compte.
said-account-connected-other = Quelqu’un d’autre se connecte déjà ici avec ce compte.
said-account-connected-updated = Vous pouvez déjà vous connecter avec ce compte.
said-account-disconnected = Vous ne pouvez plus vous connecter avec ce compte.
said-webauthn-added = La clé d’accès est prête.
said-webauthn-removed = La clé d’accès a été retirée.

mail-email-confirmation = Confirmez que ceci est bien votre adresse e-mail sur { $site } :

    { $activate-url }

    Si vous n’avez rien demandé, ignorez cet e-mail.
    .subject = Confirmez votre adresse e-mail sur { $site }
mail-email-confirmation-signup = Bienvenue sur { $site }, { $name } !

    Confirmez que ceci est bien votre adresse e-mail :

    { $activate-url }

    Si vous n’avez pas créé ce compte, ignorez cet e-mail.
    .subject = Bienvenue sur { $site }
mail-password-reset-key = Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte sur { $site }. Choisissez-le ici :

    { $password-reset-url }

    Si ce n’était pas vous, ignorez cet e-mail. Votre mot de passe reste le même.
    .subject = Un nouveau mot de passe pour { $site }
mail-account-already-exists = Quelqu’un, sans doute vous, a voulu créer un compte sur { $site } avec cette adresse e-mail, mais vous en avez déjà un. Si vous avez oublié le mot de passe, choisissez-en un nouveau ici :

    { $password-reset-url }
    .subject = Vous avez un compte sur { $site }
mail-password-changed = Le mot de passe de votre compte sur { $site } a été changé. Si ce n’était pas vous, choisissez-en un nouveau immédiatement.
    .subject = Votre mot de passe sur { $site } a été changé
mail-password-reset = Votre compte sur { $site } a un nouveau mot de passe. Si ce n’était pas vous, choisissez-en un autre immédiatement.
    .subject = Votre mot de passe sur { $site } a été changé
mail-password-set = Votre compte sur { $site } a maintenant un mot de passe. Si ce n’était pas vous, choisissez-en un autre immédiatement.
    .subject = Votre compte sur { $site } a un mot de passe
mail-email-changed = L’adresse e-mail de votre compte sur { $site } est maintenant { $to-email }. Si ce n’était pas vous, écrivez aux admins du site.
    .subject = Votre adresse e-mail sur { $site } a été changée
mail-email-deleted = { $deleted-email } n’appartient plus à votre compte sur { $site }.
    .subject = Une adresse e-mail a été retirée sur { $site }
mail-webauthn-added = Votre compte sur { $site } a une nouvelle clé d’accès. Si ce n’était pas vous, retirez-la et choisissez un nouveau mot de passe.
    .subject = Une nouvelle clé d’accès sur { $site }
mail-webauthn-removed = Une clé d’accès a été retirée de votre compte sur { $site }. Si ce n’était pas vous, choisissez un nouveau mot de passe.
    .subject = Une clé d’accès a été retirée sur { $site }
mail-token-made = Un jeton pour programmes a été créé pour votre compte sur { $site } : « { $token } ». Quiconque le possède peut agir en votre nom. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe. Cela révoque tous les jetons.
    .subject = Un nouveau jeton sur { $site }
mail-account-connected = Un compte d’un autre site permet maintenant de se connecter au vôtre sur { $site }. Si ce n’était pas vous, retirez-le et choisissez un nouveau mot de passe.
    .subject = Un autre moyen de se connecter à { $site }
mail-account-disconnected = Un compte d’un autre site ne permet plus de se connecter au vôtre sur { $site }.
    .subject = Un moyen de se connecter à { $site } a été retiré

## Lobby

lobby-lead = Jeux de société dans la France médiévale : jouez contre des bots, ou en ligne entre amis.
lobby-heading = Tables
lobby-no-account = commence tout de suite, sans compte
lobby-with = Le jeu de base. En option : { $expansions }.
lobby-friend = Jouer entre amis
lobby-friend-how = envoyer un lien
lobby-friend-named = { $game } : jouer entre amis (envoyer un lien)
lobby-learn = Apprendre en jouant
lobby-learn-named = { $game } : une première partie contre des bots faciles, avec le temps de suivre
lobby-your-turn = À vous de jouer
lobby-nothing-waits = Aucune de vos parties ne vous attend.
lobby-left = encore { $time }
lobby-play = Jouer
lobby-look = Voir
lobby-waits-for-others = { $count ->
    [one] En attente des autres à { $count } table
   *[other] En attente des autres à { $count } tables
}
lobby-open = Tables ouvertes
lobby-open-own = Rien pour vous ? Ouvrez votre propre table.
lobby-none-open = Aucune table n’attend de joueurs en ce moment.
lobby-base-game = jeu de base
lobby-rated = classée
lobby-rated-programs = classée, programmes
lobby-password = mot de passe
lobby-expected = invitation
lobby-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
lobby-join = Rejoindre
lobby-join-named = { $game }, table ouverte par { $host }
lobby-running = En cours
lobby-none-running = Aucune partie à regarder en ce moment.
lobby-watch = Regarder
lobby-watch-named = Regarder la table { NUMBER($number, useGrouping: 0) }
lobby-finished = Terminées
lobby-none-finished = Vos parties terminées apparaîtront ici.
lobby-all-mine = Toutes vos tables
lobby-own-heading = Vos tables
lobby-won = victoire
lobby-place = { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
    [one] { $place }e
   *[other] { $place }e
}
lobby-filter = Filtre
lobby-filter-game = Jeu
lobby-filter-clock = Cadence
lobby-any-game = Tous les jeux
lobby-any-clock = Toutes les cadences
time-live = En direct, sans pendule
time-live-clock = En direct, avec pendule
time-turns = En différé, sans pendule
time-turns-clock = En différé, avec pendule
time-told-live = en direct, sans pendule
time-told-live-clock = { $base } min par personne, +{ $increment } s par coup
time-told-turns = en différé, sans pendule
time-told-turns-clock = en différé, { $base } h par personne, +{ $increment } h par coup
create-whom = Adversaires
create-whom-bots = Bots
create-whom-friends = Amis
create-whom-anybody = Tout le monde
create-level = Niveau
create-players = Joueurs
create-start = Commencer
create-time = Cadence
create-base = Minutes par personne
create-increment = Secondes ajoutées par coup
create-bank = Heures par personne
create-gain = Heures ajoutées par coup
create-cap = Heures maximales à la pendule
create-seats = Places et couleurs
create-you = Vous
create-kind-as-asked = Comme choisi ci-dessus
create-kind-free = Place libre
create-kind-person = { $name } (invitation)
create-kind-program = { $name } (programme, invitation)
create-options = Règles et extensions
create-visibility = Qui peut rejoindre la table
create-visibility-public = Tout le monde (dans la liste des tables)
create-visibility-link = Quiconque a le lien
create-visibility-password = Quiconque a le mot de passe
create-watchers = Public
create-watchers-yes = Admis
create-watchers-no = Non admis
create-chat = Chat
create-chat-yes = Activé
create-chat-no = Désactivé
create-revealed = Après la partie
create-revealed-yes = Tout est révélé
create-revealed-no = Les cartes cachées le restent
create-rated = Partie
create-rated-no = Amicale
create-rated-yes = Classée
create-stand-in = Bot qui remplace les absents
create-one-screen = À plusieurs sur cet écran
create-no-choice = { $field } : choisissez l’une des options de la liste.
create-wrong-number = { $field } : ce doit être un nombre entier de { $least } à { $most }.
create-nobody = Place { $seat } : vous ne pouvez inviter que quelqu’un avec qui vous avez déjà joué, et une seule fois.
create-no-password =
    { $most ->
        [one] Choisissez un mot de passe de { $most } caractère au plus.
       *[other] Choisissez un mot de passe de { $most } caractères au plus.
    }
create-rated-here = Dans une partie classée, chacun a besoin d’un compte : personne ne peut donc partager votre écran.
gathering-title = { $game } : en attente de joueurs
gathering-invites = { $host } vous invite à jouer à { $game }
gathering-link-heading = Envoyez ce lien aux personnes de votre choix
gathering-link-help = Aucun compte n’est nécessaire. La partie commence quand la dernière place est prise. En attendant, vous pouvez fermer cette page.
gathering-invited-heading = Invitations envoyées (vous pouvez aussi envoyer ce lien)
gathering-invited-help = Les autres voient l’invitation sur leur page d’accueil. La partie commence quand la dernière personne arrive. En attendant, vous pouvez fermer cette page.
gathering-picture = En code QR pour un téléphone
gathering-copy = Copier
gathering-copied = Copié
gathering-seats = Places
gathering-free = libre
gathering-host = hôte
gathering-send-away = Exclure
gathering-send-away-named = Exclure : { $name }
gathering-begins = La partie commence d’elle-même dès que tout le monde est là.
gathering-begin-now = Commencer
gathering-fill = Compléter avec { $bot }
gathering-fewer = Commencer sans les places libres
gathering-call-off = Annuler la table
gathering-leave = Quitter
gathering-decline = Refuser
gathering-join = Rejoindre
gathering-no-account = Aucun compte n’est nécessaire.
gathering-password = Mot de passe
gathering-gone = Cette table n’existe plus. Elle a été annulée, ou personne ne l’a rejointe à temps.
gathering-begun = Cette partie a déjà commencé.
gathering-full = Toutes les places sont prises.
gathering-too-many =
    { $most ->
        [one] Vous avez déjà { $most } table ouverte. Annulez-la d’abord.
       *[other] Vous avez déjà { $most } tables ouvertes. Annulez-en une d’abord.
    }
gathering-accounts-only = Les parties classées demandent un compte. Connectez-vous ou créez-en un.
gathering-programs-only = Seuls des programmes jouent à cette table. Choisissez-en une autre.
gathering-people-only = Cette table classée est réservée aux humains. Les programmes jouent leurs parties classées à leurs propres tables.
gathering-not-welcome = Impossible de rejoindre cette table.
gathering-wrong-password = Ce n’est pas le mot de passe de cette table. Réessayez.
gathering-nobody-there = Personne n’est à cette place.
rematch = Rejouer en décalant les places
rematch-begun = Aller à la partie suivante
rematch-waits = Vous voulez rejouer. La partie commence quand tout le monde est d’accord.
rematch-look = Voir qui est là
rematch-asked = { $name } veut rejouer.
rematch-host-only = Plusieurs personnes partageaient l’écran de l’hôte : seul l’hôte peut donc proposer de rejouer.

## Clocks

notice-time-over = Votre temps est écoulé. Reprenez votre place pour continuer.
notice-paused = La partie est en pause. Reprenez-la pour continuer.
notice-your-turn = C’est déjà à vous de jouer ; votre plan n’a donc pas été enregistré.
turn-paused = La partie est en pause
clock-left = Temps restant :
clock-days = { $days } j { $hours } h
clock-whole-days = { $days } j
clock-live-why = Votre pendule tourne tant que vous avez une décision à prendre. Chaque coup ajoute du temps. Quand elle est à zéro, un bot ({ $bot }) joue pour vous jusqu’à ce que vous repreniez votre place. Vous avez alors au moins 1 minute.
clock-turns-why = Votre pendule tourne tant que vous avez une décision à prendre. Chaque coup ajoute du temps. Quand elle est à zéro, un bot ({ $bot }) joue pour vous jusqu’à ce que vous repreniez votre place. Vous avez alors au moins un quart de votre temps de départ.
seat-away = Absence : { $name } ({ $bot } joue)
seat-away-short = absence : { $bot }
seat-left = { $name } a quitté la partie ({ $bot } joue)
seat-left-short = départ : { $bot }
seat-on-vacation = en vacances
room-heading = Cette table
leave = Quitter la partie
leave-heading = Quitter la partie ?
leave-warning = Un bot ({ $bot }) jouera pour vous jusqu’à la fin. Vous pourrez encore regarder, mais pas reprendre votre place.
leave-warning-rated = Dans cette partie classée, vous serez derrière tous ceux qui sont restés.
leave-yes = Quitter pour de bon
leave-yes-named = { $name } quitte pour de bon
leave-no = Rester
leave-nothing = Impossible de quitter : la partie est terminée, ou cette place n’est plus à vous.
come-back = Reprendre ma place
come-back-heading = { $name }, votre temps est écoulé
come-back-why = Un bot joue pour vous jusqu’à votre retour. Vous recevez alors un peu de temps en plus.
come-back-nothing = Impossible de reprendre une place : la partie est terminée, ou vous êtes déjà à votre place.
pause-ask = Demander une pause
pause-why = Les pendules s’arrêtent tant que personne ne reprend la partie.
pause-resume = Reprendre la partie
take-back = Revenir…
take-back-heading = Revenir sur une décision
take-back-free = Vous pouvez revenir sur n’importe laquelle de vos décisions. Tout ce qui a suivi est annulé avec elle.
take-back-ask = Les autres doivent être d’accord. Tout ce qui a suivi cette décision est alors annulé avec elle.
take-back-none = Vous n’avez encore rien décidé.
take-back-chosen = Votre choix : « { $decision } ».
take-back-to = Revenir ici
take-back-to-named = Revenir à votre décision de l’étape { NUMBER($step, useGrouping: 0) }
take-back-ask-to = Demander à revenir ici
take-back-ask-named = Demander à revenir à votre décision de l’étape { NUMBER($step, useGrouping: 0) }
since-others = { $count ->
    [one] Les autres ont pris { $count } décision depuis.
   *[other] Les autres ont pris { $count } décisions depuis.
}
since-chance = { $count ->
    [one] Le hasard a décidé une fois depuis.
   *[other] Le hasard a décidé { $count } fois depuis.
}
since-seen = Des informations cachées ont été révélées depuis.
since-nothing = Aucune information cachée n’a été révélée depuis.
offer-undo = { $name } demande à reprendre une décision
offer-pause = { $name } demande une pause
offer-mine-undo = Vous demandez à reprendre une décision
offer-mine-pause = Vous demandez une pause
offer-answer-yes = { $name } : oui
offer-answer-no = { $name } : non
offer-answer-none = { $name } : pas encore de réponse
offer-yes = Accepter
offer-no = Refuser
offer-always = Toujours accepter ici
offer-withdraw = Retirer
offer-close = Fermer
offer-impossible = Impossible de demander cela aux autres maintenant.
offer-already = Il y a déjà une demande à cette table, ou elle vient d’être refusée.
vacation-heading = Vacances
vacation-why =
    { $days ->
        [one] Pendant { $days } jour par an, vous pouvez arrêter vos pendules dans toutes vos parties en différé. Les autres voient que vous êtes en vacances.
       *[other] Pendant { $days } jours par an, vous pouvez arrêter vos pendules dans toutes vos parties en différé. Les autres voient que vous êtes en vacances.
    }
vacation-on = { $count ->
    [one] Vous êtes en vacances, pour encore { $count } jour au plus.
   *[other] Vous êtes en vacances, pour encore { $count } jours au plus.
}
vacation-off = { $count ->
    [0] Il ne vous reste plus de vacances cette année.
    [one] Il vous reste { $count } jour de vacances cette année.
   *[other] Il vous reste { $count } jours de vacances cette année.
}
vacation-begin = Arrêter mes pendules
vacation-end = Reprendre le jeu
vacation-none = Vous n’êtes pas en vacances.
vacation-none-left = Vous êtes déjà en vacances, ou il ne vous en reste plus cette année.
plan = Prévoir…
plan-short = Plan
plan-made = Coup prévu
plan-heading = Prévoir
plan-why = Choisissez maintenant ce que vous ferez à votre prochain tour. Le plateau est montré comme si personne ne faisait rien d’ici là. Personne d’autre ne voit votre plan avant qu’il soit joué.
plan-present = Votre plan :
plan-cancel = Annuler le plan
plan-choice = Choix { $number }
plan-nothing = Rien
plan-in-round = Ce plan ne vaut que pour le tour en cours.
plan-make = Enregistrer le plan
plan-impossible = Impossible à prévoir. Choisissez dans la liste, chaque option une fois, avant que ce soit à vous de jouer.
plan-not-now = Votre prochain tour ne peut pas être prévu pour l’instant.
plan-shorter = La partie a continué. Ce qui n’est plus possible a été retiré.
plan-chosen = Vous avez choisi :
plan-same = Seulement si cela me rapporte toujours la même chose
plan-lost-closed = Votre plan n’a pas été joué, car il n’est plus possible.
plan-lost-changed = Votre plan n’a pas été joué, car il rapporterait maintenant autre chose.
plan-lost-revealed = Le reste de votre plan n’a pas été joué, car quelque chose de nouveau a été révélé.

## Watching, and being watched

watch-password-why = Cette partie a commencé. Pour regarder, entrez le mot de passe de la table.
watching = Qui peut regarder
watching-public = Tout le monde peut regarder cette partie ici. Les cartes cachées restent cachées au public.
watching-link = Seules les personnes qui ont ce lien peuvent regarder cette partie :
watching-password = Quiconque a le mot de passe de la table peut regarder cette partie à cette adresse :
watching-nobody = Personne ne peut regarder cette partie.
watching-address = Adresse pour le public

## Names

name-reserved = Ce nom a un autre sens ici. Choisissez-en un autre.
name-taken = Ce nom, ou un nom très proche, est déjà pris ici. Choisissez-en un autre.
name-taken-guest = { $name } est le nom de quelqu’un qui a un compte, ou lui ressemble trop, même avec d’autres chiffres. Choisissez un autre nom, ou connectez-vous si c’est le vôtre.
seat-guest = sans compte
seat-program = programme

## Notifications of other kinds

notices-offer-title = Demande à votre table : { $game }
notices-offer-body-undo = Table { NUMBER($number, useGrouping: 0) } : on demande à reprendre une décision. Votre réponse est attendue.
notices-offer-body-pause = Table { NUMBER($number, useGrouping: 0) } : on demande une pause. Votre réponse est attendue.
notices-low-title = Votre temps s’épuise : { $game }
notices-low-body = { $names } : votre temps à la table { NUMBER($number, useGrouping: 0) } sera écoulé le { $until }.
notices-begun-title = La partie commence : { $game }
notices-begun-body = Tout le monde est là. La partie de la table { NUMBER($number, useGrouping: 0) } a commencé.
notices-ended-title = Partie terminée : { $game }
notices-ended-body = La partie de la table { NUMBER($number, useGrouping: 0) } est terminée.
notices-invited-title = { $name } vous invite : { $game }
notices-invited-body = { $name } aimerait jouer à { $game } avec vous et vous garde une place.
notices-spoken-title = Nouveau dans le chat : { $game }
notices-spoken-body = Quelqu’un a écrit aux joueurs de la table { NUMBER($number, useGrouping: 0) }.
notices-several-title = { $count ->
    [one] { $count } nouvelle de vos parties
   *[other] { $count } nouvelles de vos parties
}
notices-line-turn = à vous de jouer
notices-line-offer = demande
notices-line-low = temps presque écoulé
notices-line-begun = partie commencée
notices-line-ended = partie terminée
notices-line-invited = invitation
notices-line-spoken = chat

## A first game

first-game = C’est votre première partie. Les bots font des erreurs et vous laissent le temps de regarder. Chaque bouton montre ce que vous gagnez. « Annuler » revient en arrière : n’hésitez pas à essayer. Un coach dit ce qui est en jeu et pose une question avant une erreur coûteuse. Les règles d’un tour sont ci-dessous.
help-close = Fermer

## The log beside a board

log-larger = Agrandir le journal, à la place des joueurs
log-more = plus
log-less = moins

## What to notify about, and how

notices-matters = Types de notifications
notices-matter-turn = À vous de jouer
notices-matter-offer = Demandes des autres joueurs
notices-matter-low = Temps presque écoulé
notices-matter-game = Parties et saisons qui commencent ou se terminent
notices-matter-invited = Invitations
notices-matter-spoken = Chat entre joueurs
notices-matter-by = { $what } : { $way }

## Hints

hint = Conseil
hint-title = { $game } : conseil
hint-waits = Recherche des meilleures décisions. Cela prend quelques secondes, ou une demi-minute sur un ordinateur occupé. En attendant, vous pouvez continuer à jouer.
hint-prepares = Les bots sont encore en préparation. Le conseil viendra ensuite. En attendant, vous pouvez continuer à jouer.
hint-points = { $points } ± { $interval } points, { $wins } % de chances de gagner
hint-behind = écart avec la meilleure, en points : { $points } ± { $interval }
hint-others = Les suivantes, et ce que signifient les chiffres
hint-meaning = Ce que signifient les chiffres
hint-how = Points attendus à la fin. { $judge } joue des parties jusqu’au bout à toutes les places. Ce que vous ne pouvez pas savoir est redistribué pour chacune. S’il contredit les points indiqués à côté des décisions, fiez-vous au conseil : ces points ne sont que des estimations.
hint-rest = Toutes les autres décisions
hint-marked = Le contour pointillé marque la meilleure décision, puis chacune des suivantes du même coup.
hint-from-last = D’après votre dernier conseil :
hint-nothing = Pas de conseil : la partie a continué.
hint-never = Il n’y a pas de conseils à cette table. Ils sont réservés à une personne seule contre des bots, dans une partie non classée, hors tournoi et hors donne du jour.
hint-not-now = Vous pouvez demander un conseil quand c’est à vous.

## A coach at a table: names what is at stake, and asks before a decision that costs much

new-coach = Coach
new-coach-help = Dit ce qui est en jeu et pose, trois fois au plus, une question avant une erreur qui coûte 2 points ou plus. Pour une personne seule contre des bots.
new-coach-alone = Le coach est réservé à une personne seule contre des bots.
coach-asks = « { $played } » coûte environ { $points } ± { $interval } points par rapport à « { $better } ».
coach-why = Voir pourquoi
coach-yours = Votre choix
coach-better = Mieux
coach-expects = Environ { $points } ± { $interval } points à la fin, { $wins } % de chances de gagner.
coach-look-again = Revoir mon choix
coach-play-it = Jouer ce coup
coach-times = Question { $number } du coach, sur 3 au plus.
coach-off = Désactiver le coach
coach-on = Activer le coach
coach-prepares = Le coach sera là dès que les bots seront prêts. D’ici là, il ne pose pas de question avant un coup coûteux.
coach-asked = { $count ->
    [one] Question du coach : { $count }
   *[other] Questions du coach : { $count }
}

hints-asked = { $count ->
    [one] { $count } conseil utilisé
   *[other] { $count } conseils utilisés
}

## Playing on from a finished game

branch = Continuer à partir d’ici
branch-seat = Votre place
branch-as = à la place : { $name }
branch-level = Bots à toutes les autres places
branch-against = contre { $bot }
branch-begin = Commencer
branch-of = Suite de la table { NUMBER($number, useGrouping: 0) }
branch-hidden = Les informations cachées le restent à cette table : ses parties ne peuvent donc pas être continuées.
branch-daily = D’autres peuvent encore jouer cette donne aujourd’hui. Ses parties pourront être continuées dès demain.
branch-nowhere = La partie est terminée ici. Allez à une position antérieure.

## What a finished game comes to when bots finish it many times from one of its steps

spread-ask = Laisser les bots finir 200 fois
spread-title = Table { NUMBER($number, useGrouping: 0) } finie par des bots
spread = Comment la partie aurait pu finir
spread-position = après le coup { $move } sur { $total }
spread-offer =
    { $games ->
        [one] { $judge } peut finir cette partie { $games } fois à partir d’ici, à toutes les places.
       *[other] { $judge } peut finir cette partie { $games } fois à partir d’ici, à toutes les places.
    }
spread-under-way = Les bots jouent. Vous pouvez quitter cette page : son adresse ne change pas.
spread-points = Points à la fin
    .help = { $judge } a joué la suite à toutes les places, { $games } fois : avec toutes les cartes telles qu’elles étaient, même cachées, et un nouveau hasard à partir de là. Un nombre après ± est la moitié d’un intervalle à 95 %.
spread-mean = Moyenne : { $points } ± { $interval } points
spread-mark = moyenne { $points }
spread-wins = Chances de gagner : { $wins } ± { $interval } %
spread-score = La partie elle-même s’est terminée avec { $score }. Parties qui n’ont pas fait plus : { $fewer } sur { $games }.

## Analysis of a finished game

analysis-offer = Quelle a été la part de la chance ? Où sont passés les points, et quels coups ont coûté le plus ?
analysis-ask = Analyser cette partie
analysis-hidden = Ce qui était caché le reste à cette table : il n’y a donc pas d’analyse.
analysis-failed = Cette partie n’a pas pu être analysée. L’admin du site peut en trouver la raison dans le journal.
analysis-waits = L’analyse commence dès que les bots sont prêts.
analysis-queued =
    { $games ->
        [one] L’analyse commencera après celle d’une autre partie.
       *[other] L’analyse commencera après celles de { $games } autres parties.
    }
analysis-under-way = La partie est en cours d’analyse. Vous pouvez quitter cette page.
analysis-par-own = Avec votre chance, { $judge } fait { $par } points en moyenne. Vous en avez fait { $score }.
analysis-par = Avec la même chance, { $judge } fait { $par } points en moyenne. { $name } en a fait { $score }.
analysis-par-games = { $judge } a joué { $games } parties à toutes les places avec la même chance. La moyenne à cette place, son par : { $par } ± { $interval }. Parties avec { $score } points ou moins : { $fewer }.
analysis-par-mark = par { $par }
analysis-par-head = Par
analysis-par-difference = Écart au par
analysis-par-all = Le par de chacun
analysis-ledger = Où sont passés les points
analysis-start = une donne moyenne
analysis-luck = Chance
    .help = hasard et ordre de jeu
analysis-others = Coups des autres
    .help = ce qu’ils ont changé
analysis-decisions = Décisions
    .help = par rapport à { $judge }
analysis-unknown = Infos cachées
    .help = inconnues alors
analysis-score = total de la ligne
analysis-ahead = { $points ->
    [one] Vous finissez avec { $points } point d’avance sur { $name }. En points : décisions { $decisions }, départ et chance { $luck }, coups des autres { $others }, informations cachées { $unknown }.
   *[other] Vous finissez avec { $points } points d’avance sur { $name }. En points : décisions { $decisions }, départ et chance { $luck }, coups des autres { $others }, informations cachées { $unknown }.
}
analysis-behind = { $points ->
    [one] { $name } finit avec { $points } point d’avance sur vous. En points : décisions { $decisions }, départ et chance { $luck }, coups des autres { $others }, informations cachées { $unknown }.
   *[other] { $name } finit avec { $points } points d’avance sur vous. En points : décisions { $decisions }, départ et chance { $luck }, coups des autres { $others }, informations cachées { $unknown }.
}
analysis-rough = Avec si peu de parties, décisions et informations cachées se distinguent à peine (voir ±). Ensemble : { $points } points pour { $name }.
analysis-par-luck = Le par et la chance se contredisent ici : le par est ce que { $judge } tire de cette chance à toutes les places ; la chance est ce que chaque tirage a changé dans la partie telle qu’elle a été jouée.
strength = La force de chacun dans cette partie
    .help = D’après ce que chaque décision a perdu ou gagné par rapport à { $judge }. La barre montre toutes les forces compatibles avec cette seule partie ; son trait montre la partie elle-même.
strength-between = entre { $weaker } et { $stronger }
strength-like = comme { $level }
strength-range = de { $weakest } à { $strongest } : une seule partie ne permet pas de trancher
strength-weaker = moins fort que { $level }
strength-stronger = plus fort que { $level }
strength-numbers = { $decisions ->
    [one] Points : { $points } sur { $decisions } décision laissant un choix. Les joueurs dont la moyenne est entre { $least } et { $most } ont des parties comme celle-ci.
   *[other] Points par décision : { $points } ({ $decisions } décisions laissant un choix). Les joueurs dont la moyenne est entre { $least } et { $most } ont des parties comme celle-ci.
}
strength-levels = Force des niveaux et du juge
strength-judge = { $judge } est le juge et vaut donc 0 par définition : il est comparé à lui-même. Les nombres viennent de parties sans options. Qui est aussi fort que { $judge } mais joue autrement obtient 0 en moyenne, pas dans chaque partie.
strength-level = Niveau
strength-per-decision = Points par décision
strength-games = Parties
strength-bots = Ce que marquent les niveaux
analysis-expected = Points attendus
    .help = Avant chaque coup, si { $judge } jouait la suite à toutes les places. Les numéros marquent les coups qui ont coûté le plus.
analysis-wins = Chances de gagner
    .help = D’après les mêmes parties.
analysis-costly = Coup coûteux { $number } : { $move }
analysis-moves = Les coups qui ont coûté le plus
    .help = Points perdus à la fin de la partie, d’après { $again } nouvelles parties avec chacun des deux coups : le coup joué et celui du juge.
analysis-moves-rest = Cela fait { $listed } des { $decisions } ± { $interval } points ci-dessus. Le reste se répartit sur des coups trop petits ou trop incertains pour être cités.
analysis-moves-regained = Cela fait { $listed } points, et toutes les décisions { $decisions } ± { $interval } : d’autres valaient mieux que celles du juge. Il poursuit la partie après les deux coups ; une perte peut donc comprendre ce que lui seul perdrait plus tard.
analysis-move-round = Tour { $round }
analysis-move-step = Étape { $step }
analysis-played = Joué :
analysis-position = Voir la position
analysis-better = Qu’aurait-il mieux valu jouer ?
analysis-sources = Par source : le coup comparé au meilleur. La somme des lignes est la perte.
analysis-rounds = Les mêmes points par tour
analysis-most-in-round = Le meilleur coup gagne surtout ici : { $source } (points : { $points }), principalement au tour { $round }.
analysis-most-at-end = Le meilleur coup gagne surtout ici : { $source } (points : { $points }), principalement à la fin de la partie.
analysis-how-often = { $judge } le choisit dans { $percent } parties sur 100.
analysis-no-moves = Aucun coup n’a nettement coûté de points par rapport à { $judge } : toutes les pertes sont trop petites ou trop incertaines pour être citées.
analysis-how = Comment cela est calculé
analysis-judge = Le juge est { $judge }, qui joue la suite à toutes les places : { $rollouts } parties à partir de chaque position. Pour un coup de la liste, { $again } parties avec lui et { $again } avec le choix du juge.
analysis-how-par = Par : des parties rejouées depuis le début, avec les mêmes décisions du hasard qu’ici. Quand le hasard doit décider autre chose, il est libre.
analysis-how-terms = Les quatre termes : après chaque coup et chaque tirage, des parties sont jouées à partir de là. La variation de leur moyenne est attribuée à qui a joué le coup, ou à la chance. Le départ et les termes donnent donc ensemble le score.
analysis-how-decisions = Décisions : vos coups sont comparés à ceux du juge, les uns et les autres d’après ce que vous pouviez savoir. Les cartes cachées sont redistribuées pour chaque comparaison. Le reste de ce que vos coups ont apporté vient des informations cachées.
analysis-how-coach = Le coach et les conseils comparent avec le meilleur coup qu’ils trouvent pendant la partie, l’analyse avec le choix du juge. Leurs nombres peuvent donc différer.
analysis-how-intervals = Un nombre après ± est la moitié d’un intervalle à 95 %. Il montre de combien le hasard a pu décaler le résultat.
analysis-how-limits = Le juge est un joueur, lui aussi. Si vous jouez mieux que { $judge }, vos décisions rapportent des points, et une part de ces points est comptée comme chance.

## Boxes: owners' values, see docs/box.md

admin-boxes-account = { $person } n’a pas de compte et ne peut donc pas garder de boîtes.
error-no-keeper = Garder des boîtes est réservé aux admins et aux personnes qu’ils y autorisent.
box-gone = Cette boîte n’est plus ici. Choisissez de nouveau.
box-mine = Ma boîte
box-too-many = Ce site garde { $most } boîtes au plus. Retirez-en une d’abord.
box-yes-or-no = { $value } n’est ni oui ni non.
box-number = { $value } n’est pas un nombre.
box-no-file = Ce n’est pas un fichier de boîte.
box-version = Ce fichier de boîte est de la version { $version }, que ce site ne connaît pas.
box-part = Un fichier de boîte n’a pas de partie { $part }.
box-no-title = Le titre de ce fichier n’est pas une courte ligne de texte.
box-no-voucher = Le nom du garant de ce fichier n’est pas une courte ligne de texte.
box-not-taken = Rien n’a changé, car cette boîte ne peut pas être importée : { $why }.
box-no-card = Cette carte n’existe pas dans cette boîte.

## Where printed values come from

values-of = Valeurs imprimées : { $game }
values-about = Personne ici ne possède toutes les cartes imprimées : les valeurs qu’aucune source ne montre ont été estimées. Touchez un signe pour en savoir plus.
values-decks = Pioches
values-quiet = Valeurs imprimées estimées, faute de source : { $reconstructed } sur { $all }. Les règles sont complètes ; seuls ces nombres peuvent différer d’un exemplaire imprimé.
values-which = Lesquelles ?
source-stated = indiquée
source-inferred = déduite
source-reconstructed = estimée
source-stated-means = indiquée : une source le dit
source-inferred-means = déduite : cela découle de sources
source-reconstructed-means = estimée : aucune source ne la montre
source-stated-why = Une source qui a été lue le dit.
source-stated-all = { $sign } Des sources indiquent toutes les valeurs.
source-inferred-these = { $sign } Découlent de sources : { $values }.
source-reconstructed-these = { $sign } Estimées, faute de source : { $values }.
source-inferred-count = { $sign } Valeurs qui découlent de sources : { $count } sur { $all }.
source-reconstructed-count = { $sign } Valeurs estimées, faute de source : { $count } sur { $all }.
source-of = { $what } : { $told }
printed-named = « { $name } »
source-owner-why = Le propriétaire de cette boîte l’a lue sur l’élément imprimé.
source-value = « { $label } { $value } »
source-inferred-why = Cela découle de sources, mais aucune ne le dit expressément.
source-reconstructed-why = Aucune source ne la montre. Elle a été choisie pour concorder avec tout ce que l’on sait.
source-inferred-name = Le nom découle de sources, mais aucune ne le dit expressément.
source-reconstructed-name = Le nom a été inventé, car aucune source n’en donne.
values-unstated = Valeurs déduites ou estimées, qu’aucune source n’indique : { $count } sur { $all }
values-ruling = Valeurs imprimées du règlement { $ruling }. Un règlement est une version des règles et des valeurs ; une partie se termine selon celui avec lequel elle a commencé.
values-played = Jouée avec les valeurs imprimées du règlement { $ruling }

## Boxes: the pages on which owners type what is printed

boxes = Boîtes
boxes-of = Je possède ce jeu : { $game }
boxes-own = Je possède ce jeu
boxes-about = Vous possédez un jeu ? Parcourez sa boîte carte par carte et tapez ce qui est imprimé là où cela diffère. Les nouvelles tables peuvent alors se jouer avec votre boîte. Rien d’autre ne change.
boxes-none = Il n’y a pas encore de boîte de ce jeu.
box-title = Nom de la boîte
box-begin = Nouvelle boîte
box-import = Importer une boîte depuis un fichier
box-import-send = Importer
box-file = Fichier de boîte
box-progress = Valeurs vérifiées : { $checked } sur { $values }.
box-vouched-by = garant : { $name }
box-how = Prenez vos cartes et tapez ce qui est imprimé.
box-export = Enregistrer dans un fichier
box-play = Nouvelle table avec cette boîte
box-not-yet = Cette boîte ne peut pas encore servir à des tables : { $why }
box-older = Cette boîte appartient au règlement { $ruling }. Le plus récent est le { $newest } ; les tables avec cette boîte gardent le règlement { $ruling }.
box-bring = Passer cette boîte au règlement { $ruling }
box-bring-means = Ce que vous avez tapé ou vérifié reste tel quel. Les valeurs que le règlement change sont à vérifier de nouveau.
box-look = Le règlement { $ruling } a changé des valeurs de ces cartes. Regardez les vôtres et vérifiez ce qui est imprimé.
box-to-check = { $count ->
    [one] { $count } à vérifier
   *[other] { $count } à vérifier
}
box-changed = { $count ->
    [one] { $count } changée
   *[other] { $count } changées
}
box-what-changes = Ce qui change :
box-shipped-says = sans cette boîte, la carte dit
box-value = Valeur
box-printed = Telle que vous l’avez
box-source = D’où elle vient
box-as-printed = comme imprimé
box-not-kept = Non enregistrée ; attendu : { $what }
box-was = auparavant { $value }
box-name = Nom sur la carte
box-name-language = Dans quelle langue
box-differs = Elle fonctionne autrement : dites-le
box-note = Ce qu’aucune valeur ne peut dire. C’est gardé dans le fichier de votre boîte.
box-new-field = Une valeur de plus
box-save = Enregistrer
box-next = Tout comme imprimé, carte suivante
box-kept = Enregistré au fil de la saisie.
box-more = Nom, garant, comparaison
box-vouched = Garant
box-remove = Retirer cette boîte
box-remove-means = Tout ce qui a été tapé et vérifié ici est perdu, sauf si vous l’avez enregistré dans un fichier. Les tables qui utilisent cette boîte continuent.
box-remove-yes = Retirer définitivement
box-compare-with = Une autre boîte
box-compare = Comparer
box-compared = { $one } et { $other }
box-alike = Les deux boîtes ont les mêmes valeurs.
box-kept-apart = Les tables gardent les valeurs avec lesquelles elles ont commencé. Rien ne change dans le programme : votre boîte est gardée avec les données du site.
new-box = Valeurs imprimées
new-box-shipped = valeurs d’origine
box-played = Jouée avec les valeurs d’une boîte ({ $print }).

## One's own page

mine-heading = Mes parties
mine-names = Noms
mine-none = Pas encore de partie terminée.
mine-kind = { $game }, { $players } joueurs ({ $games })
mine-analysed =
    { $games ->
        [one] La dernière partie compte. Parties analysées : { $analysed } sur { $games }. Seule une partie analysée dit d’où viennent les points et ce que les décisions ont perdu.
       *[other] Les { $games } dernières parties comptent. Parties analysées : { $analysed }. Seules les parties analysées disent d’où viennent les points et ce que les décisions ont perdu.
    }
mine-latest = Dernières parties
mine-sources = Points par source
mine-too-few = Les chiffres apparaissent après { $fewest } parties analysées.
mine-largest = Plus grand écart : { $source }. Points par partie : { $own } pour vous, { $level } pour le bot { $bot }.
mine-no-level = Les bots ont été mesurés avec un autre nombre de joueurs : il n’y a donc rien à comparer.
mine-own = Vous
mine-gap = Écart
mine-lost = Points perdus par des décisions
mine-lost-how =
    { $games ->
        [one] Par partie, par rapport à ce que Connaisseur aurait décidé d’après ce que vous pouviez savoir. { $games } partie.
       *[other] Par partie, par rapport à ce que Connaisseur aurait décidé d’après ce que vous pouviez savoir. { $games } parties.
    }
mine-decision = Décision
mine-rounds = Tours { $first }–{ $last }
mine-all = Toutes
mine-won = Parties gagnées
mine-won-how = Le point montre votre part de victoires, la barre grise son intervalle à 95 %, le trait ce que gagneraient des joueurs de force égale.
mine-won-how-narrow = Sous chaque part figure son intervalle à 95 %.
mine-won-of = { $wins } sur { $games }
mine-share = Part
mine-by-options = { $game }, { $players } joueurs, par options
mine-usual = Règles habituelles
mine-strength = Points perdus au fil du temps
mine-strength-how = Points perdus par des décisions, moyenne de huit parties de suite : plus c’est bas, plus le jeu est fort.
mine-strength-levels = Les lignes pointillées montrent ce que perdent les bots.
mine-oldest = les plus anciennes
mine-newest = les plus récentes
mine-similar = Joueurs de force comparable
mine-similar-how = { $people } personnes dont la cote est proche de la vôtre, ensemble, dans { $games } parties que tout le monde peut voir.
mine-they = Eux
mine-csv = Ces parties en CSV
mine-parquet = Ces parties en Parquet
mine-private = Personne d’autre que vous ne peut voir cette page.

## The explorer

explorer-of = Explorateur : { $game }
explorer-lead = Que vaut une décision là où elle est possible ? En points, par rapport à ce que { $judge } décide dans la même position.
explorer-missing = L’explorateur a besoin du paquet duckdb, qui n’est pas installé ici.
explorer-who = Parties de
explorer-bots = bots
explorer-people = personnes
explorer-both = bots et personnes
explorer-games = Type de partie
explorer-setting = { $players } joueurs, { $games } parties
explorer-show = Montrer
explorer-none = Rien n’a été possible assez souvent. Une décision est montrée dès qu’elle a été possible { $fewest } fois.
explorer-gain = Points
explorer-decided = Choisie
explorer-open = Possible
explorer-how = Pour certaines décisions, chaque option possible est jouée jusqu’au bout dans quelques parties, avec la même chance pour toutes. Rien n’est montré en dessous de { $fewest } positions. Le nombre après ± est la moitié d’un intervalle à 95 % sur les parties. « Choisie » dit combien de fois une décision a été prise là où elle était possible. Qui joue autrement que { $judge } peut trouver d’autres valeurs.
explorer-you = vous
explorer-left =
    { $number ->
        [one] votre voisin de gauche
       *[other] { $number }e place à votre gauche
    }

## Commands of a host: what they print in a terminal. A site prints this once, for whoever starts it.

site-running = Parvis tourne à l’adresse { $address } (Ctrl-C l’arrête, rien n’est perdu)
site-working = Parvis travaille (Ctrl-C l’arrête, rien n’est perdu)
site-reloaded = Parvis a été rechargé
site-stopped = Parvis est arrêté.
site-created = Un nouveau site a été créé dans { $folder }
site-admin-link = Lien de connexion à usage unique pour l’admin { $email }, valable 3 jours : { $link }
site-compiling = Compilation des bots : { $percent } %

## Commands of a host: what can't be done. Values that somebody has typed ($value) stand in quotation marks as Python writes it.
## $error: what the system or another program says, in English. $file, $folder: paths. Numbers are texts, so that they stand as typed.

port-skipped = Le port { $port } est inutilisable ({ $error }). Essai du port suivant
port-root = le port { $port } demande root. Choisissez-en un à partir de 1024
port-taken = le port { $port } est pris. Choisissez-en un autre
port-none = aucun port libre de { $first } à { $last }
host-unknown = cet ordinateur n’a pas d’adresse { $value }
processes-database = plusieurs processus demandent une base de données PostgreSQL. Définissez DATABASE_URL
processes-system = plusieurs processus demandent Linux ou macOS
metrics-missing = les métriques demandent prometheus-client : pip install 'parvis[metrics]'
secret-short =
    { $count ->
        [one] PARVIS_SECRET est trop court. Utilisez au moins { $count } caractère aléatoire
       *[other] PARVIS_SECRET est trop court. Utilisez au moins { $count } caractères aléatoires
    }
appointed-unconfirmed = quelqu’un a créé un compte avec l’adresse { $address }, mais ne l’a pas confirmée. Confirmez-la d’abord

## Commands of a host: settings of a club. $variable: the environment variable of a setting.

club-incomplete = { $count ->
    [one] un club a besoin de { $first }. Définissez ce paramètre, inscrivez-le dans { $file } ou démarrez dans un terminal
   *[other] un club a besoin de { $first } et { $last }. Définissez ces paramètres, inscrivez-les dans { $file } ou démarrez dans un terminal
}
club-unreadable = impossible de lire { $file } : { $error }
club-unknown = paramètres inconnus dans { $file } : { $names }
club-control = { $variable } contient un caractère de contrôle
club-metrics = PARVIS_METRICS doit être de la forme 127.0.0.1:9464, et non { $value }
club-log = PARVIS_LOG doit être { $forms }, et non { $value }
club-proxy = PARVIS_TRUSTED_PROXY doit contenir des adresses comme 127.0.0.1, ou none, et non { $value }
club-email = { $value } n’est pas une adresse e-mail
club-number = { $variable } doit être un nombre de 0 à { $largest }, et non { $value }
club-address = PARVIS_ADDRESS doit être de la forme https://club.example, sans chemin, et non { $value }
club-mail = PARVIS_MAIL doit être smtp://user:password@host:port (smtps:// pour TLS, smtp+plain:// sans chiffrement), ou none

## Commands of a host: databases. $database: a path, or an address such as postgresql://parvis@host/name.

database-url = DATABASE_URL doit être postgresql://user:password@host:port/name, ou rester non définie
database-packages = PostgreSQL demande d’autres paquets. Pour les installer : pip install 'parvis[postgres]'
database-letters = DATABASE_URL est illisible. Dans un mot de passe, écrivez %40 pour @ et %2F pour /
database-unusable = { $database } ne peut pas servir de base de données au site : { $error }
database-damaged = la base de données { $database } est endommagée : { $error }
database-foreign = { $database } est la base de données d’un autre programme
database-later = { $database } vient d’une version plus récente de Parvis (modifications inconnues ici : { $names }). Démarrez cette version
database-older = la base de données { $database } n’est pas à jour. Démarrez d’abord `parvis serve` de cette version
database-unreadable = { $database } n’est pas une base de données de site lisible : { $error }
database-waiting = impossible de lire { $database } sans droit d’écriture : copiez ce fichier, avec { $waiting }, dans un autre dossier

## Commands of a host: backups

backup-elsewhere = les tables sont dans PostgreSQL. Sauvegardez-les avec : { $command }, et copiez aussi, depuis { $folder } : { $files }
backup-no-site = aucun site dans { $folder }
backup-uncopied = impossible de copier { $file } : { $error }
backup-unwritten = { $file } n’a pas été écrit correctement. Vérifiez le disque
backup-damaged = la base de données de { $file } est endommagée : { $error }
backup-no-database = { $file } n’est pas la base de données d’un site
backup-later = { $file } vient d’une version plus récente de Parvis (modifications inconnues ici : { $names })
backup-folder-taken = { $folder } contient déjà un site ({ $files }). Choisissez un autre dossier avec PARVIS_DATA
backup-no-space = pas assez de place dans { $folder } pour { $file }
backup-unreadable = { $file } n’est pas une sauvegarde lisible : { $error }
backup-foreign = { $file } n’est pas la sauvegarde d’un site

## Checking records: what is no longer as it was at a table. Follows “table 5: ”. Seats count from 0.

stored-broken = impossible de la rejouer ({ $error })
stored-step-missing = l’étape { $step } manque
stored-illegal = elle n’est plus permise
stored-count = { $count ->
    [one] elle a { NUMBER($count, useGrouping: 0) } étape, et non { $number }
   *[other] elle a { NUMBER($count, useGrouping: 0) } étapes, et non { $number }
}
stored-goes-on = étape { $step } : la partie n’est plus terminée
stored-result = le résultat est { $found }, et non { $result }
stored-question = étape { $step } : maintenant, { $now ->
    [nobody] personne ne décide
    [nature] « nature » décide
   *[other] { $now_count ->
        [one] la place { $now } décide
       *[other] les places { $now } décident
    }
} ; auparavant, { $then ->
    [nobody] personne ne décidait
    [nature] « nature » décidait
   *[other] { $then_count ->
        [one] la place { $then } décidait
       *[other] les places { $then } décidaient
    }
}
stored-choice = { $seat ->
    [nature] étape { $step } : le choix enregistré de « nature » n’est plus permis
   *[other] étape { $step } : le choix enregistré de la place { $seat } n’est plus permis
}

# Tournois

tournament-none = Ce tournoi n’existe pas.
tournament-members-only = Seuls les membres participent aux tournois. Connectez-vous ou créez un compte.
tournament-closed = Ce tournoi ne le permet plus.
tournament-entered-already = Votre inscription à ce tournoi est déjà faite.
tournament-not-entered = Vous n’êtes pas dans ce tournoi, ou vous l’avez quitté.
tournament-no-check-in = Le pointage n’est pas ouvert.
tournament-begun = Ce tournoi a déjà commencé.
tournament-too-few = Trop peu de joueurs sont présents pour une table.
tournament-round-closed = La ronde { $number } est close, ou n’est pas la ronde en cours. Rien n’a changé.
tournament-round-unfinished = La ronde { $number } ne peut pas être close : une table n’a pas encore de résultat. Attendez-le ou saisissez-le.
tournament-round-begun = La ronde { $number } ne peut plus être appariée de nouveau : quelqu’un y a déjà pris une décision, ou un résultat a été saisi.
tournament-no-group = Cette table n’existe pas dans ce tournoi.
tournament-scores = Saisissez un nombre entier pour chacune des { $seats } places, { $most } au plus. Ces scores ne conviennent pas à cette table.
tournament-too-many = { $most } de vos tournois ne sont pas encore terminés. Annulez-en un, ou attendez que l’un d’eux se termine.
tournament-no-title = Un tournoi a besoin d’un titre de { $longest } caractères au plus.
tournament-long-about = La description est trop longue ou contient des signes qui ne peuvent pas être affichés : { $longest } caractères au plus.
tournament-no-size = Le jeu ne se joue pas à { $size } par table.
tournament-no-deed = Ce bouton n’existe pas. Rien n’a changé.
tournament-nobody-there = Personne n’a ce numéro dans ce tournoi.
tournament-remove = Exclure quelqu’un
tournament-remove-help = C’est comme si cette personne était partie d’elle-même, et c’est définitif.
tournament-remove-now = Exclure
tournament-all = Tournois
tournament-new = Nouveau tournoi
tournament-coming = Ouverts et en cours
tournament-past = Terminés
tournament-none-coming = Aucun tournoi n’est ouvert ni en cours.
tournament-people = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tournament-stage-open = Inscriptions ouvertes
tournament-stage-check-in = Pointage
tournament-stage-running = En cours
tournament-stage-over = Terminé
tournament-stage-off = Annulé
tournament-kind = Formule
tournament-kind-swiss = Système suisse
tournament-kind-robin = Toutes rondes
tournament-kind-knock-out = Élimination directe
tournament-title = Titre
tournament-about = Description, par exemple le jour et l’heure
tournament-size = Joueurs par table
tournament-rounds = Rondes
tournament-going-on = Qualifiés par table
tournament-leaving = En cas de départ
tournament-leaving-bot = Un bot prend la relève
tournament-leaving-strike = Le nom est rayé
tournament-late = Inscription tardive : possible jusqu’au dernier appariement
tournament-duplicate = Mêmes donnes : toutes les tables d’une ronde reçoivent les mêmes cartes
tournament-by-itself = Ronde suivante
tournament-by-itself-yes = Après la dernière table
tournament-by-itself-no = Quand vous décidez de clore la ronde
tournament-announce = Annoncer
tournament-tables = tables de { $size } au plus
tournament-so-many = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
tournament-go-on = { $count ->
    [one] le premier de chaque table se qualifie
   *[other] les { $count } premiers de chaque table se qualifient
}
tournament-told-bot = En cas de départ, un bot prend la relève.
tournament-told-strike = En cas de départ, on ne joue plus aucune ronde et on prend le dernier rang à la table quittée.
tournament-told-late = L’inscription tardive est possible.
tournament-told-duplicate = Toutes les tables d’une ronde reçoivent les mêmes cartes. Jusqu’à la fin de la ronde, chaque table n’est visible que pour ceux qui y jouent.
tournament-host = Organisation :
tournament-round = Ronde { $number }
tournament-own-table = Aller à votre table
tournament-enter = Participer
tournament-sign-in = Se connecter pour participer
tournament-here = Je suis là
tournament-withdraw = Se retirer
tournament-you-are-in = Vous êtes dans ce tournoi.
tournament-you-are-awaited = Votre inscription est faite. Pointez pour jouer.
tournament-leave = Quitter le tournoi
tournament-leave-bot = Un bot joue à votre place, dans cette ronde et les suivantes. Vous ne pourrez pas revenir.
tournament-leave-strike = Un bot termine votre partie, vous prenez le dernier rang à cette table et ne jouez plus aucune ronde. Vous ne pourrez pas revenir.
tournament-leave-now = Quitter définitivement
tournament-run = Pour l’organisation
tournament-run-help = Une ronde peut être appariée de nouveau tant que personne n’y a pris de décision. Vous pouvez saisir ci-dessous le résultat de chaque table.
tournament-open-check-in = Ouvrir le pointage
tournament-start = Commencer la ronde 1
tournament-close = Clore la ronde { $number }
tournament-again = Apparier de nouveau la ronde { $number }
tournament-call-off = Annuler
tournament-call-off-help = Les parties en cours continuent, mais aucune ronde ne suit. C’est irréversible.
tournament-call-off-now = Annuler le tournoi
tournament-standings = Classement
tournament-points = Points
tournament-share = Part
tournament-opponents = Adversaires
tournament-wins = Victoires
tournament-has-left = départ
tournament-is-out = hors course
tournament-is-here = pointage fait
tournament-print = Imprimer
tournament-records = Toutes les parties (ZIP)
tournament-how = Comment les points sont comptés
tournament-how-points = Le premier rang d’une table vaut un point par adversaire d’une table pleine, le dernier aucun, les autres entre les deux. Les ex æquo partagent. Une exemption compte comme un premier rang.
tournament-how-duplicate = On compare ceux qui avaient la même place aux autres tables : le meilleur score vaut un point par adversaire d’une table pleine, le moins bon aucun. Si personne d’autre n’avait cette place, le rang à la table compte. Une exemption compte comme un premier rang.
tournament-how-ties = À égalité de points, on compare la part des points de jeu obtenue à ses tables, puis la moyenne des points des adversaires, puis les victoires.
tournament-bye = Exemption
tournament-table = Table { $number }
tournament-placed = rang { $place }
tournament-by-hand = Saisi par l’organisation.
tournament-set = Saisir le résultat
tournament-set-it = Saisir
tournament-look = Aller à la table
tournament-entries = Participants
tournament-nobody = Personne n’est encore inscrit.
tournament-back = Retour au tournoi

# Ligues

ladder-none = Cette ligue n’existe pas.
ladder-over = Cette ligue est terminée.
ladder-removed = L’organisation vous a exclu. Vous pourrez vous inscrire de nouveau quand la prochaine saison aura commencé.
ladder-entered-already = Vous êtes déjà dans la prochaine saison.
ladder-not-entered = Vous n’êtes pas dans la prochaine saison.
ladder-nobody-there = Personne ne porte ce numéro dans cette ligue.
ladder-season-over = Cette saison est terminée. Rien n’a changé. Rouvrez la page.
ladder-too-few = Trop peu de personnes se sont inscrites pour une table. Attendez-en d’autres ou terminez la ligue.
ladder-too-many = Vos ligues qui ne sont pas terminées : { $most }. Terminez-en d’abord une.
ladder-small-division = Taille minimale d’une division : { $least } (assez pour une table complète et pour deux petites).
ladder-many-moving = Dans une division de { $people }, au plus { $most } peuvent monter et autant descendre.
ladder-all = Ligues
ladder-new = Nouvelle ligue
ladder-none-here = Il n’y a pas encore de ligue.
ladder-help = Une ligue se joue en différé pendant des mois, saison par saison. Ses divisions sont des tournois toutes rondes : les premiers montent, les derniers descendent.
ladder-division = Taille d’une division
ladder-moving = Combien montent, et combien descendent
ladder-weeks = Semaines par saison
ladder-days = Jours avant la première saison
ladder-back = Retour à la ligue
ladder-season = Saison { $season }
ladder-seasons = Saisons
ladder-division-number = Division { $number }
# $ladder est un titre.
ladder-place = { $ladder } : saison { $season }, division { $division }
ladder-is-coming = La saison 1 commence le { $when }
ladder-is-running = Saison { $season } jusqu’au { $when }
ladder-is-waiting = Trop peu d’inscrits : prochain départ le { $when }
ladder-is-over = Terminée le { $when }
ladder-told = { $weeks ->
    [one] Divisions de { $people } ; montées : { $moving }, descentes : { $moving }. Une saison dure { $weeks } semaine.
   *[other] Divisions de { $people } ; montées : { $moving }, descentes : { $moving }. Une saison dure { $weeks } semaines.
}
ladder-you-play = Vous jouez dans la division { $division }
ladder-you-are-in = Vous jouez la prochaine saison.
ladder-enter = Entrer dans la prochaine saison
ladder-withdraw = Passer la prochaine saison
ladder-newcomers = Nouveaux la saison prochaine
ladder-no-newcomers = Personne de nouveau ne s’est inscrit.
ladder-begin = Commencer maintenant la saison { $season }
ladder-close = Terminer la saison
ladder-close-help = La prochaine saison commence tout de suite avec tous les inscrits. Les parties en cours continuent, mais ne comptent plus.
ladder-close-now = Commencer la saison { $season }
ladder-remove-help = La personne quitte sa division comme de son propre chef et ne peut pas jouer la prochaine saison.
ladder-end = Terminer la ligue
ladder-end-help = La saison se termine en l’état et aucune autre ne suit. Les parties en cours continuent, mais ne comptent plus. C’est irréversible.
ladder-end-now = Terminer définitivement la ligue
ladder-games = Rondes et tables
ladder-how = Montées et descentes
ladder-how-moving = Les flèches montrent qui monte et qui descend si la saison se termine en l’état. Les places libres vont aux premiers de ceux qui descendraient, puis aux suivants. Les nouveaux commencent en bas.
# Après un nom : la division de la saison prochaine.
ladder-to-up = ↑ division { $division }
ladder-to-down = ↓ division { $division }
ladder-to-leaves = quitte la ligue
tournament-stage-drawn = Va commencer
# $name est le titre d’une ligue.
notices-season-title = { $name } : nouvelle saison
notices-season-body = { $name } : la saison { $season } a commencé. Vous jouez dans la division { $division }.
notices-season-over-title = { $name } : fin de saison
notices-season-over-body = { $name } : la saison { $season } est terminée.
notices-ladder-over-title = { $name } : fin de la ligue
notices-ladder-over-body = La ligue { $name } est terminée. Il n’y aura plus de saison.
notices-line-season = début de saison
notices-line-season-over = fin de saison
notices-line-ladder-over = fin de la ligue

friends-heading = Amis
friends-about = Les personnes que vous suivez. Deux personnes qui se suivent mutuellement sont amies. On suit quelqu’un depuis son profil.
friends-settings = Qui peut voir que vous êtes là
friends-none = Vous ne suivez encore personne.
friends-friend = suivi mutuel
friends-here = en ligne
friends-seen = dernière visite : { $day }
friends-invite = Inviter : { $game }
friends-invite-waiting = Inviter à votre table : { $game }
friends-invite-named = Inviter : { $name }, { $game }
person-follow = Suivre
person-unfollow = Ne plus suivre
said-followed = Vous suivez : { $name }.
said-unfollowed = Vous ne suivez plus : { $name }.
said-invited = Une place est gardée : { $name }.
field-shown = Qui peut voir que vous êtes là, et à quelle table
shown-to-everybody = toutes les personnes qui vous suivent
shown-to-friends = vos amis
shown-to-nobody = personne
follow-guest = On ne peut se suivre qu’entre comptes. Créez d’abord un compte.
follow-blocked = Vous avez bloqué cette personne. Débloquez-la d’abord.
follow-too-many = Vous pouvez suivre au plus { $most ->
    [one] { $most } personne
   *[other] { $most } personnes
}. Cessez d’abord de suivre quelqu’un.
invite-no-friend = Vous ne pouvez inviter ici que des amis : des personnes que vous suivez et qui vous suivent.
invite-no-table = Aucune de vos tables n’a de place libre. Ouvrez-en une nouvelle.
notices-opened-title = { $name } : nouvelle table
notices-opened-body = { $name } a ouvert une table et attend des joueurs : { $game }.
notices-started-title = { $name } joue : { $game }
notices-started-body = { $name } joue à { $game } à la table { NUMBER($number, useGrouping: 0) }. Vous pouvez regarder.
notices-line-opened = table d’une personne suivie
notices-line-started = partie d’une personne suivie
notices-matter-friends = Tables des personnes que vous suivez

note-on-table = Note
note-on-person = Note privée
note-heading = Note : { $game }, table { NUMBER($number, useGrouping: 0) }
note-words = Votre note
note-about = Personne d’autre que vous ne voit vos notes.
note-back = Retour à la table
notes-heading = Notes
notes-too-long = { $most ->
    [one] Utilisez au plus { $most } caractère.
   *[other] Utilisez au plus { $most } caractères.
}
notes-too-many = Vous pouvez en garder au plus { NUMBER($most, useGrouping: 0) }. Supprimez-en d’abord.
bookmarks-heading = Signets
bookmark-step = Étape { NUMBER($step, useGrouping: 0) }
bookmark-at = { $game }, table { NUMBER($number, useGrouping: 0) }, étape { NUMBER($step, useGrouping: 0) }
bookmark-keep = Signet
bookmark-kept = Votre signet
bookmark-words = Votre remarque
bookmark-for-all = commentaire pour tous
bookmark-remove = Supprimer
bookmark-running = Seules les parties terminées ont des signets.
bookmark-no-comment = Les commentaires pour tous sont réservés aux admins et aux parties modèles, et demandent un texte.
models-heading = Parties modèles
models-of = Parties modèles : { $game }
models-about = Des parties terminées que ce site recommande pour apprendre. Chacune peut être revue.
models-none = Il n’y en a pas encore.
models-all = Toutes les parties modèles
models-watch-named = Revoir la partie de la table { NUMBER($number, useGrouping: 0) }
model-heading = Partie modèle
model-words = Ce qu’on peut y apprendre
model-about = Tout le monde voit cette partie parmi les parties modèles. Videz le champ pour la retirer de la liste.
model-not-open = Seules les parties terminées que tout le monde peut voir, entièrement révélées, peuvent servir de modèle.

share-heading = Partager
share-picture = Image (SVG)
share-picture-png = Image (PNG)
share-bg-stats = Ajouter à BG Stats
share-bgg = BoardGameGeek
share-bgg-about = Sur BoardGameGeek, enregistrez la partie et collez le texte en commentaire.
share-plain = Sous forme de texte
share-frame = La partie, à intégrer dans une autre page
share-head = { $game }, table { NUMBER($number, useGrouping: 0) }, { $day }
share-line = { $place }. { $name } : { NUMBER($score, useGrouping: 0) }
share-line-bot = { $place }. { $name } ({ $bot }) : { NUMBER($score, useGrouping: 0) }
embed-none = Seules les parties terminées que tout le monde peut voir peuvent être intégrées dans d’autres pages.

lobby-said = Nouveau dans le chat

tournament-analysed = Analyses : { $made } sur { $games }
tournament-analyse = Demander les analyses manquantes
tournament-analysing = Les analyses manquantes sont en cours. D’ici là, elles ne figurent pas dans le fichier.
tournament-list-round = Ronde
tournament-list-table = Table
tournament-list-score = Score dans la partie
tournament-list-record = Enregistrement
tournament-list-analysis = Analyse
tournament-list-running = La partie n’est pas terminée.
tournament-list-hidden = Ce qui était caché le reste à cette table.
tournament-list-unreadable = Il n’y a pas de table lisible.
tournament-list-unasked = Personne ne l’a demandée.
tournament-list-waiting = Elle est en cours.
tournament-list-failed = Elle n’a pas pu être faite.

notices-check-in-title = Pointage : { $name }
notices-check-in-body = Le tournoi { $name } va bientôt commencer ({ $game }). Pointez sur sa page : seules les personnes présentes sont appariées.
notices-line-check-in = pointage d’un tournoi
notices-matter-tournament = Pointage des tournois
