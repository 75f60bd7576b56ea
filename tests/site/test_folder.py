"""What the folder of the page is made of, and what is said where something of it is missing."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

from examples.site import PAGE, CannotBuild, write_site
from tests.command import ROOT

WHEEL = "lxml-6.1.3-cp314-cp314-pyemscripten_2026_0_wasm32.whl"


def pyodide(folder: Path, checksum: str) -> Path:
    """What tells which wheel of lxml is Pyodide's."""
    folder.mkdir()
    (folder / "pyodide.mjs").touch()
    lock = {"packages": {"lxml": {"file_name": WHEEL, "sha256": checksum}}}
    (folder / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    return folder


def test_lxml_has_to_be_that_of_this_pyodide(tmp_path: Path) -> None:
    checksum = hashlib.sha256(b"lxml").hexdigest()
    installed, distributed = pyodide(tmp_path / "pyodide", checksum), tmp_path / "full" / "inside"
    distributed.mkdir(parents=True)
    with pytest.raises(CannotBuild, match=f"has no {WHEEL}; give the distribution of the Pyodide"):
        write_site(tmp_path / "site", tmp_path / "full", installed)
    (distributed / WHEEL).write_bytes(b"another")
    with pytest.raises(CannotBuild, match="has another checksum than Pyodide states for it"):
        write_site(tmp_path / "site", tmp_path / "full", installed)
    assert not (tmp_path / "site").exists()


def test_a_folder_with_something_in_it_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").touch()
    with pytest.raises(CannotBuild, match="is not empty; give a new folder"):
        write_site(tmp_path)
    with pytest.raises(CannotBuild, match="npm ci --prefix tests/excel/pyodide"):
        write_site(tmp_path / "site", pyodide=tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("words", [["site", "more"], ["site", "--pyodide"], []])
def test_usage_is_said(words: list[str], tmp_path: Path) -> None:
    command = [sys.executable, "examples/build.py", "--site", *words]
    run = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert run.returncode == 1
    assert run.stderr == "usage: python examples/build.py --site FOLDER [--pyodide DISTRIBUTION]\n"


def test_the_page_is_small_and_its_lines_are_short() -> None:
    """HTML, CSS, JavaScript and Python together, no framework, and nothing from elsewhere."""
    files = [path for path in PAGE.iterdir() if path.is_file()]
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    assert len(lines) <= 1500
    assert max(map(len, lines)) <= 100
    foreign = [line for line in lines if "//" in line.replace("http://www.w3.org/2000/svg", "")]
    assert [line for line in foreign if "http" in line] == []
