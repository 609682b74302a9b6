"""The seven sectors: what happens when a marker or the friend has come to one. Rules: "The action cards"."""

from parvis.games.notre_dame.pieces import (
    BANK,
    CARRIAGE_HOUSE,
    CLOISTER_SCHOOL,
    HOTEL,
    PERK_COIN,
    PERK_MARKER,
    PERK_RAT,
    RESIDENCE,
)
from parvis.games.notre_dame.rules.carriage import LEAVE, TAKE, collect, drive, markets_in_reach
from parvis.games.notre_dame.rules.family import gain, general_supply, influence, rat_back, take_coins, take_markers
from parvis.games.notre_dame.rules.questions import DRIVE, PERK, about, ask
from parvis.games.notre_dame.state import State, rule


@rule
def hotel(state: State, seat: int) -> None:
    """One perk, two from the fourth piece on. Rules: "Hotel"."""
    ask(state, seat, PERK, 0, 0)
    if influence(state, seat, HOTEL) >= 4:
        ask(state, seat, PERK, 0, 0)


@rule
def perks(state: State, seat: int) -> int:
    """Perks that can be had, as bits: a marker only from a general supply that has one, the rat only above 0."""
    choices = 1 << PERK_COIN
    if general_supply(state, seat) > 0:
        choices |= 1 << PERK_MARKER
    if state.rat[seat] > 0:
        choices |= 1 << PERK_RAT
    return choices


@rule
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
        gain(state, seat, strength)
    elif sector == CARRIAGE_HOUSE:
        ask(state, seat, DRIVE, strength, 0)
    elif sector == HOTEL:
        hotel(state, seat)
    else:  # park and hospital
        rat_back(state, seat, 1)


@rule
def sector_answers(state: State, seat: int, question: int) -> int:
    """Answers to the questions that sectors ask, as bits."""
    if question == DRIVE:
        return markets_in_reach(state, seat, about(state))
    if question == PERK:
        return perks(state, seat)
    return 1 << LEAVE | 1 << TAKE


@rule
def answer_sector(state: State, seat: int, question: int, first: int, answer: int) -> None:
    """A question of a sector is answered; `first` is what it was about."""
    if question == DRIVE:
        drive(state, seat, answer, first)
    elif question == PERK:
        enjoy_perk(state, seat, answer)
    elif answer == TAKE:
        collect(state, seat, first)
