"""Why something is not possible now: the least that stands in its way, or when it is asked for instead."""

from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from parvis.engine.questions import NATURE
from parvis.engine.reasons import why_not
from parvis.engine.samples import cases, walk
from parvis.games.troyes import GAME
from parvis.games.troyes.rules.ramparts.wall import GATE_SPACES
from parvis.games.troyes.words.obstacles import OBSTACLES
from tests.games.troyes.table import Table, position


def reason(table: Table, words: str) -> list[tuple[str, dict[str, Any]]]:
    """Why player 0 can't make a decision: keys and arguments of the lines."""
    found = why_not(GAME, table.state, 0, GAME.decision(words))
    return [(line.key, dict(line.arguments)) for line in found.lines] if found else []


def test_what_an_action_takes_is_told_with_what_there_is() -> None:
    table = position(cards="merchant", dice={0: "yellow 4 4 5", 1: "red 1"}, deniers=1)
    [(key, told)] = reason(table, "activate merchant")
    assert (key, told["count"]) == ("why-deniers", 1)
    needed = told["needed"]
    enough = position(cards="merchant", dice={0: "yellow 4 4 5", 1: "red 1"}, deniers=needed)
    assert enough.may(0, "activate merchant")
    short = position(cards="merchant", dice={0: "yellow 4 4 5", 1: "red 1"}, deniers=needed - 1)
    assert not short.may(0, "activate merchant")


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("place palace", "why-supply"),
        ("turn dice", "why-influence"),
        ("counter heresy", "why-event"),
        ("activate miller", "why-card"),
        ("guard", "why-no-ramparts"),
        ("die 0 yellow 4", "when-group"),
        ("settle palace 1", "when-settle"),
    ],
)
def test_what_a_turn_does_not_allow(words: str, key: str) -> None:
    table = position(dice={0: "yellow 4, red 3", 1: "red 1"}, supply=0, influence=1)
    assert [found for found, _ in reason(table, words)] == [key]


def test_a_purple_die_of_another_player_is_never_for_sale() -> None:
    table = position(options="purple", dice={0: "yellow 4 4", 1: "purple 6"}).say(0, "harvest")
    assert reason(table, "die 1 purple 6") == [("why-not-sold", {})]


def test_the_colour_of_the_die_that_the_supply_lacks_is_told() -> None:
    purple = position(outdoor="iii-purple 1", options="purple", deniers=3, dice={0: "purple 1"})
    assert reason(purple, "use iii-purple") == [("why-none-left", {"colour": "purple"})]
    red = position(outdoor="iii-red 1", dice={0: "red 1 2", 1: "red 3 3", 2: "red 4", "neutral": "red 6"})
    assert reason(red, "use iii-red") == [("why-none-left", {"colour": "red"})]


@pytest.mark.parametrize(
    ("die", "tile", "key"),
    [("yellow 4", "i-c", "why-tile-covered"), ("red 4", "iii-red", "why-gate-closed")],
)
def test_a_tile_with_its_cube_says_so_and_one_that_brings_a_die_names_its_colour(die: str, tile: str, key: str) -> None:
    walls: dict[str, Any] = {"tiles": "i-c, ii-c, iii-red, iv-a", "guard": GATE_SPACES[1][2], "deniers": 0}
    table = position(dice={0: die, 1: "white 1"}, **walls).say(0, "guard")
    table.say(0, "cube i-c")
    assert reason(table, f"cube {tile}") == [(key, {})]


def test_cubes_that_count_at_the_end_are_never_spent_and_stand_in_no_list() -> None:
    table = position(outdoor="iv-c 1", dice={0: "yellow 4", 1: "white 1"})
    assert reason(table, "use iv-c") == [("why-tile-never-spent", {})]
    found = why_not(GAME, table.state, 0, GAME.decision("use iv-c"))
    assert found
    assert not found.is_listed


def test_lists_name_dice_that_lie_there_and_that_are_of_the_colour_that_is_asked_for() -> None:
    table = position(dice={0: "yellow 4 4, white 4", 1: "yellow 5", "neutral": "yellow 1"}, deniers=1).say(0, "harvest")
    found = {words: why_not(GAME, table.state, 0, GAME.decision(words)) for words in GAME.catalogue if "die" in words}
    listed = {words for words, reason in found.items() if words.startswith("die ") and reason and reason.is_listed}
    assert listed == {"die 1 yellow 5", "die neutral yellow 1"}, "they cost too much"


def test_every_reason_has_a_sentence_and_every_sentence_a_reason() -> None:
    found = set()
    for entry in FluentParser().parse((GAME.texts / "en" / "why.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            found.add(entry.id.name)
    kinds = (*OBSTACLES.table, *OBSTACLES.never)
    assert found == {*(one.key for one in kinds), *OBSTACLES.when.values()}


def test_every_question_to_players_says_when_it_is_asked() -> None:
    asked = set()
    for case in cases(GAME, 12):
        for play in walk(GAME, case):
            if set(play.movers()) - {NATURE}:
                asked.add(GAME.rules.asked(play.state))
    assert asked <= set(OBSTACLES.when)
