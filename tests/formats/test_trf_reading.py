"""Reading TRF16 and TRF26: what real files do is understood, what would change a result is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases import lines
from tests.command import Command
from tests.make.crosstables import BLANK
from tests.make.trf import (
    PAIR,
    TIMBER,
    bare,
    event,
    findings,
    player,
    section,
    shown,
    timber,
    told,
    trf,
)
from xltiebreak import Outcome, Player, Result, load
from xltiebreak.formats import kind_of


def test_everything_that_the_model_holds_is_read() -> None:
    made = event(timber())
    [only] = made.sections
    assert (made.name, made.city, made.dates) == ("Timber Open", "Oslo", "2026/03/07 – 2026/03/08")
    assert (made.chief_td, made.assistant_tds) == ("Juniper, Jane", "Larch, Leo; Maple, Mary")
    assert made.time_control == "90'+30\""
    assert (only.kind, only.scheduled_rounds, only.edition) == ("swiss", 5, "fide2026")
    assert only.order == "BH,SB,WIN"
    assert only.by_number[2] == Player(
        2,
        "Birch, Bela",
        "99900022",
        2290,
        title="WIM",
        federation="HUN",
        sex="w",
        birth="1990/12/01",
        printed_score=3.0,
        printed_place=2,
    )
    assert findings(timber()) == []


@pytest.mark.parametrize("case", lines("data/trf/rounds.txt"))
def test_a_round_is_read(case: str) -> None:
    _, text, expected = case.split("|")
    read = section(trf(player(1, text, "0000 - H"), *(player(k) for k in range(2, 13))))
    assert shown(read.crosstable.rows[1][0]) == expected.strip()


@pytest.mark.parametrize(
    "written",
    [
        pytest.param(timber().encode(), id="line feeds"),
        pytest.param(timber().replace("\n", "\r\n").encode(), id="both"),
        pytest.param(timber().replace("\n", "\r").encode(), id="carriage returns"),
        pytest.param(timber().encode("utf-8-sig"), id="byte order mark"),
        pytest.param(timber().encode("latin-1"), id="Latin-1"),
        pytest.param(timber().replace("\n", "   \n\n").encode(), id="blanks and empty lines"),
        pytest.param(timber().replace("\n", "\n### a remark\n").encode(), id="remarks"),
        pytest.param(timber().replace("2012", "XXC white1\n2012").encode(), id="an extension"),
        pytest.param(timber().replace("142 5", "XXR 5").encode(), id="XXR"),
        pytest.param(timber().replace("202 ", "212 PTS,").encode(), id="212"),
        pytest.param(timber().replace("102 ", "DDD SSSS sTTT\n  1234\n102 ").encode(), id="rulers"),
        pytest.param("\n".join(sorted(timber().splitlines())).encode(), id="players first"),
    ],
)
def test_the_same_event_is_read_however_it_is_written(written: bytes) -> None:
    assert bare(event(written)) == bare(event(timber()))


def test_columns_may_be_counted_in_bytes_where_only_that_is_in_line() -> None:
    """A program that fills a field up by its bytes writes one blank less for each É."""
    by_bytes = timber().replace("Fir, Fiona Élise ", "Fir, Fiona Élise")
    assert bare(event(by_bytes)) == bare(event(timber()))


def test_forfeits_without_colours_may_name_each_other() -> None:
    text = trf(player(1, "   2 - -"), player(2, "   1 - +"))
    assert [row[0].outcome.value for row in section(text).crosstable.results] == [
        "forfeit loss",
        "forfeit win",
    ]
    assert "error" not in {finding.severity for finding in findings(text)}


def test_a_forfeit_without_an_opponent_is_a_bye_among_players_alone() -> None:
    """1 + 1 + 0 points for player 1, ½ + 0 + 1 for player 2: as a full-point bye, a half-point bye
    and a round not played have it. Player 3's win by forfeit over player 1 names him and stays."""
    text = trf(
        player(1, "   2 w 1", "0000 - +", "   3 w -", points="2.0"),
        player(2, "   1 b 0", "0000 - =", "0000 - -", points="0.5"),
        player(3, "0000 - -", "0000   =", "   1 b +", points="1.5"),
    )
    outcomes = [[result.outcome for result in row] for row in section(text).crosstable.results]
    assert outcomes == [
        [Outcome.WIN, Outcome.FULL_BYE, Outcome.FORFEIT_LOSS],
        [Outcome.LOSS, Outcome.HALF_BYE, Outcome.UNPAIRED],
        [Outcome.UNPAIRED, Outcome.HALF_BYE, Outcome.FORFEIT_WIN],
    ]
    assert {code for code, _ in told(text)} == {"round-without-games", "bye-in-a-round-robin"}


def test_blanks_mean_absent_in_a_round_that_was_paired() -> None:
    text = trf(player(1, "   2 w 1"), player(2, "   1 b 0"), player(3))
    assert section(text).crosstable.rows[3] == (Result(Outcome.UNPAIRED),)
    assert findings(text) == []


def test_blanks_stay_blank_where_a_result_is_missing_or_nobody_is_paired_yet() -> None:
    missing = section(trf(player(1, "   2 w 1"), player(2)))
    assert missing.crosstable.rows[2] == (BLANK,)
    assert missing.rounds == 0
    ahead = section(trf(player(1, "   2 w 1", "0000 - H"), player(2, "   1 b 0")))
    assert ahead.crosstable.rows[2][1] == BLANK


def test_a_rating_of_0_is_none() -> None:
    made = timber().replace(" 1502 ", "    0 ")
    assert section(made).by_number[8].rating is None


def test_an_id_of_0_is_none() -> None:
    text = timber().replace("   99900066 ", "          0 ").replace("   99900077 ", "          0 ")
    assert {section(text).by_number[number].id for number in (7, 8)} == {""}
    assert findings(text) == []


def test_points_may_have_a_comma() -> None:
    assert section(timber().replace(" 3.5 ", " 3,5 ")).by_number[6].printed_score == 3.5


@pytest.mark.parametrize(
    ("header", "kind"),
    [
        ("092 Individual: Round-Robin", "roundrobin"),
        ("192 FIDE_DOUBLEROUNDROBIN", "roundrobin"),
        ("192 BERGER_ROUNDROBIN", "roundrobin"),
        ("092 Individual: Doppelrundenturnier", "roundrobin"),
        ("092 Double All-Play-All", "roundrobin"),
        ("092 Individual: Swiss-System", "swiss"),
        ("092 robins against wrens\n192 FIDE_DUTCH_2017", "swiss"),
    ],
)
def test_the_kind_is_told_by_the_header(header: str, kind: str) -> None:
    assert section(trf(header) + PAIR).kind == kind


def test_a_file_without_a_header_is_named_after_itself() -> None:
    made = event(PAIR, "Winter Cup.trf")
    assert (made.name, made.dates, made.sections[0].edition) == ("Winter Cup", "", "fide2026")


@pytest.mark.parametrize(
    ("records", "dates"),
    [
        (("042 2026/03/01", "052 2026/03/01"), "2026/03/01"),
        (("042 2026/03/01",), "2026/03/01"),
        (("042 2026/03/01", "052 2026/03/05"), "2026/03/01 – 2026/03/05"),
    ],
)
def test_one_day_is_written_once(records: tuple[str, ...], dates: str) -> None:
    assert event(trf(*records) + PAIR).dates == dates


# Points


@pytest.mark.parametrize(
    "record", ["162  P 0.5", "162  W 1.0    D 0.5    P 0.5    X 0.5", "XXS PAB=.5", "BBU  0.5"]
)
def test_a_pairing_bye_is_worth_what_the_file_says(record: str) -> None:
    made = section(trf(record, player(1, "0000 - U", points=" 0.5")))
    assert made.crosstable.rows[1] == (Result(Outcome.PAIRING_BYE, worth=0.5),)


@pytest.mark.parametrize(
    "record",
    [
        "162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0    X 0.5",
        "XXS WW=1 BW=1.0 WD=.5 BD=0.5 WL=0 BL=0 ZPB=0 HPB=0.5 FPB=1 PAB=1 FW=1 FL=0",
        "BBW  1.0",
    ],
)
def test_the_usual_points_may_be_stated(record: str) -> None:
    text = trf(record) + PAIR
    assert told(text) == told(PAIR)
    assert section(text).crosstable == section(PAIR).crosstable


# Rounds, byes ahead, tie-breaks


def test_byes_that_are_stated_ahead_stand_in_their_rounds() -> None:
    text = trf(
        player(1, "   2 w 1"),
        player(2, "   1 b 0", "0000 - H"),
        "240 H 002    2    3",
        "240 F 003 0001",
        player(3, "0000 - U"),
    )
    rows = section(text).crosstable.rows
    assert rows[1] == (Result(Outcome.WIN, 2, "w"), BLANK, Result(Outcome.FULL_BYE))
    assert rows[2][1] == rows[3][1] == Result(Outcome.HALF_BYE)
    assert section(text).rounds == 1
    assert "error" not in {finding.severity for finding in findings(text)}


@pytest.mark.parametrize(
    ("record", "order"),
    [
        ("202 SB, WIN", "SB,WIN"),
        ("212 PTS,SB", "SB"),
        ("212 pts", ""),
        ("202 SB\n212 PTS,SB,WIN", "SB,WIN"),
        ("212 \n202 SB", "SB"),
        ("202 SB,OTHER_CUM", "SB,CUM"),
    ],
)
def test_the_tie_breaks_are_read(record: str, order: str) -> None:
    assert section(trf(record) + PAIR).order == order


# Files


@pytest.mark.parametrize(
    "text", [timber(), PAIR, "012 A\n", "\ufeff012 A\r001 ", "### x\n\nXXR 5\n" + PAIR]
)
def test_the_kind_is_told_by_the_content(text: str) -> None:
    assert kind_of(text.encode()) == "trf"


def test_the_command_reads_it(xltiebreak: Command, tmp_path: Path) -> None:
    assert load(TIMBER) == load(TIMBER, "trf")
    assert xltiebreak("check", TIMBER).code == 0
    run = xltiebreak("standings", TIMBER, "--order", "uschess", "--edition", "uschess")
    assert run.code == 0
    assert "Fir, Fiona Élise" in run.out.splitlines()[3]
    wrong = tmp_path / "wrong.trf"
    wrong.write_text(timber().replace("5 w 1", "5 w X"), encoding="utf-8")
    run = xltiebreak("standings", wrong)
    assert (run.code, run.out) == (1, "")
    assert "line 16, column 92" in run.err


@pytest.mark.parametrize(
    ("record", "results"),
    [
        ("299 L         0.0    1    1    2", ["loss 2w", "loss 1b", "not paired -"]),
        ("299 +         1.0", ["win 2w", "loss 1b", "not paired -"]),  # what such results are worth
        ("299 W         1.0  000", ["win 2w", "loss 1b", "not paired -"]),
    ],
)
def test_points_that_the_arbiter_assigned_are_those_of_another_result(
    record: str, results: list[str]
) -> None:
    made = section(PAIR + trf(player(3), record))
    assert [shown(row[0]) for row in made.crosstable.results] == results
    assert made.faults == ()


def test_the_example_says_what_it_is() -> None:
    assert TIMBER.read_text(encoding="utf-8").startswith("### A made-up event")
    assert bare(event(TIMBER.read_bytes())) == bare(event(timber()))
