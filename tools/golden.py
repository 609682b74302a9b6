"""Write the golden logs in tests/golden: `PYTHONPATH=src python -m tools.golden`.

One game of the corpus for each number of families, as somebody would read it from whom nothing is hidden: every step in
words, below it the lines of the log, and after every round what everybody has.
"""

from collections.abc import Iterator
from pathlib import Path

from parvis.engine import record as records
from parvis.engine.contract import EVERYTHING
from parvis.engine.play import Play, seat_words
from parvis.engine.record import Record
from parvis.games.notre_dame import GAME
from parvis.web.texts import GameTexts
from tools.corpus import FOLDER as RECORDS
from tools.corpus import ROOT

FOLDER = ROOT / "tests" / "golden"
GAMES = {2: "2p-base-greedy", 3: "3p-new-greedy", 4: "4p-base-random-and-greedy", 5: "5p-new-limited-random"}
"""Families -> how the name of the record begins; the first such record is told."""


def file_of(seats: int) -> Path:
    """Where the log for that many families stands."""
    return FOLDER / f"{GAME.name}-{seats}.txt"


def record_of(seats: int) -> tuple[str, Record]:
    """The name of the record that is told for that many families, and the record."""
    file = sorted(RECORDS.glob(f"{GAMES[seats]}*.json"))[0]
    return file.stem, records.load(file)


def readable(name: str, record: Record) -> str:
    """A whole game as text."""
    names = [seat["name"] for seat in record.seats]
    play = Play(GAME, len(names), record.options, record.ruling)
    texts = GameTexts(GAME, names)
    lines = [*header(name, record), ""]
    for _, seat, decision, _ in records.replay(record):
        events = [event.line for event in play.events(seat, decision) if event.visible(EVERYTHING)]
        number, before = len(play.steps), play.state.round
        play.step(seat, decision)
        lines.append(f"{number:3} {seat_words(seat)}: {GAME.catalogue[decision]}")
        told = [f"      {texts.line(line)}" for line in events]
        if play.over or play.state.round > before:
            told[-1:] = ["", *standing(play, names), "", told[-1].strip()]
        lines += told
    winners = " and ".join(names[seat] for seat in play.result().winners)
    return "\n".join([*lines, f"Won by {winners}."]) + "\n"


def header(name: str, record: Record) -> Iterator[str]:
    """What the game is, and who plays."""
    options = [option for option, on in record.options.items() if on]
    yield f"{GAME.title}, {len(record.seats)} families, ruling {record.ruling}. Record: {name}"
    yield f"Options: {', '.join(options) or 'none'}"
    for seat, player in enumerate(record.seats):
        yield f"Seat {seat}: {player['name']} ({player['player']})"


def standing(play: Play, names: list[str]) -> Iterator[str]:
    """What the families have at the end of a round."""
    state = play.state
    done = play.state.round + (1 if play.over else 0)
    yield f"After round {done}:"
    for seat, score in enumerate(play.result().scores):
        has = f"coins {state.coins[seat]}, supply {state.supply[seat]}, rat {state.rat[seat]}"
        yield f"  {names[seat]}: prestige {score}, {has}"


def main() -> None:
    """Write all of them."""
    for seats in GAMES:
        file_of(seats).write_text(readable(*record_of(seats)), encoding="utf-8")


if __name__ == "__main__":
    main()
