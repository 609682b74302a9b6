# Names of the pieces, as headings and labels show them: nouns in the nominative.

## Action cards

card-cloister-school = Séminaire
card-bank = Banque
card-residence = Résidence
card-carriage-house = Relais de calèche
card-hotel = Auberge
card-park = Parc
card-hospital = Hôpital
card-notre-dame = Notre-Dame
card-trusted-friend = Confident

## Places on the board. Notre Dame is the name of the card, of the sector and of the church, the same in all languages

sector-cloister-school = Séminaire
sector-bank = Banque
sector-residence = Résidence
sector-carriage-house = Relais de calèche
sector-hotel = Auberge
sector-park = Parc
sector-hospital = Hôpital
sector-notre-dame = Notre-Dame
sector-harbour = Port

## The same on their panes, in a wedge of the board: at most 10 letters

pane-cloister-school = Séminaire
pane-bank = Banque
pane-residence = Résidence
pane-carriage-house = Relais
pane-hotel = Auberge
pane-park = Parc
pane-hospital = Hôpital
pane-harbour = Port

## Markets. A parvis is the square before a church; translate it, it is not the name of the site here

market-centre = Marché central
market-parvis = Parvis
market-gate = Porte
market-quay = Quai
market-bridge = Pont

## The same where there is little room, on the board along a curve and on buttons: at most 8 letters

stop-centre = Centre
stop-parvis = Parvis
stop-gate = Porte
stop-quay = Quai
stop-bridge = Pont

## Messages: what they give

message-coin = 1 prestige, 1 pièce
message-marker = 2 prestige, 1 cube
message-rat = 3 prestige, rat recule de 1
message-prestige = 4 prestige

## Persons: nouns, at most 18 letters

person-money-lender = Usurier
person-monk = Moine
person-hostess = Hôtesse
person-doctor = Médecin
person-minstrel = Ménestrel
person-fool = Fou
person-city-guard = Garde de la ville
person-night-watchman = Garde de nuit
person-bishop = Évêque
person-guild-master = Maître de guilde
person-beggar-king = Roi des mendiants
person-advocate = Avocat
person-lady-of-the-court = Dame de la cour
person-mayor = Maire
person-carpenter = Charpentier
person-nurse = Infirmière
person-steward = Intendant
person-scholar = Savant
person-coachman = Cocher
person-gypsies = Saltimbanques
person-spy = Espion
person-counsellor = Conseiller
person-guard = Garde
person-innkeeper = Aubergiste
