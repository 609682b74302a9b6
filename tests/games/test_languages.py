"""Whatever games say is said in every language: no sentence is missing, lacks something, or is left in English."""

from itertools import islice

import pytest

from parvis.engine import registry
from parvis.engine.lines import Line
from parvis.engine.samples import SOAK, cases, said, walk
from parvis.engine.texts import formatted, translated
from parvis.web.texts import GameTexts
from tests.web.visiting import NAMES

GAMES = 10_000 if SOAK else 6
EVERY = 1 if SOAK else 7
"""Of how many positions of a game one is listened to."""


def lines_of(name: str) -> list[Line]:
    """All that is said in random games, each line once."""
    game = registry.find(name)
    positions = (play for case in cases(game, GAMES, wide=True) for play in islice(walk(game, case), 0, None, EVERY))
    return list({str(line): line for play in positions for line in said(play)}.values())


@pytest.mark.parametrize("name", ["notre-dame", "troyes"])
def test_whatever_is_said_in_games_is_said_in_each_language(name: str) -> None:
    lines = lines_of(name)
    assert len({line.key for line in lines}) > 100
    seats = {argument for line in lines for argument in line.arguments if argument.split("_")[-1] == "seat"}
    assert seats <= set(registry.find(name).seat_names), "told as names"
    for language in translated():
        texts = GameTexts(registry.find(name), NAMES, language)
        own = texts.bundles[:1]
        for line in lines:
            sentence = formatted(own, line.key, texts.arguments_of(line), whole=True)
            assert sentence, (language, line)
            assert "{" not in sentence, (language, sentence)
            assert "  " not in sentence, (language, sentence)
