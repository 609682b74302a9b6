"""What others wrote is shown only as far as it does no harm."""

import pytest

from parvis.engine.quoted import LONGEST_NAME, is_name, quoted


@pytest.mark.parametrize(
    "name",
    [
        "A",
        "Zoë of Paris",
        "Jean-Luc d'Arc",
        "李小龙",
        "עדי",
        "محمد",
        "नेहा",
        "می‌خواهم",
        "C++ ♥",
        "A" * LONGEST_NAME,
    ],
)
def test_names_of_people_can_be_shown(name: str) -> None:
    assert is_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u00a0\u3000",
        "\u200d",
        "A" * (LONGEST_NAME + 1),
        "a\nb",
        "a\tb",
        "\x1b[31mred",
        "a\0b",
        "a\x7f",
        "\x9b31m",
        "\u202eanna",
        "\u2066anna",
        "anna\u200f",
        "\ud800",
        "\ufeffanna",
        "a\u2028b",
        "\U000e0041",
        "\ue000",
        "\u0378",
    ],
)
def test_what_is_invisible_or_moves_others_is_no_name(name: str) -> None:
    assert not is_name(name)


@pytest.mark.parametrize("value", ["\x1b" * 1000, "\ud800" * 9, 10**4000, [["a" * 1000] * 1000] * 1000, {"a" * 999: 1}])
def test_what_stands_in_an_error_is_short_and_printable(value: object) -> None:
    told = quoted(value)
    assert len(told) < 1000
    assert told.isprintable()


def test_what_is_short_is_quoted_as_it_is() -> None:
    assert quoted("chess") == "'chess'"
    assert quoted(3.5) == "3.5"
