"""Taking back: as far as nothing was revealed and nobody else did anything, and never further."""

from dataclasses import replace
from random import Random
from threading import Barrier, Thread
from typing import Any

import pytest
from django.db import connection

from parvis.engine import record, registry
from parvis.engine.contract import Game, seats_of
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.web.models import Table
from parvis.web.tables import archive, undoable
from parvis.web.tables.deciding import Outdated, choices, decide
from parvis.web.tables.table_game import TableGame, replayed
from parvis.web.tables.undoing import undo
from parvis.web.texts import text
from tests.web.visiting import Visitor, bots_move_on, legal, newest, table, words

pytestmark = pytest.mark.each_database


def make(at: Table, which: int = 0) -> None:
    """Make a decision for the first who is asked."""
    at = newest(at)
    playing = TableGame.of(at)
    kept_back = choices(at)
    seat = next(seat for seat in playing.movers if seat not in kept_back)
    decide(at.pk, at.number, seat, legal(at, seat)[which], at.revision)


def at_own_question(players: str = "human human", game: str = "notre-dame") -> Table:
    """A table where one person alone has to decide."""
    at = table(players, game)
    for _ in range(60):
        bots_move_on()
        at = newest(at)
        movers = TableGame.of(at).movers
        if len(movers) == 1 and not at.bots >> movers[0] & 1:
            return at
        make(at)
    raise AssertionError("nobody is asked alone")


def can_undo(at: Table) -> int:
    """How many steps can be undone."""
    return undoable.own_steps(newest(at))


def check_steps(at: Table) -> None:
    """Numbers are continuous, and the steps lead to the state that is kept."""
    at = newest(at)
    assert [step.number for step in at.steps.order_by("number")] == list(range(at.number))
    playing = TableGame.of(at)
    assert replayed(at, playing.game) == playing.state
    assert at.movers == playing.game.movers(playing.state)


def test_the_last_step_is_taken_back_and_is_gone() -> None:
    at = at_own_question()
    before, steps = newest(at), words(at)
    make(at)
    assert can_undo(at) == 1
    after = newest(at)
    undo(at.pk, after.number, after.revision, after.turn_seat or 0, whole=False)
    assert words(at) == steps
    assert bytes(newest(at).state) == bytes(before.state)
    assert can_undo(at) == 0
    check_steps(at)


def test_one_step_or_the_whole_turn() -> None:
    at = at_own_question()
    start = at.number
    while can_undo(at) < 2:
        if newest(at).turn_seat is None:
            start = newest(at).number
        make(at, -1)
    at = newest(at)
    start, seat = at.turn_number, at.turn_seat
    assert seat is not None
    undo(at.pk, at.number, at.revision, seat, whole=False)
    assert (newest(at).number, can_undo(at)) == (at.number - 1, at.number - 1 - start)
    check_steps(at)
    make(at, -1)
    at = newest(at)
    undo(at.pk, at.number, at.revision, seat, whole=True)
    assert newest(at).number == start
    check_steps(at)


def test_what_chance_revealed_stays() -> None:
    at = table("human human")
    make(at)
    make(at)
    assert NATURE in {step.seat for step in newest(at).steps.order_by("-number")[:1]}
    assert can_undo(at) == 0
    playing = TableGame.of(newest(at))
    seat = playing.movers[0]
    decide(at.pk, newest(at).number, seat, "take card")
    assert can_undo(at) == 0


def test_a_step_that_shows_hidden_cards_without_any_chance_stays() -> None:
    game = registry.find("notre-dame")
    play = Play(game, 2, {})
    while play.movers() == [NATURE]:
        play.step(NATURE, play.legal(NATURE)[0])
    seat = play.movers()[0]
    decision = play.legal(seat)[0]

    def shows(state: Any) -> bool:
        return seat not in seats_of(game.movers(state))

    def seen_by_peeping(state: Any, onlooker: int | None) -> dict[str, Any]:
        theirs = game.view(state, 1 - seat)["families"][1 - seat]["cards"]
        return {**game.view(state, onlooker), "peeped": theirs if shows(state) else []}

    def dealt_where_hidden(state: Any, onlooker: int, chance: Any) -> None:
        if not shows(state):
            game.determinize(state, onlooker, chance)

    before, after = play.state.copy(), play.state.copy()
    game.apply(after, seat, decision)
    assert not undoable.reveals(game, before, after, seat, decision)
    peeping = replace(game, view=seen_by_peeping, determinize=dealt_where_hidden)
    assert undoable.reveals(peeping, before, after, seat, decision)


@pytest.mark.parametrize("name", ["tiny", "notre-dame", "troyes"])
def test_a_step_reveals_what_the_views_of_all_deals_tell(name: str) -> None:
    game, random = registry.find(name), Random(8)
    play, outcomes = Play(game, 2, {}), []
    for _ in range(160):
        if play.over:
            break
        seat = play.movers()[0]
        decision = random.choice(play.legal(seat))
        before = play.state.copy()
        play.step(seat, decision)
        if seat != NATURE and len(outcomes) < 24:
            outcomes.append(undoable.reveals(game, before, play.state, seat, decision))
            assert outcomes[-1] == told_by_views(game, before, play.state, seat, decision)
    assert False in outcomes


def told_by_views(game: Game, before: Any, after: Any, seat: int, decision: int) -> bool:
    """Whether views of the seat tell anything new, in any of the deals."""
    views = []
    for trial in range(undoable.TRIALS):
        other = undoable.dealt_again(game, before, seat, trial)
        game.apply(other, seat, decision)
        views.append(game.view(other, seat))
    return any(view != game.view(after, seat) for view in views)


def test_a_common_decision_stays_once_all_have_chosen() -> None:
    at = table("human bot:random bot:random", "notre-dame")
    bots_move_on()
    assert len(TableGame.of(newest(at)).movers) > 1
    make(at)
    assert can_undo(at) == 0


def test_what_another_did_after_it_ends_it() -> None:
    at = at_own_question()
    seats = set()
    while len(seats) < 2:
        make(at)
        at = newest(at)
        if at.turn_seat is not None:
            seats.add(at.turn_seat)
            assert set(at.steps.filter(number__gte=at.turn_number).values_list("seat", flat=True)) == {at.turn_seat}
            for other in {0, 1} - {at.turn_seat}:
                with pytest.raises(Outdated):
                    undo(at.pk, at.number, at.revision, other, whole=True)
        check_steps(at)


def test_bots_take_nothing_back_and_end_what_could_be_among_several_people() -> None:
    at = at_own_question("human human bot:random")
    while can_undo(at) == 0 or not newest(at).movers & newest(at).bots:
        make(at)
        if not newest(at).movers & newest(at).bots:
            continue
        if can_undo(at):
            break
        bots_move_on()
    before = newest(at)
    bots_move_on()
    assert can_undo(at) == 0 or newest(at).turn_number >= before.number
    with pytest.raises(Outdated):
        undo(at.pk, before.number, before.revision, 0, whole=False)


def test_a_finished_game_stays() -> None:
    at = table("human human")
    while not newest(at).finished:
        make(at)
    assert can_undo(at) == 0
    for seat in (0, 1):
        with pytest.raises(Outdated):
            undo(at.pk, newest(at).number, newest(at).revision, seat, whole=True)
    record.verify(archive.of(newest(at)))


def test_two_clicks_at_once_undo_one_step() -> None:
    at = at_own_question()
    while can_undo(at) < 2:
        make(at, -1)
    at = newest(at)
    seat = at.turn_seat or 0
    race(
        lambda: undo(at.pk, at.number, at.revision, seat, whole=False),
        lambda: undo(at.pk, at.number, at.revision, seat, whole=False),
    )
    assert newest(at).number == at.number - 1
    check_steps(at)


def test_taking_back_and_a_bots_step_at_once_leave_one_of_them() -> None:
    for _ in range(4):
        at = at_own_question("human bot:random")
        while not (can_undo(at) and newest(at).movers & newest(at).bots):
            make(at)
            if not can_undo(at):
                bots_move_on()
        before = newest(at)
        playing = TableGame.of(before)
        bot = playing.movers[0]
        first = legal(at, bot)[0]
        outcomes = race(
            lambda at=before: undo(at.pk, at.number, at.revision, 0, whole=False),
            lambda at=before, bot=bot, first=first: decide(at.pk, at.number, bot, first, at.revision),
        )
        assert sorted(outcomes) == ["made", "outdated"]
        check_steps(at)
        Table.objects.all().delete()


def race(*deeds: Any) -> list[str]:
    """Do all at the same moment; how they came out."""
    ready, outcomes = Barrier(len(deeds)), []

    def do(deed: Any) -> None:
        ready.wait()
        try:
            deed()
            outcomes.append("made")
        except Outdated:
            outcomes.append("outdated")
        finally:
            connection.close()

    threads = [Thread(target=do, args=[deed]) for deed in deeds]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(outcomes) == len(deeds)
    return outcomes


def test_a_decision_for_the_question_before_the_taking_back_is_refused() -> None:
    at = at_own_question()
    while can_undo(at) < 1:
        make(at)
    at = newest(at)
    seat = TableGame.of(at).movers[0]
    first = legal(at, seat)[0]
    undo(at.pk, at.number, at.revision, at.turn_seat or 0, whole=False)
    make(at)
    assert newest(at).number >= at.number
    with pytest.raises(Outdated):
        decide(at.pk, at.number, seat, first, at.revision)


@pytest.mark.parametrize("htmx", [False, True])
def test_the_page_offers_it_only_while_it_is_possible(htmx: bool) -> None:
    at = at_own_question("human bot:random")
    visitor = Visitor(htmx)
    assert visitor.open(at).undoable is None
    while not can_undo(at):
        bots_move_on()
        page = visitor.decide(at)
    assert page.undoable == 0
    back = visitor.undo(at, page)
    assert text("notice-too-late") not in back.text
    assert newest(at).revision == 1
    again = visitor.undo(at, page)  # the same click, twice
    assert text("notice-too-late") not in again.text
    assert newest(at).revision == 1
    visitor.decide(at)
    late = visitor.undo(at, page)
    assert late.status == 409
    assert text("notice-too-late") in late.text
    check_steps(at)


def test_after_the_curtain_fell_it_can_be_taken_back_and_shows_no_hand() -> None:
    at = at_own_question()
    visitor = Visitor()
    while True:
        page = visitor.open(at)
        page = visitor.lift(at, page.curtains[0]) if page.seat is None else page
        seat, page = page.seat, visitor.decide(at, page=page)
        if page.curtains and page.undoable == seat:
            break
    back = visitor.undo(at, page)
    assert (back.curtains[0], back.decisions) == (seat, [])
    other = 1 - (seat or 0)
    make(at)
    if newest(at).movers == 1 << other:
        assert visitor.lift(at, other).undoable is None


@pytest.mark.parametrize("whole", [False, True])
def test_what_can_be_taken_back_outlives_a_change_of_layout(whole: bool) -> None:
    at = at_own_question()
    while can_undo(at) < 2:
        make(at, -1)
    Table.objects.filter(pk=at.pk).update(layout="older", state=b"", turn_state=b"in another order")
    before = newest(at)
    undo(at.pk, before.number, before.revision, before.turn_seat or 0, whole)
    assert newest(at).number == (before.turn_number if whole else before.number - 1)
    check_steps(at)


@pytest.mark.parametrize("game", ["notre-dame", "troyes"])
def test_alone_with_bots_the_last_turn_goes_back_with_what_they_did_since(game: str) -> None:
    at = table("human bot:random bot:random", game)
    seen = 0
    for _ in range(60):
        at = newest(at)
        if at.turn_over and at.movers == 1:
            since = [step.seat for step in at.steps.filter(number__gte=at.turn_number).order_by("number")]
            assert since[0] == 0
            assert {1, 2} & set(since) == set(since) - {0} != set()
            assert 'id="undo-last"' in Visitor().open(at).html
            stays, before = at.turn_number, words(at)
            undo(at.pk, at.number, at.revision, 0, whole=bool(seen % 2))
            assert words(at) == before[:stays]
            check_steps(at)
            assert newest(at).movers == 1
            assert can_undo(at) == 0
            seen += 1
        make(at, -1)
        bots_move_on()
    assert seen > 3


@pytest.mark.parametrize("players", ["human human bot:random", "bot:random human human"])
def test_with_another_person_a_turn_is_over_for_good_once_somebody_else_has_decided(players: str) -> None:
    at = table(players, "troyes")
    for _ in range(30):
        make(at)
        bots_move_on()
        assert not newest(at).turn_over
