"""A stub of a server of models: it answers as it is told to, and keeps what it was sent."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from threading import Thread
from typing import Any

from tests.agents.scripted import decisions

Script = Callable[[list[dict[str, str]]], Any]
"""From the messages of a request: the text of an answer, a status, or bytes to send as they are."""


class Models:
    """The address of the stub, and what it was sent."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.requests: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []


@contextmanager
def models(script: Script) -> Iterator[Models]:
    """A server of models until the block ends."""

    class Answering(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            there.requests.append(asked)
            there.headers.append(dict(self.headers))
            made = script(asked["messages"])
            status, body = (made, b'{"error": "no"}') if isinstance(made, int) else (200, made)
            if isinstance(body, str):
                usage = {"prompt_tokens": 100, "completion_tokens": 10}
                content = {"choices": [{"message": {"role": "assistant", "content": body}}], "usage": usage}
                body = json.dumps(content).encode()
            self.send_response(status)
            if status == 302:
                self.send_header("Location", there.url)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: Any) -> None:
            """Log nothing: tests read stderr."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answering)
    there = Models(f"http://127.0.0.1:{server.server_port}/v1/chat/completions")
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield there
    finally:
        server.shutdown()
        server.server_close()


def at_random(seed: int) -> Script:
    """A model that decides at random, after some thought."""
    random = Random(seed)
    return lambda messages: f"I have thought.\n\n**Decision:** {random.choice(decisions(messages[1]['content']))}"
