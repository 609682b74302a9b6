"""Everybody gives the event a citizen when it comes, and nothing later. `rules/possessed.py` has how they come home."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.asking import add, ask
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes.cards import WORD, ActivityCard, CardWord
from parvis.games.troyes.pieces import (
    SPACES_WITH_POINTS,
    SPOTS,
    TRADESMEN,
    Building,
    Place,
    Seat,
    Space,
)
from parvis.games.troyes.rules.activities import stands_anywhere
from parvis.games.troyes.rules.buildings import add_spaces_of
from parvis.games.troyes.rules.in_play import spot_of
from parvis.games.troyes.rules.queue import POSSESSION_FIELDS, last_event
from parvis.games.troyes.rules.strikes.kinds import (
    STRIKES,
    YIELD,
    Explanation,
    act,
    arrive,
    column,
    explained,
    logged,
    miss,
)
from parvis.games.troyes.rules.supplies import (
    FOR_EVENT,
    general_supply,
    has_tradesman,
    pay_influence,
    place_citizen,
    space_of,
    tradesmen,
)
from parvis.games.troyes.rules.turn_order import seat_on
from parvis.games.troyes.signs import ARROW, FLAG, Effect, Sign, drawn_as, picture
from parvis.games.troyes.state import NOBODY, RULES, State, rule

POSSESSION = STRIKES.kind("possession", needed=POSSESSION_FIELDS)
FOR_CITIZEN = column(POSSESSION.needed, "for_influence")
"""By event: influence for a citizen of the general supply."""
FROM_SUPPLY = RULES.words("from supply", line="do-from-supply")
FROM_CARD = RULES.words("from {word}", word=CardWord)
FROM_SPACE = RULES.words("from {place}", place=Place, line="do-from-space")
FROM_INFLUENCE = RULES.words("from influence")
GIVING = RULES.question(
    "give citizen",
    FROM_SUPPLY,
    FROM_CARD,
    FROM_SPACE,
    FROM_INFLUENCE,
    YIELD,
    about="an event that has just come takes a citizen of the seat: from where",
    section="event-possession",
)
SUPPLY_GAVE = RULES.event("supply gave citizen", seat=Seat, section="event-possession")
CARD_GAVE = RULES.event("card gave citizen", seat=Seat, card=ActivityCard, section="event-possession")
SPACE_GAVE = RULES.event("space gave citizen", seat=Seat, building=Building, space=Space, section="event-possession")
INFLUENCE_GAVE = RULES.event("influence gave citizen", seat=Seat, influence=int, section="event-possession")


@POSSESSION.does(arrive)
def take_citizens(state: State) -> None:
    """One of everybody's, from the start player on."""
    for rank in range(state.seats - 1, -1, -1):
        ask(state, seat_on(state, state.start, rank), GIVING)


@POSSESSION.does(act)
def rest() -> None:
    """Do nothing more: Possession takes citizens when it arrives."""


@rule
def may_buy_citizen(state: State, seat: int) -> bool:
    """Whether influence may bring a citizen: only to an empty personal supply."""
    if state.supply[seat] > 0 or general_supply(state, seat) == 0:
        return False
    return state.influence[seat] >= FOR_CITIZEN[last_event(state)]


@GIVING.offer
def citizens_to_give(state: State, seat: int, out: Row) -> None:
    """From any place; with none to give, one can give way. Those who lie stay."""
    if state.supply[seat] > 0:
        add(out, FROM_SUPPLY)
    for spot in range(SPOTS):
        if has_tradesman(state, seat, spot):
            add(out, FROM_CARD, WORD[state.card[spot]])
    add_spaces_of(state, seat, FROM_SPACE, out)
    if may_buy_citizen(state, seat):
        add(out, FROM_INFLUENCE)
    if state.supply[seat] == 0 and tradesmen(state, seat) == 0 and not stands_anywhere(state, seat):
        add(out, YIELD)


@GIVING.answer(FROM_SUPPLY)
def give_from_supply(state: State, seat: int) -> None:
    """A citizen of the personal supply."""
    tell(state, SUPPLY_GAVE, seat)
    place_citizen(state, seat, FOR_EVENT)
    state.possessed[seat] += 1


@rule
def leave_card(state: State, seat: int, spot: int) -> None:
    """A tradesman leaves a card. A space with points stays free; behind these, where all are alike, others move up."""
    space = space_of(state, seat, spot)
    if space >= SPACES_WITH_POINTS:
        while space < TRADESMEN - 1:
            state.tradesman[spot][space] = state.tradesman[spot][space + 1]
            space += 1
    state.tradesman[spot][space] = NOBODY


@GIVING.answer(FROM_CARD)
def give_tradesman(state: State, seat: int, word: int) -> None:
    """Give the seat's tradesman on the card that the word names."""
    spot = spot_of(state, word)
    tell(state, CARD_GAVE, seat, state.card[spot])
    leave_card(state, seat, spot)
    state.possessed[seat] += 1


@GIVING.answer(FROM_SPACE)
def give_from_building(state: State, seat: int, building: int, space: int) -> None:
    """A citizen of a building; his space is free."""
    tell(state, SPACE_GAVE, seat, building, space)
    state.citizen[building][space] = NOBODY
    state.possessed[seat] += 1


@GIVING.answer(FROM_INFLUENCE)
def give_for_influence(state: State, seat: int) -> None:
    """A citizen of the general supply."""
    influence: int = FOR_CITIZEN[last_event(state)]
    tell(state, INFLUENCE_GAVE, seat, influence)
    pay_influence(state, seat, influence, FOR_EVENT)
    state.possessed[seat] += 1


@GIVING.answer(YIELD)
def give_none(state: State, seat: int) -> None:
    """Who has no citizen, or pays nothing for one, can't comply."""
    miss(state, seat)


@POSSESSION.does(explained)
def possession_explained(effect: Mapping[str, Any]) -> Explanation:
    """What a citizen of the general supply costs."""
    return {"kind": POSSESSION.name, **effect}


@POSSESSION.does(logged)
def possession_logged() -> None:
    """Who gives what is told when it comes."""


@drawn_as(POSSESSION.name)
def possession_drawn(effect: Effect) -> list[Sign]:
    """A citizen of everybody."""
    return [picture("citizen"), ARROW, FLAG]
