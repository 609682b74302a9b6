"""Where in a round a position is, as far as it matters to those who judge it."""

from parvis.engine.course import OVER
from parvis.games.notre_dame.rules import cards, draft, hiring, plague, set_up, stacks
from parvis.games.notre_dame.state import State, rule


@rule
def is_before_draft(state: State) -> bool:
    """Whether nobody has a card of this round yet: chance prepares the game, lays out persons or deals."""
    return state.phase in (set_up.START_PLAYER, set_up.MESSAGES, set_up.REMOVING, stacks.LAYING_OUT, draft.DRAWING)


@rule
def is_after_draft(state: State) -> bool:
    """Whether all have their cards of this round, also when the game is over."""
    return state.phase in (cards.PLAYING, hiring.HIRING, plague.PLAGUE, OVER)


@rule
def is_before_hiring(state: State) -> bool:
    """Whether everybody can still hire a person in this round."""
    return state.phase == draft.DRAFT or state.phase == cards.PLAYING or is_before_draft(state)


@rule
def threatens(state: State) -> bool:
    """Whether all persons of this round are out and their plague is still to come."""
    return state.phase in (draft.DRAWING, draft.DRAFT, cards.PLAYING, hiring.HIRING)
