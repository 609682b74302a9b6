### Help of the commands: what each does, and its options. `NAME-default` is what an option is without being given.
### Names of commands and options, words in `…`, and what stands for values (PATH, GAME) stay as they are.

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
    .games = Parties par composition de table, arrondies vers le haut pour que la rotation des places soit complète.
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
    Travailler pour un club servi par d’autres processus : bots, pendules, notifications. Exige PostgreSQL.

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

    Peu nombreux, les bots se rencontrent dans toutes les combinaisons. Nombreux, chacun joue seul contre une table entière de chacun des autres. Toutes les compositions de table jouent les mêmes donnes, à toutes les places. Relancez la même commande pour reprendre un tournoi interrompu.
    .bots = Les bots, séparés par des virgules : random,greedy…

ladder =
    Faire jouer un bot de chaque niveau contre des bots du niveau inférieur, à toutes les places.

    Avec --times, mesurer comment la force du dernier niveau croît avec son temps de réflexion.
    .levels = Les bots, du plus faible au plus fort, séparés par des virgules.
    .levels-default = tous
    .times = Temps de réflexion du dernier niveau, séparés par des virgules (10ms,1s…).
    .markdown = Afficher le tableau en Markdown.
    .repeatable = Omettre la durée d’une décision dans le Markdown. La même commande donne alors la même page, sauf si des bots réfléchissent pendant un temps donné.

train = Entraîner une fonction de valeur par des parties contre elle-même. Relancez la même commande pour reprendre un entraînement interrompu.
    .players = Nombre de joueurs. Chaque nombre a ses propres poids.
    .games = Nombre total de parties, y compris celles déjà jouées. Le taux d’apprentissage décroît sur l’ensemble : un autre nombre change donc ce qui est appris à partir de là.
    .hidden = Unités cachées du réseau.
    .hidden-default = 46, et 64 pour une politique
    .evaluate_every = Mesurer la force toutes les n parties.
    .jobs = Nombre de threads qui jouent.
    .jobs-default = un par processeur
    .begin_with = Commencer avec un réseau entraîné au lieu d’une mise en train. Donnez le dossier d’un autre entraînement du jeu, pour n’importe quel nombre de joueurs, ou `published` pour les poids que les bots utilisent (`published:4` : pour 4 joueurs). Il peut avoir moins d’unités cachées.
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
    .step = À la place : faire finir la partie par le juge après ce nombre d’étapes, --games fois.
    .porcelain = JSON sur stdout, une ligne à chaque avancée, pour des programmes.

explore =
    Montrer quelles décisions rapportent et lesquelles coûtent le plus là où elles sont possibles, dans des parties entre bots.

    Les gains sont les points de plus qu’après ce que skilled décide dans la même position. Ce qui a été vu moins de 30 fois est omis.
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

compile = Compiler à l’avance les règles et les bots des jeux. La deuxième fois ne prend qu’une seconde.
    .names = Noms des jeux.
    .names-default = tous
    .porcelain = Simples lignes `done total` sur stdout, pour des programmes.
    .batches = Compiler aussi les boucles des environnements par lots et vectoriels.
    .box = Compiler le jeu de ce fichier de boîte.

bench = Mesurer la vitesse des règles : médianes de plusieurs mesures, sur un seul cœur.
    .game = Nom du jeu.
    .players = Nombre de joueurs.
    .rounds = Nombre de mesures.
