# What the page of a result says about this game: headings, and the names of sources of points in rows of tables.
# Nouns, not sentences.

points-by-source = Sources of points
points-by-round = Points after each round

points-during-game = During the game
points-cathedral = Cathedral
points-cards = Activity cards
points-events = Countered events
points-tradesmen = Tradesmen
points-cubes-left = Cubes on events
points-hermit = Hermit
points-fort = Fort
points-princess = Princess
points-henry-i = Henry I
points-hugues-de-payns = Hugues de Payns
points-urban-iv = Urban IV
points-chretien-de-troyes = Chrétien de Troyes
points-the-florentine = The Florentine
points-thibaut-ii = Thibaut II
points-joan-of-navarre = Joan of Navarre
points-isabeau-of-bavaria = Isabeau of Bavaria
points-marie-of-champagne = Marie of Champagne
points-salaries-missed = Unpaid salaries
points-events-missed = Events not paid in full
points-black-dice-missed = Black dice not beaten
points-levels-missed = Levels without a cube (never below 0)
points-iv-a = Tile at gate IV: cubes placed
points-iv-b = Tile at gate IV: most cubes
points-iv-c = Tile at gate IV: arrival and cubes
# Of the last scoring alone, in which the arrival no longer counts
points-iv-b-at-end = Tile at gate IV: most cubes
points-iv-c-at-end = Tile at gate IV: cubes
points-iv-d = Tile at gate IV: order of arrival
