# What the plain table calls the entries of the view, and its words: headings of rows and columns are nouns, in capitals only
# at their beginning and of at most 40 letters; what stands in cells is a label in small letters. An empty text: the entry
# is not shown, as another one or the page around it tells the same (src/parvis/web/pages/plain.py).

view-seats = {""}
view-onlooker-seat = {""}
view-decides-seat = {""}
view-over = {""}

## The course of the game

view-phase = Now
phase-set-up = set-up
phase-settle = first citizens are placed
phase-cards = cards are revealed
phase-dice = dice are rolled
phase-events = events take effect
phase-defence = black dice are beaten
phase-actions = actions
phase-over = the game is over
view-round = Round
view-rounds = Number of rounds
view-sliding = Expelled citizens
sliding-yes = move to the next lower space
sliding-no = {""}
view-marauding-leaves = Countered Marauding
marauding-leaves-yes = leaves the game
marauding-leaves-no = {""}
view-tournament = Last round
tournament-yes = played anticlockwise
tournament-no = {""}
view-backwards = Direction of play
backwards-yes = anticlockwise
backwards-no = {""}
view-start-seat = Start player
# Noun: whose turn it is
view-turn-seat = Turn
turn-seat-none = {""}
view-black-dice = Black dice
view-die-prices = Price of each die from another district, by size of the group

## What is being done

view-group = Group of dice
group-none = {""}
view-action = For
action-activate = {""}
action-build = the cathedral
action-counter = {""}
action-place = {""}
action-harvest = agriculture
view-group-card = Card
view-group-event = Event
view-group-building = Building
view-group-colour = Colour of the dice
view-group-dice = Dice chosen
line-group-dice =
    { $deniers ->
        [0] { $seat }: { die-with-value }
        [one] { $seat }: { die-with-value } (1 denier)
       *[other] { $seat }: { die-with-value } ({ $deniers } deniers)
    }
view-next-die = {""}
view-cubes-of = With a cube from
cubes-of-none = {""}
view-cube-shows = Cube used as a die of value
view-counts = Total
view-needed = Total needed
view-price = Deniers for dice
view-new-tradesman = Deniers for a new tradesman
view-new-tradesman-influence = Influence for a new tradesman
view-brings = Result
view-activations = Activations
view-brings-delayed = Cubes for later
view-mixed = Cubes to place or remove
view-to-end = Cubes that score at the end
view-stones = Cubes in the cathedral
view-brings-cubes = Cubes on the event
view-brings-deniers = Deniers
view-brings-citizens = Citizens placed
view-activation = Activated card
activation-none = {""}
view-times = Activations left
view-turned-over = Dice turned over (values before)
turned-over-none = {""}
line-turned-over = { die-with-value }
view-thrown = Dice used
thrown-none = {""}
view-black = Against the black die

## Players

view-families = Players
view-dice = Dice
view-red = Red
view-white = White
view-yellow = Yellow
view-purple = Purple
view-deniers = Deniers
view-deniers-to-come = Income from dice sold
view-salaries = Salaries next round
view-influence = Influence
view-points = Points
families-points-none = hidden
# A state, its cell says yes or no
view-passed = Passed
view-citizens = Citizens
# Citizens by where they are: adjectives
view-supply = Personal supply
view-general-supply = General supply
# Where they stand is told by the buildings.
view-palace = {""}
view-bishopric = {""}
view-city-hall = {""}
view-points-of-tradesmen = Points for tradesmen
view-cathedral-cubes = Cubes in the cathedral
view-cathedral-levels-missed = Levels without a cube
view-events-won = Events countered
view-character-count = Characters
view-characters = Characters
characters-none = {""}
view-thresholds = {""}
view-characters-points = {""}
view-own = Your number
view-own-points = Points now
view-neutral-dice = Neutral dice

view-open-characters = Revealed character
view-possible-characters = { possible-characters }
view-possible-characters-points = {""}
open-characters-none = {""}
view-open-characters-points = {""}
view-progress = Number of each player
line-progress =
    { $points ->
        [0] { $seat }: { $own }
        [one] { $seat }: { $own } (1 point)
       *[other] { $seat }: { $own } ({ $points } points)
    }

## Activity cards

view-cards = Activity cards
card-none = Face down
view-colour = Colour
# Adjectives alone in a cell, of dice and of cards
colour-red = red
colour-white = white
colour-yellow = yellow
# The round in which a card is revealed
view-level = Round
view-may-come = One of
view-cost = Deniers for a tradesman
view-cost-influence = Influence for a tradesman
view-divisor = Pips per activation
divisor-none = one activation per die
view-delayed = For later
delayed-yes = yes
delayed-no = {""}
view-keeps = Cubes here
keeps-mixed = each action places or removes some
keeps-to-end = score at the end
view-effect = {""}
view-cards-points = Points of its spaces
view-may-come-points = { view-cards-points }
view-tradesmen = Tradesmen
tradesmen-none = {""}
line-tradesmen =
    { $points ->
        [0] { trading-seat }
        [one] { trading-seat } (1 point)
       *[other] { trading-seat } ({ $points } points)
    }
trading-seat =
    { $seat ->
        [neutral] neutral
       *[other] { $seat }
    }
view-cards-cubes = Cubes
cards-cubes-none = {""}
line-cards-cubes = { $seat }: { $cubes }

## Events

view-events = Events
view-influence-a-banner = Influence per cube
view-events-points = Points: most cubes, second
view-events-won-points = { view-events-points }
view-red-points = { view-events-points }
view-white-points = { view-events-points }
view-yellow-points = { view-events-points }
view-banners = Banners
view-events-cubes = Cubes
view-possessed = Citizens held here
possessed-none = {""}
line-possessed = { $seat }
line-events-cubes = { $seat }
view-leaves = {""}
view-strikes = Takes effect
strikes-yes = now
view-events-to-come = Possible events

## Main buildings

view-buildings = Main buildings
view-building = Building
view-buildings-colour = Dice
view-salary = Salary
view-spaces = Citizens by space
line-spaces =
    { $seat ->
        [none] { $value }: –
        [neutral] { $value }: neutral
       *[other] { $value }: { $seat }
    }
view-lying = Expelled
view-buildings-lines = Lines in which citizens are pushed on; from the last space of each they are expelled
lying-none = none
line-lying =
    { $seat ->
        [neutral] neutral: { $citizens }
       *[other] { $seat }: { $citizens }
    }

## The cathedral

view-cathedral = Cathedral
view-levels = Levels
view-points-a-cube = Points per cube
view-points-lost-for-a-level-missed = Points lost per level without a cube
view-columns = Columns
view-columns-value = Column
view-columns-influence = Influence per cube
view-columns-cubes = Cubes, lowest level first
line-columns-cubes = { $seat }

## The ramparts

view-guard = Guard on the ramparts
view-outdoor-tiles = Outdoor tiles
view-tile = {""}
view-gate = Gate
view-space = Space
view-outdoor-tiles-effect = {""}
view-outdoor-tiles-cubes = Cubes
outdoor-tiles-cubes-none = {""}
line-outdoor-tiles-cubes =
    { $used ->
        [0] { $seat }: { $cubes }
       *[other] { $seat }: { $cubes } (one used this turn)
    }
# What a guard is doing, and what cubes can be used for: the question tells it.
view-walk = {""}
view-answer = {""}
