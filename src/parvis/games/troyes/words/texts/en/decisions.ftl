# What can be decided, as buttons say it: short, to the person who decides. Numbers come from the rules.

## The start

do-settle =
    { $salary ->
        [0] { settled-building }, space { $space }: a { named-colour } die every round
        [one] { settled-building }, space { $space }: a { named-colour } die for 1 denier every round
       *[other] { settled-building }, space { $space }: a { named-colour } die for { $salary } deniers every round
    }
settled-building =
    { $building ->
        [palace] { building-palace }
        [bishopric] { building-bishopric }
       *[city-hall] { building-city-hall }
    }

## Actions

do-activate = Activate { named-card } ({ dice-divided }){ only-dice }
# count: points of the tradesman's space at the end
do-activate-new = Activate { named-card } (new tradesman: { new-tradesman-cost }{ new-tradesman-points }; { dice-divided }){ only-dice }
# divisor: 0 where each die is an activation
dice-divided =
    { $divisor ->
        [0] once for each die
       *[other] dice divided by { $divisor }
    }
new-tradesman-cost =
    { $cost_influence ->
        [0]
            { $cost ->
                [one] 1 denier
               *[other] { $cost } deniers
            }
       *[other] { $cost_influence } influence
    }
new-tradesman-points =
    { $count ->
        [0] {""}
        [one] , 1 point at the end
       *[other] , { $count } points at the end
    }
do-build =
    { $count ->
        [one] Build at the cathedral (for each white die 1 point and { $least } or { $most } influence)
       *[other] Build at the cathedral (for each white die { $count } points and { $least } or { $most } influence)
    }
do-build-only =
    { $size ->
        [one] Build at the cathedral with the only die that fits, the { dice-colour } { $dice }: a cube in column { $columns }{ group-price-alone }
       *[other] Build at the cathedral with the only dice that fit, the { dice-colour } { $dice }: cubes in the columns { $columns }{ group-price-alone }
    }
do-counter =
    { $banners ->
        [one] Counter { named-event } ({ named-colour } dice divided by { $divisor }; 1 banner left with { $influence } influence; { event-points }){ only-dice }
       *[other] Counter { named-event } ({ named-colour } dice divided by { $divisor }; { $banners } banners left with { $influence } influence each; { event-points }){ only-dice }
    }
event-points =
    { $first ->
        [one] 1 point for most cubes, { $second } for second
       *[other] { $first } points for most cubes, { $second } for second
    }
# The group is complete at once, as there is no choice of dice. price: of all that the action costs before it is done
only-dice =
    { $last ->
        [0] {""}
       *[other] { only-group }: { group-outcome }{ done-price }
    }
only-group =
    { $size ->
        [one] {" "}with the only die that fits, the { dice-colour } { $dice }
       *[other] {" "}with the only dice that fit, the { dice-colour } { $dice }
    }
dice-colour =
    { $dice_colour ->
        [red] { -red }
        [white] { -white }
        [purple] { -purple }
       *[yellow] { -yellow }
    }
do-place = Place a citizen in { named-building } (one { named-colour } die)
do-place-only = Place a citizen in { named-building } with the only die that fits, { named-die }: he takes space { $space }{ space-taken }{ group-price-alone }
do-harvest = Agriculture (yellow dice divided by { $divisor } give the deniers){ only-dice }
do-pass =
    { $count ->
        [one] Pass for this round: 1 denier now, { $waiting } more each time your turn would come
       *[other] Pass for this round: { $count } deniers now, { $waiting } more each time your turn would come
    }

## Influence

do-reroll = Reroll one of your dice for { $count } influence
do-recruit = Take a citizen from the general supply for { $count } influence
do-turn = Turn over up to three of your dice for { $count } influence

## Dice

do-add = Add { named-die }{ with-more }: the group then counts { $counts }{ group-price }
do-lay = Add { named-die }{ with-more }: a cube in column { $column }, { $influence } influence{ group-price-alone }
# With this die the group is complete, and the action is done at once.
do-add-last = Add { named-die }{ with-more }, and be done: { group-outcome }{ done-price }
do-lay-last = Add { named-die }{ with-more }, and be done: a cube in column { $column }, { $influence } influence{ group-price-alone }
do-move-in = Use { named-die }: your citizen takes space { $space }{ space-taken }{ group-price-alone }
# more: dice that join too, as no others could
with-more =
    { $more ->
        [0] {""}
        [one] {" "}and the only other that fits
       *[other] {" "}and the only others that fit
    }
group-price =
    { $price ->
        [0] {""}
        [one] {" "}and costs 1 denier
       *[other] {" "}and costs { $price } deniers
    }
group-price-alone =
    { $price ->
        [0] {""}
        [one] {" "}(1 denier in all)
       *[other] {" "}({ $price } deniers in all)
    }
space-taken =
    { $driven ->
        [nobody] {""}
        [own] {" "}from another of your citizens
        [neutral] {" "}from a neutral citizen
       *[other] {" "}from a citizen of { $driven_seat }
    }
do-help =
    { $left ->
        [0] Use your last cube of { named-card }{ group-with-cube }
        [one] Use a cube of { named-card }, 1 stays there{ group-with-cube }
       *[other] Use a cube of { named-card }, { $left } stay there{ group-with-cube }
    }
group-with-cube =
    { $dice ->
        [0] {""}
       *[other] : the group then counts { $counts }{ group-price }{ done-at-once }
    }
done-at-once =
    { $last ->
        [0] {""}
       *[other] ; that completes it: { group-outcome }
    }
group-outcome =
    { $word ->
        [activations]
            { $number ->
                [one] 1 activation{ activation-price }
               *[other] { $number } activations{ activation-price }
            }
        [delayed]
            { $number ->
                [one] 1 cube for later
               *[other] { $number } cubes for later
            }
        [mixed]
            { $number ->
                [one] 1 cube to put or take off
               *[other] up to { $number } cubes to put or take off
            }
        [to-end]
            { $number ->
                [one] 1 cube that counts at the end
               *[other] { $number } cubes that count at the end
            }
        [stones]
            { $number ->
                [one] 1 cube in the cathedral
               *[other] { $number } cubes in the cathedral
            }
        [cubes]
            { $number ->
                [one] 1 cube on the event
               *[other] { $number } cubes on the event
            }
        [deniers]
            { $number ->
                [one] a harvest of 1 denier
               *[other] a harvest of { $number } deniers
            }
       *[citizens]
            { $number ->
                [one] 1 citizen
               *[other] { $number } citizens
            }
    }
# What each activation costs, besides the dice and the tradesman; at least one has to be paid.
activation-price =
    { $each_deniers ->
        [0] { activation-influence }
        [one]
            { $each_influence ->
                [0] {" "}(1 more denier each)
               *[other] {" "}(1 more denier and { $each_influence } influence each)
            }
       *[other]
            { $each_influence ->
                [0] {" "}({ $each_deniers } more deniers each)
               *[other] {" "}({ $each_deniers } more deniers and { $each_influence } influence each)
            }
    }
activation-influence =
    { $each_influence ->
        [0] {""}
       *[other] {" "}({ $each_influence } influence each)
    }
# What carries out an action says what that is.
do-done-activations =
    { $count ->
        [one] Done: activate { named-card } once{ activation-price }{ done-price }
       *[other] Done: activate { named-card } { $count } times{ activation-price }{ done-price }
    }
do-done-delayed =
    { $count ->
        [one] Done: put 1 cube on { named-card } for later{ done-price }
       *[other] Done: put { $count } cubes on { named-card } for later{ done-price }
    }
do-done-stones =
    { $count ->
        [one] Done: put 1 cube into the cathedral{ done-price }
       *[other] Done: put { $count } cubes into the cathedral{ done-price }
    }
do-done-cubes =
    { $count ->
        [one] Done: put 1 cube on { named-event }{ done-price }
       *[other] Done: put { $count } cubes on { named-event }{ done-price }
    }
do-done-deniers =
    { $count ->
        [one] Done: harvest 1 denier{ done-price }
       *[other] Done: harvest { $count } deniers{ done-price }
    }
do-done-place = Done: your citizen takes space { $space } of { named-building }{ space-taken }{ group-price-alone }
done-price =
    { $price ->
        [0] {""}
        [one] {" "}for 1 denier
       *[other] {" "}for { $price } deniers
    }
do-reroll-die = Reroll your { named-colour } { $value }
do-turn-die = Turn over your { named-colour } { $value }: it becomes { $turned }
do-throw = Throw your { named-colour } { $value }: it counts { $counts }, { $sum } in all against { $black }

## Activity cards

do-times =
    { $count ->
        [one] Activate { named-card } once
       *[other] Activate { named-card } { $count } times
    }
do-on =
    { $banners ->
        [one] A cube on { named-event }: { $influence } influence, the last banner ({ event-points })
       *[other] A cube on { named-event }: { $influence } influence, { $banners } banners left ({ event-points })
    }
do-send = Send the citizen on space { $space } of { named-building }

## Events and black dice

do-off = Take your cube off { named-event }
do-remove = Take your cube out of column { $column }, level { $level }
do-yield =
    { $count ->
        [one] Give way to the black { $black }, as your dice only count { $strength }: lose 1 point
       *[other] Give way to the black { $black }, as your dice only count { $strength }: lose { $count } points
    }

## Hints

foresee-sends = your supply is empty: one of your citizens leaves a building for it
foresee-sent = your supply is empty: your citizen leaves space { $space } of { named-building }

## Enough

do-enough-turning = Turn over no more dice
do-enough-cubes = Put no more cubes on events
do-enough-defence = Leave the black { $black } to the next player
