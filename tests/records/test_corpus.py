"""Whole games over all numbers of families and all options, in which together everything comes up.

They were played by bots and chosen by tools/corpus.py. A change of the rules that would change one of them is an error;
if it is meant, it is a new ruling, under which no record here was played.
"""

import json
from functools import cache
from itertools import product

import pytest

from parvis.engine import record as records
from parvis.games.notre_dame import GAME, OPTIONS
from tools.corpus import FOLDER, INDEX, RARE, contents, setting, wanted

FILES = {file.stem: file for file in sorted(FOLDER.glob("*.json")) if file != INDEX}
LARGEST = 3_000_000
"""Bytes that the corpus may take."""


@cache
def known() -> dict[str, dict[str, object]]:
    """For each record the hash of its last state, and what is rare in it."""
    found: dict[str, dict[str, object]] = json.loads(INDEX.read_text(encoding="utf-8"))
    return found


@cache
def replayed(name: str) -> tuple[frozenset[str], int]:
    """What comes up in a record, and its hash. Raises RecordError where the rules do not give the record's result."""
    found, last = contents(records.load(FILES[name]))
    return frozenset(found), last


@pytest.mark.parametrize("name", FILES)
def test_the_rules_give_the_same_game(name: str) -> None:
    record = records.load(FILES[name])
    found, last = replayed(name)
    assert record.ruling == 1
    assert f"{last:016x}" == known()[name]["hash"]
    assert [words for words in RARE if words in found] == known()[name]["rare"]
    assert records.dumps(record.to_json()) == FILES[name].read_text(encoding="utf-8")


def test_names_tell_what_is_in_them() -> None:
    assert set(FILES) == set(known())
    for name, file in FILES.items():
        assert name.startswith(f"{setting(records.load(file))}-")
        assert all(words.replace(" ", "-") in name for words in known()[name]["rare"])


def test_there_are_games_with_all_families_and_options() -> None:
    assert len(FILES) >= 80
    found = {
        (len(record.seats), *record.options.values()) for record in (records.load(file) for file in FILES.values())
    }
    assert found == set(product(GAME.seats, *[(False, True)] * len(OPTIONS)))


def test_everything_comes_up() -> None:
    """Every decision and with them every card, person, message and market; each kind of loss; each kind of end."""
    found = {words for name in FILES for words in replayed(name)[0]}
    assert found == wanted()


def test_the_corpus_stays_small() -> None:
    assert sum(file.stat().st_size for file in FILES.values()) < LARGEST
