# The ramparts: names of outdoor tiles, what they do, buttons and questions.

## Outdoor tiles. The letter or colour of a side is a name of the data: players know a tile by its gate, as each gate has one

tile-i-a = Действие у ворот I
tile-i-b = Действие у ворот I
tile-i-c = Действие у ворот I
tile-i-d = Действие у ворот I
tile-ii-a = Действие у ворот II
tile-ii-b = Действие у ворот II
tile-ii-c = Действие у ворот II
tile-ii-d = Действие у ворот II
tile-iii-yellow = Действие у ворот III
tile-iii-white = Действие у ворот III
tile-iii-red = Действие у ворот III
tile-iii-purple = Действие у ворот III
tile-iv-a = Действие у ворот IV
tile-iv-b = Действие у ворот IV
tile-iv-c = Действие у ворот IV
tile-iv-d = Действие у ворот IV
# The numeral of the gate at which a tile lies
x-gate-of-tile =
    { $tile ->
        [i-a] I
        [i-b] I
        [i-c] I
        [i-d] I
        [ii-a] II
        [ii-b] II
        [ii-c] II
        [ii-d] II
        [iii-yellow] III
        [iii-white] III
        [iii-red] III
        [iii-purple] III
        [iv-a] IV
        [iv-b] IV
        [iv-c] IV
       *[iv-d] IV
    }
# Within a sentence: the object of a verb, or after a preposition; cases as in names.ftl
named-tile = действие у ворот { x-gate-of-tile }
    .gen = действия у ворот { x-gate-of-tile }
    .on = действии у ворот { x-gate-of-tile }

## What they do, by the kind of their effect

about-kind-tile-gain =
    { $when ->
        [dice-bought] Когда соперник покупает ваши кубики, вы можете использовать маркер. Получите: { tile-gain }.
        [card-activated] Когда соперник активирует карту, на которой есть ваш торговец, вы можете использовать маркер. Получите: { tile-gain }.
        [citizen-placed] Когда вы помещаете горожанина в основное здание, вы можете использовать маркер. Получите: { tile-gain }.
        [harvest] После земледелия вы можете использовать маркер. Получите: { tile-gain }.
       *[cubes-put] Когда вы размещаете маркеры в соборе или на карте действия, вы можете использовать маркер. Получите: { tile-gain }.
    }
# An amount after a colon
tile-gain =
    { $gain ->
        [deniers] { $count } денье
        [influence]
            { $count ->
                [one] { $count } очко влияния
                [few] { $count } очка влияния
               *[many] { $count } очков влияния
            }
       *[points]
            { $count ->
                [one] { $count } очко
                [few] { $count } очка
               *[many] { $count } очков
            }
    }
about-kind-tile-swaps =
    { $swaps ->
        [1] Перед своим действием используйте маркер, чтобы обменять 1 свой кубик на кубик из другого сектора. Фиолетовые кубики обменивать нельзя.
       *[any] Перед своим действием используйте маркер, чтобы обменять до { $swaps } своих кубиков на кубики из других секторов, каждый раз из нового. Фиолетовые кубики обменивать нельзя.
    }
about-kind-tile-extra-die =
    { $colour ->
        [red] Перед своим действием используйте маркер, чтобы взять из запаса красный кубик, если он там есть{ extra-die-price }.
        [white] Перед своим действием используйте маркер, чтобы взять из запаса белый кубик, если он там есть{ extra-die-price }.
        [yellow] Перед своим действием используйте маркер, чтобы взять из запаса жёлтый кубик, если он там есть{ extra-die-price }.
       *[purple] Перед своим действием используйте маркер, чтобы снова взять свой фиолетовый кубик, если его нет в вашем секторе{ extra-die-price }.
    }
# In brackets, or nothing
extra-die-price =
    { $deniers ->
        [0] {""}
       *[any] {" "}(цена: { $deniers } денье)
    }
about-kind-tile-turns = Когда вы покупаете кубик, используйте маркер, чтобы перевернуть его.
about-kind-tile-spares = Используйте маркер, чтобы победить чёрный кубик без кубиков или избежать события, которое отнимает денье, влияние, маркеры про запас или маркеры в соборе.
about-kind-tile-moves = Когда вы активируете карту, с которой убирают маркеры, вы можете переместить маркер с этого действия на любую открытую карту, где лежат маркеры, или на другое действие за городом, до которого дошёл ваш стражник.
about-kind-tile-most-cubes = Очки в конце игры по числу маркеров здесь: первое место { $most_cubes_1 }, второе { $most_cubes_2 }, третье { $most_cubes_3 }. При равенстве очки делят.
about-kind-tile-each-cube =
    { $each_cube ->
        [one] За прибытие к воротам: { arrival-points }. В конце игры: { $each_cube } очко за каждый маркер здесь.
        [few] За прибытие к воротам: { arrival-points }. В конце игры: { $each_cube } очка за каждый маркер здесь.
       *[many] За прибытие к воротам: { arrival-points }. В конце игры: { $each_cube } очков за каждый маркер здесь.
    }
# An amount after a colon
arrival-points =
    { $arrival ->
        [one] { $arrival } очко
        [few] { $arrival } очка
       *[many] { $arrival } очков
    }
about-kind-tile-arrivals = Очки за прибытие к воротам, по порядку прибытия: { $arrivals_1 }, { $arrivals_2 }, { $arrivals_3 }, { $arrivals_4 }. Маркеры здесь не размещают.

## The guard

do-guard = Крепостная стена: один кубик для стражника (сейчас на делении { $space })
do-guard-only = Крепостная стена: стражник на делении { $space } · подходит только { named-die.nom } · { guard-points }
do-guard-die = Использовать для стражника { named-die } · { guard-points }
# In brackets: what a die gives, and its cost
guard-points =
    { $price ->
        [0]
            { $value ->
                [one] { $value } очко действия
                [few] { $value } очка действия
               *[many] { $value } очков действия
            }
       *[any]
            { $value ->
                [one] { $value } очко действия, { group-price }
                [few] { $value } очка действия, { group-price }
               *[many] { $value } очков действия, { group-price }
            }
    }
do-pay =
    { $count ->
        [0] Ничего не платить ({ pips-for-guard })
       *[any] Заплатить { $count } денье ({ pips-for-guard })
    }
# A label in brackets or after a colon
pips-for-guard =
    { $pips ->
        [one] { $pips } очко действия
        [few] { $pips } очка действия
       *[many] { $pips } очков действия
    }
do-step =
    { $gate ->
        [none] Передвинуть стражника на деление { $space }
       *[other] Передвинуть стражника на деление { $space } (ворота { $gate })
    }
do-cube =
    { $count ->
        [1] Разместить маркер на { named-tile.on } (там будет 1)
       *[any] Разместить маркер на { named-tile.on } (там их будет { $count })
    }
do-enough-pips = Больше не тратить очки действия
ask-guard = Выберите кубик для стражника (сейчас на делении { $space }). Сколько на кубике, столько очков действия: на шаги или маркеры на действиях за городом. У вас { $deniers } денье.
ask-raise =
    { $count ->
        [one] Кубик даёт { $count } очко действия. Доплатить за большее число?
        [few] Кубик даёт { $count } очка действия. Доплатить за большее число?
       *[many] Кубик даёт { $count } очков действия. Доплатить за большее число?
    }
ask-spend =
    { $count ->
        [1] Выберите шаг или маркер за последнее очко действия. Стражник на делении { $space }.
       *[any] Выберите шаг или маркер. Осталось очков действия: { $count }. Стражник на делении { $space }.
    }

## Cubes of tiles

do-use-gain = Использовать маркер с { named-tile.gen }: получить { tile-gain } · { cubes-that-stay }
do-use-swaps = Использовать маркер с { named-tile.gen }: обменяться кубиками с другими секторами · { cubes-that-stay }
do-use-extra-die =
    { $colour ->
        [red] Использовать маркер с { named-tile.gen }: взять из запаса красный кубик{ extra-die-price } · { cubes-that-stay }
        [white] Использовать маркер с { named-tile.gen }: взять из запаса белый кубик{ extra-die-price } · { cubes-that-stay }
        [yellow] Использовать маркер с { named-tile.gen }: взять из запаса жёлтый кубик{ extra-die-price } · { cubes-that-stay }
       *[purple] Использовать маркер с { named-tile.gen }: взять свой фиолетовый кубик{ extra-die-price } · { cubes-that-stay }
    }
do-use-turns = Использовать маркер с { named-tile.gen }: перевернуть покупаемый кубик · { cubes-that-stay }
do-use-spares = Использовать маркер с { named-tile.gen }: победить чёрный кубик { $black } · { cubes-that-stay }
do-use-spared = Использовать маркер с { named-tile.gen }: избежать события { named-event } · { cubes-that-stay }
do-use-moves = Переместить маркер с { named-tile.gen } на карту или другое действие · { cubes-that-stay }
# A label after a middle dot: how many cubes stay there
cubes-that-stay = останется { $left }
# cubes: how many the player has on the tile
do-keep =
    { $cubes ->
        [1] Сохранить свой маркер на { named-tile.on }
       *[any] Сохранить свои маркеры на { named-tile.on } (сейчас их { $cubes })
    }
do-keep-struck =
    { $cubes ->
        [1] Сохранить свой маркер на { named-tile.on }: событие { named-event } подействует
       *[any] Сохранить свои маркеры на { named-tile.on } (сейчас их { $cubes }): событие { named-event } подействует
    }
# count: dice that were bought for a group; none for one that the guard has got
ask-tile-dice-bought =
    { $count ->
        [0] { $turn_seat } покупает ваш кубик для стражника. { use-a-cube }
        [one] { $turn_seat } покупает { $count } ваш кубик. { use-a-cube }
        [few] { $turn_seat } покупает { $count } ваших кубика. { use-a-cube }
       *[many] { $turn_seat } покупает { $count } ваших кубиков. { use-a-cube }
    }
ask-tile-card-activated = { $turn_seat } активирует карту { named-card }, где есть ваш торговец. { use-a-cube }
ask-tile-citizen-placed = Ваш горожанин помещён в основное здание. { use-a-cube }
ask-tile-harvest = Вы использовали кубики для земледелия. { use-a-cube }
ask-tile-cubes-put = Ваши маркеры размещены в соборе или на карте действия. { use-a-cube }
ask-tile-keeper-activated = Активирована карта, с которой убирают маркеры. { use-a-cube }
ask-tile-phase-3 =
    { $cubes ->
        [1] { title-of-event }: событие сейчас подействует. Использовать единственный маркер с { named-tile.gen }, чтобы избежать его?
       *[any] { title-of-event }: событие сейчас подействует. Использовать маркер с { named-tile.gen } (сейчас их { $cubes }), чтобы избежать его?
    }
# A whole sentence
use-a-cube =
    { $cubes ->
        [1] Использовать единственный маркер с { named-tile.gen }?
       *[any] Использовать маркер с { named-tile.gen } (сейчас их { $cubes })?
    }
do-give = Обменять { named-die }
do-take = Взять взамен { named-die }
do-enough-swaps = Больше не обмениваться кубиками
ask-swap =
    { $count ->
        [1] Выберите свой кубик для обмена ({ named-tile }). Это последний обмен.
       *[any] Выберите свой кубик для обмена ({ named-tile }). Осталось обменов: { $count }, каждый с другим сектором.
    }
ask-swap-for = Выберите кубик в обмен на { named-die } ({ named-tile }).
do-turn-bought = Купить { named-die } и перевернуть (станет { $turned })
ask-turn-bought = Выберите кубик, чтобы купить и перевернуть его ({ named-tile }).
do-to-card =
    { $price ->
        [0] Переместить маркер на карту { named-card }
       *[any] Переместить маркер на карту { named-card } ({ group-price })
    }
do-to-tile = Переместить маркер на { named-tile }
ask-move-cube = Выберите, куда переместить маркер с { named-tile.gen }.

## Hints: what a decision gives for certain

foresee-outdoor =
    { $count ->
        [one] +{ $count } маркер на действиях за городом
        [few] +{ $count } маркера на действиях за городом
       *[many] +{ $count } маркеров на действиях за городом
    }
foresee-outdoor-used =
    { $count ->
        [one] −{ $count } маркер на действиях за городом
        [few] −{ $count } маркера на действиях за городом
       *[many] −{ $count } маркеров на действиях за городом
    }
