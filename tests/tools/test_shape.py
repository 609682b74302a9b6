"""What is counted of games: lines of code, files that know a question, concepts."""

import pytest

from tools import shape

SOURCE = '''"""What it is."""

from parvis.engine.rule import RuleBook

RULES = RuleBook(State)  # a comment
"""Of the rule book."""
TAKE = RULES.words(
    "take {heap}",
)


@RULES.rule
def setup(state):
    """Nothing to do."""
    # not yet
    return """
    a text
    """


GAME = Game(name="nim", setup=setup)
'''


def test_comments_docstrings_and_empty_lines_are_no_code() -> None:
    assert shape.lines_of_code(SOURCE) == 11
    assert shape.lines_of_code("") == 0


def test_concepts_are_what_is_imported_declared_and_filled_in() -> None:
    assert shape.concepts(SOURCE) == {
        *("parvis.engine.rule.RuleBook", ".words", ".rule"),
        *("Game.name", "Game.setup"),
    }


def test_files_that_name_the_question_are_counted_those_of_rules_too() -> None:
    folder = shape.GAMES["Notre Dame"]
    files = {
        f"{folder}rules/sectors.py": "CHOOSE_PERK = 1\n",
        f"{folder}words/log.py": "x = CHOOSE_PERK\n",
        f"{folder}words/hints.py": "PERKS = 1\n",
    }
    found = dict(shape.measured(files))
    assert found["places that know the hotel's perk, of them rules"] == "2, 1"
    assert found["Notre Dame: lines of code, files"] == "3, 3"
    assert found["Nim: lines of code, concepts"] == "none yet"


def test_a_commit_that_the_clone_lacks_is_named() -> None:
    with pytest.raises(SystemExit, match="no such commit: nowhere; a shallow clone"):
        shape.files_of("nowhere")
