"""Notre Dame for players that are programs: what they know, what they look at, what a position is worth to them."""
