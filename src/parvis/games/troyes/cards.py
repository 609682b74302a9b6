"""What is printed on the cards of Troyes, read from data/cards.toml and checked, as tables by card."""

from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise, product
from typing import Any

from parvis.engine.data import (
    DataError,
    DataRefused,
    Fields,
    anything,
    falling,
    named,
    number,
    read_one,
    rising,
    table,
)
from parvis.engine.pieces import Piece
from parvis.engine.rulings import form_in, forms_of, in_ruling, last_to_play, newest, read_forms, to_check
from parvis.games.troyes import board, contents, helps, pieces, reading, tiles

NUMBERED_ACTIVITIES = (
    "archer", "diplomat", "mercenary", "knight", "ransom", "catapult", "scout",
    "hunting", "swordsman", "recruitment", "tax-collector", "executioner", "squire", "recruiter",
    "captain", "joust", "troubadour", "marriage", "fort", "princess",
    "tithing", "monk", "priest", "bishop", "augustine", "chief-templar",
    "apprenticeship", "confession", "archbishop", "templar", "herbalist", "master-builder", "preacher",
    "glassblower", "pilgrimage", "procession", "scribe", "hermit", "nun",
    "artisan", "merchant", "miller", "lumberjack", "clog-maker", "weaver",
    "innkeeper", "blacksmith", "militia", "landlady", "distiller", "viticulturist",
    "journeyman", "goldsmith", "sculptor", "banker", "breeder", "master-tradesman",
)  # fmt: skip
"""Activity cards that have always had their numbers."""
ACTIVITY_WORDS = contents.names_in("activity", NUMBERED_ACTIVITIES)
"""Names of activity cards, as decisions have them. A card that was corrected has its name in several forms."""

MARAUDING = 0
NUMBERED_EVENTS = (
    "marauding", "war", "brigands", "siege", "invasion", "raid", "mutiny", "great-company",
    "heresy", "interruption-of-work", "theological-dispute", "excommunication",
    "drought", "civil-war", "succession-conflict", "riot",
    "wolves", "chief-outlaw", "grey-monk", "possession", "harsh-winter", "uprising",
)  # fmt: skip
EVENT_WORDS = contents.names_in("event", NUMBERED_EVENTS)

NUMBERED_CHARACTERS = (
    "henry-i", "hugues-de-payns", "urban-iv", "chretien-de-troyes", "the-florentine", "thibaut-ii",
    "joan-of-navarre", "isabeau-of-bavaria", "marie-of-champagne",
)  # fmt: skip
CHARACTER_NAMES = contents.names_in("character", NUMBERED_CHARACTERS)
COUNTED_AT_END = (
    "events won", "influence left", "own cubes in the cathedral", "own citizens in the main buildings",
    "own tradesmen on activity cards", "deniers left", "own citizens of the yellow estate",
    "own citizens of the red estate", "own citizens of the white estate",
)  # fmt: skip
"""What characters count. Citizens of an estate stand in its building or are on its cards."""
EVENTS_WON, INFLUENCE_LEFT, STONES, CITIZENS_STANDING, TRADESMEN_OUT, DENIERS_LEFT = range(6)
CHARACTERS = len(CHARACTER_NAMES)
Character = Piece(*CHARACTER_NAMES)
CHARACTER_LEVELS = 3
ESTATE_COUNTED = (*(-1,) * (DENIERS_LEFT + 1), pieces.CITY_HALL, pieces.PALACE, pieces.BISHOPRIC)
"""By what is counted: the building of the estate of which it is citizens."""

CARDS_A_SPOT = 3
"""Of the base game and of the expansion each, as a game may be played with those of one alone. New ones come on top."""
ACTIVITY_MODULES = (pieces.BASE_ACTIVITIES, pieces.LADIES_ACTIVITIES, *pieces.OWN_MODULES)
EVENT_MODULES = (pieces.BASE_EVENTS, pieces.LADIES_EVENTS, *pieces.OWN_MODULES)
CHARACTER_MODULES = (pieces.BASE_CHARACTERS, pieces.LADIES_CHARACTERS, *pieces.OWN_MODULES)
"""By box: the module to which its cards belong."""
MOST_EVENTS = 62
"""Sets of events are bits of a number."""
ANY_COLOUR = -1
"""Where a card names no colour."""


ACTIVITY_FIELDS: Fields = {
    "name": named(ACTIVITY_WORDS),
    "colour": named(pieces.CARD_COLOUR_NAMES),
    "level": number(1, 3),
    "kind": anything,
    "effect": table,
    "cost": number(0, 20),
    "points": falling(pieces.SPACES_WITH_POINTS, 9),
}
ACTIVITY_EXTRAS: Fields = {"divisor": number(1, 18), "cost_influence": number(1, 20)}
"""What only some have; almost all have a divisor."""
IMMEDIATE, DELAYED, MIXED, TO_END = "immediate", "delayed", "mixed", "to-end"
"""The kinds of cards, as the data files say them: they work at once, their cubes help later, cubes are put or taken, or
cubes count at the end."""

EVENT_FIELDS: Fields = {
    "name": named(EVENT_WORDS),
    "colour": named(pieces.CARD_COLOUR_NAMES),
    "effect": table,
    "banners": number(1, 12),
    "divisor": number(1, 18),
    "influence": number(0, 9),
    "points": falling(2, 9),
}
CHARACTER_FIELDS: Fields = {
    "name": named(CHARACTER_NAMES),
    "counts": named(COUNTED_AT_END),
    "thresholds": rising(CHARACTER_LEVELS, 99),
}
SCALE_FIELDS: Fields = {"points": rising(CHARACTER_LEVELS, 20)}


def read_activities(content: reading.Entry, complete: reading.Completing) -> list[reading.Card]:
    """The activity cards. `complete`: adds what their effects are. Raises DataError."""
    activities = reading.read_cards(content, "activity", ACTIVITY_WORDS, ACTIVITY_FIELDS, complete, ACTIVITY_EXTRAS)
    for box in (reading.BASE_BOX, reading.LADIES_BOX):
        known = [card for card in activities if card["name"] < len(NUMBERED_ACTIVITIES)]
        check_spots([card for card in known if card["module"] == box])
    return activities


def check_spots(activities: Sequence[reading.Card]) -> None:
    """Raise DataError unless a module has as many cards for every spot, apart from new ones."""
    for ruling, colour, level in product(
        rulings_of(activities), range(pieces.CARD_COLOURS), range(1, pieces.LEVELS + 1)
    ):
        of_spot = [card for card in activities if (card["colour"], card["level"]) == (colour, level)]
        cards = in_ruling(of_spot, ruling)
        if len(cards) != CARDS_A_SPOT:
            suspects = [*cards, *(card for card in of_spot if card["until"] == ruling - 1)]
            where = reading.place_of("activity", ACTIVITY_WORDS[suspects[-1]["name"]] if suspects else "")
            raise reading.CardsRefused(
                "cards-of-spot",
                where=where,
                count=len(cards),
                colour=pieces.CARD_COLOUR_NAMES[colour],
                level=level,
                ruling=ruling,
                needed=CARDS_A_SPOT,
            )


def rulings_of(cards: Sequence[reading.Card]) -> Iterable[int]:
    """All rulings of which cards tell: those in which one comes, or comes no more."""
    return to_check(newest(cards))


def with_help(where: str, card: reading.Card) -> reading.Card:
    """A delayed card with how its cubes help; other cards as they are. Raises DataError."""
    return {**card, **helps.read_help(where, card["effect"])} if card["kind"] == DELAYED else card


def read_events(content: reading.Entry, complete: reading.Completing) -> list[reading.Card]:
    """The events. `complete`: adds what their effects are. Raises DataError."""
    events = reading.read_cards(
        content, "event", EVENT_WORDS, EVENT_FIELDS, complete, {"dice": named(pieces.DICE_COLOUR_NAMES)}
    )
    check_rulings("event", EVENT_WORDS, events, len(NUMBERED_EVENTS))
    for ruling in rulings_of(events):
        there = in_ruling(events, ruling)
        for boxes, own in product(
            ((reading.BASE_BOX,), (reading.LADIES_BOX,), (reading.BASE_BOX, reading.LADIES_BOX)), own_boxes()
        ):
            in_play = [event for event in there if event["module"] in (*boxes, *own)]
            check_calls(in_play)
            if reading.BASE_BOX in boxes:
                check_reds(in_play)
    if len(events) > MOST_EVENTS:
        where = reading.place_of("event", EVENT_WORDS[events[-1]["name"]])
        raise DataError(f"{where}: there is room for {MOST_EVENTS} events, in all their forms")
    return events


def own_boxes() -> Iterable[tuple[int, ...]]:
    """The boxes of one's own that may be in play together: none, any, or several."""
    return (own for count in range(len(reading.OWN_PLACES) + 1) for own in combinations(reading.OWN_PLACES, count))


def with_call(where: str, event: reading.Card) -> reading.Card:
    """An event with the colour that it calls: red ones call another event when they come. Raises DataError.

    Marauding never comes, so it calls none.
    """
    if event["colour"] != pieces.RED or event["name"] == MARAUDING:
        return event
    called = read_one(where, event["effect"], "calls", named(pieces.CARD_COLOUR_NAMES, 1), "effect.")
    return {**event, "calls": called}


def check_rulings(kind: str, names: Sequence[str], cards: Sequence[reading.Card], numbered: int) -> None:
    """Raise DataError if a card of the base game leaves the box, or one comes that has always been there."""
    base = [card for card in cards if card["module"] == reading.BASE_BOX and card["name"] < numbered]
    for ruling in rulings_of(base):
        missing = {card["name"] for card in base} - {card["name"] for card in in_ruling(base, ruling)}
        for place in sorted(missing):
            raise DataRefused("data-no-form", where=reading.place_of(kind, names[place]), ruling=ruling)


def check_reds(events: Sequence[reading.Card]) -> None:
    """Raise DataError if red ones might run out in a game with the base game's events: one comes each round.

    Marauding lies there from the start.
    """
    reds = sum(card["colour"] == pieces.RED and card["name"] != MARAUDING for card in events)
    if reds < max(pieces.ROUNDS):
        raise reading.CardsRefused(
            "cards-red-events", where=reading.place_of("event"), count=reds, needed=max(pieces.ROUNDS)
        )


def check_calls(events: Sequence[reading.Card]) -> None:
    """Raise DataError if red events might call more of a colour than there are, in as many rounds as there can be."""
    decks = [card["colour"] for card in events]
    for colour, name in enumerate(pieces.CARD_COLOUR_NAMES):
        there = decks.count(colour)
        calling = [place for place, card in enumerate(events) if card.get("calls") == colour]
        if min(len(calling), max(pieces.ROUNDS)) > there:
            where = reading.place_of("event", EVENT_WORDS[events[calling[there]]["name"]])
            raise reading.CardsRefused("cards-calls", where=where, field="effect.calls", colour=repr(name), count=there)


def read_characters(content: reading.Entry) -> list[reading.Card]:
    """The characters. Raises DataError."""
    characters = reading.read_cards(content, "character", CHARACTER_NAMES, CHARACTER_FIELDS, read_character)
    for card, later in pairwise(characters):
        if card["name"] == later["name"] and card["counts"] != later["counts"]:
            where = reading.place_of("character", CHARACTER_NAMES[card["name"]])
            raise DataError(f"{where}: counts is the same in all forms; who counts something else has another name")
    check_rulings("character", CHARACTER_NAMES, characters, len(NUMBERED_CHARACTERS))
    return characters


def read_character(where: str, card: reading.Card) -> reading.Card:
    """A character; those that have always had their numbers count what their texts say. Raises DataError."""
    name = card["name"]
    if name < len(NUMBERED_CHARACTERS) and card["counts"] != name:
        raise reading.CardsRefused("cards-counts", where=where, field="counts", counts=repr(COUNTED_AT_END[name]))
    return card


def entries() -> list[tuple[str, reading.Entry]]:
    """All that is printed, form by form, as it stands in the file."""
    cards = [
        (reading.place_of(kind, card["name"]), card)
        for kind in ("activity", "event", "character", "tile")
        for card in contents.CONTENT[kind]
    ]
    parts = [
        (reading.place_of(part), form)
        for part in ("activities", "characters")
        for form in forms_of(contents.CONTENT[part])
    ]
    gates = [(f"{contents.LADIES_FILE.name}: gates", form) for form in contents.CONTENT["gates"]]
    return (
        cards
        + parts
        + gates
        + [(f"{contents.BOARD_FILE.name}: buildings", form) for form in forms_of(board.BOARD["buildings"])]
    )


reading.check_parts(contents.CONTENT)
ACTIVITY_CARDS = read_activities(contents.CONTENT, with_help)
EVENT_CARDS = read_events(contents.CONTENT, with_call)
"""Event cards as they stand in the file; effects are read and checked by their kinds, see rules/effects and
rules/strikes.
"""
_CHARACTERS = read_characters(contents.CONTENT)
_SCALES = read_forms(contents.FILE.name, contents.CONTENT, "characters", SCALE_FIELDS)
TILE_CARDS = reading.read_cards(contents.CONTENT, "tile", tiles.WORDS, tiles.FIELDS, lambda where, tile: tile)
GATE_FORMS = read_forms(contents.LADIES_FILE.name, contents.CONTENT, "gates", tiles.GATE_FIELDS)
"""The outdoor tiles of the ramparts, and where the gates are; their tables are in rules/ramparts/wall.py."""
BUILDING_FORMS = read_forms(contents.BOARD_FILE.name, board.BOARD, "buildings", board.FIELDS)
"""The lines of spaces in the buildings; their table is in rules/buildings.py."""
OF_RULES = 3
"""The newest ruling in which rules differ."""
_OTHERS = [*_CHARACTERS, *_SCALES, *pieces.SPACES_OF_CARDS, *TILE_CARDS, *GATE_FORMS, *BUILDING_FORMS]
RULING = last_to_play(max(OF_RULES, newest([*ACTIVITY_CARDS, *EVENT_CARDS, *_OTHERS])))
"""The newest ruling: that of the rules, or of a corrected value."""

ACTIVITIES = len(ACTIVITY_CARDS)
"""Activity cards in all their forms; numbers of cards are numbers of forms."""
WORD: reading.Numbers = reading.column(ACTIVITY_CARDS, "name")
"""By card: its place among ACTIVITY_WORDS."""
ACTIVITY_NAMES = tuple(ACTIVITY_WORDS[word] for word in WORD)
ActivityCard, CardWord = (Piece(*names, at="card-{}", called="card") for names in (ACTIVITY_NAMES, ACTIVITY_WORDS))
MODULE: reading.Numbers = reading.modules_of(ACTIVITY_CARDS, ACTIVITY_MODULES)
SINCE: reading.Numbers = reading.column(ACTIVITY_CARDS, "since")
UNTIL: reading.Numbers = reading.column(ACTIVITY_CARDS, "until")
"""By card: the module to which it belongs, and the rulings under which it is in the box."""
COST: reading.Numbers = reading.column(ACTIVITY_CARDS, "cost")
COST_INFLUENCE: reading.Numbers = reading.column(ACTIVITY_CARDS, "cost_influence")
"""By card: deniers and influence for a new tradesman."""
DIVISOR: reading.Numbers = reading.column(ACTIVITY_CARDS, "divisor", 1)
HAS_DIVISOR: reading.Numbers = tuple(int("divisor" in card) for card in ACTIVITY_CARDS)
"""0: each die of the group is an activation, whatever it shows."""
SPACE_POINTS = tuple(
    (*card["points"], *[0] * (pieces.TRADESMEN - pieces.SPACES_WITH_POINTS)) for card in ACTIVITY_CARDS
)
"""By card and space of a tradesman: points at the end."""
KEEPS_CUBES: reading.Numbers = tuple(int(card["kind"] != IMMEDIATE) for card in ACTIVITY_CARDS)
SCORES_CUBES: reading.Numbers = tuple(int(card["kind"] == TO_END) for card in ACTIVITY_CARDS)
"""1: cubes lie on it, for later or to the end; they count at the end of the game."""
HELP: reading.Numbers = reading.column(ACTIVITY_CARDS, "help", helps.NO_HELP)
HELP_GROUP: reading.Numbers = reading.column(ACTIVITY_CARDS, "group", ANY_COLOUR)
"""The colour that the group is used as."""
HELP_DICE: reading.Numbers = (*reading.column(ACTIVITY_CARDS, "dice", ANY_COLOUR), ANY_COLOUR)
"""The colour that the dice have; the last row, for NOBODY, is that of no cube."""
HELP_AMOUNT: reading.Numbers = reading.column(ACTIVITY_CARDS, "amount")
CHANGES = (*(helps.HELPS[kind].changes(amount) for kind, amount in zip(HELP, HELP_AMOUNT, strict=True)), helps.Change())
"""What a cube of a card does to the dice of a group; the last row, for NOBODY, is that of no cube."""
WORTH_TIMES: reading.Numbers = tuple(change.worth_times for change in CHANGES)
WORTH_MORE: reading.Numbers = tuple(change.worth_more for change in CHANGES)
TOTAL_MORE: reading.Numbers = tuple(change.total_more for change in CHANGES)
DICE_AT_LEAST: reading.Numbers = tuple(change.dice_at_least for change in CHANGES)
DICE_AT_MOST: reading.Numbers = tuple(change.dice_at_most for change in CHANGES)
ONE_EACH_FOR: reading.Numbers = tuple(change.one_each_for for change in CHANGES)
BRINGS: reading.Numbers = tuple(change.brings for change in CHANGES)
ONE_VALUE: reading.Numbers = tuple(change.one_value for change in CHANGES)
BEFORE_DICE: reading.Numbers = tuple(change.before_dice for change in CHANGES)
"""1 where the cube must come before the first die of a group, by card; see helps.py."""
HELPS_TO_PLACE: reading.Numbers = (*(int(card.get("places", False)) for card in ACTIVITY_CARDS), 0)
HELPS_TO_BUILD: reading.Numbers = (*(int(card.get("cathedral", True)) for card in ACTIVITY_CARDS), 1)
"""1: the cube may help to place a citizen, or at the cathedral."""

SPOT: reading.Numbers = tuple(pieces.LEVELS * card["colour"] + card["level"] - 1 for card in ACTIVITY_CARDS)
"""Where a card lies when it has come."""
CARDS_OF_SPOT = tuple([card for card in range(ACTIVITIES) if SPOT[card] == spot] for spot in range(pieces.SPOTS))
FIRST_CARD: reading.Numbers = tuple(min(cards) for cards in CARDS_OF_SPOT)
LAST_CARD: reading.Numbers = tuple(max(cards) for cards in CARDS_OF_SPOT)
"""By spot: the first and the last of its cards. There may be others between them."""

EVENT_FORMS = len(EVENT_CARDS)
"""Events in all their forms."""
EVENT_WORD: reading.Numbers = reading.column(EVENT_CARDS, "name")
EVENT_NAMES = tuple(EVENT_WORDS[word] for word in EVENT_WORD)
EventCard, EventWord = (Piece(*names, at="event-{}", called="event") for names in (EVENT_NAMES, EVENT_WORDS))
EVENT_MODULE: reading.Numbers = reading.modules_of(EVENT_CARDS, EVENT_MODULES)
EVENT_NEEDS: reading.Numbers = tuple(
    pieces.BASE if word == MARAUDING else module for word, module in zip(EVENT_WORD, EVENT_MODULE, strict=True)
)
"""By event: the module with which it is in play; Marauding lies there in every game."""
EVENT_SINCE: reading.Numbers = reading.column(EVENT_CARDS, "since")
EVENT_UNTIL: reading.Numbers = reading.column(EVENT_CARDS, "until")
EVENT_DECK: reading.Numbers = reading.column(EVENT_CARDS, "colour")
"""The colour of its back."""
EVENT_COLOUR: reading.Numbers = tuple(card["dice"] if "dice" in card else card["colour"] for card in EVENT_CARDS)
"""The colour as which dice counter it."""
CALLS: reading.Numbers = reading.column(EVENT_CARDS, "calls", ANY_COLOUR)
BANNERS: reading.Numbers = reading.column(EVENT_CARDS, "banners")
MOST_BANNERS = max(BANNERS)
"""Of any event; the layout of the state goes by it."""
EVENT_DIVISOR: reading.Numbers = reading.column(EVENT_CARDS, "divisor")
BANNER_INFLUENCE: reading.Numbers = reading.column(EVENT_CARDS, "influence")
EVENT_POINTS: tuple[reading.Numbers, ...] = reading.column(EVENT_CARDS, "points")


def thresholds_in(ruling: int) -> tuple[reading.Numbers, ...]:
    """The thresholds of every character under a ruling; zeros where it is not in the box."""
    forms = {form["name"]: form["thresholds"] for form in in_ruling(_CHARACTERS, ruling)}
    return tuple(forms.get(character, (0,) * CHARACTER_LEVELS) for character in range(CHARACTERS))


THRESHOLDS: tuple[tuple[reading.Numbers, ...], ...] = (
    ((0,) * CHARACTER_LEVELS,) * CHARACTERS,
    *(thresholds_in(ruling) for ruling in range(1, RULING + 1)),
)
"""By ruling (from 1) and character."""
FIRST_FORMS = tuple(next(form for form in _CHARACTERS if form["name"] == name) for name in range(CHARACTERS))
CHARACTER_MODULE: reading.Numbers = reading.modules_of(FIRST_FORMS, CHARACTER_MODULES)
CHARACTER_SINCE: reading.Numbers = reading.column(FIRST_FORMS, "since")
COUNTED_BY: reading.Numbers = reading.column(FIRST_FORMS, "counts")
"""By character: what it counts, in all its forms."""


def by_ruling(part: str, forms: Sequence[reading.Entry], field: str) -> tuple[Any, ...]:
    """A value that is printed on all cards, by ruling from 1. Raises DataError where it is missing or stands twice."""
    return tuple(form_in(reading.place_of(part), forms, ruling)[field] for ruling in range(1, RULING + 1))


CHARACTER_POINTS: tuple[reading.Numbers, ...] = ((0,) * CHARACTER_LEVELS, *by_ruling("characters", _SCALES, "points"))
"""By ruling and threshold that is reached."""
SPACES_OF_CARD: reading.Numbers = (0, *by_ruling("activities", pieces.SPACES_OF_CARDS, "spaces"))
"""By ruling: spaces for tradesmen."""
