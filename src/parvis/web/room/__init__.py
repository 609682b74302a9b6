"""Tables of people far away: who sits where, and on which terms."""
