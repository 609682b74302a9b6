"""Which texts say what a card, an event or a character does, and with which numbers. Keys begin with `about-`."""

from parvis.engine.contract import Line
from parvis.games.troyes import cards as c
from parvis.games.troyes.state import State
from parvis.games.troyes.view import card_amounts, event_amounts, leaves

Arguments = dict[str, str | int]
"""What a text is told."""


def about_card(card: int) -> Line:
    """What an activity card does, with its numbers."""
    return Line(f"about-card-{c.ACTIVITY_NAMES[card]}", {**card_amounts(card), "of": c.OF[card]})


def about_event(game: State, event: int) -> Line:
    """What an event does in every round, with its numbers; `leaves`: 1 when it leaves the queue once countered."""
    arguments: Arguments = {**event_amounts(event), "leaves": int(leaves(game, event))}
    return Line(f"about-event-{c.EVENT_NAMES[event]}", arguments)


def about_character(character: int) -> Line:
    """What a character gives, with its thresholds."""
    numbers = {"thresholds": c.THRESHOLDS[character], "points": c.CHARACTER_POINTS}
    arguments: Arguments = {
        f"{name}_{place}": number for name, column in numbers.items() for place, number in enumerate(column, 1)
    }
    return Line(f"about-character-{c.CHARACTER_NAMES[character]}", arguments)
