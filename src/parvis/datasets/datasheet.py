"""The datasheet of a set of games, after "Datasheets for Datasets": what is in it, how it was made, what it is for.

Its figures are counted in the very files of the set.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import fill
from typing import Any

import numpy as np
import pyarrow.parquet as pq

from parvis.datasets.plans import Plan
from parvis.datasets.rows import REFERENCE

SHEET = "README.md"
WIDTH = 120


@dataclass
class Figures:
    """What is counted in the files of a set."""

    games: int = 0
    deals: set[str] = field(default_factory=set)
    settings: Counter[str] = field(default_factory=Counter)
    """Games by number of players and options."""
    scores: dict[str, list[int]] = field(default_factory=dict)
    """By who played, the scores of all seats."""
    wins: Counter[str] = field(default_factory=Counter)
    seats: Counter[str] = field(default_factory=Counter)
    lengths: list[int] = field(default_factory=list)
    """Decisions of players by game."""
    legal: Counter[int] = field(default_factory=Counter)
    """How many decisions there were by how much was open."""
    words: set[str] = field(default_factory=set)
    bytes: int = 0


def figures_of(folder: Path) -> Figures:
    """Count what the files of a set have."""
    found = Figures()
    for row in rows_of(folder / "games", ["deal", "players", "options", "by_seat", "scores", "winners", "decisions"]):
        found.games += 1
        found.deals.add(row["deal"])
        found.settings[f"{row['players']} players, {told(json.loads(row['options']))}"] += 1
        found.lengths.append(row["decisions"])
        for seat, (name, score) in enumerate(zip(row["by_seat"], row["scores"], strict=True)):
            found.scores.setdefault(name, []).append(score)
            found.seats[name] += 1
            found.wins[name] += seat in row["winners"]
    for file in sorted((folder / "decisions").glob("*.parquet")):
        table = pq.read_table(file, columns=["words", "legal"])
        found.words.update(table["words"].unique().to_pylist())
        found.legal.update(table["legal"].combine_chunks().value_lengths().to_pylist())
    found.bytes = sum(file.stat().st_size for file in folder.glob("*/*.parquet"))
    return found


def rows_of(folder: Path, columns: list[str]) -> Iterator[dict[str, Any]]:
    """The rows of all files of a folder, with these columns."""
    for file in sorted(folder.glob("*.parquet")):
        yield from pq.read_table(file, columns=columns).to_pylist()


def told(options: Mapping[str, Any]) -> str:
    """Options that are on, or the base game."""
    return ", ".join(f"{name}={str(value).lower()}" for name, value in options.items() if value) or "no options"


def datasheet(plan: Plan, folder: Path, settings: Mapping[str, Any]) -> str:
    """The datasheet of the set in a folder, as Markdown."""
    found, game = figures_of(folder), plan.game
    parts = [
        f"# Games of {game.title}",
        motivation(),
        composition(found, settings, game.observation.size),
        table_of(found),
        collection(settings, found.games),
        columns(settings),
        uses(settings),
        upkeep(settings),
    ]
    return "\n\n".join(parts) + "\n"


def paragraph(*sentences: str) -> str:
    """Sentences as lines of the usual width."""
    return fill(" ".join(sentences), WIDTH, break_long_words=False, break_on_hyphens=False)


def motivation() -> str:
    """Why there is such a set."""
    return "## Motivation\n\n" + paragraph(
        "Whole games of a board game with hidden information and several players, for imitation learning, offline",
        "reinforcement learning, opponent modelling and studies of play. Written by `parvis games export`.",
    )


def composition(found: Figures, settings: Mapping[str, Any], size: int) -> str:
    """What is in the set, in numbers."""
    lengths = np.array(found.lengths)
    mean = sum(open_ * count for open_, count in found.legal.items()) / found.legal.total()
    lines = [
        "## Composition\n",
        f"- {found.games:,} games, of {len(found.deals):,} deals: "
        + "; ".join(f"{count:,} with {name}" for name, count in sorted(found.settings.items())),
        f"- {lengths.sum():,} decisions of players, {lengths.min()} to {lengths.max()} in a game, "
        f"{lengths.mean():.1f} on average",
        f"- {mean:.1f} legal decisions on average, {max(found.legal)} at most; "
        f"{found.legal[1] / found.legal.total():.1%} of all decisions had no other",
        f"- {len(found.words):,} different decisions were made; an observation has {size} numbers",
        f"- {found.bytes:,} bytes of Parquet, {found.bytes / max(1, found.games):,.0f} for each game",
    ]
    if "records" in settings:
        lines.append("- games of people may be among them; names are left out, `by_seat` says `human` or which bot")
    return "\n".join(lines)


def table_of(found: Figures) -> str:
    """Who played, and how well."""
    head = "| player | seats | mean score | standard deviation | games won |\n| --- | ---: | ---: | ---: | ---: |"
    rows = [
        f"| `{name}` | {found.seats[name]:,} | {np.mean(scores):.2f} | {np.std(scores):.2f} "
        f"| {found.wins[name] / found.seats[name]:.1%} |"
        for name, scores in sorted(found.scores.items())
    ]
    return "\n".join([head, *rows]) + "\n\nA win that is shared counts for everybody who shares it."


def collection(settings: Mapping[str, Any], games: int) -> str:
    """How the games were made."""
    made = settings["made_with"]
    written = f"Written by Parvis {made['parvis']} with PyArrow {made['pyarrow']}."
    if "records" in settings:
        told = paragraph(
            written,
            f"The games were read from {games:,} record files, each checked step by step by the rules. The manifest",
            "has the SHA-256 of each. The deal of a game is the hash of what chance decided in it.",
        )
        return f"## Collection\n\n{told}"
    (lineup,) = settings["lineups"]
    told = paragraph(
        written,
        f"Bots played: {', '.join(lineup)}, moved on by one seat after each game. All follows from the seed",
        f"{settings['seed']} and the part of the deals, `{settings.get('split', 'any')}`: seeds of chance are even for",
        "`train` and odd for `test`, so no deal of one part is in the other. The deal of a game is the hash of its",
        "game, number of players, options and seed of chance. The same command writes the same bytes, unless bots",
        "think for a set time.",
    )
    return f"## Collection\n\n{told}"


def columns(settings: Mapping[str, Any]) -> str:
    """What the columns mean, and the label."""
    decisions = paragraph(
        "`decisions` has a row for each decision of a player. `words` and `legal` are permanent; `number` and",
        "`legal_numbers` are those of `catalogue_version`. `observation` is what the seat knew before the decision, as",
        "`observation_version` lays it out: nothing that was hidden from it. Seats that decide together do so in seat",
        "order, and none knows what the others chose.",
    )
    games = paragraph(
        "`games` has a row for each game. Its `steps` are the whole truth, chance (seat -1) included, so that the game",
        "can be replayed: they are no input for a player. `last` is what each seat knows at the end, `end` the hash of",
        "the last state.",
    )
    return "\n\n".join(["## Columns", decisions, label(settings["reference"]), games])


def label(reference: str | None) -> str:
    """What the reference's values are."""
    if reference is None:
        return "`values` and `value` are empty: the game has no learned value."
    return paragraph(
        f"`values` are what `{reference}` expects of each legal decision, in the order of `legal`: the final points of",
        "the seat after the best move that begins with it, by the learned value at the end of that move, corrected on",
        f"average as `{REFERENCE}` tells its advice. They are computed from the seat's information state: from one",
        f"deal of what it can't know, drawn at random, as `{REFERENCE}` does when it decides; for a few decisions they",
        "would differ with another deal. `value` is that of the decision that was made.",
    )


def uses(settings: Mapping[str, Any]) -> str:
    """What the set is good for, and what not."""
    bots = [] if "records" in settings else ["Bots of one kind play alike: other players get into other positions."]
    told = paragraph(
        *bots,
        "Split by `deal`, never by row: decisions of one game are not independent. The deals of `parvis evaluate` are",
        "of the part `test`.",
    )
    return f"## Uses\n\n{told}"


def upkeep(settings: Mapping[str, Any]) -> str:
    """Licence, and how a set is checked."""
    told = paragraph(
        "`manifest.json` has the SHA-256 of each file and all settings. Numbers are valid for the versions",
        f"`{settings['catalogue_version']}` (decisions) and `{settings['observation_version']}` (observations).",
        "Parvis is under the MIT licence.",
    )
    return f"## Distribution and maintenance\n\n{told}"
