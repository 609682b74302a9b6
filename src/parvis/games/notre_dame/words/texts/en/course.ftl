# What follows from decisions and from the course of the game, in the log. seat: a player's name, in the nominative.

## What players get and give

effect-coins =
    { $count ->
        [one] { $seat } gains 1 coin.
       *[other] { $seat } gains { $count } coins.
    }
# Only with 25 coins in the game: the player with the most coins gives those that the supply lacks.
effect-coins-given =
    { $count ->
        [one] The supply is out of coins. { $seat } gives 1 coin.
       *[other] The supply is out of coins. { $seat } gives { $count } coins.
    }
effect-markers =
    { $count ->
        [one] { $seat } takes 1 marker from the general supply.
       *[other] { $seat } takes { $count } markers from the general supply.
    }
effect-nurse = { $seat } places a marker in the hospital (nurse).
effect-nothing-without-marker = { $seat } has no marker for this, so nothing happens.
effect-nothing-without-coin = { $seat } has no coin to donate, so nothing happens.
effect-rat-back = { $seat }'s rat moves back to { $space }.
effect-prestige = { $seat } gains { $count } prestige.
# count: all of it; park: how much of it the park has added, from 1 up
effect-prestige-park = { $seat } gains { $count } prestige ({ $park } from the park).

## Rounds and periods

course-round = Period { $letter }, round { $round }: { $seat } is the start player.
    .short = { $letter }{ $round }
course-cathedral-empty = There are no markers in Notre Dame, so no one gains prestige there.
course-cathedral =
    { $count ->
        [one] Notre Dame gives { $share } prestige for its only marker, which returns to the general supply.
       *[other] Notre Dame gives { $share } prestige for each of its { $count } markers, which return to the general supplies.
    }
course-over = The game is over.

## The plague

course-plague = The plague value is { $count }.
plague-forward = { $seat }'s rat moves from { $from } to { $to }.
plague-back = { $seat }'s rat moves back from { $from } to { $to } (hospital).
plague-back-doctor = { $seat }'s rat moves back from { $from } to { $to } (doctor and hospital).
plague-stays = { $seat }'s rat stays on { $to }.
plague-stays-doctor = { $seat }'s rat stays on { $to } (doctor).
# The rat would pass space 9, the last of the plague track.
plague-penalty =
    { $count ->
        [0] { $seat } has no prestige to lose (rat beyond 9).
       *[other] { $seat } loses { $count } prestige (rat beyond 9).
    }
