"""How much time everybody has: clocks run for those who are asked, and stand for all others.

A clock that runs is due at a time; one that stands has milliseconds left. Where several decide together, a clock that
has stopped tells that its seat has chosen: what was left then is kept back with the choice, and others see all clocks
as they stood when the question came.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from parvis.engine.contract import seats_of
from parvis.web.models import Table
from parvis.web.room import affairs, hours, persons
from parvis.web.room.models import Clock
from parvis.web.room.terms import LIVE, Terms
from parvis.web.storage.statements import Statement
from parvis.web.tables.loading import terms_of
from parvis.web.texts import SiteError, text

SECOND = 1000
LEAST_LIVE, LEAST_TURNS = 60 * SECOND, 3600 * SECOND
"""What somebody has at least who comes back to a seat whose time was over, in milliseconds."""
LOW_LIVE, LOW_TURNS = 30 * SECOND, 3600 * SECOND
"""Little time, in milliseconds."""
OF_TABLE = Statement(lambda: Clock.objects.filter(table=1).order_by("seat"))
FIELDS = ("left", "due", "halted", "kept", "credited")


class TimeOver(SiteError):
    """Who decides has no time left. Nothing has changed."""

    def __init__(self) -> None:
        super().__init__("notice-time-over")


class Paused(SiteError):
    """Nobody decides during a pause. Nothing has changed."""

    def __init__(self) -> None:
        super().__init__("notice-paused")


def of(table: Table) -> dict[int, Clock]:
    """The clocks of a table, by seat; none where nobody looks at the time."""
    if table.host_id is None or terms_of(table).base is None:
        return {}
    return {clock.seat: clock for clock in OF_TABLE.all(table.pk)}


def lay_out(table: Table) -> None:
    """Give the people of a new table their clocks, and let those run that are asked."""
    terms = terms_of(table)
    if table.host_id is None or terms.base is None:
        return
    people = seats_of((1 << len(table.seats)) - 1 & ~table.bots)
    known = {seat: Clock(table=table, seat=seat, left=capped(terms.base * SECOND, terms)) for seat in people}
    Clock.objects.bulk_create(known.values())
    follow(table, 0, -1, known)


def remaining(clock: Clock, now: datetime) -> int:
    """The milliseconds that a seat has left: never more than when its clock began to run."""
    if clock.kept is not None:
        return clock.kept
    if clock.due is None:
        return clock.left
    return max(0, min(clock.left, hours.milliseconds(clock.due - (clock.halted or now))))


def check(table: Table, clock: Clock | None) -> None:
    """Raise TimeOver or Paused if a seat may not decide now."""
    if clock is None or clock.due is None:
        return
    if remaining(clock, hours.now()) == 0:
        raise TimeOver
    if clock.halted is not None and affairs.is_paused(table):
        raise Paused


def keep(clock: Clock | None, nothing: bool = False) -> None:
    """A seat has chosen, and its choice is kept back: so is its time. `nothing`: a bot chose because it was over."""
    if clock is not None and clock.kept is None:
        clock.kept = 0 if nothing else remaining(clock, hours.now())
        clock.save(update_fields=["kept"])


def follow(table: Table, before: int, number: int, known: dict[int, Clock]) -> None:
    """Bring the clocks up to date after something has changed at the table; it is to be saved already.

    `before`: who was asked then, as bits, when `number` steps had been made. Only who goes on gets more time, and only
    once for the same step: taking back and deciding again brings none.
    """
    if not known:
        return
    now, terms = hours.now(), terms_of(table)
    onward = table.number > number
    renewed = table.number < number or table.move_number > number or is_common(before)
    asked = table.movers & ~table.bots
    halted: dict[int, datetime] | None = None
    changed: dict[int, Clock] = {}
    for seat, clock in known.items():
        if clock.due is not None and (renewed or not asked >> seat & 1):
            changed[seat] = clock
            stop(clock, now)
            if onward and terms.time_mode == LIVE:
                credit(clock, table, terms)
        if clock.due is None and asked >> seat & 1:
            if onward and terms.time_mode != LIVE:
                credit(clock, table, terms)
            halted = halts(table, known, now) if halted is None else halted
            start(clock, now, halted.get(seat))
            changed[seat] = clock
    for clock in changed.values():
        clock.save(update_fields=FIELDS)


def is_common(movers: int) -> bool:
    """Whether several decide together."""
    return movers & (movers - 1) != 0


def start(clock: Clock, now: datetime, halted: datetime | None) -> None:
    """Let a clock run, or be ready to when the pause is over."""
    clock.due, clock.halted = now + timedelta(milliseconds=clock.left), halted


def stop(clock: Clock, now: datetime) -> None:
    """Stop a clock and keep what is left on it."""
    clock.left = remaining(clock, now)
    clock.due = clock.halted = clock.kept = None


def credit(clock: Clock, table: Table, terms: Terms) -> None:
    """Add what a move brings."""
    if table.number > clock.credited:
        clock.left = capped(clock.left + terms.increment * SECOND, terms, clock.left)
        clock.credited = table.number


def capped(milliseconds: int, terms: Terms, least: int = 0) -> int:
    """Time on a clock as far as the terms allow, in milliseconds, but at least `least`."""
    return milliseconds if terms.cap is None else max(least, min(milliseconds, terms.cap * SECOND))


def grant(terms: Terms) -> int:
    """What somebody has at least who comes back after their time was over, in milliseconds.

    Live a minute, by turns a quarter of the bank and an hour at least; an increment, if that is more.
    """
    if terms.time_mode == LIVE:
        return max(LEAST_LIVE, terms.increment * SECOND)
    return max(LEAST_TURNS, (terms.base or 0) * SECOND // 4, terms.increment * SECOND)


def halts(table: Table, known: Iterable[int], now: datetime) -> dict[int, datetime]:
    """The seats whose clocks don't run on, once they are asked."""
    if affairs.is_paused(table):
        return dict.fromkeys(known, now)
    return dict.fromkeys(persons.on_vacation(table, now), now)


def halt(clocks: Iterable[Clock], now: datetime) -> None:
    """Let clocks that run not run on."""
    for clock in clocks:
        if clock.due is not None and clock.halted is None:
            clock.halted = now
            clock.save(update_fields=["halted"])


def resume(clocks: Iterable[Clock], now: datetime) -> None:
    """Let halted clocks run on from where they were."""
    for clock in clocks:
        if clock.due is not None and clock.halted is not None:
            clock.due += max(timedelta(0), now - clock.halted)
            clock.halted = None
            clock.save(update_fields=["due", "halted"])


def in_days(hours: int) -> str:
    """A time of a day or more in words, from its hours."""
    key = "clock-days" if hours % 24 else "clock-whole-days"
    return text(key, days=hours // 24, hours=hours % 24)


@dataclass(frozen=True)
class Shown:
    """A clock as somebody sees it."""

    left: int
    """Time that is left, in milliseconds."""
    runs: bool
    low: bool
    """Whether little is left."""
    share: int
    """How much of what there can be is left, in percent."""
    own: bool

    @property
    def text(self) -> str:
        """Time as it is read: days and hours, rounded up, or hours, minutes, seconds. Only what is over shows 0:00."""
        seconds = -(-self.left // SECOND)
        hours, minutes = seconds // 3600, seconds // 60 % 60
        if hours >= 24:
            return in_days(-(-seconds // 3600))
        return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"


def shown(table: Table, known: dict[int, Clock], held: int) -> dict[int, Shown]:
    """The clocks of all for whom no bot plays, for those who hold these seats.

    Of others that decide together, none is seen to run.
    """
    now, terms, common = hours.now(), terms_of(table), is_common(table.movers)
    found = {}
    present = {seat: clock for seat, clock in known.items() if not table.bots >> seat & 1}
    for seat, clock in present.items():
        is_hidden = common and not held >> seat & 1
        left = clock.left if is_hidden else remaining(clock, now)
        runs = clock.due is not None and clock.halted is None and clock.kept is None and not is_hidden
        full = max(1, terms.cap or terms.base or 1) * SECOND
        low = left < (LOW_LIVE if terms.time_mode == LIVE else LOW_TURNS)
        found[seat] = Shown(left, runs, low, min(100, 100 * left // full), bool(held >> seat & 1))
    return found
