# What can be decided, as buttons say it: verb and object, at most 6 words before the brackets, no full stop.

## The draft

do-keep-cloister-school = Оставить церковную школу
do-keep-bank = Оставить банк
do-keep-residence = Оставить резиденцию
do-keep-carriage-house = Оставить каретный двор
do-keep-hotel = Оставить гостиницу
do-keep-park = Оставить парк
do-keep-hospital = Оставить больницу
do-keep-notre-dame = Оставить Нотр-Дам
do-keep-trusted-friend = Оставить верного друга

## Action cards

do-play-cloister-school = Сыграть церковную школу
do-play-bank = Сыграть банк
do-play-residence = Сыграть резиденцию
do-play-carriage-house = Сыграть каретный двор
do-play-hotel = Сыграть гостиницу
do-play-park = Сыграть парк
do-play-hospital = Сыграть больницу
do-play-notre-dame = Сыграть Нотр-Дам
do-play-trusted-friend = Сыграть верного друга

## The supply is empty: the marker comes from elsewhere

do-source-cloister-school = Переместить маркер из церковной школы
do-source-bank = Переместить маркер из банка
do-source-residence = Переместить маркер из резиденции
do-source-carriage-house = Переместить маркер с каретного двора
do-source-hotel = Переместить маркер из гостиницы
do-source-park = Переместить маркер из парка
do-source-hospital = Переместить маркер из больницы
do-source-notre-dame = Переместить маркер из собора Нотр-Дам
do-forgo = Пропустить действие

## Notre Dame

do-donate-0 = Не жертвовать и не размещать маркер
do-donate-1 = Пожертвовать 1 монету: 1 очко престижа
do-donate-2 = Пожертвовать 2 монеты: 3 очка престижа
do-donate-3 = Пожертвовать 3 монеты: 6 очков престижа

## The trusted friend: the sector that he moves to; the question has the verb

do-friend-cloister-school = Переместить верного друга в церковную школу
do-friend-bank = Переместить верного друга в банк
do-friend-residence = Переместить верного друга в резиденцию
do-friend-carriage-house = Переместить верного друга на каретный двор
do-friend-hotel = Переместить верного друга в гостиницу
do-friend-park = Переместить верного друга в парк
do-friend-hospital = Переместить верного друга в больницу

## The carriage. home_seat: the player of that borough; for an unassigned borough the player on its right

# In brackets after each move: the message at that market.
message-there =
    { $message ->
        [coin] 1 очко престижа, 1 монета
        [marker] 2 очка престижа, 1 маркер
        [rat] 3 очка престижа, крыса на 1 деление назад
        [prestige] 4 очка престижа
        [barred] сообщение пока брать нельзя
       *[none] нет сообщения
    }
do-drive-stay = Оставить карету на месте
do-drive-back = Выехать и вернуться ({ message-there })
do-drive-centre-own = Передвинуть на свой центральный рынок
do-drive-parvis-own = Передвинуть на свою соборную площадь ({ message-there })
do-drive-gate-own = Передвинуть к своим воротам ({ message-there })
do-drive-quay-own = Передвинуть на свою набережную ({ message-there })
do-drive-bridge-own = Передвинуть на свой мост ({ message-there })
do-drive-centre-other = Передвинуть на центральный рынок игрока { $home_seat }
do-drive-parvis-other = Передвинуть на соборную площадь игрока { $home_seat } ({ message-there })
do-drive-gate-other = Передвинуть к воротам игрока { $home_seat } ({ message-there })
do-drive-quay-other = Передвинуть на набережную игрока { $home_seat } ({ message-there })
do-drive-bridge-other = Передвинуть на мост игрока { $home_seat } ({ message-there })
do-drive-centre-unowned = Передвинуть на центральный рынок ничейного квартала слева от игрока { $home_seat }
do-drive-parvis-unowned = Передвинуть на соборную площадь ничейного квартала слева от игрока { $home_seat } ({ message-there })
do-drive-gate-unowned = Передвинуть к воротам ничейного квартала слева от игрока { $home_seat } ({ message-there })
do-drive-quay-unowned = Передвинуть на набережную ничейного квартала слева от игрока { $home_seat } ({ message-there })
do-drive-bridge-unowned = Передвинуть на мост ничейного квартала слева от игрока { $home_seat } ({ message-there })

## Messages

do-take-coin = Взять сообщение (1 очко престижа, 1 монета)
do-take-marker = Взять сообщение (2 очка престижа, 1 маркер)
do-take-rat = Взять сообщение (3 очка престижа, крыса на 1 деление назад)
do-take-prestige = Взять сообщение (4 очка престижа)
do-leave-message = Оставить сообщение
# A box to tick before the carriage moves.
do-leave-there = Не брать сообщение там, где остановится карета

## Perks of the hotel and the hostess

do-perk-coin = Получить 1 монету
do-perk-marker = Взять 1 маркер из резерва
do-perk-rat = Передвинуть крысу на 1 деление назад

## Persons

do-hire-money-lender = Нанять ростовщика
do-hire-monk = Нанять монаха
do-hire-hostess = Нанять трактирщицу
do-hire-doctor = Нанять врача
do-hire-minstrel = Нанять менестреля
do-hire-fool = Нанять шута
do-hire-city-guard = Нанять городского стражника
do-hire-night-watchman = Нанять ночного сторожа
do-hire-bishop = Нанять епископа
do-hire-guild-master = Нанять гильдмейстера
do-hire-beggar-king = Нанять короля нищих
do-hire-advocate = Нанять адвоката
do-hire-lady-of-the-court = Нанять придворную даму
do-hire-mayor = Нанять мэра
do-hire-carpenter = Нанять плотника
do-hire-nurse = Нанять медсестру
do-hire-steward = Нанять управляющего
do-hire-scholar = Нанять учёного
do-hire-coachman = Нанять кучера
do-hire-gypsies = Нанять странников
do-hire-spy = Нанять шпиона
do-hire-counsellor = Нанять советника
do-hire-guard = Нанять стражника
do-hire-innkeeper = Нанять трактирщика
do-hire-nobody = Никого не нанимать

## Fool: the piece that moves, and the sector that it moves to

do-lift-marker-cloister-school = Переместить маркер из церковной школы
do-lift-marker-bank = Переместить маркер из банка
do-lift-marker-residence = Переместить маркер из резиденции
do-lift-marker-carriage-house = Переместить маркер с каретного двора
do-lift-marker-hotel = Переместить маркер из гостиницы
do-lift-marker-park = Переместить маркер из парка
do-lift-marker-hospital = Переместить маркер из больницы
do-lift-marker-notre-dame = Переместить маркер из собора Нотр-Дам
do-lift-friend-cloister-school = Переместить верного друга из церковной школы
do-lift-friend-bank = Переместить верного друга из банка
do-lift-friend-residence = Переместить верного друга из резиденции
do-lift-friend-carriage-house = Переместить верного друга с каретного двора
do-lift-friend-hotel = Переместить верного друга из гостиницы
do-lift-friend-park = Переместить верного друга из парка
do-lift-friend-hospital = Переместить верного друга из больницы
do-fool-to-cloister-school = Переместить фишку в церковную школу
do-fool-to-bank = Переместить фишку в банк
do-fool-to-residence = Переместить фишку в резиденцию
do-fool-to-carriage-house = Переместить фишку на каретный двор
do-fool-to-hotel = Переместить фишку в гостиницу
do-fool-to-park = Переместить фишку в парк
do-fool-to-hospital = Переместить фишку в больницу

## Bishop

do-bishop-to-cloister-school = Разместить маркер в церковной школе
do-bishop-to-bank = Разместить маркер в банке
do-bishop-to-residence = Разместить маркер в резиденции
do-bishop-to-carriage-house = Разместить маркер на каретном дворе
do-bishop-to-hotel = Разместить маркер в гостинице
do-bishop-to-park = Разместить маркер в парке
do-bishop-to-hospital = Разместить маркер в больнице

## Minstrel

do-minstrel-from-cloister-school = Переместить фишки из церковной школы
do-minstrel-from-bank = Переместить фишки из банка
do-minstrel-from-residence = Переместить фишки из резиденции
do-minstrel-from-carriage-house = Переместить фишки с каретного двора
do-minstrel-from-hotel = Переместить фишки из гостиницы
do-minstrel-from-park = Переместить фишки из парка
do-minstrel-from-hospital = Переместить фишки из больницы
do-minstrel-to-cloister-school = Переместить фишки в церковную школу
do-minstrel-to-bank = Переместить фишки в банк
do-minstrel-to-residence = Переместить фишки в резиденцию
do-minstrel-to-carriage-house = Переместить фишки на каретный двор
do-minstrel-to-hotel = Переместить фишки в гостиницу
do-minstrel-to-park = Переместить фишки в парк
do-minstrel-to-hospital = Переместить фишки в больницу
do-carry-1 = Переместить 1 маркер
do-carry-2 = Переместить 2 маркера
do-carry-3 = Переместить 3 маркера
do-carry-1-friend = Переместить только верного друга
do-carry-2-friend = Переместить верного друга и 1 маркер
do-carry-3-friend = Переместить верного друга и 2 маркера

## The plague

do-lose-cloister-school = Потерять маркер в церковной школе
do-lose-bank = Потерять маркер в банке
do-lose-residence = Потерять маркер в резиденции
do-lose-carriage-house = Потерять маркер на каретном дворе
do-lose-hotel = Потерять маркер в гостинице
do-lose-park = Потерять маркер в парке
do-lose-hospital = Потерять маркер в больнице

## Coachman: a type of message; the question has the verb

do-type-coin = Сообщения с монетой
do-type-marker = Сообщения с маркером
do-type-rat = Сообщения с крысой
do-type-prestige = Сообщения с престижем

## Travellers (called gypsies in older versions and in records)

do-return-cloister-school = Вернуть маркер из церковной школы
do-return-bank = Вернуть маркер из банка
do-return-residence = Вернуть маркер из резиденции
do-return-carriage-house = Вернуть маркер с каретного двора
do-return-hotel = Вернуть маркер из гостиницы
do-return-park = Вернуть маркер из парка
do-return-hospital = Вернуть маркер из больницы
do-return-notre-dame = Вернуть маркер из собора Нотр-Дам
do-enough = Больше не возвращать
