"""Where people can only do nothing: the game goes on by itself, unless they want to be asked."""

from collections.abc import Iterator

from parvis.engine import record
from parvis.web.models import Step, Table
from parvis.web.tables import archive, undoable
from parvis.web.tables.deciding import choices, decide
from parvis.web.tables.seats import seats
from parvis.web.tables.table_game import TableGame, replayed
from parvis.web.tables.undoing import undo
from tests.web.visiting import Visitor, legal, newest, table

DEAR = ("donate 3", "donate 2", "donate 1", "play notre-dame", "keep notre-dame")
"""What people prefer here, so that they run out of coins."""


def dear(options: list[str]) -> str:
    """The decision that costs most."""
    hires = [words for words in options if words.startswith("hire") and words != "hire nobody"]
    return next((words for words in (*DEAR, *hires) if words in options), options[0])


def played(at: Table) -> Iterator[tuple[Table, list[Step]]]:
    """The table after each decision of somebody, with the steps that this has led to; at last after the game's end."""
    while not newest(at).finished:
        at = newest(at)
        seat = next(seat for seat in TableGame.of(at).movers if seat not in choices(at))
        decide(at.pk, at.number, seat, dear(legal(at, seat)), at.revision)
        yield newest(at), list(at.steps.filter(number__gte=at.number).order_by("number"))


def by_themselves(made: list[Step]) -> list[Step]:
    """Steps behind the first one that did nothing."""
    return [step for step in made[1:] if step.words == "hire nobody"]


def test_who_has_no_coin_hires_nobody_without_a_word_and_it_stands_in_the_record() -> None:
    at, skipped = table("human human human", "notre-dame"), 0
    for now, made in played(at):
        skipped += len(by_themselves(made))
        movers = TableGame.of(now).movers
        assert not any(legal(now, seat) == ["hire nobody"] for seat in movers)
    assert skipped > 3
    written = archive.of(newest(at))
    nobody = sum(written.game.catalogue[decision] == "hire nobody" for _, decision in written.steps)
    assert nobody == skipped
    record.verify(written)


def test_it_is_undone_with_the_step_before_it() -> None:
    at = table("human human", "notre-dame")
    for now, made in played(at):
        if by_themselves(made) == made[1:] != [] and undoable.own_steps(now):
            break
    undo(now.pk, now.number, now.revision, made[0].seat, whole=False)
    back = newest(now)
    assert back.number == made[0].number
    assert TableGame.of(back).movers == [made[0].seat]
    assert replayed(back, TableGame.of(back).game) == TableGame.of(back).state


def test_who_wants_to_be_asked_is_asked() -> None:
    at = table("human human bot:random", "notre-dame")
    visitor = Visitor()
    assert 'name="asked" value="always">' in visitor.open(at).html
    assert 'name="asked" value="always" checked>' in visitor.post(f"/tables/{at.pk}/asked", asked="always").html
    assert [seat.asked for seat in seats(newest(at))] == [True, True, False]
    visitor.post(f"/tables/{at.pk}/asked")
    assert not any(seat.asked for seat in seats(newest(at)))


def test_then_nothing_goes_by_itself() -> None:
    at = table("human human", "notre-dame")
    Visitor().post(f"/tables/{at.pk}/asked", asked="always")
    alone = 0
    for now, made in played(at):
        assert not by_themselves(made)
        alone += any(legal(now, seat) == ["hire nobody"] for seat in TableGame.of(now).movers)
    assert alone > 1


def at_a_drive_to_a_message(game: str = "notre-dame") -> tuple[Table, str]:
    """A table where a person's carriage can stop at a message that may be taken, and that stop."""
    at = table("human human", game)
    for _ in range(400):
        at = newest(at)
        seat = next(seat for seat in TableGame.of(at).movers if seat not in choices(at))
        options = legal(at, seat)
        for words in options:
            if words.startswith("drive") and leads_to_message(at, seat, words):
                return at, words
        wanted = [words for words in options if words in ("play carriage-house", "keep carriage-house")]
        decide(at.pk, at.number, seat, (wanted or options)[0], at.revision)
    raise AssertionError("no message")


def leads_to_message(at: Table, seat: int, words: str) -> bool:
    """Whether somebody is asked there whether to take it."""
    playing = TableGame.of(at)
    playing.game.apply(playing.state, seat, playing.game.decision(words))
    return spoken(playing, seat) == {"leave message", "take message"}


def spoken(playing: TableGame, seat: int) -> set[str]:
    """What a seat can decide."""
    return {playing.game.catalogue[decision] for decision in playing.game.legal(playing.state, seat)}


def test_a_message_is_taken_by_the_stop_that_was_chosen_for_it_and_both_are_undone_together() -> None:
    at, words = at_a_drive_to_a_message()
    seat = TableGame.of(at).movers[0]
    decide(at.pk, at.number, seat, words, at.revision)
    now = newest(at)
    made = [step.words for step in at.steps.filter(number__gte=at.number, seat=seat).order_by("number")]
    assert made[:2] == [words, "take message"]
    undo(now.pk, now.number, now.revision, seat, whole=False)
    assert newest(at).number == at.number


def test_who_wishes_so_leaves_the_message_with_the_same_click() -> None:
    at, words = at_a_drive_to_a_message()
    seat, visitor = TableGame.of(at).movers[0], Visitor()
    page = visitor.lift(at, seat)
    assert page.one(r'name="instead" value="yes"><span>([^<]*)') == "Take no message where the carriage stops"
    sent = {"number": at.number, "revision": at.revision, "seat": seat, "decision": words.replace(" ", "+")}
    visitor.post(f"/tables/{at.pk}/decide", **sent, instead="yes")
    made = [step.words for step in at.steps.filter(number__gte=at.number, seat=seat).order_by("number")]
    assert made[:2] == [words, "leave message"]
    after = visitor.post(f"/tables/{at.pk}/decide", **{**sent, "decision": "nonsense"}, instead="yes")
    assert after.status in (400, 409)


def test_nobody_without_a_die_is_asked_about_black_dice() -> None:
    """They give way, or leave the rest to the next player; a citizen can be recruited in any action."""
    at, spared = table("human human", "troyes"), 0
    for _ in range(250):
        at = newest(at)
        if at.finished:
            break
        playing = TableGame.of(at)
        (seat,) = playing.movers
        open_now = spoken(playing, seat)
        has_dice = any(sum(by_value) for by_value in playing.state.dice[seat])
        assert has_dice or playing.game.prompt(playing.state, seat).key[:11] != "ask-defence"
        words = next((one for one in legal(at, seat) if one.startswith("die")), legal(at, seat)[0])
        decide(at.pk, at.number, seat, words, at.revision)
        spared += at.steps.filter(number__gt=at.number, words="enough", seat=seat).exists() and "enough" not in open_now
    assert spared
