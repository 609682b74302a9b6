"""What the log tells of the course of the game: chance, citizens, events, black dice, the end.

Dice of a phase are told when all are rolled.
"""

from collections.abc import Sequence

from parvis.engine.readers import Teller
from parvis.games.troyes.cards import CHARACTER_NAMES, EVENT_NAMES
from parvis.games.troyes.pieces import (
    BUILDING_NAMES,
    DICE_COLOUR_NAMES,
    DICE_COLOURS,
    DISTRICTS,
    FACES,
    LIES_OPEN,
    NEUTRAL,
    PURPLE,
)
from parvis.games.troyes.rules import strikes
from parvis.games.troyes.rules.defence import BLACK_DICE_ROLLED
from parvis.games.troyes.rules.nature import REVEALING, ROLLING
from parvis.games.troyes.rules.turn_order import is_backwards
from parvis.games.troyes.state import State
from parvis.games.troyes.words.log_book import LogBook, die_arguments, district, values

# What chance brings


def dealt(log: LogBook, state: State, seat: int, character: int) -> None:
    """A character, which only its seat sees."""
    log.tell_alone("log-deal", seat, character=CHARACTER_NAMES[character])


def phase_begins(log: LogBook, state: State, phase: int) -> None:
    """Head the log of a round when its first phase begins."""
    if phase == REVEALING:
        key = "course-round-backwards" if is_backwards(state) else "course-round"
        log.head(key, [district(state.start)], round=state.round + 1, seat=state.start)


def phase_ends(log: LogBook, state: State, phase: int) -> None:
    """All dice of a phase have been rolled."""
    if phase == ROLLING:
        for number in range(DISTRICTS):
            rolled(log, state, number)
    elif phase == BLACK_DICE_ROLLED:
        dice = values_of(state.black)
        log.tell("course-black-dice", count=len(dice), dice=values(dice, " "))


def values_of(by_value: Sequence[int]) -> list[int]:
    """Values less 1 of dice that are counted by value."""
    return [value for value in range(FACES) for _ in range(by_value[value])]


def rolled(log: LogBook, state: State, number: int) -> None:
    """The dice of a district, colour by colour, and a purple one."""
    colours = [colour for colour, by_value in enumerate(state.dice[number][:DICE_COLOURS]) if sum(by_value) > 0]
    about: dict[str, str | int] = {"colours": len(colours)}
    for which, colour in zip(ORDINALS[: len(colours)], colours, strict=True):
        about[which] = DICE_COLOUR_NAMES[colour]
        about[f"{which}_dice"] = values(values_of(state.dice[number][colour]), " ")
    if number == NEUTRAL:
        if colours:
            log.tell("course-roll-neutral", [district(NEUTRAL)], **about)
    elif number < state.seats:
        log.tell("course-roll", [district(number)], seat=number, **about)
    for value in values_of(state.dice[number][PURPLE]):
        log.tell("course-roll-purple", [district(number)], seat=number, value=value + 1)


ORDINALS = ("first", "second", "third")
"""How the sentence calls the colours that were rolled: one for each colour of dice."""


# Citizens in the main buildings


def neutrals_settled(log: LogBook, state: State, citizens: int) -> None:
    """Neutral citizens at the start of the game."""
    if citizens > 0:
        log.tell("course-neutral-citizens")


def arrives(log: LogBook, state: State, building: int) -> None:
    """A neutral citizen comes; where is told when somebody else has to go, or nobody."""
    log.arriving = True


def took_space(log: LogBook, state: State, building: int, space: int, who: int, driven: int) -> None:
    """Who comes by an event, and with the option who slides; a citizen who is placed is told with the action.

    Told as it looks: where a citizen of the same colour is replaced, nothing has happened.
    """
    told, log.placing = log.placing, False
    if told or who == driven:
        return
    name = BUILDING_NAMES[building]
    if log.arriving:
        log.arriving = False
        log.tell("course-newcomer", [f"building-{name}"], building=name, space=space + 1)
    else:
        has_to_go(log, "slides", who, name, space=space + 1)


def driven_out(log: LogBook, state: State, building: int, who: int) -> None:
    """Who lies down now. If nobody else had to go, nobody sees which neutral citizen it is who was replaced."""
    name = BUILDING_NAMES[building]
    if log.arriving:
        log.arriving = False
        log.tell("course-newcomer-on-neutral", [f"building-{name}"], building=name)
    has_to_go(log, "driven-out", who, name, building=name)


def has_to_go(log: LogBook, what: str, who: int, place: str, **arguments: str | int) -> None:
    """A citizen of a seat, or a neutral one, who has to leave a space of a building."""
    places = [f"building-{place}"]
    if who == NEUTRAL:
        log.tell(f"effect-{what}-neutral", places, **arguments)
    elif what == "driven-out":
        log.tell_loss(f"effect-{what}", places, seat=who, **arguments)
    else:
        log.tell(f"effect-{what}", places, seat=who, **arguments)


def got_up(log: LogBook, state: State, citizens: int) -> None:
    """The end of the round for whoever lies."""
    if citizens > 0:
        log.tell("course-get-up")


# Events and black dice


def event_acts(log: Teller, state: State, event: int) -> None:
    """What an event does to all, or to a building."""
    name = EVENT_NAMES[event]
    if told := strikes.logged(event, strikes.VALUES[event]):
        kind, arguments = told.pop("kind"), told
        places = [f"building-{arguments['building']}"] if "building" in arguments else []
        log.tell(f"course-event-{kind}", [f"event-{name}", *places], event=name, **arguments)


def threw(log: LogBook, state: State, seat: int, die: int, black: int, falls: int) -> None:
    """A die against the highest black one; without its value if it has just been rolled again and nobody saw it lie."""
    if falls and log.lines and log.lines[-1].line.key == "log-rolled-again":
        log.lines.pop()
        colour = die_arguments(die)["colour"]
        log.tell("log-rolled-again-beat", [district(seat)], seat=seat, black=black, colour=colour)
    else:
        key = f"log-defend-{'beat' if falls else 'throw'}"
        log.tell(key, [district(seat)], seat=seat, black=black, **die_arguments(die))


def gave_way(log: LogBook, state: State, seat: int, black: int) -> None:
    """A black die that can't be beaten; it is told with the points that it costs."""
    log.black = black


# The end


def scoring(log: LogBook, state: State) -> None:
    """The game is over, and everybody shows their characters; one that lies open is told with them."""
    log.tell_all("course-over")
    for seat in range(state.seats):
        for character, name in enumerate(CHARACTER_NAMES):
            if state.character[character] == seat:
                log.tell("score-character", [district(seat)], seat=seat, character=name)
    for character, name in enumerate(CHARACTER_NAMES):
        if state.character[character] == LIES_OPEN:
            log.tell("score-character-open", character=name)


def scored(log: LogBook, state: State) -> None:
    """What everybody has in the end."""
    for seat in range(state.seats):
        log.tell("score-total", [district(seat)], seat=seat, count=state.points[seat])
