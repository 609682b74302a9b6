# What the pages around the table tell of the game.

about-game = Buy your neighbours' dice, put tradesmen to work, build the cathedral, and drive off what threatens the town.
