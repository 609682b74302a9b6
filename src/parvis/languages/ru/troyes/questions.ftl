# What a player is asked: what to choose, then what there is to know for it, each in a sentence of its own.

ask-nature = Решает случай.
ask-settle =
    { $count ->
        [1] Выберите ячейку для последнего горожанина.
       *[any] Выберите ячейку для следующего горожанина. Осталось горожан: { $count }.
    }
ask-action = Выберите действие или спасуйте.

## The group of dice

ask-group-activate = Выберите { dice-of-colour } для карты { named-card } ({ how-often }).{ group-so-far }{ group-with-tradesman }
# In brackets; needed: the divisor of the card
how-often =
    { $each_die ->
        [0] активации: сумма ÷ { $needed }
       *[any] активация за каждый кубик
    }
ask-group-build = Выберите { dice-of-colour } для собора. Каждый размещает маркер в столбце своего значения.{ group-so-far-alone }
ask-group-counter = Выберите { dice-of-colour } против события { named-event } (маркеры: сумма ÷ { $needed }).{ group-so-far }
ask-group-place = Выберите { die-of-colour }. Горожанин займёт ячейку с этим значением { named-building.in }.
ask-group-harvest = Выберите { dice-of-colour } для земледелия (денье: сумма ÷ { $needed }).{ group-so-far }
# Whole sentences with the space before them, or nothing: how the group stands
group-so-far =
    { $dice ->
        [0] {""}
       *[any]
            { $price ->
                [0] {" "}Сумма: { $counts }.
               *[any] {" "}Сумма: { $counts }. Цена: { $price } денье.
            }
    }
group-so-far-alone =
    { $dice ->
        [0] {""}
       *[any]
            { $price ->
                [0] {""}
               *[any] {" "}Цена: { $price } денье.
            }
    }
# cost: deniers for the new tradesman; once there are dice, the cost of the group includes them
group-with-tradesman =
    { $cost_influence ->
        [0]
            { $cost ->
                [0] {""}
               *[any]
                    { $dice ->
                        [0] {" "}Новый торговец: { new-tradesman-cost }.
                       *[any] {" "}В том числе новый торговец: { new-tradesman-cost }.
                    }
            }
       *[any] {" "}Новый торговец: { new-tradesman-cost }.
    }

ask-carry-out = Кубики для этого действия выбраны.

## Influence

ask-reroll = Выберите кубик, чтобы перебросить его (влияние: { $influence }).
ask-turn =
    { $count ->
        [0] Выберите до трёх кубиков, чтобы перевернуть их (влияние: { $influence }).
        [one] Перевёрнут { $count } кубик. Перевернуть ещё один?
        [few] Перевёрнуто { $count } кубика. Перевернуть ещё один?
       *[many] Перевёрнуто { $count } кубиков. Перевернуть ещё один?
    }

## Activity cards

ask-send = Ваш личный запас пуст. Выберите горожанина, который станет торговцем на карте { named-card }.
ask-times = Сколько раз активировать карту { named-card }? Не больше { $count }.
ask-cube =
    { $count ->
        [1] Выберите событие для последнего маркера (карта { named-card }).{ cube-price }
       *[any] Выберите событие для маркера (карта { named-card }). Осталось маркеров: { $count }.{ cube-price }
    }
ask-cube-rolled =
    { $count ->
        [0] Последний чёрный кубик выпал удачно. Выберите событие для его маркера ({ named-card }).
       *[any] Чёрный кубик выпал удачно. Выберите событие для его маркера ({ named-card }). Осталось бросков: { $count }.
    }
# A whole sentence with the space before it, or nothing
cube-price =
    { $deniers ->
        [0]
            { $influence ->
                [0] {""}
                [one] {" "}Цена: { $influence } очко влияния.
                [few] {" "}Цена: { $influence } очка влияния.
               *[many] {" "}Цена: { $influence } очков влияния.
            }
       *[any] {" "}Цена: { $deniers } денье.
    }

## Events and black dice

ask-defence =
    { $count ->
        [1] Последний чёрный кубик: { $black }. Выберите кубики, чтобы победить его. Значение красных удваивается.
       *[any] Чёрных кубиков: { $count }, старший: { $black }. Выберите кубики, чтобы победить его. Значение красных удваивается.
    }
ask-defence-more =
    { $count ->
        [1] Чёрный кубик побеждён. Последний: { $black }. Победить и его?
       *[any] Чёрный кубик побеждён. Осталось ещё { $count }, старший: { $black }. Победить и его?
    }
ask-defence-weak =
    { $strength ->
        [0]
            { $count ->
                [1] Последний чёрный кубик: { $black }. У вас нет кубиков, чтобы победить его.
               *[any] Чёрных кубиков: { $count }, старший: { $black }. У вас нет кубиков, чтобы победить его.
            }
       *[any]
            { $count ->
                [1] Последний чёрный кубик: { $black }. Сумма ваших кубиков только { $strength }.
               *[any] Чёрных кубиков: { $count }, старший: { $black }. Сумма ваших кубиков только { $strength }.
            }
    }
ask-throw = Выберите ещё кубик. Сумма: { $count } против чёрного кубика { $black }.
ask-lose-cube = { title-of-event }: выберите событие, с которого уберёте свой маркер.
ask-lose-stone = { title-of-event }: выберите маркер, который уберёте из собора.
