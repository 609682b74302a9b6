"""Single games between bots."""

from dataclasses import replace

import pytest
from tiny_game import GAME as TINY

from parvis import arena, bots
from parvis.arena import GameResult, Rotation, Series
from parvis.arena.outcomes import Outcomes, places_and_shares
from parvis.engine import record
from parvis.engine.contract import Game
from parvis.engine.core import Core
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.refusals import GameError
from parvis.games.notre_dame import GAME as NOTRE_DAME


def match(game: Game = TINY, players: str = "random greedy random", seed: int = 7, rotate: bool = False) -> Series:
    rotation = Rotation.NEXT if rotate else Rotation.NONE
    return Series.of(game, [tuple(players.split())], {}, seed, rotation=rotation)


def timeless(core: Core, series: Series, number: int) -> GameResult:
    """Game `number` without the time it took."""
    return replace(arena.play_game(core, series, number), seconds=())


@pytest.mark.parametrize("game", [TINY, NOTRE_DAME], ids=lambda game: game.name)
def test_compiled_and_interpreted_games_are_the_same(game: Game) -> None:
    slow, fast = bots.interpreted(game), bots.compiled(game)
    for number in range(3):
        assert timeless(slow, match(game), number) == timeless(fast, match(game), number)


def test_games_of_a_match_and_of_other_seeds_differ() -> None:
    core = bots.interpreted(TINY)
    results = [timeless(core, match(seed=seed), number) for seed in (7, 8) for number in range(6)]
    assert len({result.ranks for result in results}) > 8


def test_results_are_by_player_when_seats_rotate() -> None:
    core = bots.interpreted(TINY)
    rotating = match(players="random greedy greedy", rotate=True)
    assert [rotating.seating(rotating.place(number).rotation) for number in range(4)] == [
        [0, 1, 2],
        [2, 0, 1],
        [1, 2, 0],
        [0, 1, 2],
    ]
    for number in range(6):
        written = arena.record_game(core, rotating, number)
        seating = rotating.seating(rotating.place(number).rotation)
        assert [seat["player"] for seat in written.seats] == [
            f"bot:{rotating.lineups[0][player]}" for player in seating
        ]
        assert written.result
        result = arena.play_game(core, rotating, number)
        assert [result.ranks[player][0] for player in seating] == written.result.scores


def test_shared_wins_are_split() -> None:
    core = bots.interpreted(TINY)
    series = match(players="random random random random")
    _, shares = places_and_shares(Outcomes.of([arena.play_game(core, series, number) for number in range(60)]).ranks)
    assert shares.sum(axis=1) == pytest.approx(1)
    assert {0.0, 0.5, 1.0} <= set(shares.flat)


@pytest.mark.parametrize("game", [TINY, NOTRE_DAME], ids=lambda game: game.name)
def test_record_is_whole_and_verifies(game: Game) -> None:
    core = bots.interpreted(game)
    written = arena.record_game(core, match(game, "greedy random"))
    read = record.parse(written.to_json())
    assert record.verify(read) == record.verify(written)
    assert read.seats == [{"name": "Greedy", "player": "bot:greedy"}, {"name": "Random", "player": "bot:random"}]
    assert read.result
    ranks = arena.play_game(core, match(game, "greedy random"), 0).ranks
    assert read.result.scores == [score for score, _ in ranks]


def test_decisions_are_those_of_players() -> None:
    core = bots.interpreted(TINY)
    steps = arena.record_game(core, match()).steps
    assert sum(arena.play_game(core, match(), 0).decisions) == sum(seat != NATURE for seat, _ in steps)


def test_several_that_decide_together_do_so_in_seat_order() -> None:
    written = arena.record_game(bots.interpreted(NOTRE_DAME), match(NOTRE_DAME, "greedy greedy greedy greedy"))
    play = Play(NOTRE_DAME, 4)
    together = 0
    for seat, decision in written.steps:
        together += len(play.movers()) > 1
        assert seat == play.movers()[0]
        play.step(seat, decision)
    assert together > 20


def test_options_reach_the_game() -> None:
    low = Series.of(TINY, [("random", "random")], {"low": "true"}, 7, rotation=Rotation.NONE)
    assert arena.record_game(bots.interpreted(TINY), low).options == {"low": True, "prize": "any"}


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        ("random gredy", {}, "no such bot: 'gredy'"),
        ("random", {}, "tiny is for 2, 3 or 4 players, not 1"),
        ("random random", {"high": 1}, "tiny has no option 'high'"),
        ("random random", {"low": "perhaps"}, "option low must be true or false"),
    ],
)
def test_impossible_series_are_refused(players: str, options: dict[str, object], message: str) -> None:
    with pytest.raises(GameError, match=message):
        Series.of(TINY, [tuple(players.split())], options, 7)
