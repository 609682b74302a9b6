# What the log tells of the six events of The Ladies of Troyes. seat: the player's name.

course-black-dice-turned =
    { $count ->
        [one] { title-of-event }: czarna kość pokazuje teraz { $dice }.
        [few] { title-of-event }: czarne kości pokazują teraz { $dice }.
       *[many] { title-of-event }: czarne kości pokazują teraz { $dice }.
    }
course-grey-tradesman = Neutralny rzemieślnik zajmuje pole { $space } na karcie { named-card }.
course-grey-stays-away = Neutralny rzemieślnik nie wchodzi do gry: karty wylosowanego koloru nie mają wolnego pola z punktami.
course-event-delayed =
    { $count ->
        [one] { title-of-event }: każdy gracz zdejmuje swój znacznik z karty akcji lub kafla za murami.
        [few] { title-of-event }: każdy gracz zdejmuje { $count } swoje znaczniki z kart akcji lub kafli za murami.
       *[many] { title-of-event }: każdy gracz zdejmuje { $count } swoich znaczników z kart akcji lub kafli za murami.
    }
course-uprising = Powstanie { named-building.in }: obywatele losowo zajmują pola od nowa.
effect-joins-neutral = Neutralny obywatel dołącza do obywateli { named-building.in }.
effect-rises = { $seat }: wyrzucony obywatel dołącza do obywateli { named-building.in }.
effect-rises-neutral = Wyrzucony neutralny obywatel dołącza do obywateli { named-building.in }.
effect-home = { $seat }: obywatel wraca do zasobów.
log-off-tile = { $seat } zdejmuje znacznik z { named-tile.gen }.
log-off-card = { $seat } zdejmuje znacznik z karty { named-card }.
log-from-supply = { $seat } umieszcza obywatela na wydarzeniu { named-event } (z zasobów).
log-from-card = { $seat } umieszcza obywatela na wydarzeniu { named-event } (rzemieślnik z karty { named-card }).
log-from-space = { $seat } umieszcza obywatela na wydarzeniu { named-event } (z pola { $space } { named-building.in }).
log-from-influence = { $seat } umieszcza obywatela na wydarzeniu { named-event } (z ogólnych zasobów, wpływ −{ $influence }).
