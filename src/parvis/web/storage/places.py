"""Where the site keeps what must survive: the database and the key that signs its cookies."""

import errno
import os
import re
import secrets
from pathlib import Path

from django.core.files import locks

from parvis.engine.files import PRIVATE, replacing
from parvis.web.terminal import HostError

KEY_FILE = "secret-key"
PUSH_KEY_FILE = "push-key"
"""What browsers know the site by that it may send notices to, see `notices.push`."""
KEY = 48
"""Random bytes that a key is made of."""
SHORTEST = 40
"""Characters of a key that comes from elsewhere."""


def data_folder() -> Path:
    """The folder for the site's data, made if it is missing: PARVIS_DATA, or `parvis` in the user's data folder.

    Nobody else may look into one that is made here; one that somebody has made before stays as it is.
    """
    chosen = os.environ.get("PARVIS_DATA")
    if chosen:
        folder = Path(chosen).absolute()
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "parvis"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def given_key(key: str) -> str:
    """A secret key that the environment gives; empty if it gives none. Raises GameError for one that can be guessed."""
    if key and len(key) < SHORTEST:
        raise HostError("secret-short", count=SHORTEST)
    return key


def secret_key(folder: Path) -> str:
    """The secret key kept in the folder; a new one where there is none, or a damaged one. Only the user may read it.

    Raises OSError where it can't be kept.
    """
    file = folder / KEY_FILE
    if kept_key(file) is None:
        with (folder / "secret-key.lock").open("w") as alone:
            locks.lock(alone, locks.LOCK_EX)  # the first to come makes it, for all
            if kept_key(file) is None:
                with replacing(file, PRIVATE) as new:
                    new.write_text(secrets.token_urlsafe(KEY), encoding="ascii")
    key = kept_key(file)
    if key is None:
        raise OSError(errno.EIO, "the key was not kept", str(file))
    return key


def kept_key(file: Path) -> str | None:
    """The key in a file; None where there is none, or one that can't be what was written there."""
    try:
        key = file.read_text(encoding="ascii")
    except (FileNotFoundError, UnicodeDecodeError):
        return None
    return key if re.fullmatch(rf"[\w-]{{{len(secrets.token_urlsafe(KEY))}}}", key) else None
