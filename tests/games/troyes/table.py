"""The toolbox of the tests: positions of Troyes in words, decisions in words, and what has come of them.

    game = position(cards="merchant", dice={0: "yellow 4 4"}, deniers=3)
    game.use(0, "activate merchant", "0 yellow 4", "0 yellow 4")
    assert game.deniers(0) == 3 - cost("merchant") + 2 * (8 // divisor("merchant"))

A position is a start set up by the rules (who begins, characters, settling); only then everything on the table is laid
down as told. Decisions go through `Play` and are checked as anybody's. A card lies on the spot of its colour and level,
in the first round in which it can. Spaces of buildings that are not told are taken by neutral citizens.
"""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any, Self

from parvis.engine import asking
from parvis.engine.play import Play, Result
from parvis.engine.questions import NATURE, Question
from parvis.games.troyes import GAME, cards
from parvis.games.troyes.cards import ACTIVITY_WORDS, CHARACTER_NAMES, EVENT_NAMES, SPOT
from parvis.games.troyes.pieces import (
    ALL_COLOUR_NAMES,
    BUILDING_NAMES,
    CHARACTERS_EACH,
    DICE_COLOUR_NAMES,
    FACES,
    LEVELS,
    NEUTRAL,
    SPACES,
    Die,
)
from parvis.games.troyes.rules.cathedral import levels
from parvis.games.troyes.rules.group_growth import GROUPING
from parvis.games.troyes.rules.in_play import card_called
from parvis.games.troyes.rules.nature import OPEN_CARD
from parvis.games.troyes.rules.queue import place_of
from parvis.games.troyes.rules.supplies import general_supply
from parvis.games.troyes.state import DIE_NUMBER, NOBODY, RULES, State
from tests.games.troyes.box import dice_for, divisor, of_event
from tests.games.troyes.conservation import check
from tests.games.troyes.laying import (
    PHASES,
    Player,
    begin_phase,
    employ,
    event_form,
    lay_down_dice,
    lay_down_events,
    lay_down_player,
    listed,
    spot_for,
    trading,
)
from tests.games.troyes.wall import gate_for, tile_form, tiles_named

__all__ = ["Player", "Table", "begin_phase", "chosen", "event_form", "group_of", "position", "settled", "spot_for"]


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

    def rolls(self, *values: int) -> Self:
        """Roll dice for nature, one after the other."""
        return self.nature(*(f"roll {value}" for value in values))

    def chance(self) -> Self:
        """Chance brings the first of what it may, as long as it is asked."""
        while self.play.movers() == [NATURE]:
            self.nature(self.legal(NATURE)[0])
        return self

    def use(self, seat: int, action: str, *dice: str, cube: str = "") -> Self:
        """An action with dice like `0 red 4` and the cube of a card that helps. What follows is not answered."""
        self.say(seat, action)
        if cube and self.asked == GROUPING and set(self.state.helpers) == {NOBODY}:
            self.say(seat, f"help {cube}")
        while self.asked == GROUPING:
            missing = Counter(dice) - Counter(Die.words[die] for die in group_of(self.state))
            self.say(seat, f"die {min(missing)}" if missing else "done")
        return self

    def counter(self, seat: int, event: str, cubes: int) -> Self:
        """Put cubes on an event with the seat's best dice that are enough for just so many."""
        ruling = self.state.ruling
        colour = DICE_COLOUR_NAMES[of_event(cards.EVENT_COLOUR, event, ruling)]
        values = dice_for(cubes * divisor(event, ruling))
        for value in values:
            self.state.dice[seat][DICE_COLOUR_NAMES.index(colour)][value - 1] += 1
        return self.use(seat, f"counter {event}", *(f"{seat} {colour} {value}" for value in values))

    def ask(self, seat: int, question: Question, *details: int) -> Self:
        """Something puts a question to a seat, whoever's turn it is."""
        asking.ask(self.state, seat, question, *details)
        return self

    def legal(self, seat: int) -> list[str]:
        """What a seat may decide now."""
        return [GAME.catalogue[decision] for decision in self.play.legal(seat)]

    def may(self, seat: int, words: str) -> bool:
        """Whether a seat may decide that now."""
        return words in self.legal(seat)

    @property
    def movers(self) -> list[int]:
        return self.play.movers()

    @property
    def asked(self) -> Question | None:
        """What is asked; None: the game is over."""
        return RULES.asked(self.state)

    @property
    def phase(self) -> str:
        names = {number: name for name, number in PHASES.items()}
        return names.get(self.state.phase, "set-up")

    @property
    def round(self) -> int:
        """The round of the game, from 1."""
        return self.state.round + 1

    @property
    def queue(self) -> list[str]:
        return [EVENT_NAMES[event] for event in self.state.queue if event != NOBODY]

    @property
    def result(self) -> Result:
        return self.play.result()

    def deniers(self, seat: int) -> int:
        return self.state.deniers[seat]

    def income(self, seat: int) -> int:
        """Deniers in the district until the round ends."""
        return self.state.income[seat]

    def influence(self, seat: int) -> int:
        return self.state.influence[seat]

    def points(self, seat: int) -> int:
        return self.state.points[seat]

    def supply(self, seat: int) -> int:
        """Citizens in the personal supply."""
        return self.state.supply[seat]

    @property
    def possessed(self) -> list[int]:
        """Whose citizens are on Possession."""
        return [seat for seat in range(self.state.seats) for _ in range(self.state.possessed[seat])]

    def general(self, seat: int) -> int:
        """Citizens in the general supply."""
        return general_supply(self.state, seat)

    def building(self, name: str) -> list[int]:
        """Who stands on the spaces of a building: a seat, NEUTRAL or NOBODY."""
        return list(self.state.citizen[BUILDING_NAMES.index(name)])

    def lying(self, name: str) -> dict[int, int]:
        """Citizens who lie in a building, by seat or NEUTRAL."""
        return {who: count for who, count in enumerate(self.state.lying[BUILDING_NAMES.index(name)]) if count}

    def tradesmen(self, card: str) -> list[int]:
        """Who has a tradesman on a card, from the best space on."""
        spot = spot_for(self.state, card)
        return [who for who in self.state.tradesman[spot] if who != NOBODY]

    def cubes(self, seat: int, card: str) -> int:
        """A seat's cubes for later on a card."""
        return self.state.cubes[spot_for(self.state, card)][seat]

    def column(self, column: int) -> list[int]:
        """Whose cubes are in a column of the cathedral, from 1, from the lowest level on."""
        return list(self.state.cathedral[column - 1])[: levels(self.state)]

    def banners(self, event: str) -> list[int]:
        """Whose cubes are on an event in the queue, from the left."""
        place = place_of(self.state, event_form(self.state, event))
        return [seat for seat in self.state.banner[place] if seat != NOBODY]

    def winner(self, event: str) -> int:
        """Who keeps an event's card, or NOBODY."""
        return self.state.won[event_form(self.state, event)]

    def dice(self, district: int) -> str:
        """The dice of a district in words, `red 4 4, yellow 1`."""
        rows = zip(ALL_COLOUR_NAMES, self.state.dice[district], strict=True)
        shown = {colour: [str(value + 1) for value in range(FACES) for _ in range(row[value])] for colour, row in rows}
        return ", ".join(f"{colour} {' '.join(values)}" for colour, values in shown.items() if values)

    def outdoor(self, seat: int, tile: str) -> int:
        """A seat's cubes on an outdoor tile."""
        return self.state.outdoor[gate_for(tile)][seat]

    def guard(self, seat: int) -> int:
        """The space of the ramparts where a seat's guard is."""
        return self.state.guard[seat]

    @property
    def black(self) -> list[int]:
        """The black dice that are left."""
        return [value + 1 for value in range(FACES) for _ in range(self.state.black[value])]


def chosen(options: str) -> dict[str, str]:
    """Options in words, `sliding characters=open`: one without a value is on."""
    words = (option.partition("=") for option in options.split())
    return {name: value or "true" for name, _, value in words}


@cache
def settled(players: int, start: int, options: str, characters: str, ruling: int = 1) -> Play:
    """A game set up by the rules up to its first round."""
    game = Table(Play(GAME, players, chosen(options), ruling))
    game.nature(f"start {start}")
    wanted = characters.split()
    wanted += [name for name in CHARACTER_NAMES if name not in wanted]
    dealt = CHARACTERS_EACH[players] * players
    for number in range(dealt):
        game.nature(f"deal {number % players} {wanted[number]}")
    if game.asked == OPEN_CARD:
        game.nature(f"open {wanted[dealt]}")
    while game.phase == "set-up":
        seat = game.movers[0]
        game.say(seat, game.legal(seat)[0])
    return game.play


def position(
    *,
    players: int = 3,
    phase: str = "actions",
    turn: int | None = None,
    in_round: int = 0,
    start: int = 0,
    cards: str = "",
    queue: str = "marauding",
    banners: Mapping[str, str] | None = None,
    won: Mapping[str, int] | None = None,
    dice: Mapping[Any, str] | None = None,
    black: str = "",
    characters: str = "",
    neutral: str = "",
    others: Mapping[int, Player] | None = None,
    options: str = "",
    tiles: str = "",
    ruling: int = 1,
    **words: Any,
) -> Table:
    """A game at the beginning of a phase, in a round from 1 (0: the first in which all cards can be out).

    `banners`: by event whose cubes lie there from the left, `0 1`. `won`: by event who has its card. `dice`: by seat,
    or "neutral". `neutral`: cards with a grey tradesman. `characters`: the first ones are dealt, the next one lies open
    if the option says so. `options`: see `chosen`. Other words are those of `Player`, for seat 0; `others` by seat.
    `tiles`: outdoor tiles, which begin with their level; with any, or with something of a player's on the ramparts,
    there are ramparts, and the other tiles are USUAL_TILES.
    """
    table = {seat: Player() for seat in range(players)} | {0: Player(**words)} | dict(others or {})
    guards = any(player.guard for player in table.values())
    on_wall = tiles_named(listed(tiles), [part for player in table.values() for part in listed(player.outdoor)], guards)
    if on_wall and "ramparts" not in options.split():
        options = f"{options} ramparts".strip()
    state = settled(players, start, options, characters, ruling).state.copy()
    for name in on_wall:
        state.tile[gate_for(name)] = tile_form(state, name)
    out = {*listed(cards), *listed(neutral)} | {name for player in table.values() for name in trading(player)}
    level = max([spot_for(state, name) % LEVELS for name in out], default=0)
    state.round = in_round - 1 if in_round else level
    begin_phase(state, phase, start if turn is None else turn)
    for name in out:
        card = card_called(state, ACTIVITY_WORDS.index(name))
        state.card[SPOT[card]] = card
    lay_down_events(state, listed(queue), banners or {}, won or {})
    lay_down_dice(state, dice or {}, black)
    state.citizen = [[NEUTRAL] * SPACES for _ in BUILDING_NAMES]
    for seat, player in table.items():
        lay_down_player(state, seat, player)
    for name in listed(neutral):
        employ(state, NEUTRAL, name)
    play = Play(GAME, players, chosen(options), ruling)
    play.state = state
    return Table(play)


def group_of(state: State) -> list[int]:
    """Numbers of the dice in the group."""
    return [row[DIE_NUMBER] for row in state.group if row[DIE_NUMBER] != NOBODY]
