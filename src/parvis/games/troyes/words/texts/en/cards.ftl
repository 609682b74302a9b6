# The activity cards of The Ladies of Troyes: what they do, and what they ask.

## What a card does, by the kind of its effect. For each activation

about-kind-gain-for-own-in-city-hall =
    { $of ->
        [1] { gain-at-price } for each of your citizens who stands in the City Hall.
       *[other] { gain-at-price } for every { $of } of your citizens who stand in the City Hall.
    }
about-kind-gain-for-tradesmen =
    { $of ->
        [1] { gain-at-price } for each of your tradesmen on activity cards, this one included.
       *[other] { gain-at-price } for every { $of } of your tradesmen on activity cards, this one included.
    }
about-kind-gain-for-events-won =
    { $of ->
        [1] { gain-at-price } for every event card that you keep.
       *[other] { gain-at-price } for every { $of } event cards that you keep.
    }
about-kind-gain-for-white-dice =
    { $of ->
        [1] { gain-at-price } for every { -white } die that is left in your district.
       *[other] { gain-at-price } for every { $of } { -white } dice that are left in your district.
    }
about-kind-gain-above = Gain { gain-of-points } if you have more than { $deniers_above } deniers left; you keep them.
about-kind-either = Gain { gain-of-influence } or { gain-of-points }, as you like each time.
about-kind-influence-taken = Gain { gain-of-influence }, then take { $take_influence } influence from the opponent who has the most.
about-kind-stones = Put a cube into any column of the cathedral, on a fourth level if it is full. As long as this card lies there, the fourth level counts as well.
about-kind-cubes-everywhere =
    { $pay_a_cube ->
        [one] For every event in the queue, you may pay 1 denier to put a cube on it.
       *[other] For every event in the queue, you may pay { $pay_a_cube } deniers to put a cube on it.
    }

## Mixed cards: an action puts cubes on them, or takes some off

about-kind-gain-later = { put-at-price } Or take one off: gain { gains }.
put-at-price =
    { $put_deniers ->
        [0] Put a cube here.
        [one] Pay 1 denier to put a cube here.
       *[other] Pay { $put_deniers } deniers to put a cube here.
    }
about-kind-cubes-later =
    { $cubes ->
        [one] Put a cube here. Or take one off: put a cube on an event.
       *[other] Put a cube here. Or take one off: put { $cubes } cubes on one event.
    }

## Cards whose cubes count at the end

about-kind-worth-less = Put a cube here. At the end each of your cubes scores { $worth } points, less one for every cube on this card, whoever it belongs to.
about-kind-most-cubes =
    { $most ->
        [one] Put a cube here. At the end whoever has most cubes scores 1 point; ties share.
       *[other] Put a cube here. At the end whoever has most cubes scores { $most } points; ties share.
    }
about-kind-cube-for-die =
    { $most ->
        [one] Each die of the group puts a cube here. { by-die } At the end whoever has most cubes scores 1 point; ties share.
       *[other] Each die of the group puts a cube here. { by-die } At the end whoever has most cubes scores { $most } points; ties share.
    }
by-die = A low die (up to three) brings { low-points } and { $low } influence, a higher one { high-points } and { $high } influence.
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
        [one] Put 1 cube on { named-card }{ put-price }
       *[other] Put { $count } cubes on { named-card }{ put-price }
    }
put-price =
    { $deniers ->
        [0] {""}
        [one] {" "}for 1 denier
       *[other] {" "}for { $deniers } deniers
    }
do-take-deniers =
    { $gain ->
        [one] { take-cubes }: 1 denier
       *[other] { take-cubes }: { $gain } deniers
    }
do-take-influence = { take-cubes }: { $gain } influence
do-take-points =
    { $gain ->
        [one] { take-cubes }: 1 point
       *[other] { take-cubes }: { $gain } points
    }
do-take-cubes =
    { $gain ->
        [one] { take-cubes }: each puts 1 cube on an event
       *[other] { take-cubes }: each puts { $gain } cubes on one event
    }
take-cubes =
    { $count ->
        [one] Take 1 cube off { named-card }
       *[other] Take { $count } cubes off { named-card }
    }
do-on-cubes =
    { $cubes ->
        [one] 1 cube on { named-event }: { $influence } influence, the last banner ({ event-points })
       *[other] { $cubes } cubes on { named-event }: { $influence } influence each, { $banners } banners left ({ event-points })
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
        [one] A cube in column { $column }, level { $level }: 1 point and { $influence } influence
       *[other] A cube in column { $column }, level { $level }: { $count } points and { $influence } influence
    }
do-enough-taking = Take no more cubes off the card
do-enough-activation = No more cubes with this activation
do-enough-columns = Put no more cubes into the cathedral

## What a player is asked

ask-put-or-take =
    { $cubes ->
        [0] How many cubes do you put on { named-card }? Up to { $count }.
        [one] Do you put cubes on { named-card } or take yours off? Up to { $count }; 1 of yours lies there.
       *[other] Do you put cubes on { named-card } or take some off? Up to { $count }; { $cubes } of yours lie there.
    }
ask-cubes-at-once =
    { $count ->
        [one] To which event do the { $cubes } cubes go that { named-card } brings for the last cube that leaves it?
       *[other] To which event do the { $cubes } cubes go that { named-card } brings for a cube? Up to { $count } cubes leave it.
    }
ask-cube-on-each =
    { $count ->
        [one] On which events does { named-card } put a cube, for { each-cube-price } each? This is the last activation.
       *[other] On which events does { named-card } put a cube, for { each-cube-price } each? There are { $count } activations left with this one.
    }
each-cube-price =
    { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }
ask-gain =
    { $count ->
        [one] What does the last activation of { named-card } bring?
       *[other] What does { named-card } bring this time? { $count } activations are left with this one.
    }
ask-from-whom =
    { $count ->
        [one] Who gives you influence because of { named-card }?
       *[other] Who gives you influence because of { named-card }? { $count } activations are left with this one.
    }
ask-column =
    { $count ->
        [one] Into which column does { named-card } put the last cube?
       *[other] Into which column does { named-card } put a cube? Up to { $count } are left.
    }

## Hints

foresee-group-to-end =
    { $count ->
        [one] then 1 cube that counts at the end
       *[other] then { $count } cubes that count at the end
    }
do-done-to-end =
    { $count ->
        [one] Done: put 1 cube on { named-card }, which counts at the end{ done-price }
       *[other] Done: put { $count } cubes on { named-card }, which count at the end{ done-price }
    }
foresee-group-mixed =
    { $count ->
        [one] then 1 cube to put or take off
       *[other] then up to { $count } cubes to put or take off
    }
do-done-mixed =
    { $count ->
        [one] Done: put 1 cube on { named-card }, or take 1 off{ done-price }
       *[other] Done: put up to { $count } cubes on { named-card }, or take as many off{ done-price }
    }
