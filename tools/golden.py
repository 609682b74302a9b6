"""Write the golden logs in tests/golden: `PYTHONPATH=src python -m tools.golden GAME ...`.

One game of a game's corpus for each number of players, as somebody would read it from whom nothing is hidden: every
step in words, below it the lines of the log, and after every round what everybody has.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from parvis.engine import record as records
from parvis.engine.lines import EVERYTHING
from parvis.engine.play import Play, seat_words
from parvis.engine.record import Record
from parvis.web.texts import GameTexts
from tools.corpora import CORPORA
from tools.corpora.corpus import ROOT, Corpus

FOLDER = ROOT / "tests" / "golden"
LOGS = [(name, players) for name, corpus in CORPORA.items() for players in corpus.golden]
"""Game and number of players of every golden log."""


def file_of(game: str, players: int) -> Path:
    """Where the log of that game for that many players stands."""
    return FOLDER / f"{game}-{players}.txt"


def record_of(corpus: Corpus, players: int) -> tuple[str, Record]:
    """The name of the record that is told for that many players, and the record."""
    begins = corpus.golden[players]
    name, file = next((name, file) for name, file in corpus.files().items() if name.startswith(begins))
    return name, records.load(file)


def readable(corpus: Corpus, players: int) -> str:
    """A whole game as text to be read."""
    name, record = record_of(corpus, players)
    names = [seat["name"] for seat in record.seats]
    play = Play(corpus.game, len(names), record.options, record.ruling)
    texts = GameTexts(corpus.game, names)
    lines = [*header(corpus, name, record), ""]
    for _, seat, decision, _ in records.replay(record):
        events = [event.line for event in play.events(seat, decision) if event.visible(EVERYTHING)]
        number, before = len(play.steps), play.state.round
        play.step(seat, decision)
        lines.append(f"{number:3} {seat_words(seat)}: {corpus.game.catalogue[decision]}")
        told = [f"      {texts.line(line)}" for line in events]
        if play.over or play.state.round > before:
            ended = play.state.round + (1 if play.over else 0)
            told[-1:] = ["", f"After round {ended}:", *corpus.standing(play, names), "", told[-1].strip()]
        lines += told
    winners = " and ".join(names[seat] for seat in play.result().winners)
    return "\n".join([*lines, f"Won by {winners}."]) + "\n"


def header(corpus: Corpus, name: str, record: Record) -> Iterator[str]:
    """What the game is, and who plays."""
    options = [option for option, on in record.options.items() if on]
    yield f"{corpus.game.title}, {len(record.seats)} {corpus.players}, ruling {record.ruling}. Record: {name}"
    yield f"Options: {', '.join(options) or 'none'}"
    for seat, player in enumerate(record.seats):
        yield f"Seat {seat}: {player['name']} ({player['player']})"


def main(names: list[str]) -> None:
    """Write those of the games named; of all without a name."""
    for name, players in LOGS:
        if not names or name in names:
            file_of(name, players).write_text(readable(CORPORA[name], players), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
