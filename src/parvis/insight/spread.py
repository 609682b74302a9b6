"""A finished game once more from one of its steps, many times: what it could have come to from there."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from parvis import bots
from parvis.bots.roller import Seeds
from parvis.engine.record import Record
from parvis.engine.refusals import Refusal
from parvis.insight.ledger import Found, par_of
from parvis.insight.rollouts import JUDGE, Roller
from parvis.insight.store import Store
from parvis.insight.story import Moment
from parvis.insight.tasks import PIECE

FORMAT = "parvis-spread/1"
SPREAD = "spread"
"""The kind of task that plays a piece of these games."""
SEEDS = 97
"""Part of the seeds: no analysis has the same."""


@dataclass(frozen=True)
class Finishing:
    """From which step games are finished, how many of them, and by whom in every seat."""

    step: int
    """How many steps of the record are made before."""
    games: int = 200
    seed: int = 0
    judge: str = JUDGE

    @property
    def pieces(self) -> int:
        """In how many pieces they are played."""
        return -(-self.games // PIECE)

    def to_json(self) -> dict[str, int | str]:
        """The numbers and the judge, by name."""
        return asdict(self)


def show_nothing(done: int, total: int) -> None:
    """Show nobody how many pieces are played."""


def spread(record: Record, asked: Finishing, keep: Path | None = None, show: Any = show_nothing) -> dict[str, Any]:
    """What the games come to, as plain data: the same for the same record and request.

    They go on from the true position, hidden cards as they lay, with new luck. `record` has to be verified. `keep`: a
    file that holds the pieces that are played already, and gets the rest. Raises GameError for a step at which the game
    is over, and OSError where the file can't be written.
    """
    if not 0 <= asked.step < len(record.steps):
        raise Refusal("spread-over", steps=len(record.steps))
    store, moment = Store(keep), Moment(bots.fastest(record.game), record, asked.step)
    roller = Roller(moment, asked.judge)
    for piece in range(asked.pieces):
        show(piece, asked.pieces)
        if (SPREAD, piece) not in store.found:
            store.keep((SPREAD, piece), played(roller, asked, piece))
    points, shares = (
        np.concatenate([np.array(store.found[SPREAD, piece][key], float) for piece in range(asked.pieces)])
        for key in ("points", "shares")
    )
    return {
        "format": FORMAT,
        "game": record.game.name,
        "seats": [seat["name"] for seat in record.seats],
        **asked.to_json(),
        "spread": par_of(record, points, shares),
    }


def played(roller: Roller[Moment], asked: Finishing, piece: int) -> Found:
    """What the games of a piece come to."""
    games = min(PIECE, asked.games - PIECE * piece)
    ends = roller.ends(0, Seeds.of((asked.seed, SEEDS, piece), games, roller.seats))
    return {"points": ends.points.tolist(), "shares": ends.shares.tolist()}
