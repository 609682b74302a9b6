"""The seven sectors: what happens when a marker or the friend has come to one. Rules: "The action cards"."""

from parvis.engine.asking import add, ask
from parvis.engine.pieces import Piece
from parvis.engine.state import Row
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.rules import carriage, possessions
from parvis.games.notre_dame.state import RULES, State, rule

PERK = RULES.words("perk {perk}", perk=Piece(*pieces.PERK_NAMES))
CHOOSE_PERK = RULES.question("perk", PERK, section="hotel")


@rule
def hotel(state: State, seat: int) -> None:
    """One perk, two from the fourth piece on. Rules: "Hotel"."""
    ask(state, seat, CHOOSE_PERK)
    if possessions.influence(state, seat, pieces.HOTEL) >= 4:
        ask(state, seat, CHOOSE_PERK)


@CHOOSE_PERK.offer
def perks(state: State, seat: int, out: Row) -> None:
    """A coin; a marker if the general supply has one; the rat if it is above 0."""
    add(out, PERK, pieces.PERK_COIN)
    if possessions.general_supply(state, seat) > 0:
        add(out, PERK, pieces.PERK_MARKER)
    if state.rat[seat] > 0:
        add(out, PERK, pieces.PERK_RAT)


@CHOOSE_PERK.answer
def enjoy_perk(state: State, seat: int, perk: int) -> None:
    """A coin, a marker, or the rat one space back."""
    if perk == pieces.PERK_COIN:
        possessions.take_coins(state, seat, 1)
    elif perk == pieces.PERK_MARKER:
        possessions.take_markers(state, seat, 1)
    else:
        possessions.rat_back(state, seat, 1)


@rule
def act(state: State, seat: int, sector: int) -> None:
    """The action of a sector where a piece has just come. What counts pieces counts that one too."""
    strength = possessions.influence(state, seat, sector)
    if sector == pieces.CLOISTER_SCHOOL:
        possessions.take_markers(state, seat, strength)
    elif sector == pieces.BANK:
        possessions.take_coins(state, seat, strength)
    elif sector == pieces.RESIDENCE:
        possessions.gain(state, seat, strength, possessions.FROM_RESIDENCE)
    elif sector == pieces.CARRIAGE_HOUSE:
        ask(state, seat, carriage.DRIVE_CARRIAGE, strength)
    elif sector == pieces.HOTEL:
        hotel(state, seat)
    else:  # park and hospital
        possessions.rat_back(state, seat, 1)
