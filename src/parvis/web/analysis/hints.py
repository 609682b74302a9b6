"""Hints at a table: the best decisions with what they are worth, for a person who plays against bots alone.

Who asks leaves a row; a thread behind the pages judges all that the seat may decide, by what it knows.
"""

import logging
from collections.abc import Iterable, Iterator
from dataclasses import asdict, replace
from datetime import timedelta
from typing import Any

from django.db.models import Q
from django.db.models.functions import Now

from parvis.engine.contract import Game
from parvis.engine.refusals import GameError
from parvis.engine.state import FlatState
from parvis.insight.judge import Judged, judge
from parvis.web.analysis.models import Hint
from parvis.web.background import compiling
from parvis.web.bell import Bell
from parvis.web.models import Table
from parvis.web.tables.loading import newest, terms_of
from parvis.web.tables.seats import seats
from parvis.web.tables.table_game import TableGame
from parvis.web.tables.undoable import DEALS, dealt_again
from parvis.web.tables.visit import Visit
from parvis.web.texts import SiteError

LOG = logging.getLogger(__name__)
SECONDS = 1.0
"""About how long all decisions are judged."""
BEST = 3
"""How many decisions of a hint are shown before one asks for more."""
LEASE = timedelta(seconds=20)
"""How long a hint is looked for before somebody else does."""
asked = Bell("hint", "table_id")
"""Rung for a table at which somebody has asked for a hint, or something is to be judged ahead."""


def may_ask(table: Table) -> bool:
    """Whether there are hints at a table: one person plays, against bots alone, and the game does not count."""
    people = [seat for seat in seats(table) if not seat.bot]
    return not table.finished and len(people) == 1 and not terms_of(table).counts


def ask(visit: Visit) -> Hint:
    """The hint for whoever may decide at this screen now, asked for unless it was. Raises SiteError."""
    table, seat = visit.table, visit.screen.seat
    if not may_ask(table):
        raise SiteError("hint-never")
    if seat is None:
        raise SiteError("hint-not-now")
    found, is_new = Hint.objects.get_or_create(table=table, number=table.number, revision=table.revision, seat=seat)
    if is_new:
        asked.ring(table.pk)
    return found


def of(visit: Visit) -> Hint | None:
    """The hint for whoever may decide at this screen now; None: nobody has asked for it."""
    table, seat = visit.table, visit.screen.seat
    if seat is None:
        return None
    return Hint.objects.filter(table=table, number=table.number, revision=table.revision, seat=seat).first()


def marked(visit: Visit) -> str | None:
    """What a hint advises whoever may decide at this screen now, in words: the best decision of the hint for that, or
    what comes next of one of its best moves that has been followed so far.
    """
    table, seat = visit.table, visit.screen.seat
    if seat is None or not may_ask(table):
        return None
    told = Hint.objects.filter(table=table, revision=table.revision, seat=seat, content__isnull=False)
    hint = told.filter(number__gte=table.move_number, number__lte=table.number).order_by("-number").first()
    if hint is None or not hint.content:
        return None
    steps = table.steps.filter(number__gte=hint.number).order_by("number").values_list("seat", "words")
    made = [words for who, words in steps if who == seat]
    moves = [one["move"] for one in hint.content[:BEST] if "move" in one]
    rest = [move[len(made) :] for move in moves if move[: len(made)] == made]
    return rest[0][0] if len(made) == len(steps) and rest and rest[0] else None


def count(table: Table) -> int:
    """How many hints were asked for at a table, and found."""
    return Hint.objects.filter(table=table, content__isnull=False).exclude(content=[]).count()


def take() -> Hint | None:
    """The hint that was asked for last, and that nobody looks for: it is this process's now; None: there is none."""
    waiting = Hint.objects.filter(Q(until=None) | Q(until__lte=Now()), content__isnull=True)
    hint = waiting.order_by("-pk").first()
    return hint if hint and waiting.filter(pk=hint.pk).update(until=Now() + LEASE) else None


def find(hint: Hint) -> None:
    """Find a hint and keep it: an empty one where the table has gone on, or can't be read."""
    content: list[dict[str, Any]] = []
    try:
        table = newest(hint.table_id)
        if (table.number, table.revision) == (hint.number, hint.revision):
            content = told(TableGame.of(table), hint.seat, seed=hint.pk)
    except (GameError, Table.DoesNotExist) as error:
        LOG.warning("no hint for table %d: %s", hint.table_id, error)
    Hint.objects.filter(pk=hint.pk).update(content=content)


def told(playing: TableGame, seat: int, seed: int) -> list[dict[str, Any]]:
    """All decisions of a seat in words, the best first, with what `parvis.insight.judge.Judged` says of each; moves
    as far as the seat can know what it will be asked.
    """
    game, state = playing.game, playing.state
    found = judge(compiling.core(game), state, seat, seed, SECONDS)
    return in_words(game, [replace(one, move=tuple(known_part(game, state, seat, one.move))) for one in found])


def in_words(game: Game, found: Iterable[Judged]) -> list[dict[str, Any]]:
    """What was judged, as it is kept: decisions by their words, as their numbers change from version to version."""
    return [
        asdict(one) | {"decision": game.catalogue[one.decision], "move": [game.catalogue[each] for each in one.move]}
        for one in found
    ]


def known_part(game: Game, state: FlatState, seat: int, move: Iterable[int]) -> Iterator[int]:
    """The decisions of a move, as long as they are open and told alike whatever it is that their seat can't know."""
    deals = [dealt_again(game, state, seat, deal) for deal in range(DEALS)]
    for decision in move:
        if not all(decision in game.legal(deal, seat) for deal in deals):
            return
        labels = [game.label(deal, seat, decision) for deal in deals]
        if labels.count(labels[0]) < len(labels):
            return
        yield decision
        for deal in deals:
            game.apply(deal, seat, decision)
