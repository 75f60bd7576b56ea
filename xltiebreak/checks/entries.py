"""Checks on what stands beside results: numbers, names, ids, scores, and points in matches."""

from __future__ import annotations

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
    """Report the pairing numbers that more than one player has; of several in a row the first
    alone, since another section may begin there."""
    first: dict[int, int] = {}
    numbers = section.crosstable.numbers
    doubled = [row for row, number in enumerate(numbers) if first.setdefault(number, row) != row]
    begin_again = len(doubled) > 2 and doubled[-1] - doubled[0] < len(doubled)
    for row in doubled[:1] if begin_again else doubled:
        other = section.origin.short(first[numbers[row]], "No.", numbers[row])
        more = (
            f", and {len(doubled)} numbers in all stand twice; if another section begins here, "
            "type its name alone in a row above it, or give it a table of its own, else"
        )
        message = (
            f"pairing number {numbers[row]} stands at {other} already{more if begin_again else ';'}"
            f" give every {section.origin.entry} a number that no other has"
        )
        yield section.finding(ERROR, "duplicate-number", row, "No.", message)


def printed_scores(section: Section) -> Iterator[Finding]:
    """Report totals in the file that are not the sum of the cells beside them. The total of a team
    may be of match points or of the points inside its matches."""
    table, ways = section.crosstable, list[Points]()
    if section.has_only_scores:
        yield from _places_against_scores(section)
        return
    if Outcome.UNREADABLE in {result.outcome for row in table.results for result in row}:
        return
    for row, (player, results) in enumerate(zip(section.players, table.results)):
        printed = player.printed_score
        if printed is None or player.number in table.unclear:
            continue
        if printed == sum([result.points for result in results]):
            continue  # as nearly every one is
        ways = ways or _ways_to_count(section)
        sums = [
            sum(points[row][r - 1] for r in rounds)
            for points in ways
            for rounds in (table.complete_rounds, range(1, table.rounds + 1))
        ]
        if printed not in sums:
            message = (
                f"{section.origin.entry} {player.number} is printed with {decimal(printed)}, "
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
    tables, matches = [section.crosstable, annulled(section).crosstable], section.matches
    if matches is not None:
        scale = matches.match_points or FIDE_MATCH_POINTS
        tables.append(by_match_points(section.crosstable, scale))
    ways = [[[result.points for result in row] for row in table.results] for table in tables]
    inside = [[points or 0.0 for points in row] for row in matches.points] if matches else []
    return [*ways, *([inside] if matches else [])]


def long_names(section: Section) -> Iterator[Finding]:
    """Report names, ids and teams that are longer than any name."""
    for row, player in enumerate(section.players):
        for column, text in (("Name", player.name), ("ID", player.id), ("Team", player.team)):
            if why := too_long(text, LONGEST):
                yield section.finding(ERROR, "long-name", row, column, why)


def shared_texts(section: Section) -> Iterator[Finding]:
    """Report entries with the same name or member id: often one person was typed twice."""
    for column, code in (("Name", "duplicate-name"), ("ID", "duplicate-id")):
        first: dict[str, int] = {}
        for row, player in enumerate(section.players):
            text = (player.name if column == "Name" else player.id).casefold()
            if not text or player.number in section.crosstable.unclear:
                continue
            other = first.setdefault(text, player.number)
            if other != player.number:
                both = f"{section.origin.entry}s {other} and {player.number}"
                message = f"{both} have the same {column}; is one of them a copy?"
                yield section.finding(WARNING, code, row, column, message)


def points_inside_matches(section: Section) -> Iterator[Finding]:
    """Report matches whose points are missing, or contradict their boards or the result."""
    matches, table = section.matches, section.crosstable
    if matches is None:
        return
    from xltiebreak.event.team_match import Wrong, match_outcome  # late: for teams alone

    rows = {number: row for row, number in enumerate(table.numbers)}
    any_known = any(known is not None for row in matches.points for known in row)
    placed_by_them, most = matches.placed_by == BY_GAME_POINTS, matches.most
    if placed_by_them and not any_known and matches.lacks_points(table):
        message = (
            "game points are to place the teams, but the points inside the matches are missing; "
            "type them in, or let match points place the teams"
        )
        where = section.origin.labels.get("placed_by", "Placed by")
        yield Finding(ERROR, "match-without-points", where, message)
    for row, number, round, result in table.cells():
        other_row = rows.get(result.opponent or 0, row)
        inside = [matches.points[k][round - 1] for k in (row, other_row)]
        own, other = [0.0 if known is None and result.forfeit else known for known in inside]
        twin = table.results[other_row][round - 1]
        is_reported = other_row == row or (twin.opponent == number and other_row < row)
        has = f"team {number} has {counted(own or 0, 'point')} in round {round}"
        boards = matches.board_points(row, round) if result.played or result.forfeit else []
        severity, code, wrong = ERROR, "match-points", ""
        if own is None:
            if any_known and result.played:
                code = "match-without-points"
                is_needed = placed_by_them and round in table.complete_rounds
                severity = ERROR if is_needed else WARNING
                why = "so no tie-break that takes them can be worked out"
                why = "and game points are to place the teams" if is_needed else why
                has = f"the points of team {number} in its match of round {round} are missing"
                wrong = f", {why}; type them in"
        elif not 0 <= own <= (most or own):
            wrong = (
                f", but a match brings 0 to {decimal(most)}; correct the points, or the boards and "
                "their weights"
            )
        elif boards and weighted(boards, matches.board_weights) != own:
            code, added = "board-sum", decimal(weighted(boards, matches.board_weights))
            wrong = f", but its boards add up to {added}; correct the points or the boards"
        elif not (other is None or is_reported or other > (most or other)):
            of_both = result.outcome is twin.outcome is Outcome.FORFEIT_LOSS
            ended = match_outcome(result.outcome, own, other, ruling=result.ruling, of_both=of_both)
            has += f" and team {result.opponent} has {decimal(other)}, "
            together = f"than the {decimal(most)} that a match brings"
            if most and own + other > most:
                wrong = f"together more {together}; correct one of them"
            elif ended is Wrong.CONTRADICTS:
                code, too = "match-result", f" and team {result.opponent}" * of_both
                wrong = (
                    f"but the match is entered as a {result.outcome.value} of team {number}{too}; "
                    "correct the result or the points"
                )
            elif result.played and own + other < most and not boards:
                severity, code = WARNING, "match-points-left"
                wrong = (
                    f"together less {together}; was nobody there on either side of a board? If "
                    "not, correct the points"
                )
        if wrong:
            yield section.finding(severity, code, row, f"P{round}", f"{has}{wrong}")
