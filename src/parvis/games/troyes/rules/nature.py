"""What chance decides at the start and at the beginning of a round: who begins, characters, cards, the workforce."""

from parvis.engine.asking import add, add_range
from parvis.engine.state import Row
from parvis.engine.telling import tell
from parvis.games.troyes import cards, pieces
from parvis.games.troyes.rules import dice, in_play
from parvis.games.troyes.state import NOBODY, RULES, State, rule

PLACES = pieces.BUILDINGS * pieces.SPACES
"""Number of spaces for citizens in all buildings."""

START = RULES.words("start {beginner}", beginner=pieces.Seat)
DEAL = RULES.words("deal {owner} {character}", owner=pieces.Seat, character=cards.Character)
OPEN = RULES.words("open {character}", character=cards.Character)
CARD = RULES.words("card {word}", word=cards.CardWord)
BEGINNER = RULES.question("start player", START, about="chance: who begins", section="set-up")
CHARACTER = RULES.question("deal", DEAL, about="chance: the next character", section="set-up")
OPEN_CARD = RULES.question("open", OPEN, about="chance: the character that lies open for all", section="open-character")
NEXT_CARD = RULES.question("card", CARD, about="chance: the next activity card", section="revealing")
WORKFORCE = RULES.question(
    "workforce",
    dice.ROLL,
    about="chance: what the next citizen's die shows, or the next purple one",
    section="workforce",
)
START_PLAYER = RULES.phase("start player", asks=BEGINNER, about="chance: who begins", section="set-up")
DEALING = RULES.phase(
    "dealing", asks=CHARACTER, about="chance: the characters. `step`: characters that are dealt", section="set-up"
)
OPENING = RULES.phase(
    "opening",
    asks=OPEN_CARD,
    about="chance: a character for all, if the game is played with one",
    section="open-character",
)
REVEALING = RULES.phase(
    "cards",
    asks=NEXT_CARD,
    about="chance: the activity cards of the round. `step`: cards that have come",
    section="revealing",
)
ROLLING = RULES.phase(
    "workforce",
    asks=WORKFORCE,
    about="chance: dice of citizens, then purple ones. `step`: dice that are rolled",
    section="workforce",
)

BEGINS = RULES.event("begins", seat=pieces.Seat, section="round-end", line="log-start")
DEALT = RULES.event("dealt", seat=pieces.Seat, character=cards.Character, section="set-up")
OPENED = RULES.event("opened", character=cards.Character, section="open-character", line="log-open-character")
CARD_CAME = RULES.event("card came", card=cards.ActivityCard, section="revealing", line="log-card")


@BEGINNER.offer
def seats(state: State, out: Row) -> None:
    """Offer every seat: anybody may begin."""
    add_range(out, START, 0, state.seats)


@BEGINNER.answer
def begins(state: State, seat: int, beginner: int) -> None:
    """Let the seat begin that nature has drawn."""
    state.start = beginner
    tell(state, BEGINS, beginner)


@DEALING.goes_on
def characters_left(state: State, step: int) -> bool:
    """One character for everybody, two with two players."""
    return step < pieces.CHARACTERS_EACH[state.seats] * state.seats


@CHARACTER.offer
def characters(state: State, step: int, out: Row) -> None:
    """The characters that nobody has."""
    for character in range(cards.CHARACTERS):
        if in_play.is_character_left(state, character):
            add(out, DEAL, cards.CHARACTERS * (step % state.seats) + character)


@CHARACTER.answer
def deal(state: State, owner: int, character: int) -> None:
    """A seat gets a character."""
    state.character[character] = owner
    tell(state, DEALT, owner, character)


@OPENING.goes_on
def opens_one(state: State, step: int) -> bool:
    """Whether a character is laid open: one of those left over, in games with an open character."""
    return step < (state.modules >> pieces.OPEN_CHARACTER & 1)


@OPEN_CARD.offer
def characters_left_over(state: State, out: Row) -> None:
    """The characters that nobody has."""
    for character in range(cards.CHARACTERS):
        if in_play.is_character_left(state, character):
            add(out, OPEN, character)


@OPEN_CARD.answer
def lies_open(state: State, character: int) -> None:
    """Everybody sees a character, and scores it like all others that are in play."""
    state.character[character] = pieces.LIES_OPEN
    tell(state, OPENED, character)


@REVEALING.goes_on
def cards_left(state: State, step: int) -> bool:
    """In the first three rounds a card of each colour comes."""
    return state.round < pieces.LEVELS and step < pieces.CARD_COLOURS


@NEXT_CARD.offer
def possible_cards(state: State, step: int, out: Row) -> None:
    """Any of the cards of that spot."""
    spot = pieces.LEVELS * step + state.round
    for card in range(cards.FIRST_CARD[spot], cards.LAST_CARD[spot] + 1):
        if in_play.may_come_to(state, card, spot):
            add(out, CARD, cards.WORD[card])


@NEXT_CARD.answer
def card_comes(state: State, word: int) -> None:
    """A card is turned up on its spot."""
    card = in_play.card_called(state, word)
    state.card[cards.SPOT[card]] = card
    tell(state, CARD_CAME, card)


@rule
def citizens_standing(state: State) -> int:
    """Citizens who stand in the buildings."""
    count = 0
    for building in range(pieces.BUILDINGS):
        for space in range(pieces.SPACES):
            if state.citizen[building][space] != NOBODY:
                count += 1
    return count


@rule
def next_citizen(state: State, done: int) -> int:
    """The place of the citizen whose die is rolled next, building after building.

    Beyond the last place: so many dice have been rolled after those of all citizens.
    """
    left = done
    for building in range(pieces.BUILDINGS):
        for space in range(pieces.SPACES):
            if state.citizen[building][space] != NOBODY:
                if left == 0:
                    return pieces.SPACES * building + space
                left -= 1
    return PLACES + left


@ROLLING.goes_on
def dice_to_roll(state: State, step: int) -> bool:
    """One die for every citizen who stands in a building, then one for the head of every family."""
    return step < citizens_standing(state) + dice.heads(state)


@WORKFORCE.offer
def sides_of_workforce(out: Row) -> None:
    """Offer every face of a die of the workforce."""
    add_range(out, dice.ROLL, 0, pieces.FACES)


@WORKFORCE.answer
def roll_workforce(state: State, step: int, value: int) -> None:
    """A die of the building's colour for the district of that citizen; after them the heads of the families."""
    place = next_citizen(state, step)
    if place >= PLACES:
        dice.roll_head(state, place - PLACES, value)
        return
    building = place // pieces.SPACES
    state.dice[state.citizen[building][place % pieces.SPACES]][pieces.DICE_OF[building]][value] += 1
