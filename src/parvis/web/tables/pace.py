"""How fast bots act: so that a person can follow, or at once; or each move only when the person says so."""

from typing import Any

from django.db.models import F
from django.http import HttpRequest
from django.utils import timezone

from parvis.engine.contract import seats_of
from parvis.web.bell import Bell
from parvis.web.models import Table, in_both
from parvis.web.tables import moves
from parvis.web.tables.history import just_ended

STEPS = "steps"
"""The pace at which bots wait for the person before each move."""
PACES = {STEPS: 2 * 10**9, "slow": 2400, "calm": 850, "brisk": 400, "instant": 0}
"""Milliseconds before each move of a bot, by name; deciding and showing it take a tenth or two of a second more."""

DEFAULT, FIRST = "calm", "slow"
"""The pace where nobody has chosen one, and that of a browser's first game with bots."""
KEY, BEGUN = "pace", "begun"
LEAST = 2.0
"""Seconds that people have at least to see what a part of the game brought, before bots go on."""
KEPT = 10_000
"""Tables of which it is kept which move was let through last."""


def name(milliseconds: int) -> str:
    """The name of a pace; of one without a name, the nearest."""
    return min(PACES, key=lambda name: abs(PACES[name] - milliseconds))


class LetThrough(dict[int, int]):
    """How many steps had been made at tables, by their number, where a move was let through that would have waited.

    It is not stored: after a start of the site, a person says it once more.
    """

    def note(self, table_id: int, number: int) -> None:
        """Let the table's move through that begins after so many steps; forget the oldest where there are too many."""
        self.pop(table_id, None)
        self[table_id] = number
        if len(self) > KEPT:
            del self[next(iter(self))]


LET_THROUGH = LetThrough()


def for_new_table(request: HttpRequest, people: int) -> int:
    """The pace that this browser's people chose last; without one, a slow one for their first game."""
    usual = DEFAULT if request.session.get(BEGUN) else FIRST
    request.session[BEGUN] = True
    chosen = request.session.get(KEY)
    return PACES[chosen if chosen in for_people(people) else usual]


def for_people(people: int) -> list[str]:
    """The paces at a table with so many people: only where one plays do bots wait for that person."""
    return [name for name in PACES if name != STEPS or people == 1]


def offered(table: Table) -> list[str]:
    """Names of the paces that a table can have."""
    return for_people(len(table.seats) - table.bots.bit_count())


def choose(request: HttpRequest, table: Table, chosen: str) -> None:
    """Let the bots of the table, from now on, and of tables opened here later, act at that pace. Raises KeyError."""
    if chosen not in offered(table):
        raise KeyError(chosen)
    Table.objects.filter(pk=table.pk).update(pace=PACES[chosen], hurried=False)
    request.session[KEY] = chosen


def hurry(table: Table) -> None:
    """Let the bots of the table act at once until a person is asked; nothing if one is asked now."""
    only_bots = Table.objects.alias(asked=in_both(F("movers"), F("bots"))).filter(asked=F("movers"))
    only_bots.filter(pk=table.pk, finished=None).update(hurried=True)


def let_through(table: Table, number: int) -> None:
    """Let the table's next move through at once, if so many steps have been made there."""
    if number == table.number:
        passed.ring(f"{table.pk}.{number}")


def note(move: str, **more: Any) -> None:
    """Note a move that is let through, in whichever process bots decide."""
    table, _, number = move.partition(".")
    LET_THROUGH.note(int(table), int(number))


passed = Bell("let-through", "move", str)
"""Rung for a move that a person lets through: a table, and how many steps have been made there."""
passed.connect(note)


def waits_for_person(table: Table) -> bool:
    """Whether bots wait with each move until a person says so."""
    return table.pace >= PACES[STEPS]


def seconds(table: Table) -> float:
    """How long bots wait with what the table asks them now: as long as a card lies on the board, where one does.

    Not within a move, not where several decide at once and nobody sees them, and not when people are in a hurry.
    """
    waits = moves.begins(table) and len(seats_of(table.movers)) == 1 and not table.hurried
    if not waits or not table.pace or LET_THROUGH.get(table.pk) == table.number:
        return 0.0
    return lasts(table) if just_ended(table) else table.pace / 1000


def seconds_left(table: Table, passed: float) -> float:
    """How long bots still wait at the table, so many seconds after they were asked: never longer than its pace."""
    return max(0.0, seconds(table) - passed)


def can_be_hurried(table: Table) -> bool:
    """Whether bots act one after the other, and people might not want to wait for them."""
    return moves.only_bots_decide(table) and len(seats_of(table.movers)) == 1 and table.pace > 0 and not table.hurried


def since_last_step(table: Table) -> float:
    """Seconds since the last step by the computer's clock, which people may set: to be shown, not to be waited for."""
    return max(0.0, (timezone.now() - table.changed).total_seconds())


def lasts(table: Table) -> float:
    """Seconds for which bots wait where a part of the game has ended, and a card stays that only watchers see."""
    return LEAST + table.pace / 1000
