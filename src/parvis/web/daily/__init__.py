"""A deal a day for each game: everybody plays the same one against the same bots, and compares."""
