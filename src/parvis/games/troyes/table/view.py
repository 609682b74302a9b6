"""What one onlooker may see of a game, built from nothing: what is not written here is not shown.

A seat stands under `seat`, or under a name that ends in `_seat`; where the neutral citizens may stand too, they are
`neutral`. Names of things are those of the catalogue.
"""

from collections.abc import Mapping

from parvis.engine.binding import course_of
from parvis.engine.contract import seats_of
from parvis.engine.course import OVER
from parvis.engine.lines import EVERYTHING, Onlooker
from parvis.engine.questions import NATURE, Question
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules import (
    actions,
    activities,
    buildings,
    cathedral,
    defence,
    events,
    group,
    group_growth,
    in_play,
    nature,
    queue,
    scoring,
    supplies,
    turn_order,
)
from parvis.games.troyes.rules.effects import cubes_on_events, gains
from parvis.games.troyes.rules.effects import kinds as effects
from parvis.games.troyes.rules.ramparts import drawing
from parvis.games.troyes.rules.strikes import uprising
from parvis.games.troyes.state import DIE_NUMBER, NOBODY, PRICE, RULES, VALUE, State
from parvis.games.troyes.table import dice, printed, wall
from parvis.games.troyes.words import group_preview, labels_ladies, stakes

PHASE_NAMES = {
    nature.START_PLAYER: "set-up",
    nature.DEALING: "set-up",
    nature.OPENING: "set-up",
    drawing.TILES_DRAWN: "set-up",
    buildings.SETTLING: "settle",
    nature.REVEALING: "cards",
    nature.ROLLING: "dice",
    events.RED_COMES: "events",
    events.OTHER_COMES: "events",
    events.EVENTS_ACT: "events",
    defence.BLACK_DICE_ROLLED: "defence",
    defence.DEFENDING_PHASE: "defence",
    actions.ACTIONS: "actions",
    OVER: "over",
}


def view(state: State, onlooker: Onlooker) -> printed.Shown:
    """The table as an onlooker sees it: plain numbers, words and lists.

    Open to all: everything on the board, dice, deniers, influence, citizens. For a seat also its own characters and
    points. Characters and points of all at the end and for EVERYTHING.
    """
    return {
        "seats": state.seats,
        "onlooker_seat": onlooker if onlooker is not None and 0 <= onlooker < state.seats else None,
        "phase": PHASE_NAMES[state.phase],
        "over": state.phase == OVER,
        "round": state.round + 1,
        "rounds": pieces.ROUNDS[state.seats],
        "sliding": bool(state.sliding),
        "marauding_leaves": bool(state.marauding_leaves),
        "tournament": bool(state.modules >> pieces.TOURNAMENT & 1),
        "backwards": turn_order.is_backwards(state),
        "start_seat": state.start if state.phase != nature.START_PLAYER else None,
        "turn_seat": state.turn if state.phase in (defence.DEFENDING_PHASE, actions.ACTIONS) else None,
        "decides_seat": next((seat for seat in seats_of(course_of(RULES).movers(state)) if seat != NATURE), None),
        "black_dice": dice.black_dice(state),
        "die_prices": [pieces.DIE_PRICE * size for size in range(1, pieces.GROUP + 1)],
        "families": [family(state, seat, onlooker) for seat in range(state.seats)],
        "open_characters": open_characters(state),
        "neutral_dice": dice.lying(state, pieces.NEUTRAL),
        "group": group_shown(state),
        "activation": activation(state),
        "turned_over": dice.turned_over(state),
        "thrown": dice.thrown(state),
        "cards": [spot(state, number) for number in range(pieces.SPOTS)],
        "events": [event(state, place) for place in range(queue.queue_length(state))],
        "buildings": [building(state, number) for number in range(pieces.BUILDINGS)],
        "cathedral": cathedral_shown(state),
        "possible_characters": possible_characters(state),
        "events_to_come": events_to_come(state),
        **wall.shown(state),
    }


# What is being done


def group_shown(state: State) -> printed.Shown | None:
    """The group of dice that is being formed: what for, what it counts and costs now, and what would come of it."""
    if state.action == group.NOTHING:
        return None
    seat = state.turn
    word, count = group_preview.outcome(state, seat)
    influence = group_preview.tradesman_influence(state, seat)
    shown_by_cube = group_preview.cube_as_die(state)
    return {
        "action": group_preview.ACTION_NAMES[state.action],
        **group_preview.target(state),
        "colour": pieces.DICE_COLOUR_NAMES[group_growth.colour_of_dice(state)],
        "dice": [
            {**dice.die(row[DIE_NUMBER]), "deniers": row[PRICE], "worth": row[VALUE]}
            for row in group_preview.rows_of_dice(state)
        ],
        "next_die": group_preview.next_price(state),
        "cubes_of": [cards.ACTIVITY_NAMES[card] for card in group_preview.cards_that_help(state)],
        **({"cube_shows": shown_by_cube} if shown_by_cube else {}),
        "counts": group.total(state),
        "needed": group_preview.least(state),
        "price": group.price(state),
        "new_tradesman": group_preview.tradesman_cost(state, seat),
        **({"new_tradesman_influence": influence} if influence else {}),
        "brings": {word: count},
    }


def activation(state: State) -> printed.Shown | None:
    """The card that is activated just now, and how often it still may be."""
    question = RULES.asked(state)
    if question is None or question not in TIMES_LEFT:
        return None
    card = state.card[state.target]
    times = effects.times_activated(card, RULES.kept(state)[TIMES_LEFT[question]])
    return {"card": cards.ACTIVITY_NAMES[card], "times": times}


TIMES_LEFT: Mapping[Question, str] = {
    activities.SENDING: "times",
    gains.HOW_OFTEN: "most",
    cubes_on_events.CUBE_ON: "left",
    **labels_ladies.TIMES_LEFT,
}
"""Question -> the detail that says how often the card may still be activated."""


# Families


def family(state: State, seat: int, onlooker: Onlooker) -> printed.Shown:
    """A family: what all see, and for itself its points and its characters."""
    over = onlooker == EVERYTHING or state.phase == OVER
    return {
        "seat": seat,
        "dice": dice.lying(state, seat),
        "passed": bool(state.passed[seat]),
        "deniers": state.deniers[seat],
        "deniers_to_come": state.income[seat],
        "salaries": stakes.salaries(state, seat),
        "influence": state.influence[seat],
        "points": state.points[seat] if over or onlooker == seat else None,
        "citizens": citizens(state, seat),
        "points_of_tradesmen": scoring.trade_points(state, seat),
        **wall.guard(state, seat),
        "cathedral_cubes": cathedral.own_stones(state, seat),
        "cathedral_levels_missed": scoring.levels_missed(state, seat),
        "events_won": [
            printed.event_card(state, number) for number in range(cards.EVENT_FORMS) if state.won[number] == seat
        ],
        "character_count": pieces.CHARACTERS_EACH[state.seats]
        if state.phase not in (nature.START_PLAYER, nature.DEALING)
        else 0,
        "characters": characters(state, seat) if over or onlooker == seat else None,
    }


def open_scores(state: State, shown: printed.Shown) -> printed.Shown:
    """A view with the points of all families in it."""
    families = [{**family, "points": state.points[family["seat"]]} for family in shown["families"]]
    return {**shown, "families": families}


def citizens(state: State, seat: int) -> printed.Shown:
    """Where the citizens of a family are; those who stand are told by building."""
    return {
        "supply": state.supply[seat],
        "general_supply": supplies.general_supply(state, seat),
        **{
            pieces.BUILDING_NAMES[number].replace("-", "_"): supplies.standing(state, seat, number)
            for number in range(pieces.BUILDINGS)
        },
    }


def characters(state: State, seat: int) -> list[printed.Shown]:
    """The characters that a seat holds, what the seat itself has, and what that would give it now."""
    return [
        {
            **character(state, number),
            "own": scoring.counts(state, seat, number),
            "own_points": scoring.character_points(state, seat, number),
        }
        for number in range(cards.CHARACTERS)
        if state.character[number] == seat
    ]


def character(state: State, number: int) -> printed.Shown:
    """What is printed on a character: its thresholds, and the points for each."""
    return {
        "character": cards.CHARACTER_NAMES[number],
        "thresholds": list(cards.THRESHOLDS[state.ruling][number]),
        "points": list(cards.CHARACTER_POINTS[state.ruling]),
    }


def open_characters(state: State) -> list[printed.Shown]:
    """The character that lies open for all, if there is one, what each seat has, and what that would give it now."""
    return [
        {
            **character(state, number),
            "progress": [
                {
                    "seat": seat,
                    "own": scoring.counts(state, seat, number),
                    "points": scoring.character_points(state, seat, number),
                }
                for seat in range(state.seats)
            ],
        }
        for number in range(cards.CHARACTERS)
        if state.character[number] == pieces.LIES_OPEN
    ]


def possible_characters(state: State) -> list[printed.Shown]:
    """The characters of which those in play are some, the same for every onlooker. At the end all lie open."""
    if state.phase == OVER:
        return []
    in_box = (number for number in range(cards.CHARACTERS) if in_play.is_character_in_box(state, number))
    return [character(state, number) for number in in_box]


# The board


def building(state: State, number: int) -> printed.Shown:
    """A main building: its spaces by the value of a die, and who lies on it."""
    return {
        "building": pieces.BUILDING_NAMES[number],
        "colour": pieces.DICE_COLOUR_NAMES[pieces.DICE_OF[number]],
        "salary": pieces.SALARY[number],
        "spaces": [
            {"value": space + 1, "seat": dice.who(state.citizen[number][space])} for space in range(pieces.SPACES)
        ],
        "lying": [
            {"seat": dice.who(district), "citizens": state.lying[number][district]}
            for district in range(pieces.DISTRICTS)
            if state.lying[number][district] > 0
        ],
        **pushing(state, number),
    }


def pushing(state: State, number: int) -> printed.Shown:
    """The lines of spaces along which citizens of a building are pushed; with the option `sliding` all are alike."""
    found = [] if state.sliding else buildings.LINES[state.ruling][number]
    return {"lines": [[{"space": space} for space in line] for line in found]} if found else {}


def cathedral_shown(state: State) -> printed.Shown:
    """The cathedral: columns by the value of a die, cubes from the lowest level."""
    return {
        "levels": cathedral.levels(state),
        "points_a_cube": pieces.CATHEDRAL_POINTS,
        "points_lost_for_a_level_missed": pieces.LEVEL_MISSED,
        "columns": [
            {
                "value": column + 1,
                "influence": pieces.CATHEDRAL_INFLUENCE[column],
                "cubes": [
                    {"level": level + 1, "seat": state.cathedral[column][level]}
                    for level in range(cathedral.levels(state))
                    if state.cathedral[column][level] != NOBODY
                ],
            }
            for column in range(pieces.COLUMNS)
        ],
    }


def spot(state: State, number: int) -> printed.Shown:
    """A place for an activity card: the card with tradesmen and cubes, or those of which one will come."""
    card = state.card[number]
    place: printed.Shown = {
        "colour": pieces.CARD_COLOUR_NAMES[pieces.SPOT_COLOUR[number]],
        "level": pieces.SPOT_LEVEL[number] + 1,
    }
    if card == NOBODY:
        may_come = [
            printed.activity(state, card)
            for card in range(cards.ACTIVITIES)
            if in_play.may_come_to(state, card, number)
        ]
        return {"card": None, **place, "may_come": may_come}
    return {
        "card": cards.ACTIVITY_NAMES[card],
        **place,
        **printed.activity(state, card),
        "tradesmen": [
            {
                "space": space + 1,
                "seat": dice.who(state.tradesman[number][space]),
                "points": cards.SPACE_POINTS[card][space],
            }
            for space in range(pieces.TRADESMEN)
            if state.tradesman[number][space] != NOBODY
        ],
        "cubes": [
            {"seat": seat, "cubes": state.cubes[number][seat]}
            for seat in range(state.seats)
            if state.cubes[number][seat] > 0
        ],
    }


def event(state: State, place: int) -> printed.Shown:
    """An event of the queue, and whose cubes cover which banners."""
    number = state.queue[place]
    return {
        **printed.event_card(state, number),
        **possessed(state, number),
        **uprising_shown(state, number),
        **({"strikes": True} if labels_ladies.striking(state) == number else {}),
        "cubes": [
            {"banner": banner + 1, "seat": state.banner[place][banner]}
            for banner in range(cards.BANNERS[number])
            if state.banner[place][banner] != NOBODY
        ],
    }


def possessed(state: State, number: int) -> printed.Shown:
    """Whose citizens are on an event, if it takes any."""
    if not queue.TAKES_CITIZENS[number]:
        return {}
    return {"possessed": [{"seat": seat} for seat in range(state.seats) for _ in range(state.possessed[seat])]}


def uprising_shown(state: State, number: int) -> printed.Shown:
    """The building whose citizens change places by an event just now."""
    if RULES.asked(state) not in (uprising.RISING, uprising.LYING, uprising.STANDING) or not uprising.JOINING[number]:
        return {}
    return {"building": pieces.BUILDING_NAMES[RULES.kept(state)["building"]]}


def decks(state: State) -> list[int]:
    """By colour: the events that may still come, as bits; without a red one none is called any more."""
    found = [events.deck(state, colour) for colour in range(pieces.CARD_COLOURS)]
    return found if found[pieces.RED] or state.phase == events.OTHER_COMES else [0] * pieces.CARD_COLOURS


def events_to_come(state: State) -> printed.Shown:
    """Events that may still come, by colour."""
    return {
        name: [printed.event_card(state, number) for number in range(cards.EVENT_FORMS) if deck >> number & 1]
        for name, deck in zip(pieces.CARD_COLOUR_NAMES, decks(state), strict=True)
    }
