"""Positions of Troyes with all modules, laid for tests that look at its board, and the windows to look in."""

from collections.abc import Callable, Iterator
from itertools import islice, takewhile
from random import Random

from parvis.engine.lines import LogLine
from parvis.engine.samples import SOAK
from parvis.games.troyes.pieces import DICE_COLOURS, FACES, NEUTRAL
from parvis.games.troyes.rules.defence import DEFENCE
from parvis.games.troyes.state import RULES
from parvis.web.tables.table_game import TableGame, from_json
from tests.web.boards.test_troyes_browser import busily, question
from tests.web.boards.test_troyes_ramparts_browser import on_walls
from tests.web.positions import played, spoken
from tests.web.sitting import ALL_MODULES

DESKS = ((1024, 600), (1024, 768), (1280, 720), (1366, 600), (1366, 650), (1536, 730), (1920, 1080), (2560, 1440))
PHONE, SMALL_PHONE = (360, 740), (320, 568)
MANY, LOW = 9, (1366, 650)
"""In a window less than this a district with more dice draws them smaller."""


def positions(players: int) -> Iterator[TableGame]:
    """Positions of a game with all modules in which the first seat decides: the first of each question of a round."""
    options = {name: value for name, value in ALL_MODULES.items() if players > 2 or name != "tournament"}
    known = set()
    for playing in played("human" + " bot:random" * (players - 1), "troyes", busily, options, players):
        if 0 in playing.movers:
            asked = question([words.split()[0] for words in spoken(playing, 0)]), playing.state.round
            if asked not in known:
                known.add(asked)
                yield playing


def chosen(players: int) -> Iterator[TableGame]:
    """Positions to look at, one after the other, as the game goes on: some of them, in a soak all."""
    yield from islice(positions(players), None, None, 1 if SOAK else 5)


def lay_dice(playing: TableGame, count: int, neutral: int = 8) -> TableGame:
    """Give every player so many dice, and the neutral citizens so many: mostly 8, fewer where four play."""
    random, players = Random(count), playing.state.seats
    for district in range(NEUTRAL + 1):
        for by_value in playing.state.dice[district]:
            by_value[:] = [0] * FACES
        for _ in range(count if district < players else neutral if district == NEUTRAL else 0):
            playing.state.dice[district][random.randrange(DICE_COLOURS)][random.randrange(FACES)] += 1
    return playing


def actions(players: int) -> TableGame:
    """The first position of a game with all modules in which an action is chosen."""
    return next(playing for playing in positions(players) if "pass" in spoken(playing, 0))


def many_actions() -> TableGame:
    """A position of a game of four with all modules in which there are as many actions as there mostly are late."""
    for playing in played("human bot:random bot:random bot:random", "troyes", busily, ALL_MODULES, 0):
        if 0 in playing.movers and "pass" in spoken(playing, 0) and 17 <= len(spoken(playing, 0)) <= 21:
            return playing
    raise AssertionError("there are never many")


def asked_for(kind: str) -> TableGame:
    """The first position of a game of four with all modules in which every answer is of a kind."""
    for seed in range(9):
        for playing in played("human bot:random bot:random bot:random", "troyes", busily, ALL_MODULES, seed):
            if 0 in playing.movers and all(words.startswith(kind) for words in spoken(playing, 0)):
                return playing
    raise AssertionError(f"nobody is asked for {kind}")


def offered(words: str) -> TableGame:
    """The first position of a game of four with all modules in which a decision is open, in which guards walk a lot."""
    for seed in range(9):
        for playing in played("human bot:random bot:random bot:random", "troyes", on_walls, ALL_MODULES, seed):
            if 0 in playing.movers and words in spoken(playing, 0):
                return playing
    raise AssertionError(f"nobody may decide {words}")


def defending() -> TableGame:
    """A position of a game of four with all modules in which the first seat may use dice against black ones."""
    for seed in range(9):
        for playing in played("human bot:random bot:random bot:random", "troyes", busily, ALL_MODULES, seed):
            if RULES.asked(playing.state) == DEFENCE and any(words.startswith("die") for words in spoken(playing, 0)):
                return playing
    raise AssertionError("nobody defends")


def gathered() -> TableGame:
    """A position in which the first seat has gathered dice that do something, and may add more."""
    for seed in range(9):
        for playing in played("human bot:random bot:random", "troyes", busily, ALL_MODULES, seed):
            words = spoken(playing, 0) if 0 in playing.movers else []
            if "done" in words and sum(one.startswith("die") for one in words) > 3:
                return playing
    raise AssertionError("nobody gathers dice")


SLIGHT = 4
"""Pixels by which prices at dice may move what lies above them."""


def is_about_dice(playing: TableGame) -> bool:
    """Whether the first seat chooses dice now."""
    return all(words.startswith("die") for words in spoken(playing, 0))


def is_loss(line: LogLine) -> bool:
    """Whether the first seat loses something by others or by chance."""
    return line.loss and line.line.arguments.get("seat", 0) == 0


def asked_after(happened: Callable[[LogLine], bool]) -> TableGame:
    """The first position of a game of three in which something has happened since the first seat decided."""
    for seed in range(9):
        for playing in played("human bot:random bot:random", "troyes", busily, ALL_MODULES, seed):
            since = takewhile(lambda step: step.seat != 0, reversed(playing.new))
            if playing.movers == [0] and any(happened(from_json(event)) for step in since for event in step.events):
                return playing
    raise AssertionError("it never happens")


def answering() -> TableGame:
    """The first position in which the first of four may spend cubes on what others do, and has lost something since."""
    for playing in played("human bot:random bot:random bot:random", "troyes", busily, ALL_MODULES, seed=21):
        since = takewhile(lambda step: step.seat != 0, reversed(playing.new))
        lost = any(is_loss(from_json(event)) for step in since for event in step.events)
        if lost and playing.movers == [0] and any(words.startswith("use") for words in spoken(playing, 0)):
            return playing
    raise AssertionError("nothing may be answered")
