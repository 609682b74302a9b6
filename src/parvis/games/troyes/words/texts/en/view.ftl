# What the plain table calls the entries of the view, and its words. An empty text: the entry is not shown, as another one
# or the page around it tells the same (src/parvis/web/pages/plain.py).

view-seats = {""}
view-onlooker-seat = {""}
view-decides-seat = {""}
view-over = {""}

## The course of the game

view-phase = Now
phase-set-up = set-up
phase-settle = the first citizens settle
phase-cards = new cards come
phase-dice = dice are rolled
phase-events = events strike
phase-defence = black dice are fought
phase-actions = actions
phase-over = the game is over
view-round = Round
view-rounds = Number of rounds
view-sliding = Driven-out citizens
sliding-yes = take the next lower space
sliding-no = {""}
view-marauding-leaves = Countered Marauding
marauding-leaves-yes = leaves the game
marauding-leaves-no = {""}
view-tournament = Last round
tournament-yes = is played counter-clockwise
tournament-no = {""}
view-backwards = Direction of play
backwards-yes = counter-clockwise
backwards-no = {""}
view-start-seat = Start player
view-turn-seat = Turn
turn-seat-none = {""}
view-black-dice = Black dice
view-die-prices = Price of each die from another district, by size of the group

## What is being done

view-group = The group of dice
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
view-group-dice = Dice so far
line-group-dice =
    { $deniers ->
        [0] { $colour } { $value } of { $seat }
        [one] { $colour } { $value } of { $seat } for 1 denier
       *[other] { $colour } { $value } of { $seat } for { $deniers } deniers
    }
view-next-die = {""}
view-cubes-of = Helped by a cube of
cubes-of-none = {""}
view-cube-shows = That cube counts as a die that shows
view-counts = Counts
view-needed = At least
view-price = Deniers for dice
view-new-tradesman = Deniers for a new tradesman
view-new-tradesman-influence = Influence for a new tradesman
view-brings = It would bring
view-activations = Activations
view-brings-delayed = Cubes for later
view-mixed = Cubes to put or take off
view-to-end = Cubes that count at the end
view-stones = Cubes in the cathedral
view-brings-cubes = Cubes on the event
view-brings-deniers = Deniers
view-brings-citizens = Citizens placed
view-activation = The card that is activated
activation-none = {""}
view-times = Times left
view-turned-over = Dice turned over, as they were
turned-over-none = {""}
line-turned-over = { $colour } { $value }
view-thrown = Dice thrown
thrown-none = {""}
view-black = Against the black die

## Families

view-families = Families
view-dice = Dice
view-red = Red
view-white = White
view-yellow = Yellow
view-purple = Purple
view-deniers = Deniers
view-deniers-to-come = Due for dice sold
view-salaries = Salaries next round
view-influence = Influence
view-points = Points
families-points-none = hidden
view-passed = Has passed
view-citizens = Citizens
view-supply = Supply
view-general-supply = General
# Where they stand is told by the buildings.
view-palace = {""}
view-bishopric = {""}
view-city-hall = {""}
view-points-of-tradesmen = Points for tradesmen
view-cathedral-cubes = Cathedral cubes
view-cathedral-levels-missed = Levels without a cube
view-events-won = Events countered
view-character-count = Characters
view-characters = Characters
characters-none = {""}
view-thresholds = {""}
view-characters-points = {""}
view-own = You have
view-own-points = Points for that now
view-neutral-dice = Dice of the neutral citizens

view-open-characters = Open character
open-characters-none = {""}
view-open-characters-points = {""}
view-progress = What everyone has
line-progress =
    { $points ->
        [0] { $seat } { $own }
        [one] { $seat } { $own } (1 point)
       *[other] { $seat } { $own } ({ $points } points)
    }

## Activity cards

view-cards = Activity cards
card-none = Still face down
view-colour = Colour
colour-red = { -red }
colour-white = { -white }
colour-yellow = { -yellow }
view-level = Level
view-may-come = One of
view-cost = Tradesman costs
view-cost-influence = Tradesman costs influence
view-divisor = Divided by
divisor-none = each die counts once
view-delayed = For later
delayed-yes = yes
delayed-no = {""}
view-keeps = Its cubes
keeps-mixed = are put there or taken off
keeps-to-end = count at the end
view-effect = {""}
view-cards-points = Points for its spaces
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
line-cards-cubes = { $cubes } of { $seat }

## Events

view-events = Events
view-influence-a-banner = Influence per cube
view-events-points = Points for most, second
view-events-won-points = { view-events-points }
view-red-points = { view-events-points }
view-white-points = { view-events-points }
view-yellow-points = { view-events-points }
view-banners = Banners
view-events-cubes = Cubes
view-possessed = Citizens on it
possessed-none = {""}
line-possessed = { $seat }
line-events-cubes = { $seat }
view-leaves = {""}
view-strikes = Strikes
strikes-yes = now
view-events-to-come = Events that may still come

## Main buildings

view-buildings = Main buildings
view-building = Building
view-buildings-colour = Dice
view-salary = Salary
view-spaces = Citizens by space
line-spaces =
    { $seat ->
        [none] { $value } –
        [neutral] { $value } neutral
       *[other] { $value } { $seat }
    }
view-lying = Driven out
lying-none = nobody
line-lying =
    { $seat ->
        [neutral] { $citizens } neutral
       *[other] { $citizens } of { $seat }
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
        [0] { $cubes } of { $seat }
       *[other] { $cubes } of { $seat }, used in this turn
    }
# What a guard is doing, and for what cubes may be used: the question tells it.
view-walk = {""}
view-answer = {""}
