"""Decisions that are shown before they are made: where a click would do more than it says, or where people want that.

A click chooses one thing. What has a single answer follows by itself, and may pay, roll or end the turn with it; then
the page first shows where that leads, with one button that carries it out. Nothing is stored before it is pressed.
"""

from collections.abc import Collection
from dataclasses import dataclass
from itertools import pairwise

from django.http import HttpRequest

from parvis.engine.chain import Chain
from parvis.engine.contract import Game
from parvis.engine.play import check_legal, unasked
from parvis.engine.state import FlatState
from parvis.web.tables.table_game import TableGame
from parvis.web.tables.undoable import DEALS, dealt_again

CAREFUL = "parvis-careful"
"""The cookie of browsers in which every move is to be confirmed; `confirm.js` sets it."""


@dataclass(frozen=True)
class Proposal:
    """A decision of a seat that is not made yet."""

    words: str
    """What was chosen, in the words of the decision."""
    state: FlatState
    """The state to show: the present one, or where it is forced one after that, in another deal of what its seat can't
    know, so that it tells nothing.
    """
    decision: int
    """What is left to be decided in that state."""
    is_forced: bool
    """Whether that is another decision than the one that was chosen."""


def is_careful(request: HttpRequest) -> bool:
    """Whether somebody wants to confirm every move."""
    return request.COOKIES.get(CAREFUL) == "yes"


def instead(playing: TableGame, seat: int, words: str) -> str | None:
    """The only alternative to what a seat would decide unasked after a decision, in words; None: there is none.

    Raises GameError for an illegal one.
    """
    game, after = playing.game, playing.state.copy()
    check_legal(game, after, seat, game.decision(words))
    game.apply(after, seat, game.decision(words))
    made = unasked(game, after, seat) if game.movers(after) == 1 << seat else None
    others = [decision for decision in game.legal(after, seat) if decision != made]
    return game.catalogue[others[0]] if made is not None and len(others) == 1 else None


def ends_unasked(game: Game, state: FlatState, seat: int, decision: int) -> bool:
    """Whether a decision leads to a choice about which its seat is not asked."""
    after = dealt_again(game, state, seat, 0)
    game.apply(after, seat, decision)
    return game.movers(after) == 1 << seat and unasked(game, after, seat) is not None


def does_something(game: Game, chain: Chain, seat: int, place: int = 0) -> bool:
    """Whether the log tells of the decision at a place of a chain: it does more than to choose what is asked next."""
    return bool(game.narrate(chain.states[place], seat, chain.decisions[place]))


def proposal(playing: TableGame, seat: int, words: str, careful: bool) -> Proposal | None:
    """What to show before a decision is made; None where it does what it says, and nothing is to be confirmed.

    `careful`: show every decision with which a seat's move ends, and every one that does something of its own before
    the seat decides further. Raises GameError for an illegal one.
    """
    game, state = playing.game, playing.state
    decision = game.decision(words)
    check_legal(game, state, seat, decision)
    if words in game.carries_out or game.is_idle(state, seat, decision):
        return None
    if len(playing.movers) > 1:
        return Proposal(words, state, decision, is_forced=False) if careful else None
    chain = known_chain(game, state, seat, decision)
    place = held_at(game, chain, seat)
    if place is None:
        is_last = not chain.goes_on or ends_unasked(game, state, seat, decision)
        is_shown = careful and (is_last or does_something(game, chain, seat))
        return Proposal(words, state, decision, is_forced=False) if is_shown else None
    return Proposal(words, chain.states[place], chain.decisions[place], is_forced=True)


def asks_next(playing: TableGame, seat: int, words: str, decisions: Collection[int]) -> bool:
    """Whether a seat may make one of these decisions as soon as it has confirmed a proposed one."""
    shown = proposal(playing, seat, words, careful=True)
    if shown is None or len(playing.movers) > 1:
        return False
    after = dealt_again(playing.game, shown.state, seat, 0)
    playing.game.apply(after, seat, shown.decision)
    return playing.game.movers(after) == 1 << seat and not set(decisions).isdisjoint(playing.game.legal(after, seat))


def known_chain(game: Game, state: FlatState, seat: int, decision: int) -> Chain:
    """The chain that a decision begins, as far as its seat can know it: the same in every deal."""
    chains = [game.chain(dealt_again(game, state, seat, deal), seat, decision) for deal in range(DEALS)]
    first = chains[0]
    known = next((place for place in range(len(first.states)) if differs(game, seat, chains, place)), None)
    if known is None:
        return first
    return Chain(first.states[:known], first.decisions[:known], first.acts[:known], goes_on=False)


def differs(game: Game, seat: int, chains: list[Chain], place: int) -> bool:
    """Whether chains of several deals are not the same to a seat at one place."""
    if any(chain.decisions[: place + 1] != chains[0].decisions[: place + 1] for chain in chains):
        return True
    return place > 0 and any(
        game.view(one.states[place], seat) != game.view(other.states[place], seat) for one, other in pairwise(chains)
    )


def held_at(game: Game, chain: Chain, seat: int) -> int | None:
    """The place in a chain before which it is held up: where something is carried out, or the last that ends the move
    or of which the log tells.

    None: the rest of the chain does nothing, or leads to another choice with nothing done.
    """
    forced = [place for place in range(1, len(chain.decisions)) if chain.acts[place]]
    carried_out = (place for place in forced if game.catalogue[chain.decisions[place]] in game.carries_out)
    seen = (place for place in forced if not chain.goes_on or does_something(game, chain, seat, place))
    return next(carried_out, max(seen, default=None))
