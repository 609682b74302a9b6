# What a decision would give, as its button tells it: a short hint, number first, in lower case, without a full stop.
# Several stand side by side, with " · " between them. In brackets: where the prestige comes from.

hint-residence = +{ $count } prestige (residence)
hint-park = +{ $count } prestige (park)
hint-donation = +{ $count } prestige (donation)
hint-cathedral = +{ $count } prestige (Notre Dame)
hint-message = +{ $count } prestige (message)
hint-person = +{ $count } prestige (person)
hint-coins =
    { $count ->
        [one] +1 coin
       *[other] +{ $count } coins
    }
hint-coins-paid =
    { $count ->
        [one] −1 coin
       *[other] −{ $count } coins
    }
hint-markers =
    { $count ->
        [one] +1 marker
       *[other] +{ $count } markers
    }
hint-markers-placed =
    { $count ->
        [one] −1 marker
       *[other] −{ $count } markers
    }
hint-nurse = +1 marker in the hospital
hint-rat = rat back to { $space }
# Before the other hints of a card that can be kept.
hint-if-played = if played now
hint-left =
    { $count ->
        [0] no pieces left there
        [one] 1 piece left there
       *[other] { $count } pieces left there
    }

## What it does not give

hint-nothing = no effect
# After what the decision costs.
hint-nothing-else = no other effect
hint-no-action = no action follows
hint-no-coins = no coins left in the supply
hint-no-markers = your general supply is empty
hint-no-rat = rat already on 0
hint-lacks-coin = no coin to donate, so no effect
hint-lacks-marker = no marker for it, so no effect
# Why a message can't be taken. home_seat: the player of its colour; one_seat, two_seat …: players whose colours must be
# collected before, as a list of names in the nominative. count: how many colours those are, the own one included.
hint-barred =
    { $count ->
        [one] you have { $home_seat }'s colour (collect first: { $one_seat })
        [2] you have { $home_seat }'s colour (collect first: { $one_seat }, { $two_seat })
        [3] you have { $home_seat }'s colour (collect first: { $one_seat }, { $two_seat }, { $three_seat })
       *[other] you have { $home_seat }'s colour (collect first: { $one_seat }, { $two_seat }, { $three_seat }, { $four_seat })
    }
hint-barred-own =
    { $count ->
        [one] you have your own colour (collect first: { $one_seat })
        [2] you have your own colour (collect first: { $one_seat }, { $two_seat })
        [3] you have your own colour (collect first: { $one_seat }, { $two_seat }, { $three_seat })
       *[other] you have your own colour (collect first: { $one_seat }, { $two_seat }, { $three_seat }, { $four_seat })
    }
hint-barred-and-own =
    { $count ->
        [one] you have { $home_seat }'s colour (collect first: your own)
        [2] you have { $home_seat }'s colour (collect first: your own, { $one_seat })
        [3] you have { $home_seat }'s colour (collect first: your own, { $one_seat }, { $two_seat })
       *[other] you have { $home_seat }'s colour (collect first: your own, { $one_seat }, { $two_seat }, { $three_seat })
    }
# Where one of the colours belongs to an unassigned borough, which has no name.
hint-barred-free =
    { $count ->
        [one] you have this colour (collect first: 1 other)
       *[other] you have this colour (collect first: { $count } others)
    }

## What it leads to, where its label tells the amounts

hint-coins-then =
    { $count ->
        [0] no coins afterwards
        [one] 1 coin afterwards
       *[other] { $count } coins afterwards
    }
hint-markers-then =
    { $count ->
        [one] 1 marker in your supply afterwards
       *[other] { $count } markers in your supply afterwards
    }
# For all of the player's markers in Notre Dame together.
hint-shares = { $count } prestige at the end of this period, if no other marker comes there
hint-shares-park = { $count } prestige at the end of this period ({ $park } from the park), if no other marker comes there
hint-shares-instead = { $count } prestige at the end of this period instead of { $before }, if no other marker comes there
hint-shares-still = still { $count } prestige at the end of this period, if no other marker comes there
hint-then-colours =
    { $count ->
        [0] then any colour
        [one] then collect 1 other colour before this one
       *[other] then collect { $count } other colours before this one
    }

## The plague of this round after the decision

hint-plague = rat on { $space } after this round
hint-plague-stays = rat stays on { $space } this round
hint-plague-beyond = rat beyond 9 after this round

## What is asked next

hint-then-perk =
    { $marker ->
        [0] then 1 coin or rat 1 space back
       *[other]
            { $rat ->
                [0] then 1 coin or 1 marker
               *[other] then 1 coin, 1 marker or rat 1 space back
            }
    }
hint-then-donation =
    { $count ->
        [one] then donate 1 coin for 1 prestige
        [2] then donate 1 or 2 coins for 1 or 3 prestige
       *[other] then donate 1, 2 or 3 coins for 1, 3 or 6 prestige
    }
hint-then-source = then move a marker from elsewhere, or skip the action (supply empty)
hint-then-friend = then move the trusted friend and take the action there
hint-then-drive =
    { $count ->
        [one] then move the carriage 1 market
       *[other] then move the carriage up to { $count } markets
    }
hint-then-extra-hire = then you can hire another person
hint-then-lift = then move a piece and take the action there
hint-then-act-there = then choose a sector and take the action there
hint-then-minstrel = then choose 2 sectors and how many pieces
hint-then-where = then choose a sector to move to
hint-then-how-many = then choose how many pieces
hint-then-type = then choose a type of message
hint-then-return =
    { $count ->
        [0] then +2 prestige for each marker you return
        [one] 1 marker returned (2 prestige each at the end)
       *[other] { $count } markers returned (2 prestige each at the end)
    }

## What the best answer to the question that follows brings at once. `-less`: what it costs

gained-next = +{ $count } prestige (best next choice)
gained-next-less = −{ $count } prestige (best next choice)

## What it is worth later, in prestige, below what it gives now. `-less`: what it loses then; count: a number such as 1½

later-park = +{ $count } (park, gains to come: { $gains })
later-park-less = −{ $count } (park, gains to come: { $gains })
later-rats = +{ $count } (losses to rats beyond 9)
later-rats-less = −{ $count } (losses to rats beyond 9)
later-persons = +{ $count } (hiring persons)
later-persons-less = −{ $count } (hiring persons)
later-coins = +{ $count } (donating coins)
later-coins-less = −{ $count } (donating coins)
later-markers = +{ $count } (markers to place)
later-markers-less = −{ $count } (markers to place)
later-residence = +{ $count } (residence)
later-residence-less = −{ $count } (residence)
later-carriage = +{ $count } (carriage house)
later-carriage-less = −{ $count } (carriage house)
later-hotel = +{ $count } (hotel)
later-hotel-less = −{ $count } (hotel)
later-cathedral = +{ $count } (Notre Dame, more markers expected)
later-cathedral-less = −{ $count } (Notre Dame, more markers expected)
later-next = +{ $count } (best next choice)
later-next-less = −{ $count } (best next choice)

## Sources of prestige: nouns, as rows of a table and names of lines in a chart, at most 20 letters

points-residence = Residence
points-park = Park
points-donation = Donations
points-cathedral = Notre Dame
points-message = Messages
points-person = Persons
points-plague = Plague
