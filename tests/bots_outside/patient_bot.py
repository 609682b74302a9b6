"""A bot of another package that always takes its time: it searches as the expert does, and never ends early."""

import time
from dataclasses import replace
from functools import partial

from parvis.bots import Bot, InformationState, expert


def choose(information: InformationState, seconds: float) -> int:
    """What the last of its searches finds."""
    until = time.monotonic() + seconds
    while True:
        found = expert.think(information, 1.0, 0).advice()[0].decision
        if time.monotonic() >= until:
            return found


def patient(setting: str) -> Bot:
    """The bot that takes so many seconds for a decision. It uses the expert's loops, which every core has."""
    seconds = float(setting)
    return replace(
        expert.BOT,
        name=f"patient:{setting}",
        choose=partial(choose, seconds=seconds),
        loops=(),
        version=None,
        seconds=seconds,
    )


BOT: Bot = replace(patient("24"), name="patient", set=patient)
