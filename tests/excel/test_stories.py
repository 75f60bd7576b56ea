"""What is typed into workbooks, and done to them by hand, in texts: days of a volunteer, typed
round by round with slips and late entries, and changes after each of which all is as it was.
How they are read: :mod:`tests.excel.story`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases import cases_in
from tests.excel.story import Workbook, begin_of, numbered
from tests.libreoffice.office import Office
from tests.nightly import by_day

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent
ALL_DAYS = sorted((HERE / "days").glob("*.txt"))
DAYS = [
    day
    for day in ALL_DAYS
    if day.stem in by_day(("swiss", "games", "grid", "teams"), night=day.stem)
]
STORIES = sorted((HERE / "stories").glob("*.txt"))


@pytest.mark.parametrize("day", DAYS, ids=lambda day: day.stem)
def test_every_face_says_the_same_all_day(office: Office, tmp_path: Path, day: Path) -> None:
    played(Workbook(office, tmp_path), day, numbered(day))


def played(book: Workbook, file: Path, lines: list[tuple[int, str]]) -> None:
    for number, line in lines:
        try:
            book.step(line)
        except AssertionError as error:
            raise AssertionError(f"{file.name}:{number}: {line}\n{error}") from error


def of_routes() -> list[tuple[Path, str]]:
    """Each text with the routes that its first line names."""
    return [
        (file, route)
        for file in STORIES
        for route in file.read_text("utf-8").partition("\n")[0].removeprefix("// ").split()
    ]


@pytest.mark.parametrize(
    ("file", "route"), of_routes(), ids=lambda part: getattr(part, "stem", part)
)
def test_every_face_says_the_same_after_each_change(
    office: Office, tmp_path: Path, file: Path, route: str
) -> None:
    """By day each change is tried on one route at most, every second or third on none."""
    routes = [other for text, other in of_routes() if text == file]
    begin = begin_of(file)
    book = Workbook(office, tmp_path, route)
    wrong, is_begun = [], False
    for k, case in enumerate(cases_in(file)):
        if k % (len(routes) + 1) != routes.index(route) and by_day(1, night=0):
            continue
        if begin and not is_begun:
            book.begin(begin)
        lines = [line for line in case.lines if line[1] and line[1] not in begin]
        try:
            played(book, file, lines)
        except AssertionError as error:
            wrong.append(f"{case.title}: {error}")
        is_begun = not any(line.startswith(("remove", "delete", "new")) for _, line in lines)
        if is_begun:
            book.undo()
    assert not wrong, "\n".join(wrong)
