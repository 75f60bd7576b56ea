"""What runs on others' machines: actions by commit, and each job allowed what it needs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / ".github" / "workflows"
WORKFLOWS = sorted(FOLDER.glob("*.yml"))


def jobs(workflow: str) -> dict[str, str]:
    """The text of each job by its name."""
    parts = re.split(r"^  ([\w-]+):\n", workflow.partition("\njobs:\n")[2], flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2]))


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_each_action_is_named_by_its_commit_and_version(file: Path) -> None:
    used = re.findall(r"uses: *(.*)", file.read_text(encoding="utf-8"))
    assert used
    for action in used:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action)


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_no_token_stays_in_a_checkout_and_none_is_allowed_more_than_reading(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    general = text.partition("\njobs:\n")[0]
    assert re.search(r"^permissions:( \{\}|\n  contents: read)$", general, re.MULTILINE)
    assert text.count("actions/checkout@") == text.count("persist-credentials: false")


def test_a_release_is_built_apart_from_what_checks_it() -> None:
    release = jobs((FOLDER / "release.yml").read_text(encoding="utf-8"))
    assert list(release) == ["check", "build", "site", "github", "pypi"]
    assert "artifact" not in release["check"]
    assert "needs: check" in release["build"]
    assert not re.search(r"\.ci/run|\[dev\]|npm|setup-node", release["build"])
    assert "needs: check" in release["site"]
    assert "needs: build\n" in release["pypi"]
    for name in ("check", "build", "site"):
        assert "ref: ${{ github.sha }}" in release[name]
    for name, allowed in {
        "check": ["contents: read"],
        "build": ["contents: read"],
        "site": ["contents: read"],
        "github": ["contents: write"],
        "pypi": ["id-token: write"],
    }.items():
        [permissions] = re.findall(
            r"^    permissions:\n((?:      .*\n)+)", release[name], re.MULTILINE
        )
        assert [line.partition(" #")[0].strip() for line in permissions.splitlines()] == allowed
    for name in ("github", "pypi"):
        assert "checkout" not in release[name]
        assert release[name].index("sha256sum --check") < max(
            release[name].find("gh release create"), release[name].find("pypa/")
        )


def test_the_page_is_published_by_its_owner_alone_and_built_apart() -> None:
    text = (FOLDER / "page.yml").read_text(encoding="utf-8")
    page = jobs(text)
    assert re.search(r"^on:\n  workflow_dispatch:\npermissions:", text, re.MULTILINE)
    assert list(page) == ["build", "publish"]
    assert "if: vars.PUBLISH_PAGE == 'yes'" in page["build"]
    assert "write" not in page["build"]
    assert "needs: build" in page["publish"]
    assert not re.search(r"checkout|run:", page["publish"])
