"""What is at stake in Troyes, for whoever learns it, the most pressing first. Texts: `stake-…` in site.ftl."""

from parvis.engine.stakes import Stake
from parvis.games.troyes.pieces import BUILDINGS, INCOME, LEVEL_MISSED, MISSED, ROUNDS, SALARY
from parvis.games.troyes.rules.actions import ACTION
from parvis.games.troyes.rules.buildings import SETTLING_QUESTION
from parvis.games.troyes.rules.cathedral import levels
from parvis.games.troyes.rules.defence import DEFENCE
from parvis.games.troyes.rules.queue import queue_length
from parvis.games.troyes.rules.scoring import levels_missed
from parvis.games.troyes.rules.supplies import standing
from parvis.games.troyes.state import RULES, State

SOON = 3
"""From which round on levels of the cathedral that are missed are told of."""


def acts(state: State) -> bool:
    """Whether an action is chosen now."""
    return RULES.asked(state) == ACTION


def salaries(state: State, seat: int) -> int:
    """What a seat's citizens cost in the next round, as they stand now."""
    return sum(SALARY[building] * standing(state, seat, building) for building in range(BUILDINGS))


STAKES = (
    Stake("settling", "first-citizens", lambda state, seat: RULES.asked(state) == SETTLING_QUESTION),
    Stake("black-dice", "black-dice", lambda state, seat: RULES.asked(state) == DEFENCE, lambda *_: {"points": MISSED}),
    Stake("end", "scoring", lambda state, seat: acts(state) and state.round == ROUNDS[state.seats] - 1),
    Stake("dice", "prices", lambda state, seat: acts(state)),
    Stake(
        "events",
        "counter",
        lambda state, seat: acts(state) and queue_length(state) > 1,
        lambda state, seat: {"events": queue_length(state)},
    ),
    Stake(
        "salaries",
        "income",
        lambda state, seat: acts(state) and salaries(state, seat) > INCOME + state.deniers[seat] + state.income[seat],
        lambda state, seat: {"deniers": salaries(state, seat)},
    ),
    Stake(
        "levels",
        "build",
        lambda state, seat: acts(state) and state.round >= SOON - 1 and levels_missed(state, seat) > 0,
        lambda state, seat: {
            "missed": levels_missed(state, seat),
            "levels": levels(state),
            "points": LEVEL_MISSED * levels_missed(state, seat),
        },
    ),
    Stake("supply", "recruit", lambda state, seat: acts(state) and state.supply[seat] == 0),
)
