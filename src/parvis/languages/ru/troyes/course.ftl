# What follows from decisions and from the course of the game, as the log tells it. seat: the player's name.

## Rounds

course-round = Раунд { $round }. Первый игрок: { $seat }.
course-neutral-citizens = Нейтральные горожане занимают оставшиеся ячейки.
course-get-up = Изгнанные горожане возвращаются в личные запасы владельцев.
course-waiting = { $seat }: пас, +{ $count } денье.
course-sold-dice = { $seat } получает { $count } денье за проданные кубики.
course-over = Партия окончена.

## Income. count: what is paid for salaries

course-income =
    { $count ->
        [0] { $seat } получает { $income } денье и не платит жалованья.
       *[any] { $seat } получает { $income } денье и платит жалованье: { $count } денье.
    }
effect-salaries-missed =
    { $count ->
        [0] { $seat } не может выплатить всё жалованье, но терять нечего: очков нет.
        [one] { $seat } не может выплатить всё жалованье и теряет { $count } очко.
        [few] { $seat } не может выплатить всё жалованье и теряет { $count } очка.
       *[many] { $seat } не может выплатить всё жалованье и теряет { $count } очков.
    }

## Dice that are rolled: how many colours, and the values of the dice of each, as a list after a colon

course-roll =
    { $colours ->
        [0] { $seat }: в основных зданиях нет горожан, бросать нечего.
        [1] { $seat } бросает кубики: { told-first }.
        [2] { $seat } бросает кубики: { told-first }, { told-second }.
       *[3] { $seat } бросает кубики: { told-first }, { told-second }, { told-third }.
    }
course-roll-neutral =
    { $colours ->
        [1] Нейтральные кубики: { told-first }.
        [2] Нейтральные кубики: { told-first }, { told-second }.
       *[3] Нейтральные кубики: { told-first }, { told-second }, { told-third }.
    }
told-first =
    { $first ->
        [red] красные { $first_dice }
        [white] белые { $first_dice }
       *[yellow] жёлтые { $first_dice }
    }
told-second =
    { $second ->
        [red] красные { $second_dice }
        [white] белые { $second_dice }
       *[yellow] жёлтые { $second_dice }
    }
told-third =
    { $third ->
        [red] красные { $third_dice }
        [white] белые { $third_dice }
       *[yellow] жёлтые { $third_dice }
    }

## Events: the name of the event, then what it does

course-event-deniers = { title-of-event }: каждый игрок теряет { $count } денье.
course-event-influence =
    { $count ->
        [one] { title-of-event }: каждый игрок теряет { $count } очко влияния.
        [few] { title-of-event }: каждый игрок теряет { $count } очка влияния.
       *[many] { title-of-event }: каждый игрок теряет { $count } очков влияния.
    }
course-event-cathedral =
    { $count ->
        [one] { title-of-event }: каждый игрок убирает из собора { $count } свой маркер.
        [few] { title-of-event }: каждый игрок убирает из собора { $count } своих маркера.
       *[many] { title-of-event }: каждый игрок убирает из собора { $count } своих маркеров.
    }
course-event-cubes =
    { $count ->
        [one] { title-of-event }: каждый игрок убирает с событий { $count } свой маркер.
        [few] { title-of-event }: каждый игрок убирает с событий { $count } своих маркера.
       *[many] { title-of-event }: каждый игрок убирает с событий { $count } своих маркеров.
    }
course-event-citizen = { title-of-event }: нейтральный горожанин помещается { named-building.to }.
course-newcomer-on-neutral = Нейтральный горожанин сменяет другого нейтрального { named-building.in }.
course-newcomer = Нейтральный горожанин занимает ячейку { $space } { named-building.in }.
log-event-missed =
    { $count ->
        [0] { $seat } не может полностью оплатить событие { named-event }, но терять нечего: очков нет.
        [one] { $seat } не может полностью оплатить событие { named-event } и теряет { $count } очко.
        [few] { $seat } не может полностью оплатить событие { named-event } и теряет { $count } очка.
       *[many] { $seat } не может полностью оплатить событие { named-event } и теряет { $count } очков.
    }
course-black-dice =
    { $count ->
        [0] В этом раунде чёрных кубиков нет.
        [1] Чёрный кубик: { $dice }.
       *[any] Чёрные кубики: { $dice }.
    }
course-countered = Все знамёна события { named-event } заняты. Карту получает { $seat }.
course-countered-stays = Все знамёна события { named-event } заняты. Карта остаётся.
course-countered-tied = Равенство по числу маркеров на событии: очки делятся с округлением в меньшую сторону.

## Citizens who are expelled

effect-driven-out = { $seat }: горожанин изгнан { named-building.from }.
effect-driven-out-neutral = Нейтральный горожанин изгнан { named-building.from }.
effect-slides = { $seat }: горожанин переходит в ячейку { $space }.
effect-slides-neutral = Нейтральный горожанин переходит в ячейку { $space }.

## What actions do, cost and give

effect-tradesman =
    { $count ->
        [0] { $seat } бесплатно помещает торговца на карту { named-card }.
       *[any] { $seat } платит { $count } денье за торговца на карте { named-card }.
    }
effect-cubes =
    { $count ->
        [one] { $seat } размещает { $count } маркер на карте { named-card }.
        [few] { $seat } размещает { $count } маркера на карте { named-card }.
       *[many] { $seat } размещает { $count } маркеров на карте { named-card }.
    }
effect-cubes-on-event =
    { $count ->
        [one] { $seat } размещает { $count } маркер на событии { named-event }.
        [few] { $seat } размещает { $count } маркера на событии { named-event }.
       *[many] { $seat } размещает { $count } маркеров на событии { named-event }.
    }
effect-activations =
    { $count ->
        [one] { $seat } активирует карту { named-card } { $count } раз.
        [few] { $seat } активирует карту { named-card } { $count } раза.
       *[many] { $seat } активирует карту { named-card } { $count } раз.
    }
effect-nothing = { $seat } ничего не получает.
effect-deniers-lost = { title-of-event }: { $seat } теряет { $count } денье.
effect-influence-lost =
    { $count ->
        [one] { title-of-event }: { $seat } теряет { $count } очко влияния.
        [few] { title-of-event }: { $seat } теряет { $count } очка влияния.
       *[many] { title-of-event }: { $seat } теряет { $count } очков влияния.
    }
effect-deniers-paid = { $seat } платит { $count } денье.
effect-influence-paid =
    { $count ->
        [one] { $seat } платит { $count } очко влияния.
        [few] { $seat } платит { $count } очка влияния.
       *[many] { $seat } платит { $count } очков влияния.
    }
effect-deniers = { $seat } получает { $count } денье.
effect-influence =
    { $count ->
        [one] { $seat } получает { $count } очко влияния.
        [few] { $seat } получает { $count } очка влияния.
       *[many] { $seat } получает { $count } очков влияния.
    }
effect-citizens =
    { $count ->
        [one] { $seat } получает { $count } горожанина из общего запаса.
        [few] { $seat } получает из общего запаса горожан: { $count }.
       *[many] { $seat } получает из общего запаса горожан: { $count }.
    }
effect-points =
    { $count ->
        [one] { $seat } получает { $count } очко.
        [few] { $seat } получает { $count } очка.
       *[many] { $seat } получает { $count } очков.
    }

## The last scoring, which everyone reads

score-character = { $seat } открывает персонажа: { named-character }.
score-cubes-left =
    { $count ->
        [one] { $seat } получает { $count } очко за маркеры на событиях.
        [few] { $seat } получает { $count } очка за маркеры на событиях.
       *[many] { $seat } получает { $count } очков за маркеры на событиях.
    }
score-tradesmen =
    { $count ->
        [one] { $seat } получает { $count } очко за торговцев.
        [few] { $seat } получает { $count } очка за торговцев.
       *[many] { $seat } получает { $count } очков за торговцев.
    }
score-henry-i =
    { $count ->
        [one] { $seat }: +{ $count } очко (Генрих I).
        [few] { $seat }: +{ $count } очка (Генрих I).
       *[many] { $seat }: +{ $count } очков (Генрих I).
    }
score-hugues-de-payns =
    { $count ->
        [one] { $seat }: +{ $count } очко (Гуго де Пейн).
        [few] { $seat }: +{ $count } очка (Гуго де Пейн).
       *[many] { $seat }: +{ $count } очков (Гуго де Пейн).
    }
score-urban-iv =
    { $count ->
        [one] { $seat }: +{ $count } очко (Урбан IV).
        [few] { $seat }: +{ $count } очка (Урбан IV).
       *[many] { $seat }: +{ $count } очков (Урбан IV).
    }
score-chretien-de-troyes =
    { $count ->
        [one] { $seat }: +{ $count } очко (Кретьен де Труа).
        [few] { $seat }: +{ $count } очка (Кретьен де Труа).
       *[many] { $seat }: +{ $count } очков (Кретьен де Труа).
    }
score-the-florentine =
    { $count ->
        [one] { $seat }: +{ $count } очко (Флорентиец).
        [few] { $seat }: +{ $count } очка (Флорентиец).
       *[many] { $seat }: +{ $count } очков (Флорентиец).
    }
score-thibaut-ii =
    { $count ->
        [one] { $seat }: +{ $count } очко (Тибо II).
        [few] { $seat }: +{ $count } очка (Тибо II).
       *[many] { $seat }: +{ $count } очков (Тибо II).
    }
score-levels-missed =
    { $count ->
        [0] { $seat }: есть уровни собора без маркера, но терять нечего: очков нет.
        [one] { $seat } теряет { $count } очко за уровни собора без маркера.
        [few] { $seat } теряет { $count } очка за уровни собора без маркера.
       *[many] { $seat } теряет { $count } очков за уровни собора без маркера.
    }
score-total =
    { $count ->
        [0] { $seat }: нет очков.
        [one] { $seat }: { $count } очко.
        [few] { $seat }: { $count } очка.
       *[many] { $seat }: { $count } очков.
    }
