"""What tests of several processes share."""

from pathlib import Path

import pytest

from tests.web.postgres import PREPARED
from tools.postgres import Server


@pytest.fixture
def url(postgres: Server, tmp_path: Path) -> str:
    """The URL of a database on the server, in which nobody has been yet."""
    return postgres.create(tmp_path.name, PREPARED)
