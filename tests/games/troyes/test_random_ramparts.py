"""Random games with the ramparts: nothing is lost, and answers are asked only of those who have something to decide."""

from collections import Counter
from collections.abc import Iterator

import pytest

from parvis.engine.chance import below, chance
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.samples import SOAK
from parvis.games.troyes import GAME
from parvis.games.troyes.pieces import ROUNDS
from parvis.games.troyes.rules.actions import ACTIONS
from parvis.games.troyes.rules.ramparts.answers import ANSWERING
from parvis.games.troyes.state import RULES, State
from tests.games.troyes.conservation import check

WALL_WORDS = ("guard", "step", "cube", "use", "turn", "to")
"""What these games decide more often than chance would, so that guards get around."""
SETTINGS = [(players, ruling) for players in GAME.seats for ruling in (1, 2)]


def random_game(players: int, ruling: int, seed: int) -> Iterator[tuple[Play, int, str]]:
    """A game played by chance: at every step the game before it, and who will say what."""
    play, generator = Play(GAME, players, {"ramparts": True}, ruling), chance(seed)
    while not play.over:
        seat = play.movers()[below(generator, len(play.movers()))]
        legal = [GAME.catalogue[decision] for decision in play.legal(seat)]
        assert len(set(legal)) == len(legal), "a decision is offered twice"
        liked = [words for words in legal if words.split()[0] in WALL_WORDS]
        open_now = liked if liked and below(generator, 2) else legal
        words = open_now[below(generator, len(open_now))]
        yield play, seat, words
        play.say(seat, words)
    yield play, NATURE, ""


@pytest.mark.parametrize(("players", "ruling"), SETTINGS)
def test_nothing_is_made_of_nothing_and_nothing_is_lost(players: int, ruling: int) -> None:
    said = Counter[str]()
    for seed in range(4):
        for play, _, words in random_game(players, ruling, seed):
            check(play.state)
            said[words.partition(" ")[0]] += 1
    assert said["tile"] == 4 * 4
    assert said["event"] == 4 * 2 * ROUNDS[players]
    assert min(said[word] for word in ("guard", "step", "cube", "use", "pay")) > 0


@pytest.mark.parametrize(("players", "ruling"), SETTINGS)
def test_guards_go_on_by_steps_alone_and_never_back(players: int, ruling: int) -> None:
    """Nothing but a step moves one, by a space; so each stays on the ramparts, whatever else is decided."""
    before, said = [0] * 4, ""
    for play, _, words in random_game(players, ruling, seed=2):
        moved = [now - then for now, then in zip(play.state.guard, before, strict=False)]
        assert set(moved) <= {0, 1}
        assert sum(moved) <= 1
        assert said in ("step", "guard", "die", "pay") or not any(moved), said
        before, said = [*play.state.guard], words.partition(" ")[0]


@pytest.mark.parametrize(("players", "ruling"), SETTINGS)
def test_who_is_asked_has_something_to_decide(players: int, ruling: int) -> None:
    """Nothing but the end of a turn, and first settlers under ruling 1, is asked where there is one answer."""
    for play, seat, words in random_game(players, ruling, seed=5):
        if seat != NATURE and len(play.legal(seat)) == 1:
            assert words.split()[0] in ("settle", "pass"), words


@pytest.mark.parametrize(("players", "ruling"), SETTINGS)
def test_others_answer_in_somebodys_turn_and_only_gain(players: int, ruling: int) -> None:
    answered = 0
    for seed in range(6, 30):
        if answered > (200 if SOAK else 10):
            break
        for play, seat, words in random_game(players, ruling, seed):
            state: State = play.state
            if state.phase == ACTIONS and RULES.asked(state) == ANSWERING and seat != state.turn:
                answered += 1
                after = state.copy()
                GAME.course.decide(after, seat, GAME.decision(words))
                gained = after.deniers[seat] + after.influence[seat] - state.deniers[seat] - state.influence[seat]
                assert gained == 0 if words == "keep" else gained >= 0
                assert after.points == state.points
    assert answered > 0
