### The site's own sentences.
###
### Names of people and bots are never declined. Where a language needs another case, put the name after a colon.
### A message with a number can have more plural forms than here; "Plural" marks those that have one in English.
### Numbers with "useGrouping: 0" are names of tables and steps.

site-title = Parvis
skip-to-table = Перейти к решениям
back-home = Все столы
listed = { $most } и { $last }
bot-expert-5s = Терпеливый эксперт
    .help = Как Эксперт, но думает над каждым ходом до 5 секунд.
    .like = Для партий по переписке и для тех, кто тоже любит подумать не спеша.
    .short = думает дольше
bot-expert = Эксперт
    .help = Перед каждым ходом до 1 секунды просчитывает продолжения. За столом с 3 ботами уровня Знаток побеждает примерно вдвое чаще каждого из них.
    .like = Перебирает, что могли бы сделать вы и остальные, и выбирает самый надёжный ход. Видит ваши угрозы и часто успевает первым. Чтобы узнать, насколько вы сильны, играйте с ним.
    .short = думает вперёд
bot-skilled = Знаток
    .help = Обучен на тысячах партий с самим собой и решает мгновенно. Берёт от каждого хода всё, но дальше не смотрит.
    .like = Почти ничего не теряет. Хорошо чувствует, что будет важно в конце партии, и потому рано начинает строить. О ваших планах не думает.
    .short = знает игру
bot-greedy = Хапуга
    .help = Берёт то, что сейчас кажется лучшим. От 6 до 10 раз за партию теряет очко или больше.
    .like = Каждый его ход разумен, но плана за ними нет. Всё, что окупается позже, он оставляет вам. Хороший соперник, пока вы учитесь планировать.
    .short = берёт что может
bot-novice = Новичок
    .help = Мягкий соперник: смотрит только на ход вперёд и часто ошибается в оценке. Каждое четвёртое или пятое решение стоит ему очка или больше.
    .like = Ищет верные ходы и немного промахивается, как люди в первых партиях. Играет достаточно разумно, чтобы было интересно, и редко наказывает за ошибки. Поэтому с ним хорошо играть первые партии.
    .short = делает ошибки
bot-random = Случай
    .help = Делает любой разрешённый ход и почти не набирает очков. Годится, чтобы опробовать правила.
    .like = У него нет плана. Если он вам помешал, это чистая случайность; наказывать за ошибки он не собирается.
    .short = без плана
bot-with-setting = { $bot } ({ $setting })
offline = Сайт недоступен. Страница продолжит работу, как только восстановится связь.
compiling = Подготовка ботов
    .length = Обычно это занимает от 1 до 3 минут, только в первый раз. Подсказки появятся после этого.

## The page about the site

about-heading = О сайте Parvis
about-lead = Parvis { $version } — сайт, где можно играть в две настольные игры о соборах, учиться им и разбираться в них. Это свободная программа под лицензией MIT.
about-games-heading = Игры
about-games = Автор игры Notre Dame — Stefan Feld, авторы игр Troyes и The Ladies of Troyes — Sébastien Dujardin, Xavier Georges и Alain Orban. Сайт Parvis не связан ни с ними, ни с их издателями. Правила изложены по книгам правил. Тексты и рисунки собственные, кроме названных ниже.
about-others-heading = Чужие работы
about-signs = Символы персонажей, карт, событий и действий взяты с game-icons.net; авторы — Caro Asercion, Delapouite, HeavenlyDog, Lorc, Quoting, Sbed и Skoll, лицензия CC BY 3.0. Их цвета убраны.
about-letters = Шрифт — EB Garamond, авторы Georg Duffner и Octavio Pardo, лицензия SIL Open Font License 1.1.
about-scripts = Страницы обновляет htmx, лицензия Zero-Clause BSD.
about-link-signs = Все символы game-icons.net
about-link-licence = Лицензия CC BY 3.0

## Rules

rules-heading = Правила
rules-of = Правила: { $game }
rules-games = Игры
rules-at-table = Правила вашего стола. Всё, что в вашей партии не используется, свёрнуто.
rules-older = Ваш стол начат по более ранней редакции правил ({ $ruling }) и сохраняет её. На этой странице — редакция { $newest }; некоторые правила и значения отличаются.
rules-search = Поиск в правилах
rules-found-none = Всех этих слов вместе в правилах нет.
rules-contents = Содержание
rules-off = Нет за вашим столом: { $what }
rules-none = Правил игры { $name } здесь нет.
rules-here = Правило
rules-here-named = Правило: { $section }

## Bots

## Lessons: short scenes at the board in which one learns a game

learn-in = Научиться за { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
   *[many] { $count } минут
}
learn-of = Научиться играть: { $game }
learn-lead = Короткие сцены на настоящем поле, каждая учит чему-то одному. Пробовать можно сколько угодно.
learn-games = Игры
learn-minutes = { $count ->
    [one] около { $count } минуты
    [few] около { $count } минут
   *[many] около { $count } минут
}
learn-done = пройдено
learn-begin = Начать
learn-go-on = Продолжить
learn-play = Сыграть первую партию
learn-place = Сцена { $place } из { $total }
# Where a scene begins that doesn't go on from the one before; in a game with rounds, also in which
learn-other-position = Другая позиция
learn-other-round = Другая позиция: раунд { $round }
# A scene that begins where the one before began
learn-same-position = Снова та же позиция
learn-retry = Ещё раз
learn-again = Начать сначала
learn-next = Следующая сцена
learn-skip = Пропустить
learn-all = Все сцены
learn-none = Уроков по игре { $name } нет.
learn-no-scene = Сцены { $name } нет.

## Puzzles: positions at the board in which one move is clearly best

puzzles-heading = Задачи
puzzles-lead = Позиции из партий ботов, в которых один ход явно лучше. В расчёт идёт только то, что можно знать на этом месте.
puzzles-count = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[many] { $count } задач
}
puzzles-day = Задача дня
puzzles-day-named = Задача дня: { $game }
puzzles-queue-named = Следующая задача: { $game }
puzzles-standing = Ваш рейтинг в задачах: { $rating }. Решено: { $solved } из { $tried }.
puzzles-tried = Начато в этом браузере: { $count }
puzzles-nothing = Здесь нет задач.
puzzles-all = Все задачи
puzzle-none = Задачи { $name } нет.
puzzle-of = Задача: { $game }
puzzle-difficulty = Сложность { $number } из 5
puzzle-numbers = Ходов: { $options }, один из них лучше остальных на { $points } очка
puzzle-question = Каков ваш ход?
puzzle-words = Сделайте весь ход. Оценка появится, когда он закончен.
puzzle-words-first = Решите, с чего начинается ход. Каждое начало оценивается по его лучшему продолжению.
puzzle-solved = Решено: лучше второго по силе хода на { $points } ± { $interval } очка
puzzle-missed = Ваш ход теряет { $points } ± { $interval } очка
puzzle-unjudged = Не лучший ход. Среди оценённых ходов его не было.
puzzle-best = Лучший:
puzzle-next = Следующая задача
puzzle-moves = Оценённые ходы
puzzle-move = Ход
puzzle-rollouts = Доигрыванием
puzzle-tree = Поиском по дереву
puzzle-is-best = лучший
puzzle-is-yours = ваш
puzzle-expects = ожидаемые очки: { $points }
puzzle-sources = На сколько очков больше или меньше, чем у лучшего хода, по источникам:
puzzle-yours-then = Что было после вашего хода в одной партии
puzzle-best-then = Что было после лучшего хода в одной партии
puzzle-found = Знаток находит лучший ход, Хапуга — нет.
puzzle-missed-by-both = Ни Знаток, ни Хапуга не находят лучший ход.

levels-heading = Боты
levels-lead = Среди ботов есть и такой, у которого нет плана, и такой, который думает вперёд. Ни один бот не видит скрытых карт. Каждый знает только то, что знал бы игрок на его месте.
levels-games = Игры
levels-who = О ботах
levels-who-named = О ботах в игре { $game }
levels-more = Подробнее о ботах
levels-points = Источники очков
levels-points-how = Средние очки игрока, когда все игроки ({ $players }) — боты одного уровня. Сильные боты меньше оставляют друг другу, поэтому более высокий уровень не всегда набирает больше.
levels-all = Все боты
level-in = В игре { $game }
level-points = Очки против своего уровня
level-points-how = в среднем; партий: { $games }, игроков: { $players }
level-duel = { $others ->
    [one] Победы в одиночку против { $others } бота уровня { $below }
    [few] Победы в одиночку против { $others } ботов уровня { $below }
   *[many] Победы в одиночку против { $others } ботов уровня { $below }
}
level-duel-value = { $wins } %
level-duel-how = Партий: { $games }. С поправкой на случай истинное значение — { $low }–{ $high } %. Столь же сильный бот выиграл бы { $equal } %.
level-iterations = { $number ->
    [one] В этих партиях бот перед каждым ходом опробовал { $number } возможное продолжение, а не думал заданное время. Поэтому результаты не зависят от компьютера.
    [few] В этих партиях бот перед каждым ходом опробовал { $number } возможных продолжения, а не думал заданное время. Поэтому результаты не зависят от компьютера.
   *[many] В этих партиях бот перед каждым ходом опробовал { $number } возможных продолжений, а не думал заданное время. Поэтому результаты не зависят от компьютера.
}
level-compared = Средние очки игрока, когда все за столом этого уровня, все на уровень выше или все на уровень ниже.
level-none = Бота { $name } нет. Выберите бота из списка.
level-play = Играть: { $game }, соперник { $bot }

daily-heading = Раздача дня
daily-link = Раздача дня: одна для всех
daily-lead = Все играют одну и ту же раздачу против одних и тех же ботов, один раз. Кто её сыграет, увидит, что вышло у других.
daily-till = Её можно сыграть до полуночи (UTC).
daily-final = День закончился, и таблица окончательная.
daily-against = Соперники: { $bots } × { $level }
daily-play = Играть
daily-play-named = Играть раздачу дня: { $game }
daily-go-on-named = Продолжить раздачу дня: { $game }
daily-account = Чтобы сыграть её здесь, нужна учётная запись.
daily-sign-in-named = Войти, чтобы играть: { $game }
daily-hidden = Результаты скрыты, пока вы не сыграете. Закончено партий: { $count }
daily-own = Ваши очки: { $points }. Ваше место: { $place } из { $count }
daily-late = Ваши очки: { $points }. Партия закончилась уже после этого дня, поэтому её нет в таблице.
daily-par-waits = Норма ещё вычисляется.
daily-nobody = В этот день её никто не закончил.
daily-days = Последние дни
daily-day = День
daily-compare = Раздача дня, { $day }: сравнить
daily-no-day = { $day } — не дата. Пишите так: 2026-12-31.
daily-future = Этот день ещё не наступил: { $day }
daily-before = Первая раздача дня здесь: { $first }
daily-over = Этот день закончился, его раздачу больше нельзя сыграть.
daily-once = Вы уже сыграли сегодняшнюю раздачу: { $game }. У каждого одна попытка.
daily-people-only = Раздачи дня — для людей. Программы могут играть за своими столами.

## Home

home-heading = Настольные игры о средневековой Франции: играйте с ботами или вместе за одним экраном
home-name = Ваше имя
home-name-none = Гость
home-players = { $most ->
    [one] { $least }–{ $most } игрок
    [few] { $least }–{ $most } игрока
   *[many] { $least }–{ $most } игроков
}
home-against = { $count ->
    [one] Начать сейчас против { $count } бота:
    [few] Начать сейчас против { $count } ботов:
   *[many] Начать сейчас против { $count } ботов:
}
home-against-named = { $game } против ботов
home-new = Больше игроков, уровней и вариантов
home-new-named = { $game }: больше игроков, уровней и вариантов
home-group-waiting = Ваш ход
home-group-running = Ход ботов
home-group-finished = Окончены
home-group-broken = Повреждены
home-go-on = Продолжить
home-result = Результат
home-watch = Просмотр
home-watch-named = Просмотр партии за столом { NUMBER($number, useGrouping: 0) }
home-delete = Удалить
home-delete-named = Удалить стол { NUMBER($number, useGrouping: 0) }
home-go-on-named = Продолжить за столом { NUMBER($number, useGrouping: 0) }
home-result-named = Результат стола { NUMBER($number, useGrouping: 0) }
home-number = Стол { NUMBER($number, useGrouping: 0) }
home-your-turn = Ваш ход
home-you-won = Победа!
home-turn = { $count ->
    [one] Ходит { $names }
    [few] Ходят { $names }
   *[many] Ходят { $names }
}
home-won = { $count ->
    [1] Победа: { $names }
   *[more] Общая победа: { $names }
}
home-round = Раунд { $number }
ago-now = только что
ago-minutes = { $count ->
    [one] { $count } минуту назад
    [few] { $count } минуты назад
   *[many] { $count } минут назад
}
ago-hours = { $count ->
    [one] { $count } час назад
    [few] { $count } часа назад
   *[many] { $count } часов назад
}
ago-days = { $count ->
    [1] вчера
    [one] { $count } день назад
    [few] { $count } дня назад
   *[many] { $count } дней назад
}
home-newest = Самые новые столы
home-older = Более старые столы
unreadable-stored = Скачать сохранённые данные
unreadable-stored-named = Скачать сохранённые данные стола { NUMBER($number, useGrouping: 0) }

## Deleting

delete-heading = Удалить стол { NUMBER($number, useGrouping: 0) }?
delete-warning = Партия будет удалена навсегда. Игроки: { $names }.
delete-warning-unreadable = Партия будет удалена навсегда. Имена игроков прочитать не удаётся.
delete-yes = Удалить
delete-no = Оставить

## New table

new-heading = Новый стол
new-game = Игра
new-seat = Игрок { $number }
new-name = Имя
new-colour = Цвет
new-player = Кто играет
new-player-human = Игрок за этим экраном
new-player-bot = Бот: { $bot }
new-levels = Уровни ботов
new-endless-bot = { $seconds ->
    [one] { $bot } может думать дольше { $seconds } секунды, а это предел за столом. Выберите другого бота.
    [few] { $bot } может думать дольше { $seconds } секунд, а это предел за столом. Выберите другого бота.
   *[many] { $bot } может думать дольше { $seconds } секунд, а это предел за столом. Выберите другого бота.
}
new-begins = Первый игрок
new-begins-lot = По жребию
new-options = Варианты
new-options-box = Только базовая игра
new-options-all = Все модули
new-options-kept = Как за последним столом здесь: { $options }.
new-in-play = В игре: { $options }.
new-in-play-box = В игре: всё как в коробке.
option-named = { $option } ({ $value })
new-open-scores = Видимый счёт
new-open-scores-help = Каждый игрок всегда видит счёт всех.
new-option-players = Число игроков: { $players }.
new-start = Начать партию
new-no-name = Введите имя игрока { $seat }.
new-bad-name = Имя игрока { $seat } нельзя показать. Используйте буквы, цифры, символы и пробелы.
new-long-name = { $longest ->
    [one] Имя игрока { $seat } слишком длинное. Не больше { $longest } символа.
    [few] Имя игрока { $seat } слишком длинное. Не больше { $longest } символов.
   *[many] Имя игрока { $seat } слишком длинное. Не больше { $longest } символов.
}
new-no-colour = { $name }: выберите один из 6 цветов.
new-no-player = { $name }: выберите, кто играет.
new-same-name = У двух игроков одно имя: { $name }. Измените одно из них.
new-same-colour = У двух игроков один цвет: { $name } и { $other }. Выберите для одного из них другой.
new-nobody-begins = Выбранный первый игрок не участвует. Выберите другого.
new-wrong-players = { $option }: нужно другое число игроков. Возможно: { $players }.

colour-blue = Синий, круг
colour-yellow = Жёлтый, квадрат
colour-red = Красный, треугольник
colour-green = Зелёный, ромб
colour-purple = Фиолетовый, звезда
colour-pink = Розовый, крест

## Table

table-title = { $game }, стол { NUMBER($number, useGrouping: 0) }
table-board = Поле
table-view = Глазами игрока { $name }
table-view-all = Общий вид
table-view-over = Итоговая позиция
table-decisions = Решения
table-question = Вопрос и решения
decisions-below = ещё { $count }
decisions-below-better = ещё { $count }, до { $worth }
table-players = Игроки
table-log = Журнал
table-log-older = Более ранние записи
table-log-empty = Пока ничего не произошло.
table-log-page = Журнал стола { NUMBER($number, useGrouping: 0) }
table-back = Вернуться к столу
table-chosen = ваш выбор
table-later = очки позже: около { $what }
table-later-of = очки позже: около { $total } = { $parts }
table-later-rest = { $rest } (другое)
table-later-brief = позже { $total }
table-worth = очки: сейчас { $now }, позже около { $later }
table-about = ≈{ $total }
table-later-thumb = Это грубая оценка: она не учитывает, что сделают другие.
table-later-pointed = { $later }. Это грубая оценка: она не учитывает, что сделают другие.
table-sign-in = Вы играете за этим столом? Войти
table-can-change = Выбор можно изменить, пока не выберут все.
table-to-move = ходит
table-result = Показать результат
seat-you = вы
turn-yours = Ваш ход
turn-asked = Ваше решение
turn-decides = Решает { $name }
turn-curtain = Передайте экран: { $name }
turn-next = { $count ->
    [1] Дальше ходит { $names }
   *[more] Дальше ходят { $names }
}
turn-waits = { $count ->
    [1] Думает { $names }…
   *[more] Думают { $names }…
}
thinking = { $count ->
    [one] { $bots }: до { $count } секунды
    [few] { $bots }: до { $count } секунд
   *[many] { $bots }: до { $count } секунд
}
turn-you-won = Партия окончена. Победа!
turn-over = { $count ->
    [1] Партия окончена. Победа: { $names }.
   *[more] Партия окончена. Общая победа: { $names }.
}
curtain-lift = { $name }: показать стол
curtain-why = На столе то, что вправе видеть только { $name }.
curtain-change = { $name }: изменить выбор
notice-too-late = Отменить это уже нельзя. Партия ушла дальше.
table-happened = Последние события
undo = Отменить
undo-named = { $name }: отменить последнее решение
undo-turn = Отменить весь ход
undo-turn-short = Отменить весь ход
undo-nothing = Отменять нечего. Вы ещё ничего не решали, или партия с тех пор ушла дальше.
undo-gone-on = Просто отменить последнее решение уже нельзя: партия ушла дальше. Чтобы вернуться к более ранней позиции, выберите «Вернуть ход…».
undo-last = Вернуть последний ход
undo-last-short = Вернуть
undo-last-why = Отменяется ваш последний ход и всё, что с тех пор сделали боты.
undo-last-yes = Вернуть
undo-last-no = Оставить
proposal-forced = Других возможностей нет. Подтвердить?
proposal-complete = Добавить нечего. Выполнить?
proposal-confirm = Подтвердите ход:
proposal-yes = Подтвердить
proposal-back = Изменить
help-careful = Просить подтверждения каждого хода
help = Помощь
help-signs = Значение символов
help-rules = Правила
help-why = Что сейчас нельзя и почему
help-why-short = Чего нельзя?
why-title = { $game }: что сейчас нельзя
why-open = Это можно выбрать сейчас в списке решений: { $decision }
why-instead = Чтобы выбрать это вместо прежнего, сначала нажмите «Изменить»: { $decision }
why-next = Это можно выбрать потом. Сначала подтвердите ход или отмените его кнопкой «Изменить».
why-unknown = Сейчас это невозможно.
why-nothing = Можно всё, что допускает этот вопрос.
why-other-times = Всё остальное — в другое время:
signs-title = { $game }: значение символов
help-keys = Клавиши
help-key-decide = выбрать вариант с этой клавишей
help-key-confirm = подтвердить ход
help-key-back = Backspace
help-key-undo = отменить последнее решение
help-key-hurry = перейти к своему ходу, не дожидаясь ботов
help-key-hear = прочитать последние события и вопрос ещё раз
help-key-help = показать или скрыть эту справку
help-later = «Очки позже» под решением: сколько примерно оно ещё принесёт в следующих раундах, если считать по правилам и нынешнему положению. Сюда входит и то, что приносит конец периода или игры. Это грубая оценка: она не учитывает, что сделают другие.
help-asked = Спрашивать, даже если возможность одна
look-back = Что произошло за это время?
look-back-short = Что было?
look-back-heading = После вашего прошлого хода
look-back-previous = Предыдущий шаг
look-back-next = Следующий шаг
look-back-stop = Остановить
look-back-end = Вернуться к партии
hurry = { $people ->
    [0] К концу партии
    [1] К моему ходу
   *[more] К нашему ходу
}
next-move = Следующий ход
key-space = пробел
pace = Скорость ботов
pace-steps = по шагам
pace-slow = медленно
pace-calm = обычно
pace-brisk = быстро
pace-instant = сразу
pace-set = Применить
notice-moved-on = Партия уже ушла дальше. Это текущая позиция.

## The card at the end of a round, and at the end of the game

part-over-show = показать
part-over-close = Закрыть
part-over-again = Конец раунда { $round }
part-over-board = Посмотреть поле
part-over-game = Итоговый счёт

## Result

result-player = Игрок
result-score = Счёт
result-tiebreak = При равен­стве
result-won = победа
result-record = Скачать запись
result-board = Посмотреть стол
result-again = Сыграть ещё, места те же

## Errors

error-heading = Что-то пошло не так
error-heading-refused = Не получилось
error-heading-closed = Доступ закрыт
error-heading-missing = Здесь ничего нет
error-heading-often = Помедленнее
error-sign-in = Если у вас есть здесь учётная запись, войдите, чтобы вернуться на эту страницу.
error-details = Подробности
error-bad-request = Сервер не понимает этот запрос. Вернитесь и попробуйте снова.
error-too-large = Слишком много данных. Предел — { $size } КБ.
error-too-slow = Запрос передавался слишком долго. Попробуйте снова.
error-busy = Сейчас входит слишком много людей. Попробуйте через 10 секунд.
error-full = Сейчас здесь больше людей, чем сервер может обслужить. Страница сама откроется через несколько секунд.
error-full-sent = Сервер очень занят, поэтому ничего не сделано. Попробуйте через несколько секунд.
error-forbidden = Это вам не разрешено.
error-others-games = Эта партия принадлежит и другим игрокам, поэтому удалить её нельзя.
error-not-yours = Это могут делать только игроки за этим столом. Сначала займите место или войдите.
error-not-host = Это может делать только организатор стола.
error-no-person = Для этого войдите или начните партию гостем.
error-no-account = Для этого нужна учётная запись. Войдите или создайте её.
error-no-admin = Это могут делать только администраторы. Если вы администратор, войдите.
error-csrf-meanwhile = В другой вкладке вы вошли или вышли, поэтому ничего не изменено. Попробуйте снова.
error-csrf = Форма устарела или отправлена с другого сайта. Вернитесь, перезагрузите страницу и попробуйте снова.
error-not-found = Такой страницы нет. Проверьте адрес.
error-server = На сервере что-то сломалось. Все решения до этого сохранены.
error-no-table = Стола { $number } нет. Возможно, он удалён.
error-no-table-for-you = Стол { $number } открыть нельзя. Он доступен только своим игрокам или удалён.
error-language = Выберите язык из списка.
error-pace = Выберите скорость ботов из списка.
error-number = { $field }: нужно целое число.
error-not-saved = Сохранить не удалось: сайт сейчас не может записать данные. Попробуйте снова.
error-not-read = Сайт сейчас не может прочитать свои данные. Попробуйте снова.
error-unreadable = Стол { $table } открыть нельзя: его сохранённые данные повреждены.
error-steps-missing = Стол { $table } открыть нельзя: части его шагов нет.
error-steps = Стол { $table } открыть нельзя: шаг { $step } больше не разрешён.
error-files = Файл, который нужен сайту Parvis для этой игры, повреждён. Подробности — в журнале сервера.

## Pages of admins

admin-index = Управление клубом
admin-search-tables = Номер стола, имя или адрес почты игрока
admin-cancel = Отмена
admin-view = Открыть
admin-delete = Удалить
admin-rewind = Откатить
admin-rewind-title = Откат стола { $table }
admin-rewind-about = Выберите, сколько шагов партии оставить (шагов сейчас: { $steps }). Все более поздние шаги удаляются навсегда. Те же решения снова приведут к тем же картам и броскам, поэтому игроки, которые их помнят, знают, что будет. Сначала предупредите игроков.
admin-rewind-number = Сколько шагов оставить
admin-repair = Восстановить
admin-repair-title = Восстановление стола { $table }
admin-repair-about = Текущая позиция создаётся заново из сохранённых шагов ({ $steps }). Ни один шаг не теряется. Ещё не раскрытый выбор придётся сделать снова, а прежние решения никто не сможет отменить.
admin-anonymise = Обезличить
admin-anonymise-title = Обезличить навсегда
admin-anonymise-about = Имена, адреса почты и способы входа удаляются навсегда. Партии остаются, но без этих имён.
admin-not-yourself = В вашей учётной записи это может изменить только другой администратор.
admin-table-over = партия окончена
admin-table-in-play = партия идёт
admin-table-closed = не открывается: { $why }
admin-done = { $thing }: { $done }
admin-done-ban = доступ закрыт
admin-done-pardon = доступ возвращён
admin-done-anonymise = обезличено
admin-done-allow-boxes = коробки разрешены
admin-done-deny-boxes = коробки больше не разрешены
admin-done-rewind = откат к шагу { $step }
admin-done-repair = позиция создана заново из шагов
admin-done-appoint = права администратора выданы
admin-done-dismiss = права администратора сняты
admin-done-hide = скрыто
admin-done-show = снова показано
admin-done-delete = удалено
admin-action-ban = Закрыть доступ
admin-action-pardon = Вернуть доступ
admin-action-anonymise = Обезличить навсегда…
admin-action-allow-boxes = Разрешить коробки
admin-action-deny-boxes = Больше не разрешать коробки
admin-action-mark-handled = Отметить как рассмотренные
admin-app-hosting = Клуб
admin-app-people = Люди
admin-app-chat = Чат
admin-app-notices = Уведомления
admin-model-seentable = стол
    .many = столы
admin-model-person = профиль
    .many = профили
admin-model-report = обращение
    .many = жалобы
admin-model-line = сообщение
    .many = сообщения
admin-model-letter = письмо
    .many = письма
admin-model-outbox = уведомление
    .many = уведомления
admin-field-id = Номер
admin-field-table-number = Стол
admin-field-at = Стол
admin-field-title = Игра
admin-field-players = Игроки
admin-field-opened-by = Организатор
admin-field-steps-made = Шаги
admin-field-standing = Состояние
admin-field-opened = Открыт
admin-field-last-step = Последний шаг
admin-field-pages = Страницы
admin-field-name = Имя
admin-field-email = Адрес почты
admin-field-guest = Гость
admin-field-bot = Программа
admin-field-is-active = Доступ открыт
admin-field-is-staff = Администратор
admin-field-created = Создано
admin-field-last-login = Последний вход
admin-field-subject = Тема
admin-field-to = Кому
admin-field-text = Текст
admin-field-about = О ком
admin-field-by = От кого
admin-field-line = Реплика
admin-field-words = Текст
admin-field-handled = Рассмотрено
admin-field-room = Комната
admin-field-person = Игрок
admin-field-hidden = Удалено
admin-field-kind = Вид
admin-field-what = Уведомление
admin-field-became = Состояние
admin-field-tries = Попытки
admin-field-trouble = Ошибка
admin-field-due = Срок
admin-field-sent = Отправлено
admin-field-deed = Действие

## Refusals to admins

admin-unchanged = Ничего не изменено: { $why }
admin-left-for-good = После удаления учётной записи вернуться нельзя.
admin-spared = { $person } — администратор. Сначала снимите права администратора.
admin-game-over = Партия окончена. Оконченную партию изменить нельзя.
admin-steps = { $steps ->
    [1] Здесь 1 шаг. Вернитесь к шагу 0.
    [one] Здесь { $steps } шаг. Выберите число меньше.
    [few] Здесь { $steps } шага. Выберите число меньше.
   *[many] Здесь { $steps } шагов. Выберите число меньше.
}

## Result: sources of scores

result-place = Место
result-equal = Лучший счёт у нескольких игроков. Победа делится.
result-shared = Равенство и по счёту, и по дополнительному показателю. Победа делится.
result-decided = Лучший счёт у нескольких игроков. Решает дополнительный показатель.
result-ordered = Игроков с равным счётом упорядочивает дополнительный показатель.
result-tiebreak-means = При равенстве: { $what }
result-sources = Источники очков
as-a-table = Таблицей
result-source = Источник
result-total = Всего
result-rounds = Счёт после каждого раунда
result-round = Раунд
result-start = Начало
result-watch = Просмотр

## Replays of finished games

replay-title = { $game }, стол { NUMBER($number, useGrouping: 0) }: просмотр
replay-heading = Ход { $move } из { $total }
replay-within = Внутри хода { $move } из { $total }
replay-instead = Вместо хода { $move } из { $total }
replay-costly = Дорогой ход: { $name }
replay-cost = Следующий ход теряет { $points } ± { $interval } очка. Ходит { $name }.
replay-better = Показать на поле
replay-as-it-was = Показать прежнее поле
replay-begins = До первого хода
replay-opens = Просмотр начинается с первого решения игрока.
replay-chance = Берутся или раздаются скрытые карты.
replay-silent = За этот ход ничего видимого не произошло.
replay-slider = Ход
replay-viewpoint = Вид
replay-everything = Всё открыто
replay-go = Показать
replay-first = Начало партии
replay-previous = Предыдущий ход
replay-play = Пуск
replay-next = Следующий ход
replay-last = Конец партии
replay-pace = Скорость
replay-slow = медленно
replay-calm = обычно
replay-brisk = быстро
replay-parts = Раунды
replay-keys = Клавиши: ← → (ходы), Page Up, Page Down (раунды), Home, End, пробел (пуск)
replay-no-step = { $number ->
    [one] В этой партии только { NUMBER($number, useGrouping: 0) } шаг. Перейдите к началу просмотра.
    [few] В этой партии только { NUMBER($number, useGrouping: 0) } шага. Перейдите к началу просмотра.
   *[many] В этой партии только { NUMBER($number, useGrouping: 0) } шагов. Перейдите к началу просмотра.
}
replay-back = Вернуться к столу
table-replay = Просмотр
replay-no-seat = Так посмотреть нельзя. Выберите из списка.
record-not-revealed = Эта запись раскрыла бы скрытые карты, а игроки договорились их не раскрывать.

## Importing a record

upload-heading = Просмотр партии из файла
upload-file = Запись, скачанная со страницы результата
upload-send = Просмотреть
upload-no-file = Выберите запись не больше { $size } КБ.
upload-no-record = Этот файл — не запись сайта Parvis. Чтобы получить её, откройте результат оконченной партии и выберите «Скачать запись».
upload-not-here = Эту запись здесь не просмотреть. На сайте нет этой игры или этой редакции её правил.
upload-damaged = Эту запись не просмотреть. Файл неполон или изменён.

## Notifications

app-about = Настольные игры с друзьями и ботами, вживую или по переписке.
offline-heading = Нет связи
offline-about = Сайт Parvis сейчас недоступен. Ваши партии на нём сохранены.
offline-again = Повторить
notices = Уведомления
notices-about = Сайт Parvis может уведомить вас, когда ваш ход, а вас нет за столом. Ещё он может уведомить о просьбах, чате, приглашениях, турнирах, нехватке времени, начале и конце партий. О картах и кубиках в уведомлениях никогда не говорится.
notices-hint = Уведомлять, когда мой ход
notices-ways = Куда уведомлять
notices-no-ways = Пока никуда. Чей ход, видно только на сайте.
notices-kind = Вид
notices-kind-push = Браузер
notices-kind-mail = Письмо
notices-kind-discord = Discord
notices-kind-slack = Slack
notices-kind-json = Вебхук (JSON)
notices-on = включено
notices-off = выключено
notices-last-sent = отправлено
notices-when = Как часто
notices-digest-none = каждое сразу
notices-digest-hourly = не чаще раза в час, вместе
notices-digest-daily = раз в день, вместе
notices-delay = Подождать (минут)
notices-quiet-from = Тихо с
notices-quiet-to = Тихо до
notices-never = никогда
notices-zone = Часовой пояс
notices-save = Сохранить
notices-test = Отправить пробное
notices-switch-on = Включить
notices-switch-off = Выключить
notices-remove = Убрать
notices-add = Добавить ещё
notices-label = Название (чтобы не путать)
notices-label-browser = Название этого браузера (чтобы не путать)
notices-add-push = Уведомлять в этом браузере
notices-add-mail = Писать на { $address }
notices-add-hook = Добавить вебхук
notices-url = Адрес (https)
notices-push-refused = Браузер не разрешает уведомления с этого сайта. Это можно изменить в его настройках.
notices-push-failed = Браузер не смог настроить уведомления. Попробуйте позже.
notices-push-missing = Этот браузер не может показывать уведомления отсюда. На iPhone и iPad сначала добавьте Parvis на главный экран.
notices-account-needed = Для писем и вебхуков нужна учётная запись.
notices-mute = Не уведомлять
notices-mute-named = Не уведомлять о столе { NUMBER($number, useGrouping: 0) }
notices-unmute = Уведомлять
notices-unmute-named = Уведомлять о столе { NUMBER($number, useGrouping: 0) }
notices-outbox = Последние уведомления
notices-line-test = пробное
notices-state-waiting = { $tries ->
    [0] ждёт отправки
    [one] неудачных попыток: { $tries }, будет ещё одна
    [few] неудачных попыток: { $tries }, будет ещё одна
   *[many] неудачных попыток: { $tries }, будет ещё одна
}
notices-state-sent = отправлено
notices-state-dropped = больше не нужно
notices-state-failed = не отправлено
notices-done-added = Добавлено. Отправьте пробное уведомление, чтобы узнать, доходит ли оно.
notices-done-saved = Сохранено.
notices-done-removed = Убрано.
notices-done-arrived = Пробное уведомление отправлено и принято.
notices-done-muted = Уведомлений об этом столе больше не будет.
notices-done-unmuted = Уведомления об этом столе снова включены.
notices-too-many = Способов уведомить вас уже { $most }, больше нельзя. Сначала уберите один.
notices-no-kind = Такого вида уведомлений нет. Выберите из списка.
notices-bad-times = Такое время невозможно. Минуты — от 0 до 1440, часы — от 0 до 23. У тихих часов должны быть начало и конец.
notices-no-zone = Такого часового пояса нет. Введите название вроде Europe/Paris.
notices-test-title = Parvis
notices-test-body = Это пробное уведомление. Уведомления приходят сюда.
notices-turn-title = Ваш ход: { $game }
notices-turn-body = { $names }: за столом { NUMBER($number, useGrouping: 0) } ждут вашего решения.
notices-turns-title = { $count ->
    [one] Ваш ход за { $count } столом
    [few] Ваш ход за { $count } столами
   *[many] Ваш ход за { $count } столами
}
notices-turns-line = { $game }, стол { NUMBER($number, useGrouping: 0) }: { $address }
notices-mail-foot = Чтобы отказаться от этих писем, откройте { $address }
notices-off-ask = Отказаться от всех писем о ваших партиях?
notices-off-do = Отказаться от этих писем
notices-off-done = Этих писем больше не будет. Их можно снова включить на странице уведомлений.
notices-busy = Сейчас свои уведомления проверяют другие. Попробуйте через 10 секунд.
notices-error-address = Этот адрес не подходит. Проверьте его.
notices-error-https = Адрес должен начинаться с https://.
notices-error-port = Этот порт не подходит. Уберите его или выберите другой.
notices-error-no-host = Такого сервера нет. Проверьте адрес.
notices-error-inner = Этот адрес в частной сети. Укажите общедоступный.
notices-error-no-hook = Это не адрес вебхука выбранного сервиса. Скопируйте его оттуда ещё раз.
notices-error-subscription = Подписка браузера не подходит. Добавьте этот браузер снова.
notices-error-no-mail = У вас нет подтверждённого адреса почты. Подтвердите его в настройках.
notices-error-mail = Почтовый сервер не принял письмо.
notices-error-no-answer = Сервер недоступен, его сертификат недействителен или он не ответил вовремя.
notices-error-certificate = { notices-error-no-answer }
notices-error-timeout = { notices-error-no-answer }
notices-error-redirect = Адрес ведёт на другой, а такие переходы не выполняются. Введите конечный адрес.
notices-error-status = Сервер не принял уведомление (статус { $status }).
notices-error-too-large = Слишком длинно для отправки.

## Chat

chat = Чат
chat-tabs = Комнаты
chat-players = Игроки
chat-watchers = Зрители
chat-to-players = Написать игрокам
chat-to-watchers = Написать зрителям
chat-name = Ваше имя
chat-no-name = { $most ->
    [one] Введите имя, не больше { $most } символа.
    [few] Введите имя, не больше { $most } символов.
   *[many] Введите имя, не больше { $most } символов.
}
chat-say = Отправить
chat-close = Закрыть
chat-nothing = Пока никто ничего не написал.
chat-unread = { $count ->
    [100] { $most }+
   *[more] { $count }
}
chat-hidden = (удалено)
chat-more = Действия с репликой: { $name }
chat-hush = Скрыть реплики: { $name }
chat-hushed = Реплики скрыты: { $name }.
chat-unhush = Показывать
chat-report = Пожаловаться на реплику
chat-hide = Удалить реплику
chat-show = Вернуть реплику
chat-empty = Сначала напишите что-нибудь.
chat-too-long = { $most ->
    [one] Слишком длинно. Не больше { $most } символа.
    [few] Слишком длинно. Не больше { $most } символов.
   *[many] Слишком длинно. Не больше { $most } символов.
}
chat-too-often = { $most ->
    [one] Слишком много реплик. Не больше { $most } реплики в минуту.
    [few] Слишком много реплик. Не больше { $most } реплик в минуту.
   *[many] Слишком много реплик. Не больше { $most } реплик в минуту.
}
chat-none = У этого стола нет чата.

## Dealing

dealing = Раздача
dealing-help = Каждую раздачу и каждый бросок определяет тайное число, выбранное до партии. Когда партия окончена, его показывают, и проверить может любой. До тех пор виден только его хеш SHA-256:
dealing-help-hidden = Каждую раздачу и каждый бросок определяет тайное число, выбранное до партии. За этим столом скрытые карты остаются скрытыми и после партии, поэтому виден только хеш SHA-256 тайного числа:
dealing-hash-of = { $name } добавляет число с таким хешем:
dealing-older = Раздачу за этим столом проверить нельзя: стол открыт в более старой версии программы.
dealing-verify = Проверить раздачу
dealing-title = Раздача за столом { NUMBER($number, useGrouping: 0) }
dealing-heading = Честной ли была раздача?
dealing-about = До партии сайт выбрал тайное число и показал его хеш. Это число вместе с тем, что добавили игроки, определяет каждую раздачу и каждый бросок. Найти другое число с тем же хешем нельзя, поэтому потом ничего нельзя было изменить.
dealing-by-browser = Проверка в вашем браузере
dealing-by-server = Проверка на сайте
dealing-working = Идёт проверка…
dealing-follows = { $count ->
    [1] 1 раздача или бросок следует из тайного числа, выбранного до партии.
    [one] Все раздачи и броски ({ $count }) следуют из тайного числа, выбранного до партии.
    [few] Все раздачи и броски ({ $count }) следуют из тайного числа, выбранного до партии.
   *[many] Все раздачи и броски ({ $count }) следуют из тайного числа, выбранного до партии.
}
dealing-differs = Шаг { $step } не следует из тайного числа. Случай решил иначе.
dealing-other-secret = Тайное число не подходит к хешу, показанному до партии.
dealing-changed = { $name }: это не то число, хеш которого был сохранён до того, как числа показали.
dealing-other-drawn = Теперь сайт называет не то случайное число, что в момент, когда ваш браузер показал своё.
dealing-see-step = Показать этот шаг
dealing-insecure = Ваш браузер может проверить это только по защищённому соединению (https). Ниже — проверка, которую выполнил сайт.
dealing-failed = Ваш браузер не смог загрузить данные для проверки. Перезагрузите страницу.
dealing-no-scripts = JavaScript в вашем браузере выключен. Ниже — проверка, которую выполнил сайт. Можно также скачать запись и проверить самостоятельно.
dealing-noted = Этот браузер во время партии запомнил тот же хеш.
dealing-start-chosen = Первого игрока выбирает организатор. Всё дальнейшее решает случай.
dealing-from = Источники случайности
dealing-hash = Хеш (показан с самого начала)
dealing-secret = Тайное число
dealing-added-by = Добавляет { $name }
dealing-added = Добавлено игроками
dealing-added-nothing = ничего
dealing-withheld = (число не показано вовремя, использован его хеш)
dealing-drawn = Выбрано сайтом, когда все собрались
returns-heading = Раздачи и броски, взятые назад
returns-about = Игрок возвращал партию к моменту до раздачи или броска. Все повторные раздачи и броски дали тот же результат.
returns-line = { $count ->
    [one] { $name } возвращает партию к шагу { NUMBER($step, useGrouping: 0) }. Взято назад: { $count } раздача или бросок.
    [few] { $name } возвращает партию к шагу { NUMBER($step, useGrouping: 0) }. Взято назад раздач и бросков: { $count }.
   *[many] { $name } возвращает партию к шагу { NUMBER($step, useGrouping: 0) }. Взято назад раздач и бросков: { $count }.
}
returns-admin = { $count ->
    [one] Администратор возвращает партию к шагу { NUMBER($step, useGrouping: 0) }. Взято назад: { $count } раздача или бросок.
    [few] Администратор возвращает партию к шагу { NUMBER($step, useGrouping: 0) }. Взято назад раздач и бросков: { $count }.
   *[many] Администратор возвращает партию к шагу { NUMBER($step, useGrouping: 0) }. Взято назад раздач и бросков: { $count }.
}
dealing-yourself = Чтобы проверить без этого сайта, скачайте запись и запустите: parvis verify record.json
dealing-not-yet = Источники случайности будут показаны, когда партия окончится.
dealing-hidden = За этим столом скрытые карты остаются скрытыми и после партии, поэтому его раздача не показывается.
dealing-unknown = Раздачу этой партии проверить нельзя: до партии хеш не был показан.
adding-fold = Добавить своё число для честной раздачи
adding-help = Сайт уже выбрал тайное число, которое определяет каждую раздачу и каждый бросок. Вот его хеш. Всё, что вы добавите, примешивается к нему, поэтому подобрать карты не мог никто. Ваш браузер хранит это у себя, отправляет только хеш и показывает число, когда все собрались.
adding-no-scripts = Без JavaScript ваш браузер ничего не добавляет.
adding-other = Это не то число, хеш которого вы отправили.
gathering-beginning = Все собрались. Партия начнётся через несколько секунд.
adding-check = Когда партия окончена, проверить может любой.
adding-label = Ваше число или слово
adding-add = Добавить
adding-bad = Введите хеш SHA-256 или оставьте поле пустым.

## Updates of open pages, and who is there

error-topic = Под этим названием следить не за чем. Перезагрузите страницу.
error-topics = { $most ->
    [one] Один поток следит за 1–{ $most } темой.
    [few] Один поток следит за 1–{ $most } темами.
   *[many] Один поток следит за 1–{ $most } темами.
}
error-streams = Открыто слишком много страниц. Закройте часть и попробуйте снова.
title-asked = ● { $turn } — { $game }, стол { NUMBER($number, useGrouping: 0) }
sound = Звук, когда ваш ход
present-here = здесь
present-away = не здесь { $minutes } мин
present-gone = не здесь

## Hosting

enter-heading = Вход
enter-about = По этой ссылке вы входите как { $name }. Она действует один раз.
enter-yes = Войти
enter-too-late = Ссылка уже использована или устарела. Попросите новую.
error-too-many-passwords = { $minutes ->
    [one] Слишком много неверных паролей. Попробуйте через { $minutes } минуту. Можно войти и с ключом доступа или по ссылке из «Забыли пароль?».
    [few] Слишком много неверных паролей. Попробуйте через { $minutes } минуты. Можно войти и с ключом доступа или по ссылке из «Забыли пароль?».
   *[many] Слишком много неверных паролей. Попробуйте через { $minutes } минут. Можно войти и с ключом доступа или по ссылке из «Забыли пароль?».
}
error-token = Отправьте токен: «Authorization: Bearer parvis_…». Токены создают в настройках учётной записи.
error-token-name = Дайте токену название от 1 до 60 символов.
error-method = Этот адрес принимает только { $allowed }.
error-token-play = Этот токен не позволяет играть. Создайте подходящий в настройках учётной записи.
error-rated-joined = Этот стол рейтинговый. Присоединитесь к нему сами, на его странице.
error-rated-opened = Рейтинговые столы здесь можно открывать только с учётной записи программы. Отметьте свою как запись программы на странице токенов.
error-rated-by-program = Этот стол рейтинговый. За ним люди решают сами, на его странице.
error-token-make = Этот токен не позволяет открывать столы и садиться за них. Создайте подходящий в настройках учётной записи.
error-token-scope = Токен не может разрешать «{ $scope }».
error-tokens = { $most ->
    [one] У вас уже { $most } токен. Сначала отзовите один.
    [few] У вас уже { $most } токена. Сначала отзовите один.
   *[many] У вас уже { $most } токенов. Сначала отзовите один.
}
error-program-rated = У этой учётной записи есть рейтинг или идёт рейтинговая партия, поэтому она не может стать учётной записью программы. Создайте для программы другую.
error-which-seat = У вас здесь несколько мест. Укажите в «seat», какое решает.
error-seat-not-yours = Место { $seat } не ваше, или за вас там сейчас играет бот.
error-no-tools = В этом клубе нет инструментов для агентов: владелец сервера может установить пакет mcp.
error-not-finished = Записи ещё нет: партия не окончена.
error-no-json = Тело запроса — некорректный JSON.
error-other-form = Запрос не соответствует схеме в /api/openapi.json: { $places }.
error-too-often = { $minutes ->
    [one] Слишком много попыток. Попробуйте через { $minutes } минуту.
    [few] Слишком много попыток. Попробуйте через { $minutes } минуты.
   *[many] Слишком много попыток. Попробуйте через { $minutes } минут.
}
## People

somebody-who-left = Бывший игрок
somebody-who-left-seat = Бывший игрок ({ $seat })
person-none = Под этим номером здесь никого нет.
person-bad-name = От 1 до 20 букв, цифр, символов и пробелов, хотя бы одна видимая буква или цифра.
person-guest = Гость
person-since = здесь с { $day }
person-block = Заблокировать
person-unblock = Разблокировать
person-unblock-named = Разблокировать: { $name }
passkey-name = Ключ { $number }
error-too-many = Слишком много попыток. Попробуйте через несколько минут.
people-menu = Вы
pages = Страницы

field-login = Адрес почты
field-email = Адрес почты
field-password = Пароль
field-password1 = Новый пароль
field-password2 = Новый пароль ещё раз
field-oldpassword = Текущий пароль
field-password-hint = Не меньше 10 символов. Хороший пароль — 3 или 4 слова, которых никто не угадает.
field-name = Имя
field-language = Язык
language-now = Язык: { $language }
field-words = Что произошло?

sign-in = Войти
sign-in-heading = Вход
sign-in-none-yet = Ещё нет учётной записи?
sign-in-passkey = Войти с ключом доступа
sign-in-elsewhere = Войти через { $place }
sign-up = Создать учётную запись
sign-up-heading = Новая учётная запись
sign-up-about = С учётной записью ваши партии и рейтинги остаются с вами на любом устройстве.
sign-up-keeps = Имя, места и все партии, сыгранные гостем, остаются за вами.
sign-up-already = Уже есть учётная запись?
sign-up-elsewhere = Ещё один шаг: выберите своё имя на этом сайте.
sign-out = Выйти
sign-out-heading = Выйти?
sign-out-guest = Вы здесь гость. После выхода к своим местам и партиям не вернуться. Чтобы сохранить их, сначала создайте учётную запись.
sign-out-not = Остаться
inactive-heading = Эта учётная запись закрыта
inactive-about = Учётная запись закрыта администратором. Если это ошибка, напишите администраторам.

again-heading = Подтвердите, что это вы
again-about = Вы собираетесь изменить свою учётную запись, поэтому войдите ещё раз.
again = Продолжить
again-passkey = С ключом доступа
again-password = С паролем

confirm = Подтвердить
confirm-heading = Подтвердите адрес почты
confirm-about = { $email } — адрес почты игрока { $name }?
confirm-taken = Адрес { $email } уже подтверждён для другой учётной записи. Укажите другой.
confirm-expired = Ссылка устарела или уже использована. Запросите новую.
confirm-sent-heading = Проверьте почту
confirm-sent-about = Письмо отправлено. Перейдите по ссылке в нём.
confirm-sent-shown = Этот сайт не отправляет писем. Попросите ссылку у администратора.
email-heading = Адрес почты
email-now = Ваш адрес почты — { $email }.
email-unconfirmed = Адрес { $email } ещё не подтверждён. Перейдите по ссылке в отправленном туда письме.
email-unconfirmed-shown = Адрес { $email } ещё не подтверждён. Этот сайт не отправляет писем, поэтому попросите ссылку у администратора.
email-send-again = Отправить ссылку снова
email-make-again = Создать новую ссылку
email-keep = Оставить старый адрес
email-change = Изменить адрес почты
password-heading = Пароль
password-none = У вас ещё нет пароля.
password-change = Задать пароль
reset-heading = Забыли пароль?
reset-about = Введите адрес почты, чтобы получить ссылку для нового пароля.
reset-about-shown = Введите адрес почты. Этот сайт не отправляет писем: ссылку для нового пароля получит администратор и сможет передать вам.
reset-send = Отправить ссылку
reset-make = Создать ссылку
reset-send-again = Отправить ещё одну ссылку
reset-sent = Если у какой-то учётной записи этот адрес, ссылка уже в пути.
reset-sent-shown = Если у какой-то учётной записи этот адрес, ссылка уже у администраторов. Обратитесь к ним.
reset-done = Новый пароль задан. На всех других устройствах выполнен выход.

passkeys-heading = Ключи доступа
passkeys-about = С ключом доступа вы входите без пароля: по отпечатку пальца, по лицу или с ПИН-кодом устройства.
passkey-add = Добавить ключ доступа
passkey-rename = Переименовать
passkey-rename-named = Переименовать: { $name }
passkey-remove = Убрать
passkey-remove-named = Убрать: { $name }
passkey-remove-about = Войти с этим ключом больше никто не сможет: { $name }.
passkey-used = последний раз { $day }
passkey-unused = ещё не использован
passkey-failed = Не получилось. Попробуйте снова или войдите иначе.
passkey-unknown = Ключ доступа не выбран, или устройство слишком долго не отвечало.
passkey-no-scripts = Для ключей доступа нужен JavaScript.
back-passkeys = Вернуться к ключам доступа

elsewhere-heading = Другие сайты
elsewhere-none = Ни одна учётная запись другого сайта ещё не подключена.
elsewhere-add = Подключить { $place }
elsewhere-remove = Отключить
elsewhere-failed-heading = Войти не получилось
elsewhere-failed = Другой сайт не впустил вас или не ответил. Попробуйте снова.
elsewhere-cancelled = Вход на другом сайте не выполнен.

settings-heading = Настройки
settings-guest = Вы здесь гость
settings-guest-about = Вас знает только этот браузер. С учётной записью можно войти где угодно и играть рейтинговые партии.
settings-save = Сохранить
settings-profile = Мой профиль
settings-admin = Управление клубом
settings-change = Изменить
settings-look = Показать
settings-password-named = Изменить пароль
settings-passkeys-named = Изменить ключи доступа
settings-tokens-named = Изменить токены для программ
settings-sessions-named = Показать ваши устройства
settings-elsewhere-named = Изменить вход через другие сайты
settings-unconfirmed = ещё не подтверждён
settings-passkeys =
    { $count ->
        [0] нет
       *[more] { $count }
    }
settings-sessions =
    { $count ->
        [one] { $count } устройство
        [few] { $count } устройства
       *[many] { $count } устройств
    }
settings-blocked = Заблокированы
settings-data = Мои данные
settings-data-about = Один файл со всем, что о вас хранится, включая записи ваших партий.
settings-export = Скачать
export-busy = Сейчас собирается другой файл. Попробуйте через несколько минут.
back-settings = Вернуться к настройкам

sessions-heading = Ваши устройства
sessions-about = Если устройство вам незнакомо, выйдите на нём и смените пароль.
sessions-here = здесь
sessions-since = с { $day }, адрес { $address }
sessions-browser = { $browser }, { $system }
sessions-unknown = Неизвестный браузер
sessions-end = Выйти там
sessions-end-named = Выйти там: { $browser }, адрес { $address }
sessions-end-others = Выйти везде, кроме этого устройства

tokens-heading = Токены для программ
tokens-about = Программа с вашим токеном действует от вашего имени: видит то, что видите вы, и играет за вас, если токен это разрешает. Каждой программе дайте отдельный токен и отзовите его, когда программа больше не нужна.
tokens-made = Ваш новый токен
tokens-made-about = Скопируйте его сейчас. Больше он не будет показан.
tokens-name = Название
tokens-name-hint = Например, программа, для которой он нужен.
tokens-scopes = Что разрешает токен
tokens-scope-read = Видеть то, что вижу я
tokens-scope-play = Играть за моими столами
tokens-scope-make = Открывать столы и садиться за чужие
tokens-short-read = видит
tokens-short-play = играет
tokens-short-make = открывает столы и садится за чужие
tokens-make = Создать токен
tokens-used = последний раз { $day }
tokens-unused = создан { $day }, ещё не использован
tokens-revoke = Отозвать
tokens-revoke-named = Отозвать токен { $name }
program-heading = Учётная запись программы
program-about = Под этой учётной записью играет программа? Тогда отметьте это. Все увидят отметку рядом с именем, а рейтинговые партии программа будет играть с другими программами, с отдельной таблицей рейтинга.
program-mark = Отметить как учётную запись программы…
program-for-good = Везде, в том числе за прежними столами, будет видно, что это программа: { $name }. Отменить это нельзя.
program-yes = Отметить навсегда
program-marked = Под этой учётной записью играет программа. Все это видят, и рейтинговые партии она играет только с другими программами.

farewell-heading = Удаление моей учётной записи
farewell-about = Имя, адрес почты, пароль, ключи доступа и рейтинги будут удалены навсегда. Ваши партии останутся другим игрокам, но никто не узнает, что в них играли вы.
farewell-running =
    { $count ->
        [one] У вас { $count } неоконченная партия. Вместо вас будет играть бот.
        [few] У вас { $count } неоконченные партии. Ваши места займут боты.
       *[many] У вас { $count } неоконченных партий. Ваши места займут боты.
    }
farewell-export = Сначала скачать мои данные
farewell-type-name = Чтобы подтвердить, введите своё имя: { $name }.
farewell-wrong-password = Это не ваш пароль. Попробуйте снова.
farewell-wrong-name = Это не ваше имя. Попробуйте снова.
farewell-yes = Удалить навсегда
farewell-no = Оставить учётную запись

report-heading = Жалоба
report-about = { $name }: что не так? Жалобу прочтут только администраторы.
report-send = Отправить жалобу
report-not = Отмена
report-too-many = На несколько ваших жалоб ещё нет ответа. Сначала дождитесь ответов.
report-block-too = Этого игрока можно и заблокировать. За новыми столами вы не окажетесь вместе и не сможете писать друг другу.

rating = Рейтинг
rating-games = Партии
rating-day = День
rating-from =
    { $count ->
        [one] по { $count } партии
        [few] по { $count } партиям
       *[many] по { $count } партиям
    }
rating-unsure = в таблице после 5 партий
ranking-heading = Рейтинг
ranking-lists = Игры и число игроков
ranking-list = { $players ->
    [one] { $game }, { $players } игрок
    [few] { $game }, { $players } игрока
   *[many] { $game }, { $players } игроков
}
ranking-list-programs = { $game }, программы: { $players }
ranking-none = Пока никто не сыграл 5 рейтинговых партий.
ranking-about = Рейтинги считаются по рейтинговым партиям игроков с учётными записями, отдельно для каждой игры и числа игроков. Рейтинг — осторожная оценка вашей силы, поэтому он растёт и с числом партий. В таблице вы появитесь после 5 партий.
ranking-about-programs = Это таблица программ. Рейтинговые партии они играют только друг с другом и никогда с людьми.
ranking-stronger = Сильнее
ranking-weaker = Слабее
records-heading = Партии
records-game = Игра
records-wins = Победы
records-best = Лучший счёт
records-best-named = Лучший счёт { $score }: результат стола { NUMBER($number, useGrouping: 0) }
favourites-heading = Самые частые соперники в последнее время
favourites-games =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
results-heading = Результаты
results-none = Оконченных партий пока нет.
results-place = место { $place } из { $players }, счёт { $score }

said-saved = Сохранено.
said-token-revoked = Токен отозван. Программы с ним больше не войдут.
said-program = Отмечено: это учётная запись программы.
said-renamed = Теперь ваше имя — { $name }. За столами, где вы уже играете, остаётся прежнее.
said-signed-out-there = Там выполнен выход.
said-left = Учётная запись удалена.
said-blocked = Заблокировано: { $name }.
said-unblocked = Больше не заблокировано: { $name }.
said-reported = Спасибо. Администратор разберётся.
said-cannot-delete-primary-email = { $email } — ваш единственный адрес почты, поэтому удалить его нельзя.
said-email-confirmation-failed = Адрес { $email } принадлежит другой учётной записи. Укажите другой.
said-email-confirmation-sent = Письмо отправлено на { $email }. Чтобы подтвердить адрес, перейдите по ссылке в нём.
said-email-confirmation-shown = Этот сайт не отправляет писем. Чтобы подтвердить { $email }, попросите ссылку у администратора.
said-email-confirmed = Адрес { $email } подтверждён.
said-email-deleted = Адрес { $email } удалён.
said-logged-out = Выход выполнен.
said-password-changed = Пароль изменён.
said-password-set = Пароль задан.
said-primary-email-set = Адрес почты изменён.
said-unverified-primary-email = Сначала подтвердите адрес почты.
said-account-connected = Теперь можно входить и через ту учётную запись.
said-account-connected-other = Через ту учётную запись здесь уже входит другой игрок.
said-account-connected-updated = Через ту учётную запись уже можно входить.
said-account-disconnected = Через ту учётную запись больше нельзя входить.
said-webauthn-added = Ключ доступа готов.
said-webauthn-removed = Ключ доступа убран.

mail-email-confirmation = Подтвердите, что это ваш адрес почты на сайте { $site }:

    { $activate-url }

    Если это были не вы, не обращайте внимания на это письмо.
    .subject = Подтвердите адрес почты на сайте { $site }
mail-email-confirmation-signup = { $name }, добро пожаловать на сайт { $site }!

    Подтвердите, что это ваш адрес почты:

    { $activate-url }

    Если это были не вы, не обращайте внимания на это письмо.
    .subject = Добро пожаловать на сайт { $site }
mail-password-reset-key = Кто-то — вероятно, вы — просит новый пароль для вашей учётной записи на сайте { $site }. Задайте его здесь:

    { $password-reset-url }

    Если это были не вы, не обращайте внимания на это письмо. Пароль останется прежним.
    .subject = Новый пароль для сайта { $site }
mail-account-already-exists = Кто-то — вероятно, вы — создаёт на сайте { $site } учётную запись с этим адресом почты, но она у вас уже есть. Если вы забыли пароль, задайте новый здесь:

    { $password-reset-url }
    .subject = У вас есть учётная запись на сайте { $site }
mail-password-changed = Пароль вашей учётной записи на сайте { $site } изменён. Если это были не вы, сразу задайте новый.
    .subject = Пароль на сайте { $site } изменён
mail-password-reset = У вашей учётной записи на сайте { $site } новый пароль. Если это были не вы, сразу задайте другой.
    .subject = Пароль на сайте { $site } изменён
mail-password-set = У вашей учётной записи на сайте { $site } теперь есть пароль. Если это были не вы, сразу задайте другой.
    .subject = У вашей учётной записи на сайте { $site } есть пароль
mail-email-changed = Адрес почты вашей учётной записи на сайте { $site } теперь другой: { $to-email }. Если это были не вы, напишите администраторам сайта.
    .subject = Адрес почты на сайте { $site } изменён
mail-email-deleted = Адрес { $deleted-email } больше не относится к вашей учётной записи на сайте { $site }.
    .subject = Адрес почты на сайте { $site } удалён
mail-webauthn-added = У вашей учётной записи на сайте { $site } новый ключ доступа. Если это были не вы, уберите его и задайте новый пароль.
    .subject = Новый ключ доступа на сайте { $site }
mail-webauthn-removed = Из вашей учётной записи на сайте { $site } убран ключ доступа. Если это были не вы, задайте новый пароль.
    .subject = Ключ доступа на сайте { $site } убран
mail-token-made = Для вашей учётной записи на сайте { $site } создан токен для программ: «{ $token }». Тот, у кого он есть, может действовать от вашего имени. Если это были не вы, сразу задайте новый пароль. Все токены перестанут действовать.
    .subject = Новый токен на сайте { $site }
mail-account-connected = В вашу учётную запись на сайте { $site } теперь можно войти через учётную запись другого сайта. Если это были не вы, отключите её и задайте новый пароль.
    .subject = Новый способ входа на сайт { $site }
mail-account-disconnected = В вашу учётную запись на сайте { $site } больше нельзя войти через учётную запись другого сайта.
    .subject = Способ входа на сайт { $site } убран

## Lobby

lobby-lead = Настольные игры о средневековой Франции: играйте с ботами или с друзьями по сети.
lobby-heading = Столы
lobby-no-account = начинается сразу, без учётной записи
lobby-with = Базовая игра. По желанию: { $expansions }.
lobby-friend = Играть с другом
lobby-friend-how = отправить ссылку
lobby-friend-named = { $game }: играть с другом (отправить ссылку)
lobby-learn = Учиться за игрой
lobby-learn-named = { $game }: первая партия против лёгких ботов, без спешки
lobby-your-turn = Ваш ход
lobby-nothing-waits = Ни одна партия вас не ждёт.
lobby-left = осталось { $time }
lobby-play = Играть
lobby-look = Смотреть
lobby-waits-for-others = { $count ->
    [one] Ход других: { $count } стол
    [few] Ход других: { $count } стола
   *[many] Ход других: { $count } столов
}
lobby-open = Открытые столы
lobby-open-own = Ничего не подходит? Откройте свой стол.
lobby-none-open = Сейчас ни один стол не ждёт игроков.
lobby-base-game = базовая игра
lobby-rated = рейтинговая
lobby-rated-programs = рейтинг, программы
lobby-password = с паролем
lobby-expected = приглашение
lobby-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
lobby-join = Сесть за стол
lobby-join-named = { $game }, организатор { $host }
lobby-running = Идут
lobby-none-running = Сейчас смотреть нечего.
lobby-watch = Смотреть
lobby-watch-named = Смотреть стол { NUMBER($number, useGrouping: 0) }
lobby-finished = Окончены
lobby-none-finished = Здесь появятся ваши оконченные партии.
lobby-all-mine = Все ваши столы
lobby-own-heading = Ваши столы
lobby-won = победа
lobby-place = { $place }-е место
lobby-filter = Отбор
lobby-filter-game = Игра
lobby-filter-clock = Часы
lobby-any-game = Любая игра
lobby-any-clock = Любые часы
time-live = Вживую, без часов
time-live-clock = Вживую, с часами
time-turns = По переписке, без часов
time-turns-clock = По переписке, с часами
time-told-live = вживую, без часов
time-told-live-clock = { $base } мин на игрока, +{ $increment } с за ход
time-told-turns = по переписке, без часов
time-told-turns-clock = по переписке, { $base } ч на игрока, +{ $increment } ч за ход
create-whom = Соперники
create-whom-bots = Боты
create-whom-friends = Друзья
create-whom-anybody = Кто угодно
create-level = Уровень
create-players = Игроки
create-start = Начать
create-time = Часы
create-base = Минут на игрока
create-increment = Прибавка за ход, секунд
create-bank = Часов на игрока
create-gain = Прибавка за ход, часов
create-cap = Предел запаса, часов
create-seats = Места и цвета
create-you = Вы
create-kind-as-asked = Как выбрано выше
create-kind-free = Свободное место
create-kind-person = { $name } (приглашение)
create-kind-program = { $name } (программа, приглашение)
create-options = Правила и дополнения
create-visibility = Кто может сесть
create-visibility-public = Любой (стол виден в списке)
create-visibility-link = Любой, у кого есть ссылка
create-visibility-password = Любой, кто знает пароль
create-watchers = Зрители
create-watchers-yes = Разрешены
create-watchers-no = Не разрешены
create-chat = Чат
create-chat-yes = Есть
create-chat-no = Нет
create-revealed = После партии
create-revealed-yes = Всё открывается
create-revealed-no = Скрытые карты остаются скрытыми
create-rated = Рейтинг
create-rated-no = Без рейтинга
create-rated-yes = Рейтинговая
create-stand-in = Бот вместо тех, кто выходит из партии
create-one-screen = Игроки за этим экраном
create-no-choice = { $field }: выберите из списка.
create-wrong-number = { $field }: нужно целое число от { $least } до { $most }.
create-nobody = Место { $seat }: пригласить можно только того, с кем вы уже играли, и только один раз.
create-no-password = { $most ->
    [one] Придумайте пароль не длиннее { $most } символа.
    [few] Придумайте пароль не длиннее { $most } символов.
   *[many] Придумайте пароль не длиннее { $most } символов.
}
create-rated-here = В рейтинговой партии каждому нужна учётная запись, поэтому за одним экраном играть нельзя.
gathering-title = { $game }: сбор игроков
gathering-invites = { $host } приглашает вас: { $game }
gathering-link-heading = Отправьте эту ссылку тем, с кем хотите играть
gathering-link-help = Учётная запись игрокам не нужна. Партия начнётся, когда займут последнее место. Страницу пока можно закрыть.
gathering-invited-heading = Приглашения отправлены (можно послать и эту ссылку)
gathering-invited-help = Остальные видят приглашение на главной странице сайта. Партия начнётся, когда сядет последний. Страницу пока можно закрыть.
gathering-picture = QR-код для телефона
gathering-copy = Скопировать
gathering-copied = Скопировано
gathering-seats = Места
gathering-free = свободно
gathering-host = организатор
gathering-send-away = Убрать
gathering-send-away-named = Убрать: { $name }
gathering-begins = Партия начнётся сама, как только все соберутся.
gathering-begin-now = Начать сейчас
gathering-fill = Добавить ботов: { $bot }
gathering-fewer = Начать без свободных мест
gathering-call-off = Отменить стол
gathering-leave = Выйти
gathering-decline = Отклонить
gathering-join = Сесть за стол
gathering-no-account = Учётная запись не нужна.
gathering-password = Пароль
gathering-gone = Этого стола больше нет. Он отменён, или никто не сел за него вовремя.
gathering-begun = Эта партия уже началась.
gathering-full = Все места заняты.
gathering-too-many = { $most ->
    [one] У вас уже { $most } открытый стол. Сначала отмените один.
    [few] У вас уже { $most } открытых стола. Сначала отмените один.
   *[many] У вас уже { $most } открытых столов. Сначала отмените один.
}
gathering-accounts-only = Для рейтинговых партий нужна учётная запись. Войдите или создайте её.
gathering-programs-only = За этим столом играют только программы. Выберите другой.
gathering-people-only = Этот рейтинговый стол для людей. Программы играют рейтинговые партии за своими столами.
gathering-not-welcome = За этот стол сесть нельзя.
gathering-wrong-password = Это не пароль этого стола. Попробуйте снова.
gathering-nobody-there = На этом месте никого нет.
rematch = Сыграть ещё, со сдвигом мест
rematch-begun = К следующей партии
rematch-waits = Вы хотите сыграть ещё. Партия начнётся, когда согласятся все.
rematch-look = Кто уже здесь
rematch-asked = { $name } хочет сыграть ещё.
rematch-host-only = Часть игроков сидела за экраном организатора, поэтому предложить новую партию может только организатор.

## Clocks

notice-time-over = Ваше время вышло. Чтобы продолжить, займите место снова.
notice-paused = Партия приостановлена. Чтобы продолжить, возобновите её.
notice-your-turn = Уже ваш ход, поэтому план не сохранён.
turn-paused = Партия приостановлена
clock-left = Осталось:
clock-days = { $days } д { $hours } ч
clock-whole-days = { $days } д
clock-live-why = Ваши часы идут, пока вам нужно что-то решить. Каждый ход добавляет время. Когда оно выходит, за вас играет бот ({ $bot }), пока вы не займёте место снова. Тогда у вас будет не меньше 1 минуты.
clock-turns-why = Ваши часы идут, пока вам нужно что-то решить. Каждый ход добавляет время. Когда оно выходит, за вас играет бот ({ $bot }), пока вы не займёте место снова. Тогда у вас будет не меньше четверти начального времени.
seat-away = { $name }: не на месте (играет { $bot })
seat-away-short = не здесь: { $bot }
seat-left = { $name }: выход из партии (играет { $bot })
seat-left-short = выход: { $bot }
seat-on-vacation = в отпуске
room-heading = Этот стол
leave = Выйти из партии
leave-heading = Выйти из партии?
leave-warning = До конца за вас будет играть бот ({ $bot }). Смотреть можно и дальше, но вернуться на место нельзя.
leave-warning-rated = В этой рейтинговой партии вы окажетесь ниже всех, кто остался.
leave-yes = Выйти насовсем
leave-yes-named = { $name }: выйти насовсем
leave-no = Остаться
leave-nothing = Выйти нельзя. Партия окончена, или это место уже не ваше.
come-back = Вернуться на место
come-back-heading = { $name }, ваше время вышло
come-back-why = Пока вас нет, за вас играет бот. Вернувшись, вы получите немного времени.
come-back-nothing = Вернуться на место нельзя. Партия окончена, или вы уже на своём месте.
pause-ask = Попросить паузу
pause-why = Все часы останавливаются, пока кто-нибудь не возобновит партию.
pause-resume = Возобновить партию
take-back = Вернуть ход…
take-back-heading = Взять решение назад
take-back-free = Можно взять назад любое своё решение. Вместе с ним отменяется всё, что было потом.
take-back-ask = Остальные должны согласиться. Тогда вместе с решением отменяется всё, что было потом.
take-back-none = Вы ещё ничего не решали.
take-back-chosen = Ваш выбор: { $decision }
take-back-to = Взять назад
take-back-to-named = Взять назад своё решение, шаг { NUMBER($step, useGrouping: 0) }
take-back-ask-to = Попросить взять назад
take-back-ask-named = Попросить взять назад своё решение, шаг { NUMBER($step, useGrouping: 0) }
since-others = { $count ->
    [one] С тех пор остальные приняли { $count } решение.
    [few] С тех пор остальные приняли { $count } решения.
   *[many] С тех пор остальные приняли { $count } решений.
}
since-chance = { $count ->
    [one] С тех пор случай решал { $count } раз.
    [few] С тех пор случай решал { $count } раза.
   *[many] С тех пор случай решал { $count } раз.
}
since-seen = С тех пор открылось что-то скрытое.
since-nothing = С тех пор ничего скрытого не открылось.
offer-undo = { $name } просит взять решение назад
offer-pause = { $name } просит паузу
offer-mine-undo = Вы просите взять решение назад
offer-mine-pause = Вы просите паузу
offer-answer-yes = { $name }: да
offer-answer-no = { $name }: нет
offer-answer-none = { $name }: пока нет ответа
offer-yes = Разрешить
offer-no = Отклонить
offer-always = Здесь всегда разрешать
offer-withdraw = Отозвать
offer-close = Закрыть
offer-impossible = Сейчас просить об этом остальных нельзя.
offer-already = За этим столом уже есть просьба, или её только что отклонили.
vacation-heading = Отпуск
vacation-why = { $days ->
    [one] { $days } день в году можно останавливать свои часы во всех партиях по переписке. Остальные видят, что вы в отпуске.
    [few] { $days } дня в году можно останавливать свои часы во всех партиях по переписке. Остальные видят, что вы в отпуске.
   *[many] { $days } дней в году можно останавливать свои часы во всех партиях по переписке. Остальные видят, что вы в отпуске.
}
vacation-on = { $count ->
    [one] Вы в отпуске, ещё не больше { $count } дня.
    [few] Вы в отпуске, ещё не больше { $count } дней.
   *[many] Вы в отпуске, ещё не больше { $count } дней.
}
vacation-off = { $count ->
    [0] Отпуска в этом году не осталось.
    [one] В этом году остался { $count } день отпуска.
    [few] В этом году осталось { $count } дня отпуска.
   *[many] В этом году осталось { $count } дней отпуска.
}
vacation-begin = Остановить мои часы
vacation-end = Вернуться
vacation-none = Вы не в отпуске.
vacation-none-left = Вы уже в отпуске, или дней отпуска в этом году не осталось.
plan = Задать заранее…
plan-short = План
plan-made = Задано заранее
plan-heading = Задать заранее
plan-why = Выберите сейчас, что вы сделаете в свой следующий ход. Поле показано так, как если бы до тех пор никто ничего не делал. Никто другой не видит вашего плана, пока он не сыгран.
plan-present = Задано:
plan-cancel = Отменить заданное
plan-choice = Выбор { $number }
plan-nothing = Ничего
plan-in-round = Только на текущий раунд.
plan-make = Сохранить
plan-impossible = Это нельзя задать заранее. Выбирайте из списка, каждый вариант один раз, до своего хода.
plan-not-now = Сейчас следующий ход нельзя задать заранее.
plan-shorter = Игра продолжилась. То, что больше невозможно, убрано.
plan-chosen = Вы выбрали:
plan-same = Только если это по-прежнему даст мне то же самое
plan-lost-closed = Ваш план не сыгран: он больше невозможен.
plan-lost-changed = Ваш план не сыгран: теперь он дал бы нечто другое.
plan-lost-revealed = Остаток вашего плана не сыгран: открылось нечто новое.

## Watching, and being watched

watch-password-why = Партия началась. Чтобы смотреть, введите пароль стола.
watching = Кто может смотреть
watching-public = Эту партию здесь может смотреть любой. Скрытые карты зрителям не видны.
watching-link = Смотреть эту партию можно только по этой ссылке:
watching-password = Любой, кто знает пароль стола, может смотреть партию по этому адресу:
watching-nobody = Смотреть эту партию нельзя.
watching-address = Адрес для зрителей

## Names

name-reserved = У этого имени здесь другое значение. Выберите другое имя.
name-taken = Такое или очень похожее имя здесь уже есть. Выберите другое имя.
name-taken-guest = { $name } — имя из чьей-то учётной записи или слишком похожее на него, пусть и с другими цифрами. Выберите другое имя или, если оно ваше, войдите.
seat-guest = гость
seat-program = программа

## Notifications of other kinds

notices-offer-title = Просьба за вашим столом: { $game }
notices-offer-body-undo = Стол { NUMBER($number, useGrouping: 0) }: просят взять решение назад. Нужен ваш ответ.
notices-offer-body-pause = Стол { NUMBER($number, useGrouping: 0) }: просят паузу. Нужен ваш ответ.
notices-low-title = Время на исходе: { $game }
notices-low-body = { $names }: ваше время за столом { NUMBER($number, useGrouping: 0) } выйдет { $until }.
notices-begun-title = Партия начинается: { $game }
notices-begun-body = Все собрались. Партия за столом { NUMBER($number, useGrouping: 0) } началась.
notices-ended-title = Партия окончена: { $game }
notices-ended-body = Партия за столом { NUMBER($number, useGrouping: 0) } окончена.
notices-invited-title = { $name } приглашает вас: { $game }
notices-invited-body = { $name } хочет сыграть с вами ({ $game }) и держит для вас место.
notices-spoken-title = Новое в чате: { $game }
notices-spoken-body = Игрокам за столом { NUMBER($number, useGrouping: 0) } написали в чате.
notices-several-title = { $count ->
    [one] Новости о ваших партиях: { $count }
    [few] Новости о ваших партиях: { $count }
   *[many] Новости о ваших партиях: { $count }
}
notices-line-turn = ваш ход
notices-line-offer = просьба
notices-line-low = мало времени
notices-line-begun = начало партии
notices-line-ended = конец партии
notices-line-invited = приглашение
notices-line-spoken = чат

## A first game

first-game = Это ваша первая партия. Боты делают ошибки и не торопят вас. На каждой кнопке показано, что вы получите. «Отменить» возвращает назад, так что смело пробуйте. Наставник скажет, чем вы рискуете, и переспросит перед дорогой ошибкой. Правила раунда — ниже.
help-close = Закрыть

## The log beside a board

log-larger = Журнал побольше, на месте игроков
log-more = больше
log-less = меньше

## What to notify about, and how

notices-matters = О чём уведомлять
notices-matter-turn = Ваш ход
notices-matter-offer = Просьбы других игроков
notices-matter-low = Мало времени
notices-matter-game = Начало и конец партий и сезонов
notices-matter-invited = Приглашения
notices-matter-spoken = Чат игроков
notices-matter-by = { $what }: { $way }

## Hints

hint = Подсказка
hint-title = { $game }: подсказка
hint-waits = Идёт поиск лучших решений. Это займёт несколько секунд, а если компьютер занят — полминуты. Можно пока играть дальше.
hint-prepares = Боты ещё готовятся. Подсказка появится после этого. Можно пока играть дальше.
hint-points = { $points } ± { $interval } очка, шанс на победу { $wins } %
hint-behind = меньше лучшего на { $points } ± { $interval } очка
hint-others = Следующие по силе решения и что значат числа
hint-meaning = Что значат числа
hint-how = Ожидаемые очки в конце. { $judge } доигрывает партии за всех. То, чего вы не можете знать, каждый раз раздаётся заново. Если подсказка расходится с очками возле решений, верьте подсказке: те очки — лишь грубая оценка.
hint-rest = Все остальные решения
hint-marked = Точечная рамка отмечает лучшее решение, а затем каждое следующее решение того же хода.
hint-from-last = Из последней подсказки:
hint-nothing = Подсказки нет: партия ушла дальше.
hint-never = За этим столом подсказок нет. Они только для одного человека против ботов в партии без рейтинга, вне турнира и кроме раздачи дня.
hint-not-now = Подсказку можно попросить в свой ход.

## A coach at a table: names what is at stake, and asks before a decision that costs much

new-coach = Наставник
new-coach-help = Говорит, чем вы рискуете, и переспрашивает перед ошибкой ценой от 2 очков, не больше трёх раз. Для одного человека против ботов.
new-coach-alone = Наставник — только для одного человека против ботов.
coach-asks = «{ $played }»: вы теряете около { $points } ± { $interval } очка. Лучше «{ $better }».
coach-why = Почему
coach-yours = Ваш выбор
coach-better = Лучше
coach-expects = Около { $points } ± { $interval } очка в конце, шанс на победу { $wins } %.
coach-look-again = Подумать ещё
coach-play-it = Сыграть так
coach-times = Вопрос наставника { $number }, всего их не больше 3.
coach-off = Выключить наставника
coach-on = Включить наставника
coach-prepares = Наставник подключится, как только боты будут готовы. До этого он не переспросит перед ходом, который дорого обойдётся.
coach-asked = { $count ->
    [one] Наставник переспросил { $count } раз
    [few] Наставник переспросил { $count } раза
   *[many] Наставник переспросил { $count } раз
}

hints-asked = { $count ->
    [one] Использована { $count } подсказка
    [few] Использовано { $count } подсказки
   *[many] Использовано { $count } подсказок
}

## Playing on from a finished game

branch = Продолжить отсюда
branch-seat = Ваше место
branch-as = место: { $name }
branch-level = Боты на всех других местах
branch-against = соперники: { $bot }
branch-begin = Начать
branch-of = Продолжение стола { NUMBER($number, useGrouping: 0) }
branch-hidden = За этим столом скрытое остаётся скрытым, поэтому его партии продолжать нельзя.
branch-daily = Сегодня эту раздачу ещё могут сыграть другие. Продолжать её партии можно с завтрашнего дня.
branch-nowhere = Здесь партия уже окончена. Перейдите к более ранней позиции.

## What a finished game comes to when bots finish it many times from one of its steps

spread-ask = Доиграть ботами 200 раз
spread-title = Стол { NUMBER($number, useGrouping: 0) }, доигранный ботами
spread = Как всё могло кончиться
spread-position = после хода { $move } из { $total }
spread-offer = { $games ->
    [one] { $judge } может { $games } раз доиграть отсюда эту партию за всех.
    [few] { $judge } может { $games } раза доиграть отсюда эту партию за всех.
   *[many] { $judge } может { $games } раз доиграть отсюда эту партию за всех.
}
spread-under-way = Боты играют. Страницу можно покинуть: её адрес не изменится.
spread-points = Очки в конце
    .help = { $games ->
        [one] { $judge } доигрывает за всех { $games } раз. Все карты лежат, как лежали, в том числе скрытые, а дальше случай решает заново. Число после ± — половина 95-процентного интервала.
        [few] { $judge } доигрывает за всех { $games } раза. Все карты лежат, как лежали, в том числе скрытые, а дальше случай решает заново. Число после ± — половина 95-процентного интервала.
       *[many] { $judge } доигрывает за всех { $games } раз. Все карты лежат, как лежали, в том числе скрытые, а дальше случай решает заново. Число после ± — половина 95-процентного интервала.
    }
spread-mean = В среднем: { $points } ± { $interval } очка
spread-mark = среднее { $points }
spread-wins = Шанс на победу: { $wins } ± { $interval } %
spread-score = Сама партия кончилась со счётом { $score }. Партий, где столько или меньше: { $fewer } из { $games }.

## Analysis of a finished game

analysis-offer = Сколько принесла удача? Откуда взялись очки и какие ходы обошлись дороже всего?
analysis-ask = Разобрать эту партию
analysis-hidden = За этим столом скрытое остаётся скрытым, поэтому разбора нет.
analysis-failed = Разобрать эту партию не удалось. Причину администратор сайта найдёт в журнале.
analysis-waits = Разбор начнётся, как только боты будут готовы.
analysis-queued =
    { $games ->
        [one] Разбор начнётся после разбора ещё { $games } партии.
        [few] Разбор начнётся после разбора ещё { $games } партий.
        [many] Разбор начнётся после разбора ещё { $games } партий.
       *[other] Разбор начнётся после разбора ещё { $games } партий.
    }
analysis-under-way = Идёт разбор партии. Страницу можно покинуть.
analysis-par-own = С вашей удачей { $judge } в среднем набирает { $par }. Ваш счёт: { $score }.
analysis-par = { $name }: с этой удачей { $judge } в среднем набирает { $par }. Счёт игрока: { $score }.
analysis-par-games = { $games ->
    [one] { $judge } играет за всех { $games } партию с той же удачей. Среднее на этом месте, его норма: { $par } ± { $interval }. Партий, где очков { $score } или меньше: { $fewer }.
    [few] { $judge } играет за всех { $games } партии с той же удачей. Среднее на этом месте, его норма: { $par } ± { $interval }. Партий, где очков { $score } или меньше: { $fewer }.
   *[many] { $judge } играет за всех { $games } партий с той же удачей. Среднее на этом месте, его норма: { $par } ± { $interval }. Партий, где очков { $score } или меньше: { $fewer }.
}
analysis-par-mark = норма { $par }
analysis-par-head = Норма
analysis-par-difference = К норме
analysis-par-all = Норма всех игроков
analysis-ledger = Откуда взялись очки
analysis-start = средняя раздача
analysis-luck = Удача
    .help = случай и очерёдность
analysis-others = Чужие ходы
    .help = что они изменили
analysis-decisions = Решения
    .help = мера: { $judge }
analysis-unknown = Скрытое
    .help = тогда не было известно
analysis-score = сумма строки
analysis-ahead = { $points ->
    [one] Вы впереди на { $points } очко (за вами — { $name }). В очках: решения { $decisions }, начало и удача { $luck }, чужие ходы { $others }, скрытое { $unknown }.
    [few] Вы впереди на { $points } очка (за вами — { $name }). В очках: решения { $decisions }, начало и удача { $luck }, чужие ходы { $others }, скрытое { $unknown }.
   *[many] Вы впереди на { $points } очков (за вами — { $name }). В очках: решения { $decisions }, начало и удача { $luck }, чужие ходы { $others }, скрытое { $unknown }.
}
analysis-behind = { $points ->
    [one] { $name } опережает вас на { $points } очко. В очках: решения { $decisions }, начало и удача { $luck }, чужие ходы { $others }, скрытое { $unknown }.
    [few] { $name } опережает вас на { $points } очка. В очках: решения { $decisions }, начало и удача { $luck }, чужие ходы { $others }, скрытое { $unknown }.
   *[many] { $name } опережает вас на { $points } очков. В очках: решения { $decisions }, начало и удача { $luck }, чужие ходы { $others }, скрытое { $unknown }.
}
analysis-rough = При столь малом числе партий решения и скрытое трудно отделить друг от друга (см. ±). Вместе для игрока { $name }: { $points } очка.
analysis-par-luck = Норма и удача здесь расходятся: норма — это то, чего { $judge } добивается с такой удачей на всех местах, а удача — то, что каждый жребий изменил в партии, какой она была сыграна.
strength = Как сильно играл каждый
    .help = Считается по тому, сколько очков потеряло или принесло каждое решение по сравнению с выбором судьи ({ $judge }). Полоса показывает все уровни силы, с которыми согласуется одна эта партия, черта на ней — саму партию.
strength-between = между уровнями { $weaker } и { $stronger }
strength-like = как { $level }
strength-range = от уровня { $weakest } до уровня { $strongest }: по одной партии не понять
strength-weaker = слабее, чем { $level }
strength-stronger = сильнее, чем { $level }
strength-numbers = { $decisions ->
    [one] { $points } очка за решение ({ $decisions } решение, где был выбор). Такие партии бывают у игроков, чьё среднее между { $least } и { $most }.
    [few] { $points } очка за решение ({ $decisions } решения, где был выбор). Такие партии бывают у игроков, чьё среднее между { $least } и { $most }.
   *[many] { $points } очка за решение ({ $decisions } решений, где был выбор). Такие партии бывают у игроков, чьё среднее между { $least } и { $most }.
}
strength-levels = Насколько сильны уровни и судья
strength-judge = { $judge } — судья, и у него по определению 0: он сравнивается сам с собой. Числа — по партиям без вариантов. У того, кто так же силён, как { $judge }, но играет иначе, 0 в среднем, а не в каждой партии.
strength-level = Уровень
strength-per-decision = Очки за решение
strength-games = Партии
strength-bots = Сколько набирают уровни
analysis-expected = Ожидаемые очки
    .help = Перед каждым ходом, если дальше за всех играет { $judge }. Числами отмечены самые дорогие ходы.
analysis-wins = Шанс на победу
    .help = По тем же партиям.
analysis-costly = Дорогой ход { $number }: { $move }
analysis-moves = Самые дорогие ходы
    .help = Очки, потерянные к концу партии. Новых партий с каждым из двух ходов: { $again }.
analysis-moves-rest = Это { $listed } из { $decisions } ± { $interval } очка выше. Остальное приходится на ходы, слишком мелкие или слишком неопределённые, чтобы их назвать.
analysis-moves-regained = Вместе это { $listed } очка, а все решения — { $decisions } ± { $interval }: другие были лучше решений судьи. Судья доигрывает оба хода, поэтому потеря может включать и то, что позже потерял бы только он.
analysis-move-round = Раунд { $round }
analysis-move-step = Шаг { $step }
analysis-played = Сыграно:
analysis-position = Показать позицию
analysis-better = Что было бы лучше?
analysis-sources = По источникам: этот ход по сравнению с лучшим. Строки в сумме дают потерю.
analysis-rounds = Те же очки по раундам
analysis-most-in-round = Лучший ход больше всего приносит здесь: { $source }, { $points } очка, прежде всего в раунде { $round }.
analysis-most-at-end = Лучший ход больше всего приносит здесь: { $source }, { $points } очка, прежде всего в конце партии.
analysis-how-often = { $judge } выбирает это в { $percent } из 100 партий.
analysis-no-moves = Ни один ход сам по себе не был заметно хуже выбора судьи ({ $judge }): все потери слишком малы или слишком неопределённы, чтобы их назвать.
analysis-how = Как это считается
analysis-judge = Судья — { $judge }: он доигрывает за всех. Партий из каждой позиции: { $rollouts }. Для хода из списка и для выбора судьи играются новые партии. Их число для каждого: { $again }.
analysis-how-par = Норма: партии с самого начала, в которых случай решает так же, как здесь. Если в них случаю нужно решить то, чего здесь не было, это решает жребий.
analysis-how-terms = Четыре слагаемых: после каждого хода и каждого решения случая партии доигрываются оттуда. Изменение их среднего записывается на счёт того, чей был ход, или удачи. Поэтому начало и слагаемые в сумме дают счёт.
analysis-how-decisions = Решения: ваши ходы сравниваются с ходами судьи, и те и другие — исходя из того, что вам было известно. Скрытые карты для каждого сравнения раздаются заново. Остальное, что принесли ваши ходы, отнесено к скрытому.
analysis-how-coach = Наставник и подсказки сравнивают с лучшим ходом, найденным во время игры, а анализ — с выбором судьи. Поэтому их числа могут отличаться.
analysis-how-intervals = Число после ± — половина 95-процентного интервала. Оно показывает, насколько случай мог сместить результат.
analysis-how-limits = Судья — тоже игрок. Если вы играете лучше, чем { $judge }, вы выигрываете на решениях, а часть этого засчитывается как удача.

## Boxes: owners' values, see docs/box.md

admin-boxes-account = { $person }: нет учётной записи, поэтому хранить коробки нельзя.
error-no-keeper = Хранить коробки могут только администраторы и те, кому они разрешили.
box-gone = Этой коробки здесь больше нет. Выберите снова.
box-mine = Моя коробка
box-too-many = { $most ->
    [one] На сайте помещается { $most } коробка. Сначала уберите одну.
    [few] На сайте помещается { $most } коробки. Сначала уберите одну.
   *[many] На сайте помещается { $most } коробок. Сначала уберите одну.
}
box-yes-or-no = { $value } — не «да» и не «нет».
box-number = { $value } — не число.
box-no-file = Это не файл коробки.
box-version = Это файл коробки версии { $version }, которой этот сайт не знает.
box-part = В файле коробки не бывает части { $part }.
box-no-title = Название в этом файле должно быть короткой строкой текста.
box-no-voucher = Имя того, кто ручается за этот файл, должно быть короткой строкой текста.
box-not-taken = Эту коробку загрузить нельзя: { $why }. Ничего не изменено.
box-no-card = Такой карты в этой коробке нет.

## Where printed values come from

values-of = Напечатанные значения: { $game }
values-about = Полного набора карт здесь ни у кого нет, поэтому значения без источника пришлось подобрать. Подробнее — по нажатию на знак.
values-decks = Колоды
values-quiet = Подобрано напечатанных значений: { $reconstructed } из { $all }, так как в источниках их нет. Правила полные; от печатного экземпляра могут отличаться только эти числа.
values-which = Какие?
source-stated = указано
source-inferred = выведено
source-reconstructed = подобрано
source-stated-means = указано: так сказано в источнике
source-inferred-means = выведено: следует из источников
source-reconstructed-means = подобрано: в источниках этого нет
source-stated-why = Так сказано в прочитанном источнике.
source-stated-all = { $sign } Все значения указаны в источниках.
source-inferred-these = { $sign } Следует из источников: { $values }.
source-reconstructed-these = { $sign } Подобрано, так как в источниках этого нет: { $values }.
source-inferred-count = { $sign } Значений, которые следуют из источников: { $count } из { $all }.
source-reconstructed-count = { $sign } Подобрано значений, так как в источниках их нет: { $count } из { $all }.
source-of = { $what }: { $told }
printed-named = «{ $name }»
source-owner-why = Так напечатано на карте у владельца этой коробки.
source-value = «{ $label } { $value }»
source-inferred-why = Следует из источников, но прямо ни в одном не сказано.
source-reconstructed-why = В источниках этого нет. Подобрано так, чтобы согласоваться со всем, что известно.
source-inferred-name = Название следует из источников, но прямо ни в одном не сказано.
source-reconstructed-name = Название придумано, так как в источниках его нет.
values-unstated = Значений, не указанных ни в одном источнике: { $count } из { $all }
values-ruling = Напечатанные значения редакции { $ruling }. Редакция — версия правил и значений; партия доигрывается по той, по которой началась.
values-played = Сыграно по напечатанным значениям редакции { $ruling }

## Boxes: the pages on which owners type what is printed

boxes = Коробки
boxes-of = У меня есть эта игра: { $game }
boxes-own = У меня есть эта игра
boxes-about = У вас есть сама игра? Просмотрите одну за другой карты из её коробки и введите то, что напечатано иначе. Тогда за новыми столами можно будет играть с вашей коробкой. Больше ничего не меняется.
boxes-none = Коробки этой игры пока нет.
box-title = Название коробки
box-begin = Новая коробка
box-import = Загрузить коробку из файла
box-import-send = Загрузить
box-file = Файл коробки
box-progress = Проверено значений: { $checked } из { $values }.
box-vouched-by = Ручается { $name }
box-how = Возьмите свои карты и введите то, что напечатано.
box-export = Сохранить в файл
box-play = Новый стол с этой коробкой
box-not-yet = Столы с этой коробкой пока невозможны: { $why }
box-older = Эта коробка относится к редакции { $ruling }. Самая новая — { $newest }; столы с этой коробкой остаются при редакции { $ruling }.
box-bring = Перевести коробку на редакцию { $ruling }
box-bring-means = Всё, что вы ввели или проверили, остаётся. Значения, которые меняет новая редакция, нужно проверить снова.
box-look = Редакция { $ruling } меняет значения этих карт. Посмотрите свои и проверьте, что напечатано.
box-to-check = { $count ->
    [one] проверить: { $count }
    [few] проверить: { $count }
   *[many] проверить: { $count }
}
box-changed = { $count ->
    [one] изменено: { $count }
    [few] изменено: { $count }
   *[many] изменено: { $count }
}
box-what-changes = Что меняется:
box-shipped-says = без этой коробки на карте
box-value = Значение
box-printed = Как у вас
box-source = Откуда взято
box-as-printed = как напечатано
box-not-kept = Не сохранено. Нужно: { $what }
box-was = было { $value }
box-name = Название на карте
box-name-language = На каком языке
box-differs = Действует иначе? Напишите об этом
box-note = То, чего не выразить значением. Хранится в файле вашей коробки.
box-new-field = Ещё одно значение
box-save = Сохранить
box-next = Всё как напечатано, следующая карта
box-kept = Сохраняется по мере ввода.
box-more = Название, кто ручается, сравнение
box-vouched = Кто за неё ручается
box-remove = Убрать эту коробку
box-remove-means = Всё, что здесь введено и проверено, пропадёт, если вы не сохранили это в файл. Партии, которые идут с этой коробкой, продолжатся.
box-remove-yes = Убрать насовсем
box-compare-with = Другая коробка
box-compare = Сравнить
box-compared = { $one } и { $other }
box-alike = В обеих коробках одни и те же значения.
box-kept-apart = Столы сохраняют значения, с которыми начались. В программе ничего не меняется: ваша коробка хранится с данными сайта.
new-box = Напечатанные значения
new-box-shipped = как в программе
box-played = Сыграно по значениям коробки ({ $print }).

## One's own page

mine-heading = Мои партии
mine-names = Имена
mine-none = Оконченных партий пока нет.
mine-kind = { $players ->
    [one] { $game }, { $players } игрок ({ $games })
    [few] { $game }, { $players } игрока ({ $games })
   *[many] { $game }, { $players } игроков ({ $games })
}
mine-analysed = Учитываются последние партии: { $games }. Разобрано: { $analysed }; только по ним видно, откуда взялись очки и сколько потеряно из-за решений.
mine-latest = Последние партии
mine-sources = Очки по источникам
mine-too-few = { $fewest ->
    [one] Числа появятся после { $fewest } разобранной партии.
    [few] Числа появятся после { $fewest } разобранных партий.
   *[many] Числа появятся после { $fewest } разобранных партий.
}
mine-largest = Самая большая разница: { $source }. Очков за партию у вас: { $own }, у бота { $bot }: { $level }.
mine-no-level = Сила ботов измерена при другом числе игроков, поэтому сравнивать не с чем.
mine-own = Вы
mine-gap = Разница
mine-lost = Очки, потерянные из-за решений
mine-lost-how = За партию, по сравнению с тем, что решил бы Знаток, зная то же, что и вы. Партий: { $games }.
mine-decision = Решение
mine-rounds = Раунды { $first }–{ $last }
mine-all = Все
mine-won = Победы
mine-won-how = Точка — ваша доля, серая полоса — её 95-процентный интервал, черта — сколько выигрывали бы равные игроки.
mine-won-how-narrow = Под каждой долей — её 95-процентный интервал.
mine-won-of = { $wins } из { $games }
mine-share = Доля
mine-by-options = { $players ->
    [one] { $game }, { $players } игрок, по вариантам
    [few] { $game }, { $players } игрока, по вариантам
   *[many] { $game }, { $players } игроков, по вариантам
}
mine-usual = Обычные правила
mine-strength = Как меняются потери очков
mine-strength-how = Очки, потерянные из-за решений, в среднем за восемь партий подряд: чем меньше, тем сильнее.
mine-strength-levels = Пунктир показывает, сколько теряют боты.
mine-oldest = самые старые партии
mine-newest = самые новые партии
mine-similar = Похожие на вас
mine-similar-how = { $people ->
    [one] { $people } человек с рейтингом, близким к вашему; открытых для всех партий: { $games }.
    [few] Вместе { $people } человека с рейтингом, близким к вашему; открытых для всех партий: { $games }.
   *[many] Вместе { $people } человек с рейтингом, близким к вашему; открытых для всех партий: { $games }.
}
mine-they = Они
mine-csv = Эти партии в CSV
mine-parquet = Эти партии в Parquet
mine-private = Эту страницу видите только вы.

## The explorer

explorer-of = Обозреватель: { $game }
explorer-lead = Сколько стоит решение там, где оно возможно? Показано, на сколько очков больше или меньше оно приносит, чем то, что в той же позиции выбирает { $judge }.
explorer-missing = Обозревателю нужен пакет duckdb, а он здесь не установлен.
explorer-who = Чьи партии
explorer-bots = ботов
explorer-people = людей
explorer-both = ботов и людей
explorer-games = Вид партий
explorer-setting = { $players ->
    [one] { $players } игрок, партий: { $games }
    [few] { $players } игрока, партий: { $games }
   *[many] { $players } игроков, партий: { $games }
}
explorer-show = Показать
explorer-none = { $fewest ->
    [one] Ни одно решение не было возможно достаточно часто. Решение показывается, если оно было возможно хотя бы { $fewest } раз.
    [few] Ни одно решение не было возможно достаточно часто. Решение показывается, если оно было возможно хотя бы { $fewest } раза.
   *[many] Ни одно решение не было возможно достаточно часто. Решение показывается, если оно было возможно хотя бы { $fewest } раз.
}
explorer-gain = Очки
explorer-decided = Решено
explorer-open = Возможно
explorer-how = { $fewest ->
    [one] При некоторых решениях всё возможное доигрывается по нескольку раз, с одной и той же удачей. Решения, возможные меньше чем в { $fewest } позиции, не показаны. Число после ± — половина 95-процентного интервала по партиям. «Решено» — как часто так решали там, где это было возможно. У того, кто играет не так, как { $judge }, значения могут быть другими.
    [few] При некоторых решениях всё возможное доигрывается по нескольку раз, с одной и той же удачей. Решения, возможные меньше чем в { $fewest } позициях, не показаны. Число после ± — половина 95-процентного интервала по партиям. «Решено» — как часто так решали там, где это было возможно. У того, кто играет не так, как { $judge }, значения могут быть другими.
   *[many] При некоторых решениях всё возможное доигрывается по нескольку раз, с одной и той же удачей. Решения, возможные меньше чем в { $fewest } позициях, не показаны. Число после ± — половина 95-процентного интервала по партиям. «Решено» — как часто так решали там, где это было возможно. У того, кто играет не так, как { $judge }, значения могут быть другими.
}
explorer-you = вы
explorer-left =
    { $number ->
        [1] ваш сосед слева
       *[more] { $number }-й игрок слева от вас
    }

## Commands of a host: what they print in a terminal. A site prints this once, for whoever starts it.

site-running = Сайт Parvis работает по адресу { $address } (Ctrl-C его остановит, ничего не пропадёт)
site-working = Рабочий процесс Parvis запущен (Ctrl-C его остановит, ничего не пропадёт)
site-reloaded = Программа Parvis загружена заново
site-stopped = Программа Parvis остановлена.
site-created = Новый сайт создан в папке { $folder }
site-admin-link = Одноразовая ссылка для входа администратора { $email }, действует 3 дня: { $link }
site-compiling = Компиляция ботов: { $percent } %

## Commands of a host: what can't be done. Values that somebody has typed ($value) stand in quotation marks as Python writes it.
## $error: what the system or another program says, in English. $file, $folder: paths. Numbers are texts, so that they stand as typed.

port-skipped = Порт { $port } недоступен ({ $error }). Проверяется следующий
port-root = для порта { $port } нужны права root. Выберите порт от 1024
port-taken = порт { $port } занят. Выберите другой
port-none = нет свободного порта от { $first } до { $last }
host-unknown = у этого компьютера нет адреса { $value }
processes-database = нескольким процессам нужна база данных PostgreSQL. Задайте DATABASE_URL
processes-system = для нескольких процессов нужен Linux или macOS
metrics-missing = для метрик нужен пакет prometheus-client: pip install 'parvis[metrics]'
secret-short = { $count ->
    [one] значение PARVIS_SECRET слишком короткое. Нужно не меньше { $count } случайного символа
    [few] значение PARVIS_SECRET слишком короткое. Нужно не меньше { $count } случайных символов
   *[many] значение PARVIS_SECRET слишком короткое. Нужно не меньше { $count } случайных символов
}
appointed-unconfirmed = у одной из учётных записей адрес { $address }, но он не подтверждён. Сначала подтвердите его

## Commands of a host: settings of a club. $variable: the environment variable of a setting.

club-incomplete = { $count ->
    [1] клубу нужна настройка { $first }. Задайте её, впишите в { $file } или запустите сайт в терминале
   *[more] клубу нужны настройки { $first } и { $last }. Задайте их, впишите в { $file } или запустите сайт в терминале
}
club-unreadable = не удалось прочитать { $file }: { $error }
club-unknown = в { $file } есть неизвестные настройки: { $names }
club-control = в { $variable } есть управляющий символ
club-metrics = PARVIS_METRICS: нужен адрес вида 127.0.0.1:9464, а не { $value }
club-log = PARVIS_LOG: нужно { $forms }, а не { $value }
club-proxy = PARVIS_TRUSTED_PROXY: нужны адреса вида 127.0.0.1 или none, а не { $value }
club-email = { $value } — не адрес почты
club-number = { $variable }: нужно число от 0 до { $largest }, а не { $value }
club-address = PARVIS_ADDRESS: нужен адрес вида https://club.example, без пути, а не { $value }
club-mail = PARVIS_MAIL: нужно smtp://user:password@host:port (smtps:// — с TLS, smtp+plain:// — без шифрования) или none

## Commands of a host: databases. $database: a path, or an address such as postgresql://parvis@host/name.

database-url = DATABASE_URL: нужно postgresql://user:password@host:port/name или ничего
database-packages = для PostgreSQL нужны ещё пакеты. Установите их: pip install 'parvis[postgres]'
database-letters = не удалось разобрать DATABASE_URL. В пароле пишите @ как %40, а / как %2F
database-unusable = { $database } не годится как база данных сайта: { $error }
database-damaged = база данных { $database } повреждена: { $error }
database-foreign = { $database } — база данных другой программы
database-later = { $database } — от более новой версии Parvis (неизвестные здесь изменения: { $names }). Запустите ту версию
database-older = база данных { $database } ещё не обновлена. Сначала запустите `parvis serve` этой версии
database-unreadable = { $database } не читается как база данных сайта: { $error }
database-waiting = { $database } не прочитать без права записи: скопируйте файл вместе с { $waiting } в другую папку

## Commands of a host: backups

backup-elsewhere = столы хранятся в PostgreSQL. Сохраните их командой { $command } и скопируйте из { $folder } ещё и { $files }
backup-no-site = в { $folder } нет сайта
backup-uncopied = не удалось скопировать { $file }: { $error }
backup-unwritten = файл { $file } записан с ошибками. Проверьте диск
backup-damaged = база данных в { $file } повреждена: { $error }
backup-no-database = в { $file } нет базы данных сайта
backup-later = { $file } — от более новой версии Parvis (неизвестные здесь изменения: { $names })
backup-folder-taken = в { $folder } уже есть сайт ({ $files }). Выберите другую папку с помощью PARVIS_DATA
backup-no-space = в { $folder } не хватает места для { $file }
backup-unreadable = { $file } не читается как резервная копия: { $error }
backup-foreign = { $file } — не резервная копия сайта

## Checking records: what is no longer as it was at a table. Follows “table 5: ”. Seats count from 0.

stored-broken = повторить партию не удалось ({ $error })
stored-step-missing = нет шага { $step }
stored-illegal = больше не разрешён
stored-count = { $count ->
    [one] здесь { NUMBER($count, useGrouping: 0) } шаг, а не { $number }
    [few] здесь { NUMBER($count, useGrouping: 0) } шага, а не { $number }
   *[many] здесь { NUMBER($count, useGrouping: 0) } шагов, а не { $number }
}
stored-goes-on = шаг { $step }: партия здесь больше не кончается
stored-result = результат { $found }, а не { $result }
stored-question = шаг { $step }: { $now ->
    [nobody] теперь не решает никто
    [nature] теперь решает случай
   *[other] { $now_count ->
        [1] теперь решает место { $now }
       *[more] теперь решают места { $now }
    }
}, а раньше { $then ->
    [nobody] не решал никто
    [nature] решал случай
   *[other] { $then_count ->
        [1] решало место { $then }
       *[more] решали места { $then }
    }
}
stored-choice = { $seat ->
    [nature] шаг { $step }: сохранённый выбор случая больше не разрешён
   *[other] шаг { $step }: сохранённый выбор места { $seat } больше не разрешён
}

# Турниры

tournament-none = Такого турнира нет.
tournament-members-only = В турнирах участвуют только члены клуба. Войдите или создайте учётную запись.
tournament-closed = В этом турнире это больше невозможно.
tournament-entered-already = Вы уже участвуете в этом турнире.
tournament-not-entered = Вас нет в этом турнире: вы не записаны или вышли из него.
tournament-no-check-in = Сейчас подтвердить участие нельзя.
tournament-begun = Этот турнир уже начался.
tournament-too-few = Участников не хватает даже на один стол.
tournament-round-closed = Тур { $number } закрыт, или сейчас идёт другой. Ничего не изменилось.
tournament-round-unfinished = Тур { $number } нельзя закрыть: у одного из столов ещё нет результата. Дождитесь его или введите.
tournament-round-begun = Жеребьёвку тура { $number } нельзя провести заново: кто-то уже принял в нём решение или введён результат.
tournament-no-group = Такого стола в этом турнире нет.
tournament-scores = Введите целое число для каждого места (мест: { $seats }), не больше { $most }. Эти очки не подходят к этому столу.
tournament-too-many = Ваших незаконченных турниров: { $most }. Отмените один или дождитесь конца другого.
tournament-no-title = Турниру нужно название (символов: не больше { $longest }).
tournament-long-about = Описание слишком длинное или содержит символы, которые нельзя показать (символов: не больше { $longest }).
tournament-no-size = В эту игру нельзя играть за столом с таким числом игроков: { $size }.
tournament-no-deed = Такой кнопки нет. Ничего не изменилось.
tournament-nobody-there = Человека с таким номером в этом турнире нет.
tournament-remove = Исключить игрока
tournament-remove-help = Всё будет так, словно этот человек ушёл сам; вернуться он не сможет.
tournament-remove-now = Исключить
tournament-all = Турниры
tournament-new = Новый турнир
tournament-coming = Открытые и текущие
tournament-past = Законченные
tournament-none-coming = Нет ни открытых, ни текущих турниров.
tournament-people = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
tournament-stage-open = Запись открыта
tournament-stage-check-in = Подтверждение участия
tournament-stage-running = Идёт
tournament-stage-over = Закончен
tournament-stage-off = Отменён
tournament-kind = Вид
tournament-kind-swiss = Швейцарская система
tournament-kind-robin = Круговой турнир
tournament-kind-knock-out = На выбывание
tournament-title = Название
tournament-about = Описание, например день и час
tournament-size = Игроков за столом
tournament-rounds = Туры
tournament-going-on = Сколько игроков с каждого стола проходит дальше
tournament-leaving = Если кто-то уходит
tournament-leaving-bot = За него играет бот
tournament-leaving-strike = Он выбывает из турнира
tournament-late = Поздняя запись: до жеребьёвки последнего тура
tournament-duplicate = Одинаковые карты: за всеми столами тура раздача одна и та же
tournament-by-itself = Следующий тур
tournament-by-itself-yes = После последнего стола
tournament-by-itself-no = Когда вы закроете тур
tournament-announce = Объявить
tournament-tables = игроков за столом: до { $size }
tournament-so-many = { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
    [many] { $rounds } туров
   *[other] { $rounds } тура
}
tournament-go-on = { $count ->
    [1] с каждого стола дальше проходит лучший игрок
    [one] с каждого стола дальше проходит { $count } лучший игрок
    [few] с каждого стола дальше проходят { $count } лучших игрока
    [many] с каждого стола дальше проходят { $count } лучших игроков
   *[other] с каждого стола дальше проходит { $count } лучшего игрока
}
tournament-told-bot = За ушедших игроков играет бот.
tournament-told-strike = Ушедшие игроки больше не играют и занимают последнее место за оставленным столом.
tournament-told-late = Записаться можно и позже.
tournament-told-duplicate = За всеми столами тура раздача одна и та же. До конца тура каждый стол видят только его игроки.
tournament-host = Организатор:
tournament-round = Тур { $number }
tournament-own-table = К вашему столу
tournament-enter = Участвовать
tournament-sign-in = Войти, чтобы участвовать
tournament-here = Я здесь
tournament-withdraw = Отказаться
tournament-you-are-in = Вы участвуете в этом турнире.
tournament-you-are-awaited = Вы записаны. Подтвердите участие, чтобы играть.
tournament-leave = Выйти из турнира
tournament-leave-bot = За вас играет бот, в этом туре и во всех следующих. Вернуться нельзя.
tournament-leave-strike = Бот доигрывает вашу партию, вы занимаете за этим столом последнее место и больше не играете. Вернуться нельзя.
tournament-leave-now = Выйти насовсем
tournament-run = Для организатора
tournament-run-help = Жеребьёвку тура можно провести заново, пока никто не принял в нём решения. Ниже можно ввести результат любого стола.
tournament-open-check-in = Начать подтверждение участия
tournament-start = Начать тур 1
tournament-close = Закрыть тур { $number }
tournament-again = Новая жеребьёвка тура { $number }
tournament-call-off = Отменить
tournament-call-off-help = Начатые партии продолжаются, но следующего тура не будет. Передумать потом нельзя.
tournament-call-off-now = Отменить турнир
tournament-standings = Таблица
tournament-points = Очки
tournament-share = Доля
tournament-opponents = Соперники
tournament-wins = Победы
tournament-has-left = вне турнира
tournament-is-out = выбывает
tournament-is-here = здесь
tournament-print = Печать
tournament-records = Все партии (ZIP)
tournament-how = Как считаются очки
tournament-how-points = Первое место за столом даёт столько очков, сколько соперников за полным столом, последнее — ни одного, остальные — соответственно меньше первого. При равенстве очки делятся. Свободный тур считается первым местом.
tournament-how-duplicate = Сравниваются те, кто за разными столами сидел на одном и том же месте: лучший результат даёт столько очков, сколько соперников за полным столом, худший — ни одного. Если на этом месте больше никто не сидел, учитывается итоговое место за столом. Свободный тур считается первым местом.
tournament-how-ties = При равенстве очков учитывается доля игрока в сумме игровых очков за его столами, затем среднее число очков соперников, затем число побед.
tournament-bye = Свободный тур
tournament-table = Стол { $number }
tournament-placed = место { $place }
tournament-by-hand = Ввёл организатор.
tournament-set = Ввести результат
tournament-set-it = Ввести
tournament-look = К столу
tournament-entries = Участники
tournament-nobody = Пока никто не записался.
tournament-back = Назад к турниру

# Лиги

ladder-none = Такой лиги нет.
ladder-over = Эта лига закончена.
ladder-removed = Организатор исключил вас. Записаться снова можно, когда начнётся следующий сезон.
ladder-entered-already = Вы уже записаны на следующий сезон.
ladder-not-entered = Вы не записаны на следующий сезон.
ladder-nobody-there = В этой лиге нет никого с таким номером.
ladder-season-over = Этот сезон закончен. Ничего не изменилось. Откройте страницу заново.
ladder-too-few = Записавшихся слишком мало для одного стола. Подождите других или закончите лигу.
ladder-too-many = Ваши незаконченные лиги: { $most }. Сначала закончите одну из них.
ladder-small-division = Наименьший размер дивизиона: { $least } (достаточно для полного стола и для двух малых).
ladder-many-moving = При таком размере дивизиона ({ $people }) повышений и понижений может быть не больше чем по { $most }.
ladder-all = Лиги
ladder-new = Новая лига
ladder-none-here = Лиг пока нет.
ladder-help = В лиге играют по переписке несколько месяцев, сезон за сезоном. Её дивизионы — круговые турниры: первые поднимаются, последние опускаются.
ladder-division = Игроков в дивизионе
ladder-moving = Сколько поднимается и опускается
ladder-weeks = Недель в сезоне
ladder-days = Дней до первого сезона
ladder-back = Назад к лиге
ladder-season = Сезон { $season }
ladder-seasons = Сезоны
ladder-division-number = Дивизион { $number }
# $ladder — название.
ladder-place = { $ladder }: сезон { $season }, дивизион { $division }
ladder-is-coming = Начало сезона 1: { $when }
ladder-is-running = Сезон { $season } до { $when }
ladder-is-waiting = Записавшихся слишком мало. Следующее начало: { $when }
ladder-is-over = Закончена: { $when }
ladder-told = { $weeks ->
    [one] Игроков в дивизионе: { $people }; повышений: { $moving }, понижений: { $moving }. Сезон длится { $weeks } неделю.
    [few] Игроков в дивизионе: { $people }; повышений: { $moving }, понижений: { $moving }. Сезон длится { $weeks } недели.
    [many] Игроков в дивизионе: { $people }; повышений: { $moving }, понижений: { $moving }. Сезон длится { $weeks } недель.
   *[other] Игроков в дивизионе: { $people }; повышений: { $moving }, понижений: { $moving }. Сезон длится { $weeks } недели.
}
ladder-you-play = Вы играете в дивизионе { $division }
ladder-you-are-in = Вы играете в следующем сезоне.
ladder-enter = Записаться на следующий сезон
ladder-withdraw = Пропустить следующий сезон
ladder-newcomers = Новые в следующем сезоне
ladder-no-newcomers = Новых записей нет.
ladder-begin = Начать сезон { $season } сейчас
ladder-close = Закончить сезон
ladder-close-help = Следующий сезон начнётся сразу со всеми, кто записан. Идущие партии продолжатся, но больше не засчитываются.
ladder-close-now = Начать сезон { $season }
ladder-remove-help = Это считается уходом из дивизиона по своей воле. В следующем сезоне этот игрок играть не сможет.
ladder-end = Закончить лигу
ladder-end-help = Сезон закончится с этими результатами, и следующего не будет. Идущие партии продолжатся, но больше не засчитываются. Отменить это нельзя.
ladder-end-now = Закончить лигу навсегда
ladder-games = Туры и столы
ladder-how = Кто поднимается и опускается
ladder-how-moving = Стрелки показывают, кто поднимется и опустится, если сезон закончится так. Свободные места получают лучшие из тех, кто опустился бы, затем следующие по порядку. Новые начинают снизу.
# После имени: дивизион следующего сезона.
ladder-to-up = ↑ дивизион { $division }
ladder-to-down = ↓ дивизион { $division }
ladder-to-leaves = уходит
tournament-stage-drawn = Скоро начнётся
# $name — название лиги.
notices-season-title = { $name }: новый сезон
notices-season-body = { $name }: начался сезон { $season }. Вы играете в дивизионе { $division }.
notices-season-over-title = { $name }: конец сезона
notices-season-over-body = { $name }: сезон { $season } закончен.
notices-ladder-over-title = { $name }: конец лиги
notices-ladder-over-body = Лига закончена: { $name }. Следующих сезонов не будет.
notices-line-season = начало сезона
notices-line-season-over = конец сезона
notices-line-ladder-over = конец лиги

friends-heading = Друзья
friends-about = Люди, на которых вы подписаны. Те, кто подписан друг на друга, — друзья. Подписаться можно в профиле.
friends-settings = Кто видит, что вы здесь
friends-none = Вы пока ни на кого не подписаны.
friends-friend = в друзьях
friends-here = на сайте
friends-seen = последний визит: { $day }
friends-invite = Пригласить: { $game }
friends-invite-waiting = Пригласить за свой стол: { $game }
friends-invite-named = Пригласить: { $name }, { $game }
person-follow = Подписаться
person-unfollow = Отписаться
said-followed = Новая подписка: { $name }.
said-unfollowed = Подписка отменена: { $name }.
said-invited = Место оставлено: { $name }.
field-shown = Кто видит, что вы здесь и за каким столом
shown-to-everybody = все, кто на вас подписан
shown-to-friends = ваши друзья
shown-to-nobody = никто
follow-guest = Подписываться и иметь подписчиков можно только с учётной записью. Сначала создайте её.
follow-blocked = Вы заблокировали этого человека. Сначала разблокируйте его.
follow-too-many = { $most ->
    [one] Можно подписаться не более чем на { $most } человека.
    [few] Можно подписаться не более чем на { $most } человек.
    [many] Можно подписаться не более чем на { $most } человек.
   *[other] Можно подписаться не более чем на { $most } человека.
} Сначала отпишитесь от кого-нибудь.
invite-no-friend = Здесь можно пригласить только друзей: тех, на кого вы подписаны и кто подписан на вас.
invite-no-table = Ни за одним из ваших столов нет свободного места. Откройте новый.
notices-opened-title = { $name }: новый стол
notices-opened-body = { $name } открывает стол и ждёт игроков: { $game }.
notices-started-title = { $name } играет: { $game }
notices-started-body = { $name } играет ({ $game }), стол { NUMBER($number, useGrouping: 0) }. Можно посмотреть.
notices-line-opened = стол того, на кого вы подписаны
notices-line-started = партия того, на кого вы подписаны
notices-matter-friends = Столы тех, на кого вы подписаны

note-on-table = Заметка
note-on-person = Личная заметка
note-heading = Заметка: { $game }, стол { NUMBER($number, useGrouping: 0) }
note-words = Ваша заметка
note-about = Свои заметки видите только вы.
note-back = Назад к столу
notes-heading = Заметки
notes-too-long = { $most ->
    [one] Не больше { $most } символа.
    [few] Не больше { $most } символов.
    [many] Не больше { $most } символов.
   *[other] Не больше { $most } символа.
}
notes-too-many = Их может быть не больше { NUMBER($most, useGrouping: 0) }. Сначала удалите лишнее.
bookmarks-heading = Закладки
bookmark-step = Шаг { NUMBER($step, useGrouping: 0) }
bookmark-at = { $game }, стол { NUMBER($number, useGrouping: 0) }, шаг { NUMBER($step, useGrouping: 0) }
bookmark-keep = Закладка
bookmark-kept = Ваша закладка
bookmark-words = Ваша пометка
bookmark-for-all = комментарий для всех
bookmark-remove = Удалить
bookmark-running = Закладки бывают только в оконченных партиях.
bookmark-no-comment = Комментарии для всех пишут только администраторы и только к образцовым партиям. Комментарий не может быть пустым.
models-heading = Образцовые партии
models-of = Образцовые партии: { $game }
models-about = Оконченные партии, по которым здесь советуют учиться. Каждую можно просмотреть.
models-none = Пока их нет.
models-all = Все образцовые партии
models-watch-named = Просмотреть партию за столом { NUMBER($number, useGrouping: 0) }
model-heading = Образцовая партия
model-words = Чему она учит
model-about = Все видят эту партию среди образцовых. Пустое поле убирает её из списка.
model-not-open = Образцовой может быть только оконченная партия, которую все могут видеть и где всё открыто.

share-heading = Поделиться
share-picture = Картинка (SVG)
share-picture-png = Картинка (PNG)
share-bg-stats = Добавить в BG Stats
share-bgg = BoardGameGeek
share-bgg-about = На BoardGameGeek запишите партию и вставьте текст как комментарий.
share-plain = Текстом
share-frame = Партия на другой странице
share-head = { $game }, стол { NUMBER($number, useGrouping: 0) }, { $day }
share-line = { $place }. { $name }: { NUMBER($score, useGrouping: 0) }
share-line-bot = { $place }. { $name } ({ $bot }): { NUMBER($score, useGrouping: 0) }
embed-none = На других страницах можно показать только оконченные партии, которые все могут видеть.

lobby-said = Новое в чате

tournament-analysed = Разборы: { $made } из { $games }
tournament-analyse = Заказать недостающие разборы
tournament-analysing = Недостающие разборы готовятся. До тех пор их нет в файле.
tournament-list-round = Тур
tournament-list-table = Стол
tournament-list-score = Очки в партии
tournament-list-record = Запись
tournament-list-analysis = Разбор
tournament-list-running = Партия ещё не окончена.
tournament-list-hidden = За этим столом скрытое остаётся скрытым.
tournament-list-unreadable = Нет стола, который можно прочитать.
tournament-list-unasked = Его никто не заказал.
tournament-list-waiting = Он готовится.
tournament-list-failed = Его не удалось сделать.

notices-check-in-title = Подтвердите участие: { $name }
notices-check-in-body = Турнир { $name } скоро начнётся ({ $game }). Подтвердите участие на его странице: в жеребьёвке будут только подтвердившие.
notices-line-check-in = подтверждение участия в турнире
notices-matter-tournament = Подтверждение участия в турнирах
