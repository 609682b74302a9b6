"""The toolbox of the tests: positions of Notre Dame in words, decisions in words, and what has come of them.

    game = position(players=4, hand="bank park hotel", markers="bank 2, park 1", coins=3)
    game.say(0, "play bank")
    assert game.coins(0) == 6

A position is a start set up by the rules, with the wanted persons and cards drawn by nature and kept in the draft; only
then what stands before the families is laid down as told. Decisions go through `Play` and are checked as anybody's.
Unless told otherwise the messages of each borough lie in order: coin on the parvis, marker on the gate, rat on the
quay, prestige on the bridge.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any, Self

from parvis.engine.course import OVER
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.games.notre_dame import GAME
from parvis.games.notre_dame.pieces import (
    BROWN_PERSONS,
    CARD_NAMES,
    GRAY,
    LETTERS,
    MARKET_NAMES,
    MARKET_PLACES,
    MESSAGE_NAMES,
    PERIOD,
    PERSON_NAMES,
    PLACE_NAMES,
    RATS,
    Market,
)
from parvis.games.notre_dame.rules.cards import PLAYING
from parvis.games.notre_dame.rules.draft import DRAFT, DRAWING, HAND, STEPS, hand, owner_of
from parvis.games.notre_dame.rules.hiring import HIRING
from parvis.games.notre_dame.rules.plague import PLAGUE
from parvis.games.notre_dame.rules.possessions import boroughs, general_supply
from parvis.games.notre_dame.rules.set_up import REMOVING
from parvis.games.notre_dame.rules.stacks import LAYING_OUT
from parvis.games.notre_dame.state import NOBODY, State
from tests.games.notre_dame.conservation import check

PHASES = {
    "persons": LAYING_OUT,
    "draw": DRAWING,
    "draft": DRAFT,
    "play": PLAYING,
    "hire": HIRING,
    "plague": PLAGUE,
    "over": OVER,
}
"""Phases in which a position can be, and two in which a game can come to be."""


@dataclass(frozen=True)
class Family:
    """What stands before a family and in its borough, in words."""

    coins: int = 3
    supply: int = 4
    prestige: int = 0
    rat: int = 0
    markers: str = ""
    """`bank 2, notre-dame 1`."""
    friend: str = ""
    """Sector of the friend, in a position in words."""
    carriage: str = ""
    """Market of the carriage, `2.gate`; the centre of its own borough if nothing is said."""
    messages: str = ""
    """Collected ones by colour and type, `0.coin 3.rat`."""
    hand: str = ""
    """The three cards, the family's own first, then the right neighbour's. In phase `hire` the third is left."""


class Table:
    """A game at a table: decisions are said in words, everything is checked after each of them."""

    def __init__(self, play: Play) -> None:
        self.play = play
        check(self.state)

    @property
    def state(self) -> State:
        state: State = self.play.state
        return state

    def say(self, seat: int, *decisions: str) -> Self:
        """A seat makes decisions, one after the other."""
        for words in decisions:
            self.play.say(seat, words)
            check(self.state)
        return self

    def nature(self, *decisions: str) -> Self:
        """Chance brings what is said."""
        return self.say(NATURE, *decisions)

    def chance(self) -> Self:
        """Chance brings the first of what it may, as long as it is asked."""
        while self.play.movers() == [NATURE]:
            self.nature(self.legal(NATURE)[0])
        return self

    def all_hire_nobody(self) -> Self:
        """Everybody whose turn is still to come in the hiring phase hires nobody."""
        while self.phase == "hire":
            self.say(self.movers[0], "hire nobody")
        return self

    def legal(self, seat: int) -> list[str]:
        """What a seat may decide now."""
        return [GAME.catalogue[decision] for decision in self.play.legal(seat)]

    @property
    def movers(self) -> list[int]:
        return self.play.movers()

    @property
    def phase(self) -> str:
        names = {number: name for name, number in PHASES.items()}
        return names.get(self.state.phase, "set-up")

    @property
    def round(self) -> int:
        """The round of the game, from 1 to 9."""
        return self.state.round + 1

    def coins(self, seat: int) -> int:
        return self.state.coins[seat]

    def supply(self, seat: int) -> int:
        return self.state.supply[seat]

    def general(self, seat: int) -> int:
        """A family's markers in the general supply."""
        return general_supply(self.state, seat)

    def prestige(self, seat: int) -> int:
        return self.state.prestige[seat]

    def rat(self, seat: int) -> int:
        return self.state.rat[seat]

    def markers(self, seat: int, place: str) -> int:
        return self.state.markers[seat][PLACE_NAMES.index(place)]

    def friend(self, seat: int) -> str:
        """The friend's sector, or nothing."""
        sector = self.state.friend[seat]
        return "" if sector == NOBODY else PLACE_NAMES[sector]

    def carriage(self, seat: int) -> str:
        return Market.words[self.state.carriage[seat]]

    def messages(self, seat: int) -> list[str]:
        """Collected messages, `0.coin`."""
        holder = self.state.holder
        return [
            f"{colour}.{MESSAGE_NAMES[kind]}"
            for colour, kind in product(range(len(holder)), range(len(MESSAGE_NAMES)))
            if holder[colour][kind] == seat
        ]

    def hand(self, seat: int) -> list[str]:
        """Cards in hand after the draft, each name once."""
        cards = hand(self.state, seat)
        return [name for number, name in enumerate(CARD_NAMES) if cards >> number & 1]


def position(
    *,
    players: int = 4,
    phase: str = "play",
    turn: int = 0,
    in_round: int = 1,
    start: int = 0,
    persons: str = "",
    options: str = "",
    others: Mapping[int, Family] | None = None,
    **words: Any,
) -> Table:
    """A game in the phase `persons` (nobody has come yet), `draw`, `draft`, `play` or `hire` of a round from 1 to 9.

    `turn` turns of the phase are done. `persons`: of this round, brown ones first; those that are not told are filled
    in. `options`: names of those that are on. Other words are those of `Family`, for seat 0; `others` by seat.
    """
    families = {0: Family(**words), **(others or {})}
    out = complete_persons(persons.split(), in_round, "new_persons" in options)
    game = Table(Play(GAME, players, dict.fromkeys(options.split(), True)))
    set_up(game, (start - in_round + 1) % players, out)
    packets = complete_packets(game.state, families)
    move_on(game.state, in_round, out, packets)
    game.state.start = start
    go_to_phase(game, phase, out, packets)
    mark_played(game.state, turn)
    for seat, family in families.items():
        lay_down_family(game.state, seat, family)
    return Table(game.play)


def complete_persons(wanted: list[str], in_round: int, new_persons: bool) -> list[str]:
    """Two brown persons and a gray one of the round's letter."""
    letter = numbers_of(GRAY[new_persons][(in_round - 1) // PERIOD])
    brown = [name for name in wanted if name in PERSON_NAMES[:BROWN_PERSONS]]
    gray = [name for name in wanted if name not in brown] or [PERSON_NAMES[letter[0]]]
    brown += [name for name in PERSON_NAMES[:BROWN_PERSONS] if name not in brown]
    return [*brown[:2], *gray]


def numbers_of(persons: int) -> list[int]:
    """Persons of a set of bits."""
    return [person for person in range(len(PERSON_NAMES)) if persons >> person & 1]


def set_up(game: Table, start: int, out: list[str]) -> None:
    """Nature's steps before the first round. With New Persons those who are wanted stay, else the base game's go."""
    game.nature(f"start {start}")
    for borough, place in product(range(boroughs(game.state)), range(1, MARKET_PLACES)):
        game.nature(f"message {borough}.{MARKET_NAMES[place]} {MESSAGE_NAMES[place - 1]}")
    while game.state.phase == REMOVING:
        going = [words for words in game.legal(NATURE) if words.removeprefix("remove ") not in out]
        game.nature(going[0])


def complete_packets(state: State, families: Mapping[int, Family]) -> list[list[int]]:
    """By owner the nine cards: first the three of this round by slot, so that the wanted hands come about."""
    packets: list[list[int]] = [[NOBODY] * HAND for _ in range(state.seats)]
    for seat, family in families.items():
        for slot, card in enumerate(family.hand.split()):
            packets[owner_of(state, seat, slot)][slot] = CARD_NAMES.index(card)
    for packet in packets:
        rest = [card for card in range(len(CARD_NAMES)) if card not in packet]
        for slot in range(HAND):
            if packet[slot] == NOBODY:
                packet[slot] = rest.pop(0)
        packet += rest
        assert len(packet) == len(CARD_NAMES), "two equal cards of one owner are wanted"
    return packets


def move_on(state: State, in_round: int, out: list[str], packets: list[list[int]]) -> None:
    """Rounds that lie in the past: their persons have come, their cards are dealt and two of each three played."""
    state.round = in_round - 1
    wanted = [PERSON_NAMES.index(name) for name in out]
    brown = [person for person in range(BROWN_PERSONS) if person not in wanted]
    for past in range(state.round % PERIOD):
        state.brown[2 * past : 2 * past + 2] = [brown.pop(), brown.pop()]
        for owner, cards in enumerate(packets):
            state.packet[past][owner] = cards[HAND * (past + 1) : HAND * (past + 2)]
            state.played[past][owner] = [1] * STEPS + [0] * (HAND - STEPS)
    for past in range(state.round):
        gone = {*wanted, *state.removed, *state.gray[:past]}
        letter = GRAY[state.new_persons][past // PERIOD]
        state.gray[past] = next(person for person in numbers_of(letter) if person not in gone)


def go_to_phase(game: Table, phase: str, out: list[str], packets: list[list[int]]) -> None:
    """Nature and the families bring the game to the beginning of the phase."""
    while game.state.phase != PHASES[phase]:
        turn = game.state.step
        if game.phase == "persons":
            game.nature(f"person {out[turn]}")
        elif game.phase == "draw":
            owner, slot = divmod(turn, HAND)
            game.nature(f"draw {owner} {CARD_NAMES[packets[owner][slot]]}")
        elif game.phase == "draft":
            for seat in range(game.state.seats):
                card = packets[owner_of(game.state, seat, turn)][turn]
                game.say(seat, f"keep {CARD_NAMES[card]}")
        else:
            mark_played(game.state, STEPS * game.state.seats)
            game.state.phase, game.state.step = HIRING, 0


def mark_played(state: State, turn: int) -> None:
    """Mark turns of the phase as done; in the playing phase they took cards from the hands, in their order."""
    for done in range(turn if state.phase == PLAYING else 0):
        lap, place = divmod(done, state.seats)
        seat = (state.start + place) % state.seats
        state.played[state.round % PERIOD][owner_of(state, seat, lap)][lap] = 1
    state.step = turn


def lay_down_family(state: State, seat: int, family: Family) -> None:
    """A family's things as told."""
    state.coins[seat] = family.coins
    state.supply[seat] = family.supply
    state.prestige[seat] = family.prestige
    state.rat[seat] = family.rat
    for part in filter(None, family.markers.split(",")):
        place, count = part.split()
        state.markers[seat][PLACE_NAMES.index(place)] = int(count)
    if family.friend:
        state.friend[seat] = PLACE_NAMES.index(family.friend)
    if family.carriage:
        state.carriage[seat] = market(family.carriage)
    for message in family.messages.split():
        colour, kind = message.split(".")
        number = MESSAGE_NAMES.index(kind)
        state.message[MARKET_PLACES * int(colour) + number + 1] = NOBODY
        state.holder[int(colour)][number] = seat


def market(name: str) -> int:
    """The number of a market in words."""
    borough, place = name.split(".")
    return MARKET_PLACES * int(borough) + MARKET_NAMES.index(place)


def persons_with_rats(rats: int, including: str = "", letter: str = "A") -> str:
    """Two brown persons and a gray one of the letter with so many rats in all, whatever the data file says of each."""
    gray = [
        person for person in range(BROWN_PERSONS, len(PERSON_NAMES)) if GRAY[0][LETTERS.index(letter)] >> person & 1
    ]
    for (first, second), third in product(combinations(range(BROWN_PERSONS), 2), gray):
        names = [PERSON_NAMES[person] for person in (first, second, third)]
        if RATS[1][first] + RATS[1][second] + RATS[1][third] == rats and (not including or including in names):
            return " ".join(names)
    raise ValueError(f"no three persons of {letter} have {rats} rats")
