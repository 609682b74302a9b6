"""The site of a club within the tests' own process, for browsers: mails are in the outbox, the database is at hand."""

import socket
from threading import Thread
from types import TracebackType
from typing import Self

import uvicorn
from django.test import override_settings


class Serving:
    """The site, served by a thread. Passkeys want a name, so it is reached at one."""

    def __init__(self) -> None:
        from parvis.web.server.asgi import Application
        from parvis.web.server.connections import PatientForAWhile
        from parvis.web.server.gate import gate

        self.listener = socket.socket()
        self.listener.bind(("127.0.0.1", 0))
        self.listener.listen(16)
        self.address = f"http://localhost:{self.listener.getsockname()[1]}"
        self.named = override_settings(ADDRESS=self.address, ALLOWED_HOSTS=["localhost"])
        config = uvicorn.Config(gate(Application()), http=PatientForAWhile, lifespan="off", log_level="warning")
        self.server = uvicorn.Server(config)
        self.thread = Thread(target=self.server.run, kwargs={"sockets": [self.listener]}, daemon=True)

    def __enter__(self) -> Self:
        self.named.enable()
        self.thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.server.should_exit = True
        self.thread.join()
        self.listener.close()
        self.named.disable()
