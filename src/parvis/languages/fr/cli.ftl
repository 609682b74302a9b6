### What the commands say: their help, what they print, and why they refuse.
### Names of commands and options, words in `…`, and what stands for values (PATH, GAME) stay as they are.
### What others wrote ($value, $option, $file, $error …) is put in as it is, where needed in quotation marks.

## Help: what each command does, and its options. `NAME-default` is what an option is without being given.

# Headings of the help, and what it says of an option, in brackets, after the sentence about it. { "{}" } stands for what is filled in
help =
    .usage = Utilisation :
    .arguments = Arguments
    .settings = Options
    .commands = Commandes
    .default = [par défaut : { "{}" }]
    .variable = [variable d’environnement : { "{}" }]
    .required = [obligatoire]

# Options that mean the same in several commands
options =
    .help = Afficher ce message et quitter.
    .metrics = Adresse où Prometheus trouve les métriques, 127.0.0.1:9464.
    .log = Forme du journal : plain ou json.
    .game = Nom du jeu, voir `parvis games`.
    .seats = Les bots, un par place, séparés par des virgules : random,greedy…
    .games = Nombre de parties par composition de table, arrondi vers le haut pour que la rotation des places soit complète.
    .seed = Avec la même graine, les donnes sont les mêmes.
    .option = Option du jeu, sous la forme name=value. Répétable.
    .jobs = Parties à jouer en parallèle.
    .jobs-default = une par processeur
    .as_json = Afficher du JSON, pour des programmes.
    .workers = Parallélisme : threads, processes, ou auto pour l’adapter aux bots. Les résultats sont les mêmes.
    .ray = Jouer sur le cluster Ray à cette adresse, ou sur un cluster local si aucune adresse n’est donnée.
    .out = Dossier des résultats. Les parties qui s’y trouvent déjà ne sont pas rejouées.
    .out-default = dans results/
    .sources = Compter les points par source toutes les n donnes (0 : jamais).
    .pictures = Dessiner aussi les résultats, en PNG et en SVG.
    .players = Nombre de joueurs.
    .players-default = 4, ou le maximum du jeu

parvis = Jouer à Notre Dame et à Troyes, y faire jouer des bots et garder des enregistrements.
    .version = Afficher la version.

play = Démarrer le site et l’ouvrir dans un navigateur.
    .port = Port d’écoute.
    .port-default = 8000, ou le premier port libre ensuite
    .host = Adresse d’écoute. 0.0.0.0 laisse entrer les autres ordinateurs du réseau.
    .browser = Ouvrir le site dans un navigateur.

serve =
    Héberger un club. On y joue de partout, et chaque place appartient à quelqu’un.

    Dans un terminal, le premier démarrage demande les paramètres manquants et les enregistre dans club.toml, dans le dossier de données.
    .address = Adresse publique : https://club.example.
    .admin = Adresse e-mail de l’admin.
    .mail = Serveur de messagerie, smtp://user:password@host. Sans serveur, les admins voient les e-mails.
    .mail-default = aucun
    .host = Adresse d’écoute.
    .port = Port d’écoute.
    .proxy = Proxys inverses de confiance, séparés par des virgules.
    .hsts = HSTS : durée pendant laquelle les navigateurs doivent utiliser https, en secondes.
    .database = Base de données PostgreSQL, postgresql://user:password@host/name.
    .database-default = SQLite dans le dossier de données
    .processes = Nombre de processus qui servent le site ; s’il y en a plusieurs, un de plus fait le reste du travail. Exige PostgreSQL.

work =
    S’occuper des bots, des pendules et des notifications d’un club servi par d’autres processus. Exige PostgreSQL.

    Tous les autres paramètres sont ceux de `parvis serve`, lus dans l’environnement ou dans club.toml.

backup =
    Sauvegarder un site dans un seul fichier, avec sa base de données, sa clé et ses paramètres. Sans risque pendant que l’on joue.

    Seul le propriétaire du fichier peut le lire. Veillez à ce que cela reste ainsi : qui a ce fichier peut se connecter au nom de n’importe qui.
    .file = Fichier à écrire, par exemple parvis.tar.gz.

restore = Restaurer une sauvegarde dans un dossier de données vide (PARVIS_DATA).
    .file = Fichier écrit par `parvis backup`.

admin = Donner à quelqu’un les droits d’admin et afficher un lien de connexion à usage unique.
    .email = Adresse e-mail, avec ou sans compte.

simulate = Faire jouer de nombreuses parties à des bots et montrer combien de fois chacun gagne.
    .games = Nombre de parties.
    .seed = Avec la même graine, les parties sont les mêmes.
    .seed-default = au hasard
    .rotate = Décaler chaque bot d’une place après chaque partie. Les lignes suivent les bots.
    .jobs = Nombre de processus. Les résultats sont les mêmes.

match =
    Faire jouer un match à des bots qui changent de place à tour de rôle, garder chaque partie et donner des intervalles de confiance.

    Des bots tous identiques ne jouent chaque donne qu’une fois : d’autres places n’y changeraient rien.

    Relancez la même commande pour reprendre un match interrompu, ou avec une valeur plus grande de --games pour l’allonger.

tournament =
    Faire jouer un tournoi à des bots et calculer leur cote avec OpenSkill.

    S’ils sont peu nombreux, les bots se rencontrent dans toutes les combinaisons. S’ils sont nombreux, chacun joue seul contre une table entière de chaque autre bot. Toutes les compositions de table jouent les mêmes donnes, à toutes les places. Relancez la même commande pour reprendre un tournoi interrompu.
    .bots = Les bots, séparés par des virgules : random,greedy…

ladder =
    Faire jouer un bot de chaque niveau contre des bots du niveau inférieur, à toutes les places.

    Avec --times, mesurer comment la force du dernier niveau croît avec son temps de réflexion.
    .levels = Les bots, du plus faible au plus fort, séparés par des virgules.
    .levels-default = tous
    .times = Temps de réflexion du dernier niveau, séparés par des virgules (10ms,1s…).
    .markdown = Afficher le tableau en Markdown.
    .repeatable = Omettre la durée d’une décision dans le Markdown. La même commande donne alors la même page, sauf si des bots réfléchissent pendant un temps donné.

evaluate =
    Mesurer la force d’un bot sur une tâche désignée par son nom, avec des donnes de test, et écrire des fichiers que chacun peut recréer à partir des graines.

    Le bot joue seul contre une table entière de novice, puis de greedy, puis de skilled, à toutes les places. Relancez la même commande pour reprendre une évaluation interrompue.
    .package = Un bot, ou un paquet installé : chacun de ses bots est alors mesuré.
    .task = Nom de la tâche, par exemple parvis/NotreDame-4p-v1.
    .deals = Nombre de donnes. S’il y en a moins que dans la tâche, le résultat est marqué comme partiel.
    .deals-default = autant que dans la tâche
    .out = Dossier des résultats : evaluation.json, evaluation.csv et les parties. Celles qui s’y trouvent déjà ne sont pas rejouées.
    .out-default = dans results/

league =
    Mesurer des bots sur les tâches de la ligue, les coter ensemble, et écrire des tableaux que chacun peut recréer à partir des graines.

    Les niveaux et les bots que vous nommez sont mesurés comme avec `parvis evaluate`, et leurs résultats vont dans le dossier entries. Les évaluations faites par d’autres que vous y placez sont vérifiées et participent. Relancez la même commande pour reprendre.
    .packages = Des bots, ou des paquets installés : chacun de leurs bots participe alors.
    .task = Une tâche au lieu de toutes. Peut être répété.
    .deals = Nombre de donnes. S’il y en a moins que dans les tâches, la ligue est marquée comme partielle.
    .deals-default = autant que dans les tâches
    .out = Dossier de la ligue : entries, parties, league.json, league.csv, league.md et league.html.
    .markdown = Afficher les tableaux en Markdown, en anglais.

agents =
    Jouer des parties entre modèles de langage, bots et humains à une même table. docs/agents.md explique comment les modèles sont interrogés.

    Les modèles sont interrogés à une adresse de type chat-completions, dont la clé est lue dans PARVIS_MODEL_KEY. Si un modèle abandonne, un bot continue à sa place, et le résultat l’indique.
    .seats = Les joueurs, un par place, séparés par des virgules : model:NAME, un bot ou person. D’une partie à l’autre, tous avancent d’une place.
    .url = Adresse des modèles, par exemple https://models.example/v1/chat/completions.
    .games = Nombre de parties.
    .attempts = Nombre de réponses à une même question après lequel un modèle abandonne, si aucune n’est une décision permise.
    .requests = Nombre de requêtes dans une partie après lequel un modèle abandonne.
    .seconds = Durée maximale d’une réponse, en secondes.
    .stand_in = Bot qui continue si un modèle ou un humain abandonne.
    .out = Nouveau dossier pour les enregistrements de toutes les parties et pour result.json.

mcp = Proposer les jeux comme outils à des agents, par le Model Context Protocol sur stdin et stdout. docs/agents.md explique comment.
    .advice = Laisser les agents demander conseil, dans les parties qu’ils commencent avec cette possibilité.

train = Entraîner une fonction de valeur par des parties contre elle-même. Relancez la même commande pour reprendre un entraînement interrompu.
    .players = Nombre de joueurs. Chaque nombre a ses propres poids.
    .games = Nombre total de parties, y compris celles déjà jouées. Le taux d’apprentissage décroît sur l’ensemble : un autre nombre change donc ce qui est appris à partir de là.
    .hidden = Unités cachées du réseau.
    .hidden-default = 46, et 64 pour une politique
    .evaluate_every = Mesurer la force toutes les n parties.
    .jobs = Nombre de threads qui jouent.
    .jobs-default = un par processeur
    .begin_with = Commencer avec un réseau entraîné au lieu d’une phase d’échauffement. Donnez le dossier d’un autre entraînement du jeu, pour n’importe quel nombre de joueurs, ou `published` pour les poids que les bots utilisent (`published:4` : pour 4 joueurs). Il peut avoir moins d’unités cachées.
    .learning_rate = Taux d’apprentissage initial. Il décroît jusqu’à un cinquantième.
    .learning_rate-default = 0.001, et 0.0005 avec --begin-with
    .mixture = Fréquence à laquelle chaque option non fixée diffère de sa valeur par défaut : des probabilités de 0 à 1. Chaque partie en utilise une, tirée au hasard.
    .noise = Erreur maximale, en points, ajoutée aux décisions de l’entraînement. Avec 1 ou 2 points, les joueurs essaient aussi ce qui semble presque aussi bon et apprennent ce que cela vaut.
    .out = Dossier de l’entraînement.
    .policy = Entraîner à la place la politique du bot quick : ce que décide skilled, pour tous les nombres de joueurs et toutes les options à la fois. Seuls comptent --games, --hidden, --near, --seed, --out et --publish.
    .near = Avec --policy : de combien la note d’une décision peut être inférieure à la plus haute pour que quick suive les deux jusqu’à la fin du coup. 0 : il ne le fait jamais.
    .publish = À la fin, publier les poids pour les bots du jeu.

compare = Faire jouer deux fonctions de valeur l’une contre l’autre, une place contre toutes les autres, et donner des intervalles.
    .one = Dossier d’un entraînement, `published` pour les poids que les bots utilisent, `published@1` pour une version antérieure, ou `greedy` pour la fonction écrite à la main.
    .other = Dossier d’un entraînement, `published` pour les poids que les bots utilisent, `published@1` pour une version antérieure, ou `greedy` pour la fonction écrite à la main.
    .players = Nombre de joueurs.
    .players-default = comme dans l’entraînement, sinon 4
    .games = Parties de chacune des fonctions contre des places tenues par l’autre.
    .jobs = Nombre de threads qui jouent.
    .jobs-default = un par processeur

record = Faire jouer une partie à des bots et écrire son enregistrement. C’est la première partie de `simulate` avec la même graine.
    .out = Fichier à écrire.
    .seed = Avec la même graine, les parties sont les mêmes.
    .seed-default = au hasard
    .force = Remplacer le fichier s’il existe.

replay = Vérifier chaque étape et le résultat d’un enregistrement. Un résumé n’est affiché que si tout l’enregistrement est valide.
    .file = Fichier d’enregistrement.
    .as_json = Une ligne de JSON par étape, avec l’état.

verify =
    Vérifier que chaque tirage et chaque lancer d’un enregistrement découle du secret choisi avant la partie.

    Vérifie aussi les règles, comme `replay`. Si quelque chose n’en découle pas, indique la première étape concernée et se termine avec le code 1.
    .file = Enregistrement d’une partie jouée sur un site.

analyse =
    Montrer ce que valait une donne, d’où viennent les points de chaque place et lesquels de ses coups ont coûté le plus.

    Ce qui a été trouvé est gardé : une commande interrompue reprend là où elle en était.
    .file = Enregistrement d’une partie terminée.
    .jobs = Nombre de processus. Les résultats sont les mêmes.
    .rollouts = Parties à partir de chaque position.
    .rollouts-default = 12 à 50, selon le jeu
    .games = Parties avec la même donne.
    .moves = Coups indiqués pour chaque place.
    .judge = Bot qui joue la suite : quick va bien plus vite et se trompe davantage.
    .step = Au lieu d’analyser : faire finir la partie par le juge après ce nombre d’étapes, --games fois.
    .porcelain = JSON sur stdout, une ligne à chaque avancée, pour des programmes.

explore =
    Montrer quelles décisions rapportent le plus et lesquelles coûtent le plus là où elles sont possibles, dans des parties entre bots.

    Un gain est la différence, en points, avec ce que skilled décide dans la même position. Ce qui a été vu moins de 30 fois est omis.
    .players = Nombre de joueurs.
    .kind = Type de décision. Répétable.
    .kind-default = tous
    .file = Fichier Parquet de `tools.explored`. Répétable.
    .file-default = celui qui est fourni

check-records =
    Rejouer tous les enregistrements d’un dossier et de ses sous-dossiers, ou toutes les tables d’un site, chacun selon son propre règlement.

    À lancer avant une mise à niveau. Affiche une ligne par partie que cette version ne continuerait pas à l’identique, et se termine avec le code 1 s’il y en a une.
    .where = Dossier d’enregistrements (*.json), ou base de données d’un site, sous forme de fichier ou d’URL (postgresql://…).

games = Afficher les jeux, leurs options et les bots.

games-export =
    Écrire des parties sous forme de données : chaque décision avec ce que l’on savait à cette place, ce qui était permis et ce qu’en dit une fonction de valeur apprise.

    Les parties sont jouées par des bots et découlent de la graine, ou viennent d’enregistrements. Relancez la même commande pour reprendre un export interrompu.
    .game = Nom du jeu, voir `parvis games`.
    .out = Dossier des données : fichiers Parquet, manifeste avec sommes de contrôle et fiche descriptive.
    .level = Les bots, séparés par des virgules : un pour toutes les places, ou un par place.
    .level-default = skilled
    .games = Nombre de parties.
    .seed = Avec la même graine, les parties sont les mêmes.
    .split = Donnes pour l’entraînement ou pour le test : train ou test. Aucune donne n’est dans les deux.
    .record = Au lieu de parties de bots : un fichier d’enregistrement, ou un dossier d’enregistrements (*.json). Répétable.
    .jobs = Nombre de processus. Les résultats sont les mêmes.
    .jobs-default = un par processeur
    .minari = Écrire aussi les parties pour Minari.

compile = Compiler à l’avance les règles et les bots des jeux. La deuxième fois, cela ne prend qu’une seconde.
    .names = Noms des jeux.
    .names-default = tous
    .porcelain = Simples lignes `done total` sur stdout, pour des programmes.
    .batches = Compiler aussi les boucles des environnements par lots et vectoriels.
    .box = Compiler le jeu de ce fichier de boîte.

bench = Mesurer la vitesse des règles : médianes de plusieurs mesures, sur un seul cœur.
    .game = Nom du jeu.
    .players = Nombre de joueurs.
    .rounds = Nombre de mesures.

## Words that make no command. $help: the command that tells more, such as `parvis match --help`

# $command: what was typed.
usage-command-unknown = Commande inconnue : { $command } (voir { $help })
# $similar: commands that are called nearly so, "'match' or 'train'".
usage-command-similar = Commande inconnue : { $command }. Vouliez-vous dire { $similar } ? (voir { $help })
usage-option-unknown = Option inconnue : { $option } (voir { $help })
# $similar: options, as above.
usage-option-similar = Option inconnue : { $option }. Vouliez-vous dire { $similar } ? (voir { $help })
usage-option-missing = Il manque l’option { $option } (voir { $help })
usage-option-empty = L’option { $option } demande une valeur (voir { $help })
usage-option-flag = L’option { $option } ne prend pas de valeur (voir { $help })
usage-argument-missing = Il manque l’argument { $argument } (voir { $help })
# $words: what was typed beyond what the command takes.
usage-words-left = { $count ->
    [one] Argument en trop : { $words } (voir { $help })
   *[other] Arguments en trop : { $words } (voir { $help })
}
# $name: an argument, an option or an environment variable. $value: what was typed.
usage-number-least = { $name } doit être un nombre entier d’au moins { $smallest }, et non { $value } (voir { $help })
usage-number = { $name } doit être un nombre entier de { $smallest } à { $largest }, et non { $value } (voir { $help })
usage-decimal = { $name } doit être un nombre de { $smallest } à { $largest }, et non { $value } (voir { $help })
# $choices: "skilled or quick".
usage-choice = { $name } doit être { $choices }, et non { $value } (voir { $help })

## Options and files of several commands

# $option: in quotation marks. $word: the same without them.
option-without-value = --option { $option } n’a pas de valeur. Écrivez --option { $word }=true
option-twice = l’option { $option } est donnée deux fois. Ne la donnez qu’une fois
file-unreadable = impossible de lire { $file } : { $error }
file-unwritable = impossible d’écrire { $file } : { $error }
file-unusable = impossible de lire ou d’écrire { $file } : { $error }
# What a command prints can't be taken: the disk is full, for example.
output-unwritable = sortie : { $error }

## Progress, beside a bar

progress-compiling = Compilation des règles
progress-compiling-game = Compilation des règles de { $game }
progress-playing = Partie en cours
progress-playing-game = Parties de { $game }
progress-writing = Écriture des données
# Two learned values play against each other.
progress-comparing = { $one } et { $other }
# $players: how many.
progress-training = Entraînement : { $game } à { $players }
progress-training-policy = Entraînement de la politique de { $game }
progress-analysing = Analyse : { $game }
progress-finishing = Fin de partie : { $game }
progress-measuring = Mesures : { $game }
progress-replaying-records = Vérification des enregistrements
progress-replaying-tables = Vérification des tables
progress-copying = Copie de la base de données

## Heads of columns in several tables

head-player = joueur
head-players = joueurs
head-seat = place
head-games = parties
head-score = score
head-mean-score = score moyen
# The standard deviation of scores.
head-spread = écart-type
# Part of the games that a player won.
head-wins = victoires
head-seat-wins = victoires par place (95 %)
head-points = points
# The mean score of all the others.
head-theirs = les autres
# One seat against all others: the bot that has it.
head-alone = seul
# The time of one.
head-decision-time = par décision
head-decisions = décisions
head-range = plage
# Number of the step in the record.
head-step = étape
# Games in which a seat has no more points than in the game that is analysed.
head-no-more = parties ≤ score

## Cells of several tables

cell-range = { $least } à { $most }
cell-share = { $count } sur { $all }

## parvis serve, backup and restore

# A question; a colon is put after it.
ask-address = Adresse publique du club
ask-admin = Adresse e-mail de l’admin
ask-mail = Serveur de messagerie (smtp://user:password@host), ou none
backup-written = { $file } : { $size } ko
site-restored = Le site est dans { $folder }

## parvis games

# $game: the name by which commands know it. $players: "2, 3 or 4".
games-title = { $title } ({ $game }), joueurs : { $players }
games-option = option
# What the option is when it is not given.
games-usual = par défaut
# $help: what the option does, a sentence.
games-help-players = { $help } Joueurs : { $players }.
games-help-group = { $group } : { $help }
# $help: as above, without the full stop.
games-help-values = { $help }. Valeurs : { $values }
games-bots = Bots
games-bot = bot
# How a bot plays.
games-bot-about =
    .random = n’importe quelle décision permise, toutes avec la même probabilité
    .novice = n’anticipe qu’un seul coup, et juge mal ce qu’il voit
    .greedy = le coup qui paraît le meilleur sur le moment, d’après la fonction de valeur du jeu, écrite à la main
    .skilled = le coup qui paraît le meilleur sur le moment, d’après une fonction de valeur apprise en jouant contre elle-même ; joue comme greedy si le jeu n’en a pas
    .expert = recherche arborescente, une seconde au plus par coup

## parvis games export

# $option: with its dashes.
export-records-alone = { $option } ne vaut que pour des parties de bots. N’utilisez pas cette option avec --record
export-no-records = { $folder } ne contient aucun enregistrement (*.json)
export-stopped = interruption : les fichiers complets, de 100 parties chacun, restent dans { $folder }. Relancez la même commande pour continuer
export-changed = { $file } ne correspond pas au manifeste. Ses parties sont réécrites
export-older = l’export dans { $folder } a été commencé par une version plus ancienne. Toutes ses parties sont réécrites
export-levels = { $count ->
    [one] --level nomme { $count } bot (places : { $players }). Nommez-en un pour toutes, ou un par place
   *[other] --level nomme { $count } bots (places : { $players }). Nommez-en un pour toutes, ou un par place
}
# $size: in kB.
export-written = { $folder } : parties : { $games }, décisions : { $decisions }, { $size } ko
# $name: by which Minari knows the data.
export-minari = Pour Minari : MINARI_DATASETS_PATH={ $folder }, { $name }

## parvis simulate

# $game: with its options, "Troyes, cards=both".
simulate-title = { $games ->
    [one] { $game }, { $games } partie, graine { $seed }
   *[other] { $game }, { NUMBER($games, useGrouping: 0) } parties, graine { $seed }
}
simulate-by-seat = joueur, par place
simulate-rotated = joueur, rotation des places
# Both numbers can have decimals.
simulate-speed = par seconde : décisions { $decisions }, parties { $games }

## parvis match, tournament and ladder

series-workers = --workers doit être auto, threads ou processes, et non { $workers }
series-rotations = { $games ->
    [one] { $games } partie par composition de table, pour que chaque bot occupe chaque place aussi souvent que les autres
   *[other] { NUMBER($games, useGrouping: 0) } parties par composition de table, pour que chaque bot occupe chaque place aussi souvent que les autres
}
series-stopped = { $done ->
    [one] interruption : { $done } partie sur { NUMBER($total, useGrouping: 0) } est enregistrée dans { $folder }. Relancez la même commande pour continuer
   *[other] interruption : { NUMBER($done, useGrouping: 0) } parties sur { NUMBER($total, useGrouping: 0) } sont enregistrées dans { $folder }. Relancez la même commande pour continuer
}
# $game: with its options, "Troyes, cards=both".
series-title = { $players ->
    [one] { $games ->
        [one] { $game }, { $players } joueur, { $games } partie, graine { $seed }
       *[other] { $game }, { $players } joueur, { NUMBER($games, useGrouping: 0) } parties, graine { $seed }
    }
   *[other] { $games ->
        [one] { $game }, { $players } joueurs, { $games } partie, graine { $seed }
       *[other] { $game }, { $players } joueurs, { NUMBER($games, useGrouping: 0) } parties, graine { $seed }
    }
}
# $points: with decimals.
match-caption = score gagnant moyen : { $points } ; toutes les parties sont dans { $folder }
match-winning-score = score gagnant
match-ranks = Points selon le rang (95 %)
match-seats = Victoires par place, décisions par partie, temps de chacune
match-seat = place { $number }
# The time of each decision.
match-each = chacune
# All players together.
match-all = tous
tournament-rating = cote
tournament-caption = { $lineups ->
    [one] OpenSkill (Plackett-Luce), { $lineups } composition de table, toutes les parties sont dans { $folder }
   *[other] OpenSkill (Plackett-Luce), { NUMBER($lineups, useGrouping: 0) } compositions de table, toutes les parties sont dans { $folder }
}
# $share: what a bot would win that is as good as the others, "25.0%".
tournament-duels = Part de victoires, seul contre une table entière de chaque bot (à force égale : { $share })
# The bots of the other seats.
ladder-against = contre
ladder-share = part de victoires (95 %)
# $share: as above.
ladder-caption = à force égale : { $share } de victoires ; toutes les parties sont dans { $folder }
ladder-times = --times ne doit contenir que des durées ou que des nombres d’itérations, et non { $times }

## parvis evaluate

# $task: a name such as parvis/NotreDame-4p-v1.
evaluate-title = { $deals ->
    [one] { $bot } dans { $task }, { $deals } donne
   *[other] { $bot } dans { $task }, { $deals } donnes
}
# The bot in all other seats.
evaluate-field = contre
evaluate-wins = victoires (95 %)
# How often the bot came first, second and so on.
evaluate-places = rangs 1, 2…
evaluate-caption = Fichiers dans { $folder }
evaluate-ratings = Cotes OpenSkill sur toutes ces parties

## parvis league

# $task: a name such as parvis/NotreDame-4p-v1.
league-title = { $deals ->
    [one] { $task }, { $deals } donne
   *[other] { $task }, { $deals } donnes
}
# Points above those of the field's own bots, without what the deals brought.
league-adjusted = hors chance
# $bot: the bot in all other seats.
league-against = victoires contre { $bot }

## parvis agents

# $url: what was typed.
agents-url = --url doit être une adresse comme https://models.example/v1/chat/completions, et non { $url }
agents-no-url = il faut une adresse pour les modèles : --url ou PARVIS_MODEL_URL
agents-no-name = model: doit être suivi du nom d’un modèle, comme dans model:NAME
agents-folder = { $folder } n’est pas vide. Choisissez un nouveau dossier
agents-prompt = Votre décision :
agents-title = { $games ->
    [one] { $game }, { $games } partie
   *[other] { $game }, { NUMBER($games, useGrouping: 0) } parties
}
# How many answers were no legal decision.
agents-refused = refusées
# In how many games the player gave up.
agents-gave-up = abandons
# $number: of the game. $step: of the game. $why: in English.
agents-plays-on = partie { $number }, à partir de l’étape { $step } : { $bot } remplace { $player } ({ $why })

## parvis train and compare

train-published = published: demande un nombre de joueurs, comme dans published:4
train-mixture = --mixture doit être une suite de probabilités de 0 à 1, comme 0,0.5,1, et non { $value }
# Numbers of games.
train-changed = nombre de parties prévu pour cet entraînement : { $before }, désormais { $now }. À partir de la partie { $played }, le taux d’apprentissage est celui d’un entraînement de cette nouvelle longueur. Ce qui a été appris avant reste inchangé
train-stopped = entraînement interrompu. Relancez la même commande pour le reprendre au dernier état enregistré dans { $folder }
train-stopped-early = entraînement interrompu avant que rien ait été enregistré. Relancez la même commande pour recommencer
train-no-picture = aucune image, car { $folder } n’a pas encore de courbe
train-weights-saved = poids enregistrés dans { $file }
train-meaning-saved = ce que signifient leurs prédictions est enregistré à côté
train-policy-saved = politique enregistrée dans { $file }
train-title = { $games ->
    [one] { $game } à { $players }, { $games } partie
   *[other] { $game } à { $players }, { NUMBER($games, useGrouping: 0) } parties
}
# A point of the curve, with the heads below. All are numbers with decimals, or with a per cent sign.
train-point = parties { $games }, heures { $hours }, points { $points }, contre soi-même { $own }, victoires contre greedy { $wins }, erreur { $error }
train-hours = heures
# Points in games against itself.
train-own = contre soi-même
train-wins = victoires contre greedy
# How far its predictions are from the results.
train-error = erreur
train-policy-title = { $rounds ->
    [one] La politique de { $game } après { $rounds } cycle
   *[other] La politique de { $game } après { NUMBER($rounds, useGrouping: 0) } cycles
}
# Points that worse decisions cost.
train-lost = perdus par partie
# How often the policy decides as the bot skilled.
train-agreement = décide comme skilled
# $share: "25%".
compare-title = { $game } à { $players } : à force égale, { $share } de victoires
# The bot of the other seats.
compare-among = parmi
compare-wins = victoires (95 %)

## parvis record and replay

record-exists = { $file } existe déjà. Choisissez un autre nom, ou --force pour remplacer le fichier
record-no-folder = ce dossier n’existe pas : { $folder }. Créez-le d’abord
record-written = { $steps ->
    [one] { $file } : { $game }, { $steps } étape, graine { $seed }
   *[other] { $file } : { $game }, { NUMBER($steps, useGrouping: 0) } étapes, graine { $seed }
}
# $game: with its options, "Troyes, cards=both".
replay-title = { $steps ->
    [one] { $game }, règlement { $ruling }, { $steps } étape, permise
   *[other] { $game }, règlement { $ruling }, { NUMBER($steps, useGrouping: 0) } étapes, toutes permises
}
# $hash: 16 hex digits.
replay-caption = dernier état { $hash }
replay-name = nom
replay-tie-break = départage
# Stands in the row of a player.
replay-won = victoire

## parvis verify

verify-no-sources = cet enregistrement n’a pas de sources du hasard. Seules les parties d’un site en ont, sauf celles de versions antérieures
# The three stand before values, one below the other.
verify-commitment = empreinte
verify-secret = secret
verify-numbers = ajouté par les joueurs
# Players add numbers of their own. $count: as many as there are players.
verify-numbers-added = { $added ->
    [one] { $added } nombre sur { $count }
   *[other] { $added } nombres sur { $count }
}
verify-start-chosen = le premier joueur a été choisi, et non tiré au sort
verify-withheld = place { $seat } : nombre non montré à temps, son empreinte le remplace
verify-return = la place { $seat } remonte à l’étape { $step } (tirages et lancers annulés : { $count })
verify-return-admin = un admin remonte à l’étape { $step } (tirages et lancers annulés : { $count })
verify-other-secret = le secret ne correspond pas à l’empreinte montrée avant la partie
verify-other-number = place { $seat } : le nombre ne correspond pas à l’empreinte donnée
verify-differs = étape { $step } : ce que le hasard a décidé ne découle pas du secret et des nombres
verify-holds = { $draws ->
    [one] { $draws } tirage ou lancer découle des nombres choisis avant la partie
   *[other] les { NUMBER($draws, useGrouping: 0) } tirages et lancers découlent tous des nombres choisis avant la partie
}

## parvis check-records

check-nothing = aucun enregistrement (*.json) dans { $folder } ni dans ses sous-dossiers
# $reason: why it does not hold, a sentence beginning with a small letter.
check-file = { $file } : { $reason }
check-table = table { $table } : { $reason }
check-unreadable = lecture impossible : { $error }
# $kind: what Python calls the error.
check-rules-fail = étape { $step } : les règles échouent avec { $kind } : { $error }
check-fine = sans écart
check-different = avec écart
# What the rows count.
check-records-read = enregistrements
check-in-play = tables en cours
check-finished = tables terminées

## parvis analyse. The judge is a bot that plays on in all seats

# The game is played on from that step.
analyse-finished = { $games ->
    [one] { $games } partie à partir de l’étape { $step }, { $judge } à toutes les places
   *[other] { NUMBER($games, useGrouping: 0) } parties à partir de l’étape { $step }, { $judge } à toutes les places
}
analyse-par-title = { $games ->
    [one] Par de la donne : { $games } partie avec les mêmes cartes et les mêmes dés, { $judge } à toutes les places
   *[other] Par de la donne : { NUMBER($games, useGrouping: 0) } parties avec les mêmes cartes et les mêmes dés, { $judge } à toutes les places
}
# What the judge makes of the same deal.
analyse-par = par
analyse-ledger = Où sont passés les points
analyse-ledger-caption = { $rollouts ->
    [one] La somme d’une ligne est le score. Intervalles à 95 % ; { $rollouts } partie à partir de chaque position
   *[other] La somme d’une ligne est le score. Intervalles à 95 % ; { NUMBER($rollouts, useGrouping: 0) } parties à partir de chaque position
}
# Points that an average deal brings.
analyse-start = départ
# Points won or lost by luck, by the others' decisions, by one's own, and by what nobody could know.
analyse-luck = chance
analyse-others = les autres
analyse-hidden = infos cachées
analyse-strengths = La force de chaque place
# $levels: bots and what each loses, "greedy 0.52 ± 0.03, skilled 0.20 ± 0.02".
analyse-strengths-caption = Plage à 95 % d’après cette seule partie. Pertes des niveaux : { $levels }. Le juge est { $judge }
analyse-lost-decision = perte par décision
analyse-strength = force
# Names of bots.
analyse-strength-open = de { $weakest } à { $strongest } : une seule partie ne permet pas de trancher
analyse-strength-like = comme { $bot }
analyse-strength-between = entre { $weaker } et { $stronger }
analyse-strength-above = plus fort que { $bot }
analyse-strength-below = moins fort que { $bot }
analyse-curves = Points attendus et chances de gagner, au début des tours
analyse-moves = Les coups qui ont coûté le plus
analyse-moves-caption = { $games ->
    [one] Jugés de nouveau d’après { $games } autre partie pour chacun des deux coups
   *[other] Jugés de nouveau d’après { NUMBER($games, useGrouping: 0) } autres parties pour chacun des deux coups
}
# The decision that was made.
analyse-played = joué
# Head above the decision that the judge would have made.
analyse-instead = { $judge } aurait joué
analyse-points-lost = points perdus
# From where most of the lost points would have come.
analyse-most = dont surtout

## parvis explore

explore-nothing = aucune décision de { $game } n’a été évaluée. Lancez : python -m tools.explored { $game }
# $options: "cards=both ramparts=true".
explore-too-few = { $players ->
    [one] trop peu de parties de { $game } à { $players } joueur avec les options { $options }
   *[other] trop peu de parties de { $game } à { $players } joueurs avec les options { $options }
}
explore-too-few-usual = { $players ->
    [one] trop peu de parties de { $game } à { $players } joueur avec les options habituelles
   *[other] trop peu de parties de { $game } à { $players } joueurs avec les options habituelles
}
explore-title = { $game } à { $players } : écart en points avec ce que skilled décide, là où la décision était possible
explore-kind = type
explore-decision = décision
explore-gain = gain (95 %)
# In how many positions the decision was open.
explore-open = possible
# How often it was made there.
explore-decided = choisie

## parvis bench

bench-title = { $players ->
    [one] { $game }, { $players } joueur
   *[other] { $game }, { $players } joueurs
}
# Both numbers are rounded. $system, $date …: of the computer, as it calls them.
bench-caption = Décisions dans une partie aléatoire : joueurs { $decisions }, nature { $nature }. { $processor }, { $system }, Python { $python }, Numba { $numba }, { $date }
bench-measured = mesure
bench-median = médiane
bench-unit = unité
# What is measured.
bench-figure =
    .core = jeu aléatoire dans le noyau
    .interpreted = jeu aléatoire, interprété
    .batched = jeu aléatoire par lots, piloté depuis Python
    .stepped = étape par étape depuis Python, nature comprise
    .copy = copie d’un état dans le noyau
    .playouts = parties simulées au hasard depuis le début
    .values = positions évaluées comme dans une recherche
    .iterations = recherche depuis le début
    .compile = compilation des règles, à froid
    .compile_bots = compilation des bots, à froid
    .start = démarrage à chaud des règles
    .start_cpu = démarrage à chaud des règles
    .start_bots = démarrage à chaud des règles et des bots
    .start_process = démarrage à chaud, processus entier
# One decision of a bot, by its rules as they are run.
bench-bot =
    .compiled = bot { $bot }, compilé
    .interpreted = bot { $bot }, interprété
# Units. `/s`: in a second.
bench-decisions = décisions/s
bench-steps = étapes/s
bench-playouts = parties/s
bench-positions = positions/s
bench-iterations = itérations/s
bench-microseconds = µs/décision
bench-cpu-seconds = s CPU
