"""Bots wait before each of their moves, not before each decision, and not at all when people are in a hurry."""

import re

import pytest

from parvis.bots import Bot, InformationState, registry
from parvis.bots.moves import FORESEEN, Rest, foreseen
from parvis.engine.questions import NATURE
from parvis.engine.refusals import GameError
from parvis.web.background.worker import BotWorker, thought_out
from parvis.web.models import Table
from parvis.web.tables import history
from parvis.web.tables.deciding import choices, decide, decide_all
from parvis.web.tables.pace import LEAST
from parvis.web.tables.table_game import TableGame
from parvis.web.tables.undoing import undo
from parvis.web.texts import text
from tests.web.visiting import Visitor, bots_move, legal, newest, table, words

PACE = 7.0
SHORTEST = 1e-6  # seconds: less would be lost in the sum
LADIES = {"cards": "both", "events": "both", "purple": True, "ramparts": True}


class Clock:
    """A clock that goes on only when somebody waits."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The one by which bots wait."""
    made = Clock()
    monkeypatch.setattr("parvis.web.background.worker.time.monotonic", made)
    return made


def at_pace(players: str, game: str = "tiny", seconds: float = PACE, **options: str | bool) -> Table:
    """A table where bots wait for so long."""
    at = table(players, game, **options)
    Table.objects.filter(pk=at.pk).update(pace=int(1000 * seconds))
    return newest(at)


def people_asked(at: Table) -> list[int]:
    """People who are to decide."""
    chosen = choices(at)
    return [seat for seat in TableGame.of(newest(at)).movers if not at.bots >> seat & 1 and seat not in chosen]


def bots_play(at: Table, worker: BotWorker, clock: Clock) -> float:
    """Let bots go on until a person is asked or the game is over; how long that takes."""
    before = clock.seconds
    while not newest(at).finished and not people_asked(at):
        if not bots_move(worker) and worker.decided:
            clock.seconds += max(worker.idle, SHORTEST)
    return clock.seconds - before


def person_decides(at: Table) -> None:
    """The first decision of whoever is asked."""
    at = newest(at)
    seat = people_asked(at)[0]
    decide(at.pk, at.number, seat, legal(at, seat)[0], at.revision)


def person_plays_until_bots_wait(at: Table, worker: BotWorker) -> Table:
    """Go on to where a bot's move is thought out, and it waits."""
    for _ in range(300):
        while bots_move(worker):
            pass
        if worker.decided:
            return newest(at)
        person_decides(at)
    raise AssertionError("no bot waits")


def moves_begun_by_bots(at: Table) -> list[int]:
    """After how many steps of the table's game a move began in which a bot was the first to decide, alone."""
    playing, starts = TableGame.of(at), {history.first_decision(at), *history.pauses(at)}
    bots = {1 << seat for seat in range(len(at.seats)) if at.bots >> seat & 1}
    return [number for number in starts if playing.game.movers(history.table_game_at(at, number).state) in bots]


def begins_part(at: Table, number: int) -> bool:
    """Whether a part of the game ended with the last decision before so many steps, or since."""
    decided = at.steps.exclude(seat=NATURE).filter(number__lt=number).order_by("-number").first()
    return decided is not None and any(decided.number < part.number <= number for part in history.parts(at))


@pytest.mark.parametrize(
    ("players", "game", "options"),
    [
        ("human bot:random bot:random", "tiny", {}),
        pytest.param("human bot:random bot:random bot:random", "notre-dame", {}, marks=pytest.mark.soak),
        ("bot:random human bot:random human", "notre-dame", {"new_persons": True}),
        pytest.param("human bot:random bot:random bot:random", "troyes", {}, marks=pytest.mark.soak),
        ("bot:random human bot:random", "troyes", LADIES),
    ],
)
def test_a_whole_game_takes_one_wait_for_each_move_that_bots_begin_and_more_where_a_card_lies_on_the_board(
    players: str, game: str, options: dict[str, str | bool], clock: Clock
) -> None:
    at, worker, waited = at_pace(players, game, **options), BotWorker(), 0.0
    while not newest(at).finished:
        waited += bots_play(at, worker, clock)
        if not newest(at).finished:
            person_decides(at)
    begun = moves_begun_by_bots(newest(at))
    assert waited == PACE * len(begun) + LEAST * sum(begins_part(at, number) for number in begun) > 0


def test_what_a_bot_decides_in_a_move_is_saved_all_at_once(clock: Clock) -> None:
    at, worker = at_pace("bot:greedy human", "troyes"), BotWorker()
    longest = 0
    while not newest(at).finished:
        before = newest(at).number
        if bots_move(worker):
            made = list(at.steps.filter(number__gte=before).order_by("number").values_list("seat", flat=True))
            longest = max(longest, len(made) - made.count(NATURE))
        elif worker.decided:
            clock.seconds += worker.idle
        else:
            person_decides(at)
    assert longest > 3
    assert [step.number for step in at.steps.order_by("number")] == list(range(newest(at).number))


def test_decisions_that_belong_together_are_all_made_or_none() -> None:
    at = table("human bot:random", "notre-dame")
    while len(TableGame.of(newest(at)).movers) > 1:
        seat = next(seat for seat in TableGame.of(newest(at)).movers if seat not in choices(at))
        decide(at.pk, newest(at).number, seat, legal(at, seat)[0])
    at, before = newest(at), words(at)
    seat = TableGame.of(at).movers[0]
    with pytest.raises(GameError):
        decide_all(at.pk, at.number, [(seat, legal(at, seat)[0]), (seat, "keep bank")])
    assert (words(at), newest(at).number) == (before, at.number)


def test_nobody_waits_for_all_the_thoughts_of_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    first = Bot("pondering", "for tests", lambda sight: int(sight.decisions[0]), lambda sight: [], seconds=2.5)
    monkeypatch.setitem(registry.BOTS, first.name, first)
    at = table("bot:pondering bot:pondering", "troyes", begins=0)
    lengths = set()
    for _ in range(40):
        at = newest(at)
        playing = TableGame.of(newest(at))
        made = thought_out(playing, playing.movers[0])
        lengths.add(len(made))
        decide_all(at.pk, at.number, made)
    assert lengths == {1}


def test_a_whole_move_that_was_found_is_made_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    pondered: list[int] = []

    def foresee(sight: InformationState) -> int:
        """Ponders, unless it has foreseen this decision; always foresees the first of what it may decide next."""
        rest = foreseen(sight)
        pondered.append(not rest)
        decision = int((rest or sight.decisions)[0])
        after = playing.state.copy()
        playing.game.apply(after, sight.seat, decision)
        if playing.game.movers(after) == 1 << sight.seat:
            legal_then = playing.game.legal(after, sight.seat)
            sight.kept[FORESEEN] = Rest((legal_then[0],), legal_then)
        return decision

    bot = Bot("foreseeing", "for tests", foresee, lambda sight: [], seconds=2.5)
    monkeypatch.setitem(registry.BOTS, bot.name, bot)
    at = table("bot:foreseeing bot:foreseeing", "troyes", begins=0)
    lengths = []
    for _ in range(20):
        playing = TableGame.of(newest(at))
        pondered.clear()
        made = thought_out(playing, playing.movers[0])
        assert pondered == [True] + [False] * (len(made) - 1)
        assert len({seat for seat, _ in made}) == 1
        lengths.append(len(made))
        decide_all(at.pk, newest(at).number, made)
    assert max(lengths) > 1


def test_where_a_move_began_is_known_after_undoing_too() -> None:
    at = table("human human", "notre-dame")
    undone = 0
    for turn in range(120):
        at = newest(at)
        if turn % 3 == 2 and at.turn_seat is not None and at.number > at.turn_number and not at.choices.exists():
            undo(at.pk, at.number, at.revision, at.turn_seat, whole=bool(turn % 2))
            undone += 1
        else:
            person_decides(at)
        at = newest(at)
        starts = [history.first_decision(at), *history.pauses(at)]
        assert at.move_number == max(start for start in starts if start <= at.number)
    assert undone > 10


# In a hurry


def hurry(at: Table, visitor: Visitor | None = None) -> None:
    """Press "On to my turn" at a table."""
    (visitor or Visitor()).post(f"/tables/{at.pk}/hurry")


@pytest.mark.parametrize("game", ["notre-dame", "troyes"])
def test_on_to_my_turn_plays_all_that_is_left_until_a_person_is_asked(game: str, clock: Clock) -> None:
    at, worker = at_pace("human bot:random bot:random bot:random", game), BotWorker()
    at = person_plays_until_bots_wait(at, worker)
    hurry(at)
    assert newest(at).hurried
    assert bots_play(at, worker, clock) == 0.0
    assert newest(at).number > at.number
    assert not newest(at).hurried
    at = person_plays_until_bots_wait(at, worker)
    assert bots_play(at, worker, clock) > 0


def test_pressed_twice_or_too_late_it_makes_no_decision_twice(clock: Clock) -> None:
    at, worker = at_pace("human bot:random bot:random", "notre-dame"), BotWorker()
    at = person_plays_until_bots_wait(at, worker)
    for _ in range(2):
        hurry(at)
    bots_play(at, worker, clock)
    before = newest(at).number
    hurry(at)
    assert not newest(at).hurried
    assert not bots_move(worker)
    assert newest(at).number == before == at.steps.count()
    assert people_asked(at)


def test_after_a_restart_people_are_still_in_a_hurry(clock: Clock) -> None:
    at = person_plays_until_bots_wait(at_pace("human bot:random bot:random", "notre-dame"), BotWorker())
    hurry(at)
    assert bots_play(at, BotWorker(), clock) == 0.0


def test_a_pace_chosen_meanwhile_counts_at_once(clock: Clock) -> None:
    at, worker = at_pace("human bot:random bot:random bot:random", "notre-dame"), BotWorker()
    at = person_plays_until_bots_wait(at, worker)
    hurry(at)
    assert bots_move(worker)
    Visitor().post(f"/tables/{at.pk}/pace", pace="slow")
    assert not newest(at).hurried
    assert bots_play(at, worker, clock) % 2.4 == pytest.approx(0, abs=0.01)
    at = person_plays_until_bots_wait(at, worker)
    assert bots_play(at, worker, clock) >= 2.4


def test_with_two_people_bots_stop_at_the_next_one(clock: Clock) -> None:
    at, worker = at_pace("human bot:random human bot:random", "notre-dame"), BotWorker()
    at = person_plays_until_bots_wait(at, worker)
    assert text("hurry", people=2) in Visitor().open(at).text
    hurry(at)
    assert bots_play(at, worker, clock) == 0.0
    assert people_asked(at)
    assert not newest(at).hurried


def test_bots_alone_play_to_the_end(clock: Clock) -> None:
    at = at_pace("bot:random bot:random", "notre-dame")
    while len(TableGame.of(newest(at)).movers) > 1:
        bots_move()
    assert text("hurry", people=0) in Visitor().open(at).text
    hurry(at)
    assert bots_play(at, BotWorker(), clock) == 0.0
    assert newest(at).finished
    assert not newest(at).hurried


def test_the_button_stands_on_the_page_as_long_as_bots_wait(clock: Clock) -> None:
    at, worker, visitor = at_pace("human bot:random bot:random", "notre-dame"), BotWorker(), Visitor()
    assert 'id="hurry"' not in visitor.open(at).html
    at = person_plays_until_bots_wait(at, worker)
    page = visitor.open(at)
    assert page.one(r'<button id="hurry-now" data-key=" " aria-keyshortcuts="Space">([^<]+)') == text("hurry", people=1)
    answer = Visitor(htmx=True).post(f"/tables/{at.pk}/hurry")
    assert 'id="hurry"' not in answer.html
    assert answer.waits
    bots_play(at, worker, clock)
    assert 'id="hurry"' not in visitor.open(at).html
    at = person_plays_until_bots_wait(at, worker)
    assert 'id="hurry"' in visitor.open(at).html
    visitor.post(f"/tables/{at.pk}/pace", pace="instant")
    assert 'id="hurry"' not in visitor.open(at).html


def test_whoever_comes_for_a_finished_table_is_shown_the_result(clock: Clock) -> None:
    at = table("bot:random bot:random")
    bots_play(at, BotWorker(), clock)
    assert Visitor().post(f"/tables/{at.pk}/hurry").address == f"/tables/{at.pk}/result"
    assert not newest(at).hurried


# Looking back


def test_a_look_back_stops_once_for_each_move(clock: Clock) -> None:
    at, worker, visitor = at_pace("human bot:greedy bot:greedy bot:greedy", "troyes"), BotWorker(), Visitor()
    for _ in range(60):
        at = person_plays_until_bots_wait(at, worker)
        own = at.number
        hurry(at)
        bots_play(at, worker, clock)
        if at.steps.filter(number__gte=own, seat__in=[1, 2, 3]).count() > 6:
            break
    page = visitor.open(at)
    since = [
        step for number, step in re.findall(r'(?s)id="step-(\d+)[^"]*">(.*?)</div>', page.html) if int(number) >= own
    ]
    happened = re.findall(r"<p[^>]*>(.*?)(?: <a [^>]*>[^<]*</a>)?</p>", "".join(since))  # but for links to rules
    address, told, stops = page.one(r'id="again" class="[^"]*" href="([^"?]+)'), [], 0
    while address:
        page = visitor.get(address)
        told += re.findall(r"<p>(.*?)</p>", page.one(r'(?s)id="told"[^>]*>(.*?)</div>'))
        stops += 1
        found = re.search(r'id="look-next"[^>]* href="([^"]+)"', page.html)
        address = found[1] if found else ""
    assert told == happened
    assert 0 < stops <= len([number for number in history.pauses(at) if number > own])
