"""What `determinize` keeps and what it deals again, against a slow account of what each seat has seen (worlds.py)."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from parvis import bots
from parvis.engine.play import Play, legal_decisions
from parvis.engine.questions import NATURE
from parvis.engine.samples import SOAK, Case, cases, hidden, number_of
from parvis.engine.state import to_json
from parvis.games.notre_dame import GAME
from parvis.games.notre_dame import pieces as p
from parvis.games.notre_dame.rules.cards import PLAYING
from parvis.games.notre_dame.rules.draft import DRAFT
from parvis.games.notre_dame.rules.hiring import HIRING
from tests.games.evenness import SURE, deviation, sample
from tests.games.notre_dame.worlds import World, gray_orders, grays_ahead, positions, possible, seen, world_of

CASES = cases(GAME, number_of(32))
HIDDEN_FIELDS = ("packet", "chosen", "gray")


def id_of(case: Case) -> str:
    return f"{case.seats} families, options {case.options}"


def gray_of(state: Any) -> tuple[int, ...]:
    return tuple(state.gray[number] for number in grays_ahead(state))


# Everything that a seat knows holds in what is dealt, and nothing else changes.


@pytest.mark.parametrize("case", CASES, ids=id_of)
def test_a_seat_finds_all_that_it_has_seen(case: Case) -> None:
    for play, listener in positions(case, 3):
        truth = listener.world
        assert world_of(play.state, truth).key() == truth.key()
        for seat in range(case.seats):
            dealt = hidden(GAME, play.state, seat, len(play.steps))
            assert seen(world_of(dealt, truth), seat) == seen(truth, seat), (len(play.steps), seat)
            check_grays(play.state, dealt, seat in listener.spies)


def check_grays(state: Any, dealt: Any, has_spied: bool) -> None:
    """A spy's persons stay where they are; for others they may have changed places within their letter."""
    if has_spied:
        assert dealt.gray == state.gray
    else:
        assert grays_ahead(dealt) == grays_ahead(state)
        assert gray_of(dealt) in gray_orders(state)


@pytest.mark.parametrize("case", CASES, ids=id_of)
def test_nothing_else_changes(case: Case) -> None:
    for play, _ in positions(case, 7):
        before = to_json(play.state)
        for seat in range(case.seats):
            after = to_json(hidden(GAME, play.state, seat, len(play.steps)))
            for name in set(before) - set(HIDDEN_FIELDS):
                assert after[name] == before[name], name
            assert [slot < 0 for slot in after["chosen"]] == [slot < 0 for slot in before["chosen"]]
            assert after["chosen"][seat] == before["chosen"][seat]
            out = [person for person in before["gray"][: play.state.round] if person >= 0]
            assert after["gray"][: len(out)] == out


@pytest.mark.parametrize("case", CASES, ids=id_of)
def test_a_seat_sees_and_may_do_the_same(case: Case) -> None:
    for play, _ in positions(case, 7):
        for seat in range(case.seats):
            dealt = hidden(GAME, play.state, seat, len(play.steps))
            assert GAME.movers(dealt) == GAME.movers(play.state)
            assert legal_decisions(GAME, dealt, seat) == play.legal(seat)
            for onlooker in (seat, None):
                assert GAME.view(dealt, onlooker) == play.view(onlooker)


@pytest.mark.parametrize("case", CASES, ids=id_of)
def test_what_is_dealt_depends_on_what_the_seat_knows_alone(case: Case) -> None:
    """With the same chance the same comes out, whichever of the worlds that it holds possible is the true one."""
    for play, _ in positions(case, 7):
        for seat in range(case.seats):
            other = hidden(GAME, play.state, seat, len(play.steps))
            assert hidden(GAME, other, seat, 1) == hidden(GAME, play.state, seat, 1)


# Everything that a seat holds possible is equally likely.

Wanted = Callable[[Play], bool]


def in_phase(phase: int, round_of_period: int) -> Wanted:
    return lambda play: play.state.phase == phase and play.state.round % p.PERIOD == round_of_period


def choosing(step: int, chosen: int, round_of_period: int) -> Wanted:
    """In that step of the draft, when so many have chosen."""
    return lambda play: (
        in_phase(DRAFT, round_of_period)(play)
        and play.state.step == step
        and sum(slot >= 0 for slot in play.state.chosen[: play.seats]) == chosen
    )


def in_doubt(seats: int, wanted: Wanted) -> Iterator[tuple[Play, World, int, dict[Any, World]]]:
    """Positions of that kind, each in another game, with a seat that holds 2 to 1,000 worlds possible, and these."""
    for seed in range(60):
        found = next((found for found in positions(Case(seats, (1, 0, 0), seed)) if wanted(found[0])), None)
        if found is None:
            continue
        play, listener = found
        for seat in range(seats):
            worlds = possible(listener.world, seat, 20_000)
            if worlds is not None and 2 <= len(worlds) <= 1000:
                yield play, listener.world, seat, worlds
                break


ENOUGH = 12_000 if SOAK else 2_000
"""States looked at for one kind of position."""
KINDS = {
    "2 families, first step, none has chosen": (2, choosing(0, 0, 0)),
    "2 families, second step, none has chosen": (2, choosing(1, 0, 0)),
    "2 families, second step, one has chosen": (2, choosing(1, 1, 1)),
    "2 families, second round": (2, in_phase(HIRING, 1)),
    "2 families, third round": (2, in_phase(PLAYING, 2)),
    "3 families, first step, two have chosen": (3, choosing(0, 2, 2)),
    "3 families, second step, one has chosen": (3, choosing(1, 1, 2)),
    "3 families, first round": (3, in_phase(PLAYING, 0)),
    "3 families, first round, all cards played": (3, in_phase(HIRING, 0)),
    "3 families, second round": (3, in_phase(HIRING, 1)),
    "3 families, third round": (3, in_phase(HIRING, 2)),
    "4 families, first round, all cards played": (4, in_phase(HIRING, 0)),
    "5 families, first round, all cards played": (5, in_phase(HIRING, 0)),
}


@pytest.mark.parametrize("kind", KINDS)
def test_all_possible_worlds_are_equally_likely(kind: str) -> None:
    looked_at = 0
    for play, truth, seat, worlds in in_doubt(*KINDS[kind]):
        assert truth.key() in worlds
        size = len(worlds) * (100 if len(worlds) <= 100 else 20)
        counts = sample(GAME, play.state, seat, size, lambda state, truth=truth: world_of(state, truth).key())
        assert deviation(counts, set(worlds)) < SURE
        looked_at += size
        if looked_at > ENOUGH:
            break
    assert looked_at, "no such position"


def spied_games() -> Iterator[tuple[Play, set[int]]]:
    """The first position of a game at which a spy knows persons to come and another family is to decide."""
    for seed in range(400):
        for play, listener in positions(Case(3, (1, 0, 0), seed)):
            if len(grays_ahead(play.state)) == 5 and NATURE not in play.movers():
                yield play, listener.spies
                break


def test_orders_of_the_gray_persons_are_equally_likely() -> None:
    play, spies = next(spied_games())
    orders = gray_orders(play.state)
    assert len(orders) == 2 * 6
    for seat in range(play.seats):
        counts = sample(GAME, play.state, seat, 1200, gray_of)
        if seat in spies:
            assert set(counts) == {gray_of(play.state)}
        else:
            assert deviation(counts, orders) < SURE


def later_card_played(play: Play) -> tuple[int, int] | None:
    """A seat and the card that it has played while one of its own, not the same, stayed in its hand."""
    state = play.state
    now = state.round % p.PERIOD
    for seat in range(play.seats):
        neighbour = (seat - 1) % play.seats
        if state.played[now][neighbour][1] and not state.played[now][seat][0]:
            return seat, state.packet[now][neighbour][1]
    return None


def test_a_played_card_tells_of_the_earlier_cards_in_the_hand() -> None:
    """Two cards of the same name: the one that came first is played. So the family's own card can't have that name."""
    told = 0
    for case in CASES:
        for play, _ in positions(case, 20):
            found = later_card_played(play) if play.seats > 2 else None
            if found is None:
                continue
            seat, card = found
            observer = (seat + 2) % play.seats
            kept = sample(GAME, play.state, observer, 60, lambda s, seat=seat: s.packet[s.round % p.PERIOD][seat][0])
            assert card not in kept
            told += 1
    assert told > 3 * len(CASES)


# Bots decide from what they know.


@pytest.mark.parametrize("bot", [*bots.names()[:-1], "expert:8"])
def test_bots_do_the_same_whatever_is_hidden(bot: str) -> None:
    core = bots.compiled(GAME)
    looked_at, random, thinning = 0, Random(7), 1 if SOAK else 3
    for case in CASES:
        for play, _ in positions(case, 3 * thinning):
            for seat in set(play.movers()) - {NATURE}:
                seed = random.randrange(1 << 30)
                other = hidden(GAME, play.state, seat, seed)
                choice = bots.choose(core, GAME, play.state, seat, bot, seed)
                assert bots.choose(core, GAME, other, seat, bot, seed) == choice
                looked_at += 1
    assert looked_at >= 60 * len(CASES) // thinning
