# What the pages around the table tell of the game.

about-game = Send your people into the quarters of Paris, drive your carriage for messages, give to the cathedral, and keep the rats away.

about-length = About 15 minutes for each person; bots add a few minutes.

## Options: what they are called, and what they do

setup-new_persons = New persons
    .help = Shuffle the nine New Persons in; three of each letter stay in the box.
setup-limited_coins = Limited coins
    .help = Only 25 coins; once they run out, the richest family gives the missing ones.
setup-counsellor_free = Free counsellor
    .help = The counsellor's two extra hires cost nothing (New Persons).

## The end of a round: headings, and the rows of a table with a column for each family

round-over = End of round { $round }
round-and-period-over = End of round { $round } and of period { $letter }
round-rat = Rat
    .moves = { $from } → { $to }
    .stays = { $to }
    .moves-doctor = { $from } → { $to }, doctor
    .stays-doctor = { $to }, doctor
round-before = Prestige before
round-gain = This round
round-now = Prestige now
