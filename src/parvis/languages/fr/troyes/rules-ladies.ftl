# The rules page: The Ladies of Troyes, variants and what else there is to say. See rules.ftl.

## Ramparts

rules-guard = Déplacer le garde
    .picture = Les remparts autour des quartiers, avec une tuile extérieure à chaque porte.
    .body =
        Chacun a un **garde** ![garde](helmet) sur les remparts. Les gardes partent de la case 0. Les portes I à IV sont sur les cases 5, 10, 15 et 20. Vous avez atteint une porte quand votre garde s’y trouve ou l’a dépassée. À la porte IV, le chemin s’arrête.

        Déplacer le garde s’ajoute aux actions possibles. Prenez un dé de n’importe quelle couleur, à vous ou acheté pour 2 deniers. Les cubes des cartes ne peuvent pas aider. Sa valeur est le nombre de vos **points d’action**. Vous pouvez en acheter d’autres pour 1 denier chacun, jusqu’à 6 en tout.

        Pour chaque point d’action, dans n’importe quel ordre :

        - avancez votre garde d’une case, ou
        - placez un de vos cubes sur la [tuile extérieure](#tiles) d’une porte que vous avez atteinte, y compris avec ce même dé.

        Dans une telle action, vous ne pouvez placer qu’un cube par tuile. Au moins un point doit être utilisé ; les autres peuvent rester inutilisés.
rules-tiles = Tuiles extérieures
    .body =
        À chaque porte se trouve une **tuile extérieure** parmi quatre, tirée avant le placement des premiers habitants. Vous y [placez des cubes](#guard) dès que vous avez atteint la porte. Le moment venu, même quand c’est à d’autres de jouer, vous pouvez dépenser un de vos cubes pour appliquer ce que dit la tuile.

        - Chaque fois que quelqu’un joue, vous pouvez utiliser un cube d’une carte et dépenser des cubes de tuiles différentes, mais jamais deux de la même tuile.
        - Pendant que les [événements](#events-come) prennent effet et que les dés noirs sont vaincus, cette limite ne s’applique pas.
        - Les tuiles de la porte IV rapportent des points.
rules-tile-i-a = Porte I : quand on achète vos dés
    .body =
        Une fois pour chaque action dans laquelle un adversaire vous achète des dés, y compris pour le garde. Les dés qu’une carte procure gratuitement ne sont pas achetés.
rules-tile-i-b = Porte I : quand on utilise vos cartes
rules-tile-i-c = Porte I : placer des habitants
rules-tile-i-d = Porte I : agriculture
rules-tile-ii-a = Porte II : échanger des dés
    .body =
        Le quartier neutre est l’un des quartiers. Les dés gardent leur valeur et appartiennent désormais à leur nouveau quartier.
rules-tile-ii-b = Porte II : retourner des dés achetés
    .body =
        Le dé peut être neutre, et il peut servir au garde ou à placer un habitant. Il rejoint votre groupe aussitôt. Les dés qu’une carte procure gratuitement ne sont pas achetés.
rules-tile-ii-c = Porte II : se protéger
    .body =
        Contre un dé noir, cela compte comme une victoire : vous gagnez 1 point d’influence. Parmi les événements, cela vous épargne la Sécheresse, la Guerre civile, l’Hérésie, l’Hiver rigoureux et l’Interruption des travaux. Vous pouvez utiliser plusieurs cubes dans une phase.
rules-tile-ii-d = Porte II : déplacer des cubes
    .body =
        C’est possible après avoir activé une carte différée ou une carte mixte. Un de vos cubes quitte cette tuile et va sur cette carte, sur une autre carte révélée qui garde des cubes, ou sur une autre tuile. Il devient alors un cube comme ceux qui s’y trouvent. Vous n’avez pas besoin d’homme de métier là où il va. Vers l’[Éleveur](#card-breeder), cela coûte 3 deniers.
rules-tile-iii-yellow = Porte III : un dé jaune de plus
    .body =
        Il est lancé et va dans votre quartier, où vous pouvez l’utiliser à tout moment. La réserve en contient un tant que tous les quartiers réunis comptent moins de 6 dés jaunes. Le dé avec lequel vous placez un cube ici ne peut pas être jaune.
rules-tile-iii-white = Porte III : un dé blanc de plus
    .body =
        Il est lancé et va dans votre quartier, où vous pouvez l’utiliser à tout moment. La réserve en contient un tant que tous les quartiers réunis comptent moins de 6 dés blancs. Le dé avec lequel vous placez un cube ici ne peut pas être blanc.
rules-tile-iii-red = Porte III : un dé rouge de plus
    .body =
        Il est lancé et va dans votre quartier, où vous pouvez l’utiliser à tout moment. La réserve en contient un tant que tous les quartiers réunis comptent moins de 6 dés rouges. Le dé avec lequel vous placez un cube ici ne peut pas être rouge.
rules-tile-iii-purple = Porte III : encore le dé violet
    .body =
        Il est relancé et va dans votre quartier. Le dé avec lequel vous placez un cube ici ne peut pas être violet. Cette tuile n’est en jeu qu’avec les [dés violets](#purple).
rules-tile-iv-a = Porte IV : points pour des cubes
    .body =
        Une fois par action, quel que soit le nombre de cubes placés.
rules-tile-iv-b = Porte IV : le plus de cubes
    .body =
        Les points que partagent des ex æquo sont ceux de leur rang, arrondis à l’inférieur : deux personnes à égalité pour le plus de cubes marquent 4 points chacune, et la suivante est troisième. Sans cube, vous ne marquez rien.
rules-tile-iv-c = Porte IV : points pour l’arrivée et les cubes
rules-tile-iv-d = Porte IV : points pour l’ordre d’arrivée

## Purple dice

rules-purple = Dés violets
    .body =
        À chaque tour, un dé violet est lancé pour chacun, avec les dés des habitants. Il ne demande ni habitant ni salaire.

        - Seul son propriétaire peut l’utiliser. Il ne peut être ni acheté, ni pris, ni échangé.
        - Quand vous l’utilisez, il est de la couleur du groupe. Contre un dé noir, il est rouge et compte double.
        - Tant qu’il est dans votre quartier, il n’a pas de couleur : les cartes qui comptent des dés d’une couleur l’ignorent. La [Procession](#card-procession), qui compte tous les dés, non.
        - L’influence peut le relancer et le retourner.

## What cards and events leave open

rules-character-thibaut-ii =
    .body =
        Les deniers payés pour vos dés pendant le dernier tour comptent : la [fin du tour](#round-end) vient d’abord.
rules-character-chretien-de-troyes =
    .body =
        Les habitants expulsés ne comptent pas, même ceux du dernier tour.
rules-card-apprenticeship =
    .body =
        Il n’aide pas non plus à placer un habitant.
rules-card-miller =
    .body =
        Les habitants expulsés ne comptent pas.
rules-card-archer =
    .body =
        Le cube du premier lancer réussi doit être placé. Ensuite, vous pouvez arrêter.
rules-card-tithing =
    .body =
        Chaque autre quartier donne un dé au plus, et aucun autre dé ne peut être acheté. Le groupe reste limité à 3 dés.
rules-card-chief-templar =
    .body =
        Chaque autre quartier donne un dé au plus à ce prix, et aucun autre ne peut être acheté.
rules-card-templar =
    .body =
        Aucun autre dé ne peut s’ajouter à ce dé. Si vous l’achetez, il coûte 2 deniers.
rules-card-monk =
    .body =
        Un 4 blanc, par exemple, devient trois 4 jaunes, soit un total de 12. Aucun autre dé ne peut s’ajouter à ce dé. Si vous l’achetez, il coûte 2 deniers.
rules-card-herbalist =
    .body =
        Aucun autre dé ne peut s’ajouter à ce dé. Si vous l’achetez, il coûte 2 deniers.
rules-card-confession =
    .body =
        Quand elle aide à placer un habitant, un 3 rouge prend la case 5. Un 5 ou un 6 rouge est inutilisable, faute d’une telle case.
rules-card-preacher =
    .body =
        Il s’utilise avec des groupes de deux ou trois dés. Vous choisissez une des valeurs que montrent ses dés quand le groupe est complet. À la cathédrale, tous ces dés vont alors dans une même colonne.
rules-card-augustine =
    .body =
        Le cube ne coûte rien lui-même, mais compte dans la taille du groupe, et donc dans le [prix](#prices) des dés achetés.
rules-card-recruiter =
    .body =
        Le cube ne coûte rien lui-même, mais compte dans la taille du groupe, et donc dans le [prix](#prices) des dés achetés.
rules-card-distiller =
    .body =
        Ce dé peut être violet.
rules-card-viticulturist =
    .body =
        Le dé ne peut être ni neutre ni violet. Il compte dans la taille du groupe, et donc dans le [prix](#prices) des dés achetés.
rules-card-executioner =
    .body =
        Si plusieurs adversaires en ont le plus, vous choisissez l’un d’eux. Si aucun n’en a, vous n’avez que le premier gain d’influence.
rules-card-fort =
    .body =
        Les dés faibles sont ceux de 1, 2 et 3. Les points et l’influence se gagnent aussitôt. À la fin, les ex æquo partagent les points, arrondis à l’inférieur. Un cube en réserve qui change des valeurs les change ici aussi ; un dé qu’il multiplie compte comme autant de dés de sa propre valeur ; un cube qui ne fait qu’ajouter au total n’a aucun effet.
rules-card-princess =
    .body =
        Les ex æquo partagent les points, arrondis à l’inférieur.
rules-card-hermit =
    .body =
        Les cubes de tout le monde comptent. Aucun cube ne rapporte moins de 0. Par exemple, avec 2 cubes à vous et 1 cube d’un adversaire, chacun des vôtres rapporte 6 points.
rules-card-banker =
    .body =
        Ce sont les deniers qu’il vous reste après avoir payé les dés et l’homme de métier qui comptent.
rules-card-breeder =
    .body =
        Vous payez les deniers pour chaque cube que vous placez.
rules-card-master-builder =
    .body =
        Le cube va au plus bas niveau libre, et au quatrième seulement si les trois inférieurs sont pris. Il rapporte 1 point et l’influence de sa colonne. Les dés de l’action [Construire la cathédrale](#build) n’atteignent jamais le quatrième niveau. Dès que cette carte est révélée, utilisée ou non, chaque personne sans cube au quatrième niveau perd 2 points à la fin.
rules-card-scout =
    .body =
        Pour chaque activation, vous choisissez les événements où placer des cubes, dans n’importe quel ordre. Au moins un cube doit être placé en tout.
rules-card-catapult =
    .body =
        Ce qui ne tient pas sur l’événement est perdu. Chaque cube que vous retirez peut aller à un autre événement.
rules-event-chief-outlaw =
    .body =
        Il n’ajoute lui-même aucun dé noir. Avec des [dés](#counter), il se contre comme toujours.
rules-event-excommunication =
    .body =
        Vous choisissez l’événement. Votre cube le plus à droite s’en va, et les cubes suivants avancent.
rules-event-interruption-of-work =
    .body =
        Vous choisissez le cube. Les cubes situés plus haut restent ; le prochain cube de cette colonne prend la plus basse place libre.
rules-event-harsh-winter =
    .body =
        Vous choisissez la carte ou la tuile. Si vous n’avez aucun cube à retirer, vous ne perdez pas de points non plus.
rules-event-uprising =
    .body =
        Le dé décide : 1 ou 2 pour l’Évêché, 3 ou 4 pour le Palais, 5 ou 6 pour l’Hôtel de Ville. S’il y a sept habitants pour les six cases, le hasard décide qui est expulsé. Les dés de ce tour restent.
rules-event-grey-monk =
    .body =
        Le dé décide : 1 ou 2 pour le blanc, 3 ou 4 pour le rouge, 5 ou 6 pour le jaune. Parmi les emplacements à égalité de points, l’homme de métier neutre prend celui de la carte du tour le plus ancien. Il ne prend jamais un emplacement sans points. Une carte qui le porte a un emplacement de plus : il y a donc de la place pour l’homme de métier de chacun. Il reste quand l’événement est contré.
rules-event-possession =
    .body =
        Cela n’a lieu qu’une fois, quand l’événement arrive, avant l’effet des autres événements. À tour de rôle, chacun donne un habitant de sa réserve personnelle, un homme de métier ou un habitant d’un bâtiment principal, à son choix. La place qu’il quitte est libre. Avec une réserve personnelle vide, vous pouvez payer l’influence même si vous avez des hommes de métier ou des habitants dans les bâtiments. Si vous n’avez personne à donner et ne payez pas l’influence, vous perdez 2 points.

        Pour chaque cube que vous placez ici, un habitant retourne dans la réserve personnelle de son propriétaire : d’abord le vôtre, puis celui de votre choix. Quand l’événement est contré, tous y retournent.

## The Ladies of Troyes as a whole

rules-modules = Ce qu’apporte l’extension
    .body =
        Les Dames de Troyes est une extension. Elle se compose de modules, que chaque table combine à son gré :

        - **Personnages** : trois nouveaux s’ajoutent aux six ; un de plus peut être [visible](#open-character) de tous.
        - **Cartes Activité** : 27 nouvelles, qui remplacent les 27 du jeu de base ou s’y mélangent. Certaines gardent des [cubes](#cubes-on-cards) d’une manière nouvelle.
        - **Événements** : six nouveaux se mélangent à ceux du jeu de base, ou les remplacent. Deux dés noirs de plus les accompagnent.
        - [Dés violets](#purple) : un dé à vous que personne ne peut acheter.
        - [Remparts](#guard) : un garde à déplacer, et des tuiles qui vous aident.
        - [Tournoi](#tournament) : une variante pour le dernier tour.

        Toutes les autres règles restent les mêmes.

rules-cubes-on-cards = Cubes sur les cartes
    .body =
        __Cartes mixtes__ ![mixte](mixed) : en une action, vous placez des cubes sur la carte ou vous en retirez des vôtres, un par activation ; vous choisissez combien. Pour chaque cube retiré, vous gagnez ce que dit la carte. Un [cube en réserve](#helping-cubes) d’une autre carte peut aider le groupe.

        __Cartes qui comptent à la fin__ ![à la fin](to-end) : les cubes y restent et comptent au [décompte final](#scoring).

        Les autres cubes sur les cartes ne rapportent rien.

## Players, variants, secrets, values

rules-two-players = À deux
    .body =
        - La partie dure 4 tours.
        - Chacun a 2 personnages et place 6 habitants. Avant cela, des habitants neutres sont placés sur les cases 2 et 5 de chaque bâtiment principal.
        - Il y a deux quartiers de joueurs et le quartier neutre.
        - La variante [Tournoi](#tournament) n’est pas possible.

        À trois, il y a 5 tours et 5 premiers habitants ; à quatre, 6 tours et 4 premiers habitants.
rules-open-character = Personnage visible
    .body =
        Avec cette option, un des personnages que personne n’a est révélé avant le placement des premiers habitants. Tout le monde en marque les points comme pour les autres en jeu : avec lui, il y a 5 personnages à deux ou à quatre, et 4 à trois.
rules-tournament = Tournoi
    .body =
        À trois ou à quatre. À la fin de l’avant-dernier tour, le voisin de droite du premier joueur devient premier joueur, et le dernier tour se joue entièrement dans le sens antihoraire.
rules-placing = Qui est expulsé
    .body =
        Dans les trois bâtiments, quiconque se trouve sur la case du dé est [expulsé](#place), et personne d’autre ne bouge. Le jeu imprimé est peut-être différent : certaines sources parlent d’habitants d’abord poussés de case en case, mais aucune ne dit de quelle case à quelle autre. La variante [Habitants poussés](#sliding) est ce qui s’approche le plus de ce qu’elles racontent.
rules-sliding = Habitants poussés
    .body =
        Avec cette variante, un habitant qui perd sa case descend d’une case dans le bâtiment. Quiconque s’y trouve descend d’une case à son tour, et ainsi de suite, jusqu’à ce que l’un d’eux trouve une case libre. Seul l’habitant poussé hors de la case 1 est expulsé.
rules-marauding-leaves = Départ du Maraudage
    .body =
        Avec cette variante, le Maraudage quitte la file pour de bon quand il est contré, et qui a le plus de cubes remporte sa carte.
rules-hidden = Visible et caché
    .body =
        __Visible :__ habitants, dés, cubes, deniers, influence, cartes et événements arrivés, et qui a remporté quel événement.

        __Caché jusqu’à la fin :__ les personnages des autres, et le nombre de points de chacun ; gains et pertes se voient au moment où ils arrivent.

        __Personne ne sait__ quelles cartes et quels événements viendront, ni ce que montreront les dés. Le hasard peut être vérifié après la partie : chaque partie terminée montre sa donne et ses lancers.
rules-values = Valeurs qu’aucun document ne donne
    .body =
        Aucun document suivi par ces règles ne montre ce qui est imprimé sur les cartes. De nombreux prix, nombres et points des cartes Activité, la plupart des nombres des événements, les paliers des personnages de base et les cases des portes sont **estimés** : choisis pour que le jeu soit jouable et s’accorde avec tout ce que l’on sait. Ce que font les cartes est le plus souvent établi.

        Une version des règles et de ces valeurs s’appelle un **règlement**, et une partie garde celui avec lequel elle a commencé. Ces pages décrivent le règlement 3.

        Les événements Brigands, Siège, Invasion, Raid, Mutinerie, Grande Compagnie, Dispute théologique et Émeute ont des noms qu’aucune source ne donne : ils ont été inventés ici.

        Qui possède le jeu peut corriger chaque valeur dans un fichier de données, comme le dit la documentation de Parvis.
