"""Plays whole games of what is installed, and tells in JSON what came up: run where a package has new pieces."""

import json
import sys
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from parvis.bots.learned import model_of
from parvis.bots.policies import policy_of
from parvis.engine import record, registry
from parvis.engine.contract import Game
from parvis.engine.lines import EVERYTHING, Line
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.texts import ENGLISH, Bundles, bundles, formatted
from tests.games.previewing import foretold

MOST_GAMES = 40
LEADS = ("hire ", "activate ", "counter ", "guard", "use ")
"""How decisions begin that lead to what pieces do."""
AWAY = "remove "
"""How those begin by which a piece does not come into play."""


def said(game: Game, play: Play) -> Iterator[Line]:
    """All that is asked and can be decided in a position."""
    for seat in play.movers():
        if seat != NATURE:
            yield game.prompt(play.state, seat)
            legal = play.legal(seat)
            yield from (game.label(play.state, seat, decision) for decision in legal)
            yield from foretold(game, play.state, seat, legal)


def choice(play: Play, seat: int, new: list[str], random: Random) -> int:
    """A decision: most often one that names a new piece, or leads to what pieces do."""
    legal, words = play.legal(seat), play.game.catalogue
    naming = [
        decision
        for decision in legal
        if any(name in words[decision].split() for name in new) and not words[decision].startswith(AWAY)
    ]
    leading = [decision for decision in legal if words[decision].startswith(LEADS)]
    for chosen in (naming, leading):
        if chosen and random.random() < 0.8:
            return random.choice(chosen)
    return random.choice(legal)


def named(texts: Bundles, key: str) -> list[str | None]:
    """What a piece is called: alone, and within a sentence."""
    kind, _, name = key.partition("-")
    return [formatted(texts, key, {}), formatted(texts, f"named-{kind}", {kind: name})]


def played(game: Game, options: Mapping[str, Any], keys: list[str], wanted: list[str]) -> dict[str, Any]:
    """What came up in games, until all wanted decisions were made. `keys`: of names, as `card-merchant`."""
    new = [key.partition("-")[2] for key in keys]
    texts, decided, lacking = bundles(game.texts, ENGLISH), set[str](), set[str]()
    for seed in range(MOST_GAMES):
        play, random = Play(game, game.seats[seed % len(game.seats)], options), Random(seed)
        while not play.over:
            lines = list(said(game, play))
            seat = play.movers()[0]
            decision = choice(play, seat, new, random)
            lines += [told.line for told in game.narrate(play.state, seat, decision)]
            decided |= {words for words in (game.catalogue[decision],) if set(new) & set(words.split())}
            play.step(seat, decision)
            lacking |= {line.key for line in lines if formatted(texts, line.key, line.arguments) is None}
            game.view(play.state, EVERYTHING)
        record.verify(record.of(play, [{"name": "somebody", "player": "human"}] * play.state.seats))
        if decided.issuperset(wanted):
            break
    headings = game.manual.headings.values() if game.manual else ()
    lacking |= {key for key in headings if formatted(texts, key, {}) is None}
    return {
        "ruling": game.ruling,
        "catalogue": game.catalogue,
        "features": game.features.names,
        "decided": sorted(decided),
        "lacking": sorted(lacking),
        "policy": len(policy_of(game)[1]) > 0,
        "learned": [any(model_of(game, players)) for players in game.seats],
        "named": {key: named(texts, key) for key in keys},
    }


if __name__ == "__main__":
    name, chosen = sys.argv[1:]
    print(json.dumps(played(registry.find(name), *json.loads(chosen))))
