# The activity cards of The Ladies of Troyes: what they do, and what they ask.

## What a card does, by the kind of its effect: each activation. [1] is the number 1, as in about.ftl

about-kind-gain-for-own-in-city-hall =
    { $of ->
        [1] For each of your citizens standing in the City Hall: { gain-at-price }.
       *[other] For every { $of } of your citizens standing in the City Hall: { gain-at-price }.
    }
about-kind-gain-for-tradesmen =
    { $of ->
        [1] For each of your tradesmen on activity cards, this one included: { gain-at-price }.
       *[other] For every { $of } of your tradesmen on activity cards, this one included: { gain-at-price }.
    }
about-kind-gain-for-events-won =
    { $of ->
        [1] For each event card you have won: { gain-at-price }.
       *[other] For every { $of } event cards you have won: { gain-at-price }.
    }
about-kind-gain-for-white-dice =
    { $of ->
        [1] For each white die left in your district: { gain-at-price }.
       *[other] For every { $of } white dice left in your district: { gain-at-price }.
    }
about-kind-gain-above =
    { $deniers_above ->
        [one] If you have more than 1 denier left: { gain-of-points }. You don't pay it.
       *[other] If you have more than { $deniers_above } deniers left: { gain-of-points }. You don't pay them.
    }
about-kind-either = Choose each time: { gain-of-influence } or { gain-of-points }.
about-kind-influence-taken = Gain: { gain-of-influence }. Then take { $take_influence } influence from the opponent with the most.
about-kind-stones = Place a cube in any column of the cathedral. A full column has a fourth level. While this card is in play, having no cube on the fourth level costs points at the end, too.
about-kind-cubes-everywhere =
    { $pay_a_cube ->
        [one] For each event in the queue, you can pay 1 denier to place a cube on it.
       *[other] For each event in the queue, you can pay { $pay_a_cube } deniers to place a cube on it.
    }

## Mixed cards: an action either places cubes on them or removes some

about-kind-gain-later =
    { $put_deniers ->
        [0] Place a cube here, or remove one (gain: { gains }).
        [one] Place a cube here (pay: 1 denier), or remove one (gain: { gains }).
       *[other] Place a cube here (pay: { $put_deniers } deniers), or remove one (gain: { gains }).
    }
about-kind-cubes-later =
    { $cubes ->
        [one] Place a cube here, or remove one to place a cube on an event.
       *[other] Place a cube here, or remove one to place { $cubes } cubes on one event.
    }

## Cards whose cubes score at the end

about-kind-worth-less =
    { $worth ->
        [one] Place a cube here. At the end, each of your cubes scores 1 point minus the number of all cubes on this card.
       *[other] Place a cube here. At the end, each of your cubes scores { $worth } points minus the number of all cubes on this card.
    }
about-kind-most-cubes =
    { $most ->
        [one] Place a cube here. At the end, the player with most cubes here scores 1 point. Tied players share it.
       *[other] Place a cube here. At the end, the player with most cubes here scores { $most } points. Tied players share them.
    }
about-kind-cube-for-die =
    { $most ->
        [one] Each die of the group places a cube here. { by-die } At the end, the player with most cubes here scores 1 point. Tied players share it.
       *[other] Each die of the group places a cube here. { by-die } At the end, the player with most cubes here scores { $most } points. Tied players share them.
    }
# A whole sentence. The two kinds of dice, with what each gives as a list
by-die = Low die (up to three): { low-points }, { $low } influence. High die: { high-points }, { $high } influence.
low-points =
    { $low ->
        [one] 1 point
       *[other] { $low } points
    }
high-points =
    { $high ->
        [one] 1 point
       *[other] { $high } points
    }

## Buttons

do-put =
    { $count ->
        [one] Place 1 cube on { named-card }{ put-price }
       *[other] Place { $count } cubes on { named-card }{ put-price }
    }
# In brackets, or nothing
put-price =
    { $deniers ->
        [0] {""}
        [one] {" "}(cost 1 denier)
       *[other] {" "}(cost { $deniers } deniers)
    }
do-take-deniers =
    { $gain ->
        [one] { take-cubes }: +1 denier
       *[other] { take-cubes }: +{ $gain } deniers
    }
do-take-influence = { take-cubes }: +{ $gain } influence
do-take-points =
    { $gain ->
        [one] { take-cubes }: +1 point
       *[other] { take-cubes }: +{ $gain } points
    }
do-take-cubes =
    { $gain ->
        [one] { take-cubes }: each gives 1 cube on an event
       *[other] { take-cubes }: each gives { $gain } cubes on one event
    }
take-cubes =
    { $count ->
        [one] Remove 1 cube from { named-card }
       *[other] Remove { $count } cubes from { named-card }
    }
do-on-cubes =
    { $cubes ->
        [one] Place 1 cube on { named-event } ({ $influence } influence, last banner) · { event-points }
       *[other] Place { $cubes } cubes on { named-event } ({ $influence } influence each, { $banners } banners left) · { event-points }
    }
do-gain-influence = Gain { $count } influence
do-gain-points =
    { $count ->
        [one] Gain 1 point
       *[other] Gain { $count } points
    }
do-from = Take { $count } influence from { $from_seat }
do-column =
    { $count ->
        [one] Place a cube in column { $column }, level { $level } (1 point, { $influence } influence)
       *[other] Place a cube in column { $column }, level { $level } ({ $count } points, { $influence } influence)
    }
do-enough-taking = Remove no more cubes
do-enough-activation = Place no more cubes with this activation
do-enough-columns = Place no more cubes in the cathedral

## What a player is asked

ask-put-or-take =
    { $cubes ->
        [0] How many cubes do you place on { named-card }? At most { $count }.
        [one] Place cubes on { named-card }, or remove your only cube? At most { $count }.
       *[other] Place cubes on { named-card }, or remove some of your { $cubes } cubes? At most { $count }.
    }
ask-cubes-at-once =
    { $count ->
        [one] Choose an event for { $cubes } cubes ({ named-card }). This is the last cube you can remove.
       *[other] Choose an event for { $cubes } cubes ({ named-card }). Cubes you can still remove: { $count }.
    }
ask-cube-on-each =
    { $count ->
        [one] Choose an event for a cube ({ named-card }). Cost: { each-cube-price }. This is the last activation.
       *[other] Choose an event for a cube ({ named-card }). Cost: { each-cube-price }. Activations left: { $count }.
    }
# After a colon
each-cube-price =
    { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }
ask-gain =
    { $count ->
        [one] Choose influence or points ({ named-card }). This is the last activation.
       *[other] Choose influence or points ({ named-card }). Activations left: { $count }.
    }
ask-from-whom =
    { $count ->
        [one] Choose an opponent to take influence from ({ named-card }).
       *[other] Choose an opponent to take influence from ({ named-card }). Activations left: { $count }.
    }
ask-column =
    { $count ->
        [one] Choose a column for the last cube ({ named-card }).
       *[other] Choose a column for a cube ({ named-card }). Cubes left: { $count }.
    }

## Hints, and what carries out an action

foresee-group-to-end =
    { $count ->
        [one] then 1 cube that scores at the end
       *[other] then { $count } cubes that score at the end
    }
do-done-to-end =
    { $count ->
        [one] Done: place 1 cube on { named-card } to score at the end{ done-price }{ done-tradesman }
       *[other] Done: place { $count } cubes on { named-card } to score at the end{ done-price }{ done-tradesman }
    }
foresee-group-mixed =
    { $count ->
        [one] then 1 cube to place or remove
       *[other] then up to { $count } cubes to place or remove
    }
do-done-mixed =
    { $count ->
        [one] Done: place 1 cube on { named-card }, or remove 1{ done-price }{ done-tradesman }
       *[other] Done: place up to { $count } cubes on { named-card }, or remove as many{ done-price }{ done-tradesman }
    }
