# The Ladies of Troyes: its characters, the revealed character, and the last round of the tournament variant.

log-open-character = A character is revealed and scores for every player: { named-character }.

course-round-backwards = Round { $round }, the last, is played anticlockwise: { $seat } is the start player.

score-character-open = The revealed character is { named-character }.
score-joan-of-navarre =
    { $count ->
        [one] { $seat } gains 1 point for Joan of Navarre.
       *[other] { $seat } gains { $count } points for Joan of Navarre.
    }
score-isabeau-of-bavaria =
    { $count ->
        [one] { $seat } gains 1 point for Isabeau of Bavaria.
       *[other] { $seat } gains { $count } points for Isabeau of Bavaria.
    }
score-marie-of-champagne =
    { $count ->
        [one] { $seat } gains 1 point for Marie of Champagne.
       *[other] { $seat } gains { $count } points for Marie of Champagne.
    }

about-counting-own-citizens-of-the-yellow-estate = Counts citizens in the City Hall and tradesmen on yellow cards. { character-scale }
about-counting-own-citizens-of-the-red-estate = Counts citizens in the Palace and tradesmen on red cards. { character-scale }
about-counting-own-citizens-of-the-white-estate = Counts citizens in the Bishopric and tradesmen on white cards. { character-scale }
