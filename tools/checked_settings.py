"""The site's settings as mypy reads them, whose plugin for Django starts the site to learn what its tables hold."""

import os
from pathlib import Path

# What starting leaves behind, a key and no more, goes where mypy keeps what it knows: nobody else's data are touched.
os.environ["PARVIS_DATA"] = str(Path(__file__).parents[1] / ".mypy_cache" / "site")

from parvis.web.settings import *  # noqa: F403
