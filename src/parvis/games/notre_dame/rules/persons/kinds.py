"""What every kind of person answers. Each kind is declared in a file beside this one, with its rule and its worth."""

from parvis.engine.data import named, read_one
from parvis.engine.kinds import Kinds
from parvis.games.notre_dame import effects, pieces
from parvis.games.notre_dame.state import RULES, State

COIN, MARKER, RAT = (
    pieces.PRESTIGE_MESSAGE - kind for kind in (pieces.COIN_MESSAGE, pieces.MARKER_MESSAGE, pieces.RAT_MESSAGE)
)
"""What a coin, a marker and a space of the rat are worth beside the prestige of their messages."""
ANYBODY = 3
"""What hiring brings at least, about: there are two brown persons in each round."""
PEOPLE = Kinds(RULES, "person", by="person")


@PEOPLE.way
def serve(state: State, seat: int, person: int) -> None:
    """A hired person does their work."""


@PEOPLE.wording
def worth(state: State, seat: int, person: int) -> float:
    """What a person would bring now, in prestige: about as much as any, where that can't be told."""
    return ANYBODY


def kinds_of_persons() -> list[int]:
    """The kind of every person, with all values checked. Raises DataError."""
    names = named(tuple(kind.name for kind in PEOPLE.kinds))
    found = []
    for name, (kind, effect) in zip(pieces.PERSON_NAMES, effects.EFFECTS, strict=True):
        where = f"persons.toml: {name}"
        made = PEOPLE.kinds[read_one(where, {"kind": kind}, "kind", names)]
        made.read(where, effect, "effect.")
        found.append(int(made))
    return found
