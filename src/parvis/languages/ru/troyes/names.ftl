# Names of the pieces, as headings and labels show them, and as they stand within a sentence (named-…).

## Activity cards

card-archer = Лучник
card-diplomat = Дипломат
card-mercenary = Наёмник
card-knight = Рыцарь
card-hunting = Охота
card-swordsman = Мечник
card-recruitment = Вербовка
card-tax-collector = Сборщик налогов
card-captain = Капитан
card-joust = Поединок
card-troubadour = Трубадур
card-tithing = Десятина
card-monk = Монах
card-priest = Священник
card-apprenticeship = Ученичество
card-confession = Исповедь
card-archbishop = Архиепископ
card-templar = Тамплиер
card-glassblower = Стеклодув
card-pilgrimage = Паломничество
card-procession = Процессия
card-artisan = Ремесленник
card-merchant = Купец
card-miller = Мельник
card-innkeeper = Трактирщик
card-blacksmith = Кузнец
card-militia = Ополчение
card-journeyman = Подмастерье
card-goldsmith = Ювелир
card-sculptor = Скульптор
card-ransom = Выкуп
card-catapult = Катапульта
card-scout = Разведчик
card-executioner = Палач
card-squire = Оруженосец
card-marriage = Свадьба
card-fort = Форт
card-princess = Принцесса
card-bishop = Епископ
card-master-builder = Мастер-строитель
card-scribe = Писарь
card-hermit = Отшельник
card-nun = Монахиня
card-lumberjack = Лесоруб
card-clog-maker = Сапожник
card-weaver = Ткачиха
card-landlady = Хозяйка пансиона
card-banker = Банкир
card-breeder = Скотовод
card-master-tradesman = Мастер-торговец
card-recruiter = Рекрутер
card-augustine = Августинец
card-chief-templar = Предводитель тамплиеров
card-herbalist = Знахарь
card-preacher = Проповедник
card-distiller = Винокур
card-viticulturist = Виноградарь

## Events

event-marauding = Мародёры
event-war = Война
event-brigands = Разбойники
event-siege = Осада
event-invasion = Вторжение
event-raid = Набег
event-mutiny = Мятеж
event-great-company = Великая рота
event-heresy = Ересь
event-interruption-of-work = Затруднения при строительстве
event-theological-dispute = Богословский спор
event-excommunication = Отлучение
event-drought = Засуха
event-civil-war = Гражданская война
event-succession-conflict = Борьба за наследство
event-riot = Беспорядки
event-wolves = Волки
event-chief-outlaw = Главный преступник
event-grey-monk = Серый монах
event-possession = Одержимость
event-harsh-winter = Суровая зима
event-uprising = Восстание

## Characters

character-henry-i = Генрих I
character-hugues-de-payns = Гуго де Пейн
character-urban-iv = Урбан IV
character-chretien-de-troyes = Кретьен де Труа
character-the-florentine = Флорентиец
character-thibaut-ii = Тибо II
character-joan-of-navarre = Жанна I Наваррская
character-isabeau-of-bavaria = Изабелла Баварская
character-marie-of-champagne = Мария Шампанская

## Buildings

building-palace = Дворец
building-bishopric = Епископство
building-city-hall = Ратуша

## Within a sentence: the object of a verb, or after a preposition. A language with cases gives each of these texts
## attributes for them (.gen, .dat …) and says in its sentences which it means, as { named-card.gen }

named-card =
    { $card ->
        [archer] «Лучник»
        [diplomat] «Дипломат»
        [mercenary] «Наёмник»
        [knight] «Рыцарь»
        [hunting] «Охота»
        [swordsman] «Мечник»
        [recruitment] «Вербовка»
        [tax-collector] «Сборщик налогов»
        [captain] «Капитан»
        [joust] «Поединок»
        [troubadour] «Трубадур»
        [tithing] «Десятина»
        [monk] «Монах»
        [priest] «Священник»
        [apprenticeship] «Ученичество»
        [confession] «Исповедь»
        [archbishop] «Архиепископ»
        [templar] «Тамплиер»
        [glassblower] «Стеклодув»
        [pilgrimage] «Паломничество»
        [procession] «Процессия»
        [artisan] «Ремесленник»
        [merchant] «Купец»
        [miller] «Мельник»
        [innkeeper] «Трактирщик»
        [blacksmith] «Кузнец»
        [militia] «Ополчение»
        [journeyman] «Подмастерье»
        [goldsmith] «Ювелир»
        [ransom] «Выкуп»
        [catapult] «Катапульта»
        [scout] «Разведчик»
        [executioner] «Палач»
        [squire] «Оруженосец»
        [marriage] «Свадьба»
        [fort] «Форт»
        [princess] «Принцесса»
        [bishop] «Епископ»
        [master-builder] «Мастер-строитель»
        [scribe] «Писарь»
        [hermit] «Отшельник»
        [nun] «Монахиня»
        [lumberjack] «Лесоруб»
        [clog-maker] «Сапожник»
        [weaver] «Ткачиха»
        [landlady] «Хозяйка пансиона»
        [banker] «Банкир»
        [breeder] «Скотовод»
        [master-tradesman] «Мастер-торговец»
        [sculptor] «Скульптор»
        [recruiter] «Рекрутер»
        [augustine] «Августинец»
        [chief-templar] «Предводитель тамплиеров»
        [herbalist] «Знахарь»
        [preacher] «Проповедник»
        [distiller] «Винокур»
       *[viticulturist] «Виноградарь»
    }
named-event =
    { $event ->
        [marauding] «Мародёры»
        [war] «Война»
        [brigands] «Разбойники»
        [siege] «Осада»
        [invasion] «Вторжение»
        [raid] «Набег»
        [mutiny] «Мятеж»
        [great-company] «Великая рота»
        [heresy] «Ересь»
        [interruption-of-work] «Затруднения при строительстве»
        [theological-dispute] «Богословский спор»
        [excommunication] «Отлучение»
        [drought] «Засуха»
        [civil-war] «Гражданская война»
        [succession-conflict] «Борьба за наследство»
        [wolves] «Волки»
        [chief-outlaw] «Главный преступник»
        [grey-monk] «Серый монах»
        [possession] «Одержимость»
        [harsh-winter] «Суровая зима»
        [uprising] «Восстание»
       *[riot] «Беспорядки»
    }
# The name of an event alone, before a colon or in brackets
title-of-event =
    { $event ->
        [marauding] { event-marauding }
        [war] { event-war }
        [brigands] { event-brigands }
        [siege] { event-siege }
        [invasion] { event-invasion }
        [raid] { event-raid }
        [mutiny] { event-mutiny }
        [great-company] { event-great-company }
        [heresy] { event-heresy }
        [interruption-of-work] { event-interruption-of-work }
        [theological-dispute] { event-theological-dispute }
        [excommunication] { event-excommunication }
        [drought] { event-drought }
        [civil-war] { event-civil-war }
        [succession-conflict] { event-succession-conflict }
        [wolves] { event-wolves }
        [chief-outlaw] { event-chief-outlaw }
        [grey-monk] { event-grey-monk }
        [possession] { event-possession }
        [harsh-winter] { event-harsh-winter }
        [uprising] { event-uprising }
       *[riot] { event-riot }
    }
named-building =
    { $building ->
        [palace] Дворец
        [bishopric] Епископство
       *[city-hall] Ратуша
    }
    .to =
        { $building ->
            [palace] во Дворец
            [bishopric] в Епископство
           *[city-hall] в Ратушу
        }
    .in =
        { $building ->
            [palace] во Дворце
            [bishopric] в Епископстве
           *[city-hall] в Ратуше
        }
    .from =
        { $building ->
            [palace] из Дворца
            [bishopric] из Епископства
           *[city-hall] из Ратуши
        }

## Dice within a sentence, always with their colour: a colour never stands alone there

# A die whose value doesn't matter: "red die"
die-of-colour =
    { $colour ->
        [red] красный кубик
        [white] белый кубик
        [purple] фиолетовый кубик
       *[yellow] жёлтый кубик
    }
# Any number of dice: "red dice"
dice-of-colour =
    { $colour ->
        [red] красные кубики
        [white] белые кубики
        [purple] фиолетовые кубики
       *[yellow] жёлтые кубики
    }
# A die by what it shows: "red 4"
die-with-value =
    { $colour ->
        [red] красный кубик { $value }
        [white] белый кубик { $value }
        [purple] фиолетовый кубик { $value }
       *[yellow] жёлтый кубик { $value }
    }
# The dice of a group by what they show: "red 4 + 6"
dice-with-values =
    { $dice_colour ->
        [red] красные { $dice }
        [white] белые { $dice }
        [purple] фиолетовые { $dice }
       *[yellow] жёлтые { $dice }
    }
# The same of a single die: "red 4"
x-single-die =
    { $dice_colour ->
        [red] красный { $dice }
        [white] белый { $dice }
        [purple] фиолетовый { $dice }
       *[yellow] жёлтый { $dice }
    }
# A die and whose it is, the object of a verb. whose: the reader's own, neutral, or that of another player, seat
named-die =
    { $whose ->
        [own]
            { $colour ->
                [red] свой красный кубик { $value }
                [white] свой белый кубик { $value }
                [purple] свой фиолетовый кубик { $value }
               *[yellow] свой жёлтый кубик { $value }
            }
        [neutral]
            { $colour ->
                [red] нейтральный красный кубик { $value }
                [white] нейтральный белый кубик { $value }
                [purple] нейтральный фиолетовый кубик { $value }
               *[yellow] нейтральный жёлтый кубик { $value }
            }
       *[other]
            { $colour ->
                [red] красный кубик { $value } ({ $seat })
                [white] белый кубик { $value } ({ $seat })
                [purple] фиолетовый кубик { $value } ({ $seat })
               *[yellow] жёлтый кубик { $value } ({ $seat })
            }
    }
    .nom =
        { $whose ->
            [own]
                { $colour ->
                    [red] ваш красный кубик { $value }
                    [white] ваш белый кубик { $value }
                    [purple] ваш фиолетовый кубик { $value }
                   *[yellow] ваш жёлтый кубик { $value }
                }
            [neutral]
                { $colour ->
                    [red] нейтральный красный кубик { $value }
                    [white] нейтральный белый кубик { $value }
                    [purple] нейтральный фиолетовый кубик { $value }
                   *[yellow] нейтральный жёлтый кубик { $value }
                }
           *[other]
                { $colour ->
                    [red] красный кубик { $value } ({ $seat })
                    [white] белый кубик { $value } ({ $seat })
                    [purple] фиолетовый кубик { $value } ({ $seat })
                   *[yellow] жёлтый кубик { $value } ({ $seat })
                }
        }
# The object of a verb, or after a colon
named-character =
    { $character ->
        [henry-i] Генрих I
        [hugues-de-payns] Гуго де Пейн
        [urban-iv] Урбан IV
        [chretien-de-troyes] Кретьен де Труа
        [the-florentine] Флорентиец
        [joan-of-navarre] Жанна I Наваррская
        [isabeau-of-bavaria] Изабелла Баварская
        [marie-of-champagne] Мария Шампанская
       *[thibaut-ii] Тибо II
    }
