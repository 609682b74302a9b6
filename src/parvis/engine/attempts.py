"""Attempts at a scene of a lesson: where decisions lead to, and whether they reach its aim."""

from collections.abc import Iterator, Sequence
from typing import Any

from parvis.engine import record
from parvis.engine.contract import Game, Heard, seats_of
from parvis.engine.kept import with_game
from parvis.engine.lessons import Lesson, Scene
from parvis.engine.lines import LogLine
from parvis.engine.play import Play, check_legal, unasked
from parvis.engine.readers import run
from parvis.engine.record import Record
from parvis.engine.refusals import Refusal

LEARNER = 0
"""The seat of whoever learns."""


class Attempt:
    """A scene under way: the position, what was done to reach the aim, and what came of it."""

    def __init__(self, game: Game, scene: Scene) -> None:
        """The scene at its start. Raises Refusal where its record can't be read or replayed."""
        self.game, self.scene = game, scene
        self.state: Any = begun(game, scene.record, scene.after).state.copy()
        self.coming = list(recorded(game, scene.record).steps[scene.after :])
        self.made: list[str] = []
        self.steps: list[tuple[int, list[LogLine]]] = []
        """The steps since the scene began: whose each was, and what the log tells of it."""
        self.heard: Heard = []

    @property
    def is_done(self) -> bool:
        """Whether the aim is reached."""
        reached = all(any(one.fits(*told) for told in self.heard) for one in self.scene.aim)
        return reached and not self.is_spoilt

    @property
    def is_spoilt(self) -> bool:
        """Whether something has happened that the aim forbids."""
        return any(one.fits(*told) for one in self.scene.unless for told in self.heard)

    @property
    def is_over(self) -> bool:
        """Whether nothing more is to be decided in it: the scene is not about what is asked now, for example."""
        is_at_end = self.is_done or self.is_spoilt or len(self.made) == self.scene.most
        return is_at_end or not any(map(self.scene.may_be, self.words()))

    def legal(self) -> list[int]:
        """The decisions open to whoever learns, as the rules offer them."""
        movers = self.game.movers(self.state)
        return self.game.legal(self.state, LEARNER) if movers >> LEARNER & 1 else []

    def words(self) -> list[str]:
        """The decisions open to whoever learns, in words."""
        return [self.game.catalogue[decision] for decision in self.legal()]

    def decide(self, words: str) -> None:
        """Make a decision, and all that others do until whoever learns is asked again, or the aim is reached.

        Raises Refusal for one that is not legal, that the scene doesn't allow, or that comes when it is over.
        """
        decision = self.game.decision(words)
        check_legal(self.game, self.state, LEARNER, decision)
        if self.is_over or not self.scene.may_be(words):
            raise Refusal("scene-not-allowed", words=words)
        self.made.append(words)
        self.step(LEARNER, decision)
        self.go_on()

    def go_on(self) -> None:
        """Make the steps of all others, and those about which nobody is asked."""
        while not self.is_done and not self.is_spoilt and (movers := seats_of(self.game.movers(self.state))):
            if movers == [LEARNER]:
                decision = unasked(self.game, self.state, LEARNER)
            elif LEARNER in movers and self.legal():
                decision = None
            else:
                decision = self.recorded_next(movers[0])
            if decision is None:
                return
            self.step(movers[0], decision)

    def recorded_next(self, seat: int) -> int:
        """What a seat does next: its next decision in the record that is legal now; else the first that is legal."""
        legal = self.game.legal(self.state, seat)
        found = next((step for step in self.coming if step[0] == seat and step[1] in legal), None)
        if found is None:
            return legal[0]
        self.coming.remove(found)
        return found[1]

    def step(self, seat: int, decision: int) -> None:
        """Make a decision, with what it tells."""
        self.steps.append((seat, self.game.narrate(self.state, seat, decision)))
        self.state = run(self.game.course, self.state, seat, decision, self.hear, self.game.widest)

    def hear(self, state: Any, event: Any, details: tuple[int, ...]) -> None:
        """Note an event that rules tell: aims are about these."""
        self.heard.append((event, details))


def attempt(game: Game, scene: Scene, made: Sequence[str] = ()) -> Attempt:
    """The scene after these decisions, in words. Raises Refusal for one that can't be made."""
    found = Attempt(game, scene)
    for words in made:
        found.decide(words)
    return found


def attempts_at(game: Game, scene: Scene) -> Iterator[Attempt]:
    """All that can be made of a scene: an attempt after each row of decisions that it allows, shorter ones first."""
    waiting: list[tuple[str, ...]] = [()]
    for made in waiting:
        found = attempt(game, scene, made)
        yield found
        if not found.is_over:
            waiting += [(*made, words) for words in found.words() if scene.may_be(words)]


def solution(game: Game, scene: Scene) -> tuple[str, ...]:
    """The fewest decisions that reach the aim, in words; none if it can't be reached."""
    return next((tuple(found.made) for found in attempts_at(game, scene) if found.is_done), ())


def scene_of(game: Game, name: str) -> tuple[Lesson, Scene]:
    """A scene of a game, and the lesson that it belongs to. Raises KeyError."""
    for lesson in game.lessons:
        for scene in lesson.scenes:
            if scene.name == name:
                return lesson, scene
    raise KeyError(name)


@with_game
def recorded(game: Game, name: str) -> Record:
    """A record from the game's folder of lessons. Raises RecordError, or OSError where it can't be read."""
    if game.folder is None:
        raise FileNotFoundError(name)
    return record.load(game.folder / "lessons" / f"{name}.json")


@with_game
def begun(game: Game, name: str, after: int) -> Play:
    """The game of a record after so many steps; not to be changed. Raises Refusal at a step that is not legal."""
    found = recorded(game, name)
    play = Play(game, len(found.seats), found.options, found.ruling)
    for seat, decision in found.steps[:after]:
        play.step(seat, decision)
    return play
