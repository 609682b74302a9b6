"""People like somebody: those whose rating is near theirs, all together, in games that everybody may see."""

from dataclasses import dataclass

from parvis.web.insight import figures, games
from parvis.web.insight.figures import Mean, Won
from parvis.web.insight.games import Kind
from parvis.web.people.models import Person, Rating
from parvis.web.people.profile import ranked_ratings
from parvis.web.room.models import OwnTable

NEAR = 4.0
"""Points of the mean of a rating: of two people so far apart, the stronger wins some 3 of 4 games."""
FEWEST_PEOPLE, FEWEST_GAMES = 5, 30
"""Of fewer nothing is told, so nobody can be made out."""


@dataclass(frozen=True)
class Similar:
    """What people with a rating near one's own have reached, all together."""

    people: int
    score: Mean
    won: Won
    lost: Mean | None
    """What their decisions lost in a game; None for too few games that are analysed."""


def to(person: Person, kind: Kind) -> Similar | None:
    """People like a person at a game; None for too few people, or too few games that everybody may see."""
    own = Rating.objects.filter(person=person, game=kind.game, seats=kind.players).first()
    if own is None:
        return None
    rated = ranked_ratings(person.bot).filter(game=kind.game, seats=kind.players)
    near = rated.filter(mu__range=(own.mu - NEAR, own.mu + NEAR))
    others = list(near.exclude(person=person).values_list("person_id", flat=True)[: games.MOST])
    found = OwnTable.objects.filter(person__in=others, kind=kind.name, is_open=True, score__isnull=False)
    rows = list(found.order_by("-finished").values_list("person_id", "table_id", "seat")[: games.MOST])
    played = games.played([(table, seat) for _, table, seat in rows if seat is not None])
    people = len({number for number, _, _ in rows})
    if people < FEWEST_PEOPLE or len(played) < FEWEST_GAMES:
        return None
    lost = [one.lost for one in played if one.terms]
    return Similar(
        people,
        figures.mean_of([one.score for one in played]),
        figures.won(len(played), sum(one.won > 0 for one in played), kind.players),
        figures.mean_of(lost) if len(lost) >= FEWEST_GAMES else None,
    )
