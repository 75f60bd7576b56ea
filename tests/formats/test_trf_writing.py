"""Writing TRF16 and TRF26, of which the cases trf_written.txt tell more, and saying what they have
no place for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.cases import lines as lines_of
from tests.cases import repeated
from tests.make.crosstables import alone
from tests.make.files import written
from tests.make.otherwise import event_of
from tests.make.samples import lost
from tests.make.small_team_event import team_section
from tests.make.trf import event, inside, prairie, timber
from xltiebreak import (
    Crosstable,
    Event,
    Outcome,
    Player,
    Result,
    Section,
    TieBreakError,
    examine_event,
)


def lines(event: Event) -> list[str]:
    return written(event, "trf26").decode().split("\r\n")


def players(event: Event) -> list[str]:
    return [line for line in lines(event) if line.startswith("001")]


@pytest.mark.parametrize("text", [timber(), prairie()], ids=["players", "teams"])
def test_a_file_that_we_wrote_is_written_again_to_the_letter(text: str) -> None:
    assert written(event(text), "trf26").decode() == text.replace("\n", "\r\n")
    assert lost(event(text), "trf26") == ()


def test_what_does_not_fit_is_left_out_whole() -> None:
    long = Player(1, "N" * 40, title="Expert", federation="Vermont", birth="1 December 1990")
    [line] = players(alone("B", players=(long,)))
    assert line[10:13] + line[53:56] + line[69:79] == " " * 16
    assert line[14:47] == "N" * 33


@pytest.mark.parametrize("line", lines_of("formats/trf_otherwise.txt"))
def test_what_is_otherwise_is_written_as_told_or_refused(line: str) -> None:
    rows, changes, told = (part.strip() for part in repeated(line).split("::"))
    made = event_of(rows, changes)
    if told.startswith("! "):
        with pytest.raises(TieBreakError) as refused:
            written(made, "trf26")
        assert told.removeprefix("! ") in str(refused.value)
    else:
        assert told.strip("“”") in written(made, "trf26").decode()


@pytest.mark.parametrize("case", lines_of("data/trf/dates.txt"))
def test_dates_of_any_style_become_those_of_the_format_where_they_are_certain(case: str) -> None:
    dates, days, _ = case.split(" :: ")
    made = lines(replace(alone("W2", "L1"), dates=dates))
    found = [line for line in made if line[:4] in ("042 ", "052 ")]
    expected = [] if days == "-" else days.split()
    assert found == [" ".join(pair) for pair in zip(("042", "052"), expected)]


# Columns

RULER = (
    "DDD SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF IIIIIIIIIII BBBB/BB/BB PPPP rrrr"
    "  1111 1 1  2222 2 2  3333 3 3"
)
"""As the format's own sample file prints it."""


def test_fields_and_rounds_stand_where_the_ruler_has_them() -> None:
    whole = Player(
        1234, "N" * 40, "12345678901", 2345, title="WGM", federation="NOR", sex="w",
        birth="1990/12/01",
    )  # fmt: skip
    rows = (("W5678w", "L5678b", "D5678w"), ("L1234b", "W1234w", "D1234b"))
    made = alone(*map(" ".join, rows), players=(whole, Player(5678)), numbers=(1234, 5678))
    [line, other] = players(made)
    fields = {
        "DDD": "001", "SSSS": "1234", "s": "w", "TTT": "WGM", "N" * 33: "N" * 33, "RRRR": "2345",
        "FFF": "NOR", "I" * 11: "12345678901", "BBBB/BB/BB": "1990/12/01", "PPPP": " 1.5",
        "rrrr": "   1", "1111 1 1": "5678 w 1", "2222 2 2": "5678 b 0", "3333 3 3": "5678 w =",
    }  # fmt: skip
    assert {name: line[RULER.index(name) :][: len(name)] for name in fields} == fields
    for written_line in (line, other):
        assert {one for one, sign in zip(written_line, RULER) if sign == " "} == {" "}


# Teams


def test_the_standings_give_the_ranks_where_the_file_has_none() -> None:
    none = "; ".join(f"players.{k}.printed_place=null" for k in range(5))
    places = [line[68:71] for line in lines(event_of("teams", none)) if line.startswith("310")]
    assert places == [f"  {place}" for place in range(1, 6)]


def test_nobody_is_seated_in_a_forfeited_match_of_which_no_player_is_named() -> None:
    absent = (f'matches.members.crosstable.results.{k}.1="U"' for k in (8, 9, 10))
    lineups = "matches.lineups.2=[[9, 10, 0], [], [9, 10, 0]]"
    made = event_of("teams", "; ".join([lineups, *absent]))
    assert inside(event(written(made, "trf26").decode())).lineups[2][1] == ()
    assert "Read back otherwise: the line-ups" not in " ".join(lost(made, "trf26"))


def test_colors_of_boards_that_nobody_told_go_by_turns_from_that_of_the_team() -> None:
    games = (f"matches.members.crosstable.results.{k}.{r}" for k in range(17) for r in range(3))
    made = event_of("teams", "; ".join(f'{game}.colour=""' for game in games))
    [sentence] = lost(made, "trf26")
    assert sentence.startswith("Read back otherwise: the colors (player 1 in round 1, nothing as ")
    back = event("\n".join(lines(made))).sections[0]
    assert back.crosstable == event_of("teams").sections[0].crosstable


# Matches without a game whose boards are known


WON, LOST, LEVEL = Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS, Outcome.FORFEIT_DRAW
PLAYED = "1 2: 11 1-0 21, 12 0-1 22"


def with_forfeits(boards: str, *outcomes: Outcome) -> Section:
    """Two teams that played in round 1; in round 2 they met on these boards, and nobody played."""
    made = team_section([[PLAYED], [f"1 2: {boards}"]], (1.0, 1.0), {1: "Oak", 2: "Elm"})
    results = [
        (row[0], Result(outcome, row[1].opponent))
        for row, outcome in zip(made.crosstable.results, outcomes, strict=True)
    ]
    return replace(made, crosstable=Crosstable((1, 2), tuple(results)))


@pytest.mark.parametrize(
    ("boards", "outcomes", "points"),
    [
        ("11 -/- 21, 0 -/+ 22", (LOST, WON), (0, 1)),
        ("11 +/- 21, 0 -/+ 22", (LEVEL, LEVEL), (1, 1)),
        ("11 -/- 21, 12 -/- 22", (LOST, LOST), (0, 0)),
        ("11 +/- 0, 12 +/- 22", (WON, LOST), (2, 0)),
    ],
)
def test_boards_that_were_all_forfeited_come_back(
    boards: str, outcomes: tuple[Outcome, ...], points: tuple[float, ...]
) -> None:
    made = Event("A", (with_forfeits(boards, *outcomes),))
    again = event(written(made, "trf26"))
    assert not any(finding.is_error for finding in examine_event(again))
    sentences = lost(made, "trf26")
    assert not any("team 1 in round 2" in loss and "color" not in loss for loss in sentences)
    (back,) = again.sections
    assert back.matches
    assert tuple(row[1].outcome for row in back.crosstable.results) == outcomes
    assert tuple(row[1] for row in back.matches.points) == points
