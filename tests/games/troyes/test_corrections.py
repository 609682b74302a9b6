"""Whatever the check of the data file lets through can be played: games with cards that nobody has printed.

The corrections are a ruling of their own, so games under the rulings before it are played in between.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parvis.engine.data import DataError
from parvis.engine.rulings import in_ruling
from parvis.engine.samples import number_of
from parvis.games.troyes import cards, contents
from parvis.games.troyes.helps import HELPS
from parvis.games.troyes.pieces import BUILDING_NAMES, DICE_COLOUR_NAMES
from parvis.games.troyes.rules.effects import read_effects
from parvis.games.troyes.rules.effects.counting import PER_NAMES
from parvis.games.troyes.rules.effects.cubes_on_cards import TAKEN
from parvis.games.troyes.rules.effects.gains import AMOUNTS
from parvis.games.troyes.rules.effects.kinds import PRICE_FIELDS
from parvis.games.troyes.rules.strikes import STRIKES, read_strikes

ROOT = Path(__file__).parents[3]
GAMES = number_of(48)
Effect = dict[str, Any]


def amount(random: Random, smallest: int, largest: int) -> int:
    """A number from the range, in two of three cases the smallest or the largest."""
    return random.choice((smallest, largest, random.randint(smallest, largest)))


def helping(random: Random) -> Effect:
    """The effect of a delayed card."""
    kind = random.choice(HELPS[1:])
    dice, group = random.choice(DICE_COLOUR_NAMES), random.choice((None, *DICE_COLOUR_NAMES))
    if "dice" in kind.needed and dice != "white":
        group = random.choice(("red", "yellow"))
    if kind.name == "recolour" and group == dice:
        group = "red" if dice != "red" else "yellow"
    effect = {"help": kind.name, "dice": dice, "amount": amount(random, 2, 6)}
    fields = {"help", *kind.needed}
    where = {name: value for name, value in (("places", True), ("cathedral", False)) if random.random() < 0.3}
    effect = {name: value for name, value in effect.items() if name in fields} | where
    return effect | ({"group": group} if group else {})


SPECIAL = (
    ("cubes", "pay_a_cube"),
    ("influence", "or_points"),
    ("influence", "take_influence"),
    ("points", "deniers_above"),
    ("stones",),
)
"""Effects of immediate cards that are kinds of their own."""


def read_as(random: Random, name: str) -> int:
    """An amount of that name."""
    return 1 if name in ("cubes", "stones") else amount(random, 1, 9)


def gaining(random: Random) -> Effect:
    """The effect of an immediate card."""
    if random.random() < 0.1:
        return {"cubes": 1, **random.choice(({"per": "red-dice"}, {"hits": amount(random, 2, 6)}))}
    if random.random() < 0.2:
        return {name: read_as(random, name) for name in random.choice(SPECIAL)}
    effect: Effect = {name: amount(random, 1, 9) for name in PRICE_FIELDS if random.random() < 0.4}
    if random.random() < 0.2:
        return effect | {"cubes": 1}
    gains = random.sample(list(AMOUNTS), random.randint(1, len(AMOUNTS)))
    effect |= {name: amount(random, 1, 9) for name in gains}
    if random.random() < 0.5:
        effect |= {"per": random.choice(PER_NAMES[1:]), "of": amount(random, 1, 9)}
    return effect


def mixed(random: Random) -> Effect:
    """The effect of a mixed card."""
    if random.random() < 0.3:
        return {"cubes": amount(random, 1, 9)}
    gains = random.sample(list(TAKEN), random.randint(1, len(TAKEN)))
    price = {"put_deniers": amount(random, 1, 9)} if random.random() < 0.5 else {}
    return price | {name: amount(random, 1, 9) for name in gains}


def ending(random: Random) -> Effect:
    """The effect of a card whose cubes count at the end."""
    if random.random() < 0.3:
        return {name: amount(random, 1, 9) for name in ("low", "high", "most")}
    return {random.choice(("worth", "most")): amount(random, 1, 20)}


KINDS: dict[str, Callable[[Random], Effect]] = {
    "immediate": gaining,
    "delayed": helping,
    "mixed": mixed,
    "to-end": ending,
}
"""By the kind of a card: an effect that it may have."""


def striking(random: Random) -> Effect:
    """The effect of a white or yellow event, or of one without black dice of its own."""
    kind = random.choice([kind for kind in STRIKES.kinds if "black" not in kind.needed])
    limits = {"lose_deniers": 9, "lose_influence": 9, "for_influence": 9, "black_higher": 5, "closed_to_red": 3}
    effect: Effect = {name: amount(random, 1, limits.get(name, 1)) for name in kind.needed}
    return effect | ({"citizen": random.choice(BUILDING_NAMES)} if "citizen" in effect else {})


def made_up(random: Random) -> dict[str, Any]:
    """A data file with a ruling of its own, which has other values everywhere."""
    content: dict[str, Any] = deepcopy(contents.CONTENT)
    corrected = {part: in_ruling(content[part], cards.RULING) for part in ("activity", "event")}
    corrected = {part: [corrected_form(entry) for entry in entries] for part, entries in corrected.items()}
    spaces = corrected_form(content["activities"])
    spaces["spaces"] = random.randint(2, 4)
    give_values(corrected, random)
    return content | {
        "activities": [content["activities"], spaces],
        **{part: content[part] + entries for part, entries in corrected.items()},
    }


def corrected_form(entry: dict[str, Any]) -> dict[str, Any]:
    """A copy of a form, which replaces it from the next ruling on."""
    form = {**deepcopy(entry), "since": cards.RULING + 1}
    entry["until"] = cards.RULING
    return form


def give_values(content: dict[str, list[dict[str, Any]]], random: Random) -> None:
    """Other values for activity cards and events."""
    for entry in content["activity"]:
        entry["kind"] = random.choice(("immediate", "immediate", "delayed", "delayed", "mixed", "to-end"))
        entry["effect"] = KINDS[entry["kind"]](random)
        entry |= {"divisor": random.choice((1, 2, 3, 18)), "cost": random.choice((0, 1, 3, 20))}
        entry["source"]["divisor"] = "reconstructed"
        if "low" in entry["effect"]:
            del entry["divisor"], entry["source"]["divisor"]
        if "pay_influence" in entry["effect"] and entry.pop("cost_influence", None):
            del entry["source"]["cost_influence"]
    for entry in content["event"]:
        if entry["colour"] == "red":
            calls = {name: value for name, value in entry["effect"].items() if name == "calls"}
            effect = {"black": amount(random, 1, 6)} if random.random() < 0.7 else striking(random)
            entry["effect"] = effect | calls
        else:
            entry["effect"] = striking(random)
        entry |= {"banners": random.randint(1, 4), "divisor": random.choice((1, 3, 18))}
        entry["influence"] = amount(random, 0, 9)
    for entry in (*content["activity"], *content["event"]):
        entry["source"]["effect"] = dict.fromkeys(entry["effect"], "reconstructed")


@pytest.mark.parametrize("seed", range(8))
def test_every_correction_that_is_let_through_can_be_played(seed: int) -> None:
    content = made_up(Random(seed))
    command = [sys.executable, "-m", "tests.games.troyes.play_corrected", str(GAMES)]
    played = subprocess.run(
        command,
        input=json.dumps(content),
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PARVIS_CORE": "interpreted"},
        timeout=300,
    )
    assert (played.returncode, played.stderr) == (0, "")


@pytest.mark.parametrize(("kind", "name"), [("activity", "miller"), ("event", "riot"), ("character", "urban-iv")])
def test_the_forms_of_a_card_follow_each_other(kind: str, name: str) -> None:
    content: dict[str, Any] = deepcopy(contents.CONTENT)
    card = next(entry for entry in content[kind] if entry["name"] == name)
    content[kind].append({**deepcopy(card), "since": cards.RULING + 2})
    card["until"] = cards.RULING
    read = {"activity": read_effects, "event": read_strikes, "character": cards.read_characters}[kind]
    with pytest.raises(DataError, match=rf"^cards\.toml: {kind} {name} is missing in ruling {cards.RULING + 1}$"):
        read(content)
