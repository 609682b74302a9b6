"""Fork, a game of two for tests of search: what looks best at once is not what is best.

Seat 0 grabs six coins or waits. Then seat 1, or a die, may take ten from whoever grabbed, of which seat 1 keeps one;
who waited harvests five coins afterwards. In the third kind of game seat 0 bets on seat 1's hidden card, that is all.
"""

from dataclasses import replace
from typing import Annotated

from tiny_game import GAME as TINY

from parvis.engine import course
from parvis.engine.asking import add_range, begin
from parvis.engine.chance import below
from parvis.engine.contract import Features, Game, Observation
from parvis.engine.questions import NATURE, GameState
from parvis.engine.rule import RuleBook
from parvis.engine.state import Row

ROBBER, DIE, BET = 0, 1, 2  # kinds of game
CARDS = 4
OVER = course.OVER


class Fork(GameState):
    """All there is to know, beside what every game has."""

    kind: int
    grabbed: int
    winning: int  # cards 1 to this one win the bet
    card: int  # seat 1's, 1 to 4
    coins: Annotated[Row, 2]


RULES = RuleBook(Fork)
rule = RULES.rule

CHOICE = RULES.words("choice", ["grab", "wait"])
CRIME = RULES.words("crime", ["rob", "spare"])
ROLL = RULES.words("roll", [f"roll {k}" for k in range(1, 7)])
CROP = RULES.words("crop", ["harvest", "leave"])
STAKE = RULES.words("stake", ["bet", "pass"])
FIRST = 0  # of two answers: grab, rob, harvest, bet

CHOOSE = RULES.question("choose", CHOICE)
MEET = RULES.question("meet", CRIME, ROLL)
REAP = RULES.question("reap", CROP)
GAMBLE = RULES.question("gamble", STAKE)
CHOOSING = RULES.phase("choosing", asks=CHOOSE, of=0)
MEETING = RULES.phase("meeting", asks=MEET)
REAPING = RULES.phase("reaping", asks=REAP, of=0)
GAMBLING = RULES.phase("gambling", asks=GAMBLE, of=0)
RULES.course(CHOOSING, MEETING, REAPING, GAMBLING)


@CHOOSE.offer
def offer_choice(out: Row) -> None:
    """Offer to grab, and offer to wait."""
    add_range(out, CHOICE, 0, 2)


@CHOOSE.answer
def choose(state: Fork, choice: int) -> None:
    """Give seat 0 six coins at once if it grabs; else go on."""
    if choice == FIRST:
        state.grabbed = 1
        state.coins[0] += 6


@MEETING.asker
def who_is_met(state: Fork) -> int:
    """Who decides after the choice: seat 1, or nature for the die."""
    return NATURE if state.kind == DIE else 1


@MEET.offer
def offer_meeting(state: Fork, out: Row) -> None:
    """What seat 1 may do, or how the die may fall."""
    if state.kind == DIE:
        add_range(out, ROLL, 0, 6)
    else:
        add_range(out, CRIME, 0, 2)


@rule
def lose(state: Fork) -> None:
    """Ten coins go, nine of them are lost."""
    if state.grabbed:
        state.coins[0] -= 10
        state.coins[1] += 1


@MEET.answer(CRIME)
def rob(state: Fork, crime: int) -> None:
    """Seat 1 takes what was grabbed, or doesn't."""
    if crime == FIRST:
        lose(state)


@MEET.answer(ROLL)
def roll(state: Fork, number: int) -> None:
    """The die takes what was grabbed, unless it shows 1."""
    if number > 0:
        lose(state)


@REAP.offer
def offer_crop(out: Row) -> None:
    """To harvest, or to leave it."""
    add_range(out, CROP, 0, 2)


@REAP.answer
def reap(state: Fork, crop: int) -> None:
    """Five coins for who has waited."""
    if crop == FIRST and not state.grabbed:
        state.coins[0] += 5


@GAMBLE.offer
def offer_stake(out: Row) -> None:
    """Offer to bet, and offer to pass."""
    add_range(out, STAKE, 0, 2)


@GAMBLE.answer
def gamble(state: Fork, stake: int) -> None:
    """Eight coins are won or four lost."""
    if stake == FIRST:
        state.coins[0] += 8 if state.card <= state.winning else -4


@REAPING.end
@GAMBLING.end
def finish(state: Fork) -> None:
    """Begin the end of the game."""
    begin(state, OVER)


@rule
def setup(state: Fork, options: Row) -> None:
    """The first kind of game."""
    state.card = 1


@rule
def scores(state: Fork, points: Row, tiebreak: Row) -> None:
    """Score the coins of both seats."""
    for seat in range(2):
        points[seat] = state.coins[seat]
        tiebreak[seat] = 0


@rule
def determinize(state: Fork, seat: int, chance: Row) -> None:
    """Seat 0 can't know the card."""
    if seat == 0:
        state.card = 1 + below(chance, CARDS)


@rule
def value(state: Fork, seat: int) -> int:
    """Value of a seat: its coins, in hundredths."""
    return 100 * state.coins[seat]


@rule
def features(state: Fork, seat: int, out: Row) -> int:
    """Coins of both and what happened; a chapter before the fork, and one behind it."""
    out[0] = state.coins[seat]
    out[1] = state.coins[1 - seat]
    out[2] = state.grabbed
    return 0 if state.phase == CHOOSING else 1


GAME: Game = replace(
    TINY,
    name="fork",
    seats=(2,),
    rules=RULES,
    setup=setup,
    scores=scores,
    determinize=determinize,
    value=value,
    observation=Observation(),
    features=Features(features, ("own", "other", "grabbed"), chapters=2),
    options=(),
)


def fork(kind: int, **fields: int | list[int]) -> Fork:
    """A game of that kind at its start, with these fields."""
    state = Fork()
    state.card, state.phase = 1, GAMBLING if kind == BET else CHOOSING
    for name, number in {"kind": kind, **fields}.items():
        setattr(state, name, number)
    return state
