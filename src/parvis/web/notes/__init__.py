"""What people keep for themselves about tables, persons and moments of games, and games that a club recommends."""
