"""The action cards: a marker is placed, or the friend, and the action executed. Rules: "The action cards"."""

from parvis.games.notre_dame.pieces import DONATION as PRESTIGE_FOR
from parvis.games.notre_dame.pieces import NOTRE_DAME, PLACES, SECTORS, TRUSTED_FRIEND
from parvis.games.notre_dame.rules.family import gain, markers_outside, move_marker, place_marker
from parvis.games.notre_dame.rules.questions import DONATION, FRIEND, SOURCE, about, ask
from parvis.games.notre_dame.rules.sectors import act
from parvis.games.notre_dame.state import State, rule

FORGO = PLACES
"""Answer to SOURCE: no marker is moved, the action is not executed."""


@rule
def visit_cathedral(state: State, seat: int) -> None:
    """A marker and a donation, or neither: without a coin or without a marker nothing happens. Rules: "Notre Dame"."""
    if state.coins[seat] == 0:
        return
    if state.supply[seat] > 0:
        ask(state, seat, DONATION, 0, 0)
    elif markers_outside(state, seat, NOTRE_DAME) != 0:
        ask(state, seat, SOURCE, NOTRE_DAME, 0)


@rule
def play_card(state: State, seat: int, card: int) -> None:
    """Execute an action card."""
    if card == TRUSTED_FRIEND:
        ask(state, seat, FRIEND, 0, 0)
    elif card == NOTRE_DAME:
        visit_cathedral(state, seat)
    elif state.supply[seat] > 0:
        place_marker(state, seat, card)
        act(state, seat, card)
    elif markers_outside(state, seat, card) != 0:
        ask(state, seat, SOURCE, card, 0)


@rule
def sources(state: State, seat: int, place: int) -> int:
    """Answers to SOURCE, as bits: a marker from any other place, or to forgo the action."""
    return markers_outside(state, seat, place) | 1 << FORGO


@rule
def bring(state: State, seat: int, place: int, source: int) -> None:
    """The supply is empty: the marker comes from elsewhere. Rules: "No influence markers in a player's supply?"."""
    if source == FORGO:
        return
    move_marker(state, seat, source, place)
    if place == NOTRE_DAME:
        ask(state, seat, DONATION, 1, 0)
    else:
        act(state, seat, place)


@rule
def donations(state: State, seat: int, least: int) -> int:
    """Numbers of coins that can be given, as bits: three at most, and 0 unless the marker is there already."""
    most = min(3, state.coins[seat])
    return (2 << most) - (1 << least)


@rule
def donate(state: State, seat: int, coins: int, least: int) -> None:
    """Give 1, 2 or 3 coins for 1, 3 or 6 prestige; with 0 coins no marker is placed either."""
    if coins == 0:
        return
    if least == 0:
        place_marker(state, seat, NOTRE_DAME)
    state.coins[seat] -= coins
    gain(state, seat, PRESTIGE_FOR[coins])


@rule
def friend_sectors(state: State, seat: int) -> int:
    """Sectors where the trusted friend may go, as bits: any but his own."""
    sectors = (1 << SECTORS) - 1
    if state.friend[seat] >= 0:
        sectors -= 1 << state.friend[seat]
    return sectors


@rule
def send_friend(state: State, seat: int, sector: int) -> None:
    """The friend goes to a sector and its action is executed. He needs no marker. Rules: "Trusted friend"."""
    state.friend[seat] = sector
    act(state, seat, sector)


@rule
def card_answers(state: State, seat: int, question: int) -> int:
    """Answers to the questions of this file, as bits."""
    if question == SOURCE:
        return sources(state, seat, about(state))
    if question == DONATION:
        return donations(state, seat, about(state))
    return friend_sectors(state, seat)


@rule
def answer_card(state: State, seat: int, question: int, first: int, answer: int) -> None:
    """A question of this file is answered; `first` is what it was about."""
    if question == SOURCE:
        bring(state, seat, first, answer)
    elif question == DONATION:
        donate(state, seat, answer, first)
    else:
        send_friend(state, seat, answer)
