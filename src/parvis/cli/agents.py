"""`parvis mcp` and `parvis agents`: games for agents over tools, and games between models, bots and people."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from parvis.cli import say
from parvis.cli.arguments import AsJson, FixedSeed, GameName, Options, Seats, chosen_options, chosen_seats
from parvis.cli.helping import CommandError, text, texts
from parvis.engine.quoted import quoted

if TYPE_CHECKING:
    from parvis.agents.chat import Endpoint
    from parvis.agents.match import Match, Played

RESULT = "result.json"


def mcp(advice: Annotated[bool, typer.Option()] = True) -> None:
    """Serve the games as tools over the Model Context Protocol, on stdin and stdout."""
    from parvis.arena.extras import need

    need("mcp")
    from parvis.agents.games import Games
    from parvis.agents.tools import own_games, server

    games = Games(advice)
    server(games, own_games(games)).run("stdio")


def agents(
    game: GameName,
    seats: Seats,
    url: Annotated[str | None, typer.Option(envvar="PARVIS_MODEL_URL", show_default=False)] = None,
    games: Annotated[int, typer.Option(min=1)] = 1,
    seed: FixedSeed = 1,
    option: Options = None,
    attempts: Annotated[int, typer.Option(min=1)] = 3,
    requests: Annotated[int, typer.Option(min=1)] = 1000,
    seconds: Annotated[float, typer.Option(min=0.1)] = 60.0,
    stand_in: str = "greedy",
    out: Annotated[Path | None, typer.Option(show_default=False)] = None,
    as_json: AsJson = False,
) -> None:
    """Play games between models, bots and people at one table, and say who gave up and why."""
    from parvis.agents.match import PERSON, Limits, Match
    from parvis.engine import registry

    limits = Limits(attempts, requests)
    match = Match(registry.find(game), chosen_seats(seats), chosen_options(option), seed, stand_in, limits)
    endpoint = endpoint_of(match, url, seconds)
    match.check(endpoint)
    check_folder(out)
    core, played = say.ready_core(match.game), []
    total = None if PERSON in match.players else games
    with say.progress_bar(text("progress-playing-game", game=match.game.title), total) as show:
        for number in range(games):
            played.append(match.play(core, number, endpoint, asked))
            if out is not None:
                write(out, match, played)
            show(number + 1)
    if as_json:
        say.print_json(content_of(match, played))
    else:
        print_games(match, content_of(match, played))


def endpoint_of(match: "Match", url: str | None, seconds: float) -> "Endpoint | None":
    """Where models are asked; None: none plays. Raises CommandError."""
    from parvis.agents.chat import endpoint, is_address
    from parvis.agents.match import MODEL

    if not any(name.startswith(MODEL) for name in match.players):
        return None
    if MODEL in match.players:
        raise CommandError("agents-no-name")
    if url is None:
        raise CommandError("agents-no-url")
    if not is_address(url):
        raise CommandError("agents-url", url=quoted(url))
    return endpoint(url, seconds)


def check_folder(out: Path | None) -> None:
    """Make a folder. Raises CommandError where there is something in it, so that nothing is written over; OSError."""
    if out is None:
        return
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise CommandError("agents-folder", folder=str(out))
    out.mkdir(parents=True, exist_ok=True)


def asked(position: str) -> str:
    """What a person decides who is shown a position. Raises EOFError."""
    print(f"\n{position}\n\n{text('agents-prompt')} ", end="", file=sys.stderr, flush=True)
    return input()


def content_of(match: "Match", played: "list[Played]") -> dict[str, Any]:
    """Write all games as plain data, with what came of them by player."""
    from parvis.agents.match import summary

    return {
        "game": match.game.name,
        "options": match.game.shown_options(match.game.read_options(match.options)),
        "players": summary(played),
        "games": [one.to_json() for one in played],
    }


def write(out: Path, match: "Match", played: "list[Played]") -> None:
    """Write the record of the newest game, and what has come of all: whatever ends the match, these are kept."""
    from parvis.engine.files import replacing

    played[-1].record.write(out / f"game-{len(played):03}.json")
    with replacing(out / RESULT) as file:
        content = json.dumps(content_of(match, played), indent=2, ensure_ascii=False)
        file.write_text(f"{content}\n", encoding="utf-8")


def print_games(match: "Match", content: dict[str, Any]) -> None:
    """Everybody's row, and a line for each who gave up."""
    rows = [
        [
            row["player"],
            f"{row['mean_score']:.2f}",
            f"{row['win_share']:.1%}",
            str(row["decisions"]),
            str(row["refused"]),
            str(row["gave_up"]),
        ]
        for row in content["players"]
    ]
    heads = texts("head-player", "head-mean-score", "head-wins", "head-decisions", "agents-refused", "agents-gave-up")
    say.print_table(text("agents-title", game=match.game.title, games=len(content["games"])), heads, rows)
    for number, played in enumerate(content["games"], 1):
        for row in played["seats"]:
            if row["gave_up"]:
                told = {"player": row["player"], "bot": row["gave_up"]["bot"], "why": row["gave_up"]["why"]}
                say.note(text("agents-plays-on", number=str(number), step=str(row["gave_up"]["step"]), **told))
