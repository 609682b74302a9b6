"""Ratings: who is rated, by OpenSkill's own numbers, each game once."""

from itertools import pairwise

import pytest
from django.db import DatabaseError
from openskill.models import PlackettLuce

from parvis.engine.play import Result
from parvis.web.models import Table
from parvis.web.people import rating
from parvis.web.people.models import Counted, Person, Rating, RatingChange
from parvis.web.people.rating import cautious, count, places_of, sweep
from parvis.web.tables.history import result_of
from tests.web.club import person, shared
from tests.web.people.accounts import account, finish, game_of


def rating_of(person: Person, game: str = "tiny", seats: int = 2) -> tuple[float, float, int]:
    """Mean, deviation and games."""
    found = Rating.objects.get(person=person, game=game, seats=seats)
    return found.mu, found.sigma, found.games


def test_ratings_are_openskills_own() -> None:
    persons = [account(name) for name in ("Anna", "Bruno", "Clara")]
    model = PlackettLuce()
    expected = [model.rating() for _ in persons]
    for _ in range(3):
        scores = result_of(game_of(*persons, rated=True)).scores
        ranks = [1.0 + sum(other > score for other in scores) for score in scores]
        expected = [one for (one,) in model.rate([[one] for one in expected], ranks=ranks)]
    found = [rating_of(one, seats=3) for one in persons]
    for (mu, sigma, games), wanted in zip(found, expected, strict=True):
        assert (mu, sigma) == pytest.approx((wanted.mu, wanted.sigma))
        assert games == 3
    assert len({mu for mu, _, _ in found}) > 1


def test_changes_lead_from_one_rating_to_the_next() -> None:
    anna, bruno = account("Anna"), account("Bruno")
    for _ in range(3):
        game_of(anna, bruno, rated=True)
    changes = list(RatingChange.objects.filter(rating__person=anna).order_by("finished"))
    assert all((one.mu, one.sigma) == (after.mu_before, after.sigma_before) for one, after in pairwise(changes))
    assert (changes[-1].mu, changes[-1].sigma) == rating_of(anna)[:2]
    assert cautious(25, 25 / 3) == 0


def test_each_number_of_players_has_a_rating_of_its_own() -> None:
    anna, bruno = account("Anna"), account("Bruno")
    game_of(anna, bruno, rated=True)
    game_of(anna, bruno, account("Clara"), rated=True)
    assert [rating_of(anna, seats=seats)[2] for seats in (2, 3)] == [1, 1]


def test_friendly_games_change_nothing() -> None:
    table = game_of(account("Anna"), account("Bruno"))
    assert not Rating.objects.exists()
    assert Counted.objects.get().table == table  # nobody looks at it again


def test_guests_are_left_out() -> None:
    anna, bruno, guest = account("Anna"), account("Bruno"), person("Dora")
    table = game_of(anna, guest, bruno, rated=True)
    assert {change.rating.person for change in table.rating_changes.all()} == {anna, bruno}
    assert rating_of(anna, seats=3)[2] == 1


def test_nobody_goes_away_from_a_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bruno = account("Anna"), account("Bruno")
    with monkeypatch.context() as patch:
        patch.setattr(rating, "sweep", lambda: None)
        table = game_of(anna, bruno, rated=True)
    Table.objects.filter(pk=table.pk).update(bots=0b11)  # bots sat in for both at last
    sweep()
    assert {change.rating.person for change in table.rating_changes.all()} == {anna, bruno}


@pytest.mark.parametrize("gone", [0, 1])
def test_who_has_left_comes_last_however_well_the_bot_plays(gone: int, monkeypatch: pytest.MonkeyPatch) -> None:
    persons = [account("Anna"), account("Bruno")]
    with monkeypatch.context() as patch:
        patch.setattr(rating, "sweep", lambda: None)
        table = game_of(*persons, rated=True)
    table.seats[gone]["gone"] = True
    Table.objects.filter(pk=table.pk).update(seats=table.seats)
    sweep()
    assert rating_of(persons[gone])[0] < rating_of(persons[1 - gone])[0]


@pytest.mark.parametrize("others", ["guest", "self"])
def test_a_game_against_nobody_does_not_count(others: str) -> None:
    anna = account("Anna")
    table = game_of(anna, person("Dora") if others == "guest" else anna, rated=True)
    assert not Rating.objects.exists()
    assert Counted.objects.filter(table=table).exists(), "it is not looked at again"


def test_a_game_counts_once() -> None:
    anna = account("Anna")
    table = game_of(anna, account("Bruno"), rated=True)
    before = rating_of(anna)
    count(table.pk)
    sweep()
    assert rating_of(anna) == before


def test_what_could_not_be_counted_is_counted_later(monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bruno = account("Anna"), account("Bruno")

    def busy(*_: object) -> None:
        raise DatabaseError("busy")

    with monkeypatch.context() as patch:
        patch.setattr(rating, "rate", busy)
        table = game_of(anna, bruno, rated=True)
    assert table.finished, "the game is over all the same"
    assert not Counted.objects.exists()
    sweep()
    assert rating_of(anna)[2] == 1


def test_a_table_that_can_not_be_read_holds_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bruno = account("Anna"), account("Bruno")
    with monkeypatch.context() as patch:
        patch.setattr(rating, "sweep", lambda: None)
        damaged, sound = game_of(anna, bruno, rated=True), game_of(anna, bruno, rated=True)
    Table.objects.filter(pk=damaged.pk).update(result={"scores": []})
    sweep()
    assert list(Counted.objects.values_list("table", flat=True)) == [sound.pk]


def test_a_game_that_goes_on_does_not_count() -> None:
    table = shared(account("Anna"), account("Bruno"), rated=True)
    sweep()
    assert not Counted.objects.exists()
    finish(table)
    assert Counted.objects.get().table == table


def test_places_are_those_of_the_rated_and_ties_are_shared() -> None:
    result = Result(scores=[5, 9, 5, 7], tiebreaks=[0, 0, 0, 0], winners=[1])
    assert places_of(result, [0, 2, 3]) == [2, 2, 1]
    assert places_of(result, [0, 1, 3], gone=[1]) == [2, 3, 1]
    assert places_of(Result(scores=[5, 5], tiebreaks=[1, 0], winners=[0]), [0, 1]) == [1, 2]


def test_a_deleted_table_leaves_the_rating_as_it_was() -> None:
    anna = account("Anna")
    table = game_of(anna, account("Bruno"), rated=True)
    before = rating_of(anna)
    table.delete()
    assert rating_of(anna) == before
    assert RatingChange.objects.filter(rating__person=anna, table=None).exists()
