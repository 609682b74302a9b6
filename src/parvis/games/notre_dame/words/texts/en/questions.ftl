# What a family is asked.

ask-nature = Chance decides.
ask-keep-first = Keep one of your three cards; the other two go to { $seat }
ask-keep-second = Keep one of these two cards; the other goes to { $seat }
ask-play = Play one of your cards
ask-hire = Hire one person for a coin, or nobody
ask-extra-hire = The counsellor lets you hire one more person: who will it be?

## The supply is empty

ask-source-cloister-school = Your supply is empty: where does the marker for the cloister school come from?
ask-source-bank = Your supply is empty: where does the marker for the bank come from?
ask-source-residence = Your supply is empty: where does the marker for the residence come from?
ask-source-carriage-house = Your supply is empty: where does the marker for the carriage house come from?
ask-source-hotel = Your supply is empty: where does the marker for the hotel come from?
ask-source-park = Your supply is empty: where does the marker for the park come from?
ask-source-hospital = Your supply is empty: where does the marker for the hospital come from?
ask-source-notre-dame = Your supply is empty: where does the marker for the cathedral come from?

## Actions

ask-donation = You visit Notre Dame: how much do you give to the cathedral?
ask-friend = Where does your trusted friend go?
ask-drive =
    { $count ->
        [one] Your carriage house acts: where to? One street at most.
       *[other] Your carriage house acts: where to? Up to { $count } streets.
    }
ask-message-coin = Your carriage has come to a message: 1 prestige and a coin. Do you take it?
ask-message-marker = Your carriage has come to a message: 2 prestige and a marker. Do you take it?
ask-message-rat = Your carriage has come to a message: 3 prestige, and the rat goes one space back. Do you take it?
ask-message-prestige = Your carriage has come to a message: 4 prestige. Do you take it?
ask-perk-hotel = Your hotel offers a perk: what would you like?
ask-perk-hostess = The hostess offers a perk: what would you like?
ask-perk-either = The hostess or your hotel offers a perk: what would you like?

## Persons

ask-lift = The fool moves one of your pieces: which one?
ask-fool-to = Where does the fool take it? You then act there.
ask-bishop-to = Which empty sector does the bishop place your marker in? You then act there.
ask-minstrel-from = Which sector does the minstrel move pieces from?
ask-minstrel-to = Where does the minstrel move them?
ask-carry = How many pieces does the minstrel move?
ask-type = The coachman cashes in all your messages of one type again: which type?
ask-return =
    { $count ->
        [0] The gypsies pay 2 prestige for each marker that you take back from the board. Which one?
        [one] The gypsies pay for 1 marker so far. Do you take back one more?
       *[other] The gypsies pay for { $count } markers so far. Do you take back one more?
    }

## The plague

ask-loss = The plague has driven your rat beyond 9. It costs you up to 2 prestige, and a marker from one of your largest sectors. From which one?
