# What the page of a result says about this game. The first two are headings.

points-by-source = Престиж по источникам
points-by-round = Престиж после каждого раунда
points-score = Престиж
points-tiebreak = монеты плюс маркеры в личном запасе
