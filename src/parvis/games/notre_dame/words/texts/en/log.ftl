# What families decide and what chance brings, as the log tells it. seat: the family's name.

## Set-up and persons

log-start = { $seat } begins.
log-remove-city-guard = The city guard goes back into the box.
log-remove-night-watchman = The night watchman goes back into the box.
log-remove-bishop = The bishop goes back into the box.
log-remove-guild-master = The guild master goes back into the box.
log-remove-beggar-king = The beggar king goes back into the box.
log-remove-advocate = The advocate goes back into the box.
log-remove-lady-of-the-court = The lady of the court goes back into the box.
log-remove-mayor = The mayor goes back into the box.
log-remove-carpenter = The carpenter goes back into the box.
log-remove-nurse = The nurse goes back into the box.
log-remove-steward = The steward goes back into the box.
log-remove-scholar = The scholar goes back into the box.
log-remove-coachman = The coachman goes back into the box.
log-remove-gypsies = The gypsies go back into the box.
log-remove-spy = The spy goes back into the box.
log-remove-counsellor = The counsellor goes back into the box.
log-remove-guard = The guard goes back into the box.
log-remove-innkeeper = The innkeeper goes back into the box.
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
log-person-gypsies = The gypsies are for hire in this round.
log-person-spy = The spy is for hire this round.
log-person-counsellor = The counsellor is for hire this round.
log-person-guard = The guard is for hire this round.
log-person-innkeeper = The innkeeper is for hire this round.

## The draft; only the family itself reads these

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

log-source-cloister-school = { $seat }'s supply is empty: a marker moves there from the cloister school.
log-source-bank = { $seat }'s supply is empty: a marker moves there from the bank.
log-source-residence = { $seat }'s supply is empty: a marker moves there from the residence.
log-source-carriage-house = { $seat }'s supply is empty: a marker moves there from the carriage house.
log-source-hotel = { $seat }'s supply is empty: a marker moves there from the hotel.
log-source-park = { $seat }'s supply is empty: a marker moves there from the park.
log-source-hospital = { $seat }'s supply is empty: a marker moves there from the hospital.
log-source-notre-dame = { $seat }'s supply is empty: a marker moves there from the cathedral.
log-forgo = { $seat }'s supply is empty, and they skip the action.

## The cathedral

log-donate-0 = { $seat } gives nothing to the cathedral.
log-donate-1 = { $seat } gives 1 coin to the cathedral for 1 prestige.
log-donate-2 = { $seat } gives 2 coins to the cathedral for 3 prestige.
log-donate-3 = { $seat } gives 3 coins to the cathedral for 6 prestige.

## The trusted friend

log-friend-cloister-school = { $seat }'s trusted friend goes to the cloister school.
log-friend-bank = { $seat }'s trusted friend goes to the bank.
log-friend-residence = { $seat }'s trusted friend goes to the residence.
log-friend-carriage-house = { $seat }'s trusted friend goes to the carriage house.
log-friend-hotel = { $seat }'s trusted friend goes to the hotel.
log-friend-park = { $seat }'s trusted friend goes to the park.
log-friend-hospital = { $seat }'s trusted friend goes to the hospital.

## The carriage. home_seat: the family of that borough; for a borough that belongs to nobody the family on its right

log-drive-stay = { $seat }'s carriage stays where it is.
log-drive-centre-own = { $seat } drives to their own central market.
log-drive-parvis-own = { $seat } drives to their own parvis.
log-drive-gate-own = { $seat } drives to their own gate.
log-drive-quay-own = { $seat } drives to their own quay.
log-drive-bridge-own = { $seat } drives to their own bridge.
log-drive-centre-other = { $seat } drives to { $home_seat }'s central market.
log-drive-parvis-other = { $seat } drives to { $home_seat }'s parvis.
log-drive-gate-other = { $seat } drives to { $home_seat }'s gate.
log-drive-quay-other = { $seat } drives to { $home_seat }'s quay.
log-drive-bridge-other = { $seat } drives to { $home_seat }'s bridge.
log-drive-centre-unowned = { $seat } drives to the central market of the free borough left of { $home_seat }.
log-drive-parvis-unowned = { $seat } drives to the parvis of the free borough left of { $home_seat }.
log-drive-gate-unowned = { $seat } drives to the gate of the free borough left of { $home_seat }.
log-drive-quay-unowned = { $seat } drives to the quay of the free borough left of { $home_seat }.
log-drive-bridge-unowned = { $seat } drives to the bridge of the free borough left of { $home_seat }.

## Messages

log-take-coin = { $seat } takes the message worth 1 prestige and a coin.
log-take-marker = { $seat } takes the message worth 2 prestige and a marker.
log-take-rat = { $seat } takes the message worth 3 prestige and the rat one space back.
log-take-prestige = { $seat } takes the message worth 4 prestige.
log-leave-message = { $seat } leaves the message where it is.

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
log-hire-gypsies = { $seat } hires the gypsies.
log-hire-spy = { $seat } hires the spy.
log-hire-counsellor = { $seat } hires the counsellor.
log-hire-guard = { $seat } hires the guard.
log-hire-innkeeper = { $seat } hires the innkeeper.
log-hire-nobody = { $seat } hires nobody.
log-hire-nobody-without-coin = { $seat } has no coin, so nobody is hired.

## Fool

log-lift-marker-cloister-school = The fool takes a marker from { $seat }'s cloister school.
log-lift-marker-bank = The fool takes a marker from { $seat }'s bank.
log-lift-marker-residence = The fool takes a marker from { $seat }'s residence.
log-lift-marker-carriage-house = The fool takes a marker from { $seat }'s carriage house.
log-lift-marker-hotel = The fool takes a marker from { $seat }'s hotel.
log-lift-marker-park = The fool takes a marker from { $seat }'s park.
log-lift-marker-hospital = The fool takes a marker from { $seat }'s hospital.
log-lift-marker-notre-dame = The fool takes a marker of { $seat } from the cathedral.
log-lift-friend-cloister-school = The fool takes { $seat }'s trusted friend from the cloister school.
log-lift-friend-bank = The fool takes { $seat }'s trusted friend from the bank.
log-lift-friend-residence = The fool takes { $seat }'s trusted friend from the residence.
log-lift-friend-carriage-house = The fool takes { $seat }'s trusted friend from the carriage house.
log-lift-friend-hotel = The fool takes { $seat }'s trusted friend from the hotel.
log-lift-friend-park = The fool takes { $seat }'s trusted friend from the park.
log-lift-friend-hospital = The fool takes { $seat }'s trusted friend from the hospital.
log-fool-to-cloister-school = The fool brings it to { $seat }'s cloister school.
log-fool-to-bank = The fool brings it to { $seat }'s bank.
log-fool-to-residence = The fool brings it to { $seat }'s residence.
log-fool-to-carriage-house = The fool brings it to { $seat }'s carriage house.
log-fool-to-hotel = The fool brings it to { $seat }'s hotel.
log-fool-to-park = The fool brings it to { $seat }'s park.
log-fool-to-hospital = The fool brings it to { $seat }'s hospital.

## Bishop

log-bishop-to-cloister-school = The bishop sends a marker to { $seat }'s cloister school.
log-bishop-to-bank = The bishop sends a marker to { $seat }'s bank.
log-bishop-to-residence = The bishop sends a marker to { $seat }'s residence.
log-bishop-to-carriage-house = The bishop sends a marker to { $seat }'s carriage house.
log-bishop-to-hotel = The bishop sends a marker to { $seat }'s hotel.
log-bishop-to-park = The bishop sends a marker to { $seat }'s park.
log-bishop-to-hospital = The bishop sends a marker to { $seat }'s hospital.

## Minstrel

log-minstrel-from-cloister-school = The minstrel calls pieces out of { $seat }'s cloister school.
log-minstrel-from-bank = The minstrel calls pieces out of { $seat }'s bank.
log-minstrel-from-residence = The minstrel calls pieces out of { $seat }'s residence.
log-minstrel-from-carriage-house = The minstrel calls pieces out of { $seat }'s carriage house.
log-minstrel-from-hotel = The minstrel calls pieces out of { $seat }'s hotel.
log-minstrel-from-park = The minstrel calls pieces out of { $seat }'s park.
log-minstrel-from-hospital = The minstrel calls pieces out of { $seat }'s hospital.
log-minstrel-to-cloister-school = The minstrel leads them to { $seat }'s cloister school.
log-minstrel-to-bank = The minstrel leads them to { $seat }'s bank.
log-minstrel-to-residence = The minstrel leads them to { $seat }'s residence.
log-minstrel-to-carriage-house = The minstrel leads them to { $seat }'s carriage house.
log-minstrel-to-hotel = The minstrel leads them to { $seat }'s hotel.
log-minstrel-to-park = The minstrel leads them to { $seat }'s park.
log-minstrel-to-hospital = The minstrel leads them to { $seat }'s hospital.
log-carry-1 = { $seat } moves 1 marker.
log-carry-2 = { $seat } moves 2 markers.
log-carry-3 = { $seat } moves 3 markers.
log-carry-1-friend = { $seat } moves the trusted friend.
log-carry-2-friend = { $seat } moves the trusted friend and 1 marker.
log-carry-3-friend = { $seat } moves the trusted friend and 2 markers.

## The plague

log-lose-cloister-school = { $seat } loses a marker in the cloister school.
log-lose-bank = { $seat } loses a marker in the bank.
log-lose-residence = { $seat } loses a marker in the residence.
log-lose-carriage-house = { $seat } loses a marker in the carriage house.
log-lose-hotel = { $seat } loses a marker in the hotel.
log-lose-park = { $seat } loses a marker in the park.
log-lose-hospital = { $seat } loses a marker in the hospital.

## Coachman

log-type-coin = { $seat } cashes in all their coin messages again.
log-type-marker = { $seat } cashes in all their marker messages again.
log-type-rat = { $seat } cashes in all their rat messages again.
log-type-prestige = { $seat } cashes in all their prestige messages again.

## Gypsies

log-return-cloister-school = { $seat } takes back a marker from the cloister school.
log-return-bank = { $seat } takes back a marker from the bank.
log-return-residence = { $seat } takes back a marker from the residence.
log-return-carriage-house = { $seat } takes back a marker from the carriage house.
log-return-hotel = { $seat } takes back a marker from the hotel.
log-return-park = { $seat } takes back a marker from the park.
log-return-hospital = { $seat } takes back a marker from the hospital.
log-return-notre-dame = { $seat } takes back a marker from the cathedral.
log-enough = { $seat } takes back no more markers.
