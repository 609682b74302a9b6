"""What a seat observes: a few positions in words, and that nothing of its view is missing."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

from parvis.engine.lines import EVERYTHING
from parvis.engine.narrow import MOST_SHOWN
from parvis.engine.play import Play
from parvis.engine.questions import NATURE, QUESTION
from parvis.engine.samples import SOAK, cases, note_case, walk
from parvis.games.troyes import GAME
from parvis.games.troyes.pieces import BUILDING_NAMES, MODULE_NAMES
from parvis.games.troyes.players.observation import AT
from parvis.games.troyes.players.observation_layout import ACTION_LABELS, LABELS, LAYOUT, PLAYERS
from parvis.games.troyes.rules.effects.cubes_on_events import CUBE_ON
from parvis.games.troyes.rules.effects.kinds import times_activated
from parvis.games.troyes.rules.group import FARM, group_size
from parvis.games.troyes.rules.influence import AGAIN
from parvis.games.troyes.rules.ramparts.sides.exchanges import EXTRA_ROLL, TAKING
from parvis.games.troyes.rules.strikes.newcomers import ARRIVAL
from parvis.games.troyes.state import RULES
from tests.games.troyes.table import Player, position

SIZES = {field.name: field.size for field in LAYOUT}
SPOTS, EVENTS, NAMES = (list(LABELS[axis]) for axis in ("spot", "event", "question"))
WORDS: dict[str, list[Any]] = {
    field.name: [key if len(key) > 1 else "".join(key) for key in product(*(LABELS[axis] for axis in field.axes))]
    for field in LAYOUT
}
"""By field what each of its numbers is about."""
Seen = dict[str, dict[Any, int]]


def observed(state: Any, seat: int) -> Seen:
    """By field all numbers that are not 0, under their words; a field without an axis has its number under ""."""
    out = [0] * GAME.observation.size
    GAME.observation.write(state, seat, GAME.movers(state), out)
    seen = {}
    for name, words in WORDS.items():
        numbers = out[AT[name] : AT[name] + len(words)]
        seen[name] = {word: number for word, number in zip(words, numbers, strict=True) if number != 0}
    return seen


def spot_of(view: dict[str, Any], card: str) -> str:
    """The spot of an activity card that is out: `red II`."""
    return SPOTS[[spot.get("card") for spot in view["cards"]].index(card)]


def one(number: int) -> dict[str, int]:
    """A field without an order that holds this number."""
    return {"": number} if number else {}


def test_fields_lie_side_by_side() -> None:
    assert list(AT.values()) == [sum(field.size for field in LAYOUT[:place]) for place in range(len(LAYOUT))]


def test_every_phase_every_question_and_every_action_has_a_name() -> None:
    assert all(declared.about for declared in (*RULES.declared.phases, *RULES.declared.questions))
    assert list(ACTION_LABELS) == [*range(FARM + 1)]
    assert len(LABELS["phase"]) == SIZES["phase"] == len(RULES.declared.phases) + 1
    assert len(LABELS["question"]) == SIZES["asked"] == SIZES["waiting"]
    assert len(LABELS["action"]) == SIZES["action"]


def test_players_are_counted_from_the_seat_and_the_neutral_district_is_last() -> None:
    others = {1: Player(deniers=MOST_SHOWN + 5, cathedral="6 2"), 2: Player(deniers=7, points=MOST_SHOWN + 1)}
    dice = {0: "red 4 4", 2: "white 1", "neutral": "yellow 6"}
    game = position(deniers=3, citizens="palace 1", others=others, dice=dice)
    seen = observed(game.state, 1)
    assert seen["deniers"] == {"the seat itself": MOST_SHOWN, "first to the left": 7, "second to the left": 3}
    assert seen["points"]["first to the left"] == MOST_SHOWN
    assert seen["cathedral"] == {("the seat itself", "6", "2"): 1}
    assert seen["citizens"]["second to the left", "palace", "1"] == 1
    assert seen["citizens"]["neutral", "palace", "2"] == 1
    assert seen["dice"] == {
        ("first to the left", "white", "1"): 1,
        ("second to the left", "red", "4"): 2,
        ("neutral", "yellow", "6"): 1,
    }
    assert observed(game.state, 2)["cathedral"] == {("second to the left", "6", "2"): 1}


def test_places_of_players_who_are_not_there_stay_zero() -> None:
    game = position(players=2, others={1: Player(lying="city-hall 1")})
    seen = observed(game.state, 0)
    assert seen["seats"] == one(2)
    for field in LAYOUT:
        if "player" in field.axes or "district" in field.axes:
            assert not [key for key in seen[field.name] if "second to the left" in key or "third to the left" in key]
    assert seen["lying"] == {("first to the left", "city-hall"): 1}


def test_a_group_of_dice_is_shown_with_its_aim_and_the_cube_that_helps() -> None:
    game = position(cards="merchant", dice={0: "yellow 5 6", "neutral": "yellow 6"})
    game.say(0, "activate merchant", "die 0 yellow 5", "die neutral yellow 6")
    game.state.helpers[0] = 3
    seen = observed(game.state, 2)
    assert seen["asked"] == seen["waiting"] == {"group": 1}
    assert seen["action"] == {"activate": 1}
    assert seen["target"] == one(SPOTS.index("yellow I"))
    assert seen["group"] == {("first to the left", "yellow", "5"): 1, ("neutral", "yellow", "6"): 1}
    assert seen["dice"] == {("first to the left", "yellow", "6"): 1}
    assert seen["helper"] == {SPOTS[3]: 1}


def test_an_event_is_aimed_at_by_its_name_wherever_it_lies() -> None:
    game = position(queue="marauding, riot", dice={0: "yellow 6 6 6", "neutral": "yellow 1"})
    game.say(0, "counter riot")
    seen = observed(game.state, 0)
    assert seen["action"] == {"counter": 1}
    assert seen["target"] == one(EVENTS.index("riot"))
    assert seen["events"] == {"marauding": 1, "riot": 2}


def test_the_details_of_a_question() -> None:
    game = position(cards="merchant")
    game.ask(1, ARRIVAL, BUILDING_NAMES.index("city-hall"))
    seen = observed(game.state, 0)
    assert (seen["asked"], seen["about"], seen["used"]) == ({"arrival": 1}, one(2), {})
    game.ask(1, CUBE_ON, 3, 1)
    seen = observed(game.state, 0)
    assert (seen["asked"], seen["about"], seen["used"]) == ({"cube": 1}, one(3), one(1))
    assert seen["waiting"] == {"action": 1, "arrival": 1, "cube": 1}
    assert seen["decides"] == {"first to the left": 1}


def test_steps_of_a_phase() -> None:
    play = Play(GAME, 3)
    assert (observed(play.state, 0)["phase"], observed(play.state, 0)["step"]) == ({"start player": 1}, {})
    for words in ("start 1", "deal 0 urban-iv", "deal 1 henry-i"):
        play.say(NATURE, words)
    assert (observed(play.state, 0)["phase"], observed(play.state, 0)["step"]) == ({"dealing": 1}, one(2))
    game = position(phase="defence", dice={0: "red 3 6", 1: "red 5 6"}, black="4 6")
    game.say(0, "die 0 red 3")
    seen = observed(game.state, 0)
    assert (seen["step"], seen["asked"], seen["about"]) == (one(1), {"defence": 1}, one(1))
    game.say(0, "enough")
    assert observed(game.state, 0)["step"] == one(2)


def test_outdoor_tiles_are_seen_with_guards_and_cubes() -> None:
    others = {1: Player(guard=7), 2: Player(outdoor="i-a 1")}
    dice = {0: "red 4", 1: "white 1 2"}
    game = position(outdoor="ii-a 2", tiles="i-a, iii-white, iv-b", others=others, dice=dice).say(0, "use ii-a")
    seen = observed(game.state, 1)
    assert seen["tiles"] == {"i-a": 1, "ii-a": 1, "iii-white": 1, "iv-b": 1}
    assert seen["guards"] == {"the seat itself": 7, "first to the left": 5, "second to the left": 10}
    assert seen["outdoor"] == {("first to the left", "I"): 1, ("second to the left", "II"): 1}
    assert seen["tiles_used"] == {("second to the left", "II"): 1}
    assert (seen["asked"], seen["about"], seen["second"]) == ({"swap for": 1}, {}, one(3))
    assert seen["third"] == one(3), "a red 4"


def test_a_cube_that_was_put_is_seen_as_long_as_it_matters() -> None:
    game = position(outdoor="iv-a 1", dice={0: "white 2", 1: "red 1"}, deniers=0).use(0, "build", "0 white 2")
    assert observed(game.state, 0)["laid"] == one(1)
    assert observed(game.say(0, "keep").state, 0)["laid"] == {}


SELDOM = {"tiles_used", "second", "third", "laid"}
"""What random games may not come to; the tests above do."""

# All that the page shows.

Around = dict[Any, str]
"""What a seat calls a player, or neutral."""


def test_nothing_that_a_seat_sees_is_missing() -> None:
    """What a view shows a seat can be read from its observation, in random games of every kind: in a soak at every
    position, otherwise at every third.
    """
    positions, told_of = 0, set()
    for case in cases(GAME, 24, wide=True):
        for play in walk(GAME, case):
            positions += 1
            if not SOAK and positions % 3:
                continue
            seat = Random(positions).randrange(case.seats)
            around = {other: PLAYERS[(other - seat) % case.seats] for other in range(case.seats)}
            with note_case(case, play):
                seen = observed(play.state, seat)
                check(play, seat, seen, {**around, "neutral": "neutral"})
            told_of |= {name for name, numbers in seen.items() if numbers}
    assert positions > 5000
    assert told_of >= set(SIZES) - SELDOM


def check(play: Play, seat: int, seen: Seen, around: Around) -> None:
    view = play.view(seat)
    check_course(play, view, seen, around)
    check_players(play, view, seat, seen, around)
    check_cards(view, seen, around)
    check_buildings(view, seen, around)
    check_dice(view, seen, around)
    check_events(view, seen, around)
    check_group(play.state, view, seen, around)
    check_wall(play, view, seen, around)


def check_course(play: Play, view: dict[str, Any], seen: Seen, around: Around) -> None:
    """Where the game stands and who decides what."""
    state = play.state
    assert seen["seats"] == one(view["seats"])
    assert seen["options"] == {name: 1 for name in ("sliding", "marauding_leaves") if view[name]}
    assert seen["modules"] == {name: 1 for bit, name in enumerate(MODULE_NAMES) if state.modules >> bit & 1}
    assert ("tournament" in seen["modules"]) == view["tournament"]
    assert seen["round"] == one(view["round"] - 1)
    assert seen["phase"] == {list(LABELS["phase"])[state.phase]: 1}
    assert seen["step"] == one(state.step)
    assert state.step == 0 or "`step`" in RULES.declared.phases[state.phase - 1].about
    for field, name in (("decides", "decides_seat"), ("turn", "turn_seat"), ("start", "start_seat")):
        assert seen[field] == ({around[view[name]]: 1} if view[name] is not None else {})
    assert seen["waiting"] == Counter(NAMES[row[QUESTION]] for row in state.asked[: state.depth])
    asked = RULES.asked(state)
    assert seen["asked"] == ({asked.name: 1} if asked is not None else {})
    kept = RULES.kept(state) if asked not in (None, AGAIN, EXTRA_ROLL) else {}
    assert (seen["about"], seen["used"]) == (one(next(iter(kept.values()), 0)), one(kept.get("used", 0)))
    assert seen["third"] == (one(kept["given"]) if asked == TAKING else {})


def check_players(play: Play, view: dict[str, Any], seat: int, seen: Seen, around: Around) -> None:
    """What lies before players. Points of the others are told by nobody, but each gain was made openly."""
    families = view["families"]
    shown = {
        "deniers": [family["deniers"] for family in families],
        "income": [family["deniers_to_come"] for family in families],
        "influence": [family["influence"] for family in families],
        "supply": [family["citizens"]["supply"] for family in families],
        "passed": [family["passed"] for family in families],
        "points": [family["points"] for family in play.view(EVERYTHING)["families"]],
    }
    for name, numbers in shown.items():
        assert seen[name] == {around[other]: number for other, number in enumerate(numbers) if number}, name
    assert seen["characters"] == {entry["character"]: 1 for entry in families[seat]["characters"]}
    assert seen["open_character"] == {entry["character"]: 1 for entry in view["open_characters"]}
    possessed = [entry["seat"] for event in view["events"] for entry in event.get("possessed", ())]
    assert seen["possessed"] == Counter(around[other] for other in possessed)
    won = [(family["seat"], event["event"]) for family in families for event in family["events_won"]]
    assert seen["won"] == {(around[other], event): 1 for other, event in won}


def check_cards(view: dict[str, Any], seen: Seen, around: Around) -> None:
    """Activity cards, tradesmen and cubes for later."""
    out = [card for card in view["cards"] if card["card"] is not None]
    assert seen["cards"] == {card["card"]: 1 for card in out}
    spaces: Counter[tuple[str, str]] = Counter()
    for card in out:
        for man in card["tradesmen"]:
            spaces[around[man["seat"]], spot_of(view, card["card"])] += man["space"]
    assert seen["tradesmen"] == spaces, "two grey ones stand on spaces 1 and 2"
    assert seen["cubes"] == {
        (around[entry["seat"]], spot_of(view, card["card"])): entry["cubes"] for card in out for entry in card["cubes"]
    }


def check_buildings(view: dict[str, Any], seen: Seen, around: Around) -> None:
    """Citizens who stand and who lie; the cathedral."""
    assert seen["citizens"] == {
        (around[space["seat"]], building["building"], str(space["value"])): 1
        for building in view["buildings"]
        for space in building["spaces"]
        if space["seat"] is not None
    }
    assert seen["lying"] == {
        (around[entry["seat"]], building["building"]): entry["citizens"]
        for building in view["buildings"]
        for entry in building["lying"]
    }
    assert seen["cathedral"] == {
        (around[cube["seat"]], str(column["value"]), str(cube["level"])): 1
        for column in view["cathedral"]["columns"]
        for cube in column["cubes"]
    }


def check_dice(view: dict[str, Any], seen: Seen, around: Around) -> None:
    """Dice in the districts, black dice."""
    districts = [(family["seat"], family["dice"]) for family in view["families"]] + [("neutral", view["neutral_dice"])]
    assert seen["dice"] == Counter(
        (around[district], colour, str(value))
        for district, dice in districts
        for colour, values in dice.items()
        for value in values
    )
    assert seen["black"] == Counter(str(value) for value in view["black_dice"])


def check_events(view: dict[str, Any], seen: Seen, around: Around) -> None:
    """The queue, whose cubes are there, and who leads."""
    assert seen["events"] == {event["event"]: place for place, event in enumerate(view["events"], 1)}
    banners = {event["event"]: [around[cube["seat"]] for cube in event["cubes"]] for event in view["events"]}
    assert seen["banners"] == Counter((who, event) for event, cubes in banners.items() for who in cubes)
    leaders = {(max(cubes, key=cubes.count), event) for event, cubes in banners.items() if cubes}
    assert seen["leads"] == dict.fromkeys(leaders, 1)


def check_group(state: Any, view: dict[str, Any], seen: Seen, around: Around) -> None:
    """Dice that are set apart and what for; a card that is activated; what is thrown against a black die."""
    group, activation = view["group"], view["activation"]
    apart = group["dice"] if group else view["turned_over"] or []
    assert seen["group"] == Counter((around[die["seat"]], die["colour"], str(die["value"])) for die in apart)
    cubes = int(bool(group) and "cube_shows" in group)
    assert sum(seen["group"].values()) + cubes == group_size(state)
    assert seen["action"] == {group["action"] if group else "nothing": 1}
    assert seen["helper"] == {spot_of(view, helper): 1 for helper in (group["cubes_of"] if group else ())}
    if group or activation:
        assert seen["target"] == one(aim(view, group or activation or {}))
    if activation:
        assert times_activated(state.card[state.target], seen["about"][""]) == activation["times"]
    assert seen["defended"] == one(view["thrown"]["counts"] if view["thrown"] else 0)


def aim(view: dict[str, Any], shown: dict[str, Any]) -> int:
    """The number of the spot, the event or the building that a view tells of."""
    if "card" in shown:
        return SPOTS.index(spot_of(view, shown["card"]))
    if "event" in shown:
        return EVENTS.index(shown["event"])
    return BUILDING_NAMES.index(shown["building"]) if "building" in shown else 0


def check_wall(play: Play, view: dict[str, Any], seen: Seen, around: Around) -> None:
    """Guards, outdoor tiles, the cubes on them and whether one was used."""
    tiles = view.get("outdoor_tiles", [])
    assert seen["tiles"] == {tile["tile"]: 1 for tile in tiles}
    assert seen["guards"] == {
        around[family["seat"]]: family["guard"] for family in view["families"] if family.get("guard")
    }
    cubes = [(around[entry["seat"]], tile["gate"], entry) for tile in tiles for entry in tile["cubes"]]
    assert seen["outdoor"] == {(who, gate): entry["cubes"] for who, gate, entry in cubes}
    used = {(who, gate): 1 for who, gate, entry in cubes if entry["used"]}
    assert used.items() <= seen["tiles_used"].items()
    assert seen["laid"] == one(play.state.laid)
