"""Who goes, and who comes back: a bot plays on for the absent, and theirs is the seat again as soon as they say so."""

from django.db import transaction

from parvis.web.models import Choice, Table
from parvis.web.room import clocks, hours, persons
from parvis.web.room.models import Clock, Sitting
from parvis.web.room.stand_ins import sit_in, stand_up
from parvis.web.tables import bots
from parvis.web.tables.deciding import keep_back, moved, settle
from parvis.web.tables.loading import locked, newest, terms_of
from parvis.web.tables.table_game import TableGame
from parvis.web.texts import SiteError


def leave(table_id: int, seat: int) -> None:
    """Leave for good: a bot plays on, and whoever stays stands before the seat.

    Raises Table.DoesNotExist, or GameError where nobody can leave.
    """
    with transaction.atomic():
        table = locked(table_id)
        if table.finished or not is_persons(table, seat):
            raise SiteError("leave-nothing")
        known = clocks.of(table)
        # What they had chosen, or had not, must not show in how soon the bot chooses.
        Choice.objects.filter(table=table, seat=seat).delete()
        sit_in(table, seat, gone=True)
        Sitting.objects.filter(table=table, seat=seat).update(left=hours.now())
        tell(table, known)


def come_back(table_id: int, seat: int) -> None:
    """Take the seat back from the bot, with some time at least.

    Raises Table.DoesNotExist, or GameError where nobody sits in for them.
    """
    with transaction.atomic():
        table = locked(table_id)
        known = clocks.of(table)
        clock = known.get(seat)
        is_quiet = clock is not None and clock.kept == 0
        if table.finished or not (is_persons(table, seat) and (is_quiet or table.bots >> seat & 1)):
            raise SiteError("come-back-nothing")
        least = clocks.grant(terms_of(table))
        if clock is not None and is_quiet:
            clock.kept = least
            clock.save(update_fields=["kept"])
            return
        if clock is not None:
            clock.left = max(clock.left, least)
            clock.save(update_fields=["left"])
        stand_up(table, seat)
        tell(table, known)


def is_persons(table: Table, seat: int) -> bool:
    """Whether that is the seat of a person who has not left for good."""
    return seat < len(table.seats) and persons.is_persons(table.seats[seat])


def tell(table: Table, known: dict[int, Clock]) -> None:
    """Save who sits there now, and let all pages know."""
    table.revision += 1
    table.save()
    clocks.follow(table, table.movers, table.number, known)
    moved.ring(table.pk)


def time_over(table_id: int, seat: int) -> bool:
    """What becomes of a seat whose clock is over: a bot sits in. Whether it was over. Raises Table.DoesNotExist.

    Where several decide together, nobody may see before the last has chosen that this one had not: so the bot only
    chooses, and it is told when all choices are.
    """
    table = newest(table_id)
    words = chosen_for(table, seat) if clocks.is_common(table.movers) else ""
    with transaction.atomic():
        playing = TableGame.of(locked(table_id))
        at = (playing.table.number, playing.table.revision)
        known = clocks.of(playing.table)
        if at != (table.number, table.revision) or not is_over(known.get(seat)):
            return False
        if words:
            choose_for(playing, seat, words, known)
        else:
            sit_in(playing.table, seat)
            tell(playing.table, known)
    return True


def is_over(clock: Clock | None) -> bool:
    """Whether a clock that runs has nothing left."""
    is_running = clock is not None and clock.due is not None and clock.kept is None and clock.halted is None
    return is_running and clock is not None and clocks.remaining(clock, hours.now()) == 0


def chosen_for(table: Table, seat: int) -> str:
    """What a bot chooses in the place of a person, in words."""
    return bots.choose(TableGame.of(table), seat, terms_of(table).stand_in)


def choose_for(playing: TableGame, seat: int, words: str, known: dict[int, Clock]) -> None:
    """Keep back what the bot chose, as if its person had; if it was the last choice, the table goes on."""
    table = playing.table
    number, asked = table.number, table.movers
    clocks.keep(known.get(seat), nothing=True)
    keep_back(playing, seat, words, known)
    settle(playing, known, number, asked)
