## What pages say of where printed values come from, after the kind of source: of a part of the data files, or of a piece
## and the ruling in which this form of it begins.

remark-persons = Kein Dokument nennt die Ratten einer einzelnen Karte. Bekannt sind: 0 bis 3 auf einer Karte; zusammen 12, 13 und 12 auf den Karten der Durchgänge A, B und C. Von den Neuen Personen ist nichts bekannt, also behält jeder Buchstabe seinen Durchschnitt.
remark-persons-doctor-1 = Das folgt aus dem, was der Medikus mindestens und höchstens erspart.
remark-street = Der gedruckte Plan ist nirgends beschrieben. Dieser ist für 3, 4 und 5 Viertel derselbe und lässt beide Fahrten zu, die die gedruckten Regeln als Beispiele nennen.
