"""What a game is and how it runs; knows no game."""
