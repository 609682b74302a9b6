"""Tiny, the tests' own game: hidden hands, a decision that all make at once, a die. It shows what a game needs.

Each of 2 to 4 players draws three of eighteen cards (1 to 6 in three colours). Twice, all lay a card face down and turn
it over together; a die is rolled, and whoever laid the highest number (the lowest, with the option `low`) takes either
the die's points or another card (the option `prize` leaves one of the two). At the end cards in hand count their
numbers; ties go to who won more rounds.
"""

from parvis.engine.contract import Features, Game, Observation, Option
from parvis.engine.readers import Log
from tiny_game.players import FEATURE_NAMES, LAYOUT, determinize, features, observe, value
from tiny_game.rules import scores, setup
from tiny_game.state import PRIZES, ROUNDS, RULES
from tiny_game.words import LOG, label, prompt, view

GAME = Game(
    name="tiny",
    title="Tiny",
    ruling=1,
    seats=(2, 3, 4),
    rules=RULES,
    setup=setup,
    scores=scores,
    determinize=determinize,
    value=value,
    view=view,
    log=lambda: Log(LOG),
    label=label,
    prompt=prompt,
    observation=Observation(observe, LAYOUT),
    features=Features(features, FEATURE_NAMES, ROUNDS),
    round_of=lambda state: int(state.round),
    seat_names=("seat",),
    seats_entry="seats",
    longest=24,  # nature's: it draws up to 14 cards and rolls twice
    options=(
        Option("low"),
        Option("prize", names=PRIZES),
    ),
)
