"""The three main buildings: who stands there, who is driven out, and what that costs and brings.

Rules: "Place a citizen", phases 1 and 5.
"""

from parvis.games.troyes.pieces import (
    COLOURS,
    FIRST_CITIZENS,
    INCOME,
    MISSED,
    NEUTRAL,
    NEUTRAL_SPACES,
    SALARY,
    SPACES,
)
from parvis.games.troyes.rules.supplies import SALARIES, gain_deniers, lose_points, pay_deniers, standing
from parvis.games.troyes.state import NOBODY, State, rule


@rule
def move_in(game: State, building: int, space: int, who: int) -> None:
    """A citizen comes to a space. Who stood there is driven out and lies down until the round ends.

    With the option `sliding` he takes the next lower space instead, and who stood there goes on in the same way; only
    who is driven from the lowest space lies down.
    """
    coming = who
    place = space
    while place >= 0 and coming != NOBODY:
        driven = game.citizen[building][place]
        game.citizen[building][place] = coming
        coming = driven
        place = place - 1 if game.sliding == 1 else -1
    if coming != NOBODY:
        game.lying[building][coming] += 1


@rule
def settler(game: State) -> int:
    """Whose citizen is settled next at the start: in seat order, then back, and so on."""
    rank = game.step % game.seats
    if game.step // game.seats % 2 == 1:
        rank = game.seats - 1 - rank
    return (game.start + rank) % game.seats


@rule
def settlers(game: State) -> int:
    """How many citizens are settled at the start."""
    return FIRST_CITIZENS[game.seats] * game.seats


@rule
def settle_neutrals(game: State, spaces: int) -> None:
    """Neutral citizens take those of these spaces (as bits) that are free, in every building."""
    for building in range(COLOURS):
        for space in range(SPACES):
            if spaces >> space & 1 == 1 and game.citizen[building][space] == NOBODY:
                game.citizen[building][space] = NEUTRAL


@rule
def settle_first_neutrals(game: State) -> None:
    """With two players the neutral citizens stand there before them."""
    if game.seats == 2:
        settle_neutrals(game, NEUTRAL_SPACES)


@rule
def pay_salaries(game: State, seat: int) -> None:
    """Ten deniers come in, the own citizens get their salary. If it is too little, all goes, and two points with it."""
    gain_deniers(game, seat, INCOME)
    wanted = 0
    for building in range(COLOURS):
        wanted += SALARY[building] * standing(game, seat, building)
    paid = min(wanted, game.deniers[seat])
    pay_deniers(game, seat, paid)
    if paid < wanted:
        lose_points(game, seat, MISSED, SALARIES)


@rule
def get_up(game: State) -> None:
    """The round ends: whoever lies goes home, players' citizens into their personal supplies."""
    for building in range(COLOURS):
        for seat in range(game.seats):
            game.supply[seat] += game.lying[building][seat]
            game.lying[building][seat] = 0
        game.lying[building][NEUTRAL] = 0
