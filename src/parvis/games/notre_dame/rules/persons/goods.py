"""Goods at once: money lender, monk, hostess."""

from parvis.engine.asking import ask
from parvis.engine.data import Fields, number
from parvis.games.notre_dame.effects import column
from parvis.games.notre_dame.rules.persons.kinds import COIN, MARKER, PEOPLE, serve, worth
from parvis.games.notre_dame.rules.possessions import FROM_PERSON, gain, take_coins, take_markers
from parvis.games.notre_dame.rules.sectors import CHOOSE_PERK
from parvis.games.notre_dame.state import State

GOODS_FIELDS: Fields = {
    "coins": number(1, 9),
    "markers": number(1, 9),
    "prestige": number(1, 9),
    "perks": number(1, 2),
}
GOODS = PEOPLE.kind("goods", allowed=GOODS_FIELDS)
COINS, GOODS_MARKERS, PRESTIGE, PERKS = (column(GOODS_FIELDS, field) for field in GOODS_FIELDS)


@GOODS.does(serve)
def bring_goods(state: State, seat: int, person: int) -> None:
    """Coins, markers from the general supply and prestige at once; then perks to choose."""
    if COINS[person] > 0:
        take_coins(state, seat, COINS[person])
    if GOODS_MARKERS[person] > 0:
        take_markers(state, seat, GOODS_MARKERS[person])
    gain(state, seat, PRESTIGE[person], FROM_PERSON)
    for _ in range(PERKS[person]):
        ask(state, seat, CHOOSE_PERK)


@GOODS.does(worth)
def worth_of_goods(person: int) -> int:
    """Prestige, and what else can be made of."""
    return PRESTIGE[person] + COIN * (COINS[person] + PERKS[person]) + MARKER * GOODS_MARKERS[person]
