# What the page of a result says about this game. The first two are headings.

points-by-source = Prestige by source
points-by-round = Prestige after each round
# Column head above the scores.
points-score = Prestige
# What breaks a tie, in a sentence of the site: "Tie-break: …".
points-tiebreak = coins plus markers in supply
