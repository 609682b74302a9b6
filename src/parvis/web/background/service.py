"""A thread behind the pages that waits to be called."""

from threading import Event, Thread
from typing import Any


class Service(Thread):
    """Looks after something when it is called, until it is stopped."""

    def __init__(self, name: str) -> None:
        super().__init__(name=name, daemon=True)
        self.called = Event()
        self.stopped = Event()

    def call(self, **_: Any) -> None:
        """Look now: a receiver of signals."""
        self.called.set()

    def stop(self) -> None:
        """Take up nothing more. What is under way goes on to its end, or in vain."""
        self.stopped.set()
        self.called.set()
