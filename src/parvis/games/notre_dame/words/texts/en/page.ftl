# What the page says around the board.

## The board

board-window = The board
piece-markers =
    { $count ->
        [0] { $seat } has no markers here.
        [one] { $seat } has 1 marker here.
       *[other] { $seat } has { $count } markers here.
    }
piece-carriage = The carriage of { $seat }
piece-friend = The trusted friend of { $seat }: he counts as a marker.
piece-friend-waiting = The trusted friend of { $seat } is waiting for his card.
piece-rat = The rat of { $seat } is on { $space }.
piece-bell = { $seat } is the start player.

## The persons and the plague

round-heading = Period { $letter }, round { $round } of 9
person-rats =
    { $count ->
        [0] no rats
        [one] 1 rat
       *[other] { $count } rats
    }
plague-now =
    { $count ->
        [0] No rats come this round.
       *[other] This round's plague is { $count }.
    }
plague-own = As things stand, your rat will go from { $space } to { $to }.
plague-own-stays = As things stand, your rat will stay on { $space }.
plague-own-beyond = As things stand, your rat will go from { $space } beyond 9: that costs 2 prestige and a marker.
persons-to-come = Persons still to come
persons-brown = In this period:
persons-gray = Period { $letter }:
persons-spied = You have seen them come in this order:
persons-removed = In the box:
persons-none = nobody

## Action cards

cards-before = Before you: keep one
cards-hand = Your hand
cards-none = You have no cards in hand.
cards-kept = Kept
cards-to-come = Still to come in this period

## Families

family-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
family-supply =
    { $count ->
        [one] 1 marker in the supply, { $general } in the general supply
       *[other] { $count } markers in the supply, { $general } in the general supply
    }
family-rat = The rat is on { $space }
family-rat-forecast = The rat is on { $space }; as things stand, this round's plague brings it to { $to }
family-rat-beyond = The rat is on { $space }; as things stand, this round's plague drives it beyond 9
family-prestige = { $count } prestige
family-prestige-hidden = Prestige is hidden
family-doctor = Doctor hired
family-messages =
    { $count ->
        [one] 1 message collected
       *[other] { $count } messages collected
    }

## One borough large

near-heading = Borough
tile-pieces =
    { $count ->
        [0] no pieces
        [one] 1 piece
       *[other] { $count } pieces
    }
