"""Lessons: short scenes in which somebody learns a game at its own board, each with one aim and few decisions.

A game declares them in `Game.lessons`. Their words stand in the game's texts: `lesson-NAME` is what a lesson is called;
the first one's attribute `lead` is the game in a few sentences, for whoever has never heard of it.
`scene-NAME` is the heading of a scene, and its attributes are what a card says, in at most `LONGEST` words each: `card`
what to do (`card-2` at the second decision, and so on), `here` what stands at the place that is lit, `done` what was
learned, `missed` why the aim wasn't reached, and `other` what the scene is about, for whoever decides something else.
"""

from collections.abc import Container, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase

from parvis.engine.telling import Event

LONGEST = 25
"""The most words of a card."""


@dataclass(frozen=True)
class Told:
    """Something that an aim asks for: an event, told with such details."""

    event: Event
    details: Mapping[str, int | Container[int]]
    """By name what a detail has to be, or what it has to be among."""

    def fits(self, event: Event, details: tuple[int, ...]) -> bool:
        """Whether that is what was told."""
        if event != self.event:
            return False
        told = dict(zip(event.details, details, strict=True))
        return all(
            told[name] == one if isinstance(one, int) else told[name] in one for name, one in self.details.items()
        )


def told(event: Event, /, **details: int | Container[int]) -> Told:
    """What an aim asks for, an event with such details: `told(GAINED, seat=0, from_park=range(1, 9))`."""
    unknown = details.keys() - set(event.details)
    if unknown:
        raise ValueError(f"{event} tells no {', '.join(sorted(unknown))}")
    return Told(event, details)


@dataclass(frozen=True)
class Scene:
    """A position with one thing to learn."""

    name: str
    record: str
    """The name of the record that it is from, in the game's folder of lessons."""
    after: int
    """How many of the record's steps have been made when it begins."""
    allows: tuple[str, ...]
    """Which decisions may be made, as patterns of their words: `play *`. Where a list has them, those of an earlier
    pattern come first. The others are answered by a sentence.
    """
    aim: tuple[Told, ...]
    """What has to be told, all of it, for the aim to be reached."""
    places: tuple[str, ...]
    """The id of what is lit at each decision, on the board or in the list; the last one for those that follow, too."""
    section: str
    """The anchor of what explains it in the game's manual."""
    most: int = 1
    """How many decisions the aim takes at most."""
    unless: tuple[Told, ...] = ()
    """What must not be told: then the aim is missed."""
    replies: Mapping[str, str] | None = None
    """By a pattern of words, the attribute that answers a decision that may not be made, in place of `other`."""

    @property
    def key(self) -> str:
        """The key of its heading."""
        return f"scene-{self.name}"

    def may_be(self, words: str) -> bool:
        """Whether a decision may be made in it."""
        return self.rank(words) < len(self.allows)

    def rank(self, words: str) -> int:
        """The place of a decision's pattern in `allows`, from 0; after all of them for one that may not be made."""
        places = (place for place, pattern in enumerate(self.allows) if fnmatchcase(words, pattern))
        return next(places, len(self.allows))

    def reply(self, words: str) -> str:
        """The key of what is answered to a decision that may not be made."""
        replies = (self.replies or {}).items()
        return f"{self.key}.{next((reply for pattern, reply in replies if fnmatchcase(words, pattern)), 'other')}"

    def place(self, made: int) -> str:
        """The id of what is lit when so many decisions have been made."""
        return self.places[min(made, len(self.places) - 1)]


@dataclass(frozen=True)
class Lesson:
    """Scenes on one part of a game, in their order."""

    name: str
    minutes: int
    """About how long they take."""
    scenes: tuple[Scene, ...]

    @property
    def key(self) -> str:
        """The key of what it is called."""
        return f"lesson-{self.name}"

    @property
    def keys(self) -> set[str]:
        """The keys of all its texts."""
        return {self.key, *(scene.key for scene in self.scenes)}
