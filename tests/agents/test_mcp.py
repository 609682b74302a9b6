"""The tools, as a client of the SDK meets them over stdin and stdout."""

import asyncio
import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from parvis.agents.telling import LONGEST
from parvis.agents.tools import INSTRUCTIONS
from parvis.engine.samples import SOAK
from parvis.engine.texts import translated
from tests.agents.scripted import OVER, Agent, answer, connected, decisions, step
from tests.cli.command import parvis

PAGE = Path(__file__).parents[2] / "docs" / "agents.md"
GAMES = 10 if SOAK else 1
LADIES = {"characters": "new", "cards": "both", "events": "both", "purple": True, "ramparts": True, "tournament": True}
TOOLS = ["games", "new_game", "look", "decide", "why_not", "rules", "advice"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"), [("notre-dame", {}), ("notre-dame", {"new_persons": True}), ("troyes", {}), ("troyes", LADIES)]
)
def test_an_agent_that_knows_only_the_tools_plays_games_to_their_end(game: str, options: dict[str, Any]) -> None:
    async def play() -> None:
        async with connected(PARVIS_CORE="interpreted") as client:
            agent = Agent(client, seed=1)
            for seed in range(GAMES):
                told = await agent.play(game=game, seed=seed, level="random", options=options)
                assert OVER in told
                assert f"seed {seed}" not in told
            assert agent.refused == 0

    asyncio.run(play())


@pytest.mark.parametrize("mode", ["auto", "legacy"])
def test_the_server_says_what_it_is_and_which_tools_it_has_in_new_and_old_revisions(mode: str) -> None:
    async def meet() -> None:
        async with connected(mode=mode, PARVIS_CORE="interpreted") as client:
            assert client.instructions == INSTRUCTIONS
            tools = (await client.list_tools()).tools
            assert [tool.name for tool in tools] == TOOLS
            assert all(tool.description for tool in tools)
            told, is_error = await answer(client, "games")
            assert not is_error
            assert len(told) < LONGEST
            assert all(name in told for name in ("notre-dame", "troyes", "ramparts", "skilled"))

    asyncio.run(meet())


BAD: list[tuple[str, dict[str, Any], str]] = [
    ("new_game", {"game": "chess"}, "no such game: 'chess'"),
    ("new_game", {}, "Field required"),
    ("new_game", {"game": 7}, "valid string"),
    ("new_game", {"game": "troyes", "players": 9}, "troyes is for 2, 3 or 4 players, not 9"),
    ("new_game", {"game": "troyes", "players": "x"}, "valid integer"),
    ("new_game", {"game": "troyes", "level": "god"}, "no such bot: 'god'"),
    ("new_game", {"game": "troyes", "seat": 4}, "seat is a whole number from 0 to 3, not 4"),
    ("new_game", {"game": "troyes", "seat": -1}, "seat is a whole number from 0 to 3, not -1"),
    ("new_game", {"game": "troyes", "seed": -1}, "seed is a whole number from 0"),
    ("new_game", {"game": "troyes", "options": {"x": 1}}, "no option 'x'"),
    ("new_game", {"game": "troyes", "options": {"cards": "all"}}, "base, ladies or both"),
    ("new_game", {"game": "troyes", "players": 2, "options": {"tournament": True}}, "3 or 4"),
    ("look", {"game": 99}, "there is no game 99"),
    ("look", {"part": "cards.99"}, "there is no part '99'"),
    ("look", {"part": "nothing"}, "there is no part 'nothing'"),
    ("decide", {"words": "settle palace 1"}, "Field required"),
    ("decide", {"words": "settle palace 1", "step": 9999}, "it is step"),
    ("decide", {"words": "settle palace 1", "step": -1}, "it is step"),
    ("decide", {"words": "settle palace 1", "step": "x"}, "step is the number that the position shows, not 'x'"),
    ("decide", {"words": "", "step": None}, "valid integer"),
    ("rules", {"section": "nowhere"}, "no section 'nowhere'"),
    ("rules", {"section": "aim", "game": "chess"}, "no such game"),
    ("advice", {"game": 99}, "there is no game 99"),
    ("advice", {}, "begun without"),
    ("why_not", {}, "Field required"),
    ("nothing", {}, "Unknown tool"),
]


def test_bad_input_of_every_tool_is_refused_and_changes_nothing() -> None:
    async def meet() -> None:
        async with connected(PARVIS_CORE="interpreted") as client:
            for tool in ("look", "decide", "why_not", "advice"):
                given = (
                    {"words": "pass", "step": 0} if tool == "decide" else {"words": "x"} if tool == "why_not" else {}
                )
                assert await answer(client, tool, **given) == (
                    f"Error executing tool {tool}: there is no game yet: begin one with new_game",
                    True,
                )
            told, _ = await answer(client, "new_game", game="troyes", seed=1, with_advice=False)
            before, _ = await answer(client, "look")
            assert told.endswith(before)
            for tool, given, reason in BAD:
                told, is_error = await answer(client, tool, **given)
                assert is_error, (tool, given)
                assert reason in told, (tool, given, told)
                assert await answer(client, "look") == (before, False)
            closed, _ = await answer(client, "decide", words="activate archer", step=step(before))
            assert "'activate archer' is not open now: " in closed
            similar, _ = await answer(client, "decide", words="settle palais 3", step=step(before))
            assert "settle palace 3" in similar
            assert await answer(client, "look") == (before, False)

    asyncio.run(meet())


def test_a_decision_sent_twice_is_made_once() -> None:
    async def meet() -> None:
        async with connected(PARVIS_CORE="interpreted") as client:
            told, _ = await answer(client, "new_game", game="notre-dame", seed=1, level="random")
            made = {"words": decisions(told)[0], "step": step(told)}
            after = await answer(client, "decide", **made)
            assert not after[1]
            assert await answer(client, "decide", **made) == after
            other, is_error = await answer(client, "decide", **made | {"words": decisions(told)[1]})
            assert is_error
            assert f"it is step {step(after[0])} now" in other

    asyncio.run(meet())


def test_there_is_advice_unless_the_host_or_the_game_forbids_it() -> None:
    async def meet() -> None:
        async with connected() as client:
            await answer(client, "new_game", game="notre-dame", seed=1)
            told, is_error = await answer(client, "advice")
            while "are being compiled" in told:
                assert is_error
                await asyncio.sleep(0.5)
                told, is_error = await answer(client, "advice")
            assert not is_error
            assert told.startswith("Judged by bots")
            assert set(decisions((await answer(client, "look"))[0])) >= {
                line[2:].partition(":")[0] for line in told.splitlines()[1:]
            }
        async with connected("--no-advice") as client:
            await answer(client, "new_game", game="notre-dame", seed=1)
            told, is_error = await answer(client, "advice")
            assert is_error
            assert "begun without" in told

    asyncio.run(meet())


@pytest.mark.parametrize("language", ["en", *translated()])
def test_a_missing_package_is_told_with_what_to_install(language: str, tmp_path: Any) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import importlib.util as u\nreal = u.find_spec\n"
        "u.find_spec = lambda name, *more: None if name == 'mcp' else real(name, *more)\n"
    )
    process = parvis("mcp", PYTHONPATH=f"{tmp_path}{os.pathsep}{os.environ['PYTHONPATH']}", LC_MESSAGES=language)
    assert process.returncode == 2
    assert "pip install 'parvis[mcp]'" in process.stderr


def test_the_page_for_authors_names_the_command_and_all_tools() -> None:
    page = PAGE.read_text(encoding="utf-8")
    blocks = [json.loads(block) for block in re.findall(r"^```json\n(.*?)^```", page, re.M | re.S)]
    own, club = (block["mcpServers"] for block in blocks)
    assert own == {"parvis": {"command": "parvis", "args": ["mcp"]}}
    assert club["club"]["url"].endswith("/mcp")
    table = page.partition("## The tools")[2].partition("\n\n`game`")[0]
    assert re.findall(r"^\| `(\w+)` \|", table, re.M) == TOOLS
