# What the pages around the table tell of the game.

about-game = Buy your neighbours' dice, put tradesmen to work, build the cathedral, and drive off what threatens the town.

## The end of a round, and the last scoring: headings, and the rows of a table with a column for each player

round-over = End of round { $round }
scoring-over = Final scoring
round-income = Income
round-black-dice = Black dice beaten
round-influence = Influence
round-passing = Passing
round-sold = Dice sold
round-points = Points
