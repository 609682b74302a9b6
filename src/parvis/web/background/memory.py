"""What Python's search for garbage costs a site: it looks at everything there is, and nobody is answered meanwhile."""

import gc

OFTEN = 20_000, 20, 20
"""After how many new objects those are looked at, and how many times until older ones are. A page makes thousands."""


def settle() -> None:
    """What there is now stays, so it is never looked at again: modules, templates, texts, games."""
    gc.set_threshold(*OFTEN)
    gc.collect()
    gc.freeze()
