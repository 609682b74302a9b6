"""What players and programs need to think: what a seat knows, as numbers too, and what a position is worth."""
