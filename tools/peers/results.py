"""What a run has found, and its JSON. Needs the standard library only: the chart is drawn in another environment."""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from typing import Any


@dataclass
class Figure:
    """One thing measured, once a round: what was done (decisions, copies …), games that ended, CPU seconds."""

    rival: str
    way: str
    game: str
    how: str
    rounds: list[tuple[float, int, float]] = field(default_factory=list)

    def rates(self) -> list[float]:
        """What was done by CPU second in each round."""
        return [done / seconds for done, _, seconds in self.rounds]

    @property
    def rate(self) -> float:
        """The median of the rounds."""
        return median(self.rates())

    @property
    def games_rate(self) -> float:
        """Games by CPU second, the median of the rounds."""
        return median(games / seconds for _, games, seconds in self.rounds)

    @property
    def per_game(self) -> float | None:
        """Mean decisions of a game; None where no game ended."""
        games = sum(games for _, games, _ in self.rounds)
        return sum(done for done, _, _ in self.rounds) / games if games else None


@dataclass
class Results:
    """All figures of a run, what the rivals' versions were, and what could not be measured and why."""

    machine: dict[str, Any]
    core: int | None
    rounds: int = 0
    seconds: float = 0.0
    versions: dict[str, dict[str, str]] = field(default_factory=dict)
    figures: list[Figure] = field(default_factory=list)
    not_measured: dict[str, str] = field(default_factory=dict)

    def figure(self, rival: str, way: str, game: str, how: str) -> Figure:
        """The figure of that description, a new one if there is none."""
        wanted = Figure(rival, way, game, how)
        for figure in self.figures:
            if (figure.rival, figure.way, figure.game, figure.how) == (rival, way, game, how):
                return figure
        self.figures.append(wanted)
        return wanted

    def of_way(self, way: str) -> list[Figure]:
        """The figures of one way of driving, fastest first."""
        return sorted((figure for figure in self.figures if figure.way == way), key=lambda figure: -figure.rate)

    def own_figure(self, way: str, name: str) -> Figure | None:
        """Our fastest figure of a way, which the others are compared with."""
        return next((figure for figure in self.of_way(way) if figure.rival == name), None)

    def to_json(self) -> str:
        """The results as JSON, medians included for those who only read it."""
        content = asdict(self)
        for entry, figure in zip(content["figures"], self.figures, strict=True):
            entry |= {"rate": figure.rate, "games_rate": figure.games_rate, "per_game": figure.per_game}
        return json.dumps(content, indent=2, ensure_ascii=False)


def load(path: Path) -> Results:
    """The results of an earlier run."""
    content = json.loads(path.read_text(encoding="utf-8"))
    fields = ("rival", "way", "game", "how", "rounds")
    figures = [Figure(**{name: entry[name] for name in fields}) for entry in content.pop("figures")]
    return Results(**content, figures=figures)
