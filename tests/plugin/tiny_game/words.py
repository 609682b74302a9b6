"""What people read: the view, the log, buttons and questions."""

from typing import Any

from parvis.engine.lines import EVERYTHING, Line, Onlooker
from parvis.engine.readers import Log
from tiny_game.rules import CHOOSE_PRIZE, CHOSE, DREW, LAY_CARD, LAYING, ROLLED, TOOK, TURNED_OVER, laid
from tiny_game.state import CARDS, HEAP, IN_HAND, NAMES, POINTS, PRIZES, RULES, USED, State


def cards(state: State, place: int) -> list[str]:
    """Names of the cards in a place."""
    return [NAMES[card] for card in range(CARDS) if state.place[card] == place]


def shown_hand(state: State, seat: int, onlooker: Onlooker) -> dict[str, Any]:
    """How many cards a seat holds; which ones, for itself."""
    hand = cards(state, IN_HAND + seat)
    return {"count": len(hand), "cards": hand if onlooker in (seat, EVERYTHING) else None}


def shown_card(state: State, seat: int, onlooker: Onlooker) -> str | None:
    """The card before a seat, `face down` for others until all have laid one."""
    card = laid(state, seat)
    if card < 0:
        return None
    return NAMES[card] if state.phase != LAYING or onlooker in (seat, EVERYTHING) else "face down"


def view(state: State, onlooker: Onlooker) -> dict[str, Any]:
    """What an onlooker may see."""
    seats = range(state.seats)
    return {
        "round": state.round,
        "low": bool(state.low),
        "prize": PRIZES[state.prize],
        "die": state.die,
        "heap": len(cards(state, HEAP)),
        "used": cards(state, USED),
        "seats": [
            {
                "points": state.points[seat],
                "wins": state.wins[seat],
                "hand": shown_hand(state, seat, onlooker),
                "laid": shown_card(state, seat, onlooker),
            }
            for seat in seats
        ],
    }


def drew(log: Log, state: State, seat: int, card: int) -> None:
    """Only who draws a card sees it."""
    log.tell_in_full("draws", seat, {"card": NAMES[card]})


def chose(log: Log, state: State, seat: int, card: int) -> None:
    """Only who lays a card sees it."""
    log.tell_in_full("chooses", seat, {"card": NAMES[card]})


def turned_over(log: Log, state: State, seat: int, card: int) -> None:
    """Tell everybody which card a seat lays."""
    log.tell("lays", seat=seat, card=NAMES[card])


def rolled(log: Log, state: State, number: int) -> None:
    """Tell which number was rolled."""
    log.tell("rolls", number=number)


def took(log: Log, state: State, seat: int, prize: int) -> None:
    """Tell which prize a seat takes."""
    if prize == POINTS:
        log.tell("takes-points", seat=seat, number=state.die)
    else:
        log.tell("takes-card", seat=seat)


LOG = {DREW: drew, CHOSE: chose, TURNED_OVER: turned_over, ROLLED: rolled, TOOK: took}


def label(state: State, seat: int, decision: int) -> Line:
    """The words of the catalogue do."""
    return Line(RULES.declared.catalogue[decision])


def prompt(state: State, seat: int) -> Line:
    """The question that a seat is asked."""
    question = RULES.asked(state)
    return Line("lay a card" if question == LAY_CARD else "choose a prize" if question == CHOOSE_PRIZE else "chance")
