"""The table of what each kind of file holds is what convert finds lost.

``python -m tests.formats.test_documented_kinds`` prints the table anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cases import lines
from tests.make.otherwise import event_of
from xltiebreak import Event, TieBreakError
from xltiebreak.formats import files, kinds

PAGE = Path(__file__).parents[2] / "xltiebreak/formats/README.md"
KINDS = [kind.code for kind in kinds.WRITABLE]
HEADER = "| held by | what |"


def held(event: Event, field: str, code: str) -> bool:
    try:
        lost = files.convert(event, code).lost
    except TieBreakError:
        return False
    where = [path for loss in lost for path in loss.where]
    if any(path == "sections[0].matches" for path in where):
        return False
    within = f"sections[0].{field}"
    return not any(field in path or within.startswith(path) for path in where if field)


def table() -> Iterator[str]:
    """The things that the same kinds hold are in one row."""
    rows: dict[str, list[str]] = {}
    for parameters in lines("formats/things.txt"):
        [line] = parameters.values
        thing, made, changes, field = (part.strip() for part in f"{line} ".split("::"))
        event = event_of(made, changes)
        kinds = [f"`{code}`" for code in KINDS if held(event, field, code)]
        rows.setdefault(" ".join(kinds) if len(kinds) < len(KINDS) else "all", []).append(thing)
    yield HEADER
    yield "|---|---|"
    for codes, things in rows.items():
        yield f"| {codes} | {'; '.join(things)} |"


def on_the_page() -> list[str]:
    page = PAGE.read_text(encoding="utf-8").splitlines()
    start = page.index(HEADER)
    return page[start : page.index("", start)]


@pytest.mark.slow
def test_the_page_says_what_each_kind_holds() -> None:
    written = [" ".join(line.split()) for line in on_the_page()]
    assert written == [" ".join(line.split()) for line in table()]


@pytest.mark.slow
@pytest.mark.parametrize("code", KINDS)
def test_a_name_a_rating_and_a_game_are_held_by_every_kind(code: str) -> None:
    rated_by = "US Chess" * (code == "uschess")
    changes = (
        'players.0.name="Ash"; players.0.id="10000014"; players.0.rating=1500; event.rated_by='
    )
    event = event_of("W2w / L1b", f'{changes}"{rated_by}"')
    assert files.convert(event, code).lost == ()


if __name__ == "__main__":
    print(*table(), sep="\n")
