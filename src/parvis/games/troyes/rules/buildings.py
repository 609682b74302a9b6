"""The three main buildings: who stands there, who is driven out, and what that costs and brings.

Rules: "Place a citizen", phases 1 and 5.
"""

from parvis.games.troyes.pieces import (
    COLOURS,
    FIRST_CITIZENS,
    INCOME,
    MISSED,
    NEUTRAL,
    NEUTRAL_SPACES,
    SALARY,
    SPACES,
)
from parvis.games.troyes.rules.supplies import SALARIES, gain_deniers, lose_points, pay_deniers, standing
from parvis.games.troyes.state import NOBODY, State, rule


@rule
def move_in(state: State, building: int, space: int, who: int) -> None:
    """A citizen comes to a space. Who stood there is driven out and lies down until the round ends.

    With the option `sliding` he takes the next lower space instead, and who stood there goes on in the same way; only
    who is driven from the lowest space lies down.
    """
    coming = who
    place = space
    while place >= 0 and coming != NOBODY:
        driven = state.citizen[building][place]
        state.citizen[building][place] = coming
        coming = driven
        place = place - 1 if state.sliding == 1 else -1
    if coming != NOBODY:
        state.lying[building][coming] += 1


@rule
def settler(state: State) -> int:
    """Whose citizen is settled next at the start: in seat order, then back, and so on."""
    rank = state.step % state.seats
    if state.step // state.seats % 2 == 1:
        rank = state.seats - 1 - rank
    return (state.start + rank) % state.seats


@rule
def settlers(state: State) -> int:
    """How many citizens are settled at the start."""
    return FIRST_CITIZENS[state.seats] * state.seats


@rule
def settle_neutrals(state: State, spaces: int) -> None:
    """Neutral citizens take those of these spaces (as bits) that are free, in every building."""
    for building in range(COLOURS):
        for space in range(SPACES):
            if spaces >> space & 1 == 1 and state.citizen[building][space] == NOBODY:
                state.citizen[building][space] = NEUTRAL


@rule
def settle_first_neutrals(state: State) -> None:
    """With two players the neutral citizens stand there before them."""
    if state.seats == 2:
        settle_neutrals(state, NEUTRAL_SPACES)


@rule
def pay_salaries(state: State, seat: int) -> None:
    """Ten deniers come in, the own citizens get their salary. If it is too little, all goes, and two points with it."""
    gain_deniers(state, seat, INCOME)
    wanted = 0
    for building in range(COLOURS):
        wanted += SALARY[building] * standing(state, seat, building)
    paid = min(wanted, state.deniers[seat])
    pay_deniers(state, seat, paid)
    if paid < wanted:
        lose_points(state, seat, MISSED, SALARIES)


@rule
def get_up(state: State) -> None:
    """The round ends: whoever lies goes home, players' citizens into their personal supplies."""
    for building in range(COLOURS):
        for seat in range(state.seats):
            state.supply[seat] += state.lying[building][seat]
            state.lying[building][seat] = 0
        state.lying[building][NEUTRAL] = 0
