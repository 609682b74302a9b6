"""A program that a bot asks by its address: it decides at random, by the seed that it is sent.

python answering.py 8099 listens on that port of this computer. Put a better bot into `decide`.
"""

import json
import random
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


def decide(asked: Any) -> str:
    """The words of a decision. `asked` has `game`, `players`, `seat`, `view`, `decisions` and `seed`."""
    return str(random.Random(asked["seed"]).choice(asked["decisions"])["words"])


class Answers(BaseHTTPRequestHandler):
    """Answers each POST with a decision."""

    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        """Read what is asked, and say what is decided."""
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        content = json.dumps({"words": decide(asked)}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_: Any) -> None:
        """Say nothing: there are thousands of questions."""


if __name__ == "__main__":
    ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Answers).serve_forever()
