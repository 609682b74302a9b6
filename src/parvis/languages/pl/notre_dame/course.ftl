# What follows from decisions and from the course of the game, in the log. seat: a player's name, in the nominative.

## What players get and give

effect-coins =
    { $count ->
        [one] { $seat } bierze { $count } monetę.
        [few] { $seat } bierze { $count } monety.
       *[many] { $seat } bierze { $count } monet.
    }
# Only with 25 coins in the game: the player with the most coins gives those that the supply lacks.
effect-coins-given =
    { $count ->
        [one] Pula monet jest pusta. { $seat } oddaje { $count } monetę.
        [few] Pula monet jest pusta. { $seat } oddaje { $count } monety.
       *[many] Pula monet jest pusta. { $seat } oddaje { $count } monet.
    }
effect-markers =
    { $count ->
        [one] { $seat } bierze { $count } znacznik z ogólnych zasobów.
        [few] { $seat } bierze { $count } znaczniki z ogólnych zasobów.
       *[many] { $seat } bierze { $count } znaczników z ogólnych zasobów.
    }
effect-nurse = { $seat } umieszcza znacznik w szpitalu (pielęgniarka).
effect-nothing-without-marker = { $seat } nie ma znacznika, więc nic się nie dzieje.
effect-nothing-without-coin = { $seat } nie ma monety na datek, więc nic się nie dzieje.
effect-rat-back = { $seat }: szczur cofa się na { $space }.
effect-prestige =
    { $count ->
        [one] { $seat } zyskuje { $count } punkt prestiżu.
        [few] { $seat } zyskuje { $count } punkty prestiżu.
       *[many] { $seat } zyskuje { $count } punktów prestiżu.
    }
effect-prestige-park =
    { $count ->
        [one] { $seat } zyskuje { $count } punkt prestiżu (w tym { $park } dzięki parkowi).
        [few] { $seat } zyskuje { $count } punkty prestiżu (w tym { $park } dzięki parkowi).
       *[many] { $seat } zyskuje { $count } punktów prestiżu (w tym { $park } dzięki parkowi).
    }

## Rounds and periods

course-round = Okres { $letter }, runda { $round }: rozpoczyna { $seat }.
    .short = { $letter }{ $round }
course-cathedral-empty = W katedrze Notre Dame nie ma znaczników, więc nikt nie zyskuje tam prestiżu.
course-cathedral =
    { $count ->
        [one] Notre Dame: jedyny znacznik daje prestiż +{ $share } i wraca do ogólnych zasobów.
        [few] Notre Dame: każdy z { $count } znaczników daje prestiż +{ $share } i wraca do ogólnych zasobów.
       *[many] Notre Dame: każdy z { $count } znaczników daje prestiż +{ $share } i wraca do ogólnych zasobów.
    }
course-over = Koniec partii.

## The plague

course-plague = Wartość plagi: { $count }.
plague-forward = { $seat }: szczur { $from } → { $to }.
plague-back = { $seat }: szczur cofa się, { $from } → { $to } (szpital).
plague-back-doctor = { $seat }: szczur cofa się, { $from } → { $to } (lekarz i szpital).
plague-stays = { $seat }: szczur zostaje na { $to }.
plague-stays-doctor = { $seat }: szczur zostaje na { $to } (lekarz).
# The rat would pass space 9, the last of the plague track.
plague-penalty =
    { $count ->
        [0] { $seat } nie ma prestiżu do stracenia (szczur powyżej 9).
        [one] { $seat } traci { $count } punkt prestiżu (szczur powyżej 9).
        [few] { $seat } traci { $count } punkty prestiżu (szczur powyżej 9).
       *[many] { $seat } traci { $count } punktów prestiżu (szczur powyżej 9).
    }
