# The activity cards of The Ladies of Troyes: what they do, and what they ask.

## What a card does, by the kind of its effect: each activation. [1] is the number 1, as in about.ftl

about-kind-gain-for-own-in-city-hall =
    { $of ->
        [1] За каждого вашего горожанина, стоящего в Ратуше: { gain-at-price }.
       *[any] За каждых { $of } ваших горожан, стоящих в Ратуше: { gain-at-price }.
    }
about-kind-gain-for-tradesmen =
    { $of ->
        [1] За каждого вашего торговца на картах действий, включая эту: { gain-at-price }.
       *[any] За каждых { $of } ваших торговцев на картах действий, включая эту: { gain-at-price }.
    }
about-kind-gain-for-events-won =
    { $of ->
        [1] За каждую полученную вами карту события: { gain-at-price }.
        [one] За каждые { $of } полученную вами карту события: { gain-at-price }.
        [few] За каждые { $of } полученные вами карты событий: { gain-at-price }.
       *[many] За каждые { $of } полученных вами карт событий: { gain-at-price }.
    }
about-kind-gain-for-white-dice =
    { $of ->
        [1] За каждый белый кубик, оставшийся в вашем секторе: { gain-at-price }.
        [one] За каждые { $of } белый кубик, оставшиеся в вашем секторе: { gain-at-price }.
        [few] За каждые { $of } белых кубика, оставшиеся в вашем секторе: { gain-at-price }.
       *[many] За каждые { $of } белых кубиков, оставшиеся в вашем секторе: { gain-at-price }.
    }
about-kind-gain-above = Если у вас осталось больше { $deniers_above } денье: { gain-of-points }. Платить их не нужно.
about-kind-either = Каждый раз выбирайте: { gain-of-influence } или { gain-of-points }.
about-kind-influence-taken =
    { $take_influence ->
        [one] Получите: { gain-of-influence }. Затем возьмите { $take_influence } очко влияния у соперника, у которого их больше всего.
        [few] Получите: { gain-of-influence }. Затем возьмите { $take_influence } очка влияния у соперника, у которого их больше всего.
       *[many] Получите: { gain-of-influence }. Затем возьмите { $take_influence } очков влияния у соперника, у которого их больше всего.
    }
about-kind-stones = Разместите маркер в любом столбце собора. У заполненного столбца есть четвёртый уровень. Пока эта карта в игре, отсутствие маркера на четвёртом уровне в конце игры тоже отнимает очки.
about-kind-cubes-everywhere = За каждое событие в очереди вы можете заплатить { $pay_a_cube } денье, чтобы разместить на нём маркер.

## Mixed cards: an action either places cubes on them or removes some

about-kind-gain-later =
    { $put_deniers ->
        [0] Разместите здесь маркер или уберите один (получите: { gains }).
       *[any] Разместите здесь маркер (цена: { $put_deniers } денье) или уберите один (получите: { gains }).
    }
about-kind-cubes-later =
    { $cubes ->
        [1] Разместите здесь маркер или уберите один, чтобы разместить маркер на событии.
        [one] Разместите здесь маркер или уберите один, чтобы разместить { $cubes } маркер на одном событии.
        [few] Разместите здесь маркер или уберите один, чтобы разместить { $cubes } маркера на одном событии.
       *[many] Разместите здесь маркер или уберите один, чтобы разместить { $cubes } маркеров на одном событии.
    }

## Cards whose cubes score at the end

about-kind-worth-less =
    { $worth ->
        [one] Разместите здесь маркер. В конце игры каждый ваш маркер приносит { $worth } очко минус число всех маркеров на этой карте.
        [few] Разместите здесь маркер. В конце игры каждый ваш маркер приносит { $worth } очка минус число всех маркеров на этой карте.
       *[many] Разместите здесь маркер. В конце игры каждый ваш маркер приносит { $worth } очков минус число всех маркеров на этой карте.
    }
about-kind-most-cubes =
    { $most ->
        [one] Разместите здесь маркер. В конце игры тот, у кого больше всего маркеров, получает { $most } очко. При равенстве очки делят.
        [few] Разместите здесь маркер. В конце игры тот, у кого больше всего маркеров, получает { $most } очка. При равенстве очки делят.
       *[many] Разместите здесь маркер. В конце игры тот, у кого больше всего маркеров, получает { $most } очков. При равенстве очки делят.
    }
about-kind-cube-for-die =
    { $most ->
        [one] За каждый кубик группы разместите здесь маркер. { by-die } В конце игры тот, у кого больше всего маркеров, получает { $most } очко. При равенстве очки делят.
        [few] За каждый кубик группы разместите здесь маркер. { by-die } В конце игры тот, у кого больше всего маркеров, получает { $most } очка. При равенстве очки делят.
       *[many] За каждый кубик группы разместите здесь маркер. { by-die } В конце игры тот, у кого больше всего маркеров, получает { $most } очков. При равенстве очки делят.
    }
# A whole sentence. The two kinds of dice, with what each gives as a list
by-die = Низкий кубик (до трёх): { low-points }, влияние +{ $low }. Высокий кубик: { high-points }, влияние +{ $high }.
low-points =
    { $low ->
        [one] { $low } очко
        [few] { $low } очка
       *[many] { $low } очков
    }
high-points =
    { $high ->
        [one] { $high } очко
        [few] { $high } очка
       *[many] { $high } очков
    }

## Buttons

do-put =
    { $count ->
        [one] Разместить { $count } маркер на карте { named-card }{ put-price }
        [few] Разместить { $count } маркера на карте { named-card }{ put-price }
       *[many] Разместить { $count } маркеров на карте { named-card }{ put-price }
    }
# In brackets, or nothing
put-price =
    { $deniers ->
        [0] {""}
       *[any] {" "}(цена { $deniers } денье)
    }
do-take-deniers = { take-cubes }: +{ $gain } денье
do-take-influence = { take-cubes }: влияние +{ $gain }
do-take-points =
    { $gain ->
        [one] { take-cubes }: +{ $gain } очко
        [few] { take-cubes }: +{ $gain } очка
       *[many] { take-cubes }: +{ $gain } очков
    }
do-take-cubes =
    { $gain ->
        [1] { take-cubes }: за каждый — маркер на событии
        [one] { take-cubes }: за каждый — { $gain } маркер на одном событии
        [few] { take-cubes }: за каждый — { $gain } маркера на одном событии
       *[many] { take-cubes }: за каждый — { $gain } маркеров на одном событии
    }
take-cubes =
    { $count ->
        [one] Убрать { $count } маркер с карты { named-card }
        [few] Убрать { $count } маркера с карты { named-card }
       *[many] Убрать { $count } маркеров с карты { named-card }
    }
do-on-cubes =
    { $cubes ->
        [1] Разместить 1 маркер на событии { named-event } (влияние +{ $influence }, последнее знамя) · { event-points }
        [one] Разместить { $cubes } маркер на событии { named-event } (влияние +{ $influence } за каждый, осталось знамён: { $banners }) · { event-points }
        [few] Разместить { $cubes } маркера на событии { named-event } (влияние +{ $influence } за каждый, осталось знамён: { $banners }) · { event-points }
       *[many] Разместить { $cubes } маркеров на событии { named-event } (влияние +{ $influence } за каждый, осталось знамён: { $banners }) · { event-points }
    }
do-gain-influence =
    { $count ->
        [one] Получить { $count } очко влияния
        [few] Получить { $count } очка влияния
       *[many] Получить { $count } очков влияния
    }
do-gain-points =
    { $count ->
        [one] Получить { $count } очко
        [few] Получить { $count } очка
       *[many] Получить { $count } очков
    }
do-from =
    { $count ->
        [one] Взять { $count } очко влияния: { $from_seat }
        [few] Взять { $count } очка влияния: { $from_seat }
       *[many] Взять { $count } очков влияния: { $from_seat }
    }
do-column =
    { $count ->
        [one] Разместить маркер: столбец { $column }, уровень { $level } ({ $count } очко, влияние +{ $influence })
        [few] Разместить маркер: столбец { $column }, уровень { $level } ({ $count } очка, влияние +{ $influence })
       *[many] Разместить маркер: столбец { $column }, уровень { $level } ({ $count } очков, влияние +{ $influence })
    }
do-enough-taking = Больше не убирать маркеры
do-enough-activation = Больше не размещать маркеры этой активацией
do-enough-columns = Больше не размещать маркеры в соборе

## What a player is asked

ask-put-or-take =
    { $cubes ->
        [0] Сколько маркеров разместить на карте { named-card }? Не больше { $count }.
        [1] Разместить маркеры на карте { named-card } или убрать единственный? Не больше { $count }.
       *[any] Разместить маркеры на карте { named-card } или убрать часть своих (сейчас их { $cubes })? Не больше { $count }.
    }
ask-cubes-at-once =
    { $count ->
        [1] Карта { named-card }: выберите событие для маркеров (их число: { $cubes }). Это последний маркер, который можно убрать с карты.
       *[any] Карта { named-card }: выберите событие для маркеров (их число: { $cubes }). С карты можно убрать ещё: { $count }.
    }
ask-cube-on-each =
    { $count ->
        [1] Выберите событие для маркера (карта { named-card }). Цена: { each-cube-price }. Это последняя активация.
       *[any] Выберите событие для маркера (карта { named-card }). Цена: { each-cube-price }. Осталось активаций: { $count }.
    }
# After a colon
each-cube-price = { $deniers } денье
ask-gain =
    { $count ->
        [1] Выберите влияние или очки (карта { named-card }). Это последняя активация.
       *[any] Выберите влияние или очки (карта { named-card }). Осталось активаций: { $count }.
    }
ask-from-whom =
    { $count ->
        [1] Выберите соперника, у которого возьмёте влияние (карта { named-card }).
       *[any] Выберите соперника, у которого возьмёте влияние (карта { named-card }). Осталось активаций: { $count }.
    }
ask-column =
    { $count ->
        [1] Выберите столбец для последнего маркера (карта { named-card }).
       *[any] Выберите столбец для маркера (карта { named-card }). Осталось маркеров: { $count }.
    }

## Hints, and what carries out an action

foresee-group-to-end =
    { $count ->
        [one] тогда { $count } маркер для итогового подсчёта
        [few] тогда { $count } маркера для итогового подсчёта
       *[many] тогда { $count } маркеров для итогового подсчёта
    }
do-done-to-end =
    { $count ->
        [one] Готово: разместить { $count } маркер на карте { named-card } для итогового подсчёта{ done-price }{ done-tradesman }
        [few] Готово: разместить { $count } маркера на карте { named-card } для итогового подсчёта{ done-price }{ done-tradesman }
       *[many] Готово: разместить { $count } маркеров на карте { named-card } для итогового подсчёта{ done-price }{ done-tradesman }
    }
foresee-group-mixed =
    { $count ->
        [1] тогда 1 маркер: разместить или убрать
       *[any] тогда разместить или убрать маркеры: до { $count }
    }
do-done-mixed =
    { $count ->
        [1] Готово: разместить 1 маркер на карте { named-card } или убрать 1{ done-price }{ done-tradesman }
       *[any] Готово: разместить маркеры на карте { named-card } или убрать, до { $count }{ done-price }{ done-tradesman }
    }
