"""Templates: what they import is made once, and what is drawn again is what would be drawn anew."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jinja2 import DictLoader, meta, nodes
from jinja2.exceptions import UndefinedError

from parvis.engine import registry
from parvis.engine.kept import forget
from parvis.engine.play import Play
from parvis.web.models import Table
from parvis.web.pages import board
from parvis.web.pages.rendering import IMPORTS, Imports, Kept, QuickEnvironment
from parvis.web.pages.table_page import open_decisions, pictured
from parvis.web.tables.screen import Screen
from parvis.web.tables.seats import SHAPES, Seat
from parvis.web.tables.table_game import TableGame
from parvis.web.texts import GameTexts
from tests.web.visiting import Visitor, table

GAMES = ("notre-dame", "troyes")
OPTIONS: dict[str, dict[str, Any]] = {
    "troyes": {"cards": "both", "events": "both", "characters": "open", "purple": True, "ramparts": True}
}
"""Games with all of their modules."""
SAME_FOR_ALL = {
    "cached",
    "amount",
    "brief",
    "brown",
    "characters_told",
    "free_banners",
    "free_levels",
    "harvest",
    "leading",
    "lasting",
    "medallion",
    "phases",
    "rests",
    "picture",
    "places_joining",
    "pressed",
    "rats",
    "rule_link",
    "source_link",
    "signs",
    "tag",
    "text",
    "with_vignettes",
    "worth_now",
}
"""What macros that are drawn again may use besides what they are given: functions and constants, none of which knows of
a table.
"""


def rendered(templates: dict[str, str], **context: Any) -> str:
    """The template `page`, as boards render theirs."""
    environment = QuickEnvironment(loader=DictLoader(templates), autoescape=True)
    context[IMPORTS] = Imports(dict(context))
    return environment.get_template("page").render(context)


def test_macros_are_made_once_for_a_drawing() -> None:
    made = []
    templates = {
        "page": '{% for one in "ab" %}{% include "part" %}{% endfor %}',
        "part": '{% from "macros" import told with context %}{{ told(one) }}',
        "macros": "{{ note() }}{% macro told(one) %}{{ one }}{{ who }} {% endmacro %}",
    }
    assert rendered(templates, who="<b>", note=lambda: made.append(1)) == "a&lt;b&gt; b&lt;b&gt; "
    assert made == [1]
    assert rendered(templates, who="x", note=lambda: made.append(1)) == "ax bx "


def test_macros_see_nothing_of_the_template_that_imports_them() -> None:
    templates = {
        "page": '{% for hidden in "ab" %}{% include "part" %}{% endfor %}',
        "part": '{% from "macros" import told with context %}{{ told() }}',
        "macros": "{% macro told() %}{{ hidden }}{% endmacro %}",
    }
    with pytest.raises(UndefinedError, match="hidden"):
        rendered(templates)


def test_entries_go_before_methods_and_methods_are_there() -> None:
    shown = {"items": "three", "count": 2}
    assert (
        rendered({"page": "{{ shown.items }} {{ shown.count }} {{ shown.get('count') }}"}, shown=shown) == "three 2 2"
    )
    with pytest.raises(UndefinedError):
        rendered({"page": "{{ shown.missing }}"}, shown=shown)


def test_functions_are_called_with_all_that_they_are_given() -> None:
    templates = {
        "page": "{% macro wrap(one) %}{{ one }}{{ caller() }}{% endmacro %}"
        '{% include "part" %}{% for one in [1, 2] %}{{ repeat(one, *more, last=one, **{"class": "x"}) }}{% endfor %}'
        "{% call wrap(1) %}<i>{% endcall %}",
        "part": '{% macro wrap(one) %}{{ one }}{{ caller() }}{% endmacro %}{% call wrap("<") %}<b>{% endcall %}'
        "{{ repeat() }}{{ repeat(1, last=2) }};",
    }

    def repeat(*given: Any, **named: Any) -> str:
        return f"{given}{named}"

    made = rendered(templates, repeat=repeat, more=[7])
    assert made == (
        "&lt;<b>(){}(1,){&#39;last&#39;: 2};(1, 7){&#39;last&#39;: 1, &#39;class&#39;: &#39;x&#39;}"
        "(2, 7){&#39;last&#39;: 2, &#39;class&#39;: &#39;x&#39;}1<i>"
    )


def test_what_was_drawn_is_drawn_again_only_for_the_same() -> None:
    drawn = []

    def draw(*given: Any) -> str:
        drawn.append(given)
        return repr(given)

    draw.name = "draw"  # type: ignore[attr-defined]
    kept = Kept(most=6)
    for _ in range(2):
        for given in ((1,), (True,), (2, "a"), ({"seat": 1},), ({"seat": True},), (["a"],)):
            assert kept.cached("game", draw, *given) == repr(given)  # type: ignore[arg-type]
    assert len(drawn) == 6
    kept.cached("other game", draw, 1)  # type: ignore[arg-type]
    assert len(drawn) == len(kept.drawn) + 1 == 7


def test_templates_are_compiled_before_anybody_needs_them(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in GAMES:
        forget(registry.find(name), board.environment)
    board.prepare()
    monkeypatch.setattr(QuickEnvironment, "compile", lambda *_, **__: pytest.fail("compiled too late"))
    for name in GAMES:
        assert Visitor().open(table("human human", name, **OPTIONS.get(name, {}))).status == 200


def positions(name: str, seats: int = 4) -> Iterator[TableGame]:
    """A game as it goes on, every few steps; where there are modules, with all of them."""
    game, random = registry.find(name), Random(7)
    play = Play(game, seats, OPTIONS.get(name, {}))
    sitting = [
        {"name": f"Seat {seat}", "colour": colour, "player": "human"}
        for seat, colour in zip(range(seats), SHAPES, strict=False)
    ]
    while not play.over:
        if len(play.steps) % 61 == 0:
            yield TableGame(Table(game=name, seats=sitting, ruling=game.ruling), game, play.state)
        seat = play.movers()[0]
        play.step(seat, random.choice(play.legal(seat)))


def drawings(playing: TableGame) -> list[Any]:
    """What each player sees of the board when asked, and a spectator."""
    seats = [Seat(number, **seat) for number, seat in enumerate(playing.table.seats)]
    told = GameTexts(playing.game, [seat.name for seat in seats])
    made = []
    for onlooker in (*range(len(seats)), None):
        asked = onlooker if onlooker in playing.movers else None
        decisions = open_decisions(playing, Screen(onlooker, seat=asked), {}, told)
        made.append(pictured(playing, seats, onlooker, decisions, told)["drawn"])
    return made


@pytest.mark.parametrize("name", GAMES)
def test_nobody_sees_what_was_drawn_for_another(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for playing in positions(name):
        again = drawings(playing)
        with monkeypatch.context() as patched:
            patched.setattr(board, "KEPT", Kept(most=0))
            assert drawings(playing) == again


@pytest.mark.parametrize("name", GAMES)
def test_what_is_drawn_again_is_made_of_what_it_is_given(name: str) -> None:
    page = registry.find(name).page
    assert page
    found: list[str] = []
    sources = [file.read_text(encoding="utf-8") for file in page.templates.glob("*.html")]
    macros = {macro.name: macro for source in sources for macro in parsed(source).find_all(nodes.Macro)}
    for source in sources:
        for macro in set(re.findall(r"\bcached\((\w+)", source)):
            found.append(macro)
            assert used(page.templates, macros[macro]) <= SAME_FOR_ALL
    assert found
    assert len(found) == len(set(found))


def parsed(source: str) -> nodes.Template:
    """Syntax tree of a template."""
    environment = QuickEnvironment()
    environment.filters["words"] = str
    return environment.parse(source)


def used(templates: Path, macro: nodes.Macro) -> set[str]:
    """The names that a macro, with what it includes, takes from around it."""
    alone = nodes.Template([macro], lineno=1)
    alone.set_environment(QuickEnvironment())
    included = [
        parsed((templates / name).read_text(encoding="utf-8")) for name in meta.find_referenced_templates(alone) if name
    ]
    parts: list[nodes.Template] = [alone, *included]
    names = {name for part in parts for name in meta.find_undeclared_variables(part)}
    own = {name.name for part in parts for name in part.find_all(nodes.Name) if name.ctx in ("param", "store")}
    return names - own
