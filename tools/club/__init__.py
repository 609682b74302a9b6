"""A year of a busy club, made for measuring: real games, many times over, and all that belongs to them."""
