"""What others lose by an event, the plague or somebody else stands at their names until one decides."""

from parvis.engine import registry
from parvis.engine.lines import Onlooker
from parvis.engine.questions import NATURE
from parvis.web.pages.log import Group, LogEntry, LogPage, Sentence, Turn, counted
from parvis.web.pages.table_page import BRIEF, last_turns, shortened

HER_STEP = LogEntry(
    4, 0, 0, (Sentence("Anna places a citizen.", about=0), Sentence("Bruno loses him.", about=1, loss=True))
)
HIS_STEP = LogEntry(5, 1, 0, (Sentence("Bruno passes.", about=1),))
EVENT = LogEntry(
    6, NATURE, 1, (Sentence("Famine.", common=True), Sentence("Bruno loses 2 points.", about=1, loss=True))
)
BLACK_DIE = LogEntry(7, 0, 0, (Sentence("Anna loses 1 point.", about=0, loss=True),))


def sentences_of(onlooker: Onlooker, *entries: LogEntry) -> dict[int, list[str]]:
    """What stands at the names of others, by seat."""
    page = LogPage([Group(turns=[Turn(entry.seat, [entry]) for entry in entries])], None)
    return {turn.seat: [sentence.text for sentence in turn.sentences] for turn in page.last_turns(onlooker)}


def test_a_loss_by_chance_is_told_of_whoever_loses() -> None:
    assert sentences_of(0, HER_STEP, HIS_STEP, EVENT) == {1: ["Bruno passes.", "Bruno loses 2 points."]}
    assert sentences_of(2, HIS_STEP, EVENT) == {1: ["Bruno passes.", "Bruno loses 2 points."]}


def test_a_loss_by_somebody_else_s_step_is_told_of_whoever_loses() -> None:
    assert sentences_of(2, HIS_STEP, HER_STEP) == {
        0: ["Anna places a citizen."],
        1: ["Bruno passes.", "Bruno loses him."],
    }


def test_what_oneself_has_lost_is_told_of_whoever_did_it() -> None:
    assert sentences_of(1, HIS_STEP, HER_STEP) == {0: ["Anna places a citizen.", "Bruno loses him."]}


def own_losses(seat: int, *entries: LogEntry) -> list[str]:
    """What stands above the question of a seat."""
    page = LogPage([Group(turns=[Turn(entry.seat, [entry]) for entry in entries])], None)
    return [sentence.text for sentence in page.own_losses(seat)]


def test_what_oneself_has_lost_is_told_until_one_does_more_than_to_lose_something() -> None:
    war = LogEntry(7, NATURE, 0, (Sentence("Civil War: Bruno loses 4 deniers.", about=1, loss=True),))
    yields = LogEntry(8, 1, 0, (Sentence("Bruno loses 1 point.", about=1, loss=True),))
    assert own_losses(1, HIS_STEP, EVENT, war, HER_STEP) == [
        "Bruno loses him.",
        "Civil War: Bruno loses 4 deniers.",
        "Bruno loses 2 points.",
    ]  # where there is no room for all, the oldest is cut off
    assert own_losses(1, EVENT, yields) == ["Bruno loses 1 point.", "Bruno loses 2 points."]
    assert own_losses(1, EVENT, HIS_STEP) == []
    assert own_losses(2, EVENT, war) == []


def test_what_others_take_for_nothing_is_lost_and_what_they_pay_for_is_not() -> None:
    takes = LogEntry(9, 0, 0, (Sentence("Anna takes 1 influence from Bruno.", about=0, taken_from=1),))
    buys = LogEntry(8, 0, 0, (Sentence("Anna buys Bruno's 4 for 2 deniers.", about=0, taken_from=1, paid=True),))
    assert own_losses(1, HIS_STEP, buys, takes) == ["Anna takes 1 influence from Bruno."]
    assert own_losses(2, HIS_STEP, buys, takes) == []


def test_equal_losses_are_told_once_with_how_many_they_are() -> None:
    die, point, again = (
        Sentence(text) for text in ("Bruno loses a die.", "Bruno loses 1 point.", "Bruno loses a die.")
    )
    assert counted([die, point, again]) == [(die, 2), (point, 1)]


def test_what_stands_in_a_line_of_its_own_is_not_told_above_it_once_more() -> None:
    page = LogPage([Group(turns=[Turn(entry.seat, [entry]) for entry in (HIS_STEP, HER_STEP)])], None)
    (turn,) = last_turns(registry.find("troyes"), page, 1)
    assert [one.text for one in turn.line] == ["Anna places a citizen."]
    assert [one.text for one in page.own_losses(1)] == ["Bruno loses him."]


def test_what_follows_by_itself_on_one_s_own_step_is_no_step_of_one_s_own() -> None:
    """A round that ends with a pass: what its end leads to is another part of that step."""
    passes = LogEntry(8, 1, 0, (Sentence("Bruno passes.", about=1),))
    begins = passes._replace(part=1, sentences=(Sentence("Bruno gains 10 deniers.", about=1),))
    loses = begins._replace(part=2, sentences=(Sentence("Bruno loses 2 points.", about=1, loss=True),))
    assert own_losses(1, HIS_STEP, passes, loses, begins) == ["Bruno loses 2 points."]


def test_a_loss_of_whoever_decides_next_leaves_what_that_step_takes_from_others() -> None:
    takes = LogEntry(5, 1, 0, (Sentence("Bruno passes.", about=1), Sentence("Clara loses a die.", about=2, loss=True)))
    assert sentences_of(2, HER_STEP, takes) == {
        0: ["Anna places a citizen."],
        1: ["Bruno passes.", "Clara loses a die."],
    }


def brief(*told: tuple[str, int]) -> list[str]:
    """What is told at a name of sentences with these weights."""
    return [one.text for one in shortened([Sentence(text) for text, _ in told], [weight for _, weight in told])]


def test_what_is_told_at_a_name_keeps_its_order_and_shows_what_is_left_out() -> None:
    gain = ("Anna gains 1 influence and 1 denier more.", 0)
    hires, beats, loses = ("Anna hires the hostess.", 1), ("Anna beats the black 2.", 1), ("Anna loses 2 points.", 2)
    assert brief(hires, loses) == [hires[0], loses[0]], "what came first stands first"
    assert brief(hires, gain, beats, gain, gain, loses) == [hires[0], "…", beats[0], "…", loses[0]]
    assert brief(("Anna " * BRIEF, 0)) == ["Anna " * BRIEF], "one is always told"


def test_a_loss_in_one_s_own_step_is_told_once() -> None:
    assert sentences_of(1, HIS_STEP, BLACK_DIE) == {0: ["Anna loses 1 point."]}


BOUGHT = LogEntry(
    8, 1, 0, (Sentence("Bruno buys Anna's 4 for 2 deniers.", ("die-0-red-4",), about=1, taken_from=0, paid=True),)
)
REROLLS = LogEntry(7, 1, 0, (Sentence("Bruno rerolls.", about=1),))
BUILDS = LogEntry(10, 1, 0, (Sentence("Bruno builds.", about=1),))
CLARA = LogEntry(9, 2, 0, (Sentence("Clara passes.", about=2),))


def test_dice_that_somebody_bought_are_told_until_one_decides_however_much_was_done_since() -> None:
    assert sentences_of(0, BOUGHT, CLARA, BUILDS) == {
        2: ["Clara passes."],
        1: ["Bruno buys Anna's 4 for 2 deniers.", "Bruno builds."],
    }
    assert sentences_of(2, BOUGHT, BUILDS) == {1: ["Bruno buys Anna's 4 for 2 deniers.", "Bruno builds."]}
    page = LogPage([Group(turns=[Turn(entry.seat, [entry]) for entry in (HER_STEP, CLARA, BOUGHT, BUILDS)])], None)
    shown = [one.text for turn in last_turns(registry.find("troyes"), page, 0) for one in turn.brief]
    assert shown == ["Clara passes.", "Bruno buys Anna's 4 for 2 deniers.", "Bruno builds."]
    lines = [[one.text for one in turn.line] for turn in last_turns(registry.find("troyes"), page, 0)]
    assert lines == [["Clara passes."], ["Bruno builds.", "Bruno buys Anna's 4 for 2 deniers."]], "the action first"
    (both,) = last_turns(registry.find("troyes"), LogPage([Group(turns=[Turn(1, [REROLLS, BOUGHT, BUILDS])])], None), 0)
    assert [one.text for one in both.line] == [lines[1][0], lines[1][1], "Bruno rerolls."], (
        "what came before stands last"
    )
    again = LogPage([Group(turns=[Turn(one.seat, [one]) for one in (REROLLS, CLARA, BUILDS)])], None)
    _, bruno = last_turns(registry.find("troyes"), again, 0)
    assert [one.text for one in bruno.sentences] == ["Bruno builds."]
    assert [one.text for one in bruno.whole] == ["Bruno rerolls.", "Bruno builds."], "his earlier turn, too"
    assert page.takings(0) == [*BOUGHT.sentences]
    assert page.takings(2) == page.takings(None) == []
