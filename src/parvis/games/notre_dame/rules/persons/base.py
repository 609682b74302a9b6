"""Kinds of persons that the base game has: prestige for what is counted, goods, the plague spared, pieces moved."""

from parvis.engine.asking import ask
from parvis.engine.data import Fields, named, number
from parvis.games.notre_dame import effects, pieces
from parvis.games.notre_dame.rules import carriage, moving, possessions, sectors
from parvis.games.notre_dame.rules.persons import kinds
from parvis.games.notre_dame.state import State, rule

# Prestige for what is counted: city guard, night watchman, guild master, beggar king, advocate and more

COUNTED = (
    "pieces",
    "empty-sectors",
    "sectors-with-1",
    "sectors-with-2",
    "sectors-with-3",
    "spaces-before-the-end",
    "pairs-of-messages",
    "pieces-in-the-fullest-sector",
    "prestige",
    "pairs-in-the-general-supply",
    "pieces-in-the-hotel",
)
(
    PIECES,
    EMPTY_SECTORS,
    WITH_1,
    WITH_2,
    WITH_3,
    SPACES,
    PAIRS_OF_MESSAGES,
    IN_FULLEST,
    OWN_PRESTIGE,
    PAIRS_IN_SUPPLY,
    IN_HOTEL,
) = range(len(COUNTED))
COUNTING_FIELDS: Fields = {"prestige": number(1, 9), "per": named(COUNTED)}
COUNTING = kinds.PEOPLE.kind("counting", needed=COUNTING_FIELDS)
EACH, PER = effects.column(COUNTING_FIELDS, "prestige"), effects.column(COUNTING_FIELDS, "per")


@rule
def pieces_out(state: State, seat: int) -> int:
    """A seat's pieces on the board, those in the cathedral and the friend included."""
    count = state.markers[seat][pieces.NOTRE_DAME]
    for sector in range(pieces.SECTORS):
        count += possessions.influence(state, seat, sector)
    return count


@rule
def counted(state: State, seat: int, what: int) -> int:
    """What persons count. Of sectors only the seven of the borough count, and the friend does."""
    if WITH_1 <= what <= WITH_3:
        return possessions.sectors_with(state, seat, what - WITH_1 + 1)
    if what == PIECES:
        return pieces_out(state, seat)
    if what == EMPTY_SECTORS:
        return pieces.SECTORS - possessions.sectors_with(state, seat, 1)
    if what == SPACES:
        return pieces.PLAGUE_END - state.rat[seat]
    if what == PAIRS_OF_MESSAGES:
        return carriage.messages_of(state, seat) // 2
    if what == IN_FULLEST:
        return possessions.largest(state, seat)
    if what == OWN_PRESTIGE:
        return state.prestige[seat]
    if what == PAIRS_IN_SUPPLY:
        return possessions.general_supply(state, seat) // 2
    return possessions.influence(state, seat, pieces.HOTEL)


@COUNTING.does(kinds.serve)
def count(state: State, seat: int, person: int) -> None:
    """Prestige for each thing that is counted."""
    possessions.gain(state, seat, EACH[person] * counted(state, seat, PER[person]), possessions.FROM_PERSON)


@COUNTING.does(kinds.worth)
def worth_of_counting(state: State, seat: int, person: int) -> int:
    """What would be counted now."""
    return EACH[person] * counted(state, seat, PER[person])


# Goods at once: money lender, monk, hostess

GOODS_FIELDS: Fields = {
    "coins": number(1, 9),
    "markers": number(1, 9),
    "prestige": number(1, 9),
    "perks": number(1, 2),
}
GOODS = kinds.PEOPLE.kind("goods", allowed=GOODS_FIELDS)
COINS, GOODS_MARKERS, PRESTIGE, PERKS = (effects.column(GOODS_FIELDS, field) for field in GOODS_FIELDS)


@GOODS.does(kinds.serve)
def bring_goods(state: State, seat: int, person: int) -> None:
    """Coins, markers from the general supply and prestige at once; then perks to choose."""
    if COINS[person] > 0:
        possessions.take_coins(state, seat, COINS[person])
    if GOODS_MARKERS[person] > 0:
        possessions.take_markers(state, seat, GOODS_MARKERS[person])
    possessions.gain(state, seat, PRESTIGE[person], possessions.FROM_PERSON)
    for _ in range(PERKS[person]):
        ask(state, seat, sectors.CHOOSE_PERK)


@GOODS.does(kinds.worth)
def worth_of_goods(person: int) -> int:
    """Prestige, and what else can be made of."""
    return PRESTIGE[person] + kinds.COIN * (COINS[person] + PERKS[person]) + kinds.MARKER * GOODS_MARKERS[person]


# The doctor, whose work spares a player the plague of one round

DOCTOR = kinds.PEOPLE.kind("doctor")


@DOCTOR.does(kinds.serve)
def doctor(state: State, seat: int) -> None:
    """The plague spares the seat in this round."""
    state.doctor[seat] = 1


# Persons who move pieces: minstrel, fool, bishop, gypsies. Each is a kind of its own; see `rules/moving.py`

kinds.PEOPLE.kind("minstrel").does(kinds.serve)(moving.minstrel)
kinds.PEOPLE.kind("fool").does(kinds.serve)(moving.fool)
kinds.PEOPLE.kind("bishop").does(kinds.serve)(moving.bishop)
kinds.PEOPLE.kind("gypsies").does(kinds.serve)(moving.gypsies)
