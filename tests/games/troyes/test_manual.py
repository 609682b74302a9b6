"""The manual: a section for every piece of the newest ruling, and numbers that are those of the rules."""

import json
import re
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

import pytest

from parvis.engine.texts import bundles, formatted
from parvis.games.troyes import GAME, cards, pieces, tiles
from parvis.games.troyes.rules.ramparts.wall import GATE_SPACES
from parvis.games.troyes.table.printed import card_effect
from parvis.games.troyes.words.manual import MANUAL, cards_of

TEXTS = bundles(GAME.texts or Path(), "en")
SECTIONS = {section.anchor: section for section in MANUAL.sections()}
BASE_CARDS = sum(len(cards_of(pieces.BASE_ACTIVITIES, colour)) for colour in range(pieces.CARD_COLOURS))
LEVELS = json.loads((files("parvis.games.troyes.players") / "levels.json").read_text("utf-8"))
MEASURED = [LEVELS["levels"][name]["points"] for name in ("novice", "skilled")]
"""What four bots of a level score on average, as `tools.levels` has measured it."""


def words(anchor: str) -> str:
    """All that a section says, in one line."""
    lines = [formatted(TEXTS, line.key, line.arguments) or "" for line in SECTIONS[anchor].about]
    return " ".join(" ".join([*lines, formatted(TEXTS, f"rules-{anchor}.body", {}) or ""]).split())


def in_the_box(kind: str, names: Sequence[str], since: Sequence[int], until: Sequence[int]) -> set[str]:
    """The anchors of the cards or events that are in the box under the newest ruling."""
    return {
        f"{kind}-{name}" for name, first, last in zip(names, since, until, strict=True) if first <= cards.RULING <= last
    }


def test_every_piece_that_may_come_has_a_section_and_no_other() -> None:
    expected = in_the_box(
        "card", cards.ACTIVITY_NAMES, cards.SINCE[: cards.ACTIVITIES], cards.UNTIL[: cards.ACTIVITIES]
    )
    expected |= in_the_box("event", cards.EVENT_NAMES, cards.EVENT_SINCE, cards.EVENT_UNTIL)
    expected |= {f"character-{name}" for name in cards.CHARACTER_NAMES} | {f"tile-{word}" for word in tiles.WORDS}
    found = {anchor for anchor in SECTIONS if anchor.startswith(("card-", "event-", "character-", "tile-"))}
    assert found == expected


def test_cards_and_events_tell_all_that_is_printed_on_them() -> None:
    assert words("card-merchant") == (
        "Gain: 2 deniers. 1 activation per 2 pips. A tradesman costs 3 deniers. "
        "Points of the first and second space: 1 and 1. Card of round 1. It takes effect at once."
    )
    assert words("event-war") == (
        "Adds 2 black dice every round. Red dice place 1 cube per 3 pips, for 1 influence each. "
        "Points when all banners are covered: most cubes 5, second 1. 5 banners. Red event: a white one comes after it."
    )


@pytest.mark.parametrize(
    ("anchor", "phrase"),
    [
        ("aim", "After {}, {} or {} rounds (with 2, 3 or 4 players)".format(*pieces.ROUNDS[2:])),
        ("pieces", f"has__ {pieces.CITIZENS} **citizens**"),
        ("pieces", f"from 0 to {pieces.MOST_INFLUENCE}"),
        ("set-up", f"Of the {BASE_CARDS} activity cards, {pieces.SPOTS} take part"),
        ("set-up", f"{pieces.FIRST_DENIERS} deniers and {pieces.FIRST_INFLUENCE} influence"),
        ("first-citizens", "{} citizens with 2 players, {} with 3 and {} with 4".format(*pieces.FIRST_CITIZENS[2:])),
        ("income", f"gains {pieces.INCOME} deniers"),
        ("income", "Palace: {} deniers, - in the Bishopric: {} denier".format(*pieces.SALARY)),
        ("income", f"all your deniers and {pieces.MISSED} points"),
        ("black-dice", f"are rolled together, {pieces.BLACK_BROUGHT[pieces.BASE]} at most"),
        ("black-dice", f"with the events of the expansion there are {pieces.MOST_BLACK} black dice at most"),
        ("prices", f"| {pieces.GROUP} | {pieces.GROUP * pieces.DIE_PRICE} deniers |"),
        ("reroll", f"For {pieces.REROLL} influence"),
        ("recruit", f"For {pieces.RECRUIT} influence"),
        ("turn-over", f"For {pieces.TURN_OVER} influence, turn 1, 2 or {pieces.GROUP} dice"),
        ("harvest", f"1 denier for every {pieces.HARVEST} pips"),
        ("pass", f"gain {pieces.PASSING} deniers"),
        ("pass", f"gain {pieces.WAITING} denier more"),
        ("scoring", f"lose {pieces.LEVEL_MISSED} points for each level"),
        ("values", f"These pages describe ruling {cards.RULING}."),
        ("scoring", "level Novice score {:.0f} points on average, those of level Skilled {:.0f}".format(*MEASURED)),
        ("guard", "on spaces {}, {}, {} and {}".format(*GATE_SPACES[cards.RULING])),
        ("guard", f"up to {pieces.MOST_POINTS} points in all"),
    ],
)
def test_numbers_are_those_of_the_rules(anchor: str, phrase: str) -> None:
    assert phrase in words(anchor)


def test_events_that_ask_for_another_colour_are_named_where_countering_is_told_of() -> None:
    told = set(re.findall(r"\(#event-([a-z-]+)\)", words("counter").partition("The event says")[0]))
    assert told == {
        name
        for name, deck, colour in zip(cards.EVENT_NAMES, cards.EVENT_DECK, cards.EVENT_COLOUR, strict=True)
        if deck != colour
    }


def test_example_of_the_monk_is_what_its_cubes_do() -> None:
    effect = card_effect(cards.ACTIVITY_NAMES.index("monk"))
    assert (effect["dice"], effect["used_as"], effect["amount"]) == ("white", "yellow", 3)
    assert "a white 4, for instance, becomes three yellow 4s, a total of 12" in words("card-monk").lower()


def test_only_the_card_that_says_so_is_of_no_help_at_the_cathedral_and_in_placing() -> None:
    barred = [name for name, helps in zip(cards.ACTIVITY_NAMES, cards.HELPS_TO_BUILD, strict=False) if not helps]
    assert set(barred) == {"apprenticeship"}
    assert "It doesn't help to place a citizen either." in words("card-apprenticeship")
