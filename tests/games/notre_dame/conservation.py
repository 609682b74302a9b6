"""What holds in every position of Notre Dame, whatever has happened: nothing is made of nothing, nothing is lost."""

from parvis.games.notre_dame.pieces import (
    CARDS,
    COINS,
    GRAY,
    MARKERS,
    MARKET_PLACES,
    MESSAGE_TYPES,
    PERIOD,
    PLAGUE_END,
    SEATS,
    SECTORS,
)
from parvis.games.notre_dame.rules.possessions import boroughs, general_supply
from parvis.games.notre_dame.rules.set_up import MESSAGES, REMOVING, START_PLAYER
from parvis.games.notre_dame.state import NOBODY, State


def check(state: State) -> None:
    """Assert everything that must hold after every step."""
    for seat in range(state.seats):
        check_family(state, seat)
        check_cards(state, seat)
    for seat in range(state.seats, SEATS):
        unused = (state.coins[seat], state.supply[seat], state.prestige[seat], state.rat[seat], *state.markers[seat])
        assert not any(unused), f"seat {seat} is not in play"
    if state.limited_coins:
        assert sum(state.coins) <= COINS, "more coins than there are"
    check_messages(state)
    check_persons(state)
    check_questions(state)


def check_family(state: State, seat: int) -> None:
    """14 markers, each in one place; a rat on its track; no debts."""
    on_board = sum(state.markers[seat])
    general = MARKERS - state.supply[seat] - on_board
    assert min(general, state.supply[seat], *state.markers[seat]) >= 0, f"seat {seat}: markers from nowhere"
    assert general == general_supply(state, seat)
    assert 0 <= state.rat[seat] <= PLAGUE_END, f"seat {seat}: the rat is on {state.rat[seat]}"
    assert state.coins[seat] >= 0, f"seat {seat} owes coins"
    assert state.prestige[seat] >= 0, f"seat {seat} owes prestige"
    assert NOBODY <= state.friend[seat] < SECTORS
    assert 0 <= state.carriage[seat] < MARKET_PLACES * boroughs(state)


def check_cards(state: State, owner: int) -> None:
    """Nine different cards: none is dealt twice in a period, and only cards that were dealt are played."""
    dealt = [card for packets in state.packet for card in packets[owner] if card != NOBODY]
    assert len(set(dealt)) == len(dealt), f"seat {owner}'s cards {dealt}"
    assert all(0 <= card < CARDS for card in dealt)
    for packets, played in zip(state.packet, state.played, strict=True):
        for card, flag in zip(packets[owner], played[owner], strict=True):
            assert flag == 0 or card != NOBODY, "a card was played that was not dealt"


def check_messages(state: State) -> None:
    """Four messages a colour: each lies on a market of its borough or before a family."""
    if state.phase in (START_PLAYER, MESSAGES, REMOVING):
        return
    for borough in range(boroughs(state)):
        first = MARKET_PLACES * borough
        assert state.message[first] == NOBODY, "no message lies in the centre"
        lying = [kind for kind in state.message[first + 1 : first + MARKET_PLACES] if kind != NOBODY]
        held = [kind for kind in range(MESSAGE_TYPES) if state.holder[borough][kind] != NOBODY]
        assert sorted(lying + held) == list(range(MESSAGE_TYPES)), f"messages of borough {borough}"
    assert all(seat < state.seats for seats in state.holder for seat in seats)
    for borough in range(boroughs(state), SEATS):
        unused = [*state.message[MARKET_PLACES * borough : MARKET_PLACES * (borough + 1)], *state.holder[borough]]
        assert all(kind == NOBODY for kind in unused), f"borough {borough} is not in play"


def check_persons(state: State) -> None:
    """Nobody comes twice in a period; gray ones only once, in their letter's period, and never out of the box."""
    brown = [person for person in state.brown if person != NOBODY]
    gray = [person for person in state.gray if person != NOBODY]
    gone = [person for person in state.removed if person != NOBODY]
    assert len(set(brown)) == len(brown)
    assert len({*gray, *gone}) == len(gray) + len(gone)
    for place in range(len(state.gray)):
        for person in (state.gray[place], state.removed[place]):
            assert person == NOBODY or GRAY[state.new_persons][place // PERIOD] >> person & 1


def check_questions(state: State) -> None:
    """Nothing is left of questions that have been answered."""
    assert not any(map(any, state.asked[state.depth :]))
