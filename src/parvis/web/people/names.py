"""What people are called: the same rules for accounts, guests and seats."""

import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from django.db import IntegrityError, transaction

from parvis.engine.quoted import is_name
from parvis.engine.texts import bundles, formatted
from parvis.web.languages import known
from parvis.web.people.lookalikes import at_a_glance, folded, stem
from parvis.web.people.models import Person
from parvis.web.terminal import TEXTS
from parvis.web.texts import SiteError, text

LONGEST = 20
"""Characters of a name that somebody chooses: there is no room for more at a table."""
RESERVED = (
    *("you", "me", "nobody", "somebody", "someone", "anybody", "everybody", "everyone", "all", "guest", "anonymous"),
    *("admin", "administrator", "moderator", "mod", "operator", "owner", "host", "root", "staff", "support"),
    *("parvis", "club", "site", "server", "system", "bot", "computer", "player", "nature"),
    *("watcher", "spectator", "former player", "no one"),
    *("random", "novice", "greedy", "skilled", "expert", "patient expert"),
)
"""What nobody may be called, with figures behind it or without: it would be read as something else on a page."""
ALIKE = ("people_person.alike", "people_person.drawn", "one_of_a_name", "one_of_a_look")
"""How databases call what no two accounts have in common, in their errors."""


def read(written: str) -> str | None:
    """The name that somebody wrote, without needless spaces; None if nobody can be called so."""
    name = " ".join(written.split())
    shows = any(unicodedata.category(sign)[0] in "LN" for sign in name)
    return name if shows and is_name(name, LONGEST) else None


def guest() -> str:
    """What those are called in the reader's language who have given no name yet: guests alone."""
    return text("home-name-none")


@cache
def guests() -> frozenset[str]:
    """What those are called who have given no name yet, in any language."""
    return frozenset(str(formatted(bundles(TEXTS, language), "home-name-none", {})) for language in known())


def is_guests(name: str) -> bool:
    """Whether all may be called so who have no account, and nobody else."""
    return folded(name) in map(folded, guests())


def is_reserved(name: str) -> bool:
    """Whether that would be read as something else than a person."""
    return not {at_a_glance(name), stem(name)}.isdisjoint(map(at_a_glance, (*RESERVED, *guests())))


def is_like(name: str) -> bool:
    """Whether that is the name of an account, or is like one but for its figures: no guest is called so."""
    return is_taken(name) or Person.objects.filter(stem=stem(name)).exclude(stem="").exists()


def is_taken(name: str, person: Person | None = None) -> bool:
    """Whether that is the name of an account other than theirs, or looks like it."""
    others = Person.objects.alike(name)
    return (others.exclude(pk=person.pk) if person is not None and person.pk else others).exists()


def check_guest(name: str) -> None:
    """Raise GameError where no guest may be called so."""
    if is_guests(name):
        return
    if read(name) is None:
        raise SiteError("person-bad-name")
    if is_reserved(name):
        raise SiteError("name-reserved")
    if is_like(name):
        raise SiteError("name-taken-guest", name=name)


@contextmanager
def only_one() -> Iterator[None]:
    """Within this block a name is saved. Raises GameError where somebody else has just taken one that looks like it."""
    try:
        with transaction.atomic():
            yield
    except IntegrityError as error:
        if not any(name in str(error) for name in ALIKE):
            raise
        raise SiteError("name-taken") from None


def shown(person: Person) -> str:
    """A person's name, or what stands for those who have left."""
    return person.name or gone()


def gone() -> str:
    """What those are called who have left for good."""
    return text("somebody-who-left")


def gone_from(seat: int) -> str:
    """What they are called at a table, where there may be several of them."""
    return text("somebody-who-left-seat", seat=seat + 1)
