"""What a seat still has to expect, in prestige: what decisions are worth later. Texts: `later-…` in gains.ftl.

A coin, a marker and a space of the rat count what messages make of them: with the coin comes 1 prestige, with the
marker 2, with the rat's way back 3, and 4 with nothing. Sectors count as if their card were played once in each period:
coins of the bank with those that are there, markers of the school by the cards left; the park as if prestige
were gained seven times in four rounds; persons as they would serve now. Of all this three quarters are told: who misses
something makes up for a part of it in another way.
"""

from collections.abc import Callable, Mapping

from parvis.engine.prospects import Prospect, Prospects
from parvis.games.notre_dame import effects, pieces
from parvis.games.notre_dame.rules import cards, draft, hiring, plague, possessions, stacks
from parvis.games.notre_dame.rules.persons import base
from parvis.games.notre_dame.rules.persons import kinds as persons
from parvis.games.notre_dame.state import NOBODY, RULES, State
from parvis.games.notre_dame.words import labels

COUNTED = 0.75
"""Told of it all: to follow more, or less, makes fewer points."""
GAINS_A_ROUND = 1.75
"""About what `skilled` bots gain prestige in a round."""
HIRED = 0.7
BEYOND = plague.PENALTY + persons.MARKER / 2
"""What a rat beyond the end of its track costs while rounds are left: prestige, and a marker that may not be missed."""
GOODS = effects.of_kinds("goods")
"""Persons who bring coins, markers and perks, as bits."""
MOST_SPARED, DONATED = 6, 0.5
"""Coins that may be donated later, and what each is worth: three bring 6 prestige."""

ACTION_WORTH: Mapping[int, tuple[str, float]] = {
    pieces.RESIDENCE: ("residence", 1),
    pieces.CARRIAGE_HOUSE: ("carriage", 2),
    pieces.HOTEL: ("hotel", 0.6),
}
"""Sector -> its name in texts, and what one more piece adds to its action; in the hotel the fourth adds a perk."""


LESS, MEAN = 0.5, 2
"""How much less each further marker counts; the place of the one that counts as much as a message's."""


# The rounds to come


def rounds_to_come(state: State) -> int:
    """How many rounds come after this one."""
    return pieces.ROUNDS - 1 - state.round


def hires_left(state: State, seat: int) -> int:
    """Rounds in which the seat still hires a person, this one too until it has been asked."""
    turns = (
        [possessions.seat_at_turn(state, step) for step in range(state.step)] if state.phase == hiring.HIRING else []
    )
    return rounds_to_come(state) + int(state.phase != plague.PLAGUE and seat not in turns)


def cards_left(state: State, seat: int) -> int:
    """Cards that the seat still plays after the one that it plays or keeps now."""
    return cards_left_in_round(state, seat) + draft.STEPS * rounds_to_come(state)


def cards_left_in_round(state: State, seat: int) -> int:
    """Cards that the seat still plays in this round after that one."""
    if state.phase == cards.PLAYING:
        return draft.STEPS - sum(possessions.seat_at_turn(state, step) == seat for step in range(state.step + 1))
    return 0 if state.phase in (hiring.HIRING, plague.PLAGUE) else draft.STEPS - 1


def donations_left(state: State, seat: int) -> int:
    """Rounds in which the seat can still donate: this one too if a card is left for it, during play one in its hand."""
    in_hand = state.phase != cards.PLAYING or draft.hand(state, seat) >> pieces.NOTRE_DAME & 1
    return rounds_to_come(state) + int(in_hand and cards_left_in_round(state, seat) > 0)


def members(persons: int) -> list[int]:
    """The persons of a set of bits."""
    return [person for person in range(pieces.PERSONS) if persons >> person & 1]


def grays_to_come(state: State) -> list[int]:
    """Gray persons of the rounds to come, in no order: that is what everybody knows of them."""
    hidden = [person for letter in range(len(pieces.LETTERS)) for person in members(stacks.gray_stack(state, letter))]
    return sorted(hidden + [person for person in state.gray[state.round + 1 :] if person != NOBODY])


def rats_to_come(state: State) -> float:
    """Rats of a round to come, on average over all persons who can come."""
    rounds = rounds_to_come(state)
    in_period, periods = state.brown.count(NOBODY), rounds // pieces.PERIOD
    rats = rats_of(state, stacks.brown_stack(state), in_period) + rats_of(
        state, stacks.brown(state), pieces.BROWN_PERSONS * periods
    )
    for letter in range(len(pieces.LETTERS)):
        of_letter = range(pieces.PERIOD * letter, pieces.PERIOD * (letter + 1))
        coming = [place for place in of_letter if place > state.round or state.gray[place] == NOBODY]
        known = sum(1 << state.gray[place] for place in coming if state.gray[place] != NOBODY)
        rats += rats_of(state, stacks.gray_stack(state, letter) | known, len(coming))
    return rats / rounds if rounds else 0


def rats_of(state: State, persons: int, come: int) -> float:
    """The rats of so many of these persons, on average."""
    rats = [pieces.RATS[state.ruling][person] for person in members(persons)]
    return come * sum(rats) / len(rats) if rats else 0


# What is to be expected


def from_park(state: State, seat: int) -> float:
    """One more with each gain for two pieces; an odd one counts half while cards are left, else nothing."""
    own = possessions.influence(state, seat, pieces.PARK)
    pairs = own / 2 if cards_left(state, seat) else own // 2
    return pairs * GAINS_A_ROUND * hires_left(state, seat)


def from_rats(state: State, seat: int) -> float:
    """What rats beyond the end of the track will cost, with the hospital as it is; in the last round prestige alone. In
    this round, whose rats are known, it is the same however far beyond the rat comes.
    """
    space, lost = float(state.rat[seat]), 0.0
    rats = [rats_to_come(state)] * rounds_to_come(state)
    if is_known := state.phase != plague.PLAGUE:
        rats.insert(0, 0 if state.doctor[seat] else plague.plague(state))
    for place, coming in enumerate(rats):
        space = max(0, space + coming - possessions.influence(state, seat, pieces.HOSPITAL))
        beyond, space = space - pieces.PLAGUE_END, min(space, pieces.PLAGUE_END)
        if beyond <= 0:
            continue
        if place == len(rats) - 1:
            lost += plague.PENALTY
        elif is_known and place == 0:
            lost += BEYOND
        else:
            lost += 1 + persons.RAT * beyond
    return -lost


def best_to_come(state: State, seat: int) -> list[float]:
    """What the gray persons of the rounds to come bring, the best first."""
    return sorted(
        (max(persons.ANYBODY, persons.worth(state, seat, person)) for person in grays_to_come(state)), reverse=True
    )


def best_now(state: State, seat: int) -> float:
    """What the best person of this round brings at once."""
    return max(brought(state, seat, person) for person in members(stacks.face_up(state)))


def brought(state: State, seat: int, person: int) -> float:
    """What a person brings at once, with the park's bonus where that is a gain of prestige. In the last round coins,
    markers and perks come too late.
    """
    bare = persons.worth(state, seat, person)
    if GOODS >> person & 1 and not rounds_to_come(state):
        bare = base.PRESTIGE[person]
    gains_prestige = bare > 0 and (base.EACH[person] > 0 or base.PRESTIGE[person] > 0)
    return bare + (possessions.park_bonus(state, seat) if gains_prestige else 0)


def from_persons(state: State, seat: int) -> float:
    """The best persons that coins are there for, those that the bank still brings included. Who can hire in this round
    may count on what a person brings now: all of it, as that is certain.
    """
    coins, best = coins_in_all(state, seat), best_to_come(state, seat)
    waiting = HIRED * sum_of_first(best, coins)
    if state.coins[seat] == 0 or hires_left(state, seat) == rounds_to_come(state):
        return waiting
    return max(waiting, best_now(state, seat) / COUNTED + HIRED * sum_of_first(best, coins - 1))


def sum_of_first(values: list[float], count: float) -> float:
    """The sum of so many values, a part of the last of them."""
    return sum(value * min(1, max(0, count - place)) for place, value in enumerate(values))


def coins_in_all(state: State, seat: int) -> float:
    """The seat's coins with those of the bank's actions to come."""
    return state.coins[seat] + possessions.influence(state, seat, pieces.BANK) * actions_left(state)


def from_coins(state: State, seat: int) -> float:
    """Coins beyond the persons left to hire: they can be donated."""
    most = min(MOST_SPARED, cards.MOST_DONATED * donations_left(state, seat))
    return max(0, min(most, coins_in_all(state, seat) - hires_left(state, seat))) * DONATED


def useful(state: State, seat: int, markers: int) -> float:
    """What markers bring while cards are left: the first is missed most, five count as five messages do."""
    placed = min(markers, cards_left(state, seat))
    return sum(max(0, persons.MARKER + LESS * (MEAN - place)) for place in range(placed))


def from_markers(state: State, seat: int) -> float:
    """What markers bring: of the school's actions to come, one adds to those in the seat's own supply, any further one
    when these are used up.
    """
    had, actions = state.supply[seat], actions_left(state)
    strength, off_board = (
        possessions.influence(state, seat, pieces.CLOISTER_SCHOOL),
        had + possessions.general_supply(state, seat),
    )
    with_more = useful(state, seat, min(had + strength, off_board))
    again = useful(state, seat, min(strength, off_board))
    first = min(1, actions)
    return (1 - first) * useful(state, seat, had) + first * with_more + (actions - first) * again


def actions_left(state: State) -> float:
    """How often the card of a sector is still played: once in each period."""
    return rounds_to_come(state) / pieces.PERIOD


def from_sector(sector: int, worth: float) -> Callable[[State, int], float]:
    """What the actions of a sector bring through the pieces there."""
    return lambda state, seat: worth * possessions.influence(state, seat, sector) * actions_left(state)


def from_cathedral(state: State, seat: int) -> float:
    """The share at the end of the period, if more markers come in each round until then."""
    rounds = pieces.PERIOD - 1 - state.round % pieces.PERIOD
    markers = possessions.cathedral_markers(state) + 1.5 * rounds
    return pieces.CATHEDRAL[state.seats] * state.markers[seat][pieces.NOTRE_DAME] / markers if markers else 0


def rounds(state: State, seat: int) -> Mapping[str, int]:
    """How many rounds a prospect counts on."""
    return {"rounds": hires_left(state, seat)}


def gains(state: State, seat: int) -> Mapping[str, int]:
    """How many gains of prestige the park counts on."""
    return {"gains": round(COUNTED * GAINS_A_ROUND * hires_left(state, seat))}


# All of it


def meant(state: State, seat: int, decision: int) -> State | None:
    """A card that is kept is meant to be played: as if that were now."""
    if RULES.asked(state) != draft.KEEP_CARD:
        return None
    scene = state.copy()
    cards.execute(scene, seat, decision - draft.KEEP)
    return scene


PROSPECTS = Prospects(
    (
        Prospect("park", from_park, gains),
        Prospect("rats", from_rats),
        Prospect("persons", from_persons, rounds),
        Prospect("coins", from_coins),
        Prospect("markers", from_markers),
        *(Prospect(name, from_sector(sector, worth)) for sector, (name, worth) in ACTION_WORTH.items()),
        Prospect("cathedral", from_cathedral),
    ),
    points=lambda state, seat: state.prestige[seat],
    counted=COUNTED,
    meant=meant,
    unasked=labels.unasked,
    deep=3,
)
