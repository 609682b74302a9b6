"""Troyes (Sébastien Dujardin, Xavier Georges, Alain Orban) for 2 to 4 players, the base game.

Sources of the rules: the publisher's rules in brief and its rulings. No source shows the printed numbers of the cards:
most of them are reconstructed, see data/cards.toml. docs/rulings-troyes.md says what holds where sources are silent.
"""

from pathlib import Path

from parvis.engine.contract import Game, Option
from parvis.games.troyes.accounts import account
from parvis.games.troyes.catalogue import CATALOGUE
from parvis.games.troyes.foresight import foresee
from parvis.games.troyes.knowledge import hide
from parvis.games.troyes.labels import label
from parvis.games.troyes.log import narrate
from parvis.games.troyes.observation import OBSERVATION, observe
from parvis.games.troyes.orders import ORDERS
from parvis.games.troyes.pieces import SEATS
from parvis.games.troyes.prompts import prompt
from parvis.games.troyes.rules.course import setup
from parvis.games.troyes.rules.decisions import apply, legal, movers, scores
from parvis.games.troyes.state import RULES
from parvis.games.troyes.value import value
from parvis.games.troyes.view import open_scores, view

FOLDER = Path(__file__).parent

OPTIONS = (
    Option(
        "sliding", "A citizen who is driven out takes the next lower space, and so on; only the last one lies down."
    ),
    Option("marauding_leaves", "The countered Marauding leaves the queue for good, like any other event."),
)

GAME = Game(
    name="troyes",
    title="Troyes",
    ruling=1,
    seats=(2, 3, 4),
    rules=RULES,
    setup=setup,
    movers=movers,
    legal=legal,
    apply=apply,
    scores=scores,
    hide=hide,
    value=value,
    catalogue=CATALOGUE,
    view=view,
    narrate=narrate,
    label=label,
    prompt=prompt,
    foresee=foresee,
    account=account,
    open_scores=open_scores,
    observe=observe,
    observation=OBSERVATION,
    observation_orders=ORDERS,
    options=OPTIONS,
    folder=FOLDER,
    texts=FOLDER / "texts",
    starts=tuple(f"start {seat}" for seat in range(SEATS)),
    round_of=lambda state: int(state.round) + 1,
    seat_names=("seat", "onlooker_seat", "start_seat", "turn_seat", "decides_seat", "driven_seat", "from_seat"),
    seats_entry="families",
)
