"""What holds in every position of Troyes, whatever has happened: nothing is made of nothing, nothing is lost."""

from collections import Counter

from parvis.engine.questions import QUESTION
from parvis.games.troyes.cards import (
    ACTIVITY_NAMES,
    BANNERS,
    BRINGS,
    CHARACTER_MODULE,
    EVENT_NAMES,
    EVENT_SINCE,
    EVENT_UNTIL,
    KEEPS_CUBES,
    MODULE,
    SINCE,
    SPOT,
    UNTIL,
)
from parvis.games.troyes.helps import ITSELF
from parvis.games.troyes.pieces import (
    ALL_COLOURS,
    BY_DISTRICT,
    CHARACTERS_EACH,
    CITIZENS,
    DICE_COLOURS,
    DISTRICTS,
    FACES,
    GATES,
    LADIES_EVENTS,
    LEVELS,
    LIES_OPEN,
    MOST_INFLUENCE,
    NEUTRAL,
    OPEN_CHARACTER,
    PURPLE,
    QUEUE,
    RAMPARTS,
    ROUNDS,
    SEATS,
    SPACES_WITH_POINTS,
    SPOTS,
    WALL,
)
from parvis.games.troyes.rules.actions import ACTION, ACTIONS
from parvis.games.troyes.rules.cathedral import levels
from parvis.games.troyes.rules.defence import DEFENCE, DEFENDING
from parvis.games.troyes.rules.dice import heads
from parvis.games.troyes.rules.nature import DEALING, OPENING, START_PLAYER
from parvis.games.troyes.rules.queue import TAKES_CITIZENS
from parvis.games.troyes.rules.ramparts.drawing import TILES_DRAWN
from parvis.games.troyes.rules.ramparts.wall import TILE_GATE, TILE_NAMES, may_put
from parvis.games.troyes.rules.supplies import general_supply
from parvis.games.troyes.state import DIE_NUMBER, NOBODY, PRICE, RULES, State

DICE_OF_A_COLOUR = 6
MOVING_GATE, MOVING_TILE = 1, "ii-d"
"""The tile that brings cubes to cards without a tradesman."""
EMPTY_ROW = [NOBODY, 0, 0, 0]
"""Of the group, where there is no die."""


def check(state: State) -> None:
    """Assert everything that must hold after every step."""
    for seat in range(state.seats):
        check_player(state, seat)
    for seat in range(state.seats, SEATS):
        unused = (state.deniers, state.income, state.influence, state.points, state.supply, state.passed)
        unused += (state.possessed,)
        assert not any(row[seat] for row in unused), f"seat {seat} is not in play"
    assert 0 <= state.round < ROUNDS[state.seats]
    check_pieces(state)
    check_wall(state)
    check_tradesmen(state)
    check_possessed(state)
    check_dice(state)
    check_queue(state)
    check_cards(state)
    check_questions(state)


def check_player(state: State, seat: int) -> None:
    """Twelve citizens, each in one place; influence on its track; no debts."""
    on_board = sum(row.count(seat) for row in (*state.citizen, *state.tradesman)) + sum(
        row[seat] for row in state.lying
    )
    general = CITIZENS - state.supply[seat] - state.possessed[seat] - on_board
    assert min(general, state.supply[seat]) >= 0, f"seat {seat}: citizens from nowhere"
    assert general == general_supply(state, seat)
    assert state.deniers[seat] >= 0, f"seat {seat} owes deniers"
    assert state.income[seat] >= 0
    assert 0 <= state.influence[seat] <= MOST_INFLUENCE, f"seat {seat} has {state.influence[seat]} influence"
    assert state.points[seat] >= 0, f"seat {seat} owes points"
    assert state.passed[seat] in (0, 1)


def check_pieces(state: State) -> None:
    """Cubes and citizens belong to somebody who plays."""
    players = {NOBODY, *range(state.seats)}
    assert all(seat in players for column in state.cathedral for seat in column)
    assert levels(state) > LEVELS or all(column[LEVELS] == NOBODY for column in state.cathedral)
    assert all(who in {*players, NEUTRAL} for row in state.citizen for who in row)
    assert all(count >= 0 for row in state.lying for count in row)


def check_tradesmen(state: State) -> None:
    """Nobody has two tradesmen on a card; of grey ones, who come by an event, there is one on each space with points.

    With these events citizens may leave a card, too: then spaces with points are free, and cubes without a tradesman.
    """
    with_events = state.modules >> LADIES_EVENTS & 1 == 1
    for spot in range(SPOTS):
        trading = [who for who in state.tradesman[spot] if who not in (NOBODY, NEUTRAL)]
        assert set(trading) <= set(range(state.seats))
        assert len(set(trading)) == len(trading), "a player's second tradesman on a card"
        assert NEUTRAL not in state.tradesman[spot][SPACES_WITH_POINTS:], "a grey tradesman on a space without points"
        there = [who for who in state.tradesman[spot] if who != NOBODY]
        assert with_events or state.tradesman[spot][: len(there)] == there, "a better space is free"
        behind = [who for who in state.tradesman[spot][SPACES_WITH_POINTS:] if who != NOBODY]
        assert state.tradesman[spot][SPACES_WITH_POINTS:][: len(behind)] == behind, "a gap where there are no points"
        for seat in range(SEATS):
            assert state.cubes[spot][seat] >= 0
            brought = state.tile[MOVING_GATE] != NOBODY and TILE_NAMES[state.tile[MOVING_GATE]] == MOVING_TILE
            alone = with_events or brought
            assert alone or state.cubes[spot][seat] == 0 or seat in trading, "cubes without a tradesman"
        if state.card[spot] == NOBODY or not KEEPS_CUBES[state.card[spot]]:
            assert not any(state.cubes[spot]), "cubes on a card that keeps none"
        assert state.card[spot] != NOBODY or not there, "a tradesman on a card that lies face down"


def check_possessed(state: State) -> None:
    """One citizen of a player at most is on an event that takes them, and only as long as it lies in the queue."""
    there = any(TAKES_CITIZENS[event] for event in state.queue if event != NOBODY)
    assert all(0 <= count <= int(there) for count in state.possessed)


def check_wall(state: State) -> None:
    """A tile of each level or none; guards on the wall, and their cubes where they have come; no more is used."""
    tiles = [tile for tile in state.tile if tile != NOBODY]
    assert len(tiles) in (0, GATES) or state.phase == TILES_DRAWN
    assert [TILE_GATE[tile] for tile in tiles] == [*range(len(tiles))], "a tile lies at another gate"
    assert state.modules >> RAMPARTS & 1 or not tiles, "tiles without the ramparts"
    assert all(space == 0 for space in state.guard[state.seats :])
    assert all(0 <= space <= WALL for space in state.guard), "a guard beside the wall"
    for gate, cubes in enumerate(state.outdoor):
        assert all(count >= 0 for count in cubes)
        for seat, count in enumerate(cubes):
            assert count == 0 or may_put(state, seat, gate), "cubes on a tile that is not reached, or takes none"
    assert all(0 <= used < 1 << GATES for used in state.tiles_used)
    assert state.phase == ACTIONS or not any(state.tiles_used), "a tile is used in no turn"
    assert state.laid == 0 or (tiles and state.phase == ACTIONS)


def check_dice(state: State) -> None:
    """Six dice of a colour; six black ones, or eight with more events; a purple one for each player, or none."""
    rows = [row for row in state.group if row != EMPTY_ROW]
    assert rows == state.group[: len(rows)], "a gap in the group"
    numbers = [row[DIE_NUMBER] for row in rows]
    group = [die for die in numbers if die != NOBODY]
    assert numbers == sorted(numbers)
    helping = [state.card[spot] for spot in state.helpers if spot != NOBODY]
    assert len(numbers) - len(group) == sum(BRINGS[card] == ITSELF for card in helping), "a cube that is no die"
    assert state.brought in (NOBODY, *group), "a die was brought, and is not there"
    assert all(row[PRICE] == 0 for row in rows if row[DIE_NUMBER] == NOBODY)
    grouped = Counter(die // FACES % ALL_COLOURS for die in group)
    assert all(die // BY_DISTRICT < DISTRICTS for die in group)
    for colour in range(DICE_COLOURS):
        lying = [count for district in state.dice for count in district[colour]]
        assert min(lying) >= 0, "a die was taken that is not there"
        assert sum(lying) + grouped[colour] <= DICE_OF_A_COLOUR, "more dice of a colour than there are"
    heads_lying = [sum(district[PURPLE]) for district in state.dice]
    for seat, lying in enumerate(heads_lying):
        grouped_here = sum(die // FACES == ALL_COLOURS * seat + PURPLE for die in group)
        assert 0 <= lying + grouped_here <= int(seat < heads(state)), "a purple die too many"
    assert all(not any(row) for seat in range(state.seats, SEATS) for row in state.dice[seat])
    assert min(state.black) >= 0
    assert sum(state.black) <= (8 if state.modules >> LADIES_EVENTS & 1 else 6)


def check_queue(state: State) -> None:
    """Events lie in one place each; cubes cover banners that are printed, from the left, and never all of them."""
    length = QUEUE - state.queue.count(NOBODY)
    queue = state.queue[:length]
    assert NOBODY not in queue, "a gap in the queue"
    won = [event for event in range(len(EVENT_NAMES)) if state.won[event] != NOBODY]
    assert len({*queue, *won}) == len(queue) + len(won), "an event in two places"
    assert all(EVENT_SINCE[event] <= state.ruling <= EVENT_UNTIL[event] for event in (*queue, *won))
    assert all(seat in range(NOBODY, state.seats) for seat in state.won)
    for place, banners in enumerate(state.banner):
        covered = [seat for seat in banners if seat != NOBODY]
        room = BANNERS[queue[place]] if place < length else 1
        assert all(seat < state.seats for seat in covered)
        assert banners[: len(covered)] == covered, "a banner further left is free"
        assert len(covered) < room, "a countered event lies in the queue"


def check_cards(state: State) -> None:
    """An activity card lies on the spot of its colour and level; everybody has the characters that were dealt."""
    for spot, card in enumerate(state.card):
        assert card == NOBODY or SPOT[card] == spot, f"{ACTIVITY_NAMES[card]} lies in the wrong place"
        assert card == NOBODY or spot % LEVELS <= state.round, f"{ACTIVITY_NAMES[card]} comes too early"
        assert card == NOBODY or SINCE[card] <= state.ruling <= UNTIL[card], f"{ACTIVITY_NAMES[card]} is not in the box"
        assert card == NOBODY or state.modules >> MODULE[card] & 1, f"{ACTIVITY_NAMES[card]} is not played with"
    held = Counter(seat for seat in state.character if seat not in (NOBODY, LIES_OPEN))
    each = CHARACTERS_EACH[state.seats]
    assert set(held) <= set(range(state.seats))
    assert all(count <= each for count in held.values())
    assert state.phase in (START_PLAYER, DEALING) or sum(held.values()) == each * state.seats
    opened = state.phase not in (START_PLAYER, DEALING, OPENING) and state.modules >> OPEN_CHARACTER & 1
    assert state.character.count(LIES_OPEN) == opened, "one character lies open where the option says so"
    in_play = (character for character, seat in enumerate(state.character) if seat != NOBODY)
    assert all(state.modules >> CHARACTER_MODULE[character] & 1 for character in in_play)


def check_questions(state: State) -> None:
    """Nothing is left of questions that have been answered."""
    assert not any(any(row) for row in state.asked[state.depth :])
    asked = [row[QUESTION] for row in state.asked[: state.depth]]
    assert all(RULES.declared.questions[question] == question for question in asked)
    assert state.defended == 0 or DEFENDING in asked
    if set(asked) <= {ACTION, DEFENCE}:
        assert all(row == EMPTY_ROW for row in state.group)
        assert set(state.helpers) == {NOBODY}
