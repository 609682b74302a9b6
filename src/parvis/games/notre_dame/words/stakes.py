"""What is at stake in Notre Dame, for whoever learns it, the most pressing first. Texts: `stake-…` in site.ftl."""

from parvis.engine.stakes import Stake
from parvis.games.notre_dame.pieces import CATHEDRAL, NOTRE_DAME, PERIOD, PLAGUE_END, ROUNDS
from parvis.games.notre_dame.rules.cards import PLAY_CARD
from parvis.games.notre_dame.rules.draft import KEEP_CARD
from parvis.games.notre_dame.rules.hiring import HIRE_PERSON
from parvis.games.notre_dame.rules.plague import plague, swept_to
from parvis.games.notre_dame.rules.possessions import cathedral_markers
from parvis.games.notre_dame.state import RULES, State


def plays(state: State) -> bool:
    """Whether a card is played now."""
    return RULES.asked(state) == PLAY_CARD


def ends_period(state: State, seat: int) -> bool:
    """Whether a card is played in the last round of a period."""
    return plays(state) and state.round % PERIOD == PERIOD - 1


STAKES = (
    Stake(
        "plague",
        "plague-loss",
        lambda state, seat: plays(state) and swept_to(state, seat, plague(state)) > PLAGUE_END,
        lambda state, seat: {"rats": plague(state), "space": state.rat[seat]},
    ),
    Stake("end", "end", lambda state, seat: plays(state) and state.round == ROUNDS - 1),
    Stake(
        "cathedral",
        "sharing-out",
        ends_period,
        lambda state, seat: {
            "prestige": CATHEDRAL[state.seats],
            "markers": cathedral_markers(state),
            "own": state.markers[seat][NOTRE_DAME],
        },
    ),
    Stake("supply", "empty-supply", lambda state, seat: plays(state) and state.supply[seat] == 0),
    Stake("draft", "draft", lambda state, seat: RULES.asked(state) == KEEP_CARD),
    Stake("rats", "plague", lambda state, seat: plays(state), lambda state, seat: {"rats": plague(state)}),
    Stake(
        "hiring",
        "hiring",
        lambda state, seat: RULES.asked(state) == HIRE_PERSON and state.coins[seat] > 0,
        lambda state, seat: {"coins": state.coins[seat]},
    ),
)
