"""Where the site keeps what must survive: the database and the key that signs its cookies."""

import os
import secrets
from pathlib import Path


def data_folder() -> Path:
    """The folder for the site's data, made if it is missing: PARVIS_DATA, or `parvis` in the user's data folder."""
    chosen = os.environ.get("PARVIS_DATA")
    if chosen:
        folder = Path(chosen).absolute()
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "parvis"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def secret_key(folder: Path) -> str:
    """The secret key kept in the folder; a new one the first time. Only the user may read its file."""
    file = folder / "secret-key"
    try:
        with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as new:
            new.write(secrets.token_urlsafe(48))
    except FileExistsError:
        pass
    return file.read_text(encoding="ascii")
