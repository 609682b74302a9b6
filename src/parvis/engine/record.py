"""Game records: the whole truth about a game as a file. The format is described in docs/records.md."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from parvis.engine import fair, registry
from parvis.engine.contract import Game, GameError
from parvis.engine.data import DataError
from parvis.engine.fair import Fair
from parvis.engine.files import replacing
from parvis.engine.play import Play, Result, Step, seat_words
from parvis.engine.questions import NATURE
from parvis.engine.quoted import LONGEST_NAME, is_name, quoted
from parvis.engine.state import state_hash

FORMAT = "parvis-record/1"
FINGERPRINT = re.compile("[0-9a-f]{16}")


class RecordError(GameError):
    """A record that is broken or tells of an illegal game; the message names the step's index where there is one."""


class NotARecord(RecordError):
    """A file that holds something else than a record."""


class NotHere(RecordError):
    """A record of a game, or of a ruling or options of it, that this program does not have."""


@dataclass
class Record:
    """A game as it stands in a file."""

    game: Game
    ruling: int
    options: dict[str, Any]
    seats: list[dict[str, str]]
    """`name` and `player` (`human`, `bot:greedy` …) of every seat."""
    steps: list[Step] = field(default_factory=list)
    result: Result | None = None
    fair: Fair | None = None
    """What chance followed from, where it was committed to."""

    def to_json(self) -> dict[str, Any]:
        """The file's content."""
        words, corrected = self.game.catalogue, self.game.corrected(self.ruling)
        content: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.name,
            "ruling": self.ruling,
            **({"corrected": corrected} if corrected else {}),
            "options": self.options,
            "seats": self.seats,
            **({"fair": self.fair.to_json()} if self.fair else {}),
            "steps": [["nature" if seat == NATURE else seat, words[decision]] for seat, decision in self.steps],
        }
        if self.result:
            content["result"] = {"scores": self.result.scores, "winners": self.result.winners}
        return content

    def write(self, path: Path) -> None:
        """Write the file, whole or not at all. Raises OSError."""
        with replacing(path) as file:
            file.write_text(dumps(self.to_json()), encoding="utf-8")


def of(play: Play, seats: list[dict[str, str]]) -> Record:
    """The record of a game, with its result if it is over."""
    options = play.game.shown_options(play.options)
    result = play.result() if play.over else None
    return Record(play.game, play.ruling, options, seats, list(play.steps), result)


def dumps(content: Mapping[str, Any]) -> str:
    """A record as text: a line for everything before the steps, then a line for every step."""
    head = {name: value for name, value in content.items() if name not in ("steps", "result")}
    lines = [json.dumps(head, ensure_ascii=False)[:-1] + ",", ' "steps": [']
    lines.append(",\n".join(f"  {json.dumps(step, ensure_ascii=False)}" for step in content["steps"]))
    lines.append(" ]" + ("," if "result" in content else "}"))
    if "result" in content:
        lines.append(f' "result": {json.dumps(content["result"])}}}')
    return "\n".join(lines) + "\n"


def load(path: Path) -> Record:
    """Read a record's file. Raises RecordError, or OSError where it can't be read."""
    return loads(path.read_bytes())


def loads(file: bytes) -> Record:
    """The record that the bytes of a file hold. Raises RecordError."""
    try:
        content = json.loads(file.decode("utf-8-sig"))  # some editors put a byte order mark before it
    except UnicodeDecodeError:
        raise NotARecord("the file is not UTF-8 text") from None
    except (ValueError, RecursionError) as error:
        raise NotARecord(f"the file is not JSON: {error}") from None
    return parse(content)


def parse(content: Any) -> Record:
    """A record from the file's content, its form checked but its steps not yet replayed. Raises RecordError."""
    if not isinstance(content, dict):
        raise NotARecord("a record is an object with format, game, seats, steps and result")
    if content.get("format") != FORMAT:
        raise NotARecord(f"unknown format {quoted(content.get('format'))}; this program reads {FORMAT}")
    game = find_game(content.get("game"))
    seats = parse_seats(content.get("seats"))
    options = content.get("options", {})
    if not isinstance(options, dict):
        raise RecordError("options: an object of names and values is needed")
    ruling: Any = content.get("ruling")
    corrected = content.get("corrected")
    if corrected is not None and not (isinstance(corrected, str) and FINGERPRINT.fullmatch(corrected)):
        raise RecordError("corrected: a fingerprint of 16 hex digits is needed, or nothing")
    try:
        game.check_stored(ruling, corrected)
        game.check_seats(len(seats))
        numbers = game.read_options(options, len(seats))
    except GameError as error:
        raise NotHere(str(error)) from None
    steps = content.get("steps")
    if not isinstance(steps, list):
        raise RecordError("steps: a list of [seat, decision] is needed")
    parsed = [parse_step(game, index, step) for index, step in enumerate(steps)]
    result = parse_result(content.get("result"), len(seats))
    dealing = parse_fair(content.get("fair"), len(seats))
    return Record(game, ruling, game.shown_options(numbers), seats, parsed, result, dealing)


def find_game(name: Any) -> Game:
    """The game that the record names. Raises RecordError."""
    if not isinstance(name, str):
        raise RecordError("game: a name is needed")
    try:
        return registry.find(name)
    except DataError:
        raise  # no fault of the record
    except GameError as error:
        raise NotHere(str(error)) from None


def parse_seats(seats: Any) -> list[dict[str, str]]:
    """Names and players. Raises RecordError."""
    if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
        raise RecordError('seats: a list of {"name": …, "player": …} is needed')
    for number, seat in enumerate(seats):
        for key in ("name", "player"):
            if not isinstance(seat.get(key), str):
                raise RecordError(f"seats: seat {number} has no {key}")
            if not is_name(seat[key]):
                allowed = f"1 to {LONGEST_NAME} letters, numbers, signs and spaces"
                raise RecordError(f"seats: the {key} of seat {number} can't be shown; it has to be {allowed}")
    return [{"name": seat["name"], "player": seat["player"]} for seat in seats]


def parse_step(game: Game, index: int, step: Any) -> Step:
    """One [seat, words]. Raises RecordError that names the index."""
    if not isinstance(step, list) or len(step) != 2:
        raise RecordError(f"step {index}: [seat, decision] is needed")
    seat, words = step
    if seat != "nature" and (type(seat) is not int or not 0 <= seat < NATURE):
        raise RecordError(f"step {index}: {quoted(seat)} is no seat")
    if not isinstance(words, str) or words not in game.codes:
        raise RecordError(f"step {index}: {quoted(words)} is no decision of {game.name}")
    return NATURE if seat == "nature" else seat, game.codes[words]


def parse_result(result: Any, seats: int) -> Result | None:
    """The result that the record claims. Raises RecordError."""
    if result is None:
        return None
    lists: Any = result if isinstance(result, dict) else {}
    scores, winners = lists.get("scores"), lists.get("winners")
    for numbers in (scores, winners):
        if not isinstance(numbers, list) or not all(type(number) is int for number in numbers):
            raise RecordError("result: scores and winners are lists of numbers")
    if len(scores) != seats or not all(0 <= seat < seats for seat in winners):
        raise RecordError(f"result: a score for each of {seats} seats and their numbers as winners are needed")
    return Result(scores, [], winners)


def parse_fair(content: Any, seats: int) -> Fair | None:
    """What chance followed from; None: the record does not tell. Raises RecordError."""
    try:
        return None if content is None else fair.parse(content, seats)
    except GameError as error:
        raise RecordError(f"fair: {error}") from None


def replay(record: Record) -> Iterator[tuple[int, int, int, Play]]:
    """Play the record step by step: index, seat, decision and the game after it (the same object each time).

    Raises RecordError at the first step that the rules don't allow, and at the end for a missing or wrong result.
    """
    play = Play(record.game, len(record.seats), record.options, record.ruling)
    for index, (seat, decision) in enumerate(record.steps):
        movers = play.movers()
        if len(movers) > 1 and seat != movers[0] and seat in movers:
            raise RecordError(f"step {index}: {seat_words(movers[0])} stands first among those who decide together")
        try:
            play.step(seat, decision)
        except GameError as error:
            raise RecordError(f"step {index}: {error}") from None
        yield index, seat, decision, play
    check_end(record, play)


def check_end(record: Record, play: Play) -> None:
    """Raise RecordError unless the game is over with the result that the record tells."""
    last = len(record.steps)
    if not play.over:
        raise RecordError(f"step {last}: the record ends here, but the game goes on")
    if record.result is None:
        raise RecordError(f"step {last}: the record has no result")
    found = play.result()
    if (found.scores, found.winners) != (record.result.scores, sorted(record.result.winners)):
        told = f"{record.result.scores}, winners {record.result.winners}"
        raise RecordError(f"step {last}: the result is {found.scores}, winners {found.winners}, not {told}")


def verify(record: Record) -> int:
    """Replay the whole record; returns the hash of the last state. Raises RecordError."""
    state = Play(record.game, len(record.seats), record.options, record.ruling).state
    for _, _, _, play in replay(record):
        state = play.state
    return state_hash(state)
