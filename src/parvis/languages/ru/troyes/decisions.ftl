# What can be decided, as buttons say it: short, to the person who decides. Numbers come from the rules.
#
# A button begins with a verb or a name. What else there is to say follows as labels, which need no case and agree with
# nothing: in brackets, divided by commas, or after a middle dot.

## The start

do-settle =
    { $salary ->
        [0] { settled-building }, ячейка { $space }: { die-of-colour } каждый раунд, без жалованья
       *[any] { settled-building }, ячейка { $space }: { die-of-colour } каждый раунд, жалованье { $salary } денье
    }
settled-building =
    { $building ->
        [palace] { building-palace }
        [bishopric] { building-bishopric }
       *[city-hall] { building-city-hall }
    }

## Actions

do-activate = Активировать карту { named-card } ({ dice-divided }){ only-dice }
# count: points of the tradesman's space at the end
do-activate-new =
    { $count ->
        [0] Активировать карту { named-card } ({ dice-divided }) · новый торговец: { new-tradesman-cost }{ only-dice }
        [one] Активировать карту { named-card } ({ dice-divided }) · новый торговец: { new-tradesman-cost }, принесёт { $count } очко{ only-dice }
        [few] Активировать карту { named-card } ({ dice-divided }) · новый торговец: { new-tradesman-cost }, принесёт { $count } очка{ only-dice }
       *[many] Активировать карту { named-card } ({ dice-divided }) · новый торговец: { new-tradesman-cost }, принесёт { $count } очков{ only-dice }
    }
# In brackets; divisor: 0 where each die is an activation
dice-divided =
    { $divisor ->
        [0] активация за каждый кубик
       *[any] сумма ÷ { $divisor }
    }
# An amount, after a colon or as the object of "including"
new-tradesman-cost =
    { $cost_influence ->
        [0] { $cost } денье
        [one] { $cost_influence } очко влияния
        [few] { $cost_influence } очка влияния
       *[many] { $cost_influence } очков влияния
    }
do-build =
    { $count ->
        [one] Строить собор (за белый кубик: { $count } очко, влияние { $least } или { $most })
        [few] Строить собор (за белый кубик: { $count } очка, влияние { $least } или { $most })
       *[many] Строить собор (за белый кубик: { $count } очков, влияние { $least } или { $most })
    }
do-build-only =
    { $price ->
        [0]
            { $size ->
                [1] Строить собор · подходит только { x-single-die } (столбец { $columns })
               *[any] Строить собор · подходят только { dice-with-values } (столбцы { $columns })
            }
       *[any]
            { $size ->
                [1] Строить собор · подходит только { x-single-die } (столбец { $columns }, { group-price })
               *[any] Строить собор · подходят только { dice-with-values } (столбцы { $columns }, { group-price })
            }
    }
do-counter =
    { $banners ->
        [1] Предотвратить событие { named-event } ({ dice-of-colour }, маркеры: сумма ÷ { $divisor }) · последнее знамя, влияние +{ $influence } · { event-points }{ only-dice }
       *[any] Предотвратить событие { named-event } ({ dice-of-colour }, маркеры: сумма ÷ { $divisor }) · осталось знамён: { $banners }, за каждое влияние +{ $influence } · { event-points }{ only-dice }
    }
# A label: what the event scores once it is countered
event-points =
    { $second ->
        [0] очки по числу маркеров: первое место { $first }
       *[any] очки по числу маркеров: первое место { $first }, второе { $second }
    }
# A label after a middle dot, or nothing: the dice of a group that is complete without a choice, and what they do
only-dice =
    { $last ->
        [0] {""}
       *[any]
            { $size ->
                [1] {" "}· подходит только { x-single-die } ({ outcome-at-cost })
               *[any] {" "}· подходят только { dice-with-values } ({ outcome-at-cost })
            }
    }
do-place = Поместить горожанина { named-building.to } (один { die-of-colour })
do-place-only = Поместить горожанина { named-building.to } · подходит только { named-die.nom } · { place-at-cost }
do-harvest = Земледелие (жёлтые кубики, денье: сумма ÷ { $divisor }){ only-dice }
do-pass = Спасовать до конца раунда (сейчас { $count } денье, за каждый пропущенный ход ещё { $waiting })

## Influence

do-reroll =
    { $count ->
        [one] Перебросить один свой кубик ({ $count } очко влияния)
        [few] Перебросить один свой кубик ({ $count } очка влияния)
       *[many] Перебросить один свой кубик ({ $count } очков влияния)
    }
do-recruit =
    { $count ->
        [one] Взять горожанина из общего запаса ({ $count } очко влияния)
        [few] Взять горожанина из общего запаса ({ $count } очка влияния)
       *[many] Взять горожанина из общего запаса ({ $count } очков влияния)
    }
do-turn =
    { $count ->
        [one] Перевернуть до трёх своих кубиков ({ $count } очко влияния)
        [few] Перевернуть до трёх своих кубиков ({ $count } очка влияния)
       *[many] Перевернуть до трёх своих кубиков ({ $count } очков влияния)
    }

## Dice. more: dice and cubes that join too, as no others could

# In a sentence: the piece that joins with a die
also-joining =
    { $also ->
        [own] свой кубик { $also_value }
        [neutral] нейтральный кубик { $also_value }
        [cube] свой маркер
       *[other] кубик { $also_value } ({ $also_seat })
    }
do-add =
    { $more ->
        [0] Добавить { named-die } · { total-at-cost }
        [1] Добавить { named-die } и { also-joining }, больше ничего не подходит · { total-at-cost }
       *[any] Добавить { named-die } и все остальные подходящие, вместе { $dice } · { total-at-cost }
    }
do-lay =
    { $more ->
        [0] Добавить { named-die } · { column-at-cost }
        [1] Добавить { named-die } и { also-joining }, больше ничего не подходит · { column-at-cost }
       *[any] Добавить { named-die } и все остальные подходящие, вместе { $dice } · { column-at-cost }
    }
# With this die the group is complete, and the action is done at once.
do-add-last =
    { $more ->
        [0] Добавить и закончить: { named-die } · { outcome-at-cost }
        [1] Добавить и закончить: { named-die } и { also-joining }, больше ничего не подходит · { outcome-at-cost }
       *[any] Добавить и закончить: { named-die } и все остальные подходящие, вместе { $dice } · { outcome-at-cost }
    }
do-lay-last =
    { $more ->
        [0] Добавить и закончить: { named-die } · { column-at-cost }
        [1] Добавить и закончить: { named-die } и { also-joining }, больше ничего не подходит · { column-at-cost }
       *[any] Добавить и закончить: { named-die } и все остальные подходящие, вместе { $dice } · { column-at-cost }
    }
do-move-in = Использовать { named-die } · { place-at-cost }
do-help =
    { $left ->
        [0] Использовать последний свой маркер с карты { named-card }{ group-with-cube }
       *[any] Использовать маркер с карты { named-card } (останется { $left }){ group-with-cube }
    }
# A label after a middle dot, or nothing: how the group stands with the cube
group-with-cube =
    { $dice ->
        [0] {""}
       *[any]
            { $last ->
                [0] {" "}· { total-at-cost }
               *[any] {" "}· готово: { outcome-at-cost }
            }
    }

## Labels in brackets or after a colon: parts of a list, divided by commas

group-price = цена { $price } денье
total-at-cost =
    { $price ->
        [0] сумма { $counts }
       *[any] сумма { $counts }, { group-price }
    }
column-at-cost =
    { $price ->
        [0] столбец { $column }, влияние +{ $influence }
       *[any] столбец { $column }, влияние +{ $influence }, { group-price }
    }
# driven: whose citizen is expelled
placed-where =
    { $driven ->
        [nobody] ячейка { $space }
        [own] ячейка { $space }, изгоняется другой ваш горожанин
        [neutral] ячейка { $space }, изгоняется нейтральный горожанин
       *[other] ячейка { $space }, изгоняется горожанин ({ $driven_seat })
    }
# pushed: citizens who move on to another space of the building
placed-and-pushed =
    { $pushed ->
        [0] { placed-where }
       *[any] { placed-where }, сдвинутых горожан: { $pushed }
    }
place-at-cost =
    { $price ->
        [0] { placed-and-pushed }
       *[any] { placed-and-pushed }, { group-price }
    }
outcome-at-cost =
    { $price ->
        [0] { group-outcome }
       *[any] { group-outcome }, { group-price }
    }
group-outcome =
    { $word ->
        [activations]
            { $number ->
                [one] { $number } активация{ activation-price }
                [few] { $number } активации{ activation-price }
               *[many] { $number } активаций{ activation-price }
            }
        [delayed]
            { $number ->
                [one] { $number } маркер про запас
                [few] { $number } маркера про запас
               *[many] { $number } маркеров про запас
            }
        [mixed]
            { $number ->
                [1] 1 маркер: разместить или убрать
               *[any] разместить или убрать маркеры: до { $number }
            }
        [to-end]
            { $number ->
                [one] { $number } маркер для итогового подсчёта
                [few] { $number } маркера для итогового подсчёта
               *[many] { $number } маркеров для итогового подсчёта
            }
        [stones]
            { $number ->
                [one] { $number } маркер в соборе
                [few] { $number } маркера в соборе
               *[many] { $number } маркеров в соборе
            }
        [cubes]
            { $number ->
                [one] { $number } маркер на событии
                [few] { $number } маркера на событии
               *[many] { $number } маркеров на событии
            }
        [deniers] { $number } денье
       *[citizens]
            { $number ->
                [one] { $number } горожанин
                [few] { $number } горожанина
               *[many] { $number } горожан
            }
    }
# In brackets, or nothing: what each activation costs, besides the dice and the tradesman; at least one has to be paid
activation-price =
    { $each_deniers ->
        [0]
            { $each_influence ->
                [0] {""}
               *[any] {" "}({ each-price })
            }
       *[any] {" "}({ each-price })
    }
each-price =
    { $each_deniers ->
        [0]
            { $each_influence ->
                [one] каждый раз { $each_influence } очко влияния
                [few] каждый раз { $each_influence } очка влияния
               *[many] каждый раз { $each_influence } очков влияния
            }
       *[any]
            { $each_influence ->
                [0] каждый раз ещё { $each_deniers } денье
                [one] каждый раз ещё { $each_deniers } денье и { $each_influence } очко влияния
                [few] каждый раз ещё { $each_deniers } денье и { $each_influence } очка влияния
               *[many] каждый раз ещё { $each_deniers } денье и { $each_influence } очков влияния
            }
    }

## What carries out an action says what that is

do-done-activations =
    { $count ->
        [one] Готово: активировать карту { named-card } { $count } раз{ activations-at-price }{ done-tradesman }
        [few] Готово: активировать карту { named-card } { $count } раза{ activations-at-price }{ done-tradesman }
       *[many] Готово: активировать карту { named-card } { $count } раз{ activations-at-price }{ done-tradesman }
    }
# In brackets, or nothing: what the dice cost, and each activation
activations-at-price =
    { $price ->
        [0] { activation-price }
       *[any]
            { $each_deniers ->
                [0]
                    { $each_influence ->
                        [0] {" "}({ group-price })
                       *[any] {" "}({ group-price }, { each-price })
                    }
               *[any] {" "}({ group-price }, { each-price })
            }
    }
do-done-delayed =
    { $count ->
        [one] Готово: разместить { $count } маркер про запас на карте { named-card }{ done-price }{ done-tradesman }
        [few] Готово: разместить { $count } маркера про запас на карте { named-card }{ done-price }{ done-tradesman }
       *[many] Готово: разместить { $count } маркеров про запас на карте { named-card }{ done-price }{ done-tradesman }
    }
do-done-stones =
    { $count ->
        [one] Готово: разместить { $count } маркер в соборе{ done-price }
        [few] Готово: разместить { $count } маркера в соборе{ done-price }
       *[many] Готово: разместить { $count } маркеров в соборе{ done-price }
    }
do-done-cubes =
    { $count ->
        [one] Готово: разместить { $count } маркер на событии { named-event }{ done-price }
        [few] Готово: разместить { $count } маркера на событии { named-event }{ done-price }
       *[many] Готово: разместить { $count } маркеров на событии { named-event }{ done-price }
    }
do-done-deniers = Готово: получить { $count } денье{ done-price }
do-done-place = Готово: поместить горожанина { named-building.to } ({ place-at-cost })
# A label after a middle dot, or nothing: what of the cost is for a new tradesman, who may cost influence instead
done-tradesman =
    { $cost_influence ->
        [0]
            { $cost ->
                [0] {""}
               *[any] {" "}· в том числе новый торговец: { new-tradesman-cost }
            }
       *[any] {" "}· новый торговец: { new-tradesman-cost }
    }
# In brackets, or nothing
done-price =
    { $price ->
        [0] {""}
       *[any] {" "}({ group-price })
    }
do-reroll-die = Перебросить { die-with-value }
do-turn-die = Перевернуть { die-with-value } (станет { $turned })
do-throw = Использовать { die-with-value } (считается за { $counts }): сумма { $sum } против { $black }

## Activity cards

do-times =
    { $count ->
        [one] Активировать карту { named-card } { $count } раз
        [few] Активировать карту { named-card } { $count } раза
       *[many] Активировать карту { named-card } { $count } раз
    }
do-on =
    { $banners ->
        [1] Разместить маркер на событии { named-event } (влияние +{ $influence }, последнее знамя) · { event-points }
       *[any] Разместить маркер на событии { named-event } (влияние +{ $influence }, осталось знамён: { $banners }) · { event-points }
    }
do-send = Взять горожанина { named-building.from } (ячейка { $space })

## Events and black dice

do-off = Убрать свой маркер с события { named-event }
do-remove = Убрать свой маркер: столбец { $column }, уровень { $level }
do-yield =
    { $count ->
        [one] Принять штраф: −{ $count } очко (сумма ваших кубиков { $strength }, чёрный кубик { $black })
        [few] Принять штраф: −{ $count } очка (сумма ваших кубиков { $strength }, чёрный кубик { $black })
       *[many] Принять штраф: −{ $count } очков (сумма ваших кубиков { $strength }, чёрный кубик { $black })
    }

## Hints

foresee-sends = запас пуст: торговцем станет горожанин из здания
foresee-sent = запас пуст: торговцем станет ваш горожанин { named-building.from } (ячейка { $space })

## Enough

do-enough-turning = Больше не переворачивать кубики
do-enough-cubes = Больше не размещать маркеры на событиях
do-enough-defence =
    { $left ->
        [1] Оставить чёрный кубик { $black } следующему игроку
       *[any]
            { $back ->
                [0] Оставить следующим игрокам остальные чёрные кубики: { $left } (ни один к вам не вернётся)
               *[any] Оставить следующим игрокам остальные чёрные кубики: { $left } (часть может к вам вернуться)
            }
    }

## What the best answer to the question that follows brings at once. `-less`: what it costs

gained-next =
    { $count ->
        [one] +{ $count } очко (лучшие следующие решения)
        [few] +{ $count } очка (лучшие следующие решения)
       *[many] +{ $count } очков (лучшие следующие решения)
    }
gained-next-less =
    { $count ->
        [one] −{ $count } очко (лучшие следующие решения)
        [few] −{ $count } очка (лучшие следующие решения)
       *[many] −{ $count } очков (лучшие следующие решения)
    }

## What a decision is worth later, in points, below what it brings now. `-less`: what it loses then; count: a number such as 1½

later-levels = +{ $count } (ваши маркеры на уровнях собора)
later-levels-less = −{ $count } (ваши маркеры на уровнях собора)
later-tradesmen = +{ $count } (торговцы)
later-tradesmen-less = −{ $count } (торговцы)
later-cubes = +{ $count } (маркеры на картах)
later-cubes-less = −{ $count } (маркеры на картах)
later-characters = +{ $count } (персонажи)
later-characters-less = −{ $count } (персонажи)
later-events = +{ $count } (ваши маркеры на событиях)
later-events-less = −{ $count } (ваши маркеры на событиях)
later-dice = +{ $count } (кубики, осталось раундов: { $rounds })
later-dice-less = −{ $count } (кубики, осталось раундов: { $rounds })
later-threats = +{ $count } (ущерб от событий, осталось раундов: { $rounds })
later-threats-less = −{ $count } (ущерб от событий, осталось раундов: { $rounds })
later-deniers = +{ $count } (ценность денье)
later-deniers-less = −{ $count } (ценность денье)
later-influence = +{ $count } (ценность влияния)
later-influence-less = −{ $count } (ценность влияния)
later-citizens = +{ $count } (горожане в личном запасе)
later-citizens-less = −{ $count } (горожане в личном запасе)
later-delayed = +{ $count } (маркеры про запас)
later-delayed-less = −{ $count } (маркеры про запас)
later-own-dice = +{ $count } (ваши неиспользованные кубики)
later-own-dice-less = −{ $count } (ваши неиспользованные кубики)
later-next = +{ $count } (лучшие следующие решения)
later-next-less = −{ $count } (лучшие следующие решения)
