# What the pages around the table tell of the game.

about-game = Buy your neighbours' dice, put tradesmen to work, build the cathedral and counter the threats to the city.

about-length = About 25 minutes for each person, and a few for all the bots.

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
value-level = Round of the card
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
value-palace = Lines of spaces in the Palace (none: a citizen replaces another one)
value-bishopric = Lines of spaces in the Bishopric (none: a citizen replaces another one)
value-city-hall = Lines of spaces in the City Hall (none: a citizen replaces another one)
value-effect-places = Helps to place a citizen
value-effect-cathedral = Helps at the cathedral
value-effect-black = Black dice
value-effect-lose-influence = Influence lost
value-effect-lose-cathedral = Cubes in the cathedral lost
value-effect-lose-cubes = Cubes on events lost
value-effect-lose-deniers = Deniers lost
value-effect-lose-delayed = Cubes for later lost
value-effect-citizen = A neutral citizen comes to
value-effect-pay-a-cube = Deniers for each cube on events
value-effect-take-influence = Influence taken from an opponent
value-effect-low = Gained for a die of 1 to 3
value-effect-high = Gained for a die of 4 to 6
value-effect-most = Points for most cubes at the end
value-effect-stones = Cubes in any column of the cathedral
value-effect-worth = Points of a cube, less the number of all cubes here
value-effect-or-points = Or points
value-effect-deniers-above = Points for deniers above
value-effect-put-deniers = Deniers for each cube
value-effect-swaps = Dice swapped, at most
value-effect-turns = Dice turned over for a cube
value-effect-spares = Black dice or events spared for a cube
value-effect-moves = Cubes moved
value-effect-extra-die = An extra die
value-effect-most-cubes = Points for most cubes
value-effect-arrival = Points for arriving
value-effect-each-cube = Points for each cube
value-effect-arrivals = Points in the order of arrival
value-effect-black-higher = Raises black dice by
value-effect-closed-to-red = Closed to red cards of round
value-effect-grey-tradesman = Neutral tradesmen
value-effect-takes-citizens = Citizens held for each player
value-effect-for-influence = Influence for a citizen of the general supply
value-effect-joining = Citizens that join

## Words of values

word-none = none
word-yes = yes
word-no = no
word-red = red
word-white = white
word-yellow = yellow
word-purple = purple
word-immediate = at once
word-delayed = cubes for later
word-mixed = cubes placed or removed
word-to-end = cubes that score at the end
word-palace = Palace
word-bishopric = Bishopric
word-city-hall = City Hall
word-cathedral = cube in the cathedral
word-citizens = citizen in other buildings
word-districts = district
word-events = event
word-events-won = event won
word-others-in-city-hall = citizen of others in the City Hall
word-own-in-city-hall = citizen of yours in the City Hall
word-red-dice = red die in your district
word-white-dice = white die in your district
word-tradesmen = tradesman
word-add-to-each = adds to each die
word-add-to-total = adds to the total
word-buy-one-each = buys a die of each
word-count-as-die = counts as a die
word-multiply = multiplies a die
word-one-value = all dice have one value
word-recolour = changes the colour of dice
word-set-each = sets each die
word-take-die = takes a die
word-take-one-each = takes a die of each
word-turn-die = turns over a die
word-deniers-left = deniers left
word-influence-left = influence left
word-own-citizens-in-the-main-buildings = own citizens in the main buildings
word-own-citizens-of-the-red-estate = own citizens in the Palace and tradesmen on red cards
word-own-citizens-of-the-white-estate = own citizens in the Bishopric and tradesmen on white cards
word-own-citizens-of-the-yellow-estate = own citizens in the City Hall and tradesmen on yellow cards
word-own-cubes-in-the-cathedral = own cubes in the cathedral
word-own-tradesmen-on-activity-cards = own tradesmen on activity cards
word-before-action = before your action
word-card-activated = when a card is activated
word-citizen-placed = when a citizen is placed
word-cubes-put = when cubes are placed
word-dice-bought = when dice are bought
word-harvest = when agriculture is used
word-in-group = in a group of dice
word-keeper-activated = when a card that keeps cubes is activated
word-never = never
word-phase-3 = in the phase of events

## Cards that an owner has typed and the rules can't play. $where: the card; $field, $other, $fields: what its values are called

cards-missing = { $where } is missing
cards-white-builds = { $where }: { $field } has to be red or yellow: only dice that are white build at the cathedral
cards-colour-anyway = { $where }: { $field } is the colour that the dice have anyway, { $other }
cards-of-spot = { $where }: there have to be { $needed } cards of colour { $colour } and level { $level } in ruling { $ruling }, not { $count }
cards-red-events = { $where }: too few are red ({ $count } of at least { $needed })
cards-calls = { $where }: { $field } is { $colour }, but there are no more of this colour (called before: { $count })
cards-counts = { $where }: { $field } has to be { $counts }
cards-paid-twice = { $where }: { $field } does not belong here beside { $other }
cards-no-divisor = { $where }: { $field } does not belong here: each die is an activation
cards-bring-nothing = { $where } brings nothing; it needs one of { $fields }, or { $other }
cards-of-what = { $where }: { $field } does not belong here without { $other }
needs-lines = none, or lines such as '1 3 5, 2 4 6', of spaces from 1 to { $largest }, none of them twice
needs-marks = one of { $names }, or a table with one of them for each value
