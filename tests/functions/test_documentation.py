"""What the documentation says about the functions and shows beside them is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from examples.build import PICTURES, README, readme

ROOT = README.parent
PAGES = [README, ROOT / "templates/README.md", *sorted((ROOT / "examples").glob("*/README.md"))]
LINK = re.compile(r"\]\(([^)#:]+)(#[^)]*)?\)")


def test_the_table_of_functions_is_that_of_the_program() -> None:
    """``python examples/build.py`` writes it anew."""
    assert readme() == README.read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))

    assert links
    for target, heading in links:
        there = page.parent / target
        assert there.exists(), target
        if heading:
            headings = re.findall("^#+ (.+)$", there.read_text(encoding="utf-8"), re.MULTILINE)
            assert heading in {"#" + title.lower().replace(" ", "-") for title in headings}


def test_every_picture_is_shown_somewhere() -> None:
    shown = {
        (page.parent / target).resolve()
        for page in PAGES
        for target, _ in LINK.findall(page.read_text(encoding="utf-8"))
    }

    assert {(ROOT / "examples" / f"{name}.png").resolve() for name in PICTURES} <= shown
