# What the log tells of decisions and of what chance brings. seat: the player's name, which begins the line and is its
# subject; nothing in the line agrees with it.

## How dice are called within a sentence; everything else is named in names.ftl

# The dice of a group, all of one colour: the object of "uses", or after "with"
told-dice =
    { $size ->
        [1]
            { $colour ->
                [red] красный кубик { $dice }
                [white] белый кубик { $dice }
                [purple] фиолетовый кубик { $dice }
               *[yellow] жёлтый кубик { $dice }
            }
       *[any]
            { $colour ->
                [red] красные кубики { $dice }
                [white] белые кубики { $dice }
                [purple] фиолетовые кубики { $dice }
               *[yellow] жёлтые кубики { $dice }
            }
    }

## Set-up, and what chance brings

log-start = Первый игрок: { $seat }.
log-deal = { $seat } получает персонажа: { named-character }.
log-settle = { $seat } помещает горожанина { named-building.to } (ячейка { $space }).
log-card = Новая карта действия: { named-card }.
log-event = Новое событие: { title-of-event }.
log-shot-hits = { $seat } бросает чёрный кубик: { $value }, этого хватает на маркер.
log-shot-misses = { $seat } бросает чёрный кубик: { $value }, этого не хватает на маркер.
log-rolled-again = { $seat }: после переброса { die-with-value }.

## Influence

log-use-reroll =
    { $influence ->
        [one] { $seat } тратит { $influence } очко влияния, чтобы перебросить { die-with-value }.
        [few] { $seat } тратит { $influence } очка влияния, чтобы перебросить { die-with-value }.
       *[many] { $seat } тратит { $influence } очков влияния, чтобы перебросить { die-with-value }.
    }
log-use-recruit =
    { $influence ->
        [one] { $seat } тратит { $influence } очко влияния, чтобы взять горожанина из общего запаса.
        [few] { $seat } тратит { $influence } очка влияния, чтобы взять горожанина из общего запаса.
       *[many] { $seat } тратит { $influence } очков влияния, чтобы взять горожанина из общего запаса.
    }
log-use-turn =
    { $influence ->
        [one] { $seat } тратит { $influence } очко влияния, чтобы перевернуть кубики.
        [few] { $seat } тратит { $influence } очка влияния, чтобы перевернуть кубики.
       *[many] { $seat } тратит { $influence } очков влияния, чтобы перевернуть кубики.
    }
log-turn-over = { $seat } переворачивает { die-with-value } (теперь { $opposite }).

## Events and black dice. black: the value of the black die

log-remove = { $seat } убирает маркер из собора (столбец { $column }, уровень { $level }).
log-off = { $seat } убирает маркер с события { named-event }.
log-defend-throw = { $seat } использует { die-with-value } против чёрного кубика { $black }.
log-defend-beat = { $seat } использует { die-with-value } и побеждает чёрный кубик { $black }.
log-rolled-again-beat = { $seat } побеждает чёрный кубик { $black } после переброса ({ die-of-colour }).
log-leave-black-dice = { $seat } оставляет другие чёрные кубики следующему игроку.
log-yield =
    { $count ->
        [0] { $seat } не может победить чёрный кубик { $black }, но терять нечего: очков нет.
        [one] { $seat } не может победить чёрный кубик { $black } и теряет { $count } очко.
        [few] { $seat } не может победить чёрный кубик { $black } и теряет { $count } очка.
       *[many] { $seat } не может победить чёрный кубик { $black } и теряет { $count } очков.
    }

## Actions

log-activate = { $seat } активирует карту { named-card }: { told-dice }.
log-build = { $seat } строит собор: { told-dice }.
log-counter = { $seat } предотвращает событие { named-event }: { told-dice }.
log-place = { $seat } помещает горожанина { named-building.to }: { told-dice }.
log-harvest = { $seat } занимается земледелием: { told-dice }.
log-pass = { $seat } пасует и получает { $count } денье.
log-send = { $seat } делает торговцем горожанина { named-building.from } (ячейка { $space }).

## What a cube on a card adds to an action: after the colon, a label. as_colour: the colour as which the dice are used

log-help-add-to-total = { $seat } использует маркер с карты { named-card }: сумма +{ $amount }.
log-help-add-to-each = { $seat } использует маркер с карты { named-card }: каждый кубик +{ $amount }.
log-help-set-each = { $seat } использует маркер с карты { named-card }: значение каждого кубика — { $amount }.
log-help-recolour =
    { $as_colour ->
        [red] { $seat } использует маркер с карты { named-card }: кубики считаются красными.
        [white] { $seat } использует маркер с карты { named-card }: кубики считаются белыми.
       *[yellow] { $seat } использует маркер с карты { named-card }: кубики считаются жёлтыми.
    }
log-help-multiply =
    { $as_colour ->
        [red] { $seat } использует маркер с карты { named-card }: красных кубиков теперь { $amount }.
        [white] { $seat } использует маркер с карты { named-card }: белых кубиков теперь { $amount }.
       *[yellow] { $seat } использует маркер с карты { named-card }: жёлтых кубиков теперь { $amount }.
    }
log-help-take-one-each = { $seat } использует маркер с карты { named-card }: кубики из других секторов бесплатно.

## Dice of other districts. dice: their values; deniers: what they cost together, never less than two

log-buy =
    { $count ->
        [1] { $seat } покупает кубик { $dice } за { $deniers } денье (продаёт { $from_seat }).
       *[any] { $seat } покупает кубики { $dice } за { $deniers } денье (продаёт { $from_seat }).
    }
log-buy-neutral =
    { $count ->
        [1] { $seat } покупает нейтральный кубик { $dice } за { $deniers } денье.
       *[any] { $seat } покупает нейтральные кубики { $dice } за { $deniers } денье.
    }
log-take =
    { $count ->
        [1] { $seat } бесплатно берёт кубик { $dice } (отдаёт { $from_seat }).
       *[any] { $seat } бесплатно берёт кубики { $dice } (отдаёт { $from_seat }).
    }
log-take-neutral =
    { $count ->
        [1] { $seat } бесплатно берёт нейтральный кубик { $dice }.
       *[any] { $seat } бесплатно берёт нейтральные кубики { $dice }.
    }
