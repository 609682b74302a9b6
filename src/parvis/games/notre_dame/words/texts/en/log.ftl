# What players decide and what chance brings, as lines of the log: who, what, where, and in brackets what caused it.
# seat: a player's name, in the nominative, and once.

## Set-up and persons

log-start = { $seat } is the start player.
log-remove-city-guard = The city guard returns to the box.
log-remove-night-watchman = The night watchman returns to the box.
log-remove-bishop = The bishop returns to the box.
log-remove-guild-master = The guild master returns to the box.
log-remove-beggar-king = The beggar king returns to the box.
log-remove-advocate = The advocate returns to the box.
log-remove-lady-of-the-court = The lady of the court returns to the box.
log-remove-mayor = The mayor returns to the box.
log-remove-carpenter = The carpenter returns to the box.
log-remove-nurse = The nurse returns to the box.
log-remove-steward = The steward returns to the box.
log-remove-scholar = The scholar returns to the box.
log-remove-coachman = The coachman returns to the box.
log-remove-gypsies = The travellers return to the box.
log-remove-spy = The spy returns to the box.
log-remove-counsellor = The counsellor returns to the box.
log-remove-guard = The guard returns to the box.
log-remove-innkeeper = The innkeeper returns to the box.
log-person-money-lender = The money lender is for hire this round.
log-person-monk = The monk is for hire this round.
log-person-hostess = The hostess is for hire this round.
log-person-doctor = The doctor is for hire this round.
log-person-minstrel = The minstrel is for hire this round.
log-person-fool = The fool is for hire this round.
log-person-city-guard = The city guard is for hire this round.
log-person-night-watchman = The night watchman is for hire this round.
log-person-bishop = The bishop is for hire this round.
log-person-guild-master = The guild master is for hire this round.
log-person-beggar-king = The beggar king is for hire this round.
log-person-advocate = The advocate is for hire this round.
log-person-lady-of-the-court = The lady of the court is for hire this round.
log-person-mayor = The mayor is for hire this round.
log-person-carpenter = The carpenter is for hire this round.
log-person-nurse = The nurse is for hire this round.
log-person-steward = The steward is for hire this round.
log-person-scholar = The scholar is for hire this round.
log-person-coachman = The coachman is for hire this round.
log-person-gypsies = The travellers are for hire this round.
log-person-spy = The spy is for hire this round.
log-person-counsellor = The counsellor is for hire this round.
log-person-guard = The guard is for hire this round.
log-person-innkeeper = The innkeeper is for hire this round.

## The draft: only the player reads these

log-keep-cloister-school = { $seat } keeps the cloister school.
log-keep-bank = { $seat } keeps the bank.
log-keep-residence = { $seat } keeps the residence.
log-keep-carriage-house = { $seat } keeps the carriage house.
log-keep-hotel = { $seat } keeps the hotel.
log-keep-park = { $seat } keeps the park.
log-keep-hospital = { $seat } keeps the hospital.
log-keep-notre-dame = { $seat } keeps Notre Dame.
log-keep-trusted-friend = { $seat } keeps the trusted friend.

## Action cards

log-play-cloister-school = { $seat } plays the cloister school.
log-play-bank = { $seat } plays the bank.
log-play-residence = { $seat } plays the residence.
log-play-carriage-house = { $seat } plays the carriage house.
log-play-hotel = { $seat } plays the hotel.
log-play-park = { $seat } plays the park.
log-play-hospital = { $seat } plays the hospital.
log-play-notre-dame = { $seat } plays Notre Dame.
log-play-trusted-friend = { $seat } plays the trusted friend.

## The supply is empty

log-source-cloister-school = { $seat } moves a marker from the cloister school (supply empty).
log-source-bank = { $seat } moves a marker from the bank (supply empty).
log-source-residence = { $seat } moves a marker from the residence (supply empty).
log-source-carriage-house = { $seat } moves a marker from the carriage house (supply empty).
log-source-hotel = { $seat } moves a marker from the hotel (supply empty).
log-source-park = { $seat } moves a marker from the park (supply empty).
log-source-hospital = { $seat } moves a marker from the hospital (supply empty).
log-source-notre-dame = { $seat } moves a marker from Notre Dame (supply empty).
log-forgo = { $seat } skips the action (supply empty).

## Notre Dame

log-donate-0 = { $seat } donates nothing.
log-donate-1 = { $seat } donates 1 coin for 1 prestige.
log-donate-2 = { $seat } donates 2 coins for 3 prestige.
log-donate-3 = { $seat } donates 3 coins for 6 prestige.

## The trusted friend

log-friend-cloister-school = { $seat } moves the trusted friend to the cloister school.
log-friend-bank = { $seat } moves the trusted friend to the bank.
log-friend-residence = { $seat } moves the trusted friend to the residence.
log-friend-carriage-house = { $seat } moves the trusted friend to the carriage house.
log-friend-hotel = { $seat } moves the trusted friend to the hotel.
log-friend-park = { $seat } moves the trusted friend to the park.
log-friend-hospital = { $seat } moves the trusted friend to the hospital.

## The carriage. home_seat: the player of that borough; for an unassigned borough the player on its right

log-drive-stay = { $seat }'s carriage stays where it is.
log-drive-centre-own = { $seat }'s carriage moves to its own central market.
log-drive-parvis-own = { $seat }'s carriage moves to its own parvis.
log-drive-gate-own = { $seat }'s carriage moves to its own gate.
log-drive-quay-own = { $seat }'s carriage moves to its own quay.
log-drive-bridge-own = { $seat }'s carriage moves to its own bridge.
log-drive-centre-other = { $seat }'s carriage moves to { $home_seat }'s central market.
log-drive-parvis-other = { $seat }'s carriage moves to { $home_seat }'s parvis.
log-drive-gate-other = { $seat }'s carriage moves to { $home_seat }'s gate.
log-drive-quay-other = { $seat }'s carriage moves to { $home_seat }'s quay.
log-drive-bridge-other = { $seat }'s carriage moves to { $home_seat }'s bridge.
log-drive-centre-unowned = { $seat }'s carriage moves to the central market of the unassigned borough on { $home_seat }'s left.
log-drive-parvis-unowned = { $seat }'s carriage moves to the parvis of the unassigned borough on { $home_seat }'s left.
log-drive-gate-unowned = { $seat }'s carriage moves to the gate of the unassigned borough on { $home_seat }'s left.
log-drive-quay-unowned = { $seat }'s carriage moves to the quay of the unassigned borough on { $home_seat }'s left.
log-drive-bridge-unowned = { $seat }'s carriage moves to the bridge of the unassigned borough on { $home_seat }'s left.

## Messages

log-take-coin = { $seat } takes the message (1 prestige, 1 coin).
log-take-marker = { $seat } takes the message (2 prestige, 1 marker).
log-take-rat = { $seat } takes the message (3 prestige, rat 1 space back).
log-take-prestige = { $seat } takes the message (4 prestige).
log-leave-message = { $seat } leaves the message.

## Persons

log-hire-money-lender = { $seat } hires the money lender.
log-hire-monk = { $seat } hires the monk.
log-hire-hostess = { $seat } hires the hostess.
log-hire-doctor = { $seat } hires the doctor.
log-hire-minstrel = { $seat } hires the minstrel.
log-hire-fool = { $seat } hires the fool.
log-hire-city-guard = { $seat } hires the city guard.
log-hire-night-watchman = { $seat } hires the night watchman.
log-hire-bishop = { $seat } hires the bishop.
log-hire-guild-master = { $seat } hires the guild master.
log-hire-beggar-king = { $seat } hires the beggar king.
log-hire-advocate = { $seat } hires the advocate.
log-hire-lady-of-the-court = { $seat } hires the lady of the court.
log-hire-mayor = { $seat } hires the mayor.
log-hire-carpenter = { $seat } hires the carpenter.
log-hire-nurse = { $seat } hires the nurse.
log-hire-steward = { $seat } hires the steward.
log-hire-scholar = { $seat } hires the scholar.
log-hire-coachman = { $seat } hires the coachman.
log-hire-gypsies = { $seat } hires the travellers.
log-hire-spy = { $seat } hires the spy.
log-hire-counsellor = { $seat } hires the counsellor.
log-hire-guard = { $seat } hires the guard.
log-hire-innkeeper = { $seat } hires the innkeeper.
log-hire-nobody = { $seat } hires no one.
log-hire-nobody-without-coin = { $seat } has no coin and hires no one.

## Fool

log-lift-marker-cloister-school = { $seat } takes a marker from the cloister school (fool).
log-lift-marker-bank = { $seat } takes a marker from the bank (fool).
log-lift-marker-residence = { $seat } takes a marker from the residence (fool).
log-lift-marker-carriage-house = { $seat } takes a marker from the carriage house (fool).
log-lift-marker-hotel = { $seat } takes a marker from the hotel (fool).
log-lift-marker-park = { $seat } takes a marker from the park (fool).
log-lift-marker-hospital = { $seat } takes a marker from the hospital (fool).
log-lift-marker-notre-dame = { $seat } takes a marker from Notre Dame (fool).
log-lift-friend-cloister-school = { $seat } takes the trusted friend from the cloister school (fool).
log-lift-friend-bank = { $seat } takes the trusted friend from the bank (fool).
log-lift-friend-residence = { $seat } takes the trusted friend from the residence (fool).
log-lift-friend-carriage-house = { $seat } takes the trusted friend from the carriage house (fool).
log-lift-friend-hotel = { $seat } takes the trusted friend from the hotel (fool).
log-lift-friend-park = { $seat } takes the trusted friend from the park (fool).
log-lift-friend-hospital = { $seat } takes the trusted friend from the hospital (fool).
log-fool-to-cloister-school = { $seat } moves the piece to the cloister school (fool).
log-fool-to-bank = { $seat } moves the piece to the bank (fool).
log-fool-to-residence = { $seat } moves the piece to the residence (fool).
log-fool-to-carriage-house = { $seat } moves the piece to the carriage house (fool).
log-fool-to-hotel = { $seat } moves the piece to the hotel (fool).
log-fool-to-park = { $seat } moves the piece to the park (fool).
log-fool-to-hospital = { $seat } moves the piece to the hospital (fool).

## Bishop

log-bishop-to-cloister-school = { $seat } places a marker in the cloister school (bishop).
log-bishop-to-bank = { $seat } places a marker in the bank (bishop).
log-bishop-to-residence = { $seat } places a marker in the residence (bishop).
log-bishop-to-carriage-house = { $seat } places a marker in the carriage house (bishop).
log-bishop-to-hotel = { $seat } places a marker in the hotel (bishop).
log-bishop-to-park = { $seat } places a marker in the park (bishop).
log-bishop-to-hospital = { $seat } places a marker in the hospital (bishop).

## Minstrel

log-minstrel-from-cloister-school = { $seat } takes pieces from the cloister school (minstrel).
log-minstrel-from-bank = { $seat } takes pieces from the bank (minstrel).
log-minstrel-from-residence = { $seat } takes pieces from the residence (minstrel).
log-minstrel-from-carriage-house = { $seat } takes pieces from the carriage house (minstrel).
log-minstrel-from-hotel = { $seat } takes pieces from the hotel (minstrel).
log-minstrel-from-park = { $seat } takes pieces from the park (minstrel).
log-minstrel-from-hospital = { $seat } takes pieces from the hospital (minstrel).
log-minstrel-to-cloister-school = { $seat } moves the pieces to the cloister school (minstrel).
log-minstrel-to-bank = { $seat } moves the pieces to the bank (minstrel).
log-minstrel-to-residence = { $seat } moves the pieces to the residence (minstrel).
log-minstrel-to-carriage-house = { $seat } moves the pieces to the carriage house (minstrel).
log-minstrel-to-hotel = { $seat } moves the pieces to the hotel (minstrel).
log-minstrel-to-park = { $seat } moves the pieces to the park (minstrel).
log-minstrel-to-hospital = { $seat } moves the pieces to the hospital (minstrel).
log-carry-1 = { $seat } moves 1 marker (minstrel).
log-carry-2 = { $seat } moves 2 markers (minstrel).
log-carry-3 = { $seat } moves 3 markers (minstrel).
log-carry-1-friend = { $seat } moves the trusted friend (minstrel).
log-carry-2-friend = { $seat } moves the trusted friend and 1 marker (minstrel).
log-carry-3-friend = { $seat } moves the trusted friend and 2 markers (minstrel).

## The plague

log-lose-cloister-school = { $seat } loses a marker from the cloister school.
log-lose-bank = { $seat } loses a marker from the bank.
log-lose-residence = { $seat } loses a marker from the residence.
log-lose-carriage-house = { $seat } loses a marker from the carriage house.
log-lose-hotel = { $seat } loses a marker from the hotel.
log-lose-park = { $seat } loses a marker from the park.
log-lose-hospital = { $seat } loses a marker from the hospital.

## Coachman

log-type-coin = { $seat } gains the rewards of all coin messages again.
log-type-marker = { $seat } gains the rewards of all marker messages again.
log-type-rat = { $seat } gains the rewards of all rat messages again.
log-type-prestige = { $seat } gains the rewards of all prestige messages again.

## Travellers (called gypsies in older versions and in records)

log-return-cloister-school = { $seat } returns a marker from the cloister school (travellers).
log-return-bank = { $seat } returns a marker from the bank (travellers).
log-return-residence = { $seat } returns a marker from the residence (travellers).
log-return-carriage-house = { $seat } returns a marker from the carriage house (travellers).
log-return-hotel = { $seat } returns a marker from the hotel (travellers).
log-return-park = { $seat } returns a marker from the park (travellers).
log-return-hospital = { $seat } returns a marker from the hospital (travellers).
log-return-notre-dame = { $seat } returns a marker from Notre Dame (travellers).
log-enough = { $seat } returns no more markers.
