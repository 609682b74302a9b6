"""The end of the game: what is scored then. Rules: "End and scoring", "Base characters"."""

from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules import cathedral, queue, supplies
from parvis.games.troyes.rules.effects import kinds as effects
from parvis.games.troyes.rules.ramparts import wall
from parvis.games.troyes.rules.ramparts.sides import kinds as sides
from parvis.games.troyes.state import NOBODY, RULES, State, rule

SCORING = RULES.event("scoring", section="scoring")
SCORED = RULES.event("scored", section="scoring")


@rule
def trade_points(state: State, seat: int) -> int:
    """Points for the spaces of a seat's tradesmen."""
    points = 0
    for spot in range(pieces.SPOTS):
        space = supplies.space_of(state, seat, spot)
        if space != NOBODY:
            points += cards.SPACE_POINTS[state.card[spot]][space]
    return points


@rule
def score_cubes(state: State, seat: int) -> None:
    """Points for cubes on cards that count to the end."""
    for spot in range(pieces.SPOTS):
        card = state.card[spot]
        if card != NOBODY and cards.SCORES_CUBES[card] == 1:
            supplies.gain_points(
                state, seat, effects.end_points(state, seat, card), supplies.FROM_FIRST_CARD + cards.WORD[card]
            )


@rule
def levels_missed(state: State, seat: int) -> int:
    """Levels of the cathedral where a seat has no cube."""
    count = 0
    for level in range(cathedral.levels(state)):
        if cathedral.own_on_level(state, seat, level) == 0:
            count += 1
    return count


@rule
def counts(state: State, seat: int, character: int) -> int:
    """How much a seat has of what a character counts."""
    what = cards.COUNTED_BY[character]
    if what == cards.EVENTS_WON:
        return queue.events_won(state, seat)
    if what == cards.INFLUENCE_LEFT:
        return state.influence[seat]
    if what == cards.STONES:
        return cathedral.own_stones(state, seat)
    if what == cards.CITIZENS_STANDING:
        count = 0
        for building in range(pieces.BUILDINGS):
            count += supplies.standing(state, seat, building)
        return count
    if what == cards.TRADESMEN_OUT:
        return supplies.tradesmen(state, seat)
    if what == cards.DENIERS_LEFT:
        return state.deniers[seat]
    return supplies.of_estate(state, seat, cards.ESTATE_COUNTED[what])


@rule
def character_points(state: State, seat: int, character: int) -> int:
    """The points that a character gives a seat."""
    have, points = counts(state, seat, character), 0
    for level in range(cards.CHARACTER_LEVELS):
        if have >= cards.THRESHOLDS[state.ruling][character][level]:
            points = cards.CHARACTER_POINTS[state.ruling][level]
    return points


@rule
def score_tile(state: State, seat: int) -> None:
    """What the tile of the last gate brings at the end; the others bring nothing then."""
    tile = state.tile[pieces.GATES - 1]
    if tile != NOBODY:
        supplies.gain_points(
            state, seat, sides.points_at_end(state, seat, tile), supplies.FROM_FIRST_TILE_AT_END + wall.TILE_WORD[tile]
        )


@rule
def score_all(state: State) -> None:
    """The last scoring: cubes on events, tradesmen, cubes on cards and tiles, characters, levels of the cathedral."""
    tell(state, SCORING)
    for seat in range(state.seats):
        supplies.gain_points(state, seat, pieces.CUBE_LEFT * queue.events_with(state, seat), supplies.FROM_CUBES_LEFT)
        supplies.gain_points(state, seat, trade_points(state, seat), supplies.FROM_TRADESMEN)
        score_cubes(state, seat)
        score_tile(state, seat)
        for character in range(cards.CHARACTERS):
            if state.character[character] != NOBODY:
                supplies.gain_points(
                    state, seat, character_points(state, seat, character), supplies.FROM_FIRST_CHARACTER + character
                )
        supplies.lose_points(state, seat, pieces.LEVEL_MISSED * levels_missed(state, seat), supplies.FOR_LEVELS_MISSED)
    tell(state, SCORED)


@rule
def scores(state: State, points: Row, tiebreak: Row) -> None:
    """Victory points; nothing breaks a tie."""
    for seat in range(state.seats):
        points[seat] = state.points[seat]
        tiebreak[seat] = 0
