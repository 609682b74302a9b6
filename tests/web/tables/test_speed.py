"""Answers to clicks come quickly at any length of the game, undoing too."""

import time
from typing import Any

import pytest

from parvis.web.models import Table
from parvis.web.server.serve import prepare_pages
from parvis.web.tables import undoable
from tests.web.browser.test_screens import GAMES, NAMES_OF_GAMES
from tests.web.sitting import WHOLE
from tests.web.tables.test_snapshot import played
from tests.web.visiting import Page, Visitor, bots_move_on, newest


class Timed(Visitor):
    """A visitor who notes the processor seconds that the server needs for each answer to a press of a button."""

    def __init__(self) -> None:
        super().__init__(htmx=True)
        self.taken: list[float] = []

    def post(self, address: str, **form: Any) -> Page:
        """Send a form, and note what the answer to it takes: a decision that is to be confirmed is answered twice."""
        began = time.process_time()
        page = super().post(address, **form)
        self.taken.append(time.process_time() - began)
        return page


def click_times(at: Table, times: int) -> tuple[list[float], list[float]]:
    """Processor seconds that the server needs to answer a person's clicks, and to take some of them back."""
    visitor, decided = Timed(), 0
    back: list[float] = []
    while decided < times and not newest(at).finished:
        bots_move_on()
        page = visitor.open(at)
        if not page.decisions:
            continue
        page = visitor.decide(at, page.decisions[decided % len(page.decisions)], page)
        decided += 1
        if undoable.own_steps(newest(at)) and page.undoable is not None and len(back) < times // 4:
            visitor.undo(at, page)
            back.append(visitor.taken.pop())
    return sorted(visitor.taken), sorted(back)


@pytest.mark.alone
@pytest.mark.soak
def test_a_click_is_answered_as_quickly_late_in_a_game_as_early() -> None:
    medians = []
    for at in (played(10), played(340)):
        taken, back = click_times(at, 24)
        medians.append(taken[len(taken) // 2])
        p95 = taken[int(0.95 * len(taken))]
        shown = f"{1000 * back[-1]:.1f} ms" if back else "none"
        print(f"to step {newest(at).number}: median {1000 * medians[-1]:.1f} ms, p95 {1000 * p95:.1f} ms; back {shown}")
    assert medians[1] < 2.5 * medians[0]


@pytest.mark.alone
@pytest.mark.soak
@pytest.mark.parametrize(("game", "options"), GAMES, ids=NAMES_OF_GAMES)
def test_clicks_of_a_whole_game_are_answered_in_60_milliseconds(game: str, options: dict[str, str | bool]) -> None:
    prepare_pages()  # as a site does behind its first page
    taken, _ = click_times(played(0, game, **options), WHOLE)
    p95 = taken[int(0.95 * len(taken))]
    print(f"{len(taken)} answers: median {1000 * taken[len(taken) // 2]:.1f} ms, p95 {1000 * p95:.1f} ms")
    assert p95 <= 0.060
