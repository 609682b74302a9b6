# Why something can't be decided now: the whole answer to "Why can't I?", one sentence, or two.

## What is lacking, or in the way

why-coins =
    { $count ->
        [0] { $needed ->
            [one] This costs 1 coin. You have none.
           *[other] This costs { $needed } coins. You have none.
        }
       *[other] This costs { $needed } coins. You have { $count }.
    }
why-hand = This card is not in your hand.
why-packet = This card is not among those in front of you.
why-person = This person is not for hire in this round.
why-counsellor = The counsellor's extra hires can't be another counsellor.
why-streets =
    { $count ->
        [one] That market is { $needed } streets away. Your carriage may go 1.
       *[other] That market is { $needed } streets away. Your carriage may go { $count }.
    }
why-same-place = The piece comes from there. Choose another place.
why-no-marker = You have no marker there.
why-friend-elsewhere = Your trusted friend is not there.
why-friend-there = Your trusted friend is there already. He must go to another sector.
why-not-empty = The bishop's marker must go to a sector without pieces.
why-too-few =
    { $count ->
        [0] You have no marker in that sector.
        [one] You have only 1 marker in that sector.
       *[other] You have only { $count } markers in that sector.
    }
why-no-friend = Your trusted friend is not in that sector.
why-general-supply = The general supply has none of your markers left.
why-no-rat = Your rat is at 0 already.
why-not-fullest = The marker must leave one of your fullest sectors.
why-no-message = You have no message of this type.
why-donation = Your marker is at Notre Dame already, so donate at least 1 coin.
why-board = That market is not in play with so few players.

## When it is asked for instead

when-keep = You choose which cards to keep at the start of each round.
when-play = You play cards when it is your turn, two in each round. A card places a marker in its sector.
when-hire = You hire a person once everyone has played two cards.
when-source = You may move a marker there when you play a card with an empty supply.
when-donation = You donate when you play the card Notre Dame.
when-friend = Your trusted friend moves when you play his card.
when-drive = Your carriage moves when you use the carriage house.
when-message = You can take a message when your carriage stops there.
when-perk = When you use the hotel or hire the hostess, you choose a coin, a marker or a step back for your rat. The harbour holds your rat alone.
when-extra-hire = The counsellor lets you hire more persons.
when-fool = The fool moves a piece when you hire him.
when-bishop = The bishop places a marker when you hire him.
when-minstrel = The minstrel moves pieces when you hire him.
when-loss = You lose a marker only if your rat would move beyond 9.
when-type = The coachman lets you choose a type of message when you hire him.
when-return = You return markers when you hire the travellers.
