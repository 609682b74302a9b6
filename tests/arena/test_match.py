"""Single games between bots."""

import pytest
from tiny_game import GAME as TINY

from parvis import arena, bots
from parvis.arena import Match
from parvis.engine import record
from parvis.engine.contract import NATURE, Game, GameError
from parvis.engine.play import Play
from parvis.games.notre_dame import GAME as NOTRE_DAME


def match(game: Game = TINY, players: str = "random greedy random", seed: int = 7, rotate: bool = False) -> Match:
    return Match.of(game, tuple(players.split()), {}, seed, rotate)


@pytest.mark.parametrize("game", [TINY, NOTRE_DAME], ids=lambda game: game.name)
def test_compiled_and_interpreted_games_are_the_same(game: Game) -> None:
    slow, fast = bots.interpreted(game), bots.compiled(game)
    for number in range(3):
        assert arena.play_game(slow, match(game), number) == arena.play_game(fast, match(game), number)


def test_games_of_a_match_and_of_other_seeds_differ() -> None:
    core = bots.interpreted(TINY)
    outcomes = [arena.play_game(core, match(seed=seed), number) for seed in (7, 8) for number in range(6)]
    assert len(set(outcomes)) > 8


def test_outcome_is_by_player_when_seats_rotate() -> None:
    core = bots.interpreted(TINY)
    rotating = match(players="random greedy greedy", rotate=True)
    assert [rotating.seating(number) for number in range(4)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2]]
    for number in range(6):
        written = arena.record_game(core, rotating, number)
        seating = rotating.seating(number)
        assert [seat["player"] for seat in written.seats] == [f"bot:{rotating.players[player]}" for player in seating]
        assert written.result
        outcome = arena.play_game(core, rotating, number)
        assert [outcome.scores[player] for player in seating] == written.result.scores


def test_shared_wins_are_split() -> None:
    core = bots.interpreted(TINY)
    outcomes = [arena.play_game(core, match(players="random random random random"), number) for number in range(60)]
    assert all(sum(outcome.shares) == pytest.approx(1) for outcome in outcomes)
    assert {0.0, 0.5, 1.0} <= {share for outcome in outcomes for share in outcome.shares}


@pytest.mark.parametrize("game", [TINY, NOTRE_DAME], ids=lambda game: game.name)
def test_record_is_whole_and_verifies(game: Game) -> None:
    core = bots.interpreted(game)
    written = arena.record_game(core, match(game, "greedy random"))
    read = record.parse(written.to_json())
    assert record.verify(read) == record.verify(written)
    assert read.seats == [{"name": "Greedy", "player": "bot:greedy"}, {"name": "Random", "player": "bot:random"}]
    assert read.result
    assert tuple(read.result.scores) == arena.play_game(core, match(game, "greedy random"), 0).scores


def test_decisions_are_those_of_players() -> None:
    core = bots.interpreted(TINY)
    steps = arena.record_game(core, match()).steps
    assert arena.play_game(core, match(), 0).decisions == sum(seat != NATURE for seat, _ in steps)


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
    low = Match.of(TINY, ("random", "random"), {"low": "true"}, 7)
    assert arena.record_game(bots.interpreted(TINY), low).options == {"low": True}


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        ("random gredy", {}, "no bot 'gredy'"),
        ("random", {}, "tiny is for 2, 3 or 4 players, not 1"),
        ("random random", {"high": 1}, "tiny has no option 'high'"),
        ("random random", {"low": "perhaps"}, "option low is true or false"),
    ],
)
def test_impossible_matches_are_refused(players: str, options: dict[str, object], message: str) -> None:
    with pytest.raises(GameError, match=message):
        Match.of(TINY, tuple(players.split()), options, 7)
