# What each thing does, in a sentence or two.

## Action cards

about-card-cloister-school = Place a marker in the cloister school; then take as many markers from the general supply as you have pieces there.
about-card-bank = Place a marker in the bank; then take as many coins as you have pieces there.
about-card-residence = Place a marker in the residence; then gain as much prestige as you have pieces there.
about-card-carriage-house = Place a marker in the carriage house; then drive your carriage along up to as many streets as you have pieces there. It may take the message where it stops.
about-card-hotel = Place a marker in the hotel; then choose a coin, a marker or the rat one space back. With four or more pieces there, choose twice.
about-card-park = Place a marker in the park and move your rat one space back. Every two pieces in the park add 1 prestige whenever you gain prestige.
about-card-hospital = Place a marker in the hospital and move your rat one space back. Each piece in the hospital reduces every round's plague by 1.
about-card-notre-dame = Give 1, 2 or 3 coins for 1, 3 or 6 prestige and place a marker in the cathedral. Without a gift no marker is placed.
about-card-trusted-friend = Send your trusted friend to another sector of your borough and carry out the action there. He needs no marker and counts as one wherever he is.

## Places on the board

about-sector-cloister-school = The action brings one marker from the general supply for each piece here.
about-sector-bank = The action brings one coin for each piece here.
about-sector-residence = The action brings 1 prestige for each piece here.
about-sector-carriage-house = The action lets the carriage drive along up to one street for each piece here.
about-sector-hotel = The action brings a coin, a marker or the rat one space back; twice with four or more pieces.
about-sector-park = The action moves the rat one space back. Every two pieces here add 1 prestige to each gain of prestige.
about-sector-hospital = The action moves the rat one space back. Each piece here reduces every round's plague by 1.
about-sector-notre-dame = After every third round, its prestige is split evenly among all markers here, rounded down; then they go back to the general supplies.
about-sector-harbour = The rat shows how far the plague has come. Beyond space 9, it costs 2 prestige and a marker from the largest sector.

about-market = Carriages stop at markets. Whoever stops at a message may take it, but only one of each colour before a second of any.
about-market-centre = This borough's carriage starts here. Carriages stop at markets; there is never a message on a central one.

## Pieces

about-piece-carriage = The carriage house moves a family's carriage along streets from market to market. It may take the message where it stops.
about-piece-friend = A family's trusted friend counts as a marker in his sector. His card sends him to another sector, and you act there.
about-piece-rat = The rat shows how far the plague has come in a borough. Beyond space 9, it costs 2 prestige and a marker from the largest sector.

## Messages

about-message-coin = Whoever takes this message gains 1 prestige and a coin.
about-message-marker = Whoever takes this message gains 2 prestige and a marker from the general supply.
about-message-rat = Whoever takes this message gains 3 prestige, and the rat goes one space back.
about-message-prestige = Whoever takes this message gains 4 prestige.

## Persons

about-person-money-lender = 2 coins and 1 prestige.
about-person-monk = 2 markers from the general supply and 1 prestige.
about-person-hostess = 3 prestige, and a coin, a marker or the rat one space back.
about-person-doctor = This round's plague passes you by; the hospital still drives your rat back.
about-person-minstrel = Move up to three pieces, the trusted friend included, from one sector of your borough to another. You don't act there.
about-person-fool = Move one marker (also from the cathedral) or the trusted friend to another sector of your borough and act there.
about-person-city-guard = 1 prestige for each of your pieces on the board, the cathedral included.
about-person-night-watchman = 1 prestige for each empty sector of your borough.
about-person-bishop = Place a marker from the general supply in an empty sector and act there.
about-person-guild-master = 2 prestige for each sector with two or more of your pieces.
about-person-beggar-king = 1 prestige for each space of the harbour's track beyond your rat.
about-person-advocate = 3 prestige for every two messages you have collected.
about-person-lady-of-the-court = 1 prestige for each piece in your largest sector.
about-person-mayor = 3 prestige for each sector with three or more of your pieces.
about-person-carpenter = 1 prestige for each sector with at least one of your pieces.
about-person-nurse = Place a marker from the general supply in the hospital; your rat goes one space back.
about-person-steward = As much prestige as you already have.
about-person-scholar = Play your third action card too.
about-person-coachman = Cash in all your messages of one type again.
about-person-gypsies = Return any number of your markers from the board to the general supply, for 2 prestige each.
about-person-spy = 2 prestige, and a look at all the gray persons still to come.
about-person-counsellor = Hire two more times, but not the counsellor.
about-person-guard = 3 prestige for every two of your markers in the general supply.
about-person-innkeeper = 2 prestige for each of your pieces in the hotel.
