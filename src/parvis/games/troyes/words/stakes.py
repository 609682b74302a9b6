"""What is at stake in Troyes, for whoever learns it, the most pressing first. Texts: `stake-…` in site.ftl."""

from parvis.engine.stakes import Stake
from parvis.games.troyes import pieces
from parvis.games.troyes.rules import actions, buildings, cathedral, defence, queue, scoring, supplies
from parvis.games.troyes.state import RULES, State

SOON = 3
"""From which round on levels of the cathedral that are missed are told of."""


def acts(state: State) -> bool:
    """Whether an action is chosen now."""
    return RULES.asked(state) == actions.ACTION


def salaries(state: State, seat: int) -> int:
    """Deniers that the citizens of a seat get in the next round, if all stay where they stand."""
    return sum(
        pieces.SALARY[building] * supplies.standing(state, seat, building) for building in range(pieces.BUILDINGS)
    )


STAKES = (
    Stake("settling", "first-citizens", lambda state, seat: RULES.asked(state) == buildings.SETTLING_QUESTION),
    Stake(
        "black-dice",
        "black-dice",
        lambda state, seat: RULES.asked(state) == defence.DEFENCE,
        lambda *_: {"points": pieces.MISSED},
    ),
    Stake("end", "scoring", lambda state, seat: acts(state) and state.round == pieces.ROUNDS[state.seats] - 1),
    Stake("dice", "prices", lambda state, seat: acts(state)),
    Stake(
        "events",
        "counter",
        lambda state, seat: acts(state) and queue.queue_length(state) > 1,
        lambda state, seat: {"events": queue.queue_length(state)},
    ),
    Stake(
        "salaries",
        "income",
        lambda state, seat: (
            acts(state) and salaries(state, seat) > pieces.INCOME + state.deniers[seat] + state.income[seat]
        ),
        lambda state, seat: {"deniers": salaries(state, seat)},
    ),
    Stake(
        "levels",
        "build",
        lambda state, seat: acts(state) and state.round >= SOON - 1 and scoring.levels_missed(state, seat) > 0,
        lambda state, seat: {
            "missed": scoring.levels_missed(state, seat),
            "levels": cathedral.levels(state),
            "points": pieces.LEVEL_MISSED * scoring.levels_missed(state, seat),
        },
    ),
    Stake("supply", "recruit", lambda state, seat: acts(state) and state.supply[seat] == 0),
)
