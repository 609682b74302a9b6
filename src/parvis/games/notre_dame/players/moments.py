"""Where in a round a position is, as far as it matters to those who judge it."""

from parvis.engine.course import OVER
from parvis.games.notre_dame.rules.cards import PLAYING
from parvis.games.notre_dame.rules.draft import DRAFT, DRAWING
from parvis.games.notre_dame.rules.hiring import HIRING
from parvis.games.notre_dame.rules.plague import PLAGUE
from parvis.games.notre_dame.rules.set_up import MESSAGES, REMOVING, START_PLAYER
from parvis.games.notre_dame.rules.stacks import LAYING_OUT
from parvis.games.notre_dame.state import State, rule


@rule
def is_before_draft(state: State) -> bool:
    """Whether nobody has a card of this round yet: chance prepares the game, lays out persons or deals."""
    return state.phase in (START_PLAYER, MESSAGES, REMOVING, LAYING_OUT, DRAWING)


@rule
def is_after_draft(state: State) -> bool:
    """Whether all have their cards of this round, also when the game is over."""
    return state.phase in (PLAYING, HIRING, PLAGUE, OVER)


@rule
def is_before_hiring(state: State) -> bool:
    """Whether everybody can still hire a person in this round."""
    return state.phase == DRAFT or state.phase == PLAYING or is_before_draft(state)


@rule
def threatens(state: State) -> bool:
    """Whether all persons of this round are out and their plague is still to come."""
    return state.phase in (DRAWING, DRAFT, PLAYING, HIRING)
