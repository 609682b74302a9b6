"""Moments at which people are told."""

from datetime import UTC, datetime

import pytest

from parvis.web.notices.models import Channel
from parvis.web.notices.times import due, is_zone, next_try

NOON = datetime(2026, 3, 2, 12, 20, tzinfo=UTC)


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({"delay": 0}, "03-02 12:20"),
        ({"delay": 45}, "03-02 13:05"),
        ({"digest": "hourly"}, "03-02 13:00"),
        ({"digest": "daily"}, "03-03 08:00"),
        ({"digest": "daily", "zone": "America/Lima"}, "03-02 13:00"),
        ({"digest": "daily", "quiet_from": 22, "quiet_to": 6}, "03-03 06:00"),
        ({"delay": 0, "quiet_from": 12, "quiet_to": 14}, "03-02 14:00"),
        ({"delay": 0, "quiet_from": 14, "quiet_to": 12}, "03-02 12:20"),
        ({"delay": 0, "quiet_from": 22, "quiet_to": 7, "zone": "Asia/Tokyo"}, "03-02 12:20"),
        ({"delay": 60, "quiet_from": 22, "quiet_to": 7, "zone": "Asia/Tokyo"}, "03-02 22:00"),
        ({"delay": 0, "quiet_from": 5, "quiet_to": 5}, "03-02 12:20"),
        ({"delay": 0, "zone": "No/Such/Place"}, "03-02 12:20"),
    ],
)
def test_when_something_is_due(settings: dict[str, int | str], expected: str) -> None:
    assert due(Channel(**settings), NOON).strftime("%m-%d %H:%M") == expected


def test_quiet_hours_end_by_the_clock_of_the_place_when_it_is_put_forward() -> None:
    saturday = datetime(2026, 3, 28, 23, 0, tzinfo=UTC)  # midnight in Paris, where an hour will be missing
    channel = Channel(delay=0, quiet_from=23, quiet_to=7, zone="Europe/Paris")
    assert due(channel, saturday) == datetime(2026, 3, 29, 5, 0, tzinfo=UTC)


def test_pauses_grow_until_it_is_given_up() -> None:
    minutes = [
        (moment - NOON).total_seconds() / 60 if moment else None for moment in (next_try(n, NOON) for n in range(1, 7))
    ]
    assert minutes == [1, 5, 15, 60, 240, None]


@pytest.mark.parametrize("name", ["Europe/Paris", "UTC"])
def test_zones(name: str) -> None:
    assert is_zone(name)


@pytest.mark.parametrize("name", ["Europe", "../etc/passwd", "/etc/passwd", "Nowhere/City", "", "a\0b"])
def test_what_is_no_zone(name: str) -> None:
    assert not is_zone(name)
