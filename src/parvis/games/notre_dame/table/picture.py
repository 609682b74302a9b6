"""The table as plain shapes: what a view tells, without art."""

from collections.abc import Mapping
from typing import Any

from parvis.engine.picture import LINE, SEAT_COLOURS, Picture
from parvis.games.notre_dame import pieces

WIDTH, HEIGHT = 1200, 900
PANEL = 150
"""The height of a player's panel."""
MESSAGE_COLOURS = {"coin": "#e0b020", "marker": "#8d8d8d", "rat": "#5b4636", "prestige": "#c0392b"}
CARD, CARD_HEIGHT = 130, 26
CLOSED = "#d8cfbd"

View = Mapping[str, Any]


def picture(view: View) -> Picture:
    """The table as a picture: persons and cathedral above, a panel for each player, the onlooker's cards below."""
    drawn = Picture(WIDTH, HEIGHT)
    head(drawn, view)
    for row, family in enumerate(view["families"][: pieces.SEATS]):
        borough = next(one for one in view["boroughs"] if one["borough"] == family["borough"])
        panel(drawn, 70 + row * (PANEL + 8), family, borough, view)
    return drawn


def head(drawn: Picture, view: View) -> None:
    """The round, who is out, the plague's sum, and the cathedral."""
    persons = ", ".join(f"{one['person']} ({one['rats']})" for one in view["persons"])
    drawn.text(10, 8, f"Round {view['round']}, period {view['period']}, {view['phase']}", 18)
    drawn.text(10, 36, f"Persons and their rats: {persons or 'none'}; plague {view['plague']}", 14)
    cathedral = view["cathedral"]
    drawn.box(880, 6, 310, 56, "#e6dcc6")
    drawn.text(890, 10, f"Notre Dame: {cathedral['prestige']} prestige", 14)
    for seat, count in enumerate(cathedral["markers"]):
        drawn.disc(900 + 58 * seat, 46, 9, SEAT_COLOURS[seat]).text(914 + 58 * seat, 38, str(count), 14)


def panel(drawn: Picture, top: int, family: View, borough: View, view: View) -> None:
    """A player's borough and what it has."""
    colour = SEAT_COLOURS[family["seat"]]
    to_move = family["seat"] in view["movers"]
    drawn.box(8, top, WIDTH - 16, PANEL, "#fbf8f1", colour if to_move else LINE).box(8, top, 10, PANEL, colour, colour)
    prestige = "hidden" if family["prestige"] is None else family["prestige"]
    drawn.text(28, top + 6, f"Player {family['seat']}{', to decide' if to_move else ''}", 15)
    drawn.text(28, top + 28, f"coins {family['coins']}, rat on {family['rat']}, prestige {prestige}", 14)
    drawn.text(28, top + 48, f"supply {family['supply']}, general supply {family['general_supply']}", 14)
    drawn.text(28, top + 68, f"messages {len(family['messages'])}{', doctor' if family['doctor'] else ''}", 14)
    sectors(drawn, top + 8, family, colour)
    markets(drawn, top + 78, borough)
    cards(drawn, top + 112, family)


def sectors(drawn: Picture, top: int, family: View, colour: str) -> None:
    """A box for each sector, with a disc for every marker; the trusted friend is named."""
    for place, sector in enumerate(pieces.PLACE_NAMES[: pieces.SECTORS]):
        left = 330 + 122 * place
        drawn.box(left, top, 118, 60).text(left + 4, top + 2, sector, 12)
        for marker in range(family["markers"][sector]):
            drawn.disc(left + 12 + 15 * (marker % 7), top + 28 + 14 * (marker // 7), 6, colour)
        if family["friend"] == sector:
            drawn.text(left + 4, top + 44, "friend", 12, colour)


def markets(drawn: Picture, top: int, borough: View) -> None:
    """The markets with their messages and the carriages that stop there."""
    for place, market in enumerate(borough["markets"]):
        left = 330 + 170 * place
        drawn.box(left, top, 166, 26, "#efe7d5").text(left + 24, top + 5, market["market"].partition(".")[2], 12)
        if market["message"]:
            drawn.box(left + 5, top + 5, 14, 14, MESSAGE_COLOURS[market["message"]])
        for step, seat in enumerate(market["carriages"]):
            drawn.disc(left + 92 + 16 * step, top + 13, 7, SEAT_COLOURS[seat])


def cards(drawn: Picture, top: int, family: View) -> None:
    """Cards played face up; then those that the onlooker holds or may choose from, if these are its own."""
    own = family["cards"] or {}
    shown = [("played", name) for name in family["played"]]
    shown += [(way, name) for way in ("before", "kept", "hand") for name in own.get(way) or []]
    for place, (way, name) in enumerate(shown[:8]):
        left = 28 + (CARD + 14) * place
        fill = CLOSED if way == "played" else "#ffffff"
        drawn.box(left, top, CARD + 10, CARD_HEIGHT, fill).text(left + 5, top + 5, f"{way}: {name}", 11)
