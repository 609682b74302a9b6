"""Make the corpus of whole games in tests/records: `PYTHONPATH=src python -m tools.corpus`.

Bots play many games with all numbers of families and all options. Those are kept in which, together, everything comes
up that can come up in Notre Dame (`wanted`), and at least three with every number of families and setting of options.
`index.json` holds, for every record, the hash of its last state and what is rare in it.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import count, product
from pathlib import Path

from parvis import bots
from parvis.arena.match import Match, record_game
from parvis.engine import record as records
from parvis.engine.contract import EVERYTHING, Line
from parvis.engine.play import Play
from parvis.engine.record import Record
from parvis.engine.state import state_hash
from parvis.games.notre_dame import GAME, OPTIONS
from parvis.games.notre_dame.pieces import CARD_NAMES, MESSAGE_NAMES
from parvis.games.notre_dame.rules.draft import third_card
from parvis.games.notre_dame.rules.plague import PENALTY
from parvis.games.notre_dame.view import holding_cards

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "records"
INDEX = FOLDER / "index.json"
POOL = 36
"""Games played with every number of families and setting of options, of which the corpus is chosen."""
OF_EACH = 3
"""Games kept of each of them at least."""
FAMILIES = ("Anna", "Bruno", "Clara", "David", "Elena")
TITLES = {"new_persons": "new", "limited_coins": "limited", "counsellor_free": "free"}

ENDS = ("sole winner", "win by tie-break", "shared win")
PENALTIES = ("automatic loss", "chosen loss", "no marker to lose", "prestige floor")
OTHERS = ("coins run out", "empty cathedral", "doctor in a plague", "counsellor without a coin", "same card twice")
LINES = {"effect-coins-given": "coins run out", "course-cathedral-empty": "empty cathedral"}
"""Lines of the log that tell one of these."""
RARE = (*ENDS[1:], *PENALTIES[2:], "coins run out", "counsellor without a coin")
"""What is told in the names of records."""


def wanted() -> set[str]:
    """All that has to come up in the corpus."""
    words = set(GAME.catalogue)
    taken = {f"message {kind} taken" for kind in MESSAGE_NAMES}
    third = {f"scholar plays {card}" for card in CARD_NAMES}
    return words | taken | third | set(ENDS) | set(PENALTIES) | set(OTHERS)


def contents(record: Record) -> tuple[set[str], int]:
    """What comes up in a game, and the hash of its last state. Raises RecordError where it breaks the rules."""
    found: Counter[str] = Counter()
    play = Play(GAME, len(record.seats), record.options, record.ruling)
    for _, seat, decision, _ in records.replay(record):
        found.update(happenings(play, seat, decision))
        play.step(seat, decision)
    if found["penalty"] > found["automatic loss"] + found["chosen loss"]:
        found["no marker to lose"] += 1
    found[end(play)] += 1
    return set(found) - {"penalty"}, state_hash(play.state)


def happenings(play: Play, seat: int, decision: int) -> Iterator[str]:
    """What comes up in one step, which is about to be made."""
    words = GAME.catalogue[decision]
    kind, _, what = words.partition(" ")
    yield words
    if kind == "play" and holding_cards(play.state, seat).count(what) == 2:
        yield "same card twice"
    if words == "hire scholar":
        yield f"scholar plays {CARD_NAMES[third_card(play.state, seat)]}"
    if kind == "hire" and what != "nobody" and play.state.coins[seat] == 0:
        yield "counsellor without a coin"
    for event in play.events(seat, decision):
        if event.visible(EVERYTHING):
            yield from told(event.line, kind == "lose")


def told(line: Line, chosen: bool) -> Iterator[str]:
    """What a line of the log tells. `chosen`: a seat has just decided what to lose."""
    if line.key.startswith("log-take-"):
        yield f"message {line.key.removeprefix('log-take-')} taken"
    elif line.key.startswith("log-lose-"):
        yield "chosen loss" if chosen else "automatic loss"
    elif line.key == "plague-penalty":
        yield "penalty"
        if line.arguments["count"] != PENALTY:
            yield "prestige floor"
    elif line.key.endswith("-doctor"):
        yield "doctor in a plague"
    elif line.key in LINES:
        yield LINES[line.key]


def end(play: Play) -> str:
    """How a game ended."""
    result = play.result()
    if len(result.winners) > 1:
        return "shared win"
    return "win by tie-break" if result.scores.count(max(result.scores)) > 1 else "sole winner"


def setting(record: Record) -> str:
    """Number of families and options: `3p-new-free`, or `3p-base`."""
    options = [TITLES[name] for name, on in record.options.items() if on]
    return "-".join([f"{len(record.seats)}p", *(options or ["base"])])


def game(seats: int, options: Mapping[str, int], number: int) -> tuple[str, Record]:
    """A game and its name: among greedy players, among random ones, or among both."""
    players = (("greedy",), ("random",), ("random", "greedy"))[number % 3]
    seed = seats + sum(10 << place for place, on in enumerate(options.values()) if on)
    match = Match.of(GAME, tuple(players[seat % len(players)] for seat in range(seats)), options, seed)
    record = record_game(bots.fastest(GAME), match, number)
    for seat, name in zip(record.seats, FAMILIES, strict=False):
        seat["name"] = name
    return f"{setting(record)}-{'-and-'.join(players)}-{number}", record


def pool() -> Iterator[tuple[str, Record]]:
    """Many games of every kind; then more and more with New Persons and few coins."""
    for seats, *on in product(GAME.seats, *[(0, 1)] * len(OPTIONS)):
        options = {option.name: value for option, value in zip(OPTIONS, on, strict=True)}
        for number in range(POOL):
            yield game(seats, options, number)
    for number in count(POOL):
        yield game(GAME.seats[number % len(GAME.seats)], {"new_persons": 1, "limited_coins": number % 2}, number)


def played() -> dict[str, tuple[Record, set[str], int]]:
    """Enough games of each kind, by name, with what comes up in them and their last state's hash; no wish is left."""
    missing = wanted()
    games: dict[str, tuple[Record, set[str], int]] = {}
    for name, record in pool():
        games[name] = (record, *contents(record))
        missing -= games[name][1]
        if not missing and len(games) >= POOL * len(GAME.seats) * 2 ** len(OPTIONS):
            return games
    return games


def chosen(games: dict[str, tuple[Record, set[str], int]]) -> list[str]:
    """Names of the games to keep: first whichever brings most of what is missing, then enough of each kind."""
    missing = wanted()
    kept: list[str] = []
    while missing:
        kept.append(max(games, key=lambda name: len(games[name][1] & missing)))
        missing -= games[kept[-1]][1]
    counts = Counter(setting(games[name][0]) for name in kept)
    for name, (record, _, _) in games.items():
        if name not in kept and counts[setting(record)] < OF_EACH:
            kept.append(name)
            counts[setting(record)] += 1
    return sorted(kept)


def main() -> None:
    """Choose the corpus and write it in place of the old one."""
    games = played()
    for old in FOLDER.glob("*.json"):
        old.unlink()
    index = {}
    for name in chosen(games):
        record, found, last = games[name]
        rare = [words for words in RARE if words in found]
        title = "-".join([name, *rare]).replace(" ", "-")
        record.write(FOLDER / f"{title}.json")
        index[title] = {"hash": f"{last:016x}", "rare": rare}
    INDEX.write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")
    print(f"{len(index)} records of {len(games)} games")


if __name__ == "__main__":
    main()
