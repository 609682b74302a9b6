"""What people are called: the same rules for accounts, guests and seats."""

from parvis.engine.quoted import is_name
from parvis.web.jinja import text
from parvis.web.people.models import Person

LONGEST = 20
"""Characters of a name that somebody chooses: there is no room for more at a table."""


def read(written: str) -> str | None:
    """The name that somebody wrote, without needless spaces; None if nobody can be called so."""
    name = " ".join(written.split())
    return name if is_name(name, LONGEST) else None


def shown(person: Person) -> str:
    """A person's name, or what stands for those who have left."""
    return person.name or gone()


def gone() -> str:
    """What those are called who have left for good."""
    return text("somebody-who-left")


def gone_from(seat: int) -> str:
    """What they are called at a table, where there may be several of them."""
    return text("somebody-who-left-seat", seat=seat + 1)
