"""How a cube of a delayed card helps a group of dice: for each kind its values, the numbers it changes, and its signs.

What these numbers mean for a group, `rules/group.py` says; texts go by a kind's name.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from parvis.engine.data import NOTHING, Fields, named, number, read_one, read_table, switch
from parvis.games.troyes import pieces, reading
from parvis.games.troyes.signs import ARROW, CUBE, Drawing, Sign, a_die, drawn_as, picture, written

DICE_FIELDS: Fields = {"dice": named(pieces.DICE_COLOUR_NAMES)}
AMOUNT_FIELDS: Fields = {"amount": number(1, 6)}
ALLOWED_FIELDS: Fields = {"group": named(pieces.DICE_COLOUR_NAMES), "places": switch, "cathedral": switch}
"""What every effect of a delayed card may have."""


BY_SIZE, FOR_NOTHING = -1, 0
"""Stand for a price: dice of other districts cost what the size of the group says; they are taken, not bought."""
NO_DIE, ITSELF, OWN_DIE, DIE_OF_OPPONENT = range(4)
"""What a cube brings to the group: nothing, itself as a die that shows the amount, one of the seat's own dice, turned
over, or a die of an opponent for nothing."""


class Change(NamedTuple):
    """What a cube does to the dice of a group; as it stands here, nothing."""

    worth_times: int = 1
    worth_more: int = 0
    """A die counts what it did before, times the one, plus the other."""
    total_more: int = 0
    """What all dice of the group count more together."""
    dice_at_least: int = 1
    dice_at_most: int = pieces.GROUP
    one_each_for: int = BY_SIZE
    """Deniers for each die of another district whatever the size of the group; then each district gives one at most."""
    brings: int = NO_DIE
    """The die that joins the group with the cube."""
    one_value: int = 0
    """1: when the group is complete, all dice take the value of one of them."""
    before_dice: int = 0
    """1: the cube is about which dice can be used, so it comes before the first."""


class Help(NamedTuple):
    """A kind of help that a cube gives to a group of dice."""

    name: str
    needed: Fields
    """The values that its effect has in the data file, beside those that all may have."""
    changes: Callable[[int], Change]
    """What the amount of the effect changes."""
    drawn: Drawing
    """Which signs the board shows for the effect."""


def from_each(colour: str, deniers: str) -> list[Sign]:
    """A die of each district, for so many deniers each."""
    return [picture("districts"), ARROW, a_die(colour), written(deniers), picture("denier")]


HELPS = (
    Help("", NOTHING, lambda _: Change(), lambda _: []),
    Help(
        "add-to-total",
        AMOUNT_FIELDS,
        lambda amount: Change(total_more=amount),
        lambda effect: [a_die(effect["used_as"]), a_die(effect["used_as"]), written(f"+{effect['amount']}")],
    ),
    Help(
        "add-to-each",
        AMOUNT_FIELDS,
        lambda amount: Change(worth_more=amount),
        lambda effect: [a_die(effect["used_as"]), written(f"+{effect['amount']}")],
    ),
    Help(
        "set-each",
        AMOUNT_FIELDS,
        lambda amount: Change(worth_times=0, worth_more=amount),
        lambda effect: [a_die(effect["used_as"]), ARROW, a_die(effect["used_as"], effect["amount"])],
    ),
    Help(
        "recolour",
        DICE_FIELDS,
        lambda _: Change(before_dice=1),
        lambda effect: [a_die(effect["dice"]), ARROW, a_die(effect["used_as"])],
    ),
    Help(
        "multiply",
        {**DICE_FIELDS, "amount": number(2, 6)},
        lambda amount: Change(worth_times=amount, dice_at_most=1, before_dice=1),
        lambda effect: [a_die(effect["dice"]), written(f"× {effect['amount']}"), ARROW, a_die(effect["used_as"])],
    ),
    Help(
        "take-one-each",
        NOTHING,
        lambda _: Change(one_each_for=FOR_NOTHING, before_dice=1),
        lambda effect: from_each(effect["used_as"], "0"),
    ),
    Help(
        "buy-one-each",
        AMOUNT_FIELDS,
        lambda amount: Change(one_each_for=amount, before_dice=1),
        lambda effect: from_each("any", str(effect["amount"])),
    ),
    Help(
        "count-as-die",
        AMOUNT_FIELDS,
        lambda _: Change(dice_at_least=2, brings=ITSELF),
        lambda effect: [CUBE, written("="), a_die(effect["used_as"], effect["amount"])],
    ),
    Help(
        "turn-die",
        NOTHING,
        lambda _: Change(brings=OWN_DIE),
        lambda _: [a_die("any", 1), picture("turn"), a_die("any", pieces.FACES)],
    ),
    Help(
        "take-die",
        NOTHING,
        lambda _: Change(brings=DIE_OF_OPPONENT),
        lambda _: [a_die("any"), written("0"), picture("denier")],
    ),
    Help(
        "one-value",
        NOTHING,
        lambda _: Change(dice_at_least=2, one_value=1),
        lambda _: [a_die("any", 2), a_die("any", 5), ARROW, a_die("any", 5), a_die("any", 5)],
    ),
)
"""By kind; the first is that of cards without help."""
for kind in HELPS[1:]:
    drawn_as(kind.name)(kind.drawn)
HELP_NAMES = tuple(kind.name for kind in HELPS)
NO_HELP, ADD_TO_TOTAL, ADD_TO_EACH, SET_EACH, RECOLOUR, MULTIPLY, TAKE_ONE_EACH = range(7)
BUY_ONE_EACH, COUNT_AS_DIE, TURN_DIE, TAKE_DIE, ONE_VALUE = range(7, len(HELPS))


def read_help(where: str, effect: Mapping[str, Any]) -> dict[str, Any]:
    """The effect of a card of which a cube helps later. Raises DataError."""
    read = named(HELP_NAMES, 1)
    kind = HELPS[read_one(where, effect, "help", read, "effect.")]
    values = read_table(where, effect, {"help": read, **kind.needed}, ALLOWED_FIELDS, "effect.")
    group, dice = values.get("group"), values.get("dice")
    if dice not in (None, pieces.WHITE) and group in (None, pieces.WHITE):
        raise reading.CardsRefused("cards-white-builds", where=where, field="effect.group")
    if values["help"] == RECOLOUR and group == dice:
        raise reading.CardsRefused("cards-colour-anyway", where=where, field="effect.group", other="effect.dice")
    return values
