"""Standings: the results of a series, with confidence intervals over its deals.

The games of one deal are not independent: they share nature's generator. So the unit is the deal. With x_d a player's
mean win share in the games of deal d, m the mean of all x_d and s² = variance(x_d) / D its squared error over D deals,
the series is worth n = m (1 - m) / s² independent games, at least D and at most as many as were played, and the
interval is Wilson's for a share m of n games with the 97.5 % quantile of Student's t with D - 1 degrees of freedom.
Means of scores have the plain t interval over deals. With a single deal nothing is known: 0 to 1.
"""

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from statistics import NormalDist
from typing import TYPE_CHECKING, Any

import numpy as np

from parvis.arena.series import Series

if TYPE_CHECKING:
    import pyarrow as pa

NORMAL = NormalDist().inv_cdf(0.975)
Columns = Mapping[str, np.ndarray]
NUMBERS = ("game", "deal", "lineup", "seat", "player", "score", "rank", "win_share", "decisions", "seconds")


@dataclass(frozen=True)
class Interval:
    """An estimate; in 19 of 20 such series the truth lies between low and high."""

    value: float
    low: float
    high: float

    def shown(self) -> str:
        """In percent: `31.2% (28.0–34.6)`."""
        return f"{100 * self.value:.1f}% ({100 * self.low:.1f}–{100 * self.high:.1f})"


@dataclass(frozen=True)
class Standing:
    """What one player did; for a name in several seats of a game, the mean over them."""

    player: str
    seats: int
    """The most seats that it has in one of these games."""
    games: int
    mean_score: float
    score_low: float
    score_high: float
    spread: float
    """Standard deviation of the score from game to game."""
    wins: float
    """Games won, a shared win as its part."""
    win_share: Interval
    """Part of the games won by one of its seats."""
    winning_score: float | None
    """Mean score of the games that it won; None: it won none."""
    win_share_by_seat: list[float]
    decisions: float
    """Decisions per game and seat, on average."""
    milliseconds: float
    """Thought for a decision."""


def columns(table: "pa.Table") -> Columns:
    """The columns of a table of results as arrays, by name."""
    arrays = {name: table[name].to_numpy() for name in NUMBERS}
    return arrays | {"name": np.array(table["name"].to_pylist(), object)}


def chosen(results: Columns, mask: np.ndarray) -> Columns:
    """The results at the rows that a mask names."""
    return {name: array[mask] for name, array in results.items()}


def quantile(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, by the Cornish-Fisher series, accurate to 1 % from 3 degrees on."""
    if freedom < 3:
        return (12.706, 4.303)[freedom - 1]
    z, n = NORMAL, freedom
    first, second = (z**3 + z) / (4 * n), (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    return z + first + second + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)


def by_deal(results: Columns, name: str) -> np.ndarray:
    """The mean of a column for each deal."""
    _, index = np.unique(results["deal"], return_inverse=True)
    return np.bincount(index, results[name]) / np.bincount(index)


def share(results: Columns) -> Interval:
    """The mean win share of these rows, with Wilson's interval over deals (see above)."""
    deals = by_deal(results, "win_share")
    mean = float(deals.mean())
    if len(deals) < 2:
        return Interval(mean, 0.0, 1.0)
    error = float(deals.var(ddof=1)) / len(deals)
    certain = len(np.unique(results["game"])) if 0 < mean < 1 else len(deals)
    n = min(max(mean * (1 - mean) / error, len(deals)), certain) if error > 0 else certain
    t = quantile(len(deals) - 1)
    centre = (mean + t * t / (2 * n)) / (1 + t * t / n)
    reach = t / (1 + t * t / n) * math.sqrt(mean * (1 - mean) / n + t * t / (4 * n * n))
    return Interval(mean, max(0.0, min(centre - reach, mean)), min(1.0, max(centre + reach, mean)))


def mean_score(results: Columns) -> Interval:
    """The mean score of these rows, with the t interval over deals."""
    deals = by_deal(results, "score")
    mean = float(deals.mean())
    if len(deals) < 2:
        return Interval(mean, -math.inf, math.inf)
    reach = quantile(len(deals) - 1) * float(deals.std(ddof=1)) / math.sqrt(len(deals))
    return Interval(mean, mean - reach, mean + reach)


def spread_of(numbers: np.ndarray) -> float:
    """Standard deviation; 0 for a single number."""
    return float(numbers.std(ddof=1)) if len(numbers) > 1 else 0.0


def standing(results: Columns, who: str | int, seats: int, by: str = "name") -> Standing:
    """What one player did in these games of so many seats; `by`: the column that holds `who`, name or player."""
    own = chosen(results, results[by] == who)
    games, holders = np.unique(own["game"], return_counts=True)
    score = mean_score(own)
    won = own["score"][own["win_share"] > 0]
    places = [own["win_share"][own["seat"] == seat] for seat in range(seats)]
    return Standing(
        player=str(own["name"][0]),
        seats=int(holders.max()),
        games=len(games),
        mean_score=score.value,
        score_low=score.low,
        score_high=score.high,
        spread=spread_of(own["score"]),
        wins=float(own["win_share"].sum()),
        win_share=share(own),
        winning_score=float(won.mean()) if len(won) else None,
        win_share_by_seat=[float(place.mean()) if len(place) else 0.0 for place in places],
        decisions=float(own["decisions"].mean()),
        milliseconds=1000 * float(own["seconds"].sum() / max(1, own["decisions"].sum())),
    )


def standings(results: Columns, seats: int, by: str = "name") -> list[Standing]:
    """Everybody's, in the order of their first row; `by` as in `standing`."""
    return [standing(results, who, seats, by) for who in dict.fromkeys(results[by].tolist())]


def shares_by_seat(results: Columns, seats: int) -> list[float]:
    """The share of games won from each seat, by any player."""
    return [float(results["win_share"][results["seat"] == seat].mean()) for seat in range(seats)]


def winning_score(results: Columns) -> float:
    """The mean score of those who won."""
    return float(results["score"][results["win_share"] > 0].mean())


def scores_by_rank(results: Columns, seats: int) -> list[Interval]:
    """The mean score of the best player of a game, of the second best, and so on."""
    rows = np.lexsort((-results["score"], results["game"])).reshape(-1, seats)
    return [mean_score(chosen(results, rows[:, rank])) for rank in range(seats)]


def scores_by_source(table: "pa.Table") -> dict[str, dict[str, float]]:
    """Mean score of a game by source for every player, from the rows where it was counted; empty where none was."""
    totals: dict[str, dict[str, float]] = {}
    rows: dict[str, int] = {}
    counted = table.filter(table["sources"].is_valid())
    for name, sources in zip(counted["name"].to_pylist(), counted["sources"].to_pylist(), strict=True):
        rows[name] = rows.get(name, 0) + 1
        own = totals.setdefault(name, {})
        for source, score in sources:
            own[source] = own.get(source, 0) + score
    return {name: {source: score / rows[name] for source, score in sorted(own.items())} for name, own in totals.items()}


def plain(content: Any) -> Any:
    """Any content ready for JSON: dataclasses as mappings, numbers with as many digits as mean something."""
    if hasattr(content, "__dataclass_fields__"):
        content = asdict(content)
    if isinstance(content, dict):
        return {name: plain(value) for name, value in content.items()}
    if isinstance(content, list | tuple):
        return [plain(value) for value in content]
    if isinstance(content, float):
        return round(content, 4) if math.isfinite(content) else None
    return content


def summary(series: Series, table: "pa.Table") -> dict[str, Any]:
    """All that is known after the games of a table, for JSON: of each line-up and over all."""
    results = columns(table)
    known = series.settings() | {
        "games": len(np.unique(results["game"])),
        "deals": len(np.unique(results["deal"])),
        "winning_score": winning_score(results),
        "scores_by_rank": scores_by_rank(results, series.seats),
        "win_share_by_seat": shares_by_seat(results, series.seats),
        "players": standings(results, series.seats),
        "points_by_source": scores_by_source(table),
    }
    return {name: plain(value) for name, value in known.items()}
