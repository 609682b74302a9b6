"""A mixed card whose cubes bring several cubes on one event each, when they are taken off."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.asking import add, ask
from parvis.engine.data import Fields, number
from parvis.engine.state import Row
from parvis.games.troyes.cards import MIXED
from parvis.games.troyes.rules.cubes import cubes_of, take_cubes
from parvis.games.troyes.rules.effects.cubes_on_events import ON
from parvis.games.troyes.rules.effects.kinds import (
    EFFECTS,
    ENOUGH,
    Explanation,
    column,
    explained,
    most_times,
    take_effect,
)
from parvis.games.troyes.rules.effects.mixed import (
    cubes_bring,
    most_taken,
    put_or_take,
    times_mixed,
    with_cubes,
)
from parvis.games.troyes.rules.in_play import event_called
from parvis.games.troyes.rules.possessed import release
from parvis.games.troyes.rules.queue import add_open_events, any_open_to, cover_banners, place_of
from parvis.games.troyes.signs import ARROW, CUBE, FLAG, Effect, Sign, drawn_as
from parvis.games.troyes.state import RULES, State

SEVERAL: Fields = {"cubes": number(1, 9)}
CUBES_LATER = EFFECTS.kind("cubes-later", needed=SEVERAL, group=MIXED)
CUBES = column(SEVERAL, "cubes")
CUBES_TO = RULES.question(
    "cubes at once",
    ON,
    ENOUGH,
    keeps=["left", "used"],
    about="the event to which all cubes go that a cube of the card brings. `about`: cubes that may still leave the "
    "card; `used`: 1 after the first",
    section="card-catapult",
)

CUBES_LATER.does(most_times)(times_mixed)
CUBES_LATER.does(take_effect)(put_or_take)


@CUBES_LATER.does(most_taken)
def most_taken_for_events(state: State, seat: int, card: int, times: int) -> int:
    """As many as there are, if there is an event."""
    return min(times, cubes_of(state, seat, card)) if any_open_to(state, card) else 0


@CUBES_LATER.does(cubes_bring)
def first_event(state: State, seat: int, cubes: int) -> None:
    """One event after the other; each takes a cube off the card."""
    ask(state, seat, CUBES_TO, cubes, 0)


@CUBES_TO.offer
def events_for_cubes(state: State, used: int, out: Row) -> None:
    """Any event; after the first that may be enough."""
    add_open_events(state, state.card[state.target], ON, out)
    if used > 0:
        add(out, ENOUGH)


@CUBES_TO.answer(ON)
def cubes_to_event(state: State, seat: int, word: int, left: int) -> None:
    """A cube leaves the card, others come to the event as far as they fit. When no event is left, the rest stays."""
    card, event = state.card[state.target], event_called(state, word)
    take_cubes(state, seat, card, 1)
    cubes = cover_banners(state, seat, place_of(state, event), CUBES[card])
    if left > 1 and any_open_to(state, card):
        ask(state, seat, CUBES_TO, left - 1, 1)
    release(state, seat, event, cubes)


@CUBES_TO.answer(ENOUGH)
def no_more_events() -> None:
    """The other cubes stay on the card."""


@CUBES_LATER.does(explained)
def cubes_later_explained(effect: Mapping[str, Any]) -> Explanation:
    """How many cubes come to an event."""
    return {"kind": CUBES_LATER.name, **effect, "price": "none", "gain": "none"}


@drawn_as(CUBES_LATER.name)
def cubes_later_drawn(effect: Effect) -> list[Sign]:
    """The cubes on an event for one that is taken off."""
    return [*with_cubes(effect), *[CUBE] * effect["cubes"], ARROW, FLAG]
