"""The state of a game of Troyes: everything that a position consists of, and nothing that follows from it.

Districts are numbered like seats; the grey one of the neutral citizens is NEUTRAL. NOBODY (-1) stands for no seat, no
card and no event. A die is kept as a count: how many of that colour and value lie in a district.
"""

from typing import Annotated

from parvis.engine.rule import RuleBook
from parvis.engine.state import Cube, Record, Row, Table
from parvis.games.troyes.pieces import TRADESMEN

NOBODY = -1

BySeat = Annotated[Row, 4]


class State(Record):
    """One record of 16-bit numbers. Arrays by seat have four places; those not in play stay at zero."""

    seats: int  # players, 2..4
    ruling: int  # version of the rules that the game was started under, from 1
    sliding: int  # option: 1 when a citizen who is driven out slides on to the next lower space
    marauding_leaves: int  # option: 1 when the countered Marauding leaves the game like other events

    phase: int  # see rules/questions.py
    step: int  # how much of this phase is done, from 0
    round: int  # 0..5
    start: int  # seat of the start player
    turn: int  # whose turn it is in the phases in which players take turns

    deniers: BySeat  # before each player, from 0
    income: BySeat  # deniers that lie in the district until the round ends
    influence: BySeat  # 0..20
    points: BySeat  # victory points, from 0
    supply: BySeat  # citizens in the personal supply, 0..12
    passed: BySeat  # 1 when passed in this round

    character: Annotated[Row, 6]  # by character: seat that holds the card, or NOBODY
    card: Annotated[Row, 9]  # by spot (3 * colour + level): activity card there, 0..26, or NOBODY while face down
    tradesman: Annotated[Table, 9, TRADESMEN]  # by spot and space: seat or NEUTRAL, or NOBODY
    cubes: Annotated[Table, 9, 4]  # by spot and seat: cubes for delayed effects
    citizen: Annotated[Table, 3, 6]  # by building and space: seat or NEUTRAL who stands there, or NOBODY
    lying: Annotated[Table, 3, 5]  # by building and district: citizens driven out in this round
    cathedral: Annotated[Table, 6, 3]  # by column and level: seat of the cube there, or NOBODY
    dice: Annotated[Cube, 5, 3, 6]  # by district, colour and value less 1: how many
    black: Annotated[Row, 6]  # by value less 1: how many black dice are left

    queue: Annotated[Row, 13]  # events in their order, 0..15, or NOBODY
    banner: Annotated[Table, 13, 4]  # by place in the queue and banner: seat of the cube there, or NOBODY
    won: Annotated[Row, 16]  # by event: seat that has countered it and keeps the card, or NOBODY

    action: int  # what the group of dice is for, see rules/questions.py
    target: int  # which spot, place in the queue or building it is for
    helper: int  # spot whose delayed cube helps in this action, or NOBODY
    group: Annotated[Row, 3]  # dice of the group, ascending (18 * district + 6 * colour + value less 1), or NOBODY
    defended: int  # what the dice count together that a seat has thrown against the highest black die

    depth: int  # questions on the stack, 0..8
    asked_kind: Annotated[Row, 8]  # what is asked, see rules/questions.py
    asked_seat: Annotated[Row, 8]  # who is asked; may be NATURE, or a seat whose turn it is not
    asked_about: Annotated[Row, 8]  # first detail of the question
    asked_with: Annotated[Row, 8]  # second detail of the question


RULES = RuleBook(State)
rule = RULES.rule
