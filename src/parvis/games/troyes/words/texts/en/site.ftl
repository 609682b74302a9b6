# What the pages around the table tell of the game.

about-game = Buy your neighbours' dice, put tradesmen to work, build the cathedral and counter the threats to the city.

about-length = About 25 minutes per player. Bots add a few minutes.

## What is at stake: what a coach tells somebody who plays for the first time, once each

stake-settling = Each citizen rolls a die for you in every round: red in the Palace, white in the Bishopric, yellow in the City Hall. A citizen in the Palace costs 2 deniers a round, in the Bishopric 1.
stake-black-dice = If you can beat the highest black die, you must. Each one beaten brings you 1 influence, but the dice are used up. If you can't beat it, you lose { $points } points.
stake-end = The last round: deniers and influence left over bring points only if a character counts them.
stake-dice = Anyone can buy your dice, the best ones first. You can buy theirs, too: 2, 4 or 6 deniers for each in a group of 1, 2 or 3.
stake-events = { $events } events are in the queue. Each takes effect again in every round until it is countered, and brings points to those with most cubes on it.
stake-salaries = In the next round your citizens cost { $deniers } deniers, more than you will have. If you can't pay, you lose all your deniers and 2 points.
stake-levels = The cathedral has { $levels } levels, and you have no cube on { $missed } of them. As it stands, that costs you { $points } points at the end.
stake-supply = Your personal supply is empty. To place a citizen, recruit first (2 influence). A tradesman would come from a main building and cost you a die.

## Options: what they are called (nouns, at most 20 letters), what they do, and what can be chosen (nouns, at most 40
## letters)

setup-sliding = Sliding citizens
    .help = An expelled citizen moves to the next lower space and can push out the citizen there. Only the last one is expelled. Which way is printed on the board is not known here.
setup-marauding_leaves = Marauding leaves
    .help = Countered Marauding leaves the queue for good, like any other event.
setup-characters = Characters
    .help = The 6 of the base game, 9 with the expansion, or 9 with 1 more revealed that scores for every player.
setup-cards = Activity cards
    .help = The 27 of the base game, the 27 of the expansion, or both.
setup-events = Events
    .help = Those of the base game, 6 more from the expansion, or these 6 alone: then 4 of them come in the first 2 rounds, and no others.
setup-purple = Purple dice
    .help = Every player has a purple die, which can be used as any colour.
setup-ramparts = Ramparts
    .help = Guards on the ramparts, and outdoor tiles.
setup-tournament = Tournament
    .help = The last round is played anticlockwise.

option-characters-base = 6 of the base game
option-characters-new = 9 with the expansion
option-characters-open = 9, with 1 more revealed
option-cards-base = base game
option-cards-ladies = expansion
option-cards-both = both
option-events-base = base game
option-events-both = 6 more from the expansion
option-events-ladies = the 6 of the expansion alone

## The end of a round, and the last scoring: headings, and the rows of a table with a column for each player (nouns)

round-over = End of round { $round }
scoring-over = Final scoring
round-income = Income in deniers
round-black-dice = Black dice beaten
round-influence = Influence
round-passing = Deniers for passing
round-sold = Deniers for dice sold
round-points = Points

## Who was expelled in a round, and by whom

round-driven =
    { $count ->
        [one] { $seat } expels { $driven_seat }'s citizen from { named-building }.
       *[other] { $seat } expels { $count } of { $driven_seat }'s citizens from { named-building }.
    }
round-driven-neutral =
    { $count ->
        [one] { $seat } expels a neutral citizen from { named-building }.
       *[other] { $seat } expels { $count } neutral citizens from { named-building }.
    }
round-driven-own =
    { $count ->
        [one] { $seat } expels one of their own citizens from { named-building }.
       *[other] { $seat } expels { $count } of their own citizens from { named-building }.
    }
round-driven-by-neutral =
    { $count ->
        [one] A neutral citizen expels { $driven_seat }'s citizen from { named-building }.
       *[other] Neutral citizens expel { $count } of { $driven_seat }'s citizens from { named-building }.
    }
round-pushed-out =
    { $count ->
        [one] An uprising expels { $driven_seat }'s citizen from { named-building }.
       *[other] Uprisings expel { $count } of { $driven_seat }'s citizens from { named-building }.
    }
round-pushed-out-neutral =
    { $count ->
        [one] An uprising expels a neutral citizen from { named-building }.
       *[other] Uprisings expel { $count } neutral citizens from { named-building }.
    }

## Printed values: decks, and what values are called

deck-activities = Activity cards, all
deck-activity-red = Red cards
deck-activity-white = White cards
deck-activity-yellow = Yellow cards
deck-activity-ladies-red = Red cards, Ladies
deck-activity-ladies-white = White cards, Ladies
deck-activity-ladies-yellow = Yellow cards, Ladies
deck-event = Events
deck-event-ladies = Events, Ladies
deck-character = Characters
deck-character-ladies = Characters, Ladies
deck-characters = Characters, all
deck-tile-ladies = Outdoor tiles
deck-gates = Gates
deck-buildings = Buildings
printed-activities = What every activity card has
printed-characters = What every character has
printed-buildings = How citizens are placed
printed-gates = The gates of the ramparts
value-cost = Cost of a tradesman
value-cost-influence = Its cost in influence
value-divisor = Divisor
value-points = Points
value-level = Level
value-colour = Colour
value-kind = Kind of effect
value-banners = Banners
value-influence = Influence a banner
value-dice = Dice that counter it
value-counts = What it counts
value-thresholds = Thresholds
value-spaces = Spaces
value-when = When it helps
value-effect-pay-deniers = Price in deniers
value-effect-pay-influence = Price in influence
value-effect-deniers = Deniers
value-effect-influence = Influence
value-effect-points = Points gained
value-effect-cubes = Cubes on events
value-effect-citizens = Citizens
value-effect-per = For each
value-effect-of = For every so many
value-effect-hits = Hits from
value-effect-help = How a cube helps
value-effect-group = For a group used as
value-effect-amount = Amount
value-effect-dice = Dice of colour
value-effect-calls = Calls an event
