"""The features of a learned value: their names in order, where each part begins, and what the parts have in common.

Names are what weights are made for: whoever changes what a number means changes its name. New ones come last, so that
older weights, which are made for those before, go on playing.
"""

from parvis.engine.state import Row
from parvis.games.troyes import cards, pieces, tiles
from parvis.games.troyes.state import State, rule

SPOT_NAMES = tuple(f"{colour} {level}" for colour in pieces.CARD_COLOUR_NAMES for level in range(1, pieces.LEVELS + 1))
CURVE = 3
"""A count stands as it is and cut off at two limits, so that weights can follow a curve."""


def curve(what: str, first: int, second: int) -> list[str]:
    """Names of a count that is cut off at two limits."""
    return [what, f"{what} up to {first}", f"{what} up to {second}"]


DENIERS_UP_TO, INFLUENCE_UP_TO, CITIZENS_UP_TO = (4, 10), (3, 8), (1, 3)
DICE_UP_TO, STANDING_UP_TO, STONES_UP_TO = (2, 5), (1, 3), (1, 3)

GOODS_NAMES = (
    *curve("deniers", *DENIERS_UP_TO),
    *curve("influence", *INFLUENCE_UP_TO),
    *curve("citizens", *CITIZENS_UP_TO),
    "income", "general supply", "possessed", "salary to pay", "salary missing",
)  # fmt: skip
COURSE_NAMES = (
    "actions", "defence", "passed", "own turn", "turns before the next", "others acting",
    *(f"{places} places after the start" for places in range(pieces.SEATS)),
    "black dice", "black pips", "thrown",
)  # fmt: skip
DIE_NAMES = ("dice", "pips", "highest")
STATUS_NAMES = ("leads", "is level", "is behind", "is absent")
EVENT_NAMES = ("events", "share", "share covered")
RIVAL_NAMES = (
    "ahead", "deniers", "influence", "citizens", "passed", "dice", "pips", "tradesmen", "tradesmen's points",
    "stones", "cubes on events", "guard",
    *(f"in the {building}" for building in pieces.BUILDING_NAMES),
)  # fmt: skip
PARTS: dict[str, tuple[str, ...]] = {
    "goods": GOODS_NAMES,
    "course": COURSE_NAMES,
    "own dice": tuple(f"own {colour} {what}" for colour in pieces.ALL_COLOUR_NAMES for what in DIE_NAMES),
    "three dice": tuple(f"three {colour} dice" for colour in pieces.DICE_COLOUR_NAMES),
    "all dice": (*curve("own dice", *DICE_UP_TO), "own pips", "dice of one who passed", "rolled again"),
    "neutral dice": tuple(f"neutral {colour} {what}" for colour in pieces.DICE_COLOUR_NAMES for what in DIE_NAMES),
    "others' dice": tuple(f"others' {colour} {what}" for colour in pieces.ALL_COLOUR_NAMES for what in DIE_NAMES),
    "standing": tuple(
        name for building in pieces.BUILDING_NAMES for name in curve(f"stand in the {building}", *STANDING_UP_TO)
    ),
    "lying": tuple(f"lie in the {building}" for building in pieces.BUILDING_NAMES),
    "neutral citizens": tuple(f"neutral in the {building}" for building in pieces.BUILDING_NAMES),
    "spaces": tuple(f"on {place}" for place in pieces.Place.words),
    "cards": tuple(f"{card} open" for card in cards.ACTIVITY_WORDS),
    "own tradesmen": tuple(f"tradesman on {card}" for card in cards.ACTIVITY_WORDS),
    "own cubes": tuple(f"cubes on {card}" for card in cards.ACTIVITY_WORDS),
    "activations": tuple(f"activations of {spot} by own dice" for spot in SPOT_NAMES),
    "gains": tuple(f"points for a dozen pips on {spot}" for spot in SPOT_NAMES),
    "spaces left": tuple(f"points for a tradesman on {spot}" for spot in SPOT_NAMES),
    "trade": ("tradesmen", "tradesmen's points", "points of cubes"),
    "stones": (
        *curve("stones", *STONES_UP_TO),
        *(f"stone on level {level}" for level in range(1, pieces.STONE_LEVELS + 1)),
        *(f"columns open on level {level}" for level in range(1, pieces.STONE_LEVELS + 1)),
        "levels",
    ),
    "events": tuple(f"{event} in the queue" for event in cards.EVENT_WORDS),
    "own banners": tuple(f"cubes on {event}" for event in cards.EVENT_WORDS),
    "races": tuple(f"{name} where it {status}" for status in STATUS_NAMES for name in EVENT_NAMES),
    "blows": ("events won", "black dice to come", "blows to come", "banners for own dice", "points for own dice"),
    "seen": tuple(f"sees {name}" for name in cards.CHARACTER_NAMES),
    "seen points": tuple(f"points by {name}, seen" for name in cards.CHARACTER_NAMES),
    "seen way": tuple(f"way to the next points by {name}, seen" for name in cards.CHARACTER_NAMES),
    "unseen points": tuple(f"points by {name}, not seen" for name in cards.CHARACTER_NAMES),
    "unseen way": tuple(f"way to the next points by {name}, not seen" for name in cards.CHARACTER_NAMES),
    "guard": (
        "guard", "way of the guard squared", "points of the guard to spend", "arrives", "points on the way",
        "points of the last tile", *(f"reached gate {gate}" for gate in range(1, pieces.GATES + 1)),
    ),
    "tiles": tuple(f"tile {tile}" for tile in tiles.WORDS),
    "tiles reached": tuple(f"reached tile {tile}" for tile in tiles.WORDS),
    "own outdoor": tuple(f"cubes on tile {tile}" for tile in tiles.WORDS),
    "modules": (*pieces.MODULE_NAMES, "sliding", "marauding leaves"),
    "rivals": tuple(f"rival {rival} {what}" for rival in range(1, pieces.SEATS) for what in RIVAL_NAMES),
    "three with purple": tuple(f"three {colour} dice with the purple one" for colour in pieces.DICE_COLOUR_NAMES),
    "three with bought": tuple(f"three {colour} dice with bought ones" for colour in pieces.DICE_COLOUR_NAMES),
    "points to make": tuple(f"points by own dice on {spot}" for spot in SPOT_NAMES),
    "deniers to make": tuple(f"deniers by own dice on {spot}" for spot in SPOT_NAMES),
    "demand": (
        *(f"rivals' tradesmen on {colour} cards" for colour in pieces.CARD_COLOUR_NAMES),
        "most deniers of a rival",
    ),
    "rivals' points": tuple(f"most points of a rival by {name}, not seen" for name in cards.CHARACTER_NAMES),
    "rivals with points": tuple(f"rivals with points by {name}, not seen" for name in cards.CHARACTER_NAMES),
}  # fmt: skip
FEATURE_NAMES = tuple(name for names in PARTS.values() for name in names)
FEATURES = len(FEATURE_NAMES)
FIRST = {part: sum(len(names) for names in list(PARTS.values())[:place]) for place, part in enumerate(PARTS)}
GOODS_AT, COURSE_AT = FIRST["goods"], FIRST["course"]
OWN_DICE_AT, THREE_AT, ALL_DICE_AT = FIRST["own dice"], FIRST["three dice"], FIRST["all dice"]
NEUTRAL_DICE_AT, OTHERS_DICE_AT = FIRST["neutral dice"], FIRST["others' dice"]
STANDING_AT, LYING_AT, NEUTRAL_AT = FIRST["standing"], FIRST["lying"], FIRST["neutral citizens"]
SPACES_AT, CARDS_AT, TRADESMEN_AT = FIRST["spaces"], FIRST["cards"], FIRST["own tradesmen"]
CUBES_AT, ACTIVATIONS_AT, GAINS_AT = FIRST["own cubes"], FIRST["activations"], FIRST["gains"]
SPACES_LEFT_AT, TRADE_AT, STONES_AT = FIRST["spaces left"], FIRST["trade"], FIRST["stones"]
EVENTS_AT, BANNERS_AT, RACES_AT = FIRST["events"], FIRST["own banners"], FIRST["races"]
BLOWS_AT, SEEN_AT, SEEN_POINTS_AT = FIRST["blows"], FIRST["seen"], FIRST["seen points"]
SEEN_WAY_AT, UNSEEN_POINTS_AT, UNSEEN_WAY_AT = FIRST["seen way"], FIRST["unseen points"], FIRST["unseen way"]
GUARD_AT, TILES_AT, REACHED_AT = FIRST["guard"], FIRST["tiles"], FIRST["tiles reached"]
OUTDOOR_AT, MODULES_AT, RIVALS_AT = FIRST["own outdoor"], FIRST["modules"], FIRST["rivals"]
THREE_PURPLE_AT, THREE_BOUGHT_AT = FIRST["three with purple"], FIRST["three with bought"]
POINTS_MADE_AT, DENIERS_MADE_AT, DEMAND_AT = FIRST["points to make"], FIRST["deniers to make"], FIRST["demand"]
RIVALS_POINTS_AT, RIVALS_WITH_AT = FIRST["rivals' points"], FIRST["rivals with points"]
RIVAL_NUMBERS = len(RIVAL_NAMES)
(
    AHEAD,
    RIVAL_DENIERS,
    RIVAL_INFLUENCE,
    RIVAL_CITIZENS,
    RIVAL_PASSED,
    RIVAL_DICE,
    RIVAL_PIPS,
    RIVAL_TRADESMEN,
    RIVAL_TRADE_POINTS,
    RIVAL_STONES,
    RIVAL_CUBES,
    RIVAL_GUARD,
    RIVAL_STANDING,
) = range(RIVAL_NUMBERS - pieces.BUILDINGS + 1)


# What the parts of the features have in common


@rule
def write_curve(count: int, first: int, second: int, out: Row, at: int) -> None:
    """A count, and the same cut off at two limits."""
    out[at] = count
    out[at + 1] = min(count, first)
    out[at + 2] = min(count, second)


@rule
def rival_at(state: State, seat: int, other: int) -> int:
    """Where the numbers of another player begin, who sits so many places to the left."""
    place = other - seat
    if place < 0:
        place += state.seats
    return RIVALS_AT + RIVAL_NUMBERS * (place - 1)


@rule
def is_rival(seat: int, other: int) -> bool:
    """Whether that is another player, and neither nobody nor a neutral citizen."""
    return 0 <= other < pieces.NEUTRAL and other != seat
