"""A piece is declared once: words of decisions, what rules get of an answer, and what sentences say follow from it."""

from collections.abc import Sequence
from typing import Any

import pytest

from parvis.engine.asking import add_range
from parvis.engine.binding import course_of
from parvis.engine.lines import Line
from parvis.engine.pieces import Piece
from parvis.engine.questions import GameState
from parvis.engine.readers import Log
from parvis.engine.rule import RuleBook
from parvis.engine.state import Row
from parvis.engine.telling import listen, tell

Seat = Piece(0, 1, at="seat-{}")
Building = Piece("palace", "city-hall", at="building-{}")
Space = Piece(*range(1, 4))
Place = Piece.of("{building} {space}", building=Building, space=Space)


def test_a_piece_of_parts_is_all_their_combinations_the_last_one_fastest() -> None:
    assert Place.names == ("palace 1", "palace 2", "palace 3", "city-hall 1", "city-hall 2", "city-hall 3")
    assert {name: part.number(4) for name, part in Place.parts.items()} == {"building": 1, "space": 1}
    assert Place.told("place", 4) == {"building": "city-hall", "space": 2}


def test_parts_of_parts_are_found_in_the_whole() -> None:
    """From one place to another: the words name four parts in two pieces."""
    move = RuleBook(GameState).words("move {first} {second}", first=Place, second=Piece.of("{to}", to=Space))
    assert len(move.decisions) == len(Place) * len(Space)
    for number, words in enumerate(move.decisions):
        _, building, space, to = words.split()
        found = {name: part.number(number) for name, part in move.parts.items()}
        assert (Building.names[found["building"]], Space.names[found["space"]]) == (building, int(space))
        assert (found["to"], found["second"]) == (int(to) - 1, int(to) - 1)
        for name, part in move.parts.items():
            assert eval(part.source("whole"), {"whole": number}) == found[name]


def test_of_some_pieces_not_all_combinations_exist() -> None:
    assert Piece.of("{building} {space}", 4, building=Building, space=Space).words[-1] == "city-hall 1"


@pytest.mark.parametrize("pieces", [{}, {"space": Space, "seat": Seat}, {"seat": Seat}])
def test_a_template_needs_the_pieces_that_it_names(pieces: dict[str, Piece]) -> None:
    with pytest.raises(TypeError, match="names space, but is given"):
        Piece.of("{space}", **pieces)


class State(GameState):
    """Which space of which building was chosen."""

    building: int
    space: int


RULES = RuleBook(State)
SEND = RULES.words("send {place}", place=Place)
SENT = RULES.event("sent", seat=Seat, building=Building, space=Space, line="log-sent")
SENDING = RULES.question("send", SEND)


@SENDING.offer
def places(out: Row) -> None:
    """Offer every space of every building."""
    add_range(out, SEND, 0, len(Place))


@SENDING.answer
def send(state: State, seat: int, building: int, space: int) -> None:
    """Somebody goes to a space of a building."""
    state.building, state.space = building, space
    tell(state, SENT, seat, building, space)


PHASE = RULES.phase("sending", asks=SENDING, of=1)
RULES.course(PHASE)


@PHASE.end
def over(state: State) -> None:
    """One goes, and that is all."""
    state.phase = 0


def heard(decision: int) -> tuple[Any, Sequence[Any]]:
    """The state after a decision, and the lines of the log."""
    log, state = Log({}), State()
    state.phase = 1
    listen(state, log.hear)
    course_of(RULES).decide(state, 1, decision)
    return state, log.lines


def test_a_rule_gets_the_parts_that_it_names_and_the_log_tells_them() -> None:
    state, lines = heard(SEND.decisions.index("send city-hall 3"))
    assert (state.building, state.space) == (1, 2)
    (line,) = lines
    assert line.line == Line("log-sent", {"seat": 1, "building": "city-hall", "space": 3})
    assert line.places == ("building-city-hall",), "its seat's place only where nothing else is touched"


def test_a_button_says_what_its_words_name() -> None:
    assert SEND.label(4) == Line("do-send", {"building": "city-hall", "space": 2})


def test_what_a_question_keeps_is_no_part_of_an_answer() -> None:
    rules = RuleBook(State)
    question = rules.question("again", rules.words("go {place}", place=Place), keeps=["space"])
    question.offer(places)
    question.answer(send)
    with pytest.raises(TypeError, match="space is kept and answered"):
        question.check()
