# The Ladies of Troyes: its characters, the revealed character, and the last round of the tournament variant.

log-open-character = Открыт персонаж, который приносит очки всем игрокам: { named-character }.

course-round-backwards = Раунд { $round }, последний, играют против часовой стрелки. Первый игрок: { $seat }.

score-character-open = Открытый персонаж: { named-character }.
score-joan-of-navarre =
    { $count ->
        [one] { $seat }: +{ $count } очко (Жанна I Наваррская).
        [few] { $seat }: +{ $count } очка (Жанна I Наваррская).
       *[many] { $seat }: +{ $count } очков (Жанна I Наваррская).
    }
score-isabeau-of-bavaria =
    { $count ->
        [one] { $seat }: +{ $count } очко (Изабелла Баварская).
        [few] { $seat }: +{ $count } очка (Изабелла Баварская).
       *[many] { $seat }: +{ $count } очков (Изабелла Баварская).
    }
score-marie-of-champagne =
    { $count ->
        [one] { $seat }: +{ $count } очко (Мария Шампанская).
        [few] { $seat }: +{ $count } очка (Мария Шампанская).
       *[many] { $seat }: +{ $count } очков (Мария Шампанская).
    }

about-counting-own-citizens-of-the-yellow-estate = Считает горожан в Ратуше и торговцев на жёлтых картах. { character-scale }
about-counting-own-citizens-of-the-red-estate = Считает горожан во Дворце и торговцев на красных картах. { character-scale }
about-counting-own-citizens-of-the-white-estate = Считает горожан в Епископстве и торговцев на белых картах. { character-scale }
