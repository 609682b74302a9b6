"""Playing on from a step of a finished game: a table of its own, with a person on one seat and bots on the others."""

import pytest

from parvis.web.models import Table
from parvis.web.tables import history
from parvis.web.tables.table_game import TableGame
from parvis.web.texts import text
from tests.web.archived import archived
from tests.web.visiting import Page, Visitor, bots_move_on, newest, table

STEP = 120
GAMES = ("3p-base-greedy-0", "4p-base-greedy-0")


def begin(at: Table, step: int = STEP, seat: int = 1, level: str = "greedy") -> Page:
    """What a visitor gets who plays on from a step."""
    return Visitor().post(f"/tables/{at.pk}/replay/{step}/branch", seat=seat, level=level)


@pytest.mark.parametrize("name", GAMES)
def test_the_branch_begins_with_the_same_steps_and_goes_on_by_itself(name: str) -> None:
    at = archived(name)
    page = begin(at)
    branch = Table.objects.exclude(pk=at.pk).get()
    assert page.address == f"/tables/{branch.pk}"
    assert list(branch.steps.values_list("seat", "words", "events")[:STEP]) == list(
        at.steps.values_list("seat", "words", "events")[:STEP]
    )
    assert (branch.ruling, branch.options) == (at.ruling, at.options)
    assert [seat["player"] for seat in branch.seats] == [
        "human" if seat == 1 else "bot:greedy" for seat in range(len(at.seats))
    ]
    Table.objects.update(pace=0)
    for _ in range(3):
        bots_move_on()
        branch = newest(branch)
        assert branch.movers >> 1 & 1, "the person is asked"
        Visitor().decide(branch)
    assert newest(branch).number > STEP


def test_the_position_is_that_of_the_replay() -> None:
    at = archived(GAMES[0])
    before = history.table_game_at(at, STEP)
    begin(at)
    branch = Table.objects.exclude(pk=at.pk).get()
    assert history.table_game_at(branch, STEP).state == before.state
    assert TableGame.of(branch).game is before.game


def test_the_way_there_and_back() -> None:
    at = archived(GAMES[0])
    replay = f"/tables/{at.pk}/replay/{STEP}"
    assert f'action="{replay}/branch"' in Visitor().get(replay).html
    assert "/branch" not in Visitor().get(f"/tables/{at.pk}/replay/{at.number}").html, "the game is over there"
    assert f'href="{replay}"' in begin(at).html
    at.delete()
    branch = Table.objects.get()
    assert "branch-of" not in Visitor().open(branch).html, "the branch is there without the game it comes from"


def test_nobody_goes_back_before_the_branch() -> None:
    at = archived(GAMES[0])
    step = at.steps.filter(seat=1).order_by("number")[8].number + 1  # right after a decision of theirs
    assert begin(at, step).undoable is None


def test_its_chance_follows_from_nothing_that_was_revealed() -> None:
    at = archived(GAMES[0])
    begin(at)
    assert Table.objects.exclude(pk=at.pk).get().fair_commitment == ""


def hidden() -> Table:
    """A finished table at which what was hidden stays hidden."""
    at = archived(GAMES[0])
    at.terms["revealed"] = False
    at.save()
    return at


def test_what_nobody_may_see_nobody_plays_on_from() -> None:
    at = hidden()
    assert text("branch-hidden") in begin(at).text
    assert "/branch" not in Visitor().get(f"/tables/{at.pk}/replay/{STEP}").html
    assert text("branch-hidden") in begin(table("human bot:random"), 0).text, "the game goes on"


@pytest.mark.parametrize("wrong", [{"step": 9999}, {"seat": 7}, {"seat": "one"}, {"level": "nobody"}])
def test_what_is_wrong_opens_no_table(wrong: dict[str, object]) -> None:
    at = archived(GAMES[0])
    assert begin(at, **wrong).status == 400
    assert Table.objects.count() == 1
