"""Dice that are paid for and change nothing: bots that know the game never buy them.

Each die is a decision of its own, and each is thought about anew; so a group could grow by one plan and be completed by
another, which has no use for the die bought last. What a lookahead finds behind such a purchase counts for nothing.
"""

from parvis.engine.asking import top_question
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules import group, group_growth, queue
from parvis.games.troyes.rules.effects import kinds as effects
from parvis.games.troyes.state import NOBODY, PRICE, VALUE, State, rule

BY_THE_DIE = -1
"""What a group brings whose dice each do something of their own."""


@rule
def brings(state: State, seat: int, counted: int, deniers: int) -> int:
    """Activations, banners or deniers in the end, from a group that counts so much and leaves so many deniers."""
    if state.action == group.TRADE:
        card = state.card[state.target]
        if cards.HAS_DIVISOR[card] == 0:
            return BY_THE_DIE
        times = counted // cards.DIVISOR[card]
        if effects.PAY_INFLUENCE[card] > 0:  # the influence of banners may pay for more later
            return times
        return effects.most_times(state, seat, card, times, deniers)
    if state.action == group.COUNTER:
        return min(queue.free_banners(state, state.target), counted // cards.EVENT_DIVISOR[state.queue[state.target]])
    return deniers + counted // pieces.HARVEST if state.action == group.FARM else BY_THE_DIE


@rule
def buys_for_nothing(state: State, seat: int) -> bool:
    """Whether the group that is being formed brings as much without one of the dice that are to be paid.

    Groups with cubes that help are not looked into: without a die they may not do at all.
    """
    size = group.group_size(state)
    if size == 1 or group.price(state) == 0 or group.helpers_used(state) > 0:
        return False
    left, counted, others = state.deniers[seat], group.total(state), -1
    with_all = brings(state, seat, counted, left - group.price(state))
    if with_all == BY_THE_DIE:
        return False
    for place in range(size):
        others += int(state.group[place][PRICE] > 0)
    cheaper = left - others * group.price_of_each(size - 1, group.fixed_price(state, NOBODY))
    for place in range(size):
        row = state.group[place]
        if row[PRICE] > 0 and brings(state, seat, counted - row[VALUE], cheaper) >= with_all:
            return True
    return False


@rule
def wasteful(state: State, seat: int, decision: int) -> bool:
    """Whether a decision pays for a die that changes nothing."""
    return (
        decision == group_growth.DONE and top_question(state) == group_growth.GROUPING and buys_for_nothing(state, seat)
    )
