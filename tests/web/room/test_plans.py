"""Decisions made before one is asked: they are carried out when it is time, and nobody hears of them before."""

import re
from html import unescape
from threading import Barrier, Thread
from typing import Any
from urllib.parse import quote_plus

import pytest
from django.db import connection

from parvis.engine import registry
from parvis.engine.contract import seats_of
from parvis.engine.play import legal_decisions
from parvis.engine.refusals import GameError
from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.room import clocks, plans
from parvis.web.room.models import Plan
from parvis.web.room.next_turn import LETTERS
from parvis.web.tables.deciding import choices, decide
from parvis.web.tables.table_game import TableGame
from parvis.web.tables.undoing import undo
from parvis.web.tables.viewer import Viewer
from parvis.web.texts import text
from tests.web.club import person, shared, visitor
from tests.web.room.test_clocks import TURNS, decided, three, two
from tests.web.room.ticking import Ticking, seconds
from tests.web.visiting import legal, newest, words

pytestmark = pytest.mark.usefixtures("club")


def at_action(people: list[Person], **terms: Any) -> Table:
    """A table of Troyes at which somebody may pass."""
    at = shared(*people, game="troyes", **(TURNS | terms))
    while "pass" not in legal(at, seats_of(newest(at).movers)[0]):
        decided(at)
    return newest(at)


def plan(at: Table, seat: int, *words: str) -> None:
    """Plan decisions ahead for a seat."""
    plans.make(TableGame.of(newest(at)), seat, list(words))


def test_what_can_be_planned_is_a_decision_of_the_game() -> None:
    for name in ("troyes", "notre-dame"):
        game = registry.find(name)
        assert game.ahead
        for ahead in game.ahead:
            assert set(ahead.words) <= set(game.catalogue)


def test_an_early_pass_is_carried_out_when_it_is_ones_turn(ticking: Ticking) -> None:
    at = at_action(two())
    (mover,) = seats_of(at.movers)
    other = 1 - mover
    before = seconds(at, other)
    plan(at, other, "pass")
    while newest(at).movers == 1 << mover and words(newest(at), [other])[-1:] != [f"{other} pass"]:
        ticking.pass_by(hours=1)
        decided(at, legal(at, mover).index("pass") if "pass" in legal(at, mover) else -1)
    assert f"{other} pass" in words(newest(at), [other])
    assert not Plan.objects.exists()
    assert seconds(at, other) >= before


def test_a_pass_that_was_planned_holds_in_its_round_only() -> None:
    at = at_action(two())
    (mover,) = seats_of(at.movers)
    plan(at, 1 - mover, "pass")
    Plan.objects.update(round=7)
    passed = words(newest(at), [1 - mover]).count(f"{1 - mover} pass")
    while newest(at).movers == 1 << mover:
        decided(at, legal(at, mover).index("pass") if "pass" in legal(at, mover) else -1)
    assert words(newest(at), [1 - mover]).count(f"{1 - mover} pass") == passed
    assert Plan.objects.get().words == []


def waiting_for_a_draft(people: list[Person]) -> tuple[Table, int, list[str]]:
    """A table of Notre Dame before a draft, somebody who is not asked, and what they will draw."""
    at = shared(*people, game="notre-dame", **TURNS)
    while clocks.is_common(newest(at).movers):
        decided(at)
    at = newest(at)
    (mover,) = seats_of(at.movers)
    return at, (mover + 1) % len(people), list(registry.find("notre-dame").ahead[0].words)


def test_cards_to_keep_are_chosen_when_the_draft_comes_and_nobody_knows(ticking: Ticking) -> None:
    people = three()
    at, seat, cards = waiting_for_a_draft(people)
    Plan.objects.create(table=at, seat=seat, words=cards)  # any of them
    watcher = visitor(people[(seat + 1) % 3])
    while not clocks.is_common(newest(at).movers):
        decided(at)
    assert choices(newest(at)).keys() == {seat}
    assert choices(newest(at))[seat] in cards
    with_plan = watcher.open(at).bare
    newest(at).choices.all().delete()
    clocks.Clock.objects.filter(table=at).update(kept=None)
    assert watcher.open(at).bare == with_plan
    assert seconds(at, seat) == seconds(at, (seat + 1) % 3) or seconds(at, seat) > 0


def test_the_second_card_follows_the_first(ticking: Ticking) -> None:
    people = two()
    at, seat, cards = waiting_for_a_draft(people)
    Plan.objects.create(table=at, seat=seat, words=cards)
    while not clocks.is_common(newest(at).movers):
        decided(at)
    number = newest(at).number
    left = len(Plan.objects.get().words)
    assert left == len(cards) - 1
    decided(at, seat=1 - seat)
    assert newest(at).number > number
    assert choices(newest(at)).keys() == {seat}
    assert clocks.of(newest(at))[seat].kept is not None
    ticking.pass_by(days=2)
    assert clocks.remaining(clocks.of(newest(at))[seat], ticking()) > 0
    decided(at, seat=1 - seat)
    assert choices(newest(at)) == {}


def test_a_plan_that_can_no_longer_be_carried_out_is_dropped_and_its_owner_told() -> None:
    people = two()
    at, seat, cards = waiting_for_a_draft(people)
    Plan.objects.create(table=at, seat=seat, words=cards[:1])
    while not clocks.is_common(newest(at).movers):
        decided(at)
    is_open = cards[0] in legal(at, seat)
    assert (choices(newest(at)).get(seat) == cards[0]) == is_open
    if not is_open:
        assert Plan.objects.get().words == []
        assert text("plan-lost-closed") in visitor(people[seat]).open(at).text
        assert text("plan-lost-closed") not in visitor(people[1 - seat]).open(at).text


def test_only_what_is_offered_is_planned_and_only_while_one_is_not_asked() -> None:
    at = at_action(two())
    (mover,) = seats_of(at.movers)
    for seat, chosen in ((1 - mover, ["build"]), (1 - mover, []), (1 - mover, ["pass", "pass"]), (mover, ["pass"])):
        with pytest.raises(GameError):
            plan(at, seat, *chosen)
    assert not Plan.objects.exists()


def test_what_is_decided_together_is_planned_by_turns_only() -> None:
    """Live, a choice that comes at once would tell whoever handed the cards on that a planned one was among them."""
    live, slow = (shared(*two(), game="notre-dame", time_mode=mode) for mode in ("live", "turns"))
    game = registry.find("notre-dame")
    assert plans.offered(live, game) == ()
    assert plans.offered(slow, game) == game.ahead


def test_the_page_makes_and_forgets_plans_which_nobody_else_sees(ticking: Ticking) -> None:
    people = two()
    at = at_action(people)
    (mover,) = seats_of(at.movers)
    other = 1 - mover
    planner, opponent, stranger = visitor(people[other]), visitor(people[mover]), visitor(person("Dora"))
    seen = [one.open(at).bare for one in (opponent, stranger)]
    assert text("plan") in planner.open(at).text
    assert "Pass" in planner.get(f"/tables/{at.pk}/plan").text
    assert text("plan-made") in planner.post(f"/tables/{at.pk}/plan", seat=other, words="pass").text
    assert [one.open(at).bare for one in (opponent, stranger)] == seen
    assert text("plan-present") in planner.get(f"/tables/{at.pk}/plan").text
    assert text("plan-present") not in opponent.get(f"/tables/{at.pk}/plan").text
    assert opponent.post(f"/tables/{at.pk}/plan", seat=other, cancel="yes").status == 403
    assert Plan.objects.filter(seat=other).exists()
    planner.post(f"/tables/{at.pk}/plan", seat=other, cancel="yes")
    assert not Plan.objects.exists()
    assert planner.post(f"/tables/{at.pk}/plan", seat=other, words="build").status == 400


# The next turn


LIVE = {"time_mode": "live"}


def at_cards(people: list[Person], **terms: Any) -> tuple[Table, int, int]:
    """A table of Notre Dame where somebody is to play a card, who that is, and who does so next."""
    at = shared(*people, game="notre-dame", **(LIVE | terms))
    while not legal(at, seats_of(newest(at).movers)[0])[0].startswith("play "):
        decided(at)
    at = newest(at)
    (mover,) = seats_of(at.movers)
    return at, mover, (mover + 1) % len(people)


def a_turn(at: Table, seat: int) -> tuple[list[str], str]:
    """A whole turn that a seat can plan, of the first decisions, and what it brings."""
    playing = TableGame.of(newest(at))
    words: list[str] = []
    found = plans.rehearsal(playing, seat, words)
    while found is not None and found.goes_on:
        words.append(playing.game.catalogue[legal_decisions(playing.game, found.scenes[0], seat)[0]])
        found = plans.rehearsal(playing, seat, words)
    assert found is not None
    assert len(words) == len(found.labels) > 0
    return words, found.brings


def plan_turn(at: Table, seat: int, words: list[str], brings: str = "") -> None:
    """Plan a seat's next turn."""
    plans.make_turn(TableGame.of(newest(at)), seat, words, brings)


def until_asked(at: Table, seat: int, which: int = 0) -> None:
    """Others decide until the seat has been asked, or has decided."""
    before = len(words(newest(at), [seat]))
    while not newest(at).movers >> seat & 1 and len(words(newest(at), [seat])) == before:
        decided(at, which)


def told_of(person: Person, at: Table) -> str:
    """The line of the table's page that tells somebody of their plan."""
    found = re.search(r'<p id="planned".*?</p>', visitor(person).open(at).html)
    return unescape(found.group()) if found else ""


def test_a_turn_is_carried_out_at_a_live_table_and_can_be_undone() -> None:
    people = two()
    at, mover, seat = at_cards(people)
    chosen, brings = a_turn(at, seat)
    others = [visitor(people[mover]), visitor(person("Dora"))]
    before = [one.open(at).bare for one in others]
    plan_turn(at, seat, chosen, brings)
    assert [one.open(at).bare for one in others] == before
    assert text("plan-present") in told_of(people[seat], at)
    own = words(newest(at), [seat])
    until_asked(at, seat)
    made = words(newest(at), [seat])[len(own) :]
    assert made == [f"{seat} {one}" for one in chosen]
    assert not Plan.objects.exists()
    at = newest(at)
    assert at.turn_seat == seat
    undo(at.pk, at.number, at.revision, seat, whole=True)
    assert words(newest(at), [seat]) == own
    assert newest(at).movers == 1 << seat
    assert told_of(people[seat], at) == ""


def changed(at: Table, seat: int, brings: str) -> list[str]:
    """Plan a turn that is to bring something, which it does not; it in words."""
    chosen, _ = a_turn(at, seat)
    plan_turn(at, seat, chosen, brings)
    return chosen


def test_a_turn_that_would_bring_something_else_is_not_played_and_only_its_player_reads_why() -> None:
    people = two()
    at, mover, seat = at_cards(people)
    changed(at, seat, "0" * LETTERS)
    own = words(newest(at), [seat])
    until_asked(at, seat)
    assert words(newest(at), [seat]) == own
    assert newest(at).movers == 1 << seat
    assert Plan.objects.get().lost == plans.CHANGED
    assert text("plan-lost-changed") in told_of(people[seat], at)
    assert told_of(people[mover], at) == ""
    decided(at, seat=seat)
    assert not Plan.objects.exists(), "who has decided has read it"


def test_a_turn_is_played_whatever_it_brings_if_that_was_wanted() -> None:
    at, _, seat = at_cards(two())
    chosen = changed(at, seat, "")
    until_asked(at, seat)
    assert words(newest(at), [seat])[-len(chosen) :] == [f"{seat} {one}" for one in chosen]


def test_a_turn_that_is_not_open_any_more_is_not_begun() -> None:
    people = two()
    at, _, seat = at_cards(people)
    chosen, _ = a_turn(at, seat)
    plan_turn(at, seat, chosen)
    kept = Plan.objects.get()
    kept.turn = [*kept.turn, ["hire nobody", *kept.turn[0][1:]]]
    kept.save()
    own = words(newest(at), [seat])
    until_asked(at, seat)
    assert words(newest(at), [seat]) == own
    assert text("plan-lost-closed") in told_of(people[seat], at)


def test_words_that_the_game_does_not_know_any_more_disturb_nobody() -> None:
    at, _, seat = at_cards(two())
    Plan.objects.create(table=at, seat=seat, words=[], turn=[["play nonsense", "gone", {}]])
    until_asked(at, seat)
    assert newest(at).movers == 1 << seat
    assert Plan.objects.get().lost == plans.CLOSED


def test_a_turn_stops_where_something_is_revealed(monkeypatch: pytest.MonkeyPatch) -> None:
    people = two()
    at, _, seat = at_cards(people)
    chosen, _ = longer_turn(at, seat)
    plan_turn(at, seat, chosen)
    monkeypatch.setattr("parvis.web.tables.undoable.reveals", lambda *_: True)
    own = words(newest(at), [seat])
    until_asked(at, seat)
    assert words(newest(at), [seat])[len(own) :] == [f"{seat} {chosen[0]}"]
    assert newest(at).movers == 1 << seat
    rest = Plan.objects.get()
    assert (rest.lost, [one[0] for one in rest.turn]) == (plans.REVEALED, chosen[1:])
    assert text("plan-lost-revealed") in told_of(people[seat], at)


def longer_turn(at: Table, seat: int) -> tuple[list[str], str]:
    """A turn of several decisions that a seat can plan."""
    playing = TableGame.of(newest(at))
    for first in playing.game.catalogue:
        found = plans.rehearsal(playing, seat, [first])
        if found and found.labels and found.goes_on:
            second = playing.game.catalogue[legal_decisions(playing.game, found.scenes[0], seat)[0]]
            whole = plans.rehearsal(playing, seat, [first, second])
            assert whole is not None
            return [first, second], whole.brings
    pytest.fail("no card asks anything")


def test_a_part_of_a_turn_is_played_and_the_rest_is_asked() -> None:
    at, _, seat = at_cards(two())
    chosen, _ = longer_turn(at, seat)
    plan_turn(at, seat, chosen[:1])
    until_asked(at, seat)
    assert words(newest(at), [seat])[-1] == f"{seat} {chosen[0]}"
    assert newest(at).movers == 1 << seat
    assert not Plan.objects.exists()


def test_a_turn_is_planned_amid_the_move_of_somebody_else() -> None:
    at = at_action(two(), time_mode="live")
    (mover,) = seats_of(at.movers)
    at_rest = a_turn(at, 1 - mover)
    first = next(words for words in legal(at, mover) if words not in ("pass", "reroll"))
    decide(at.pk, at.number, mover, first, at.revision)
    assert newest(at).movers == 1 << mover, "amid a turn"
    assert a_turn(at, 1 - mover) == at_rest


def test_a_plan_is_too_late_once_one_is_asked() -> None:
    people = two()
    at, _, seat = at_cards(people)
    chosen, brings = a_turn(at, seat)
    until_asked(at, seat)
    number = newest(at).number
    late = visitor(people[seat]).post(f"/tables/{at.pk}/plan", seat=seat, made=quote_plus(chosen[0]), brings=brings)
    assert late.status == 409
    assert text("notice-your-turn") in late.text
    assert newest(at).number == number
    assert not Plan.objects.exists()


def test_a_bot_that_sits_in_ends_a_plan() -> None:
    at, _, seat = at_cards(three())
    chosen, _ = a_turn(at, seat)
    plan_turn(at, seat, chosen)
    Table.objects.filter(pk=at.pk).update(bots=1 << seat)
    until_asked(at, seat)
    assert newest(at).movers == 1 << seat
    assert Plan.objects.exists(), "nothing is carried out for a bot"
    decided(at, -1, seat)
    assert not Plan.objects.exists()


def test_nobody_plans_alone_with_bots_or_for_two_seats() -> None:
    at, _, seat = at_cards(two())
    assert plans.planner(at, Viewer(1 << seat, seat)) == seat
    assert plans.planner(at, Viewer(0b11, seat)) is None
    assert plans.planner(at, Viewer(0, None)) is None
    at.seats[1 - seat]["player"] = "bot:random"
    assert plans.planner(at, Viewer(1 << seat, seat)) is None


@pytest.mark.each_database
def test_a_plan_is_carried_out_once_whoever_else_decides_at_that_moment() -> None:
    at, mover, seat = at_cards(two())
    chosen, brings = a_turn(at, seat)
    plan_turn(at, seat, chosen, brings)
    at = newest(at)
    first = legal(at, mover)[0]
    ready, outcomes = Barrier(3), []

    def decides(who: int, words: str) -> None:
        ready.wait()
        try:
            decide(at.pk, at.number, who, words, at.revision)
            outcomes.append("made")
        except GameError:
            outcomes.append("refused")
        finally:
            connection.close()

    clicks = [(mover, first), (mover, first), (seat, chosen[0])]
    threads = [Thread(target=decides, args=click) for click in clicks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes) == ["made", "refused", "refused"]
    until_asked(at, seat)
    made = words(newest(at))
    assert [made.count(f"{seat} {one}") for one in chosen] == [1] * len(chosen)
    assert list(at.steps.order_by("number").values_list("number", flat=True)) == list(range(newest(at).number))
    assert not Plan.objects.exists()


def test_the_page_plays_a_turn_ahead_and_keeps_it() -> None:
    people = two()
    at, mover, seat = at_cards(people)
    planner = visitor(people[seat])
    chosen, brings = longer_turn(at, seat)
    address = f"/tables/{at.pk}/plan"
    assert text("plan") in planner.open(at).text
    assert f'value="{quote_plus(chosen[0])}"' in planner.get(address).html
    made = [quote_plus(one) for one in chosen]
    page = planner.get(f"{address}?made={quote_plus(made[0])}&decision={quote_plus(made[1])}")
    assert f'value="{brings}"' in page.html
    kept = planner.post(address, seat=seat, made=made, brings=brings)
    assert text("plan-made") in kept.text
    assert text("plan-present") in planner.get(address).html
    assert visitor(people[mover]).get(address).text == visitor(people[mover]).open(at).text
    assert visitor(people[mover]).post(address, seat=seat, cancel="yes").status == 403
    assert visitor(person("Dora")).get(address).status in (403, 404)
    shorter = planner.get(f"{address}?made={made[0]}&made=nonsense")
    assert text("plan-shorter") in shorter.text
    for wrong in ({"made": "nonsense"}, {"made": made[0], "brings": "x"}, {"made": [made[0]] * 99}, {}):
        assert planner.post(address, seat=seat, **wrong).status == 400
    assert [one[0] for one in Plan.objects.get().turn] == chosen
    planner.post(address, seat=seat, cancel="yes")
    assert not Plan.objects.exists()
    until_asked(at, seat)
    asked = visitor(people[seat], htmx=True)
    assert asked.get(address).headers["HX-Redirect"] == f"/tables/{at.pk}"


@pytest.mark.each_database
def test_a_plan_made_while_its_seat_comes_to_be_asked_is_carried_out_or_refused() -> None:
    people = two()
    at, mover, seat = at_cards(people)
    chosen, brings = a_turn(at, seat)
    while is_asked_more(at, mover):
        decided(at, seat=mover)
    at = newest(at)
    last = legal(at, mover)[0]
    ready, outcomes = Barrier(2), []
    planner = visitor(people[seat])
    form = {"seat": seat, "made": [quote_plus(one) for one in chosen], "brings": brings}

    def decides() -> None:
        ready.wait()
        decide(at.pk, at.number, mover, last, at.revision)
        connection.close()

    def plans_ahead() -> None:
        ready.wait()
        outcomes.append(planner.post(f"/tables/{at.pk}/plan", **form).status)
        connection.close()

    threads = [Thread(target=decides), Thread(target=plans_ahead)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    own = [one for one in words(newest(at), [seat]) if one in [f"{seat} {word}" for word in chosen]]
    assert outcomes[0] in (200, 409)
    assert own == ([f"{seat} {one}" for one in chosen] if outcomes[0] == 200 else [])
    assert not Plan.objects.exists()


def is_asked_more(at: Table, seat: int) -> bool:
    """Whether the first decision that a seat can make leaves its turn open."""
    playing = TableGame.of(newest(at))
    playing.game.apply(playing.state, seat, playing.legal(seat)[0])
    return playing.movers == [seat]
