"""The fifteen persons of the base game. Rules: "The person cards"."""

from parvis.engine.asking import ask
from parvis.games.notre_dame.pieces import (
    ADVOCATE,
    BEGGAR_KING,
    BISHOP,
    CITY_GUARD,
    DOCTOR,
    FOOL,
    GUILD_MASTER,
    HOSTESS,
    LADY_OF_THE_COURT,
    MAYOR,
    MINSTREL,
    MONEY_LENDER,
    MONK,
    NIGHT_WATCHMAN,
    NOTRE_DAME,
    PLAGUE_END,
    SECTORS,
)
from parvis.games.notre_dame.rules.carriage import messages_of
from parvis.games.notre_dame.rules.moving import bishop, fool, minstrel
from parvis.games.notre_dame.rules.possessions import (
    FROM_PERSON,
    gain,
    influence,
    largest,
    sectors_with,
    take_coins,
    take_markers,
)
from parvis.games.notre_dame.rules.sectors import CHOOSE_PERK
from parvis.games.notre_dame.state import State, rule


@rule
def money_lender(state: State, seat: int) -> None:
    """Two coins and 1 prestige."""
    take_coins(state, seat, 2)
    gain(state, seat, 1, FROM_PERSON)


@rule
def monk(state: State, seat: int) -> None:
    """Two markers from the general supply and 1 prestige."""
    take_markers(state, seat, 2)
    gain(state, seat, 1, FROM_PERSON)


@rule
def hostess(state: State, seat: int) -> None:
    """Gain 3 prestige and choose a perk."""
    gain(state, seat, 3, FROM_PERSON)
    ask(state, seat, CHOOSE_PERK)


@rule
def city_guard(state: State, seat: int) -> None:
    """1 prestige for each piece on the board, those in the cathedral and the friend included."""
    pieces = state.markers[seat][NOTRE_DAME]
    for sector in range(SECTORS):
        pieces += influence(state, seat, sector)
    gain(state, seat, pieces, FROM_PERSON)


@rule
def prestige_of(state: State, seat: int, person: int) -> int:
    """Prestige from the persons who count something. Only the seven sectors count, and the friend does."""
    if person == NIGHT_WATCHMAN:
        return SECTORS - sectors_with(state, seat, 1)
    if person == GUILD_MASTER:
        return 2 * sectors_with(state, seat, 2)
    if person == BEGGAR_KING:
        return PLAGUE_END - state.rat[seat]
    if person == ADVOCATE:
        return messages_of(state, seat) // 2 * 3
    if person == LADY_OF_THE_COURT:
        return largest(state, seat)
    if person == MAYOR:
        return 3 * sectors_with(state, seat, 3)
    return sectors_with(state, seat, 1)  # carpenter


@rule
def serve(state: State, seat: int, person: int) -> None:
    """A hired person of the base game does what that person does."""
    if person == MONEY_LENDER:
        money_lender(state, seat)
    elif person == MONK:
        monk(state, seat)
    elif person == HOSTESS:
        hostess(state, seat)
    elif person == DOCTOR:
        state.doctor[seat] = 1
    elif person == MINSTREL:
        minstrel(state, seat)
    elif person == FOOL:
        fool(state, seat)
    elif person == CITY_GUARD:
        city_guard(state, seat)
    elif person == BISHOP:
        bishop(state, seat)
    else:
        gain(state, seat, prestige_of(state, seat, person), FROM_PERSON)
