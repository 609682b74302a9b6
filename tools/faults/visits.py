"""What trials do at a site, and what they find there."""

import time
from collections.abc import Callable, Iterator
from threading import Thread

from tools.site import Site, Visitor

BROKEN = "BROKEN: "
GAME = "notre-dame"
SECONDS = 20.0
"""After which something that should have happened has not."""
Outcomes = Iterator[str]


def asked(visitor: Visitor, table: int = 1) -> dict[str, str]:
    """The next decision at a table, once it is there."""
    found: list[dict[str, str]] = []

    def is_asked() -> bool:
        form = visitor.decision(table)
        found.extend([form] if form else [])
        return bool(form)

    if not until(is_asked):
        raise TimeoutError(f"nothing is asked at table {table}")
    return found[0]


def until(is_so: Callable[[], bool], seconds: float = SECONDS) -> bool:
    """Wait until something is so; False if that does not come in time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if is_so():
            return True
        time.sleep(0.05)
    return False


def sent(visitor: Visitor, form: dict[str, str], table: int = 1) -> tuple[Thread, list[int]]:
    """A decision on its way to a server that may not live to answer; the list will hold the status of the answer."""
    answers: list[int] = []

    def send() -> None:
        try:
            answers.append(visitor.post(f"/tables/{table}/decide", **form)[0])
        except OSError:
            return

    sending = Thread(target=send)
    sending.start()
    return sending, answers


def steps_of(site: Site, seat: int, table: int = 1) -> list[str]:
    """Decisions of a seat, one that is kept back included."""
    made = site.rows("SELECT words FROM web_step WHERE seat = ? AND table_id = ? ORDER BY number", seat, table)
    kept = site.rows("SELECT words FROM web_choice WHERE seat = ? AND table_id = ?", seat, table)
    return [words for (words,) in made + kept]
