# What the log tells of the ramparts. seat: the player's name.

# tile: the side that lies there, by its name in the data, which players don't know
log-tile = У ворот { $gate } крепостной стены появляется действие за городом.
log-use-tile = { $seat } использует маркер с { named-tile.gen }.
log-swap = { $seat } отдаёт { told-given-die } и получает взамен { die-with-value } (от игрока { $from_seat }).
log-swap-neutral = { $seat } отдаёт { told-given-die } и получает взамен нейтральный { die-with-value }.
told-given-die =
    { $given_colour ->
        [red] красный кубик { $given_value }
        [white] белый кубик { $given_value }
       *[yellow] жёлтый кубик { $given_value }
    }
log-extra-die = { $seat } берёт из запаса { die-with-value }.
log-turn-bought = { $seat } переворачивает { die-with-value } (теперь { $opposite }).
log-move-to-card = { $seat } перемещает маркер на карту { named-card }.
log-move-to-tile = { $seat } перемещает маркер на { named-tile }.
log-guard = { $seat } использует { die-with-value } для стражника.
log-step =
    { $gate ->
        [none] { $seat }: стражник переходит на деление { $space }.
       *[other] { $seat }: стражник переходит на деление { $space } (ворота { $gate }).
    }
log-cube-on-tile = { $seat } размещает маркер на { named-tile.on }.
log-spare-dice = { $seat } побеждает чёрный кубик { $black } маркером.
log-spared = { $seat } избегает события { named-event }.

## The last scoring

score-iv-b =
    { $count ->
        [one] { $seat } получает { $count } очко за маркеры на действии у ворот IV.
        [few] { $seat } получает { $count } очка за маркеры на действии у ворот IV.
       *[many] { $seat } получает { $count } очков за маркеры на действии у ворот IV.
    }
score-iv-c =
    { $count ->
        [one] { $seat } получает { $count } очко за маркеры на действии у ворот IV.
        [few] { $seat } получает { $count } очка за маркеры на действии у ворот IV.
       *[many] { $seat } получает { $count } очков за маркеры на действии у ворот IV.
    }
