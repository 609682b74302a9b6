# The Ladies of Troyes: its characters, the revealed character, and the last round of the tournament variant.

log-open-character = Eine Persönlichkeit liegt offen und zählt am Ende für alle ({ named-character }).

course-round-backwards = Runde { $round }, die letzte, läuft gegen den Uhrzeigersinn: { $seat } beginnt.

score-character-open = Alle werten auch die offene Persönlichkeit ({ named-character }).
score-joan-of-navarre =
    { $count ->
        [one] { $seat } erhält 1 Punkt für Johanna I. von Navarra.
       *[other] { $seat } erhält { $count } Punkte für Johanna I. von Navarra.
    }
score-isabeau-of-bavaria =
    { $count ->
        [one] { $seat } erhält 1 Punkt für Isabeau von Bayern.
       *[other] { $seat } erhält { $count } Punkte für Isabeau von Bayern.
    }
score-marie-of-champagne =
    { $count ->
        [one] { $seat } erhält 1 Punkt für Marie von Champagne.
       *[other] { $seat } erhält { $count } Punkte für Marie von Champagne.
    }

about-counting-own-citizens-of-the-yellow-estate = Zählt Gefolgsleute im Rathaus und Fachleute auf gelben Karten. { character-scale }
about-counting-own-citizens-of-the-red-estate = Zählt Gefolgsleute im Palast und Fachleute auf roten Karten. { character-scale }
about-counting-own-citizens-of-the-white-estate = Zählt Gefolgsleute im Bischofssitz und Fachleute auf weißen Karten. { character-scale }
