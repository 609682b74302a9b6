"""Notre Dame (Stefan Feld) for 2 to 5 players, with New Persons as an option.

Sources of the rules: the rule books of 2007 in English, Polish and Russian, and the New Persons of 2009. Where they
leave something open or disagree, docs/rulings.md says what holds here.
"""

from pathlib import Path

from parvis.engine.contract import Ahead, Features, Game, Observation, Option
from parvis.engine.rulings import printed
from parvis.games.notre_dame.pieces import CARD_NAMES, DATA, OF_RULES, ROUNDS, RULING, SEATS, entries
from parvis.games.notre_dame.players.determinize import determinize
from parvis.games.notre_dame.players.features import FEATURE_NAMES, features
from parvis.games.notre_dame.players.observation import LAYOUT, observe, seen
from parvis.games.notre_dame.players.observation_labels import LABELS
from parvis.games.notre_dame.players.value import value
from parvis.games.notre_dame.rules.course import scores
from parvis.games.notre_dame.rules.set_up import setup
from parvis.games.notre_dame.state import RULES
from parvis.games.notre_dame.table.page import PAGE
from parvis.games.notre_dame.table.picture import picture
from parvis.games.notre_dame.table.view import open_scores, view
from parvis.games.notre_dame.words.foreseen import MISSING
from parvis.games.notre_dame.words.hints import hints
from parvis.games.notre_dame.words.labels import does_nothing, instead, label, prompt, unasked
from parvis.games.notre_dame.words.lessons import LESSONS
from parvis.games.notre_dame.words.log import NotreDameLog
from parvis.games.notre_dame.words.manual import MANUAL
from parvis.games.notre_dame.words.obstacles import OBSTACLES
from parvis.games.notre_dame.words.prospects import PROSPECTS
from parvis.games.notre_dame.words.scores import ACCOUNTS
from parvis.games.notre_dame.words.stakes import STAKES
from parvis.games.notre_dame.words.summaries import summaries

FOLDER = Path(__file__).parent

OPTIONS = (
    Option("new_persons"),
    Option("limited_coins"),
    Option("counsellor_free"),
)

GAME = Game(
    name="notre-dame",
    title="Notre Dame",
    ruling=RULING,
    seats=(2, 3, 4, 5),
    rules=RULES,
    setup=setup,
    scores=scores,
    determinize=determinize,
    value=value,
    view=view,
    log=NotreDameLog,
    label=label,
    prompt=prompt,
    hints=hints,
    prospects=PROSPECTS,
    stakes=STAKES,
    does_nothing=does_nothing,
    unasked=unasked,
    instead=instead,
    obstacles=OBSTACLES,
    manual=MANUAL,
    lessons=LESSONS,
    summaries=summaries,
    accounts=ACCOUNTS,
    open_scores=open_scores,
    observation=Observation(observe, LAYOUT, LABELS, seen),
    features=Features(features, FEATURE_NAMES, ROUNDS, FOLDER / "players" / "learned", win=500, rollouts=True),
    levels=FOLDER / "players" / "levels.json",
    options=OPTIONS,
    folder=FOLDER,
    texts=FOLDER / "words" / "texts",
    page=PAGE,
    picture=picture,
    printed=printed(DATA, entries(), OF_RULES, {"persons": "person"}, {"street": "markets"}),
    ahead=(Ahead(tuple(f"keep {card}" for card in CARD_NAMES), most=2),),
    starts=tuple(f"start {seat}" for seat in range(SEATS)),
    round_of=lambda state: int(state.round) + 1,
    seat_names=("seat", "owner", "family", "home_seat", *MISSING),
    seats_entry="families",
    bgg=25554,
    longest=128 * ROUNDS,  # a player keeps 2 cards in a round, plays 2, hires 2 persons at most; each asks a few times
)
