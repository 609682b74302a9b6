# What stands on the board and next to it: short, and to everybody who looks on. Numbers come from the view.

## Where we are

round-of = Round { $round } of { $rounds }
phases = Phases of the round
step-cards = cards
step-dice = dice
step-events = events
step-defence = defence
step-actions = actions
begins = begins
backwards = This round is played counter-clockwise
has-passed = has passed
free = free
from = from { $deniers }
dice-taken =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
neutral = neutral

## How a round goes

how-round = How a round goes
how-income = Income: everyone gets deniers and pays their citizens in the palace and the bishopric. New activity cards are turned up in the first rounds.
how-dice = Dice: each of your citizens in the palace, the bishopric and the city hall brings you a red, white or yellow die, which is rolled.
how-events = Events: two new events come, and all that lie there act. Some bring black dice, and everyone in turn has to beat one with their own.
how-actions = Actions: in turn, everyone uses one to three dice of one colour, their own, or others' that they buy: to activate a card, build at the cathedral, go against an event, bring a citizen into a building, or harvest. Whoever passes gets a few deniers.
how-points = After the last round, points come from activity cards, the cathedral and events. Every character scores for all players, also those that lie face down.

## Parts of the page, and the tabs of a narrow screen

city = The city and its dice
events = Events
estates = Buildings and activity cards
at-hand = Characters and fields
tabs = Part of the table
tab-city = City
tab-cards = Cards
tab-sights = Cathedral & events
tab-families = Families
tab-log = Log
own-dice = Your dice

## Dice

die-named =
    { $colour ->
        [red] red { $value }
        [white] white { $value }
        [yellow] yellow { $value }
       *[purple] purple { $value }
    }
die-taken =
    { $colour ->
        [red] red { $value }, taken
        [white] white { $value }, taken
        [yellow] yellow { $value }, taken
       *[purple] purple { $value }, taken
    }
die-black = black { $value }
black-dice = Black dice
die-prices = Price of each die from another district
price-of-each =
    { $count ->
        [one] in a group of 1: { $price } deniers
       *[other] in a group of { $count }: { $price } deniers each
    }
divided-by =
    { $colour ->
        [red] red dice divided by { $number }
        [white] white dice divided by { $number }
       *[yellow] yellow dice divided by { $number }
    }
each-die =
    { $colour ->
        [red] each red die counts once
        [white] each white die counts once
       *[yellow] each yellow die counts once
    }

## The cathedral

cathedral = Cathedral
points-a-cube =
    { $count ->
        [one] 1 point a cube
       *[other] { $count } points a cube
    }
levels = Levels
level =
    { $number ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
level-missed = No cube of yours on level { $number } yet: { $count } points less at the end
column = Column { $number }: { $count } influence for a cube
pane-of = Column { $column }, level { $level }: { $seat }

## Events

banners = Banners
banner-of = Covered by { $seat }
banner-free = Free: a cube brings { $count } influence
worth = When all banners are covered: { $first } points for most cubes, { $second } for second
about-countering =
    { $colour ->
        [red] Red dice, divided by { $divisor }, put cubes on it: { $influence } influence each. When all banners are covered, most cubes score { $first }, second { $second }.
        [white] White dice, divided by { $divisor }, put cubes on it: { $influence } influence each. When all banners are covered, most cubes score { $first }, second { $second }.
       *[yellow] Yellow dice, divided by { $divisor }, put cubes on it: { $influence } influence each. When all banners are covered, most cubes score { $first }, second { $second }.
    }
event-in-numbers =
    { $colour ->
        [red] Red dice ÷ { $divisor }, { $banners } banners with { $influence } influence each, { $first } and { $second } points.
        [white] White dice ÷ { $divisor }, { $banners } banners with { $influence } influence each, { $first } and { $second } points.
       *[yellow] Yellow dice ÷ { $divisor }, { $banners } banners with { $influence } influence each, { $first } and { $second } points.
    }
possessed = Citizens held here
possessed-of =
    { $count ->
        [one] 1 citizen of { $seat } is held here
       *[other] { $count } citizens of { $seat } are held here
    }
still-to-come =
    { $options ->
        [0] Events that may still come
       *[other] Options and events to come
    }
options = Options of this game
events-of-colour =
    { $colour ->
        [red] Red
        [white] White
       *[yellow] Yellow
    }
none-left = none

## Buildings and cards

salary =
    { $count ->
        [one] 1 denier of salary for each citizen
       *[other] { $count } deniers of salary for each citizen
    }
no-salary = no salary
driven-out = driven out
nobody-driven-out = nobody driven out
lying-of =
    { $count ->
        [one] { $name }: 1 citizen lies here
       *[other] { $name }: { $count } citizens lie here
    }
face-down = comes later, one of:
explained = Explain: { $name }
face-down-card = Face-down card of level { $level }
later = For later: each activation puts a cube here, which helps a group of dice
mixed = An action puts cubes here or takes some off
to-end = Cubes stay here and count at the end
spaces = Spaces for tradesmen
space-free =
    { $count ->
        [0] free, no points
        [one] free, 1 point
       *[other] free, { $count } points
    }
tradesman =
    { $count ->
        [0] { $name }
        [one] { $name }: 1 point
       *[other] { $name }: { $count } points
    }
tradesman-costs =
    { $count ->
        [one] A new tradesman costs 1 denier
       *[other] A new tradesman costs { $count } deniers
    }
tradesman-costs-influence = A new tradesman costs { $count } influence
stored = Cubes kept here
stored-of =
    { $count ->
        [one] { $name }: 1 cube
       *[other] { $name }: { $count } cubes
    }
about-printed =
    { $divisor ->
        [0] Each die counts once; a new tradesman costs { new-tradesman-price } and scores { $first }, the second { $second }.
       *[other] Dice divided by { $divisor }; a new tradesman costs { new-tradesman-price } and scores { $first }, the second { $second }.
    }
new-tradesman-price =
    { $influence ->
        [0]
            { $cost ->
                [one] 1 denier
               *[other] { $cost } deniers
            }
       *[other] { $influence } influence
    }

## Effects in few words, by their kind

brief-cube = a cube on any event{ brief-price }
brief-cube-rolled = a cube on any event, if a black die shows { $hits } or more
brief-cube-for-red-dice = a cube on any event for each red die you have left
brief-gain = { gains }{ brief-price }
brief-gain-for-citizens =
    { $of ->
        [1] { gains } for each citizen in the Palace or the Bishopric{ brief-price }
       *[other] { gains } for every { $of } citizens in the Palace or the Bishopric{ brief-price }
    }
brief-gain-for-cathedral =
    { $of ->
        [1] { gains } for each cube of yours there{ brief-price }
       *[other] { gains } for every { $of } cubes of yours there{ brief-price }
    }
brief-gain-for-events =
    { $of ->
        [1] { gains } for each event with your cube{ brief-price }
       *[other] { gains } for every { $of } events with your cube{ brief-price }
    }
brief-gain-for-red-dice =
    { $of ->
        [1] { gains } for each red die you have left{ brief-price }
       *[other] { gains } for every { $of } red dice you have left{ brief-price }
    }
brief-gain-for-others-in-city-hall =
    { $of ->
        [1] { gains } for each citizen of others there{ brief-price }
       *[other] { gains } for every { $of } citizens of others there{ brief-price }
    }
brief-gain-for-districts =
    { $of ->
        [1] { gains } for each district with fewer dice{ brief-price }
       *[other] { gains } for every { $of } districts with fewer dice{ brief-price }
    }
brief-gain-for-own-in-city-hall =
    { $of ->
        [1] { gains } for each citizen of yours there{ brief-price }
       *[other] { gains } for every { $of } citizens of yours there{ brief-price }
    }
brief-gain-for-tradesmen =
    { $of ->
        [1] { gains } for each tradesman of yours on cards{ brief-price }
       *[other] { gains } for every { $of } tradesmen of yours on cards{ brief-price }
    }
brief-gain-for-events-won =
    { $of ->
        [1] { gains } for each event card you keep{ brief-price }
       *[other] { gains } for every { $of } event cards you keep{ brief-price }
    }
brief-gain-for-white-dice =
    { $of ->
        [1] { gains } for each white die you have left{ brief-price }
       *[other] { gains } for every { $of } white dice you have left{ brief-price }
    }
brief-gain-above = { gains } with more than { $deniers_above } deniers, which you keep
brief-either = { gain-of-influence } or { gain-of-points } each time
brief-influence-taken = { gains }, and { $take_influence } from the opponent with most
brief-stones = a cube in any column, on level IV too
brief-cubes-everywhere =
    { $pay_a_cube ->
        [one] a cube on each event you pay 1 denier for
       *[other] a cube on each event you pay { $pay_a_cube } deniers for
    }
brief-gain-later =
    { $put_deniers ->
        [0] put a cube, or take one off for { gains }
        [one] put a cube for 1 denier, or take one off for { gains }
       *[other] put a cube for { $put_deniers } deniers, or take one off for { gains }
    }
brief-cubes-later =
    { $cubes ->
        [one] put a cube, or take one off for 1 on an event
       *[other] put a cube, or take one off for { $cubes } on one event
    }
brief-worth-less = at the end { $worth } each, less all cubes here
worth-now = now { $count },
brief-most-cubes =
    { $most ->
        [one] at the end: most cubes score 1, shared if equal
       *[other] at the end: most cubes score { $most }, shared if equal
    }
brief-cube-for-die = each die of 1–3 or 4–6; at the end { $most } for most cubes
brief-price =
    { $price ->
        [none] {""}
       *[other] , for { prices }
    }
brief-add-to-total = later: the group counts { $amount } more
brief-add-to-each = later: each { used-die } counts { $amount } more
brief-set-each = later: each { used-die } counts { $amount }
brief-recolour = later: { own-colour } dice count as { used-colour }
brief-multiply = later: one { own-colour } die counts as { used-colour }, { $amount } times its value
brief-buy-one-each =
    { $amount ->
        [one] later: one { used-die } of each other district for 1 denier
       *[other] later: one { used-die } of each other district for { $amount } deniers
    }
brief-count-as-die = later: a { used-die } of { $amount } beside one or two dice
brief-turn-die = later: one of your own dice joins turned over
brief-take-die = later: one die of an opponent for free
brief-one-value = later: all dice count as one of them
brief-take-one-each = later: one { used-die } of each other district for free
brief-black-dice =
    { $black_dice ->
        [one] 1 black die
       *[other] { $black_dice } black dice
    }
brief-lose-deniers =
    { $lose_deniers ->
        [one] each loses 1 denier
       *[other] each loses { $lose_deniers } deniers
    }
brief-lose-influence = each loses { $lose_influence } influence
brief-lose-cathedral = each loses a cube in the cathedral
brief-lose-cubes = each loses a cube on an event
brief-neutral-citizen = neutral citizen in the { newcomer-building }
brief-outlaw = each; closed to red { closed-level }
closed-level =
    { $closed_to_red ->
        [1] I
        [2] II
       *[3] III
    }
brief-grey-tradesman = grey tradesman on a card
brief-possession = each gives a citizen
brief-lose-delayed = each loses a cube on a card
brief-joining = citizens of a building mix

## Characters and fields

counts-henry-i = event cards you keep
counts-hugues-de-payns = influence left at the end
counts-urban-iv = cubes in the cathedral
counts-chretien-de-troyes = citizens in the main buildings
counts-the-florentine = tradesmen on cards
counts-thibaut-ii = deniers left at the end
counts-joan-of-navarre = citizens in the City Hall, tradesmen on yellow cards
counts-isabeau-of-bavaria = citizens in the Palace, tradesmen on red cards
counts-marie-of-champagne = citizens in the Bishopric, tradesmen on white cards
lies-open = open
threshold =
    { $count ->
        [one] { $least } or more: 1 point
       *[other] { $least } or more: { $count } points
    }
character-now =
    { $count ->
        [0] you have { $own }: no points yet
        [one] you have { $own }: 1 point now
       *[other] you have { $own }: { $count } points now
    }
character-holder =
    { $count ->
        [0] { $seat } has { $own }: no points
        [one] { $seat } has { $own }: 1 point
       *[other] { $seat } has { $own }: { $count } points
    }
hidden-characters = Hidden characters
hidden-character = Character of { $seat }, hidden until the end
fields = Fields
fields-bring = each time
option-sliding = Driven-out citizens slide to the next lower space.
option-marauding = Countered Marauding leaves the game.
option-tournament = The last round is played counter-clockwise.

## Families

family-deniers =
    { $count ->
        [one] 1 denier
       *[other] { $count } deniers
    }
family-influence = { $count } influence
family-supply =
    { $count ->
        [one] 1 citizen at hand, { $general } in the general supply
       *[other] { $count } citizens at hand, { $general } in the general supply
    }
family-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
family-points-hidden = points hidden until the end
family-to-come =
    { $count ->
        [one] 1 denier to come for dice sold
       *[other] { $count } deniers to come for dice sold
    }
family-salaries =
    { $count ->
        [one] 1 denier of salaries next round
       *[other] { $count } deniers of salaries next round
    }
pays = pays { $count }
family-cathedral =
    { $count ->
        [one] 1 cube in the cathedral, { $missed } levels without one
       *[other] { $count } cubes in the cathedral, { $missed } levels without one
    }
family-tradesmen =
    { $count ->
        [one] 1 point for tradesmen
       *[other] { $count } points for tradesmen
    }
family-won = Events countered:

## The tray

tray = What is being done
slot-own = yours
slot-as =
    { $colour ->
        [red] yours, as red
        [white] yours, as white
       *[yellow] yours, as yellow
    }
slot-next = next: each { $price }
slot-free = next: free
slot-highest = highest
brings-activations =
    { $count ->
        [one] 1 activation
       *[other] { $count } activations
    }
brings-delayed =
    { $count ->
        [one] 1 cube for later
       *[other] { $count } cubes for later
    }
brings-mixed =
    { $count ->
        [one] 1 cube to put or take
       *[other] { $count } cubes to put or take
    }
brings-to-end =
    { $count ->
        [one] 1 cube that counts at the end
       *[other] { $count } cubes that count at the end
    }
brings-stones =
    { $count ->
        [one] 1 cube in the cathedral
       *[other] { $count } cubes in the cathedral
    }
brings-cubes =
    { $count ->
        [one] 1 cube on the event
       *[other] { $count } cubes on the event
    }
brings-deniers =
    { $count ->
        [one] 1 denier
       *[other] { $count } deniers
    }
brings-citizens =
    { $count ->
        [one] 1 citizen
       *[other] { $count } citizens
    }
bill-dice = dice of others
bill-tradesman = new tradesman
bill-tradesman-leaves = new tradesman, out of a building
bill-influence = new tradesman, of { $influence } influence
bill-total = in all, leaving { $left } of your { $deniers } deniers
turns-to = becomes { $value }
against = against
defence-brings = each one beaten: +1
times-left =
    { $count ->
        [one] once more
       *[other] { $count } times
    }

## The list of decisions

list-cards = Cards
list-events = Events
list-citizens = Citizen
list-work = Work
list-influence = Influence
list-dice = Dice
list-cubes = Use a cube
list-stones = Take out
list-times = How often
list-put = Put
list-take = Take off
list-gain = Gain
list-values = Each die counts
list-columns = Column
list-from = From
list-home = Goes home
list-others = Other
short-build = Cathedral
short-harvest = Fields
short-reroll = Reroll
short-recruit = Citizen
short-turn = Turn
short-times = { $number_1 } ×
short-supply = supply
short-palace = Palace, space { $number_1 }
short-bishopric = Bishopric, space { $number_1 }
short-city-hall = City Hall, space { $number_1 }
short-remove = column { $number_1 }, level { $number_2 }
