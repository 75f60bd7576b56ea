"""Checks on what stands beside the results: numbers, names, ids, printed scores, and the points
inside the matches of teams."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from xltiebreak.event.figures import counted, decimal
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.results import Outcome
from xltiebreak.event.roundrobin import annulled
from xltiebreak.event.section import BY_GAME_POINTS, FIDE_MATCH_POINTS, Section, weighted
from xltiebreak.event.words import LONGEST, too_long
from xltiebreak.rules.context import by_match_points

Points = Sequence[Sequence[float]]
"""Points by row and round."""


def duplicate_numbers(section: Section) -> Iterator[Finding]:
    """Report pairing numbers that more than one player has."""
    first: dict[int, int] = {}
    for row, player in enumerate(section.players):
        if player.number in first:
            other = section.origin.short(first[player.number], "No.", player.number)
            message = (
                f"pairing number {player.number} stands at {other} already; "
                f"give every {section.origin.entry} a number that no other has"
            )
            yield section.finding(ERROR, "duplicate-number", row, "No.", message)
        else:
            first[player.number] = row


def printed_scores(section: Section) -> Iterator[Finding]:
    """Report totals in the file that are not the sum of the cells beside them. The total of a team
    may be of match points or of the points inside its matches."""
    table, noun = section.crosstable, section.origin.entry
    unclear = section.crosstable.unclear
    if section.has_only_scores:
        yield from _places_against_scores(section)
        return
    if Outcome.UNREADABLE in {result.outcome for row in table.results for result in row}:
        return
    ways: Sequence[Points] = ()
    for row, (player, results) in enumerate(zip(section.players, table.results)):
        if player.printed_score is None or player.number in unclear:
            continue
        if player.printed_score == sum([result.points for result in results]):
            continue  # as nearly every one is
        ways = ways or _ways_to_count(section)
        of_all = range(1, table.rounds + 1)
        sums = [
            sum(points[row][r - 1] for r in rounds)
            for points in ways
            for rounds in (table.complete_rounds, of_all)
        ]
        if player.printed_score not in sums:
            message = (
                f"{noun} {player.number} is printed with {decimal(player.printed_score)}, "
                f"but the results add up to {decimal(sums[0])}; check the row"
            )
            yield section.finding(WARNING, "printed-score", row, "Score", message)


def _places_against_scores(section: Section) -> Iterator[Finding]:
    """Report each place of a list of scores that is before somebody with more points."""
    placed = [
        (player.printed_place, row)
        for row, player in enumerate(section.players)
        if player.printed_place is not None
    ]
    fewest = -1
    for place, row in sorted(placed):
        player, other = section.players[row], section.players[fewest]
        score, least = player.printed_score or 0.0, other.printed_score or 0.0
        if fewest >= 0 and score > least and place != other.printed_place:
            message = (
                f"{player.label} has {counted(score, 'point')} at place {place}, and {other.label} "
                f"{decimal(least)} at place {other.printed_place}; whoever has more points stands "
                "before; correct one of them, or clear the column of places"
            )
            yield section.finding(ERROR, "printed-place", row, "Place", message)
        elif fewest < 0 or score < least:
            fewest = row


def _ways_to_count(section: Section) -> list[Points]:
    tables = [section.crosstable]
    if section.withdrawn:
        tables.append(annulled(section).crosstable)
    matches = section.matches
    if matches is not None:
        scale = matches.match_points or FIDE_MATCH_POINTS
        tables.append(by_match_points(section.crosstable, scale))
    inside = [[points or 0.0 for points in row] for row in matches.points] if matches else []
    ways = [[[result.points for result in row] for row in table.results] for table in tables]
    return [*ways, *([inside] if matches else [])]


def long_names(section: Section) -> Iterator[Finding]:
    """Report names, ids and teams that are longer than any name."""
    for row, player in enumerate(section.players):
        for column, text in (("Name", player.name), ("ID", player.id), ("Team", player.team)):
            if why := too_long(text, LONGEST):
                yield section.finding(ERROR, "long-name", row, column, why)


def shared_texts(section: Section) -> Iterator[Finding]:
    """Report entries with the same name or member id: often one person was typed twice."""
    unclear, noun = section.crosstable.unclear, section.origin.entry
    for column, code, texts in (
        ("Name", "duplicate-name", [player.name.casefold() for player in section.players]),
        ("ID", "duplicate-id", [player.id.casefold() for player in section.players]),
    ):
        rows = defaultdict(list)
        for row, text in enumerate(texts):
            if text and section.players[row].number not in unclear:
                rows[text].append(row)
        for same in rows.values():
            for row in same[1:]:
                number, other = section.players[row].number, section.players[same[0]].number
                message = (
                    f"{noun}s {other} and {number} have the same {column}; is one of them a copy?"
                )
                yield section.finding(WARNING, code, row, column, message)


def points_inside_matches(section: Section) -> Iterator[Finding]:
    """Report matches whose points are missing, exceed what their boards bring, or contradict the
    result."""
    matches, table = section.matches, section.crosstable
    if matches is None:
        return
    from xltiebreak.event.team_match import Wrong, match_outcome, state_of  # late: for teams alone

    rows = {number: row for row, number in enumerate(table.numbers)}
    any_known = any(known is not None for row in matches.points for known in row)
    placed_by_them, most = matches.placed_by == BY_GAME_POINTS, decimal(matches.most)
    if placed_by_them and not any_known and matches.lacks_points(table):
        message = (
            "game points are to place the teams, but the points inside the matches are missing; "
            "type them in, or let match points place the teams"
        )
        where = section.origin.labels.get("placed_by", "Placed by")
        yield Finding(ERROR, "match-without-points", where, message)
    for row, number, round, result in table.cells():
        own, column = matches.points[row][round - 1], f"P{round}"
        if own is None:
            if any_known and result.played:
                place = placed_by_them and round in table.complete_rounds
                why = "so no tie-break that takes them can be worked out"
                message = (
                    f"the points of team {number} in its match of round {round} are missing, "
                    f"{'and game points are to place the teams' if place else why}; type them in"
                )
                severity = ERROR if place else WARNING
                yield section.finding(severity, "match-without-points", row, column, message)
            continue
        if not 0 <= own <= (matches.most or own):
            message = (
                f"team {number} has {counted(own, 'point')} in round {round}, but a match brings "
                f"0 to {most}; correct the points, or the boards and their weights"
            )
            yield section.finding(ERROR, "match-points", row, column, message)
            continue
        other_row = rows.get(result.opponent or 0, row)
        other, twin = matches.points[other_row][round - 1], table.results[other_row][round - 1]
        is_reported = other_row == row or (twin.opponent == number and other_row < row)
        if other is None or is_reported or other > (matches.most or other):
            continue
        ended = match_outcome(result.outcome, state_of(own, other), ruling=result.ruling)
        if matches.most and own + other > matches.most:
            severity, code = ERROR, "match-points"
            wrong = f"together more than the {most} that a match brings; correct one of them"
        elif ended is Wrong.CONTRADICTS:
            severity, code = ERROR, "match-result"
            wrong = (
                f"but the match is entered as a {result.outcome.value} of team {number}; correct "
                "the result or the points"
            )
        elif result.played and own + other < matches.most and not matches.board_points(row, round):
            severity, code = WARNING, "match-points-left"
            wrong = (
                f"together less than the {most} that a match brings; was nobody there on either "
                "side of a board? If not, correct the points"
            )
        else:
            continue
        both = (
            f"team {number} has {counted(own, 'point')} in round {round} and team "
            f"{result.opponent} has {decimal(other)}"
        )
        yield section.finding(severity, code, row, column, f"{both}, {wrong}")


def results_by_board(section: Section) -> Iterator[Finding]:
    """Report matches whose boards do not add up to their points."""
    matches = section.matches
    if matches is None or matches.members is None:
        return
    for row, number, round, result in section.crosstable.cells():
        boards, points = matches.board_points(row, round), matches.points[row][round - 1]
        if not boards or points is None or not (result.played or result.forfeit):
            continue
        added = weighted(boards, matches.board_weights)
        if added != points:
            message = (
                f"team {number} has {counted(points, 'point')} in round {round}, but its "
                f"boards add up to {decimal(added)}; correct the points or the boards"
            )
            yield section.finding(ERROR, "board-sum", row, f"P{round}", message)
