"""What the corpus of Notre Dame wishes to see."""

from collections import Counter
from collections.abc import Iterator, Mapping

from parvis.engine.lines import EVERYTHING, Line
from parvis.engine.play import Play
from parvis.games.notre_dame import GAME
from parvis.games.notre_dame.pieces import CARD_NAMES, MESSAGE_NAMES
from parvis.games.notre_dame.rules.draft import third_card
from parvis.games.notre_dame.rules.plague import PENALTY
from parvis.games.notre_dame.table.view import holding_cards
from tools.corpora.corpus import SHARED, SOLE, TIE_BREAK, Corpus, on_and_off

PENALTIES = ("automatic loss", "chosen loss", "no marker to lose", "prestige floor")
OTHERS = ("coins run out", "empty cathedral", "doctor in a plague", "counsellor without a coin", "same card twice")
LINES = {"effect-coins-given": "coins run out", "course-cathedral-empty": "empty cathedral"}
"""Lines of the log that tell one of these."""


def wanted() -> frozenset[str]:
    """All that has to come up: every decision and with them every card, person and market, every message, loss, end."""
    taken = {f"message {kind} taken" for kind in MESSAGE_NAMES}
    third = {f"scholar plays {card}" for card in CARD_NAMES}
    return frozenset({*GAME.catalogue, *taken, *third, SOLE, TIE_BREAK, SHARED, *PENALTIES, *OTHERS})


def happenings(play: Play, seat: int, decision: int) -> Iterator[str]:
    """What comes up in one step, which is about to be made."""
    words = GAME.catalogue[decision]
    kind, _, what = words.partition(" ")
    yield words
    if kind == "play" and holding_cards(play.state, seat).count(what) == 2:
        yield "same card twice"
    if words == "hire scholar":
        yield f"scholar plays {CARD_NAMES[third_card(play.state, seat)]}"
    if kind == "hire" and what != "nobody" and play.state.coins[seat] == 0:
        yield "counsellor without a coin"
    for event in play.events(seat, decision):
        if event.visible(EVERYTHING):
            yield from rarities(event.line, kind == "lose")


def rarities(line: Line, chosen: bool) -> Iterator[str]:
    """What a line of the log tells. `chosen`: a seat has just decided what to lose."""
    if line.key.startswith("log-take-"):
        yield f"message {line.key.removeprefix('log-take-')} taken"
    elif line.key.startswith("log-lose-"):
        yield "chosen loss" if chosen else "automatic loss"
    elif line.key == "plague-penalty":
        yield "penalty"
        if line.arguments["count"] != PENALTY:
            yield "prestige floor"
    elif line.key.endswith("-doctor"):
        yield "doctor in a plague"
    elif line.key in LINES:
        yield LINES[line.key]


def conclude(found: Counter[str]) -> None:
    """A penalty without a loss: there was no marker to lose."""
    if found["penalty"] > found["automatic loss"] + found["chosen loss"]:
        found["no marker to lose"] += 1
    del found["penalty"]


def further(number: int) -> tuple[int, Mapping[str, int]]:
    """More and more games with New Persons and few coins."""
    return GAME.seats[number % len(GAME.seats)], {"new_persons": 1, "limited_coins": number % 2}


def standing(play: Play, names: list[str]) -> Iterator[str]:
    """What the families have at the end of a round."""
    state = play.state
    for seat, score in enumerate(play.result().scores):
        has = f"coins {state.coins[seat]}, supply {state.supply[seat]}, rat {state.rat[seat]}"
        yield f"  {names[seat]}: prestige {score}, {has}"


NOTRE_DAME = Corpus(
    game=GAME,
    players="families",
    names=("Anna", "Bruno", "Clara", "David", "Elena"),
    titles={"new_persons": "new", "limited_coins": "limited", "counsellor_free": "free"},
    wanted=wanted(),
    rare=(TIE_BREAK, SHARED, *PENALTIES[2:], "coins run out", "counsellor without a coin"),
    happenings=happenings,
    conclude=conclude,
    further=further,
    choices=on_and_off(option.name for option in GAME.options),
    of_each=3,
    golden={2: "2p-base-greedy", 3: "3p-new-greedy", 4: "4p-base-random-and-greedy", 5: "5p-new-limited-random"},
    standing=standing,
)
