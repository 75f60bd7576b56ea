"""Files that belong together: the old ones or the new ones, never some of each."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from tests.disk.faults import at_once, contents, killed_at_each_step, with_each_fault
from tests.disk.test_writing import FAULTS, needs_posix
from tests.nightly import one_in
from xltiebreak.disk.together import finish, write_together
from xltiebreak.event.findings import TieBreakError

NAMES = ("THEXPORT.DBF", "TSEXPORT.DBF", "TDEXPORT.DBF")
WAITING = "THEXPORT.DBF.replacing"


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
@pytest.mark.parametrize("error", [*FAULTS, KeyboardInterrupt()], ids=repr)
@pytest.mark.parametrize("state", STATES)
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
@pytest.mark.parametrize("state", one_in(2, [*STATES]))
def test_a_kill_at_any_step_leaves_the_old_set_or_the_new_one(folder: Path, state: str) -> None:
    before = STATES[state]
    force = any(name in NAMES for name in before or {})

    def make() -> Callable[[], object]:
        set_up(folder, before)
        return writing(folder, NEW, force=force)

    kills, healed, part = 0, 0, 0
    for _ in killed_at_each_step(make):
        kills += 1
        mixed = len({bytes(f[:1]) for n, f in contents(folder.parent).items() if n in paths()}) > 1
        was_waiting = (folder / WAITING).exists()
        finish(folder, NAMES)
        assert not (folder / WAITING).exists()
        healed += was_waiting
        assert not mixed
        left = contents(folder) if folder.exists() else {}
        own = {name: left.pop(name) for name in (*NAMES, *OTHER) if name in left}
        only_taken = own == (before or {}) | {NAMES[0]: NEW[NAMES[0]]}
        part += only_taken
        assert own in (before or {}, (before or {}) | NEW) or (only_taken and not force)
        assert all(".unfinished/" in name for name in left)
        assert all(".unfinished" in path.name or path == folder for path in folder.parent.iterdir())
        writing(folder, OLD)()
        assert {name: contents(folder)[name] for name in NAMES} == OLD
    assert kills > 10
    assert (healed > 3) == (state != "no folder")
    assert part <= 4  # in a folder that has no set: the first file is put there as a claim


@pytest.mark.slow
@needs_posix
def test_no_kill_leaves_a_new_document_beside_an_old_pdf(folder: Path) -> None:
    """As people see them, who know nothing of a folder with moves that are missing."""
    pair = ("result.docx", "result.pdf")
    whole = []

    def make() -> Callable[[], object]:
        set_up(folder, report(0, *pair))
        return writing(folder, report(1, *pair))

    for _ in killed_at_each_step(make):
        seen = [(folder / name).read_bytes()[:1] for name in pair if (folder / name).exists()]
        assert len(set(seen)) == 1
        whole.append(len(seen) == 2)
        finish(folder, pair)
        assert {name: contents(folder)[name] for name in pair} in (
            report(0, *pair),
            report(1, *pair),
        )
    assert whole.count(False) < 8 < whole.count(True)


def paths() -> set[str]:
    return {f"report/{name}" for name in NAMES}


@pytest.mark.parametrize("moves", [0, 1, 2, 3])
def test_moves_that_are_missing_are_made(folder: Path, moves: int) -> None:
    set_up(folder, OLD | report(1, *NAMES[:moves]) | OTHER)
    (folder / WAITING).mkdir()
    put(folder / WAITING, report(1, *NAMES[moves:]))

    finish(folder, NAMES)

    assert contents(folder) == NEW | OTHER
    assert not (folder / WAITING).exists()


def test_nothing_but_the_set_is_moved(folder: Path) -> None:
    set_up(folder, OLD)
    (folder / WAITING).mkdir()
    put(folder / WAITING, {"notes.txt": b"whose?"})
    before = contents(folder)

    finish(folder, NAMES)
    assert contents(folder) == before
    with pytest.raises(TieBreakError, match="is not empty; see what is in it"):
        writing(folder, NEW)()

    assert contents(folder) == before


def test_where_the_old_set_cannot_be_put_back_the_new_one_is_still_to_come(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up(folder, OLD)
    real = os.replace

    def held(source: str | Path, target: str | Path) -> None:
        if Path(target).name == NAMES[1]:
            raise PermissionError(errno.EACCES, "Permission denied")
        if Path(target).parent.name == "new":
            raise OSError(errno.EIO, "Input/output error")
        real(source, target)

    with monkeypatch.context() as patch:
        patch.setattr("os.replace", held)
        with pytest.raises(TieBreakError, match="still have to be moved"):
            writing(folder, NEW)()

    finish(folder, NAMES)
    assert contents(folder) == NEW


def test_who_makes_a_folder_does_not_mind_others_who_write_there_meanwhile(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fsync, others = os.fsync, iter(["make the folder", "move their files"])

    def while_others_write(opened: int) -> None:
        fsync(opened)
        act = next(others, "are done")
        if act == "make the folder":
            folder.mkdir()
            put(folder, OLD)
        elif act == "move their files":
            for name in NAMES:
                (folder / name).unlink()

    monkeypatch.setattr("os.fsync", while_others_write)
    write_together({folder / name: content for name, content in NEW.items()}, force=True)
    monkeypatch.undo()

    assert {name: contents(folder)[name] for name in NAMES} == NEW


@pytest.mark.parametrize("links", [True, False], ids=["", "no hard links"])
def test_a_file_that_another_program_holds_leaves_the_old_set(
    folder: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    set_up(folder, OLD)
    replace, unlink = os.replace, os.unlink

    def refuse_if_held(path: str | Path) -> None:
        if Path(path) == folder / NAMES[1]:  # the last to be moved
            raise PermissionError(errno.EACCES, "Permission denied")

    def held(source: str | Path, target: str | Path) -> None:
        refuse_if_held(target)
        replace(source, target)

    def held_there(path: str | Path, **how: int) -> None:
        refuse_if_held(path)
        unlink(path, **how)

    def no_links(*arguments: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    if not links:
        monkeypatch.setattr("os.link", no_links)
    monkeypatch.setattr("os.replace", held)
    monkeypatch.setattr("os.unlink", held_there)
    with pytest.raises(TieBreakError, match="cannot be written"):
        writing(folder, NEW)()

    assert contents(folder) == OLD


@pytest.mark.slow
@needs_posix
@pytest.mark.parametrize("writers", [2, 6])
@pytest.mark.parametrize("state", ["no folder", "an empty folder", "a folder with something else"])
def test_of_several_who_write_at_once_one_wins_and_the_others_say_so(
    folder: Path, state: str, writers: int
) -> None:
    for _ in range(6):
        set_up(folder, STATES[state])
        sets = [report(number) for number in range(writers)]
        message = at_once(*(writing(folder, one, force=False) for one in sets))
        [winner] = [number for number, answer in enumerate(message) if not answer]
        assert contents(folder) == (STATES[state] or {}) | sets[winner]
        message.pop(winner)
        assert all("exists; give another name, or --force to" in answer for answer in message)
        assert [path.name for path in folder.parent.iterdir()] == ["report"]


@pytest.mark.slow
@needs_posix
@pytest.mark.parametrize("state", ["no folder", "an older set"])
def test_of_several_who_overwrite_at_once_the_last_set_is_whole(folder: Path, state: str) -> None:
    sets = [report(number) for number in range(6)]
    for _ in range(6):
        set_up(folder, STATES[state])
        message = at_once(*(writing(folder, one) for one in sets))
        assert message == [""] * 6
        left = contents(folder)
        left.pop("notes.txt", None)
        assert left in sets


@needs_posix
def test_the_permissions_of_each_file_stay(folder: Path) -> None:
    set_up(folder, OLD)
    for name, mode in zip(NAMES, (0o600, 0o640, 0o664)):
        (folder / name).chmod(mode)
    writing(folder, NEW)()
    assert [(folder / name).stat().st_mode & 0o777 for name in NAMES] == [0o600, 0o640, 0o664]


@needs_posix
def test_a_link_among_them_stops_all(folder: Path, tmp_path: Path) -> None:
    set_up(folder, report(0, *NAMES[:2]))
    (tmp_path / "elsewhere").write_bytes(b"mine")
    (folder / NAMES[2]).symlink_to(tmp_path / "elsewhere")
    before = contents(tmp_path)

    with pytest.raises(TieBreakError, match=r"TDEXPORT.DBF is a link to"):
        writing(folder, NEW)()

    assert contents(tmp_path) == before
