"""Chance that anybody can check: it follows from a secret that was committed to before the first step.

The commitment is shown from the beginning, the secret at the end. What players add in between, knowing the commitment
alone, is mixed in, so that nobody can have picked a secret that suits them. docs/records.md has all of it in words, for
other programs.
"""

import hashlib
import hmac
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Self

from parvis.engine.quoted import LONGEST_NAME, is_name
from parvis.engine.refusals import Refusal

SECRET = 32
"""Length of a secret, in bytes."""
DRAWN = 6
"""Bytes of a number that is drawn: as many as JavaScript counts exactly."""
RANGE = 1 << 8 * DRAWN
HEX = re.compile("[0-9a-f]*")
LATE = 16
"""Bytes of what the site draws once all players have committed to their numbers."""
SALT = 32
"""Hex digits that a browser puts behind what its player typed, so that nobody can guess it from its hash."""
LONGEST = LONGEST_NAME + 1 + SALT
"""Characters of a number that a player adds."""
BY_STEP, BY_QUESTION = 1, 2
"""Schemes: chance answers by the number of the step, or by the question and how often it was asked before."""
SCHEMES = (BY_STEP, BY_QUESTION)


@dataclass(frozen=True)
class Return:
    """Going back in a game over something that chance had decided."""

    step: int
    """Number of steps that stayed when some were taken back."""
    seat: int | None
    """Who went back; None: an admin."""
    draws: int
    """How many decisions of chance were taken back."""


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
    scheme: int = BY_STEP
    """How chance decides: BY_STEP or BY_QUESTION."""
    hashes: tuple[str, ...] = ()
    """What each seat had committed to before any number was shown; empty: to nothing; () where nobody could."""
    drawn: str = ""
    """What the site has drawn after the last hash, and before the first number was shown; 32 hex digits, or nothing."""
    returns: tuple[Return, ...] = ()
    """Where somebody went back over chance, as the site has noted."""

    @classmethod
    def of(cls, secret: bytes, numbers: Iterable[str], start_chosen: bool = False, **more: Any) -> Self:
        """The chance that follows from a new secret; `more`: `hashes` and `drawn`."""
        return cls(commitment(secret), secret.hex(), tuple(numbers), start_chosen, BY_QUESTION, **more)

    @property
    def is_kept(self) -> bool:
        """Whether the secret is the one that was committed to."""
        return commitment(bytes.fromhex(self.secret)) == self.commitment

    @property
    def withheld(self) -> list[int]:
        """The seats whose numbers were not shown in time: their hashes stand in for them."""
        return [seat for seat, kept in enumerate(self.hashes) if kept and self.numbers[seat] == kept]

    @property
    def changed(self) -> int | None:
        """The first seat whose number is not what it had committed to."""
        seats = enumerate(zip(self.numbers, self.hashes, strict=False))
        return next((seat for seat, (number, kept) in seats if number != kept and hash_of(number) != kept), None)

    def choose(self, asked: Sequence[str], words: Iterable[str]) -> str:
        """The one of these decisions that chance makes when it is `asked` that; their order does not matter."""
        ordered = sorted(words)
        return ordered[unbiased(len(ordered), numbers(self.key, asked, ordered))]

    @property
    def key(self) -> bytes:
        """The secret and all that was mixed into it, as one key."""
        mixed = self.numbers if self.scheme == BY_STEP else (*self.numbers, self.drawn)
        return hmac.digest(bytes.fromhex(self.secret), "\n".join(mixed).encode(), "sha256")

    def to_json(self) -> dict[str, Any]:
        """The dealing as it stands in a record: what is empty is left out."""
        more = {
            "scheme": self.scheme if self.scheme != BY_STEP else None,
            "hashes": list(self.hashes),
            "drawn": self.drawn,
            "start_chosen": self.start_chosen,
            "returns": [vars(made) for made in self.returns],
        }
        told = {name: value for name, value in more.items() if value}
        return {"commitment": self.commitment, "secret": self.secret, "numbers": list(self.numbers), **told}


class Luck:
    """Chance in the course of one game, by what was promised."""

    def __init__(self, promise: Fair, asked: Iterable[int] = ()) -> None:
        """`asked`: the questions that chance was asked before, as numbers."""
        self.promise = promise
        self.asked = Counter(asked)

    def decide(self, step: int, purpose: str, words: Sequence[str]) -> tuple[int, str]:
        """What chance is asked as step number `step`, as a number, and the one of these words that it answers."""
        question = number_of(purpose, words)
        by_question = [purpose, str(self.asked[question])]
        self.asked[question] += 1
        asked = [str(step)] if self.promise.scheme == BY_STEP else by_question
        return question, self.promise.choose(asked, words)


def number_of(purpose: str, words: Iterable[str]) -> int:
    """A question that chance is asked, as a number that fits into a database."""
    digest = hashlib.sha256("\n".join([purpose, *sorted(words)]).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


def hash_of(number: str) -> str:
    """The hash by which a player's number is committed to; nothing for nothing."""
    return number and hashlib.sha256(number.encode()).hexdigest()


def commitment(secret: bytes) -> str:
    """The hash by which a secret is committed to."""
    return hashlib.sha256(secret).hexdigest()


def numbers(key: bytes, asked: Sequence[str], ordered: Sequence[str]) -> Iterator[int]:
    """Random numbers below RANGE for what chance is asked.

    The words that it could answer are part of it: what was seen of one question tells nothing of another.
    """
    for attempt in count():
        lines = "\n".join([*asked, str(attempt), *ordered])
        yield int.from_bytes(hmac.digest(key, lines.encode(), "sha256")[:DRAWN], "big")


def unbiased(choices: int, drawn: Iterator[int]) -> int:
    """A number below `choices`, each equally likely, from numbers below RANGE; a few of these are passed over."""
    usable = RANGE - RANGE % choices
    return next(number for number in drawn if number < usable) % choices


def parse(content: Any, seats: int) -> Fair:
    """What stands in a record, its form checked. Raises Refusal, which tells nothing of the secret."""
    if not isinstance(content, dict):
        raise Refusal("fair-no-object")
    found: dict[str, Any] = {}
    for name, (otherwise, fits) in FORM.items():
        found[name] = content.get(name, otherwise)
        if not fits(found[name], seats):
            raise Refusal(f"fair-{name.replace('_', '-')}", **LENGTHS)
    found["returns"] = [Return(**made) for made in found["returns"]]
    return Fair(**found | {name: tuple(found[name]) for name in ("numbers", "hashes", "returns")})


def is_hex(value: Any, digits: int = 64) -> bool:
    """Whether a value is so many hex digits."""
    return isinstance(value, str) and len(value) == digits and HEX.fullmatch(value) is not None


def may_be_added(number: Any) -> bool:
    """Whether a player may add that: something that can be shown on one line, or nothing."""
    return isinstance(number, str) and (number == "" or is_name(number, LONGEST))


def are_hashes(value: Any, seats: int) -> bool:
    """Whether that can be what each seat has committed to; nothing where nobody could."""
    return isinstance(value, list) and len(value) in (0, seats) and all(kept == "" or is_hex(kept) for kept in value)


def is_return(value: Any, seats: int) -> bool:
    """Whether that can be a `Return` in a record."""
    if not isinstance(value, dict) or value.keys() != {"step", "seat", "draws"}:
        return False
    counts = all(type(value[name]) is int and value[name] >= 0 for name in ("step", "draws"))
    return counts and (value["seat"] is None or (type(value["seat"]) is int and 0 <= value["seat"] < seats))


FORM: dict[str, tuple[Any, Callable[[Any, int], bool]]] = {
    "commitment": (None, lambda value, _: is_hex(value)),
    "secret": (None, lambda value, _: is_hex(value)),
    "numbers": (
        None,
        lambda value, seats: isinstance(value, list) and len(value) == seats and all(map(may_be_added, value)),
    ),
    "start_chosen": (False, lambda value, _: isinstance(value, bool)),
    "scheme": (BY_STEP, lambda value, _: type(value) is int and value in SCHEMES),
    "hashes": ([], are_hashes),
    "drawn": ("", lambda value, _: value == "" or is_hex(value, 2 * LATE)),
    "returns": (
        [],
        lambda value, seats: isinstance(value, list) and all(is_return(made, seats) for made in value),
    ),
}
"""What a record tells: what holds where it doesn't, and what may stand there for so many seats."""
LENGTHS = {"longest": LONGEST, "late": 2 * LATE}
"""What stands in refusals of anything else."""
