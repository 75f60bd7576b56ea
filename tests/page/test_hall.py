"""The page of a watched file, which the screen of the hall shows."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.command import Command, Run

pytestmark = pytest.mark.slow

EVENT = "Kind,swiss\nRounds,3\nNo.,Name,R1,R2\n1,Ash,W2,{}\n2,Birch,L1,{}\n"
BEFORE, AFTER = EVENT.format("", ""), EVENT.format("L2", "W1")
BROKEN = AFTER.replace("W1", "W1 and more")
Watch = Callable[[Callable[[], Iterator[None]]], Run]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("event.csv").write_text(BEFORE)
    Path("site").mkdir()
    return Path("event.csv")


@pytest.fixture
def watch(xltiebreak: Command, file: Path, monkeypatch: pytest.MonkeyPatch) -> Watch:
    """Watches the file while what is given happens, a step between two looks, until Ctrl+C."""

    def run(happens: Callable[[], Iterator[None]]) -> Run:
        steps = happens()

        def wait(seconds: float) -> None:
            if next(steps, "over") == "over":
                raise KeyboardInterrupt

        monkeypatch.setattr("time.sleep", wait)
        return xltiebreak("page", file, "-o", "site/results.html", "--watch")

    return run


def page() -> str:
    return Path("site/results.html").read_text("utf-8")


def said(run: Run) -> list[str]:
    """What is said from the first change on, without the time of day."""
    assert run.code == 130
    lines = [*filter(None, run.err.splitlines())]
    start = next(k for k, line in enumerate(lines) if line.startswith("Watching event.csv"))
    return [line[7:] if line[2:3] == ":" else line for line in lines[start + 1 : -1]]


def test_a_file_is_followed_and_one_that_cannot_be_read_leaves_the_last_results(
    file: Path, watch: Watch
) -> None:
    corrected = "Being corrected since"

    def happens() -> Iterator[None]:
        assert "data-again=10" in page()
        assert "after 1 of 3 rounds" in page()
        file.write_text(AFTER)
        yield
        yield
        assert "after 2 of 3 rounds" in page()
        assert corrected not in page()
        for line in (BROKEN, f"{BROKEN}\n"):
            file.write_text(line)
            yield
            assert "after 2 of 3 rounds" in page()
            assert corrected in page()
        file.write_text(BEFORE)
        yield
        yield
        assert "after 1 of 3 rounds" in page()
        assert corrected not in page()

    lines = said(watch(happens))

    assert lines.count("wrote the page.") == 2
    assert "the file cannot be read yet; the page keeps the results of before." in lines
    assert any("'W1 and more'" in line for line in lines)


@pytest.mark.parametrize("looks_held", [1, 3])
@pytest.mark.parametrize("fault", ["held by a virus scanner", "away while it is saved"])
def test_a_file_that_the_system_keeps_is_read_as_soon_as_it_can_be(
    file: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch, fault: str, looks_held: int
) -> None:
    """It is told once, and no second save is needed."""

    opens = open

    def refused(name: Any, *others: Any, **named: Any) -> Any:
        if os.path.basename(name) == "event.csv":
            raise PermissionError(errno.EACCES, "Permission denied")
        return opens(name, *others, **named)

    def happens() -> Iterator[None]:
        yield
        file.write_text(AFTER)
        with monkeypatch.context() as held:
            if fault == "away while it is saved":
                file.rename("away.csv")
            else:
                held.setattr("builtins.open", refused)
            for _ in range(looks_held):
                yield
        if Path("away.csv").exists():
            Path("away.csv").rename(file)
        assert "Being corrected since" in page()
        assert "after 1 of 3 rounds" in page()
        yield
        yield
        assert "after 2 of 3 rounds" in page()
        assert "Being corrected since" not in page()

    lines = said(watch(happens))

    assert sum("cannot be read yet" in line for line in lines) == 1
    assert lines[-1] == "wrote the page."


@pytest.mark.parametrize("fault", ["the folder is gone", "a folder is in its place", "full"])
def test_a_page_that_cannot_be_written_is_told_once_and_written_as_soon_as_it_can_be(
    file: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    out = Path("site/results.html")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    def happens() -> Iterator[None]:
        yield
        with monkeypatch.context() as held:
            if fault == "full":
                held.setattr("os.fsync", full)
            else:
                out.unlink()
                out.parent.rmdir() if fault == "the folder is gone" else out.mkdir()
            file.write_text(AFTER)
            yield
            yield
            yield
            assert not out.is_file() or "after 1 of 3 rounds" in page()
        if out.is_dir():
            out.rmdir()
        out.parent.mkdir(exist_ok=True)
        yield
        yield
        assert "after 2 of 3 rounds" in page()

    first, second = said(watch(happens))

    assert first.endswith("; it is written as soon as it can be.")
    assert second == "wrote the page."
    assert os.listdir("site") == ["results.html"]
