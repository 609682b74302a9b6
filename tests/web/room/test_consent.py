"""Taking back further than one may alone, and pauses: what the others have to agree to."""

import re
from typing import Any

import pytest

from parvis.engine.contract import seats_of
from parvis.engine.questions import NATURE
from parvis.engine.refusals import GameError
from parvis.web.background.keeper import Keeper
from parvis.web.models import Table
from parvis.web.people.models import Person
from parvis.web.room import clocks, consent
from parvis.web.room.consent import ALWAYS, NO, PAUSE, UNDO, WITHDRAW, YES
from parvis.web.room.models import Affairs, Sitting
from parvis.web.room.ways_back import MOST, ways_back
from parvis.web.tables.deciding import Outdated, choices
from parvis.web.tables.table_game import TableGame, replayed
from parvis.web.texts import text
from tests.web.club import person, shared, visitor
from tests.web.room.test_clocks import LIVE, asked_alone, decided, draft, three, two
from tests.web.room.ticking import Ticking, seconds
from tests.web.visiting import Visitor, bots_move_on, newest, table, words

pytestmark = pytest.mark.usefixtures("club")


def played(people: list[Person], steps: int = 30, game: str = "notre-dame", **terms: Any) -> Table:
    """A table after some steps, at which one person alone is asked."""
    at = shared(*people, game=game, **terms)
    first = at.number
    while newest(at).number < first + steps or clocks.is_common(newest(at).movers):
        bots_move_on()
        decided(at)
    bots_move_on()
    return newest(at)


def check_whole(at: Table) -> None:
    """Numbers are continuous, and the steps lead to the state that is kept."""
    at = newest(at)
    assert [step.number for step in at.steps.order_by("number")] == list(range(at.number))
    playing = TableGame.of(at)
    assert replayed(at, playing.game) == playing.state
    assert at.movers == playing.game.movers(playing.state)
    assert at.move_number <= at.number


def ask_back(at: Table, seat: int, which: int = 0) -> int:
    """Ask to take back one of the seat's latest decisions; how many steps would stay."""
    way = ways_back(at, seat)[which]
    consent.ask(at.pk, at.number, at.revision, seat, UNDO, way.step)
    return way.number


def offer_of(at: Table) -> consent.Offer:
    """What is asked at the table."""
    found = consent.offer_of(newest(at), Affairs.objects.get(table=at))
    assert found is not None
    return found


@pytest.mark.each_database
def test_all_others_agree_and_the_game_goes_back() -> None:
    at = played(three())
    stay, before = ask_back(at, 1, 2), words(at)
    assert words(at) == before
    consent.reply(at.pk, offer_of(at).revision, 0, YES)
    assert words(at) == before
    consent.reply(at.pk, offer_of(at).revision, 2, YES)
    assert words(at) == before[:stay]
    assert newest(at).movers >> 1 & 1
    assert newest(at).turn_seat is None
    assert Affairs.objects.get(table=at).offer is None
    check_whole(at)
    decided(at)
    check_whole(at)


def test_one_no_is_enough_and_is_told() -> None:
    people = three()
    at = played(people)
    ask_back(at, 1)
    before = words(at)
    anna, bruno, clara = map(visitor, people)
    assert "Bruno asks to take back" in clara.open(at).text
    anna.post(f"/tables/{at.pk}/reply", seat=0, offer=offer_of(at).revision, reply="yes")
    clara.post(f"/tables/{at.pk}/reply", seat=2, offer=offer_of(at).revision, reply="no")
    assert words(at) == before
    page = bruno.open(at)
    assert "Anna: yes" in page.text
    assert "Clara: no" in page.text
    assert bruno.post(f"/tables/{at.pk}/offer", **form(at), seat=1, kind="undo", to=0).status == 400
    with pytest.raises(Outdated):
        consent.reply(at.pk, offer_of(at).revision, 0, YES)
    decided(at)
    assert "asks to take back" not in anna.open(at).text


def form(at: Table) -> dict[str, int]:
    """What a page made now would send."""
    at = newest(at)
    return {"number": at.number, "revision": at.revision}


def test_only_the_one_asked_replies_and_only_the_asker_withdraws() -> None:
    people = three()
    at = played(people)
    ask_back(at, 1)
    revision = offer_of(at).revision
    before = words(at)
    for seat, answer in ((1, YES), (0, WITHDRAW), (0, "perhaps"), (5, YES)):
        with pytest.raises(GameError):
            consent.reply(at.pk, revision, seat, answer)
    bruno = visitor(people[1])
    assert bruno.post(f"/tables/{at.pk}/reply", seat=0, offer=revision, reply="yes").status == 403
    assert visitor(person("Dora")).post(f"/tables/{at.pk}/reply", seat=0, offer=revision, reply="yes").status == 403
    assert bruno.post(f"/tables/{at.pk}/reply", seat=1, offer="x", reply="yes").status == 400
    assert offer_of(at).yes == [people[1].pk]
    assert "asks to take back" in bruno.open(at).text.replace("You ask", "Bruno asks")
    bruno.post(f"/tables/{at.pk}/reply", seat=1, offer=revision, reply="withdraw")
    assert Affairs.objects.get(table=at).offer is None
    assert words(at) == before


def test_who_says_always_is_not_asked_again_here() -> None:
    people = two()
    at = played(people)
    ask_back(at, 0)
    consent.reply(at.pk, offer_of(at).revision, 1, ALWAYS)
    assert Sitting.objects.get(table=at, seat=1).agrees
    decided(at)
    at = newest(at)
    stay = ask_back(at, 0)
    assert newest(at).number == stay
    at = newest(at)
    assert ways_back(at, 1)
    ask_back(at, 1)
    assert newest(at).number == at.number  # Anna has not said so


def test_what_is_asked_is_over_when_anybody_decides_or_undoes() -> None:
    at = played(two())
    ask_back(at, 0)
    revision = offer_of(at).revision
    decided(at)
    assert Affairs.objects.get(table=at).offer is None
    with pytest.raises(Outdated):
        consent.reply(at.pk, revision, 1, YES)
    check_whole(at)


def test_a_choice_that_is_kept_back_does_not_end_it() -> None:
    people = three()
    at = played(people)
    while not clocks.is_common(newest(at).movers):
        decided(at)
    at = newest(at)
    ask_back(at, 0)
    clara = visitor(people[2])
    before = clara.open(at).bare
    decided(at, seat=1)
    assert clara.open(at).bare == before
    consent.reply(at.pk, offer_of(at).revision, 1, YES)
    consent.reply(at.pk, offer_of(at).revision, 2, YES)
    assert choices(newest(at)) == {}
    check_whole(at)


def test_one_goes_back_to_all_of_a_common_decision() -> None:
    at = draft(three())
    for seat in (2, 0, 1):
        decided(at, seat=seat)
    while not clocks.is_common(newest(at).movers):
        decided(at)
    for seat in (2, 0, 1):
        decided(at, seat=seat)
    at = newest(at)
    common = [way for way in ways_back(at, 2) if way.step != way.number]
    assert len(common) == 2
    for way in common:
        seats = list(at.steps.filter(number__gte=way.number, number__lte=way.step).values_list("seat", flat=True))
        assert seats == [0, 1, 2]
        assert way.since.seen
    first = common[-1]
    consent.ask(at.pk, at.number, at.revision, 2, UNDO, first.step)
    for seat in (0, 1):
        consent.reply(at.pk, offer_of(at).revision, seat, YES)
    assert newest(at).number == first.number
    assert newest(at).movers == 0b111
    draws = first.since.chance
    assert newest(at).fair_returns == ([{"step": first.number, "seat": 2, "draws": draws}] if draws else [])
    check_whole(at)


def test_what_is_asked_for_has_to_be_an_own_late_decision() -> None:
    at = played(two(), 80)
    ways = ways_back(at, 0)
    assert len(ways) == MOST
    own = set(at.steps.filter(seat=0).values_list("number", flat=True))
    others = set(at.steps.exclude(seat=0).values_list("number", flat=True))
    for step in (min(others), max(others), min(own), at.number, 10**8):
        with pytest.raises(GameError):
            consent.ask(at.pk, at.number, at.revision, 0, UNDO, step)
    with pytest.raises(Outdated):
        consent.ask(at.pk, at.number - 1, at.revision, 0, UNDO, ways[0].step)
    with pytest.raises(GameError):
        consent.ask(at.pk, at.number, at.revision, 0, "cheat", ways[0].step)
    assert newest(at).revision == at.revision


def test_it_is_told_what_has_happened_since() -> None:
    at = played(two(), 60)
    for seat in (0, 1):
        for way in ways_back(at, seat):
            movers = list(at.steps.filter(number__gte=way.number).values_list("seat", flat=True))
            assert way.since.chance == movers.count(NATURE)
            assert way.since.others == movers.count(1 - seat)
    bruno = visitor(at.host)
    page = bruno.get(f"/tables/{at.pk}/take-back")
    assert text("take-back-ask") in page.text
    drawn = [way.since.chance for seat in (0, 1) for way in ways_back(at, seat) if way.since.chance > 0]
    assert any(text("since-chance", count=count) in page.text for count in drawn)


def test_what_others_may_not_know_is_not_in_what_they_are_asked() -> None:
    people = two()
    at = draft(people, game="notre-dame")
    kept = {seat: decided_words(at, seat) for seat in (0, 1)}
    at = newest(at)
    asked = next(way for way in ways_back(at, 1) if at.steps.get(number=way.step).words == kept[1])
    consent.ask(at.pk, at.number, at.revision, 1, UNDO, asked.step)
    mine, theirs = visitor(people[1]).open(at), visitor(people[0]).open(at)
    told = [part(page.html) for page in (mine, theirs)]
    assert "Bruno keeps" not in told[1] or "the" not in told[1].split("Bruno keeps")[1][:5]
    assert told[0] != told[1]


def part(html: str) -> str:
    """What the page tells of the offer."""
    return html.split('id="offer"')[1].split('id="whose-turn"')[0]


def decided_words(at: Table, seat: int) -> str:
    """Let a seat decide; returns the words of its decision."""
    decided(at, seat=seat)
    kept = choices(newest(at)).get(seat)
    return kept or str(at.steps.filter(seat=seat).order_by("-number").values_list("words", flat=True)[0])


def alone(**terms: Any) -> tuple[Table, Visitor]:
    """A person against bots, and their browser."""
    anna = person("Anna")
    browser = visitor(anna)
    browser.post("/tables/quick?game=notre-dame", name="Anna")
    at = Table.objects.get()
    Table.objects.filter(pk=at.pk).update(terms=terms, pace=0)
    for _ in range(2):
        bots_move_on()
        browser.decide(at)
    bots_move_on()
    return newest(at), browser


def test_alone_with_bots_one_goes_back_to_any_step_at_once() -> None:
    at, anna = alone()
    ways = ways_back(at, 0, None)
    page = anna.get(f"/tables/{at.pk}/take-back")
    assert page.html.count('name="to"') == len(ways) >= 2
    anna.post(f"/tables/{at.pk}/offer", **form(at), seat=0, kind="undo", to=ways[-1].step)
    assert newest(at).number == ways[-1].number
    check_whole(at)
    bots_move_on()
    assert anna.open(at).decisions


def test_for_a_rating_nobody_goes_back_over_what_was_revealed() -> None:
    at, anna = alone(rated=True)
    ways = ways_back(at, 0, None)
    before = words(at)
    assert not consent.is_free(at)
    anna.post(f"/tables/{at.pk}/offer", **form(at), seat=0, kind="undo", to=ways[-1].step)
    assert words(at) == before


def test_two_people_at_one_screen_are_not_alone() -> None:
    assert not consent.is_free(table("human human"))
    assert not consent.is_free(shared(*two()))
    assert consent.is_free(table("human bot:random"))


@pytest.mark.parametrize("away", ["away", "gone"])
def test_who_is_only_away_keeps_the_other_from_going_back_at_will(away: str) -> None:
    at = shared(*two())
    seats = newest(at).seats
    seats[1] |= {"stand_in": "random"} | ({"gone": True} if away == "gone" else {})
    assert consent.is_free(Table(seats=seats)) == (away == "gone")


def test_a_pause_stops_all_clocks_until_somebody_resumes(ticking: Ticking) -> None:
    people = two()
    at = asked_alone(people, **LIVE)
    (mover,) = seats_of(at.movers)
    anna, other = visitor(people[mover]), visitor(people[1 - mover])
    ticking.pass_by(seconds=100)
    other.post(f"/tables/{at.pk}/offer", **form(at), seat=1 - mover, kind="pause")
    ticking.pass_by(seconds=50)
    assert seconds(at, mover) == 450
    anna.post(f"/tables/{at.pk}/reply", seat=mover, offer=offer_of(at).revision, reply="yes")
    ticking.pass_by(days=3)
    Keeper().look()
    assert seconds(at, mover) == 450
    page = anna.open(at)
    assert text("turn-paused") in page.text
    assert page.decisions == []
    assert newest(at).bots == 0
    with pytest.raises(GameError, match="paused"):
        decided(at)
    other.post(f"/tables/{at.pk}/resume")
    ticking.pass_by(seconds=1)
    assert seconds(at, mover) == 449
    assert anna.open(at).decisions
    assert other.post(f"/tables/{at.pk}/resume").status == 409
    decided(at)


def test_a_pause_tells_nobody_who_has_chosen(ticking: Ticking) -> None:
    people = three()
    at = draft(people, **LIVE)
    clara = visitor(people[2])
    consent.ask(at.pk, at.number, at.revision, 0, PAUSE)
    consent.reply(at.pk, offer_of(at).revision, 1, YES)
    consent.reply(at.pk, offer_of(at).revision, 2, YES)
    ticking.pass_by(seconds=90)
    before = clara.open(at).bare
    consent.resume(at.pk)
    running = clara.open(at).bare
    decided(at, seat=0)
    assert clara.open(at).bare == running
    at = newest(at)
    consent.ask(at.pk, at.number, at.revision, 0, PAUSE)
    for seat in (1, 2):
        consent.reply(at.pk, offer_of(at).revision, seat, YES)
    paused = clara.open(at)
    assert strip(paused.bare) == strip(before)


def strip(html: str) -> str:
    """A page without the number of its revision."""
    return re.sub(r"revision=\d+|value=\"\d+\"|data-value=\"[\d.]+\"|data-asked=\"[\d.]+\"", "", html)


def test_without_clocks_there_is_nothing_to_pause() -> None:
    at = played(two())
    with pytest.raises(GameError):
        consent.ask(at.pk, at.number, at.revision, 0, PAUSE)


def test_refusing_a_pause_changes_nothing(ticking: Ticking) -> None:
    at = asked_alone(two(), **LIVE)
    consent.ask(at.pk, at.number, at.revision, 0, PAUSE)
    consent.reply(at.pk, offer_of(at).revision, 1, NO)
    (mover,) = seats_of(at.movers)
    ticking.pass_by(seconds=5)
    assert seconds(at, mover) == 595
    with pytest.raises(Outdated):
        consent.resume(at.pk)
