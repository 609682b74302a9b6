"""What a seat has seen of the cards, told from the record of a game alone, in a slow and plain way.

A `World` is one possible course of the action cards in a period: what everybody was dealt and what everybody kept. The
turns in which cards were played are the same in all worlds, for all have heard them. `seen` tells what the course of a
world looks like from one seat; a seat holds possible exactly the worlds that look to it as the true one does.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations, product
from typing import Any

from parvis.engine.play import Play
from parvis.engine.samples import Case, walk
from parvis.games.notre_dame import GAME
from parvis.games.notre_dame import pieces as p
from parvis.games.notre_dame.rules.stacks import LAYING_OUT

HAND = 3
STEPS = 2
SCHOLAR = "the card that is left"


@dataclass
class Round:
    """The cards of one round. `kept[owner]`: cards kept out of that owner's packet, by the owner, the next, ..."""

    dealt: dict[int, list[int]] = field(default_factory=dict)
    kept: dict[int, list[int]] = field(default_factory=dict)
    chosen: dict[int, int] = field(default_factory=dict)
    """In a step of the draft that is not over: what seats have chosen."""
    plays: list[tuple[int, int | str]] = field(default_factory=list)
    """Who played which card, in order."""


@dataclass
class World:
    """The rounds of the present period."""

    seats: int
    rounds: list[Round] = field(default_factory=list)

    def key(self) -> tuple[Any, ...]:
        """All that makes this world different from others."""
        return tuple(
            (
                tuple(sorted((owner, frozenset(cards)) for owner, cards in cards_of.dealt.items())),
                tuple(sorted((owner, tuple(cards)) for owner, cards in cards_of.kept.items())),
                tuple(sorted(cards_of.chosen.items())),
            )
            for cards_of in self.rounds
        )


class Listener:
    """Follows a game step by step and tells its true world."""

    def __init__(self, seats: int) -> None:
        self.world = World(seats)
        self.round = -1
        self.spies: set[int] = set()

    def hear(self, seat: int, decision: int) -> None:
        """One step of the record, in words."""
        kind, *rest = GAME.catalogue[decision].split()
        if kind == "draw":
            self.world.rounds[-1].dealt.setdefault(int(rest[0]), []).append(p.CARD_NAMES.index(rest[1]))
        elif kind == "keep":
            self.keep(seat, p.CARD_NAMES.index(rest[0]))
        elif kind == "play":
            self.world.rounds[-1].plays.append((seat, p.CARD_NAMES.index(rest[0])))
        elif (kind, *rest) == ("hire", "scholar"):
            self.world.rounds[-1].plays.append((seat, SCHOLAR))
        elif (kind, *rest) == ("hire", "spy"):
            self.spies.add(seat)

    def reach(self, number: int) -> None:
        """The game is in this round. A period begins with all cards in the decks."""
        if number == self.round:
            return
        self.round = number
        if number % p.PERIOD == 0:
            self.world = World(self.world.seats)
        self.world.rounds.append(Round())

    def keep(self, seat: int, card: int) -> None:
        """A seat chooses; when all have, the cards are kept, and after the second step the last card of each too."""
        now, seats = self.world.rounds[-1], self.world.seats
        now.chosen[seat] = card
        if len(now.chosen) < seats:
            return
        step = len(now.kept.get(0, []))
        for chooser, chosen in now.chosen.items():
            now.kept.setdefault((chooser - step) % seats, []).append(chosen)
        now.chosen = {}
        if step == STEPS - 1:
            for owner, kept in now.kept.items():
                kept += [left for left in now.dealt[owner] if left not in kept]


def world_of(state: Any, truth: World) -> World:
    """The world that a state tells of. What was played when is taken from the true world."""
    world = World(state.seats)
    for number, true in enumerate(truth.rounds):
        packets = state.packet[number][: state.seats]
        told = Round(plays=true.plays)
        for owner, kept in true.kept.items():
            told.kept[owner] = packets[owner][: len(kept)]
        for owner, dealt in true.dealt.items():
            told.dealt[owner] = packets[owner][: len(dealt)]
        for seat in true.chosen:
            told.chosen[seat] = packets[(seat - state.step) % state.seats][state.chosen[seat]]
        world.rounds.append(told)
    return world


def hand_of(cards: Round, seats: int, seat: int) -> list[tuple[int, int]]:
    """Owner and card of all that a seat holds after the draft, in the order in which it came."""
    return [((seat - slot) % seats, cards.kept[(seat - slot) % seats][slot]) for slot in range(HAND)]


def shown(cards: Round, seats: int) -> list[tuple[int, int, int]] | None:
    """Who played which card of whom, in order; None if somebody would not have had the card."""
    if not cards.plays:
        return []
    hands = {seat: hand_of(cards, seats, seat) for seat in range(seats)}
    table = []
    for seat, card in cards.plays:
        fitting = [held for held in hands[seat] if card in (SCHOLAR, held[1])]
        if not fitting:
            return None
        hands[seat].remove(fitting[0])
        table.append((seat, *fitting[0]))
    return table


def looked_at(cards: Round, seats: int, seat: int) -> list[frozenset[int]]:
    """The cards that were before a seat: its own packet, what came from the right, and what came at last."""
    packets = [frozenset(cards.dealt.get(seat, []))]
    kept = cards.kept.get(seat, [])
    for step in range(1, len(kept) + 1):
        if step < HAND:
            owner = (seat - step) % seats
            packets.append(frozenset(cards.dealt[owner]) - set(cards.kept[owner][:step]))
    return packets


def seen(world: World, seat: int) -> list[Any]:
    """All that a seat saw and did with cards in this period."""
    sights: list[Any] = []
    for cards in world.rounds:
        steps = range(min(len(cards.kept.get(seat, [])), STEPS))
        own = [cards.kept[(seat - step) % world.seats][step] for step in steps]
        sights.append((looked_at(cards, world.seats, seat), own, cards.chosen.get(seat), shown(cards, world.seats)))
    return sights


def fits(world: World) -> bool:
    """Whether a world is a possible course of cards at all: each owner has nine different ones."""
    owners = range(world.seats)
    dealt = {owner: [card for cards in world.rounds for card in cards.dealt.get(owner, [])] for owner in owners}
    if any(len(cards) != len(set(cards)) for cards in dealt.values()):
        return False
    for cards in world.rounds:
        step = len(cards.kept.get(0, []))
        if any(card not in looked_at(cards, world.seats, seat)[step] for seat, card in cards.chosen.items()):
            return False
    return True


# All worlds that a seat holds possible.


def orders(truth: World, seat: int, owner: int) -> Iterator[list[list[int]]]:
    """All orders of an owner's cards by round, but those which the packets that a seat saw rule out at once."""
    sizes = [len(cards.dealt.get(owner, [])) for cards in truth.rounds]
    pools = [limits(cards, truth.seats, seat, owner) for cards in truth.rounds if cards.dealt.get(owner)]
    yield from fill([pool for pools_of_round in pools for pool in pools_of_round], sizes, [])


def limits(cards: Round, seats: int, seat: int, owner: int) -> list[frozenset[int]]:
    """For each place in an owner's packet the cards that may be there, by what a seat saw lying before it."""
    everything = frozenset(range(p.CARDS))
    places = [everything] * len(cards.dealt[owner])
    step = (seat - owner) % seats
    packets = looked_at(cards, seats, seat)
    if step < len(packets):
        places = [everything - packets[step] if place < step else packets[step] for place in range(len(places))]
    for player, holder, card in shown(cards, seats) or []:
        if holder == owner:
            slots = [slot for slot in range(HAND) if (owner + slot) % seats == player]
            places = [
                frozenset([card]) if [place] == slots else pool - {card} if place not in slots else pool
                for place, pool in enumerate(places)
            ]
    return places


def fill(pools: list[frozenset[int]], sizes: list[int], chosen: list[int]) -> Iterator[list[list[int]]]:
    """Different cards out of these pools, one each, cut into packets of these sizes."""
    if len(chosen) == len(pools):
        starts = [sum(sizes[:number]) for number in range(len(sizes))]
        yield [chosen[start : start + size] for start, size in zip(starts, sizes, strict=True)]
        return
    for card in sorted(pools[len(chosen)] - set(chosen)):
        yield from fill(pools, sizes, [*chosen, card])


def possible(truth: World, seat: int, most: int) -> dict[tuple[Any, ...], World] | None:
    """All worlds that look to a seat as the true one does; None if there are more than `most` to look at."""
    decks = []
    size = 1
    for owner in range(truth.seats):
        deck = []
        for order in orders(truth, seat, owner):
            deck.append(order)
            if size * len(deck) > most:
                return None
        size *= len(deck)
        decks.append(deck)
    sight = seen(truth, seat)
    found = {}
    for packets in product(*decks):
        for world in choices(built(truth, packets)):
            if seen(world, seat) == sight and fits(world):
                found[world.key()] = world
    return found


def built(truth: World, packets: tuple[list[list[int]], ...]) -> World:
    """The world in which these are the owners' packets by round, in the order in which they are kept."""
    world = World(truth.seats)
    for number, true in enumerate(truth.rounds):
        dealt = {owner: packets[owner][number] for owner in true.dealt}
        kept = {owner: dealt[owner][: len(cards)] for owner, cards in true.kept.items()}
        world.rounds.append(Round(dealt, kept, dict(true.chosen), true.plays))
    return world


def choices(world: World) -> Iterator[World]:
    """The world with all that could have been chosen in the present step by those who have chosen."""
    now = world.rounds[-1]
    step = len(now.kept.get(0, []))
    packets = {seat: looked_at(now, world.seats, seat)[step] for seat in now.chosen}
    for chosen in product(*packets.values()):
        picked = Round(now.dealt, now.kept, dict(zip(packets, chosen, strict=True)), now.plays)
        yield World(world.seats, [*world.rounds[:-1], picked])


# The gray persons to come, which a spy has looked at.


def grays_ahead(state: Any) -> list[int]:
    """Rounds to come whose gray person is fixed."""
    first = state.round if state.phase == LAYING_OUT else state.round + 1
    return [number for number in range(first, p.ROUNDS) if state.gray[number] >= 0]


def gray_orders(state: Any) -> set[tuple[int, ...]]:
    """What may stand in the rounds that a spy has looked at: persons of the letter neither out nor in the box."""
    ahead = grays_ahead(state)
    known = {*state.removed, *(person for number, person in enumerate(state.gray) if number not in ahead)}
    parts = []
    for letter in range(len(p.LETTERS)):
        persons = [person for person in range(p.PERSONS) if p.GRAY[state.new_persons][letter] >> person & 1]
        places = sum(number // p.PERIOD == letter for number in ahead)
        parts.append(permutations([person for person in persons if person not in known], places))
    return {tuple(person for part in order for person in part) for order in product(*parts)}


def positions(case: Case, stride: int = 1) -> Iterator[tuple[Play, Listener]]:
    """Every so many positions of a random game, and who has listened to it."""
    listener = Listener(case.seats)
    done = 0
    for play in walk(GAME, case):
        for step in play.steps[done:]:
            listener.hear(*step)
        done = len(play.steps)
        listener.reach(play.state.round)
        if (done + case.seed) % stride == 0:
            yield play, listener
