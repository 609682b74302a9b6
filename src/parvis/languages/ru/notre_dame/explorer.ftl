## Kinds of decisions, as headings of the explorer

kind-keep = Оставленные карты
kind-drive = Карета
kind-take = Взятые сообщения
kind-leave = Оставленные сообщения
kind-perk = Выбор в гостинице
kind-play = Сыгранные карты
kind-from = Откуда берётся фишка
kind-forgo = Пропущенные действия
kind-donate = Пожертвования
kind-friend = Верный друг
kind-lift = Перемещённые фишки
kind-to = Куда идёт фишка
kind-carry = Число фишек (менестрель)
kind-return = Возвращённые маркеры
kind-enough = Больше не возвращать
kind-hire = Нанятые персонажи
kind-type = Тип сообщений (кучер)
kind-lose = Потерянные маркеры
