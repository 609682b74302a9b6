"""An agent that knows nothing but the tools: it reads what they answer, and decides by a random choice."""

import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from mcp import Client
from mcp.client.stdio import StdioServerParameters

from parvis.agents.telling import CHARACTERS, TOKENS

STEP = re.compile(r"^Step (\d+)$", re.MULTILINE)
DECISION = re.compile(r"^- ([^:\n]+)", re.MULTILINE)
OVER = "The game is over"


@asynccontextmanager
async def connected(*words: str, mode: Any = "auto", **settings: str) -> AsyncIterator[Client]:
    """A client of `parvis mcp` in a process of its own; `mode`: which revisions of the protocol it speaks."""
    command = ["-m", "parvis", "mcp", *words]
    parameters = StdioServerParameters(command=sys.executable, args=command, env={**os.environ, **settings})
    async with Client(parameters, mode=mode) as client:
        yield client


class Agent:
    """An agent with its tools."""

    def __init__(self, client: Client, seed: int) -> None:
        self.client, self.random = client, Random(seed)
        self.calls = self.refused = 0

    async def call(self, tool: str, **given: Any) -> str:
        """What a tool answers: less than an agent is promised to have to read at most."""
        told, is_error = await answer(self.client, tool, **given)
        self.calls += 1
        self.refused += is_error
        assert len(told) < CHARACTERS * TOKENS
        return told

    async def play(self, **wanted: Any) -> str:
        """A whole game; returns what was told last. Asks for rules and reasons on the way, as an agent may."""
        told = await self.call("new_game", **wanted)
        while OVER not in told:
            told = await self.call("decide", words=self.random.choice(decisions(told)), step=step(told))
            if self.random.random() < 0.02:
                await self.call("rules")
                await self.call("why_not", words=self.random.choice(("pass", "no such words")))
                assert told == await self.call("look")
        return told


async def answer(client: Client, tool: str, **given: Any) -> tuple[str, bool]:
    """What a tool answers, and whether that is an error."""
    result = await client.call_tool(tool, given)
    (content,) = result.content
    return content.text, bool(result.is_error)


def decisions(told: str) -> list[str]:
    """The decisions that a position lists."""
    return DECISION.findall(told.split("\nQuestion: ")[1].split("\n\n")[0])


def step(told: str) -> int:
    """The step that a position shows."""
    found = STEP.search(told)
    assert found
    return int(found[1])
