"""The log of whole games: every line has its text, and nobody reads what is hidden."""

import re
from collections.abc import Iterator

from parvis.engine.course import OVER
from parvis.engine.lines import Line, LogLine, Onlooker
from parvis.engine.play import Play
from parvis.engine.questions import NATURE
from parvis.engine.samples import Case, cases, hidden, messages, walk
from parvis.engine.texts import bundle
from parvis.games.troyes import FOLDER, GAME
from parvis.games.troyes.cards import CHARACTER_NAMES
from parvis.games.troyes.helps import HELP_NAMES
from parvis.games.troyes.state import State
from parvis.games.troyes.words.scores import SOURCES
from parvis.web.texts import GameTexts

NAMES = ("Anna", "Bruno", "Clara", "David")
TEXTS = FOLDER / "words" / "texts"
KEYS = messages(sorted((TEXTS / "en").glob("*.ftl")))
OF_LOG = re.compile("(log|course|effect|score)-")
"""With this keys of the log begin."""
RANDOM_GAMES = 36
STRIDE = 10
"""Of so many positions one is told only to see that nothing changes, in each game another."""
LOSSES = ("effect-salaries-missed", "log-event-missed")
"""Keys of the log's lines that tell of lost points."""
AT_END = (*CHARACTER_NAMES, "hermit", "fort", "princess")


def test_the_end_tells_everything_to_all() -> None:
    case = Case(4, (), 3)
    (last,) = [events for play, events in told_games([case]) if play.state.phase == OVER]
    assert all(event.only is None for event in last)
    texts = GameTexts(GAME, NAMES)
    lines = [texts.line(event.line) for event in last if event.visible(None)]
    assert "The game is over." in lines
    assert sum(" reveals " in line for line in lines) == 4
    assert sum(event.line.key == "score-total" for event in last) == 4


def told_games(games: list[Case]) -> Iterator[tuple[Play, list[LogLine]]]:
    """The positions of random games after each step, and what was told of it."""
    for case in games:
        events: list[LogLine] = []
        before: State | None = None
        done = 0
        for play in walk(GAME, case):
            if before is not None:
                events = GAME.narrate(before, *play.steps[done])
                done += 1
                yield play, events
            before = play.state.copy()


def test_everything_that_is_told_in_random_games_has_a_text_that_formats() -> None:
    texts = bundle(TEXTS, "en")
    told = {str(event.line): event.line for _, events in told_games(cases(GAME, RANDOM_GAMES)) for event in events}
    for line in told.values():
        assert texts.has_message(line.key), line
        sentence, errors = texts.format_pattern(texts.get_message(line.key).value, dict(line.arguments))
        assert not errors, (line, errors)
        assert "{" not in sentence, sentence
        assert KEYS[line.key] <= set(line.arguments), line
    assert "course-countered" in {line.key for line in told.values()}


def keys_in_files() -> set[str]:
    """The keys of the log's lines, but for those that tables have kept from older versions."""
    files = (file for file in (TEXTS / "en").glob("*.ftl") if file.name != "old.ftl")
    return {key for key in messages(sorted(files)) if OF_LOG.match(key)}


def expected_keys() -> set[str]:
    """The keys that the log's functions and events name in full, and those that they make."""
    files = ("log_course.py", "log_actions.py", "log_book.py", "log_ladies.py")
    source = "".join((FOLDER / "words" / name).read_text(encoding="utf-8") for name in files)
    keys = set(re.findall(r'"((?:log|course|effect|score)-[a-z-]*[a-z])"', source))
    keys |= {f"course-event-{what}" for what in ("deniers", "influence", "cathedral", "cubes", "citizen", "delayed")}
    keys |= {"course-countered", "course-countered-stays", "log-defend-throw", "log-defend-beat"}
    keys |= {f"log-{verb}{whose}" for verb in ("buy", "take") for whose in ("", "-neutral")}
    keys |= {f"log-help-{name}" for name in HELP_NAMES if name}
    keys |= {f"effect-{what}{whose}" for what in ("slides", "driven-out") for whose in ("", "-neutral")}
    keys |= {"log-shot-hits", "log-shot-misses", "effect-joins-neutral", "effect-rises", "effect-rises-neutral"}
    keys |= {f"effect-{what}" for what in ("deniers", "influence", "citizens")}
    keys |= {"effect-points", *LOSSES}
    keys |= {event.line for event in GAME.rules.events if event.line}
    return keys | {
        f"score-{source}" for source in ("cubes-left", "tradesmen", "levels-missed", "iv-b", "iv-c", *AT_END)
    }


def test_every_text_is_used_and_every_key_has_a_text() -> None:
    assert keys_in_files() - expected_keys() == set()
    assert expected_keys() - keys_in_files() == set()
    assert {f"points-{source}" for source in SOURCES.values()} <= KEYS.keys()


def test_lines_that_tables_have_kept_from_older_versions_are_still_read() -> None:
    texts = GameTexts(GAME, NAMES)
    for line, told in (
        (Line("course-roll-red-white", {"seat": 2, "red": "1 6", "white": "3"}), "Clara rolls red 1 6 and white 3."),
        (Line("log-recruit", {"seat": 0}), "Anna uses 2 influence to recruit a citizen."),
        (Line("effect-events-missed-hidden", {"seat": 1}), "Bruno can't pay in full and loses up to 2 points."),
    ):
        assert texts.whole(line) == told
    assert set(messages([TEXTS / "en" / "old.ftl"])).isdisjoint(expected_keys())


def test_every_character_is_named() -> None:
    texts = bundle(TEXTS, "en")
    pattern = texts.get_message("named-character").value
    told = {texts.format_pattern(pattern, {"character": name})[0] for name in CHARACTER_NAMES}
    assert len(told) == len(CHARACTER_NAMES)


def test_nobody_reads_the_characters_of_others() -> None:
    """Until the end, whatever the others hold, a seat and a spectator read the same."""
    for case in cases(GAME, 12):
        before: State | None = None
        for done, play in enumerate(walk(GAME, case)):
            if before is not None and play.state.phase != OVER:
                seat, decision = play.steps[done - 1]
                told = GAME.narrate(before, seat, decision)
                for onlooker in range(case.seats):
                    twin = hidden(GAME, before, onlooker, done)
                    if seat == NATURE and decision not in GAME.legal(twin, seat):
                        continue
                    told_of_twin = GAME.narrate(twin, seat, decision)
                    for eyes in (onlooker, None):
                        assert visible(told_of_twin, eyes) == visible(told, eyes)
            before = play.state.copy()


def visible(events: list[LogLine], onlooker: Onlooker) -> list[Line]:
    """What an onlooker reads."""
    return [event.line for event in events if event.visible(onlooker)]


def test_everybody_reads_the_same_and_of_points_only_what_everybody_saw() -> None:
    """With other points of the others, a seat reads the same, but for losses: nobody loses more than they have."""
    for case in cases(GAME, 12):
        before: State | None = None
        for done, play in enumerate(walk(GAME, case)):
            if before is not None and play.state.phase != OVER:
                twin = before.copy()
                for other in range(1, case.seats):
                    twin.points[other] = 0 if before.points[other] else 9
                seat, decision = play.steps[done - 1]
                told = GAME.narrate(before, seat, decision)
                assert but_losses(visible(GAME.narrate(twin, seat, decision), 0)) == but_losses(visible(told, 0))
                assert visible(told, 0) == visible(told, None) or any(event.only == 0 for event in told)
            before = play.state.copy()


def but_losses(lines: list[Line]) -> list[Line]:
    """Lines without those of lost points."""
    return [line for line in lines if line.key not in ("log-yield", *LOSSES)]


def test_telling_changes_nothing() -> None:
    for case in cases(GAME, 4):
        for step, play in enumerate(walk(GAME, case), case.seed):
            for seat in play.movers() if step % STRIDE == 0 else ():
                before = play.state.copy()
                GAME.narrate(play.state, seat, play.legal(seat)[0])
                assert play.state == before
