"""The log: lines of text for what the rules announce while a step is made.

Everyone sees how much prestige a player gains or loses; only the total is hidden.
"""

from collections.abc import Callable

from parvis.engine.course import OVER
from parvis.engine.lines import Line, LogLine
from parvis.engine.readers import Log, Teller
from parvis.engine.telling import BEGAN, DECIDED, Event
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.rules import course, draft, hiring, plague, possessions, sectors, set_up, stacks
from parvis.games.notre_dame.rules.persons import new
from parvis.games.notre_dame.state import State
from parvis.games.notre_dame.table import touched, view
from parvis.games.notre_dame.words import labels

UNTOLD = (set_up.LAY_MESSAGE, draft.DRAW_CARD, sectors.CHOOSE_PERK, stacks.COMING)
"""Questions whose answers have no line of their own: set-up and dealing, perks, whose effect is told, and secrets."""
PRIVATE = (draft.KEEP_CARD,)
"""Questions whose answers only their seat reads."""


class NotreDameLog(Log):
    """Remembers who has given coins until the log tells who gained them."""

    def __init__(self) -> None:
        super().__init__(TABLE)
        self.givers: list[int] = []


def decided(log: Log, state: State, seat: int, question: int, decision: int) -> None:
    """The line of a decision itself."""
    if cannot_hire(state, seat, question):
        log.tell("log-hire-nobody-without-coin", [touched.family(seat), touched.without_coin(seat)], seat=seat)
    elif question not in UNTOLD:
        key, arguments = labels.described(state, seat, decision)
        line = Line(f"log-{key}", {"seat": seat, **arguments})
        places = touched.by_decision(state, seat, labels.CATALOGUE[decision])
        log.write(LogLine(line, only=seat if question in PRIVATE else None, places=places))


def cannot_hire(state: State, seat: int, question: int) -> bool:
    """Whether no one is hired because the player has no coin, so that no question was asked."""
    has_to_pay = question == hiring.HIRE_PERSON or (question == new.EXTRA_HIRE and state.counsellor_free == 0)
    return has_to_pay and state.coins[seat] == 0


def played_third(log: Log, state: State, seat: int, card: int) -> None:
    """Tell which card the scholar lets a seat play as its third."""
    name = pieces.CARD_NAMES[card]
    log.tell(f"log-play-{name}", touched.by_decision(state, seat, f"play {name}"), seat=seat)


def placed_by_nurse(log: Log, state: State, seat: int) -> None:
    """Tell that the nurse has put a marker into the hospital."""
    log.tell("effect-nurse", [touched.pane(state, seat, pieces.PLACE_NAMES[pieces.HOSPITAL])], seat=seat)


def gave_coin(log: NotreDameLog, state: State, seat: int) -> None:
    """The supply is out of coins, so a player gives one."""
    log.givers.append(seat)


def took_coins(log: NotreDameLog, state: State, seat: int, count: int) -> None:
    """Coins, and who gave those that the supply lacked, in the order of seats."""
    for family in range(state.seats):
        places = [touched.family(family)]
        if family == seat and count:
            log.tell("effect-coins", places, seat=seat, count=count)
        elif family in log.givers:
            log.tell_loss("effect-coins-given", places, seat=family, count=log.givers.count(family))
    log.givers.clear()


def took_markers(log: Log, state: State, seat: int, count: int) -> None:
    """Markers taken from the general supply."""
    if count:
        log.tell("effect-markers", [touched.family(seat)], seat=seat, count=count)


def rat_went_back(log: Log, state: State, seat: int, spaces: int) -> None:
    """The rat, unless it was at 0 already."""
    if spaces:
        log.tell("effect-rat-back", [f"rat-{seat}"], seat=seat, space=state.rat[seat])


def gained(log: Log, state: State, seat: int, prestige: int, from_park: int, source: int) -> None:
    """Prestige, with what the park has added to it."""
    places = [touched.family(seat)]
    if from_park:
        log.tell("effect-prestige-park", places, seat=seat, count=prestige + from_park, park=from_park)
    else:
        log.tell("effect-prestige", places, seat=seat, count=prestige)


def broke_out(log: Teller, state: State, rats: int) -> None:
    """The plague value of a round, with the persons whose rats it is."""
    places = [f"person-{pieces.PERSON_NAMES[person]}" for person in view.persons_out(state)]
    log.tell_all("course-plague", places, count=rats)


def spread(log: Log, state: State, seat: int, before: int, after: int) -> None:
    """The plague moves the rat of one player."""
    moves = "forward" if after > before else "back" if after < before else "stays"
    doctor = "-doctor" if state.doctor[seat] else ""
    places = [f"rat-{seat}", touched.pane(state, seat, "harbour")]
    log.tell_all(f"plague-{moves}{doctor}", places, **{"seat": seat, "from": before, "to": after})


def penalized(log: Log, state: State, seat: int, prestige: int) -> None:
    """A rat would pass the end of the plague track."""
    log.tell_loss("plague-penalty", [touched.family(seat)], seat=seat, count=prestige)


def shared_out(log: Teller, state: State, share: int, markers: int) -> None:
    """Notre Dame at the end of a period."""
    log.tell_all("course-cathedral", ["cathedral"], share=share, count=markers)


def stayed_empty(log: Teller, state: State) -> None:
    """Notre Dame at the end of a period, without a marker."""
    log.tell_all("course-cathedral-empty", ["cathedral"])


def began(log: Log, state: State, phase: int) -> None:
    """A round, or the end of the game."""
    if phase == stacks.LAYING_OUT:
        letter = pieces.LETTERS[state.round // pieces.PERIOD]
        places = [touched.family(state.start), "bell"]
        log.head("course-round", places, round=state.round + 1, letter=letter, seat=state.start)
    elif phase == OVER:
        log.tell_all("course-over")


TABLE: dict[Event, Callable[..., None]] = {
    DECIDED: decided,
    new.PLAYED_THIRD: played_third,
    new.PLACED_BY_NURSE: placed_by_nurse,
    possessions.GAVE_COIN: gave_coin,
    possessions.TOOK_COINS: took_coins,
    possessions.TOOK_MARKERS: took_markers,
    possessions.RAT_WENT_BACK: rat_went_back,
    possessions.GAINED: gained,
    plague.BROKE_OUT: broke_out,
    plague.SPREAD: spread,
    plague.PENALIZED: penalized,
    course.SHARED_OUT: shared_out,
    course.STAYED_EMPTY: stayed_empty,
    BEGAN: began,
}
"""Event -> what it writes."""
