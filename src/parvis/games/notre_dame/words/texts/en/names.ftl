# Names of the pieces, as headings and labels show them.

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

## Places on the board

sector-cloister-school = Cloister school
sector-bank = Bank
sector-residence = Residence
sector-carriage-house = Carriage house
sector-hotel = Hotel
sector-park = Park
sector-hospital = Hospital
sector-notre-dame = Cathedral
sector-harbour = Harbour

# The same on their panes.
pane-cloister-school = School
pane-bank = Bank
pane-residence = Residence
pane-carriage-house = Carriage
pane-hotel = Hotel
pane-park = Park
pane-hospital = Hospital
pane-harbour = Harbour

market-centre = Central market
market-parvis = Parvis
market-gate = Gate
market-quay = Quay
market-bridge = Bridge

# The same where there is little room.
stop-centre = Centre
stop-parvis = Parvis
stop-gate = Gate
stop-quay = Quay
stop-bridge = Bridge

## Messages

message-coin = 1 prestige and a coin
message-marker = 2 prestige and a marker
message-rat = 3 prestige and the rat one space back
message-prestige = 4 prestige

## Persons

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
person-gypsies = Gypsies
person-spy = Spy
person-counsellor = Counsellor
person-guard = Guard
person-innkeeper = Innkeeper
