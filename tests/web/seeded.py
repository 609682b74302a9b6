"""The command `parvis` with chance that is the same at every start, so that a browser finds the same games again.

In a soak chance stays what it is. The key that signs what visitors send is drawn as ever.
"""

import os
import secrets
from functools import partial
from random import Random

SEED = 1

if os.environ.get("PARVIS_SOAK") != "1":
    secrets.SystemRandom = partial(Random, SEED)  # type: ignore[assignment,misc]
    secrets.randbits = Random(SEED).getrandbits

from parvis.cli import app  # noqa: E402 - not before chance is replaced

if __name__ == "__main__":
    app()
