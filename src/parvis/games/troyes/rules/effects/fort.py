"""Each die of the group puts a cube on the card: points and influence at once, by what it shows; most cubes at the end.

The number of activations tells the dice: LOW for each that shows little, HIGH for each other.
"""

from collections.abc import Mapping
from typing import Any

from parvis.engine.data import number
from parvis.games.troyes.cards import TO_END, WORTH_TIMES
from parvis.games.troyes.pieces import FACES
from parvis.games.troyes.rules.cubes import lay_cubes
from parvis.games.troyes.rules.effects.kinds import (
    EFFECTS,
    Explanation,
    column,
    end_points,
    explained,
    most_times,
    take_effect,
    times_activated,
    times_by_group,
)
from parvis.games.troyes.rules.effects.to_the_end import MAJORITY, points_for_most
from parvis.games.troyes.rules.group import group_size, help_at, helpers_used
from parvis.games.troyes.rules.supplies import FROM_CARDS, gain_influence, gain_points
from parvis.games.troyes.signs import CUBE, Effect, Sign, drawn_as, picture, written
from parvis.games.troyes.state import VALUE, State, rule

BY_DIE = EFFECTS.kind(
    "cube-for-die", needed={"low": number(1, 9), "high": number(1, 9), **MAJORITY.needed}, group=TO_END
)
FOR_LOW = column(BY_DIE.needed, "low")
FOR_HIGH = column(BY_DIE.needed, "high")
"""Points, and as much influence."""
LOW, HIGH = 1, FACES + 1
"""A single die may count as six at most."""
LOW_AT_MOST = FACES // 2

BY_DIE.does(end_points)(points_for_most)


@rule
def dice_for_each(state: State) -> int:
    """How many dice each die of the group counts as: more than one where a cube multiplies it."""
    count = 1
    for place in range(helpers_used(state)):
        count *= max(1, WORTH_TIMES[help_at(state, place)])
    return count


@BY_DIE.does(times_by_group)
def dice_by_value(state: State) -> int:
    """The dice of the group; what counts more only as a whole changes nothing."""
    times, each = 0, dice_for_each(state)
    for place in range(group_size(state)):
        times += each * (LOW if state.group[place][VALUE] // each <= LOW_AT_MOST else HIGH)
    return times


@rule
def dice_in_times(times: int) -> int:
    """How many dice these are."""
    return times % HIGH + times // HIGH


@BY_DIE.does(most_times)
def cubes_for_dice(times: int) -> int:
    """Number of cubes: one for each die of the activations."""
    return dice_in_times(times)


@BY_DIE.does(times_activated)
def activated_by_dice(times: int) -> int:
    """Number of dice that is told: one for each cube."""
    return dice_in_times(times)


@BY_DIE.does(take_effect)
def cubes_by_dice(state: State, seat: int, card: int, times: int) -> None:
    """Cubes on the card, points and influence for each of them."""
    gains = FOR_LOW[card] * (times % HIGH) + FOR_HIGH[card] * (times // HIGH)
    lay_cubes(state, seat, card, dice_in_times(times))
    gain_influence(state, seat, gains)
    gain_points(state, seat, gains, FROM_CARDS)


@BY_DIE.does(explained)
def by_die_explained(effect: Mapping[str, Any]) -> Explanation:
    """Explain the effect with all its amounts."""
    return {"kind": BY_DIE.name, **effect, "price": "none", "gain": "none"}


@drawn_as(BY_DIE.name)
def by_die_drawn(effect: Effect) -> list[Sign]:
    """What each die brings, a low one or a high one."""
    more = written(f"{effect['low']}/{effect['high']}")
    return [CUBE, written(":"), more, picture("points"), more, picture("influence")]
