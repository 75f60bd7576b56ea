"""Tie-breaks as Swiss-Manager and chess-results.com name them."""

from __future__ import annotations

import pytest

from xltiebreak.rules.systems.program_names import named_by_program

NAMES = [
    ("Buchholz Tie-Breaks (all Results)", "BH"),
    ("Buchholzwertung (1 Streichresultat)", "BH/C1"),
    ("Buchholz Tie-Breaks (without two results=middle Tie-Breaks)", "BH/M1"),
    ("Buchholz Tie-Break Variable (2026) (Gamepoints, Cut1)", "BH/C1"),
    ("Buchholz Tie-Break Variable (2023) (Gamepoints, Median1)", "BH/M1"),
    ("Buchholz Tie-Break Variable (2023) (Gamepoints)", "BH"),
    ("Sonneborn Berger Tie-Break Variable (2026) (Gamepoints)", "SB"),
    ("Sonneborn-Berger-Wertung", "SB"),
    ("FIDE-Sonneborn-Berger-Tie-Break", "SB"),
    ("Direct Encounter (The results of the players in the same point group)", "DE"),
    ("The results of the players in the same point", "DE"),
    ("Direct Encounter (DE)", "DE"),
    ("Direkte Begegnung", "DE"),
    ("Encuentro directo", "DE"),
    ("Number of wins including byes (WIN) (Gamepoints, Forfeited games count)", "WIN"),
    ("Number of Games won (WON)", "WON"),
    ("Number of games won with black (BWG) (Gamepoints)", "BWG"),
    ("Most black", "BPG"),
    ("Koya System [KS]", "KS"),
    ("Fide Tie-Break", "PS"),
    ("Fide-Wertung", "PS"),
    ("rating average of the opponents (without one result)", "ARO/C1"),
    ("Average Rating of Opponents (ARO)", "ARO"),
    ("Average of Opponents' Buchholz (AOB)", "AOB"),
    ("Sum of Buchholz-Tie-Breaks (all Results)", "SBH"),
    ("Sum of Buchholz (variabel)", "SBH"),
    ("Sum of the ratings of the opponents", "TOR"),
    ("Buchholz Cut 1", "BH/C1"),
    ("BH-C1", "BH/C1"),
]
LEFT_OPEN = [
    ("Buchholz Tie-Breaks (variabel with parameter)", ("BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2")),
    ("Buchholzwertung (variabel mit Parameter)", ("BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2")),
    ("The greater number of victories", ("WIN", "WON")),
    ("Anzahl der Siege", ("WIN", "WON")),
    ("rating average of the opponents", ("ARO", "COMPAVG")),
]
NOT_KNOWN = (
    "Manually input (after Tie-Break matches)",
    "Fide Tie-Break (fine)",
    "Sonneborn-Berger-Tie-Break (with real points)",
    "Buchholz Tie-Breaks (sum of team-points of the opponents)",
    "Sum of the ratings of the opponents (whithout one result)",
    "points (3 for wins, 2 for Draws, 1 for Losses, 0 for Losses forfeit)",
    "Olympiad-Sonneborn-Berger-Tie-Break",
    "Arranz System",
    "x" * 5_000,
)


@pytest.mark.parametrize(("name", "code"), NAMES)
def test_a_name_of_the_program_is_a_tie_break(name: str, code: str) -> None:
    assert named_by_program(name).codes == (code,)


@pytest.mark.parametrize(("name", "codes"), LEFT_OPEN)
def test_a_name_may_leave_open_which(name: str, codes: tuple[str, ...]) -> None:
    assert named_by_program(name).codes[: len(codes)] == codes


@pytest.mark.parametrize("name", NOT_KNOWN)
def test_what_is_worked_out_otherwise_is_not_known(name: str) -> None:
    assert named_by_program(name) == ((), "", "")


def test_points_are_no_tie_break() -> None:
    for name in ("points (game-points)", "Pts.  points (game-points)", "Punkte"):
        assert named_by_program(name).points == "game"
    name = "Matchpoints (2 for wins, 1 for Draws, 0 for Losses)"
    assert named_by_program(name).points == "match"


def test_a_year_in_the_name_is_that_of_the_edition() -> None:
    for year in ("2023", "2026"):
        name = f"Buchholz Tie-Break Variable ({year}) (Gamepoints, Cut1)"
        assert named_by_program(name).edition == f"fide{year}"
