"""What a player lacks: influence, deniers, citizens; and how often something may be done."""

from parvis.engine.obstacles import Named, Told
from parvis.engine.questions import FIRST_DETAIL, QUESTION, Question
from parvis.games.troyes import pieces
from parvis.games.troyes.rules import supplies
from parvis.games.troyes.rules.effects import special
from parvis.games.troyes.rules.ramparts import guarding
from parvis.games.troyes.state import NOBODY, RULES, VALUE, State

# The question that is asked, and what it keeps, to be changed

NOTHING: Told = {}
"""What a sentence needs that is always the same."""


def kept(state: State, name: str) -> int | None:
    """A detail that the question keeps; None: it keeps no such thing."""
    return RULES.kept(state).get(name)


def keep(state: State, name: str, value: int) -> None:
    """Change a detail that the question keeps."""
    question = RULES.asked(state)
    assert question is not None, "somebody decides"
    state.asked[state.depth - 1][FIRST_DETAIL + question.keeps.index(name)] = value


def ask_instead(state: State, question: Question) -> None:
    """Put another question in place of the one that is asked."""
    state.asked[state.depth - 1][QUESTION] = int(question)


AT_LEAST_ONE = {"used": 1, "beaten": 1, "swapped": 1 << pieces.GATES, "closed": guarding.SPENT}
"""Details that tell whether something has been done, with the value when it has."""


def influence(state: State, seat: int, named: Named, count: int) -> Told | None:
    """What it takes is more influence than there is."""
    if named[0] in ("turn", "from") and named[-1] not in ("dice", "influence"):
        return None
    has = state.influence[seat]
    state.influence[seat] = min(pieces.MOST_INFLUENCE, has + count)
    return {"needed": has + count, "count": has}


def deniers(state: State, seat: int, named: Named, count: int) -> Told | None:
    """What it takes is more deniers than there are."""
    has = state.deniers[seat]
    state.deniers[seat] += count
    return {"needed": has + count, "count": has}


def no_citizen(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The personal supply is empty."""
    if state.supply[seat] > 0 or (named[0] == "from" and named[1] != "supply"):
        return None
    state.supply[seat] = 1
    return NOTHING


def supply_not_empty(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The personal supply still has a citizen, so influence brings none."""
    if named[1] != "influence" or state.supply[seat] == 0:
        return None
    state.supply[seat] = 0
    return NOTHING


def none_in_general_supply(state: State, seat: int, named: Named, count: int) -> Told | None:
    """All citizens are on the board or in the personal supply."""
    if supplies.is_left(state, seat) or (named[0] == "from" and named[1] != "influence"):
        return None
    if state.supply[seat] > 0:
        state.supply[seat] -= 1
        return NOTHING
    for building in range(pieces.BUILDINGS):
        for space in range(pieces.SPACES):
            if state.citizen[building][space] == seat:
                state.citizen[building][space] = NOBODY
                return NOTHING
    return None


def not_richest(state: State, seat: int, named: Named, count: int) -> Told | None:
    """Another opponent has more influence, or it is the player alone."""
    if RULES.asked(state) != special.TAKING_FROM:
        return None
    state.seats = max(state.seats, int(named[1]) + 1)
    state.influence[int(named[1])] = max(1, special.most_influence(state, seat))
    return NOTHING


def is_ones_own(state: State, seat: int, named: Named) -> bool:
    """Whether influence would come from the player alone."""
    return named[1] == str(seat)


def too_often(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The dice don't count enough for so many activations."""
    name = "most" if named[0] == "times" else "times"
    most = kept(state, name)
    if most is None or len(named) > 2 or most >= int(named[1]):
        return None
    keep(state, name, int(named[1]))
    return {"count": most}


def none_yet(state: State, seat: int, named: Named, count: int) -> Told | None:
    """Nothing has been done yet that could be enough."""
    for name, value in AT_LEAST_ONE.items():
        if kept(state, name) is not None:
            keep(state, name, (kept(state, name) or 0) | value)
    state.group[0][VALUE] = max(1, state.group[0][VALUE])
    return NOTHING
