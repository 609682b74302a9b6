"""Where compiled rules are kept: what is old goes, and nobody else can read or write there."""

import os
import time
from pathlib import Path

import pytest

from parvis.engine import cache


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache of this process."""
    monkeypatch.setenv("PARVIS_CACHE", str(tmp_path))
    return tmp_path


def used(home: Path, name: str, hours_ago: float) -> Path:
    """A folder of the cache that was last used then."""
    folder = home / name
    folder.mkdir()
    (folder / "rules.nbc").write_text("")
    then = time.time() - 3600 * hours_ago
    os.utime(folder, (then, then))
    return folder


def left(home: Path) -> list[str]:
    return sorted(path.name for path in home.iterdir())


def test_old_folders_of_the_game_go_and_the_three_newest_others_stay(home: Path) -> None:
    keep = used(home, f"tiny-{'0' * 16}", hours_ago=999)
    for hours in range(2, 8):
        used(home, f"tiny-{str(hours) * 16}", hours)
    used(home, f"tiny-{'a' * 16}", hours_ago=14 * 24 + 1)
    cache.clean("tiny", keep)
    assert left(home) == [keep.name, f"tiny-{'2' * 16}", f"tiny-{'3' * 16}", f"tiny-{'4' * 16}"]


def test_two_weeks_without_use_are_enough_to_go(home: Path) -> None:
    used(home, f"tiny-{'1' * 16}", hours_ago=14 * 24 + 1)
    stays = used(home, f"tiny-{'2' * 16}", hours_ago=14 * 24 - 1)
    cache.clean("tiny", home / "tiny-other")
    assert left(home) == [stays.name]


def test_what_was_used_within_the_hour_stays(home: Path) -> None:
    for number in range(6):
        used(home, f"tiny-{str(number) * 16}", hours_ago=0.5)
    cache.clean("tiny", home / "tiny-other")
    assert len(left(home)) == 6


def test_folders_of_other_games_and_other_files_stay(home: Path) -> None:
    names = [f"tiny-farm-{'1' * 16}", f"farm-{'1' * 16}", "tiny", "tiny-notes", f"tiny-{'1' * 15}", f"tiny-{'1' * 17}"]
    for name in names:
        used(home, name, hours_ago=9999)
    (home / f"tiny-{'2' * 16}").write_text("a file")
    cache.clean("tiny", home / "tiny-other")
    assert left(home) == sorted([*names, f"tiny-{'2' * 16}"])


def test_there_need_be_no_cache_to_clean(home: Path) -> None:
    home.rmdir()
    cache.clean("tiny", home / "tiny-other")


def test_the_fingerprint_follows_sources_data_and_rules_in_memory(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    files = [tmp_path / "rules.py", tmp_path / "deep" / "table.toml"]
    seen = set()
    for file in files:
        file.write_text("1")
        seen.add(cache.fingerprint([tmp_path], "rules"))
        file.write_text("2")
        seen.add(cache.fingerprint([tmp_path], "rules"))
    (tmp_path / "notes.txt").write_text("no source")
    seen.add(cache.fingerprint([tmp_path], "rules"))
    seen.add(cache.fingerprint([tmp_path], "other rules"))
    files[0].rename(tmp_path / "other.py")
    seen.add(cache.fingerprint([tmp_path], "rules"))
    assert len(seen) == 6


def test_a_folder_that_can_not_be_made_is_replaced_by_a_temporary_one(home: Path) -> None:
    (home / "file").write_text("in the way")
    with pytest.warns(UserWarning, match="compiled rules can't be kept"):
        found = cache.usable(home / "file" / "tiny")
    assert found.is_dir()
    assert home not in found.parents


def test_who_has_no_home_has_no_cache_either(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("PARVIS_CACHE", "XDG_CACHE_HOME", "HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr("os.getuid", lambda: 54321)  # a user of a container, whom the system does not know
    assert cache.home() == Path("/nonexistent/parvis")


def test_the_users_cache_folder_is_the_default(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("PARVIS_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache.home() == tmp_path / "parvis"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", "/home/anna")
    assert cache.home() == Path("/home/anna/.cache/parvis")


def test_nobody_else_looks_into_a_cache(home: Path) -> None:
    before = os.umask(0o002)  # as where everybody has a group of their own
    try:
        found = cache.usable(home / "deep" / "tiny")
    finally:
        os.umask(before)
    assert found.stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("mode", [0o777, 0o770, 0o1777, 0o702])
def test_what_others_could_have_put_there_is_removed(mode: int, home: Path) -> None:
    folder = used(home, f"tiny-{'0' * 16}", hours_ago=1)
    (folder / "deep").mkdir()
    for name in (cache.COMPLETE, "rules.o", "deep/rules.nbi"):
        (folder / name).write_text("")
    (home / "other.nbi").write_text("")
    (folder / "link").symlink_to(home)
    folder.chmod(mode)
    assert cache.usable(folder) == folder
    assert sorted(path.name for path in folder.iterdir()) == ["deep"]
    assert list((folder / "deep").iterdir()) == []
    assert (home / "other.nbi").exists()
    assert folder.stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("opened", ["deep", "deep/rules.nbi", "rules.nbc", "deep/deeper"])
def test_what_is_open_below_a_closed_folder_is_noticed_too(opened: str, home: Path) -> None:
    folder = used(home, f"tiny-{'0' * 16}", hours_ago=1)
    (folder / "deep" / "deeper").mkdir(parents=True)
    (folder / "deep" / "rules.nbi").write_text("")
    folder.chmod(0o755)
    assert cache.usable(folder) == folder
    assert cache.kept_by_numba(folder), "as long as nobody else can write there"
    (folder / opened).chmod(0o777)
    assert cache.usable(folder) == folder
    assert cache.kept_by_numba(folder) == []
    assert not any(map(cache.others_could_change, folder.rglob("*")))


def test_a_folder_on_the_way_is_closed(home: Path) -> None:
    folder = cache.usable(home / "deep" / "tiny")
    (home / "deep").chmod(0o777)
    assert cache.usable(folder) == folder
    assert (home / "deep").stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("place", ["", "deep"])
def test_what_leads_elsewhere_is_not_followed(place: str, home: Path, tmp_path: Path) -> None:
    folder, elsewhere = home / f"tiny-{'0' * 16}", tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "rules.nbi").write_text("")
    (folder / place).parent.mkdir(exist_ok=True)
    (folder / place).symlink_to(elsewhere)
    if place:
        assert cache.usable(folder) == folder
        assert not (folder / place).exists()
    else:
        with pytest.warns(UserWarning, match="leads elsewhere"):
            assert cache.usable(folder) != folder
    assert (elsewhere / "rules.nbi").exists()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files to others")
def test_a_file_of_somebody_else_is_not_loaded(home: Path) -> None:
    folder = used(home, f"tiny-{'0' * 16}", hours_ago=1)
    os.chown(folder / "rules.nbc", 12345, -1)
    assert cache.usable(folder) == folder
    assert cache.kept_by_numba(folder) == []


def test_what_is_compiled_is_closed_to_others(home: Path) -> None:
    folder = home / f"tiny-{'0' * 16}"
    with cache.compiling_into(folder) as place:
        (place / "deep").mkdir()
        (place / "deep" / "rules.nbi").write_text("")
        for entry in (place / "deep", place / "deep" / "rules.nbi"):
            entry.chmod(0o775)
    assert not any(map(cache.others_could_change, folder.rglob("*")))
    assert cache.is_complete(folder)


def test_a_named_place_where_others_can_write_stays_as_it_is(home: Path) -> None:
    folder = used(home, f"tiny-{'0' * 16}", hours_ago=1)
    home.chmod(0o1777)  # as /tmp
    assert cache.usable(folder) == folder
    assert home.stat().st_mode & 0o7777 == 0o1777
    home.chmod(0o777)
    with pytest.warns(UserWarning, match="others can write in"):
        assert cache.usable(folder) != folder
    assert home.stat().st_mode & 0o7777 == 0o777
    assert len(list(folder.iterdir())) == 1


def test_the_users_own_place_is_closed(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PARVIS_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(home))
    folder = used(home, "parvis", hours_ago=1)
    folder.chmod(0o775)
    assert cache.usable(folder) == folder
    assert folder.stat().st_mode & 0o777 == 0o700
    assert len(list(folder.iterdir())) == 1


@pytest.mark.parametrize("whose", ["home", "folder"])
def test_a_folder_of_somebody_else_is_not_used(whose: str, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = used(home, f"tiny-{'0' * 16}", hours_ago=1)
    if os.geteuid() == 0:
        os.chown(home if whose == "home" else folder, 12345, -1)
    else:
        monkeypatch.setattr("os.geteuid", lambda: 12345)
    with pytest.warns(UserWarning, match="compiled rules can't be kept.*belongs to somebody else"):
        found = cache.usable(folder)
    assert found not in (home, folder)
    assert len(list(folder.iterdir())) == 1


def test_what_root_has_compiled_is_used(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = used(home, f"tiny-{'0' * 16}", hours_ago=1)
    found = os.stat_result((0o755, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    monkeypatch.setattr(Path, "stat", lambda path, **_: found)
    cache.keep_others_out(folder)
