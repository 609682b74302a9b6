"""The manual: the rules of Notre Dame as people look them up. Its words: texts/en/rules.ftl."""

from parvis.engine.manual import Chapter, Manual, Section
from parvis.games.notre_dame.pieces import BROWN_PERSONS, CARD_NAMES, NURSE, PERSON_NAMES


def card(name: str) -> Section:
    """The section of an action card, and of its sector or of Notre Dame."""
    return Section(name, title=f"card-{name}", about=f"about-card-{name}", vignette=name)


def person(name: str, option: str = "") -> Section:
    """The section of a person."""
    key = f"person-{name}"
    return Section(key, title=key, about=f"about-{key}", vignette=key, option=option)


MANUAL = Manual(
    Chapter(
        "start-here",
        (
            Section("aim", is_overview=True),
            Section("pieces", is_overview=True),
            Section("set-up"),
            Section("round", is_overview=True),
        ),
    ),
    Chapter(
        "phases",
        (
            Section("laying-out"),
            Section("draft"),
            Section("playing"),
            Section("empty-supply"),
            Section("hiring"),
            Section("plague"),
            Section("sharing-out"),
            Section("end", is_overview=True),
        ),
    ),
    Chapter(
        "possessions",
        (
            Section("prestige", vignette="prestige"),
            Section("coins", vignette="coin"),
            Section("limited-coins", option="limited_coins"),
            Section("markers", vignette="marker"),
            Section("rat", vignette="rat"),
        ),
    ),
    Chapter(
        "cards",
        (
            *(card(name) for name in CARD_NAMES),
            Section("messages", vignette="message"),
            Section("harbour", title="sector-harbour", about="about-sector-harbour", vignette="harbour"),
        ),
    ),
    Chapter("brown-persons", tuple(person(name) for name in PERSON_NAMES[:BROWN_PERSONS])),
    Chapter("grey-persons", tuple(person(name) for name in PERSON_NAMES[BROWN_PERSONS:NURSE])),
    Chapter(
        "new-persons",
        (
            Section("new-persons-set-up", option="new_persons"),
            *(person(name, "new_persons") for name in PERSON_NAMES[NURSE:]),
        ),
    ),
    Chapter(
        "more",
        (
            Section("two-players", is_overview=True),
            Section("hidden", is_overview=True),
            Section("values", is_overview=True),
        ),
    ),
)
