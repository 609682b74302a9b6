### What the commands say: their help, what they print, and why they refuse.
### Names of commands and options, words in `…`, and what stands for values (PATH, GAME) stay as they are.
### What others wrote ($value, $option, $file, $error …) is put in as it is, where needed in quotation marks.

## Help: what each command does, and its options. `NAME-default` is what an option is without being given.

# Headings of the help, and what it says of an option, in brackets, after the sentence about it. { "{}" } stands for what is filled in
help =
    .usage = Использование:
    .arguments = Аргументы
    .settings = Параметры
    .commands = Команды
    .default = [по умолчанию: { "{}" }]
    .variable = [переменная окружения: { "{}" }]
    .required = [обязательно]

# Options that mean the same in several commands
options =
    .help = Показать эту справку и выйти.
    .metrics = Где Prometheus найдёт метрики, 127.0.0.1:9464.
    .log = Вид журнала: plain или json.
    .game = Название игры, см. `parvis games`.
    .seats = Боты, по одному на место, через запятую: random,greedy…
    .games = Число партий на состав, с округлением вверх до полного круга по местам.
    .seed = Одно и то же число даёт одни и те же раздачи.
    .option = Вариант игры в виде name=value. Можно указать несколько раз.
    .jobs = Сколько партий играть одновременно.
    .jobs-default = по одной на процессор
    .as_json = Вывести JSON, для программ.
    .workers = На чём играть: threads, processes или auto (что лучше для этих ботов). Результаты те же.
    .ray = Играть на кластере Ray по этому адресу, а без адреса — на локальном.
    .out = Папка для результатов. Партии, которые в ней уже есть, заново не играются.
    .out-default = в results/
    .sources = Считать очки по источникам в каждой n-й раздаче (0: никогда).
    .pictures = Ещё и нарисовать результаты, в PNG и SVG.
    .players = Число игроков.
    .players-default = 4 или сколько позволяет игра

parvis = Играть в Notre Dame и Troyes, проводить партии между ботами и хранить записи.
    .version = Показать версию.

play = Запустить сайт и открыть его в браузере.
    .port = Порт сайта.
    .port-default = 8000 или следующий свободный
    .host = Сетевой адрес сайта. С 0.0.0.0 он открыт и другим компьютерам сети.
    .browser = Открыть в браузере.

serve =
    Запустить сайт клуба. Играть можно откуда угодно, и у каждого места есть владелец.

    При первом запуске в терминале команда спрашивает недостающие настройки и сохраняет их в club.toml в папке данных.
    .address = Адрес для всех: https://club.example.
    .admin = Адрес почты администратора.
    .mail = Почтовый сервер, smtp://user:password@host. Без него письма видны администраторам.
    .mail-default = нет
    .host = Сетевой адрес, по которому сервер принимает запросы.
    .port = Порт, на котором сервер принимает запросы.
    .proxy = Обратные прокси, которым можно доверять, через запятую.
    .hsts = HSTS: сколько секунд браузер должен пользоваться только https.
    .database = База данных PostgreSQL, postgresql://user:password@host/name.
    .database-default = SQLite в папке данных
    .processes = Сколько процессов отвечает на запросы; если их несколько, ещё один делает остальную работу. Нужен PostgreSQL.

work =
    Вести ботов, часы и уведомления клуба, на запросы которого отвечают другие процессы. Нужен PostgreSQL.

    Остальные настройки те же, что у `parvis serve`, из окружения или club.toml.

backup =
    Сохранить сайт в один файл, вместе с базой данных, ключом и настройками. Можно и во время игры.

    Читать файл может только его владелец. Пусть так и будет: с этим файлом можно войти под любым именем.
    .file = Какой файл записать, например parvis.tar.gz.

restore = Восстановить резервную копию в пустую папку данных (PARVIS_DATA).
    .file = Файл, который записала команда `parvis backup`.

admin = Дать права администратора и вывести одноразовую ссылку для входа.
    .email = Адрес почты, с учётной записью или без неё.

simulate = Сыграть много партий между ботами и показать, как часто каждый побеждает.
    .games = Число партий.
    .seed = Одно и то же число даёт одни и те же партии.
    .seed-default = случайное
    .rotate = После каждой партии сдвигать всех ботов на одно место. Строки результатов следуют за ботами.
    .jobs = Число процессов. Результаты те же.

match =
    Сыграть матч между ботами, которые меняются местами; сохранить все партии и показать доверительные интервалы.

    Если все боты одинаковы, каждая раздача играется один раз: от мест ничего не изменится.

    Та же команда продолжает прерванный матч, а с большим числом --games — удлиняет его.

tournament =
    Провести турнир ботов и дать им рейтинг OpenSkill.

    Если ботов мало, они встречаются во всех сочетаниях. Если много, каждый играет в одиночку за столом, где все остальные места занимает один и тот же бот, и так против каждого бота. Все составы играют одни и те же раздачи с каждого места. Та же команда продолжает прерванный турнир.
    .bots = Боты через запятую: random,greedy…

ladder =
    Сыграть ботом каждого уровня против ботов уровнем ниже, с каждого места.

    С --times — измерить, как сила последнего уровня растёт со временем на размышление.
    .levels = Боты через запятую, начиная с самого слабого.
    .levels-default = все
    .times = Время на размышление для последнего уровня, через запятую (10ms,1s…).
    .markdown = Вывести таблицу в Markdown.
    .repeatable = Не писать в Markdown, сколько длится решение. Тогда та же команда даёт ту же страницу, если только боты не думают заданное время.

evaluate =
    Измерить силу бота в задаче с этим названием, на раздачах для проверки, и записать файлы, которые каждый может воссоздать по числам seed.

    Бот играет в одиночку за столом, где все остальные места занимает один и тот же бот: отдельно novice, greedy и skilled, с каждого места. Чтобы продолжить прерванное измерение, запустите ту же команду ещё раз.
    .package = Бот или установленный пакет: тогда измеряется сила каждого из его ботов.
    .task = Название задачи, например parvis/NotreDame-4p-v1.
    .deals = Число раздач. Если их меньше, чем в задаче, результат помечается как частичный.
    .deals-default = столько, сколько в задаче
    .out = Папка для результатов: evaluation.json, evaluation.csv и партии. Партии, которые в ней уже есть, заново не играются.
    .out-default = в results/

league =
    Измерить силу ботов в задачах лиги, составить их общий рейтинг и записать таблицы, которые каждый может воссоздать по числам seed.

    Уровни и названные боты измеряются так же, как командой `parvis evaluate`, в папку entries. Чужие измерения, которые вы туда положите, проверяются и участвуют. Чтобы продолжить, запустите ту же команду ещё раз.
    .packages = Боты или установленные пакеты: тогда участвует каждый их бот.
    .task = Одна задача вместо всех. Можно указать несколько раз.
    .deals = Число раздач. Если их меньше, чем в задачах, лига помечается как частичная.
    .deals-default = сколько в задачах
    .out = Папка лиги: entries, партии, league.json, league.csv, league.md и league.html.
    .markdown = Вывести таблицы в Markdown, на английском.

agents =
    Сыграть партии между языковыми моделями, ботами и людьми за одним столом. Как задаются вопросы моделям, описано в docs/agents.md.

    Модели доступны по адресу chat-completions; ключ берётся из PARVIS_MODEL_KEY. Если модель сдаётся, дальше играет бот, и это видно в результате.
    .seats = Кто играет, по одному на место, через запятую: model:NAME, бот или person. От партии к партии все сдвигаются на одно место.
    .url = Адрес моделей, например https://models.example/v1/chat/completions.
    .games = Число партий.
    .attempts = После скольких ответов на один вопрос модель сдаётся, если ни один не был разрешённым решением.
    .requests = После скольких запросов за партию модель сдаётся.
    .seconds = Сколько может длиться ответ, в секундах.
    .stand_in = Бот, который играет дальше, если модель или человек сдаётся.
    .out = Новая папка для записей всех партий и для result.json.

mcp = Предоставить игры агентам как инструменты, по Model Context Protocol через stdin и stdout. Как это работает, описано в docs/agents.md.
    .advice = Разрешить агентам просить совета в партиях, которые они начали с этой возможностью.

train = Обучить сеть оценивать позиции в игре с самой собой. Та же команда продолжает прерванное обучение.
    .players = Число игроков. Для каждого числа свои веса.
    .games = Сколько всего партий сыграть, считая уже сыгранные. Скорость обучения снижается на всём их протяжении, поэтому другое число меняет то, чему сеть научится дальше.
    .hidden = Число скрытых нейронов сети.
    .hidden-default = 46, а с --policy — 64
    .evaluate_every = Измерять силу через каждые n партий.
    .jobs = Число потоков для партий.
    .jobs-default = по одному на процессор
    .begin_with = Начать с обученной сети вместо разогрева. Укажите папку другого обучения этой игре, для любого числа игроков, или `published` — веса, с которыми играют боты (`published:4`: для 4 игроков). Скрытых нейронов в этой сети может быть меньше.
    .learning_rate = Начальная скорость обучения. Она снижается в 50 раз.
    .learning_rate-default = 0.001, а с --begin-with — 0.0005
    .mixture = Как часто каждый незаданный вариант отличается от значения по умолчанию: вероятности от 0 до 1. Для каждой партии случайно берётся одна из них.
    .noise = Наибольшая ошибка в очках, которая добавляется к решениям в партиях с самой собой. При 1 или 2 очках сеть пробует и то, что выглядит почти так же хорошо, и узнаёт, чего оно стоит.
    .out = Папка для обучения.
    .policy = Вместо этого обучить бота quick повторять решения бота skilled, сразу для любого числа игроков и всех вариантов. Действуют только --games, --hidden, --near, --seed, --out и --publish.
    .near = С --policy: насколько оценка решения может быть ниже наивысшей, чтобы quick просчитал оба решения до конца хода. 0: не просчитывает никогда.
    .publish = В конце передать веса ботам игры.

compare = Сыграть матч двух обученных оценок, одно место против всех остальных, и показать интервалы.
    .one = Папка обучения, `published` — веса, с которыми играют боты, `published@1` — более ранняя версия, или `greedy` — оценка, написанная вручную.
    .other = Папка обучения, `published` — веса, с которыми играют боты, `published@1` — более ранняя версия, или `greedy` — оценка, написанная вручную.
    .players = Число игроков.
    .players-default = как при обучении, иначе 4
    .games = Сколько партий каждая оценка играет на одном месте против другой.
    .jobs = Число потоков для партий.
    .jobs-default = по одному на процессор

record = Сыграть партию между ботами и сохранить её запись. Это первая партия `simulate` с тем же --seed.
    .out = Какой файл записать.
    .seed = Одно и то же число даёт одни и те же партии.
    .seed-default = случайное
    .force = Заменить файл, если он есть.

replay = Проверить каждый шаг и результат записи. Итог выводится, только если вся запись верна.
    .file = Файл записи.
    .as_json = По строке JSON на каждый шаг, с состоянием партии.

verify =
    Проверить, что все раздачи и броски записи следуют из тайного числа, выбранного до партии.

    Проверяются и правила, как в `replay`. Если что-то не сходится, код выхода 1 и назван первый такой шаг.
    .file = Запись партии, сыгранной на сайте.

analyse =
    Показать, чего стоила раздача, откуда взялись очки каждого места и какие его ходы обошлись дороже всего.

    Найденное сохраняется: прерванная команда продолжает с того же места.
    .file = Запись оконченной партии.
    .jobs = Число процессов. Результаты те же.
    .rollouts = Сколько партий доигрывать из каждой позиции.
    .rollouts-default = от 12 до 50, смотря по игре
    .games = Сколько партий играть с той же раздачей.
    .moves = Сколько ходов показать для каждого места.
    .judge = Бот, который доигрывает: quick намного быстрее, но ошибается чаще.
    .step = Вместо этого: судья доигрывает партию после стольких шагов, --games раз.
    .porcelain = JSON в stdout, по строке на каждую сделанную часть работы, для программ.

explore =
    Показать по партиям ботов, какие решения там, где они возможны, больше всего приносят и какие больше всего отнимают.

    Выигрыш — на сколько очков больше, чем после решения бота skilled в той же позиции. Что встретилось меньше 30 раз, не показывается.
    .players = Число игроков.
    .kind = Вид решения. Можно указать несколько раз.
    .kind-default = все
    .file = Файл Parquet от `tools.explored`. Можно указать несколько раз.
    .file-default = поставляемый с программой

check-records =
    Повторить все записи в папке и её подпапках или все столы сайта, каждую партию по её редакции правил.

    Запускайте перед обновлением. Выводит по строке на каждую партию, которую эта версия продолжила бы иначе, а если такие есть, завершается с кодом 1.
    .where = Папка с записями (*.json) или база данных сайта: файл или URL (postgresql://…).

games = Показать игры, их варианты и ботов.

games-export =
    Записать партии как данные: каждое решение с тем, что было известно на его месте, что было разрешено и что об этом говорит выученная оценка.

    Либо партии играют боты, и всё следует из --seed, либо партии берутся из записей. Чтобы продолжить прерванный экспорт, запустите ту же команду ещё раз.
    .game = Название игры, см. `parvis games`.
    .out = Папка для данных: файлы Parquet, манифест с контрольными суммами и описание набора.
    .level = Боты через запятую: один для всех мест или по одному на каждое место.
    .level-default = skilled
    .games = Число партий.
    .seed = Одно и то же число даёт одни и те же партии.
    .split = Раздачи для обучения или для проверки: train или test. Ни одна не входит в обе части.
    .record = Вместо партий ботов: файл записи или папка с записями (*.json). Можно указать несколько раз.
    .jobs = Число процессов. Результаты те же.
    .jobs-default = по одному на процессор
    .minari = Записать партии и для Minari.

compile = Скомпилировать правила и ботов заранее. Второй раз это займёт лишь секунду.
    .names = Названия игр.
    .names-default = все
    .porcelain = Простые строки `done total` в stdout, для программ.
    .batches = Скомпилировать и циклы пакетных и векторных сред.
    .box = Скомпилировать игру этого файла коробки.

bench = Измерить скорость правил: медианы по измерениям, на одном ядре.
    .game = Название игры.
    .players = Число игроков.
    .rounds = Число измерений.

## Words that make no command. $help: the command that tells more, such as `parvis match --help`

# $command: what was typed.
usage-command-unknown = Нет такой команды: { $command } (см. { $help })
# $similar: commands that are called nearly so, "'match' or 'train'".
usage-command-similar = Нет такой команды: { $command }. Может быть, { $similar }? (см. { $help })
usage-option-unknown = Нет такого параметра: { $option } (см. { $help })
# $similar: options, as above.
usage-option-similar = Нет такого параметра: { $option }. Может быть, { $similar }? (см. { $help })
usage-option-missing = Не указан параметр { $option } (см. { $help })
usage-option-empty = Параметру { $option } нужно значение (см. { $help })
usage-option-flag = Параметр { $option } не принимает значения (см. { $help })
usage-argument-missing = Не указан аргумент { $argument } (см. { $help })
# $words: what was typed beyond what the command takes.
usage-words-left = { $count ->
    [1] Лишний аргумент: { $words } (см. { $help })
   *[more] Лишние аргументы: { $words } (см. { $help })
}
# $name: an argument, an option or an environment variable. $value: what was typed.
usage-number-least = { $name }: нужно целое число не меньше { $smallest }, а не { $value } (см. { $help })
usage-number = { $name }: нужно целое число от { $smallest } до { $largest }, а не { $value } (см. { $help })
usage-decimal = { $name }: нужно число от { $smallest } до { $largest }, а не { $value } (см. { $help })
# $choices: "skilled or quick".
usage-choice = { $name }: нужно { $choices }, а не { $value } (см. { $help })

## Options and files of several commands

# $option: in quotation marks. $word: the same without them.
option-without-value = у --option { $option } нет значения. Напишите --option { $word }=true
option-twice = вариант { $option } указан дважды. Укажите его один раз
file-unreadable = не удалось прочитать { $file }: { $error }
file-unwritable = не удалось записать { $file }: { $error }
file-unusable = не удалось прочитать или записать { $file }: { $error }
# What a command prints can't be taken: the disk is full, for example.
output-unwritable = вывод: { $error }

## Progress, beside a bar

progress-compiling = Компиляция правил
progress-compiling-game = Компиляция правил: { $game }
progress-playing = Идёт партия
progress-playing-game = Идут партии: { $game }
progress-writing = Запись данных
# Two learned values play against each other.
progress-comparing = { $one } и { $other }
# $players: how many.
progress-training = { $players ->
    [one] Обучение: { $game }, { $players } игрок
    [few] Обучение: { $game }, { $players } игрока
   *[many] Обучение: { $game }, { $players } игроков
}
progress-training-policy = Обучение стратегии: { $game }
progress-analysing = Разбор: { $game }
progress-finishing = Доигрывание: { $game }
progress-measuring = Измерение: { $game }
progress-replaying-records = Проверка записей
progress-replaying-tables = Проверка столов
progress-copying = Копирование базы данных

## Heads of columns in several tables

head-player = игрок
head-players = игроки
head-seat = место
head-games = партии
head-score = счёт
head-mean-score = средний счёт
# The standard deviation of scores.
head-spread = разброс
# Part of the games that a player won.
head-wins = победы
head-seat-wins = победы места (95 %)
head-points = очки
# The mean score of all the others.
head-theirs = у остальных
# One seat against all others: the bot that has it.
head-alone = в одиночку
# The time of one.
head-decision-time = на решение
head-decisions = решения
head-range = диапазон
# Number of the step in the record.
head-step = шаг
# Games in which a seat has no more points than in the game that is analysed.
head-no-more = партии, где не больше

## Cells of several tables

cell-range = от { $least } до { $most }
cell-share = { $count } из { $all }

## parvis serve, backup and restore

# A question; a colon is put after it.
ask-address = Адрес клуба для всех
ask-admin = Адрес почты администратора
ask-mail = Почтовый сервер (smtp://user:password@host) или none
backup-written = { $file }: { $size } КБ
site-restored = Сайт восстановлен в папке { $folder }

## parvis games

# $game: the name by which commands know it. $players: "2, 3 or 4".
games-title = { $title } ({ $game }), игроков: { $players }
games-option = вариант
# What the option is when it is not given.
games-usual = по умолчанию
# $help: what the option does, a sentence.
games-help-players = { $help } Игроков: { $players }.
games-help-group = { $group }: { $help }
# $help: as above, without the full stop.
games-help-values = { $help }: { $values }
games-bots = Боты
games-bot = бот
# How a bot plays.
games-bot-about =
    .random = принимает любое разрешённое решение, все с равной вероятностью
    .novice = смотрит на ход вперёд и ошибается в оценке того, что видит
    .greedy = выбирает ход, который сразу выглядит лучшим, по оценке, написанной для игры вручную
    .skilled = выбирает ход, который сразу выглядит лучшим, по оценке, выученной в игре с самим собой; где её нет, играет как greedy
    .expert = просматривает дерево вариантов, до секунды на каждый ход

## parvis games export

# $option: with its dashes.
export-records-alone = { $option } относится к партиям ботов. Не указывайте этот параметр вместе с --record
export-no-records = в { $folder } нет записей (*.json)
export-stopped = остановлено. Готовые файлы, по 100 партий в каждом, лежат в { $folder }. Чтобы продолжить, запустите ту же команду ещё раз
export-changed = файл { $file } не такой, как в манифесте. Его партии записываются заново
export-older = набор в { $folder } начат более старой версией. Все его партии записываются заново
export-levels = ботов в --level: { $count }, мест: { $players }. Укажите одного на все места или по одному на каждое
# $size: in kB.
export-written = { $folder }: партий: { $games }, решений: { $decisions }, { $size } КБ
# $name: by which Minari knows the data.
export-minari = Для Minari: MINARI_DATASETS_PATH={ $folder }, { $name }

## parvis simulate

# $game: with its options, "Troyes, cards=both".
simulate-title = { $games ->
    [one] { $game }, { NUMBER($games, useGrouping: 0) } партия, seed { $seed }
    [few] { $game }, { NUMBER($games, useGrouping: 0) } партии, seed { $seed }
   *[many] { $game }, { NUMBER($games, useGrouping: 0) } партий, seed { $seed }
}
simulate-by-seat = игрок, по местам
simulate-rotated = игрок, места меняются
# Both numbers can have decimals.
simulate-speed = в секунду решений: { $decisions }, партий: { $games }

## parvis match, tournament and ladder

series-workers = --workers: нужно auto, threads или processes, а не { $workers }
series-rotations = { $games ->
    [one] { NUMBER($games, useGrouping: 0) } партия каждого состава, чтобы каждый бот занимал все места одинаково часто
    [few] { NUMBER($games, useGrouping: 0) } партии каждого состава, чтобы каждый бот занимал все места одинаково часто
   *[many] { NUMBER($games, useGrouping: 0) } партий каждого состава, чтобы каждый бот занимал все места одинаково часто
}
series-stopped = остановлено. Партий в папке { $folder }: { NUMBER($done, useGrouping: 0) } из { NUMBER($total, useGrouping: 0) }. Чтобы продолжить, запустите ту же команду ещё раз
# $game: with its options, "Troyes, cards=both".
series-title = { $players ->
    [one] { $game }, { $players } игрок, партий: { NUMBER($games, useGrouping: 0) }, seed { $seed }
    [few] { $game }, { $players } игрока, партий: { NUMBER($games, useGrouping: 0) }, seed { $seed }
   *[many] { $game }, { $players } игроков, партий: { NUMBER($games, useGrouping: 0) }, seed { $seed }
}
# $points: with decimals.
match-caption = средний счёт победителя: { $points }; все партии — в { $folder }
match-winning-score = счёт при победе
match-ranks = Очки по итоговому месту (95 %)
match-seats = Победы по местам за столом, число решений за партию, время на каждое
match-seat = место { $number }
# The time of each decision.
match-each = на каждое
# All players together.
match-all = все
tournament-rating = рейтинг
tournament-caption = { $lineups ->
    [one] OpenSkill (Plackett-Luce), { NUMBER($lineups, useGrouping: 0) } состав, все партии — в { $folder }
    [few] OpenSkill (Plackett-Luce), { NUMBER($lineups, useGrouping: 0) } состава, все партии — в { $folder }
   *[many] OpenSkill (Plackett-Luce), { NUMBER($lineups, useGrouping: 0) } составов, все партии — в { $folder }
}
# $share: what a bot would win that is as good as the others, "25.0%".
tournament-duels = Доля побед в одиночку, когда все остальные — один и тот же бот (у равных: { $share })
# The bots of the other seats.
ladder-against = против
ladder-share = доля побед (95 %)
# $share: as above.
ladder-caption = у равных доля побед была бы { $share }; все партии — в { $folder }
ladder-times = --times: нужны либо только времена, либо только числа итераций, а не { $times }

## parvis evaluate

# $task: a name such as parvis/NotreDame-4p-v1.
evaluate-title = { $bot }: { $task }, раздач: { $deals }
# The bot in all other seats.
evaluate-field = против
evaluate-wins = победы (95 %)
# How often the bot came first, second and so on.
evaluate-places = итоговые места 1, 2…
evaluate-caption = Файлы в { $folder }
evaluate-ratings = Рейтинги OpenSkill по всем этим партиям

## parvis league

# $task: a name such as parvis/NotreDame-4p-v1.
league-title = { $task }, раздач: { $deals }
# Points above those of the field's own bots, without what the deals brought.
league-adjusted = без учёта удачи
# $bot: the bot in all other seats.
league-against = победы против { $bot }

## parvis agents

# $url: what was typed.
agents-url = --url: нужен адрес, например https://models.example/v1/chat/completions, а не { $url }
agents-no-url = моделям нужен адрес: --url или PARVIS_MODEL_URL
agents-no-name = после «model:» нужно имя модели, например model:NAME
agents-folder = папка { $folder } не пуста. Выберите новую
agents-prompt = Ваше решение:
agents-title = { $games ->
    [one] { $game }, { NUMBER($games, useGrouping: 0) } партия
    [few] { $game }, { NUMBER($games, useGrouping: 0) } партии
   *[many] { $game }, { NUMBER($games, useGrouping: 0) } партий
}
# How many answers were no legal decision.
agents-refused = отклонено
# In how many games the player gave up.
agents-gave-up = сдано партий
# $number: of the game. $step: of the game. $why: in English.
agents-plays-on = партия { $number }, с шага { $step }: вместо игрока { $player } играет { $bot } ({ $why })

## parvis train and compare

train-published = после «published:» нужно число игроков, например published:4
train-mixture = --mixture: нужны вероятности от 0 до 1, например 0,0.5,1, а не { $value }
# Numbers of games.
train-changed = для этого обучения было задано партий: { $before }, теперь: { $now }. С партии { $played } скорость обучения такая, как если бы их с самого начала было { $now }. То, чему сеть уже научилась, не меняется
train-stopped = остановлено. Чтобы продолжить с последнего сохранения в { $folder }, запустите ту же команду ещё раз
train-stopped-early = остановлено до первого сохранения. Чтобы начать заново, запустите ту же команду ещё раз
train-no-picture = рисунка нет: в { $folder } ещё нет кривой
train-weights-saved = веса сохранены в { $file }
train-meaning-saved = рядом сохранено, что означают их предсказания
train-policy-saved = стратегия сохранена в { $file }
train-title = { $players ->
    [one] { $game }, { $players } игрок, партий: { NUMBER($games, useGrouping: 0) }
    [few] { $game }, { $players } игрока, партий: { NUMBER($games, useGrouping: 0) }
   *[many] { $game }, { $players } игроков, партий: { NUMBER($games, useGrouping: 0) }
}
# A point of the curve, with the heads below. All are numbers with decimals, or with a per cent sign.
train-point = партии: { $games }; часы: { $hours }; очки: { $points }; с самой собой: { $own }; победы над greedy: { $wins }; ошибка: { $error }
train-hours = часы
# Points in games against itself.
train-own = с самой собой
train-wins = победы над greedy
# How far its predictions are from the results.
train-error = ошибка
train-policy-title = { $rounds ->
    [one] { $game }: стратегия после { NUMBER($rounds, useGrouping: 0) } раунда обучения
    [few] { $game }: стратегия после { NUMBER($rounds, useGrouping: 0) } раундов обучения
   *[many] { $game }: стратегия после { NUMBER($rounds, useGrouping: 0) } раундов обучения
}
# Points that worse decisions cost.
train-lost = потеряно за партию
# How often the policy decides as the bot skilled.
train-agreement = решает как skilled
# $share: "25%".
compare-title = { $players ->
    [one] { $game }, { $players } игрок: у равных доля побед { $share }
    [few] { $game }, { $players } игрока: у равных доля побед { $share }
   *[many] { $game }, { $players } игроков: у равных доля побед { $share }
}
# The bot of the other seats.
compare-among = среди
compare-wins = победы (95 %)

## parvis record and replay

record-exists = { $file } уже есть. Выберите другое имя или замените файл с --force
record-no-folder = нет такой папки: { $folder }. Сначала создайте её
record-written = { $steps ->
    [one] { $file }: { $game }, { NUMBER($steps, useGrouping: 0) } шаг, seed { $seed }
    [few] { $file }: { $game }, { NUMBER($steps, useGrouping: 0) } шага, seed { $seed }
   *[many] { $file }: { $game }, { NUMBER($steps, useGrouping: 0) } шагов, seed { $seed }
}
# $game: with its options, "Troyes, cards=both".
replay-title = { $steps ->
    [one] { $game }, редакция { $ruling }, { NUMBER($steps, useGrouping: 0) } шаг, всё по правилам
    [few] { $game }, редакция { $ruling }, { NUMBER($steps, useGrouping: 0) } шага, всё по правилам
   *[many] { $game }, редакция { $ruling }, { NUMBER($steps, useGrouping: 0) } шагов, всё по правилам
}
# $hash: 16 hex digits.
replay-caption = последнее состояние { $hash }
replay-name = имя
replay-tie-break = при равенстве
# Stands in the row of a player.
replay-won = победа

## parvis verify

verify-no-sources = в этой записи нет источников случайности. Они есть только у партий с сайта, кроме сыгранных в старых версиях
# The three stand before values, one below the other.
verify-commitment = хеш до партии
verify-secret = тайное число
verify-numbers = числа игроков
# Players add numbers of their own. $count: as many as there are players.
verify-numbers-added = добавлено { $added } из { $count }
verify-start-chosen = первый игрок выбран, а не определён случаем
verify-withheld = место { $seat }: число не показано вовремя, поэтому использован его хеш
verify-return = место { $seat } возвращает партию к шагу { $step } (взято назад раздач и бросков: { $count })
verify-return-admin = администратор возвращает партию к шагу { $step } (взято назад раздач и бросков: { $count })
verify-other-secret = тайное число не подходит к хешу, показанному до партии
verify-other-number = место { $seat }: число не подходит к своему хешу
verify-differs = шаг { $step }: случай решил не так, как следует из тайного числа и чисел игроков
verify-holds = { $draws ->
    [1] 1 раздача или бросок следует из чисел, выбранных до партии
    [one] все раздачи и броски ({ NUMBER($draws, useGrouping: 0) }) следуют из чисел, выбранных до партии
    [few] все раздачи и броски ({ NUMBER($draws, useGrouping: 0) }) следуют из чисел, выбранных до партии
   *[many] все раздачи и броски ({ NUMBER($draws, useGrouping: 0) }) следуют из чисел, выбранных до партии
}

## parvis check-records

check-nothing = нет записей (*.json) в { $folder } и подпапках
# $reason: why it does not hold, a sentence beginning with a small letter.
check-file = { $file }: { $reason }
check-table = стол { $table }: { $reason }
check-unreadable = прочитать не удалось: { $error }
# $kind: what Python calls the error.
check-rules-fail = шаг { $step }: сбой в правилах, { $kind }: { $error }
check-fine = в порядке
check-different = отличаются
# What the rows count.
check-records-read = записи
check-in-play = идущие партии
check-finished = оконченные партии

## parvis analyse. The judge is a bot that plays on in all seats

# The game is played on from that step.
analyse-finished = { $games ->
    [one] { NUMBER($games, useGrouping: 0) } партия с шага { $step }, за всех играет { $judge }
    [few] { NUMBER($games, useGrouping: 0) } партии с шага { $step }, за всех играет { $judge }
   *[many] { NUMBER($games, useGrouping: 0) } партий с шага { $step }, за всех играет { $judge }
}
analyse-par-title = { $games ->
    [one] Норма раздачи: { NUMBER($games, useGrouping: 0) } партия с теми же картами и кубиками, за всех играет { $judge }
    [few] Норма раздачи: { NUMBER($games, useGrouping: 0) } партии с теми же картами и кубиками, за всех играет { $judge }
   *[many] Норма раздачи: { NUMBER($games, useGrouping: 0) } партий с теми же картами и кубиками, за всех играет { $judge }
}
# What the judge makes of the same deal.
analyse-par = норма
analyse-ledger = Откуда взялись очки
analyse-ledger-caption = Каждая строка в сумме даёт счёт. Интервалы 95-процентные; партий из каждой позиции: { NUMBER($rollouts, useGrouping: 0) }
# Points that an average deal brings.
analyse-start = начало
# Points won or lost by luck, by the others' decisions, by one's own, and by what nobody could know.
analyse-luck = удача
analyse-others = чужие ходы
analyse-hidden = скрытое
analyse-strengths = Как сильно играл каждый
# $levels: bots and what each loses, "greedy 0.52 ± 0.03, skilled 0.20 ± 0.02".
analyse-strengths-caption = Диапазон — 95-процентный, по одной этой партии. Уровни теряют: { $levels }. Судья — { $judge }
analyse-lost-decision = потеряно за решение
analyse-strength = сила
# Names of bots.
analyse-strength-open = от { $weakest } до { $strongest }: по одной партии не понять
analyse-strength-like = как { $bot }
analyse-strength-between = между { $weaker } и { $stronger }
analyse-strength-above = сильнее, чем { $bot }
analyse-strength-below = слабее, чем { $bot }
analyse-curves = Ожидаемые очки и шанс на победу в начале раундов
analyse-moves = Самые дорогие ходы
analyse-moves-caption = Новых партий с каждым из двух ходов: { NUMBER($games, useGrouping: 0) }
# The decision that was made.
analyse-played = сыграно
# Head above the decision that the judge would have made.
analyse-instead = выбор бота { $judge }
analyse-points-lost = потеряно очков
# From where most of the lost points would have come.
analyse-most = прежде всего

## parvis explore

explore-nothing = решения игры { $game } ещё не оценены. Запустите: python -m tools.explored { $game }
# $options: "cards=both ramparts=true".
explore-too-few = { $players ->
    [one] слишком мало партий: { $game }, { $players } игрок, варианты { $options }
    [few] слишком мало партий: { $game }, { $players } игрока, варианты { $options }
   *[many] слишком мало партий: { $game }, { $players } игроков, варианты { $options }
}
explore-too-few-usual = { $players ->
    [one] слишком мало партий: { $game }, { $players } игрок, варианты по умолчанию
    [few] слишком мало партий: { $game }, { $players } игрока, варианты по умолчанию
   *[many] слишком мало партий: { $game }, { $players } игроков, варианты по умолчанию
}
explore-title = { $players ->
    [one] { $game }, { $players } игрок: на сколько очков больше, чем после решения бота skilled, там, где это было возможно
    [few] { $game }, { $players } игрока: на сколько очков больше, чем после решения бота skilled, там, где это было возможно
   *[many] { $game }, { $players } игроков: на сколько очков больше, чем после решения бота skilled, там, где это было возможно
}
explore-kind = вид
explore-decision = решение
explore-gain = выигрыш (95 %)
# In how many positions the decision was open.
explore-open = возможно
# How often it was made there.
explore-decided = решено

## parvis bench

bench-title = { $players ->
    [one] { $game }, { $players } игрок
    [few] { $game }, { $players } игрока
   *[many] { $game }, { $players } игроков
}
# Both numbers are rounded. $system, $date …: of the computer, as it calls them.
bench-caption = В случайной партии решений игроков: { $decisions }, решений случая: { $nature }. { $processor }, { $system }, Python { $python }, Numba { $numba }, { $date }
bench-measured = что измерено
bench-median = медиана
bench-unit = единица
# What is measured.
bench-figure =
    .core = случайная игра в ядре
    .interpreted = случайная игра без компиляции
    .batched = случайная игра пакетами, из Python
    .stepped = по шагам из Python, вместе со случаем
    .copy = копия состояния в ядре
    .playouts = случайные доигрывания с начала партии
    .values = оценка позиций, как при поиске
    .iterations = поиск с начала партии
    .compile = компиляция правил с нуля
    .compile_bots = компиляция ботов с нуля
    .start = тёплый запуск правил
    .start_cpu = тёплый запуск правил
    .start_bots = тёплый запуск правил и ботов
    .start_process = тёплый запуск, весь процесс
# One decision of a bot, by its rules as they are run.
bench-bot =
    .compiled = бот { $bot }, с компиляцией
    .interpreted = бот { $bot }, без компиляции
# Units. `/s`: in a second.
bench-decisions = решений/с
bench-steps = шагов/с
bench-playouts = доигрываний/с
bench-positions = позиций/с
bench-iterations = итераций/с
bench-microseconds = мкс/решение
bench-cpu-seconds = с (время ЦП)
