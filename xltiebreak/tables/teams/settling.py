"""What follows from what was typed: points from boards, a match's result from its points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from xltiebreak.event.figures import counted
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.results import BLANK, UNREADABLE, Outcome, Result
from xltiebreak.event.team_match import match_outcome, outcome_without_play, state_of
from xltiebreak.tables.teams.games import BoardMatch
from xltiebreak.tables.teams.matchlist import Seat, Typed

Lineups = dict[Seat, tuple[int, ...]]


def settle(
    typed: Typed, matches: Sequence[BoardMatch], weights: Sequence[float], faults: list[Finding]
) -> Lineups:
    """Fill in what follows, and give the line-ups.

    A match of the list of boards that was not typed as a match is added; where all of its boards
    are over, its points are their sum. A match without a result has the one that its points say.
    Nothing that was typed is changed.
    """
    lineups: Lineups = {}
    for match in matches:
        told = [*_contradictions(typed, match)]
        faults += told
        if not told:
            _add(typed, match, weights, lineups, faults)
    for seat in sorted(typed.results, key=lambda seat: (seat[1], seat[0])):
        _decide(typed, seat, faults)
    return lineups


def _contradictions(typed: Typed, match: BoardMatch) -> Iterator[Finding]:
    """A team of the match that was typed with another opponent, or with a bye."""
    for team, opponent in zip(match.teams, match.teams[::-1]):
        seat = (team, match.round)
        result = typed.results.get(seat, BLANK)
        if result == UNREADABLE or result.blank or result.opponent == opponent:
            continue
        against = f"against team {result.opponent}" if result.opponent else "without an opponent"
        yield Finding(
            ERROR,
            "boards-and-match",
            match.where,
            f"the boards have team {team} against team {opponent} in round {match.round}, but it "
            f"stands {against} at {typed.result_cells[seat]}; correct one of them",
        )
        return


def _add(
    typed: Typed,
    match: BoardMatch,
    weights: Sequence[float],
    lineups: Lineups,
    faults: list[Finding],
) -> None:
    seats = [(team, match.round) for team in match.teams]
    is_whole = match.is_whole(len(weights))
    open_at = next((game.where for game in match.games.values() if not game.is_over), "")
    for seat, opponent in zip(seats, match.teams[::-1]):
        if typed.results.get(seat, BLANK).blank:
            typed.results[seat] = Result(Outcome.PENDING, opponent)
            typed.result_cells[seat] = match.where if is_whole else open_at
    is_pending = all(typed.results[seat].outcome is Outcome.PENDING for seat in seats)
    has_points = all(seat in typed.points for seat in seats)
    if is_whole:
        for side, seat in enumerate(seats):
            typed.points.setdefault(seat, match.points(side, weights))
        if is_pending and not match.was_played:
            _settle_without_play(typed, seats)
    elif has_points or not is_pending:
        faults.append(_unfinished(match, len(weights), "their line-ups are left out"))
        return
    elif any(game.is_over for game in match.games.values()):
        faults.append(_unfinished(match, len(weights), "the match is not over"))
    for side, seat in enumerate(seats):
        lineups[seat] = match.lineup(side, len(weights))


def _unfinished(match: BoardMatch, boards: int, so_far: str) -> Finding:
    over = {board for board, game in match.games.items() if game.is_over}
    missing = [str(board) for board in range(1, boards + 1) if board not in over]
    return Finding(
        WARNING,
        "boards-missing",
        match.where,
        f"team {match.teams[0]} against team {match.teams[1]} in round {match.round} has no result "
        f"on {'boards' if len(missing) > 1 else 'board'} {', '.join(missing)} of {boards}; until "
        f"then {so_far}",
    )


def _settle_without_play(typed: Typed, seats: Sequence[Seat]) -> None:
    """A match in which no game was played is forfeited."""
    for seat, other in zip(seats, seats[::-1]):
        outcome = outcome_without_play(typed.points[seat], typed.points[other])
        typed.results[seat] = Result(outcome, other[0])


def _decide(typed: Typed, seat: Seat, faults: list[Finding]) -> None:
    """Give a match without a result the one that its points say."""
    result = typed.results[seat]
    other = (result.opponent or 0, seat[1])
    twin = typed.results.get(other, BLANK)
    if result.outcome is not Outcome.PENDING or twin.opponent != seat[0]:
        return
    own = typed.points.get(seat)
    outcome = match_outcome(result.outcome, state_of(own, typed.points.get(other)))
    if isinstance(outcome, Outcome):
        typed.results[seat] = replace(result, outcome=outcome)
    elif own is not None:
        faults.append(
            Finding(
                ERROR,
                "match-points",
                typed.points_cells[other],
                f"team {seat[0]} has {counted(own, 'point')} in round {seat[1]}, but those of team "
                f"{other[0]} are missing; type them, too",
            )
        )
