"""Game records: the whole truth about a game as a file. The format is described in docs/records.md."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from parvis.engine import boxes, fair
from parvis.engine.box import parse as parse_box
from parvis.engine.contract import Game
from parvis.engine.data import DataError
from parvis.engine.fair import Fair
from parvis.engine.files import replacing
from parvis.engine.play import Play, Result, Step
from parvis.engine.questions import NATURE
from parvis.engine.quoted import LONGEST_NAME, is_name, quoted
from parvis.engine.refusals import GameError, Refusal
from parvis.engine.state import state_hash

FORMAT = "parvis-record/1"
FINGERPRINT = re.compile("[0-9a-f]{16}")


class RecordError(Refusal):
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
        """The content of a record's file, ready for JSON."""
        words, corrected = self.game.catalogue, self.game.corrected(self.ruling)
        content: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.name,
            "ruling": self.ruling,
            **({"corrected": corrected} if corrected else {}),
            **({"box": self.game.box.to_json()} if self.game.box else {}),
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
        raise NotARecord("record-not-text") from None
    except json.JSONDecodeError as error:
        raise NotARecord("record-not-json", line=str(error.lineno), column=str(error.colno)) from None
    except (ValueError, RecursionError):
        raise NotARecord("record-too-deep") from None
    return parse(content)


def parse(content: Any) -> Record:
    """A record from the file's content, its form checked but its steps not yet replayed. Raises RecordError."""
    if not isinstance(content, dict):
        raise NotARecord("record-no-object")
    if content.get("format") != FORMAT:
        raise NotARecord("record-format", format=quoted(content.get("format")), known=FORMAT)
    game = find_game(content.get("game"), content.get("ruling"), content.get("box"))
    seats = parse_seats(content.get("seats"))
    options = content.get("options", {})
    if not isinstance(options, dict):
        raise RecordError("record-options")
    ruling: Any = content.get("ruling")
    corrected = content.get("corrected")
    if corrected is not None and not (isinstance(corrected, str) and FINGERPRINT.fullmatch(corrected)):
        raise RecordError("record-corrected")
    try:
        game.check_stored(ruling, corrected)
        game.check_seats(len(seats))
        numbers = game.read_options(options, len(seats))
    except Refusal as error:
        raise NotHere.of(error) from None
    steps = content.get("steps")
    if not isinstance(steps, list):
        raise RecordError("record-steps")
    parsed = [parse_step(game, index, step) for index, step in enumerate(steps)]
    result = parse_result(content.get("result"), len(seats))
    dealing = parse_fair(content.get("fair"), len(seats))
    return Record(game, ruling, game.shown_options(numbers), seats, parsed, result, dealing)


def find_game(name: Any, ruling: Any = None, box: Any = None) -> Game:
    """The game that the record names, with the values of its box. Raises RecordError, and DataError for its data."""
    if not isinstance(name, str):
        raise RecordError("record-game")
    try:
        return boxes.game_in(name, parse_box(name, ruling, box))
    except Refusal as error:
        if box is None and isinstance(error, DataError):
            raise  # what is installed is wrong, not the record
        raise NotHere.of(error) from None


def parse_seats(seats: Any) -> list[dict[str, str]]:
    """Names and players. Raises RecordError."""
    if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
        raise RecordError("record-seats")
    for number, seat in enumerate(seats):
        for key in ("name", "player"):
            if not isinstance(seat.get(key), str):
                raise RecordError("record-seat-lacks", seat=str(number), entry=key)
            if not is_name(seat[key]):
                raise RecordError("record-seat-hidden", seat=str(number), entry=key, longest=LONGEST_NAME)
    return [{"name": seat["name"], "player": seat["player"]} for seat in seats]


def parse_step(game: Game, index: int, step: Any) -> Step:
    """One [seat, words]. Raises RecordError that names the index."""
    if not isinstance(step, list) or len(step) != 2:
        raise at_step(index, RecordError("record-step"))
    seat, words = step
    if seat != "nature" and (type(seat) is not int or not 0 <= seat < NATURE):
        raise at_step(index, RecordError("record-no-seat", seat=quoted(seat)))
    if not isinstance(words, str) or words not in game.codes:
        raise at_step(index, Refusal("decision-unknown", words=quoted(words), game=game.name))
    return NATURE if seat == "nature" else seat, game.codes[words]


def at_step(index: int, reason: Refusal) -> RecordError:
    """What is wrong with a step."""
    return RecordError("record-at-step", step=str(index), reason=reason)


def in_file(file: Path, reason: GameError) -> RecordError:
    """What is wrong with a file."""
    return RecordError("record-in-file", file=str(file), reason=reason if isinstance(reason, Refusal) else str(reason))


def parse_result(result: Any, seats: int) -> Result | None:
    """The result that the record claims. Raises RecordError."""
    if result is None:
        return None
    lists: Any = result if isinstance(result, dict) else {}
    scores, winners = lists.get("scores"), lists.get("winners")
    for numbers in (scores, winners):
        if not isinstance(numbers, list) or not all(type(number) is int for number in numbers):
            raise RecordError("record-result")
    if len(scores) != seats or not all(0 <= seat < seats for seat in winners):
        raise RecordError("record-result-seats", seats=seats)
    return Result(scores, [], winners)


def parse_fair(content: Any, seats: int) -> Fair | None:
    """What chance followed from; None: the record does not tell. Raises RecordError."""
    try:
        return None if content is None else fair.parse(content, seats)
    except Refusal as error:
        raise RecordError.of(error) from None


def replay(record: Record) -> Iterator[tuple[int, int, int, Play]]:
    """Play the record step by step: index, seat, decision and the game after it (the same object each time).

    Raises RecordError at the first step that the rules don't allow, and at the end for a missing or wrong result.
    """
    play = Play(record.game, len(record.seats), record.options, record.ruling)
    for index, (seat, decision) in enumerate(record.steps):
        movers = play.movers()
        if len(movers) > 1 and seat != movers[0] and seat in movers:
            raise at_step(index, RecordError("record-order", seat=str(movers[0])))
        try:
            play.step(seat, decision)
        except Refusal as error:
            raise at_step(index, error) from None
        yield index, seat, decision, play
    check_end(record, play)


def check_end(record: Record, play: Play) -> None:
    """Raise RecordError unless the game is over with the result that the record tells."""
    last = len(record.steps)
    if not play.over:
        raise at_step(last, RecordError("record-goes-on"))
    if record.result is None:
        raise at_step(last, RecordError("record-no-result"))
    found = play.result()
    if (found.scores, found.winners) != (record.result.scores, sorted(record.result.winners)):
        right = {"scores": str(found.scores), "winners": str(found.winners)}
        told = {"told_scores": str(record.result.scores), "told_winners": str(record.result.winners)}
        raise at_step(last, RecordError("record-other-result", **right, **told))


def verify(record: Record) -> int:
    """Replay the whole record; returns the hash of the last state. Raises RecordError."""
    state = Play(record.game, len(record.seats), record.options, record.ruling).state
    for _, _, _, play in replay(record):
        state = play.state
    return state_hash(state)
