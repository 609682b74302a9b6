"""The pieces of Troyes: their numbers, and what is printed on the board. What is printed on cards is in `cards.py`.

Sources: the publisher's short rules and its rulings; docs/rulings-troyes.md says what holds where they leave something
open.
"""

from parvis.engine.data import number
from parvis.engine.pieces import Piece
from parvis.engine.rulings import read_forms
from parvis.games.troyes import contents

(
    BASE,
    BASE_ACTIVITIES,
    LADIES_ACTIVITIES,
    BASE_EVENTS,
    LADIES_EVENTS,
    BASE_CHARACTERS,
    LADIES_CHARACTERS,
    PURPLE_DICE,
    RAMPARTS,
    OPEN_CHARACTER,
    TOURNAMENT,
) = range(11)
MODULE_NAMES = (
    "base", "base activities", "ladies activities", "base events", "ladies events", "base characters",
    "ladies characters", "purple dice", "ramparts", "open character", "tournament", *contents.OWN_BOXES,
)  # fmt: skip
"""What a game may be played with, as bits of `modules` in the state; which options bring what, rules/course.py says."""
OWN_MODULES = tuple(range(TOURNAMENT + 1, len(MODULE_NAMES)))
"""The modules of boxes of one's own: a box is one, whatever is in it."""

SEATS = 4
"""Seats at most; every array by seat has this length."""
NEUTRAL = 4
"""The grey district, its citizens and tradesmen."""
DISTRICTS = 5

# Dice of citizens, cards and estates come in the same colours.
RED, WHITE, YELLOW = range(3)
DICE_COLOURS = 3
DICE_COLOUR_NAMES = ("red", "white", "yellow")
"""Names of the colours of the citizens' dice."""
PURPLE = 3
ALL_COLOURS = 4
ALL_COLOUR_NAMES = (*DICE_COLOUR_NAMES, "purple")
"""With the heads of families, whose dice only players have."""
CARD_COLOURS = 3
CARD_COLOUR_NAMES = ("red", "white", "yellow")
PALACE, BISHOPRIC, CITY_HALL = range(3)
BUILDINGS = 3
BUILDING_NAMES = ("palace", "bishopric", "city-hall")
DICE_OF = (RED, WHITE, YELLOW)
"""By building: the colour of the dice of those who stand there, and with which a citizen is placed."""
ESTATE_ROLLED = (WHITE, WHITE, RED, RED, YELLOW, YELLOW)
"""By value of a die less 1: the estate where an event does something. Its cards have that colour, its building that
number."""
DISTRICT_NAMES = ("0", "1", "2", "3", "neutral")

SPACES = 6
"""Spaces of a building, one for each value of a die."""
FACES = 6
LEVELS = 3
SPOTS = CARD_COLOURS * LEVELS
"""Where activity cards lie."""
SPOT_COLOUR = tuple(spot // LEVELS for spot in range(SPOTS))
SPOT_LEVEL = tuple(spot % LEVELS for spot in range(SPOTS))
"""Level of each spot for a card, from 0."""
SPOTS_OF = tuple(tuple(spot for spot in range(SPOTS) if SPOT_COLOUR[spot] == colour) for colour in range(CARD_COLOURS))
"""By colour of the cards: its spots, from level I to III."""
SPACES_OF_CARDS = read_forms(contents.FILE.name, contents.CONTENT, "activities", {"spaces": number(2, 4)})
"""Spaces for tradesmen on an activity card, in all forms. Source: data/cards.toml."""
SPACES_WITH_POINTS = 2
"""The first ones of a card; grey tradesmen take no others, and leave players as many spaces as without them."""
TRADESMEN: int = SPACES_WITH_POINTS + max(form["spaces"] for form in SPACES_OF_CARDS)
"""On a card at most, under any ruling; the layout of the state goes by it."""
COLUMNS = 6
"""Columns of the cathedral, one for each value of a die."""
STONE_LEVELS = LEVELS + 1
"""Levels of the cathedral that have a place in the state: three to build on, and a fourth for the Master Builder."""
QUEUE = 13
"""Events that can lie in the queue: the first one, and two for each of six rounds."""
GROUP = 3
"""Dice of a group at most."""
HELPERS = 1
"""Cubes that the state has room for as helpers of a group; how many may help, `rules/group_growth.py` says."""
GATES = 4
"""Gates of the ramparts, I to IV, each with an outdoor tile."""
WALL = 20
"""The space of the ramparts where gate IV is, and the guards' way ends. They start on 0."""
BY_DISTRICT = ALL_COLOURS * FACES
DICE = NEUTRAL * BY_DISTRICT + DICE_COLOURS * FACES

ROUNDS = (0, 0, 4, 5, 6)
"""Rounds by number of players."""
FIRST_CITIZENS = (0, 0, 6, 5, 4)
"""Citizens that each player places at the start, by number of players."""
NEUTRAL_SPACES = 0b010010
"""With two players, neutral citizens stand on spaces 2 and 5 of every building from the start."""
CHARACTERS_EACH = (0, 0, 2, 1, 1)
LIES_OPEN = SEATS
"""Stands for a seat where a character belongs to nobody and lies open for all."""
CITIZENS = 12
"""How many citizens a player has."""
DICE_OF_COLOUR = 6
"""Dice of each colour in the box; purple ones are one for each player."""
BLACK_BROUGHT = tuple({BASE: 6, LADIES_EVENTS: 2}.get(module, 0) for module in range(len(MODULE_NAMES)))
"""By module: black dice that come with it."""
MOST_BLACK = sum(BLACK_BROUGHT)

MOST_INFLUENCE = 20
FIRST_INFLUENCE = 4
FIRST_DENIERS = 5
INCOME = 10
SALARY = (2, 1, 0)
"""Deniers for each of a player's citizens, by building."""
MISSED = 2
"""Points lost by whoever can't comply: a salary, an event, a black die."""

REROLL, RECRUIT, TURN_OVER = 1, 2, 4
"""Influence to roll a die again, to recruit a citizen from the general supply, to turn up to three dice over."""
DIE_PRICE = 2
"""Deniers for a bought die, for each die of the group."""
HARVEST = 2
"""Agriculture: the sum of the dice is divided by this."""
CATHEDRAL_POINTS = 1
CATHEDRAL_INFLUENCE = (1, 1, 1, 2, 2, 2)
"""Influence for a cube in the cathedral, by column."""
LEVEL_MISSED = 2
"""Points lost for every level of the cathedral where a player has no cube."""
MOST_POINTS = FACES
"""Points on the ramparts that a die gives at most, with what is paid for more."""
PASSING = 2
WAITING = 1
"""Deniers for passing, and for each later turn of a player who has passed."""
CUBE_LEFT = 1
"""Points at the end for every event on which a player has a cube."""
RED_COUNTS = 2
"""A red die counts double against black dice."""


Seat = Piece(*range(SEATS), at="district-{}")
District = Piece(*DISTRICT_NAMES)
Colour = Piece(*ALL_COLOUR_NAMES)
Value = Piece(*range(1, FACES + 1))
Die = Piece.of("{district} {colour} {value}", DICE, district=District, colour=Colour, value=Value)
"""BY_DISTRICT * district + FACES * colour + value less 1. The neutral district is the last, and has no purple ones."""
Building = Piece(*BUILDING_NAMES, at="building-{}")
Space = Piece(*range(1, SPACES + 1))
Place = Piece.of("{building} {space}", building=Building, space=Space)
Column = Piece(*range(1, COLUMNS + 1), at="cathedral")
Level = Piece(*range(1, STONE_LEVELS + 1))
Stone = Piece.of("{column} {level}", column=Column, level=Level)
