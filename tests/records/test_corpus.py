"""Whole games over all numbers of players and all options, in which together everything comes up.

They were played by bots and chosen by tools/corpora. A change of the rules that would change one of them is an error;
if it is meant, it is a new ruling, and games under that one come beside them (`python -m tools.corpora --extend`).
"""

from functools import cache
from pathlib import Path

import pytest

from parvis.engine import record as records
from tools.corpora import CORPORA
from tools.corpora.corpus import Corpus

FILES = [(corpus, name, file) for corpus in CORPORA.values() for name, file in corpus.files().items()]
LEAST = {"notre-dame": 40, "troyes": 40, "ladies": 80}
"""Number of records that a corpus has at least."""
LARGEST = 3_000_000
"""Bytes that the records of a game may take."""

every_game = pytest.mark.parametrize("corpus", CORPORA.values(), ids=CORPORA.keys())


@cache
def replayed(game: str, file: Path) -> tuple[frozenset[str], int]:
    """What comes up in a record, and its hash. Raises RecordError where the rules do not give the record's result."""
    found, last = CORPORA[game].contents(records.load(file))
    return frozenset(found), last


@pytest.mark.parametrize(("corpus", "name", "file"), FILES, ids=[f"{corpus.name}-{name}" for corpus, name, _ in FILES])
def test_the_rules_give_the_same_game(corpus: Corpus, name: str, file: Path) -> None:
    record = records.load(file)
    found, last = replayed(corpus.name, file)
    known = corpus.index()[name]
    assert 1 <= record.ruling <= corpus.game.ruling
    assert f"{last:016x}" == known["hash"]
    assert [words for words in corpus.rare if words in found] == known["rare"]
    assert records.dumps(record.to_json()) == file.read_text(encoding="utf-8")


@every_game
def test_names_tell_what_is_in_them(corpus: Corpus) -> None:
    index = corpus.index()
    assert set(corpus.files()) == set(index)
    for name, file in corpus.files().items():
        assert name.startswith(f"{corpus.setting(records.load(file))}-")
        assert all(str(words).replace(" ", "-") in name for words in index[name]["rare"])


@every_game
def test_there_are_games_with_all_players_and_options(corpus: Corpus) -> None:
    games = [records.load(file) for file in corpus.files().values()]
    assert len(games) >= LEAST[corpus.name]
    there = {(len(game.seats), *game.options.items()) for game in games}
    for players, options in corpus.settings():
        assert (players, *corpus.game.shown_options(corpus.game.read_options(options)).items()) in there


@every_game
def test_everything_comes_up(corpus: Corpus) -> None:
    """Every decision and with them every card; each kind of end; what else the game wishes to see (tools/corpora)."""
    found = {words for file in corpus.files().values() for words in replayed(corpus.name, file)[0]}
    assert corpus.wanted <= found


@every_game
def test_the_corpus_stays_small(corpus: Corpus) -> None:
    assert sum(file.stat().st_size for file in corpus.files().values()) < LARGEST
