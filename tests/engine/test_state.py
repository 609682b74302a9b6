"""States: their copies, their bytes, their hash, their JSON."""

import struct
from hashlib import blake2b
from typing import Annotated

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parvis.engine.state import (
    Batch,
    Cube,
    FlatState,
    Grid,
    Row,
    StateError,
    from_array,
    from_json,
    state_hash,
    to_array,
    to_json,
)


class Town(FlatState):
    mayor: int
    coins: Annotated[Row, 3]
    houses: Annotated[Grid, 2, 2]
    rooms: Annotated[Cube, 1, 2, 2]


def town() -> Town:
    state = Town()
    state.mayor = -2
    state.coins = [1, 2, 300]
    state.houses = [[1, 2], [3, 4]]
    state.rooms = [[[5, 6], [7, 8]]]
    return state


numbers = st.integers(-32768, 32767)
towns = st.fixed_dictionaries(
    {
        "mayor": numbers,
        "coins": st.lists(numbers, min_size=3, max_size=3),
        "houses": st.lists(st.lists(numbers, min_size=2, max_size=2), min_size=2, max_size=2),
        "rooms": st.just([[[0, 1], [2, 3]]]),
    }
)


def test_a_state_starts_with_zeros() -> None:
    assert to_json(Town()) == {"mayor": 0, "coins": [0, 0, 0], "houses": [[0, 0], [0, 0]], "rooms": [[[0, 0], [0, 0]]]}


def test_every_field_is_a_little_endian_number_of_16_bits() -> None:
    assert Town.dtype.itemsize == 2 * 12
    assert {Town.dtype[name].base.str for name in Town.dtype.names or ()} == {"<i2"}
    assert to_array(town()).tobytes() == struct.pack("<12h", -2, 1, 2, 300, 1, 2, 3, 4, 5, 6, 7, 8)


def test_the_hash_is_the_same_everywhere() -> None:
    content = struct.pack("<12h", -2, 1, 2, 300, 1, 2, 3, 4, 5, 6, 7, 8)
    assert state_hash(town()) == int.from_bytes(blake2b(content, digest_size=8).digest(), "little")
    assert state_hash(town()) == 14419758719114797335


def test_equal_states_have_equal_hashes_and_others_have_not() -> None:
    other = town()
    assert (other, hash(other)) == (town(), hash(town()))
    other.houses[1][1] = 5
    assert other != town()
    assert state_hash(other) != state_hash(town())


@given(towns)
def test_json_and_arrays_keep_every_number(data: dict[str, object]) -> None:
    state = from_json(Town, data)
    assert to_json(state) == data
    assert from_array(Town, to_array(state)) == state


def test_a_copy_shares_nothing() -> None:
    state = town()
    copy = state.copy()
    copy.coins[0] = copy.houses[0][0] = copy.rooms[0][0][0] = 99
    assert state == town()


def test_json_shares_nothing_with_the_state() -> None:
    state = town()
    to_json(state)["rooms"][0][0][0] = 99
    assert state == town()


def test_a_batch_copies_what_is_put_into_it_as_an_array_does() -> None:
    batch = Batch([Town(), Town()])
    state = town()
    batch[1] = state
    state.coins[0] = 99
    assert batch == [Town(), town()]


def test_a_number_that_does_not_fit_into_16_bits_is_an_error_and_never_cut_off() -> None:
    state = town()
    state.coins[2] = 40_000
    with pytest.raises(OverflowError):
        to_array(state)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"mayor": 40_000}, "field 'mayor' holds 40000, which is no 16-bit number"),
        ({"mayor": True}, "field 'mayor' holds True, which is no 16-bit number"),
        ({"mayor": 1.0}, "field 'mayor' holds 1.0, which is no 16-bit number"),
        ({"mayor": [1]}, "field 'mayor' holds [1], which is no 16-bit number"),
        ({"coins": [1, 2]}, "field 'coins' needs lists of the shape 3"),
        ({"coins": [1, 2, "3"]}, "field 'coins' holds '3', which is no 16-bit number"),
        ({"houses": [[1, 2], 3]}, "field 'houses' needs lists of the shape 2"),
        ({"houses": 3}, "field 'houses' needs lists of the shape 2x2"),
        ({"judge": 1}, "unknown field 'judge'"),
    ],
)
def test_what_is_no_state_is_refused_by_the_name_of_the_field(change: dict[str, object], message: str) -> None:
    with pytest.raises(StateError) as error:
        from_json(Town, {**to_json(town()), **change})
    assert str(error.value) == message


def test_a_missing_field_is_named() -> None:
    data = to_json(town())
    del data["houses"]
    with pytest.raises(StateError, match="field 'houses' is missing"):
        from_json(Town, data)


def test_what_is_no_object_is_refused() -> None:
    with pytest.raises(StateError, match="a state is an object"):
        from_json(Town, [1, 2, 3])


@pytest.mark.parametrize(
    "hint", [str, Row, Annotated[Row, 2, 2], Annotated[Grid, 2], Annotated[Row, 0], dict[str, int]]
)
def test_a_field_that_can_not_be_is_named_when_the_class_is_made(hint: object) -> None:
    with pytest.raises(TypeError, match="field cellar: "):
        type("Odd", (FlatState,), {"__annotations__": {"cellar": hint}})


def test_an_interpreted_state_and_a_record_have_the_same_fields() -> None:
    assert list(Town().__dict__) == list(Town.dtype.names or ())
    assert np.zeros(1, Town.dtype)[0].tolist()[0] == Town().mayor
