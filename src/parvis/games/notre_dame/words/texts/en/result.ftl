# What the page of a result says about this game.

points-by-source = Where the prestige came from
points-by-round = Prestige after each round
points-tiebreak = coins and markers in the supply, added together
