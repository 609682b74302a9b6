"""The league's page: tables that were made anew take the place of the old ones, and the others stay."""

import pytest

from parvis.arena.league import PROTOCOL
from tools.league import BEGIN, END, PAGE, with_tables

FIRST, SECOND, *OTHERS = PROTOCOL


def table(task: str, code: str) -> str:
    """A task in the league as its page shows it: one bot, called as the code that played."""
    head = f"### {task}\n\n| | bot |\n| ---: | --- |\n| 1 | `{code}` |"
    return f"{head}\n\n100 deals, each from every seat; code `{code}`."


def page(*tables: str) -> str:
    """A page with these tables."""
    return f"# The league\n\n{BEGIN}\n\n" + "\n\n".join(tables) + f"\n\n{END}\n\n## What was run\n"


@pytest.mark.parametrize(("tasks", "below"), [([SECOND], "Parvis, a part of the protocol."), (OTHERS, "Parvis.")])
def test_tables_that_were_not_made_anew_stay(tasks: list[str], below: str) -> None:
    shown = page(table(FIRST, "old"), table(SECOND, "old"), "Parvis, a part of the protocol.")
    made = "\n\n\n".join([*(table(task, "new") for task in tasks), "Parvis, a part of the protocol.\n"])
    codes = {FIRST: "old", SECOND: "old"} | dict.fromkeys(tasks, "new")
    assert with_tables(shown, made) == page(*(table(task, codes[task]) for task in PROTOCOL if task in codes), below)


def test_the_page_is_as_it_would_be_written() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert with_tables(text, text.partition(BEGIN)[2].partition(END)[0]) == text
