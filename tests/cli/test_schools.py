"""School days: schools and clubs as two competitions of one event, their trophies, and the list by
which all are handed out."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from random import Random
from typing import Any

import docx
import pytest
from openpyxl import load_workbook

import xltiebreak as package
from tests.command import Command
from xltiebreak.formats import convert, load
from xltiebreak.formats.spreadsheets import read_csv
from xltiebreak.functions import Given, PrizeArguments, prizes_table

BY = "School top 2 min 2, Club top 2"
DAY = f"""Event,Spring Scholastic
Rounds,3
Teams by,"{BY}"
Prizes,"trophy to top 3, trophy top U1000, trophy to top 2 schools, trophy to top 1 club"

No.,Name,Rating,School,Club,R1,R2,R3
1,Ash,1200,Elm,Knights,W5,W3,W2
2,Birch,1100,Oak,Rooks,W6,W4,L1
3,Cedar,1000,Elm,Rooks,W7,L1,W4
4,Dogwood,900,Oak,Knights,W8,L2,L3
5,Fir,800,Yew,,L1,W7,W6
6,Gum,700,Yew,Knights,L2,W8,L5
7,Hazel,600,Elm,,L3,L5,W8
8,Ivy,500,Pine,Rooks,L4,L6,L7
"""


@pytest.fixture
def day(tmp_path: Path) -> Path:
    file = tmp_path / "day.csv"
    file.write_text(DAY, encoding="utf-8")
    return file


def team_places(xltiebreak: Command, file: Path) -> dict[str, list[tuple[Any, str, float]]]:
    """Place, name and score of the teams of each competition."""
    [section] = json.loads(xltiebreak("standings", file, "--format", "json").out)["sections"]
    return {
        teams["by"]: [(row["place"], row["name"], row["score"]) for row in teams["standings"]]
        for teams in (section["teams"], *section["further_teams"])
    }


def test_schools_and_clubs_are_ranked_apart(xltiebreak: Command, day: Path) -> None:
    assert team_places(xltiebreak, day) == {
        "School": [(1, "Elm", 5.0), (2, "Oak", 3.0), (3, "Yew", 3.0), (None, "Pine", 0.0)],
        "Club": [(1, "Knights", 4.0), (1, "Rooks", 4.0)],
    }
    text = xltiebreak("standings", day).out
    assert "schools, the top 2 of each" in text
    assert "clubs, the top 2 of each" in text


def test_a_club_is_explained_by_its_players(xltiebreak: Command, day: Path) -> None:
    said = xltiebreak("explain", day, "Knights").out
    assert " 4 = 3 (1 Ash, place 1) + 1 (4 Dogwood, place 5)" in said
    assert "not counted: 6 Gum, place 6 (not among the top 2)" in said


HANDED_OUT = [
    ("trophy for 1st U1000", "Fir"),
    ("trophy for 3rd", "Cedar"),
    ("trophy for 2nd", "Birch"),
    ("trophy for 1st", "Ash"),
    ("trophy for 2nd school", "Oak"),
    ("trophy for 1st school", "Elm"),
    ("trophy for 1st club", "Knights"),
]


def test_trophies_and_the_list_to_hand_them_out_by(
    xltiebreak: Command, day: Path, tmp_path: Path
) -> None:
    rows = list(
        csv.DictReader(io.StringIO(xltiebreak("prizes", day, "--hand-out", "--format", "csv").out))
    )
    assert [(row["prizes"], row["name"]) for row in rows] == HANDED_OUT
    assert rows[0]["next_in_line"] == "Dogwood"
    assert rows[-1]["next_in_line"] == "Rooks; lots must be drawn with Rooks"
    [section] = json.loads(xltiebreak("prizes", day, "--format", "json").out)["sections"]
    takers = [*section["players"], *section["teams"]]
    assert {(taker["trophies"][0], taker["name"]) for taker in takers} == {*HANDED_OUT}
    page = tmp_path / "hand-out.docx"
    assert xltiebreak("prizes", day, "--hand-out", "--docx", page).code == 0
    [table] = docx.Document(str(page)).tables
    cells = [[cell.text for cell in row.cells] for row in table.rows][1:]
    assert [(row[1], row[2]) for row in cells] == HANDED_OUT


@pytest.mark.slow
def test_bulletin_and_page_have_both(xltiebreak: Command, day: Path, tmp_path: Path) -> None:
    assert xltiebreak("bulletin", day, "-o", tmp_path / "day.docx").code == 0
    printed = [line.text for line in docx.Document(str(tmp_path / "day.docx")).paragraphs]
    for title in ("Schools", "Clubs", "Final school standings", "Final club standings"):
        assert title in printed
    assert "8 players, 2 of a school count, 2 of a club count, 3 rounds" in printed
    assert xltiebreak("page", day, "-o", tmp_path / "day.html").code == 0
    page = (tmp_path / "day.html").read_text(encoding="utf-8")
    assert "Standings, schools" in page
    assert "Standings, clubs" in page
    [schools, clubs] = (
        page.split(f"<h2>Prizes, {teams}</h2>")[1].split("<h2>")[0]
        for teams in ("schools", "clubs")
    )
    assert "trophy for 1st school" in schools
    assert "trophy for 1st club" in clubs
    assert "club" not in schools
    assert "school" not in clubs


def as_scores(text: str) -> str:
    """The school day as a list of names, schools, clubs and scores."""
    above, table = text.split("\n\n")
    heads, *rows = csv.reader(io.StringIO(table))
    file = io.StringIO()
    write = csv.writer(file, lineterminator="\n").writerow
    write([*heads[:5], "Place", "Score"])
    event = read_csv(text.encode(), "day.csv")
    placed = {row.player.number: row for row in package.standings(event)[0].rows}
    for row in rows:
        write([*row[:5], placed[int(row[0])].place, placed[int(row[0])].score])
    return f"{above}\n\n{file.getvalue()}"


@pytest.mark.slow
def test_a_list_of_scores_has_the_trophies_of_the_teams(
    xltiebreak: Command, day: Path, tmp_path: Path
) -> None:
    scores = tmp_path / "scores.csv"
    scores.write_text(as_scores(DAY), encoding="utf-8")
    trophies = []
    for file in (day, scores):
        assert xltiebreak("bulletin", file, "-o", tmp_path / f"{file.stem}.docx").code == 0
        document = docx.Document(str(tmp_path / f"{file.stem}.docx"))
        printed = [line.text for line in document.paragraphs]
        assert "How the team prizes were divided" in printed
        sentences = [line for line in printed if "trophy for" in line and "rule 33D2" in line]
        trophies.append([sentence.split(", place")[0] for sentence in sentences])
    assert trophies[0] == trophies[1]
    assert len(trophies[0]) == 7


def test_what_moves_is_told_of_each_competition(xltiebreak: Command, day: Path) -> None:
    moved = xltiebreak("whatif", day, "R3 2-1 1-0").out
    assert "\nSchools\n" in moved
    assert "\nClubs\n" in moved
    assert "6 Rooks     nothing → trophy for 1st club" in moved


@pytest.mark.parametrize(
    ("label", "sentence"),
    [
        ("Teams by,School 4", "'School 4' does not say by which columns teams are made"),
        ("Teams by,School top 0", "does not say by which columns"),
        ("Teams by,Grade top 3", "there is no column 'Grade' in the crosstable"),
        ('Teams by,"Club top 3, club top 2"', "'club' stands twice"),
        ("Counting players,2\nTeams by,Club top 3", "the label Counting players says it, too"),
        (
            'Teams by,"School top 2, Club top 2"\nPrizes,trophy to top 2 teams',
            "the label Teams by names school and club; say which of them the prize is for",
        ),
        ("Prizes,trophy to top 2 clubs", "it is not known how many players count for a team"),
    ],
)
def test_what_is_unclear_stops_with_its_cell(
    xltiebreak: Command, day: Path, label: str, sentence: str
) -> None:
    below = DAY.split("\n\n")[1]
    day.write_text(f"Event,Day\n{label}\n\n{below}", encoding="utf-8")
    run = xltiebreak("prizes", day)
    assert run.code == 1
    assert sentence in run.err
    assert "line 2" in run.err or "line 3" in run.err


def test_another_number_of_counting_players_is_refused(xltiebreak: Command, day: Path) -> None:
    run = xltiebreak("standings", day, "--counting", "3")
    assert run.code == 2
    assert "the label Teams by says how many players count" in run.err


def test_a_text_file_keeps_both_and_a_workbook_tells_its_loss(day: Path, tmp_path: Path) -> None:
    event = load(day)
    written = convert(event, "csv")
    [content] = written.written.files.values()
    again = read_csv(content, "day.csv")
    assert again.sections[0].teams_by == event.sections[0].teams_by
    assert not written.lost
    lost = [loss.sentence for loss in convert(event, "trf26").lost]
    [sentence] = [sentence for sentence in lost if "competitions of teams" in sentence]
    assert "School top 2 min 2 Club top 2" in sentence


@pytest.mark.parametrize("seed", range(12))
def test_a_day_of_120_children_as_counted_by_hand(seed: int) -> None:
    """Scores are byes; sums, minimum and places are counted again in plain words."""
    random = Random(seed)
    children = [
        (
            k,
            random.choice("ABCDEFGHIJKLMNOP "),
            random.choice("qrstu "),
            random.randint(0, 5),
        )
        for k in range(1, 121)
    ]
    lines = ["Teams by,School top 4 min 3; Club top 3", "", "No.,Name,School,Club,R1,R2,R3,R4,R5"]
    for number, school, club, score in children:
        cells = ["B"] * score + ["U"] * (5 - score)
        lines.append(f"{number},Child {number},{school.strip()},{club.strip()},{','.join(cells)}")
    event = read_csv("\n".join(lines).encode(), "day.csv")
    schools, clubs = package.standings(event)[0].competitions
    for teams, column, counting, minimum in ((schools, 1, 4, 3), (clubs, 2, 3, 2)):
        scores: dict[str, list[int]] = {}
        for child in children:
            if str(child[column]).strip():
                scores.setdefault(str(child[column]), []).append(int(child[3]))
        sums = {
            name: sum(sorted(made, reverse=True)[:counting])
            for name, made in scores.items()
            if len(made) >= minimum
        }
        assert {row.player.name: row.score for row in teams.rows} == sums
        order = [row.score for row in teams.rows]
        assert order == sorted(order, reverse=True)
        assert {row.player.name for row in teams.unplaced} == scores.keys() - sums.keys()
    assert not schools.teams.keys() & clubs.teams.keys()


@pytest.mark.slow
@pytest.mark.parametrize("route", ["plain", "lite"])
@pytest.mark.parametrize("whole", [True, False], ids=["crosstable", "scores"])
def test_a_workbook_keeps_both_competitions(
    xltiebreak: Command, day: Path, tmp_path: Path, route: str, whole: bool
) -> None:
    if not whole:
        day.write_text(as_scores(DAY), encoding="utf-8")
        route = "libreoffice"
    out = tmp_path / "day.xlsx"
    run = xltiebreak("new", out, "--from", day, "--for", route)
    assert (run.code, "not taken over" in run.err) == (0, False)
    answers = [xltiebreak("prizes", file, "--format", "json").out for file in (day, out)]
    assert answers[0] == answers[1]
    table = load_workbook(out, data_only=True)["Crosstable" if whole else "Scores"]
    heads = [cell.value for cell in table[4]]
    assert {"School", "Club", "Score"} <= {*heads}
    column = heads.index("Club")
    assert [table.cell(row, column + 1).value for row in range(5, 10)] == [
        *("Knights", "Rooks", "Rooks", "Knights", None)
    ]


def test_the_sheet_gives_the_trophies_of_both_competitions(
    xltiebreak: Command, day: Path, tmp_path: Path
) -> None:
    out = tmp_path / "day.xlsx"
    assert xltiebreak("new", out, "--from", day).code == 0
    rows = load_workbook(out, data_only=True)["Prizes"].iter_rows(values_only=True)
    trophies = [(row[6], row[1]) for row in rows if row[6] and "trophy for" in str(row[6])]
    assert sorted(trophies) == sorted(HANDED_OUT)


def test_the_function_takes_a_column_for_each_competition() -> None:
    names, ratings, schools, clubs = (
        [[row[k]] for row in csv.reader(io.StringIO(DAY.split("\n\n")[1]))][1:]
        for k in (1, 2, 3, 4)
    )
    both = [[school, club] for [school], [club] in zip(schools, clubs)]
    scores = [[3], [2], [2], [1], [1], [1], [1], [0]]
    line, rules = [["trophy to top 1 school, trophy to top 1 club"]], [["Teams by", BY]]

    def trophies(teams: list[list[str]]) -> list[tuple[str, str]]:
        arguments = PrizeArguments(names, ratings, line, rules=rules, teams=teams)
        return [(row[2], row[4]) for row in prizes_table(Given(scores), arguments)[1:3]]

    assert trophies(both) == [("Elm", "trophy for 1st school"), ("Knights", "trophy for 1st club")]
    with pytest.raises(package.TieBreakError, match="2 columns, School and Club; select them"):
        trophies(schools)
    line[0][0] = "trophy to top 2"
    assert trophies(schools) == [("Ash", "trophy for 1st"), ("Birch", "trophy for 2nd")]


def test_the_order_of_the_rows_decides_nothing(
    xltiebreak: Command, day: Path, tmp_path: Path
) -> None:
    above, head, *rows = as_scores(DAY).partition("No.,")[0], *as_scores(DAY).split("\n")[5:]
    answers = []
    for name, lines in (("day", rows), ("turned", rows[::-1])):
        file = tmp_path / name / "day.csv"
        file.parent.mkdir()
        file.write_text("\n".join((above + head, *filter(None, lines))), encoding="utf-8")
        answers.append(xltiebreak("prizes", file, "--format", "json").out)
    assert answers[0] == answers[1]
    assert "trophy for 1st club" in answers[0]
