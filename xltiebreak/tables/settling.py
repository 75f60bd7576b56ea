"""What follows from what was typed of team matches: points from boards, results from points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from xltiebreak.event.figures import counted
from xltiebreak.event.findings import ERROR, WARNING, Finding, Place
from xltiebreak.event.results import UNREADABLE, Outcome, Result
from xltiebreak.event.section import Lineup
from xltiebreak.event.team_match import match_outcome, outcome_without_play, state_of
from xltiebreak.tables.board_list import BoardMatch
from xltiebreak.tables.match_list import Seat, TeamRound, TeamRounds

Lineups = dict[Seat, Lineup]


def settle(
    rounds: TeamRounds,
    matches: Sequence[BoardMatch],
    weights: Sequence[float],
    faults: list[Finding],
) -> Lineups:
    """Fill in what follows, and give the line-ups.

    A match of the list of boards that was not typed as a match is added; where all of its boards
    are over, its points are their sum. A match without a result has the one that its points say.
    Nothing that was typed is changed.
    """
    lineups: Lineups = {}
    for match in matches:
        contradiction = _contradiction(rounds, match)
        if contradiction is not None:
            faults.append(contradiction)
        else:
            _add(rounds, match, weights, lineups, faults)
    for seat in sorted(rounds, key=lambda seat: (seat[1], seat[0])):
        _decide(rounds, seat, faults)
    return lineups


def _contradiction(rounds: TeamRounds, match: BoardMatch) -> Finding | None:
    """A team of the match that was typed with another opponent, or with a bye."""
    for team, opponent in zip(match.teams, match.teams[::-1]):
        known = rounds.get((team, match.round), TeamRound())
        result = known.result
        if result == UNREADABLE or result.blank or result.opponent == opponent:
            continue
        against = f"against team {result.opponent}" if result.opponent else "without an opponent"
        return Finding(
            ERROR,
            "boards-and-match",
            match.where,
            f"the boards have team {team} against team {opponent} in round {match.round}, but it "
            f"stands {against} at {known.result_at}; correct one of them",
        )
    return None


def _add(
    rounds: TeamRounds,
    match: BoardMatch,
    weights: Sequence[float],
    lineups: Lineups,
    faults: list[Finding],
) -> None:
    seats = [(team, match.round) for team in match.teams]
    sides = [rounds.setdefault(seat, TeamRound()) for seat in seats]
    is_whole = match.is_whole(len(weights))
    open_at = next((game.where for game in match.games.values() if not game.is_over), "")
    for known, opponent in zip(sides, match.teams[::-1]):
        if known.result.blank:
            known.result = Result(Outcome.PENDING, opponent)
            known.result_at = match.where if is_whole else open_at
    is_pending = all(known.result.outcome is Outcome.PENDING for known in sides)
    has_points = all(known.points is not None for known in sides)
    if is_whole:
        for side, known in enumerate(sides):
            if known.points is None:
                known.points = match.points(side, weights)
        if is_pending and not match.was_played:
            own, theirs = (known.points or 0.0 for known in sides)
            for known, outcome in zip(
                sides, (outcome_without_play(own, theirs), outcome_without_play(theirs, own))
            ):
                known.result = replace(known.result, outcome=outcome)
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


def _decide(rounds: TeamRounds, seat: Seat, faults: list[Finding]) -> None:
    """Give a match without a result the one that its points say."""
    known, (team, round) = rounds[seat], seat
    other = known.result.opponent or 0
    twin = rounds.get((other, round), TeamRound())
    if known.result.outcome is not Outcome.PENDING or twin.result.opponent != team:
        return
    ended = match_outcome(known.result.outcome, state_of(known.points, twin.points))
    if isinstance(ended, Outcome):
        known.result = replace(known.result, outcome=ended)
    elif known.points is not None:
        message = (
            f"team {team} has {counted(known.points, 'point')} in round {round}, but those of team "
            f"{other} are missing; type them, too"
        )
        faults.append(Finding(ERROR, "match-points", twin.points_at, message, Place(other, round)))
