"""Games in which tests look for all that can come up."""

from itertools import groupby

from tiny_game import GAME

from parvis.engine.samples import Case, explored, leading

CASES = [Case(2, (0, 0), seed) for seed in range(18)]
CATALOGUE = ["lay 1", "lay 2", "take die", "take card", "roll 1"]


def made(*leads: str) -> list[set[str]]:
    """By game: what is decided of the first question, whose other answers may come up later."""
    found = []
    for _, positions in groupby(explored(GAME, CASES, leads), key=lambda position: position[0]):
        first, second, *_ = [set(legal) for _, _, _, legal in positions]
        found.append({GAME.catalogue[decision] for decision in first - second})
    return found


def test_decisions_lead_by_their_words_or_by_the_first_of_them() -> None:
    assert leading(CATALOGUE, ("lay", "take card")) == {0, 1, 3}
    assert leading(CATALOGUE, ()) == set()


def test_what_was_decided_in_no_game_before_comes_first() -> None:
    """In each game, seat 0 draws three of eighteen cards."""
    cards = made()
    assert all(len(card) == 1 for card in cards)
    assert len(set.union(*cards[:6])) == 6


def test_every_second_time_a_decision_leads_on() -> None:
    (lead,) = made()[0]
    assert sum(lead in cards for cards in made(lead)) > len(CASES) // 4
