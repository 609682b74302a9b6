"""Each line of a log leads to the section of the rules that explains it."""

from random import Random

import pytest

from parvis.engine import registry
from parvis.engine.contract import Game, seats_of
from parvis.engine.play import Play

GAMES = [game for game in map(registry.find, registry.names()) if game.manual]
WITH_ALL = (
    {"new_persons": True},
    {"characters": "open", "cards": "both", "events": "both", "purple": True, "ramparts": True},
)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(4))
def test_every_line_of_a_log_has_its_rule(game: Game, seed: int) -> None:
    assert game.manual
    chosen = next(options for options in WITH_ALL if options.keys() <= {option.name for option in game.options})
    play, random = Play(game, 4, game.shown_options(game.read_options(chosen))), Random(seed)
    while movers := seats_of(game.movers(play.state)):
        decision = random.choice(game.legal(play.state, movers[0]))
        for told in game.narrate(play.state, movers[0], decision):
            section = game.manual.section_of(told.line.key, told.places)
            assert section in game.manual.headings, told
        play.step(movers[0], decision)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_sections_of_lines_exist(game: Game) -> None:
    assert game.manual
    assert set(game.manual.lines.values()) <= game.manual.headings.keys()
