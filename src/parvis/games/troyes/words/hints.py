"""What a decision would bring its seat for certain, before it is made: the hints on the buttons.

Certain is what the rules do at once, up to the next question with a choice and without chance. For a group of dice that
goes on growing it is what the group would bring as it is then. A card or an event that is chosen is told about, too.
"""

from parvis.engine.contract import Line
from parvis.games.troyes.cards import EVENT_NAMES, EVENTS, GAIN_DENIERS, GAIN_POINTS, OF, ONCE, PER
from parvis.games.troyes.catalogue import ACTIVATE, BUILD, COUNTER, DONE, HELP, PLACE
from parvis.games.troyes.explained import about_card, about_event
from parvis.games.troyes.forming import least, outcome
from parvis.games.troyes.rules import questions
from parvis.games.troyes.rules.activities import counted
from parvis.games.troyes.rules.decisions import answer, follow
from parvis.games.troyes.rules.dice import group_size
from parvis.games.troyes.state import State


def foresee(state: State, seat: int, decision: int) -> list[Line]:
    """Points, deniers, influence, citizens and cubes, as far as a legal decision changes them. The state stays."""
    scene = state.copy()
    answer(scene, seat, decision)
    while scene.depth > 0 and follow(scene):
        pass
    brings = changes(state, scene, seat) + won(state, scene, seat) + forming(scene, seat)
    return about(state, seat, decision) + brings


def about(state: State, seat: int, decision: int) -> list[Line]:
    """What the card or the event does that a decision chooses."""
    if ACTIVATE <= decision < BUILD:
        return [about_card(decision - ACTIVATE), *each_time(state, seat, decision - ACTIVATE)]
    if COUNTER <= decision < PLACE:
        return [about_event(state, decision - COUNTER)]
    return [about_card(decision - HELP)] if HELP <= decision < DONE else []


def each_time(state: State, seat: int, card: int) -> list[Line]:
    """What an activation brings as things stand, of a card that counts something."""
    if PER[card] == ONCE:
        return []
    gains = counted(state, seat, PER[card]) // OF[card]
    each = {"points": GAIN_POINTS[card], "deniers": GAIN_DENIERS[card]}
    return [Line(f"foresee-each-{what}", {"count": amount * gains}) for what, amount in each.items() if amount > 0]


def delayed_cubes(state: State, seat: int) -> int:
    """Cubes for later on all cards."""
    return sum(cubes[seat] for cubes in state.cubes)


def changes(before: State, after: State, seat: int) -> list[Line]:
    """What a seat has more or less of."""
    differences = (
        ("points", "lost", after.points[seat] - before.points[seat]),
        ("deniers", "paid", after.deniers[seat] - before.deniers[seat]),
        ("influence", "paid", after.influence[seat] - before.influence[seat]),
        ("citizens", "placed", after.supply[seat] - before.supply[seat]),
        ("delayed", "used", delayed_cubes(after, seat) - delayed_cubes(before, seat)),
    )
    return [
        Line(f"foresee-{what}" if change > 0 else f"foresee-{what}-{less}", {"count": abs(change)})
        for what, less, change in differences
        if change
    ]


def won(before: State, after: State, seat: int) -> list[Line]:
    """Events whose cards a seat gets."""
    return [
        Line("foresee-won", {"event": EVENT_NAMES[event]})
        for event in range(EVENTS)
        if after.won[event] == seat != before.won[event]
    ]


def forming(scene: State, seat: int) -> list[Line]:
    """What a group that may grow on would bring as it is."""
    if scene.depth == 0 or questions.asked(scene) != questions.GROUPING or group_size(scene) == 0:
        return []
    word, count = outcome(scene, seat)
    if count == 0:
        return [Line("foresee-group-short", {"needed": least(scene)})]
    return [Line(f"foresee-group-{word}", {"count": count})]
