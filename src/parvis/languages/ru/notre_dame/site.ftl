# What the pages around the table say about the game.

about-game = Усиливайте влияние в одном из кварталов Парижа, собирайте каретой сообщения, жертвуйте собору Нотр-Дам и не подпускайте крыс.

about-length = Около 15 минут на игрока. Боты добавляют несколько минут.

## Options: a noun as a label, and a sentence or two of help

setup-new_persons = Новые персонажи
    .help = Добавляет 9 новых персонажей. Для каждой буквы 3 случайных персонажа из 6 остаются в коробке.
setup-limited_coins = Монет ограниченно
    .help = Монет всего 25. Когда они кончаются, недостающие отдаёт игрок, у которого их больше всего.
setup-counsellor_free = Бесплатный советник
    .help = Только с новыми персонажами: 2 дополнительных найма советника бесплатны.

## What is at stake: what a coach tells somebody who plays for the first time, once each

stake-plague = Следите за крысой: сила чумы в этом раунде — { $rats }. С деления { $space } крыса должна уйти дальше 9, а это стоит 2 очка престижа и маркер. Больница, парк и гостиница сдерживают её.
stake-end = Последний раунд: важен только престиж. Оставшиеся монеты и маркеры его не дают.
stake-cathedral =
    { $own ->
        [0] Период кончается после этого раунда: { $markers ->
            [0] в соборе Нотр-Дам (престиж { $prestige }) нет ни одного маркера.
           *[more] маркеры в соборе Нотр-Дам делят его престиж ({ $prestige }), и ваших среди них нет.
        }
       *[more] Период кончается после этого раунда: маркеры в соборе Нотр-Дам (всего { $markers }) делят его престиж ({ $prestige }). Ваших маркеров: { $own }.
    }
stake-supply = Личный запас пуст: теперь карта перемещает один из ваших маркеров из другого места или ничего не даёт. Новые маркеры приносит церковная школа.
stake-draft = Вы выбираете три карты на этот раунд и играете две из них. То, что вы передаёте, достаётся соседу слева.
stake-rats = В конце раунда чума передвигает вашу крысу вперёд, делений: { $rats }, минус одно за каждую вашу фишку в больнице. Дальше 9 — потеря престижа и маркера.
stake-hiring = Персонаж стоит 1 монету и помогает сразу. У вас осталось монет: { $coins }, а в конце партии они ничего не стоят.

## The end of a round: headings, and the rows of a table with a column for each player (nouns, at most 18 letters)

round-over = Конец раунда { $round }
round-and-period-over = Конец раунда { $round } и периода { $letter }
round-rat = Крыса
    .moves = { $from } → { $to }
    .stays = { $to }
    .moves-doctor = { $from } → { $to } (врач)
    .stays-doctor = { $to } (врач)
round-before = Престиж до этого
round-gain = За этот раунд
round-now = Престиж теперь

## Printed values: decks, and what values are called

deck-persons = Персонажи
deck-street = Улицы
value-rats = Крысы
value-from = Откуда
value-to = Куда
value-borough = В каком квартале (0 — в том же, 1 — в следующем, −1 — в предыдущем)
word-bridge = Мост
word-centre = Центр
word-gate = Ворота
word-parvis = Соборная площадь
word-quay = Набережная
printed-street = Улица { $number }: { $from } — { $to }
