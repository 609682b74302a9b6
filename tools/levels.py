"""What each level of bots does in our games, for the pages about them: `python -m tools.levels`.

Four of a kind play each other, and one plays alone among bots of the level below. Games are kept in the folder `--out`
and taken up again there; `--write` puts the figures into the file `levels.json` of each game. Bots that are given more
time than their level have figures of their own, which take hours: they are measured only when they are named.
"""

import argparse
import json
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import Any

from parvis.arena.series import Rotation, Series
from parvis.arena.standings import columns, mean_score, scores_by_source, standing
from parvis.arena.tournament import duel_lineup
from parvis.bots.registry import is_own, levels
from parvis.cli.series import RunSettings, play
from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.engine.files import replacing

TITLES = ("notre-dame", "troyes")
PLAYERS, SEED = 4, 1
EXPERTS = {"notre-dame": "expert:1000", "troyes": "expert:120"}
"""Experts by iterations, so that games do not depend on the machine."""
MORE_TIME = {"notre-dame": {"expert:5s": "skilled"}}
"""Bots with more time than their level, by game, each with those that it plays alone among."""
MORE = list(dict.fromkeys(chain.from_iterable(MORE_TIME.values())))
"""All bots that get more time."""
LIKE, DUEL = "like", "duel"
GAMES = {"expert": {LIKE: 100, DUEL: 400}, "expert:5s": {LIKE: 24, DUEL: 400}}
OTHERS = {LIKE: 400, DUEL: 2000}
"""How many games are played, of four of a kind and of one against the level below: by level, and for all others."""

Play = Callable[[Series, int, str], Any]
"""Plays so many games of a series, kept under a name, and returns their table."""


def bot_of(level: str, game: Game) -> str:
    """The bot that plays for a level."""
    return EXPERTS.get(game.name, level) if level == "expert" else level


def name_of(game: Game, level: str, kind: str) -> str:
    """The name that a series is kept under."""
    return f"{game.name}-{level.replace(':', '-')}-{kind}"


def four_of_a_kind(game: Game, level: str, play: Play) -> dict[str, Any]:
    """Points of a level among its like, and where they come from."""
    bot = bot_of(level, game)
    series = Series.of(game, [(bot,) * PLAYERS], {}, SEED, sources=1, rotation=Rotation.NONE)
    games = GAMES.get(level, OTHERS)[LIKE]
    table = play(series, games, name_of(game, level, LIKE))
    sources = scores_by_source(table).get(bot, {})
    points = mean_score(columns(table)).value
    return {
        "bot": bot,
        "games": games,
        "points": round(points, 1),
        "sources": {name: round(score, 1) for name, score in sources.items()},
    }


def duel(game: Game, level: str, others: str, play: Play) -> dict[str, Any]:
    """What a level wins alone among these others."""
    bot, against = bot_of(level, game), bot_of(others, game)
    series = Series.of(game, [duel_lineup(bot, against, PLAYERS)], {}, SEED)
    games = GAMES.get(level, OTHERS)[DUEL]
    won = standing(columns(play(series, games, name_of(game, level, DUEL))), bot, PLAYERS).win_share
    shares = {"wins": won.value, "low": won.low, "high": won.high}
    return {"against": against, "games": games, **{name: round(share, 3) for name, share in shares.items()}}


def opponents(game: Game) -> dict[str, str | None]:
    """The bots that have figures, the weakest first, each with those that it plays alone among; None for the first."""
    own = [level for level in levels() if is_own(level, game)]
    return {**dict(zip(own, [None, *own[:-1]], strict=True)), **MORE_TIME.get(game.name, {})}


def measure(game: Game, wanted: list[str], play: Play) -> dict[str, Any]:
    """What the file of a game says of these levels."""
    found = {}
    for level, others in opponents(game).items():
        if level in wanted:
            found[level] = four_of_a_kind(game, level, play)
            if others:
                found[level]["duel"] = duel(game, level, others, play)
    return found


def merged(path: Path | None, found: dict[str, Any]) -> dict[str, Any]:
    """The whole file: what was there of other levels stays."""
    old = json.loads(path.read_text(encoding="utf-8"))["levels"] if path and path.exists() else {}
    both = {**old, **found}
    return {"players": PLAYERS, "levels": {level: both[level] for level in [*levels(), *MORE] if level in both}}


def main() -> None:
    """Measure, print, and write on request."""
    parser = argparse.ArgumentParser(prog="python -m tools.levels", description="Measure what each level does.")
    parser.add_argument("--game", choices=registry.names(), action="append", help="both of ours if none is named")
    parser.add_argument("--level", choices=[*levels(), *MORE], action="append", help="all levels if none is named")
    parser.add_argument("--jobs", type=int, default=1, help="games at a time")
    parser.add_argument("--out", type=Path, default=Path("results/levels"), help="where games are kept")
    parser.add_argument("--write", action="store_true", help="write the figures into the games' files")
    asked = parser.parse_args()
    games, wanted = [registry.find(title) for title in asked.game or TITLES], asked.level or levels()
    for level in asked.level or []:
        if not any(level in opponents(game) for game in games):
            parser.error(f"{level} has no figures of its own in {' or '.join(game.title for game in games)}")

    def kept(series: Series, games: int, name: str) -> Any:
        settings = RunSettings(games, asked.jobs, "auto", None, asked.out / name, pictures=False)
        return play(series, settings)[1]

    for game in games:
        text = json.dumps(merged(game.levels, measure(game, wanted, kept)), indent=2) + "\n"
        print(text)
        if asked.write and game.levels:
            with replacing(game.levels) as file:
                file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
