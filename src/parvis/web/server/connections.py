"""Connections of the site's server: they know what they wait for, and are closed where that does not come."""

import asyncio
import socket
from collections import deque
from random import uniform
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from parvis.web.live.hub import Stream
from parvis.web.live.streaming import KEY
from parvis.web.networks import network
from parvis.web.server.endings import SPREAD, State
from parvis.web.server.waits import BODY, OTHER, Waits

LONGEST_HEAD = 65_536
"""Bytes that a head may have, or that may come before one is whole."""
TOO_LONG = "The head of this request is too long."
UNHEARD = 45_000
"""Milliseconds after which a connection is given up whose other end takes nothing, such as a phone that sleeps."""

WAITS: WeakKeyDictionary[asyncio.AbstractEventLoop, Waits] = WeakKeyDictionary()
"""Connections that wait, by the loop that they run in."""


class PatientForAWhile(HttpToolsProtocol):
    """A connection that waits for its other end for a while; not many may."""

    size = 0
    """Bytes of the head that is being read, as far as its lines are whole."""
    unread = 0
    """Bytes since a head was whole, or part of a body came: of the next head, or of what follows a body."""
    in_head = False
    """Whether a head is being read. What has the form of a header but follows a body is left out."""

    def connection_made(self, transport: Any) -> None:
        """Note a new connection among those that wait."""
        super().connection_made(transport)
        self.unanswered: deque[RequestResponseCycle] = deque()
        self.waits = WAITS.setdefault(self.loop, Waits())
        self.peer = self.client[0] if self.client else ""
        if connected := transport.get_extra_info("socket"):
            give_up_unheard(connected)
        self.note()

    def data_received(self, data: bytes) -> None:
        """A piece of a request, or several."""
        self.unread += len(data)
        super().data_received(data)
        if self.unread > LONGEST_HEAD:
            self.send_400_response(TOO_LONG)
        self.note()

    def on_message_begin(self) -> None:
        """Note that the head of a request begins."""
        super().on_message_begin()
        self.in_head, self.size = True, 0

    def on_url(self, url: bytes) -> None:
        """Measure a part of the request's address."""
        self.grow(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of a head, or one like it behind a body."""
        if self.in_head:
            self.grow(len(name) + len(value))
            super().on_header(name, value)

    def grow(self, size: int) -> None:
        """The head is larger. Raises ValueError, by which the parser ends, if it is too large."""
        self.size += size
        if self.size > LONGEST_HEAD:
            self.send_400_response(TOO_LONG)
            raise ValueError(TOO_LONG)

    def on_headers_complete(self) -> None:
        """Note that the head of a request is whole."""
        self.in_head, self.unread = False, 0
        super().on_headers_complete()
        self.unanswered.append(self.cycle)
        if self.gives_way:
            self.give_way()

    def on_body(self, body: bytes) -> None:
        """A part of a body; how many there may be, `gate.limited` says."""
        self.unread = 0
        super().on_body(body)

    def on_response_complete(self) -> None:
        """A request has been answered; another may come."""
        self.unanswered.popleft()
        super().on_response_complete()
        self.note()

    def pause_writing(self) -> None:
        """Somebody does not take what is sent."""
        super().pause_writing()
        self.note()

    def resume_writing(self) -> None:
        """Note that the other end has taken what was written."""
        super().resume_writing()
        self.note()

    def send_400_response(self, msg: str) -> None:
        """Say once what is wrong, and close the connection."""
        if not self.transport.is_closing():
            self.leave()
            super().send_400_response(msg)

    def connection_lost(self, exc: Exception | None) -> None:
        """Take a closed connection off those that wait."""
        self.leave()
        super().connection_lost(exc)
        self.waits.note(self, None)

    def shutdown(self) -> None:
        """The server is about to end."""
        if self.gives_way:
            self.give_way()
        else:
            super().shutdown()
            self.end_stream()

    @property
    def gives_way(self) -> bool:
        """Whether another process takes all further connections."""
        return isinstance(self.server_state, State) and self.server_state.gives_way

    def give_way(self) -> None:
        """Close after the next answer, or if nothing is asked for as long as connections stay otherwise."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.keep_alive = False
            self.loop.call_later(uniform(0, SPREAD), self.end_stream)
        elif self.timeout_keep_alive_task is None:  # nothing has been asked here yet
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )

    def end_stream(self) -> None:
        """End the stream, if there is one."""
        if stream := self.stream:
            stream.end()

    @property
    def stream(self) -> Stream | None:
        """The stream that it answers with, if it does."""
        found = self.unanswered[0].scope.get(KEY) if self.unanswered else None
        return found if isinstance(found, Stream) else None

    @property
    def left(self) -> int:
        """Bytes of answers that have not been taken yet."""
        return int(self.transport.get_write_buffer_size())

    @property
    def network(self) -> str:
        """Who waits: who is at the other end; behind a proxy who asks, and nobody as long as none does."""
        cycle = self.unanswered[0] if self.unanswered else self.cycle if self.left else None
        if cycle is not None and (client := cycle.scope["client"]):  # by now as the proxy says
            return network(client[0])
        return "" if self.peer in getattr(self.app, "trusted_hosts", ()) else network(self.peer)

    def note(self) -> None:
        """Note what it waits for: whoever does not take an answer, the rest of a body, the next head."""
        if self.flow.write_paused or not self.unanswered:
            self.waits.note(self, OTHER)
        else:
            self.waits.note(self, BODY if self.unanswered[0].more_body else None)

    def give_up(self) -> None:
        """Close the connection, whatever has not been taken."""
        self.leave()
        self.transport.abort()

    def leave(self) -> None:
        """Nobody is there any more for whom to answer: the server takes note of that for the last request alone."""
        for cycle in self.unanswered:
            cycle.disconnected = True
            cycle.message_event.set()


def give_up_unheard(connected: socket.socket) -> None:
    """Close the connection when what was sent has not been taken for a while, not only after hours."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNHEARD)
