"""What the log tells of decisions, of actions, and of what they cost and bring.

Each teller takes the arguments of its rule, see `log.py`. An action is told when its group of dice is complete.
"""

from collections.abc import Mapping

from parvis.games.troyes.accounts import SOURCES
from parvis.games.troyes.cards import (
    ACTIVITY_NAMES,
    EVENT_NAMES,
    HELP,
    HELP_AMOUNT,
    HELP_NAMES,
    NO_HELP,
    PAY_INFLUENCE,
    TAKE_ONE_EACH,
)
from parvis.games.troyes.catalogue import (
    CATALOGUE,
    DIE,
    OFF,
    REMOVE,
)
from parvis.games.troyes.chronicle import (
    CITIZENS,
    DENIERS,
    INFLUENCE,
    POINTS,
    Chronicle,
    Rule,
    district,
    told_die,
    values,
)
from parvis.games.troyes.forming import group_of
from parvis.games.troyes.pieces import (
    BUILDING_NAMES,
    COLOUR_NAMES,
    COLOURS,
    DIE_PRICE,
    DISTRICTS,
    FACES,
    INCOME,
    LEVELS,
    MOST_INFLUENCE,
    NEUTRAL,
    PASSING,
    SPACES,
)
from parvis.games.troyes.rules import questions
from parvis.games.troyes.rules.actions import pass_turn
from parvis.games.troyes.rules.activities import pay_for, trade
from parvis.games.troyes.rules.buildings import pay_salaries
from parvis.games.troyes.rules.course import end_round, next_turn
from parvis.games.troyes.rules.dice import BY_DISTRICT, group_size
from parvis.games.troyes.rules.grouping import BUILD, COUNTER, FARM, PLACE, TRADE, group_colour
from parvis.games.troyes.rules.influence import use_influence
from parvis.games.troyes.rules.queue import counter, free_banners, leader
from parvis.games.troyes.rules.scoring import score_all
from parvis.games.troyes.rules.supplies import (
    BLACK_DICE_MISSED,
    general_supply,
)
from parvis.games.troyes.state import NOBODY, State

# Decisions that are told as they are made


def decided(chronicle: Chronicle, state: State, seat: int, decision: int) -> None:
    """Dice and cubes that a seat picks. Most decisions are told by what they do, or with their action."""
    question = questions.asked(state)
    if question in PICKED_DICE:
        tell_die(chronicle, PICKED_DICE[question], seat, decision)
    elif question == questions.LOSE_STONE:
        column, level = divmod(decision - REMOVE, LEVELS)
        chronicle.tell("log-remove", ["cathedral"], seat=seat, column=column + 1, level=level + 1)
    elif question == questions.LOSE_CUBE:
        name = EVENT_NAMES[decision - OFF]
        chronicle.tell("log-off", [f"event-{name}"], seat=seat, event=name)
    elif question == questions.DEFENCE and CATALOGUE[decision] == "enough":
        chronicle.tell("log-leave-black-dice", [district(seat)], seat=seat)


PICKED_DICE = {questions.REROLLING: "log-reroll", questions.TURNING: "log-turn-over"}
"""Question -> the key of what is done with the own die that answers it."""


def tell_die(chronicle: Chronicle, key: str, seat: int, decision: int) -> None:
    """An own die that is rolled again or turned over; enough of that tells nothing."""
    if CATALOGUE[decision] != "enough":
        die = decision - DIE
        opposite = FACES - die % FACES
        chronicle.tell(key, [district(seat)], seat=seat, opposite=opposite, **told_die(die))


def influence_used(chronicle: Chronicle, state: State, seat: int, decision: int) -> None:
    """Influence for a citizen, or for dice to be turned over."""
    words = CATALOGUE[decision].replace(" ", "-")
    if words != "reroll":
        chronicle.tell(f"log-{words}", [district(seat)], seat=seat)


def passed(chronicle: Chronicle, state: State, seat: int) -> None:
    """No more actions in this round."""
    chronicle.tell("log-pass", [district(seat)], seat=seat, count=PASSING)


# Actions


def acted(chronicle: Chronicle, state: State, seat: int) -> None:
    """An action and its dice, and the cube that helps."""
    dice = group_of(state)
    about: dict[str, str | int] = {
        "seat": seat,
        "colour": COLOUR_NAMES[dice[0] // FACES % COLOURS],
        "size": len(dice),
        "dice": values(dice, " + "),
    }
    places = [district(seat)]
    if state.action == TRADE:
        about["card"] = ACTIVITY_NAMES[state.card[state.target]]
        places.append(f"card-{about['card']}")
    elif state.action == COUNTER:
        about["event"] = EVENT_NAMES[state.queue[state.target]]
        places.append(f"event-{about['event']}")
    elif state.action == PLACE:
        about["building"] = BUILDING_NAMES[state.target]
        places.append(f"building-{about['building']}")
    elif state.action == BUILD:
        places.append("cathedral")
    chronicle.tell(ACTION_KEYS[state.action], places, **about)
    if state.helper != NOBODY:
        helped(chronicle, state, seat)


ACTION_KEYS = {
    TRADE: "log-activate",
    BUILD: "log-build",
    COUNTER: "log-counter",
    PLACE: "log-place",
    FARM: "log-harvest",
}


def helped(chronicle: Chronicle, state: State, seat: int) -> None:
    """The cube that helps the group."""
    card = state.card[state.helper]
    chronicle.tell(
        f"log-help-{HELP_NAMES[HELP[card]]}",
        [f"card-{ACTIVITY_NAMES[card]}"],
        seat=seat,
        card=ACTIVITY_NAMES[card],
        amount=HELP_AMOUNT[card],
        as_colour=COLOUR_NAMES[group_colour(state, state.action, state.target)],
    )


def bought(chronicle: Chronicle, state: State, seat: int) -> None:
    """The dice of the group that come from other districts, and what each owner gets."""
    is_free = state.helper != NOBODY and HELP[state.card[state.helper]] == TAKE_ONE_EACH
    verb = "take" if is_free else "buy"
    for number in range(DISTRICTS):
        dice = [die for die in group_of(state) if die // BY_DISTRICT == number]
        if not dice or number == seat:
            continue
        about: dict[str, str | int] = {"seat": seat, "count": len(dice), "dice": values(dice, " + ")}
        about["deniers"] = DIE_PRICE * group_size(state) * len(dice)
        places = [district(seat), district(number)]
        if number == NEUTRAL:
            chronicle.tell(f"log-{verb}-neutral", places, **about)
        else:
            chronicle.tell(f"log-{verb}", places, from_seat=number, **about)


def sent(chronicle: Chronicle, state: State, seat: int, place: int, times: int) -> None:
    """A citizen who leaves a building to become a tradesman."""
    name = BUILDING_NAMES[place // SPACES]
    chronicle.tell("log-send", [f"building-{name}"], seat=seat, building=name, space=place % SPACES + 1)


def cubes_laid(chronicle: Chronicle, state: State, seat: int, spot: int, times: int) -> None:
    """The cubes on a card that helps later."""
    card = state.card[spot]
    if HELP[card] != NO_HELP:
        name = ACTIVITY_NAMES[card]
        chronicle.tell("effect-cubes", [f"card-{name}"], seat=seat, card=name, count=times)


def performed(chronicle: Chronicle, state: State, seat: int, card: int, times: int) -> None:
    """How often a card is activated."""
    name = ACTIVITY_NAMES[card]
    chronicle.tell("effect-activations", [f"card-{name}"], seat=seat, card=name, count=times)


def done(chronicle: Chronicle, state: State, seat: int, card: int, times: int) -> None:
    """A card that has brought nothing."""
    if not chronicle.gains:
        chronicle.tell("effect-nothing", [district(seat)], seat=seat)


def paid_influence(chronicle: Chronicle, state: State, seat: int, card: int, times: int) -> None:
    """What activations cost in influence; deniers are told by `paid`."""
    if PAY_INFLUENCE[card] > 0:
        chronicle.tell("effect-influence-paid", [district(seat)], seat=seat, count=PAY_INFLUENCE[card] * times)


def cube_put(chronicle: Chronicle, state: State, seat: int, event: int, left: int) -> None:
    """One cube on an event, by a card."""
    tell_cubes(chronicle, seat, event, 1)


def cubes_put(chronicle: Chronicle, state: State, seat: int, place: int, cubes: int) -> None:
    """Cubes on an event, by fighting it."""
    tell_cubes(chronicle, seat, state.queue[place], min(cubes, free_banners(state, place)))


def tell_cubes(chronicle: Chronicle, seat: int, event: int, count: int) -> None:
    """Cubes on an event."""
    name = EVENT_NAMES[event]
    chronicle.tell("effect-cubes-on-event", [f"event-{name}"], seat=seat, event=name, count=count)


def countered(chronicle: Chronicle, state: State, place: int) -> None:
    """An event whose banners are all covered, and who gets its card, if it goes."""
    scene, name, seat = state.copy(), EVENT_NAMES[state.queue[place]], leader(state, place)
    counter(scene, place)
    goes = scene.won[state.queue[place]] != NOBODY
    chronicle.tell(f"course-countered{'' if goes else '-stays'}", [f"event-{name}"], event=name, seat=seat)


# Supplies


def got_deniers(chronicle: Chronicle, state: State, seat: int, deniers: int) -> None:
    """Deniers, told by where they come from; income and the money for passing have lines of their own."""
    source, _ = chronicle.around()
    if source in (pay_salaries, pass_turn):
        return
    if source in DENIER_KEYS:
        if deniers > 0:
            chronicle.tell(DENIER_KEYS[source], [district(seat)], seat=seat, count=deniers)
    else:
        chronicle.gain(seat, DENIERS, deniers)


DENIER_KEYS: Mapping[Rule | None, str] = {next_turn: "course-waiting", end_round: "course-sold-dice"}


def paid(chronicle: Chronicle, state: State, seat: int, deniers: int) -> None:
    """Deniers for salaries, for a tradesman, for activations. What events take is told of all at once."""
    source, arguments = chronicle.around()
    if source is pay_salaries:
        chronicle.tell("course-income", [district(seat)], seat=seat, income=INCOME, count=deniers)
    elif source is trade:
        name = ACTIVITY_NAMES[state.card[arguments[2]]]
        chronicle.tell("effect-tradesman", [f"card-{name}"], seat=seat, card=name, count=deniers)
    elif source is pay_for and deniers > 0:
        chronicle.tell("effect-deniers-paid", [district(seat)], seat=seat, count=deniers)


def got_influence(chronicle: Chronicle, state: State, seat: int, influence: int) -> None:
    """Influence, as far as the track goes."""
    chronicle.gain(seat, INFLUENCE, min(influence, MOST_INFLUENCE - state.influence[seat]))


def got_citizens(chronicle: Chronicle, state: State, seat: int, citizens: int) -> None:
    """Citizens, as far as there are; the one for influence has a line of its own."""
    if chronicle.around()[0] is not use_influence:
        chronicle.gain(seat, CITIZENS, min(citizens, general_supply(state, seat)))


def got_points(chronicle: Chronicle, state: State, seat: int, points: int, reason: int) -> None:
    """Points, of the last scoring openly."""
    if chronicle.around()[0] is not score_all:
        chronicle.gain(seat, POINTS, points)
    elif points > 0:
        chronicle.tell(f"score-{SOURCES[reason]}", [district(seat)], seat=seat, count=points)


def lost_points(chronicle: Chronicle, state: State, seat: int, points: int, reason: int) -> None:
    """Points that a seat loses, of the last scoring openly; a black die has a line of its own."""
    lost = min(points, state.points[seat])
    if chronicle.around()[0] is score_all:
        if points > 0:
            chronicle.tell(f"score-{SOURCES[reason]}", [district(seat)], seat=seat, count=lost)
    elif reason != BLACK_DICE_MISSED:
        chronicle.tell_in_full(f"effect-{SOURCES[reason]}", seat, lost)
