# What stands on the board and next to it: short, and to everyone who looks on. Numbers come from the view.
#
# Most of these are labels: no full stop, small letters unless they are a heading, a tab or a tooltip of their own. Where a
# limit is given, a label has at most so many letters, so that it fits a window 360 px wide.

## Where we are

round-of = Round { $round } of { $rounds }
phases = Phases of the round

# The phases in the bar of the round: nouns, one of them marked as the present one; at most 14 letters each

# Noun: new activity cards come
step-cards = cards
# Noun: dice are rolled
step-dice = dice
# Noun: events take effect
step-events = events
# Noun: players beat black dice
step-defence = defence
# Noun: players take turns
step-actions = actions
# Noun: before the player's name, and the tooltip of the bell; at most 14 letters
begins = start player
backwards = This round is played anticlockwise
# A state, beside a player: out of the actions of this round; at most 14 letters
has-passed = passed
# Adjective, in place of a price: no cost; at most 10 letters
free = free
# In place of a price, before the sign of deniers: the least that it costs; at most 10 letters
from = from { $deniers }
dice-taken =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
# Adjective, in place of a player's name: of citizens, dice and cubes that nobody owns
neutral = neutral

## How a round goes

how-round = How a round goes
how-income = Income: gain deniers and pay salaries for your citizens in the Palace and the Bishopric. In the first rounds, new activity cards are revealed.
how-dice = Dice: roll a red die for each of your citizens in the Palace, a white one for the Bishopric and a yellow one for the City Hall.
how-events = Events: two new events are revealed, and all events in the queue take effect. Some add black dice. In turn, every player beats one of these with their own dice.
how-actions = Actions: in turn, use one to three dice of one colour, your own or bought from other districts. Activate a card, build at the cathedral, counter an event, place a citizen in a building, or use agriculture. If you pass, you gain a few deniers.
how-points = After the last round, activity cards, the cathedral and events score. Every character scores for every player, including those still hidden.

## Parts of the page: headings, nouns

city = Districts and dice
events = Events
estates = Buildings and activity cards
at-hand = Characters and agriculture
tabs = Part of the table

## The tabs of a narrow screen: nouns, at most 14 letters each but for one, which has a row of its own

tab-city = Districts
tab-cards = Cards
# Where there is too little room, the sign of the cathedral stands in place of the first word
tab-sights = Cathedral & events
tab-families = Players
tab-log = Log
own-dice = Your dice

## Dice, as screen readers read them

die-named =
    { $colour ->
        [red] red { $value }
        [white] white { $value }
        [yellow] yellow { $value }
       *[purple] purple { $value }
    }
die-taken =
    { $colour ->
        [red] red { $value }, used
        [white] white { $value }, used
        [yellow] yellow { $value }, used
       *[purple] purple { $value }, used
    }
die-black = black { $value }
black-dice = Black dice
die-prices = Price of each die from another district
price-of-each =
    { $count ->
        [one] in a group of 1: { $price } deniers
       *[other] in a group of { $count }: { $price } deniers each
    }
# A tooltip: how many activations, cubes or deniers dice of that colour give
divided-by =
    { $colour ->
        [red] total of red dice, divided by { $number }
        [white] total of white dice, divided by { $number }
       *[yellow] total of yellow dice, divided by { $number }
    }
each-die =
    { $colour ->
        [red] one activation per red die
        [white] one activation per white die
       *[yellow] one activation per yellow die
    }

## The cathedral

cathedral = Cathedral
points-a-cube =
    { $count ->
        [one] 1 point per cube
       *[other] { $count } points per cube
    }
levels = Levels
# A numeral: the level of the cathedral, or the round of a card
level =
    { $number ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
level-missed =
    { $count ->
        [one] You have no cube on level { $number }: −1 point at the end
       *[other] You have no cube on level { $number }: −{ $count } points at the end
    }
column = Column { $number }: { $count } influence per cube
pane-of = Column { $column }, level { $level }: { $seat }
pane-coming = Column { $column }, level { $level }: the dice chosen put a cube here

## Events

banners = Banners
banner-of = Covered by { $seat }
banner-coming = The dice chosen put a cube here
banner-free = Empty: a cube gives { $count } influence
worth = Points when all banners are covered: most cubes { $first }, second { $second }
# Two sentences after the rule of the event
about-countering =
    { $colour ->
        [red] Red dice place 1 cube per { $divisor } pips, for { $influence } influence each. Points when all banners are covered: most cubes { $first }, second { $second }.
        [white] White dice place 1 cube per { $divisor } pips, for { $influence } influence each. Points when all banners are covered: most cubes { $first }, second { $second }.
       *[yellow] Yellow dice place 1 cube per { $divisor } pips, for { $influence } influence each. Points when all banners are covered: most cubes { $first }, second { $second }.
    }
# After the rule of an event that may still come: its numbers, divided by middle dots
event-in-numbers =
    { $colour ->
        [red] Red dice ÷ { $divisor } · banners: { $banners } (influence +{ $influence } each) · points: { $first } and { $second }
        [white] White dice ÷ { $divisor } · banners: { $banners } (influence +{ $influence } each) · points: { $first } and { $second }
       *[yellow] Yellow dice ÷ { $divisor } · banners: { $banners } (influence +{ $influence } each) · points: { $first } and { $second }
    }
possessed = Citizens held here
possessed-of =
    { $count ->
        [one] { $seat }: 1 citizen held here
       *[other] { $seat }: { $count } citizens held here
    }
still-to-come =
    { $options ->
        [0] Possible characters and events
       *[other] Options, characters and events
    }
possible-characters = Possible characters
character-held = { $seat } has this character
options = Options of this game
events-of-colour =
    { $colour ->
        [red] Possible red events
        [white] Possible white events
       *[yellow] Possible yellow events
    }
# In place of a list: no events
none-left = none

## Buildings and cards

salary =
    { $count ->
        [one] Salary: 1 denier per citizen
       *[other] Salary: { $count } deniers per citizen
    }
no-salary = no salary
# Participle, before citizens; at most 14 letters
driven-out = expelled
# In place of these; at most 20 letters
nobody-driven-out = no expelled citizens
lying-of =
    { $count ->
        [one] { $name }: 1 expelled citizen
       *[other] { $name }: { $count } expelled citizens
    }
# Before a list of cards; at most 24 letters
face-down = face down, one of:
explained = Explain: { $name }
face-down-card = Face-down card of round { $level }
later = For later: each activation places a cube here, to use on a group of dice
mixed = Each action either places cubes here or removes some
to-end = Cubes stay here and score at the end
spaces = Spaces for tradesmen
# An empty space on a card, and what it scores
space-free =
    { $count ->
        [0] empty, no points
        [one] empty, 1 point
       *[other] empty, { $count } points
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
stored = Cubes on this card
stored-of =
    { $count ->
        [one] { $name }: 1 cube
       *[other] { $name }: { $count } cubes
    }
about-printed =
    { $divisor ->
        [0] 1 activation per die. A tradesman costs { new-tradesman-price }. Points of the first and second space: { $first } and { $second }.
       *[other] 1 activation per { $divisor } pips. A tradesman costs { new-tradesman-price }. Points of the first and second space: { $first } and { $second }.
    }
# An amount, the object of "costs"
new-tradesman-price =
    { $influence ->
        [0]
            { $cost ->
                [one] 1 denier
               *[other] { $cost } deniers
            }
       *[other] { $influence } influence
    }

## Effects in few words, by their kind, on cards and events: labels, if possible of at most 40 letters. The signs of what
## is gained stand before them, but each can be read without

brief-cube = a cube on any event{ brief-price }
brief-cube-rolled = roll a black die, { $hits }+: a cube on any event
brief-cube-for-red-dice = a cube on any event per red die you have left
brief-gain = { gains }{ brief-price }

# [1] is the number 1, as in about.ftl
brief-gain-for-citizens =
    { $of ->
        [1] { gains } per citizen in Palace or Bishopric, not both{ brief-price }
       *[other] { gains } per { $of } citizens in Palace or Bishopric, not both{ brief-price }
    }
brief-gain-for-cathedral =
    { $of ->
        [1] { gains } per cathedral cube of yours{ brief-price }
       *[other] { gains } per { $of } cathedral cubes of yours{ brief-price }
    }
brief-gain-for-events =
    { $of ->
        [1] { gains } per event with your cube{ brief-price }
       *[other] { gains } per { $of } events with your cube{ brief-price }
    }
brief-gain-for-red-dice =
    { $of ->
        [1] { gains } per red die you have left{ brief-price }
       *[other] { gains } per { $of } red dice you have left{ brief-price }
    }
brief-gain-for-others-in-city-hall =
    { $of ->
        [1] { gains } per other citizen in the City Hall{ brief-price }
       *[other] { gains } per { $of } other citizens in the City Hall{ brief-price }
    }
brief-gain-for-districts =
    { $of ->
        [1] { gains } per district with fewer dice left than yours{ brief-price }
       *[other] { gains } per { $of } districts with fewer dice left than yours{ brief-price }
    }
brief-gain-for-own-in-city-hall =
    { $of ->
        [1] { gains } per City Hall citizen of yours{ brief-price }
       *[other] { gains } per { $of } City Hall citizens of yours{ brief-price }
    }
brief-gain-for-tradesmen =
    { $of ->
        [1] { gains } per tradesman of yours on cards{ brief-price }
       *[other] { gains } per { $of } tradesmen of yours on cards{ brief-price }
    }
brief-gain-for-events-won =
    { $of ->
        [1] { gains } per event card you have{ brief-price }
       *[other] { gains } per { $of } event cards you have{ brief-price }
    }
brief-gain-for-white-dice =
    { $of ->
        [1] { gains } per white die you have left{ brief-price }
       *[other] { gains } per { $of } white dice you have left{ brief-price }
    }
brief-gain-above = { gains } if you have over { $deniers_above } deniers left (kept)
brief-either = { gain-of-influence } or { gain-of-points } (choose)
brief-influence-taken = { gains } + { $take_influence } from the opponent with most
brief-stones = a cube in any column, up to level IV
brief-cubes-everywhere =
    { $pay_a_cube ->
        [one] a cube on each event (pay 1 denier each)
       *[other] a cube on each event (pay { $pay_a_cube } deniers each)
    }
brief-gain-later =
    { $put_deniers ->
        [0] place a cube, or remove one: { gains }
        [one] place a cube (pay 1 denier), or remove one: { gains }
       *[other] place a cube (pay { $put_deniers } deniers), or remove one: { gains }
    }
brief-cubes-later =
    { $cubes ->
        [one] place a cube, or remove one: 1 on an event
       *[other] place a cube, or remove one: { $cubes } on one event
    }
brief-worth-less = at the end, per cube: { $worth } minus all cubes here
# In brackets after brief-worth-less: what each cube is worth now
worth-now = (now { $count })
brief-most-cubes =
    { $most ->
        [one] most cubes at the end: 1 point, shared if tied
       *[other] most cubes at the end: { $most } points, shared if tied
    }
brief-cube-for-die =
    { $most ->
        [one] a cube per die · most at the end: 1 point
       *[other] a cube per die · most at the end: { $most } points
    }
# In brackets, or nothing
brief-price =
    { $price ->
        [none] {""}
       *[other] {" "}(pay: { prices })
    }

# For later: what a cube does to a group of dice

brief-add-to-total =
    { $used_as ->
        [red] later: total of red dice +{ $amount }
        [white] later: total of white dice +{ $amount }
        [yellow] later: total of yellow dice +{ $amount }
       *[any] later: total +{ $amount }
    }
brief-add-to-each =
    { $used_as ->
        [red] later: each red die +{ $amount }
        [white] later: each white die +{ $amount }
        [yellow] later: each yellow die +{ $amount }
       *[any] later: each die +{ $amount }
    }
brief-set-each =
    { $used_as ->
        [red] later: each red die becomes a { $amount }
        [white] later: each white die becomes a { $amount }
        [yellow] later: each yellow die becomes a { $amount }
       *[any] later: each die becomes a { $amount }
    }
# After a middle dot
brief-not-at-cathedral = not at the cathedral
brief-recolour =
    { $dice ->
        [red]
            { $used_as ->
                [white] later: red dice as white dice
                [yellow] later: red dice as yellow dice
               *[any] later: red dice as any colour
            }
        [white]
            { $used_as ->
                [red] later: white dice as red dice
                [yellow] later: white dice as yellow dice
               *[any] later: white dice as any colour
            }
       *[yellow]
            { $used_as ->
                [red] later: yellow dice as red dice
                [white] later: yellow dice as white dice
               *[any] later: yellow dice as any colour
            }
    }
brief-multiply =
    { $dice ->
        [red]
            { $used_as ->
                [red] later: 1 red die as { $amount } red dice
                [white] later: 1 red die as { $amount } white dice
                [yellow] later: 1 red die as { $amount } yellow dice
               *[any] later: 1 red die as { $amount } of any colour
            }
        [white]
            { $used_as ->
                [red] later: 1 white die as { $amount } red dice
                [white] later: 1 white die as { $amount } white dice
                [yellow] later: 1 white die as { $amount } yellow dice
               *[any] later: 1 white die as { $amount } of any colour
            }
       *[yellow]
            { $used_as ->
                [red] later: 1 yellow die as { $amount } red dice
                [white] later: 1 yellow die as { $amount } white dice
                [yellow] later: 1 yellow die as { $amount } yellow dice
               *[any] later: 1 yellow die as { $amount } of any colour
            }
    }
brief-buy-one-each =
    { $amount ->
        [one] later: 1 die per other district, 1 denier each
       *[other] later: 1 die per other district, { $amount } deniers each
    }
brief-count-as-die =
    { $used_as ->
        [red] later: a red { $amount } with one or two dice
        [white] later: a white { $amount } with one or two dice
        [yellow] later: a yellow { $amount } with one or two dice
       *[any] later: a { $amount } with one or two dice
    }
brief-turn-die = later: turn over one of your own dice
brief-take-die = later: take an opponent's die for free
brief-one-value = later: all dice take the value of one
brief-take-one-each =
    { $used_as ->
        [red] later: 1 red die per other district, free
        [white] later: 1 white die per other district, free
        [yellow] later: 1 yellow die per other district, free
       *[any] later: 1 die per other district, free
    }

# Events

brief-black-dice =
    { $black_dice ->
        [one] 1 black die
       *[other] { $black_dice } black dice
    }
brief-lose-deniers =
    { $lose_deniers ->
        [one] every player: −1 denier
       *[other] every player: −{ $lose_deniers } deniers
    }
brief-lose-influence = every player: −{ $lose_influence } influence
brief-lose-cathedral = every player: −1 cube in the cathedral
brief-lose-cubes = every player: −1 cube on an event
brief-neutral-citizen =
    { $neutral_citizen_to ->
        [palace] neutral citizen in the Palace
        [bishopric] neutral citizen in the Bishopric
       *[city-hall] neutral citizen in the City Hall
    }
brief-outlaw = black dice +{ $black_higher } · no cubes here by red cards of round { closed-round }
brief-grey-tradesman = neutral tradesman on a card
brief-possession = every player places a citizen here
brief-lose-delayed = every player: −1 cube on a card or tile
brief-joining = citizens of a building placed again

## Characters and agriculture

# What a character counts: nouns, at most 60 letters
counts-henry-i = event cards won
counts-hugues-de-payns = influence at the end
counts-urban-iv = cubes in the cathedral
counts-chretien-de-troyes = citizens in the main buildings
counts-the-florentine = tradesmen on cards
counts-thibaut-ii = deniers at the end
counts-joan-of-navarre = citizens in the City Hall, tradesmen on yellow cards
counts-isabeau-of-bavaria = citizens in the Palace, tradesmen on red cards
counts-marie-of-champagne = citizens in the Bishopric, tradesmen on white cards
# Participle, after the name of a character whose card everyone sees; at most 14 letters
lies-open = revealed
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
hidden-character = { $seat }'s character, hidden until the end. It scores for everyone.
# Beside the backs of hidden characters, and with one's own card: all score for all players at the end
characters-for-all = All characters score for everyone
# Noun, a heading; at most 14 letters
fields = Agriculture
# After "1" and the sign of deniers, beside a divisor: for each time that the total holds it; at most 14 letters
fields-bring = each time

# The options of this game that differ from the base game: whole sentences
option-sliding = An expelled citizen moves to the next lower space and can push out the citizen there.
# lines: numbers of spaces with arrows, "1 → 3 → 5, 2 → 4 → 6"
option-lines = In { named-building }, citizens are pushed on from space to space ({ $lines }) and expelled from the last.
option-marauding = Countered Marauding leaves the game.
option-tournament = The last round is played anticlockwise.

## Players: what each of them has, as tooltips and for screen readers

family-deniers =
    { $count ->
        [one] 1 denier
       *[other] { $count } deniers
    }
family-influence = { $count } influence
family-supply = Citizens: { $count } in the personal supply, { $general } in the general supply
family-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
family-points-hidden = points hidden until the end
family-to-come =
    { $count ->
        [one] 1 denier due for dice sold
       *[other] { $count } deniers due for dice sold
    }
family-salaries =
    { $count ->
        [one] salaries next round: 1 denier
       *[other] salaries next round: { $count } deniers
    }
# Verb, before a number and the sign of deniers: the salaries of the next round; at most 10 letters
pays = pays { $count }
family-cathedral = Cathedral: cubes { $count }, levels without a cube { $missed }
family-tradesmen =
    { $count ->
        [one] 1 point for tradesmen
       *[other] { $count } points for tradesmen
    }
family-won = Events countered:

## The tray: what a decision is being made about, and its parts

tray = Current action
# Button, verb
tray-back = Take back the die chosen last
# Pronoun, below a die: the reader's own; at most 12 letters
slot-own = yours
slot-as =
    { $colour ->
        [red] yours, as red
        [white] yours, as white
       *[yellow] yours, as yellow
    }
# Below an empty place for one more die, before the sign of deniers: what each die of others then costs; at most 12 letters
slot-next = next: each { $price }
# The same where it costs nothing; at most 12 letters
slot-free = next: free
# Adjective, below a black die; at most 12 letters
slot-highest = highest

# What a group gives as it stands: nouns, after an equals sign; at most 40 letters

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
        [one] 1 cube to place or remove
       *[other] { $count } cubes to place or remove
    }
brings-to-end =
    { $count ->
        [one] 1 cube that scores at the end
       *[other] { $count } cubes that score at the end
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
brings-last-cubes =
    { $count ->
        [one] only 1 cube: the last banner
       *[other] only { $count } cubes: the last banners
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

# The bill: rows of a table, an amount of deniers or influence behind each; at most 40 letters

bill-dice = dice from other districts
bill-tradesman = new tradesman
bill-tradesman-leaves = new tradesman, from a building
bill-influence = new tradesman (you have { $influence } influence)
bill-total = cost ({ $left } of your { $deniers } deniers left)
turned-from = was { $value }
# Preposition, between the total of your dice and a black die
against = against
# Before the sign of influence
defence-brings = per black die beaten: +1
times-left =
    { $count ->
        [one] 1 activation left
       *[other] { $count } activations left
    }

## The list of decisions: headings of groups, nouns or verbs, at most 20 letters

# Activity cards to activate
list-cards = Cards
list-events = Events
# Noun: a citizen to place in a building
list-citizens = Citizen
# Noun: the cathedral, agriculture and the ramparts
list-work = Work
list-influence = Influence
list-dice = Dice
# Above dice that may join those chosen already: the points beside each are those of the group with it
list-dice-more = With one more die
# Noun: cubes on cards and tiles to spend
list-cubes = Cubes
# Verb: cubes in the cathedral, of which one is removed
list-stones = Remove
# Noun: how many of them
list-times = Activations
# Verb: cubes on a card
list-put = Place
# Verb: cubes from a card or an event
list-take = Remove
# Verb: influence or points
list-gain = Gain
# Noun: the value that all dice take
list-values = Value of all dice
list-columns = Column
# Preposition: the player or the place from which something is taken
list-from = From
# Verb: the player whose citizen returns to the supply
list-home = Return
# Adjective: all other decisions
list-others = Other

## Decisions in short, on buttons: at most 18 letters

# Noun: to build there
short-build = Cathedral
# Noun
short-harvest = Agriculture
# Verb: one of your dice
short-reroll = Reroll
# Noun: one from the general supply
short-recruit = Citizen
# Verb: up to three of your dice
short-turn = Turn over
short-times = { $number_1 } ×
# Noun: a citizen from there
short-supply = supply
short-influence = general supply for { $count } influence
short-palace = Palace, space { $number_1 }
short-bishopric = Bishopric, space { $number_1 }
short-city-hall = City Hall, space { $number_1 }
short-remove = column { $number_1 }, level { $number_2 }
