# What can be decided, as buttons say it: verb and object, at most 6 words before the brackets, no full stop.

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

## The supply is empty: the marker comes from elsewhere

do-source-cloister-school = Move a marker from the cloister school
do-source-bank = Move a marker from the bank
do-source-residence = Move a marker from the residence
do-source-carriage-house = Move a marker from the carriage house
do-source-hotel = Move a marker from the hotel
do-source-park = Move a marker from the park
do-source-hospital = Move a marker from the hospital
do-source-notre-dame = Move a marker from Notre Dame
do-forgo = Skip the action

## Notre Dame

do-donate-0 = Donate nothing and place no marker
do-donate-1 = Donate 1 coin for 1 prestige
do-donate-2 = Donate 2 coins for 3 prestige
do-donate-3 = Donate 3 coins for 6 prestige

## The trusted friend: the sector that he moves to; the question has the verb

do-friend-cloister-school = Trusted friend to the cloister school
do-friend-bank = Trusted friend to the bank
do-friend-residence = Trusted friend to the residence
do-friend-carriage-house = Trusted friend to the carriage house
do-friend-hotel = Trusted friend to the hotel
do-friend-park = Trusted friend to the park
do-friend-hospital = Trusted friend to the hospital

## The carriage. home_seat: the player of that borough; for an unassigned borough the player on its right

# In brackets after each move: the message at that market.
message-there =
    { $message ->
        [coin] 1 prestige, 1 coin
        [marker] 2 prestige, 1 marker
        [rat] 3 prestige, rat 1 space back
        [prestige] 4 prestige
        [barred] message not allowed yet
       *[none] no message
    }
do-drive-stay = Leave the carriage where it is
do-drive-back = Move out and back ({ message-there })
do-drive-centre-own = Move to your own central market
do-drive-parvis-own = Move to your own parvis ({ message-there })
do-drive-gate-own = Move to your own gate ({ message-there })
do-drive-quay-own = Move to your own quay ({ message-there })
do-drive-bridge-own = Move to your own bridge ({ message-there })
do-drive-centre-other = Move to { $home_seat }'s central market
do-drive-parvis-other = Move to { $home_seat }'s parvis ({ message-there })
do-drive-gate-other = Move to { $home_seat }'s gate ({ message-there })
do-drive-quay-other = Move to { $home_seat }'s quay ({ message-there })
do-drive-bridge-other = Move to { $home_seat }'s bridge ({ message-there })
do-drive-centre-unowned = Move to the central market of the unassigned borough on { $home_seat }'s left
do-drive-parvis-unowned = Move to the parvis of the unassigned borough on { $home_seat }'s left ({ message-there })
do-drive-gate-unowned = Move to the gate of the unassigned borough on { $home_seat }'s left ({ message-there })
do-drive-quay-unowned = Move to the quay of the unassigned borough on { $home_seat }'s left ({ message-there })
do-drive-bridge-unowned = Move to the bridge of the unassigned borough on { $home_seat }'s left ({ message-there })

## Messages

do-take-coin = Take the message (1 prestige, 1 coin)
do-take-marker = Take the message (2 prestige, 1 marker)
do-take-rat = Take the message (3 prestige, rat 1 space back)
do-take-prestige = Take the message (4 prestige)
do-leave-message = Leave the message
# A box to tick before the carriage moves.
do-leave-there = Take no message where the carriage stops

## Perks of the hotel and the hostess

do-perk-coin = Gain 1 coin
do-perk-marker = Take 1 marker from the general supply
do-perk-rat = Move your rat 1 space back

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
do-hire-gypsies = Hire the travellers
do-hire-spy = Hire the spy
do-hire-counsellor = Hire the counsellor
do-hire-guard = Hire the guard
do-hire-innkeeper = Hire the innkeeper
do-hire-nobody = Hire no one

## Fool: the piece that moves, and the sector that it moves to

do-lift-marker-cloister-school = Move a marker from the cloister school
do-lift-marker-bank = Move a marker from the bank
do-lift-marker-residence = Move a marker from the residence
do-lift-marker-carriage-house = Move a marker from the carriage house
do-lift-marker-hotel = Move a marker from the hotel
do-lift-marker-park = Move a marker from the park
do-lift-marker-hospital = Move a marker from the hospital
do-lift-marker-notre-dame = Move a marker from Notre Dame
do-lift-friend-cloister-school = Move the trusted friend from the cloister school
do-lift-friend-bank = Move the trusted friend from the bank
do-lift-friend-residence = Move the trusted friend from the residence
do-lift-friend-carriage-house = Move the trusted friend from the carriage house
do-lift-friend-hotel = Move the trusted friend from the hotel
do-lift-friend-park = Move the trusted friend from the park
do-lift-friend-hospital = Move the trusted friend from the hospital
do-fool-to-cloister-school = Move the piece to the cloister school
do-fool-to-bank = Move the piece to the bank
do-fool-to-residence = Move the piece to the residence
do-fool-to-carriage-house = Move the piece to the carriage house
do-fool-to-hotel = Move the piece to the hotel
do-fool-to-park = Move the piece to the park
do-fool-to-hospital = Move the piece to the hospital

## Bishop

do-bishop-to-cloister-school = Place the marker in the cloister school
do-bishop-to-bank = Place the marker in the bank
do-bishop-to-residence = Place the marker in the residence
do-bishop-to-carriage-house = Place the marker in the carriage house
do-bishop-to-hotel = Place the marker in the hotel
do-bishop-to-park = Place the marker in the park
do-bishop-to-hospital = Place the marker in the hospital

## Minstrel

do-minstrel-from-cloister-school = Move pieces from the cloister school
do-minstrel-from-bank = Move pieces from the bank
do-minstrel-from-residence = Move pieces from the residence
do-minstrel-from-carriage-house = Move pieces from the carriage house
do-minstrel-from-hotel = Move pieces from the hotel
do-minstrel-from-park = Move pieces from the park
do-minstrel-from-hospital = Move pieces from the hospital
do-minstrel-to-cloister-school = Move the pieces to the cloister school
do-minstrel-to-bank = Move the pieces to the bank
do-minstrel-to-residence = Move the pieces to the residence
do-minstrel-to-carriage-house = Move the pieces to the carriage house
do-minstrel-to-hotel = Move the pieces to the hotel
do-minstrel-to-park = Move the pieces to the park
do-minstrel-to-hospital = Move the pieces to the hospital
do-carry-1 = Move 1 marker
do-carry-2 = Move 2 markers
do-carry-3 = Move 3 markers
do-carry-1-friend = Move only the trusted friend
do-carry-2-friend = Move the trusted friend and 1 marker
do-carry-3-friend = Move the trusted friend and 2 markers

## The plague

do-lose-cloister-school = Lose a marker from the cloister school
do-lose-bank = Lose a marker from the bank
do-lose-residence = Lose a marker from the residence
do-lose-carriage-house = Lose a marker from the carriage house
do-lose-hotel = Lose a marker from the hotel
do-lose-park = Lose a marker from the park
do-lose-hospital = Lose a marker from the hospital

## Coachman: a type of message; the question has the verb

do-type-coin = Coin messages
do-type-marker = Marker messages
do-type-rat = Rat messages
do-type-prestige = Prestige messages

## Travellers (called gypsies in older versions and in records)

do-return-cloister-school = Return a marker from the cloister school
do-return-bank = Return a marker from the bank
do-return-residence = Return a marker from the residence
do-return-carriage-house = Return a marker from the carriage house
do-return-hotel = Return a marker from the hotel
do-return-park = Return a marker from the park
do-return-hospital = Return a marker from the hospital
do-return-notre-dame = Return a marker from Notre Dame
do-enough = Return no more markers
