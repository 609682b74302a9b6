"""The list of decisions: markets by borough, everything else one below the other; what does nothing stands apart."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

View = Mapping[str, Any]


@dataclass(frozen=True)
class Group:
    """Decisions that stand together. `borough`: whose heading they have, by its number; None: none."""

    borough: int | None
    decisions: list[Any]

    @property
    def collects(self) -> bool:
        """Whether a message can be taken where the carriage would stop."""
        return any(decision.told["message"] not in ("none", "barred") for decision in self.decisions)


def menu(decisions: Sequence[Any], view: View) -> list[Group]:
    """The groups of all decisions that do something.

    Boroughs stand clockwise from the onlooker's own, but first those where a message can be taken.
    """
    busy = [decision for decision in decisions if not decision.idle]
    if not all(decision.words.startswith("drive ") for decision in busy) or view["onlooker"] is None:
        return [Group(None, busy)] if busy else []
    own, count = view["families"][view["onlooker"]]["borough"], len(view["boroughs"])
    order = [(own + step) % count for step in range(count)]
    groups = [Group(number, [decision for decision in busy if borough_of(decision) == number]) for number in order]
    return sorted((group for group in groups if group.decisions), key=lambda group: not group.collects)


def borough_of(decision: Any) -> int:
    """The borough to which the carriage would move: `drive 2.gate`."""
    return int(decision.words.split()[1].split(".")[0])


def endings(decisions: Iterable[Any]) -> list[Any]:
    """The decisions that do nothing."""
    return [decision for decision in decisions if decision.idle]
