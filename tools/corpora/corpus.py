"""How a corpus of whole games is chosen, for any game.

Bots play many games with all numbers of players and all options. Those are kept in which, together, everything comes
up that the game wishes to see (`Corpus.wanted`), and some with every number of players and setting of options.
`index.json` holds, for every record, the hash of its last state and what is rare in it.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count, product
from pathlib import Path
from typing import Any

from parvis import bots
from parvis.arena.series import Rotation, Series, record_game
from parvis.engine import record as records
from parvis.engine.contract import Game
from parvis.engine.play import Play
from parvis.engine.record import Record
from parvis.engine.samples import allowed
from parvis.engine.state import state_hash

Choice = Mapping[str, int | str]
"""Options of a game by their names."""
ROOT = Path(__file__).resolve().parent.parent.parent
RECORDS = ROOT / "tests" / "records"
INDEX = "index.json"
SHOWN = 12
"""Of what is missing, so much is told while games are played."""
PLAYERS = (("greedy",), ("random",), ("random", "greedy"))
"""Who sits around the table, in turn."""
SOLE, TIE_BREAK, SHARED = "sole winner", "win by tie-break", "shared win"
"""Words for how a game can end."""


@dataclass(frozen=True)
class Corpus:
    """What a game wishes to see in its corpus, and how its whole games are told."""

    game: Game
    players: str
    """What the game calls its players."""
    names: tuple[str, ...]
    """Names of the players, by seat."""
    titles: Mapping[str, str]
    """What an option is called in the name of a record."""
    wanted: frozenset[str]
    """All that has to come up."""
    rare: tuple[str, ...]
    """What is told in the names of records."""
    happenings: Callable[[Play, int, int], Iterator[str]]
    """What comes up in a step (seat, decision) that is about to be made."""
    conclude: Callable[[Counter[str]], None]
    """Complete what has come up in a game: what follows from it is added or taken away."""
    further: Callable[[int], tuple[int, Choice]]
    """Players and options of the games that are played when all settings have had theirs: by number, from 0."""
    choices: tuple[Choice, ...]
    """The settings of the options of which there are games with every number of players that may have them."""
    of_each: int
    """Games kept at least with every number of players and setting of options."""
    golden: Mapping[int, str]
    """Players -> how the name of the record begins that stands as a readable log in tests/golden."""
    standing: Callable[[Play, list[str]], Iterator[str]]
    """What everybody has at the end of a round, for that log."""
    title: str = ""
    """What the corpus is called, if not as the game: a game may have several."""
    leads: frozenset[str] = frozenset()
    """Decisions, or their first words, that lead on to what is seldom reached."""
    pool: int = 36
    """Games played with every number of players and setting of options, of which the corpus is chosen. If no more of
    them are played than kept, it is extended by games in which comes up what is missing."""

    @property
    def name(self) -> str:
        """The name by which the corpus is known."""
        return self.title or self.game.name

    @property
    def folder(self) -> Path:
        """The folder in which the records lie."""
        return RECORDS / self.name

    def files(self) -> dict[str, Path]:
        """Every record's file, by its name."""
        return {file.stem: file for file in sorted(self.folder.glob("*.json")) if file.name != INDEX}

    def index(self) -> dict[str, dict[str, Any]]:
        """For each record the hash of its last state, and what is rare in it."""
        found: dict[str, dict[str, Any]] = json.loads((self.folder / INDEX).read_text(encoding="utf-8"))
        return found

    def contents(self, record: Record) -> tuple[set[str], int]:
        """What comes up in a game, and the hash of its last state. Raises RecordError where it breaks the rules."""
        found: Counter[str] = Counter()
        play = Play(self.game, len(record.seats), record.options, record.ruling)
        for _, seat, decision, _ in records.replay(record):
            found.update(self.happenings(play, seat, decision))
            play.step(seat, decision)
        self.conclude(found)
        found[end(play)] += 1
        return set(found), state_hash(play.state)

    def setting(self, record: Record) -> str:
        """Number of players and options: `3p-new-free`, `3p-cards-both`, or `3p-base`."""
        options = [
            f"{self.titles[name]}-{value}" if isinstance(value, str) else self.titles[name]
            for name, value in record.options.items()
            if value
        ]
        return "-".join([f"{len(record.seats)}p", *(options or ["base"])])

    def settings(self) -> Iterator[tuple[int, Choice]]:
        """Every number of players with every setting of the options that it may have."""
        for seats, options in product(self.game.seats, self.choices):
            numbers = self.game.read_options(options)
            if allowed(self.game, seats, tuple(numbers)) == tuple(numbers):
                yield seats, options


def on_and_off(names: Iterable[str]) -> tuple[Choice, ...]:
    """Every setting of these options, which are on or off."""
    names = tuple(names)
    return tuple(dict(zip(names, on, strict=True)) for on in product((0, 1), repeat=len(names)))


def end(play: Play) -> str:
    """Words for how a game ended."""
    result = play.result()
    if len(result.winners) > 1:
        return SHARED
    return TIE_BREAK if result.scores.count(max(result.scores)) > 1 else SOLE


def series_of(corpus: Corpus, seats: int, options: Choice, number: int) -> Series:
    """The series that a game belongs to: among greedy players, among random ones, or among both."""
    players = PLAYERS[number % len(PLAYERS)]
    seed = seats + sum(10 << place for place, on in enumerate(options.values()) if on)
    lineup = tuple(players[seat % len(players)] for seat in range(seats))
    return Series.of(corpus.game, [lineup], options, seed, rotation=Rotation.NONE)


def game(corpus: Corpus, seats: int, options: Choice, number: int) -> tuple[str, Record]:
    """Play a game of the corpus; returns how it ended, and its record."""
    series = series_of(corpus, seats, options, number)
    record = record_game(bots.fastest(corpus.game), series, number)
    for seat, name in zip(record.seats, corpus.names, strict=False):
        seat["name"] = name
    return f"{corpus.setting(record)}-{'-and-'.join(PLAYERS[number % len(PLAYERS)])}-{number}", record


def pool(corpus: Corpus) -> Iterator[tuple[str, Record]]:
    """Many games of every kind; then more and more of those that the game finds richest."""
    for seats, options in corpus.settings():
        for number in range(corpus.pool):
            yield game(corpus, seats, options, number)
    for number in count(corpus.pool):
        yield game(corpus, *corpus.further(number), number)


def played(corpus: Corpus) -> dict[str, tuple[Record, set[str], int]]:
    """Enough games of each kind, by name, with what comes up in them and their last state's hash; no wish is left."""
    missing = set(corpus.wanted)
    games: dict[str, tuple[Record, set[str], int]] = {}
    enough = corpus.pool * len(list(corpus.settings()))
    for name, record in pool(corpus):
        games[name] = (record, *corpus.contents(record))
        missing -= games[name][1]
        if len(games) >= enough and (not missing or corpus.pool == corpus.of_each):
            return games
        if len(games) % enough == 0:
            some = ", ".join(sorted(missing)[:SHOWN])
            print(f"{corpus.name}: {len(games)} games, {len(missing)} still missing: {some}", flush=True)
    return games


def chosen(corpus: Corpus, games: Mapping[str, tuple[Record, set[str], int]]) -> list[str]:
    """Names of the games to keep: first whichever brings most of what is missing, then enough of each kind."""
    missing = set(corpus.wanted) & {words for _, found, _ in games.values() for words in found}
    kept: list[str] = []
    while missing:
        kept.append(max(games, key=lambda name: len(games[name][1] & missing)))
        missing -= games[kept[-1]][1]
    counts = Counter(corpus.setting(games[name][0]) for name in kept)
    for name, (record, _, _) in games.items():
        if name not in kept and counts[corpus.setting(record)] < corpus.of_each:
            kept.append(name)
            counts[corpus.setting(record)] += 1
    return sorted(kept)


def keep(corpus: Corpus, name: str, record: Record, index: dict[str, dict[str, Any]]) -> set[str]:
    """Write one more record, and note it in the index. Returns what comes up in it."""
    found, last = corpus.contents(record)
    rare = [words for words in corpus.rare if words in found]
    title = "-".join([name, f"ruling-{record.ruling}", *rare]).replace(" ", "-")
    record.write(corpus.folder / f"{title}.json")
    index[title] = {"hash": f"{last:016x}", "rare": rare}
    print(title, flush=True)
    return found


def write(corpus: Corpus) -> None:
    """Choose a corpus and write it in place of the old one."""
    games = played(corpus)
    corpus.folder.mkdir(exist_ok=True)
    for old in corpus.folder.glob("*.json"):
        old.unlink()
    index = {}
    for name in chosen(corpus, games):
        record, found, last = games[name]
        rare = [words for words in corpus.rare if words in found]
        title = "-".join([name, *rare]).replace(" ", "-")
        record.write(corpus.folder / f"{title}.json")
        index[title] = {"hash": f"{last:016x}", "rare": rare}
    (corpus.folder / INDEX).write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")
    print(f"{corpus.name}: {len(index)} records of {len(games)} games")
