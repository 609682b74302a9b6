# Names of the pieces, as headings and labels show them: nouns in the nominative.

## Action cards

card-cloister-school = Seminarium
card-bank = Bank
card-residence = Rezydencja
card-carriage-house = Zajazd
card-hotel = Hotel
card-park = Park
card-hospital = Szpital
card-notre-dame = Notre Dame
card-trusted-friend = Pełnomocnik

## Places on the board. Notre Dame is the name of the card, of the sector and of the church, the same in all languages

sector-cloister-school = Seminarium
sector-bank = Bank
sector-residence = Rezydencja
sector-carriage-house = Zajazd
sector-hotel = Hotel
sector-park = Park
sector-hospital = Szpital
sector-notre-dame = Notre Dame
sector-harbour = Przystań

## The same on their panes, in a wedge of the board: at most 10 letters

pane-cloister-school = Semin.
pane-bank = Bank
pane-residence = Rezydencja
pane-carriage-house = Zajazd
pane-hotel = Hotel
pane-park = Park
pane-hospital = Szpital
pane-harbour = Przystań

## Markets. A parvis is the square before a church; translate it, it is not the name of the site here

market-centre = Centralne targowisko
market-parvis = Plac katedralny
market-gate = Brama
market-quay = Nabrzeże
market-bridge = Most

## The same where there is little room, on the board along a curve and on buttons: at most 8 letters

stop-centre = Centrum
stop-parvis = Plac
stop-gate = Brama
stop-quay = Nabrzeże
stop-bridge = Most

## Messages: what they give

message-coin = 1 punkt prestiżu, 1 moneta
message-marker = 2 punkty prestiżu, 1 znacznik
message-rat = 3 punkty prestiżu, szczur o 1 pole w tył
message-prestige = 4 punkty prestiżu

## Persons: nouns, at most 18 letters

person-money-lender = Lichwiarz
person-monk = Mnich
person-hostess = Oberżystka
person-doctor = Lekarz
person-minstrel = Bard
person-fool = Błazen
person-city-guard = Strażnik miejski
person-night-watchman = Wartownik
person-bishop = Biskup
person-guild-master = Mistrz cechu
person-beggar-king = Król żebraków
person-advocate = Adwokat
person-lady-of-the-court = Dama dworu
person-mayor = Burmistrz
person-carpenter = Stolarz
person-nurse = Pielęgniarka
person-steward = Zarządca
person-scholar = Uczony
person-coachman = Woźnica
person-gypsies = Wędrowcy
person-spy = Szpieg
person-counsellor = Doradca
person-guard = Gwardzista
person-innkeeper = Oberżysta
