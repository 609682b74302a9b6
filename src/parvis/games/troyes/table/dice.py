"""Dice as an onlooker may see them: all of them, wherever they are."""

from parvis.games.troyes import pieces
from parvis.games.troyes.rules import defence, dice, influence
from parvis.games.troyes.state import NOBODY, RULES, State
from parvis.games.troyes.table import printed
from parvis.games.troyes.words import group_preview


def who(seat: int) -> int | str | None:
    """A seat, `neutral`, or None for nobody."""
    return None if seat == NOBODY else "neutral" if seat == pieces.NEUTRAL else seat


def lying(state: State, district: int) -> printed.Shown:
    """The dice that lie in a district: values by colour, ascending; purple ones of players, if there are any."""
    colours = pieces.ALL_COLOURS if district < dice.heads(state) else pieces.DICE_COLOURS
    return {
        pieces.ALL_COLOUR_NAMES[colour]: [
            value + 1 for value in range(pieces.FACES) for _ in range(state.dice[district][colour][value])
        ]
        for colour in range(colours)
    }


def die(number: int) -> printed.Shown:
    """A die: its district, its colour, its value."""
    return {
        "seat": who(number // pieces.BY_DISTRICT),
        "colour": pieces.ALL_COLOUR_NAMES[number // pieces.FACES % pieces.ALL_COLOURS],
        "value": number % pieces.FACES + 1,
    }


def set_apart(state: State) -> list[printed.Shown]:
    """The dice of the group, as a view shows them."""
    return [die(number) for number in group_preview.dice_of_group(state)]


def black_dice(state: State) -> list[int]:
    """Values of the black dice that are left, the highest first."""
    return [value + 1 for value in reversed(range(pieces.FACES)) for _ in range(state.black[value])]


def thrown(state: State) -> printed.Shown | None:
    """What the dice count that are thrown against the highest black one just now."""
    if RULES.asked(state) != defence.DEFENDING:
        return None
    return {"counts": state.defended, "black": defence.highest_black(state)}


def turned_over(state: State) -> list[printed.Shown] | None:
    """The dice that are being turned over, as they lay; None: nobody turns dice."""
    return set_apart(state) if RULES.asked(state) == influence.TURNING else None
