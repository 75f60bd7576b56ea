"""Files that belong together: each is the old one or the new one, whole, and where some of them are
new and others old, what is left beside them says so."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from tests.disk.faults import contents, killed_at_each_step, with_each_fault
from tests.disk.test_writing import FAULTS, needs_posix
from tests.nightly import by_day
from xltiebreak import TieBreakError
from xltiebreak.disk.writing import unfinished, unfinished_name, write

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
    return lambda: write(paths, force=force)


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


def check_each_is_whole(folder: Path, before: Mapping[str, bytes]) -> bool:
    """Look at what is left of a writing that was cut short; return whether only a part is new."""
    left = contents(folder) if folder.exists() else {}
    own = {name: left.pop(name) for name in NAMES if name in left}
    others = {name: content for name, content in before.items() if name not in NAMES}
    assert {name: left.pop(name) for name in others} == others
    assert unfinished(left, NAMES) == sorted(left)
    old = {name: content for name, content in before.items() if name in NAMES}
    assert own.items() <= NEW.items() | old.items()
    assert own.keys() >= old.keys()
    is_a_part = own not in (old, NEW)
    assert left or not is_a_part  # a reader is told so
    writing(folder, OLD)()
    assert contents(folder) == others | OLD
    return is_a_part


@pytest.mark.slow
@pytest.mark.parametrize("error", [FAULTS[0], KeyboardInterrupt()], ids=repr)
@pytest.mark.parametrize("state", [*STATES][:: by_day(2, night=1)])
def test_a_fault_at_any_step_leaves_whole_files(
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
        check_each_is_whole(folder, before or {})
    assert refused > 5


@pytest.mark.slow
@needs_posix
@pytest.mark.parametrize("state", by_day(["an older set"], night=[*STATES]))
def test_a_kill_at_any_step_leaves_whole_files(folder: Path, state: str) -> None:
    before = STATES[state] or {}
    force = any(name in NAMES for name in before)

    def make() -> Callable[[], object]:
        set_up(folder, STATES[state])
        return writing(folder, NEW, force=force)

    parts = [check_each_is_whole(folder, before) for _ in killed_at_each_step(make)]
    assert len(parts) > 10
    assert sum(parts) >= 2


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


@pytest.mark.parametrize("k", range(3))
def test_a_file_that_another_program_holds_is_named_with_what_is_new_already(
    folder: Path, monkeypatch: pytest.MonkeyPatch, k: int
) -> None:
    def held(source: Path, target: Path) -> None:
        if folder / NAMES[k] in (source, target):
            raise HELD

    set_up(folder, OLD)
    with monkeypatch.context() as patch:
        moved_by(patch, held)
        with pytest.raises(TieBreakError) as refused:
            writing(folder, NEW)()

    behind = f"; {NAMES[k - 1]} is new already, so write all once more" if k else ""
    assert str(refused.value) == (
        f"{folder / NAMES[k]} cannot be written (Permission denied; if it is open, close it in "
        f"Excel or Word, or give another name){behind}"
    )
    assert check_each_is_whole(folder, OLD) == bool(k)


def test_a_file_that_comes_meanwhile_stays(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a program that does not wait for us: its file is refused like any other."""
    mine = folder / NAMES[1]

    def meanwhile(source: Path, target: Path) -> None:
        if target == mine and source.name.endswith(".unfinished"):
            mine.write_bytes(b"mine")

    set_up(folder, {})
    with monkeypatch.context() as patch:
        moved_by(patch, meanwhile)
        with pytest.raises(TieBreakError, match=f"{NAMES[1]} exists"):
            writing(folder, NEW, force=False)()
    assert mine.read_bytes() == b"mine"


def test_a_new_folder_needs_one_around_it(folder: Path) -> None:
    (folder.parent / "file").write_bytes(b"mine")
    for around, message in ((folder, "there is no folder"), (folder.parent / "file", "no folder;")):
        with pytest.raises(TieBreakError, match=message):
            writing(around / "deeper", NEW)()
    assert contents(folder.parent) == {"file": b"mine"}
    assert not folder.exists()


@needs_posix
def test_the_permissions_of_each_file_stay(folder: Path) -> None:
    set_up(folder, OLD)
    for name, mode in zip(NAMES, (0o600, 0o640, 0o664)):
        (folder / name).chmod(mode)
    writing(folder, NEW)()
    assert [(folder / name).stat().st_mode & 0o777 for name in NAMES] == [0o600, 0o640, 0o664]
