"""gacrux asked for the figures and places of a team section."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tests.referees.gacrux import STARTED, Figures, answered, player_line
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import BY_GAME_POINTS, Matches, Section

MATCH_FORFEITS = {
    (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS): "+-",
    (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN): "-+",
    (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS): "--",
}
BYES = {Outcome.FULL_BYE: "F", Outcome.HALF_BYE: "H", Outcome.UNPAIRED: "Z"}


def team_values(section: Section, edition: str, codes: Sequence[str]) -> dict[str, Figures]:
    """Each code's value for each team, worked out in this order after the points that place."""
    competitors = _asked(section, edition, codes)
    return {
        code: {competitor["cid"]: competitor["tiebreakScore"][k] for competitor in competitors}
        for k, code in enumerate(codes, start=1)
    }


def team_places(section: Section, edition: str, codes: Sequence[str]) -> dict[int, int]:
    """Each team's place by the points that place and these codes, the first where it is shared."""
    return {competitor["cid"]: competitor["rank"] for competitor in _asked(section, edition, codes)}


def _asked(section: Section, edition: str, codes: Sequence[str]) -> list[dict[str, Any]]:
    by_games = inside(section).placed_by == BY_GAME_POINTS
    params = {
        "tiebreak": ["GPTS" if by_games else "MPTS", *codes],
        "check": False,
        "pre_determined": section.kind == "roundrobin",
        "swiss": section.kind != "roundrobin",
        "unrated": None,
    }
    text = teams_as_trf26(section, STARTED[edition])
    return answered(text, params, section.crosstable.rounds)


def inside(section: Section) -> Matches:
    """The matches of a team section."""
    assert section.matches is not None
    return section.matches


def teams_as_trf26(section: Section, started: str) -> str:
    """The section as TRF26, written here so that a fault in our own writer shows."""
    matches = inside(section)
    assert matches.members is not None
    kind = "ROUNDROBIN" if section.kind == "roundrobin" else "SWISS"
    lines = [
        "012 Referee",
        f"042 {started}",
        f"052 {started}",
        f"142 {section.scheduled_rounds or section.crosstable.rounds}",
        f"192 CUSTOM_TEAM_{kind}",
        f"352 {('WB' * matches.boards)[: matches.boards]}",
    ]
    if matches.match_points is not None:
        win, draw, loss = matches.match_points
        lines.append(f"362 TW{win:4.1f}   TD{draw:4.1f}   TL{loss:4.1f}")
    for player in matches.members.players:
        lines.append(player_line(player, matches.members.crosstable.rows[player.number]))
    for team, roster in zip(section.players, matches.rosters, strict=True):
        members = " ".join(f"{member:4}" for member in roster)
        lines.append(
            f"310 {team.number:3} {team.name:32} {'':5} {'':6} {'':6} {'':6} {'':3}  {members}"
        )
    lines += [*_byes(section), *_forfeited(section), *_lineups(section)]
    return "\n".join(lines) + "\n"


def _byes(section: Section) -> Iterator[str]:
    matches, table = inside(section), section.crosstable
    win, draw, _ = matches.match_points or (2.0, 1.0, 0.0)
    allocated = ["000"] * table.rounds
    points = (win, 0.0)
    for row, number in enumerate(table.numbers):
        for round, result in enumerate(table.results[row]):
            if result.outcome is Outcome.PAIRING_BYE:
                allocated[round] = f"{number:3}"
                points = (win if result.points == 1 else draw, matches.points[row][round] or 0.0)
            elif result.outcome in BYES and section.kind == "swiss":
                yield f"240 {BYES[result.outcome]} {round + 1:3} {number:4}"
    if set(allocated) != {"000"}:
        yield f"320 {points[0]:4.1f} {points[1]:4.1f} {' '.join(allocated)}"


def _forfeited(section: Section) -> Iterator[str]:
    rows = section.crosstable.rows
    for round, number, result in _matches(section):
        opponent = result.opponent or 0
        kind = MATCH_FORFEITS.get((result.outcome, rows[opponent][round - 1].outcome))
        if kind and result.colour == "w":
            yield f"330 {kind} {round:3} {number:3} {opponent:3}"


def _lineups(section: Section) -> Iterator[str]:
    matches = inside(section)
    for round, number, result in _matches(section):
        row = section.crosstable.numbers.index(number)
        lineup = matches.lineups[row][round - 1] or (0,) * matches.boards
        seats = " ".join(f"{member:4}" for member in lineup)
        yield f"300 {round:3} {number:3} {result.opponent:3} {seats}"


def _matches(section: Section) -> Iterator[tuple[int, int, Result]]:
    for number, row in section.crosstable.rows.items():
        for round, result in enumerate(row, start=1):
            if result.opponent:
                yield round, number, result
