"""How often somebody may do something: noted in Django's cache, for as long as it matters."""

import time
from collections.abc import Callable

from django.core.cache import cache


def may(what: str, who: object, most: int, seconds: float, clock: Callable[[], float] = time.time) -> bool:
    """Whether that is one of the `most` times within so many seconds; if so, it counts."""
    key = f"limit:{what}:{who}"
    now = clock()
    times = [moment for moment in cache.get(key, ()) if now - moment < seconds]
    if len(times) >= most:
        return False
    cache.set(key, [*times, now], seconds)
    return True
