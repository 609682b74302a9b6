# What the pages around the table tell of the game.

about-game = Buy your neighbours' dice, put tradesmen to work, build the cathedral, and drive off what threatens the town.

about-length = About 25 minutes for each person; bots add a few minutes.

## What options can be

option-characters-base = the six of the base game
option-characters-new = nine, with the ladies
option-characters-open = nine, and one more open for everyone
option-cards-base = those of the base game
option-cards-ladies = those of the expansion
option-cards-both = both sets
option-events-base = those of the base game
option-events-both = six more

## The end of a round, and the last scoring: headings, and the rows of a table with a column for each player

round-over = End of round { $round }
scoring-over = Final scoring
round-income = Income
round-black-dice = Black dice beaten
round-influence = Influence
round-passing = Passing
round-sold = Dice sold
round-points = Points
