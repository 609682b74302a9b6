"""What the log tells of influence and actions, and of what they cost and bring.

An action is told when its group of dice is complete.
"""

from collections.abc import Mapping

from parvis.engine.readers import Teller
from parvis.games.troyes import cards, helps, pieces
from parvis.games.troyes.rules import events, group, queue, strikes, supplies
from parvis.games.troyes.state import DIE_NUMBER, NOBODY, PRICE, VALUE, State
from parvis.games.troyes.words import group_preview, log_book, scores

# Influence


def rerolls(log: log_book.LogBook, state: State, seat: int, die: int, influence: int) -> None:
    """The die that is rolled again."""
    tell_die(log, "log-use-reroll", seat, die, influence=influence)


def rolled_again(log: log_book.LogBook, state: State, die: int) -> None:
    """Tell what a die shows that was rolled again."""
    seat = die // pieces.BY_DISTRICT
    log.tell("log-rolled-again", [log_book.district(seat)], seat=seat, **log_book.die_arguments(die))


def turned(log: log_book.LogBook, state: State, seat: int, die: int) -> None:
    """Tell that a die was turned over."""
    tell_die(log, "log-turn-over", seat, die)


def tell_die(log: log_book.LogBook, key: str, seat: int, die: int, **arguments: int) -> None:
    """One of the seat's dice is rerolled or turned over."""
    log.tell(
        key,
        [log_book.district(seat)],
        seat=seat,
        opposite=pieces.FACES - die % pieces.FACES,
        **log_book.die_arguments(die),
        **arguments,
    )


# Actions


def acted(log: log_book.LogBook, state: State, seat: int) -> None:
    """An action and its dice, and the cubes that help."""
    dice = group_preview.dice_of_group(state)
    about = {"seat": seat, **group_preview.dice_arguments(dice), **group_preview.target(state)}
    places = [log_book.district(seat), *(f"{kind}-{name}" for kind, name in group_preview.target(state).items())]
    places += ACTION_PLACES.get(state.action, ())
    log.tell(ACTION_KEYS[state.action], places, **about)
    if group_preview.purple_among(dice):
        log.tell("log-purple", [log_book.district(seat)], seat=seat, value=group_preview.purple_among(dice))
    for card in group_preview.cards_that_help(state):
        helped(log, state, seat, card)


ACTION_KEYS = {
    group.TRADE: "log-activate",
    group.BUILD: "log-build",
    group.COUNTER: "log-counter",
    group.PLACE: "log-place",
    group.FARM: "log-harvest",
}
ACTION_PLACES = {group.BUILD: ("cathedral",), group.FARM: ("fields",)}
"""Where actions without a card or a building show on the board."""


def helped(log: log_book.LogBook, state: State, seat: int, card: int) -> None:
    """The cube of a card that helps the group."""
    log.tell(
        f"log-help-{helps.HELP_NAMES[cards.HELP[card]]}",
        [f"card-{cards.ACTIVITY_NAMES[card]}", *brought_places(state, seat)],
        seat=seat,
        card=cards.ACTIVITY_NAMES[card],
        amount=cards.HELP_AMOUNT[card],
        as_colour=pieces.DICE_COLOUR_NAMES[group.group_colour(state)],
        **brought_arguments(state, seat, card),
    )


def brought_places(state: State, seat: int) -> list[str]:
    """Where the die has lain that a cube has brought from another district."""
    is_anothers = state.brought != NOBODY and state.brought // pieces.BY_DISTRICT != seat
    return [log_book.die_place(state.brought)] if is_anothers else []


def brought_arguments(state: State, seat: int, card: int) -> dict[str, str | int]:
    """The die that a cube has brought, as it showed before and shows now, and whose it was; the value that all take."""
    if cards.ONE_VALUE[card] == 1:
        return {"value": state.group[0][VALUE]}
    if state.brought == NOBODY:
        return {}
    from_seat, opposite = state.brought // pieces.BY_DISTRICT, pieces.FACES - state.brought % pieces.FACES
    return {**log_book.die_arguments(state.brought), "opposite": opposite, "from_seat": from_seat}


def bought(log: log_book.LogBook, state: State, seat: int, deniers: int) -> None:
    """The dice of the group that come from other districts, and what each owner gets."""
    verb = "buy" if deniers > 0 else "take"
    for number in range(pieces.DISTRICTS):
        rows = group_preview.bought_from(state, seat, number)
        if not rows:
            continue
        dice = [row[DIE_NUMBER] for row in rows]
        about: dict[str, str | int] = {
            "seat": seat,
            "count": len(dice),
            "dice": log_book.values(dice, " + "),
            "deniers": sum(row[PRICE] for row in rows),
        }
        places = [log_book.district(seat), log_book.district(number), *map(log_book.die_place, dice)]
        if number == pieces.NEUTRAL:
            log.tell(f"log-{verb}-neutral", places, **about)
        else:
            log.tell(f"log-{verb}", places, from_seat=number, **about)


# What actions do


def sent(log: log_book.LogBook, state: State, seat: int, building: int, space: int) -> None:
    """A citizen who leaves a building to become a tradesman."""
    name, card = pieces.BUILDING_NAMES[building], cards.ACTIVITY_NAMES[state.card[state.target]]
    places = [f"space-{name}-{space + 1}", f"building-{name}", f"card-{card}"]
    log.tell("log-send", places, seat=seat, building=name, space=space + 1)


def influence_taken(log: log_book.LogBook, state: State, seat: int, other: int, influence: int) -> None:
    """Influence that another player loses to the seat; that it gains it is told with its gains."""
    log.tell("effect-influence-taken", [log_book.district(other)], seat=seat, from_seat=other, count=influence)


def activation_done(log: log_book.LogBook, state: State, seat: int, card: int) -> None:
    """A card that has brought nothing."""
    if not log.gains:
        log.tell("effect-nothing", [log_book.district(seat)], seat=seat)


def shot(log: log_book.LogBook, state: State, seat: int, value: int, hits: int) -> None:
    """The black die that is rolled for a cube; nothing else shows one that misses."""
    tell = log.tell if hits else log.tell_loss
    tell(f"log-shot-{'hits' if hits else 'misses'}", [log_book.district(seat)], seat=seat, value=value)


def countered(log: Teller, state: State, event: int, seat: int, goes: int) -> None:
    """An event whose banners are all covered, who gets its card, if it goes, and whether several share its points."""
    name = cards.EVENT_NAMES[event]
    log.tell(f"course-countered{'' if goes else '-stays'}", [f"event-{name}"], event=name, seat=seat)
    place = list(state.queue).index(event)
    cubes = [queue.cubes_on(state, each, place) for each in range(state.seats)]
    if cubes.count(max(cubes)) > 1:
        log.tell("course-countered-tied", [f"event-{name}"])


# Supplies


def gained_deniers(log: log_book.LogBook, state: State, seat: int, deniers: int, reason: int) -> None:
    """Deniers, told by where they come from; income is told with the salaries that are paid of it."""
    if reason in DENIER_KEYS:
        if deniers > 0:
            log.tell(DENIER_KEYS[reason], [log_book.district(seat)], seat=seat, count=deniers)
    elif reason == supplies.FOR_SALARY:
        log.income = deniers
    else:
        log.gain(seat, log_book.DENIERS, deniers)


DENIER_KEYS: Mapping[int, str] = {
    supplies.FOR_PASSING: "log-pass",
    supplies.FOR_WAITING: "course-waiting",
    supplies.FOR_SOLD_DICE: "course-sold-dice",
}


def paid_deniers(log: log_book.LogBook, state: State, seat: int, deniers: int, reason: int) -> None:
    """Deniers for salaries, for a tradesman, for activations, and what an event takes."""
    if reason == supplies.FOR_SALARY:
        log.tell("course-income", [log_book.district(seat)], seat=seat, income=log.income, count=deniers)
    elif reason == supplies.FOR_TRADESMAN:
        name = cards.ACTIVITY_NAMES[state.card[state.target]]
        log.tell("effect-tradesman", [f"card-{name}"], seat=seat, card=name, count=deniers)
    elif reason in (supplies.FOR_CARD, supplies.FOR_TILE, supplies.FOR_GUARD) and deniers > 0:
        log.tell("effect-deniers-paid", [log_book.district(seat)], seat=seat, count=deniers)
    elif reason == supplies.FOR_EVENT and deniers > 0:
        lost_to_event(log, state, seat, "effect-deniers-lost", deniers)


def gained_influence(log: log_book.LogBook, state: State, seat: int, influence: int) -> None:
    """Tell how much influence a seat gains."""
    log.gain(seat, log_book.INFLUENCE, influence)


def paid_influence(log: log_book.LogBook, state: State, seat: int, influence: int, reason: int) -> None:
    """Influence for activations or a tradesman; what else it is paid for has lines of its own."""
    if reason == supplies.FOR_CARD:
        log.tell("effect-influence-paid", [log_book.district(seat)], seat=seat, count=influence)
    elif reason == supplies.FOR_TRADESMAN:
        name = cards.ACTIVITY_NAMES[state.card[state.target]]
        log.tell("effect-tradesman-for-influence", [f"card-{name}"], seat=seat, card=name, count=influence)
    elif reason == supplies.FOR_EVENT and influence > 0 and takes_influence(acting_event(state)):
        lost_to_event(log, state, seat, "effect-influence-lost", influence)


def acting_event(state: State) -> int:
    """The event that acts: an old one, or one that does what it does when it comes."""
    return state.queue[state.step - 1] if state.phase == events.EVENTS_ACT else queue.last_event(state)


def takes_influence(event: int) -> bool:
    """Whether an event takes influence from everybody; what somebody gives up to be spared has a line of its own."""
    return (strikes.logged(event, strikes.VALUES[event]) or {}).get("kind") == "influence"


def lost_to_event(log: log_book.LogBook, state: State, seat: int, key: str, count: int) -> None:
    """What an event takes from a seat, by the key of its text."""
    name = cards.EVENT_NAMES[acting_event(state)]
    log.tell_loss(key, [log_book.district(seat), f"event-{name}"], seat=seat, event=name, count=count)


def recruited(log: log_book.LogBook, state: State, seat: int, citizens: int, reason: int) -> None:
    """Citizens; the one for influence has a line of its own."""
    if reason != supplies.FOR_INFLUENCE:
        log.gain(seat, log_book.CITIZENS, citizens)


def placed(log: log_book.LogBook, state: State, seat: int, reason: int) -> None:
    """A citizen who is placed: the space that somebody takes next is the one that the action has told."""
    log.placing = reason == supplies.FOR_BUILDING


def gained_points(log: log_book.LogBook, state: State, seat: int, points: int, reason: int) -> None:
    """Points, of the last scoring by their source."""
    if reason not in scores.LAST_SCORING:
        log.gain(seat, log_book.POINTS, points)
    elif points > 0:
        log.tell(f"score-{scores.SOURCES[reason]}", [log_book.district(seat)], seat=seat, count=points)


def lost_points(log: log_book.LogBook, state: State, seat: int, lost: int, wanted: int, reason: int) -> None:
    """Points that a seat loses."""
    if reason in scores.LAST_SCORING:
        if wanted > 0:
            log.tell(f"score-{scores.SOURCES[reason]}", [log_book.district(seat)], seat=seat, count=lost)
    elif reason == supplies.FOR_BLACK_DICE_MISSED:
        log.tell_loss("log-yield", [log_book.district(seat)], seat=seat, count=lost, black=log.black)
    elif reason == supplies.FOR_EVENTS_MISSED:
        name = cards.EVENT_NAMES[acting_event(state)]
        log.tell_loss("log-event-missed", [log_book.district(seat), f"event-{name}"], seat=seat, event=name, count=lost)
    else:
        log.tell_loss(f"effect-{scores.SOURCES[reason]}", [log_book.district(seat)], seat=seat, count=lost)
