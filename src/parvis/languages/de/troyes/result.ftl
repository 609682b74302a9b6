# What the page of a result says about this game: headings, and the names of sources of points in rows of tables.
# Nouns, not sentences.

points-by-source = Punkte nach Quellen
points-by-round = Punkte nach jeder Runde

points-during-game = Während der Partie
points-cathedral = Kathedrale
points-cards = Aktionskarten
points-events = Abgewendete Ereignisse
points-tradesmen = Fachleute
points-cubes-left = Klötzchen auf Ereignissen
points-hermit = Einsiedler
points-fort = Festung
points-princess = Prinzessin
points-henry-i = Heinrich I.
points-hugues-de-payns = Hugo von Payns
points-urban-iv = Urban IV.
points-chretien-de-troyes = Chrétien de Troyes
points-the-florentine = Der Florentiner
points-thibaut-ii = Theobald II.
points-joan-of-navarre = Johanna I. von Navarra
points-isabeau-of-bavaria = Isabeau von Bayern
points-marie-of-champagne = Marie von Champagne
points-salaries-missed = Unbezahlte Löhne
points-events-missed = Nicht ganz bezahlte Ereignisse
points-black-dice-missed = Nicht geschlagene schwarze Würfel
points-levels-missed = Ebenen ohne Klötzchen (nie unter 0)
points-iv-a = Tor IV: gelegte Klötzchen
points-iv-b = Tor IV: meiste Klötzchen
points-iv-c = Tor IV: Ankunft und Klötzchen
# Of the last scoring alone, in which the arrival no longer counts
points-iv-b-at-end = Tor IV: meiste Klötzchen
points-iv-c-at-end = Tor IV: Klötzchen
points-iv-d = Tor IV: Reihenfolge der Ankunft
