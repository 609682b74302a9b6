"""The log of a table: what happened, in sentences, as one onlooker may read it; the oldest first, by turns.

Causes stand above what came of them: within a step, within a turn, and from turn to turn.
"""

import json
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypedDict

from django.db.models import QuerySet, TextField
from django.db.models.functions import Cast

from parvis.engine.lines import LogLine, Onlooker
from parvis.engine.questions import NATURE
from parvis.web.models import Step, Table
from parvis.web.storage.statements import Statement
from parvis.web.tables.loading import reading
from parvis.web.tables.table_game import from_json
from parvis.web.texts import GameTexts

if TYPE_CHECKING:
    from django_stubs_ext import WithAnnotations

NEWEST = 40
"""How many entries are sent at once, and then those up to the next heading; older ones on request."""
LONGEST = 120
"""The most entries that are sent at once, heading or not."""
AT_ONCE = LONGEST
"""How many steps are read at once."""
KEPT = 30_000
"""Steps that are kept as they were told: all that the pages of two hundred tables show."""


class Kept(TypedDict):
    """What is read of a step besides what is kept of it."""

    kept_events: str
    """The JSON of its events, as the database has it."""


class KeptStep(NamedTuple):
    """What the log reads of a step."""

    number: int
    seat: int
    kept_events: str
    """The JSON of its events, as the database has it."""


class Sentence(NamedTuple):
    """One line, and the ids of what it touched on the board."""

    text: str
    places: tuple[str, ...] = ()
    heading: bool = False
    round: int = 0
    """The round that a heading begins; 0: none, or the heading does not say."""
    about: int | None = None
    """The seat that it tells of; None: of none in particular."""
    common: bool = False
    """Whether it befalls all, with what follows in its step."""
    loss: bool = False
    """Whether the seat that it tells of loses something by others or by chance."""
    taken_from: int | None = None
    """The other seat from which it tells that something is taken; None: from none."""
    paid: bool = False
    """Whether that seat is paid for it."""
    section: str = ""
    """The anchor of what explains it in the rules; empty: nothing does."""

    def costs(self, seat: Onlooker) -> bool:
        """Whether it tells that a seat loses something, or that others take something from it."""
        return self.is_loss_of(seat) or (seat is not None and self.taken_from == seat)

    def is_loss_of(self, seat: Onlooker) -> bool:
        """Whether it tells that a seat loses something for which it gets nothing."""
        return seat is not None and (self.about == seat if self.loss else self.taken_from == seat and not self.paid)


class LogEntry(NamedTuple):
    """What one step led to, as far as it belongs to one part of the game."""

    number: int
    seat: int
    """Who made the step; NATURE too, and of what befalls all."""
    part: int
    """0, and more for what came behind a heading in the middle of the step, or befalls all."""
    sentences: tuple[Sentence, ...]

    @property
    def begins(self) -> bool:
        """Whether a part of the game begins with it."""
        return self.sentences[0].heading

    @property
    def befalls_all(self) -> bool:
        """Whether chance or the course of the game has led to it."""
        return self.seat == NATURE or self.part > 0

    @property
    def losses(self) -> list[Sentence]:
        """What others lose by it, or anybody where it belongs to nobody's turn."""
        return [one for one in self.sentences if one.loss and (self.befalls_all or one.about != self.seat)]

    @property
    def only_loses(self) -> bool:
        """Whether nothing but losses is told of it, as where a seat can't but lose."""
        return all(one.loss for one in self.sentences)

    @property
    def key(self) -> str:
        """What tells it from all others at the table."""
        return f"{self.number}-{self.part}" if self.part else str(self.number)


@dataclass
class Turn:
    """Entries of one seat's steps in a row."""

    seat: int
    entries: list[LogEntry]
    onlooker: Onlooker = None
    """Who reads of it what was lost by it."""
    whole: list[LogEntry] = field(default_factory=list)
    """Entries of the turn and of earlier turns since the onlooker's last step; only `LogPage.last_turns` knows them."""

    @property
    def key(self) -> str:
        """What tells it from all others at the table."""
        return self.entries[0].key

    def marked(self, step: int) -> int:
        """Which step of this turn a page marks: `step` if an entry tells of it, or -1."""
        return step if any(entry.number == step for entry in self.entries) else -1

    @property
    def sentences(self) -> list[Sentence]:
        """What is told of its own seat, and of nobody in particular; and what the onlooker has lost by it."""
        told = [sentence for entry in self.entries for sentence in entry.sentences if not sentence.heading]
        return [one for one in told if one.about in (None, self.seat) or one.costs(self.onlooker)]

    def add(self, entry: LogEntry) -> None:
        """Add the next entry of the seat's steps."""
        self.entries.append(entry)
        self.whole.append(entry)

    def costs(self, seat: Onlooker) -> "Turn":
        """As much of this turn as has cost another seat something."""
        told = (
            entry._replace(sentences=tuple(one for one in entry.sentences if one.costs(seat))) for entry in self.entries
        )
        return replace(self, entries=[entry for entry in told if entry.sentences])


@dataclass
class Group:
    """The turns of one part of the game, below its heading."""

    heading: Sentence | None = None
    """None: the part began before the oldest of these turns, or the game has no headings."""
    turns: list[Turn] = field(default_factory=list)
    number: int = 0
    """The step with the heading."""

    @property
    def ended(self) -> int:
        """The round that ended where this part began; 0: none."""
        return max(0, self.heading.round - 1) if self.heading else 0

    def add(self, entry: LogEntry) -> None:
        """Add the next entry: to the last turn if the same seat goes on."""
        if self.turns and self.turns[-1].seat == entry.seat:
            self.turns[-1].entries.append(entry)
        else:
            self.turns.append(Turn(entry.seat, [entry]))


@dataclass(frozen=True)
class LogPage:
    """Some entries in their turns and groups."""

    groups: list[Group]
    before: int | None
    """Number of the step before which older entries are to be asked for; None: there are none."""
    headed: frozenset[int] = frozenset()
    """The steps since that one that have a heading, whoever may read it."""

    @property
    def turn_seats(self) -> set[int]:
        """The seats that made steps told here, without NATURE."""
        return {turn.seat for group in self.groups for turn in group.turns} - {NATURE}

    @property
    def entries(self) -> list[LogEntry]:
        """All entries of the page, of all groups and turns."""
        return [entry for group in self.groups for turn in group.turns for entry in turn.entries]

    def lately(self) -> list[tuple[str, ...]]:
        """What each line of the present part of the game has touched."""
        turns = [turn for group in self.groups[-1:] for turn in group.turns]
        return [line.places for turn in turns for entry in turn.entries for line in entry.sentences]

    def last_turns(self, seat: Onlooker) -> list[Turn]:
        """What each other seat did last since the last step of one, before the next part began; the newest turn last.

        Chance, and what is only told of others, is part of the turn that led there, or of none; but what somebody
        loses meanwhile is told of them. What an earlier turn has cost the onlooker stands before the last one.
        """
        found: dict[int, Turn] = {}
        last = None
        for entry in self.since(seat):
            for loss in entry.losses:
                if loss.about is not None and loss.about != seat:
                    found.setdefault(loss.about, Turn(loss.about, [], seat)).add(entry._replace(sentences=(loss,)))
            if entry.befalls_all:
                continue
            if entry.seat != last:
                before = found.pop(entry.seat, None)
                found[entry.seat] = before.costs(seat) if before else Turn(entry.seat, [], seat)
                last = entry.seat
            found[entry.seat].add(entry)
        return [turn for turn in found.values() if turn.sentences]

    def course(self) -> list[Sentence]:
        """What has befallen all since the present part of the game began, its heading first; empty: it has none."""
        group = self.groups[-1] if self.groups else Group()
        told = (one for turn in group.turns for entry in turn.entries if entry.befalls_all for one in entry.sentences)
        return [group.heading, *told] if group.heading else []

    def takings(self, seat: Onlooker) -> list[Sentence]:
        """What others have taken from a seat since its last step, in the present part of the game."""
        present = replace(self, groups=self.groups[-1:])
        told = (one for entry in present.since(seat) for one in entry.sentences)
        return [one for one in told if seat is not None and one.taken_from == seat]

    def own_losses(self, seat: Onlooker) -> list[Sentence]:
        """What a seat has lost by others or by chance since it last did more than to lose something itself, the newest
        first; if that is not among these, in the present part of the game.
        """
        entries = self.entries
        own = [
            place
            for place, entry in enumerate(entries)
            if entry.seat == seat and entry.part == 0 and not entry.only_loses
        ]
        since = entries[own[-1] + 1 :] if own else replace(self, groups=self.groups[-1:]).entries
        return [one for entry in since for one in entry.sentences if one.is_loss_of(seat)][::-1]

    def since(self, seat: Onlooker) -> list[LogEntry]:
        """The entries after the last step of a seat; if it made none of these, all since somebody made one."""
        entries = self.entries
        own = [place for place, entry in enumerate(entries) if entry.seat == seat]
        anybodys = (place for place, entry in enumerate(entries) if entry.seat != NATURE)
        return entries[own[-1] + 1 if own else next(anybodys, len(entries)) :]


def counted(sentences: Sequence[Sentence]) -> list[tuple[Sentence, int]]:
    """Sentences without those that say the same again, in their order, with how often each is said."""
    times = Counter(sentence.text for sentence in sentences)
    once = {sentence.text: sentence for sentence in reversed(sentences)}
    return [(once[text], number) for text, number in times.items()]


def read(table: Table, onlooker: Onlooker, texts: GameTexts, before: int | None = None) -> LogPage:
    """The newest entries, or the newest of those before a step."""
    end = table.number if before is None else min(before, table.number)
    found: list[LogEntry] = []
    last = end
    headed = set()
    with reading(table.pk):
        for step in newest_first(table, end):
            last = step.number
            marked = marks(step.kept_events)
            told = entries(texts, None if marked.for_all else onlooker, table.open_scores, step)
            found += told
            if marked.heading:
                headed.add(step.number)
            if len(found) >= LONGEST or (len(found) >= NEWEST and any(entry.begins for entry in told)):
                break
    return LogPage(grouped(reversed(found)), last or None, frozenset(headed))


def newest_first(table: Table, end: int) -> Iterator[KeptStep]:
    """The table's steps before one, the newest first."""
    more = True
    while more:
        found = STEPS.rows(table.pk, end)
        yield from map(KeptStep._make, found)
        more = len(found) == AT_ONCE
        end = found[-1][0] if more else end


def kept_steps(table: Table, numbers: Collection[int]) -> dict[int, KeptStep]:
    """Steps of a table as the log reads them, by number; numbers of no step are left out."""
    found = kept(table.pk).filter(number__in=numbers).values_list("number", "seat", "kept_events")
    return {step.number: step for step in map(KeptStep._make, found)}


def kept(table_id: int) -> "QuerySet[WithAnnotations[Step, Kept]]":
    """The steps of a table, with their events as text."""
    return Step.objects.filter(table=table_id).annotate(kept_events=Cast("events", TextField()))


STEPS = Statement(
    lambda: kept(1).filter(number__lt=2).order_by("-number").values_list("number", "seat", "kept_events")[:AT_ONCE]
)
"""Some of the steps of a table before one."""


def grouped(entries: Iterable[LogEntry]) -> list[Group]:
    """Entries, the oldest first, in turns below the headings with which some begin."""
    groups = [Group()]
    for entry in entries:
        if not entry.begins:
            groups[-1].add(entry)
            continue
        groups.append(Group(entry.sentences[0], number=entry.number))
        if below := entry.sentences[1:]:
            groups[-1].add(entry._replace(sentences=below))
    return [group for group in groups if group.heading or group.turns]


def parts(step: KeptStep, sentences: Sequence[Sentence]) -> Iterator[LogEntry]:
    """A step's sentences cut before each heading and before what befalls all, the newest part first."""
    first_common = next((place for place, sentence in enumerate(sentences) if sentence.common), len(sentences))
    starts = sorted({0, first_common, *(place for place, sentence in enumerate(sentences) if sentence.heading)})
    for part in range(len(starts) - 1, -1, -1):
        piece = sentences[starts[part] : starts[part + 1] if part + 1 < len(starts) else None]
        if piece:
            yield LogEntry(step.number, step.seat if starts[part] < first_common else NATURE, part, tuple(piece))


def readable(table: Table, step: KeptStep, onlooker: Onlooker, texts: GameTexts) -> Sequence[Sentence]:
    """The sentences of a step that the onlooker may read."""
    with reading(table.pk):
        return sentences(texts, onlooker, table.open_scores, step.kept_events)


class Marks(NamedTuple):
    """What holds of a step, whoever reads it."""

    heading: bool
    """Whether a part of the game begins with it."""
    for_all: bool
    """Whether everybody reads the same of it."""


@lru_cache(maxsize=KEPT)
def marks(events: str) -> Marks:
    """What holds of a step by what is kept of it."""
    lines = [from_json(event) for event in json.loads(events)]
    for_all = all(line.only is None and line.hidden_from is None for line in lines)
    return Marks(any(line.heading for line in lines), for_all)


@lru_cache(maxsize=KEPT)
def entries(texts: GameTexts, onlooker: Onlooker, open_scores: bool, step: KeptStep) -> tuple[LogEntry, ...]:
    """The entries of a step, the newest first: each page has dozens that others had before."""
    return tuple(parts(step, sentences(texts, onlooker, open_scores, step.kept_events)))


def sentences(texts: GameTexts, onlooker: Onlooker, open_scores: bool, events: str) -> tuple[Sentence, ...]:
    """Sentences of a step that the onlooker may read."""
    lines = [from_json(event) for event in json.loads(events)]
    return tuple(
        Sentence(
            texts.line(event.line),
            event.places,
            event.heading,
            begun_round(event),
            seat_named(event),
            event.common,
            event.loss,
            taken_from(event),
            bool(event.line.arguments.get(texts.game.payment)),
            texts.game.manual.section_of(event.line.key, event.places) if texts.game.manual else "",
        )
        for event in lines
        if event.visible(onlooker, open_scores)
    )


def begun_round(event: LogLine) -> int:
    """The round that a line of the log begins, by what stands in it; 0: none."""
    number = event.line.arguments.get("round") if event.heading else None
    return number if isinstance(number, int) else 0


def taken_from(event: LogLine) -> int | None:
    """The seat from which another takes something, by what stands in a line of the log."""
    seat = event.line.arguments.get("from_seat")
    return seat if isinstance(seat, int) and seat != seat_named(event) else None


def seat_named(event: LogLine) -> int | None:
    """The seat that a line of the log tells of first."""
    seat = event.line.arguments.get("seat")
    return seat if isinstance(seat, int) else None
