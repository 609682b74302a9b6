"""Chance that anybody can check: it follows from a secret that was committed to before the first step.

The commitment is shown from the beginning, the secret at the end. What players add in between, knowing the commitment
alone, is mixed in, so that nobody can have picked a secret that suits them. docs/records.md has all of it in words, for
other programs.
"""

import hashlib
import hmac
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Self

from parvis.engine.contract import GameError
from parvis.engine.quoted import LONGEST_NAME, is_name

SECRET = 32
"""Bytes of a secret."""
DRAWN = 6
"""Bytes of a number that is drawn: as many as JavaScript counts exactly."""
RANGE = 1 << 8 * DRAWN
HEX = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True)
class Fair:
    """What the chance of a game follows from."""

    commitment: str
    """The hash of the secret: all that may be known of it before the end."""
    secret: str = field(repr=False)
    numbers: tuple[str, ...]
    """What each seat has added, a number or a word; empty where it has added nothing."""
    start_chosen: bool = False
    """Whether it was chosen who begins: then the first step is no chance."""

    @classmethod
    def of(cls, secret: bytes, numbers: Iterable[str], start_chosen: bool = False) -> Self:
        """The chance that follows from a new secret."""
        return cls(commitment(secret), secret.hex(), tuple(numbers), start_chosen)

    @property
    def is_kept(self) -> bool:
        """Whether the secret is the one that was committed to."""
        return commitment(bytes.fromhex(self.secret)) == self.commitment

    def choose(self, step: int, words: Iterable[str]) -> str:
        """The one of these decisions that chance makes as step number `step`; their order does not matter."""
        ordered = sorted(words)
        return ordered[unbiased(len(ordered), numbers(self.key, step, ordered))]

    @property
    def key(self) -> bytes:
        """The secret and what the players have added, as one key."""
        return hmac.digest(bytes.fromhex(self.secret), "\n".join(self.numbers).encode(), "sha256")

    def to_json(self) -> dict[str, Any]:
        """As it stands in a record."""
        chosen = {"start_chosen": True} if self.start_chosen else {}
        return {"commitment": self.commitment, "secret": self.secret, "numbers": list(self.numbers), **chosen}


def commitment(secret: bytes) -> str:
    """The hash by which a secret is committed to."""
    return hashlib.sha256(secret).hexdigest()


def numbers(key: bytes, step: int, ordered: Sequence[str]) -> Iterator[int]:
    """Random numbers below RANGE for the question that chance is asked at a step.

    The question is part of it, not the step's number alone: where steps are undone and another question takes its
    place, what was seen of the first one tells nothing of the second.
    """
    for attempt in count():
        asked = "\n".join([str(step), str(attempt), *ordered])
        yield int.from_bytes(hmac.digest(key, asked.encode(), "sha256")[:DRAWN], "big")


def unbiased(choices: int, drawn: Iterator[int]) -> int:
    """A number below `choices`, each equally likely, from numbers below RANGE; a few of these are passed over."""
    usable = RANGE - RANGE % choices
    return next(number for number in drawn if number < usable) % choices


def parse(content: Any, seats: int) -> Fair:
    """What stands in a record, its form checked. Raises GameError, which tells nothing of the secret."""
    if not isinstance(content, dict):
        raise GameError("an object with commitment, secret and numbers is needed")
    for name in ("commitment", "secret"):
        if not isinstance(content.get(name), str) or not HEX.fullmatch(content[name]):
            raise GameError(f"{name}: 64 hex digits are needed")
    added = content.get("numbers")
    if not isinstance(added, list) or len(added) != seats or not all(may_be_added(number) for number in added):
        allowed = f"up to {LONGEST_NAME} letters, numbers, signs and spaces"
        raise GameError(f"numbers: {allowed} for each of {seats} seats are needed")
    chosen = content.get("start_chosen", False)
    if not isinstance(chosen, bool):
        raise GameError("start_chosen: true or false is needed")
    return Fair(content["commitment"], content["secret"], tuple(added), chosen)


def may_be_added(number: Any) -> bool:
    """Whether a player may add that: something that can be shown on one line, or nothing."""
    return isinstance(number, str) and (number == "" or is_name(number))
