"""Going back over chance, and playing otherwise: nothing that is asked again comes out differently.

Games are played to some position; from there once more, by other decisions. A question of chance is known by its
purpose, its words and how often it was asked. By the first scheme, which went by the step, most rolled again.
"""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from parvis.engine.contract import Game
from parvis.engine.fair import BY_QUESTION, BY_STEP, Fair, Luck
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.games.notre_dame import GAME as NOTRE_DAME
from parvis.games.troyes import GAME as TROYES

Answers = dict[tuple[str, ...], str]
STEPS = 90
LADIES = {"purple": True, "ramparts": True, "cards": "both", "events": "both"}


def played_on(
    game: Game, options: dict[str, object], scheme: int, begun: list[tuple[int, int]], random: Random
) -> Play:
    """A game that begins with these steps, and so many more in which players decide anything."""
    luck = Luck(replace(Fair.of(bytes(32), ["", "", ""]), scheme=scheme))
    play = Play(game, 3, options)
    while not play.over and len(play.steps) < len(begun) + STEPS:
        seat = play.movers()[0]
        words = sorted(game.catalogue[decision] for decision in play.legal(seat))
        made = luck.decide(len(play.steps), game.purpose_now(play.state), words)[1] if seat == NATURE else None
        if len(play.steps) < len(begun):
            play.step(*begun[len(play.steps)])
        else:
            play.say(seat, made or random.choice(words))
    return play


def answers(play: Play, options: dict[str, object]) -> Answers:
    """What chance answered to each question."""
    again, found, asked = Play(play.game, 3, options), Answers(), Counter[tuple[str, ...]]()
    for seat, decision in play.steps:
        if seat == NATURE:
            words = sorted(play.game.catalogue[choice] for choice in again.legal(NATURE))
            question = (play.game.purpose_now(again.state), *words)
            found[(str(asked[question]), *question)] = play.game.catalogue[decision]
            asked[question] += 1
        again.step(seat, decision)
    return found


def rolled_again(game: Game, options: dict[str, object], scheme: int) -> tuple[int, int]:
    """In how many positions some other way to play changed an answer of chance, and how many positions there were."""
    positions = changed = 0
    for seed in range(3):
        whole = played_on(game, options, scheme, [], Random(seed)).steps
        for number in range(len(whole) - 40, len(whole), 8):
            first = answers(played_on(game, options, scheme, whole[:number], Random(1)), options)
            others = [
                answers(played_on(game, options, scheme, whole[:number], Random(2 + way)), options) for way in (0, 1)
            ]
            positions += 1
            changed += any(first[question] != other[question] for other in others for question in first.keys() & other)
    return changed, positions


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("game", "options"),
    [(NOTRE_DAME, {"new_persons": True}), (TROYES, {}), (TROYES, LADIES)],
    ids=["notre-dame", "troyes", "ladies"],
)
def test_other_decisions_change_no_answer_of_chance(game: Game, options: dict[str, object]) -> None:
    assert rolled_again(game, options, BY_QUESTION) == (0, 15)
    assert rolled_again(game, options, BY_STEP)[0] > 0  # so the test can find it


def test_every_roll_of_a_whole_game_has_a_purpose() -> None:
    """All purposes of docs/records.md that random games come to, and none for what is drawn by name."""
    found = set()
    for seed in range(3):
        play = Play(TROYES, 3, LADIES)
        random = Random(seed)
        while not play.over:
            seat = play.movers()[0]
            purpose, decision = TROYES.purpose_now(play.state), random.choice(play.legal(seat))
            assert bool(purpose) == (seat == NATURE and TROYES.catalogue[decision].split()[0] in PURPOSEFUL)
            found.add(" ".join(word for word in purpose.split() if not word.isdigit()))
            play.step(seat, decision)
    assert found >= {"", "round workforce red", "round workforce purple", "round workforce neutral white"} | {
        "round black die",
        "round again",
    }


PURPOSEFUL = {"roll", "rise", "lie", "space"}
