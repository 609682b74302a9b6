"""Two who play far away from each other, for the tests of notices."""

from allauth.account.models import EmailAddress

from parvis.web.people.models import Person
from tests.web.club import person, shared, visitor
from tests.web.visiting import newest


class Game:
    """Anna and Bruno play Troyes, far away from each other; the mover is the one who is asked first."""

    def __init__(self) -> None:
        self.people = [person("Anna"), person("Bruno")]
        self.table = shared(*self.people, game="troyes", time_mode="turns")

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return newest(self.table).movers.bit_length() - 1

    @property
    def mover(self) -> Person:
        return self.people[self.seat]

    @property
    def other(self) -> Person:
        return self.people[1 - self.seat]

    def move(self) -> None:
        """One decision of whoever is asked."""
        visitor(self.mover).decide(self.table)

    def pass_on(self) -> None:
        """Decisions, until the other is asked."""
        seat = self.seat
        while self.seat == seat:
            self.move()


def with_mail(one: Person) -> None:
    """Give a person an address that is confirmed."""
    EmailAddress.objects.create(user=one, email=f"{one.pk}@club.example", verified=True, primary=True)
