"""How passwords are kept, of accounts and of tables: by Argon2, in memory that a small server has."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from django.contrib.auth.hashers import Argon2PasswordHasher

AT_ONCE = 2
"""Passwords that are hashed at the same time; each takes its memory meanwhile."""
PATIENCE = 5.0
"""Seconds that one waits for the others."""
WORKERS = ThreadPoolExecutor(AT_ONCE, "password")
"""Threads that do nothing else: each thread that has hashed keeps the memory for the next time."""
Found = TypeVar("Found")


class Busy(Exception):
    """Too many passwords wait to be hashed."""


class Hasher(Argon2PasswordHasher):
    """Argon2id with 19 MiB, two passes and one lane, which OWASP advises where memory is short: see its cheat sheet
    "Password Storage". Passwords that were kept otherwise still open, and are kept so from the next sign-in on.
    """

    time_cost, memory_cost, parallelism = 2, 19_456, 1

    def encode(self, password: str, salt: str) -> str:
        """The password as it is kept. Raises Busy."""
        return str(in_turn(super().encode, password, salt))

    def verify(self, password: str, encoded: str) -> bool:
        """Whether that is the password. Raises Busy."""
        return bool(in_turn(super().verify, password, encoded))


def in_turn(work: Callable[[str, str], Found], *given: str) -> Found:
    """What some work on a password comes to, when it is its turn. Raises Busy where that is not soon."""
    waiting = WORKERS.submit(work, *given)
    try:
        return waiting.result(timeout=PATIENCE)
    except TimeoutError:
        waiting.cancel()
        raise Busy from None
