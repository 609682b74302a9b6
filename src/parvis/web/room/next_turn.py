"""A seat's next turn before it comes: the position as if nobody did anything until then, and where decisions lead.

All of it is made from deals of what the seat can't know, so it tells nothing that is hidden.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from parvis.engine.contract import Game, Heard, seats_of
from parvis.engine.course import OVER
from parvis.engine.lines import Line
from parvis.engine.play import legal_decisions
from parvis.engine.questions import EVERYBODY, NATURE, NO_QUESTION
from parvis.web.tables.undoable import DEALS, dealt_again

FURTHEST = 32
"""Steps of others that are passed over: more than lie between two turns of anybody who still has one."""
LETTERS = 16
"""How long the fingerprint of what decisions bring is."""


@dataclass(frozen=True)
class Rehearsal:
    """Where decisions of a seat lead, as far as it can know that."""

    scenes: tuple[Any, ...]
    """The position after them, in each deal."""
    labels: tuple[Line, ...]
    """What the buttons of these decisions say."""
    brings: str
    """A fingerprint of what they bring their seat for certain, decision by decision."""
    goes_on: bool
    """Whether the seat has a choice next, with nothing revealed before it."""


def is_turn(game: Game, state: Any) -> bool:
    """Whether somebody's turn begins, or somebody is about to go on with it: a question that is put in any case."""
    always = game.course.names["ALWAYS_ASKED"]
    return bool(state.depth == 0 or (state.depth == 1 and always[game.course.question_now(state)] == 1))


def next_turn(game: Game, state: Any, seat: int, deal: int = 0) -> Any | None:
    """The position at a seat's next turn as if nobody did anything until then; None where that can't be said.

    That is so where all decide together, or where chance or the course of the game does something before.
    """
    asked = seats_of(game.movers(state))
    if len(asked) != 1 or asked[0] in (NATURE, seat):
        return None
    scene = dealt_again(game, state, seat, deal)
    for _ in range(FURTHEST):
        pass_over(game, scene)
        if not come_to_question(game, scene):
            return None
        following = game.course.asked_now(scene)
        if following == seat:
            return scene if is_turn(game, scene) else None
        if following in (NATURE, EVERYBODY):
            return None
    return None


def pass_over(game: Game, scene: Any) -> None:
    """Leave out what is asked now, and all that waits behind it."""
    if scene.depth == 0:
        scene.step += 1
    while scene.depth:
        game.course.functions["clear_question"](scene)


def come_to_question(game: Game, scene: Any) -> bool:
    """Go on to the next step that asks somebody; False: something happens before, or the game ends."""
    ways = game.course.names
    while not ways["goes_on"](scene, scene.phase):
        ways["end_phase"](scene, scene.phase)
        if scene.phase == OVER or scene.depth:
            return False
    if ways["PHASE_QUESTION"][scene.phase] != NO_QUESTION:
        return True
    scene.step += 1
    ways["take_step"](scene, scene.phase, scene.step - 1)
    return bool(scene.depth)


def next_turns(game: Game, state: Any, seat: int) -> tuple[Any, ...]:
    """`next_turn` in each deal; () where that can't be said, or where something is revealed before."""
    found = [next_turn(game, state, seat, deal) for deal in range(DEALS)]
    scenes = tuple(scene for scene in found if scene is not None)
    return scenes if len(scenes) == DEALS and look_alike(game, scenes, seat) else ()


def present_turns(game: Game, state: Any, seat: int) -> tuple[Any, ...]:
    """The position in each deal, where a seat's turn has come."""
    return tuple(dealt_again(game, state, seat, deal) for deal in range(DEALS))


def look_alike(game: Game, scenes: Sequence[Any], seat: int) -> bool:
    """Whether a seat sees the same in all deals."""
    first = game.view(scenes[0], seat)
    return all(game.view(scene, seat) == first for scene in scenes[1:])


def rehearse(game: Game, scenes: Sequence[Any], seat: int, words: Sequence[str]) -> Rehearsal | None:
    """Make decisions, in words, at a seat's turn; None if one of them is not open then, or something is revealed before
    the last one.
    """
    labels: list[Line] = []
    told: list[list[Any]] = []
    goes_on, present = True, tuple(scenes)
    for said in words:
        decision = game.codes.get(said)
        if not goes_on or decision is None or not all(decision in legal_decisions(game, one, seat) for one in present):
            return None
        labels.append(game.label(present[0], seat, decision))
        led, brings = zip(*(led_on(game, scene, seat, decision) for scene in present), strict=True)
        told.append([[line.key, sorted(line.arguments.items())] for line in brings[0]])
        present = led
        goes_on = all(one.depth and game.course.asked_now(one) == seat for one in led) and look_alike(game, led, seat)
    brings_all = sha256(json.dumps(told).encode()).hexdigest()[:LETTERS]
    return Rehearsal(present, tuple(labels), brings_all, goes_on)


def led_on(game: Game, scene: Any, seat: int, decision: int) -> tuple[Any, list[Line]]:
    """Where a decision leads up to the next question, and what it brings its seat for certain."""
    heard: Heard = []
    after = game.after_hearing(scene, seat, decision, heard)
    return after, game.hints(scene, after, seat, decision, heard) if game.hints else []
