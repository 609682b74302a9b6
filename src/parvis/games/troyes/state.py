"""The state of a game of Troyes: everything that a position consists of, and nothing that follows from it.

Districts are numbered like seats; the grey one of the neutral citizens is NEUTRAL. NOBODY (-1) stands for no seat, no
card, no event and no die. Dice that lie in a district have no order: there is a count for each colour and value.
"""

from typing import Annotated

from parvis.engine.questions import GameState
from parvis.engine.rule import RuleBook
from parvis.engine.state import Cube, Grid, Row
from parvis.games.troyes import cards, pieces

NOBODY = -1

BySeat = Annotated[Row, pieces.SEATS]

DIE_NUMBER, COUNTS_AS, VALUE, PRICE = range(4)
"""A row of the group: the die, or NOBODY; the colour it is used as; what it counts; the deniers it costs now.

A row that counts nothing is empty. NOBODY with a value is a cube that counts as a die.
"""


class State(GameState):
    """One record of 16-bit numbers. Arrays by seat have four places; those not in play stay at zero."""

    sliding: int  # option: 1 when a citizen who is driven out slides on to the next lower space
    marauding_leaves: int  # option: 1 when the countered Marauding leaves the game like other events

    modules: int  # what the game is played with, as bits: see the modules in pieces.py

    round: int  # 0..5
    start: int  # seat of the start player
    turn: int  # whose turn it is in the phases in which players take turns

    deniers: BySeat  # before each player, from 0
    income: BySeat  # deniers that lie in the district until the round ends
    influence: BySeat  # 0..20
    points: BySeat  # victory points, from 0
    supply: BySeat  # citizens in the personal supply, 0..12
    possessed: BySeat  # citizens on an event that takes them from everybody, which are nowhere else then
    passed: BySeat  # 1 when passed in this round

    character: Annotated[Row, cards.CHARACTERS]  # by character: seat that holds the card, LIES_OPEN, or NOBODY
    card: Annotated[Row, pieces.SPOTS]  # by spot: activity card there, or NOBODY while face down
    tradesman: Annotated[Grid, pieces.SPOTS, pieces.TRADESMEN]  # by spot and space: seat or NEUTRAL, or NOBODY
    cubes: Annotated[Grid, pieces.SPOTS, pieces.SEATS]  # by spot and seat: cubes on the card
    citizen: Annotated[
        Grid, pieces.BUILDINGS, pieces.SPACES
    ]  # by building and space: seat or NEUTRAL who stands there, or NOBODY
    lying: Annotated[
        Grid, pieces.BUILDINGS, pieces.DISTRICTS
    ]  # by building and district: citizens driven out in this round
    cathedral: Annotated[
        Grid, pieces.COLUMNS, pieces.STONE_LEVELS
    ]  # by column and level: seat of the cube there, or NOBODY
    dice: Annotated[
        Cube, pieces.DISTRICTS, pieces.ALL_COLOURS, pieces.FACES
    ]  # by district, colour and value less 1: how many
    black: Annotated[Row, pieces.FACES]  # by value less 1: how many black dice are left

    queue: Annotated[Row, pieces.QUEUE]  # events in their order, or NOBODY
    banner: Annotated[
        Grid, pieces.QUEUE, cards.MOST_BANNERS
    ]  # by place in the queue and banner: seat of the cube there, or NOBODY
    won: Annotated[Row, cards.EVENT_FORMS]  # by event: seat that has countered it and keeps the card, or NOBODY

    tile: Annotated[Row, pieces.GATES]  # by gate: the outdoor tile there, or NOBODY
    guard: BySeat  # the space of the ramparts where the guard is, 0..20
    outdoor: Annotated[Grid, pieces.GATES, pieces.SEATS]  # by gate and seat: cubes on its tile
    tiles_used: BySeat  # gates of whose tiles a cube was used in this turn, as bits
    laid: int  # 1 when a cube has come to the cathedral or an activity card in this turn; only where tiles are in play

    action: int  # what the group of dice is for, see rules/group.py
    target: int  # which spot, place in the queue or building it is for
    helpers: Annotated[Row, pieces.HELPERS]  # spots whose delayed cubes help in this action, in order, or NOBODY
    group: Annotated[Grid, pieces.GROUP, 4]  # dice of the group, ascending: rows of DIE_NUMBER, COUNTS_AS, VALUE, PRICE
    brought: int  # die of the group that joined it with a cube, as it shows there, or NOBODY
    defended: int  # what the dice count together that a seat has thrown against the highest black die


RULES = RuleBook(State)
rule = RULES.rule
