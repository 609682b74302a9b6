# What the page of a result says about this game. The first two are headings.

points-by-source = Prestige nach Quellen
points-by-round = Prestige nach jeder Runde
points-score = Prestige
points-tiebreak = Münzen plus Steine im eigenen Vorrat
