"""Who follows whom, who are friends, and whom each lets see that they are here.

Nothing here tells of a block: whoever is blocked sees of the other what everybody sees of somebody who lets nobody see
it, and may follow them all the same.
"""

from collections.abc import Iterable

from django.db.models import Exists, F, OuterRef, Q, QuerySet
from django.utils import timezone

from parvis.web.people.blocks import apart_from
from parvis.web.people.models import EVERYBODY, FRIENDS, NOBODY, Block, Follow, Person
from parvis.web.texts import SiteError

MOST = 200
"""Persons whom one person follows."""
BACK = Exists(Follow.objects.filter(person=OuterRef("followed"), followed=OuterRef("person")))
"""Whether the one who is followed follows back."""


def followed(person: Person) -> QuerySet[Person]:
    """The persons whom somebody follows, by name, each with `is_friend`."""
    found = Person.objects.filter(followers__person=person, is_active=True)
    back = Follow.objects.filter(person=OuterRef("pk"), followed=person)
    return found.annotate(is_friend=Exists(back)).order_by("name", "pk")


def follow(person: Person, other: Person) -> None:
    """Let a person follow another from now on. Doing so twice changes nothing.

    Raises SiteError for guests, for one who is blocked by the person, and for too many.
    """
    if other.guest or person.guest:
        raise SiteError("follow-guest")
    if person.pk == other.pk:
        raise SiteError("error-bad-request")
    if Block.objects.filter(person=person, blocked=other).exists():
        raise SiteError("follow-blocked")
    if Follow.objects.filter(person=person).exclude(followed=other).count() >= MOST:
        raise SiteError("follow-too-many", most=MOST)
    Follow.objects.get_or_create(person=person, followed=other)


def unfollow(person: Person, other: Person) -> None:
    """Let a person follow another no longer."""
    Follow.objects.filter(person=person, followed=other).delete()


def part(person: Person) -> None:
    """Let a person follow nobody whom they have blocked, and nobody follow the person who has blocked them.

    Who is blocked goes on following: that it ended would tell them of the block.
    """
    Follow.objects.filter(person=person, followed__in=person.blocks.values("blocked")).delete()
    Follow.objects.filter(followed=person, person__in=person.blocked_by.values("person")).delete()


def are_friends(person: Person, other: Person) -> bool:
    """Whether two persons follow each other, and neither has blocked the other."""
    pairs = Follow.objects.filter(Q(person=person, followed=other) | Q(person=other, followed=person))
    return pairs.count() == 2 and other.pk not in apart_from(person)


def let_see(people: Iterable[Person], reader: Person) -> set[int]:
    """Which of the people whom a reader follows let the reader see that they are here.

    `people`: as `followed` finds them.
    """
    apart = apart_from(reader)
    return {one.pk for one in people if one.pk not in apart and lets_see(one.shown_to, bool(vars(one)["is_friend"]))}


def lets_see(shown_to: str, is_friend: bool) -> bool:
    """Whether somebody who shows that much lets a follower see that they are here."""
    return shown_to == EVERYBODY or (shown_to == FRIENDS and is_friend)


def who_may_hear(people: Iterable[int], followers: Iterable[int]) -> list[tuple[int, int]]:
    """Pairs of these people and of those of the followers who may hear what they begin: follower, who is followed.

    Both are numbers of persons, or queries for them.
    """
    of_them = Follow.objects.filter(followed__in=people, person__in=followers)
    found = of_them.filter(followed__is_active=True, person__is_active=True)
    open_to = Q(followed__shown_to=EVERYBODY) | Q(followed__shown_to=FRIENDS, is_friend=True)
    allowed = found.annotate(is_friend=BACK).exclude(followed__shown_to=NOBODY).filter(open_to)
    apart = Block.objects.filter(
        Q(person=OuterRef("person"), blocked=OuterRef("followed"))
        | Q(person=OuterRef("followed"), blocked=OuterRef("person"))
    )
    return list(allowed.exclude(Exists(apart)).order_by("pk").values_list(F("person"), F("followed")))


def note_seen(person: Person) -> None:
    """Note that somebody was here today."""
    today = timezone.now().date()
    if person.seen != today:
        Person.objects.filter(pk=person.pk).update(seen=today)
