"""Everybody loses a cube on an activity card or an outdoor tile, by their own choice; who has none loses nothing."""

from parvis.engine.asking import add, ask
from parvis.engine.data import number
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import tiles
from parvis.games.troyes.cards import WORD, ActivityCard, CardWord
from parvis.games.troyes.pieces import GATES, SPOTS, Seat
from parvis.games.troyes.rules.in_play import spot_of
from parvis.games.troyes.rules.ramparts.wall import TILE_WORD, Tile, gate_of
from parvis.games.troyes.rules.strikes.kinds import STRIKES, can_be_spared, demand
from parvis.games.troyes.signs import CUBE, Effect, Sign, drawn_as, picture, written
from parvis.games.troyes.state import RULES, State, rule

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
