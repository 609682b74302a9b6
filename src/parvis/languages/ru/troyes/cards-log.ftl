# What the log tells of the activity cards of The Ladies of Troyes.

effect-cubes-taken =
    { $count ->
        [one] { $seat } убирает { $count } маркер с карты { named-card }.
        [few] { $seat } убирает { $count } маркера с карты { named-card }.
       *[many] { $seat } убирает { $count } маркеров с карты { named-card }.
    }
effect-influence-taken =
    { $count ->
        [one] { $seat } забирает { $count } очко влияния (теряет { $from_seat }).
        [few] { $seat } забирает { $count } очка влияния (теряет { $from_seat }).
       *[many] { $seat } забирает { $count } очков влияния (теряет { $from_seat }).
    }
effect-stone = { $seat } размещает маркер в соборе (столбец { $column }).
effect-tradesman-for-influence =
    { $count ->
        [one] { $seat } платит { $count } очко влияния за торговца на карте { named-card }.
        [few] { $seat } платит { $count } очка влияния за торговца на карте { named-card }.
       *[many] { $seat } платит { $count } очков влияния за торговца на карте { named-card }.
    }

## The last scoring

score-hermit =
    { $count ->
        [one] { $seat } получает { $count } очко за карту «Отшельник».
        [few] { $seat } получает { $count } очка за карту «Отшельник».
       *[many] { $seat } получает { $count } очков за карту «Отшельник».
    }
score-fort =
    { $count ->
        [one] { $seat } получает { $count } очко за карту «Форт».
        [few] { $seat } получает { $count } очка за карту «Форт».
       *[many] { $seat } получает { $count } очков за карту «Форт».
    }
score-princess =
    { $count ->
        [one] { $seat } получает { $count } очко за карту «Принцесса».
        [few] { $seat } получает { $count } очка за карту «Принцесса».
       *[many] { $seat } получает { $count } очков за карту «Принцесса».
    }
