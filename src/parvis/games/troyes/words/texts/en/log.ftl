# What the log tells of decisions and of what chance brings. seat: the player's name, which begins the line and is its
# subject; nothing in the line agrees with it.

## How dice are called within a sentence; everything else is named in names.ftl

# The dice of a group, all of one colour: the object of "uses", or after "with"
told-dice =
    { $size ->
        [one]
            { $colour ->
                [red] the red { $dice }
                [white] the white { $dice }
                [purple] the purple { $dice }
               *[yellow] the yellow { $dice }
            }
       *[other]
            { $colour ->
                [red] the red dice { $dice }
                [white] the white dice { $dice }
                [purple] the purple dice { $dice }
               *[yellow] the yellow dice { $dice }
            }
    }

## Set-up, and what chance brings

log-start = { $seat } is the start player.
log-deal = { $seat } is dealt { named-character }.
log-settle = { $seat } places a citizen on space { $space } of { named-building }.
log-card = New activity card: { named-card }.
log-event = New event: { title-of-event }.
log-shot-hits = { $seat } rolls a black { $value }, enough for a cube.
log-shot-misses = { $seat } rolls a black { $value }, too low for a cube.
log-rolled-again = { $seat }'s reroll gives a { die-with-value }.

## Influence

log-use-reroll = { $seat } pays { $influence } influence to reroll the { die-with-value }.
log-use-recruit = { $seat } pays { $influence } influence to take a citizen from the general supply.
log-use-turn = { $seat } pays { $influence } influence to turn over dice.
log-turn-over = { $seat } turns over the { die-with-value } (now a { $opposite }).

## Events and black dice. black: the value of the black die

log-remove = { $seat } removes a cube from the cathedral (column { $column }, level { $level }).
log-off = { $seat } removes a cube from { named-event }.
log-defend-throw = { $seat } uses the { die-with-value } against the black { $black }.
log-defend-beat = { $seat } uses the { die-with-value } and beats the black { $black }.
log-rolled-again-beat = { $seat } beats the black { $black } with the rerolled { die-of-colour }.
log-leave-black-dice = { $seat } leaves the other black dice to the next player.
log-yield =
    { $count ->
        [0] { $seat } can't beat the black { $black } and has no points to lose.
        [one] { $seat } can't beat the black { $black } and loses 1 point.
       *[other] { $seat } can't beat the black { $black } and loses { $count } points.
    }

## Actions

log-activate = { $seat } uses { told-dice } for { named-card }.
log-build = { $seat } builds at the cathedral with { told-dice }.
log-counter = { $seat } counters { named-event } with { told-dice }.
log-place = { $seat } places a citizen in { named-building } with { told-dice }.
log-harvest = { $seat } uses { told-dice } for agriculture.
log-pass =
    { $count ->
        [one] { $seat } passes and gains 1 denier.
       *[other] { $seat } passes and gains { $count } deniers.
    }
log-send = { $seat } uses the citizen on space { $space } of { named-building } as tradesman.

## What a cube on a card adds to an action: after the colon, a label. as_colour: the colour as which the dice are used

log-help-add-to-total = { $seat } uses a cube from { named-card }: total +{ $amount }.
log-help-add-to-each = { $seat } uses a cube from { named-card }: each die +{ $amount }.
log-help-set-each = { $seat } uses a cube from { named-card }: each die is a { $amount }.
log-help-recolour =
    { $as_colour ->
        [red] { $seat } uses a cube from { named-card }: used as red dice.
        [white] { $seat } uses a cube from { named-card }: used as white dice.
       *[yellow] { $seat } uses a cube from { named-card }: used as yellow dice.
    }
log-help-multiply =
    { $as_colour ->
        [red] { $seat } uses a cube from { named-card }: { $amount } red dice.
        [white] { $seat } uses a cube from { named-card }: { $amount } white dice.
       *[yellow] { $seat } uses a cube from { named-card }: { $amount } yellow dice.
    }
log-help-take-one-each = { $seat } uses a cube from { named-card }: dice from other districts for free.

## Dice of other districts. dice: their values; deniers: what they cost together, never less than two

log-buy =
    { $count ->
        [one] { $seat } buys { $from_seat }'s { $dice } for { $deniers } deniers.
       *[other] { $seat } buys { $from_seat }'s dice { $dice } for { $deniers } deniers.
    }
log-buy-neutral =
    { $count ->
        [one] { $seat } buys the neutral { $dice } for { $deniers } deniers.
       *[other] { $seat } buys the neutral dice { $dice } for { $deniers } deniers.
    }
log-take =
    { $count ->
        [one] { $seat } takes { $from_seat }'s { $dice } for free.
       *[other] { $seat } takes { $from_seat }'s dice { $dice } for free.
    }
log-take-neutral =
    { $count ->
        [one] { $seat } takes the neutral { $dice } for free.
       *[other] { $seat } takes the neutral dice { $dice } for free.
    }
