"""Laying down what a position of the tests has on the table, as it is told in words."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from parvis.engine import asking
from parvis.engine.course import OVER, clear_question
from parvis.engine.questions import Question
from parvis.games.troyes.cards import ACTIVITY_WORDS, EVENT_WORDS, SPOT
from parvis.games.troyes.pieces import ALL_COLOUR_NAMES, BUILDING_NAMES, NEUTRAL, QUEUE
from parvis.games.troyes.rules.actions import ACTION, ACTIONS
from parvis.games.troyes.rules.defence import BLACK_DICE_ROLLED, DEFENCE, DEFENDING_PHASE
from parvis.games.troyes.rules.events import RED_COMES
from parvis.games.troyes.rules.in_play import card_called, event_called
from parvis.games.troyes.rules.nature import REVEALING, ROLLING
from parvis.games.troyes.state import NOBODY, State
from tests.games.troyes.wall import lay_on_wall

PHASES = {
    "reveal": REVEALING,
    "roll": ROLLING,
    "events": RED_COMES,
    "black dice": BLACK_DICE_ROLLED,
    "defence": DEFENDING_PHASE,
    "actions": ACTIONS,
    "over": OVER,
}
"""Phases in which a position can be, and one in which a game can come to be."""
TURNS: Mapping[int, Question] = {DEFENDING_PHASE: DEFENCE, ACTIONS: ACTION}
"""Phase in which players take turns -> what whoever's turn it is is asked."""


@dataclass(frozen=True)
class Player:
    """What a player has on the table, in words."""

    deniers: int = 20
    income: int = 0
    influence: int = 0
    points: int = 10
    supply: int = 3
    possessed: int = 0
    passed: bool = False
    citizens: str = ""
    """Spaces of buildings: `palace 1, city-hall 6`."""
    lying: str = ""
    """Buildings in which citizens lie: `palace 2` are two."""
    tradesmen: str = ""
    """Cards: `merchant, monk`."""
    cubes: str = ""
    """For later, on cards: `monk 2`; there is a tradesman on them too."""
    cathedral: str = ""
    """Columns and levels: `6 1, 6 2`."""
    guard: int = 0
    """The space of the ramparts; with cubes on a tile its gate at least."""
    outdoor: str = ""
    """Cubes on outdoor tiles: `i-a 2`."""


def spot_for(state: State, card: str) -> int:
    """Where an activity card comes under the game's ruling."""
    return SPOT[card_called(state, ACTIVITY_WORDS.index(card))]


def event_form(state: State, event: str) -> int:
    """The event in the form that it has under the game's ruling."""
    return event_called(state, EVENT_WORDS.index(event))


def begin_phase(state: State, phase: str, turn: int) -> None:
    """A phase has begun, and nothing else is asked; where players take turns it is somebody's, who is asked."""
    while state.depth > 0:
        clear_question(state)
    state.phase, state.step, state.turn = PHASES[phase], 0, turn
    if state.phase in TURNS:
        state.step = 1 + (turn - state.start) % state.seats
        asking.ask(state, turn, TURNS[state.phase])


def listed(words: str) -> list[str]:
    """Parts of a list in words: `a, b 2` has two."""
    return [part.strip() for part in words.split(",") if part.strip()]


def trading(player: Player) -> list[str]:
    """The cards on which a player has a tradesman."""
    return list(dict.fromkeys([*listed(player.tradesmen), *(part.split()[0] for part in listed(player.cubes))]))


def lay_down_events(state: State, queue: list[str], banners: Mapping[str, str], won: Mapping[str, int]) -> None:
    """The queue and the cubes on it, and the cards that were won."""
    numbers = [event_form(state, name) for name in queue]
    state.queue = numbers + [NOBODY] * (QUEUE - len(numbers))
    for name, seats in banners.items():
        for banner, seat in enumerate(seats.split()):
            state.banner[queue.index(name)][banner] = int(seat)
    for name, winner in won.items():
        state.won[event_form(state, name)] = winner


def lay_down_dice(state: State, dice: Mapping[Any, str], black: str) -> None:
    """Dice of the districts, `red 4 4, yellow 1`, and black ones, `6 2`."""
    for district, text in dice.items():
        for part in listed(text):
            colour, *values = part.split()
            for value in values:
                row = NEUTRAL if district == "neutral" else int(district)
                state.dice[row][ALL_COLOUR_NAMES.index(colour)][int(value) - 1] += 1
    for value in black.split():
        state.black[int(value) - 1] += 1


def employ(state: State, who: int, card: str) -> None:
    """A tradesman on the best free space of a card."""
    row = state.tradesman[spot_for(state, card)]
    row[row.index(NOBODY)] = who


def lay_down_player(state: State, seat: int, player: Player) -> None:
    """A player's things as told."""
    state.deniers[seat] = player.deniers
    state.income[seat] = player.income
    state.influence[seat] = player.influence
    state.points[seat] = player.points
    state.supply[seat] = player.supply
    state.possessed[seat] = player.possessed
    state.passed[seat] = int(player.passed)
    for part in listed(player.citizens):
        building, place = part.split()
        state.citizen[BUILDING_NAMES.index(building)][int(place) - 1] = seat
    for part in listed(player.lying):
        building, lying = part.split()
        state.lying[BUILDING_NAMES.index(building)][seat] = int(lying)
    for name in trading(player):
        employ(state, seat, name)
    for part in listed(player.cubes):
        name, count = part.split()
        state.cubes[spot_for(state, name)][seat] = int(count)
    for part in listed(player.cathedral):
        column, level = part.split()
        state.cathedral[int(column) - 1][int(level) - 1] = seat
    lay_on_wall(state, seat, player.guard, listed(player.outdoor))
