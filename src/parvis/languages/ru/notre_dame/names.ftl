# Names of the pieces, as headings and labels show them: nouns in the nominative.

## Action cards

card-cloister-school = Церковная школа
card-bank = Банк
card-residence = Резиденция
card-carriage-house = Каретный двор
card-hotel = Гостиница
card-park = Парк
card-hospital = Больница
card-notre-dame = Нотр-Дам
card-trusted-friend = Верный друг

## Places on the board. Notre Dame is the name of the card, of the sector and of the church, the same in all languages

sector-cloister-school = Церковная школа
sector-bank = Банк
sector-residence = Резиденция
sector-carriage-house = Каретный двор
sector-hotel = Гостиница
sector-park = Парк
sector-hospital = Больница
sector-notre-dame = Нотр-Дам
sector-harbour = Порт

## The same on their panes, in a wedge of the board: at most 10 letters

pane-cloister-school = Школа
pane-bank = Банк
pane-residence = Резиденция
pane-carriage-house = Карет. двор
pane-hotel = Гостиница
pane-park = Парк
pane-hospital = Больница
pane-harbour = Порт

## Markets. A parvis is the square before a church; translate it, it is not the name of the site here

market-centre = Центральный рынок
market-parvis = Соборная площадь
market-gate = Ворота
market-quay = Набережная
market-bridge = Мост

## The same where there is little room, on the board along a curve and on buttons: at most 8 letters

stop-centre = Центр
stop-parvis = Пл.
stop-gate = Ворота
stop-quay = Набер.
stop-bridge = Мост

## Messages: what they give

message-coin = 1 очко престижа, 1 монета
message-marker = 2 очка престижа, 1 маркер
message-rat = 3 очка престижа, крыса на 1 деление назад
message-prestige = 4 очка престижа

## Persons: nouns, at most 18 letters

person-money-lender = Ростовщик
person-monk = Монах
person-hostess = Трактирщица
person-doctor = Врач
person-minstrel = Менестрель
person-fool = Шут
person-city-guard = Городской стражник
person-night-watchman = Ночной сторож
person-bishop = Епископ
person-guild-master = Гильдмейстер
person-beggar-king = Король нищих
person-advocate = Адвокат
person-lady-of-the-court = Придворная дама
person-mayor = Мэр
person-carpenter = Плотник
person-nurse = Медсестра
person-steward = Управляющий
person-scholar = Учёный
person-coachman = Кучер
person-gypsies = Странники
person-spy = Шпион
person-counsellor = Советник
person-guard = Стражник
person-innkeeper = Трактирщик
