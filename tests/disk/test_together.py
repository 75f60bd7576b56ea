"""Files that belong together: all are written or none, and never are old and new ones together."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from tests.disk.faults import contents, killed_at_each_step, with_each_fault
from tests.disk.test_writing import FAULTS, needs_posix
from tests.nightly import by_day
from xltiebreak.disk.writing import unfinished, unfinished_name, write_together
from xltiebreak.event.findings import TieBreakError

NAMES = ("THEXPORT.DBF", "TSEXPORT.DBF", "TDEXPORT.DBF")


def report(mark: int, *names: str) -> dict[str, bytes]:
    """A set of files that says in each whose it is."""
    return {name: bytes([65 + mark]) * 500 for name in names or NAMES}


OLD, NEW, OTHER = report(0), report(1), {"notes.txt": b"mine"}


def put(folder: Path, files: Mapping[str, bytes]) -> None:
    for name, content in files.items():
        (folder / name).write_bytes(content)


def writing(folder: Path, files: Mapping[str, bytes], *, force: bool = True) -> Callable[[], None]:
    paths = {folder / name: content for name, content in files.items()}
    return lambda: write_together(paths, force=force)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "report"


STATES = {
    "no folder": None,
    "an empty folder": {},
    "a folder with something else": OTHER,
    "an older set": OLD | OTHER,
    "a part of an older set": report(0, NAMES[1]) | OTHER,
}


def set_up(folder: Path, state: Mapping[str, bytes] | None) -> None:
    for path in sorted(folder.parent.rglob("*"), reverse=True):
        if path.is_dir():
            path.rmdir()
        else:
            path.unlink()
    if state is not None:
        folder.mkdir()
        put(folder, state)


@pytest.mark.parametrize("state", STATES)
def test_a_set_is_written_whatever_was_there(folder: Path, state: str) -> None:
    set_up(folder, STATES[state])
    writing(folder, NEW)()
    assert contents(folder.parent) == {
        f"report/{name}": content for name, content in ((STATES[state] or {}) | NEW).items()
    }


@pytest.mark.slow
@pytest.mark.parametrize("error", [FAULTS[0], KeyboardInterrupt()], ids=repr)
@pytest.mark.parametrize("state", [*STATES][:: by_day(2, night=1)])
def test_a_fault_at_any_step_leaves_what_was_there(
    folder: Path, state: str, error: BaseException
) -> None:
    before = STATES[state]
    force = any(name in NAMES for name in before or {})

    def make() -> Callable[[], object]:
        set_up(folder, before)
        return writing(folder, NEW, force=force)

    refused = 0
    for came in with_each_fault(make, error):
        refused += came is not None
        assert came is None or isinstance(came, (TieBreakError, KeyboardInterrupt))
        left = contents(folder) if folder.exists() else None
        assert left == (before or {}) | NEW or (left == before and came is not None)
        assert [path.name for path in folder.parent.iterdir()] in (["report"], [])
    assert refused > 5


@pytest.mark.slow
@needs_posix
@pytest.mark.parametrize("state", by_day(["an older set"], night=[*STATES]))
def test_a_kill_at_any_step_leaves_fewer_files_and_never_old_and_new_ones(
    folder: Path, state: str
) -> None:
    before = STATES[state] or {}
    others = {name: content for name, content in before.items() if name not in NAMES}
    old = {name: content for name, content in before.items() if name in NAMES}

    def make() -> Callable[[], object]:
        set_up(folder, STATES[state])
        return writing(folder, NEW, force=bool(old))

    kills, fewer = 0, 0
    for _ in killed_at_each_step(make):
        kills += 1
        left = contents(folder) if folder.exists() else {}
        own = {name: left.pop(name) for name in NAMES if name in left}
        assert {name: left.pop(name) for name in others if name in left} == others
        assert unfinished(left, NAMES) == sorted(left)
        assert own.items() <= NEW.items() or own.items() <= old.items()
        if own not in (NEW, old):  # a reader is told so
            assert left
            fewer += 1
        if own != NEW:  # each old file is there, by its name or beside it
            kept = [c for c in (*own.values(), *left.values()) if c in old.values()]
            assert len(kept) == len(old)
        writing(folder, OLD)()
        assert contents(folder) == others | OLD
    assert kills > 10
    assert fewer > 2


@pytest.mark.parametrize("name", ["club [2026].docx", "x" * 60 + ".docx", "ä.DOCX"])
def test_what_a_killed_writing_left_is_taken_away_by_the_next(folder: Path, name: str) -> None:
    folder.mkdir()
    left = [unfinished_name(folder / name) for _ in range(2)]
    others = {unfinished_name(folder / "other.docx"): b"whose?", f"{left[0]}.txt": b"mine"}
    put(folder, {left[0]: b"cut sho", left[1].upper(): b"old"} | others)
    pair = {name: b"new document", "any.pdf": b"new PDF"}

    writing(folder, pair)()

    assert contents(folder) == pair | others


def moved_by(monkeypatch: pytest.MonkeyPatch, refuse: Callable[[Path, Path], None]) -> None:
    """Let every move of a file fail where ``refuse`` raises."""

    def patched(function: str) -> None:
        real = getattr(os, function)

        def move(source: str | Path, target: str | Path) -> None:
            refuse(Path(source), Path(target))
            real(source, target)

        monkeypatch.setattr(os, function, move)

    for function in ("replace", "rename", "link"):
        patched(function)


HELD = PermissionError(errno.EACCES, "Permission denied")


@pytest.mark.parametrize("name", NAMES)
def test_a_file_that_another_program_holds_is_named_and_all_stay(
    folder: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def held(source: Path, target: Path) -> None:
        if folder / name in (source, target):
            raise HELD

    set_up(folder, OLD)
    with monkeypatch.context() as patch:
        moved_by(patch, held)
        with pytest.raises(TieBreakError) as refused:
            writing(folder, NEW)()

    assert str(refused.value) == (
        f"{folder / name} cannot be written (Permission denied; if it is open, close it in Excel "
        "or Word, or give another name)"
    )
    assert contents(folder) == OLD


def test_where_an_old_file_cannot_be_put_back_its_name_is_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def held(source: Path, target: Path) -> None:
        if target == folder / NAMES[0] or source == folder / NAMES[2]:
            raise HELD

    set_up(folder, OLD)
    with monkeypatch.context() as patch:
        moved_by(patch, held)
        with pytest.raises(TieBreakError, match=f"{NAMES[0]} could not be put back") as refused:
            writing(folder, NEW)()

    left = contents(folder)
    aside = str(refused.value).rpartition("it is now ")[2]
    assert left.pop(aside) == OLD[NAMES[0]]
    assert left == report(0, *NAMES[1:])


@pytest.mark.parametrize("old", [OLD, {}])
def test_a_file_that_comes_meanwhile_stays(
    folder: Path, monkeypatch: pytest.MonkeyPatch, old: dict[str, bytes]
) -> None:
    """Of a program that does not wait for us: its file is refused like any other."""
    mine = folder / NAMES[1]

    def meanwhile(source: Path, target: Path) -> None:
        if target == mine and source.name.endswith(".unfinished"):
            mine.write_bytes(b"mine")

    set_up(folder, old)
    with monkeypatch.context() as patch:
        moved_by(patch, meanwhile)
        with pytest.raises(TieBreakError):
            writing(folder, NEW)()

    left = contents(folder)
    assert left.pop(mine.name) == b"mine"
    assert sorted(left.values()) == sorted(old.values())


def test_a_new_folder_goes_again_if_nothing_is_written(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(source: Path, target: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        moved_by(patch, full)
        with pytest.raises(TieBreakError, match=f"{NAMES[0]} cannot be written .No space left"):
            writing(folder, NEW)()
    assert not folder.exists()

    for wrong, message in (
        (folder / "deeper", f"there is no folder {folder}"),
        (folder.parent / "file", "file is a file and no folder"),
    ):
        (folder.parent / "file").write_bytes(b"mine")
        with pytest.raises(TieBreakError, match=message):
            writing(wrong, NEW)()
    assert contents(folder.parent) == {"file": b"mine"}
    assert not folder.exists()


@needs_posix
def test_the_permissions_of_each_file_stay(folder: Path) -> None:
    set_up(folder, OLD)
    for name, mode in zip(NAMES, (0o600, 0o640, 0o664)):
        (folder / name).chmod(mode)
    writing(folder, NEW)()
    assert [(folder / name).stat().st_mode & 0o777 for name in NAMES] == [0o600, 0o640, 0o664]
