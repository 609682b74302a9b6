"""Who wants nothing to do with whom: neither sits down at a new table of the other, nor writes to them."""

from django.db.models import Q

from parvis.web.people.models import Block, Person


def blocked(one: Person, other: Person) -> bool:
    """Whether one of the two has blocked the other."""
    return Block.objects.filter(
        Q(person_id=one.pk, blocked_id=other.pk) | Q(person_id=other.pk, blocked_id=one.pk)
    ).exists()


def apart_from(person: Person) -> set[int]:
    """The numbers of all who have blocked a person, or are blocked by them."""
    pairs = Block.objects.filter(Q(person_id=person.pk) | Q(blocked_id=person.pk)).values_list("person", "blocked")
    return {number for pair in pairs for number in pair} - {person.pk}
