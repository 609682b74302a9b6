"""The pictures of baselines, from the files that trainings and matches leave."""

import json
from pathlib import Path

import pytest

from tools import curve


def test_matches_of_flat_monte_carlo_are_read_by_game_budget_and_seed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for game, playouts, seed, won in [("troyes", 25, 1, 0.1), ("troyes", 100, 1, 0.2), ("troyes", 25, 2, 0.3)]:
        folder = tmp_path / f"{game}-{playouts}-{seed}"
        folder.mkdir()
        share = {"value": won, "low": won - 0.05, "high": won + 0.05}
        match = {"game": game, "lineups": [[f"flat:{playouts}", "greedy"]], "seed": seed}
        (folder / "summary.json").write_text(json.dumps({**match, "players": [{"win_share": share}]}))
    found = curve.matches(tmp_path)
    assert curve.searched(found) == {"troyes": {"1": [(25, 0.1), (100, 0.2)], "2": [(25, 0.3)]}}
    curve.print_table(found)
    assert capsys.readouterr().out.splitlines() == [
        "| Troyes, two players | 25 | 10.0% (5.0–15.0) | 30.0% (25.0–35.0) |",
        "| Troyes, two players | 100 | 20.0% (15.0–25.0) |",
    ]
    curve.draw_flat(tmp_path, found)
    assert (tmp_path / "flat.svg").stat().st_size > 1000


def test_what_ppo_has_learned_is_drawn_by_decisions(tmp_path: Path) -> None:
    file = tmp_path / "curve.csv"
    file.write_text("task,seed,decisions,win_share\nparvis/Troyes-2p-v1,1,0,0.0\nparvis/Troyes-2p-v1,1,500000,0.6\n")
    assert curve.learned(file) == {"parvis/Troyes-2p-v1": {"1": [(0.0, 0.0), (0.5, 0.6)]}}
    curve.draw_ppo(file, tmp_path)
    assert (tmp_path / "ppo.svg").stat().st_size > 1000
