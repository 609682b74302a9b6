"""Fingerprints of printed values: what a ruling was released with, and whether a record is of the same values."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

Fingerprints = Mapping[str, str]
"""By entry of the data files; the name of an entry begins with its file."""


@dataclass(frozen=True)
class Printed:
    """The printed values of a game by ruling, as fingerprints."""

    file: Path
    """Where those of released rulings are kept."""
    rulings: tuple[Fingerprints, ...]
    """Fingerprints of each released ruling, ruling 1 first."""
    released: int
    """How many of these are released. Those after them are corrections by an owner of the game."""
    titles: Mapping[str, str] = field(default_factory=dict)
    """By part of the data files: how the keys of the names of what stands there begin, if not like the part itself."""
    explained: Mapping[str, str] = field(default_factory=dict)
    """By part of the data files: the section of the rules on what has none of its own there."""

    def key_of(self, place: str) -> str:
        """The key of a piece's name, which is also where the rules explain it: `card-merchant`."""
        part, _, name = place.partition(" ")
        return f"{self.titles.get(part, part)}-{name.replace(' ', '-')}"

    def corrected(self, ruling: int) -> str | None:
        """A fingerprint of all values of an owner's ruling; None for a released one."""
        return fingerprint(dict(self.rulings[ruling - 1])) if ruling > self.released else None


def fingerprint(values: Any) -> str:
    """16 hex digits that differ for other values; the order of fields does not matter."""
    return blake2b(json.dumps(values, sort_keys=True).encode(), digest_size=8).hexdigest()
