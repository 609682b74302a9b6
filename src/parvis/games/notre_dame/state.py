"""The state of a game of Notre Dame: everything that a position consists of, and nothing that follows from it.

NOBODY (-1) stands for no seat, no person, no card, no message and no sector.
"""

from typing import Annotated

from parvis.engine.questions import GameState
from parvis.engine.rule import RuleBook
from parvis.engine.state import Cube, Grid, Row

NOBODY = -1

BySeat = Annotated[Row, 5]


class State(GameState):
    """All there is to know about a game, besides what every game has.

    Arrays by seat or borough have five places; those not in play stay at zero.
    """

    new_persons: int  # option: 1 with New Persons
    limited_coins: int  # option: 1 with only 25 coins
    counsellor_free: int  # option: 1 when the counsellor's extra hires cost nothing

    round: int  # 0..8
    start: int  # seat of the start player

    coins: BySeat  # before each player, from 0
    supply: BySeat  # markers in each player's own supply, 0..14
    prestige: BySeat  # from 0
    rat: BySeat  # space on the plague track, 0..9
    friend: BySeat  # sector of the trusted friend, 0..6, or NOBODY before he comes
    carriage: BySeat  # market, 0..24
    doctor: BySeat  # 1 when hired in this round
    markers: Annotated[Grid, 5, 8]  # by seat and place (seven sectors, the cathedral)

    message: Annotated[Row, 25]  # by market: type of the message there, 0..3, or NOBODY
    holder: Annotated[Grid, 5, 4]  # by colour and type: seat that collected the message, or NOBODY

    brown: Annotated[Row, 6]  # brown persons of this period in the order in which they came, or NOBODY
    gray: Annotated[Row, 9]  # by round: gray person; of rounds to come only once a spy has looked; or NOBODY
    removed: Annotated[Row, 9]  # gray persons put back into the box (New Persons), three a letter, or NOBODY
    spied: BySeat  # 1 when the seat knows the gray persons to come

    packet: Annotated[Cube, 3, 5, 3]  # by round of the period, owner and slot: card dealt, 0..8, or NOBODY
    played: Annotated[Cube, 3, 5, 3]  # the same places: 1 when the card was played face up
    chosen: BySeat  # draft: slot of the card that the seat keeps in this step, or NOBODY


RULES = RuleBook(State)
rule = RULES.rule
