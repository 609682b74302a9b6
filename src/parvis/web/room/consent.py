"""What people at a table ask each other: to take something back, or to pause. It is done when all others agree."""

from dataclasses import asdict, dataclass, field
from typing import Any, Self

from django.db import transaction

from parvis.web.models import Table
from parvis.web.room import affairs, clocks, hours, persons
from parvis.web.room.models import Affairs, Sitting
from parvis.web.room.ways_back import MOST, WayBack, ways_back
from parvis.web.tables.deciding import Outdated, moved
from parvis.web.tables.loading import locked, terms_of
from parvis.web.tables.seats import HUMAN
from parvis.web.tables.table_game import TableGame
from parvis.web.tables.undoing import go_back
from parvis.web.texts import SiteError

UNDO, PAUSE = "undo", "pause"
KINDS = (UNDO, PAUSE)
YES, ALWAYS, NO, WITHDRAW = "yes", "always", "no", "withdraw"
REPLIES = (YES, ALWAYS, NO, WITHDRAW)


@dataclass
class Offer:
    """What somebody asks the others. It is over as soon as anybody decides something in the game."""

    kind: str
    seat: int
    """The seat that makes the offer."""
    revision: int
    """The table's revision before: no other offer has the same."""
    to: int = 0
    """How many steps are to stay."""
    step: int = 0
    """The number of the step that is to be taken back."""
    yes: list[int] = field(default_factory=list)
    """Ids of the persons who agree."""
    refused: int | None = None
    """The seat of who does not."""
    since: dict[str, Any] = field(default_factory=dict)
    """What has happened since that step, see `ways_back.Since`."""

    @classmethod
    def of(cls, kept: dict[str, Any]) -> Self:
        """The offer from what a table keeps of it."""
        return cls(**kept)

    @property
    def is_open(self) -> bool:
        """Whether it waits for answers."""
        return self.refused is None


def offer_of(table: Table, found: Affairs | None) -> Offer | None:
    """The offer that people at the table have before them."""
    return None if found is None or found.offer is None or table.finished else Offer.of(found.offer)


def is_free(table: Table) -> bool:
    """Whether nobody has to be asked: one person plays against bots, and the game does not count."""
    people = [seat for seat in table.seats if seat["player"] == HUMAN and not seat.get("gone")]
    return len(people) == 1 and not terms_of(table).counts


def ask(table_id: int, number: int, revision: int, seat: int, kind: str, to: int = 0) -> None:
    """Ask the others, from a page made after `number` steps and that revision; do it where nobody is to be asked.

    Raises Table.DoesNotExist, Outdated, or GameError for what can't be asked.
    """
    with transaction.atomic():
        table = locked(table_id)
        if (table.number, table.revision) != (number, revision) or table.finished:
            raise Outdated("notice-moved-on")
        if kind == UNDO and is_free(table):
            back(table, way(table, seat, to, None).number, seat)
            return
        if table.host_id is None or kind not in KINDS:
            raise SiteError("offer-impossible")
        found, _ = Affairs.objects.get_or_create(table=table)
        before = offer_of(table, found)
        if found.paused or (before is not None and (before.is_open or before.seat == seat)):
            raise SiteError("offer-already")
        settle(table, found, made(table, seat, kind, to))


def made(table: Table, seat: int, kind: str, to: int) -> Offer:
    """The new offer. Raises GameError."""
    people = persons.present(table)
    if kind == PAUSE and not clocks.of(table):
        raise SiteError("offer-impossible")
    if kind == PAUSE:
        return Offer(kind, seat, table.revision, yes=[people[seat]])
    if len(set(people.values())) == 1:  # whoever could agree is away, or the game counts
        raise SiteError("offer-impossible")
    chosen = way(table, seat, to)
    willing = Sitting.objects.filter(table=table, agrees=True).values_list("person_id", flat=True)
    yes = sorted({people[seat], *willing})
    return Offer(kind, seat, table.revision, chosen.number, chosen.step, yes, since=chosen.since.to_json())


def way(table: Table, seat: int, to: int, most: int | None = MOST) -> WayBack:
    """The way back to that step. Raises GameError if it is none of those that can be asked for."""
    for chosen in ways_back(table, seat, most):
        if chosen.step == to:
            return chosen
    raise SiteError("offer-impossible")


def reply(table_id: int, revision: int, seat: int, answer: str) -> None:
    """Answer the offer that was made at that revision of the table, or take it back.

    Raises Table.DoesNotExist, Outdated where there is none, or GameError.
    """
    with transaction.atomic():
        table = locked(table_id)
        found = affairs.of(table)
        offer = offer_of(table, found)
        if found is None or offer is None or not offer.is_open or offer.revision != revision:
            raise Outdated("notice-moved-on")
        people = persons.present(table)
        is_own = seat in people and people[seat] == people.get(offer.seat)
        if answer not in REPLIES or seat not in people or is_own != (answer == WITHDRAW):
            raise SiteError("offer-impossible")
        if answer == WITHDRAW:
            keep(table, found, None)
            return
        if answer == NO:
            offer.refused = seat
        elif people[seat] not in offer.yes:
            offer.yes.append(people[seat])
        if answer == ALWAYS and offer.kind == UNDO:
            Sitting.objects.filter(table=table, person=people[seat]).update(agrees=True)
        settle(table, found, offer)


def settle(table: Table, found: Affairs, offer: Offer) -> None:
    """Do what was asked if all agree; else keep it."""
    missing = set(persons.present(table).values()) - set(offer.yes)
    if missing or not offer.is_open:
        keep(table, found, offer)
    elif offer.kind == UNDO:
        keep(table, found, None)
        back(table, offer.to, offer.seat)
    else:
        found.paused = hours.now()
        keep(table, found, None)
        clocks.halt(clocks.of(table).values(), found.paused)


def keep(table: Table, found: Affairs, offer: Offer | None) -> None:
    """Save it, and let all pages know."""
    found.offer = None if offer is None else asdict(offer)
    found.save()
    table.revision += 1
    Table.objects.filter(pk=table.pk).update(revision=table.revision)
    moved.ring(table.pk)


def back(table: Table, number: int, seat: int) -> None:
    """Go back to the state after `number` steps, as a seat wants. Clocks stay as they are."""
    known, asked, made_before = clocks.of(table), table.movers, table.number
    go_back(TableGame.of(table), number, seat)
    affairs.moved_on(table)
    clocks.follow(table, asked, made_before, known)
    moved.ring(table.pk)


def resume(table_id: int) -> None:
    """Let all clocks run on that stood for a pause. Raises Table.DoesNotExist, or Outdated where there is none."""
    with transaction.atomic():
        table = locked(table_id)
        found = affairs.of(table)
        if found is None or found.paused is None:
            raise Outdated("notice-moved-on")
        found.paused = None
        keep(table, found, None)
        now = hours.now()
        away = persons.on_vacation(table, now)
        clocks.resume([clock for seat, clock in clocks.of(table).items() if seat not in away], now)
