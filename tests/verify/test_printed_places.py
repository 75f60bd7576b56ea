"""How many printed places are not ours: one sentence on every face that does not compare them.
The event is that of 001's article: 2 and 1 have 2½, 3, 5 and 6 have 2, 4 has 1. Columns headed
TB1, TB2 … without a word of what they are."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import docx
import pytest

from tests.asked import letters
from tests.command import ROOT, Command
from tests.make.crosstables import vector
from tests.make.made_up import written
from tests.make.printed import Verification, verified
from tests.verify.programs import club_swiss, decimal
from xltiebreak import Event, Section, load, standings

RESULTS = {
    1: "W4,D2,W3,L5", 2: "W5,D1,W6,L3", 3: "W6,L4,L1,W2",
    4: "L1,W3,L5,L6", 5: "L2,L6,W4,W1", 6: "L3,W5,L2,W4",
}  # fmt: skip
TAIL = (
    "its tie-breaks or rules may be others, or a result was changed since; "
    "'xltiebreak verify' looks for the cause."
)


def event(places: dict[int, str], label: str = "Place", tail: str = "") -> str:
    rows = [f"{n},Player {n},{RESULTS[n]},{places[n]}" for n in RESULTS]
    return "\n".join([f"No.,Name,R1,R2,R3,R4,{label}", *rows]) + tail


OURS = {2: "1", 1: "2", 3: "3", 5: "4", 6: "5", 4: "6"}


def said(section: Section, order: str = "") -> str:
    """The sentence about the section's printed places."""
    remarks = standings(Event("", (section,)), order=order).remarks
    return next((remark for remark in remarks if " what the file prints " in remark), "")


def read(tmp_path: Path, text: str, ending: str = ".csv") -> Section:
    path = tmp_path / f"event{ending}"
    path.write_text(text, encoding="utf-8")
    [section] = load(path).sections
    return section


@pytest.mark.parametrize(
    ("places", "label", "count"),
    [
        ({**OURS, 2: "2", 1: "1"}, "Place", "2 of 6 places differ"),
        ({**OURS, 4: "5"}, "Rk.", "1 of 6 places differs"),
        ({**OURS, 4: "1", 3: ""}, "Rg.", "1 of 5 places differs"),
        ({**OURS, 3: "3-4", 5: "3-4"}, "Plc", "2 of 6 places differ"),
        ({**OURS, 4: ""}, "Platz", ""),
        (OURS, "Place", ""),
        ({number: f"{place}.0" for number, place in OURS.items()}, "Place", ""),
        (dict.fromkeys(OURS, "-"), "Place", ""),
    ],
)
def test_how_many_places_differ_is_one_sentence(
    places: dict[int, str], label: str, count: str, tmp_path: Path
) -> None:
    sentence = said(read(tmp_path, event(places, label)))
    assert sentence == (count and f"{count} from what the file prints ({label}): {TAIL}")


RANKED = """Rank,Name,1.Rd,2.Rd,3.Rd,Pts.
1,Ash,4w1,2b½,3w1,"2,5"
2,Birch,3b1,1w½,4b½,2
3,Cedar,2w0,4b1,1b0,1
4,Dogwood,1b0,3w0,2w½,"0,5"
"""
BY_START = """Rank,Name,R1,R2,R3
1,Ash,L3,D4,L2
2,Birch,W4,L3,W1
3,Cedar,W1,W2,D4
4,Dogwood,L2,D1,D3
"""


def test_numbers_that_are_places_are_compared(tmp_path: Path) -> None:
    section = read(tmp_path, RANKED)
    assert [player.printed_place for player in section.players] == [1, 2, 3, 4]
    assert said(section) == ""
    exchanged = RANKED.replace("2b½", "2b1").replace("1w½", "1w0").replace("2w½", "2w0")
    exchanged = exchanged.replace('3w1,"2,5"', "3w0,2").replace("1b0,1\n", "1b1,2\n")
    exchanged = exchanged.replace("4b½,2\n", "4b1,2\n").replace('"0,5"', "0")
    section = read(tmp_path, exchanged)
    table = standings(section, order="WIN")
    assert [row.places for row in table.rows] == ["1\N{EN DASH}3"] * 3 + ["4"]
    assert said(section, "WIN") == ""  # 1, 2 and 3 may each be any of these
    by_number = standings(section, order="TPN/R")
    assert [row.player.number for row in by_number.rows] == [3, 2, 1, 4]
    sentence = said(section, "TPN/R")
    assert sentence == f"2 of 4 places differ from what the file prints (Rank): {TAIL}"


def test_start_numbers_are_no_places_whatever_heads_them(tmp_path: Path) -> None:
    section = read(tmp_path, BY_START)
    assert {player.printed_place for player in section.players} == {None}
    assert said(section) == ""


def test_a_round_that_is_open_is_named(tmp_path: Path) -> None:
    text = event({**OURS, 2: "2", 1: "1"}).replace("D1,W6,L3", "D1,W6,3w").replace("L1,W2", "L1,2w")
    sentence = said(read(tmp_path, text))
    assert "; a round that is not complete is left out here; " in sentence


def test_the_ranks_of_a_trf_are_compared(xltiebreak: Command, tmp_path: Path) -> None:
    source, trf = tmp_path / "event.csv", tmp_path / "event.trf"
    source.write_text(event({**OURS, 2: "2", 1: "1"}), encoding="utf-8")
    assert xltiebreak("convert", source, trf).code == 0
    assert said(load(trf).sections[0]) == ""  # ours were written
    text = trf.read_text(encoding="utf-8")
    lines = [
        f"{line[:85]}   5{line[89:]}" if line.startswith("001    4 ") else line
        for line in text.splitlines()
    ]
    trf.write_text("\n".join(lines), encoding="utf-8")
    sentence = said(load(trf).sections[0])
    assert sentence.startswith("1 of 6 places differs from what the file prints (Place): ")


def test_start_numbers_in_the_ranks_of_a_trf_are_no_places(
    xltiebreak: Command, tmp_path: Path
) -> None:
    source, trf = tmp_path / "event.csv", tmp_path / "event.trf"
    source.write_text(BY_START, encoding="utf-8")
    assert xltiebreak("convert", source, trf).code == 0
    lines = [
        f"{line[:85]}{line[4:8]}{line[89:]}" if line.startswith("001 ") else line
        for line in trf.read_text(encoding="utf-8").splitlines()
    ]
    trf.write_text("\n".join(lines), encoding="utf-8")
    [section] = load(trf).sections
    assert [player.printed_place for player in section.players] == [1, 2, 3, 4]
    assert said(section) == ""


def test_every_face_says_the_same_sentence(xltiebreak: Command, tmp_path: Path) -> None:
    text = event({**OURS, 2: "2", 1: "1"})
    sentence = said(read(tmp_path, text))
    assert sentence
    path = tmp_path / "event.csv"
    for command in ("check", "standings", "explain"):
        arguments = [path, 1] if command == "explain" else [path]
        assert f"{sentence}\n" in xltiebreak(command, *arguments).err
    assert xltiebreak("verify", path).out.startswith("Place: 2 of 6 differ.\n")
    [section] = json.loads(xltiebreak("check", path, "--json").out)["sections"]
    assert section["places"] == sentence
    bulletin, page = tmp_path / "event.docx", tmp_path / "event.html"
    assert f"{sentence}\n" in xltiebreak("bulletin", path, "-o", bulletin).err
    assert f"{sentence}\n" in xltiebreak("page", path, "-o", page).err
    assert sentence in "\n".join(
        paragraph.text for paragraph in docx.Document(str(bulletin)).paragraphs
    )
    assert sentence in page.read_text(encoding="utf-8").replace("&#x27;", "'")


def test_nobody_says_anything_where_all_agree(xltiebreak: Command, tmp_path: Path) -> None:
    path = tmp_path / "event.csv"
    path.write_text(event(OURS), encoding="utf-8")
    for command in ("check", "standings", "verify"):
        run = xltiebreak(command, path)
        assert "differ" not in run.err + run.out


def large(tmp_path: Path) -> Path:
    """Everybody's results, Kashdan misprinted by a half in most places, and the places that follow
    from it as printed: no rule gives these figures."""
    made = club_swiss(11, 40)
    ranked = {row.player.number: row for row in standings(made.section, order="KASH").rows}
    figures = {n: (row.values["KASH"] or 0) + n % 3 / 2 for n, row in ranked.items()}
    score = {n: row.score for n, row in ranked.items()}
    in_order = sorted(made.event, key=lambda n: (-score[n], -figures[n]))
    head: list[object] = ["No.", "Name", *(f"R{r + 1}" for r in range(5)), "Place", "Kash"]
    rows = [
        [n, f"Player {n}", *map(written, cells), in_order.index(n) + 1, figures[n]]
        for n, cells in made.event.items()
    ]
    path = tmp_path / "large.csv"
    path.write_text("\n".join(",".join(map(str, row)) for row in [head, *rows]), encoding="utf-8")
    return path


def test_a_comparison_begins_with_what_holds_and_ends_with_a_few_values_of_many(
    xltiebreak: Command, tmp_path: Path
) -> None:
    path = large(tmp_path)
    run = xltiebreak("verify", path)
    place, cause, *rest = run.out.splitlines()
    assert place.endswith(" of 40 differ.")
    assert cause == (
        'All 40 places of "Place" follow from the tie-breaks that are printed beside them.'
    )
    tables = [k for k, line in enumerate(rest) if line.startswith(" No. ")]
    assert tables
    assert tables[0] > next(k for k, line in enumerate(rest) if line.startswith("Kash (KASH): "))
    left = [line for line in rest if line.startswith("and ")]
    assert left
    assert all(line.endswith(" more; 'xltiebreak verify --all' lists them.") for line in left)

    columns = json.loads(xltiebreak("verify", path, "--json").out)["columns"]
    differing = [len(column["differences"]) for column in columns]
    shown = sum(min(count, 10) for count in differing)
    assert sum(" Place " in line or " Kashdan " in line for line in rest) == shown
    every = xltiebreak("verify", path, "--all").out
    assert "more; " not in every
    assert sum(" Place " in line or " Kashdan " in line for line in every.splitlines()) == sum(
        differing
    )


def test_final_scores_are_not_held_against_an_earlier_round(
    xltiebreak: Command, tmp_path: Path
) -> None:
    """``verify`` asks whether the places are those after an earlier round, too."""
    [section] = load(ROOT / "examples/riverside/riverside.xlsx").sections
    rows = {row.player.number: row for row in standings(section).rows}
    lines = ["Rounds,5", "", "No.,Name,R1,R2,R3,R4,R5,Score,Place"]
    for number, results in zip(section.crosstable.numbers, section.crosstable.results):
        cells = [*map(letters, results)]
        place = {3: 3, 5: 1}.get(number, rows[number].place)  # exchanged
        lines.append(f"{number},P{number},{','.join(cells)},{rows[number].score:g},{place}")
    (tmp_path / "event.csv").write_text("\n".join(lines), encoding="utf-8")
    run = xltiebreak("verify", tmp_path / "event.csv")
    assert (run.code, run.err) == (1, "")
    assert "Place: 2 of 24 differ" in run.out


pytestmark = pytest.mark.slow

EVENT = vector("nine-rounds.csv")


def printed(edition: str, *codes: str, misprint: bool = False) -> Section:
    """The event with another program's columns, headed by their places in the order alone."""
    ours = standings(EVENT, order=codes, edition=edition)
    columns = {
        f"TB{k}": {
            row.player.number: decimal(value)
            for row in ours.rows
            if (value := row.values[code]) is not None
        }
        for k, code in enumerate(codes, start=1)
    }
    if misprint:
        columns["TB1"][3] = "1.25"
    return replace(EVENT, printed=columns, edition="", order="")


def remarks_of(verification: Verification) -> str:
    return " ".join(verification.remarks)


@pytest.mark.parametrize(
    ("edition", "codes", "message"),
    [
        ("uschess", ("SOLK", "MM", "CUM"), "all values fit if TB1 is Solkoff (SOLK), as would BH;"),
        ("uschess", ("KASH", "OCUM"), "if TB1 is Kashdan (KASH); TB2 is Cumulative of Opposition"),
        ("fide2026", ("BH/C1", "BH", "SB"), "values fit if TB1 is Buchholz Cut 1"),
        ("fide2009", ("BH/M1", "BH/C2"), "values fit if TB1 is Buchholz Median 1"),
    ],
)
def test_columns_are_what_their_values_fit(
    edition: str, codes: tuple[str, ...], message: str
) -> None:
    verification = verified(printed(edition, *codes), edition=edition)

    assert [column.system for column in verification.columns if column.label.startswith("TB")] == [
        *codes
    ]
    assert verification.agrees
    assert message in remarks_of(verification)
    assert (verification.standings.order.codes, verification.standings.edition.code) == (
        codes,
        edition,
    )


def test_a_misprint_among_them_is_still_one() -> None:
    verification = verified(printed("uschess", "MED", "CUM", misprint=True))

    assert "most printed values fit if TB1 is Median (MED) in 13 of 14 values" in remarks_of(
        verification
    )
    [column] = [column for column in verification.columns if column.differences]
    assert [(difference.number, difference.printed) for difference in column.differences] == [
        (3, "1.25")
    ]


@pytest.mark.parametrize("order", ["MM,SOLK", "Modified Median, Solkoff"])
def test_an_order_that_is_stated_says_what_they_are(order: str) -> None:
    section = printed("uschess", "SOLK", "MM")
    for verification in (
        verified(section, order=order),
        verified(replace(section, order=order)),
    ):
        assert not verification.remarks
        assert [column.system for column in verification.columns if column.label == "TB1"] == ["MM"]
        assert not verification.agrees


def test_what_the_user_says_of_a_column_stands() -> None:
    verification = verified(printed("uschess", "KASH", "SOLK"), columns="TB1=SOLK")

    assert "TB1" not in remarks_of(verification)
    assert {column.label: column.system for column in verification.columns} == {
        "TB1": "SOLK",
        "TB2": "SOLK",
    }


def test_columns_that_fit_nothing_are_left_to_the_order() -> None:
    section = replace(EVENT, printed={"TB1": {n: str(n * 1.25) for n in EVENT.crosstable.numbers}})
    verification = verified(section)

    assert not verification.remarks
    assert dict(verification.assumed) == {"TB1": "MM"}


def test_a_column_of_zeros_among_them_does_not_hide_the_others() -> None:
    right = printed("fide2026", "BH/C1", "BH", "SB")
    zeros = dict.fromkeys(EVENT.by_number, "0")
    columns = {f"TB{k + 1}": right.printed[f"TB{k}"] for k in (1, 2, 3)}
    given = replace(right, printed={"TB1": zeros, **columns})
    verification = verified(given, edition="fide2026")
    by_label = {column.label: column for column in verification.columns}

    assert "all other values fit if TB2 is Buchholz Cut 1" in remarks_of(verification)
    assert [by_label[f"TB{k}"].differences for k in (2, 3, 4)] == [()] * 3
    assert by_label["TB1"].causes == ()
    assert by_label["TB1"].idle.startswith('All 14 values of "TB1" are 0: ')
