"""FIDE's tie-breaks of teams, worked by hand on four teams that all met."""

from __future__ import annotations

import pytest

from tests.make.small_team_event import team_section
from xltiebreak.event.section import Section
from xltiebreak.ranking.standings import standings

OAK, ELM, FIR, ASH = 1, 2, 3, 4


def values(made: Section, code: str, edition: str = "fide2026") -> list[object]:
    rows = {row.player.number: row for row in standings(made, edition, code).rows}
    return [rows[team].values[code] for team in sorted(rows)]


def tied(oak: str, fir: str) -> Section:
    """Oak and Fir beat the others alike, and met in a match with these points by board."""
    boards = range(1, len(oak) + 1)
    signs = {("1", "0"): "1-0", ("½", "½"): "½-½", ("0", "1"): "0-1"}

    def match(team: int, other: int, got: str, theirs: str) -> str:
        played = (
            f"{team}{board} {signs[pair]} {other}{board}"
            for board, pair in zip(boards, zip(got, theirs, strict=True), strict=True)
        )
        return f"{team} {other}: {', '.join(played)}"

    all_won, all_lost = "1" * len(oak), "0" * len(oak)
    return team_section(
        [
            [match(OAK, ELM, all_won, all_lost), match(FIR, ASH, all_won, all_lost)],
            [match(OAK, FIR, oak, fir), match(ELM, ASH, all_won, all_lost)],
            [match(OAK, ASH, all_won, all_lost), match(FIR, ELM, all_won, all_lost)],
        ],
        (1.0,) * len(oak),
    )


LEVEL, FIRST, SECOND = (None, None), (1, 2), (2, 1)


@pytest.mark.parametrize(
    ("oak", "fir", "places"),
    [
        # board count 1 + 4 = 2 + 3; board 1 is Oak's, and without board 4 Fir has 2 to 1
        (
            "1001",
            "0110",
            {"EDE": LEVEL, "EDEBT": FIRST, "EDEBB": SECOND, "EDET": FIRST, "EDEB": SECOND},
        ),
        # board count 1 + 2 + 5 = 8 to 2 + 3 + 2 = 7, the lower is the better; board 1 is Oak's
        ("100½1", "011½0", {"EDE": LEVEL, "EDEBT": SECOND, "EDEBB": SECOND, "EDET": FIRST}),
        # board count 2 × ½ + 3 = 4 to 1 + 2 × ½ = 2; board 1 is Fir's
        ("0½1", "1½0", {"EDE": LEVEL, "EDET": SECOND, "EDEBT": SECOND}),
        # the same on every board
        ("½½", "½½", dict.fromkeys(("EDE", "EDEBT", "EDEBB", "EDET", "EDEB"), LEVEL)),
        # without the last board 1 to 0, with it level
        ("1½0", "0½1", {"EDEB": FIRST, "EDEBB": FIRST}),
    ],
)
def test_two_teams_are_parted_by_their_match_and_then_by_its_boards(
    oak: str, fir: str, places: dict[str, tuple[object, object]]
) -> None:
    """13.3.2 of 2026: EDEBT board count, then top boards; EDEBB board count, then without the
    last; EDET top boards; EDEB without the last."""
    made = tied(oak, fir)

    for code, expected in places.items():
        by_team = values(made, code)
        assert (by_team[OAK - 1], by_team[FIR - 1]) == expected, code
