"""The table as plain shapes: what a view tells, without art."""

from collections.abc import Mapping, Sequence
from typing import Any

from parvis.engine.picture import LINE, SEAT_COLOURS, Picture

WIDTH, HEIGHT = 1280, 900
COLOURS = {"red": "#d9534f", "white": "#ffffff", "yellow": "#f2c94c", "black": "#3a3a3a", "purple": "#8e5bb5"}
PALE = {"red": "#f3cbc6", "white": "#ffffff", "yellow": "#fbeabd"}
NEUTRAL = "#9a9a9a"
DICE_IN_ROW = 12
WALL_AT = 1002

View = Mapping[str, Any]


def picture(view: View) -> Picture:
    """The table as a picture: districts to the left; buildings and cathedral, cards, events to the right."""
    drawn = Picture(WIDTH, HEIGHT)
    drawn.text(10, 8, f"Round {view['round']} of {view['rounds']}, {view['phase']}", 18)
    for row, family in enumerate(view["families"]):
        district(drawn, 40 + 164 * row, family, view["decides_seat"])
    neutral(drawn, 40 + 164 * 4, view)
    for row, building in enumerate(view["buildings"]):
        spaces(drawn, 40 + 48 * row, building)
    cathedral(drawn, 200, view["cathedral"])
    for place, card in enumerate(view["cards"]):
        activity(drawn, 400 + 290 * (place % 3), 340 + 110 * (place // 3), card)
    for row, event in enumerate(view["events"][:9]):
        event_row(drawn, 680 + 23 * row, event)
    ramparts(drawn, view)
    return drawn


def ramparts(drawn: Picture, view: View) -> None:
    """Outdoor tiles with the cubes on them, and where the guards are; nothing in a game without ramparts."""
    for row, tile in enumerate(view.get("outdoor_tiles") or ()):
        drawn.box(WALL_AT, 40 + 48 * row, 270, 42).text(
            WALL_AT + 8, 52 + 48 * row, f"{tile['gate']}: {tile['tile']}", 13
        )
        for place, seat in enumerate(seats_on(tile["cubes"])):
            drawn.box(WALL_AT + 130 + 18 * place, 54 + 48 * row, 12, 12, seat_colour(seat))
    for family in view["families"]:
        if family.get("guard") is not None:
            place = WALL_AT + 66 * family["seat"]
            drawn.disc(place + 10, 250, 9, SEAT_COLOURS[family["seat"]]).text(place + 24, 242, str(family["guard"]), 13)


def seat_colour(seat: Any) -> str:
    """A seat's colour; grey for the neutral player."""
    return SEAT_COLOURS[seat] if isinstance(seat, int) else NEUTRAL


def dice_row(drawn: Picture, left: int, top: int, dice: Mapping[str, Sequence[int]]) -> None:
    """Dice by colour, side by side."""
    shown = [(colour, value) for colour, values in dice.items() for value in values]
    for place, (colour, value) in enumerate(shown):
        at = left + 26 * (place % DICE_IN_ROW), top + 24 * (place // DICE_IN_ROW)
        drawn.die(*at, value, COLOURS[colour], "#ffffff" if colour in ("black", "purple") else "#262320")


def district(drawn: Picture, top: int, family: View, decides: int | None) -> None:
    """A district: its dice, and what its player has."""
    colour, citizens = SEAT_COLOURS[family["seat"]], family["citizens"]
    marks = [word for word, holds in (("to decide", family["seat"] == decides), ("passed", family["passed"])) if holds]
    points = "hidden" if family["points"] is None else family["points"]
    drawn.box(8, top, 372, 156, "#fbf8f1", colour if "to decide" in marks else LINE).box(
        8, top, 10, 156, colour, colour
    )
    drawn.text(28, top + 6, ", ".join([f"Player {family['seat']}", *marks]), 15)
    drawn.text(28, top + 28, f"deniers {family['deniers']}, influence {family['influence']}, points {points}", 14)
    drawn.text(
        28, top + 48, f"citizens in supply {citizens['supply']}, in general supply {citizens['general_supply']}", 13
    )
    characters = ", ".join(one["character"] for one in family["characters"] or [])
    won = ", ".join(str(one if isinstance(one, str) else one.get("event")) for one in family["events_won"])
    drawn.text(28, top + 66, f"character: {characters or 'hidden'}", 12)
    drawn.text(28, top + 82, f"events won: {won or 'none'}"[:60], 12)
    dice_row(drawn, 28, top + 102, family["dice"])


def neutral(drawn: Picture, top: int, view: View) -> None:
    """Dice of the neutral district, black dice, and those of the group."""
    drawn.box(8, top, 372, 180, "#fbf8f1").text(28, top + 6, "Neutral district, black dice, group", 14)
    dice_row(drawn, 28, top + 28, view["neutral_dice"])
    dice_row(drawn, 28, top + 80, {"black": view["black_dice"]})
    if view["group"]:
        dice_row(drawn, 28, top + 130, group_dice(view["group"]))


def group_dice(group: View) -> dict[str, list[int]]:
    """The dice of a group by colour, whoever they come from."""
    found: dict[str, list[int]] = {}
    for die in group.get("dice", ()):
        found.setdefault(die["colour"], []).append(die["value"])
    return found


def spaces(drawn: Picture, top: int, building: View) -> None:
    """A principal building with its six spaces."""
    drawn.box(400, top, 590, 42, PALE[building["colour"]]).text(408, top + 12, building["building"], 14)
    for place, space in enumerate(building["spaces"]):
        left = 530 + 76 * place
        drawn.box(left, top + 6, 68, 30).text(left + 5, top + 12, str(space["value"]), 13)
        if space["seat"] is not None:
            drawn.disc(left + 42, top + 21, 10, seat_colour(space["seat"]))


def cathedral(drawn: Picture, top: int, built: View) -> None:
    """The building site: columns by the value of a die, cubes from below."""
    drawn.text(400, top, "Cathedral", 14)
    for place, column in enumerate(built["columns"]):
        left = 500 + 80 * place
        drawn.text(left + 12, top + 104, f"{column['value']}", 13)
        for level in range(built["levels"]):
            drawn.box(left, top + 70 - 34 * level, 34, 30)
        for cube in column["cubes"]:
            drawn.box(left + 8, top + 77 - 34 * (cube["level"] - 1), 18, 16, seat_colour(cube["seat"]))


def activity(drawn: Picture, left: int, top: int, card: View) -> None:
    """An activity card: what it costs, who stands on it and has cubes there."""
    drawn.box(left, top, 282, 102, PALE[card["colour"]])
    if card["card"] is None:
        drawn.text(left + 8, top + 8, f"level {card['level']}: not open yet", 13)
        return
    drawn.text(left + 8, top + 6, f"{card['card']}, {card['cost']} deniers", 14)
    drawn.text(left + 8, top + 26, f"sum divided by {card['divisor']}", 12)
    for place, seat in enumerate(seats_on(card["tradesmen"])):
        drawn.disc(left + 20 + 24 * place, top + 60, 9, seat_colour(seat))
    for place, seat in enumerate(seats_on(card["cubes"])):
        drawn.box(left + 12 + 20 * (place % 13), top + 78, 14, 14, seat_colour(seat))


def seats_on(pieces: Sequence[Any]) -> list[Any]:
    """Whose the pieces on a card are, one entry for each piece."""
    return [piece["seat"] for piece in pieces for _ in range(piece.get("cubes", 1))]


def event_row(drawn: Picture, top: int, event: View) -> None:
    """An event with the cubes on its banners."""
    drawn.box(400, top, 870, 20, PALE[event["colour"]])
    drawn.text(408, top + 3, f"{event['event']}: {event['banners']} banners, sum divided by {event['divisor']}", 12)
    for place, cube in enumerate(event["cubes"]):
        drawn.box(820 + 22 * place, top + 4, 12, 12, seat_colour(cube["seat"]))
