"""What files of programs are read as, as told in the texts of the folder ``cases``; under which
edition a file of a FIDE program is by its dates; and what people give by mistake, which is
named in one sentence that says what to give instead."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cases import Case, Stage, cases, lines, play
from tests.make import reading
from tests.make.packages import packed
from xltiebreak import TieBreakError, examine_event, standings
from xltiebreak.formats.files import grids_in, load_crosstable


@pytest.mark.parametrize("case", cases("formats/cases/*.txt"))
def test_a_file_is_read_as_told(case: Case, stage: Stage) -> None:
    play(case, stage)


@pytest.mark.parametrize("case", lines("data/trf/dates.txt"))
def test_a_date_of_any_style_has_its_edition_where_it_is_certain(case: str) -> None:
    dates, _, edition = case.split(" :: ")
    table = f"# Date : {dates}\n\nRk.;Name;1.Rd;Pts.;TB1\n1;Ash;2w1;1;0\n2;Birch;1b0;0;1\n"
    [ranked] = standings(reading.text(table, "list.csv"))
    is_certain = edition != "-"
    assert ranked.edition.code == (edition if is_certain else "fide2026")
    assert len(ranked.players.rules_from) == 2 - is_certain


OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(500)


def written(text: str) -> bytes:
    """The content for which a text stands."""
    if text.startswith("ole: "):
        return OLE + text.removeprefix("ole: ").encode("utf-16-le")
    if not text.startswith("zip: "):
        return text.encode("latin-1").decode("unicode_escape").encode("latin-1")
    return packed(dict.fromkeys(text.split()[1:], b"x"))


@pytest.mark.parametrize("case", lines("data/formats/no_events.txt"))
def test_a_file_without_a_crosstable_is_named(tmp_path: Path, case: str) -> None:
    name, content, message = case.split(" :: ")
    file = tmp_path / name.strip()
    file.write_bytes(written(content))
    both: list[Callable[[Path], object]] = [load_crosstable, lambda path: grids_in(path, bool)]
    for read in both if file.suffix else both[:1]:
        with pytest.raises(TieBreakError) as refused:
            read(file)
        told = str(refused.value)
        assert [part for part in message.split(" | ") if part not in told] == []
        assert told.count(". ") <= 1
        assert len(told) < 500


def test_two_tables_without_names_are_one_finding_at_the_second(tmp_path: Path) -> None:
    table = "No.,Name,R1\n1,Ann Ash,W2\n2,Bo Bell,L1\n"
    aligned = "No.  Name     R1\n1    Ann Ash  W2\n2    Bo Bell  L1\n"
    for text, where in ((f"{table}\n{table}", "line 5, No."), (f"{aligned}\n{aligned}", "line 5")):
        file = tmp_path / "event.csv"
        file.write_text(text)
        [finding] = examine_event(load_crosstable(file))
        assert finding.code == "duplicate-section"
        assert finding.where.startswith(where)
        assert "alone in a row above its table" in finding.message
