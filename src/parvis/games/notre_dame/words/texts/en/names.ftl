# Names of the pieces, as headings and labels show them: nouns in the nominative.

## Action cards

card-cloister-school = Cloister school
card-bank = Bank
card-residence = Residence
card-carriage-house = Carriage house
card-hotel = Hotel
card-park = Park
card-hospital = Hospital
card-notre-dame = Notre Dame
card-trusted-friend = Trusted friend

## Places on the board. Notre Dame is the name of the card, of the sector and of the church, the same in all languages

sector-cloister-school = Cloister school
sector-bank = Bank
sector-residence = Residence
sector-carriage-house = Carriage house
sector-hotel = Hotel
sector-park = Park
sector-hospital = Hospital
sector-notre-dame = Notre Dame
sector-harbour = Harbour

## The same on their panes, in a wedge of the board: at most 10 letters

pane-cloister-school = School
pane-bank = Bank
pane-residence = Residence
pane-carriage-house = Carriage
pane-hotel = Hotel
pane-park = Park
pane-hospital = Hospital
pane-harbour = Harbour

## Markets. A parvis is the square before a church; translate it, it is not the name of the site here

market-centre = Central market
market-parvis = Parvis
market-gate = Gate
market-quay = Quay
market-bridge = Bridge

## The same where there is little room, on the board along a curve and on buttons: at most 8 letters

stop-centre = Centre
stop-parvis = Parvis
stop-gate = Gate
stop-quay = Quay
stop-bridge = Bridge

## Messages: what they give

message-coin = 1 prestige, 1 coin
message-marker = 2 prestige, 1 marker
message-rat = 3 prestige, rat 1 space back
message-prestige = 4 prestige

## Persons: nouns, at most 18 letters

person-money-lender = Money lender
person-monk = Monk
person-hostess = Hostess
person-doctor = Doctor
person-minstrel = Minstrel
person-fool = Fool
person-city-guard = City guard
person-night-watchman = Night watchman
person-bishop = Bishop
person-guild-master = Guild master
person-beggar-king = Beggar king
person-advocate = Advocate
person-lady-of-the-court = Lady of the court
person-mayor = Mayor
person-carpenter = Carpenter
person-nurse = Nurse
person-steward = Steward
person-scholar = Scholar
person-coachman = Coachman
# Travelling people. "Gypsies", their older name here and in records, is a slur to many readers: don't translate that.
person-gypsies = Travellers
person-spy = Spy
person-counsellor = Counsellor
person-guard = Guard
person-innkeeper = Innkeeper
