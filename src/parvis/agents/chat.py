"""Language models behind a plain chat-completions endpoint over HTTP, as most servers of models have one."""

import json
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from parvis.engine.quoted import quoted
from parvis.engine.refusals import GameError

KEY = "PARVIS_MODEL_KEY"
"""The environment variable with the key of the endpoint; none is sent without it."""
TRIES = 4
"""Times that a request is sent until it is answered."""
WAIT, LONGEST_WAIT = 1.0, 30.0
"""Seconds before a request is sent again: they double, and the endpoint may ask for more, up to the longest."""
LARGEST = 4_000_000
"""Bytes of an answer that are read."""
AGAIN = frozenset({408, 409, 425, 429, 500, 502, 503, 504})
"""Statuses after which a request is sent again."""
Message = dict[str, str]


class NoAnswer(GameError):
    """A model that gave no answer: the message says why, and never has the key in it."""


@dataclass(frozen=True)
class Answer:
    """What a model wrote, and the tokens that its endpoint has counted; 0: it counts none."""

    text: str
    read: int = 0
    written: int = 0


@dataclass(frozen=True)
class Endpoint:
    """Where models are asked: the whole address, as in `https://models.example/v1/chat/completions`."""

    url: str
    key: str = ""
    seconds: float = 60.0
    """How long an answer may take."""
    wait: float = WAIT

    def __post_init__(self) -> None:
        """Raise GameError for what is no address."""
        if not is_address(self.url):
            raise GameError(f"{quoted(self.url)} is not an address such as https://models.example/v1/chat/completions")

    def ask(self, model: str, messages: Sequence[Message]) -> Answer:
        """The answer of a model; a request that fails for now is sent again. Raises NoAnswer."""
        body = json.dumps({"model": model, "messages": list(messages)}).encode()
        problem = ""
        for tries in range(TRIES):
            pause = self.wait * 2**tries
            try:
                return answer_of(self.sent(body))
            except HTTPError as error:
                problem = f"HTTP {error.code}: {reason_of(error)}"
                if error.code not in AGAIN:
                    break
                pause = max(pause, seconds_of(error.headers.get("Retry-After", "")))
            except (OSError, HTTPException, ValueError, LookupError, TypeError, RecursionError) as error:
                problem = f"{type(error).__name__}: {error}"
            if tries + 1 < TRIES:
                time.sleep(min(pause, LONGEST_WAIT))
        raise NoAnswer(self.without_key(f"no answer of the model {model}: {problem}"))

    def sent(self, body: bytes) -> Any:
        """What the endpoint answers, as JSON. Raises OSError, HTTPException or ValueError."""
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        with STRAIGHT.open(Request(self.url, body, headers), timeout=self.seconds) as answer:
            return json.loads(answer.read(LARGEST))

    def without_key(self, text: str) -> str:
        """A text in which the key can't be read, whatever an endpoint repeats."""
        return text.replace(self.key, "…") if self.key else text


class NoRedirect(HTTPRedirectHandler):
    """Follows no redirect: the key is for the address that was named, and for no other."""

    def redirect_request(self, *_: Any) -> None:
        """Say that there is nothing to ask for: the answer is an HTTPError then."""


STRAIGHT = build_opener(NoRedirect)


def is_address(url: str) -> bool:
    """Whether a text is a whole address that is reached over HTTP."""
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        return False


def endpoint(url: str, seconds: float) -> Endpoint:
    """The endpoint with the key of the environment. Raises GameError."""
    return Endpoint(url, os.environ.get(KEY, ""), seconds)


def answer_of(content: Any) -> Answer:
    """The answer in what an endpoint sends. Raises LookupError, TypeError or ValueError for anything else."""
    text = content["choices"][0]["message"]["content"]
    if not isinstance(text, str):
        raise ValueError("the message has no text")
    usage = content.get("usage")
    usage = usage if isinstance(usage, dict) else {}
    counts = [usage.get(name, 0) for name in ("prompt_tokens", "completion_tokens")]
    return Answer(text, *(count if type(count) is int and count > 0 else 0 for count in counts))


def reason_of(error: HTTPError) -> str:
    """What an endpoint says of a request that it refuses, in short."""
    try:
        return " ".join(error.read(400).decode("utf-8", "replace").split())
    except (OSError, HTTPException):
        return error.reason if isinstance(error.reason, str) else ""


def seconds_of(header: str) -> float:
    """The seconds that `Retry-After` asks for; 0 if it names a date, or nothing."""
    return float(header) if header.isdecimal() else 0.0
