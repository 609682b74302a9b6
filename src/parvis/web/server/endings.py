"""How a process that serves ends: at once, or without haste when another has taken its place.

In the second case what may be on its way is still answered: connections stay until nobody has asked anything there for
as long as they always do, and streams end one after the other, so that not all browsers come back together.
"""

import asyncio
import socket
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any, cast

import uvicorn
from uvicorn.server import ServerState

from parvis.web.server.accepting import Counts, EvenServer

AT_ONCE = 1
"""Seconds that requests have to be answered when the site ends."""
WITHOUT_HASTE = 10
"""Seconds that requests have to be answered when another process goes on."""
SPREAD = 3.0
"""Seconds in which streams end then."""


class State(ServerState):
    """What the connections of a server know of it."""

    gives_way = False
    """Whether the process ends because another has taken its place."""


class Server(uvicorn.Server):
    """A server that can give way, and may be one of several."""

    def __init__(self, settings: uvicorn.Config, everybody: Counts | None = None, place: int = 0) -> None:
        """`everybody`: how many connections each of several has, its own at `place`."""
        super().__init__(settings)
        self.server_state: State = State()
        self.everybody = everybody
        self.place = place

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to take connections: one of several no more than its share."""
        if self.everybody is None:
            await super().startup(sockets)
            return
        await super().startup([])
        protocol = partial(
            cast("Callable[..., asyncio.Protocol]", self.config.http_protocol_class),
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        connections = self.server_state.connections
        taking = [EvenServer(each, protocol, connections, self.everybody, self.place) for each in sockets or []]
        self.servers = cast("list[Any]", taking)

    def give_way(self, *_: object) -> None:
        """End as somebody who has been replaced: without haste."""
        self.server_state.gives_way = True
        self.config.timeout_graceful_shutdown = WITHOUT_HASTE
        self.should_exit = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End at once, also while giving way."""
        self.force_exit = self.server_state.gives_way
        super().handle_exit(sig, frame)
