# What each thing does. The numbers are those of the tables; a text says nothing that a table says in numbers.

## Activity cards, by the kind of their effect: what each activation does immediately

about-kind-cube =
    { $price ->
        [none] Разместите маркер на любом событии.
       *[other] Заплатите: { prices }. Разместите маркер на любом событии.
    }
about-kind-cube-rolled = Бросьте чёрный кубик. Если выпало { $hits } или больше, разместите маркер на любом событии.
about-kind-cube-for-red-dice = За каждый красный кубик, оставшийся в вашем секторе: разместите маркер на любом событии.
about-kind-gain =
    { $price ->
        [none] Получите: { gains }.
       *[other] Заплатите: { prices }. Получите: { gains }.
    }

# of: how many of them count once. [1] is the number 1 and reads "each"; it is not the singular of a language, which
# may be 21 as well
about-kind-gain-for-citizens =
    { $of ->
        [1] За каждого вашего горожанина во Дворце или, если там их у вас больше, в Епископстве: { gain-at-price }.
       *[any] За каждых { $of } ваших горожан во Дворце или, если там их у вас больше, в Епископстве: { gain-at-price }.
    }
about-kind-gain-for-cathedral =
    { $of ->
        [1] За каждый ваш маркер в соборе: { gain-at-price }.
        [one] За каждые { $of } ваш маркер в соборе: { gain-at-price }.
        [few] За каждые { $of } ваших маркера в соборе: { gain-at-price }.
       *[many] За каждые { $of } ваших маркеров в соборе: { gain-at-price }.
    }
about-kind-gain-for-events =
    { $of ->
        [1] За каждое событие с вашим маркером: { gain-at-price }.
        [one] За каждые { $of } событие с вашим маркером: { gain-at-price }.
        [few] За каждые { $of } события с вашим маркером: { gain-at-price }.
       *[many] За каждые { $of } событий с вашим маркером: { gain-at-price }.
    }
about-kind-gain-for-red-dice =
    { $of ->
        [1] За каждый красный кубик, оставшийся в вашем секторе: { gain-at-price }.
        [one] За каждые { $of } красный кубик, оставшиеся в вашем секторе: { gain-at-price }.
        [few] За каждые { $of } красных кубика, оставшиеся в вашем секторе: { gain-at-price }.
       *[many] За каждые { $of } красных кубиков, оставшиеся в вашем секторе: { gain-at-price }.
    }
about-kind-gain-for-others-in-city-hall =
    { $of ->
        [1] За каждого чужого горожанина в Ратуше, включая нейтральных: { gain-at-price }.
       *[any] За каждых { $of } чужих горожан в Ратуше, включая нейтральных: { gain-at-price }.
    }
about-kind-gain-for-districts =
    { $of ->
        [1] За каждый сектор, где кубиков меньше, чем в вашем, включая нейтральный: { gain-at-price }.
        [one] За каждые { $of } сектор, где кубиков меньше, чем в вашем, включая нейтральный: { gain-at-price }.
        [few] За каждые { $of } сектора, где кубиков меньше, чем в вашем, включая нейтральный: { gain-at-price }.
       *[many] За каждые { $of } секторов, где кубиков меньше, чем в вашем, включая нейтральный: { gain-at-price }.
    }
# A list after a colon, and its cost in brackets
gain-at-price =
    { $price ->
        [none] { gains }
       *[other] { gains } (цена: { prices })
    }

## For each cube that is placed there and used later. used_as, dice: the colour of the group, and of its dice, or any

about-kind-add-to-total =
    { $used_as ->
        [red] Каждый маркер добавляет { $amount } к сумме группы красных кубиков.
        [white] Каждый маркер добавляет { $amount } к сумме группы белых кубиков.
        [yellow] Каждый маркер добавляет { $amount } к сумме группы жёлтых кубиков.
       *[any] Каждый маркер добавляет { $amount } к сумме группы кубиков.
    }
about-kind-add-to-each =
    { $used_as ->
        [red] Каждый маркер добавляет { $amount } к значению каждого красного кубика группы.
        [white] Каждый маркер добавляет { $amount } к значению каждого белого кубика группы.
        [yellow] Каждый маркер добавляет { $amount } к значению каждого жёлтого кубика группы.
       *[any] Каждый маркер добавляет { $amount } к значению каждого кубика группы.
    }
about-kind-set-each =
    { $used_as ->
        [red] Каждый маркер даёт всем красным кубикам группы значение { $amount }.
        [white] Каждый маркер даёт всем белым кубикам группы значение { $amount }.
        [yellow] Каждый маркер даёт всем жёлтым кубикам группы значение { $amount }.
       *[any] Каждый маркер даёт всем кубикам группы значение { $amount }.
    }
about-kind-recolour =
    { $dice ->
        [red]
            { $used_as ->
                [white] Каждый маркер позволяет использовать красные кубики группы как белые.
                [yellow] Каждый маркер позволяет использовать красные кубики группы как жёлтые.
               *[any] Каждый маркер позволяет использовать красные кубики группы как кубики любого цвета.
            }
        [white]
            { $used_as ->
                [red] Каждый маркер позволяет использовать белые кубики группы как красные.
                [yellow] Каждый маркер позволяет использовать белые кубики группы как жёлтые.
               *[any] Каждый маркер позволяет использовать белые кубики группы как кубики любого цвета.
            }
       *[yellow]
            { $used_as ->
                [red] Каждый маркер позволяет использовать жёлтые кубики группы как красные.
                [white] Каждый маркер позволяет использовать жёлтые кубики группы как белые.
               *[any] Каждый маркер позволяет использовать жёлтые кубики группы как кубики любого цвета.
            }
    }
about-kind-multiply =
    { $dice ->
        [red]
            { $used_as ->
                [red] Каждый маркер превращает один красный кубик в { $amount } красных того же значения.
                [white] Каждый маркер превращает один красный кубик в { $amount } белых того же значения.
                [yellow] Каждый маркер превращает один красный кубик в { $amount } жёлтых того же значения.
               *[any] Каждый маркер превращает один красный кубик в { $amount } любых того же значения.
            }
        [white]
            { $used_as ->
                [red] Каждый маркер превращает один белый кубик в { $amount } красных того же значения.
                [white] Каждый маркер превращает один белый кубик в { $amount } белых того же значения.
                [yellow] Каждый маркер превращает один белый кубик в { $amount } жёлтых того же значения.
               *[any] Каждый маркер превращает один белый кубик в { $amount } любых того же значения.
            }
       *[yellow]
            { $used_as ->
                [red] Каждый маркер превращает один жёлтый кубик в { $amount } красных того же значения.
                [white] Каждый маркер превращает один жёлтый кубик в { $amount } белых того же значения.
                [yellow] Каждый маркер превращает один жёлтый кубик в { $amount } жёлтых того же значения.
               *[any] Каждый маркер превращает один жёлтый кубик в { $amount } любых того же значения.
            }
    }
about-kind-take-one-each =
    { $used_as ->
        [red] Каждый маркер позволяет бесплатно взять по красному кубику из каждого другого сектора, включая нейтральный.
        [white] Каждый маркер позволяет бесплатно взять по белому кубику из каждого другого сектора, включая нейтральный.
        [yellow] Каждый маркер позволяет бесплатно взять по жёлтому кубику из каждого другого сектора, включая нейтральный.
       *[any] Каждый маркер позволяет бесплатно взять по кубику из каждого другого сектора, включая нейтральный.
    }

about-helps-to-place = Маркер можно использовать и тогда, когда вы помещаете горожанина.
about-not-at-cathedral = Маркер нельзя использовать при строительстве собора.

## Events, by the kind of their effect

about-kind-black-dice =
    { $leaves ->
        [0] { about-black-dice } Если событие предотвращено, маркеры возвращаются владельцам, а карта остаётся.
       *[any] { about-black-dice }
    }
# A whole sentence
about-black-dice =
    { $black_dice ->
        [one] Каждый раунд добавляет { $black_dice } чёрный кубик.
        [few] Каждый раунд добавляет { $black_dice } чёрных кубика.
       *[many] Каждый раунд добавляет { $black_dice } чёрных кубиков.
    }
about-kind-lose-deniers = Каждый раунд каждый игрок теряет { $lose_deniers } денье.
about-kind-lose-influence =
    { $lose_influence ->
        [one] Каждый раунд каждый игрок теряет { $lose_influence } очко влияния.
        [few] Каждый раунд каждый игрок теряет { $lose_influence } очка влияния.
       *[many] Каждый раунд каждый игрок теряет { $lose_influence } очков влияния.
    }
about-kind-lose-cathedral = Каждый раунд каждый игрок убирает один свой маркер из собора.
about-kind-lose-cubes = Каждый раунд каждый игрок убирает один свой маркер с какого-либо события.
about-kind-neutral-citizen =
    { $neutral_citizen_to ->
        [palace] Каждый раунд бросайте кубик. Нейтральный горожанин занимает ячейку с выпавшим значением во Дворце.
        [bishopric] Каждый раунд бросайте кубик. Нейтральный горожанин занимает ячейку с выпавшим значением в Епископстве.
       *[city-hall] Каждый раунд бросайте кубик. Нейтральный горожанин занимает ячейку с выпавшим значением в Ратуше.
    }

## Characters

about-counting-events-won = Считает карты событий в конце игры. { character-scale }
about-counting-influence-left = Считает влияние в конце игры. { character-scale }
about-counting-own-cubes-in-the-cathedral = Считает маркеры в соборе. { character-scale }
about-counting-own-citizens-in-the-main-buildings = Считает горожан, стоящих в основных зданиях. { character-scale }
about-counting-own-tradesmen-on-activity-cards = Считает торговцев на картах действий. { character-scale }
about-counting-deniers-left = Считает денье в конце игры. { character-scale }
# A whole sentence
character-scale = Очки за это число для каждого игрока: { $points_1 } за { $thresholds_1 } или больше, { $points_2 } за { $thresholds_2 } или больше, { $points_3 } за { $thresholds_3 } или больше. Учитывается только высшая ступень.

## Lists of amounts: all that an activation costs, and all that it gives. price, gain: which amounts there are. They
## always stand after a colon or alone, so that no verb asks for a case

prices =
    { $price ->
        [deniers] { price-of-deniers }
        [influence] { price-of-influence }
       *[deniers-influence] { price-of-deniers }, { price-of-influence }
    }
gains =
    { $gain ->
        [deniers] { gain-of-deniers }
        [influence] { gain-of-influence }
        [points] { gain-of-points }
        [citizens] { gain-of-citizens }
        [deniers-influence] { gain-of-deniers }, { gain-of-influence }
        [deniers-points] { gain-of-deniers }, { gain-of-points }
        [deniers-citizens] { gain-of-deniers }, { gain-of-citizens }
        [influence-points] { gain-of-influence }, { gain-of-points }
        [influence-citizens] { gain-of-influence }, { gain-of-citizens }
        [points-citizens] { gain-of-points }, { gain-of-citizens }
        [deniers-influence-points] { gain-of-deniers }, { gain-of-influence }, { gain-of-points }
        [deniers-influence-citizens] { gain-of-deniers }, { gain-of-influence }, { gain-of-citizens }
        [deniers-points-citizens] { gain-of-deniers }, { gain-of-points }, { gain-of-citizens }
        [influence-points-citizens] { gain-of-influence }, { gain-of-points }, { gain-of-citizens }
       *[deniers-influence-points-citizens] { gain-of-deniers }, { gain-of-influence }, { gain-of-points }, { gain-of-citizens }
    }

## Amounts

price-of-deniers = { $pay_deniers } денье
price-of-influence =
    { $pay_influence ->
        [one] { $pay_influence } очко влияния
        [few] { $pay_influence } очка влияния
       *[many] { $pay_influence } очков влияния
    }
gain-of-deniers = { $deniers } денье
gain-of-influence =
    { $influence ->
        [one] { $influence } очко влияния
        [few] { $influence } очка влияния
       *[many] { $influence } очков влияния
    }
gain-of-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
gain-of-citizens =
    { $citizens ->
        [one] { $citizens } горожанин из общего запаса
        [few] { $citizens } горожанина из общего запаса
       *[many] { $citizens } горожан из общего запаса
    }

## Hints below a button: what a decision gives for certain. The number and its sign first, no verb, no full stop

foresee-deniers = +{ $count } денье
foresee-deniers-paid = −{ $count } денье
foresee-influence =
    { $count ->
        [one] +{ $count } очко влияния
        [few] +{ $count } очка влияния
       *[many] +{ $count } очков влияния
    }
foresee-influence-paid =
    { $count ->
        [one] −{ $count } очко влияния
        [few] −{ $count } очка влияния
       *[many] −{ $count } очков влияния
    }
foresee-points =
    { $count ->
        [one] +{ $count } очко
        [few] +{ $count } очка
       *[many] +{ $count } очков
    }
foresee-points-lost =
    { $count ->
        [one] −{ $count } очко
        [few] −{ $count } очка
       *[many] −{ $count } очков
    }
foresee-citizens =
    { $count ->
        [one] +{ $count } горожанин в личном запасе
        [few] +{ $count } горожанина в личном запасе
       *[many] +{ $count } горожан в личном запасе
    }
foresee-citizens-placed =
    { $count ->
        [one] −{ $count } горожанин в личном запасе
        [few] −{ $count } горожанина в личном запасе
       *[many] −{ $count } горожан в личном запасе
    }
foresee-citizens-then =
    { $count ->
        [0] тогда в личном запасе нет горожан
        [one] тогда в личном запасе { $count } горожанин
        [few] тогда в личном запасе { $count } горожанина
       *[many] тогда в личном запасе { $count } горожан
    }
foresee-delayed =
    { $count ->
        [one] +{ $count } маркер на карте
        [few] +{ $count } маркера на карте
       *[many] +{ $count } маркеров на карте
    }
foresee-delayed-used =
    { $count ->
        [one] −{ $count } маркер на карте
        [few] −{ $count } маркера на карте
       *[many] −{ $count } маркеров на карте
    }
foresee-each-points =
    { $count ->
        [one] сейчас каждый раз { $count } очко
        [few] сейчас каждый раз { $count } очка
       *[many] сейчас каждый раз { $count } очков
    }
foresee-each-cubes =
    { $count ->
        [one] сейчас каждый раз { $count } маркер
        [few] сейчас каждый раз { $count } маркера
       *[many] сейчас каждый раз { $count } маркеров
    }
foresee-each-deniers = сейчас каждый раз { $count } денье
# After these, of cards that count dice: those of the action are gone by then
foresee-each-dice-used = использованные кубики не считаются
foresee-won = карта события: { title-of-event }
foresee-group-short = пока мало: нужна сумма { $needed }
foresee-no-such-dice = в других секторах нет таких кубиков
foresee-group-activations =
    { $count ->
        [one] тогда { $count } активация
        [few] тогда { $count } активации
       *[many] тогда { $count } активаций
    }
foresee-group-delayed =
    { $count ->
        [one] тогда { $count } маркер про запас
        [few] тогда { $count } маркера про запас
       *[many] тогда { $count } маркеров про запас
    }
foresee-group-stones =
    { $count ->
        [one] тогда { $count } маркер в соборе
        [few] тогда { $count } маркера в соборе
       *[many] тогда { $count } маркеров в соборе
    }
foresee-group-cubes =
    { $count ->
        [one] тогда { $count } маркер на событии
        [few] тогда { $count } маркера на событии
       *[many] тогда { $count } маркеров на событии
    }
foresee-group-deniers = тогда { $count } денье

# lines: numbers of spaces with arrows
about-placing = { settled-building }: горожанин, стоящий в ячейке, сдвигается в следующую ячейку своей линии ({ $lines }), так же сдвигает стоящего там, а из последней изгоняется.
