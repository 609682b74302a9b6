# What follows from decisions and from the course of the game, in the log. seat: a player's name, in the nominative.

## What players get and give

effect-coins =
    { $count ->
        [one] { $seat } получает { $count } монету.
        [few] { $seat } получает { $count } монеты.
       *[many] { $seat } получает { $count } монет.
    }
effect-coins-given =
    { $count ->
        [one] Запас монет пуст. { $seat } отдаёт { $count } монету.
        [few] Запас монет пуст. { $seat } отдаёт { $count } монеты.
       *[many] Запас монет пуст. { $seat } отдаёт { $count } монет.
    }
effect-markers =
    { $count ->
        [one] { $seat } берёт { $count } маркер из резерва.
        [few] { $seat } берёт { $count } маркера из резерва.
       *[many] { $seat } берёт { $count } маркеров из резерва.
    }
effect-nurse = { $seat } размещает маркер в больнице (медсестра).
effect-nothing-without-marker = { $seat }: нет подходящего маркера, карта ничего не даёт.
effect-nothing-without-coin = { $seat }: нет монет для пожертвования, карта ничего не даёт.
effect-rat-back = { $seat }: крыса отступает на деление { $space }.
effect-prestige =
    { $count ->
        [one] { $seat } получает { $count } очко престижа.
        [few] { $seat } получает { $count } очка престижа.
       *[many] { $seat } получает { $count } очков престижа.
    }
effect-prestige-park =
    { $count ->
        [one] { $seat } получает { $count } очко престижа (из них { $park } благодаря парку).
        [few] { $seat } получает { $count } очка престижа (из них { $park } благодаря парку).
       *[many] { $seat } получает { $count } очков престижа (из них { $park } благодаря парку).
    }

## Rounds and periods

course-round = Период { $letter }, раунд { $round }. Первый игрок: { $seat }.
    .short = { $letter }{ $round }
course-cathedral-empty = В соборе Нотр-Дам нет маркеров, престиж никто не получает.
course-cathedral =
    { $count ->
        [1] Нотр-Дам: престиж +{ $share } за единственный маркер. Маркер возвращается в резерв.
        [one] Нотр-Дам: престиж +{ $share } за каждый из { $count } маркера. Маркеры возвращаются в резерв.
        [few] Нотр-Дам: престиж +{ $share } за каждый из { $count } маркеров. Маркеры возвращаются в резерв.
       *[many] Нотр-Дам: престиж +{ $share } за каждый из { $count } маркеров. Маркеры возвращаются в резерв.
    }
course-over = Партия окончена.

## The plague

course-plague = Сила чумы: { $count }.
plague-forward = { $seat }: крыса { $from } → { $to }.
plague-back = { $seat }: крыса отступает, { $from } → { $to } (больница).
plague-back-doctor = { $seat }: крыса отступает, { $from } → { $to } (врач и больница).
plague-stays = { $seat }: крыса остаётся на делении { $to }.
plague-stays-doctor = { $seat }: крыса остаётся на делении { $to } (врач).
plague-penalty =
    { $count ->
        [0] { $seat }: престижа нет, терять нечего (крыса дальше 9).
        [one] { $seat } теряет { $count } очко престижа (крыса дальше 9).
        [few] { $seat } теряет { $count } очка престижа (крыса дальше 9).
       *[many] { $seat } теряет { $count } очков престижа (крыса дальше 9).
    }
