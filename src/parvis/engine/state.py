"""States: one flat record of small whole numbers, and the interpreted state with the same field names.

A game declares its fields once, as the annotations of a class:

    class State(FlatState):
        seats: int                                # 2..5
        coins: Annotated[Row, 5]                  # by seat
        markers: Annotated[Grid, 5, 8]           # by seat and place

`State.dtype` is the numpy dtype of that record, which compiled rules work on; an instance of the class is an
interpreted state, made from the dtype, which the same rules work on as plain Python. Every field is a 16-bit integer in
little-endian order, so the bytes of a state, and with them its hash, are the same on every machine.
"""

from __future__ import annotations

import hashlib
import marshal
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Self, TypeVar, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

Row = list[int]
Grid = list[list[int]]
Cube = list[list[list[int]]]
Shorts = npt.NDArray[np.int16]
"""Many numbers that programs read, and flags. No state has either."""
Flags = npt.NDArray[np.uint8]
Weights = npt.NDArray[np.int32]
"""What was learned: numbers that are only read."""

FIELD = np.dtype("<i2")
KEY_BITS = (1 << 62) - 1
"""The bits that `key_of` keeps of a key."""
PLAINEST = 2
"""The version of `marshal` that writes equal numbers alike; later ones refer back to the same objects."""
NO_FIELDS = {"dtype", "names_by_depth", "listener", "told"}
DEPTHS: dict[Any, int] = {int: 0, Row: 1, Grid: 2, Cube: 3}


class StateError(ValueError):
    """Data that is no state of this game; the message names the field."""


class FlatState:
    """Base of every game's state class: one record as an interpreted state."""

    dtype: ClassVar[np.dtype[Any]]
    names_by_depth: ClassVar[tuple[tuple[str, ...], ...]]
    """Names of the fields that are numbers, rows, grids and cubes, for copies, which are made by the thousand."""
    listener: Any = None
    """Who hears what rules tell of this very state, see `parvis.engine.telling`; no field of it."""
    told: ClassVar[Mapping[Any, Callable[..., None]]] = MappingProxyType({})
    """Event -> the rule that is called where rules tell it in a core, see `parvis.engine.accounts`."""

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        fields = [(name, FIELD, shape_of(name, hint)) for name, hint in hints.items() if name not in NO_FIELDS]
        cls.dtype = np.dtype(fields)
        cls.names_by_depth = tuple(
            tuple(name for name, _, shape in fields if len(shape) == depth) for depth in sorted(DEPTHS.values())
        )

    def __init__(self) -> None:
        for name, shape in shapes(self.dtype):
            setattr(self, name, zeros(shape))

    def copy(self) -> Self:
        """An independent copy of the state, field by field."""
        other = object.__new__(type(self))
        other.load(self)
        return other

    def load(self, other: Self) -> None:
        """Take over every field of another state."""
        values, own = other.__dict__, self.__dict__
        numbers, rows, grids, cubes = self.names_by_depth
        for name in numbers:
            own[name] = values[name]
        for name in rows:
            own[name] = values[name][:]
        for name in grids:
            own[name] = [row[:] for row in values[name]]
        for name in cubes:
            own[name] = [[row[:] for row in grid] for grid in values[name]]

    def __eq__(self, other: object) -> bool:
        """Whether all fields are the same; who listens is no part of a state."""
        return type(other) is type(self) and {**other.__dict__, "listener": None} == {**self.__dict__, "listener": None}

    def __hash__(self) -> int:
        return state_hash(self)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.__dict__})"


def shape_of(name: str, hint: Any) -> tuple[int, ...]:
    """A field's shape from its annotation. Raises TypeError where a field can't be like that."""
    kind, *shape = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    if DEPTHS.get(kind) != len(shape) or not all(type(size) is int and size > 0 for size in shape):
        raise TypeError(f"field {name}: int, Annotated[Row, n], Annotated[Grid, n, m] or Annotated[Cube, n, m, k]")
    return tuple(shape)


S = TypeVar("S", bound=FlatState)


class Batch(list[Any]):
    """Several interpreted states, used as an array of records is: setting an item copies the state into its place."""

    def __setitem__(self, index: Any, state: Any) -> None:
        list.__getitem__(self, index).load(state)


def copy_state(target: FlatState, source: FlatState) -> None:
    """`target` becomes a copy of `source`. A rule with a compiled form of its own, see `parvis.engine.records`."""
    target.load(source)


def key_of(state: FlatState) -> int:
    """A whole number below 2**62 for a state, within one process: other states have others, as good as surely.

    A rule with a compiled form of its own, see `parvis.engine.records`.
    """
    return hash(marshal.dumps([state.__dict__[name] for name, _ in shapes(state.dtype)], PLAINEST)) & KEY_BITS


_SHAPES: dict[int, tuple[np.dtype[Any], list[tuple[str, tuple[int, ...]]]]] = {}


def shapes(dtype: np.dtype[Any]) -> list[tuple[str, tuple[int, ...]]]:
    """Names and shapes of the fields, in order. Kept by identity: asked for at every copy."""
    known = _SHAPES.get(id(dtype))
    if known is None:
        known = dtype, [(name, dtype[name].shape) for name in dtype.names or ()]
        _SHAPES[id(dtype)] = known
    return known[1]


def zeros(shape: tuple[int, ...]) -> Any:
    """Nested lists of zeros; a plain 0 for the empty shape."""
    return [zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


def copied(value: Any, depth: int) -> Any:
    """A copy of nested lists, `depth` levels deep."""
    if depth == 0:
        return value
    if depth == 1:
        return value[:]
    return [copied(part, depth - 1) for part in value]


def to_array(state: FlatState) -> npt.NDArray[Any]:
    """An interpreted state as an array of one record."""
    array = np.zeros(1, state.dtype)
    for name, _ in shapes(state.dtype):
        array[0][name] = getattr(state, name)
    return array


def from_array(kind: type[S], states: npt.NDArray[Any], index: int = 0) -> S:
    """One record of an array as an interpreted state."""
    state = object.__new__(kind)
    record = states[index]
    for name, _ in shapes(kind.dtype):
        setattr(state, name, record[name].tolist())
    return state


def state_hash(state: FlatState) -> int:
    """64 bits that stand for the whole state, the same in every process and on every machine."""
    return bytes_hash(to_array(state).tobytes())


def bytes_hash(content: bytes) -> int:
    """The hash of a state's bytes, see `state_hash`."""
    return int.from_bytes(hashlib.blake2b(content, digest_size=8).digest(), "little")


def to_json(state: FlatState) -> dict[str, Any]:
    """The state by field names, as numbers and lists."""
    return {name: copied(getattr(state, name), len(shape)) for name, shape in shapes(state.dtype)}


def from_json(kind: type[S], data: Any) -> S:
    """A state from `to_json`'s form. Raises StateError for a missing, unknown or misshapen field."""
    if not isinstance(data, dict):
        raise StateError("a state is an object with the state's field names")
    names = {name for name, _ in shapes(kind.dtype)}
    for name in data:
        if name not in names:
            raise StateError(f"unknown field {name!r}")
    state = kind()
    for name, shape in shapes(kind.dtype):
        if name not in data:
            raise StateError(f"field {name!r} is missing")
        check(name, data[name], shape)
        setattr(state, name, copied(data[name], len(shape)))
    return state


def check(name: str, value: Any, shape: tuple[int, ...]) -> None:
    """Raise StateError unless `value` has that shape and consists of 16-bit numbers."""
    if shape:
        if not isinstance(value, list) or len(value) != shape[0]:
            raise StateError(f"field {name!r} needs lists of the shape {'x'.join(map(str, shape))}")
        for part in value:
            check(name, part, shape[1:])
    elif type(value) is not int or not -32768 <= value <= 32767:
        raise StateError(f"field {name!r} holds {value!r}, which is no 16-bit number")
