"""The example of docs/api.md plays at a real site, whatever is cut off on the way."""

import asyncio
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import pytest
from httpx2 import AsyncClient
from mcp import Client as McpClient
from mcp.client.streamable_http import streamable_http_client

from tests.agents.scripted import OVER, answer, decisions, step
from tools.faults.away import PASSWORD
from tools.faults.cables import Wire
from tools.site import HOST, Site, Visitor

EXAMPLE = Path(__file__).parents[3] / "examples" / "bot_over_http.py"
PATIENCE = 90.0


@dataclass
class Club:
    """A club of its own, and the line that leads to it."""

    site: Site
    wire: Wire

    @property
    def address(self) -> str:
        """The address of the club, at the end of the line."""
        return f"http://{HOST}:{self.wire.port}"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """A club that everybody reaches through a line that can be cut."""
    with (
        Wire() as wire,
        Site(tmp_path_factory.mktemp("site") / "club", club=True, address=f"http://{HOST}:{wire.port}") as site,
    ):
        wire.leads_to = site.port
        yield Club(site, wire)


@pytest.fixture
def anna(club: Club) -> Visitor:
    """Somebody with an account."""
    made, number = Visitor(club.site), time.monotonic_ns()
    made.address = club.address
    made.post("/sign-up", name=f"Anna {number}", email=f"anna{number}@example.org", password1=PASSWORD)
    return made


def token_of(anna: Visitor) -> str:
    """A token of hers for playing."""
    anna.post("/settings/tokens", name="bot", scope="play")
    _, page = anna.post("/settings/again?next=%2Fsettings%2Ftokens", password=PASSWORD)
    return re.findall(r'value="(parvis_[\w-]+)"', page)[0]


def opened(anna: Visitor, game: str) -> int:
    """The number of a table at which she plays against bots."""
    _, page = anna.post("/tables/quick", game=game, level="random")
    table = int(re.findall(r"/tables/(\d+)/", page)[0])
    anna.post(f"/tables/{table}/pace", pace="instant")
    return table


def asked(club: Club, token: str, path: str) -> Any:
    """What a program is told there."""
    request = Request(f"{club.address}/api/{path}", headers={"Authorization": f"Bearer {token}"})
    with urlopen(request, timeout=30) as answer:
        return json.load(answer)


def test_the_example_plays_games_to_their_end_though_its_line_is_cut_again_and_again(club: Club, anna: Visitor) -> None:
    token, tables = token_of(anna), [opened(anna, "notre-dame"), opened(anna, "tiny")]
    command = [sys.executable, str(EXAMPLE), club.address]
    bot = subprocess.Popen(command, env=os.environ | {"PARVIS_TOKEN": token})
    ends, cuts = time.monotonic() + PATIENCE, 0
    while any(asked(club, token, f"tables/{table}")["finished"] is None for table in tables):
        assert time.monotonic() < ends, "the games stand still"
        assert bot.poll() is None, "the bot has given up"
        time.sleep(0.5)
        club.wire.snap()
        cuts += 1
    bot.kill()
    bot.wait()
    assert cuts > 1
    assert club.site.tracebacks == 0


def test_the_example_says_what_only_a_person_can_put_right(club: Club) -> None:
    command = [sys.executable, str(EXAMPLE), club.address]
    ended = subprocess.run(command, env=os.environ | {"PARVIS_TOKEN": "parvis_x"}, capture_output=True, text=True)
    assert ended.returncode == 1
    assert ended.stderr.startswith("401: ")
    assert "settings" in ended.stderr


def lines(club: Club, token: str, path: str) -> Iterator[Any]:
    """What a stream tells, line by line."""
    request = Request(f"{club.address}/api/{path}", headers={"Authorization": f"Bearer {token}"})
    with urlopen(request, timeout=30) as answer:
        assert answer.headers["Content-Type"] == "application/x-ndjson"
        for line in answer:
            yield json.loads(line)


def test_a_stream_begins_with_how_things_are_and_goes_on_where_a_program_knows_them(club: Club, anna: Visitor) -> None:
    token, table = token_of(anna), opened(anna, "tiny")
    stands = asked(club, token, f"tables/{table}")
    told = lines(club, token, f"tables/{table}/stream")
    assert next(told)["type"] == "beat"
    first = next(told)
    assert first.items() >= {"type": "table", "table": table, "number": stands["number"], "revision": 0}.items()
    assert {*first} == {"type", "table", "number", "revision", "at"}
    known = lines(club, token, f"tables/{table}/stream?after={stands['number']}.0")
    assert [next(known)["type"], next(known)["type"]] == ["beat", "beat"]


def test_all_ones_tables_are_told_of_in_one_stream(club: Club, anna: Visitor) -> None:
    token, tables = token_of(anna), {opened(anna, "tiny"), opened(anna, "tiny")}
    told = lines(club, token, "stream")
    found = [next(told) for _ in range(4)]
    assert {line["table"] for line in found if line["type"] == "table"} == tables
    assert {line["type"] for line in found} == {"beat", "table", "tables"}


@pytest.mark.parametrize("after", ["", "x", "1", "1.2.3", "-1.0", "9999999999.0"])
def test_what_no_position_is_called_is_refused(club: Club, anna: Visitor, after: str) -> None:
    with pytest.raises(OSError, match="422"):
        next(lines(club, token_of(anna), f"tables/{opened(anna, 'tiny')}/stream?after={after}"))


def test_an_agent_plays_a_game_to_its_end_through_a_client_of_the_sdk(club: Club, anna: Visitor) -> None:
    table, headers = opened(anna, "tiny"), {"Authorization": f"Bearer {token_of(anna)}"}

    async def play() -> None:
        async with AsyncClient(headers=headers) as http:
            transport = streamable_http_client(f"{club.address}/mcp", http_client=http)
            async with McpClient(transport) as client:
                ends, random, told = time.monotonic() + PATIENCE, Random(1), ""
                while OVER not in told:
                    assert time.monotonic() < ends, told
                    told, is_error = await answer(client, "look", game=table)
                    assert not is_error, told
                    if "You are asked" in told:
                        made = {"words": random.choice(decisions(told)), "step": step(told), "game": table}
                        told, is_error = await answer(client, "decide", **made)
                        assert not is_error, told

    asyncio.run(play())
    assert club.site.tracebacks == 0
