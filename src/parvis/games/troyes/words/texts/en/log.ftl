# What the log tells of decisions and of what chance brings. seat: the family's name.

## How characters and dice are called within a sentence; everything else is named in names.ftl

told-character =
    { $character ->
        [henry-i] Henry I
        [hugues-de-payns] Hugues de Payns
        [urban-iv] Urban IV
        [chretien-de-troyes] Chrétien de Troyes
        [the-florentine] the Florentine
        [joan-of-navarre] Joan of Navarre
        [isabeau-of-bavaria] Isabeau of Bavaria
        [marie-of-champagne] Marie of Champagne
       *[thibaut-ii] Thibaut II
    }
# The dice of a group, all of one colour.
told-dice =
    { $size ->
        [one] the { named-colour } { $dice }
       *[other] the { named-colour } dice { $dice }
    }

# The colour as which the dice are used.
told-as-colour =
    { $as_colour ->
        [red] { -red }
        [white] { -white }
       *[yellow] { -yellow }
    }

## Set-up, and what chance brings

log-start = { $seat } is the start player.
log-deal = { $seat } is dealt { told-character }.
log-settle = { $seat } sends a citizen to space { $space } of { named-building }.
log-card = A new activity card: { named-card }.
log-event = A new event: { named-event }.
log-shot-hits = { $seat } rolls a black { $value } for a cube.
log-shot-misses = { $seat } rolls a black { $value }, too low for a cube.
log-rolled-again = { $seat }'s die is now a { named-colour } { $value }.

## Influence

log-use-reroll = { $seat } uses { $influence } influence to reroll the { named-colour } { $value }.
log-use-recruit = { $seat } uses { $influence } influence to recruit a citizen.
log-use-turn = { $seat } uses { $influence } influence to turn dice over.
log-turn-over = { $seat } turns over the { named-colour } { $value }: it becomes a { $opposite }.

## Events and black dice. black: the value of the black die

log-remove = { $seat } takes a cube out of the cathedral: column { $column }, level { $level }.
log-off = { $seat } takes a cube off { named-event }.
log-defend-throw = { $seat } throws the { named-colour } { $value } against the black { $black }.
log-defend-beat = { $seat } throws the { named-colour } { $value } and beats the black { $black }.
log-rolled-again-beat = { $seat }'s rerolled { named-colour } die beats the black { $black }.
log-leave-black-dice = { $seat } leaves the other black dice to the next players.
log-yield =
    { $count ->
        [0] { $seat } can't beat the black { $black } and has no points to lose.
        [one] { $seat } can't beat the black { $black } and loses 1 point.
       *[other] { $seat } can't beat the black { $black } and loses { $count } points.
    }

## Actions

log-activate = { $seat } uses { told-dice } for { named-card }.
log-build = { $seat } builds at the cathedral with { told-dice }.
log-counter = { $seat } fights { named-event } with { told-dice }.
log-place = { $seat } sends a citizen to { named-building } with { told-dice }.
log-harvest = { $seat } tills the fields with { told-dice }.
log-pass =
    { $count ->
        [one] { $seat } passes and takes 1 denier.
       *[other] { $seat } passes and takes { $count } deniers.
    }
log-send = { $seat }'s tradesman comes from space { $space } of { named-building }.

## What a cube on a card adds to an action. as_colour: the colour as which the dice are used

log-help-add-to-total = A cube of { $seat } on { named-card } adds { $amount } to their sum.
log-help-add-to-each = A cube of { $seat } on { named-card } adds { $amount } to each die.
log-help-set-each = A cube of { $seat } on { named-card } makes each die a { $amount }.
log-help-recolour = A cube of { $seat } on { named-card } makes them { told-as-colour }.
log-help-multiply = A cube of { $seat } on { named-card } makes it count as { $amount } { told-as-colour } dice.
log-help-take-one-each = A cube of { $seat } on { named-card } lets dice from other districts join for free.

## Dice of other districts. dice: their values; deniers: what they cost together, never less than two

log-buy =
    { $count ->
        [one] { $seat } buys { $from_seat }'s { $dice } for { $deniers } deniers.
       *[other] { $seat } buys { $from_seat }'s dice { $dice } for { $deniers } deniers.
    }
log-buy-neutral =
    { $count ->
        [one] { $seat } buys the { $dice } of the neutral citizens for { $deniers } deniers.
       *[other] { $seat } buys the dice { $dice } of the neutral citizens for { $deniers } deniers.
    }
log-take =
    { $count ->
        [one] { $seat } takes { $from_seat }'s { $dice }.
       *[other] { $seat } takes { $from_seat }'s dice { $dice }.
    }
log-take-neutral =
    { $count ->
        [one] { $seat } takes the { $dice } of the neutral citizens.
       *[other] { $seat } takes the dice { $dice } of the neutral citizens.
    }
