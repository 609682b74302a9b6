"""What the log tells of the course of the game: chance, citizens, events, black dice, the end.

Each teller takes the arguments of its rule, see `log.py`. Dice of a phase are told when all are rolled.
"""

from parvis.games.troyes.cards import (
    ACTIVITY_NAMES,
    ANY,
    CHARACTER_NAMES,
    EVENT_NAMES,
    LOSE_CATHEDRAL,
    LOSE_CUBES,
    LOSE_DENIERS,
    LOSE_INFLUENCE,
    NEWCOMER,
)
from parvis.games.troyes.catalogue import (
    CARD,
    DEAL,
    EVENT,
    ROLL,
    START,
)
from parvis.games.troyes.chronicle import Chronicle, district, told_die, values
from parvis.games.troyes.pieces import (
    BUILDING_NAMES,
    COLOUR_NAMES,
    DISTRICTS,
    FACES,
    MISSED,
    NEUTRAL,
    SPACES,
)
from parvis.games.troyes.rules import questions
from parvis.games.troyes.rules.buildings import move_in
from parvis.games.troyes.rules.defence import against_black, highest_black
from parvis.games.troyes.rules.dice import BY_DISTRICT
from parvis.games.troyes.rules.events import arrive
from parvis.games.troyes.state import NOBODY, State

# What chance brings


def chance(chronicle: Chronicle, state: State, question: int, about: int, decision: int) -> None:
    """Who begins, a dealt character, a card, an event, or a die that is rolled again."""
    if question == questions.START_PLAYER:
        chronicle.tell("log-start", [district(decision - START)], seat=decision - START)
    elif question == questions.DEALING:
        seat, character = divmod(decision - DEAL, len(CHARACTER_NAMES))
        chronicle.tell_alone("log-deal", seat, character=CHARACTER_NAMES[character])
    elif question == questions.REVEALING:
        name = ACTIVITY_NAMES[decision - CARD]
        chronicle.tell("log-card", [f"card-{name}"], card=name)
    elif question in (questions.RED_EVENT, questions.OTHER_EVENT):
        name = EVENT_NAMES[decision - EVENT]
        chronicle.tell("log-event", [f"event-{name}"], event=name)
    elif question == questions.AGAIN:
        seat = about // BY_DISTRICT
        chronicle.tell("log-rolled-again", [district(seat)], seat=seat, **told_die(about + decision - ROLL))


def phase_begins(chronicle: Chronicle, state: State, phase: int) -> None:
    """A round begins, or all dice of a phase have been rolled."""
    if phase == questions.REVEALING:
        chronicle.head("course-round", [district(state.start)], round=state.round + 1, seat=state.start)
    elif phase == questions.RED_EVENT:
        for number in range(DISTRICTS):
            rolled(chronicle, state, number)
    elif phase == questions.DEFENCE:
        dice = [value for value in range(FACES) for _ in range(state.black[value])]
        chronicle.tell("course-black-dice", count=len(dice), dice=values(dice, " "))


def rolled(chronicle: Chronicle, state: State, number: int) -> None:
    """The dice of a district, those of each colour in their order."""
    dice = {
        COLOUR_NAMES[colour]: values([value for value in range(FACES) for _ in range(by_value[value])], " ")
        for colour, by_value in enumerate(state.dice[number])
        if sum(by_value) > 0
    }
    key = "-".join(dice) or "nothing"
    if number == NEUTRAL:
        if dice:
            chronicle.tell(f"course-roll-neutral-{key}", [district(NEUTRAL)], **dice)
    elif number < state.seats:
        chronicle.tell(f"course-roll-{key}", [district(number)], seat=number, **dice)


# Citizens in the main buildings


def settled(chronicle: Chronicle, state: State, seat: int, place: int) -> None:
    """A citizen at the start of the game."""
    name = BUILDING_NAMES[place // SPACES]
    chronicle.tell("log-settle", [f"building-{name}"], seat=seat, building=name, space=place % SPACES + 1)


def neutrals_settled(chronicle: Chronicle, state: State, spaces: int) -> None:
    """Neutral citizens at the start of the game."""
    if any(NOBODY in row for row in state.citizen):
        chronicle.tell("course-neutral-citizens")


def moved_in(chronicle: Chronicle, state: State, building: int, space: int, who: int) -> None:
    """Who comes by an event, who is driven out, and with the option where they slide."""
    scene = state.copy()
    move_in(scene, building, space, who)
    name, old, new = BUILDING_NAMES[building], state.citizen[building], scene.citizen[building]
    places = [f"building-{name}"]
    top = space
    if chronicle.around()[0] is arrive:
        top = max((place for place in range(SPACES) if old[place] != new[place]), default=0)
        newcomer(chronicle, places, name, NOBODY if old == new else top)
    for lower in range(top - 1, -1, -1):
        if new[lower] != old[lower]:
            driven(chronicle, "slides", new[lower], places, space=lower + 1)
    for number in range(DISTRICTS):
        if scene.lying[building][number] > state.lying[building][number]:
            driven(chronicle, "driven-out", number, places, building=name)


def newcomer(chronicle: Chronicle, places: list[str], building: str, space: int) -> None:
    """A neutral citizen whom an event brings, told as it looks: nobody sees which neutral one was replaced."""
    if space == NOBODY:
        chronicle.tell("course-newcomer-on-neutral", places, building=building)
    else:
        chronicle.tell("course-newcomer", places, building=building, space=space + 1)


def driven(chronicle: Chronicle, what: str, whose: int, places: list[str], **arguments: str | int) -> None:
    """A citizen of a seat, or a neutral one, who has to go."""
    if whose == NEUTRAL:
        chronicle.tell(f"effect-{what}-neutral", places, **arguments)
    else:
        chronicle.tell(f"effect-{what}", places, seat=whose, **arguments)


def got_up(chronicle: Chronicle, state: State) -> None:
    """The end of the round for whoever lies."""
    if any(sum(row) > 0 for row in state.lying):
        chronicle.tell("course-get-up")


# Events and black dice


def struck(chronicle: Chronicle, state: State, event: int) -> None:
    """What an event does to all, or to a building."""
    name = EVENT_NAMES[event]
    for what, amounts in EVENT_LOSSES.items():
        if amounts[event] > 0:
            chronicle.tell(f"course-event-{what}", [f"event-{name}"], event=name, count=amounts[event])
    if NEWCOMER[event] != ANY:
        building = BUILDING_NAMES[NEWCOMER[event]]
        chronicle.tell("course-event-citizen", [f"event-{name}", f"building-{building}"], event=name, building=building)


EVENT_LOSSES = {
    "deniers": LOSE_DENIERS,
    "influence": LOSE_INFLUENCE,
    "cathedral": LOSE_CATHEDRAL,
    "cubes": LOSE_CUBES,
}
"""What events take -> how much of it, by event."""


def thrown(chronicle: Chronicle, state: State, seat: int, die: int) -> None:
    """A die against the highest black one; without its value if it has just been rolled again and nobody saw it lie."""
    black = highest_black(state)
    falls = state.defended + against_black(die) >= black
    if falls and chronicle.events and chronicle.events[-1].line.key == "log-rolled-again":
        chronicle.events.pop()
        colour = told_die(die)["colour"]
        chronicle.tell("log-rolled-again-beat", [district(seat)], seat=seat, black=black, colour=colour)
    else:
        key = f"log-defend-{'beat' if falls else 'throw'}"
        chronicle.tell(key, [district(seat)], seat=seat, black=black, **told_die(die))


def gave_way(chronicle: Chronicle, state: State, seat: int) -> None:
    """A black die that can't be beaten."""
    chronicle.tell_in_full("log-yield", seat, min(MISSED, state.points[seat]), black=highest_black(state))


# The end


def over(chronicle: Chronicle, state: State) -> None:
    """The game is over, and everybody shows the own characters."""
    chronicle.tell("course-over")
    for seat in range(state.seats):
        for character, name in enumerate(CHARACTER_NAMES):
            if state.character[character] == seat:
                chronicle.tell("score-character", [district(seat)], seat=seat, character=name)


def totals(chronicle: Chronicle, state: State) -> None:
    """What everybody has in the end."""
    for seat in range(state.seats):
        chronicle.tell("score-total", [district(seat)], seat=seat, count=state.points[seat])
