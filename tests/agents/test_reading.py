"""Decisions read from what is written, and reasons why they can't be made."""

import pytest

from parvis.agents.reading import Refused, decision_of, why, words_of
from tests.agents.tables import table_of


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("keep bank", "keep bank"),
        (" `keep  bank`.\n", "keep bank"),
        ("I think the bank is best.\n\nDecision: keep bank", "keep bank"),
        ("**Decision:** keep bank", "keep bank"),
        ("Decision: keep park\nNo.\ndecision: 'keep bank'", "keep bank"),
        ("\n" * 4000 + "decision\n: keep bank", "decision : keep bank"),
        ("", ""),
    ],
)
def test_the_words_are_found_in_an_answer(answer: str, words: str) -> None:
    assert words_of(answer) == words


def test_a_legal_decision_is_read_in_capitals_too() -> None:
    table = table_of("troyes", 2)
    state = table.play.state
    legal = table.play.legal(0)
    words = table.game.catalogue[legal[0]]
    assert decision_of(table.game, state, 0, words, table.sentences) == legal[0]
    assert decision_of(table.game, state, 0, words.upper(), table.sentences) == legal[0]


def test_reasons_are_sentences() -> None:
    table = table_of("troyes", 2)
    state, told = table.play.state, table.sentences
    legal = table.game.catalogue[table.play.legal(0)[0]]
    assert why(table.game, state, 0, legal, told) == f"'{legal}' is open now."
    assert why(table.game, state, 0, "pass", told).startswith("'pass' is not open now: ")
    assert why(table.game, state, 0, "settle palais 1", told).startswith(
        "'settle palais 1' is not a decision in troyes. Similar: settle palace"
    )
    with pytest.raises(Refused, match="'pass' is not open now: "):
        decision_of(table.game, state, 0, "pass", told)


def test_who_is_not_asked_is_told_that() -> None:
    table = table_of("troyes", 2)
    assert "seat 1" in why(table.game, table.play.state, 1, "pass", table.sentences)
