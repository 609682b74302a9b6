"""The end of the game: what is scored then. Rules: "End and scoring", "Base characters"."""

from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes.cards import (
    CHARACTER_LEVELS,
    CHARACTER_POINTS,
    CHARACTERS,
    CITIZENS_STANDING,
    COUNTED_BY,
    DENIERS_LEFT,
    ESTATE_COUNTED,
    EVENTS_WON,
    INFLUENCE_LEFT,
    SCORES_CUBES,
    SPACE_POINTS,
    STONES,
    THRESHOLDS,
    TRADESMEN_OUT,
    WORD,
)
from parvis.games.troyes.pieces import BUILDINGS, CUBE_LEFT, GATES, LEVEL_MISSED, SPOTS
from parvis.games.troyes.rules.cathedral import levels, own_on_level, own_stones
from parvis.games.troyes.rules.effects.kinds import end_points
from parvis.games.troyes.rules.queue import events_with, events_won
from parvis.games.troyes.rules.ramparts.sides.kinds import points_at_end
from parvis.games.troyes.rules.ramparts.wall import TILE_WORD
from parvis.games.troyes.rules.supplies import (
    FOR_LEVELS_MISSED,
    FROM_CUBES_LEFT,
    FROM_FIRST_CARD,
    FROM_FIRST_CHARACTER,
    FROM_FIRST_TILE_AT_END,
    FROM_TRADESMEN,
    gain_points,
    lose_points,
    of_estate,
    space_of,
    standing,
    tradesmen,
)
from parvis.games.troyes.state import NOBODY, RULES, State, rule

SCORING = RULES.event("scoring", section="scoring")
SCORED = RULES.event("scored", section="scoring")


@rule
def trade_points(state: State, seat: int) -> int:
    """Points for the spaces of a seat's tradesmen."""
    points = 0
    for spot in range(SPOTS):
        space = space_of(state, seat, spot)
        if space != NOBODY:
            points += SPACE_POINTS[state.card[spot]][space]
    return points


@rule
def score_cubes(state: State, seat: int) -> None:
    """Points for cubes on cards that count to the end."""
    for spot in range(SPOTS):
        card = state.card[spot]
        if card != NOBODY and SCORES_CUBES[card] == 1:
            gain_points(state, seat, end_points(state, seat, card), FROM_FIRST_CARD + WORD[card])


@rule
def levels_missed(state: State, seat: int) -> int:
    """Levels of the cathedral where a seat has no cube."""
    count = 0
    for level in range(levels(state)):
        if own_on_level(state, seat, level) == 0:
            count += 1
    return count


@rule
def counts(state: State, seat: int, character: int) -> int:
    """How much a seat has of what a character counts."""
    what = COUNTED_BY[character]
    if what == EVENTS_WON:
        return events_won(state, seat)
    if what == INFLUENCE_LEFT:
        return state.influence[seat]
    if what == STONES:
        return own_stones(state, seat)
    if what == CITIZENS_STANDING:
        count = 0
        for building in range(BUILDINGS):
            count += standing(state, seat, building)
        return count
    if what == TRADESMEN_OUT:
        return tradesmen(state, seat)
    if what == DENIERS_LEFT:
        return state.deniers[seat]
    return of_estate(state, seat, ESTATE_COUNTED[what])


@rule
def character_points(state: State, seat: int, character: int) -> int:
    """The points that a character gives a seat."""
    have, points = counts(state, seat, character), 0
    for level in range(CHARACTER_LEVELS):
        if have >= THRESHOLDS[state.ruling][character][level]:
            points = CHARACTER_POINTS[state.ruling][level]
    return points


@rule
def score_tile(state: State, seat: int) -> None:
    """What the tile of the last gate brings at the end; the others bring nothing then."""
    tile = state.tile[GATES - 1]
    if tile != NOBODY:
        gain_points(state, seat, points_at_end(state, seat, tile), FROM_FIRST_TILE_AT_END + TILE_WORD[tile])


@rule
def score_all(state: State) -> None:
    """The last scoring: cubes on events, tradesmen, cubes on cards and tiles, characters, levels of the cathedral."""
    tell(state, SCORING)
    for seat in range(state.seats):
        gain_points(state, seat, CUBE_LEFT * events_with(state, seat), FROM_CUBES_LEFT)
        gain_points(state, seat, trade_points(state, seat), FROM_TRADESMEN)
        score_cubes(state, seat)
        score_tile(state, seat)
        for character in range(CHARACTERS):
            if state.character[character] != NOBODY:
                gain_points(state, seat, character_points(state, seat, character), FROM_FIRST_CHARACTER + character)
        lose_points(state, seat, LEVEL_MISSED * levels_missed(state, seat), FOR_LEVELS_MISSED)
    tell(state, SCORED)


@rule
def scores(state: State, points: Row, tiebreak: Row) -> None:
    """Victory points; nothing breaks a tie."""
    for seat in range(state.seats):
        points[seat] = state.points[seat]
        tiebreak[seat] = 0
