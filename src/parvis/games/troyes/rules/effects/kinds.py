"""What every kind of effect of activity cards answers. Each kind has a file of its own beside this one.

A file declares its kind with the values that it has in data/cards.toml, its rules, and what texts and hints tell of it.
"""

from collections.abc import Mapping
from typing import Any

from parvis.engine.data import Fields
from parvis.engine.kinds import Kinds
from parvis.games.troyes.cards import ACTIVITY_CARDS, ACTIVITY_WORDS, DIVISOR, ActivityCard
from parvis.games.troyes.pieces import Seat
from parvis.games.troyes.reading import Numbers, effect_column
from parvis.games.troyes.rules.group import total
from parvis.games.troyes.state import RULES, State

Explanation = dict[str, Any]
"""What a text is told: the `kind` of the effect, which is in the text's key, and numbers and words by name."""

ENOUGH = RULES.words("enough")
EFFECTS = Kinds(RULES, "effect", by="card")

ACTIVATED = RULES.event(
    "activated", seat=Seat, card=ActivityCard, times=int, section="activate", line="effect-activations"
)
ACTIVATION_DONE = RULES.event("activation done", seat=Seat, card=ActivityCard, section="activate")


@EFFECTS.way
def times_by_group(state: State, card: int) -> int:
    """How often the group of dice activates a card. A kind may put more into the number, for itself to read."""
    return total(state) // DIVISOR[card]


@EFFECTS.way
def most_times(state: State, seat: int, card: int, times: int, deniers: int) -> int:
    """How often a card can be activated, `times` at most, by somebody who has so many deniers left for it."""
    return times


@EFFECTS.way
def take_effect(state: State, seat: int, card: int, times: int) -> None:
    """A card is activated so many times at most: what it does happens, or is asked about."""


@EFFECTS.way
def take_effect_times(state: State, seat: int, card: int, times: int) -> None:
    """A card is activated as many times as its player has chosen, who might have stopped before."""


@EFFECTS.way
def price_of_moving(state: State, card: int) -> int:
    """Deniers that a card asks for a cube that comes to it from an outdoor tile."""
    return 0


@EFFECTS.way
def end_points(state: State, seat: int, card: int) -> int:
    """Points at the end of the game for the cubes on a card."""
    return 0


@EFFECTS.wording
def times_activated(card: int, times: int) -> int:
    """How often a card is activated, of a number that `times_by_group` gave."""
    return times


@EFFECTS.wording
def explained(card: int, effect: Mapping[str, Any]) -> Explanation:
    """What texts are told of an effect with these values: its kind, these values, and that it has no price."""
    return {"kind": EFFECTS.name_of(card), **effect, "price": "none", "gain": "none"}


@EFFECTS.wording
def each_time(state: State, seat: int, card: int) -> Mapping[str, int]:
    """What an activation brings as things stand, of a card that counts something."""
    return {}


def column(fields: Fields, name: str, default: int = 0) -> Numbers:
    """One value of the effect of every activity card. Raises DataError."""
    return effect_column("activity", ACTIVITY_CARDS, ACTIVITY_WORDS, fields, name, default)
