# The rules page. `body`: Markdown without HTML; `[words](#anchor)` leads to another section and `![words](name)` shows a
# picture: keep anchors and names as they are. Sections of cards, events, characters and tiles begin with their about-text.
# No line may begin with an asterisk or a bracket: bold words there stand between double underscores. In sections on the base
# game, what is about the expansion stands in a paragraph of its own that begins with "> __The Ladies:__", for readers to skip.

## Chapters

rules-start = Pour commencer
rules-phases = Un tour, phase par phase
rules-dice = Dés et influence
rules-actions = Actions
rules-end = Fin et décompte
rules-red-cards = Cartes Activité rouges
rules-white-cards = Cartes Activité blanches
rules-yellow-cards = Cartes Activité jaunes
rules-events = Événements
rules-characters = Personnages
rules-ladies = Les Dames de Troyes
rules-red-ladies-cards = Les Dames : cartes Activité rouges
rules-white-ladies-cards = Les Dames : cartes Activité blanches
rules-yellow-ladies-cards = Les Dames : cartes Activité jaunes
rules-ladies-events = Les Dames : événements
rules-ladies-characters = Les Dames : personnages
rules-purple-dice = Les Dames : dés violets
rules-ramparts = Les Dames : remparts
rules-more = Nombre de joueurs, variantes, secrets, valeurs

## Start here

rules-aim = But du jeu
    .body =
        Vous êtes à la tête d’une famille de la Troyes médiévale. Vos habitants travaillent dans les trois bâtiments principaux de la ville et lancent des dés pour vous : des rouges au **Palais**, des blancs à l’**Évêché**, des jaunes à l’**Hôtel de Ville**. Avec les dés, vous utilisez des cartes Activité, sur lesquelles vos habitants deviennent [hommes de métier](#tradesmen), vous construisez la cathédrale, vous écartez les événements qui menacent la ville et vous placez d’autres habitants.

        Tout le monde peut acheter les dés de tout le monde. Votre meilleur dé n’est jamais à l’abri.

        Tout cela rapporte des **points** ![points](points). Tout le monde commence à 0, et le nombre de points reste caché jusqu’à la fin. Après 4, 5 ou 6 tours (à deux, trois ou quatre), qui a le plus de points gagne.

        Le mieux est de lire ensuite : [Plateau et pièces](#pieces), [Déroulement de la partie](#round), [Groupes de dés](#groups), [À tour de rôle](#turns). Consultez le reste quand vous en avez besoin.

        > __Les Dames de Troyes__ est une [extension](#modules). Ce qui se présente ainsi la concerne : passez-le pour une première partie.
rules-pieces = Plateau et pièces
    .picture = Les quartiers de quatre joueurs autour du quartier neutre, avec leurs dés.
    .body =
        - Les **bâtiments principaux** ![Palais](palace) ![Évêché](bishopric) ![Hôtel de Ville](city-hall) ont 6 cases chacun, une pour chaque valeur d’un dé. Une case accueille un habitant au plus.
        - Les **quartiers** : chacun a le sien, et il y en a un neutre, gris. Vos dés se trouvent dans votre quartier.
        - Les **cartes Activité** occupent neuf places : trois rouges, trois blanches et trois jaunes. Dans chaque couleur, une carte est révélée à chacun des tours 1, 2 et 3.
        - La **cathédrale** ![cathédrale](cathedral) a 6 colonnes, une pour chaque valeur d’un dé, et 3 niveaux.
        - Les **événements** menacent la ville jusqu’à ce qu’on s’en débarrasse, avec des cubes sur leurs **bannières**. Ils forment une rangée, la **file**, qui commence par le [Maraudage](#event-marauding). Deux autres arrivent à chaque tour.
        - Les **personnages** sont des cartes secrètes. Chacun récompense quelque chose à la fin, par exemple le fait d’avoir beaucoup d’hommes de métier.
        - L’**agriculture** ![champs](fields) donne des deniers contre des dés jaunes.

        __Chacun a__ 12 **habitants** ![habitant](citizen) et autant de **cubes** ![cube](cube) que nécessaire, qui montrent qui a fait quoi : sur les événements, dans la cathédrale, sur les cartes. Vos habitants sont sur le plateau, dans votre **réserve personnelle**, d’où vous pouvez les placer, ou dans la **réserve générale**, d’où l’[influence](#recruit) les amène dans votre réserve personnelle. Les habitants **neutres** sont gris et ne sont à personne. Vos **adversaires** sont tous les autres.

        __L’argent__ se compte en **deniers** ![denier](denier). Vous le recevez de la banque, qui n’est jamais à court. L’**influence** ![influence](influence) va de 0 à 20 ; ce qui dépasserait est perdu.
rules-set-up = Mise en place
    .body =
        1. Le hasard décide qui commence.
        2. Chacun débute avec 5 deniers et 4 points d’influence.
        3. Chacun reçoit un [personnage](#characters), deux quand on joue à deux. Vous ne voyez que les vôtres. À la fin, **tout le monde** marque les points de tous les personnages en jeu.
        4. Des 27 cartes Activité, 9 sont en jeu : de chaque couleur, une pour chacun des tours 1, 2 et 3. Elles sont posées face cachée à leur place, et personne ne sait lesquelles ce sont avant qu’elles soient révélées.
        5. Le [Maraudage](#event-marauding) est le premier événement de la file.
        6. Chacun place ses [premiers habitants](#first-citizens). Les autres habitants sont dans la réserve générale : les réserves personnelles sont vides au départ.
rules-first-citizens = Premiers habitants
    .body =
        À deux, chacun place 6 habitants ; à trois, 5 ; à quatre, 4. Ils se placent un par un sur n’importe quelle case libre de n’importe quel bâtiment principal : d’abord du premier joueur au dernier, puis en sens inverse du dernier au premier, et ainsi de suite. Ces habitants se placent sans dés.

        À trois, 3 habitants neutres occupent ensuite les cases restantes ; à quatre, 2. À deux, 6 habitants neutres sont dès le départ sur les cases 2 et 5 de chaque bâtiment.
rules-round = Déroulement de la partie
    .body =
        Chaque tour comprend ces phases :

        1. [Nouvelles cartes Activité](#revealing), aux tours 1 à 3
        2. [Revenus et salaires](#income)
        3. [Lancer des dés](#workforce) : les habitants lancent leurs dés
        4. Les [événements](#events-come) arrivent et prennent effet, et il faut vaincre les [dés noirs](#black-dice)
        5. [Actions](#turns) : chacun agit à tour de rôle jusqu’à ce que tout le monde ait passé
        6. [Fin du tour](#round-end)

        « À tour de rôle » veut dire dans le sens horaire à partir du premier joueur. La partie dure 4 tours à deux, 5 à trois et 6 à quatre. Vient ensuite le [décompte final](#scoring).

## Phases

rules-revealing = Nouvelles cartes Activité
    .body =
        Au début des tours 1, 2 et 3, une carte Activité rouge, une blanche et une jaune sont révélées. Chacune est tirée parmi les trois cartes de sa couleur et de son tour. La section d’une carte dit à quel tour elle appartient ; sur le plateau, c’est un chiffre : I, II ou III. Les cartes restent jusqu’à la fin de la partie.

        > __Les Dames :__ si vous jouez avec les cartes des deux boîtes, chacune est tirée parmi six.
rules-income = Revenus et salaires
    .body =
        Chacun reçoit 10 deniers, puis paie pour chacun de ses propres habitants présents :

        - au Palais : 2 deniers,
        - à l’Évêché : 1 denier,
        - à l’Hôtel de Ville : rien.

        Les hommes de métier ne touchent pas de salaire. Si vous ne pouvez pas tout payer, vous perdez tous vos deniers et 2 points, quoi qu’il manque. Les points ne descendent jamais sous 0.
rules-workforce = Lancer des dés
    .body =
        Un dé est lancé pour chaque habitant sur une case d’un bâtiment principal : rouge au Palais, blanc à l’Évêché, jaune à l’Hôtel de Ville. Vos dés vont dans votre quartier, ceux des habitants neutres dans le quartier neutre. La valeur d’un dé n’a aucun rapport avec la case de l’habitant.
rules-events-come = Événements
    .body =
        1. Un événement rouge arrive au bout de la file, puis un blanc ou un jaune : la carte rouge dit lequel. Chacun est tiré parmi tous les événements de sa couleur qui ne sont pas encore venus.
        2. Tous les événements de la file prennent effet, du premier au dernier : ceux des tours précédents et ceux qui viennent d’arriver.

        Les événements rouges ajoutent des dés noirs : voir [Dés noirs](#black-dice). Les autres font le plus souvent perdre quelque chose à tout le monde. Là où l’on peut choisir ce que l’on perd, par exemple quel cube de la cathédrale, chacun choisit à tour de rôle. Si vous ne pouvez pas faire tout ce qu’un événement exige, vous faites ce que vous pouvez et perdez 2 points pour cet événement.

        Certains événements amènent un habitant neutre : on lance un dé, et l’habitant prend la case de cette valeur. Quiconque s’y trouve est [expulsé](#place). Le nouveau venu ne lance pas de dé à ce tour, car les dés sont déjà lancés.

        Un événement reprend effet à chaque tour jusqu’à ce qu’il soit [contré](#counter).

        > __Les Dames :__ si vous ne jouez qu’avec les six événements de l’extension, deux d’entre eux sont rouges, et plus aucun événement n’arrive à partir du tour 3.
rules-black-dice = Dés noirs
    .body =
        Tous les dés noirs ![dé noir](black-die) qu’ajoutent les événements de la file sont lancés ensemble, 6 au plus. Chacun les affronte ensuite à tour de rôle, en faisant plusieurs fois le tour de la table s’il le faut, jusqu’à ce qu’il n’en reste plus. Quand c’est à vous :

        1. Si les dés de votre quartier peuvent vaincre le dé noir restant **le plus fort**, ils le doivent. Choisissez des dés un par un jusqu’à ce que leur total soit au moins aussi élevé : de n’importe quelles couleurs, dans n’importe quel ordre, même ceux dont vous pourriez vous passer. **Les dés rouges comptent double.** Vous gagnez 1 point d’influence. Ces dés sont utilisés, et le surplus est perdu : un total ne bat jamais deux dés noirs.
        2. Vous pouvez ensuite vaincre de même le plus fort de ceux qui restent, ou arrêter. Arrêter ne coûte rien.
        3. Si tous vos dés ensemble ne suffisent même pas contre le premier dé noir de cette fois, ou si vous n’avez pas de dé, vous perdez 2 points et gardez vos dés, et ce dé noir s’en va.

        Chaque fois compte à part : ce que vous avez vaincu plus tôt ne vous épargne rien. Avant chaque dé noir, vous pouvez utiliser de l’[influence](#influence), mais ce n’est jamais obligatoire. On ne peut pas acheter de dés ici, et les cubes des cartes n’aident pas.

        Par exemple, contre un 5 noir, un 3 rouge suffit, puisqu’il compte 6. De même, un 4 blanc et un 1 jaune suffisent.

        __Exemple avec un deuxième passage :__ les dés noirs montrent 6, 5 et 3, et vous jouez à deux. Vous avez un 3 rouge et un 2 blanc. Le 3 rouge bat le 6. Le 2 blanc ne peut pas battre le 5 : vous arrêtez, et cela ne coûte rien. Votre adversaire bat le 5 avec un 5 jaune et arrête. C’est de nouveau à vous, et le 2 blanc ne peut pas battre le 3 : vous perdez 2 points, gardez le 2 blanc, et le 3 s’en va.

        > __Les Dames :__ avec les événements de l’extension, il y a 8 dés noirs au plus.
rules-turns = À tour de rôle
    .body =
        À tour de rôle, chacun fait une action avec un [groupe de dés](#groups) :

        - [activer une carte Activité](#activate),
        - [construire la cathédrale](#build),
        - [contrer un événement](#counter),
        - [placer un habitant](#place) dans un bâtiment principal,
        - utiliser l’[agriculture](#harvest),

        ou [passe](#pass). Avant d’agir ou de passer, vous pouvez utiliser de l’[influence](#influence) aussi souvent que vous voulez. Si aucune action n’est possible, vous devez passer.

        Cela continue jusqu’à ce que tout le monde ait passé ou qu’il n’y ait plus de dé dans aucun quartier. Si quelqu’un prend le dernier dé avant que vous ayez passé, la phase est finie, et vous ne gagnez rien pour passer. Si les autres ont passé, vous pouvez agir plusieurs fois de suite.

        > __Les Dames :__ avec les remparts, vous pouvez aussi [déplacer le garde](#guard), et vos adversaires peuvent répondre à ce que vous faites avec les cubes de leurs [tuiles](#tiles). Votre action a lieu ensuite.
rules-round-end = Fin du tour
    .body =
        1. Chacun prend les deniers payés pour ses dés pendant ce tour.
        2. Les habitants expulsés retournent dans les réserves personnelles de leurs propriétaires.
        3. Les dés restants sont rangés.
        4. Le voisin de gauche du premier joueur devient premier joueur.

## Dice and influence

rules-groups = Groupes de dés
    .body =
        La plupart des actions prennent un **groupe** de 1 à 3 dés d’une même couleur : rouges pour les cartes rouges, et ainsi de suite. La somme de leurs valeurs est le **total**.

        Ce que rapporte une action dépend du total. Une carte qui dit « 1 activation par tranche de 3 » fait ce qui y est écrit une fois pour chaque tranche complète de 3, et le reste est perdu. Chacune de ces fois est une **activation**. Les événements disent quelle tranche il faut pour un cube, l’agriculture pour un denier. Sur le plateau, cela se lit comme un dé avec « ÷3 », et 3 est le **diviseur**.

        Par exemple, un 6 rouge et un 5 rouge ont un total de 11. Par tranche de 3, cela fait 3 activations, et le reste, 2, est perdu.

        - Les dés de votre quartier sont gratuits ; ceux d’autres quartiers [coûtent des deniers](#prices).
        - Vous pouvez ajouter plus de dés que nécessaire, 3 au plus.
        - Le total doit suffire pour une activation, un cube ou un denier, et vous devez pouvoir payer tout ce que l’action coûte.
        - Pour placer un habitant, vous prenez un seul dé. À la cathédrale, chaque dé compte pour lui-même.
        - Un [cube](#helping-cubes) d’une carte peut aider le groupe.

        Les dés quittent leur quartier dès que vous les choisissez, et sont alors utilisés.
rules-prices = Dés d’autres quartiers
    .body =
        Vous pouvez acheter n’importe quels dés des autres quartiers et du quartier neutre, même ceux des personnes qui ont passé. Personne ne peut refuser. Le prix dépend de la taille du groupe entier, vos dés compris :

        | dés du groupe | chaque dé acheté coûte |
        |---|---|
        | 1 | 2 deniers |
        | 2 | 4 deniers |
        | 3 | 6 deniers |

        Par exemple, avec un dé à vous et deux à d’autres, le groupe compte 3 dés : vous payez 6 deniers pour chacun des deux, 12 en tout.

        Ce que vous payez à quelqu’un reste dans son quartier et ne lui revient qu’à la [fin du tour](#round-end), pas avant. Ce que vous payez pour les dés neutres va à la banque.

        > __Les Dames :__ les dés violets ne s’achètent pas.
rules-influence = Influence
    .body =
        Vous gagnez de l’influence ![influence](influence) pour des cubes sur les événements, pour des cubes dans la cathédrale, pour les dés noirs que vous vainquez, et par des cartes. Vous en avez 20 au plus.

        Avant une action, ou avant d’affronter un dé noir, vous pouvez l’utiliser pour :

        - [relancer un dé](#reroll) : 1 point d’influence,
        - [recruter un habitant](#recruit) : 2 points d’influence,
        - [retourner des dés](#turn-over) : 4 points d’influence,

        autant de fois que vous pouvez payer, dans n’importe quel ordre.
rules-reroll = Relancer un dé
    .body =
        Pour 1 point d’influence, relancez un dé de votre quartier. Les dés que vous achetez ne peuvent pas être relancés.
rules-recruit = Recruter un habitant
    .body =
        Pour 2 points d’influence, amenez un de vos habitants de la réserve générale dans votre réserve personnelle, s’il en reste un.
rules-turn-over = Retourner des dés
    .body =
        Pour 4 points d’influence, retournez 1, 2 ou 3 dés de votre quartier sur la face opposée : un 1 devient un 6, un 2 un 5, un 3 un 4, et inversement. Les dés que vous achetez ne peuvent pas être retournés.

        > __Les Dames :__ une des tuiles de la [porte II](#tile-ii-b) retourne des dés achetés.

## Actions

rules-activate = Activer une carte Activité
    .picture = Une carte Activité : ce qu’elle fait, le diviseur d’une activation (après ÷), les emplacements pour hommes de métier avec leurs points, et le coût d’un homme de métier.
    .body =
        Prenez un groupe de dés de la couleur de la carte. Il vous faut un [homme de métier](#tradesmen) sur la carte, ou vous en placez un dans la même action.

        1. Choisissez les dés. La carte dit quelle tranche du total donne une activation.
        2. Payez les dés achetés, et le nouvel homme de métier.
        3. Les activations se suivent. Si chacune coûte quelque chose, vous choisissez combien vous en faites, au moins une.

        - La plupart des cartes ont un effet immédiat. Celles qui comptent des dés comptent ceux qui restent : les dés du groupe sont partis.
        - Une carte qui compte quelque chose peut être activée même s’il n’y a rien à compter.
        - Les cubes pour les [événements](#counter) ou la cathédrale se placent un par un : après le premier, vous pouvez arrêter.
        - Les cartes avec ![différée](later) reçoivent un cube par activation : voir [Cubes qui aident](#helping-cubes).

        > __Les Dames :__ pour les cartes mixtes et celles qui comptent à la fin, voir [Cubes sur les cartes](#cubes-on-cards).
rules-tradesmen = Hommes de métier
    .body =
        La première fois que vous activez une carte, vous payez le prix d’un homme de métier et placez un habitant de votre réserve personnelle sur le premier emplacement libre de la carte : c’est votre **homme de métier** ![homme de métier](tradesman). Ensuite, vous pouvez activer la carte sans en payer un autre. Une carte a un emplacement pour chacun, et vous pouvez avoir un homme de métier sur chaque carte. Les hommes de métier y restent.

        À la [fin](#scoring), les deux premiers emplacements d’une carte rapportent leurs points, les autres rien.

        Si votre réserve personnelle est vide, un de vos habitants des bâtiments principaux devient homme de métier : c’est vous qui choisissez. Sa case devient libre. Le dé qu’il a lancé à ce tour reste, mais il n’en lance plus aux tours suivants. Un habitant expulsé ne peut pas le devenir. Si vous n’avez personne ni dans la réserve ni dans les bâtiments, vous ne pouvez pas activer de nouvelle carte.

        Au départ, toutes les réserves personnelles sont vides. Votre premier homme de métier vient donc d’un bâtiment et vous coûte un dé à chaque tour suivant, sauf si vous [recrutez](#recruit) un habitant avant l’action.
rules-helping-cubes = Cubes qui aident un groupe
    .body =
        Les cartes avec le signe ![différée](later) n’agissent pas tout de suite : chaque activation place un de vos cubes sur la carte. Dans une action ultérieure, un tel cube peut aider votre groupe de dés comme la carte le dit, puis il est utilisé.

        - Dans une action, **un seul** de ces cubes peut aider.
        - Il aide les groupes de la couleur que dit sa carte, ou de n’importe quelle couleur si la carte n’en dit aucune.
        - Il aide pour les cartes, les événements et l’agriculture, et à la cathédrale sauf si sa carte l’interdit.
        - Il n’aide à [placer un habitant](#place) que si sa carte le dit.
        - Pour utiliser un cube, vous n’avez plus besoin d’un homme de métier sur sa carte.
        - Certains cubes changent les dés que vous pouvez utiliser : ceux du [Milicien](#card-militia), du [Moine](#card-monk), du [Templier](#card-templar) et de la [Dîme](#card-tithing). Ils doivent venir avant le premier dé. Les autres peuvent venir à tout moment avant que le groupe soit complet.
        - Un cube peut faire compter un dé plus de 6, comme celui de la Confession. Un tel dé ne peut placer ni cube dans la cathédrale ni habitant : il n’y a ni colonne ni case au-delà de 6.
        - Aucun cube de carte n’aide contre les dés noirs.

        > __Les Dames :__ les cubes de l’Herboriste et du Maître du Temple doivent eux aussi venir avant le premier dé. Aucun cube de carte n’aide pour le garde.
rules-build = Construire la cathédrale
    .picture = Six colonnes et trois niveaux. Au-dessus d’une colonne, son influence.
    .body =
        Prenez un groupe de 1 à 3 dés blancs. Chaque dé place un de vos cubes ![cube](cube) sur le plus bas niveau libre de la colonne de sa valeur. Une colonne dont les 3 niveaux sont pris est pleine, et un dé dont le cube n’a pas de place ne peut pas rejoindre le groupe.

        Chaque cube rapporte 1 point, et 1 point d’influence dans les colonnes 1, 2 et 3, ou 2 dans les colonnes 4, 5 et 6.

        À la fin, vous perdez 2 points pour chacun des 3 niveaux sans cube à vous.

        > __Les Dames :__ le [Maître d’œuvre](#card-master-builder) ajoute un quatrième niveau.
rules-counter = Contrer un événement
    .picture = Maraudage : le diviseur pour un cube (après ÷), deux bannières avec leur influence, et les points pour le plus de cubes et pour le deuxième rang.
    .body =
        Choisissez un événement de la file et prenez un groupe de dés de la couleur qu’il demande. C’est le plus souvent la sienne, mais le [Maraudage](#event-marauding), événement rouge, demande des dés jaunes, et le [Conflit de succession](#event-succession-conflict), événement jaune, des dés rouges. L’événement dit quelle tranche du total donne un cube. Placez vos cubes sur ses **bannières**, les places pour cubes, en partant de la gauche ; chaque bannière vous rapporte l’influence que dit l’événement. Les cubes au-delà de la dernière bannière sont perdus.

        Certaines cartes rouges placent aussi des cubes sur les événements, avec la même influence.

        Quand toutes les bannières sont couvertes, l’événement est **contré** :

        1. Qui a le plus de cubes gagne le premier nombre de points, le deuxième gagne le second. Les ex æquo partagent les points de leur rang, arrondis à l’inférieur. Si plusieurs partagent le premier rang, personne ne reçoit le second nombre : avec 5 et 1, deux d’entre eux gagnent 2 chacun. Deux ex æquo au deuxième rang partagent 1 point, et ne gagnent donc rien. Sans adversaire sur l’événement, on reçoit seulement le premier.
        2. Qui a le plus de cubes remporte la carte Événement. Elle ne rapporte rien par elle-même, mais [Henri Ier](#character-henry-i) compte ces cartes. En cas d’égalité, elle va à celui des ex æquo dont le cube est le plus à gauche.
        3. Les cubes retournent à leurs propriétaires, et l’événement quitte la file.

        Seul le [Maraudage](#event-marauding) reste dans la file, avec des bannières vides, et personne ne remporte sa carte, sauf avec la variante [Départ du Maraudage](#marauding-leaves).

        À la [fin de la partie](#scoring), chaque événement de la file qui porte un cube à vous rapporte 1 point.
rules-place = Placer un habitant
    .picture = Le Palais : un habitant sur chaque case, et le dé qui prend la case. Chacun de vos habitants ici coûte 2 deniers par tour.
    .body =
        Prenez un dé : rouge pour le Palais, blanc pour l’Évêché, jaune pour l’Hôtel de Ville. Placez un habitant ![habitant](citizen) de votre réserve personnelle sur la case de la valeur du dé.

        Quiconque s’y trouve, même un des vôtres, est **expulsé** : il quitte la case et reste couché dans le bâtiment jusqu’à la [fin du tour](#round-end). Il retourne alors dans la réserve personnelle de son propriétaire, ou quitte le plateau s’il est neutre. Il ne lance donc pas de dé au tour suivant et ne coûte pas de salaire. Les dés déjà lancés restent.

        Avec une réserve personnelle vide, cette action est impossible : [recrutez](#recruit) d’abord. Un [cube d’une carte](#helping-cubes) n’aide ici que si la carte le dit.
rules-harvest = Agriculture
    .body =
        Prenez un groupe de 1 à 3 dés jaunes. Vous gagnez 1 denier par tranche de 2 du total : 5 deniers pour un total de 11.
rules-pass = Passer
    .body =
        Vous gagnez 2 deniers et ne faites plus d’action pendant ce tour. Chaque fois que ce serait à vous de jouer tant que d’autres agissent encore, vous gagnez 1 denier de plus.

## End and scoring

rules-scoring = Décompte final
    .body =
        Après le dernier tour, tous les personnages sont révélés, et chacun marque :

        1. 1 point pour chaque événement de la file avec au moins un de ses cubes,
        2. les points des premiers et deuxièmes emplacements où il a des hommes de métier,
        3. les points de **tous les personnages en jeu**, quel que soit leur détenteur. D’un personnage, seul compte le plus haut palier atteint : pour [Hugues de Payns](#character-hugues-de-payns), 7 points d’influence rapportent 3 points, et non 1 et 3.

        Enfin, on perd 2 points pour chaque niveau de la cathédrale sans cube à soi, sans jamais descendre sous 0.

        Qui a le plus de points gagne. Rien ne départage les ex æquo : ils se partagent la victoire.

        __Totaux habituels :__ à quatre, les bots de niveau Novice marquent 14 points en moyenne, ceux de niveau Connaisseur 38.

        > __Les Dames :__ les cubes sur l’[Ermite](#card-hermit), le [Fort](#card-fort), la [Princesse](#card-princess) et la tuile de la porte IV des remparts comptent aussi.
rules-points = Points
    .body =
        Les points ![points](points) viennent de la cathédrale, des événements contrés, des cartes et du [décompte final](#scoring). Vous perdez des points quand vous ne pouvez pas payer les salaires, faire tout ce qu’un événement exige ou vaincre un dé noir. Vous n’en avez jamais moins de 0.

        Le nombre de points de chacun reste caché jusqu’à la fin. Chaque gain et chaque perte se voient : qui les retient tous connaît le total, mais la table ne l’affiche pas.
rules-deniers = Deniers
    .body =
        Les deniers ![denier](denier) paient les salaires, les hommes de métier et les dés. Vous en recevez comme revenus, grâce à l’agriculture et aux cartes, quand vous passez, et pour les dés que d’autres vous achètent, payés à la [fin du tour](#round-end).

## Before the activity cards

rules-printed-cards = Ce qu’il y a sur les cartes
    .body =
        Ce sont les cartes du vrai jeu. Ce qu’elles font est le plus souvent établi. La plupart de leurs nombres ne le sont pas et sont estimés ici : sous chaque carte, ≈ ou ◐ dit lesquels. Voir [Valeurs qu’aucun document ne donne](#values).

## In the sections of activity cards and events

# kind: what becomes of the cubes that activations place on the card, if they do
about-card-of-round =
    { $kind ->
        [delayed] Carte différée du tour { $round }. Chaque activation place ici un de vos cubes, pour plus tard.
        [mixed] Carte mixte du tour { $round }. En une action, vous placez ici des cubes ou vous en retirez.
        [to-end] Carte du tour { $round }. Ses cubes restent jusqu’à la fin de la partie.
       *[immediate] Carte du tour { $round }. Son effet est immédiat.
    }
# deck: red ones say which colour comes after them; first: the event that is there from the start
about-event-card =
    { $deck ->
        [first] { about-banners } L’événement est dans la file dès le départ.
        [red-white] { about-banners } Événement rouge : un blanc vient après lui.
        [red-yellow] { about-banners } Événement rouge : un jaune vient après lui.
        [white] { about-banners } Événement blanc.
       *[yellow] { about-banners } Événement jaune.
    }
# A whole sentence
about-banners =
    { $banners ->
        [one] { $banners } bannière.
       *[other] { $banners } bannières.
    }
