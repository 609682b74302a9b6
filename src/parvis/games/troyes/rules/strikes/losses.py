"""Everybody loses something: deniers, influence, cubes."""

from parvis.engine.asking import add, ask
from parvis.engine.data import number
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import tiles
from parvis.games.troyes.cards import WORD, ActivityCard, CardWord, EventCard, EventWord
from parvis.games.troyes.pieces import GATES, SPOTS, Seat
from parvis.games.troyes.rules.in_play import event_called, spot_of
from parvis.games.troyes.rules.queue import add_events_with, events_with, place_of, take_cube
from parvis.games.troyes.rules.ramparts.wall import TILE_WORD, Tile, gate_of
from parvis.games.troyes.rules.strikes.kinds import STRIKES, can_be_spared, column, demand, miss, strike
from parvis.games.troyes.rules.supplies import FOR_EVENT, pay_deniers, pay_influence
from parvis.games.troyes.signs import CUBE, FLAG, Effect, Sign, drawn_as, picture, written
from parvis.games.troyes.state import RULES, State, rule

# Everybody loses deniers

COSTS_DENIERS = STRIKES.kind("deniers", needed={"lose_deniers": number(1, 9)})
LOSE_DENIERS = column(COSTS_DENIERS.needed, "lose_deniers")


@COSTS_DENIERS.does(strike)
def lose_deniers(state: State, seat: int, event: int) -> None:
    """To the bank, as many as there are."""
    lost = min(LOSE_DENIERS[event], state.deniers[seat])
    pay_deniers(state, seat, lost, FOR_EVENT)
    if lost < LOSE_DENIERS[event]:
        miss(state, seat)


@drawn_as("lose-deniers")
def deniers_drawn(effect: Effect) -> list[Sign]:
    """How many deniers everybody loses."""
    return [written(f"−{effect['lose_deniers']}"), picture("denier")]


# Everybody loses influence

COSTS_INFLUENCE = STRIKES.kind("influence", needed={"lose_influence": number(1, 9)})
LOSE_INFLUENCE = column(COSTS_INFLUENCE.needed, "lose_influence")


@COSTS_INFLUENCE.does(strike)
def lose_influence(state: State, seat: int, event: int) -> None:
    """Lose influence to the event, as far as the seat has any."""
    lost = min(LOSE_INFLUENCE[event], state.influence[seat])
    pay_influence(state, seat, lost, FOR_EVENT)
    if lost < LOSE_INFLUENCE[event]:
        miss(state, seat)


@COSTS_DENIERS.does(can_be_spared)
@COSTS_INFLUENCE.does(can_be_spared)
def spares() -> bool:
    """Whether a tile's cube can spare the loss: tiles name both of these."""
    return True


@drawn_as("lose-influence")
def influence_drawn(effect: Effect) -> list[Sign]:
    """How much influence everybody loses."""
    return [written(f"−{effect['lose_influence']}"), picture("influence")]


# Everybody loses a cube on an event, by their own choice

COSTS_CUBES = STRIKES.kind("cubes", needed={"lose_cubes": number(1, 1)})
OFF = RULES.words("off {word}", word=EventWord)
LOSE_CUBE = RULES.question(
    "lose cube",
    OFF,
    about="an event takes one of the seat's cubes from an event: from which one",
    section="event-excommunication",
)
CUBE_LOST = RULES.event(
    "cube lost", seat=Seat, event=EventCard, section="event-excommunication", line="log-off", loss=True
)


@COSTS_CUBES.does(strike)
def miss_cube(state: State, seat: int) -> None:
    """A seat without a cube can't comply."""
    if events_with(state, seat) == 0:
        miss(state, seat)


@COSTS_CUBES.does(demand)
def demand_cube(state: State, seat: int) -> None:
    """Ask a seat that has cubes on events which one it loses."""
    if events_with(state, seat) > 0:
        ask(state, seat, LOSE_CUBE)


@LOSE_CUBE.offer
def events_with_own_cubes(state: State, seat: int, out: Row) -> None:
    """Any event on which the seat has a cube."""
    add_events_with(state, seat, OFF, out)


@LOSE_CUBE.answer
def take_off(state: State, seat: int, word: int) -> None:
    """A cube leaves an event."""
    event = event_called(state, word)
    tell(state, CUBE_LOST, seat, event)
    take_cube(state, seat, place_of(state, event))


@drawn_as("lose-cubes")
def cubes_drawn(effect: Effect) -> list[Sign]:
    """Everybody loses a cube on an event."""
    return [written("−1"), CUBE, FLAG]


# Everybody loses a cube on an activity card or an outdoor tile, by their own choice; who has none loses nothing

COSTS_DELAYED = STRIKES.kind("delayed", needed={"lose_delayed": number(1, 1)})
OFF_CARD = RULES.words("off {word}", word=CardWord)
OFF_TILE = RULES.words("off {word}", word=tiles.Word)
LOSE_DELAYED = RULES.question(
    "lose delayed",
    OFF_CARD,
    OFF_TILE,
    about="an event takes one of the seat's cubes from an activity card or an outdoor tile: from which one",
    section="event-harsh-winter",
)
DELAYED_LOST = RULES.event(
    "delayed lost", seat=Seat, card=ActivityCard, section="event-harsh-winter", line="log-off-card", loss=True
)
OUTDOOR_LOST = RULES.event(
    "outdoor cube lost", seat=Seat, tile=Tile, section="event-harsh-winter", line="log-off-tile", loss=True
)


@rule
def spots_with_cubes(state: State, seat: int) -> int:
    """The activity cards on which a seat has cubes, as bits by spot."""
    spots = 0
    for spot in range(SPOTS):
        if state.cubes[spot][seat] > 0:
            spots |= 1 << spot
    return spots


@rule
def has_cube_to_lose(state: State, seat: int) -> bool:
    """Whether a seat has a cube that the event can take: on any card that keeps some, or on a tile."""
    for gate in range(GATES):
        if state.outdoor[gate][seat] > 0:
            return True
    return spots_with_cubes(state, seat) != 0


@COSTS_DELAYED.does(demand)
def demand_delayed(state: State, seat: int) -> None:
    """Ask a seat that has cubes on such cards which one it loses."""
    if has_cube_to_lose(state, seat):
        ask(state, seat, LOSE_DELAYED)


@LOSE_DELAYED.offer
def cubes_to_lose(state: State, seat: int, out: Row) -> None:
    """One from any card or tile."""
    spots = spots_with_cubes(state, seat)
    for spot in range(SPOTS):
        if spots >> spot & 1 == 1:
            add(out, OFF_CARD, WORD[state.card[spot]])
    for gate in range(GATES):
        if state.outdoor[gate][seat] > 0:
            add(out, OFF_TILE, TILE_WORD[state.tile[gate]])


@LOSE_DELAYED.answer(OFF_CARD)
def take_off_card(state: State, seat: int, word: int) -> None:
    """Take the chosen cube of the seat off a card."""
    spot = spot_of(state, word)
    tell(state, DELAYED_LOST, seat, state.card[spot])
    state.cubes[spot][seat] -= 1


@LOSE_DELAYED.answer(OFF_TILE)
def take_off_outdoor_tile(state: State, seat: int, word: int) -> None:
    """A cube leaves a tile for nothing."""
    gate = gate_of(state, word)
    state.outdoor[gate][seat] -= 1
    tell(state, OUTDOOR_LOST, seat, state.tile[gate])


@COSTS_DELAYED.does(can_be_spared)
def spares_cubes() -> bool:
    """Whether a tile's cube can spare the loss: the tile names it."""
    return True


@drawn_as("lose-delayed")
def delayed_cubes_drawn(effect: Effect) -> list[Sign]:
    """Everybody loses a cube on a card."""
    return [written("−1"), CUBE, picture("card")]
