# What each card, place, piece, message and person does: rule text in one to three sentences, spoken to the player.

## Action cards: in help, and on a button's "i"

about-card-cloister-school = Place a marker in the cloister school. Then take 1 marker from the general supply for each of your pieces there.
about-card-bank = Place a marker in the bank. Then gain 1 coin for each of your pieces there.
about-card-residence = Place a marker in the residence. Then gain 1 prestige for each of your pieces there.
about-card-carriage-house = Place a marker in the carriage house. Then move your carriage up to 1 market for each of your pieces there. You can take the message where it stops.
about-card-hotel = Place a marker in the hotel. Then choose 1 coin, 1 marker or your rat 1 space back. With 4 or more of your pieces there, choose twice.
about-card-park = Place a marker in the park and move your rat 1 space back. Every 2 pieces in the park add 1 prestige whenever you gain prestige.
about-card-hospital = Place a marker in the hospital and move your rat 1 space back. Each piece in the hospital reduces every round's plague value by 1 for you.
about-card-notre-dame = Donate 1, 2 or 3 coins for 1, 3 or 6 prestige and place a marker in Notre Dame. If you donate nothing, you place no marker.
about-card-trusted-friend = Move your trusted friend to another sector of your borough and take the action there. No marker is placed. He counts as a marker wherever he is.

## Places on the board: shown below the name of the place

about-sector-cloister-school = Action: take 1 marker from the general supply for each of your pieces here.
about-sector-bank = Action: gain 1 coin for each of your pieces here.
about-sector-residence = Action: gain 1 prestige for each of your pieces here.
about-sector-carriage-house = Action: move your carriage up to 1 market for each of your pieces here.
about-sector-hotel = Action: choose 1 coin, 1 marker or your rat 1 space back. With 4 or more of your pieces here, choose twice.
about-sector-park = Action: move your rat 1 space back. Every 2 pieces here add 1 prestige whenever you gain prestige.
about-sector-hospital = Action: move your rat 1 space back. Each piece here reduces every round's plague value by 1 for you.
about-sector-notre-dame = After every third round, its prestige is divided equally among all markers here, rounded down. Then the markers return to the general supplies.
about-sector-harbour = Your rat shows the plague in your borough. If it would move beyond 9, you lose 2 prestige and a marker from your fullest sector.

about-market = Carriages stop at markets. If yours stops at a message, you can take it. Collect one of each colour before a second of any.
about-market-centre = The carriage of this borough starts here. A central market never has a message.

## Pieces

about-piece-carriage = The carriage house moves a player's carriage from market to market. If yours stops at a message, you can take it.
about-piece-friend = The trusted friend counts as a marker in his sector. His card moves him to another sector of the borough, and you take the action there.
about-piece-rat = A player's rat shows the plague in that borough. If yours would move beyond 9, you lose 2 prestige and a marker from your fullest sector.

## Messages

about-message-coin = Take this message to gain 1 prestige and 1 coin.
about-message-marker = Take this message to gain 2 prestige and 1 marker from the general supply.
about-message-rat = Take this message to gain 3 prestige and move your rat 1 space back.
about-message-prestige = Take this message to gain 4 prestige.

## Persons: on the cards of persons, which are narrow on a phone

about-person-money-lender = Gain 2 coins and 1 prestige.
about-person-monk = Take 2 markers from the general supply and gain 1 prestige.
about-person-hostess = Gain 3 prestige. Choose 1 coin, 1 marker or your rat 1 space back.
about-person-doctor = The plague value is 0 for you this round. Your hospital still moves your rat back.
about-person-minstrel = Move up to 3 pieces, trusted friend included, from one sector of your borough to another. You take no action there.
about-person-fool = Move one of your markers (also from Notre Dame) or your trusted friend to another sector of your borough. Take the action there.
about-person-city-guard = Gain 1 prestige for each of your pieces on the board, Notre Dame included.
about-person-night-watchman = Gain 1 prestige for each empty sector of your borough.
about-person-bishop = Place a marker from the general supply in an empty sector of your borough. Take the action there.
about-person-guild-master = Gain 2 prestige for each sector of your borough with 2 or more pieces.
about-person-beggar-king = Gain 1 prestige for each space of the plague track beyond your rat.
about-person-advocate = Gain 3 prestige for every 2 messages you have collected.
about-person-lady-of-the-court = Gain 1 prestige for each piece in your fullest sector.
about-person-mayor = Gain 3 prestige for each sector of your borough with 3 or more pieces.
about-person-carpenter = Gain 1 prestige for each sector of your borough with at least 1 piece.
about-person-nurse = Place a marker from the general supply in the hospital and move your rat 1 space back.
about-person-steward = Gain as much prestige as you already have.
about-person-scholar = Play your third action card too.
about-person-coachman = Gain the rewards of all your messages of one type again.
about-person-gypsies = Return any number of your markers from the board to the general supply. Gain 2 prestige for each.
about-person-spy = Gain 2 prestige and look at all grey persons still to come.
about-person-counsellor = Hire 2 more times, but not the counsellor.
about-person-guard = Gain 3 prestige for every 2 of your markers in the general supply.
about-person-innkeeper = Gain 2 prestige for each of your pieces in the hotel.
