"""What a step of the game looks like at the table: lines of the log, for what the rules tell as they run.

Each function takes the book, the state at that moment, and the details of its event. Ids of places: `district-2`,
`card-monk`, `event-war`, `building-palace`, `cathedral`.
"""

from collections.abc import Callable, Mapping

from parvis.engine.telling import BEGAN, ENDED, Event
from parvis.games.troyes.rules import (
    actions,
    activities,
    buildings,
    defence,
    events,
    group,
    influence,
    nature,
    queue,
    scoring,
    supplies,
)
from parvis.games.troyes.rules.effects import kinds as effects
from parvis.games.troyes.rules.effects import special
from parvis.games.troyes.rules.strikes import newcomers
from parvis.games.troyes.words import log_actions, log_book, log_course, log_ladies

LOG: Mapping[Event, Callable[..., None]] = {
    BEGAN: log_course.phase_begins,
    ENDED: log_course.phase_ends,
    nature.DEALT: log_course.dealt,
    buildings.NEUTRALS_SETTLED: log_course.neutrals_settled,
    buildings.TOOK_SPACE: log_course.took_space,
    buildings.DRIVEN_OUT: log_course.driven_out,
    buildings.GOT_UP: log_course.got_up,
    events.EVENT_ACTS: log_course.event_acts,
    newcomers.ARRIVES: log_course.arrives,
    defence.THREW: log_course.threw,
    defence.GAVE_WAY: log_course.gave_way,
    scoring.SCORING: log_course.scoring,
    scoring.SCORED: log_course.scored,
    influence.REROLLS: log_actions.rerolls,
    influence.ROLLED_AGAIN: log_actions.rolled_again,
    special.SHOT_AT: log_actions.shot,
    influence.TURNED: log_actions.turned,
    actions.ACTED: log_actions.acted,
    group.GROUP_BOUGHT: log_actions.bought,
    activities.SENT: log_actions.sent,
    special.INFLUENCE_TAKEN: log_actions.influence_taken,
    effects.ACTIVATION_DONE: log_actions.activation_done,
    queue.EVENT_COUNTERED: log_actions.countered,
    supplies.GAINED_DENIERS: log_actions.gained_deniers,
    supplies.PAID_DENIERS: log_actions.paid_deniers,
    supplies.GAINED_INFLUENCE: log_actions.gained_influence,
    supplies.PAID_INFLUENCE: log_actions.paid_influence,
    supplies.RECRUITED: log_actions.recruited,
    supplies.PLACED: log_actions.placed,
    supplies.GAINED_POINTS: log_actions.gained_points,
    supplies.LOST_POINTS: log_actions.lost_points,
    **log_ladies.LOG,
}
"""Event -> what is told of it."""


def log() -> log_book.LogBook:
    """Make a reader that writes the log of a step."""
    return log_book.LogBook(LOG)
