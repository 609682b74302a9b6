"""What a person would bring now: what those who count bring when they serve, and for others about as much."""

import pytest

from parvis.games.notre_dame.effects import DOES
from parvis.games.notre_dame.pieces import PERSON_NAMES
from parvis.games.notre_dame.rules.persons.kinds import ANYBODY, COIN, MARKER, serve, worth
from tests.games.notre_dame.table import Table, position

COUNTING = [name for name, (kind, _) in DOES.items() if kind == "counting"]


def spread() -> Table:
    """A position in which there is something to count, and no park that adds to what is gained."""
    return position(players=3, markers="bank 3, hospital 2, hotel 1", prestige=7, rat=4)


def worth_of(person: str) -> float:
    """What a person would bring the first family there."""
    return worth(spread().state, 0, PERSON_NAMES.index(person))


@pytest.mark.parametrize("person", COUNTING)
def test_who_counts_is_worth_the_prestige_that_they_bring(person: str) -> None:
    game = spread()
    before = game.prestige(0)
    serve(game.state, 0, PERSON_NAMES.index(person))
    assert worth_of(person) == game.prestige(0) - before


@pytest.mark.parametrize(
    ("person", "value"), [("money-lender", 1 + 2 * COIN), ("monk", 1 + 2 * MARKER), ("hostess", 3 + COIN)]
)
def test_goods_are_worth_their_prestige_and_what_messages_give_for_them(person: str, value: int) -> None:
    assert worth_of(person) == value


@pytest.mark.parametrize("person", [name for name, (kind, _) in DOES.items() if kind not in ("counting", "goods")])
def test_whose_work_can_not_be_told_is_worth_about_as_much_as_anybody(person: str) -> None:
    assert worth_of(person) == ANYBODY
