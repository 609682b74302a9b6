"""What the board's templates are given besides the view: places, dice and signs, ready to be drawn."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from parvis.games.troyes import pieces
from parvis.games.troyes.signs import brief, signs
from parvis.games.troyes.table.page import districts, menu, ramparts, shorts, targets
from parvis.games.troyes.words import explained

View = Mapping[str, Any]

PHASES = ("cards", "dice", "events", "defence", "actions")
"""The phases of a round that take time, in their order."""
FEW_EVENTS, SOME_EVENTS = 6, 8
"""Events that stand in rows of three, and in rows of four with words; more have no room for these."""
WORKS = {"build": "cathedral", "harvest": "fields", "guard": "tower"}
"""Kind of action -> its picture."""
OPTIONS = {"sliding": "option-sliding", "marauding_leaves": "option-marauding", "tournament": "option-tournament"}
"""Option of the view -> the text that tells it, where it is chosen."""
INFLUENCE = {"reroll": pieces.REROLL, "recruit": pieces.RECRUIT, "turn": pieces.TURN_OVER}


def context(view: View, facing: int) -> dict[str, Any]:
    """What the template draws for one view, with the district of one seat at the bottom."""
    lying = districts.districts(view, facing)
    return {
        "facing": facing,
        "opposite": pieces.FACES + 1,
        "harvest": pieces.HARVEST,
        "phases": PHASES,
        "districts_with": lambda taken: districts.with_taken(lying, taken),
        "glass_of": lambda lying: districts.glass(lying, has_tiles="outdoor_tiles" in view),
        "estates": estates(view),
        "options": options(view),
        "known_characters": known_characters(view),
        "queue": queue(len(view["events"])),
        "aim": aim(view),
        "targets": targets.targets,
        "choices_at": targets.choices,
        "taking": targets.taking,
        "place_of": targets.place_of,
        "places_joining": targets.places_joining,
        "menu": menu.menu,
        "short": shorts.short,
        "lines": menu.lines,
        "endings": menu.endings,
        "influence": INFLUENCE,
        "works": WORKS,
        "signs": signs,
        "brief": brief,
        "leading": leading,
        "free_levels": free_levels,
        "coming": coming(view),
        "free_banners": free_banners,
        "worth_now": worth_now,
        "divides": divides(view),
        "rests": rests,
        "by_die": shorts.by_die,
        "by_action": shorts.by_action,
        "group_price": shorts.group_price(view["group"]),
        **parts(view),
        **ramparts.on_wall(view, facing),
    }


def rests(at: Mapping[str, Any], *beginnings: str) -> bool:
    """Whether no decision is made at a place whose id begins so: a part of the board looks as it does to all others."""
    return not any(place.startswith(beginnings) for place in at)


def parts(view: View) -> dict[str, View]:
    """As much of the view as parts of the board are drawn from: they look as before, as long as that is the same."""
    families, group = view["families"], view["group"]
    return {
        "place": {name: view[name] for name in ("round", "rounds", "phase", "start_seat", "backwards", "over")},
        "square": {
            "families": [{name: family[name] for name in ("deniers_to_come", "passed")} for family in families],
            "group": group and {"dice": group["dice"]},
            **{name: view[name] for name in ("start_seat", "black_dice", "die_prices")},
        },
        "at_hand": {
            "families": [
                {name: family[name] for name in ("seat", "characters", "character_count")} for family in families
            ],
            **{name: view[name] for name in ("open_characters", "possible_characters", "events_to_come", "over")},
        },
    }


class Variant(NamedTuple):
    """What differs from the base game: the key of its sentence, and for lines of spaces the building and these."""

    key: str
    building: str = ""
    lines: str = ""


def options(view: View) -> tuple[Variant, ...]:
    """What differs from the base game: the options, and buildings in which citizens are pushed along lines."""
    lined = [building for building in view["buildings"] if "lines" in building]
    lines = [
        explained.shown_lines([[space["space"] for space in line] for line in building["lines"]]) for building in lined
    ]
    return (
        *(Variant(text) for option, text in OPTIONS.items() if view[option]),
        *(Variant("option-lines", building["building"], shown) for building, shown in zip(lined, lines, strict=True)),
    )


def known_characters(view: View) -> dict[str, int | None]:
    """The characters that the onlooker sees, with who holds each; None: it lies open."""
    held = {one["character"]: family["seat"] for family in view["families"] for one in family["characters"] or ()}
    return {**held, **{one["character"]: None for one in view["open_characters"]}}


def estates(view: View) -> list[tuple[View, list[View]]]:
    """Each building with the cards of its colour."""
    return [
        (building, [card for card in view["cards"] if card["colour"] == building["colour"]])
        for building in view["buildings"]
    ]


def aim(view: View) -> str | None:
    """The place of what dice are gathered for, of the card that is activated, or of the event that strikes; or None."""
    at_once = (event["event"] for event in view["events"] if "strikes" in event)
    striking = next(at_once, None) or (view.get("answer") or {}).get("event")
    if striking:
        return f"event-{striking}"
    if view["group"] is None:
        return f"card-{view['activation']['card']}" if view["activation"] else None
    group = view["group"]
    named = next((f"{kind}-{group[kind]}" for kind in ("card", "event", "building") if kind in group), None)
    return named or {"build": "cathedral", "harvest": "fields"}[group["action"]]


def queue(count: int) -> str:
    """How much room each of so many events has."""
    return "few" if count <= FEW_EVENTS else "some" if count <= SOME_EVENTS else "many"


def leading(event: View) -> list[tuple[int, list[int]]]:
    """Who has most cubes on an event and who is second, with the points of each place. Equals share them.

    Where several share the first place, there is no second.
    """
    cubes = [cube["seat"] for cube in event["cubes"]]
    counts = {seat: cubes.count(seat) for seat in cubes}
    steps = sorted(set(counts.values()), reverse=True)
    places = [[seat for seat in counts if counts[seat] == step] for step in steps]
    first, second = [*places, [], []][:2]
    return [(event["points"][0], first), (event["points"][1], second if len(first) <= 1 else [])]


def free_levels(column: View, levels: int) -> list[int]:
    """The levels of a column of the cathedral to which its next cubes come, in this order."""
    filled = {cube["level"] for cube in column["cubes"]}
    return [level for level in range(1, levels + 1) if level not in filled]


def coming(view: View) -> list[int]:
    """The columns of the cathedral to which the group of dice, as it is, brings a cube each."""
    group = view["group"]
    return [one["worth"] for one in group["dice"]] if group and group["action"] == "build" else []


def free_banners(event: View) -> list[int]:
    """The banners of an event that its next cubes cover, in this order."""
    covered = {cube["banner"] for cube in event["cubes"]}
    return [banner for banner in range(1, event["banners"] + 1) if banner not in covered]


def worth_now(card: View) -> int | None:
    """What a cube on a card would score if no more came there; None: that depends on nothing, or none is there."""
    count: int = sum(kept["cubes"] for kept in card["cubes"])
    return max(0, card["effect"]["worth"] - count) if "worth" in card["effect"] and count else None


def divides(view: View) -> bool:
    """Whether what the group counts is divided; else each of its dice does something."""
    group = view["group"]
    if group is None or group["action"] in ("build", "place"):
        return False
    card = next((spot for spot in view["cards"] if spot["card"] == group.get("card")), None)
    return group["action"] != "activate" or card is None or card["divisor"] is not None
