### Refusals of engine, bots, series, trainings and analyses. Players read them on pages, others on the command line
### and in programs.
### What others wrote ($value, $words, $name …) stands in quotation marks as Python writes it. Seats count from 0.

## Games and their options

game-unknown = нет такой игры: { $game } (есть: { $games })
game-players = { $game }: число игроков — { $players }, а не { $given }
option-flag = вариант { $option }: нужно true или false, а не { $value }
option-choice = вариант { $option }: нужно { $names }, а не { $value }
option-number = вариант { $option }: нужно число от { $smallest } до { $largest }, а не { $value }
option-value = вариант { $option }: значений { $count }, счёт от 0, поэтому { $number } среди них нет
option-unknown = { $game }: нет варианта { $option } (есть: { $names })
option-players = вариант { $option }: число игроков — { $players }, а не { $given }
option-numbers = { $game }: нужно по одному значению для каждого варианта ({ $names }), а не { $count }
ruling-unknown = { $game }: есть редакции правил от 1 до { $newest }, а не { $ruling }
ruling-corrected = { $game }: редакции { $ruling } с исправлениями владельца ({ $values }) здесь нет
ruling-differs = { $here ->
    [released] { $game }, редакция { $ruling }: здесь исходные значения, а партия начата с исправлениями владельца ({ $begun })
   *[other] { $begun ->
        [released] { $game }, редакция { $ruling }: здесь исправления владельца ({ $here }), а партия начата с исходными значениями
       *[other] { $game }, редакция { $ruling }: здесь исправления владельца ({ $here }), а партия начата с другими ({ $begun })
    }
}

## Decisions

decision-unknown = { $words } — не решение игры { $game }
decision-kind = место и решение — целые числа, а не значения типа { $kind }
decision-over = партия окончена
decision-turn = { $seat ->
    [nature] { $count ->
        [1] сейчас ход места { $turn }, а не случая
       *[more] сейчас ход мест { $turn }, а не случая
    }
   *[other] { $turn ->
        [nature] сейчас решает случай, а не место { $seat }
       *[other] { $count ->
            [1] сейчас ход места { $turn }, а не места { $seat }
           *[more] сейчас ход мест { $turn }, а не места { $seat }
        }
    }
}
decision-not-now = { $seat ->
    [nature] сейчас решает не случай
   *[other] сейчас не ход места { $seat }
}
decision-closed = { $seat ->
    [nature] { $words }: сейчас случай так решить не может
   *[other] { $words }: сейчас место { $seat } так решить не может
}
scene-not-allowed = { $words }: в этой сцене этого нет

## Records

record-in-file = { $file }: { $reason }
record-not-text = файл — не текст в UTF-8
record-not-json = файл — не JSON: ошибка в строке { $line }, столбце { $column }
record-too-deep = файл — не JSON: слишком большое число или слишком большая структура
record-no-object = запись должна быть объектом с format, game, seats, steps и result
record-format = неизвестный формат { $format } (эта программа читает { $known })
record-game = game должно быть именем
record-options = options должно быть объектом из имён и значений
record-corrected = corrected должно быть отпечатком из 16 шестнадцатеричных цифр или отсутствовать
record-seats = seats должно быть списком из {"{"}"name": …, "player": …{"}"}
record-seat-lacks = seats: у места { $seat } нет { $entry }
record-seat-hidden = seats: { $entry } места { $seat }: от 1 до { $longest } букв, цифр, символов и пробелов
record-steps = steps должно быть списком из [место, решение]
record-result = в result должны быть списки чисел scores и winners
record-result-seats = в result должен быть счёт для каждого места (мест: { $seats }), а winners — места
record-at-step = шаг { $step }: { $reason }
record-step = шаг должен иметь вид [место, решение]
record-no-seat = { $seat } — не место
record-order = из мест, которые решают вместе, первым идёт место { $seat }
record-goes-on = запись кончается раньше партии
record-no-result = в записи нет результата
record-other-game = это запись игры { $game }, а не { $wanted }
record-own-values = в записи есть значения из чьей-то коробки или исправленные, которых нет у других
record-other-result = результат { $scores }, победители { $winners }, а не { $told_scores }, победители { $told_winners }

## Fair dealing: entries of a record by their names

fair-no-object = fair должно быть объектом с commitment, secret и numbers
fair-commitment = fair: commitment — 64 шестнадцатеричные цифры
fair-secret = fair: secret — 64 шестнадцатеричные цифры
fair-numbers = fair: numbers — для каждого места до { $longest } букв, цифр, символов и пробелов
fair-start-chosen = fair: start_chosen — true или false
fair-scheme = fair: scheme — 1 или 2
fair-hashes = fair: hashes — для каждого места 64 шестнадцатеричные цифры или ничего
fair-drawn = fair: шестнадцатеричных цифр в drawn должно быть { $late }
fair-returns = fair: в returns каждый раз нужны step, seat и draws

## Bots

bot-unknown = нет такого бота: { $bot } (есть: { $bots })
bot-no-settings = у бота { $bot } нет настроек: { $name }
bot-no-versions = у бота { $bot } нет версий: { $name }
bot-version = версии считаются от 1: { $name }
bot-newest = { $name }: самая новая версия для игры { $game } — { $newest }
bot-flat = для flat нужно число доигрываний (200, 1000) до { $most }, а не { $setting }
bot-quick = для quick нужна температура от 0 до 9.99, а не { $setting }
bot-expert = для expert нужно время (200ms, 1.5s) или число итераций (4000), до { $longest } с, а не { $setting }

## Boxes: an owner's values

box-damaged = коробка повреждена: это должна быть таблица мест со значениями для каждого из них
box-name = { $name } не может быть названием в коробке: нужна короткая строка, для которой указаны язык и текст игры
box-none = { $game }: нет напечатанных значений, которые могла бы изменить коробка
box-place = { $game }: у { $place } нет напечатанных значений
box-field = { $game }: у { $place } нет напечатанного значения { $field }
box-piece = { $game }: нет детали { $name }, которую можно назвать иначе
box-value = ни в одной партии не может быть такого значения: { $reason }
box-refused = с этой коробкой играть нельзя: { $reason }
box-broken = с этой коробкой играть нельзя: «{ $reason }»
box-stuck = партия с этой коробкой застревает (игроков: { $players }): «{ $reason }»

## Values of data files, and of boxes. $where: file and entry; fields are called as in the file

data-value = { $where }: { $field } равно { $value }, а нужно: { $needed }
data-missing = { $where }: нет { $field }
data-unknown = { $where }: { $field } здесь лишнее, можно только { $fields }
data-empty = { $where }: { $field } здесь лишнее, и ничего другого быть не может
data-no-form = { $where }: нет в редакции { $ruling }
data-no-table = { $field } стоит вне таблиц
data-none-of = { $where }: в { $part } нет ничего из { $words }

## What such a value has to be

needs-name = одно из { $names }
needs-number = { $count ->
    [1] { $smallest }
   *[more] целое число от { $smallest } до { $largest }
}
needs-falling = список целых чисел от { $largest } до 0 (чисел: { $count }), ни одно не больше предыдущего
needs-rising = список целых чисел от 1 до { $largest } (чисел: { $count }), каждое больше предыдущего
needs-switch = true или false
needs-table = таблица

## Series of games and their results: commands such as match, tournament, ladder. $file, $folder: paths. $error: what the
## system or a library says, in English. Names of options, commands and packages stay as they are.

bots-too-few = { $bots ->
    [none] нужны хотя бы 2 разных бота, но не указан ни один
   *[other] нужны хотя бы 2 разных бота, а указан только { $bots }
}
package-missing = для этого нужен пакет { $package }. Установите его: pip install 'parvis[{ $extra }]'
worker-killed = рабочий процесс принудительно завершён. Запустите ту же команду ещё раз
cluster-missing = нет кластера Ray ({ $address }): { $error }
cluster-failed = сбой кластера Ray ({ $error }). Запустите ту же команду ещё раз
file-unreadable = не удалось прочитать { $file }: { $error }
results-columns = в { $file } не хватает столбцов результатов: { $names }
results-other-columns = столбцы в { $file } не те, что у результатов: есть лишние или порядок другой
results-no-folder = { $file } — не папка
results-other-files = в { $folder } есть не только результаты. Выберите другую папку с --out
results-other-code = в { $folder } результаты с другими правилами или ботами. Выберите другую папку с --out
results-other-setting = в { $folder } результаты с другими настройками ({ $name }: { $found }, а не { $wanted }). Выберите другую папку с --out
results-other-settings = в { $folder } результаты с другими настройками ({ $names }). Выберите другую папку с --out
results-in-use = папка { $folder } занята другим процессом parvis. Дождитесь, пока он закончит
task-unknown = нет такой задачи: { $task } (есть: { $tasks })
# $name: what was asked for. $bots: names of bots.
evaluate-nothing = { $name }: нет ни такого бота ({ $bots }), ни такого установленного пакета с ботами
# Of a league's entries, which are results of parvis evaluate. $file, $folder: where they lie. $bot, $task: names.
league-format = { $file } — не результат команды parvis evaluate. Уберите этот файл из лиги
league-task = { $file } относится к задаче, которой нет: { $task }. Уберите этот файл из лиги
league-version = измерение в { $folder } сделано с другими правилами или ботами. Запустите parvis evaluate ещё раз с этой версией Parvis
league-partial = в { $folder } слишком мало раздач ({ $deals } из { $wanted }). Запустите parvis evaluate ещё раз без --deals
league-csv = файла { $file } нет, или он не такой, как в его evaluation.json. Запустите parvis evaluate ещё раз
# $line: its number in the file.
league-rows = { $file }, строка { $line }: это не партия этой задачи. Запустите parvis evaluate ещё раз
league-other-games = в { $folder } другие результаты партий между уровнями, чем у остальных участников. Запустите parvis evaluate ещё раз
# $first, $second: folders.
league-twice = { $bot }: два измерения для { $task }: { $first } и { $second }. Уберите одно из них
# $seconds, $most: numbers such as 2.3.
league-slow = { $bot } думает над решением { $seconds } с, а в лиге можно не больше { $most } с. Уберите { $folder }

export-more-games = в { $folder } уже больше партий. Запросите столько же или укажите другую папку в --out
export-unfinished = набор в { $folder } не закончен. Запустите ту же команду ещё раз
export-damaged = файла { $file } нет, или он не такой, как в манифесте. Удалите его и запустите ту же команду ещё раз
export-many-settings = { $count ->
    [one] Minari нужны партии с одинаковым числом игроков и одинаковыми вариантами, а здесь { $count } вид
    [few] Minari нужны партии с одинаковым числом игроков и одинаковыми вариантами, а здесь { $count } вида
    [many] Minari нужны партии с одинаковым числом игроков и одинаковыми вариантами, а здесь { $count } видов
   *[other] Minari нужны партии с одинаковым числом игроков и одинаковыми вариантами, а здесь { $count } вида
}

## Trainings: the commands train and compare. $file, $folder, $error: as above

training-no-features = { $game }: нет признаков, по которым можно выучить оценку
training-unreadable = { $file } — не файл обучения: { $error }
training-version = в { $folder } обучение версии { $found }, а не { $wanted }. Выберите другую папку с --out
training-other = в { $folder } другое обучение: { $title }. Выберите другую папку с --out
training-other-features = в { $folder } обучение для признаков { $found }, а не { $wanted }. Выберите другую папку с --out
training-other-players = { $trained ->
    [one] обучение в { $folder } — для { $trained } игрока, а не для { $players }
    [few] обучение в { $folder } — для { $trained } игроков, а не для { $players }
   *[many] обучение в { $folder } — для { $trained } игроков, а не для { $players }
}
training-too-narrow = скрытых нейронов в { $file }: { $found }, поэтому { $wanted } — слишком мало
curve-missing = в { $folder } нет кривой обучения
curve-unreadable = не удалось прочитать { $file }: { $error }. Чтобы продолжить обучение с новой кривой, удалите этот файл

## Learned values: weights that bots judge positions by, a file for each number of players. $file, $error: as above

weights-missing = { $players ->
    [one] { $game }: нет обученной оценки для { $players } игрока
    [few] { $game }: нет обученной оценки для { $players } игроков
   *[many] { $game }: нет обученной оценки для { $players } игроков
}
weights-unpublished = { $players ->
    [one] { $game }: в программе нет весов для { $players } игрока
    [few] { $game }: в программе нет весов для { $players } игроков
   *[many] { $game }: в программе нет весов для { $players } игроков
}
weights-version = после published@ нужна версия весов, от 1 до { $newest }
weights-unreadable = { $file } — не обученная оценка: { $error }
weights-other-game = { $players ->
    [one] { $file } — не обученная оценка игры { $game } для { $players } игрока
    [few] { $file } — не обученная оценка игры { $game } для { $players } игроков
   *[many] { $file } — не обученная оценка игры { $game } для { $players } игроков
}
weights-other-features = оценка в { $file } обучена для версии { $found } признаков игры { $game }, а не { $wanted }
weights-too-large = слишком большой вес: обучение разошлось
weights-no-folder = { $game }: нет папки для обученных оценок

## Policies: networks that say at once what to decide, taught by bots with learned values. $file, $error: as above

policy-no-teacher = { $game }: обученные оценки есть не для каждого числа игроков, учить некому
policy-unreadable = { $file } — не файл обучения стратегии: { $error }
policy-no-folder = { $game }: нет папки для стратегии

## Analyses of finished games

spread-over = { $steps ->
    [one] после { NUMBER($steps, useGrouping: 0) } шага партия окончена: для --step нужно число меньше
    [few] после { NUMBER($steps, useGrouping: 0) } шагов партия окончена: для --step нужно число меньше
   *[many] после { NUMBER($steps, useGrouping: 0) } шагов партия окончена: для --step нужно число меньше
}
