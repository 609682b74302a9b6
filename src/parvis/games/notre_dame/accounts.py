"""Where prestige comes from: every gain and loss of a step with its source, told by the rules themselves."""

from collections.abc import Callable, Mapping
from threading import local
from typing import Any

from parvis.engine.contract import Entry
from parvis.engine.trace import Watcher, traced
from parvis.games.notre_dame.pieces import PARK
from parvis.games.notre_dame.rules.cards import donate
from parvis.games.notre_dame.rules.carriage import collect
from parvis.games.notre_dame.rules.cathedral import share_out
from parvis.games.notre_dame.rules.decisions import apply
from parvis.games.notre_dame.rules.family import gain, influence
from parvis.games.notre_dame.rules.moving import send_back
from parvis.games.notre_dame.rules.new_persons import enjoy_again, serve_new
from parvis.games.notre_dame.rules.persons import serve
from parvis.games.notre_dame.rules.sectors import act
from parvis.games.notre_dame.state import RULES, State

SOURCES: Mapping[Callable[..., Any], str] = {
    act: "residence",
    donate: "donation",
    share_out: "cathedral",
    collect: "message",
    serve: "person",
    serve_new: "person",
    enjoy_again: "person",
    send_back: "person",
}
"""Rule -> the source of prestige that is gained while it runs, the innermost of several."""


class Clerk:
    """Looks on while the rules run, and writes down every gain of prestige; the park's bonus as an entry of its own."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.sources: list[str] = []
        watchers: dict[Callable[..., Any], Watcher] = {rule: self.running(source) for rule, source in SOURCES.items()}
        self.rules = traced(RULES, {**watchers, gain: self.gained})

    def running(self, source: str) -> Watcher:
        """A watcher that knows the source of what is gained while a rule runs."""

        def watch(*arguments: Any) -> None:
            if arguments:
                self.sources.append(source)
            else:
                self.sources.pop()

        return watch

    def gained(self, *arguments: Any) -> None:
        """Write down a gain, and what the park adds to it."""
        if not arguments:
            return
        state, seat, prestige = arguments
        if prestige > 0:
            self.entries.append(Entry(seat, self.sources[-1], prestige))
            bonus = influence(state, seat, PARK) // 2
            if bonus:
                self.entries.append(Entry(seat, "park", bonus))


_THREAD = local()


def fresh_clerk() -> Clerk:
    """This thread's clerk with empty books: making the rules again takes ten times as long as running them."""
    if not hasattr(_THREAD, "clerk"):
        _THREAD.clerk = Clerk()
    clerk: Clerk = _THREAD.clerk
    clerk.entries, clerk.sources = [], []
    return clerk


def account(state: State, seat: int, decision: int) -> list[Entry]:
    """Every change of prestige that a legal decision leads to, in order. The state stays as it is."""
    clerk = fresh_clerk()
    scene = state.copy()
    clerk.rules(apply)(scene, seat, decision)
    told = [sum(entry.score for entry in clerk.entries if entry.seat == family) for family in range(state.seats)]
    for family in range(state.seats):
        rest = scene.prestige[family] - state.prestige[family] - told[family]
        if rest:
            clerk.entries.append(Entry(family, "plague", rest))
    return clerk.entries
