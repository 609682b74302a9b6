# What the pages around the table tell of the game.

about-game = Send your people into the quarters of Paris, drive your carriage for messages, give to the cathedral, and keep the rats away.
