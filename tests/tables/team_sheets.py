"""A small team event as its workbook has it: four teams of three boards, two rounds."""

from __future__ import annotations

from collections.abc import Sequence

Rows = Sequence[Sequence[object]]

EVENT: Rows = [["Event", "Harvest Team Open"], ["Kind", "team"], ["Boards", 3]]
TEAMS: Rows = [
    ["No.", "Team", "Rating"],
    [1, "Oak Ridge", 1500],
    [2, "Elm Park", 1400],
    [3, "Cedar Falls", None],
    [4, "Birch Bay", 1200],
    [5, None, None],
]
MATCH = ["Round", "Team", "Points", "Opp. points", "Opponent", "Result"]
MATCHES: Rows = [
    MATCH,
    [1, 1, 2, 1, 2],
    [1, 3, "1½", 1.5, 4],
    [2, 1, 0.5, 2.5, 3],
    [2, 4, 1, 2, 2],
]
PLAYERS: Rows = [
    ["No.", "Name", "Rating", "Team", "Board"],
    *(
        [10 * team + place, f"{called} {letter}", 1000 + team, team, place]
        for team, called in ((1, "Oak"), (2, "Elm"), (3, "Cedar"), (4, "Birch"))
        for place, letter in enumerate("ABCD", start=1)
    ),
]
BOARD = ["Round", "Board", "Team", "Player", "Result", "Opponent", "Opp. player", "Color"]
BOARDS: Rows = [
    BOARD,
    [1, 1, 1, 11, "1", 2, 21, "W"],
    [1, 2, 1, 12, "½", 2, 22],
    [1, 3, 1, 13, "½", 2, 23],
]
