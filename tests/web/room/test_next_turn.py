"""A turn before it comes: what it offers and brings follows from what its seat knows, whatever is dealt to others."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from parvis.engine import registry
from parvis.engine.contract import Game, seats_of
from parvis.engine.play import Play, legal_decisions
from parvis.engine.questions import NATURE
from parvis.engine.samples import number_of
from parvis.web.room.next_turn import Rehearsal, is_turn, next_turn, next_turns, present_turns, rehearse
from parvis.web.tables.undoable import dealt_again

GAMES = ("notre-dame", "troyes")
PLAYERS = 3
OTHER_DEALS = (7, 8, 9)
"""Other chances than those that a rehearsal itself draws from."""
LONGEST = 30


def positions(game: Game, random: Random) -> Iterator[Any]:
    """The positions of a random game in which one person alone is asked."""
    play = Play(game, PLAYERS)
    while movers := play.movers():
        if len(movers) == 1 and movers != [NATURE]:
            yield play.state
        for seat in movers:
            play.step(seat, random.choice(play.legal(seat)))


def some_turn(game: Game, scenes: tuple[Any, ...], seat: int, random: Random) -> tuple[list[str], Rehearsal]:
    """Decisions of a whole turn, as far as it can be planned, and where they lead."""
    words: list[str] = []
    found = rehearse(game, scenes, seat, words)
    while found and found.goes_on and len(words) < LONGEST:
        words.append(game.catalogue[random.choice(legal_decisions(game, found.scenes[0], seat))])
        found = rehearse(game, scenes, seat, words)
    assert found is not None, f"what is offered can be planned: {words}"
    return words, found


@pytest.mark.parametrize("name", GAMES)
def test_a_plan_follows_from_what_its_seat_knows(name: str) -> None:
    game, planned = registry.find(name), 0
    for number in range(number_of(12)):
        random = Random(number)
        for state in positions(game, random):
            (mover,) = seats_of(game.movers(state))
            seat = random.choice([one for one in range(PLAYERS) if one != mover])
            if not is_turn(game, state) or random.random() < 0.5:
                continue
            scenes = next_turns(game, state, seat)
            others = [next_turns(game, dealt_again(game, state, seat, deal), seat) for deal in OTHER_DEALS]
            assert [bool(one) for one in others] == [bool(scenes)] * len(others)
            if not scenes:
                continue
            words, found = some_turn(game, scenes, seat, random)
            for other in others:
                again = rehearse(game, other, seat, words)
                assert again is not None
                assert (again.brings, again.labels, again.goes_on) == (found.brings, found.labels, found.goes_on)
            planned += 1
    assert planned > 20


@pytest.mark.parametrize("name", GAMES)
def test_whether_a_plan_holds_follows_from_what_its_seat_knows(name: str) -> None:
    game, random = registry.find(name), Random(5)
    plans: dict[int, tuple[list[str], Rehearsal]] = {}
    held: list[bool] = []
    for state in positions(game, random):
        (mover,) = seats_of(game.movers(state))
        if is_turn(game, state) and mover in plans:
            words, planned = plans.pop(mover)
            found = rehearse(game, present_turns(game, state, mover), mover, words)
            for deal in OTHER_DEALS:
                other = dealt_again(game, state, mover, deal)
                again = rehearse(game, present_turns(game, other, mover), mover, words)
                assert (again and again.brings) == (found and found.brings)
            held.append(found is not None and found.brings == planned.brings)
        for seat in range(PLAYERS):
            if seat != mover and is_turn(game, state) and (scenes := next_turns(game, state, seat)):
                plans[seat] = some_turn(game, scenes, seat, random)
    assert {*held} == {True, False}


def test_the_next_turn_offers_the_hand_then_the_persons() -> None:
    game, seen = registry.find("notre-dame"), set()
    for state in positions(game, Random(1)):
        (mover,) = seats_of(game.movers(state))
        seat = (mover + 1) % PLAYERS
        scene = next_turn(game, state, seat)
        if scene is None or not is_turn(game, state):
            continue
        words = {game.catalogue[decision] for decision in legal_decisions(game, scene, seat)}
        kind = next(iter(words)).split()[0]
        seen.add(kind)
        if kind == "play":
            view = game.view(state, seat)["families"][seat]["cards"]
            assert words == {f"play {card}" for card in view["hand"]}
        else:
            assert "hire nobody" in words
    assert seen == {"play", "hire"}


def test_who_has_passed_has_no_turn_to_plan() -> None:
    game, looked = registry.find("troyes"), 0
    for state in positions(game, Random(2)):
        question = game.rules.asked(state)
        if question is None or question.name != "action":
            continue
        for seat in range(PLAYERS):
            if not game.movers(state) >> seat & 1:
                assert (next_turn(game, state, seat) is None) == bool(state.passed[seat])
                looked += bool(state.passed[seat])
    assert looked


def test_nothing_is_planned_past_what_is_revealed() -> None:
    game = registry.find("troyes")
    for state in positions(game, Random(3)):
        (mover,) = seats_of(game.movers(state))
        for seat in range(PLAYERS):
            scenes = next_turns(game, state, seat) if seat != mover and is_turn(game, state) else ()
            if scenes and (found := rehearse(game, scenes, seat, ["reroll"])):
                dice = [game.catalogue[one] for one in legal_decisions(game, found.scenes[0], seat)]
                rolled = rehearse(game, scenes, seat, ["reroll", dice[0]])
                assert rolled is not None
                assert not rolled.goes_on, "chance rolls the die"
                assert rehearse(game, scenes, seat, ["reroll", dice[0], "pass"]) is None
                return
    pytest.fail("nobody could roll a die again")


def test_what_is_not_open_is_not_planned() -> None:
    game = registry.find("notre-dame")
    scenes = next(
        found for state in positions(game, Random(1)) if is_turn(game, state) and (found := next_turns(game, state, 0))
    )
    for words in (["hire nobody"], ["nonsense"], ["play bank", "play bank"], [""]):
        assert rehearse(game, scenes, 0, words) is None
