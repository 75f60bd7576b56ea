"""One file: the old one whole, or the new one whole, whatever happens on the way."""

from __future__ import annotations

import errno
import os
import socket
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cases import lines
from tests.disk.faults import at_once, contents, killed_at_each_step, with_each_fault
from tests.nightly import by_day
from xltiebreak import TieBreakError
from xltiebreak.disk.writing import refuse, why_not, write

needs_posix = pytest.mark.skipif(sys.platform == "win32", reason="what POSIX has")
OLD, NEW = b"typed for hours", b"new" * 100_000
FAULTS = (
    OSError(errno.ENOSPC, "No space left on device"),
    OSError(errno.EXDEV, "Invalid cross-device link"),
    PermissionError(errno.EACCES, "Permission denied"),
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "event.xlsx"


def test_a_new_file_is_as_private_as_the_user_has_it(path: Path) -> None:
    before = os.umask(0o027)
    try:
        write({path: NEW}, force=False)
    finally:
        os.umask(before)

    assert contents(path.parent) == {"event.xlsx": NEW}
    if sys.platform != "win32":
        assert stat.S_IMODE(path.stat().st_mode) == 0o640


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o666])
@needs_posix
def test_a_file_that_is_replaced_hands_on_its_permissions(path: Path, mode: int) -> None:
    path.write_bytes(OLD)
    path.chmod(mode)
    os.utime(path, (1, 1))

    write({path: NEW}, force=True)

    assert contents(path.parent) == {"event.xlsx": NEW}
    assert stat.S_IMODE(path.stat().st_mode) == mode
    assert path.stat().st_mtime > 1_000_000


@pytest.mark.parametrize("there", [True, False], ids=["over a file", "where nothing is"])
@pytest.mark.parametrize("error", [*FAULTS, KeyboardInterrupt()], ids=repr)
def test_a_fault_at_any_step_leaves_what_was_there(
    path: Path, error: BaseException, there: bool
) -> None:
    before = {"event.xlsx": OLD} if there else {}

    def make() -> Callable[[], object]:
        path.unlink(missing_ok=True)
        if there:
            path.write_bytes(OLD)
        return lambda: write({path: NEW}, force=there)

    refused = 0
    for came in with_each_fault(make, error):
        refused += came is not None
        left = contents(path.parent)
        if isinstance(came, TieBreakError):
            assert isinstance(error, OSError)
            assert str(came).startswith(f"{path} cannot be written ({error.strerror}")
            assert left == before
        else:  # a fault in a step that can be done without is none
            assert came in (None, error)
            assert left == {"event.xlsx": NEW} or (came and left == before)
    assert refused >= 2


@pytest.mark.slow
@needs_posix
@pytest.mark.parametrize("there", [True, False], ids=["over a file", "where nothing is"])
def test_a_kill_at_any_step_leaves_the_old_file_or_the_new_one(path: Path, there: bool) -> None:
    def make() -> Callable[[], object]:
        for name in contents(path.parent):
            (path.parent / name).unlink()
        if there:
            path.write_bytes(OLD)
        return lambda: write({path: NEW}, force=there)

    kills = 0
    for _ in killed_at_each_step(make):
        kills += 1
        left = contents(path.parent)
        assert left.pop("event.xlsx", None) in (NEW, OLD if there else None)
        assert len(left) <= 1
        assert all(name.startswith(".event.xlsx.") for name in left)
        assert all(name.endswith(".unfinished") for name in left)
        write({path: NEW}, force=True)
        assert path.read_bytes() == NEW
    assert kills >= 6


@needs_posix
def test_a_disk_that_is_full_in_the_middle_leaves_the_old_file(path: Path) -> None:
    def on_a_small_disk() -> None:
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
        write({path: NEW}, force=True)

    path.write_bytes(OLD)
    assert at_once(on_a_small_disk) == [f"{path} cannot be written (File too large)"]
    assert contents(path.parent) == {"event.xlsx": OLD}


@pytest.mark.slow
@needs_posix
@pytest.mark.parametrize("writers", [2, 6])
@pytest.mark.parametrize("links", [True, False], ids=["", "no hard links"])
def test_of_several_who_write_at_once_one_wins_and_the_others_say_so(
    path: Path, writers: int, links: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*arguments: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    if not links:
        monkeypatch.setattr("os.link", no_links)
    texts = [bytes([65 + number]) * 300_000 for number in range(writers)]
    for _ in range(by_day(3, night=10)):
        path.unlink(missing_ok=True)
        message = at_once(*(lambda text=text: write({path: text}, force=False) for text in texts))
        [winner] = [number for number, answer in enumerate(message) if not answer]
        assert contents(path.parent) == {"event.xlsx": texts[winner]}
        message.pop(winner)
        assert message == [f"{path} exists; give another name, or --force to overwrite it"] * (
            writers - 1
        )


@pytest.mark.slow
@needs_posix
def test_of_several_who_overwrite_at_once_the_last_one_is_whole(path: Path) -> None:
    texts = [bytes([65 + number]) * 300_000 for number in range(6)]
    path.write_bytes(OLD)
    for _ in range(by_day(3, night=10)):
        assert (
            at_once(*(lambda text=text: write({path: text}, force=True) for text in texts))
            == [""] * 6
        )
        assert list(contents(path.parent)) == ["event.xlsx"]
        assert path.read_bytes() in texts


@needs_posix
def test_what_is_no_file_is_never_written(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = path.parent
    monkeypatch.chdir(folder)
    path.write_bytes(OLD)
    (folder / "link").symlink_to(path)
    (folder / "nowhere").symlink_to("gone.xlsx")
    os.mkfifo(folder / "pipe")
    (folder / "folder").mkdir()
    with socket.socket(socket.AF_UNIX) as bound:
        bound.bind("socket")
    kept = {name.name: name.lstat() for name in folder.iterdir()}

    for name, message in (
        ("link", "link is a link; give a file name"),
        ("nowhere", "nowhere is a link; give a file name"),
        ("pipe", "pipe is a device or a pipe; give a file name"),
        ("socket", "socket is a device or a pipe; give a file name"),
        ("/dev/null", "/dev/null is a device or a pipe; give a file name"),
        ("folder", "folder is a folder; give a file name"),
        ("none/event.xlsx", "there is no folder none; make it, or give another name"),
        ("event.xlsx/event.xlsx", "event.xlsx is no folder; give another name"),
        ("x" * 300, f"{'x' * 300} cannot be written (File name too long)"),
    ):
        for force in (False, True):
            with pytest.raises(TieBreakError) as refused:
                write({Path(name): NEW}, force=force)
            assert str(refused.value) == message
    assert {name.name: name.lstat() for name in folder.iterdir()} == kept
    assert path.read_bytes() == OLD


def test_a_long_name_is_written(tmp_path: Path) -> None:
    path = tmp_path / ("ü" * 120 + ".xlsx")
    write({path: NEW}, force=False)
    write({path: OLD}, force=True)
    assert contents(tmp_path) == {path.name: OLD}


@needs_posix
def test_what_is_write_protected_stays(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_bytes(OLD)
    path.chmod(0o444)
    monkeypatch.setattr("os.access", lambda file, how: False)  # which is true for root

    with pytest.raises(TieBreakError, match="is write-protected; give another name"):
        write({path: NEW}, force=True)

    assert path.read_bytes() == OLD


@needs_posix
@pytest.mark.parametrize("alias", ["itself", "symbolic", "hard", "relative"])
def test_a_file_that_is_read_is_never_written_by_whatever_name(
    path: Path, alias: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_bytes(OLD)
    other = path.with_name("other")
    read: str | Path = path
    if alias == "symbolic":
        other.symlink_to(path)
        read = other
    elif alias == "hard":
        os.link(path, other)
        read = other
    elif alias == "relative":
        monkeypatch.chdir(path.parent)
        read = os.path.join("..", path.parent.name, path.name)

    for force in (False, True):
        with pytest.raises(TieBreakError, match="read; give another name"):
            refuse(path, force=force, inputs=["nowhere", read])
    refuse(path, force=True, inputs=["nowhere"])


@needs_posix
def test_what_comes_from_the_standard_input_is_a_file_that_is_read(path: Path) -> None:
    def redirected() -> None:
        os.dup2(os.open(path, os.O_RDONLY), 0)
        refuse(path, force=True, inputs=["-"])

    path.write_bytes(OLD)
    message = f"{path} is the standard input that is read; give another name"
    assert at_once(redirected) == [message]


class Held:
    """Another program that holds a file for a while, as Windows lets it: nobody else opens or moves
    it."""

    def __init__(self, path: Path, patch: pytest.MonkeyPatch, tries: int = 99) -> None:
        self.path, self.tries = path, tries
        patch.setattr(sys, "platform", "win32")
        patch.setattr("time.sleep", lambda seconds: None)
        for name in ("os.replace", "os.rename", "builtins.open"):
            self.patched(patch, name)

    def patched(self, patch: pytest.MonkeyPatch, name: str) -> None:
        module, _, function = name.partition(".")
        real = getattr(__import__(module), function)

        def act(*paths: Any, **how: Any) -> Any:
            if self.path in paths and self.tries:
                self.tries -= 1
                raise PermissionError(errno.EACCES, "Permission denied")
            return real(*paths, **how)

        patch.setattr(name, act)


@needs_posix
@pytest.mark.parametrize("tries", [1, 5])
def test_on_windows_who_holds_a_file_for_a_moment_is_waited_for(
    path: Path, monkeypatch: pytest.MonkeyPatch, tries: int
) -> None:
    path.write_bytes(OLD)
    for files in ({path: NEW}, {path: NEW, path.with_suffix(".pdf"): NEW}):
        with monkeypatch.context() as patch:
            held = Held(path, patch, tries)
            write(files, force=True)
        assert held.tries == 0
        assert contents(path.parent) == {file.name: NEW for file in files}


@needs_posix
def test_on_windows_a_file_that_is_open_in_word_is_told_before_any_work(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = {path: NEW, path.with_suffix(".pdf"): NEW}
    for there in pair:
        there.write_bytes(OLD)
    act: Callable[[], object]
    for held in pair:
        for act in (
            lambda held=held: refuse(held, force=True),
            lambda held=held: write({held: NEW}, force=True),
            lambda: write(pair, force=True),
        ):
            with monkeypatch.context() as patch:
                Held(held, patch)
                with pytest.raises(TieBreakError) as refused:
                    act()
            assert str(refused.value) == (
                f"{held} cannot be written (Permission denied; if it is open, close it in Excel or "
                "Word, or give another name)"
            )
            assert contents(path.parent) == {file.name: OLD for file in pair}


@pytest.mark.parametrize("line", lines("disk/cures.txt"))
def test_what_is_in_the_way_is_told_with_its_cure(
    monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    where, semicolon, cure = line.partition(";")
    platform, name, how = where.split()
    number = getattr(errno, name)
    monkeypatch.setattr(sys, "platform", platform)
    reason = why_not(OSError(number, os.strerror(number)), is_written=how == "written")
    assert reason.startswith(f"{os.strerror(number)}{semicolon}{cure}")
    assert (";" in reason) == bool(cure)


@pytest.mark.parametrize(
    ("name", "is_one"),
    [
        *((name, True) for name in ("event.xlsx", "console.xlsx", "auxiliary", "Open [2026].csv")),
        *((name, False) for name in ("aux", "CON.html", "com1 .xlsx", "10:30.html", "who?.html")),
        *((name, False) for name in ("event.", "event..", "event ", "spring*/event.xlsx")),
    ],
)
def test_a_name_that_windows_does_not_take_is_refused_there_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, is_one: bool
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    if is_one:
        write({tmp_path / name: NEW}, force=False)
        assert contents(tmp_path) == {name: NEW}
        return
    for written in (refuse, lambda path, *, force: write({path: NEW}, force=force)):
        with pytest.raises(TieBreakError, match="Windows takes no name such as"):
            written(tmp_path / name, force=True)
    assert contents(tmp_path) == {}
