"""The time that clocks go by: it may jump forward, never back."""

from datetime import UTC

from parvis.web.room import hours
from parvis.web.room.hours import Hours


def test_it_goes_by_the_computers_clock() -> None:
    time = Hours(1000.0, 50.0)
    assert time.now(1007.5, 57.5) == 1007.5
    assert time.now(5007.5, 58.5) == 5007.5  # the computer slept


def test_a_clock_set_back_brings_no_time() -> None:
    time = Hours(1000.0, 50.0)
    assert time.now(400.0, 60.0) == 1010.0
    assert time.now(420.0, 80.0) == 1030.0
    assert time.now(300.0, 81.0) == 1031.0


def test_readings_that_are_a_little_apart_don_t_add_up() -> None:
    time = Hours(1000.0, 50.0)
    for second in range(1, 10_000):
        told = time.now(1000.0 + second, 50.0 + second + 0.2 * (second % 2))
    assert told == 10_999.0


def test_the_present_is_in_utc_and_goes_on() -> None:
    first, second = hours.now(), hours.now()
    assert first.tzinfo is UTC
    assert first <= second
