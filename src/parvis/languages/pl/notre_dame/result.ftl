# What the page of a result says about this game. The first two are headings.

points-by-source = Prestiż według źródeł
points-by-round = Prestiż po każdej rundzie
# Column head above the scores.
points-score = Prestiż
# What breaks a tie, in a sentence of the site: "Tie-break: …".
points-tiebreak = monety i znaczniki w zasobach razem
