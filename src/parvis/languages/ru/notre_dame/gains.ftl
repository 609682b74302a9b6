# What a decision would give, as its button tells it: a short hint, number first, in lower case, without a full stop.
# Several stand side by side, with " · " between them. In brackets: where the prestige comes from.

hint-residence = престиж +{ $count } (резиденция)
hint-park = престиж +{ $count } (парк)
hint-donation = престиж +{ $count } (пожертвование)
hint-cathedral = престиж +{ $count } (Нотр-Дам)
hint-message = престиж +{ $count } (сообщение)
hint-person = престиж +{ $count } (персонаж)
hint-coins =
    { $count ->
        [one] +{ $count } монета
        [few] +{ $count } монеты
       *[many] +{ $count } монет
    }
hint-coins-paid =
    { $count ->
        [one] −{ $count } монета
        [few] −{ $count } монеты
       *[many] −{ $count } монет
    }
hint-markers =
    { $count ->
        [one] +{ $count } маркер
        [few] +{ $count } маркера
       *[many] +{ $count } маркеров
    }
hint-markers-placed =
    { $count ->
        [one] −{ $count } маркер
        [few] −{ $count } маркера
       *[many] −{ $count } маркеров
    }
hint-nurse = +1 маркер в больнице
hint-rat = крыса → { $space }
hint-if-played = если сыграть сейчас
hint-left =
    { $count ->
        [0] фишек там не останется
        [one] там останется { $count } фишка
        [few] там останется { $count } фишки
       *[many] там останется { $count } фишек
    }

## What it does not give

hint-nothing = ничего не даёт
hint-nothing-else = больше ничего не даёт
hint-no-action = действия не будет
hint-no-coins = в запасе не осталось монет
hint-no-markers = резерв пуст
hint-no-rat = крыса уже на 0
hint-lacks-coin = нет монет для пожертвования, ничего не даёт
hint-lacks-marker = нет подходящего маркера, ничего не даёт
hint-barred =
    { $count ->
        [1] цвет игрока { $home_seat } уже есть (сначала собрать: { $one_seat })
        [2] цвет игрока { $home_seat } уже есть (сначала собрать: { $one_seat }, { $two_seat })
        [3] цвет игрока { $home_seat } уже есть (сначала собрать: { $one_seat }, { $two_seat }, { $three_seat })
       *[more] цвет игрока { $home_seat } уже есть (сначала собрать: { $one_seat }, { $two_seat }, { $three_seat }, { $four_seat })
    }
hint-barred-own =
    { $count ->
        [1] ваш цвет уже есть (сначала собрать: { $one_seat })
        [2] ваш цвет уже есть (сначала собрать: { $one_seat }, { $two_seat })
        [3] ваш цвет уже есть (сначала собрать: { $one_seat }, { $two_seat }, { $three_seat })
       *[more] ваш цвет уже есть (сначала собрать: { $one_seat }, { $two_seat }, { $three_seat }, { $four_seat })
    }
hint-barred-and-own =
    { $count ->
        [1] цвет игрока { $home_seat } уже есть (сначала собрать: свой)
        [2] цвет игрока { $home_seat } уже есть (сначала собрать: свой, { $one_seat })
        [3] цвет игрока { $home_seat } уже есть (сначала собрать: свой, { $one_seat }, { $two_seat })
       *[more] цвет игрока { $home_seat } уже есть (сначала собрать: свой, { $one_seat }, { $two_seat }, { $three_seat })
    }
hint-barred-free =
    { $count ->
        [one] этот цвет уже есть (сначала собрать ещё { $count } другой)
        [few] этот цвет уже есть (сначала собрать ещё { $count } других)
       *[many] этот цвет уже есть (сначала собрать ещё { $count } других)
    }

## What it leads to, where its label tells the amounts

hint-coins-then =
    { $count ->
        [0] монет не останется
        [one] после этого { $count } монета
        [few] после этого { $count } монеты
       *[many] после этого { $count } монет
    }
hint-markers-then =
    { $count ->
        [one] после этого { $count } маркер в личном запасе
        [few] после этого { $count } маркера в личном запасе
       *[many] после этого { $count } маркеров в личном запасе
    }
hint-shares = престиж +{ $count } в конце этого периода, если других маркеров не добавится
hint-shares-park = престиж +{ $count } в конце этого периода (из них +{ $park } за парк), если других маркеров не добавится
hint-shares-instead = престиж +{ $count } вместо +{ $before } в конце этого периода, если других маркеров не добавится
hint-shares-still = по-прежнему престиж +{ $count } в конце этого периода, если других маркеров не добавится
hint-then-colours =
    { $count ->
        [0] затем любой цвет
        [one] затем собрать ещё { $count } цвет, прежде чем снова этот
        [few] затем собрать ещё { $count } цвета, прежде чем снова этот
       *[many] затем собрать ещё { $count } цветов, прежде чем снова этот
    }

## The plague of this round after the decision

hint-plague = после раунда крыса на { $space }
hint-plague-stays = в этом раунде крыса остаётся на { $space }
hint-plague-beyond = после раунда крыса дальше 9

## What is asked next

hint-then-perk =
    { $marker ->
        [0] затем 1 монета или крыса на 1 деление назад
       *[more]
            { $rat ->
                [0] затем 1 монета или 1 маркер
               *[more] затем 1 монета, 1 маркер или крыса на 1 деление назад
            }
    }
hint-then-donation =
    { $count ->
        [1] затем пожертвовать 1 монету: 1 очко престижа
        [2] затем пожертвовать 1 или 2 монеты: 1 или 3 очка престижа
       *[more] затем пожертвовать 1, 2 или 3 монеты: 1, 3 или 6 очков престижа
    }
hint-then-source = затем переместить маркер из другого места или пропустить действие (личный запас пуст)
hint-then-friend = затем выбрать сектор для верного друга и выполнить там действие
hint-then-drive =
    { $count ->
        [1] затем передвинуть карету до соседнего рынка
        [one] затем передвинуть карету не больше чем на { $count } рынок
        [few] затем передвинуть карету не больше чем на { $count } рынка
       *[many] затем передвинуть карету не больше чем на { $count } рынков
    }
hint-then-extra-hire = затем можно нанять ещё одного персонажа
hint-then-lift = затем переместить фишку в другой сектор и выполнить там действие
hint-then-act-there = затем выбрать сектор и выполнить там действие
hint-then-minstrel = затем выбрать 2 сектора и число фишек
hint-then-where = затем выбрать, куда переместить
hint-then-how-many = затем выбрать число фишек
hint-then-type = затем выбрать тип сообщений
hint-then-return =
    { $count ->
        [0] затем по 2 очка престижа за каждый возвращённый маркер
        [one] возвращён { $count } маркер (в конце по 2 очка престижа)
        [few] возвращено { $count } маркера (в конце по 2 очка престижа)
       *[many] возвращено { $count } маркеров (в конце по 2 очка престижа)
    }

## What the best answer to the question that follows brings at once. `-less`: what it costs

gained-next = престиж +{ $count } (лучший следующий выбор)
gained-next-less = престиж −{ $count } (лучший следующий выбор)

## What it is worth later, in prestige, below what it gives now. `-less`: what it loses then; count: a number such as 1½

later-park = +{ $count } (парк, будущих получений престижа: { $gains })
later-park-less = −{ $count } (парк, будущих получений престижа: { $gains })
later-rats = +{ $count } (потери из-за крысы дальше 9)
later-rats-less = −{ $count } (потери из-за крысы дальше 9)
later-persons = +{ $count } (найм персонажей)
later-persons-less = −{ $count } (найм персонажей)
later-coins = +{ $count } (пожертвования)
later-coins-less = −{ $count } (пожертвования)
later-markers = +{ $count } (маркеры для размещения)
later-markers-less = −{ $count } (маркеры для размещения)
later-residence = +{ $count } (резиденция)
later-residence-less = −{ $count } (резиденция)
later-carriage = +{ $count } (каретный двор)
later-carriage-less = −{ $count } (каретный двор)
later-hotel = +{ $count } (гостиница)
later-hotel-less = −{ $count } (гостиница)
later-cathedral = +{ $count } (Нотр-Дам, ожидаются новые маркеры)
later-cathedral-less = −{ $count } (Нотр-Дам, ожидаются новые маркеры)
later-next = +{ $count } (лучший следующий выбор)
later-next-less = −{ $count } (лучший следующий выбор)

## Sources of prestige: nouns, as rows of a table and names of lines in a chart, at most 20 letters

points-residence = Резиденция
points-park = Парк
points-donation = Пожертвования
points-cathedral = Нотр-Дам
points-message = Сообщения
points-person = Персонажи
points-plague = Чума
