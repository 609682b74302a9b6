"""The log of a table: what happened, in sentences, as one onlooker may read it; newest first, by parts of the game."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from parvis.engine.lines import Onlooker
from parvis.web.models import Step, Table
from parvis.web.reading import reading
from parvis.web.table_game import from_json
from parvis.web.texts import GameTexts

NEWEST = 40
"""How many entries are sent at once, and then those up to the next heading; older ones on request."""
LONGEST = 120
"""The most entries that are sent at once, heading or not."""


@dataclass(frozen=True)
class Sentence:
    """One line, and the ids of what it touched on the board."""

    text: str
    places: tuple[str, ...] = ()
    heading: bool = False


@dataclass(frozen=True)
class LogEntry:
    """What one step led to, as far as it belongs to one part of the game."""

    number: int
    seat: int
    """Who made the step; NATURE too."""
    part: int
    """0, and more for what came behind a heading in the middle of the step."""
    sentences: list[Sentence]

    @property
    def key(self) -> str:
        """What tells it from all others at the table."""
        return f"{self.number}-{self.part}" if self.part else str(self.number)


@dataclass
class Group:
    """The entries of one part of the game, newest first, below its heading."""

    heading: Sentence | None = None
    """None: the part began before the oldest of these entries, or the game has no headings."""
    entries: list[LogEntry] = field(default_factory=list)


@dataclass(frozen=True)
class LogPage:
    """Some entries, newest first, in their groups."""

    groups: list[Group]
    before: int | None
    """Number of the step before which older entries are to be asked for; None: there are none."""

    @property
    def entries(self) -> list[LogEntry]:
        """All entries, newest first."""
        return [entry for group in self.groups for entry in group.entries]

    def lately(self) -> list[tuple[str, ...]]:
        """What each line of the present part of the game has touched, newest first."""
        return [line.places for group in self.groups[:1] for entry in group.entries for line in entry.sentences]

    def since(self, seat: Onlooker) -> list[LogEntry]:
        """The entries after the last step of a seat, oldest first; all that are here if it made none of these."""
        newer: list[LogEntry] = []
        for entry in self.entries:
            if entry.seat == seat:
                break
            newer.append(entry)
        return newer[::-1]


def read(table: Table, onlooker: Onlooker, texts: GameTexts, before: int | None = None) -> LogPage:
    """The newest entries, or the newest of those before a step."""
    end = table.number if before is None else min(before, table.number)
    steps = table.steps.filter(number__lt=end).order_by("-number")
    groups = [Group()]
    last, count = end, 0
    for step in steps.iterator(chunk_size=2 * NEWEST):
        last = step.number
        sentences = readable(step, onlooker, texts, table.open_scores)
        for entry in parts(step, sentences):
            heads = entry.sentences[0].heading
            below = LogEntry(entry.number, entry.seat, entry.part, entry.sentences[1:] if heads else entry.sentences)
            if below.sentences:
                groups[-1].entries.append(below)
                count += 1
            if heads:
                groups[-1].heading = entry.sentences[0]
                groups.append(Group())
        if count >= LONGEST or (count >= NEWEST and any(sentence.heading for sentence in sentences)):
            break
    return LogPage([group for group in groups if group.heading or group.entries], last or None)


def parts(step: Step, sentences: list[Sentence]) -> Iterator[LogEntry]:
    """A step's sentences cut before each heading, the newest part first."""
    starts = [0, *(place for place, sentence in enumerate(sentences) if sentence.heading and place > 0)]
    for part in range(len(starts) - 1, -1, -1):
        piece = sentences[starts[part] : starts[part + 1] if part + 1 < len(starts) else None]
        if piece:
            yield LogEntry(step.number, step.seat, part, piece)


def readable(step: Step, onlooker: Onlooker, texts: GameTexts, open_scores: bool) -> list[Sentence]:
    """The sentences of a step that the onlooker may read."""
    with reading(step.table_id):
        events = [from_json(event) for event in step.events]
    return [
        Sentence(texts.line(event.line), event.places, event.heading)
        for event in events
        if event.visible(onlooker, open_scores)
    ]
