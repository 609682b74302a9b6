# What the pages around the table tell of the game.

about-game = Buy your neighbours' dice, put tradesmen to work, build the cathedral, and drive off what threatens the town.

## The end of a round, and the last scoring: headings, and the rows of a table with a column for each player

round-over = End of round { $round }
scoring-over = Final scoring
round-income = Income after salaries
round-black-dice = Black dice beaten
round-influence = Influence gained
round-passing = Passing and waiting
round-sold = Dice sold
round-points = Points this round

## The levels of computer players, on the pages about them

level-people = Human winners are said to score 40 to 60 points. Most of the card values here are our own reconstruction, so compare scores with care.
level-random = It loses more points for levels of the cathedral where it has no cube than all its tradesmen earn.
level-novice = About half of what it gains comes from tradesmen and events. It loses a third again to events that it can't pay for and to levels of the cathedral where it has no cube.
level-greedy = It counters events and puts tradesmen to work whenever that pays at once. It still neglects some levels of the cathedral, and loses points to events that it can't pay for.
level-skilled = It earns half as much again as Greedy from events, makes more of its cards and characters, and loses less than half as many points for what it has missed.
level-expert = It considers what the others need, not just what it needs itself. Four Experts get in each other's way and score less than four Skilled bots. Alone against three Skilled bots, an Expert wins more than twice as often as each of them.
