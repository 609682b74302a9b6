"""`parvis match`: one line-up, all seats, the same deals from each of them."""

from pathlib import Path
from typing import Any

from parvis.cli import say
from parvis.cli.arguments import (
    AsJson,
    FixedSeed,
    GameName,
    Games,
    Jobs,
    Options,
    Out,
    Pictures,
    Ray,
    Seats,
    SourcesEvery,
    Workers,
    chosen_options,
    chosen_seats,
)
from parvis.cli.helping import text, texts
from parvis.cli.series import RunSettings, interval, percent, play, thought, title_of, with_error


def match(
    game: GameName,
    seats: Seats,
    games: Games = 400,
    seed: FixedSeed = 1,
    option: Options = None,
    jobs: Jobs = None,
    workers: Workers = "auto",
    ray: Ray = None,
    out: Out = None,
    sources: SourcesEvery = 10,
    pictures: Pictures = False,
    as_json: AsJson = False,
) -> None:
    """Play a match between bots who rotate seats; keep every game and report confidence intervals.

    Bots that are all the same play each deal only once: other seats would make no difference.

    Run the same command again to resume a match that was stopped, or with more --games to make it longer.
    """
    from parvis.arena.series import Rotation, Series
    from parvis.engine import registry

    found, lineup = registry.find(game), chosen_seats(seats)
    rotation = Rotation.ALL if len(set(lineup)) > 1 else Rotation.NONE
    series = Series.of(found, [lineup], chosen_options(option), seed, sources, rotation)
    settings = RunSettings(games, jobs, workers, ray, out, pictures)
    settings.check()
    path, table = play(series, settings)
    from parvis.arena.results import write_json
    from parvis.arena.standings import summary

    content = summary(series, table)
    write_json(content, path / "summary.json")
    if pictures:
        from parvis.arena.pictures import draw_match

        draw_match(path, found.title, table)
    if as_json:
        say.print_json(content | {"folder": str(path)})
    else:
        print_match(title_of(series, content["games"]), content, path)


def print_match(title: str, content: dict[str, Any], path: Path) -> None:
    """Everybody's row, and who won from where."""
    rows = [
        [
            row["player"] + (f" ×{row['seats']}" if row["seats"] > 1 else ""),
            f"{row['mean_score']:.2f}",
            f"{row['spread']:.2f}",
            interval(row["win_share"]),
            "–" if row["winning_score"] is None else f"{row['winning_score']:.2f}",
        ]
        for row in content["players"]
    ]
    heads = texts("head-player", "head-mean-score", "head-spread", "head-seat-wins", "match-winning-score")
    caption = text("match-caption", points=f"{content['winning_score']:.2f}", folder=str(path))
    say.print_table(title, heads, rows, caption)
    by_rank = [str(rank) for rank in range(1, len(content["scores_by_rank"]) + 1)]
    say.print_table(text("match-ranks"), by_rank, [list(map(with_error, content["scores_by_rank"]))])
    by_seat = [
        [
            row["player"],
            *map(percent, row["win_share_by_seat"]),
            f"{row['decisions']:.1f}",
            thought(row["milliseconds"]),
        ]
        for row in content["players"]
    ]
    by_seat.append([text("match-all"), *map(percent, content["win_share_by_seat"]), "", ""])
    seats = [text("match-seat", number=str(number)) for number in range(1, len(content["win_share_by_seat"]) + 1)]
    heads = [text("head-player"), *seats, *texts("head-decisions", "match-each")]
    say.print_table(text("match-seats"), heads, by_seat)
