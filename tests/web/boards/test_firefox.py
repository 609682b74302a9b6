"""Tests of both boards in Firefox, by clicks on the board; `make soak` plays whole games."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from urllib.parse import unquote_plus

import pytest

from tests.web.boards import test_notre_dame_browser as notre_dame
from tests.web.boards import test_troyes_browser as troyes
from tests.web.browser.test_screens import SMALLEST
from tests.web.devices import LAPTOP, LARGE, PHONE, Device
from tests.web.firefox import Firefox, running
from tests.web.legibility import misfits
from tests.web.running import Site
from tests.web.sitting import CALM, NAMES, PROPOSED, SETTLED, SHOTS, WATCH_SWAPS, check_steps

pytestmark = [pytest.mark.browser, pytest.mark.firefox]

STATE = """() => {
  const { number, seat } = document.querySelector("#decide").elements;
  return `${number.value} ${seat.value}`;
}"""
CODES = "() => [...document.querySelectorAll('#decisions button')].map(one => one.value)"
KEY = "code => document.querySelector(`#decisions [value='${code}']`).dataset.key"
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
MOUSE = Device("mouse")
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


SQUARE = Board(
    "notre-dame", {"new_persons": True}, (),
    notre_dame.TABS, notre_dame.FRAMES, notre_dame.PARTS, notre_dame.WIDE_PARTS,
)  # fmt: skip
CITY = Board(
    "troyes", troyes.ALL_MODULES, troyes.LATER,
    (*troyes.TABS, "wall"), troyes.FRAMES, troyes.PARTS,
    f"{troyes.PARTS.replace(' #log,', '')}, .asking, header h1",  # in a low window a long list lies over the log
)  # fmt: skip


@dataclass
class Player:
    """Somebody who plays at random on the board, against bots that do the same."""

    firefox: Firefox
    board: Board
    players: int = 3
    device: Device = MOUSE
    decided: list[tuple[int, str]] = field(default_factory=list)
    on_board: int = 0
    """Decisions that were made on the board."""
    asked: set[str] = field(default_factory=set)
    """Kinds of answers, by which questions are told apart."""
    bad: list[str] = field(default_factory=list)
    """What could not be read."""
    clicked: float = 0.0

    @property
    def options(self) -> Mapping[str, str | bool]:
        """The board's options; two play no tournament."""
        return {name: value for name, value in self.board.options.items() if self.players > 2 or name != "tournament"}

    def open_table(self, address: str) -> None:
        """Fill in the form for new tables, and let the bots act at once."""
        self.firefox.goto(f"{address}/tables/new?game={self.board.game}")
        self.firefox.click(f'[name="players"][value="{self.players}"]')
        players = ["human", *["bot:random"] * (self.players - 1)]
        fields: dict[str, str | bool] = {f"option-{name}": value for name, value in self.options.items()}
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
        """Press a decision, on the board if it is there too, or its key, and wait for what comes then."""
        before = self.firefox.evaluate(STATE)
        there, listed = f'#board [form=decide][value="{code}"]', f'#decisions [value="{code}"]'
        self.decided.append((0, unquote_plus(code)))
        time.sleep(max(0.0, self.clicked + CALM - time.monotonic()))
        key = self.firefox.evaluate(KEY, code) if self.device.hand == "keys" else None
        if key:
            self.firefox.press(key)
        else:
            self.on_board += self.press(there, listed) == there
        self.wait(before)

    def press(self, *selectors: str) -> str:
        """Press the first of them that is there, with the mouse or with a finger. Returns which."""
        return self.firefox.click(*selectors, pointer="touch" if self.device.hand == "finger" else "mouse")

    def wait(self, before: str) -> None:
        """Wait for what comes after a decision; where that is only shown so far, it is confirmed."""
        self.firefox.wait(f"before => ({SETTLED})(before) || {PROPOSED}", before)
        if self.firefox.evaluate(f"() => {PROPOSED}"):
            time.sleep(CALM)
            self.press(".to-confirm button")
            self.firefox.wait(SETTLED, before)
        self.clicked = time.monotonic()

    def put_card_away(self) -> None:
        """Put away the card that tells of a scoring."""
        self.firefox.press(ESCAPE)
        self.firefox.wait(NO_CARD)

    def look(self, name: str) -> None:
        """Look whether all can be read, in this window and in the smallest."""
        self.note(f"{name}-here", self.board.parts if self.device.is_phone else self.board.wide_parts)
        self.firefox.resize(SMALLEST)
        for tab in self.board.tabs:
            self.firefox.evaluate(OPEN_TAB, tab)
            self.note(f"{name}-{tab}", self.board.parts)
        self.firefox.evaluate(OPEN_TAB, self.board.tabs[0])
        self.firefox.resize(self.device.size)

    def note(self, name: str, parts: str) -> None:
        """Note what can't be read, and take a picture."""
        self.bad += [f"{name}: {bad}" for bad in misfits(self.firefox, self.board.frames, parts)]
        if SHOTS:
            self.firefox.screenshot(Path(SHOTS) / f"firefox-{self.board.game}-{name}.png")


def start(player: Player, site: Site) -> None:
    """Open a new table in Firefox."""
    player.firefox.prepare(WATCH_SWAPS)
    player.firefox.resize(player.device.size)
    player.open_table(site.address)


@pytest.mark.parametrize(("board", "night"), [(SQUARE, True), (CITY, False)], ids=["notre-dame", "troyes"])
def test_the_first_decisions_are_made_on_the_board_and_by_keys(
    board: Board, night: bool, site: Site, tmp_path: Path
) -> None:
    with running(tmp_path / "profile", night) as firefox:
        player = Player(firefox, board)
        start(player, site)
        player.play(4)
        firefox.reload()
        firefox.wait(SETTLED, "")
        player.play(8)
        player.device = Device("keys")
        player.play(9)
        assert player.bad == []
        assert firefox.complaints(site.address) == []
    check_steps(site, player, board.game, player.players, 1, board.options)


WHOLE = (
    (SQUARE, 2, Device("mouse", LARGE)),
    (SQUARE, 3, Device("mouse")),
    (SQUARE, 4, Device("finger", PHONE)),
    (SQUARE, 5, Device("keys", LAPTOP)),
    (CITY, 2, Device("finger", PHONE)),
    (CITY, 3, Device("keys")),
    (CITY, 4, Device("mouse", LAPTOP)),
)
"""Each board with each number of players, in the windows that people have."""


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize(
    ("board", "players", "device"),
    WHOLE,
    ids=[f"{board.game}-{players}-{device.name}" for board, players, device in WHOLE],
)
def test_a_whole_game_is_played(board: Board, players: int, device: Device, site: Site, tmp_path: Path) -> None:
    with running(tmp_path / "profile", night=players % 2 == 0) as firefox:
        player = Player(firefox, board, players, device)
        start(player, site)
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
    assert device.hand != "mouse" or player.on_board > len(player.decided) / 2
    check_steps(site, player, board.game, players, 1, player.options)
