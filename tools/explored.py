"""What decisions are worth in games of bots, for the explorer: `python -m tools.explored GAME --seconds 3000`.

`skilled` plays in all seats. At some of its decisions, drawn beforehand, all that is open is valued by a few games each
(`parvis.insight.value_added`). What is found is kept in the folder `--out` and added to; `--write` joins it into the
file that is shipped with the game.
"""

import argparse
import json
import random
import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path

from parvis import bots
from parvis.bots.core_game import CoreGame
from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.files import replacing
from parvis.engine.lines import Line
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.insight import explorer
from parvis.insight.explorer import Row
from parvis.insight.rollouts import JUDGE
from parvis.insight.value_added import GAMES, Valuer, gains, share_valued

OPTIONS: Mapping[str, list[dict[str, object]]] = {
    "notre-dame": [{"new_persons": True}],
    "troyes": [{"characters": "new", "cards": "both", "events": "both", "purple": True, "ramparts": True}],
}
"""Options besides none, which are valued in games with MOST players or as many as there can be."""
MOST = 4
LABELLED = 60
"""Games from which the words of buttons are taken."""
PART = 20
"""How many games are kept in one file."""


def settings(game: Game, wanted: Sequence[int]) -> list[tuple[int, dict[str, object]]]:
    """Numbers of players with options: those wanted, without options; if none is named all, and some with options."""
    most = min(MOST, max(game.seats))
    others = [] if wanted else [(most, options) for options in OPTIONS.get(game.name, [])]
    return [*((players, {}) for players in wanted or game.seats), *others]


class Explorer:
    """Plays games with one setting and values decisions in them."""

    def __init__(self, game: Game, players: int, options: Mapping[str, object], games: int) -> None:
        """`games`: how many are played on for each decision."""
        self.game, self.players, self.games = game, players, games
        self.options = game.read_options(options, players)
        core = bots.compiled(game)
        self.playing, self.valuer = CoreGame(core, [JUDGE] * players), Valuer(core, players)

    def rows(self, number: int) -> Iterator[Row]:
        """Play the game of that number, and value some of its decisions."""
        game, playing, drawn = self.game, self.playing, random.Random(number)
        told = explorer.options_told(game.shown_options(self.options), game)
        playing.begin(self.options, number, [number + NATURE * seat for seat in range(self.players)])
        left = playing.play_on(0)
        for step in count():
            if left == 0:
                return
            seat, state = int(playing.decisions[-2]), playing.core.get(playing.truth, 0)
            if left > 1 and drawn.random() < share_valued(state):
                points = self.valuer.points(state, seat, (number, step), self.games)
                taken = next(iter(points))
                in_round = game.round_of(state) if game.round_of else 0
                for gain in gains(game, state, seat, points, taken):
                    yield Row(number, self.players, told, in_round, gain)
            left = playing.play_outside(seat)


def explore(game: Game, explorers: Sequence[Explorer], seconds: float, folder: Path) -> None:
    """Play games for so long; each part that is done is kept, and a folder that has some already gets more."""
    folder.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    for part in count(sum(1 for _ in folder.glob("*.parquet"))):
        rows: list[Row] = []
        for number in range(part * PART, (part + 1) * PART):
            rows += explorers[number % len(explorers)].rows(number)
            if time.monotonic() - began > seconds:
                return
        explorer.write(folder / f"{part:05}.parquet", rows)
        print(f"{game.name}: {(part + 1) * PART} games, {len(rows)} decisions, {time.monotonic() - began:.0f} s")


def labels(game: Game) -> dict[str, tuple[str, dict[str, object]]]:
    """By decision, the shortest line on its button for the first seat, in games in which all draw their decisions."""
    found: dict[str, Line] = {}
    for number in range(LABELLED):
        drawn, (players, options) = random.Random(number), settings(game, [])[number % len(settings(game, []))]
        play = Play(game, players, game.shown_options(game.read_options(options, players)))
        while not play.over:
            seat = play.movers()[0]
            legal = play.legal(seat)
            for decision in legal if seat == 0 and len(legal) > 1 else ():
                line, words = game.label(play.state, 0, decision), game.catalogue[decision]
                found[words] = min(found.get(words, line), line, key=lambda one: len(str(one)))
            play.step(seat, drawn.choice(legal))
    return {words: (line.key, dict(line.arguments)) for words, line in sorted(found.items())}


def main() -> None:
    """Explore, and write on request."""
    parser = argparse.ArgumentParser(prog="python -m tools.explored", description="Value the decisions of bots.")
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--seconds", type=float, default=3000, help="how long games are played; 0: none")
    parser.add_argument("--players", type=int, action="append", help="all numbers, and options, if none is named")
    parser.add_argument("--games", type=int, default=GAMES, help="how many are played on for each decision")
    parser.add_argument("--out", type=Path, default=Path("results/explored"), help="where parts are kept")
    parser.add_argument("--write", action="store_true", help="join the parts into the game's file")
    asked = parser.parse_args()
    game = registry.find(asked.game)
    folder = asked.out / game.name
    if asked.seconds:
        explorers = [Explorer(game, *setting, asked.games) for setting in settings(game, asked.players or [])]
        explore(game, explorers, asked.seconds, folder)
    if asked.write:
        shipped = explorer.shipped(game)
        explorer.join(sorted(folder.glob("*.parquet")), shipped)
        with replacing(shipped.with_suffix(".json")) as file:
            file.write_text(json.dumps(labels(game), ensure_ascii=False, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
