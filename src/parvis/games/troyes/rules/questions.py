"""What can be asked, and the stack of questions that wait for an answer.

The phases of a round ask by themselves (their number is the question's number too); whatever follows from a decision is
pushed on the stack, and its top is asked next. It may be put to any seat, whoever's turn it is.
"""

from parvis.games.troyes.state import State, rule

# Phases. Nature decides in most of them, players in SETTLING, DEFENCE and ACTIONS; EVENTS asks through the stack.
START_PLAYER, DEALING, SETTLING, REVEALING, ROLLING, RED_EVENT, OTHER_EVENT, EVENTS = range(8)
BLACK_DICE, DEFENCE, ACTIONS, OVER = range(8, 12)

# Questions on the stack, by the file that asks and answers them, with what `about` and `detail` mean.
ARRIVAL = 12  # events, nature: on which space a neutral citizen arrives. about: the building
LOSE_CUBE = 13  # events: an own cube on an event that is removed
LOSE_STONE = 14  # events: an own cube in the cathedral that is removed
REROLLING = 15  # influence: the die that is rolled again
AGAIN = 16  # influence, nature: what it shows now. about: its colour
TURNING = 17  # influence: one more die that is turned over
GROUPING = 18  # dice: the group of the action
SENDING = 19  # activities: the citizen on the board who becomes a tradesman. about: activations
TIMES = 20  # activities: how often a card is activated. about: activations at most
CUBE_ON = 21  # activities: the event on which one more cube goes. about: activations left; detail: how many were used
DEFENDING = 22  # defence: one more die against the highest black one
QUESTIONS = 23


@rule
def ask(state: State, seat: int, kind: int, about: int, detail: int) -> None:
    """Push a question; it is asked before those that wait."""
    top = state.depth
    state.asked_kind[top] = kind
    state.asked_seat[top] = seat
    state.asked_about[top] = about
    state.asked_with[top] = detail
    state.depth = top + 1


@rule
def clear_question(state: State) -> None:
    """Take the top question off the stack."""
    state.depth -= 1
    state.asked_kind[state.depth] = 0
    state.asked_seat[state.depth] = 0
    state.asked_about[state.depth] = 0
    state.asked_with[state.depth] = 0


@rule
def asked(state: State) -> int:
    """What is asked now."""
    return state.asked_kind[state.depth - 1] if state.depth > 0 else state.phase


@rule
def about(state: State) -> int:
    """First detail of the question on top of the stack."""
    return state.asked_about[state.depth - 1]


@rule
def detail(state: State) -> int:
    """Second detail of the question on top of the stack."""
    return state.asked_with[state.depth - 1]
