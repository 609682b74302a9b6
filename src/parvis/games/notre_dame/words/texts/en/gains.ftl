# What a decision would bring, as its button tells it, and where points came from.

hint-residence = +{ $count } prestige: residence
hint-park = +{ $count } prestige: park
hint-donation = +{ $count } prestige: gift
hint-cathedral = +{ $count } prestige: cathedral
hint-message = +{ $count } prestige: message
hint-person = +{ $count } prestige: person
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
hint-nurse = a marker into the hospital
hint-rat = rat to { $space }
hint-if-played = if played now
hint-left =
    { $count ->
        [0] nothing is left there
        [one] 1 piece is left there
       *[other] { $count } pieces are left there
    }

## What it does not bring

hint-nothing = brings nothing
hint-nothing-else = and brings nothing
hint-no-action = no action follows there
hint-no-coins = there are no coins left to take
hint-no-markers = your general supply is empty
hint-no-rat = the rat is on 0 already
hint-lacks-coin = you have no coin to give, so nothing happens
hint-lacks-marker = you have no marker for it, so nothing happens
hint-barred =
    { $count ->
        [one] you have { $home_seat }'s colour already: { $one_seat }'s comes first
        [2] you have { $home_seat }'s colour already: { $one_seat }'s and { $two_seat }'s come first
        [3] you have { $home_seat }'s colour already: { $one_seat }'s, { $two_seat }'s and { $three_seat }'s come first
       *[other] you have { $home_seat }'s colour already: { $one_seat }'s, { $two_seat }'s, { $three_seat }'s and { $four_seat }'s come first
    }
hint-barred-own =
    { $count ->
        [one] you have your own colour already: { $one_seat }'s comes first
        [2] you have your own colour already: { $one_seat }'s and { $two_seat }'s come first
        [3] you have your own colour already: { $one_seat }'s, { $two_seat }'s and { $three_seat }'s come first
       *[other] you have your own colour already: { $one_seat }'s, { $two_seat }'s, { $three_seat }'s and { $four_seat }'s come first
    }
hint-barred-and-own =
    { $count ->
        [one] you have { $home_seat }'s colour already: your own comes first
        [2] you have { $home_seat }'s colour already: your own and { $one_seat }'s come first
        [3] you have { $home_seat }'s colour already: your own, { $one_seat }'s and { $two_seat }'s come first
       *[other] you have { $home_seat }'s colour already: your own, { $one_seat }'s, { $two_seat }'s and { $three_seat }'s come first
    }
hint-barred-free =
    { $count ->
        [one] you have this colour already: one other colour comes first
       *[other] you have this colour already: { $count } other colours come first
    }

## What it leads to, where its label tells the amounts

hint-coins-then =
    { $count ->
        [0] you then have no coins left
        [one] you then have 1 coin
       *[other] you then have { $count } coins
    }
hint-markers-then =
    { $count ->
        [one] you then have 1 marker in your supply
       *[other] you then have { $count } markers in your supply
    }
hint-shares =
    { $markers ->
        [one] as things stand, your marker there earns { $count } prestige after this period
       *[other] as things stand, your { $markers } markers there earn { $count } prestige after this period
    }
hint-then-colours =
    { $count ->
        [0] then any colour may come next
        [one] one other colour then comes before this one again
       *[other] { $count } other colours then come before this one again
    }

## What the plague of this round then does

hint-plague = the plague then brings your rat to { $space }
hint-plague-stays = the plague then leaves your rat on { $space }
hint-plague-beyond = the plague then drives your rat beyond 9

## What is asked next

hint-then-perk =
    { $marker ->
        [0] then a coin or the rat one space back
       *[other]
            { $rat ->
                [0] then a coin or a marker
               *[other] then a coin, a marker or the rat one space back
            }
    }
hint-then-donation =
    { $count ->
        [one] then 1 coin for 1 prestige
        [2] then 1 or 2 coins for 1 or 3 prestige
       *[other] then 1, 2 or 3 coins for 1, 3 or 6 prestige
    }
hint-then-source = your supply is empty: a marker from elsewhere goes there, or nothing happens
hint-then-friend = then he goes to another sector and you act there
hint-then-drive =
    { $count ->
        [one] then the carriage drives along one street
       *[other] then the carriage drives along up to { $count } streets
    }
hint-then-extra-hire = then you may hire another person
hint-then-lift = then you choose a piece, move it and act there
hint-then-act-there = then you choose where, and act there
hint-then-minstrel = then you choose from where, to where and how many
hint-then-where = then you choose where to
hint-then-how-many = then you choose how many
hint-then-type = then you choose one type of messages
hint-then-return =
    { $count ->
        [0] then 2 prestige for each marker that you take back
        [one] 1 marker so far, for 2 prestige each in the end
       *[other] { $count } markers so far, for 2 prestige each in the end
    }

points-residence = Residence
points-park = Park
points-donation = Gifts to the cathedral
points-cathedral = Cathedral
points-message = Messages
points-person = Persons
points-plague = Plague
