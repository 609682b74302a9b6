"""Phase 5: the rats of the round. Rules: "The plague"."""

from parvis.games.notre_dame.pieces import HOSPITAL, PERIOD, PLAGUE_END, RATS, SECTORS
from parvis.games.notre_dame.rules.family import influence, largest
from parvis.games.notre_dame.rules.questions import LOSS, ask
from parvis.games.notre_dame.rules.stacks import BROWN_A_ROUND
from parvis.games.notre_dame.state import State, rule

PENALTY = 2
"""Prestige that a rat beyond the end of the track costs."""


@rule
def plague(game: State) -> int:
    """Rats on the three persons of this round."""
    first = game.round % PERIOD * BROWN_A_ROUND
    return RATS[game.brown[first]] + RATS[game.brown[first + 1]] + RATS[game.gray[game.round]]


@rule
def sectors_to_lose(game: State, seat: int, most: int) -> int:
    """The family's largest sectors that have a marker to lose, as bits. The friend counts but stays."""
    sectors = 0
    for sector in range(SECTORS):
        if influence(game, seat, sector) == most and game.markers[seat][sector] > 0:
            sectors |= 1 << sector
    return sectors


@rule
def spread(game: State, seat: int) -> None:
    """The rat of one family moves: forward by the plague, back by the hospital. The doctor keeps the plague away."""
    rats = 0 if game.doctor[seat] == 1 else plague(game)
    space = game.rat[seat] + rats - influence(game, seat, HOSPITAL)
    game.rat[seat] = min(PLAGUE_END, max(0, space))
    if space > PLAGUE_END:
        game.prestige[seat] = max(0, game.prestige[seat] - PENALTY)
        most = largest(game, seat)
        if sectors_to_lose(game, seat, most) != 0:
            ask(game, seat, LOSS, most, 0)


@rule
def lose(game: State, seat: int, sector: int) -> None:
    """A marker goes back into the general supply."""
    game.markers[seat][sector] -= 1
