"""The manual: the rules of Troyes as people look them up. Its words: texts/en/rules-*.ftl.

Cards, events, characters and outdoor tiles have a section each, in the form in which the newest ruling has them.
"""

from parvis.engine.lines import Line
from parvis.engine.manual import Chapter, Manual, Section
from parvis.games.troyes import cards, contents, pieces, tiles
from parvis.games.troyes.rules import buildings
from parvis.games.troyes.rules.ramparts import wall
from parvis.games.troyes.rules.ramparts.sides import exchanges
from parvis.games.troyes.table import printed
from parvis.games.troyes.words import explained

BASE_CARDS_OFF = (1,)
"""With that value of the option `cards`, only those of the expansion are in play."""
BASE_EVENTS_OFF = (2,)
"""With that value of the option `events`, only those of the expansion and Marauding are in play."""
LINED = [building for building in range(pieces.BUILDINGS) if buildings.LINES[cards.RULING][building]]
"""Buildings in which citizens are pushed on, under the newest ruling."""
DRAWN_WITH_DICE = ("ii-b", "iii-yellow", "iii-white", "iii-red", "iii-purple")
"""Tiles that have no vignette."""

BEFORE_CARDS = ((Section("printed-cards", option="cards", off=BASE_CARDS_OFF, is_overview=True),), (), ())
"""What stands before the cards of each colour: the first says what all of them are."""


def card(number: int) -> Section:
    """The section of an activity card: what is printed on it, and what it does."""
    key = f"card-{cards.ACTIVITY_NAMES[number]}"
    divisor = cards.DIVISOR[number] if cards.HAS_DIVISOR[number] else 0
    first, second, *_ = cards.SPACE_POINTS[number]
    price: explained.Arguments = {"cost": cards.COST[number], "influence": cards.COST_INFLUENCE[number]}
    on_card = Line("about-printed", {**price, "divisor": divisor, "first": first, "second": second})
    off = BASE_CARDS_OFF if cards.MODULE[number] == pieces.BASE_ACTIVITIES else (0,)
    option = option_of(cards.MODULE[number], "cards")
    entry = cards.ACTIVITY_CARDS[number]
    comes = Line("about-card-of-round", {"kind": entry["kind"], "round": entry["level"]})
    return Section(key, key, (*explained.about_cubes(number), on_card, comes), key, option, off)


def option_of(module: int, otherwise: str) -> str:
    """The option that brings a module: a box of one's own has one of its own."""
    return pieces.MODULE_NAMES[module] if module in pieces.OWN_MODULES else otherwise


def deck(number: int) -> str:
    """The colour of an event, and of the one that it calls."""
    if cards.EVENT_WORD[number] == cards.MARAUDING:
        return "first"
    called = () if cards.CALLS[number] == cards.ANY_COLOUR else (pieces.CARD_COLOUR_NAMES[cards.CALLS[number]],)
    return "-".join((pieces.CARD_COLOUR_NAMES[cards.EVENT_DECK[number]], *called))


def event(number: int) -> Section:
    """The section of an event: what it does, and what countering it takes and brings."""
    key = f"event-{cards.EVENT_NAMES[number]}"
    stays = cards.EVENT_WORD[number] == cards.MARAUDING
    effect: explained.Arguments = {**printed.event_effect(number), "leaves": int(not stays)}
    first, second = cards.EVENT_POINTS[number]
    colour = pieces.DICE_COLOUR_NAMES[cards.EVENT_COLOUR[number]]
    takes: explained.Arguments = {
        "colour": colour,
        "divisor": cards.EVENT_DIVISOR[number],
        "influence": cards.BANNER_INFLUENCE[number],
    }
    countering = Line("about-countering", {**takes, "first": first, "second": second})
    on_card = Line("about-event-card", {"deck": deck(number), "banners": cards.BANNERS[number]})
    option = option_of(cards.EVENT_MODULE[number], "events") if cards.EVENT_WORD[number] != cards.MARAUDING else ""
    off = BASE_EVENTS_OFF if cards.EVENT_MODULE[number] == pieces.BASE_EVENTS else (0,)
    return Section(key, key, (Line(f"about-kind-{effect['kind']}", effect), countering, on_card), key, option, off)


def character(number: int) -> Section:
    """The section of a character: what it counts, and the points for that."""
    key = f"character-{cards.CHARACTER_NAMES[number]}"
    module = cards.CHARACTER_MODULE[number]
    option = "" if module == pieces.BASE_CHARACTERS else option_of(module, "characters")
    return Section(key, key, (explained.about_character(cards.RULING, number),), key, option)


def tile(number: int) -> Section:
    """The section of one side of an outdoor tile."""
    key = f"tile-{tiles.WORDS[number]}"
    vignette = "" if tiles.WORDS[number] in DRAWN_WITH_DICE else key
    module = exchanges.TILE_MODULE[wall.TILE_WORD.index(number)]
    also = "purple" if module == pieces.PURPLE_DICE else option_of(module, "")
    return Section(key, about=(explained.about_tile(number),), vignette=vignette, option="ramparts", also=also)


def own_box(place: int) -> Chapter:
    """The chapter of a box of one's own: all its pieces but the outdoor tiles, which stand by the others."""
    module = pieces.OWN_MODULES[place]
    activities = (section for colour in range(pieces.CARD_COLOURS) for section in cards_of(module, colour))
    return Chapter(f"box-{contents.OWN_BOXES[place]}", (*activities, *events_of(module), *characters_of(module)))


def cards_of(module: int, colour: int) -> tuple[Section, ...]:
    """The activity cards of a module and colour in the newest ruling, by level."""
    found = [
        number
        for number in range(cards.ACTIVITIES)
        if cards.MODULE[number] == module
        and cards.ACTIVITY_CARDS[number]["colour"] == colour
        and cards.SINCE[number] <= cards.RULING <= cards.UNTIL[number]
    ]
    return tuple(map(card, sorted(found, key=lambda number: cards.ACTIVITY_CARDS[number]["level"])))


def events_of(module: int) -> tuple[Section, ...]:
    """The events of a module in the newest ruling."""
    found = range(cards.EVENT_FORMS)
    return tuple(
        event(number)
        for number in found
        if cards.EVENT_MODULE[number] == module
        and cards.EVENT_SINCE[number] <= cards.RULING <= cards.EVENT_UNTIL[number]
    )


def characters_of(module: int) -> tuple[Section, ...]:
    """The characters of a module."""
    return tuple(character(number) for number in range(cards.CHARACTERS) if cards.CHARACTER_MODULE[number] == module)


MANUAL = Manual(
    Chapter(
        "start",
        (
            Section("aim", is_overview=True),
            Section("pieces", is_overview=True, has_picture=True),
            Section("set-up"),
            Section("first-citizens"),
            Section("round", is_overview=True),
        ),
    ),
    Chapter(
        "phases",
        (
            Section("revealing"),
            Section("income", is_overview=True),
            Section("workforce"),
            Section("events-come"),
            Section("black-dice", vignette="black-die"),
            Section("turns"),
            Section("round-end"),
        ),
    ),
    Chapter(
        "dice",
        (
            Section("groups"),
            Section("prices", vignette="denier"),
            Section("influence", vignette="influence"),
            Section("reroll", vignette="reroll"),
            Section("recruit", vignette="recruit"),
            Section("turn-over", vignette="turn"),
        ),
    ),
    Chapter(
        "actions",
        (
            Section("activate", vignette="card", has_picture=True),
            Section("tradesmen", vignette="tradesman"),
            Section("helping-cubes", vignette="later"),
            Section("build", vignette="cathedral", has_picture=True),
            Section("counter", vignette="event-card", has_picture=True),
            Section("place", vignette="citizen", has_picture=True),
            Section("harvest", vignette="fields", is_overview=True),
            Section("pass", is_overview=True),
        ),
    ),
    Chapter("end", (Section("scoring", vignette="points"), Section("points"), Section("deniers"))),
    *(
        Chapter(f"{name}-cards", (*BEFORE_CARDS[colour], *cards_of(pieces.BASE_ACTIVITIES, colour)))
        for colour, name in enumerate(pieces.CARD_COLOUR_NAMES)
    ),
    Chapter("events", events_of(pieces.BASE_EVENTS)),
    Chapter("characters", characters_of(pieces.BASE_CHARACTERS)),
    Chapter(
        "ladies", (Section("modules", is_overview=True), Section("cubes-on-cards", vignette="cube", option="cards"))
    ),
    *(
        Chapter(f"{name}-ladies-cards", cards_of(pieces.LADIES_ACTIVITIES, colour))
        for colour, name in enumerate(pieces.CARD_COLOUR_NAMES)
    ),
    Chapter("ladies-events", events_of(pieces.LADIES_EVENTS)),
    Chapter("ladies-characters", characters_of(pieces.LADIES_CHARACTERS)),
    Chapter("purple-dice", (Section("purple", option="purple", is_overview=True),)),
    Chapter(
        "ramparts",
        (
            Section("guard", option="ramparts", vignette="helmet", has_picture=True),
            Section("tiles", option="ramparts"),
            *map(tile, range(len(tiles.WORDS))),
        ),
    ),
    *map(own_box, range(len(contents.OWN_BOXES))),
    Chapter(
        "more",
        (
            Section("two-players", is_overview=True),
            Section("open-character", option="characters", off=(0, 1)),
            Section("tournament", option="tournament", is_overview=True),
            Section("placing", about=tuple(map(explained.about_placing, LINED)), is_overview=True),
            Section("sliding", option="sliding", is_overview=True),
            Section("marauding-leaves", option="marauding_leaves", is_overview=True),
            Section("hidden", is_overview=True),
            Section("values", is_overview=True),
        ),
    ),
    lines={
        "effect-influence*": "influence",
        "effect-points*": "points",
        "effect-deniers*": "deniers",
        "log-event-missed": "events-come",
        "effect-driven-out*": "place",
        "log-defend-*": "black-dice",
        "log-leave-black-dice": "black-dice",
        "log-yield": "black-dice",
        "course-black-dice": "black-dice",
        "log-buy*": "prices",
        "course-income*": "income",
        "course-roll*": "workforce",
        "log-use-reroll": "reroll",
        "log-rolled-again": "reroll",
        "log-use-recruit": "recruit",
        "log-use-turn": "turn-over",
        "log-turn-over": "turn-over",
        "log-settle": "first-citizens",
        "course-neutral-citizens": "first-citizens",
        "course-sold-dice": "round-end",
        "course-get-up": "round-end",
        "log-shot-*": "card-archer",
        "log-remove": "event-interruption-of-work",
        "effect-stone": "event-interruption-of-work",
        "effect-nothing": "activate",
        "effect-home": "event-possession",
        "log-open-character": "open-character",
        "effect-rises*": "event-uprising",
        "effect-salaries-missed": "income",
        "course-grey-*": "event-grey-monk",
        "log-guard": "guard",
        "log-take": "helping-cubes",
        "log-take-neutral": "helping-cubes",
        "log-swap*": "tile-ii-a",
        "log-turn-bought": "tile-ii-b",
        "log-spare*": "tile-ii-c",
        "log-extra-die": "tiles",
        "effect-slides*": "sliding",
        "log-from-*": "event-possession",
        "log-send": "tradesmen",
        "log-rolled-again-beat": "black-dice",
        "log-step": "guard",
        "course-uprising": "event-uprising",
        "effect-joins-neutral": "event-uprising",
        "log-pass": "pass",
        "course-waiting": "pass",
        "log-build": "build",
        "log-harvest": "harvest",
        "log-place": "place",
        "log-purple": "purple",
        "log-deal": "set-up",
        "log-start": "set-up",
        "course-round*": "round",
        "course-newcomer*": "events-come",
        "course-over": "scoring",
        "score-*": "scoring",
    },
)
