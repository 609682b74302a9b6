"""What a host reads in a terminal: the site's own texts, in the language of the terminal."""

import pytest

from parvis.engine.texts import PSEUDO
from parvis.web.server import serve
from parvis.web.terminal import HostError, told


def test_lines_are_told_in_the_language_of_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with serve.listen("127.0.0.1", 18400) as first:
        taken = first.getsockname()[1]
        serve.listen("127.0.0.1", taken, language=PSEUDO).close()
    line = capsys.readouterr().err
    assert "can't be used" not in line
    assert line.startswith(told("port-skipped", PSEUDO, port=str(taken), error="").partition("(")[0])


def test_so_is_what_can_not_be_done() -> None:
    error = HostError("port-taken", port="8000")
    assert str(error) == "port 8000 is taken. Choose another one"
    assert "8000" in error.in_language(PSEUDO)
    assert "taken" not in error.in_language(PSEUDO)


@pytest.mark.parametrize(
    ("now", "now_count", "then", "then_count", "line"),
    [
        ("0", 1, "1", 1, "step 1200: seat 0 decides now, not seat 1"),
        ("0, 2", 2, "nobody", 0, "step 1200: seats 0, 2 decide now, not nobody"),
        ("nobody", 0, "1, 3", 2, "step 1200: nobody decides now, not seats 1, 3"),
        ("nature", 1, "2", 1, "step 1200: nature decides now, not seat 2"),
    ],
)
def test_whom_a_stored_table_asks(now: str, now_count: int, then: str, then_count: int, line: str) -> None:
    error = HostError("stored-question", step="1200", now=now, now_count=now_count, then=then, then_count=then_count)
    assert str(error) == line


def test_how_many_steps_a_stored_table_has() -> None:
    assert str(HostError("stored-count", count=1, number="2")) == "it has 1 step, not 2"
    assert str(HostError("stored-count", count=1200, number="1201")) == "it has 1200 steps, not 1201"
