"""The axes of the observation: what stands at each place, in words, for docs/envs/observation-notre-dame.md."""

from collections.abc import Mapping

from parvis.engine.contract import Labels
from parvis.engine.course import OVER
from parvis.games.notre_dame.pieces import (
    BROWN_NAMES,
    CARD_NAMES,
    GRAY_NAMES,
    MARKET_NAMES,
    MESSAGE_NAMES,
    PLACE_NAMES,
    SECTORS,
)
from parvis.games.notre_dame.rules.cards import DONATION, PLAYING, SEND_FRIEND, SOURCE
from parvis.games.notre_dame.rules.carriage import DRIVE_CARRIAGE, TAKE_MESSAGE
from parvis.games.notre_dame.rules.draft import DRAFT, DRAWING
from parvis.games.notre_dame.rules.hiring import HIRING
from parvis.games.notre_dame.rules.moving import (
    BISHOP_TO,
    CARRY_PIECES,
    FOOL_TO,
    LIFT_PIECE,
    MINSTREL_FROM,
    MINSTREL_TO,
    RETURN_MARKER,
)
from parvis.games.notre_dame.rules.persons.new import CHOOSE_TYPE, EXTRA_HIRE
from parvis.games.notre_dame.rules.plague import LOSS, PLAGUE
from parvis.games.notre_dame.rules.sectors import CHOOSE_PERK
from parvis.games.notre_dame.rules.set_up import MESSAGES, REMOVING, START_PLAYER
from parvis.games.notre_dame.rules.stacks import COMING, LAYING_OUT

PHASES = {
    START_PLAYER: ("start-player", "chance: who begins"),
    MESSAGES: ("messages", "chance: the messages of the set-up. `turn`: messages that lie there"),
    REMOVING: ("removing", "chance: gray persons go back into the box. `turn`: persons who have gone"),
    LAYING_OUT: ("persons", "chance: two brown persons and a gray one come out. `turn`: persons who have come"),
    DRAWING: ("drawing", "chance: three cards for every family. `turn`: cards dealt to all together"),
    DRAFT: ("draft", "all choose a card, at the same time. `turn`: steps that are done, 0 or 1"),
    PLAYING: ("play", "two rounds of one card each. `turn`: turns that have begun, of all together"),
    HIRING: ("hire", "each may hire a person. `turn`: turns that have begun"),
    PLAGUE: ("plague", "only `loss` is asked. `turn`: families whose rat has moved"),
    OVER: ("over", "the game is over. `turn`: 0"),
}
"""Phase -> its name, and what happens in it."""

QUESTIONS = {
    COMING: (
        "coming",
        "chance: who the gray person of a round to come is, for a spy. `about`: the round, from 0",
    ),
    SOURCE: (
        "source",
        "the supply is empty: where the marker comes from. `about`: the place to which it goes",
    ),
    DONATION: (
        "donation",
        "coins for the cathedral. `about`: the least number, 1 if the marker is there already, otherwise 0",
    ),
    SEND_FRIEND: ("friend", "the sector to which the trusted friend goes"),
    DRIVE_CARRIAGE: ("drive", "where the carriage stops. `about`: streets that it may drive along at most"),
    TAKE_MESSAGE: (
        "message",
        "whether to take a message. `about`: where it lies, as 5 * borough + market",
    ),
    CHOOSE_PERK: ("perk", "hotel and hostess: a coin, a marker, or the rat one space back"),
    EXTRA_HIRE: ("extra-hire", "counsellor: one more person"),
    CHOOSE_TYPE: ("type", "coachman: the type of messages that bring their bonus again"),
    LIFT_PIECE: ("lift", "fool: the piece that moves"),
    FOOL_TO: (
        "fool-to",
        "fool: the sector to which it goes. `about`: the place from which; `detail`: 1 for the trusted friend",
    ),
    BISHOP_TO: ("bishop-to", "bishop: the empty sector to which a marker goes"),
    MINSTREL_FROM: ("minstrel-from", "minstrel: the sector from which pieces move"),
    MINSTREL_TO: ("minstrel-to", "minstrel: the sector to which they move. `about`: the sector from which"),
    CARRY_PIECES: (
        "carry",
        "minstrel: how many pieces. `about`: the sector from which; `detail`: the sector to which",
    ),
    RETURN_MARKER: ("return", "gypsies: one more marker, or enough. `about`: markers that have left the board"),
    LOSS: (
        "loss",
        "plague: which of the largest sectors loses a marker. `about`: the influence in each of them",
    ),
}
"""Question on the stack -> its name, and what is asked."""


FAMILIES = ("the seat's own", *(f"{place} to the left" for place in ("first", "second", "third", "fourth")))
BOROUGHS = (*FAMILIES[:2], f"{FAMILIES[2]} (with two families the other one's)", *FAMILIES[3:])
LABELS: Mapping[str, Labels] = {
    "option": ("new_persons", "limited_coins", "counsellor_free"),
    "family": FAMILIES,
    "borough": BOROUGHS,
    "market": MARKET_NAMES,
    "edge": MARKET_NAMES[1:],
    "type": MESSAGE_NAMES,
    "place": PLACE_NAMES,
    "sector": PLACE_NAMES[:SECTORS],
    "card": CARD_NAMES,
    "brown person": BROWN_NAMES,
    "gray person": GRAY_NAMES,
    "phase": dict(PHASES.values()),
    "question": dict(QUESTIONS.values()),
}
"""By the axes that fields name: what stands at each place, explained where the name does not say it."""
