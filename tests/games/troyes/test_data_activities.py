"""Wrong values of activity cards in the data file are told by card and field."""

from typing import Any

import pytest

from parvis.games.troyes.cards import ACTIVITY_WORDS
from parvis.games.troyes.contents import CONTENT
from parvis.games.troyes.rules.effects import read_effects
from tests.games.troyes.corrected import COLOURS, MARKS, SPACES, Content, changed, marks, refused, twice, without


def effect(card: str, **values: Any) -> Content:
    """The file with another effect of an activity card, and its kind to go with it."""
    return changed("activity", card, effect=values, kind="delayed" if "help" in values else "immediate")


def without_marks(card: str, **values: Any) -> Content:
    """The file with another effect of an activity card, its old marks left as they were."""
    old = next(entry for entry in CONTENT["activity"] if entry["name"] == card)["source"]
    return changed("activity", card, effect=values, source=old)


UNKNOWN = "does not belong here, only"
HELPS = (
    "add-to-total, add-to-each, set-each, recolour, multiply, take-one-each, buy-one-each, count-as-die, turn-die, "
    "take-die, one-value"
)
GAIN = "pay_deniers, pay_influence, deniers, influence, points, citizens, per, of"
IMMEDIATE = (
    "citizens, cubes, deniers, deniers_above, hits, influence, of, or_points, pay_a_cube, pay_deniers, pay_influence, "
    "per, points, stones, take_influence"
)
"""What any immediate card may have."""
WRONG_ACTIVITIES: list[tuple[Content, str]] = [
    (changed("activity", "monk", colour="grey"), f"monk: colour is 'grey'; it has to be one of {COLOURS}"),
    (changed("activity", "monk", colour=["red"]), f"monk: colour is ['red']; it has to be one of {COLOURS}"),
    (
        changed("activity", "monk", colour="red"),
        "monk: there have to be 3 cards of colour red and level 1 in ruling 1, not 4",
    ),
    (
        changed("activity", "monk", level=2),
        "priest: there have to be 3 cards of colour white and level 1 in ruling 1, not 2",
    ),
    (changed("activity", "monk", level=4), "monk: level is 4; it has to be a whole number from 1 to 3"),
    (changed("activity", "monk", cost="4"), "monk: cost is '4'; it has to be a whole number from 0 to 20"),
    (changed("activity", "monk", cost=True), "monk: cost is True; it has to be a whole number from 0 to 20"),
    (changed("activity", "monk", cost=-1), "monk: cost is -1; it has to be a whole number from 0 to 20"),
    (changed("activity", "monk", divisor=0), "monk: divisor is 0; it has to be a whole number from 1 to 18"),
    (changed("activity", "monk", divisor=None), "monk has no divisor"),
    (changed("activity", "monk", points=[2]), f"monk: points is [2]; it has to be {SPACES}"),
    (changed("activity", "monk", points=[2, 1, 0]), f"monk: points is [2, 1, 0]; it has to be {SPACES}"),
    (changed("activity", "monk", points=[10, 2]), f"monk: points is [10, 2]; it has to be {SPACES}"),
    (changed("activity", "monk", points=[1, 2]), f"monk: points is [1, 2]; it has to be {SPACES}"),
    (changed("activity", "monk", points=2), f"monk: points is 2; it has to be {SPACES}"),
    (
        changed("activity", "monk", price=3),
        "monk: price does not belong here, only name, colour, level, kind, effect, cost, points, source, "
        "divisor, cost_influence, module, since, until",
    ),
    (changed("activity", "monk", effect=None), "monk has no effect"),
    (changed("activity", "monk", effect=3), "monk: effect is 3; it has to be a table"),
    (changed("activity", "monk", kind="immediate"), f"monk: effect.help does not belong here, only {IMMEDIATE}"),
    (
        changed("activity", "merchant", kind="delayed"),
        "merchant has no effect.help",
    ),
    (effect("merchant", ducats=2), f"merchant: effect.ducats does not belong here, only {IMMEDIATE}"),
    (effect("merchant", deniers=10), "merchant: effect.deniers is 10; it has to be a whole number from 1 to 9"),
    (effect("merchant", deniers=0), "merchant: effect.deniers is 0; it has to be a whole number from 1 to 9"),
    (
        effect("merchant", pay_deniers=0, points=1),
        "merchant: effect.pay_deniers is 0; it has to be a whole number from 1 to 9",
    ),
    *[
        (
            effect("merchant", **nothing),
            "merchant brings nothing; it needs one of deniers, influence, points, citizens, or cubes",
        )
        for nothing in ({}, {"pay_deniers": 2}, {"per": "citizens"}, {"pay_influence": 1, "per": "events", "of": 2})
    ],
    (effect("merchant", points=1, of=2), "merchant: effect.of does not belong here without effect.per"),
    (
        effect("merchant", points=1, per=""),
        "merchant: effect.per is ''; it has to be one of citizens, cathedral, events, red-dice, districts, "
        "others-in-city-hall, own-in-city-hall, tradesmen, events-won, white-dice",
    ),
    (effect("archer", cubes=0), "archer: effect.cubes is 0; it has to be 1"),
    (effect("archer", cubes=2), "archer: effect.cubes is 2; it has to be 1"),
    (
        effect("archer", cubes=1, points=1),
        "archer: effect.points does not belong here, only cubes, pay_deniers, pay_influence",
    ),
    (
        effect("archer", cubes=1, per="events"),
        "archer: effect.per is 'events'; it has to be one of red-dice",
    ),
    (
        effect("archer", cubes=1, per="red-dice", pay_deniers=1),
        "archer: effect.pay_deniers does not belong here, only cubes, per",
    ),
    (
        effect("archer", cubes=1, per="red-dice", hits=3),
        "archer: effect.hits does not belong here, only cubes, per",
    ),
    (effect("archer", hits=3), f"archer: effect.hits does not belong here, only {GAIN}"),
    (effect("archer", cubes=1, hits=7), "archer: effect.hits is 7; it has to be a whole number from 2 to 6"),
    (changed("activity", "archer", until=2), "archer stands there twice"),
    (changed("activity", "archer", until=0), "archer: until is 0; it has to be a whole number from 1 to 99"),
    (
        changed("activity", "merchant", until=1),
        "merchant: there have to be 3 cards of colour yellow and level 1 in ruling 2, not 2",
    ),
    (
        changed("activity", "merchant", until=2),
        "merchant: there have to be 3 cards of colour yellow and level 1 in ruling 3, not 2",
    ),
    (effect("monk", help=""), f"monk: effect.help is ''; it has to be one of {HELPS}"),
    (effect("monk", help=["recolour"]), f"monk: effect.help is ['recolour']; it has to be one of {HELPS}"),
    *[
        (effect("monk", help=help_name), f"monk has no effect.{missing}")
        for help_name, missing in (
            ("add-to-total", "amount"),
            ("add-to-each", "amount"),
            ("set-each", "amount"),
            ("recolour", "dice"),
            ("multiply", "dice"),
            ("buy-one-each", "amount"),
            ("count-as-die", "amount"),
        )
    ],
    (effect("monk", help="multiply", group="yellow", amount=3), "monk has no effect.dice"),
    (effect("monk", help="multiply", dice="white"), "monk has no effect.amount"),
    (
        effect("monk", help="multiply", dice="white", amount=1),
        "monk: effect.amount is 1; it has to be a whole number from 2 to 6",
    ),
    (effect("militia", help="recolour", group="red"), "militia has no effect.dice"),
    *[
        (
            effect("militia", **values),
            "militia: effect.group has to be red or yellow: only dice that are white build at the cathedral",
        )
        for values in (
            {"help": "recolour", "dice": "yellow", "group": "white"},
            {"help": "recolour", "dice": "yellow"},
            {"help": "multiply", "dice": "red", "amount": 3},
        )
    ],
    (
        effect("militia", help="recolour", dice="red", group="red"),
        "militia: effect.group is the colour that the dice have anyway, effect.dice",
    ),
    (
        effect("militia", help="recolour", dice="yellow", group="red", amount=3),
        "militia: effect.amount does not belong here, only help, dice, group, places, cathedral",
    ),
    (
        effect("priest", help="add-to-each", dice="yellow", amount=3),
        "priest: effect.dice does not belong here, only help, amount, group, places, cathedral",
    ),
    (
        effect("priest", help="add-to-each", amount=7),
        "priest: effect.amount is 7; it has to be a whole number from 1 to 6",
    ),
    (
        effect("tithing", help="take-one-each", amount=1),
        "tithing: effect.amount does not belong here, only help, group, places, cathedral",
    ),
    (
        effect("tithing", help="take-one-each", deniers=2),
        "tithing: effect.deniers does not belong here, only help, group, places, cathedral",
    ),
    (changed("activity", "merchant", source=None), "merchant has no source"),
    (
        changed("activity", "merchant", source="heard"),
        "merchant: source is 'heard'; it has to be one of stated, inferred, reconstructed, or a table with one of them "
        "for each value",
    ),
    (changed("activity", "merchant", source={}), "merchant has no source.name"),
    (marks("activity", "monk", cost="heard"), f"monk: source.cost is 'heard'; it has to be one of {MARKS}"),
    (marks("activity", "monk", cost=None), "monk has no source.cost"),
    (marks("activity", "monk", effect="stated"), "monk: source.effect is 'stated'; it has to be a table"),
    (marks("activity", "merchant", effect={}), "merchant has no source.effect.deniers"),
    (
        marks("activity", "merchant", effect={"deniers": "heard"}),
        f"merchant: source.effect.deniers is 'heard'; it has to be one of {MARKS}",
    ),
    (
        marks("activity", "merchant", effect={"deniers": "stated", "points": "stated"}),
        "merchant: source.effect.points does not belong here, only deniers",
    ),
    (
        marks("activity", "merchant", price="stated"),
        "merchant: source.price does not belong here, only name, colour, level, kind, effect, cost, points, divisor",
    ),
    (twice("activity", "merchant"), "merchant stands there twice"),
    (without("activity", "merchant"), "merchant is missing"),
    ({}, "archer is missing"),
]


@pytest.mark.parametrize(("content", "message"), WRONG_ACTIVITIES)
def test_wrong_activities_are_named(content: Content, message: str) -> None:
    refused(read_effects, content, f"activity {message}")


@pytest.mark.parametrize("name", ["baker", ["x"], 3])
def test_an_unknown_card_is_named_by_its_place(name: Any) -> None:
    refused(
        read_effects,
        changed("activity", "archer", name=name),
        f"activity 1: name is {name!r}; it has to be one of {', '.join(ACTIVITY_WORDS)}",
    )


def test_an_effect_is_looked_at_before_its_marks() -> None:
    refused(
        read_effects, without_marks("merchant", ducats=2), f"activity merchant: effect.ducats {UNKNOWN} {IMMEDIATE}"
    )
    refused(
        read_effects, without_marks("merchant", deniers=2, points=1), "activity merchant has no source.effect.points"
    )
