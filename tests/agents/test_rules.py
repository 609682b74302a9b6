"""Rules as plain text: each section is found, and short enough."""

import pytest

from parvis.agents import rules
from parvis.agents.telling import LONGEST
from parvis.engine import registry
from parvis.engine.refusals import GameError
from parvis.engine.sentences import by_seat

GAMES = ["notre-dame", "troyes"]


@pytest.mark.parametrize("name", GAMES)
def test_each_section_is_found_and_short_enough(name: str) -> None:
    sentences = by_seat(registry.find(name), 0)
    contents = rules.contents(sentences)
    assert len(contents) < LONGEST
    for one in rules.manual_of(sentences).sections():
        told = rules.section(sentences, one.anchor)
        assert len(told) < LONGEST
        assert told.splitlines()[0] == sentences.text(one.heading)
        assert "](" not in told
        assert one.anchor in contents


@pytest.mark.parametrize("name", GAMES)
def test_each_question_has_its_rules(name: str) -> None:
    game = registry.find(name)
    for question in game.rules.declared.questions:
        if question.section:
            assert rules.section(by_seat(game, 0), question.section)


def test_a_section_is_found_by_its_heading_and_by_a_pieces_name() -> None:
    sentences = by_seat(registry.find("troyes"), 0)
    card = rules.section(sentences, "card-archer")
    assert card == rules.section(sentences, "archer") == rules.section(sentences, "Archer")
    assert "Roll a black die." in card


def test_a_section_that_there_is_not_is_refused_with_similar_ones() -> None:
    with pytest.raises(GameError, match=r"no section 'archery': similar ones are .*archer"):
        rules.section(by_seat(registry.find("troyes"), 0), "archery")
    with pytest.raises(GameError, match="has no rules to look up"):
        rules.contents(by_seat(registry.find("tiny"), 0))


def test_pictures_and_links_are_told_by_their_words() -> None:
    assert rules.plain("A ![coin](coin) in the [Park](#park).") == "A coin in the Park."
