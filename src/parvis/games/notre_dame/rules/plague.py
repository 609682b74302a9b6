"""Phase 5: the rats of the round. Rules: "The plague"."""

from parvis.engine.asking import add_set, ask
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.rules import possessions, stacks
from parvis.games.notre_dame.state import RULES, State, rule

PENALTY = 2
"""Prestige that a rat beyond the end of the track costs."""

LOSE = RULES.words("lose {sector}", sector=pieces.Sector)
LOSS = RULES.question("loss", LOSE, keeps=["most"], section="plague-loss")
PLAGUE = RULES.phase("plague", one_move=True, section="plague")
BROKE_OUT = RULES.event("plague broke out", rats=int, section="plague")
SPREAD = RULES.event("spread", seat=pieces.Seat, before=int, after=int, section="plague")
PENALIZED = RULES.event("penalized", seat=pieces.Seat, prestige=int, section="plague-loss")


@rule
def plague(state: State) -> int:
    """Rats on the three persons of this round."""
    first, gray = state.round % pieces.PERIOD * stacks.BROWN_A_ROUND, state.gray[state.round]
    brown = pieces.RATS[state.ruling][state.brown[first]] + pieces.RATS[state.ruling][state.brown[first + 1]]
    return brown + pieces.RATS[state.ruling][gray]


@rule
def sectors_to_lose(state: State, seat: int, most: int) -> int:
    """The player's fullest sectors that have a marker to lose, as bits. The friend counts but stays."""
    sectors = 0
    for sector in range(pieces.SECTORS):
        if possessions.influence(state, seat, sector) == most and state.markers[seat][sector] > 0:
            sectors |= 1 << sector
    return sectors


@rule
def swept_to(state: State, seat: int, rats: int) -> int:
    """The space to which so many rats bring a player's own, beyond the end of its track too. Not with a doctor."""
    coming = 0 if state.doctor[seat] == 1 else rats
    return max(0, state.rat[seat] + coming - possessions.influence(state, seat, pieces.HOSPITAL))


@rule
def overrun(state: State, seat: int) -> None:
    """A rat leaves the track: prestige is lost, and a marker of a largest sector."""
    penalty = min(PENALTY, state.prestige[seat])
    state.prestige[seat] -= penalty
    tell(state, PENALIZED, seat, penalty)
    most = possessions.largest(state, seat)
    if sectors_to_lose(state, seat, most) != 0:
        ask(state, seat, LOSS, most)


@PLAGUE.goes_on
def spares_somebody(state: State, step: int) -> bool:
    """Whether the plague still has a player to come to: one in each step."""
    return step < state.seats


@PLAGUE.each
def spread(state: State, step: int) -> None:
    """The rat of one player moves: forward by the plague, back by the hospital. The doctor keeps the plague away."""
    if step == 0:
        tell(state, BROKE_OUT, plague(state))
    seat = possessions.seat_at_turn(state, step)
    before = state.rat[seat]
    space = swept_to(state, seat, plague(state))
    state.rat[seat] = min(pieces.PLAGUE_END, space)
    tell(state, SPREAD, seat, before, state.rat[seat])
    if space > pieces.PLAGUE_END:
        overrun(state, seat)


@LOSS.offer
def markers_to_lose(state: State, seat: int, most: int, out: Row) -> None:
    """A marker of any of the largest sectors."""
    add_set(out, LOSE, sectors_to_lose(state, seat, most))


@LOSS.answer
def lose(state: State, seat: int, sector: int) -> None:
    """A marker goes back into the general supply."""
    state.markers[seat][sector] -= 1
