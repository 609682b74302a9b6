"""Who is at a table, by a clock that the tests set."""

from parvis.web.live.presence import AWAY, GRACE, Presence, Present

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
