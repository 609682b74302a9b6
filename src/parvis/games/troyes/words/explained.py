"""Which texts say what a card, an event or a tile does, and with which numbers. Keys begin with `about-`.

What a card or an event does is told by the kind of its effect, not by its name: texts follow the data file.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from parvis.engine.lines import Line
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules import buildings, queue
from parvis.games.troyes.state import State
from parvis.games.troyes.table import printed

Arguments = dict[str, str | int]
"""Arguments of a text, by name."""


def about_card(card: int) -> Line:
    """What an activity card does, with its numbers."""
    effect: Arguments = printed.card_effect(card)
    return Line(f"about-kind-{effect['kind']}", effect)


def about_cubes(card: int) -> list[Line]:
    """What an activity card does, and where its cubes help beyond cards, events and fields, or don't."""
    lines = [about_card(card)]
    if cards.HELPS_TO_PLACE[card]:
        lines.append(Line("about-helps-to-place"))
    if not cards.HELPS_TO_BUILD[card]:
        lines.append(Line("about-not-at-cathedral"))
    return lines


def shown_lines(lines: Sequence[Sequence[int]]) -> str:
    """Lines of spaces in signs: `1 → 3 → 5, 2 → 4 → 6`."""
    return ", ".join(" → ".join(map(str, line)) for line in lines)


def about_placing(building: int) -> Line:
    """Where a citizen goes who loses a space of a building that has lines of spaces, under the newest ruling."""
    lines = shown_lines(buildings.LINES[cards.RULING][building])
    return Line("about-placing", {"building": pieces.BUILDING_NAMES[building], "lines": lines})


def about_event(state: State, event: int) -> Line:
    """What an event does in every round, with its numbers; `leaves`: 1 when it leaves the queue once countered."""
    effect: Arguments = {**printed.event_effect(event), "leaves": int(queue.leaves(state, event))}
    return Line(f"about-kind-{effect['kind']}", effect)


def about_tile(tile: int) -> Line:
    """What an outdoor tile does, with its numbers; those of a list are numbered."""
    effect = printed.tile_effect(tile)
    return Line(f"about-kind-{effect['kind']}", in_numbers(effect))


def about_character(ruling: int, character: int) -> Line:
    """What a character counts, and what that gives under a ruling."""
    counted = cards.COUNTED_AT_END[cards.COUNTED_BY[character]].replace(" ", "-")
    numbers = numbered(thresholds=cards.THRESHOLDS[ruling][character], points=cards.CHARACTER_POINTS[ruling])
    return Line(f"about-counting-{counted}", numbers)


def in_numbers(effect: Mapping[str, Any]) -> Arguments:
    """An effect as texts take it: in place of each list its numbers, one by one."""
    lists = {name: value for name, value in effect.items() if isinstance(value, list)}
    return {name: value for name, value in effect.items() if name not in lists} | numbered(**lists)


def numbered(**lists: Sequence[int]) -> Arguments:
    """Numbers of lists as texts take them: `points_1`, `points_2` …"""
    return {f"{name}_{place}": number for name, numbers in lists.items() for place, number in enumerate(numbers, 1)}
