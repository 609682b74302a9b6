"""`parvis serve`, `backup`, `restore` and `admin`: a site for a club, its copies, and who keeps it in order."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from parvis.arena.extras import need
from parvis.cli import say
from parvis.cli.helping import language, text

ASKED = {"address": "ask-address", "admin": "ask-admin", "mail": "ask-mail"}
"""How a setting is asked for."""
Setting = str | None
Metrics = Annotated[Setting, typer.Option(envvar="PARVIS_METRICS")]
Log = Annotated[Setting, typer.Option(envvar="PARVIS_LOG", show_default="plain")]


def serve(
    context: typer.Context,
    address: Annotated[Setting, typer.Option(envvar="PARVIS_ADDRESS")] = None,
    admin: Annotated[Setting, typer.Option(envvar="PARVIS_ADMIN")] = None,
    mail: Annotated[
        Setting,
        typer.Option(
            envvar="PARVIS_MAIL",
        ),
    ] = None,
    host: Annotated[Setting, typer.Option(envvar="PARVIS_HOST", show_default="127.0.0.1")] = None,
    port: Annotated[
        int | None,
        typer.Option(envvar="PARVIS_PORT", min=1, max=65535, show_default="8000"),
    ] = None,
    proxy: Annotated[
        Setting,
        typer.Option(
            envvar="PARVIS_TRUSTED_PROXY",
            show_default="127.0.0.1",
        ),
    ] = None,
    hsts: Annotated[
        int | None,
        typer.Option(
            envvar="PARVIS_HSTS",
            min=0,
            show_default="0",
        ),
    ] = None,
    database: Annotated[
        Setting,
        typer.Option(
            envvar="DATABASE_URL",
        ),
    ] = None,
    metrics: Metrics = None,
    log: Log = None,
    processes: Annotated[int, typer.Option(min=1, max=64)] = 1,
) -> None:
    """Serve a club. People play from anywhere, and every seat has an owner.

    In a terminal, the first start asks for missing settings and saves them in club.toml in the data folder.
    """
    need("django")
    from parvis.web.hosting import club
    from parvis.web.server import serve as site
    from parvis.web.storage import places

    options = {
        "address": address,
        "admin": admin,
        "mail": mail,
        "host": host,
        "port": port,
        "proxy": proxy,
        "hsts": hsts,
        "database": database,
        "metrics": metrics,
        "log": log,
    }
    ask = asked if sys.stdin.isatty() else None
    site.serve(club.found(places.data_folder(), typed(context, **options), ask), processes, language())


def work(context: typer.Context, metrics: Metrics = None, log: Log = None) -> None:
    """Work for a club that other processes serve: bots, clocks, notifications. Needs PostgreSQL.

    All other settings are those of `parvis serve`, from the environment or club.toml.
    """
    need("django")
    from parvis.web.hosting import club
    from parvis.web.server import serve as site
    from parvis.web.storage import places

    site.work(club.found(places.data_folder(), typed(context, metrics=metrics, log=log)), language())


def typed(context: typer.Context, **options: Any) -> dict[str, Any]:
    """The options that were typed, rather than read from their environment variables."""
    return {name: value for name, value in options.items() if is_typed(context, name)}


def is_typed(context: typer.Context, name: str) -> bool:
    """Whether an option was typed, rather than read from its environment variable."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def asked(name: str, proposed: str) -> str:
    """What is typed for a setting."""
    answer: str = typer.prompt(text(ASKED[name]), default=proposed or None)
    return answer


def backup(
    file: Annotated[Path, typer.Argument(show_default=False)],
) -> None:
    """Back up a site to one file, with its database, key and settings. Safe while people play.

    Only the file's owner can read it. Keep it so: anyone who has it can sign in as anyone.
    """
    need("django")
    from parvis.web.hosting import backup as copies

    folder = copies.local_folder()
    with say.progress_bar(text("progress-copying"), copies.pages(folder)) as show:
        size = copies.write(folder, file, show)
    print(text("backup-written", file=str(file), size=f"{size / 1000:.0f}"))


def restore(
    file: Annotated[Path, typer.Argument(show_default=False)],
) -> None:
    """Restore a backup into an empty data folder (PARVIS_DATA)."""
    need("django")
    from parvis.web.hosting import backup as copies
    from parvis.web.storage import places

    folder = places.data_folder()
    copies.restore(file, folder)
    print(text("site-restored", folder=str(folder)))


def admin(
    email: str,
) -> None:
    """Make someone an admin and print a one-time sign-in link."""
    need("django")
    from parvis.web.hosting import setup

    print(setup.invited(email))
