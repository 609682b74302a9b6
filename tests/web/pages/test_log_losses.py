"""What others lose by an event, the plague or somebody else stands at their names until one decides."""

from parvis.engine.lines import Onlooker
from parvis.engine.questions import NATURE
from parvis.web.pages.log import Group, LogEntry, LogPage, Sentence, Turn

HER_STEP = LogEntry(
    4, 0, 0, [Sentence("Anna places a citizen.", about=0), Sentence("Bruno loses him.", about=1, loss=True)]
)
HIS_STEP = LogEntry(5, 1, 0, [Sentence("Bruno passes.", about=1)])
EVENT = LogEntry(
    6, NATURE, 1, [Sentence("Famine.", common=True), Sentence("Bruno loses 2 points.", about=1, loss=True)]
)
BLACK_DIE = LogEntry(7, 0, 0, [Sentence("Anna loses 1 point.", about=0, loss=True)])


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


def test_a_loss_in_one_s_own_step_is_told_once() -> None:
    assert sentences_of(1, HIS_STEP, BLACK_DIE) == {0: ["Anna loses 1 point."]}
