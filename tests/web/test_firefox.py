"""Both boards in Firefox, by clicks on the board; `make soak` plays whole games."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from urllib.parse import unquote_plus

import pytest

from tests.web import test_notre_dame_browser as notre_dame
from tests.web import test_troyes_browser as troyes
from tests.web.firefox import Firefox, running
from tests.web.fitting import misfits
from tests.web.running import Site
from tests.web.sitting import CALM, NAMES, PROPOSED, SETTLED, SHOTS, WATCH_SWAPS, WIDE, check_steps
from tests.web.test_screens import SMALLEST

pytestmark = [pytest.mark.browser, pytest.mark.firefox]

STATE = """() => {
  const { number, seat } = document.querySelector("#decide").elements;
  return `${number.value} ${seat.value}`;
}"""
CODES = "() => [...document.querySelectorAll('#decisions button')].map(one => one.value)"
FIRST = """() => {
  const { value, dataset } = document.querySelector("#decisions button");
  return [value, dataset.key];
}"""
COUNT = "selector => document.querySelectorAll(selector).length"
NO_CARD = "() => !document.querySelector('.part-card')"
OPEN_TAB = "tab => document.getElementById(`tab-${tab}`).click()"
FILL = """fields => {
  for (const [name, value] of Object.entries(fields)) {
    const field = document.querySelector(`[name="${name}"]`);
    if (typeof value === "boolean") field.checked = value; else field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}"""
ESCAPE = "\ue00c"


@dataclass(frozen=True)
class Board:
    """A game at its board, and what has to be read there."""

    game: str
    options: Mapping[str, str | bool]
    later: tuple[str, ...]
    """Kinds of decisions that are made when there is nothing else to do."""
    tabs: tuple[str, ...]
    frames: str
    parts: str
    wide_parts: str
    players: int = 3


SQUARE = Board(
    "notre-dame", {"new_persons": True}, (),
    notre_dame.TABS, notre_dame.FRAMES, notre_dame.PARTS, notre_dame.WIDE_PARTS,
)  # fmt: skip
CITY = Board(
    "troyes", troyes.ALL_MODULES, troyes.LATER,
    (*troyes.TABS, "wall"), troyes.FRAMES, troyes.PARTS, troyes.WIDE_PARTS,
)  # fmt: skip


@dataclass
class Player:
    """Somebody who plays at random on the board, against bots that do the same."""

    firefox: Firefox
    board: Board
    decided: list[tuple[int, str]] = field(default_factory=list)
    on_board: int = 0
    """Decisions that were made on the board."""
    asked: set[str] = field(default_factory=set)
    """Kinds of answers, by which questions are told apart."""
    bad: list[str] = field(default_factory=list)
    """What could not be read."""
    clicked: float = 0.0

    def open_table(self, address: str) -> None:
        """Fill in the form for new tables, and let the bots act at once."""
        self.firefox.goto(f"{address}/tables/new?game={self.board.game}")
        rows = self.firefox.evaluate(COUNT, ".seat-row")
        players = ["human", *["bot:random"] * (self.board.players - 1), *[""] * (rows - self.board.players)]
        fields: dict[str, str | bool] = {f"option-{name}": value for name, value in self.board.options.items()}
        for row, player in enumerate(players):
            fields |= {f"name-{row}": NAMES[row], f"player-{row}": player}
        self.firefox.evaluate(FILL, fields)
        self.firefox.leave_by(".new-table button.primary")
        self.firefox.wait(COUNT, "#pace[data-htmx-powered]")
        self.firefox.evaluate(FILL, {"pace": "instant"})
        self.firefox.wait_for_answer("/pace")
        self.firefox.wait(SETTLED, "")

    @property
    def is_over(self) -> bool:
        """Whether the result is shown."""
        return bool(self.firefox.evaluate(COUNT, ".ranking"))

    def play(self, decisions: int = 1000) -> None:
        """Play on; look at the page whenever a kind of question is asked for the first time."""
        pick = Random(1)
        while len(self.decided) < decisions and not self.is_over:
            codes = self.firefox.evaluate(CODES)
            asked = min(code.split("+")[0] for code in codes)
            if asked not in self.asked:
                self.asked.add(asked)
                self.look(asked)
            done = [code for code in codes if code == "done"]
            now = [code for code in codes if not code.startswith(self.board.later)]
            self.decide(pick.choice(done or now or codes))

    def decide(self, code: str) -> None:
        """Press a decision, on the board if it is there too, and wait for what comes then."""
        before = self.firefox.evaluate(STATE)
        there, listed = f'#board [form=decide][value="{code}"]', f'#decisions [value="{code}"]'
        self.decided.append((0, unquote_plus(code)))
        time.sleep(max(0.0, self.clicked + CALM - time.monotonic()))
        self.on_board += self.firefox.click(there, listed) == there
        self.wait(before)

    def decide_by_key(self) -> None:
        """Press the key of the first decision, and wait for what comes then."""
        before = self.firefox.evaluate(STATE)
        code, key = self.firefox.evaluate(FIRST)
        self.decided.append((0, unquote_plus(code)))
        self.firefox.press(key)
        self.wait(before)

    def wait(self, before: str) -> None:
        """Wait for what comes after a decision; where that is only shown so far, it is confirmed."""
        self.firefox.wait(f"before => ({SETTLED})(before) || {PROPOSED}", before)
        if self.firefox.evaluate(f"() => {PROPOSED}"):
            time.sleep(CALM)
            self.firefox.click(".to-confirm button")
            self.firefox.wait(SETTLED, before)
        self.clicked = time.monotonic()

    def put_card_away(self) -> None:
        """Put away the card that tells of a scoring."""
        self.firefox.press(ESCAPE)
        self.firefox.wait(NO_CARD)

    def look(self, name: str) -> None:
        """Look whether all can be read, wide and narrow."""
        self.note(f"{name}-wide", self.board.wide_parts)
        self.firefox.resize(SMALLEST)
        for tab in self.board.tabs:
            self.firefox.evaluate(OPEN_TAB, tab)
            self.note(f"{name}-{tab}", self.board.parts)
        self.firefox.evaluate(OPEN_TAB, self.board.tabs[0])
        self.firefox.resize(WIDE)

    def note(self, name: str, parts: str) -> None:
        """Note what can't be read, and take a picture."""
        self.bad += [f"{name}: {bad}" for bad in misfits(self.firefox, self.board.frames, parts)]
        if SHOTS:
            self.firefox.screenshot(Path(SHOTS) / f"firefox-{self.board.game}-{name}.png")


def start(firefox: Firefox, board: Board, site: Site) -> Player:
    """A new table."""
    firefox.prepare(WATCH_SWAPS)
    firefox.resize(WIDE)
    player = Player(firefox, board)
    player.open_table(site.address)
    return player


@pytest.mark.parametrize(("board", "night"), [(SQUARE, True), (CITY, False)], ids=["notre-dame", "troyes"])
def test_the_first_decisions_are_made_on_the_board_and_one_by_its_key(
    board: Board, night: bool, site: Site, tmp_path: Path
) -> None:
    with running(tmp_path / "profile", night) as firefox:
        player = start(firefox, board, site)
        player.play(4)
        firefox.reload()
        firefox.wait(SETTLED, "")
        player.play(8)
        player.decide_by_key()
        assert player.bad == []
        assert firefox.complaints(site.address) == []
    check_steps(site, player, board.game, board.players, 1, board.options)


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize(("board", "night"), [(SQUARE, False), (CITY, True)], ids=["notre-dame", "troyes"])
def test_a_whole_game_is_played_on_the_board(board: Board, night: bool, site: Site, tmp_path: Path) -> None:
    with running(tmp_path / "profile", night) as firefox:
        player = start(firefox, board, site)
        player.play()
        player.put_card_away()
        player.look("over")
        assert len(player.asked) > 5
        assert player.bad == []
        for page, part in (("result", "main.result .ranking"), ("replay", "#replay")):
            firefox.goto(f"{site.address}/tables/1/{page}")
            assert firefox.evaluate(COUNT, part) == 1
            assert firefox.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
        assert firefox.complaints(site.address) == []
    assert player.on_board > len(player.decided) / 2
    check_steps(site, player, board.game, board.players, 1, board.options)
