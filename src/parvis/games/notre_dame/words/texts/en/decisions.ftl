# What can be decided, as buttons say it: short, to the person who decides.

## The draft

do-keep-cloister-school = Keep the cloister school
do-keep-bank = Keep the bank
do-keep-residence = Keep the residence
do-keep-carriage-house = Keep the carriage house
do-keep-hotel = Keep the hotel
do-keep-park = Keep the park
do-keep-hospital = Keep the hospital
do-keep-notre-dame = Keep Notre Dame
do-keep-trusted-friend = Keep the trusted friend

## Action cards

do-play-cloister-school = Play the cloister school
do-play-bank = Play the bank
do-play-residence = Play the residence
do-play-carriage-house = Play the carriage house
do-play-hotel = Play the hotel
do-play-park = Play the park
do-play-hospital = Play the hospital
do-play-notre-dame = Play Notre Dame
do-play-trusted-friend = Play the trusted friend

## The supply is empty: where the marker comes from

do-source-cloister-school = Move a marker from the cloister school
do-source-bank = Move a marker from the bank
do-source-residence = Move a marker from the residence
do-source-carriage-house = Move a marker from the carriage house
do-source-hotel = Move a marker from the hotel
do-source-park = Move a marker from the park
do-source-hospital = Move a marker from the hospital
do-source-notre-dame = Move a marker from the cathedral
do-forgo = Move no marker and skip the action

## The cathedral

do-donate-0 = Give nothing and place no marker
do-donate-1 = Give 1 coin for 1 prestige
do-donate-2 = Give 2 coins for 3 prestige
do-donate-3 = Give 3 coins for 6 prestige

## The trusted friend

do-friend-cloister-school = Send the trusted friend to the cloister school
do-friend-bank = Send the trusted friend to the bank
do-friend-residence = Send the trusted friend to the residence
do-friend-carriage-house = Send the trusted friend to the carriage house
do-friend-hotel = Send the trusted friend to the hotel
do-friend-park = Send the trusted friend to the park
do-friend-hospital = Send the trusted friend to the hospital

## The carriage. home_seat: the family of that borough; for a borough that belongs to nobody the family on its right

message-there =
    { $message ->
        [coin] {": "}1 prestige and a coin
        [marker] {": "}2 prestige and a marker
        [rat] {": "}3 prestige and the rat one space back
        [prestige] {": "}4 prestige
        [barred] {", "}where you can't take the message yet
       *[none] {", "}where no message lies
    }
do-drive-stay = Leave the carriage where it is
do-drive-back = Drive out and back to where it is{ message-there }
do-drive-centre-own = Drive to your own central market
do-drive-parvis-own = Drive to your own parvis{ message-there }
do-drive-gate-own = Drive to your own gate{ message-there }
do-drive-quay-own = Drive to your own quay{ message-there }
do-drive-bridge-own = Drive to your own bridge{ message-there }
do-drive-centre-other = Drive to { $home_seat }'s central market
do-drive-parvis-other = Drive to { $home_seat }'s parvis{ message-there }
do-drive-gate-other = Drive to { $home_seat }'s gate{ message-there }
do-drive-quay-other = Drive to { $home_seat }'s quay{ message-there }
do-drive-bridge-other = Drive to { $home_seat }'s bridge{ message-there }
do-drive-centre-unowned = Drive to the central market of the free borough left of { $home_seat }
do-drive-parvis-unowned = Drive to the parvis of the free borough left of { $home_seat }{ message-there }
do-drive-gate-unowned = Drive to the gate of the free borough left of { $home_seat }{ message-there }
do-drive-quay-unowned = Drive to the quay of the free borough left of { $home_seat }{ message-there }
do-drive-bridge-unowned = Drive to the bridge of the free borough left of { $home_seat }{ message-there }

## Messages

do-take-coin = Take the message: 1 prestige and a coin
do-take-marker = Take the message: 2 prestige and a marker
do-take-rat = Take the message: 3 prestige and the rat one space back
do-take-prestige = Take the message: 4 prestige
do-leave-message = Leave the message where it is
do-leave-there = If there is a message, leave it there

## Perks of the hotel and the hostess

do-perk-coin = Take a coin
do-perk-marker = Take a marker from the general supply
do-perk-rat = Move the rat one space back

## Persons

do-hire-money-lender = Hire the money lender
do-hire-monk = Hire the monk
do-hire-hostess = Hire the hostess
do-hire-doctor = Hire the doctor
do-hire-minstrel = Hire the minstrel
do-hire-fool = Hire the fool
do-hire-city-guard = Hire the city guard
do-hire-night-watchman = Hire the night watchman
do-hire-bishop = Hire the bishop
do-hire-guild-master = Hire the guild master
do-hire-beggar-king = Hire the beggar king
do-hire-advocate = Hire the advocate
do-hire-lady-of-the-court = Hire the lady of the court
do-hire-mayor = Hire the mayor
do-hire-carpenter = Hire the carpenter
do-hire-nurse = Hire the nurse
do-hire-steward = Hire the steward
do-hire-scholar = Hire the scholar
do-hire-coachman = Hire the coachman
do-hire-gypsies = Hire the gypsies
do-hire-spy = Hire the spy
do-hire-counsellor = Hire the counsellor
do-hire-guard = Hire the guard
do-hire-innkeeper = Hire the innkeeper
do-hire-nobody = Hire nobody

## Fool: the piece that moves, and where it goes

do-lift-marker-cloister-school = Move a marker from the cloister school
do-lift-marker-bank = Move a marker from the bank
do-lift-marker-residence = Move a marker from the residence
do-lift-marker-carriage-house = Move a marker from the carriage house
do-lift-marker-hotel = Move a marker from the hotel
do-lift-marker-park = Move a marker from the park
do-lift-marker-hospital = Move a marker from the hospital
do-lift-marker-notre-dame = Move a marker from the cathedral
do-lift-friend-cloister-school = Move the trusted friend from the cloister school
do-lift-friend-bank = Move the trusted friend from the bank
do-lift-friend-residence = Move the trusted friend from the residence
do-lift-friend-carriage-house = Move the trusted friend from the carriage house
do-lift-friend-hotel = Move the trusted friend from the hotel
do-lift-friend-park = Move the trusted friend from the park
do-lift-friend-hospital = Move the trusted friend from the hospital
do-fool-to-cloister-school = To the cloister school, and act there
do-fool-to-bank = To the bank, and act there
do-fool-to-residence = To the residence, and act there
do-fool-to-carriage-house = To the carriage house, and act there
do-fool-to-hotel = To the hotel, and act there
do-fool-to-park = To the park, and act there
do-fool-to-hospital = To the hospital, and act there

## Bishop

do-bishop-to-cloister-school = A marker into the cloister school, and act there
do-bishop-to-bank = A marker into the bank, and act there
do-bishop-to-residence = A marker into the residence, and act there
do-bishop-to-carriage-house = A marker into the carriage house, and act there
do-bishop-to-hotel = A marker into the hotel, and act there
do-bishop-to-park = A marker into the park, and act there
do-bishop-to-hospital = A marker into the hospital, and act there

## Minstrel

do-minstrel-from-cloister-school = Move pieces from the cloister school
do-minstrel-from-bank = Move pieces from the bank
do-minstrel-from-residence = Move pieces from the residence
do-minstrel-from-carriage-house = Move pieces from the carriage house
do-minstrel-from-hotel = Move pieces from the hotel
do-minstrel-from-park = Move pieces from the park
do-minstrel-from-hospital = Move pieces from the hospital
do-minstrel-to-cloister-school = Move them to the cloister school
do-minstrel-to-bank = Move them to the bank
do-minstrel-to-residence = Move them to the residence
do-minstrel-to-carriage-house = Move them to the carriage house
do-minstrel-to-hotel = Move them to the hotel
do-minstrel-to-park = Move them to the park
do-minstrel-to-hospital = Move them to the hospital
do-carry-1 = Move 1 marker
do-carry-2 = Move 2 markers
do-carry-3 = Move 3 markers
do-carry-1-friend = Move the trusted friend alone
do-carry-2-friend = Move the trusted friend and 1 marker
do-carry-3-friend = Move the trusted friend and 2 markers

## The plague

do-lose-cloister-school = Lose a marker in the cloister school
do-lose-bank = Lose a marker in the bank
do-lose-residence = Lose a marker in the residence
do-lose-carriage-house = Lose a marker in the carriage house
do-lose-hotel = Lose a marker in the hotel
do-lose-park = Lose a marker in the park
do-lose-hospital = Lose a marker in the hospital

## Coachman

do-type-coin = Cash in your coin messages again
do-type-marker = Cash in your marker messages again
do-type-rat = Cash in your rat messages again
do-type-prestige = Cash in your prestige messages again

## Gypsies

do-return-cloister-school = Take back a marker from the cloister school
do-return-bank = Take back a marker from the bank
do-return-residence = Take back a marker from the residence
do-return-carriage-house = Take back a marker from the carriage house
do-return-hotel = Take back a marker from the hotel
do-return-park = Take back a marker from the park
do-return-hospital = Take back a marker from the hospital
do-return-notre-dame = Take back a marker from the cathedral
do-enough = That's enough
