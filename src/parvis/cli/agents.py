"""`parvis mcp` and `parvis agents`: games for agents over tools, and games between models, bots and people."""

from typing import Annotated

import typer


def mcp(
    advice: Annotated[bool, typer.Option()] = True,
) -> None:
    """Serve the games as tools over the Model Context Protocol, on stdin and stdout."""
    from parvis.agents.extras import need_mcp

    need_mcp()
    from parvis.agents.games import Games
    from parvis.agents.tools import server

    server(Games(advice)).run("stdio")
