"""The card at the end of a round: what it brought, for whoever looks, and the last scoring at the end of the game."""

import re
from html import unescape

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.lines import EVERYTHING
from parvis.engine.summaries import Summary
from parvis.web.models import Table
from parvis.web.pages import log
from parvis.web.pages.part_over import cards, ended, follower
from parvis.web.tables import history
from parvis.web.tables.pace import LEAST, lasts
from parvis.web.texts import GameTexts
from tests.web.archived import archived
from tests.web.visiting import Visitor, bots_move_on, newest, table
from tools.corpora import LADIES, NOTRE_DAME, TROYES
from tools.corpora.corpus import Corpus

GAMES = [
    ("4p-base-greedy-0", NOTRE_DAME, 9),
    ("5p-new-limited-random-835-coins-run-out", NOTRE_DAME, 9),
    ("4p-base-greedy-0", TROYES, 7),
    ("2p-base-random-1", TROYES, 5),
]

OF_ROUNDS = ("round-", "scoring")
"""With what keys begin that are about the end of a round, or the last scoring."""
LINES = ("round-driven", "round-pushed")
"""With what the keys of lines begin: a few games don't say them all."""
BEFORE = "points-during-game"
"""The row of the last scoring with all that came before it."""


def summed_up(at: Table) -> list[Summary]:
    """All that is summed up of a finished game."""
    return ended(at, registry.find(at.game), 0)


def gains(at: Table) -> list[int]:
    """What all rows about scores come to, by seat."""
    scores = [0] * len(at.seats)
    for summary in summed_up(at):
        for row, cells in summary.rows.items():
            if row != BEFORE and row.startswith(("round-points", "points-", "person-")):
                for seat, cell in cells.items():
                    assert isinstance(cell.value, int)
                    scores[seat] += cell.value
    return scores


@pytest.mark.parametrize(("name", "corpus", "parts"), GAMES)
def test_every_round_is_summed_up_and_gains_come_to_the_scores(name: str, corpus: Corpus, parts: int) -> None:
    at = archived(name, corpus)
    assert len(summed_up(at)) == parts
    assert gains(at) == at.result["scores"]


def test_with_the_expansion_too() -> None:
    at = archived(sorted(file.stem for file in LADIES.folder.glob("*.json"))[0], LADIES)
    assert gains(at) == at.result["scores"]


def test_the_last_card_tells_what_a_character_counts() -> None:
    at = archived("4p-base-greedy-0", TROYES)
    told = GameTexts(registry.find(at.game), [seat["name"] for seat in at.seats])
    about = {row.label: row.about for row in cards(at, 0, None, told)[-1].rows}
    assert about["Henry I"] == "event cards won"
    assert about["Tradesmen"] is None


@pytest.mark.parametrize(("name", "corpus", "parts"), GAMES)
def test_a_row_is_named_once(name: str, corpus: Corpus, parts: int) -> None:
    at = archived(name, corpus)
    told = GameTexts(registry.find(at.game), [seat["name"] for seat in at.seats])
    assert [row.label for card in cards(at, 0, None, told) for row in card.rows if row.about == row.label] == []


def test_the_line_of_a_round_tells_what_oneself_has_lost() -> None:
    at = archived("4p-base-greedy-0", NOTRE_DAME)
    names = [seat["name"] for seat in at.seats]
    told = GameTexts(registry.find(at.game), names)
    shown = [(name, card) for seat, name in enumerate(names) for card in cards(at, 0, seat, told)]
    assert any(card.losses for _, card in shown)
    for name, card in shown:
        assert card.losses == [line for line in card.lines if line.startswith(f"{name} loses")]
    assert not any(card.losses for card in cards(at, 0, None, told)), "a spectator has nothing to lose"


@pytest.mark.parametrize(("name", "corpus", "parts"), GAMES)
def test_every_card_is_in_words_for_everybody_alike_and_the_last_adds_up(name: str, corpus: Corpus, parts: int) -> None:
    at = archived(name, corpus)
    game = registry.find(at.game)
    told = GameTexts(game, [seat["name"] for seat in at.seats])
    shown = cards(at, 0, None, told)
    assert shown == cards(at, 0, 0, told) == cards(at, 0, EVERYTHING, told), "all of it was seen by everybody"
    assert len(shown) == parts
    assert not re.search(r"round-|log-|course-|\.hidden|points-", repr(shown))
    *rows, total = shown[-1].rows
    assert total.cells == [str(score) for score in at.result["scores"]]
    counted = [row for row in rows if row.label != "Rat"]
    for seat, score in enumerate(at.result["scores"]):
        assert sum(int(row.cells[seat].replace("−", "-").replace("–", "0")) for row in counted) == score


def test_all_keys_of_cards_have_texts_and_all_texts_are_used() -> None:
    rows: dict[str, set[str]] = {"notre-dame": set(), "troyes": set()}
    for name, corpus, _ in GAMES:
        at = archived(name, corpus)
        rows[at.game] |= {key for summary in summed_up(at) for key in (summary.heading.key, *summary.rows)}
    for name, keys in rows.items():
        written = keys_of(registry.find(name))
        of_rounds = {key for key in written if key.startswith(OF_ROUNDS) and not key.startswith(LINES)}
        assert of_rounds == {key for key in keys if not key.startswith(("points-", "person-"))}


def keys_of(game: Game) -> set[str]:
    """The keys of a game's texts for the pages around the table."""
    assert game.texts is not None
    content = (game.texts / "en" / "site.ftl").read_text(encoding="utf-8")
    return {entry.id.name for entry in parse(content).body if isinstance(entry, Message)}


def card_of(html: str) -> str | None:
    """The heading of the card in an answer; None: there is none."""
    found = re.search(r"hx-swap-oob.*?(?:<summary><h2|<h3)>(.*?)</h[23]>", html, re.DOTALL)
    return unescape(found[1]) if found else None


def played_until(ends: str) -> tuple[Table, str]:
    """A person's table, and the answer with the card of that heading; the person presses the first button each time."""
    at, visitor = table("human bot:random", "notre-dame"), Visitor(htmx=True)
    for _ in range(400):
        bots_move_on()
        at = newest(at)
        page = visitor.get(f"/tables/{at.pk}/news?number={at.number}&revision=9")
        before = page.number if page.decisions else at.number
        page = visitor.decide(at, page=page)
        bots_move_on()
        page = visitor.get(f"/tables/{at.pk}/news?number={before}&revision=9")
        if card_of(page.html) == ends:
            return newest(at), page.html
        at = newest(at)
    raise AssertionError(f"no card: {ends}")


def test_the_answer_that_brings_a_new_round_brings_the_card_and_no_other() -> None:
    at, html = played_until("End of round 1")
    assert html.count('class="gain"><span>This round</span> <b>') == 3, "each family's, and one's own in the line"
    assert html.count('class="gain"><span>Prestige now</span> <b>') == 2, "one's own"
    course = log.read(at, 0, GameTexts(registry.find(at.game), [seat["name"] for seat in at.seats])).course()
    assert course[0].heading, "what has befallen all since begins with the new round"
    assert re.search(rf'<div class="course"><p><b>{re.escape(course[0].text)}</b></p>', unescape(html))
    visitor = Visitor(htmx=True)
    assert card_of(visitor.get(f"/tables/{at.pk}/news?number={at.number}&revision=9").html) is None
    assert card_of(visitor.open(at).html) is None
    assert card_of(Visitor().open(at).html) is None, "not on reload"
    assert 'id="round-over" class="round-over" aria-live="polite" hx-morph-skip></div>' in Visitor().open(at).html


def test_the_log_brings_the_card_of_a_round_back() -> None:
    at, _ = played_until("End of round 2")
    told = re.findall(r'href="(/tables/\d+/ended/\d+)"', Visitor().open(at).html)
    starts = [part.number - 1 for part in history.parts(at)]
    assert told == [f"/tables/{at.pk}/ended/{step}" for step in starts[1:]], "none where the first round began"
    for number, address in enumerate(told, 1):
        assert f"<h2>End of round {number}</h2>" in Visitor(htmx=True).get(address).html
        assert f"<h1>End of round {number}</h1>" in Visitor().get(address).html, "without a script"
    for nothing in (0, starts[0], starts[1] + 1, at.number, 99999):
        assert Visitor().get(f"/tables/{at.pk}/ended/{nothing}").address == f"/tables/{at.pk}"


def test_the_game_ends_at_the_board_with_the_last_scoring_and_the_way_to_the_result() -> None:
    at = table("human human")
    visitor = Visitor(htmx=True)
    page = visitor.open(at)
    while not newest(at).finished:
        page = visitor.open(at)
        page = visitor.lift(at, page.curtains[0]) if page.seat is None else page
        page = visitor.decide(at, page=page)
    assert card_of(page.html) == "Final scores"
    assert "The game is over." in page.text
    assert '<div id="round-over" hx-swap-oob="innerHTML"></div>' in page.html, "the card of a round has gone"
    scores = newest(at).result["scores"]
    assert [f"<td>{score}</td>" in page.html for score in scores] == [True, True]
    assert f'href="/tables/{at.pk}/result"' in page.html


def test_cards_stay_longer_where_bots_act_slowly() -> None:
    at = table("human bot:random")
    stays = []
    for pace in (0, 1200, 2400):
        at.pace = pace
        stays.append(lasts(at))
    assert stays == sorted(set(stays))
    assert stays[0] == LEAST == 2


@pytest.mark.parametrize(
    ("scores", "tiebreaks", "told"),
    [
        ([40, 40], [3, 5], ["3", "5"]),
        ([40, 38], [3, 5], None),
        ([40, 40], [0, 0], None),
    ],
)
def test_the_last_card_has_what_breaks_a_tie(scores: list[int], tiebreaks: list[int], told: list[str] | None) -> None:
    at = archived("2p-base-greedy-0")
    at.result = {"scores": scores, "tiebreaks": tiebreaks, "winners": [1]}
    rows = cards(at, 0, None, GameTexts(registry.find(at.game), ["Anna", "Bruno"]))[-1].rows
    label = "Tie-break: coins plus markers in supply"
    assert [row.cells for row in rows if row.label == label] == ([told] if told else [])
    assert [row.cells for row in rows if row.total] == [[str(score) for score in scores]]


def test_rounds_are_summed_up_alike_whether_they_are_followed_or_read_anew() -> None:
    at, _ = played_until("End of round 1")
    game, visitor = registry.find(at.game), Visitor(htmx=True)
    assert len(ended(at, game, 0)) == 1
    while newest(at).revision == at.revision:  # until a step was taken back
        bots_move_on()
        page = visitor.decide(at)
        if page.undoable is not None:
            visitor.undo(at, page)
    while not newest(at).finished:
        visitor.decide(at)
        bots_move_on()
        now = newest(at)
        followed = [ended(now, game, since) for since in (0, now.number // 2, 0)]
        follower.cache_clear()
        assert [ended(now, game, since) for since in (0, now.number // 2, 0)] == followed
    assert len(followed[0]) == 9
