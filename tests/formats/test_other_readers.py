"""What we write, read by others: the csv module, openpyxl, LibreOffice, and dbf for rating
reports; gacrux reads our TRFs in :mod:`tests.referees`."""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import openpyxl
import pytest

from tests.libreoffice.office import Office
from tests.make import reading
from tests.make.comparison import not_the_same
from tests.make.files import put
from tests.make.made_up_events import made_up_event
from tests.nightly import by_day
from xltiebreak import Event, TieBreakError, examine_event, load
from xltiebreak.formats.files import convert
from xltiebreak.formats.kinds import THE_FILE, kind_of

FILTERS = {"xlsx": (), "ods": ("calc8",)}
"""By which LibreOffice saves each kind; without one it saves the kind that it opened."""
BEGIN_A_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def written(code: str, events: int = 40) -> Iterator[tuple[Event, dict[str, bytes]]]:
    """Made-up events that this kind holds, and their files."""
    for seed in range(events):
        event = made_up_event(seed)
        try:
            yield event, dict(convert(event, code).written.files)
        except TieBreakError:
            continue


def plain(text: str) -> str:
    """A text with one blank between its words, and its accents as a part of their letters."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def names(event: Event) -> list[str]:
    return [
        plain(player.name)
        for section in event.sections
        for player in section.players
        if player.name
    ]


@pytest.mark.slow
@pytest.mark.parametrize("code", ["csv", "games"])
def test_the_csv_module_finds_every_name_and_no_formula(code: str) -> None:
    for event, files in written(code, 20):
        text = files[THE_FILE].decode("utf-8-sig")
        rows = list(csv.reader(io.StringIO(text, newline=""), strict=True))
        header = next(row for row in rows if "No." in row)
        table = rows[rows.index(header) + 1 :]
        if code == "games":
            games = table[table.index([]) + 1 :]
            table = table[: table.index([])]
            assert {len(row) for row in games} == {len(games[0])}
        assert {len(row) for row in table} == {len(header)}
        assert [plain(row[1]).removeprefix("'") for row in table if row[1]] == names(event)
        assert not any(cell.startswith(BEGIN_A_FORMULA) for row in rows for cell in row)


@pytest.mark.slow
def test_openpyxl_finds_every_name_and_result_as_text() -> None:
    for event, files in written("xlsx", by_day(3, night=12)):
        book = openpyxl.load_workbook(io.BytesIO(files[THE_FILE]))
        cells = [cell for sheet in book for row in sheet.iter_rows() for cell in row if cell.value]
        texts = {plain(str(cell.value)) for cell in cells if cell.data_type == "s"}
        assert set(names(event)) <= texts
        again = io.BytesIO()
        book.save(again)  # as any program that opens and saves it
        before, back = (
            reading.text(content, "event.xlsx") for content in (files[THE_FILE], again.getvalue())
        )
        tables = [[part.crosstable for part in each.sections] for each in (before, back)]
        told = {finding.code for finding in examine_event(back) if finding.is_error}
        assert "no-stored-value" in told or tables[0] == tables[1]


@pytest.mark.slow
def test_a_workbook_that_libreoffice_saved_again_is_the_same_event(
    bare_office: Office, tmp_path: Path
) -> None:
    """As .xlsx and as .ods, in turns."""
    for number, (_, files) in enumerate(written("xlsx", by_day(2, night=12))):
        path, kind = tmp_path / f"{number}.xlsx", ("xlsx", "ods")[number % 2]
        path.write_bytes(files[THE_FILE])
        saved = bare_office.converted(path, tmp_path / f"saved.{kind}", *FILTERS[kind])
        assert kind_of(saved.read_bytes()) == kind
        before = reading.text(path.read_bytes(), "event.xlsx")
        assert not_the_same(before, reading.text(saved.read_bytes(), f"event.{kind}")) == []


@pytest.mark.slow
@pytest.mark.parametrize("code", ["csv", "games"])
def test_libreoffice_finds_in_a_text_what_we_do(
    bare_office: Office, tmp_path: Path, code: str
) -> None:
    for number, (_, files) in enumerate(written(code, by_day(2, night=12))):
        path = tmp_path / f"{number}.csv"
        path.write_bytes(files[THE_FILE])
        saved = bare_office.converted(path, tmp_path / "saved.ods", *FILTERS["ods"])
        [before], [back] = (load(file).sections for file in (path, saved))
        assert back.crosstable == before.crosstable
        assert [player.name for player in back.players] == [
            player.name for player in before.players
        ]


@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.slow
def test_dbf_finds_in_a_rating_report_what_we_do(tmp_path: Path) -> None:
    dbf = import_module("dbf")
    for number, (event, files) in enumerate(written("uschess")):
        for name, content in files.items():
            path = tmp_path / f"{number}-{name}"
            path.write_bytes(content)
            with dbf.Table(str(path)).open(dbf.READ_ONLY) as table:
                rows = [dict(zip(table.field_names, map(str.strip, row))) for row in table]
            if name == "TSEXPORT.DBF":
                assert len(rows) == len(event.sections)
            if name == "TDEXPORT.DBF":
                back = load(put(files, tmp_path)).sections
                ours = [
                    (player.number, player.name) for section in back for player in section.players
                ]
                key = {field.upper(): field for field in table.field_names}
                theirs = [(int(row[key["D_PAIR_NUM"]]), row[key["D_NAME"]]) for row in rows]
                assert [(n, plain(name)) for n, name in theirs] == ours
