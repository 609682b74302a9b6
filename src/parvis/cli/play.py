"""`parvis play`: the site on this computer."""

from typing import Annotated

import typer

from parvis.arena.extras import need
from parvis.cli.helping import language


def play(
    port: Annotated[
        int | None,
        typer.Option(envvar="PORT", min=1, max=65535),
    ] = None,
    host: str = "127.0.0.1",
    browser: bool = True,
) -> None:
    """Start the site and open it in a browser."""
    need("django")
    from parvis.web.server import serve

    serve.play(port, browser, host, language())
