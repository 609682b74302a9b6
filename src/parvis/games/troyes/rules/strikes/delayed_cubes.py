"""Everybody loses a cube on an activity card, by their own choice; who has none loses nothing."""

from parvis.engine.asking import add, ask
from parvis.engine.data import number
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes.cards import ACTIVITY_WORDS, WORD
from parvis.games.troyes.pieces import SPOTS
from parvis.games.troyes.rules.in_play import spot_of
from parvis.games.troyes.rules.strikes.kinds import STRIKES, demand
from parvis.games.troyes.state import RULES, State, rule

COSTS_DELAYED = STRIKES.kind("delayed", needed={"lose_delayed": number(1, 1)})
OFF_CARD = RULES.words("off", [f"off {card}" for card in ACTIVITY_WORDS])
LOSE_DELAYED = RULES.question(
    "lose delayed", OFF_CARD, about="an event takes one of the seat's cubes from an activity card: from which one"
)
DELAYED_LOST = RULES.event("delayed lost", "seat", "card")


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
    """Whether a seat has a cube that the event can take. Any of its cubes on any card that keeps some."""
    return spots_with_cubes(state, seat) != 0


@COSTS_DELAYED.does(demand)
def demand_delayed(state: State, seat: int) -> None:
    """Which one, of whoever has any."""
    if has_cube_to_lose(state, seat):
        ask(state, seat, LOSE_DELAYED)


@LOSE_DELAYED.offer
def cubes_to_lose(state: State, seat: int, out: Row) -> None:
    """One from any card."""
    spots = spots_with_cubes(state, seat)
    for spot in range(SPOTS):
        if spots >> spot & 1 == 1:
            add(out, OFF_CARD, WORD[state.card[spot]])


@LOSE_DELAYED.answer(OFF_CARD)
def take_off_card(state: State, seat: int, word: int) -> None:
    """A cube leaves a card."""
    spot = spot_of(state, word)
    tell(state, DELAYED_LOST, seat, state.card[spot])
    state.cubes[spot][seat] -= 1
