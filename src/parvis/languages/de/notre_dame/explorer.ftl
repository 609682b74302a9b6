## Kinds of decisions, as headings of the explorer

kind-keep = Behaltene Karten
kind-drive = Kutsche
kind-take = Aufgenommene Botschaften
kind-leave = Liegen gelassene Botschaften
kind-perk = Wahl im Gasthaus
kind-play = Ausgespielte Karten
kind-from = Woher eine Figur kommt
kind-forgo = Verzicht auf Aktionen
kind-donate = Spenden
kind-friend = Vertrauter
kind-lift = Versetzte Figuren
kind-to = Wohin eine Figur geht
kind-carry = Minnesänger: wie viele Figuren
kind-return = Zurückgelegte Steine
kind-enough = Nichts mehr zurückgelegt
kind-hire = Bestochene Personen
kind-type = Kutscher: Art der Botschaften
kind-lose = Verlorene Steine
