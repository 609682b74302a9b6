"""Rules compiled by Numba, each for the one signature that its annotations give, callees first.

They become one unit of machine code, see `parvis.engine.unit`. With a version of Numba that this has not been tested
with, each function is compiled and kept by itself, as Numba does it: the same rules, after a wait four times as long.
"""

import dis
import secrets
import types
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from parvis.engine import bits, records, vectors
from parvis.engine.files import replacing
from parvis.engine.forms import Rule, bind, form_to_compile, globals_of, reads, shape_of
from parvis.engine.narrow import Ceiling
from parvis.engine.questions import Numbered
from parvis.engine.state import Batch, Flags, FlatState, Row, Shorts, Weights, to_array

Progress = Callable[[int, int], None]
COMPILER: dict[str, Any] = {
    "nogil": True,
    "error_model": "numpy",
    "boundscheck": True,
    "_nrt": False,  # rules make no arrays, so none needs its references counted: 4 % faster
}

SIZES = (np.int8, np.int16, np.int32, np.int64)
"""Kinds of numbers in a table: the smallest that hold all of it, so that much of it stays close to the processor."""

SMALL = 160
"""Rules of so many instructions at most, with all that has become part of them, become part of those that call them."""


UNITS = ((0, 64), (0, 68))
"""The oldest and the newest version of Numba with which `parvis.engine.unit` has been tested."""


def as_unit() -> Any:
    """`parvis.engine.unit`, or None if it may not fit this version of Numba."""
    import numba

    if not UNITS[0] <= numba.version_info.short <= UNITS[1]:
        return None
    from parvis.engine import unit

    return unit


def compile_rules(
    functions: Sequence[Rule],
    state: type[FlatState],
    known: Mapping[int, Any],
    progress: Progress | None = None,
    called: Collection[Rule] | None = None,
    folder: Path | None = None,
) -> dict[int, Any]:
    """The compiled form of every function (callees first) by the identity of its source, `known` ones included.

    Those in `called` may be called from Python, by default all. The code is kept in the folder. `progress` is called
    with the number of functions done and their total after each of them; the last is done when all is.
    """
    forms = {**records.compiled_forms(), **bits.compiled_forms(), **vectors.compiled_forms(), **known}
    called = functions if called is None else called
    sizes: dict[int, int] = {}
    for done, function in enumerate(functions):
        if progress and done:
            progress(done, len(functions))
        size = sizes[id(function)] = size_of(function, sizes)
        forms[id(function)] = compile_rule(function, state, forms, size <= SMALL, function in called)
    if called and (unit := as_unit()):
        entries = [forms[id(function)] for function in called]
        name = folder.name if folder else secrets.token_hex(8)
        code = unit.link(entries, name)
        unit.load(code, name, entries)
        if folder:
            keep(code, code_file(folder))
    if progress and functions:
        progress(len(functions), len(functions))
    return forms


def compile_rule(
    function: Rule,
    state: type[FlatState],
    compiled: Mapping[int, Any],
    is_small: bool = False,
    is_called: bool = True,
) -> Any:
    """One rule compiled. `compiled` holds the compiled form of every rule above it, by the identity of its source.

    A small one becomes part of those that call it; of others the compiler decides that. Raises TypeError for a call of
    anything else, or for a wrong annotation.
    """
    import numba

    form = form_to_compile(function, state.told)
    names = {}
    for name, value in globals_of(form).items():
        if isinstance(value, types.FunctionType) and id(value) not in compiled:
            raise TypeError(f"rule {function.__qualname__} calls {name}, which is no rule that stands above it")
        names[name] = compiled.get(id(value), as_table(value))
    bound, options = bind(form, names), {"forceinline": is_small, **COMPILER}
    if unit := as_unit():
        return unit.lower(bound, signature(form, state), options, is_called)
    return numba.njit(signature(form, state), cache=True, **options)(bound)


def code_file(folder: Path) -> Path:
    """Where the code of a unit is kept for this processor."""
    return folder / f"{as_unit().processor()}.o"


def keep(code: bytes, file: Path) -> None:
    """Write code with its checksum to a file, which is either there as a whole or not at all."""
    with replacing(file) as new:
        new.write_bytes(sha256(code).digest() + code)


def kept(file: Path) -> bytes | None:
    """The code in a file; None if there is none, or if it is damaged: LLVM would end the process over it."""
    try:
        content = file.read_bytes()
    except OSError:
        return None
    size = sha256().digest_size
    checksum, code = content[:size], content[size:]
    return code if sha256(code).digest() == checksum else None


def size_of(function: Rule, sizes: Mapping[int, int]) -> int:
    """How many instructions of Python a rule has, those of the small rules that become part of it included."""
    form = form_to_compile(function)
    size = len(list(dis.get_instructions(form)))
    for name, value in reads(form.__code__, form.__globals__):
        called = sizes.get(id(value), 0)
        size += (called if called <= SMALL else 0) - name.count(".")  # to look into a module costs nothing
    return size


def signature(function: Rule, state: type[FlatState]) -> Any:
    """The one signature of a rule. Raises TypeError for an annotation that is missing or that no rule may have."""
    import numba

    code = function.__code__
    for name in (*code.co_varnames[: code.co_argcount], "return"):
        if name not in function.__annotations__:
            raise TypeError(f"rule {function.__qualname__}: {name} has no annotation")

    record = numba.from_dtype(state.dtype)
    kinds = {
        int: numba.int64,
        bool: numba.boolean,
        None: numba.void,
        Row: numba.int64[::1],
        Shorts: numba.int16[::1],
        Weights: numba.int32[::1],
        Flags: numba.uint8[::1],
        Batch: numba.types.Array(record, 1, "C"),
    }

    def kind(annotation: Any) -> Any:
        if isinstance(annotation, type) and issubclass(state, annotation) and issubclass(annotation, FlatState):
            return record
        if isinstance(annotation, type) and issubclass(annotation, Numbered):
            return numba.int64
        try:
            return kinds[annotation]
        except (KeyError, TypeError):
            raise TypeError(f"rule {function.__qualname__}: annotation {annotation!r} is not one of a rule's") from None

    arguments = dict(function.__annotations__)
    result = kind(arguments.pop("return"))
    return result(*[kind(annotation) for annotation in arguments.values()])


def as_table(value: Any) -> Any:
    """Tuples of numbers and states, as arrays that Numba freezes into the code; anything else as it is."""
    if isinstance(value, Numbered | Ceiling):
        return int(value)
    if isinstance(value, Batch):
        return np.concatenate([to_array(state) for state in value])
    if isinstance(value, tuple) and value:
        try:
            array = np.array(value)
        except ValueError:  # rows of different lengths: no table
            return value
        if array.dtype.kind in "biu":
            table = next(small for small in map(array.astype, SIZES) if np.array_equal(small, array))
            table.flags.writeable = False  # so it is a table in modules, too, where an index may count from the end
            return table
    return value


def load_rules(functions: Sequence[Rule], state: type[FlatState], folder: Path) -> dict[int, Any] | None:
    """The compiled forms of functions called from Python out of the cache; None if any is missing or damaged.

    What they call need not be loaded for that, and so a start with a filled cache takes a second.
    """
    unit = as_unit()
    if unit is None:
        forms = {id(function): load_rule(function, state) for function in functions}
        return None if None in forms.values() else forms
    code = kept(code_file(folder))
    if code is None:
        return None
    entries = [
        unit.declare(form_to_compile(function, state.told), signature(function, state), COMPILER)
        for function in functions
    ]
    unit.load(code, folder.name, entries)
    return dict(zip(map(id, functions), entries, strict=True))


def load_rule(function: Rule, state: type[FlatState]) -> Any:
    """The compiled form of one function out of the cache, or None: without what it calls it can't be compiled."""
    import numba

    form = form_to_compile(function, state.told)
    tables = {name: as_table(value) for name, value in globals_of(form).items()}
    dispatcher = numba.njit(cache=True, **COMPILER)(bind(form, tables))
    try:
        dispatcher.compile(signature(function, state))
    except numba.core.errors.NumbaError:
        return None
    dispatcher.disable_compile()
    return dispatcher


def contents(functions: Iterable[Rule]) -> str:
    """What compiled forms are made of, as it is in memory: code, and the constants and tables that it reads.

    A source file may have changed since it was imported, and a table may come from a file of any kind.
    """
    parts = []
    for function in map(shape_of, functions):
        numbers = []
        for name, meaning in globals_of(function).items():
            value = as_table(meaning)
            if isinstance(value, int | np.ndarray):
                numbers.append((name, np.shape(value), np.asarray(value).tolist()))
        parts.append(repr((function.__qualname__, code_parts(function.__code__), numbers)))
    return "\n".join(parts)


def code_parts(code: types.CodeType) -> tuple[Any, ...]:
    """A function's code as text and numbers, the same in every process."""
    constants = [code_parts(part) if isinstance(part, types.CodeType) else part for part in code.co_consts]
    return code.co_code.hex(), code.co_names, code.co_varnames, constants
