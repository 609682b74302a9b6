"""The bot `expert`: what it finds that a look ahead can't, and how long it takes for that."""

import time

import pytest
from tiny_game import GAME as TINY

from parvis import bots
from parvis.bots import evaluation, expert, halving, lookahead, registry, search, tree
from parvis.bots.bot import Advice
from parvis.bots.information_state import InformationState
from parvis.engine.contract import Game
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.refusals import GameError
from parvis.engine.samples import Case, walk
from parvis.engine.state import FlatState
from parvis.games.notre_dame import GAME as NOTRE_DAME
from parvis.games.troyes import GAME as TROYES
from tests.bots import fork
from tests.bots.fork import BET, DIE, ROBBER, Fork
from tests.bots.positions import information_of

FORK = bots.interpreted(fork.GAME)
TINY_CORE = bots.interpreted(TINY)


def chosen(state: Fork, bot: str, seed: int) -> str:
    """What seat 0 does, in words."""
    return fork.GAME.catalogue[bots.choose(FORK, fork.GAME, state, 0, bot, seed)]


def advice(game: Game, state: FlatState, seat: int, bot: str, seed: int = 1) -> list[Advice]:
    return bots.explain(bots.interpreted(game), game, state, seat, bot, seed)


def all_lay(players: int, seed: int) -> Play:
    """A position in which everybody may lay a card at once."""
    together = list(range(players))
    return next(play for play in walk(TINY, Case(players, (0, 0), seed)) if play.movers() == together)


def test_no_setting_needs_compiling_of_its_own() -> None:
    """All run the loops of the levels."""
    levels = registry.add_bots(TINY_CORE)
    found = [registry.loops_of(TINY_CORE, bots.find(name)) for name in ("expert", "expert:6", "expert:50ms")]
    assert all(loops is levels for loops in found)


@pytest.mark.parametrize("kind", [ROBBER, DIE])
@pytest.mark.parametrize("seed", range(4))
def test_sees_the_trap_behind_the_decision_that_looks_best(kind: int, seed: int) -> None:
    assert chosen(fork.fork(kind), "greedy", seed) == "grab"
    assert chosen(fork.fork(kind), "expert:60", seed) == "wait"


def test_expects_what_the_others_will_do_for_themselves() -> None:
    best, other = advice(fork.GAME, fork.fork(ROBBER), 0, "expert:400")
    assert [fork.GAME.catalogue[option.decision] for option in (best, other)] == ["wait", "grab"]
    robber, helper = advice(fork.GAME, fork.fork(ROBBER, phase=fork.MEETING, grabbed=1), 1, "expert:400")
    assert [fork.GAME.catalogue[option.decision] for option in (robber, helper)] == ["rob", "spare"]


@pytest.mark.parametrize("card", range(1, fork.CARDS + 1))
@pytest.mark.parametrize(("winning", "better"), [(1, "pass"), (2, "bet")])
def test_weighs_what_is_hidden_by_its_odds(winning: int, better: str, card: int) -> None:
    # A bet wins 8 or loses 4: one card in four is too few, two in four are enough, whatever the truth is.
    for seed in range(5):
        assert chosen(fork.fork(BET, winning=winning, card=card), "expert:1000", seed) == better


def test_the_same_seed_thinks_the_same() -> None:
    state = all_lay(3, seed=4).state
    first, again, other = (advice(TINY, state, 1, "expert:100", seed) for seed in (9, 9, 10))
    assert first == again
    assert first != other


def tried(information: InformationState, iterations: int) -> list[int]:
    """How often each decision is tried in a search of so many iterations, the most tried first."""
    total = expert.think(information, 0.0, iterations).iterations
    return [round(option.share * total) for option in expert.explain(information, 0.0, iterations)]


def test_half_of_the_iterations_go_to_the_better_half_of_the_decisions() -> None:
    information = information_of(TINY, all_lay(4, seed=2).state, 2)  # all four decide at once, the third of them thinks
    assert information.count == 3
    assert tried(information, 37) == [15, 15, 6]  # 6 rounds of three, then 9 of the two that are left
    assert tried(information, 12) == [5, 5, 2]
    assert tried(information, 11) == [5, 5, 0]  # too few to try three twice before the first halving
    assert tried(information, 1) == [1, 0, 0]


def test_all_candidates_are_tried_with_the_same_luck() -> None:
    information = information_of(fork.GAME, fork.fork(BET, winning=2), 0)
    searched = expert.Search(information, 0.0, 100)
    words = [fork.GAME.catalogue[move.decisions[0]] for move in searched.candidates]
    places = [search.CANDIDATES_AT + lookahead.MOVE * number for number in range(2)]
    bet = places[words.index("bet")]
    for place in places:  # twice the same
        searched.trials[place : place + lookahead.MOVE] = searched.trials[bet : bet + lookahead.MOVE]
    searched.run(50)
    assert searched.trials[search.SQUARES + 1] == 0  # no round made a difference
    assert -400 < searched.mean(words.index("bet")) < 800  # but not all rounds were alike: a bet loses 4 or wins 8


def test_goes_on_in_what_has_grown_when_the_tree_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expert, "MOST", 4)
    information = information_of(TINY, all_lay(4, seed=2).state, 0)
    searched = expert.think(information, 0.0, 60)
    assert searched.tree.nodes[tree.NODES] == 4
    assert searched.iterations == 60
    assert chosen(fork.fork(ROBBER), "expert:60", 1) == "wait"


@pytest.mark.parametrize(("game", "worth"), [(NOTRE_DAME, 500), (TROYES, 4000)], ids=["notre-dame", "troyes"])
def test_a_game_says_what_a_win_is_worth_besides_its_points(game: Game, worth: int) -> None:
    play = next(play for play in walk(game, Case(4, tuple(game.read_options({})), 1)) if play.movers() != [NATURE])
    information = information_of(game, play.state, play.movers()[0])
    assert expert.evaluator_of(information).model[evaluation.WIN] == worth


def test_thinks_to_the_end_of_the_game_and_not_beyond() -> None:
    last = next(play for play in walk(TINY, Case(2, (0, 0), 5)) if play.state.round == 2 and play.movers() == [0, 1])
    options = advice(TINY, last.state, 0, "expert:50")
    assert sum(option.share for option in options) == pytest.approx(1)


def seconds_of(words: str) -> float:
    """Seconds for a decision with that setting."""
    information, began = information_of(TINY, all_lay(4, seed=2).state, 1), time.perf_counter()
    options = bots.find(f"expert:{words}").explain(information)
    assert sum(option.share for option in options) == pytest.approx(1)
    return time.perf_counter() - began


def test_a_decision_takes_the_time_that_it_was_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halving, "ROUNDS_BEFORE_DROPPING", 1_000_000)
    short = min(seconds_of("150ms") for _ in range(3))  # the computer may have other things to do now and then
    assert seconds_of("1500ms") > 3 * short


def test_a_search_that_got_nowhere_says_so() -> None:
    information = information_of(TINY, all_lay(4, seed=2).state, 1)
    with pytest.raises(expert.TooSlow, match=r"iterations in .* for 3 decisions"):
        expert.think(information, 1e-9, 0)


def test_ends_early_when_what_is_left_would_hardly_change_anything() -> None:
    began = time.perf_counter()
    meeting = information_of(fork.GAME, fork.fork(ROBBER, phase=fork.MEETING, grabbed=1), 1)
    searched = expert.think(meeting, 600.0, 0)  # robbing is better each time: that is seen soon
    assert time.perf_counter() - began < 60
    assert searched.halving.rounds < 10 * halving.ROUNDS_BEFORE_DROPPING


def test_a_single_decision_is_taken_at_once() -> None:
    play = Play(TINY, 2)
    for seat, cards in enumerate(["red-6 red-4 red-1", "blue-1 blue-2 blue-3"]):
        for card in cards.split():
            play.say(15, f"draw {seat} {card}")
    state = play.state
    for card in (3, 5):
        state.place[card] = 20  # used; red-1 is all that seat 0 can lay
    assert bots.choose(TINY_CORE, TINY, state, 0, "expert:600s", seed=1) == TINY.decision("lay red-1")
    (only,) = advice(TINY, state, 0, "expert:600s")
    assert (only.decision, only.share) == (TINY.decision("lay red-1"), 1.0)


@pytest.mark.parametrize(
    ("name", "seconds"), [("expert", 1.0), ("expert:100ms", 0.1), ("expert:1.5s", 1.5), ("expert:40", 0.0)]
)
def test_settings_are_read(name: str, seconds: float) -> None:
    bot = bots.find(name)
    assert (bot.name, bot.seconds) == (name, pytest.approx(seconds))


@pytest.mark.parametrize(
    "text", ["", "-1s", "0s", "0", "-3", "1h", "601s", "nan s", "nans", "infs", "1.5", "ms", "s", "x"]
)
def test_a_setting_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(GameError) as error:
        bots.find(f"expert:{text}")
    assert (
        str(error.value)
        == f"expert needs a time (200ms, 1.5s) or a number of iterations (4000), up to 600 s, not {text!r}"
    )


@pytest.mark.parametrize("name", ["greedy:3", "random:", "skilled:1s"])
def test_bots_without_settings_refuse_them(name: str) -> None:
    with pytest.raises(GameError, match=f"the bot {name.partition(':')[0]} has no settings: '{name}'"):
        bots.find(name)
