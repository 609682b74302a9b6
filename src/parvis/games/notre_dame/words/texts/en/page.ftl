# What the page says around the board. Labels of one or two words have a comment: what they are, where, how long at most.

## The board

# The name of the picture for who can't see it.
board-window = The board
piece-markers =
    { $count ->
        [0] { $seat } has no markers here.
        [one] { $seat } has 1 marker here.
       *[other] { $seat } has { $count } markers here.
    }
piece-carriage = { $seat }'s carriage
piece-friend = { $seat }'s trusted friend (counts as a marker)
piece-friend-waiting = { $seat }'s trusted friend is not on the board yet.
piece-rat = { $seat }'s rat is on { $space }.
piece-bell = { $seat } is the start player.

## Where in the game we are

round-heading = Period { $letter } · round { $round } of 9
# The same on a phone.
round-short = { $letter } · { $round } of 9
# The name of the bar of phases for who can't see it.
phases = Phases of a round
# Names of phases in a bar, in their order: nouns or verbs, not commands; at most 14 letters each.
step-keep = keep
step-play-1 = play
step-play-2 = play
step-hire = hire
step-plague = plague
# A noun, before the player's shape and name; at most 14 letters.
begins = start player

## The rules in brief: a heading, and a paragraph for each phase, which begins with its name

how-round = How a round goes
how-keep = Keep: draw 3 of your own action cards, keep 1 and pass 2 to the left. Keep 1 of the 2 you receive and pass the other. Keep the last card you receive.
how-play = Play: play 1 of your 3 cards, then another one. The third is not played. A card places a marker in its sector. Then you take the action of that sector. Most actions count your pieces there: your markers and your trusted friend.
how-hire = Hire: you can hire one of the 3 persons for 1 coin.
how-plague = Plague: every rat moves forward by the rats on the 3 persons, less the player's pieces in the hospital. If yours would move beyond 9, you lose 2 prestige and a marker from your fullest sector.
how-periods = After every third round, the prestige of Notre Dame is divided among the markers there. After 9 rounds, the player with the most prestige wins.

## The parts of a narrow page: nouns on tabs, at most 14 letters each

# The name of the row of tabs for who can't see it.
tabs = Parts of the page
tab-board = Board
tab-persons = Persons
tab-families = Players
tab-log = Log

## What is asked

# In brackets after the decision that was made: a noun.
chosen = your choice
# Before buttons with the names of markets.
drive-on-board = Choose a lit market on the board, or one here:
# Behind stops of the carriage: no message lies there. An adjective (of the market), at most 14 letters.
drive-no-message = empty
# Headings of groups of stops, in place of a player's name: whose borough it is, at most 14 letters each.
own-borough = Your borough
unassigned = Unassigned

## The persons, the plague and Notre Dame

# A noun: the cards that can be hired, not people.
persons-heading = Persons
# Small, beside the heading: the price of a person.
persons-price = 1 coin each
# On the card of a person who can be hired now, verb: pressing the card hires them.
person-hire = Hire
hired-by = hired by { $seat }
cathedral-ahead = Notre Dame: { $prestige } prestige after round { $round }.
# share, more: prestige for each marker there. "plural" of the markers.
cathedral-share =
    { $count ->
        [one] Now { $share } for the only marker there. With 1 more marker: { $more } each.
       *[other] Now { $share } for each of the { $count } markers there. With 1 more marker: { $more } each.
    }
cathedral-empty = No markers there yet. The first would give { $more }.
person-rats =
    { $count ->
        [0] no rats
        [one] 1 rat
       *[other] { $count } rats
    }
plague-now = Plague value: { $count }.
plague-own = Your rat: { $space } → { $to } if nothing changes.
plague-own-stays = Your rat stays on { $space } if nothing changes.
plague-own-beyond = Your rat moves beyond 9 if nothing changes: you lose 2 prestige and a marker.
# Below a number in a corner of the board: nouns, at most 30 letters.
ahead-plague = plague value
ahead-rat = your rat after this round
ahead-rat-beyond = beyond 9 after this round: −2 prestige and a marker
# count: markers in Notre Dame; 0: what a first one would give.
ahead-share =
    { $count ->
        [0] for a first marker, after round { $round }
       *[other] per marker, after round { $round }
    }
persons-to-come = Persons still to come
# Headings of lists of persons.
persons-brown = In this period:
persons-gray = Period { $letter }:
persons-spied = You have seen this order:
persons-removed = In the box:
# In place of such a list: no persons.
persons-none = no one

## Action cards

# Headings of rows of cards, as short as possible.
cards-before = In front of you: keep 1
cards-hand = Your hand
cards-of-all = All players' cards
cards-none = You have no cards in hand.
card-times = ×{ $count }
what-does = What it does: { $name }
# Participle, of cards.
cards-kept = Kept
cards-to-come = Your cards still to come

## Players: what they have, read one after the other, with a full stop after each

family-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
family-supply = Markers: { $count } in supply, { $general } in general supply
family-rat = Rat on { $space }
family-rat-forecast = Rat on { $space }, on { $to } after this round if nothing changes
family-rat-beyond = Rat on { $space }, beyond 9 after this round if nothing changes: −2 prestige and a marker
family-prestige = { $count } prestige
family-prestige-hidden = Hidden prestige
# Small, on the line of a player: the doctor protects that player this round.
family-doctor = Doctor
family-messages =
    { $count ->
        [0] No messages collected
        [one] 1 message collected
       *[other] { $count } messages collected
    }

about-slots = Collect one of each colour before a second of any, unless a colour has run out.
played-card = Played: { $card }

## Places on the board, for who can't see it. sector, market: their names as headings show them, in the nominative

# A box to tick: the whole board instead of one's own part.
whole-board = All boroughs
borough-of = { $seat }'s borough
borough-unassigned = Unassigned borough
pane-of =
    { $count ->
        [0] { $sector } ({ $seat }): no pieces
        [one] { $sector } ({ $seat }): 1 piece
       *[other] { $sector } ({ $seat }): { $count } pieces
    }
pane-rat = Harbour ({ $seat }): rat on { $space }
pane-free = { $sector } (unassigned borough)
stop-of = { $market } ({ $seat }).
stop-free = { $market } (unassigned borough).
