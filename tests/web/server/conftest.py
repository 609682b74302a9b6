"""What tests of several processes share."""

from pathlib import Path

import pytest

from tools.postgres import Server


@pytest.fixture
def url(postgres: Server, tmp_path: Path) -> str:
    """The URL of an empty database on the server."""
    return postgres.create(tmp_path.name)
