# What can be decided, as buttons say it: short, to the person who decides. Numbers come from the rules.
#
# A button begins with a verb or a name. What else there is to say follows as labels, which need no case and agree with
# nothing: in brackets, divided by commas, or after a middle dot.

## The start

do-settle =
    { $salary ->
        [0] { settled-building }, space { $space }: a { die-of-colour } every round, no salary
        [one] { settled-building }, space { $space }: a { die-of-colour } every round, salary 1 denier
       *[other] { settled-building }, space { $space }: a { die-of-colour } every round, salary { $salary } deniers
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
do-activate-new =
    { $count ->
        [0] Activate { named-card } ({ dice-divided }) · new tradesman: { new-tradesman-cost }{ only-dice }
        [one] Activate { named-card } ({ dice-divided }) · new tradesman: { new-tradesman-cost }, worth 1 point{ only-dice }
       *[other] Activate { named-card } ({ dice-divided }) · new tradesman: { new-tradesman-cost }, worth { $count } points{ only-dice }
    }
# In brackets; divisor: 0 where each die is an activation
dice-divided =
    { $divisor ->
        [0] one activation per die
        [one] 1 pip per activation
       *[other] { $divisor } pips per activation
    }
# An amount, after a colon or as the object of "including"
new-tradesman-cost =
    { $cost_influence ->
        [0]
            { $cost ->
                [one] 1 denier
               *[other] { $cost } deniers
            }
       *[other] { $cost_influence } influence
    }
do-build =
    { $count ->
        [one] Build at the cathedral (per white die: 1 point, { $least } or { $most } influence)
       *[other] Build at the cathedral (per white die: { $count } points, { $least } or { $most } influence)
    }
do-build-only =
    { $price ->
        [0]
            { $size ->
                [one] Build at the cathedral · only usable die: { dice-with-values } (column { $columns })
               *[other] Build at the cathedral · only usable dice: { dice-with-values } (columns { $columns })
            }
       *[other]
            { $size ->
                [one] Build at the cathedral · only usable die: { dice-with-values } (column { $columns }, { group-price })
               *[other] Build at the cathedral · only usable dice: { dice-with-values } (columns { $columns }, { group-price })
            }
    }
do-counter =
    { $banners ->
        [one] Counter { named-event } ({ dice-of-colour }, { $divisor } pips per cube) · last banner, { $influence } influence · { event-points }{ only-dice }
       *[other] Counter { named-event } ({ dice-of-colour }, { $divisor } pips per cube) · { $banners } banners left, { $influence } influence each · { event-points }{ only-dice }
    }
# A label: what the event scores once it is countered
event-points =
    { $first ->
        [one]
            { $second ->
                [0] most cubes: 1 point
               *[other] most cubes: 1 point, second: { $second }
            }
       *[other]
            { $second ->
                [0] most cubes: { $first } points
               *[other] most cubes: { $first } points, second: { $second }
            }
    }
# A label after a middle dot, or nothing: the dice of a group that is complete without a choice, and what they do
only-dice =
    { $last ->
        [0] {""}
       *[other]
            { $size ->
                [one] {" "}· only usable die: { dice-with-values } ({ outcome-at-cost })
               *[other] {" "}· only usable dice: { dice-with-values } ({ outcome-at-cost })
            }
    }
do-place = Place a citizen in { named-building } (one { die-of-colour })
do-place-only = Place a citizen in { named-building } · only usable die: { named-die } ({ place-at-cost })
do-harvest = Agriculture (yellow dice, { $divisor } pips per denier){ only-dice }
do-pass =
    { $count ->
        [one] Pass for this round (1 denier now, { $waiting } more each turn you miss)
       *[other] Pass for this round ({ $count } deniers now, { $waiting } more each turn you miss)
    }

## Influence

do-reroll = Reroll one of your dice ({ $count } influence)
do-recruit = Take a citizen from the general supply ({ $count } influence)
do-turn = Turn over up to three of your dice ({ $count } influence)

## Dice. more: dice and cubes that join too, as no others could

# In a sentence: the piece that joins with a die
also-joining =
    { $also ->
        [own] your { $also_value }
        [neutral] the neutral { $also_value }
        [cube] your cube
       *[other] { $also_seat }'s { $also_value }
    }
do-add =
    { $more ->
        [0] Add { named-die } ({ total-at-cost })
        [one] Add { named-die } with { also-joining }, as nothing else fits ({ total-at-cost })
       *[other] Add { named-die } with all others that fit, which makes { $dice } ({ total-at-cost })
    }
do-lay =
    { $more ->
        [0] Add { named-die } ({ column-at-cost })
        [one] Add { named-die } with { also-joining }, as nothing else fits ({ column-at-cost })
       *[other] Add { named-die } with all others that fit, which makes { $dice } ({ column-at-cost })
    }
# With this die the group is complete, and the action is done at once.
do-add-last =
    { $more ->
        [0] Add { named-die } and finish ({ outcome-at-cost })
        [one] Add { named-die } with { also-joining }, as nothing else fits, and finish ({ outcome-at-cost })
       *[other] Add { named-die } with all others that fit, which makes { $dice }, and finish ({ outcome-at-cost })
    }
do-lay-last =
    { $more ->
        [0] Add { named-die } and finish ({ column-at-cost })
        [one] Add { named-die } with { also-joining }, as nothing else fits, and finish ({ column-at-cost })
       *[other] Add { named-die } with all others that fit, which makes { $dice }, and finish ({ column-at-cost })
    }
do-move-in = Use { named-die } ({ place-at-cost })
do-help =
    { $left ->
        [0] Use your last cube from { named-card }{ group-with-cube }
       *[other] Use a cube from { named-card } ({ $left } left){ group-with-cube }
    }
# A label after a middle dot, or nothing: how the group stands with the cube
group-with-cube =
    { $dice ->
        [0] {""}
       *[other]
            { $last ->
                [0] {" "}· { total-at-cost }
               *[other] {" "}· done: { outcome-at-cost }
            }
    }

## Labels in brackets or after a colon: parts of a list, divided by commas

group-price =
    { $price ->
        [one] cost 1 denier
       *[other] cost { $price } deniers
    }
total-at-cost =
    { $price ->
        [0] total { $counts }
       *[other] total { $counts }, { group-price }
    }
column-at-cost =
    { $price ->
        [0] column { $column }, { $influence } influence
       *[other] column { $column }, { $influence } influence, { group-price }
    }
# driven: whose citizen is expelled
placed-where =
    { $driven ->
        [nobody] space { $space }
        [own] space { $space }, expels another of your citizens
        [neutral] space { $space }, expels a neutral citizen
       *[other] space { $space }, expels { $driven_seat }'s citizen
    }
# pushed: citizens who move on to another space of the building
placed-and-pushed =
    { $pushed ->
        [0] { placed-where }
        [one] { placed-where }, pushes 1 citizen on
       *[other] { placed-where }, pushes { $pushed } citizens on
    }
place-at-cost =
    { $price ->
        [0] { placed-and-pushed }
       *[other] { placed-and-pushed }, { group-price }
    }
outcome-at-cost =
    { $price ->
        [0] { group-outcome }
       *[other] { group-outcome }, { group-price }
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
                [one] 1 cube to place or remove
               *[other] up to { $number } cubes to place or remove
            }
        [to-end]
            { $number ->
                [one] 1 cube that scores at the end
               *[other] { $number } cubes that score at the end
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
                [one] 1 denier
               *[other] { $number } deniers
            }
       *[citizens]
            { $number ->
                [one] 1 citizen
               *[other] { $number } citizens
            }
    }
# In brackets, or nothing: what each activation costs, besides the dice and the tradesman; at least one has to be paid
activation-price =
    { $each_deniers ->
        [0]
            { $each_influence ->
                [0] {""}
               *[other] {" "}({ each-price })
            }
       *[other] {" "}({ each-price })
    }
each-price =
    { $each_deniers ->
        [0] { $each_influence } influence each
        [one]
            { $each_influence ->
                [0] 1 more denier each
               *[other] 1 more denier and { $each_influence } influence each
            }
       *[other]
            { $each_influence ->
                [0] { $each_deniers } more deniers each
               *[other] { $each_deniers } more deniers and { $each_influence } influence each
            }
    }

## What carries out an action says what that is

do-done-activations =
    { $count ->
        [one] Done: activate { named-card } once{ activations-at-price }{ done-tradesman }
       *[other] Done: activate { named-card } { $count } times{ activations-at-price }{ done-tradesman }
    }
# In brackets, or nothing: what the dice cost, and each activation
activations-at-price =
    { $price ->
        [0] { activation-price }
       *[other]
            { $each_deniers ->
                [0]
                    { $each_influence ->
                        [0] {" "}({ group-price })
                       *[other] {" "}({ group-price }, { each-price })
                    }
               *[other] {" "}({ group-price }, { each-price })
            }
    }
do-done-delayed =
    { $count ->
        [one] Done: place 1 cube on { named-card } for later{ done-price }{ done-tradesman }
       *[other] Done: place { $count } cubes on { named-card } for later{ done-price }{ done-tradesman }
    }
do-done-stones =
    { $count ->
        [one] Done: place 1 cube in the cathedral{ done-price }
       *[other] Done: place { $count } cubes in the cathedral{ done-price }
    }
do-done-cubes =
    { $count ->
        [one] Done: place 1 cube on { named-event }{ done-price }
       *[other] Done: place { $count } cubes on { named-event }{ done-price }
    }
do-done-deniers =
    { $count ->
        [one] Done: gain 1 denier{ done-price }
       *[other] Done: gain { $count } deniers{ done-price }
    }
do-done-place = Done: place your citizen in { named-building } ({ place-at-cost })
# A label after a middle dot, or nothing: what of the cost is for a new tradesman, who may cost influence instead
done-tradesman =
    { $cost_influence ->
        [0]
            { $cost ->
                [0] {""}
               *[other] {" "}· includes { new-tradesman-cost } for a new tradesman
            }
       *[other] {" "}· new tradesman: { new-tradesman-cost }
    }
# In brackets, or nothing
done-price =
    { $price ->
        [0] {""}
       *[other] {" "}({ group-price })
    }
do-reroll-die = Reroll your { die-with-value }
do-turn-die = Turn over your { die-with-value } (becomes { $turned })
do-throw = Use your { die-with-value } (worth { $counts }): total { $sum } against { $black }

## Activity cards

do-times =
    { $count ->
        [one] Activate { named-card } once
       *[other] Activate { named-card } { $count } times
    }
do-on =
    { $banners ->
        [one] Place a cube on { named-event } ({ $influence } influence, last banner) · { event-points }
       *[other] Place a cube on { named-event } ({ $influence } influence, { $banners } banners left) · { event-points }
    }
do-send = Use the citizen on space { $space } of { named-building }

## Events and black dice

do-off = Remove your cube from { named-event }
do-remove = Remove your cube from column { $column }, level { $level }
do-yield =
    { $count ->
        [one] Accept the penalty: −1 point (your dice total { $strength }, the black die is a { $black })
       *[other] Accept the penalty: −{ $count } points (your dice total { $strength }, the black die is a { $black })
    }

## Hints

foresee-sends = supply empty: uses a citizen from a building
foresee-sent = supply empty: uses your citizen on space { $space } of { named-building }

## Enough

do-enough-turning = Turn over no more dice
do-enough-cubes = Place no more cubes on events
# left: black dice that others face then; back: 0 where none of them can be left when it is the seat's turn again
do-enough-defence =
    { $left ->
        [one] Leave the black { $black } to the next player
       *[other]
            { $back ->
                [0] Leave the other { $left } black dice to the next players (none comes back to you)
               *[any] Leave the other { $left } black dice to the next players (some may come back to you)
            }
    }

## What the best answer to the question that follows brings at once. `-less`: what it costs

gained-next =
    { $count ->
        [one] +1 point (best next choices)
       *[other] +{ $count } points (best next choices)
    }
gained-next-less =
    { $count ->
        [one] −1 point (best next choices)
       *[other] −{ $count } points (best next choices)
    }

## What a decision is worth later, in points, below what it brings now. `-less`: what it loses then; count: a number such as 1½

later-levels = +{ $count } (your cubes on cathedral levels)
later-levels-less = −{ $count } (your cubes on cathedral levels)
later-tradesmen = +{ $count } (tradesmen)
later-tradesmen-less = −{ $count } (tradesmen)
later-cubes = +{ $count } (cubes on cards)
later-cubes-less = −{ $count } (cubes on cards)
later-characters = +{ $count } (characters)
later-characters-less = −{ $count } (characters)
later-events = +{ $count } (your cubes on events)
later-events-less = −{ $count } (your cubes on events)
later-dice = +{ $count } (dice, rounds to come: { $rounds })
later-dice-less = −{ $count } (dice, rounds to come: { $rounds })
later-threats = +{ $count } (damage from events, rounds to come: { $rounds })
later-threats-less = −{ $count } (damage from events, rounds to come: { $rounds })
later-deniers = +{ $count } (value of deniers)
later-deniers-less = −{ $count } (value of deniers)
later-influence = +{ $count } (value of influence)
later-influence-less = −{ $count } (value of influence)
later-citizens = +{ $count } (citizens in your supply)
later-citizens-less = −{ $count } (citizens in your supply)
later-delayed = +{ $count } (cubes for later)
later-delayed-less = −{ $count } (cubes for later)
later-own-dice = +{ $count } (your unused dice)
later-own-dice-less = −{ $count } (your unused dice)
later-next = +{ $count } (best next choices)
later-next-less = −{ $count } (best next choices)
