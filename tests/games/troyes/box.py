"""What is in the box under a ruling: the cards with their numbers and what is printed on them."""

from typing import Any

from parvis.games.troyes import cards
from parvis.games.troyes.cards import ACTIVITY_NAMES, ACTIVITY_WORDS, EVENT_NAMES
from parvis.games.troyes.pieces import BASE_ACTIVITIES, BASE_EVENTS, FACES

Column = tuple[int, ...]


def in_box(names: tuple[str, ...], since: Column, until: Column, ruling: int) -> dict[str, int]:
    """The number of each card of a kind that is in the box, in its form of a ruling."""
    return {name: form for form, name in enumerate(names) if since[form] <= ruling <= until[form]}


def of_module(cards_in_box: dict[str, int], of: Column, module: int) -> dict[str, int]:
    """Cards in the box that belong to a module."""
    return {name: form for name, form in cards_in_box.items() if of[form] == module}


def cards_of(ruling: int = 1) -> dict[str, int]:
    """The activity cards that are in the box of the base game, with their numbers."""
    return {name: card for name, card in all_cards(ruling).items() if cards.MODULE[card] == BASE_ACTIVITIES}


def all_cards(ruling: int = 1) -> dict[str, int]:
    """The activity cards of the base game and the expansion, with their numbers."""
    return in_box(ACTIVITY_NAMES, cards.SINCE, cards.UNTIL, ruling)


def all_events_of(ruling: int = 1) -> dict[str, int]:
    """The events that are in the box, those of the expansion too, with their numbers."""
    return in_box(EVENT_NAMES, cards.EVENT_SINCE, cards.EVENT_UNTIL, ruling)


def events_of(ruling: int = 1, module: int = BASE_EVENTS) -> dict[str, int]:
    """The events of a module that are in the box, with their numbers."""
    return of_module(all_events_of(ruling), cards.EVENT_MODULE, module)


def cost(card: str, ruling: int = 1) -> int:
    """Deniers for a new tradesman."""
    return cards.COST[all_cards(ruling)[card]]


def divisor(name: str, ruling: int = 1) -> int:
    """Of an activity card or an event."""
    if name in ACTIVITY_WORDS:
        return cards.DIVISOR[all_cards(ruling)[name]]
    return cards.EVENT_DIVISOR[all_events_of(ruling)[name]]


def of_card(table: tuple[Any, ...], card: str, ruling: int = 1) -> Any:
    """What a table of `cards` says of an activity card."""
    return table[all_cards(ruling)[card]]


def of_event(table: tuple[Any, ...], event: str, ruling: int = 1) -> Any:
    """What a table of `cards` says of an event."""
    return table[all_events_of(ruling)[event]]


def event_with(banners: int) -> str:
    """An event with just so many banners, Marauding apart. Raises LookupError where corrected data have none."""
    for name in [*events_of()][1:]:
        if of_event(cards.BANNERS, name) == banners:
            return name
    raise LookupError(f"no event has {banners} banners: this test needs another number")


def all_but_one(event: str, seat: int) -> dict[str, str]:
    """One seat's cubes on all banners of an event but the last."""
    return {event: " ".join([str(seat)] * (of_event(cards.BANNERS, event) - 1))}


def dice_for(total: int) -> list[int]:
    """Values of three dice at most, as high as possible, that count so many together."""
    values = [min(FACES, total - FACES * rank) for rank in range(3) if total > FACES * rank]
    assert sum(values) == total, f"three dice do not count {total}"
    return values
