# The manual: markets, streets and messages. What a message gives stands in about.ftl, before these words.

rules-carriages = Calèches et lettres

rules-markets = Marchés et rues
    .body =
        Les calèches ne s’arrêtent qu’aux marchés, et des rues mènent d’un marché à l’autre.

        Chaque quartier a 5 marchés. Sa calèche part du marché central, qui n’a jamais de lettre. Les 4 autres sont au bord, et chacun commence avec une lettre. L’image du [plateau](#board) montre où :

        | marché | où il se trouve |
        |---|---|
        | Marché central | au centre du quartier |
        | Parvis | la place devant Notre-Dame, là où le quartier touche celui de droite |
        | Porte | à l’extrémité extérieure de la limite avec le quartier de gauche |
        | Quai | au bord extérieur, vers la droite |
        | Pont | au bord extérieur, vers la gauche |

        De chaque marché de votre quartier, des rues mènent à ceux de ce tableau. (Vu de n’importe quel autre quartier, c’est pareil.) « Gauche » désigne le quartier de votre voisin de gauche, « droite » celui de votre voisin de droite.

        | depuis votre | dans votre quartier | à gauche | à droite |
        |---|---|---|---|
        | marché central | parvis, porte, quai, pont | parvis | porte |
        | parvis | marché central | parvis | marché central, parvis, porte |
        | porte | marché central, pont | marché central, parvis, quai | – |
        | quai | marché central, pont | – | porte |
        | pont | marché central, porte, quai | – | – |

        - Aller d’un marché au suivant, c’est avancer de 1 marché, quelle que soit la longueur de la rue. Un coin de rue sans marché n’est pas un arrêt et ne compte pas.
        - Rien ne bloque une rue ou un marché. Une calèche peut emprunter deux fois la même rue en un seul déplacement.

rules-messages = Lettres
    .body =
        Une lettre vous donne du prestige, et la plupart vous donnent quelque chose en plus.

        | lettre | vous gagnez |
        |---|---|
        | ![pièce](coin) | 1 point de prestige et 1 pièce |
        | ![cube](marker) | 2 points de prestige et 1 cube de la réserve générale |
        | ![rat](rat) | 3 points de prestige, et votre rat recule de 1 case |
        | ![prestige](prestige) | 4 points de prestige |

        Chacun des 4 types porte le nom de son image : lettres « pièce », « cube », « rat » et « prestige ».

        1. Si votre [calèche](#carriage-house) s’est déplacée et s’arrête près d’une lettre, vous pouvez la prendre ou la laisser. [Sa couleur](#message-colours) doit être permise.
        2. Si vous la prenez, vous recevez aussitôt tout ce qu’elle indique, et non une partie au choix.
        3. Gardez-la. Elle compte pour les couleurs que vous pourrez prendre ensuite, et pour l’[avocat](#person-advocate).

        Chaque couleur a une lettre de chaque type. Aucune nouvelle lettre n’arrive : un marché dont la lettre a été prise reste vide.

        Le [parc](#park) ajoute son bonus une fois à chaque lettre. Ce qui est impossible est ignoré : un rat sur 0 y reste, et si la réserve générale est vide, vous ne prenez pas de cube.

rules-message-colours = Quelle lettre vous pouvez prendre
    .body =
        Prenez une lettre de chaque couleur avant une deuxième de l’une d’elles, deux de chaque avant une troisième, et ainsi de suite.

        Plus précisément : vous pouvez prendre une lettre si, de chaque autre couleur qui a encore des lettres sur le plateau, vous en avez au moins autant que de la sienne. Sinon, elle doit attendre et montre ![pas encore](lock).

        - Une lettre a la couleur du quartier où elle se trouve. Votre propre couleur compte comme toutes les autres.
        - Une couleur qui n’a plus de lettre sur le plateau n’est plus nécessaire.
        - Au sein d’une série, l’ordre est libre, et les types de lettres aussi.
        - À [2 joueurs](#two-players), il y a 4 couleurs.

        __Exemple :__ dans une partie avec les couleurs bleu, jaune, rouge et vert, vous avez 1 lettre bleue, 1 jaune et 1 verte. La suivante doit être rouge. Quand vous l’avez, vous pouvez prendre n’importe quelle couleur, par exemple une deuxième bleue. Ensuite, il vous faut une deuxième lettre de chacune des trois autres couleurs avant une troisième bleue.

        __Autre exemple :__ si les autres prennent la dernière lettre rouge avant que vous en ayez une, vous pouvez continuer avec une deuxième lettre bleue, jaune ou verte.

rules-message-coin =
    .body =
        La lettre avec ![pièce](coin). Il y en a une de chaque couleur. Voir [Lettres](#messages), [Pièces](#coins).

rules-message-marker =
    .body =
        La lettre avec ![cube](marker). Il y en a une de chaque couleur. Si la réserve générale ne contient aucun de vos cubes, vous ne gagnez que le prestige. Voir [Lettres](#messages), [Cubes et réserves](#markers).

rules-message-rat =
    .body =
        La lettre avec ![rat](rat). Il y en a une de chaque couleur. Si votre rat est sur 0, vous ne gagnez que le prestige. Voir [Lettres](#messages), [Port](#harbour).

rules-message-prestige =
    .body =
        La lettre avec ![prestige](prestige). Il y en a une de chaque couleur. Voir [Lettres](#messages), [Parc](#park).
