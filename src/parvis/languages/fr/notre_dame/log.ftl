# What players decide and what chance brings, as lines of the log: who, what, where, and in brackets what caused it.
# seat: a player's name, in the nominative, and once.

## Set-up and persons

log-start = { $seat } commence la partie.
log-remove-city-guard = Le garde de la ville retourne dans la boîte.
log-remove-night-watchman = Le garde de nuit retourne dans la boîte.
log-remove-bishop = L’évêque retourne dans la boîte.
log-remove-guild-master = Le maître de guilde retourne dans la boîte.
log-remove-beggar-king = Le roi des mendiants retourne dans la boîte.
log-remove-advocate = L’avocat retourne dans la boîte.
log-remove-lady-of-the-court = La dame de la cour retourne dans la boîte.
log-remove-mayor = Le maire retourne dans la boîte.
log-remove-carpenter = Le charpentier retourne dans la boîte.
log-remove-nurse = L’infirmière retourne dans la boîte.
log-remove-steward = L’intendant retourne dans la boîte.
log-remove-scholar = Le savant retourne dans la boîte.
log-remove-coachman = Le cocher retourne dans la boîte.
log-remove-gypsies = Les saltimbanques retournent dans la boîte.
log-remove-spy = L’espion retourne dans la boîte.
log-remove-counsellor = Le conseiller retourne dans la boîte.
log-remove-guard = Le garde retourne dans la boîte.
log-remove-innkeeper = L’aubergiste retourne dans la boîte.
log-person-money-lender = L’usurier est disponible pour ce tour.
log-person-monk = Le moine est disponible pour ce tour.
log-person-hostess = L’hôtesse est disponible pour ce tour.
log-person-doctor = Le médecin est disponible pour ce tour.
log-person-minstrel = Le ménestrel est disponible pour ce tour.
log-person-fool = Le fou est disponible pour ce tour.
log-person-city-guard = Le garde de la ville est disponible pour ce tour.
log-person-night-watchman = Le garde de nuit est disponible pour ce tour.
log-person-bishop = L’évêque est disponible pour ce tour.
log-person-guild-master = Le maître de guilde est disponible pour ce tour.
log-person-beggar-king = Le roi des mendiants est disponible pour ce tour.
log-person-advocate = L’avocat est disponible pour ce tour.
log-person-lady-of-the-court = La dame de la cour est disponible pour ce tour.
log-person-mayor = Le maire est disponible pour ce tour.
log-person-carpenter = Le charpentier est disponible pour ce tour.
log-person-nurse = L’infirmière est disponible pour ce tour.
log-person-steward = L’intendant est disponible pour ce tour.
log-person-scholar = Le savant est disponible pour ce tour.
log-person-coachman = Le cocher est disponible pour ce tour.
log-person-gypsies = Les saltimbanques sont disponibles pour ce tour.
log-person-spy = L’espion est disponible pour ce tour.
log-person-counsellor = Le conseiller est disponible pour ce tour.
log-person-guard = Le garde est disponible pour ce tour.
log-person-innkeeper = L’aubergiste est disponible pour ce tour.

## The draft: only the player reads these

log-keep-cloister-school = { $seat } garde le séminaire.
log-keep-bank = { $seat } garde la banque.
log-keep-residence = { $seat } garde la résidence.
log-keep-carriage-house = { $seat } garde le relais de calèche.
log-keep-hotel = { $seat } garde l’auberge.
log-keep-park = { $seat } garde le parc.
log-keep-hospital = { $seat } garde l’hôpital.
log-keep-notre-dame = { $seat } garde Notre-Dame.
log-keep-trusted-friend = { $seat } garde le confident.

## Action cards

log-play-cloister-school = { $seat } joue le séminaire.
log-play-bank = { $seat } joue la banque.
log-play-residence = { $seat } joue la résidence.
log-play-carriage-house = { $seat } joue le relais de calèche.
log-play-hotel = { $seat } joue l’auberge.
log-play-park = { $seat } joue le parc.
log-play-hospital = { $seat } joue l’hôpital.
log-play-notre-dame = { $seat } joue Notre-Dame.
log-play-trusted-friend = { $seat } joue le confident.

## The supply is empty

log-source-cloister-school = { $seat } déplace un cube du séminaire (réserve vide).
log-source-bank = { $seat } déplace un cube de la banque (réserve vide).
log-source-residence = { $seat } déplace un cube de la résidence (réserve vide).
log-source-carriage-house = { $seat } déplace un cube du relais (réserve vide).
log-source-hotel = { $seat } déplace un cube de l’auberge (réserve vide).
log-source-park = { $seat } déplace un cube du parc (réserve vide).
log-source-hospital = { $seat } déplace un cube de l’hôpital (réserve vide).
log-source-notre-dame = { $seat } déplace un cube de Notre-Dame (réserve vide).
log-forgo = { $seat } renonce à l’action (réserve vide).

## Notre Dame

log-donate-0 = { $seat } ne fait aucun don.
log-donate-1 = { $seat } donne 1 pièce et gagne 1 point de prestige.
log-donate-2 = { $seat } donne 2 pièces et gagne 3 points de prestige.
log-donate-3 = { $seat } donne 3 pièces et gagne 6 points de prestige.

## The trusted friend

log-friend-cloister-school = { $seat } déplace le confident au séminaire.
log-friend-bank = { $seat } déplace le confident à la banque.
log-friend-residence = { $seat } déplace le confident à la résidence.
log-friend-carriage-house = { $seat } déplace le confident au relais.
log-friend-hotel = { $seat } déplace le confident à l’auberge.
log-friend-park = { $seat } déplace le confident au parc.
log-friend-hospital = { $seat } déplace le confident à l’hôpital.

## The carriage. home_seat: the player of that borough; for an unassigned borough the player on its right

log-drive-stay = { $seat } : la calèche reste sur place.
log-drive-centre-own = { $seat } : la calèche va à son propre marché central.
log-drive-parvis-own = { $seat } : la calèche va à son propre parvis.
log-drive-gate-own = { $seat } : la calèche va à sa propre porte.
log-drive-quay-own = { $seat } : la calèche va à son propre quai.
log-drive-bridge-own = { $seat } : la calèche va à son propre pont.
log-drive-centre-other = { $seat } : la calèche va au marché central chez { $home_seat }.
log-drive-parvis-other = { $seat } : la calèche va au parvis chez { $home_seat }.
log-drive-gate-other = { $seat } : la calèche va à la porte chez { $home_seat }.
log-drive-quay-other = { $seat } : la calèche va au quai chez { $home_seat }.
log-drive-bridge-other = { $seat } : la calèche va au pont chez { $home_seat }.
log-drive-centre-unowned = { $seat } : la calèche va au marché central du quartier sans joueur, à gauche de chez { $home_seat }.
log-drive-parvis-unowned = { $seat } : la calèche va au parvis du quartier sans joueur, à gauche de chez { $home_seat }.
log-drive-gate-unowned = { $seat } : la calèche va à la porte du quartier sans joueur, à gauche de chez { $home_seat }.
log-drive-quay-unowned = { $seat } : la calèche va au quai du quartier sans joueur, à gauche de chez { $home_seat }.
log-drive-bridge-unowned = { $seat } : la calèche va au pont du quartier sans joueur, à gauche de chez { $home_seat }.

## Messages

log-take-coin = { $seat } prend la lettre (1 prestige, 1 pièce).
log-take-marker = { $seat } prend la lettre (2 prestige, 1 cube).
log-take-rat = { $seat } prend la lettre (3 prestige, rat recule de 1).
log-take-prestige = { $seat } prend la lettre (4 prestige).
log-leave-message = { $seat } laisse la lettre.

## Persons

log-hire-money-lender = { $seat } corrompt l’usurier.
log-hire-monk = { $seat } corrompt le moine.
log-hire-hostess = { $seat } corrompt l’hôtesse.
log-hire-doctor = { $seat } corrompt le médecin.
log-hire-minstrel = { $seat } corrompt le ménestrel.
log-hire-fool = { $seat } corrompt le fou.
log-hire-city-guard = { $seat } corrompt le garde de la ville.
log-hire-night-watchman = { $seat } corrompt le garde de nuit.
log-hire-bishop = { $seat } corrompt l’évêque.
log-hire-guild-master = { $seat } corrompt le maître de guilde.
log-hire-beggar-king = { $seat } corrompt le roi des mendiants.
log-hire-advocate = { $seat } corrompt l’avocat.
log-hire-lady-of-the-court = { $seat } corrompt la dame de la cour.
log-hire-mayor = { $seat } corrompt le maire.
log-hire-carpenter = { $seat } corrompt le charpentier.
log-hire-nurse = { $seat } corrompt l’infirmière.
log-hire-steward = { $seat } corrompt l’intendant.
log-hire-scholar = { $seat } corrompt le savant.
log-hire-coachman = { $seat } corrompt le cocher.
log-hire-gypsies = { $seat } corrompt les saltimbanques.
log-hire-spy = { $seat } corrompt l’espion.
log-hire-counsellor = { $seat } corrompt le conseiller.
log-hire-guard = { $seat } corrompt le garde.
log-hire-innkeeper = { $seat } corrompt l’aubergiste.
log-hire-nobody = { $seat } ne corrompt personne.
log-hire-nobody-without-coin = { $seat } n’a pas de pièce et ne corrompt personne.

## Fool

log-lift-marker-cloister-school = { $seat } prend un cube du séminaire (fou).
log-lift-marker-bank = { $seat } prend un cube de la banque (fou).
log-lift-marker-residence = { $seat } prend un cube de la résidence (fou).
log-lift-marker-carriage-house = { $seat } prend un cube du relais (fou).
log-lift-marker-hotel = { $seat } prend un cube de l’auberge (fou).
log-lift-marker-park = { $seat } prend un cube du parc (fou).
log-lift-marker-hospital = { $seat } prend un cube de l’hôpital (fou).
log-lift-marker-notre-dame = { $seat } prend un cube de Notre-Dame (fou).
log-lift-friend-cloister-school = { $seat } prend le confident du séminaire (fou).
log-lift-friend-bank = { $seat } prend le confident de la banque (fou).
log-lift-friend-residence = { $seat } prend le confident de la résidence (fou).
log-lift-friend-carriage-house = { $seat } prend le confident du relais (fou).
log-lift-friend-hotel = { $seat } prend le confident de l’auberge (fou).
log-lift-friend-park = { $seat } prend le confident du parc (fou).
log-lift-friend-hospital = { $seat } prend le confident de l’hôpital (fou).
log-fool-to-cloister-school = { $seat } déplace le pion au séminaire (fou).
log-fool-to-bank = { $seat } déplace le pion à la banque (fou).
log-fool-to-residence = { $seat } déplace le pion à la résidence (fou).
log-fool-to-carriage-house = { $seat } déplace le pion au relais (fou).
log-fool-to-hotel = { $seat } déplace le pion à l’auberge (fou).
log-fool-to-park = { $seat } déplace le pion au parc (fou).
log-fool-to-hospital = { $seat } déplace le pion à l’hôpital (fou).

## Bishop

log-bishop-to-cloister-school = { $seat } place un cube dans le séminaire (évêque).
log-bishop-to-bank = { $seat } place un cube dans la banque (évêque).
log-bishop-to-residence = { $seat } place un cube dans la résidence (évêque).
log-bishop-to-carriage-house = { $seat } place un cube dans le relais (évêque).
log-bishop-to-hotel = { $seat } place un cube dans l’auberge (évêque).
log-bishop-to-park = { $seat } place un cube dans le parc (évêque).
log-bishop-to-hospital = { $seat } place un cube dans l’hôpital (évêque).

## Minstrel

log-minstrel-from-cloister-school = { $seat } prend des pions du séminaire (ménestrel).
log-minstrel-from-bank = { $seat } prend des pions de la banque (ménestrel).
log-minstrel-from-residence = { $seat } prend des pions de la résidence (ménestrel).
log-minstrel-from-carriage-house = { $seat } prend des pions du relais (ménestrel).
log-minstrel-from-hotel = { $seat } prend des pions de l’auberge (ménestrel).
log-minstrel-from-park = { $seat } prend des pions du parc (ménestrel).
log-minstrel-from-hospital = { $seat } prend des pions de l’hôpital (ménestrel).
log-minstrel-to-cloister-school = { $seat } déplace les pions au séminaire (ménestrel).
log-minstrel-to-bank = { $seat } déplace les pions à la banque (ménestrel).
log-minstrel-to-residence = { $seat } déplace les pions à la résidence (ménestrel).
log-minstrel-to-carriage-house = { $seat } déplace les pions au relais (ménestrel).
log-minstrel-to-hotel = { $seat } déplace les pions à l’auberge (ménestrel).
log-minstrel-to-park = { $seat } déplace les pions au parc (ménestrel).
log-minstrel-to-hospital = { $seat } déplace les pions à l’hôpital (ménestrel).
log-carry-1 = { $seat } déplace 1 cube (ménestrel).
log-carry-2 = { $seat } déplace 2 cubes (ménestrel).
log-carry-3 = { $seat } déplace 3 cubes (ménestrel).
log-carry-1-friend = { $seat } déplace le confident (ménestrel).
log-carry-2-friend = { $seat } déplace le confident et 1 cube (ménestrel).
log-carry-3-friend = { $seat } déplace le confident et 2 cubes (ménestrel).

## The plague

log-lose-cloister-school = { $seat } perd un cube du séminaire.
log-lose-bank = { $seat } perd un cube de la banque.
log-lose-residence = { $seat } perd un cube de la résidence.
log-lose-carriage-house = { $seat } perd un cube du relais.
log-lose-hotel = { $seat } perd un cube de l’auberge.
log-lose-park = { $seat } perd un cube du parc.
log-lose-hospital = { $seat } perd un cube de l’hôpital.

## Coachman

log-type-coin = { $seat } reçoit une nouvelle fois les gains de ses lettres « pièce ».
log-type-marker = { $seat } reçoit une nouvelle fois les gains de ses lettres « cube ».
log-type-rat = { $seat } reçoit une nouvelle fois les gains de ses lettres « rat ».
log-type-prestige = { $seat } reçoit une nouvelle fois les gains de ses lettres « prestige ».

## Travellers (called gypsies in older versions and in records)

log-return-cloister-school = { $seat } rend un cube du séminaire (saltimbanques).
log-return-bank = { $seat } rend un cube de la banque (saltimbanques).
log-return-residence = { $seat } rend un cube de la résidence (saltimbanques).
log-return-carriage-house = { $seat } rend un cube du relais (saltimbanques).
log-return-hotel = { $seat } rend un cube de l’auberge (saltimbanques).
log-return-park = { $seat } rend un cube du parc (saltimbanques).
log-return-hospital = { $seat } rend un cube de l’hôpital (saltimbanques).
log-return-notre-dame = { $seat } rend un cube de Notre-Dame (saltimbanques).
log-enough = { $seat } ne rend plus de cubes.
