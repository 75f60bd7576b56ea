"""The LibreOffice beside the tests ends when it should, and says why it cannot be there."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.libreoffice import office as module
from tests.libreoffice.office import OfficeError, need_office, running, why_not


def alive_in(group: int) -> list[str]:
    """The programs of a process group that still run."""
    listed = subprocess.run(
        ["ps", "-eo", "pgid=,stat=,comm="], capture_output=True, text=True, check=True
    ).stdout
    processes = (line.split(maxsplit=2) for line in listed.splitlines())
    return [name for of, state, name in processes if int(of) == group and state[0] != "Z"]


@pytest.mark.slow
def test_who_does_not_answer_is_ended_with_all_that_he_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    need_office()
    with running(tmp_path) as office:
        group = office._driver.pid
        assert any("soffice" in name for name in alive_in(group))
        monkeypatch.setattr(module, "SECONDS", 1)
        os.killpg(group, signal.SIGSTOP)

        with pytest.raises(OfficeError, match="did not answer to 'open' within 1 seconds"):
            office.open()

    until = time.monotonic() + 20  # a signal takes a moment to reach every process
    while alive_in(group) and time.monotonic() < until:
        time.sleep(0.05)
    assert alive_in(group) == []


@pytest.mark.parametrize(
    ("version", "has_uno", "reason"),
    [
        ("LibreOffice 7.4.7.2", True, "is of version 'LibreOffice 7.4.7.2'"),
        ("", True, "is of version ''"),
        ("LibreOffice 25.2.3.2", False, "has no module uno"),
    ],
)
def test_a_test_is_skipped_with_the_reason_and_fails_in_ci(
    monkeypatch: pytest.MonkeyPatch, version: str, has_uno: bool, reason: str
) -> None:
    def said(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess([program], 0 if has_uno else 1, version, "")

    why_not.cache_clear()
    monkeypatch.setattr(module.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(module, "_said", said)
    try:
        assert reason in why_not()
        monkeypatch.delenv("CI", raising=False)
        with pytest.raises(pytest.skip.Exception, match=reason):
            need_office()
        monkeypatch.setenv("CI", "true")
        with pytest.raises(pytest.fail.Exception, match="CI is set, but"):
            need_office()
    finally:
        why_not.cache_clear()
