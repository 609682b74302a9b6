"""A game's functions as they run: interpreted on states, or compiled on arrays of records. Both have the same methods.

A `Core` is called with a batch of states and an index. Compiled, a batch is a numpy array of the game's dtype and a
buffer an array of 64-bit numbers; interpreted, they are lists.
"""

import logging
import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Any

import numpy as np
import numpy.typing as npt

from parvis.engine import boxes, cache, defaults, loops
from parvis.engine.accounts import accounted
from parvis.engine.binding import bind_all
from parvis.engine.box import Box
from parvis.engine.chance import below
from parvis.engine.compiling import Progress, compile_rules, contents, load_rules
from parvis.engine.contract import Game
from parvis.engine.forms import Rule, globals_of
from parvis.engine.interpreting import interpret_rules
from parvis.engine.kept import with_game
from parvis.engine.narrow import narrow
from parvis.engine.rule import files_of
from parvis.engine.state import Batch, Flags, FlatState, Row, from_array, to_array

LOG = logging.getLogger(__name__)
_LOCK = Lock()
_COMPILED: dict[Game, "Core"] = {}


class Core:
    """One game, ready to run. Calls with a wrong index raise IndexError; nothing else is checked but by `step_at`.

    A process has one of each game and backend: copies are the core itself, and pickles name it.
    """

    below: Callable[[Any, int], int]
    setup_at: Callable[[Any, int, int, int, Any, Any], int]
    movers_at: Callable[[Any, int], int]
    legal_at: Callable[[Any, int, int, Any], int]
    apply_at: Callable[[Any, int, int, int, Any], int]
    scores_at: Callable[[Any, int, Any, Any], None]
    determinize_at: Callable[[Any, int, int, Any], None]
    value_at: Callable[[Any, int, int], int]
    copy_at: Callable[[Any, int, int], None]
    question_at: Callable[[Any, int, Any], int]
    step_at: Callable[[Any, int, int, int, Any], int]
    playout_at: Callable[[Any, int, Any, Any], int]
    playouts_at: Callable[[Any, int, int, int, Any, int, Any, Any], int]
    copies_at: Callable[[Any, int, int, int], int]

    def __init__(self, game: Game, forms: Mapping[int, Any], compiled: bool) -> None:
        """`forms`: the form in which this core runs each rule and loop, by the identity of its source."""
        self.game = game
        self.compiled = compiled
        self.forms = forms
        self.added: dict[str, Loops] = {}
        for name, function in self.shaped(callable_of(game)).items():
            setattr(self, name, function)

    def __deepcopy__(self, memo: Any) -> "Core":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return core_named, (self.game.name, self.compiled, self.game.box, keeps_accounts(self.game))

    def shaped(self, functions: Iterable[Callable[..., Any]]) -> dict[str, Any]:
        """The functions by name, in the form in which this core runs them."""
        return {function.__name__: self.forms.get(id(function), function) for function in functions}

    def batch(self, n: int) -> Any:
        """A batch of n states of zeros."""
        state = self.game.rules.state
        return np.zeros(n, state.dtype) if self.compiled else Batch(state() for _ in range(n))

    def copy(self, states: Any) -> Any:
        """An independent copy of a batch."""
        if self.compiled:  # as bytes: NumPy copies records field by field, which takes seventy times as long
            return np.frombuffer(bytearray(states.tobytes()), states.dtype)
        return Batch(state.copy() for state in states)

    def buffer(self, content: int | npt.ArrayLike) -> Any:
        """A buffer of that many zeros, or one that holds these numbers."""
        if isinstance(content, int):
            return np.zeros(content, np.int64) if self.compiled else [0] * content
        return np.array(content, np.int64) if self.compiled else np.asarray(content).tolist()

    def shorts(self, content: int | npt.ArrayLike) -> Any:
        """A buffer of that many zeros of 16 bits, or one that holds these numbers."""
        if isinstance(content, int):
            return np.zeros(content, np.int16) if self.compiled else [0] * content
        return np.array(content, np.int16) if self.compiled else np.asarray(content).tolist()

    def flags(self, count: int) -> Any:
        """A buffer of that many zeros of 8 bits."""
        return np.zeros(count, np.uint8) if self.compiled else [0] * count

    def weights(self, numbers: Row) -> Any:
        """A buffer of numbers of 32 bits, for what was learned."""
        return np.array(numbers, np.int32) if self.compiled else list(numbers)

    def numbers(self, row: Any) -> list[int]:
        """A buffer, or a part of one, as plain numbers."""
        return row.tolist() if self.compiled else list(row)

    def write(self, row: Any, numbers: npt.ArrayLike) -> None:
        """A buffer gets other numbers, as many as it has."""
        row[:] = numbers if self.compiled else np.asarray(numbers).tolist()

    def put(self, states: Any, i: int, state: FlatState) -> None:
        """states[i] becomes that state."""
        states[i] = to_array(state)[0] if self.compiled else state

    def get(self, states: Any, i: int) -> FlatState:
        """A copy of states[i] as an interpreted state."""
        if self.compiled:
            return from_array(self.game.rules.state, states, i)
        state: FlatState = states[i].copy()
        return state


class Loops(types.SimpleNamespace):
    """Loops that were added to a core, by name. Copies are the loops themselves, and pickles name them."""

    def __init__(self, core: Core, title: str, functions: Sequence[Rule], forms: Mapping[str, Any]) -> None:
        """`functions`: the sources of the forms in which the core runs them."""
        super().__init__(**forms)
        self._made_by = core, title, tuple(functions)

    def __deepcopy__(self, memo: Any) -> "Loops":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return add_loops, self._made_by


@with_game
def vocabulary(game: Game) -> Mapping[str, Any]:
    """What the names in a loop stand for: this game's functions, its state of zeros, the engine's loops over them."""
    names: dict[str, Any] = {
        name: getattr(game, name) for name in ("setup", "scores", "determinize", "value", "wasteful")
    }
    names["BLANK"] = Batch([game.rules.state()])
    names["FIRST_PHASE"] = game.course.first_phase
    names |= game.course.names
    names |= game.course.functions
    names["observe"] = game.observation.write
    names["observe_narrow"] = narrow(game.observation.write)
    names["seen"] = game.observation.seen
    names["features"] = game.features.write
    return {**names, **bind_all(loops.functions(), names)}


def bound(game: Game) -> list[Rule]:
    """The loops of `parvis.engine.loops` that every core has, calling this game's functions."""
    return [vocabulary(game)[function.__name__] for function in loops.functions()]


@with_game
def interpreted(game: Game) -> Core:
    """The game on the interpreted backend: slower by a factor of fifty, there at once, easy to debug."""
    forms = interpret_rules(callable_of(game), [*rules_of(game), *bound(game)], {}, game.rules.state.told)
    return Core(game, forms, compiled=False)


def compiled(game: Game, progress: Progress | None = None) -> Core:
    """The game on records. The first call compiles (a quarter of a minute) or loads from the cache (a second).

    `progress` is called with how many functions are done, and how many there are.
    """
    with _LOCK:
        core = _COMPILED.get(game)
        if core is None:
            folder = cache_folder(game)
            with cache.compiling_into(folder) as place:
                forms = forms_in(place, game, all_of(game), callable_of(game), dict, progress)
            cache.clean(cache_name(game), keep=folder)
            core = _COMPILED[game] = Core(game, forms, compiled=True)
        return core


@with_game
def with_accounts(game: Game) -> Game:
    """A game whose cores keep accounts of scores in their states; the game itself if it tells none."""
    if game.accounts is None:
        return game
    rules = copy(game.rules)
    rules.state = accounted(rules.state, game.accounts, max(game.seats))
    return replace(game, rules=rules)


def keeps_accounts(game: Game) -> bool:
    """Whether cores of the game keep accounts."""
    return bool(game.rules.state.told)


def core_named(game: str, is_compiled: bool, box: Box | None = None, accounts: bool = False) -> Core:
    """The core of an installed game on that backend. Raises GameError for a game that is not there."""
    found = boxes.game_in(game, box)
    found = with_accounts(found) if accounts else found
    return compiled(found) if is_compiled else interpreted(found)


def add_loops(core: Core, title: str, functions: Sequence[Rule], progress: Progress | None = None) -> Loops:
    """More loops over any game, from those who build on the engine, running in this core as its own loops do.

    The functions (callees first) are written like those of `parvis.engine.loops` and may call these. Returns them by
    name; a second call with the same title gives the same ones. Compiled ones have a cache folder of their own.
    """
    if title not in core.added:
        own = list(bind_all(functions, vocabulary(core.game)).values())
        if core.compiled:
            compile_more(core, title, own, progress)
        else:
            rules = [*rules_of(core.game), *bound(core.game), *own]
            core.forms = interpret_rules(own, rules, core.forms, core.game.rules.state.told)
        core.added[title] = Loops(core, title, functions, core.shaped(own))
    return core.added[title]


def compile_more(core: Core, title: str, functions: list[Rule], progress: Progress | None) -> None:
    """Add the compiled forms of these functions to a core's. Interpreted cores never wait for it."""
    game = core.game
    name = f"{cache_name(game)}-{title}"
    wanted = with_rules(game, functions)
    folder = cache.folder(name, [*places(game), *files_of(functions)], contents([*all_of(game), *wanted]))
    with _LOCK, cache.compiling_into(folder) as place:
        core.forms = {**core.forms, **forms_in(place, game, wanted, functions, partial(all_forms, core), progress)}
    cache.clean(name, keep=folder)


def forms_in(
    place: Path,
    game: Game,
    functions: Sequence[Rule],
    called: Sequence[Rule],
    known: Callable[[], Mapping[int, Any]],
    progress: Progress | None,
) -> dict[int, Any]:
    """The compiled forms of those functions that are called from Python, out of a folder or compiled into it."""
    forms = loaded(place, game, called) if cache.is_complete(place) else None
    if forms is None:
        return compile_rules(functions, game.rules.state, known(), progress, called, place)
    if progress:
        progress(len(functions), len(functions))
    return forms


def loaded(place: Path, game: Game, called: Sequence[Rule]) -> dict[int, Any] | None:
    """Compiled forms out of a folder; None if they can't be loaded, and then they are there no more."""
    try:
        return load_rules(called, game.rules.state, place)
    except Exception as error:
        LOG.warning("compiled rules of %s can't be loaded (%s) and are compiled again", game.name, error)
        cache.discard(place)
        return None


def all_forms(core: Core) -> Mapping[int, Any]:
    """The compiled form of everything in a core, of the rules too that were not loaded with it."""
    game = core.game
    if all(id(function) in core.forms for function in all_of(game)):
        return core.forms
    with cache.compiling_into(cache_folder(game)):
        return compile_rules(all_of(game), game.rules.state, {}, called=())


def callable_of(game: Game) -> list[Rule]:
    """What is called from Python."""
    return [below, *bound(game)]


@with_game
def all_of(game: Game) -> Sequence[Rule]:
    """The engine's loops over a game, the rules that they call, and what is called from Python, callees first."""
    under = [*accounting(game), *rules_under(game, bound(game))]
    return [*under, *([] if below in under else [below]), *bound(game)]


def accounting(game: Game) -> list[Rule]:
    """The rules that keep accounts, callees first; none where none are kept."""
    rules = list(game.rules.state.told.values())
    return [*called_by(rules, set()), *rules]


def with_rules(game: Game, functions: Sequence[Rule]) -> list[Rule]:
    """Functions that are bound to a game, and above them the rules that they call and its core does not have anyway."""
    base = {id(function) for function in all_of(game)}
    return [*(rule for rule in rules_under(game, functions) if id(rule) not in base), *functions]


def work(game: Game, functions: Iterable[Rule] = ()) -> int:
    """How many functions are compiled for a game, or for more loops over it: the total of the progress."""
    own = list(bind_all(functions, vocabulary(game)).values())
    return len(with_rules(game, own)) if own else len(all_of(game))


def rules_of(game: Game) -> list[Rule]:
    """All rules of a game, the engine's among them."""
    used = [rule for rule in defaults.RULES if rule in (game.determinize, game.value, game.scores)]
    ways = [*game.course.dispatch, *game.course.functions.values()]
    return [*game.rules.functions, *ways, *loops.stand_ins(), *used, *narrow_rules(game)]


def narrow_rules(game: Game) -> list[Rule]:
    """The rules that write the game's observation in 8 bits, callees first."""
    writes = narrow(game.observation.write)
    return [rule for rule in (*called_by([writes], set()), writes) if Flags in rule.__annotations__.values()]


def rules_under(game: Game, functions: Iterable[Rule]) -> list[Rule]:
    """The rules of a game that these functions call, directly or not, callees first. Only those need compiling."""
    rules = {id(rule) for rule in rules_of(game)}
    return [function for function in called_by(functions, set()) if id(function) in rules]


def called_by(functions: Iterable[Rule], met: set[int]) -> list[Rule]:
    """All that these functions call which has not been met, callees first."""
    found: list[Rule] = []
    for function in functions:
        called = [value for value in globals_of(function).values() if isinstance(value, types.FunctionType)]
        for callee in called:
            if id(callee) not in met:
                met.add(id(callee))
                found += [*called_by([callee], met), callee]
    return found


def cache_folder(game: Game) -> Path:
    """Where the game's compiled rules are kept, for the sources as they are now."""
    return cache.folder(cache_name(game), places(game), contents(all_of(game)))


def cache_name(game: Game) -> str:
    """What the folders of its compiled rules are called."""
    return "-".join([game.name, *["box"] * bool(game.box), *["accounts"] * keeps_accounts(game)])


def places(game: Game) -> list[Path]:
    """Where the game's sources and data lie."""
    return [game.folder] if game.folder else game.rules.sources()
