# The Ladies of Troyes: its characters, the revealed character, and the last round of the tournament variant.

log-open-character = Odkryta postać, która punktuje u wszystkich graczy: { named-character }.

course-round-backwards = Runda { $round }, ostatnia, toczy się przeciwnie do ruchu wskazówek zegara. Gracz rozpoczynający: { $seat }.

score-character-open = Odkryta postać: { named-character }.
score-joan-of-navarre =
    { $count ->
        [one] { $seat }: +{ $count } punkt (Joanna I z Nawarry).
        [few] { $seat }: +{ $count } punkty (Joanna I z Nawarry).
       *[many] { $seat }: +{ $count } punktów (Joanna I z Nawarry).
    }
score-isabeau-of-bavaria =
    { $count ->
        [one] { $seat }: +{ $count } punkt (Izabela Bawarska).
        [few] { $seat }: +{ $count } punkty (Izabela Bawarska).
       *[many] { $seat }: +{ $count } punktów (Izabela Bawarska).
    }
score-marie-of-champagne =
    { $count ->
        [one] { $seat }: +{ $count } punkt (Maria z Szampanii).
        [few] { $seat }: +{ $count } punkty (Maria z Szampanii).
       *[many] { $seat }: +{ $count } punktów (Maria z Szampanii).
    }

about-counting-own-citizens-of-the-yellow-estate = Liczy obywateli w ratuszu i rzemieślników na żółtych kartach. { character-scale }
about-counting-own-citizens-of-the-red-estate = Liczy obywateli w pałacu i rzemieślników na czerwonych kartach. { character-scale }
about-counting-own-citizens-of-the-white-estate = Liczy obywateli w rezydencji biskupa i rzemieślników na białych kartach. { character-scale }
