"""The columns of a set of games, and games as tables of them."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyarrow as pa

from parvis import __version__
from parvis.datasets.rows import BY_NATURE, Decision, Followed, deal_of
from parvis.engine.contract import Game
from parvis.engine.questions import NATURE
from parvis.engine.versions import catalogue_version, observation_version

FORMAT = "parvis-games/1"


@dataclass(frozen=True)
class Source:
    """Where a game of a set comes from."""

    number: int
    """The number of the game in the set."""
    players: tuple[str, ...]
    """Who played, by seat, as records have it: `bot:skilled`, `human`. Names of people are not in a set."""
    nature: int | None = None
    """The seed of chance; None: not known."""
    seeds: tuple[int, ...] = ()
    """Seeds of the bots by seat; empty: not known."""
    record: str = ""
    """The SHA-256 of the record's file; empty: there is none."""


def observation_type(game: Game) -> Any:
    """What holds an observation."""
    return pa.list_(pa.int16(), game.observation.size)


def decisions_schema(game: Game) -> Any:
    """The columns of the decisions: a row for each that a player has made."""
    return pa.schema(
        [
            ("game", pa.int32()),
            ("step", pa.int32()),  # its number in the steps of the game
            ("seat", pa.int8()),
            ("words", pa.string()),
            ("number", pa.int32()),  # of the decision in the catalogue
            ("legal", pa.list_(pa.string())),
            ("legal_numbers", pa.list_(pa.int32())),
            ("value", pa.float32()),  # the reference's value of the decision
            ("values", pa.list_(pa.float32())),  # of all that is legal
            ("observation", observation_type(game)),
        ]
    )


def games_schema(game: Game) -> Any:
    """The columns of the games: a row for each, with its result and all its steps."""
    return pa.schema(
        [
            ("game", pa.int32()),
            ("players", pa.int8()),
            ("ruling", pa.int16()),
            ("options", pa.string()),  # as JSON
            ("by_seat", pa.list_(pa.string())),
            ("nature_seed", pa.int64()),
            ("bot_seeds", pa.list_(pa.int64())),
            ("record", pa.string()),
            ("deal", pa.string()),
            ("scores", pa.list_(pa.int32())),
            ("tiebreaks", pa.list_(pa.int32())),
            ("winners", pa.list_(pa.int8())),
            ("decisions", pa.int32()),
            ("steps", pa.list_(pa.struct([("seat", pa.int8()), ("words", pa.string())]))),  # seat -1: nature
            ("last", pa.list_(observation_type(game))),  # by seat, the observation at the end
            ("end", pa.string()),  # the hash of the last state
            ("version", pa.string()),
            ("catalogue_version", pa.string()),
            ("observation_version", pa.string()),
        ]
    )


def decisions_table(game: Game, games: Sequence[tuple[Source, Followed]]) -> Any:
    """The decisions of these games, in their order."""
    rows = [(source.number, decision) for source, found in games for decision in found.decisions]
    words = game.catalogue
    decisions: list[Decision] = [decision for _, decision in rows]
    columns = {
        "game": [number for number, _ in rows],
        "step": [one.step for one in decisions],
        "seat": [one.seat for one in decisions],
        "words": [words[one.made] for one in decisions],
        "number": [one.made for one in decisions],
        "legal": [[words[number] for number in one.legal] for one in decisions],
        "legal_numbers": [one.legal for one in decisions],
        "value": [value_of(one) for one in decisions],
        "values": [one.values for one in decisions],
        "observation": observations(game, [one.observation for one in decisions]),
    }
    return pa.table(columns, decisions_schema(game))


def value_of(decision: Decision) -> float | None:
    """The reference's value of what was decided."""
    return None if decision.values is None else decision.values[decision.legal.index(decision.made)]


def observations(game: Game, rows: Sequence[Any]) -> Any:
    """Observations as an array of lists."""
    size = game.observation.size
    flat = np.concatenate([np.zeros(0, np.int16), *rows])
    return pa.FixedSizeListArray.from_arrays(pa.array(flat, pa.int16()), size)


def games_table(game: Game, games: Sequence[tuple[Source, Followed]]) -> Any:
    """The games, a row for each."""
    return pa.Table.from_pylist([row_of(game, source, found) for source, found in games], games_schema(game))


def row_of(game: Game, source: Source, found: Followed) -> dict[str, Any]:
    """All that is known of a game as a whole."""
    assert found.result is not None  # it has been followed to its end
    return {
        "game": source.number,
        "players": found.seats,
        "ruling": found.ruling,
        "options": json.dumps(game.shown_options(found.options)),
        "by_seat": list(source.players),
        "nature_seed": source.nature,
        "bot_seeds": list(source.seeds) or None,
        "record": source.record or None,
        "deal": deal_of(game, found, source.nature),
        "scores": found.result.scores,
        "tiebreaks": found.result.tiebreaks,
        "winners": found.result.winners,
        "decisions": len(found.decisions),
        "steps": [
            {"seat": BY_NATURE if seat == NATURE else seat, "words": game.catalogue[decision]}
            for seat, decision in found.steps
        ],
        "last": [row.tolist() for row in found.last],
        "end": found.end,
        "version": __version__,
        "catalogue_version": catalogue_version(game),
        "observation_version": observation_version(game),
    }
