"""Notre Dame (Stefan Feld) for 2 to 5 families, with New Persons as an option.

Sources of the rules: the rule books of 2007 in English, Polish and Russian, and the New Persons of 2009. Where they
leave something open or disagree, docs/rulings.md says what holds here.
"""

from pathlib import Path

from parvis.engine.contract import Game, Option
from parvis.games.notre_dame.accounts import account
from parvis.games.notre_dame.catalogue import CATALOGUE
from parvis.games.notre_dame.features import FEATURE_NAMES, features
from parvis.games.notre_dame.foresight import foresee
from parvis.games.notre_dame.knowledge import hide
from parvis.games.notre_dame.log import narrate
from parvis.games.notre_dame.observation import OBSERVATION, observe
from parvis.games.notre_dame.orders import ORDERS
from parvis.games.notre_dame.page import PAGE
from parvis.games.notre_dame.pieces import ROUNDS, SEATS
from parvis.games.notre_dame.rules.course import setup
from parvis.games.notre_dame.rules.decisions import apply, legal, movers, scores
from parvis.games.notre_dame.sentences import label, prompt
from parvis.games.notre_dame.state import RULES
from parvis.games.notre_dame.value import value
from parvis.games.notre_dame.view import open_scores, view

FOLDER = Path(__file__).parent

OPTIONS = (
    Option("new_persons", "Shuffle the nine New Persons in; three of each letter stay in the box."),
    Option("limited_coins", "Only 25 coins; those that are missing come from the richest family."),
    Option("counsellor_free", "The counsellor's two extra hires cost nothing (New Persons)."),
)

GAME = Game(
    name="notre-dame",
    title="Notre Dame",
    ruling=1,
    seats=(2, 3, 4, 5),
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
    features=features,
    feature_names=FEATURE_NAMES,
    chapters=ROUNDS,
    learned=FOLDER / "learned",
    options=OPTIONS,
    folder=FOLDER,
    texts=FOLDER / "texts",
    page=PAGE,
    starts=tuple(f"start {seat}" for seat in range(SEATS)),
    round_of=lambda state: int(state.round) + 1,
    seat_names=("seat", "owner", "family", "home_seat"),
    seats_entry="families",
)
