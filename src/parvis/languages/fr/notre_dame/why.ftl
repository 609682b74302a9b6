# Why something can't be decided now: the whole answer to "Why can't I?", one sentence, or two.

## What is lacking, or in the way

why-coins =
    { $count ->
        [0] { $needed ->
            [one] Cela coûte { $needed } pièce. Vous n’en avez pas.
           *[other] Cela coûte { $needed } pièces. Vous n’en avez pas.
        }
        [one] Cela coûte { $needed } pièces. Vous en avez { $count }.
       *[other] Cela coûte { $needed } pièces. Vous en avez { $count }.
    }
why-hand = Cette carte n’est pas dans votre main.
why-packet = Cette carte n’est pas parmi celles devant vous.
why-person = Ce personnage n’est pas disponible à ce tour.
why-counsellor = Le conseiller ne permet pas de corrompre un autre conseiller.
why-streets =
    { $count ->
        [one] Ce marché est à { $needed } rues de distance. Votre calèche peut en parcourir { $count }.
       *[other] Ce marché est à { $needed } rues de distance. Votre calèche peut en parcourir { $count }.
    }
why-same-place = Le pion vient de là. Choisissez un autre endroit.
why-no-marker = Vous n’avez pas de cube à cet endroit.
why-friend-elsewhere = Votre confident n’est pas là.
why-friend-there = Votre confident est déjà là. Il doit aller dans un autre secteur.
why-not-empty = Le cube de l’évêque doit aller dans un secteur sans pions.
why-too-few =
    { $count ->
        [0] Vous n’avez pas de cube dans ce secteur.
        [one] Vous n’avez que { $count } cube dans ce secteur.
       *[other] Vous n’avez que { $count } cubes dans ce secteur.
    }
why-no-friend = Votre confident n’est pas dans ce secteur.
why-general-supply = La réserve générale ne contient plus aucun de vos cubes.
why-no-rat = Votre rat est déjà sur 0.
why-not-fullest = Le cube doit quitter l’un de vos secteurs les plus remplis.
why-no-message = Vous n’avez pas de lettre de ce type.
why-donation = Votre cube est déjà à Notre-Dame : donnez au moins 1 pièce.
why-board = Ce marché n’est pas en jeu avec si peu de joueurs.

## When it is asked for instead

when-keep = Vous choisissez les cartes à garder au début de chaque tour.
when-play = Vous jouez des cartes quand c’est à vous, deux à chaque tour. Une carte place un cube dans son secteur.
when-hire = Vous corrompez un personnage une fois que tout le monde a joué deux cartes.
when-source = Vous pouvez y déplacer un cube quand vous jouez une carte avec une réserve vide.
when-donation = Vous faites un don quand vous jouez la carte Notre-Dame.
when-friend = Votre confident se déplace quand vous jouez sa carte.
when-drive = Votre calèche se déplace quand vous utilisez le relais.
when-message = Vous pouvez prendre une lettre quand votre calèche s’arrête près d’elle.
when-perk = Quand vous utilisez l’auberge ou corrompez l’hôtesse, vous choisissez une pièce, un cube ou un recul de 1 case pour votre rat. Dans le port, il n’y a que votre rat.
when-extra-hire = Le conseiller vous permet de corrompre d’autres personnages.
when-fool = Le fou déplace un pion quand vous le corrompez.
when-bishop = L’évêque place un cube quand vous le corrompez.
when-minstrel = Le ménestrel déplace des pions quand vous le corrompez.
when-loss = Vous ne perdez un cube que si votre rat doit dépasser 9.
when-type = Le cocher vous laisse choisir un type de lettre quand vous le corrompez.
when-return = Vous rendez des cubes quand vous corrompez les saltimbanques.
