# Why something can't be decided now: the whole answer to "Why can't I?", a sentence or two.

## What a player lacks

why-influence =
    { $count ->
        [0] This takes { $needed } influence. You have none.
       *[other] This takes { $needed } influence. You have { $count }.
    }
why-deniers =
    { $needed ->
        [one] This takes 1 denier. You have none.
       *[other] { $count ->
            [0] This takes at least { $needed } deniers. You have none.
            [one] This takes at least { $needed } deniers. You have 1.
           *[other] This takes at least { $needed } deniers. You have { $count }.
        }
    }
why-supply = You have no citizen in your personal supply. You can recruit one with influence.
why-supply-full = You still have a citizen in your personal supply, so you can't use influence for this.
why-general-supply = The general supply has none of your citizens left.
why-not-richest = Influence is taken from the opponent who has the most.
why-own-influence = You can't take influence from yourself.
why-times =
    { $count ->
        [0] Your dice are not enough for an activation.
        [one] Your dice are enough for 1 activation only.
       *[other] Your dice are enough for { $count } activations only.
    }
why-one-first = You have to do this at least once before you stop.

## Dice

why-die = No such die lies there.
why-no-dice = You have no die in your district.
why-dice = No dice that you can use are enough for this.
why-black = All your dice together can't beat the highest black die.
why-must-defend = Your dice can beat the highest black die, so you have to use them.
why-pips = The group counts { $count }. It needs { $needed }.
why-group-full =
    { $count ->
        [one] This action takes only 1 die.
       *[other] The group has as many dice as it may have.
    }
why-colour = Dice of this colour can't be used for this.
why-own-die = You can choose only dice of your own district here.
why-not-sold = Only its owner can use a purple die.
why-not-given = You can give only dice of your own district.
why-own-not-taken = You can take only dice of other districts.
why-not-swapped = You have already swapped a die with this district.
why-swap = There are no dice to swap.
why-none-left =
    { $colour ->
        [red] The supply has no red die left.
        [white] The supply has no white die left.
        [yellow] The supply has no yellow die left.
       *[purple] Your purple die is already in your district.
    }
why-value = The dice of the group can't take this value.
why-no-cube-brings = No cube lets you use this die now.
why-cube-helps = A cube has already helped this group.
why-never-helps = Cubes on this card don't help a group of dice.

## Cards, events, citizens and cubes

why-card = This card isn't face up.
why-not-in-box = This card isn't part of the game.
why-card-full = All spaces for tradesmen on this card are taken.
why-no-event = There is no event for the cubes of this card.
why-event = This event isn't in play.
why-event-closed = This card can't place a cube on that event now.
why-cathedral-full = The cathedral has no free space in the columns of your dice.
why-column-full = This column of the cathedral is full.
why-no-stone = You have no cube there.
why-no-cube-on-card = You have no cube on this card.
why-no-cube-on-event = You have no cube on this event.
why-no-cubes-to-take =
    { $count ->
        [0] You have no cube on this card.
        [one] You have only 1 cube on this card.
       *[other] You have only { $count } cubes on this card.
    }
why-keeps-none = No cubes are kept on this card.
why-space-taken = This space is taken.
why-no-citizen = None of your citizens stands there.
why-no-tradesman = You have no tradesman on this card.
why-must-give = You can still give a citizen, so you have to.
why-none-possessed = This player has no citizen on the event.

## Ramparts

why-no-ramparts = This game is played without the ramparts.
why-pay = A die gives no more action points than its highest face.
why-wall-end = Your guard has reached the end of the ramparts.
why-gate = Your guard hasn't reached this gate yet.
why-gate-closed = This tile takes no cube for a die of the colour that it brings, and one cube in an action for other dice.
why-tile-covered = You have already placed a cube on this tile in this action. It takes one each time.
why-same-tile = The cube comes from this tile. Choose another place.
why-tile = This tile isn't in play.
why-tile-no-cubes = This tile takes no cubes.
why-tile-never-spent = Cubes on this tile are never spent. They count at the end of the game.
why-no-cube-on-tile = You have no cube on this tile.
why-tile-used = You have already spent a cube from this tile this turn.
why-tile-later = The cube of this tile is for another moment.

## When it is asked for instead

when-settle = You place these citizens before the first round.
when-action = Actions come after events and black dice, one each turn. While you choose dice for one, Undo takes you back to that choice.
when-group = You choose dice after an action.
when-card = You choose this when you activate a card that asks for it.
when-send = A citizen leaves a building when you activate a card and your personal supply is empty.
when-cube = A cube on a card lets you choose this for a group.
when-reroll = You choose a die to reroll once you have paid the influence for it.
when-turn = You choose dice to turn over once you have paid the influence for it.
when-tile = The cube of an outdoor tile lets you choose this.
when-guard = You choose this when you move your guard.
when-carry-out = This follows an action by itself.
when-event = You choose this when an event takes effect.
when-defence = You face black dice after events have taken effect.
