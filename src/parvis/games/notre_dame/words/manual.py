"""The manual: the rules of Notre Dame as people look them up. Its words: texts/en/rules-*.ftl."""

from parvis.engine.lines import Line
from parvis.engine.manual import Chapter, Manual, Section
from parvis.games.notre_dame import pieces

GREY = (*pieces.PERSON_NAMES[pieces.BROWN_PERSONS : pieces.NURSE], *pieces.NEW_GRAY_NAMES)
"""Grey persons who are in every game."""


def card(name: str) -> Section:
    """The section of an action card, and of its sector or of Notre Dame."""
    about = [Line(f"about-card-{name}")]
    if name in pieces.CARD_NAMES[: pieces.SECTORS]:
        about.append(Line("about-card-empty-supply"))
    return Section(name, title=f"card-{name}", about=tuple(about), vignette=name)


def message(name: str) -> Section:
    """The section of a type of message."""
    return Section(f"message-{name}", title=f"message-{name}", about=(Line(f"about-message-{name}"),), vignette=name)


def person(name: str, option: str = "") -> Section:
    """The section of a person: what the person does, and how many rats are on the card."""
    key = f"person-{name}"
    rats = pieces.RATS[pieces.RULING][pieces.PERSON_NAMES.index(name)]
    about = (Line(f"about-{key}"), Line("about-person-rats", {"rats": rats}))
    return Section(key, title=key, about=about, vignette=key, option=option)


MANUAL = Manual(
    Chapter(
        "start",
        (
            Section("aim", is_overview=True),
            Section("pieces", is_overview=True),
            Section("board", is_overview=True, has_picture=True),
            Section("set-up"),
            Section("round", is_overview=True),
            Section("draft", vignette="cards"),
            Section("playing"),
            Section("empty-supply"),
        ),
    ),
    Chapter(
        "sectors",
        (
            *map(card, pieces.CARD_NAMES[: pieces.SECTORS]),
            Section("harbour", title="sector-harbour", about=(Line("about-sector-harbour"),), vignette="harbour"),
            *map(card, pieces.CARD_NAMES[pieces.SECTORS :]),
        ),
    ),
    Chapter(
        "carriages",
        (
            Section("markets"),
            Section("messages", vignette="message"),
            Section("message-colours", vignette="lock"),
            *map(message, pieces.MESSAGE_NAMES),
        ),
    ),
    Chapter("persons", (Section("laying-out", has_picture=True), Section("hiring"))),
    Chapter("brown-persons", tuple(map(person, pieces.BROWN_NAMES))),
    Chapter("grey-persons", tuple(map(person, GREY))),
    Chapter(
        "closing",
        (
            Section("plague", vignette="rat"),
            Section("plague-loss"),
            Section("sharing-out", has_picture=True),
            Section("end", is_overview=True),
        ),
    ),
    Chapter(
        "possessions",
        (
            Section("prestige", vignette="prestige"),
            Section("coins", vignette="coin"),
            Section("markers", vignette="marker"),
            Section("hidden", is_overview=True),
        ),
    ),
    Chapter("players", (Section("player-numbers"), Section("two-players", is_overview=True))),
    Chapter(
        "new-persons",
        (
            Section("new-persons-set-up", option="new_persons"),
            *(person(name, "new_persons") for name in pieces.PERSON_NAMES[pieces.NURSE : len(pieces.NUMBERED_PERSONS)]),
        ),
    ),
    Chapter(
        "options",
        (
            Section("limited-coins", title="setup-limited_coins", option="limited_coins"),
            Section("free-counsellor", title="setup-counsellor_free", option="counsellor_free", is_overview=True),
        ),
    ),
    Chapter(
        "about",
        (
            Section("rulings", is_overview=True),
            Section("values", is_overview=True),
            Section("fair-dealing", is_overview=True),
        ),
    ),
    lines={
        "effect-prestige*": "prestige",
        "effect-rat-back*": "harbour",
        "effect-coin*": "coins",
        "effect-markers*": "markers",
        "effect-nothing-without-coin": "notre-dame",
        "log-hire-nobody*": "hiring",
        "plague-penalty": "plague-loss",
        "plague-*": "plague",
        "course-plague*": "plague",
        "log-keep*": "draft",
        "log-play-notre-dame": "notre-dame",
        "log-donate-*": "notre-dame",
        "log-play-trusted-friend": "trusted-friend",
        "log-forgo": "empty-supply",
        "effect-nothing-without-marker": "empty-supply",
        "log-enough": "person-gypsies",
        "log-return-*": "person-gypsies",
        "log-type-*": "person-coachman",
        "log-lose-*": "plague-loss",
        "log-lift-*": "person-fool",
        "log-fool-to-*": "person-fool",
        "log-bishop-to-*": "person-bishop",
        "log-minstrel-*": "person-minstrel",
        "log-friend-*": "trusted-friend",
        "log-source-*": "empty-supply",
        "log-drive-*": "carriage-house",
        "log-take-*": "messages",
        "log-leave-message": "messages",
        "log-carry-*": "person-minstrel",
        "course-cathedral*": "sharing-out",
        "log-remove-*": "new-persons-set-up",
        "log-start": "set-up",
        "course-round": "round",
        "course-over": "end",
    },
)
