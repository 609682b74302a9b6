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
hint-rat = rat to { $space }

points-residence = Residence
points-park = Park
points-donation = Gifts to the cathedral
points-cathedral = Cathedral
points-message = Messages
points-person = Persons
points-plague = Plague
