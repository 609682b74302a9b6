# What the pages around the table tell of the game.

about-game = Покупайте кубики соседей, ставьте торговцев, стройте собор и предотвращайте события, которые угрожают городу.

about-length = Около 25 минут на человека и несколько минут на всех ботов.

## What is at stake: what a coach tells somebody who plays for the first time, once each

stake-settling = Каждый горожанин каждый раунд бросает для вас кубик: во Дворце красный, в Епископстве белый, в Ратуше жёлтый. Горожанин во Дворце стоит 2 денье за раунд, в Епископстве 1.
stake-black-dice =
    { $points ->
        [one] Если вы можете победить старший чёрный кубик, это нужно сделать. Каждый побеждённый приносит 1 очко влияния, но использованные кубики уходят. Если победить нельзя, вы теряете { $points } очко.
        [few] Если вы можете победить старший чёрный кубик, это нужно сделать. Каждый побеждённый приносит 1 очко влияния, но использованные кубики уходят. Если победить нельзя, вы теряете { $points } очка.
       *[many] Если вы можете победить старший чёрный кубик, это нужно сделать. Каждый побеждённый приносит 1 очко влияния, но использованные кубики уходят. Если победить нельзя, вы теряете { $points } очков.
    }
stake-end = Последний раунд: оставшиеся денье и влияние приносят очки, только если их считает персонаж.
stake-dice = Купить ваши кубики может любой, и первыми уходят лучшие. Вы тоже можете покупать чужие: в группе из 1, 2 или 3 каждый стоит 2, 4 или 6 денье.
stake-events = Событий в очереди: { $events }. Каждое действует снова каждый раунд, пока его не предотвратят, и приносит очки тем, у кого на нём больше всего маркеров.
stake-salaries = В следующем раунде ваши горожане будут стоить { $deniers } денье, а столько у вас не будет. Кто не может заплатить, теряет все денье и 2 очка.
stake-levels =
    { $points ->
        [one] Уровней в соборе { $levels }, без вашего маркера { $missed }. Если так и останется, в конце игры это будет стоить вам { $points } очко.
        [few] Уровней в соборе { $levels }, без вашего маркера { $missed }. Если так и останется, в конце игры это будет стоить вам { $points } очка.
       *[many] Уровней в соборе { $levels }, без вашего маркера { $missed }. Если так и останется, в конце игры это будет стоить вам { $points } очков.
    }
stake-supply = Ваш личный запас пуст. Чтобы поместить горожанина, сначала возьмите его из общего запаса (2 очка влияния). Торговцем стал бы горожанин из основного здания, и вы лишились бы кубика.

## Options: what they are called (nouns, at most 20 letters), what they do, and what can be chosen (nouns, at most 40
## letters)

setup-sliding = Сдвиг горожан
    .help = Горожанин, потерявший ячейку, переходит в соседнюю с меньшим номером и может вытеснить стоящего там. Изгоняют только последнего. Какой порядок напечатан на поле, здесь неизвестно.
setup-marauding_leaves = Уход мародёров
    .help = Предотвращённое событие «Мародёры» навсегда покидает очередь, как любое другое.
setup-characters = Персонажи
    .help = 6 из базовой игры, 9 с дополнением или 9 и ещё 1 открытый, который приносит очки всем игрокам.
setup-cards = Карты действий
    .help = 27 из базовой игры, 27 из дополнения или и те и другие.
setup-events = События
    .help = События базовой игры, вместе с ними ещё 6 из дополнения или только эти 6. В последнем случае в первых 2 раундах приходят 4 из них, а больше событий нет.
setup-purple = Фиолетовые кубики
    .help = У каждого игрока есть фиолетовый кубик, который можно использовать как кубик любого цвета.
setup-ramparts = Крепостная стена
    .help = Стражники на крепостной стене и действия за городом.
setup-tournament = Турнирный вариант
    .help = Последний раунд играют против часовой стрелки.

option-characters-base = 6 из базовой игры
option-characters-new = 9 с дополнением
option-characters-open = 9 и ещё 1 открытый
option-cards-base = базовая игра
option-cards-ladies = дополнение
option-cards-both = обе колоды
option-events-base = базовая игра
option-events-both = ещё 6 из дополнения
option-events-ladies = только 6 из дополнения

## The end of a round, and the last scoring: headings, and the rows of a table with a column for each player (nouns)

round-over = Конец раунда { $round }
scoring-over = Итоговый подсчёт
round-income = Доход в денье
round-black-dice = Побеждённые чёрные кубики
round-influence = Влияние
round-passing = Денье за пас
round-sold = Денье за проданные кубики
round-points = Очки

## Who was expelled in a round, and by whom

round-driven =
    { $count ->
        [1] { $seat } изгоняет { named-building.from } горожанина ({ $driven_seat }).
       *[any] { $seat } изгоняет { named-building.from } горожан ({ $driven_seat }): { $count }.
    }
round-driven-neutral =
    { $count ->
        [1] { $seat } изгоняет { named-building.from } нейтрального горожанина.
       *[any] { $seat } изгоняет { named-building.from } нейтральных горожан: { $count }.
    }
round-driven-own =
    { $count ->
        [1] { $seat } изгоняет { named-building.from } своего же горожанина.
       *[any] { $seat } изгоняет { named-building.from } своих же горожан: { $count }.
    }
round-driven-by-neutral =
    { $count ->
        [1] Нейтральный горожанин изгоняет { named-building.from } горожанина ({ $driven_seat }).
       *[any] Нейтральные горожане изгоняют { named-building.from } горожан ({ $driven_seat }): { $count }.
    }
round-pushed-out =
    { $count ->
        [1] Восстание изгоняет { named-building.from } горожанина ({ $driven_seat }).
       *[any] Восстания изгоняют { named-building.from } горожан ({ $driven_seat }): { $count }.
    }
round-pushed-out-neutral =
    { $count ->
        [1] Восстание изгоняет { named-building.from } нейтрального горожанина.
       *[any] Восстания изгоняют { named-building.from } нейтральных горожан: { $count }.
    }

## Printed values: decks, and what values are called

deck-activities = Карты действий, все
deck-activity-red = Красные карты
deck-activity-white = Белые карты
deck-activity-yellow = Жёлтые карты
deck-activity-ladies-red = Красные карты, Дамы
deck-activity-ladies-white = Белые карты, Дамы
deck-activity-ladies-yellow = Жёлтые карты, Дамы
deck-event = События
deck-event-ladies = События, Дамы
deck-character = Персонажи
deck-character-ladies = Персонажи, Дамы
deck-characters = Персонажи, все
deck-tile-ladies = Действия за городом
deck-gates = Ворота
deck-buildings = Здания
printed-activities = Общее для всех карт действий
printed-characters = Общее для всех персонажей
printed-buildings = Как помещают горожан
printed-gates = Ворота крепостной стены
value-cost = Цена торговца
value-cost-influence = Его цена во влиянии
value-divisor = Делитель
value-points = Очки
value-level = Раунд
value-colour = Цвет
value-kind = Вид эффекта
value-banners = Знамёна
value-influence = Влияние за знамя
value-dice = Кубики против него
value-counts = Что считает
value-thresholds = Пороги
value-spaces = Ячейки или деления
value-when = Когда помогает
value-effect-pay-deniers = Цена в денье
value-effect-pay-influence = Цена во влиянии
value-effect-deniers = Денье
value-effect-influence = Влияние
value-effect-points = Полученные очки
value-effect-cubes = Маркеры на событиях
value-effect-citizens = Горожане
value-effect-per = За что
value-effect-of = За сколько таких
value-effect-hits = Успех при броске от
value-effect-help = Как помогает маркер
value-effect-group = Для группы цвета
value-effect-amount = Величина
value-effect-dice = Кубики цвета
value-effect-calls = Вызывает событие
value-palace = Линии ячеек во Дворце (none: горожанин сменяет стоящего)
value-bishopric = Линии ячеек в Епископстве (none: горожанин сменяет стоящего)
value-city-hall = Линии ячеек в Ратуше (none: горожанин сменяет стоящего)
value-effect-places = Помогает поместить горожанина
value-effect-cathedral = Помогает строить собор
value-effect-black = Чёрные кубики
value-effect-lose-influence = Потеря влияния
value-effect-lose-cathedral = Потеря маркеров в соборе
value-effect-lose-cubes = Потеря маркеров на событиях
value-effect-lose-deniers = Потеря денье
value-effect-lose-delayed = Потеря маркеров про запас
value-effect-citizen = Куда приходит нейтральный горожанин
value-effect-pay-a-cube = Денье за каждый маркер на событиях
value-effect-take-influence = Влияние, взятое у соперника
value-effect-low = Награда за кубик от 1 до 3
value-effect-high = Награда за кубик от 4 до 6
value-effect-most = Очки за наибольшее число маркеров в конце
value-effect-stones = Маркеры в любом столбце собора
value-effect-worth = Очки за маркер минус число всех маркеров здесь
value-effect-or-points = Или очки
value-effect-deniers-above = Очки, если денье больше
value-effect-put-deniers = Денье за каждый маркер
value-effect-swaps = Обменов кубиков, не больше
value-effect-turns = Перевёрнутых кубиков за маркер
value-effect-spares = Чёрных кубиков или событий за маркер
value-effect-moves = Перемещаемых маркеров
value-effect-extra-die = Дополнительный кубик
value-effect-most-cubes = Очки за наибольшее число маркеров
value-effect-arrival = Очки за прибытие
value-effect-each-cube = Очки за каждый маркер
value-effect-arrivals = Очки по порядку прибытия
value-effect-black-higher = Повышает чёрные кубики на
value-effect-closed-to-red = Закрыто для красных карт раунда
value-effect-grey-tradesman = Нейтральные торговцы
value-effect-takes-citizens = Удерживаемых горожан на игрока
value-effect-for-influence = Влияние за горожанина из общего запаса
value-effect-joining = Добавляемые горожане

## Words of values

word-none = нет
word-yes = да
word-no = нет
word-red = красный
word-white = белый
word-yellow = жёлтый
word-purple = фиолетовый
word-immediate = сразу
word-delayed = маркеры про запас
word-mixed = маркеры размещают или убирают
word-to-end = маркеры для итогового подсчёта
word-palace = Дворец
word-bishopric = Епископство
word-city-hall = Ратуша
word-cathedral = маркер в соборе
word-citizens = горожанин в других зданиях
word-districts = сектор
word-events = событие
word-events-won = полученная карта события
word-others-in-city-hall = чужой горожанин в Ратуше
word-own-in-city-hall = свой горожанин в Ратуше
word-red-dice = красный кубик в своём секторе
word-white-dice = белый кубик в своём секторе
word-tradesmen = торговец
word-add-to-each = прибавляет к каждому кубику
word-add-to-total = прибавляет к сумме
word-buy-one-each = покупает по кубику
word-count-as-die = считается кубиком
word-multiply = умножает кубик
word-one-value = всем кубикам одно значение
word-recolour = меняет цвет кубиков
word-set-each = задаёт значение каждого кубика
word-take-die = берёт кубик
word-take-one-each = берёт по кубику
word-turn-die = переворачивает кубик
word-deniers-left = оставшиеся денье
word-influence-left = оставшееся влияние
word-own-citizens-in-the-main-buildings = свои горожане в основных зданиях
word-own-citizens-of-the-red-estate = свои горожане во Дворце и на красных картах
word-own-citizens-of-the-white-estate = свои горожане в Епископстве и на белых картах
word-own-citizens-of-the-yellow-estate = свои горожане в Ратуше и на жёлтых картах
word-own-cubes-in-the-cathedral = свои маркеры в соборе
word-own-tradesmen-on-activity-cards = свои торговцы на картах действий
word-before-action = перед своим действием
word-card-activated = при активации карты
word-citizen-placed = когда помещают горожанина
word-cubes-put = при размещении маркеров
word-dice-bought = при покупке кубиков
word-harvest = после земледелия
word-in-group = в группе кубиков
word-keeper-activated = при активации карты, хранящей маркеры
word-never = никогда
word-phase-3 = в фазе событий

## Cards that an owner has typed and the rules can't play. $where: the card; $field, $other, $fields: what its values are called

cards-missing = { $where }: отсутствует
cards-white-builds = { $where }: { $field } может быть только красным или жёлтым: белые кубики и так строят собор
cards-colour-anyway = { $where }: { $field } совпадает с цветом, который у кубиков и так есть ({ $other })
cards-of-spot = { $where }: карт (цвет { $colour }, раунд { $level }) в редакции { $ruling } сейчас { $count }, а нужно { $needed }
cards-red-events = { $where }: красных { $count }, а нужно { $needed }
cards-calls =
    { $count ->
        [one] { $where }: { $field } уже { $count } раз имеет значение { $colour }, а больше событий этого цвета нет
        [few] { $where }: { $field } уже { $count } раза имеет значение { $colour }, а больше событий этого цвета нет
       *[many] { $where }: { $field } уже { $count } раз имеет значение { $colour }, а больше событий этого цвета нет
    }
cards-counts = { $where }: { $field } должно иметь значение { $counts }
cards-paid-twice = { $where }: { $field } здесь лишнее рядом с { $other }
cards-no-divisor = { $where }: { $field } здесь лишнее: каждый кубик даёт активацию
cards-bring-nothing = { $where }: ничего не приносит; нужно одно из { $fields } или { $other }
cards-of-what = { $where }: { $field } здесь лишнее без { $other }
needs-lines = none или линии вида «1 3 5, 2 4 6» из ячеек от 1 до { $largest }, каждая не больше одного раза
needs-marks = одно из { $names } или таблица, где для каждого значения указано одно из них
