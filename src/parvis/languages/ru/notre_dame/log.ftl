# What players decide and what chance brings, as lines of the log: who, what, where, and in brackets what caused it.
# seat: a player's name, in the nominative, and once.

## Set-up and persons

log-start = Первый игрок: { $seat }.
log-remove-city-guard = Городской стражник возвращается в коробку.
log-remove-night-watchman = Ночной сторож возвращается в коробку.
log-remove-bishop = Епископ возвращается в коробку.
log-remove-guild-master = Гильдмейстер возвращается в коробку.
log-remove-beggar-king = Король нищих возвращается в коробку.
log-remove-advocate = Адвокат возвращается в коробку.
log-remove-lady-of-the-court = Придворная дама возвращается в коробку.
log-remove-mayor = Мэр возвращается в коробку.
log-remove-carpenter = Плотник возвращается в коробку.
log-remove-nurse = Медсестра возвращается в коробку.
log-remove-steward = Управляющий возвращается в коробку.
log-remove-scholar = Учёный возвращается в коробку.
log-remove-coachman = Кучер возвращается в коробку.
log-remove-gypsies = Странники возвращаются в коробку.
log-remove-spy = Шпион возвращается в коробку.
log-remove-counsellor = Советник возвращается в коробку.
log-remove-guard = Стражник возвращается в коробку.
log-remove-innkeeper = Трактирщик возвращается в коробку.
log-person-money-lender = В этом раунде можно нанять ростовщика.
log-person-monk = В этом раунде можно нанять монаха.
log-person-hostess = В этом раунде можно нанять трактирщицу.
log-person-doctor = В этом раунде можно нанять врача.
log-person-minstrel = В этом раунде можно нанять менестреля.
log-person-fool = В этом раунде можно нанять шута.
log-person-city-guard = В этом раунде можно нанять городского стражника.
log-person-night-watchman = В этом раунде можно нанять ночного сторожа.
log-person-bishop = В этом раунде можно нанять епископа.
log-person-guild-master = В этом раунде можно нанять гильдмейстера.
log-person-beggar-king = В этом раунде можно нанять короля нищих.
log-person-advocate = В этом раунде можно нанять адвоката.
log-person-lady-of-the-court = В этом раунде можно нанять придворную даму.
log-person-mayor = В этом раунде можно нанять мэра.
log-person-carpenter = В этом раунде можно нанять плотника.
log-person-nurse = В этом раунде можно нанять медсестру.
log-person-steward = В этом раунде можно нанять управляющего.
log-person-scholar = В этом раунде можно нанять учёного.
log-person-coachman = В этом раунде можно нанять кучера.
log-person-gypsies = В этом раунде можно нанять странников.
log-person-spy = В этом раунде можно нанять шпиона.
log-person-counsellor = В этом раунде можно нанять советника.
log-person-guard = В этом раунде можно нанять стражника.
log-person-innkeeper = В этом раунде можно нанять трактирщика.

## The draft: only the player reads these

log-keep-cloister-school = { $seat } оставляет себе церковную школу.
log-keep-bank = { $seat } оставляет себе банк.
log-keep-residence = { $seat } оставляет себе резиденцию.
log-keep-carriage-house = { $seat } оставляет себе каретный двор.
log-keep-hotel = { $seat } оставляет себе гостиницу.
log-keep-park = { $seat } оставляет себе парк.
log-keep-hospital = { $seat } оставляет себе больницу.
log-keep-notre-dame = { $seat } оставляет себе Нотр-Дам.
log-keep-trusted-friend = { $seat } оставляет себе верного друга.

## Action cards

log-play-cloister-school = { $seat } играет церковную школу.
log-play-bank = { $seat } играет банк.
log-play-residence = { $seat } играет резиденцию.
log-play-carriage-house = { $seat } играет каретный двор.
log-play-hotel = { $seat } играет гостиницу.
log-play-park = { $seat } играет парк.
log-play-hospital = { $seat } играет больницу.
log-play-notre-dame = { $seat } играет Нотр-Дам.
log-play-trusted-friend = { $seat } играет верного друга.

## The supply is empty

log-source-cloister-school = { $seat } перемещает маркер из церковной школы (личный запас пуст).
log-source-bank = { $seat } перемещает маркер из банка (личный запас пуст).
log-source-residence = { $seat } перемещает маркер из резиденции (личный запас пуст).
log-source-carriage-house = { $seat } перемещает маркер с каретного двора (личный запас пуст).
log-source-hotel = { $seat } перемещает маркер из гостиницы (личный запас пуст).
log-source-park = { $seat } перемещает маркер из парка (личный запас пуст).
log-source-hospital = { $seat } перемещает маркер из больницы (личный запас пуст).
log-source-notre-dame = { $seat } перемещает маркер из собора Нотр-Дам (личный запас пуст).
log-forgo = { $seat } пропускает действие (личный запас пуст).

## Notre Dame

log-donate-0 = { $seat } ничего не жертвует.
log-donate-1 = { $seat } жертвует 1 монету: 1 очко престижа.
log-donate-2 = { $seat } жертвует 2 монеты: 3 очка престижа.
log-donate-3 = { $seat } жертвует 3 монеты: 6 очков престижа.

## The trusted friend

log-friend-cloister-school = { $seat } перемещает верного друга в церковную школу.
log-friend-bank = { $seat } перемещает верного друга в банк.
log-friend-residence = { $seat } перемещает верного друга в резиденцию.
log-friend-carriage-house = { $seat } перемещает верного друга на каретный двор.
log-friend-hotel = { $seat } перемещает верного друга в гостиницу.
log-friend-park = { $seat } перемещает верного друга в парк.
log-friend-hospital = { $seat } перемещает верного друга в больницу.

## The carriage. home_seat: the player of that borough; for an unassigned borough the player on its right

log-drive-stay = { $seat }: карета остаётся на месте.
log-drive-centre-own = { $seat } передвигает карету на свой центральный рынок.
log-drive-parvis-own = { $seat } передвигает карету на свою соборную площадь.
log-drive-gate-own = { $seat } передвигает карету к своим воротам.
log-drive-quay-own = { $seat } передвигает карету на свою набережную.
log-drive-bridge-own = { $seat } передвигает карету на свой мост.
log-drive-centre-other = { $seat } передвигает карету на центральный рынок игрока { $home_seat }.
log-drive-parvis-other = { $seat } передвигает карету на соборную площадь игрока { $home_seat }.
log-drive-gate-other = { $seat } передвигает карету к воротам игрока { $home_seat }.
log-drive-quay-other = { $seat } передвигает карету на набережную игрока { $home_seat }.
log-drive-bridge-other = { $seat } передвигает карету на мост игрока { $home_seat }.
log-drive-centre-unowned = { $seat } передвигает карету на центральный рынок ничейного квартала слева от игрока { $home_seat }.
log-drive-parvis-unowned = { $seat } передвигает карету на соборную площадь ничейного квартала слева от игрока { $home_seat }.
log-drive-gate-unowned = { $seat } передвигает карету к воротам ничейного квартала слева от игрока { $home_seat }.
log-drive-quay-unowned = { $seat } передвигает карету на набережную ничейного квартала слева от игрока { $home_seat }.
log-drive-bridge-unowned = { $seat } передвигает карету на мост ничейного квартала слева от игрока { $home_seat }.

## Messages

log-take-coin = { $seat } берёт сообщение (1 очко престижа, 1 монета).
log-take-marker = { $seat } берёт сообщение (2 очка престижа, 1 маркер).
log-take-rat = { $seat } берёт сообщение (3 очка престижа, крыса на 1 деление назад).
log-take-prestige = { $seat } берёт сообщение (4 очка престижа).
log-leave-message = { $seat } оставляет сообщение на рынке.

## Persons

log-hire-money-lender = { $seat } нанимает ростовщика.
log-hire-monk = { $seat } нанимает монаха.
log-hire-hostess = { $seat } нанимает трактирщицу.
log-hire-doctor = { $seat } нанимает врача.
log-hire-minstrel = { $seat } нанимает менестреля.
log-hire-fool = { $seat } нанимает шута.
log-hire-city-guard = { $seat } нанимает городского стражника.
log-hire-night-watchman = { $seat } нанимает ночного сторожа.
log-hire-bishop = { $seat } нанимает епископа.
log-hire-guild-master = { $seat } нанимает гильдмейстера.
log-hire-beggar-king = { $seat } нанимает короля нищих.
log-hire-advocate = { $seat } нанимает адвоката.
log-hire-lady-of-the-court = { $seat } нанимает придворную даму.
log-hire-mayor = { $seat } нанимает мэра.
log-hire-carpenter = { $seat } нанимает плотника.
log-hire-nurse = { $seat } нанимает медсестру.
log-hire-steward = { $seat } нанимает управляющего.
log-hire-scholar = { $seat } нанимает учёного.
log-hire-coachman = { $seat } нанимает кучера.
log-hire-gypsies = { $seat } нанимает странников.
log-hire-spy = { $seat } нанимает шпиона.
log-hire-counsellor = { $seat } нанимает советника.
log-hire-guard = { $seat } нанимает стражника.
log-hire-innkeeper = { $seat } нанимает трактирщика.
log-hire-nobody = { $seat } никого не нанимает.
log-hire-nobody-without-coin = { $seat } никого не нанимает: нет монет.

## Fool

log-lift-marker-cloister-school = { $seat } перемещает маркер из церковной школы (шут).
log-lift-marker-bank = { $seat } перемещает маркер из банка (шут).
log-lift-marker-residence = { $seat } перемещает маркер из резиденции (шут).
log-lift-marker-carriage-house = { $seat } перемещает маркер с каретного двора (шут).
log-lift-marker-hotel = { $seat } перемещает маркер из гостиницы (шут).
log-lift-marker-park = { $seat } перемещает маркер из парка (шут).
log-lift-marker-hospital = { $seat } перемещает маркер из больницы (шут).
log-lift-marker-notre-dame = { $seat } перемещает маркер из собора Нотр-Дам (шут).
log-lift-friend-cloister-school = { $seat } перемещает верного друга из церковной школы (шут).
log-lift-friend-bank = { $seat } перемещает верного друга из банка (шут).
log-lift-friend-residence = { $seat } перемещает верного друга из резиденции (шут).
log-lift-friend-carriage-house = { $seat } перемещает верного друга с каретного двора (шут).
log-lift-friend-hotel = { $seat } перемещает верного друга из гостиницы (шут).
log-lift-friend-park = { $seat } перемещает верного друга из парка (шут).
log-lift-friend-hospital = { $seat } перемещает верного друга из больницы (шут).
log-fool-to-cloister-school = { $seat } перемещает фишку в церковную школу (шут).
log-fool-to-bank = { $seat } перемещает фишку в банк (шут).
log-fool-to-residence = { $seat } перемещает фишку в резиденцию (шут).
log-fool-to-carriage-house = { $seat } перемещает фишку на каретный двор (шут).
log-fool-to-hotel = { $seat } перемещает фишку в гостиницу (шут).
log-fool-to-park = { $seat } перемещает фишку в парк (шут).
log-fool-to-hospital = { $seat } перемещает фишку в больницу (шут).

## Bishop

log-bishop-to-cloister-school = { $seat } размещает маркер в церковной школе (епископ).
log-bishop-to-bank = { $seat } размещает маркер в банке (епископ).
log-bishop-to-residence = { $seat } размещает маркер в резиденции (епископ).
log-bishop-to-carriage-house = { $seat } размещает маркер на каретном дворе (епископ).
log-bishop-to-hotel = { $seat } размещает маркер в гостинице (епископ).
log-bishop-to-park = { $seat } размещает маркер в парке (епископ).
log-bishop-to-hospital = { $seat } размещает маркер в больнице (епископ).

## Minstrel

log-minstrel-from-cloister-school = { $seat } перемещает фишки из церковной школы (менестрель).
log-minstrel-from-bank = { $seat } перемещает фишки из банка (менестрель).
log-minstrel-from-residence = { $seat } перемещает фишки из резиденции (менестрель).
log-minstrel-from-carriage-house = { $seat } перемещает фишки с каретного двора (менестрель).
log-minstrel-from-hotel = { $seat } перемещает фишки из гостиницы (менестрель).
log-minstrel-from-park = { $seat } перемещает фишки из парка (менестрель).
log-minstrel-from-hospital = { $seat } перемещает фишки из больницы (менестрель).
log-minstrel-to-cloister-school = { $seat } перемещает фишки в церковную школу (менестрель).
log-minstrel-to-bank = { $seat } перемещает фишки в банк (менестрель).
log-minstrel-to-residence = { $seat } перемещает фишки в резиденцию (менестрель).
log-minstrel-to-carriage-house = { $seat } перемещает фишки на каретный двор (менестрель).
log-minstrel-to-hotel = { $seat } перемещает фишки в гостиницу (менестрель).
log-minstrel-to-park = { $seat } перемещает фишки в парк (менестрель).
log-minstrel-to-hospital = { $seat } перемещает фишки в больницу (менестрель).
log-carry-1 = { $seat } перемещает 1 маркер (менестрель).
log-carry-2 = { $seat } перемещает 2 маркера (менестрель).
log-carry-3 = { $seat } перемещает 3 маркера (менестрель).
log-carry-1-friend = { $seat } перемещает верного друга (менестрель).
log-carry-2-friend = { $seat } перемещает верного друга и 1 маркер (менестрель).
log-carry-3-friend = { $seat } перемещает верного друга и 2 маркера (менестрель).

## The plague

log-lose-cloister-school = { $seat } теряет маркер в церковной школе.
log-lose-bank = { $seat } теряет маркер в банке.
log-lose-residence = { $seat } теряет маркер в резиденции.
log-lose-carriage-house = { $seat } теряет маркер на каретном дворе.
log-lose-hotel = { $seat } теряет маркер в гостинице.
log-lose-park = { $seat } теряет маркер в парке.
log-lose-hospital = { $seat } теряет маркер в больнице.

## Coachman

log-type-coin = { $seat } ещё раз получает награды за все сообщения с монетой.
log-type-marker = { $seat } ещё раз получает награды за все сообщения с маркером.
log-type-rat = { $seat } ещё раз получает награды за все сообщения с крысой.
log-type-prestige = { $seat } ещё раз получает награды за все сообщения с престижем.

## Travellers (called gypsies in older versions and in records)

log-return-cloister-school = { $seat } возвращает маркер из церковной школы в резерв (странники).
log-return-bank = { $seat } возвращает маркер из банка в резерв (странники).
log-return-residence = { $seat } возвращает маркер из резиденции в резерв (странники).
log-return-carriage-house = { $seat } возвращает маркер с каретного двора в резерв (странники).
log-return-hotel = { $seat } возвращает маркер из гостиницы в резерв (странники).
log-return-park = { $seat } возвращает маркер из парка в резерв (странники).
log-return-hospital = { $seat } возвращает маркер из больницы в резерв (странники).
log-return-notre-dame = { $seat } возвращает маркер из собора Нотр-Дам в резерв (странники).
log-enough = { $seat } больше не возвращает маркеры.
