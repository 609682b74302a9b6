### Refusals of engine and bots. Players read them on pages, others on the command line and in programs.
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
    [released] { $game }, редакция { $ruling }: здесь выпущенные значения, а партия начата с исправлениями владельца ({ $begun })
   *[other] { $begun ->
        [released] { $game }, редакция { $ruling }: здесь исправления владельца ({ $here }), а партия начата с выпущенными значениями
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
   *[other] { $words }: сейчас это нельзя, место { $seat }
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
record-step = шаг должен быть [место, решение]
record-no-seat = { $seat } — не место
record-order = из мест, которые решают вместе, первым идёт место { $seat }
record-goes-on = запись кончается раньше партии
record-no-result = в записи нет результата
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

box-damaged = коробка повреждена: это должна быть таблица мест, у каждого свои значения
box-name = { $name } не может быть названием в коробке: это должна быть короткая строка, с указанием языка и текста игры
box-none = { $game }: нет напечатанных значений, которые могла бы изменить коробка
box-place = { $game }: у { $place } нет напечатанных значений
box-field = { $game }: { $field } у { $place } — не напечатанное значение
box-piece = { $game }: нет детали { $name }, которую можно назвать иначе
box-value = ни в одной партии не может быть такого значения: { $reason }
box-refused = с этой коробкой играть нельзя: { $reason }
box-broken = с этой коробкой играть нельзя: «{ $reason }»
box-stuck = партия с этой коробкой застревает (игроков: { $players }): «{ $reason }»

## Values of data files, and of boxes. $where: file and entry; fields are called as in the file

data-value = { $where }: { $field } равно { $value }, а нужно: { $needed }
data-missing = { $where }: нет { $field }
data-unknown = { $where }: { $field } здесь лишнее, можно только { $fields }
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
