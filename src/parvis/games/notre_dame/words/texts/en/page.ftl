# What the page says around the board.

## The board

board-window = The board
piece-markers =
    { $count ->
        [0] { $seat } has no markers here.
        [one] { $seat } has 1 marker here.
       *[other] { $seat } has { $count } markers here.
    }
piece-carriage = { $seat }'s carriage
piece-friend = { $seat }'s trusted friend: he counts as a marker.
piece-friend-waiting = { $seat }'s trusted friend is waiting for his card.
piece-rat = { $seat }'s rat is on { $space }.
piece-bell = { $seat } is the start player.

## Where in the game we are

round-heading = Period { $letter } · round { $round } of 9
round-short = { $letter } · { $round } of 9
phases = Phases of a round
step-keep = keep
step-play-1 = play
step-play-2 = play
step-hire = hire
step-plague = plague
begins = begins

## How a round goes

how-round = How a round goes
how-keep = Keep: everyone draws three of their own action cards, keeps one and passes two on to the left, keeps one of the two that arrive and passes the last one on.
how-play = Play: everyone plays one of the three cards, then a second one. The third is not played. A card places a marker in its sector; then the sector acts, once for each piece there.
how-hire = Hire: everyone may hire one of the three persons for a coin.
how-plague = Plague: every rat on the persons drives all rats one space on, every piece in the hospital keeps its family's rat one space back. Beyond space 9, it costs 2 prestige and a marker.
how-periods = After every third round, the cathedral shares out its prestige. After nine rounds, whoever has the most prestige wins.

## The parts of a narrow page

tabs = Parts of the page
tab-board = Board
tab-persons = Persons
tab-families = Families
tab-log = Log

## What is asked

chosen = your choice
drive-on-board = Pick a lit market on the board, or a stop here:
drive-no-message = empty
drive-not-yet = not yet
own-borough = Your borough
free-borough = Free borough
harm-plague = −2 prestige, −1 marker

## The persons, the plague and the cathedral

persons-heading = Persons
persons-price = one coin each
hired-by = hired by { $seat }
cathedral-ahead = Cathedral: { $prestige } prestige, shared out after round { $round }.
cathedral-share =
    { $count ->
        [one] As things stand, the one marker there earns { $share }; with one more, each earns { $more }.
       *[other] As things stand, each of the { $count } markers there earns { $share }; with one more, { $more }.
    }
cathedral-empty = Nobody has a marker there yet; a single one would earn { $more }.
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
ahead-plague = plague this round
ahead-rat = your rat, as things stand
ahead-share =
    { $count ->
        [0] for a marker here after round { $round }
       *[other] a marker after round { $round }
    }
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
card-times = ×{ $count }
what-does = What it does: { $name }
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
family-doctor = Doctor
family-messages =
    { $count ->
        [0] No messages collected
        [one] 1 message collected
       *[other] { $count } messages collected
    }

about-slots = One of each colour comes before a second of any, as long as there are any.
played-card = Played: { $card }

## What is pointed at on the board

whole-board = All boroughs
borough-of = { $seat }'s borough
pane-of =
    { $count ->
        [0] { $sector } of { $seat }: no pieces
        [one] { $sector } of { $seat }: 1 piece
       *[other] { $sector } of { $seat }: { $count } pieces
    }
pane-rat = Harbour of { $seat }: the rat is on { $space }
pane-free = { $sector } of the free borough
stop-of = { $market } of { $seat }.
stop-free = { $market } of the free borough.
