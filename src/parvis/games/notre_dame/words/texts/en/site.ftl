# What the pages around the table say about the game.

about-game = Extend your influence in a borough of Paris, move your carriage to collect messages, donate to Notre Dame, and keep the rats away.

about-length = About 15 minutes per player. Bots add a few minutes.

## Options: a noun as a label, and a sentence or two of help

setup-new_persons = New Persons
    .help = Adds the 9 New Persons. For each letter, 3 of the 6 persons are drawn and stay in the box.
setup-limited_coins = Limited coins
    .help = There are only 25 coins. When they run out, the player with the most coins gives the missing ones.
setup-counsellor_free = Free counsellor
    .help = Only with New Persons: the counsellor's 2 extra hires are free.

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
round-gain = Sum of the round
round-now = Prestige now
