# What stands on the board and next to it: short, and to everyone who looks on. Numbers come from the view.
#
# Most of these are labels: no full stop, small letters unless they are a heading, a tab or a tooltip of their own. Where a
# limit is given, a label has at most so many letters, so that it fits a window 360 px wide.

## Where we are

round-of = Раунд { $round } из { $rounds }
phases = Фазы раунда

# The phases in the bar of the round: nouns, one of them marked as the present one; at most 14 letters each

# Noun: new activity cards come
step-cards = карты
# Noun: dice are rolled
step-dice = кубики
# Noun: events take effect
step-events = события
# Noun: players beat black dice
step-defence = защита
# Noun: players take turns
step-actions = действия
# Noun: before the player's name, and the tooltip of the bell; at most 14 letters
begins = первый игрок
backwards = Этот раунд играют против часовой стрелки
# A state, beside a player: out of the actions of this round; at most 14 letters
has-passed = пас
# Adjective, in place of a price: no cost; at most 10 letters
free = бесплатно
# In place of a price, before the sign of deniers: the least that it costs; at most 10 letters
from = от { $deniers }
dice-taken =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }
# Adjective, in place of a player's name: of citizens, dice and cubes that nobody owns
neutral = нейтральный

## How a round goes

how-round = Как идёт раунд
how-income = Доход: получите денье и выплатите жалованье своим горожанам во Дворце и Епископстве. В первых раундах открывают новые карты действий.
how-dice = Кубики: за каждого своего горожанина во Дворце бросьте красный кубик, в Епископстве — белый, в Ратуше — жёлтый.
how-events = События: открывают два новых события, затем действуют все события очереди. Некоторые добавляют чёрные кубики. По очереди каждый игрок побеждает один из них своими кубиками.
how-actions = Действия: по очереди используйте от одного до трёх кубиков одного цвета, своих или купленных в других секторах. Активируйте карту, стройте собор, предотвратите событие, поместите горожанина в здание или займитесь земледелием. За пас вы получите немного денье.
how-points = После последнего раунда очки приносят карты действий, собор и события. Каждый персонаж, даже скрытый, приносит очки всем игрокам.

## Parts of the page: headings, nouns

city = Секторы и кубики
events = События
estates = Здания и карты действий
at-hand = Персонажи и земледелие
tabs = Часть стола

## The tabs of a narrow screen: nouns, at most 14 letters each but for one, which has a row of its own

tab-city = Секторы
tab-cards = Карты
# Where there is too little room, the sign of the cathedral stands in place of the first word
tab-sights = Собор и события
tab-families = Игроки
tab-log = Журнал
own-dice = Ваши кубики

## Dice, as screen readers read them

die-named =
    { $colour ->
        [red] красный { $value }
        [white] белый { $value }
        [yellow] жёлтый { $value }
       *[purple] фиолетовый { $value }
    }
die-taken =
    { $colour ->
        [red] красный { $value }, использован
        [white] белый { $value }, использован
        [yellow] жёлтый { $value }, использован
       *[purple] фиолетовый { $value }, использован
    }
die-black = чёрный { $value }
black-dice = Чёрные кубики
die-prices = Цена каждого кубика из другого сектора
price-of-each =
    { $count ->
        [1] в группе из 1: { $price } денье
       *[any] в группе из { $count }: по { $price } денье
    }
# A tooltip: how many activations, cubes or deniers dice of that colour give
divided-by =
    { $colour ->
        [red] сумма красных кубиков ÷ { $number }
        [white] сумма белых кубиков ÷ { $number }
       *[yellow] сумма жёлтых кубиков ÷ { $number }
    }
each-die =
    { $colour ->
        [red] активация за каждый красный кубик
        [white] активация за каждый белый кубик
       *[yellow] активация за каждый жёлтый кубик
    }

## The cathedral

cathedral = Собор
points-a-cube =
    { $count ->
        [one] { $count } очко за маркер
        [few] { $count } очка за маркер
       *[many] { $count } очков за маркер
    }
levels = Уровни
# A numeral: the level of the cathedral, or the round of a card
level =
    { $number ->
        [1] I
        [2] II
        [3] III
       *[any] IV
    }
level-missed =
    { $count ->
        [one] На уровне { $number } нет вашего маркера: −{ $count } очко в конце игры
        [few] На уровне { $number } нет вашего маркера: −{ $count } очка в конце игры
       *[many] На уровне { $number } нет вашего маркера: −{ $count } очков в конце игры
    }
column = Столбец { $number }: влияние +{ $count } за маркер
pane-of = Столбец { $column }, уровень { $level }: { $seat }
pane-coming = Столбец { $column }, уровень { $level }: сюда встанет маркер за выбранные кубики

## Events

banners = Знамёна
banner-of = Занято: { $seat }
banner-coming = Сюда встанет маркер за выбранные кубики
banner-free = Свободно: маркер приносит влияние +{ $count }
worth = Очки по числу маркеров, когда все знамёна заняты: первое место { $first }, второе { $second }
# Two sentences after the rule of the event
about-countering =
    { $colour ->
        [red] Маркеры размещают красными кубиками (сумма ÷ { $divisor }), за каждый — влияние +{ $influence }. Очки по числу маркеров, когда все знамёна заняты: первое место { $first }, второе { $second }.
        [white] Маркеры размещают белыми кубиками (сумма ÷ { $divisor }), за каждый — влияние +{ $influence }. Очки по числу маркеров, когда все знамёна заняты: первое место { $first }, второе { $second }.
       *[yellow] Маркеры размещают жёлтыми кубиками (сумма ÷ { $divisor }), за каждый — влияние +{ $influence }. Очки по числу маркеров, когда все знамёна заняты: первое место { $first }, второе { $second }.
    }
# After the rule of an event that may still come: its numbers, divided by middle dots
event-in-numbers =
    { $colour ->
        [red] Красные кубики ÷ { $divisor } · знамёна: { $banners } (каждое: влияние +{ $influence }) · очки: { $first } и { $second }
        [white] Белые кубики ÷ { $divisor } · знамёна: { $banners } (каждое: влияние +{ $influence }) · очки: { $first } и { $second }
       *[yellow] Жёлтые кубики ÷ { $divisor } · знамёна: { $banners } (каждое: влияние +{ $influence }) · очки: { $first } и { $second }
    }
possessed = Удерживаемые горожане
possessed-of =
    { $count ->
        [one] { $seat }: здесь { $count } горожанин
        [few] { $seat }: здесь { $count } горожанина
       *[many] { $seat }: здесь { $count } горожан
    }
still-to-come =
    { $options ->
        [0] Возможные персонажи и события
       *[any] Варианты и возможные карты
    }
possible-characters = Возможные персонажи
character-held = Этот персонаж у { $seat }
options = Варианты этой партии
events-of-colour =
    { $colour ->
        [red] Возможные красные события
        [white] Возможные белые события
       *[yellow] Возможные жёлтые события
    }
# In place of a list: no events
none-left = нет

## Buildings and cards

salary = Жалованье: { $count } денье за горожанина
no-salary = без жалованья
# Participle, before citizens; at most 14 letters
driven-out = изгнаны
# In place of these; at most 20 letters
nobody-driven-out = изгнанных нет
lying-of =
    { $count ->
        [one] { $name }: { $count } изгнанный горожанин
        [few] { $name }: { $count } изгнанных горожанина
       *[many] { $name }: { $count } изгнанных горожан
    }
# Before a list of cards; at most 24 letters
face-down = закрыта, одна из карт:
explained = Пояснить: { $name }
face-down-card = Закрытая карта раунда { $level }
later = Про запас: каждая активация размещает здесь маркер, который потом поможет группе кубиков
mixed = Каждое действие либо размещает здесь маркеры, либо убирает их
to-end = Маркеры остаются здесь и приносят очки в конце игры
spaces = Ячейки торговцев
# An empty space on a card, and what it scores
space-free =
    { $count ->
        [0] свободна, без очков
        [one] свободна, { $count } очко
        [few] свободна, { $count } очка
       *[many] свободна, { $count } очков
    }
tradesman =
    { $count ->
        [0] { $name }
        [one] { $name }: { $count } очко
        [few] { $name }: { $count } очка
       *[many] { $name }: { $count } очков
    }
tradesman-costs = Новый торговец: { $count } денье
tradesman-costs-influence =
    { $count ->
        [one] Новый торговец: { $count } очко влияния
        [few] Новый торговец: { $count } очка влияния
       *[many] Новый торговец: { $count } очков влияния
    }
stored = Маркеры на этой карте
stored-of =
    { $count ->
        [one] { $name }: { $count } маркер
        [few] { $name }: { $count } маркера
       *[many] { $name }: { $count } маркеров
    }
about-printed =
    { $divisor ->
        [0] Активация за каждый кубик. Новый торговец: { new-tradesman-price }. Очки первой и второй ячейки: { $first } и { $second }.
       *[any] Активации: сумма ÷ { $divisor }. Новый торговец: { new-tradesman-price }. Очки первой и второй ячейки: { $first } и { $second }.
    }
# An amount, the object of "costs"
new-tradesman-price =
    { $influence ->
        [0] { $cost } денье
        [one] { $influence } очко влияния
        [few] { $influence } очка влияния
       *[many] { $influence } очков влияния
    }

## Effects in few words, by their kind, on cards and events: labels, if possible of at most 40 letters. The signs of what
## is gained stand before them, but each can be read without

brief-cube = маркер на любом событии{ brief-price }
brief-cube-rolled = бросить чёрный кубик, { $hits }+: маркер на событии
brief-cube-for-red-dice = маркер на событии за красный кубик в секторе
brief-gain = { gains }{ brief-price }

# [1] is the number 1, as in about.ftl
brief-gain-for-citizens =
    { $of ->
        [1] { gains } за горожанина: Дворец либо Епископство{ brief-price }
       *[any] { gains } за каждых { $of } горожан: Дворец либо Епископство{ brief-price }
    }
brief-gain-for-cathedral =
    { $of ->
        [1] { gains } за свой маркер в соборе{ brief-price }
        [one] { gains } за каждые { $of } маркер в соборе{ brief-price }
        [few] { gains } за каждые { $of } маркера в соборе{ brief-price }
       *[many] { gains } за каждые { $of } маркеров в соборе{ brief-price }
    }
brief-gain-for-events =
    { $of ->
        [1] { gains } за событие со своим маркером{ brief-price }
        [one] { gains } за каждые { $of } событие со своим маркером{ brief-price }
        [few] { gains } за каждые { $of } события со своим маркером{ brief-price }
       *[many] { gains } за каждые { $of } событий со своим маркером{ brief-price }
    }
brief-gain-for-red-dice =
    { $of ->
        [1] { gains } за ваш оставшийся красный кубик{ brief-price }
        [one] { gains } за каждые { $of } красный кубик в вашем секторе{ brief-price }
        [few] { gains } за каждые { $of } красных кубика в вашем секторе{ brief-price }
       *[many] { gains } за каждые { $of } красных кубиков в вашем секторе{ brief-price }
    }
brief-gain-for-others-in-city-hall =
    { $of ->
        [1] { gains } за чужого горожанина в Ратуше{ brief-price }
       *[any] { gains } за каждых { $of } чужих горожан в Ратуше{ brief-price }
    }
brief-gain-for-districts =
    { $of ->
        [1] { gains } за сектор, где кубиков меньше{ brief-price }
        [one] { gains } за каждые { $of } сектор, где кубиков меньше{ brief-price }
        [few] { gains } за каждые { $of } сектора, где кубиков меньше{ brief-price }
       *[many] { gains } за каждые { $of } секторов, где кубиков меньше{ brief-price }
    }
brief-gain-for-own-in-city-hall =
    { $of ->
        [1] { gains } за своего горожанина в Ратуше{ brief-price }
       *[any] { gains } за каждых { $of } своих горожан в Ратуше{ brief-price }
    }
brief-gain-for-tradesmen =
    { $of ->
        [1] { gains } за своего торговца на картах{ brief-price }
       *[any] { gains } за каждых { $of } своих торговцев на картах{ brief-price }
    }
brief-gain-for-events-won =
    { $of ->
        [1] { gains } за свою карту события{ brief-price }
        [one] { gains } за каждые { $of } свою карту события{ brief-price }
        [few] { gains } за каждые { $of } свои карты событий{ brief-price }
       *[many] { gains } за каждые { $of } своих карт событий{ brief-price }
    }
brief-gain-for-white-dice =
    { $of ->
        [1] { gains } за ваш оставшийся белый кубик{ brief-price }
        [one] { gains } за каждые { $of } белый кубик в вашем секторе{ brief-price }
        [few] { gains } за каждые { $of } белых кубика в вашем секторе{ brief-price }
       *[many] { gains } за каждые { $of } белых кубиков в вашем секторе{ brief-price }
    }
brief-gain-above = { gains }, если денье больше { $deniers_above } (не платить)
brief-either = { gain-of-influence } или { gain-of-points } (на выбор)
brief-influence-taken = { gains } + { $take_influence } у самого влиятельного соперника
brief-stones = маркер в любом столбце, до уровня IV
brief-cubes-everywhere = маркер на каждом событии (по { $pay_a_cube } денье)
brief-gain-later =
    { $put_deniers ->
        [0] разместить маркер или убрать: { gains }
       *[any] разместить маркер ({ $put_deniers } денье) или убрать: { gains }
    }
brief-cubes-later =
    { $cubes ->
        [1] разместить маркер или убрать: 1 на событии
       *[any] разместить маркер или убрать: { $cubes } на одном событии
    }
brief-worth-less = в конце за маркер: { $worth } минус все маркеры здесь
# In brackets after brief-worth-less: what each cube is worth now
worth-now = (сейчас { $count })
brief-most-cubes =
    { $most ->
        [one] больше всего в конце: { $most } очко, при равенстве делят
        [few] больше всего в конце: { $most } очка, при равенстве делят
       *[many] больше всего в конце: { $most } очков, при равенстве делят
    }
brief-cube-for-die =
    { $most ->
        [one] маркер за кубик · больше всего в конце: { $most } очко
        [few] маркер за кубик · больше всего в конце: { $most } очка
       *[many] маркер за кубик · больше всего в конце: { $most } очков
    }
# In brackets, or nothing
brief-price =
    { $price ->
        [none] {""}
       *[other] {" "}(цена: { prices })
    }

# For later: what a cube does to a group of dice

brief-add-to-total =
    { $used_as ->
        [red] про запас: сумма красных кубиков +{ $amount }
        [white] про запас: сумма белых кубиков +{ $amount }
        [yellow] про запас: сумма жёлтых кубиков +{ $amount }
       *[any] про запас: сумма +{ $amount }
    }
brief-add-to-each =
    { $used_as ->
        [red] про запас: каждый красный кубик +{ $amount }
        [white] про запас: каждый белый кубик +{ $amount }
        [yellow] про запас: каждый жёлтый кубик +{ $amount }
       *[any] про запас: каждый кубик +{ $amount }
    }
brief-set-each =
    { $used_as ->
        [red] про запас: у красных кубиков значение { $amount }
        [white] про запас: у белых кубиков значение { $amount }
        [yellow] про запас: у жёлтых кубиков значение { $amount }
       *[any] про запас: все кубики по { $amount }
    }
# After a middle dot
brief-not-at-cathedral = не в соборе
brief-recolour =
    { $dice ->
        [red]
            { $used_as ->
                [white] про запас: красные кубики как белые
                [yellow] про запас: красные кубики как жёлтые
               *[any] про запас: красные кубики как любые
            }
        [white]
            { $used_as ->
                [red] про запас: белые кубики как красные
                [yellow] про запас: белые кубики как жёлтые
               *[any] про запас: белые кубики как любые
            }
       *[yellow]
            { $used_as ->
                [red] про запас: жёлтые кубики как красные
                [white] про запас: жёлтые кубики как белые
               *[any] про запас: жёлтые кубики как любые
            }
    }
brief-multiply =
    { $dice ->
        [red]
            { $used_as ->
                [red] про запас: красный кубик как { $amount } красных
                [white] про запас: красный кубик как { $amount } белых
                [yellow] про запас: красный кубик как { $amount } жёлтых
               *[any] про запас: красный кубик как { $amount } любых
            }
        [white]
            { $used_as ->
                [red] про запас: белый кубик как { $amount } красных
                [white] про запас: белый кубик как { $amount } белых
                [yellow] про запас: белый кубик как { $amount } жёлтых
               *[any] про запас: белый кубик как { $amount } любых
            }
       *[yellow]
            { $used_as ->
                [red] про запас: жёлтый кубик как { $amount } красных
                [white] про запас: жёлтый кубик как { $amount } белых
                [yellow] про запас: жёлтый кубик как { $amount } жёлтых
               *[any] про запас: жёлтый кубик как { $amount } любых
            }
    }
brief-buy-one-each = про запас: по кубику у других, по { $amount } денье
brief-count-as-die =
    { $used_as ->
        [red] про запас: красный { $amount } к одному или двум кубикам
        [white] про запас: белый { $amount } к одному или двум кубикам
        [yellow] про запас: жёлтый { $amount } к одному или двум кубикам
       *[any] про запас: { $amount } к одному или двум кубикам
    }
brief-turn-die = про запас: перевернуть один свой кубик
brief-take-die = про запас: кубик соперника бесплатно
brief-one-value = про запас: у всех кубиков одно значение
brief-take-one-each =
    { $used_as ->
        [red] про запас: по красному у других, бесплатно
        [white] про запас: по белому у других, бесплатно
        [yellow] про запас: по жёлтому у других, бесплатно
       *[any] про запас: по кубику у других, бесплатно
    }

# Events

brief-black-dice =
    { $black_dice ->
        [one] { $black_dice } чёрный кубик
        [few] { $black_dice } чёрных кубика
       *[many] { $black_dice } чёрных кубиков
    }
brief-lose-deniers = каждый игрок: −{ $lose_deniers } денье
brief-lose-influence = каждый игрок: влияние −{ $lose_influence }
brief-lose-cathedral = каждый игрок: −1 маркер в соборе
brief-lose-cubes = каждый игрок: −1 маркер на событии
brief-neutral-citizen =
    { $neutral_citizen_to ->
        [palace] нейтральный горожанин во Дворец
        [bishopric] нейтральный горожанин в Епископство
       *[city-hall] нейтральный горожанин в Ратушу
    }
brief-outlaw = чёрные кубики +{ $black_higher } · без маркеров красных карт раунда { closed-round }
brief-grey-tradesman = нейтральный торговец на карте
brief-possession = каждый игрок отдаёт сюда горожанина
brief-lose-delayed = каждый игрок: −1 маркер на карте или за городом
brief-joining = горожан здания размещают заново

## Characters and agriculture

# What a character counts: nouns, at most 60 letters
counts-henry-i = полученные карты событий
counts-hugues-de-payns = влияние в конце игры
counts-urban-iv = маркеры в соборе
counts-chretien-de-troyes = горожане в основных зданиях
counts-the-florentine = торговцы на картах
counts-thibaut-ii = денье в конце игры
counts-joan-of-navarre = горожане в Ратуше, торговцы на жёлтых картах
counts-isabeau-of-bavaria = горожане во Дворце, торговцы на красных картах
counts-marie-of-champagne = горожане в Епископстве, торговцы на белых картах
# Participle, after the name of a character whose card everyone sees; at most 14 letters
lies-open = открытая карта
threshold =
    { $count ->
        [one] { $least } или больше: { $count } очко
        [few] { $least } или больше: { $count } очка
       *[many] { $least } или больше: { $count } очков
    }
character-now =
    { $count ->
        [0] у вас { $own }: пока без очков
        [one] у вас { $own }: сейчас { $count } очко
        [few] у вас { $own }: сейчас { $count } очка
       *[many] у вас { $own }: сейчас { $count } очков
    }
character-holder =
    { $count ->
        [0] { $seat }: { $own }, без очков
        [one] { $seat }: { $own }, { $count } очко
        [few] { $seat }: { $own }, { $count } очка
       *[many] { $seat }: { $own }, { $count } очков
    }
hidden-characters = Скрытые персонажи
hidden-character = { $seat }: персонаж скрыт до конца игры. Он приносит очки всем.
characters-for-all = Каждый персонаж приносит очки всем
# Noun, a heading; at most 14 letters
fields = Земледелие
# After "1" and the sign of deniers, beside a divisor: for each time that the total holds it; at most 14 letters
fields-bring = каждый раз

# The options of this game that differ from the base game: whole sentences
option-sliding = Горожанин, потерявший ячейку, переходит в соседнюю с меньшим номером и может вытеснить стоящего там.
# lines: numbers of spaces with arrows, "1 → 3 → 5, 2 → 4 → 6"
option-lines = Горожан { named-building.in } сдвигают из ячейки в ячейку ({ $lines }), а из последней изгоняют.
option-marauding = Предотвращённое событие «Мародёры» выходит из игры.
option-tournament = Последний раунд играют против часовой стрелки.

## Players: what each of them has, as tooltips and for screen readers

family-deniers = { $count } денье
family-influence = влияние: { $count }
family-supply = Горожане: в личном запасе { $count }, в общем запасе { $general }
family-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
family-points-hidden = очки скрыты до конца игры
family-to-come = причитается за проданные кубики: { $count } денье
family-salaries = жалованье в следующем раунде: { $count } денье
# Verb, before a number and the sign of deniers: the salaries of the next round; at most 10 letters
pays = платит { $count }
family-cathedral = Собор: маркеров { $count }, уровней без маркера { $missed }
family-tradesmen =
    { $count ->
        [one] { $count } очко за торговцев
        [few] { $count } очка за торговцев
       *[many] { $count } очков за торговцев
    }
family-won = Предотвращённые события:

## The tray: what a decision is being made about, and its parts

tray = Текущее действие
# Button, verb
tray-back = Вернуть последний выбранный кубик
# Pronoun, below a die: the reader's own; at most 12 letters
slot-own = ваш
slot-as =
    { $colour ->
        [red] ваш, красный
        [white] ваш, белый
       *[yellow] ваш, жёлтый
    }
# Below an empty place for one more die, before the sign of deniers: what each die of others then costs; at most 12 letters
slot-next = ещё: по { $price }
# The same where it costs nothing; at most 12 letters
slot-free = бесплатно
# Adjective, below a black die; at most 12 letters
slot-highest = старший

# What a group gives as it stands: nouns, after an equals sign; at most 40 letters

brings-activations =
    { $count ->
        [one] { $count } активация
        [few] { $count } активации
       *[many] { $count } активаций
    }
brings-delayed =
    { $count ->
        [one] { $count } маркер про запас
        [few] { $count } маркера про запас
       *[many] { $count } маркеров про запас
    }
brings-mixed =
    { $count ->
        [one] { $count } маркер: разместить или убрать
        [few] { $count } маркера: разместить или убрать
       *[many] { $count } маркеров: разместить или убрать
    }
brings-to-end =
    { $count ->
        [one] { $count } маркер для итогового подсчёта
        [few] { $count } маркера для итогового подсчёта
       *[many] { $count } маркеров для итогового подсчёта
    }
brings-stones =
    { $count ->
        [one] { $count } маркер в соборе
        [few] { $count } маркера в соборе
       *[many] { $count } маркеров в соборе
    }
brings-cubes =
    { $count ->
        [one] { $count } маркер на событии
        [few] { $count } маркера на событии
       *[many] { $count } маркеров на событии
    }
brings-last-cubes =
    { $count ->
        [one] только { $count } маркер: последнее знамя
        [few] только { $count } маркера: последние знамёна
       *[many] только { $count } маркеров: последние знамёна
    }
brings-deniers = { $count } денье
brings-citizens =
    { $count ->
        [one] { $count } горожанин
        [few] { $count } горожанина
       *[many] { $count } горожан
    }

# The bill: rows of a table, an amount of deniers or influence behind each; at most 40 letters

bill-dice = кубики из других секторов
bill-tradesman = новый торговец
bill-tradesman-leaves = новый торговец, из здания
bill-influence = новый торговец (ваше влияние: { $influence })
bill-total = цена (из ваших { $deniers } денье останется { $left })
turned-from = был { $value }
# Preposition, between the total of your dice and a black die
against = против
# Before the sign of influence
defence-brings = за побеждённый чёрный кубик: +1
times-left =
    { $count ->
        [one] осталась { $count } активация
        [few] осталось { $count } активации
       *[many] осталось { $count } активаций
    }

## The list of decisions: headings of groups, nouns or verbs, at most 20 letters

# Activity cards to activate
list-cards = Карты
list-events = События
# Noun: a citizen to place in a building
list-citizens = Горожанин
# Noun: the cathedral, agriculture and the ramparts
list-work = Работы
list-influence = Влияние
list-dice = Кубики
list-dice-more = Ещё с 1 кубиком
# Noun: cubes on cards and tiles to spend
list-cubes = Маркеры
# Verb: cubes in the cathedral, of which one is removed
list-stones = Убрать
# Noun: how many of them
list-times = Активации
# Verb: cubes on a card
list-put = Разместить
# Verb: cubes from a card or an event
list-take = Убрать
# Verb: influence or points
list-gain = Получить
# Noun: the value that all dice take
list-values = Значение кубиков
list-columns = Столбец
# Preposition: the player or the place from which something is taken
list-from = Откуда
# Verb: the player whose citizen returns to the supply
list-home = Вернуть
# Adjective: all other decisions
list-others = Другое

## Decisions in short, on buttons: at most 18 letters

# Noun: to build there
short-build = Собор
# Noun
short-harvest = Земледелие
# Verb: one of your dice
short-reroll = Перебросить
# Noun: one from the general supply
short-recruit = Горожанин
# Verb: up to three of your dice
short-turn = Перевернуть
short-times = { $number_1 } ×
# Noun: a citizen from there
short-supply = личный запас
short-influence = общий запас (влияние −{ $count })
short-palace = Дворец, ячейка { $number_1 }
short-bishopric = Епископство, яч. { $number_1 }
short-city-hall = Ратуша, ячейка { $number_1 }
short-remove = столбец { $number_1 }, ур. { $number_2 }
