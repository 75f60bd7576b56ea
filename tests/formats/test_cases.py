"""What files of programs are read as, as told in the texts of the folder ``cases``; and under which
edition a file of a FIDE program is by its dates."""

from __future__ import annotations

import pytest

from tests.cases import Case, Stage, cases, lines, play
from tests.make import reading
from xltiebreak import standings


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
