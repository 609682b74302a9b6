"""Phase 3, the action cards: a marker is placed, or the friend, and the action executed. Rules: "The action cards"."""

from parvis.engine.asking import add, add_range, add_set, ask
from parvis.engine.pieces import Piece
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.rules import draft, possessions, sectors
from parvis.games.notre_dame.state import RULES, State, rule

MOST_DONATED = len(pieces.PRESTIGE_FOR_COINS) - 1
"""Answer to SOURCE: no marker is moved, the action is not executed."""

PLAY = RULES.words("play {card}", card=pieces.Card)
FROM = RULES.words("from {source}", source=pieces.Space)
FORGO = RULES.words("forgo")
DONATE = RULES.words("donate {coins}", coins=Piece(*range(MOST_DONATED + 1)))
FRIEND = RULES.words("friend {sector}", sector=pieces.Sector)
PLAY_CARD = RULES.question("play", PLAY, always=True, section="playing")
SOURCE = RULES.question("source", FROM, FORGO, keeps=["place"], section="empty-supply")
DONATION = RULES.question("donation", DONATE, keeps=["least"], section="notre-dame")
SEND_FRIEND = RULES.question("friend", FRIEND, section="trusted-friend")
PLAYING = RULES.phase("playing", asks=PLAY_CARD, section="playing")

LACKED_COIN = RULES.event("lacked coin", seat=pieces.Seat, section="notre-dame", line="effect-nothing-without-coin")
LACKED_MARKER = RULES.event(
    "lacked marker", seat=pieces.Seat, section="empty-supply", line="effect-nothing-without-marker"
)


# No influence markers in a player's supply?


@rule
def look_for_marker(state: State, seat: int, place: int) -> None:
    """The supply is empty: a marker comes from another place, or nothing happens."""
    if possessions.markers_outside(state, seat, place) != 0:
        ask(state, seat, SOURCE, place)
    else:
        tell(state, LACKED_MARKER, seat)


@SOURCE.offer
def sources(state: State, seat: int, place: int, out: Row) -> None:
    """A marker from any other place, or to forgo the action."""
    add_set(out, FROM, possessions.markers_outside(state, seat, place))
    add(out, FORGO)


@SOURCE.answer(FROM)
def bring(state: State, seat: int, place: int, source: int) -> None:
    """The marker comes from elsewhere. Rules: "No influence markers in a player's supply?"."""
    possessions.move_marker(state, seat, source, place)
    if place == pieces.NOTRE_DAME:
        ask(state, seat, DONATION, 1)
    else:
        sectors.act(state, seat, place)


@SOURCE.answer(FORGO)
def forgo() -> None:
    """The card stays without its action."""


# Notre Dame


@rule
def visit_cathedral(state: State, seat: int) -> None:
    """A marker and a donation, or neither: without a coin or without a marker nothing happens. Rules: "Notre Dame"."""
    if state.coins[seat] == 0:
        tell(state, LACKED_COIN, seat)
    elif state.supply[seat] > 0:
        ask(state, seat, DONATION, 0)
    else:
        look_for_marker(state, seat, pieces.NOTRE_DAME)


@DONATION.offer
def donations(state: State, seat: int, least: int, out: Row) -> None:
    """Three coins at most; 0, too, unless the marker is there already."""
    most = min(MOST_DONATED, state.coins[seat])
    add_range(out, DONATE, least, most + 1 - least)


@DONATION.answer
def donate(state: State, seat: int, least: int, coins: int) -> None:
    """Give 1, 2 or 3 coins for 1, 3 or 6 prestige; with 0 coins no marker is placed either."""
    if coins == 0:
        return
    if least == 0:
        possessions.place_marker(state, seat, pieces.NOTRE_DAME)
    possessions.pay_coins(state, seat, coins)
    possessions.gain(state, seat, pieces.PRESTIGE_FOR_COINS[coins], possessions.FROM_DONATION)


# Trusted friend


@SEND_FRIEND.offer
def friend_sectors(state: State, seat: int, out: Row) -> None:
    """The trusted friend may go to any sector but his own."""
    sectors = (1 << pieces.SECTORS) - 1
    if state.friend[seat] >= 0:
        sectors -= 1 << state.friend[seat]
    add_set(out, FRIEND, sectors)


@SEND_FRIEND.answer
def send_friend(state: State, seat: int, sector: int) -> None:
    """The friend goes to a sector and its action is executed. He needs no marker. Rules: "Trusted friend"."""
    state.friend[seat] = sector
    sectors.act(state, seat, sector)


# A turn


@rule
def execute(state: State, seat: int, card: int) -> None:
    """Do what an action card says."""
    if card == pieces.TRUSTED_FRIEND:
        ask(state, seat, SEND_FRIEND)
    elif card == pieces.NOTRE_DAME:
        visit_cathedral(state, seat)
    elif state.supply[seat] > 0:
        possessions.place_marker(state, seat, card)
        sectors.act(state, seat, card)
    else:
        look_for_marker(state, seat, card)


@PLAYING.goes_on
def has_turn_left(state: State, step: int) -> bool:
    """Everybody plays two of the three cards."""
    return step < draft.STEPS * state.seats


@PLAYING.asker
def player(state: State, step: int) -> int:
    """One after the other, a card each."""
    return possessions.seat_at_turn(state, step)


@PLAY_CARD.offer
def cards_to_play(state: State, seat: int, out: Row) -> None:
    """Offer any card of the seat's hand."""
    add_set(out, PLAY, draft.hand(state, seat))


@PLAY_CARD.answer
def play(state: State, seat: int, card: int) -> None:
    """Lay down a card and execute it."""
    draft.lay_down(state, seat, card)
    execute(state, seat, card)
