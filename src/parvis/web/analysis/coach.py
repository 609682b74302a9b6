"""The coach at a table: it names what is at stake, and asks again before a decision that costs much.

What the person at a coached table is asked is judged ahead, behind the pages, by what that person knows. A decision
that is clearly worse than the best one is answered by a question, and made only if they insist. Where nothing is judged
yet, nobody is asked and nobody waits.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.db import transaction
from django.db.models import Q
from django.db.models.functions import Now

from parvis.engine.contract import seats_of
from parvis.engine.refusals import GameError
from parvis.engine.stakes import near
from parvis.insight.costly import LONGER, SECONDS, TURNS, is_costly, is_in_doubt
from parvis.insight.judge import judge
from parvis.web.analysis.hints import LEASE, asked, in_words, may_ask
from parvis.web.analysis.models import Coaching
from parvis.web.background import compiling
from parvis.web.models import Table
from parvis.web.pages.manual import Rule, rule
from parvis.web.tables.deciding import was_made
from parvis.web.tables.loading import newest, terms_of
from parvis.web.tables.table_game import TableGame
from parvis.web.tables.visit import Visit

LOG = logging.getLogger(__name__)
MOST, REFUSALS = 3, 2
"""How often the coach asks again in a game; after how many decisions against its advice it is silent."""


@dataclass(frozen=True)
class Warned:
    """A decision that costs much, and the one that is better, with what the judge says of both."""

    words: str
    chosen: Mapping[str, Any]
    better: Mapping[str, Any]
    times: int
    """How often the coach has asked again in this game, this time too."""


@dataclass(frozen=True)
class AtStake:
    """Something that is at stake, in a sentence, and what explains it."""

    sentence: str
    rule: Rule | None


# What is asked


def follow(table: Table) -> None:
    """A table is about to be committed: if it is coached, note what its person is asked now, and what is at stake."""
    if not terms_of(table).coached:
        return
    coaching, _ = Coaching.objects.get_or_create(table=table)
    people = seats_of(table.movers & ~table.bots) if may_ask(table) else []
    seat = people[0] if people else None
    question = {"number": table.number, "revision": table.revision, "seat": seat}
    if all(getattr(coaching, name) == value for name, value in question.items()):
        return
    named = coaching.named if seat is None else now_named(TableGame.of(table), seat, coaching.named)
    Coaching.objects.filter(pk=table.pk).update(**question, named=named, content=None, is_fine=False, until=None)
    if seat is not None:
        asked.ring(table.pk)


def now_named(playing: TableGame, seat: int, named: Mapping[str, int]) -> dict[str, int]:
    """What has been named of what is at stake, with what comes first now and has not been named before this."""
    number, game = playing.table.number, playing.game
    at_stake = near(game.stakes, playing.state, seat)
    fresh = next((one.name for one, _ in at_stake if named.get(one.name, number) >= number), None)
    return {**named, fresh: number} if fresh else dict(named)


def take() -> Coaching | None:
    """A coached question that nobody has judged, or but briefly: it is this process's now; None: there is none."""
    free = Q(until=None) | Q(until__lte=Now())
    waiting = Coaching.objects.filter(free, is_on=True, seat__isnull=False, is_fine=False).order_by("-table_id")
    found = waiting.filter(content__isnull=True).first() or waiting.first()
    return found if found and waiting.filter(pk=found.pk).update(until=Now() + LEASE) else None


def find(coaching: Coaching) -> None:
    """Judge a question and keep that, briefly at first and then for longer: nothing where the table has gone on, or
    can't be read.
    """
    content: list[dict[str, Any]] = []
    is_fine = coaching.content is not None
    question = {"number": coaching.number, "revision": coaching.revision, "seat": coaching.seat}
    try:
        table = newest(coaching.table_id)
        if coaching.seat is not None and (table.number, table.revision) == (coaching.number, coaching.revision):
            content = judged(TableGame.of(table), coaching.seat, seed=table.pk + table.number, fine=is_fine)
    except (GameError, Table.DoesNotExist) as error:
        LOG.warning("no coach for table %d: %s", coaching.table_id, error)
    found = {"content": content, "is_fine": is_fine or not content, "until": None}
    Coaching.objects.filter(pk=coaching.pk, **question).update(**found)


def judged(playing: TableGame, seat: int, seed: int, fine: bool = False) -> list[dict[str, Any]]:
    """All decisions of a seat in words, the best first, with what `parvis.insight.judge.Judged` says of each.

    `fine`: judged for longer.
    """
    game = playing.game
    if len(playing.legal(seat)) < 2:
        return []
    seconds = LONGER if fine else SECONDS
    return in_words(game, judge(compiling.core(game), playing.state, seat, seed, seconds, is_in_doubt, TURNS))


# What it says


def of(visit: Visit) -> Coaching | None:
    """The coach of whoever may decide at this screen now; None: there is none, or it is off or has been refused."""
    if visit.screen.seat is None or not terms_of(visit.table).coached:
        return None
    coaching = Coaching.objects.filter(table=visit.table, is_on=True).first()
    return coaching if coaching and refusals(coaching) < REFUSALS else None


def refusals(coaching: Coaching) -> int:
    """How many decisions of the game were made against advice; what was undone is none."""
    return sum(was_made(coaching.table, *one) for one in coaching.warned)


def at_stake(visit: Visit, coaching: Coaching) -> list[AtStake]:
    """What is named now of what is at stake."""
    playing, seat = visit.playing, visit.screen.seat
    found = near(playing.game.stakes, playing.state, seat) if seat is not None else ()
    now = [name for name, number in coaching.named.items() if number == visit.table.number]
    return [
        AtStake(visit.texts.line(line), rule(playing.game, visit.texts, one.section))
        for one, line in found
        if one.name in now
    ]


def warning(visit: Visit, seat: int, words: str) -> Warned | None:
    """What to ask before a decision is made; None: it costs little, nothing is judged yet, or enough was said.

    The same decision in answer to the same question is asked about again, but counted once.
    """
    coaching = of(visit)
    found = costly(coaching, visit.table, seat, words) if coaching else None
    if coaching is None or found is None:
        return None
    times = count(coaching, [visit.table.number, seat, words])
    return Warned(words, *found, times) if times else None


def costly(
    coaching: Coaching, table: Table, seat: int, words: str
) -> tuple[Mapping[str, Any], Mapping[str, Any]] | None:
    """What the judge says of a decision and of the best one, if it loses much for certain."""
    question = (coaching.number, coaching.revision, coaching.seat)
    if question != (table.number, table.revision, seat) or not coaching.content:
        return None
    chosen = next((one for one in coaching.content if one["decision"] == words), None)
    if chosen is None or not is_costly(chosen["behind"], chosen["behind_interval"]):
        return None
    return chosen, coaching.content[0]


def count(coaching: Coaching, said: list[Any]) -> int:
    """Count that something is said, once; which one it is in the game, from 1; 0: one too many."""
    with transaction.atomic():
        kept = Coaching.objects.select_for_update().get(pk=coaching.pk)
        if said not in kept.warned:
            if len(kept.warned) == MOST:
                return 0
            kept.warned.append(said)
            kept.save(update_fields=["warned"])
        return int(kept.warned.index(said)) + 1


def switch(table: Table, on: bool) -> None:
    """Let the coach of a table speak, or be silent."""
    if Coaching.objects.filter(table=table).update(is_on=on) and on:
        asked.ring(table.pk)


def is_on(table: Table) -> bool | None:
    """Whether the coach of a table may speak; None: there is none, or none any more after what it was refused."""
    coaching = Coaching.objects.filter(table=table).first() if terms_of(table).coached else None
    return None if coaching is None or refusals(coaching) >= REFUSALS else coaching.is_on


def times_asked(table: Table) -> int:
    """How often the coach of a table has asked again; 0 where there is none."""
    warned = Coaching.objects.filter(table=table).values_list("warned", flat=True).first()
    return len(warned or ())
