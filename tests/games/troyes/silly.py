"""Silly moves, as people see them at once: found in whole games, whoever played them."""

from collections import Counter
from collections.abc import Iterator

from parvis.arena import Series, record_game
from parvis.engine.core import Core
from parvis.engine.play import Play, legal_decisions
from parvis.engine.telling import Event, listen
from parvis.games.troyes import GAME
from parvis.games.troyes.cards import DIVISOR, EVENT_DIVISOR, HAS_DIVISOR
from parvis.games.troyes.pieces import ALL_COLOURS, BY_DISTRICT, DISTRICT_NAMES, FACES, HARVEST
from parvis.games.troyes.rules.actions import ACTION
from parvis.games.troyes.rules.defence import AGAINST_BLACK, THREW
from parvis.games.troyes.rules.effects.kinds import PAY_INFLUENCE, most_times
from parvis.games.troyes.rules.group import (
    COUNTER,
    FARM,
    GROUP_BOUGHT,
    TRADE,
    fixed_price,
    group_size,
    helpers_used,
    price,
    price_of_each,
    total,
)
from parvis.games.troyes.rules.influence import REROLLS
from parvis.games.troyes.rules.queue import free_banners
from parvis.games.troyes.state import DIE_NUMBER, NOBODY, PRICE, RULES, VALUE, State

PAID, PASSED = "paid for a die that changes nothing", "passed with points to be had for nothing"
OVERPAID, REROLLED = "threw more at a black die than it took", "rolled a six again"
HOARDED, HOARD = "ended with money to spare", 10
"""Who has so many deniers at the end could have bought three dice of somebody and more."""
OTHER_MEANS = ("pass", "reroll", "recruit", "use", "help", "guard")
"""Decisions that begin so are no way to points for nothing."""
DEEPEST = 7
"""Decisions of a move that is looked for."""


def brings(state: State, seat: int, counted: int, deniers: int) -> int | None:
    """What a group that counts so much brings: activations, banners or deniers; None: it is something else."""
    if state.action == TRADE:
        card = state.card[state.target]
        if PAY_INFLUENCE[card] > 0:  # the influence of banners may pay for the next cube
            return counted // DIVISOR[card]
        return most_times(state, seat, card, counted // DIVISOR[card], deniers) if HAS_DIVISOR[card] else None
    if state.action == COUNTER:
        return min(free_banners(state, state.target), counted // EVENT_DIVISOR[state.queue[state.target]])
    return deniers + counted // HARVEST if state.action == FARM else None


def is_bought_for_nothing(state: State, seat: int) -> bool:
    """Whether the group of an action brings as much without one of the dice that it is about to pay."""
    size, fixed = group_size(state), fixed_price(state, NOBODY)
    with_all = brings(state, seat, total(state), state.deniers[seat] - price(state))
    if with_all is None or size == 1 or helpers_used(state) > 0:
        return False
    others = [row for row in state.group[:size] if row[PRICE] > 0]
    cheaper = (len(others) - 1) * price_of_each(size - 1, fixed)
    return any(
        brings(state, seat, total(state) - row[VALUE], state.deniers[seat] - cheaper) == with_all
        if state.action != FARM
        else (brings(state, seat, total(state) - row[VALUE], state.deniers[seat] - cheaper) or 0) >= with_all
        for row in others
    )


def is_overpaid(state: State, die: int, black: int, before: list[int]) -> bool:
    """Whether a black die that falls now would fall without one of the dice before, or by a lower one of this colour.

    `before`: what dice have counted that were thrown at it before.
    """
    lower = [die - die % FACES + value for value in range(die % FACES)]
    total, colours = sum(before), state.dice[die // BY_DISTRICT]
    return any(total - one + AGAINST_BLACK[die % BY_DISTRICT] >= black for one in before) or any(
        colours[one // FACES % ALL_COLOURS][one % FACES] > 0 and total + AGAINST_BLACK[one % BY_DISTRICT] >= black
        for one in lower
    )


def own_moves(state: State, seat: int, depth: int = DEEPEST) -> Iterator[State]:
    """What a move can lead to with no dice but the seat's own and no chance, before the round goes on."""
    if depth == 0 or state.depth == 0 or GAME.movers(state) != 1 << seat:
        yield state
        return
    for decision in legal_decisions(GAME, state, seat):
        words = GAME.catalogue[decision].split()
        if (
            words[0] not in OTHER_MEANS
            and words != ["turn", "dice"]
            and words[:1] + words[1:2] not in others_dice(seat)
        ):
            after = state.copy()
            GAME.course.decide(after, seat, decision)
            GAME.course.settle_stack(after, [0] * GAME.widest)
            yield from own_moves(after, seat, depth - 1)


def others_dice(seat: int) -> list[list[str]]:
    """How a decision begins that takes a die of another district."""
    return [["die", district] for district in DISTRICT_NAMES if district != str(seat)]


def could_have_points(state: State, seat: int) -> bool:
    """Whether there was a move with its own dice that costs nothing and brings points at once."""
    have = goods(state, seat)
    return any(
        after.points[seat] > state.points[seat]
        and after.group[0][DIE_NUMBER] == NOBODY
        and all(now >= then for now, then in zip(goods(after, seat), have, strict=True))
        for after in own_moves(state, seat)
    )


def goods(state: State, seat: int) -> tuple[int, int, int]:
    """What a move could cost beside dice."""
    return state.deniers[seat], state.influence[seat], state.supply[seat]


class Watcher:
    """Hears of groups that are bought, of black dice and of dice that are rolled again, and counts what is silly."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        self.actions = self.black_dice = self.rerolls = self.ends = 0
        self.thrown: list[int] = []

    def hear(self, state: State, event: Event, details: tuple[int, ...]) -> None:
        """An event is told; groups are told of before anything is paid."""
        if event == GROUP_BOUGHT:
            self.actions += 1
            self.found[PAID] += is_bought_for_nothing(state, details[0])
        elif event == THREW:
            _, die, black, falls = details
            if falls:
                self.black_dice += 1
                self.found[OVERPAID] += is_overpaid(state, die, black, self.thrown)
            self.thrown = [] if falls else [*self.thrown, AGAINST_BLACK[die % BY_DISTRICT]]
        elif event == REROLLS:
            self.rerolls += 1
            self.found[REROLLED] += details[1] % FACES == FACES - 1


def silly_moves(core: Core, players: tuple[str, ...], options: dict[str, str], games: int, seed: int) -> Watcher:
    """How often bots did what is silly, in so many games."""
    series, watcher = Series.of(GAME, [players], options, seed), Watcher()
    passing = GAME.decision("pass")
    for number in range(games):
        record = record_game(core, series, number)
        play = Play(GAME, len(players), record.options, record.ruling)
        for seat, decision in record.steps:
            if decision == passing and RULES.asked(play.state) is ACTION:
                watcher.found[PASSED] += could_have_points(play.state, seat)
            listen(play.state, watcher.hear)
            play.step(seat, decision)
            play.state.listener = None
        watcher.ends += len(players)
        watcher.found[HOARDED] += sum(play.state.deniers[seat] >= HOARD for seat in range(len(players)))
    return watcher
