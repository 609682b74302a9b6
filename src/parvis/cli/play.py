"""`parvis play`: the site on this computer."""

from typing import Annotated

import typer


def play(
    port: Annotated[
        int | None,
        typer.Option(
            envvar="PORT", min=1, max=65535, help="The port to listen on.", show_default="8000, or the next free one"
        ),
    ] = None,
    host: Annotated[
        str, typer.Option(help="The address to listen on. 0.0.0.0 lets in other computers on the network.")
    ] = "127.0.0.1",
    browser: Annotated[bool, typer.Option(help="Open it in a browser.")] = True,
) -> None:
    """Start the site and open it in a browser."""
    from parvis.web.server import serve

    serve.play(port, browser, host)
