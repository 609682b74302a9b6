# What the plain table calls the entries of the view, and its words: headings of rows and columns are nouns, in capitals only
# at their beginning and of at most 40 letters; what stands in cells is a label in small letters. An empty text: the entry
# is not shown, as another one or the page around it tells the same (src/parvis/web/pages/plain.py).

view-seats = {""}
view-onlooker-seat = {""}
view-decides-seat = {""}
view-over = {""}

## The course of the game

view-phase = Сейчас
phase-set-up = подготовка к игре
phase-settle = размещение первых горожан
phase-cards = открытие карт
phase-dice = бросок кубиков
phase-events = действие событий
phase-defence = защита от чёрных кубиков
phase-actions = действия
phase-over = партия окончена
view-round = Раунд
view-rounds = Число раундов
view-sliding = Изгнанные горожане
sliding-yes = переходят в ячейку с меньшим номером
sliding-no = {""}
view-marauding-leaves = Предотвращённые «Мародёры»
marauding-leaves-yes = выходят из игры
marauding-leaves-no = {""}
view-tournament = Последний раунд
tournament-yes = против часовой стрелки
tournament-no = {""}
view-backwards = Направление игры
backwards-yes = против часовой стрелки
backwards-no = {""}
view-start-seat = Первый игрок
# Noun: whose turn it is
view-turn-seat = Ход
turn-seat-none = {""}
view-black-dice = Чёрные кубики
view-die-prices = Цена кубика из другого сектора по размеру группы

## What is being done

view-group = Группа кубиков
group-none = {""}
view-action = Для чего
action-activate = {""}
action-build = собор
action-counter = {""}
action-place = {""}
action-harvest = земледелие
view-group-card = Карта
view-group-event = Событие
view-group-building = Здание
view-group-colour = Цвет кубиков
view-group-dice = Выбранные кубики
line-group-dice =
    { $deniers ->
        [0] { $seat }: { die-with-value }
       *[any] { $seat }: { die-with-value } ({ $deniers } денье)
    }
view-next-die = {""}
view-cubes-of = С маркером карты
cubes-of-none = {""}
view-cube-shows = Маркер как кубик со значением
view-counts = Сумма
view-needed = Нужная сумма
view-price = Денье за кубики
view-new-tradesman = Денье за нового торговца
view-new-tradesman-influence = Влияние за нового торговца
view-brings = Результат
view-activations = Активации
view-brings-delayed = Маркеры про запас
view-mixed = Маркеры: разместить или убрать
view-to-end = Маркеры для итогового подсчёта
view-stones = Маркеры в соборе
view-brings-cubes = Маркеры на событии
view-brings-deniers = Денье
view-brings-citizens = Помещённые горожане
view-activation = Активированная карта
activation-none = {""}
view-times = Осталось активаций
view-turned-over = Перевёрнутые кубики (прежние значения)
turned-over-none = {""}
line-turned-over = { die-with-value }
view-thrown = Использованные кубики
thrown-none = {""}
view-black = Против чёрного кубика

## Players

view-families = Игроки
view-dice = Кубики
view-red = Красные
view-white = Белые
view-yellow = Жёлтые
view-purple = Фиолетовые
view-deniers = Денье
view-deniers-to-come = Денье за проданные кубики
view-salaries = Жалованье в следующем раунде
view-influence = Влияние
view-points = Очки
families-points-none = скрыты
# A state, its cell says yes or no
view-passed = Пас
view-citizens = Горожане
# Citizens by where they are: adjectives
view-supply = Личный запас
view-general-supply = Общий запас
# Where they stand is told by the buildings.
view-palace = {""}
view-bishopric = {""}
view-city-hall = {""}
view-points-of-tradesmen = Очки за торговцев
view-cathedral-cubes = Маркеры в соборе
view-cathedral-levels-missed = Уровни без маркера
view-events-won = Предотвращённые события
view-character-count = Персонажи
view-characters = Персонажи
characters-none = {""}
view-thresholds = {""}
view-characters-points = {""}
view-own = Ваше число
view-own-points = Очки сейчас
view-neutral-dice = Нейтральные кубики

view-open-characters = Открытый персонаж
view-possible-characters = { possible-characters }
view-possible-characters-points = {""}
open-characters-none = {""}
view-open-characters-points = {""}
view-progress = Число у каждого игрока
line-progress =
    { $points ->
        [0] { $seat }: { $own }
        [one] { $seat }: { $own } ({ $points } очко)
        [few] { $seat }: { $own } ({ $points } очка)
       *[many] { $seat }: { $own } ({ $points } очков)
    }

## Activity cards

view-cards = Карты действий
card-none = Закрыта
view-colour = Цвет
# Adjectives alone in a cell, of dice and of cards
colour-red = красный
colour-white = белый
colour-yellow = жёлтый
# The round in which a card is revealed
view-level = Раунд
view-may-come = Одна из карт
view-cost = Денье за торговца
view-cost-influence = Влияние за торговца
view-divisor = Делитель суммы (одна активация)
divisor-none = активация за каждый кубик
view-delayed = Про запас
delayed-yes = да
delayed-no = {""}
view-keeps = Маркеры здесь
keeps-mixed = каждое действие размещает или убирает их
keeps-to-end = приносят очки в конце игры
view-effect = {""}
view-cards-points = Очки ячеек
view-may-come-points = { view-cards-points }
view-tradesmen = Торговцы
tradesmen-none = {""}
line-tradesmen =
    { $points ->
        [0] { trading-seat }
        [one] { trading-seat } ({ $points } очко)
        [few] { trading-seat } ({ $points } очка)
       *[many] { trading-seat } ({ $points } очков)
    }
trading-seat =
    { $seat ->
        [neutral] нейтральный
       *[other] { $seat }
    }
view-cards-cubes = Маркеры
cards-cubes-none = {""}
line-cards-cubes = { $seat }: { $cubes }

## Events

view-events = События
view-influence-a-banner = Влияние за маркер
view-events-points = Очки: первое место, второе
view-events-won-points = { view-events-points }
view-red-points = { view-events-points }
view-white-points = { view-events-points }
view-yellow-points = { view-events-points }
view-banners = Знамёна
view-events-cubes = Маркеры
view-possessed = Удерживаемые горожане
possessed-none = {""}
line-possessed = { $seat }
line-events-cubes = { $seat }
view-leaves = {""}
view-strikes = Действует
strikes-yes = сейчас
view-events-to-come = Возможные события

## Main buildings

view-buildings = Основные здания
view-building = Здание
view-buildings-colour = Кубики
view-salary = Жалованье
view-spaces = Горожане по ячейкам
line-spaces =
    { $seat ->
        [none] { $value }: –
        [neutral] { $value }: нейтральный
       *[other] { $value }: { $seat }
    }
view-lying = Изгнаны
view-buildings-lines = Линии, по которым сдвигают горожан; из последней ячейки изгоняют
lying-none = нет
line-lying =
    { $seat ->
        [neutral] нейтральные: { $citizens }
       *[other] { $seat }: { $citizens }
    }

## The cathedral

view-cathedral = Собор
view-levels = Уровни
view-points-a-cube = Очки за маркер
view-points-lost-for-a-level-missed = Штраф за уровень без маркера
view-columns = Столбцы
view-columns-value = Столбец
view-columns-influence = Влияние за маркер
view-columns-cubes = Маркеры, начиная с нижнего уровня
line-columns-cubes = { $seat }

## The ramparts

view-guard = Стражник на крепостной стене
view-outdoor-tiles = Действия за городом
view-tile = {""}
view-gate = Ворота
view-space = Деление
view-outdoor-tiles-effect = {""}
view-outdoor-tiles-cubes = Маркеры
outdoor-tiles-cubes-none = {""}
line-outdoor-tiles-cubes =
    { $used ->
        [0] { $seat }: { $cubes }
       *[any] { $seat }: { $cubes } (один использован в этот ход)
    }
# What a guard is doing, and what cubes can be used for: the question tells it.
view-walk = {""}
view-answer = {""}
