"""Tests of the command `parvis compare`."""

import json

from tests.cli.command import parvis, refused


def test_two_values_are_compared_by_one_command() -> None:
    words = ("compare", "tiny", "greedy", "greedy", "--players", "2", "--games", "20")
    printed = parvis(*words).stdout
    assert "equals win 50%" in printed
    assert printed.count("greedy") == 4
    rows = json.loads(parvis(*words, "--json").stdout)
    assert [(row["alone"], row["others"], row["games"], row["wins"]["value"]) for row in rows] == [
        ("greedy", "greedy", 20, 0.5)
    ] * 2


def test_what_can_not_be_compared_is_refused() -> None:
    said = refused("compare", "tiny", "nowhere", "greedy")
    assert said.startswith("parvis: nowhere/state.npz is not a training run: ")
    assert refused("compare", "tiny", "greedy") == "parvis: tiny has no published weights for 4 players\n"
    assert "published@ needs a version" in refused("compare", "notre-dame", "published@9", "greedy")
    assert "players" in refused("compare", "tiny", "greedy", "greedy", "--players", "9")
