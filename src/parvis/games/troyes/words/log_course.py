"""What the log tells of the course of the game: chance, citizens, events, black dice, the end.

Dice of a phase are told when all are rolled.
"""

from collections.abc import Sequence

from parvis.engine.readers import Teller
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules import defence, nature, strikes, turn_order
from parvis.games.troyes.state import State
from parvis.games.troyes.words import log_book

# What chance brings


def dealt(log: log_book.LogBook, state: State, seat: int, character: int) -> None:
    """A character, which only its seat sees."""
    log.tell_alone("log-deal", seat, character=cards.CHARACTER_NAMES[character])


def phase_begins(log: log_book.LogBook, state: State, phase: int) -> None:
    """Head the log of a round when its first phase begins."""
    if phase == nature.REVEALING:
        key = "course-round-backwards" if turn_order.is_backwards(state) else "course-round"
        log.head(key, [log_book.district(state.start)], round=state.round + 1, seat=state.start)


def phase_ends(log: log_book.LogBook, state: State, phase: int) -> None:
    """All dice of a phase have been rolled."""
    if phase == nature.ROLLING:
        for number in range(pieces.DISTRICTS):
            rolled(log, state, number)
    elif phase == defence.BLACK_DICE_ROLLED:
        dice = values_of(state.black)
        log.tell("course-black-dice", count=len(dice), dice=log_book.values(dice, " "))


def values_of(by_value: Sequence[int]) -> list[int]:
    """Values less 1 of dice that are counted by value."""
    return [value for value in range(pieces.FACES) for _ in range(by_value[value])]


def rolled(log: log_book.LogBook, state: State, number: int) -> None:
    """The dice of a district, colour by colour, and a purple one."""
    colours = [colour for colour, by_value in enumerate(state.dice[number][: pieces.DICE_COLOURS]) if sum(by_value) > 0]
    about: dict[str, str | int] = {"colours": len(colours)}
    for which, colour in zip(ORDINALS[: len(colours)], colours, strict=True):
        about[which] = pieces.DICE_COLOUR_NAMES[colour]
        about[f"{which}_dice"] = log_book.values(values_of(state.dice[number][colour]), " ")
    if number == pieces.NEUTRAL:
        if colours:
            log.tell("course-roll-neutral", [log_book.district(pieces.NEUTRAL)], **about)
    elif number < state.seats:
        log.tell("course-roll", [log_book.district(number)], seat=number, **about)
    for value in values_of(state.dice[number][pieces.PURPLE]):
        log.tell("course-roll-purple", [log_book.district(number)], seat=number, value=value + 1)


ORDINALS = ("first", "second", "third")
"""How the sentence calls the colours that were rolled: one for each colour of dice."""


# Citizens in the main buildings


def neutrals_settled(log: log_book.LogBook, state: State, citizens: int) -> None:
    """Neutral citizens at the start of the game."""
    if citizens > 0:
        log.tell("course-neutral-citizens")


def arrives(log: log_book.LogBook, state: State, building: int) -> None:
    """A neutral citizen comes; where is told when somebody else has to go, or nobody."""
    log.arriving = True


def took_space(log: log_book.LogBook, state: State, building: int, space: int, who: int, driven: int) -> None:
    """Who comes by an event, and with the option who slides; a citizen who is placed is told with the action.

    Told as it looks: where a citizen of the same colour is replaced, nothing has happened.
    """
    told, log.placing = log.placing, False
    if told or who == driven:
        return
    name = pieces.BUILDING_NAMES[building]
    if log.arriving:
        log.arriving = False
        log.tell("course-newcomer", [f"building-{name}"], building=name, space=space + 1)
    else:
        has_to_go(log, "slides", who, name, space=space + 1)


def driven_out(log: log_book.LogBook, state: State, building: int, who: int) -> None:
    """Who lies down now. If nobody else had to go, nobody sees which neutral citizen it is who was replaced."""
    name = pieces.BUILDING_NAMES[building]
    if log.arriving:
        log.arriving = False
        log.tell("course-newcomer-on-neutral", [f"building-{name}"], building=name)
    has_to_go(log, "driven-out", who, name, building=name)


def has_to_go(log: log_book.LogBook, what: str, who: int, place: str, **arguments: str | int) -> None:
    """A citizen of a seat, or a neutral one, who has to leave a space of a building."""
    places = [f"building-{place}"]
    if who == pieces.NEUTRAL:
        log.tell(f"effect-{what}-neutral", places, **arguments)
    elif what == "driven-out":
        log.tell_loss(f"effect-{what}", places, seat=who, **arguments)
    else:
        log.tell(f"effect-{what}", places, seat=who, **arguments)


def got_up(log: log_book.LogBook, state: State, citizens: int) -> None:
    """The end of the round for whoever lies."""
    if citizens > 0:
        log.tell("course-get-up")


# Events and black dice


def event_acts(log: Teller, state: State, event: int) -> None:
    """What an event does to all, or to a building."""
    name = cards.EVENT_NAMES[event]
    if told := strikes.logged(event, strikes.VALUES[event]):
        kind, arguments = told.pop("kind"), told
        places = [f"building-{arguments['building']}"] if "building" in arguments else []
        log.tell(f"course-event-{kind}", [f"event-{name}", *places], event=name, **arguments)


def threw(log: log_book.LogBook, state: State, seat: int, die: int, black: int, falls: int) -> None:
    """A die against the highest black one; without its value if it has just been rolled again and nobody saw it lie."""
    if falls and log.lines and log.lines[-1].line.key == "log-rolled-again":
        log.lines.pop()
        colour = log_book.die_arguments(die)["colour"]
        log.tell("log-rolled-again-beat", [log_book.district(seat)], seat=seat, black=black, colour=colour)
    else:
        key = f"log-defend-{'beat' if falls else 'throw'}"
        log.tell(key, [log_book.district(seat)], seat=seat, black=black, **log_book.die_arguments(die))


def gave_way(log: log_book.LogBook, state: State, seat: int, black: int) -> None:
    """A black die that can't be beaten; it is told with the points that it costs."""
    log.black = black


# The end


def scoring(log: log_book.LogBook, state: State) -> None:
    """The game is over, and everybody shows their characters; one that lies open is told with them."""
    log.tell_all("course-over")
    for seat in range(state.seats):
        for character, name in enumerate(cards.CHARACTER_NAMES):
            if state.character[character] == seat:
                log.tell("score-character", [log_book.district(seat)], seat=seat, character=name)
    for character, name in enumerate(cards.CHARACTER_NAMES):
        if state.character[character] == pieces.LIES_OPEN:
            log.tell("score-character-open", character=name)


def scored(log: log_book.LogBook, state: State) -> None:
    """What everybody has in the end."""
    for seat in range(state.seats):
        log.tell("score-total", [log_book.district(seat)], seat=seat, count=state.points[seat])
