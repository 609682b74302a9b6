# The Ladies of Troyes: its characters, the revealed character, and the last round of the tournament variant.

log-open-character = Un personnage est révélé et rapporte des points à tout le monde : { named-character }.

course-round-backwards = Tour { $round }, le dernier, dans le sens antihoraire : { $seat } commence.

score-character-open = Personnage visible : { named-character }.
score-joan-of-navarre =
    { $count ->
        [one] { $seat } marque { $count } point (Jeanne de Navarre).
       *[other] { $seat } marque { $count } points (Jeanne de Navarre).
    }
score-isabeau-of-bavaria =
    { $count ->
        [one] { $seat } marque { $count } point (Isabeau de Bavière).
       *[other] { $seat } marque { $count } points (Isabeau de Bavière).
    }
score-marie-of-champagne =
    { $count ->
        [one] { $seat } marque { $count } point (Marie de Champagne).
       *[other] { $seat } marque { $count } points (Marie de Champagne).
    }

about-counting-own-citizens-of-the-yellow-estate = Compte les habitants à l’Hôtel de Ville et les hommes de métier sur les cartes jaunes. { character-scale }
about-counting-own-citizens-of-the-red-estate = Compte les habitants au Palais et les hommes de métier sur les cartes rouges. { character-scale }
about-counting-own-citizens-of-the-white-estate = Compte les habitants à l’Évêché et les hommes de métier sur les cartes blanches. { character-scale }
