"""What the log tells: every action with its dice, its costs and what it brought."""

from parvis.engine.asking import ask
from parvis.engine.lines import EVERYTHING, Line, LogLine, Onlooker
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.games.troyes import GAME
from parvis.games.troyes.cards import SPOT
from parvis.games.troyes.pieces import CARD_COLOURS, NEUTRAL, SPACES
from parvis.games.troyes.rules.strikes.newcomers import ARRIVAL
from parvis.games.troyes.state import NOBODY, State
from parvis.web.pages import board
from parvis.web.texts import GameTexts
from tests.games.troyes.box import cards_of, events_of, of_card
from tests.games.troyes.table import begin_phase, chosen

NAMES = ("Anna", "Bruno", "Clara")


def turn(cards: str = "", events: str = "", dice: str = "", options: str = "") -> State:
    """Anna's turn with two others, 20 deniers each.

    `cards`: the activity cards on the first places of their colours; `events`: behind each other after Marauding;
    `dice`: `0 yellow 6, neutral red 3`.
    """
    state: State = Play(GAME, 3, chosen(options), 1).state
    begin_phase(state, "actions", 0)
    for seat in range(3):
        state.deniers[seat], state.supply[seat] = 20, 3
    for card in cards.split():
        state.card[of_card(SPOT, card)] = cards_of()[card]
    for place, event in enumerate(events.split(), 1):
        state.queue[place] = events_of()[event]
    for die in filter(None, dice.split(", ")):
        district, colour, value = die.split()
        number = NEUTRAL if district == "neutral" else int(district)
        state.dice[number][("red", "white", "yellow").index(colour)][int(value) - 1] += 1
    state.dice[1][0][0] += 1  # so that the round goes on
    return state


def read(state: State, seat: int, *decisions: str, onlooker: Onlooker = EVERYTHING) -> list[str]:
    """The sentences of decisions that follow each other; the state goes on with them."""
    texts = GameTexts(GAME, NAMES)
    sentences = []
    for words in decisions:
        decision = GAME.decision(words)
        legal = GAME.legal(state, seat)
        assert decision in legal, f"{words}: {[GAME.catalogue[code] for code in legal]}"
        events = GAME.narrate(state, seat, decision)
        sentences += [texts.line(event.line) for event in events if event.visible(onlooker)]
        GAME.apply(state, seat, decision)
    return sentences


def test_dice_of_other_districts_are_drawn_with_their_colour_and_face() -> None:
    state = turn(dice="0 yellow 1, 1 yellow 4, neutral yellow 2")
    read(state, 0, "harvest", "die 1 yellow 4", "die neutral yellow 2")
    touched = [place for line in GAME.narrate(state, 0, GAME.decision("done")) for place in line.places]
    assert board.signs(GAME, touched) == ["#picture-fields", "#picture-yellow-4", "#picture-yellow-2"]


def test_an_action_is_told_with_its_dice_when_they_are_complete() -> None:
    state = turn(dice="0 yellow 6, 0 yellow 1")
    assert read(state, 0, "harvest", "die 0 yellow 6") == []
    assert read(state, 0, "done") == ["Anna uses the yellow 6 for agriculture.", "Anna gains 3 deniers."]


def test_bought_dice_are_told_by_whom_they_are_bought_from() -> None:
    state = turn(dice="0 white 2, 1 white 3, 1 white 4, neutral white 5")
    told = read(state, 0, "build", "die 1 white 3", "die 1 white 4", "die neutral white 5")
    assert told == [
        "Anna builds at the cathedral with the white dice 3 + 4 + 5.",
        "Anna buys Bruno's dice 3 + 4 for 12 deniers.",
        "Anna buys the neutral 5 for 6 deniers.",
        "Anna gains 3 points.",
        "Anna gains 5 influence.",
    ]


def test_a_card_is_told_with_its_tradesman_and_what_it_costs_and_brings() -> None:
    state = turn(cards="journeyman", dice="0 yellow 6, 0 yellow 3")
    assert read(state, 0, "activate journeyman", "die 0 yellow 3", "times 2") == [
        "Anna uses the yellow dice 3 + 6 for the Journeyman.",
        "Anna pays 5 deniers for a tradesman on the Journeyman.",
        "Anna activates the Journeyman 2 times.",
        "Anna pays 6 deniers.",
        "Anna gains 4 points.",
    ]


def test_a_card_that_brings_nothing() -> None:
    state = turn(cards="captain", dice="0 red 6")
    assert read(state, 0, "activate captain", "die 0 red 6", "done")[-2:] == [
        "Anna activates the Captain once.",
        "Anna gains nothing.",
    ]


def test_a_tradesman_who_leaves_a_building() -> None:
    state = turn(cards="merchant", dice="0 yellow 4")
    state.supply[0] = 0
    state.citizen[0][2] = state.citizen[2][5] = 0
    assert read(state, 0, "activate merchant", "send palace 3") == [
        "Anna uses the yellow 4 for the Merchant.",
        "Anna pays 3 deniers for a tradesman on the Merchant.",
        "Anna uses the citizen on space 3 of the Palace as tradesman.",
        "Anna activates the Merchant 2 times.",
        "Anna gains 4 deniers.",
    ]


def test_cubes_for_later_and_one_that_helps() -> None:
    state = turn(cards="priest", dice="0 white 6, 0 yellow 2")
    assert read(state, 0, "activate priest")[-1] == "Anna places 2 cubes on the Priest."
    begin_phase(state, "actions", 0)
    assert read(state, 0, "harvest", "help priest") == [
        "Anna uses the yellow 2 for agriculture.",
        "Anna uses a cube from the Priest: each die +3.",
        "Anna gains 2 deniers.",
    ]


def test_dice_that_cost_nothing() -> None:
    state = turn(cards="tithing", dice="0 yellow 1, 2 yellow 5, neutral yellow 3")
    state.cubes[3][0] = 1
    assert read(state, 0, "harvest", "help tithing", "die 2 yellow 5", "die neutral yellow 3", "done") == [
        "Anna uses the yellow dice 3 + 5 for agriculture.",
        "Anna uses a cube from Tithing: dice from other districts for free.",
        "Anna takes Clara's 5 for free.",
        "Anna takes the neutral 3 for free.",
        "Anna gains 4 deniers.",
    ]


def test_a_countered_event_tells_who_gets_the_card_and_points() -> None:
    state = turn(events="civil-war", dice="0 yellow 5, 0 yellow 6, 0 white 1")
    state.banner[1][0] = 1
    told = read(state, 0, "counter civil-war", "die 0 yellow 5", "die 0 yellow 6", onlooker=0)
    assert told == [
        "Anna counters the Civil War with the yellow dice 5 + 6.",
        "Anna places 2 cubes on the Civil War.",
        "Anna gains 2 influence.",
        "All banners of the Civil War are covered. Anna gains the card.",
        "Anna gains 4 points.",
        "Bruno gains 2 points.",
    ]


def test_points_of_an_event_are_told_to_be_shared_where_several_have_most_cubes() -> None:
    state = turn(events="civil-war", dice="0 yellow 5, 0 white 1")
    state.banner[1][0], state.banner[1][1] = 1, 1
    told = read(state, 0, "counter civil-war", onlooker=0)
    assert "Several players have the most cubes there: they share the points, rounded down." not in told
    state = turn(events="civil-war", dice="0 yellow 5, 0 white 1")
    state.banner[1][0], state.banner[1][1] = 1, 2
    told = read(state, 0, "counter civil-war", onlooker=0)
    assert "Several players have the most cubes there: they share the points, rounded down." in told


def test_countered_marauding_stays_or_goes() -> None:
    for option, sentence in (
        ("", "All banners of Marauding are covered. The card stays."),
        ("marauding_leaves", "All banners of Marauding are covered. Anna gains the card."),
    ):
        state = turn(dice="0 red 6, 0 red 6", options=option)
        assert sentence in read(state, 0, "counter marauding", "die 0 red 6", "die 0 red 6", "done")


def test_cards_that_put_cubes_on_events() -> None:
    state = turn(cards="mercenary", events="war", dice="0 red 6")
    assert read(state, 0, "activate mercenary", "die 0 red 6", "done", "on war", "on marauding")[2:] == [
        "Anna places 1 cube on War.",
        "Anna pays 2 deniers.",
        "Anna gains 1 influence.",
        "Anna places 1 cube on Marauding.",
        "Anna pays 2 deniers.",
        "Anna gains 1 influence.",
    ]


def test_a_citizen_who_is_expelled() -> None:
    state = turn(dice="0 red 4")
    state.citizen[0][3] = 2
    assert read(state, 0, "place palace", "die 0 red 4") == [
        "Anna places a citizen in the Palace with the red 4.",
        "Clara's citizen is expelled from the Palace.",
    ]


def test_citizens_who_slide() -> None:
    state = turn(dice="0 red 3", options="sliding")
    state.citizen[0][:3] = [1, NEUTRAL, 2]
    assert read(state, 0, "place palace", "die 0 red 3") == [
        "Anna places a citizen in the Palace with the red 3.",
        "Clara's citizen moves to space 2.",
        "A neutral citizen moves to space 1.",
        "Bruno's citizen is expelled from the Palace.",
    ]


def test_a_neutral_citizen_who_comes_is_told_as_it_looks() -> None:
    """Whether the upper or the lower of two neutral citizens makes room, nobody can see."""
    for option, row, space, sentences in (
        ("", [1, NEUTRAL], 1, ["The neutral citizen takes space 1 of the Palace.", OUT]),
        ("", [1, NEUTRAL], 2, ["The neutral citizen replaces another neutral citizen in the Palace.", NEUTRAL_OUT]),
        ("sliding", [1, NEUTRAL], 2, ["The neutral citizen takes space 1 of the Palace.", OUT]),
        ("sliding", [1, 0], 2, ["The neutral citizen takes space 2 of the Palace.", SLIDES, OUT]),
    ):
        state = turn(options=option)
        state.citizen[0][:2] = row
        ask(state, NATURE, ARRIVAL, 0)
        assert read(state, NATURE, f"roll {space}") == sentences


OUT = "Bruno's citizen is expelled from the Palace."
NEUTRAL_OUT = "A neutral citizen is expelled from the Palace."
SLIDES = "Anna's citizen moves to space 1."


def test_passing_and_waiting() -> None:
    state = turn(dice="0 yellow 6, 0 yellow 5")
    state.passed[2] = 1
    assert read(state, 0, "pass") == ["Anna passes and gains 2 deniers."]
    state = turn(dice="0 yellow 6, 0 yellow 5")
    begin_phase(state, "actions", 1)
    state.passed[2] = 1
    assert read(state, 1, "pass") == ["Bruno passes and gains 2 deniers.", "Clara has passed: +1 denier."]


def test_uses_of_influence() -> None:
    state = turn(dice="0 white 2, 0 yellow 3")
    state.influence[0] = 7
    assert read(state, 0, "reroll", "die 0 white 2") == ["Anna pays 1 influence to reroll the white 2."]
    assert read(state, NATURE, "roll 5") == ["Anna's reroll gives a white 5."]
    assert read(state, 0, "recruit") == ["Anna pays 2 influence to take a citizen from the general supply."]
    assert read(state, 0, "turn dice", "die 0 white 5", "enough") == [
        "Anna pays 4 influence to turn over dice.",
        "Anna turns over the white 5 (now a 2).",
    ]


def test_black_dice() -> None:
    state = turn(dice="0 red 2, 0 white 3")
    begin_phase(state, "defence", 0)
    state.points[1] = 1
    state.black[5], state.black[4] = 1, 1
    assert read(state, 0, "die 0 red 2", onlooker=1) == [
        "Anna uses the red 2 against the black 6.",
        "Anna uses the white 3 and beats the black 6.",
        "Anna gains 1 influence.",
    ]
    assert read(state, 0, "enough", onlooker=1) == ["Anna leaves the other black dice to the next player."]
    before = state.copy()
    assert read(state, 1, "yield", onlooker=1) == ["Bruno can't beat the black 5 and loses 1 point."]
    assert read(before, 1, "yield", onlooker=0) == ["Bruno can't beat the black 5 and loses 1 point."]


def test_a_die_that_is_rolled_again_and_thrown_at_once() -> None:
    """Nobody sees it lie, so its value is not told."""
    state = turn(dice="0 white 1")
    begin_phase(state, "defence", 0)
    state.influence[0] = 1
    state.black[3] = 1
    assert read(state, 0, "reroll") == ["Anna pays 1 influence to reroll the white 1."]
    assert read(state, NATURE, "roll 4")[0] == "Anna beats the black 4 with the rerolled white die."


def test_income_and_salaries() -> None:
    state = turn()
    begin_phase(state, "reveal", 0)
    state.step, state.deniers[0], state.points[0] = CARD_COLOURS - 1, 0, 7
    state.citizen[0] = [0] * SPACES
    state.citizen[1][0] = 1
    assert read(state, NATURE, "card merchant", onlooker=0)[:5] == [
        "New activity card: the Merchant.",
        "Anna gains 10 deniers and pays 10 deniers in salaries.",
        "Anna can't pay every salary and loses 2 points.",
        "Bruno gains 10 deniers and pays 1 denier in salaries.",
        "Clara gains 10 deniers and pays no salaries.",
    ]


def test_a_round_is_a_heading_and_tells_its_dice_when_all_are_rolled() -> None:
    play = Play(GAME, 4)
    told: list[LogLine] = []
    while not any(event.line.key == "course-black-dice" for event in told):
        seat, decision = play.movers()[0], play.legal(play.movers()[0])[0]
        told += GAME.narrate(play.state, seat, decision)
        play.step(seat, decision)
    assert [event.line for event in told if event.heading] == [Line("course-round", {"round": 1, "seat": 0})]
    rolls = [event.line for event in told if event.line.key.startswith("course-roll")]
    assert [line.arguments.get("seat", NEUTRAL) for line in rolls] == [0, 1, 2, 3, NEUTRAL]


def test_a_dealt_character_is_told_to_its_seat_alone() -> None:
    state = Play(GAME, 2).state
    read(state, NATURE, "start 0")
    before = state.copy()
    assert read(state, NATURE, "deal 0 urban-iv", onlooker=0) == ["Anna is dealt Urban IV."]
    assert read(before.copy(), NATURE, "deal 0 urban-iv", onlooker=1) == []
    assert read(before.copy(), NATURE, "deal 0 urban-iv", onlooker=None) == []


def test_lines_know_what_they_touched() -> None:
    state = turn(events="war", dice="0 red 6")
    read(state, 0, "counter war", "die 0 red 6")
    state = turn(cards="merchant", dice="0 yellow 6, 0 yellow 1")
    read(state, 0, "activate merchant", "die 0 yellow 6")
    events = GAME.narrate(state, 0, GAME.decision("done"))
    assert events[0].places == ("district-0", "card-merchant")
    assert state.card[6] != NOBODY
