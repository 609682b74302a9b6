"""Which decisions a page makes without asking: where nothing else could be of use."""

from collections.abc import Sequence

from parvis.games.troyes.rules.defence import DEFENCE
from parvis.games.troyes.rules.effects.kinds import ENOUGH
from parvis.games.troyes.rules.influence import TO_RECRUIT
from parvis.games.troyes.rules.strikes.kinds import YIELD
from parvis.games.troyes.state import RULES, State

ENDS = (YIELD, ENOUGH)


def unasked(state: State, seat: int, legal: Sequence[int]) -> int | None:
    """Against black dice without a die: to recruit a citizen does not help there, and can be done in any action."""
    if RULES.asked(state) != DEFENCE or not set(legal) <= {*ENDS, TO_RECRUIT}:
        return None
    return next((decision for decision in legal if decision in ENDS), None)
