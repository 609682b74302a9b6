# What the log tells of the activity cards of The Ladies of Troyes.

effect-cubes-taken = { $seat } nimmt { $count } Klötzchen { named-card.from }.
effect-influence-taken = { $seat } nimmt { $count } Einfluss von { $from_seat }.
effect-stone = { $seat } legt ein Klötzchen in Spalte { $column } der Kathedrale.
effect-tradesman-for-influence = { $seat } zahlt { $count } Einfluss für einen Fachmann auf { named-card.dat }.

## The last scoring

score-hermit =
    { $count ->
        [one] { $seat } erhält 1 Punkt für den Einsiedler.
       *[other] { $seat } erhält { $count } Punkte für den Einsiedler.
    }
score-fort =
    { $count ->
        [one] { $seat } erhält 1 Punkt für die Festung.
       *[other] { $seat } erhält { $count } Punkte für die Festung.
    }
score-princess =
    { $count ->
        [one] { $seat } erhält 1 Punkt für die Prinzessin.
       *[other] { $seat } erhält { $count } Punkte für die Prinzessin.
    }
