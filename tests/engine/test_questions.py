"""Questions and phases: what a game declares of them, and how its course follows. The game is in `market.py`."""

from collections.abc import Callable
from typing import Any

import pytest

from parvis.engine.asking import add, add_set, ask, begin
from parvis.engine.binding import course_of
from parvis.engine.course import OVER
from parvis.engine.questions import NATURE, Question
from parvis.engine.rule import RuleBook
from parvis.engine.state import Row
from tests.engine import market
from tests.engine.market import AUCTION, BIDDING, RULES, SHOP, SHOPPING, THANK, Market, State

# A question, from its offer to its answer


def test_a_phase_asks_its_question_and_its_rule_says_what_is_open() -> None:
    play = Market(2, 5)
    assert RULES.asked(play.state) is SHOP
    assert play.movers() == [0]
    assert play.open(0) == ["buy apple", "buy bread", "leave"]
    assert play.open(1) == []


def test_every_kind_of_words_has_a_rule_of_its_own() -> None:
    play = Market(2, 5)
    play.say(0, "buy bread")
    assert (play.state.coins[0], play.state.things[0]) == (0, 1)
    play = Market(2, 5)
    play.say(0, "leave")
    assert (play.state.coins[0], play.state.things[0]) == (2, 0)


def test_what_a_question_keeps_is_given_to_its_rules_by_name() -> None:
    play = Market(5, 0)
    play.say(0, "buy bread")
    assert RULES.asked(play.state) is THANK
    assert RULES.kept(play.state) == {"price": 2, "neighbour": 1}
    assert play.open(0) == ["tip 0", "tip 1", "tip 2"]
    play.say(0, "tip 1")
    assert play.state.coins[:2] == [2, 1]


def test_an_answer_leaves_nothing_on_the_stack() -> None:
    play = Market(5, 5)
    play.say(0, "buy cake")
    assert play.state.depth == 1
    play.say(0, "tip 0")
    assert play.state.depth == 0
    assert not any(map(any, play.state.asked))


def test_rules_are_functions_that_can_be_called() -> None:
    state = State()
    state.seats, state.coins[1] = 2, 3
    market.buy(state, 1, 2)
    assert (state.coins[1], state.things[1]) == (0, 1)
    assert RULES.kept(state) == {"price": 3, "neighbour": 0}


def test_names_and_numbers_are_the_declarations() -> None:
    assert (int(market.BUY), int(market.LEAVE), market.TIP.end) == (0, 3, 8)
    assert RULES.declared.catalogue[:5] == ("buy apple", "buy bread", "buy cake", "leave", "tip 0")
    assert repr(THANK) == "<Question thank>"


# One answer only


def test_a_question_with_one_answer_answers_itself() -> None:
    assert Market(0, 5).movers() == [1]  # the first seat can only leave
    play = Market(1, 5)
    play.say(0, "buy apple")  # and tips nothing, for nothing is left
    assert play.movers() == [1]


def test_one_that_is_always_put_does_not() -> None:
    play = Market(0, 0)
    assert RULES.asked(play.state) is AUCTION
    assert [play.open(seat) for seat in (0, 1)] == [["bid 0"], ["bid 0"]]


def offer(out: Row) -> None:
    """Offer the first word alone."""
    add(out, 0)


def offer_nothing(out: Row) -> None:
    """Offer nothing, by mistake."""
    add_set(out, 0, 0)


def answer() -> None:
    """Accept the answer; nothing follows."""


def close(state: State) -> None:
    """Begin the end of the game."""
    begin(state, OVER)


def always(state: State) -> bool:
    """Whether to ask: in every step."""
    return True


def never(state: State) -> bool:
    """Whether to ask: in no step."""
    return False


def question_of(rules: RuleBook, of: int = 0, **more: Any) -> Question:
    """A question with the one answer `yes`, in a game whose only phase asks it."""
    question = rules.question("sure", rules.words("yes", ["yes"]), **more)
    phase = rules.phase("only", asks=question, of=of)
    phase.end(close)
    rules.course(phase)
    return question


def movers_at_the_start(rules: RuleBook) -> int:
    """Who is asked when such a game has begun."""
    course, state = course_of(rules), State()
    begin(state, course.first_phase)
    course.settle(state, [0] * course.widest)
    return course.movers(state)


@pytest.mark.parametrize(
    ("insists", "of", "movers"),
    [(always, 0, 1), (never, 0, 0), (never, NATURE, 1 << NATURE)],
    ids=["its rule insists", "nobody insists", "chance decides even so"],
)
def test_whether_a_single_answer_is_asked_for(insists: Callable[..., bool], of: int, movers: int) -> None:
    rules = RuleBook(State)
    question = question_of(rules, of)
    question.offer(offer)
    question.answer(answer)
    question.insist(insists)
    assert movers_at_the_start(rules) == movers


# The stack


def test_what_is_asked_last_is_answered_first() -> None:
    play = Market(4, 4)
    ask(play.state, 1, THANK, 1, 0)
    ask(play.state, 0, THANK, 2, 1)
    assert play.open(0) == ["tip 0", "tip 1", "tip 2"]
    play.say(0, "tip 0")
    assert play.open(1) == ["tip 0", "tip 1"]
    play.say(1, "tip 0")
    assert RULES.asked(play.state) is SHOP


def test_a_question_without_any_answer_is_an_error() -> None:
    rules = RuleBook(State)
    question = question_of(rules)
    question.offer(offer_nothing)
    question.answer(answer)
    with pytest.raises(RuntimeError, match="a question has no answer"):
        movers_at_the_start(rules)
    course, state = course_of(rules), State()
    begin(state, course.first_phase)
    with pytest.raises(RuntimeError, match="a question has no answer"):
        course.functions["follow"](state, [0] * course.widest)


@pytest.mark.parametrize("way", ["next_asked", "settle", "follow", "settle_stack"])
def test_a_course_without_an_end_is_an_error(way: str) -> None:
    rules = RuleBook(State)
    question = rules.question("again", rules.words("yes", ["yes"]))
    question.offer(offer)

    def ask_again(state: State) -> None:
        ask(state, 0, question)

    question.answer(ask_again)
    phase = rules.phase("night") if way == "next_asked" else rules.phase("day", asks=question, of=0)
    phase.goes_on(always)
    phase.end(close)
    rules.course(phase)
    if way == "next_asked":
        phase.each(answer)
    course, state = course_of(rules), State()
    begin(state, course.first_phase)
    if way == "settle_stack":
        ask(state, 0, question)
    out = [] if way == "next_asked" else [[0] * course.widest]
    with pytest.raises(RuntimeError, match="comes to no end"):
        course.functions[way](state, *out)


# Phases


def test_steps_of_a_phase_are_counted_and_its_rule_says_whom_each_asks() -> None:
    play = Market(5, 5, 5)
    assert (play.state.step, play.movers()) == (0, [0])
    play.say(0, "leave")
    assert (play.state.step, play.movers()) == (1, [1])
    play.say(1, "leave")
    play.say(2, "leave")
    assert play.state.phase == BIDDING


def test_seats_decide_together_in_any_order_and_the_last_completes_it() -> None:
    play = Market(3, 3, 3)
    for seat in range(3):
        play.say(seat, "leave")
    assert play.movers() == [0, 1, 2]
    play.say(2, "bid 2")
    assert play.movers() == [0, 1]
    assert play.open(2) == []
    play.say(0, "bid 1")
    assert play.state.things[:3] == [0, 0, 0]
    play.say(1, "bid 0")
    assert play.state.things[:3] == [0, 0, 1]


def bid(play: Market, *words: str) -> None:
    """Nobody buys anything; then all bid."""
    for seat in range(len(words)):
        if play.movers() == [seat]:
            play.say(seat, "leave")
    for seat, word in enumerate(words):
        play.say(seat, word)


def test_steps_that_ask_nothing_just_happen() -> None:
    play = Market(3, 3)
    bid(play, "bid 2", "bid 0")
    assert play.state.coins[:2] == [3, 5]  # two coins for each, in the night


def test_a_phase_without_an_end_of_its_own_is_followed_by_the_next_of_the_course() -> None:
    play = Market(3, 3)
    bid(play, "bid 2", "bid 0")
    assert (play.state.day, play.state.phase, play.movers()) == (1, SHOPPING, [0])
    bid(play, "bid 0", "bid 0")
    assert (play.state.day, play.state.phase, play.movers()) == (2, OVER, [])
    assert RULES.asked(play.state) is None


# What is refused when a game is put together


def offer_of(load: int, out: Row) -> None:
    """An offer that takes what it calls load."""


def answer_of(state: State, chosen: int, load: int) -> None:
    """An answer that takes two numbers."""


def refused(rules: RuleBook) -> str:
    """Why the game can't be put together."""
    with pytest.raises(TypeError) as error:
        course_of(rules)
    return str(error.value)


def test_a_question_keeps_three_details_at_most() -> None:
    with pytest.raises(TypeError, match=r"^question sure keeps more than 3 details$"):
        question_of(RuleBook(State), keeps=["load", "market", "price", "seller"])


def test_a_question_needs_rules_for_its_offer_and_its_answers() -> None:
    rules = RuleBook(State)
    question = question_of(rules)
    assert refused(rules) == "question sure: no rule offers answers"
    question.offer(offer)
    assert refused(rules) == "question sure: no rule says what the answer yes does"
    question.answer(answer)
    assert movers_at_the_start(rules) == 0


@pytest.mark.parametrize(
    ("offering", "answering", "message"),
    [
        (offer_of, answer, "rule offer_of takes load, but is given only state, seat, step, price, out"),
        (offer, answer_of, "question sure: an answer takes ['chosen', 'load'], but keeps only ('price',)"),
    ],
)
def test_rules_take_only_what_their_question_keeps(
    offering: Callable[..., None], answering: Callable[..., None], message: str
) -> None:
    rules = RuleBook(State)
    question = question_of(rules, keeps=["price"])
    question.offer(offering)
    question.answer(answering)
    assert refused(rules) == message


def test_a_phase_has_an_end_or_another_that_follows() -> None:
    rules = RuleBook(State)
    rules.course(rules.phase("morning"), rules.phase("evening"))
    assert refused(rules) == "phase evening: nothing follows it in the course, and it has no end"
