"""What is at stake in Notre Dame, for whoever learns it, the most pressing first. Texts: `stake-…` in site.ftl."""

from parvis.engine.stakes import Stake
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.rules import cards, draft, hiring, plague, possessions
from parvis.games.notre_dame.state import RULES, State


def plays(state: State) -> bool:
    """Whether a card is played now."""
    return RULES.asked(state) == cards.PLAY_CARD


def ends_period(state: State, seat: int) -> bool:
    """Whether a card is played in the last round of a period."""
    return plays(state) and state.round % pieces.PERIOD == pieces.PERIOD - 1


STAKES = (
    Stake(
        "plague",
        "plague-loss",
        lambda state, seat: plays(state) and plague.swept_to(state, seat, plague.plague(state)) > pieces.PLAGUE_END,
        lambda state, seat: {"rats": plague.plague(state), "space": state.rat[seat]},
    ),
    Stake("end", "end", lambda state, seat: plays(state) and state.round == pieces.ROUNDS - 1),
    Stake(
        "cathedral",
        "sharing-out",
        ends_period,
        lambda state, seat: {
            "prestige": pieces.CATHEDRAL[state.seats],
            "markers": possessions.cathedral_markers(state),
            "own": state.markers[seat][pieces.NOTRE_DAME],
        },
    ),
    Stake("supply", "empty-supply", lambda state, seat: plays(state) and state.supply[seat] == 0),
    Stake("draft", "draft", lambda state, seat: RULES.asked(state) == draft.KEEP_CARD),
    Stake("rats", "plague", lambda state, seat: plays(state), lambda state, seat: {"rats": plague.plague(state)}),
    Stake(
        "hiring",
        "hiring",
        lambda state, seat: RULES.asked(state) == hiring.HIRE_PERSON and state.coins[seat] > 0,
        lambda state, seat: {"coins": state.coins[seat]},
    ),
)
