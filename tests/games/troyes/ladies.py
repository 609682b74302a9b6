"""Positions of The Ladies of Troyes with which several files of tests begin."""

from typing import Any

from parvis.games.troyes import GAME, cards, pieces
from parvis.web.texts import GameTexts
from tests.games.troyes.box import of_event
from tests.games.troyes.table import Player, Table, position

CALLER = {"red": "", "white": "raid", "yellow": "brigands"}
"""Red events that call one of that colour."""
TEXTS = GameTexts(GAME, ("Anna", "Maria", "Clara"))


def with_events(**words: Any) -> Table:
    """A position of a game with the events of the expansion."""
    return position(options="events=both", **words)


def drawn(event: str, **words: Any) -> Table:
    """A white or yellow event has just come."""
    colour = pieces.CARD_COLOUR_NAMES[of_event(cards.EVENT_DECK, event)]
    return with_events(phase="events", **words).nature(f"event {CALLER[colour]}", f"event {event}")


def tiled(**words: Any) -> Table:
    """Seat 2 has a die that keeps the round going, and nobody has money but those who are told."""
    dice = {2: "white 1", **words.pop("dice", {})}
    return position(**{"deniers": 0, "dice": dice, **words})


def helped(card: str, **words: Any) -> Table:
    """Seat 0 has two cubes on the card."""
    return position(**{"options": "cards=both", "cubes": f"{card} 2", "others": {2: Player()}, **words})


def dice_of(game: Table, verb: str) -> list[str]:
    """The dice that seat 0 may choose with such words."""
    return [words.removeprefix(f"{verb} ") for words in game.legal(0) if words.startswith(f"{verb} ")]


def log_lines(game: Table, *decisions: str) -> list[str]:
    """What everybody reads of decisions of seat 0, of the last of them."""
    game.say(0, *decisions[:-1])
    events = GAME.narrate(game.state, 0, GAME.decision(decisions[-1]))
    game.say(0, decisions[-1])
    return [TEXTS.line(event.line) for event in events if event.visible(None)]


def button(game: Table, words: str) -> str:
    """What stands on a button of seat 0."""
    return TEXTS.line(GAME.label(game.state, 0, GAME.decision(words)))
