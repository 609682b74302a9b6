"""What a decision leads to later: the question that follows, and the colours to collect before a message."""

from collections.abc import Callable, Mapping

from parvis.engine.lines import Line
from parvis.engine.questions import SEAT, Question
from parvis.games.notre_dame.rules import cards, carriage, moving, possessions, sectors
from parvis.games.notre_dame.rules.persons import new
from parvis.games.notre_dame.state import RULES, State

MISSING = ("one_seat", "two_seat", "three_seat", "four_seat")
"""Arguments of texts for the other players whose colours are missing."""


def perks_open(state: State, seat: int, kept: Mapping[str, int]) -> dict[str, int]:
    """Whether a marker can be taken, and whether the rat can move back."""
    return {"marker": int(possessions.general_supply(state, seat) > 0), "rat": int(state.rat[seat] > 0)}


def coins_at_hand(state: State, seat: int, kept: Mapping[str, int]) -> dict[str, int]:
    """How many coins the player could donate."""
    return {"count": state.coins[seat]}


def steps(state: State, seat: int, kept: Mapping[str, int]) -> dict[str, int]:
    """How many markets the carriage can move."""
    return {"count": kept["steps"]}


def returned(state: State, seat: int, kept: Mapping[str, int]) -> dict[str, int]:
    """How many markers have been returned."""
    return {"count": kept["gone"]}


def no_more(state: State, seat: int, kept: Mapping[str, int]) -> dict[str, int]:
    """No arguments: the text needs none."""
    return {}


Known = Callable[[State, int, Mapping[str, int]], dict[str, int]]
FOLLOWS: dict[Question, tuple[str, Known]] = {
    sectors.CHOOSE_PERK: ("perk", perks_open),
    cards.DONATION: ("donation", coins_at_hand),
    cards.SOURCE: ("source", no_more),
    cards.SEND_FRIEND: ("friend", no_more),
    carriage.DRIVE_CARRIAGE: ("drive", steps),
    new.EXTRA_HIRE: ("extra-hire", no_more),
    moving.LIFT_PIECE: ("lift", no_more),
    moving.FOOL_TO: ("act-there", no_more),
    moving.BISHOP_TO: ("act-there", no_more),
    moving.MINSTREL_FROM: ("minstrel", no_more),
    moving.MINSTREL_TO: ("where", no_more),
    moving.CARRY_PIECES: ("how-many", no_more),
    new.CHOOSE_TYPE: ("type", no_more),
    moving.RETURN_MARKER: ("return", returned),
}
"""Question -> the key of its hint, after `hint-then-`, and the arguments of that text."""


def then(after: State, seat: int) -> list[Line]:
    """What the player is asked next, as part of the same move."""
    question = RULES.asked(after)
    if after.depth == 0 or after.asked[after.depth - 1][SEAT] != seat or question not in FOLLOWS:
        return []
    key, known = FOLLOWS[question]
    return [Line(f"hint-then-{key}", known(after, seat, RULES.kept(after)))]


def missing_colours(state: State, seat: int, colour: int) -> Line:
    """Why a message of a colour can't be taken: whose colours to collect first. Unassigned boroughs have no name."""
    owners = {possessions.home(state, owner): owner for owner in range(state.seats)}
    missing = come_first(state, seat, colour)
    count = {"count": len(missing)}
    if not {colour, *missing} <= owners.keys():
        return Line("hint-barred-free", count)
    others = [owners[other] for other in missing if owners[other] != seat]
    named = {**count, **dict(zip(MISSING, others, strict=False))}
    if owners[colour] == seat:
        return Line("hint-barred-own", named)
    key = "hint-barred" if len(others) == len(missing) else "hint-barred-and-own"
    return Line(key, {**named, "home_seat": owners[colour]})


def come_first(state: State, seat: int, colour: int) -> list[int]:
    """The colours that must be collected before one more of this colour."""
    return [other for other in range(possessions.boroughs(state)) if carriage.comes_first(state, seat, other, colour)]
