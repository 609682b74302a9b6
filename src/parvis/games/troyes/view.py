"""What one onlooker may see of a game, built from nothing: what is not written here is not shown.

A seat stands under `seat`, or under a name that ends in `_seat`; where the neutral citizens may stand too, they are
`neutral`. Names of things are those of the catalogue.
"""

from typing import Any

from parvis.engine.contract import EVERYTHING, NATURE, Onlooker, seats_of
from parvis.games.troyes import cards as c
from parvis.games.troyes import forming
from parvis.games.troyes.pieces import (
    BUILDING_NAMES,
    CATHEDRAL_INFLUENCE,
    CATHEDRAL_POINTS,
    CHARACTERS_EACH,
    COLOUR_NAMES,
    COLOURS,
    COLUMNS,
    DIE_PRICE,
    DISTRICTS,
    FACES,
    GROUP,
    LEVEL_MISSED,
    LEVELS,
    NEUTRAL,
    ROUNDS,
    SALARY,
    SPACES,
    SPOTS,
    TRADESMEN,
)
from parvis.games.troyes.rules import questions
from parvis.games.troyes.rules.cathedral import own_stones
from parvis.games.troyes.rules.decisions import movers
from parvis.games.troyes.rules.defence import highest_black
from parvis.games.troyes.rules.dice import BY_DISTRICT, group_size, price, total
from parvis.games.troyes.rules.grouping import COUNTER, PLACE, TRADE
from parvis.games.troyes.rules.queue import is_drawn, queue_length
from parvis.games.troyes.rules.scoring import character_points, counts, levels_missed, trade_points
from parvis.games.troyes.rules.supplies import general_supply, standing
from parvis.games.troyes.state import NOBODY, State

PHASES = {
    questions.START_PLAYER: "set-up",
    questions.DEALING: "set-up",
    questions.SETTLING: "settle",
    questions.REVEALING: "cards",
    questions.ROLLING: "dice",
    questions.RED_EVENT: "events",
    questions.OTHER_EVENT: "events",
    questions.EVENTS: "events",
    questions.BLACK_DICE: "defence",
    questions.DEFENCE: "defence",
    questions.ACTIONS: "actions",
    questions.OVER: "over",
}
Shown = dict[str, Any]


def view(game: State, onlooker: Onlooker) -> Shown:
    """The table as an onlooker sees it: plain numbers, words and lists.

    Open to all: everything on the board, dice, deniers, influence, citizens. For a seat also its own characters and
    points. Characters and points of all at the end and for EVERYTHING.
    """
    return {
        "seats": game.seats,
        "onlooker_seat": onlooker if onlooker is not None and 0 <= onlooker < game.seats else None,
        "phase": PHASES[game.phase],
        "over": game.phase == questions.OVER,
        "round": game.round + 1,
        "rounds": ROUNDS[game.seats],
        "sliding": bool(game.sliding),
        "marauding_leaves": bool(game.marauding_leaves),
        "start_seat": game.start if game.phase > questions.START_PLAYER else None,
        "turn_seat": game.turn if game.phase in (questions.DEFENCE, questions.ACTIONS) else None,
        "decides_seat": next((seat for seat in seats_of(movers(game)) if seat != NATURE), None),
        "black_dice": black_dice(game),
        "die_prices": [DIE_PRICE * size for size in range(1, GROUP + 1)],
        "families": [family(game, seat, onlooker) for seat in range(game.seats)],
        "neutral_dice": dice(game, NEUTRAL),
        "group": group(game),
        "activation": activation(game),
        "turned_over": turned_over(game),
        "thrown": thrown(game),
        "cards": [spot(game, number) for number in range(SPOTS)],
        "events": [event(game, place) for place in range(queue_length(game))],
        "buildings": [building(game, number) for number in range(COLOURS)],
        "cathedral": cathedral(game),
        "events_to_come": events_to_come(game),
    }


def who(seat: int) -> int | str | None:
    """A seat, `neutral`, or None for nobody."""
    return None if seat == NOBODY else "neutral" if seat == NEUTRAL else seat


def question_now(game: State) -> int:
    """What the stack asks; -1: it is empty."""
    return questions.asked(game) if game.depth > 0 else -1


# Dice


def dice(game: State, district: int) -> Shown:
    """The dice that lie in a district: values by colour, ascending."""
    return {
        COLOUR_NAMES[colour]: [value + 1 for value in range(FACES) for _ in range(game.dice[district][colour][value])]
        for colour in range(COLOURS)
    }


def die(number: int) -> Shown:
    """A die: its district, its colour, its value."""
    return {
        "seat": who(number // BY_DISTRICT),
        "colour": COLOUR_NAMES[number // FACES % COLOURS],
        "value": number % FACES + 1,
    }


def set_apart(game: State) -> list[Shown]:
    """The dice of the group."""
    return [die(number) for number in game.group if number != NOBODY]


def black_dice(game: State) -> list[int]:
    """Values of the black dice that are left, the highest first."""
    return [value + 1 for value in reversed(range(FACES)) for _ in range(game.black[value])]


def thrown(game: State) -> Shown | None:
    """What the dice count that are thrown against the highest black one just now."""
    if question_now(game) != questions.DEFENDING:
        return None
    return {"counts": game.defended, "black": highest_black(game)}


def turned_over(game: State) -> list[Shown] | None:
    """The dice that are being turned over, as they lay; None: nobody turns dice."""
    return set_apart(game) if question_now(game) == questions.TURNING else None


def group(game: State) -> Shown | None:
    """The group of dice that is being formed: what for, what it counts and costs now, and what would come of it."""
    if question_now(game) != questions.GROUPING:
        return None
    seat = game.turn
    word, count = forming.outcome(game, seat)
    paid = game.helper == NOBODY or c.HELP[game.card[game.helper]] != c.TAKE_ONE_EACH
    each = DIE_PRICE * group_size(game) if paid else 0
    return {
        "action": forming.ACTION_NAMES[game.action],
        **target(game),
        "colour": COLOUR_NAMES[forming.colour_of_dice(game)],
        "dice": [{**shown, "deniers": 0 if shown["seat"] == seat else each} for shown in set_apart(game)],
        "cube_of": c.ACTIVITY_NAMES[game.card[game.helper]] if game.helper != NOBODY else None,
        "counts": total(game, game.helper),
        "needed": forming.least(game),
        "price": price(game, seat),
        "new_tradesman": forming.tradesman_cost(game, seat),
        "brings": {word: count},
    }


def target(game: State) -> Shown:
    """What the group is for: a card, an event or a building; nothing for cathedral and agriculture."""
    if game.action == TRADE:
        return {"card": c.ACTIVITY_NAMES[game.card[game.target]]}
    if game.action == COUNTER:
        return {"event": c.EVENT_NAMES[game.queue[game.target]]}
    return {"building": BUILDING_NAMES[game.target]} if game.action == PLACE else {}


def activation(game: State) -> Shown | None:
    """The card that is activated just now, and how often it still may be."""
    if question_now(game) not in (questions.SENDING, questions.TIMES, questions.CUBE_ON):
        return None
    return {"card": c.ACTIVITY_NAMES[game.card[game.target]], "times": questions.about(game)}


# Families


def family(game: State, seat: int, onlooker: Onlooker) -> Shown:
    """A family: what all see, and for itself its points and its characters."""
    over = onlooker == EVERYTHING or game.phase == questions.OVER
    return {
        "seat": seat,
        "dice": dice(game, seat),
        "passed": bool(game.passed[seat]),
        "deniers": game.deniers[seat],
        "deniers_to_come": game.income[seat],
        "salaries": salaries(game, seat),
        "influence": game.influence[seat],
        "points": game.points[seat] if over or onlooker == seat else None,
        "citizens": citizens(game, seat),
        "points_of_tradesmen": trade_points(game, seat),
        "cathedral_cubes": own_stones(game, seat),
        "cathedral_levels_missed": levels_missed(game, seat),
        "events_won": [event_card(game, number) for number in range(c.EVENTS) if game.won[number] == seat],
        "character_count": CHARACTERS_EACH[game.seats] if game.phase > questions.DEALING else 0,
        "characters": characters(game, seat) if over or onlooker == seat else None,
    }


def open_scores(game: State, shown: Shown) -> Shown:
    """A view with the points of all families in it."""
    families = [{**family, "points": game.points[family["seat"]]} for family in shown["families"]]
    return {**shown, "families": families}


def salaries(game: State, seat: int) -> int:
    """Deniers that the citizens of a family would get in the next round, if they stayed where they stand."""
    return sum(SALARY[number] * standing(game, seat, number) for number in range(COLOURS))


def citizens(game: State, seat: int) -> Shown:
    """Where the citizens of a family are; those who stand are told by building."""
    return {
        "supply": game.supply[seat],
        "general_supply": general_supply(game, seat),
        **{BUILDING_NAMES[number].replace("-", "_"): standing(game, seat, number) for number in range(COLOURS)},
    }


def characters(game: State, seat: int) -> list[Shown]:
    """The characters that a seat holds: their thresholds, what the seat itself has, and what that would give it now."""
    return [
        {
            "character": c.CHARACTER_NAMES[number],
            "thresholds": list(c.THRESHOLDS[number]),
            "points": list(c.CHARACTER_POINTS),
            "own": counts(game, seat, number),
            "own_points": character_points(game, seat, number),
        }
        for number in range(c.CHARACTERS)
        if game.character[number] == seat
    ]


# The board


def building(game: State, number: int) -> Shown:
    """A main building: its spaces by the value of a die, and who lies on it."""
    return {
        "building": BUILDING_NAMES[number],
        "colour": COLOUR_NAMES[number],
        "salary": SALARY[number],
        "spaces": [{"value": space + 1, "seat": who(game.citizen[number][space])} for space in range(SPACES)],
        "lying": [
            {"seat": who(district), "citizens": game.lying[number][district]}
            for district in range(DISTRICTS)
            if game.lying[number][district] > 0
        ],
    }


def cathedral(game: State) -> Shown:
    """The cathedral: columns by the value of a die, cubes from the lowest level."""
    return {
        "levels": LEVELS,
        "points_a_cube": CATHEDRAL_POINTS,
        "points_lost_for_a_level_missed": LEVEL_MISSED,
        "columns": [
            {
                "value": column + 1,
                "influence": CATHEDRAL_INFLUENCE[column],
                "cubes": [
                    {"level": level + 1, "seat": game.cathedral[column][level]}
                    for level in range(LEVELS)
                    if game.cathedral[column][level] != NOBODY
                ],
            }
            for column in range(COLUMNS)
        ],
    }


def spot(game: State, number: int) -> Shown:
    """A place for an activity card: the card with tradesmen and cubes, or those of which one will come."""
    card = game.card[number]
    place: Shown = {"colour": COLOUR_NAMES[number // LEVELS], "level": number % LEVELS + 1}
    if card == NOBODY:
        first = LEVELS * number
        return {"card": None, **place, "may_come": [activity(card) for card in range(first, first + LEVELS)]}
    return {
        "card": c.ACTIVITY_NAMES[card],
        **place,
        **activity(card),
        "tradesmen": [
            {
                "space": space + 1,
                "seat": who(game.tradesman[number][space]),
                "points": c.SPACE_POINTS[card][space],
            }
            for space in range(TRADESMEN)
            if game.tradesman[number][space] != NOBODY
        ],
        "cubes": [
            {"seat": seat, "cubes": game.cubes[number][seat]}
            for seat in range(game.seats)
            if game.cubes[number][seat] > 0
        ],
    }


def activity(card: int) -> Shown:
    """What is printed on an activity card."""
    return {
        "card": c.ACTIVITY_NAMES[card],
        "cost": c.COST[card],
        "divisor": c.DIVISOR[card],
        "delayed": c.HELP[card] != c.NO_HELP,
        "effect": card_effect(card),
        "points": list(c.SPACE_POINTS[card]),
    }


def card_amounts(card: int) -> dict[str, int]:
    """The numbers in the effect of an activity card, those that are not 0."""
    amounts = {
        "pay_deniers": c.PAY_DENIERS[card],
        "pay_influence": c.PAY_INFLUENCE[card],
        "deniers": c.GAIN_DENIERS[card],
        "influence": c.GAIN_INFLUENCE[card],
        "points": c.GAIN_POINTS[card],
        "citizens": c.GAIN_CITIZENS[card],
        "cubes": c.GAIN_CUBES[card],
        "of": c.OF[card] if c.PER[card] != c.ONCE else 0,
        "amount": c.HELP_AMOUNT[card],
    }
    return {name: amount for name, amount in amounts.items() if amount > 0}


def card_kind(card: int) -> str:
    """What an activity card does: how a cube helps, a cube on an event, or gains, once or for what is counted."""
    if c.HELP[card] != c.NO_HELP:
        return c.HELP_NAMES[c.HELP[card]]
    if c.GAIN_CUBES[card] > 0:
        return "cube"
    return "gain" if c.PER[card] == c.ONCE else f"gain-for-{c.PER_NAMES[c.PER[card]]}"


def card_effect(card: int) -> Shown:
    """The effect of an activity card: its kind, its numbers, and which these are, or which dice a cube helps."""
    amounts = card_amounts(card)
    if c.HELP[card] != c.NO_HELP:
        colours = {"used_as": c.HELP_GROUP[card], "dice": c.HELP_DICE[card]}
        words = {name: "any" if colour == c.ANY else COLOUR_NAMES[colour] for name, colour in colours.items()}
    else:
        prices = [name for name in ("deniers", "influence") if f"pay_{name}" in amounts]
        gains = [name for name in ("deniers", "influence", "points", "citizens") if name in amounts]
        words = {"price": "-".join(prices) or "none", "gain": "-".join(gains) or "none"}
    return {"kind": card_kind(card), **amounts, **words}


def event(game: State, place: int) -> Shown:
    """An event of the queue, and whose cubes cover which banners."""
    number = game.queue[place]
    return {
        **event_card(game, number),
        "cubes": [
            {"banner": banner + 1, "seat": game.banner[place][banner]}
            for banner in range(c.BANNERS[number])
            if game.banner[place][banner] != NOBODY
        ],
    }


def event_card(game: State, number: int) -> Shown:
    """An event: what it does, what countering it takes and brings."""
    return {
        "event": c.EVENT_NAMES[number],
        "colour": COLOUR_NAMES[c.EVENT_COLOUR[number]],
        "effect": event_effect(number),
        "leaves": leaves(game, number),
        "divisor": c.EVENT_DIVISOR[number],
        "influence_a_banner": c.BANNER_INFLUENCE[number],
        "points": list(c.EVENT_POINTS[number]),
        "banners": c.BANNERS[number],
    }


def leaves(game: State, number: int) -> bool:
    """Whether an event leaves the queue when it is countered."""
    return number != c.MARAUDING or game.marauding_leaves == 1


def event_amounts(number: int) -> dict[str, int]:
    """The numbers in the effect of an event, those that are not 0."""
    amounts = {
        "black_dice": c.BLACK_DICE[number],
        "lose_deniers": c.LOSE_DENIERS[number],
        "lose_influence": c.LOSE_INFLUENCE[number],
        "lose_cathedral": c.LOSE_CATHEDRAL[number],
        "lose_cubes": c.LOSE_CUBES[number],
    }
    return {name: amount for name, amount in amounts.items() if amount > 0}


def event_effect(number: int) -> Shown:
    """The effect of an event: its kind, and its number or to which building a neutral citizen comes."""
    if c.NEWCOMER[number] != c.ANY:
        return {"kind": "neutral-citizen", "neutral_citizen_to": BUILDING_NAMES[c.NEWCOMER[number]]}
    amounts = event_amounts(number)
    return {"kind": "-".join(amounts).replace("_", "-"), **amounts}


def events_to_come(game: State) -> Shown:
    """Events that may still come, by colour."""
    return {
        COLOUR_NAMES[colour]: [
            event_card(game, number)
            for number in range(c.EVENTS)
            if c.EVENT_COLOUR[number] == colour and not is_drawn(game, number)
        ]
        for colour in range(COLOURS)
    }
