"""The axes of the observation: what stands at each place, in words, for docs/envs/observation-notre-dame.md."""

from collections.abc import Mapping

from parvis.engine.contract import Labels
from parvis.engine.course import OVER
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.rules import cards, carriage, draft, hiring, moving, plague, sectors, set_up, stacks
from parvis.games.notre_dame.rules.persons import new

PHASES = {
    set_up.START_PLAYER: ("start-player", "chance: who begins"),
    set_up.MESSAGES: ("messages", "chance: the messages of the set-up. `turn`: messages that lie there"),
    set_up.REMOVING: ("removing", "chance: gray persons go back into the box. `turn`: persons who have gone"),
    stacks.LAYING_OUT: ("persons", "chance: two brown persons and a gray one come out. `turn`: persons who have come"),
    draft.DRAWING: ("drawing", "chance: three cards for every family. `turn`: cards dealt to all together"),
    draft.DRAFT: ("draft", "all choose a card, at the same time. `turn`: steps that are done, 0 or 1"),
    cards.PLAYING: ("play", "two rounds of one card each. `turn`: turns that have begun, of all together"),
    hiring.HIRING: ("hire", "each may hire a person. `turn`: turns that have begun"),
    plague.PLAGUE: ("plague", "only `loss` is asked. `turn`: families whose rat has moved"),
    OVER: ("over", "the game is over. `turn`: 0"),
}
"""Phase -> its name, and what happens in it."""

QUESTIONS = {
    stacks.COMING: (
        "coming",
        "chance: who the gray person of a round to come is, for a spy. `about`: the round, from 0",
    ),
    cards.SOURCE: (
        "source",
        "the supply is empty: where the marker comes from. `about`: the place to which it goes",
    ),
    cards.DONATION: (
        "donation",
        "coins for the cathedral. `about`: the least number, 1 if the marker is there already, otherwise 0",
    ),
    cards.SEND_FRIEND: ("friend", "the sector to which the trusted friend goes"),
    carriage.DRIVE_CARRIAGE: ("drive", "where the carriage stops. `about`: streets that it may drive along at most"),
    carriage.TAKE_MESSAGE: (
        "message",
        "whether to take a message. `about`: where it lies, as 5 * borough + market",
    ),
    sectors.CHOOSE_PERK: ("perk", "hotel and hostess: a coin, a marker, or the rat one space back"),
    new.EXTRA_HIRE: ("extra-hire", "counsellor: one more person"),
    new.CHOOSE_TYPE: ("type", "coachman: the type of messages that bring their bonus again"),
    moving.LIFT_PIECE: ("lift", "fool: the piece that moves"),
    moving.FOOL_TO: (
        "fool-to",
        "fool: the sector to which it goes. `about`: the place from which; `detail`: 1 for the trusted friend",
    ),
    moving.BISHOP_TO: ("bishop-to", "bishop: the empty sector to which a marker goes"),
    moving.MINSTREL_FROM: ("minstrel-from", "minstrel: the sector from which pieces move"),
    moving.MINSTREL_TO: ("minstrel-to", "minstrel: the sector to which they move. `about`: the sector from which"),
    moving.CARRY_PIECES: (
        "carry",
        "minstrel: how many pieces. `about`: the sector from which; `detail`: the sector to which",
    ),
    moving.RETURN_MARKER: ("return", "gypsies: one more marker, or enough. `about`: markers that have left the board"),
    plague.LOSS: (
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
    "market": pieces.MARKET_NAMES,
    "edge": pieces.MARKET_NAMES[1:],
    "type": pieces.MESSAGE_NAMES,
    "place": pieces.PLACE_NAMES,
    "sector": pieces.PLACE_NAMES[: pieces.SECTORS],
    "card": pieces.CARD_NAMES,
    "brown person": pieces.BROWN_NAMES,
    "gray person": pieces.GRAY_NAMES,
    "phase": dict(PHASES.values()),
    "question": dict(QUESTIONS.values()),
}
"""By the axes that fields name: what stands at each place, explained where the name does not say it."""
