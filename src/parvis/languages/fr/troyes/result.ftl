# What the page of a result says about this game: headings, and the names of sources of points in rows of tables.
# Nouns, not sentences.

points-by-source = Sources des points
points-by-round = Points après chaque tour

points-during-game = Pendant la partie
points-cathedral = Cathédrale
points-cards = Cartes Activité
points-events = Événements contrés
points-tradesmen = Hommes de métier
points-cubes-left = Cubes sur les événements
points-hermit = Ermite
points-fort = Fort
points-princess = Princesse
points-henry-i = Henri Ier
points-hugues-de-payns = Hugues de Payns
points-urban-iv = Urbain IV
points-chretien-de-troyes = Chrétien de Troyes
points-the-florentine = Le Florentin
points-thibaut-ii = Thibaut II
points-joan-of-navarre = Jeanne de Navarre
points-isabeau-of-bavaria = Isabeau de Bavière
points-marie-of-champagne = Marie de Champagne
points-salaries-missed = Salaires impayés
points-events-missed = Événements non payés en entier
points-black-dice-missed = Dés noirs non vaincus
points-levels-missed = Niveaux sans cube (jamais sous 0)
points-iv-a = Tuile de la porte IV : cubes placés
points-iv-b = Tuile de la porte IV : le plus de cubes
points-iv-c = Tuile de la porte IV : arrivée et cubes
# Of the last scoring alone, in which the arrival no longer counts
points-iv-b-at-end = Tuile de la porte IV : le plus de cubes
points-iv-c-at-end = Tuile de la porte IV : cubes
points-iv-d = Tuile de la porte IV : ordre d’arrivée
