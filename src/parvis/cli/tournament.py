"""`parvis tournament`: many bots in many line-ups, with ratings."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

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
    SourcesEvery,
    Workers,
    chosen_options,
    chosen_seats,
)
from parvis.cli.helping import text, texts
from parvis.cli.series import RunSettings, interval, percent, play, thought, title_of

if TYPE_CHECKING:
    import pyarrow as pa

    from parvis.arena.series import Series


def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option(show_default=False)],
    players: Annotated[int | None, typer.Option(min=2)] = None,
    games: Games = 40,
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
    """Play a tournament between bots and rate them with OpenSkill.

    A few bots meet in every combination. With many, each plays alone against a full table of each other bot. All
    line-ups play the same deals from every seat. Run the same command again to resume a tournament that was stopped.
    """
    from parvis.arena.series import Series, distinct
    from parvis.arena.tournament import tournament_lineups
    from parvis.engine import registry

    found = registry.find(game)
    seats = players or min(4, max(found.seats))
    found.check_seats(seats)
    lineups = tournament_lineups(distinct(chosen_seats(bots)), seats)
    series = Series.of(found, lineups, chosen_options(option), seed, sources)
    settings = RunSettings(games, jobs, workers, ray, out, pictures)
    settings.check()
    path, table = play(series, settings)
    from parvis.arena.results import write_json

    content = outcome(series, table)
    write_json(content, path / "summary.json")
    if pictures:
        from parvis.arena.pictures import draw_match, draw_ratings

        draw_match(path, found.title, table)
        draw_ratings(path, found.title, content["ratings"])
    if as_json:
        say.print_json(content | {"folder": str(path)})
    else:
        print_tournament(title_of(series, content["games"]), content, path)


def outcome(series: "Series", table: "pa.Table") -> dict[str, Any]:
    """The summary with ratings and duels."""
    from parvis.arena.rating import ratings
    from parvis.arena.standings import columns, plain, summary
    from parvis.arena.tournament import duels

    results = columns(table)
    found = {"ratings": ratings(results), "duels": duels(results, series.lineups)}
    whole: dict[str, Any] = summary(series, table) | plain(found)
    return whole


def print_tournament(title: str, content: dict[str, Any], path: Path) -> None:
    """Ratings, and how everybody does against a field of each other."""
    standings = {row["player"]: row for row in content["players"]}
    order = [rating["player"] for rating in content["ratings"]]
    rows = [
        [
            rating["player"],
            f"{rating['mu']:.2f}",
            f"±{1.96 * rating['sigma']:.2f}",
            interval(standings[rating["player"]]["win_share"]),
            f"{standings[rating['player']]['mean_score']:.2f}",
            thought(standings[rating["player"]]["milliseconds"]),
        ]
        for rating in content["ratings"]
    ]
    after = texts("head-seat-wins", "head-mean-score", "head-decision-time")
    heads = [*texts("head-player", "tournament-rating"), "95%", *after]
    caption = text("tournament-caption", lineups=len(content["lineups"]), folder=str(path))
    say.print_table(title, heads, rows, caption)
    shares = {(duel["player"], duel["against"]): duel["win_share"] for duel in content["duels"]}
    table = [
        [player, *(percent(shares[player, other]["value"]) if other != player else "–" for other in order)]
        for player in order
    ]
    share = percent(1 / len(content["lineups"][0]))
    say.print_table(text("tournament-duels", share=share), [text("head-alone"), *order], table)
