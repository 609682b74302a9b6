"""A bot that plays at your tables of a club, over HTTP alone: any language can do the same. docs/api.md tells how.

python bot_over_http.py https://club.example, with a token for playing in the variable PARVIS_TOKEN. It listens to one
stream and decides wherever it is asked. Whatever is cut off, it begins again: what was decided is decided once.
"""

import json
import os
import random
import sys
import time
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

SILENCE = 25.0
"""Seconds after which a stream without a line is dead: there is a beat every ten."""


class Site:
    """A club, as its programs reach it."""

    def __init__(self, address: str, token: str) -> None:
        self.address = f"{address.rstrip('/')}/api/"
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def open(self, path: str, content: Any = None) -> Any:
        """The answer to a request; `content` is posted. Raises HTTPError, or another OSError where a line is cut."""
        data = None if content is None else json.dumps(content).encode()
        return urlopen(Request(self.address + path, data, self.headers), timeout=SILENCE)

    def ask(self, path: str, content: Any = None) -> Any:
        """What is answered, as JSON."""
        with self.open(path, content) as answer:
            return json.load(answer)


def choose(table: Any) -> str:
    """Decide: here is what a better bot does better. `view` has the position, `hints` what each decision brings."""
    useful = [decision for decision in table["decisions"] if not decision["idle"]]
    return str(random.choice(useful or table["decisions"])["words"])


def decide_everywhere(site: Site) -> None:
    """Decide at every table that asks."""
    for asked in site.ask("tables"):
        table = site.ask(f"tables/{asked['id']}") if asked["asked"] else {}
        while table.get("decisions") and not table["chosen"]:
            answer = {"number": table["number"], "revision": table["revision"], "words": choose(table)}
            table = site.ask(f"tables/{table['id']}/decide", answer)


def listen(site: Site) -> None:
    """Decide now, and whenever a stream tells that something is new, until it ends."""
    with site.open("stream") as stream:
        for line in stream:
            if json.loads(line)["type"] != "again":
                decide_everywhere(site)


def play(site: Site) -> None:
    """Play on and on. Raises SystemExit where the site says what only a person can put right."""
    while True:
        try:
            listen(site)
        except HTTPError as error:
            if error.code not in (409, 429) and error.code < 500:
                raise SystemExit(f"{error.code}: {error.read().decode()}") from None
            time.sleep(float(error.headers.get("Retry-After", 0)))
        except (OSError, HTTPException, ValueError):
            time.sleep(0.2)  # cut off, perhaps in the middle of a line


if __name__ == "__main__":
    play(Site(sys.argv[1], os.environ["PARVIS_TOKEN"]))
