"""What all tests share: the command line, and examples that are the same on every run."""

from __future__ import annotations

import os
import shutil

import pytest
from hypothesis import HealthCheck, settings

from tests.command import Command, Run
from xltiebreak.cli import main

settings.register_profile(
    "steady",
    derandomize=True,
    deadline=None,
    max_examples=60,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("steady")


def pytest_configure() -> None:
    """Elsewhere a test that needs an application is skipped without it; CI has to have it."""
    for application in ("soffice", "pdftotext", "node"):
        if os.environ.get("CI") and not shutil.which(application):
            pytest.exit(f"CI is set, but there is no {application}", returncode=1)


@pytest.fixture
def xltiebreak(capsys: pytest.CaptureFixture[str]) -> Command:
    """``xltiebreak("standings", path)`` → its exit code and what it printed."""

    def run(*arguments: object) -> Run:
        capsys.readouterr()
        with pytest.raises(SystemExit) as stopped:
            main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        code = stopped.value.code
        assert isinstance(code, int)
        return Run(code, printed.out, printed.err)

    return run
