"""Who is at a table, by a clock that the tests set."""

from parvis.web.bell import Bell
from parvis.web.live.attendance import TOGETHER, WHOLE, Announcer, Places, came, ring, went
from parvis.web.live.presence import AWAY, GRACE, LASTS, Presence, Present

ANNA, BRUNO = (7, 0), (7, 1)


class Clock:
    """Seconds, as many as it is set to."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        """The time in seconds, as it was set."""
        return self.seconds


def test_whoever_leaves_is_here_for_a_moment_then_away_then_gone() -> None:
    clock = Clock()
    presence = Presence(clock)
    assert presence.of(*ANNA) == Present("gone")
    presence.come([ANNA])
    clock.seconds += AWAY
    assert presence.of(*ANNA) == Present("here")
    presence.leave([ANNA])
    clock.seconds += GRACE - 1
    assert presence.of(*ANNA) == Present("here")
    clock.seconds += 2
    assert presence.of(*ANNA) == Present("away", 1)
    clock.seconds += 8 * 60
    assert presence.of(*ANNA) == Present("away", 8)
    clock.seconds += AWAY
    assert presence.of(*ANNA) == Present("gone")


def test_of_several_pages_the_last_counts() -> None:
    clock = Clock()
    presence = Presence(clock)
    for _ in range(2):
        presence.come([ANNA])
    presence.leave([ANNA])
    clock.seconds += GRACE + 1
    assert presence.of(*ANNA) == Present("here")
    presence.leave([ANNA])
    clock.seconds += GRACE + 1
    assert presence.of(*ANNA) == Present("away", 1)
    presence.come([ANNA])
    assert presence.of(*ANNA) == Present("here")


def test_the_mark_changes_with_what_a_page_shows_and_only_then() -> None:
    clock = Clock()
    presence = Presence(clock)
    marks = [presence.mark(7)]
    presence.come([ANNA])
    marks.append(presence.mark(7))
    presence.come([BRUNO])
    marks.append(presence.mark(7))
    assert len(set(marks)) == 3
    presence.come([BRUNO, (8, 0)])
    assert presence.mark(7) == marks[-1]
    presence.leave([BRUNO])
    presence.leave([BRUNO])
    assert presence.mark(7) == marks[-1]
    clock.seconds += GRACE
    marks.append(presence.mark(7))
    clock.seconds += 2 * 60
    marks.append(presence.mark(7))
    assert len(set(marks)) == 5
    assert all(" " not in mark for mark in marks)


def test_whoever_has_a_page_at_another_process_is_here_until_that_tells_so_or_nothing() -> None:
    clock = Clock()
    presence = Presence(clock)
    presence.come([BRUNO])
    for process in ("one", "other"):
        presence.come_elsewhere(process, [ANNA, BRUNO])
    presence.leave([BRUNO])
    presence.leave_elsewhere("one", [ANNA, BRUNO])
    assert [presence.of(*who) for who in (ANNA, BRUNO)] == [Present("here")] * 2
    presence.leave_elsewhere("other", [BRUNO])
    clock.seconds += GRACE
    assert [presence.of(*who) for who in (ANNA, BRUNO)] == [Present("here"), Present("away", 1)]
    assert presence.expire() == set()
    presence.come_elsewhere("other", [ANNA])
    clock.seconds += LASTS
    assert presence.expire() == {ANNA}
    clock.seconds += GRACE
    assert presence.of(*ANNA) == Present("away", 1)


def test_other_processes_are_told_of_changes_and_now_and_then_of_everybody() -> None:
    clock = Clock()
    presence = Presence(clock)
    announcer = Announcer(presence, clock)
    told: list[str] = []

    def hear(signal: Bell, places: Places, **_: object) -> None:
        told.append(f"{signal.name} {places}")

    for bell in (came, went):
        bell.connect(hear)
    announcer.announce()
    presence.come([ANNA, BRUNO])
    announcer.announce()
    presence.leave([BRUNO])
    announcer.announce()
    announcer.announce()
    clock.seconds += WHOLE
    announcer.announce()
    for bell in (came, went):
        bell.disconnect(hear)
    assert told == ["came 7.0,7.1", "went 7.1", "came 7.0"]
    assert Places.read("7.0,7.1") == {ANNA, BRUNO}


def test_a_bell_tells_of_no_more_than_it_can() -> None:
    told: list[int] = []

    def hear(places: Places, **_: object) -> None:
        told.append(len(str(places)))

    came.connect(hear)
    ring(came, {(10**9 - number, 4) for number in range(3 * TOGETHER)})
    came.disconnect(hear)
    assert len(told) == 3
    assert max(told) < 7900
