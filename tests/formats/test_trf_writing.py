"""Writing TRF16 and TRF26, of which the cases trf_written.txt tell more, and saying what they have
no place for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.cases import lines as lines_of
from tests.make.crosstables import alone
from tests.make.files import written
from tests.make.samples import lost
from tests.make.small_team_event import team_section
from tests.make.trf import cell, changed_teams, event, inside, prairie, timber, with_matches
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


def test_points_of_a_hundred_rounds_fit_without_their_decimal() -> None:
    almost, all_won = ["B"] * 99, ["B"] * 100
    assert " 99.0" in players(alone(" ".join(almost)))[0]
    assert " 100. " in players(alone(" ".join(all_won)))[0]


# What cannot be written


@pytest.mark.parametrize(
    ("number", "results", "message"),
    [
        (10_000, [Result(Outcome.UNPAIRED)], "a TRF has no player 10000; 9999 is the last"),
        (7, [Result(Outcome.UNREADABLE)], "a round of a player cannot be read; correct it first"),
        (
            7,
            [Result(Outcome.PAIRING_BYE), Result(Outcome.PAIRING_BYE, worth=0.5)],
            "pairing byes are worth 0.5 and 1 here; in a TRF they are all worth the same",
        ),
    ],
)
def test_what_has_no_columns_is_refused(number: int, results: list[Result], message: str) -> None:
    table = Crosstable((number,), (tuple(results),))
    with pytest.raises(TieBreakError, match=message):
        written(Event("A", (Section("Open", (Player(number),), table),)), "trf26")


@pytest.mark.parametrize(("sex", "letter"), [("F", "w"), ("female", "w"), ("M", "m"), ("u", " ")])
def test_the_sex_has_the_letter_of_the_format(sex: str, letter: str) -> None:
    made = alone("B", players=(Player(1, sex=sex),))
    assert players(made)[0][9] == letter


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
    [section] = changed_teams().sections
    players = tuple(replace(player, printed_place=None) for player in section.players)
    made = lines(changed_teams(players=players))
    places = [line[68:71] for line in made if line.startswith("310")]
    assert places == [f"  {place}" for place in range(1, 6)]


def test_a_second_pairing_bye_in_a_round_is_a_bye_of_record_240() -> None:
    made = cell(3, 2, Result(Outcome.PAIRING_BYE, worth=0.5), t5=Result(Outcome.UNPAIRED))
    made = replace(
        made,
        sections=(
            replace(
                made.sections[0],
                matches=replace(
                    inside(made), points=((2.5, 2, 1.5), (2.5, 1, 1.5), (0.5, 1.5, 1.5),
                                          (0.5, 1.5, 1.5), (1.5, 0, 1.5)),
                ),
            ),
        ),
    )  # fmt: skip
    assert {"240 H   2    4", "320  1.0  1.5 005 003 000"} <= set(lines(made))


def test_nobody_is_seated_in_a_forfeited_match_of_which_no_player_is_named() -> None:
    lineups = (*inside(changed_teams()).lineups[:2], ((9, 10, 0), (), (9, 10, 0)))
    lineups += inside(changed_teams()).lineups[3:]
    found = inside(changed_teams()).members
    assert found is not None
    absent = Result(Outcome.UNPAIRED)
    rows = tuple(
        (row[0], absent, row[2]) if number in (9, 10, 11) else row
        for number, row in found.crosstable.rows.items()
    )
    people = replace(found, crosstable=Crosstable(found.crosstable.numbers, rows))
    made = with_matches(lineups=lineups, members=people)
    assert inside(event(written(made, "trf26").decode())).lineups[2][1] == ()
    assert "Read back otherwise: the line-ups" not in " ".join(lost(made, "trf26"))


def test_who_has_white_in_a_forfeited_match_of_which_nobody_told_is_told_of() -> None:
    table = changed_teams().sections[0].crosstable
    rows = tuple(
        tuple(replace(result, colour="") if result.forfeit else result for result in row)
        for row in table.results
    )
    made = changed_teams(crosstable=Crosstable(table.numbers, rows))
    assert "330 -+   2   5   3" in lines(made)


# What cannot be written of teams, or not as it is


def test_a_team_event_of_matches_alone_is_refused() -> None:
    made = with_matches(members=None, rosters=(), lineups=())
    with pytest.raises(TieBreakError, match="of this team event only the matches are known"):
        written(made, "trf26")


def test_a_match_without_its_boards_is_refused_by_name() -> None:
    lineups = (((), (2, 1, 4), (1, 3, 4)), *inside(changed_teams()).lineups[1:])
    with pytest.raises(
        TieBreakError, match="the match of teams 1 and 4 in round 1 has no boards; a TRF holds"
    ):
        written(with_matches(lineups=lineups), "trf26")


def test_pairing_byes_of_different_worth_are_refused() -> None:
    with pytest.raises(TieBreakError, match=r"worth 0\.5 and 1\.5 and 1 and 1\.5 points of"):
        written(cell(4, 3, Result(Outcome.PAIRING_BYE)), "trf26")


def test_a_pairing_bye_of_a_quarter_of_a_match_is_refused() -> None:
    quarter = Result(Outcome.PAIRING_BYE, worth=0.25)
    table = changed_teams().sections[0].crosstable
    rows = tuple(
        tuple(quarter if result.outcome is Outcome.PAIRING_BYE else result for result in row)
        for row in table.results
    )
    with pytest.raises(TieBreakError, match=r"worth 0\.25 and 1\.5 points"):
        written(changed_teams(crosstable=Crosstable(table.numbers, rows)), "trf26")


def test_a_number_that_has_no_columns_is_refused() -> None:
    [section] = changed_teams().sections
    players = (replace(section.players[0], number=1000), *section.players[1:])
    rows = tuple(
        tuple(replace(result, opponent=1000) if result.opponent == 1 else result for result in row)
        for row in section.crosstable.results
    )
    numbers = (1000, *section.crosstable.numbers[1:])
    made = changed_teams(players=players, crosstable=Crosstable(numbers, rows))
    with pytest.raises(TieBreakError, match="a TRF has no team 1000; 999 is the last"):
        written(made, "trf26")


def test_colors_of_boards_that_nobody_told_go_by_turns_from_that_of_the_team() -> None:
    people = inside(changed_teams()).members
    assert people is not None
    rows = tuple(
        tuple(replace(player, colour="") for player in row) for row in people.crosstable.results
    )
    colourless = replace(people, crosstable=Crosstable(people.crosstable.numbers, rows))
    made = with_matches(members=colourless)
    [sentence] = lost(made, "trf26")
    assert sentence.startswith("Read back otherwise: the colors (player 1 in round 1, nothing as ")
    back = event("\n".join(lines(made))).sections[0]
    assert back.crosstable == changed_teams().sections[0].crosstable


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
