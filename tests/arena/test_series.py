"""Series: every deal from all seats, the same chance for every line-up, and what is written down of a game."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest
from tiny_game import GAME as TINY

from parvis import bots
from parvis.arena.bot_game import BotGame
from parvis.arena.outcomes import GameResult
from parvis.arena.series import (
    Series,
    Stopped,
    Tables,
    play_and_count,
    play_game,
    play_games,
    play_together,
)
from parvis.bots.core_game import CoreGame
from parvis.engine.contract import Game
from parvis.engine.questions import NATURE
from parvis.engine.refusals import GameError
from parvis.games.notre_dame import GAME as NOTRE_DAME
from tests.arena.small import LINEUPS, small_series


def never() -> bool:
    """Nobody stops the games."""
    return False


def test_games_are_numbered_deal_by_deal() -> None:
    series = small_series()
    places = [series.place(number) for number in range(12)]
    assert [place.deal for place in places] == [0] * 6 + [1] * 6
    assert [place.lineup for place in places[:6]] == [0, 0, 0, 1, 1, 1]
    assert [place.rotation for place in places[:6]] == [0, 1, 2, 0, 1, 2]


def test_everybody_sits_in_every_seat_of_a_deal() -> None:
    series = small_series()
    assert [series.pairing(number).players for number in range(3)] == [
        ("greedy", "random", "random"),
        ("random", "greedy", "random"),
        ("random", "random", "greedy"),
    ]


def test_all_line_ups_and_rotations_of_a_deal_meet_the_same_chance() -> None:
    series, core = small_series(), bots.interpreted(TINY)
    hands = []
    for number in range(2 * series.games_of_deal):
        steps = list(BotGame(core, series.pairing(number)).play())
        first = next(place for place, (seat, _) in enumerate(steps) if seat != NATURE)
        hands.append(tuple(steps[:first]))
    assert len(hands[0]) == 9
    assert set(hands[:6]) == {hands[0]}
    assert set(hands[6:]) == {hands[6]}
    assert hands[0] != hands[6]


def test_players_have_chances_of_their_own() -> None:
    series = small_series()
    pairings = [series.pairing(number) for number in range(series.games_of_deal)]
    seeds = {seed for pairing in pairings for seed in pairing.seeds}
    assert len(seeds) == 9
    assert pairings[0].nature not in seeds


def test_games_are_rounded_up_to_whole_rotations() -> None:
    assert [small_series().deals(games) for games in (1, 3, 4, 6, 7)] == [1, 1, 2, 2, 3]


def test_results_are_by_player_and_their_sources_add_up() -> None:
    series = small_series(NOTRE_DAME, [("greedy", "random", "random")])
    core = bots.interpreted(NOTRE_DAME)
    games = [play_game(core, series, number) for number in range(3)]
    for game in games:
        assert game.ranks[0] == max(game.ranks)
        assert game.sources
        assert [sum(own.values()) for own in game.sources] == [score for score, _ in game.ranks]
        assert all(decisions > 30 for decisions in game.decisions)
        assert all(seconds > 0 for seconds in game.seconds)


@pytest.mark.parametrize(
    "lineup", ["random random random", "novice greedy skilled", "greedy expert:3 greedy", "quick:0.5 quick greedy"]
)
@pytest.mark.parametrize("game", [TINY, NOTRE_DAME], ids=lambda game: game.name)
def test_games_inside_the_core_are_those_that_are_played_step_by_step(game: Game, lineup: str) -> None:
    """The same ends and the same numbers of decisions, with buffers that are used again for the next game."""
    series, core = small_series(game, [tuple(lineup.split())]), bots.interpreted(game)
    uncounted, tables = replace(series, sources=0), Tables()
    for number in range(3 if game is TINY else 1):
        inside, beside = play_game(core, uncounted, number, tables=tables), play_and_count(core, series, number)
        assert replace(inside, seconds=()) == replace(beside, seconds=(), sources=None)
        assert all(seconds > 0 for seconds in inside.seconds)


@pytest.mark.parametrize("most", [1, 2, 3])
def test_games_are_the_same_however_many_decisions_are_made_in_a_call(
    most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever decides after the last of them, chance too."""
    series, core = small_series(TINY, [("greedy", "random", "greedy")]), bots.interpreted(TINY)
    ends = [play_game(core, series, number).ranks for number in range(6)]
    monkeypatch.setattr("parvis.bots.core_game.MOST", most)
    assert [play_game(core, series, number).ranks for number in range(6)] == ends


def without_seconds(games: Iterable[GameResult]) -> list[GameResult]:
    """What must be the same whenever these games are played."""
    return [replace(game, seconds=()) for game in games]


@pytest.mark.parametrize("bot", ["random", "novice", "skilled"])
def test_games_of_one_bot_by_one_call_are_those_that_are_played_one_by_one(bot: str) -> None:
    series, core, tables = replace(small_series(TINY, [(bot,) * 3]), sources=0), bots.interpreted(TINY), Tables()
    alone = [play_game(core, series, number) for number in range(7)]
    together = [
        game for numbers in (range(4), range(4, 7)) for game in play_together(core, series, numbers, never, tables)
    ]
    assert tables[(bot,) * 3].plays_by_itself
    assert without_seconds(together) == without_seconds(alone)
    assert all(seconds > 0 for game in together for seconds in game.seconds)


def test_games_by_one_call_that_fails_are_played_one_by_one(caplog: pytest.LogCaptureFixture) -> None:
    series, core = replace(small_series(TINY, [("greedy",) * 3]), sources=0), bots.interpreted(TINY)
    table = CoreGame(core, ("greedy",) * 3)

    def stumble(*_: Any) -> None:
        raise RuntimeError("it stumbles")

    table.play_games_in_core = stumble
    found = play_together(core, series, range(3), never, {("greedy",) * 3: table})
    assert without_seconds(found) == without_seconds([play_game(core, series, number) for number in range(3)])
    assert "greedy failed inside the core" in caplog.text


def test_games_by_one_call_do_not_begin_once_they_are_stopped() -> None:
    series = replace(small_series(TINY, [("random",) * 3]), sources=0)
    with pytest.raises(Stopped):
        play_together(bots.interpreted(TINY), series, range(3), lambda: True, {})


def test_a_bot_that_fails_inside_the_core_is_replaced_for_one_decision(caplog: pytest.LogCaptureFixture) -> None:
    game = CoreGame(bots.interpreted(TINY), ["greedy", "random", "random"])
    inside, failures = game.play_in_core, iter([False, False, True])

    def play(*given: Any) -> int:
        if next(failures, False):
            raise RuntimeError("it stumbles")
        return int(inside(*given))

    game.play_in_core = play
    game.begin([0] * len(TINY.options), 1, [2, 3, 4])
    assert game.finish()
    assert "failed inside the core: RuntimeError('it stumbles')" in caplog.text
    assert max(game.ranks()) > (0, 0)


@pytest.mark.usefixtures("interpreted")
def test_sources_are_counted_in_every_nth_deal_only() -> None:
    series = Series.of(NOTRE_DAME, [("random", "random")], {}, 7, sources=2)
    assert [game.sources is not None for game in play_games(series, range(6))] == [True, True, False, False, True, True]


def test_key_depends_on_every_setting() -> None:
    wishes = [
        Series.of(TINY, LINEUPS, {}, 7),
        Series.of(TINY, LINEUPS, {}, 8),
        Series.of(TINY, LINEUPS[:1], {}, 7),
        Series.of(TINY, LINEUPS, {"low": True}, 7),
        Series.of(NOTRE_DAME, LINEUPS, {}, 7, sources=1),
        Series.of(NOTRE_DAME, LINEUPS, {}, 7, sources=2),
    ]
    assert len({series.key() for series in wishes}) == len(wishes)
    assert Series.of(TINY, LINEUPS, {}, 7).key() == wishes[0].key()


def test_unknown_bots_and_wrong_sizes_are_refused() -> None:
    with pytest.raises(GameError, match="no such bot: 'gredy'"):
        Series.of(TINY, [("random", "gredy")], {}, 7)
    with pytest.raises(GameError, match="for 2, 3 or 4 players, not 1"):
        Series.of(TINY, [("random",)], {}, 7)
