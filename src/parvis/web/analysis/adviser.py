"""The thread that judges what people may decide: for hints first, then for coaches."""

from parvis.web.analysis import coach, hints
from parvis.web.analysis.desk import Desk


class Adviser(Desk):
    """Finds hints that were asked for, and judges ahead what coaches may be asked, until it is stopped."""

    def __init__(self) -> None:
        super().__init__(name="hints", asked=hints.asked)

    def next(self) -> bool:
        """Find the hint that was asked for last; else judge a question ahead."""
        if hint := hints.take():
            hints.find(hint)
        elif coaching := coach.take():
            coach.find(coaching)
        else:
            return False
        return True
