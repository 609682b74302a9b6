# What the page of a result says about this game, and where points came from.

points-by-source = Where the points came from
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
points-events-missed = Events not complied with
points-black-dice-missed = Black dice not beaten
points-levels-missed = Cathedral levels missed
points-iv-a = Tile IV-a, for cubes put
points-iv-b = Tile IV-b, for most cubes
points-iv-c = Tile IV-c, for arriving and for cubes
points-iv-d = Tile IV-d, for arriving
