"""The results as a part of a page in Markdown, between two marks."""

import textwrap
from collections.abc import Mapping, Sequence

from tools.peers.results import Figure, Results
from tools.peers.rivals import OURS, WAYS, Rival

BEGIN, END = "<!-- peers:begin -->", "<!-- peers:end -->"
WIDTH = 120
COSTS = ("copies", "simulations")


def write_between(page: str, text: str, first: str = BEGIN, last: str = END) -> str:
    """The page with this text between two marks. Raises ValueError for a page that doesn't have them once, in order."""
    before, begin, rest = page.partition(first)
    _, end, after = rest.partition(last)
    if not begin or not end or first in rest or last in after:
        raise ValueError(f"the page needs the line {first} and, below it, the line {last}, each once")
    return f"{before}{first}\n\n{text.strip()}\n\n{last}{after}"


def tables(results: Results, rivals: Mapping[str, Rival]) -> str:
    """Everything between the marks: the run, a table per way of driving, what could not be measured."""
    parts = [about(results, rivals)]
    parts += [table(results, way, rivals) for way in WAYS if results.of_way(way)]
    if results.not_measured:
        lines = [f"- {what}: not measured: {why}" for what, why in results.not_measured.items()]
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def about(results: Results, rivals: Mapping[str, Rival]) -> str:
    """When, where, how often, which versions."""
    machine = results.machine
    core = "not pinned" if results.core is None else "all on one core"
    versions = ", ".join(
        f"{rivals[name].title} {next(iter(found.values()))} ({rivals[name].language})"
        for name, found in results.versions.items()
    )
    run = (
        f"Measured on {machine['date']}: {machine['processor']}, {machine['system']}, Python {machine['python']}, "
        f"NumPy {machine['numpy']}, Numba {machine['numba']}; {results.rounds} interleaved rounds of at least "
        f"{results.seconds:g} CPU seconds a figure, one thread, {core}. Medians, ranges in brackets, per second of CPU "
        f"time."
    )
    return "\n\n".join(textwrap.fill(part, WIDTH) for part in (run, f"Versions: {versions}."))


def table(results: Results, way: str, rivals: Mapping[str, Rival]) -> str:
    """One way of driving, fastest first."""
    ours = results.own_figure(way, OURS.name)
    head = ["engine", "game", "driven by", f"{way if way in COSTS else 'decisions'}/s", "Parvis is faster by"]
    if any(figure.per_game for figure in results.of_way(way)):
        head += ["games/s", "decisions/game"]
    rows = [row(figure, ours, rivals, head) for figure in results.of_way(way)]
    return f"### {WAYS[way]}\n\n{markdown([head, ['---'] * len(head), *rows])}"


def row(figure: Figure, ours: Figure | None, rivals: Mapping[str, Rival], head: Sequence[str]) -> list[str]:
    """One figure; ours in bold."""
    cells = [rivals[figure.rival].title, figure.game, figure.how, f"{number(figure.rate)} ({spread(figure)})"]
    cells.append("" if figure.rival == OURS.name else factor(figure, ours))
    if "games/s" in head:
        per_game = figure.per_game
        cells += ["", ""] if per_game is None else [number(figure.games_rate), number(per_game)]
    return [f"**{cell}**" if cell and figure is ours else cell for cell in cells]


def factor(figure: Figure, ours: Figure | None) -> str:
    """How many times as fast ours is, driven in the same way."""
    return "–" if ours is None else f"{digits(ours.rate / figure.rate, 2)}×"


def spread(figure: Figure) -> str:
    """The slowest and the fastest round, in the unit of the median."""
    unit = 1e6 if is_million(figure.rate) else 1
    return " – ".join(digits(rate / unit, 3) for rate in (min(figure.rates()), max(figure.rates())))


def number(value: float) -> str:
    """Three digits that count, thousands with commas, millions in words."""
    return f"{digits(value / 1e6, 3)} million" if is_million(value) else digits(value, 3)


def is_million(value: float) -> bool:
    """Whether three digits that count are a million or more."""
    return float(f"{value:.3g}") >= 1e6


def digits(value: float, count: int) -> str:
    """A number with `count` digits that mean something, zeros at the end too; commas between thousands, no exponent."""
    rounded = float(f"{value:.{count}g}")
    whole = len(f"{rounded:.0f}") if rounded >= 1 else 0
    return f"{rounded:,.{max(count - max(whole, 1), 0)}f}" if whole else f"{rounded:.{count}g}"


def markdown(rows: Sequence[Sequence[str]]) -> str:
    """Rows of cells with bars between them."""
    return "\n".join(f"| {' | '.join(cells)} |" for cells in rows)
