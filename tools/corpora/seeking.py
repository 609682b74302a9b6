"""Games in which everybody, chance too, looks for what a corpus lacks: bots seldom come there.

Whatever is missing is decided as soon as it may be. Otherwise a game has its own manner: how often somebody goes where
the corpus says that it leads on (`Corpus.leads`), and how often the decision is one that was made least in all games.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random

from parvis.engine import record as records
from parvis.engine.core import compiled
from parvis.engine.play import Play, Step
from parvis.engine.record import Record
from parvis.engine.samples import leading, ruling_of
from tools.corpora.corpus import INDEX, Corpus, game, keep

GAMES = 4000
"""Games that are played to find what is missing."""
HOW_OFTEN = (0.0, 0.5, 0.9)
"""Shares of decisions, drawn for each game, that are led by the corpus or made out of curiosity."""


@dataclass(frozen=True)
class Sought:
    """A game in which something was found."""

    number: int
    steps: tuple[Step, ...]
    found: frozenset[int]
    """The decisions in it that were missing before any game was played."""


class Seeker:
    """Who decides for everybody, from game to game."""

    def __init__(self, corpus: Corpus, missing: set[int]) -> None:
        catalogue = corpus.game.catalogue
        self.corpus, self.wanted, self.missing = corpus, frozenset(missing), set(missing)
        self.leads = leading(catalogue, corpus.leads)
        self.made = [0] * len(catalogue)
        """How often each decision was made."""

    def choose(self, legal: Sequence[int], random: Random, lead: float, curious: float) -> int:
        """One of the legal decisions."""
        if sought := [decision for decision in legal if decision in self.missing]:
            return random.choice(sought)
        leads = [decision for decision in legal if decision in self.leads]
        if leads and random.random() < lead:
            return random.choice(leads)
        if random.random() < curious:
            least = min(self.made[decision] for decision in legal)
            return random.choice([decision for decision in legal if self.made[decision] == least])
        return random.choice(legal)

    def play(self, number: int) -> Sought:
        """Play a game; what is found in it is missing no more."""
        game, random, steps = self.corpus.game, Random(number), list[Step]()
        lead, curious = random.choice(HOW_OFTEN), random.choice(HOW_OFTEN)
        core = compiled(game)
        states, out = core.batch(1), core.buffer(game.widest)
        seats, options = self.corpus.further(number)
        values = core.buffer(game.read_options(options, seats))
        core.setup_at(states, 0, seats, ruling_for(self.corpus, number), values, out)
        n = core.question_at(states, 0, out)
        while n > 0:
            seat, *legal = (int(value) for value in out[: n + 1])
            decision = self.choose(legal, random, lead, curious)
            self.made[decision] += 1
            self.missing.discard(decision)
            steps.append((seat, decision))
            n = core.step_at(states, 0, seat, decision, out)
        return Sought(number, tuple(steps), self.wanted & {decision for _, decision in steps})


def ruling_for(corpus: Corpus, number: int) -> int:
    """One ruling after the other, each with whatever `further` brings."""
    return ruling_of(corpus.game, number // len(corpus.game.seats) // 2)


def fewest(games: Sequence[Sought]) -> Iterator[Sought]:
    """Games in which, together, all is found that is found in any: each time the one that brings most."""
    missing = {decision for game in games for decision in game.found}
    while missing:
        best = max(games, key=lambda game: len(game.found & missing))
        missing -= best.found
        yield best


def seek(corpus: Corpus, missing: set[int]) -> Iterator[tuple[str, Record]]:
    """Games with their names in which, together, comes up what is missing, as far as it can be found."""
    seeker, games = Seeker(corpus, missing), list[Sought]()
    for number in count():
        if not seeker.missing or number == GAMES:
            break
        game = seeker.play(number)
        if game.found:
            games.append(game)
    for game in fewest(games):
        record = record_of(corpus, game)
        yield f"{corpus.setting(record)}-sought-{game.number}", record


def record_of(corpus: Corpus, game: Sought) -> Record:
    """The game as a record. Random players might have decided like that."""
    seats, options = corpus.further(game.number)
    play = Play(corpus.game, seats, options, ruling_for(corpus, game.number))
    for seat, decision in game.steps:
        play.step(seat, decision)
    return records.of(play, [{"name": name, "player": "bot:random"} for name in corpus.names[:seats]])


def extend(corpus: Corpus) -> None:
    """Add games in which comes up what is missing; the others stay.

    Decisions are sought here; for all else bots play on, under the newest ruling.
    """
    catalogue = {words: decision for decision, words in enumerate(corpus.game.catalogue)}
    index = corpus.index()
    missing = set(corpus.wanted)
    for file in corpus.files().values():
        missing -= corpus.contents(records.load(file))[0]
    for name, record in seek(corpus, {catalogue[words] for words in missing & catalogue.keys()}):
        missing -= keep(corpus, name, record, index)
    for number in count():
        if not missing:
            break
        if missing & catalogue.keys():
            print(f"{corpus.name}: not found: {', '.join(sorted(missing & catalogue.keys()))}", flush=True)
            missing -= catalogue.keys()
        name, record = game(corpus, *corpus.further(number), number)
        if missing & corpus.contents(record)[0]:
            missing -= keep(corpus, name, record, index)
    (corpus.folder / INDEX).write_text(json.dumps(dict(sorted(index.items())), indent=1) + "\n", encoding="utf-8")
