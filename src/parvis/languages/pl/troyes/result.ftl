# What the page of a result says about this game: headings, and the names of sources of points in rows of tables.
# Nouns, not sentences.

points-by-source = Źródła punktów
points-by-round = Punkty po każdej rundzie

points-during-game = W trakcie gry
points-cathedral = Katedra
points-cards = Karty akcji
points-events = Zażegnane wydarzenia
points-tradesmen = Rzemieślnicy
points-cubes-left = Znaczniki na wydarzeniach
points-hermit = Pustelnik
points-fort = Fort
points-princess = Księżniczka
points-henry-i = Henryk I
points-hugues-de-payns = Hugon z Payns
points-urban-iv = Urban IV
points-chretien-de-troyes = Chrétien de Troyes
points-the-florentine = Florentczyk
points-thibaut-ii = Tybald II
points-joan-of-navarre = Joanna I z Nawarry
points-isabeau-of-bavaria = Izabela Bawarska
points-marie-of-champagne = Maria z Szampanii
points-salaries-missed = Nieopłaceni obywatele
points-events-missed = Niespełnione wymagania wydarzeń
points-black-dice-missed = Niepokonane czarne kości
points-levels-missed = Poziomy bez znacznika (nigdy poniżej 0)
points-iv-a = Kafel przy bramie IV: umieszczone znaczniki
points-iv-b = Kafel przy bramie IV: najwięcej znaczników
points-iv-c = Kafel przy bramie IV: dotarcie i znaczniki
# Of the last scoring alone, in which the arrival no longer counts
points-iv-b-at-end = Kafel przy bramie IV: najwięcej znaczników
points-iv-c-at-end = Kafel przy bramie IV: znaczniki
points-iv-d = Kafel przy bramie IV: kolejność dotarcia
