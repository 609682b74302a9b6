# What each card, place, piece, message and person does: rule text in one to three sentences, spoken to the player.

## Action cards: in help, and on a button's "i"

about-card-cloister-school = Placez un cube dans le séminaire. Prenez ensuite 1 cube de la réserve générale pour chacun de vos pions dans ce secteur.
about-card-bank = Placez un cube dans la banque. Gagnez ensuite 1 pièce pour chacun de vos pions dans ce secteur.
about-card-residence = Placez un cube dans la résidence. Gagnez ensuite 1 point de prestige pour chacun de vos pions dans ce secteur.
about-card-carriage-house = Placez un cube dans le relais de calèche. Avancez ensuite votre calèche de 1 marché au plus pour chacun de vos pions dans ce secteur. Là où la calèche s’arrête, vous pouvez prendre la lettre.
about-card-hotel = Placez un cube dans l’auberge. Ensuite, au choix : gagnez 1 pièce, prenez 1 cube ou reculez votre rat de 1 case. Si vous y avez 4 pions ou plus, choisissez deux fois.
about-card-park = Placez un cube dans le parc et reculez votre rat de 1 case. Chaque fois que vous gagnez du prestige, chaque paire de pions dans le parc y ajoute 1 point.
about-card-hospital = Placez un cube dans l’hôpital et reculez votre rat de 1 case. À chaque tour, chaque pion dans l’hôpital réduit pour vous le niveau de peste de 1.
about-card-notre-dame = Donnez 1, 2 ou 3 pièces pour 1, 3 ou 6 points de prestige et placez un cube à Notre-Dame. Si vous ne donnez rien, vous ne placez pas de cube.
about-card-trusted-friend = Déplacez votre confident vers un autre secteur de votre quartier et effectuez-y l’action. Aucun cube n’est placé. Le confident compte comme un cube où qu’il soit.

## Places on the board: shown below the name of the place

about-sector-cloister-school = Action : prenez 1 cube de la réserve générale pour chacun de vos pions ici.
about-sector-bank = Action : gagnez 1 pièce pour chacun de vos pions ici.
about-sector-residence = Action : gagnez 1 point de prestige pour chacun de vos pions ici.
about-sector-carriage-house = Action : avancez votre calèche de 1 marché au plus pour chacun de vos pions ici.
about-sector-hotel = Action au choix : gagnez 1 pièce, prenez 1 cube ou reculez votre rat de 1 case. Si vous avez 4 pions ou plus ici, choisissez deux fois.
about-sector-park = Action : reculez votre rat de 1 case. Chaque fois que vous gagnez du prestige, chaque paire de pions ici y ajoute 1 point.
about-sector-hospital = Action : reculez votre rat de 1 case. À chaque tour, chaque pion ici réduit pour vous le niveau de peste de 1.
about-sector-notre-dame = Tous les trois tours, son prestige est partagé à parts égales entre tous les cubes présents, arrondi à l’inférieur. Les cubes retournent ensuite dans les réserves générales.
about-sector-harbour = Votre rat indique la peste dans votre quartier. S’il doit dépasser 9, vous perdez 2 points de prestige et un cube de votre secteur le plus rempli.

about-market = Les calèches s’arrêtent aux marchés. Si la vôtre s’arrête près d’une lettre, vous pouvez la prendre. Prenez une lettre de chaque couleur avant une deuxième de l’une d’elles.
about-market-centre = La calèche de ce quartier part d’ici. Un marché central n’a jamais de lettre.

## Pieces

about-piece-carriage = Le relais de calèche fait avancer une calèche de marché en marché. Si la vôtre s’arrête près d’une lettre, vous pouvez la prendre.
about-piece-friend = Le confident compte comme un cube dans son secteur. Sa carte le déplace vers un autre secteur du quartier, où vous effectuez l’action.
about-piece-rat = Un rat indique la peste dans son quartier. Si le vôtre doit dépasser 9, vous perdez 2 points de prestige et un cube de votre secteur le plus rempli.

## Messages

about-message-coin = Prenez cette lettre pour gagner 1 point de prestige et 1 pièce.
about-message-marker = Prenez cette lettre pour gagner 2 points de prestige et 1 cube de la réserve générale.
about-message-rat = Prenez cette lettre pour gagner 3 points de prestige et reculer votre rat de 1 case.
about-message-prestige = Prenez cette lettre pour gagner 4 points de prestige.

## Persons: on the cards of persons, which are narrow on a phone

about-person-money-lender = Gagnez 2 pièces et 1 point de prestige.
about-person-monk = Prenez 2 cubes de la réserve générale et gagnez 1 point de prestige.
about-person-hostess = Gagnez 3 points de prestige. Au choix : gagnez 1 pièce, prenez 1 cube ou reculez votre rat de 1 case.
about-person-doctor = À ce tour, le niveau de peste est de 0 pour vous. Votre hôpital fait quand même reculer votre rat.
about-person-minstrel = Déplacez jusqu’à 3 pions, confident compris, d’un secteur de votre quartier vers un autre. Vous n’y effectuez pas d’action.
about-person-fool = Déplacez l’un de vos cubes (y compris de Notre-Dame) ou votre confident vers un autre secteur de votre quartier. Effectuez-y l’action.
about-person-city-guard = Gagnez 1 point de prestige pour chacun de vos pions sur le plateau, Notre-Dame comprise.
about-person-night-watchman = Gagnez 1 point de prestige pour chaque secteur vide de votre quartier.
about-person-bishop = Placez un cube de la réserve générale dans un secteur vide de votre quartier. Effectuez-y l’action.
about-person-guild-master = Gagnez 2 points de prestige pour chaque secteur de votre quartier avec 2 pions ou plus.
about-person-beggar-king = Gagnez 1 point de prestige pour chaque case de la piste de la peste au-delà de votre rat.
about-person-advocate = Gagnez 3 points de prestige par tranche de 2 lettres collectées.
about-person-lady-of-the-court = Gagnez 1 point de prestige pour chaque pion de votre secteur le plus rempli.
about-person-mayor = Gagnez 3 points de prestige pour chaque secteur de votre quartier avec 3 pions ou plus.
about-person-carpenter = Gagnez 1 point de prestige pour chaque secteur de votre quartier avec au moins 1 pion.
about-person-nurse = Placez un cube de la réserve générale dans l’hôpital et reculez votre rat de 1 case.
about-person-steward = Gagnez autant de prestige que vous en avez déjà.
about-person-scholar = Jouez aussi votre troisième carte Action.
about-person-coachman = Recevez une nouvelle fois les gains de toutes vos lettres d’un même type.
about-person-gypsies = Rendez à la réserve générale autant de vos cubes du plateau que vous voulez. Gagnez 2 points de prestige pour chacun.
about-person-spy = Gagnez 2 points de prestige et regardez tous les personnages gris encore à venir.
about-person-counsellor = Corrompez encore 2 fois un personnage, mais pas le conseiller.
about-person-guard = Gagnez 3 points de prestige par tranche de 2 de vos cubes dans la réserve générale.
about-person-innkeeper = Gagnez 2 points de prestige pour chacun de vos pions dans l’auberge.
