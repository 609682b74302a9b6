"""What the tests of the playing room share: a club, and a clock that they set."""

import pytest

from tests.web.room.ticking import Ticking


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> Ticking:
    """The time; nothing passes but what a test lets pass."""
    made = Ticking()
    monkeypatch.setattr("parvis.web.room.hours.now", made)
    return made
