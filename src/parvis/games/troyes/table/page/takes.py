"""What decisions take, as it stands on them in short before they are made: how many dice, and deniers or influence."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

View = Mapping[str, Any]


@dataclass(frozen=True)
class Taken:
    """What a decision takes. All that is 0 or empty is not told."""

    dice: int = 0
    """Dice that join the group at once, where they are not just the one that is chosen."""
    becomes: str = ""
    """What the die that is chosen counts, or shows then."""
    deniers: int = 0
    influence: int = 0
    at_least: bool = False
    """Whether it may cost more deniers, as dice are still to be chosen."""
    is_free: bool = False


def group_price(group: View | None) -> int:
    """Deniers that the group costs as it is, with a new tradesman."""
    price: int = group["price"] + group["new_tradesman"] if group else 0
    return price


def joining(decision: Any, group: View | None) -> int:
    """How many dice join the group with a decision, those included that follow as no others could."""
    size: int = decision.told.get("size", 0)
    return max(0, size - (len(group["dice"]) if group else 0))


def by_die(decision: Any, group: View | None) -> Taken | None:
    """For a die, or a cube that helps: dice that join with it, what it becomes, what the group costs more; or None."""
    told = decision.told
    alone = 1 if decision.words.split()[0] != "help" else 0
    dice = joining(decision, group)
    becomes = [f"→ {told['turned']}"] if "turned" in told else []
    becomes += [f"= {told['counts']}"] if "sum" in told else []
    more = told["price"] - group_price(group) if "price" in told else 0
    taken = Taken(dice if dice > alone else 0, " ".join(becomes), more)
    return taken if taken != Taken() else None


def by_action(decision: Any) -> Taken | None:
    """For an action: what it costs at least, or with the dice that join at once; None where that is not known."""
    told = decision.told
    if "least_cost" not in told:
        return None
    influence, dice = told.get("cost_influence", 0), joining(decision, None)
    deniers = told["price"] + told.get("each_deniers", 0) if dice else told["least_cost"]
    at_least = deniers > 0 and not influence and (not dice or told.get("each_deniers", 0) > 0)
    return Taken(dice, "", deniers, influence, at_least, is_free=not deniers and not influence)
