# What the page of a result says about this game: headings, and the names of sources of points in rows of tables.
# Nouns, not sentences.

points-by-source = Источники очков
points-by-round = Очки после каждого раунда

points-during-game = По ходу игры
points-cathedral = Собор
points-cards = Карты действий
points-events = Предотвращённые события
points-tradesmen = Торговцы
points-cubes-left = Маркеры на событиях
points-hermit = Отшельник
points-fort = Форт
points-princess = Принцесса
points-henry-i = Генрих I
points-hugues-de-payns = Гуго де Пейн
points-urban-iv = Урбан IV
points-chretien-de-troyes = Кретьен де Труа
points-the-florentine = Флорентиец
points-thibaut-ii = Тибо II
points-joan-of-navarre = Жанна I Наваррская
points-isabeau-of-bavaria = Изабелла Баварская
points-marie-of-champagne = Мария Шампанская
points-salaries-missed = Невыплаченное жалованье
points-events-missed = События, оплаченные не полностью
points-black-dice-missed = Непобеждённые чёрные кубики
points-levels-missed = Уровни без маркера (не ниже 0)
points-iv-a = Действие у ворот IV: размещение маркеров
points-iv-b = Действие у ворот IV: больше всего маркеров
points-iv-c = Действие у ворот IV: прибытие и маркеры
# Of the last scoring alone, in which the arrival no longer counts
points-iv-b-at-end = Действие у ворот IV: больше всего маркеров
points-iv-c-at-end = Действие у ворот IV: маркеры
points-iv-d = Действие у ворот IV: порядок прибытия
