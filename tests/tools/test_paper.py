"""The paper: its numbers and figures are those of the other pages, and a number that isn't is named."""

from pathlib import Path

import pytest

from tools import paper

TEXT = paper.PAPER.read_text(encoding="utf-8")


def test_every_number_stands_where_the_paper_says() -> None:
    assert list(paper.disagreements(TEXT)) == []


def test_the_figures_are_of_the_docs_as_they_are() -> None:
    assert list(paper.old_figures(paper.PICTURES)) == []
    assert all(f"pictures/{name}.svg" in TEXT for name in paper.FIGURES)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("12.7 million decisions", "12.9 million decisions"),
        ("random play makes 12.7 million", "random play makes 12.7"),
        ("718 in Notre Dame", "719 in Notre Dame"),
        ("| 55.88 ± 2.66 |", "| 54.20 ± 2.66 |"),
        ("−22.88 ± 5.35", "22.88 ± 5.35"),
        ("| 44,500 | 1.2× |", "| 44,500 | 4.6× |"),
        ("in 180 of 191 cases", "in 181 of 191 cases"),
        ("#how-fast-the-rules-could-be)). We", "#how-fast-the-rules-are)). We"),
        ("datasets.md#measured", "records.md"),
    ],
    ids=["number", "unit", "one more", "another row's", "sign", "two rows", "prose", "no section", "another page"],
)
def test_what_has_changed_is_named(right: str, wrong: str) -> None:
    assert TEXT.count(right) == 1
    assert len(list(paper.disagreements(TEXT.replace(right, wrong)))) == 1


def test_a_number_without_a_source_is_named() -> None:
    assert list(paper.disagreements("It takes 3 s.\n\n# A\n\nAnd `4` more [5, 6].")) == [
        "3: not in the pages linked from: It takes 3 s.…"
    ]


def test_figures_are_drawn_from_the_docs_and_are_old_when_these_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(list(paper.old_figures(tmp_path))) == len(paper.FIGURES)
    paper.draw(tmp_path)
    assert list(paper.old_figures(tmp_path)) == []
    _, drawn, *size = paper.FIGURES["paper-ppo"]
    monkeypatch.setitem(paper.FIGURES, "paper-ppo", (lambda: {"Troyes": [[0.1, 0.2, 0.3, 0.25]]}, drawn, *size))
    assert [line.split()[0] for line in paper.old_figures(tmp_path)] == ["paper-ppo.svg"]


def test_tables_are_read_as_they_stand() -> None:
    assert paper.tables("| a | b |\n| --- | ---: |\n| **`x`** | 1.2 |\n\n| c |\n| --- |\n| 3 |") == [
        [["x", "1.2"]],
        [["3"]],
    ]
    values = [paper.value(cell) for cell in ("1.72 million (1.61 – 1.72)", "−9.5 ± 0.8", "40.6%", "1,003,520", "2.3×")]
    assert values == pytest.approx([1.72e6, -9.5, 0.406, 1003520, 2.3])
    with pytest.raises(ValueError, match="no number in the cell"):
        paper.value("–")
