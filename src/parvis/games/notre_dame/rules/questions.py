"""What can be asked, and the stack of questions that wait for an answer.

The phases of a round ask by themselves (their number is the question's number too); whatever follows from a decision is
pushed on the stack, and its top is asked next.
"""

from parvis.games.notre_dame.state import State, rule

# Phases. Nature decides in the first five.
START_PLAYER, MESSAGES, REMOVING, PERSONS, DRAWING, DRAFT, PLAYING, HIRING, PLAGUE, OVER = range(10)

# Questions on the stack, by the file that asks and answers them, with what `about` and `detail` mean.
COMING = 10  # stacks, nature: the next gray person that a spy sees. about: its round
SOURCE = 11  # cards: the supply is empty, where does the marker come from? about: place of the action
DONATION = 12  # cards: coins for the cathedral. about: least number
FRIEND = 13  # cards: where the trusted friend goes
DRIVE = 14  # sectors: where the carriage stops. about: steps at most
MESSAGE = 15  # sectors: take the message? about: market
PERK = 16  # sectors: coin, marker or rat
EXTRA_HIRE = 17  # hiring, counsellor: one more person
TYPE = 18  # hiring, coachman: the type of messages
LIFT = 19  # moving, fool: the piece that moves
FOOL_TO = 20  # moving, fool: where it goes. about: source; detail: 1 for the friend
BISHOP_TO = 21  # moving, bishop: the empty sector
MINSTREL_FROM = 22  # moving, minstrel: the source
MINSTREL_TO = 23  # moving, minstrel: the target. about: source
CARRY = 24  # moving, minstrel: how many. about: source; detail: target
RETURN = 25  # moving, gypsies: one more marker that leaves. about: those that have left
LOSS = 26  # plague: which of the largest sectors loses a marker. about: their influence
QUESTIONS = 27


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
