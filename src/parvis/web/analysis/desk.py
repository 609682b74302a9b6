"""A thread that does what people have asked for, one after the other."""

import logging
from abc import ABC, abstractmethod

from django.db import close_old_connections, connection

from parvis.web.background import compiling
from parvis.web.background.service import Service
from parvis.web.bell import Bell, missed
from parvis.web.storage.trouble import Outage

LOG = logging.getLogger(__name__)
IDLE = 5.0
"""Seconds after which is looked again without having been called."""


class Desk(Service, ABC):
    """Does what was asked for until it is stopped; nothing before compiled rules are loaded."""

    def __init__(self, name: str, asked: Bell) -> None:
        """`asked`: rung when there is something to do."""
        super().__init__(name)
        self.asked = asked
        self.outage = Outage(LOG, f"{name} wait")

    def run(self) -> None:
        """Do one thing after the other; then wait to be called."""
        self.asked.connect(self.call)
        missed.connect(self.call)
        while not self.stopped.is_set():
            self.called.clear()
            with self.outage.survived():
                close_old_connections()
                while not self.stopped.is_set() and compiling.is_ready() and self.next():
                    pass
            self.called.wait(IDLE)
        connection.close()

    @abstractmethod
    def next(self) -> bool:
        """Do what is due; whether there was anything."""
