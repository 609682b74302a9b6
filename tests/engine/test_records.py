"""Whole states: their copies and their keys, interpreted and compiled."""

from collections.abc import Iterator
from typing import Annotated

from parvis.engine import records
from parvis.engine.compiling import compile_rules
from parvis.engine.questions import GameState
from parvis.engine.state import KEY_BITS, Batch, FlatState, Grid, Row, copy_state, key_of, shapes, to_array


class Town(GameState):
    """A state whose record's size is no multiple of anything."""

    mayor: int
    coins: Annotated[Row, 7]
    houses: Annotated[Grid, 3, 5]


def keys_of(states: Batch, count: int, found: Row) -> None:
    """The keys of the first states."""
    for i in range(count):
        found[i] = key_of(states[i])


def town() -> Town:
    """A town with some numbers in all fields."""
    state = Town()
    state.mayor = -2
    state.coins = [1, 2, 300, 0, 0, 6, 7]
    state.houses[2] = [1, 2, 3, 4, 32767]
    return state


def neighbours() -> Iterator[Town]:
    """The town with one number changed, for every number and several changes."""
    for name, shape in shapes(Town.dtype):
        if len(shape) == 1:
            for place in range(shape[0]):
                for more in (1, -1, 2, 256):
                    state = town()
                    getattr(state, name)[place] += more if getattr(state, name)[place] < 1000 else -abs(more)
                    yield state


def swapped() -> Iterator[Town]:
    """The town with two numbers in each other's places."""
    for place in range(1, 7):
        state = town()
        state.coins[0], state.coins[place] = state.coins[place], state.coins[0]
        yield state


def compiled_keys(states: list[Town]) -> list[int]:
    """Keys of states, made by the compiled form."""
    import numpy as np

    form = compile_rules([keys_of], Town, {})[id(keys_of)]
    found = np.zeros(len(states), np.int64)
    form(np.concatenate([to_array(state) for state in states]), len(states), found)
    return [int(key) for key in found]


def test_other_states_have_other_keys() -> None:
    states = list({hash(state): state for state in (town(), *neighbours(), *swapped())}.values())
    assert len(states) > 30
    for keys in ([key_of(state) for state in states], compiled_keys(states)):
        assert len(set(keys)) == len(states)
        assert all(0 <= key <= KEY_BITS for key in keys)


def test_equal_states_have_equal_keys() -> None:
    copied, large = Town(), town()
    copy_state(copied, town())
    large.coins[2] = int("300")  # another object than that of the other states
    assert key_of(copied) == key_of(town()) == key_of(large)
    first, second = compiled_keys([town(), copied])
    assert first == second


def test_who_listens_is_no_part_of_the_key() -> None:
    heard = town()
    heard.listener = print
    assert key_of(heard) == key_of(town())


def test_each_has_a_compiled_form_of_its_own() -> None:
    assert set(records.compiled_forms()) == {id(copy_state), id(key_of)}
    assert issubclass(Town, FlatState)
