"""What can stand in the way of a decision, and how the position would be without it. Sentences: texts/en/why.ftl."""

from parvis.engine.obstacles import Named, Obstacle, Obstacles, Told
from parvis.engine.questions import FIRST_DETAIL
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.rules import (
    cards,
    carriage,
    draft,
    hiring,
    moving,
    persons,
    plague,
    possessions,
    sectors,
    stacks,
)
from parvis.games.notre_dame.rules.persons import new
from parvis.games.notre_dame.state import NOBODY, RULES, State

MOST_COINS = 3
"""More is never asked for at once."""
FARTHEST_AWAY = 5
"""Streets from any market to any other, at most."""
NOTHING: Told = {}
"""What a sentence needs that is always the same."""


def place_named(named: Named) -> int:
    """The sector that a decision names, or the cathedral; PLACES if it names none."""
    return pieces.PLACE_NAMES.index(named[-1]) if named[-1] in pieces.PLACE_NAMES else pieces.PLACES


def kept(state: State) -> list[int]:
    """The row of the stack with the question that is asked, to be changed; its details follow the seat."""
    return state.asked[state.depth - 1]


def coins_short(state: State, seat: int, named: Named, count: int) -> Told | None:
    """A person or a donation costs more coins than the player has."""
    has = state.coins[seat]
    if named[-1] == "nobody":
        return None
    state.coins[seat] += count
    return {"needed": has + count, "count": has}


def not_in_hand(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The card to play is not in the hand."""
    card = pieces.CARD_NAMES.index(named[1])
    if draft.hand(state, seat) >> card & 1:
        return None
    slot = next((slot for slot in range(draft.HAND) if draft.unplayed(state, seat, slot) != NOBODY), 0)
    period, owner = state.round % pieces.PERIOD, draft.owner_of(state, seat, slot)
    state.packet[period][owner][slot] = card
    state.played[period][owner][slot] = 0
    return NOTHING


def not_passed(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The card to keep does not lie before the seat."""
    card = pieces.CARD_NAMES.index(named[1])
    if draft.cards_to_keep(state, seat) >> card & 1:
        return None
    state.packet[state.round % pieces.PERIOD][draft.owner_of(state, seat, state.step)][state.step] = card
    return NOTHING


def not_out(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The person is not one of the three of the round."""
    person = pieces.PERSON_NAMES.index(named[1]) if named[1] in pieces.PERSON_NAMES else NOBODY
    if person == NOBODY or stacks.face_up(state) >> person & 1:
        return None
    if stacks.brown(state) >> person & 1:
        state.brown[state.round % pieces.PERIOD * stacks.BROWN_A_ROUND] = person
    else:
        state.gray[state.round] = person
    return NOTHING


def counsellor_again(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The counsellor can't be hired through himself."""
    person = pieces.PERSON_NAMES.index(named[1]) if named[1] in pieces.PERSON_NAMES else 0
    if RULES.asked(state) != new.EXTRA_HIRE or not persons.COUNSELLORS >> person & 1:
        return None
    kept(state)[0] = int(hiring.HIRE_PERSON)
    return NOTHING


def not_in_play(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The board is smaller with so few players: that market is not on it."""
    if int(named[1].split(".")[0]) < possessions.boroughs(state):
        return None
    state.seats = len(state.coins)
    return NOTHING


def too_far(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The carriage may not go so far."""
    if RULES.asked(state) != carriage.DRIVE_CARRIAGE:
        return None
    streets = kept(state)[FIRST_DETAIL]
    kept(state)[FIRST_DETAIL] += count
    return {"needed": streets + count, "count": streets}


def same_place(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The piece would come from where it goes to."""
    if RULES.asked(state) not in (cards.SOURCE, moving.FOOL_TO, moving.MINSTREL_TO) or kept(state)[
        FIRST_DETAIL
    ] != place_named(named):
        return None
    kept(state)[FIRST_DETAIL] = (place_named(named) + 1) % pieces.SECTORS
    return NOTHING


def no_marker_there(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The seat has no marker in the place."""
    place = place_named(named)
    if place == pieces.PLACES or "friend" in named or state.markers[seat][place]:
        return None
    state.markers[seat][place] = 1
    return NOTHING


def friend_elsewhere(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The friend is not in the sector."""
    if "friend" not in named or state.friend[seat] == place_named(named):
        return None
    state.friend[seat] = place_named(named)
    return NOTHING


def friend_already_there(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The friend is in the sector already, and may not stay."""
    if state.friend[seat] != place_named(named):
        return None
    state.friend[seat] = NOBODY
    return NOTHING


def not_empty(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The bishop's sector is not empty."""
    sector = place_named(named)
    if RULES.asked(state) != moving.BISHOP_TO or possessions.influence(state, seat, sector) == 0:
        return None
    state.markers[seat][sector] = 0
    state.friend[seat] = NOBODY if state.friend[seat] == sector else state.friend[seat]
    return NOTHING


def too_few_to_carry(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The minstrel's sector has fewer markers than he is to move."""
    source = kept(state)[FIRST_DETAIL]
    has = state.markers[seat][source]
    state.markers[seat][source] += count
    return {"count": has}


def no_friend_to_carry(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The friend is not in the minstrel's sector."""
    if "friend" not in named or state.friend[seat] == kept(state)[FIRST_DETAIL]:
        return None
    state.friend[seat] = kept(state)[FIRST_DETAIL]
    return NOTHING


def none_in_general_supply(state: State, seat: int, named: Named, count: int) -> Told | None:
    """All markers are on the board or in the seat's own supply."""
    if named[1] != "marker" or possessions.general_supply(state, seat) > 0:
        return None
    state.supply[seat] -= 1
    return NOTHING


def no_rat(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The rat is on 0 already."""
    if named[1] != "rat" or state.rat[seat] > 0:
        return None
    state.rat[seat] = 1
    return NOTHING


def not_among_fullest(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The sector has less than the fullest one, or only the friend."""
    sector, row = place_named(named), kept(state)
    state.markers[seat][sector] = max(1, row[FIRST_DETAIL] - (state.friend[seat] == sector))
    row[FIRST_DETAIL] = possessions.influence(state, seat, sector)
    return NOTHING


def no_message_of_type(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The seat has no message of the type."""
    state.holder[0][pieces.MESSAGE_NAMES.index(named[1])] = seat
    return NOTHING


def marker_there_already(state: State, seat: int, named: Named, count: int) -> Told | None:
    """The marker came to the cathedral from elsewhere, so something has to be given."""
    if kept(state)[FIRST_DETAIL] == 0:
        return None
    kept(state)[FIRST_DETAIL] = 0
    return NOTHING


OBSTACLES = Obstacles(
    table=(
        Obstacle("why-coins", ("hire", "donate"), coins_short, most=MOST_COINS, section="coins"),
        Obstacle("why-hand", ("play",), not_in_hand, absent=True),
        Obstacle("why-packet", ("keep",), not_passed, absent=True),
        Obstacle("why-person", ("hire",), not_out, absent=True, section="laying-out"),
        Obstacle("why-counsellor", ("hire",), counsellor_again, section="person-counsellor"),
        Obstacle("why-streets", ("drive",), too_far, most=FARTHEST_AWAY, section="markets"),
        Obstacle("why-same-place", ("from", "to"), same_place),
        Obstacle("why-no-marker", ("from", "lift", "return"), no_marker_there),
        Obstacle("why-friend-elsewhere", ("lift",), friend_elsewhere, absent=True),
        Obstacle("why-friend-there", ("friend",), friend_already_there),
        Obstacle("why-not-empty", ("to",), not_empty),
        Obstacle("why-too-few", ("carry",), too_few_to_carry, most=3),
        Obstacle("why-no-friend", ("carry",), no_friend_to_carry),
        Obstacle("why-general-supply", ("perk",), none_in_general_supply, section="markers"),
        Obstacle("why-no-rat", ("perk",), no_rat, section="harbour"),
        Obstacle("why-not-fullest", ("lose",), not_among_fullest),
        Obstacle("why-no-message", ("type",), no_message_of_type),
        Obstacle("why-donation", ("donate",), marker_there_already),
        Obstacle("why-board", ("drive",), not_in_play, absent=True, section="player-numbers"),
    ),
    when={
        draft.KEEP_CARD: "when-keep",
        cards.PLAY_CARD: "when-play",
        hiring.HIRE_PERSON: "when-hire",
        cards.SOURCE: "when-source",
        cards.DONATION: "when-donation",
        cards.SEND_FRIEND: "when-friend",
        carriage.DRIVE_CARRIAGE: "when-drive",
        carriage.TAKE_MESSAGE: "when-message",
        sectors.CHOOSE_PERK: "when-perk",
        new.EXTRA_HIRE: "when-extra-hire",
        moving.LIFT_PIECE: "when-fool",
        moving.FOOL_TO: "when-fool",
        moving.BISHOP_TO: "when-bishop",
        moving.MINSTREL_FROM: "when-minstrel",
        moving.MINSTREL_TO: "when-minstrel",
        moving.CARRY_PIECES: "when-minstrel",
        plague.LOSS: "when-loss",
        new.CHOOSE_TYPE: "when-type",
        moving.RETURN_MARKER: "when-return",
    },
)
