"""Static files: the site's own, and those that games bring for their boards, below `games/NAME/`."""

import hashlib
from functools import cache
from pathlib import Path

from django.conf import settings
from django.contrib.staticfiles import finders
from django.contrib.staticfiles.storage import StaticFilesStorage
from django.core.files.storage import FileSystemStorage

from parvis.engine import registry


class GameFinder(finders.FileSystemFinder):
    """Finds the static folder of every game that has a page of its own."""

    def __init__(self, app_names: list[str] | None = None) -> None:
        self.locations = [(prefix(name), str(folder)) for name, folder in game_folders()]
        self.storages = {}
        for place, folder in self.locations:
            self.storages[folder] = FileSystemStorage(location=folder)
            self.storages[folder].prefix = place


def prefix(game: str) -> str:
    """The folder, below the static files' address, of a game's own files."""
    return f"games/{game}"


def game_folders() -> list[tuple[str, Path]]:
    """Names of the games that bring static files, and where those lie."""
    games = [registry.find(name) for name in registry.names()]
    return [(game.name, game.page.static) for game in games if game.page and game.page.static]


@cache
def address(path: str) -> str:
    """The address of a static file, with a hash of its content so that browsers may keep it. Raises LookupError."""
    file = finders.find(path)
    if not file:
        raise LookupError(f"there is no static file {path}")
    digest = hashlib.blake2b(Path(file).read_bytes(), digest_size=6).hexdigest()
    return f"{settings.STATIC_URL}{path}?{digest}"


class Storage(StaticFilesStorage):
    """Static files as templates of Django's own kind name them."""

    def url(self, name: str | None) -> str:
        """The address of a file; of one that is not there, without a hash."""
        try:
            return address(name or "")
        except LookupError:
            return str(super().url(name))
