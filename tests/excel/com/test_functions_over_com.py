"""Every function through xlwings' own dispatcher and converters, as Excel for Windows calls it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.excel.com.client import OUT, Session, cell, cells, column, constant, typed
from tests.functions.named import NAMED, NAMED_OF_MATCHES
from tests.functions.spilled import block_of, rows_of
from tests.make.crosstables import table
from tests.make.crosstables import typed as typed_round_by_round
from tests.make.made_up import MadeUp, made_up, share
from xltiebreak import EDITIONS, SYSTEMS, Crosstable, Section, __version__
from xltiebreak.answers.explanation import explained
from xltiebreak.checks.unfinished import left_out
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.systems import Needs

BHAM = typed("""
    W4w D2b W3w L5b
    W5b D1w W6b L3b
    W6b L4w L1b W2w
    L1b W3b L5w L6w
    L2w L6w W4b W1w
    L3w W5b L2w W4b
""")
MATCHES = typed("""
    W2 W3 D4
    L1 W4 W3
    W4 L1 L2
    L3 L2 D1
""")
POINTS = [[3, 2.5, 2], [1, 3, 4], [2.5, 1.5, 0], [1.5, 1, 2]]
"""Four teams on four boards."""
NAMES = column(["Ash", "Birch", "Cedar", "Dogwood", "Elm", "Fir"])
RATINGS = [1500, "1641P17", None, 1200, "unr.", 1300]
PRINTED = {row["no"]: row for row in table("bham.csv")}
CODES = [*SYSTEMS, *(f"{s.code}/{o}" for s in SYSTEMS.values() for o in s.options)]


def block(made: MadeUp) -> tuple[dict[str, Any], list[int]]:
    """The results in a sheet, where row k is player k, and who plays: those with an entry, and
    those whom somebody names."""
    rows = block_of(made)
    named = {opponent for row in made.event.values() for _, opponent, _ in row}
    return cells(rows), [n for n in made.event if any(rows[n - 1]) or n in named]


def as_typed(made: MadeUp, numbers: list[int]) -> Section:
    """What the core makes of that sheet: these players, and cells that are still awaited."""
    section = made.section
    rows = section.crosstable.rows
    return typed_round_by_round(
        replace(
            section,
            players=tuple(section.by_number[number] for number in numbers),
            crosstable=Crosstable(tuple(numbers), tuple(rows[number] for number in numbers)),
        )
    )


def ratings_of(made: MadeUp) -> dict[str, Any]:
    return column([made.ratings.get(number) for number in range(1, max(made.event) + 1)])


def shown(value: Any) -> Any:
    return "" if value is None else pytest.approx(float(value), abs=1e-12)


def test_this_is_xlwings_own_classic_route_and_not_its_part_under_another_licence(
    excel: Session,
) -> None:
    facts = excel.ask("facts")

    assert facts["func"] == "xlwings.udfs"
    assert facts["classic"]
    assert not facts["pro"]
    assert "xlwings.pro.udfs_officejs" not in facts["imported"]


@pytest.mark.parametrize("code", ["MM", "SOLK", "CUM", "OCUM", "BLACKS"])
def test_the_bham_event_typed_as_printed_gives_the_printed_column(
    excel: Session, code: str
) -> None:
    printed = [float(row[code]) for row in PRINTED.values()]

    assert excel.column(SYSTEMS[code].function, cells(BHAM)) == printed
    assert excel.column("TIEBREAK", cells(BHAM), code) == printed
    assert excel(SYSTEMS[code].function, cells(BHAM), 4) == printed[3]


@pytest.mark.parametrize("name", NAMED)
@settings(max_examples=by_day(2, night=60))
@given(made=made_up(), edition=st.sampled_from(["", *EDITIONS]))
def test_a_function_gives_the_values_of_the_core(
    excel: Session, name: str, made: MadeUp, edition: str
) -> None:
    results, numbers = block(made)
    if not numbers:
        return
    is_rated = NAMED[name].system.needs is Needs.RATINGS
    first = [results, ratings_of(made)] if is_rated else [results]
    further = [cell(edition or None) if edition else OUT, "us", "swiss"]
    ours = standings(as_typed(made, numbers), edition or "uschess", NAMED[name].code)
    tie = ours.order.tie_breaks[0]
    values = {n: ours.worksheet(n, tie).value for n in numbers}
    if tie.system.in_group:
        same = {n: [m for m in numbers if ours.context.score(m) == ours.context.score(n)]
                for n in numbers}  # fmt: skip
        values = {n: tie.values(ours.context, [n], same[n])[n] for n in numbers}

    spilled = excel.column(name, *first, OUT, *further)

    assert [spilled[n - 1] for n in numbers] == [shown(values[n]) for n in numbers]
    assert excel(name, *first, numbers[-1], *further) == shown(values[numbers[-1]])
    assert {v for k, v in enumerate(spilled, 1) if k not in numbers} <= {""}


@pytest.mark.slow
@settings(max_examples=by_day(8, night=210))
@given(
    made=made_up(),
    edition=st.sampled_from(list(EDITIONS)),
    order=st.lists(st.sampled_from(CODES), min_size=1, max_size=4, unique=True),
    lots=st.sampled_from(["", "7"]),
)
def test_places_standings_scores_and_sentences_are_those_of_the_core(
    excel: Session, made: MadeUp, edition: str, order: list[str], lots: str
) -> None:
    results, numbers = block(made)
    if len(numbers) < len(made.event):
        return  # whoever has an empty row is no player on a sheet
    rated, codes, size = ratings_of(made), ", ".join(order), max(made.event)
    ours = standings(as_typed(made, numbers), edition, codes, lots)
    names = column([f"Entrant {n}" if n in numbers else None for n in range(1, size + 1)])

    places = excel.column(
        "PLACE_TB", results, codes, edition, rated, lots, *[OUT] * 6, "us", "swiss"
    )
    scores = excel.column("SCORE_TB", results, *[OUT] * 3, "us", "swiss")
    header, *rows = excel(
        "STANDINGS_TB", results, names, codes, edition, rated, lots, *[OUT] * 5, "us", "swiss"
    )

    assert {n: places[n - 1] for n in numbers} == {r.player.number: r.place for r in ours.rows}
    assert {n: scores[n - 1] for n in numbers} == {r.player.number: r.score for r in ours.rows}
    assert header == ["Place", "No.", "Name", "Score", *ours.order.codes, "Decided by"]
    approximate = [
        [pytest.approx(cell, abs=1e-12) if isinstance(cell, float) else cell for cell in row]
        for row in rows_of(ours.rows, ours.order.codes)
    ]
    below = [*left_out(ours.section).values()]
    count = len(ours.rows)
    assert rows[:count] == approximate
    assert len(rows) == count + len(below)
    one = [code for code in order if code.partition("/")[0] not in ("H2H", "LOT")]
    for code in one[:1]:
        sheet = explained(ours, numbers[0], [code]).worksheets[0]
        asked = (results, code, numbers[0], edition, rated, *[OUT] * 8, "us", "swiss")
        assert excel("EXPLAIN_TB", *asked).startswith(sheet.sentence())
        told, *lines, total = excel("TERMS_TB", *asked)
        terms = lines[: len(sheet.terms)]
        assert len(lines) == len(terms) + len(below)
        assert told == ["Round", "Opponent", "Amount", "Counts", "Why"]
        assert [term[2] for term in terms] == [shown(term.amount) for term in sheet.terms]
        assert [term[3] == "yes" for term in terms] == [term.counted for term in sheet.terms]
        assert total[2] == shown(sheet.value)


def test_what_is_left_out_is_as_the_help_says(excel: Session) -> None:
    results = cells(BHAM)

    assert excel.column("MODMEDIAN", results) == excel.column("MODMEDIAN", results, OUT, "uschess")
    assert excel.column("MODMEDIAN", results, cell(None)) == excel.column("MODMEDIAN", results)
    assert excel.column("MODMEDIAN", results, "", cell("")) == excel.column("MODMEDIAN", results)
    assert excel.column("PLACE_TB", results, OUT, OUT, OUT, "6,5,4,3,2,1") == [2, 1, 3, 6, 4, 5]
    assert excel.column("PLACE_TB", results, "CUM") == [1, 1, 3, 6, 5, 4]
    assert excel.column("PLACE_TB", results, "CUM", OUT, OUT, "6,5,4,3,2,1") == [2, 1, 3, 6, 5, 4]
    assert excel("STANDINGS_TB", results, NAMES)[1][:4] == [1, 2, "Birch", 2.5]
    assert excel("EXPLAIN_TB", results, "SOLK", 1) == (
        "Solkoff 7.5 = 1 (R1 v 4) + 2.5 (R2 v 2) + 2 (R3 v 3) + 2 (R4 v 5)"
    )


EMPTY_ARGUMENTS = (
    "player lots withdrawn names points boards placed_by match_points team own_score rounds "
    "entries rules teams notation kind planned minimum in_one_cell places draws prizes "
    "rules_at prizes_at section before"
)
DEFAULTS = {
    **dict.fromkeys(EMPTY_ARGUMENTS.split(), ""),
    **{"edition": "uschess", "order": "uschess", "ratings": column([None] * 6)},
}
"""What says the same as leaving an argument out."""
REQUIRED = {
    "results": cells(BHAM),
    "ratings": column(RATINGS),
    "names": NAMES,
    "printed": cells([["Place", "Solk", "S-B"], [2, 7.5, 4], [1, 8, 5]]),
    "prizes": cells([["Prize", "Cash"], ["1st", 100], ["U1800", 50]]),
    "code": "SOLK",
    "player": 2,
    "one": 1,
    "other": 2,
    "teams": column(["Elms", "Oaks", "", "Elms", "Oaks", "Firs"]),
    "counting": 2,
    "boards": 4,
    "opponents_scores": column([3, 2, 1]),
    "round_points": column([1, 0, 1]),
    "points": column([60, 35]),
    "opponents_points": column([3, 3]),
    "opponent_points": 3,
    "rules": cells([["Rounds", 4], ["Kind", "swiss"]]),
}


@pytest.mark.slow
def test_every_argument_left_out_alone_is_as_if_its_default_were_typed(excel: Session) -> None:
    looked_at = 0
    for name, one in excel.ask("registered").items():
        takes = one["arguments"]
        needed = [REQUIRED[a["name"]] for a in takes if not a["optional"]]
        if name == "IHSA_ROUND":
            needed = [60, 3]
        if name in NAMED_OF_MATCHES:
            needed = [cells(MATCHES), cells(POINTS), *needed[2:]]
        optional = [a["name"] for a in takes if a["optional"]]
        whole = excel(name, *needed)
        assert whole == excel(name, *needed, *(DEFAULTS[a] for a in optional)), name
        for without in optional:
            given = [OUT if a == without else DEFAULTS[a] for a in optional]
            assert excel(name, *needed, *given) == whole, (name, without)
            looked_at += 1
    assert looked_at > 2 * len(NAMED)


def test_ratings_may_be_left_out_of_every_function_that_can_do_without(excel: Session) -> None:
    results, rated = cells(BHAM), column(RATINGS)

    assert excel.column("TIEBREAK", results, "COMPAVG", OUT, OUT, rated) == excel.column(
        "COMPAVERAGE", results, rated
    )
    assert excel.column("TIEBREAK", results, "COMPAVG") == [""] * 6
    assert excel.column("COMPAVERAGE", results, column([None] * 6)) == [""] * 6
    assert "opponent unrated" in excel("EXPLAIN_TB", results, "COMPAVG", 1)
    assert "1641" in excel("EXPLAIN_TB", results, "COMPAVG", 1, OUT, rated)


def test_what_was_printed_is_compared_in_the_shape_of_its_block(excel: Session) -> None:
    printed = cells([["No.", "Mod. Med", "TB2", None], [2, 6.5, "8½", None], [1, 4, 7.5, None]])

    answer = excel("VERIFY_TB", cells(BHAM), printed)

    assert answer == [["", "Ours: MM", "Ours: SOLK", ""], ["", "", "", ""], ["", 6.5, "", ""]]


def test_an_order_may_be_a_range_of_codes(excel: Session) -> None:
    typed_in = excel("STANDINGS_TB", cells(BHAM), NAMES, "CUM,SOLK")

    for codes in (cells([["CUM", "SOLK", None]]), column(["CUM", "SOLK"]), cell("CUM SOLK")):
        assert excel("STANDINGS_TB", cells(BHAM), NAMES, codes)[1:] == typed_in[1:]


def test_results_may_be_an_array_constant(excel: Session) -> None:
    assert excel.column("MODMEDIAN", constant(BHAM)) == excel.column("MODMEDIAN", cells(BHAM))


def test_the_checks_spill_a_row_a_finding(excel: Session) -> None:
    wrong = [row[:] for row in BHAM]
    wrong[0][0] = "W5"

    assert excel("CHECK_TB", cells(BHAM)) == [["nothing to fix", "", ""]]
    found = excel("CHECK_TB", cells(wrong))
    assert ["error", "player 1, round 1"] in [row[:2] for row in found]


def figures(code: str) -> list[dict[str, str]]:
    return [f for f in table("published.csv") if f["code"] == code and f["opponents"]]


@pytest.mark.parametrize("figure", [f for c in ("SOLK", "MM", "MED") for f in figures(c)], ids=str)
def test_wintds_lists_give_the_printed_figures_by_hand(
    excel: Session, figure: dict[str, str]
) -> None:
    scores = [int(score) for score in figure["opponents"].split()]
    own = figure["results"].count("W")

    for listed in (column(scores), cells([scores]), constant([scores])):
        assert excel("OPPONENTS_BYHAND", figure["code"], listed, own) == float(figure["value"])


@pytest.mark.parametrize(
    ("points", "value"), [([1, 0, 1, 0.5, 0], 9), (["1", "0", "1", "½", "0"], 9), (["W", "B"], 2)]
)
def test_a_cumulative_by_hand(excel: Session, points: list[Any], value: float) -> None:
    """Source 000: W L W D L is 1 + 1 + 2 + 2.5 + 2.5 = 9."""
    assert excel("CUMULATIVE_BYHAND", cells([points])) == value


def test_the_ihsa_tie_break_of_the_source_by_hand(excel: Session) -> None:
    """Source 000; its total of 60.66 has 10.20 in it for the fourth match, not 12.10."""
    points, opponents = [60, 35, 10, 50, 68, 33, 24], [3, 3, 6, 4, 3, 5, 6]

    assert excel("IHSA_BYHAND", column(points), column(opponents)) == 60.66
    assert excel("IHSA_BYHAND", cells([points]), cells([opponents])) == 60.66
    assert excel("IHSA_ROUND", 50, 4) == 10.2
    assert excel("IHSA_ROUND", cell(50), cell("4")) == 10.2


def test_the_functions_say_their_version(excel: Session) -> None:
    assert excel("VERSION_TB") == __version__
