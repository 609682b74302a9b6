"""The texts of Notre Dame: a sentence for every key, and no sentence that nobody says."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from parvis.bots import levels
from parvis.engine import samples
from parvis.engine.contract import seats_of
from parvis.engine.lines import Line
from parvis.engine.manual import Section
from parvis.engine.prospects import GAINED_NEXT, LESS, NEXT
from parvis.engine.questions import Question
from parvis.engine.texts import bundle, files
from parvis.games.notre_dame import GAME
from parvis.games.notre_dame import pieces as p
from parvis.games.notre_dame.rules.cards import SOURCE
from parvis.games.notre_dame.rules.carriage import DRIVE_CARRIAGE, TAKE_MESSAGE
from parvis.games.notre_dame.rules.draft import DRAW, KEEP_CARD
from parvis.games.notre_dame.rules.persons.base import COUNTING_FIELDS, GOODS_FIELDS
from parvis.games.notre_dame.rules.sectors import CHOOSE_PERK
from parvis.games.notre_dame.rules.set_up import MESSAGE, REMOVE, START
from parvis.games.notre_dame.rules.stacks import PERSON
from parvis.games.notre_dame.state import RULES
from parvis.games.notre_dame.table.page.context import PHASES
from parvis.games.notre_dame.table.page.geometry import EDGE_NAMES
from parvis.games.notre_dame.words.foreseen import FOLLOWS
from parvis.games.notre_dame.words.hints import IN_VAIN, LACKED
from parvis.games.notre_dame.words.labels import PROMPTS, key_of
from parvis.games.notre_dame.words.log import UNTOLD
from parvis.games.notre_dame.words.manual import MANUAL
from parvis.games.notre_dame.words.obstacles import OBSTACLES
from parvis.games.notre_dame.words.prospects import PROSPECTS
from parvis.games.notre_dame.words.scores import SOURCES
from parvis.games.notre_dame.words.summaries import summaries
from parvis.web.boxes import sheets
from parvis.web.pages import sources
from tests.games.notre_dame.table import position

LANGUAGES = ["en"]
NATURE_ASKS = (START, MESSAGE, REMOVE, PERSON, DRAW)
SAMPLES = (0, 1, 2, 5)


def entries(language: str) -> dict[str, ast.Message]:
    """Every text of a language by its key."""
    found: dict[str, ast.Message] = {}
    for file in files(GAME.texts, language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} stands there twice"
                found[entry.id.name] = entry
    return found


def decided() -> Iterator[tuple[Question, str]]:
    """Every question and the key of each of its answers that a decision names by itself."""
    for question in RULES.declared.questions:
        for words in question.words:
            yield from ((question, key_of(question, decision)) for decision in words.decisions)


def drives() -> set[str]:
    """Keys of all drives: the market's place and whose borough it is in."""
    whose = ("own", "other", "unowned")
    return {"drive-stay", *(f"drive-{place}-{who}" for place in p.MARKET_NAMES for who in whose)}


def answers() -> set[str]:
    """Keys of everything that a family decides, without their heads."""
    special = (DRIVE_CARRIAGE, TAKE_MESSAGE)
    plain = {key for question, key in decided() if question not in special and question.words[0] not in NATURE_ASKS}
    plain.remove("minstrel-from-notre-dame")  # the minstrel plays in the borough alone
    return plain | drives() | {"leave-message", *(f"take-{kind}" for kind in p.MESSAGE_NAMES)}


def log_keys() -> set[str]:
    """Keys of all lines of the log that tell decisions."""
    untold = {key for question, key in decided() if question in UNTOLD}
    by_nature = {"start"}
    for kind in ("person", "remove"):
        first = 0 if kind == "person" else p.BROWN_PERSONS
        by_nature |= {f"{kind}-{person}" for person in p.PERSON_NAMES[first:]}
    return answers() - untold | by_nature


def asked() -> set[str]:
    """Keys of the texts of all questions."""
    found = {"nature"}
    for question, name in PROMPTS.items():
        if question == KEEP_CARD:
            found |= {f"{name}-first", f"{name}-second"}
        elif question == SOURCE:
            found |= {f"{name}-{place}" for place in p.PLACE_NAMES}
        elif question == TAKE_MESSAGE:
            found |= {f"{name}-{kind}" for kind in p.MESSAGE_NAMES}
        elif question == CHOOSE_PERK:
            found |= {f"{name}-{who}" for who in ("hotel", "hostess", "either")}
        else:
            found.add(name)
    return found


def followed() -> set[str]:
    """Keys of everything else that the log tells."""
    hidden = {"effect-prestige", "plague-penalty"}
    plain = {
        "effect-coins",
        "effect-coins-given",
        "effect-prestige-park",
        "effect-markers",
        "effect-rat-back",
        "effect-nurse",
    }
    plain |= {"log-hire-nobody-without-coin", "effect-nothing-without-coin", "effect-nothing-without-marker"}
    plain |= {f"course-{what}" for what in ("round", "plague", "cathedral", "cathedral-empty", "over")}
    plain |= {f"plague-{moves}" for moves in ("forward", "back", "stays", "back-doctor", "stays-doctor")}
    return plain | hidden | {f"{key}-hidden" for key in hidden}


def named() -> set[str]:
    """Keys of names and of what the named things do."""
    sectors = {f"sector-{name}" for name in (*p.PLACE_NAMES, "harbour")}
    cards = {f"card-{name}" for name in p.CARD_NAMES}
    persons = {f"person-{name}" for name in p.PERSON_NAMES}
    messages = {f"message-{name}" for name in p.MESSAGE_NAMES}
    about = {f"about-{key}" for key in sectors | cards | persons | messages}
    markets = {"about-market", "about-market-centre", *(f"market-{name}" for name in p.MARKET_NAMES)}
    about |= {f"about-piece-{piece}" for piece in ("carriage", "friend", "rat")}
    return sectors | cards | persons | messages | about | markets


def gained() -> set[str]:
    """Keys of what decisions bring, and of where prestige came from."""
    sources = {*SOURCES.values(), "park", "plague"}
    supplies = {f"hint-{what}" for what in ("coins", "coins-paid", "markers", "markers-placed", "nurse", "rat")}
    return (
        supplies
        | {f"hint-{name}" for name in sources - {"plague"}}
        | {f"points-{name}" for name in sources | {"tiebreak", "score", "by-source", "by-round"}}
    )


def foreseen() -> set[str]:
    """Keys of what decisions do not bring, of what the plague then does, and of what is asked next."""
    lacks = {*(f"no-{what}" for what in IN_VAIN.values()), *(f"lacks-{what}" for what in LACKED.values())}
    plague = {"plague", "plague-stays", "plague-beyond"}
    alone = {"if-played", "left", "nothing", "nothing-else", "no-action"}
    alone |= {"shares", "shares-park", "shares-instead", "shares-still"}
    alone |= {"barred", "barred-own", "barred-and-own", "barred-free"}
    then = {"coins-then", "markers-then", "then-colours"} | {f"then-{key}" for key, _ in FOLLOWS.values()}
    prospects = [*(one.name for one in PROSPECTS.table), NEXT]
    later = {f"{key}{less}" for key in (GAINED_NEXT, *(f"later-{name}" for name in prospects)) for less in ("", LESS)}
    return {f"hint-{key}" for key in lacks | plague | alone | then} | later


def shown() -> set[str]:
    """Keys that the templates of the page name, in full or by what they are about."""
    files = (GAME.folder / "table" / "page").rglob("*.html")
    by_name = {f"step-{phase}" for phase in PHASES} | {f"how-{step}" for step in ("keep", "play", "hire", "plague")}
    by_name |= {f"pane-{name}" for name in EDGE_NAMES} | {f"stop-{name}" for name in p.MARKET_NAMES}
    by_name |= {"tabs", "phases", *(f"tab-{tab}" for tab in ("board", "persons", "families", "log"))}
    return by_name | {
        key for file in files for key in re.findall(r'text\("([a-z-]+)"[,)]', file.read_text(encoding="utf-8"))
    }


def summed_up() -> set[str]:
    """Keys of the card at the end of a round."""
    return {*summaries().order, "round-over", "round-and-period-over"}


def denied() -> set[str]:
    """Keys of why something is not possible."""
    return {*(obstacle.key for obstacle in OBSTACLES.table), *OBSTACLES.when.values()}


def in_manual() -> set[str]:
    """Keys of the page of rules: headings, and what sections say besides what the board tells."""
    parts = [*MANUAL.chapters, *MANUAL.sections()]
    about = {line.key for section in MANUAL.sections() for line in section.about}
    return about | {part.key for part in parts} - {section.key for section in MANUAL.sections() if is_plain(section)}


def is_plain(section: Section) -> bool:
    """Whether a piece's section says just what the board tells."""
    return bool(section.about) and section.key not in entries("en")


def printed() -> set[str]:
    """Keys of decks, values and pieces on pages about printed values."""
    forms = sources.printed_forms(GAME, GAME.ruling)
    fields = {one.field for there in sources.shipped(GAME, GAME.ruling).values() for one in there}
    of_new_persons = {"letter", "kind", *(f"effect-{field}" for field in (*GOODS_FIELDS, *COUNTING_FIELDS))}
    return {
        *(f"deck-{sheets.deck_of(place, form)}" for place, form in forms.items()),
        *(f"value-{field.replace('.', '-')}" for field in fields | of_new_persons),
        *(f"word-{word}" for words in sheets.vocabulary(GAME, GAME.ruling).values() for word in words),
        "printed-street",
        "remark-persons",
        "remark-persons-doctor-1",
        "remark-street",
    }


def expected() -> set[str]:
    """Every key that is used."""
    keys = (
        {f"do-{key}" for key in answers() | {"drive-back", "leave-there"}}
        | {f"log-{key}" for key in log_keys()}
        | {f"ask-{key}" for key in asked()}
    )
    return (
        keys
        | followed()
        | named()
        | gained()
        | foreseen()
        | shown()
        | summed_up()
        | denied()
        | in_manual()
        | printed()
        | {key for lesson in GAME.lessons for key in lesson.keys}
        | {one.key for one in GAME.stakes}
        | {f"setup-{option.name}" for option in GAME.options}
        | {f"kind-{words.name}" for words in GAME.rules.declared.words if words not in NATURE_ASKS}
        | {"message-there", "about-game", "about-length", "begins"}
        | {f"level-{name}" for name in (*levels(), "expert-5s", "people")}
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_text_and_every_text_is_used(language: str) -> None:
    assert entries(language).keys() - expected() == set()
    assert expected() - entries(language).keys() == set()


OF_THE_ROUND = ("ask-nature", "ask-keep", "ask-play", "ask-hire")
"""Questions that the course of a round asks."""
BY_EITHER = "ask-perk-either"
"""A question of one of two: which of them, the position doesn't say."""
ASKERS = (
    *("supply is empty", "notre dame", "trusted friend", "carriage", "hotel", "hostess", "plague"),
    *("counsellor", "fool", "bishop", "minstrel", "coachman", "travellers"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_names_what_asks_it(language: str) -> None:
    texts = bundle(GAME.texts, language)
    for key, message in entries(language).items():
        if key.startswith("ask-") and not key.startswith((*OF_THE_ROUND, BY_EITHER)):
            for number in SAMPLES:
                sentence, _ = texts.format_pattern(
                    texts.get_message(key).value, dict.fromkeys(variables(message), number)
                )
                assert any(asker in sentence.lower() for asker in ASKERS), sentence


@pytest.mark.parametrize(
    ("phase", "persons", "markers", "decisions", "who"),
    [
        ("play", "", "", ["play hotel"], "hotel"),
        ("hire", "hostess monk", "", ["hire hostess"], "hostess"),
        ("hire", "monk bishop", "", ["hire bishop", "to hotel"], "hotel"),
        ("hire", "hostess fool", "park 1", ["hire hostess"], "hostess"),
        ("hire", "hostess fool", "hotel 1", ["hire hostess"], "either"),
    ],
)
def test_who_offers_a_perk(phase: str, persons: str, markers: str, decisions: list[str], who: str) -> None:
    game = position(phase=phase, persons=persons, markers=markers, hand="hotel bank park").say(0, *decisions)
    assert GAME.prompt(game.state, 0).key == f"ask-perk-{who}"


def variables(message: ast.Message) -> set[str]:
    """Names of the arguments that stand in a text."""
    found: set[str] = set()

    def collect(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            found.add(node.id.name.removesuffix("-there"))
        elif isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                collect(value)
        elif isinstance(node, list):
            for item in node:
                collect(item)

    collect(message)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_formats(language: str) -> None:
    texts = bundle(GAME.texts, language)
    for key, message in entries(language).items():
        for number in SAMPLES:
            arguments = {name: "Anna" if name.endswith("seat") else number for name in variables(message)}
            told = texts.get_message(key)
            for pattern in filter(None, (told.value, *told.attributes.values())):
                sentence, errors = texts.format_pattern(pattern, arguments)
                assert not errors, (key, errors)
                assert sentence.strip(), key
                assert "{" not in sentence, sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_in_random_games_formats(language: str) -> None:
    texts = bundle(GAME.texts, language)

    def check(line: Line) -> None:
        _, errors = texts.format_pattern(texts.get_message(line.key).value, dict(line.arguments))
        assert not errors, (line, errors)

    for case in samples.cases(GAME, samples.number_of(24)):
        for play in samples.walk(GAME, case):
            for seat in seats_of(GAME.movers(play.state)):
                check(GAME.prompt(play.state, seat))
                for decision in play.legal(seat)[:3]:
                    if seat < play.seats:
                        check(GAME.label(play.state, seat, decision))
                    for event in GAME.narrate(play.state, seat, decision):
                        check(event.line)
