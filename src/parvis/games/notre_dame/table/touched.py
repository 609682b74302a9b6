"""What the lines of the log are about, as ids of the board's elements, so that a page can mark them.

Only what all can see has an id here: places on the board, pieces, persons who have come out, players.
"""

from collections.abc import Callable

from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.rules import possessions, stacks
from parvis.games.notre_dame.state import RULES, State

Places = tuple[str, ...]

FRIEND_CARD = pieces.CARD_NAMES[pieces.TRUSTED_FRIEND]


def family(seat: int) -> str:
    """A player's line in the list of players."""
    return f"seat-{seat}"


def without_coin(seat: int) -> str:
    """The line at the persons that a player has no coin for them."""
    return f"without-coin-{seat}"


def pane(state: State, seat: int, place: str) -> str:
    """A sector of a player's borough, its harbour, or the cathedral."""
    return (
        "cathedral"
        if place == pieces.PLACE_NAMES[pieces.NOTRE_DAME]
        else f"pane-{possessions.home(state, seat)}-{place}"
    )


def market(name: str) -> Places:
    """A market and the message on it: `2.gate`."""
    place = name.replace(".", "-")
    return f"market-{place}", f"message-{place}"


def by_start(state: State, seat: int, what: list[str]) -> Places:
    """The start player and the bell-ringer."""
    return family(int(what[0])), "bell"


def by_person(state: State, seat: int, what: list[str]) -> Places:
    """A person who comes out."""
    return (f"person-{what[0]}",)


def by_card(state: State, seat: int, what: list[str]) -> Places:
    """An action card that is played."""
    return family(seat), f"friend-{seat}" if what[0] == FRIEND_CARD else pane(state, seat, what[0])


def by_place(state: State, seat: int, what: list[str]) -> Places:
    """A sector or the cathedral."""
    return (pane(state, seat, what[0]),) if what else ()


def by_donation(state: State, seat: int, what: list[str]) -> Places:
    """Places that a donation touches: the player's panel and Notre Dame."""
    return family(seat), "cathedral"


def by_friend(state: State, seat: int, what: list[str]) -> Places:
    """The trusted friend on his way to a sector."""
    return f"friend-{seat}", pane(state, seat, what[0])


def by_carriage(state: State, seat: int, what: list[str]) -> Places:
    """A carriage on its way to a market."""
    return f"carriage-{seat}", market(what[0])[0]


def by_message(state: State, seat: int, what: list[str]) -> Places:
    """The message where the carriage has stopped."""
    return family(seat), f"carriage-{seat}", *market(pieces.Market.words[state.carriage[seat]])


def by_wage(state: State, seat: int, what: list[str]) -> Places:
    """A person who is hired, or nobody."""
    return (family(seat),) if what[0] == "nobody" else (family(seat), f"person-{what[0]}")


def by_fool(state: State, seat: int, what: list[str]) -> Places:
    """A marker or the trusted friend in a sector."""
    piece, place = what
    return (f"friend-{seat}", pane(state, seat, place)) if piece == "friend" else (pane(state, seat, place),)


def by_family(state: State, seat: int, what: list[str]) -> Places:
    """What lies before a player."""
    return (family(seat),)


TOUCHED: dict[str, Callable[[State, int, list[str]], Places]] = {
    "start": by_start,
    "person": by_person,
    "play": by_card,
    "from": by_place,
    "donate": by_donation,
    "friend": by_friend,
    "drive": by_carriage,
    "take": by_message,
    "leave": by_message,
    "hire": by_wage,
    "lift": by_fool,
    "to": by_place,
    "lose": by_place,
    "type": by_family,
    "return": by_place,
}
"""Kind of decision -> what it touches."""


def by_decision(state: State, seat: int, words: str) -> Places:
    """What a decision touches, in the state before it."""
    kind, *what = words.split()
    touch = TOUCHED.get(kind)
    if touch is None or RULES.asked(state) == stacks.COMING:
        return ()
    return touch(state, seat, what)
