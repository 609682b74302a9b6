"""Tournaments of people: pairing, standings, and the tables of each round."""
