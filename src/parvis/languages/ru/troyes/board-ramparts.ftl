# What stands on the board of the ramparts: short, and to everyone who looks on. Numbers come from the view. As in board.ftl,
# most of these are labels.

# A tab, noun; at most 14 letters
tab-wall = Стена
ramparts = Крепостная стена
# gate: the numeral of the gate on that space, or none
guard-of =
    { $gate ->
        [none] { $name }: стражник на делении { $space }
       *[other]
            { $space ->
                [0] { $name }: стражник в начале пути (ворота { $gate })
               *[any] { $name }: стражник на делении { $space } (ворота { $gate })
            }
    }
guard-arrived = { $name }: стражник в конце стены
tile-cubes = Маркеры на действии
tile-cubes-of =
    { $used ->
        [0]
            { $count ->
                [one] { $name }: { $count } маркер
                [few] { $name }: { $count } маркера
               *[many] { $name }: { $count } маркеров
            }
       *[any]
            { $count ->
                [one] { $name }: { $count } маркер (в этот ход больше нельзя)
                [few] { $name }: { $count } маркера (в этот ход больше нельзя)
               *[many] { $name }: { $count } маркеров (в этот ход больше нельзя)
            }
    }
tile-reached =
    { $reached ->
        [0] Для игроков, чей стражник достиг ворот { $gate } на делении { $space }.
       *[any] Ваш стражник достиг ворот { $gate }. Здесь можно размещать маркеры.
    }

## Outdoor tiles in few words, by the kind of their effect: at most 37 letters. The signs of what is gained stand before them

brief-tile-gain =
    { $when ->
        [dice-bought] когда соперник покупает ваши кубики
        [card-activated] когда соперник активирует вашу карту
        [citizen-placed] когда вы помещаете горожанина
        [harvest] после земледелия
       *[cubes-put] маркеры в соборе или на картах
    }
brief-tile-swaps = обмен кубиками перед действием
brief-tile-extra-die =
    { $colour ->
        [red] ещё красный кубик перед действием
        [white] ещё белый кубик перед действием
        [yellow] ещё жёлтый кубик перед действием
       *[purple] фиолетовый кубик перед действием
    }
brief-tile-turns = перевернуть покупаемый кубик
brief-tile-spares = против чёрного кубика или события
brief-tile-moves = переместить маркер
brief-tile-most-cubes = больше всего маркеров в конце
brief-tile-each-cube = за прибытие · за маркеры в конце
brief-tile-arrivals = по порядку прибытия · без маркеров

## The tray

in-own-turn = Ваш ход
in-the-turn = Ход: { $turn_seat }
event-strikes = Далее: { title-of-event }
# Participle, below a die that an opponent has bought from the reader; at most 12 letters
slot-sold = продан
# Below a die; at most 14 letters
slot-for-guard = для стражника
# Below the die that the guard uses; at most 12 letters
slot-shown = кубик
# Below an empty place for a die; at most 14 letters
slot-guard-die = любой цвет
# Before the sign of deniers; at most 12 letters
slot-deniers = до { $count }
slot-cubes =
    { $count ->
        [1] ваш единственный маркер, ворота { $gate }
        [one] { $count } маркер, ворота { $gate }
        [few] { $count } маркера, ворота { $gate }
       *[many] { $count } маркеров, ворота { $gate }
    }
pips-left =
    { $count ->
        [one] осталось { $count } очко действия
        [few] осталось { $count } очка действия
       *[many] осталось { $count } очков действия
    }
pips-between =
    { $least ->
        [6] 6 очков действия
       *[any] очков действия: от { $least } до { $most }
    }
each-pip = Сколько на кубике, столько очков действия: каждое — шаг или маркер на действии
# The bill: rows of a table, what is possible behind each
walk-steps = шаги стражника
walk-from-to = с деления { $space } до { $furthest }
walk-cube = маркер на действие у ворот { $gate }
# Adjective: a cube can be placed there
walk-may-put = можно
walk-not-reached = с деления { $space }
# In place of "possible"
walk-takes-none = не сейчас

## The list of decisions: headings, at most 20 letters, and decisions in short, at most 18

list-pips = Очко действия
# Verb
list-deniers = Заплатить
# Before the names of cards and tiles
list-move = Переместить на
# Noun: an action there
short-guard = Крепостная стена
short-step =
    { $gate ->
        [none] шаг на { $space }
       *[other] шаг к воротам { $gate }
    }
short-cube = маркер: ворота { $gate }
short-pay =
    { $count ->
        [0] ничего: { pips-for-guard }
       *[any] { $count } денье: { pips-for-guard }
    }
