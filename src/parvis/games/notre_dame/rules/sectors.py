"""The seven sectors: what happens when a marker or the friend has come to one. Rules: "The action cards"."""

from parvis.engine.asking import add, ask
from parvis.engine.pieces import Piece
from parvis.engine.state import Row
from parvis.games.notre_dame.pieces import (
    BANK,
    CARRIAGE_HOUSE,
    CLOISTER_SCHOOL,
    HOTEL,
    PERK_COIN,
    PERK_MARKER,
    PERK_NAMES,
    PERK_RAT,
    RESIDENCE,
)
from parvis.games.notre_dame.rules.carriage import DRIVE_CARRIAGE
from parvis.games.notre_dame.rules.possessions import (
    FROM_RESIDENCE,
    gain,
    general_supply,
    influence,
    rat_back,
    take_coins,
    take_markers,
)
from parvis.games.notre_dame.state import RULES, State, rule

PERK = RULES.words("perk {perk}", perk=Piece(*PERK_NAMES))
CHOOSE_PERK = RULES.question("perk", PERK, section="hotel")


@rule
def hotel(state: State, seat: int) -> None:
    """One perk, two from the fourth piece on. Rules: "Hotel"."""
    ask(state, seat, CHOOSE_PERK)
    if influence(state, seat, HOTEL) >= 4:
        ask(state, seat, CHOOSE_PERK)


@CHOOSE_PERK.offer
def perks(state: State, seat: int, out: Row) -> None:
    """A coin; a marker if the general supply has one; the rat if it is above 0."""
    add(out, PERK, PERK_COIN)
    if general_supply(state, seat) > 0:
        add(out, PERK, PERK_MARKER)
    if state.rat[seat] > 0:
        add(out, PERK, PERK_RAT)


@CHOOSE_PERK.answer
def enjoy_perk(state: State, seat: int, perk: int) -> None:
    """A coin, a marker, or the rat one space back."""
    if perk == PERK_COIN:
        take_coins(state, seat, 1)
    elif perk == PERK_MARKER:
        take_markers(state, seat, 1)
    else:
        rat_back(state, seat, 1)


@rule
def act(state: State, seat: int, sector: int) -> None:
    """The action of a sector where a piece has just come. What counts pieces counts that one too."""
    strength = influence(state, seat, sector)
    if sector == CLOISTER_SCHOOL:
        take_markers(state, seat, strength)
    elif sector == BANK:
        take_coins(state, seat, strength)
    elif sector == RESIDENCE:
        gain(state, seat, strength, FROM_RESIDENCE)
    elif sector == CARRIAGE_HOUSE:
        ask(state, seat, DRIVE_CARRIAGE, strength)
    elif sector == HOTEL:
        hotel(state, seat)
    else:  # park and hospital
        rat_back(state, seat, 1)
