"""What a bot chooses follows from what its seat knows and from the seed, and from nothing else."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from tiny_game import GAME as TINY

from parvis import bots
from parvis.bots import registry
from parvis.engine.contract import Game
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.refusals import GameError, IllegalDecision
from parvis.engine.samples import SOAK, Case, cases, copied, hidden, walk
from parvis.engine.state import state_hash
from parvis.games.notre_dame import GAME as NOTRE_DAME
from parvis.games.troyes import GAME as TROYES

GAMES = pytest.mark.parametrize("game", [TINY, NOTRE_DAME], ids=lambda game: game.name)
BOTS = pytest.mark.parametrize("bot", ["random", "novice", "greedy", "skilled", "expert:6"])


def questions(game: Game, games: int, stride: int) -> Iterator[tuple[Play, int]]:
    """Positions of random games of every kind, and a seat that may decide there."""
    for case in cases(game, games):
        for play in walk(game, case):
            movers = play.movers()
            if movers and movers != [NATURE] and len(play.steps) % stride == case.seed % stride:
                yield play, Random(case.seed).choice(movers)


@cache
def kept_questions(game: Game, games: int, stride: int) -> list[tuple[Play, int]]:
    """`questions` of games that are played once for all bots; nobody may change them."""
    return [(copied(play), seat) for play, seat in questions(game, games, stride)]


def some_question(game: Game) -> tuple[Play, int]:
    """A position with something to choose."""
    return next((play, seat) for play, seat in questions(game, 1, 1) if len(play.legal(seat)) > 1)


@GAMES
@BOTS
def test_choice_is_legal_and_follows_from_the_seed(game: Game, bot: str) -> None:
    core = bots.compiled(game)
    for play, seat in questions(game, 8, 13):
        chosen = bots.choose(core, game, play.state, seat, bot, seed=5)
        assert chosen in play.legal(seat)
        assert chosen == bots.choose(core, game, play.state, seat, bot, seed=5)


@BOTS
@pytest.mark.parametrize(
    ("game", "games", "stride", "least"),
    [(TINY, 40, 2, 120), (NOTRE_DAME, 16, 4, 500), (TROYES, 14, 1, 2000)],
    ids=["tiny", "notre-dame", "troyes"],
)
def test_choice_stays_when_all_that_is_hidden_is_dealt_anew(
    game: Game, games: int, stride: int, least: int, bot: str
) -> None:
    thinning = 1 if SOAK else 9
    found = kept_questions(game, games, stride * thinning)
    if bot.startswith("expert") and not SOAK:  # takes longer than all others together
        found, thinning = found[::2], 2 * thinning
    core = bots.compiled(game)
    positions = changed = 0
    for play, seat in found:
        chosen = bots.choose(core, game, play.state, seat, bot, seed=11)
        other = hidden(game, play.state, seat, seed=positions)
        assert bots.choose(core, game, other, seat, bot, seed=11) == chosen
        positions += 1
        changed += other != play.state
    assert positions >= least // thinning
    assert changed > positions // 4


@GAMES
@BOTS
def test_compiled_and_interpreted_choose_alike(game: Game, bot: str) -> None:
    interpreted, compiled = bots.interpreted(game), bots.compiled(game)
    for seed, (play, seat) in enumerate(questions(game, 4, 61)):
        slow = bots.choose(interpreted, game, play.state, seat, bot, seed)
        assert bots.choose(compiled, game, play.state, seat, bot, seed) == slow


@BOTS
def test_the_truth_stays_as_it_is(bot: str) -> None:
    core = bots.interpreted(NOTRE_DAME)
    for play, seat in questions(NOTRE_DAME, 4, 120):
        before = state_hash(play.state)
        bots.choose(core, NOTRE_DAME, play.state, seat, bot, seed=1)
        assert state_hash(play.state) == before


def test_an_information_state_holds_a_determinization_and_not_the_truth() -> None:
    play = next(play for play in walk(TINY, Case(3, (0, 0), 1)) if play.movers() == [0, 1, 2])
    core = bots.interpreted(TINY)
    truth = core.batch(1)
    core.put(truth, 0, play.state)
    seen = set()
    for seed in range(20):
        information = bots.information_state_of(core, bots.find("greedy"), 0, seed)
        information.update(truth, 0)
        assert [int(decision) for decision in information.decisions[: information.count]] == play.legal(0)
        seen.add(state_hash(information.states[0]))
        information.states[0].die = 6
        assert truth[0].die == 0
    assert len(seen) > 15
    assert state_hash(play.state) not in seen


@pytest.mark.parametrize("name", ["random", "greedy", "expert", "expert:6", "expert:30s"])
def test_levels_share_their_loops_whatever_their_setting(name: str) -> None:
    """So nothing is compiled anew for a setting."""
    core = bots.interpreted(TINY)
    assert registry.loops_of(core, bots.find(name)) is bots.add_bots(core)


def test_random_takes_all_decisions_equally_often() -> None:
    play, seat = some_question(NOTRE_DAME)
    core = bots.interpreted(NOTRE_DAME)
    counts = dict.fromkeys(play.legal(seat), 0)
    for seed in range(300 * len(counts)):
        counts[bots.choose(core, NOTRE_DAME, play.state, seat, "random", seed)] += 1
    assert all(200 < count < 400 for count in counts.values())


def test_unknown_bot_is_named_with_those_there_are() -> None:
    play, seat = some_question(TINY)
    with pytest.raises(GameError, match=r"no such bot: 'gredy' \(choose from random, .*, expert\)"):
        bots.choose(bots.interpreted(TINY), TINY, play.state, seat, "gredy", seed=1)


def test_a_seat_with_nothing_to_decide_is_refused() -> None:
    play = Play(TINY, 2)
    with pytest.raises(IllegalDecision, match="not seat 1's turn"):
        bots.choose(bots.interpreted(TINY), TINY, play.state, 1, "random", seed=1)


def test_core_of_another_game_is_refused() -> None:
    play, seat = some_question(TINY)
    with pytest.raises(ValueError, match="a core of notre-dame can't run tiny"):
        bots.choose(bots.interpreted(NOTRE_DAME), TINY, play.state, seat, "random", seed=1)


def test_progress_of_compiling_counts_rules_and_bots() -> None:
    steps: list[tuple[int, int]] = []
    bots.compiled(TINY, lambda done, total: steps.append((done, total)))
    total = bots.work(TINY)
    done = [count for count, _ in steps]
    assert done == sorted(set(done))
    assert {of for _, of in steps} <= {total}
    assert done[-1:] in ([], [total])  # nothing to do if a test before compiled it; one leap for all that is kept
