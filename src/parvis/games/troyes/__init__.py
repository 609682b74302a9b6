"""Troyes (Sébastien Dujardin, Xavier Georges, Alain Orban) for 2 to 4 players, with the expansion The Ladies of Troyes.

Sources of the rules: the publisher's rules in brief and its rulings. No source shows the printed numbers of the cards:
most of them are reconstructed, see data/cards.toml. docs/rulings-troyes.md says what holds where sources are silent.
"""

from pathlib import Path

from parvis.engine.contract import Ahead, Features, Game, Observation, Option
from parvis.engine.rulings import printed
from parvis.games.troyes.cards import OF_RULES, RULING, entries
from parvis.games.troyes.contents import FILE, OWN_BOXES, TITLES
from parvis.games.troyes.pieces import ROUNDS, SEATS
from parvis.games.troyes.players.determinize import determinize
from parvis.games.troyes.players.observation import observe, seen
from parvis.games.troyes.players.observation_layout import LABELS, LAYOUT
from parvis.games.troyes.players.seat_features.features import CHAPTERS, features
from parvis.games.troyes.players.seat_features.layout import FEATURE_NAMES
from parvis.games.troyes.players.value import value
from parvis.games.troyes.players.waste import wasteful
from parvis.games.troyes.rules.course import setup
from parvis.games.troyes.rules.scoring import scores
from parvis.games.troyes.state import RULES
from parvis.games.troyes.table.page import PAGE
from parvis.games.troyes.table.picture import picture
from parvis.games.troyes.table.view import open_scores, view
from parvis.games.troyes.words.hints import hints
from parvis.games.troyes.words.labels import label, unasked
from parvis.games.troyes.words.lessons import LESSONS
from parvis.games.troyes.words.log import log
from parvis.games.troyes.words.manual import MANUAL
from parvis.games.troyes.words.obstacles import OBSTACLES
from parvis.games.troyes.words.prompts import prompt
from parvis.games.troyes.words.prospects import PROSPECTS, others_answer
from parvis.games.troyes.words.purposes import purpose
from parvis.games.troyes.words.scores import ACCOUNTS
from parvis.games.troyes.words.stakes import STAKES
from parvis.games.troyes.words.summaries import summaries

FOLDER = Path(__file__).parent
LADIES = "The Ladies of Troyes"
EXPLAINED = {"buildings": "placing", "activities": "tradesmen", "characters": "scoring", "gates": "guard"}

OPTIONS = (
    Option("sliding"),
    Option("marauding_leaves"),
    Option("characters", names=("base", "new", "open"), came_later=True, group=LADIES, whole=1),
    Option("cards", names=("base", "ladies", "both"), came_later=True, group=LADIES, whole=2),
    Option("events", names=("base", "both", "ladies"), came_later=True, group=LADIES, whole=1),
    Option("purple", came_later=True, group=LADIES, whole=1),
    Option("ramparts", came_later=True, group=LADIES, whole=1),
    Option("tournament", seats=(3, 4), came_later=True, group=LADIES, whole=1),
    *(Option(box, came_later=True, group=title, whole=1) for box, title in zip(OWN_BOXES, TITLES, strict=True)),
)

GAME = Game(
    name="troyes",
    title="Troyes",
    ruling=RULING,
    seats=(2, 3, 4),
    rules=RULES,
    setup=setup,
    scores=scores,
    determinize=determinize,
    value=value,
    view=view,
    log=log,
    label=label,
    prompt=prompt,
    hints=hints,
    prospects=PROSPECTS,
    stakes=STAKES,
    unasked=unasked,
    summaries=summaries,
    obstacles=OBSTACLES,
    manual=MANUAL,
    lessons=LESSONS,
    accounts=ACCOUNTS,
    open_scores=open_scores,
    observation=Observation(observe, LAYOUT, LABELS, seen),
    features=Features(features, FEATURE_NAMES, CHAPTERS, FOLDER / "players" / "learned", positions=2400),
    wasteful=wasteful,
    levels=FOLDER / "players" / "levels.json",
    options=OPTIONS,
    folder=FOLDER,
    texts=FOLDER / "words" / "texts",
    page=PAGE,
    picture=picture,
    printed=printed(FILE.parent, entries(), OF_RULES, {"activity": "card"}, EXPLAINED),
    starts=tuple(f"start {seat}" for seat in range(SEATS)),
    ahead=(Ahead(("pass",), in_round=True),),
    purpose=purpose,
    round_of=lambda state: int(state.round) + 1,
    seat_names=(
        "seat",
        "onlooker_seat",
        "start_seat",
        "turn_seat",
        "decides_seat",
        "driven_seat",
        "from_seat",
        "also_seat",
    ),
    payment="deniers",
    others_answer=others_answer,
    longest=512 * max(ROUNDS),  # a turn for every die, each with a group that is put together and rolled again
    carries_out=("done",),
    seats_entry="families",
    bgg=73439,
)
