# Names of the pieces, as headings and labels show them: nouns in the nominative.

## Action cards

card-cloister-school = Klosterschule
card-bank = Bank
card-residence = Residenz
card-carriage-house = Kutscherei
card-hotel = Gasthaus
card-park = Park
card-hospital = Hospital
card-notre-dame = Notre Dame
card-trusted-friend = Vertrauter

## Places on the board. Notre Dame is the name of the card, of the sector and of the church, the same in all languages

sector-cloister-school = Klosterschule
sector-bank = Bank
sector-residence = Residenz
sector-carriage-house = Kutscherei
sector-hotel = Gasthaus
sector-park = Park
sector-hospital = Hospital
sector-notre-dame = Notre Dame
sector-harbour = Hafen

## The same on their panes, in a wedge of the board: at most 10 letters

pane-cloister-school = Schule
pane-bank = Bank
pane-residence = Residenz
pane-carriage-house = Kutscherei
pane-hotel = Gasthaus
pane-park = Park
pane-hospital = Hospital
pane-harbour = Hafen

## Markets. A parvis is the square before a church; translate it, it is not the name of the site here

market-centre = Zentraler Marktplatz
market-parvis = Domplatz
market-gate = Tor
market-quay = Kai
market-bridge = Brücke

## The same where there is little room, on the board along a curve and on buttons: at most 8 letters

stop-centre = Zentrum
stop-parvis = Dom
stop-gate = Tor
stop-quay = Kai
stop-bridge = Brücke

## Messages: what they give

message-coin = 1 Prestige, 1 Münze
message-marker = 2 Prestige, 1 Stein
message-rat = 3 Prestige, Ratte 1 Feld zurück
message-prestige = 4 Prestige

## Persons: nouns, at most 18 letters

person-money-lender = Geld­verleiher
person-monk = Mönch
person-hostess = Wirtin
person-doctor = Medikus
person-minstrel = Minne­sänger
person-fool = Narr
person-city-guard = Stadtwache
person-night-watchman = Nacht­wächter
person-bishop = Bischof
person-guild-master = Gilde­meister
person-beggar-king = Bettler­könig
person-advocate = Advokat
person-lady-of-the-court = Hofdame
person-mayor = Bürger­meister
person-carpenter = Zimmer­mann
person-nurse = Pflegerin
person-steward = Verwalter
person-scholar = Gelehrter
person-coachman = Kutscher
person-gypsies = Fahrende
person-spy = Spion
person-counsellor = Ratgeber
person-guard = Wächter
person-innkeeper = Gastwirt
