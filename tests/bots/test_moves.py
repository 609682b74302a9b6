"""Whole moves: half of what is tried begins differently, and what was found is played without thinking again."""

import pytest

from parvis import bots
from parvis.bots import expert
from parvis.bots.information_state import InformationState
from parvis.bots.moves import FORESEEN, Move, most_promising
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.samples import Case, walk
from parvis.games.troyes import GAME as TROYES

CORE = bots.compiled(TROYES)
BEST, SAME_BEGINNING, OTHER_BEGINNING, ALONE = Move(90, (1, 2)), Move(80, (1, 3)), Move(70, (4, 5)), Move(10, (6,))
FIRSTS = [BEST, OTHER_BEGINNING, ALONE]


@pytest.mark.parametrize(
    ("number", "chosen"),
    [
        (1, [BEST]),
        (2, [BEST, SAME_BEGINNING]),
        (3, [BEST, SAME_BEGINNING, OTHER_BEGINNING]),
        (4, [BEST, SAME_BEGINNING, OTHER_BEGINNING, ALONE]),
        (9, [BEST, SAME_BEGINNING, OTHER_BEGINNING, ALONE]),
    ],
)
def test_half_of_the_candidates_begin_differently(number: int, chosen: list[Move]) -> None:
    assert most_promising(FIRSTS, [BEST, SAME_BEGINNING, OTHER_BEGINNING], number) == chosen


def take_in(play: Play, information: InformationState) -> None:
    """The expert sees the game as it is now."""
    truth = CORE.batch(1)
    CORE.put(truth, 0, play.state)
    information.update(truth, 0)


def begun_move(seed: int) -> tuple[Play, InformationState, tuple[int, ...]]:
    """A game in which the expert has chosen a move of several decisions and made the first; those that are left."""
    for play in walk(TROYES, Case(2, tuple(TROYES.read_options({})), seed)):
        seat = play.movers()[0] if play.movers() else NATURE
        if seat != NATURE and len(play.legal(seat)) > 1:
            information = bots.information_state_of(CORE, bots.find("expert:20"), seat, seed)
            take_in(play, information)
            decision = expert.choose(information, 0.0, 20)
            if FORESEEN in information.kept:
                play.step(seat, decision)
                return play, information, information.kept[FORESEEN].decisions
    raise AssertionError("no move has several decisions")


def no_thought(*_: object) -> None:
    raise AssertionError("thinks again")


@pytest.mark.parametrize("seed", range(4))
def test_a_move_is_played_without_thinking_again(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    play, information, rest = begun_move(seed)
    monkeypatch.setattr(expert, "think", no_thought)
    for decision in rest:
        while len(play.legal(information.seat)) == 1 and play.legal(information.seat)[0] != decision:
            play.step(information.seat, play.legal(information.seat)[0])
        take_in(play, information)
        assert expert.choose(information, 0.0, 20) == decision
        play.step(information.seat, decision)
    assert FORESEEN not in information.kept


def test_who_asks_for_one_decision_after_the_other_keeps_what_is_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    play, information, rest = begun_move(2)
    intentions = {FORESEEN: information.kept[FORESEEN]}
    monkeypatch.setattr(expert, "think", no_thought)
    decided = bots.choose(CORE, TROYES, play.state, information.seat, "expert:20", 1, intentions=intentions)
    assert decided == rest[0]
    assert bool(intentions) == (len(rest) > 1)
    assert information.kept[FORESEEN].decisions == rest  # its own are nobody else's


def test_what_was_not_foreseen_is_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    play, information, _ = begun_move(1)
    take_in(play, information)
    information.count -= 1  # as if one of the decisions were not open
    monkeypatch.setattr(expert, "think", no_thought)
    with pytest.raises(AssertionError, match="thinks again"):
        expert.choose(information, 0.0, 20)
