# What the log tells of purple dice, and of cubes that bring dice, set a price, or give all dice one value.

course-roll-purple = { $seat } бросает фиолетовый кубик: { $value }.
log-purple = { $seat }: в группе фиолетовый кубик { $value }.
log-help-buy-one-each = { $seat } использует маркер с карты { named-card }: кубики из других секторов по { $amount } денье.
log-help-count-as-die =
    { $as_colour ->
        [red] { $seat } использует маркер с карты { named-card } как красный кубик { $amount }.
        [white] { $seat } использует маркер с карты { named-card } как белый кубик { $amount }.
       *[yellow] { $seat } использует маркер с карты { named-card } как жёлтый кубик { $amount }.
    }
log-help-turn-die =
    { $colour ->
        [red] { $seat } использует маркер с карты { named-card } и переворачивает красный кубик { $opposite }.
        [white] { $seat } использует маркер с карты { named-card } и переворачивает белый кубик { $opposite }.
        [purple] { $seat } использует маркер с карты { named-card } и переворачивает фиолетовый кубик { $opposite }.
       *[yellow] { $seat } использует маркер с карты { named-card } и переворачивает жёлтый кубик { $opposite }.
    }
log-help-take-die = { $seat } использует маркер с карты { named-card } и бесплатно берёт { die-with-value } (отдаёт { $from_seat }).
log-help-one-value = { $seat } использует маркер с карты { named-card }: значение каждого кубика — { $value }.
