"""# xltiebreak 0.1.0: chess tie-breaks that show their arithmetic

The functions of this workbook, for Excel's free add-in xlwings Lite. Nothing else is to be
installed, no Python either.

1. Run **Make the formulas live** once.
2. Save the workbook. Tie-breaks and places now follow the results.

In a workbook that lost this text, or has an older one, put all of it in the place of its main.py,
then do the same; =VERSION_TB() and the sheet Help say which one a workbook has. MIT License.
"""

# MIT License
#
# Copyright (c) 2026 The xltiebreak authors
#
# Permission is hereby granted, free of charge, to any person obtaining a copy
# of this software and associated documentation files (the "Software"), to deal
# in the Software without restriction, including without limitation the rights
# to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
# copies of the Software, and to permit persons to whom the Software is
# furnished to do so, subject to the following conditions:
#
# The above copyright notice and this permission notice shall be included in all
# copies or substantial portions of the Software.
#
# THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
# IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
# FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
# AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
# LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
# OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
# SOFTWARE.

# Written by `xltiebreak excel lite`. The modules are those of the Python package xltiebreak of this
# version, without their docstrings and without what none of the functions needs.
# ruff: noqa

import sys
from importlib.abc import InspectLoader
from importlib.util import spec_from_loader

MODULES = {}

MODULES['xltiebreak'] = r'''from __future__ import annotations
from typing import Any

__version__ = "0.1.0"
'''

MODULES['xltiebreak.checks'] = r'''from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from xltiebreak.checks.games import games_agree, met_twice, opponents, paired_twice, twins
from xltiebreak.checks.numbers_and_names import duplicate_numbers, printed_scores, shared_texts
from xltiebreak.checks.team_matches import points_inside_matches, results_by_board
from xltiebreak.checks.unfinished import games_left, looks_withdrawn, rounds, scheduled_rounds
from xltiebreak.event.findings import Finding, errors_first
from xltiebreak.event.section import Event, Section

_TOLD_OF_TEAMS = frozenset(
    {"incomplete-round", "round-without-games", "forgotten-cell", "scheduled-rounds"}
    | {"rounds", "met-twice", "looks-withdrawn"}
)

def members(section: Section) -> Iterator[Finding]:
    if section.matches is not None and section.matches.members is not None:
        for finding in examine(section.matches.members):
            if finding.code not in _TOLD_OF_TEAMS:
                yield finding

_OF_TWO_CELLS = (opponents, paired_twice, twins)
_CHECKS = (
    duplicate_numbers,
    *_OF_TWO_CELLS,
    met_twice,
    rounds,
    games_left,
    looks_withdrawn,
    scheduled_rounds,
    points_inside_matches,
    results_by_board,
    members,
    printed_scores,
    shared_texts,
)

MOST_TOLD = 1_000

def examine(section: Section) -> list[Finding]:
    found = [*section.faults]
    all_well = games_agree(section.crosstable)
    for check in _CHECKS:
        if not (all_well and check in _OF_TWO_CELLS):
            told = list(islice(check(section), MOST_TOLD + 1))
            if len(told) > MOST_TOLD:
                told[-1] = _and_more(told[-1])
            found += told
    return errors_first(found)

def _and_more(last: Finding) -> Finding:
    message = f"here and further on there are more than {MOST_TOLD:,} cells as those before; "
    return last._replace(message=message + "correct those first, then check again")
'''

MODULES['xltiebreak.checks.games'] = r'''from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from xltiebreak.checks.numbers_and_names import unclear_numbers
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.notation import DIALECTS, UnknownCell, read_cell
from xltiebreak.event.notation.grid_cells import expected_twin
from xltiebreak.event.notation.grid_cells import write as write_score
from xltiebreak.event.notation.us import write
from xltiebreak.event.results import TWIN, Outcome, Result
from xltiebreak.event.section import Section

def games_agree(crosstable: Crosstable) -> bool:
    known = crosstable.memory.get(games_agree)
    if known is None:
        known = crosstable.memory[games_agree] = _games_agree(crosstable)
    return bool(known)

def _games_agree(crosstable: Crosstable) -> bool:
    rows = crosstable.rows
    if len(rows) < len(crosstable.numbers):
        return False
    awaited: set[tuple[int, int]] = set()
    for number, results in rows.items():
        for round, result in enumerate(results):
            opponent = result.opponent
            if opponent is None:
                continue
            row = rows.get(opponent)
            if row is None or opponent == number:
                return False
            twin = row[round]
            if opponent < number and twin.opponent == number:
                continue  # looked at already, at the opponent's own cell
            if twin.blank:
                if (round, opponent) in awaited:
                    return False
                awaited.add((round, opponent))
            elif twin.opponent != number or not _go_together(result, twin):
                return False
    return True

def _go_together(result: Result, twin: Result) -> bool:
    if result.colour and result.colour == twin.colour:
        return False
    if result.played is twin.played and result.points + twin.points == 1:
        return True
    if result.ruling or twin.ruling:
        return True
    outcomes = (result.outcome, twin.outcome)
    return Outcome.PENDING in outcomes or outcomes == (Outcome.FORFEIT_LOSS,) * 2

def _cells(section: Section) -> Iterator[tuple[int, int, int, Result]]:
    table = section.crosstable
    unclear = unclear_numbers(section)
    for row, (number, results) in enumerate(zip(table.numbers, table.results)):
        if number in unclear:
            continue
        for round, result in enumerate(results, start=1):
            if result.opponent is not None and result.opponent not in unclear:
                yield row, number, round, result

def _in_letters(section: Section, row: int, round: int, result: Result) -> bool:
    texts = section.origin.texts
    if not texts:
        return True
    try:
        return read_cell(texts[row][round - 1], DIALECTS["us"]) == result
    except UnknownCell:
        return False

def _shown(section: Section, row: int, round: int, result: Result) -> str:
    if _in_letters(section, row, round, result):
        return write(result)
    return section.origin.texts[row][round - 1].replace("|", " ")

def opponents(section: Section) -> Iterator[Finding]:
    rows = section.crosstable.rows
    all_clear = not unclear_numbers(section)
    noun = section.origin.entry
    for row, number, round, result in _cells(section):
        if result.opponent in rows and result.opponent != number:
            continue
        says = f"{noun} {number} says {_shown(section, row, round, result)}"
        if result.opponent == number:
            message = f"{says}: nobody plays himself; correct the opponent"
            yield section.finding(ERROR, "plays-self", row, f"R{round}", message)
        elif all_clear:  # otherwise the opponent may be one whose number has to be corrected
            message = f"{says}, but there is no {noun} {result.opponent}; correct the opponent"
            yield section.finding(ERROR, "unknown-opponent", row, f"R{round}", message)

def paired_twice(section: Section) -> Iterator[Finding]:
    table = section.crosstable
    noun = section.origin.entry
    namers: dict[tuple[int, int], list[tuple[int, int, Result]]] = defaultdict(list)
    for row, number, round, result in _cells(section):
        opponent = result.opponent
        if opponent is not None and opponent in table.rows and opponent != number:
            namers[round, opponent].append((row, number, result))
    for (round, opponent), found in namers.items():
        if len(found) == 1:
            continue
        twin = table.rows[opponent][round - 1].opponent
        named_back = next((entry for entry in found if entry[1] == twin), found[0])
        for row, number, result in found:
            if (row, number, result) == named_back:
                continue
            other = _whose(section, named_back[0], round)
            shown = _shown(section, row, round, result)
            other_shown = _shown(section, named_back[0], round, named_back[2])
            yield section.finding(
                ERROR,
                "paired-twice",
                row,
                f"R{round}",
                f"{noun} {number} says {shown}, and {other} says {other_shown}: "
                f"{noun} {opponent} cannot play both in round {round}; correct one of them",
            )

def _whose(section: Section, row: int, round: int) -> str:
    entry = f"{section.origin.entry} {section.crosstable.numbers[row]}"
    cell = section.origin.short(row, f"R{round}", section.crosstable.numbers[row])
    return entry if cell.startswith(entry) else f"{cell} ({entry})"

def twins(section: Section) -> Iterator[Finding]:
    table = section.crosstable
    row_of = {number: row for row, number in enumerate(table.numbers)}
    for row, number, round, result in _cells(section):
        opponent = result.opponent
        if opponent is None or opponent == number or opponent not in row_of:
            continue
        twin_row = row_of[opponent]
        twin = table.results[twin_row][round - 1]
        if twin.blank or twin.outcome is Outcome.UNREADABLE:
            continue
        if twin.opponent == number and opponent < number:
            continue  # told at the opponent's own cell
        rival = table.rows.get(twin.opponent or 0)
        if twin.opponent != number and rival and rival[round - 1].opponent == opponent:
            continue  # told as paired twice
        agree = _agree(result, twin, number)
        if agree and not _same_colour(result, twin):
            continue
        column = f"R{round}"
        if section.origin.grid and not agree:
            message = _disagreement_in_grid(section, row, twin_row, round)
            yield section.finding(ERROR, "twins-disagree", row, column, message)
            continue
        says = (
            f"{section.origin.entry} {number} says {_shown(section, row, round, result)}, but "
            f"{_whose(section, twin_row, round)} says {_shown(section, twin_row, round, twin)}"
        )
        if agree:
            colour = "White" if result.colour == "w" else "Black"
            message = f"{says}: both with {colour}; correct one of them"
            yield section.finding(WARNING, "colours-disagree", row, column, message)
        else:
            whose = f"{section.origin.entry} {number}"
            in_letters = _in_letters(section, row, round, result)
            expected = (
                _expected(result, number, whose)
                if in_letters
                else _expected_in_words(result, whose)
            )
            message = f"{says}; expected {expected}"
            yield section.finding(ERROR, "twins-disagree", row, column, message)

def _same_colour(result: Result, twin: Result) -> bool:
    if result.forfeit or twin.forfeit:
        return False
    return bool(result.colour) and result.colour == twin.colour

def _agree(result: Result, twin: Result, number: int) -> bool:
    if twin.opponent != number and not (twin.opponent is None and twin.forfeit):
        return False
    if Outcome.PENDING in (result.outcome, twin.outcome):
        return twin.opponent == number
    if result.ruling or twin.ruling:
        return True
    both_lost = result.outcome is twin.outcome is Outcome.FORFEIT_LOSS
    return both_lost or twin.outcome is TWIN[result.outcome]

def _expected(result: Result, number: int, whose: str) -> str:
    expected = f"{whose} as the opponent"
    if result.outcome is not Outcome.PENDING:
        expected = write(Result(TWIN[result.outcome], number))
    if result.outcome is Outcome.FORFEIT_LOSS:
        expected += f" or F{number}"
    return (
        f"{expected}. Correct one of them, or record a "
        "director's ruling with N (win), R (draw) or S (loss)"
    )

def _expected_in_words(result: Result, whose: str) -> str:
    expected = f"{whose} as the opponent"
    if result.outcome is Outcome.FORFEIT_LOSS:
        expected = f"a forfeit win or a forfeit loss against {whose}"
    elif result.outcome is not Outcome.PENDING:
        expected = f"a {TWIN[result.outcome].value} against {whose}"
    return f"{expected}. Correct one of them"

def _disagreement_in_grid(section: Section, row: int, twin_row: int, round: int) -> str:
    table = section.crosstable
    number, opponent = table.numbers[row], table.numbers[twin_row]
    result, twin = table.results[row][round - 1], table.results[twin_row][round - 1]
    entry = section.origin.entry
    other = section.origin.short(twin_row, f"R{round}", opponent)
    return (
        f"{entry} {number} has {write_score(result)} against {entry} {opponent}, but {other} "
        f"({entry} {opponent} against {entry} {number}) has {write_score(twin)}; expected there "
        f"{expected_twin(result)}. Correct one of them"
    )

def met_twice(section: Section) -> Iterator[Finding]:
    if section.kind != "swiss":
        return
    noun = section.origin.entry
    unclear = unclear_numbers(section)
    table = section.crosstable
    for row, (number, results) in enumerate(zip(table.numbers, table.results)):
        games = [result.opponent for result in results if result.played]
        if len({*games}) == len(games) or number in unclear:
            continue
        met: dict[int, int] = {}
        for round, result in enumerate(results, start=1):
            opponent = result.opponent
            if not result.played or opponent is None or number > opponent or opponent in unclear:
                continue
            if opponent in met:
                message = f"{noun}s {number} and {opponent} met in round {met[opponent]} already"
                yield section.finding(WARNING, "met-twice", row, f"R{round}", message)
            met.setdefault(opponent, round)
'''

MODULES['xltiebreak.checks.numbers_and_names'] = r'''from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from xltiebreak.event.crosstable import UNNUMBERED, Crosstable
from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.results import Outcome
from xltiebreak.event.section import FIDE_MATCH_POINTS, Section
from xltiebreak.rules.countings import by_match_points

Points = Sequence[Sequence[float]]

def unclear_numbers(section: Section) -> frozenset[int]:
    numbers = section.crosstable.numbers
    if len(section.crosstable.rows) == len(numbers) and max(numbers, default=0) < UNNUMBERED:
        return frozenset()
    times = Counter(numbers)
    return frozenset(number for number in times if times[number] > 1 or number >= UNNUMBERED)

def duplicate_numbers(section: Section) -> Iterator[Finding]:
    first: dict[int, int] = {}
    for row, player in enumerate(section.players):
        if player.number in first:
            other = section.origin.short(first[player.number], "No.", player.number)
            yield section.finding(
                ERROR,
                "duplicate-number",
                row,
                "No.",
                f"pairing number {player.number} stands at {other} already; "
                f"give every {section.origin.entry} a number that no other has",
            )
        else:
            first[player.number] = row

def printed_scores(section: Section) -> Iterator[Finding]:
    table, noun = section.crosstable, section.origin.entry
    unclear = unclear_numbers(section)
    if Outcome.UNREADABLE in {result.outcome for row in table.results for result in row}:
        return
    ways: Sequence[Points] = ()
    for row, (player, results) in enumerate(zip(section.players, table.results)):
        if player.printed_score is None or player.number in unclear:
            continue
        if player.printed_score == sum([result.points for result in results]):
            continue  # as nearly every one is
        ways = ways or _ways_to_count(section)
        counted, *others = _scores(table, [points[row] for points in ways])
        if player.printed_score not in (counted, *others):
            yield section.finding(
                WARNING,
                "printed-score",
                row,
                "Score",
                f"{noun} {player.number} is printed with {decimal(player.printed_score)}, "
                f"but the results add up to {decimal(counted)}; check the row",
            )

def _ways_to_count(section: Section) -> list[Points]:
    ways = [_points(section.crosstable)]
    if section.matches is not None:
        scale = section.matches.match_points or FIDE_MATCH_POINTS
        ways.append(_points(by_match_points(section.crosstable, scale)))
        ways.append([[points or 0.0 for points in row] for row in section.matches.points])
    return ways

def _points(table: Crosstable) -> Points:
    return [[result.points for result in row] for row in table.results]

def _scores(table: Crosstable, ways: Sequence[Sequence[float]]) -> list[float]:
    return [
        sum(points[r - 1] for r in rounds)
        for points in ways
        for rounds in (table.complete_rounds, range(1, table.rounds + 1))
    ]

def shared_texts(section: Section) -> Iterator[Finding]:
    unclear, noun = unclear_numbers(section), section.origin.entry
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
'''

MODULES['xltiebreak.checks.team_matches'] = r'''from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.event.figures import counted, decimal
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.results import Result
from xltiebreak.event.section import BY_GAME_POINTS, Matches, Section, weighted
from xltiebreak.event.team_match import Wrong, match_outcome, state_of

def points_inside_matches(section: Section) -> Iterator[Finding]:
    matches = section.matches
    if matches is None:
        return
    rows = {number: row for row, number in enumerate(section.crosstable.numbers)}
    any_known = any(known is not None for row in matches.points for known in row)
    place: Sequence[int] = ()
    if matches.placed_by == BY_GAME_POINTS:
        place = section.crosstable.complete_rounds
        if not any_known and matches.lacks_points(section.crosstable):
            yield _nothing_to_place_by(section)
    for row, (number, results) in enumerate(
        zip(section.crosstable.numbers, section.crosstable.results)
    ):
        for round, result in enumerate(results, start=1):
            own = matches.points[row][round - 1]
            if own is not None and not 0 <= own <= (matches.most or own):
                yield _beyond_the_boards(section, row, round, own, matches.most)
                continue
            if own is None and any_known and result.played:
                yield _without_points(section, row, round, round in place)
            other_row = rows.get(result.opponent or 0)
            if own is None or other_row is None or other_row == row:
                continue
            other = matches.points[other_row][round - 1]
            twin = section.crosstable.results[other_row][round - 1]
            told_there = twin.opponent == number and other_row < row
            if other is not None and not told_there and other <= (matches.most or other):
                yield from _of_both(section, matches, row, round, result, own, other)

def _beyond_the_boards(
    section: Section, row: int, round: int, points: float, most: float
) -> Finding:
    number = section.crosstable.numbers[row]
    return section.finding(
        ERROR,
        "match-points",
        row,
        f"P{round}",
        f"team {number} has {counted(points, 'point')} in round {round}, but a match brings 0 to "
        f"{decimal(most)}; correct the points, or the boards and their weights",
    )

def _nothing_to_place_by(section: Section) -> Finding:
    return Finding(
        ERROR,
        "match-without-points",
        section.origin.labels.get("placed_by", "Placed by"),
        "game points are to place the teams, but the points inside the matches are missing; type "
        "them in, or let match points place the teams",
    )

def _without_points(section: Section, row: int, round: int, they_place: bool) -> Finding:
    number = section.crosstable.numbers[row]
    why = "so no tie-break that takes them can be worked out"
    if they_place:
        why = "and game points are to place the teams"
    return section.finding(
        ERROR if they_place else WARNING,
        "match-without-points",
        row,
        f"P{round}",
        f"the points of team {number} in its match of round {round} are missing, {why}; type them "
        "in",
    )

def _of_both(
    section: Section,
    matches: Matches,
    row: int,
    round: int,
    result: Result,
    own: float,
    other: float,
) -> Iterator[Finding]:
    number, column = section.crosstable.numbers[row], f"P{round}"
    said = (
        f"team {number} has {counted(own, 'point')} in round {round} and team {result.opponent} "
        f"has {decimal(other)}"
    )
    if matches.most and own + other > matches.most:
        yield section.finding(
            ERROR,
            "match-points",
            row,
            column,
            f"{said}, together more than the {decimal(matches.most)} that a match brings; correct "
            "one of them",
        )
    elif _contradicts(result, own, other):
        yield section.finding(
            ERROR,
            "match-result",
            row,
            column,
            f"{said}, but the match is entered as a {result.outcome.value} of team {number}; "
            "correct the result or the points",
        )
    elif (
        result.played and own + other < matches.most and not _boards_are_known(matches, row, round)
    ):
        yield section.finding(
            WARNING,
            "match-points-left",
            row,
            column,
            f"{said}, together less than the {decimal(matches.most)} that a match brings; was "
            "nobody there on either side of a board? If not, correct the points",
        )

def _boards_are_known(matches: Matches, row: int, round: int) -> bool:
    return bool(matches.board_points(row, round))

def _contradicts(result: Result, own: float, other: float) -> bool:
    ended = match_outcome(result.outcome, state_of(own, other), ruling=result.ruling)
    return ended is Wrong.CONTRADICTS

def results_by_board(section: Section) -> Iterator[Finding]:
    matches = section.matches
    if matches is None or matches.members is None:
        return
    for row, (number, results) in enumerate(
        zip(section.crosstable.numbers, section.crosstable.results)
    ):
        for round, result in enumerate(results, start=1):
            boards = matches.board_points(row, round)
            stated = matches.points[row][round - 1]
            if not boards or stated is None or not (result.played or result.forfeit):
                continue
            added = weighted(boards, matches.board_weights)
            if added != stated:
                yield section.finding(
                    ERROR,
                    "board-sum",
                    row,
                    f"P{round}",
                    f"team {number} has {counted(stated, 'point')} in round {round}, but its "
                    f"boards add up to {decimal(added)}; correct the points or the boards",
                )
'''

MODULES['xltiebreak.checks.unfinished'] = r'''from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.checks.numbers_and_names import unclear_numbers
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import WARNING, Finding
from xltiebreak.event.results import BLANK, UNREADABLE, Outcome
from xltiebreak.event.roundrobin import games_to_come, played_less_than_half
from xltiebreak.event.section import Section

_LISTED = 4

def rounds(section: Section) -> Iterator[Finding]:
    table, noun = section.crosstable, section.origin.entry
    if unclear_numbers(section):
        return  # whose cells are named is not known yet
    if section.origin.grid:
        return  # a game's round follows from the players' numbers, and one may be played later
    for round in range(1, table.last_begun + 1):
        column = table.columns[round - 1]
        where = _place(section, round)
        if round not in table.complete_rounds:
            if any(
                result.outcome is Outcome.UNREADABLE
                or (result.opponent is not None and result.opponent not in table.rows)
                for result in column
            ):
                continue  # told as an error already
            yield Finding(WARNING, "incomplete-round", where, incomplete(section, round))
        elif not any(result.played for result in column):
            yield Finding(
                WARNING,
                "round-without-games",
                where,
                f"round {round} has no game: every {noun} has a bye, a forfeit or an empty cell; "
                "it still counts as a round",
            )
    yield from _forgotten(section)

def incomplete(section: Section, round: int) -> str:
    awaited = any(row[round - 1].outcome is Outcome.AWAITED for row in section.crosstable.results)
    who = "a team that has no match" if _is_listed(section) else "whoever was not paired"
    cure = f"; type what is missing, and {_away(section)} for {who}" * awaited
    return (
        f"round {round} is not complete ({_missing(section, round)}), so it is left out of every "
        f"sum{cure}"
    )

def _is_listed(section: Section) -> bool:
    return bool(section.origin.cells)

def _away(section: Section) -> str:
    return "U as the Result" if _is_listed(section) else "U (in US letters)"

def _forgotten(section: Section) -> Iterator[Finding]:
    if not section.origin.typed:
        return
    for row, (number, results) in enumerate(
        zip(section.crosstable.numbers, section.crosstable.results)
    ):
        filled = [round for round, result in enumerate(results, start=1) if not result.blank]
        if not filled or len(filled) == filled[-1] - filled[0] + 1:
            continue  # as nearly every row
        between = range(filled[0], filled[-1])
        empty = [r for r in between if results[r - 1] == BLANK]
        if empty:
            where = [section.origin.short(row, f"R{r}", number) for r in empty[:_LISTED]]
            more = " …" if len(empty) > _LISTED else ""
            yield section.finding(
                WARNING,
                "forgotten-cell",
                row,
                f"R{empty[0]}",
                f"{_list(where)}{more} {'is' if len(empty) == 1 else 'are'} empty between other "
                f"results and count{'s' * (len(empty) == 1)} as not paired; type the game or the "
                f"bye, or {_away(section)} if there was none",
            )

def _place(section: Section, round: int) -> str:
    letter = section.origin.columns.get(f"R{round}")
    if letter is None or section.origin.lines:
        cells = section.origin.cells.items()
        listed = next((cell for (_, title), cell in cells if title == f"R{round}"), "")
        return listed.partition("!")[0] if "!" in listed else f"round {round}"
    return f"{section.origin.sheet}!{letter}" if section.origin.sheet else f"column {letter}"

def _missing(section: Section, round: int) -> str:
    table = section.crosstable
    missing: dict[str, None] = {}
    awaited: dict[str, None] = {}
    position = {number: row for row, number in enumerate(table.numbers)}
    for number in table.missing(round):
        result = table.rows[number][round - 1]
        place = section.origin.short(position[number], f"R{round}", number)
        if result.outcome is Outcome.PENDING:
            missing[f"{place} has no result yet"] = None
        elif result.outcome is Outcome.AWAITED:
            awaited[f"{place}{_whose(section, number)}"] = None
        else:
            missing[f"{place} is empty but is named as an opponent"] = None
    parts = [*missing][:2]
    if len(missing) > 2:
        parts[-1] += f" and {len(missing) - 2} more"
    if awaited:
        cells = _list([*awaited][:_LISTED])
        more = f" and {len(awaited) - _LISTED} more" if len(awaited) > _LISTED else ""
        parts.append(f"{cells}{more} {'is' if len(awaited) == 1 else 'are'} empty")
    return "; ".join(parts) or "no game is entered"

def _whose(section: Section, number: int) -> str:
    name = section.by_number[number].name
    return f" ({name})" if name and section.origin.rows else ""

def _list(cells: Sequence[str]) -> str:
    return ("; " if any("," in cell for cell in cells) else ", ").join(cells)

def scheduled_rounds(section: Section) -> Iterator[Finding]:
    stated, last = section.scheduled_rounds, section.crosstable.last_begun
    if stated is not None and last > stated:
        yield Finding(
            WARNING,
            "rounds",
            section.origin.labels.get("scheduled_rounds") or _place(section, last),
            f"the event is said to have {counted(stated, 'round')}, but round {last} has results; "
            "correct the number of rounds, or the results that stand behind it",
        )

def games_left(section: Section) -> Iterator[Finding]:
    if not section.origin.grid:
        return
    results = [result for row in section.crosstable.results for result in row]
    is_begun = any(result.opponent is not None for result in results)
    if unclear_numbers(section) or UNREADABLE in results or not is_begun:
        return
    left = games_to_come(section)
    if left:
        games = ", ".join(f"{one} v {other}" for _, one, other in left[:_LISTED])
        more = " …" if len(left) > _LISTED else ""
        yield Finding(
            WARNING,
            "games-to-come",
            section.origin.sheet or section.name or "the grid",
            f"{counted(len(left), 'game')} {'is' if len(left) == 1 else 'are'} still to be played "
            f"({games}{more}); the standings count what was played",
        )

def looks_withdrawn(section: Section) -> Iterator[Finding]:
    if section.kind != "roundrobin" or unclear_numbers(section):
        return
    noun = section.origin.entry
    for row, number in enumerate(section.crosstable.numbers):
        results = section.crosstable.results[row]
        games = [result for result in results if result.opponent is not None]
        lost = sum(result.outcome is Outcome.FORFEIT_LOSS for result in games)
        ends_so = all(result.outcome is Outcome.FORFEIT_LOSS for result in games[-2:])
        if number in section.withdrawn or lost < 2 or not (ends_so or 2 * lost > len(games)):
            continue
        if played_less_than_half(section, number):
            yield section.finding(
                WARNING,
                "looks-withdrawn",
                row,
                "No.",
                f"{noun} {number} has lost {lost} games by forfeit and played fewer than half of "
                "all. After a withdrawal, state the number at the label Withdrawn: "
                "the games are annulled then",
            )
'''

MODULES['xltiebreak.event'] = r'''...
'''

MODULES['xltiebreak.event.crosstable'] = r'''from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import AWAITED, Outcome, Result

MAX_PLAYERS = 20_000
MAX_ROUNDS = 100
UNNUMBERED = 10**9

_UNKNOWN = frozenset({Outcome.PENDING, Outcome.AWAITED, Outcome.UNREADABLE})

_AWAY = frozenset({Outcome.UNPAIRED, Outcome.AWAITED})

@dataclass(frozen=True)
class Crosstable:

    numbers: tuple[int, ...]
    results: tuple[tuple[Result, ...], ...]

    def __post_init__(self) -> None:
        if len(self.numbers) != len(self.results):
            raise TieBreakError("A crosstable needs one pairing number for each row of results.")
        if len({len(row) for row in self.results}) > 1:
            raise TieBreakError("Every row of a crosstable needs the same number of rounds.")
        if len(self.numbers) > MAX_PLAYERS:
            raise TieBreakError(f"A section holds at most {MAX_PLAYERS:,} players.")
        if self.rounds > MAX_ROUNDS:
            raise TieBreakError(f"A section holds at most {MAX_ROUNDS} rounds.")

    @property
    def rounds(self) -> int:
        return len(self.results[0]) if self.results else 0

    @cached_property
    def rows(self) -> Mapping[int, tuple[Result, ...]]:
        return dict(zip(self.numbers, self.results))

    @cached_property
    def memory(self) -> dict[Hashable, Any]:
        return {}

    def started(self, round: int) -> bool:
        return self._begun[round - 1]

    @cached_property
    def _begun(self) -> tuple[bool, ...]:
        return tuple(
            any(result.outcome.begins for result in column)
            or not any(result.blank for result in column)
            for column in self.columns
        )

    @cached_property
    def columns(self) -> tuple[tuple[Result, ...], ...]:
        return tuple(zip(*self.results))

    def complete(self, round: int) -> bool:
        column = self.columns[round - 1]
        if not _UNKNOWN.isdisjoint(result.outcome for result in column):
            return False
        blank = {number for number, row in self.rows.items() if row[round - 1].blank}
        named = {result.opponent for result in column if result.opponent is not None}
        return named <= self.rows.keys() - blank and self.started(round)

    def missing(self, round: int) -> tuple[int, ...]:
        named = {result.opponent for result in self.columns[round - 1]}
        return tuple(
            number
            for number, row in zip(self.numbers, self.results)
            if row[round - 1].outcome in _UNKNOWN or (row[round - 1].blank and number in named)
        )

    @cached_property
    def complete_rounds(self) -> tuple[int, ...]:
        return tuple(r for r in range(1, self.rounds + 1) if self.complete(r))

    @cached_property
    def last_begun(self) -> int:
        return max((r for r in range(1, self.rounds + 1) if self.started(r)), default=0)

    def up_to(self, round: int) -> Crosstable:
        return Crosstable(self.numbers, tuple(row[:round] for row in self.results))

def typed_by_hand(table: Crosstable) -> Crosstable:
    begun = [round for round in range(1, table.rounds + 1) if table.started(round)]
    if not begun:
        return table
    *earlier, last = begun
    there = [not earlier or row[earlier[-1] - 1].outcome not in _AWAY for row in table.results]
    half_typed = [round for round in earlier if _mostly_empty(table, round)]
    if not half_typed and not any(result.blank for result in table.columns[last - 1]):
        return table
    rows = []
    for row, was_there in zip(table.results, there):
        awaited = [*half_typed, *([last] if was_there else [])]
        rows.append(
            tuple(
                AWAITED if result.blank and round in awaited else result
                for round, result in enumerate(row, start=1)
            )
        )
    return Crosstable(table.numbers, tuple(rows))

def _mostly_empty(table: Crosstable, round: int) -> bool:
    empty = sum(result.blank for result in table.columns[round - 1])
    return 2 * empty > len(table.results)
'''

MODULES['xltiebreak.event.figures'] = r'''from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Union

Figure = Union[float, Fraction]
_GLYPH_POINTS = {"¼": 0.25, "½": 0.5, "¾": 0.75}

@lru_cache(maxsize=4096)
def decimal(figure: Figure, digits: int = 2) -> str:
    scaled = Fraction(figure) * 10**digits
    whole = (abs(scaled) * 2 + 1) // 2  # half up, away from zero
    text = str(int(whole)).rjust(digits + 1, "0")
    if digits:
        text = f"{text[:-digits]}.{text[-digits:]}".rstrip("0").rstrip(".")
    return f"-{text}" if scaled < 0 and whole else text

_MOST_POINTS = 999_999

@lru_cache(maxsize=1024)
def points(text: str) -> float:
    plain = "".join(text.split()).replace(",", ".").replace("1/2", "½")
    extra = _GLYPH_POINTS.get(plain[-1:], 0.0)
    if extra:
        plain = plain[:-1] or "0"
    if not plain.isascii() or not plain.replace(".", "", 1).isdigit():
        raise ValueError(text)
    value = float(plain) + extra
    if value * 4 % 1 or value > _MOST_POINTS:
        raise ValueError(text)
    return value

def counted(count: Figure, noun: str) -> str:
    return f"{decimal(count)} {noun}{'s' * (count != 1)}"

def listed(words: Sequence[str]) -> str:
    if len(words) < 2:
        return "".join(words)
    if any("," in word for word in words) and len(words) > 2:
        return f"{'; '.join(words[:-1])}; and {words[-1]}"
    return f"{', '.join(words[:-1])} and {words[-1]}"
'''

MODULES['xltiebreak.event.findings'] = r'''from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

ERROR = "error"
WARNING = "warning"

class Place(NamedTuple):

    number: int
    column: int

class Finding(NamedTuple):

    severity: str
    code: str
    where: str
    message: str
    place: Place | None = None

    @property
    def is_error(self) -> bool:
        return self.severity == ERROR

class TieBreakError(ValueError):

    def __init__(self, message: str) -> None:
        super().__init__(shortened(message))

class EventError(TieBreakError):

    def __init__(self, findings: Sequence[Finding]) -> None:
        self.findings = tuple(findings)
        first = self.findings[0]
        rest = len(self.findings) - 1
        more = f" (and {rest} more)" if rest else ""
        super().__init__(f"{first.where}: {first.message}{more}")

LONG = 1_000

_LONG_QUOTE = re.compile(r"'([^']{60})[^']{200,}'|\"([^\"]{60})[^\"]{200,}\"")

def shortened(message: str) -> str:
    if len(message) < LONG:
        return message
    return _LONG_QUOTE.sub(lambda found: f"'{found[1] or found[2]}…'", message)

def errors_first(findings: Iterable[Finding]) -> list[Finding]:
    told = dict.fromkeys(
        one if len(one.message) < LONG else one._replace(message=shortened(one.message))
        for one in findings
    )
    return sorted(told, key=lambda finding: not finding.is_error)

def stop_on_errors(findings: Iterable[Finding]) -> None:
    errors = [finding for finding in findings if finding.is_error]
    if errors:
        raise EventError(errors)

def summary(findings: Sequence[Finding]) -> str:
    from xltiebreak.event.figures import counted  # late: no help text waits for fractions

    errors = sum(finding.is_error for finding in findings)
    warnings = len(findings) - errors
    parts = [
        counted(count, noun) for count, noun in ((errors, "error"), (warnings, "warning")) if count
    ]
    return " and ".join(parts) or "nothing to fix"
'''

MODULES['xltiebreak.event.notation'] = r'''from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Callable

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation import grid_cells, us
from xltiebreak.event.notation.dialects import (
    Dialect,
    UnknownCell,
    is_bare_number,
    lacks_uk_opponent,
    read_chess_results,
    read_plus_minus,
    read_uk,
    tidy,
)
from xltiebreak.event.notation.languages import NAMES, Refusal, rulings_for_results
from xltiebreak.event.results import BLANK, Outcome, Result

LONGEST = 40

DIALECTS: Mapping[str, Dialect] = {
    dialect.code: dialect
    for dialect in (
        Dialect("us", "W12", us.read),
        Dialect("chess-results", "12w1", read_chess_results),
        Dialect("plus-minus", "+12", read_plus_minus),
        Dialect("uk", "w 1 beside the opponent's number 12", read_uk),
        Dialect("grid", "1 in the column of player 12", grid_cells.read),
    )
}
US = "us"
GRID = DIALECTS["grid"]

class AmbiguousNotation(TieBreakError):

    def __init__(self, text: str, dialect: Dialect, message: str) -> None:
        super().__init__(message)
        self.text = text
        self.dialect = dialect

def dialect_named(name: str) -> Dialect:
    code = known_name(name)
    return DIALECTS.get(code) or DIALECTS["us"]._replace(code=code)

def known_name(name: str) -> str:
    code = "-".join(name.lower().split())
    if code not in DIALECTS and code not in NAMES:
        known = ", ".join((*DIALECTS, *NAMES))
        raise TieBreakError(f"{name!r} is not a notation; use one of {known}")
    return code

def is_empty(text: str) -> bool:
    return not tidy(text).strip("| ")

def read_cell(text: str, dialect: Dialect) -> Result:
    if is_empty(text):
        return BLANK
    plain = tidy(text)
    if len(plain) > LONGEST:
        raise UnknownCell(
            f"{plain[:LONGEST] + '…'!r} is too long for a result; "
            f"a win over player 12 is {dialect.example}"
        )
    try:
        return dialect.read(plain)
    except UnknownCell:
        if not is_bare_number(plain):
            raise
    raise UnknownCell(
        f"{plain!r} is a bare number and does not say against whom; "
        f"a win over player 12 is {dialect.example}"
    )

def infer(
    texts: Iterable[str], misfits: Callable[[Dialect], int] | None = None, stated: str = ""
) -> Dialect:
    every = list(texts)
    distinct = [text for text in dict.fromkeys(every) if not is_empty(text)]
    known = [one for one in DIALECTS.values() if one is not GRID and stated in ("", one.code)]
    if distinct and not stated and all(lacks_uk_opponent(tidy(text)) for text in distinct):
        raise AmbiguousNotation(
            distinct[0],
            DIALECTS["us"],
            f"{distinct[0]!r} names player {tidy(distinct[0])[-1]} in us notation, or a color and "
            "a score in uk notation, where the opponent's number stands in a column before it; "
            "add that column, or state the notation",
        )
    readings = [(one, understood(distinct, one)) for one in known]
    best = _best(readings)
    doubt = None if stated or not best else _doubt(*best[0], every)
    if doubt or not best or len(best[0][1]) < len(distinct):
        from xltiebreak.event.notation.ways import names_opponent, ways_to_read  # late: few need it

        left = [text for text in distinct if not best or text not in best[0][1]]
        if best and best[0][0].code == US and not doubt and not any(map(names_opponent, left)):
            return best[0][0]  # W or ½ without a number is a slip, and no other notation
        readings += [(one, understood(distinct, one)) for one in ways_to_read(distinct, stated)]
        best = _best(readings)
    if len(best) > 1 and misfits is not None:
        best = _fitting(best, misfits)
    if doubt and len(best) > 1:
        raise AmbiguousNotation(doubt.text, best[0][0], doubt.why)
    dialect, mine = best[0] if best else (DIALECTS["us"], {})
    for rival, theirs in best[1:]:
        for text in distinct:
            if _differ(mine.get(text), theirs.get(text)):
                one, other = _told_apart(dialect, rival)
                raise AmbiguousNotation(
                    text,
                    dialect,
                    f"{text!r} is {_in_words(mine.get(text))} in {one} notation and "
                    f"{_in_words(theirs.get(text))} in {other} notation, and nothing else in the "
                    "table decides; state the notation",
                )
    return dialect

Reading = tuple[Dialect, "dict[str, Result]"]

def _best(readings: Iterable[Reading]) -> list[Reading]:
    readings = list(readings)
    most = max((len(reading) for _, reading in readings), default=0)
    best: list[Reading] = []
    for dialect, reading in readings:
        if len(reading) == most and all(reading != other for _, other in best):
            best.append((dialect, reading))
    return best

_SURELY = 4

def _fitting(best: Sequence[Reading], misfits: Callable[[Dialect], int]) -> list[Reading]:
    counts = [misfits(dialect) for dialect, _ in best]
    least = min(counts)
    fitting = [one for one, count in zip(best, counts) if count < _SURELY * least or not count]
    return fitting if least < max(counts) else list(best)

def _doubt(dialect: Dialect, reading: Mapping[str, Result], texts: Sequence[str]) -> Refusal | None:
    if dialect.code == US:
        return rulings_for_results(texts)
    results = [result for result in reading.values() if result.opponent is not None]
    if len(results) < _A_FEW or not all(result.forfeit for result in results):
        return None
    text = next(text for text, result in reading.items() if result.forfeit)
    return Refusal(
        text,
        f"{text!r} would be {_in_words(reading[text])}, and so would all games here; state the "
        "notation: signs if + and - are games won and lost, forfeits if nobody played",
    )

_A_FEW = 3

def _differ(one: Result | None, other: Result | None) -> bool:
    if one is None or other is None:
        return one is not other
    mine, theirs = (one.outcome, one.opponent), (other.outcome, other.opponent)
    return mine != theirs or one.ruling != other.ruling

def _told_apart(one: Dialect, other: Dialect) -> tuple[str, str]:
    mine, theirs = (one.code, *one.names), (other.code, *other.names)
    return (
        next((name for name in mine if name in _STATED and name not in theirs), one.code),
        next((name for name in theirs if name in _STATED and name not in mine), other.code),
    )

_STATED = frozenset((*DIALECTS, *NAMES))

def understood(texts: Iterable[str], dialect: Dialect) -> dict[str, Result]:
    readings = {}
    for text in texts:
        try:
            readings[text] = read_cell(text, dialect)
        except UnknownCell:
            continue
    return readings

def _in_words(result: Result | None) -> str:
    if result is None:
        return "not a result"
    words = "not paired" if result.outcome is Outcome.UNPAIRED else f"a {result.outcome.value}"
    return f"{words} against player {result.opponent}" if result.opponent else words
'''

MODULES['xltiebreak.event.notation.byes'] = r'''from __future__ import annotations

import re

_WORDS = (
    *("bye", "point bye", "pt bye", "frei", "spielfrei", "freilos", "exe", "exempt"),
    *("libre", "exento", "vrij", "oneven", "riposo", "folga", "isento"),
)
_AWAY = frozenset(
    {
        "absent",
        "abs",
        "withdrawn",
        "withdrew",
        "wd",
        "not paired",
        "unpaired",
        "abwesend",
        "afwezig",
        "ausente",
        "assente",
    }
)
_SCORE = r"1(?:[.,]0)?|½|0(?:[.,]0)?"
_BYE = re.compile(
    rf"(?:({_SCORE}|full|half|zero)[ -]?)?(?:{'|'.join(_WORDS)})[ :=-]?\(?({_SCORE})?\)?"
)
_WORTH = {"1": "1", "½": "½", "0": "0", "f": "1", "h": "½", "z": "0"}

def worth_of_bye(text: str) -> str | None:
    words = text.lower()
    if words in _AWAY:
        return "0"
    found = _BYE.fullmatch(words)
    if found is None:
        return None
    stated = {_WORTH[worth[0]] for worth in found.groups() if worth}
    return (stated or {""}).pop() if len(stated) < 2 else None
'''

MODULES['xltiebreak.event.notation.dialects'] = r'''from __future__ import annotations

import re
from typing import Callable, NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation.byes import worth_of_bye
from xltiebreak.event.results import Outcome, Result

_DASHES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uff0d", "-"))
_HALF = re.compile(r"1/2|(?<!\d)0?[.,]50?(?!\d)")
_BARE_NUMBER = re.compile(r"\d+([.,]\d+)?[½¼¾]?|[½¼¾]")

NUMBER = r"0*([1-9]\d{0,5})"

PLAYED = {"1": Outcome.WIN, "½": Outcome.DRAW, "0": Outcome.LOSS}
FORFEITED = {"1": Outcome.FORFEIT_WIN, "½": Outcome.FORFEIT_DRAW, "0": Outcome.FORFEIT_LOSS}
BYES = {"1": Outcome.PAIRING_BYE, "½": Outcome.HALF_BYE, "0": Outcome.UNPAIRED}

class Dialect(NamedTuple):

    code: str
    example: str
    read: Callable[[str], Result]
    words: str = ""
    names: tuple[str, ...] = ()

class UnknownCell(TieBreakError):
    ...

def tidy(text: str) -> str:
    return _HALF.sub("½", " ".join(text.translate(_DASHES).split()))

def read_bye(text: str) -> Result | None:
    worth = worth_of_bye(text)
    return None if worth is None else Result(BYES[worth or "1"])

def is_bare_number(text: str) -> bool:
    return _BARE_NUMBER.fullmatch(text) is not None

def _colour(letter: str) -> str:
    return "w" if letter.lower() == "w" else "b"

_CHESS_RESULTS_GAME = re.compile(rf"{NUMBER} ?([wbsz]) ?([1½0+-]?)", re.IGNORECASE)
_CHESS_RESULTS_BYE = re.compile(r"- ?([1½0])")

def read_chess_results(text: str) -> Result:
    if game := _CHESS_RESULTS_GAME.fullmatch(text):
        opponent, colour, score = int(game[1]), _colour(game[2]), game[3]
        if not score:
            return Result(Outcome.PENDING, opponent, colour)
        if score in "+-":
            return Result(FORFEITED["1" if score == "+" else "0"], opponent, colour)
        return Result(PLAYED[score], opponent, colour)
    if bye := _CHESS_RESULTS_BYE.fullmatch(text):
        return Result(BYES[bye[1]])
    if text == "+":
        return Result(Outcome.PAIRING_BYE)
    if worded := read_bye(text):
        return worded
    raise UnknownCell(
        f"{text!r} is not a result; expected 12w1, 12b½ or 12w0, 12w+ or 12b- for a forfeit, "
        "-1, -½ or -0 where there is no opponent"
    )

_SIGNS = {"+": "1", "=": "½", "-": "0"}
_SIGNED_GAME = re.compile(rf"([+=-]) ?([wbf]?) ?{NUMBER} ?([wb]?)", re.IGNORECASE)
_SIGNED_BYE = re.compile(r"([+=-]) ?(?:BYE|[PFHZ][AP]?B)", re.IGNORECASE)

def read_plus_minus(text: str) -> Result:
    if game := _SIGNED_GAME.fullmatch(text):
        score, before, opponent, after = _SIGNS[game[1]], game[2].lower(), int(game[3]), game[4]
        if before == "f":
            return Result(FORFEITED[score], opponent)
        if before and after:
            raise UnknownCell(f"{text!r} states the color twice; expected +W12 or +12w")
        letter = before or after
        return Result(PLAYED[score], opponent, _colour(letter) if letter else "")
    if bye := _SIGNED_BYE.fullmatch(text):
        return Result(BYES[_SIGNS[bye[1]]])
    if worded := read_bye(text):
        return worded
    if text == "--":
        return Result(Outcome.UNPAIRED)
    raise UnknownCell(
        f"{text!r} is not a result; expected +12, =12 or -12 (+W12 or +B12 for the color, +F12 "
        "for a forfeit), +BYE, =BYE or --"
    )

_UK_CELL = re.compile(r"([wsb-]) ?([1½0]?) ?(k?)", re.IGNORECASE)
_UK_ALONE = re.compile(r"[ws] ?[1½0] ?k?", re.IGNORECASE)
_UK_OPPONENT = re.compile(NUMBER)
_UK_NOBODY = re.compile(r"0*|-*|bye", re.IGNORECASE)

def lacks_uk_opponent(text: str) -> bool:
    return _UK_ALONE.fullmatch(text) is not None

def read_uk(text: str) -> Result:
    who, bar, result = (part.strip() for part in text.partition("|"))
    if not bar:
        raise UnknownCell(f"{text!r} has no column with the opponent's number before it")
    cell, opponent = _UK_CELL.fullmatch(result), _UK_OPPONENT.fullmatch(who)
    if cell is None or (opponent is None and not _UK_NOBODY.fullmatch(who)):
        raise UnknownCell(
            f"{result!r} with opponent {who!r} is not a result; expected w 1, s ½ or w 0 beside "
            "a number, K behind it for a default, - 1 for a bye"
        )
    side, score, by_default = cell[1], cell[2], cell[3]
    if side == "-":
        if opponent or not score or by_default:
            raise UnknownCell(f"{result!r} is a bye; expected - 1, - ½ or - 0 without an opponent")
        return Result(BYES[score])
    if opponent is None:
        raise UnknownCell(f"{result!r} needs the opponent's number in the column before it")
    if by_default and not score:
        raise UnknownCell(f"{result!r} has no score; expected {side} 1K, {side} ½K or {side} 0K")
    outcome = (FORFEITED if by_default else PLAYED)[score] if score else Outcome.PENDING
    return Result(outcome, int(opponent[1]), _colour(side))
'''

MODULES['xltiebreak.event.notation.grid_cells'] = r'''from __future__ import annotations

import re

from xltiebreak.event.notation.dialects import FORFEITED, NUMBER, PLAYED, UnknownCell, tidy
from xltiebreak.event.results import Outcome, Result

_OUTCOMES = {**PLAYED, "=": PLAYED["½"], "+": FORFEITED["1"], "-": FORFEITED["0"]}
_OPPONENT = re.compile(NUMBER)
_WHOLE = re.compile(r"([01])[.,]0+")
_BETWEEN = re.compile(r" ?[,;] ?| ")
_MARK = re.compile(r"[^\w+=½]+|[xX]+")
_DASHES = re.compile(r"-+")
EXPECTED = "1, ½ or 0, + or - for a forfeit, or nothing while the game is still to be played"

def games_in(text: str, *, double: bool = False) -> tuple[str, ...]:
    plain = tidy(text)
    if _WHOLE.fullmatch(plain) and not (double and "," in plain):
        return (plain[0],)
    return tuple(part for part in _BETWEEN.split(plain) if part)

def is_score(text: str) -> bool:
    return text in _OUTCOMES

def is_cell(text: str) -> bool:
    scores = games_in(text)
    return 0 < len(scores) < 3 and all(map(is_score, scores))

def is_mark(text: str) -> bool:
    plain = tidy(text)
    return _MARK.fullmatch(plain) is not None and _DASHES.fullmatch(plain) is None

def is_diagonal(text: str) -> bool:
    plain = tidy(text)
    return not plain or is_mark(plain) or _DASHES.fullmatch(plain) is not None

def read(text: str) -> Result:
    who, bar, score = (part.strip() for part in text.partition("|"))
    opponent = _OPPONENT.fullmatch(who)
    if not bar or opponent is None:
        raise UnknownCell(f"{text!r} is not in the column of a player, headed by his number")
    outcome = _OUTCOMES.get(score)
    if outcome is None:
        raise UnknownCell(f"{score!r} is not a result; expected {EXPECTED}")
    return Result(outcome, int(opponent[1]))

_SCORE_OF = {outcome: score for score, outcome in _OUTCOMES.items() if score != "="}
_SCORE_OF |= {Outcome.FORFEIT_DRAW: "½"}

def write(result: Result) -> str:
    return _SCORE_OF.get(result.outcome, "")

_TWINS = {"1": "0", "½": "½", "0": "1", "+": "-", "-": "+, or - if neither came"}

def expected_twin(result: Result) -> str:
    return _TWINS.get(write(result), "a result")
'''

MODULES['xltiebreak.event.notation.languages'] = r'''from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from xltiebreak.event.notation.dialects import tidy

class Letters(NamedTuple):

    language: str
    win: str
    draw: str
    loss: str
    white: str = "w"
    black: str = "bsz"

    @property
    def words(self) -> str:
        return f"{self.language} ({self.meanings})"

    @property
    def meanings(self) -> str:
        return f"{self.win} won, {self.draw} drawn, {self.loss} lost"

ENGLISH = Letters("English", "W", "D", "L")
LANGUAGES: Sequence[Letters] = (
    Letters("German", "S", "R", "N"),
    Letters("German", "G", "R", "V"),
    Letters("German", "S", "U", "N"),
    Letters("French", "G", "N", "P", "b", "n"),
    Letters("French", "V", "N", "D", "b", "n"),
    Letters("Spanish", "G", "T", "P", "b", "n"),
    Letters("Spanish", "G", "E", "P", "b", "n"),
    Letters("Italian", "V", "N", "P", "b", "n"),
    Letters("Italian", "V", "P", "S", "b", "n"),
    Letters("Dutch", "W", "R", "V"),
    Letters("Portuguese", "V", "E", "D", "b", "n"),
    Letters("Swedish", "V", "R", "F", "v", "s"),
    Letters("Polish", "W", "R", "P", "b", "c"),
    Letters("Czech", "V", "R", "P", "b", "c"),
)

COLOURS: Sequence[tuple[str, str]] = (("w", "bsz"), ("b", "n"), ("v", "s"), ("b", "c"))

NAMES = (
    *dict.fromkeys(one.language.lower() for one in LANGUAGES),
    *("signs", "forfeits", "white-first", "player-first"),
)

_RULINGS = frozenset("NRS")
_GAMES = _RULINGS | frozenset("WDL")
_FORFEITS = frozenset("XZF")
_LETTER = re.compile(r"[A-Z][ -]?\d", re.IGNORECASE)
_A_FEW = 2

class Refusal(NamedTuple):

    text: str
    why: str

def rulings_for_results(texts: Iterable[str]) -> Refusal | None:
    texts = list(texts)
    tidied = {text: tidy(text) for text in dict.fromkeys(texts)}
    letter_of = {text: it[0].upper() for text, it in tidied.items() if _LETTER.match(it)}
    games = [text for text in texts if letter_of.get(text) in _GAMES]
    rulings = [text for text in games if letter_of[text] in _RULINGS]
    many = len(rulings) > _A_FEW and 5 * len(rulings) > len(games)
    if not many and not (rulings and 2 * len(rulings) >= len(games)):
        return None
    letters = set(letter_of.values()) - _FORFEITS
    return Refusal(
        rulings[0],
        f"{tidy(rulings[0])!r} is a director's ruling in US letters, and {len(rulings)} of "
        f"{len(games)} games here have such a letter (N, R or S); {_could_be(letters)}write W, D "
        "and L for won, drawn and lost, or state the notation: "
        f"{_names(letters)}us if these really are rulings",
    )

def _fitting(letters: Collection[str]) -> list[Letters]:
    return [one for one in LANGUAGES if set(letters) <= {one.win, one.draw, one.loss}]

def _could_be(letters: Collection[str]) -> str:
    fitting = [one.words for one in _fitting(letters)]
    return f"the table could be {' or '.join(fitting)}; " if fitting else ""

def _names(letters: Collection[str]) -> str:
    names = dict.fromkeys(one.language.lower() for one in _fitting(letters))
    return "".join(f"{name}, or " for name in names)
'''

MODULES['xltiebreak.event.notation.us'] = r'''from __future__ import annotations

import re

from xltiebreak.event.notation.dialects import NUMBER, UnknownCell, read_bye
from xltiebreak.event.results import Outcome, Result

LETTERS = {
    "W": Outcome.WIN,
    "D": Outcome.DRAW,
    "L": Outcome.LOSS,
    "X": Outcome.FORFEIT_WIN,
    "Z": Outcome.FORFEIT_DRAW,
    "F": Outcome.FORFEIT_LOSS,
    "B": Outcome.PAIRING_BYE,
    "H": Outcome.HALF_BYE,
    "U": Outcome.UNPAIRED,
}
RULINGS = {"N": Outcome.WIN, "R": Outcome.DRAW, "S": Outcome.LOSS}

_GAME = re.compile(rf"([WDLNRS])[ -]?{NUMBER} ?([wb]?)", re.IGNORECASE)
_FORFEIT = re.compile(rf"([XFZ])(?:[ -]?{NUMBER} ?([wb]?)| ?0| ?-*)", re.IGNORECASE)
_BYE = re.compile(r"([BHU]) ?(?:0|-*)", re.IGNORECASE)
_PENDING = re.compile(rf"{NUMBER} ?([wb?])", re.IGNORECASE)
_COLOUR_UNKNOWN = "?"

def read(text: str) -> Result:
    if game := _GAME.fullmatch(text):
        letter, opponent, colour = game[1].upper(), int(game[2]), game[3].lower()
        if letter in RULINGS:
            return Result(RULINGS[letter], opponent, colour, ruling=True)
        return Result(LETTERS[letter], opponent, colour)
    if forfeit := _FORFEIT.fullmatch(text):
        against = int(forfeit[2]) if forfeit[2] else None
        return Result(LETTERS[forfeit[1].upper()], against, (forfeit[3] or "").lower())
    if bye := _BYE.fullmatch(text):
        return Result(LETTERS[bye[1].upper()])
    if worded := read_bye(text):
        return worded
    if pending := _PENDING.fullmatch(text):
        return Result(Outcome.PENDING, int(pending[1]), pending[2].lower().strip(_COLOUR_UNKNOWN))
    raise UnknownCell(_why_not(text))

def _why_not(text: str) -> str:
    letter = text[0].upper()
    if re.fullmatch(r"[WDLNRS][\W0]*", text, re.IGNORECASE):
        return f"{text!r} does not say against whom; type {letter}12 for player 12"
    if re.fullmatch(r"[BHU]\W*\d+\D?", text, re.IGNORECASE):
        return f"{text!r} gives an opponent to a round without one; type {letter} alone"
    return (
        f"{text!r} is not a result; type W12, D12 or L12 (then w or b for the color), "
        "X12 or F12 for a forfeit, B, H or U where there is no opponent"
    )

_LETTER_OF = {outcome: letter for letter, outcome in LETTERS.items()} | {Outcome.FULL_BYE: "B"}
_RULING_OF = {outcome: letter for letter, outcome in RULINGS.items()}

def write(result: Result) -> str:
    if result.blank or result.outcome is Outcome.UNREADABLE:
        return ""
    if result.outcome is Outcome.PENDING:
        return f"{result.opponent}{result.colour or _COLOUR_UNKNOWN}"
    letters = _RULING_OF if result.ruling else _LETTER_OF
    against = "" if result.opponent is None else f"{result.opponent}{result.colour}"
    return f"{letters[result.outcome]}{against}"
'''

MODULES['xltiebreak.event.notation.ways'] = r'''from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from xltiebreak.event.notation.byes import worth_of_bye
from xltiebreak.event.notation.dialects import (
    BYES,
    FORFEITED,
    NUMBER,
    PLAYED,
    Dialect,
    UnknownCell,
    tidy,
)
from xltiebreak.event.notation.languages import COLOURS, ENGLISH, LANGUAGES, Letters
from xltiebreak.event.results import Outcome, Result

class Parts(NamedTuple):

    opponent: int | None
    colour: str = ""
    what: str = ""

_LETTER = r"[^\W\d_]"
_SCORE = r"1(?:[.,]0)?|½|0(?:[.,]0)?"
_PAIR = rf"(?:{_SCORE}) ?[-:/] ?(?:{_SCORE})|[+-] ?[:/] ?[+-]|[+][-]|[-][+]|= ?[:/] ?="

_WORD = r"[^\W\d_]{1,12}"
_LETTER_FIRST = re.compile(rf"({_WORD})\.?[ -]?[(#]{{0,2}}{NUMBER}\)? ?({_LETTER}?)")
_SCORE_FIRST = re.compile(rf"({_SCORE}|{_PAIR}|[+=-]) ?\(#?{NUMBER}\)")
_NUMBER_LETTER = re.compile(rf"{NUMBER} ?({_LETTER})")
_NUMBER_FIRST = re.compile(rf"{NUMBER}(?: ?({_LETTER}) ?| ?: ?| )({_SCORE}|{_PAIR}|[+=-])?")
_NUMBER_SIGN = re.compile(rf"{NUMBER} ?([+=-])")
_COLOUR_FIRST = re.compile(rf"({_LETTER})[ -]?{NUMBER} ?(?:([½+=-])|[ :/-] ?({_SCORE}|{_PAIR}))")
_SIGN_FIRST = re.compile(rf"([+=<>-]) ?({_LETTER}?) ?{NUMBER} ?({_LETTER}?)")
_NOBODY = re.compile(r"0*|-*|\*")
_WHO = re.compile(rf"({_LETTER}?) ?{NUMBER} ?({_LETTER}?)")
_COLOUR_BESIDE = re.compile(rf"({_LETTER})(?:[ :]?({_SCORE}|{_PAIR}|[+=-]))?")

def _letter_first(text: str) -> Parts | None:
    found = _LETTER_FIRST.fullmatch(text)
    return Parts(int(found[2]), found[3], found[1]) if found else None

def _score_first(text: str) -> Parts | None:
    found = _SCORE_FIRST.fullmatch(text)
    return Parts(int(found[2]), "", found[1]) if found else None

def _number_letter(text: str) -> Parts | None:
    found = _NUMBER_LETTER.fullmatch(text)
    return Parts(int(found[1]), "", found[2]) if found else None

def _number_first(text: str) -> Parts | None:
    if found := _NUMBER_SIGN.fullmatch(text):
        return Parts(int(found[1]), "", found[2])
    found = _NUMBER_FIRST.fullmatch(text)
    if found is None or not (found[2] or found[3]):
        return None
    return Parts(int(found[1]), found[2] or "", found[3] or "")

def _colour_first(text: str) -> Parts | None:
    found = _COLOUR_FIRST.fullmatch(text)
    return Parts(int(found[2]), found[1], found[3] or found[4]) if found else None

def _sign_first(text: str) -> Parts | None:
    found = _SIGN_FIRST.fullmatch(text)
    if found is None or (found[2] and found[4]):
        return None
    return Parts(int(found[3]), found[2] or found[4], found[1])

def _beside(text: str) -> Parts | None:
    columns = [part.strip() for part in text.split("|")]
    if len(columns) not in (2, 3):
        return None
    who, what = columns[0], columns[-1]
    colour = columns[1] if len(columns) == 3 else ""
    if named := _WHO.fullmatch(who):
        side = named[1] or named[3]
        if colour and side and colour.lower() != side.lower():
            return None
        return Parts(int(named[2]), colour or side, what)
    if _NOBODY.fullmatch(who):
        return Parts(None, colour, what)
    worth = worth_of_bye(who)
    if worth is None or (worth and what and _SCORES.get(what) != worth):
        return None
    return Parts(None, "", what or worth or _A_BYE)

def _beside_with_colour(text: str) -> Parts | None:
    parts = _beside(text)
    if parts is None or parts.opponent is None:
        return parts
    found = _COLOUR_BESIDE.fullmatch(parts.what)
    if found is None or parts.colour:
        return None
    return Parts(parts.opponent, found[1], found[2] or "")

_A_BYE = "a bye"
_SCORES = {"1": "1", "1.0": "1", "1,0": "1", "½": "½", "0": "0", "0.0": "0", "0,0": "0"}

class Form(NamedTuple):

    parts: Callable[[str], Parts | None]
    example: str
    name: str = ""
    by_letters: bool = False
    by_signs: bool = False

_FORMS = (
    Form(_letter_first, "{win}12", by_letters=True),
    Form(_score_first, "1 (12)"),
    Form(_number_letter, "12{win}", by_letters=True),
    Form(_number_first, "12w1", "chess-results"),
    Form(_colour_first, "w12+"),
    Form(_sign_first, "+12", "plus-minus", by_signs=True),
    Form(_beside, "1 beside the opponent's number 12", "uk", by_letters=True),
    Form(_beside_with_colour, "w 1 beside the opponent's number 12", "uk"),
)

WORDS = {
    **dict.fromkeys(("win", "won", "sieg", "gewonnen", "winst", "vinta"), Outcome.WIN),
    **dict.fromkeys(("draw", "drawn", "remis", "remise", "tablas", "patta"), Outcome.DRAW),
    **dict.fromkeys(("loss", "lost", "niederlage", "verloren", "verlies", "persa"), Outcome.LOSS),
}
_FORFEITS = {"X": "1", "Z": "½", "F": "0"}
_BYES = {"B": "1", "H": "½", "U": "0", "+": "1", "=": "½"}
_SIGNS = {"+": "1", "=": "½", "-": "0"}
_BY_DEFAULT = re.compile(r"([10+-]) ?\(?(?:k|kl|f|ff|forf|wo|def)\.?\)?", re.IGNORECASE)
_PAIRED = re.compile(rf"({_SCORE}) ?[-:/] ?({_SCORE})|([+=-]) ?[:/]? ?([+=-])")
_SIDES = {
    **dict.fromkeys(("white", "weiß", "weiss", "wit", "blanc", "blancs", "blancas", "bianco"), "w"),
    **dict.fromkeys(("black", "schwarz", "zwart", "noir", "noirs", "negras", "nero"), "b"),
    **{"-": "", "": ""},
}

@dataclass(frozen=True)
class Way:

    letters: Letters = ENGLISH
    colours: tuple[str, str] = COLOURS[0]
    signs: bool = False
    whites_first: bool = False

    def read(self, parts: Parts) -> Result | None:
        colour = self._colour(parts.colour)
        if colour is None:
            return None
        if parts.opponent is None:
            return None if colour else self._without_opponent(parts.what)
        outcome = self._outcome(parts.what, colour)
        return None if outcome is None else Result(outcome, parts.opponent, colour)

    def _colour(self, text: str) -> str | None:
        letter = text.lower()
        if letter in _SIDES:
            return _SIDES[letter]
        white, black = self.colours
        return "w" if letter in white else "b" if letter in black else None

    def _without_opponent(self, what: str) -> Result | None:
        letter = what.upper()
        if letter in _FORFEITS and letter not in self._own_letters:
            return Result(FORFEITED[_FORFEITS[letter]])
        worth = _SCORES.get(what.lstrip("- ")) or _BYES.get(letter) or worth_of_bye(what)
        if what and not what.strip("-"):
            worth = "0"
        elif worth == "":
            worth = "1"
        elif worth is None and (paired := _PAIRED.fullmatch(what)):
            worth = _SIGNS[paired[3]] if paired[3] else _SCORES[paired[1]]
        elif worth is None and letter in self._own_letters:
            worth = _OF_GAME[self._own_letters[letter]]
        return Result(BYES[worth]) if worth else None

    @property
    def _own_letters(self) -> dict[str, Outcome]:
        one = self.letters
        return {one.win: Outcome.WIN, one.draw: Outcome.DRAW, one.loss: Outcome.LOSS}

    def _outcome(self, what: str, colour: str) -> Outcome | None:
        if what in self._fixed:
            return self._fixed[what]
        if default := _BY_DEFAULT.fullmatch(what):
            return FORFEITED[_SIGNS.get(default[1], default[1])]
        if paired := _PAIRED.fullmatch(what):
            return self._of_pair(paired[1] or paired[3], paired[2] or paired[4], colour)
        letter = what.upper()
        if letter in self._own_letters:
            return self._own_letters[letter]
        return FORFEITED[_FORFEITS[letter]] if letter in _FORFEITS else WORDS.get(what.lower())

    @property
    def _fixed(self) -> Mapping[str, Outcome]:
        return _BY_SIGNS if self.signs else _BY_SCORES

    def _of_pair(self, first: str, second: str, colour: str) -> Outcome | None:
        if self.whites_first:
            if not colour:
                return None
            if colour == "b":
                first, second = second, first
        if first in _SIGNS and second in _SIGNS:
            if "=" in (first, second):
                return Outcome.DRAW if first == second else None
            return None if first == second == "+" else FORFEITED[_SIGNS[first]]
        scores = _SCORES.get(first, ""), _SCORES.get(second, "")
        return PLAYED[scores[0]] if scores in (("1", "0"), ("½", "½"), ("0", "1")) else None

    def names(self) -> Iterator[str]:
        yield self.letters.language.lower()
        yield "signs" if self.signs else "forfeits"
        yield "white-first" if self.whites_first else "player-first"

_EITHER = {"": Outcome.PENDING, ">": FORFEITED["1"], "<": FORFEITED["0"], "½": PLAYED["½"]}
_BY_SCORES = {
    **_EITHER,
    **{text: PLAYED[score] for text, score in _SCORES.items()},
    **{"+": FORFEITED["1"], "-": FORFEITED["0"]},
}
_BY_SIGNS = {**_EITHER, **{sign: PLAYED[score] for sign, score in _SIGNS.items()}}
_OF_GAME = {Outcome.WIN: "1", Outcome.DRAW: "½", Outcome.LOSS: "0"}

def names_opponent(text: str) -> bool:
    found = (form.parts(tidy(text)) for form in _FORMS)
    return any(parts and parts.opponent for parts in found)

def ways_to_read(texts: Sequence[str], stated: str = "") -> Iterator[Dialect]:
    for form in _FORMS:
        tokens = Counter(
            parts._replace(opponent=parts.opponent and 1)
            for text in texts
            if (parts := _parts(form, tidy(text)))
        )
        games = sum(count for parts, count in tokens.items() if parts.opponent)
        if games:
            yield from _best_ways(form, tokens, stated)

def _best_ways(form: Form, tokens: Counter[Parts], stated: str) -> Iterator[Dialect]:
    found: dict[tuple[Result | None, ...], list[Way]] = {}
    for way in _possible(form, tokens):
        if not stated or stated in (*way.names(), form.name):
            found.setdefault(tuple(map(way.read, tokens)), []).append(way)
    counts = {
        meaning: sum(count for result, count in zip(meaning, tokens.values()) if result)
        for meaning in found
    }
    most = max(counts.values(), default=0)
    for meaning, ways in found.items():
        if most and counts[meaning] == most:
            yield _dialect(form, ways, tokens)

def _possible(form: Form, tokens: Iterable[Parts]) -> Iterator[Way]:
    whats = {parts.what for parts in tokens}
    has_letters = form.by_letters and any(what.isalpha() and len(what) == 1 for what in whats)
    languages = [ENGLISH, *LANGUAGES] if has_letters else [ENGLISH]
    colours = COLOURS if any(parts.colour for parts in tokens) else COLOURS[:1]
    signs = (True,) if form.by_signs else (False, True) if whats & _SIGNS.keys() else (False,)
    pairs = any(_PAIRED.fullmatch(what) and what not in _SCORES for what in whats)
    whites_first = (False, True) if pairs else (False,)
    for one, sides, by_sign, first in product(languages, colours, signs, whites_first):
        if one is ENGLISH or len(colours) == 1 or sides in ((one.white, one.black), COLOURS[0]):
            yield Way(one, sides, by_sign, first)

def _parts(form: Form, text: str) -> Parts | None:
    return form.parts(text) or (None if "|" in text else Parts(None, "", text))

def _dialect(form: Form, ways: Sequence[Way], tokens: Iterable[Parts]) -> Dialect:
    way = ways[0]
    languages = list(dict.fromkeys(one.letters.language for one in ways))
    example = form.example.format(win=way.letters.win)

    def read(text: str) -> Result:
        parts = _parts(form, text)
        result = way.read(parts) if parts else None
        if result is None:
            if parts and parts.colour and parts.opponent is None:
                raise UnknownCell(
                    f"{text!r} has a color but names no opponent; type the opponent's number"
                )
            raise UnknownCell(f"{text!r} is not a result; {way_in_words}")
        return result

    words = ""
    if form.by_letters and ENGLISH not in [one.letters for one in ways]:
        words = f"{' or '.join(languages)} letters ({way.letters.meanings})"
    expected = way.letters.meanings if words else f"a win over player 12 is {example}"
    way_in_words = (
        f"expected what this table has for a game ({expected}), or for a round without an "
        "opponent 1 bye, ½ bye or 0 bye"
    )
    names = [name for one in ways for name in one.names()]
    code = languages[0].lower() if words else form.name or example
    return Dialect(code, example, read, words, tuple(dict.fromkeys([*names, form.name])))
'''

MODULES['xltiebreak.event.origin'] = r'''from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from xltiebreak.event.findings import Place

@dataclass(frozen=True)
class Origin:

    sheet: str = ""
    rows: tuple[int, ...] = ()
    columns: Mapping[str, str] = field(default_factory=dict)
    lines: bool = False
    texts: tuple[tuple[str, ...], ...] = ()
    grid: tuple[tuple[int, ...], ...] = ()
    labels: Mapping[str, str] = field(default_factory=dict)
    entry: str = "player"
    typed: bool = False
    cells: Mapping[tuple[int, str], str] = field(default_factory=dict)
    team: str = ""
    how: tuple[str, ...] = ()

    def cell(self, row: int, column: str, number: int) -> str:
        short = self.short(row, column, number)
        has_address = self.sheet and not short.startswith(f"{self.entry} ")
        return f"{self.sheet}!{short}" if has_address and "!" not in short else short

    def short(self, row: int, column: str, number: int) -> str:
        if apart := self.cells.get((row, column)):
            return apart
        column = self._column(row, column)
        letter = self.columns.get(column)
        if letter is None or row >= len(self.rows):
            return f"{self.entry} {number}, {letter or _called(column)}"
        if self.lines:
            return f"line {self.rows[row]}, {letter}"
        return f"{letter}{self.rows[row]}"

    def place(self, row: int, column: str, number: int) -> Place | None:
        column = self._column(row, column)
        return Place(number, int(column[1:])) if column[1:].isdigit() else None

    def _column(self, row: int, column: str) -> str:
        if self.grid and column[0] == "R" and column[1:].isdigit():
            place = self.grid[row][int(column[1:]) - 1]
            return f"C{place}" if place else column
        return column

_CALLED = {"R": "round", "P": "points of round", "C": "column"}

def _called(column: str) -> str:
    return f"{_CALLED[column[0]]} {column[1:]}" if column[1:].isdigit() else column.lower()
'''

MODULES['xltiebreak.event.ratings'] = r'''from __future__ import annotations

import re
from typing import NamedTuple

_RATING = re.compile(
    r"(\d{1,4})(?:[.,]0+)?\*?(?: ?[P/] ?(\d{1,3})| ?[FNE])?(?: ?-> ?\d{1,4}.*)?", re.IGNORECASE
)
_UNRATED = re.compile(r"|0+|-+|unr\.?|unrated|nr\.?|n/?a|new|none", re.IGNORECASE)

class Rating(NamedTuple):

    value: int | None
    provisional: int | None = None

def rating(text: str) -> Rating:
    if _UNRATED.fullmatch(text):
        return Rating(None)
    found = _RATING.fullmatch(text)
    if found is None:
        raise ValueError(text)
    value = int(found[1])
    return Rating(value or None, int(found[2]) if found[2] and value else None)
'''

MODULES['xltiebreak.event.results'] = r'''from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from xltiebreak.event.findings import TieBreakError

_OVER_THE_BOARD, _BY_FORFEIT, _BYE, _OPEN = "game", "forfeit", "bye", "open"
_UNCOUNTED, _AWAITED = "", "awaited"

class Outcome(Enum):

    _value_: str
    points: float
    played: bool
    forfeit: bool
    bye: bool
    begins: bool
    needs_opponent: bool
    may_name_opponent: bool

    __hash__ = object.__hash__  # an Enum's own goes by the name, slowly, at each look into a table

    def __new__(cls, name: str, points: float, manner: str) -> Outcome:
        member = object.__new__(cls)
        member._value_ = name
        member.points = points
        member.played = manner == _OVER_THE_BOARD
        member.forfeit = manner == _BY_FORFEIT
        member.bye = manner == _BYE
        member.begins = manner not in (_BYE, _AWAITED)
        member.needs_opponent = manner in (_OVER_THE_BOARD, _OPEN)
        member.may_name_opponent = member.needs_opponent or member.forfeit
        return member

    WIN = "win", 1.0, _OVER_THE_BOARD
    DRAW = "draw", 0.5, _OVER_THE_BOARD
    LOSS = "loss", 0.0, _OVER_THE_BOARD
    FORFEIT_WIN = "forfeit win", 1.0, _BY_FORFEIT
    FORFEIT_DRAW = "forfeit draw", 0.5, _BY_FORFEIT
    FORFEIT_LOSS = "forfeit loss", 0.0, _BY_FORFEIT
    PAIRING_BYE = "full-point bye", 1.0, _BYE
    FULL_BYE = "granted full-point bye", 1.0, _BYE
    HALF_BYE = "half-point bye", 0.5, _BYE
    UNPAIRED = "not paired", 0.0, _BYE
    ANNULLED = "annulled, as one of the two withdrew early", 0.0, _UNCOUNTED
    PENDING = "not finished", 0.0, _OPEN
    AWAITED = "not entered yet", 0.0, _AWAITED
    UNREADABLE = "unreadable", 0.0, _UNCOUNTED

TWIN = {
    Outcome.WIN: Outcome.LOSS,
    Outcome.DRAW: Outcome.DRAW,
    Outcome.LOSS: Outcome.WIN,
    Outcome.FORFEIT_WIN: Outcome.FORFEIT_LOSS,
    Outcome.FORFEIT_DRAW: Outcome.FORFEIT_DRAW,
    Outcome.FORFEIT_LOSS: Outcome.FORFEIT_WIN,
}

class _Follows:

    __slots__ = ("played", "points")
    played: bool
    points: float

@dataclass(frozen=True, init=False)
class Result(_Follows):

    __slots__ = ("blank", "colour", "opponent", "outcome", "ruling", "unrated", "worth")
    outcome: Outcome
    opponent: int | None
    colour: str
    ruling: bool
    worth: float | None
    unrated: bool
    blank: bool

    def __init__(
        self,
        outcome: Outcome,
        opponent: int | None = None,
        colour: str = "",
        ruling: bool = False,
        worth: float | None = None,
        unrated: bool = False,
        blank: bool = False,
    ) -> None:
        played = outcome.played
        if colour not in ("", "w", "b"):
            raise TieBreakError(f"{colour!r} is not a colour; use w, b, or nothing.")
        if (ruling or unrated) and not played:
            raise TieBreakError(f"A {outcome.value} is no game that was played.")
        if opponent is None:
            if outcome.needs_opponent:
                raise TieBreakError(f"A {outcome.value} needs the opponent's number.")
        elif opponent < 1 or not outcome.may_name_opponent:
            raise TieBreakError(f"A {outcome.value} has no opponent {opponent}.")
        keep = object.__setattr__  # what a frozen dataclass does; large events make many results
        keep(self, "outcome", outcome)
        keep(self, "opponent", opponent)
        keep(self, "colour", colour)
        keep(self, "ruling", ruling)
        keep(self, "worth", worth)
        keep(self, "unrated", unrated)
        keep(self, "blank", blank)
        keep(self, "played", played)
        keep(self, "points", outcome.points if worth is None else worth)

    def __reduce__(self) -> tuple[Any, ...]:
        given = (self.outcome, self.opponent, self.colour, self.ruling, self.worth)
        return Result, (*given, self.unrated, self.blank)

    @property
    def forfeit(self) -> bool:
        return self.outcome.forfeit

BLANK = Result(Outcome.UNPAIRED, blank=True)
AWAITED = Result(Outcome.AWAITED, blank=True)
UNREADABLE = Result(Outcome.UNREADABLE)
'''

MODULES['xltiebreak.event.roundrobin'] = r'''from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import Section

ROUNDROBIN = "roundrobin"
SITS_OUT = Result(Outcome.UNPAIRED)

Entry = TypeVar("Entry")

def rounds_of_a_cycle(players: int) -> int:
    return max(players - 1 + players % 2, 1)

def berger_round(players: int, one: int, other: int) -> int:
    last = players + players % 2
    low, high = sorted((one, other))
    sum_of_both = 2 * low if high == last else low + high
    return (sum_of_both - 2) % (last - 1) + 1

def by_round(
    cycles: Sequence[Sequence[Sequence[Entry]]], nobody: Entry
) -> tuple[tuple[Entry, ...], ...]:
    players = len(cycles[0]) if cycles else 0
    a_cycle = rounds_of_a_cycle(players)
    rows = [[nobody] * (a_cycle * len(cycles)) for _ in range(players)]
    for c, table in enumerate(cycles):
        for i, row in enumerate(table):
            for j, entry in enumerate(row):
                if i != j:
                    rows[i][c * a_cycle + berger_round(players, i + 1, j + 1) - 1] = entry
    return tuple(map(tuple, rows))

def opponent_in(players: int, one: int, round: int) -> int | None:
    wanted = (round - 1) % rounds_of_a_cycle(players) + 1
    for other in range(1, players + 1):
        if other != one and berger_round(players, one, other) == wanted:
            return other
    return None

def games_to_come(section: Section) -> list[tuple[int, int, int]]:
    if not section.origin.grid:
        return []
    numbers = sorted(section.crosstable.numbers)
    gone = _gone(section)
    games = []
    for place, number in enumerate(numbers, start=1):
        for round, result in enumerate(section.crosstable.rows[number], start=1):
            if result != BLANK:
                continue
            other = opponent_in(len(numbers), place, round)
            if other and other > place and not gone & {number, numbers[other - 1]}:
                games.append((round, number, numbers[other - 1]))
    return sorted(games)

def games_in_all(section: Section) -> int:
    players = len(section.players) - len(_gone(section))
    cycles = -(-section.crosstable.rounds // rounds_of_a_cycle(len(section.players)))
    return players * (players - 1) // 2 * cycles

def annulled(section: Section) -> Section:
    gone = _gone(section)
    if not gone:
        return section
    rows = [
        tuple(_without(result, number in gone, gone) for result in row)
        for number, row in zip(section.crosstable.numbers, section.crosstable.results)
    ]
    return replace(section, crosstable=Crosstable(section.crosstable.numbers, tuple(rows)))

def _gone(section: Section) -> set[int]:
    return {number for number in section.withdrawn if played_less_than_half(section, number)}

def played_less_than_half(section: Section, number: int) -> bool:
    row: Sequence[Result] = section.crosstable.rows.get(number, ())
    entries = len(section.players)
    cycles = max(1, -(-len(row) // rounds_of_a_cycle(entries)))
    completed = sum(
        result.opponent is not None
        and result.outcome not in (Outcome.FORFEIT_LOSS, Outcome.PENDING)
        for result in row
    )
    return 2 * completed < (entries - 1) * cycles

def _without(result: Result, withdrew: bool, gone: set[int]) -> Result:
    if result.opponent is None:
        return result
    return Result(Outcome.ANNULLED) if withdrew or result.opponent in gone else result
'''

MODULES['xltiebreak.event.section'] = r'''from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple, Optional, Protocol

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import Finding, TieBreakError
from xltiebreak.event.origin import Origin

MAX_BOARDS = 50

BY_MATCH_POINTS, BY_GAME_POINTS = "match", "game"

EQUAL_BOARDS = 1.0

@dataclass(frozen=True)
class Player:

    number: int
    name: str = ""
    id: str = ""
    rating: int | None = None
    provisional: int | None = None
    team: str = ""
    title: str = ""
    federation: str = ""
    sex: str = ""
    birth: str = ""
    printed_score: float | None = None
    printed_place: int | None = None

    @property
    def label(self) -> str:
        return self.name or f"Player {self.number}"

class MatchPoints(NamedTuple):

    win: float
    draw: float
    loss: float

    def __str__(self) -> str:
        return "-".join("½" if points == 0.5 else f"{points:g}" for points in self)

TOURNAMENT_POINTS = MatchPoints(1.0, 0.5, 0.0)

FIDE_MATCH_POINTS = MatchPoints(2.0, 1.0, 0.0)

Points = Optional[float]
Lineup = tuple[int, ...]

@dataclass(frozen=True)
class Matches:

    points: tuple[tuple[Points, ...], ...]
    boards: int = 0
    weights: tuple[float, ...] = ()
    placed_by: str = BY_MATCH_POINTS
    match_points: MatchPoints | None = None
    members: Section | None = None
    rosters: tuple[tuple[int, ...], ...] = ()
    lineups: tuple[tuple[Lineup, ...], ...] = ()

    def __post_init__(self) -> None:
        if self.placed_by not in (BY_MATCH_POINTS, BY_GAME_POINTS):
            raise TieBreakError("Teams are placed by match points (match) or game points (game).")
        if not 0 <= self.boards <= MAX_BOARDS:
            raise TieBreakError(f"A match has at most {MAX_BOARDS} boards.")
        if self.weights and len(self.weights) != self.boards:
            raise TieBreakError("The board weights and the number of boards do not go together.")

    @property
    def board_weights(self) -> tuple[float, ...]:
        return self.weights or (EQUAL_BOARDS,) * self.boards

    @property
    def most(self) -> float:
        return sum(self.board_weights)

    def knows_points(self, crosstable: Crosstable) -> bool:
        played = any(result.played for row in crosstable.results for result in row)
        return played and not self.lacks_points(crosstable)

    def lacks_points(self, crosstable: Crosstable) -> bool:
        return any(
            points[round - 1] is None and row[round - 1].played
            for row, points in zip(crosstable.results, self.points)
            for round in crosstable.complete_rounds
        )

    def knows_boards(self, crosstable: Crosstable) -> bool:
        return bool(self.members and self.lineups) and all(
            self.lineups[row][round - 1]
            for row, results in enumerate(crosstable.results)
            for round in crosstable.complete_rounds
            if results[round - 1].played
        )

    @cached_property
    def _seats(self) -> dict[tuple[int, int], int]:
        return {
            (member, round): board
            for row in self.lineups
            for round, lineup in enumerate(row, start=1)
            for board, member in enumerate(lineup, start=1)
            if member
        }

    def board_of(self, member: int, round: int) -> int | None:
        return self._seats.get((member, round))

    def board_points(self, row: int, round: int) -> list[float]:
        if self.members is None or row >= len(self.lineups):
            return []
        rows = self.members.crosstable.rows
        return [
            rows[member][round - 1].points if member in rows else 0.0
            for member in self.lineups[row][round - 1]
        ]

def weighted(points: Sequence[float], weights: Sequence[float]) -> float:
    return sum(got * worth for got, worth in zip(points, weights))

class Prizes(Protocol):

    @property
    def findings(self) -> tuple[Finding, ...]:
        ...

    @property
    def divides_equally(self) -> bool:
        ...

@dataclass(frozen=True)
class Section:

    name: str
    players: tuple[Player, ...]
    crosstable: Crosstable
    kind: str = "swiss"
    scheduled_rounds: int | None = None
    edition: str = ""
    order: str = ""
    lots: str = ""
    trophies: int | None = None
    unrated: int | None = None
    withdrawn: tuple[int, ...] = ()
    matches: Matches | None = None
    counting: int | None = None
    prizes: Prizes | None = None
    printed: Mapping[str, Mapping[int, str]] = field(default_factory=dict)
    origin: Origin = field(default_factory=Origin)
    faults: tuple[Finding, ...] = ()

    def __post_init__(self) -> None:
        if tuple(player.number for player in self.players) != self.crosstable.numbers:
            raise TieBreakError("The players and the rows of the crosstable do not match.")

    @cached_property
    def by_number(self) -> Mapping[int, Player]:
        return {player.number: player for player in self.players}

    def finding(self, severity: str, code: str, row: int, column: str, message: str) -> Finding:
        number = self.crosstable.numbers[row]
        where = self.origin.cell(row, column, number)
        return Finding(severity, code, where, message, self.origin.place(row, column, number))

    @property
    def rounds(self) -> int:
        return len(self.crosstable.complete_rounds)

@dataclass(frozen=True)
class Event:

    name: str
    sections: tuple[Section, ...]
    dates: str = ""
    venue: str = ""
    city: str = ""
    organizer: str = ""
    chief_td: str = ""
    assistant_tds: str = ""
    rated_by: str = ""
    time_control: str = ""
    notes: str = ""
    next_event: str = ""
    thanks: str = ""
    faults: tuple[Finding, ...] = ()

    def __post_init__(self) -> None:
        if not self.sections:
            raise TieBreakError("An event needs at least one section.")
'''

MODULES['xltiebreak.event.team_match'] = r'''from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, IntEnum
from typing import NamedTuple

from xltiebreak.event.results import Outcome
from xltiebreak.event.section import Points

class Wrong(Enum):

    NO_OPPONENT = "only a bye or a forfeit needs no opponent"
    HAS_OPPONENT = "a bye has no opponent"
    HALF_TYPED = "the points of one of the two teams are missing"
    CONTRADICTS = "the result does not go together with the points"
    NOBODY = "a side has points where nobody sat"

class Both(NamedTuple):

    first: Outcome
    second: Outcome

WON = Both(Outcome.WIN, Outcome.LOSS)
DREW = Both(Outcome.DRAW, Outcome.DRAW)
LOST = Both(Outcome.LOSS, Outcome.WIN)
WON_BY_FORFEIT = Both(Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS)
DREW_BY_FORFEIT = Both(Outcome.FORFEIT_DRAW, Outcome.FORFEIT_DRAW)
LOST_BY_FORFEIT = Both(Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN)
BOTH_LOST = Both(Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS)
TO_COME = Both(Outcome.PENDING, Outcome.PENDING)

class Word(NamedTuple):

    both: Both = TO_COME
    bye: Outcome | None = None
    ruling: bool = False

    @property
    def outcome(self) -> Outcome:
        return self.bye or self.both.first

MATCH_WORDS: Mapping[str, Word] = {
    "": Word(TO_COME),
    **dict.fromkeys(("w", "win", "won"), Word(WON)),
    **dict.fromkeys(("d", "draw", "drawn"), Word(DREW)),
    **dict.fromkeys(("l", "loss", "lost"), Word(LOST)),
    "n": Word(WON, ruling=True),
    "r": Word(DREW, ruling=True),
    "s": Word(LOST, ruling=True),
    **dict.fromkeys(("x", "+", "forfeit", "forfeit win"), Word(WON_BY_FORFEIT)),
    **dict.fromkeys(("f", "-", "forfeit loss"), Word(LOST_BY_FORFEIT)),
    **dict.fromkeys(("ff", "--", "double forfeit"), Word(BOTH_LOST)),
    **dict.fromkeys(("z", "forfeit draw"), Word(DREW_BY_FORFEIT)),
    **dict.fromkeys(("b", "bye", "full bye", "full-point bye"), Word(bye=Outcome.PAIRING_BYE)),
    **dict.fromkeys(("h", "half bye", "½ bye", "half-point bye"), Word(bye=Outcome.HALF_BYE)),
    **dict.fromkeys(("u", "zero bye", "zero-point bye", "not paired"), Word(bye=Outcome.UNPAIRED)),
}

BOARD_SIGNS: Mapping[str, Both] = {
    **dict.fromkeys(("1", "1-0", "1:0", "w"), WON),
    **dict.fromkeys(("½", "½-½", "½:½", "d", "="), DREW),
    **dict.fromkeys(("0", "0-1", "0:1", "l"), LOST),
    **dict.fromkeys(("+", "x", "+-", "+/-"), WON_BY_FORFEIT),
    **dict.fromkeys(("-", "f", "-+", "-/+"), LOST_BY_FORFEIT),
    **dict.fromkeys(("--", "- -", "ff", "-/-"), BOTH_LOST),
}

class State(IntEnum):

    ALONE, NO_POINTS, HALF, MORE, EQUAL, FEWER = range(6)

_P, _W, _D, _L = Outcome.PENDING, Outcome.WIN, Outcome.DRAW, Outcome.LOSS
_FW, _FD, _FL = Outcome.FORFEIT_WIN, Outcome.FORFEIT_DRAW, Outcome.FORFEIT_LOSS
_ALONE, _HALF, _NOT_SO = Wrong.NO_OPPONENT, Wrong.HALF_TYPED, Wrong.CONTRADICTS

MATCH_RULE: Mapping[Outcome, tuple[Outcome | Wrong, ...]] = {
    # the points: alone   none  half   more     equal    fewer
    _P:          (_ALONE, _P,   _HALF, _W,      _D,      _L),
    _W:          (_ALONE, _W,   _HALF, _W,      _NOT_SO, _NOT_SO),
    _D:          (_ALONE, _D,   _HALF, _NOT_SO, _D,      _NOT_SO),
    _L:          (_ALONE, _L,   _HALF, _NOT_SO, _NOT_SO, _L),
    _FW:         (_FW,    _FW,  _FW,   _FW,     _FW,     _NOT_SO),
    _FD:         (_FD,    _FD,  _FD,   _FD,     _FD,     _FD),
    _FL:         (_FL,    _FL,  _FL,   _NOT_SO, _FL,     _FL),
}  # fmt: skip

def state_of(own: Points, theirs: Points) -> State:
    if own is None or theirs is None:
        return State.NO_POINTS if own is theirs else State.HALF
    return State.EQUAL if own == theirs else State.MORE if own > theirs else State.FEWER

def match_outcome(typed: Outcome, state: State, *, ruling: bool = False) -> Outcome | Wrong:
    if typed.bye:
        return typed if state is State.ALONE else Wrong.HAS_OPPONENT
    if typed not in MATCH_RULE or (ruling and state is not State.ALONE):
        return typed
    return MATCH_RULE[typed][state]
'''

MODULES['xltiebreak.event.words'] = r'''from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence

_WORD = re.compile(r"[^\W\d_]+|\d+")
_OTHER_LETTERS = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "ð": "d", "æ": "ae", "œ": "oe"})

LONGEST = 200

def bare(text: str) -> str:
    return "".join(letter for letter in text.casefold() if letter.isalnum())

def folded(text: str) -> str:
    if text.isascii():
        return text.lower()
    parted = unicodedata.normalize("NFKD", text.casefold().translate(_OTHER_LETTERS))
    return "".join(letter for letter in parted if not unicodedata.combining(letter))

def words_of(text: str) -> list[str]:
    return _WORD.findall(folded(text))

def nearest(text: str, known: Mapping[str, str], most: int = 3) -> list[str]:
    import difflib

    spelled: dict[str, str] = {}
    for word, meant in known.items():
        spelled.setdefault(bare(word), meant)
    close = difflib.get_close_matches(bare(text[:LONGEST]), spelled, n=4 * most, cutoff=0.6)
    return list(dict.fromkeys(spelled[word] for word in close))[:most]

def either(choices: Iterable[str]) -> str:
    *others, last = choices
    return f"{', '.join(others)} or {last}" if others else last

def unknown(text: str, what: str, near: Sequence[str], otherwise: str) -> str:
    advice = f"is {either(near)} meant?" if near else otherwise
    return f"{text!r} is not {what}; {advice}"
'''

MODULES['xltiebreak.excel'] = r'''from __future__ import annotations
from typing import Any
'''

MODULES['xltiebreak.excel.reentry'] = r'''from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from xltiebreak.functions import FUNCTIONS

_CALL = re.compile(
    r"(?<![\w.])@?(?:'[^']*'!|\[\d+\]!|[\w.]+!)?(?:_xldudf_)?"
    rf"(?P<name>{'|'.join(sorted(FUNCTIONS))})(?=\()"
    r"""|"(?:[^"]|"")*"|'(?:[^']|'')*'""",
    re.IGNORECASE,
)

_NONE_HERE = (
    "No formula here uses the tie-break functions. Open the workbook that was made for "
    "xlwings Lite, or type one, such as =MODMEDIAN(F5:J28)."
)

def as_typed(formula: str) -> str:
    uses = False

    def typed(found: re.Match[str]) -> str:
        nonlocal uses
        name = found["name"]
        uses = uses or name is not None
        return name.upper() if name else found[0]

    written = _CALL.sub(typed, formula)
    return written if uses else ""

def formulas_to_enter(
    formulas: Sequence[Sequence[Any]], values: Sequence[Sequence[Any]]
) -> dict[tuple[int, int], str]:
    entered = {}
    for row, line in enumerate(formulas):
        for column, formula in enumerate(line):
            if not isinstance(formula, str) or not formula.startswith("="):
                continue
            spilled = (column and formula == line[column - 1]) or (
                row and formula == formulas[row - 1][column]
            )
            if spilled or formula == values[row][column]:
                continue
            typed = as_typed(formula)
            if typed:
                entered[row, column] = typed
    return entered

async def reenter(book: Any) -> str:
    found = [(sheet, await _cells(sheet)) for sheet in book.sheets]
    for sheet, cells in found:
        for (row, column), formula in cells.items():
            sheet[row, column].formula2 = formula
    counts = [f"{sheet.name} {len(cells)}" for sheet, cells in found if cells]
    if not counts:
        return _NONE_HERE
    return f"Formulas entered: {', '.join(counts)}. Now save the workbook."

async def _cells(sheet: Any) -> Mapping[tuple[int, int], str]:
    used = await sheet.get_used_range()  # formatted cells, too: a formula may show nothing
    if used is None:
        return {}
    formulas = await used.options(ndim=2).get_formula()
    values = await used.options(ndim=2, err_to_str=True).get_value()
    return {
        (used.row - 1 + row, used.column - 1 + column): formula
        for (row, column), formula in formulas_to_enter(formulas, values).items()
    }
'''

MODULES['xltiebreak.excel.udfs'] = r'''# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from xlwings import arg, func

from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions import CATEGORY, FUNCTIONS, SheetFunction, short, told

CLASSIC = func.__module__ == "xlwings.udfs"

def _registered(one: SheetFunction) -> Callable[..., Any]:

    @wraps(one.work)
    def function(*arguments: Any, **named: Any) -> Any:
        try:
            return one.work(*arguments, **named)
        except TieBreakError as error:
            if one.in_words or CLASSIC:
                return told(error)
            raise ValueError(short(str(error))) from None

    function.__annotations__ = {}  # xlwings takes type hints for converters
    function.__signature__ = one.signature  # type: ignore[attr-defined]
    for name in reversed([*one.arguments]):
        shape = {"ndim": 2} if name in one.blocks else {}
        function = arg(name, err_to_str=True, doc=one.arguments[name], **shape)(function)
    registered: Callable[..., Any] = func(category=CATEGORY)(function)
    return registered

globals().update({name: _registered(one) for name, one in FUNCTIONS.items()})
'''

MODULES['xltiebreak.functions'] = r'''from xltiebreak.functions.calculators import (
    cumulative_by_hand,
    ihsa_by_hand,
    ihsa_one_round,
    opponents_by_hand,
)
from xltiebreak.functions.catalogue import FUNCTIONS, NAMED
from xltiebreak.functions.given import INDIVIDUAL, Given, MatchArguments
from xltiebreak.functions.offered import CATEGORY, SheetFunction, short, told
from xltiebreak.functions.pasted import UNKNOWN, comparison_table
from xltiebreak.functions.prize_list import PrizeArguments, prizes_table
from xltiebreak.functions.spills import (
    NOTHING_TO_FIX,
    Spill,
    column_in_order,
    explanation,
    findings_of,
    findings_table,
    match_column,
    place_column,
    score_column,
    standings_table,
    team_standings_table,
    terms_table,
    tie_break_column,
    why_table,
)
'''

MODULES['xltiebreak.functions.blocks'] = r'''from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import Any

from xltiebreak.event.crosstable import MAX_PLAYERS, Crosstable, typed_by_hand
from xltiebreak.event.figures import counted, points
from xltiebreak.event.findings import ERROR, WARNING, Finding, Place, TieBreakError
from xltiebreak.event.notation import DIALECTS, UnknownCell, dialect_named, read_cell, understood
from xltiebreak.event.origin import Origin
from xltiebreak.event.ratings import rating
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.roundrobin import ROUNDROBIN
from xltiebreak.event.section import BY_MATCH_POINTS, Matches, Player, Points, Section
from xltiebreak.event.team_match import match_outcome, state_of
from xltiebreak.functions.cells import LONGEST, Key, column_of, text_of
from xltiebreak.functions.given import BESIDE, REMEMBERED, TEAM, Entered, kept, remembered
from xltiebreak.tables.cells import MADE_A_DATE, Cell, Fault, Grid, Row, cell_of
from xltiebreak.tables.header import Header
from xltiebreak.tables.player_rows import Entry
from xltiebreak.tables.result_cells import read_results
from xltiebreak.tables.settings import boards_of
from xltiebreak.tables.settings import understood as setting
from xltiebreak.tables.square import Square, read_pairs, understood_better

MOST_POINTS = 9_999

_US = dialect_named("us")
_TEXTS, _ROWS = 65_536, 8_192

_SHORT = 32

MOST_WRONG = 1_000

_FEWEST = 2

@remembered(REMEMBERED)
def section_of(entered: Entered) -> Section:
    if entered.ratings:
        rated = _ratings(entered.ratings, len(entered.results), entered.entry)
        section = section_of(entered._replace(ratings=()))
        players = [_player(one.number, rated.get(one.number)) for one in section.players]
        return replace(section, players=tuple(players))
    grid = None if entered.of_teams else grid_section(entered.results, entered.named)
    if grid is not None:
        return _completed(grid, entered.withdrawn)
    read, faults = read_rounds(entered.results, entered.entry)
    if entered.points:
        read, unplayed = _as_their_points_say(read, entered.points)
        faults = [*faults, *unplayed]
    numbers = _taking_part(read, entered.named)
    rows = tuple([read[number - 1] for number in numbers])
    matches, unread = _matches(entered, read, numbers) if entered.of_teams else (None, ())
    return Section(
        name="",
        players=tuple([_player(number, None) for number in numbers]),
        crosstable=typed_by_hand(Crosstable(tuple(numbers), rows)),
        matches=matches,
        origin=Origin(entry=entered.entry, typed=True),
        faults=(*faults, *unread),
    )

def _taking_part(rows: Sequence[Sequence[Result]], named: Sequence[int]) -> list[int]:
    opponents = set() if named else {result.opponent for row in rows for result in row}
    there = [
        number
        for number, row in enumerate(rows, start=1)
        if number in opponents or not all(result.blank for result in row)
    ]
    return sorted({*there, *named}) if there else there

@lru_cache(maxsize=MAX_PLAYERS)
def _player(number: int, rating: int | None) -> Player:
    return Player(number, rating=rating)

@remembered(BESIDE)
def _ratings(block: Key, rows: int, entry: str) -> Mapping[int, int]:
    rated = {}
    for number, value in enumerate(column_of(block, rows, "ratings"), start=1):
        try:
            found = rating(text_of(value)).value
        except ValueError:
            raise TieBreakError(
                f"{entry} {number}: {text_of(value)!r} is not a rating; expected one such as 1641, "
                "1641P17 or nothing"
            ) from None
        if found is not None:
            rated[number] = found
    return rated

def read_rounds(block: Key, entry: str) -> tuple[tuple[tuple[Result, ...], ...], Sequence[Finding]]:
    read = []
    for row in block:
        results = _row_in_us(row)
        if results is None:
            break
        read.append(results)
    else:
        return tuple(read), ()
    _refuse_other_cells(block, entry)
    cells = [[value_cell(value) for value in row] for row in block]
    in_us = all(cell.fault or _in_us(cell.text) for row in cells for cell in row)
    read_in_full = read_results(
        cells,
        lambda row, round: (f"{entry} {row + 1}, round {round}", Place(row + 1, round)),
        _US.code if in_us else "",
        "in a block of cells, by letters such as W12",
        range(1, len(cells) + 1),
    )
    return read_in_full.results, read_in_full.faults

def _refuse_other_cells(block: Key, entry: str) -> None:
    wrong: list[str] = []
    for number, row in enumerate(block, start=1):
        for round, value in enumerate(row, start=1):
            if not _is_result(value):
                wrong.append(f"{entry} {number}, round {round}: {value_cell(value).text[:40]!r}")
                if len(wrong) > MOST_WRONG:
                    raise TieBreakError(
                        f"{wrong[0]} is not a result, and neither are more than {MOST_WRONG:,} "
                        f"other cells; select the results alone, a row a {entry} and a column a "
                        "round, with letters such as W12"
                    )

@kept(_TEXTS)
def _is_result(value: Any) -> bool:
    cell = value_cell(value)
    readings = (understood([cell.text], dialect) for dialect in DIALECTS.values())
    return cell.fault is None and any(readings)

def value_cell(value: Any) -> Cell:
    if isinstance(value, str):
        return _text_cell(value) if len(value) < _SHORT else cell_of(value[:LONGEST])
    return cell_of(text_of(value) if isinstance(value, int) else value)

@kept(_TEXTS)
def _text_cell(text: str) -> Cell:
    return cell_of(text)

@kept(_ROWS)
def _row_in_us(row: tuple[Any, ...]) -> tuple[Result, ...] | None:
    results = tuple([result for result in map(_in_us, row) if result is not None])
    return results if len(results) == len(row) else None

@kept(_TEXTS)
def _in_us(value: Any) -> Result | None:
    cell = value_cell(value)
    if cell.fault is not None:
        return None
    try:
        return read_cell(cell.text, _US)
    except UnknownCell:
        return None

def _matches(
    entered: Entered, results: Sequence[Sequence[Result]], rows: Sequence[int]
) -> tuple[Matches, Sequence[Finding]]:
    boards, weights = boards_of(entered.boards)
    faults: list[Finding] = []
    inside = []
    for row, line in enumerate(results, start=1):
        inside.append(tuple(_points_of(entered.points, row, line, faults)))
        if len(faults) > MOST_WRONG:
            raise TieBreakError(
                f"{faults[0].where}: {faults[0].message}; there are more than {MOST_WRONG:,} such "
                "cells, so select the block of points alone"
            )
    matches = Matches(
        tuple(inside[row - 1] for row in rows),
        boards,
        weights,
        setting("placed_by", entered.placed_by or BY_MATCH_POINTS),
        setting("match_points", entered.match_points) if entered.match_points else None,
    )
    return matches, faults

def _as_their_points_say(
    results: Sequence[Sequence[Result]], inside: Key
) -> tuple[tuple[tuple[Result, ...], ...], Sequence[Finding]]:
    faults: list[Finding] = []

    def said(team: int, round: int, result: Result) -> Result:
        other = result.opponent or 0
        if result.outcome is not Outcome.PENDING or not 0 < other <= len(results):
            return result
        if results[other - 1][round - 1].opponent != team:
            return result
        own, theirs = (_read(inside[one - 1][round - 1])[0] for one in (team, other))
        ended = match_outcome(Outcome.PENDING, state_of(own, theirs))
        if isinstance(ended, Outcome):
            return replace(result, outcome=ended)
        if own is not None:
            message = (
                f"team {team} has {counted(own, 'point')} in round {round}, but those of team "
                f"{other} are missing; type them, too"
            )
            where = f"{TEAM} {other}, points of round {round}"
            faults.append(Finding(ERROR, "match-points", where, message, Place(other, round)))
        return result

    rows = [
        tuple([said(team, round, result) for round, result in enumerate(row, start=1)])
        for team, row in enumerate(results, start=1)
    ]
    return tuple(rows), faults

def _points_of(
    block: Key, row: int, results: Sequence[Result], faults: list[Finding]
) -> Iterator[Points]:
    values = block[row - 1] if block else [None] * len(results)
    for round, (value, result) in enumerate(zip(values, results), start=1):
        found, fault = _read(value)
        where, place = f"{TEAM} {row}, points of round {round}", Place(row, round)
        if fault is not None:
            faults.append(Finding(ERROR, fault.code, where, fault.message, place))
        elif found and result.blank:
            message = (
                f"team {row} has points in round {round} but no result, so they do not count; type "
                "the result, such as W12"
            )
            faults.append(Finding(WARNING, "points-without-result", where, message, place))
        yield None if result.blank else found

def _read(value: Any) -> tuple[Points, Fault | None]:
    cell = value_cell(value)
    if cell.fault is not None:
        return None, cell.fault
    if not cell.text:
        return None, None
    try:
        read = points(cell.text)
    except ValueError:
        return None, Fault(
            "unreadable-points",
            f"{cell.text!r} is not the points inside a match; expected figures such as 2.5 or 44, "
            "or an empty cell where no match was played",
        )
    return (read, None) if read <= MOST_POINTS else (None, MADE_A_DATE)

class _Block(Square):

    @cached_property
    def titles(self) -> dict[int, str]:
        return {column: f"column {column + 1}" for column in range(len(self.grid.rows[0].cells))}

    def address(self, row: Row, column: int) -> str:
        return f"player {row.number}, {self.titles[column]}"

def grid_section(block: Key, named: Sequence[int] = ()) -> Section | None:
    rows = len(block)
    if rows < _FEWEST or len(block[0]) not in (rows, 2 * rows):
        return None
    cells = [[value_cell(value) for value in row] for row in block]
    square = _square(cells)
    everybody = [Entry(row, row.number, tuple(row.cells)) for row in square.grid.rows]
    if not understood_better(square, everybody):
        return None
    here = [one for one in everybody if one.number in named or _takes_part(square, one)]
    faults: list[Finding] = []
    results, columns = read_pairs(square, here, faults)
    numbers = tuple(entry.number for entry in here)
    return Section(
        name="",
        players=tuple(map(Player, numbers)),
        crosstable=Crosstable(numbers, results),
        kind=ROUNDROBIN,
        origin=Origin(grid=columns),
        faults=tuple(faults),
    )

def _square(cells: list[list[Cell]]) -> _Block:
    width = len(cells[0]) // len(cells)
    across = {
        number: range((number - 1) * width, number * width) for number in range(1, len(cells) + 1)
    }
    rows = [Row(number, row) for number, row in enumerate(cells, start=1)]
    header = Header(0, {}, {number: heads[0] for number, heads in across.items()}, across=across)
    return _Block(Grid("", rows, lines=True), header)

def _takes_part(square: Square, one: Entry) -> bool:
    return any(
        cell.text or cell.fault
        for other in square.grid.rows
        if other.number != one.number
        for row, number in ((one.row, other.number), (other, one.number))
        for _, cell in square.against(row, number)
    )

def _completed(grid: Section, withdrawn: str) -> Section:
    left: tuple[int, ...] = setting("withdrawn", withdrawn)
    strangers = [number for number in left if number not in grid.crosstable.rows]
    if strangers:
        raise TieBreakError(f"there is no player {strangers[0]} who could have withdrawn")
    return replace(grid, withdrawn=left)
'''

MODULES['xltiebreak.functions.calculators'] = r'''from __future__ import annotations

import datetime
from fractions import Fraction
from itertools import zip_longest
from typing import Any

from xltiebreak.event.figures import points
from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions.cells import Block, figures_in, text_of
from xltiebreak.ranking.byhand import Called, by_hand, opponents_figures
from xltiebreak.rules.systems import Figures, tie_break
from xltiebreak.rules.systems.us_teams import ihsa_round
from xltiebreak.tables.cells import MADE_A_DATE

LARGEST = 9999

_ARGUMENTS = Called(
    opponents="opponents_scores", points="round_points", score="own_score", rounds="rounds"
)

def opponents_by_hand(
    code: Any, opponents: Block, own_score: Any = None, rounds: Any = None
) -> float | str:
    one = tie_break(text_of(code))
    needs = one.system.by_hand
    if Figures.MATCHES in needs:
        raise TieBreakError(
            f"{one.code} needs the points inside the matches, too; use {one.system.function} on "
            "the results"
        )
    if Figures.POINTS in needs:
        raise TieBreakError(
            f"{one.code} needs the player's own results, too; use TIEBREAK on the results"
        )
    values = figures_in(opponents, _ARGUMENTS.opponents)
    for place, value in enumerate(values, start=1):
        _refuse_date(value)
        if Figures.RATINGS not in needs and not text_of(value):
            raise TieBreakError(
                f"cell {place} of opponents_scores is empty; type 0 for a round without a game, "
                "or leave the cell out"
            )
    return _value(
        one.code,
        opponents=opponents_figures(one.code, list(map(text_of, values)), "opponents_scores"),
        score=None if text_of(own_score) == "" else _figure(own_score, "own_score"),
        rounds=None if text_of(rounds) == "" else _whole(rounds),
    )

def cumulative_by_hand(round_points: Block) -> float | str:
    values = figures_in(round_points, _ARGUMENTS.points)
    return _value("CUM", results=[_result(value) if text_of(value) else "U" for value in values])

def ihsa_by_hand(points_: Block, opponents_points: Block) -> float:
    own, theirs = figures_in(points_, "points"), figures_in(opponents_points, "opponents_points")
    value = Fraction()
    for match, (m, t) in enumerate(zip_longest(own, theirs), start=1):
        if bool(text_of(m)) != bool(text_of(t)):
            given, missing = (
                ("points", "opponents_points") if text_of(m) else ("opponents_points", "points")
            )
            raise TieBreakError(
                f"match {match} has {given} but no {missing}; give both, or leave both empty for a "
                "match that was not played"
            )
        if text_of(m):
            value += ihsa_round(_figure(m, "points"), _figure(t, "opponents_points"))
    return float(value)

def ihsa_one_round(points_: Any, opponent_points: Any) -> float:
    own, theirs = _figure(points_, "points"), _figure(opponent_points, "opponent_points")
    return float(ihsa_round(own, theirs))

def _value(code: str, **given: Any) -> float | str:
    value = by_hand(code, called=_ARGUMENTS, **given).value
    return "" if value is None else float(value)

def _figure(value: Any, what: str) -> float:
    _refuse_date(value)
    try:
        figure = points(text_of(value))
    except ValueError:
        figure = LARGEST + 1
    if figure > LARGEST:
        raise TieBreakError(
            f"{text_of(value)!r} in {what} is not a score; expected figures such as 3 or 2.5"
        )
    return figure

def _refuse_date(value: Any) -> None:
    days = isinstance(value, (int, float)) and value > LARGEST
    if days or isinstance(value, (datetime.date, datetime.time)):
        raise TieBreakError(MADE_A_DATE.message)

def _whole(value: Any) -> int:
    text = text_of(value)
    if not text.isdecimal() or not 0 < len(text) < 4:
        raise TieBreakError(f"{text!r} is not a number of rounds; expected one such as 5")
    return int(text)

def _result(value: Any) -> float | str:
    _refuse_date(value)
    try:
        return points(text_of(value))
    except ValueError:
        return text_of(value)
'''

MODULES['xltiebreak.functions.catalogue'] = r'''"""The functions of the spreadsheets: what each is given, and what it does.

This is the one list of them. ``excel`` registers it with xlwings, ``libreoffice`` writes it into
its extension, and the table in the documentation is made from it. A tie-break's function is made
from its system in the registry: name, help and arguments have one source.

There are no type hints on what a spreadsheet calls: xlwings takes them for converters.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from xltiebreak import __version__
from xltiebreak.functions.calculators import (
    cumulative_by_hand,
    ihsa_by_hand,
    ihsa_one_round,
    opponents_by_hand,
)
from xltiebreak.functions.given import INDIVIDUAL, Given, MatchArguments
from xltiebreak.functions.offered import OFFERED, SheetFunction, in_figures, in_words, with_matches
from xltiebreak.functions.pasted import comparison_table
from xltiebreak.functions.prize_list import PrizeArguments, prizes_table
from xltiebreak.functions.spills import (
    column_in_order,
    explanation,
    findings_table,
    match_column,
    place_column,
    score_column,
    standings_table,
    team_standings_table,
    terms_table,
    tie_break_column,
    why_table,
)
from xltiebreak.rules.systems import SYSTEMS, Needs, TieBreak, tie_break


def _of_tie_break(name: str, one: TieBreak) -> Callable[..., Any]:
    """The function of one tie-break, with what it needs beside the results."""
    code, system = one.code, one.system
    function = _of_matches(code) if system.needs is Needs.POINTS else _of_games(code, system.needs)
    function.__name__ = function.__qualname__ = name
    options = "".join(f" {system.meaning(option)}." for option in one.options)
    function.__doc__ = f"{one.name} ({system.reference}): {system.key}{options}"
    return function


def _of_games(code: str, needs: Needs) -> Callable[..., Any]:
    """With a column of ratings where it needs one."""

    def plain(results, player=None, edition=None):
        return tie_break_column(Given(results, edition=edition), code, player)

    def rated(results, ratings, player=None, edition=None):
        given = Given(results, edition=edition, ratings=ratings)
        return tie_break_column(given, code, player)

    return rated if needs is Needs.RATINGS else plain


def _of_matches(code: str) -> Callable[..., Any]:
    """With the block of points inside the matches, and with what else its rule looks at."""

    def column(results, team, edition, *matches):
        given = Given(results, edition=edition, matches=MatchArguments(*matches))
        return match_column(given, code, team)

    def alone(results, points, team=None):
        return column(results, team, None, points)

    def under_edition(results, points, team=None, edition=None):
        return column(results, team, edition, points)

    def with_boards(results, points, boards, team=None, edition=None):
        return column(results, team, edition, points, boards)

    def placed(results, points, team=None, edition=None, placed_by=None, match_points=None):
        return column(results, team, edition, points, None, placed_by, match_points)

    shapes: Mapping[str, Callable[..., Any]]
    shapes = {"IHSA": alone, "PI": with_boards, "GMP": placed}
    return shapes.get(code, under_edition)


NAMED: Mapping[str, TieBreak] = {
    name: tie_break("/".join(filter(None, (system.code, option))))
    for system in SYSTEMS.values()
    for option, name in {"": system.function, **system.functions}.items()
    if name and system.needs is not Needs.COMBINED
}
"""The tie-breaks whose function is made here, by its name."""

for _name, _one in NAMED.items():
    in_figures(_of_tie_break(_name, _one))


@in_figures
@with_matches
def TIEBREAK(  # noqa: N802
    results,
    code,
    player=None,
    edition=None,
    ratings=None,
    matches=INDIVIDUAL,
    order=None,
    lots=None,
    withdrawn=None,
    names=None,
):
    """Any tie-break by its code: a column of all players or teams, or the value of one."""
    given = Given(results, order, edition, ratings, lots, withdrawn, matches, names)
    return column_in_order(given, code, player)


@in_figures
def SCORE_TB(results, player=None, withdrawn=None, names=None):  # noqa: N802
    """The score over the complete rounds: a column of all players, or one player's."""
    return score_column(Given(results, withdrawn=withdrawn, names=names), player)


@in_figures
@with_matches
def PLACE_TB(  # noqa: N802
    results,
    order=None,
    edition=None,
    ratings=None,
    lots=None,
    withdrawn=None,
    matches=INDIVIDUAL,
    names=None,
):
    """Every player's or team's place, ties broken in the given order; the first of a shared one."""
    given = Given(results, order, edition, ratings, lots, withdrawn, matches, names)
    return place_column(given)


@in_words
@with_matches
def STANDINGS_TB(  # noqa: N802
    results,
    names,
    order=None,
    edition=None,
    ratings=None,
    lots=None,
    withdrawn=None,
    matches=INDIVIDUAL,
):
    """The standings in place order: places, names, scores, tie-breaks and what decided."""
    given = Given(results, order, edition, ratings, lots, withdrawn, matches)
    return standings_table(given, names)


@in_words
@with_matches
def EXPLAIN_TB(  # noqa: N802
    results,
    code,
    player,
    edition=None,
    ratings=None,
    withdrawn=None,
    matches=INDIVIDUAL,
    order=None,
    lots=None,
    names=None,
):
    """A player's or team's tie-break in a sentence: what was added, what was dropped, and why."""
    given = Given(results, order, edition, ratings, lots, withdrawn, matches, names)
    return explanation(given, code, player)


@in_words
@with_matches
def WHY_TB(  # noqa: N802
    results,
    one,
    other,
    order=None,
    edition=None,
    ratings=None,
    lots=None,
    withdrawn=None,
    matches=INDIVIDUAL,
    names=None,
):
    """Why one of two players or teams is placed before the other, round by round."""
    given = Given(results, order, edition, ratings, lots, withdrawn, matches, names)
    return why_table(given, one, other)


@in_words
@with_matches
def TERMS_TB(  # noqa: N802
    results,
    code,
    player,
    edition=None,
    ratings=None,
    withdrawn=None,
    matches=INDIVIDUAL,
    order=None,
    lots=None,
    names=None,
):
    """A player's or team's tie-break round by round, with the total in the last row."""
    given = Given(results, order, edition, ratings, lots, withdrawn, matches, names)
    return terms_table(given, code, player)


@in_words
def CHECK_TB(results, withdrawn=None, points=None, boards=None, names=None):  # noqa: N802
    """What is wrong in the results, a row for each finding, or "nothing to fix"."""
    matches = MatchArguments(points, boards)
    given = Given(results, withdrawn=withdrawn, matches=matches, names=names)
    return findings_table(given)


@in_words
@with_matches
def VERIFY_TB(  # noqa: N802
    results,
    printed,
    order=None,
    edition=None,
    ratings=None,
    lots=None,
    withdrawn=None,
    matches=INDIVIDUAL,
    names=None,
):
    """What a pairing program printed against the rules: our figure wherever the two differ."""
    given = Given(results, order, edition, ratings, lots, withdrawn, matches, names)
    return comparison_table(given, printed)


@in_words
@with_matches
def PRIZES_TB(  # noqa: N802
    results,
    names,
    ratings,
    prizes,
    order=None,
    edition=None,
    lots=None,
    withdrawn=None,
    entries=None,
    rules=None,
    matches=INDIVIDUAL,
    teams=None,
):
    """Who takes which prize: the winners with cash, trophies and why, what is not paid, the sum."""
    given = Given(results, order, edition, None, lots, withdrawn, matches, names)
    told = PrizeArguments(names, ratings, prizes, entries, rules, teams)
    return prizes_table(given, told)


@in_words
def TEAMSUM_TB(  # noqa: N802
    results, teams, counting, order=None, edition=None, ratings=None
):
    """Where players play and teams are ranked by their top ones: the team standings."""
    given = Given(results, order, edition, ratings)
    return team_standings_table(given, teams, counting)


@in_figures
def OPPONENTS_BYHAND(code, opponents_scores, own_score=None, rounds=None):  # noqa: N802
    """A tie-break from the opponents' scores alone, without a crosstable."""
    return opponents_by_hand(code, opponents_scores, own_score, rounds)


@in_figures
def CUMULATIVE_BYHAND(round_points):  # noqa: N802
    """Cumulative from the points of each round, without a crosstable."""
    return cumulative_by_hand(round_points)


@in_figures
def IHSA_BYHAND(points, opponents_points):  # noqa: N802
    """The IHSA team tie-break: the sum of (m + 10) × (t² + 1) ÷ 100 over the matches played."""
    return ihsa_by_hand(points, opponents_points)


@in_figures
def IHSA_ROUND(points, opponent_points):  # noqa: N802
    """What one match adds to the IHSA team tie-break: (m + 10) × (t² + 1) ÷ 100."""
    return ihsa_one_round(points, opponent_points)


@in_figures
def VERSION_TB():  # noqa: N802
    """The version of xltiebreak whose functions answer in this workbook."""
    return __version__


FUNCTIONS: Mapping[str, SheetFunction] = OFFERED
"""Every function by its name."""
'''

MODULES['xltiebreak.functions.cells'] = r'''from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import chain, islice
from typing import Any

from xltiebreak.event.crosstable import MAX_PLAYERS, MAX_ROUNDS
from xltiebreak.event.findings import TieBreakError
from xltiebreak.tables.cells import plain

Block = Sequence[Sequence[Any]]

Key = tuple[tuple[Any, ...], ...]

MOST_CELLS = 200_000

MOST_COLUMNS = 2 * (MAX_ROUNDS + 1)

LONGEST = 32_767

_DEEPEST = 50
_MOST_BITS = 200
_ERROR_NUMBERS = {-2146826243: "#SPILL!", -2146826238: "#CALC!"}

_COMMON = frozenset({str, float, type(None)})
_ROWS = frozenset({list, tuple})

def text_of(value: Any) -> str:
    if value is None or type(value) is str:
        return plain(value[:LONGEST]) if value else ""
    if isinstance(value, bool):
        return str(value).upper()
    if isinstance(value, int):
        return _ERROR_NUMBERS.get(value) or _whole(value)
    if isinstance(value, (float, Decimal)):
        return _spelled(value)
    value = _listed(value)
    if isinstance(value, (list, tuple)):
        return ",".join(filter(None, map(text_of, islice(_single(value), LONGEST))))
    return plain(str(value)[:LONGEST])

def _whole(number: int) -> str:
    if number.bit_length() <= _MOST_BITS:
        return str(number)
    return f"{'-' * (number < 0)}10^{round(number.bit_length() * 0.30103)}"

def _spelled(number: float | Decimal) -> str:
    try:
        return _whole(int(number)) if number == number // 1 else str(number)
    except ArithmeticError:  # a Decimal that is no number, or beyond all measure
        return str(number)

def _listed(value: Any) -> Any:
    tolist = getattr(value, "tolist", None)
    return tolist() if callable(tolist) else value

def _single(values: Sequence[Any]) -> Iterator[Any]:
    open_lists = [iter(values)]
    while open_lists:
        for value in open_lists[-1]:
            if not isinstance(value, (list, tuple)):
                yield value
            elif len(open_lists) < _DEEPEST:
                open_lists.append(iter(value))
                break
        else:
            open_lists.pop()

def _rows_of(block: Any) -> Block:
    if block is None:
        return ()
    rows = _listed(block)
    if not isinstance(rows, (list, tuple)):
        return ((rows,),)
    if len(rows) > MAX_PLAYERS:
        raise TieBreakError(
            f"the block has {len(rows):,} rows, and a section holds at most {MAX_PLAYERS:,} "
            "players; select only the players' rows"
        )
    if _ROWS.issuperset(map(type, rows)):
        return rows
    each = map(_listed, rows)
    return [row if isinstance(row, (list, tuple)) else (row,) for row in each]

def key_of(block: Any) -> Key:
    rows = _rows_of(block)
    widths = list(dict.fromkeys(map(len, rows)))
    if len(widths) > 1:
        row = next(k for k, one in enumerate(rows, start=1) if len(one) != widths[0])
        raise TieBreakError(
            f"row {row} of the block has {len(rows[row - 1])} cells and row 1 has {widths[0]}; "
            "select a rectangle, a row a player and a column a round"
        )
    if not any(widths):
        return ()
    if widths[0] > MOST_COLUMNS:
        raise TieBreakError(
            f"the block has {widths[0]:,} columns, and a section holds at most {MAX_ROUNDS} "
            "rounds; select only the rounds"
        )
    if len(rows) * widths[0] > MOST_CELLS:
        _refuse_too_many(rows)
    if _COMMON.issuperset(map(type, chain.from_iterable(rows))):
        return tuple(map(tuple, rows))
    return tuple([tuple([_apart(value) for value in row]) for row in rows])

def _refuse_too_many(rows: Block) -> None:
    filled = sum(value is not None and value != "" for value in chain.from_iterable(rows))
    if filled > MOST_CELLS:
        raise TieBreakError(
            f"the block has {filled:,} filled cells, and a function takes at most {MOST_CELLS:,}; "
            "select only the results, or use the commands, which take more"
        )

def _apart(value: Any) -> Any:
    value = _listed(value)
    if isinstance(value, (bool, int, Decimal, list, tuple, dict, set)):
        return text_of(value)
    return str(value) if isinstance(value, str) else value

def column_of(block: Any, rows: int, what: str) -> list[Any]:
    lines = _rows_of(block)
    cells = sum(map(len, lines))
    if cells != rows or (len(lines) > 1 and len(lines[0]) > 1):
        raise TieBreakError(
            f"the block of {what} has {cells} cells, the results have {rows} rows; "
            "select one column beside the results"
        )
    return [value for line in lines for value in line]

def figures_in(block: Any, what: str) -> list[Any]:
    values = list(chain.from_iterable(_rows_of(block)))
    while values and not text_of(values[-1]):
        values.pop()
    if len(values) > MAX_ROUNDS:
        raise TieBreakError(
            f"{what} has {len(values):,} cells, and nobody plays more than {MAX_ROUNDS} rounds; "
            "select those of one player"
        )
    return values
'''

MODULES['xltiebreak.functions.given'] = r'''from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache, wraps
from typing import Any, Callable, NamedTuple, TypeVar

from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions.cells import Block, Key, column_of, key_of, text_of
from xltiebreak.ranking.asked import Asked

PLAYER, TEAM = "player", "team"

REMEMBERED = 64

BESIDE = 16

LARGE, MOST_LARGE = 10_000, 4

class MatchArguments(NamedTuple):

    points: Block | None = None
    boards: Any = None
    placed_by: Any = None
    match_points: Any = None

INDIVIDUAL = MatchArguments()

@dataclass(frozen=True)
class Given:

    results: Block | None
    order: Any = None
    edition: Any = None
    ratings: Block | None = None
    lots: Any = None
    withdrawn: Any = None
    matches: MatchArguments = INDIVIDUAL
    names: Block | None = None

    @property
    def rows(self) -> int:
        return len(self.entered.results)

    @property
    def asked(self) -> Asked:
        return Asked(text_of(self.edition), text_of(self.order), text_of(self.lots))

    @cached_property
    def entered(self) -> Entered:
        results, points = key_of(self.results), key_of(self.matches.points)
        if not results:
            raise TieBreakError("no block of results was given; select its cells")
        if len(points) == 1 and len(points[0]) == 1 and not text_of(points[0][0]):
            points = ()  # an empty cell in the place of a block that is left out
        _make_room_for(results)
        if points:
            _refuse_another_shape(points, results)
        boards, placed_by, match_points = map(text_of, self.matches[1:])
        return Entered(
            results,
            key_of(self.ratings),
            text_of(self.withdrawn),
            points,
            boards,
            placed_by,
            match_points,
            _rows_named(key_of(self.names), len(results)),
        )

class Entered(NamedTuple):

    results: Key
    ratings: Key = ()
    withdrawn: str = ""
    points: Key = ()
    boards: str = ""
    placed_by: str = ""
    match_points: str = ""
    named: tuple[int, ...] = ()

    @property
    def of_teams(self) -> bool:
        return bool(self.points or self.boards or self.placed_by or self.match_points)

    @property
    def entry(self) -> str:
        return TEAM if self.of_teams else PLAYER

def _refuse_another_shape(points: Key, results: Key) -> None:
    theirs, ours = (f"{len(one)} rows and {len(one[0])} columns" for one in (points, results))
    if theirs != ours:
        raise TieBreakError(
            f"the block of points has {theirs}, the results have {ours}; select two blocks of the "
            "same shape, a row a team and a column a round"
        )

Made = TypeVar("Made")

def kept(size: int) -> Callable[[Callable[..., Made]], Callable[..., Made]]:

    def keeping(work: Callable[..., Made]) -> Callable[..., Made]:
        known = lru_cache(maxsize=size)(work)
        _KEPT.append(known.cache_clear)
        return known

    return keeping

def remembered(size: int) -> Callable[[Callable[..., Made]], Callable[..., Made]]:

    def remembering(work: Callable[..., Made]) -> Callable[..., Made]:
        @kept(size)
        def attempt(*arguments: Any) -> tuple[Made | None, TieBreakError | None]:
            try:
                return work(*arguments), None
            except TieBreakError as error:
                return None, error

        @wraps(work)
        def answer(*arguments: Any) -> Any:
            made, error = attempt(*arguments)
            if error is not None:
                raise error.with_traceback(None)
            return made

        return answer

    return remembering

_KEPT: list[Callable[[], None]] = []
_LARGE: list[Key] = []

def forget() -> None:
    for clear in (*_KEPT, _LARGE.clear):
        clear()

def _make_room_for(results: Key) -> None:
    if len(results) * len(results[0]) <= LARGE or results in _LARGE:
        return
    if len(_LARGE) == MOST_LARGE:
        forget()
    _LARGE.append(results)

@remembered(BESIDE)
def _rows_named(names: Key, rows: int) -> tuple[int, ...]:
    if not names or (len(names) == 1 and len(names[0]) == 1 and not text_of(names[0][0])):
        return ()
    column = column_of(names, rows, "names")
    return tuple([row for row, name in enumerate(column, start=1) if text_of(name)])
'''

MODULES['xltiebreak.functions.offered'] = r'''from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, wraps
from typing import Any

from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions.given import MatchArguments

CATEGORY = "Chess tie-breaks"
_BLOCKS = frozenset(
    {"results", "points", "names", "teams", "ratings", "printed", "prizes", "rules"}
    | {"opponents_scores", "opponents_points", "round_points"}
)

_ARGUMENTS: Mapping[str, str] = {
    "results": "The block of results: a row a player or team, a column a round (W12, H), or a grid",
    "player": "The row of one player, or team, in the block; leave out for a column of all",
    "one": "The row of one of the two in the block",
    "other": "The row of the other one",
    "team": "The row of one team in the block; leave out for a column of all",
    "edition": "Rule edition: uschess (if left out), wintd, raw …",
    "ratings": "The column of ratings beside the results; empty for unrated",
    "code": "The tie-break's code, such as MM, SOLK or SB/A",
    "order": "Tie-break order, by name or codes (MM,SOLK); the edition's own if left out",
    "withdrawn": "In a round-robin, the numbers of those who left it early, such as 3,7",
    "lots": "The drawn order of players (3,1,2), or a seed to draw it from",
    "names": "The column of names beside the results; who has one and no result yet is waited for",
    "prizes": "The table of prizes with its headers, or one cell: 300-200-100, U1800 100-50",
    "entries": "How many entries there were, if some count half; else the players",
    "rules": "Labels with what stands beside them, as on Event: Prize rule, Based on …",
    "printed": "What a pairing program printed: headings, then a row a player; No. says whose",
    "opponents_scores": "The opponents' scores",
    "own_score": "The player's own score, for plus or minus",
    "rounds": "The number of rounds, if more than the opponents given",
    "round_points": "The player's points in each round: 1, ½, 0, or B, H, X, F, U",
    "points": "In a team event, the block of points inside the matches, of the results' shape",
    "boards": "In a team event, the number of boards (4), or their weights (12 11 10 9 8 7 6 5)",
    "placed_by": "In a team event, match points (if left out) or game points",
    "match_points": "What a match won, drawn and lost is worth, such as 2-1-0; else the edition's",
    "teams": "The column of team names beside the results; empty for who plays for no team",
    "counting": "How many players count for a team: its best ones",
    "opponents_points": "The tournament points of each opponent, unplayed matches as draws",
    "opponent_points": "The opponent's tournament points, unplayed matches as draws",
}

_POINTS_OF_A_MATCH = "The points inside the match (0 to 68 at the Illinois final)"

MOST_SAID = 1_500

@dataclass(frozen=True)
class SheetFunction:

    work: Callable[..., Any]
    in_words: bool

    @property
    def name(self) -> str:
        return self.work.__name__

    @property
    def help(self) -> str:
        return self.work.__doc__ or ""

    @cached_property
    def signature(self) -> inspect.Signature:
        return inspect.signature(self.work)

    @cached_property
    def arguments(self) -> Mapping[str, str]:
        names = list(self.signature.parameters)
        own = {} if "results" in names else {"points": _POINTS_OF_A_MATCH}
        return {name: {**_ARGUMENTS, **own}[name] for name in names}

    @cached_property
    def blocks(self) -> frozenset[str]:
        figures = {"points"} if self.name == "IHSA_ROUND" else set()
        return _BLOCKS.intersection(self.arguments) - figures

OFFERED: dict[str, SheetFunction] = {}

def in_figures(function: Callable[..., Any]) -> Callable[..., Any]:
    OFFERED[function.__name__] = SheetFunction(function, in_words=False)
    return function

def in_words(function: Callable[..., Any]) -> Callable[..., Any]:
    OFFERED[function.__name__] = SheetFunction(function, in_words=True)
    return function

def with_matches(function: Callable[..., Any]) -> Callable[..., Any]:
    own = inspect.signature(function).parameters
    first = list(own).index("matches")
    behind = first + len(MatchArguments._fields)
    fields = [
        inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=None)
        for name in MatchArguments._fields
    ]
    parameters = [*own.values()]
    signature = inspect.Signature([*parameters[:first], *fields, *parameters[first + 1 :]])

    @wraps(function)
    def spread(*arguments: Any, **named: Any) -> Any:
        given = signature.bind(*arguments, **named)
        given.apply_defaults()
        values = given.args
        matches = MatchArguments(*values[first:behind])
        return function(*values[:first], matches, *values[behind:])

    spread.__signature__ = signature  # type: ignore[attr-defined]
    return spread

def told(error: TieBreakError) -> str:
    return f"TB error: {short(str(error))}"

def short(sentence: str) -> str:
    if len(sentence) <= MOST_SAID:
        return sentence
    return f"{sentence[: MOST_SAID // 2]} … {sentence[-MOST_SAID // 2 :]}"
'''

MODULES['xltiebreak.functions.pasted'] = r'''from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions.blocks import value_cell
from xltiebreak.functions.cells import Block, Key, key_of
from xltiebreak.functions.given import BESIDE, Given, remembered
from xltiebreak.functions.spills import Spill, standings_of
from xltiebreak.rules.systems import tie_break
from xltiebreak.tables.cells import Cell, Row
from xltiebreak.tables.header import header_in
from xltiebreak.tables.printed_columns import OURS, told_apart
from xltiebreak.verify import PLACE, SCORE, Columns, columns_of, compare

UNKNOWN = f"{OURS}?"

NONE = "none"

_NAMED = {PLACE: "Place", SCORE: "Score"}

@dataclass(frozen=True, eq=False)
class _Pasted:

    labels: Mapping[int, str]
    numbers: int
    whose: Mapping[int, int]
    nobody: Mapping[int, str]
    texts: Mapping[str, Mapping[int, str]]

def comparison_table(given: Given, printed: Block) -> Spill:
    ours, block = standings_of(given), key_of(printed)
    if not block:
        raise TieBreakError("nothing was pasted; select the printed columns with their headings")
    section = ours.section
    pasted = _pasted(block, section.crosstable.numbers, section.origin.entry)
    placed_by = section.matches.placed_by if section.matches else ""
    columns = _columns(pasted, ours.order.codes, placed_by)
    answer: Spill = [[""] * len(row) for row in block]
    for row, why in pasted.nobody.items():
        answer[row][pasted.numbers] = why
    compared = {one.label: one for one in compare(ours, columns)}
    for column, label in pasted.labels.items():
        result = compared.get(label)
        answer[0][column] = _heading(result.system) if result else UNKNOWN
        differing = {one.number: one for one in result.differences} if result else {}
        for row, number in pasted.whose.items():
            if number in differing:
                answer[row][column] = _shown(differing[number].ours)
    return answer

def _heading(system: str) -> str:
    return OURS + _NAMED.get(system, system)

def _shown(figure: str) -> float | str:
    try:
        return float(figure)
    except ValueError:
        return figure or NONE

@remembered(BESIDE)
def _columns(pasted: _Pasted, codes: tuple[str, ...], placed_by: str) -> Columns:
    return columns_of(pasted.texts, [tie_break(code) for code in codes], placed_by)

@remembered(BESIDE)
def _pasted(printed: Key, known: tuple[int, ...], entry: str) -> _Pasted:
    cells = [[value_cell(value) for value in row] for row in printed]
    header = header_in(0, Row(1, cells[0]))
    own = header.own
    labels: dict[int, str] = {}
    for column, cell in enumerate(cells[0]):
        filled = any(row[column].text for row in cells[1:])
        if column not in own and filled:
            labels[column] = told_apart(cell.text, labels.values())
    numbers = header.fields.get("No.")
    whose, nobody = _whose(cells, labels, numbers, frozenset(known), entry)
    texts = {
        label: {
            number: cells[row][column].text
            for row, number in whose.items()
            if cells[row][column].text
        }
        for column, label in labels.items()
    }
    return _Pasted(labels, numbers or 0, whose, nobody, texts)

def _whose(
    cells: list[list[Cell]],
    labels: Mapping[int, str],
    column: int | None,
    known: frozenset[int],
    entry: str,
) -> tuple[dict[int, int], dict[int, str]]:
    whose: dict[int, int] = {}
    nobody: dict[int, str] = {}
    there: set[int] = set()
    for row in range(1, len(cells)):
        if not any(cells[row][one].text for one in labels):
            continue
        text = str(row) if column is None else cells[row][column].text.rstrip(".")
        number = int(text) if text.isdecimal() and len(text) < 7 else None
        if number is None or number not in known:
            nobody[row] = f"no {entry} {text} in the results" if text else "type the number"
        elif number in there:
            nobody[row] = f"a second row of {entry} {number}"
        else:
            whose[row] = number
            there.add(number)
    if column is None and nobody:
        row = min(nobody)
        raise TieBreakError(
            f"row {row} of what was pasted has {nobody[row]}; put a column No. with the {entry}s' "
            "numbers before it"
        )
    return whose, nobody
'''

MODULES['xltiebreak.functions.prize_list'] = r'''from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import listed
from xltiebreak.event.findings import TieBreakError, stop_on_errors
from xltiebreak.event.ratings import rating
from xltiebreak.event.section import Player, Section
from xltiebreak.event.words import bare
from xltiebreak.functions.blocks import section_of, value_cell
from xltiebreak.functions.cells import Block, Key, column_of, key_of, text_of
from xltiebreak.functions.given import BESIDE, Given, remembered
from xltiebreak.functions.spills import Spill, findings_of
from xltiebreak.prizefund.awards import Awards, Unpaid
from xltiebreak.prizefund.money import money
from xltiebreak.prizefund.winners import Winner, awards_of, winners_of
from xltiebreak.ranking.standings import Standings, ranked
from xltiebreak.tables.cells import Cell, Grid, Row
from xltiebreak.tables.labels import NO_LABELS, read_labels
from xltiebreak.tables.list_sheets import ListSheet
from xltiebreak.tables.prize_table import PrizeTable, header_of_prizes
from xltiebreak.tables.prizes import OPEN, with_prizes
from xltiebreak.tables.settings import Settings

HEADERS = ("Place", "No.", "Name", "Cash", "Trophies", "Why")

@dataclass(frozen=True)
class PrizeArguments:

    names: Block
    ratings: Block
    prizes: Block
    entries: Any = None
    rules: Block | None = None
    teams: Block | None = None

def prizes_table(given: Given, told: PrizeArguments) -> Spill:
    given = replace(given, names=told.names)
    standings = ranked(_stated(given, told), given.asked, findings_of(given))
    if not standings.is_final:
        complete = standings.progress if standings.planned_rounds else "No rounds"
        why = f"{complete} are complete; prizes are given when all are"
        if standings.planned_rounds and not standings.section.scheduled_rounds:
            why += "; if no more are played, state the number of rounds at the label Rounds"
        return [[f"{why}."]]
    made = awards_of(standings)
    if made is None:
        raise TieBreakError("no prizes are stated; select a table of prizes with its headers")
    winners = [*winners_of(made), *winners_of(made, of_teams=True)]
    return [
        [*HEADERS],
        *(_line(winner, standings) for winner in winners),
        *(_not_paid(one) for one in made.unpaid),
        ["", "", "Paid in all", made.paid / 100, "", _sum(made)],
    ]

def _line(winner: Winner, standings: Standings) -> list[Any]:
    entrant, cash = winner.entrant, winner.cash
    place = f"{entrant.place}–{entrant.last_place}"
    return [
        place if entrant.last_place > entrant.place else float(entrant.place),
        float(entrant.number),
        entrant.label,
        cash / 100 if cash else "",
        "; ".join(winner.trophies_told),
        winner.sentence(),
    ]

def _not_paid(one: Unpaid) -> list[Any]:
    return ["", "", "Not paid", one.amount / 100, "", f"{one.label}: {one.why}"]

def _sum(made: Awards) -> str:
    due, difference = (money(cents, made.fund.sign) for cents in (made.due, made.difference))
    return f"The fund comes to {due}, and {difference} of it is not paid."

class _Block(Grid):

    def address(self, row: Row, column: int, header: str = "") -> str:
        return f"{self.sheet}, row {row.number}, {header or f'column {column + 1}'}"

def _stated(given: Given, told: PrizeArguments) -> Section:
    settings, *others = _settings(told)
    table = _table(told.prizes)
    if isinstance(table, Cell):
        settings, table = _with(settings, "prizes", table), None
    named = [bare(one.name) for one in (settings, *others)]
    in_table = [one for one in _sections_in(table) if bare(one) not in named]
    name = settings.name
    if not name and len(in_table) == 1 and not others:
        name = in_table.pop()
    if not name and in_table:
        raise TieBreakError(
            f"the prizes are for {listed(in_table)}; name the section at hand beside the label "
            "Section of the rules"
        )
    section = replace(_section(given, told, settings), name=name or OPEN)
    nobody = Crosstable((), ())
    further = [Section(one, (), nobody) for one in (*(one.name for one in others), *in_table)]
    read = [(section, settings), *((one, Settings()) for one in further)]
    return with_prizes([(*one, Grid("", [])) for one in read], table)[0]

def _settings(told: PrizeArguments) -> Sequence[Settings]:
    rules = _Block("rules", _rows(told.rules))
    labels = read_labels(rules) if any(not row.empty for row in rules.rows) else NO_LABELS
    stop_on_errors(labels.faults)
    settings, *others = labels.sections
    if text_of(told.entries):
        settings = _with(settings, "entries", Cell(text_of(told.entries)))
    return [settings, *others]

def _with(settings: Settings, name: str, cell: Cell) -> Settings:
    if name in settings.prizes:
        raise TieBreakError(
            f"{settings.cells[name]} states the {name}, too; leave one of them empty"
        )
    return replace(
        settings,
        prizes={**settings.prizes, name: cell},
        cells={**settings.cells, name: name},
    )

def _table(prizes: Block) -> PrizeTable | Cell | None:
    grid = _Block("prizes", _rows(prizes))
    heads = (header_of_prizes(k, row) for k, row in enumerate(grid.rows))
    header = next(filter(None, heads), None)
    if header is not None:
        return PrizeTable(grid, ListSheet(grid, header, "prize"))
    filled = [cell for row in grid.rows for cell in row.cells if cell.text or cell.fault]
    if len(filled) > 1:
        return PrizeTable(grid, None)
    return filled[0] if filled else None

def _rows(block: Block | None) -> list[Row]:
    return [Row(k, [value_cell(value) for value in row]) for k, row in enumerate(key_of(block), 1)]

def _sections_in(table: PrizeTable | None) -> list[str]:
    if table is None or table.sheet is None:
        return []
    names = (table.sheet.cell(row, "Section").text for row in table.sheet.rows)
    return [*{bare(name): name for name in names if name}.values()]

def _section(given: Given, told: PrizeArguments, settings: Settings) -> Section:
    section = section_of(given.entered)
    beside = [key_of(one) for one in (told.names, told.ratings, told.teams)]
    players = _players(section.crosstable.numbers, given.rows, *beside)
    return replace(
        section,
        players=players,
        scheduled_rounds=settings.scheduled_rounds,
        edition=settings.edition,
        order=settings.order,
        lots=settings.lots,
        unrated=settings.unrated,
        counting=settings.counting,
    )

@remembered(BESIDE)
def _players(
    numbers: tuple[int, ...], rows: int, names: Key, ratings: Key, teams: Key
) -> tuple[Player, ...]:
    columns = [column_of(names, rows, "names"), column_of(ratings, rows, "ratings")]
    in_teams = any(text_of(value) for row in teams for value in row)
    columns.append(column_of(teams, rows, "teams") if in_teams else [""] * rows)
    players = []
    for number in numbers:
        name, rated, team = (text_of(column[number - 1]) for column in columns)
        try:
            value, provisional = rating(rated)
        except ValueError:
            raise TieBreakError(
                f"player {number}: {rated!r} is not a rating; expected one such as 1641, 1641P17 "
                "or nothing"
            ) from None
        players.append(Player(number, name, "", value, provisional, team))
    return tuple(players)
'''

MODULES['xltiebreak.functions.spills'] = r'''from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from xltiebreak.checks import examine
from xltiebreak.checks.games import games_agree
from xltiebreak.event.figures import Figure
from xltiebreak.event.findings import Finding, TieBreakError, stop_on_errors
from xltiebreak.functions.blocks import section_of
from xltiebreak.functions.cells import Block, column_of, text_of
from xltiebreak.functions.given import PLAYER, REMEMBERED, Entered, Given, remembered
from xltiebreak.questions.why import why
from xltiebreak.ranking.answers import Table
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.combined import TeamStandings, team_standings
from xltiebreak.ranking.orders import TEAM_SUM
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Standings, as_settled, ranked
from xltiebreak.rules.context import Context, context_of
from xltiebreak.rules.editions import edition_named
from xltiebreak.rules.systems import Figures, tie_break
from xltiebreak.rules.worksheet import MEAN, SUM, Worksheet

Spill = list[list[Any]]

NOTHING_TO_FIX = "nothing to fix"

_FIGURE = re.compile(r"\d{1,9}(\.\d+)?")

def tie_break_column(given: Given, code: Any, player: Any = None) -> Spill | float | str:
    entered = given.entered
    values = _values(entered, text_of(code), text_of(given.edition))
    return _shown(values, entered, player)

def column_in_order(given: Given, code: Any, player: Any = None) -> Spill | float | str:
    one, asked = tie_break(text_of(code)), given.asked
    if not (one.system.in_group or asked.order or asked.lots):
        return tie_break_column(given, code, player)  # no order makes another value of it
    return _shown(standings_of(given).column(one), given.entered, player)

def match_column(given: Given, code: Any, team: Any = None) -> Spill | float | str:
    entered = given.entered
    if not entered.points:
        raise TieBreakError(
            f"{code} needs the block of points inside the matches, of the shape of the results"
        )
    if Figures.BOARDS in tie_break(code).system.by_hand and not entered.boards:
        raise TieBreakError(
            f"{code} needs the number of boards, such as 4, or the weights of all of them"
        )
    return tie_break_column(given, code, team)

def score_column(given: Given, player: Any = None) -> Spill | float | str:
    entered = given.entered
    return _shown(_context(entered, "").scores.final, entered, player)

def place_column(given: Given) -> Spill:
    table = standings_of(given)
    places = {row.player.number: float(row.place) for row in table.rows}
    return [[figure_cell(places.get(row))] for row in range(1, given.rows + 1)]

def standings_table(given: Given, names: Block) -> Spill:
    named = [text_of(name) for name in column_of(names, given.rows, "names")]
    table = standings_of(replace(given, names=names))
    entry = table.section.origin.entry
    name = "Name" if entry == PLAYER else "Team"
    codes = table.order.codes
    rows: Spill = [["Place", "No.", name, "Score", *codes, "Decided by"]]
    for row in table.rows:
        number = row.player.number
        rows.append(
            [
                _place_cell(row),
                float(number),
                named[number - 1] or f"{entry.capitalize()} {number}",
                row.score,
                *[figure_cell(row.values[code]) for code in codes],
                row.decided_by or "",
            ]
        )
    return rows

def team_standings_table(given: Given, teams: Block, counting: Any) -> Spill:
    named = tuple(text_of(team) for team in column_of(teams, given.rows, "teams"))
    table = _team_standings(given.entered, given.asked, named, text_of(counting))
    tie_breaks = table.tie_breaks if table else ()
    summed = [one.code for one in tie_breaks if one.system.code != TEAM_SUM]
    rows: Spill = [["Place", "Team", "Score", *summed, "Decided by"]]
    for row in table.rows if table else ():
        values = (figure_cell(row.values[code]) for code in summed)
        rows.append([_place_cell(row), row.player.name, row.score, *values, row.decided_by or ""])
    return rows

def explanation(given: Given, code: Any, player: Any) -> str:
    return _worksheet(given, code, player).sentence()

def terms_table(given: Given, code: Any, player: Any) -> Spill:
    sheet = _worksheet(given, code, player)
    rows: Spill = [["Round", "Opponent", "Amount", "Counts", "Why"]]
    for term in sheet.terms:
        rows.append(
            [
                figure_cell(term.round),
                figure_cell(term.opponent),
                float(term.amount),
                "yes" if term.counted else "no",
                term.why,
            ]
        )
    total = {SUM: "Total", MEAN: "Mean"}.get(sheet.combine, "Value")
    rows.append([total, "", figure_cell(sheet.value), "", sheet.name])
    return rows

def why_table(given: Given, one: Any, other: Any) -> Spill:
    table = standings_of(given)
    numbers = [_row(each, table.context.scores.final, given.entered) for each in (one, other)]
    rows: Spill = []
    for part in why(table, table.section, "", *numbers).parts():
        rows += [[part]] if isinstance(part, str) else _rows_of(part)
    width = max(map(len, rows))
    return [row + [""] * (width - len(row)) for row in rows]

def _rows_of(table: Table) -> Spill:
    cells = zip(*(column.cells for column in table.columns))
    return [
        [column.header for column in table.columns],
        *([float(cell) if _FIGURE.fullmatch(cell) else cell for cell in row] for row in cells),
    ]

def findings_of(given: Given) -> Sequence[Finding]:
    return _found(given.entered._replace(ratings=()))

@remembered(REMEMBERED)
def _found(entered: Entered) -> Sequence[Finding]:
    return examine(section_of(entered))

def findings_table(given: Given) -> Spill:
    found = findings_of(given)
    if not found:
        return [[NOTHING_TO_FIX, "", ""]]
    return [[finding.severity, finding.where, finding.message] for finding in found]

def standings_of(given: Given) -> Standings:
    return _ranked(given.entered, given.asked)

@remembered(2 * REMEMBERED)
def _ranked(entered: Entered, asked: Asked) -> Standings:
    section = section_of(entered)
    try:
        settled = as_settled(section, asked)
    except TieBreakError:  # told behind what is wrong in the results
        settled = asked
    if settled != asked:
        return _ranked(entered, settled)
    return ranked(section, asked, _found(entered._replace(ratings=())))

@remembered(REMEMBERED)
def _team_standings(
    entered: Entered, asked: Asked, teams: tuple[str, ...], counting: str
) -> TeamStandings | None:
    if not counting.isdecimal() or len(counting) > 3 or not int(counting):
        raise TieBreakError(
            f"{counting!r} is not how many players count for a team; expected a number such as 4"
        )
    section = section_of(entered)
    players = tuple(replace(one, team=teams[one.number - 1]) for one in section.players)
    if not players:
        return None
    if not any(one.team for one in players):
        raise TieBreakError("no player has a team; select the column of team names")
    return team_standings(ranked(replace(section, players=players), asked), int(counting))

@remembered(8 * REMEMBERED)
def _values(entered: Entered, code: str, edition: str) -> Mapping[int, Figure | None]:
    context = _context(entered, edition)
    return tie_break(code).column(context, list(context.scores.final))

@remembered(REMEMBERED)
def _context(entered: Entered, edition: str) -> Context:
    section = section_of(entered)
    if section.faults or section.matches or not games_agree(section.crosstable):
        stop_on_errors(examine(section))
    rated = {player.number: player.rating for player in section.players if player.rating}
    return context_of(section, edition_named(edition or "uschess"), rated)

def _worksheet(given: Given, code: Any, player: Any) -> Worksheet:
    table = standings_of(given)
    number = _row(player, table.context.scores.final, given.entered)
    return table.worksheet(number, tie_break(text_of(code)))

def _shown(values: Mapping[int, Any], entered: Entered, player: Any) -> Spill | float | str:
    if not text_of(player):
        rows = range(1, len(entered.results) + 1)
        return [[figure_cell(values.get(row))] for row in rows]
    return figure_cell(values[_row(player, values, entered)])

def _row(player: Any, known: Mapping[int, Any], entered: Entered) -> int:
    text, entry, rows = text_of(player), entered.entry, len(entered.results)
    if not text.isdecimal() or len(text) > 6:
        raise TieBreakError(f"{text!r} is not a {entry}; give the row's number in the results")
    if int(text) not in known:
        empty = 0 < int(text) <= rows
        raise TieBreakError(
            f"{entry} {text} has an empty row"
            if empty
            else f"there is no {entry} {text}; the results have {rows} rows"
        )
    return int(text)

def _place_cell(row: Standing) -> float | str:
    return row.places if row.shared else float(row.place)

def figure_cell(figure: Figure | None) -> float | str:
    return "" if figure is None else float(figure)
'''

MODULES['xltiebreak.prizefund'] = r'''...
'''

MODULES['xltiebreak.prizefund.announcement'] = r'''...
'''

MODULES['xltiebreak.prizefund.announcement.fund_words'] = r'''from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from xltiebreak.event.figures import decimal, listed
from xltiebreak.prizefund.announcement.tokens import AnnouncementError, Statement, Token, cents
from xltiebreak.prizefund.money import Cents, money
from xltiebreak.prizefund.prizes import POINTS, Prize

SAYING_SO = ("based", "else", "half", "part", "guaranteed", "in total", "total", "limit")
BESIDE = ("money", "percent", "number", "filler", "dash")

@dataclass
class FundWords:

    based_on: int | None = None
    total: Cents | None = None
    guaranteed: Fraction | None = None
    guaranteed_sum: Cents | None = None
    limit: Cents | None = None
    half: tuple[str, ...] = ()
    awaits_total: bool = False

    def is_meant(self, statement: Statement) -> bool:
        if not statement.only(*SAYING_SO, *BESIDE):
            return False
        sums = [token for token in statement.tokens if token.kind != "filler"]
        one_sum = [token.kind for token in sums] == ["money"]
        return statement.has(*SAYING_SO) or (
            one_sum and (statement.end == ":" or self.awaits_total)
        )

    def read(self, statement: Statement) -> None:
        before, sums = "", []
        guaranteed = statement.has("guaranteed")
        for token in statement.tokens:
            if token.kind == "money" or (token.kind == "number" and before == "in total"):
                sums.append(token)
            elif token.kind == "part" or (token.kind == "percent" and guaranteed):
                self.guaranteed = Fraction(token.parts[0])
            elif token.kind in ("number", "percent"):
                raise AnnouncementError(token.text, "what of the fund is this?")
            else:
                self._word(token)
            before = token.kind
        self._sums(sums, guaranteed)
        self.awaits_total = statement.end == ":" and statement.has("total") and not sums

    def _word(self, token: Token) -> None:
        if token.kind == "based":
            self.based_on = int(token.parts[0])
        elif token.kind == "limit":
            self.limit = cents(token.parts[0])
        elif token.kind == "half":
            self.half = tuple(re.split(r",\s*|\s+and\s+", token.parts[0].strip()))

    def _sums(self, sums: Sequence[Token], guaranteed: bool) -> None:
        amounts = [token.cents for token in sums]
        if len(amounts) > 1 + guaranteed:
            raise AnnouncementError(" ".join(one.text for one in sums), "which is the prize fund?")
        if guaranteed and len(amounts) + (self.total is not None) > 1:
            self.guaranteed_sum = amounts.pop()
        elif guaranteed and self.guaranteed is None:
            self.guaranteed = Fraction(100)
        if amounts:
            self.total = amounts[0]

    def remarks(self, prizes: Sequence[Prize], sign: str) -> list[tuple[str, str]]:
        found = []
        added = sum(prize.cash for prize in prizes)
        open_ended = any(one.percent or one.kind == POINTS for one in prizes)
        if self.total is not None and added != self.total and not open_ended:
            told = f"{money(self.total, sign)} are announced, and the prizes add up to "
            found.append(("announcement-total", f"{told}{money(added, sign)}"))
        if self.guaranteed_sum is not None and self.total:
            part = Fraction(self.guaranteed_sum * 100, self.total)
            if self.guaranteed not in (None, part):
                told = f"{money(self.guaranteed_sum, sign)} are {decimal(part)}% of the fund, and "
                told += f"{decimal(self.guaranteed or 0)}% of each prize are guaranteed"
                found.append(("announcement-guaranteed", told))
            self.guaranteed = self.guaranteed or part
        fees = sum(one.percent or 0 for one in prizes)
        if fees > 100:
            found.append(("announcement-percent", f"the prizes are {decimal(fees)}% of the fees"))
        if self.half:
            told = f"{listed(self.half)} count half: state how many entries there are"
            found.append(("announcement-half", told))
        return found
'''

MODULES['xltiebreak.prizefund.announcement.items'] = r'''from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple, Union

from xltiebreak.prizefund.announcement.tokens import AnnouncementError, Statement, Token
from xltiebreak.prizefund.announcement.who import Who, who_is_meant
from xltiebreak.prizefund.money import Cents

LETTERS = {
    "money": "m",
    "number": "n",
    "percent": "%",
    "dash": "-",
    "ordinal": "o",
    "top": "t",
    "trophy": "y",
    "each": "e",
    "and": "&",
    "guaranteed": "g",
}

RANKS = "(?:o-o|o|t)"
PART = f"(?:{RANKS}u?|u{RANKS}?)"
MONEY = "(?:m(?:-?m|-n)*|n(?:-n)*|%)"
A_LIST = "(?:m(?:-?m|-n)*|n(?:-n)+)"
BESIDES = "(?:&?y)?"
FORMS = {
    "who first": f"{PART}-?{MONEY}e?{BESIDES}g?",
    "money first": f"(?:m(?:-?m|-n)*|%)e?{BESIDES}g?{PART}",
    "without money": f"(?:y{PART}|{PART}&?y|u?tu?|u|y)",
}

BEGINNINGS = {"who first": f"{A_LIST}e?g?"}

ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5}
TROPHY = "trophy"

Piece = Union[Token, Who]

class Item(NamedTuple):

    text: str
    who: Who | None
    ranks: tuple[int, int] | None
    top: int | None
    amounts: tuple[Cents, ...]
    percent: Fraction | None
    trophy: str
    each: bool
    guaranteed: bool
    money_first: bool
    no_dash: str

    @property
    def is_bare(self) -> bool:
        value = self.amounts or self.percent or self.trophy
        return not (value or self.top or self.ranks)

def items(statement: Statement, tokens: Sequence[Token]) -> list[Item]:
    pieces = _pieces(tokens)
    letters = "".join(_letter(piece, statement) for piece in pieces)
    doubtful = re.search("u-n", letters)
    if doubtful:
        raise AnnouncementError(
            " ".join(piece.text.strip() for piece in pieces[doubtful.start() : doubtful.end()]),
            "can be read as a prize or as ratings between two figures; "
            'write "U1200 $1000" or "(1000-1200)"',
        )
    for form in FORMS:
        spans = _cut(letters, form)
        if spans:
            return [_item(pieces[start:end], form == "money first") for start, end in spans]
    raise AnnouncementError(statement.text, "this is not understood")

def _cut(letters: str, form: str) -> list[tuple[int, int]]:
    spans = []
    item, at = re.compile(FORMS[form]), 0
    while at < len(letters):
        found = item.match(letters, at)
        if found is None and at == 0 and form in BEGINNINGS:
            found = re.match(BEGINNINGS[form], letters)
        if found is None:
            return []
        spans.append(found.span())
        at = found.end()
    return spans

def _pieces(tokens: Sequence[Token]) -> list[Piece]:
    named = any(token.kind == "special" and token.text.casefold() != "special" for token in tokens)
    tokens = [
        token
        for token in tokens
        if token.kind != "filler" and not (named and token.text.casefold() == "special")
    ]
    pieces: list[Piece] = []
    while tokens:
        who, used = who_is_meant(tokens)
        pieces.append(tokens[0] if who is None else who)
        tokens = tokens[used or 1 :]
    return pieces

def _letter(piece: Piece, statement: Statement) -> str:
    if isinstance(piece, Who):
        return "u"
    if piece.kind == "minus":
        raise AnnouncementError(
            statement.text, 'is an amount below 0? Write "1st - $5" or "1st $5"'
        )
    if piece.kind not in LETTERS:
        whole = "" if piece.text == statement.text else f' in "{statement.text}"'
        raise AnnouncementError(piece.text, f"this is not understood{whole}")
    return LETTERS[piece.kind]

def _item(pieces: Sequence[Piece], money_first: bool) -> Item:
    tokens = [piece for piece in pieces if isinstance(piece, Token)]
    amounts = [token for token in tokens if token.kind in ("money", "number")]
    ordinals = [_ordinal(token) for token in tokens if token.kind == "ordinal"]
    percents = [Fraction(token.parts[0]) for token in tokens if token.kind == "percent"]
    tops = [int(token.parts[0]) for token in tokens if token.kind == "top"]
    gap = next(
        (pair for pair in zip(pieces, pieces[1:]) if all(piece in amounts for piece in pair)), ()
    )
    return Item(
        text=" ".join(piece.text.strip() for piece in pieces),
        who=next((piece for piece in pieces if isinstance(piece, Who)), None),
        ranks=(ordinals[0], ordinals[-1]) if ordinals else None,
        top=tops[0] if tops else None,
        amounts=tuple(token.cents for token in amounts),
        percent=percents[0] if percents else None,
        trophy=next((_trophy(token) for token in tokens if token.kind == "trophy"), ""),
        each=any(token.kind == "each" for token in tokens),
        guaranteed=any(token.kind == "guaranteed" for token in tokens),
        money_first=money_first,
        no_dash=" ".join(piece.text.strip() for piece in gap),
    )

def _ordinal(token: Token) -> int:
    word = token.parts[0].casefold()
    return int(word) if word.isdecimal() else ORDINALS[word]

def _trophy(token: Token) -> str:
    word = token.parts[0].casefold()
    return TROPHY if word == "troph" else word
'''

MODULES['xltiebreak.prizefund.announcement.reading'] = r'''from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from xltiebreak.event.findings import WARNING, Finding
from xltiebreak.prizefund.announcement.fund_words import FundWords
from xltiebreak.prizefund.announcement.items import TROPHY, Item, items
from xltiebreak.prizefund.announcement.tokens import (
    AnnouncementError,
    Statement,
    Token,
    statements,
)
from xltiebreak.prizefund.announcement.who import Who, who_is_meant
from xltiebreak.prizefund.fund import MOST_PRIZES, USCHESS, Fund, Limits
from xltiebreak.prizefund.money import Cents
from xltiebreak.prizefund.prizes import PLACE, Prize, ordinal

SECTION_NAMES = ("open", "premier", "championship", "reserve", "amateur", "booster", "novice")

_THOUSANDS = 3

@dataclass(frozen=True)
class Announcement:

    text: str
    prizes: tuple[Prize, ...]
    based_on: int | None = None
    guaranteed: Fraction | None = None
    total: Cents | None = None
    limits: Limits = field(default_factory=Limits)
    half: tuple[str, ...] = ()
    sections: tuple[str, ...] = ()
    sign: str = "$"
    findings: tuple[Finding, ...] = ()

    def fund(
        self,
        rule: str = USCHESS,
        entries: Fraction | None = None,
        fees: Cents | None = None,
        rounds: int | None = None,
    ) -> Fund:
        return Fund(
            self.prizes,
            rule,
            based_on=self.based_on,
            entries=entries,
            guaranteed=self.guaranteed,
            fees=fees,
            rounds=rounds,
            limits=self.limits,
            sign=self.sign,
        )

def read_announcement(text: str, section: str = "", where: str = "Prizes") -> Announcement:
    reader = _Reader(text, section)
    for statement in statements(text):
        reader.read(statement)
    return reader.finished(where)

class _Reader:

    def __init__(self, text: str, section: str) -> None:
        self.text = text
        self.section = section
        self.prizes: list[Prize] = []
        self.there: set[tuple[object, ...]] = set()
        self.sections: list[str] = []
        self.sign = "$"
        self.fund = FundWords()
        self.remarks: list[tuple[str, str]] = []
        self.speaks_of: Who | None = None
        self.before: Item | None = None
        self.trophy = ""
        self.bare: list[Item] = []
        self.amount = ""

    def read(self, statement: Statement) -> None:
        self._refuse_parted(statement)
        for token in statement.tokens:
            if token.kind == "money":
                self.sign = token.parts[0]
        if statement.has("each section"):
            self._is_for_each_section(statement)
        elif self.fund.is_meant(statement):
            self.fund.read(statement)
        elif statement.end == ":":
            self._heading(statement)
        else:
            for item in items(statement, self._without_section(statement)):
                self._give(item)
        if statement.end in (";", ".", "!", "\n"):
            self._refuse_bare()
            self.speaks_of = self.before = None
            self.trophy = ""

    def _refuse_parted(self, statement: Statement) -> None:
        first, last = statement.tokens[0], statement.tokens[-1]
        if self.amount and statement.only("number", "dash") and len(first.text) == _THOUSANDS:
            raise AnnouncementError(
                f"{self.amount}, {statement.text}",
                "does the comma stand inside an amount? Write amounts without commas, or the line "
                "in quotation marks",
            )
        is_amount = statement.end == "," and last.kind in ("money", "number")
        self.amount = last.text if is_amount and len(last.text.lstrip("$€£ ")) <= _THOUSANDS else ""

    def _is_for_each_section(self, statement: Statement) -> None:
        words = re.sub(r"\(\s*each\s+section\s*\)", "", statement.text, flags=re.IGNORECASE)
        names = [item.text for item in self.bare] + [words.strip()]
        self.bare = []
        self._name_sections(names)

    def _heading(self, statement: Statement) -> None:
        tokens = [token for token in statement.tokens if token.kind != "filler"]
        if not tokens:
            return
        if all(token.kind == "trophy" for token in tokens):
            self.trophy = items(statement, tokens)[0].trophy
            return
        name = " ".join(t.text.strip() for t in tokens if t.kind not in ("band", "over", "below"))
        who, used = who_is_meant(tokens)
        is_this_one = bool(name) and _folded(name) == _folded(self.section)
        self._refuse_bare()
        if who is not None and used == len(tokens) and not is_this_one:
            self.speaks_of, self.before = who, None
        elif is_this_one or _is_name(tokens):
            self._name_sections([re.sub(r"\s+sections?$", "", name, flags=re.IGNORECASE)])
        else:
            raise AnnouncementError(statement.text, "this is not understood")

    def _without_section(self, statement: Statement) -> Sequence[Token]:
        first, *rest = statement.tokens
        if rest and first.kind == "word" and first.text.casefold() in SECTION_NAMES:
            self._name_sections([first.text])
            return rest
        return statement.tokens

    def _name_sections(self, names: Sequence[str]) -> None:
        if self.sections:
            raise AnnouncementError(
                " and ".join([*self.sections, *names]),
                "these are several sections; give each its own line of prizes",
            )
        self.sections = list(names)
        if self.section and _folded(self.section) not in map(_folded, names):
            raise AnnouncementError(
                ", ".join(names), f"the line speaks of this, and the section is {self.section}"
            )

    def _give(self, item: Item) -> None:
        if item.no_dash:
            self.remarks.append(
                ("announcement-dash", f'"{item.no_dash}": a dash is missing; read as two prizes')
            )
        if item.is_bare:
            taken = self._as_before(item)
            if taken is None:
                self.bare.append(item)
                return
            item = taken
        elif self.bare:
            self._give_each(item)
        self._add(item)
        self.before = item

    def _as_before(self, item: Item) -> Item | None:
        before = self.before
        trophy = self.trophy or (before.trophy if before else "")
        if trophy and item.who and (item.who.best or not (before and before.top)):
            return item._replace(trophy=trophy)
        if before is None or before.who is None or item.who is None:
            return None
        same = before.who.by_rating and item.who.by_rating
        if same and before.money_first and (before.percent or len(before.amounts) == 1):
            return item._replace(amounts=before.amounts, percent=before.percent, money_first=True)
        if same and not before.amounts and not before.percent:
            return item._replace(trophy=before.trophy, top=before.top)
        return None

    def _give_each(self, item: Item) -> None:
        if not (item.each and item.who is not None):
            self._refuse_bare()
        for one in self.bare:
            self._add(one._replace(amounts=item.amounts, percent=item.percent, trophy=item.trophy))
        self.bare = []

    def _refuse_bare(self) -> None:
        if self.bare:
            raise AnnouncementError(
                ", ".join(item.text for item in self.bare),
                'what does this get? Write the amount behind it, or "each" behind the last',
            )

    def _add(self, item: Item) -> None:
        kind = self._kind_of(item)
        first, last = item.ranks or (1, item.top or 1)
        count = last - first + 1
        if count < 1 or count > MOST_PRIZES or len(self.prizes) + count > MOST_PRIZES:
            raise AnnouncementError(item.text, "these are no ranks")
        cash = self._by_rank(item, count)
        trophy = item.trophy or self.trophy
        if not cash and item.percent is None:
            trophy = trophy or TROPHY
        count = max(count, len(cash))
        for k in range(count):
            prize = replace(
                kind,
                rank=first + k,
                cash=cash[k] if cash else 0,
                percent=item.percent,
                trophy=trophy,
                guaranteed=item.guaranteed,
            )
            self._refuse_twice(item, prize)
            self.prizes.append(prize)

    def _refuse_twice(self, item: Item, prize: Prize) -> None:
        what = ["cash"] * bool(prize.cash or prize.percent) + ["trophy"] * bool(prize.trophy)
        new = {(prize.condition, prize.points, prize.title, one) for one in what}
        if new & self.there:
            raise AnnouncementError(item.text, f"there is a prize for {prize.title} already")
        self.there |= new

    def _kind_of(self, item: Item) -> Prize:
        if item.who is not None:
            self.speaks_of = None
            return item.who.prize
        if self.speaks_of is not None:
            return self.speaks_of.prize
        if len(item.amounts) < 2 and not item.ranks and not item.top:
            raise AnnouncementError(item.text, f'for whom is this? Write "1st {item.text}"')
        before = self.before
        if item.ranks and before and before.ranks and before.who and not before.who.is_for_all:
            raise AnnouncementError(
                item.text, f"is this for {ordinal(item.ranks[0])} place, or of {before.who.text}?"
            )
        return Prize(PLACE)

    def _by_rank(self, item: Item, count: int) -> list[Cents]:
        amounts = list(item.amounts)
        if sorted(amounts, reverse=True) != amounts:
            why = 'amounts that rise, or ratings? Ratings are written "(1600-1799)"'
            raise AnnouncementError(item.text, why)
        stated = item.ranks is not None or item.top is not None
        if not amounts or not stated or len(amounts) == count:
            if item.trophy and len(amounts) > 1:
                raise AnnouncementError(item.text, "does each of these get the trophy?")
            return amounts
        if len(amounts) == 1 and item.each:
            return amounts * count
        if len(amounts) == 1:
            raise AnnouncementError(item.text, "is this for each of them, or for all together?")
        raise AnnouncementError(item.text, f"{len(amounts)} amounts for {count} ranks")

    def finished(self, where: str) -> Announcement:
        self._refuse_bare()
        if not self.prizes:
            raise AnnouncementError(self.text, "there is no prize in this")
        self.remarks += self.fund.remarks(self.prizes, self.sign)
        findings = [Finding(WARNING, code, where, message) for code, message in self.remarks]
        return Announcement(
            text=self.text,
            prizes=tuple(replace(one, position=k) for k, one in enumerate(self.prizes, start=1)),
            based_on=self.fund.based_on,
            guaranteed=self.fund.guaranteed,
            total=self.fund.total,
            limits=Limits(unrated=self.fund.limit),
            half=self.fund.half,
            sections=tuple(self.sections),
            sign=self.sign,
            findings=tuple(findings),
        )

def _folded(name: str) -> str:
    words = re.sub(r"\bsections?\b|\bclass\b", " ", name.casefold())
    return "".join(re.findall(r"\w+", words.replace("under", "u")))

def _is_name(tokens: Sequence[Token]) -> bool:
    kinds = [token.kind for token in tokens]
    named = kinds[0] == "word" or "section" in kinds
    return named and all(
        kind in ("word", "section", "band", "over", "below", "under", "class", "or unrated")
        for kind in kinds
    )
'''

MODULES['xltiebreak.prizefund.announcement.tokens'] = r'''from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.money import Cents

MOST_TEXT = 4_000

class AnnouncementError(TieBreakError):

    def __init__(self, part: str, why: str) -> None:
        self.part = part.strip()
        super().__init__(f'"{self.part}": {why}')

class Token(NamedTuple):

    kind: str
    parts: tuple[str, ...]
    text: str

    @property
    def cents(self) -> Cents:
        return cents(self.parts[-1])

class Statement(NamedTuple):

    tokens: tuple[Token, ...]
    end: str
    text: str

    def has(self, *kinds: str) -> bool:
        return any(token.kind in kinds for token in self.tokens)

    def only(self, *kinds: str) -> bool:
        return all(token.kind in kinds for token in self.tokens)

NUMBER = r"(?:\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.\d\d)?(?![\d%])"
UNRATED = r"unr(?:ated)?s?\b"
ENTRIES = r"(?:\s+(?:paid|full|total))*(?:\s+(?:entries|entrants|players))?\b"
ON_TIE_BREAK = r"(?:on\s+)?tie-?\s?break(?:er)?s?(?:\s+(?:1st|first|win(?:ner)?))?"

PATTERNS = (
    ("space", r"\s+"),
    (
        "limit",
        rf"{UNRATED}(?:\s+players)?\s+(?:may|can)\s?not\s+(?:win|take)"
        rf"\s+(?:over|above|more\s+than)\s+[$€£]?\s?({NUMBER})",
    ),
    ("based", rf"\(?\s*(?:based\s+on|b\s?/\s?o?)\s*(\d{{1,5}})(?!\d){ENTRIES}\s*\)?"),
    ("else", r"-?\s*else\s+(?:in\s+)?proportion\w*\s*-?"),
    ("half", r"\(([^()]+?)\s+counts?\s+(?:as\s+)?half\)"),
    ("part", r"[\[(]?\s*(\d{1,3})\s?%\s*(?:of\s+)?each\s+prize\s*[\])]?"),
    ("guaranteed", r"(?:(?:minimum|min\.?|at\s+least)\s+)?(?:guaranteed|gtd)\b(?:\s+minimum\b)?"),
    ("in total", r"[$€£]{2}"),
    ("each section", r"\(\s*each\s+section\s*\)"),
    ("no unrated", rf"\(\s*no\s+{UNRATED}\s*\)"),
    ("or unrated", rf"\(?\s*(?:/|\bor\b|&|\band\b|\bincl(?:uding)?\b)\s*{UNRATED}\s*\)?"),
    ("unrated", UNRATED),
    ("percent", r"(\d{1,3}(?:\.\d{1,3})?)\s?%"),
    ("money", rf"([$€£])\s?({NUMBER})"),
    ("ordinal", r"(\d{1,3})\s?(?:st|nd|rd|th)\b"),
    ("ordinal", r"(first|second|third|fourth|fifth)\b"),
    ("points", r"(\d{1,2}(?:\.5|½)?)\s?(?:points?|pts)\b"),
    ("plus score", r"(?:any\s+)?plus[\s-]scores?\b"),
    ("glued", r"(?:under|u)\s?-?\d{3,4}-\d+(?![/\w])"),
    ("under", r"(?:under|u)[\s/-]{0,3}(\d{3,4})\b"),
    ("over", r"\(?(\d{3,4})\s?(?:/|\band\b|&)\s?(?:over|above|up)\b\)?"),
    ("over", r"\(?(\d{3,4})\+\)?"),
    ("below", r"\(?(\d{3,4})\s?(?:/|\band\b|&)\s?(?:below|under)\b\)?"),
    ("band", rf"[\[(]\s*(\d{{1,4}})\s?-\s?(\d{{1,4}})(?:\s?(/)\s?{UNRATED})?\s*[\])]"),
    ("class", r"class(?:es)?\s+([a-jxm]|sm)\b"),
    ("class", r"(senior\s+master|expert|master)s?\b"),
    ("class", r"(?-i:([A-JXM]|SM))\b(?!-\d)"),
    ("and below", r"(?:/|\band\b|&)\s*(?:below|under)\b"),
    ("and above", r"(?:/|\band\b|&)\s*(?:above|over|up)\b"),
    (
        "bonus",
        rf"(?:bonus\s+(?:for|to)\s+)?(?:a\s+)?clear\s+"
        rf"(?:(?:win(?:ner)?|1st|first)(?:\s+place)?(\s+or\s+{ON_TIE_BREAK})?|(or\s+{ON_TIE_BREAK}))"
        r"(?:\s+bonus)?\b",
    ),
    ("special", r"(?:special\b\s*)?((?:(?:biggest|best)\s+)?upset|best\s+game|brilliancy)\b"),
    ("special", r"(special)\b"),
    ("top", r"(?:the\s+)?top\s+(\d{1,3})\b"),
    ("best", r"(?:the\s+)?(?:top|best)\b"),
    ("trophy", r"(troph|plaque|medal|cup|certificate|ribbon)(?:y|ies|s)?\b"),
    (
        "named",
        r"(juniors?|seniors?|wom[ae]n|girls?|boys?|youths?|veterans?|locals?|scholastics?)\b",
    ),
    ("teams", r"teams?\b"),
    ("everybody", r"(?:individuals?|players?|overall|places?)\b"),
    ("each", r"(?:each|apiece)\b"),
    ("total", r"(?:total|prize\s+fund|in\s+prizes)\b"),
    ("section", r"sections?\b"),
    ("filler", r"(?:uscf|us\s+chess|prizes?|cash|to|for|the|awards?|winners?|plus)\b"),
    ("number", rf"({NUMBER})"),
    ("minus", r"(?<=\s)-(?=[$€£]?\d)"),
    ("dash", r"-"),
    ("and", r"(?:and\b|&|\+)"),
    ("word", r"([^\W\d][\w'’]*(?:-\w+)*)"),
)

_READERS = [(kind, re.compile(pattern, re.IGNORECASE)) for kind, pattern in PATTERNS]
_ENDS = re.compile(r"[;:]|!+|\.(?!\d)|,(?!\d{3}(?!\d))|\n")

def statements(text: str) -> Iterator[Statement]:
    if len(text) > MOST_TEXT:
        raise AnnouncementError(f"{text[:40]} …", f"longer than {MOST_TEXT:,} characters")
    text = re.sub(r"[–—−]", "-", text.replace("\u00a0", " "))
    text = re.sub(r"\b(unr|min|incl)\.", r"\1", text, flags=re.IGNORECASE).strip()
    tokens: list[Token] = []
    start = at = 0
    while at < len(text):
        end = _ENDS.match(text, at)
        if end:
            if tokens:
                yield Statement(tuple(tokens), end.group()[0], text[start:at].strip())
            at = start = end.end()
            tokens = []
            continue
        token = _token(text, at)
        at += len(token.text)
        if token.kind == "minus" and tokens and tokens[-1].kind in ("money", "number"):
            token = token._replace(kind="dash")  # 300 -200, and not 1st -5
        if token.kind != "space":
            tokens.append(token)
    if tokens:
        yield Statement(tuple(tokens), "", text[start:].strip())

def _token(text: str, at: int) -> Token:
    for kind, reader in _READERS:
        found = reader.match(text, at)
        if found:
            return Token(kind, tuple(part or "" for part in found.groups()), found.group())
    words = text[text.rfind(" ", 0, at) + 1 :].split(maxsplit=1)
    raise AnnouncementError(words[0][:40], "this is not understood")

def cents(number: str) -> Cents:
    units, _, parts = number.replace(",", "").partition(".")
    return int(units) * 100 + int(parts or 0)
'''

MODULES['xltiebreak.prizefund.announcement.who'] = r'''from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Callable, NamedTuple

from xltiebreak.event.figures import points
from xltiebreak.prizefund.announcement.tokens import AnnouncementError, Token
from xltiebreak.prizefund.prizes import (
    BONUS,
    BY_RATING,
    CLASS,
    CLASS_BANDS,
    NAMED,
    OVER,
    PLACE,
    POINTS,
    SPECIAL,
    TEAM,
    UNDER,
    UNRATED,
    Prize,
)

CLASS_WORDS = {"SENIOR MASTER": "SM", "MASTER": "M", "EXPERT": "X"}
ONE_OF_LIST = {"women": "woman"}

class Who(NamedTuple):

    prize: Prize
    text: str
    best: bool = False

    @property
    def by_rating(self) -> bool:
        return self.prize.kind in (*BY_RATING, UNRATED)

    @property
    def is_for_all(self) -> bool:
        return self.prize.kind == PLACE

def who_is_meant(tokens: Sequence[Token]) -> tuple[Who | None, int]:
    first, best = tokens[0], 0
    if first.kind == "best":  # "top U1800" is U1800, "top junior" a name
        best, tokens = 1, tokens[1:]
        first = tokens[0] if tokens else first
    if first.kind == "glued":
        raise AnnouncementError(
            first.text,
            "can be read as a prize for under the first figure, or as one for ratings between the "
            'two; write "U1200 $1000" or "(1000-1200)"',
        )
    if _is_band(tokens) and tokens[3:] and tokens[3].kind in ("money", "percent"):
        prize, used = _between(tokens), 3
    elif first.kind in _KINDS:
        prize, used = _KINDS[first.kind](first), 1
    else:
        return None, 0
    if first.kind == "class":
        prize, more = _with_band(prize, tokens[1:])
        used += more
    while used < len(tokens) and (changed := _changed(prize, tokens[used])) is not None:
        prize, used = changed, used + 1
    text = " ".join(token.text.strip() for token in tokens[:used])
    return Who(prize, text, bool(best)), best + used

def _class(token: Token) -> Prize:
    written = " ".join(token.parts[0].upper().split())
    letter = CLASS_WORDS.get(written, written)
    low, high = CLASS_BANDS[letter]
    label = written.capitalize() if written in CLASS_WORDS else f"Class {letter}"
    return Prize(CLASS, low=low, high=high, label=label)

def _band(token: Token) -> Prize:
    low, high = sorted((int(token.parts[0]), int(token.parts[1])))
    return Prize(CLASS, low=low, high=high, or_unrated=bool(token.parts[2]))

def _named(token: Token) -> Prize:
    name = token.parts[0].casefold()
    name = ONE_OF_LIST.get(name, name[:-1] if name.endswith("s") else name)
    return Prize(NAMED, list=name, label=f"top {name}")

def _special(token: Token) -> Prize:
    name = " ".join(token.parts[0].casefold().split())
    return Prize(SPECIAL, label=f"{name} prize" if name in ("special", "upset") else name)

_KINDS: dict[str, Callable[[Token], Prize]] = {
    "class": _class,
    "band": _band,
    "under": lambda token: Prize(UNDER, high=int(token.parts[0]) - 1),
    "over": lambda token: Prize(OVER, low=int(token.parts[0])),
    "below": lambda token: Prize(CLASS, high=int(token.parts[0])),
    "unrated": lambda _: Prize(UNRATED),
    "named": _named,
    "special": _special,
    "bonus": lambda token: Prize(BONUS, on_tie_break=any(token.parts)),
    "points": lambda token: Prize(POINTS, points=points(token.parts[0])),
    "plus score": lambda _: Prize(POINTS),
    "teams": lambda _: Prize(TEAM),
    "everybody": lambda _: Prize(PLACE),
}

def _with_band(prize: Prize, behind: Sequence[Token]) -> tuple[Prize, int]:
    if behind and behind[0].kind == "band":
        band, used = _band(behind[0]), 1
    elif _is_band(behind):
        band, used = _between(behind), 3
    else:
        return prize, 0
    if (band.low, band.high) == (prize.low, prize.high) and not band.or_unrated:
        return prize, used
    either = "/Unr" if band.or_unrated else ""
    return replace(band, label=f"{prize.label} ({band.low}-{band.high}{either})"), used

def _is_band(tokens: Sequence[Token]) -> bool:
    if [token.kind for token in tokens[:3]] != ["number", "dash", "number"]:
        return False
    low, high = tokens[0].text, tokens[2].text
    return low.isdecimal() and high.isdecimal() and int(low) < int(high) < 4_000

def _between(tokens: Sequence[Token]) -> Prize:
    return Prize(CLASS, low=int(tokens[0].text), high=int(tokens[2].text))

def _changed(prize: Prize, token: Token) -> Prize | None:
    if token.kind == "or unrated" and prize.kind in (*BY_RATING, NAMED):
        return replace(prize, or_unrated=True, label=f"{prize.label}/Unr" if prize.label else "")
    if token.kind == "no unrated" and prize.kind in (*BY_RATING, NAMED):
        return replace(prize, or_unrated=False)
    if token.kind == "and below" and prize.kind == CLASS and prize.low is not None:
        return replace(prize, low=None, label=f"{prize.label}/below")
    if token.kind == "and above" and prize.kind == CLASS and prize.high is not None:
        return replace(prize, high=None, label=f"{prize.label}/over")
    if token.kind == "special" and prize.kind == SPECIAL:
        return _special(token)
    return None
'''

MODULES['xltiebreak.prizefund.apart'] = r'''from __future__ import annotations

from collections.abc import Sequence

from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.prizes import BONUS, POINTS, SPECIAL, Prize

def reaches(prize: Prize, entrant: Entrant, rounds: int | None) -> bool:
    if prize.points is None:
        return rounds is not None and entrant.score > rounds / 2
    return entrant.score >= prize.points

def points_prize(prizes: Sequence[Prize], entrant: Entrant, rounds: int | None) -> Prize | None:
    reached = [
        prize
        for prize in prizes
        if prize.kind == POINTS and prize.cash and reaches(prize, entrant, rounds)
    ]
    return min(reached, key=lambda prize: (-prize.cash, prize.priority), default=None)

def bonus_winner(prize: Prize, entrants: Sequence[Entrant]) -> tuple[Entrant | None, str]:
    top = max((one.score for one in entrants), default=0.0)
    first = [one for one in entrants if one.score == top]
    if len(first) == 1:
        return first[0], "clear winner"
    if not prize.on_tie_break:
        return None, f"{len(first)} players tie for 1st"
    best = min((one.place for one in first), default=0)
    winners = [one for one in first if one.place == best]
    if len(winners) == 1:
        return winners[0], "winner on tie-break"
    return None, f"{len(winners)} players are level for 1st after every tie-break"

def apart(
    prizes: Sequence[Prize], entrants: Sequence[Entrant]
) -> list[tuple[Prize, tuple[Entrant, ...], str]]:
    given: list[tuple[Prize, tuple[Entrant, ...], str]] = []
    for prize in prizes:
        if prize.kind == BONUS:
            winner, why = bonus_winner(prize, entrants)
            given.append((prize, () if winner is None else (winner,), why))
        elif prize.kind == SPECIAL:
            named = tuple(one for one in entrants if prize.condition.admits(one))
            given.append((prize, named, "a special prize, apart" if named else "nobody is named"))
    return given
'''

MODULES['xltiebreak.prizefund.awards'] = r'''from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple, Union

from xltiebreak.event.figures import counted, decimal
from xltiebreak.prizefund.apart import apart, points_prize
from xltiebreak.prizefund.division import Division, Term, paid_out, some
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.fund import HORT, Fund
from xltiebreak.prizefund.hort import HortDivision, hort
from xltiebreak.prizefund.money import Cents, money
from xltiebreak.prizefund.prizes import (
    BY_RATING,
    NAMED,
    PLACE,
    POINTS,
    TEAM,
    UNRATED,
    Prize,
    in_words,
)
from xltiebreak.prizefund.trophies import Trophy, trophies
from xltiebreak.prizefund.uschess import divided
from xltiebreak.rules.terms import Show

AnyDivision = Union[Division, HortDivision]

_WHICH_SUBGROUP = (
    "Some of those who tied divide their own prizes alone, as each of them gets more so (rule "
    "32B3); where several groups could, the rule does not say which one does: here the one whose "
    "smallest share is largest, then the smaller (our choice)"
)

class Extra(NamedTuple):

    prize: Prize
    amount: Cents
    why: str

class Unpaid(NamedTuple):

    label: str
    amount: Cents
    why: str

@dataclass(frozen=True)
class Share:

    entrant: Entrant
    division: AnyDivision | None = None
    points: Prize | None = None
    extras: tuple[Extra, ...] = ()
    limit: Cents | None = None
    sign: str = "$"

    @property
    def terms(self) -> list[Term]:
        return self._terms(decimal)

    @cached_property
    def paid(self) -> Cents:
        return self._before_limit - self.above_limit

    @cached_property
    def _before_limit(self) -> Cents:
        share = self.points.cash if self.points else 0
        if self.division is not None and self.points is None:
            share = self.division.paid[self.entrant.number]
        return share + sum(extra.amount for extra in self.extras)

    @property
    def won(self) -> str:
        parts = [extra.prize.title for extra in self.extras]
        if self.points is not None:
            parts.insert(0, self.points.title)
        elif self.division is not None:
            members = len(self.division.members)
            shared = f", shared by {members}" * (members > 1)
            parts.insert(0, f"{in_words(self.division.prizes)}{shared}")
        return "; ".join(parts)

    @property
    def above_limit(self) -> Cents:
        return 0 if self.limit is None else max(0, self._before_limit - self.limit)

    def _terms(self, show: Show) -> list[Term]:
        terms: list[Term] = []
        if self.points is not None:
            terms.append(Term(self.points.title, self.points.cash, self._for_points(show)))
        elif self.division is not None:
            terms += self.division.terms(self.entrant.number, show)
        terms += [Term(extra.prize.title, extra.amount, extra.why) for extra in self.extras]
        if self.above_limit:
            terms.append(Term("limit", -self.above_limit, self._limited))
        return terms

    def _for_points(self, show: Show) -> str:
        score = f"{show(self.entrant.score, 2)} points reached (rule 33E)"
        if self.division is None:
            return score
        share = money(self.division.paid[self.entrant.number], self.sign)
        return f"{score}; more than a share of {share} of the other prizes"

    @property
    def _limited(self) -> str:
        limit = money(self.limit or 0, self.sign)
        return f"not more than {limit}, the limit for this player (rule 32C6)"

    def sentence(self, show: Show = decimal) -> str:
        told = []
        if self.points is not None:
            cash = money(self.points.cash, self.sign)
            told.append(f"{cash} for {self.points.title}, {self._for_points(show)}")
        elif self.division is not None:
            told.append(self.division.sentence(self.entrant.number, show))
        told += [
            f"{money(extra.amount, self.sign)} for {extra.prize.title}, {extra.why}"
            for extra in self.extras
        ]
        text = "; plus ".join(told)
        if self.above_limit:
            text += f"; {self._limited}"
        paid = money(self.paid, self.sign)
        equals = " " if text.startswith(f"{paid} for ") and "÷" not in text else f" {paid} = "
        return f"{self.entrant.label}:{equals}{text}"

@dataclass(frozen=True)
class Awards:

    fund: Fund
    prizes: tuple[Prize, ...]
    shares: tuple[Share, ...]
    of_teams: tuple[Share, ...]
    trophies: tuple[Trophy, ...]
    unpaid: tuple[Unpaid, ...]
    remarks: tuple[str, ...]

    @property
    def due(self) -> Cents:
        pooled = sum(prize.cash for prize in self.prizes if prize.kind != POINTS)
        return pooled + sum(share.points.cash for share in self.shares if share.points)

    @property
    def paid(self) -> Cents:
        return sum(share.paid for share in (*self.shares, *self.of_teams))

    @property
    def difference(self) -> Cents:
        return self.due - self.paid

    @property
    def summary(self) -> str:
        due, paid, rest = (
            money(one, self.fund.sign) for one in (self.due, self.paid, self.difference)
        )
        return f"Fund {due}, paid {paid}, {'not paid' if self.difference else 'difference'} {rest}"

    def takers(self, prize: Prize) -> list[int]:
        return list(self._takers.get(prize.position, ()))

    @cached_property
    def _takers(self) -> dict[int, dict[int, None]]:
        takers: dict[int, dict[int, None]] = {}
        for share in (*self.shares, *self.of_teams):
            for prize in _prizes_of(share):
                takers.setdefault(prize.position, {})[share.entrant.number] = None
        for trophy in self.trophies:
            if trophy.taker:
                takers.setdefault(trophy.prize.position, {})[trophy.taker.number] = None
        return takers

def _prizes_of(share: Share) -> list[Prize]:
    pooled = share.division.prizes if share.division and not share.points else ()
    points = (share.points,) if share.points else ()
    return [*pooled, *points, *(extra.prize for extra in share.extras)]

def awards(fund: Fund, entrants: Sequence[Entrant], teams: Sequence[Entrant] = ()) -> Awards:
    prizes = fund.due(len(entrants))
    able = [one for one in entrants if not one.takes_nothing]
    teams = [one for one in teams if not one.takes_nothing]
    cash = [prize for prize in prizes if prize.kind != TEAM]
    of_teams = [prize for prize in prizes if prize.kind == TEAM]
    divisions, left = _divisions(fund, cash, able)
    team_divisions, teams_left = _divisions(fund, of_teams, teams)
    extras, not_given = _extras(prizes, able)
    shares = _shares(fund, prizes, able, divisions, extras)
    team_shares = _shares(fund, (), teams, team_divisions, {})
    unpaid = [
        *_left_over(left, able),
        *_left_over(teams_left, teams),
        *not_given,
        *_for_points_instead(shares, divisions),
        *_above_limits(shares),
    ]
    return Awards(
        fund=fund,
        prizes=prizes,
        shares=shares,
        of_teams=team_shares,
        trophies=(
            *trophies(cash, able, fund.trophies_follow_money, fund.rounds),
            *trophies(of_teams, teams, fund.trophies_follow_money),
        ),
        unpaid=tuple(unpaid),
        remarks=(
            *fund.told(len(entrants)),
            *_choices((*divisions, *team_divisions)),
            *_remarks(entrants, prizes),
        ),
    )

def _divisions(
    fund: Fund, prizes: Sequence[Prize], entrants: Sequence[Entrant]
) -> tuple[Sequence[AnyDivision], list[Prize]]:
    if fund.rule == HORT:
        return hort([one for one in prizes if one.kind in (PLACE, TEAM)], entrants, fund.sign)
    return divided(fund, prizes, entrants)

Extras = Mapping[int, Sequence[Extra]]

def _extras(prizes: Sequence[Prize], entrants: Sequence[Entrant]) -> tuple[Extras, list[Unpaid]]:
    taken: dict[int, list[Extra]] = {}
    unpaid = []
    for prize, winners, why in apart([prize for prize in prizes if prize.cash], entrants):
        if not winners:
            unpaid.append(Unpaid(prize.title, prize.cash, why))
            continue
        equal = Fraction(prize.cash, len(winners))
        paid = paid_out({one.number: equal for one in winners}, winners)
        for number, amount in paid.items():
            parts = f"; divided by {len(winners)}" if len(winners) > 1 else ""
            taken.setdefault(number, []).append(Extra(prize, amount, f"{why}{parts}"))
    return taken, unpaid

def _shares(
    fund: Fund,
    prizes: Sequence[Prize],
    entrants: Sequence[Entrant],
    divisions: Sequence[AnyDivision],
    extras: Extras,
) -> tuple[Share, ...]:
    of = {one.number: division for division in divisions for one in division.members}
    shares = []
    for one in sorted(entrants, key=lambda one: (-one.score, one.place, one.number)):
        division = of.get(one.number)
        points = points_prize(prizes, one, fund.rounds)
        if points and division is not None and division.paid[one.number] >= points.cash:
            points = None
        more = tuple(extras.get(one.number, ()))
        if division is not None or points or more:
            limit = fund.limits.of(one)
            shares.append(Share(one, division, points, more, limit, fund.sign))
    return tuple(shares)

def _left_over(prizes: Sequence[Prize], entrants: Sequence[Entrant]) -> list[Unpaid]:
    return [
        Unpaid(prize.title, prize.cash, _why_left(prize, entrants))
        for prize in sorted(prizes, key=lambda prize: prize.position)
    ]

def _why_left(prize: Prize, entrants: Sequence[Entrant]) -> str:
    eligible = sum(prize.condition.admits(one) for one in entrants)
    if not eligible:
        return f"{_nobody(prize)} (rule 32C3)"
    if eligible < prize.rank:
        return f"only {counted(eligible, 'player')} could win a prize of this kind (rule 32C3)"
    if prize.rest_of:
        return "nobody else may take it (rule 32C6)"
    return "everybody who could win it shares in other prizes (rule 32B1)"

def _nobody(prize: Prize) -> str:
    if prize.kind in BY_RATING:
        unrated = ", or unrated," if prize.or_unrated else ""
        return f"nobody with such a rating{unrated} plays for prizes"
    if prize.kind == NAMED:
        return "nobody on that list plays for prizes"
    if prize.kind == UNRATED:
        return "nobody unrated plays for prizes"
    return "nobody plays for prizes" if prize.kind == PLACE else "there are no teams"

def _for_points_instead(shares: Sequence[Share], divisions: Sequence[AnyDivision]) -> list[Unpaid]:
    unpaid = []
    for division in divisions:
        without = [one for one in shares if one.points and one.division is division]
        amount = sum(division.paid[one.entrant.number] for one in without)
        if amount:
            names = some([one.entrant.label for one in without])
            why = f"{names} took the larger prize for points instead (rule 33E)"
            unpaid.append(Unpaid(f"a share of {in_words(division.prizes)}", amount, why))
    return unpaid

def _above_limits(shares: Sequence[Share]) -> list[Unpaid]:
    return [
        Unpaid(
            f"part of the share of {share.entrant.label}",
            share.above_limit,
            "above the limit for this player (rule 32C6)",
        )
        for share in shares
        if share.above_limit
    ]

def _choices(divisions: Sequence[AnyDivision]) -> list[str]:
    alone = any(isinstance(one, Division) and one.gains_alone for one in divisions)
    return [_WHICH_SUBGROUP] * alone

def _remarks(entrants: Sequence[Entrant], prizes: Sequence[Prize]) -> list[str]:
    remarks = [f"{one.label} {one.takes_nothing}" for one in entrants if one.takes_nothing]
    for prize in prizes:
        if prize.kind == NAMED and not prize.or_unrated:
            remarks += [
                f"{one.label} is unrated, and {prize.title} is not for unrated players (rule 28D)"
                for one in entrants
                if one.rating is None and not one.takes_nothing and prize.condition.names(one)
            ]
    return remarks
'''

MODULES['xltiebreak.prizefund.division'] = r'''from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

from xltiebreak.event.figures import decimal, listed
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.money import Cents, Share, money
from xltiebreak.prizefund.pools import Cap, level_of
from xltiebreak.prizefund.prizes import Prize
from xltiebreak.rules.terms import Show

NAMES_TOLD = 5

class Term(NamedTuple):

    label: str
    amount: Share
    why: str

class Instead(NamedTuple):

    share: Share
    members: int

@dataclass(frozen=True)
class Division:

    prizes: tuple[Prize, ...]
    members: tuple[Entrant, ...]
    caps: Mapping[int, Cap]
    score: float | None
    on_score: int
    instead: Instead | None = None
    handed: Cents = 0
    sign: str = "$"

    @property
    def total(self) -> Cents:
        return sum(prize.cash for prize in self.prizes) + self.handed

    @property
    def equal(self) -> Fraction:
        return Fraction(self.total, len(self.members))

    @cached_property
    def shares(self) -> dict[int, Share]:
        caps = [self.caps[one.number].most for one in self.members]
        level = level_of(self.total, caps)
        return {one.number: min(cap, level) for one, cap in zip(self.members, caps)}

    @cached_property
    def paid(self) -> dict[int, Cents]:
        return paid_out(self.shares, self.members)

    @cached_property
    def gains_alone(self) -> bool:
        return self.instead is not None and min(self.shares.values()) > self.instead.share

    @property
    def rest(self) -> Cents:
        return self.total - sum(self.paid.values())

    def terms(self, number: int, show: Show = decimal) -> list[Term]:
        tied, parts = self._tied(number, show), len(self.members)
        sums = [(prize.title, prize.cash) for prize in self.prizes]
        sums += [("from the tie", self.handed)] * bool(self.handed)
        pooled = [
            Term(
                label,
                Fraction(cash, parts),
                f"{self._money(cash)} ÷ {parts}, {tied}" if parts > 1 else tied,
            )
            for label, cash in sums
        ]
        return pooled + self._adjusted(number)

    def sentence(self, number: int, show: Show = decimal) -> str:
        return "; ".join(
            [
                f"{self._pool}, {self._tied(number, show)}",
                *(term.why for term in self._adjusted(number)),
            ]
        )

    @cached_property
    def _pool(self) -> str:
        sums = [f"{self._money(prize.cash)} for {prize.title}" for prize in self.prizes]
        if self.handed:
            sums.append(f"{self._money(self.handed)} that others of the tie may not take")
        text, parts = " + ".join(sums), len(self.members)
        if parts == 1:
            return text
        return f"({text}) ÷ {parts}" if len(sums) > 1 else f"{text} ÷ {parts}"

    def _adjusted(self, number: int) -> list[Term]:
        share, paid = self.shares[number], self.paid[number]
        terms = []
        if share < self.equal:
            terms.append(Term("limit", share - self.equal, self._capped(number)))
        elif share > self.equal:
            terms.append(Term("from the tie", share - self.equal, self._from_others(number)))
        if paid != share:
            terms.append(Term("cents", paid - share, rounding(self.shares, self.paid, number)))
        return terms

    def _tied(self, number: int, show: Show) -> str:
        where = "by place" if self.score is None else f"on {show(self.score, 2)}"
        others = [one.label for one in self.members if one.number != number]
        if self.instead is not None:
            shared = f"tied {where} with {some(others)}; " if others else ""
            told = f"{shared}nobody else {where} is eligible"
            if self.gains_alone:
                pool = money(self.instead.share, self.sign)
                told += f", and it is more than {pool} of a pool with all {self.instead.members}"
            return f"{told} (rule 32B3)"
        if others:
            return f"tied {where} with {some(others)} (rule 32B2)"
        if self.score is None:
            return where
        if self.on_score == 1:
            return f"alone {where} (rule 32B1)"
        return f"alone eligible among {self.on_score} {where} (rule 32B1)"

    def _capped(self, number: int) -> str:
        cap = self.caps[number]
        if cap.prize is None:
            return f"not more than {self._money(cap.most)}, the limit for this player (rule 32C6)"
        largest = f"{self._money(cap.most)} for {cap.prize.title}"
        return f"not more than {largest}, the largest single prize open to this player (rule 32B3)"

    def _from_others(self, number: int) -> str:
        capped = [one for one in self.members if self.shares[one.number] < self.equal]
        limited = any(self.caps[one.number].prize is None for one in capped)
        more = self._money(self.shares[number] - self.equal)
        rules = "rules 32B3, 32C6" if limited else "rule 32B3"
        return f"plus {more} of what {some([one.label for one in capped])} may not take ({rules})"

    def _money(self, cents: Share) -> str:
        return money(cents, self.sign)

def paid_out(shares: Mapping[int, Share], members: Iterable[Entrant]) -> dict[int, Cents]:
    paid = {number: int(share) for number, share in shares.items()}
    odd = int(sum(shares.values())) - sum(paid.values())
    by_place = sorted((one.place, one.number) for one in members)
    for number in [number for _, number in by_place if paid[number] != shares[number]][:odd]:
        paid[number] += 1
    return paid

def rounding(shares: Mapping[int, Share], paid: Mapping[int, Cents], number: int) -> str:
    if paid[number] < shares[number]:
        return "rounded down to whole cents; the odd ones go by place"
    odd = sum(paid[one] > share for one, share in shares.items())
    which = "the odd cent" if odd == 1 else f"one of the {odd} odd cents"
    return f"rounded down to whole cents, and {which} by place"

def some(names: Sequence[str]) -> str:
    return listed(names) if len(names) <= NAMES_TOLD else f"{len(names)} others"
'''

MODULES['xltiebreak.prizefund.doubts'] = r'''from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count, groupby
from typing import Callable

from xltiebreak.event.findings import WARNING, Finding
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.fund import Fund
from xltiebreak.prizefund.prizes import NAMED, POOLED, Prize, ordinal

Doubt = tuple[Prize, str, str]

def doubts(
    fund: Fund, entrants: Sequence[Entrant], where: Callable[[Prize], str] = lambda _: "Prizes"
) -> list[Finding]:
    prizes = sorted(
        (prize for prize in fund.prizes if prize.kind in POOLED),
        key=lambda prize: (str(prize.condition), prize.rank),
    )
    found = [*_of_nothing(fund.prizes)]
    for _, same in groupby(prizes, lambda prize: prize.condition):
        ranks = list(same)
        found += [*_ranks(ranks), *_nobody(ranks[0], entrants)]
    return [Finding(WARNING, code, where(prize), message) for prize, code, message in found]

def _of_nothing(prizes: Sequence[Prize]) -> Iterator[Doubt]:
    for prize in prizes:
        if not prize.cash and not prize.trophy and prize.percent is None:
            yield prize, "prize-of-nothing", f"{prize.title} is neither cash nor a trophy"

def _ranks(prizes: Sequence[Prize]) -> Iterator[Doubt]:
    ranks = {prize.rank for prize in prizes}
    missing = next(rank for rank in count(1) if rank not in ranks)
    if missing < max(ranks):
        told = f"there is no {ordinal(missing)} prize of the kind of {prizes[0].title}"
        yield prizes[0], "prize-rank-missing", told
    for what, there in (
        ("cash prizes", Counter(one.rank for one in prizes if one.cash)),
        ("trophies", Counter(one.rank for one in prizes if one.trophy)),
    ):
        for prize in {one.rank: one for one in prizes if there[one.rank] > 1}.values():
            yield prize, "prize-twice", f"there are {there[prize.rank]} {what} for {prize.title}"

def _nobody(prize: Prize, entrants: Sequence[Entrant]) -> Iterator[Doubt]:
    if entrants and not any(prize.condition.admits(one) for one in entrants):
        why = "nobody is on its list" if prize.kind == NAMED else "nobody there is eligible"
        yield prize, "prize-for-nobody", f"{prize.title}: {why}"
'''

MODULES['xltiebreak.prizefund.entrants'] = r'''from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Optional

from xltiebreak.event.findings import TieBreakError
from xltiebreak.ranking.places import Standing

PrizeRatings = Mapping[int, Optional[int]]

@dataclass(frozen=True)
class Entrant:

    number: int
    name: str = ""
    score: float = 0.0
    rating: int | None = None
    provisional: bool = False
    place: int = 1
    last_place: int = 1
    withdrawn: bool = False
    later_entry: int | None = None
    lists: frozenset[str] = frozenset()
    is_team: bool = False

    @property
    def label(self) -> str:
        return self.name or f"{'Team' if self.is_team else 'Player'} {self.number}"

    @property
    def places(self) -> str:
        shared = self.last_place > self.place
        return f"{self.place}–{self.last_place}" if shared else str(self.place)

    @property
    def takes_nothing(self) -> str:
        if self.withdrawn:
            return "withdrew (rule 32C1)"
        if self.later_entry is not None:
            return (
                f"entered again as {self.later_entry}; the earlier entry wins nothing (rule 32C5)"
            )
        return ""

def entrants(
    rows: Sequence[Standing],
    ratings: PrizeRatings | None = None,
    withdrawn: Collection[int] = (),
    entered_again: Mapping[int, int] | None = None,
    lists: Mapping[str, Collection[int]] | None = None,
) -> tuple[Entrant, ...]:
    ratings, entered_again, lists = ratings or {}, entered_again or {}, lists or {}
    numbers = {row.player.number for row in rows}
    for what, named in (
        ("a prize rating", ratings),
        ("a withdrawal", withdrawn),
        ("an entry again", [*entered_again, *entered_again.values()]),
        *((f"the list {name}", listed) for name, listed in lists.items()),
    ):
        for number in named:
            if number not in numbers:
                raise TieBreakError(f"{what} names number {number}, whom nobody has")
    for earlier, later in entered_again.items():
        if earlier == later:
            raise TieBreakError(f"number {earlier} cannot have entered again as himself")
    return tuple(
        Entrant(
            number=row.player.number,
            name=row.player.name,
            score=row.score,
            rating=ratings.get(row.player.number, row.player.rating) or None,
            provisional=row.player.provisional is not None and row.player.number not in ratings,
            place=row.place,
            last_place=row.last_place,
            withdrawn=row.player.number in withdrawn,
            later_entry=entered_again.get(row.player.number),
            lists=frozenset(
                name.casefold() for name, listed in lists.items() if row.player.number in listed
            ),
        )
        for row in rows
    )

def entrant_teams(rows: Sequence[Standing]) -> tuple[Entrant, ...]:
    return tuple(
        Entrant(
            number=row.player.number,
            name=row.player.name,
            score=row.score,
            place=row.place,
            last_place=row.last_place,
            is_team=True,
        )
        for row in rows
    )
'''

MODULES['xltiebreak.prizefund.fund'] = r'''from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction

from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.money import Cents, money, to_cents
from xltiebreak.prizefund.prizes import BONUS, PLACE, POINTS, SPECIAL, TEAM, Prize, in_words

USCHESS, EQUAL, HORT, NONE = "uschess", "equal", "hort", "none"
RULES = {
    USCHESS: "tied players put their prizes together and divide them (US Chess 32B)",
    EQUAL: "tied players divide the prizes of their places equally (US Chess 32B2)",
    HORT: "half of each prize by place, half divided equally among the tied (Hort)",
    NONE: "each prize by place in the standings, tie-breaks included; nothing is divided",
}

PLACES_ONLY = (EQUAL, HORT)

MOST_PRIZES = 1_000
SMALL_FUND: Cents = 500_00

TO_THE_TIE, WITHHELD = "to the tie", "withheld"

@dataclass(frozen=True)
class Limits:

    unrated: Cents | None = None
    provisional: Cents | None = None
    beyond: str = TO_THE_TIE
    exempt: frozenset[int] = frozenset()

    def __post_init__(self) -> None:
        if self.beyond not in (TO_THE_TIE, WITHHELD):
            raise TieBreakError(
                f"what is above a limit goes {TO_THE_TIE!r} or is {WITHHELD!r}, not {self.beyond!r}"
            )
        for limit in (self.unrated, self.provisional):
            if limit is not None and limit < 0:
                raise TieBreakError("a limit for unrated or provisional players is at least 0")

    def of(self, entrant: Entrant) -> Cents | None:
        if entrant.number in self.exempt or entrant.is_team:
            return None
        return (
            self.unrated
            if entrant.rating is None
            else self.provisional
            if entrant.provisional
            else None
        )

    def told(self, sign: str) -> str:
        if self.unrated is None and self.provisional is None:
            return ""
        who = [
            f"{what} players take at most {money(limit, sign)}"
            for what, limit in (("unrated", self.unrated), ("provisional", self.provisional))
            if limit is not None
        ]
        rest = (
            "what is above it goes to the others of the same tie, and what these may not take is "
            "one more prize for the next score group"
            if self.beyond == TO_THE_TIE
            else "what is above it is not paid"
        )
        return f"{' and '.join(who)}; {rest} (rule 32C6 is read in different ways: our choice)"

@dataclass(frozen=True)
class Fund:

    prizes: tuple[Prize, ...]
    rule: str = USCHESS
    based_on: int | None = None
    entries: Fraction | None = None
    guaranteed: Fraction | None = None
    whole_event: Cents | None = None
    fees: Cents | None = None
    cap: bool = True
    limits: Limits = field(default_factory=Limits)
    trophies_follow_money: bool = False
    rounds: int | None = None
    sign: str = "$"

    def __post_init__(self) -> None:
        if self.rule not in RULES:
            raise TieBreakError(f"{self.rule!r} is no prize rule; there are {', '.join(RULES)}")
        if len(self.prizes) > MOST_PRIZES:
            raise TieBreakError(f"a section has at most {MOST_PRIZES:,} prizes")
        if self.based_on is not None and self.based_on < 1:
            raise TieBreakError("a fund is based on at least one entry")
        if self.entries is not None and self.entries < 0:
            raise TieBreakError("there cannot be fewer than 0 entries")
        if self.guaranteed is not None and not 0 <= self.guaranteed <= 100:
            raise TieBreakError(f"{decimal(self.guaranteed)}% of a prize cannot be guaranteed")
        if self.fees is not None and self.fees < 0:
            raise TieBreakError("entry fees are at least 0")
        others = [p for p in self.prizes if p.kind not in (PLACE, TEAM, BONUS, SPECIAL) and p.cash]
        if self.rule in PLACES_ONLY and others:
            raise TieBreakError(
                f"the rule {self.rule} divides prizes for places only, not {in_words(others)}; "
                f"the rule {USCHESS} does"
            )
        if self.rounds is None and any(p.kind == POINTS and p.points is None for p in self.prizes):
            raise TieBreakError("a prize for a plus score needs the number of rounds")
        if self.fees is None and any(prize.percent is not None for prize in self.prizes):
            raise TieBreakError(
                "some prizes are a percentage of the entry fees; state what was taken in fees"
            )

    @property
    def announced(self) -> Cents:
        return sum(prize.cash for prize in self.prizes if prize.kind != POINTS)

    @property
    def divides_equally(self) -> bool:
        places = all(prize.kind == PLACE for prize in self.prizes if prize.cash or prize.percent)
        limited = self.limits.unrated is not None or self.limits.provisional is not None
        return self.rule in (USCHESS, EQUAL) and places and not limited

    def part(self, entries: int) -> Fraction:
        if self.based_on is None:
            return Fraction(1)
        part = min(Fraction(1), Fraction(self._entries(entries), self.based_on))
        return max(part, self._floor)

    @property
    def _floor(self) -> Fraction:
        floor = Fraction(self.guaranteed or 0) / 100
        whole = self.announced if self.whole_event is None else self.whole_event
        return max(floor, Fraction(1, 2)) if whole > SMALL_FUND else floor

    def _entries(self, entries: int) -> Fraction:
        return Fraction(entries if self.entries is None else self.entries)

    def due(self, entries: int) -> tuple[Prize, ...]:
        part = self.part(entries)
        return tuple(
            replace(prize, cash=self._cash(prize, part), position=position)
            for position, prize in enumerate(self.prizes, start=1)
        )

    def _cash(self, prize: Prize, part: Fraction) -> Cents:
        if prize.percent is not None:
            return to_cents(prize.percent * (self.fees or 0) / 100)
        return prize.cash if prize.guaranteed else to_cents(prize.cash * part)

    def told(self, entries: int) -> list[str]:
        said = [f"Prize rule {self.rule}: {RULES[self.rule]}"]
        if self.based_on is not None:
            said.append(self._based_on(entries))
        if self.rule == USCHESS and not self.cap:
            said.append("No player's share is limited to his largest single prize (32B3 as it was)")
        limits = self.limits.told(self.sign)
        return [*said, *([limits[0].upper() + limits[1:]] if limits else [])]

    def _based_on(self, entries: int) -> str:
        part = self.part(entries)
        counted = f"{decimal(self._entries(entries))} of {self.based_on} entries"
        if part == 1:
            return f"{counted}: every prize is paid in full (rule 32D)"
        share = f"{decimal(part * 100)}% of each prize"
        if part * (self.based_on or 1) > self._entries(entries):
            why = "guaranteed" if self.guaranteed and part == self.guaranteed / 100 else "at least"
            return f"{counted}: {share}, {why} (rule 32C4)"
        return f"{counted}: {share} (rule 32D)"
'''

MODULES['xltiebreak.prizefund.hort'] = r'''from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import groupby

from xltiebreak.event.figures import decimal
from xltiebreak.prizefund.division import Term, paid_out, rounding, some
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.money import Cents, Share, money
from xltiebreak.prizefund.prizes import Prize
from xltiebreak.rules.terms import Show

@dataclass(frozen=True)
class HortDivision:

    prizes: tuple[Prize, ...]
    members: tuple[Entrant, ...]
    own: dict[int, tuple[tuple[Prize, ...], int]]
    score: float
    sign: str = "$"
    rest: Cents = 0

    @property
    def total(self) -> Cents:
        return sum(prize.cash for prize in self.prizes)

    @property
    def equal(self) -> Fraction:
        return Fraction(self.total, len(self.members))

    @cached_property
    def shares(self) -> dict[int, Share]:
        return {one.number: (self._of_place(one.number) + self.equal) / 2 for one in self.members}

    @cached_property
    def paid(self) -> dict[int, Cents]:
        return paid_out(self.shares, self.members)

    def _of_place(self, number: int) -> Fraction:
        prizes, sharing = self.own[number]
        return Fraction(sum(prize.cash for prize in prizes), sharing)

    def terms(self, number: int, show: Show = decimal) -> list[Term]:
        if len(self.members) == 1:
            return [
                Term(prize.title, prize.cash, self._tied(number, show)) for prize in self.prizes
            ]
        halves = [
            Term("own place", self._of_place(number) / 2, f"half of {self._place(number)}"),
            Term(
                "equal share", self.equal / 2, f"half of {self._pool()}, {self._tied(number, show)}"
            ),
        ]
        odd = self.paid[number] - self.shares[number]
        if odd:
            halves.append(Term("cents", odd, rounding(self.shares, self.paid, number)))
        return halves

    def sentence(self, number: int, show: Show = decimal) -> str:
        if len(self.members) == 1:
            return f"{self._place(number)}, {self._tied(number, show)}"
        told = f"half of {self._place(number)} + half of {self._pool()}, {self._tied(number, show)}"
        if self.paid[number] != self.shares[number]:
            told += f"; {rounding(self.shares, self.paid, number)}"
        return told

    def _place(self, number: int) -> str:
        prizes, sharing = self.own[number]
        text = self._sum(prizes)
        if sharing == 1:
            return text
        return f"({text}) ÷ {sharing}, the place being shared," if prizes else text

    def _pool(self) -> str:
        return f"({self._sum(self.prizes)}) ÷ {len(self.members)}"

    def _sum(self, prizes: Sequence[Prize]) -> str:
        added = [f"{money(prize.cash, self.sign)} for {prize.title}" for prize in prizes]
        return " + ".join(added) or money(0, self.sign)

    def _tied(self, number: int, show: Show) -> str:
        others = [one.label for one in self.members if one.number != number]
        if not others:
            return f"alone on {show(self.score, 2)} (Hort)"
        return f"tied on {show(self.score, 2)} with {some(others)} (Hort)"

def hort(
    prizes: Sequence[Prize], entrants: Sequence[Entrant], sign: str = "$"
) -> tuple[list[HortDivision], list[Prize]]:
    left = sorted((prize for prize in prizes if prize.cash), key=lambda prize: prize.priority)
    in_order = sorted(entrants, key=lambda one: (-one.score, one.place, one.number))
    divisions = []
    place = 0
    for score, tied in groupby(in_order, lambda one: one.score):
        members = tuple(tied)
        own: dict[int, tuple[tuple[Prize, ...], int]] = {}
        for _, sharers in groupby(members, lambda one: one.place):
            numbers = [one.number for one in sharers]
            ranks = range(place + 1, place + len(numbers) + 1)
            theirs = tuple(prize for prize in left if prize.rank in ranks)
            own.update(dict.fromkeys(numbers, (theirs, len(numbers))))
            place += len(numbers)
        pooled = tuple(prize for prize in left if place - len(members) < prize.rank <= place)
        if pooled:
            divisions.append(HortDivision(pooled, members, own, score, sign))
            left = [prize for prize in left if prize not in pooled]
    return divisions, left
'''

MODULES['xltiebreak.prizefund.money'] = r'''from __future__ import annotations

from fractions import Fraction
from typing import Union

Cents = int

Share = Union[int, Fraction]

MOST = 100_000_000_000

def money(cents: Share, sign: str = "$") -> str:
    whole = to_cents(-cents if cents < 0 else cents)
    units, rest = divmod(whole, 100)
    text = f"{sign}{units:,}.{rest:02}" if rest else f"{sign}{units:,}"
    return f"−{text}" if cents < 0 and whole else text

def to_cents(amount: Share) -> Cents:
    return amount if isinstance(amount, int) else int((amount * 2 + 1) // 2)
'''

MODULES['xltiebreak.prizefund.pools'] = r'''from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from xltiebreak.prizefund.money import Cents, Share
from xltiebreak.prizefund.prizes import Prize

class Cap(NamedTuple):

    most: Cents
    prize: Prize | None

class Contest:

    def __init__(
        self,
        prizes: Sequence[Prize],
        alike: Sequence[Sequence[int]],
        open_to: Sequence[int],
        caps: Sequence[Cap],
    ) -> None:
        self.prizes = prizes
        self.alike = alike
        self.open_to = open_to
        self.caps = caps
        self.sizes = [len(players) for players in alike]
        self.by_groups: dict[int, set[int]] = {}
        for k, eligible in enumerate(open_to):
            self.by_groups.setdefault(eligible, set()).add(k)
        self.everybody = 0
        for eligible in self.by_groups:
            self.everybody |= eligible
        self._hoped_for = [0] * len(alike)
        for k, eligible in enumerate(open_to):
            for group in each(eligible):
                self._hoped_for[group] |= 1 << k
        self._counts: dict[int, int] = {}
        self._pools: dict[int, list[int]] = {}

    def count(self, groups: int) -> int:
        if groups not in self._counts:
            self._counts[groups] = sum(self.sizes[group] for group in each(groups))
        return self._counts[groups]

    def may_get(self, least: Cents) -> int:
        return sum(1 << group for group, cap in enumerate(self.caps) if cap.most >= least)

    def lowest_cap(self, groups: int) -> Cents:
        return min(self.caps[group].most for group in each(groups))

    def only_for(self, groups: int) -> list[int]:
        hoped_for = 0
        for group in each(groups):
            hoped_for |= self._hoped_for[group]
        others = ~groups
        return [k for k in each(hoped_for) if not self.open_to[k] & others]

    def without(self, groups: int) -> Contest:
        left = [k for k, eligible in enumerate(self.open_to) if eligible & ~groups]
        return Contest(
            [self.prizes[k] for k in left],
            self.alike,
            [self.open_to[k] & ~groups for k in left],
            self.caps,
        )

    def pool(self, groups: int) -> list[int]:
        if groups not in self._pools:
            seating, size = Seating(self), self.count(groups)
            taken: list[int] = []
            for prize in self.only_for(groups):
                if len(taken) < size and not seating.refuses(prize):
                    taken.append(prize)
            self._pools[groups] = taken
        return self._pools[groups]

    def brought_in(self, groups: int) -> Cents:
        return sum(self.prizes[k].cash for k in self.pool(groups))

class Seating:

    def __init__(self, contest: Contest) -> None:
        self.open_to = contest.open_to
        self.room = contest.sizes
        self.seated: dict[int, set[int]] = {}
        self.seat: dict[int, int] = {}

    def refuses(self, prize: int) -> list[int]:
        asking, asked = [prize], 0
        asked_by: dict[int, int] = {}
        for one in asking:
            for group in each(self.open_to[one] & ~asked):
                asked |= 1 << group
                asked_by[group] = one
                seated = self.seated.setdefault(group, set())
                if len(seated) < self.room[group]:
                    self._move_up(group, asked_by)
                    return []
                asking += sorted(seated)
        return asking

    def _move_up(self, group: int, asked_by: Mapping[int, int]) -> None:
        while True:
            prize = asked_by[group]
            before = self.seat.get(prize)
            self.seated[group].add(prize)
            self.seat[prize] = group
            if before is None:
                return
            self.seated[before].remove(prize)
            group = before

def each(groups: int) -> Iterator[int]:
    for at, byte in enumerate(groups.to_bytes(-(-groups.bit_length() // 8), "little")):
        if byte:
            for bit in _BITS[byte]:
                yield 8 * at + bit

_BITS = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]

def level_of(total: Share, caps: Iterable[Share]) -> Share:
    rising = sorted(caps)
    for k, cap in enumerate(rising):
        if cap * (len(rising) - k) >= total:
            return Fraction(total) / (len(rising) - k)
        total -= cap
    return rising[-1]
'''

MODULES['xltiebreak.prizefund.prizes'] = r'''from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple, Optional

from xltiebreak.event.figures import decimal, listed
from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.money import MOST, Cents

PLACE = "place"
CLASS = "class"
UNDER = "under"
OVER = "over"
UNRATED = "unrated"
POINTS = "points"
NAMED = "named"
TEAM = "team"
BONUS = "bonus"
SPECIAL = "special"

KINDS = (PLACE, CLASS, UNDER, OVER, UNRATED, NAMED, POINTS, TEAM, BONUS, SPECIAL)
BY_RATING = (CLASS, UNDER, OVER)
POOLED = (PLACE, CLASS, UNDER, OVER, UNRATED, NAMED, TEAM)

Band = tuple[Optional[int], Optional[int]]

CLASS_BANDS: dict[str, Band] = {
    "SM": (2400, None),
    "M": (2200, 2399),
    "X": (2000, 2199),
    "A": (1800, 1999),
    "B": (1600, 1799),
    "C": (1400, 1599),
    "D": (1200, 1399),
    "E": (1000, 1199),
    "F": (800, 999),
    "G": (600, 799),
    "H": (400, 599),
    "I": (200, 399),
    "J": (None, 199),
}

NO_TOP = 1_000_000
HIGHEST_RANK = 20_000

class Condition(NamedTuple):

    kind: str
    low: int | None
    high: int | None
    or_unrated: bool
    list: str
    players: frozenset[int]

    def admits(self, entrant: Entrant) -> bool:
        if self.kind == TEAM or entrant.is_team:
            return self.kind == TEAM and entrant.is_team
        if self.kind in (PLACE, POINTS, BONUS):
            return True
        if self.kind in (NAMED, SPECIAL):
            unrated = entrant.rating is None and self.kind == NAMED
            return self.names(entrant) and (self.or_unrated or not unrated)
        if self.kind == UNRATED or entrant.rating is None:
            return entrant.rating is None and (self.kind == UNRATED or self.or_unrated)
        return (self.low or 0) <= entrant.rating <= (NO_TOP if self.high is None else self.high)

    def names(self, entrant: Entrant) -> bool:
        return entrant.number in self.players or self.list in entrant.lists

@dataclass(frozen=True)
class Prize:

    kind: str
    cash: Cents = 0
    rank: int = 1
    low: int | None = None
    high: int | None = None
    or_unrated: bool = False
    list: str = ""
    players: tuple[int, ...] = ()
    points: float | None = None
    trophy: str = ""
    guaranteed: bool = False
    percent: Fraction | None = None
    on_tie_break: bool = False
    label: str = ""
    position: int = 0
    rest_of: str = ""

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise TieBreakError(f"{self.kind!r} is no kind of prize; there are {', '.join(KINDS)}")
        if not 1 <= self.rank <= HIGHEST_RANK:
            raise TieBreakError(f"there is no prize for place {self.rank}")
        if not 0 <= self.cash <= MOST:
            raise TieBreakError(
                f"{self.title}: a prize is between 0 and {MOST // 100:,}, in whole cents"
            )
        if self.percent is not None and not 0 < self.percent <= 100:
            raise TieBreakError(f"{self.title}: {decimal(self.percent)}% of the fees is no prize")
        if self.kind in BY_RATING:
            self._check_band()
        if self.points is not None and self.points < 0:
            raise TieBreakError(f"{self.title}: nobody can have fewer than 0 points")

    def _check_band(self) -> None:
        needed = (self.low,) if self.kind == OVER else (self.high,) if self.kind == UNDER else ()
        if None in needed or (self.low is None and self.high is None):
            raise TieBreakError(f"{self.label or self.kind}: for which ratings is this prize?")
        if self.low is not None and self.high is not None and self.low > self.high:
            raise TieBreakError(f"{self.title}: no rating is between {self.low} and {self.high}")

    @cached_property
    def condition(self) -> Condition:
        return Condition(
            self.kind,
            self.low,
            self.high,
            self.or_unrated,
            self.list.casefold(),
            frozenset(self.players),
        )

    @property
    def title(self) -> str:
        if self.rest_of:
            return f"the rest of {self.rest_of}"
        if self.kind == PLACE:
            return self.label if self.label and not self.label.isdecimal() else ordinal(self.rank)
        name = self.label or self._usual_name
        if self.kind in (POINTS, BONUS, SPECIAL) or _is_ranked(name):
            return name
        if name.casefold().startswith("top "):
            return name if self.rank == 1 else f"{ordinal(self.rank)} {name[4:]}"
        return f"{ordinal(self.rank)} {name}"

    @property
    def _usual_name(self) -> str:
        either = "/Unr" if self.or_unrated else ""
        if self.kind == UNDER and self.high is not None:
            return f"U{self.high + 1}{either}"
        if self.kind == OVER:
            return f"{self.low}/over{either}"
        if self.kind == CLASS:
            return f"{_band_name(self.low, self.high)}{either}"
        if self.kind == POINTS:
            return "plus score" if self.points is None else f"{decimal(self.points)} points"
        if self.kind == BONUS:
            return "bonus for winning, on tie-break too" if self.on_tie_break else "clear-win bonus"
        return f"top {self.list}" if self.kind == NAMED and self.list else self.kind

    @property
    def priority(self) -> tuple[int, int, int, int, int]:
        if self.kind in BY_RATING:
            top = NO_TOP if self.high is None else self.high
            return (1, -top, self.kind == UNDER, self.rank, self.position)
        if self.kind == NAMED:
            return (3, 0, 0, self.position, self.rank)
        group = {PLACE: 0, TEAM: 0, UNRATED: 2}.get(self.kind, 4)
        by_points = 0 if self.points is None else -int(self.points * 4)
        return (group, by_points, 0, self.rank, self.position)

def _is_ranked(name: str) -> bool:
    digits = name[: len(name) - len(name.lstrip("0123456789"))]
    return bool(digits) and len(digits) < 6 and name.startswith(ordinal(int(digits)))

def _band_name(low: int | None, high: int | None) -> str:
    for letter, band in CLASS_BANDS.items():
        if band == (low, high):
            return f"Class {letter}" if len(letter) == 1 else letter
    if low is None:
        return f"{high}/below"
    return f"{low}/over" if high is None else f"{low}-{high}"

def ordinal(number: int) -> str:
    teens = number % 100 in (11, 12, 13)
    ending = "th" if teens else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"

def announced(prize: Prize) -> int:
    return prize.position

def in_words(prizes: Iterable[Prize]) -> str:
    return listed([prize.title for prize in prizes])
'''

MODULES['xltiebreak.prizefund.stated'] = r'''from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TypeVar

from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import Finding
from xltiebreak.event.ratings import rating
from xltiebreak.event.section import Section
from xltiebreak.prizefund.announcement.reading import Announcement
from xltiebreak.prizefund.entrants import Entrant, entrants
from xltiebreak.prizefund.fund import EQUAL, HORT, NONE, TO_THE_TIE, USCHESS, WITHHELD, Fund, Limits
from xltiebreak.prizefund.money import Cents, money
from xltiebreak.prizefund.prizes import Prize
from xltiebreak.prizefund.typed_prizes import NO_ONE, PrizeError, amount_of, list_name
from xltiebreak.ranking.places import Standing

_RULES: Mapping[str, str] = {
    **dict.fromkeys(("uschess", "us chess", "32b"), USCHESS),
    **dict.fromkeys(("equal", "equally"), EQUAL),
    "hort": HORT,
    **dict.fromkeys(("none", "by place", "no split"), NONE),
}
_WITHOUT_CAP = re.compile(r"[,;]? ?(?:no|without)(?: the)? cap$")
_FOLLOW_MONEY: Mapping[str, bool] = {
    **dict.fromkeys(("standings", "place", "by place", "33d2"), False),
    **dict.fromkeys(("money", "cash", "follows the money", "follow the money", "33d2a"), True),
}
_BEYOND: Mapping[str, str] = {
    **dict.fromkeys((TO_THE_TIE, "others", "the tie", "to the others"), TO_THE_TIE),
    **dict.fromkeys((WITHHELD, "not paid", "stays in the fund"), WITHHELD),
}
_SIGNS: Mapping[str, str] = {
    **dict.fromkeys(("$", "usd", "us$", "dollars", "dollar"), "$"),
    **dict.fromkeys(("€", "eur", "euro", "euros"), "€"),
    **dict.fromkeys(("£", "gbp", "pounds", "pound"), "£"),
}
_AGAIN = re.compile(r"(\d{1,6})\s*(?:as|again as|=|->|\N{RIGHTWARDS ARROW})\s*(\d{1,6})")
_IN_FULL = ("all", "yes", "in full", "guaranteed")
_MOST_DIGITS = 5

_T = TypeVar("_T")
_N = TypeVar("_N", int, Fraction)

@dataclass(frozen=True)
class StatedPrizes:

    fund: Fund | None = None
    ratings: Mapping[int, int | None] = field(default_factory=dict)
    withdrawn: tuple[int, ...] = ()
    entered_again: Mapping[int, int] = field(default_factory=dict)
    lists: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    findings: tuple[Finding, ...] = ()
    words: Mapping[str, str] = field(default_factory=dict)
    rows: tuple[Mapping[str, str], ...] = ()

    @property
    def divides_equally(self) -> bool:
        if self.fund is None:
            return not any(finding.is_error for finding in self.findings)
        return self.fund.divides_equally

    @property
    def as_labels(self) -> Mapping[str, str]:
        ratings = (f"{number}: {value or 'unr'}" for number, value in self.ratings.items())
        lists = (
            f"{name}: {', '.join(map(str, numbers)) or NO_ONE[0]}"
            for name, numbers in self.lists.items()
        )
        words = {"prize_ratings": "; ".join(ratings), "prize_lists": "; ".join(lists)}
        return {**self.words, **{name: text for name, text in words.items() if text}}

    @property
    def as_meant(self) -> StatedPrizes:
        return replace(self, findings=(), words={}, rows=())

    def entrants(self, rows: Sequence[Standing]) -> tuple[Entrant, ...]:
        return entrants(rows, self.ratings, self.withdrawn, self.entered_again, self.lists)

def stated_prizes(section: Section) -> StatedPrizes | None:
    return section.prizes if isinstance(section.prizes, StatedPrizes) else None

def stated_fund(
    stated: Announcement | Sequence[Prize],
    words: Mapping[str, str],
    rounds: int | None = None,
    sign: str = "",
) -> Fund:
    said = _Words(words)
    rule, cap = said.rule()
    fees, entries = said.money("entry_fees"), said.entries()
    if isinstance(stated, Announcement):
        sign = next((letter for letter in stated.text if letter in _SIGNS), "")
        fund = stated.fund(rule, entries, fees, rounds)
    else:
        fund = Fund(tuple(stated), rule, entries=entries, fees=fees, rounds=rounds)
    based_on = said.agrees("based_on", said.count("based_on"), fund.based_on)
    guaranteed = said.agrees("guaranteed", said.guaranteed(fund.announced), fund.guaranteed)
    unrated = said.agrees("unrated_limit", said.money("unrated_limit"), fund.limits.unrated)
    provisional = said.money("provisional_limit")
    return replace(
        fund,
        cap=cap,
        sign=said.sign(sign),
        based_on=based_on,
        guaranteed=guaranteed,
        trophies_follow_money=said.one_of("trophy_rule", _FOLLOW_MONEY, False),
        limits=Limits(unrated, provisional, said.one_of("above_limit", _BEYOND, TO_THE_TIE)),
    )

@dataclass(frozen=True)
class _Words:

    texts: Mapping[str, str]

    def of(self, label: str) -> str:
        return " ".join(self.texts.get(label, "").split())

    def rule(self) -> tuple[str, bool]:
        text = self.of("prize_rule").casefold()
        name = _WITHOUT_CAP.sub("", text)
        if name and name not in _RULES:
            expected = f"{', '.join((USCHESS, EQUAL, HORT))} or {NONE}"
            raise PrizeError("prize_rule", f"{text!r} is no prize rule; expected {expected}")
        return _RULES[name] if name else USCHESS, name == text

    def one_of(self, label: str, known: Mapping[str, _T], otherwise: _T) -> _T:
        text = self.of(label)
        if text.casefold() in known:
            return known[text.casefold()]
        if text:
            expected = " or ".join(next(k for k in known if known[k] == v) for v in _values(known))
            raise PrizeError(label, f"{text!r} is not understood; expected {expected}")
        return otherwise

    def sign(self, typed: str) -> str:
        stated = self.one_of("currency", _SIGNS, typed or "$")
        if typed and stated != typed:
            raise PrizeError(
                "currency", f"{stated} contradicts the prizes, which are in {typed}; correct one"
            )
        return stated

    def money(self, label: str) -> Cents | None:
        text = self.of(label)
        return amount_of(text, label, percent=False).cents if text else None

    def count(self, label: str) -> int | None:
        text = self.of(label).removesuffix(".0").replace(",", "")
        if not text:
            return None
        if not text.isdecimal() or not 0 < len(text) <= _MOST_DIGITS or not int(text):
            raise PrizeError(label, f"{text!r} is no number of entries; expected one such as 50")
        return int(text)

    def entries(self) -> Fraction | None:
        text = self.of("entries").replace("½", ".5")
        if not text:
            return None
        if not re.fullmatch(rf"\d{{0,{_MOST_DIGITS}}}(?:\.\d{{1,2}})?", text) or text == ".":
            raise PrizeError(
                "entries", f"{text!r} is no number of entries; expected one such as 62.5"
            )
        return Fraction(text)

    def guaranteed(self, announced: Cents) -> Fraction | None:
        text = self.of("guaranteed").casefold()
        if not text:
            return None
        if text in _IN_FULL:
            return Fraction(100)
        if re.fullmatch(r"0?\.\d+|1(\.0+)?", text):  # so Excel stores 80%
            return Fraction(text) * 100
        if not re.search("[%$€£]", text):
            raise PrizeError(
                "guaranteed", f"{text!r} can be a part or a sum; expected such as 80% or $400"
            )
        amount = amount_of(text, "guaranteed")
        part = amount.percent
        if part is None:
            if amount.cents > announced:
                raise PrizeError(
                    "guaranteed",
                    f"{text!r} is more than the prizes, which add up to {money(announced, '')}",
                )
            part = Fraction(amount.cents * 100, announced or 1)
        return part

    def agrees(self, label: str, stated: _N | None, announced: _N | None) -> _N | None:
        if stated is not None and announced is not None and stated != announced:
            raise PrizeError(
                label,
                f"{self.of(label)!r} contradicts the line of prizes, which says "
                f"{decimal(Fraction(announced))}; correct one of them",
            )
        return announced if stated is None else stated

def _values(known: Mapping[str, _T]) -> list[_T]:
    return list(dict.fromkeys(known.values()))

def listed_players(text: str, known: Collection[int]) -> tuple[int, ...]:
    numbers = [part for part in re.split(r"[,;\s]+", text) if part]
    return tuple(dict.fromkeys(_number(one, known) for one in numbers))

def _number(text: str, known: Collection[int]) -> int:
    plain = text.strip().removesuffix(".0").removeprefix("#")
    number = int(plain) if plain.isdecimal() and len(plain) < 7 else 0
    if number not in known:
        raise PrizeError("", f"{text.strip()!r} is nobody's pairing number; correct it")
    return number

def re_entries(text: str, known: Collection[int]) -> dict[int, int]:
    again: dict[int, int] = {}
    for part in _parts(text, r"[;,]"):
        found = _AGAIN.fullmatch(part)
        if found is None:
            raise PrizeError("", f"{part!r} is not understood; expected such as 3 as 12; 5 as 14")
        earlier, later = (_number(one, known) for one in found.groups())
        if earlier == later or earlier in again:
            raise PrizeError("", f"{part!r}: number {earlier} cannot enter again so")
        again[earlier] = later
    return again

def stated_lists(text: str, known: Collection[int]) -> dict[str, tuple[int, ...]]:
    lists = {}
    for part in _parts(text, ";"):
        name, colon, numbers = part.partition(":")
        if not (name.strip() and colon):
            raise PrizeError("", f"{part!r} is not understood; expected such as junior: 3, 7")
        nobody = numbers.strip().casefold() in NO_ONE
        lists[list_name(name)] = () if nobody else listed_players(numbers, known)
    return lists

def prize_ratings(text: str, known: Collection[int]) -> dict[int, int | None]:
    ratings = {}
    for part in _parts(text, r"[;,]"):
        number, colon, stated = part.partition(":")
        if not (colon and stated.strip()):
            expected = "expected such as 7: 1850; 12: unr"
            raise PrizeError("", f"{part!r} is not understood; {expected}")
        ratings[_number(number, known)] = prize_rating(stated)
    return ratings

def prize_rating(text: str) -> int | None:
    try:
        return rating(text.strip()).value
    except ValueError:
        said = f"{text.strip()!r} is not a rating"
        raise PrizeError("", f"{said}; expected one such as 1850, or unr") from None

def _parts(text: str, at: str) -> list[str]:
    return [part.strip() for part in re.split(at, text) if part.strip()]
'''

MODULES['xltiebreak.prizefund.subgroups'] = r'''from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from heapq import heappop, heappush
from math import ceil, floor
from typing import NamedTuple

from xltiebreak.prizefund.money import Cents, Share
from xltiebreak.prizefund.pools import Contest, each

LOOKED_AT = 2_000

PARTS = 64

def divides_alone(contest: Contest, level: Share) -> int:
    share, found = Fraction(level), 0
    for groups in contest.by_groups:  # those of one prize are often the best
        alone = smallest_share(contest, groups)
        if alone > share:
            share, found = alone, groups
    while better := _with_more_each(contest, share, contest.everybody, 0):
        found = better
        share = smallest_share(contest, better)
    return _smallest(contest, share, found) if found else 0

def smallest_share(contest: Contest, groups: int) -> Fraction:
    equal = Fraction(contest.brought_in(groups), contest.count(groups))
    return min(equal, Fraction(contest.lowest_cap(groups)))

def _with_more_each(
    contest: Contest, share: Fraction, among: int, certain: int, taken_off: int = 0
) -> int:
    among &= contest.may_get(floor(share) + 1)
    if certain & ~among:
        return 0
    prizes = [
        (eligible, contest.prizes[k].cash)
        for eligible, alike in contest.by_groups.items()
        if not eligible & ~among
        for k in contest.pool(certain | eligible)
        if k in alike
    ]
    surpluses: dict[int, tuple[int, int]] = {}
    low, high = 0, PARTS
    while taken_off not in surpluses:
        surplus, groups = _surplus(contest, share, prizes, certain, taken_off)
        if surplus <= 0:
            return 0
        if contest.brought_in(groups) > share * contest.count(groups):
            return groups
        surpluses[taken_off] = surplus, groups & ~certain
        off = share * Fraction(taken_off, PARTS)
        bring = sum(not eligible & ~groups and cash > off for eligible, cash in prizes)
        if bring > contest.count(groups):
            low = taken_off
        else:
            high = taken_off
        taken_off = (low + high) // 2
    _, taken_off, doubtful = min(
        (surplus, part, groups) for part, (surplus, groups) in surpluses.items() if groups
    )
    one = doubtful & -doubtful
    return _with_more_each(contest, share, among, certain | one, taken_off) or _with_more_each(
        contest, share, among & ~one, certain, taken_off
    )

def _surplus(
    contest: Contest,
    share: Fraction,
    prizes: Sequence[tuple[int, Cents]],
    certain: int,
    taken_off: int,
) -> tuple[int, int]:
    off = share.numerator * taken_off
    holds = share.numerator * (PARTS - taken_off)
    amounts: dict[int, int] = {}
    for eligible, cash in prizes:
        rest = cash * share.denominator * PARTS - off
        if rest > 0:
            others = eligible & ~certain
            amounts[others] = amounts.get(others, 0) + rest
    stuck = poured_out(amounts, [holds * size for size in contest.sizes])
    groups = certain
    for full in stuck.groups:
        groups |= full
    return stuck.left - holds * contest.count(certain), groups

class Stuck(NamedTuple):

    left: int
    groups: list[int]

def poured_out(amounts: dict[int, int], room: list[int]) -> Stuck:
    poured: list[dict[int, int]] = [{} for _ in room]
    room, left, full = [*room], {**amounts}, []
    for eligible in sorted(left):
        while left[eligible]:
            way = _way_to_room(eligible, poured, room)
            if isinstance(way, int):
                full.append(way)
                break
            _pour(eligible, way, left, poured, room)
    return Stuck(sum(left.values()), full)

Way = list[tuple[int, int]]

def _way_to_room(eligible: int, poured: list[dict[int, int]], room: list[int]) -> Way | int:
    asking, asked = [eligible], 0
    asked_by: dict[int, int] = {}
    holder = {eligible: -1}
    for one in asking:
        for group in each(one & ~asked):
            asked |= 1 << group
            asked_by[group] = one
            if room[group]:
                mover, way = one, [(one, group)]
                while holder[mover] >= 0:
                    made_room = holder[mover]
                    mover = asked_by[made_room]
                    way.append((mover, made_room))
                return way
            for other in poured[group]:
                if other not in holder:
                    holder[other] = group
                    asking.append(other)
    return asked

def _pour(
    eligible: int,
    way: Way,
    left: dict[int, int],
    poured: list[dict[int, int]],
    room: list[int],
) -> None:
    moves = list(zip(way, way[1:]))
    last = way[0][1]
    amount = min(left[eligible], room[last])
    for (mover, _), (_, held_by) in moves:
        amount = min(amount, poured[held_by][mover])
    left[eligible] -= amount
    room[last] -= amount
    for mover, group in way:
        poured[group][mover] = poured[group].get(mover, 0) + amount
    for (mover, _), (_, held_by) in moves:
        poured[held_by][mover] -= amount
        if not poured[held_by][mover]:
            del poured[held_by][mover]

def _smallest(contest: Contest, share: Fraction, found: int) -> int:
    able = contest.may_get(ceil(share))
    prizes = contest.only_for(able)
    sets = [eligible for eligible in contest.by_groups if not eligible & ~able]
    most = contest.count(found)
    heap: list[tuple[int, list[int], int]] = []
    seen: set[int] = set()

    def look_at(groups: int) -> None:
        if groups not in seen:
            seen.add(groups)
            size = contest.count(groups)
            if size <= most:
                heappush(heap, (size, contest.only_for(groups), groups))

    for prize in prizes:
        if contest.prizes[prize].cash >= share:
            look_at(contest.open_to[prize])
    while heap and len(seen) < LOOKED_AT:
        size, own, groups = heappop(heap)
        largest = sum(contest.prizes[k].cash for k in own[:size])
        if largest >= share * size and smallest_share(contest, groups) >= share:
            return groups
        for eligible in sets:
            if eligible & groups:
                look_at(eligible | groups)
    return found
'''

MODULES['xltiebreak.prizefund.trophies'] = r'''from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from xltiebreak.prizefund.apart import apart, reaches
from xltiebreak.prizefund.division import some
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.prizes import BONUS, POINTS, SPECIAL, Prize

@dataclass(frozen=True)
class Trophy:

    prize: Prize
    taker: Entrant | None
    level_with: tuple[Entrant, ...] = ()
    next_in_line: Entrant | None = None

    @property
    def by_tie_break(self) -> bool:
        taker, following = self.taker, self.next_in_line
        return taker is not None and following is not None and taker.score == following.score

    @property
    def sentence(self) -> str:
        what = f"{self.prize.trophy} for {self.prize.title}"
        if self.taker is None:
            return f"{what}: nobody is eligible who has no other trophy (rules 32C3, 33D2)"
        told = f"{self.taker.label}: {what}, place {self.taker.places} (rule 33D2)"
        if self.level_with:
            others = some([one.label for one in self.level_with])
            told += f"; level with {others} after every tie-break, so lots are due"
        if self.next_in_line is not None:
            told += f"; next in line: {self.next_in_line.label}"
        return told

def trophies(
    prizes: Sequence[Prize],
    entrants: Sequence[Entrant],
    follow_money: bool = False,
    rounds: int | None = None,
) -> list[Trophy]:
    in_order = sorted(entrants, key=lambda one: (-one.score, one.place, one.number))
    there = [prize for prize in prizes if prize.trophy and prize.kind not in (BONUS, SPECIAL)]
    given: list[Trophy] = []
    taken: set[int] = set()

    def rank(prize: Prize) -> tuple[object, ...]:
        return prize.kind == POINTS, -prize.cash if follow_money else 0, prize.priority

    for prize in sorted(there, key=rank):
        eligible = [one for one in in_order if prize.condition.admits(one)]
        if prize.kind == POINTS:
            takers = [Trophy(prize, one) for one in eligible if reaches(prize, one, rounds)]
            free = [one for one in takers if one.taker and one.taker.number not in taken]
            new = free or [Trophy(prize, None)]
        else:
            new = [_to_the_first(prize, eligible, taken)]
        given += new
        taken |= {one.taker.number for one in new if one.taker}
    for prize, winners, _ in apart([prize for prize in prizes if prize.trophy], in_order):
        given += [Trophy(prize, one) for one in winners] or [Trophy(prize, None)]
    return given

def _to_the_first(prize: Prize, eligible: Sequence[Entrant], taken: Collection[int]) -> Trophy:
    free = [one for one in eligible[prize.rank - 1 :] if one.number not in taken]
    if not free:
        return Trophy(prize, None)
    first = free[0]
    level = tuple(
        one
        for one in eligible
        if one.place == first.place and one is not first and one.number not in taken
    )
    return Trophy(prize, first, level, free[1] if len(free) > 1 else None)
'''

MODULES['xltiebreak.prizefund.typed_prizes'] = r'''from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Callable, NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.announcement.items import ORDINALS
from xltiebreak.prizefund.announcement.tokens import AnnouncementError, Token, statements
from xltiebreak.prizefund.announcement.who import ONE_OF_LIST, who_is_meant
from xltiebreak.prizefund.money import MOST, Cents
from xltiebreak.prizefund.prizes import (
    BY_RATING,
    CLASS,
    NAMED,
    OVER,
    PLACE,
    SPECIAL,
    UNDER,
    Prize,
    ordinal,
)

NO_ONE = ("none", "nobody", "no one", "-", "\N{EN DASH}")
_YES = ("yes", "y", "x", "true", "1", "guaranteed", "gtd", "\N{CHECK MARK}")
_NO = ("", "no", "n", "false", "0", *NO_ONE)
_TROPHY = "trophy"

_AMOUNT = re.compile(r"([$€£])?\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?\s?([$€£])?")
_PERCENT = re.compile(r"(\d{1,3}(?:\.\d{1,3})?)\s?%")
_BAND = re.compile(r"(?<![\w(\[])(\d{3,4})\s?[-–]\s?(\d{3,4})(?![\w)\]])")

NumberOf = Callable[[str], int]

class PrizeError(TieBreakError):

    def __init__(self, title: str, message: str) -> None:
        super().__init__(message)
        self.title = title

class Amount(NamedTuple):

    cents: Cents = 0
    sign: str = ""
    percent: Fraction | None = None

class TypedPrize(NamedTuple):

    prize: Prize
    sign: str
    players: tuple[int, ...] | None

def typed_prize(cells: Mapping[str, str], number_of: NumberOf) -> TypedPrize:

    def text(title: str) -> str:
        return cells.get(title, "").strip()

    if not text("Prize"):
        raise PrizeError("Prize", f"it is not typed what this prize is for; {_EXPECTED}")
    kind, rank = _kind(text("Prize"))
    low, high = (_rating(text(title), title) for title in ("From", "To"))
    named = who_is_listed(text("Players"), number_of)
    prize = _with_band(kind, text("Prize"), low, high)
    if prize is None:
        if named is None:
            said = f"{text('Prize')!r} is not understood; {_EXPECTED}"
            raise PrizeError(
                "Prize", f"{said}; or type the numbers of those who can win it under Players"
            )
        prize = Prize(NAMED, list=list_name(text("Prize")), label=text("Prize"))
    if named is not None and prize.kind not in (NAMED, SPECIAL):
        raise PrizeError(
            "Players",
            f"{text('Prize')!r} is not for players who are named; clear this cell, or call the "
            "prize by another name",
        )
    amount = amount_of(text("Cash"), "Cash")
    made = replace(
        prize,
        rank=_rank(text("Rank"), rank),
        cash=amount.cents,
        percent=amount.percent,
        trophy=_trophy(text("Trophy")),
        guaranteed=yes_or_no(text("Guaranteed"), "Guaranteed"),
        players=named or () if prize.kind == SPECIAL else (),
    )
    return TypedPrize(made, amount.sign, named if prize.kind == NAMED else None)

_EXPECTED = (
    "expected such as 1st, U1800, A, U1400/Unr, Unrated, Top junior, 4 points, Team or Best game"
)

def _kind(text: str) -> tuple[Prize | None, int | None]:
    bracketed = _BAND.sub(r"(\1-\2)", text)
    try:
        tokens: list[Token] = [
            token for statement in statements(bracketed) for token in statement.tokens
        ]
    except AnnouncementError:
        return None, None
    prize, rank = None, None
    while tokens:
        try:
            who, used = who_is_meant(tokens)
        except AnnouncementError as error:
            raise PrizeError("Prize", str(error)) from error
        first = tokens[0]
        if who is not None and prize is None:
            prize = who.prize
        elif first.kind in ("ordinal", "number") and rank is None and not used:
            rank = _ranked(first)
        elif first.kind != "filler":
            return None, None
        tokens = tokens[used or 1 :]
    if prize is None and rank is not None:
        prize = Prize(PLACE)
    return prize, rank

def _ranked(token: Token) -> int:
    word = token.parts[0].casefold()
    rank = ORDINALS[word] if word in ORDINALS else int(word) if word.isdecimal() else 0
    if not 0 < rank < 1_000:
        raise PrizeError("Prize", f"{token.text!r} is no rank; {_EXPECTED}")
    return rank

def _with_band(prize: Prize | None, text: str, low: int | None, high: int | None) -> Prize | None:
    if low is None and high is None:
        return prize
    if prize is None or prize.kind == PLACE:
        _refuse_empty(low, high)
        label = text if prize is None else ""
        return Prize(_by_rating(low, high), low=low, high=high, label=label)
    if prize.kind not in BY_RATING:
        title = "To" if low is None else "From"
        raise PrizeError(title, f"{text!r} asks for no rating; clear this cell")
    for title, stated, own in (("From", low, prize.low), ("To", high, prize.high)):
        is_letter = prize.kind == CLASS and prize.label.startswith("Class")
        if stated is not None and own is not None and stated != own and not is_letter:
            hint = f"; below {own + 1} is to {own}" if title == "To" else ""
            raise PrizeError(title, f"{stated} contradicts {text!r}{hint}; correct one of them")
    low = prize.low if low is None else low
    high = prize.high if high is None else high
    _refuse_empty(low, high)
    if (low, high) == (prize.low, prize.high):
        return prize
    either = "/Unr" if prize.or_unrated else ""
    name = prize.label.removesuffix("/Unr") or text
    band = f"{low}/over" if high is None else f"{low or 0}-{high}"
    return replace(
        prize, kind=_by_rating(low, high), low=low, high=high, label=f"{name} ({band}{either})"
    )

def _refuse_empty(low: int | None, high: int | None) -> None:
    if low is not None and high is not None and low > high:
        raise PrizeError("From", f"no rating is from {low} to {high}; correct one of them")

def _by_rating(low: int | None, high: int | None) -> str:
    return UNDER if low is None else OVER if high is None else CLASS

def _rating(text: str, title: str) -> int | None:
    number = text.removesuffix(".0").replace(",", "")
    if not number:
        return None
    if not number.isdecimal() or len(number) > 4:
        raise PrizeError(title, f"{text!r} is not a rating; expected one such as 1799, or nothing")
    return int(number)

def _rank(text: str, named: int | None) -> int:
    number = re.sub(r"(\.0|st|nd|rd|th)$", "", text.casefold())
    if not number:
        return named or 1
    if not number.isdecimal() or not 0 < int(number[:6]) < 10_000:
        raise PrizeError("Rank", f"{text!r} is not a rank; expected 1, 2, 3 …, or nothing")
    if named is not None and named != int(number):
        raise PrizeError(
            "Rank", f"rank {int(number)} contradicts {ordinal(named)} in its name; correct one"
        )
    return int(number)

def _trophy(text: str) -> str:
    if text.casefold() in _NO:
        return ""
    if re.fullmatch(r"[$€£]?[\d.,]+", text) and text not in _YES:
        raise PrizeError(
            "Trophy",
            f"{text!r} is no trophy; expected yes or its name. In a text file, an amount with a "
            'comma stands in quotation marks: "$1,200"',
        )
    return _TROPHY if text.casefold() in _YES else text

def yes_or_no(text: str, title: str) -> bool:
    if text.casefold() in _YES or text.casefold() in _NO:
        return text.casefold() in _YES
    raise PrizeError(title, f"{text!r} is neither yes nor no; expected yes, or nothing")

def amount_of(text: str, title: str, *, percent: bool = True) -> Amount:
    if not text:
        return Amount()
    part = _PERCENT.fullmatch(text)
    if part and percent:
        if not 0 < Fraction(part[1]) <= 100:
            raise PrizeError(title, f"{text!r} is no part; expected one such as 25%")
        return Amount(percent=Fraction(part[1]))
    found = _AMOUNT.fullmatch(text)
    if found is None or (found[1] and found[4]):
        if text.lstrip("$€£ ").startswith(("-", "−", "(")):
            raise PrizeError(title, f"{text!r} is below 0; expected an amount such as 150")
        expected = "150, 1200.50 or 25% of the fees" if percent else "150 or 1200.50"
        raise PrizeError(title, f"{text!r} is no amount of money; expected one such as {expected}")
    sign = found[1] or found[4] or ""
    cents = int(found[2].replace(",", "")) * 100 + int((found[3] or "").ljust(2, "0"))
    if cents > MOST:
        raise PrizeError(title, f"{text!r} is too much; a prize is at most {MOST // 100:,}")
    if 0 < cents < 100 and not sign:
        raise PrizeError(
            title,
            f"{text!r} is less than 1; type a part of the fees as a text such as '25%', or the "
            "amount with its sign",
        )
    return Amount(cents, sign)

def who_is_listed(text: str, number_of: NumberOf) -> tuple[int, ...] | None:
    if not text:
        return None
    if text.casefold() in NO_ONE:
        return ()
    try:
        return tuple(dict.fromkeys(map(number_of, _parted(text, number_of))))
    except TieBreakError as error:
        raise PrizeError("Players", str(error)) from error

def _parted(text: str, number_of: NumberOf) -> list[str]:
    if ";" in text:
        return [part.strip() for part in text.split(";") if part.strip()]
    if re.fullmatch(r"[\d\s,#]+", text):
        return re.findall(r"\d+", text)
    try:
        number_of(text)
    except TieBreakError:
        return [part.strip() for part in text.split(",") if part.strip()]
    return [text]

def list_name(text: str) -> str:
    name = " ".join(text.casefold().split()).removeprefix("top ")
    return ONE_OF_LIST.get(name, name.removesuffix("s"))
'''

MODULES['xltiebreak.prizefund.uschess'] = r'''from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from xltiebreak.prizefund.division import Division, Instead
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.fund import NONE, TO_THE_TIE, Fund
from xltiebreak.prizefund.money import Cents
from xltiebreak.prizefund.pools import Cap, Contest, each
from xltiebreak.prizefund.prizes import POOLED, Condition, Prize, announced
from xltiebreak.prizefund.subgroups import divides_alone

UNCAPPED = 10**18

class Hopes:

    def __init__(self, prizes: Sequence[Prize], entrants: Sequence[Entrant]) -> None:
        self.bit: dict[Condition, int] = {}
        for prize in prizes:
            self.bit.setdefault(prize.condition, 1 << len(self.bit))
        self.of = {
            one.number: sum(bit for condition, bit in self.bit.items() if condition.admits(one))
            for one in entrants
        }
        self._reached = dict.fromkeys(self.bit.values(), 0)

    def count(self, group: Sequence[Entrant]) -> None:
        for one in group:
            for bit in self._reached:
                self._reached[bit] += bool(self.of[one.number] & bit)

    def reached(self, prize: Prize) -> int:
        return self._reached[self.bit[prize.condition]]

def divided(
    fund: Fund, prizes: Sequence[Prize], entrants: Sequence[Entrant]
) -> tuple[list[Division], list[Prize]]:
    left = sorted(
        (prize for prize in prizes if prize.cash and prize.kind in POOLED),
        key=lambda prize: (-prize.cash, prize.priority),
    )
    hopes = Hopes(left, entrants)
    divisions: list[Division] = []
    for group in _groups(fund, entrants):
        hopes.count(group)
        there = [prize for prize in left if prize.rank <= hopes.reached(prize)]
        made, over = _of_group(fund, there, group, hopes)
        divisions += made
        used = {id(prize) for division in made for prize in division.prizes}
        left = [prize for prize in left if id(prize) not in used]
        if over is not None:
            left = sorted([*left, over], key=lambda prize: (-prize.cash, prize.priority))
    return divisions, left

def _groups(fund: Fund, entrants: Sequence[Entrant]) -> list[list[Entrant]]:
    in_order = sorted(entrants, key=lambda one: (-one.score, one.place, one.number))
    if fund.rule == NONE:
        return [list(group) for _, group in groupby(in_order, lambda one: one.place)]
    return [list(group) for _, group in groupby(in_order, lambda one: one.score)]

def _of_group(
    fund: Fund, prizes: Sequence[Prize], group: Sequence[Entrant], hopes: Hopes
) -> tuple[list[Division], Prize | None]:
    divisions: list[Division] = []
    handed: Cents = 0
    contest = _contest(fund, prizes, group, hopes)
    while contest.everybody:
        division = _division(fund, contest, contest.everybody, group, handed)
        level = max(division.shares.values())
        alone = divides_alone(contest, level) or _as_much_alone(contest, division)
        if alone:
            instead = Instead(level, len(division.members))
            division = _division(fund, contest, alone, group, 0, instead)
        else:
            handed = 0
        divisions.append(division)
        handed += division.rest
        contest = contest.without(alone or contest.everybody)
    return divisions, _one_more(divisions, handed, hopes)

def _as_much_alone(contest: Contest, division: Division) -> int:
    shares = division.shares
    most = max(shares.values())
    best = sum(1 << k for k in each(contest.everybody) if shares[contest.alike[k][0]] == most)
    if best == contest.everybody or division.handed:
        return 0
    rest = contest.without(best)
    alone = [contest.prizes[k] for k in contest.pool(best)]
    others = [rest.prizes[k] for k in rest.pool(rest.everybody)]
    same = {prize.position for prize in (*alone, *others)} == {p.position for p in division.prizes}
    return best if same and sum(p.cash for p in alone) == most * contest.count(best) else 0

def _contest(
    fund: Fund, prizes: Sequence[Prize], group: Sequence[Entrant], hopes: Hopes
) -> Contest:
    bits = [hopes.bit[prize.condition] for prize in prizes]
    any_bit = sum({*bits})
    alike: dict[tuple[int, Cents], list[int]] = {}
    for one in group:
        hoped = hopes.of[one.number] & any_bit
        if hoped:
            alike.setdefault((hoped, _limit(fund, one)), []).append(one.number)
    kinds = sorted(alike)
    of_bit = {
        bit: sum(1 << k for k, (hoped, _) in enumerate(kinds) if hoped & bit) for bit in {*bits}
    }
    caps = []
    for hoped, limit in kinds:
        largest = next(prize for prize, bit in zip(prizes, bits) if hoped & bit)
        most = largest.cash if fund.cap else UNCAPPED
        caps.append(Cap(limit, None) if limit < most else Cap(most, largest))
    open_to = [of_bit[bit] for bit in bits]
    whole = Contest(prizes, [alike[kind] for kind in kinds], open_to, caps)
    return whole.without(0)  # prizes for which nobody here is eligible

def _limit(fund: Fund, entrant: Entrant) -> Cents:
    limits = fund.limits
    limit = limits.of(entrant) if limits.beyond == TO_THE_TIE else None
    return UNCAPPED if limit is None else limit

def _division(
    fund: Fund,
    contest: Contest,
    groups: int,
    group: Sequence[Entrant],
    handed: Cents,
    instead: Instead | None = None,
) -> Division:
    caps = {number: contest.caps[k] for k in each(groups) for number in contest.alike[k]}
    members = tuple(one for one in group if one.number in caps)
    return Division(
        prizes=tuple(sorted((contest.prizes[k] for k in contest.pool(groups)), key=announced)),
        members=members,
        caps=caps,
        score=None if fund.rule == NONE else members[0].score,
        on_score=len(group),
        instead=instead,
        handed=handed,
        sign=fund.sign,
    )

def _one_more(divisions: Sequence[Division], rest: Cents, hopes: Hopes) -> Prize | None:
    if not rest:
        return None
    limited = [
        prize
        for division in divisions
        for one in division.members
        if division.caps[one.number].prize is None
        for prize in division.prizes
        if hopes.of[one.number] & hopes.bit[prize.condition]
    ]
    origin = min(limited, key=lambda prize: (-prize.cash, prize.priority))
    return replace(origin, cash=rest, rest_of=origin.rest_of or origin.title)
'''

MODULES['xltiebreak.prizefund.winners'] = r'''from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import ERROR, Finding, stop_on_errors
from xltiebreak.event.roundrobin import ROUNDROBIN
from xltiebreak.prizefund.awards import Awards, Share, awards
from xltiebreak.prizefund.entrants import Entrant, entrant_teams
from xltiebreak.prizefund.money import Cents
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.prizefund.trophies import Trophy
from xltiebreak.ranking.combined import team_standings
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.terms import Show

_OPEN_ROUNDS = ("incomplete-round", "games-to-come")

def awards_of(standings: Standings) -> Awards | None:
    stated = stated_prizes(standings.section)
    if stated is None:
        return None
    stop_on_errors(stated.findings)
    if stated.fund is None:
        return None
    stop_on_errors(still_to_come(standings))
    fund = replace(stated.fund, rounds=_games(standings))
    return awards(fund, stated.entrants(standings.rows), teams_of(standings))

def _games(standings: Standings) -> int:
    players, rounds = len(standings.section.players), standings.rounds
    is_odd = standings.section.kind == ROUNDROBIN and players % 2
    return rounds - rounds // players if is_odd else rounds

def teams_of(standings: Standings) -> Sequence[Entrant]:
    section = standings.section
    if section.matches is not None:
        return entrant_teams(standings.rows)
    return entrant_teams(team_standings(standings).rows) if section.counting else ()

def still_to_come(standings: Standings) -> list[Finding]:
    if standings.is_final:
        return []
    missing = [one for one in standings.findings if one.code in _OPEN_ROUNDS]
    if missing:
        return [one._replace(severity=ERROR) for one in missing]
    section = standings.section
    where = section.origin.labels.get("scheduled_rounds", section.name)
    message = (
        f"{standings.progress} are complete, and prizes are given when all are; if no more are "
        "played, state the number of rounds at the label Rounds"
    )
    return [Finding(ERROR, "rounds-to-come", where, message)]

def _trophies_of(given: Awards, number: int, *, of_team: bool) -> list[Trophy]:
    return [
        one
        for one in given.trophies
        if one.taker and (one.taker.number, one.taker.is_team) == (number, of_team)
    ]

@dataclass(frozen=True)
class Winner:

    entrant: Entrant
    share: Share | None
    trophies: tuple[Trophy, ...]

    @property
    def cash(self) -> Cents:
        return self.share.paid if self.share else 0

    def sentence(self, show: Show = decimal) -> str:
        if self.share is not None:
            return self.share.sentence(show)
        return "; ".join(one.sentence for one in self.trophies)

    @property
    def won(self) -> list[str]:
        cash = [self.share.won] if self.share else []
        return [*cash, *self.trophies_told]

    @property
    def trophies_told(self) -> list[str]:
        return [f"{one.prize.trophy} for {one.prize.title}" for one in self.trophies]

def winners_of(given: Awards, *, of_teams: bool = False) -> list[Winner]:
    shares = {one.entrant.number: one for one in (given.of_teams if of_teams else given.shares)}
    takers = {one.entrant.number: one.entrant for one in shares.values()}
    for trophy in given.trophies:
        if trophy.taker and trophy.taker.is_team == of_teams:
            takers.setdefault(trophy.taker.number, trophy.taker)
    in_order = sorted(takers.values(), key=lambda one: (one.place, one.number))
    return [
        Winner(
            one,
            shares.get(one.number),
            tuple(_trophies_of(given, one.number, of_team=of_teams)),
        )
        for one in in_order
    ]
'''

MODULES['xltiebreak.questions'] = r'''...
'''

MODULES['xltiebreak.questions.places'] = r'''from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Union

from xltiebreak.event.figures import counted
from xltiebreak.prizefund.winners import Winner, awards_of, winners_of
from xltiebreak.ranking.combined import TeamStandings
from xltiebreak.ranking.rounds import what_is_missing
from xltiebreak.ranking.standings import Standings

Ranked = Union[Standings, TeamStandings]

def unfinished(ranked: Ranked) -> Iterator[str]:
    players = players_of(ranked)
    section = players.section
    if not players.is_final:
        missing = what_is_missing(section)
        if not (section.scheduled_rounds or section.origin.rows or missing or players.games_left):
            yield f"This is after {counted(players.rounds, 'round')}."
            return
        yield f"This is after {players.progress}; nothing is final. {missing}".rstrip()

def players_of(ranked: Ranked) -> Standings:
    return ranked.players if isinstance(ranked, TeamStandings) else ranked

def winnings(ranked: Ranked) -> Mapping[int, Winner] | None:
    players = players_of(ranked)
    prizes = players.section.prizes
    if prizes is None or any(one.is_error for one in prizes.findings) or not players.is_final:
        return None
    given = awards_of(players)
    if given is None:
        return None
    of_teams = isinstance(ranked, TeamStandings)
    return {one.entrant.number: one for one in winners_of(given, of_teams=of_teams)}
'''

MODULES['xltiebreak.questions.why'] = r'''from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from xltiebreak.event.figures import Figure, decimal
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation import us
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Event, Section
from xltiebreak.questions.places import Ranked, unfinished, winnings
from xltiebreak.ranking.answers import FIGURE, NAME, Answer, Column, Part, Table, as_number
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.combined import TeamStandings
from xltiebreak.ranking.explanation import meant
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import TieBreak
from xltiebreak.rules.terms import Show, Term
from xltiebreak.rules.worksheet import SUM, Worksheet

BY_SCORE = "score"

MARK = "*"

ANNULLED = Outcome.ANNULLED
NOT_PAIRED = Result(Outcome.UNPAIRED)

_Line = tuple[str, Standing, dict[int, str], str]

@dataclass(frozen=True)
class Look:

    tie_break: TieBreak
    ahead: Worksheet
    behind: Worksheet

    @property
    def both(self) -> tuple[Worksheet, Worksheet]:
        return self.ahead, self.behind

    @property
    def level(self) -> bool:
        return self.ahead.value == self.behind.value

    @property
    def in_rounds(self) -> bool:
        return all(
            one.combine is SUM and one.terms and all(term.round for term in one.terms)
            for one in self.both
        )

    @property
    def named(self) -> str:
        reference = self.tie_break.system.reference
        return f"{self.tie_break.name} ({reference})" if reference else self.tie_break.name

    def dropped(self, show: Show = decimal) -> str:
        drops = [term.drop for one in self.both for term in one.terms if term.drop]
        said = (
            f"the {drop.which} dropped: {drop.reason.shown(show)}" for drop in drops if drop.which
        )
        return "; ".join(dict.fromkeys(said))

    def marked(self, term: Term) -> bool:
        plain = term.instead is None and not self.tie_break.system.of_opponents
        return bool(term.words) and not plain and (term.drop is None or bool(term.drop.which))

    def notes(self, one: Worksheet, show: Show = decimal) -> str:
        said = (
            f"R{term.round} {term.words.shown(show)}" for term in one.terms if self.marked(term)
        )
        return "; ".join(said)

    def cell(self, term: Term, show: Show = decimal) -> str:
        if term.drop and not term.drop.which:
            return "–"
        amount = show(term.amount, self.tie_break.system.digits) + MARK * self.marked(term)
        return f"({amount})" if term.drop else amount

@dataclass(frozen=True)
class Why(Answer):

    title: str
    section: Section
    ahead: Standing
    behind: Standing
    looks: tuple[Look, ...]
    ranked: Ranked

    @property
    def both(self) -> tuple[Standing, Standing]:
        return self.ahead, self.behind

    @property
    def decided_by(self) -> str | None:
        if self.ahead.score != self.behind.score:
            return BY_SCORE
        return next((look.tie_break.code for look in self.looks if not look.level), None)

    def to_dict(self) -> dict[str, Any]:
        return {
            "section": self.section.name,
            "ahead": self.ahead.player.number,
            "behind": self.behind.player.number,
            "decided_by": self.decided_by,
            "steps": [
                {
                    "system": look.tie_break.code,
                    "values": [as_number(one.value) for one in look.both],
                    "sentences": [one.sentence() for one in look.both],
                }
                for look in self.looks
            ],
            "prizes": list(self.money()),
        }

    def parts(self) -> Iterator[Part]:
        return self.told(decimal)

    def told(self, show: Show) -> Iterator[Part]:
        yield self.conclusion(show)
        yield from unfinished(self.ranked)
        if table := self.side_by_side(show):
            yield table
        said: set[str] = set()
        for look in self.looks:
            for sentence in self.of_look(look, show):
                if sentence not in said:
                    said.add(sentence)
                    yield sentence
        yield from self.money(show)

    @property
    def question(self) -> str:
        first, second = (row.player.label for row in self.both)
        return f"Why does {first} stand before {second}?"

    def money(self, show: Show = decimal) -> Iterator[str]:
        won = winnings(self.ranked)
        if won is None:
            return
        for row in self.both:
            winner = won.get(row.player.number)
            yield winner.sentence(show) if winner else f"{row.player.label} takes no prize."

    def conclusion(self, show: Show = decimal) -> str:
        first, second = map(self.label, self.both)
        points = [show(row.score, 2) for row in self.both]
        have = f"both have {_points(self.ahead.score, show)}"
        if self.decided_by is None:
            tried = f"and {self._all_level}" if self.looks else "and no round is complete yet"
            return f"{first} and {second} share place {self.ahead.places}: {have}, {tried}."
        before = f"{first} is before {second}"
        if self.decided_by == BY_SCORE:
            return f"{before}: {points[0]} points to {points[1]}."
        last = self.looks[-1]
        return f"{before}: {have}, and {last.named} is {self.figures(last, show)}."

    @property
    def _all_level(self) -> str:
        levels = len(self.looks)
        return "the tie-break is level" if levels == 1 else f"all {levels} tie-breaks are level"

    def figures(self, look: Look, show: Show = decimal) -> str:
        digits = look.tie_break.system.digits
        ahead, behind = (_figure(one.value, digits, show) for one in look.both)
        if look.level:
            return "level, without a value" if look.ahead.value is None else f"level, {ahead} each"
        less = "" if look.tie_break.higher_is_better else ", where less is better"
        return f"{ahead} to {behind}{less}"

    def label(self, row: Standing) -> str:
        return f"{row.player.label} ({row.player.number}, place {row.places})"

    def of_look(self, look: Look, show: Show = decimal) -> Iterator[str]:
        listed = [f"{look.named}: {self.figures(look, show)}", look.dropped(show)]
        yield "; ".join(part for part in listed if part)
        for row, one in zip(self.both, look.both):
            if not look.in_rounds:
                yield f"{row.player.label}: {one.sentence(show)}"
            elif notes := look.notes(one, show):
                yield f"{MARK} {row.player.label}: {notes}"

    def side_by_side(self, show: Show = decimal) -> Table | None:
        if isinstance(self.ranked, TeamStandings) or not self.ranked.rounds:
            return None
        lines = [*self._of_scores(self.ranked, show)]
        for look in self.looks:
            if look.in_rounds:
                lines += self._of_sums(look, show)
        rounds = self.ranked.section.crosstable.complete_rounds
        return Table(
            "Round by round; what is dropped stands in parentheses",
            [
                Column("", [what for what, *_ in lines], NAME),
                Column("Team" if self.section.matches else "Player", self._names(lines), NAME),
                *(
                    Column(f"R{round}", [cells.get(round, "") for _, _, cells, _ in lines], FIGURE)
                    for round in rounds
                ),
                Column("Value", [value for *_, value in lines], FIGURE),
            ],
        )

    def _names(self, lines: Sequence[_Line]) -> list[str]:
        return [f"{row.player.number} {row.player.label}" for _, row, _, _ in lines]

    def _of_scores(self, ranked: Standings, show: Show) -> Iterator[_Line]:
        rows = ranked.section.crosstable.rows
        for what, row in zip(("Score", ""), self.both):
            number = row.player.number
            cells = {
                round: _result(rows[number][round - 1], counts=result.outcome is not ANNULLED)
                for round, result in ranked.context.history(number)
            }
            yield what, row, cells, show(row.score, 2)

    def _of_sums(self, look: Look, show: Show) -> Iterator[_Line]:
        digits = look.tie_break.system.digits
        for what, row, one in zip((look.tie_break.code, ""), self.both, look.both):
            cells: dict[int, str] = {}
            for term in one.terms:
                if term.round:
                    own = look.cell(term, show)
                    there = cells.get(term.round)
                    cells[term.round] = f"{there}+{own}" if there else own
            yield what, row, cells, _figure(one.value, digits, show)

def _result(result: Result, *, counts: bool) -> str:
    letters = us.write(result) or us.write(NOT_PAIRED)
    return letters if counts else f"({letters})"

def _figure(value: Figure | None, digits: int, show: Show) -> str:
    return "no value" if value is None else show(value, digits)

def _points(score: float, show: Show) -> str:
    return f"{show(score, 2)} {'point' if score in (0.5, 1) else 'points'}"

def why(ranked: Ranked, section: Section, title: str, one: int, other: int) -> Why:
    if one == other:
        raise TieBreakError("both are the same; name two players, or two teams")
    rows = {row.player.number: row for row in ranked.rows}
    ahead, behind = sorted((rows[one], rows[other]), key=lambda row: row.place)
    looks = tuple(
        Look(
            step.tie_break,
            ranked.worksheet(ahead.player.number, step.tie_break),
            ranked.worksheet(behind.player.number, step.tie_break),
        )
        for step in ranked.steps
        if ahead.player.number in step.group and behind.player.number in step.group
    )
    return Why(title, section, ahead, behind, looks, ranked)
'''

MODULES['xltiebreak.ranking'] = r'''...
'''

MODULES['xltiebreak.ranking.answers'] = r'''from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import zip_longest
from typing import Any, Union

from xltiebreak.event.figures import Figure, decimal

KEY = "key"
NAME = "name"
SPARE = "spare"
FIGURE = "figure"
PROSE = "prose"

GAP = 3

_TO_THE_LEFT = (NAME, SPARE, PROSE)
_WITHOUT_WIDTH = ("Mn", "Me", "Cf")

@dataclass(frozen=True, eq=False)
class Column:

    header: str
    cells: Sequence[str]
    role: str

    @cached_property
    def width(self) -> int:
        texts = (self.header, *self.cells)
        return max(width_of(line) for text in texts for line in text.split("\n"))

    def aligned(self, line: str) -> str:
        room = " " * (self.width - width_of(line))
        return line + room if self.role in _TO_THE_LEFT else room + line

@dataclass(frozen=True)
class Table:

    title: str
    columns: Sequence[Column]

    def __str__(self) -> str:
        return "\n".join([self.title, *self.lines])

    @property
    def lines(self) -> Iterator[str]:
        yield self._line([column.header for column in self.columns])
        widths = [column.width for column in self.columns]
        yield f" {'─' * (sum(widths) + GAP * (len(widths) - 1))}"
        for row in zip(*(column.cells for column in self.columns)):
            for line in zip_longest(*(cell.split("\n") for cell in row), fillvalue=""):
                yield self._line(line)

    def _line(self, cells: Sequence[str]) -> str:
        aligned = (column.aligned(text) for column, text in zip(self.columns, cells))
        return f" {(' ' * GAP).join(aligned)}".rstrip()

Part = Union[Table, str]

class Answer:

    def parts(self) -> Iterable[Part]:
        raise NotImplementedError

    def to_dict(self) -> dict[str, Any]:
        raise NotImplementedError

    def __str__(self) -> str:
        return "\n\n".join(map(str, self.parts()))

def width_of(text: str) -> int:
    if text.isascii():
        return len(text)
    return sum(map(_places, text))

def _places(character: str) -> int:
    if unicodedata.category(character) in _WITHOUT_WIDTH:
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1

def as_number(figure: Figure | None) -> float | None:
    return None if figure is None else float(figure)
'''

MODULES['xltiebreak.ranking.asked'] = r'''from __future__ import annotations

from dataclasses import dataclass

from xltiebreak.event.findings import TieBreakError

MOST_RATING = 4_000
MOST_COUNTING = 100

@dataclass(frozen=True)
class Asked:

    edition: str = ""

    order: str = ""

    lots: str = ""

    unrated: int | None = None

    round: int | None = None

    counting: int | None = None

    def __post_init__(self) -> None:
        for what, number, most in (
            ("unrated", self.unrated, MOST_RATING),
            ("counting", self.counting, MOST_COUNTING),
        ):
            if number is not None and not 1 <= number <= most:
                raise TieBreakError(f"{what} is {number}; expected a number from 1 to {most:,}")

AS_IN_THE_FILE = Asked()
'''

MODULES['xltiebreak.ranking.byhand'] = r'''from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure, counted, decimal, points
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation.us import LETTERS
from xltiebreak.event.ratings import rating
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import TOURNAMENT_POINTS, Matches, Player, Points, Section
from xltiebreak.rules.context import Context, context_of
from xltiebreak.rules.countings import Countings
from xltiebreak.rules.editions import edition_named
from xltiebreak.rules.scores import Scores
from xltiebreak.rules.systems import Figures, System, TieBreak, tie_break
from xltiebreak.rules.terms import Terms
from xltiebreak.rules.worksheet import Worksheet

OWN = 1_000_000

_EXPECTED = {
    Figures.SCORES: "score; expected figures such as 3, 2.5 or 2½",
    Figures.CUMULATIVES: "Cumulative; expected figures such as 8 or 7.5",
    Figures.RATINGS: "rating; expected a whole number such as 1641, or unr. for an unrated "
    "opponent",
    Figures.PERFORMANCES: "performance rating; expected a figure such as 1641 or 1641.5",
    Figures.TOURNAMENT_POINTS: "team's score; expected figures such as 3, 2.5 or 2½",
}
_KNOWN_AS = {Figures.CUMULATIVES: "CUM", Figures.PERFORMANCES: "performance"}
_GAMES = {1.0: Outcome.WIN, 0.5: Outcome.DRAW, 0.0: Outcome.LOSS}
_TWIN = {Outcome.WIN: Outcome.LOSS, Outcome.LOSS: Outcome.WIN, Outcome.DRAW: Outcome.DRAW}

class Called(NamedTuple):

    opponents: str = "--opponents"
    points: str = "--points"
    score: str = "--score"
    rounds: str = "--rounds"
    boards: str = "--boards"

AS_OPTIONS = Called()

def opponents_figures(code: str, texts: Sequence[str], argument: str) -> list[Figure | None]:
    kind = _of_opponents(tie_break(code).system) or Figures.SCORES
    figures: list[Figure | None] = []
    for text in texts:
        try:
            figures.append(_figure(text, kind))
        except ValueError:
            raise TieBreakError(f"{text!r} in {argument} is not a {_EXPECTED[kind]}") from None
    return figures

def _of_opponents(system: System) -> Figures | None:
    return next((need for need in system.by_hand if need.of_opponents), None)

def _figure(text: str, kind: Figures) -> Figure | None:
    if kind is Figures.RATINGS:
        return rating(text).value
    if kind is Figures.PERFORMANCES:
        if not text.replace(".", "", 1).isdecimal():
            raise ValueError(text)
        return Fraction(text)
    return points(text)

def by_hand(
    code: str,
    *,
    opponents: Sequence[Figure | None] = (),
    results: Sequence[float | str] = (),
    score: float | None = None,
    rounds: int | None = None,
    boards: Sequence[float] = (),
    edition: str = "uschess",
    called: Called = AS_OPTIONS,
) -> Worksheet:
    one = tie_break(code)
    _refuse_what_is_missing(one, opponents, results, score, called)
    _refuse_what_is_not_taken(one, opponents, score, boards, called)
    if Figures.MATCHES in one.system.by_hand:
        return _of_team(one, opponents, results, rounds, boards, edition, called)
    outcomes = [_outcome(result) for result in results] or [Outcome.DRAW] * len(opponents)
    length = _length(len(outcomes), rounds)
    outcomes += [Outcome.UNPAIRED] * (length - len(outcomes))
    _refuse_impossible_scores(one, opponents, score, length, rounds, called)
    added_up = sum(outcome.points for outcome in outcomes)
    if score is not None and results and score != added_up:
        raise TieBreakError(
            f"A score of {decimal(score)} is not what the results add up to, "
            f"{decimal(added_up)}; correct one of them ({called.score}, {called.points})."
        )
    context = _told(_crosstable(outcomes, opponents), edition, one, opponents, score)
    return _anonymous(one.worksheet(context, OWN))

def _told(
    table: Crosstable,
    edition: str,
    one: TieBreak,
    opponents: Sequence[Figure | None],
    score: float | None,
) -> Context:
    kind = _of_opponents(one.system)
    known = {n: figure for n, figure in enumerate(opponents, start=1) if figure is not None}
    scores, ratings, others = {}, {}, {}
    if score is not None:
        scores[OWN] = score
    for number, figure in known.items():
        if kind is Figures.SCORES:
            scores[number] = float(figure)
        elif kind is Figures.RATINGS:
            ratings[number] = int(figure)
        elif kind is not None:
            others[_KNOWN_AS[kind], number] = figure
    counted_by = Countings(Scores(table, edition_named(edition), stated=scores))
    return Context(counted_by, ratings, stated=others)

def _length(given: int, rounds: int | None) -> int:
    if rounds is not None and rounds < given:
        raise TieBreakError(f"{given} rounds of figures are more than {counted(rounds, 'round')}.")
    return max(given, rounds or 0)

def _anonymous(worksheet: Worksheet) -> Worksheet:
    return worksheet._replace(terms=Terms.of(t._replace(opponent=None) for t in worksheet.terms))

def _of_team(
    one: TieBreak,
    opponents: Sequence[Figure | None],
    results: Sequence[float | str],
    rounds: int | None,
    boards: Sequence[float],
    edition: str,
    called: Called,
) -> Worksheet:
    looks_at_rounds = Figures.BOARDS in one.system.by_hand
    if looks_at_rounds and not boards:
        raise TieBreakError(
            f"{one.code} needs the number of boards or their weights ({called.boards})."
        )
    matches = [one if isinstance(one, float) else _unplayed_match(one) for one in results]
    played = [points for points in matches if isinstance(points, float)]
    if len(opponents) != len(played):
        raise TieBreakError(
            f"{counted(len(opponents), 'opponent')} and {len(played)} matches played do not go "
            "together; expected one opponent for each match."
        )
    if boards and max(played, default=0) > sum(boards):
        raise TieBreakError(
            f"{decimal(max(played))} points are more than the {decimal(sum(boards))} that a match "
            "can bring."
        )
    length = _length(len(matches), rounds)
    stated = length if looks_at_rounds else rounds
    _refuse_impossible_scores(one, opponents, None, length, stated, called)
    matches += [Outcome.UNPAIRED] * (length - len(matches))
    scores = [float(figure or 0) for figure in opponents]
    section = _team_event(matches, scores, boards)
    return _anonymous(one.worksheet(context_of(section, edition_named(edition)), OWN))

def _team_event(
    rounds: Sequence[float | Outcome], opponents: Sequence[float], weights: Sequence[float]
) -> Section:
    numbers = iter(range(1, len(opponents) + 1))
    row = tuple(
        Result(one) if isinstance(one, Outcome) else Result(Outcome.DRAW, next(numbers))
        for one in rounds
    )
    others = tuple(_opponent(points, row, k) for k, points in enumerate(opponents, start=1))
    inside: list[tuple[Points, ...]] = [
        tuple(None if isinstance(one, Outcome) else one for one in rounds),
        *((0.0,) * len(rounds) for _ in opponents),
    ]
    everybody = (OWN, *range(1, len(opponents) + 1))
    return Section(
        name="",
        players=tuple(map(Player, everybody)),
        crosstable=Crosstable(everybody, (row, *others)),
        matches=Matches(
            tuple(inside), len(weights), tuple(weights), match_points=TOURNAMENT_POINTS
        ),
    )

def _opponent(points: float, row: Sequence[Result], number: int) -> tuple[Result, ...]:
    return tuple(
        Result(Outcome.DRAW, OWN, worth=points if one.opponent == number else 0.0) for one in row
    )

def _unplayed_match(letter: str) -> Outcome:
    outcome = LETTERS.get(letter.upper())
    if outcome is None or outcome in _TWIN:
        raise TieBreakError(
            f"{letter!r} is not the points inside a match; use figures such as 2.5 or 44, or a "
            "letter where no match was played: B H U X Z F."
        )
    return outcome

def _refuse_what_is_missing(
    one: TieBreak,
    opponents: Sequence[Figure | None],
    results: Sequence[float | str],
    score: float | None,
    called: Called,
) -> None:
    needs = one.system.by_hand
    if not needs:
        raise TieBreakError(
            f"{one.code} cannot be worked out from bare figures; use explain on the whole event."
        )
    for need in needs:
        if need.of_opponents and not opponents:
            raise TieBreakError(
                f"{one.code} needs the opponents' {need.value} ({called.opponents})."
            )
        if need is Figures.MATCHES and not results:
            raise TieBreakError(
                f"{one.code} needs the points inside the matches ({called.points})."
            )
        if need is Figures.POINTS and not results:
            raise TieBreakError(f"{one.code} needs the player's own results ({called.points}).")
        if need is Figures.SCORE and score is None and not results:
            raise TieBreakError(
                f"{one.code} needs the player's own score ({called.score}), for plus or minus."
            )

def _refuse_what_is_not_taken(
    one: TieBreak,
    opponents: Sequence[Figure | None],
    score: float | None,
    boards: Sequence[float],
    called: Called,
) -> None:
    kind = _of_opponents(one.system)
    if opponents and not kind:
        raise TieBreakError(
            f"{one.code} is not made of the opponents' figures; leave them out "
            f"({called.opponents})."
        )
    if boards and Figures.BOARDS not in one.system.by_hand:
        raise TieBreakError(
            f"{one.code} does not look at the boards; leave them out ({called.boards})."
        )
    if score is not None and kind is not Figures.SCORES:
        raise TieBreakError(
            f"{one.code} does not look at the player's own score; leave it out ({called.score})."
        )

def _refuse_impossible_scores(
    one: TieBreak,
    opponents: Sequence[Figure | None],
    score: float | None,
    length: int,
    rounds: int | None,
    called: Called,
) -> None:
    if score is not None and score > length:
        more = "" if rounds else f"; state the rounds if there were more ({called.rounds})"
        raise TieBreakError(
            f"A score of {decimal(score)} is more than {counted(length, 'round')} can give{more}."
        )
    of_points = (Figures.SCORES, Figures.TOURNAMENT_POINTS)
    if rounds is None or _of_opponents(one.system) not in of_points:
        return
    for figure in opponents:
        if figure is not None and figure > rounds:
            raise TieBreakError(
                f"An opponent's score of {decimal(figure)} is more than "
                f"{counted(rounds, 'round')} can give."
            )

def _outcome(result: float | str) -> Outcome:
    if isinstance(result, str):
        outcome = LETTERS.get(result.upper())
        if outcome is None:
            raise TieBreakError(f"{result!r} is not a result; use 1, ½, 0 or {' '.join(LETTERS)}.")
        return outcome
    if result not in _GAMES:
        raise TieBreakError(f"{decimal(result)} is not a result; use 1, ½ or 0.")
    return _GAMES[result]

def _crosstable(outcomes: Sequence[Outcome], opponents: Sequence[Figure | None]) -> Crosstable:
    played = [round for round, outcome in enumerate(outcomes) if outcome in _TWIN]
    numbers = range(1, len(played) + 1)
    if opponents and len(opponents) != len(played):
        raise TieBreakError(
            f"{len(opponents)} opponents for {len(played)} games; expected one for each game."
        )
    own = [Result(outcome) for outcome in outcomes if outcome not in _TWIN]
    row = [
        Result(outcome, numbers[played.index(round)]) if outcome in _TWIN else own.pop(0)
        for round, outcome in enumerate(outcomes)
    ]
    rows = [
        tuple(
            Result(_TWIN[outcomes[round]], OWN) if round == game else Result(Outcome.UNPAIRED)
            for round in range(len(outcomes))
        )
        for game in played
    ]
    return Crosstable((OWN, *numbers), (tuple(row), *rows))
'''

MODULES['xltiebreak.ranking.combined'] = r'''from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from xltiebreak.event.figures import Figure
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Player
from xltiebreak.ranking.orders import SCHOLASTIC_TEAM, TEAM_SUM
from xltiebreak.ranking.places import Ranking, Standing, Step, Tie, Values, how_many_needed, ties_of
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import Needs, TieBreak, tie_break
from xltiebreak.rules.terms import NO_TERMS, Term, Terms, Words, idle
from xltiebreak.rules.worksheet import SUM, Worksheet

@dataclass(frozen=True)
class Team:

    number: int
    name: str
    players: tuple[Standing, ...]
    counting: int

    @property
    def counted(self) -> tuple[Standing, ...]:
        return self.players[: self.counting]

@dataclass(frozen=True)
class TeamStandings:

    players: Standings
    counting: int
    teams: Mapping[int, Team]
    rows: tuple[Standing, ...]
    steps: tuple[Step, ...]
    tie_breaks: tuple[TieBreak, ...]
    not_summed: tuple[TieBreak, ...]

    @cached_property
    def ties(self) -> tuple[Tie, ...]:
        return ties_of(self.rows, self.steps)

    @property
    def needed(self) -> int:
        return how_many_needed(self.tie_breaks, self.steps)

    def worksheet(self, number: int, one: TieBreak) -> Worksheet:
        return Worksheet(
            system=one.code,
            name=one.name if one.system.code == TEAM_SUM else f"{one.name}, added up",
            combine=SUM,
            terms=_terms(self.teams[number], one),
            digits=one.system.digits,
            remark=self.players.edition.remarks.get(one.system.code, ""),
            missing="a player who counts has no value",
        )

def team_standings(players: Standings, counting: int | None = None) -> TeamStandings:
    counting = counting or players.section.counting
    if not counting:
        raise TieBreakError(
            f"section {players.section.name}: it is not known how many players count for a team; "
            'state it behind the label "Counting players"'
        )
    teams = _teams(players, counting)
    if not teams:
        raise TieBreakError(
            f"section {players.section.name}: no player has a team; name the teams in the column "
            "Team"
        )
    order = players.order
    summed = tuple(one for one in order.tie_breaks if _can_be_summed(one, order.name))
    if not order.ranks_teams:
        summed = (tie_break(TEAM_SUM), *summed)
    values: dict[str, dict[int, Figure | None]] = {
        one.code: {number: _sum(team, one) for number, team in teams.items()} for one in summed
    }
    scores = {number: sum(row.score for row in team.counted) for number, team in teams.items()}
    entries = {number: Player(number, team.name) for number, team in teams.items()}
    ranking = Ranking(entries, scores, summed, values, _never)
    rows = ranking.rows()
    return TeamStandings(
        players,
        counting,
        teams,
        rows,
        tuple(ranking.steps),
        summed,
        tuple(one for one in order.tie_breaks if one not in summed),
    )

def teams_of(players: Sequence[Player]) -> tuple[Player, ...]:
    names: dict[str, str] = {}
    for player in players:
        if player.team.strip():
            names.setdefault(_folded(player.team), player.team.strip())
    return tuple(Player(number, name) for number, name in enumerate(names.values(), start=1))

def _teams(players: Standings, counting: int) -> dict[int, Team]:
    entries = teams_of(players.section.players)
    members: dict[str, list[Standing]] = {_folded(entry.name): [] for entry in entries}
    for row in players.rows:
        if row.player.team.strip():
            members[_folded(row.player.team)].append(row)
    return {
        entry.number: Team(entry.number, entry.name, tuple(rows), counting)
        for entry, rows in zip(entries, members.values())
    }

def _folded(team: str) -> str:
    return " ".join(team.split()).casefold()

def _can_be_summed(one: TieBreak, order: str) -> bool:
    if one.system.code == "MM":
        return order == SCHOLASTIC_TEAM
    return not one.system.in_group and one.system.needs is not Needs.LOTS

def _figure_of(row: Standing, one: TieBreak) -> Figure | None:
    return row.score if one.system.code == TEAM_SUM else row.values[one.code]

def _sum(team: Team, one: TieBreak) -> Figure | None:
    figures = [_figure_of(row, one) for row in team.counted]
    known = [figure for figure in figures if figure is not None]
    return sum(known) if len(known) == len(figures) else None

def _terms(team: Team, one: TieBreak) -> Terms:
    if _sum(team, one) is None:
        return NO_TERMS
    rest = idle(f"not among the top {team.counting}")
    return Terms.of(
        Term(
            None,
            None,
            figure or 0.0,
            Words("{} {}, place {}", (row.player.number, row.player.label, row.places)),
            None if k < team.counting else rest,
        )
        for k, row in enumerate(team.players)
        for figure in [_figure_of(row, one)]
    )

def _never(one: TieBreak, tied: Sequence[int]) -> Values:
    raise AssertionError(one.code)
'''

MODULES['xltiebreak.ranking.event_standings'] = r'''from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, Callable

from xltiebreak.checks import examine
from xltiebreak.event.figures import counted, decimal
from xltiebreak.event.findings import (
    EventError,
    Finding,
    TieBreakError,
    errors_first,
    stop_on_errors,
)
from xltiebreak.event.section import BY_GAME_POINTS, Event, Section
from xltiebreak.ranking.answers import (
    FIGURE,
    KEY,
    NAME,
    SPARE,
    Answer,
    Column,
    Part,
    Table,
    as_number,
)
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.orders import TEAM_SUM, Order
from xltiebreak.ranking.places import Standing, Step, how_many_needed
from xltiebreak.ranking.standings import Standings, ranked
from xltiebreak.rules.editions import Edition
from xltiebreak.rules.systems import TieBreak
'''

MODULES['xltiebreak.ranking.explanation'] = r'''from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.ranking.answers import KEY, NAME, PROSE, Answer, Column, Part, Table, as_number
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.combined import TeamStandings, teams_of
from xltiebreak.ranking.named import find_among, find_entry
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Standings, order_of
from xltiebreak.rules.systems import tie_break
from xltiebreak.rules.worksheet import Worksheet

@dataclass(frozen=True)
class Explanation(Answer):

    section: Section
    standing: Standing
    worksheets: tuple[Worksheet, ...]
    teams: TeamStandings | None = None
    prizes: tuple[str, ...] = ()

    @property
    def player(self) -> Player:
        return self.standing.player

    def to_dict(self) -> dict[str, Any]:
        return {
            "section": self.section.name,
            "number": self.player.number,
            "name": self.player.name,
            "worksheets": [_worksheet(one) for one in self.worksheets],
        }

    def parts(self) -> Iterator[Part]:
        yield self._place()
        yield from self.prizes
        for worksheet in self.worksheets:
            if worksheet.terms:
                yield _table(self.section, worksheet)
            yield worksheet.sentence()

    def _place(self) -> str:
        entry, row = self.player, self.standing
        what = "team" if self.teams or self.section.matches else "player"
        label = f"{what.capitalize()} {entry.number}"
        if entry.name:
            label = f"{entry.name} ({what} {entry.number})"
        points = "1 point" if row.score == 1 else f"{decimal(row.score)} points"
        decided = f", decided by {row.decided_by}" if row.decided_by else ""
        return f"{label}: {points}, place {row.places}{decided}"

def _worksheet(worksheet: Worksheet) -> dict[str, Any]:
    return {
        "system": worksheet.system,
        "rule": worksheet.rule,
        "value": as_number(worksheet.value),
        "terms": [
            {
                "round": term.round,
                "opponent": term.opponent,
                "amount": float(term.amount),
                "counted": term.counted,
                "why": term.why,
            }
            for term in worksheet.terms
        ],
        "sentence": worksheet.sentence(),
    }

def _table(section: Section, worksheet: Worksheet) -> Table:
    terms = worksheet.terms
    rounds = [str(term.round or "") for term in terms]
    opponents = [_opponent(section, term.opponent) for term in terms]
    return Table(
        f"{worksheet.name} ({worksheet.system})",
        [
            *([Column("Round", rounds, KEY)] if any(rounds) else []),
            *([Column("Opponent", opponents, NAME)] if any(opponents) else []),
            Column("Amount", [decimal(term.amount, worksheet.digits) for term in terms], KEY),
            Column("Counts", ["yes" if term.counted else "no" for term in terms], KEY),
            Column("Why", [term.why for term in terms], PROSE),
        ],
    )

def _opponent(section: Section, number: int | None) -> str:
    if number is None:
        return ""
    name = section.by_number[number].name
    return f"{number} {name}" if name else str(number)

def explain(standings: Standings, player: int | str, systems: Sequence[str] = ()) -> Explanation:
    _, found = find_entry([standings.section], player)
    tie_breaks = [tie_break(code) for code in systems] or standings.order.tie_breaks
    worksheets = tuple(standings.worksheet(found.number, one) for one in tie_breaks)
    return Explanation(standings.section, _row_of(standings, found.number), worksheets)

def _row_of(standings: Standings | TeamStandings, number: int) -> Standing:
    return next(row for row in standings.rows if row.player.number == number)

class Meant(NamedTuple):

    section: Section
    entry: Player
    of_team: bool

def meant(sections: Sequence[Section], player: int | str, asked: Asked = AS_IN_THE_FILE) -> Meant:
    combined = [one for one in sections if _ranks_teams(one)]
    by_order = any(order_of(one, asked).ranks_teams for one in combined)
    team = _team_meant(sections, str(player), by_order=by_order)
    section, entry = team or find_entry(sections, player)
    return Meant(section, entry, team is not None)

def _ranks_teams(section: Section) -> bool:
    return bool(section.counting) and section.matches is None

def _team_meant(
    sections: Sequence[Section], player: str, *, by_order: bool
) -> tuple[Section, Player] | None:
    combined = [one for one in sections if _ranks_teams(one)]
    if not combined:
        return None
    entries = [(one, teams_of(one.players)) for one in combined]
    if by_order:
        return find_among(entries, player)
    players = [(one, one.players) for one in sections]
    if player.strip().isdecimal() or find_among(players, player):
        return None
    return find_among(entries, player)
'''

MODULES['xltiebreak.ranking.named'] = r'''from __future__ import annotations

from collections.abc import Sequence
from typing import Callable

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Player, Section
from xltiebreak.event.words import bare, folded, words_of

Match = Callable[[Player, str], bool]

_MOST_LISTED = 5

def find_entry(sections: Sequence[Section], player: int | str) -> tuple[Section, Player]:
    found = find_among([(section, section.players) for section in sections], player)
    if found is None:
        raise TieBreakError(_nobody(str(player).strip(), sections))
    return found

def find_among(
    sections: Sequence[tuple[Section, Sequence[Player]]], player: int | str
) -> tuple[Section, Player] | None:
    text = str(player).strip()
    is_number = text.isdecimal() and len(text) < 10
    wanted = str(int(text)) if is_number else text
    by_name = (_is_named, _has_whole_words, _has_begun_words, _has_in_name)
    matches: tuple[Match, ...] = (_has_number,) if is_number else by_name
    for match in matches:
        found = [
            (section, entry)
            for section, entries in sections
            for entry in entries
            if match(entry, wanted)
        ]
        if len(found) == 1:
            return found[0]
        if found:
            raise TieBreakError(_several(text, found))
    return None

def _has_number(player: Player, number: str) -> bool:
    return str(player.number) == number

def _is_named(player: Player, name: str) -> bool:
    wanted = sorted(words_of(name))
    return sorted(words_of(player.name)) == wanted if wanted else player.name == name

def _has_whole_words(player: Player, words: str) -> bool:
    return _each_is_one_of(words, player.name, str.__eq__)

def _has_begun_words(player: Player, words: str) -> bool:
    return _each_is_one_of(words, player.name, str.startswith)

def _each_is_one_of(words: str, name: str, fits: Callable[[str, str], bool]) -> bool:
    left, wanted = words_of(name), words_of(words)
    for word in sorted(wanted, key=len, reverse=True):
        own = next((own for own in left if fits(own, word)), None)
        if own is None:
            return False
        left.remove(own)
    return bool(wanted)

def _has_in_name(player: Player, part: str) -> bool:
    wanted = bare(folded(part))
    return bool(wanted) and wanted in bare(folded(player.name))

def _several(text: str, found: Sequence[tuple[Section, Player]]) -> str:
    listed = [f"{player.number} {player.name}".strip() for _, player in found]
    if len({id(section) for section, _ in found}) == 1:
        return f"{text!r} could be {_shortened(listed)}; give the pairing number"
    listed = [f"{entry} ({section.name})" for (section, _), entry in zip(found, listed)]
    return f"{text!r} could be {_shortened(listed)}; name the section, too (--section)"

def _shortened(listed: Sequence[str]) -> str:
    more = f" and {len(listed) - _MOST_LISTED} more" if len(listed) > _MOST_LISTED else ""
    return f"{', '.join(listed[:_MOST_LISTED])}{more}"

def _nobody(text: str, sections: Sequence[Section]) -> str:
    import difflib

    where = f"section {sections[0].name}" if len(sections) == 1 else "any section"
    what = " or ".join(_kinds_of_entries(sections))
    if text.isdecimal():
        return f"there is no {what} {text} in {where}"
    players = [entry for one in sections for entry in one.players]
    teams = [entry.team for one in sections if one.counting for entry in one.players]
    names: dict[str, str] = {}
    for name in (*(entry.name for entry in players), *teams):
        words = words_of(name)
        for part in (*words, " ".join(words), " ".join(words[::-1])):
            names.setdefault(part, name)
    asked = " ".join(words_of(text))
    near = difflib.get_close_matches(asked, names, n=3)
    if near:  # the nearest, and those that are hardly farther
        likeness = difflib.SequenceMatcher(None, near[0], asked).ratio()
        near = difflib.get_close_matches(asked, near, n=3, cutoff=likeness - 0.1)
    meant = " or ".join(dict.fromkeys(repr(names[part]) for part in near))
    return f"there is no {what} {text!r} in {where}" + (f"; is {meant} meant?" if near else "")

def _kinds_of_entries(sections: Sequence[Section]) -> list[str]:
    players = any(one.matches is None for one in sections)
    teams = any(one.matches is not None or one.counting for one in sections)
    return ["player"] * players + ["team"] * teams
'''

MODULES['xltiebreak.ranking.orders'] = r'''from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.words import nearest, unknown
from xltiebreak.rules.editions import edition_named
from xltiebreak.rules.systems import TieBreak, tie_break
from xltiebreak.rules.systems.names import named_exactly, near
from xltiebreak.rules.systems.registry import of_code

class NamedOrder(NamedTuple):

    codes: tuple[str, ...]
    edition: str
    used_by: str

MOST = 100

TEAM_SUM = "TEAMSUM"

SCHOLASTIC_TEAM = "scholastic-team"

NAMED_ORDERS: Mapping[str, NamedOrder] = {
    "uschess": NamedOrder(("MM", "SOLK", "CUM", "OCUM"), "uschess", "US Chess rule 34E"),
    "bham": NamedOrder(
        ("MM", "SOLK", "CUM", "OCUM", "BLACKS", "H2H"),
        "uschess",
        "USCF Swiss Tie-Break Systems, an article",
    ),
    "wintd": NamedOrder(("MM", "MED", "SOLK", "SB", "CUM"), "wintd", "WinTD's help"),
    "scholastic": NamedOrder(
        ("MM", "SOLK", "SB", "CUM"), "uschess", "US Chess scholastic regulations"
    ),
    "fide": NamedOrder(
        ("BH/C1", "BH", "SB", "DE", "WIN"), "fide2026", "FIDE C.07, a common order for Swiss events"
    ),
    "ukcc": NamedOrder(("DE", "BH/M1", "BH/C1", "BH", "LOT"), "fide2009", "UK Chess Challenge"),
    "roundrobin": NamedOrder(("SB", "H2H", "WIN"), "uschess", "round-robin events"),
    "usat": NamedOrder(
        ("USAT", "PCT", "SOLK", "MM", "CUM"), "uschess", "US Amateur Team events, WinTD's help"
    ),
    "ihsa-team": NamedOrder(("IHSA",), "uschess", "IHSA state final, team places"),
    SCHOLASTIC_TEAM: NamedOrder(
        (TEAM_SUM, "MM", "SOLK", "SB", "CUM"),
        "uschess",
        "US Chess scholastic regulations, teams by their top players",
    ),
    "ihsa": NamedOrder(("MM", "SOLK", "CUM", "OCUM"), "uschess", "IHSA, individual places"),
}

_OF_TEAMS = {"ihsa": "ihsa-team"}
_NAMES = {name.replace("-", ""): name for name in NAMED_ORDERS}

_BETWEEN = re.compile(r"[,;>→]| (?:then|&|und|et) | and ")
_ORDINAL = re.compile(
    r" ?(?:(?:and|then|&) )?(?:(?:tb|tie-?break) ?#?\d{1,2} ?[.):=]|\d{1,2} ?[.):]"
    r"|\d(?:st|nd|rd|th)\b[.):]?) ?| ?(?:and|then|&) ",
    re.IGNORECASE,
)
_INNER_ORDINAL = re.compile(r" (?=\d{1,2} ?[.)] )")
_LONGEST_NAME = 6

class Order(NamedTuple):

    tie_breaks: tuple[TieBreak, ...]
    name: str = ""
    edition: str = ""

    @property
    def ranks_teams(self) -> bool:
        return any(one.system.code == TEAM_SUM for one in self.tie_breaks)

    @property
    def codes(self) -> tuple[str, ...]:
        return tuple(tie_break.code for tie_break in self.tie_breaks)

def usual_order(edition: str) -> str:
    code = edition_named(edition).code if edition.strip() else ""
    return "fide" if code.startswith("fide") else "wintd" if code == "wintd" else "uschess"

def named_order(text: str, *, of_teams: bool = False) -> str | None:
    name = _NAMES.get(re.sub(r"[\s-]+", "", text.casefold()))
    return _OF_TEAMS.get(name, name) if name and of_teams else name

def order_named(text: str, *, of_teams: bool = False) -> Order:
    name = named_order(text, of_teams=of_teams)
    if name is not None:
        named = NAMED_ORDERS[name]
        return Order(tuple(map(tie_break, named.codes)), name, named.edition)
    tie_breaks = tuple(_listed(text))
    if not tie_breaks:
        raise TieBreakError(
            "The tie-break order is empty; give a name such as uschess, or tie-breaks such as "
            "MM,SOLK."
        )
    for k, one in enumerate(tie_breaks):
        if any(one.is_same_as(other) for other in tie_breaks[:k]):
            raise TieBreakError(f"{one.code} stands twice in the tie-break order.")
    return Order(tie_breaks)

def _listed(text: str) -> Iterator[TieBreak]:
    tidy = _numbered(" ".join(text.replace("\n", ",").split()))
    parts = [_ORDINAL.sub("", part, count=1).strip() for part in _BETWEEN.split(tidy)]
    parts = [part for part in parts if part]
    if len(parts) > MOST:
        raise TieBreakError(
            f"the tie-break order has {len(parts):,} tie-breaks; give the first {MOST} at most"
        )
    for part in parts:
        codes = part.split()
        if len(codes) > 1 and all(map(_is_code, codes)):
            yield from map(of_code, codes)
        else:
            yield _one(part, alone=len(parts) == 1)

def _numbered(text: str) -> str:
    return _INNER_ORDINAL.sub(", ", text) if _ORDINAL.match(text) else text

def _is_code(text: str) -> bool:
    try:
        of_code(text)
    except TieBreakError:
        return False
    return True

def _one(text: str, *, alone: bool) -> TieBreak:
    try:
        return tie_break(text)
    except TieBreakError as error:
        parts = _slashed_or_spaced(text)
        if parts:
            raise TieBreakError(
                f"{text!r} names several tie-breaks; put commas between them, as in "
                f"{', '.join(parts)}"
            ) from None
        orders = nearest(text, {name: f"the order {name}" for name in NAMED_ORDERS})
        if alone and orders:
            close = [*orders, *near(text)][:3]
            raise TieBreakError(unknown(text, "a tie-break or an order", close, "")) from error
        raise

def _slashed_or_spaced(text: str) -> list[str]:
    slashed = [part.strip() for part in text.split("/")]
    if len(slashed) > 1 and all(map(_names, slashed)):
        return slashed
    words = text.split()
    found: list[str] = []
    while words and len(words) <= MOST:
        ends = range(min(len(words), _LONGEST_NAME), 0, -1)
        end = next((end for end in ends if _names(" ".join(words[:end]))), 0)
        if not end:
            return []
        found.append(" ".join(words[:end]))
        words = words[end:]
    return found if len(found) > 1 else []

def _names(text: str) -> bool:
    return named_exactly(text) is not None or _is_code(text)
'''

MODULES['xltiebreak.ranking.places'] = r'''from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Callable, NamedTuple

from xltiebreak.event.figures import Figure
from xltiebreak.event.section import Player
from xltiebreak.rules.systems import TieBreak

Values = Mapping[int, "Figure | None"]

class Standing(NamedTuple):

    place: int
    last_place: int
    player: Player
    score: float
    values: Mapping[str, Figure | None]
    decided_by: str | None

    @property
    def shared(self) -> bool:
        return self.last_place > self.place

    @property
    def places(self) -> str:
        return f"{self.place}–{self.last_place}" if self.shared else str(self.place)

class Step(NamedTuple):

    tie_break: TieBreak
    group: tuple[int, ...]
    parted: bool

class Tie(NamedTuple):

    score: float
    standings: tuple[Standing, ...]
    steps: tuple[Step, ...]

    @property
    def place(self) -> int:
        return self.standings[0].place

    @property
    def last_place(self) -> int:
        return self.place + len(self.standings) - 1

def ties_of(rows: Sequence[Standing], steps: Sequence[Step]) -> tuple[Tie, ...]:
    by_score: dict[float, list[Step]] = {}
    scores = {row.player.number: row.score for row in rows}
    for step in steps:
        by_score.setdefault(scores[step.group[0]], []).append(step)
    ties = []
    for score, group in groupby(rows, lambda row: row.score):
        tied = tuple(group)
        if len(tied) > 1:
            ties.append(Tie(score, tied, tuple(by_score.get(score, ()))))
    return tuple(ties)

def how_many_needed(tie_breaks: Sequence[TieBreak], steps: Sequence[Step]) -> int:
    looked_at = {step.tie_break.code for step in steps}
    return max((k for k, one in enumerate(tie_breaks, 1) if one.code in looked_at), default=0)

class Block:

    __slots__ = ("numbers", "parted_by")

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.parted_by: str | None = None

class Ranking:

    def __init__(
        self,
        entries: Mapping[int, Player],
        scores: Mapping[int, float],
        tie_breaks: Sequence[TieBreak],
        values: dict[str, dict[int, Figure | None]],
        among: Callable[[TieBreak, Sequence[int]], Values],
    ) -> None:
        self.entries = entries
        self.scores = scores
        self.tie_breaks = tie_breaks
        self.values = values
        self.among = among
        self.steps: list[Step] = []

    def rows(self) -> tuple[Standing, ...]:
        rows: list[Standing] = []
        for tied in self.tied():
            blocks = self.parted(tied)
            for k, block in enumerate(blocks):
                decided_by = blocks[1].parted_by if k == 0 and len(blocks) > 1 else block.parted_by
                first = len(rows) + 1
                rows += [
                    self._standing(number, first, first + len(block.numbers) - 1, decided_by)
                    for number in block.numbers
                ]
        return tuple(rows)

    def tied(self) -> Iterator[list[int]]:
        scores = self.scores
        numbers = sorted(self.entries, key=lambda n: (-scores[n], n))
        for _, group in groupby(numbers, lambda number: scores[number]):
            yield list(group)

    def parted(self, tied: list[int]) -> list[Block]:
        return self._part(tied, 0)

    def _standing(self, number: int, first: int, last: int, decided_by: str | None) -> Standing:
        return Standing(
            place=first,
            last_place=last,
            player=self.entries[number],
            score=self.scores[number],
            values={code: values[number] for code, values in self.values.items()},
            decided_by=decided_by,
        )

    def _part(self, tied: list[int], index: int) -> list[Block]:
        if len(tied) == 1 or index == len(self.tie_breaks):
            return [Block(tied)]
        one = self.tie_breaks[index]
        values = self.values[one.code]
        if one.system.in_group:
            values.update(self.among(one, tied))
        level = _levels(tied, values, one.higher_is_better)
        self.steps.append(Step(one, tuple(tied), len(level) > 1))
        blocks = []
        for k, group in enumerate(level):
            parted = self._part(group, index + 1)
            if k:
                parted[0].parted_by = one.code
            blocks += parted
        return blocks

def _levels(tied: Sequence[int], values: Values, higher_is_better: bool) -> list[list[int]]:
    of_value: dict[Figure, list[int]] = {}
    without: list[int] = []
    for number in tied:
        value = values[number]
        (without if value is None else of_value.setdefault(value, [])).append(number)
    levels = [of_value[value] for value in sorted(of_value, reverse=higher_is_better)]
    return [*levels, without] if without else levels
'''

MODULES['xltiebreak.ranking.rounds'] = r'''from __future__ import annotations

from dataclasses import replace

from xltiebreak.checks.unfinished import incomplete
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Matches, Section

_NAMED = 6

def as_after(section: Section, round: int) -> Section:
    table = section.crosstable
    if section.origin.grid:
        raise TieBreakError(
            f"section {section.name}: a grid of players has no rounds, so there are no standings "
            "after one of them"
        )
    if not 1 <= round <= table.rounds or not table.started(round):
        begun = f"round {table.last_begun}" if table.last_begun else "none"
        raise TieBreakError(
            f"section {section.name}: round {round} has not begun; the last that has is {begun}"
        )
    if not table.complete(round):
        raise TieBreakError(f"section {section.name}: {incomplete(section, round)}")
    return replace(
        section,
        players=tuple(
            replace(player, printed_score=None, printed_place=None) for player in section.players
        ),
        crosstable=table.up_to(round),
        scheduled_rounds=max(section.scheduled_rounds or table.rounds, round),
        matches=section.matches and _matches_up_to(section.matches, round),
        printed={},
    )

def _matches_up_to(matches: Matches, round: int) -> Matches:
    members = matches.members
    return replace(
        matches,
        points=tuple(row[:round] for row in matches.points),
        lineups=tuple(row[:round] for row in matches.lineups),
        members=members and replace(members, crosstable=members.crosstable.up_to(round)),
    )

def what_is_missing(section: Section) -> str:
    table, noun = section.crosstable, section.origin.entry
    sentences = []
    for round in range(1, table.last_begun + 1):
        missing = table.missing(round) if table.started(round) else ()
        if missing and not section.origin.grid:
            named = [f"{number} {section.by_number[number].name}".strip() for number in missing]
            more = f" and {len(named) - _NAMED} more" if len(named) > _NAMED else ""
            whose = f"{len(named)} of {counted(len(table.numbers), noun)}"
            sentences.append(
                f"Round {round} is not complete: results are missing of {whose} "
                f"({'; '.join(named[:_NAMED])}{more}). Until they are in, it counts for nobody."
            )
    return " ".join(sentences)
'''

MODULES['xltiebreak.ranking.standings'] = r'''from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from xltiebreak.checks import examine
from xltiebreak.event.figures import Figure, counted
from xltiebreak.event.findings import Finding, stop_on_errors
from xltiebreak.event.roundrobin import games_in_all, games_to_come
from xltiebreak.event.section import Section
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.orders import Order, order_named, usual_order
from xltiebreak.ranking.places import Ranking, Standing, Step, Tie, Values, how_many_needed, ties_of
from xltiebreak.ranking.rounds import as_after
from xltiebreak.rules.context import Context, context_of
from xltiebreak.rules.editions import Edition, edition_named
from xltiebreak.rules.systems import TieBreak, tie_break
from xltiebreak.rules.systems.lots import drawn
from xltiebreak.rules.worksheet import Worksheet

@dataclass(frozen=True)
class Standings:

    section: Section
    edition: Edition
    order: Order
    rows: tuple[Standing, ...]
    steps: tuple[Step, ...]
    context: Context = field(repr=False)
    lots: str = ""
    findings: tuple[Finding, ...] = ()

    @property
    def rounds(self) -> int:
        return self.context.rounds

    @property
    def planned_rounds(self) -> int:
        table = self.section.crosstable
        return max(self.section.scheduled_rounds or table.rounds, table.last_begun)

    @property
    def open_rounds(self) -> tuple[int, ...]:
        table = self.section.crosstable
        begun = range(1, table.last_begun + 1)
        return tuple(r for r in begun if table.started(r) and not table.complete(r))

    @property
    def is_final(self) -> bool:
        return 0 < self.planned_rounds <= self.rounds and not self.games_left

    @cached_property
    def games_left(self) -> int:
        return len(games_to_come(self.section))

    @property
    def progress(self) -> str:
        if self.games_left:
            games = games_in_all(self.section)
            return f"{games - self.games_left} of {counted(games, 'game')}"
        return f"{self.rounds} of {counted(self.planned_rounds, 'round')}"

    @property
    def needed(self) -> int:
        return how_many_needed(self.order.tie_breaks, self.steps)

    @cached_property
    def ties(self) -> tuple[Tie, ...]:
        return ties_of(self.rows, self.steps)

    @property
    def without_value(self) -> tuple[TieBreak, ...]:
        return tuple(
            one
            for one in self.order.tie_breaks
            if not one.system.in_group
            and self.rows
            and all(row.values[one.code] is None for row in self.rows)
        )

    def worksheet(self, number: int, one: TieBreak) -> Worksheet:
        if not one.system.in_group:
            return one.worksheet(self.context, number)
        if self._ordered(one) is None:
            score = self.context.score(number)
            group = [row.player.number for row in self.rows if row.score == score]
            return one.worksheet(self.context, number, group)
        looks = (step for step in self.steps if step.tie_break.is_same_as(one))
        tied = next((step.group for step in looks if number in step.group), ())
        return one.worksheet(self.context, number, tied, self._why_alone(number))

    def column(self, one: TieBreak) -> Values:
        own = self._ordered(one)
        if own is None:
            return one.column(self.context, self.section.crosstable.numbers)
        return {row.player.number: row.values[own.code] for row in self.rows}

    def _ordered(self, one: TieBreak) -> TieBreak | None:
        return next((own for own in self.order.tie_breaks if own.is_same_as(one)), None)

    def _why_alone(self, number: int) -> str:
        score, entry = self.context.score(number), self.context.entry
        if sum(row.score == score for row in self.rows) < 2:
            return f"no other {entry} has the same score"
        return f"no other {entry} was still tied with this one when its turn came"

def standings(
    section: Section,
    edition: str = "",
    order: str = "",
    lots: str = "",
    unrated: int | None = None,
) -> Standings:
    return ranked(section, Asked(edition, order, lots, unrated))

def ranked(
    section: Section, asked: Asked = AS_IN_THE_FILE, found: Sequence[Finding] | None = None
) -> Standings:
    if asked.round is not None:
        section, found = as_after(section, asked.round), None
    findings = tuple(examine(section) if found is None else found)
    stop_on_errors(findings)
    order = order_of(section, asked)
    lots = asked.lots.strip() or section.lots.strip()
    if lots and not any(one.system.code == "LOT" for one in order.tie_breaks):
        order = order._replace(tie_breaks=(*order.tie_breaks, tie_break("LOT")))
    rules = edition_of(section, asked)
    standing_in = section.unrated if asked.unrated is None else asked.unrated
    ratings = _ratings(section, standing_in)
    context = context_of(section, rules, ratings, drawn(lots, section.crosstable.numbers))
    return _ranked(section, order, context, lots, findings)

def as_settled(section: Section, asked: Asked) -> Asked:
    order = asked.order or section.order or usual_order(asked.edition or section.edition)
    return replace(asked, edition=edition_of(section, asked).code, order=order)

def edition_of(section: Section, asked: Asked) -> Edition:
    own = asked.edition or section.edition or order_of(section, asked).edition
    return edition_named(own or "uschess")

def order_of(section: Section, asked: Asked) -> Order:
    of_teams = section.matches is not None
    usual = usual_order(asked.edition or section.edition)
    return order_named(asked.order or section.order or usual, of_teams=of_teams)

def _ranked(
    section: Section, order: Order, context: Context, lots: str, findings: tuple[Finding, ...]
) -> Standings:
    numbers = section.crosstable.numbers
    values: dict[str, dict[int, Figure | None]] = {
        one.code: dict.fromkeys(numbers) if one.system.in_group else _everybody(one, context)
        for one in order.tie_breaks
    }

    def among(one: TieBreak, tied: Sequence[int]) -> Values:
        return one.values(context, tied, tied)

    ranking = Ranking(section.by_number, context.scores.final, order.tie_breaks, values, among)
    rows = ranking.rows()
    steps = tuple(ranking.steps)
    return Standings(section, context.edition, order, rows, steps, context, lots, findings)

def _everybody(one: TieBreak, context: Context) -> dict[int, Figure | None]:
    what = ("everybody", one.system.code, one.options, one.points)
    return context.once(what, lambda: one.values(context, [*context.scores.final]))

def _ratings(section: Section, standing_in: int | None) -> dict[int, int]:
    rated = {player.number: player.rating or standing_in for player in section.players}
    return {number: rating for number, rating in rated.items() if rating}
'''

MODULES['xltiebreak.rules'] = r'''...
'''

MODULES['xltiebreak.rules.context'] = r'''from __future__ import annotations

import copy
from collections.abc import Collection, Hashable, Mapping, Sequence
from functools import partial
from typing import Callable, TypeVar

from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Result
from xltiebreak.event.roundrobin import annulled
from xltiebreak.event.section import Section
from xltiebreak.rules.countings import Countings, TeamCountings
from xltiebreak.rules.editions import Edition, History, Score
from xltiebreak.rules.scores import Scores
from xltiebreak.rules.terms import SILENCE, Term, Terms, Words, idle, not_played

Made = TypeVar("Made")

_NO_OPTIONS: Mapping[str, int] = {}
_NOBODY: frozenset[int] = frozenset()

def _nothing(opponent: int) -> Words:
    return SILENCE

class Context:

    def __init__(
        self,
        by: Countings,
        ratings: Mapping[int, int] | None = None,
        lots: Mapping[int, int] | None = None,
        unrated: Collection[int] = (),
        stated: Mapping[tuple[str, int], Figure] | None = None,
        knows_rounds: bool = True,
    ) -> None:
        self.by = by
        self.knows_rounds = knows_rounds
        self.scores = by.primary
        self.ratings: Mapping[int, int] = ratings or {}
        self.unrated = frozenset(unrated)
        self.lots: Mapping[int, int] = lots or {}
        self.stated: Mapping[tuple[str, int], Figure] = stated or {}
        self.options = _NO_OPTIONS
        self.group = _NOBODY

    def narrowed(self, options: Mapping[str, int], group: Sequence[int] = ()) -> Context:
        narrowed = copy.copy(self)
        narrowed.options = options
        narrowed.group = frozenset(group)
        return narrowed

    def on(self, scores: Scores) -> Context:
        other = copy.copy(self)
        other.scores = scores
        return other

    def counted(self, by: Countings) -> Context:
        return Context(by, self.ratings, self.lots, self.unrated, self.stated, self.knows_rounds)

    # What the scores say

    @property
    def edition(self) -> Edition:
        return self.scores.edition

    @property
    def rounds(self) -> int:
        return self.scores.rounds

    @property
    def entry(self) -> str:
        return self.scores.entry

    @property
    def forfeits_are_games(self) -> bool:
        return self.scores.unplayed.forfeits_are_games or "P" in self.options

    def history(self, number: int) -> History:
        return self.scores.histories[number]

    def score(self, number: int) -> float:
        return self.scores.final[number]

    def adjusted(self, number: int) -> Score:
        return self.scores.adjusted(number)

    def opponents(self, number: int) -> Terms:
        return self.scores.opponents(number, forfeits="P" in self.options)

    def voluntary(self, number: int) -> list[int]:
        return self.scores.voluntary(number, forfeits="P" in self.options)

    def is_game(self, result: Result) -> bool:
        return self.scores.takes_for_game(result, forfeits="P" in self.options)

    # What many rules are made of

    def games(self, number: int) -> Sequence[tuple[int, int, Result]]:
        return [
            (round, result.opponent, result)
            for round, result in self.history(number)
            if result.played and result.opponent is not None
        ]

    def of_games(self, number: int, amount: Callable[[Result], Figure]) -> Terms:
        history = self.history(number)
        amounts = [amount(result) if result.played else None for _, result in history]
        return Terms(amounts, partial(_term_of_game, history))

    def of_opponents(
        self,
        number: int,
        figure: Callable[[int], Figure | None],
        said: Callable[[int], Words] = _nothing,
        without: str = "",
    ) -> Terms:
        history = self.history(number)
        amounts = [
            figure(result.opponent) if result.played and result.opponent is not None else None
            for _, result in history
        ]
        return Terms(amounts, partial(_term_of_opponent, history, said, without))

    def figure(
        self, name: str, number: int, work_out: Callable[[Context, int], Figure | None]
    ) -> Figure | None:
        what, memory = (name, number), self.scores.memory
        if what in self.stated:
            return self.stated[what]
        if what not in memory:
            memory[what] = work_out(self.narrowed(_NO_OPTIONS), number)
        figure: Figure | None = memory[what]
        return figure

    def once(self, what: Hashable, work_out: Callable[[], Made]) -> Made:
        memory = self.scores.memory
        if what not in memory:
            memory[what] = work_out()
        made: Made = memory[what]
        return made

def context_of(
    section: Section,
    edition: Edition,
    ratings: Mapping[int, int] | None = None,
    lots: Mapping[int, int] | None = None,
) -> Context:
    unrated = tuple([player.number for player in section.players if not player.rating])
    knows_rounds = not section.origin.grid
    if section.matches is not None:
        by = TeamCountings(section, section.matches, edition)
        return Context(by, ratings, lots, unrated, knows_rounds=knows_rounds)
    table = annulled(section).crosstable
    last_round = section.scheduled_rounds or max(table.complete_rounds, default=0)
    figures = [tuple(one.items()) for one in (ratings or {}, lots or {})]
    what = (edition.code, section.kind, last_round, unrated, knows_rounds, *figures)
    known: Context | None = table.memory.get(what)
    if known is None or known.edition is not edition:
        counted = Countings(Scores(table, edition, section.kind, last_round))
        known = Context(counted, ratings, lots, unrated, knows_rounds=knows_rounds)
        table.memory[what] = known
    return known

def _term_of_game(history: History, place: int, amount: Figure | None) -> Term:
    round, result = history[place]
    if amount is None:
        return not_played(round, result)
    return Term(round, result.opponent, amount, Words(result.outcome.value))

def _term_of_opponent(
    history: History,
    said: Callable[[int], Words],
    without: str,
    place: int,
    amount: Figure | None,
) -> Term:
    round, result = history[place]
    if not result.played or result.opponent is None:
        return not_played(round, result)
    if amount is None:
        return Term(round, result.opponent, 0.0, drop=idle(without))
    return Term(round, result.opponent, amount, said(result.opponent))
'''

MODULES['xltiebreak.rules.countings'] = r'''from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from types import MappingProxyType

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.roundrobin import annulled
from xltiebreak.event.section import (
    BY_GAME_POINTS,
    BY_MATCH_POINTS,
    TOURNAMENT_POINTS,
    Matches,
    MatchPoints,
    Points,
    Section,
)
from xltiebreak.rules.editions import Edition
from xltiebreak.rules.scores import TEAM, Scores

MATCH_POINTS, GAME_POINTS = "MP", "GP"

class Countings:

    of_teams = False
    knows_points = False
    knows_boards = False
    boards = 0
    most = 0.0
    scale = TOURNAMENT_POINTS
    rows: Mapping[int, int] = MappingProxyType({})

    def __init__(self, scores: Scores) -> None:
        self._scores = scores

    @property
    def tournament(self) -> Scores:
        return self._scores

    @property
    def match(self) -> Scores:
        return self._scores

    @property
    def game(self) -> Scores:
        return self._scores

    @property
    def primary(self) -> Scores:
        return self._scores

    @property
    def secondary(self) -> Scores:
        return self._scores

    def counted_by(self, points: str) -> Scores | None:
        return None if points else self._scores

    def points(self, number: int, round: int) -> Points:
        return None

    def board_points(self, number: int, round: int, result: Result) -> list[float]:
        return []

class TeamCountings(Countings):

    of_teams = True

    def __init__(self, section: Section, matches: Matches, edition: Edition) -> None:
        self.section = section
        self.matches = matches
        self.edition = edition
        self.scale = matches.match_points or edition.match_points
        self.crosstable = annulled(section).crosstable
        self.knows_points = matches.knows_points(self.crosstable)
        self.knows_boards = matches.knows_boards(self.crosstable)
        self.boards = matches.boards
        self.most = matches.most
        self.rows = {number: row for row, number in enumerate(section.crosstable.numbers)}
        if matches.placed_by == BY_GAME_POINTS and matches.lacks_points(self.crosstable):
            raise TieBreakError(
                "game points are to place the teams, but the points inside a match are missing; "
                "type them in, or let match points place the teams"
            )

    @cached_property
    def tournament(self) -> Scores:
        return self._scores_of(self.crosstable, TOURNAMENT_POINTS)

    @cached_property
    def match(self) -> Scores:
        if self.scale == TOURNAMENT_POINTS:
            return self.tournament
        return self._scores_of(by_match_points(self.crosstable, self.scale), self.scale)

    @cached_property
    def game(self) -> Scores:
        table = by_game_points(self.crosstable, self.matches.points)
        return self._scores_of(table, MatchPoints(self.most, self.most / 2, 0.0))

    @property
    def primary(self) -> Scores:
        return self.match if self.matches.placed_by == BY_MATCH_POINTS else self.game

    @property
    def secondary(self) -> Scores:
        return self.match if self.matches.placed_by == BY_GAME_POINTS else self.game

    def counted_by(self, points: str) -> Scores | None:
        if not points:
            return self.primary
        if points == MATCH_POINTS:
            return self.match
        return self.game if self.knows_points and self.most else None

    def points(self, number: int, round: int) -> Points:
        return self.matches.points[self.rows[number]][round - 1]

    def board_points(self, number: int, round: int, result: Result) -> list[float]:
        if not result.played:
            return [result.outcome.points] * self.boards
        got = self.matches.board_points(self.rows[number], round)
        return got[: self.boards] + [0.0] * (self.boards - len(got))

    def _scores_of(self, crosstable: Crosstable, scale: MatchPoints) -> Scores:
        kind, last_round = self.section.kind, self.section.scheduled_rounds
        return Scores(crosstable, self.edition, kind, last_round, scale.draw, scale.win, TEAM)

def by_match_points(crosstable: Crosstable, scale: MatchPoints) -> Crosstable:
    worth = {1.0: scale.win, 0.5: scale.draw, 0.0: scale.loss}

    def counted(result: Result) -> Result:
        unplayed_loss = not result.played and result.points == 0
        points = worth.get(result.points, result.points * scale.win)
        return replace(result, worth=0.0 if unplayed_loss else points)

    return Crosstable(
        crosstable.numbers, tuple(tuple(map(counted, row)) for row in crosstable.results)
    )

def by_game_points(crosstable: Crosstable, points: tuple[tuple[Points, ...], ...]) -> Crosstable:
    return Crosstable(
        crosstable.numbers,
        tuple(
            tuple(
                replace(result, worth=0.0 if result.outcome is Outcome.ANNULLED else got or 0.0)
                for result, got in zip(row, inside)
            )
            for row, inside in zip(crosstable.results, points)
        ),
    )
'''

MODULES['xltiebreak.rules.cuts'] = r'''from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from xltiebreak.event.figures import Figure
from xltiebreak.rules.context import Context
from xltiebreak.rules.terms import Drop, Terms, Words

CUT: Mapping[str, str] = {"C1": "Cut 1 (without the 1 lowest)"}
CUT_OR_MEDIAN: Mapping[str, str] = {
    **CUT,
    "M1": "Median 1 (without the 1 lowest and the 1 highest)",
}

_VOLUNTARY = "voluntarily unplayed round"
_NUMERALS = {1: "", 2: "two ", 3: "three ", 4: "four ", 5: "five "}

def cut(
    terms: Terms,
    lowest: int,
    highest: int,
    because: str,
    significance: Mapping[int, Figure] | None = None,
) -> Terms:
    amounts = terms.candidates
    ranked = sorted(amounts, key=_least_significant_first(amounts, significance))
    low = ranked[:lowest]
    high = ranked[lowest:][-highest:] if highest else []
    of_opponents = significance is not None
    drops = dict.fromkeys(low, _drop("lowest", len(low), of_opponents, because))
    if high:
        drops.update(dict.fromkeys(high, _drop("highest", len(high), of_opponents, because)))
    return terms.without(drops)

def cut_as_asked(
    context: Context,
    number: int,
    terms: Terms,
    significance: Mapping[int, Figure] | None = None,
) -> Terms:
    both = context.options.get("M", 0)
    lowest = context.options.get("C", 0) or both
    if not lowest:
        return terms
    because = f"Median {both}" if both else f"Cut {lowest}"
    voluntary = context.voluntary(number)
    if not voluntary:
        return cut(terms, lowest, both, because, significance)
    left = {**terms.candidates}
    drops: dict[int, Drop] = {}
    for _ in range(min(lowest, len(left))):
        chosen = _next_to_cut(left, significance, voluntary)
        del left[chosen]
        drops[chosen] = (
            Drop(_VOLUNTARY, Words(f"{because}, article 16.5"))
            if chosen in voluntary
            else _drop("lowest", 1, significance is not None, because)
        )
    taken = terms.without(drops)
    return cut(taken, 0, both, because, significance) if both else taken

def _least_significant_first(
    amounts: Mapping[int, Figure], significance: Mapping[int, Figure] | None
) -> Callable[[int], Any]:
    if significance is None:
        return amounts.__getitem__
    return lambda k: (significance[k], amounts[k])

def _next_to_cut(
    left: Mapping[int, Figure],
    significance: Mapping[int, Figure] | None,
    voluntary: Sequence[int],
) -> int:
    least = min(left, key=_least_significant_first(left, significance))
    of_choice = [k for k in voluntary if k in left]
    if not of_choice:
        return least
    lowest = min(
        of_choice, key=lambda k: (left[k], significance[k] if significance is not None else 0)
    )
    return lowest if left[lowest] >= left[least] else least

@lru_cache(maxsize=64)
def _drop(end: str, count: int, of_opponents: bool, because: str) -> Drop:
    whose = f"-scoring opponent{'s' * (count != 1)}" if of_opponents else ""
    return Drop(f"{_NUMERALS.get(count, f'{count} ')}{end}{whose}", Words(because))
'''

MODULES['xltiebreak.rules.editions'] = r'''from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Callable, NamedTuple, Optional

from xltiebreak.event.figures import Figure
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import FIDE_MATCH_POINTS, TOURNAMENT_POINTS, MatchPoints
from xltiebreak.event.words import bare, either, nearest, unknown
from xltiebreak.rules.terms import SILENCE, Words

History = Sequence[tuple[int, Result]]

class Score(NamedTuple):

    amount: float
    words: Words = SILENCE
    instead: Figure | None = None

class Absence(NamedTuple):

    result: Result
    score: float
    before: float
    after: int
    rounds: int
    scheduled: float | None
    win: float
    draw: float
    entry: str

    @property
    def named(self) -> str:
        named: str = self.result.outcome.value
        return named

REQUESTED_BYES = frozenset({Outcome.HALF_BYE, Outcome.UNPAIRED})

class Unplayed(NamedTuple):

    adjusted_score: Callable[[History, float], Score]
    virtual_opponent: Callable[[Absence], Optional[Score]]  # noqa: UP045 - Python 3.9
    forfeits_are_games: bool = False

# What a score is worth to the opponents

def half_a_point_for_each_unplayed_round(history: History, draw: float) -> Score:
    unplayed = [round for round, result in history if not result.played]
    if not unplayed:
        return Score(_score(history))
    games = sum(result.points for _, result in history if result.played)
    return _noted(history, games + len(unplayed) * draw, "unplayed", unplayed, draw)

def requested_byes_at_the_end_at_half(history: History, draw: float) -> Score:
    late: list[int] = []
    given = 0.0
    for round, result in reversed(history):
        if result.outcome in REQUESTED_BYES:
            late.append(round)
            given += result.points
        elif result.outcome is not Outcome.FORFEIT_LOSS:
            break
    score = _score(history)
    if not late:
        return Score(score)
    return _noted(history, score - given + len(late) * draw, "byes at the end", late[::-1], draw)

def face_value(history: History, draw: float) -> Score:
    return Score(_score(history))

def _score(history: History) -> float:
    return sum([result.points for _, result in history])

def _noted(
    history: History, adjusted: float, what: str, rounds: Sequence[int], draw: float
) -> Score:
    score = _score(history)
    if adjusted == score:
        return Score(adjusted)
    listed = ", ".join(f"R{round}" for round in rounds)
    each = " each" * (len(rounds) > 1)
    words = Words(f"score {{}}, with {what} {listed} at {{}}{each}", (score, _half(draw)))
    return Score(adjusted, words, score)

def _half(draw: float) -> float | str:
    return "½" if draw == 0.5 else draw

# Who stands in where the player himself did not play

def opponent_with_score_zero(absence: Absence) -> Score:
    return Score(0.0, Words(f"{absence.named}, counts as 0"))

def nobody(absence: Absence) -> None:
    ...

def opponent_of_the_same_strength(absence: Absence) -> Score:
    _, _, before, after, _, _, win, draw, _ = absence
    left = win - absence.result.points
    words = Words(
        f"{absence.named}: virtual opponent, {{}} before + {{}} in the round + {after} × {{}} "
        "after it",
        (before, left, _half(draw)),
    )
    return Score(before + left + after * draw, words)

def dummy_with_own_score(absence: Absence) -> Score:
    words = Words(f"{absence.named}: dummy with the {absence.entry}'s own score")
    return Score(absence.score, words)

def dummy_with_own_score_capped(absence: Absence) -> Score:
    own = absence.score
    if absence.scheduled is not None:
        cap = absence.scheduled
        whose = f"{absence.entry} {absence.result.opponent}'s adjusted score"
    else:
        cap = absence.rounds * absence.draw
        whose = f"a draw in each of {absence.rounds} rounds"
    if own <= cap:
        return dummy_with_own_score(absence)
    return Score(
        cap, Words(f"{absence.named}: dummy with own score {{}}, capped at {whose}", (own,))
    )

# Rounds that a player chose not to play

def nothing_is_voluntary(result: Result) -> bool:
    return False

def requested_byes_and_forfeit_losses(result: Result) -> bool:
    return result.outcome in REQUESTED_BYES or result.outcome is Outcome.FORFEIT_LOSS

# The ways of the editions

US_CHESS = Unplayed(half_a_point_for_each_unplayed_round, opponent_with_score_zero)
FIDE_2009 = Unplayed(half_a_point_for_each_unplayed_round, opponent_of_the_same_strength)
FIDE_2023 = Unplayed(requested_byes_at_the_end_at_half, dummy_with_own_score)
FIDE_2026 = Unplayed(requested_byes_at_the_end_at_half, dummy_with_own_score_capped)
AT_FACE_VALUE = Unplayed(face_value, nobody)
PAIRED_IN_ADVANCE = Unplayed(face_value, nobody, forfeits_are_games=True)

_NONE: Mapping[str, str] = {}

class Edition(NamedTuple):

    code: str
    name: str
    swiss: Unplayed
    roundrobin: Unplayed
    cumulative_deducts: bool = False
    sonneborn_adjusted: bool = False
    voluntary: Callable[[Result], bool] = nothing_is_voluntary
    encounter_of_some: bool = True
    kashdan: tuple[int, int, int] = (4, 2, 1)
    sonneborn_factor: int = 1
    match_points: MatchPoints = TOURNAMENT_POINTS
    remarks: Mapping[str, str] = _NONE

    def unplayed(self, kind: str) -> Unplayed:
        return self.roundrobin if kind == "roundrobin" else self.swiss

EDITIONS: Mapping[str, Edition] = {
    edition.code: edition
    for edition in (
        Edition(
            code="uschess",
            name="US Chess rule 34E",
            swiss=US_CHESS,
            roundrobin=US_CHESS,
            cumulative_deducts=True,
        ),
        Edition(
            code="wintd",
            name="US Chess rule 34E, shown as WinTD shows it",
            swiss=US_CHESS,
            roundrobin=US_CHESS,
            cumulative_deducts=True,
            kashdan=(2, 1, 0),
            sonneborn_factor=2,
            remarks={
                "SB": "doubled, as in WinTD",
                "USAT": "doubled, as in WinTD",
                "KASH": "2-1-0, as in WinTD",
            },
        ),
        Edition(
            code="fide2009",
            name="FIDE until August 2023: virtual opponent (UK Chess Challenge)",
            swiss=FIDE_2009,
            roundrobin=PAIRED_IN_ADVANCE,
            sonneborn_adjusted=True,
            match_points=FIDE_MATCH_POINTS,
            encounter_of_some=False,
        ),
        Edition(
            code="fide2023",
            name="FIDE C.07 from September 2023: dummy with the player's own score",
            swiss=FIDE_2023,
            roundrobin=PAIRED_IN_ADVANCE,
            sonneborn_adjusted=True,
            match_points=FIDE_MATCH_POINTS,
            voluntary=requested_byes_and_forfeit_losses,
        ),
        Edition(
            code="fide2026",
            name="FIDE C.07 from March 2026: as 2023, with the dummy capped",
            swiss=FIDE_2026,
            roundrobin=PAIRED_IN_ADVANCE,
            sonneborn_adjusted=True,
            match_points=FIDE_MATCH_POINTS,
            voluntary=requested_byes_and_forfeit_losses,
        ),
        Edition(
            code="raw",
            name="Scores at face value, nothing for unplayed rounds",
            swiss=AT_FACE_VALUE,
            roundrobin=AT_FACE_VALUE,
        ),
    )
}

_CALLED: Mapping[str, tuple[str, ...]] = {
    "uschess": ("us chess", "uscf", "us", "34E", "us chess 34E", "uscf 34E", "rule 34E"),
    "wintd": ("win td",),
    "fide2009": ("uk chess challenge", "ukcc", "virtual opponent"),
    "fide2023": ("fide 2024",),
    "raw": ("face value", "at face value", "none"),
}

def edition_named(text: str) -> Edition:
    names = {bare(name): code for code, called in _CALLED.items() for name in called}
    names.update((bare(one.name), one.code) for one in EDITIONS.values())
    asked = bare(text).removeprefix("edition").removesuffix("edition")
    edition = EDITIONS.get(names.get(asked, asked))
    if edition is not None:
        return edition
    begun = [code for code in EDITIONS if asked and code.startswith(asked)]
    if len(begun) > 1:
        told = either(f"{code} ({EDITIONS[code].name})" for code in begun)
        raise TieBreakError(f"{text!r} leaves open which edition is meant: {told}")
    near = nearest(text, {**{code: code for code in EDITIONS}, **names})
    raise TieBreakError(unknown(text, "an edition", near, f"use one of {', '.join(EDITIONS)}"))
'''

MODULES['xltiebreak.rules.scores'] = r'''from __future__ import annotations

import copy
from collections.abc import Collection, Hashable, Mapping, Sequence
from functools import partial
from itertools import compress
from typing import Any

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.roundrobin import ROUNDROBIN
from xltiebreak.rules.editions import Absence, Edition, History, Score
from xltiebreak.rules.terms import Term, Terms, not_played

SWISS = "swiss"
PLAYER, TEAM = "player", "team"

_NONE_STATED: Mapping[int, float] = {}

class Scores:

    def __init__(
        self,
        crosstable: Crosstable,
        edition: Edition,
        kind: str = SWISS,
        last_round: int | None = None,
        draw: float = 0.5,
        win: float | None = None,
        entry: str = PLAYER,
        stated: Mapping[int, float] = _NONE_STATED,
    ) -> None:
        complete = crosstable.complete_rounds
        self.crosstable = crosstable
        self.edition = edition
        self.unplayed = edition.unplayed(kind)
        self.kind = kind
        self.draw = draw
        self.win = 2 * draw if win is None else win
        self.entry = entry
        self.last_round = last_round or (complete[-1] if complete else 0)
        self.rounds = len(complete)
        counts = [round in complete for round in range(1, crosstable.rounds + 1)]
        self.histories: Mapping[int, History] = {
            number: list(zip(complete, compress(row, counts)))
            for number, row in crosstable.rows.items()
        }
        self.full_schedule = self.rounds if kind != ROUNDROBIN else _most_games(self.histories)
        self.final: Mapping[int, float] = {
            number: sum(result.points for _, result in history)
            for number, history in self.histories.items()
        }
        if stated:
            self.final = {**self.final, **stated}
        self.knows_colours = any(
            result.played and result.colour
            for history in self.histories.values()
            for _, result in history
        )
        self.memory: dict[Hashable, Any] = {}
        self._adjusted = {number: Score(score) for number, score in stated.items()}
        self._opponents: dict[int, Terms] = {}
        self._voluntary: dict[int, list[int]] = {}

    @property
    def is_roundrobin(self) -> bool:
        return self.kind == ROUNDROBIN

    def retyped(self, crosstable: Crosstable, numbers: Collection[int]) -> Scores:
        other = copy.copy(self)
        rows = crosstable.rows
        other.crosstable = crosstable
        other.histories = {
            **self.histories,
            **{n: [(r, rows[n][r - 1]) for r, _ in self.histories[n]] for n in numbers},
        }
        other.final = {
            **self.final,
            **{n: sum(result.points for _, result in other.histories[n]) for n in numbers},
        }
        other.memory = {}
        other._adjusted, other._opponents, other._voluntary = {}, {}, {}
        return other

    def fore(self) -> Scores:
        if self.last_round not in self.crosstable.complete_rounds:
            return self
        if "fore" not in self.memory:
            self.memory["fore"] = self._with_a_drawn_final_round()
        fore: Scores = self.memory["fore"]
        return fore

    def _with_a_drawn_final_round(self) -> Scores:
        last = self.last_round - 1
        rows = tuple(
            (*row[:last], _drawn(row[last], self.draw), *row[last + 1 :])
            for row in self.crosstable.results
        )
        table = Crosstable(self.crosstable.numbers, rows)
        return Scores(
            table, self.edition, self.kind, self.last_round, self.draw, self.win, self.entry
        )

    def adjusted(self, number: int) -> Score:
        known = self._adjusted.get(number)
        if known is None:
            known = self._adjusted[number] = self.unplayed.adjusted_score(
                self.histories[number], self.draw
            )
        return known

    def sign(self, number: int) -> int:
        half = self.full_schedule * self.win / 2
        return (self.final[number] > half) - (self.final[number] < half)

    def takes_for_game(self, result: Result, *, forfeits: bool = False) -> bool:
        return result.played or (
            result.forfeit
            and result.opponent is not None
            and (forfeits or self.unplayed.forfeits_are_games)
        )

    def opponents(self, number: int, *, forfeits: bool = False) -> Terms:
        if forfeits:
            return self._terms(number, forfeits=True)
        known = self._opponents.get(number)
        if known is None:
            known = self._opponents[number] = self._terms(number, forfeits=False)
        return known

    def _terms(self, number: int, *, forfeits: bool) -> Terms:
        history = self.histories[number]
        adjusted = self._adjusted
        scores = [
            adjusted.get(result.opponent) or self.adjusted(result.opponent)
            if result.opponent is not None
            and (result.played or self.takes_for_game(result, forfeits=forfeits))
            else self.unplayed.virtual_opponent(self._absence(number, round, result))
            for round, result in history
        ]
        amounts = [score and score[0] for score in scores]
        as_games = forfeits or self.unplayed.forfeits_are_games
        return Terms(amounts, partial(_term_of_score, history, scores, as_games))

    def _absence(self, number: int, round: int, result: Result) -> Absence:
        history = self.histories[number]
        return Absence(
            result=result,
            score=self.final[number],
            before=sum(earlier.points for played, earlier in history if played < round),
            after=sum(1 for later, _ in history if later > round),
            rounds=self.rounds,
            scheduled=None if result.opponent is None else self.adjusted(result.opponent).amount,
            win=self.win,
            draw=self.draw,
            entry=self.entry,
        )

    def voluntary(self, number: int, *, forfeits: bool = False) -> list[int]:
        if forfeits:
            return self._chosen(number, forfeits=True)
        known = self._voluntary.get(number)
        if known is None:
            known = self._voluntary[number] = self._chosen(number, forfeits=False)
        return known

    def _chosen(self, number: int, *, forfeits: bool) -> list[int]:
        chosen = self.edition.voluntary
        return [
            place
            for place, (_, result) in enumerate(self.histories[number])
            if not result.played
            and chosen(result)
            and not self.takes_for_game(result, forfeits=forfeits)
        ]

def _term_of_score(
    history: History,
    scores: Sequence[Score | None],
    forfeits_are_games: bool,
    place: int,
    amount: Figure | None,
) -> Term:
    round, result = history[place]
    score = scores[place]
    if score is None or amount is None:
        return not_played(round, result)
    is_game = result.played or (result.forfeit and forfeits_are_games)
    opponent = result.opponent if is_game else None
    return Term(round, opponent, amount, score.words, instead=score.instead)

def _most_games(histories: Mapping[int, History]) -> int:
    games = (
        sum(result.opponent is not None for _, result in history) for history in histories.values()
    )
    return max(games, default=0)

def _drawn(result: Result, draw: float) -> Result:
    if result.opponent is None or result.outcome is Outcome.PENDING:
        return result
    return Result(Outcome.DRAW, result.opponent, result.colour, worth=draw)
'''

MODULES['xltiebreak.rules.systems'] = r'''# ruff: noqa: I001 - in the order in which users read the list
from xltiebreak.rules.systems import opponents
from xltiebreak.rules.systems import sonneborn
from xltiebreak.rules.systems import progress
from xltiebreak.rules.systems import results
from xltiebreak.rules.systems import encounters
from xltiebreak.rules.systems import counts
from xltiebreak.rules.systems import ratings
from xltiebreak.rules.systems import us_teams
from xltiebreak.rules.systems import fide_teams
from xltiebreak.rules.systems import boards
from xltiebreak.rules.systems import team_encounters
from xltiebreak.rules.systems import lots
from xltiebreak.rules.systems import names
from xltiebreak.rules.systems.names import tie_break
from xltiebreak.rules.systems.registry import SYSTEMS, Figures, Needs, System, TieBreak
'''

MODULES['xltiebreak.rules.systems.boards'] = r'''from __future__ import annotations

from itertools import accumulate

from xltiebreak.rules.context import Context
from xltiebreak.rules.systems.registry import Needs, system
from xltiebreak.rules.terms import NO_TERMS, Term, Terms, Words, read_off
from xltiebreak.rules.worksheet import READ_OFF

@system(
    "BC",
    "Board Count",
    "FIDE C.07 12.1",
    "The number of each board × the points made on it; the lower comes first.",
    higher_is_better=False,
    needs=Needs.BOARDS,
)
def board_count(context: Context, number: int) -> Terms:
    return Terms.of(
        Term(None, None, board * points, Words(f"board {board}: {board} × {{}}", (points,)))
        for board, points in enumerate(points_by_board(context, number), start=1)
    )

@system(
    "TBR",
    "Top Board Result",
    "FIDE C.07 12.2",
    "The points on board 1, then on board 2, and so on, among the teams still tied.",
    combine=READ_OFF,
    higher_is_better=False,
    in_group=True,
    needs=Needs.BOARDS,
    missing="the results by board are not known, or do not part the tied teams",
)
def top_board_result(context: Context, number: int) -> Terms:
    return _place_by_boards(context, number, from_the_bottom=False)

@system(
    "BBE",
    "Bottom Board Elimination",
    "FIDE C.07 12.3",
    "The points without the last board, then without the last two, and so on, among the teams "
    "still tied.",
    combine=READ_OFF,
    higher_is_better=False,
    in_group=True,
    needs=Needs.BOARDS,
    missing="the results by board are not known, or do not part the tied teams",
)
def bottom_board_elimination(context: Context, number: int) -> Terms:
    return _place_by_boards(context, number, from_the_bottom=True)

def points_by_board(context: Context, number: int) -> list[float]:
    if not context.by.knows_boards:
        return []
    rounds = [
        context.by.board_points(number, round, result) for round, result in context.history(number)
    ]
    return [sum(points) for points in zip(*rounds)]

def _place_by_boards(context: Context, number: int, *, from_the_bottom: bool) -> Terms:
    keys = {}
    for team in context.group:
        by_board = points_by_board(context, team)
        keys[team] = list(accumulate(by_board))[-2::-1] if from_the_bottom else by_board
    own = keys.get(number)
    if not own or all(other == own for other in keys.values()):
        return NO_TERMS
    place = 1 + sum(other > own for other in keys.values())
    what = "without 1, 2 … last boards" if from_the_bottom else "by board"
    said = Words(f"points {what}: {', '.join(['{}'] * len(own))}", tuple(own))
    return read_off(float(place), Words(f"place {place} of the tied").then(said))
'''

MODULES['xltiebreak.rules.systems.counts'] = r'''from __future__ import annotations

from functools import partial
from typing import Callable

from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
from xltiebreak.rules.context import Context
from xltiebreak.rules.editions import History, requested_byes_and_forfeit_losses
from xltiebreak.rules.scores import Scores
from xltiebreak.rules.systems.registry import REVERSED, Needs, system
from xltiebreak.rules.terms import NO_TERMS, Term, Terms, Words, idle, read_off
from xltiebreak.rules.worksheet import READ_OFF

@system(
    "WIN",
    "Number of Wins",
    "FIDE C.07 7.1",
    "The rounds that gave as many points as a win, played or not.",
)
def wins(context: Context, number: int) -> Terms:
    scores = context.by.match
    return _counted(scores, number, lambda result: result.points == scores.win)

@system(
    "WON",
    "Number of Games Won",
    "FIDE C.07 7.2",
    "The games won over the board.",
)
def games_won(context: Context, number: int) -> Terms:
    return _counted(context.scores, number, lambda result: result.outcome is Outcome.WIN)

@system(
    "BPG",
    "Games Played with Black",
    "FIDE C.07 7.3",
    "The games played over the board with Black.",
    needs=Needs.COLOURS,
)
def games_with_black(context: Context, number: int) -> Terms:
    if not context.scores.knows_colours:
        return NO_TERMS
    return _counted(context.scores, number, lambda result: result.played and result.colour == "b")

@system(
    "BWG",
    "Games Won with Black",
    "FIDE C.07 7.4",
    "The games won over the board with Black.",
    needs=Needs.COLOURS,
)
def games_won_with_black(context: Context, number: int) -> Terms:
    if not context.scores.knows_colours:
        return NO_TERMS
    return _counted(
        context.scores,
        number,
        lambda result: result.outcome is Outcome.WIN and result.colour == "b",
    )

@system(
    "REP",
    "Rounds Elected to Play",
    "FIDE C.07 7.6",
    "The rounds without half-point byes, zero-point byes and forfeit losses.",
)
def rounds_elected_to_play(context: Context, number: int) -> Terms:
    return _counted(
        context.scores, number, lambda result: not requested_byes_and_forfeit_losses(result)
    )

@system(
    "STD",
    "Standard Points",
    "FIDE C.07 7.7",
    "One for each round with more than a draw, a half for each with a draw.",
)
def standard_points(context: Context, number: int) -> Terms:
    scores = context.by.match
    draw, history = scores.draw, scores.histories[number]
    amounts = [(result.points > draw) / 2 + (result.points >= draw) / 2 for _, result in history]
    return Terms(amounts, partial(_round_that_counts, history))

@system(
    "TPN",
    "Tournament Pairing Number",
    "FIDE C.07 7.8",
    "The lower pairing number comes first.",
    combine=READ_OFF,
    higher_is_better=False,
    options={REVERSED: "reversed (the higher number first)"},
)
def pairing_number(context: Context, number: int) -> Terms:
    return read_off(float(number), Words(f"the {context.entry}'s pairing number"))

def _counted(scores: Scores, number: int, counts: Callable[[Result], bool]) -> Terms:
    history = scores.histories[number]
    amounts = [1.0 if counts(result) else None for _, result in history]
    return Terms(amounts, partial(_round_that_counts, history))

def _round_that_counts(history: History, place: int, amount: Figure | None) -> Term:
    round, result = history[place]
    if amount is not None:
        return Term(round, result.opponent, amount, Words(result.outcome.value))
    colour = {"w": " with White", "b": " with Black"}.get(result.colour if result.played else "")
    return Term(round, result.opponent, 0.0, drop=idle(result.outcome.value + (colour or "")))
'''

MODULES['xltiebreak.rules.systems.encounters'] = r'''from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple, Optional

from xltiebreak.event.figures import Figure
from xltiebreak.rules.context import Context
from xltiebreak.rules.systems.opponents import FORFEITS_AS_GAMES
from xltiebreak.rules.systems.registry import system
from xltiebreak.rules.terms import NO_TERMS, SILENCE, Term, Terms, Words, idle, not_played, read_off
from xltiebreak.rules.worksheet import READ_OFF

@system(
    "H2H",
    "Head-to-Head",
    "US Chess 34E5",
    "Wins minus losses in the games between the players still tied.",
    in_group=True,
    function="HEADTOHEAD",
)
def head_to_head(context: Context, number: int) -> Terms:
    return Terms.of(
        not_played(round, result)
        if not result.played
        else Term(round, result.opponent, result.points * 2 - 1, Words(result.outcome.value))
        if result.opponent in context.group
        else Term(round, result.opponent, 0.0, drop=idle(f"not against a tied {context.entry}"))
        for round, result in context.history(number)
    )

@system(
    "DE",
    "Direct Encounter",
    "FIDE C.07 6",
    "The place in the standings made of the games between the players still tied.",
    combine=READ_OFF,
    higher_is_better=False,
    in_group=True,
    of_points=True,
    options=FORFEITS_AS_GAMES,
    function="DIRECTENCOUNTER",
    missing="the games between the tied players do not part them",
)
def direct_encounter(context: Context, number: int) -> Terms:
    place = _places(context)[number]
    return NO_TERMS if place is None else read_off(place, _told(context, number, place))

def _places(context: Context) -> Mapping[int, Optional[float]]:  # noqa: UP045 - Python 3.9
    tied = sorted(context.group)
    what = (f"DE{'/P' * ('P' in context.options)}", tuple(tied))
    return context.once(what, lambda: places_of(parted(context, tied)))

def places_of(blocks: Sequence[Sequence[int]]) -> dict[int, Optional[float]]:  # noqa: UP045 - 3.9
    places: dict[int, Optional[float]] = {}  # noqa: UP045 - Python 3.9
    for block in blocks:
        place = None if len(blocks) == 1 else len(places) + 1.0
        places.update(dict.fromkeys(block, place))
    return places

class Encounters(NamedTuple):

    points: Figure
    missing: Figure
    games: Sequence[tuple[int, int, float]]

    @property
    def at_most(self) -> Figure:
        return self.points + self.missing

def encounters(context: Context, number: int, tied: Sequence[int]) -> Encounters:
    others = set(tied) - {number}
    games = [
        (round, result.opponent, result.points)
        for round, result in context.history(number)
        if result.opponent in others and context.is_game(result) and result.opponent is not None
    ]
    against: dict[int, list[float]] = {}
    for _, opponent, points in games:
        against.setdefault(opponent, []).append(points)
    total = sum(Fraction(sum(got)) / len(got) for got in against.values())
    missing = 0 if context.scores.is_roundrobin else len(others) - len(against)
    return Encounters(total, missing * Fraction(context.scores.win), games)

def parted(context: Context, tied: Sequence[int]) -> list[list[int]]:
    met = {number: encounters(context, number, tied) for number in tied}
    if not any(one.missing for one in met.values()):
        blocks = _by_points(met)
        if len(blocks) == 1 or not context.edition.encounter_of_some:
            return blocks
        return [part for block in blocks for part in parted(context, block)]
    if not context.edition.encounter_of_some:
        return [list(tied)]
    first = _alone_at_the_top(met)
    rest = [number for number in tied if number not in first]
    if not first:
        return [list(tied)]
    return [[number] for number in first] + (parted(context, rest) if rest else [])

def _by_points(met: Mapping[int, Encounters]) -> list[list[int]]:
    blocks: dict[Figure, list[int]] = {}
    for number, one in met.items():
        blocks.setdefault(one.points, []).append(number)
    return [blocks[points] for points in sorted(blocks, reverse=True)]

def _alone_at_the_top(met: Mapping[int, Encounters]) -> list[int]:
    left = sorted(met, key=lambda number: met[number].points, reverse=True)
    first: list[int] = []
    while len(left) > 1 and met[left[0]].points > max(met[n].at_most for n in left[1:]):
        first.append(left.pop(0))
    return first + left if first and len(left) == 1 else first

def _told(context: Context, number: int, place: float) -> Words:
    others = sorted(context.group - {number})
    against = f"{context.entry}{'s' * (len(others) > 1)} {', '.join(map(str, others))}"
    own = encounters(context, number, sorted(context.group))
    first = Words("place {} of the tied", (place,))
    if not own.games:
        return first.then(Words(f"no game against {against}"))
    points = f"{{}} point{'s' * (own.points != 1)}"
    games = [_games_with(opponent, own.games) for opponent in others]
    met = [words for words in games if words]
    listed = Words(
        ", ".join(words.template for words in met),
        tuple(figure for words in met for figure in words.figures),
    )
    said = Words(f"{points} against {against} ({listed.template})", (own.points, *listed.figures))
    return first.then(said)

def _games_with(opponent: int, games: Sequence[tuple[int, int, float]]) -> Words:
    met = [(round, got) for round, other, got in games if other == opponent]
    rounds = ", ".join(f"R{round}" for round, _ in met)
    if len(met) < 2:
        return Words(f"{rounds} v {opponent}: {{}}", (met[0][1],)) if met else SILENCE
    figures = [got for _, got in met]
    average = Fraction(sum(figures)) / len(figures)
    each = ", ".join("{}" for _ in figures)
    return Words(f"average of {rounds} v {opponent}: {{}} ({each})", (average, *figures))
'''

MODULES['xltiebreak.rules.systems.expectancy'] = r'''from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from xltiebreak.event.figures import Figure
from xltiebreak.rules.worksheet import rounded

# fmt: off
_DIFFERENCE_FROM_50_PERCENT = (
      0,   7,  14,  21,  29,  36,  43,  50,  57,  65,
     72,  80,  87,  95, 102, 110, 117, 125, 133, 141,
    149, 158, 166, 175, 184, 193, 202, 211, 220, 230,
    240, 251, 262, 273, 284, 296, 309, 322, 336, 351,
    366, 383, 401, 422, 444, 470, 501, 538, 589, 677,
    800,
)

_LAST_DIFFERENCE_OF = (
      3,  10,  17,  25,  32,  39,  46,  53,  61,  68,
     76,  83,  91,  98, 106, 113, 121, 129, 137, 145,
    153, 162, 170, 179, 188, 197, 206, 215, 225, 235,
    245, 256, 267, 278, 290, 302, 315, 328, 344, 357,
    374, 391, 411, 432, 456, 484, 517, 559, 619, 735,
)
# fmt: on

def rating_difference(points: Figure, games: int) -> int:
    percent = rounded(100 * points, games)
    if percent < 50:
        return -_DIFFERENCE_FROM_50_PERCENT[50 - percent]
    return _DIFFERENCE_FROM_50_PERCENT[percent - 50]

def expected_score(rating: int, opponents: Sequence[int]) -> int:
    total = 0
    for opponent in opponents:
        difference = rating - opponent
        better = 50 + bisect_left(_LAST_DIFFERENCE_OF, abs(difference))
        total += better if difference >= 0 else 100 - better
    return total

def perfect_performance(points: Figure, opponents: Sequence[int]) -> int:
    if not points:
        return min(opponents) - 800
    low, high = min(opponents) - 800, max(opponents) + 800
    while high - low > 1:
        middle = (low + high) // 2
        if expected_score(middle, opponents) >= 100 * points:
            high = middle
        else:
            low = middle
    return high
'''

MODULES['xltiebreak.rules.systems.fide_teams'] = r'''from __future__ import annotations

import math
from fractions import Fraction

from xltiebreak.rules.context import Context
from xltiebreak.rules.cuts import CUT_OR_MEDIAN
from xltiebreak.rules.systems.opponents import FORFEITS_AS_GAMES, buchholz
from xltiebreak.rules.systems.registry import Compute, Needs, system
from xltiebreak.rules.systems.sonneborn import scores_times_points
from xltiebreak.rules.systems.us_teams import secondary_points
from xltiebreak.rules.terms import NO_TERMS, Term, Terms, Words, no_value

_BY = {"M": "match", "G": "game"}

@system(
    "MPvGP",
    "Match Points or Game Points",
    "FIDE C.07 13.1",
    "The game points where match points place the teams, and the other way round.",
    needs=Needs.POINTS,
)
def secondary_score(context: Context, number: int) -> Terms:
    return secondary_points(context, number)

def _extended_sonneborn_berger(scores: str, own: str) -> Compute:

    def compute(context: Context, number: int) -> Terms:
        by = context.by
        if not by.of_teams or not (by.knows_points or scores == own == "M"):
            return NO_TERMS
        ways = {"M": by.match, "G": by.game if by.knows_points else by.match}
        return scores_times_points(context.on(ways[scores]), ways[own], number)

    return compute

for _scores in "MG":
    for _own in "MG":
        system(
            f"E{_scores}{_own}SB",
            f"Extended Sonneborn-Berger, {_BY[_scores]} points × {_BY[_own]} points",
            "FIDE C.07 13.2",
            f"Each opponent's {_BY[_scores]} points × the own {_BY[_own]} points against it.",
            needs=Needs.TEAMS if _scores == _own == "M" else Needs.POINTS,
            options={**CUT_OR_MEDIAN, **FORFEITS_AS_GAMES},
        )(_extended_sonneborn_berger(_scores, _own))

@system(
    "SSSC",
    "Score Strength Combination",
    "FIDE C.07 13.4",
    "The secondary score and the Buchholz of the primary one, divided to be of its size.",
    needs=Needs.POINTS,
    options={"K1": "with Buchholz divided by 1", **FORFEITS_AS_GAMES},
    missing="the points inside the matches, or the number of boards, are not known",
)
def score_strength_combination(context: Context, number: int) -> Terms:
    by = context.by
    if not by.knows_points or not by.boards:
        return NO_TERMS
    primary, secondary = by.primary, by.secondary
    most = Fraction(primary.win) * context.rounds
    divisor = context.options.get("K") or math.floor(most / Fraction(secondary.win))
    if not divisor:
        return no_value(
            "the greatest match points are fewer than a match can bring game points, which leaves "
            "nothing to divide by"
        )
    return Terms.of(
        Term(
            round,
            result.opponent,
            Fraction(result.points) + Fraction(opponent.amount) / divisor,
            _in_words(result.points, opponent, divisor),
        )
        for (round, result), opponent in zip(
            secondary.histories[number], buchholz(context.on(primary), number)
        )
    )

def _in_words(points: float, opponent: Term, divisor: int) -> Words:
    return Words(f"{{}} + {{}} ÷ {divisor}", (points, opponent.amount)).then(opponent.reasons)
'''

MODULES['xltiebreak.rules.systems.lots'] = r'''from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from xltiebreak.event.findings import TieBreakError
from xltiebreak.rules.context import Context
from xltiebreak.rules.systems.registry import Needs, system
from xltiebreak.rules.terms import NO_TERMS, Terms, Words, read_off
from xltiebreak.rules.worksheet import READ_OFF

@system(
    "LOT",
    "Drawing of Lots",
    "US Chess 34E13",
    "The order in which lots were drawn, or a coin flip.",
    combine=READ_OFF,
    higher_is_better=False,
    needs=Needs.LOTS,
)
def drawing_of_lots(context: Context, number: int) -> Terms:
    place = context.lots.get(number)
    if place is None:
        return NO_TERMS
    return read_off(float(place), Words(f"number {place} of {len(context.lots)} drawn"))

def is_seed(lots: str) -> bool:
    return len(_parts(lots)) == 1

def _parts(lots: str) -> list[str]:
    return [part for part in re.split(r"[,;\s]+", lots) if part]

def drawn(lots: str, numbers: Sequence[int]) -> dict[int, int]:
    if not lots.strip():
        return {}
    parts = _parts(lots)
    if len(parts) > 1 and not all(part.isdecimal() and len(part) < 7 for part in parts):
        raise TieBreakError(
            f"the lots {lots!r} are neither pairing numbers (3, 1, 2) nor a seed of one word"
        )
    if is_seed(lots):
        import hashlib

        seed = parts[0]
        order: Sequence[int] = sorted(
            numbers, key=lambda number: hashlib.sha256(f"{seed}:{number}".encode()).digest()
        )
    else:
        order = [int(part) for part in parts]
        known = set(numbers)
        unknown = [number for number in order if number not in known]
        if unknown:
            raise TieBreakError(f"the lots name player {unknown[0]}, but there is none")
        if len(set(order)) < len(order):
            twice, _ = Counter(order).most_common(1)[0]
            raise TieBreakError(f"the lots name player {twice} twice")
    places: Mapping[int, int] = {number: place for place, number in enumerate(order, start=1)}
    return dict(places)
'''

MODULES['xltiebreak.rules.systems.names'] = r'''from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.words import LONGEST, bare, either, nearest, unknown, words_of
from xltiebreak.rules.countings import GAME_POINTS, MATCH_POINTS
from xltiebreak.rules.systems.registry import SYSTEMS, TieBreak, of_code

NAMES: Mapping[str, tuple[str, ...]] = {
    "MM": (
        *("mod med", "modmed", "modified", "mod median", "mmed", "mdmed", "modif med"),
        *("mod harkness", "modified harkness"),
    ),
    "MED": ("harkness", "harkness median"),
    "SOLK": ("slk", "sol"),
    "CUM": ("cumul", "cumulative score", "cml"),
    "ACUM": (
        "adj cum",
        "adjusted cum",
        "adj cumul",
        "adj cumulative",
        "cumulative adjusted",
        "cum adj",
    ),
    "OCUM": (
        *("op cumul", "op cum", "opp cum", "opp cumul", "opp cumulative", "cum opp"),
        *("opponents cumulative", "opponent cumulative", "cum of opp", "opponents cum"),
        *("opposition cumulative", "cumulative opposition", "cum opposition"),
        *("cumulative scores of opposition", "cumulative of opponents", "cumulative opponents"),
        *("oppositions cumulative", "opponents cumulatives"),
    ),
    "BLACKS": ("black games", "most black", "played black", "no of blacks"),
    "H2H": ("result between tied players", "individual result"),
    "SB": (
        *("s-b", "sonn", "sonneb", "sonneborn", "berger", "s berger", "neustadtl"),
        *("sonnenborn berger", "sonnenborn", "sonneborn berger wertung"),
    ),
    "SB/A": ("sonneborn berger adjusted",),
    "PCT": ("percent", "percentage score"),
    "COMPAVG": (
        *("comp avg", "comp average", "avg opp", "average opposition", "op avg"),
        *("avg opposition", "average opponent rating", "avg opp rating"),
    ),
    "OPERF": ("op perf", "opp perf", "opposition performance", "opponents performance"),
    "BH": ("buch", "buc", "bucholz", "bhlz", "full buchholz", "buchholzwertung"),
    "BH/C1": ("buch cut 1", "buchholz minus 1", "bh-1", "buchholz-1"),
    "BH/C2": ("buch cut 2",),
    "BH/M1": ("median buchholz", "buchholz median", "med buchholz", "buch med", "medbuch"),
    "BH/M2": ("median buchholz 2",),
    "PS": ("prog", "progr", "progressive"),
    "KS": ("koya",),
    "WIN": ("wins", "no of wins", "most wins", "number of victories"),
    "WON": ("games won",),
    "BPG": ("games with black",),
    "BWG": ("wins with black",),
    "DE": (
        *("dir enc", "direkte begegnung", "direkter vergleich", "encuentro directo"),
        *("encontro direto", "rencontre directe", "scontro diretto", "onderling resultaat"),
    ),
    "ARO": ("avg rating of opponents",),
    "IHSA": ("ihsa team", "ihsa teams", "ihsa tie break", "ihsa tb"),
    "USAT": (
        *("us amateur", "us amateur teams", "us amateur (teams)", "us amat", "us am team"),
        *("us team", "amateur team", "us amateur (team only)"),
    ),
    "PI": ("perf index", "perf idx", "perf indx", "perform index"),
    "GMP": ("game/match", "game/match pts"),
    "LOT": ("lots", "drawing lots", "coin flip", "coin toss", "coin"),
}

SEVERAL_MEANINGS: Mapping[tuple[str, ...], tuple[str, ...]] = {
    ("average rating", "avg rating", "rating average"): ("ARO", "COMPAVG"),
    ("performance", "performance rating", "perf", "perf rating"): ("TPR", "OPERF"),
    ("black", "number of blacks"): ("BLACKS", "BPG", "BWG"),
    ("cut", "buchholz cut", "bh cut"): ("BH/C1", "BH/C2"),
    ("median buchholz cut", "cut median"): ("BH/M1", "BH/M2"),
    ("extended sonneborn berger",): ("EMMSB", "EMGSB", "EGMSB", "EGGSB"),
}

_OPTIONS: Mapping[str, str] = {
    "cut": "C",
    "c": "C",
    "minus": "C",
    "median": "M",
    "med": "M",
    "m": "M",
    "adjusted": "A",
    "reverse": "R",
}

_POINTS = {
    word + on: points
    for points, on in ((MATCH_POINTS, "matchpoints"), (GAME_POINTS, "gamepoints"))
    for word in ("on", "")
}
_FILLERS = frozenset({"of", "the", "and", "number", "no", "system", "tie", "tiebreak", "tiebreaks"})
_LEAST = 3

_LISTED = (
    "expected a code such as MM or a name such as Modified Median; 'xltiebreak systems' and the "
    "sheet Help list them"
)

def tie_break(text: str) -> TieBreak:
    named = text.strip()
    try:
        return of_code(named)
    except TieBreakError as error:
        base = named.partition("/")[0].partition(":")[0]
        if base != named and base.upper() in SYSTEMS:
            raise
        found = named_exactly(named) or _abbreviated(named)
        if found is not None:
            return of_code(found)
        several = _several(named)
        if several:
            raise TieBreakError(
                f"{text!r} leaves open which tie-break is meant: {either(map(_told, several))}; "
                "give the code"
            ) from None
        raise TieBreakError(unknown(text, "a tie-break", near(named), _LISTED)) from error

def near(text: str) -> list[str]:
    codes = nearest(text, _by_name())
    return [_told(code) for code in codes]

def named_exactly(text: str) -> str | None:
    if len(text) > LONGEST:
        return None
    rest, options, points = _key(text), "", ""
    while rest:
        code = _by_name().get(rest)
        if code is not None and not (points and ("/" in code or ":" in code)):
            return f"{code}{points}{options}"
        if code is not None:
            base, _, own = code.partition("/")
            return f"{base}{points}/{own}{options}"
        found = next(_option_behind(rest), None)
        if found is None:
            return None
        rest, option = found
        if option in (MATCH_POINTS, GAME_POINTS):
            points = f":{option}"
        else:
            options = f"/{option}{options}"
    return None

def _option_behind(text: str) -> Iterator[tuple[str, str]]:
    for points, code in _POINTS.items():
        if text.endswith(points) and text != points:
            yield text.removesuffix(points), code
    for pattern, letter in _phrases():
        found = pattern.fullmatch(text)
        if found:
            yield found[1], f"{letter}{found[2]}" if pattern.groups > 1 else letter

@lru_cache(maxsize=1)
def _phrases() -> list[tuple[re.Pattern[str], str]]:
    phrases: dict[str, str] = {}
    for system in SYSTEMS.values():
        for option, meaning in system.options.items():
            letter = option.rstrip("0123456789")
            said = bare(meaning.partition(" (")[0])
            number = option[len(letter) :]
            phrases[said.replace(number, r"(\d{1,4})") if number else said] = letter
    for word, letter in _OPTIONS.items():
        phrases.setdefault(word if letter in "AR" else rf"{word}(\d{{1,4}})", letter)
    longest = sorted(phrases, key=len, reverse=True)
    return [(re.compile(rf"(.+?){phrase}"), phrases[phrase]) for phrase in longest]

def _key(text: str) -> str:
    return bare(re.sub(r"\btie[ -]?breaks?\b", " ", text.casefold()))

@lru_cache(maxsize=1)
def _by_name() -> Mapping[str, str]:
    own = {_key(system.name): system.code for system in SYSTEMS.values()}
    codes = {bare(code): code for code in SYSTEMS}
    others = {_key(name): code for code, names in NAMES.items() for name in names}
    return {**others, **own, **codes}

@lru_cache(maxsize=1)
def _in_words() -> list[tuple[list[str], str]]:
    own = ((system.name, system.code) for system in SYSTEMS.values())
    others = ((name, code) for code, names in NAMES.items() for name in names)
    return [(_telling(name), code) for name, code in (*own, *others)]

def _telling(name: str) -> list[str]:
    return [word for word in words_of(name) if word not in _FILLERS]

def _begun(text: str, *, whole: bool) -> list[str]:
    words = _telling(text[:LONGEST])
    if not words or any(len(word) < _LEAST and not word.isdecimal() for word in words):
        return []
    return list(
        dict.fromkeys(
            code
            for name, code in _in_words()
            if (len(words) == len(name) if whole else len(words) <= len(name))
            and all(full.startswith(word) for word, full in zip(words, name))
        )
    )

def _abbreviated(text: str) -> str | None:
    if _is_one_of_several(text):
        return None
    codes = _begun(text, whole=True)
    return codes[0] if len(codes) == 1 else None

def _is_one_of_several(text: str) -> bool:
    return any(_key(text) in map(_key, words) for words in SEVERAL_MEANINGS)

def _several(text: str) -> tuple[str, ...]:
    for words, codes in SEVERAL_MEANINGS.items():
        if _key(text) in map(_key, words):
            return codes
    codes = tuple(_begun(text, whole=False))
    return codes[:5] if len(codes) > 1 else ()

def _told(code: str) -> str:
    return f"{code} ({of_code(code).name})"
'''

MODULES['xltiebreak.rules.systems.opponents'] = r'''from __future__ import annotations

from functools import partial

from xltiebreak.event.figures import Figure
from xltiebreak.rules.context import Context
from xltiebreak.rules.cuts import CUT_OR_MEDIAN, cut, cut_as_asked
from xltiebreak.rules.systems.registry import Figures, system
from xltiebreak.rules.terms import Term, Terms, Words, no_value
from xltiebreak.rules.worksheet import MEAN, SUM, total

FORFEITS_AS_GAMES = {"P": "with forfeits as games (against the scheduled opponent)"}

@system(
    "MM",
    "Modified Median",
    "US Chess 34E1",
    "The opponents' scores without the lowest for a plus score, without the highest for a minus "
    "score, without both for an even score (two instead of one from 9 rounds).",
    of_opponents=True,
    of_points=True,
    by_hand=(Figures.SCORES, Figures.SCORE),
    function="MODMEDIAN",
)
def modified_median(context: Context, number: int) -> Terms:
    each = 2 if context.rounds >= 9 else 1
    sign = context.scores.sign(number)
    share = {1: "more than", 0: "exactly", -1: "less than"}[sign]
    return cut(
        context.opponents(number),
        lowest=each if sign >= 0 else 0,
        highest=each if sign <= 0 else 0,
        because=f"{share} half the points" + ", 9 rounds or more" * (each == 2),
    )

@system(
    "MED",
    "Median",
    "US Chess 34E4",
    "The opponents' scores without the highest and the lowest (two of each from 9 rounds).",
    of_opponents=True,
    of_points=True,
    by_hand=(Figures.SCORES,),
    options={"H": "with Harkness's bands (three of each above 12 rounds)"},
    function="HARKNESS",
)
def median(context: Context, number: int) -> Terms:
    each = 2 if context.rounds >= 9 else 1
    if "H" in context.options and context.rounds > 12:
        each = 3
    return cut(
        context.opponents(number), lowest=each, highest=each, because="the Median drops both ends"
    )

@system(
    "SOLK",
    "Solkoff",
    "US Chess 34E2",
    "The sum of the opponents' scores.",
    of_opponents=True,
    of_points=True,
    by_hand=(Figures.SCORES,),
    function="SOLKOFF",
)
def solkoff(context: Context, number: int) -> Terms:
    return context.opponents(number)

@system(
    "BH",
    "Buchholz",
    "FIDE C.07 8.1",
    "The sum of the opponents' scores.",
    of_opponents=True,
    of_points=True,
    by_hand=(Figures.SCORES,),
    options={**CUT_OR_MEDIAN, **FORFEITS_AS_GAMES},
    function="BUCHHOLZ",
    functions={"C1": "BUCHHOLZCUT", "M1": "MEDBUCHHOLZ"},
)
def buchholz(context: Context, number: int) -> Terms:
    return cut_as_asked(context, number, context.opponents(number))

@system(
    "FB",
    "Fore Buchholz",
    "FIDE C.07 8.3",
    "Buchholz as if every paired game of the final round had been drawn.",
    of_opponents=True,
    of_points=True,
    of_rounds=True,
    options={**CUT_OR_MEDIAN, **FORFEITS_AS_GAMES},
)
def fore_buchholz(context: Context, number: int) -> Terms:
    fore = buchholz(context.on(context.scores.fore()), number)
    return Terms(fore.amounts, partial(_term_of_fore, fore, context.opponents(number)), fore.drops)

def _term_of_fore(fore: Terms, played: Terms, place: int, amount: Figure | None) -> Term:
    term = fore.told(place, amount)
    return term._replace(said=partial(_said_of_fore, term, played[place]))

def _said_of_fore(term: Term, played: Term) -> Words:
    if (term.amount, term.words) == (played.amount, played.words):
        return term.words
    return Words("final round as a draw").then(term.words)

@system(
    "AOB",
    "Average of Opponents' Buchholz",
    "FIDE C.07 8.2",
    "The average Buchholz of the opponents met over the board.",
    combine=MEAN,
    of_opponents=True,
    of_points=True,
    options={"F": "with the final round as draws (Fore Buchholz)"},
)
def average_of_opponents_buchholz(context: Context, number: int) -> Terms:
    if "F" in context.options and not context.knows_rounds:
        return no_value("a grid of players does not say which round was the last")
    whose = context.on(context.scores.fore()) if "F" in context.options else context
    return context.of_opponents(number, lambda opponent: _buchholz_of(whose, opponent))

def _buchholz_of(context: Context, opponent: int) -> Figure:
    return context.figure("BH", opponent, lambda c, n: total(SUM, buchholz(c, n))) or 0.0
'''

MODULES['xltiebreak.rules.systems.progress'] = r'''from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import accumulate

from xltiebreak.event.figures import Figure
from xltiebreak.rules.context import Context
from xltiebreak.rules.editions import History
from xltiebreak.rules.systems.registry import Figures, system
from xltiebreak.rules.terms import Drop, Term, Terms, Words
from xltiebreak.rules.worksheet import SUM, total

@system(
    "CUM",
    "Cumulative",
    "US Chess 34E3",
    "The sum of the running score after each round, less what byes and forfeits gave.",
    of_points=True,
    of_rounds=True,
    by_hand=(Figures.POINTS,),
    function="CUMULATIVE",
)
def cumulative(context: Context, number: int) -> Terms:
    history = context.history(number)
    running = list(accumulate([result.points for _, result in history]))
    taken_off: History = []
    if context.edition.cumulative_deducts:
        taken_off = [one for one in history if not one[1].played and one[1].points]
    amounts = [*running, *[-result.points for _, result in taken_off]]
    return Terms(amounts, partial(_running_score, history, taken_off))

def _running_score(history: History, taken_off: History, place: int, amount: Figure | None) -> Term:
    if place < len(history):
        return Term(history[place][0], None, amount or 0.0)
    round, result = taken_off[place - len(history)]
    return Term(round, None, amount or 0.0, Words(f"{result.outcome.value} taken off"))

@system(
    "ACUM",
    "Adjusted Cumulative",
    "WinTD",
    "Cumulative without the first round's contribution.",
    of_points=True,
    of_rounds=True,
    by_hand=(Figures.POINTS,),
    function="ADJCUMULATIVE",
)
def adjusted_cumulative(context: Context, number: int) -> Terms:
    terms = cumulative(context, number)
    if not terms:
        return terms
    first = terms[0].round
    kept = [term for k, term in enumerate(terms) if k == 0 or term.round != first]
    drop = Drop("first", Words("Adjusted Cumulative begins with the second"))
    return Terms.of([kept[0].dropped(drop), *kept[1:]])

@system(
    "OCUM",
    "Cumulative of Opposition",
    "US Chess 34E9",
    "The sum of the Cumulatives of the opponents played.",
    of_opponents=True,
    of_points=True,
    of_rounds=True,
    by_hand=(Figures.CUMULATIVES,),
    function="OPPCUMULATIVE",
)
def cumulative_of_opposition(context: Context, number: int) -> Terms:
    return context.of_opponents(number, lambda opponent: _cumulative_of(context, opponent))

def _cumulative_of(context: Context, opponent: int) -> Figure:
    return context.figure("CUM", opponent, lambda c, n: total(SUM, cumulative(c, n))) or 0.0

FIRST_CUT: Mapping[str, str] = {"C1": "Cut 1 (without the running scores up to round 1)"}

@system(
    "PS",
    "Progressive Score",
    "FIDE C.07 7.5",
    "The sum of the running score after each round.",
    of_points=True,
    of_rounds=True,
    by_hand=(Figures.POINTS,),
    options=FIRST_CUT,
)
def progressive_score(context: Context, number: int) -> Terms:
    first = context.options.get("C", 0)
    history = context.history(number)
    running = list(accumulate([result.points for _, result in history]))
    terms = Terms(running, partial(_running_score, history, ()))
    cut = range(min(first, len(running)))
    return terms.without(dict.fromkeys(cut, Drop("first", Words(f"Cut {first}")))) if cut else terms
'''

MODULES['xltiebreak.rules.systems.ratings'] = r'''from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from fractions import Fraction
from functools import partial
from typing import Optional

from xltiebreak.event.figures import Figure, decimal
from xltiebreak.rules.context import Context
from xltiebreak.rules.cuts import CUT_OR_MEDIAN, cut_as_asked
from xltiebreak.rules.systems.expectancy import perfect_performance, rating_difference
from xltiebreak.rules.systems.registry import REVERSED, Compute, Figures, Needs, system
from xltiebreak.rules.terms import NO_TERMS, SILENCE, Term, Terms, Words, read_off
from xltiebreak.rules.worksheet import MEAN, READ_OFF, ROUNDED_MEAN, SUM, Combine, rounded, total

STANDING_IN = Words("stands in for an unrated player")

@system(
    "COMPAVG",
    "Competition Average",
    "US Chess 34E11",
    "The average rating of the rated opponents played.",
    combine=MEAN,
    digits=1,
    needs=Needs.RATINGS,
    of_opponents=True,
    by_hand=(Figures.RATINGS,),
    function="COMPAVERAGE",
)
def competition_average(context: Context, number: int) -> Terms:
    said = partial(standing_in, context.unrated)
    return context.of_opponents(number, context.ratings.get, said, without="opponent unrated")

def standing_in(unrated: Collection[int], opponent: int) -> Words:
    return STANDING_IN if opponent in unrated else SILENCE

@system(
    "OPERF",
    "Opposition's Performance",
    "US Chess 34E10",
    "The average performance rating of the opponents played.",
    combine=MEAN,
    digits=1,
    needs=Needs.RATINGS,
    of_opponents=True,
    by_hand=(Figures.PERFORMANCES,),
    function="OPPPERFORMANCE",
)
def opposition_performance(context: Context, number: int) -> Terms:
    return context.of_opponents(
        number,
        lambda opponent: context.figure("performance", opponent, performance),
        without="opponent met no rated player",
    )

def performance(context: Context, number: int) -> Figure | None:
    figures = [
        context.ratings[opponent] + 400 * (result.points * 2 - 1)
        for _, opponent, result in context.on(context.by.tournament).games(number)
        if opponent in context.ratings
    ]
    return Fraction(sum(figures)) / len(figures) if figures else None

# FIDE's

UNRATED_AT = {"U1400": "with unrated players at 1400"}
MISSING = "a player is unrated; say with Unrated or option U at what rating he counts"

def all_are_rated(context: Context) -> bool:
    return "U" in context.options or len(context.ratings) == len(context.scores.final)

def rating_of(context: Context) -> Callable[[int], int]:
    ratings, unrated = context.ratings, context.unrated
    at = context.options.get("U")
    if at is None:
        return ratings.__getitem__
    return lambda number: at if number in unrated else ratings[number]

@system(
    "ARO",
    "Average Rating of Opponents",
    "FIDE C.07 10.1",
    "The average rating of the opponents met over the board.",
    combine=ROUNDED_MEAN,
    digits=0,
    needs=Needs.RATINGS,
    of_opponents=True,
    options={**CUT_OR_MEDIAN, **UNRATED_AT},
    missing=MISSING,
)
def average_rating_of_opponents(context: Context, number: int) -> Terms:
    if not all_are_rated(context):
        return NO_TERMS
    said = partial(standing_in, context.unrated)
    return cut_as_asked(context, number, context.of_opponents(number, rating_of(context), said))

@system(
    "TPR",
    "Tournament Performance Rating",
    "FIDE C.07 10.2",
    "The average rating of the opponents, and the rating difference that the percentage is worth.",
    digits=0,
    needs=Needs.RATINGS,
    options=UNRATED_AT,
    missing=MISSING,
)
def tournament_performance(context: Context, number: int) -> Terms:
    played = _played(context, number)
    if played is None:
        return NO_TERMS
    points, ratings = played
    average = rounded(sum(ratings), len(ratings))
    difference = rating_difference(points, len(ratings))
    return Terms([float(average), float(difference)], partial(_in_words, ratings, points))

def _in_words(ratings: Sequence[int], points: float, place: int, amount: Figure | None) -> Term:
    if place == 0:
        words = Words(f"average of {', '.join(map(str, ratings))}")
    else:
        percent = decimal(Fraction(points) * 100 / len(ratings), 0)
        words = Words(f"{{}} of {len(ratings)} is {percent}%, from FIDE's table", (points,))
    return Term(None, None, amount or 0.0, words)

@system(
    "PTP",
    "Perfect Tournament Performance",
    "FIDE C.07 10.3",
    "The lowest rating that expects the player's score against his opponents.",
    combine=READ_OFF,
    digits=0,
    needs=Needs.RATINGS,
    options=UNRATED_AT,
    missing=MISSING,
)
def perfect_tournament_performance(context: Context, number: int) -> Terms:
    played = _played(context, number)
    if played is None:
        return NO_TERMS
    points, ratings = played
    listed = ", ".join(map(str, ratings))
    told = (
        Words(f"the lowest rating that expects {{}} against {listed}", (points,))
        if points
        else Words(f"no point: 800 below the lowest of {listed}")
    )
    return read_off(float(perfect_performance(points, ratings)), told)

@system(
    "APRO",
    "Average Performance Rating of Opponents",
    "FIDE C.07 10.4",
    "The average Tournament Performance Rating of the opponents met over the board.",
    combine=ROUNDED_MEAN,
    digits=0,
    needs=Needs.RATINGS,
    of_opponents=True,
    options=UNRATED_AT,
    missing=MISSING,
)
def average_performance_of_opponents(context: Context, number: int) -> Terms:
    return _of_opponents(context, number, "TPR", tournament_performance, SUM)

@system(
    "APPO",
    "Average Perfect Performance of Opponents",
    "FIDE C.07 10.5",
    "The average Perfect Tournament Performance of the opponents met over the board.",
    combine=ROUNDED_MEAN,
    digits=0,
    needs=Needs.RATINGS,
    of_opponents=True,
    options=UNRATED_AT,
    missing=MISSING,
)
def average_perfect_performance_of_opponents(context: Context, number: int) -> Terms:
    return _of_opponents(context, number, "PTP", perfect_tournament_performance, READ_OFF)

@system(
    "RTNG",
    "Rating",
    "FIDE C.07 10.6",
    "The player's rating.",
    combine=READ_OFF,
    digits=0,
    needs=Needs.RATINGS,
    options={**UNRATED_AT, REVERSED: "reversed (the lower rating first)"},
    missing=MISSING,
)
def rating(context: Context, number: int) -> Terms:
    if not all_are_rated(context):
        return NO_TERMS
    told = STANDING_IN if number in context.unrated else Words("the player's rating")
    return read_off(float(rating_of(context)(number)), told)

def _played(context: Context, number: int) -> Optional[tuple[float, list[int]]]:  # noqa: UP045
    history = context.by.tournament.histories[number]
    games = [result for _, result in history if result.played]
    if not games or not all_are_rated(context):
        return None
    points = sum([result.points for result in games])
    rating = rating_of(context)
    return points, [rating(game.opponent) for game in games if game.opponent is not None]

def _of_opponents(
    context: Context,
    number: int,
    name: str,
    work_out: Compute,
    combine: Combine,
) -> Terms:
    if not all_are_rated(context):
        return NO_TERMS
    at = {"U": context.options["U"]} if "U" in context.options else {}
    named = f"{name} with unrated players at {at.get('U')}"

    def figure(context: Context, number: int) -> Figure | None:
        return total(combine, work_out(context.narrowed(at), number))

    return context.of_opponents(
        number, lambda opponent: context.figure(named, opponent, figure) or 0.0
    )
'''

MODULES['xltiebreak.rules.systems.registry'] = r'''from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Callable, NamedTuple, TypeVar

from xltiebreak.event.figures import Figure
from xltiebreak.event.findings import TieBreakError
from xltiebreak.rules.context import Context
from xltiebreak.rules.countings import GAME_POINTS, MATCH_POINTS
from xltiebreak.rules.terms import NO_TERMS, Terms, no_value
from xltiebreak.rules.worksheet import SUM, Combine, Worksheet, total

Compute = Callable[[Context, int], Terms]
Computing = TypeVar("Computing", bound=Compute)

class Needs(Enum):

    missing: str

    __hash__ = object.__hash__

    def __new__(cls, name: str, missing: str) -> Needs:
        member = object.__new__(cls)
        member._value_ = name
        member.missing = missing
        return member

    NOTHING = "nothing", ""
    RATINGS = "ratings", "no opponent has a rating"
    COLOURS = "colours", "no colors are known"
    LOTS = "lots", "no lot was drawn"
    TEAMS = "teams", "this is no team event"
    POINTS = "points", "the points inside the matches are not known"
    BOARDS = "boards", "the results by board are not known"
    COMBINED = "combined", "only teams have it, where their top players are added up"

class Figures(Enum):

    of_opponents: bool

    __hash__ = object.__hash__

    def __new__(cls, name: str, of_opponents: bool) -> Figures:
        member = object.__new__(cls)
        member._value_ = name
        member.of_opponents = of_opponents
        return member

    SCORES = "scores", True
    CUMULATIVES = "cumulatives", True
    RATINGS = "ratings", True
    PERFORMANCES = "performances", True
    TOURNAMENT_POINTS = "tournament points", True
    POINTS = "points", False
    SCORE = "score", False
    MATCHES = "matches", False
    BOARDS = "boards", False

class System(NamedTuple):

    code: str
    name: str
    reference: str
    key: str
    compute: Compute
    combine: Combine
    digits: int
    higher_is_better: bool
    needs: Needs
    in_group: bool
    of_opponents: bool
    of_points: bool
    of_rounds: bool
    by_hand: tuple[Figures, ...]
    function: str
    functions: Mapping[str, str]
    options: Mapping[str, str]
    missing: str

    @property
    def of_teams(self) -> bool:
        return self.needs in _OF_TEAMS

    def meaning(self, option: str) -> str:
        if option in self.options:
            return self.options[option]
        letter, number = _parted(option)
        for example, text in self.options.items():
            shape, shown = _parted(example)
            if shape == letter and shown and number:
                return text.replace(shown, number)
        raise KeyError(option)

def _parted(option: str) -> tuple[str, str]:
    found = _OPTION.fullmatch(option)
    return (found[1], found[2]) if found else (option, "")

_OPTION = re.compile(r"([A-Z]+[+-]?)([1-9]\d{0,3})?")

_OF_TEAMS = (Needs.TEAMS, Needs.POINTS, Needs.BOARDS, Needs.COMBINED)

SYSTEMS: dict[str, System] = {}

REVERSED = "R"

_POINTS: Mapping[str, tuple[str, ...]] = {
    "": (),
    MATCH_POINTS: ("on match points",),
    GAME_POINTS: ("on game points",),
}

_NO_ROUNDS = "a grid of players does not say in which round a game was played"
_NO_GAME_POINTS = "the points inside the matches, or the number of boards, are not known"

def system(
    code: str,
    name: str,
    reference: str,
    key: str,
    *,
    combine: Combine = SUM,
    digits: int = 2,
    higher_is_better: bool = True,
    needs: Needs = Needs.NOTHING,
    in_group: bool = False,
    of_opponents: bool = False,
    of_points: bool = False,
    of_rounds: bool = False,
    by_hand: tuple[Figures, ...] = (),
    function: str = "",
    functions: Mapping[str, str] | None = None,
    options: Mapping[str, str] | None = None,
    missing: str = "",
) -> Callable[[Computing], Computing]:

    def register(compute: Computing) -> Computing:
        SYSTEMS[code] = System(
            code=code,
            name=name,
            reference=reference,
            key=key,
            compute=compute,
            combine=combine,
            digits=digits,
            higher_is_better=higher_is_better,
            needs=needs,
            in_group=in_group,
            of_opponents=of_opponents,
            of_points=of_points,
            of_rounds=of_rounds,
            by_hand=by_hand,
            function=function,
            functions=functions or {},
            options=options or {},
            missing=missing or needs.missing,
        )
        return compute

    return register

@dataclass(frozen=True)
class TieBreak:

    code: str
    system: System
    options: tuple[str, ...] = ()
    points: str = ""

    @property
    def name(self) -> str:
        options = (self.system.meaning(option).partition(" (")[0] for option in self.options)
        return " ".join([self.system.name, *_POINTS[self.points], *options])

    @cached_property
    def settings(self) -> Mapping[str, int]:
        parted = map(_parted, self.options)
        return {letter: int(number or 1) for letter, number in parted}

    @property
    def higher_is_better(self) -> bool:
        return self.system.higher_is_better != (REVERSED in self.settings)

    def is_same_as(self, other: TieBreak) -> bool:
        mine = (self.system, self.settings, self.points)
        return mine == (other.system, other.settings, other.points)

    def terms(self, context: Context, number: int, group: Sequence[int] = ()) -> Terms:
        seen = self._looked_at(context, group)
        return seen if isinstance(seen, Terms) else self.system.compute(seen, number)

    def values(
        self, context: Context, numbers: Sequence[int], group: Sequence[int] = ()
    ) -> dict[int, Figure | None]:
        seen = self._looked_at(context, group)
        if isinstance(seen, Terms):
            return dict.fromkeys(numbers)
        combine, compute = self.system.combine, self.system.compute
        return {number: total(combine, compute(seen, number)) for number in numbers}

    def column(self, context: Context, numbers: Sequence[int]) -> dict[int, Figure | None]:
        if not self.system.in_group:
            return self.values(context, numbers)
        same_score: dict[float, list[int]] = {}
        for number, score in context.scores.final.items():
            same_score.setdefault(score, []).append(number)
        return {
            number: self.values(context, [number], same_score[context.score(number)])[number]
            for number in numbers
        }

    def _looked_at(self, context: Context, group: Sequence[int]) -> Context | Terms:
        if self.system.in_group and len(group) < 2:
            return NO_TERMS
        if self.system.of_rounds and not context.knows_rounds:
            return no_value(_NO_ROUNDS)
        scores = context.scores if not self.points else context.by.counted_by(self.points)
        if scores is None or (self.system.of_points and not scores.win):
            return no_value(_NO_GAME_POINTS if context.by.of_teams else Needs.TEAMS.missing)
        return context.on(scores).narrowed(self.settings, group)

    def worksheet(
        self, context: Context, number: int, group: Sequence[int] = (), alone: str = ""
    ) -> Worksheet:
        terms = self.terms(context, number, group)
        missing = terms.missing or self.system.missing
        if self.system.in_group and len(group) < 2:
            missing = alone or f"no other {context.entry} has the same score"
        return Worksheet(
            system=self.code,
            name=self.name,
            combine=self.system.combine,
            terms=Terms.of(terms),
            digits=self.system.digits,
            remark=context.edition.remarks.get(self.system.code, ""),
            missing=missing,
        )

def of_code(code: str) -> TieBreak:
    first, *options = code.strip().upper().split("/")
    base, colon, points = first.partition(":")
    found = SYSTEMS.get(base) or _spelled_otherwise(base)
    if found is None:
        raise TieBreakError(f"{code!r} is not the code of a tie-break")
    if colon and (points not in _POINTS or not points or not found.of_points):
        takes = f"{base}:MP or {base}:GP" if found.of_points else f"{base} alone"
        raise TieBreakError(f"{code!r} is not a tie-break; use {takes}")
    for k, option in enumerate(options):
        try:
            found.meaning(option)
        except KeyError:
            takes = ", ".join(f"{base}/{o}" for o in found.options) or "none"
            raise TieBreakError(f"{base} has no option {option!r}; it takes {takes}") from None
        if _parted(option)[0] in {_parted(other)[0] for other in options[:k]}:
            raise TieBreakError(f"{code!r} has the option {_parted(option)[0]} twice; give it once")
    return TieBreak(code.strip(), found, tuple(options), points)

def _spelled_otherwise(code: str) -> System | None:
    return next((one for one in SYSTEMS.values() if one.code.upper() == code), None)
'''

MODULES['xltiebreak.rules.systems.results'] = r'''from __future__ import annotations

from fractions import Fraction
from functools import partial

from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
from xltiebreak.rules.context import Context
from xltiebreak.rules.editions import History
from xltiebreak.rules.systems.registry import Figures, Needs, system
from xltiebreak.rules.terms import NO_TERMS, Term, Terms, idle
from xltiebreak.rules.worksheet import MEAN

@system(
    "KASH",
    "Kashdan",
    "US Chess 34E7",
    "4 for a win, 2 for a draw, 1 for a loss, nothing for an unplayed round.",
    by_hand=(Figures.POINTS,),
    function="KASHDAN",
)
def kashdan(context: Context, number: int) -> Terms:
    worth = dict(zip((Outcome.WIN, Outcome.DRAW, Outcome.LOSS), context.edition.kashdan))

    return context.of_games(number, lambda result: float(worth[result.outcome]))

@system(
    "BLACKS",
    "Most Blacks",
    "US Chess 34E6",
    "The number of games played with Black.",
    needs=Needs.COLOURS,
    function="MOSTBLACKS",
)
def most_blacks(context: Context, number: int) -> Terms:
    if not context.scores.knows_colours:
        return NO_TERMS
    history = context.history(number)
    amounts = [1.0 if result.played and result.colour == "b" else None for _, result in history]
    return Terms(amounts, partial(_game_with_black, history))

def _game_with_black(history: History, place: int, amount: Figure | None) -> Term:
    round, result = history[place]
    if amount is None:
        return Term(round, result.opponent, 0.0, drop=idle(_not_black(result)))
    return Term(round, result.opponent, amount)

def _not_black(result: Result) -> str:
    if result.played:
        return "White" if result.colour == "w" else "color not known"
    unplayed: str = result.outcome.value
    return unplayed

@system(
    "PCT",
    "Percentage",
    "WinTD",
    "The points from games as a percentage of the games played.",
    combine=MEAN,
    digits=1,
    of_points=True,
    by_hand=(Figures.POINTS,),
    function="PCTSCORE",
)
def percentage(context: Context, number: int) -> Terms:
    win = context.scores.win
    return context.of_games(number, lambda result: _percent(result.points, win))

def _percent(points: float, win: float) -> Figure:
    return 100 * points if win == 1 else Fraction(100 * points) / Fraction(win)
'''

MODULES['xltiebreak.rules.systems.sonneborn'] = r'''from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from typing import Callable

from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
from xltiebreak.rules.context import Context
from xltiebreak.rules.cuts import CUT_OR_MEDIAN, cut_as_asked
from xltiebreak.rules.editions import History, Score
from xltiebreak.rules.scores import Scores
from xltiebreak.rules.systems.opponents import FORFEITS_AS_GAMES
from xltiebreak.rules.systems.registry import Figures, system
from xltiebreak.rules.terms import Term, Terms, Words, idle, not_played

_SHARE = {
    Outcome.WIN: "beaten",
    Outcome.FORFEIT_WIN: "won by forfeit",
    Outcome.DRAW: "drawn",
    Outcome.FORFEIT_DRAW: "drawn by forfeit",
    Outcome.LOSS: "lost",
    Outcome.FORFEIT_LOSS: "lost by forfeit",
}

@system(
    "SB",
    "Sonneborn-Berger",
    "US Chess 34E8; FIDE C.07 9.1",
    "The scores of the opponents beaten and half the scores of those drawn with.",
    of_points=True,
    by_hand=(Figures.SCORES, Figures.POINTS),
    options={
        "A": "on adjusted scores (unplayed rounds of the opponents as the edition has them)",
        **CUT_OR_MEDIAN,
        **FORFEITS_AS_GAMES,
    },
    function="SONNEBORN",
)
def sonneborn_berger(context: Context, number: int) -> Terms:
    adjusted = context.edition.sonneborn_adjusted
    return scores_times_points(context, context.scores if adjusted else _as_games(context), number)

def _as_games(context: Context) -> Scores:
    return context.by.tournament

def scores_times_points(context: Context, own: Scores, number: int) -> Terms:
    history = own.histories[number]
    opponents = _scores_of_opponents(context, number)
    factor = context.edition.sonneborn_factor
    amounts = [
        None if score is None else factor * result.points * score
        for (_, result), score in zip(history, opponents.amounts)
    ]
    terms = Terms(amounts, partial(_weighed, history, opponents, factor))
    return cut_as_asked(context, number, terms, opponents.candidates)

def _scores_of_opponents(context: Context, number: int) -> Terms:
    if context.edition.sonneborn_adjusted:
        return context.opponents(number)
    history = context.history(number)
    score = context.adjusted if "A" in context.options else _final_score(context)
    scores = [
        score(result.opponent) if result.opponent is not None and context.is_game(result) else None
        for _, result in history
    ]
    return Terms([found and found.amount for found in scores], partial(_weight, history, scores))

def _final_score(context: Context) -> Callable[[int], Score]:
    return lambda opponent: Score(context.score(opponent))

def _weight(
    history: History, scores: Sequence[Score | None], place: int, amount: Figure | None
) -> Term:
    round, result = history[place]
    score = scores[place]
    if score is None:
        return not_played(round, result)
    return Term(round, result.opponent, score.amount, score.words, instead=score.instead)

def _weighed(
    history: History, opponents: Terms, factor: int, place: int, amount: Figure | None
) -> Term:
    round, result = history[place]
    score = opponents[place]
    if amount is None:
        return not_played(round, result)
    if score.opponent is None:
        return score._replace(amount=amount, said=_of_virtual_opponent(score, result))
    said = partial(_share_in_words, result, score.amount, factor, score.words)
    return Term(round, score.opponent, amount, said, instead=score.instead)

def _share_in_words(result: Result, score: Figure, factor: int, adjusted: Words) -> Words:
    words = Words(_SHARE[result.outcome])
    share = words.template
    if result.points == 1 and factor == 2:
        words = Words(f"{share}, twice {{}}", (score,))
    elif result.points == 0.5 and factor == 1:
        words = Words(f"{share}, half of {{}}", (score,))
    elif result.points > 1 or (result.points == 1 != result.outcome.points):
        words = Words(f"{share}, {{}} × {{}}", (result.points, score))
    return words.then(adjusted)

def _of_virtual_opponent(opponent: Term, result: Result) -> Words:
    if result.points == 1:
        return opponent.words
    share = {0.5: "half of {}", 0.0: "none of {}"}.get(result.points)
    weighed = (
        Words(share, (opponent.amount,))
        if share
        else Words("{} × {}", (result.points, opponent.amount))
    )
    return weighed.then(opponent.words)

@system(
    "KS",
    "Koya System",
    "FIDE C.07 9.2",
    "The points against those who scored half of the maximum or more.",
    of_points=True,
    options={
        "L50": "from 50% of the maximum (the limit for the opponents' scores)",
        "L+1": "with the limit up by 1 (half points)",
        "L-1": "with the limit down by 1 (half points)",
    },
)
def koya(context: Context, number: int) -> Terms:
    limit = _koya_limit(context)
    below = idle("scored less than {}", limit)
    terms = []
    for round, result in context.history(number):
        if result.opponent is None:
            terms.append(not_played(round, result))
        elif context.score(result.opponent) >= limit:
            words = Words(_SHARE[result.outcome])
            terms.append(Term(round, result.opponent, result.points, words))
        else:
            terms.append(Term(round, result.opponent, 0.0, drop=below))
    return Terms.of(terms)

def _koya_limit(context: Context) -> Fraction:
    options = context.options
    share = Fraction(options.get("L", 50), 100)
    by_halves = options.get("L+", 0) - options.get("L-", 0)
    most = context.scores.full_schedule * Fraction(context.scores.win)
    return share * most + Fraction(by_halves, 2)
'''

MODULES['xltiebreak.rules.systems.team_encounters'] = r'''from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Callable, Optional

from xltiebreak.rules.context import Context
from xltiebreak.rules.systems.encounters import encounters, parted, places_of
from xltiebreak.rules.systems.opponents import FORFEITS_AS_GAMES
from xltiebreak.rules.systems.registry import Compute, Needs, system
from xltiebreak.rules.terms import NO_TERMS, Terms, Words, read_off
from xltiebreak.rules.worksheet import READ_OFF

Preference = Callable[[Sequence[float]], list[float]]

def _fewer_on_high_numbers(points: Sequence[float]) -> list[float]:
    return [-sum(board * got for board, got in enumerate(points, start=1))]

def _top_board_first(points: Sequence[float]) -> list[float]:
    return list(points)

def _without_the_bottom_boards(points: Sequence[float]) -> list[float]:
    return list(accumulate(points))[-2::-1]

_IN_WORDS: Mapping[Preference, str] = {
    _fewer_on_high_numbers: "board count",
    _top_board_first: "top boards",
    _without_the_bottom_boards: "boards but for the last",
}

_CHAINS: Mapping[str, tuple[Preference, ...]] = {
    "EDE": (),
    "EDEBT": (_fewer_on_high_numbers, _top_board_first),
    "EDEBB": (_fewer_on_high_numbers, _without_the_bottom_boards),
    "EDET": (_top_board_first,),
    "EDEB": (_without_the_bottom_boards,),
}

def _extended_direct_encounter(code: str) -> Compute:

    def compute(context: Context, number: int) -> Terms:
        if not context.by.knows_points:
            return NO_TERMS
        place = _places(context, code)[number]
        return NO_TERMS if place is None else read_off(place, _told(context, number, place))

    return compute

for _code, _chain in _CHAINS.items():
    _further = ", then ".join(_IN_WORDS[preference] for preference in _chain)
    system(
        _code,
        "Extended Direct Encounter" + f" ({_further})" * bool(_further),
        "FIDE C.07 13.3",
        "The place in the standings made of the matches between the teams still tied, by both "
        "scores" + f"; two teams also by {_further}" * bool(_further) + ".",
        combine=READ_OFF,
        higher_is_better=False,
        in_group=True,
        needs=Needs.POINTS,
        options=FORFEITS_AS_GAMES,
        missing="the points inside the matches are not known, or the matches between the tied "
        "teams do not part them",
    )(_extended_direct_encounter(_code))

def _places(context: Context, code: str) -> Mapping[int, Optional[float]]:  # noqa: UP045 - 3.9
    tied = sorted(context.group)
    what = (f"{code}{'/P' * ('P' in context.options)}", tuple(tied))
    return context.once(what, lambda: places_of(_blocks(context, _CHAINS[code], tied)))

def _by_both_scores(context: Context) -> tuple[Context, Context]:
    return context.on(context.by.primary), context.on(context.by.secondary)

def _blocks(context: Context, chain: Sequence[Preference], tied: list[int]) -> list[list[int]]:
    if len(tied) == 1:
        return [tied]
    for way in _by_both_scores(context):
        blocks = parted(way, tied)
        if len(blocks) > 1:
            return [part for block in blocks for part in _blocks(context, chain, block)]
    if len(tied) == 2:
        for preference in chain:
            first, second = (_by_boards(context, preference, tied, one) for one in tied)
            if first != second:
                return [[team] for team in (tied if first > second else tied[::-1])]
    return [tied]

def _by_boards(
    context: Context, preference: Preference, tied: Sequence[int], number: int
) -> list[float]:
    matches = [
        context.by.board_points(number, round, result)
        for round, result in context.by.primary.histories[number]
        if result.opponent in tied and context.is_game(result)
    ]
    return preference([sum(points) for points in zip(*matches)])

def _told(context: Context, number: int, place: float) -> Words:
    tied = sorted(context.group)
    others = [team for team in tied if team != number]
    points = [encounters(way, number, tied).points for way in _by_both_scores(context)]
    names = ["match points", "game points"]
    if context.by.primary is context.by.game:
        names.reverse()
    scores = ", ".join(f"{{}} {name}" for name in names)
    against = f"team{'s' * (len(others) > 1)} {', '.join(map(str, others))}"
    return Words("place {} of the tied", (place,)).then(
        Words(f"against {against}: {scores}", tuple(points))
    )
'''

MODULES['xltiebreak.rules.systems.us_teams'] = r'''from __future__ import annotations

from fractions import Fraction
from typing import Callable

from xltiebreak.event.figures import Figure
from xltiebreak.rules.context import Context
from xltiebreak.rules.editions import Score, half_a_point_for_each_unplayed_round
from xltiebreak.rules.systems.registry import Figures, Needs, system
from xltiebreak.rules.terms import NO_TERMS, Term, Terms, Words, not_played
from xltiebreak.rules.worksheet import MEAN

@system(
    "IHSA",
    "IHSA Team Tie-Break",
    "IHSA Terms and Conditions",
    "For each match (points in the match + 10) × (the opponent's tournament points² + 1) ÷ 100.",
    needs=Needs.POINTS,
    by_hand=(Figures.TOURNAMENT_POINTS, Figures.MATCHES),
    function="IHSA_TB",
)
def ihsa(context: Context, number: int) -> Terms:

    def match(round: int, opponent: int, points: float) -> Term:
        history = context.by.tournament.histories[opponent]
        t, note, _ = half_a_point_for_each_unplayed_round(history, 0.5)
        said = Words("({} + 10) × ({}² + 1) ÷ 100", (points, t))
        return Term(round, opponent, ihsa_round(points, t), said.then(note))

    return _of_matches(context, number, match)

def ihsa_round(points: Figure, opponent_points: Figure) -> Fraction:
    return (Fraction(points) + 10) * (Fraction(opponent_points) ** 2 + 1) / 100

@system(
    "USAT",
    "US Amateur Team",
    "US Chess 34G",
    "For each match the points in the match × the opponent's final tournament points.",
    needs=Needs.POINTS,
    by_hand=(Figures.TOURNAMENT_POINTS, Figures.MATCHES),
    function="USAT_TB",
)
def us_amateur_team(context: Context, number: int) -> Terms:
    factor = context.edition.sonneborn_factor

    def match(round: int, opponent: int, points: float) -> Term:
        score = context.by.tournament.final[opponent]
        said = Words(f"{'2 × ' * (factor == 2)}{{}} × {{}}", (points, score))
        return Term(round, opponent, factor * points * score, said)

    return _of_matches(context, number, match)

@system(
    "PI",
    "Performance Index",
    "WinTD",
    "The average over the rounds of the opponent's strength and the share of the points won.",
    combine=MEAN,
    needs=Needs.POINTS,
    by_hand=(Figures.TOURNAMENT_POINTS, Figures.MATCHES, Figures.BOARDS),
    function="PERFINDEX_TB",
    missing="the points inside the matches, or the number of boards, are not known",
)
def performance_index(context: Context, number: int) -> Terms:
    by = context.by
    if not by.knows_points or not by.boards:
        return NO_TERMS
    rounds, most, weight = context.rounds, by.most, 50 + 10 * context.rounds
    terms = []
    for round, result in by.tournament.histories[number]:
        points, score = 0.0, Score(0.0, Words(result.outcome.value))
        if result.played and result.opponent is not None:
            points = by.points(number, round) or 0.0
            score = by.tournament.adjusted(result.opponent)
        said = Words(
            f"100 + ({{}}/{rounds} − ½) × {weight} + 80 × ({{}}/{{}} − ½)",
            (score.amount, points, most),
        )
        opponent = result.opponent if result.played else None
        figure = performance_of_match(points, most, score.amount, rounds)
        terms.append(Term(round, opponent, figure, said.then(score.words)))
    return Terms.of(terms)

def performance_of_match(points: float, most: float, score: float, rounds: int) -> Fraction:
    half = Fraction(1, 2)
    strength = (Fraction(score) / rounds - half) * (50 + 10 * rounds)
    return 100 + strength + 80 * (Fraction(points) / Fraction(most) - half)

@system(
    "GMP",
    "Game/Match Points",
    "WinTD",
    "The game points where match points place the teams, and the other way round.",
    needs=Needs.POINTS,
    function="GAMEMATCH_TB",
)
def game_or_match_points(context: Context, number: int) -> Terms:
    return secondary_points(context, number)

def secondary_points(context: Context, number: int) -> Terms:
    if not context.by.knows_points:
        return NO_TERMS
    return Terms.of(
        Term(round, result.opponent, result.points, Words(result.outcome.value))
        for round, result in context.by.secondary.histories[number]
    )

def _of_matches(context: Context, number: int, match: Callable[[int, int, float], Term]) -> Terms:
    by = context.by
    if not by.knows_points:
        return NO_TERMS
    return Terms.of(
        match(round, result.opponent, by.points(number, round) or 0.0)
        if result.played and result.opponent is not None
        else not_played(round, result)
        for round, result in by.tournament.histories[number]
    )

@system(
    "TEAMSUM",
    "Team Score of the Top Players",
    "US Chess scholastic regulations 12.3.3; WinTD",
    "The sum of the scores of a team's top players, in a combined individual and team event.",
    needs=Needs.COMBINED,
    function="TEAMSUM_TB",
)
def team_sum(context: Context, number: int) -> Terms:
    return NO_TERMS
'''

MODULES['xltiebreak.rules.terms'] = r'''from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Callable, NamedTuple, Optional, Union, overload

from xltiebreak.event.figures import Figure, decimal
from xltiebreak.event.results import Result

Show = Callable[[Figure, int], str]

_DIGITS = 2

class Words(NamedTuple):

    template: str = ""
    figures: tuple[object, ...] = ()
    more: Words | None = None

    def shown(self, show: Show = decimal) -> str:
        rest = self.more.shown(show) if self.more else ""
        return "; ".join(part for part in (self.first(show), rest) if part)

    def first(self, show: Show = decimal) -> str:
        if not self.figures:
            return self.template
        return self.template.format(*(_written(figure, show) for figure in self.figures))

    def then(self, more: Words) -> Words:
        if not more:
            return self
        return self._replace(more=self.more.then(more) if self.more else more) if self else more

    def __bool__(self) -> bool:
        return bool(self.template)

def _written(figure: object, show: Show) -> str:
    return show(figure, _DIGITS) if isinstance(figure, (float, Fraction)) else str(figure)

SILENCE = Words()

Said = Union[Words, Callable[[], Words]]

class Drop(NamedTuple):

    which: str
    reason: Words

    @property
    def because(self) -> str:
        return self.reason.shown()

def idle(reason: str, *figures: object) -> Drop:
    return Drop("", Words(reason, figures))

class Term(NamedTuple):

    round: int | None
    opponent: int | None
    amount: Figure
    said: Said = SILENCE
    drop: Drop | None = None
    instead: Figure | None = None

    @property
    def words(self) -> Words:
        return self.said if isinstance(self.said, Words) else self.said()

    @property
    def note(self) -> str:
        return self.words.shown()

    @property
    def counted(self) -> bool:
        return self.drop is None

    def dropped(self, drop: Drop) -> Term:
        return self._replace(drop=drop)

    @property
    def reasons(self) -> Words:
        if self.drop is None:
            return self.words
        if not self.drop.which:
            return self.words.then(self.drop.reason)
        template, figures, more = self.drop.reason
        return self.words.then(
            Words(f"dropped as the {self.drop.which}: {template}", figures, more)
        )

    @property
    def why(self) -> str:
        return self.reasons.shown()

def not_played(round: int, result: Result) -> Term:
    return Term(round, None, 0.0, drop=idle(result.outcome.value))

Told = Callable[[int, Optional[Figure]], Term]

_NONE_DROPPED: Mapping[int, Drop] = {}

class Terms(Sequence[Term]):

    __slots__ = ("_candidates", "amounts", "drops", "missing", "told")

    def __init__(
        self,
        amounts: Sequence[Optional[Figure]],  # noqa: UP045 - Python 3.9
        told: Told,
        drops: Mapping[int, Drop] = _NONE_DROPPED,
    ) -> None:
        self.amounts = amounts
        self.told = told
        self.drops = drops
        self.missing = ""
        self._candidates: dict[int, Figure] | None = None

    @classmethod
    def of(cls, terms: Iterable[Term]) -> Terms:
        made = tuple(terms)
        amounts = [term.amount if term.drop is None else None for term in made]
        return cls(amounts, lambda place, _: made[place])

    def without(self, drops: Mapping[int, Drop]) -> Terms:
        fewer = Terms(self.amounts, self.told, {**self.drops, **drops} if self.drops else drops)
        fewer._candidates = {**self.candidates}
        for place in drops:
            del fewer._candidates[place]
        return fewer

    @property
    def counted(self) -> list[Figure]:
        if self._candidates is not None:
            return list(self._candidates.values())
        if self.drops:
            return list(self.candidates.values())
        return [amount for amount in self.amounts if amount is not None]

    @property
    def candidates(self) -> Mapping[int, Figure]:
        if self._candidates is None:
            self._candidates = {
                place: amount
                for place, amount in enumerate(self.amounts)
                if amount is not None and place not in self.drops
            }
        return self._candidates

    def __len__(self) -> int:
        return len(self.amounts)

    @overload
    def __getitem__(self, index: int) -> Term: ...
    @overload
    def __getitem__(self, index: slice) -> list[Term]: ...
    def __getitem__(self, index: int | slice) -> Term | list[Term]:
        if isinstance(index, slice):
            return list(self)[index]
        place = range(len(self.amounts))[index]
        term = self.told(place, self.amounts[place])
        drop = self.drops.get(place)
        return term if drop is None else term.dropped(drop)

NO_TERMS = Terms.of(())

def no_value(reason: str) -> Terms:
    terms = Terms.of(())
    terms.missing = reason
    return terms

def read_off(amount: float, words: Words) -> Terms:
    return Terms.of([Term(None, None, amount, words)])
'''

MODULES['xltiebreak.rules.worksheet'] = r'''from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from fractions import Fraction
from typing import NamedTuple

from xltiebreak.event.figures import Figure, decimal
from xltiebreak.rules.terms import Show, Term, Terms, Words

class Combine(Enum):

    SUM = "sum"
    MEAN = "mean"
    ROUNDED_MEAN = "rounded mean"
    READ_OFF = "value"

    __hash__ = object.__hash__

SUM, MEAN, ROUNDED_MEAN, READ_OFF = Combine

def total(combine: Combine, terms: Terms) -> Figure | None:
    counted = terms.counted
    if not counted:
        return 0.0 if combine is SUM and terms else None
    if combine is SUM:
        return sum(counted)
    if combine is READ_OFF:
        return counted[0]
    added = _exact_sum(counted)
    if combine is ROUNDED_MEAN:
        return float(rounded(added, len(counted)))
    return Fraction(added) / len(counted)

def _exact_sum(figures: Sequence[Figure]) -> Figure:
    if {*map(type, figures)} <= {float, int}:
        return sum(figures)
    return sum((Fraction(figure) for figure in figures), Fraction())

def rounded(figure: Figure, parts: int = 1) -> int:
    numerator, denominator = figure.as_integer_ratio()
    whole = denominator * parts
    return (2 * numerator + whole) // (2 * whole)

class Worksheet(NamedTuple):

    system: str
    name: str
    combine: Combine
    terms: Terms
    digits: int = 2
    remark: str = ""
    missing: str = ""

    @property
    def rule(self) -> str:
        return (self.combine if self.combine in (SUM, MEAN) else READ_OFF).value

    @property
    def value(self) -> Figure | None:
        return total(self.combine, self.terms)

    def sentence(self, show: Show = decimal) -> str:
        named = f"{self.name} ({self.remark})" if self.remark else self.name
        value = self.value
        if value is None:
            reasons = self._idle(show) or [self.missing or "no round is complete"]
            return "; ".join([f"{named}: no value", *reasons])
        counted = [term for term in self.terms if term.counted]
        shown = f"{named} {self._figure(value, show)}"
        if self.combine is READ_OFF:
            return f"{shown}: {counted[0].words.shown(show)}"
        if self.combine in (MEAN, ROUNDED_MEAN):
            nearly = "=" if value == total(MEAN, self.terms) else "≈"
            listed = ", ".join(self._spelled(term, show) for term in counted)
            shown += f" {nearly} mean of {listed}"
        elif counted:
            shown += f" = {self._added(counted, show)}"
        return "; ".join([shown, *self._dropped(show), *self._idle(show)])

    def _added(self, counted: Sequence[Term], show: Show) -> str:
        text = self._spelled(counted[0], show)
        for term in counted[1:]:
            negative = term.amount < 0
            spelled = self._spelled(term._replace(amount=-term.amount) if negative else term, show)
            text += f" {'−' if negative else '+'} {spelled}"
        return text

    def _spelled(self, term: Term, show: Show) -> str:
        place = f"R{term.round}" if term.round else ""
        if term.opponent is not None:
            place += f" v {term.opponent}"
        inside = ": ".join(part for part in (place, term.words.shown(show)) if part)
        amount = self._figure(term.amount, show)
        return f"{amount} ({inside})" if inside else amount

    def _figure(self, figure: Figure, show: Show) -> str:
        return show(figure, self.digits).replace("-", "−")

    def _dropped(self, show: Show) -> list[str]:
        reasons: dict[Words, dict[str, list[str]]] = {}
        for term in self.terms:
            if term.drop and term.drop.which:
                groups = reasons.setdefault(term.drop.reason, {})
                groups.setdefault(term.drop.which, []).append(self._spelled(term, show))
        listed = []
        for reason, groups in reasons.items():
            dropped = [f"the {which}, {' and '.join(groups[which])}" for which in sorted(groups)]
            listed.append(f"dropped {', and '.join(dropped)}: {reason.shown(show)}")
        return listed

    def _idle(self, show: Show) -> list[str]:
        reasons: dict[Words, list[str]] = {}
        for term in self.terms:
            if term.drop and not term.drop.which:
                whose = f"R{term.round}" if term.round else term.words.shown(show)
                reasons.setdefault(term.drop.reason, []).append(whose)
        listed = [
            f"{', '.join(rounds)} ({reason.shown(show)})" for reason, rounds in reasons.items()
        ]
        return [f"not counted: {', '.join(listed)}"] if listed else []
'''

MODULES['xltiebreak.tables'] = r'''...
'''

MODULES['xltiebreak.tables.cells'] = r'''from __future__ import annotations

import datetime
import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, NamedTuple

from xltiebreak.event.findings import Finding

_INVISIBLE = re.compile("[\u202a-\u202e\u2066-\u2069\ufeff]")

class Fault(NamedTuple):

    code: str
    message: str

class Cell(NamedTuple):

    text: str = ""
    fault: Fault | None = None
    typed: str = ""

EMPTY = Cell()

EXCEL_ERRORS = frozenset(
    {"#NULL!", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#N/A"}
    | {"#GETTING_DATA", "#SPILL!", "#CALC!"}
)
MADE_A_DATE = Fault(
    "date-cell",
    "Excel made a date of what was typed (1/2 or 3-1, say); "
    "format the cell as Text and type the entry again",
)

def cell_of(value: Any) -> Cell:
    if value is None:
        return EMPTY
    if isinstance(value, (datetime.date, datetime.time, datetime.timedelta)):
        return Cell(_spelled_date(value), MADE_A_DATE)
    if isinstance(value, bool):
        return Cell(str(value).upper())
    if isinstance(value, (float, Decimal)) and value == value // 1:
        return Cell(str(int(value)))
    text = plain(str(value))
    if text in EXCEL_ERRORS:
        return Cell(
            text, Fault("error-cell", f"the cell holds Excel's error {text}; type the entry")
        )
    return Cell(text) if text else EMPTY

def _spelled_date(value: datetime.date | datetime.time | datetime.timedelta) -> str:
    if isinstance(value, datetime.date):
        return f"{value:%B} {value.day}, {value.year}"
    return str(value)

_SHORT, _KEPT = 32, 100_000

class Row(NamedTuple):

    number: int
    cells: list[Cell]

    def cell(self, column: int | None) -> Cell:
        if column is None or column >= len(self.cells):
            return EMPTY
        return self.cells[column]

    @property
    def empty(self) -> bool:
        return not any(cell.text or cell.fault for cell in self.cells)

@dataclass(frozen=True, eq=False)
class Grid:

    sheet: str
    rows: list[Row]
    lines: bool = False
    hidden: bool = False
    typed: bool = True
    kind: str = ""
    section: int = 0
    copy_of: tuple[str, int] = ("", 0)
    digits: frozenset[tuple[int, int]] = frozenset()
    hidden_rows: frozenset[int] = frozenset()
    hidden_columns: frozenset[int] = frozenset()
    known: bool = False
    how: tuple[str, ...] = ()
    told: tuple[Finding, ...] = ()
    title: str = ""
    running: Mapping[int, Sequence[float | None]] = field(default_factory=dict)

    def address(self, row: Row, column: int, header: str = "") -> str:
        if self.lines:
            return f"line {row.number}, {header or f'column {column + 1}'}"
        return f"{self.sheet}!{column_letter(column)}{row.number}"

    def finding(self, severity: str, code: str, row: Row, column: int, message: str) -> Finding:
        return Finding(severity, code, self.address(row, column), message)

def column_letter(column: int) -> str:
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters

def plain(text: str) -> str:
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    visible = _INVISIBLE.sub("", text)
    kept = "".join(
        " " if unicodedata.category(letter) in ("Cc", "Zl", "Zp") else letter
        for letter in visible
        if unicodedata.category(letter) not in ("Cs", "Cn")
    )
    return " ".join(kept.split())

def number_in(text: str) -> str:
    return text.removesuffix(".0").rstrip(".)").removeprefix("#").strip()
'''

MODULES['xltiebreak.tables.header'] = r'''from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.origin import Origin
from xltiebreak.tables.cells import Cell, Grid, Row, column_letter
from xltiebreak.tables.header_words import (
    HALVES,
    PLACES,
    ROUND,
    SYNONYMS,
    field_headed,
    heading,
)

HEADER_WITHIN_ROWS = 60

_RANK = "rk"
_NAMING = frozenset({"No.", "Name", "Last name"})

_NO_ROUND = re.compile(r"(?:rd|rnd|round)s?|(?:r|rd|rnd|round) ?[a-z]", re.IGNORECASE)
_OPPONENT_OF = re.compile(
    r"(?:opp|opponent|sno) ?(\d{1,3})|(?:r|rd|round) ?(\d{1,3}) (?:opp|opponent|sno|no)",
    re.IGNORECASE,
)
_POINTS_OF = re.compile(
    r"(?:p|gp|(?:match |game )?(?:pts|points))[ .#-]*(\d{1,3})"
    r"|(?:r|rd|rnd|round) ?(\d{1,3}) (?:(?:match |game )?(?:pts|points))",
    re.IGNORECASE,
)
_OPPONENT = frozenset({"opp", "opponent", "sno"})
_OPPONENT_ALONE = re.compile(r"([1-9]\d{0,5})(?:\.0)?")
_NOT_FINISHED = "?"

@dataclass(frozen=True)
class Header:

    row: int
    fields: Mapping[str, int]
    rounds: Mapping[int, int]
    opponents: Mapping[int, int] = field(default_factory=dict)
    points: Mapping[int, int] = field(default_factory=dict)
    twice: Mapping[int, int] = field(default_factory=dict)
    unused: Sequence[int] = ()
    across: Mapping[int, Sequence[int]] = field(default_factory=dict)

    @property
    def names_players(self) -> bool:
        return bool(self.fields.keys() & _NAMING)

    @property
    def own(self) -> set[int]:
        fields = {column for name, column in self.fields.items() if name != "Score"}
        return fields.union(self.rounds.values(), self.opponents.values(), self.twice.values())

    @property
    def used(self) -> set[int]:
        by_round = (self.rounds, self.opponents, self.points, self.twice)
        across = (column for both in self.across.values() for column in both)
        columns = (column for one in (self.fields, *by_round) for column in one.values())
        return {*columns, *self.unused, *across}

def find_header(grid: Grid) -> Header | None:
    headers = [header_in(k, row) for k, row in enumerate(grid.rows[:HEADER_WITHIN_ROWS])]
    for header in headers:
        if header.rounds and header.names_players:
            return header
    for header in headers:
        if len(header.rounds) < 2 and not header.across:
            continue
        for other in headers[max(header.row - 1, 0) : header.row + 2]:
            if other.names_players:
                fields = {**other.fields, **header.fields}
                return replace(header, row=max(header.row, other.row), fields=fields)
        return header
    return None

def header_in(index: int, row: Row) -> Header:
    texts = [heading(cell.text) if cell.text else "" for cell in row.cells]
    for one in HALVES.keys() & set(texts):
        whole, half = HALVES[one]
        texts = [half if text == whole else text for text in texts]
    fields: dict[str, int] = {}
    rounds: dict[int, int] = {}
    opponents: dict[int, int] = {}
    points: dict[int, int] = {}
    twice: dict[int, int] = {}
    unused: list[int] = []
    for column, text in enumerate(texts):
        following = _round_of(texts[column + 1]) if column + 1 < len(texts) else None
        if named := _OPPONENT_OF.fullmatch(text):
            opponents.setdefault(int(named[1] or named[2]), column)
        elif text in _OPPONENT and following is not None:
            opponents.setdefault(following, column)
        elif (round := _round_of(text)) is not None and round > 0:
            (twice if round in rounds else rounds).setdefault(round, column)
        elif named := _POINTS_OF.fullmatch(text):
            points.setdefault(int(named[1] or named[2]), column)
        elif round == 0 or (_NO_ROUND.fullmatch(text) and text not in PLACES):
            unused.append(column)
        elif (name := field_headed(text, column)) and (name not in fields or name == "Score"):
            fields[name] = column  # of several totals the last
    if "No." not in fields and _RANK in texts:
        fields["No."] = texts.index(_RANK)
    across: Mapping[int, Sequence[int]] = {}
    if not rounds:
        runs = list(_runs(texts))
        longest = max((run for run in runs if len(run[1]) == 1), key=len, default={})
        again = [run for run in runs if len(run[1]) == 1 and run is not longest]
        if len(longest) >= _A_CYCLE:
            alike = (run for run in again if len(run) == len(longest))
            twice.update((1, run[1][0]) for run in alike)
        rounds = {round: columns[0] for round, columns in longest.items()}
        across = max((run for run in runs if len(run) > 1), key=len, default={})
    return Header(index, fields, rounds, opponents, points, twice, unused, across)

_A_CYCLE = 3

def _round_of(text: str) -> int | None:
    named = ROUND.fullmatch(text)
    return int(named[1] or named[2]) if named else None

def _runs(texts: Sequence[str]) -> Iterator[dict[int, Sequence[int]]]:
    for first, text in enumerate(texts):
        for width in (1, 2) if text == "1" else ():
            run: dict[int, Sequence[int]] = {}
            column = first
            while texts[column : column + 1] == [str(len(run) + 1)] and all(
                head in ("", texts[column]) for head in texts[column + 1 : column + width]
            ):
                run[len(run) + 1] = range(column, column + width)
                column += width
            if run:
                yield run

@dataclass(frozen=True)
class Columns:

    grid: Grid
    header: Header
    entry: str = "player"

    @cached_property
    def rounds(self) -> int:
        return max(self.header.rounds)

    @cached_property
    def names(self) -> int | None:
        fields = self.header.fields
        return fields.get("Name", fields.get("Last name"))

    @cached_property
    def titles(self) -> dict[int, str]:
        titles = {column: f"P{round}" for round, column in self.header.points.items()}
        titles.update((column, f"R{round}") for round, column in self.header.rounds.items())
        titles.update((column, name) for name, column in self.header.fields.items())
        if self.names is not None:
            titles[self.names] = "Name"
        return titles

    def address(self, row: Row, column: int) -> str:
        return self.grid.address(row, column, self.titles.get(column, ""))

    def finding(self, severity: str, code: str, row: Row, column: int, message: str) -> Finding:
        return Finding(severity, code, self.address(row, column), message)

    def origin(self, rows: Sequence[Row]) -> Origin:
        return Origin(
            sheet=self.grid.sheet,
            rows=tuple([row.number for row in rows]),
            columns={
                title: title if self.grid.lines else column_letter(column)
                for column, title in self.titles.items()
            },
            lines=self.grid.lines,
            entry=self.entry,
            typed=self.grid.typed,
            team=self._teams_are,
        )

    @property
    def _teams_are(self) -> str:
        column = self.header.fields.get("Team")
        rows = self.grid.rows[max(self.header.row - 1, 0) : self.header.row + 1]
        heads = (row.cell(column).text.strip() for row in reversed(rows))
        return next((head for head in heads if head.casefold() in SYNONYMS["Team"]), "")

    def cell(self, row: Row, name: str) -> Cell:
        return row.cell(self.header.fields.get(name))

    def name(self, row: Row) -> Cell:
        if "Name" in self.header.fields:
            return self.cell(row, "Name")
        last, first = self.cell(row, "Last name"), self.cell(row, "First name")
        text = ", ".join(cell.text for cell in (last, first) if cell.text)
        return Cell(text, last.fault or first.fault)

    def results(self, row: Row) -> tuple[Cell, ...]:
        header = self.header
        cells = [row.cell(header.rounds.get(round)) for round in range(1, self.rounds + 1)]
        for round in header.opponents.keys() & header.rounds.keys():
            opponent, cell = row.cell(header.opponents[round]), cells[round - 1]
            cells[round - 1] = Cell(f"{opponent.text}|{cell.text}", cell.fault or opponent.fault)
        for round in header.points.keys() & header.rounds.keys():
            if alone := _OPPONENT_ALONE.fullmatch(cells[round - 1].text):
                cells[round - 1] = Cell(alone[1] + _NOT_FINISHED, cells[round - 1].fault)
        return tuple(cells)

def of_teams(columns: Columns) -> Columns:
    fields = dict(columns.header.fields)
    if columns.names is None and "Team" in fields:
        fields["Name"] = fields.pop("Team")
    return Columns(columns.grid, replace(columns.header, fields=fields), "team")
'''

MODULES['xltiebreak.tables.header_words'] = r'''from __future__ import annotations

import re
from collections.abc import Mapping

SYNONYMS: Mapping[str, tuple[str, ...]] = {
    "No.": (
        *("no", "nr", "num", "number", "#", "start no", "start number"),
        *("pair", "pair no", "pair num", "pair #", "pairing no", "pairing number", "pairing #"),
        *("plr", "plr#", "start #", "seed no"),
        *(
            "stnr",
            "st nr",
            "startnr",
            "start nr",
            "startnummer",
            "teilnehmernr",
            "nummer",
            "lfd nr",
        ),
        *("numéro", "numero", "número", "núm", "nº", "n°", "nro", "dorsal", "lotnr", "lotnummer"),
    ),
    "Name": (
        *("name", "names", "player", "players", "player name", "full name", "last, first"),
        *("spieler", "spielerin", "teilnehmer", "spielername", "nachname, vorname"),
        *("nom", "joueur", "joueurs", "nom prénom", "nom et prénom", "nom prenom"),
        *("nombre", "jugador", "jugadores", "apellidos, nombre", "apellidos y nombre"),
        *("nombre y apellidos", "naam", "speler", "spelers", "deelnemer", "nome", "giocatore"),
        *("giocatori", "cognome e nome", "cognome nome", "jogador", "participant"),
    ),
    "Last name": (
        *("last name", "last", "surname", "family name", "nachname", "familienname"),
        *("nom de famille", "apellido", "apellidos", "achternaam", "familienaam", "cognome"),
    ),
    "First name": (
        *("first name", "first", "given name"),
        *("vorname", "prénom", "prenom", "voornaam", "nombre de pila"),
    ),
    "ID": (
        *("id", "uscf id", "uscf", "us chess id", "mem id", "member id", "member", "membership"),
        *("fide id", "fideid", "mitgliedsnummer", "pkz", "licence", "licencia", "relatienummer"),
    ),
    "Rating": (
        *("rating", "rtg", "rate", "rtng", "elo", "pre", "pre rating", "us chess rating"),
        *("dwz", "twz", "nwz", "elo fide", "fide elo", "fide rating", "wertungszahl", "elozahl"),
    ),
    "Team": (
        *("team", "club", "school", "team or club", "team/club", "club/city", "team/school"),
        *("verein", "verein/ort", "mannschaft", "schule", "équipe", "equipe", "école", "équipo"),
        *("equipo", "escuela", "vereniging", "ploeg", "circolo", "società", "squadra"),
    ),
    "Score": (
        *("score", "tot", "total", "pts", "points", "total pts", "total points", "tps"),
        *("total score", "final score", "punkte", "pkt", "pkte", "gesamt", "summe", "ges"),
        *("puntos", "ptos", "punten", "pnt", "pnten", "ptn", "totaal", "punti", "totale", "pontos"),
    ),
}
PLACES = frozenset(
    {"place", "pl", "rank", "rk", "pos", "position", "platz", "rang", "rg", "puesto", "posición"}
    | {"posicion", "plaats", "posizione", "class", "classifica", "lugar", "clas", "clt"}
)

ROUND_WORDS = (
    *("r", "rd", "rnd", "round", "runde", "rde", "ronde", "rde", "ronda", "rda", "tour", "turno"),
    "runda",
)
_ORDINALS = "st|nd|rd|th|e|er|re|a|ª|º|°"
_PARTED = re.compile(r"[\s.:,_-]+")

HALVES: Mapping[str, tuple[str, str]] = {
    "vorname": ("name", "nachname"),
    "prénom": ("nom", "nom de famille"),
    "prenom": ("nom", "nom de famille"),
    "voornaam": ("naam", "achternaam"),
    "cognome": ("nome", "voornaam"),
    "apellidos": ("nombre", "voornaam"),
    "apellido": ("nombre", "voornaam"),
}

def heading(text: str) -> str:
    return _PARTED.sub(" ", text.casefold()).strip()

FIELD_OF: Mapping[str, str] = {
    heading(synonym): field for field, synonyms in SYNONYMS.items() for synonym in synonyms
}

_LONE_N = "n"
_AT_THE_LEFT = 3

def field_headed(text: str, column: int) -> str | None:
    return "No." if text == _LONE_N and column < _AT_THE_LEFT else FIELD_OF.get(text)

ROUND = re.compile(
    rf"(?:{'|'.join(ROUND_WORDS)}) ?#? ?(\d{{1,3}})(?: res(?:ult)?)?"
    rf"|(\d{{1,3}}) ?(?:{_ORDINALS})? ?(?:{'|'.join(ROUND_WORDS)})"
)
'''

MODULES['xltiebreak.tables.labels'] = r'''from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from xltiebreak.event.findings import ERROR, WARNING, Finding, TieBreakError
from xltiebreak.event.words import bare
from xltiebreak.tables.cells import Cell, Grid, Row
from xltiebreak.tables.settings import Settings, names_teams, refuse_other_scoring, understood

EVENT_LABELS: Mapping[str, str] = {
    "name": "Event",
    "dates": "Dates",
    "venue": "Venue",
    "city": "City",
    "organizer": "Organizer",
    "chief_td": "Chief TD",
    "assistant_tds": "Assistant TDs",
    "rated_by": "Rated by",
    "time_control": "Time control",
    "notes": "Notes",
    "next_event": "Next event",
    "thanks": "Thanks",
}
SECTION_LABELS: Mapping[str, str] = {
    "name": "Section",
    "kind": "Kind",
    "scheduled_rounds": "Rounds",
    "edition": "Edition",
    "order": "Tie-break order",
    "notation": "Notation",
    "trophies": "Trophies",
    "lots": "Lots",
    "unrated": "Unrated",
    "withdrawn": "Withdrawn",
}
MATCH_LABELS: Mapping[str, str] = {
    "placed_by": "Placed by",
    "match_points": "Match points",
    "boards": "Boards",
    "board_weights": "Board weights",
}
COUNTING_LABEL: Mapping[str, str] = {"counting": "Counting players"}
TEAM_LABELS = {**MATCH_LABELS, **COUNTING_LABEL}
PRIZE_LABELS: Mapping[str, str] = {
    "prizes": "Prizes",
    "prize_fund": "Prize fund",
    "prize_rule": "Prize rule",
    "based_on": "Based on",
    "entries": "Entries",
    "guaranteed": "Guaranteed",
    "entry_fees": "Entry fees",
    "currency": "Currency",
    "trophy_rule": "Trophy rule",
    "unrated_limit": "Unrated limit",
    "provisional_limit": "Provisional limit",
    "above_limit": "Above the limit",
    "no_limit_for": "No limit for",
    "prize_lists": "Prize lists",
    "prize_ratings": "Prize ratings",
    "re_entries": "Re-entries",
}
SCORING = "Scoring"

_SYNONYMS: Mapping[str, tuple[str, ...]] = {
    "Event": ("event name", "name of event", "name", "title", "tournament", "tournament name"),
    "Dates": ("date", "event date", "event dates", "dates played", "date played"),
    "Venue": ("location", "place", "site", "playing site", "playing hall"),
    "City": ("town", "city, state", "city/state"),
    "Organizer": ("organiser", "organized by", "organised by", "host"),
    "Chief TD": (
        *("td", "tournament director", "director", "chief director"),
        *("arbiter", "chief arbiter"),
    ),
    "Assistant TDs": ("assistants", "assistant td", "assistant directors", "assistant arbiters"),
    "Time control": ("time controls", "time limit", "tc"),
    "Notes": ("note", "remarks", "comments"),
    "Next event": ("next tournament", "next events", "upcoming event", "upcoming events"),
    "Thanks": ("thanks to", "sponsor", "sponsors", "acknowledgements"),
    "Section": ("sections", "section name"),
    "Kind": ("type", "format", "pairing system"),
    "Rounds": ("number of rounds", "no. of rounds", "rds", "rnds"),
    "Edition": ("rules", "rule edition", "tie-break edition"),
    "Tie-break order": (
        *("order", "tiebreak", "tiebreaks", "tb", "tbs", "tb order", "order of tie-breaks"),
        *("tie-break system", "tie-break systems", "tie-break system(s)"),
    ),
    "Withdrawn": ("withdrawals", "withdrew", "withdrawn players"),
    "Trophies": ("trophy", "number of trophies"),
    "Placed by": ("teams placed by", "teams are placed by", "placed on"),
    "Match points": ("points for a match", "match scoring", "match score"),
    "Boards": ("number of boards", "no. of boards", "boards per match", "boards a match"),
    "Board weights": ("weights", "board values", "points by board", "weights of the boards"),
    "Counting players": (
        *("counting", "players that count", "players who count", "number of counting players"),
        *("top players", "scores that count"),
    ),
    SCORING: ("scoring system", "points for a win"),
    "Prizes": ("prize list", "cash prizes"),
    "Prize fund": ("prize money", "total prizes", "prizes in all"),
    "Prize rule": ("prize rules", "prizes divided by", "split"),
    "Entries": ("number of entries", "paid entries", "total entries"),
    "Entry fees": ("fees", "entry fees in all", "total entry fees"),
    "Trophy rule": ("trophies follow", "trophies go by"),
    "Re-entries": ("re-entry", "entered again"),
}
_LABELS = {
    bare(text): label
    for label in (
        *(*EVENT_LABELS.values(), *SECTION_LABELS.values(), *TEAM_LABELS.values(), SCORING),
        *PRIZE_LABELS.values(),
    )
    for text in (label, *_SYNONYMS.get(label, ()))
}

def label_of(text: str) -> str | None:
    return _LABELS.get(bare(text))

def nearest_label(text: str) -> str | None:
    import difflib

    near = difflib.get_close_matches(bare(text), _LABELS, n=1, cutoff=0.8)
    return _LABELS[near[0]] if near else None

_LISTS = frozenset(
    {"order", "lots", "withdrawn", "board_weights", "prizes", "no_limit_for", "re_entries"}
    | {"prize_lists", "prize_ratings"}
)

class Labels(NamedTuple):

    event: Mapping[str, str]
    sections: Sequence[Settings]
    faults: Sequence[Finding]

NO_LABELS = Labels({}, (Settings(),), ())

def read_labels(grid: Grid, until: int | None = None, *, lone: bool = False) -> Labels:
    faults: list[Finding] = []
    rows = _rows(grid, until, faults)
    event = {
        name: _event_text(grid, rows[label], faults)
        for name, label in EVENT_LABELS.items()
        if label in rows
    }
    of_sections = {**SECTION_LABELS, **TEAM_LABELS, **PRIZE_LABELS}.items()
    section_rows = {name: rows[label] for name, label in of_sections if label in rows}
    if lone and ("name" not in section_rows or len(_filled(section_rows["name"])) == 1):
        places = [
            {
                name: _only_value(grid, row, faults, is_list=name in _LISTS)
                for name, row in section_rows.items()
            }
        ]
    else:
        columns = max((_filled(row)[-1] for row in section_rows.values()), default=1)
        places = [
            {name: (row, column) for name, row in section_rows.items()}
            for column in range(1, columns + 1)
        ]
    sections = [_settings(grid, place, faults) for place in places]
    if SCORING in rows:
        column = _filled(rows[SCORING])[0]
        try:
            refuse_other_scoring(rows[SCORING].cells[column].text)
        except TieBreakError as error:
            faults.append(grid.finding(ERROR, "scoring", rows[SCORING], column, str(error)))
    return Labels(event, sections, faults)

def _rows(grid: Grid, until: int | None, faults: list[Finding]) -> dict[str, Row]:
    rows: dict[str, Row] = {}
    for row in grid.rows[:until]:
        text = row.cell(0).text
        if not text or not _filled(row):
            continue
        label = label_of(text)
        if label is None:
            near = nearest_label(text)
            advice = f"is {near!r} meant?" if near else "correct the label, or leave it"
            message = f"{text!r} is no label that is read, so its value is passed over; {advice}"
            faults.append(grid.finding(WARNING, "unknown-label", row, 0, message))
        elif label in rows:
            message = (
                f"{label!r} has a value at {grid.address(rows[label], 0)} already; this one is "
                "passed over, keep one of them"
            )
            faults.append(grid.finding(WARNING, "duplicate-label", row, 0, message))
        else:
            rows[label] = row
    return rows

def _event_text(grid: Grid, row: Row, faults: list[Finding]) -> str:
    columns = _filled(row)
    texts = []
    for column in columns if grid.lines else columns[:1]:
        try:
            texts.append(_trusted(row.cells[column], is_text=True))
        except TieBreakError as error:
            message = f"{error}; the value is left out"
            faults.append(grid.finding(WARNING, "setting", row, column, message))
    return ", ".join(texts)

def _filled(row: Row) -> list[int]:
    return [k for k, cell in enumerate(row.cells) if k and (cell.text or cell.fault)]

def _trusted(cell: Cell, *, is_text: bool) -> str:
    harmless = ("merged-cells", "date-cell") if is_text else ("merged-cells",)
    if cell.fault is not None and cell.fault.code not in harmless:
        raise TieBreakError(cell.fault.message)
    return cell.text

def _only_value(grid: Grid, row: Row, faults: list[Finding], *, is_list: bool) -> tuple[Row, int]:
    first, *further = _filled(row)
    if not further:
        return row, first
    if not is_list:
        message = (
            f"{row.cells[further[0]].text!r} is passed over: there is one section, and its value "
            f"stands at {grid.address(row, first)}"
        )
        faults.append(grid.finding(WARNING, "extra-value", row, further[0], message))
        return row, first
    entries = [row.cells[k] for k in (first, *further)]
    fault = next((cell.fault for cell in entries if cell.fault), None)
    text = ", ".join(cell.text for cell in entries if cell.text)
    return Row(row.number, [*row.cells[:first], Cell(text, fault)]), first

def _settings(grid: Grid, places: Mapping[str, tuple[Row, int]], faults: list[Finding]) -> Settings:
    values: dict[str, Any] = {}
    prizes: dict[str, Cell] = {}
    cells: dict[str, str] = {}
    for name, (row, column) in places.items():
        cell = row.cell(column)
        if not cell.text and cell.fault is None:
            continue
        cells[name] = grid.address(row, column)
        if name in PRIZE_LABELS:  # read with the players, who are known later
            prizes[name] = cell
            continue
        try:
            text = _trusted(cell, is_text=name == "name")
            values[name] = understood(name, text)
            if name == "kind":
                values["of_teams"] = names_teams(text)
        except TieBreakError as error:
            faults.append(grid.finding(ERROR, "setting", row, column, str(error)))
    return Settings(**values, prizes=prizes, cells=cells)
'''

MODULES['xltiebreak.tables.list_sheets'] = r'''from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from xltiebreak.event.crosstable import MAX_ROUNDS
from xltiebreak.event.figures import points
from xltiebreak.event.findings import ERROR, Finding, TieBreakError
from xltiebreak.event.section import Player
from xltiebreak.tables.cells import Cell, Grid, Row, number_in
from xltiebreak.tables.header import HEADER_WITHIN_ROWS, Columns, Header
from xltiebreak.tables.header_words import SYNONYMS

_ROUND = ("round", "rd", "rnd", "r")
_TEAM = ("team", "team no", "team number", "home team", "team 1")
_OPPONENT = ("opponent", "opponents", "opp", "opp team", "opposing team", "away team", "team 2")
_RESULT = ("result", "res", "results")

_TEAMS: Mapping[str, Sequence[str]] = {
    "No.": SYNONYMS["No."],
    "Name": ("team", "team name", "teams", "name", "names", "school", "club"),
    "ID": SYNONYMS["ID"],
    "Rating": (*SYNONYMS["Rating"], "average", "average rating", "avg rating"),
}
_MATCHES: Mapping[str, Sequence[str]] = {
    "Round": _ROUND,
    "Team": _TEAM,
    "Points": ("points", "pts", "team points", "points 1", "pts 1"),
    "Opp. points": (
        *("opp points", "opp. points", "opponent points", "opp pts", "opp. pts"),
        *("opponent's points", "points 2", "pts 2"),
    ),
    "Opponent": _OPPONENT,
    "Result": _RESULT,
}
_PLAYERS: Mapping[str, Sequence[str]] = {
    **{title: SYNONYMS[title] for title in ("No.", "Name", "ID", "Rating")},
    "Team": ("team", "team no", "team number", "school", "club"),
    "Board": ("board", "bd", "board no", "board number"),
}
_BOARDS: Mapping[str, Sequence[str]] = {
    "Round": _ROUND,
    "Board": _PLAYERS["Board"],
    "Team": _TEAM,
    "Player": ("player", "player no", "player number", "player 1"),
    "Result": _RESULT,
    "Opponent": _OPPONENT,
    "Opp. player": (
        *("opp player", "opp. player", "opponent player", "opponent's player"),
        *("opposing player", "player 2"),
    ),
    "Color": ("color", "colour", "color of player"),
}

PRIZE_COLUMNS: Mapping[str, Sequence[str]] = {
    "Section": ("section", "sections"),
    "Prize": ("prize", "prizes", "prize for", "award"),
    "From": ("from", "rating from", "from rating", "min rating"),
    "To": ("to", "rating to", "to rating", "max rating"),
    "Rank": ("rank", "place"),
    "Cash": ("cash", "amount", "money", "prize money"),
    "Trophy": ("trophy", "trophies", "award in kind"),
    "Guaranteed": ("guaranteed", "gtd"),
    "Players": ("players", "player", "player numbers", "who", "eligible"),
}

KINDS: Mapping[str, tuple[Mapping[str, Sequence[str]], Sequence[str]]] = {
    "teams": (_TEAMS, ("Name",)),
    "matches": (_MATCHES, ("Round", "Team", "Opponent")),
    "players": (_PLAYERS, ("Name", "Team")),
    "boards": (_BOARDS, ("Round", "Board", "Player", "Opp. player")),
}

class ListSheet(Columns):

    @property
    def rows(self) -> Iterator[Row]:
        return (row for row in self.grid.rows[self.header.row + 1 :] if not row.empty)

    def where(self, row: Row, title: str) -> str:
        fields = self.header.fields
        return self.address(row, fields.get(title, min(fields.values())))

    def error(self, row: Row, title: str, code: str, message: str) -> Finding:
        return Finding(ERROR, code, self.where(row, title), message)

    def text(self, row: Row, title: str) -> str:
        cell = self.cell(row, title)
        if cell.fault is not None:
            raise Misfit(title, cell.fault.code, cell.fault.message)
        return cell.text

    def round(self, row: Row) -> int:
        text = self.text(row, "Round")
        round = whole_number(text)
        if 0 < round <= MAX_ROUNDS:
            return round
        said = f"{text!r} is not a round" if text else "the round is missing"
        raise Misfit("Round", "round", f"{said}; expected a whole number such as 3")

    def named(self, row: Row, title: str, names: Names) -> int:
        text = self.text(row, title)
        try:
            return names.find(text) if text else 0
        except TieBreakError as error:
            raise Misfit(title, f"unknown-{names.noun}", str(error)) from error

def columns_headed(row: Row, titles: Mapping[str, Sequence[str]]) -> dict[str, int]:
    heads = [" ".join(cell.text.casefold().split()).rstrip(".: ") for cell in row.cells]
    return {
        title: heads.index(found)
        for title, names in titles.items()
        for found in [next((name for name in names if name in heads), None)]
        if found is not None
    }

class Names:

    def __init__(self, entries: Iterable[Player], noun: str, sheet: str) -> None:
        self.noun, self._sheet = noun, sheet
        self._numbers: set[int] = set()
        self._named: dict[str, list[int]] = {}
        for entry in entries:
            self._numbers.add(entry.number)
            self._named.setdefault(_folded(entry.name), []).append(entry.number)

    def find(self, text: str) -> int:
        number = whole_number(text)
        if number in self._numbers:
            return number
        called = self._named.get(_folded(text), [])
        if len(called) == 1:
            return called[0]
        if called:
            raise TieBreakError(
                f"{len(called)} {self.noun}s are called {text!r}; type the number of one of them"
            )
        raise TieBreakError(
            f"there is no {self.noun} {number or repr(text)} on the sheet {self._sheet}; correct "
            f"it here, or add the {self.noun} there"
        )

def _folded(name: str) -> str:
    return " ".join(name.split()).casefold()

class Misfit(TieBreakError):

    def __init__(self, title: str, code: str, message: str) -> None:
        super().__init__(message)
        self.title, self.code = title, code

def whole_number(text: str) -> int:
    plain = number_in(text)
    return int(plain) if plain.isdecimal() and len(plain) < 7 else 0
'''

MODULES['xltiebreak.tables.notes'] = r'''from __future__ import annotations

from collections.abc import Sequence

from xltiebreak.event.findings import WARNING, Finding
from xltiebreak.tables.cells import Row, number_in
from xltiebreak.tables.header import Columns

def passed_over(columns: Columns, notes: Sequence[Row]) -> Finding:
    texts = [next(cell.text for cell in row.cells if cell.text) for row in notes]
    listed = ", ".join(repr(text[:_QUOTED]) for text in texts[:_MOST_QUOTED])
    more = f" and {len(texts) - _MOST_QUOTED} more" if len(texts) > _MOST_QUOTED else ""
    what = f"this row holds no {columns.entry} and is passed over"
    if len(texts) > 1:
        what = f"this row and others below hold no {columns.entry} and are passed over"
    column = next(k for k, cell in enumerate(notes[0].cells) if cell.text)
    message = (
        f"{what}: {listed}{more}; if a {columns.entry} is among them, type the results and, where "
        "there are numbers, a number"
    )
    return columns.finding(WARNING, "passed-over", notes[0], column, message)

_QUOTED, _MOST_QUOTED = 60, 3
'''

MODULES['xltiebreak.tables.player_rows'] = r'''from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from xltiebreak.event.crosstable import UNNUMBERED
from xltiebreak.event.figures import points
from xltiebreak.event.findings import ERROR, WARNING, Finding, TieBreakError
from xltiebreak.event.origin import Origin
from xltiebreak.event.ratings import Rating, rating
from xltiebreak.event.section import Player
from xltiebreak.tables.cells import EMPTY, Cell, Row, column_letter, number_in
from xltiebreak.tables.header import Columns, header_in
from xltiebreak.tables.list_sheets import ListSheet, Names, whole_number
from xltiebreak.tables.notes import passed_over
from xltiebreak.tables.printed_columns import Printed

class Entry(NamedTuple):

    row: Row
    number: int
    results: tuple[Cell, ...]

def printed_score(cell: Cell) -> float | None:
    try:
        return points(cell.text) if cell.text and not cell.fault else None
    except ValueError:
        return None
'''

MODULES['xltiebreak.tables.printed_columns'] = r'''from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from xltiebreak.event.findings import WARNING, Finding
from xltiebreak.event.section import Section
from xltiebreak.tables.cells import Grid, Row
from xltiebreak.tables.header import Columns, header_in

OURS = "Ours: "

Printed = Mapping[str, Mapping[int, str]]

Rows = Collection[tuple[int, Row]]

def told_apart(title: str, known: Collection[str]) -> str:
    label, count = title, 1
    while label in known:
        count += 1
        label = f"{title} ({count})"
    return label
'''

MODULES['xltiebreak.tables.prize_list'] = r'''from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from xltiebreak.event.findings import ERROR, Finding
from xltiebreak.event.section import Section
from xltiebreak.event.words import bare
from xltiebreak.prizefund.prizes import Prize
from xltiebreak.prizefund.typed_prizes import NumberOf, PrizeError, typed_prize
from xltiebreak.tables.cells import Row
from xltiebreak.tables.list_sheets import PRIZE_COLUMNS, ListSheet, Names
from xltiebreak.tables.prize_table import PrizeTable

_NO_HEADERS = (
    f"the sheet has no row of headers that can be read; expected {', '.join(PRIZE_COLUMNS)}, of "
    "which Prize and one of Cash and Trophy cannot be missing"
)

@dataclass(frozen=True)
class ListedPrizes:

    where: str
    prizes: tuple[Prize, ...]
    cells: tuple[str, ...]
    lists: Mapping[str, tuple[int, ...]]
    sign: str
    rows: tuple[Mapping[str, str], ...]
    faults: tuple[Finding, ...]

def listed_prizes(table: PrizeTable, sections: Sequence[Section]) -> list[ListedPrizes]:
    readers = [_Reader(table, section) for section in sections]
    unplaced: list[Finding] = []
    if table.sheet is None:
        unplaced.append(Finding(ERROR, "no-headers", table.grid.sheet, _NO_HEADERS))
    else:
        for row in table.sheet.rows:
            if any(table.sheet.cell(row, title).text for title in PRIZE_COLUMNS):
                named = _section_of(table.sheet, row, sections)
                if isinstance(named, Finding):
                    unplaced.append(named)
                else:
                    readers[named].read(row)
    return [reader.finished(unplaced) for reader in readers]

def _section_of(sheet: ListSheet, row: Row, sections: Sequence[Section]) -> int | Finding:
    names = [section.name for section in sections]
    name = sheet.cell(row, "Section").text
    if not name and len(sections) == 1:
        return 0
    for k, one in enumerate(names):
        if bare(one) == bare(name):
            return k
    said = f"there is no section {name!r}" if name else "it is not typed for which section this is"
    return sheet.error(row, "Section", "prize-section", f"{said}; there are {', '.join(names)}")

class _Reader:

    def __init__(self, table: PrizeTable, section: Section) -> None:
        self.table = table
        self.prizes: list[Prize] = []
        self.cells: list[str] = []
        self.lists: dict[str, tuple[int, ...]] = {}
        self.signs: dict[str, None] = {}
        self.rows: list[Mapping[str, str]] = []
        self.faults: list[Finding] = []
        self.there: dict[tuple[object, ...], str] = {}
        noun, sheet = section.origin.entry, section.origin.sheet
        self.number_of: NumberOf = Names(section.players, noun, sheet or section.name).find

    def read(self, row: Row) -> None:
        sheet = self.table.sheet
        assert sheet is not None
        cells = {title: sheet.cell(row, title) for title in PRIZE_COLUMNS}
        self.rows.append({title: cell.text for title, cell in cells.items() if cell.text})
        try:
            for title, cell in cells.items():
                if cell.fault is not None:
                    raise PrizeError(title, cell.fault.message)
            typed = typed_prize(self.rows[-1], self.number_of)
            prize = replace(typed.prize, position=len(self.prizes) + 1)
            self._refuse_twice(prize, sheet.where(row, "Prize"))
            self._sign(typed.sign)
            if typed.players is not None:
                self._list(prize, typed.players)
        except PrizeError as error:
            self.faults.append(sheet.error(row, error.title, "prize", str(error)))
            return
        self.prizes.append(prize)
        self.cells.append(sheet.where(row, "Prize"))

    def _refuse_twice(self, prize: Prize, where: str) -> None:
        what = ["cash prize"] * bool(prize.cash or prize.percent) + ["trophy"] * bool(prize.trophy)
        for one in what:
            key = (prize.condition, prize.points, prize.title, one)
            if key in self.there:
                raise PrizeError(
                    "Rank",
                    f"there is a {one} for {prize.title} at {self.there[key]} already; type the "
                    "rank of each (1, 2 …), or clear one of them",
                )
            self.there[key] = where

    def _sign(self, sign: str) -> None:
        if sign:
            self.signs[sign] = None
        if len(self.signs) > 1:
            signs = " and ".join(self.signs)
            raise PrizeError("Cash", f"there are amounts in {signs}; a section has one currency")

    def _list(self, prize: Prize, players: tuple[int, ...]) -> None:
        known = self.lists.setdefault(prize.list, players)
        if set(known) != set(players):
            raise PrizeError(
                "Players",
                f"another row lists others for {prize.label or prize.list}; list the same "
                "players, or leave this cell empty",
            )

    def finished(self, unplaced: Sequence[Finding]) -> ListedPrizes:
        grid = self.table.grid
        return ListedPrizes(
            grid.sheet or f"line {grid.rows[-1].number}",
            tuple(self.prizes),
            tuple(self.cells),
            self.lists,
            next(iter(self.signs), ""),
            tuple(self.rows),
            (*unplaced, *self.faults),
        )
'''

MODULES['xltiebreak.tables.prize_table'] = r'''from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from xltiebreak.event.words import bare
from xltiebreak.tables.cells import Grid, Row
from xltiebreak.tables.header import Header, find_header
from xltiebreak.tables.list_sheets import PRIZE_COLUMNS, ListSheet, columns_headed

class PrizeTable(NamedTuple):

    grid: Grid
    sheet: ListSheet | None

def header_of_prizes(index: int, row: Row) -> Header | None:
    columns = columns_headed(row, PRIZE_COLUMNS)
    if "Prize" in columns and ("Cash" in columns or "Trophy" in columns):
        return Header(index, columns, {})
    return None
'''

MODULES['xltiebreak.tables.prizes'] = r'''from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Callable, TypeVar

from xltiebreak.event.findings import ERROR, WARNING, Finding, TieBreakError, errors_first
from xltiebreak.event.section import Section
from xltiebreak.prizefund.announcement.reading import Announcement, read_announcement
from xltiebreak.prizefund.doubts import doubts
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.fund import Fund
from xltiebreak.prizefund.money import money
from xltiebreak.prizefund.prizes import NAMED, PLACE, POINTS, TEAM, Prize
from xltiebreak.prizefund.stated import (
    StatedPrizes,
    listed_players,
    prize_rating,
    prize_ratings,
    re_entries,
    stated_fund,
    stated_lists,
)
from xltiebreak.prizefund.typed_prizes import PrizeError, amount_of, list_name, yes_or_no
from xltiebreak.ranking.places import Standing
from xltiebreak.tables.cells import Grid
from xltiebreak.tables.header import Columns, find_header
from xltiebreak.tables.labels import PRIZE_LABELS
from xltiebreak.tables.prize_list import ListedPrizes, listed_prizes
from xltiebreak.tables.prize_table import PrizeTable
from xltiebreak.tables.settings import Settings

OPEN = "Open"

_PRIZE_RATING = ("prize rating", "rating for prizes")
_WITHDRAWN = ("withdrawn", "withdrew")

_AFTER_ROUND = re.compile(r"(?:after )?(?:r|rd|round) ?\d{1,3}")

Read = tuple[Section, Settings, Grid]

_T = TypeVar("_T")

def with_prizes(read: Sequence[Read], table: PrizeTable | None) -> list[Section]:
    sections = [section for section, _, _ in read]
    listed = listed_prizes(table, sections) if table else [None] * len(sections)
    stated = [_Statement(*one, rows).stated() for one, rows in zip(read, listed)]
    return [
        replace(section, prizes=prizes) if prizes else section
        for section, prizes in zip(sections, _of_one_event(stated))
    ]

def _of_one_event(stated: Sequence[StatedPrizes | None]) -> list[StatedPrizes | None]:
    funds = [one.fund for one in stated if one and one.fund]
    if len(funds) < 2:
        return [*stated]
    whole = sum(fund.announced for fund in funds)
    return [
        replace(one, fund=replace(one.fund, whole_event=whole)) if one and one.fund else one
        for one in stated
    ]

class _Statement:

    def __init__(
        self, section: Section, settings: Settings, grid: Grid, listed: ListedPrizes | None
    ) -> None:
        self.section, self.settings, self.grid = section, settings, grid
        self.table = listed if listed and listed.rows else None
        self.known = section.crosstable.rows
        self.words: dict[str, str] = {}
        self.findings: list[Finding] = list(listed.faults if listed else ())

    def stated(self) -> StatedPrizes | None:
        for name, cell in self.settings.prizes.items():
            if cell.fault is not None and cell.fault.code != "merged-cells":
                self._error(name, cell.fault.message)
            else:
                self.words[name] = cell.text
        fund = self._fund()
        if fund is None and not self.findings:
            return self._without_prizes() if self.words else None
        stated = StatedPrizes(
            fund,
            ratings=self._ratings(),
            withdrawn=self._withdrawn(),
            entered_again=self._read("re_entries", re_entries),
            words=self.words,
            rows=self.table.rows if self.table else (),
        )
        if fund is not None:
            fund = self._settled(fund)
            stated = replace(stated, fund=fund, lists=self._lists(fund))
            self._need_teams(fund)
            self._compare_total(fund)
        if any(finding.is_error for finding in self.findings):
            stated = replace(stated, fund=None)
        elif fund is not None:
            self.findings += doubts(fund, self._entrants(stated), self._stands)
        return replace(stated, findings=tuple(errors_first(self.findings)))

    def _without_prizes(self) -> StatedPrizes:
        idle = [
            Finding(
                WARNING,
                "prize-label",
                self._where(name),
                f"the label {PRIZE_LABELS[name]!r} is passed over, as there are no prizes; type "
                "them on a sheet Prizes, or the line that announces them at the label Prizes",
            )
            for name in self.words
        ]
        return StatedPrizes(findings=tuple(idle), words=self.words)

    def _where(self, name: str) -> str:
        if name == "prizes" and self.table:
            return self.table.where
        return self.settings.cells.get(name, self.section.name)

    def _stands(self, prize: Prize) -> str:
        return self.table.cells[prize.position - 1] if self.table else self._where("prizes")

    def _error(self, name: str, message: str) -> None:
        self.findings.append(Finding(ERROR, "prizes", self._where(name), message))

    def _read(self, name: str, read: Callable[[str, Collection[int]], _T]) -> _T:
        try:
            return read(self.words.get(name, ""), self.known)
        except PrizeError as error:
            self._error(name, str(error))
            return read("", self.known)

    def _fund(self) -> Fund | None:
        rounds = self.section.scheduled_rounds or self.section.crosstable.rounds
        if self.table and "prizes" in self.words:
            message = f"the prizes stand on {self.table.where}, too; keep the line or the table"
            where = self.settings.cells["prizes"]
            self.findings.append(Finding(ERROR, "prizes", where, message))
            return None
        try:
            if self.table:
                table = self.table
                return stated_fund(table.prizes, self.words, rounds, table.sign)
            if "prizes" in self.words:
                return stated_fund(self._announcement(), self.words, rounds)
        except PrizeError as error:
            self._error(error.title, str(error))
        except TieBreakError as error:
            self._error("prizes", str(error))
        return None

    def _announcement(self) -> Announcement:
        is_named = "name" in self.settings.cells or self.section.name != OPEN
        name = self.section.name if is_named else ""
        made = read_announcement(self.words["prizes"], name, self._where("prizes"))
        for finding in made.findings:
            if finding.code != "announcement-half":
                self.findings.append(finding)
            elif "entries" not in self.words:
                asked = f"{finding.message}, at the label Entries"
                self.findings.append(finding._replace(severity=ERROR, message=asked))
        return made

    def _settled(self, fund: Fund) -> Fund:
        exempt = frozenset(self._read("no_limit_for", listed_players))
        of_teams = self.section.matches is not None
        prizes = tuple(
            replace(one, kind=PLACE) if of_teams and one.kind == TEAM else one
            for one in fund.prizes
        )
        return replace(fund, prizes=prizes, limits=replace(fund.limits, exempt=exempt))

    def _ratings(self) -> dict[int, int | None]:
        ratings: dict[int, int | None] = {}
        for number, text, where in self._column(_PRIZE_RATING):
            try:
                ratings[number] = prize_rating(text)
            except PrizeError as error:
                self.findings.append(Finding(ERROR, "prizes", where, str(error)))
        stated = self._read("prize_ratings", prize_ratings)
        return {**ratings, **stated}

    def _withdrawn(self) -> tuple[int, ...]:
        marked = self._marked(_WITHDRAWN, is_yes=_AFTER_ROUND)
        stated = [number for number in self.settings.withdrawn if number in self.known]
        return tuple(dict.fromkeys((*stated, *marked)))

    def _lists(self, fund: Fund) -> dict[str, tuple[int, ...]]:
        stated = self._read("prize_lists", stated_lists)
        lists = {**stated}
        for prize in fund.prizes:
            if prize.kind == NAMED:
                ways = (
                    self.table.lists.get(prize.list) if self.table else None,
                    stated.get(prize.list),
                    self._marked_as(prize.list),
                )
                told = [way for way in ways if way is not None]
                if not told:
                    self._ask_who(prize)
                elif any(set(way) != set(told[0]) for way in told):
                    self._disagree(prize)
                else:
                    lists[prize.list] = told[0]
        return lists

    def _ask_who(self, prize: Prize) -> None:
        head = prize.list.capitalize()
        message = (
            f"{prize.title}: it is not stated who can win it. Type the pairing numbers in the "
            f"column Players of the sheet Prizes, or at the label Prize lists ({prize.list}: 3, "
            f"7), or mark them with x in a column {head} of the crosstable; where there is nobody, "
            f"state {prize.list}: none"
        )
        self.findings.append(Finding(ERROR, "prize-list", self._stands(prize), message))

    def _disagree(self, prize: Prize) -> None:
        message = (
            f"{prize.title}: who can win it is stated more than once, and not alike; keep one of "
            "the column Players, the label Prize lists and the column of the crosstable"
        )
        self.findings.append(Finding(ERROR, "prize-list", self._stands(prize), message))

    def _compare_total(self, fund: Fund) -> None:
        stated = self._read("prize_fund", lambda text, _: amount_of(text, "", percent=False))
        open_ended = any(one.percent or one.kind == POINTS for one in fund.prizes)
        if stated.cents and stated.cents != fund.announced and not open_ended:
            announced, added = (money(one, fund.sign) for one in (stated.cents, fund.announced))
            message = f"{announced} are announced, and the prizes add up to {added}"
            where = self._where("prize_fund")
            self.findings.append(Finding(WARNING, "announcement-total", where, message))

    def _need_teams(self, fund: Fund) -> None:
        of_teams = next((prize for prize in fund.prizes if prize.kind == TEAM), None)
        if of_teams and not self.section.counting:
            message = (
                f"{of_teams.title}: it is not known how many players count for a team; state it at "
                "the label Counting players, and the teams in the column Team of the crosstable"
            )
            self.findings.append(Finding(ERROR, "prizes", self._stands(of_teams), message))

    def _entrants(self, stated: StatedPrizes) -> list[Entrant]:
        players = self.section.players
        unplaced = stated.entrants([Standing(1, 1, one, 0.0, {}, None) for one in players])
        return [*unplaced, Entrant(0, is_team=True)]

    def _marked_as(self, name: str) -> tuple[int, ...] | None:
        heads = [head for head in self._heads if list_name(head) == name]
        return self._marked(heads) if heads else None

    def _marked(
        self, heads: Sequence[str], is_yes: re.Pattern[str] | None = None
    ) -> tuple[int, ...]:
        found = []
        for number, text, where in self._column(heads):
            try:
                folded = text.casefold()
                if (is_yes and is_yes.fullmatch(folded)) or yes_or_no(folded, ""):
                    found.append(number)
            except PrizeError as error:
                self.findings.append(Finding(ERROR, "prizes", where, str(error)))
        return tuple(found)

    @cached_property
    def _columns(self) -> Columns | None:
        header = find_header(self.grid)
        return Columns(self.grid, header) if header else None

    @cached_property
    def _heads(self) -> dict[str, int]:
        if self._columns is None:
            return {}
        header = self._columns.header
        heads = self.grid.rows[header.row].cells
        return {
            " ".join(cell.text.casefold().split()).rstrip(".:"): column
            for column, cell in enumerate(heads)
            if cell.text and column not in header.used
        }

    def _column(self, heads: Collection[str]) -> Iterator[tuple[int, str, str]]:
        column = next((self._heads[head] for head in heads if head in self._heads), None)
        if column is None or self._columns is None:
            return
        rows = {row.number: row for row in self.grid.rows}
        title = self.grid.rows[self._columns.header.row].cell(column).text
        for player, number in zip(self.section.players, self.section.origin.rows):
            cell, where = rows[number].cell(column), self.grid.address(rows[number], column, title)
            if cell.fault is not None:
                self.findings.append(Finding(ERROR, "prizes", where, cell.fault.message))
            elif cell.text:
                yield player.number, cell.text, where
'''

MODULES['xltiebreak.tables.result_cells'] = r'''from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Optional

from xltiebreak.event.findings import ERROR, Finding, Place
from xltiebreak.event.notation import (
    DIALECTS,
    AmbiguousNotation,
    Dialect,
    UnknownCell,
    infer,
    known_name,
    read_cell,
    tidy,
    understood,
)
from xltiebreak.event.results import TWIN, UNREADABLE, Outcome, Result
from xltiebreak.tables.cells import Cell

Where = Callable[[int, int], tuple[str, Optional[Place]]]

Rows = tuple[tuple[Result, ...], ...]

class ReadResults(NamedTuple):

    results: Rows
    faults: list[Finding]
    dialect: Dialect

def read_results(
    rows: Sequence[Sequence[Cell]],
    where: Where,
    notation: str = "",
    how_to_state: str = "",
    numbers: Sequence[int] = (),
    totals: Sequence[float | None] = (),
) -> ReadResults:
    faults: list[Finding] = []

    def tell(k: int, round: int, code: str, message: str) -> None:
        cell_at, place = where(k, round)
        faults.append(Finding(ERROR, code, cell_at, message, place))

    stated = known_name(notation) if notation else ""
    if stated in DIALECTS and stated != _UK:
        dialect = DIALECTS[stated]
    else:
        try:
            texts = (cell.text for row in rows for cell in row if not cell.fault)
            dialect = infer(texts, lambda one: _misfits(one, rows, numbers, totals), stated)
        except AmbiguousNotation as ambiguous:
            dialect = ambiguous.dialect
            k, round = _first(rows, ambiguous.text)
            hint = f" ({how_to_state})" if how_to_state else ""
            message = _as_typed(str(ambiguous), rows[k][round - 1])
            tell(k, round, "ambiguous-notation", f"{message}{hint}")
    known: dict[str, Result] = {}
    results = []
    for k, row in enumerate(rows):
        line = []
        for round, cell in enumerate(row, start=1):
            result = UNREADABLE
            if cell.fault is not None:
                tell(k, round, *cell.fault)
            else:
                try:
                    result = known.get(cell.text) or read_cell(cell.text, dialect)
                    known[cell.text] = result
                except UnknownCell as unknown:
                    tell(k, round, "unknown-code", _as_typed(str(unknown), cell))
            line.append(result)
        results.append(tuple(line))
    return ReadResults(tuple(results), faults, dialect)

_UK = "uk"

def _as_typed(message: str, cell: Cell) -> str:
    if not cell.typed:
        return message
    for text in (tidy(cell.text), cell.text):
        message = message.replace(repr(text), repr(cell.typed))
    return message

def _misfits(
    dialect: Dialect,
    rows: Sequence[Sequence[Cell]],
    numbers: Sequence[int],
    totals: Sequence[float | None],
) -> int:
    read = understood({cell.text for row in rows for cell in row if not cell.fault}, dialect)
    results = [[read.get(cell.text, UNREADABLE) for cell in row] for row in rows]
    return contradictions(numbers, results) + wrong_totals(results, totals)

def contradictions(numbers: Sequence[int], results: Sequence[Sequence[Result]]) -> int:
    rows = dict(zip(numbers, results))
    count = 0
    for number, row in rows.items():
        for round, result in enumerate(row):
            twins = rows.get(result.opponent or 0)
            twin = twins[round] if twins else None
            if (
                twin is None
                or twin.opponent != number
                or Outcome.PENDING
                in (
                    result.outcome,
                    twin.outcome,
                )
            ):
                continue
            both_lost = result.outcome is twin.outcome is Outcome.FORFEIT_LOSS
            count += not both_lost and twin.outcome is not TWIN.get(result.outcome)
            count += bool(result.colour) and result.colour == twin.colour
    return count

def wrong_totals(results: Sequence[Sequence[Result]], totals: Sequence[float | None]) -> int:
    return sum(
        total is not None and sum(result.points for result in row) != total
        for row, total in zip(results, totals)
    )

def _first(rows: Sequence[Sequence[Cell]], text: str) -> tuple[int, int]:
    cells = ((k, r, cell.text) for k, row in enumerate(rows) for r, cell in enumerate(row, 1))
    return next((k, r) for k, r, there in cells if there == text)
'''

MODULES['xltiebreak.tables.settings'] = r'''from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from xltiebreak.event.figures import points
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation import dialect_named
from xltiebreak.event.section import BY_GAME_POINTS, BY_MATCH_POINTS, MAX_BOARDS, MatchPoints
from xltiebreak.event.words import bare
from xltiebreak.ranking.orders import order_named
from xltiebreak.rules.editions import edition_named
from xltiebreak.tables.cells import Cell

SWISS, ROUNDROBIN = KINDS = ("swiss", "roundrobin")
TEAM_KINDS = ("team", "team roundrobin")

_FIGURE = re.compile(r"\d+(?:[.,]\d+)?½?|½")
_USUAL = re.compile(r"[01](?:[.,]0+)?|0?[.,]50*|½")

_OF_SECTION = (
    *("name", "kind", "scheduled_rounds", "edition", "order", "lots", "trophies"),
    *("unrated", "withdrawn", "counting"),
)

@dataclass(frozen=True)
class Settings:

    name: str = ""
    kind: str = "swiss"
    scheduled_rounds: int | None = None
    edition: str = ""
    order: str = ""
    lots: str = ""
    trophies: int | None = None
    notation: str = ""
    unrated: int | None = None
    withdrawn: tuple[int, ...] = ()
    of_teams: bool = False
    placed_by: str = BY_MATCH_POINTS
    match_points: MatchPoints | None = None
    boards: int = 0
    board_weights: tuple[float, ...] = ()
    counting: int | None = None
    prizes: Mapping[str, Cell] = field(default_factory=dict)
    cells: Mapping[str, str] = field(default_factory=dict)

    @property
    def of_section(self) -> dict[str, Any]:
        return {field: getattr(self, field) for field in _OF_SECTION}

def understood(name: str, text: str) -> Any:
    return _READ.get(name, str)(text)

def boards_of(text: str) -> tuple[int, tuple[float, ...]]:
    if not text:
        return 0, ()
    if re.fullmatch(r"[^,;\s]+", text):
        return understood("boards", text), ()
    weights: tuple[float, ...] = understood("board_weights", text)
    return len(weights), weights

def names_teams(kind: str) -> bool:
    return "team" in bare(kind)

def refuse_other_scoring(text: str) -> None:
    figures = _FIGURE.findall(text.replace("1/2", "½"))
    if not all(_USUAL.fullmatch(figure) for figure in figures):
        raise TieBreakError(
            f"scoring {text!r} is not supported; a win is 1, a draw ½ and a loss 0 in every sum "
            "here"
        )

def _whole_number(text: str) -> int:
    number = text.removesuffix(".0")
    if not number.isdecimal() or len(number) > 4:
        raise TieBreakError(f"{text!r} is not a whole number; expected one such as 5, or nothing")
    return int(number)

def _numbers(text: str) -> tuple[int, ...]:
    parts = [part for part in re.split(r"[,;\s]+", text) if part]
    return tuple(dict.fromkeys(_pairing_number(part) for part in parts))

def _pairing_number(text: str) -> int:
    number = text.removesuffix(".0").removeprefix("#")
    if not number.isdecimal() or not 0 < len(number) < 7:
        raise TieBreakError(f"{text!r} is not a pairing number; expected numbers such as 3, 7")
    return int(number)

_PAIRED = {"rr": ROUNDROBIN, "allplayall": ROUNDROBIN}

def _kind(text: str) -> str:
    kind = re.sub(r"(system|event|tournament|pairings?)+$", "", bare(text))
    paired = re.sub(r"teams?(?!wiss)|individual", "", kind).removeprefix("double")
    paired = _PAIRED.get(paired, paired) or (SWISS if names_teams(text) else "")
    if paired not in KINDS:
        kinds = ", ".join((*KINDS, *TEAM_KINDS))
        raise TieBreakError(f"{text!r} is not a kind of event; use one of {kinds}")
    return paired

def _placed_by(text: str) -> str:
    first = bare(text).removesuffix("s").removesuffix("point")
    for places, names in ((BY_MATCH_POINTS, ("match", "mp")), (BY_GAME_POINTS, ("game", "gp"))):
        if first in names:
            return places
    raise TieBreakError(f"{text!r} places no teams; expected match points or game points")

def _match_points(text: str) -> MatchPoints:
    parts = re.split(r"[-\u2013:;,/\s]+", text.replace("1/2", "½").strip())
    try:
        win, draw, loss = map(points, parts)
    except ValueError:
        win = draw = loss = 0.0
    if not win > draw >= loss:
        raise TieBreakError(
            f"{text!r} does not say what a match is worth; expected the points for a match won, "
            "drawn and lost, such as 2-1-0"
        )
    return MatchPoints(win, draw, loss)

def _boards(text: str) -> int:
    number = _whole_number(text)
    if not 0 < number <= MAX_BOARDS:
        raise TieBreakError(f"a match has 1 to {MAX_BOARDS} boards, and not {text}")
    return number

def _weights(text: str) -> tuple[float, ...]:
    parts = [part for part in re.split(r"[,;\s]+", text) if part]
    try:
        weights = tuple(map(points, parts))
    except ValueError:
        weights = ()
    if not weights or len(weights) > MAX_BOARDS or min(weights) <= 0:
        raise TieBreakError(
            f"{text!r} does not say what the boards are worth; expected a number for each board, "
            "the first board first, such as 12 11 10 9 8 7 6 5"
        )
    return weights

def _counting(text: str) -> int:
    number = _whole_number(text)
    if not number:
        raise TieBreakError("at least one player has to count for a team; expected such as 4")
    return number

def _checked(understand: Callable[[str], object]) -> Callable[[str], str]:

    def read(text: str) -> str:
        understand(text)
        return text

    return read

_READ: Mapping[str, Callable[[str], Any]] = {
    "kind": _kind,
    "scheduled_rounds": _whole_number,
    "edition": lambda text: edition_named(text).code,
    "order": _checked(order_named),
    "trophies": _whole_number,
    "notation": _checked(dialect_named),
    "unrated": _whole_number,
    "withdrawn": _numbers,
    "placed_by": _placed_by,
    "match_points": _match_points,
    "boards": _boards,
    "board_weights": _weights,
    "counting": _counting,
}
'''

MODULES['xltiebreak.tables.square'] = r'''from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import cached_property

from xltiebreak.event.findings import ERROR, WARNING, Finding, Place
from xltiebreak.event.notation import DIALECTS, GRID, UnknownCell, known_name, read_cell, understood
from xltiebreak.event.notation.grid_cells import (
    EXPECTED,
    expected_twin,
    games_in,
    is_cell,
    is_diagonal,
    is_mark,
    write,
)
from xltiebreak.event.origin import Origin
from xltiebreak.event.results import BLANK, UNREADABLE, Result
from xltiebreak.event.roundrobin import SITS_OUT, berger_round, by_round
from xltiebreak.tables.cells import EMPTY, Cell, Row, column_letter
from xltiebreak.tables.header import Columns
from xltiebreak.tables.player_rows import Entry
from xltiebreak.tables.settings import ROUNDROBIN, Settings

Rows = tuple[tuple[Result, ...], ...]
Places = tuple[tuple[int, ...], ...]

_SMALLEST_SWISS, _FEWEST_ROUNDS = 6, 2

_HALF_OF_IT = 3

@dataclass(frozen=True)
class Square(Columns):

    @cached_property
    def titles(self) -> dict[int, str]:
        titles = {}
        for number, columns in self.header.across.items():
            for place, column in enumerate(columns):
                titles[column] = f"{'second ' * place}column of {self.entry} {number}"
        titles.update((column, name) for name, column in self.header.fields.items())
        if self.names is not None:
            titles[self.names] = "Name"
        return titles

    @cached_property
    def places(self) -> Mapping[int, int]:
        columns = [column for both in self.header.across.values() for column in both]
        return {column: place for place, column in enumerate(columns, start=1)}

    def origin(self, rows: Sequence[Row]) -> Origin:
        origin = super().origin(rows)
        columns = {
            f"C{place}": self.titles[column] if origin.lines else column_letter(column)
            for column, place in self.places.items()
        }
        return replace(origin, columns={**origin.columns, **columns})

    def results(self, row: Row) -> tuple[Cell, ...]:
        cells = tuple([row.cell(column) for column in self.places])
        if all(not cell.fault and (not cell.text or is_mark(cell.text)) for cell in cells):
            return (EMPTY,) * len(cells)
        return cells

    def against(self, row: Row, number: int) -> Iterator[tuple[int, Cell]]:
        for column in self.header.across.get(number, ()):
            yield column, row.cell(column)

def understood_better(square: Square, entries: Sequence[Entry]) -> bool:
    in_grid, by_rounds = _understood(square, entries)
    return in_grid > by_rounds

def _understood(square: Square, entries: Sequence[Entry]) -> tuple[int, int]:
    in_grid = 0
    texts: Counter[str] = Counter()
    for entry in entries:
        for number in square.header.across:
            fits = is_diagonal if number == entry.number else is_cell
            for _, cell in square.against(entry.row, number):
                if cell.text and not cell.fault:
                    texts[cell.text] += 1
                    in_grid += fits(cell.text)
    readings = [understood(texts, one) for one in DIALECTS.values() if one is not GRID]
    counts = [sum(texts[text] for text in reading) for reading in readings]
    return in_grid, max(counts)

def read_pairs(
    square: Square, entries: Sequence[Entry], faults: list[Finding], *, is_stated: bool = True
) -> tuple[Rows, Places]:
    order = sorted(range(len(entries)), key=lambda k: entries[k].number)
    results, columns = _Pairs(square, [entries[k] for k in order], faults, is_stated).read()
    rows = dict(zip(order, zip(results, columns)))
    return (
        tuple([rows[k][0] for k in range(len(entries))]),
        tuple([rows[k][1] for k in range(len(entries))]),
    )

@dataclass
class _Pairs:

    square: Square
    entries: Sequence[Entry]
    faults: list[Finding]
    is_stated: bool

    @property
    def noun(self) -> str:
        return self.square.entry

    @property
    def oneself(self) -> str:
        return "himself" if self.noun == "player" else "itself"

    def read(self) -> tuple[Rows, Places]:
        self._examine_columns()
        self._examine_diagonal()
        pairs = [[self._games(one, other) for other in self.entries] for one in self.entries]
        cycles = [
            [[games[cycle] for games in row] for row in pairs] for cycle in range(self._cycles)
        ]
        one_sided = list(_one_sided(cycles))
        self._tell_swiss()
        if not any(fault.is_error for fault in self.faults):
            self._tell_one_sided(cycles, one_sided)
        for cycle, i, j in one_sided:
            cycles[cycle][i][j] = BLANK
        places = [
            [[self._place(other, cycle) for other in self.entries]] * len(self.entries)
            for cycle in range(self._cycles)
        ]
        return by_round(cycles, SITS_OUT), by_round(places, 0)

    @cached_property
    def _cycles(self) -> int:
        if any(len(columns) > 1 for columns in self.square.header.across.values()):
            return 2
        games = {
            (one.number, other.number): len(games_in(cell.text))
            for one in self.entries
            for other in self.entries
            if one is not other
            for _, cell in self.square.against(one.row, other.number)
            if cell.text
        }
        double = {pair for pair, count in games.items() if count == 2}
        in_both = any((other, one) in double for one, other in double)
        return 2 if in_both or (double and 2 * len(double) >= len(games)) else 1

    def _games(self, one: Entry, other: Entry) -> list[Result]:
        if one is other:
            return [BLANK] * self._cycles
        results = []
        cells = list(self.square.against(one.row, other.number))
        for column, cell in cells:
            scores = games_in(cell.text, double=self._cycles > 1) or ("",)
            if cell.fault is not None:
                self._tell(ERROR, cell.fault.code, (one, column), cell.fault.message)
                results.append(UNREADABLE)
                continue
            if len(scores) * len(cells) > max(self._cycles, len(cells)):
                self._tell_unknown(one, column, f"{cell.text!r} is not one result")
                results.append(UNREADABLE)
                continue
            results += [self._result(one, other, column, cell, score) for score in scores]
        return (results + [BLANK] * self._cycles)[: self._cycles]

    def _result(self, one: Entry, other: Entry, column: int, cell: Cell, score: str) -> Result:
        if not score:
            return BLANK
        if is_mark(cell.text):
            self._tell_unknown(
                one,
                column,
                f"{cell.text!r} marks where a {self.noun} would meet {self.oneself}, and here "
                f"{self.noun} {one.number} meets {self.noun} {other.number}",
            )
            return UNREADABLE
        try:
            return read_cell(f"{other.number}|{score}", GRID)
        except UnknownCell:
            self._tell_unknown(one, column, f"{cell.text!r} is not a result")
            return UNREADABLE

    def _tell_unknown(self, one: Entry, column: int, what: str) -> None:
        games = "; two games as 1 ½" if self._cycles > 1 else ""
        message = f"{what}; expected {EXPECTED}{games}"
        self._tell(ERROR, "unknown-code", (one, column), message)

    def _tell(self, severity: str, code: str, cell: tuple[Entry, int], message: str) -> None:
        one, column = cell
        found = self.square.finding(severity, code, one.row, column, message)
        place = self.square.places.get(column)
        self.faults.append(found._replace(place=Place(one.number, place) if place else None))

    def _examine_diagonal(self) -> None:
        for one in self.entries:
            for column, cell in self.square.against(one.row, one.number):
                is_fine = cell.fault is None or cell.fault.code == "merged-cells"
                if not is_fine or not is_diagonal(cell.text):
                    message = (
                        f"{self.noun} {one.number} has {cell.text!r} against {self.oneself}; leave "
                        "the cell empty or mark it with *, or correct the numbers of the rows and "
                        "columns"
                    )
                    self._tell(ERROR, "plays-self", (one, column), message)

    def _examine_columns(self) -> None:
        across = self.square.header.across
        numbers = {one.number for one in self.entries}
        for number in [number for number in across if number not in numbers]:
            for one in self.entries:
                for column, cell in self.square.against(one.row, number):
                    if cell.text and not is_mark(cell.text):
                        message = (
                            f"{self.noun} {one.number} has {cell.text!r} against {self.noun} "
                            f"{number}, but there is no {self.noun} {number}; clear the cell, or "
                            f"add the {self.noun}"
                        )
                        self._tell(ERROR, "unknown-opponent", (one, column), message)
        title = self.square.header.fields.get("No.", self.square.names)
        for one in self.entries:
            if one.number not in across and title is not None:
                message = (
                    f"{self.noun} {one.number} has no column, the last one is headed "
                    f"{max(across)}; add the column, or correct the number"
                )
                self._tell(ERROR, "missing-column", (one, title), message)

    def _tell_one_sided(
        self,
        cycles: Sequence[Sequence[Sequence[Result]]],
        one_sided: Sequence[tuple[int, int, int]],
    ) -> None:
        entered = sum(not result.blank for table in cycles for row in table for result in row)
        if one_sided and len(one_sided) == entered and entered >= _HALF_OF_IT:
            cycle, i, j = one_sided[0]
            message = (
                f"only half of the grid is filled: all {entered} games stand in one of their two "
                f"cells only; type each game for both {self.noun}s, as here "
                f"{expected_twin(cycles[cycle][i][j])} against {self.noun} "
                f"{self.entries[i].number}"
            )
            self._tell(ERROR, "half-empty", self._cell(j, i, cycle), message)
            return
        for cycle, i, j in one_sided:
            result = cycles[cycle][i][j]
            message = (
                f"{self.noun} {self.entries[j].number} has nothing against {self.noun} "
                f"{self.entries[i].number}, who has {write(result)} against "
                f"{self.oneself.removesuffix('self')}; expected "
                f"{expected_twin(result)}. Until both cells are filled, the game counts for nobody"
            )
            self._tell(WARNING, "one-sided", self._cell(j, i, cycle), message)

    def _tell_swiss(self) -> None:
        if self.is_stated:
            return
        met = {
            (one.number, other.number)
            for one in self.entries
            for other in self.entries
            if one is not other and self._entered(one, other)
        }
        games = [sum(pair[0] == one.number for pair in met) for one in self.entries]
        players, usual = len(self.entries), sorted(games)[len(games) // 2]
        pairs = players * (players - 1) // 2
        empty = pairs - len({frozenset(pair) for pair in met})
        if (
            players < _SMALLEST_SWISS
            or usual < _FEWEST_ROUNDS
            or max(games) > players - 2
            or 3 * empty < pairs
            or self._are_first_rounds(met)
        ):
            return
        listed = " to ".join(map(str, sorted({min(games), max(games)})))
        message = (
            f"{empty} of {pairs} pairs have no game, everybody has {listed} games "
            f"and nobody has met all others: this looks like a Swiss written {self.noun} against "
            f"{self.noun}, which does not say in which round a game was played. Give it a column "
            "for each round (R1, R2 …) with cells such as W12; or, if these are the first games of "
            "a round-robin, state Kind roundrobin"
        )
        self._tell(ERROR, "swiss-in-a-grid", self._cell(0, 1, 0), message)

    def _entered(self, one: Entry, other: Entry) -> bool:
        return any(cell.text for _, cell in self.square.against(one.row, other.number))

    def _are_first_rounds(self, met: Set[tuple[int, int]]) -> bool:
        players = len(self.entries)
        places = {one.number: place for place, one in enumerate(self.entries, start=1)}
        rounds = Counter(berger_round(players, places[a], places[b]) for a, b in met)
        a_round = 2 * (players // 2)
        full = [round for round, cells in rounds.items() if cells == a_round]
        return sum(rounds[round] for round in full) * 4 >= len(met) * 3

    def _cell(self, i: int, j: int, cycle: int) -> tuple[Entry, int]:
        return self.entries[i], self._column(self.entries[j], cycle) or 0

    def _column(self, other: Entry, cycle: int) -> int | None:
        columns = self.square.header.across.get(other.number)
        return columns[min(cycle, len(columns) - 1)] if columns else None

    def _place(self, other: Entry, cycle: int) -> int:
        column = self._column(other, cycle)
        return 0 if column is None else self.square.places[column]

def _one_sided(cycles: Sequence[Sequence[Sequence[Result]]]) -> Iterator[tuple[int, int, int]]:
    for cycle, table in enumerate(cycles):
        for i, row in enumerate(table):
            for j, result in enumerate(row):
                entered = not result.blank and result is not UNREADABLE
                if i != j and entered and table[j][i].blank:
                    yield cycle, i, j
'''

MODULES['xltiebreak.verify'] = r'''from __future__ import annotations
from typing import Any

from xltiebreak.verify.differences import Compared, compare
from xltiebreak.verify.meanings import PLACE, PRIZE, SCORE
from xltiebreak.verify.printed_figures import Columns, columns_of
'''

MODULES['xltiebreak.verify.differences'] = r'''from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from xltiebreak.event.figures import Figure, decimal
from xltiebreak.event.section import Section
from xltiebreak.ranking.places import Standing, Values
from xltiebreak.ranking.standings import Standings, standings
from xltiebreak.rules.systems import TieBreak
from xltiebreak.verify.meanings import PLACE, SCORE
from xltiebreak.verify.printed_figures import Column, Columns, printed_places

@dataclass(frozen=True)
class Difference:

    number: int
    printed: str
    printed_value: float | None
    ours: str
    ours_value: float | None
    told: Callable[[], str] = field(compare=False, repr=False)

    @property
    def arithmetic(self) -> str:
        return self.told()

@dataclass(frozen=True)
class Cause:

    code: str
    explains: int
    sentence: str

@dataclass(frozen=True)
class Compared:

    label: str
    system: str
    agree: int
    of: int
    differences: tuple[Difference, ...]
    causes: tuple[Cause, ...] = ()

def compare(ours: Standings, columns: Columns) -> list[Compared]:
    places = [compare_places(ours, label, texts) for label, texts in columns.places.items()]
    return [*places, *(compare_column(ours, column) for column in columns.tie_breaks)]

def compare_column(ours: Standings, column: Column) -> Compared:
    figures = _our_figures(ours, column.meaning.tie_break)
    known: dict[tuple[str, Figure | None], bool] = {}
    differences = []
    compared = 0
    for number in ours.section.crosstable.numbers:
        if number not in column.texts:
            continue
        compared += 1
        for values in figures:
            pair = column.texts[number], values[number]
            if pair not in known:
                known[pair] = _agrees(column, number, values[number])
            if known[pair]:
                break
        else:
            differences.append(_difference(ours, column, number, figures[0][number]))
    return Compared(
        column.label,
        column.meaning.system,
        compared - len(differences),
        compared,
        tuple(differences),
    )

def _agrees(column: Column, number: int, value: Figure | None) -> bool:
    one = column.meaning.tie_break
    if value is None and one is not None and one.system.in_group:
        return column.figures.get(number) == 0
    return column.agrees(number, value)

def _our_figures(ours: Standings, one: TieBreak | None) -> list[Values]:
    if one is None:
        return [ours.context.scores.final]
    if not one.system.in_group:
        return [ours.column(one)]
    return [ours.column(one), one.column(ours.context, ours.section.crosstable.numbers)]

def _difference(ours: Standings, column: Column, number: int, value: Figure | None) -> Difference:
    one = column.meaning.tie_break
    digits = one.system.digits if one else 2
    figure = column.figures.get(number)
    return Difference(
        number,
        column.texts[number],
        None if figure is None else float(figure),
        "" if value is None else decimal(value, max(digits, column.decimals)),
        None if value is None else float(value),
        lambda: ours.worksheet(number, one).sentence() if one else _score_sentence(ours, number),
    )

def _score_sentence(ours: Standings, number: int) -> str:
    history = ours.context.history(number)
    parts = [f"{decimal(result.points)} (R{round})" for round, result in history]
    return f"Score {decimal(ours.context.score(number))} = {' + '.join(parts) or '0'}"

def compare_places(ours: Standings, label: str, texts: Mapping[int, str]) -> Compared:
    differences = []
    compared = 0
    for row in sorted(ours.rows, key=lambda row: row.place):
        number = row.player.number
        if number not in texts:
            continue
        compared += 1
        stated = printed_places(texts[number])
        if stated is None or not is_place(stated, row.place, row.last_place):
            differences.append(
                Difference(
                    number,
                    texts[number],
                    None if stated is None else float(stated[0]),
                    row.places,
                    float(row.place),
                    partial(_place_sentence, row),
                )
            )
    return Compared(label, PLACE, compared - len(differences), compared, tuple(differences))

def is_place(stated: tuple[int, int], place: int, last_place: int) -> bool:
    first, last = stated
    if first == last:
        return place <= first <= last_place
    if last == 0:
        return first == place < last_place
    return (first, last) == (place, last_place)

def _place_sentence(row: Standing) -> str:
    points = "1 point" if row.score == 1 else f"{decimal(row.score)} points"
    decided = f", decided by {row.decided_by}" if row.decided_by else ""
    return f"Place {row.places}: {points}{decided}"
'''

MODULES['xltiebreak.verify.meanings'] = r'''from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import BY_GAME_POINTS, BY_MATCH_POINTS
from xltiebreak.event.words import bare
from xltiebreak.rules.systems import TieBreak, tie_break
from xltiebreak.rules.systems.names import named_exactly
from xltiebreak.rules.systems.registry import of_code

PLACE, SCORE, PRIZE = "PLACE", "SCORE", "PRIZE"
GAME_OR_MATCH = "GMP"

LABELS: Mapping[str, tuple[str, ...]] = {
    "MM": ("tbrk[m]",),
    "MED": ("tbrk[h]",),
    "SOLK": ("tbrk[s]",),
    "CUM": ("tbrk[c]",),
    "OCUM": ("tbrk[o]",),
    "KASH": ("tbrk[k]",),
    "BLACKS": ("black",),
    "PCT": ("%",),
    "BH/C1": ("cut 1",),
    "BH/C2": ("cut 2",),
    "BH/M1": ("median 1",),
    "BH/M2": ("median 2",),
    PLACE: (
        *("place", "plc", "pl", "rank", "rk", "pos", "position", "standing", "final place"),
        *("rnk", "placing", "rg", "rang", "platz", "puesto", "lugar", "plaats", "posizione"),
    ),
    PRIZE: (
        *("prize", "prizes", "cash", "cash prize", "prize money", "money", "amount", "payout"),
        *("winnings", "amount won", "prize won"),
    ),
    SCORE: (
        *("score", "pts", "points", "total", "tot", "total pts", "total points"),
        *("pkt", "pkte", "punkte", "puntos", "ptos", "punten", "pnt", "punti", "pti"),
    ),
}

OF_MATCHES: Mapping[str, tuple[str, ...]] = {
    BY_MATCH_POINTS: ("match points", "match pts", "mp", "tournament points", "tournament pts"),
    BY_GAME_POINTS: (
        *("game points", "game pts", "gp", "board points", "board pts", "points (game-points)"),
        "individual points",
    ),
}

_NO_FIGURES = frozenset(
    bare(label)
    for label in (
        *("sno", "start no", "fed", "federation", "title", "sex", "typ", "type", "gr", "grp"),
        *("group", "state", "club/city", "rtgi", "rtgn", "rtg i", "rtg n", "rtg+/-", "k", "we"),
        *("w-we", "n", "born", "birth", "year", "age", "expires", "snr", "land", "pais", "no ini"),
    )
)

_LETTER = re.compile(r"tbr?k? ?\[ ?([a-z]) ?\]")
_ANY_TIE_BREAK = (
    r"(?:t\.?b\.?|tbrk?|tb-?break|tie[ -]?break(?:er|s)?|tie[ -]?brk|wtg|wertung|desp?|desempate"
    r"|d[ée]p|d[ée]partage|wp)"
)
_ORDINAL = re.compile(rf"{_ANY_TIE_BREAK} ?#?(\d{{1,2}})\.?")
_PREFIX = re.compile(rf"(?:{_ANY_TIE_BREAK} ?#?\d{{0,2}}|\d{{1,2}}) ?[:.)=-] ?(?=\D)")
_REMARKS = re.compile(r"\(.*?\)|\btie[ -]?breaks?\b|\bvariab(?:le|el)\b")
_POINTS_USED = re.compile(r"[:/ ](?:gp|mp|pts)(?=$|/|-)")

@dataclass(frozen=True)
class Meaning:

    system: str
    tie_break: TieBreak | None = None
    assumed: bool = False

LONGEST_LABEL = 200

def meaning_of(label: str, order: Sequence[TieBreak] = (), placed_by: str = "") -> Meaning | None:
    if len(label) > LONGEST_LABEL:
        return None
    text = " ".join(label.casefold().split())
    place = ordinal_of(label)
    if place:
        if place > len(order):
            return None
        return Meaning(order[place - 1].code, order[place - 1], assumed=True)
    lettered = _LETTER.fullmatch(text)
    named = f"tbrk[{lettered[1]}]" if lettered else _PREFIX.sub("", text, count=1)
    if placed_by:
        found = _of_matches(named, placed_by)
        if found is not None:
            return found
    return _named(named) or _named(_POINTS_USED.sub("", named)) or _loosely_named(named)

def ordinal_of(label: str) -> int:
    if len(label) > LONGEST_LABEL:
        return 0
    found = _ORDINAL.fullmatch(" ".join(label.casefold().split()))
    return int(found[1]) if found else 0

def _of_matches(text: str, placed_by: str) -> Meaning | None:
    for points, labels in OF_MATCHES.items():
        known = {bare(label) for label in labels}
        said = next((one for one in (text, _REMARKS.sub(" ", text)) if bare(one) in known), None)
        if said is not None and points == placed_by:
            return Meaning(SCORE)
        if said is not None:
            return Meaning(GAME_OR_MATCH, tie_break(GAME_OR_MATCH))
    try:
        return Meaning(text.upper(), of_code(text))
    except TieBreakError:
        return None

def says_no_figure(label: str) -> bool:
    return bare(label) in _NO_FIGURES

def _loosely_named(text: str) -> Meaning | None:
    found = _named(_REMARKS.sub(" ", text).strip())
    return replace(found, assumed=True) if found else None

def _named(text: str) -> Meaning | None:
    code = _codes().get(_plain(text))
    if code in (PLACE, SCORE, PRIZE):
        return Meaning(code)
    if code is None:
        code = named_exactly(text) or _as_code(text)
    return None if code is None else Meaning(code, tie_break(code))

def _plain(text: str) -> str:
    return text if "%" in text or "[" in text else bare(text)

def _as_code(text: str) -> str | None:
    code = re.sub(r"[-:/ ]+", "/", text).strip("/").upper()
    try:
        of_code(code)
    except TieBreakError:
        return None
    return code

@lru_cache(maxsize=1)
def _codes() -> Mapping[str, str]:
    return {_plain(label): code for code, labels in LABELS.items() for label in labels}

def stated_meanings(text: str, labels: Sequence[str]) -> dict[str, Meaning]:
    by_name = {label.casefold(): label for label in labels}
    stated: dict[str, Meaning] = {}
    for part in re.split(r"[,;]", text):
        if not part.strip():
            continue
        name, equals, code = (piece.strip() for piece in part.rpartition("="))
        if not (name and equals and code):
            raise TieBreakError(
                f"{part.strip()!r} in --columns is not understood; write LABEL=CODE, for example "
                '--columns "TB1=MM,TB2=SOLK"'
            )
        label = by_name.get(name.casefold())
        if label is None:
            known = ", ".join(labels) or "none"
            raise TieBreakError(f"there is no column {name!r}; the columns to compare are: {known}")
        stated[label] = _stated(code)
    return stated

def _stated(code: str) -> Meaning:
    if code.upper() in (PLACE, SCORE, PRIZE):
        return Meaning(code.upper())
    one = tie_break(code)
    return Meaning(one.code, one)
'''

MODULES['xltiebreak.verify.printed_figures'] = r'''from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from xltiebreak.event.figures import Figure
from xltiebreak.event.section import Section
from xltiebreak.rules.systems import Needs, TieBreak
from xltiebreak.rules.worksheet import SUM
from xltiebreak.verify.meanings import (
    PLACE,
    PRIZE,
    SCORE,
    Meaning,
    meaning_of,
    says_no_figure,
    stated_meanings,
)

_PARTS = {"¼": Fraction(1, 4), "½": Fraction(1, 2), "¾": Fraction(3, 4)}
_SPELLED = (("1/2", "½"), ("1/4", "¼"), ("3/4", "¾"), ("−", "-"))
_DECIMAL = re.compile(r"(-?)(\d{0,9})(?:[.,](\d{1,9}))?([¼½¾]?)", re.ASCII)
_GROUPED = re.compile(r"\d{1,3}(?:[,' ]\d{3})+", re.ASCII)
_PLACES = re.compile(
    r"[t=]?\s*(\d{1,5})(?:\s*[-–—]\s*(\d{1,5}))?\s*(?:=|\.|st|nd|rd|th)?", re.ASCII
)
_EMPTY = re.compile(r"[-–—.\s]*")

MOST_DECIMALS = 4
_RATED = 500

@dataclass(frozen=True)
class Printed:

    text: str
    value: Fraction
    decimals: int

def is_empty(text: str) -> bool:
    return _EMPTY.fullmatch(text) is not None

def printed_figure(text: str, *, grouped: bool = False) -> Printed | None:
    tidy = text.strip().rstrip("%").strip().lstrip("+")
    for spelled, glyph in _SPELLED:
        tidy = tidy.replace(spelled, glyph)
    tidy = tidy.strip()
    if grouped and _GROUPED.fullmatch(tidy):
        tidy = re.sub(r"\D", "", tidy)
    found = _DECIMAL.fullmatch(tidy.replace(" ", ""))
    if not found or not (found[2] or found[3] or found[4]):
        return None
    sign, whole, part, glyph = found[1], found[2], found[3] or "", found[4]
    if part and glyph:
        return None
    value = Fraction(int(whole or 0)) + Fraction(int(part or 0), 10 ** len(part))
    if glyph:
        value += _PARTS[glyph]
    decimals = len(part.rstrip("0")) or (1 if part else 0)
    if glyph:
        decimals = 2
    return Printed(text, -value if sign else value, decimals)

def printed_places(text: str) -> tuple[int, int] | None:
    found = _PLACES.fullmatch(text.strip().casefold())
    if not found:
        return None
    first = int(found[1])
    if found[2]:
        return first, int(found[2])
    shared = text.strip().casefold().startswith(("t", "=")) or text.strip().endswith("=")
    return first, 0 if shared else first

def decimals_of(column: Iterable[Printed]) -> int:
    return min(max((one.decimals for one in column), default=0), MOST_DECIMALS)

def agrees(printed: Fraction, ours: Figure | None, decimals: int, *, mean: bool) -> bool:
    if ours is None:
        return False
    if (printed.numerator, printed.denominator) == ours.as_integer_ratio():
        return True
    if decimals == 0 and not mean:
        return False
    return abs(printed - Fraction(ours)) <= Fraction(1, 2 * 10**decimals)

@dataclass(frozen=True, eq=False)
class Column:

    label: str
    meaning: Meaning
    texts: Mapping[int, str]
    figures: Mapping[int, Fraction]
    decimals: int

    @property
    def is_mean(self) -> bool:
        one = self.meaning.tie_break
        return one is not None and one.system.combine != SUM

    @property
    def is_fine(self) -> bool:
        return any(
            one.denominator not in (1, 2, 4) or one > _RATED for one in self.figures.values()
        )

    def agrees(self, number: int, ours: Figure | None) -> bool:
        figure = self.figures.get(number)
        return figure is not None and agrees(figure, ours, self.decimals, mean=self.is_mean)

@dataclass(frozen=True)
class Columns:

    tie_breaks: tuple[Column, ...]
    places: Mapping[str, Mapping[int, str]]
    passed_over: tuple[str, ...]
    prizes: Mapping[str, Mapping[int, str]] = field(default_factory=dict)

    @property
    def assumed(self) -> tuple[Column, ...]:
        return tuple(column for column in self.tie_breaks if column.meaning.assumed)

def columns_of(
    texts: Mapping[str, Mapping[int, str]],
    order: Sequence[TieBreak],
    placed_by: str = "",
    stated: str = "",
) -> Columns:
    meanings = stated_meanings(stated, list(texts)) if stated else {}
    tie_breaks: list[Column] = []
    places: dict[str, Mapping[int, str]] = {}
    prizes: dict[str, Mapping[int, str]] = {}
    passed_over: list[str] = []
    for label, column in texts.items():
        meaning = meanings.get(label) or meaning_of(label, order, placed_by)
        filled = {n: text for n, text in column.items() if not is_empty(text)}
        if meaning is None:
            if not says_no_figure(label):
                passed_over.append(label)
        elif not filled:
            continue
        elif meaning.system == PLACE:
            places[label] = filled
        elif meaning.system == PRIZE:
            prizes[label] = filled
        else:
            tie_breaks.append(_column(label, meaning, filled))
    return Columns(tuple(tie_breaks), places, tuple(passed_over), prizes)

def _column(label: str, meaning: Meaning, texts: Mapping[int, str]) -> Column:
    one = meaning.tie_break
    grouped = one is not None and one.system.needs is Needs.RATINGS
    read = {text: printed_figure(text, grouped=grouped) for text in set(texts.values())}
    figures = {number: found for number, text in texts.items() if (found := read[text])}
    return Column(
        label,
        meaning,
        texts,
        {number: one.value for number, one in figures.items()},
        decimals_of(figures.values()),
    )
'''


class PastedModules(InspectLoader):
    """Imports xltiebreak's modules from this text, before any installed ones."""

    def find_spec(self, name, path=None, target=None):
        return spec_from_loader(name, self, origin="main.py") if name in MODULES else None

    def is_package(self, name):
        return any(other.startswith(name + ".") for other in MODULES)

    def get_source(self, name):
        return MODULES[name]

    def get_code(self, name):
        return self.source_to_code(MODULES[name], name)


# Lite runs this text again after an edit: the modules of an earlier run make room.
sys.meta_path[:] = [one for one in sys.meta_path if type(one).__name__ != "PastedModules"]
sys.meta_path.insert(0, PastedModules())
for name in [name for name in sys.modules if name.partition(".")[0] == "xltiebreak"]:
    del sys.modules[name]

try:
    from pyodide import ffi
except ImportError:
    ffi = None
if ffi and not hasattr(ffi, "JsNull"):
    ffi.JsNull = type("JsNull", (), {})  # before 0.28; xlwings would look for it at each cell

import xlwings
from xlwings import script

from xltiebreak.excel.reentry import reenter
from xltiebreak.excel.udfs import *

AnyBook = getattr(xlwings, "BookAsync", xlwings.Book)


@script(name="Make the formulas live")
async def make_live(book: AnyBook):
    """Enters every formula that uses the tie-break functions again, so that Excel knows them."""
    print(await reenter(book))
