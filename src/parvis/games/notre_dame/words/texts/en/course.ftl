# What follows from decisions and from the course of the game, as the log tells it. seat: the family's name.

## What families get and give

effect-coins =
    { $count ->
        [one] { $seat } takes 1 coin.
       *[other] { $seat } takes { $count } coins.
    }
effect-coins-given =
    { $count ->
        [one] The coins have run out, so 1 comes from { $seat }.
       *[other] The coins have run out, so { $count } come from { $seat }.
    }
effect-markers =
    { $count ->
        [one] { $seat } takes 1 marker from the general supply.
       *[other] { $seat } takes { $count } markers from the general supply.
    }
effect-nurse = The nurse brings a marker to { $seat }'s hospital.
effect-nothing-without-marker = { $seat } has no marker for this, so nothing happens.
effect-nothing-without-coin = { $seat } has no coin to give, so nothing happens.
effect-rat-back = { $seat }'s rat goes back to { $space }.
effect-prestige = { $seat } gains { $count } prestige.

## Rounds and periods

course-round = Period { $letter }, round { $round }: { $seat } begins.
    .short = { $letter }{ $round }
course-cathedral-empty = Nobody has a marker in the cathedral, so nobody gets its prestige.
course-cathedral =
    { $count ->
        [one] The cathedral gives { $share } prestige for the only marker there, which goes back to its owner.
       *[other] The cathedral gives { $share } prestige for each of the { $count } markers there, and they go back to their owners.
    }
course-over = The game is over.

## The plague

course-plague =
    { $count ->
        [0] No rats came this round.
        [one] The plague spreads: 1 rat.
       *[other] The plague spreads: { $count } rats.
    }
plague-forward = { $seat }'s rat goes from { $from } to { $to }.
plague-back = { $seat }'s hospital drives the rat back from { $from } to { $to }.
plague-back-doctor = The doctor keeps the plague from { $seat }, and the hospital drives the rat back from { $from } to { $to }.
plague-stays = { $seat }'s rat stays on { $to }.
plague-stays-doctor = The doctor keeps the plague from { $seat }; the rat stays on { $to }.
plague-penalty =
    { $count ->
        [0] The plague overwhelms { $seat }, who has no prestige to lose.
       *[other] The plague overwhelms { $seat }, who loses { $count } prestige.
    }
