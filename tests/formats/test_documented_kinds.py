"""The table of what each kind of file holds is what convert finds lost.

``python -m tests.formats.test_documented_kinds`` prints the table anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.make import reading
from tests.make.crosstables import AWAITED, section
from tests.make.made_up_teams import WEIGHTS, team_event
from tests.make.samples import game
from xltiebreak import Event, Player, TieBreakError
from xltiebreak.formats import WRITABLE, convert

PAGE = Path(__file__).parents[2] / "xltiebreak/formats/README.md"
KINDS = [kind.code for kind in WRITABLE]
HEADER = "| held by | what |"
GRID = b"No.,Name,1,2,3\n1,Ann,,1,0\n2,Bob,0,,1\n3,Cy,1,0,\n"
OPEN_GRID = b"No.,Name,1,2,3\n1,Ann,,1,\n2,Bob,0,,1\n3,Cy,,0,\n"
PRIZES = b'Prizes,"500-300, U2000 100"\nNo.,Name,Rating,R1\n1,Ann,2100,W2w\n2,Bob,1900,L1b\n'


def people(**fields: object) -> Event:
    return game(players=(Player(1, "Ash", **fields), Player(2, "Birch")))  # type: ignore[arg-type]


def played(*rows: str) -> Event:
    return Event("Cup", (section(*rows),))


def teams(weights: tuple[float, ...] = WEIGHTS[1]) -> Event:
    return Event("Cup", (team_event(4, 2, weights, Random(3)).section(),))


def two_sections() -> Event:
    [only] = game().sections
    return Event("Cup", (only, replace(only, name="U1200")))


def waiting() -> Event:
    one = section("W2w W3b", "L1b W4w", "D4w L1w", "D3b L2b")
    rows = [list(row) for row in one.crosstable.results]
    rows[3][1] = rows[1][1] = AWAITED
    table = replace(one.crosstable, results=tuple(map(tuple, rows)))
    return Event("Cup", (replace(one, crosstable=table),))


THINGS: dict[str, tuple[Event, str]] = {
    "dates": (replace(game(), dates="2019-05-01 – 2019-05-02"), "dates"),
    "city, time control": (replace(game(), city="Elm Valley", time_control="G/60;d5"), "city"),
    "names of the TDs": (replace(game(), chief_td="Ray, Ann", assistant_tds="Bly, Bo"), "td"),
    "venue, notes": (replace(game(), venue="Old Mill", notes="late"), "venue"),
    "several sections": (two_sections(), ""),
    "the rounds to come": (game(scheduled_rounds=5), "scheduled_rounds"),
    "edition of the rules": (game(edition="raw"), "edition"),
    "tie-break order": (game(order="SB,DE"), "order"),
    "lots, trophies, `Unrated`": (game(lots="2,1", trophies=3, unrated=900), "lots"),
    "who withdrew": (replace(game(kind="roundrobin", withdrawn=(2,))), "withdrawn"),
    "counting players": (game(counting=2), "counting"),
    "players that a team needs": (game(team_minimum=3), "team_minimum"),
    "prizes": (reading.text(PRIZES), "prizes"),
    "columns beside the results": (game(printed={"Grade": {1: "7", 2: "8"}}), "printed"),
    "clubs": (people(team="Oaks"), "team"),
    "games behind a provisional rating": (people(rating=1500, provisional=7), "provisional"),
    "titles, sex, birth": (people(title="FM", sex="m", birth="1990/01/02"), "title"),
    "states, as federations": (people(federation="VT"), "federation"),
    "the opponent of a forfeit": (played("X2w", "F1b"), "results"),
    "forfeit draws": (played("Z2", "Z1"), "results"),
    "rulings": (played("R2w", "W1b"), "results"),
    "who is still to be entered": (waiting(), "results"),
    "a grid without rounds": (reading.text(GRID), "grid"),
    "who still plays whom in it": (reading.text(OPEN_GRID), "games to come"),
    "matches of teams": (teams(), "matches.points"),
    "players and boards of teams": (teams(), "matches.members.players"),
    "board weights": (teams(WEIGHTS[2]), "matches.weights"),
}
"""What there is, an event that has it, and the field that is lost where it is not held."""


def held(event: Event, field: str, code: str) -> bool:
    try:
        lost = convert(event, code).lost
    except TieBreakError:
        return False
    where = [path for loss in lost for path in loss.where]
    if any(path == "sections[0].matches" for path in where):
        return False
    within = f"sections[0].{field}"
    return not any(field in path or within.startswith(path) for path in where if field)


def table() -> Iterator[str]:
    """The things that the same kinds hold are in one row."""
    rows: dict[str, list[str]] = {}
    for thing, (event, field) in THINGS.items():
        kinds = [f"`{code}`" for code in KINDS if held(event, field, code)]
        rows.setdefault(" ".join(kinds) if len(kinds) < len(KINDS) else "all", []).append(thing)
    yield HEADER
    yield "|---|---|"
    for codes, things in rows.items():
        yield f"| {codes} | {'; '.join(things)} |"


def on_the_page() -> list[str]:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    start = lines.index(HEADER)
    return lines[start : lines.index("", start)]


@pytest.mark.slow
def test_the_page_says_what_each_kind_holds() -> None:
    written = [" ".join(line.split()) for line in on_the_page()]
    assert written == [" ".join(line.split()) for line in table()]


@pytest.mark.slow
@pytest.mark.parametrize("code", KINDS)
def test_a_name_a_rating_and_a_game_are_held_by_every_kind(code: str) -> None:
    event = replace(people(id="10000014", rating=1500), rated_by="US Chess" * (code == "uschess"))
    assert convert(event, code).lost == ()


if __name__ == "__main__":
    print(*table(), sep="\n")
