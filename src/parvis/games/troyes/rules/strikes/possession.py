"""Everybody gives the event a citizen when it comes, and nothing later. `rules/queue.py` has how they come home."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.asking import add, ask
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules import activities, buildings, in_play, queue, supplies, turn_order
from parvis.games.troyes.rules.strikes import kinds
from parvis.games.troyes.signs import ARROW, FLAG, Effect, Sign, drawn_as, picture
from parvis.games.troyes.state import NOBODY, RULES, State, rule

POSSESSION = kinds.STRIKES.kind("possession", needed=queue.POSSESSION_FIELDS)
FOR_CITIZEN = kinds.column(POSSESSION.needed, "for_influence")
"""By event: influence for a citizen of the general supply."""
FROM_SUPPLY = RULES.words("from supply", line="do-from-supply")
FROM_CARD = RULES.words("from {word}", word=cards.CardWord)
FROM_SPACE = RULES.words("from {place}", place=pieces.Place, line="do-from-space")
FROM_INFLUENCE = RULES.words("from influence")
GIVING = RULES.question(
    "give citizen",
    FROM_SUPPLY,
    FROM_CARD,
    FROM_SPACE,
    FROM_INFLUENCE,
    kinds.YIELD,
    about="an event that has just come takes a citizen of the seat: from where",
    section="event-possession",
)
SUPPLY_GAVE = RULES.event("supply gave citizen", seat=pieces.Seat, section="event-possession")
CARD_GAVE = RULES.event("card gave citizen", seat=pieces.Seat, card=cards.ActivityCard, section="event-possession")
SPACE_GAVE = RULES.event(
    "space gave citizen", seat=pieces.Seat, building=pieces.Building, space=pieces.Space, section="event-possession"
)
INFLUENCE_GAVE = RULES.event("influence gave citizen", seat=pieces.Seat, influence=int, section="event-possession")


@POSSESSION.does(kinds.arrive)
def take_citizens(state: State) -> None:
    """One of everybody's, from the start player on."""
    for rank in range(state.seats - 1, -1, -1):
        ask(state, turn_order.seat_on(state, state.start, rank), GIVING)


@POSSESSION.does(kinds.act)
def rest() -> None:
    """Do nothing more: Possession takes citizens when it arrives."""


@rule
def may_buy_citizen(state: State, seat: int) -> bool:
    """Whether influence may bring a citizen: only to an empty personal supply."""
    if state.supply[seat] > 0 or supplies.general_supply(state, seat) == 0:
        return False
    return state.influence[seat] >= FOR_CITIZEN[queue.last_event(state)]


@GIVING.offer
def citizens_to_give(state: State, seat: int, out: Row) -> None:
    """From any place; with none to give, one can give way. Those who lie stay."""
    if state.supply[seat] > 0:
        add(out, FROM_SUPPLY)
    for spot in range(pieces.SPOTS):
        if supplies.has_tradesman(state, seat, spot):
            add(out, FROM_CARD, cards.WORD[state.card[spot]])
    buildings.add_spaces_of(state, seat, FROM_SPACE, out)
    if may_buy_citizen(state, seat):
        add(out, FROM_INFLUENCE)
    if state.supply[seat] == 0 and supplies.tradesmen(state, seat) == 0 and not activities.stands_anywhere(state, seat):
        add(out, kinds.YIELD)


@GIVING.answer(FROM_SUPPLY)
def give_from_supply(state: State, seat: int) -> None:
    """A citizen of the personal supply."""
    tell(state, SUPPLY_GAVE, seat)
    supplies.place_citizen(state, seat, supplies.FOR_EVENT)
    state.possessed[seat] += 1


@rule
def leave_card(state: State, seat: int, spot: int) -> None:
    """A tradesman leaves a card. A space with points stays free; behind these, where all are alike, others move up."""
    space = supplies.space_of(state, seat, spot)
    if space >= pieces.SPACES_WITH_POINTS:
        while space < pieces.TRADESMEN - 1:
            state.tradesman[spot][space] = state.tradesman[spot][space + 1]
            space += 1
    state.tradesman[spot][space] = NOBODY


@GIVING.answer(FROM_CARD)
def give_tradesman(state: State, seat: int, word: int) -> None:
    """Give the seat's tradesman on the card that the word names."""
    spot = in_play.spot_of(state, word)
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
    influence: int = FOR_CITIZEN[queue.last_event(state)]
    tell(state, INFLUENCE_GAVE, seat, influence)
    supplies.pay_influence(state, seat, influence, supplies.FOR_EVENT)
    state.possessed[seat] += 1


@GIVING.answer(kinds.YIELD)
def give_none(state: State, seat: int) -> None:
    """Who has no citizen, or pays nothing for one, can't comply."""
    kinds.miss(state, seat)


@POSSESSION.does(kinds.explained)
def possession_explained(effect: Mapping[str, Any]) -> kinds.Explanation:
    """What a citizen of the general supply costs."""
    return {"kind": POSSESSION.name, **effect}


@POSSESSION.does(kinds.logged)
def possession_logged() -> None:
    """Who gives what is told when it comes."""


@drawn_as(POSSESSION.name)
def possession_drawn(effect: Effect) -> list[Sign]:
    """A citizen of everybody."""
    return [picture("citizen"), ARROW, FLAG]
