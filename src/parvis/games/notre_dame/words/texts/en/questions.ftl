# What a player is asked: "Choose …", first the card, person or piece that asks; a question only for yes or no. Full stop.

ask-nature = Chance decides.
ask-keep-first = Keep 1 of your 3 cards. The other 2 go to { $seat }.
ask-keep-second = Keep 1 of these 2 cards. The other goes to { $seat }.
ask-play = Play one of your cards.
ask-hire = Hire one person for 1 coin, or no one.
ask-extra-hire = Counsellor: hire one more person, or no one.

## The supply is empty

ask-source-cloister-school = Your supply is empty. Choose a marker to move to the cloister school.
ask-source-bank = Your supply is empty. Choose a marker to move to the bank.
ask-source-residence = Your supply is empty. Choose a marker to move to the residence.
ask-source-carriage-house = Your supply is empty. Choose a marker to move to the carriage house.
ask-source-hotel = Your supply is empty. Choose a marker to move to the hotel.
ask-source-park = Your supply is empty. Choose a marker to move to the park.
ask-source-hospital = Your supply is empty. Choose a marker to move to the hospital.
ask-source-notre-dame = Your supply is empty. Choose a marker to move to Notre Dame.

## Actions

ask-donation = Notre Dame: choose how many coins to donate.
ask-friend = Choose a sector for your trusted friend. You take the action there.
ask-drive =
    { $count ->
        [one] Carriage house: choose where your carriage stops (1 market away).
       *[other] Carriage house: choose where your carriage stops (up to { $count } markets away).
    }
ask-message-coin = Your carriage is at a message (1 prestige, 1 coin). Take it?
ask-message-marker = Your carriage is at a message (2 prestige, 1 marker). Take it?
ask-message-rat = Your carriage is at a message (3 prestige, rat 1 space back). Take it?
ask-message-prestige = Your carriage is at a message (4 prestige). Take it?
ask-perk-hotel = Hotel: choose what you get.
ask-perk-hostess = Hostess: choose what you get.
ask-perk-either = Choose what you get.

## Persons

ask-lift = Fool: choose one of your pieces to move.
ask-fool-to = Fool: choose a sector for the piece. You take the action there.
ask-bishop-to = Bishop: choose an empty sector for a marker. You take the action there.
ask-minstrel-from = Minstrel: choose the sector to move pieces from.
ask-minstrel-to = Minstrel: choose the sector to move the pieces to.
ask-carry = Minstrel: choose how many pieces to move.
ask-type = Coachman: choose a type of message. You gain the rewards of all your messages of that type again.
ask-return =
    { $count ->
        [0] Travellers: choose a marker to return to the general supply (2 prestige each).
        [one] Travellers: 1 marker returned. Return another one?
       *[other] Travellers: { $count } markers returned. Return another one?
    }

## The plague

ask-loss = Plague: your rat would move beyond 9. The prestige is lost already; choose one of your fullest sectors, which loses a marker.
