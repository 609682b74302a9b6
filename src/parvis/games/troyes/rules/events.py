"""Phase 3: events come, and those in the queue act as `strikes/` says; `defence.py` has black dice. Rules: phase 3."""

from parvis.engine.asking import add
from parvis.engine.bits import lowest
from parvis.engine.pieces import Piece
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules import in_play, queue
from parvis.games.troyes.rules.strikes import kinds as strikes
from parvis.games.troyes.state import RULES, State, rule

COMES = RULES.words("event {word}", word=Piece(*cards.EVENT_WORDS[1:]))
RED_EVENT = RULES.question("red event", COMES, about="chance: the red event that comes", section="events-come")
OTHER_EVENT = RULES.question(
    "other event", COMES, about="chance: the event that comes after the red one", section="events-come"
)
RED_COMES = RULES.phase(
    "red event", asks=RED_EVENT, about="chance: a red event comes. `step`: 1 when it has come", section="events-come"
)
OTHER_COMES = RULES.phase(
    "other event",
    asks=OTHER_EVENT,
    about="chance: a white or a yellow event comes, as the red one says. `step`: 1 when it has come",
    section="events-come",
)
EVENTS_ACT = RULES.phase(
    "events",
    about="events do what they do; questions ask for it. `step`: events whose turn has come",
    section="events-come",
)

EVENT_CAME = RULES.event("event came", event=cards.EventCard, section="events-come", line="log-event")
EVENT_ACTS = RULES.event("event acts", event=cards.EventCard, section="events-come")


# Two events come each round: a red one, and one of the colour that it calls.


@rule
def deck(state: State, colour: int) -> int:
    """The events of a colour that are in the box and have not come, as bits."""
    bits, drawn = 0, queue.events_drawn(state)
    for event in range(cards.EVENT_FORMS):
        if cards.EVENT_DECK[event] == colour and drawn >> event & 1 == 0 and in_play.is_event_in_play(state, event):
            bits |= 1 << event
    return bits


@rule
def add_deck(state: State, colour: int, out: Row) -> None:
    """Add the events of a colour that have not come."""
    events = deck(state, colour)
    while events != 0:
        add(out, COMES, cards.EVENT_WORD[lowest(events)] - 1)
        events &= events - 1


@rule
def event_comes(state: State, event: int) -> None:
    """An event comes to the end of the queue, and does what it does only then."""
    queue.append(state, event)
    tell(state, EVENT_CAME, event)
    strikes.arrive(state, event)


@RED_EVENT.offer
def red_deck(state: State, out: Row) -> None:
    """Any red one that has not come."""
    add_deck(state, pieces.RED, out)


@RED_EVENT.answer
def red_comes(state: State, word: int) -> None:
    """Marauding lies there from the start and never comes: the words begin with the event after it."""
    event_comes(state, in_play.event_called(state, word + 1))


@OTHER_EVENT.offer
def called_deck(state: State, out: Row) -> None:
    """Any one of the colour that the last event calls."""
    add_deck(state, cards.CALLS[queue.last_event(state)], out)


@OTHER_EVENT.answer
def other_comes(state: State, word: int) -> None:
    """Put the event that nature has called into the queue."""
    event_comes(state, in_play.event_called(state, word + 1))


# What events do


@EVENTS_ACT.goes_on
def events_left(state: State, step: int) -> bool:
    """Every event of the queue, in its order."""
    return step < queue.queue_length(state)


@EVENTS_ACT.each
def resolve(state: State, step: int) -> None:
    """What the next one does."""
    event = state.queue[step]
    tell(state, EVENT_ACTS, event)
    strikes.act(state, event)
