# What a player is asked: what to choose, then what there is to know for it, each in a sentence of its own.

ask-nature = Chance decides.
ask-settle =
    { $count ->
        [one] Choose a space for your last citizen.
       *[other] Choose a space for your next citizen. Citizens left: { $count }.
    }
ask-action = Choose an action or pass.

## The group of dice

ask-group-activate = Choose { dice-of-colour } for { named-card } ({ how-often }).{ group-so-far }{ group-with-tradesman }
# In brackets; needed: the divisor of the card
how-often =
    { $each_die ->
        [0]
            { $needed ->
                [one] 1 pip per activation
               *[other] { $needed } pips per activation
            }
       *[other] one activation per die
    }
ask-group-build = Choose { dice-of-colour } for the cathedral. Each places a cube in the column of its value.{ group-so-far-alone }
ask-group-counter = Choose { dice-of-colour } to counter { named-event } ({ $needed } pips per cube).{ group-so-far }
ask-group-place = Choose a { die-of-colour }. Your citizen takes the space of that value in { named-building }.
ask-group-harvest = Choose { dice-of-colour } for agriculture ({ $needed } pips per denier).{ group-so-far }
# Whole sentences with the space before them, or nothing: how the group stands
group-so-far =
    { $dice ->
        [0] {""}
       *[other]
            { $price ->
                [0] {" "}Total: { $counts }.
                [one] {" "}Total: { $counts }. Cost: 1 denier.
               *[other] {" "}Total: { $counts }. Cost: { $price } deniers.
            }
    }
group-so-far-alone =
    { $dice ->
        [0] {""}
       *[other]
            { $price ->
                [0] {""}
                [one] {" "}Cost: 1 denier.
               *[other] {" "}Cost: { $price } deniers.
            }
    }
# cost: deniers for the new tradesman; once there are dice, the cost of the group includes them
group-with-tradesman =
    { $cost_influence ->
        [0]
            { $cost ->
                [0] {""}
               *[other]
                    { $dice ->
                        [0] {" "}New tradesman: { new-tradesman-cost }.
                       *[other] {" "}Including { new-tradesman-cost } for the new tradesman.
                    }
            }
       *[other] {" "}New tradesman: { new-tradesman-cost }.
    }

ask-carry-out = Your dice for this action are chosen.

## Influence

ask-reroll = Choose a die to reroll ({ $influence } influence).
ask-turn =
    { $count ->
        [0] Choose up to three dice to turn over ({ $influence } influence).
        [one] You have turned over 1 die. Turn over another one?
       *[other] You have turned over { $count } dice. Turn over another one?
    }

## Activity cards

ask-send = Your supply is empty. Choose a citizen to become the tradesman on { named-card }.
ask-times = How many activations of { named-card }? At most { $count }.
ask-cube =
    { $count ->
        [one] Choose an event for the last cube ({ named-card }).{ cube-price }
       *[other] Choose an event for a cube ({ named-card }). Cubes left: { $count }.{ cube-price }
    }
# The question of a card whose cubes are rolled for; $count: those that are not rolled for yet
ask-cube-rolled =
    { $count ->
        [0] The last black die is high enough. Choose an event for its cube ({ named-card }).
       *[other] The black die is high enough. Choose an event for its cube ({ named-card }). Dice left to roll: { $count }.
    }
# A whole sentence with the space before it, or nothing
cube-price =
    { $deniers ->
        [0]
            { $influence ->
                [0] {""}
               *[other] {" "}Cost: { $influence } influence.
            }
        [one] {" "}Cost: 1 denier.
       *[other] {" "}Cost: { $deniers } deniers.
    }

## Events and black dice

ask-defence =
    { $count ->
        [one] The last black die is a { $black }. Choose dice to beat it. Red dice are worth double.
       *[other] The highest of { $count } black dice is a { $black }. Choose dice to beat it. Red dice are worth double.
    }
ask-defence-more =
    { $count ->
        [one] Black die beaten. The last one is a { $black }. Beat it too?
       *[other] Black die beaten. The highest of the other { $count } is a { $black }. Beat it too?
    }
ask-defence-weak =
    { $strength ->
        [0]
            { $count ->
                [one] The last black die is a { $black }. You have no dice to beat it.
               *[other] The highest of { $count } black dice is a { $black }. You have no dice to beat it.
            }
       *[other]
            { $count ->
                [one] The last black die is a { $black }. Your dice total only { $strength }.
               *[other] The highest of { $count } black dice is a { $black }. Your dice total only { $strength }.
            }
    }
ask-throw = Choose another die. Total: { $count } against the black { $black }.
ask-lose-cube = { title-of-event }: choose an event to remove your cube from.
ask-lose-stone = { title-of-event }: choose a cube to remove from the cathedral.
