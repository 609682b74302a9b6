"""Random games of every kind, and small questions about their positions: what the contract's tests are made of.

With PARVIS_SOAK=1 every setting of the options is played with every number of players; without it a choice in which any
two of all these meet.
"""

import os
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product
from pathlib import Path
from random import Random
from typing import Any

from parvis.engine.chance import chance
from parvis.engine.contract import Game, seats_of
from parvis.engine.core import Core, compiled
from parvis.engine.lines import Line, Onlooker
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.state import to_array

SOAK = os.environ.get("PARVIS_SOAK") == "1"
"""Whether the tests take their time."""
LEADING = 0.5
"""How often a decision is one of those that lead on, where there is one."""
LONGEST = 100_000  # steps after which a game is taken to have no end


@dataclass(frozen=True)
class Case:
    """A random game: how it is set up, and the seed of all that is random in it."""

    seats: int
    options: tuple[int, ...]
    seed: int
    ruling: int = 1


def pairwise(rows: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Some of the rows, so that any two values that stand together in one of all stand together in one of these.

    Always the same rows: next comes the one that brings most pairs, the first of equals.
    """
    pairs = {row: set(combinations(enumerate(row), min(2, len(row)))) for row in rows}
    missing = set().union(*pairs.values())
    chosen = []
    while missing:
        best = max(rows, key=lambda row: len(pairs[row] & missing))
        chosen.append(best)
        missing -= pairs[best]
    return chosen


def setups(game: Game, full: bool = SOAK) -> list[tuple[int, tuple[int, ...]]]:
    """Numbers of players with settings of the options: any two of them meet somewhere, `full`: all that are allowed."""
    every = product(game.seats, *(option.values for option in game.options))
    rows = list(dict.fromkeys((seats, *allowed(game, seats, numbers)) for seats, *numbers in every))
    return [(seats, tuple(numbers)) for seats, *numbers in (rows if full else pairwise(rows))]


def wide_setups(game: Game) -> list[tuple[int, tuple[int, ...]]]:
    """Each number of players with settings of the options of which any two meet, in a soak with all settings."""
    rows = list(product(*(option.values for option in game.options)))
    return [(seats, allowed(game, seats, row)) for seats in game.seats for row in (rows if SOAK else pairwise(rows))]


def allowed(game: Game, seats: int, numbers: Sequence[int]) -> tuple[int, ...]:
    """A setting of the options, without what is not for so many players."""
    return tuple(
        number if option.is_for(number, seats) else option.default
        for option, number in zip(game.options, numbers, strict=True)
    )


def cases(game: Game, games: int, wide: bool = False) -> list[Case]:
    """At least that many games, more to have each of the `setups` or `wide_setups`, under all rulings in turn."""
    every = wide_setups(game) if wide else setups(game)
    seeds = range(max(games, len(every)))
    return [Case(*every[seed % len(every)], seed, ruling_of(game, seed + seed // len(every))) for seed in seeds]


def ruling_of(game: Game, number: int) -> int:
    """One ruling after the other, the newest first."""
    return game.ruling - number % game.ruling


@contextmanager
def note_case(case: Case, play: Play | None = None) -> Iterator[None]:
    """Add to an error in which game, and at which step, it came up."""
    try:
        yield
    except Exception as error:
        error.add_note(f"in {case}" + (f", step {len(play.steps)}" if play else ""))
        raise


def walk(game: Game, case: Case) -> Iterator[Play]:
    """A random game: the same object before each decision and at the end."""
    play = Play(game, case.seats, case.options, case.ruling)
    yield play
    for _ in finish(play, Random(case.seed)):
        yield play


def finish(play: Play, random: Random) -> Iterator[None]:
    """Play on at random, to the end, step by step. Any of several movers may be the first."""
    while not play.over:
        assert len(play.steps) < LONGEST, "the game has no end"
        seat = random.choice(play.movers())
        play.step(seat, random.choice(play.legal(seat)))
        yield


def leading(catalogue: Sequence[str], leads: Collection[str]) -> set[int]:
    """The decisions that stand among `leads`, or whose first words do."""
    return {decision for decision, words in enumerate(catalogue) if not {words, words.split()[0]}.isdisjoint(leads)}


def explored(
    game: Game, games: Sequence[Case], leads: Collection[str]
) -> Iterator[tuple[Case, Any, Random, list[int]]]:
    """All positions of these games in the compiled core, but not their ends: states, what is legal.

    Decisions are made by chance, but first of all those that were made in none of the games before, and every second
    time one of `leads`, or one that begins with such a word.
    """
    core, new = compiled(game), set(range(len(game.catalogue)))
    states, out = core.batch(1), core.buffer(game.widest)
    led = leading(game.catalogue, leads)
    for case in games:
        random = Random(case.seed)
        core.setup_at(states, 0, case.seats, case.ruling, core.buffer(list(case.options)), out)
        n = core.question_at(states, 0, out)
        while n:
            seat, *legal = out[: n + 1].tolist()
            yield case, states, random, legal
            on = led.intersection(legal) if random.random() < LEADING else ()
            decision = random.choice(sorted(new.intersection(legal) or on or legal))
            new.discard(decision)
            n = core.step_at(states, 0, seat, decision, out)


def copied(play: Play) -> Play:
    """The game as it stands, independent of how the other goes on."""
    other = copy(play)
    other.state, other.steps = play.state.copy(), list(play.steps)
    return other


def number_of(games: int) -> int:
    """How many of so many games are played: all in a soak, else a sixth."""
    return games if SOAK else max(1, games // 6)


@lru_cache(maxsize=2)
def stops_of(game: Game, games: int, stride: int) -> list[tuple[Case, Play]]:
    """Every so many positions of so many random games, and all ends; nobody may change them."""
    return [
        (case, copied(play))
        for case in cases(game, games)
        for play in walk(game, case)
        if play.over or (len(play.steps) + case.seed) % stride == 0
    ]


def going_on(game: Game, case: Case, state: Any) -> Play:
    """A game that goes on from a state."""
    play = Play(game, case.seats, case.options, case.ruling)
    play.state = state
    return play


def single(core: Core, state: Any) -> Any:
    """A batch of this one state."""
    states = core.batch(1)
    core.put(states, 0, state)
    return states


def content(core: Core, states: Any) -> bytes:
    """The bytes of all states of a batch."""
    return b"".join(to_array(core.get(states, i)).tobytes() for i in range(len(states)))


def questions(core: Core, states: Any) -> dict[int, list[int]]:
    """Movers of the first state and their legal decisions."""
    out = core.buffer(core.game.widest)
    movers = seats_of(int(core.movers_at(states, 0)))
    return {seat: [int(out[k]) for k in range(core.legal_at(states, 0, seat, out))] for seat in movers}


def points(core: Core, states: Any, seats: int) -> tuple[list[int], list[int], list[int]]:
    """Scores, tie-breaks and values by seat in the first state."""
    scores, tiebreaks = core.buffer(seats), core.buffer(seats)
    core.scores_at(states, 0, scores, tiebreaks)
    return list(scores), list(tiebreaks), [int(core.value_at(states, 0, seat)) for seat in range(seats)]


def hidden(game: Game, state: Any, seat: int, seed: int) -> Any:
    """A copy in which all that the seat can't know is dealt again."""
    other = state.copy()
    game.determinize(other, seat, chance(seed))
    return other


def after(game: Game, state: Any, seat: int, decision: int) -> Any:
    """A copy in which the decision is made."""
    following = state.copy()
    game.apply(following, seat, decision)
    return following


def lines(game: Game, state: Any, seat: int, decision: int, onlooker: Onlooker) -> list[Line]:
    """What that onlooker reads of a decision."""
    return [event.line for event in game.narrate(state, seat, decision) if event.visible(onlooker)]


def said(play: Play) -> Iterator[Line]:
    """Every line that a game has for a position: prompts, labels, what is worth something later, what is narrated."""
    for seat in play.movers():
        if seat != NATURE:
            yield play.game.prompt(play.state, seat)
        for decision in play.legal(seat):
            if seat != NATURE:
                yield play.game.label(play.state, seat, decision)
                for preview in play.game.previews(play.state, seat, [decision]):
                    yield from preview.later
            yield from (event.line for event in play.events(seat, decision))


def values_named(content: Any, names: Collection[str]) -> Iterator[Any]:
    """Everything in plain data that stands under one of these names."""
    if isinstance(content, Mapping):
        yield from (value for name, value in content.items() if name in names)
    if isinstance(content, Mapping | list):
        for part in content.values() if isinstance(content, Mapping) else content:
            yield from values_named(part, names)


def can_stand_for_a_seat(value: Any) -> bool:
    """Whether a value is a seat, chance's too, or a word for somebody else, or None for nobody."""
    return value is None or isinstance(value, str) or (type(value) is int and 0 <= value <= NATURE)


def languages(texts: Path) -> dict[str, dict[str, set[str]]]:
    """For each language (`en.ftl`, or a folder `en/`) its keys with the arguments that their texts use."""
    places = [place for place in sorted(texts.iterdir()) if place.is_dir() or place.suffix == ".ftl"]
    return {place.stem: messages(sorted(place.glob("*.ftl")) if place.is_dir() else [place]) for place in places}


def messages(files: list[Path]) -> dict[str, set[str]]:
    """Keys of Fluent files with the names of the arguments that their texts use. A key must not have two texts."""
    found: dict[str, set[str]] = {}
    for file in files:
        blocks = re.split(r"^(?=[a-zA-Z][\w-]* *=)", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
        for block in blocks[1:]:
            key = block.split("=")[0].strip()
            assert key not in found, f"{file.name}: there is another text for {key}"
            found[key] = set(re.findall(r"\$([\w-]+)", block))
    return found
