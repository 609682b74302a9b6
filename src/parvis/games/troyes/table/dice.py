"""Dice as an onlooker may see them: all of them, wherever they are."""

from parvis.games.troyes.pieces import (
    ALL_COLOUR_NAMES,
    ALL_COLOURS,
    BY_DISTRICT,
    DICE_COLOURS,
    FACES,
    NEUTRAL,
)
from parvis.games.troyes.rules.defence import DEFENDING, highest_black
from parvis.games.troyes.rules.dice import heads
from parvis.games.troyes.rules.influence import TURNING
from parvis.games.troyes.state import NOBODY, RULES, State
from parvis.games.troyes.table.printed import Shown
from parvis.games.troyes.words import group_preview


def who(seat: int) -> int | str | None:
    """A seat, `neutral`, or None for nobody."""
    return None if seat == NOBODY else "neutral" if seat == NEUTRAL else seat


def lying(state: State, district: int) -> Shown:
    """The dice that lie in a district: values by colour, ascending; purple ones of players, if there are any."""
    colours = ALL_COLOURS if district < heads(state) else DICE_COLOURS
    return {
        ALL_COLOUR_NAMES[colour]: [
            value + 1 for value in range(FACES) for _ in range(state.dice[district][colour][value])
        ]
        for colour in range(colours)
    }


def die(number: int) -> Shown:
    """A die: its district, its colour, its value."""
    return {
        "seat": who(number // BY_DISTRICT),
        "colour": ALL_COLOUR_NAMES[number // FACES % ALL_COLOURS],
        "value": number % FACES + 1,
    }


def set_apart(state: State) -> list[Shown]:
    """The dice of the group, as a view shows them."""
    return [die(number) for number in group_preview.dice_of_group(state)]


def black_dice(state: State) -> list[int]:
    """Values of the black dice that are left, the highest first."""
    return [value + 1 for value in reversed(range(FACES)) for _ in range(state.black[value])]


def thrown(state: State) -> Shown | None:
    """What the dice count that are thrown against the highest black one just now."""
    if RULES.asked(state) != DEFENDING:
        return None
    return {"counts": state.defended, "black": highest_black(state)}


def turned_over(state: State) -> list[Shown] | None:
    """The dice that are being turned over, as they lay; None: nobody turns dice."""
    return set_apart(state) if RULES.asked(state) == TURNING else None
