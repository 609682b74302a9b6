# What the log tells of the six events of The Ladies of Troyes. seat: the player's name.

course-black-dice-turned =
    { $count ->
        [1] { title-of-event }: чёрный кубик теперь { $dice }.
       *[any] { title-of-event }: чёрные кубики теперь { $dice }.
    }
course-grey-tradesman = Нейтральный торговец занимает ячейку { $space } на карте { named-card }.
course-grey-stays-away = Нейтральный торговец не появляется: на картах выпавшего цвета нет свободной ячейки с очками.
course-event-delayed =
    { $count ->
        [one] { title-of-event }: каждый игрок убирает { $count } свой маркер с карт действий или действий за городом.
        [few] { title-of-event }: каждый игрок убирает { $count } своих маркера с карт действий или действий за городом.
       *[many] { title-of-event }: каждый игрок убирает { $count } своих маркеров с карт действий или действий за городом.
    }
course-uprising = Восстание { named-building.in }: горожан размещают заново случайным образом.
effect-joins-neutral = Нейтральный горожанин добавляется { named-building.to }.
effect-rises = { $seat }: изгнанный горожанин добавляется { named-building.to }.
effect-rises-neutral = Изгнанный нейтральный горожанин добавляется { named-building.to }.
effect-home = { $seat }: горожанин возвращается в личный запас.
log-off-tile = { $seat } убирает маркер с { named-tile.gen }.
log-off-card = { $seat } убирает маркер с карты { named-card }.
log-from-supply = { $seat } отдаёт горожанина событию { named-event } (из личного запаса).
log-from-card = { $seat } отдаёт горожанина событию { named-event } (торговец с карты { named-card }).
log-from-space = { $seat } отдаёт горожанина событию { named-event } ({ named-building.from }, ячейка { $space }).
log-from-influence =
    { $influence ->
        [one] { $seat } отдаёт горожанина событию { named-event } (из общего запаса, { $influence } очко влияния).
        [few] { $seat } отдаёт горожанина событию { named-event } (из общего запаса, { $influence } очка влияния).
       *[many] { $seat } отдаёт горожанина событию { named-event } (из общего запаса, { $influence } очков влияния).
    }
