"""gacrux, FIDE's tie-break checker, asked for the figures and places of a section, of players or
of teams."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from decimal import Decimal
from typing import Any

from gacrux.tiebreak import tiebreak
from gacrux.trf2json import trf2json

from xltiebreak import Crosstable, Outcome, Player, Result, Section

STARTED = {"fide2023": "2025/05/10", "fide2026": "2026/05/09"}
"""A first day on which each edition is in force; gacrux goes by it."""

LETTERS = {
    Outcome.WIN: "1",
    Outcome.DRAW: "=",
    Outcome.LOSS: "0",
    Outcome.FORFEIT_WIN: "+",
    Outcome.FORFEIT_LOSS: "-",
    Outcome.PAIRING_BYE: "U",
    Outcome.FULL_BYE: "F",
    Outcome.HALF_BYE: "H",
    Outcome.UNPAIRED: "Z",
}
"""What TRF has for each outcome; for a drawn forfeit it has nothing."""

Figures = dict[int, "Decimal | None"]


def values(section: Section, edition: str, codes: Sequence[str]) -> dict[str, Figures]:
    """Each code's value for each player or team, worked out in this order after the points."""
    competitors = _asked(section, edition, codes)
    return {
        code: {competitor["cid"]: competitor["tiebreakScore"][k] for competitor in competitors}
        for k, code in enumerate(codes, start=1)
    }


def places(section: Section, edition: str, codes: Sequence[str]) -> dict[int, int]:
    """The place of each by the points and these codes, the first one where it is shared."""
    competitors = _asked(section, edition, codes)
    return {competitor["cid"]: competitor["rank"] for competitor in competitors}


def _asked(section: Section, edition: str, codes: Sequence[str]) -> list[dict[str, Any]]:
    as_text = as_trf if section.matches is None else teams_as_trf26
    text = as_text(_without_annulled_games(section), STARTED[edition])
    return answered(text, parameters(section, codes), section.crosstable.rounds)


def parameters(section: Section, codes: Sequence[str]) -> dict[str, Any]:
    """What gacrux is asked: the points that place, then these codes."""
    points = "PTS"
    if section.matches is not None:
        points = "GPTS" if section.matches.placed_by == "game" else "MPTS"
    return {
        "tiebreak": [points, *codes],
        "check": False,
        "pre_determined": section.kind == "roundrobin",
        "swiss": section.kind != "roundrobin",
        "unrated": section.unrated,
    }


def scores(text: str, rounds: int) -> Figures:
    """Each player's points in the text of a TRF.

    Raises:
        GacruxInputError: gacrux refuses the file.
    """
    params = {"tiebreak": ["PTS"], "check": False, "pre_determined": False, "swiss": True}
    competitors = answered(text, {**params, "unrated": None}, rounds)
    return {competitor["cid"]: competitor["tiebreakScore"][0] for competitor in competitors}


def answered(text: str, params: dict[str, Any], done: int) -> list[dict[str, Any]]:
    """What gacrux makes of the text of a TRF, as of round ``done``: an entry a player or team.

    Raises:
        GacruxInputError: gacrux refuses the file.
    """
    file = trf2json()
    file.parse_file(text, 0)
    assert file.get_status() == 0, file.chessjson
    tournament = file.get_tournament(1)
    answer = tiebreak(tournament, done, params).compute_tiebreaks(tournament, params)
    return answer["competitors"]  # type: ignore[no-any-return]


def _without_annulled_games(section: Section) -> Section:
    """gacrux does not know that the games of a player who left a round-robin before he had
    played half of them count for nobody: for it they have not been paired."""
    table, absent = section.crosstable, Result(Outcome.UNPAIRED)
    for gone in section.withdrawn:
        games = [result for result in table.rows[gone] if result.opponent]
        if sum(game.played for game in games) < len(games) / 2:
            rows = tuple(
                tuple(absent if gone in (number, result.opponent) else result for result in row)
                for number, row in table.rows.items()
            )
            table = Crosstable(table.numbers, rows)
    return replace(section, crosstable=table)


def as_trf(section: Section, started: str) -> str:
    """The section as TRF16, written here so that a fault in our own writer shows."""
    rounds = section.scheduled_rounds or section.crosstable.rounds
    lines = ["012 Referee", f"042 {started}", f"052 {started}", f"XXR {rounds}"]
    worth = {r.worth for row in section.crosstable.results for r in row} - {None}
    if worth:
        lines.append(f"162  W 1.0    D 0.5    L 0.0    A 0.0    P{worth.pop():4}    X 0.5")
    for player in section.players:
        lines.append(player_line(player, section.crosstable.rows[player.number]))
    return "\n".join(lines) + "\n"


def player_line(player: Player, results: Sequence[Result]) -> str:
    line = (
        f"001 {player.number:4} {'':1}{'':3} {player.label[:33]:33} "
        f"{player.rating or 0:4} {'':3} {'':11} {'':10} "
        f"{sum(result.points for result in results):4.1f} "
        f"{player.number:4}"
    )
    return line + "".join(f"  {_cell(result)}" for result in results)


def _cell(result: Result) -> str:
    opponent = f"{result.opponent:4}" if result.opponent else "0000"
    return f"{opponent} {result.colour or '-'} {LETTERS[result.outcome]}"


# Team events

MATCH_FORFEITS = {
    (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS): "+-",
    (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN): "-+",
    (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS): "--",
}
BYES = {Outcome.FULL_BYE: "F", Outcome.HALF_BYE: "H", Outcome.UNPAIRED: "Z"}


def inside(section: Section) -> Any:
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
