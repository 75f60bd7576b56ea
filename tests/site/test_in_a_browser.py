"""The page in Chromium, as its users have it: files are dropped, nothing is asked elsewhere, and
what stands there is what the commands say."""

from __future__ import annotations

import json
import os
import subprocess
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from examples.site import CannotBuild, write_site
from tests.excel.pyodide.test_in_pyodide import missing
from tests.faces import law
from tests.faces.site import Site, files_of, refusal_of
from tests.make.kinds import KINDS, Made, drawn
from tests.nightly import by_day
from tests.page.browser.test_in_a_browser import CHROMIUM
from tests.page.pages import EXAMPLES, NAMES

HERE = Path(__file__).parent
BROUGHT = HERE.parent / "page" / "browser" / "node_modules"
DATA = HERE.parent / "data"
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the page, built as for the web."""
    if CHROMIUM is None:
        missing("Chromium is not installed")
    if not BROUGHT.exists():
        missing("playwright-core is not installed; run npm ci --prefix tests/page/browser")
    folder = tmp_path_factory.mktemp("built") / "site"
    try:
        write_site(folder)
    except CannotBuild as error:
        missing(str(error))
    return folder


def told(site: Path, home: Path, script: str, *given: object) -> Any:
    """Return what a script of this folder tells of the page, as JSON."""
    command = ["node", str(HERE / script), str(CHROMIUM), str(site), *map(str, given)]
    environment = {**os.environ, "HOME": str(home)}
    done = subprocess.run(
        command, capture_output=True, encoding="utf-8", check=False, timeout=900, env=environment
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout)


def test_the_page_says_what_the_core_says(site: Path, tmp_path: Path) -> None:
    made = [one for kind in KINDS for one in drawn(by_day(1, night=12), kind)]
    law(Site(tmp_path, partial(told, site, tmp_path)), made)


def test_the_page_says_of_the_examples_what_the_core_says(site: Path, tmp_path: Path) -> None:
    """And of small files of all kinds, also of those that cannot be read."""
    paths = [EXAMPLES / name / f"{name}.xlsx" for name in NAMES]
    paths += [*EXAMPLES.glob("verify/*.csv"), *DATA.glob("*.csv"), *DATA.glob("trf/*.trf")]
    refusals = {path: refusal_of(path) for path in paths}
    good = [Made(path.name, file=path.read_bytes()) for path in paths if not refusals[path]]
    law(Site(tmp_path, partial(told, site, tmp_path)), good)

    bad = [path for path in paths if refusals[path]]
    answer = told(site, tmp_path, "answers.mjs", files_of(tmp_path, bad))
    said = {path: there["error"] for path, there in zip(bad, answer["said"], strict=True)}
    assert said == {path: refusals[path] for path in bad}
    assert len(bad) > 3
