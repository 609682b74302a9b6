# What a family is asked.

ask-nature = Chance decides.
ask-keep-first = Keep one of your three cards; the other two go to your left neighbour
ask-keep-second = Keep one of these two cards; the other goes to your left neighbour
ask-play = Play one of your cards
ask-hire = Hire one person for a coin, or nobody
ask-extra-hire = The counsellor brings one more person: whom do you hire?

## The own supply is empty

ask-source-cloister-school = Your supply is empty: from where does a marker move to the cloister school?
ask-source-bank = Your supply is empty: from where does a marker move to the bank?
ask-source-residence = Your supply is empty: from where does a marker move to the residence?
ask-source-carriage-house = Your supply is empty: from where does a marker move to the carriage house?
ask-source-hotel = Your supply is empty: from where does a marker move to the hotel?
ask-source-park = Your supply is empty: from where does a marker move to the park?
ask-source-hospital = Your supply is empty: from where does a marker move to the hospital?
ask-source-notre-dame = Your supply is empty: from where does a marker move to the cathedral?

## Actions

ask-donation = How much do you give to the cathedral?
ask-friend = Where does your trusted friend go?
ask-drive =
    { $count ->
        [one] Where does your carriage stop? It may drive along one street.
       *[other] Where does your carriage stop? It may drive along up to { $count } streets.
    }
ask-message-coin = Here is a message: 1 prestige and a coin. Do you take it?
ask-message-marker = Here is a message: 2 prestige and a marker. Do you take it?
ask-message-rat = Here is a message: 3 prestige, and the rat goes one space back. Do you take it?
ask-message-prestige = Here is a message: 4 prestige. Do you take it?
ask-perk = What would you like?

## Persons

ask-lift = The fool moves one of your pieces: which one?
ask-fool-to = Where does the fool bring it? The action there follows.
ask-bishop-to = Into which empty sector does the bishop place your marker? The action there follows.
ask-minstrel-from = From which sector does the minstrel move pieces?
ask-minstrel-to = Where does the minstrel move them?
ask-carry = How many pieces does the minstrel move?
ask-type = Which messages does the coachman bring once more?
ask-return =
    { $count ->
        [0] The gypsies pay 2 prestige for each marker that you take back from the board. Which one?
        [one] 1 marker taken back so far. One more?
       *[other] { $count } markers taken back so far. One more?
    }

## The plague

ask-loss = Where do you lose a marker? These sectors are your largest.
