"""What an onlooker may see of the ramparts: all of it. Games without them have no such entries."""

from parvis.games.troyes import cards, pieces, tiles
from parvis.games.troyes.rules import actions, group
from parvis.games.troyes.rules.ramparts import answers, guarding, wall
from parvis.games.troyes.rules.strikes import kinds as strikes
from parvis.games.troyes.state import DIE_NUMBER, NOBODY, PRICE, RULES, State
from parvis.games.troyes.table import printed
from parvis.games.troyes.words import log_book

NUMERALS = ("I", "II", "III", "IV")
"""Roman numerals of the gates."""


def guard(state: State, seat: int) -> printed.Shown:
    """Where the guard of a family is."""
    return {"guard": state.guard[seat]} if wall.has_wall(state) else {}


def shown(state: State) -> printed.Shown:
    """The outdoor tiles at the gates, the guard who is on his way, and for what a cube of a tile may be used now."""
    tiles = [tile(state, gate) for gate in range(pieces.GATES) if state.tile[gate] != NOBODY]
    return {"outdoor_tiles": tiles, "walk": walk(state), "answer": answer(state)} if tiles else {}


def tile(state: State, gate: int) -> printed.Shown:
    """A tile with its gate, what it does, and the cubes on it. `used`: one of them in this turn, so no other."""
    number = state.tile[gate]
    return {
        "tile": wall.TILE_NAMES[number],
        "gate": NUMERALS[gate],
        "space": wall.GATE_SPACES[state.ruling][gate],
        "effect": printed.tile_effect(number),
        "cubes": [
            {
                "seat": seat,
                "cubes": state.outdoor[gate][seat],
                "used": bool(state.tiles_used[seat] >> gate & 1),
            }
            for seat in range(state.seats)
            if state.outdoor[gate][seat] > 0
        ],
    }


# The guard's action


def walk(state: State) -> printed.Shown | None:
    """The guard's action as far as it has come, and where he could be at its end; None: there is none.

    `asks`: his die, deniers for more pips, or what the next pip is used for.
    """
    question, kept = RULES.asked(state), RULES.kept(state)
    if question in (guarding.GUARD_DIE, guarding.GUARD_TURNING):
        return {"asks": "die", **way(state, 0)}
    if question == guarding.RAISING:
        value = kept["value"]
        most = min(pieces.MOST_POINTS, value + state.deniers[asked_seat(state)])
        return {"asks": "deniers", "die": guard_die(kept["colour"], value), "most": most, **way(state, most)}
    if question == guarding.SPENDING:
        return {
            "asks": "pips",
            "left": kept["left"],
            "begun": bool(kept["closed"] & guarding.SPENT),
            **way(state, kept["left"]),
        }
    return None


def way(state: State, points: int) -> printed.Shown:
    """Whose guard it is, where he is, and where as many points would bring him."""
    seat = asked_seat(state)
    return {"seat": seat, "space": state.guard[seat], "furthest": min(pieces.WALL, state.guard[seat] + points)}


def asked_seat(state: State) -> int:
    """Who is asked; something is, beyond what a phase asks."""
    seat: int = state.asked[state.depth - 1][1]
    return seat


# Cubes of tiles for what has been done


def answer(state: State) -> printed.Shown | None:
    """For what a seat may use a cube of a tile just now, and whose turn that is; None: nobody is asked that.

    `why`: as tiles have it. Then what has happened: the dice that were bought, the card, or the event that strikes.
    """
    question, kept = RULES.asked(state), RULES.kept(state)
    if question not in (answers.ANSWERING, strikes.BEING_SPARED):
        return None
    seat = asked_seat(state)
    gate = kept["gate"] if question == answers.ANSWERING else wall.gate_with_cube(state, seat, tiles.IN_PHASE_3)
    number = state.tile[gate]
    return {
        "seat": seat,
        "turn_seat": state.turn if state.phase == actions.ACTIONS else None,
        "tile": wall.TILE_NAMES[number],
        "cubes": state.outdoor[gate][seat],
        "why": tiles.WHEN_NAMES[wall.WHEN[number]],
        **what_happened(state, seat, wall.WHEN[number]),
    }


def what_happened(state: State, seat: int, when: int) -> printed.Shown:
    """The event that strikes, the card that is activated, the dice of the seat that were bought, or one for a guard."""
    if when == tiles.IN_PHASE_3:
        return {"event": cards.EVENT_NAMES[RULES.kept(state)["event"]]}
    if when == tiles.CARD_ACTIVATED:
        return {"card": cards.ACTIVITY_NAMES[state.card[state.target]]}
    if when != tiles.DICE_BOUGHT:
        return {}
    for number, _, value, _, colour in state.asked[: state.depth]:
        if number == int(guarding.RAISING):
            return {"dice": [], "guard_die": guard_die(colour, value)}
    bought = [
        row for place, row in enumerate(state.group) if row[PRICE] > 0 and group.district_of(state, place) == seat
    ]
    return {"dice": [log_book.die_arguments(row[DIE_NUMBER]) for row in bought]}


def guard_die(colour: int, value: int) -> printed.Shown:
    """What there is to see of the die that a guard uses."""
    return {"colour": pieces.ALL_COLOUR_NAMES[colour], "value": value}
