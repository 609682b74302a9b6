"""Once more with the same people: everybody is asked, and the seats move on by one."""

from dataclasses import replace

from django.db import transaction
from django.utils import timezone

from parvis.web.models import Table
from parvis.web.people.blocks import blocked
from parvis.web.people.models import Person
from parvis.web.room.creating import Plan
from parvis.web.room.gathering import gather, join
from parvis.web.room.gathering_rows import FREE, HERE, Row
from parvis.web.room.models import Gathering
from parvis.web.room.terms import PUBLIC, Terms
from parvis.web.tables import bots
from parvis.web.tables.loading import game_of
from parvis.web.tables.seats import BOT, HUMAN, Seat, seats
from parvis.web.texts import SiteError


def join_or_open(old: Table, person: Person) -> Gathering:
    """The gathering for one more game: opened by the first who wants it, joined by the others. Raises GameError."""
    with transaction.atomic():
        Table.objects.select_for_update().only("pk").get(pk=old.pk)
        known = asked_for(old)
        if known is None:
            return gather(plan(old, person), person, old, old.pace)
        return known if known.table_id else join(known.pk, person)


def asked_for(old: Table) -> Gathering | None:
    """What has become of one more game, if somebody has asked for it and still waits, or it has begun."""
    found = Gathering.objects.filter(rematch_of=old).prefetch_related("places__person").first()
    return found if found is None or found.table_id or found.lasts_until > timezone.now() else None


def has_asked(found: Gathering | None, person: Person | None) -> bool:
    """Whether somebody has said that they want one more game, or has come to it."""
    if found is None or person is None:
        return False
    return any(place.joined and person.same_as(place.person) for place in found.places.all())


def plan(old: Table, person: Person) -> Plan:
    """A plan for one more game with the same people, each one seat further. Raises GameError where that can't be."""
    game, sitting = game_of(old), seats(old)
    numbers = game.read_options(old.options, len(sitting))
    afar = {sitting.seat: sitting.person for sitting in old.sittings.select_related("person")}
    for seat in sitting:
        if seat.player != HUMAN:
            bots.find(seat.player.removeprefix(BOT))
    here = [seat.number for seat in sitting if seat.player == HUMAN and seat.number not in afar]
    if here and old.host_id != person.pk:
        raise SiteError("rematch-host-only")
    if here and not any(person.same_as(other) for other in afar.values()):
        afar[here.pop(0)] = person
    people = {seat: other for seat, other in afar.items() if is_asked(person, other)}
    turned = [*sitting[1:], sitting[0]]
    kept = {number: people[seat.number] for number, seat in enumerate(turned) if seat.number in people}
    own = next(number for number, other in kept.items() if person.same_as(other))
    rows = [row_of(seat, seat.number in here) for seat in turned]
    others = {number: other for number, other in kept.items() if number != own}
    options = game.shown_options(numbers)
    return Plan(game, rows, options, of_its_own(Terms.of(old.terms)), own, others, None, old.open_scores)


def of_its_own(terms: Terms) -> Terms:
    """The terms of a game of its own, in no tournament and no deal of the day, and open to all that they would be."""
    opened = replace(terms, visibility=PUBLIC, watchers=True, revealed=True) if terms.sealed else terms
    return replace(opened, sealed=False, tournament=False, daily=False)


def is_asked(person: Person, other: Person) -> bool:
    """Whether a seat is kept for the other: not for those who have gone, or are at odds with who asks."""
    return person.same_as(other) or (other.is_active and not blocked(person, other))


def row_of(seat: Seat, is_here: bool) -> Row:
    """What a seat of the old table is in the new one."""
    if seat.player != HUMAN:
        return Row(seat.player, seat.colour, seat.name)
    return Row(HERE, seat.colour, seat.name) if is_here else Row(FREE, seat.colour)
