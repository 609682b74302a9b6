"""A bot that asks a program at an address for each decision, so that the program can be in any language.

    BOT_ADDRESS=http://127.0.0.1:8099 parvis evaluate by-address --task parvis/NotreDame-2p-v1

The address gets a POST with JSON, in the names of docs/api.md: `game`, `players`, `seat`, `view` (what the seat sees),
`decisions` (each with its `words`), and `seed`, a number for whatever the program decides by chance. It answers with
`{"words": "..."}`, one of the decisions. `answering.py` is such a program. Where there is no answer in ten seconds, or
one that is no decision, the bot `random` decides, and the log says so.
"""

import json
import os
from typing import Any
from urllib.request import Request, urlopen

from parvis.bots import Advice, Bot, InformationState

SECONDS = 10.0
"""How long an answer may take."""


def question(information: InformationState) -> dict[str, Any]:
    """All that the program is told: nothing but what the seat knows."""
    core = information.core
    state = core.get(information.states, 0)  # what the seat can't know has been dealt again; the view leaves it out
    return {
        "game": core.game.name,
        "players": information.players,
        "seat": information.seat,
        "view": core.game.view(state, information.seat),
        "decisions": [{"words": core.game.catalogue[number]} for number in numbers(information)],
        "seed": int(core.below(information.chance, 1 << 30)),
    }


def numbers(information: InformationState) -> list[int]:
    """The decisions that are open."""
    return [int(number) for number in information.decisions[: information.count]]


def choose(information: InformationState) -> int:
    """What the program decides. Raises OSError, ValueError or KeyError where that is nothing."""
    request = Request(
        os.environ["BOT_ADDRESS"], json.dumps(question(information)).encode(), {"Content-Type": "application/json"}
    )
    with urlopen(request, timeout=SECONDS) as answer:
        return information.core.game.codes[json.load(answer)["words"]]


def explain(information: InformationState) -> list[Advice]:
    """No advice: the program is asked for decisions only."""
    found = numbers(information)
    return [Advice(number, None, 1 / len(found)) for number in found]


BOT = Bot("by-address", "asks the program at BOT_ADDRESS", choose, explain, below="random")
