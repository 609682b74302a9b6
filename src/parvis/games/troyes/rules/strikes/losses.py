"""Everybody loses something: deniers, influence, cubes."""

from parvis.engine.asking import add, ask
from parvis.engine.data import number
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import cards, pieces, tiles
from parvis.games.troyes.rules import in_play, queue, supplies
from parvis.games.troyes.rules.ramparts import wall
from parvis.games.troyes.rules.strikes import kinds
from parvis.games.troyes.signs import CUBE, FLAG, Effect, Sign, drawn_as, picture, written
from parvis.games.troyes.state import RULES, State, rule

# Everybody loses deniers

COSTS_DENIERS = kinds.STRIKES.kind("deniers", needed={"lose_deniers": number(1, 9)})
LOSE_DENIERS = kinds.column(COSTS_DENIERS.needed, "lose_deniers")


@COSTS_DENIERS.does(kinds.strike)
def lose_deniers(state: State, seat: int, event: int) -> None:
    """To the bank, as many as there are."""
    lost = min(LOSE_DENIERS[event], state.deniers[seat])
    supplies.pay_deniers(state, seat, lost, supplies.FOR_EVENT)
    if lost < LOSE_DENIERS[event]:
        kinds.miss(state, seat)


@drawn_as("lose-deniers")
def deniers_drawn(effect: Effect) -> list[Sign]:
    """How many deniers everybody loses."""
    return [written(f"−{effect['lose_deniers']}"), picture("denier")]


# Everybody loses influence

COSTS_INFLUENCE = kinds.STRIKES.kind("influence", needed={"lose_influence": number(1, 9)})
LOSE_INFLUENCE = kinds.column(COSTS_INFLUENCE.needed, "lose_influence")


@COSTS_INFLUENCE.does(kinds.strike)
def lose_influence(state: State, seat: int, event: int) -> None:
    """Lose influence to the event, as far as the seat has any."""
    lost = min(LOSE_INFLUENCE[event], state.influence[seat])
    supplies.pay_influence(state, seat, lost, supplies.FOR_EVENT)
    if lost < LOSE_INFLUENCE[event]:
        kinds.miss(state, seat)


@COSTS_DENIERS.does(kinds.can_be_spared)
@COSTS_INFLUENCE.does(kinds.can_be_spared)
def spares() -> bool:
    """Whether a tile's cube can spare the loss: tiles name both of these."""
    return True


@drawn_as("lose-influence")
def influence_drawn(effect: Effect) -> list[Sign]:
    """How much influence everybody loses."""
    return [written(f"−{effect['lose_influence']}"), picture("influence")]


# Everybody loses a cube on an event, by their own choice

COSTS_CUBES = kinds.STRIKES.kind("cubes", needed={"lose_cubes": number(1, 1)})
OFF = RULES.words("off {word}", word=cards.EventWord)
LOSE_CUBE = RULES.question(
    "lose cube",
    OFF,
    about="an event takes one of the seat's cubes from an event: from which one",
    section="event-excommunication",
)
CUBE_LOST = RULES.event(
    "cube lost", seat=pieces.Seat, event=cards.EventCard, section="event-excommunication", line="log-off", loss=True
)


@COSTS_CUBES.does(kinds.strike)
def miss_cube(state: State, seat: int) -> None:
    """A seat without a cube can't comply."""
    if queue.events_with(state, seat) == 0:
        kinds.miss(state, seat)


@COSTS_CUBES.does(kinds.demand)
def demand_cube(state: State, seat: int) -> None:
    """Ask a seat that has cubes on events which one it loses."""
    if queue.events_with(state, seat) > 0:
        ask(state, seat, LOSE_CUBE)


@LOSE_CUBE.offer
def events_with_own_cubes(state: State, seat: int, out: Row) -> None:
    """Any event on which the seat has a cube."""
    queue.add_events_with(state, seat, OFF, out)


@LOSE_CUBE.answer
def take_off(state: State, seat: int, word: int) -> None:
    """A cube leaves an event."""
    event = in_play.event_called(state, word)
    tell(state, CUBE_LOST, seat, event)
    queue.take_cube(state, seat, queue.place_of(state, event))


@drawn_as("lose-cubes")
def cubes_drawn(effect: Effect) -> list[Sign]:
    """Everybody loses a cube on an event."""
    return [written("−1"), CUBE, FLAG]


# Everybody loses a cube on an activity card or an outdoor tile, by their own choice; who has none loses nothing

COSTS_DELAYED = kinds.STRIKES.kind("delayed", needed={"lose_delayed": number(1, 1)})
OFF_CARD = RULES.words("off {word}", word=cards.CardWord)
OFF_TILE = RULES.words("off {word}", word=tiles.Word)
LOSE_DELAYED = RULES.question(
    "lose delayed",
    OFF_CARD,
    OFF_TILE,
    about="an event takes one of the seat's cubes from an activity card or an outdoor tile: from which one",
    section="event-harsh-winter",
)
DELAYED_LOST = RULES.event(
    "delayed lost",
    seat=pieces.Seat,
    card=cards.ActivityCard,
    section="event-harsh-winter",
    line="log-off-card",
    loss=True,
)
OUTDOOR_LOST = RULES.event(
    "outdoor cube lost", seat=pieces.Seat, tile=wall.Tile, section="event-harsh-winter", line="log-off-tile", loss=True
)


@rule
def spots_with_cubes(state: State, seat: int) -> int:
    """The activity cards on which a seat has cubes, as bits by spot."""
    spots = 0
    for spot in range(pieces.SPOTS):
        if state.cubes[spot][seat] > 0:
            spots |= 1 << spot
    return spots


@rule
def has_cube_to_lose(state: State, seat: int) -> bool:
    """Whether a seat has a cube that the event can take: on any card that keeps some, or on a tile."""
    for gate in range(pieces.GATES):
        if state.outdoor[gate][seat] > 0:
            return True
    return spots_with_cubes(state, seat) != 0


@COSTS_DELAYED.does(kinds.demand)
def demand_delayed(state: State, seat: int) -> None:
    """Ask a seat that has cubes on such cards which one it loses."""
    if has_cube_to_lose(state, seat):
        ask(state, seat, LOSE_DELAYED)


@LOSE_DELAYED.offer
def cubes_to_lose(state: State, seat: int, out: Row) -> None:
    """One from any card or tile."""
    spots = spots_with_cubes(state, seat)
    for spot in range(pieces.SPOTS):
        if spots >> spot & 1 == 1:
            add(out, OFF_CARD, cards.WORD[state.card[spot]])
    for gate in range(pieces.GATES):
        if state.outdoor[gate][seat] > 0:
            add(out, OFF_TILE, wall.TILE_WORD[state.tile[gate]])


@LOSE_DELAYED.answer(OFF_CARD)
def take_off_card(state: State, seat: int, word: int) -> None:
    """Take the chosen cube of the seat off a card."""
    spot = in_play.spot_of(state, word)
    tell(state, DELAYED_LOST, seat, state.card[spot])
    state.cubes[spot][seat] -= 1


@LOSE_DELAYED.answer(OFF_TILE)
def take_off_outdoor_tile(state: State, seat: int, word: int) -> None:
    """A cube leaves a tile for nothing."""
    gate = wall.gate_of(state, word)
    state.outdoor[gate][seat] -= 1
    tell(state, OUTDOOR_LOST, seat, state.tile[gate])


@COSTS_DELAYED.does(kinds.can_be_spared)
def spares_cubes() -> bool:
    """Whether a tile's cube can spare the loss: the tile names it."""
    return True


@drawn_as("lose-delayed")
def delayed_cubes_drawn(effect: Effect) -> list[Sign]:
    """Everybody loses a cube on a card."""
    return [written("−1"), CUBE, picture("card")]
