# What the page of a result says about this game. The first two are headings.

points-by-source = Prestige par source
points-by-round = Prestige après chaque tour
# Column head above the scores.
points-score = Prestige
# What breaks a tie, in a sentence of the site: "Tie-break: …".
points-tiebreak = pièces plus cubes en réserve
