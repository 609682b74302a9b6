"""What the page of a table tells of clocks, absences, pauses, and of what people ask each other."""

from collections.abc import Collection
from dataclasses import dataclass, field

from parvis.engine.contract import seats_of
from parvis.web.models import Table
from parvis.web.pages import log
from parvis.web.room import affairs, clocks, consent, hours, persons, plans
from parvis.web.room.clocks import Shown
from parvis.web.room.consent import Offer
from parvis.web.room.models import Affairs, Clock
from parvis.web.room.terms import TURNS
from parvis.web.room.ways_back import Since
from parvis.web.tables.loading import terms_of
from parvis.web.tables.screen import Screen
from parvis.web.tables.table_game import TableGame
from parvis.web.tables.viewer import Viewer
from parvis.web.texts import GameTexts


@dataclass(frozen=True)
class Answer:
    """What one of the others says to an offer."""

    seat: int
    yes: bool
    no: bool


@dataclass(frozen=True)
class Asked:
    """An offer as one screen shows it."""

    offer: Offer
    mine: bool
    """Whether it was made here."""
    seat: int | None
    """Who can answer it here; None: nobody."""
    answers: list[Answer]
    what: list[str]
    """What is to be taken back, in sentences that this onlooker may read."""
    since: Since | None


@dataclass(frozen=True)
class Planned:
    """What somebody has decided ahead, as only they read it."""

    decisions: list[str]
    """Decisions of their next turn; none of what the game lists."""
    lost: str
    """Why it was not carried out, as `plans` has it; empty: it waits."""


@dataclass(frozen=True)
class Room:
    """What people far away from each other need to know."""

    clocks: dict[int, Shown] = field(default_factory=dict)
    """By seat; those of bots are not among them."""
    back_to: int | None = None
    """The seat here that can be taken back from its bot."""
    guests: Collection[int] = ()
    """Seats of people without an account."""
    paused: bool = False
    on_vacation: Collection[int] = ()
    asked: Asked | None = None
    can_ask: bool = False
    """Whether somebody here may go back further than what is free to undo, or ask to."""
    can_pause: bool = False
    can_plan: bool = False
    """Whether somebody here, not asked now, can decide something ahead."""
    planned: Planned | None = None
    """What was decided ahead here."""
    leaves: int | None = None
    """The seat that can be left here."""


def room(playing: TableGame, screen: Screen, viewer: Viewer, told: GameTexts) -> Room:
    """What to tell whoever sits there. At home everybody sits there, and there are no clocks."""
    table = playing.table
    if table.host_id is None:
        return Room(can_ask=not table.finished and can_ask(table, viewer))
    if table.finished:
        return Room(guests=persons.guests(table))
    known, found = clocks.of(table), affairs.of(table)
    here = seats_of(viewer.held)
    paused = found is not None and found.paused is not None
    turns = terms_of(table).time_mode == TURNS
    planner = plans.planner(table, viewer)
    return Room(
        clocks={
            seat: one for seat, one in clocks.shown(table, known, viewer.held).items() if not table.bots >> seat & 1
        },
        back_to=seat_to_take(known, viewer),
        guests=persons.guests(table),
        paused=paused,
        on_vacation=persons.on_vacation(table, hours.now()) if turns else (),
        asked=asked(table, found, screen, viewer, told),
        can_ask=not paused and can_ask(table, viewer),
        can_pause=bool(known) and bool(here) and not paused,
        can_plan=planner is not None and plans.can_plan(playing, planner),
        planned=None if planner is None else planned(table, planner, told),
        leaves=here[0] if here else None,
    )


def planned(table: Table, seat: int, told: GameTexts) -> Planned | None:
    """What a seat has planned, or what was not carried out of that."""
    plan = plans.of(table, seat)
    if plan is None:
        return None
    lost = (plan.lost or plans.CLOSED) if plans.is_lost(plan) else ""
    return Planned([sentence for line in plans.labels(plan) if (sentence := told.known(line))], lost)


def can_ask(table: Table, viewer: Viewer) -> bool:
    """Whether somebody here may go back to any own step, or ask to."""
    if not viewer.held or table.number == 0:
        return False
    people = sum(persons.is_persons(seat) for seat in table.seats)
    return consent.is_free(table) or (table.host_id is not None and people > 1)


def seat_to_take(known: dict[int, Clock], viewer: Viewer) -> int | None:
    """A seat of theirs for which a bot decides, or has just chosen."""
    quiet = [seat for seat in seats_of(viewer.held) if seat in known and known[seat].kept == 0]
    return next(iter([*seats_of(viewer.away), *quiet]), None)


def asked(table: Table, found: Affairs | None, screen: Screen, viewer: Viewer, told: GameTexts) -> Asked | None:
    """The offer that people at the table have before them."""
    offer = consent.offer_of(table, found)
    if offer is None:
        return None
    people = persons.present(table)
    here = [seat for seat in seats_of(viewer.held) if seat in people]
    asker = people.get(offer.seat)
    others = {person: seat for seat, person in reversed(people.items()) if person != asker}
    answers = [Answer(seat, person in offer.yes, seat == offer.refused) for person, seat in others.items()]
    mine = any(people[seat] == asker for seat in here)
    may_answer = [seat for seat in here if people[seat] not in offer.yes and people[seat] != asker]
    return Asked(
        offer,
        mine,
        next(iter(here if mine else may_answer if offer.is_open else []), None),
        sorted(answers, key=lambda answer: answer.seat),
        sentences(table, offer, screen, told),
        Since.of(offer.since) if offer.kind == consent.UNDO else None,
    )


def sentences(table: Table, offer: Offer, screen: Screen, told: GameTexts) -> list[str]:
    """What the step that is to be taken back has done, as far as whoever sits there may know."""
    step = log.kept_steps(table, [offer.step]).get(offer.step) if offer.kind == consent.UNDO else None
    read = log.readable(table, step, screen.onlooker, told) if step else []
    return [sentence.text for sentence in read if not sentence.heading]
