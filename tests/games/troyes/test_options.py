"""The options of the expansion: what games are called by, and that games from before it are what they were."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parvis.arena.series import Series
from parvis.engine import record
from parvis.engine.chance import below, chance
from parvis.engine.play import Play
from parvis.engine.record import RecordError
from parvis.engine.refusals import GameError
from parvis.envs import batch_env, open_spiel_game
from parvis.games.troyes import GAME
from parvis.games.troyes.pieces import MODULE_NAMES
from tests.games.troyes.table import chosen

RECORDS = sorted((Path(__file__).parents[2] / "records" / "troyes").glob("*.json"))[::20]
BEFORE = {"sliding": False, "marauding_leaves": False}
"""What records of games from before the expansion name."""
MESSAGE = "option tournament is for 3 or 4 players, not 2"
LADIES = {
    "characters": "open",
    "cards": "both",
    "events": "both",
    "purple": True,
    "ramparts": True,
    "tournament": True,
}


def test_without_the_expansion_records_name_what_they_always_named() -> None:
    base = {"characters": "base", "cards": "base", "events": "base", "purple": False, "ramparts": False}
    for options in ({}, base, {**base, "tournament": False}):
        assert GAME.shown_options(Play(GAME, 3, options).options) == BEFORE


def test_with_it_they_name_what_was_chosen() -> None:
    assert GAME.shown_options(Play(GAME, 3, LADIES).options) == BEFORE | LADIES
    assert GAME.shown_options(Play(GAME, 2, {"characters": "new"}).options) == BEFORE | {"characters": "new"}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_records_from_before_are_read_and_written_to_the_byte(file: Path) -> None:
    assert record.dumps(record.load(file).to_json()) == file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("options", "modules"),
    [
        ("", set()),
        ("characters=new", {"ladies characters"}),
        ("characters=open", {"ladies characters", "open character"}),
        ("events=both", {"ladies events"}),
        ("purple", {"purple dice"}),
        ("ramparts", {"ramparts"}),
        ("tournament", {"tournament"}),
        ("characters=open tournament", {"ladies characters", "open character", "tournament"}),
        ("cards=both", {"ladies activities"}),
        (
            "characters=new cards=both events=both purple ramparts",
            {"ladies characters", "ladies activities", "ladies events", "purple dice", "ramparts"},
        ),
    ],
)
@pytest.mark.parametrize("players", [3, 4])
def test_modules_follow_the_options(options: str, modules: set[str], players: int) -> None:
    bits = Play(GAME, players, chosen(options)).state.modules
    always = {"base", "base activities", "base events", "base characters"}
    assert {name for bit, name in enumerate(MODULE_NAMES) if bits >> bit & 1} == always | modules


def test_rounds_have_the_same_phases_with_all_modules() -> None:
    """In the same order; a phase in which nothing is asked may be missing."""
    base, ladies = (phases(options)[1:] for options in ({}, LADIES))
    course = max(base, key=len)
    assert max(ladies, key=len) == course
    for found in ladies:
        assert found == [phase for phase in course if phase in found]


def phases(options: dict[str, Any]) -> list[list[int]]:
    """The phases of each round in which something is asked, in a game played by chance."""
    play, generator, found = Play(GAME, 3, options), chance(2), list[list[int]]()
    while not play.over:
        if play.state.round > len(found):
            found.append([])
        if found and found[-1][-1:] != [play.state.phase]:
            found[-1].append(play.state.phase)
        legal = play.legal(play.movers()[0])
        play.step(play.movers()[0], legal[below(generator, len(legal))])
    return found


def test_what_two_players_can_not_play_is_refused_everywhere() -> None:
    content = record.of(Play(GAME, 2), [{"name": name, "player": "bot:random"} for name in "AB"]).to_json()
    with pytest.raises(RecordError) as refused:
        record.parse(content | {"options": {"tournament": True}})
    assert str(refused.value) == MESSAGE
    makes: list[Callable[[], Any]] = [
        lambda: Play(GAME, 2, {"tournament": True}),
        lambda: Series.of(GAME, [("random", "random")], {"tournament": True}, 1),
        lambda: batch_env("troyes", 2, 1, tournament=True),
        lambda: open_spiel_game("troyes", 2, tournament=True),
    ]
    for make in makes:
        with pytest.raises(GameError) as error:
            make()
        assert str(error.value) == MESSAGE
