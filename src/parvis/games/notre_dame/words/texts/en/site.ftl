# What the pages around the table say about the game.

about-game = Extend your influence in a borough of Paris, move your carriage to collect messages, donate to Notre Dame, and keep the rats away.

about-length = About 15 minutes for each person, and a few for all the bots.

## Options: a noun as a label, and a sentence or two of help

setup-new_persons = New Persons
    .help = Adds the 9 New Persons. For each letter, 3 of the 6 persons are drawn and stay in the box.
setup-limited_coins = Limited coins
    .help = There are only 25 coins. When they run out, the player with the most coins gives the missing ones.
setup-counsellor_free = Free counsellor
    .help = Only with New Persons: the counsellor's 2 extra hires are free.

## What is at stake: what a coach tells somebody who plays for the first time, once each

stake-plague = Watch your rat: the plague brings { $rats } this round. From { $space } it would go past 9, and you would lose 2 prestige and a marker. The hospital, the park and the hotel hold it back.
stake-end = The last round: only prestige counts now. Coins and markers left over bring none.
stake-cathedral =
    { $own ->
        [0] The period ends after this round: { $markers ->
            [0] no marker stands in Notre Dame, which gives { $prestige } prestige.
            [one] the only marker in Notre Dame gains { $prestige } prestige, and it isn't yours.
           *[other] the markers in Notre Dame share { $prestige } prestige, and none of them is yours.
        }
       *[other] The period ends after this round: { $markers ->
            [one] the only marker in Notre Dame gains { $prestige } prestige, and it is yours.
           *[other] the { $markers } markers in Notre Dame share { $prestige } prestige. Yours: { $own }.
        }
    }
stake-supply = Your supply is empty: a card now moves one of your markers from another place, or does nothing. The cloister school brings markers.
stake-draft = You choose three cards for this round and play two of them. What you pass on, your left-hand neighbour can use.
stake-rats =
    { $rats ->
        [one] At the end of this round, the plague moves your rat 1 space, less one for each of your pieces in the hospital. Past 9 it costs you prestige and a marker.
       *[other] At the end of this round, the plague moves your rat { $rats } spaces, less one for each of your pieces in the hospital. Past 9 it costs you prestige and a marker.
    }
stake-hiring = A person costs 1 coin and helps at once. You have { $coins } left, and coins are worth nothing at the end.

## The end of a round: headings, and the rows of a table with a column for each player (nouns, at most 18 letters)

round-over = End of round { $round }
round-and-period-over = End of round { $round } and of period { $letter }
# The way of the rat on the plague track, in a cell; "doctor": the player has hired the doctor.
round-rat = Rat
    .moves = { $from } → { $to }
    .stays = { $to }
    .moves-doctor = { $from } → { $to } (doctor)
    .stays-doctor = { $to } (doctor)
round-before = Prestige before
# The prestige gained in this round.
round-gain = This round
round-now = Prestige now

## Printed values: decks, and what values are called

deck-persons = Persons
deck-street = Streets
value-rats = Rats
value-from = From
value-to = To
value-borough = Borough it leads to (0: the same, 1: the one on the left, -1: the one on the right)
# Values of persons of one's own.
value-letter = Period (A, B or C)
value-kind = Kind of effect
value-effect-coins = Coins
value-effect-markers = Markers from the general supply
value-effect-prestige = Prestige
value-effect-perks = Perks of the hotel
value-effect-per = For each
word-bridge = Bridge
word-centre = Centre
word-gate = Gate
word-parvis = Parvis
word-quay = Quay
printed-street = Street { $number }: { $from } to { $to }
