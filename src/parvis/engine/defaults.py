"""What holds for a game that says nothing else: nothing is hidden, points are what counts, words tell themselves.

Two of these are rules, so a core has them where a game uses them.
"""

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

from parvis.engine.lines import Line, Onlooker
from parvis.engine.questions import GameState
from parvis.engine.readers import Log
from parvis.engine.rule import RuleBook
from parvis.engine.state import FlatState, Row

POINT = 100
PLAYERS = "players"
"""The entry of such a view that lists what each player has."""
OF_COURSE = frozenset(GameState.dtype.names or ())
"""Fields that every state has and nobody needs to see."""


def nothing_is_hidden(state: FlatState, seat: int, chance: Row) -> None:
    """Leave the state as it is: every seat knows all of it."""


def points_as_they_stand(state: FlatState, seat: int) -> int:
    """What the field `points` has for a seat, in hundredths."""
    worth: int = POINT * state.points[seat]  # type: ignore[attr-defined]  # a field of the game's own
    return worth


def points_at_the_end(state: GameState, points: Row, tiebreak: Row) -> None:
    """Let the field `points` count, and nothing break ties."""
    for seat in range(state.seats):
        points[seat] = state.points[seat]  # type: ignore[attr-defined]  # a field of the game's own
        tiebreak[seat] = 0


RULES = (nothing_is_hidden, points_as_they_stand, points_at_the_end)
"""The defaults that are rules."""


def all_of_it(state: Any, onlooker: Onlooker) -> dict[str, Any]:
    """Stand for the view that `views` makes of a game's state."""
    raise NotImplementedError


def views(rules: RuleBook, most: int) -> Callable[[Any, Onlooker], dict[str, Any]]:
    """Every field of the game's own, for any onlooker: where nothing is hidden.

    Rows with a place for each of so many players are told player by player.
    """
    shapes = {name: rules.state.dtype[name].shape for name in rules.state.dtype.names or () if name not in OF_COURSE}
    by_seat = [name for name, shape in shapes.items() if shape == (most,)]

    def view(state: Any, onlooker: Onlooker) -> dict[str, Any]:
        players = [{name: getattr(state, name)[seat] for name in by_seat} for seat in range(state.seats)]
        others = {name: deepcopy(getattr(state, name)) for name in shapes if name not in by_seat}
        return {**others, PLAYERS: players}

    return view


def plain_log() -> Log:
    """Make a reader that writes the lines that events name where they are declared."""
    return Log({})


def said_by_words(state: Any, seat: int, decision: int) -> Line:
    """Stand for the labels that `labels` makes of a game's words."""
    raise NotImplementedError


def asked_by_name(state: Any, seat: int) -> Line:
    """Stand for the prompts that `prompts` makes of the names of a game's questions."""
    raise NotImplementedError


def labels(rules: RuleBook, texts: Path | None) -> Callable[[Any, int, int], Line]:
    """The line on a button, by the words of a decision: their key, or without texts the words themselves."""

    def label(state: Any, seat: int, decision: int) -> Line:
        words = next(words for words in rules.declared.words if words <= decision < words.end)
        return words.label(decision) if texts else Line(rules.declared.catalogue[decision])

    return label


def prompts(rules: RuleBook, texts: Path | None) -> Callable[[Any, int], Line]:
    """What is asked, by the name of the question: the key `ask-NAME`, or without texts the name itself."""

    def prompt(state: Any, seat: int) -> Line:
        question = rules.asked(state)
        name = "" if question is None else question.name
        return Line(f"ask-{name.replace(' ', '-')}") if texts else Line(f"{name}?")

    return prompt


def of(game: Any) -> dict[str, Any]:
    """What a `Game` has in place of the defaults that stand for something made from its rules, by name.

    Raises TypeError where something is hidden and nothing says what may be seen, or nothing says what counts.
    """
    if {points_as_they_stand, points_at_the_end} & {game.value, game.scores} and not has_points(game.rules):
        raise TypeError(f"{game.name}: its state has no field points, so scores and a value have to say what counts")
    made: dict[str, Any] = {}
    if game.view is all_of_it:
        if game.determinize is not nothing_is_hidden:
            raise TypeError(f"{game.name}: something is hidden, so a view has to say what each onlooker may see")
        made |= {"view": views(game.rules, max(game.seats)), "seats_entry": game.seats_entry or PLAYERS}
    if game.label is said_by_words:
        made["label"] = labels(game.rules, game.texts)
    if game.prompt is asked_by_name:
        made["prompt"] = prompts(game.rules, game.texts)
    return made


def has_points(rules: RuleBook) -> bool:
    """Whether the state has the field that counts by default."""
    return "points" in (rules.state.dtype.names or ())
