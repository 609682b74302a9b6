"""The list of decisions, short and in groups: next to the board few words are enough; the sentence is at hand."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from parvis.games.troyes.table.page import shorts, targets

GROUPS = {
    "die": "dice",
    "step": "pips",
    "cube": "pips",
    "pay": "deniers",
    "use": "cubes",
    "help": "cubes",
    "activate": "cards",
    "counter": "events",
    "place": "citizens",
    "build": "work",
    "harvest": "work",
    "guard": "work",
    "reroll": "influence",
    "recruit": "influence",
    "turn": "influence",
    "put": "put",
    "take": "take",
    "gain": "gain",
    "value": "values",
    "column": "columns",
    "on": "events",
    "off": "take",
    "from": "from",
    "home": "home",
    "remove": "stones",
    "times": "times",
    "to": "move",
}
"""Kind of decision -> its group, in the order of the groups; settling and sending stand by building."""
OTHERS = "others"
"""The group of kinds that stand in none; they are told by their whole sentences."""
ORDER = tuple(dict.fromkeys(f"list-{group}" for group in (*GROUPS.values(), OTHERS)))
LAST = ("done", "pass", "enough", "yield", "keep")
"""Kinds of decisions that end something: in no group, and last."""
LINE = 36
"""Letters of a line next to the board, a little less for the edges of buttons."""
BUILDINGS = ("settle", "send")


@dataclass(frozen=True)
class Group:
    """Decisions of one kind. `heading`: the key of their heading."""

    heading: str
    shorts: list[shorts.Short]


def menu(decisions: Iterable[Any]) -> list[Group]:
    """The groups of the decisions in their order, without those that end something."""
    groups: dict[str, list[shorts.Short]] = {}
    for decision in decisions:
        kind, *named = decision.words.split()
        if kind not in LAST:
            heading = f"building-{named[0]}" if kind in BUILDINGS else f"list-{group_of(decision.words)}"
            groups.setdefault(heading, []).append(shorts.short(decision))
    return [Group(heading, groups[heading]) for heading in sorted(groups, key=place_in_list)]


def group_of(words: str) -> str:
    """The group of a decision; all that name a die stand together."""
    return GROUPS["die"] if targets.is_die(words) else GROUPS.get(words.split()[0], OTHERS)


def place_in_list(heading: str) -> int:
    """Where a group stands; what is about buildings comes in their order."""
    return ORDER.index(heading) if heading in ORDER else -1


def lines(decisions: Iterable[Any]) -> int:
    """About how many lines the whole sentences of the decisions in groups take, each in a button of its own.

    A die says as much without them: it counts for more, so that many are told in short.
    """
    listed = [decision for decision in decisions if decision.words.split()[0] not in LAST]
    texts = [text for decision in listed for text in sentences(decision)]
    return sum(1 + len(text) // LINE for text in texts) + sum(targets.is_die(decision.words) for decision in listed)


def sentences(decision: Any) -> list[str]:
    """What a decision tells: its label and what it brings."""
    return [part for part in (decision.label, " · ".join(decision.hints), decision.later) if part]


def endings(decisions: Iterable[Any]) -> list[Any]:
    """The decisions that end something."""
    return [decision for decision in decisions if decision.words.split()[0] in LAST]
