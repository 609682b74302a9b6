"""Laying a club into the site's database: games that were played once become thousands, within the database itself."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import islice
from random import Random
from typing import Any

from django.db import connection, transaction
from django.db.models import F
from django.utils import timezone

from parvis.web.chat.models import PLAYERS, Line
from parvis.web.models import Step, Table
from parvis.web.notices.models import MAIL, SENT, TURN, Channel, Outbox
from parvis.web.people import rating
from parvis.web.people.models import Block, Counted, Person, Rating, RatingChange
from parvis.web.room import own_tables
from parvis.web.room.gathering_rows import FREE, Row, to_json
from parvis.web.room.models import Gathering, OwnTable, Place, Sitting
from parvis.web.room.terms import LINK, PUBLIC, TURNS, Terms
from parvis.web.tables.history import result_of
from parvis.web.tables.seats import SHAPES
from parvis.web.tables.table_game import new_secret
from tools.club.games import Played

TOGETHER = 200
"""Tables that are laid in one transaction."""
YEAR = timedelta(days=365)
COPIED = "INSERT INTO web_step (table_id, number, seat, words, events)"
FROM = "SELECT {table}, number, seat, words, events FROM web_step WHERE table_id = {model} AND number < {steps}"
"""How the steps of a table come about: within the database, which takes a tenth of the time of sending them."""
WORDS = ("Good luck!", "Well played.", "I need a minute.", "That was unlucky.", "Thanks for the game, see you soon.")


@dataclass(frozen=True)
class Club:
    """How much there is to be in a club."""

    tables: int
    members: int
    regulars: Sequence[int]
    """Games of members that are looked at: of the first, the second and so on. The others have what is left."""
    running: int
    """Tables under way, among all."""
    gatherings: int
    lines: int = 10
    """Lines that were said at a table."""
    outbox_share: float = 0.1
    """How much of what can be told of tables is still in the outbox."""


@dataclass
class Filling:
    """A club on its way into the database."""

    club: Club
    models: Sequence[Played]
    random: Random = field(default_factory=lambda: Random(1))
    ratings: dict[tuple[int, str, int], Rating] = field(default_factory=dict)
    changes: list[RatingChange] = field(default_factory=list)

    def fill(self, laid: Callable[[int], None]) -> list[Person]:
        """Lay everything; the regulars. `laid` is told of tables as they are committed."""
        self.people = list(self.everybody())
        self.channels = list(self.ways())
        self.own = self.games_of_regulars()
        for model in self.models:
            self.keep(model)
        for first in range(0, self.club.tables, TOGETHER):
            numbers = range(first, min(first + TOGETHER, self.club.tables))
            with transaction.atomic():
                self.lay(numbers)
            laid(len(numbers))
        with transaction.atomic():
            self.finish()
        return self.people[: len(self.club.regulars)]

    def everybody(self) -> Iterator[Person]:
        """Members, every fifth a guest but for the regulars; some have blocked others."""
        for number in range(self.club.members):
            guest = number % 5 == 4 and number >= len(self.club.regulars)
            yield Person.objects.make(
                name=f"{'Guest' if guest else 'Member'} {number}",
                email=None if guest else f"member{number}@example.org",
                guest=guest,
            )

    def ways(self) -> Iterator[Channel]:
        """Every member with an account has one way to be told."""
        for person in self.people:
            if not person.guest:
                yield Channel.objects.create(person=person, kind=MAIL)

    def games_of_regulars(self) -> dict[int, list[Person]]:
        """By number of a table, the regulars who play there. Everybody has tables under way, as far as they reach."""
        found: dict[int, list[Person]] = {}
        for person, games in zip(self.people, self.club.regulars, strict=False):
            under_way = min(6, games // 3, self.club.running)
            over = self.random.sample(range(self.club.running, self.club.tables), games - under_way)
            for number in [*self.random.sample(range(self.club.running), under_way), *over]:
                found.setdefault(number, []).append(person)
        return found

    def keep(self, model: Played) -> None:
        """Lay the game that is copied: a table that belongs to nobody."""
        end = model.positions[-1]
        model.table.movers, model.table.state, model.table.result = end.movers, end.state, end.result
        model.table.number, model.table.finished = end.number, timezone.now() - YEAR
        with transaction.atomic():
            model.table.save()
            Step.objects.bulk_create(model.steps)

    def lay(self, numbers: Sequence[int]) -> None:
        """Lay some tables with all that belongs to them."""
        chosen = [self.model_for(number) for number in numbers]
        people = [self.company(number, model) for number, model in zip(numbers, chosen, strict=True)]
        tables = [self.table(*row) for row in zip(numbers, chosen, people, strict=True)]
        Table.objects.bulk_create(tables)
        with connection.cursor() as cursor:
            for table, model in zip(tables, chosen, strict=True):
                cursor.execute(f"{COPIED} {FROM.format(table=table.pk, model=model.table.pk, steps=table.number)}")
        sittings = [
            Sitting(table=table, seat=seat, person=person)
            for table, sitting in zip(tables, people, strict=True)
            for seat, person in enumerate(sitting)
        ]
        Sitting.objects.bulk_create(sittings)
        OwnTable.objects.bulk_create(
            row
            for table, sitting in zip(tables, people, strict=True)
            for row in own_tables.rows_of(table, ((seat, person.pk) for seat, person in enumerate(sitting)))
        )
        self.say(tables, people)
        self.tell(tables, people)
        for table, sitting in zip(tables, people, strict=True):
            if table.finished and table.terms["rated"]:
                self.rate(table, table.finished, sitting)
        Counted.objects.bulk_create(Counted(table=table) for table in tables if table.finished)

    def model_for(self, number: int) -> Played:
        """The game that a table is of: one for enough players."""
        need = len(self.own.get(number, ()))
        return self.random.choice([model for model in self.models if len(model.table.seats) >= need])

    def company(self, number: int, model: Played) -> list[Person]:
        """Who sits at a table, by seat."""
        players, regulars = len(model.table.seats), self.own.get(number, [])
        others = self.random.sample(self.people[len(self.club.regulars) :], players - len(regulars))
        return self.random.sample([*regulars, *others], players)

    def table(self, number: int, model: Played, people: Sequence[Person]) -> Table:
        """A table as it is after its last step, or in the middle of its game."""
        over = number >= self.club.running
        at = model.positions[-1] if over else self.random.choice(model.positions[:-1])
        like = model.table
        seats = [{**seat, "name": one.name} for seat, one in zip(like.seats, people, strict=True)]
        done = 1 - (number - self.club.running) / max(1, self.club.tables)  # the last ones were opened first
        terms = self.terms(not any(person.guest for person in people))
        return Table(
            **{name: getattr(like, name) for name in ("game", "ruling", "options", "bots", "layout")},
            **vars(at),
            seed=number,
            seats=seats,
            finished=timezone.now() - YEAR * (1 - done) if over else None,
            host=people[0],
            code=f"code-{number}",
            terms=terms.to_json(),
        )

    def terms(self, can_be_rated: bool) -> Terms:
        """Most tables are public, and by turns; some are behind a link."""
        visibility = LINK if self.random.random() < 0.1 else PUBLIC
        base = 3 * 86_400 if self.random.random() < 0.5 else None
        return Terms(TURNS, base=base, rated=can_be_rated and self.random.random() < 0.6, visibility=visibility)

    def say(self, tables: Sequence[Table], people: Sequence[Sequence[Person]]) -> None:
        """Fill tables with what was said there."""
        Line.objects.bulk_create(
            Line(table=table, person=sitting[n % len(sitting)], audience=PLAYERS, words=self.random.choice(WORDS))
            for table, sitting in zip(tables, people, strict=True)
            for n in range(self.club.lines)
        )

    def tell(self, tables: Sequence[Table], people: Sequence[Sequence[Person]]) -> None:
        """What was told of it: one line for each who has a way to be told."""
        ways = {channel.person_id: channel for channel in self.channels}
        Outbox.objects.bulk_create(
            Outbox(
                channel=ways[person.pk],
                key=TURN,
                table=table,
                number=1,
                revision=0,
                state=SENT,
                args={"seats": [seat]},
                **dict.fromkeys(("created", "due", "sent"), timezone.now() - timedelta(days=1)),
            )
            for table, sitting in zip(tables, people, strict=True)
            for seat, person in enumerate(sitting)
            if person.pk in ways and self.random.random() < self.club.outbox_share
        )

    def rate(self, table: Table, finished: datetime, people: Sequence[Person]) -> None:
        """Rate those who sat there, as the site does."""
        fresh = rating.MODEL.rating()
        rated = [self.ratings.setdefault(key, Rating(
            person=person, game=table.game, seats=len(people), mu=fresh.mu, sigma=fresh.sigma
        )) for person in people for key in [(person.pk, table.game, len(people))]]  # fmt: skip
        places = rating.places_of(result_of(table), range(len(people)))
        after = rating.rated([(one.mu, one.sigma) for one in rated], places)
        for one, place, (mu, sigma) in zip(rated, places, after, strict=True):
            before = {"mu_before": one.mu, "sigma_before": one.sigma}
            change = {"place": place, "mu": mu, "sigma": sigma, "finished": finished}
            self.changes.append(RatingChange(rating=one, table=table, **before, **change))
            one.mu, one.sigma, one.changed, one.games = mu, sigma, finished, one.games + 1

    def finish(self) -> None:
        """Lay what is left: ratings, tables that wait for players, and when tables were opened."""
        own_tables.count(own_tables.kinds(OwnTable.objects.filter(seat__isnull=False)))
        Rating.objects.bulk_create(self.ratings.values())
        RatingChange.objects.bulk_create(self.changes, batch_size=1000)
        for host in islice(self.people, 0, self.club.gatherings):
            self.gather(host)
        for person, other in zip(self.people, self.people[50:60], strict=False):
            Block.objects.create(person=person, blocked=other)
        over = Table.objects.filter(finished__isnull=False)
        over.update(created=F("finished"), changed=F("finished"))

    def gather(self, host: Person) -> None:
        """A table that waits for players, with its host."""
        rows = [Row(FREE, colour) for colour in list(SHAPES)[:3]]
        made = Gathering.objects.create(
            game=self.models[0].table.game,
            options={},
            wanted=to_json(rows),
            terms=Terms().to_json(),
            host=host,
            code=f"gathering-{host.pk}",
            fair_secret=new_secret().hex(),
            lasts_until=timezone.now() + YEAR,
        )
        Place.objects.create(gathering=made, row=0, person=host)


def counts() -> dict[str, Any]:
    """How much there is in the database."""
    every = (Table, Step, Sitting, Person, Line, Outbox, RatingChange)
    return {str(model._meta.verbose_name_plural): model.objects.count() for model in every}
