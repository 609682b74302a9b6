"""What a step of the game looks like at the table: events for the log, found by making the step in slow motion.

The rules run as they always do, one thing at a time on a copy; each change between two such moments becomes an event.
Amounts of prestige are told to their family alone.
"""

from parvis.engine.contract import Event, Line
from parvis.games.notre_dame import touched
from parvis.games.notre_dame.catalogue import CATALOGUE
from parvis.games.notre_dame.pieces import (
    CARD_NAMES,
    CATHEDRAL,
    HOSPITAL,
    LETTERS,
    NOTRE_DAME,
    PERIOD,
    PERSON_NAMES,
    PLACE_NAMES,
    PLAGUE_END,
)
from parvis.games.notre_dame.rules import questions
from parvis.games.notre_dame.rules.course import seat_at_turn
from parvis.games.notre_dame.rules.decisions import answer, follow, legal
from parvis.games.notre_dame.rules.draft import third_card
from parvis.games.notre_dame.rules.family import cathedral_markers, influence
from parvis.games.notre_dame.rules.plague import plague
from parvis.games.notre_dame.sentences import told
from parvis.games.notre_dame.state import NOBODY, State
from parvis.games.notre_dame.view import persons_out

UNTOLD = ("message", "draw", "perk")
"""Decisions without a line of their own: set-up and dealing, and perks, whose effect is told."""
PRIVATE = ("keep",)
"""Decisions that only their seat reads."""


def narrate(state: State, seat: int, decision: int) -> list[Event]:
    """The events of a legal decision and of everything that follows by itself. The state stays as it is."""
    scene = state.copy()
    events = decided(scene, seat, decision)
    before = scene.copy()
    answer(scene, seat, decision)
    events += done(before, scene, seat, decision) + effects(paid(before, scene, seat, decision), scene)
    while True:
        before = scene.copy()
        if not follow(scene):
            return events
        if before.depth > 0:
            events += self_answered(before) + effects(before, scene)
        else:
            events += course(before, scene)


def decided(state: State, seat: int, decision: int) -> list[Event]:
    """The line of the decision itself."""
    words = CATALOGUE[decision]
    kind = words.split()[0]
    if kind in UNTOLD or questions.asked(state) == questions.COMING:
        return []
    places = touched.by_decision(state, seat, words)
    return [Event(told(state, seat, decision), only=seat if kind in PRIVATE else None, places=places)]


def self_answered(state: State) -> list[Event]:
    """The line of a question that has only one answer."""
    seat = state.asked_seat[state.depth - 1]
    out = [0] * len(CATALOGUE)
    return decided(state, seat, out[0]) if legal(state, seat, out) == 1 else []


def done(before: State, after: State, seat: int, decision: int) -> list[Event]:
    """What a decision has done that no change of supplies tells: the scholar's card, the nurse's marker, or nothing."""
    kind, _, what = CATALOGUE[decision].partition(" ")
    events = []
    if (kind, what) == ("hire", "scholar") and third_card(before, seat) != NOBODY:
        kind, what = "play", CARD_NAMES[third_card(before, seat)]
        places = touched.by_decision(before, seat, f"play {what}")
        events.append(Event(Line(f"log-play-{what}", {"seat": seat}), places=places))
    if (kind, what) == ("hire", "nurse") and placed(before, after, seat) > 0:
        places = (touched.pane(before, seat, PLACE_NAMES[HOSPITAL]),)
        events.append(Event(Line("effect-nurse", {"seat": seat}), places=places))
    if kind == "play" and after.depth == 0 and placed(before, after, seat) == 0:
        missing = "coin" if what == CARD_NAMES[NOTRE_DAME] and before.coins[seat] == 0 else "marker"
        places = (touched.family(seat),)
        events.append(Event(Line(f"effect-nothing-without-{missing}", {"seat": seat}), places=places))
    return events


def placed(before: State, after: State, seat: int) -> int:
    """How many more markers of a family are on the board."""
    return sum(after.markers[seat]) - sum(before.markers[seat])


def paid(before: State, after: State, seat: int, decision: int) -> State:
    """The state as it was when the price of a hire, and the marker for a card, were gone from the supplies."""
    scene = before.copy()
    kind, _, what = CATALOGUE[decision].partition(" ")
    is_free = questions.asked(before) == questions.EXTRA_HIRE and before.counsellor_free == 1
    if kind == "hire" and what != "nobody" and not is_free:
        scene.coins[seat] -= 1
    if kind == "play" or (kind, what) == ("hire", "scholar"):
        scene.supply[seat] -= placed(before, after, seat)
    return scene


def effects(before: State, after: State) -> list[Event]:
    """What families have gained and lost."""
    events = []
    for seat in range(after.seats):
        line = (touched.family(seat),)
        coins = after.coins[seat] - before.coins[seat]
        markers = after.supply[seat] - before.supply[seat]
        if coins > 0:
            events.append(Event(Line("effect-coins", {"seat": seat, "count": coins}), places=line))
        elif coins < 0 and any(after.coins[other] > before.coins[other] for other in range(after.seats)):
            events.append(Event(Line("effect-coins-given", {"seat": seat, "count": -coins}), places=line))
        if markers > 0:
            events.append(Event(Line("effect-markers", {"seat": seat, "count": markers}), places=line))
        if after.rat[seat] < before.rat[seat]:
            back = Line("effect-rat-back", {"seat": seat, "space": after.rat[seat]})
            events.append(Event(back, places=(f"rat-{seat}",)))
        events += prestige_change(seat, after.prestige[seat] - before.prestige[seat])
    return events


def prestige_change(seat: int, change: int) -> list[Event]:
    """A gain of prestige, in full for its family and without the amount for the others."""
    if change <= 0:
        return []
    return in_full("effect-prestige", seat, {"count": change})


def in_full(key: str, seat: int, arguments: dict[str, int]) -> list[Event]:
    """An event with its numbers for one family, and without them for all others."""
    places = (touched.family(seat),)
    return [
        Event(Line(key, {"seat": seat, **arguments}), only=seat, places=places, score=True),
        Event(Line(f"{key}-hidden", {"seat": seat}), hidden_from=seat, places=places, score=True),
    ]


def course(before: State, after: State) -> list[Event]:
    """What the course of the game brings: the plague, the cathedral, the next round, the end."""
    if before.phase == questions.PLAGUE and after.phase == questions.PLAGUE:
        return spread(before, after, seat_at_turn(before))
    if after.phase == questions.PLAGUE:
        places = tuple(f"person-{PERSON_NAMES[person]}" for person in persons_out(after))
        return [Event(Line("course-plague", {"count": plague(after)}), places=places)]
    events = []
    if before.phase == questions.PLAGUE and before.round % PERIOD == PERIOD - 1:
        events += shared_out(before, after)
    if after.phase == questions.OVER and before.phase != questions.OVER:
        events.append(Event(Line("course-over")))
    if after.phase == questions.PERSONS and before.phase != questions.PERSONS:
        letter = LETTERS[after.round // PERIOD]
        arguments: dict[str, str | int] = {"round": after.round + 1, "letter": letter, "seat": after.start}
        places = (touched.family(after.start), "bell")
        events.append(Event(Line("course-round", arguments), places=places, heading=True))
    return events


def spread(before: State, after: State, seat: int) -> list[Event]:
    """The plague reaches one family."""
    old, new = before.rat[seat], after.rat[seat]
    doctor = "-doctor" if before.doctor[seat] else ""
    moves = "forward" if new > old else "back" if new < old else "stays"
    places = (f"rat-{seat}", touched.pane(before, seat, "harbour"))
    events = [Event(Line(f"plague-{moves}{doctor}", {"seat": seat, "from": old, "to": new}), places=places)]
    if beyond_the_end(before, seat):
        events += in_full("plague-penalty", seat, {"count": before.prestige[seat] - after.prestige[seat]})
    return events


def beyond_the_end(before: State, seat: int) -> bool:
    """Whether the plague drives a family's rat beyond the end of its track."""
    rats = 0 if before.doctor[seat] else plague(before)
    return before.rat[seat] + rats - influence(before, seat, HOSPITAL) > PLAGUE_END


def shared_out(before: State, after: State) -> list[Event]:
    """The cathedral at the end of a period."""
    markers = cathedral_markers(before)
    if markers == 0:
        return [Event(Line("course-cathedral-empty"), places=("cathedral",))]
    line = Line("course-cathedral", {"share": CATHEDRAL[before.seats] // markers, "count": markers})
    events = [Event(line, places=("cathedral",))]
    for seat in range(before.seats):
        events += prestige_change(seat, after.prestige[seat] - before.prestige[seat])
    return events
