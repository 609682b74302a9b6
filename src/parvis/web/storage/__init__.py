"""The database: which one, how it is made and kept, and what happens when it is not there."""
