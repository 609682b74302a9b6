# What the page says around the board. Labels of one or two words have a comment: what they are, where, how long at most.

## The board

board-window = Поле
piece-markers =
    { $count ->
        [0] { $seat }: здесь нет маркеров.
        [one] { $seat }: здесь { $count } маркер.
        [few] { $seat }: здесь { $count } маркера.
       *[many] { $seat }: здесь { $count } маркеров.
    }
piece-carriage = { $seat }: карета
piece-friend = { $seat }: верный друг (считается маркером)
piece-friend-waiting = { $seat }: верный друг ещё не на поле.
piece-rat = { $seat }: крыса на делении { $space }.
piece-bell = { $seat } — первый игрок.

## Where in the game we are

round-heading = Период { $letter } · раунд { $round } из 9
round-short = { $letter } · { $round } из 9
phases = Фазы раунда
step-keep = выбор
step-play-1 = действие
step-play-2 = действие
step-hire = найм
step-plague = чума
begins = первый игрок

## The rules in brief: a heading, and a paragraph for each phase, which begins with its name

how-round = Как идёт раунд
how-keep = Выбор: возьмите 3 карты действий из своей колоды, оставьте 1, а 2 передайте налево. Из 2 полученных карт оставьте 1, другую передайте. Последнюю полученную карту оставьте.
how-play = Действия: сыграйте 1 из 3 своих карт, затем ещё одну. Третья не играется. Карта размещает маркер в своём секторе, затем вы выполняете действие этого сектора. Для большинства действий считаются ваши фишки там: маркеры и верный друг.
how-hire = Найм: можно нанять одного из 3 персонажей за 1 монету.
how-plague = Чума: каждая крыса идёт вперёд на столько делений, сколько крыс на картах 3 персонажей, минус фишки игрока в больнице. Если ваша крыса должна уйти дальше 9, вы теряете 2 очка престижа и маркер из самого полного сектора.
how-periods = После каждого третьего раунда престиж собора Нотр-Дам делится между маркерами в нём. После 9 раундов побеждает тот, у кого больше всего престижа.

## The parts of a narrow page: nouns on tabs, at most 14 letters each

tabs = Части страницы
tab-board = Поле
tab-persons = Персонажи
tab-families = Игроки
tab-log = Журнал

## What is asked

chosen = ваш выбор
drive-on-board = Выберите подсвеченный рынок на поле или здесь:
drive-no-message = пусто
own-borough = Ваш квартал
unassigned = Ничейный

## The persons, the plague and Notre Dame

persons-heading = Персонажи
persons-price = по 1 монете
person-hire = Нанять
hired-by = нанимает { $seat }
cathedral-ahead = Нотр-Дам: престиж { $prestige } после раунда { $round }.
cathedral-share =
    { $count ->
        [1] Сейчас единственный маркер там получит { $share }. Если добавить ещё 1: по { $more } за каждый.
        [one] Сейчас там { $count } маркер, по { $share } за каждый. Если добавить ещё 1: по { $more }.
        [few] Сейчас там { $count } маркера, по { $share } за каждый. Если добавить ещё 1: по { $more }.
       *[many] Сейчас там { $count } маркеров, по { $share } за каждый. Если добавить ещё 1: по { $more }.
    }
cathedral-empty = Маркеров там ещё нет. Первый получил бы { $more }.
person-rats =
    { $count ->
        [0] нет крыс
        [one] { $count } крыса
        [few] { $count } крысы
       *[many] { $count } крыс
    }
plague-now = Сила чумы: { $count }.
plague-own = Ваша крыса: { $space } → { $to }, если ничего не изменится.
plague-own-stays = Ваша крыса останется на { $space }, если ничего не изменится.
plague-own-beyond = Если ничего не изменится, крыса должна уйти дальше 9: вы потеряете 2 очка престижа и маркер.
ahead-plague = сила чумы
ahead-rat = ваша крыса после раунда
ahead-rat-beyond = дальше 9 после раунда: −2 очка престижа и −1 маркер
ahead-share =
    { $count ->
        [0] первому маркеру, после раунда { $round }
       *[more] за маркер, после раунда { $round }
    }
persons-to-come = Ещё появятся
persons-brown = В этом периоде:
persons-gray = Период { $letter }:
persons-spied = Вам известен порядок:
persons-removed = В коробке:
persons-none = никого

## Action cards

cards-before = Перед вами: оставьте 1
cards-hand = Карты на руке
cards-of-all = Карты всех игроков
cards-none = У вас нет карт на руке.
card-times = ×{ $count }
what-does = Что делает: { $name }
cards-kept = Оставлено
cards-to-come = Ваши карты, которые ещё придут

## Players: what they have, read one after the other, with a full stop after each

family-coins =
    { $count ->
        [0] нет монет
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
family-supply = Маркеры: { $count } в личном запасе, { $general } в резерве
family-rat = Крыса на { $space }
family-rat-forecast = Крыса на { $space }, после раунда на { $to }, если ничего не изменится
family-rat-beyond = Крыса на { $space }, после раунда дальше 9, если ничего не изменится: −2 очка престижа и −1 маркер
family-prestige =
    { $count ->
        [one] { $count } очко престижа
        [few] { $count } очка престижа
       *[many] { $count } очков престижа
    }
family-prestige-hidden = Престиж скрыт
family-doctor = Врач
family-messages =
    { $count ->
        [0] Сообщений не собрано
        [one] Собрано { $count } сообщение
        [few] Собрано { $count } сообщения
       *[many] Собрано { $count } сообщений
    }

about-slots = Второе сообщение любого цвета можно брать, только когда собрано по одному каждого цвета (цвета, которые кончились, не считаются).
played-card = Сыграна карта: { $card }

## Places on the board, for who can't see it. sector, market: their names as headings show them, in the nominative

whole-board = Все кварталы
borough-of = Квартал игрока { $seat }
borough-unassigned = Ничейный квартал
pane-of =
    { $count ->
        [0] { $sector } ({ $seat }): нет фишек
        [one] { $sector } ({ $seat }): { $count } фишка
        [few] { $sector } ({ $seat }): { $count } фишки
       *[many] { $sector } ({ $seat }): { $count } фишек
    }
pane-rat = Порт ({ $seat }): крыса на { $space }
pane-free = { $sector } (ничейный квартал)
stop-of = { $market } ({ $seat }).
stop-free = { $market } (ничейный квартал).
