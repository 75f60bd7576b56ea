"""# xltiebreak 0.1.0: chess tie-breaks that show their arithmetic

The functions of this workbook and the buttons beside them, for Excel's free add-in xlwings Lite.
Nothing else is to be installed, no Python either.

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
# version, without types and docstrings. Those that the functions need stand here to be read. Those
# that only the buttons need, and those that read stated prizes, are packed at the end; the
# package has them as text, and so has, for one, PastedModules.unpacked()["xltiebreak.scripts.buttons"].
# ruff: noqa

import sys
from importlib.abc import InspectLoader
from importlib.util import spec_from_loader

MODULES = {}

MODULES['xltiebreak'] = r'''import os
import sys

def _leave_current_folder():
    run_by_name = getattr(sys, "argv", [])[:1] == ["-m"]  # so until the module is found
    if not run_by_name or not sys.orig_argv[-len(sys.argv)].endswith(__name__):
        return
    try:
        if sys.path[0] == os.getcwd() and not getattr(sys.flags, "safe_path", False):
            del sys.path[0]
    except OSError:  # the folder is gone, and not on the path
        pass

# First of all: what Python imports earlier, only `python -P` and `xltiebreak` take from elsewhere.
_leave_current_folder()

from importlib import import_module  # noqa: E402
from typing import TYPE_CHECKING, Any  # noqa: E402

if TYPE_CHECKING:
    from xltiebreak.answers.explanation import Explanation
    from xltiebreak.answers.prizes import EventPrizes, SectionPrizes
    from xltiebreak.answers.scripts import explain, prizes, standings
    from xltiebreak.answers.standings import EventStandings, SectionStandings
    from xltiebreak.checks import examine_event
    from xltiebreak.event.crosstable import Crosstable
    from xltiebreak.event.findings import EventError, Finding, TieBreakError
    from xltiebreak.event.results import Outcome, Result
    from xltiebreak.event.section import Event, Player, Section
    from xltiebreak.formats import load
    from xltiebreak.ranking.places import Standing
    from xltiebreak.rules.editions import EDITIONS, Edition
    from xltiebreak.rules.systems import SYSTEMS
    from xltiebreak.rules.worksheet import Worksheet

__version__ = "0.1.0"

__all__ = [
    "EDITIONS",
    "SYSTEMS",
    "Crosstable",
    "Edition",
    "Event",
    "EventError",
    "EventPrizes",
    "EventStandings",
    "Explanation",
    "Finding",
    "Outcome",
    "Player",
    "Result",
    "Section",
    "SectionPrizes",
    "SectionStandings",
    "Standing",
    "TieBreakError",
    "Worksheet",
    "examine_event",
    "explain",
    "load",
    "prizes",
    "standings",
]

_FILES = {
    "checks": ("examine_event",),
    "event.crosstable": ("Crosstable",),
    "event.findings": ("EventError", "Finding", "TieBreakError"),
    "event.results": ("Outcome", "Result"),
    "event.section": ("Event", "Player", "Section"),
    "formats": ("load",),
    "answers.prizes": ("EventPrizes", "SectionPrizes"),
    "answers.scripts": ("explain", "prizes", "standings"),
    "answers.standings": ("EventStandings", "SectionStandings"),
    "answers.explanation": ("Explanation",),
    "ranking.places": ("Standing",),
    "rules.editions": ("EDITIONS", "Edition"),
    "rules.systems": ("SYSTEMS",),
    "rules.worksheet": ("Worksheet",),
}

def __dir__():
    return [*__all__, "__version__"]

if not TYPE_CHECKING:

    def __getattr__(name):
        for file, names in _FILES.items():
            if name in names:
                globals()[name] = getattr(import_module(f"{__name__}.{file}"), name)
                return globals()[name]
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
'''

MODULES['xltiebreak.answers'] = r'''...
'''

MODULES['xltiebreak.answers.shape'] = r'''from __future__ import annotations

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

EDGES = 2

_TO_THE_LEFT = (NAME, SPARE, PROSE)
_WITHOUT_WIDTH = ("Mn", "Me", "Cf")

@dataclass(frozen=True, eq=False)
class Column:

    header: str
    cells: Sequence[str]
    role: str

    @cached_property
    def width(self):
        texts = (self.header, *self.cells)
        return max(width_of(line) for text in texts for line in text.split("\n"))

    def aligned(self, line):
        room = " " * (self.width - width_of(line))
        return line + room if self.role in _TO_THE_LEFT else room + line

@dataclass(frozen=True)
class Table:

    title: str
    columns: Sequence[Column]

    def __str__(self):
        return "\n".join([self.title, *self.lines])

    @property
    def lines(self):
        yield self._line([column.header for column in self.columns])
        widths = [column.width for column in self.columns]
        yield f" {'─' * (sum(widths) + GAP * (len(widths) - 1))}"
        for row in zip(*(column.cells for column in self.columns)):
            for line in zip_longest(*(cell.split("\n") for cell in row), fillvalue=""):
                yield self._line(line)

    def _line(self, cells):
        aligned = (column.aligned(text) for column, text in zip(self.columns, cells))
        return f" {(' ' * GAP).join(aligned)}".rstrip()

Part = Union[Table, str]

Rows = Iterator[list[object]]

class Answer:

    def parts(self):
        raise NotImplementedError

    def to_dict(self):
        raise NotImplementedError

    def to_csv(self):
        raise NotImplementedError

    @property
    def left_out_of_csv(self):
        return ()

    def __str__(self):
        return "\n\n".join(map(str, self.parts()))

def width_of(text):
    if text.isascii():
        return len(text)
    return sum(map(_places, text))

def _places(character):
    if unicodedata.category(character) in _WITHOUT_WIDTH:
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1

def as_number(figure):
    return None if figure is None else float(figure)

def figure_text(figure, digits = 2):
    return "" if figure is None else decimal(figure, digits)
'''

MODULES['xltiebreak.checks'] = r'''from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from xltiebreak.checks.games import colours, met_twice, two_cells
from xltiebreak.checks.numbers_and_names import (
    duplicate_numbers,
    long_names,
    printed_scores,
    shared_texts,
)
from xltiebreak.checks.team_matches import points_inside_matches, results_by_board
from xltiebreak.checks.unfinished import (
    byes_with_points,
    games_left,
    looks_withdrawn,
    rounds,
    scheduled_rounds,
    without_results,
)
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import Finding, errors_first
from xltiebreak.event.section import Event, Section

_OF_TEAMS_ONLY = frozenset(
    {"incomplete-round", "round-without-games", "forgotten-cell", "rounds"}
    | {"met-twice", "looks-withdrawn", "no-results", "colours-unknown"}
)

_CHECKS = (
    duplicate_numbers,
    two_cells,
    met_twice,
    colours,
    rounds,
    without_results,
    games_left,
    looks_withdrawn,
    byes_with_points,
    scheduled_rounds,
    points_inside_matches,
    results_by_board,
    printed_scores,
    long_names,
    shared_texts,
)

MOST_LISTED = 1_000

def examine(section):
    findings = _each(section)
    if len(findings) >= FEW:
        from xltiebreak.checks.causes import with_causes  # late: in few tables

        findings = with_causes(section, findings, _each)
    return errors_first([*findings, *_members(section)])

FEW = 3

def _members(section):
    if section.matches is not None and section.matches.members is not None:
        for finding in examine(section.matches.members):
            if finding.code not in _OF_TEAMS_ONLY:
                yield finding

def _each(section):
    findings = [*section.faults]
    for check in _CHECKS:
        reported = list(islice(check(section), MOST_LISTED + 1))
        if len(reported) > MOST_LISTED:
            reported[-1] = _and_more(reported[-1])
        findings += reported
    return findings

def _and_more(last):
    message = f"here and further on there are more than {MOST_LISTED:,} cells as those before; "
    return last._replace(message=message + "correct those first, then check again")

def examine_event(event):
    findings = [*event.faults]
    for section in event.sections:
        findings += [*examine(section), *(section.prizes.findings if section.prizes else ())]
    return errors_first(findings)

def how_read(section, *, alone):
    entry = section.origin.entry
    size = f"{counted(len(section.players), entry)}, {counted(section.crosstable.rounds, 'round')}"
    whose = "" if alone else f"{section.name}: "
    return f"{whose}Read as: {'; '.join((*section.origin.how, size))}."
'''

MODULES['xltiebreak.checks.games'] = r'''from __future__ import annotations

from collections.abc import Iterator

from xltiebreak.event.crosstable import Disagreement, Kind, disagreements
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.notation import DIALECTS, UnknownCell, read_cell
from xltiebreak.event.notation.grid_cells import expected_twin
from xltiebreak.event.notation.grid_cells import write as write_score
from xltiebreak.event.notation.us import write
from xltiebreak.event.results import TWIN, Outcome, Result
from xltiebreak.event.section import Section

COLOURS_UNKNOWN = "colours-unknown"
COLOURLESS = ", or Most Blacks cannot be counted"

def _in_letters(section, row, round, result):
    texts = section.origin.texts
    if not texts:
        return True
    try:
        return read_cell(texts[row][round - 1], DIALECTS["us"]) == result
    except UnknownCell:
        return False

def _shown(section, row, round, result):
    if _in_letters(section, row, round, result):
        return write(result)
    return section.origin.texts[row][round - 1].replace("|", " ")

def two_cells(section):
    found = disagreements(section.crosstable)
    for kinds, told in (
        ((Kind.SELF, Kind.NOBODY), _opponent),
        ((Kind.TWICE,), _paired_twice),
        ((Kind.NOT_BACK, Kind.OUTCOME, Kind.COLOUR), _twins),
    ):
        for one in found:
            if one.kind in kinds:
                yield from told(section, one)

def _says(section, row, round):
    table = section.crosstable
    shown = _shown(section, row, round, table.results[row][round - 1])
    return f"{section.origin.entry} {table.numbers[row]} says {shown}"

def _opponent(section, one):
    says, noun = _says(section, one.row, one.round), section.origin.entry
    opponent = section.crosstable.results[one.row][one.round - 1].opponent
    if one.kind is Kind.SELF:
        message = f"{says}: nobody plays himself; correct the opponent"
        yield section.finding(ERROR, "plays-self", one.row, f"R{one.round}", message)
    elif not section.crosstable.unclear:  # or he may be one whose number has to be corrected
        message = f"{says}, but there is no {noun} {opponent}; correct the opponent"
        yield section.finding(ERROR, "unknown-opponent", one.row, f"R{one.round}", message)

def _paired_twice(section, one):
    table, noun, round = section.crosstable, section.origin.entry, one.round
    other = table.results[one.other][round - 1]
    message = (
        f"{_says(section, one.row, round)}, and {_whose(section, one.other, round)} says "
        f"{_shown(section, one.other, round, other)}: {noun} {other.opponent} cannot play both in "
        f"round {round}; correct one of them"
    )
    yield section.finding(ERROR, "paired-twice", one.row, f"R{round}", message)

def _whose(section, row, round):
    entry = f"{section.origin.entry} {section.crosstable.numbers[row]}"
    cell = section.origin.short(row, f"R{round}", section.crosstable.numbers[row])
    return entry if cell.startswith(entry) else f"{cell} ({entry})"

def _twins(section, one):
    table, row, round = section.crosstable, one.row, one.round
    result, twin = table.results[row][round - 1], table.results[one.other][round - 1]
    column, number = f"R{round}", table.numbers[row]
    if section.origin.grid and one.kind is not Kind.COLOUR:
        message = _disagreement_in_grid(section, row, one.other, round)
        yield section.finding(ERROR, "twins-disagree", row, column, message)
        return
    says = (
        f"{_says(section, row, round)}, but {_whose(section, one.other, round)} says "
        f"{_shown(section, one.other, round, twin)}"
    )
    if one.kind is Kind.COLOUR:
        colour = "White" if result.colour == "w" else "Black"
        message = f"{says}: both with {colour}; correct one of them"
        yield section.finding(WARNING, "colours-disagree", row, column, message)
        return
    whose = f"{section.origin.entry} {number}"
    in_letters = _in_letters(section, row, round, result)
    expected = _expected(result, number, whose, in_letters=in_letters)
    yield section.finding(ERROR, "twins-disagree", row, column, f"{says}; expected {expected}")

def colours(section):
    complete = {*section.crosstable.complete_rounds}
    played = [cell for cell in section.crosstable.cells() if cell[3].played and cell[2] in complete]
    without = [cell for cell in played if not cell[3].colour]
    if not without or len(without) == len(played):
        return
    row, number, round, result = without[0]
    shown = _shown(section, row, round, result)
    add = "type w or b behind it" if _in_letters(section, row, round, result) else "add it"
    others = f" ({len(without)} cells in all)" * bool(without[1:])
    says = f"{section.origin.entry} {number} says {shown} without a color{others}; {add}"
    yield section.finding(WARNING, COLOURS_UNKNOWN, row, f"R{round}", says + COLOURLESS)

def _expected(result, number, whose, *, in_letters):
    if result.outcome is Outcome.PENDING:
        expected = f"{whose} as the opponent"
    elif in_letters:
        expected = write(Result(TWIN[result.outcome], number))
        expected += f" or F{number}" * (result.outcome is Outcome.FORFEIT_LOSS)
    elif result.outcome is Outcome.FORFEIT_LOSS:
        expected = f"a forfeit win or a forfeit loss against {whose}"
    else:
        expected = f"a {TWIN[result.outcome].value} against {whose}"
    ruling = ", or record a director's ruling with N (win), R (draw) or S (loss)" * in_letters
    return f"{expected}. Correct one of them{ruling}"

def _disagreement_in_grid(section, row, twin_row, round):
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

MET_TWICE = "{}s {} and {} met in round {} already"

def met_twice(section):
    if section.is_roundrobin:
        return
    noun = section.origin.entry
    table = section.crosstable
    for row, (number, results) in enumerate(zip(table.numbers, table.results)):
        games = [
            (round, result.opponent) for round, result in enumerate(results, 1) if result.played
        ]
        if len({opponent for _, opponent in games}) == len(games) or number in table.unclear:
            continue
        met: dict[int, int] = {}
        for round, opponent in games:
            if opponent is None or number > opponent or opponent in table.unclear:
                continue
            if opponent in met:
                message = MET_TWICE.format(noun, number, opponent, met[opponent])
                yield section.finding(WARNING, "met-twice", row, f"R{round}", message)
            met.setdefault(opponent, round)
'''

MODULES['xltiebreak.checks.numbers_and_names'] = r'''from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import counted, decimal
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.results import Outcome
from xltiebreak.event.roundrobin import annulled
from xltiebreak.event.section import FIDE_MATCH_POINTS, Section
from xltiebreak.event.words import LONGEST, too_long
from xltiebreak.rules.countings import by_match_points

Points = Sequence[Sequence[float]]

def duplicate_numbers(section):
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

def printed_scores(section):
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
        counted, *others = _scores(table, [points[row] for points in ways])
        if player.printed_score not in (counted, *others):
            message = (
                f"{noun} {player.number} is printed with {decimal(player.printed_score)}, "
                f"but the results add up to {decimal(counted)}; check the row"
            )
            yield section.finding(WARNING, "printed-score", row, "Score", message)

def _places_against_scores(section):
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

def _ways_to_count(section):
    ways = [_points(section.crosstable)]
    if section.withdrawn:
        ways.append(_points(annulled(section).crosstable))
    if section.matches is not None:
        scale = section.matches.match_points or FIDE_MATCH_POINTS
        ways.append(_points(by_match_points(section.crosstable, scale)))
        ways.append([[points or 0.0 for points in row] for row in section.matches.points])
    return ways

def _points(table):
    return [[result.points for result in row] for row in table.results]

def _scores(table, ways):
    return [
        sum(points[r - 1] for r in rounds)
        for points in ways
        for rounds in (table.complete_rounds, range(1, table.rounds + 1))
    ]

def long_names(section):
    for row, player in enumerate(section.players):
        for column, text in (("Name", player.name), ("ID", player.id), ("Team", player.team)):
            if why := too_long(text, LONGEST):
                yield section.finding(ERROR, "long-name", row, column, why)

def shared_texts(section):
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
'''

MODULES['xltiebreak.checks.team_matches'] = r'''from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.event.figures import counted, decimal
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.section import BY_GAME_POINTS, Matches, Section, weighted
from xltiebreak.event.team_match import Wrong, match_outcome, state_of

def points_inside_matches(section):
    matches, table = section.matches, section.crosstable
    if matches is None:
        return
    rows = {number: row for row, number in enumerate(table.numbers)}
    any_known = any(known is not None for row in matches.points for known in row)
    place: Sequence[int] = ()
    if matches.placed_by == BY_GAME_POINTS:
        place = table.complete_rounds
        if not any_known and matches.lacks_points(table):
            yield _nothing_to_place_by(section)
    for row, number, round, result in table.cells():
        own = matches.points[row][round - 1]
        if own is not None and not 0 <= own <= (matches.most or own):
            message = (
                f"team {number} has {counted(own, 'point')} in round {round}, but a match brings "
                f"0 to {decimal(matches.most)}; correct the points, or the boards and their weights"
            )
            yield section.finding(ERROR, "match-points", row, f"P{round}", message)
            continue
        if own is None and any_known and result.played:
            yield _without_points(section, row, round, round in place)
        other_row = rows.get(result.opponent or 0)
        if own is None or other_row is None or other_row == row:
            continue
        other = matches.points[other_row][round - 1]
        twin = table.results[other_row][round - 1]
        reported = twin.opponent == number and other_row < row
        if other is not None and not reported and other <= (matches.most or other):
            yield from _of_both(section, matches, row, round, own, other)

def _nothing_to_place_by(section):
    message = (
        "game points are to place the teams, but the points inside the matches are missing; type "
        "them in, or let match points place the teams"
    )
    where = section.origin.labels.get("placed_by", "Placed by")
    return Finding(ERROR, "match-without-points", where, message)

def _without_points(section, row, round, they_place):
    why = "so no tie-break that takes them can be worked out"
    if they_place:
        why = "and game points are to place the teams"
    message = (
        f"the points of team {section.crosstable.numbers[row]} in its match of round {round} are "
        f"missing, {why}; type them in"
    )
    return section.finding(
        ERROR if they_place else WARNING, "match-without-points", row, f"P{round}", message
    )

def _of_both(
    section, matches, row, round, own, other
):
    number, result = section.crosstable.numbers[row], section.crosstable.results[row][round - 1]
    both = (
        f"team {number} has {counted(own, 'point')} in round {round} and team {result.opponent} "
        f"has {decimal(other)}"
    )
    ended = match_outcome(result.outcome, state_of(own, other), ruling=result.ruling)
    if matches.most and own + other > matches.most:
        severity, code = ERROR, "match-points"
        wrong = (
            f"together more than the {decimal(matches.most)} that a match brings; correct one of "
            "them"
        )
    elif ended is Wrong.CONTRADICTS:
        severity, code = ERROR, "match-result"
        wrong = (
            f"but the match is entered as a {result.outcome.value} of team {number}; correct the "
            "result or the points"
        )
    elif result.played and own + other < matches.most and not matches.board_points(row, round):
        severity, code = WARNING, "match-points-left"
        wrong = (
            f"together less than the {decimal(matches.most)} that a match brings; was nobody there "
            "on either side of a board? If not, correct the points"
        )
    else:
        return
    yield section.finding(severity, code, row, f"P{round}", f"{both}, {wrong}")

def results_by_board(section):
    matches = section.matches
    if matches is None or matches.members is None:
        return
    for row, number, round, result in section.crosstable.cells():
        boards = matches.board_points(row, round)
        points = matches.points[row][round - 1]
        if not boards or points is None or not (result.played or result.forfeit):
            continue
        added = weighted(boards, matches.board_weights)
        if added != points:
            message = (
                f"team {number} has {counted(points, 'point')} in round {round}, but its "
                f"boards add up to {decimal(added)}; correct the points or the boards"
            )
            yield section.finding(ERROR, "board-sum", row, f"P{round}", message)
'''

MODULES['xltiebreak.checks.unfinished'] = r'''from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from xltiebreak.event.figures import counted
from xltiebreak.event.findings import WARNING, Finding
from xltiebreak.event.results import BLANK, UNREADABLE, Outcome, Result
from xltiebreak.event.roundrobin import (
    games_to_come,
    played_less_than_half,
    times_sitting_out,
    without_sitting_out,
)
from xltiebreak.event.section import Section

_NAMED = 6
_LISTED = 4

def rounds(section):
    table, noun = section.crosstable, section.origin.entry
    if section.crosstable.unclear:
        return  # it is not clear yet whose cells these are
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
                continue  # reported as an error already
            yield Finding(WARNING, "incomplete-round", where, incomplete(section, round))
        elif not any(result.played for result in column):
            message = (
                f"round {round} has no game: every {noun} has a bye, a forfeit or an empty cell; "
                "it still counts as a round"
            )
            yield Finding(WARNING, "round-without-games", where, message)
    yield from _forgotten(section)

def left_out(section):
    table = section.crosstable
    begun = () if section.origin.grid else range(1, table.last_begun + 1)
    return {
        round: incomplete(section, round) for round in begun if round not in table.complete_rounds
    }

def incomplete(section, round):
    awaited = any(row[round - 1].outcome is Outcome.AWAITED for row in section.crosstable.results)
    is_of_teams = section.origin.entry == "team" and _is_listed(section)
    who = "a team that has no match" if is_of_teams else "whoever was not paired"
    cure = f"; type what is missing, and {_away(section)} for {who}" * awaited
    return (
        f"round {round} is not complete ({_missing(section, round)}), so it is left out of every "
        f"sum{cure}"
    )

def _is_listed(section):
    return bool(section.origin.cells)

def _away(section):
    return away_as_typed(section.origin.entry, is_listed=_is_listed(section))

def away_as_typed(entry, *, is_listed):
    if not is_listed:
        return "U (in US letters)"
    return "U as the Result" if entry == "team" else "a row with U as the Result"

NO_RESULT = "{} {} has no result in any round; clear the row, or type {} for each"

def without_results(section):
    table = section.crosstable
    last = max(section.scheduled_rounds or table.rounds, table.last_begun)
    is_known = any(fault.code == "no-results" for fault in section.faults)
    is_typed = section.origin.typed and not section.origin.grid
    is_over = len(table.complete_rounds) >= max(last, 1)
    if is_known or not (is_typed and is_over) or section.crosstable.unclear:
        return
    for row, (number, results) in enumerate(zip(table.numbers, table.results)):
        if all(result.blank for result in results):
            message = NO_RESULT.format(section.origin.entry, number, _away(section))
            yield section.finding(WARNING, "no-results", row, "Name", message)

def _forgotten(section):
    if not section.origin.typed:
        return
    sits_out = times_sitting_out(section)
    for row, (number, results) in enumerate(
        zip(section.crosstable.numbers, section.crosstable.results)
    ):
        filled = [round for round, result in enumerate(results, start=1) if not result.blank]
        if not filled or len(filled) == filled[-1] - filled[0] + 1:
            continue  # as nearly every row
        between = range(filled[0] + 1, filled[-1])
        empty = [r for r in between if results[r - 1] == BLANK]
        if len(empty) > sits_out:
            where = [section.origin.short(row, f"R{r}", number) for r in empty[:_LISTED]]
            more = " …" if len(empty) > _LISTED else ""
            message = (
                f"{_list(where)}{more} {'is' if len(empty) == 1 else 'are'} empty between other "
                f"results and count{'s' * (len(empty) == 1)} as not paired; type the game or the "
                f"bye, or {_away(section)} if there was none"
            )
            yield section.finding(WARNING, "forgotten-cell", row, f"R{empty[0]}", message)

def _place(section, round):
    letter = section.origin.columns.get(f"R{round}")
    if letter is None or section.origin.lines:
        cells = section.origin.cells.items()
        listed = next((cell for (_, title), cell in cells if title == f"R{round}"), "")
        return listed.partition("!")[0] if "!" in listed else f"round {round}"
    return f"{section.origin.sheet}!{letter}" if section.origin.sheet else f"column {letter}"

def _missing(section, round):
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
    problems = [*missing][:2]
    if len(missing) > 2:
        problems[-1] += f" and {len(missing) - 2} more"
    if awaited:
        cells = _list([*awaited][:_LISTED])
        more = f" and {len(awaited) - _LISTED} more" if len(awaited) > _LISTED else ""
        problems.append(f"{cells}{more} {'is' if len(awaited) == 1 else 'are'} empty")
    return "; ".join(problems) or "no game is entered"

def _whose(section, number):
    name = section.by_number[number].name
    return f" ({name})" if name and section.origin.rows else ""

def _list(cells):
    return ("; " if any("," in cell for cell in cells) else ", ").join(cells)

def scheduled_rounds(section):
    scheduled, last = section.scheduled_rounds, section.crosstable.last_begun
    if scheduled is not None and last > scheduled:
        message = (
            f"the event is said to have {counted(scheduled, 'round')}, but round {last} has "
            "results; correct the number of rounds, or the results that stand behind it"
        )
        yield Finding(
            WARNING,
            "rounds",
            section.origin.labels.get("scheduled_rounds") or _place(section, last),
            message,
        )

def games_left(section):
    if not section.origin.grid:
        return
    results = [result for row in section.crosstable.results for result in row]
    is_begun = any(result.opponent is not None for result in results)
    if section.crosstable.unclear or UNREADABLE in results or not is_begun:
        return
    left = games_to_come(section)
    if left:
        games = ", ".join(f"{first} v {other}" for _, first, other in left[:_LISTED])
        more = " …" if len(left) > _LISTED else ""
        message = (
            f"{counted(len(left), 'game')} {'is' if len(left) == 1 else 'are'} still to be played "
            f"({games}{more}); the standings count what was played"
        )
        yield Finding(
            WARNING, "games-to-come", section.origin.sheet or section.name or "the grid", message
        )

def looks_withdrawn(section):
    if not section.is_roundrobin or section.crosstable.unclear:
        return
    noun = section.origin.entry
    for row, number in enumerate(section.crosstable.numbers):
        due = _games_due(section, number)
        missed = [result.outcome in _MISSED for result in due]
        count = sum(missed)
        if (
            number in section.withdrawn
            or count < 2
            or not (all(missed[-2:]) or 2 * count > len(due))
        ):
            continue
        if played_less_than_half(section, number):
            by_forfeit = all(result.outcome is not Outcome.UNPAIRED for result in due)
            games = counted(count, "game")
            missed_them = f"lost {games} by forfeit" if by_forfeit else f"not played {games}"
            message = (
                f"{noun} {number} has {missed_them} and played fewer than half of all. After a "
                "withdrawal, state the number at the label Withdrawn: the games are annulled then"
            )
            yield section.finding(WARNING, "looks-withdrawn", row, "No.", message)

_MISSED = frozenset({Outcome.FORFEIT_LOSS, Outcome.UNPAIRED})

def _games_due(section, number):
    row = section.crosstable.rows[number]
    if not section.origin.grid:
        complete = section.crosstable.complete_rounds
        history = [(round, row[round - 1]) for round in complete]
        return [result for _, result in without_sitting_out(history, times_sitting_out(section))]
    left = games_to_come(section)
    alone = bool(left) and all(number in game[1:] for game in left)
    return [result for result in row if result.opponent is not None or (alone and result == BLANK)]

def byes_with_points(section):
    if not section.is_roundrobin or section.matches is not None or section.origin.grid:
        return
    byes = [
        (row, number, round, result)
        for row, number, round, result in section.crosstable.cells()
        if result.outcome.bye and result.points
    ]
    for row, number, round, result in byes[:1]:
        more = f", and {counted(len(byes) - 1, 'more bye')} like it," * (len(byes) > 1)
        swiss = "" if section.kind else "; if this is a Swiss, state Kind swiss"
        yield section.finding(
            WARNING,
            "bye-in-a-round-robin",
            row,
            f"R{round}",
            f"{section.origin.entry} {number} has a {result.outcome.value}{more} in a round-robin "
            "and its points count; type U for whoever sits out without points" + swiss,
        )

def what_is_missing(section):
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

MODULES['xltiebreak.event'] = r'''...
'''

MODULES['xltiebreak.event.crosstable'] = r'''from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Any, NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import AWAITED, TWIN, Outcome, Result

MAX_PLAYERS = 20_000
MAX_ROUNDS = 100
UNNUMBERED = 10**9

_UNKNOWN = frozenset({Outcome.PENDING, Outcome.AWAITED, Outcome.UNREADABLE})

_AWAY = frozenset({Outcome.UNPAIRED, Outcome.AWAITED})

@dataclass(frozen=True)
class Crosstable:

    numbers: tuple[int, ...]
    results: tuple[tuple[Result, ...], ...]

    def __post_init__(self):
        if len(self.numbers) != len(self.results):
            raise TieBreakError("A crosstable needs one pairing number for each row of results.")
        if len({len(row) for row in self.results}) > 1:
            raise TieBreakError("Every row of a crosstable needs the same number of rounds.")
        if len(self.numbers) > MAX_PLAYERS:
            raise TieBreakError(f"A section holds at most {MAX_PLAYERS:,} players.")
        if self.rounds > MAX_ROUNDS:
            raise TieBreakError(f"A section holds at most {MAX_ROUNDS} rounds.")

    @property
    def rounds(self):
        return len(self.results[0]) if self.results else 0

    @cached_property
    def rows(self):
        return dict(zip(self.numbers, self.results))

    def cells(self):
        for row, (number, results) in enumerate(zip(self.numbers, self.results)):
            for round, result in enumerate(results, start=1):
                yield row, number, round, result

    @cached_property
    def unclear(self):
        if len(self.rows) == len(self.numbers) and max(self.numbers, default=0) < UNNUMBERED:
            return frozenset()
        times = Counter(self.numbers)
        return frozenset(number for number in times if times[number] > 1 or number >= UNNUMBERED)

    @cached_property
    def memory(self):
        return {}

    def started(self, round):
        return self._begun[round - 1]

    @cached_property
    def _begun(self):
        return tuple(
            any(result.outcome.begins for result in column)
            or not any(result.blank for result in column)
            for column in self.columns
        )

    @cached_property
    def columns(self):
        return tuple(zip(*self.results))

    def complete(self, round):
        column = self.columns[round - 1]
        if not _UNKNOWN.isdisjoint(result.outcome for result in column):
            return False
        blank = {number for number, row in self.rows.items() if row[round - 1].blank}
        named = {result.opponent for result in column if result.opponent is not None}
        return named <= self.rows.keys() - blank and self.started(round)

    def missing(self, round):
        named = {result.opponent for result in self.columns[round - 1]}
        return tuple(
            number
            for number, row in zip(self.numbers, self.results)
            if row[round - 1].outcome in _UNKNOWN or (row[round - 1].blank and number in named)
        )

    @cached_property
    def complete_rounds(self):
        return tuple(r for r in range(1, self.rounds + 1) if self.complete(r))

    @cached_property
    def last_begun(self):
        return max((r for r in range(1, self.rounds + 1) if self.started(r)), default=0)

    def up_to(self, round):
        return Crosstable(self.numbers, tuple(row[:round] for row in self.results))

def typed_by_hand(table, *, one_sits_out = False):
    begun = [round for round in range(1, table.rounds + 1) if table.started(round)]
    if not begun:
        return table
    *earlier, last = begun
    present = [not earlier or row[earlier[-1] - 1].outcome not in _AWAY for row in table.results]
    half_typed = [round for round in earlier if _mostly_empty(table, round)]
    empty = sum(result.blank for result in table.columns[last - 1])
    if not half_typed and empty <= one_sits_out:
        return table
    rows = []
    for row, was_present in zip(table.results, present):
        awaited = [*half_typed, *([last] if was_present and empty > one_sits_out else [])]
        rows.append(
            tuple(
                AWAITED if result.blank and round in awaited else result
                for round, result in enumerate(row, start=1)
            )
        )
    return Crosstable(table.numbers, tuple(rows))

def _mostly_empty(table, round):
    empty = sum(result.blank for result in table.columns[round - 1])
    return 2 * empty > len(table.results)

class Kind(Enum):

    SELF = "the player himself"
    NOBODY = "a number that no row has"
    TWICE = "an opponent whom another row names, too"
    NOT_BACK = "an opponent who names somebody else, or nobody"
    OUTCOME = "another result than the opponent's cell"
    COLOUR = "the color that the opponent's cell has"

class Disagreement(NamedTuple):

    row: int
    round: int
    kind: Kind
    other: int = -1

def disagreements(table):
    known = table.memory.get(disagreements)
    if known is None:
        found = (
            Disagreement(row, round, kind, other)
            for round, column in enumerate(table.columns, start=1)
            for row, kind, other in contradictions(column, table.numbers, table.unclear)
        )
        known = table.memory[disagreements] = tuple(sorted(found, key=lambda one: one[:2]))
    return tuple(known)

def contradictions(
    column, numbers, unclear = frozenset()
):
    rows = {number: row for row, number in enumerate(numbers)}
    first: dict[int, int] = {}
    named_again = set()
    for row, (number, result) in enumerate(zip(numbers, column)):
        opponent = result.opponent
        if opponent is None or number in unclear or opponent in unclear:
            continue
        other = rows.get(opponent)
        if other is None or other == row:
            yield row, Kind.NOBODY if other is None else Kind.SELF, -1
            continue
        if first.setdefault(opponent, row) != row:
            named_again.add(opponent)
        twin = column[other]
        if twin.opponent == number:
            if number < opponent and (kind := _between(result, twin)):
                yield row, kind, other
        elif not (twin.blank or twin.outcome is Outcome.UNREADABLE or _lost_alone(result, twin)):
            third = rows.get(twin.opponent or 0)
            if third is None or column[third].opponent != opponent:
                yield row, Kind.NOT_BACK, other
    for opponent in named_again:
        naming = [
            row
            for row, (number, result) in enumerate(zip(numbers, column))
            if result.opponent == opponent and number != opponent and number not in unclear
        ]
        named = column[rows[opponent]].opponent
        meant = next((row for row in naming if numbers[row] == named), naming[0])
        yield from ((row, Kind.TWICE, meant) for row in naming if row != meant)

def _between(result, twin):
    if not same_game(result, twin):
        return Kind.OUTCOME
    is_forfeit = result.forfeit or twin.forfeit
    same_colour = bool(result.colour) and result.colour == twin.colour
    return Kind.COLOUR if same_colour and not is_forfeit else None

def _lost_alone(result, twin):
    is_open = result.outcome is Outcome.PENDING
    return twin.forfeit and twin.opponent is None and not is_open and same_game(result, twin)

def same_game(result, twin):
    if result.ruling or twin.ruling or Outcome.PENDING in (result.outcome, twin.outcome):
        return True
    both_lost = result.outcome is twin.outcome is Outcome.FORFEIT_LOSS
    return both_lost or twin.outcome is TWIN.get(result.outcome)

SWISS, ROUNDROBIN = KINDS = ("swiss", "roundrobin")

_FEWEST = 3

def rounds_of_a_cycle(players):
    return max(players - 1 + players % 2, 1)

def cycles_of(players, rounds):
    return max(1, -(-rounds // rounds_of_a_cycle(players)))

def everybody_meets(table, rounds):
    players = len(table.numbers)
    if players < _FEWEST or not rounds or rounds % rounds_of_a_cycle(players):
        return False
    named = Counter(
        pair
        for column in table.columns
        for pair in {
            frozenset((number, result.opponent))
            for number, result in zip(table.numbers, column)
            if result.opponent is not None
        }
    )
    return max(named.values(), default=0) <= cycles_of(players, rounds)
'''

MODULES['xltiebreak.event.figures'] = r'''from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple, Union

Figure = Union[float, Fraction]

_GLYPHS = {Fraction(1, 4): "¼", Fraction(1, 2): "½", Fraction(3, 4): "¾"}
_HALVES_OF_POINTS = re.compile(r"\b(\d+)\.5 (?=points?\b)")
_GLYPH_POINTS = {"¼": 0.25, "½": 0.5, "¾": 0.75}

@lru_cache(maxsize=4096)
def decimal(figure, digits = 2):
    scaled = Fraction(figure) * 10**digits
    whole = (abs(scaled) * 2 + 1) // 2  # half up, away from zero
    text = str(int(whole)).rjust(digits + 1, "0")
    if digits:
        text = f"{text[:-digits]}.{text[-digits:]}".rstrip("0").rstrip(".")
    return f"-{text}" if scaled < 0 and whole else text

@lru_cache(maxsize=4096)
def on_paper(figure, digits = 2):
    exact = Fraction(figure)
    whole, part = divmod(abs(exact), 1)
    glyph = _GLYPHS.get(part)
    if glyph is None:
        return decimal(exact, digits).replace("-", "−")
    return f"{'−' if exact < 0 else ''}{int(whole) or ''}{glyph}"

def points_on_paper(words):
    return _HALVES_OF_POINTS.sub(lambda match: f"{match[1].lstrip('0')}½ ", words)

def with_all_digits(figure, digits):
    whole, _, decimals = decimal(figure, digits).replace("-", "−").partition(".")
    return f"{whole}.{decimals.ljust(digits, '0')}"

_MOST_POINTS = 999_999

@lru_cache(maxsize=1024)
def points(text):
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

def counted(count, noun):
    return f"{decimal(count)} {noun}{'s' * (count != 1)}"

def listed(words):
    if len(words) < 2:
        return "".join(words)
    if any("," in word for word in words) and len(words) > 2:
        return f"{'; '.join(words[:-1])}; and {words[-1]}"
    return f"{', '.join(words[:-1])} and {words[-1]}"

_RATING = re.compile(
    r"(\d{1,4})(?:[.,]0+)?\*?(?: ?[P/] ?(\d{1,3})| ?[FNE])?(?: ?-> ?\d{1,4}.*)?", re.IGNORECASE
)
_UNRATED = re.compile(r"|0+|-+|unr\.?|unrated|nr\.?|n/?a|new|none", re.IGNORECASE)

class Rating(NamedTuple):

    value: int | None
    provisional: int | None = None

def rating(text):
    if _UNRATED.fullmatch(text):
        return Rating(None)
    match = _RATING.fullmatch(text)
    if match is None:
        raise ValueError(text)
    value = int(match[1])
    return Rating(value or None, int(match[2]) if match[2] and value else None)
'''

MODULES['xltiebreak.event.findings'] = r'''from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

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
    follows: tuple[Finding, ...] = ()

    @property
    def is_error(self):
        return self.severity == ERROR

class TieBreakError(ValueError):

    def __init__(self, message):
        super().__init__(visible(shortened(message)))

class NoCrosstable(TieBreakError):

    def __init__(self, message, scores = None):
        super().__init__(message)
        self.scores = scores

class EventError(TieBreakError):

    def __init__(self, findings):
        self.findings = tuple(findings)
        first = self.findings[0]
        rest = len(self.findings) - 1
        more = f" (and {rest} more)" if rest else ""
        super().__init__(f"{first.where}: {first.message}{more}")

LONG = 1_000

MOST_FIGURES = 255

_LONG_QUOTE = re.compile(r"'([^']{60})[^']{200,}'|\"([^\"]{60})[^\"]{200,}\"")

def shortened(message):
    if len(message) < LONG:
        return message
    return _LONG_QUOTE.sub(lambda quote: f"'{quote[1] or quote[2]}…'", message)

MARKS = "\u061c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"

_UNSEEN = re.compile(f"[\x00-\x1f\x7f-\x9f\u2028\u2029{MARKS}]")

def visible(sentence):
    return sentence if sentence.isprintable() else _UNSEEN.sub("?", sentence)

def errors_first(findings):
    distinct = dict.fromkeys(
        finding
        if len(finding.message) < LONG
        else finding._replace(message=shortened(finding.message))
        for finding in findings
    )
    return sorted(distinct, key=lambda finding: not finding.is_error)

def stop_on_errors(findings):
    errors = [finding for finding in findings if finding.is_error]
    if errors:
        raise EventError(errors)

def summary(findings):
    from xltiebreak.event.figures import counted  # late: no help text waits for fractions

    errors = sum(finding.is_error for finding in findings)
    warnings = len(findings) - errors
    counts = [
        counted(count, noun) for count, noun in ((errors, "error"), (warnings, "warning")) if count
    ]
    return " and ".join(counts) or "nothing to fix"

MOST_ALIKE = 10

def shortened_list(findings, all_of_them = ""):
    kinds = Counter((finding.severity, finding.code) for finding in findings)
    shown: Counter[tuple[str, str]] = Counter()
    for finding in findings:
        kind = finding.severity, finding.code
        shown[kind] += 1
        if shown[kind] <= MOST_ALIKE:
            yield finding
        elif shown[kind] == MOST_ALIKE + 1:
            more = f"and {kinds[kind] - MOST_ALIKE:,} more of this kind ({finding.code})"
            more = f"{more}; {all_of_them}" if all_of_them else more
            yield Finding(finding.severity, finding.code, "", more)

def in_lines(findings, all_of_them = ""):
    for finding in shortened_list(tuple(findings), all_of_them):
        where = f"{finding.where}: " if finding.where else ""
        yield finding.severity, visible(f"{where}{finding.message}")

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
    of_fide: bool = False
    updated: str = ""
    tie_breaks: Mapping[int, str] = field(default_factory=dict)
    codes: Mapping[str, str] = field(default_factory=dict)
    edition_from: str = ""
    order_from: str = ""
    places: str = "Place"
    boards: Mapping[tuple[int, int], int] = field(default_factory=dict)

    def cell(self, row, column, number):
        short = self.short(row, column, number)
        has_address = self.sheet and not short.startswith(f"{self.entry} ")
        return f"{self.sheet}!{short}" if has_address and "!" not in short else short

    def short(self, row, column, number):
        if apart := self.cells.get((row, column)):
            return apart
        column = self._column(row, column)
        letter = self.columns.get(column)
        if letter is None or row >= len(self.rows):
            return f"{self.entry} {number}, {letter or _called(column)}"
        if self.lines:
            return f"line {self.rows[row]}, {letter}"
        return f"{letter}{self.rows[row]}"

    def place(self, row, column, number):
        column = self._column(row, column)
        return Place(number, int(column[1:])) if column[1:].isdigit() else None

    def _column(self, row, column):
        if self.grid and column[0] == "R" and column[1:].isdigit():
            place = self.grid[row][int(column[1:]) - 1]
            return f"C{place}" if place else column
        return column

_CALLED = {"R": "round", "P": "points of round", "C": "column"}

def _called(column):
    return f"{_CALLED[column[0]]} {column[1:]}" if column[1:].isdigit() else column.lower()
'''

MODULES['xltiebreak.event.names'] = r'''from __future__ import annotations

def first_name_first(name):
    last, *others = (" ".join(part.split()) for part in name.split(","))
    if not others or not last or not others[0]:
        return " ".join(name.split())
    first, *rest = others
    return ", ".join([f"{first} {last}", *filter(None, rest)])

def surname(name):
    return " ".join((name.partition(",")[0].strip() or name).split())

def initials(name):
    words = first_name_first(name).replace(",", " ").split()
    return " ".join(f"{word[0]}." for word in words)
'''

MODULES['xltiebreak.event.notation'] = r'''from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Callable

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation import grid_cells, us
from xltiebreak.event.notation.dialects import (
    A_DATE,
    Dialect,
    UnknownCell,
    is_bare_number,
    lacks_uk_opponent,
    made_a_date,
    read_bye,
    read_chess_results,
    read_plus_minus,
    read_uk,
    tidy,
    worth_of_bye,
)
from xltiebreak.event.notation.languages import LANGUAGE_CODES, NAMES, Refusal, rulings_for_results
from xltiebreak.event.results import BLANK, Outcome, Result

__all__ = [
    "DIALECTS",
    "GRID",
    "US",
    "AmbiguousNotation",
    "Dialect",
    "UnknownCell",
    "dialect_named",
    "how_read",
    "in_us",
    "infer",
    "known_name",
    "read_cell",
    "tidy",
    "understood",
]

LONGEST = 40

DIALECTS: Mapping[str, Dialect] = {
    dialect.code: dialect
    for dialect in (
        Dialect("us", "W12", us.read, letters=tuple("WDLNRS")),
        Dialect("chess-results", "12w1", read_chess_results),
        Dialect("plus-minus", "+12", read_plus_minus),
        Dialect("uk", "w 1 beside the opponent's number 12", read_uk),
        Dialect("grid", "1 in the column of player 12", grid_cells.read),
    )
}
US = "us"
GRID = DIALECTS["grid"]

class AmbiguousNotation(TieBreakError):

    def __init__(self, text, dialect, message):
        super().__init__(message)
        self.text = text
        self.dialect = dialect

def dialect_named(name):
    code = known_name(name)
    return DIALECTS.get(code) or DIALECTS["us"]._replace(code=code)

def known_name(name):
    code = "-".join(name.lower().split())
    code = LANGUAGE_CODES.get(code, code)
    if code not in DIALECTS and code not in NAMES:
        known = ", ".join((*DIALECTS, *NAMES))
        raise TieBreakError(f"{name!r} is not a notation; use one of {known}")
    return code

def is_empty(text):
    return not tidy(text).strip("| ")

def read_cell(text, dialect):
    if is_empty(text):
        return BLANK
    plain = tidy(text)
    if len(plain) > LONGEST:
        raise UnknownCell(
            f"{plain[:LONGEST] + '…'!r} is too long for a result; "
            f"a win over player 12 is {dialect.example}"
        )
    if made_a_date(plain):
        raise UnknownCell(f"{plain!r} is no result; {A_DATE}")
    if plain == "½" and dialect.code == US:
        raise UnknownCell(
            f"{plain!r} does not say against whom; a draw with player 12 is D12, a half-point bye H"
        )
    if is_bare_number(plain):
        raise UnknownCell(
            f"{plain!r} is a bare number and does not say against whom; "
            f"a win over player 12 is {dialect.example}"
        )
    in_words = None if dialect is GRID else read_bye(plain)
    return in_words or dialect.read(plain)

def in_us(texts, *, others_can_be_stated):
    if refusal := rulings_for_results(texts, only_us=not others_can_be_stated):
        raise AmbiguousNotation(refusal.text, DIALECTS[US], refusal.why)
    return DIALECTS[US]

def infer(
    texts, misfits = None, notation = ""
):
    every = list(texts)
    distinct = [text for text in dict.fromkeys(every) if not is_empty(text)]
    distinct = [text for text in distinct if worth_of_bye(tidy(text)) is None] or distinct
    known = [
        dialect
        for dialect in DIALECTS.values()
        if dialect is not GRID
        and notation in ("", dialect.code)
        and not (dialect.code == "chess-results" and not notation and _two_blacks(distinct))
    ]
    if distinct and not notation and all(lacks_uk_opponent(tidy(text)) for text in distinct):
        raise AmbiguousNotation(
            distinct[0],
            DIALECTS["us"],
            f"{distinct[0]!r} names player {tidy(distinct[0])[-1]} in us notation, or a color and "
            "a score in uk notation, where the opponent's number stands in a column before it; "
            "add that column, or state the notation",
        )
    readings = [(dialect, understood(distinct, dialect)) for dialect in known]
    best = _best(readings)
    doubt = None if notation or not best else _doubt(*best[0], every)
    if doubt or not best or len(best[0][1]) < len(distinct):
        from xltiebreak.event.notation.ways import names_opponent, ways_to_read  # late: few need it

        left = [text for text in distinct if not best or text not in best[0][1]]
        if best and best[0][0].code == US and not doubt and not any(map(names_opponent, left)):
            return best[0][0]  # W or ½ without a number is a slip, and no other notation
        readings += [
            (dialect, understood(distinct, dialect)) for dialect in ways_to_read(distinct, notation)
        ]
        best = _best(readings)
    if len(best) > 1 and misfits is not None:
        best = _fitting(best, misfits)
    if doubt and (len(best) > 1 or best[0][0].code == US):
        raise AmbiguousNotation(doubt.text, best[0][0], doubt.why)
    dialect, mine = best[0] if best else (DIALECTS["us"], {})
    for rival, theirs in best[1:]:
        for text in distinct:
            if _differ(mine.get(text), theirs.get(text)):
                own, other = _told_apart(dialect, rival)
                cure = f"state the notation: {own}, or {other}"
                if own == other:
                    own, other = dialect.words or own, rival.words or other
                    cure = "write W, D and L for won, drawn and lost"
                raise AmbiguousNotation(
                    text,
                    dialect,
                    f"{text!r} is {_in_words(mine.get(text))} in {own} notation and "
                    f"{_in_words(theirs.get(text))} in {other} notation, and nothing else in the "
                    f"table decides; {cure}",
                )
    return dialect

_SIDE = re.compile(r"\d ?([wbs]) ?(?:[1½0+-]|$)", re.IGNORECASE)

def _two_blacks(texts):
    sides = {match[1].lower() for text in texts if (match := _SIDE.search(tidy(text)))}
    return sides == {"b", "s"}

Reading = tuple[Dialect, "dict[str, Result]"]

def _best(readings):
    readings = list(readings)
    most = max((len(reading) for _, reading in readings), default=0)
    best: list[Reading] = []
    for dialect, reading in readings:
        if len(reading) == most and all(reading != other for _, other in best):
            best.append((dialect, reading))
    return best

_SURELY = 4

def _fitting(best, misfits):
    counts = [misfits(dialect) for dialect, _ in best]
    least = min(counts)
    fitting = [
        reading for reading, count in zip(best, counts) if count < _SURELY * least or not count
    ]
    return fitting if least < max(counts) else list(best)

def _doubt(dialect, reading, texts):
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

def _differ(result, other):
    if result is None or other is None:
        return result is not other
    mine, theirs = (result.outcome, result.opponent), (other.outcome, other.opponent)
    return mine != theirs or result.ruling != other.ruling

def _told_apart(dialect, other):
    mine, theirs = (dialect.code, *dialect.names), (other.code, *other.names)
    return (
        next((name for name in mine if name in _STATED and name not in theirs), dialect.code),
        next((name for name in theirs if name in _STATED and name not in mine), other.code),
    )

_STATED = frozenset((*DIALECTS, *NAMES))

def understood(texts, dialect):
    readings = {}
    for text in texts:
        try:
            readings[text] = read_cell(text, dialect)
        except UnknownCell:
            continue
    return readings

def _in_words(result):
    if result is None:
        return "not a result"
    if result.outcome is Outcome.PENDING:
        return f"an unfinished game against player {result.opponent}"
    words = "not paired" if result.outcome is Outcome.UNPAIRED else f"a {result.outcome.value}"
    return f"{words} against player {result.opponent}" if result.opponent else words

_WITH = {"w": " with White", "b": " with Black", "": ""}
_TELLING = re.compile("[-+=:/><]")

def how_read(dialect, texts):
    if dialect in DIALECTS.values() or dialect.words:
        return dialect.words
    results = understood(texts, dialect)
    games = [text for text, result in results.items() if result.opponent is not None]
    text = next((text for text in games if _TELLING.search(text)), games[0] if games else "")
    if not text:
        return ""
    return f"{texts[text]!r} as {_in_words(results[text])}{_WITH[results[text].colour]}"
'''

MODULES['xltiebreak.event.notation.dialects'] = r'''from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Callable, NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Outcome, Result

_DASHES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uff0d", "-"))
_HALF = re.compile(r"1/2|(?<!\d)0?[.,]50?(?!\d)")
_BARE_NUMBER = re.compile(r"\d+([.,]\d+)?[½¼¾]?|[½¼¾]")

NUMBER = r"0*([1-9]\d{0,5})"

PLAYED = {"1": Outcome.WIN, "½": Outcome.DRAW, "0": Outcome.LOSS}
FORFEITED = {"1": Outcome.FORFEIT_WIN, "½": Outcome.FORFEIT_DRAW, "0": Outcome.FORFEIT_LOSS}
FORFEITS_IN_WORDS = {
    **dict.fromkeys(("forfeit win", "won by forfeit"), "1"),
    **dict.fromkeys(("forfeit loss", "lost by forfeit"), "0"),
    "forfeit draw": "½",
}
BYES = {"1": Outcome.PAIRING_BYE, "½": Outcome.HALF_BYE, "0": Outcome.UNPAIRED}

class Dialect(NamedTuple):

    code: str
    example: str
    read: Callable[[str], Result]
    words: str = ""
    names: tuple[str, ...] = ()
    letters: tuple[str, ...] = ()

class UnknownCell(TieBreakError):
    ...

def spaced(text):
    return " ".join(text.translate(_DASHES).split())

def tidy(text):
    return _HALF.sub("½", spaced(text))

class UnsaidWorth(UnknownCell):
    ...

def read_bye(text):
    worth = worth_of_bye(text)
    if worth == "":
        raise UnsaidWorth(
            f"{text.strip('| ')!r} does not say how many points it gave; type B for a full point, "
            "H for half a point, U for none"
        )
    return None if worth is None else Result(BYES[worth])

A_DATE = "Excel made a date of it: paste as text, or format the cell as Text and type it again"
NO_DATE = 9999

def made_a_date(text):
    return re.fullmatch(r"[2-6]\d{4}", text) is not None

def is_bare_number(text):
    return _BARE_NUMBER.fullmatch(text) is not None

def _colour(letter):
    return "w" if letter.lower() == "w" else "b"

_CHESS_RESULTS_GAME = re.compile(rf"{NUMBER} ?([wbsz]) ?([1½0+-]?)", re.IGNORECASE)
_CHESS_RESULTS_BYE = re.compile(r"- ?([1½0])")

def read_chess_results(text):
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
    raise UnknownCell(
        f"{text!r} is not a result; expected 12w1, 12b½ or 12w0, 12w+ or 12b- for a forfeit, "
        "-1, -½ or -0 where there is no opponent"
    )

_SIGNS = {"+": "1", "=": "½", "-": "0"}
_SIGNED_GAME = re.compile(rf"([+=-]) ?([wbf]?) ?{NUMBER} ?([wb]?)", re.IGNORECASE)
_SIGNED_BYE = re.compile(r"([+=-]) ?(?:BYE|[PFHZ][AP]?B)", re.IGNORECASE)

def read_plus_minus(text):
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

def lacks_uk_opponent(text):
    return _UK_ALONE.fullmatch(text) is not None

def read_uk(text):
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

_BYE = "bye"
_FREE = (
    *(_BYE, "frei", "spielfrei", "freilos", "exe", "exempt", "libre", "exento", "vrij", "oneven"),
    *("riposo", "folga", "isento", "frirunde", "oversidder", "frirond", "vapaa", "pauza", "volno"),
    *("freirunde", "exempté", "exemptée", "descanso", "descansa", "riposa", "livre", "vrijgeloot"),
    *("walkover", "walk over", "walk-over", "w.o.", "w.o", "wo", "w/o", "fripas", "ekstrapoint"),
    *("vapaakierros", "erőnyerő", "szabadnapos", "pihenő", "wolny los", "pauzuje"),
    *("volný los", "situr hjá", "sat hjá", "hjáseta", "bay", "tur atlama", "выходной"),
    *("свободен", "свободна", "без пары", "без соперника", "вихідний", "вільний"),
    *("почива",),
)
_POINTS: Mapping[str, tuple[str, ...]] = {
    "1": (
        *("full point", "1 point", "ganzer punkt", "voller punkt", "1 punkt", "un point"),
        *("un punto", "1 punto", "1 punt", "1 pkt", "1 ponto", "1 poeng", "1 poäng", "1 piste"),
        *("1 pont", "1 bod", "1 vinningur", "1 puan", "1 очко"),
    ),
    "½": (
        *("half point", "half-point", "½ point", "halber punkt", "ein halber punkt", "½ punkt"),
        *("demi-point", "demi point", "medio punto", "mezzo punto", "½ punto", "½ punt"),
        *("half punt", "meio ponto", "½ ponto", "halv poäng", "halvt poeng", "halvt point"),
        *("½ poäng", "½ poeng", "pół punktu", "½ pkt", "půl bodu", "puoli pistettä", "fél pont"),
        *(
            "½ pont",
            "½ pistettä",
            "½ bodu",
            "hálfur vinningur",
            "½ vinningur",
        ),
        *("½ puan", "½ очка", "пол-очка", "½ бала"),
    ),
    "0": ("zero point", "0 points", "0 punkte", "kein punkt"),
}
_AWAY = (
    *("absent", "abs", "away", "withdrawn", "withdrew", "wd", "w/d", "not paired", "unpaired"),
    *("did not play", "didn't play", "not played"),
    *("abwesend", "nicht gepaart", "nicht ausgelost", "abgemeldet", "zurückgezogen"),
    *("afwezig", "teruggetrokken", "absente", "abandon", "ausente", "retirado", "retirada"),
    *("assente", "ritirato", "ritirata", "frånvarande", "utgått", "fraværende", "udgået"),
    *("trukket seg", "nieobecny", "nieobecna", "wycofany", "nepřítomen", "odstoupil", "poissa"),
    *("távol", "hiányzott", "visszalépett", "keskeytti", "fjarverandi", "hætti"),
    *("çekildi", "отсутствует", "отсутствовал", "выбыл", "выбыла"),
)
_WORTH = {"1": ("1", "full"), "½": ("½", "half"), "0": ("0", "zero")}

def _words():
    for name in _FREE:
        yield name, ""
        for worth in _WORTH:
            for phrase in (f"{worth} {name}", f"{name} {worth}", f"{name} ({worth})"):
                yield phrase, worth
    for worth, words in _WORTH.items():
        for word in words:
            for points in ("", "-point", " point", " pt"):
                yield f"{word}{points} {_BYE}", worth
            yield f"{word}-{_BYE}", worth
        for phrase in (f"{_BYE}: {worth}", *_POINTS[worth]):
            yield phrase, worth
    for word in _AWAY:
        yield word, "0"

WORDS: Mapping[str, str] = dict(_words())

def worth_of_bye(text):
    return WORDS.get(text.lower().strip("| "))
'''

MODULES['xltiebreak.event.notation.grid_cells'] = r'''from __future__ import annotations

import re

from xltiebreak.event.notation.dialects import FORFEITED, NUMBER, PLAYED, UnknownCell, tidy
from xltiebreak.event.results import Outcome, Result

_OUTCOMES = {**PLAYED, "=": PLAYED["½"], "+": FORFEITED["1"], "-": FORFEITED["0"]}
_OPPONENT = re.compile(NUMBER)
_WHOLE = re.compile(r"([01])[.,]0+")
_BETWEEN = re.compile(r" ?[,;/|] ?| ")
_TOGETHER = re.compile(r"[10½=]{2}")
_SIGNS_TOGETHER = re.compile(r"[10½=+-]{2}")
_MARK = re.compile(r"[^\w+=½]+|[xX]+")
_DASHES = re.compile(r"-+")
EXPECTED = "1, ½ or 0, + or - for a forfeit, or nothing while the game is still to be played"

def games_in(text, *, double = False):
    plain = tidy(text)
    if (_SIGNS_TOGETHER if double else _TOGETHER).fullmatch(plain):
        return tuple(plain)
    if _WHOLE.fullmatch(plain) and not (double and "," in plain):
        return (plain[0],)
    return tuple(_WHOLE.sub(r"\1", part) for part in _BETWEEN.split(plain) if part)

def is_score(text):
    return text in _OUTCOMES

def is_cell(text):
    scores = games_in(text)
    return 0 < len(scores) < 3 and all(map(is_score, scores))

def is_mark(text):
    plain = tidy(text)
    return _MARK.fullmatch(plain) is not None and _DASHES.fullmatch(plain) is None

def is_diagonal(text):
    plain = tidy(text)
    return not plain or is_mark(plain) or _DASHES.fullmatch(plain) is not None

def read(text):
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

def write(result):
    return _SCORE_OF.get(result.outcome, "")

_TWINS = {"1": "0", "½": "½", "0": "1", "+": "-", "-": "+, or - if neither came"}

def expected_twin(result):
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
    def words(self):
        return f"{self.language} ({self.meanings})"

    @property
    def meanings(self):
        return f"{self.win} won, {self.draw} drawn, {self.loss} lost"

    @property
    def is_cyrillic(self):
        return has_cyrillic(self.win + self.draw + self.loss)

    def spelled(self, letter):
        capital = letter.upper()
        return capital.translate(_CYRILLIC) if self.is_cyrillic else capital

_CYRILLIC = str.maketrans("ABCEHKMOPTXY", "АВСЕНКМОРТХУ")
LATIN = {typed: read for read, typed in _CYRILLIC.items()}

def has_cyrillic(text):
    return any("\u0400" <= letter <= "\u04ff" for letter in text)

def _of(language, sets, white = "w", black = "bsz"):
    every = (letters.split() for letters in sets.split("; "))
    return [Letters(language, win, draw, loss, white, black) for win, draw, loss in every]

ENGLISH = Letters("English", "W", "D", "L")
LANGUAGES: Sequence[Letters] = (
    *_of("German", "S R N; G R V; S U N; G U V"),
    *_of("French", "G N P; V N D", "b", "n"),
    *_of("Spanish", "G T P; G E P; G T D; G E D; V T D; V E D", "b", "n"),
    *_of("Italian", "V N P; V P S", "b", "n"),
    *_of("Dutch", "W R V"),
    *_of("Portuguese", "V E D", "b", "np"),
    *_of("Swedish", "V R F", "v", "s"),
    *_of("Norwegian", "S R T; V U T; V R T; S U T", "h", "s"),
    *_of("Danish", "G R T; V U T; V R T; G U T", "h", "s"),
    *_of("Finnish", "V T H", "v", "m"),
    *_of("Icelandic", "V J T; S J T", "h", "s"),
    *_of("Hungarian", "G D V; GY D V; N D V; NY D V", "v", "s"),
    *_of("Polish", "W R P; Z R P", "b", "c"),
    *_of("Czech", "V R P", "b", "cč"),
    *_of("Turkish", "G B M; G B K; G B Y", "b", "s"),
    *_of("Russian", "В Н П", "б", "ч"),
    *_of("Ukrainian", "В Н П", "б", "ч"),
    *_of("Bulgarian", "П Р З", "б", "ч"),
)

COLOURS: Sequence[tuple[str, str]] = tuple(
    dict.fromkeys(
        (*((letters.white, letters.black) for letters in (ENGLISH, *LANGUAGES)), ("b", "n"))
    )
)

NAMES = (
    *dict.fromkeys(language.language.lower() for language in LANGUAGES),
    *("signs", "forfeits", "white-first", "player-first"),
)

LANGUAGE_CODES = {
    "de": "german", "fr": "french", "es": "spanish", "it": "italian", "nl": "dutch",
    "pt": "portuguese", "sv": "swedish", "no": "norwegian", "nb": "norwegian", "da": "danish",
    "fi": "finnish", "is": "icelandic", "hu": "hungarian", "pl": "polish", "cs": "czech",
    "tr": "turkish", "ru": "russian", "bg": "bulgarian",
}  # fmt: skip

_RULINGS = frozenset("NRS")
_GAMES = _RULINGS | frozenset("WDL")
_FORFEITS = frozenset("XZF")
_LETTER = re.compile(r"[A-Z][ -]?\d", re.IGNORECASE)
_A_FEW, _ONE_IN = 2, 10
_NAMED = 3

class Refusal(NamedTuple):

    text: str
    why: str

def too_many_rulings(rulings, games):
    return (rulings > _A_FEW and _ONE_IN * rulings > games) or 2 * rulings > games

def rulings_for_results(texts, *, only_us = False):
    texts = list(texts)
    tidied = {text: tidy(text) for text in dict.fromkeys(texts)}
    letter_of = {text: plain[0].upper() for text, plain in tidied.items() if _LETTER.match(plain)}
    games = [text for text in texts if letter_of.get(text) in _GAMES]
    rulings = [text for text in games if letter_of[text] in _RULINGS]
    if not too_many_rulings(len(rulings), len(games)):
        return None
    letters = set(letter_of.values()) - _FORFEITS
    return Refusal(
        rulings[0],
        f"{tidy(rulings[0])!r} is a director's ruling in US letters, and {len(rulings)} of "
        f"{len(games)} games here have such a letter (N, R or S); {_could_be(letters)}write W, D "
        "and L for won, drawn and lost, or state the notation: "
        f"{'' if only_us else _names(letters)}us if these really are rulings",
    )

def _fitting(letters):
    return [
        letter_set
        for letter_set in LANGUAGES
        if set(letters) <= {letter_set.win, letter_set.draw, letter_set.loss}
    ]

def _could_be(letters):
    fitting = [language.words for language in _fitting(letters)]
    further = " or another language" if len(fitting) > _NAMED else ""
    return f"the table could be {' or '.join(fitting[:_NAMED])}{further}; " if fitting else ""

def _names(letters):
    names = dict.fromkeys(language.language.lower() for language in _fitting(letters))
    return "".join(f"{name}, or " for name in names)
'''

MODULES['xltiebreak.event.notation.us'] = r'''from __future__ import annotations

import re

from xltiebreak.event.notation.dialects import FORFEITED, FORFEITS_IN_WORDS, NUMBER, UnknownCell
from xltiebreak.event.notation.languages import LATIN, has_cyrillic
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

def read(text):
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
    if pending := _PENDING.fullmatch(text):
        return Result(Outcome.PENDING, int(pending[1]), pending[2].lower().strip(_COLOUR_UNKNOWN))
    if score := FORFEITS_IN_WORDS.get(text.lower()):
        return Result(FORFEITED[score])
    raise UnknownCell(_why_not(text))

def _why_not(text):
    letter = text[0].upper()
    if has_cyrillic(text) and (latin := text.upper().translate(LATIN)).isascii():
        return (
            f"{text!r} has Cyrillic letters, which look like the Latin ones of {latin!r}; type "
            f"{latin} with a Latin keyboard, or state the notation: russian if В is a game won"
        )
    if re.fullmatch(r"[WDLNRS][\W0]*", text, re.IGNORECASE):
        return f"{text!r} does not say against whom; type {letter}12 for player 12"
    if re.fullmatch(r"[BHU]\W*\d+\D?", text, re.IGNORECASE):
        return f"{text!r} gives an opponent to a round without one; type {letter} alone"
    if score := re.fullmatch(r"([1½0]) ?[-:] ?[1½0]", text):
        letter = {"1": "W", "½": "D", "0": "L"}[score[1]]
        return f"{text!r} does not say against whom; write {letter}12 against player 12"
    return (
        f"{text!r} is not a result; type W12, D12 or L12 (then w or b for the color), "
        "X12 or F12 for a forfeit, B, H or U where there is no opponent"
    )

_LETTER_OF = {outcome: letter for letter, outcome in LETTERS.items()} | {Outcome.FULL_BYE: "B"}
_RULING_OF = {outcome: letter for letter, outcome in RULINGS.items()}

def write(result):
    if result.blank or result.outcome is Outcome.UNREADABLE:
        return ""
    if result.outcome is Outcome.PENDING:
        return f"{result.opponent}{result.colour or _COLOUR_UNKNOWN}"
    letters = _RULING_OF if result.ruling else _LETTER_OF
    against = "" if result.opponent is None else f"{result.opponent}{result.colour}"
    return f"{letters[result.outcome]}{against}"
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

    def __new__(cls, name, points, manner):
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
OTHER_COLOUR = {"w": "b", "b": "w", "": ""}

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
        outcome,
        opponent = None,
        colour = "",
        ruling = False,
        worth = None,
        unrated = False,
        blank = False,
    ):
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

    def __reduce__(self):
        given = (self.outcome, self.opponent, self.colour, self.ruling, self.worth)
        return Result, (*given, self.unrated, self.blank)

    @property
    def forfeit(self):
        return self.outcome.forfeit

BLANK = Result(Outcome.UNPAIRED, blank=True)
AWAITED = Result(Outcome.AWAITED, blank=True)
UNREADABLE = Result(Outcome.UNREADABLE)
'''

MODULES['xltiebreak.event.roundrobin'] = r'''from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from xltiebreak.event.crosstable import Crosstable, cycles_of, rounds_of_a_cycle, typed_by_hand
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import Section

SITS_OUT = Result(Outcome.UNPAIRED)

_ANNULLED = Result(Outcome.ANNULLED)

Entry = TypeVar("Entry")

def berger_round(players, own, other):
    last = players + players % 2
    low, high = sorted((own, other))
    sum_of_both = 2 * low if high == last else low + high
    return (sum_of_both - 2) % (last - 1) + 1

def by_round(
    cycles, nobody
):
    players = len(cycles[0]) if cycles else 0
    a_cycle = rounds_of_a_cycle(players)
    rows = [[nobody] * (a_cycle * len(cycles)) for _ in range(players)]
    for c, table in enumerate(cycles):
        for i, row in enumerate(table):
            for j, entry in enumerate(row):
                if i != j:
                    rows[i][c * a_cycle + berger_round(players, i + 1, j + 1) - 1] = entry
    return tuple(map(tuple, rows))

def opponent_in(players, own, round):
    wanted = (round - 1) % rounds_of_a_cycle(players) + 1
    for other in range(1, players + 1):
        if other != own and berger_round(players, own, other) == wanted:
            return other
    return None

def typed_by_round(section):
    odd = section.is_roundrobin and len(section.players) % 2 == 1
    return replace(section, crosstable=typed_by_hand(section.crosstable, one_sits_out=odd))

def is_double(section):
    if not section.is_roundrobin:
        return False
    if section.origin.grid:
        return section.crosstable.rounds == 2 * rounds_of_a_cycle(len(section.players))
    return any(
        sum(result.opponent == other for result in row) == 2
        for row in section.crosstable.rows.values()
        for other in {result.opponent for result in row} - {None}
    )

def games_to_come(section):
    if not section.origin.grid:
        return []
    gone = {*section.withdrawn}
    numbers = section.crosstable.numbers
    return sorted(
        (round + 1, numbers[k], numbers[place])
        for k, place, round in _left_open(section)
        if numbers[k] < numbers[place] and not gone & {numbers[k], numbers[place]}
    )

def games_in_all(section):
    players = len(section.players) - len(_gone(section))
    cycles = meetings_each(section)
    return players * (players - 1) // 2 * cycles

def meetings_each(section):
    planned = max(section.scheduled_rounds or 0, section.crosstable.rounds)
    return cycles_of(len(section.players), planned)

def annulled(section):
    if not section.withdrawn or not section.is_roundrobin:
        return section
    gone, table = _gone(section), section.crosstable
    rows = [
        [_without(result, number in gone, gone) for result in row]
        for number, row in table.rows.items()
    ]
    if section.origin.grid:
        for k, place, round in _left_open(section):
            pair = {table.numbers[k], table.numbers[place]}
            if pair & {*section.withdrawn}:
                rows[k][round] = _ANNULLED if pair & gone else SITS_OUT
    elif gone:
        times = meetings_each(section)
        for number, row in zip(table.numbers, rows):
            met = sum(result.outcome is Outcome.ANNULLED for result in row)
            left = len(row) if number in gone else max(times * len(gone) - met, 0)
            for round in _idle_rounds(section, row)[:left]:
                row[round] = _ANNULLED
    return replace(section, crosstable=Crosstable(table.numbers, tuple(map(tuple, rows))))

def _left_open(section):
    numbers = section.crosstable.numbers
    in_order = sorted(numbers)
    for k, number, round, result in section.crosstable.cells():
        if result == BLANK:
            other = opponent_in(len(numbers), in_order.index(number) + 1, round)
            if other:
                yield k, numbers.index(in_order[other - 1]), round - 1

def _idle_rounds(section, row):
    complete = section.crosstable.complete_rounds
    idle = [round - 1 for round in complete if row[round - 1].outcome is Outcome.UNPAIRED]
    return idle[times_sitting_out(section) :]

def times_sitting_out(section):
    players = len(section.players)
    odd = section.is_roundrobin and players % 2
    return meetings_each(section) if odd else 0

def without_sitting_out(
    history, times
):
    idle = [k for k, (_, result) in enumerate(history) if result.outcome is Outcome.UNPAIRED]
    sitting_out = {*sorted(idle, key=lambda k: history[k][1].blank)[:times]}
    return [round for k, round in enumerate(history) if k not in sitting_out] or [*history]

def _gone(section):
    return {number for number in section.withdrawn if played_less_than_half(section, number)}

def played_less_than_half(section, number):
    row: Sequence[Result] = section.crosstable.rows.get(number, ())
    entries = len(section.players)
    cycles = meetings_each(section)
    return 2 * sum(result.played for result in row) < (entries - 1) * cycles

def _without(result, withdrew, gone):
    if result.opponent is None:
        return result
    return _ANNULLED if withdrew or result.opponent in gone else result
'''

MODULES['xltiebreak.event.section'] = r'''from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple, Optional, Protocol

from xltiebreak.event.crosstable import ROUNDROBIN, SWISS, Crosstable, everybody_meets
from xltiebreak.event.findings import Finding, Origin, TieBreakError

MAX_BOARDS = 50

BY_MATCH_POINTS, BY_GAME_POINTS = "match", "game"

EQUAL_BOARDS = 1.0

PERFECT_PLAYOFF = "playoff"

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
    shown: str = ""

    @property
    def label(self):
        return self.shown or self.name or f"Player {self.number}"

    @property
    def rated(self):
        games = f"P{self.provisional}" if self.provisional else ""
        return f"{self.rating}{games}" if self.rating else ""

    @property
    def plays_for(self):
        return team_named(self.team)

def team_named(text):
    team = " ".join(text.split())
    return "" if team.strip(" .-–—()").casefold() in _NO_TEAM else team

_NO_TEAM = (
    *("", "none", "n/a", "no team", "no club", "no school", "unattached", "unatt", "unat"),
    *("unaffiliated", "independent", "individual", "vereinslos", "ohne verein", "kein verein"),
    *("sans club", "sin club", "senza circolo", "utan klubb", "uden klub", "uten klubb"),
    *("ei seuraa", "bez klubu", "niezrzeszony", "niezrzeszona"),
)

class Competition(NamedTuple):

    by: str
    counting: int
    minimum: int | None
    teams: Mapping[int, str]

    def least(self, usual):
        return usual if self.minimum is None else self.minimum

    def __str__(self):
        return f"{self.by} top {self.counting}" + (f" min {self.minimum}" if self.minimum else "")

class MatchPoints(NamedTuple):

    win: float
    draw: float
    loss: float

    def __str__(self):
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

    def __post_init__(self):
        if self.placed_by not in (BY_MATCH_POINTS, BY_GAME_POINTS):
            raise TieBreakError("Teams are placed by match points (match) or game points (game).")
        if not 0 <= self.boards <= MAX_BOARDS:
            raise TieBreakError(f"A match has at most {MAX_BOARDS} boards.")
        if self.weights and len(self.weights) != self.boards:
            raise TieBreakError("The board weights and the number of boards do not go together.")

    @property
    def board_weights(self):
        return self.weights or (EQUAL_BOARDS,) * self.boards

    @property
    def most(self):
        return sum(self.board_weights)

    def knows_points(self, crosstable):
        played = any(result.played for row in crosstable.results for result in row)
        return played and not self.lacks_points(crosstable)

    def lacks_points(self, crosstable):
        return any(
            points[round - 1] is None and row[round - 1].played
            for row, points in zip(crosstable.results, self.points)
            for round in crosstable.complete_rounds
        )

    def knows_boards(self, crosstable):
        return bool(self.members and self.lineups) and all(
            self.lineups[row][round - 1]
            for row, results in enumerate(crosstable.results)
            for round in crosstable.complete_rounds
            if results[round - 1].played
        )

    @cached_property
    def _seats(self):
        return {
            (member, round): board
            for row in self.lineups
            for round, lineup in enumerate(row, start=1)
            for board, member in enumerate(lineup, start=1)
            if member
        }

    def board_of(self, member, round):
        return self._seats.get((member, round))

    def board_points(self, row, round):
        if self.members is None or row >= len(self.lineups):
            return []
        rows = self.members.crosstable.rows
        return [
            rows[member][round - 1].points if member in rows else 0.0
            for member in self.lineups[row][round - 1]
        ]

def weighted(points, weights):
    return sum(got * worth for got, worth in zip(points, weights))

class Prizes(Protocol):

    @property
    def findings(self):
        ...

    @property
    def divides_equally(self):
        ...

@dataclass(frozen=True)
class Section:

    name: str
    players: tuple[Player, ...]
    crosstable: Crosstable
    kind: str = ""
    scheduled_rounds: int | None = None
    edition: str = ""
    order: str = ""
    lots: str = ""
    playoff: str = ""
    perfect_scores: str = ""
    trophies: int | None = None
    unrated: int | None = None
    withdrawn: tuple[int, ...] = ()
    matches: Matches | None = None
    counting: int | None = None
    team_minimum: int | None = None
    teams_by: tuple[Competition, ...] = ()
    prizes: Prizes | None = None
    printed: Mapping[str, Mapping[int, str]] = field(default_factory=dict)
    origin: Origin = field(default_factory=Origin)
    faults: tuple[Finding, ...] = ()

    def __post_init__(self):
        if tuple(player.number for player in self.players) != self.crosstable.numbers:
            raise TieBreakError("The players and the rows of the crosstable do not match.")

    @property
    def competitions(self):
        if self.teams_by or not self.counting or self.matches is not None:
            return self.teams_by
        teams = {player.number: player.plays_for for player in self.players if player.plays_for}
        return (Competition("", self.counting, self.team_minimum, teams),)

    @property
    def has_printed(self):
        return bool(self.printed) or any(
            player.printed_place is not None for player in self.players
        )

    @property
    def has_only_scores(self):
        return not self.crosstable.rounds and any(
            player.printed_score is not None for player in self.players
        )

    @cached_property
    def is_roundrobin(self):
        if self.kind or self.matches is not None:
            return self.kind == ROUNDROBIN
        rounds = self.scheduled_rounds or self.crosstable.rounds
        return bool(self.origin.grid) or everybody_meets(self.crosstable, rounds)

    @property
    def paired_as(self):
        return ROUNDROBIN if self.is_roundrobin else SWISS

    @cached_property
    def by_number(self):
        return {player.number: player for player in self.players}

    def finding(self, severity, code, row, column, message):
        number = self.crosstable.numbers[row]
        where = self.origin.cell(row, column, number)
        return Finding(severity, code, where, message, self.origin.place(row, column, number))

    @property
    def rounds(self):
        return len(self.crosstable.complete_rounds)

def without_spare_rounds(section):
    scheduled, table = section.scheduled_rounds, section.crosstable
    if not scheduled or table.rounds <= scheduled:
        return section
    used = (
        round
        for row in table.results
        for round, result in enumerate(row, start=1)
        if not result.blank
    )
    return replace(section, crosstable=table.up_to(max(scheduled, *used, 0)))

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
    seal: str = ""
    faults: tuple[Finding, ...] = ()

    def __post_init__(self):
        if not self.sections:
            raise TieBreakError("An event needs at least one section.")

    @property
    def names_its_rules(self):
        return any(section.origin.of_fide or section.origin.tie_breaks for section in self.sections)
'''

MODULES['xltiebreak.event.team_match'] = r'''from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum, IntEnum
from typing import NamedTuple

from xltiebreak.event.figures import counted
from xltiebreak.event.results import BLANK, Outcome, Result
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
LOST_BY_FORFEIT = Both(Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN)
BOTH_LOST = Both(Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS)
TO_COME = Both(Outcome.PENDING, Outcome.PENDING)

class Seats(IntEnum):

    BOTH, FIRST, SECOND, NOBODY = range(4)

    @classmethod
    def of(cls, first, second):
        if first:
            return cls.BOTH if second else cls.FIRST
        return cls.SECOND if second else cls.NOBODY

class State(IntEnum):

    ALONE, NO_POINTS, HALF, MORE, EQUAL, FEWER = range(6)

BOARD_RULE: Mapping[Both, tuple[Both | Wrong, ...]] = {
    # who sat there:  both             the first one   the second one   nobody
    WON:             (WON,             WON_BY_FORFEIT, Wrong.NOBODY,    Wrong.NOBODY),
    DREW:            (DREW,            Wrong.NOBODY,   Wrong.NOBODY,    Wrong.NOBODY),
    LOST:            (LOST,            Wrong.NOBODY,   LOST_BY_FORFEIT, Wrong.NOBODY),
    WON_BY_FORFEIT:  (WON_BY_FORFEIT,  WON_BY_FORFEIT, Wrong.NOBODY,    Wrong.NOBODY),
    LOST_BY_FORFEIT: (LOST_BY_FORFEIT, Wrong.NOBODY,   LOST_BY_FORFEIT, Wrong.NOBODY),
    BOTH_LOST:       (BOTH_LOST,       BOTH_LOST,      BOTH_LOST,       BOTH_LOST),
}  # fmt: skip

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

def board_outcomes(sign, seats):
    return BOARD_RULE[sign][seats]

def state_of(own, theirs):
    if own is None or theirs is None:
        return State.NO_POINTS if own is theirs else State.HALF
    return State.EQUAL if own == theirs else State.MORE if own > theirs else State.FEWER

def match_outcome(typed, state, *, ruling = False):
    if typed.bye:
        return typed if state is State.ALONE else Wrong.HAS_OPPONENT
    if typed not in MATCH_RULE or (ruling and state is not State.ALONE):
        return typed
    return MATCH_RULE[typed][state]

def outcome_without_play(own, theirs):
    if own == theirs:
        return Outcome.FORFEIT_DRAW if own else Outcome.FORFEIT_LOSS
    return Outcome.FORFEIT_WIN if own > theirs else Outcome.FORFEIT_LOSS

Seat = tuple[int, int]

@dataclass
class TeamRound:

    result: Result = BLANK
    points: Points = None
    result_at: str = ""
    points_at: str = ""

def decide(rounds):
    for team, round in sorted(rounds, key=lambda seat: (seat[1], seat[0])):
        known = rounds[team, round]
        other = known.result.opponent or 0
        twin = rounds.get((other, round))
        if known.result.outcome is not Outcome.PENDING or not twin or twin.result.opponent != team:
            continue
        outcome = match_outcome(Outcome.PENDING, state_of(known.points, twin.points))
        if isinstance(outcome, Outcome):
            known.result = replace(known.result, outcome=outcome)
        elif known.points is not None:
            yield (
                (other, round),
                f"team {team} has {counted(known.points, 'point')} in round {round}, but those of "
                f"team {other} are missing; type them, too",
            )
'''

MODULES['xltiebreak.event.words'] = r'''from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from shlex import quote

_WORD = re.compile(r"[^\W\d_]+|\d+")
_PLAIN = re.compile(r"[\w./\\:=+-]+")
_OTHER_LETTERS = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ð": "d", "æ": "ae", "œ": "oe", "ı": "i"}
)

LONGEST, LONGEST_PRIZES, LONGEST_TEXT = 200, 2_000, 4_000

def too_long(text, most = LONGEST_TEXT):
    if len(text) <= most:
        return ""
    name = f", a name to {LONGEST}" if most > LONGEST else ""
    return f"{text[:40] + '…'!r} has {len(text):,} letters; shorten it to {most:,} at most{name}"

def bare(text):
    if not text.isascii():
        text = unicodedata.normalize("NFC", text)
    return "".join(letter for letter in text.casefold() if letter.isalnum())

def folded(text):
    if text.isascii():
        return text.lower()
    parted = unicodedata.normalize("NFKD", text.casefold().translate(_OTHER_LETTERS))
    return "".join(letter for letter in parted if not unicodedata.combining(letter))

def words_of(text):
    return _WORD.findall(folded(text))

def for_a_shell(*words):
    return " ".join(
        word if _PLAIN.fullmatch(word) else quote(word) if set(word) & set('$`"!') else f'"{word}"'
        for word in words
    )

def nearest(text, known, most = 3):
    import difflib

    spelled: dict[str, str] = {}
    for word, meant in known.items():
        spelled.setdefault(bare(word), meant)
    close = difflib.get_close_matches(bare(text[:LONGEST]), spelled, n=4 * most, cutoff=0.6)
    return list(dict.fromkeys(spelled[word] for word in close))[:most]

_LIST = re.compile(r"(?<!\\)\)([*+])")

def narrow(pattern):
    pattern = pattern.replace(r"\s*", r"\s{0,9}").replace(r"\s+", r"\s{1,9}")
    return _LIST.sub(lambda match: "){0,99}" if match[1] == "*" else "){1,99}", pattern)

def either(choices):
    *others, last = choices
    return f"{', '.join(others)} or {last}" if others else last

def unknown(text, what, near, otherwise):
    advice = f"is {either(near)} meant?" if near else otherwise
    return f"{text!r} is not {what}; {advice}"
'''

MODULES['xltiebreak.excel'] = r'''from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from xltiebreak.excel.book import read_book_of_excel, read_book_of_lite
    from xltiebreak.excel.button_forms import ButtonForm, filled_in, forms_of_buttons
    from xltiebreak.excel.cells.game_rules import typed_games
    from xltiebreak.excel.cells.grid_rules import cycles_in
    from xltiebreak.excel.cells.letter_rules import letters
    from xltiebreak.excel.cells.names import BUTTONS_SHEET
    from xltiebreak.excel.cells.rows import (
        empty_roundrobin,
        empty_scores,
        empty_swiss,
        empty_team_event,
        rating_text,
    )
    from xltiebreak.excel.event_in import ANSWER_MARK
    from xltiebreak.excel.growing import (
        filled,
        larger,
        placed,
        placed_in,
        sections_in,
        sheets_left,
    )
    from xltiebreak.excel.reader import read_grids, read_workbook
    from xltiebreak.excel.reentry import reenter
    from xltiebreak.excel.setup.addin import install
    from xltiebreak.excel.setup.doctor import doctor
    from xltiebreak.excel.setup.importing import import_functions
    from xltiebreak.excel.setup.machine import this_machine
    from xltiebreak.excel.setup.workbook import Finding
    from xltiebreak.excel.travelling import main_module, travelling_modules
    from xltiebreak.excel.writer import write_workbook

__all__ = [
    "ANSWER_MARK",
    "BUTTONS_SHEET",
    "ButtonForm",
    "Finding",
    "cycles_in",
    "doctor",
    "empty_roundrobin",
    "empty_scores",
    "empty_swiss",
    "empty_team_event",
    "filled",
    "filled_in",
    "forms_of_buttons",
    "import_functions",
    "install",
    "larger",
    "letters",
    "main_module",
    "placed",
    "placed_in",
    "rating_text",
    "read_book_of_excel",
    "read_book_of_lite",
    "read_grids",
    "read_workbook",
    "reenter",
    "sections_in",
    "sheets_left",
    "this_machine",
    "travelling_modules",
    "typed_games",
    "write_workbook",
]
_FILES = {
    "book": ("read_book_of_excel", "read_book_of_lite"),
    "button_forms": ("ButtonForm", "filled_in", "forms_of_buttons"),
    "cells.game_rules": ("typed_games",),
    "cells.grid_rules": ("cycles_in",),
    "cells.letter_rules": ("letters",),
    "cells.names": ("BUTTONS_SHEET",),
    "cells.rows": (
        "empty_roundrobin",
        "empty_scores",
        "empty_swiss",
        "empty_team_event",
        "rating_text",
    ),
    "event_in": ("ANSWER_MARK",),
    "growing": ("filled", "larger", "placed", "placed_in", "sections_in", "sheets_left"),
    "reader": ("read_grids", "read_workbook"),
    "reentry": ("reenter",),
    "setup.addin": ("install",),
    "setup.doctor": ("doctor",),
    "setup.importing": ("import_functions",),
    "setup.machine": ("this_machine",),
    "setup.workbook": ("Finding",),
    "travelling": ("main_module", "travelling_modules"),
    "writer": ("write_workbook",),
}

if not TYPE_CHECKING:

    def __getattr__(name):
        for file, names in _FILES.items():
            if name in names:
                return getattr(import_module(f"{__name__}.{file}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
'''

MODULES['xltiebreak.excel.udfs'] = r'''# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from xlwings import arg, func

from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions import CATEGORY, FUNCTIONS, SheetFunction, error_cell, short

CLASSIC = func.__module__ == "xlwings.udfs"

def _registered(offered):

    @wraps(offered.work)
    def function(*arguments, **named):
        try:
            return offered.work(*arguments, **named)
        except TieBreakError as error:
            if offered.in_words or CLASSIC:
                return error_cell(error)
            raise ValueError(short(str(error))) from None

    function.__annotations__ = {}  # xlwings takes type hints for converters
    function.__signature__ = offered.signature  # type: ignore[attr-defined]
    for name in reversed([*offered.arguments]):
        shape = {"ndim": 2} if name in offered.blocks else {}
        function = arg(name, err_to_str=True, doc=offered.arguments[name], **shape)(function)
    registered: Callable[..., Any] = func(category=CATEGORY)(function)
    return registered

globals().update({name: _registered(offered) for name, offered in FUNCTIONS.items()})
'''

MODULES['xltiebreak.functions'] = r'''from importlib import import_module
from typing import TYPE_CHECKING, Any

from xltiebreak.functions.catalogue import FUNCTIONS
from xltiebreak.functions.given import INDIVIDUAL, ONLY_US, Given, MatchArguments, PrizeArguments
from xltiebreak.functions.offered import CATEGORY, SheetFunction, error_cell, short
from xltiebreak.functions.prize_list import prizes_table
from xltiebreak.functions.spills import (
    NOTHING_TO_FIX,
    Spill,
    explanation,
    findings_table,
    standings_table,
    terms_table,
)

if TYPE_CHECKING:
    from xltiebreak.functions.announced_lines import ANNOUNCED_HEADING, announcement_table
    from xltiebreak.functions.pasted import UNKNOWN, comparison_table

__all__ = [
    "ANNOUNCED_HEADING",
    "CATEGORY",
    "FUNCTIONS",
    "INDIVIDUAL",
    "NOTHING_TO_FIX",
    "ONLY_US",
    "UNKNOWN",
    "Given",
    "MatchArguments",
    "PrizeArguments",
    "SheetFunction",
    "Spill",
    "announcement_table",
    "comparison_table",
    "error_cell",
    "explanation",
    "findings_table",
    "prizes_table",
    "short",
    "standings_table",
    "terms_table",
]

_FILES = {
    "announced_lines": ("ANNOUNCED_HEADING", "announcement_table"),
    "pasted": ("UNKNOWN", "comparison_table"),
}

if not TYPE_CHECKING:

    def __getattr__(name):
        for file, names in _FILES.items():
            if name in names:
                return getattr(import_module(f"{__name__}.{file}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
'''

MODULES['xltiebreak.functions.blocks'] = r'''from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

from xltiebreak.checks import FEW
from xltiebreak.event.crosstable import (
    MAX_PLAYERS,
    SWISS,
    Crosstable,
    everybody_meets,
    rounds_of_a_cycle,
)
from xltiebreak.event.figures import Rating, counted, rating
from xltiebreak.event.findings import ERROR, Finding, Origin, Place, TieBreakError
from xltiebreak.event.notation import (
    DIALECTS,
    GRID,
    UnknownCell,
    dialect_named,
    known_name,
    read_cell,
    understood,
)
from xltiebreak.event.notation.languages import too_many_rulings
from xltiebreak.event.results import BLANK, UNREADABLE, Result
from xltiebreak.event.roundrobin import typed_by_round
from xltiebreak.event.section import (
    Matches,
    Player,
    Section,
    without_spare_rounds,
)
from xltiebreak.functions.cells import Key, column_of, text_of
from xltiebreak.functions.given import (
    BESIDE,
    MOST_WRONG,
    ONLY_US,
    REMEMBERED,
    TEXTS,
    Entered,
    kept,
    remembered,
    value_cell,
)
from xltiebreak.functions.other_layouts import headers_in_first_row, other_layout
from xltiebreak.tables.result_cells import read_results
from xltiebreak.tables.settings import understood as setting

_US = dialect_named("us")
_ROWS = 8_192

_OTHER_LAYOUT = "other-layout"

_FEWEST = 2

@remembered(REMEMBERED)
def section_of(entered):
    if entered.ratings:
        section = section_of(entered._replace(ratings=()))
        if any(fault.code == _OTHER_LAYOUT for fault in section.faults):
            return section
        rated = _ratings(entered.ratings, len(entered.results), entered.entry)
        players = [_player(player.number, rated.get(player.number)) for player in section.players]
        return replace(section, players=tuple(players))
    if entered.notation != ONLY_US and (why := _headers(entered)):
        return _unread(entered, why)
    try:
        section = _read_section(entered)
    except TieBreakError:
        if why := other_layout(entered.results, _text_in):
            return _unread(entered, why)
        raise
    is_read = not any(fault.is_error for fault in section.faults)
    decide = _columns_that_decide(entered, section)
    why = decide if is_read else other_layout(entered.results, _text_in)
    return _unread(entered, why) if why else section

def _inside(
    entered, results, numbers
):
    if not entered.of_teams:
        return None, ()
    from xltiebreak.functions.match_points import matches_of  # late: for teams alone

    return matches_of(entered, results, numbers)

def _texts(
    entered, numbers, faults
):
    if len(faults) < FEW:
        return ()
    return tuple([tuple(map(_text_in, entered.results[number - 1])) for number in numbers])

def _headers(entered):
    is_us = entered.notation.casefold() == _US.code
    return headers_in_first_row(entered.results, _text_in, rulings=is_us)

def _unread(entered, why):
    numbers = tuple(range(1, len(entered.results) + 1))
    return Section(
        name="",
        players=tuple([_player(number, None) for number in numbers]),
        crosstable=Crosstable(numbers, tuple([(UNREADABLE,)] * len(numbers))),
        origin=Origin(entry=entered.entry, typed=True),
        faults=(Finding(ERROR, _OTHER_LAYOUT, "the block of results", why),),
    )

def _read_section(entered):
    kind = setting("kind", entered.kind) if entered.kind and not entered.of_teams else ""
    is_grid = not (entered.of_teams or kind == SWISS)
    grid = _grid(entered) if is_grid else None
    if grid is not None:
        return _without(grid, entered.withdrawn)
    read, faults = read_rounds(entered.results, entered.entry, entered.notation)
    if entered.points:
        from xltiebreak.functions.match_points import as_their_points_say  # late: for teams alone

        read, unplayed = as_their_points_say(read, entered.points)
        faults = [*faults, *unplayed]
    numbers = _taking_part(read, entered.named)
    rows = tuple([read[number - 1] for number in numbers])
    matches, unread = _inside(entered, read, numbers)
    section = Section(
        name="",
        players=tuple([_player(number, None) for number in numbers]),
        crosstable=Crosstable(tuple(numbers), rows),
        kind=kind,
        scheduled_rounds=setting("scheduled_rounds", entered.planned) if entered.planned else None,
        matches=matches,
        origin=Origin(entry=entered.entry, typed=True, texts=_texts(entered, numbers, faults)),
        faults=(*faults, *unread),
    )
    section = section if entered.of_teams else without_spare_rounds(section)
    is_roundrobin = section.is_roundrobin and not entered.of_teams
    return typed_by_round(_without(section, entered.withdrawn) if is_roundrobin else section)

def with_those_named(section, entered):
    if section.players or not entered.named:
        return section
    numbers, columns = entered.named, len(entered.results[0])
    is_grid = entered.notation.casefold() == GRID.code
    rounds = rounds_of_a_cycle(len(numbers)) * (columns // len(entered.results))
    blank = Crosstable(numbers, ((BLANK,) * (rounds if is_grid else columns),) * len(numbers))
    return replace(
        section,
        players=tuple([_player(number, None) for number in numbers]),
        crosstable=blank,
        origin=replace(section.origin, grid=((0,) * rounds,) * len(numbers) if is_grid else ()),
    )

def _grid(entered):
    rows, columns = len(entered.results), len(entered.results[0])
    if rows < _FEWEST or columns not in (rows, 2 * rows):
        return None
    from xltiebreak.functions.grid_blocks import grid_section  # late: it is packed

    return grid_section(entered.results, entered.named)

def _columns_that_decide(entered, section):
    table, stated = section.crosstable, section.kind or section.scheduled_rounds
    used = [k for row in table.results for k, result in enumerate(row, 1) if not result.blank]
    if entered.of_teams or entered.notation == ONLY_US or stated or not used:
        return ""
    for rounds in range(max(used), 0 if section.is_roundrobin else table.rounds):
        if everybody_meets(table, rounds):
            return (
                f"everybody can meet everybody in {counted(rounds, 'round')}, and the block is "
                f"empty from column {rounds + 1} on: select the columns of the rounds alone, or "
                "state the kind, roundrobin or swiss"
            )
    return ""

def _taking_part(rows, named):
    opponents = set() if named else {result.opponent for row in rows for result in row}
    there = [
        number
        for number, row in enumerate(rows, start=1)
        if number in opponents or not all(result.blank for result in row)
    ]
    return sorted({*there, *named}) if there else there

@lru_cache(maxsize=MAX_PLAYERS)
def _player(number, rating):
    return Player(number, rating=rating)

@remembered(BESIDE)
def _ratings(block, rows, entry):
    values = enumerate(column_of(block, rows, "ratings"), start=1)
    rated = {
        number: rating_of(f"{entry} {number}", text_of(value)).value for number, value in values
    }
    return {number: rated_at for number, rated_at in rated.items() if rated_at is not None}

def rating_of(who, text):
    try:
        return rating(text)
    except ValueError:
        raise TieBreakError(
            f"{who}: {text!r} is not a rating; expected one such as 1641, 1641P17 or nothing"
        ) from None

def read_rounds(
    block, entry, notation = ""
):
    known = known_name(notation) if notation not in ("", ONLY_US) else ""
    if known == GRID.code:
        known = ""  # this block is no grid
    read = []
    for row in block:
        results = _row_in_us(row)
        if results is None:
            break
        read.append(results)
    is_us = len(read) == len(block) and known in ("", _US.code)
    if is_us and (known or not _are_too_many_rulings(read)):
        return tuple(read), ()
    _refuse_other_cells(block, entry)
    cells = [[value_cell(value) for value in row] for row in block]
    in_us = all(cell.fault or _in_us(cell.text) for row in cells for cell in row)
    results_of = partial(
        read_results,
        where=lambda row, round: (f"{entry} {row + 1}, round {round}", Place(row + 1, round)),
        notation=known,
        how_to_state="as the argument notation of the function",
        numbers=range(1, len(cells) + 1),
        only_us=in_us or notation == ONLY_US,
        others_can_be_stated=notation != ONLY_US,
    )
    in_full = results_of(cells)
    if in_full.faults and not in_us and not notation:
        from xltiebreak.functions.running_scores import with_results  # late: it is packed

        in_full = results_of(with_results(cells))
    return in_full.results, in_full.faults

def _are_too_many_rulings(rows):
    rulings = sum([result.ruling for row in rows for result in row])
    if not rulings:
        return False
    return too_many_rulings(rulings, sum([result.played for row in rows for result in row]))

def _refuse_other_cells(block, entry):
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

@kept(TEXTS)
def _is_result(value):
    cell = value_cell(value)
    readings = (understood([cell.text], dialect) for dialect in DIALECTS.values())
    return cell.fault is None and any(readings)

def _text_in(value):
    return value_cell(value).text

@kept(_ROWS)
def _row_in_us(row):
    results = tuple([result for result in map(_in_us, row) if result is not None])
    return results if len(results) == len(row) else None

@kept(TEXTS)
def _in_us(value):
    cell = value_cell(value)
    if cell.fault is not None:
        return None
    try:
        return read_cell(cell.text, _US)
    except UnknownCell:
        return None

def _without(section, withdrawn):
    left: tuple[int, ...] = setting("withdrawn", withdrawn)
    strangers = [number for number in left if number not in section.crosstable.rows]
    if strangers:
        raise TieBreakError(f"there is no player {strangers[0]} who could have withdrawn")
    return replace(section, withdrawn=left)
'''

MODULES['xltiebreak.functions.catalogue'] = r'''from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import Any

from xltiebreak import __version__
from xltiebreak.functions.cells import text_of
from xltiebreak.functions.given import Given, MatchArguments, PrizeArguments
from xltiebreak.functions.offered import OFFERED, SheetFunction, offer
from xltiebreak.functions.prize_list import prizes_table
from xltiebreak.functions.spills import (
    checked,
    column_in_order,
    explanation,
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

_MATCHES = "[points] [boards] [placed_by] [match_points]"
_READ = "[notation] [kind] [planned]"
_OF_RESULTS = frozenset(field.name for field in fields(Given))

def _on_results(
    name,
    listed,
    help,
    answer,
    *,
    in_words = True,
    apart = frozenset(),
):
    names = [argument.strip("[]") for argument in listed.split()]
    about = _OF_RESULTS.intersection(names) - apart

    def work(*values):
        left = dict(zip(names, values))
        matches = MatchArguments(*[left.pop(field, None) for field in MatchArguments._fields])
        given = Given(**{argument: left.pop(argument) for argument in about}, matches=matches)
        return answer(given, *left.values())

    offer(name, listed, help, work, in_words=in_words)

NAMED: Mapping[str, TieBreak] = {
    name: tie_break("/".join(filter(None, (system.code, option))))
    for system in SYSTEMS.values()
    for option, name in {"": system.function, **system.functions}.items()
    if name and system.needs is not Needs.COMBINED
}

_OF_MATCHES = {
    "IHSA": "results points [team] [notation]",
    "PI": "results points boards [team] [edition] [notation]",
    "GMP": "results points [team] [edition] [placed_by] [match_points] [notation]",
}

def _tie_break(name, tie):
    if tie.system.needs is Needs.POINTS:
        listed = _OF_MATCHES.get(tie.code, "results points [team] [edition] [notation]")
    else:
        rated = "ratings" if tie.system.needs is Needs.RATINGS else ""
        listed = f"results {rated} [player] [edition] {_READ}"

    def answer(given, contestant):
        column = match_column if tie.system.needs is Needs.POINTS else tie_break_column
        return column(given, tie.code, contestant)

    _on_results(name, listed, tie.help, answer, in_words=False)

for _name, _tie in NAMED.items():
    _tie_break(_name, _tie)

_on_results(
    "TIEBREAK",
    "results code [player] [edition] [ratings] "
    f"{_MATCHES} [order] [lots] [withdrawn] [names] {_READ}",
    "Any tie-break by its code: a column of all players or teams, or the value of one.",
    column_in_order,
    in_words=False,
)
_on_results(
    "SCORE_TB",
    f"results [player] [withdrawn] [names] {_READ}",
    "The score over the complete rounds: a column of all players, or one player's.",
    score_column,
    in_words=False,
)
_on_results(
    "PLACE_TB",
    f"results [order] [edition] [ratings] [lots] [withdrawn] {_MATCHES} [names] {_READ}",
    "Every player's or team's place, ties broken in the given order; the first of a shared one.",
    place_column,
    in_words=False,
)
_on_results(
    "STANDINGS_TB",
    f"results names [order] [edition] [ratings] [lots] [withdrawn] {_MATCHES} {_READ}",
    "The standings in place order: places, names, scores, tie-breaks and what decided.",
    standings_table,
    apart=frozenset({"names"}),
)
_EXPLAINED = (
    f"results code player [edition] [ratings] [withdrawn] {_MATCHES} [order] [lots] [names] {_READ}"
)
_on_results(
    "EXPLAIN_TB",
    _EXPLAINED,
    "A player's or team's tie-break in a sentence: what was added, what was dropped, and why.",
    explanation,
)
_on_results(
    "WHY_TB",
    f"results one other [order] [edition] [ratings] [lots] [withdrawn] {_MATCHES} [names] {_READ}",
    "Why one of two players or teams is placed before the other, round by round.",
    why_table,
)
_on_results(
    "TERMS_TB",
    _EXPLAINED,
    "A player's or team's tie-break round by round, with the total in the last row.",
    terms_table,
)
_on_results(
    "CHECK_TB",
    f"results [withdrawn] [points] [boards] [names] {_READ} [in_one_cell]",
    "What is wrong in the results and which rounds do not count yet, a row for each finding, or "
    '"nothing to fix".',
    checked,
)

def _verified(given, printed):
    from xltiebreak.functions.pasted import comparison_table  # late: it is packed

    return comparison_table(given, printed)

_on_results(
    "VERIFY_TB",
    f"results printed [order] [edition] [ratings] [lots] [withdrawn] {_MATCHES} [names] {_READ}",
    "What a pairing program printed against the rules: our figure wherever the two differ.",
    _verified,
)
_on_results(
    "PRIZES_TB",
    "results names ratings prizes [order] [edition] [lots] [withdrawn] [entries] [rules] "
    f"{_MATCHES} [teams] {_READ} [places]",
    "Who takes which prize: the winners with cash, trophies and why, what is not paid, the sum; "
    "results, or a column of final scores.",
    lambda given, *prizes: prizes_table(given, PrizeArguments(*prizes)),
    apart=frozenset({"names", "ratings"}),
)

def _upsets(given, *columns):
    from xltiebreak.functions.upset_list import upsets_table  # late: it is packed

    return upsets_table(given, *columns)

_on_results(
    "UPSETS_TB",
    f"results ratings names [draws] [withdrawn] {_READ}",
    "The games in which the lower rated player won, the largest difference first; with draws half, "
    "those drawn, too.",
    _upsets,
    apart=frozenset({"ratings", "names"}),
)

def _announced(given, *blocks):
    from xltiebreak.functions.announced_lines import announcement_table  # late: it is packed

    names, rules, prizes, rules_at, prizes_at, *further = blocks
    places = {"rules_at": text_of(rules_at), "prizes_at": text_of(prizes_at)}
    arguments = PrizeArguments(names, (), prizes, rules=rules, **places)
    return announcement_table(replace(given, names=names), arguments, *further)

_on_results(
    "ANNOUNCE_TB",
    f"results names rules [prizes] {_MATCHES} {_READ} [rules_at] [prizes_at] [section] [before]",
    "How ties are broken and prizes divided, for the wall before round 1, with the seal.",
    _announced,
    apart=frozenset({"names"}),
)
_on_results(
    "TEAMSUM_TB",
    f"results teams counting [order] [edition] [ratings] {_READ} [minimum]",
    "Where players play and teams are ranked by their top ones: the team standings.",
    team_standings_table,
)

def _by_hand(function):
    def work(*figures):
        from xltiebreak.functions import calculators  # late: it is packed

        return getattr(calculators, function)(*figures)

    return work

offer(
    "OPPONENTS_BYHAND",
    "code opponents_scores [own_score] [rounds]",
    "A tie-break from the opponents' scores alone, without a crosstable.",
    _by_hand("opponents_by_hand"),
)
offer(
    "CUMULATIVE_BYHAND",
    "round_points",
    "Cumulative from the points of each round, without a crosstable.",
    _by_hand("cumulative_by_hand"),
)
offer(
    "IHSA_BYHAND",
    "points opponents_points",
    "The IHSA team tie-break: the sum of (m + 10) × (t² + 1) ÷ 100 over the matches played.",
    _by_hand("ihsa_by_hand"),
)
offer(
    "IHSA_ROUND",
    "points opponent_points",
    "What one match adds to the IHSA team tie-break: (m + 10) × (t² + 1) ÷ 100.",
    _by_hand("ihsa_one_round"),
)
offer(
    "VERSION_TB",
    "",
    "The version of xltiebreak whose functions answer in this workbook.",
    lambda: __version__,
)

FUNCTIONS: Mapping[str, SheetFunction] = OFFERED
'''

MODULES['xltiebreak.functions.cells'] = r'''from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import chain, islice
from typing import Any

from xltiebreak.event.crosstable import MAX_PLAYERS, MAX_ROUNDS
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.words import LONGEST, too_long
from xltiebreak.tables.cells import plain

Block = Sequence[Sequence[Any]]

Key = tuple[tuple[Any, ...], ...]

MOST_CELLS = 200_000

MOST_COLUMNS = 2 * (MAX_ROUNDS + 1)

_DEEPEST = 50
_MOST_BITS = 200
_ERROR_NUMBERS = {-2146826243: "#SPILL!", -2146826238: "#CALC!"}

_COMMON = frozenset({str, float, type(None)})
_ROWS = frozenset({list, tuple})

def text_of(value):
    if value is None or type(value) is str:
        return _tidy(value) if value else ""
    if isinstance(value, bool):
        return str(value).upper()
    if isinstance(value, int):
        return _ERROR_NUMBERS.get(value) or _whole(value)
    if isinstance(value, (float, Decimal)):
        return _spelled(value)
    value = _without_numpy(value)
    if isinstance(value, (list, tuple)):
        return ",".join(filter(None, map(text_of, islice(_single(value), MOST_CELLS))))
    return _tidy(str(value))

def _tidy(text):
    if why := too_long(text):
        raise TieBreakError(why)
    return plain(text)

def _whole(number):
    if number.bit_length() <= _MOST_BITS:
        return str(number)
    return f"{'-' * (number < 0)}10^{round(number.bit_length() * 0.30103)}"

def _spelled(number):
    try:
        return _whole(int(number)) if number == number // 1 else str(number)
    except ArithmeticError:  # a Decimal that is NaN or infinite
        return str(number)

def _without_numpy(value):
    tolist = getattr(value, "tolist", None)
    return tolist() if callable(tolist) else value

def _single(values):
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

def _rows_of(block):
    if block is None:
        return ()
    rows = _without_numpy(block)
    if not isinstance(rows, (list, tuple)):
        return ((rows,),)
    if len(rows) > MAX_PLAYERS:
        raise TieBreakError(
            f"the block has {len(rows):,} rows, and a section holds at most {MAX_PLAYERS:,} "
            "players; select only the players' rows"
        )
    if _ROWS.issuperset(map(type, rows)):
        return rows
    each = map(_without_numpy, rows)
    return [row if isinstance(row, (list, tuple)) else (row,) for row in each]

def key_of(block):
    rows = _rows_of(block)
    widths = list(dict.fromkeys(map(len, rows)))
    if len(widths) > 1:
        row = next(
            k for k, row_of_cells in enumerate(rows, start=1) if len(row_of_cells) != widths[0]
        )
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

def _refuse_too_many(rows):
    filled = sum(value is not None and value != "" for value in chain.from_iterable(rows))
    if filled > MOST_CELLS:
        raise TieBreakError(
            f"the block has {filled:,} filled cells, and a function takes at most {MOST_CELLS:,}; "
            "select only the results, or use the commands, which take more"
        )

def _apart(value):
    value = _without_numpy(value)
    if isinstance(value, (bool, int, Decimal, list, tuple, dict, set)):
        return text_of(value)
    return str(value) if isinstance(value, str) else value

def column_of(block, rows, what):
    lines = _rows_of(block)
    cells = sum(map(len, lines))
    if cells != rows or (len(lines) > 1 and len(lines[0]) > 1):
        raise TieBreakError(
            f"the block of {what} has {cells} cells, the results have {rows} rows; "
            "select one column beside the results"
        )
    values = [value for line in lines for value in line]
    for row, value in enumerate(values, start=1):
        if isinstance(value, str) and (why := too_long(value, LONGEST)):
            raise TieBreakError(f"row {row} of the block of {what}: {why}")
    return values

def figures_in(block, what):
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
from xltiebreak.event.section import Player
from xltiebreak.functions.cells import Block, Key, column_of, key_of, text_of
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.orders import parted
from xltiebreak.tables.cells import Cell, cell_of

PLAYER, TEAM = "player", "team"

ONLY_US = "us only"

REMEMBERED = 64

BESIDE = 16

LARGE, MOST_LARGE = 10_000, 4

TEXTS = 65_536

MOST_WRONG = 1_000

_SHORT = 32

class MatchArguments(NamedTuple):

    points: Block | None = None
    boards: Any = None
    placed_by: Any = None
    match_points: Any = None

INDIVIDUAL = MatchArguments()

@dataclass(frozen=True)
class PrizeArguments:

    names: Block
    ratings: Block
    prizes: Block | None
    entries: Any = None
    rules: Block | None = None
    teams: Block | None = None
    places: Block | None = None
    rules_at: str = ""
    prizes_at: str = ""

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
    notation: Any = None
    kind: Any = None
    planned: Any = None

    @property
    def rows(self):
        return len(self.entered.results)

    @property
    def asked(self):
        order = text_of(self.order)
        stated = parted(order)
        if stated.playoff and self.names is not None:
            from xltiebreak.ranking.playoffs import numbered  # late: few events state a play-off

            names = [text_of(row[0]) for row in key_of(self.names) if row]
            entries = [Player(number, name) for number, name in enumerate(names, start=1)]
            order = str(stated._replace(playoff=numbered(stated.playoff, entries)))
        return Asked(text_of(self.edition), order, text_of(self.lots))

    @cached_property
    def entered(self):
        results, points = key_of(self.results), key_of(self.matches.points)
        if not results:
            raise TieBreakError("no block of results was given; select its cells")
        if len(points) == 1 and len(points[0]) == 1 and not text_of(points[0][0]):
            points = ()  # an empty cell stands for a block left out
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
            _rows_with_a_name(key_of(self.names), len(results)),
            *map(text_of, (self.notation, self.kind, self.planned)),
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
    notation: str = ""
    kind: str = ""
    planned: str = ""

    @property
    def of_teams(self):
        return bool(self.points or self.boards or self.placed_by or self.match_points)

    @property
    def entry(self):
        return TEAM if self.of_teams else PLAYER

def _refuse_another_shape(points, results):
    theirs, ours = (f"{len(block)} rows and {len(block[0])} columns" for block in (points, results))
    if theirs != ours:
        raise TieBreakError(
            f"the block of points has {theirs}, the results have {ours}; select two blocks of the "
            "same shape, a row a team and a column a round"
        )

Made = TypeVar("Made")

def kept(size):

    def keeping(work):
        known = lru_cache(maxsize=size)(work)
        _KEPT.append(known.cache_clear)
        return known

    return keeping

def remembered(size):

    def remembering(work):
        @kept(size)
        def attempt(*arguments):
            try:
                return work(*arguments), None
            except TieBreakError as error:
                return None, error

        @wraps(work)
        def answer(*arguments):
            made, error = attempt(*arguments)
            if error is not None:
                raise error.with_traceback(None)
            return made

        return answer

    return remembering

_KEPT: list[Callable[[], None]] = []
_LARGE: list[Key] = []

def forget():
    for clear in (*_KEPT, _LARGE.clear):
        clear()

def _make_room_for(results):
    if len(results) * len(results[0]) <= LARGE or results in _LARGE:
        return
    if len(_LARGE) == MOST_LARGE:
        forget()
    _LARGE.append(results)

@remembered(BESIDE)
def _rows_with_a_name(names, rows):
    if not names or (len(names) == 1 and len(names[0]) == 1 and not text_of(names[0][0])):
        return ()
    column = column_of(names, rows, "names")
    return tuple([row for row, name in enumerate(column, start=1) if text_of(name)])

def value_cell(value):
    if isinstance(value, str):
        return _text_cell(value) if len(value) < _SHORT else cell_of(value)
    return cell_of(text_of(value) if isinstance(value, int) else value)

@kept(TEXTS)
def _text_cell(text):
    return cell_of(text)
'''

MODULES['xltiebreak.functions.offered'] = r'''from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from xltiebreak.event.findings import TieBreakError

CATEGORY = "Chess tie-breaks"
_BLOCKS = frozenset(
    {
        "results",
        "points",
        "names",
        "teams",
        "ratings",
        "printed",
        "prizes",
        "rules",
        "places",
        "before",
    }
    | {"opponents_scores", "opponents_points", "round_points"}
)

_ARGUMENTS: Mapping[str, str] = {
    "results": "The block of results: a row a player or team, a column a round (W12, H), or a "
    "grid; a round that is not complete is left out of all sums, and CHECK_TB says which",
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
    "draws": "half: a draw counts half the difference for the lower rated; if left out, none does",
    "places": "With final scores, the column of the places printed beside them: trophies go by it",
    "entries": "How many entries there were, if some count half; else the players",
    "rules": "Labels with what stands beside them, as on Event: Prize rule, Based on …",
    "rules_at": "Where the rules begin, such as Event!A15, for messages that name cells",
    "prizes_at": "Where the prizes begin, such as Prizes!A4",
    "section": "In an event with several, the number of this section among those of the rules",
    "before": "In an event with several, what this function gives for the section before it",
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
    "notation": "How results are written: us if many really are rulings (N, R, S); german …",
    "kind": "swiss or roundrobin; if left out, told from the number of rounds and the pairings",
    "planned": "How many rounds are planned, if the block has columns for more",
    "counting": "How many players count for a team: its best ones",
    "minimum": "How many players a team needs for a place; else 2 by American rules",
    "in_one_cell": "1 for the first finding alone, as a sentence in one cell; else they are listed",
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
    def name(self):
        return self.work.__name__

    @property
    def help(self):
        return self.work.__doc__ or ""

    @cached_property
    def signature(self):
        return inspect.signature(self.work)

    @cached_property
    def arguments(self):
        names = list(self.signature.parameters)
        own = {} if "results" in names else {"points": _POINTS_OF_A_MATCH}
        return {name: {**_ARGUMENTS, **own}[name] for name in names}

    @cached_property
    def blocks(self):
        figures = {"points"} if self.name == "IHSA_ROUND" else set()
        return _BLOCKS.intersection(self.arguments) - figures

OFFERED: dict[str, SheetFunction] = {}

def offer(
    name, listed, help, answer, *, in_words = False
):
    signature = inspect.Signature(
        [
            inspect.Parameter(
                argument.strip("[]"),
                inspect.Parameter.POSITIONAL_OR_KEYWORD,
                default=None if argument.startswith("[") else inspect.Parameter.empty,
            )
            for argument in listed.split()
        ]
    )

    def work(*arguments, **named):
        given = signature.bind(*arguments, **named)
        given.apply_defaults()
        return answer(*given.args)

    work.__name__ = work.__qualname__ = name
    work.__doc__ = help
    work.__signature__ = signature  # type: ignore[attr-defined]
    OFFERED[name] = SheetFunction(work, in_words)

def error_cell(error):
    return f"TB error: {short(str(error))}"

def short(sentence):
    if len(sentence) <= MOST_SAID:
        return sentence
    return f"{sentence[: MOST_SAID // 2]} … {sentence[-MOST_SAID // 2 :]}"
'''

MODULES['xltiebreak.functions.other_layouts'] = r'''from __future__ import annotations

import re
from collections.abc import Callable, Sequence, Set
from itertools import takewhile
from typing import Any

from xltiebreak.event.notation import DIALECTS, tidy, understood
from xltiebreak.event.notation.dialects import worth_of_bye
from xltiebreak.functions.cells import Key
from xltiebreak.tables.cells import Cell, Row
from xltiebreak.tables.header import PLACES, header_in, heading

Texts = Sequence[Sequence[str]]

_LISTED = 4
_MOST_CELLS = 20_000
_FEWEST_NAMES = 3
_SCORES = frozenset({"1", "½", "0.5", "0"})
_LETTERS = frozenset("WDLXFwdlxf+=-")

_BYES = frozenset({"", "B", "H", "U"})
_NOBODY = frozenset({"", "0", "-"})
_NAMED = re.compile(r"(?P<result>[^\W\d_+=-]|[+=-]|[10½]) (?P<name>[^\W\d_]{2}\D*)|[^\W\d_]{3}\D*")

def headers_in_first_row(
    block, text_in, *, rulings = False
):
    row = [Cell(text_in(value)) for value in block[0]]
    header = header_in(0, Row(1, row))
    named = {k for k, cell in enumerate(row) if heading(cell.text) in PLACES} | header.used
    filled = [k for k, cell in enumerate(row) if cell.text]
    others = [row[k].text for k in filled if k not in named]
    if not named.intersection(filled) or any(map(_is_result, others)):
        return ""
    in_words = [k for k in filled if k in named and not row[k].text.isdecimal()]
    rounds = [round for round, k in sorted(header.rounds.items()) if k in in_words]
    is_header = any(len(row[k].text) > 1 and not _is_result(row[k].text) for k in in_words)
    if (
        not (is_header or rulings) and rounds and _count_up(rounds)
    ):  # R2 is a result, too, in some notations
        below = [[text_in(cells[k]) for cells in block[1:]] for k in in_words]
        is_header = _have_no_twins({row[k].text[0] for k in in_words}, below)
    if not is_header:
        return ""
    others = [row[k].text for k in filled if k not in header.rounds.values()]
    return _about_headers([row[k].text for k in filled], others)

def other_layout(block, text_in):
    if len(block) * len(block[0]) > _MOST_CELLS:
        return ""
    texts = [[tidy(text_in(value)) for value in row] for row in block]
    first = texts[0]
    if message := _opponents_beside(texts) or _columns_of_names(texts) or _names(texts):
        return message
    if len(first) > 1 and first == [str(k) for k in range(1, len(first) + 1)]:
        return _about_headers(first)
    return ""

def _about_headers(texts, others = ()):
    besides = f", and the columns that are no rounds ({_listed(others)})" if others else ""
    return (
        f"the first row holds headers ({_listed(texts)}), not results: leave it out of the block"
        f"{besides}"
    )

def _listed(texts):
    return ", ".join(texts[:_LISTED]) + " …" * (len(texts) > _LISTED)

def _count_up(rounds):
    return list(rounds) == list(range(rounds[0], rounds[0] + len(rounds)))

def _have_no_twins(beginnings, below):
    texts = [text for column in below for text in column if text]
    return all(map(any, below)) and not any(text[0] in beginnings for text in texts)

def _is_result(text):
    from xltiebreak.event.notation.ways import ways_to_read  # late: few need it

    dialects = (*DIALECTS.values(), *ways_to_read([text], ""))
    return any(understood([text], dialect) for dialect in dialects)

def _opponents_beside(texts):
    columns = [*zip(*texts)]
    for first in (0, 1) if len(columns) % 2 == 0 else ():
        named = {text for column in columns[first::2] for text in column} - _NOBODY
        results = {text for column in columns[1 - first :: 2] for text in column} - _BYES
        are_numbers = all(text.isdecimal() and 0 < int(text[:6]) <= len(texts) for text in named)
        if (
            named
            and are_numbers
            and results - {"W"}
            and (results <= _SCORES or results <= _LETTERS)
        ):
            return (
                "opponents and results stand in columns of their own, and a cell must hold both, "
                "such as W12: join them, a column a round, with B, H or U where there is no "
                "opponent"
            )
    return ""

def _columns_of_names(texts):
    columns = [[text for text in column if text] for column in zip(*texts)]
    named = [*takewhile(_are_names, columns)]
    others = [text for column in columns[len(named) :] for text in column]
    if not (named and others) or 4 * sum(map(_is_result, others)) < 3 * len(others):
        return ""
    return (
        f"column 1 holds no results ({_listed(named[0])}): select the columns of the rounds alone"
    )

def _are_names(texts):
    return 1 < len(texts) == len({*texts}) and all(
        (match := _NAMED.fullmatch(text)) and not match["name"] and not _is_result(text)
        for text in texts
    )

def _names(texts):
    filled = [text for row in texts for text in row if text and worth_of_bye(text) is None]
    named = [text for text in filled if _NAMED.fullmatch(text) and not _is_result(text)]
    names = {text.split(" ", 1)[-1].casefold() for text in named}
    # Words such as "won" and "lost" are few, and names are many.
    if len(names) < _FEWEST_NAMES or 2 * len(names) < len(texts) or 2 * len(named) < len(filled):
        return ""
    return (
        f"{named[0]!r} names a player, and opponents must be numbers, such as W12: row 1 of the "
        "block is player 1, row 2 player 2"
    )
'''

MODULES['xltiebreak.functions.prize_list'] = r'''from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from xltiebreak.checks.unfinished import left_out
from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions.given import Given, PrizeArguments
from xltiebreak.functions.spills import Spill, findings_of
from xltiebreak.prizefund.apart import in_sentences
from xltiebreak.prizefund.awards import Awards, Unpaid
from xltiebreak.prizefund.money import money
from xltiebreak.prizefund.told_once import Account, accounts_of
from xltiebreak.prizefund.winners import Winner, all_awards_of, winners_of
from xltiebreak.ranking.by_score import ranked_by_score
from xltiebreak.ranking.standings import ranked

HEADERS = ("Place", "No.", "Name", "Cash", "Trophies", "Why")

def prizes_table(given, arguments):
    from xltiebreak.functions.stated_prizes import section_with_prizes  # late: for prizes alone

    given = replace(given, names=arguments.names)
    section = section_with_prizes(given, arguments)
    standings = (
        ranked_by_score(section, given.asked)
        if section.has_only_scores
        else ranked(section, given.asked, findings_of(given))
    )
    if not standings.is_final:
        complete = standings.progress if standings.planned_rounds else "No rounds"
        why = f"{complete} are complete; prizes are given when all are"
        reasons = [*left_out(standings.section).values()]
        if not reasons and standings.planned_rounds and not standings.section.scheduled_rounds:
            reasons = ["if no more are played, state the number of rounds at the label Rounds"]
        return [[f"{'; '.join((why, *reasons))}."]]
    made = all_awards_of(standings)
    if made is None:
        raise TieBreakError("no prizes are stated; select a table of prizes with its headers")
    winners = [*winners_of(made), *winners_of(made, of_teams=True)]
    return [
        [*HEADERS],
        *(_line(winner, why) for winner, why in zip(winners, _told_once(made, winners))),
        *(_not_paid(prize) for prize in made.unpaid),
        *(["", "", "Everybody", "", each.label, each.sentence] for each in made.for_everybody),
        *(["", "", "Not given", "", "", sentence] for sentence in in_sentences(made.not_given)),
        *(["", "", "Play-off", "", "", due] for due in filter(None, [standings.playoff_due])),
        ["", "", "Paid in all", made.paid / 100, "", _sum(made)],
    ]

def _told_once(made, winners):
    accounts: dict[tuple[bool, int], list[Account]] = {}
    for is_team, shares in ((False, made.shares), (True, made.of_teams)):
        for account in accounts_of(shares):
            for number in account.numbers:
                accounts.setdefault((is_team, number), []).append(account)
    told: dict[int, str] = {}
    for winner in winners:
        entrant = winner.entrant
        parts = []
        for account in accounts.get((entrant.is_team, entrant.number), ()):
            first = told.setdefault(id(account), entrant.label)
            is_first = first == entrant.label
            parts.append(account.sentence if is_first else f"in the pool of {first}, above")
        if parts:
            parts += [trophy.sentence for trophy in winner.trophies if trophy.level_with]
        yield "; ".join(parts) or winner.sentence()

def _line(winner, why):
    entrant, cash = winner.entrant, winner.cash
    place = f"{entrant.place}–{entrant.last_place}"
    return [
        place if entrant.last_place > entrant.place else float(entrant.place),
        float(entrant.number),
        entrant.label,
        cash / 100 if cash else "",
        "; ".join(winner.trophies_told),
        why,
    ]

def _not_paid(prize):
    return ["", "", "Not paid", prize.amount / 100, "", f"{prize.label}: {prize.why}"]

def _sum(made):
    due, difference = (money(cents, made.fund.sign) for cents in (made.due, made.difference))
    sentences = [f"The fund comes to {due}, and {difference} of it is not paid", made.remarks[0]]
    return " ".join(f"{sentence}." for sentence in (*sentences, made.footnote) if sentence)
'''

MODULES['xltiebreak.functions.spills'] = r'''from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from xltiebreak.answers.shape import Table
from xltiebreak.checks import examine
from xltiebreak.checks.unfinished import left_out
from xltiebreak.event.crosstable import disagreements
from xltiebreak.event.figures import Figure
from xltiebreak.event.findings import (
    Finding,
    TieBreakError,
    shortened_list,
    stop_on_errors,
)
from xltiebreak.functions.blocks import section_of
from xltiebreak.functions.cells import Block, column_of, text_of
from xltiebreak.functions.given import PLAYER, REMEMBERED, Entered, Given, remembered
from xltiebreak.ranking.asked import Asked, as_settled
from xltiebreak.ranking.combined import TeamStandings, team_standings
from xltiebreak.ranking.named import number_in
from xltiebreak.ranking.orders import TEAM_SUM
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Standings, ranked
from xltiebreak.rules.context import Context, context_of
from xltiebreak.rules.editions import USUAL, edition_named
from xltiebreak.rules.systems import Figures, tie_break
from xltiebreak.rules.worksheet import MEAN, SUM, Worksheet
from xltiebreak.tables.settings import understood

Spill = list[list[Any]]

NOTHING_TO_FIX = "nothing to fix"

_FIGURE = re.compile(r"\d{1,9}(\.\d+)?")

def tie_break_column(given, code, player = None):
    entered = given.entered
    values = _values(entered, text_of(code), text_of(given.edition))
    return _shown(values, entered, player)

def column_in_order(given, code, player = None):
    asked = given.asked
    tie = tie_break(text_of(code), asked.edition or USUAL)
    if not (tie.system.in_group or asked.order or asked.lots):
        return tie_break_column(given, code, player)  # no order changes its value
    return _shown(standings_of(given).column(tie), given.entered, player)

def match_column(given, code, team = None):
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

def score_column(given, player = None):
    entered = given.entered
    return _shown(_context(entered, "").scores.final, entered, player)

def place_column(given):
    table = standings_of(given)
    places = {row.player.number: float(row.place) for row in table.rows}
    return [[figure_cell(places.get(row))] for row in range(1, given.rows + 1)]

def standings_table(given, names):
    table = _named_standings(replace(given, names=names))
    name = "Name" if table.section.origin.entry == PLAYER else "Team"
    codes = [tie_break.code for tie_break in table.tie_breaks]
    rows: Spill = [["Place", "No.", name, "Score", *codes, "Decided by"]]
    for row in table.rows:
        rows.append(
            [
                _place_cell(row),
                float(row.player.number),
                row.player.name,
                row.score,
                *[figure_cell(row.values[code]) for code in codes],
                table.decided_by(row),
            ]
        )
    remarks = [*filter(None, [table.playoff_due]), *left_out(table.section).values()]
    return [*rows, *_sentences(remarks, len(rows[0]))]

def _named_standings(given):
    table = standings_of(given)
    named = [text_of(name) for name in column_of(given.names, given.rows, "names")]
    entry = table.section.origin.entry
    return replace(table, rows=tuple(_with_name(row, named, entry) for row in table.rows))

def _with_name(row, names, entry):
    number = row.player.number
    name = names[number - 1] or f"{entry.capitalize()} {number}"
    return row._replace(player=replace(row.player, name=name))

def _sentences(sentences, width):
    return [[sentence, *[""] * (width - 1)] for sentence in sentences]

def team_standings_table(given, teams, counting, minimum = None):
    named = tuple(text_of(team) for team in column_of(teams, given.rows, "teams"))
    asked = (text_of(counting), text_of(minimum))
    table = _team_standings(given.entered, given.asked, named, *asked)
    tie_breaks = table.tie_breaks if table else ()
    summed = [tie.code for tie in tie_breaks if tie.system.code != TEAM_SUM]
    rows: Spill = [["Place", "Team", "Score", *summed, "Decided by"]]
    for row in table.listed if table else ():
        values = (figure_cell(row.values[code]) for code in summed)
        rows.append([_place_cell(row), row.player.name, row.score, *values, row.decided_by or ""])
    unplaced = [table.about_unplaced] if table and table.unplaced else []
    not_counted = left_out(section_of(given.entered)).values()
    return [*rows, *_sentences([*unplaced, *not_counted], len(rows[0]))]

def explanation(given, code, player):
    sentence = _worksheet(given, code, player).sentence()
    return "; ".join((sentence, *left_out(section_of(given.entered)).values()))

def terms_table(given, code, player):
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
    for round, why_not in left_out(section_of(given.entered)).items():
        rows.append([float(round), "", "", "no", why_not])
    total = {SUM: "Total", MEAN: "Mean"}.get(sheet.combine, "Value")
    rows.append([total, "", figure_cell(sheet.value), "", sheet.name])
    return rows

def why_table(given, one, other):
    from xltiebreak.answers.why import WhyAnswer  # late: few sheets ask
    from xltiebreak.questions.why import why  # late: as above

    table = _named_standings(given) if given.entered.named else standings_of(given)
    numbers = [_row(each, table.context.scores.final, given.entered) for each in (one, other)]
    rows: Spill = []
    for part in WhyAnswer(why(table, *numbers)).parts():
        rows += [[part]] if isinstance(part, str) else _rows_of(part)
    width = max(map(len, rows))
    return [row + [""] * (width - len(row)) for row in rows]

def _rows_of(table):
    cells = zip(*(column.cells for column in table.columns))
    return [
        [column.header for column in table.columns],
        *([float(cell) if _FIGURE.fullmatch(cell) else cell for cell in row] for row in cells),
    ]

def findings_of(given):
    return _found(given.entered._replace(ratings=()))

@remembered(REMEMBERED)
def _found(entered):
    return examine(section_of(entered))

def findings_table(given):
    findings = findings_of(given)
    if not findings:
        return [[NOTHING_TO_FIX, "", ""]]
    shown = shortened_list(findings)
    return [[finding.severity, finding.where, finding.message] for finding in shown]

def checked(given, in_one_cell = None):
    if text_of(in_one_cell) in ("", "0", "FALSE"):
        return findings_table(given)
    findings = findings_of(given)
    if not findings:
        return NOTHING_TO_FIX
    first, more = findings[0], len(findings) - 1
    return f"{first.severity}: {first.where}: {first.message}" + f" (and {more} more)" * bool(more)

def standings_of(given):
    return _ranked(given.entered, given.asked)

@remembered(2 * REMEMBERED)
def _ranked(entered, asked):
    section = section_of(entered)
    try:
        settled = as_settled(section, asked)
    except TieBreakError:  # ranked() reports it, after what is wrong in the results
        settled = asked
    if settled != asked:
        return _ranked(entered, settled)
    return ranked(section, asked, _found(entered._replace(ratings=())))

@remembered(REMEMBERED)
def _team_standings(
    entered, asked, teams, counting, minimum
):
    if not counting.isdecimal() or len(counting) > 3 or not int(counting):
        raise TieBreakError(
            f"{counting!r} is not how many players count for a team; expected a number such as 4"
        )
    section = replace(
        section_of(entered), team_minimum=understood("team_minimum", minimum) if minimum else None
    )
    players = tuple(replace(player, team=teams[player.number - 1]) for player in section.players)
    if not players:
        return None
    if not any(player.plays_for for player in players):
        raise TieBreakError("no player has a team; select the column of team names")
    return team_standings(ranked(replace(section, players=players), asked), int(counting))

@remembered(8 * REMEMBERED)
def _values(entered, code, edition):
    context = _context(entered, edition)
    tie = tie_break(code, context.edition.code)
    return tie.column(context, list(context.scores.final))

@remembered(REMEMBERED)
def _context(entered, edition):
    section = section_of(entered)
    if section.faults or section.matches or disagreements(section.crosstable):
        stop_on_errors(examine(section))
    rated = {player.number: player.rating for player in section.players if player.rating}
    return context_of(section, edition_named(edition or USUAL), rated)

def _worksheet(given, code, player):
    table = standings_of(given)
    number = _row(player, table.context.scores.final, given.entered)
    return table.worksheet(number, table.meant(text_of(code)))

def _shown(values, entered, player):
    if not text_of(player):
        rows = range(1, len(entered.results) + 1)
        return [[figure_cell(values.get(row))] for row in rows]
    return figure_cell(values[_row(player, values, entered)])

def _row(player, known, entered):
    text, entry, rows = text_of(player), entered.entry, len(entered.results)
    text = number_in(text) or text
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

def _place_cell(row):
    return row.places if row.shared or not row.place else float(row.place)

def figure_cell(figure):
    return "" if figure is None else float(figure)
'''

MODULES['xltiebreak.prizefund'] = r'''...
'''

MODULES['xltiebreak.prizefund.apart'] = r'''from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from xltiebreak.event.figures import counted
from xltiebreak.prizefund.division import some
from xltiebreak.prizefund.entrants import Entrant, in_place_order
from xltiebreak.prizefund.fund import Fund
from xltiebreak.prizefund.money import ExactCents
from xltiebreak.prizefund.prizes import ALL, BONUS, POINTS, SPECIAL, TEAM, Prize
from xltiebreak.prizefund.upsets import Pool, Upset, for_upsets, taker_of_trophy
from xltiebreak.ranking.places import places_in_words

def reaches(prize, entrant, rounds):
    if prize.points is None:
        return rounds is not None and entrant.score > rounds / 2
    return entrant.score >= prize.points

def points_prize(
    fund, prizes, entrant, share
):
    reached = [
        prize
        for prize in prizes
        if prize.kind == POINTS and prize.cash and reaches(prize, entrant, fund.rounds)
    ]
    highest = max(reached, key=lambda prize: (_score(prize, fund.rounds), prize.cash), default=None)
    if highest is None:
        return None
    limit = fund.limits.most_for(entrant)
    most = highest.cash if limit is None else min(highest.cash, limit)
    return highest if most > share else None

def _score(prize, rounds):
    return (rounds or 0) / 2 + 0.5 if prize.points is None else prize.points

def bonus_winner(prize, entrants):
    top = max((entrant.score for entrant in entrants), default=0.0)
    first = [entrant for entrant in entrants if entrant.score == top]
    if len(first) == 1:
        return first[0], "clear winner"
    if not prize.on_tie_break:
        return None, f"{len(first)} players tie for 1st"
    best = min((entrant.place for entrant in first), default=0)
    winners = [entrant for entrant in first if entrant.place == best]
    if len(winners) == 1:
        return winners[0], "winner on tie-break"
    return None, f"{len(winners)} players share the 1st place"

def apart(
    prizes, entrants, upsets = None
):
    by_games = [prize for prize in prizes if upsets is not None and prize.goes_by_games]
    given: list[Pool] = []
    for prize in prizes:
        if prize.kind == BONUS:
            winner, why = bonus_winner(prize, entrants)
            given.append(((prize,), () if winner is None else (winner,), why))
        elif prize.kind == SPECIAL and prize not in by_games:
            named = tuple(entrant for entrant in entrants if prize.condition.admits(entrant))
            why = "a special prize, apart" if named else "nobody is named"
            given.append(((prize,), named, why))
    return [*given, *for_upsets(by_games, entrants, upsets or ())]

@dataclass(frozen=True)
class Trophy:

    prize: Prize
    taker: Entrant | None
    level_with: tuple[Entrant, ...] = ()
    next_in_line: tuple[Entrant, ...] = ()
    everybody: tuple[Entrant, ...] = ()

    @property
    def by_tie_break(self):
        taker, following = self.taker, self.next_in_line[:1]
        return taker is not None and any(taker.score == entrant.score for entrant in following)

    @property
    def who_is_next(self):
        if not self.next_in_line:
            return ""
        names = some([entrant.label for entrant in self.next_in_line])
        return names + (", who share the place" if len(self.next_in_line) > 1 else "")

    @property
    def label(self):
        return f"{self.prize.trophy} for {self.prize.title}"

    @property
    def sentence(self):
        trophy = self.label
        if self.prize.kind == ALL:
            return f"{trophy}: {counted(len(self.everybody), 'player')}"
        if self.taker is None:
            return f"{trophy}: {self.why_nobody}"
        place = places_in_words(self.taker.place, self.taker.last_place)
        text = f"{self.taker.label}: {trophy}, {place} (rule 33D2)"
        if self.level_with:
            others = some([entrant.label for entrant in self.level_with])
            share = "shares" if len(self.level_with) == 1 else "share"
            text += f"; {others} {share} the place, so {self.taker.parted_by}"
        if self.next_in_line:
            text += f"; next in line: {self.who_is_next}"
        return text

    @property
    def why_nobody(self):
        who = "no team has a place that" if self.prize.kind == TEAM else "nobody is eligible who"
        return f"{who} has no other trophy (rules 32C3, 33D2)"

def in_sentences(given):

    def alike(trophy):
        kept = (trophy.prize.condition, trophy.prize.trophy)
        return (id(trophy),) if trophy.taker else kept

    sentences = []
    for _, same in groupby(given, alike):
        first, *others = same
        if others:
            label = f"{first.label} to {others[-1].prize.title}"
            sentences.append(f"{label}: {first.why_nobody}")
        else:
            sentences.append(first.sentence)
    return sentences

def trophies(
    prizes,
    entrants,
    follow_money = False,
    rounds = None,
    upsets = None,
):
    in_order = in_place_order(entrants)
    with_trophy = [
        prize for prize in prizes if prize.trophy and prize.kind not in (BONUS, SPECIAL, ALL)
    ]
    given: list[Trophy] = []
    taken: set[int] = set()

    def rank(prize):
        return prize.kind == POINTS, -prize.cash if follow_money else 0, prize.priority

    for prize in sorted(with_trophy, key=rank):
        eligible = [entrant for entrant in in_order if prize.condition.admits(entrant)]
        if prize.kind == POINTS:
            takers = [
                Trophy(prize, entrant) for entrant in eligible if reaches(prize, entrant, rounds)
            ]
            free = [
                trophy for trophy in takers if trophy.taker and trophy.taker.number not in taken
            ]
            new = free or [Trophy(prize, None)]
        else:
            new = [_to_the_first(prize, eligible, taken)]
        given += new
        taken |= {trophy.taker.number for trophy in new if trophy.taker}
    of_games = [prize for prize in prizes if prize.trophy and prize.goes_by_games]
    by_games = [] if upsets is None else of_games
    others = [prize for prize in prizes if prize.trophy and prize not in by_games]
    for (prize, *_), winners, _ in apart(others, in_order):
        given += [Trophy(prize, winner) for winner in winners] or [Trophy(prize, None)]
    given += [Trophy(prize, taker_of_trophy(prize, in_order, upsets or ())) for prize in by_games]
    taken = {trophy.taker.number for trophy in given if trophy.taker}
    for prize in prizes:
        if prize.kind == ALL:
            players = [player for player in in_order if not (prize.list and player.number in taken)]
            given.append(Trophy(prize, None, everybody=tuple(players)))
    return given

def _to_the_first(prize, eligible, taken):
    free = [entrant for entrant in eligible[prize.rank - 1 :] if entrant.number not in taken]
    if not free:
        return Trophy(prize, None)
    first = free[0]
    level = tuple(
        entrant
        for entrant in eligible
        if entrant.place == first.place and entrant is not first and entrant.number not in taken
    )
    following = tuple(entrant for entrant in free[1:] if entrant.place == free[1].place)
    return Trophy(prize, first, level, following)
'''

MODULES['xltiebreak.prizefund.awards'] = r'''from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

from xltiebreak.event.figures import counted
from xltiebreak.event.findings import Finding
from xltiebreak.prizefund.apart import Trophy, apart, points_prize, reaches, trophies
from xltiebreak.prizefund.division import Division, Extra, Share, paid_out, some
from xltiebreak.prizefund.entrants import Entrant, in_place_order
from xltiebreak.prizefund.fund import HORT, Fund
from xltiebreak.prizefund.hort import hort
from xltiebreak.prizefund.money import Cents, money
from xltiebreak.prizefund.prizes import (
    ALL,
    BY_RATING,
    NAMED,
    PLACE,
    POINTS,
    TEAM,
    UNRATED,
    Prize,
    in_words,
)
from xltiebreak.prizefund.upsets import Pool, Upset
from xltiebreak.prizefund.uschess import divided

_WHICH_SUBGROUP = (
    "if several groups of players on one score could divide their own prizes, rule 32B3 does not "
    "say which goes first; here it is the group in which the player with the least gets most, and "
    "of equal groups the smaller"
)
_ABOVE_LIMITS = "rule 32C6 does not say who gets what is above a limit"

_OUR_READING = "our reading: 33E does not say who is next"

class Unpaid(NamedTuple):

    label: str
    amount: Cents
    why: str

@dataclass(frozen=True)
class Awards:

    fund: Fund
    prizes: tuple[Prize, ...]
    shares: tuple[Share, ...]
    of_teams: tuple[Share, ...]
    trophies: tuple[Trophy, ...]
    unpaid: tuple[Unpaid, ...]
    remarks: tuple[str, ...]
    readings: tuple[str, ...] = ()
    warnings: tuple[Finding, ...] = ()

    @property
    def due(self):
        times = Counter(share.points.position for share in self.shares if share.points)
        return sum(
            prize.cash * (max(1, times[prize.position]) if prize.kind == POINTS else 1)
            for prize in self.prizes
        )

    @property
    def paid(self):
        return sum(share.paid for share in (*self.shares, *self.of_teams))

    @property
    def difference(self):
        return self.due - self.paid

    @property
    def summary(self):
        if not self.fund.has_cash:
            return "Trophies only"
        due, paid, rest = (
            money(amount, self.fund.sign) for amount in (self.due, self.paid, self.difference)
        )
        how = f"{paid} paid, {rest} not paid" if self.difference else "all of it is paid"
        return f"Prize fund {due}: {how}"

    @property
    def footnote(self):
        ours = "Our readings" if len(self.readings) > 1 else "Our reading"
        return f"{ours}: {'; '.join(self.readings)}" if self.readings else ""

    @property
    def for_everybody(self):
        return [trophy for trophy in self.trophies if trophy.prize.kind == ALL]

    @property
    def not_given(self):
        return [trophy for trophy in self.trophies if trophy.taker is None and not trophy.everybody]

    def takers(self, prize):
        return list(self._takers.get(prize.position, ()))

    @cached_property
    def _takers(self):
        takers: dict[int, dict[int, None]] = {}
        for share in (*self.shares, *self.of_teams):
            for prize in prizes_of(share):
                takers.setdefault(prize.position, {})[share.entrant.number] = None
        for trophy in self.trophies:
            for entrant in (trophy.taker, *trophy.everybody):
                if entrant is not None:
                    takers.setdefault(trophy.prize.position, {})[entrant.number] = None
        return takers

def prizes_of(share):
    pooled = share.division.prizes if share.division and not share.points else ()
    points = (share.points,) if share.points else ()
    return [*pooled, *points, *(prize for extra in share.extras for prize in extra.prizes)]

def awards(
    fund,
    entrants,
    teams = (),
    upsets = None,
):
    prizes = fund.due(len(entrants))
    able = [entrant for entrant in entrants if not entrant.takes_nothing]
    teams = [entrant for entrant in teams if not entrant.takes_nothing]
    cash = [prize for prize in prizes if prize.kind != TEAM]
    of_teams = [prize for prize in prizes if prize.kind == TEAM]
    divisions, left = _divisions(fund, cash, able)
    by_competition = [_divisions(fund, *contest) for contest in _competitions(of_teams, teams)]
    team_divisions = [division for divisions, _ in by_competition for division in divisions]
    teams_left = [prize for _, left in by_competition for prize in left]
    with_cash = [prize for prize in prizes if prize.cash]
    extras, not_given = _extras(apart(with_cash, able, upsets), fund.sign)
    shares = _shares(fund, prizes, able, divisions, extras)
    team_shares = _shares(fund, (), teams, team_divisions, {})
    unpaid = [
        *_left_over(left, able),
        *_left_over(teams_left, teams),
        *not_given,
        *_points_left(prizes, shares, able, fund.rounds),
        *_for_points_instead(shares, divisions),
        *_above_limits(shares),
    ]
    return Awards(
        fund=fund,
        prizes=prizes,
        shares=shares,
        of_teams=team_shares,
        trophies=(
            *trophies(cash, able, fund.trophies_follow_money, fund.rounds, upsets),
            *(
                trophy
                for contest in _competitions(of_teams, teams)
                for trophy in trophies(*contest, fund.trophies_follow_money)
            ),
        ),
        unpaid=tuple(unpaid),
        remarks=(
            *fund.sentences(len(entrants)),
            *_remarks(entrants, prizes),
        ),
        readings=tuple(_readings(fund, (*divisions, *team_divisions))),
    )

def _competitions(
    prizes, teams
):
    names = dict.fromkeys(team.competition for team in teams) or {"": None}
    return [
        (
            [prize for prize in prizes if not name or prize.list == name.casefold()],
            [team for team in teams if team.competition == name],
        )
        for name in names
    ]

def _divisions(
    fund, prizes, entrants
):
    if fund.rule == HORT:
        return hort([prize for prize in prizes if prize.kind in (PLACE, TEAM)], entrants, fund.sign)
    return divided(fund, prizes, entrants)

Extras = Mapping[int, Sequence[Extra]]

def _extras(given, sign):
    taken: dict[int, list[Extra]] = {}
    unpaid = []
    for prizes, winners, why in given:
        cash = sum(prize.cash for prize in prizes)
        if not winners:
            unpaid.append(Unpaid(in_words(prizes), cash, why))
            continue
        equal = Fraction(cash, len(winners))
        paid = paid_out({entrant.number: equal for entrant in winners}, winners)
        sums = " + ".join(f"{prize.amount(sign)} for {prize.title}" for prize in prizes)
        pool = f"({sums}) ÷ {len(winners)}" if len(prizes) > 1 else ""
        made = f"{prizes[0].amount(sign)}, " if prizes[0].percent is not None and not pool else ""
        divided = f"; divided by {len(winners)}" if len(winners) > 1 and not pool else ""
        for number, amount in paid.items():
            extra = Extra(prizes, amount, f"{made}{why}{divided}", pool)
            taken.setdefault(number, []).append(extra)
    return taken, unpaid

def _shares(
    fund,
    prizes,
    entrants,
    divisions,
    extras,
):
    division_of: dict[int, Division] = {
        member.number: division for division in divisions for member in division.members
    }
    shares = []
    for entrant in in_place_order(entrants):
        division = division_of.get(entrant.number)
        share = division.shares[entrant.number] if division is not None else 0
        points = points_prize(fund, prizes, entrant, share)
        more = tuple(extras.get(entrant.number, ()))
        if division is not None or points or more:
            limit = fund.limits.most_for(entrant)
            shares.append(Share(entrant, division, points, more, limit, fund.sign))
    return tuple(shares)

def _left_over(prizes, entrants):
    return [
        Unpaid(prize.title, prize.cash, _why_left(prize, entrants))
        for prize in sorted(prizes, key=lambda prize: prize.position)
    ]

def _why_left(prize, entrants):
    eligible = sum(prize.condition.admits(entrant) for entrant in entrants)
    if not eligible:
        return f"{_nobody(prize)} (rule 32C3)"
    if eligible < prize.rank:
        who = counted(eligible, "team" if prize.kind == TEAM else "player")
        return f"only {who} could win a prize of this kind (rule 32C3)"
    if prize.rest_of:
        return "nobody else may take it (rule 32C6)"
    return "everybody who could win it shares in other prizes (rule 32B1)"

def _nobody(prize):
    if prize.kind in BY_RATING:
        unrated = ", or unrated," if prize.or_unrated else ""
        return f"nobody with such a rating{unrated} plays for prizes"
    if prize.kind == NAMED:
        return "nobody on that list plays for prizes"
    if prize.kind == UNRATED:
        return "nobody unrated plays for prizes"
    return "nobody plays for prizes" if prize.kind == PLACE else "there are no teams"

def _for_points_instead(shares, divisions):
    unpaid = []
    for division in divisions:
        without = [share for share in shares if share.points and share.division is division]
        amount = sum(division.paid[share.entrant.number] for share in without)
        if amount and not division.passed_on:
            whole = amount == division.total
            label = f"{'' if whole else 'a share of '}{in_words(division.prizes)}"
            names = some([share.entrant.label for share in without])
            why = f"{names} took the larger prize for points instead ({_OUR_READING})"
            unpaid.append(Unpaid(label, amount, why))
    return unpaid

def _points_left(
    prizes,
    shares,
    entrants,
    rounds,
):
    taken = {share.points.position for share in shares if share.points}
    unpaid = []
    for prize in prizes:
        if prize.kind == POINTS and prize.cash and prize.position not in taken:
            reached = any(reaches(prize, entrant, rounds) for entrant in entrants)
            who = "everybody who reached it takes another" if reached else "nobody reached it"
            unpaid.append(Unpaid(prize.title, prize.cash, f"{who} (rule 33E)"))
    return unpaid

def _above_limits(shares):
    return [
        Unpaid(
            f"part of the share of {share.entrant.label}",
            share.above_limit,
            "above the limit for this player (rule 32C6)",
        )
        for share in shares
        if share.above_limit
    ]

def _readings(fund, divisions):
    if any(division.gains_alone for division in divisions):
        yield _WHICH_SUBGROUP
    if fund.limits.sentence(fund.sign):
        yield _ABOVE_LIMITS

def _remarks(entrants, prizes):
    remarks = [
        f"{entrant.label} {entrant.takes_nothing}" for entrant in entrants if entrant.takes_nothing
    ]
    for prize in prizes:
        if prize.kind == NAMED and not prize.or_unrated:
            remarks += [
                f"{entrant.label} is unrated, and {prize.title} is not for unrated players "
                "(rule 28D)"
                for entrant in entrants
                if entrant.rating is None
                and not entrant.takes_nothing
                and prize.condition.names(entrant)
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
from xltiebreak.prizefund.money import Cents, ExactCents, money
from xltiebreak.prizefund.pools import Cap, level_of
from xltiebreak.prizefund.prizes import Prize, in_words
from xltiebreak.rules.terms import Show

NAMES_TOLD = 5

class Term(NamedTuple):

    label: str
    amount: ExactCents
    why: str

class Instead(NamedTuple):

    share: ExactCents
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
    passed_on: bool = False

    @property
    def total(self):
        return sum(prize.cash for prize in self.prizes) + self.handed

    @property
    def equal(self):
        return Fraction(self.total, len(self.members))

    @cached_property
    def shares(self):
        caps = [self.caps[member.number].most for member in self.members]
        level = level_of(self.total, caps)
        return {member.number: min(cap, level) for member, cap in zip(self.members, caps)}

    @cached_property
    def paid(self):
        return paid_out(self.shares, self.members)

    @cached_property
    def gains_alone(self):
        return self.instead is not None and min(self.shares.values()) > self.instead.share

    @property
    def rest(self):
        return self.total - sum(self.paid.values())

    def terms(self, number):
        tied, sharing = self._tied(number, decimal), len(self.members)
        sums = [
            (prize.title, prize.cash, prize.amount(self.sign), prize.percent)
            for prize in self.prizes
        ]
        if self.handed:
            sums.append(("from the tie", self.handed, self._money(self.handed), None))
        pooled = [
            Term(
                label,
                Fraction(cash, sharing),
                f"{amount} ÷ {sharing}, {tied}"
                if sharing > 1
                else f"{amount}, {tied}"
                if percent
                else tied,
            )
            for label, cash, amount, percent in sums
        ]
        return pooled + self._adjusted(number)

    def sentence(self, number, show = decimal):
        return "; ".join(
            [
                f"{self.pool}, {self._tied(number, show)}",
                *(term.why for term in self._adjusted(number)),
            ]
        )

    @property
    def sum_text(self):
        sums = self._amounts(self.prizes)
        if self.handed:
            sums.append(f"{self._money(self.handed)} that others of the tie may not take")
        return " + ".join(sums)

    @property
    def pool(self):
        text, sharing = self.sum_text, len(self.members)
        if sharing == 1:
            return text
        several = len(self.prizes) + bool(self.handed) > 1
        return f"({text}) ÷ {sharing}" if several else f"{text} ÷ {sharing}"

    def _adjusted(self, number):
        share, paid = self.shares[number], self.paid[number]
        terms = []
        if share < self.equal:
            terms.append(Term("limit", share - self.equal, self.capped(number)))
        elif share > self.equal:
            terms.append(Term("from the tie", share - self.equal, self._from_others(number)))
        if paid != share:
            terms.append(Term("cents", paid - share, rounding(self.shares, self.paid, number)))
        return terms

    def _tied(self, number, show):
        where = "by place" if self.score is None else f"on {show(self.score, 2)}"
        others = self._others(number)
        if self.instead is not None:
            shared = f"tied {where} with {some(others)}; " if others else ""
            return f"{shared}{self.why_alone(show)}"
        if others:
            return f"tied {where} with {some(others)} (rule 32B2)"
        if self.score is None:
            return where
        if self.on_score == 1:
            return f"alone {where} (rule 32B1)"
        return f"nobody else {where} divides it (rule 32B1)"

    def why_alone(self, show = decimal):
        if self.instead is None:
            return ""
        where = "by place" if self.score is None else f"on {show(self.score, 2)}"
        why = f"nobody else {where} is eligible"
        if self.gains_alone:
            pool = money(self.instead.share, self.sign)
            why += f", and in one pool of all {self.instead.members} it would be only {pool}"
        return f"{why} (rule 32B3)"

    def capped(self, number):
        cap = self.caps[number]
        if cap.prize is None:
            return f"not more than {self._money(cap.most)}, the limit for this player (rule 32C6)"
        largest = f"{self._money(cap.most)} for {cap.prize.title}"
        return f"not more than {largest}, the largest single prize open to this player (rule 32B3)"

    def _from_others(self, number):
        capped = [member for member in self.members if self.shares[member.number] < self.equal]
        limited = any(self.caps[member.number].prize is None for member in capped)
        more = self._money(self.shares[number] - self.equal)
        rules = "rules 32B3, 32C6" if limited else "rule 32B3"
        names = some([member.label for member in capped])
        return f"plus {more} of what {names} may not take ({rules})"

    def _others(self, number):
        return [member.label for member in self.members if member.number != number]

    def _amounts(self, prizes):
        return [f"{prize.amount(self.sign)} for {prize.title}" for prize in prizes]

    def _money(self, cents):
        return money(cents, self.sign)

def paid_out(shares, members):
    paid = {number: int(share) for number, share in shares.items()}
    odd = int(sum(shares.values())) - sum(paid.values())
    by_place = sorted((member.place, member.number) for member in members)
    for number in [number for _, number in by_place if paid[number] != shares[number]][:odd]:
        paid[number] += 1
    return paid

def rounding(shares, paid, number):
    if paid[number] < shares[number]:
        return "rounded down to whole cents; the odd ones go by place"
    odd = sum(paid[sharer] > share for sharer, share in shares.items())
    which = "the odd cent" if odd == 1 else f"one of the {odd} odd cents"
    return f"rounded down to whole cents, and {which} by place"

def some(names):
    return listed(names) if len(names) <= NAMES_TOLD else f"{len(names)} others"

class Extra(NamedTuple):

    prizes: tuple[Prize, ...]
    amount: Cents
    why: str
    pool: str

    @property
    def title(self):
        return in_words(self.prizes)

    def sum_text(self, sign):
        return self.pool or f"{money(self.amount, sign)} for {self.title}"

@dataclass(frozen=True)
class Share:

    entrant: Entrant
    division: Division | None = None
    points: Prize | None = None
    extras: tuple[Extra, ...] = ()
    limit: Cents | None = None
    sign: str = "$"

    @property
    def terms(self):
        terms: list[Term] = []
        if self.points is not None:
            terms.append(Term(self.points.title, self.points.cash, self._for_points(decimal)))
        elif self.division is not None:
            terms += self.division.terms(self.entrant.number)
        terms += [Term(extra.title, extra.amount, extra.why) for extra in self.extras]
        if self.above_limit:
            terms.append(Term("limit", -self.above_limit, self.limited))
        return terms

    @cached_property
    def paid(self):
        return self._before_limit - self.above_limit

    @cached_property
    def _before_limit(self):
        share = self.points.cash if self.points else 0
        if self.division is not None and self.points is None:
            share = self.division.paid[self.entrant.number]
        return share + sum(extra.amount for extra in self.extras)

    @property
    def won(self):
        titles = [extra.title for extra in self.extras]
        if self.points is not None:
            titles.insert(0, self.points.title)
        elif self.division is not None:
            members = len(self.division.members)
            shared = f", shared by {members}" * (members > 1)
            titles.insert(0, f"{in_words(self.division.prizes)}{shared}")
        return "; ".join(titles)

    @property
    def above_limit(self):
        return 0 if self.limit is None else max(0, self._before_limit - self.limit)

    def _for_points(self, show):
        score = f"{show(self.entrant.score, 2)} points reached (rule 33E)"
        if self.division is None:
            return score
        share = money(self.division.paid[self.entrant.number], self.sign)
        if self.division.passed_on:
            left = f"{share} for {in_words(self.division.prizes)}"
            return f"{score}; more than {left}, which goes on to the next score (rule 32B1)"
        return f"{score}; more than a share of {share} of the other prizes"

    @property
    def limited(self):
        limit = money(self.limit or 0, self.sign)
        return f"not more than {limit}, the limit for this player (rule 32C6)"

    def sentence(self, show = decimal):
        sentences = []
        if self.points is not None:
            cash = self.points.amount(self.sign)
            sentences.append(f"{cash} for {self.points.title}, {self._for_points(show)}")
        elif self.division is not None:
            sentences.append(self.division.sentence(self.entrant.number, show))
        sentences += [f"{extra.sum_text(self.sign)}, {extra.why}" for extra in self.extras]
        text = "; plus ".join(sentences)
        if self.above_limit:
            text += f"; {self.limited}"
        paid = money(self.paid, self.sign)
        equals = " " if text.startswith(f"{paid} for ") and "÷" not in text else f" {paid} = "
        return f"{self.entrant.label}:{equals}{text}"
'''

MODULES['xltiebreak.prizefund.entrants'] = r'''from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from xltiebreak.ranking.places import Standing

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
    competition: str = ""
    parted_by: str = "lots must be drawn"

    @property
    def label(self):
        return self.name or f"{'Team' if self.is_team else 'Player'} {self.number}"

    @property
    def places(self):
        shared = self.last_place > self.place
        return f"{self.place}–{self.last_place}" if shared else str(self.place)

    @property
    def takes_nothing(self):
        if self.withdrawn:
            return "withdrew (rule 32C1)"
        if self.later_entry is not None:
            return (
                f"entered again as {self.later_entry}; the earlier entry wins nothing (rule 32C5)"
            )
        return ""

def in_place_order(entrants):
    return sorted(entrants, key=lambda entrant: (-entrant.score, entrant.place, entrant.number))

def entrant_at(row, **otherwise):
    return Entrant(
        number=row.player.number,
        name=row.player.shown or row.player.name,
        score=row.score,
        place=row.place,
        last_place=row.last_place,
        **otherwise,
    )

def entrant_teams(rows, competition = ""):
    return tuple(entrant_at(row, is_team=True, competition=competition) for row in rows)
'''

MODULES['xltiebreak.prizefund.entry_fees'] = r'''from __future__ import annotations

import re

from xltiebreak.prizefund.money import SIGN

ORDINAL = r"(?:\d{1,3}(?:st|nd|rd|th)|first|second|third|fourth|fifth)"

_GROUP = (
    r"juniors?|members?|adults?|students?|seniors?|scholastics?|child(?:ren)?|kids|ladies|women|"
    r"[wf]?[gi]ms?|titled|non-?\s?members?|online|mailed|late|early|advance|by|before|after|until|"
    r"(?:at|on)[\s-]+(?:the\s+)?(?:site|door)|free|u\d\d|under\s\d\d(?:\d\d)?|u\d{4}|unrated|others|all|"
    r"per\s+\w+|received|postmarked|open|reserve|premier|booster|novice|re-?entr(?:y|ies)|family|cash"
)
_OF_A_GROUP = re.compile(
    rf"(?!.*\b(?:top|best|prizes?|troph|{ORDINAL})\b)[^$€£₹]*\b(?:{_GROUP})\b[^$€£₹]*", re.I | re.S
)
_SIGNED = re.compile(rf"{SIGN}\s?(\d[\d,]*)", re.I)
_BEGINS_FEES = re.compile(r"(?:^|(?<=[.;!|\n•]))\s?(?:EF|entry(?:\s+fees?)?)\b", re.I)
_PRIZES_FOLLOW = re.compile(r"[.;,]?\s?(?=[$€£]{2}|\b(?:cash\s)?prizes?\b)", re.I)
_ENDS_FEES = re.compile(rf"(?<!\bRs)\.(?=\s|$)|[!|\n•]|;\s*(?={ORDINAL}\b|top\b)", re.I)
_MOST_TIMES_THE_FEE = 3

def ask_for_fees(where = "at the label Entry fees"):
    return (
        "some prizes are a percentage of the entry fees; state what was taken in fees in all "
        f"{where}, such as 600"
    )

def without_fees(text):
    begin = _BEGINS_FEES.search(text)
    if begin is None:
        return text
    end = _PRIZES_FOLLOW.search(text, begin.end()) or _ENDS_FEES.search(text, begin.end())
    fees = text[begin.end() : end.start() if end else len(text)]
    rest = f"{text[: begin.start()]} {text[end.end() :] if end else ''}".strip()
    parts = [part for part in re.split(r"[;(]|\.\s|,(?!\d{3})", fees) if part.strip()]
    groups = parts[1:] or parts
    amounts = [int(amount.replace(",", "")) for amount in _SIGNED.findall(fees)]
    is_fees = (
        max(amounts, default=0) <= _MOST_TIMES_THE_FEE * sum(amounts[:1])
        and all(len(_SIGNED.findall(part)) < 2 for part in parts)
        and all(_OF_A_GROUP.fullmatch(_SIGNED.sub("", part)) for part in groups)
    )
    return rest if parts and rest and is_fees else text
'''

MODULES['xltiebreak.prizefund.fund'] = r'''from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import Finding, TieBreakError
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.entry_fees import ask_for_fees
from xltiebreak.prizefund.money import Cents, money, to_cents
from xltiebreak.prizefund.prizes import (
    BONUS,
    EACH_ROUND,
    PLACE,
    POINTS,
    SPECIAL,
    TEAM,
    Prize,
    in_words,
)

USCHESS, EQUAL, HORT, NONE = "uschess", "equal", "hort", "none"
RULES = {
    USCHESS: "players with the same score put their prizes together and divide them (US Chess 32B)",
    EQUAL: "players with the same score divide the prizes of their places equally (US Chess 32B2)",
    HORT: "half of each prize goes by place, half is divided equally among players with the same "
    "score (Hort)",
    NONE: "each prize goes by place in the standings, tie-breaks included; nothing is divided",
}

WITHOUT_CAP = "No player's share is limited to his largest single prize (32B3 as it was)"

TOTAL = "announcement-total"

NO_FEES, NO_LIST = "prize-fees", "prize-list"
KNOWN_LATER = (NO_FEES, NO_LIST)

PLACES_ONLY = (EQUAL, HORT)

MOST_PRIZES = 1_000
SMALL_FUND: Cents = 500_00

TO_THE_TIE, WITHHELD = "to the tie", "withheld"

class FeesError(TieBreakError):
    ...

@dataclass(frozen=True)
class Limits:

    unrated: Cents | None = None
    provisional: Cents | None = None
    beyond: str = TO_THE_TIE
    exempt: frozenset[int] = frozenset()

    def most_for(self, entrant):
        if entrant.number in self.exempt or entrant.is_team:
            return None
        return (
            self.unrated
            if entrant.rating is None
            else self.provisional
            if entrant.provisional
            else None
        )

    def sentence(self, sign):
        if self.unrated is None and self.provisional is None:
            return ""
        who = [
            f"{kind} players take at most {money(limit, sign)}"
            for kind, limit in (("unrated", self.unrated), ("provisional", self.provisional))
            if limit is not None
        ]
        rest = (
            "what is above it goes to the others of the same tie, and what these may not take is "
            "one more prize for the next score group"
            if self.beyond == TO_THE_TIE
            else "what is above it is not paid"
        )
        return f"{' and '.join(who)}; {rest} (rule 32C6)"

@dataclass(frozen=True)
class Fund:

    prizes: tuple[Prize, ...]
    rule: str = USCHESS
    based_on: int | None = None
    entries: Fraction | None = None
    guaranteed: Fraction | None = None
    whole_event: Cents | None = None
    total: Cents | None = None
    fees: Cents | None = None
    cap: bool = True
    limits: Limits = field(default_factory=Limits)
    trophies_follow_money: bool = False
    upset_draws: bool = False
    rounds: int | None = None
    sign: str = "$"

    def __post_init__(self):
        if len(self.prizes) > MOST_PRIZES:
            raise TieBreakError(f"a section has at most {MOST_PRIZES:,} prizes")
        if self.based_on is not None and self.based_on < 1:
            raise TieBreakError("a fund is based on at least one entry")
        if self.guaranteed is not None and not 0 <= self.guaranteed <= 100:
            raise TieBreakError(f"{decimal(self.guaranteed)}% of a prize cannot be guaranteed")
        others = [p for p in self.prizes if p.kind not in (PLACE, TEAM, BONUS, SPECIAL) and p.cash]
        if self.rule in PLACES_ONLY and others:
            raise TieBreakError(
                f"the rule {self.rule} divides prizes for places only, not {in_words(others)}; "
                f"the rule {USCHESS} does"
            )
        if self.rounds is None and any(p.kind == POINTS and p.points is None for p in self.prizes):
            raise TieBreakError("a prize for a plus score needs the number of rounds")
        if any(prize.round == EACH_ROUND for prize in self.prizes):
            raise TieBreakError("a prize of each round needs the number of rounds")
        if self.fees is None is self.total and any(
            prize.percent is not None for prize in self.prizes
        ):
            raise FeesError(ask_for_fees())

    @property
    def announced(self):
        return announced_by(self.prizes, self.total)

    @property
    def unlike_total(self):
        return unlike_total(self.total, self.prizes, self.sign)

    @property
    def divides_equally(self):
        places = all(prize.kind == PLACE for prize in self.prizes if prize.cash or prize.percent)
        limited = self.limits.unrated is not None or self.limits.provisional is not None
        return self.rule in (USCHESS, EQUAL) and places and not limited

    def part(self, entries):
        if self.based_on is None:
            return Fraction(1)
        part = min(Fraction(1), Fraction(self._entries(entries), self.based_on))
        return max(part, self._floor)

    @property
    def _floor(self):
        floor = Fraction(self.guaranteed or 0) / 100
        whole = self.announced if self.whole_event is None else self.whole_event
        return max(floor, Fraction(1, 2)) if whole > SMALL_FUND else floor

    def _entries(self, entries):
        return Fraction(entries if self.entries is None else self.entries)

    def due(self, entries):
        part = self.part(entries)
        return tuple(
            self._due(replace(prize, position=position), part)
            for position, prize in enumerate(self.prizes, start=1)
        )

    def _due(self, prize, part):
        part = Fraction(1) if prize.guaranteed else part
        if prize.percent is None:
            return replace(prize, cash=to_cents(prize.cash * part))
        divided = self.fees or 0 if self.total is None else self.total * part
        cash = to_cents(prize.percent * divided / 100)
        return replace(prize, cash=cash, percent_of=to_cents(divided))

    @property
    def has_cash(self):
        return any(prize.cash or prize.percent for prize in self.prizes)

    def sentences(self, entries):
        if not self.has_cash:
            return ["Trophies go by the standings, one to a player (US Chess 33D2)"]
        rule = RULES[self.rule]
        sentences = [rule[0].upper() + rule[1:]]
        if self.based_on is not None:
            sentences.append(self._based_on(entries))
        if self.rule == USCHESS and not self.cap:
            sentences.append(WITHOUT_CAP)
        limits = self.limits.sentence(self.sign)
        return [*sentences, *([limits[0].upper() + limits[1:]] if limits else [])]

    def _based_on(self, entries):
        part = self.part(entries)
        counted = f"{decimal(self._entries(entries))} of {self.based_on} entries"
        if part == 1:
            return f"{counted}: every prize is paid in full (rule 32D)"
        share = f"{decimal(part * 100)}% of each prize"
        if part * (self.based_on or 1) > self._entries(entries):
            why = "guaranteed" if self.guaranteed and part == self.guaranteed / 100 else "at least"
            return f"{counted}: {share}, {why} (rule 32C4)"
        return f"{counted}: {share} (rule 32D)"

@dataclass(frozen=True)
class Announcement:

    prizes: tuple[Prize, ...]
    based_on: int | None = None
    guaranteed: Fraction | None = None
    total: Cents | None = None
    limits: Limits = field(default_factory=Limits)
    half: tuple[str, ...] = ()
    sections: tuple[str, ...] = ()
    sign: str = ""
    findings: tuple[Finding, ...] = ()

def announced_by(prizes, total):
    percents = sum(
        (prize.percent or Fraction() for prize in prizes if prize.kind != POINTS), Fraction()
    )
    cash = sum(prize.cash for prize in prizes if prize.kind != POINTS)
    return cash + to_cents(percents * (total or 0) / 100)

def unlike_total(total, prizes, sign):
    added = announced_by(prizes, total)
    is_open = any(prize.kind == POINTS or prize.round == EACH_ROUND for prize in prizes)
    if total is None or added == total or is_open:
        return ""
    return (
        f"{money(total, sign)} are announced, and the prizes add up to {money(added, sign)}; "
        "correct one of them, or type the sum at the label Announced total if it is meant so"
    )
'''

MODULES['xltiebreak.prizefund.hort'] = r'''from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from itertools import groupby

from xltiebreak.event.figures import decimal
from xltiebreak.prizefund.division import Division, Term, rounding, some
from xltiebreak.prizefund.entrants import Entrant, in_place_order
from xltiebreak.prizefund.money import ExactCents
from xltiebreak.prizefund.prizes import Prize
from xltiebreak.rules.terms import Show

@dataclass(frozen=True)
class HortDivision(Division):

    own: Mapping[int, tuple[tuple[Prize, ...], int]] = field(default_factory=dict)

    @cached_property
    def shares(self):
        numbers = [member.number for member in self.members]
        return {number: (self._of_place(number) + self.equal) / 2 for number in numbers}

    def _of_place(self, number):
        prizes, sharing = self.own[number]
        return Fraction(sum(prize.cash for prize in prizes), sharing)

    def terms(self, number):
        tied = self._tied(number, decimal)
        if len(self.members) == 1:
            return [Term(prize.title, prize.cash, tied) for prize in self.prizes]
        halves = [
            Term("own place", self._of_place(number) / 2, f"half of {self.place_text(number)}"),
            Term("equal share", self.equal / 2, f"half of {self.pool}, {tied}"),
        ]
        odd = self.paid[number] - self.shares[number]
        if odd:
            halves.append(Term("cents", odd, rounding(self.shares, self.paid, number)))
        return halves

    def sentence(self, number, show = decimal):
        place, tied = self.place_text(number), self._tied(number, show)
        if len(self.members) == 1:
            return f"{place}, {tied}"
        sentence = f"half of {place} + half of {self.pool}, {tied}"
        if self.paid[number] != self.shares[number]:
            sentence += f"; {rounding(self.shares, self.paid, number)}"
        return sentence

    def place_text(self, number):
        prizes, sharing = self.own[number]
        text = self._sum(prizes)
        if sharing == 1:
            return text
        return f"({text}) ÷ {sharing}, the place being shared," if prizes else text

    @property
    def pool(self):
        return f"({self._sum(self.prizes)}) ÷ {len(self.members)}"

    def _sum(self, prizes):
        return " + ".join(self._amounts(prizes)) or self._money(0)

    def _tied(self, number, show):
        score, others = show(self.score or 0.0, 2), self._others(number)
        return (
            f"tied on {score} with {some(others)} (Hort)" if others else f"alone on {score} (Hort)"
        )

def hort(
    prizes, entrants, sign = "$"
):
    left = sorted((prize for prize in prizes if prize.cash), key=lambda prize: prize.priority)
    in_order = in_place_order(entrants)
    divisions = []
    place = 0
    for score, tied in groupby(in_order, lambda entrant: entrant.score):
        members = tuple(tied)
        own: dict[int, tuple[tuple[Prize, ...], int]] = {}
        for _, sharers in groupby(members, lambda member: member.place):
            numbers = [sharer.number for sharer in sharers]
            ranks = range(place + 1, place + len(numbers) + 1)
            theirs = tuple(prize for prize in left if prize.rank in ranks)
            own.update(dict.fromkeys(numbers, (theirs, len(numbers))))
            place += len(numbers)
        pooled = tuple(prize for prize in left if place - len(members) < prize.rank <= place)
        if pooled:
            divisions.append(
                HortDivision(pooled, members, {}, score, len(members), sign=sign, own=own)
            )
            left = [prize for prize in left if prize not in pooled]
    return divisions, left
'''

MODULES['xltiebreak.prizefund.money'] = r'''from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Union

Cents = int

ExactCents = Union[int, Fraction]

MOST = 100_000_000_000

SYMBOL = r"(?:CA\$|[$€£₹])"

SIGN = rf"(?:{SYMBOL}|C\$|CAD\b|CDN\b|US\$|USD\b|EUR\b|GBP\b|INR\b|Rs\b\.?)"

SIGNS: Mapping[str, str] = {
    **dict.fromkeys(("$", "usd", "us$", "dollars", "dollar"), "$"),
    **dict.fromkeys(("€", "eur", "euro", "euros"), "€"),
    **dict.fromkeys(("£", "gbp", "pounds", "pound"), "£"),
    **dict.fromkeys(("₹", "inr", "rs", "rs.", "rupees"), "₹"),
    **dict.fromkeys(("CA$", "ca$", "c$", "cad", "cdn"), "CA$"),
}

def money(cents, sign = "$"):
    whole = to_cents(-cents if cents < 0 else cents)
    units, rest = divmod(whole, 100)
    text = f"{sign}{units:,}.{rest:02}" if rest else f"{sign}{units:,}"
    return f"−{text}" if cents < 0 and whole else text

def to_cents(amount):
    return amount if isinstance(amount, int) else int((amount * 2 + 1) // 2)
'''

MODULES['xltiebreak.prizefund.pools'] = r'''from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from math import floor
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.money import Cents, ExactCents
from xltiebreak.prizefund.prizes import Prize

class Cap(NamedTuple):

    most: Cents
    prize: Prize | None

class Contest:

    def __init__(
        self,
        prizes,
        alike,
        open_to,
        caps,
    ):
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

    def count(self, groups):
        if groups not in self._counts:
            self._counts[groups] = sum(self.sizes[group] for group in each(groups))
        return self._counts[groups]

    def may_get(self, least):
        return sum(1 << group for group, cap in enumerate(self.caps) if cap.most >= least)

    def lowest_cap(self, groups):
        return min(self.caps[group].most for group in each(groups))

    def only_for(self, groups):
        hoped_for = 0
        for group in each(groups):
            hoped_for |= self._hoped_for[group]
        others = ~groups
        return [k for k in each(hoped_for) if not self.open_to[k] & others]

    def without(self, groups):
        left = [k for k, eligible in enumerate(self.open_to) if eligible & ~groups]
        return Contest(
            [self.prizes[k] for k in left],
            self.alike,
            [self.open_to[k] & ~groups for k in left],
            self.caps,
        )

    def pool(self, groups):
        if groups not in self._pools:
            seats, size = Seats(self.sizes), self.count(groups)
            taken: list[int] = []
            for prize in self.only_for(groups):
                if len(taken) < size and seats.take(self.open_to[prize]):
                    taken.append(prize)
            self._pools[groups] = taken
        return self._pools[groups]

    def brought_in(self, groups):
        return sum(self.prizes[k].cash for k in self.pool(groups))

class Seats:

    def __init__(self, players):
        self.free = [*players]
        self.taken: dict[int, Counter[int]] = defaultdict(Counter)

    def take(self, eligible):
        asking, asked = [eligible], 0
        asked_by: dict[int, int] = {}
        holder = {eligible: -1}
        for asker in asking:
            for group in each(asker & ~asked):
                asked |= 1 << group
                asked_by[group] = asker
                if self.free[group]:
                    self.free[group] -= 1
                    self._pass_on(group, asked_by, holder)
                    return True
                for other in self.taken[group]:
                    if other not in holder:
                        holder[other] = group
                        asking.append(other)
        return False

    def _pass_on(self, group, asked_by, holder):
        while group >= 0:
            prize = asked_by[group]
            self.taken[group][prize] += 1
            group = holder[prize]
            if group >= 0:
                self.taken[group][prize] -= 1
                self.taken[group] += Counter()  # drops what is down to 0

def each(groups):
    for at, byte in enumerate(groups.to_bytes(-(-groups.bit_length() // 8), "little")):
        if byte:
            for bit in _BITS[byte]:
                yield 8 * at + bit

_BITS = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]

def level_of(total, caps):
    rising = sorted(caps)
    for k, cap in enumerate(rising):
        if cap * (len(rising) - k) >= total:
            return Fraction(total) / (len(rising) - k)
        total -= cap
    return rising[-1]

MOST_SUBGROUPS = 20_000

def divides_alone(contest, level):
    able = contest.may_get(floor(level) + 1)
    shares = {groups: smallest_share(contest, groups) for groups in _subgroups(contest, able)}
    better = [groups for groups, share in shares.items() if share > level]
    return min(
        better,
        key=lambda groups: (-shares[groups], contest.count(groups), contest.only_for(groups)),
        default=0,
    )

def smallest_share(contest, groups):
    equal = Fraction(contest.brought_in(groups), contest.count(groups))
    return min(equal, Fraction(contest.lowest_cap(groups)))

def _subgroups(contest, able):
    sets = [eligible for eligible in contest.by_groups if not eligible & ~able]
    found = dict.fromkeys(sets)
    waiting = [*found]
    for groups in waiting:
        for eligible in sets:
            larger = groups | eligible
            if groups & eligible and larger not in found:
                found[larger] = None
                waiting.append(larger)
        if len(found) > MOST_SUBGROUPS:
            raise TieBreakError(
                "the prizes for which players on one score are eligible overlap in more than "
                f"{MOST_SUBGROUPS:,} ways; divide the prizes of this score by hand (rule 32B3)"
            )
    return found
'''

MODULES['xltiebreak.prizefund.prizes'] = r'''from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple, Optional

from xltiebreak.event.figures import counted, decimal, listed
from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.money import MOST, Cents, money

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
ALL = "all"

BY_RATING = (CLASS, UNDER, OVER)
POOLED = (PLACE, CLASS, UNDER, OVER, UNRATED, NAMED, TEAM)

Claim = tuple[object, ...]

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
EACH_ROUND = 0

class Condition(NamedTuple):

    kind: str
    low: int | None
    high: int | None
    or_unrated: bool
    list: str
    players: frozenset[int]

    def admits(self, entrant):
        if self.kind == TEAM or entrant.is_team:
            plays = not entrant.competition or self.list in ("", entrant.competition.casefold())
            return self.kind == TEAM and entrant.is_team and plays
        if self.kind in (PLACE, POINTS, BONUS, ALL):
            return True
        if self.kind in (NAMED, SPECIAL):
            unrated = entrant.rating is None and self.kind == NAMED
            return self.names(entrant) and (self.or_unrated or not unrated)
        if self.kind == UNRATED or entrant.rating is None:
            return entrant.rating is None and (self.kind == UNRATED or self.or_unrated)
        return (self.low or 0) <= entrant.rating <= (NO_TOP if self.high is None else self.high)

    def names(self, entrant):
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
    percent_of: Cents = 0
    on_tie_break: bool = False
    round: int | None = None
    label: str = ""
    position: int = 0
    rest_of: str = ""

    def __post_init__(self):
        if not 1 <= self.rank <= HIGHEST_RANK:
            raise TieBreakError(f"there is no prize for place {self.rank}")
        if not 0 <= self.cash <= MOST:
            raise TieBreakError(
                f"{self.title}: a prize is between 0 and {MOST // 100:,}, in whole cents"
            )
        if self.percent is not None and not 0 < self.percent <= 100:
            raise TieBreakError(f"{self.title}: {decimal(self.percent)}% of the fund is no prize")
        if self.kind in BY_RATING:
            self._check_band()

    def _check_band(self):
        if self.low is None and self.high is None:
            raise TieBreakError(f"{self.label or self.kind}: for which ratings is this prize?")
        if self.low is not None and self.high is not None and self.low > self.high:
            raise TieBreakError(f"{self.title}: no rating is between {self.low} and {self.high}")

    @cached_property
    def condition(self):
        return Condition(
            self.kind,
            self.low,
            self.high,
            self.or_unrated,
            self.list.casefold(),
            frozenset(self.players),
        )

    @property
    def is_for_upset(self):
        return self.kind == SPECIAL and "upset" in self.label.casefold()

    @property
    def goes_by_games(self):
        return self.is_for_upset and not self.players

    @property
    def title(self):
        if self.rest_of:
            return f"the rest of {self.rest_of}"
        if self.kind == PLACE:
            return self.label if self.label and not self.label.isdecimal() else ordinal(self.rank)
        name = self.label or self._usual_name
        if self.is_for_upset:
            return f"{name if self.rank == 1 else f'{ordinal(self.rank)} {name}'}{self._of_round}"
        if self.kind in (POINTS, BONUS, SPECIAL, ALL) or _is_ranked(name):
            return name
        if name.casefold().startswith("top "):
            return name if self.rank == 1 else f"{ordinal(self.rank)} {name[4:]}"
        return f"{ordinal(self.rank)} {name}"

    @property
    def kind_title(self):
        name = "" if self.kind == PLACE else self.label or self._usual_name
        return name.partition(" ")[2] if _is_ranked(name) else name

    def amount(self, sign):
        if self.percent is None:
            return money(self.cash, sign)
        return f"{decimal(self.percent)}% of {money(self.percent_of, sign)}"

    @property
    def _of_round(self):
        if self.round is None:
            return ""
        return " of each round" if self.round == EACH_ROUND else f" of round {self.round}"

    @property
    def _usual_name(self):
        either = "/Unr" if self.or_unrated else ""
        if self.kind == UNDER and self.high is not None:
            return f"U{self.high + 1}{either}"
        if self.kind == OVER:
            return f"{self.low}/over{either}"
        if self.kind == CLASS:
            return f"{_band_name(self.low, self.high)}{either}"
        if self.kind == POINTS:
            return "plus score" if self.points is None else counted(self.points, "point")
        if self.kind == BONUS:
            return "bonus for winning, on tie-break too" if self.on_tie_break else "clear-win bonus"
        return f"top {self.list}" if self.kind == NAMED and self.list else self.list or self.kind

    @property
    def priority(self):
        if self.kind in BY_RATING:
            top = NO_TOP if self.high is None else self.high
            return (1, -top, self.kind == UNDER, self.rank, self.position)
        if self.kind == NAMED:
            return (3, 0, 0, self.position, self.rank)
        group = {PLACE: 0, TEAM: 0, UNRATED: 2}.get(self.kind, 4)
        by_points = 0 if self.points is None else -int(self.points * 4)
        return (group, by_points, 0, self.rank, self.position)

def _is_ranked(name):
    digits = name[: len(name) - len(name.lstrip("0123456789"))]
    return bool(digits) and len(digits) < 6 and name.startswith(ordinal(int(digits)))

def _band_name(low, high):
    for letter, band in CLASS_BANDS.items():
        if band == (low, high):
            return f"Class {letter}" if len(letter) == 1 else letter
    if low is None:
        return f"{high}/below"
    return f"{low}/over" if high is None else f"{low}-{high}"

def ordinal(number):
    teens = number % 100 in (11, 12, 13)
    ending = "th" if teens else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"

def by_round(prizes, rounds):
    for prize in prizes:
        if prize.round == EACH_ROUND and rounds:
            yield from (replace(prize, round=round) for round in range(1, rounds + 1))
        else:
            yield prize

def with_place_trophies(prizes, places):
    announced = {prize.rank for prize in prizes if prize.kind == PLACE and prize.trophy}
    if places and announced and max(announced) > places:
        raise TieBreakError(
            f"the label Trophies has {places}, but there is a trophy for "
            f"{ordinal(max(announced))}; correct one of them"
        )
    after = max((prize.position for prize in prizes), default=0)
    ranks = (rank for rank in range(1, (places or 0) + 1) if rank not in announced)
    return (
        *prizes,
        *(Prize(PLACE, rank=rank, trophy="trophy", position=after + rank) for rank in ranks),
    )

def announced(prize):
    return prize.position

def in_words(prizes):
    return listed([prize.title for prize in prizes])

def claims(prize):
    given = {"cash": prize.cash or prize.percent, "trophy": prize.trophy}
    which = ordinal(prize.rank) if prize.is_for_upset else prize.title
    who = (prize.condition, prize.points, which, prize.round)
    return {name: (*who, name) for name, value in given.items() if value}
'''

MODULES['xltiebreak.prizefund.refusals'] = r'''from __future__ import annotations

from xltiebreak.event.findings import TieBreakError

USUAL = "1st 100, 2nd 50, U1600 25"
NOT_UNDERSTOOD = "this is not understood"
WITHOUT_AMOUNT = "what does this get?"
OF_A_SHELL = (
    "a command line makes {zeros} of $1{zeros} and its like in double quotes; leave out the $"
)
WITH_AMOUNTS = "1st 100, A, B 50 each"

class AnnouncementError(TieBreakError):

    def __init__(self, part, why, *lines):
        self.part = part.strip()
        self.lines = lines or (USUAL,)
        end = "" if why.endswith("?") else "."
        write = " or ".join(f'"{line}"' for line in self.lines)
        super().__init__(f'"{self.part}": {why}{end} Write such as {write}')
'''

MODULES['xltiebreak.prizefund.stated'] = r'''from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import count, groupby
from typing import Callable, TypeVar

from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import WARNING, Finding
from xltiebreak.event.section import Section
from xltiebreak.prizefund.entrants import Entrant, entrant_at
from xltiebreak.prizefund.fund import (
    EQUAL,
    HORT,
    NONE,
    TO_THE_TIE,
    USCHESS,
    WITHHELD,
    Announcement,
    Fund,
    Limits,
    announced_by,
)
from xltiebreak.prizefund.money import SIGNS, SYMBOL, Cents, money
from xltiebreak.prizefund.prizes import NAMED, POOLED, Prize, by_round, ordinal
from xltiebreak.prizefund.typed_cells import NO_ONE, PrizeError, amount_of
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
_UPSET_DRAWS: Mapping[str, bool] = {
    **dict.fromkeys(("none", "no", "0"), False),
    **dict.fromkeys(("half", "yes", "count half", "half the difference", "½", "0.5"), True),
}
FOR_NOBODY = "prize-for-nobody"

MEANT = ("yes", "meant", "x", "true")
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
    announced: Fund | None = field(default=None, compare=False, repr=False)

    def of_event(self, whole):
        if self.announced is None:
            return self
        fund = replace(self.announced, whole_event=whole)
        return replace(self, announced=fund, fund=fund if self.fund else None)

    @property
    def divides_equally(self):
        if self.fund is None:
            return not any(finding.is_error for finding in self.findings)
        return self.fund.divides_equally

    @property
    def upset_draws(self):
        typed = self.words.get("upset_draws", "")
        return self.fund.upset_draws if self.fund else upset_draws(typed)

    @property
    def as_labels(self):
        ratings = (f"{number}: {value or 'unr'}" for number, value in self.ratings.items())
        lists = (
            f"{name}: {', '.join(map(str, numbers)) or NO_ONE[0]}"
            for name, numbers in self.lists.items()
        )
        words = {"prize_ratings": "; ".join(ratings), "prize_lists": "; ".join(lists)}
        return {**self.words, **{name: text for name, text in words.items() if text}}

    @property
    def as_meant(self):
        announced = None if self.fund == self.announced else self.announced
        return replace(self, announced=announced, findings=(), words={}, rows=())

    def entrants(self, rows):
        return tuple(map(self._entrant, rows))

    def _entrant(self, row):
        player, number = row.player, row.player.number
        return entrant_at(
            row,
            rating=self.ratings.get(number, player.rating) or None,
            provisional=player.provisional is not None and number not in self.ratings,
            withdrawn=number in self.withdrawn,
            later_entry=self.entered_again.get(number),
            lists=frozenset(name.casefold() for name in self.lists if number in self.lists[name]),
        )

def stated_prizes(section):
    return section.prizes if isinstance(section.prizes, StatedPrizes) else None

def fund_of(
    announcement, words, rounds = None
):
    labels, limit = _Labels(words), announcement.limits.unrated
    rule, cap = labels.rule()
    total = labels.agrees("prize_fund", labels.money("prize_fund"), announcement.total, money)
    total = labels.agrees("announced_total", labels.total(), total, money)
    prizes = tuple(by_round(announcement.prizes, rounds))
    added = announced_by(prizes, total)
    return Fund(
        prizes,
        rule,
        based_on=labels.agrees("based_on", labels.count("based_on"), announcement.based_on),
        entries=labels.entries(),
        guaranteed=labels.agrees("guaranteed", labels.guaranteed(added), announcement.guaranteed),
        total=total,
        fees=labels.money("entry_fees"),
        cap=cap,
        limits=Limits(
            labels.agrees("unrated_limit", labels.money("unrated_limit"), limit, money),
            labels.money("provisional_limit"),
            labels.named("above_limit", _BEYOND, TO_THE_TIE),
        ),
        trophies_follow_money=labels.named("trophy_rule", _FOLLOW_MONEY, False),
        upset_draws=upset_draws(labels.text("upset_draws")),
        rounds=rounds,
        sign=labels.sign(announcement.sign),
    )

def upset_draws(text):
    return _Labels({"upset_draws": text}).named("upset_draws", _UPSET_DRAWS, False)

@dataclass(frozen=True)
class _Labels:
    words: Mapping[str, str]

    def text(self, label):
        return " ".join(self.words.get(label, "").split())

    def rule(self):
        text = self.text("prize_rule").casefold()
        name = _WITHOUT_CAP.sub("", text)
        if name and name not in _RULES:
            expected = f"{', '.join((USCHESS, EQUAL, HORT))} or {NONE}"
            raise PrizeError("prize_rule", f"{text!r} is no prize rule; expected {expected}")
        return _RULES[name] if name else USCHESS, name == text

    def named(self, label, known, otherwise):
        text = self.text(label)
        if text.casefold() in known:
            return known[text.casefold()]
        if text:
            expected = " or ".join(next(k for k in known if known[k] == v) for v in _values(known))
            raise PrizeError(label, f"{text!r} is not understood; expected {expected}")
        return otherwise

    def sign(self, typed):
        currency = self.named("currency", SIGNS, typed or "$")
        if typed and currency != typed and (typed, currency) != ("$", "CA$"):
            raise PrizeError(
                "currency", f"{currency} contradicts the prizes, which are in {typed}; correct one"
            )
        return currency

    def money(self, label):
        text = self.text(label)
        return amount_of(text, label, percent=False).cents if text else None

    def total(self):
        is_sum = self.text("announced_total").casefold() not in MEANT
        return self.money("announced_total") if is_sum else None

    def count(self, label):
        text = self.text(label).removesuffix(".0").replace(",", "")
        if not text:
            return None
        if not text.isdecimal() or not 0 < len(text) <= _MOST_DIGITS or not int(text):
            raise PrizeError(label, f"{text!r} is no number of entries; expected one such as 50")
        return int(text)

    def entries(self):
        text = self.text("entries").replace("½", ".5")
        if not text:
            return None
        if not re.fullmatch(rf"\d{{0,{_MOST_DIGITS}}}(?:\.\d{{1,2}})?", text) or text == ".":
            raise PrizeError(
                "entries", f"{text!r} is no number of entries; expected one such as 62.5"
            )
        return Fraction(text)

    def guaranteed(self, announced):
        text = self.text("guaranteed").casefold()
        if not text:
            return None
        if text in _IN_FULL:
            return Fraction(100)
        if re.fullmatch(r"0?\.\d+|1(\.0+)?", text):  # so Excel stores 80%
            return Fraction(text) * 100
        if not re.search(f"%|{SYMBOL}", text, re.IGNORECASE):
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

    def agrees(
        self,
        label,
        at_label,
        announced,
        show = lambda figure: decimal(Fraction(figure)),
    ):
        if at_label is not None and announced is not None and at_label != announced:
            raise PrizeError(
                label,
                f"{self.text(label)!r} contradicts the line of prizes, which says "
                f"{show(announced)}; correct one of them",
            )
        return announced if at_label is None else at_label

def _values(known):
    return list(dict.fromkeys(known.values()))

Doubt = tuple[Prize, str, str]

def doubts(
    fund, entrants, where = lambda _: "Prizes"
):
    prizes = sorted(
        (prize for prize in fund.prizes if prize.kind in POOLED),
        key=lambda prize: (str(prize.condition), prize.rank),
    )
    all_doubts = [*_of_nothing(fund.prizes)]
    for _, same in groupby(prizes, lambda prize: prize.condition):
        ranks = list(same)
        all_doubts += [*_ranks(ranks), *_nobody(ranks[0], entrants)]
    return [Finding(WARNING, code, where(prize), message) for prize, code, message in all_doubts]

def _of_nothing(prizes):
    for prize in prizes:
        if not prize.cash and not prize.trophy and prize.percent is None:
            yield prize, "prize-of-nothing", f"{prize.title} is neither cash nor a trophy"

def _ranks(prizes):
    ranks = {prize.rank for prize in prizes}
    missing = next(rank for rank in count(1) if rank not in ranks)
    if missing < max(ranks):
        message = f"there is no {ordinal(missing)} prize of the kind of {prizes[0].title}"
        yield prizes[0], "prize-rank-missing", message
    for kind, by_rank in (
        ("cash prizes", Counter(prize.rank for prize in prizes if prize.cash)),
        ("trophies", Counter(prize.rank for prize in prizes if prize.trophy)),
    ):
        for prize in {prize.rank: prize for prize in prizes if by_rank[prize.rank] > 1}.values():
            yield prize, "prize-twice", f"there are {by_rank[prize.rank]} {kind} for {prize.title}"

def _nobody(prize, entrants):
    if entrants and not any(prize.condition.admits(entrant) for entrant in entrants):
        why = "nobody is on its list" if prize.kind == NAMED else "nobody there is eligible"
        yield prize, FOR_NOBODY, f"{prize.title}: {why}"
'''

MODULES['xltiebreak.prizefund.told_once'] = r'''from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from xltiebreak.event.figures import decimal, listed, on_paper, points_on_paper
from xltiebreak.prizefund.awards import Awards
from xltiebreak.prizefund.division import Division, Share
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.hort import HortDivision
from xltiebreak.prizefund.money import money
from xltiebreak.prizefund.prizes import PLACE, Prize
from xltiebreak.rules.terms import Show

class Account(NamedTuple):

    prize: Prize
    names: str
    sentence: str
    numbers: tuple[int, ...]

    @property
    def title(self):
        title = self.prize.kind_title
        return f"{title[:1].upper()}{title[1:]}"

def accounts_of(shares, show = decimal):
    accounts = [*_accounts(shares, show)]
    if show is on_paper:
        accounts = [
            account._replace(sentence=points_on_paper(account.sentence)) for account in accounts
        ]
    return sorted(
        accounts, key=lambda account: (account.prize.kind != PLACE, *_kind_order(account.prize))
    )

def by_title(accounts):
    return [
        (points_on_paper(title), [*group])
        for title, group in groupby(accounts, lambda account: account.title)
    ]

def unpaid_in_words(given):
    by_reason: dict[str, list[str]] = {}
    for unpaid in given.unpaid:
        amount = money(unpaid.amount, given.fund.sign)
        by_reason.setdefault(unpaid.why, []).append(f"{amount} for {unpaid.label}")
    return [points_on_paper(f"Not paid: {listed(sums)}: {why}.") for why, sums in by_reason.items()]

def _kind_order(prize):
    group, top, under, *_ = prize.priority
    return group, top, under, prize.kind_title

def _accounts(shares, show):
    of_pool: dict[int, list[Share]] = {}
    for share in shares:
        if share.division is not None and share.points is None:
            of_pool.setdefault(id(share.division), []).append(share)
    for share in shares:
        pool = of_pool.get(id(share.division), []) if share.points is None else []
        if share.division is None or len(pool) < 2 or len(pool) < len(share.division.members):
            numbers = (share.entrant.number,)
            label = share.entrant.label
            yield Account(_leading(share), label, share.sentence(show), numbers)
        elif share is pool[0]:
            yield _of_pool(share.division, show)
            yield from (_besides(share) for share in pool if share.extras or share.above_limit)

def _leading(share):
    if share.points is not None:
        return share.points
    if share.division is not None:
        return _first(share.division.prizes)
    return share.extras[0].prizes[0]

def _first(prizes):
    return min(prizes, key=lambda prize: prize.priority)

def _of_pool(division, show):
    names = listed([member.label for member in division.members])
    if isinstance(division, HortDivision):
        text = _by_hort(division, show)
    elif all(share == division.equal for share in division.shares.values()):
        text = f"{_each(division, division.members)} = {division.pool}, {_level(division, show)}"
        text += _odd_cents(division, division.members)
    else:
        text = _limited(division, show)
    numbers = tuple(member.number for member in division.members)
    return Account(_first(division.prizes), names, f"{names}: {text}", numbers)

def _each(division, members):
    each = " each" if len(members) > 1 else ""
    return f"{money(min(division.paid[member.number] for member in members), division.sign)}{each}"

def _odd_cents(division, members):
    each = min(division.paid[member.number] for member in members)
    more = [member.label for member in members if division.paid[member.number] > each]
    return f"; by place one cent more for {listed(more)}" if more else ""

def _level(division, show):
    if division.score is None:
        return "sharing the place"
    level = f"level on {show(division.score, 2)}"
    alone = division.why_alone(show)
    return f"{level}; {alone}" if alone else f"{level} (rule 32B2)"

def _limited(division, show):
    groups: dict[tuple[object, str], list[Entrant]] = {}
    for member in division.members:
        share = division.shares[member.number]
        why = division.capped(member.number) if share < division.equal else ""
        groups.setdefault((share, why), []).append(member)
    parts = []
    for (_, why), members in sorted(groups.items(), key=lambda group: bool(group[0][1])):
        names = listed([member.label for member in members])
        whom = "each of these players" if len(members) > 1 else "this player"
        reason = f", {why.replace('this player', whom)}" if why else ""
        odd = _odd_cents(division, members)
        parts.append(f"{_each(division, members)} for {names}{reason}{odd}")
    if division.rest:
        parts.append(f"{money(division.rest, division.sign)} is left, as they may take no more")
    total = money(division.total, division.sign)
    return f"{total} = {division.sum_text}, {_level(division, show)}: {'; '.join(parts)}"

def _by_hort(division, show):
    half = money(division.equal / 2, division.sign)
    total = money(division.total, division.sign)
    parts = [
        f"{_each(division, [member])} for {member.label} with half of "
        f"{division.place_text(member.number)}"
        for member in division.members
    ]
    return (
        f"{total} = {division.sum_text}, level on {show(division.score or 0.0, 2)} (Hort); "
        f"half of it equally, {half} each, half by place: {'; '.join(parts)}"
    )

def _besides(share):
    assert share.division is not None
    label, sign = share.entrant.label, share.sign
    parts = [f"{money(share.division.paid[share.entrant.number], sign)} of the pool"]
    parts += [f"{extra.sum_text(sign)} ({extra.why})" for extra in share.extras]
    text = f"{label}: {money(share.paid, sign)} in all = {' + '.join(parts)}"
    if share.above_limit:
        text += f" − {money(share.above_limit, sign)}, as {share.limited}"
    return Account(_first(share.division.prizes), label, text, (share.entrant.number,))
'''

MODULES['xltiebreak.prizefund.typed_cells'] = r'''from __future__ import annotations

import re
from collections.abc import Collection
from fractions import Fraction
from typing import NamedTuple

from xltiebreak.event.figures import rating
from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.money import MOST, SYMBOL, Cents
from xltiebreak.prizefund.refusals import OF_A_SHELL

NO_ONE = ("none", "nobody", "no one", "-", "\N{EN DASH}")
YES = ("yes", "y", "x", "true", "1", "guaranteed", "gtd", "\N{CHECK MARK}")
NO = ("", "no", "n", "false", "0", *NO_ONE)
ONE_OF_LIST = {"women": "woman", "ladies": "lady"}

_AMOUNT = re.compile(rf"({SYMBOL})?\s?(\d{{1,3}}(?:,\d{{3}})+|\d+)(?:\.(\d{{1,2}}))?\s?({SYMBOL})?")
_PERCENT = re.compile(r"(\d{1,3}(?:\.\d{1,3})?)\s?%")
_MOST_SHOWN = 40

class PrizeError(TieBreakError):

    def __init__(self, title, message):
        super().__init__(message)
        self.title = title

class Amount(NamedTuple):

    cents: Cents = 0
    sign: str = ""
    percent: Fraction | None = None

def amount_of(text, title, *, percent = True):
    if not text:
        return Amount()
    shown = repr(text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}…")
    part = _PERCENT.fullmatch(text)
    if part and percent:
        if not 0 < Fraction(part[1]) <= 100:
            raise PrizeError(title, f"{shown} is no part; expected one such as 25%")
        return Amount(percent=Fraction(part[1]))
    amount = _AMOUNT.fullmatch(text)
    if amount is None or (amount[1] and amount[4]):
        if re.match(rf"(?:{SYMBOL}|\s)*[-−(]", text):
            raise PrizeError(title, f"{shown} is below 0; expected an amount such as 150")
        expected = "150, 1200.50 or 25% of the fees" if percent else "150 or 1200.50"
        raise PrizeError(title, f"{shown} is no amount of money; expected one such as {expected}")
    sign = amount[1] or amount[4] or ""
    units = amount[2].replace(",", "").lstrip("0")
    cents = int(units[: len(str(MOST))] + (amount[3] or "").ljust(2, "0"))
    if cents > MOST:
        raise PrizeError(title, f"{shown} is too much; a prize is at most {MOST // 100:,}")
    if not cents and len(amount[2]) > 1:
        raise PrizeError(title, f"{shown} is no amount; {OF_A_SHELL.format(zeros=amount[2])}")
    if 0 < cents < 100 and not sign:
        raise PrizeError(
            title,
            f"{shown} is less than 1; type a part of the fees as a text such as '25%', or the "
            "amount with its sign",
        )
    return Amount(cents, sign)

def yes_or_no(text, title):
    if text.casefold() in YES or text.casefold() in NO:
        return text.casefold() in YES
    raise PrizeError(title, f"{text!r} is neither yes nor no; expected yes, or nothing")

def list_name(text):
    name = " ".join(text.casefold().split()).removeprefix("top ")
    name = re.sub(r"^(?:u|under)[\s-]?(?=\d)", "under ", name)
    return ONE_OF_LIST.get(name, name.removesuffix("s"))

_AGAIN = re.compile(r"(\d{1,6})\s*(?:as|again as|=|->|\N{RIGHTWARDS ARROW})\s*(\d{1,6})")

def listed_players(text, known):
    numbers = [part for part in re.split(r"[,;\s]+", text) if part]
    return tuple(dict.fromkeys(_number(number, known) for number in numbers))

def _number(text, known):
    plain = text.strip().removesuffix(".0").removeprefix("#")
    number = int(plain) if plain.isdecimal() and len(plain) < 7 else 0
    if number not in known:
        raise PrizeError("", f"{text.strip()!r} is nobody's pairing number; correct it")
    return number

def re_entries(text, known):
    again: dict[int, int] = {}
    for part in _parts(text, r"[;,]"):
        match = _AGAIN.fullmatch(part)
        if match is None:
            raise PrizeError("", f"{part!r} is not understood; expected such as 3 as 12; 5 as 14")
        earlier, later = (_number(number, known) for number in match.groups())
        if earlier == later or earlier in again:
            raise PrizeError("", f"{part!r}: number {earlier} cannot enter again so")
        again[earlier] = later
    return again

def stated_lists(text, known):
    lists = {}
    for part in _parts(text, ";"):
        name, colon, numbers = part.partition(":")
        if not (name.strip() and colon):
            raise PrizeError("", f"{part!r} is not understood; expected such as junior: 3, 7")
        nobody = numbers.strip().casefold() in NO_ONE
        lists[list_name(name)] = () if nobody else listed_players(numbers, known)
    return lists

def prize_ratings(text, known):
    ratings = {}
    for part in _parts(text, r"[;,]"):
        number, colon, stated_rating = part.partition(":")
        if not (colon and stated_rating.strip()):
            expected = "expected such as 7: 1850; 12: unr"
            raise PrizeError("", f"{part!r} is not understood; {expected}")
        ratings[_number(number, known)] = prize_rating(stated_rating)
    return ratings

def prize_rating(text):
    try:
        return rating(text.strip()).value
    except ValueError:
        fault = f"{text.strip()!r} is not a rating"
        raise PrizeError("", f"{fault}; expected one such as 1850, or unr") from None

def _parts(text, at):
    return [part.strip() for part in re.split(at, text) if part.strip()]
'''

MODULES['xltiebreak.prizefund.upsets'] = r'''from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple

from xltiebreak.event.figures import counted, decimal
from xltiebreak.event.names import first_name_first
from xltiebreak.event.results import Outcome
from xltiebreak.event.roundrobin import annulled
from xltiebreak.event.section import Section
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.prizes import Prize

NOBODY = "no rated player beat a higher rated one"

class Upset(NamedTuple):

    winner: int
    loser: int
    round: int
    difference: int
    drawn: bool = False
    against: str = ""

    @property
    def counts(self):
        return Fraction(self.difference, 2 if self.drawn else 1)

    @property
    def did(self):
        return "drew with" if self.drawn else "beat"

    @property
    def why(self):
        half = f", of which half counts ({decimal(self.counts)})" if self.drawn else ""
        higher = f"rated {self.difference} points higher{half}"
        when = f", in round {self.round}" if self.round else ""
        return f"{self.did} {self.against}, {higher}{when}"

def without_games(section):
    if section.matches is not None:
        return "teams play here, and upsets are of single players"
    return "no games are known here, only scores" if section.has_only_scores else ""

def upsets(section, rounds, *, draws = False):
    if without_games(section):
        return None
    outcomes = (Outcome.WIN, Outcome.DRAW) if draws else (Outcome.WIN,)
    games = _upsets(section, rounds, outcomes)
    return tuple(sorted(games, key=lambda upset: (-upset.counts, upset.round, upset.winner)))

def _upsets(section, rounds, outcomes):
    rating = {player.number: player.rating for player in section.players}
    names = {player.number: first_name_first(player.label) for player in section.players}
    for number, results in annulled(section).crosstable.rows.items():
        for round, result in enumerate(results[:rounds], start=1):
            if result.outcome in outcomes and result.opponent is not None:
                own, other = rating.get(number), rating.get(result.opponent)
                if own and other and other > own:
                    drawn = result.outcome is Outcome.DRAW
                    when = 0 if section.origin.grid else round
                    yield Upset(
                        number, result.opponent, when, other - own, drawn, names[result.opponent]
                    )

Level = Sequence["tuple[Entrant, Upset]"]

def levels(games, entrants, round):
    largest: dict[int, Upset] = {}
    for upset in games:
        if round is None or upset.round == round:
            largest.setdefault(upset.winner, upset)
    in_order = sorted(
        ((entrant, largest[entrant.number]) for entrant in entrants if entrant.number in largest),
        key=lambda pair: (-pair[1].counts, -pair[0].score, pair[0].place, pair[0].number),
    )
    return [list(level) for _, level in groupby(in_order, lambda pair: pair[1].counts)]

Pool = tuple["tuple[Prize, ...]", "tuple[Entrant, ...]", str]

def for_upsets(
    prizes, entrants, games
):
    for round in dict.fromkeys(prize.round for prize in prizes):
        of_round = [prize for prize in prizes if prize.round == round]
        ranked, last = levels(games, entrants, round), 0
        for level in ranked:
            first, last = last + 1, last + len(level)
            pooled = tuple(prize for prize in of_round if first <= prize.rank <= last)
            if pooled:
                yield pooled, tuple(entrant for entrant, _ in level), _why(level)
        for prize in of_round:
            if prize.rank > last:
                yield (prize,), (), _why_nobody(last)

def taker_of_trophy(
    prize, entrants, games
):
    ranked = [entrant for level in levels(games, entrants, prize.round) for entrant, _ in level]
    return ranked[prize.rank - 1] if prize.rank <= len(ranked) else None

def _why(level):
    games = [game for _, game in level]
    if len(games) == 1:
        return games[0].why
    if any(game.drawn for game in games):
        return f"the upset of each counts {decimal(games[0].counts)} points"
    return f"each beat somebody rated {games[0].difference} points higher"

def _why_nobody(players):
    if not players:
        return NOBODY
    return f"only {counted(players, 'player')} {'has' if players == 1 else 'have'} an upset"
'''

MODULES['xltiebreak.prizefund.uschess'] = r'''from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from xltiebreak.prizefund.apart import points_prize
from xltiebreak.prizefund.division import Division, Instead
from xltiebreak.prizefund.entrants import Entrant, in_place_order
from xltiebreak.prizefund.fund import NONE, TO_THE_TIE, Fund
from xltiebreak.prizefund.money import Cents, ExactCents
from xltiebreak.prizefund.pools import Cap, Contest, divides_alone, each
from xltiebreak.prizefund.prizes import POOLED, Condition, Prize, announced

UNCAPPED = 10**18

class Hopes:

    def __init__(self, prizes, entrants):
        self.bit: dict[Condition, int] = {}
        for prize in prizes:
            self.bit.setdefault(prize.condition, 1 << len(self.bit))
        self.fulfilled = {
            entrant.number: sum(
                bit for condition, bit in self.bit.items() if condition.admits(entrant)
            )
            for entrant in entrants
        }
        self._reached = dict.fromkeys(self.bit.values(), 0)

    def count(self, group):
        for member in group:
            for bit in self._reached:
                self._reached[bit] += bool(self.fulfilled[member.number] & bit)

    def reached(self, prize):
        return self._reached[self.bit[prize.condition]]

def divided(
    fund, prizes, entrants
):
    left = sorted(
        (prize for prize in prizes if prize.cash and prize.kind in POOLED),
        key=lambda prize: (-prize.cash, prize.priority),
    )
    hopes = Hopes(left, entrants)
    divisions: list[Division] = []
    for group in _groups(fund, entrants):
        hopes.count(group)
        open_prizes = [prize for prize in left if prize.rank <= hopes.reached(prize)]
        made, over = _of_group(fund, open_prizes, group, hopes)
        if len(group) == 1 and made and points_prize(fund, prizes, group[0], _share(made[0])):
            divisions += [replace(made[0], passed_on=True)]
            continue
        divisions += made
        used = {id(prize) for division in made for prize in division.prizes}
        left = [prize for prize in left if id(prize) not in used]
        if over is not None:
            left = sorted([*left, over], key=lambda prize: (-prize.cash, prize.priority))
    return divisions, left

def _share(division):
    return division.shares[division.members[0].number]

def _groups(fund, entrants):
    in_order = in_place_order(entrants)
    if fund.rule == NONE:
        return [list(group) for _, group in groupby(in_order, lambda entrant: entrant.place)]
    return [list(group) for _, group in groupby(in_order, lambda entrant: entrant.score)]

def _of_group(
    fund, prizes, group, hopes
):
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

def _as_much_alone(contest, division):
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
    fund, prizes, group, hopes
):
    bits = [hopes.bit[prize.condition] for prize in prizes]
    any_bit = sum({*bits})
    alike: dict[tuple[int, Cents], list[int]] = {}
    for member in group:
        hoped = hopes.fulfilled[member.number] & any_bit
        if hoped:
            alike.setdefault((hoped, _limit(fund, member)), []).append(member.number)
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

def _limit(fund, entrant):
    limits = fund.limits
    limit = limits.most_for(entrant) if limits.beyond == TO_THE_TIE else None
    return UNCAPPED if limit is None else limit

def _division(
    fund,
    contest,
    groups,
    group,
    handed,
    instead = None,
):
    caps = {number: contest.caps[k] for k in each(groups) for number in contest.alike[k]}
    members = tuple(member for member in group if member.number in caps)
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

def _one_more(divisions, rest, hopes):
    if not rest:
        return None
    limited = [
        prize
        for division in divisions
        for member in division.members
        if division.caps[member.number].prize is None
        for prize in division.prizes
        if hopes.fulfilled[member.number] & hopes.bit[prize.condition]
    ]
    origin = min(limited, key=lambda prize: (-prize.cash, prize.priority))
    return replace(origin, cash=rest, percent=None, rest_of=origin.rest_of or origin.title)
'''

MODULES['xltiebreak.prizefund.winners'] = r'''from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from xltiebreak.event.figures import decimal, on_paper, points_on_paper
from xltiebreak.event.findings import ERROR, Finding, stop_on_errors
from xltiebreak.prizefund.apart import Trophy
from xltiebreak.prizefund.awards import Awards, awards
from xltiebreak.prizefund.division import Share
from xltiebreak.prizefund.entrants import Entrant, entrant_teams
from xltiebreak.prizefund.fund import Fund
from xltiebreak.prizefund.money import Cents
from xltiebreak.prizefund.prizes import with_place_trophies
from xltiebreak.prizefund.stated import FOR_NOBODY, StatedPrizes, stated_prizes
from xltiebreak.prizefund.upsets import Upset, upsets
from xltiebreak.ranking.combined import competing_teams
from xltiebreak.ranking.standings import Ranked, Standings
from xltiebreak.rules.terms import Show

_OPEN_ROUNDS = ("incomplete-round", "games-to-come")

def awards_of(standings):
    prizes = stated_prizes(standings.section)
    if prizes is None:
        return None
    stop_on_errors(prizes.findings)
    return None if prizes.fund is None else _given(standings, prizes, prizes.fund)

def all_awards_of(standings):
    given, section = awards_of(standings), standings.section
    if given is not None or not section.trophies:
        return given
    trophies = Fund(with_place_trophies((), section.trophies))
    return _given(standings, StatedPrizes(withdrawn=section.withdrawn), trophies)

def _given(standings, prizes, fund):
    stop_on_errors(still_to_come(standings))
    fund = replace(fund, rounds=_games(standings))
    is_asked = any(prize.goes_by_games for prize in fund.prizes)
    games = upsets_of(standings) if is_asked else None
    made = awards(fund, _entrants(prizes, standings), teams_of(standings), games)
    doubts = [finding for finding in prizes.findings if finding.code != FOR_NOBODY]
    return replace(made, warnings=tuple(doubts))

def _games(standings):
    if standings.section.has_only_scores:
        return standings.section.scheduled_rounds
    players, rounds = len(standings.section.players), standings.rounds
    is_odd = standings.section.is_roundrobin and players % 2
    return rounds - rounds // players if is_odd else rounds

def upsets_of(standings):
    prizes = stated_prizes(standings.section)
    draws = prizes is not None and prizes.upset_draws
    return upsets(standings.section, standings.rounds, draws=draws)

def _entrants(prizes, standings):
    return [
        replace(entrant, parted_by=standings.what_parts(entrant.number))
        for entrant in prizes.entrants(standings.rows)
    ]

def teams_of(standings):
    section = standings.section
    if section.matches is not None:
        return entrant_teams(standings.rows)
    return [
        entrant
        for teams in competing_teams(standings)
        for entrant in entrant_teams(teams.rows, teams.by)
    ]

def still_to_come(standings):
    if standings.is_final:
        return []
    missing = [finding for finding in standings.findings if finding.code in _OPEN_ROUNDS]
    if missing:
        return [finding._replace(severity=ERROR) for finding in missing]
    section = standings.section
    where = section.origin.labels.get("scheduled_rounds", section.name)
    message = (
        f"{standings.progress} are complete, and prizes are given when all are; if no more are "
        "played, state the number of rounds at the label Rounds"
    )
    return [Finding(ERROR, "rounds-to-come", where, message)]

@dataclass(frozen=True)
class Winner:

    entrant: Entrant
    share: Share | None
    trophies: tuple[Trophy, ...]

    @property
    def cash(self):
        return self.share.paid if self.share else 0

    def sentences(self, show = decimal):
        cash = [self.share.sentence(show)] if self.share else []
        sentences = [*cash, *(trophy.sentence for trophy in self.trophies)]
        return (
            [points_on_paper(sentence) for sentence in sentences] if show is on_paper else sentences
        )

    def sentence(self, show = decimal):
        return self.sentences(show)[0] if self.share else "; ".join(self.sentences(show))

    @property
    def won(self):
        cash = [self.share.won] if self.share else []
        return [points_on_paper(words) for words in (*cash, *self.trophies_told)]

    @property
    def trophies_told(self):
        return [trophy.label for trophy in self.trophies]

def winners_of(given, *, of_teams = False):
    shares = {
        share.entrant.number: share for share in (given.of_teams if of_teams else given.shares)
    }
    takers = {share.entrant.number: share.entrant for share in shares.values()}
    trophies: dict[int, list[Trophy]] = {}
    for trophy in given.trophies:
        if trophy.taker and trophy.taker.is_team == of_teams:
            takers.setdefault(trophy.taker.number, trophy.taker)
            trophies.setdefault(trophy.taker.number, []).append(trophy)
    in_order = sorted(takers.values(), key=lambda entrant: (entrant.place, entrant.number))
    return [
        Winner(entrant, shares.get(entrant.number), tuple(trophies.get(entrant.number, ())))
        for entrant in in_order
    ]

def told_of(
    given, number, *, of_team = False, show = decimal
):
    winners = winners_of(given, of_teams=of_team)
    return [
        sentence
        for winner in winners
        if winner.entrant.number == number
        for sentence in winner.sentences(show)
    ]

def given_prizes(ranked):
    prizes = ranked.section.prizes
    if prizes is None or any(finding.is_error for finding in prizes.findings):
        return None
    return awards_of(ranked.players) if ranked.players.is_final else None

def winnings(ranked):
    given = given_prizes(ranked)
    if given is None:
        return None
    winners = winners_of(given, of_teams=ranked.adds_up_players)
    return {winner.entrant.number: winner for winner in winners}
'''

MODULES['xltiebreak.ranking'] = r'''...
'''

MODULES['xltiebreak.ranking.asked'] = r'''from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from xltiebreak.checks.unfinished import incomplete
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Matches, Section
from xltiebreak.ranking.orders import Order, order_named, parted, taken_for_order, usual_order
from xltiebreak.ranking.two_orders import beyond_all
from xltiebreak.rules.editions import USUAL, Edition, edition_named

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

    seal: str = ""

    announced: tuple[str, ...] = ()

    announced_seal: str = ""

    def __post_init__(self):
        for what, number, most in (
            ("unrated", self.unrated, MOST_RATING),
            ("counting", self.counting, MOST_COUNTING),
        ):
            if number is not None and not 1 <= number <= most:
                raise TieBreakError(f"{what} is {number}; expected a number from 1 to {most:,}")

AS_IN_THE_FILE = Asked()

def as_after(section, round):
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
        kind=section.paired_as,
        playoff=section.playoff if round >= (section.scheduled_rounds or table.rounds) else "",
        scheduled_rounds=max(section.scheduled_rounds or table.rounds, round),
        matches=section.matches and _matches_up_to(section.matches, round),
        printed={},
    )

def _matches_up_to(matches, round):
    members = matches.members
    return replace(
        matches,
        points=tuple(row[:round] for row in matches.points),
        lineups=tuple(row[:round] for row in matches.lineups),
        members=members and replace(members, crosstable=members.crosstable.up_to(round)),
    )

def rules_from(section, asked):
    if section.origin.edition_from and not asked.edition:
        yield section.origin.edition_from
    if section.origin.order_from and not asked.order:
        yield section.origin.order_from
    of_teams = section.matches is not None
    if taken := taken_for_order(asked.order or section.order, of_teams=of_teams):
        yield taken

def rules_unsaid(section, *, alone):
    if not section.is_roundrobin or (section.kind and section.order):
        return ""
    kind = "round-robin"
    if not (section.kind or section.origin.grid):
        kind += f" ({counted(len(section.players), 'player')} who all meet; else state Kind swiss)"
    codes = order_of(section, AS_IN_THE_FILE).text
    edition = edition_of(section, AS_IN_THE_FILE).code
    whose = "" if alone else f"{section.name}: "
    return f"{whose}Ranked as: {kind}, edition {edition}, tie-breaks {codes}."

def as_settled(section, asked):
    order = asked.order or section.order or usual_order(asked.edition or section.edition, section)
    return replace(asked, edition=edition_of(section, asked).code, order=order)

def edition_of(section, asked):
    own = asked.edition or section.edition or order_of(section, asked).edition
    return edition_named(own or USUAL)

def order_of(section, asked):
    of_teams = section.matches is not None
    edition = asked.edition or section.edition
    text = asked.order or section.order or usual_order(edition, section)
    return order_named(text, of_teams=of_teams, edition=edition or USUAL)

def unrated_of(section, asked):
    return section.unrated if asked.unrated is None else asked.unrated

def with_playoffs(section, asked):
    typed = parted(asked.order or section.order)
    if not typed.playoff and not typed.perfect_scores:
        return section, asked
    return replace(
        section,
        playoff=typed.playoff or section.playoff,
        perfect_scores=typed.perfect_scores or section.perfect_scores,
    ), replace(asked, order=typed.order)

def refuse_place_of_nobody(section, order):
    why = order.change and beyond_all(order.change.place, len(section.players))
    if why:
        raise TieBreakError(f"section {section.name}: {why}")
'''

MODULES['xltiebreak.ranking.by_score'] = r'''from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from xltiebreak.checks import examine
from xltiebreak.event.findings import TieBreakError, stop_on_errors
from xltiebreak.event.section import Player, Section
from xltiebreak.ranking.asked import Asked, edition_of, order_of
from xltiebreak.ranking.named import teams_of
from xltiebreak.ranking.places import Standing, Tie
from xltiebreak.ranking.standings import Standings, after_playoffs
from xltiebreak.rules.context import context_of
from xltiebreak.rules.systems import TieBreak
from xltiebreak.rules.worksheet import Worksheet

AS_PRINTED = (
    "Read as a final list of scores without rounds: cash goes by score; the places, which trophies "
    "go by, are those that the list prints."
)
BY_SCORE_ALONE = (
    "Read as a final list of scores without rounds and places: players with the same score share "
    "the place; for trophies, add a column Place."
)

WITHOUT_ROUNDS = "this is a list of scores without rounds"

@dataclass(frozen=True)
class ByScore(Standings):

    @property
    def ties(self):
        return ()

    def worksheet(self, number, tie):
        sheet = super().worksheet(number, tie)
        return sheet._replace(missing=WITHOUT_ROUNDS) if sheet.value is None else sheet

def ranked_by_score(section, asked):
    if asked.order or asked.round is not None:
        raise TieBreakError(
            f"{WITHOUT_ROUNDS}, so there are no tie-breaks and no earlier places; ask without an "
            "order and a round, or type the results round by round"
        )
    findings = tuple(examine(section))
    stop_on_errors(findings)
    order = order_of(section, asked)._replace(name="", tie_breaks=(), change=None)
    edition = edition_of(section, asked)
    made = ByScore(
        *(section, edition, (), tuple(_rows(section.players)), (), (), (), order),
        context_of(replace(section, scheduled_rounds=None), edition),
        "",
        findings,
        (AS_PRINTED if _have_places(section.players) else BY_SCORE_ALONE,),
    )
    return after_playoffs(made, section.players, teams_of(section))

def _have_places(players):
    return all(player.printed_place is not None for player in players)

def _rows(players):
    have_places = _have_places(players)

    def key(player):
        return -(player.printed_score or 0.0), (player.printed_place or 0) if have_places else 0

    in_order = sorted(players, key=key)
    first = 1
    for (score, _), sharing in groupby(in_order, key):
        players = list(sharing)
        last = first + len(players) - 1
        for player in players:
            yield Standing(first, last, player, -score, {}, None)
        first = last + 1
'''

MODULES['xltiebreak.ranking.combined'] = r'''from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from xltiebreak.event.figures import Figure, counted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Competition, Player, Section
from xltiebreak.ranking.named import teams_in, teams_of
from xltiebreak.ranking.orders import PLAYOFF, SCHOLASTIC_TEAM, TEAM_SUM
from xltiebreak.ranking.places import Ranking, Standing, Values
from xltiebreak.ranking.standings import Ranked, Standings, after_playoffs
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
    def counted(self):
        return self.players[: self.counting]

@dataclass(frozen=True)
class TeamStandings(Ranked):

    made_by: Standings
    counting: int
    teams: Mapping[int, Team]
    minimum: int
    is_own_minimum: bool
    not_summed: tuple[TieBreak, ...]
    by: str = ""

    adds_up_players = True

    @property
    def called(self):
        return f"{self.by.lower()}s" if self.by else "teams"

    @property
    def players(self):
        return self.made_by

    def makers(self, number):
        return self.teams[number].counted

    def named(self, codes):
        summed = {own.code.upper(): own for own in self.tie_breaks}
        asked = {code: self.meant(code).code.upper() for code in codes}
        for code, own in asked.items():
            if own not in summed:
                raise TieBreakError(
                    f"{code} is not added up for teams here; there are {', '.join(summed)}"
                )
        return [summed[asked[code]] for code in codes] or self.tie_breaks

    @property
    def why_unplaced(self):
        if not self.unplaced:
            return ""
        rule = (
            "as stated for this section"
            if self.is_own_minimum
            else "US scholastic regulations 10.2.2"
        )
        return f"a team needs {counted(self.minimum, 'player')} ({rule})"

    def worksheet(self, number, tie):
        if tie.code == PLAYOFF:
            return tie.worksheet(self.players.context, number, [*self.teams])
        return Worksheet(
            system=tie.code,
            name=tie.name if tie.system.code == TEAM_SUM else f"{tie.name}, added up",
            combine=SUM,
            terms=_terms(self.teams[number], tie),
            digits=tie.system.digits,
            remark=self.edition.remark(tie.system.code, self.section.paired_as),
            missing="a player who counts has no value",
        )

def team_standings(players, counting = None):
    section = players.section
    section = replace(section, counting=counting) if counting else section
    if not section.competitions:
        raise TieBreakError(
            f"section {section.name}: it is not known how many players count for a team; "
            'state it behind the label "Counting players"'
        )
    return _standings_of(section.competitions[0], players, 1)

def competing_teams(players):
    made: list[TeamStandings] = []
    for competition in players.section.competitions:
        first = 1 + sum(len(teams.teams) for teams in made)
        made.append(_standings_of(competition, players, first))
    _refuse_play_off_of_strangers(players.section)
    return tuple(made)

def _refuse_play_off_of_strangers(section):
    if section.playoff and section.competitions:
        from xltiebreak.ranking import playoffs  # late: few events state one

        teams = (teams_in(section, competition, 1) for competition in section.competitions)
        playoffs.refuse_strangers(section.playoff, [section.players, *teams])

def _standings_of(competition, players, first):
    section = players.section
    teams = _teams(players, competition, first)
    if not teams:
        column = competition.by or "Team"
        raise TieBreakError(
            f"section {section.name}: no player has a team; name the teams in the column {column}"
        )
    summed = tuple(tie for tie in players.tie_breaks if can_be_summed(tie, players.order.name))
    if not players.order.ranks_teams:
        summed = (tie_break(TEAM_SUM), *summed)
    values: dict[str, dict[int, Figure | None]] = {
        tie.code: {number: _sum(team, tie) for number, team in teams.items()} for tie in summed
    }
    scores = {number: sum(row.score for row in team.counted) for number, team in teams.items()}
    entries = {number: Player(number, team.name) for number, team in teams.items()}
    minimum = competition.least(players.edition.team_minimum)
    placed = {
        number: entry for number, entry in entries.items() if len(teams[number].players) >= minimum
    }
    ranking = Ranking(placed, scores, summed, values, _never)
    rows = ranking.rows()
    unplaced = [
        Standing(0, 0, entry, scores[number], {code: values[code][number] for code in values}, None)
        for number, entry in entries.items()
        if number not in placed
    ]
    made = TeamStandings(
        *(section, players.edition, summed, rows, tuple(ranking.steps)),
        tuple(sorted(unplaced, key=lambda row: -row.score)),
        (),
        *(players, competition.counting, teams, minimum, competition.minimum is not None),
        tuple(tie for tie in players.tie_breaks if tie not in summed and tie.code != PLAYOFF),
        competition.by,
    )
    return after_playoffs(made, [*placed.values()], (*section.players, *teams_of(section)))

def _teams(players, competition, first):
    entries = teams_in(players.section, competition, first)
    members: dict[str, list[Standing]] = {entry.name.casefold(): [] for entry in entries}
    for row in players.rows:
        if team := competition.teams.get(row.player.number):
            members[team.casefold()].append(row)
    return {
        entry.number: Team(entry.number, entry.name, tuple(rows), competition.counting)
        for entry, rows in zip(entries, members.values())
    }

def can_be_summed(tie, order):
    if tie.system.code == "MM":
        return order == SCHOLASTIC_TEAM
    return not tie.system.in_group and tie.system.needs is not Needs.LOTS

def _figure_of(row, tie):
    return row.score if tie.system.code == TEAM_SUM else row.values[tie.code]

def _sum(team, tie):
    figures = [_figure_of(row, tie) for row in team.counted]
    known = [figure for figure in figures if figure is not None]
    return sum(known) if len(known) == len(figures) else None

def _terms(team, tie):
    if _sum(team, tie) is None:
        return NO_TERMS
    rest = idle(f"not among the top {team.counting}")
    return Terms.of(
        Term(
            None,
            None,
            figure or 0.0,
            Words("{} {}, {}", (row.player.number, row.player.label, row.in_words)),
            None if k < team.counting else rest,
        )
        for k, row in enumerate(team.players)
        for figure in [_figure_of(row, tie)]
    )

def _never(tie, tied):
    raise AssertionError(tie.code)
'''

MODULES['xltiebreak.ranking.named'] = r'''from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Callable

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Competition, Player, Section
from xltiebreak.event.words import LONGEST, bare, folded, words_of

def teams_of(section):
    entries: list[Player] = []
    for competition in section.competitions:
        entries += teams_in(section, competition, len(entries) + 1)
    return tuple(entries)

def teams_in(section, competition, first):
    names: dict[str, str] = {}
    for player in sorted(section.players, key=lambda player: player.number):
        if team := competition.teams.get(player.number):
            names.setdefault(team.casefold(), team)
    return [Player(number, name) for number, name in enumerate(names.values(), start=first)]

Match = Callable[[Player, str], bool]

_MOST_LISTED = 5
_NUMBER = re.compile(
    r"(?:#|№|n[°º]|(?:(?:pairing|start|player|team) )?(?:no|nr|num|number|nummer|numero)\b\.?"
    r"|player|team|spieler|joueur|jugador|speler)? ?(#? ?\d{1,9})\.?",
    re.IGNORECASE,
)
_NUMBER_AND_NAME = re.compile(
    r"#?(?P<before>\d{1,9})[.:)]? +(?P<named>[^\d\s].*)"
    r"|(?P<name>.+?) \((?:player|team|no\.?)? ?#?(?P<behind>\d{1,9})\)"
)

def find_entry(sections, player):
    entry = find_among([(section, section.players) for section in sections], player)
    if entry is None:
        from xltiebreak.ranking.nobody import nobody  # late: for a message alone

        text = str(player).strip()
        raise TieBreakError(nobody(number_in(text) or text, sections))
    return entry

def find_among(
    sections, player
):
    text = str(player).strip()
    every = [(section, entry) for section, entries in sections for entry in entries]
    meant = [every[k] for k in meant_by(text, [entry for _, entry in every])]
    if len(meant) > 1:
        raise TieBreakError(_several(text, meant))
    return meant[0] if meant else None

def is_named(text, sections):
    return any(_is_named(entry, text) for _, entries in sections for entry in entries)

def meant_by(text, entries):
    if len(text) > 2 * LONGEST:
        return []  # no name and its number are as long
    number = number_in(text)
    if number and text.isdecimal():
        return _those(entries, _has_number, number)
    named = _those(entries, _is_named, text)
    if number and not named:  # "No. 3" may be a number or the end of a school's name
        in_words = _those(entries, _has_whole_words, text) if not text.startswith("#") else []
        return sorted({*_those(entries, _has_number, number), *in_words})
    for match in (_has_whole_words, _has_begun_words, _has_in_name):
        named = named or _those(entries, match, text)
    both = None if named else _NUMBER_AND_NAME.fullmatch(text)
    if both is not None:
        numbered = _those(entries, _has_number, number_in(both["before"] or both["behind"]))
        named = [k for k in numbered if k in meant_by(both["named"] or both["name"], entries)]
    return named

def number_in(text):
    match = _NUMBER.fullmatch(" ".join(text.split()))
    return str(int(match[1].strip("# "))) if match else ""

def _those(entries, match, wanted):
    return [k for k, entry in enumerate(entries) if match(entry, wanted)]

def _has_number(player, number):
    return str(player.number) == number

def _is_named(player, name):
    wanted = sorted(words_of(name))
    return sorted(words_of(player.name)) == wanted if wanted else player.name == name

def _has_whole_words(player, words):
    return _each_is_one_of(words, player.name, str.__eq__)

def _has_begun_words(player, words):
    return _each_is_one_of(words, player.name, str.startswith)

def _each_is_one_of(words, name, fits):
    left, wanted = words_of(name), words_of(words)
    for word in sorted(wanted, key=len, reverse=True):
        own = next((own for own in left if fits(own, word)), None)
        if own is None:
            return False
        left.remove(own)
    return bool(wanted)

def _has_in_name(player, part):
    wanted = bare(folded(part))
    return bool(wanted) and wanted in bare(folded(player.name))

def could_be(text, players):
    listed = [f"{player.number} {player.name}".strip() for player in players]
    return f"{text!r} could be {_shortened(listed)}; give the pairing number"

def _several(text, matching):
    listed = [f"{player.number} {player.name}".strip() for _, player in matching]
    if len({id(section) for section, _ in matching}) == 1:
        return could_be(text, [player for _, player in matching])
    listed = [f"{entry} ({section.name})" for (section, _), entry in zip(matching, listed)]
    return f"{text!r} could be {_shortened(listed)}; name the section, too (--section)"

def _shortened(listed):
    more = f" and {len(listed) - _MOST_LISTED} more" if len(listed) > _MOST_LISTED else ""
    return f"{', '.join(listed[:_MOST_LISTED])}{more}"
'''

MODULES['xltiebreak.ranking.orders'] = r'''from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.event.words import nearest, unknown
from xltiebreak.ranking.two_orders import TwoOrders, two_orders
from xltiebreak.rules.called import order_called
from xltiebreak.rules.editions import USUAL, edition_named
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
    "roundrobin": NamedOrder(
        ("SB", "H2H", "WIN"), "uschess", "US Chess rule 34F, and Number of Wins after it"
    ),
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

PLAYOFF, PERFECT_SCORES = "Playoff", "Perfect scores"
_LABELLED = re.compile(r"\b(play-?offs?|perfect scores)\s*:", re.IGNORECASE)
_OF_TEAMS = {"ihsa": "ihsa-team"}

_BETWEEN = re.compile(r"[,;>→]| (?:then|&|und|et|and) ", re.IGNORECASE)
_ORDINAL = re.compile(
    r" ?(?:(?:and|then|&) )?(?:(?:tb|tie-?break) ?#?\d{1,2} ?[.):=]|\d{1,2} ?[.):]"
    r"|\d(?:st|nd|rd|th)\b[.):]?) ?|^ ?(?:and|then|&) ",
    re.IGNORECASE,
)
_INNER_ORDINAL = re.compile(r"(?: (?:then|&|und|et|and))? (?=\d{1,2} ?[.)] )", re.IGNORECASE)
_LONGEST_NAME = 6

class Change(NamedTuple):

    place: int
    first: tuple[TieBreak, ...]
    second: tuple[TieBreak, ...]
    lots: tuple[TieBreak, ...] = ()

class Order(NamedTuple):

    tie_breaks: tuple[TieBreak, ...]
    name: str = ""
    edition: str = ""
    change: Change | None = None

    @property
    def ranks_teams(self):
        return any(tie.system.code == TEAM_SUM for tie in self.tie_breaks)

    @property
    def codes(self):
        return _codes(self.tie_breaks)

    @property
    def text(self):
        if self.change is None:
            return as_list(", ".join(self.codes))
        place, first, second, _ = self.change
        return f"{', '.join(_codes(first))} to place {place}; then {', '.join(_codes(second))}"

    @property
    def as_json(self):
        if self.change is None:
            return {"order": list(self.codes)}
        place, first, second, _ = self.change
        return {"order": [*_codes(first)], "to_place": place, "then": [*_codes(second)]}

    @property
    def changes(self):
        if self.change is None:
            return ""
        place, first, second, _ = self.change
        by = [", then ".join(tie.name for tie in order) for order in (first, second)]
        return (
            f"Places to {place} go by {by[0]}; those below, and those who share place "
            f"{place} with others below it, are ranked again by {by[1]}."
        )

    def with_lots(self):
        lots = tie_break("LOT")
        change = self.change
        if change is not None:
            change = change._replace(second=(*change.second, lots), lots=(lots,))
        return self._replace(tie_breaks=(*self.tie_breaks, lots), change=change)

def _codes(tie_breaks):
    return tuple(tie.code for tie in tie_breaks)

class Stated(NamedTuple):

    order: str
    playoff: str = ""
    perfect_scores: str = ""

    def __str__(self):
        parts = [f"{PLAYOFF}: {self.playoff}"] * bool(self.playoff)
        parts += [f"{PERFECT_SCORES}: {self.perfect_scores}"] * bool(self.perfect_scores)
        return "; ".join([self.order, *parts])

def parted(text):
    order, *labelled = _LABELLED.split(text)
    values = dict(zip((label[:2].lower() for label in labelled[::2]), labelled[1::2]))
    parts = order, values.get("pl", ""), values.get("pe", "")
    return Stated(*(part.strip(" ;,") for part in parts))

def usual_order(edition, section):
    rules = edition_named(edition if edition.strip() else USUAL)
    is_roundrobin = section.is_roundrobin and section.matches is None
    return rules.roundrobin_order if is_roundrobin else rules.order

def as_list(codes):
    return f"{codes}," if _is_order_and_code(codes) else codes

def _is_order_and_code(text):
    return order_called(text) is not None and _is_code(text)

def taken_for_order(text, *, of_teams):
    typed = parted(text).order
    is_both = _is_order_and_code(typed) and not _is_list(text)
    codes = ", ".join(order_named(typed, of_teams=of_teams).codes) if is_both else ""
    if codes in ("", typed.strip().upper()):
        return ""
    return f"The order {typed} is {codes}; the tie-break alone is typed “{typed},”."

def _is_list(text):
    return text.rstrip().endswith(",")

def named_order(text, *, of_teams = False):
    name = order_called(text)
    return _OF_TEAMS.get(name, name) if name and of_teams else name

def order_named(text, *, of_teams = False, edition = ""):
    is_list, text = _is_list(text), parted(text).order
    both = two_orders(text)
    if both is not None:
        return _two_named(both, of_teams, edition)
    name = named_order(text, of_teams=of_teams)
    if name is not None and not (is_list and _is_code(text)):
        named = NAMED_ORDERS[name]
        return Order(tuple(map(tie_break, named.codes)), name, named.edition)
    tie_breaks = tuple(_listed(text, edition))
    if not tie_breaks:
        raise TieBreakError(
            "The tie-break order is empty; give a name such as uschess, or tie-breaks such as "
            "MM,SOLK."
        )
    for k, tie in enumerate(tie_breaks):
        if any(tie.is_same_as(other) for other in tie_breaks[:k]):
            raise TieBreakError(f"{tie.code} stands twice in the tie-break order.")
    return Order(tie_breaks)

def _two_named(parts, of_teams, edition):
    first, second = (
        order_named(words, of_teams=of_teams, edition=edition)
        for words in (parts.first, parts.second)
    )
    if first.ranks_teams or second.ranks_teams:
        raise TieBreakError(f"{TEAM_SUM} ranks teams, which have one order; leave the place out")
    again = tuple(
        next((own for own in first.tie_breaks if own.is_same_as(tie)), tie)
        for tie in second.tie_breaks
    )
    every = (*first.tie_breaks, *(tie for tie in again if tie not in first.tie_breaks))
    return Order(every, "", first.edition, Change(parts.place, first.tie_breaks, again))

def _listed(text, edition):
    tidy = _numbered(" ".join(text.replace("\n", ",").split()))
    names = [_ORDINAL.sub("", entry, count=1).strip() for entry in _BETWEEN.split(tidy)]
    names = [name for name in names if name]
    if len(names) > MOST:
        raise TieBreakError(
            f"the tie-break order has {len(names):,} tie-breaks; give the first {MOST} at most"
        )
    for name in names:
        codes = name.split()
        if len(codes) > 1 and all(map(_is_code, codes)):
            yield from map(of_code, codes)
        else:
            yield _only(name, edition, alone=len(names) == 1)

def _numbered(text):
    return _INNER_ORDINAL.sub(", ", text) if _ORDINAL.match(text) else text

def _is_code(text):
    try:
        of_code(text)
    except TieBreakError:
        return False
    return True

def _only(text, edition, *, alone):
    try:
        return tie_break(text, edition)
    except TieBreakError as error:
        names = _slashed_or_spaced(text)
        if names:
            raise TieBreakError(
                f"{text!r} names several tie-breaks; put commas between them, as in "
                f"{', '.join(names)}"
            ) from None
        from xltiebreak.rules.no_tie_break import what_it_is  # late: for a message alone

        if what_it_is(text):
            raise
        orders = nearest(text, {name: f"the order {name}" for name in NAMED_ORDERS})
        if alone and orders:
            close = [*orders, *near(text)][:3]
            raise TieBreakError(unknown(text, "a tie-break or an order", close, "")) from error
        raise

def _slashed_or_spaced(text):
    for mark in "/+":
        joined = [name.strip() for name in text.split(mark)]
        if len(joined) > 1 and all(map(_names, joined)):
            return joined
    words = text.split()
    names: list[str] = []
    while words and len(words) <= MOST:
        ends = range(min(len(words), _LONGEST_NAME), 0, -1)
        end = next((end for end in ends if _names(" ".join(words[:end]))), 0)
        if not end:
            return []
        names.append(" ".join(words[:end]))
        words = words[end:]
    return names if len(names) > 1 else []

def _names(text):
    return named_exactly(text) is not None or _is_code(text)
'''

MODULES['xltiebreak.ranking.places'] = r'''from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Callable, NamedTuple

from xltiebreak.event.figures import Figure
from xltiebreak.event.section import Player, Section
from xltiebreak.ranking.orders import Change
from xltiebreak.rules.context import Context
from xltiebreak.rules.systems import Needs, TieBreak

Values = Mapping[int, "Figure | None"]

def places_in_words(place, last_place):
    if place == last_place:
        return f"place {place}"
    return f"places {place} {'and' if last_place == place + 1 else 'to'} {last_place}"

class Standing(NamedTuple):

    place: int
    last_place: int
    player: Player
    score: float
    values: Mapping[str, Figure | None]
    decided_by: str | None

    @property
    def shared(self):
        return self.last_place > self.place

    @property
    def places(self):
        if not self.place:
            return "–"
        return f"{self.place}–{self.last_place}" if self.shared else str(self.place)

    @property
    def in_words(self):
        return places_in_words(self.place, self.last_place)

class Step(NamedTuple):

    tie_break: TieBreak
    group: tuple[int, ...]
    parted: bool
    stage: int = 0

def steps_between(steps, number, other):
    both = [step for step in steps if number in step.group and other in step.group]
    last = max((step.stage for step in both), default=0)
    return [step for step in both if step.stage == last]

class Tie(NamedTuple):

    score: float
    standings: tuple[Standing, ...]
    steps: tuple[Step, ...]

    @property
    def place(self):
        return self.standings[0].place

    @property
    def last_place(self):
        return self.place + len(self.standings) - 1

    @property
    def in_words(self):
        return places_in_words(self.place, self.last_place)

def ties_of(rows, steps):
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

def how_many_needed(tie_breaks, steps):
    applied = {step.tie_break.code for step in steps}
    return max(
        (k for k, tie_break in enumerate(tie_breaks, 1) if tie_break.code in applied), default=0
    )

class Block:

    __slots__ = ("numbers", "parted_by")

    def __init__(self, numbers):
        self.numbers = numbers
        self.parted_by: str | None = None

class Ranking:

    def __init__(
        self,
        entries,
        scores,
        tie_breaks,
        values,
        among,
        change = None,
    ):
        self.change = change
        self.entries = entries
        self.scores = scores
        self.tie_breaks = tie_breaks
        self.values = values
        self.among = among
        self.steps: list[Step] = []
        self.parted_from_above: dict[int, str] = {}

    def rows(self):
        rows: list[Standing] = []
        for tied in self.tied():
            blocks = self.parted(tied, len(rows))
            for k, block in enumerate(blocks):
                decided_by = blocks[1].parted_by if k == 0 and len(blocks) > 1 else block.parted_by
                first = len(rows) + 1
                rows += [
                    self._standing(
                        *(number, first, first + len(block.numbers) - 1),
                        self.parted_from_above.get(number, decided_by),
                    )
                    for number in block.numbers
                ]
        return tuple(rows)

    def tied(self):
        scores = self.scores
        numbers = sorted(self.entries, key=lambda n: (-scores[n], n))
        for _, group in groupby(numbers, lambda number: scores[number]):
            yield list(group)

    def parted(self, tied, ahead):
        change = self.change
        if change is None:
            return self._part(tied, self.tie_breaks)
        if ahead >= change.place:
            return self._part(tied, change.second, stage=1)
        kept: list[Block] = []
        last = ahead
        for block in self._part(tied, change.first):
            last += len(block.numbers)
            if last > change.place:
                break
            kept += self._parted_further(block, change.lots)
        above = [number for block in kept for number in block.numbers]
        below = [number for number in tied if number not in above]
        if not below:
            return kept
        ranked_again = self._part(below, change.second, stage=1)
        if kept:
            first = ranked_again[0].numbers
            self.parted_from_above = {
                number: self._what_parted(above[-1], number) for number in first
            }
            ranked_again[0].parted_by = self.parted_from_above[first[0]]
        return [*kept, *ranked_again]

    def _parted_further(self, block, tie_breaks):
        blocks = self._part(block.numbers, tie_breaks)
        blocks[0].parted_by = block.parted_by
        return blocks

    def _what_parted(self, number, other):
        return [step for step in self.steps if {number, other} <= {*step.group}][-1].tie_break.code

    def _standing(self, number, first, last, decided_by):
        return Standing(
            place=first,
            last_place=last,
            player=self.entries[number],
            score=self.scores[number],
            values={code: values[number] for code, values in self.values.items()},
            decided_by=decided_by,
        )

    def _part(self, tied, order, *, stage = 0):
        if len(tied) == 1 or not order:
            return [Block(tied)]
        tie_break, *others = order
        values = self.values[tie_break.code]
        if tie_break.system.in_group:
            values.update(self.among(tie_break, tied))
        level = _levels(tied, values, tie_break)
        self.steps.append(Step(tie_break, tuple(tied), len(level) > 1, stage))
        blocks = []
        for k, group in enumerate(level):
            parted = self._part(group, others, stage=stage)
            if k:
                parted[0].parted_by = tie_break.code
            blocks += parted
        return blocks

def ranking_of(
    entries,
    tie_breaks,
    context,
    change = None,
):
    numbers = tuple(entries)

    def everybody(tie):
        what = (numbers, tie.system.code, tie.options, tie.points)
        return context.once(what, lambda: tie.values(context, numbers))

    values: dict[str, dict[int, Figure | None]] = {
        tie.code: dict.fromkeys(numbers) if tie.system.in_group else everybody(tie)
        for tie in tie_breaks
    }
    return Ranking(
        entries,
        context.scores.final,
        tie_breaks,
        values,
        lambda tie, tied: tie.values(context, tied, tied),
        change,
    )

def ratings_of(section, standing_in):
    rated = {player.number: player.rating or standing_in for player in section.players}
    return {number: rating for number, rating in rated.items() if rating}

def _levels(tied, values, tie_break):
    of_value: dict[Figure, list[int]] = {}
    without: list[int] = []
    for number in tied:
        value = values[number]
        (without if value is None else of_value.setdefault(value, [])).append(number)
    if without and tie_break.system.needs is Needs.COLOURS:
        return [[*tied]]
    ordered = sorted(of_value, reverse=tie_break.higher_is_better)
    levels = [of_value[value] for value in ordered]
    return [*levels, without] if without else levels
'''

MODULES['xltiebreak.ranking.standings'] = r'''from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from xltiebreak.checks import examine
from xltiebreak.checks.games import COLOURS_UNKNOWN
from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.event.figures import counted, listed
from xltiebreak.event.findings import Finding, stop_on_errors
from xltiebreak.event.roundrobin import games_in_all, games_to_come
from xltiebreak.event.section import Player, Section
from xltiebreak.event.words import bare
from xltiebreak.ranking.asked import (
    AS_IN_THE_FILE,
    Asked,
    as_after,
    edition_of,
    order_of,
    refuse_place_of_nobody,
    rules_from,
    unrated_of,
    with_playoffs,
)
from xltiebreak.ranking.named import teams_of
from xltiebreak.ranking.orders import PLAYOFF, Order
from xltiebreak.ranking.places import (
    Standing,
    Step,
    Tie,
    Values,
    how_many_needed,
    ranking_of,
    ratings_of,
    steps_between,
    ties_of,
)
from xltiebreak.rules.context import Context, context_of
from xltiebreak.rules.editions import Edition
from xltiebreak.rules.systems import Needs, TieBreak, tie_break
from xltiebreak.rules.systems.lots import drawn
from xltiebreak.rules.worksheet import Worksheet

if TYPE_CHECKING:  # few events state a play-off
    from xltiebreak.ranking.playoffs import Playoff

@dataclass(frozen=True)
class Ranked(ABC):

    section: Section
    edition: Edition
    tie_breaks: tuple[TieBreak, ...]
    rows: tuple[Standing, ...]
    steps: tuple[Step, ...]
    unplaced: tuple[Standing, ...]
    playoffs: tuple[Playoff, ...]

    adds_up_players = False

    @property
    @abstractmethod
    def players(self):
        ...

    @abstractmethod
    def worksheet(self, number, tie):
        ...

    @abstractmethod
    def named(self, codes):
        ...

    def meant(self, code):
        is_playoff = bare(code) == bare(PLAYOFF)
        own = next((tie for tie in self.tie_breaks if is_playoff and tie.code == PLAYOFF), None)
        return own or tie_break(code, self.edition.code)

    def decided_by(self, row):
        playoff = self.playoff_of(row.player.number) if row.decided_by == PLAYOFF else None
        return f"{PLAYOFF} ({playoff.words})" if playoff and playoff.words else row.decided_by or ""

    def decided_in_words(self, row):
        code = row.decided_by
        names = {tie_break.code: tie_break.name for tie_break in self.tie_breaks}
        by = self.decided_by(row).replace(code, names[code], 1) if code else ""
        return f"decided by {by}" if by else ""

    def looked_at(self, number):
        played = self.playoff_of(number) is not None
        return [tie for tie in self.tie_breaks if played or tie.code != PLAYOFF]

    def what_parts(self, number):
        playoff = self.playoff_of(number)
        is_due = playoff is not None and playoff.is_due
        return "a play-off must be played" if is_due else "lots must be drawn"

    def playoff_of(self, number):
        return next((each for each in self.playoffs if number in each.numbers), None)

    def makers(self, number):
        return ()

    @property
    def why_unplaced(self):
        return ""

    @property
    def about_unplaced(self):
        if not self.unplaced:
            return ""
        names = listed([row.player.label for row in self.unplaced])
        have = "has" if len(self.unplaced) == 1 else "have"
        return f"{names} {have} no place: {self.why_unplaced}."

    @property
    def noun(self):
        return "team" if self.adds_up_players or self.section.matches is not None else "player"

    @property
    def called(self):
        return f"{self.noun}s"

    @property
    def listed(self):
        return (*self.rows, *self.unplaced)

    def row_of(self, number):
        return self._row_of[number]

    @cached_property
    def _row_of(self):
        return {row.player.number: row for row in self.listed}

    def steps_between(self, number, other):
        return steps_between(self._steps_of.get(number, ()), number, other)

    @cached_property
    def _steps_of(self):
        steps: dict[int, list[Step]] = {}
        for step in self.steps:  # thousands in a large list
            for number in step.group:
                steps.setdefault(number, []).append(step)
        return steps

    @property
    def needed(self):
        return how_many_needed(self.tie_breaks, self.steps)

    @cached_property
    def ties(self):
        return ties_of(self.rows, self.steps)

@dataclass(frozen=True)
class Standings(Ranked):

    order: Order
    context: Context = field(repr=False)
    lots: str = ""
    findings: tuple[Finding, ...] = ()
    rules_from: tuple[str, ...] = ()

    @property
    def players(self):
        return self

    def named(self, codes):
        return [*map(self.meant, codes)] or self.tie_breaks

    @property
    def rounds(self):
        return self.context.rounds

    @property
    def has_scores(self):
        return bool(self.rounds) or self.section.has_only_scores

    @property
    def planned_rounds(self):
        table = self.section.crosstable
        return max(self.section.scheduled_rounds or table.rounds, table.last_begun)

    @property
    def open_rounds(self):
        table = self.section.crosstable
        begun = range(1, table.last_begun + 1)
        return tuple(r for r in begun if table.started(r) and not table.complete(r))

    @property
    def is_final(self):
        if self.section.has_only_scores:
            return True  # such a list says nothing of rounds to come
        return 0 < self.planned_rounds <= self.rounds and not self.games_left

    @cached_property
    def games_left(self):
        return len(games_to_come(self.section))

    @property
    def progress(self):
        if self.games_left:
            games = games_in_all(self.section)
            return f"{games - self.games_left} of {counted(games, 'game')}"
        return f"{self.rounds} of {counted(self.planned_rounds, 'round')}"

    @property
    def rule(self):
        name = self.edition.name.partition(":")[0]
        if self.order.name != ROUNDROBIN:
            return name
        whose = name.replace("34E", "34F") if "34E" in name else f"{name}; US Chess rule 34F"
        return f"{whose}, and {tie_break('WIN').name} after it"

    @property
    def not_meant(self):
        in_roundrobins = self.edition.in_roundrobins if self.section.is_roundrobin else {}
        return tuple(tie for tie in self.tie_breaks if tie.system.code in in_roundrobins)

    @property
    def without_value(self):
        return tuple(
            tie
            for tie in self.tie_breaks
            if not tie.system.in_group
            and self.rows
            and all(row.values[tie.code] is None for row in self.rows)
        )

    @property
    def parted_by_playoff(self):
        all_points = self.context.scores.win * self.planned_rounds
        return all_points if self.section.perfect_scores and self.planned_rounds else None

    @property
    def playoff_due(self):
        due = next((playoff for playoff in self.playoffs if playoff.is_due), None)
        if due is None:
            return ""
        rows = [self.row_of(number) for number in due.numbers]
        names = listed([row.player.label for row in rows])
        return f"A play-off is due for places {rows[0].places}: {names} have all points."

    def worksheet(self, number, tie):
        if not tie.system.in_group:
            return tie.worksheet(self.context, number)
        if self._ordered(tie) is None:
            score = self.context.score(number)
            group = [row.player.number for row in self.rows if row.score == score]
            return tie.worksheet(self.context, number, group)
        steps = (step for step in reversed(self.steps) if step.tie_break.is_same_as(tie))
        tied = next((step.group for step in steps if number in step.group), ())
        return tie.worksheet(self.context, number, tied, self._why_alone(number))

    def column(self, tie):
        own = self._ordered(tie)
        if own is None:
            return tie.column(self.context, self.section.crosstable.numbers)
        return {row.player.number: row.values[own.code] for row in self.rows}

    def _ordered(self, tie):
        return next((own for own in self.tie_breaks if own.is_same_as(tie)), None)

    def _why_alone(self, number):
        score, entry = self.context.score(number), self.context.entry
        if sum(row.score == score for row in self.rows) < 2:
            return f"no other {entry} has the same score"
        return f"no other {entry} was still tied with this one when its turn came"

def standings(
    section,
    edition = "",
    order = "",
    lots = "",
    unrated = None,
):
    return ranked(section, Asked(edition, order, lots, unrated))

def ranked(
    section, asked = AS_IN_THE_FILE, examined = None
):
    section, asked = with_playoffs(section, asked)
    whole = section
    if asked.round is not None:
        section, examined = as_after(section, asked.round), None
    findings = tuple(examine(section) if examined is None else examined)
    stop_on_errors(findings)
    order = order_of(section, asked)
    lots = asked.lots.strip() or section.lots.strip()
    if lots and not any(tie.system.code == "LOT" for tie in order.tie_breaks):
        order = order.with_lots()
    refuse_place_of_nobody(section, order)
    if not any(tie.system.needs is Needs.COLOURS for tie in order.tie_breaks):
        findings = tuple(finding for finding in findings if finding.code != COLOURS_UNKNOWN)
    rules = edition_of(section, asked)
    ratings = ratings_of(section, unrated_of(section, asked))
    context = context_of(section, rules, ratings, drawn(lots, section.crosstable.numbers))
    ranking = ranking_of(section.by_number, order.tie_breaks, context, order.change)
    placed = Standings(
        *(section, rules, order.tie_breaks, ranking.rows(), tuple(ranking.steps), (), ()),
        *(order, context, lots, findings),
        (*rules_from(section, asked), *[PLAYOFF_LEFT_OUT] * (whole.playoff != section.playoff)),
    )
    return after_playoffs(placed, section.players, teams_of(section))

PLAYOFF_LEFT_OUT = "The play-off is left out: it comes after the last round."
List = TypeVar("List", bound=Ranked)

def after_playoffs(placed, entries, others):
    section, players = placed.section, placed.players
    if not section.playoff and not section.perfect_scores:
        return placed
    from xltiebreak.ranking import playoffs as of  # late: few events state a play-off

    try:
        of_teams = placed.adds_up_players
        typed = [*of.playoffs_in(section.playoff, entries, others, of_teams=of_teams)]
        if typed and not players.is_final:
            raise of.PlayoffError(of.TOO_EARLY.format(f"after {players.progress}"))
        playoffs = [*_due(placed, typed), *typed]
        tie = of.tie_break_of(playoffs)
        rows, steps = of.played_off(placed.rows, placed.steps, playoffs, tie)
    except of.PlayoffError as error:
        where = f"section {section.name}: " if section.name else ""
        raise of.PlayoffError(f"{where}{error}", error.reason) from None
    if not playoffs:
        return placed
    every = (tie, *placed.tie_breaks)
    return replace(placed, rows=rows, steps=steps, tie_breaks=every, playoffs=tuple(playoffs))

def _due(placed, typed):
    most = None if placed.adds_up_players else placed.players.parted_by_playoff
    perfect = tuple(sorted(row.player.number for row in placed.rows if row.score == most))
    is_settled = any(set(perfect) <= set(playoff.numbers) for playoff in typed)
    if placed.players.is_final and len(perfect) > 1 and not is_settled:
        from xltiebreak.ranking.playoffs import Playoff  # late: as above

        yield Playoff((perfect,), is_due=True)
'''

MODULES['xltiebreak.ranking.two_orders'] = r'''from __future__ import annotations

import re
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError

_CARDINALS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_ORDINALS = (
    *("first", "second", "third", "fourth", "fifth"),
    *("sixth", "seventh", "eighth", "ninth", "tenth"),
)
_DOWN_TO = r"(?:down |up )?(?:to|until|till|through)"
_WHERE = re.compile(
    rf"\b(?:(?:{_DOWN_TO}|for) (?:the )?(?:places?|ranks?) "
    r"(?:(?P<from>\d{1,5}) ?(?:[-–]|to|through) ?)?#?(?P<place>\d{1,5})\b"
    rf"|places (?P<first>\d{{1,5}}) ?(?:[-–]|to|through) ?(?P<last>\d{{1,5}})\b"
    rf"|{_DOWN_TO} (?:the )?(?P<ordinal>\d{{1,5}}(?:st|nd|rd|th)|{'|'.join(_ORDINALS)}) "
    r"(?:place|rank)\b"
    rf"|(?:(?:for|in|among) )?(?:the )?(?:first|top) (?P<top>\d{{1,5}}|{'|'.join(_CARDINALS)})\b"
    r"(?! (?:rounds?|boards?))(?: (?:places?|players?|teams?|finishers|prizes|ranks))?)",
    re.IGNORECASE,
)
_REST = r"(?:the |all )?(?:rest|others?|other places|other players|remaining places)"
_BEFORE_SECOND = re.compile(
    rf"^(?:[ ,;:.]|(?:and|then|below(?: it)?|afterwards?|from there|for|use|by|{_REST})\b)+",
    re.IGNORECASE,
)
_BEHIND_SECOND = re.compile(
    rf"\b(?:below(?: it| that)?|afterwards?|(?:for )?{_REST})$", re.IGNORECASE
)
_BELOW = re.compile(rf"; ?|[,.] ?(?=(?:for )?(?:below|{_REST})\b)", re.IGNORECASE)
_SIGNS = " ,;:.()"
EXAMPLE = "MM, SOLK to place 5; then CUM"

class TwoOrders(NamedTuple):

    place: int
    first: str
    second: str

def beyond_all(place, count):
    if not 0 < count < place:
        return ""
    return (
        f"the tie-break order changes below place {place}, and only {count} can be ranked; correct "
        "the place"
    )

def two_orders(text):
    tidy = " ".join(text.replace("\n", ",").split())
    places = [*_WHERE.finditer(tidy)]
    if not places:
        return None
    if len(places) > 1:
        named = " and ".join(repr(where.group()) for where in places)
        raise TieBreakError(
            f"the tie-break order changes at two places, {named}; give one, as in {EXAMPLE}"
        )
    [where] = places
    place, first, second = _place_in(where), tidy[: where.start()], tidy[where.end() :]
    if not first.strip(_SIGNS):  # top 5: MM, SOLK; others: CUM
        first, *rest = _BELOW.split(second.strip(_SIGNS), maxsplit=1)
        second = "".join(rest)
    second = _BEHIND_SECOND.sub("", _BEFORE_SECOND.sub("", second).strip(_SIGNS))
    first, second = first.strip(_SIGNS), second.strip(_SIGNS)
    for order, who in ((first, f"places down to {place}"), (second, f"those below place {place}")):
        if not order:
            raise TieBreakError(f"which tie-breaks rank {who}? Expected such as {EXAMPLE}")
    return TwoOrders(place, first, second)

def _place_in(where):
    begins = where["from"] or where["first"] or "1"
    word = (where["place"] or where["last"] or where["ordinal"] or where["top"]).lower()
    for names in (_CARDINALS, _ORDINALS):
        word = str(names.index(word) + 1) if word in names else word
    place = int(word.rstrip("sthndr"))
    if int(begins) != 1 or not place:
        raise TieBreakError(
            f"{where.group()!r}: the first order ranks from place 1 down to another; expected such "
            f"as {EXAMPLE}"
        )
    return place
'''

MODULES['xltiebreak.rules'] = r'''...
'''

MODULES['xltiebreak.rules.called'] = r'''from __future__ import annotations

import re
from collections.abc import Mapping

ORDERS: Mapping[str, tuple[str, ...]] = {
    "uschess": (
        *("us", "uscf", "us chess default", "uscf default", "us chess order", "us chess rules"),
        *("uscf order", "uscf rules", "us chess tiebreaks", "uscf tiebreaks", "uscf rules 34E"),
        *("uscf standard", "34E", "rule 34E", "us chess 34E", "uscf 34E"),
    ),
    "bham": ("birmingham",),
    "wintd": ("win td", "wintd default"),
    "scholastic": ("us chess scholastic", "uscf scholastic"),
    "fide": ("fide default", "fide order", "fide tiebreaks", "fide swiss"),
    "ukcc": ("uk chess challenge",),
    "roundrobin": (
        *("rr", "quad", "quads", "double round robin", "all play all", "34F", "rule 34F"),
        *("us chess round robin", "uscf round robin", "rundenturnier", "round robins"),
    ),
    "usat": ("us amateur team order",),
    "ihsa-team": ("ihsa state team",),
    "scholastic-team": ("us chess scholastic team", "scholastic teams"),
    "ihsa": ("ihsa individual",),
}

EDITIONS: Mapping[str, tuple[str, ...]] = {
    "uschess": (
        *("us chess", "uscf", "us", "34E", "us chess 34E", "uscf 34E", "rule 34E", "uscf rules"),
        *("us chess rules", "us rules", "7th edition", "us chess 7th edition", "uscf 7th edition"),
        *("7th", "us chess 7th", "uscf 7th"),
    ),
    "wintd": ("win td", "wintd default"),
    "fide2009": ("uk chess challenge", "ukcc", "virtual opponent"),
    "fide2023": ("fide 2024",),
    "raw": ("face value", "at face value", "none"),
}

def order_called(text):
    return _ORDERS.get(_spelled(text))

def spellings(order):
    return [_spelled(name) for name in (order, *ORDERS[order])]

def edition_spellings(edition):
    return [_spelled(name) for name in (edition, *EDITIONS.get(edition, ()))]

def _spelled(text):
    return re.sub(r"[\s-]+", "", text.casefold())

_ORDERS = {_spelled(called): name for name, others in ORDERS.items() for called in (name, *others)}
'''

MODULES['xltiebreak.rules.context'] = r'''from __future__ import annotations

import copy
from collections.abc import Collection, Hashable, Mapping, Sequence
from functools import partial
from typing import Callable, TypeVar

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Result
from xltiebreak.event.roundrobin import annulled
from xltiebreak.event.section import Section
from xltiebreak.rules.countings import Countings, TeamCountings
from xltiebreak.rules.editions import Edition
from xltiebreak.rules.scores import Scores
from xltiebreak.rules.terms import SILENCE, Term, Terms, Words, idle, not_played
from xltiebreak.rules.unplayed import History, Score

Made = TypeVar("Made")

_NO_OPTIONS: Mapping[str, int] = {}
_NOBODY: frozenset[int] = frozenset()

def _nothing(opponent):
    return SILENCE

class Context:

    def __init__(
        self,
        by,
        ratings = None,
        lots = None,
        unrated = (),
        given = None,
        knows_rounds = True,
    ):
        self.by = by
        self.knows_rounds = knows_rounds
        self.scores = by.primary
        self.ratings: Mapping[int, int] = ratings or {}
        self.unrated = frozenset(unrated)
        self.lots: Mapping[int, int] = lots or {}
        self.given: Mapping[tuple[str, int], Figure] = given or {}
        self.options = _NO_OPTIONS
        self.group = _NOBODY

    def narrowed(self, options, group = ()):
        narrowed = copy.copy(self)
        narrowed.options = options
        narrowed.group = frozenset(group)
        return narrowed

    def on(self, scores):
        other = copy.copy(self)
        other.scores = scores
        return other

    def counted(self, by):
        return Context(by, self.ratings, self.lots, self.unrated, self.given, self.knows_rounds)

    # What the scores say

    @property
    def edition(self):
        return self.scores.edition

    @property
    def rounds(self):
        return self.scores.rounds

    @property
    def rounds_each(self):
        return self.scores.full_schedule

    @property
    def entry(self):
        return self.scores.entry

    def history(self, number):
        return self.scores.histories[number]

    def score(self, number):
        return self.scores.final[number]

    def adjusted(self, number):
        return self.scores.adjusted(number)

    def opponents(self, number):
        return self.scores.opponents(number, forfeits="P" in self.options)

    def voluntary(self, number):
        return self.scores.voluntary(number, forfeits="P" in self.options)

    def is_game(self, result):
        return self.scores.takes_for_game(result, forfeits="P" in self.options)

    # What many rules use

    def games(self, number):
        return [
            (round, result.opponent, result)
            for round, result in self.history(number)
            if result.played and result.opponent is not None
        ]

    def of_games(self, number, amount):
        history = self.history(number)
        amounts = [amount(result) if result.played else None for _, result in history]
        return Terms(amounts, partial(_term_of_game, history))

    def of_opponents(
        self,
        number,
        figure,
        words_for = _nothing,
        without = "",
    ):
        history = self.history(number)
        amounts = [
            figure(result.opponent) if result.played and result.opponent is not None else None
            for _, result in history
        ]
        return Terms(amounts, partial(_term_of_opponent, history, words_for, without))

    def figure(
        self, name, number, work_out
    ):
        what, memory = (name, number), self.scores.memory
        if what in self.given:
            return self.given[what]
        if what not in memory:
            memory[what] = work_out(self.narrowed(_NO_OPTIONS), number)
        figure: Figure | None = memory[what]
        return figure

    def once(self, what, work_out):
        memory = self.scores.memory
        if what not in memory:
            memory[what] = work_out()
        made: Made = memory[what]
        return made

def context_of(
    section,
    edition,
    ratings = None,
    lots = None,
):
    unrated = tuple([player.number for player in section.players if not player.rating])
    knows_rounds = not section.origin.grid
    if section.matches is not None:
        by = TeamCountings(section, section.matches, edition)
        return Context(by, ratings, lots, unrated, knows_rounds=knows_rounds)
    table = annulled(section).crosstable
    last_round = section.scheduled_rounds or max(table.complete_rounds, default=0)
    figures = [tuple(by_number.items()) for by_number in (ratings or {}, lots or {})]
    what = (edition.code, section.paired_as, last_round, unrated, knows_rounds, *figures)
    known: Context | None = table.memory.get(what)
    if known is None or known.edition is not edition:
        # Scores of a copy: a table that remembers scores of its own is not freed
        bare = Crosstable(table.numbers, table.results)
        counted = Countings.of_players(Scores(bare, edition, section.paired_as, last_round))
        known = Context(counted, ratings, lots, unrated, knows_rounds=knows_rounds)
        table.memory[what] = known
    return known

def _term_of_game(history, place, amount):
    round, result = history[place]
    if amount is None:
        return not_played(round, result)
    return Term(round, result.opponent, amount, Words(result.outcome.value))

def _term_of_opponent(
    history,
    words_for,
    without,
    place,
    amount,
):
    round, result = history[place]
    if not result.played or result.opponent is None:
        return not_played(round, result)
    if amount is None:
        return Term(round, result.opponent, 0.0, drop=idle(without))
    return Term(round, result.opponent, amount, words_for(result.opponent))
'''

MODULES['xltiebreak.rules.countings'] = r'''from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
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

    def __init__(self, tournament, match, game, placed_by):
        self.tournament = tournament
        self.match = match
        self.game = game
        by_match = placed_by == BY_MATCH_POINTS
        self.primary, self.secondary = (match, game) if by_match else (game, match)

    @classmethod
    def of_players(cls, scores):
        return cls(scores, scores, scores, BY_MATCH_POINTS)

    def counted_by(self, points):
        if points == MATCH_POINTS:
            return self.match if self.of_teams else None
        return self.game if self.knows_points and self.most else None

    def points(self, number, round):
        return None

    def board_points(self, number, round, result):
        return []

class TeamCountings(Countings):

    of_teams = True

    def __init__(self, section, matches, edition):
        table = annulled(section).crosstable
        self.section = section
        self.matches = matches
        self.scale = matches.match_points or edition.match_points
        self.knows_points = matches.knows_points(table)
        self.knows_boards = matches.knows_boards(table)
        self.boards = matches.boards
        self.most = matches.most
        self.rows = {number: row for row, number in enumerate(section.crosstable.numbers)}
        if matches.placed_by == BY_GAME_POINTS and matches.lacks_points(table):
            raise TieBreakError(
                "game points are to place the teams, but the points inside a match are missing; "
                "type them in, or let match points place the teams"
            )

        def scores(table, scale):
            kind, last_round = section.paired_as, section.scheduled_rounds
            return Scores(table, edition, kind, last_round, scale.draw, scale.win, TEAM)

        tournament = match = scores(table, TOURNAMENT_POINTS)
        if self.scale != TOURNAMENT_POINTS:
            match = scores(by_match_points(table, self.scale), self.scale)
        inside = MatchPoints(self.most, self.most / 2, 0.0)
        game = scores(by_game_points(table, matches.points), inside)
        super().__init__(tournament, match, game, matches.placed_by)

    def points(self, number, round):
        return self.matches.points[self.rows[number]][round - 1]

    def board_points(self, number, round, result):
        if not result.played:
            return [result.outcome.points] * self.boards
        points = self.matches.board_points(self.rows[number], round)
        return points[: self.boards] + [0.0] * (self.boards - len(points))

def by_match_points(crosstable, scale):
    worth = {1.0: scale.win, 0.5: scale.draw, 0.0: scale.loss}

    def counted(result):
        unplayed_loss = not result.played and result.points == 0
        points = worth.get(result.points, result.points * scale.win)
        return replace(result, worth=0.0 if unplayed_loss else points)

    return Crosstable(
        crosstable.numbers, tuple(tuple(map(counted, row)) for row in crosstable.results)
    )

def by_game_points(crosstable, points):
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
    terms,
    lowest,
    highest,
    because,
    significance = None,
):
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
    context,
    number,
    terms,
    significance = None,
):
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
    amounts, significance
):
    if significance is None:
        return amounts.__getitem__
    return lambda k: (significance[k], amounts[k])

def _next_to_cut(
    left,
    significance,
    voluntary,
):
    least = min(left, key=_least_significant_first(left, significance))
    of_choice = [k for k in voluntary if k in left]
    if not of_choice:
        return least
    lowest = min(
        of_choice, key=lambda k: (left[k], significance[k] if significance is not None else 0)
    )
    return lowest if left[lowest] >= left[least] else least

@lru_cache(maxsize=64)
def _drop(end, count, of_opponents, because):
    whose = f"-scoring opponent{'s' * (count != 1)}" if of_opponents else ""
    return Drop(f"{_NUMERALS.get(count, f'{count} ')}{end}{whose}", Words(because))
'''

MODULES['xltiebreak.rules.editions'] = r'''from __future__ import annotations

from collections.abc import Mapping
from typing import Callable, NamedTuple

from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Result
from xltiebreak.event.section import FIDE_MATCH_POINTS, TOURNAMENT_POINTS, MatchPoints
from xltiebreak.event.words import bare, either, nearest, unknown
from xltiebreak.rules.called import EDITIONS as OTHER_NAMES
from xltiebreak.rules.called import order_called
from xltiebreak.rules.unplayed import (
    AT_FACE_VALUE,
    FIDE_2009,
    FIDE_2023,
    FIDE_2026,
    PAIRED_IN_ADVANCE,
    US_CHESS,
    Unplayed,
    nothing_is_voluntary,
    requested_byes_and_forfeit_losses,
)

_NONE: Mapping[str, str] = {}

US, FIDE = "US Chess", "FIDE"

_NOT_MEANT: Mapping[str, str] = dict.fromkeys(
    ("BH", "FB", "AOB", "SBH"), "not meant for round-robins"
)

US_TEAM_MINIMUM = 2

class Edition(NamedTuple):

    code: str
    name: str
    swiss: Unplayed
    roundrobin: Unplayed
    family: str = ""
    since: str = ""
    scale_of: str = ""
    order: str = "uschess"
    roundrobin_order: str = "roundrobin"
    cumulative_deducts: bool = False
    progress_of_all_rounds: bool = False
    sonneborn_adjusted: bool = False
    voluntary: Callable[[Result], bool] = nothing_is_voluntary
    encounter_of_2023: bool = True
    kashdan: tuple[int, int, int] = (4, 2, 1)
    sonneborn_factor: int = 1
    match_points: MatchPoints = TOURNAMENT_POINTS
    team_minimum: int = 1
    remarks: Mapping[str, str] = _NONE
    in_roundrobins: Mapping[str, str] = _NONE

    def unplayed(self, kind):
        return self.roundrobin if kind == ROUNDROBIN else self.swiss

    def remark(self, code, kind):
        return (self.in_roundrobins.get(code) if kind == ROUNDROBIN else "") or self.remarks.get(
            code, ""
        )

_34E = Edition(
    code="uschess",
    name="US Chess rule 34E",
    swiss=US_CHESS,
    roundrobin=US_CHESS,
    family=US,
    cumulative_deducts=True,
    team_minimum=US_TEAM_MINIMUM,
)
_VIRTUAL_OPPONENT = Edition(
    code="fide2009",
    name="FIDE until August 2023: virtual opponent (UK Chess Challenge)",
    swiss=FIDE_2009,
    roundrobin=PAIRED_IN_ADVANCE,
    family=FIDE,
    since="0001-01-01",
    order="fide",
    roundrobin_order="SB, DE, WIN",
    progress_of_all_rounds=True,
    sonneborn_adjusted=True,
    match_points=FIDE_MATCH_POINTS,
    encounter_of_2023=False,
)
_DUMMY = _VIRTUAL_OPPONENT._replace(
    code="fide2023",
    name="FIDE C.07 from September 2023: dummy with the player's own score",
    swiss=FIDE_2023,
    since="2024-04-01",
    encounter_of_2023=True,
    voluntary=requested_byes_and_forfeit_losses,
)
EDITIONS: Mapping[str, Edition] = {
    edition.code: edition
    for edition in (
        _34E,
        _34E._replace(
            code="wintd",
            name="US Chess rule 34E, shown as WinTD shows it",
            scale_of="uschess",
            order="wintd",
            kashdan=(2, 1, 0),
            sonneborn_factor=2,
            remarks={
                "SB": "doubled, as in WinTD",
                "USAT": "doubled, as in WinTD",
                "KASH": "2-1-0, as in WinTD",
            },
        ),
        _VIRTUAL_OPPONENT,
        _DUMMY,
        _DUMMY._replace(
            code="fide2026",
            name="FIDE C.07 from March 2026: as 2023, with the dummy capped",
            swiss=FIDE_2026,
            since="2026-03-01",
            in_roundrobins=_NOT_MEANT,
        ),
        Edition(
            code="raw",
            name="Scores at face value, nothing for unplayed rounds",
            swiss=AT_FACE_VALUE,
            roundrobin=AT_FACE_VALUE,
        ),
    )
}

USUAL = "uschess"

def edition_named(text):
    names = {bare(name): code for code, others in OTHER_NAMES.items() for name in others}
    names.update((bare(edition.name), edition.code) for edition in EDITIONS.values())
    asked = bare(text).removeprefix("edition").removesuffix("edition")
    edition = EDITIONS.get(names.get(asked, asked))
    if edition is not None:
        return edition
    words = "".join(letter for letter in asked if not letter.isdecimal())
    begun = [code for code in EDITIONS if asked and code.startswith(asked)]
    if words == asked and "fide" in asked:  # the newest, the rules of FIDE
        begun = [code for code in EDITIONS if code.startswith("fide")]
    if len(begun) > 1:
        named = either(f"{code} ({EDITIONS[code].name})" for code in begun)
        raise TieBreakError(f"{text!r} leaves open which edition is meant: {named}")
    if order := order_called(text):
        raise TieBreakError(
            f"{text!r} is an order and no edition; type {order} as the order (--order, on the "
            "sheet at Tie-break order), and leave the edition out"
        )
    near = nearest(text, {**{code: code for code in EDITIONS}, **names})
    raise TieBreakError(unknown(text, "an edition", near, f"use one of {', '.join(EDITIONS)}"))
'''

MODULES['xltiebreak.rules.scores'] = r'''from __future__ import annotations

import copy
from collections.abc import Collection, Hashable, Mapping, Sequence
from functools import partial
from typing import Any, Callable, TypeVar

from xltiebreak.event.crosstable import ROUNDROBIN, SWISS, Crosstable, cycles_of
from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.roundrobin import without_sitting_out
from xltiebreak.rules.editions import Edition
from xltiebreak.rules.terms import Term, Terms, not_played
from xltiebreak.rules.unplayed import Absence, History, Score

ANNULLED = Outcome.ANNULLED
PLAYER, TEAM = "player", "team"

Made = TypeVar("Made")
_NONE_GIVEN: Mapping[int, float] = {}

class Scores:

    def __init__(
        self,
        crosstable,
        edition,
        kind = SWISS,
        last_round = None,
        draw = 0.5,
        win = None,
        entry = PLAYER,
        given = _NONE_GIVEN,
    ):
        self.crosstable = crosstable
        self.complete = complete = crosstable.complete_rounds
        self.edition = edition
        self.unplayed = edition.unplayed(kind)
        self.kind = kind
        self.draw = draw
        self.win = 2 * draw if win is None else win
        self.entry = entry
        self.last_round = last_round or (complete[-1] if complete else 0)
        self.rounds = len(complete)
        self.histories: Mapping[int, History] = {
            number: self.all_rounds(number) for number in crosstable.numbers
        }
        if kind == ROUNDROBIN:
            players = len(self.histories)
            times = cycles_of(players, crosstable.rounds) * (players % 2)
            self.histories = {
                number: without_sitting_out(history, times)
                for number, history in self.histories.items()
            }
        self.full_schedule = self.rounds if kind != ROUNDROBIN else _most_games(self.histories)
        self.final: Mapping[int, float] = {
            number: sum(result.points for _, result in history)
            for number, history in self.histories.items()
        }
        if given:
            self.final = {**self.final, **given}
        self.knows_colours = any(
            result.played and result.colour
            for history in self.histories.values()
            for _, result in history
        )
        self.memory: dict[Hashable, Any] = {}
        self._adjusted = {number: Score(score) for number, score in given.items()}

    @property
    def is_roundrobin(self):
        return self.kind == ROUNDROBIN

    def all_rounds(self, number):
        row = self.crosstable.rows[number]
        return [(round, row[round - 1]) for round in self.complete]

    def retyped(self, crosstable, numbers):
        other = copy.copy(self)
        other.crosstable = crosstable
        other.histories = {**self.histories, **{n: other.all_rounds(n) for n in numbers}}
        other.final = {
            **self.final,
            **{n: sum(result.points for _, result in other.histories[n]) for n in numbers},
        }
        other.memory = {}
        other._adjusted = {}
        return other

    def fore(self):
        if self.last_round not in self.crosstable.complete_rounds:
            return self
        return self._once("fore", self._with_a_drawn_final_round)

    def _with_a_drawn_final_round(self):
        last = self.last_round - 1
        rows = tuple(
            (*row[:last], _drawn(row[last], self.draw), *row[last + 1 :])
            for row in self.crosstable.results
        )
        table = Crosstable(self.crosstable.numbers, rows)
        return Scores(
            table, self.edition, self.kind, self.last_round, self.draw, self.win, self.entry
        )

    def adjusted(self, number):
        known = self._adjusted.get(number)
        if known is None:
            history = [
                entry for entry in self.histories[number] if entry[1].outcome is not ANNULLED
            ]
            known = self._adjusted[number] = self.unplayed.adjusted_score(history, self.draw)
        return known

    def sign(self, number):
        rounds = self.full_schedule
        if self.is_roundrobin:
            rounds = max(rounds, _rounds_of(self.histories[number], with_byes=True))
        half = rounds * self.win / 2
        return (self.final[number] > half) - (self.final[number] < half)

    def takes_for_game(self, result, *, forfeits = False):
        return result.played or (
            result.forfeit
            and result.opponent is not None
            and (forfeits or self.unplayed.forfeits_are_games)
        )

    def opponents(self, number, *, forfeits = False):
        return self._once(("opponents", number, forfeits), lambda: self._terms(number, forfeits))

    def _once(self, what, work_out):
        if what not in self.memory:
            self.memory[what] = work_out()
        made: Made = self.memory[what]
        return made

    def _terms(self, number, forfeits):
        history = self.histories[number]
        adjusted = self._adjusted
        scores = [
            adjusted.get(result.opponent) or self.adjusted(result.opponent)
            if result.opponent is not None
            and (result.played or self.takes_for_game(result, forfeits=forfeits))
            else None
            if result.outcome is ANNULLED
            else self.unplayed.virtual_opponent(self._absence(number, round, result))
            for round, result in history
        ]
        amounts = [score and score[0] for score in scores]
        as_games = forfeits or self.unplayed.forfeits_are_games
        return Terms(amounts, partial(_term_of_score, history, scores, as_games))

    def _absence(self, number, round, result):
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

    def voluntary(self, number, *, forfeits = False):
        chosen = self.edition.voluntary
        return self._once(
            ("voluntary", number, forfeits),
            lambda: [
                place
                for place, (_, result) in enumerate(self.histories[number])
                if not result.played
                and chosen(result)
                and not self.takes_for_game(result, forfeits=forfeits)
            ],
        )

def _term_of_score(
    history,
    scores,
    forfeits_are_games,
    place,
    amount,
):
    round, result = history[place]
    score = scores[place]
    if score is None or amount is None:
        return not_played(round, result)
    is_game = result.played or (result.forfeit and forfeits_are_games)
    opponent = result.opponent if is_game else None
    return Term(round, opponent, amount, score.words, instead=score.instead)

def _most_games(histories):
    return max((_rounds_of(history) for history in histories.values()), default=0)

def _rounds_of(history, *, with_byes = False):
    return sum(
        result.opponent is not None
        or (result.outcome is Outcome.UNPAIRED and not result.blank)
        or (with_byes and result.points > 0)
        for _, result in history
    )

def _drawn(result, draw):
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
from xltiebreak.rules.systems import lots
from xltiebreak.rules.systems import names
from xltiebreak.rules.systems.names import tie_break
from xltiebreak.rules.systems.registry import SYSTEMS, Figures, Needs, System, TieBreak

__all__ = [
    "SYSTEMS",
    "Figures",
    "Needs",
    "System",
    "TieBreak",
    "boards",
    "counts",
    "encounters",
    "fide_teams",
    "lots",
    "names",
    "opponents",
    "progress",
    "ratings",
    "results",
    "sonneborn",
    "tie_break",
    "us_teams",
]
'''

MODULES['xltiebreak.rules.systems.boards'] = r'''from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import accumulate
from typing import Callable, Optional

from xltiebreak.rules.context import Context
from xltiebreak.rules.systems.encounters import encounters, parted, places_of
from xltiebreak.rules.systems.opponents import FORFEITS_AS_GAMES
from xltiebreak.rules.systems.registry import Compute, Needs, system
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
def board_count(context, number):
    return Terms.of(
        Term(None, None, board * points, Words(f"board {board}: {board} × {{}}", (points,)))
        for board, points in enumerate(points_by_board(context, number), start=1)
    )

_by_boards_among_the_tied = partial(
    system,
    combine=READ_OFF,
    higher_is_better=False,
    in_group=True,
    needs=Needs.BOARDS,
    missing="the results by board are not known, or do not part the tied teams",
)

@_by_boards_among_the_tied(
    "TBR",
    "Top Board Result",
    "FIDE C.07 12.2",
    "The points on board 1, then on board 2, and so on, among the teams still tied.",
)
def top_board_result(context, number):
    return _place_by_boards(context, number, from_the_bottom=False)

@_by_boards_among_the_tied(
    "BBE",
    "Bottom Board Elimination",
    "FIDE C.07 12.3",
    "The points without the last board, then without the last two, and so on, among the teams "
    "still tied.",
)
def bottom_board_elimination(context, number):
    return _place_by_boards(context, number, from_the_bottom=True)

def points_by_board(context, number):
    if not context.by.knows_boards:
        return []
    rounds = [
        context.by.board_points(number, round, result) for round, result in context.history(number)
    ]
    return [sum(points) for points in zip(*rounds)]

def _place_by_boards(context, number, *, from_the_bottom):
    keys = {}
    for team in context.group:
        by_board = points_by_board(context, team)
        keys[team] = list(accumulate(by_board))[-2::-1] if from_the_bottom else by_board
    own = keys.get(number)
    if not own or all(other == own for other in keys.values()):
        return NO_TERMS
    place = 1 + sum(other > own for other in keys.values())
    what = "without 1, 2 … last boards" if from_the_bottom else "by board"
    words = Words(f"points {what}: {', '.join(['{}'] * len(own))}", tuple(own))
    return read_off(float(place), Words(f"place {place} of the tied").then(words))

Preference = Callable[[Sequence[float]], list[float]]

def _fewer_on_high_numbers(points):
    return [-sum(board * got for board, got in enumerate(points, start=1))]

def _top_board_first(points):
    return list(points)

def _without_the_bottom_boards(points):
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

def _extended_direct_encounter(code):

    def compute(context, number):
        if not context.by.knows_points:
            return NO_TERMS
        place = _places(context, code)[number]
        return (
            NO_TERMS if place is None else read_off(place, _place_in_words(context, number, place))
        )

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

def _places(context, code):  # noqa: UP045 - 3.9
    tied = sorted(context.group)
    what = (f"{code}{'/P' * ('P' in context.options)}", tuple(tied))
    return context.once(what, lambda: places_of(_blocks(context, _CHAINS[code], tied)))

def _by_both_scores(context):
    return context.on(context.by.primary), context.on(context.by.secondary)

def _blocks(context, chain, tied):
    if len(tied) == 1:
        return [tied]
    for way in _by_both_scores(context):
        blocks = parted(way, tied)
        if len(blocks) > 1:
            return [level for block in blocks for level in _blocks(context, chain, block)]
    if len(tied) == 2:
        for preference in chain:
            first, second = (_by_boards(context, preference, tied, number) for number in tied)
            if first != second:
                return [[team] for team in (tied if first > second else tied[::-1])]
    return [tied]

def _by_boards(
    context, preference, tied, number
):
    matches = [
        context.by.board_points(number, round, result)
        for round, result in context.by.primary.histories[number]
        if result.opponent in tied and context.is_game(result)
    ]
    return preference([sum(points) for points in zip(*matches)])

def _place_in_words(context, number, place):
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

MODULES['xltiebreak.rules.systems.counts'] = r'''from __future__ import annotations

from functools import partial
from typing import Callable

from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
from xltiebreak.rules.context import Context
from xltiebreak.rules.scores import Scores
from xltiebreak.rules.systems.registry import REVERSED, Needs, system
from xltiebreak.rules.terms import Term, Terms, Words, idle, read_off
from xltiebreak.rules.unplayed import History, requested_byes_and_forfeit_losses
from xltiebreak.rules.worksheet import READ_OFF

@system(
    "WIN",
    "Number of Wins",
    "FIDE C.07 7.1",
    "The rounds that gave as many points as a win, played or not.",
)
def wins(context, number):
    scores = context.by.match
    return _counted(scores, number, lambda result: result.points == scores.win)

@system(
    "WON",
    "Number of Games Won",
    "FIDE C.07 7.2",
    "The games won over the board.",
)
def games_won(context, number):
    return _counted(context.scores, number, lambda result: result.outcome is Outcome.WIN)

@system(
    "BPG",
    "Games Played with Black",
    "FIDE C.07 7.3",
    "The games played over the board with Black.",
    needs=Needs.COLOURS,
)
def games_with_black(context, number):
    return _counted(context.scores, number, lambda result: result.played and result.colour == "b")

@system(
    "BWG",
    "Games Won with Black",
    "FIDE C.07 7.4",
    "The games won over the board with Black.",
    needs=Needs.COLOURS,
)
def games_won_with_black(context, number):
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
def rounds_elected_to_play(context, number):
    return _counted(
        context.scores, number, lambda result: not requested_byes_and_forfeit_losses(result)
    )

@system(
    "STD",
    "Standard Points",
    "FIDE C.07 7.7",
    "One for each round with more than a draw, a half for each with a draw.",
)
def standard_points(context, number):
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
def pairing_number(context, number):
    return read_off(float(number), Words(f"the {context.entry}'s pairing number"))

def _counted(scores, number, counts):
    history = scores.histories[number]
    amounts = [1.0 if counts(result) else None for _, result in history]
    return Terms(amounts, partial(_round_that_counts, history))

def _round_that_counts(history, place, amount):
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
def head_to_head(context, number):
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
def direct_encounter(context, number):
    place = _places(context)[number]
    return NO_TERMS if place is None else read_off(place, _place_in_words(context, number, place))

def _places(context):  # noqa: UP045 - Python 3.9
    tied = sorted(context.group)
    what = (f"DE{'/P' * ('P' in context.options)}", tuple(tied))
    return context.once(what, lambda: places_of(parted(context, tied)))

def places_of(blocks):  # noqa: UP045 - 3.9
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
    def at_most(self):
        return self.points + self.missing

def encounters(context, number, tied):
    others = set(tied) - {number}
    games = [
        (round, result.opponent, result.points)
        for round, result in context.history(number)
        if result.opponent in others and context.is_game(result) and result.opponent is not None
    ]
    against: dict[int, list[float]] = {}
    for _, opponent, points in games:
        against.setdefault(opponent, []).append(points)
    averages = context.edition.encounter_of_2023
    total = sum(Fraction(sum(got)) / (len(got) if averages else 1) for got in against.values())
    missing = 0 if context.scores.is_roundrobin else len(others) - len(against)
    return Encounters(total, missing * Fraction(context.scores.win), games)

def parted(context, tied):
    met = {number: encounters(context, number, tied) for number in tied}
    if not any(encounter.missing for encounter in met.values()):
        blocks = _by_points(met)
        if len(blocks) == 1 or not context.edition.encounter_of_2023:
            return blocks
        return [level for block in blocks for level in parted(context, block)]
    if not context.edition.encounter_of_2023:
        return [list(tied)]
    first = _alone_at_the_top(met)
    rest = [number for number in tied if number not in first]
    if not first:
        return [list(tied)]
    return [[number] for number in first] + (parted(context, rest) if rest else [])

def _by_points(met):
    blocks: dict[Figure, list[int]] = {}
    for number, encounter in met.items():
        blocks.setdefault(encounter.points, []).append(number)
    return [blocks[points] for points in sorted(blocks, reverse=True)]

def _alone_at_the_top(met):
    left = sorted(met, key=lambda number: met[number].points, reverse=True)
    first: list[int] = []
    while len(left) > 1 and met[left[0]].points > max(met[n].at_most for n in left[1:]):
        first.append(left.pop(0))
    return first + left if first and len(left) == 1 else first

def _place_in_words(context, number, place):
    others = sorted(context.group - {number})
    against = f"{context.entry}{'s' * (len(others) > 1)} {', '.join(map(str, others))}"
    own = encounters(context, number, sorted(context.group))
    first = Words("place {} of the tied", (place,))
    if not own.games:
        return first.then(Words(f"no game against {against}"))
    points = f"{{}} point{'s' * (own.points != 1)}"
    averages = context.edition.encounter_of_2023
    games = [_games_with(opponent, own.games, averages) for opponent in others]
    met = [words for words in games if words]
    listed = Words(
        ", ".join(words.template for words in met),
        tuple(figure for words in met for figure in words.figures),
    )
    score = Words(f"{points} against {against} ({listed.template})", (own.points, *listed.figures))
    return first.then(score)

def _games_with(opponent, games, averages):
    met = [(round, got) for round, other, got in games if other == opponent]
    rounds = ", ".join(f"R{round}" for round, _ in met)
    if len(met) < 2:
        return Words(f"{rounds} v {opponent}: {{}}", (met[0][1],)) if met else SILENCE
    figures = [got for _, got in met]
    each = ", ".join("{}" for _ in figures)
    made = Fraction(sum(figures)) / (len(figures) if averages else 1)
    first = "average of " * averages
    return Words(f"{first}{rounds} v {opponent}: {{}} ({each})", (made, *figures))
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

system(
    "MPvGP",
    "Match Points or Game Points",
    "FIDE C.07 13.1",
    "The game points if match points place the teams, otherwise the match points.",
    needs=Needs.POINTS,
)(secondary_points)

def _extended_sonneborn_berger(scores, own):

    def compute(context, number):
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
def score_strength_combination(context, number):
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

def _in_words(points, opponent, divisor):
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
def drawing_of_lots(context, number):
    place = context.lots.get(number)
    if place is None:
        return NO_TERMS
    return read_off(float(place), Words(f"number {place} of {len(context.lots)} drawn"))

def is_seed(lots):
    return len(_parts(lots)) == 1

def _parts(lots):
    return [part for part in re.split(r"[,;\s]+", lots) if part]

def drawn(lots, numbers):
    if not lots.strip():
        return {}
    entries = _parts(lots)
    if len(entries) > 1 and not all(part.isdecimal() and len(part) < 7 for part in entries):
        raise TieBreakError(
            f"the lots {lots!r} are neither pairing numbers (3, 1, 2) nor a seed of one word"
        )
    if is_seed(lots):
        import hashlib

        seed = entries[0]
        order: Sequence[int] = sorted(
            numbers, key=lambda number: hashlib.sha256(f"{seed}:{number}".encode()).digest()
        )
    else:
        order = [int(part) for part in entries]
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
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.words import LONGEST, bare, either, folded, nearest, unknown, words_of
from xltiebreak.rules.countings import GAME_POINTS, MATCH_POINTS
from xltiebreak.rules.editions import FIDE, US, edition_named
from xltiebreak.rules.systems.registry import SYSTEMS, TieBreak, of_code

_NAMES = """\
MM: 34e1; mod med; modmed; modified; mod median; mmed; mdmed; modif med; mod harkness; modified
    harkness
MED: 34e4; harkness; harkness median
SOLK: 34e2; slk; sol; sum of opponents scores; opponents scores; opponents score; sum of scores of
    opponents; sum of the opponents scores; sum of opponent scores; opponent scores; sum of the
    scores of the opponents; sum of opponents points; opponents points
CUM: 34e3; cumul; cumulative score; cml; sum of running scores
ACUM: adj cum; adjusted cum; adj cumul; adj cumulative; cumulative adjusted; cum adj
OCUM: 34e9; op cumul; op cum; opp cum; opp cumul; opp cumulative; cum opp; opponents cumulative;
    opponent cumulative; cum of opp; opponents cum; opposition cumulative; cumulative opposition;
    cum opposition; cumulative scores of opposition; cumulative of opponents; cumulative opponents;
    oppositions cumulative; opponents cumulatives
BLACKS: 34e6; black games; most black; played black; no of blacks
H2H: 34e5; result between tied players; individual result; who beat whom; game between them;
    their own game; result of their game; result against each other
SB: 34e8; s-b; sonn; sonneb; sonneborn; berger; s berger; neustadtl; sonnenborn berger; sonnenborn;
    sonneborn berger wertung; sonneborn berger punkte; neustadtl score; neustadl
SB/A: sonneborn berger adjusted
KASH: 34e7
PCT: percent; percentage score
COMPAVG: 34e11; comp avg; comp average; avg opp; average opposition; op avg; avg opposition; average
    opponent rating; avg opp rating
TOR: total opponents rating; total rating of opponents; sum of opponents ratings; sum of opponent
    ratings; opponents rating sum; opposition rating; sum of the ratings of the opponents; sum of
    ratings of opponents; elosumme; sum of opposition ratings; total of opponents ratings;
    opponents ratings total
OPERF: 34e10; op perf; opp perf; opposition performance; opponents performance
BH: buch; buc; bucholz; bhlz; full buchholz; buchholzwertung; buchholzpunkte; buchholz total;
    buchholz totale; buchholz integrale; buchholz complet; weerstandspunten; weerstandspunten totaal
BH/C1: buch cut 1; buchholz minus 1; bh-1; buchholz-1; buchholz cut one; buchholz minus worst;
    buchholz minus lowest; buchholz minus the lowest; buchholz without the lowest; buchholz without
    lowest; buchholz drop lowest; buchholz cut lowest; buchholz less lowest; buchholz minus one;
    buchholz mit streichwertung; buchholz mit streichergebnis; buchholz 1 streichwertung; buchholz
    minus schlechteste; buchholz tronque; buchholz menos el peor; buchholz menos peor; buchholz
    sin el peor; buchholz zonder laagste; weerstandspunten min 1
BH/C2: buch cut 2; buchholz cut two; buchholz 2 streichwertungen
BH/M1: median buchholz; buchholz median; med buchholz; buch med; medbuch; mittelbuchholz; buchholz
    mediane; buchholz mediano; buchholz mediana; mediane buchholz
BH/M2: median buchholz 2
SBH: sum buchholz; buchholz sum; sum buch; sum of buchholz all results; sum of opponents buchholz;
    buchholzsumme; feinbuchholz;
    buchholz fein
PS: prog; progr; progressive; progresivo; progressif; fortschrittswertung; progressieve score
KS: koya
WIN: wins; no of wins; most wins; number of victories; more wins; greatest number of wins; anzahl
    siege; anzahl der siege; zahl der siege; siege; meiste siege; nombre de victoires; victoires;
    plus grand nombre de victoires; numero de victorias; victorias; mayor numero de victorias;
    aantal overwinningen; meeste overwinningen; aantal gewonnen partijen
WON: games won
BPG: games with black
BWG: wins with black
DE: dir enc; direkte begegnung; direkter vergleich; encuentro directo; encontro direto; rencontre
    directe; scontro diretto; onderling resultaat; resultado particular; enfrentamiento directo;
    confrontation directe; resultat particulier; onderlinge resultaten; onderlinge partij
ARO: avg rating of opponents; elo schnitt der gegner; gegnerschnitt; media de elo de los rivales
IHSA: ihsa team; ihsa teams; ihsa tie break; ihsa tb
USAT: 34g; us amateur; us amateur teams; us amateur (teams); us amat; us am team; us team; amateur
    team; us amateur (team only)
PI: perf index; perf idx; perf indx; perform index
GMP: game/match; game/match pts
LOT: 34e13; lots; drawing lots; coin flip; coin toss; coin; los; losentscheid; loting; sorteo;
    tirage au sort; sorteggio; flip a coin; drawing of lot; draw lots
"""
NAMES: Mapping[str, tuple[str, ...]] = {
    code: tuple(" ".join(names.split()).split("; "))
    for code, names in re.findall(r"^(\S+): (.+(?:\n .+)*)", _NAMES, re.MULTILINE)
}

_OPPONENTS_SCORES = tuple(name for name in NAMES["SOLK"] if "opp" in name)

BY_FAMILY: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    FIDE: {"DE": ("head to head", *NAMES["H2H"]), "BH/M1": ("median",), "BH": _OPPONENTS_SCORES},
    US: {"H2H": ("direct encounter", *NAMES["DE"])},
}

SEVERAL_MEANINGS: Mapping[tuple[str, ...], tuple[str, ...]] = {
    ("average rating", "avg rating", "rating average"): ("ARO", "COMPAVG"),
    ("performance", "performance rating", "perf", "perf rating"): ("TPR", "OPERF"),
    ("black", "number of blacks", "schwarzpartien", "nombre de noirs", "numero de negras"): (
        "BLACKS",
        "BPG",
        "BWG",
    ),
    ("cumulatif", "cumulativo", "kumulativ"): ("PS", "CUM"),
    ("cut", "buchholz cut", "bh cut"): ("BH/C1", "BH/C2"),
    ("median buchholz cut", "cut median"): ("BH/M1", "BH/M2"),
    ("elo", "dwz", "nwz"): ("RTNG", "ARO", "TOR"),
    ("opp rating", "opponents rating", "opponent rating", "opp elo"): ("ARO", "COMPAVG", "TOR"),
    ("gegner", "rivales", "adversaires"): ("SOLK", "BH", "ARO"),
    ("media", "promedio", "moyenne", "durchschnitt"): ("ARO", "COMPAVG"),
    ("strength of schedule", "strength of opposition", "sos"): ("SOLK", "MM", "COMPAVG"),
    ("feinwertung", "zweitwertung", "drittwertung", "wertung"): ("BH", "BH/C1", "SB"),
    ("streichwertung", "tronque"): ("BH/C1", "BH/M1"),
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

def tie_break(text, edition = ""):
    return tie_break_of(text, edition_named(edition).family if edition else "")

def tie_break_of(text, family):
    named = text.strip()
    try:
        return of_code(named)
    except TieBreakError as error:
        base = named.partition("/")[0].partition(":")[0]
        if base != named and base.upper() in SYSTEMS:
            raise
        code = named_exactly(named, family) or _abbreviated(named, family)
        if code is not None:
            return of_code(code)
        from xltiebreak.rules.no_tie_break import what_it_is  # late: for a message alone

        if what := what_it_is(named):
            raise TieBreakError(f"{text!r} {what}") from None
        several = _several(named, family)
        if several:
            choices = either(map(_code_and_name, several))
            raise TieBreakError(
                f"{text!r} leaves open which tie-break is meant: {choices}; give the code"
            ) from None
        raise TieBreakError(unknown(text, "a tie-break", near(named), _LISTED)) from error

def near(text):
    codes = nearest(text, _by_name())
    return [_code_and_name(code) for code in codes]

def named_exactly(text, family = ""):
    if len(text) > LONGEST:
        return None
    rest, options, points = _key(text), "", ""
    if code := _names_of(family).get(rest):
        return code
    while rest:
        code = _by_name().get(rest)
        if code is not None and not (points and ("/" in code or ":" in code)):
            return f"{code}{points}{options}"
        if code is not None:
            base, _, own = code.partition("/")
            return f"{base}{points}/{own}{options}"
        rest, option = next(_option_behind(rest), ("", ""))
        if not option:
            return None
        if option in (MATCH_POINTS, GAME_POINTS):
            points = f":{option}"
        else:
            options = f"/{option}{options}"
    return None

def _option_behind(text):
    for points, code in _POINTS.items():
        if text.endswith(points) and text != points:
            yield text.removesuffix(points), code
    for pattern, letter in _phrases():
        match = pattern.fullmatch(text)
        if match:
            yield match[1], f"{letter}{match[2]}" if pattern.groups > 1 else letter

@lru_cache(maxsize=1)
def _phrases():
    phrases: dict[str, str] = {}
    for system in SYSTEMS.values():
        for option, meaning in system.options.items():
            letter = option.rstrip("0123456789")
            wording = bare(meaning.partition(" (")[0])
            number = option[len(letter) :]
            phrases[wording.replace(number, r"(\d{1,4})") if number else wording] = letter
    for word, letter in _OPTIONS.items():
        phrases.setdefault(word if letter in "AR" else rf"{word}(\d{{1,4}})", letter)
    longest = sorted(phrases, key=len, reverse=True)
    return [(re.compile(rf"(.+?){phrase}"), phrases[phrase]) for phrase in longest]

def _key(text):
    rule = re.sub(r"^(?:us ?chess |uscf |rule )+(?=34[eg])", "", folded(text))
    return bare(re.sub(r"\btie[ -]?breaks?\b", " ", rule))

@lru_cache(maxsize=1)
def _by_name():
    own = {_key(system.name): system.code for system in SYSTEMS.values()}
    codes = {bare(code): code for code in SYSTEMS}
    others = {_key(name): code for code, names in NAMES.items() for name in names}
    return {**others, **own, **codes}

@lru_cache(maxsize=4)
def _names_of(family):
    meant = BY_FAMILY.get(family, {})
    return {_key(name): code for code, names in meant.items() for name in names}

@lru_cache(maxsize=4)
def _in_words(family):
    own = ((system.name, system.code) for system in SYSTEMS.values())
    others = ((name, code) for code, names in NAMES.items() for name in names)
    meant = _names_of(family)
    return [(_telling(name), meant.get(_key(name), code)) for name, code in (*own, *others)]

def _telling(name):
    return [word for word in words_of(name) if word not in _FILLERS]

def _begun(text, family, *, whole):
    words = _telling(text[:LONGEST])
    if not words or any(len(word) < _LEAST and not word.isdecimal() for word in words):
        return []
    if all(map(str.isdecimal, words)):
        return []  # a number alone is no name
    return list(
        dict.fromkeys(
            code
            for name, code in _in_words(family)
            if (len(words) == len(name) if whole else len(words) <= len(name))
            and all(full.startswith(word) for word, full in zip(words, name))
        )
    )

def _abbreviated(text, family):
    codes = () if _meanings(text) else _begun(text, family, whole=True)
    return codes[0] if len(codes) == 1 else None

def _several(text, family):
    codes = _meanings(text) or _begun(text, family, whole=False)
    return codes[:5] if len(codes) > 1 else ()

def _meanings(text):
    key = _key(text)
    return next((codes for words, codes in SEVERAL_MEANINGS.items() if key in map(_key, words)), ())

def _code_and_name(code):
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

_of_scores = partial(system, of_opponents=True, of_points=True)
_by_hand = partial(_of_scores, by_hand=(Figures.SCORES,))

@_of_scores(
    "MM",
    "Modified Median",
    "US Chess 34E1",
    "The opponents' scores added up: without the lowest for more than half the points, without the "
    "highest for less, without both for exactly half (two of each from 9 rounds).",
    by_hand=(Figures.SCORES, Figures.SCORE),
    function="MODMEDIAN",
)
def modified_median(context, number):
    each = 2 if context.rounds_each >= 9 else 1
    sign = context.scores.sign(number)
    share = {1: "more than", 0: "exactly", -1: "less than"}[sign]
    return cut(
        context.opponents(number),
        lowest=each if sign >= 0 else 0,
        highest=each if sign <= 0 else 0,
        because=f"{share} half the points" + ", 9 rounds or more" * (each == 2),
    )

@_by_hand(
    "MED",
    "Median",
    "US Chess 34E4",
    "The opponents' scores without the highest and the lowest (two of each from 9 rounds).",
    options={"H": "with Harkness's bands (three of each above 12 rounds)"},
    function="HARKNESS",
)
def median(context, number):
    each = 2 if context.rounds_each >= 9 else 1
    if "H" in context.options and context.rounds_each > 12:
        each = 3
    return cut(
        context.opponents(number), lowest=each, highest=each, because="the Median drops both ends"
    )

@_by_hand(
    "SOLK",
    "Solkoff",
    "US Chess 34E2",
    "The sum of the opponents' scores.",
    function="SOLKOFF",
)
def solkoff(context, number):
    return context.opponents(number)

@_by_hand(
    "BH",
    "Buchholz",
    "FIDE C.07 8.1",
    "The sum of the opponents' scores.",
    options={**CUT_OR_MEDIAN, **FORFEITS_AS_GAMES},
    function="BUCHHOLZ",
    functions={"C1": "BUCHHOLZCUT", "M1": "MEDBUCHHOLZ"},
)
def buchholz(context, number):
    return cut_as_asked(context, number, context.opponents(number))

@_of_scores(
    "FB",
    "Fore Buchholz",
    "FIDE C.07 8.3",
    "Buchholz as if every paired game of the final round had been drawn.",
    of_rounds=True,
    options={**CUT_OR_MEDIAN, **FORFEITS_AS_GAMES},
)
def fore_buchholz(context, number):
    fore = buchholz(context.on(context.scores.fore()), number)
    return Terms(fore.amounts, partial(_term_of_fore, fore, context.opponents(number)), fore.drops)

def _term_of_fore(fore, played, place, amount):
    term = fore.make_term(place, amount)
    return term._replace(wording=partial(_wording_of_fore, term, played[place]))

def _wording_of_fore(term, played):
    if (term.amount, term.words) == (played.amount, played.words):
        return term.words
    return Words("final round as a draw").then(term.words)

@_of_scores(
    "AOB",
    "Average of Opponents' Buchholz",
    "FIDE C.07 8.2",
    "The average Buchholz of the opponents met over the board.",
    combine=MEAN,
    options={"F": "with the final round as draws (Fore Buchholz)"},
)
def average_of_opponents_buchholz(context, number):
    if "F" in context.options and not context.knows_rounds:
        return no_value("a grid of players does not say which round was the last")
    whose = context.on(context.scores.fore()) if "F" in context.options else context
    return context.of_opponents(number, lambda opponent: _buchholz_of(whose, opponent))

@_of_scores(
    "SBH",
    "Sum of Buchholz",
    "Swiss-Manager, Sum of Buchholz",
    "The Buchholz of the opponents met over the board, added.",
)
def sum_of_buchholz(context, number):
    return context.of_opponents(number, lambda opponent: _buchholz_of(context, opponent))

def _buchholz_of(context, opponent):
    return context.figure("BH", opponent, lambda c, n: total(SUM, buchholz(c, n))) or 0.0
'''

MODULES['xltiebreak.rules.systems.progress'] = r'''from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import accumulate

from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome
from xltiebreak.rules.context import Context
from xltiebreak.rules.systems.registry import Figures, system
from xltiebreak.rules.terms import Drop, Term, Terms, Words, not_played
from xltiebreak.rules.unplayed import History
from xltiebreak.rules.worksheet import SUM, total

@system(
    "CUM",
    "Cumulative",
    "US Chess 34E3",
    "The scores after each round, added up, less what byes and forfeits gave.",
    of_points=True,
    of_rounds=True,
    by_hand=(Figures.POINTS,),
    function="CUMULATIVE",
)
def cumulative(context, number):
    history = context.history(number)
    running = _running(history)
    taken_off: History = []
    if context.edition.cumulative_deducts:
        taken_off = [entry for entry in history if not entry[1].played and entry[1].points]
    amounts = [*running, *[-result.points for _, result in taken_off]]
    return Terms(amounts, partial(_running_score, history, taken_off))

def _running(history):
    scores = accumulate([result.points for _, result in history])
    return [
        None if result.outcome is Outcome.ANNULLED else score
        for score, (_, result) in zip(scores, history)
    ]

def _running_score(history, taken_off, place, amount):
    if amount is None:
        return not_played(*history[place])
    if place < len(history):
        return Term(history[place][0], None, amount)
    round, result = taken_off[place - len(history)]
    return Term(round, None, amount, Words(f"{result.outcome.value} taken off"))

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
def adjusted_cumulative(context, number):
    terms = cumulative(context, number)
    if not terms.candidates:
        return terms
    drop = Drop("first", Words("Adjusted Cumulative begins with the second"))
    first = min(terms.candidates)
    return Terms.of(
        term.dropped(drop) if k == first else term
        for k, term in enumerate(terms)
        if k == first or term.round != terms[first].round
    )

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
def cumulative_of_opposition(context, number):
    return context.of_opponents(number, lambda opponent: _cumulative_of(context, opponent))

def _cumulative_of(context, opponent):
    return context.figure("CUM", opponent, lambda c, n: total(SUM, cumulative(c, n))) or 0.0

FIRST_CUT: Mapping[str, str] = {"C1": "Cut 1 (without the running scores up to round 1)"}

@system(
    "PS",
    "Progressive Score",
    "FIDE C.07 7.5",
    "The scores after each round, added up.",
    of_points=True,
    of_rounds=True,
    by_hand=(Figures.POINTS,),
    options=FIRST_CUT,
)
def progressive_score(context, number):
    first = context.options.get("C", 0)
    history = context.history(number)
    running = _running(history)
    if context.edition.progress_of_all_rounds:
        history = context.scores.all_rounds(number)
        running = [*accumulate(result.points for _, result in history)]
    terms = Terms(running, partial(_running_score, history, ()))
    cut = sorted(terms.candidates)[:first]
    return terms.without(dict.fromkeys(cut, Drop("first", Words(f"Cut {first}")))) if cut else terms
'''

MODULES['xltiebreak.rules.systems.ratings'] = r'''from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Sequence
from fractions import Fraction
from functools import partial
from typing import Optional

from xltiebreak.event.figures import Figure, decimal
from xltiebreak.rules.context import Context
from xltiebreak.rules.cuts import CUT_OR_MEDIAN, cut_as_asked
from xltiebreak.rules.systems.registry import REVERSED, Compute, Figures, Needs, system
from xltiebreak.rules.terms import NO_TERMS, SILENCE, Term, Terms, Words, read_off
from xltiebreak.rules.worksheet import MEAN, READ_OFF, ROUNDED_MEAN, SUM, Combine, rounded, total

STANDING_IN = Words("stands in for an unrated player")

_rated = partial(system, needs=Needs.RATINGS)

@_rated(
    "COMPAVG",
    "Competition Average",
    "US Chess 34E11",
    "The average rating of the rated opponents played.",
    combine=MEAN,
    digits=1,
    of_opponents=True,
    by_hand=(Figures.RATINGS,),
    function="COMPAVERAGE",
)
def competition_average(context, number):
    words_for = partial(standing_in, context.unrated)
    return context.of_opponents(number, context.ratings.get, words_for, without="opponent unrated")

@_rated(
    "TOR",
    "Total Opposition Rating",
    "Swiss-Manager, Sum of the ratings of the opponents",
    "The ratings of the rated opponents played, added.",
    digits=0,
    of_opponents=True,
    by_hand=(Figures.RATINGS,),
)
def total_opposition_rating(context, number):
    return competition_average(context, number) if context.ratings else NO_TERMS

def standing_in(unrated, opponent):
    return STANDING_IN if opponent in unrated else SILENCE

@_rated(
    "OPERF",
    "Opposition's Performance",
    "US Chess 34E10",
    "The average performance rating of the opponents played.",
    combine=MEAN,
    digits=1,
    of_opponents=True,
    by_hand=(Figures.PERFORMANCES,),
    function="OPPPERFORMANCE",
)
def opposition_performance(context, number):
    return context.of_opponents(
        number,
        lambda opponent: context.figure("performance", opponent, performance),
        without="opponent met no rated player",
    )

def performance(context, number):
    figures = [
        context.ratings[opponent] + 400 * (result.points * 2 - 1)
        for _, opponent, result in context.on(context.by.tournament).games(number)
        if opponent in context.ratings
    ]
    return Fraction(sum(figures)) / len(figures) if figures else None

# FIDE's

UNRATED_AT = {"U1400": "with unrated players at 1400"}
MISSING = "a player is unrated; say with Unrated or option U at what rating he counts"

_all_rated = partial(_rated, digits=0, options=UNRATED_AT, missing=MISSING)
_mean_of_opponents = partial(_all_rated, combine=ROUNDED_MEAN, of_opponents=True)

def all_are_rated(context):
    return "U" in context.options or len(context.ratings) == len(context.scores.final)

def rating_of(context):
    ratings, unrated = context.ratings, context.unrated
    at = context.options.get("U")
    if at is None:
        return ratings.__getitem__
    return lambda number: at if number in unrated else ratings[number]

@_mean_of_opponents(
    "ARO",
    "Average Rating of Opponents",
    "FIDE C.07 10.1",
    "The average rating of the opponents met over the board.",
    options={**CUT_OR_MEDIAN, **UNRATED_AT},
)
def average_rating_of_opponents(context, number):
    if not all_are_rated(context):
        return NO_TERMS
    words_for = partial(standing_in, context.unrated)
    return cut_as_asked(
        context, number, context.of_opponents(number, rating_of(context), words_for)
    )

@_all_rated(
    "TPR",
    "Tournament Performance Rating",
    "FIDE C.07 10.2",
    "The average rating of the opponents, and the rating difference that the percentage is worth.",
)
def tournament_performance(context, number):
    played = _played(context, number)
    if played is None:
        return NO_TERMS
    points, ratings = played
    average = rounded(sum(ratings), len(ratings))
    difference = rating_difference(points, len(ratings))
    return Terms([float(average), float(difference)], partial(_in_words, ratings, points))

def _in_words(ratings, points, place, amount):
    if place == 0:
        words = Words(f"average of {', '.join(map(str, ratings))}")
    else:
        percent = decimal(Fraction(points) * 100 / len(ratings), 0)
        words = Words(f"{{}} of {len(ratings)} is {percent}%, from FIDE's table", (points,))
    return Term(None, None, amount or 0.0, words)

@_all_rated(
    "PTP",
    "Perfect Tournament Performance",
    "FIDE C.07 10.3",
    "The lowest rating that expects the player's score against his opponents.",
    combine=READ_OFF,
)
def perfect_tournament_performance(context, number):
    played = _played(context, number)
    if played is None:
        return NO_TERMS
    points, ratings = played
    listed = ", ".join(map(str, ratings))
    words = (
        Words(f"the lowest rating that expects {{}} against {listed}", (points,))
        if points
        else Words(f"no point: 800 below the lowest of {listed}")
    )
    return read_off(float(perfect_performance(points, ratings)), words)

@_mean_of_opponents(
    "APRO",
    "Average Performance Rating of Opponents",
    "FIDE C.07 10.4",
    "The average Tournament Performance Rating of the opponents met over the board.",
)
def average_performance_of_opponents(context, number):
    return _of_opponents(context, number, "TPR", tournament_performance, SUM)

@_mean_of_opponents(
    "APPO",
    "Average Perfect Performance of Opponents",
    "FIDE C.07 10.5",
    "The average Perfect Tournament Performance of the opponents met over the board.",
)
def average_perfect_performance_of_opponents(context, number):
    return _of_opponents(context, number, "PTP", perfect_tournament_performance, READ_OFF)

@_all_rated(
    "RTNG",
    "Rating",
    "FIDE C.07 10.6",
    "The player's rating.",
    combine=READ_OFF,
    options={**UNRATED_AT, REVERSED: "reversed (the lower rating first)"},
)
def rating(context, number):
    if not all_are_rated(context):
        return NO_TERMS
    words = STANDING_IN if number in context.unrated else Words("the player's rating")
    return read_off(float(rating_of(context)(number)), words)

def _played(context, number):  # noqa: UP045
    history = context.by.tournament.histories[number]
    games = [result for _, result in history if result.played]
    if not games or not all_are_rated(context):
        return None
    points = sum([result.points for result in games])
    rating = rating_of(context)
    return points, [rating(game.opponent) for game in games if game.opponent is not None]

def _of_opponents(
    context,
    number,
    name,
    work_out,
    combine,
):
    if not all_are_rated(context):
        return NO_TERMS
    at = {"U": context.options["U"]} if "U" in context.options else {}
    named = f"{name} with unrated players at {at.get('U')}"

    def figure(context, number):
        return total(combine, work_out(context.narrowed(at), number))

    return context.of_opponents(
        number, lambda opponent: context.figure(named, opponent, figure) or 0.0
    )

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

def rating_difference(points, games):
    percent = rounded(100 * points, games)
    if percent < 50:
        return -_DIFFERENCE_FROM_50_PERCENT[50 - percent]
    return _DIFFERENCE_FROM_50_PERCENT[percent - 50]

def expected_score(rating, opponents):
    total = 0
    for opponent in opponents:
        difference = rating - opponent
        better = 50 + bisect_left(_LAST_DIFFERENCE_OF, abs(difference))
        total += better if difference >= 0 else 100 - better
    return total

def perfect_performance(points, opponents):
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

MODULES['xltiebreak.rules.systems.registry'] = r'''from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Any, Callable, NamedTuple, TypeVar

from xltiebreak.event.figures import Figure
from xltiebreak.event.findings import TieBreakError
from xltiebreak.rules.context import Context
from xltiebreak.rules.countings import GAME_POINTS, MATCH_POINTS
from xltiebreak.rules.terms import NO_TERMS, Terms, no_value
from xltiebreak.rules.worksheet import SUM, Combine, Worksheet, total

Compute = Callable[[Context, int], Terms]
Computing = TypeVar("Computing", bound=Compute)

class Needs(Enum):

    __hash__ = object.__hash__

    NOTHING = ""
    RATINGS = "no opponent has a rating"
    COLOURS = "no colors are known"
    LOTS = "no lot was drawn"
    TEAMS = "this is no team event"
    POINTS = "the points inside the matches are not known"
    BOARDS = "the results by board are not known"
    COMBINED = "only teams have it, where their top players are added up"

class Figures(Enum):

    __hash__ = object.__hash__

    SCORES = "scores"
    CUMULATIVES = "cumulatives"
    RATINGS = "ratings"
    PERFORMANCES = "performances"
    TOURNAMENT_POINTS = "tournament points"
    POINTS = "points"
    SCORE = "score"
    MATCHES = "matches"
    BOARDS = "boards"

    @property
    def of_opponents(self):
        return self not in _OWN_FIGURES

_OWN_FIGURES = (Figures.POINTS, Figures.SCORE, Figures.MATCHES, Figures.BOARDS)
_NONE: Mapping[str, str] = {}

class System(NamedTuple):

    code: str
    name: str
    reference: str
    key: str
    compute: Compute
    combine: Combine = SUM
    digits: int = 2
    higher_is_better: bool = True
    needs: Needs = Needs.NOTHING
    in_group: bool = False
    of_opponents: bool = False
    of_points: bool = False
    of_rounds: bool = False
    by_hand: tuple[Figures, ...] = ()
    function: str = ""
    functions: Mapping[str, str] = _NONE
    options: Mapping[str, str] = _NONE
    missing: str = ""
    unplayed: str = ""

    @property
    def of_scores(self):
        cumulatives = Figures.CUMULATIVES in self.by_hand
        return self.of_opponents and self.of_points and not cumulatives

    @property
    def of_teams(self):
        return self.needs in _OF_TEAMS

    def meaning(self, option):
        if option in self.options:
            return self.options[option].replace(" the 1 ", " the ")
        letter, number = _parted(option)
        for example, text in self.options.items():
            shape, shown = _parted(example)
            if shape == letter and shown and number:
                return text.replace(shown, number).replace(" the 1 ", " the ")
        raise KeyError(option)

def _parted(option):
    match = _OPTION.fullmatch(option)
    return (match[1], match[2]) if match else (option, "")

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
    code, name, reference, key, **settings
):

    def register(compute):
        made = System(code, name, reference, key, compute, **settings)
        if made.needs is Needs.COLOURS:
            made = made._replace(compute=_where_colors_are_known(compute))
        SYSTEMS[code] = made._replace(missing=made.missing or made.needs.value)
        return compute

    return register

def _where_colors_are_known(compute):

    def terms(context, number):
        if not context.scores.knows_colours:
            return NO_TERMS
        unknown = [f"R{round}" for round, _, result in context.games(number) if not result.colour]
        if unknown:
            return no_value(f"entered without a color: {', '.join(unknown)}")
        return compute(context, number)

    return terms

@dataclass(frozen=True)
class TieBreak:

    code: str
    system: System
    options: tuple[str, ...] = ()
    points: str = ""

    @property
    def name(self):
        options = (self.system.meaning(option).partition(" (")[0] for option in self.options)
        return " ".join([self.system.name, *_POINTS[self.points], *options])

    @property
    def help(self):
        return self.help_under("")

    def named_under(self, family):
        rules = self.system.reference.split("; ")
        own = [rule for rule in rules if family and rule.startswith(family)]
        reference = "; ".join(own or rules)
        return f"{self.name} ({reference})" if reference else self.name

    def help_under(self, family):
        options = "".join(f" {self.system.meaning(option)}." for option in self.options)
        return f"{self.named_under(family)}: {self.system.key}{options}"

    @cached_property
    def settings(self):
        parted = map(_parted, self.options)
        return {letter: int(number or 1) for letter, number in parted}

    @property
    def higher_is_better(self):
        return self.system.higher_is_better != (REVERSED in self.settings)

    def is_same_as(self, other):
        mine = (self.system, self.settings, self.points)
        return mine == (other.system, other.settings, other.points)

    def terms(self, context, number, group = ()):
        seen = self._looked_at(context, group)
        return seen if isinstance(seen, Terms) else self.system.compute(seen, number)

    def values(
        self, context, numbers, group = ()
    ):
        seen = self._looked_at(context, group)
        if isinstance(seen, Terms):
            return dict.fromkeys(numbers)
        combine, compute = self.system.combine, self.system.compute
        return {number: total(combine, compute(seen, number)) for number in numbers}

    def column(self, context, numbers):
        if not self.system.in_group:
            return self.values(context, numbers)
        same_score: dict[float, list[int]] = {}
        for number, score in context.scores.final.items():
            same_score.setdefault(score, []).append(number)
        return {
            number: self.values(context, [number], same_score[context.score(number)])[number]
            for number in numbers
        }

    def _looked_at(self, context, group):
        if self.system.in_group and len(group) < 2:
            return NO_TERMS
        if self.system.of_rounds and not context.knows_rounds:
            return no_value(_NO_ROUNDS)
        scores = context.scores if not self.points else context.by.counted_by(self.points)
        if scores is None or (self.system.of_points and not scores.win):
            return no_value(_NO_GAME_POINTS if context.by.of_teams else Needs.TEAMS.value)
        return context.on(scores).narrowed(self.settings, group)

    def worksheet(
        self, context, number, group = (), alone = ""
    ):
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
            remark=context.edition.remark(self.system.code, context.scores.kind),
            missing=missing,
        )

def of_code(code):
    first, *options = code.strip().upper().split("/")
    base, colon, points = first.partition(":")
    system = SYSTEMS.get(base) or _spelled_otherwise(base)
    if system is None:
        raise TieBreakError(f"{code!r} is not the code of a tie-break")
    if colon and (points not in _POINTS or not points or not system.of_points):
        takes = f"{base}:MP or {base}:GP" if system.of_points else f"{base} alone"
        raise TieBreakError(f"{code!r} is not a tie-break; use {takes}")
    for k, option in enumerate(options):
        try:
            system.meaning(option)
        except KeyError:
            takes = ", ".join(f"{base}/{o}" for o in system.options) or "none"
            raise TieBreakError(f"{base} has no option {option!r}; it takes {takes}") from None
        if _parted(option)[0] in {_parted(other)[0] for other in options[:k]}:
            raise TieBreakError(f"{code!r} has the option {_parted(option)[0]} twice; give it once")
    return TieBreak(code.strip(), system, tuple(options), points)

def _spelled_otherwise(code):
    return next((system for system in SYSTEMS.values() if system.code.upper() == code), None)
'''

MODULES['xltiebreak.rules.systems.results'] = r'''from __future__ import annotations

from fractions import Fraction
from functools import partial

from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome
from xltiebreak.rules.context import Context
from xltiebreak.rules.systems.registry import Figures, Needs, system
from xltiebreak.rules.terms import Term, Terms, idle
from xltiebreak.rules.unplayed import History
from xltiebreak.rules.worksheet import MEAN

@system(
    "KASH",
    "Kashdan",
    "US Chess 34E7",
    "4 for a win, 2 for a draw, 1 for a loss, nothing for an unplayed round.",
    by_hand=(Figures.POINTS,),
    function="KASHDAN",
)
def kashdan(context, number):
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
def most_blacks(context, number):
    history = context.history(number)
    amounts = [1.0 if result.played and result.colour == "b" else None for _, result in history]
    return Terms(amounts, partial(_game_with_black, history))

def _game_with_black(history, place, amount):
    round, result = history[place]
    if amount is None:
        not_black = "White" if result.played else result.outcome.value
        return Term(round, result.opponent, 0.0, drop=idle(not_black))
    return Term(round, result.opponent, amount)

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
def percentage(context, number):
    win = context.scores.win
    return context.of_games(number, lambda result: _percent(result.points, win))

def _percent(points, win):
    return 100 * points if win == 1 else Fraction(100 * points) / Fraction(win)
'''

MODULES['xltiebreak.rules.systems.sonneborn'] = r'''from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import partial

from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
from xltiebreak.rules.context import Context
from xltiebreak.rules.cuts import CUT_OR_MEDIAN, cut_as_asked
from xltiebreak.rules.scores import Scores
from xltiebreak.rules.systems.opponents import FORFEITS_AS_GAMES
from xltiebreak.rules.systems.registry import Figures, system
from xltiebreak.rules.terms import Term, Terms, Words, idle, not_played
from xltiebreak.rules.unplayed import History, Score

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
    unplayed="the opponents' scores are those in the standings, and a round without a game adds "
    "nothing",
)
def sonneborn_berger(context, number):
    adjusted = context.edition.sonneborn_adjusted
    return scores_times_points(
        context, context.scores if adjusted else context.by.tournament, number
    )

def scores_times_points(context, own, number):
    history = own.histories[number]
    opponents = _scores_of_opponents(context, number)
    factor = context.edition.sonneborn_factor
    amounts = [
        None if score is None else factor * result.points * score
        for (_, result), score in zip(history, opponents.amounts)
    ]
    terms = Terms(amounts, partial(_weighed, history, opponents, factor))
    return cut_as_asked(context, number, terms, opponents.candidates)

def _scores_of_opponents(context, number):
    if context.edition.sonneborn_adjusted:
        return context.opponents(number)
    history = context.history(number)

    def score(opponent):
        own = context.score(opponent)
        return context.adjusted(opponent) if "A" in context.options else Score(own)

    scores = [
        score(result.opponent) if result.opponent is not None and context.is_game(result) else None
        for _, result in history
    ]
    return Terms([score and score.amount for score in scores], partial(_weight, history, scores))

def _weight(
    history, scores, place, amount
):
    round, result = history[place]
    score = scores[place]
    if score is None:
        return not_played(round, result)
    return Term(round, result.opponent, score.amount, score.words, instead=score.instead)

def _weighed(
    history, opponents, factor, place, amount
):
    round, result = history[place]
    score = opponents[place]
    if amount is None:
        return not_played(round, result)
    if score.opponent is None:
        return score._replace(amount=amount, wording=_of_virtual_opponent(score, result))
    words = partial(_share_in_words, result, score.amount, factor, score.words)
    return Term(round, score.opponent, amount, words, instead=score.instead)

def _share_in_words(result, score, factor, adjusted):
    words = Words(_SHARE[result.outcome])
    share = words.template
    if result.points == 1 and factor == 2:
        words = Words(f"{share}, twice {{}}", (score,))
    elif result.points == 0.5 and factor == 1:
        words = Words(f"{share}, half of {{}}", (score,))
    elif result.points > 1 or (result.points == 1 != result.outcome.points):
        words = Words(f"{share}, {{}} × {{}}", (result.points, score))
    return words.then(adjusted)

def _of_virtual_opponent(opponent, result):
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
def koya(context, number):
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

def _koya_limit(context):
    options = context.options
    share = Fraction(options.get("L", 50), 100)
    by_halves = options.get("L+", 0) - options.get("L-", 0)
    most = context.scores.full_schedule * Fraction(context.scores.win)
    return share * most + Fraction(by_halves, 2)
'''

MODULES['xltiebreak.rules.systems.us_teams'] = r'''from __future__ import annotations

from fractions import Fraction
from typing import Callable

from xltiebreak.event.figures import Figure
from xltiebreak.rules.context import Context
from xltiebreak.rules.systems.registry import Figures, Needs, system
from xltiebreak.rules.terms import NO_TERMS, Term, Terms, Words, not_played
from xltiebreak.rules.unplayed import Score, half_a_point_for_each_unplayed_round
from xltiebreak.rules.worksheet import MEAN

@system(
    "IHSA",
    "IHSA Team Tie-Break",
    "IHSA Terms and Conditions",
    "For each match (points in the match + 10) × (the opponent's tournament points² + 1) ÷ 100.",
    needs=Needs.POINTS,
    by_hand=(Figures.TOURNAMENT_POINTS, Figures.MATCHES),
    function="IHSA_TB",
    unplayed="a match that the opponent did not play counts as drawn in its tournament points, and "
    "a match that your team did not play adds nothing",
)
def ihsa(context, number):

    def match(round, opponent, points):
        history = context.by.tournament.histories[opponent]
        t, note, _ = half_a_point_for_each_unplayed_round(history, 0.5)
        words = Words("({} + 10) × ({}² + 1) ÷ 100", (points, t))
        return Term(round, opponent, ihsa_round(points, t), words.then(note))

    return _of_matches(context, number, match)

def ihsa_round(points, opponent_points):
    return (Fraction(points) + 10) * (Fraction(opponent_points) ** 2 + 1) / 100

@system(
    "USAT",
    "US Amateur Team",
    "US Chess 34G",
    "For each match the points in the match × the opponent's final tournament points.",
    needs=Needs.POINTS,
    by_hand=(Figures.TOURNAMENT_POINTS, Figures.MATCHES),
    function="USAT_TB",
    unplayed="a match that your team did not play adds nothing",
)
def us_amateur_team(context, number):
    factor = context.edition.sonneborn_factor

    def match(round, opponent, points):
        score = context.by.tournament.final[opponent]
        words = Words(f"{'2 × ' * (factor == 2)}{{}} × {{}}", (points, score))
        return Term(round, opponent, factor * points * score, words)

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
    unplayed="a match that the opponent did not play counts as drawn in its tournament points, and "
    "a match that your team did not play counts as lost without a point to an opponent with 0",
    missing="the points inside the matches, or the number of boards, are not known",
)
def performance_index(context, number):
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
        words = Words(
            f"100 + ({{}}/{rounds} − ½) × {weight} + 80 × ({{}}/{{}} − ½)",
            (score.amount, points, most),
        )
        opponent = result.opponent if result.played else None
        figure = performance_of_match(points, most, score.amount, rounds)
        terms.append(Term(round, opponent, figure, words.then(score.words)))
    return Terms.of(terms)

def performance_of_match(points, most, score, rounds):
    half = Fraction(1, 2)
    strength = (Fraction(score) / rounds - half) * (50 + 10 * rounds)
    return 100 + strength + 80 * (Fraction(points) / Fraction(most) - half)

@system(
    "GMP",
    "Game/Match Points",
    "WinTD",
    "The game points if match points place the teams, otherwise the match points.",
    needs=Needs.POINTS,
    function="GAMEMATCH_TB",
)
def secondary_points(context, number):
    if not context.by.knows_points:
        return NO_TERMS
    return Terms.of(
        Term(round, result.opponent, result.points, Words(result.outcome.value))
        for round, result in context.by.secondary.histories[number]
    )

def _of_matches(context, number, match):
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
def team_sum(context, number):
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

    def shown(self, show = decimal):
        rest = self.more.shown(show) if self.more else ""
        return "; ".join(part for part in (self.first(show), rest) if part)

    def first(self, show = decimal):
        if not self.figures:
            return self.template
        return self.template.format(*(_written(figure, show) for figure in self.figures))

    def then(self, more):
        if not more:
            return self
        return self._replace(more=self.more.then(more) if self.more else more) if self else more

    def __bool__(self):
        return bool(self.template)

def _written(figure, show):
    return show(figure, _DIGITS) if isinstance(figure, (float, Fraction)) else str(figure)

SILENCE = Words()

Wording = Union[Words, Callable[[], Words]]

class Drop(NamedTuple):

    which: str
    reason: Words

def idle(reason, *figures):
    return Drop("", Words(reason, figures))

class Term(NamedTuple):

    round: int | None
    opponent: int | None
    amount: Figure
    wording: Wording = SILENCE
    drop: Drop | None = None
    instead: Figure | None = None

    @property
    def words(self):
        return self.wording if isinstance(self.wording, Words) else self.wording()

    @property
    def note(self):
        return self.words.shown()

    @property
    def counted(self):
        return self.drop is None

    def dropped(self, drop):
        return self._replace(drop=drop)

    @property
    def reasons(self):
        if self.drop is None:
            return self.words
        if not self.drop.which:
            return self.words.then(self.drop.reason)
        template, figures, more = self.drop.reason
        return self.words.then(
            Words(f"dropped as the {self.drop.which}: {template}", figures, more)
        )

    @property
    def why(self):
        return self.reasons.shown()

def not_played(round, result):
    return Term(round, None, 0.0, drop=idle(result.outcome.value))

TermMaker = Callable[[int, Optional[Figure]], Term]

_NONE_DROPPED: Mapping[int, Drop] = {}

class Terms(Sequence[Term]):

    __slots__ = ("_candidates", "amounts", "drops", "make_term", "missing")

    def __init__(
        self,
        amounts,  # noqa: UP045 - Python 3.9
        make_term,
        drops = _NONE_DROPPED,
    ):
        self.amounts = amounts
        self.make_term = make_term
        self.drops = drops
        self.missing = ""
        self._candidates: dict[int, Figure] | None = None

    @classmethod
    def of(cls, terms):
        made = tuple(terms)
        amounts = [term.amount if term.drop is None else None for term in made]
        return cls(amounts, lambda place, _: made[place])

    def without(self, drops):
        fewer = Terms(
            self.amounts, self.make_term, {**self.drops, **drops} if self.drops else drops
        )
        fewer._candidates = {**self.candidates}
        for place in drops:
            del fewer._candidates[place]
        return fewer

    @property
    def counted(self):
        if self._candidates is not None:
            return list(self._candidates.values())
        if self.drops:
            return list(self.candidates.values())
        return [amount for amount in self.amounts if amount is not None]

    @property
    def candidates(self):
        if self._candidates is None:
            self._candidates = {
                place: amount
                for place, amount in enumerate(self.amounts)
                if amount is not None and place not in self.drops
            }
        return self._candidates

    def __len__(self):
        return len(self.amounts)

    @overload
    def __getitem__(self, index): ...
    @overload
    def __getitem__(self, index): ...
    def __getitem__(self, index):
        if isinstance(index, slice):
            return list(self)[index]
        place = range(len(self.amounts))[index]
        term = self.make_term(place, self.amounts[place])
        drop = self.drops.get(place)
        return term if drop is None else term.dropped(drop)

NO_TERMS = Terms.of(())

def no_value(reason):
    terms = Terms.of(())
    terms.missing = reason
    return terms

def read_off(amount, words):
    return Terms.of([Term(None, None, amount, words)])
'''

MODULES['xltiebreak.rules.unplayed'] = r'''from __future__ import annotations

from collections.abc import Sequence
from typing import Callable, NamedTuple, Optional

from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
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
    def named(self):
        named: str = self.result.outcome.value
        return named

REQUESTED_BYES = frozenset({Outcome.HALF_BYE, Outcome.UNPAIRED})

class Unplayed(NamedTuple):

    adjusted_score: Callable[[History, float], Score]
    virtual_opponent: Callable[[Absence], Optional[Score]]  # noqa: UP045 - Python 3.9
    in_words: str
    forfeits_are_games: bool = False

# What a score is worth to the opponents

def half_a_point_for_each_unplayed_round(history, draw):
    unplayed = [round for round, result in history if not result.played]
    if not unplayed:
        return Score(_score(history))
    games = sum(result.points for _, result in history if result.played)
    return _noted(history, games + len(unplayed) * draw, "unplayed", unplayed, draw)

def requested_byes_at_the_end_at_half(history, draw):
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

def face_value(history, draw):
    return Score(_score(history))

def _score(history):
    return sum([result.points for _, result in history])

def _noted(
    history, adjusted, what, rounds, draw
):
    score = _score(history)
    if adjusted == score:
        return Score(adjusted)
    listed = ", ".join(f"R{round}" for round in rounds)
    each = " each" * (len(rounds) > 1)
    words = Words(f"score {{}}, with {what} {listed} at {{}}{each}", (score, _half(draw)))
    return Score(adjusted, words, score)

def _half(draw):
    return "½" if draw == 0.5 else draw

# Who stands in where the player himself did not play

def opponent_with_score_zero(absence):
    return Score(0.0, Words(f"{absence.named}, counts as 0"))

def nobody(absence):
    ...

def opponent_of_the_same_strength(absence):
    _, _, before, after, _, _, win, draw, _ = absence
    left = win - absence.result.points
    words = Words(
        f"{absence.named}: virtual opponent, {{}} before + {{}} in the round + {after} × {{}} "
        "after it",
        (before, left, _half(draw)),
    )
    return Score(before + left + after * draw, words)

def dummy_with_own_score(absence):
    words = Words(f"{absence.named}: as an opponent with the {absence.entry}'s own score")
    return Score(absence.score, words)

def dummy_with_own_score_capped(absence):
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
        cap, Words(f"{absence.named}: as an opponent with own score {{}}, at most {whose}", (own,))
    )

# Rounds that a player chose not to play

def nothing_is_voluntary(result):
    return False

def requested_byes_and_forfeit_losses(result):
    return result.outcome in REQUESTED_BYES or result.outcome is Outcome.FORFEIT_LOSS

# How the editions count unplayed rounds

_OPPONENTS = "each round that an opponent did not play counts"
_AT_HALF = f"{_OPPONENTS} as half a point in that opponent's score, whatever it gave; "
_AS_GIVEN = f"{_OPPONENTS} in that opponent's score what it gave"
_LATE_BYES = f"{_AS_GIVEN}, but byes asked for at the end count as draws; "
_OWN = "a round that you did not play adds"
_DUMMY_IN_WORDS = f"{_OWN} an opponent with your own score"

US_CHESS = Unplayed(
    half_a_point_for_each_unplayed_round,
    opponent_with_score_zero,
    f"{_AT_HALF}{_OWN} an opponent with 0",
)
FIDE_2009 = Unplayed(
    half_a_point_for_each_unplayed_round,
    opponent_of_the_same_strength,
    f"{_AT_HALF}{_OWN} an opponent who had your score before it, took in it the points that you "
    "did not get, and drew every later game",
)
FIDE_2023 = Unplayed(
    requested_byes_at_the_end_at_half, dummy_with_own_score, _LATE_BYES + _DUMMY_IN_WORDS
)
FIDE_2026 = Unplayed(
    requested_byes_at_the_end_at_half,
    dummy_with_own_score_capped,
    f"{_LATE_BYES}{_DUMMY_IN_WORDS}, but with no more than a draw in each round, and for a "
    "forfeit with no more than the scheduled opponent's score",
)
AT_FACE_VALUE = Unplayed(face_value, nobody, f"{_AS_GIVEN}; {_OWN} nothing")
PAIRED_IN_ADVANCE = Unplayed(
    face_value,
    nobody,
    f"{_AS_GIVEN}; a forfeit counts as a game with the scheduled opponent",
    forfeits_are_games=True,
)
'''

MODULES['xltiebreak.rules.worksheet'] = r'''from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from fractions import Fraction
from typing import Callable, NamedTuple

from xltiebreak.event.figures import Figure, decimal, with_all_digits
from xltiebreak.rules.terms import Show, Term, Terms, Words

_MORE_DIGITS = 3

class Combine(Enum):

    SUM = "sum"
    MEAN = "mean"
    ROUNDED_MEAN = "rounded mean"
    READ_OFF = "value"

    __hash__ = object.__hash__

SUM, MEAN, ROUNDED_MEAN, READ_OFF = Combine

def total(combine, terms):
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

def _exact_sum(figures):
    if {*map(type, figures)} <= {float, int}:
        return sum(figures)
    return sum((Fraction(figure) for figure in figures), Fraction())

def rounded(figure, parts = 1):
    numerator, denominator = figure.as_integer_ratio()
    whole = denominator * parts
    return (2 * numerator + whole) // (2 * whole)

Who = Callable[[int], str]

HUNDREDTHS = ("IHSA", "SSSC")

def value_shown(value, combine, code, digits, show):
    if show is not decimal and (combine is MEAN or code in HUNDREDTHS):
        return with_all_digits(value, digits)
    return show(value, digits).replace("-", "−")

class Worksheet(NamedTuple):

    system: str
    name: str
    combine: Combine
    terms: Terms
    digits: int = 2
    remark: str = ""
    missing: str = ""

    @property
    def rule(self):
        return (self.combine if self.combine in (SUM, MEAN) else READ_OFF).value

    @property
    def value(self):
        return total(self.combine, self.terms)

    @property
    def term_digits(self):
        counted = self.terms.counted
        if self.combine is not MEAN or not counted:
            return self.digits
        value = decimal(self.value or 0, self.digits)
        for digits in range(self.digits, self.digits + _MORE_DIGITS):
            added = sum(Fraction(decimal(amount, digits)) for amount in counted)
            if decimal(added / len(counted), self.digits) == value:
                return digits
        return self.digits + _MORE_DIGITS

    def sentence(self, show = decimal, who = str):
        named = f"{self.name} ({self.remark})" if self.remark else self.name
        value = self.value
        if value is None:
            return f"{named}: no value; {self.why_none(show)}"
        counted = [term for term in self.terms if term.counted]
        shown = f"{named} {self.shown_value(show)}"
        if self.combine is READ_OFF:
            return f"{shown}: {counted[0].words.shown(show)}"
        if self.combine in (MEAN, ROUNDED_MEAN):
            nearly = "=" if value == total(MEAN, self.terms) else "≈"
            listed = ", ".join(self._spelled(term, show, who) for term in counted)
            shown += f" {nearly} average of {listed}"
        elif counted:
            shown += f" = {self._added(counted, show, who)}"
        return "; ".join([shown, *self._dropped(show, who), *self._idle(show)])

    def why_none(self, show = decimal):
        return "; ".join(self._idle(show) or [self.missing or "no round is complete"])

    def _added(self, counted, show, who):
        text = self._spelled(counted[0], show, who)
        for term in counted[1:]:
            negative = term.amount < 0
            unsigned = term._replace(amount=-term.amount) if negative else term
            spelled = self._spelled(unsigned, show, who)
            text += f" {'−' if negative else '+'} {spelled}"
        return text

    def _spelled(self, term, show, who):
        place = f"R{term.round}" if term.round else ""
        if term.opponent is not None:
            place += f" v {who(term.opponent)}"
        inside = ": ".join(part for part in (place, term.words.shown(show)) if part)
        amount = self.shown_amount(term.amount, show)
        return f"{amount} ({inside})" if inside else amount

    def shown_value(self, show = decimal):
        value, code = self.value, self.system.partition("/")[0]
        return "" if value is None else value_shown(value, self.combine, code, self.digits, show)

    def shown_amount(self, amount, show = decimal, digits = 0):
        digits = max(digits, self.term_digits)
        if show is not decimal and self.system.partition("/")[0] in HUNDREDTHS:
            return with_all_digits(amount, digits)
        show = decimal if self.combine in (MEAN, ROUNDED_MEAN) else show
        return show(amount, digits).replace("-", "−")

    def _dropped(self, show, who):
        reasons: dict[Words, dict[str, list[str]]] = {}
        for term in self.terms:
            if term.drop and term.drop.which:
                groups = reasons.setdefault(term.drop.reason, {})
                groups.setdefault(term.drop.which, []).append(self._spelled(term, show, who))
        listed = []
        for reason, groups in reasons.items():
            dropped = [f"the {which}, {' and '.join(groups[which])}" for which in sorted(groups)]
            listed.append(f"dropped {', and '.join(dropped)}: {reason.shown(show)}")
        return listed

    def _idle(self, show):
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
from collections.abc import Callable, Mapping, Sized
from decimal import Decimal
from typing import Any, NamedTuple

from xltiebreak.event.findings import ERROR, MARKS, MOST_FIGURES, WARNING, TieBreakError
from xltiebreak.event.notation.dialects import A_DATE
from xltiebreak.event.words import LONGEST_TEXT, too_long

MAX_CELLS = 3_000_000
MAX_ROWS = 200_000
MAX_COLUMNS = 400

MAX_TABLES = 200

_INVISIBLE = re.compile(f"[{MARKS}]")
_FORMULA = re.compile(r"[\t\r\n]|\s*[=+@-]|\s*[＝＋－＠﹦﹢﹣﹫]")

_ENDLESS = re.compile(rf"(\d{{20}})\d{{{MOST_FIGURES - 19},}}")

class Fault(NamedTuple):

    code: str
    message: str

    @property
    def severity(self):
        return ERROR if self.code == LONG_TEXT else WARNING

LONG_TEXT = "long-text"

class Cell(NamedTuple):

    text: str = ""
    fault: Fault | None = None
    typed: str = ""

EMPTY = Cell()

def text_cell(text):
    text = plain(text)
    if why := too_long(text):
        return Cell(text[:LONGEST_TEXT], Fault(LONG_TEXT, why))
    return Cell(text) if text else EMPTY

EXCEL_ERRORS = frozenset(
    {"#NULL!", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#N/A"}
    | {"#GETTING_DATA", "#SPILL!", "#CALC!"}
)
MADE_A_DATE = Fault("date-cell", A_DATE)

def cell_of(value):
    if value is None:
        return EMPTY
    if isinstance(value, (datetime.date, datetime.time, datetime.timedelta)):
        return Cell(_spelled_date(value), MADE_A_DATE)
    if isinstance(value, bool):
        return Cell(str(value).upper())
    if isinstance(value, (float, Decimal)) and value == value // 1:
        value = int(value)
    cell = text_cell(str(value))
    if cell.text in EXCEL_ERRORS:
        message = f"the cell holds Excel's error {cell.text}; type the entry"
        return Cell(cell.text, Fault("error-cell", message))
    return cell

def _spelled_date(value):
    if isinstance(value, datetime.date):
        return f"{value:%B} {value.day}, {value.year}"
    return str(value)

_SHORT, _KEPT = 32, 100_000

class SameCells(dict[str, Cell]):

    def __init__(self, made):
        self._made = made

    def __missing__(self, text):
        cell = self._made(text)
        if len(text) < _SHORT and len(self) < _KEPT:
            self[text] = cell
        return cell

class Row(NamedTuple):

    number: int
    cells: list[Cell]

    def cell(self, column):
        if column is None or column >= len(self.cells):
            return EMPTY
        return self.cells[column]

    def put(self, cells):
        width = max(len(self.cells), *(column + 1 for column in cells))
        padded = [*self.cells, *[EMPTY] * (width - len(self.cells))]
        for column, cell in cells.items():
            padded[column] = cell
        return Row(self.number, padded)

    def within(self, start, end):
        return Row(self.number, [EMPTY] * min(start, len(self.cells)) + self.cells[start:end])

    @property
    def empty(self):
        return not any(cell.text or cell.fault for cell in self.cells)

def refuse_many_tables(tables):
    if len(tables) > MAX_TABLES:
        raise TieBreakError(
            f"the file has more than {MAX_TABLES} crosstables; keep those of one event"
        )

def column_letter(column):
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters

def column_number(letters):
    number = 0
    for letter in letters:
        number = 26 * number + ord(letter) - ord("A") + 1
    return number

def plain(text):
    if len(text) > MOST_FIGURES:
        text = _ENDLESS.sub(r"\1…", text)
    if not text.isascii():
        text = unicodedata.normalize("NFC", text)
    if text.isprintable():
        return " ".join(text.split())
    visible = _INVISIBLE.sub("", text)
    kept = "".join(
        " " if unicodedata.category(letter) in ("Cc", "Zl", "Zp") else letter
        for letter in visible
        if unicodedata.category(letter) not in ("Cs", "Cn")
    )
    return " ".join(kept.split())

def harmless(text):
    return f"'{text}" if _FORMULA.match(text) else text

def number_in(text):
    return text.removesuffix(".0").rstrip(".)").removeprefix("#").strip()

def whole_number(text):
    plain = number_in(text)
    return int(plain) if plain.isdecimal() and len(plain) < 7 else 0
'''

MODULES['xltiebreak.tables.header'] = r'''from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from xltiebreak.tables.cells import Row

Titles = Mapping[str, Sequence[str]]

def by_title(words):
    return {title: text.split("|") for title, text in words.items()}

SYNONYMS: Titles = by_title(
    {
        "No.": "no|nr|num|number|#|start no|start number|pair|pair no|pair num|pair #|pairing no|"
        "pairing number|pairing #|plr|plr#|start #|seed no|stnr|st nr|startnr|start nr|startnummer|"
        "teilnehmernr|nummer|lfd nr|numéro|numero|número|núm|nº|n°|nro|dorsal|lotnr|lotnummer|"
        "num|nr ini|no ini|nº ini|nº inicial|n ord|lähtönro|lähtönumero|n:o|deltakernr|deltagernr|"
        "tln nr|tlnnr|ssz|sorszám|rajtszám|rajtsorszám|bno|baş no|başlangıç no|№|номер|ном|č|číslo",
        "Name": "name|names|player|players|player name|full name|last, first|spieler|spielerin|"
        "teilnehmer|spielername|nachname, vorname|nom|joueur|joueurs|nom prénom|nom et prénom|"
        "nom prenom|nombre|jugador|jugadores|apellidos, nombre|apellidos y nombre|"
        "nombre y apellidos|naam|speler|spelers|deelnemer|nome|giocatore|giocatori|"
        "cognome e nome|cognome nome|jogador|participant|nominativo|cognome, nome|jogadora|"
        "jogadores|atleta|participante|apelido, nome|nome completo|namn|spelare|deltagare|"
        "efternamn, förnamn|navn|spiller|spillere|deltaker|deltakere|deltager|deltagere|"
        "etternavn, fornavn|efternavn, fornavn|nimi|pelaaja|pelaajat|sukunimi, etunimi|"
        "name, vorname|jogador(a)|név|játékos|versenyző|ad soyad|adı soyadı|soyadı, adı|isim|"
        "oyuncu|sporcu|имя|фио|ф и о|фамилия, имя|фамилия имя|фамилия и имя|игрок|участник|име|"
        "играч|състезател|ім'я|гравець|nafn|keppandi|nazwisko i imię|imię i nazwisko|"
        "nazwisko, imię|zawodnik|gracz|jméno|příjmení, jméno|jméno a příjmení|hráč",
        "Last name": "last name|last|surname|family name|nachname|familienname|nom de famille|"
        "apellido|apellidos|achternaam|familienaam|cognome|apelido|sobrenome|efternamn|etternavn|"
        "efternavn|sukunimi|vezetéknév|soyad|soyadı|soyisim|фамилия|прізвище|nazwisko|příjmení",
        "First name": "first name|first|given name|vorname|prénom|prenom|voornaam|nombre de pila|"
        "nome próprio|förnamn|fornavn|etunimi|keresztnév|adı|imię|křestní jméno",
        "ID": "id|uscf id|uscf|us chess id|mem id|member id|member|membership|fide id|fideid|"
        "mitgliedsnummer|pkz|licence|licencia|relatienummer|tessera|id fsi|id fide|"
        "id fide|id cbx|licença|medlemsnr|medlemsnummer|medlems id|jäsennumero",
        "Rating": "rating|rtg|rate|rtng|elo|pre|pre rating|us chess rating|dwz|twz|nwz|elo fide|"
        "fide elo|fide rating|wertungszahl|elozahl|"
        "elo ita|elo fsi|elo nac|elo nacional|rat|lask|ratingtal|dsu rating|nsf elo|styrketal|selo|"
        "vahvuusluku|élő|élő-pont|értékszám|ukd|рейтинг|рейт|stig",
        "Team": "team|club|school|team or club|team/club|club/city|team/school|verein|verein/ort|"
        "mannschaft|schule|équipe|equipe|école|équipo|equipo|escuela|vereniging|ploeg|circolo|società|"
        "squadra|circolo/città|scuola|clube|clube/cidade|equipa|escola|klubb|klubb/ort|lag|skola|förening|"
        "skole|forening|klub|skakklub|hold|seura|joukkue|koulu|"
        "csapat|egyesület|iskola|kulübü|kulüp|takım|okul|команда|клуб|школа|отбор|училище|félag|sveit|"
        "skóli|drużyna|szkoła|oddíl|družstvo|škola",
        "Score": "score|tot|total|pts|points|total pts|total points|tps|total score|final score|"
        "punkte|pkt|pkte|gesamt|summe|ges|puntos|ptos|punten|pnt|pnten|ptn|totaal|punti|totale|"
        "pontos|punteggio|pti|punti tot|tot punti|pontuação|pontuacao|total de pontos|poäng|summa|"
        "totalt|poeng|sum|point|i alt|samlet|pisteet|pist|yht|yhteensä|"
        "pont|pontszám|össz|összesen|puan|toplam|очки|очк|сумма|итого|точки|всичко|бали|vinningar|vinn|"
        "punkty|suma|razem|body|součet|celkem",
    }
)
PLACES = frozenset(
    {"place", "pl", "rank", "rk", "pos", "position", "platz", "rang", "rg", "puesto", "posición"}
    | {"posicion", "plaats", "posizione", "class", "classifica", "lugar", "clas", "clt", "posto"}
    | {"posição", "posicao", "classificação", "class final", "placering", "plac", "plats", "plass"}
    | {"plassering", "plads", "sija", "sij", "sijoitus", "hely", "helyezés", "sıra", "derece"}
    | {"место", "м", "място", "місце", "sæti", "röð", "miejsce", "msc", "pořadí", "poř"}
)

_ROUND = (
    "r|rd|rnd|round|runde|rde|ronde|ronda|rda|tour|turno|runda|rodada|rod|jornada|rond|omgång|"
    "omgang|kierros|krs|forduló|ford|tur|тур|кръг|кр|umferð|umf|kolo"
)
ROUND_WORDS = _ROUND.split("|")
_ORDINALS = "st|nd|rd|th|e|er|re|a|ª|º|°"
_PARTED = re.compile(r"[\s.:,_-]+|^#(?=\d+$)")

HALVES: Mapping[str, tuple[str, str]] = {
    "vorname": ("name", "nachname"),
    "prénom": ("nom", "nom de famille"),
    "prenom": ("nom", "nom de famille"),
    "voornaam": ("naam", "achternaam"),
    "cognome": ("nome", "voornaam"),
    "apellidos": ("nombre", "voornaam"),
    "apellido": ("nombre", "voornaam"),
    "apelido": ("nome", "voornaam"),
    "sobrenome": ("nome", "voornaam"),
}

def heading(text):
    return _PARTED.sub(" ", text.casefold()).strip()

FIELD_OF: Mapping[str, str] = {
    heading(synonym): field for field, synonyms in SYNONYMS.items() for synonym in synonyms
}

_LONE_N = "n"
_AT_THE_LEFT = 3

def field_headed(text, column):
    return "No." if text == _LONE_N and column < _AT_THE_LEFT else FIELD_OF.get(text)

def is_better(field, text, fields):
    return field not in fields or (field == "Score" and text not in _SUMS)

_SUMS = frozenset(("sum", "summa", "summe"))

ROUND = re.compile(
    rf"(?:{_ROUND}) ?#? ?(\d{{1,3}})(?: res(?:ult)?)?|(\d{{1,3}}) ?(?:{_ORDINALS})? ?(?:{_ROUND})"
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
    def names_players(self):
        return bool(self.fields.keys() & _NAMING)

    @property
    def lists_scores(self):
        named = self.fields.keys() & {"Name", "Last name"}
        return bool(named) and "Score" in self.fields and not (self.rounds or self.across)

    @property
    def own(self):
        fields = {column for name, column in self.fields.items() if name != "Score"}
        return fields.union(self.rounds.values(), self.opponents.values(), self.twice.values())

    @property
    def used(self):
        by_round = (self.rounds, self.opponents, self.points, self.twice)
        across = (column for both in self.across.values() for column in both)
        columns = (column for by_title in (self.fields, *by_round) for column in by_title.values())
        return {*columns, *self.unused, *across}

def header_of(rows):
    headers: list[Header] = []
    for k, row in enumerate(rows[:HEADER_WITHIN_ROWS]):
        headers.append(header_in(k, row))
        if headers[k].rounds and headers[k].names_players:
            return headers[k]
    for header in headers:
        if len(header.rounds) < 2 and not header.across:
            continue
        above = headers[header.row - 1] if header.row else None
        if above and above.lists_scores and not header.used.isdisjoint(above.fields.values()):
            continue  # figures of the first player below the headers of a list of scores
        for other in headers[max(header.row - 1, 0) : header.row + 2]:
            if other.names_players:
                fields = {**other.fields, **header.fields}
                return replace(header, row=max(header.row, other.row), fields=fields)
        return header
    return None

def header_of_scores(rows):
    for k, row in enumerate(rows[:HEADER_WITHIN_ROWS]):
        header = header_in(k, row)
        if header.lists_scores:
            return _with_places(header, row)
    return None

def _with_places(header, row):
    places = (k for k, cell in enumerate(row.cells) if heading(cell.text) in PLACES)
    column = next(places, None)
    if column is None:
        return header
    fields = {name: at for name, at in header.fields.items() if at != column}
    return replace(header, fields={**fields, "Place": column})

def header_in(index, row):
    texts = [heading(cell.text) if cell.text else "" for cell in row.cells]
    for title in HALVES.keys() & set(texts):
        whole, half = HALVES[title]
        texts = [half if text == whole else text for text in texts]
    fields: dict[str, int] = {}
    rounds: dict[int, int] = {}
    opponents: dict[int, int] = {}
    points: dict[int, int] = {}
    twice: dict[int, int] = {}
    unused: list[int] = []
    named_rounds = [*map(_round_of, texts), None]
    for column, text in enumerate(texts):
        round, following = named_rounds[column : column + 2]
        if named := _OPPONENT_OF.fullmatch(text):
            opponents.setdefault(int(named[1] or named[2]), column)
        elif text in _OPPONENT and following is not None:
            opponents.setdefault(following, column)
        elif round:
            (twice if round in rounds else rounds).setdefault(round, column)
        elif named := _POINTS_OF.fullmatch(text):
            points.setdefault(int(named[1] or named[2]), column)
        elif round == 0 or (_NO_ROUND.fullmatch(text) and text not in PLACES):
            unused.append(column)
        elif (name := field_headed(text, column)) and is_better(name, text, fields):
            fields[name] = column
    if "No." not in fields and _RANK in texts:
        fields["No."] = texts.index(_RANK)
    across: Mapping[int, Sequence[int]] = {}
    rounds = rounds or rounds_before_total(texts)
    if not rounds:
        rounds, twice, across = _headed_by_numbers(texts, fields)
    return Header(index, fields, rounds, opponents, points, twice, unused, across)

def _headed_by_numbers(
    texts, fields
):
    runs = list(_runs(texts))
    longest = max((run for run in runs if len(run[1]) == 1), key=len, default={})
    across = max((run for run in runs if len(run) > 1), key=len, default={})
    only_n = fields.keys() == {"No."} and texts[fields["No."]] == _LONE_N
    if len(longest) == 1 and (only_n or "2" in texts):
        return {}, {}, across if "2" in texts and len(across) > 1 else {}
    again = [run for run in runs if len(run[1]) == 1 and run is not longest]
    alike = (run for run in again if len(run) == len(longest) >= _A_CYCLE)
    rounds = {round: columns[0] for round, columns in longest.items()}
    first = next(alike, None)
    return rounds, {1: first[1][0]} if first else {}, across

_A_CYCLE = 3

ROUND_T = re.compile(r"t ?(\d{1,2})")

def rounds_before_total(texts):
    total = max((k for k, text in enumerate(texts) if FIELD_OF.get(text) == "Score"), default=-1)
    named = {int(match[1]): k for k, text in enumerate(texts) if (match := ROUND_T.fullmatch(text))}
    in_order = [*named] == [*range(1, len(named) + 1)] and len(named) > 1
    return named if in_order and max(named.values()) < total else {}

def _round_of(text):
    named = ROUND.fullmatch(text)
    return int(named[1] or named[2]) if named else None

def _runs(texts):
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
'''

MODULES['xltiebreak.tables.lone_letters'] = r'''from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from xltiebreak.event.figures import on_paper, points
from xltiebreak.event.notation import US, Dialect, tidy
from xltiebreak.event.notation.dialects import BYES
from xltiebreak.event.results import UNREADABLE, Outcome, Result
from xltiebreak.tables.cells import Cell

_ENOUGH = 2
_WORTHS: Mapping[float, Outcome] = {points(worth): outcome for worth, outcome in BYES.items()}

class _Row(NamedTuple):

    letters: Sequence[str]
    left: float

class Overruled(NamedTuple):

    row: int
    round: int
    letter: str
    result: Result
    worth: float

    @property
    def message(self):
        in_us = "no result" if self.result is UNREADABLE else on_paper(self.result.points)
        return (
            f"{self.letter!r} is read as {on_paper(self.worth)} here, as the printed totals say of "
            f"every row with it; in US letters it is {in_us}. Type B for a "
            "full point, H for half a point, U for none, or correct the totals"
        )

def lone_letter(cell):
    text = tidy(cell.text).strip("| ")
    return text.upper() if len(text) == 1 and text.isalpha() and cell.fault is None else ""

def settle_letters(
    rows,
    results,
    totals,
    dialect,
    numbers,
):
    table = [[_bye_letter(cell, dialect) for cell in row] for row in rows]
    if not any(map(any, table)):
        return
    is_foreign = bool(dialect.words)
    met = [{result.opponent for result in column} for column in zip(*results)]
    for letters, line, number in zip(table, results, numbers or [0] * len(rows)):
        for round, letter in enumerate(letters):
            if letter and is_foreign and number in met[round]:
                letters[round], line[round] = "", UNREADABLE
    known = _worths(_rows_with_totals(table, results, totals), 1 if is_foreign else _ENOUGH)
    for k, (letters, line) in enumerate(zip(table, results)):
        for round, letter in enumerate(letters):
            if letter in known:
                if line[round] is UNREADABLE or line[round].points != known[letter]:
                    if not is_foreign:
                        yield Overruled(k, round + 1, letter, line[round], known[letter])
                    line[round] = Result(_WORTHS[known[letter]])
            elif letter and is_foreign:
                line[round] = UNREADABLE

_WITH_WORTH = re.compile(r"B(?: | ?\()([1½0])\)?", re.IGNORECASE)

def settle_points_beside_b(
    rows,
    results,
    totals,
    numbers,
    dialect,
):
    stated = {
        (k, round): match[1]
        for k, row in enumerate(rows)
        for round, cell in enumerate(row)
        if cell.fault is None and (match := _WITH_WORTH.fullmatch(tidy(cell.text)))
    }
    if dialect.code != US or {*stated.values()} <= {"0"} or len(numbers) < len(rows):
        return
    first = numbers.index(1) if 1 in numbers else None
    for (k, round), worth in stated.items():
        others = [result for r, result in enumerate(results[k]) if (k, r) not in stated]
        of_byes = sum(points(text) for (row, _), text in stated.items() if row == k)
        total = totals[k]
        if total is not None and UNREADABLE not in others:
            is_bye = sum(result.points for result in others) + of_byes == total
        else:
            is_bye = worth != "1" or first in (None, k) or _is_engaged(results[first or 0][round])
        results[k][round] = Result(BYES[worth]) if is_bye else UNREADABLE

def _is_engaged(result):
    return result is not UNREADABLE and not result.blank

def _bye_letter(cell, dialect):
    letter = lone_letter(cell)
    return "" if letter in dialect.letters and not dialect.words else letter

def why_not(text, dialect):
    return (
        f"{text.strip('| ')!r} names no opponent, and in a table in {dialect.words} nothing says "
        "what it is worth; type the opponent's number behind it, or 1 bye, ½ bye or 0 bye"
    )

def _rows_with_totals(
    table,
    results,
    totals,
):
    rows = []
    for letters, line, total in zip(table, results, totals):
        others = [result for letter, result in zip(letters, line) if not letter]
        if total is not None and UNREADABLE not in others:
            alone = [letter for letter in letters if letter]
            rows.append(_Row(alone, total - sum(result.points for result in others)))
    return rows if all(row.letters or not row.left for row in rows) else []

def _worths(rows, enough):
    known: dict[str, float] = {}
    for _ in rows:
        worths: dict[str, list[float]] = {}
        for row in rows:
            unknown = [letter for letter in row.letters if letter not in known]
            if len({*unknown}) == 1:
                left = row.left - sum(known.get(letter, 0) for letter in row.letters)
                worths.setdefault(unknown[0], []).append(left / len(unknown))
        settled = {
            letter: each[0]
            for letter, each in worths.items()
            if len(each) >= enough and len({*each}) == 1 and each[0] in _WORTHS
        }
        if not settled:
            break
        known.update(settled)
    wrong = {
        letter
        for row in rows
        if sum(known.get(letter, 0) for letter in row.letters) != row.left
        for letter in row.letters
    }
    return {letter: worth for letter, worth in known.items() if letter not in wrong}
'''

MODULES['xltiebreak.tables.result_cells'] = r'''from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple, Optional

from xltiebreak.event.figures import decimal, points
from xltiebreak.event.findings import ERROR, WARNING, Finding, Place
from xltiebreak.event.notation import (
    DIALECTS,
    AmbiguousNotation,
    Dialect,
    UnknownCell,
    in_us,
    infer,
    known_name,
    read_cell,
    tidy,
    understood,
)
from xltiebreak.event.notation.dialects import BYES, worth_of_bye
from xltiebreak.event.results import TWIN, UNREADABLE, Outcome, Result
from xltiebreak.tables.cells import Cell
from xltiebreak.tables.lone_letters import Overruled, settle_letters, settle_points_beside_b
from xltiebreak.tables.lone_letters import why_not as why_unread

Where = Callable[[int, int], tuple[str, Optional[Place]]]

Rows = tuple[tuple[Result, ...], ...]

class ReadResults(NamedTuple):

    results: Rows
    faults: list[Finding]
    dialect: Dialect

def read_results(
    rows,
    where,
    notation = "",
    how_to_state = "",
    numbers = (),
    totals = (),
    *,
    only_us = False,
    others_can_be_stated = False,
):
    faults: list[Finding] = []

    def report(k, round, code, message):
        cell_at, place = where(k, round)
        faults.append(Finding(ERROR, code, cell_at, message, place))

    name = known_name(notation) if notation else ""
    if name in DIALECTS and name != _UK:
        dialect = DIALECTS[name]
    else:
        try:
            texts = [cell.text for row in rows for cell in row if not cell.fault]
            if only_us and not name:
                dialect = in_us(texts, others_can_be_stated=others_can_be_stated)
            else:
                misfits = partial(_misfits, rows=rows, numbers=numbers, totals=totals)
                dialect = infer(texts, misfits, name)
        except AmbiguousNotation as ambiguous:
            dialect = ambiguous.dialect
            k, round = _first(rows, ambiguous.text)
            hint = f" ({how_to_state})" if how_to_state else ""
            message = _as_typed(str(ambiguous), rows[k][round - 1])
            report(k, round, "ambiguous-notation", f"{message}{hint}")
    known, why_not = _read_once({cell.text for row in rows for cell in row}, dialect)
    results = [[UNREADABLE if cell.fault else known[cell.text] for cell in row] for row in rows]
    if why_not and not only_us:
        _settle_byes(rows, results, totals)
        settle_points_beside_b(rows, results, totals, numbers, dialect)
    if not only_us and name != dialect.code:
        for letter in _first_of_each(settle_letters(rows, results, totals, dialect, numbers)):
            cell_at, place = where(letter.row, letter.round)
            faults.append(Finding(WARNING, "printed-score", cell_at, letter.message, place))
    for k, row in enumerate(rows):
        for round, (cell, result) in enumerate(zip(row, results[k]), start=1):
            if cell.fault is not None:
                report(k, round, *cell.fault)
            elif result is UNREADABLE:
                message = why_not.get(cell.text) or why_unread(cell.text, dialect)
                report(k, round, "unknown-code", _as_typed(message, cell))
    return ReadResults(tuple(map(tuple, results)), faults, dialect)

def _first_of_each(cells):
    first: dict[str, Overruled] = {}
    for cell in cells:
        first.setdefault(cell.letter, cell)
    return first.values()

def _read_once(
    texts, dialect
):
    known: dict[str, Result] = {}
    why_not: dict[str, str] = {}
    for text in texts:
        try:
            known[text] = read_cell(text, dialect)
        except UnknownCell as unknown:
            known[text], why_not[text] = UNREADABLE, str(unknown)
    return known, why_not

def _settle_byes(
    rows, results, totals
):
    named = [any(result.opponent for result in column) for column in zip(*results)]
    for row, line, total in zip(rows, results, totals):
        unread = [k for k, result in enumerate(line) if result is UNREADABLE]
        is_open = any(result.outcome is Outcome.PENDING for result in line)
        if total is None or is_open or not unread or any(row[k].fault for k in unread):
            continue
        left = total - sum(result.points for result in line)
        texts = [tidy(row[k].text) for k in unread]
        if all(text in BYES for text in texts):
            if all(named[k] for k in unread) and sum(map(points, texts)) == left:
                for k, text in zip(unread, texts):
                    line[k] = Result(BYES[text])
        elif all(worth_of_bye(text) == "" for text in texts):
            each = decimal(left / len(unread)).replace("0.5", "½")
            if each in BYES and (len(unread) == 1 or each != "½"):
                for k in unread:
                    line[k] = Result(BYES[each])

_UK = "uk"

def _as_typed(message, cell):
    if not cell.typed:
        return message
    for text in (tidy(cell.text), cell.text):
        message = message.replace(repr(text), repr(cell.typed))
    return message

def _misfits(
    dialect,
    rows,
    numbers,
    totals,
):
    read = understood({cell.text for row in rows for cell in row if not cell.fault}, dialect)
    results = [[read.get(cell.text, UNREADABLE) for cell in row] for row in rows]
    _settle_byes(rows, results, totals)
    list(settle_letters(rows, results, totals, dialect, numbers))
    return contradictions(numbers, results) + wrong_totals(results, totals)

def contradictions(numbers, results):
    rows = dict(zip(numbers, results))
    count = 0
    for number, row in rows.items():
        for round, result in enumerate(row):
            twins = rows.get(result.opponent or 0)
            twin = twins[round] if twins else None
            if twin is None or twin.opponent != number:
                continue
            if Outcome.PENDING in (result.outcome, twin.outcome):
                continue
            both_lost = result.outcome is twin.outcome is Outcome.FORFEIT_LOSS
            count += not both_lost and twin.outcome is not TWIN.get(result.outcome)
            count += bool(result.colour) and result.colour == twin.colour
    return count

def wrong_totals(results, totals):
    return sum(
        total is not None and sum(result.points for result in row) != total
        for row, total in zip(results, totals)
    )

def _first(rows, text):
    cells = ((k, r, cell.text) for k, row in enumerate(rows) for r, cell in enumerate(row, 1))
    return next((k, r) for k, r, there in cells if there == text)
'''

MODULES['xltiebreak.tables.settings'] = r'''from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from xltiebreak.event.crosstable import KINDS, ROUNDROBIN, SWISS
from xltiebreak.event.figures import points
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation import dialect_named
from xltiebreak.event.section import (
    BY_GAME_POINTS,
    BY_MATCH_POINTS,
    MAX_BOARDS,
    PERFECT_PLAYOFF,
    MatchPoints,
)
from xltiebreak.event.words import bare, folded
from xltiebreak.ranking.orders import order_named
from xltiebreak.rules.editions import edition_named
from xltiebreak.tables.cells import Cell

TEAM_KINDS = ("team", "team roundrobin")

_FIGURE = re.compile(r"\d+(?:[.,]\d+)?½?|½")
_USUAL = re.compile(r"[01](?:[.,]0+)?|0?[.,]50*|½")

_OF_SECTION = (
    *("name", "kind", "scheduled_rounds", "edition", "order", "lots", "trophies", "playoff"),
    *("perfect_scores", "unrated", "withdrawn", "counting", "team_minimum"),
)

class TeamsBy(NamedTuple):

    header: str
    counting: int
    minimum: int | None

@dataclass(frozen=True)
class Settings:

    name: str = ""
    kind: str = ""
    scheduled_rounds: int | None = None
    edition: str = ""
    order: str = ""
    lots: str = ""
    playoff: str = ""
    perfect_scores: str = ""
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
    team_minimum: int | None = None
    teams_by: tuple[TeamsBy, ...] = ()
    prizes: Mapping[str, Cell] = field(default_factory=dict)
    cells: Mapping[str, str] = field(default_factory=dict)
    in_our_book: bool = False

    @property
    def of_section(self):
        return {field: getattr(self, field) for field in _OF_SECTION}

def understood(name, text):
    return _READ.get(name, str)(text)

def boards_of(text):
    if not text:
        return 0, ()
    if re.fullmatch(r"[^,;\s]+", text):
        return understood("boards", text), ()
    weights: tuple[float, ...] = understood("board_weights", text)
    return len(weights), weights

def names_teams(kind):
    return "team" in bare(kind)

def refuse_other_scoring(text):
    figures = _FIGURE.findall(text.replace("1/2", "½"))
    if not all(_USUAL.fullmatch(figure) for figure in figures):
        raise TieBreakError(
            f"scoring {text!r} is not supported; a win is 1, a draw ½ and a loss 0 in every sum "
            "here"
        )

def _whole_number(text):
    number = text.removesuffix(".0")
    if not number.isdecimal() or len(number) > 4:
        raise TieBreakError(f"{text!r} is not a whole number; expected one such as 5, or nothing")
    return int(number)

def _words(text):
    return [word for word in re.split(r"[,;\s]+", text) if word]

def _numbers(text):
    return tuple(dict.fromkeys(map(_pairing_number, _words(text))))

def _pairing_number(text):
    number = text.removesuffix(".0").removeprefix("#")
    if not number.isdecimal() or not 0 < len(number) < 7:
        raise TieBreakError(f"{text!r} is not a pairing number; expected numbers such as 3, 7")
    return int(number)

_ROUNDROBINS = "rr allplayall quad quads berger rundenturnier touscontretous todoscontratodos"
_SWISSES = "schweizer schweizersystem suisse systemesuisse suizo sistemasuizo zwitsers svizzero"
_PAIRED = {
    **dict.fromkeys(_ROUNDROBINS.split(), ROUNDROBIN),
    **dict.fromkeys(_SWISSES.split(), SWISS),
}

def _kind(text):
    kind = re.sub(r"(system|event|tournament|pairings?){1,5}$", "", bare(folded(text)))
    paired = re.sub(r"teams?(?!wiss)|individual", "", kind).removeprefix("double")
    paired = _PAIRED.get(paired, paired) or (SWISS if names_teams(text) else "")
    if paired not in KINDS:
        kinds = ", ".join((*KINDS, *TEAM_KINDS))
        raise TieBreakError(f"{text!r} is not a kind of event; use one of {kinds}")
    return paired

def _placed_by(text):
    first = bare(text).removesuffix("s").removesuffix("point")
    for places, names in ((BY_MATCH_POINTS, ("match", "mp")), (BY_GAME_POINTS, ("game", "gp"))):
        if first in names:
            return places
    raise TieBreakError(f"{text!r} places no teams; expected match points or game points")

def _match_points(text):
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

def _from_one(refusal, most = 9_999):
    def read(text):
        number = _whole_number(text)
        if not 0 < number <= most:
            raise TieBreakError(refusal.format(text))
        return number

    return read

def _weights(text):
    try:
        weights = tuple(map(points, _words(text)))
    except ValueError:
        weights = ()
    if not weights or len(weights) > MAX_BOARDS or min(weights) <= 0:
        raise TieBreakError(
            f"{text!r} does not say what the boards are worth; expected a number for each board, "
            "the first board first, such as 12 11 10 9 8 7 6 5"
        )
    return weights

def _checked(understand):

    def read(text):
        understand(text)
        return text

    return read

_COMPETITION = re.compile(
    r"(.+) (?:top|best)\.? (?!0+\b)(\d{1,3})"
    r"(?: (?:min|minimum|at least)\.? (?!0+\b)(\d{1,3}))?\.?",
    re.IGNORECASE,
)
_NEXT = re.compile(r"[,;](?! ?(?:min|minimum|at least)\b)", re.IGNORECASE)

def _teams_by(text):
    parts = [re.sub("[,;:]", " ", part).split() for part in _NEXT.split(text)]
    matches = [_COMPETITION.fullmatch(" ".join(words)) for words in parts if words]
    if not matches or not all(matches):
        raise TieBreakError(
            f"{text!r} does not say by which columns teams are made; expected such as "
            "School top 4 min 2, Club top 3"
        )
    return tuple(
        TeamsBy(match[1], int(match[2]), int(match[3]) if match[3] else None)
        for match in matches
        if match
    )

def _perfect_scores(text):
    words = bare(text)
    if words in ("no", "tiebreak", "tiebreaks", "bytiebreak", "bytiebreaks"):
        return ""
    if "playoff" not in words:
        raise TieBreakError(
            f"{text!r} does not say what parts players with perfect scores; expected playoff, or "
            "tie-breaks"
        )
    return PERFECT_PLAYOFF

_READ: Mapping[str, Callable[[str], Any]] = {
    "kind": _kind,
    "scheduled_rounds": _whole_number,
    "edition": lambda text: edition_named(text).code,
    "order": _checked(order_named),
    "trophies": _whole_number,
    "notation": _checked(dialect_named),
    "unrated": _whole_number,
    "perfect_scores": _perfect_scores,
    "withdrawn": _numbers,
    "placed_by": _placed_by,
    "match_points": _match_points,
    "boards": _from_one(f"a match has 1 to {MAX_BOARDS} boards, and not {{}}", MAX_BOARDS),
    "board_weights": _weights,
    "counting": _from_one("at least one player has to count for a team; expected such as 4"),
    "team_minimum": _from_one("a team has at least one player; expected such as 2"),
    "teams_by": _teams_by,
}
'''

PACKED = '''
LRx4!F+o`-Q(1Zr9mWRE%>RINR74Pe|NsC0|NsC0|NsAF5Z(m((Cg2)I=MTFfF6L*2ixect>?D)*dI@z0BJ|sMTUxypi&mJp-LdA
Zq6Tjakf3#&h6H1y=Q!#_WQnH8fG1|9$Pv0x%RE_z4d&LpuY3&<=$xS&2^&i?g3To-1*z-8R$}iln35D6jcBKAt!8+Hn!GDva)6J
=ynYA9drNyF|)b#;fuS@j?8o&9bJK?6h5@mNJ4|QQihw}*QmB$l&Awu6i+rHfK^m>pkwamFK~CZ@PV?H?VXmJJnrpN8w%0umDq~k
b`qkJ00MPwQnvfDm3Gb8b>91X-tEJBb<5vxJK66&;`aBrbKQ=qplPq8r%KJTNm&{?Wa{~s8Ul!H?qkf=9X-C+p08~5$=KY+d${NT
G<BNZ@4dZ<Z+A$e?FN+`g$97GgP?S_#Hgy--LB2_?qmf7h^Rz_dl(8SR0RN1q+7G4*?>ViFj9a-n;N2|NHhQgKmecufB*u30004f
?f?J-pb`=Q0H6W300000000000000000024_q|>>edte|`@U|0&;U6Bdr{u^yFB&ox$WS0U`Pk2K<E`s0MP1y$S46peSjGNDE7r3
fHXAXx7;+Hk3*f5>nP1mdwtyP05^QkyjiooHTS!^$0^s|ZcS0?&c(U9+E2c1?>jKt&D6Qt+wSX{o_%w-+&kXR+HKvn*FAm4^L4px
trn|0iRta!-Oc8EJH6?9-W|IY@3yC_;N;#NoK}Nc)$47opCiycQKo^k!<V3FUTep+Jzf;(UCyR}$e_EPRWu#|K>B+vn#dV!n_q6b
6xAv3FShQ-Y{GA^zV!9(FEyEcJng-EZm3(h?{8OAI^C$+d3C$)_b<E7?>uM0OT~|H_nvm%!rnVP?`Lh#ZuNVMtk9;YWtVnx1-2^t
zW1KZJhOIg-QMqRHF>-TYqaLsT%NSs0qZSoi)Y()>!&`&Z)Ux!wpQclN+Wa2E%x`+_a8@|UhjIiGrO;EFF_%vPTM;*F81}_``jni
YL7V0^KV%6EwfAOIko_N?B2it00000000L-0zF`luJ-T%2iq<_eQl^opx+m@Z@mBj1JL{4u9&2y5>Ot1cfQ^CIQr1&IcNYIx^8RU
bsr1wpGvFm2OOY8QT6CLsX(UM54$=yT;vd`H#<A*`FE{Zy2OV`mipkUpI*HUExghNZNBGwalCuIxN2zmX>)hqIQ#7(mAmi0dwsZI
&<5LOH8c+G2h;5y`A@#0kwbPpuy)T%008OMnkaMt06o>bHML&nZ8Vy9ZLdc4mA%R7yJNn!_WSL$*nreGoxPTO*Pib4yyz)q*K4Ad
X7%S*@!Vam_g;Iu*=NHu$mw2;Ko2GE&G){osqe7&pl><$I6i?PRlPMDWOQd^MuW9|?*ZgyPjgzM>GQ7O<K`LlhPJnE?`^(q-aK30
?{}c*Y;N7}dEZR<c)Py3mwY4wt!w4J`@Znav>^Mj^}IKG@1sF4eU7B<+<HCqGv?dhcvF41-ly4*W*yr@r%dZ;Wl9WVNg_>^+yUwD
I_rei%oROec5nf^@1FpDD3JT-0^OqfG#_`bZN7A%3ROO*Uwhl#kDw{?8?u^E0-7yo5$&BehA5zIiUvfK5@Zb&+Z0~htI*PT%#E4m
>x=}Dqfm!qMkEiBN6-QB^-7{Br6iGktYi~hRqXp<7Qy%3z<C*4K6kq5*tk8}dFy70$(P?@ap2zp<x8*+pg!{p(<$gPg+90sg7HOr
)_fk6glT2~5NvNl3ZSU>zTCU#-uND`K7*@u)sP*0`RQ@$QBVm$f?sx^55D(?68d4^Yu)S0@MaGCb?Ww#TGPG&000c`_ddWI=JW@>
_dZwFd$HE;yXo$;PXdJisSDBd&^+&L&F^vC$Ix`s*Pi!lZJ&1KIR)VDgU|o~15E&TnxL+L6tU~uy4PF7&{w;}`)Z@#B6c_0a{vGX
Zz;g%Hkw||bOhd1g*;8W-8-|EwchK!-0)r8ssOor+t)_j*xT;zwt#v*ICk2?iA7v<d&j&EUS984cU*6~yxlLo-S=>O&;m3*+cCRE
gWmDydCqy=&R(89jO=>7y`TUJC0*=Z`@W8?z1w+*e9C+64`X-?0NW1O-OF*Nn%e<voSfLwrJ)wo)kPw1ox@n1!`<F*UEJL|celJ<
<=hUI_j|ZN007%^rU9@P01n-7=m0yW550rL-#)!DlUVS;01~0B(*Oa!yMdII_g_5~UoQYXuYJ4&-e5cv*K;dZYS&tz8VBCqz2AGl
00B07^WNZiQ`k_g3N`O600Xt{-S+2spjUgiJ@<SaJ+|Dv@4oM;?QgEScemZ%0N&Qw@#}OuX0E;8eBJL`$rrx0)9&`(`|Dk{`+)Cl
6jL)m$lDo4sn++iO>NYoCw0rCuyO!^0{6S6?>ltf>~_6;pD&NS?bb8r*ga4v09%+hwtxyU4BO3Kn6>YDa31%LJPkmi0+KhEPRhRW
QUFkTA_GYPG#fL`y2#I`3#nRZM26TYDo_eVKmY(J5}{OLQmBhsYJf#(#ZW*1Nfn;MqwgNLg72O5H?KJQd%bbn!(Hqh?{xQ8^VrJ`
TWvzx?>c*Yy?3(?-8T8>-M%N>8+G%n_IkZ+jg6l74(q<M_lC{eo9uhLIrE5sdL9c^dwK^$Pq~KsjulY=008u9qNczFwQhzb&``!{
RD(JSYst;`-tY^;x4ymP++^u9!0jUUJF&eQz?}oLY1P-;!27qL*M0SMx!*e7fYCq}cG2~&qTO=f&7XBdMLxAuX_dAd_p!di9}G3>
B7g-OU<cmW?&nWOd+zcbUv&ES5cN$8T>)FGuXDOSy-51ry!qk{w_=sv-8}EJ>!1UC1LV+XS84BnV07x)zU%GoJ=8M7N%m*6KHBeq
0000000003((D1ILIMO31OSGB2mk>z002!9p-)keN@5`pLLd;(Q1lQf<kU~m6KWo&%6gusq%;6%X`lp|NkozwnhJWR)7q(wrkXuX
spNxCQK6s!000005@{j`f&|paH5z(o5Xc&uX-WE<PgMO>dredFjMT}sBlS-x^#Bm0gdho!0%!o3L}Hns0%B=1O-xN0Pf9;jG-MKK
B{CC0Oqu~P03gLQ#Ar$2jY<BbdZv1lGHEhs(@j6i&#+Jz{G~nwWSW5lbu=OYW&ooBv~2&WuqYvtAc9b;i$aP}Aku)8h@mhbh)|6x
2v8t_5}=cAe%(3|Kt=z23Zl}A0-~S&0179ZfQl*Q3L=0Uzx`IvQTU(rvI;w6Z~8oc%%da_P_p!wV^+f8f3$z^|7j>xdH=K^=J%hI
=b!PKX~K6ZVKh+%qXznW0IBQuGqkfa2n03uH>u?Jcjg7drGM#cHN1G}u9PzW%^{kt+KL(f-J_|sCSpwTr3+BbjDd9kf+=7BZrW*G
G8bHb`RnZGocVv_mpf~h|E+$9^!pV6_X+{&1xy$77W__wdYiT)AQrC+-%>wSU4_WAfJKdekYCE4p;?*%(6nQuYOZP$WQFbdcZl{)
;fKKET>n9#|6eNq3=dpZb>jd1|Ne)4`+k1kZapGFW}Vlf4`Ln!3XqLR1Q8Ga<iI71$;3b**>k)oLZm9y$hxaN@svMajhg==a8!~s
hL1n{zxQES96)JXu}9(h!?TKgZJn*N=t&Gn1h)Dn5BpHsL<+GaYBH$<>L@1cO$s6}sOQ31J8w5pUU*P&=Dq8{xfB(5pr92M!6{2@
rLxW_S^k^*yc)-M&^x{UlZi(q8PXr>GE1`mn{VN#ZAZUabfu}bTS3JHyc0t1O1W$BAJ(XTx*@{G)n_7}3_=*l>!dHc`(B8CI_~fz
hf7$jR?Z}Y&w0gG(x#hHb<5V`m!95bPb2NbGH|StKM-~@w=!C{DuN7d)Kt=PCWbt9bmI4S43_n@UhZT&u)eOXQ7M^Oj;We7so8LI
<Hr&n2t^`+7!d&o?x?|Cidz@DWX@j$<Xofjzha-~Qb3}f(d0OLOkx!;Pp#hl9iU0lbq<feFDt(u%)$s`D(_PKC$IH5YU*(`6Qn~Z
eg=<8G)LAC4X7`eUd0B&TCBfnUfbR6GiRn5S%DEcWt>~`9aoa{$cf_1_<c=xwTr1cNxMBsSlbJ7t9Poo@Vy(gM||WNq0G#H?kK`Y
ZAglL6fpL^?`pidt!Xk_Xco1n>1kUrsl|I;Wy-~utQMB58;<E!^EH*yH8Hr8N!a^#wQYSWp*EBiU>?0kS8aCMnIcXyd0z3NxfEv6
;_PHlV`VlJzb4WFiMY__b&xPXabsuXUaE%11(7VJK-L^ku2T@Pfa37IZ%w&<r$MJYV!|B@k&@D$8RKVa5+F;YR2g-35teVbjW<m?
*%17aVpC*j|8Wyqx3-er`ycBo?&;$EzF)htn%@5&fAOcyA&CD#kdTQfh(-cLl7GoKb|8ciJ>S>;ps@In;ntt(|9t;-zLovSl(`Gj
aALEpODp~Uo(DeF%-9=AK#K?=!}_BKKl*Aa)M)kTv{wJ%gA5XFYYxX6!T*d`N_24a8aofk4lZ-J=`j@xpR=S>;wUd{b^H4A4_WqW
xztV<eFy%_0qraRr)Vez4qUosj!-|O^-&1^$q=CaX+^=7W(|IwC_?MNpGh9QV{(3%9p;epc@I2;yg^2Laq?^Q-CTtZ?lf}n3wfvr
hq*X*sR#beUy*WZal5~u%lngz`gM$wM3O}iqn=JSROZV;S`b}`%^;u=AT_xviykMamW9p-*`rpYBuZS!`27fP`fB^eo1xkak!ti%
=VLeJUrWa1QS9UNh;F@zR-te2u8=3+t@42qH2Ml}_H@Da6nl{6>Zey-H|cL23yWBIi`FLY2Lvc=m!V+L#4s#K?74%EzHyLMZ&z(y
$lN8tg^Qn~EmKy3E}>)cEqD0seA1e`kXrne=!JAh(_%aCE-go_Dnkz#nnobmIkr^zOVqS*wwwp`)y2t#8zKQnvm-!7zdE62divZ8
*$Zw>fxz_t#BsOCS=;RVJfF3QmBH&9cOD3?k`5JmsIgT96c~|b0m+4NL*vq1QiPG9v(AWi8jOW=dTJcpwKVxZ8w>pp+vy*qEz^Je
{m3@Eg!+n(U!x(1t98<Im$*0f`G2?nL5EC<>-t<X0RV18c$5h&#RMJHc8u<Lt4Z%8tM<LQg*v;%Q;=f>A^7~fhipmhb+obc&kq<a
@CF1V4-}g(mA;Q?sAyOB*w0~tNU<LR+m^`2U*c!8!2Z(DVeM%C-<PL|WNpu4aof(AKiu2s)E<S>o;<4J>d=i3WdGrX1=nND9k$c$
jZ3Vyl}*xOc$zO_aDDF^E~w@|=QO2nSbwIVf3H`kqYGavXsfj7aZ}gjtMmv$Tlf<B{{{UH_eYmU%#4jVA&!wBO!B6EI3;P6lD#(^
c;t13&whW?YQ;#?IgYdkD18U)&iCC`C?~e^7>tTP`LorBjdmQj9EMBzqhDLtlB6p3(WXjY3eYM_B6sTD(B)mEAtQ~?9ovqTSLd6#
W%_Po$qn4Wn#-|RBs3)nOwtxnO$ft@?{ijn!XEnkyj0sS2RWG3r4q#!h^qt*yFV|KwS_jbkBX4uLLnrALpr#4WKjLuZ_@&_<o369
H0-5}7QZ|HIF_bgEd?+#Q=>gE6+?2*etEpLeD<93X8{G_kvmb}cxgY=<xigO)2?oMKEFy;MO6hYD2ZkvixgM3r?7TSg%Gb(m=N8w
DL^uW(gFd`eT${!<m93q_to<G={C!ON<_%(;5#2e6rad@do;aQed+Ezp6=SWlhxYKdXCPtsqbO-*QPomuiorhS&w3Eh;4vw-~II1
@`BVED(geazpRx5B1e0pvqEPef#MM1x{*EJBHXrC?Yed?aso3AH_Hza%-_xSHXBG?#B<f)YMD)2ySyS=(h%|~=;uwQPg0tixW1%x
aE=%aId<P^agFREjfYI~%;DTMm0_B>iZoI);weE>%FU^gHC|hp+JeA>T2L99jVQqPGbaPJ3Wj=>Dmuv88%~B%)FJt!+yt47uj+rZ
BR<@GkUv+<9JBrojcOtkp+9=C>OF|wA<HKU2rg6j`k+B?#AV7v5>WZ-o-GjLCX|`VIu;g(M<z88Pc!oR_)R;B&0Ov2Ks1*1Y;=&w
flaE<$l<1k6qZV_LwGMCYnls6f1FhrGG`B@L6IL{*Kd8rh}@)DYFH8-p8lw6;RdF>YcyNnS)RZy59HMXJIe5&9}NcCnH1_q!S&+z
+lzhsey99H@vs!`)P1eL9+i{2>fsOxAb{hjOjr>q7H{k;%l}`AZFzUw^}gGMu1dR!b8-2NJw50+(zSK}XHw2dJiU5WSXcF1&JhpV
fWff<NoyK9@#_yiqw>`kGYVX^xHS-Bou>`+9$m?aEJy{r2_G|;9li9P;?y(+o?O$&N+RS*>s#`gA5CiF3s(stmup9@=TryZjVS@U
h!AzK$%t$u5eBL3Nl@gZQ93+R#y76LJULchv3!@lmXWTp<>tHgJ}xX-xf`br4kz_X#O4z%AqfyM<>AVni1QOpUYZ(2iA$0KtY}6y
<q^v()s3bhY(U4Fky2~=2OWoc5A8m}E^Bls)uk^Yj<eF={Lp^aRIfMwr?n~P|H2cekAGGy!5#ZMy^Y}h&oEVC?RlvN{=u)6J(#u8
88?4yzbl%FZHxG73Omz+Rq5c8EU)aUj3Qq5RSzH%NN)Oc=xd<P^biOb?&WP8k&%2Wv=<5u%(@RQ3x^NWi+n3Qi^VKb1eh~-0=K8b
`5w&HzXlOj(GbvDJ)p_?L;X7H0qGuh$dLoXwG+A{fhngcyu5q-eBZme_1fkgkmsd0J*07TIgsR1RFUYFTf4tC7OReQsG!&T%^tKq
2fEJUjV2DfkS>OmPjyn(qCz3tja|VoS)j4)S{N+BoGqd0=d95F+gnUS$!@<k%-0n1o`~v$(5*CQ1>COq%Sk2aP-}0RVWpVTp^n|V
5f@DqL{n&K#fXXy>0&I?4dIz#j5n{lT3L<Ng>kX5sL4lYXth^;W#RlaA}KG8I;|?&#2Q*v)v(8?X%!da;o|w%HeA;)-DX|DULB)o
q^&GWt*mahZx@N#D@uox>dc5AEh<Wd;)XH?cS(^QI>>7@zBFP+p$n=FQZ*w6g_zNLTWmP6qGaT!B~Fo1oxZ52XDoS~e6o(Y2ge*1
a&4>c3AZB03AD|<cE0r2PNz^#qdwYVc=dD1kgVu7$7#<H+wvXUZ&>mwFN{=T2MXCu0)O?6?PpCf>g2fErnr5`#G(j2xq6{l9$mfK
j@n87t+j_Y4E)=V`1$NRMdP4UHZdVcM04-4D3MO<y~|l};W(1@6r0Cgl~rllioJwhz2f3u8&<t>8g~$BziFlKe}=nO{yTFMPWmX}
>BZ3`LGjjn6(mw6Xu1d^(Cu16ueer@*^+PYn?`d#d&}Kuh5rvm<?6V42P|rkm+@WV^8$n-p*2X&)YCB-QrBCj8c{Y%f(C%p@}%+c
f5!0T9EQ=T=)VWNH;L?oB;S5D>%JcP!p?;K_Th(09pl7|Zk25V)!t`crs6q$4<xapjONC;u(SzyT0(=Of42%j1XV5dm<rT%_^l{t
&IBfaTwlYvFFx<<@AGiHI`NUY&u09Y&u=>S2_W_EQ-Rp&=<lXeL5d1BFNG2)4x&UwY^T{1|KV1~7jBn&3=`pav`LD%<n%NsM2#!!
dRjugvw4M=@~--ud3%u^=-LgjAGC0@mf`$5XeyWkN07A#e<TFwA7QzUF9M?wLMa(_gdyeJPP4?tB7xo}b41a{Oo?jgixF^{O2^BY
Wjq)ZuCCH0Sl;NzGm}9ecer~+V8*e;!;MIH$qETkSzBy`YpSTSET?*FF+oPCh;lQDe$PwDjporAAWm_bNb$pm7T>lrr<01tGX@Gk
@^@E9Dvp&1MDpsKJ(7I<il${_JfB*wnKOR`19{FmEpjs`s7kw}-3X7C|6et|CV;W(?O<sn65n~lp1z(()!?pbbXBQ}cS3pTt6ldT
Yq0G!YaM{K`M|^~(vL1o!87XdmnV7pY=$>$618ZF^DeAEg1ojFt09*$cyjt=^QDe&`B|=;rH@mr&(_+@`H4dO4i;P8>9h6oFTHKC
J?E8^%qnNr^(w|S#5zc|eY~;Nw?@@;ELujE%VxeGJzz7U&cBt#BaKk06QV}$cvB-Uy&|BNq2cJxNQipEM|@njNm16Zx8Tg5qRt;5
E4b=~dPB5r8MOq6F+>(2pyv}26b|(*h@VzMq$bEN=-d(2#MJ(*K5OH1G$*=jzZZ2ob9d@q->ssKCR~+*h}HCkTTmAcX&F3C=m{;Q
1s{2!%uZ!`%CX)>p1mwq*7S<35jPP9#5=OY44luMFxczPtsk3e3*$M7p!3Zcd)v8v&2vB@=?0PkahUFbrIo5I77v&nFawV$f#>1p
B>a7J`5s<Xs(wix`TE{Xb#H-T(~@p!4uk~@pO<F?L7@4l{Esd|oHCi<%U)npr6ur%ZP`L;YgXd4q!cKq>V;c`Iy_gMIWu(cg8bp*
y>up%1iQLL6r0JlEc`ATRd}uqArDa~T{7+x>Hfup1HgMk!Xgxcjpj&+UoM<;+-_jn#1_sEvrxPR$MpGQv*V{uduL>lk7?KeBeH|v
R*QDKg2x0c#<sfAdzYPM*z1V>^ktM<O&EcHJAt)&RmDeA1xwa)b0YMk82NKhBgYF(E-vs*XaRyt<1I0Q;mw|pUxftD)q#6p+5$B<
B{(j<w8Yt5xHVgyB1@BA4MwsuYAPr|iIbRRwKbz@D(8+fv0>4?Epj-coE*0c)tO|^3k-g~6&9;|z8l@<;M#WLp-e+O3s}Uds?m=e
#$4W^{-wl@-npyb#jR9OR6@1fquyT~oglkk5=W5q!WJ<W(mub8{vy|a*5_(v`HsY{IFbuQ_&mvUne9im@OExE7_p^z1W18=bDU;}
5G}HPlG<Y-NQVhi+=pDzE^6ru#&}j{9@%Mfx@K$Kc=s}jYWngL8iWK|v{gQ5b7@vA_=n7^YM+A}s8+_<F%_*t&JPbF-!ZM#-kP1>
(#C*{JUFB{LIX~;%_s;<;jN}`hm$U?+owO6&cYM%n_wLI#cDnH^gpAy`&EIG2>Q$V@D%MML*_%}0!4Cwdg~61wK-+XrVrxjF%6?^
tSgrJ>oC(;s)+G<ZcQalm(`umXr1o__8XebA+Ik;kWpEO1c_?9f<=!lF_EP4tPI~Y6Da1+I>K`@5ZKg|6X7!Pg#0U33h#&ps8?J<
dWNh$ypGajJ+jiy%Jz!?*s9PNfvO#{sNDWCjQ%=BEq|;(cO{mC)xMC?zf<LDV>)4Xa;r!<t#h_xPN}Cf^1aZ*_lIgeg~?lvk4R3P
TOB-g3dDEXEm5WB2NE?K`q1nN_sP#8a#7tocZdqk(7L3oN6{y%4cjJ}HZb0`GHG(%7asRah~mz*jI*9IQ%Reo>MM`>E&aCn$o0CJ
I4_-@hJ-dvRv<;J6%Cz&8d{2_;8fk4>rCKS*7Y3WP*4#=tjq3bOQ>A6oL6dFZhp<LFjzBN^FEo`vmIjg7eq4-2oIFP#i&4rda_C|
H_3HdJKdNibT)hnOdj6GG2%%1GG2Y%<{F_3{qDAiE84r(Gv79QjbN=EFt*I24V(3GBAA=Smiy16`bMh7eyDaO(Jcu7@d$pPL^1y=
NcPOU6wdOW_mnF%1Q+~rENHx5N%*fjA}gFK{~f=ie*fhI)8iKN9CoRAAu%!$M5QjSVBVjn^q$T417KarP^5gnAL#wNaGf5DGKaHu
GYrGT0%K+h#!bdjDHC9z<S-$*eInMSQlbelEn#HgGkTwq-+NFV->Xd|X-K?@W(C?5fbIkg5vSYvuQZ_)ys>92rayDIERa?E*_mtp
U+AWCw0b%MD+=8tQD}7gxCpYzSq3xy%s;HIYf&srRS?^(`aeG(*S8OcB2$wHb<%J}rJ`Fz$z4hE_O=bxJsu2B1VzcdLn4N=OFY2;
ZQbNa6tqe@1Db_M-c@Kx7=f7?NF5jmtpI`%6krMhj?fDdKF`YSr)<9*)*}JxyrSA(a+8G0;r$QS_Kq2$QuKE`UwnpMB1y+TyNUGK
>kI_4i_eUGO=Jx0A%Qc29r1>c5fnJm*|7}FhDpv2r`wa9fb~;0e`y#Vdkbw}<?)Y8UR{Z1xdFgG`_ObW&)6k#Zyi2D2Tz~+ZohPE
AJ=7coN}=VB`NKP1e>sy1G^2XqXZRLi<Y40CM3iyJJ9Jen@N;D_O_??E^(Oor$ci`;0*p8zQjE7V(8l<J}oMKICbX@50Qzt%2I;L
ZQP<7b$a@rbXxlT`-O>j`Oe78s_E4i_2(xtPc`(MNw(@y^WOAfT$Tbb=D()`g2a1+31ABm`MaTnl3Vaw@75+9I6+AfQ3X&#6%`az
OI1`wNi{@EK90|h+;wsA*YYwL2qY4|Jm2+wlyk~h2W>k_p6}4RN1{fz5-YPu&h(^^jMw?RG<?rUF?S#f5g<fpFV?jlR`vZhk@4c&
huh@4ID8Jcm2YUQS)3>H9`aEt68+zoO^-@&$G+tjWuanwZPTx7p%(!JmLPs68VLvP`D;n4B-n={A`9&+ztM=Z1}F+;SMmPsJn1CZ
t6-VhxfB+AZW;62z6_?58aOpY-rwf>Ze-Cyj5SW1w<sI_4fSgWgh4-!o~X)&B$6p=p=Y7iUJy||*!+KO`}qC(+gw5wApnRd#t68c
@383pJ2bgHX79KDFp};h)RjR5l@UxuG!(H)RRt;(p?79424x($Dq)Mp@FQM(TnogdD$JKsRFlBEz&XicDai<u4tLO$M$q!%E#6Bk
z1?JSMi`oTP*o&Slr0q1P{h!X(nK^t6(s;fRZzqk6%iFdMl8N4b)4JM^ivUalxfah8>-T-JUE7s+HWqFvv{p$E?!-!q>g2ns}jWo
xp0ALwko%nnwNE$$z{SUcm7L{dcZ<DZ-b_YnIpR`DiHX|ZLFZf4we9WNqgI+dYo5p($4}iXxCSXRY3x#TEgUBf0ebq`A6&4JrFri
RQM6$JUpP*QY297%!2JxSxjqOjdg~DR&@#=AClMj^<I|EkN41z232-x2pF_@h<9VFKZWztSg=kMQ^&V6W2@f<gQCA&!*^~%A8)=J
JzqJTkFLV&7p0m+imRhN1y5F0M&1}0@J<jxIO0xnE*Z0wI1VsM96WC6*T`ZYBc2yiY(W&xZ!y;bW&^;C;ic;a;f#OJa&8ghWvZ*&
dqX)$k?j6GX+UQ$6-EaWnE{}&<v^T+B>0rn5)p;d*f;n>u5oz<Fj4|-{~nHas{vSaQ}hF_Aa33#h82xrrfSYmMnOVzq#_q?s_bU2
@;58(Uh)C|%dWub2z}wu#5cFwrAOf)EUYJckwXWw>_9=Mm)r8$q)<vkdN2y?`ojb&Sbe{Tqpjp=k>4RVYQW)*LWv>d5c}t^9&G@k
fTmoZ_xKNvJndBJF;WMz3Zki(DYA&*Ramh_kozp$&CDa1UzljrD-q32juTqAGf7aElq_H<U1|Ew8#S!`RuH>PkmFlaIsCrG^Zy@*
&#@98QJ`|Lfusk91SG^E*$=Ov6=3+aq_3;fr^ldS_0(zENxYsY`RpQR_da^AGc-LAgO{UfNr<=?MjqSq*iYWK&)26{%e792zBs_z
ZbSHgS9gCN2|fV=a=>5;6vt^2BBEw0n1CYYUiLO=9c-9+>g?SJa1Rrfl)?&(K+97`YXKlj5jL-{5;OHImo3k+3+ed3pVw+@%Z-?1
yI(4VA_%X}T>byV(RiBV*SP+#D2)rcp^SB<PHw*jOv-{%LKvvG^S3gq7y_!+r^o3mu4oO^o4!Ur;>s-_#d3PpRd1cqk6%xhe*cO8
HBi@P%GiOO-P=y<5mg{2H@zW-!=q_eyHJa^xlsr~6b}~)Bh?Z`2lMRP_J4;?okBC~q0Q1wCJYr2wY8S^GX!8pm3r=O?N;u#Q>sZ)
$g=*br}wz(F)gm><?GbU6kaWiF$fT85HCiU?;XxvyzeSvN=hn-s)&|~8Y!WOX(mcWDjx<brB#4b@x2m~84EuNWHwf&L0(BtoRg^T
>$X{)Cg(!eaH02%d&Fy?zFs4aIl?C-gPvXgBHWHe<_avQ7kbPm3A0H=VuqChu*FUDi;!Hc`O}l5DTx;ojXEfniN()6A`tJKz`X2<
$ul~jB|67EnGjzlJE!FefzfB6=TCQc4@qU&WK!<qkeP%}j@CH=WG4u!sHmA#B8TI{m`~p0Gh$PWvn{VIr;1}0x<7<MhQGx;G`DtI
16CxP!K!HPLKcO#lG;?eYetPLv;WV353|$I!(UfG<NqJCCbd1uo2V)1xtLsXUcoHO8a;z3jLuH<qvY^fd3)bq3%c++LDFstF%5U@
F><E4*bG)P#|Iz(KX1o@oUg{zj8!?b#H@S1cRH;nU-NU8dA_Z`wCKdjwi)W_pdpMmq0wNV{gdvkR<<>Na!YM0i~kuErDz8g%b#5s
2g20Eq6-lcAm~luMO+YUxXJhG6frf?oeq{5;zU**7YIZaL4ieolfjc8#oDhfL^=dTMby3Xx7T?O&ubl$N8B8WJU1D6v1RJpxtt&;
Su%-7Wu*1P?{M&=>fxQ28<LBchP9e-AkvrloeA>#hhcM*;vzBR<Pmq}Kc6nxn+hn(=AyoIP*+YNswFE{h?=1`;mflzj96ag+BSAi
<;OvW*L-->5LvqoOjV>V%?}lc-cE0qB86Dw{)wUGC`VPINE<iNSWmu}b1~N8$d*eMvvz8+j)q;_j=?6QW}RJ2OGmfgm%_{LF3T&v
UC)!p)I_|euT)r}yFnP2T4WIbSQ}(ElDlqkQA92d#!)%IqU97sNC=7=3(Ck6G8nQ&mvX6$w4d1eON2$uS^4trgio#OJI_5ZjFG`2
C3hC;qJEJ%L|!TI@S+W1<WrXjPm^<j%hsD?ag3y@i=z(pSgxuKg^uihTkHNh{^5ax?Z3i1mbr-))+8TSTH^CFo|UP<MznvXzMtqe
2C#9d-F5L%z3StBG3cP|toY6PbaE+W(u-66GtT)sZ+Z)7vvxuAT4c<jI!y-qV-!RxZC9on5lPazO)!ww>$UfJ+iju^?~))zNLklh
X{AcT*VpK(A2a>Goai`_1Wz6{iQ%z!T{b?AQX{IG>!O^0TfyHGkbXy=bA6|mtWi!86hA9v-f+IVfk9*LjD7ST^*frfKO42G!be58
TqqoY!_)2#QF>%0HtI@{;*eC+f>d0&+n|LMzdLUA@i_(LV&|T|aV1-lD=4xpQ-hM?UwZelmJUJ{?;aC_$i7UEouu67AUjl)d$N_>
WPM2!O3IemHF6gmD6DZg-P^r`X3L|`94>tlA6!oIYdguqvB_nsF@n0M4yLx8I)@D2>81uUR|-Kgfje(8-s4YxMw1+_Z_JRa#Y?L<
&3pBNqUN(5%XL>ZaTapTE^i?!Sm!M<hOLEU{p`g^qMWrsA~D@DCNdkwn1+(3G7>}7ZWW#7`(uNk_EU{bYe<8dx*?!Yq6dk?pn3cS
fnJl%(VvI6LG;^te|Y-;$RIwVI`}p~s2-by-{4uJ)_>20JS}cVpR_N4&SbDUA5Y`+aK7niX^5dHCZb81keO)uN925dUoCL)%HwBg
$l}d+U~hPD=>FW<cDBE%F4GH@a-CLn=IMCd#@k*jXfgDt6-vh1TufnBA&eCUav9m%+e^Jk!4-#=g-4-T=;~`;l_Sn-$40;Ff$mu&
nk>6>5%VPB1EYlPqC~dnK*@~jRv4Pn@4aEZ-L!lGh3mK(1R|FS5|GqoY<M>{z1*P%5J$Itc%noq#F<QgOVr<$v&VT|6xc}bPExKe
PSHMF*mj-X{UJLxDo&cdnPNUxb3~p{#i6Hm+O!PvhZ4U~>*rd!V?eDe;pGf<*RJa!;P}ExIsls!r>0R3kl`y228)ke(@+#^Q=L<3
rW`f>)$*#mu_N`kY`>@K9F=*IPU%o#y<V7g*0Y8fCrOTm)`G>ho``Mb-u0Q{nne!P@S9B}s8tmzX)aiFoxUFl>CaoeY*K?1s-whI
Iehq+9C0@AsI{6*RvmL@x92ZjR0)3fymO@R@2UwQ%;NcD;%$P~x=avwxRsqgU9)Vu%*61Mx1?3m%fc?>QnV9M__L%<)4X`XQ4hYk
1g*~ZURO%~cXTiEyP~w(3psdds%e@<Un$c$c;?B&4wAY<VuE6DF?5-t`YW5FGKhI)YYaoeXN%Lz;q>tf4-W}<YvBuR)!{qUP0-~r
iiwXpFv(6S%62o6;k{FOUFhEympC@<q8tcT#ZJ}bJEQU5qF#gIOy$d`E}7XL`}x77LFdKCmQAM&G$N`doEqY?jG`$}JSR?)<*BwC
1g%<GrhIqDN#}ie-K$7bDy{5j$2i(aq{Kuqqfp>ONNX=hyl$IOn;FV<=@jiaPS|NDEU3J)y<K6(7Kt!u^{IM89U-?{xamwPige~z
R=p}zQ#EnrI1_uS$7$B8#Ch9Y)NQ(9+8fGEr!O11-QzCUs=X%)hTSGwaNBCUAaM9jMja!^Sa^a}b|+oX<El}dHHfIFs?&-r#*D;*
;$VhaXA9SU`#iSm+o*Q?HF|4N^laZZENeliKB#|j*a`Y)Qxm$b{xU1mcd6HzA9Fm10Gv3`zRN<O5qQc6P%jy<!1=va!IeX#bhHRG
)|noyyGH0Xqg@;e-?lUw6GP4;HH}`IN!8l?iRaaNhS|NX;5^-p!pG{pX1`b(zh3<BuBruCU|2y$beYzZXNE#pM!;G-X&-gk)<P;Z
ED3;qyFmC)n~ODt5PmNM0-me9u&CS-QxfCQ9tm?0>`TKSpOC9$D$svl#62!LStwf}pF*#1%P^2mmoIYagk`L++dKW86dzt)98<2c
B#agb;qqV>2jXOlp%;Pcw1Gn2KMy*KijRRk(SK(p&dffaUprTJ>3(MYhJu}(8=#~hg^fWF*r-5X!fgWhW8>M6T<LKDp@pWhTx^DB
H6|W~t9CIqViHkjpF|ca>*@JL)p_9;wCK)8N#G7UqSe!KdE^WcI&n(FVi2VXE))1JRTqYZG&0nF+l%eDtP)LcLM;5zC8oA~6&cnz
n^UDGx@MP~@!6}57%;A_e>zC`vw8-WC)mG3#!e3P9p9#-^35D$rXRLt&vAd_^wdy$>H0oL;{SiJd~tVX^tkVhFM3wJv0u+=pqK2Z
?wd^ZR9KUzW%aNc{Wi0}dm5byq~pBT{A(v+S0%k=zh;9``Ar^BDFjE^HoW?1niP=y;@^jy-h78hXdd$X;SzHl_G#W@SQHSt*7It4
-9)4xzxTq9-F$VpaZ@j+?TbYRs@^@&&Ra~_dG+?>a`0?<a$E?x*W1xo!}~29aI06ENFGt+BCdg)w%|b4v+?At2s9Q>*3;qqEo!8y
+u7zMhvuIc1;qIH7pK*l)OPT@Iz9Rs;X=!e66;GB$nO+fj*hb)73OQ*fHkrl_gUsp@m~7tylcCmWVg|&JL}fV6KL(6PdIt%;mqsu
^qdjUa=;LCaTl-C#JL=Z^?PHycw7w}Yu-BHx;5)aWy<&L-nFUS1gOs7h=jRA4+Eq8ALcf-ncA3n2*9-h5f~%NM3DUK&NzX$g6lS^
9KG>-(fyoaamH`l{cBl6QK9&JFy)MIr>TLMxC`3oYPo3d!eHeQGTuDhyKxq?=V%~S7c@`P#dX&kClyO8<vxiJL+MXJXxd!vn81oa
`Uf_1)8ypsz6j()Gc$dE1S4gu{VxOK5a-5F;^MJeS%;{nT?bruTBXK8iL#VFqSpj_Z!R@eya8uNQe%cO3s+z6yOH5`ff2P@n{KSM
q!^Tuk)bF;<{~FBlt}Gbp+-Sd#U>*XL_pZCU9uybArhVQ#Q0HtzRTo|ReY*AsPk+Q3_hWkl@LFEnFOg4fJ3U+{1v2C*kHsUlUtty
kUaB2%QB&u2r~>__M6i(EJu7R=kiA}VSBg(BnEr;>o6r2W%0;t`P2LQ`Zjmizi(9j!c-(wY^dD?4zUV8%)x7PUEE)a)0v-}+SbT?
P4{E^k$vVno~Dd7d(7LcXF7$Fj5Nqfo$U2pix{rYrj!~%7sEh-q%w`6YgKHGMVjKG7j@=X32UBuzL3$Qs#F2xQvEpKx|uoklT<E-
dOuV-V3h(?&L*UP%5<&x){UbTdG`{VG;F|eSO@}I<4_B^Vj(j^t3|wj87J|^aI<8x$>Jw6CIqL1)Q~zxliUwBEK*`Zx&btXAs){M
d-32xKbJKPqwzJIKC@_LtU@WFB9LP{tbp~)NST^<m2v56+th|n`F>7yzDM>Y-=n_-#&HVKelDU@s=0`~O!v6IX@W-f4|7n`1Cd~2
r%TVGnh{JlPt2ai)sO8zC^LE%^^gZEn~JA{U7gHX_bXLvH;{W;ud}U&llscx=eK=z52lSVWK>9*59jp55k;bno9#+>2YDfU)T>DT
e`U$DMCCj2-I>159yDNKo75&CC@kAeU1UU792#bdfR8K&QMAAy>{+vGu)3coeN=FpOKGwB^kO^&Ua26Ns`5-*+%>2CxCXNG{n#02
w7@T#1m#=>l&+*F@^j~;;P~EiRdX&~v|ZYk4CT33g&PV*e^24*TOD=3kCqKCpn_zF$!6>{ly0AaUh+1s`dnXFm)Du?Csf0+rJ2Z(
SbrJiL+{_&&XYzSs1zjo=Nm)RX?|`lyLPAG*p8E~kEVGfGN<)+TYho^vKqU`WF2KHePp)G7Al`or6cVN{fKp;|1{B&d#FK{YWtBs
{gJS}$XThrqAB9lLt$?6!K*_x6yk!_pLE2KL4x)nFtol9k7uj#o_41l!yd~QSH}r~Js(Yc9nNL;_--?C@qvmUf>J=9FH7$3fV2f>
CVEXH$%OE(yE1n55X3Xh_$usOef{SAovtp_>pN>L5vC+9&|Knq^!C}BSm&RA$?3t|dPNo}2WjRtO}`7dLp<}3JI^BN2^v~lA=)Mu
r0jeqrVSy)h86&Ei`j^!_txr}y`IlhG?gS4YKB6&X&TeJ(-nrR=SR_@_neA|pnB_VtH`qeCyAmf8+$mskjzJi34{IDLc=0NK2ua*
j2C(4^dqI|2F+XqC5QwnUMBA79{9L1iY!Fj(7JXt?^}tWps^mi*Bg~}>_SP*^3S*QzUn&AZ<ux8nSx2`k5}s|>+1EJFzIEcdpdAQ
71xiy95z5*nj?u)A!1tMatlGl&g5}NhUU2IfZ}oh`y?_;p^-5W(-pvoYS(#DX3y=OWp7V(oy;r<pMJdOg?!ge-$4$7F@X#VggTk_
)xZYTNae2QV$kJ>okAY+=?PnEnm5;;b)FjKUog~nAp#uuTKe9;%Vi6R`-2zWY&$wN*2H=0!rQ|o;$+G=s!Z{CtXQca7~F>7%T(Il
$z|<tY{fVBQuRj9tj(<qle*N*T{FP+Z}@7vQ}Y7Z+WKXQA3A8Y^YwNbHNRsqGTLs`b`irhWNYBtxAlm}ndbcS&%}YvE;4G|OEU>A
sG#MiYhUvbq&G2y4Hq(W&b{~-Y7jTIBO-8Quta2xYe&P~?M_;F8`NpWS%ZKBmn<=WSZ<-ja?`vS-YC?rR`^#`0*2&ir&9yeF;QGf
VbLqf9Ks82@(WeBmgi8L6<~5Jx(_G@ZsukUrLh_I)kEFk>PhSH&|%lHjSgw=JvMswX>p)4l+eTp2=w=C?+?NE|C*@YQ9!p_ljq`A
bzU9e+b^`yIUe7s_n&Lxbd#gTo|h}%A*2CdvMdFQ3d!Z}>@T-o2KvduyWU(qymPx!UrPb-Y2Uu>*<H2Im^u;<pNBWQd7Fo*>Cj-0
)5N=Kex1<m0h<lb<D1iU<U}7WIE)v|4*|<@1Uq}37Tp80iNw4euS4#J$-m^Ky_t2*2Qk`rd&?rsff5sjnIqqWo4MAxPse)>hOp#L
5oaA<mqTG(6x1wXIfqUU%kvhGO8#UCExPp`jmAaHJ}uZN$}FFFH<&L|2H8tSO&1l#R0}AhaR#a-06`o0dVFu34~JT9_io*mE$e@{
+1F{;yX-q)MwA?*0!Ipw>p|rybXToD3^+i)#?QZ%Do54!s_#E_Zxoaqen{*)^Y(Z9<XFzNdihhG6G<hsn)~2rVD;YGK<mv;R+Ut<
pzEpEu&uF-5ff_;$MWZTwM$=T=V%vMm?MAPHwOb%ORK*d+H}1uNf*-89O~>`_X8s4+a+BSP;NwZ>06He&&T6#ghu>qL@^gyk|WW%
PBlGH=hFiJN=Bg&fduL6+idHlhSb2sY?h*WMFcX;t{30iwh<cU%Czm)2D<XL`_#@VBSz8q;=MJ}pN=GBtco9IpW6Scm864S#JZ5G
ujYhiMw|6F&u?eyJmg##sHL+@(GYZcPR}AHe>>hJ$XI+j&+3}%%7f(8X!JT~kJAEV^wW5oQnSBXi+it^OlWm3ES&IQ&!5+~!jy<Y
PB&Bs9q&GiIVbd`Wk;<77J4co0x@V#@RangXssrx$HE1>yt-C&)4l@1?Jftbt$Dw%79FstnzUK&E1mCfqf9RJ5eC#Qf*khSmh)SX
t$JHJUV_{xbIO#xVOF$oA7v4~y)9-PJ=FE$P0Cf*knN<?!N$-zJvt80A9bsNYs2~MwWDooev%=}T<Tzq_Vd7*Hf`TrB1kQ&LxV#8
Ro<g&Vz<hHnzTUk4kPONi!vOKk+Eo?G)?EM@(d`>#{Zn4-(axY5g?LOVgxmZA8wcPC?C)_{4~x+N{Al5KGy=23pQa02t_u7wjH2?
z%hdlJNTQLhW;MriSiEt4Wz?dYdNAaZ?d<I>t$yR;|V4(7C~VkU255?dSvf=Gj!+Bl5GR!1Ga9^Q9!)?4j5%{wAT(KY1zhTJg+#?
49A*vrK&=tgJFVcT4K~-O{#2a1FCTJ+S*bw%GsmK+dEO_qzbUoAk^?io~l+^fT>^umKT_)4f#4Ok+&JK)0Z&WSX6f?sEk2Ombxs=
e6j}6QDWffdTbP;f=wnlZoQ*$Wa+$Jo7I`lQ501-Wi6`e-R4`BJ>K*qkr5pe>$1wO?N{i{A*iiQsl8zk)@_-kMI6?VQq{*N9ir_d
Js~EkM+jC^#|y-oZ!mJTjSADMZv}~IGZHd7ZVW_>k|^VeK$Ve}go{E+Q^hUBU8`)hnH0(kgOp>t2;k+S?a2iRZaTH(UlMR$y}bIa
_qg~w=S3_oMW1wi`*0#CKPgdu9&dM-a6T`1_V(brFP`d+#EU$2_r5<jC!Zu_!B{Z~1hbCix^0dE6UBBj6@SP}t#5x#a1?|xDkzD~
<DOkv-M(|&@E)xJxO(Vl_{rBrl3iI0%U@5gE(m!RD5eHT1isq!(zw_0?<Y`5EG0g%w#L9U7&(Je<XPM%<M^&tAEi5x4%MjUM3a#&
-Sv>qkznmQA{v!jF|M)(ww)r+$K?B7$h0I^NlS}BS9%apzXrrZIbfK5CBt6qsR(-0DwPCTs0}GaIKZIGe_jQFHDqs`<M8x7AeP9{
G*!!%5H4TA29iriNwUgMr3&qO_FY(Jc8GTj$5zDjWt7-@h;ubG1~Yao2cy%gefK`@oBPnael{|Y7$I@uom4W#<SdGX->6sfM_qN$
QR*D}(c@pbVh*;&=DHC3ZVSCVQLi|a;xo=Bu%j28Iu2@`@Z_XjI0@lNgAx}46$kdwhm9CjoFs6GP6K|V83EMrdTpkcQijMtg>Z)V
1A#qYhdlQboV3+iFnP#Ov;k7iE{BEBT}W%y<oM5sDyWMc`ZIg%z3L?*=LML~uDe0>`ADt8_zndJ+ZGOu2$C{9J{=z|?jI-gcmGdM
c&@kS9s`%%&X)QA7d!epJHE+%5Z^}{#EDuS_1b4)VefpD`F<pXDkt?99$NlAU^$DR7u`_g=XFxh*&zT+mX6fYPZV&08$yDOM9a38
66mw}#iI|5W@f^4fl=dqJsQ)ycW^l066OgrD47*KH1AE<s-3w_+p2E$8bzB3vG;TIU2SU+PaG{dqEWOo66q(W5S%#>G^vZ;BsxHw
3k-lh+fo<f>uUlpTGldU!XMy6f_^=J*u~{=59Ys5Ku}be1|bd5acK%cAf(KJL=mEJHz60<w7-1#-cG)@zWQLk){)>r7wG~a$`I<l
lqX)=kK=BJxigMciPLvSmlt-4LWTr+*Y68PdHzteZG4N`14v2&taSE^gE_l0`%_~S`H!OmgY{D5zg<0e$IX+`td5E;OOaU>BhXp8
5xfW$5gGU3iJOVkUo9yqvfRU^JnaC2c_Dh6yL(Nl6%u5n)yPsu$f#W(Jy7<@LiSAH^RjSo-N_dqf>K6{nb;p+B|(15V05Yv`mJD1
ZX9`9v^(qujNrfuta(P@m9eEFs)}M`^1tBX3j%ZQ(gXpDxW`GCqonUG>(bBK>9;l{r%n*(c&Yyx&0uh95_6+l7`#nZC(HgQ5o$W9
zEIWQX!m%m$37Y6U~n<2WOVsej1dBXYDuZhdy9xRvKr+TsD0rGg$9I8kjWYgS7)es9kj!yuWQ2+O-nX!XnhJO-F}brkC_P6G-S^j
=@u4&Vi~ebh(wkoBs}=*y1iIrwVf4U_bUm^hxDImnR88L3UpHutPIf8BoZ0Rf^wVm8W<p?1@ePfu#(lK0ng9A@z2p#y%#qn6cR$8
iS{zy^wg*6-?e<6bMCB=sdC-Z<}A9{4y^~~A=L2qKBUU%WTt!&fmL|P?xMIetOG{&z`qpx9iGh(SK<Y5o6NOAlHMcJ@?Wkh>$z&M
BkSYex@E!*@L*scw=TjaNg8O$tk<)RQ7Benr4jd8t(!IlQ%&Kme?keU5!JMU?(pq*BxYfq0lyp@pCRe3U1FPuFDuO00fc1jfep?`
_rtSAEljWku-LE%T_6qMK@Z`(1{NF^$gBY_$T<BfyXuJO)yk=)iBHeq&r9#5e?@RNAPy&`w75Y5s@rLtB*QOJon8Y=noxcqSp%v=
6IZY}g*4BIA7;4arIYNra-Fmx9bEyh*dLO2_IPsd*k~elvDJ@V>hRBBZ$yrmofXwJoJ&AW)!>LE=YCKE6+dPXBU?)|z1%`IVk|N+
UW6cJIKMVR&rl{DeeJmh?ULG2vUYZ5uKSJ&&@sJBP{sF9!7dPl-Tyw{@kZmb{O~Lr)%aD&-|<j(@(Kp1a#i9vL@^#eKSbUxy+cIa
UYGLU+oGkr@9Z)-N|kZ^R1L!U!83cSn$>gVcYf1HXeIrRpQqWujT{t0bqF6nd-ixb<T^ovLf-l4?EUOv5O#_TR?CHUzw@sc@J9AJ
x9NF}Tc$9G41=K6bhM}Q{&L|RngsO98T#J)R}6@bHL6lUg8nFbjdk&d<{=J|@8u6lIv`x@I+V<SfP(}4Py=`xDuY24qXD^S!LOoX
GA(bUfg{AR%G#ma!@D4nnz$NTv!{X2p=)6R>6@VYFyntMtpel+lCY2%E#b0if<op6N5uh$x3v$YAD+*<g(cdjSS)zZ$^O}#!!FIT
@A|-IH~!RO{SbU={Fe9G5JA_cc=@A)Op<s-Sopx)#ub0sD|^{ivqIBv4_yW6zw%gT!?h105GaehXX5ScJflqAr@D`mBo!TU2IOso
6r%Wh-Ns@iBx9FZfvJ~jFRP{TMiM~}P5*7=nhMB>ewvqBot>>pvhTaS=qO{e?{s=*T(?3McXZ&aai7URHrkrpUWJYj4?E>DyXVrn
$K=#Mq#paHS@+yA?TgEAj2972TKQGyS$5tYZSNU(Sv5Z|*M?e1*CZ^WK^@~!HxRd)JpM`QeC#Mdr|+e>geV@Eyy!<8DqRh^UVm)U
Pm*qJwOdiaTMLy6wulArwRT0JyGQlH^S1IUhnB_pemV5LBCuaWJkN>c66n}?5PFdgVE9sf@`tXAg+t*2hpZyFaTFeVSF}uvH<P^3
SJmk3r&`hUVs1hBsUhMVFC7&Qh9$p0%MBKq8amnXq4{RL@?oXNZ9QH@#FrBpKqyVs!UVJ$Jmww=xyPkVNp8wr;Sr@F!6QS8q5#{7
j;6Nfnn=9?LW&U{vIipx2?v_VwZUGl=WuGS5R9lT5S^p^pC^neaId6&KgM!e3r4Q^^iX<^XF6G*%fh{qG(H}l@tV?@0VE%>Nxir3
)|M_S3-|h8XY0Cs$<AMnWSGkOG<^S4xZ7k+0afmC>+kH5=(YzU(7FqkY{+3lBoYcrP=PCumD;FCE>iT;8r!<Ujv?A$qy{+8ZNEB!
p$<C1DnXIrJSa?@RsTHw3jZI({Cb{O*q6B{Q?ee6J1{hxGjWhLco|D}mtl1{I{^PS4>AW=(P?c;@;@^&Il7?2moAR#pbofLz|a$}
RnZktVq69SU*Q}EfaeAf8|=V)G^arr>@{TSA;p~GG5x$s#Mc|+m~EbPD01v^d{RuE#AP>>*f7p@b7j(YXi8+BfllPWy?3*Xj^?n1
L4eBia`Q471Hl5HutTODFo8x+hI0bGEW@M%ZzlNAUD&gZDccG>dI@Jq|2Rn`_1!t~qyK0gvQX!45Qj^&lsQPV0DrX_TMvqLUnuK6
^7}p+o}E`V?QMB1vIhbbU{r;-vU#xK<$=RAr+PK7F7#Ork{w199V7zk&Yn%uiit8)u?N{47Laa~+hPNYrCdJY<yUC_<leg5?1(7$
JJV+rqpj@7u-dATSm|rulY1;Q#xVoOMBSsts{N;?x}AB>y1^uf(8jkJEfo-ybdzV=HA;|Tr^c2gJ{*w_x{aQ1Ig;+3Q7>_tfu~P9
3)kGiSlfpX??PR|B)(u(<9cR2Li^w7udGi};q-}I)`OLwG4Mmy!LO?na+WeC_^JXe<Aes3Rpw}gt*RMx&rxa$`EOr%_nLe$N+1tn
oNCB}m!xYHhy@nidM|Rhs}!wUvdlC0%EezuzsvQN#ol)L0YZ4rbX2Wu_SNkZg8+c2v@%21kPkWY!i|?~QRcEI5<3rC^#$yH<9owO
ayfFEQ7<R_=WcQ>R+mZ;ckf-Wg(wr}f+tl%X+_$jrF}ZcdycFdWCn5vcWoSAw*knj#+HZ@J*5I3q5JIy+Ihr*L+m#@Nz%syTFn_2
>8@`(iZcrb2xJjmVxgJ=0Bl2tJsGQ@4SdCD=BeGW^sEW7e*U`PMR;-x*C^;II~L<=ftVqHRnS9fvQ9C(5VXb_HP%M7=SXqhKzXFp
6apgv=w#`l>R`47s?|Z-+n9-1vEIxfs&9Mit1MG2!x)MQAR|2c`~%YvO{`xTV)8qIq&qKeeK0<n&_ye4Iq{^LuprQo#Fo^xlDTZ!
i7==SSlox)7R8W!9j^qm*xZTjQf`7?C$m=OR^qLoZ$i@A(lg<6Z1`Hg#Q60{&KGA^Su{3nRwf+C90E*(n>DnaHBiTV8dVHmahVjg
+_`P)ms%&EI`WZX=BuYC78elV2^3SbNR^^(Z&_4S5xqIkZuKRkh^^RyL+XbzDJo`_5AYq7ka>T0%@zq9OzO$<*&FeT*TlysMV_*c
%LaUH+$t?hx?03ma|BR17J%n4?BtGZ+^#mI!L+JyBu^CIF6Ysi!W0c6*zTsLir4^fd+C?UfoRp!pxx&5(-#0Z??JXW$2ihdw3v-E
h|y3ukyjiO-J48=P}Pc5OE@y+7g5vV`p5ho95ybBRnNL7x>x5=m9<R)`#SbRL=R7)JA~VvGry)G-jjsn#CG1Mc<VAVrKYV;uqvm6
OK6crJQ!9G(gKD=ld(X7cYqI7G86!Kan$n`&TV$Pay-lx!{bLpC=v`8%l?X2;gG|7hXi;LtN#^U`^}ug?T6D%NO`*7E&23&M#NZ;
UJZF!+&q0(16UuDVgq~ddG4|I?^}#m!#v53@!rcdHSEY0W)|0_gy^p)1u`s1Boa<jfOXc;ngIh$*h>-7+Vo&`DCic5FDMtQ2saR`
*6v+%6#~Y)KHN&2JD1sDWa(*GCaqNA^rdZ;t=D^_?OF3XS~imLaG~?FWNNkEwQTtqKH6jmG$_qR4W|7$AS-#joefyh<;E)zLjlv)
3%6v@h>($C%!ccf&7KpYdY<vdT4^d2QjqZ~Ie7A{@qnaQDVczs@*A<8>1Hh|3yjT$Xyh<*07aN7z>01uax2Taw+(JgdcFr$(<lN3
M*K!0wusy`j$BA^R3O4%PRdT?w(bZ*tP7?aYp%A)se3vYywFZ4W+hDdAco;Ny=znx3X?CJ2?U83%!M=;rDJU;GD<YB>3+a9=6Sb;
{p(`T28BU?krtgRQbdR~A=rSNi$Rkf6=HhUgly9PpDak)ujfn9UvIY~M}j}^pwJuLXnp#I6mf;6gqOan^Qh8fUB5cPa&%P{alSo!
wdUn9?G+AF4LXRW5%K5>EDQpZN(fy!3p|j19ftaMG0IfMqA5sTqJa-CX<d(Q)&9&ea^Vp4d^_ezrE^&u=dbkU^+YQE$OZ8vrj=R<
*DC6Q(1`OM<)$$}Amm-(BtEfVyUbccG-Gl}to}&(ucyIpoS2?xHGOCLx2zK^)w1s1u*B0I<Yk&9=3U~ski+bbFDdn{`OM+l&TjiT
yWzu|pAR^1A;usF>DGb8`{hJSiJklFMw;&RADgHney>>AP(criJA-XjDmC=A@-AMqfI4_u9a@||d{BOOZ(Mm)D3-sgF$|`hgA=S9
X@rV$<@k$Z6`-0LL<+fhA!QA^%aXwGXu!HBM0AZ25?=HO!GqSF+R|E@9k!WjQkp_Jqfq7H=y^ty8>B2jFfQ~Fyy=T(qEA{p+V+Qn
_0Gyf(2=9VHy{TvSOLUQJoQ!o`+Gz?TU%aun5fAXCCN8*2Cru#qHzb1PsCmYN^K)c^m(D*mNO$!*qwq9HMEJ_voPi*YBYEv1spd~
qrdZIOL-3dS@ncR?fLCeME(#&h*r*(+7fMP{`qPRAxm==7=e;Ow$x2}<(#~`87oNsNE4iQ1&W5+q%^p)HC}hfgPqCvc3DS!u_?kx
uFgO)n9Oyqur!ZUD<UMUP|?lg=%6A}N2dq~FG3zl>s3f6;tSFTiie`EHKzHn=!4j1G@xyEv*ODa+qO)I0;#H#Qa7|kq8ez(l8fT`
)9SZ$d<Am8S7d`v9+GB@n3h>DEV`MOE#;93ifasph2+EUL0s0lo=>O-i0HJWD+=17(E;O%#T$MzoICX2i<o~Pe*Qi?{N21sm>(q9
fnEbD1nSiaVnfdeRDsGAKFUhOk%A#J=ifbN#=G)#2MhT8FwQyZY8kA;_)1nPP1zxrS%@r1c^IZJ^*xSpSUe>w6cH~+*3CdPCXOy5
MIO$N9GJ}0QJvvpW#)x8i>!-2)DE}i^QdzMbaq|#Y|kg*sZ)Dr{Y|ezrfW@d$oyyy^dkSzy<Le4s-k`;*XK$x?&5o~Ke>q`ATo&%
s>Onr?&j~-oWwgadtU~Ro8zkq-*|#BS2UNTI92*#rL{y?80+D32l@_z=>v0vbP@7q0U~H5QPzuGQciRpo%0th&BG202e!R|h%b-M
ft!cr(_wa+M?y#=$b=F}Xc$ni=EXXoByar-L)V3)io4fW#vP`JtAZ1e$A%<au_uHuo?c}ZjFn;ff<(Y^4P(&?>wD89$PGr&u@O(<
2NI|&LYXMEIg`f|FNx-cC?aOvr1DnTWZKiofswV-tclk;HbXbm%c<4#d`7mgBW!mZT3W_gwa9lF!#7uE?xy<O*6Vki-#3Iq!_4Vo
nO8GvPL^n#zOcCb!~A856|XRfBgZ_W&9?H+-(|jt*!6XOTdUg=^Sq=YGlpEey}K0A-lrP7JOUhuDk$SZ%YW#Z4M{v#sDIggMVUiA
lR*e(&L#Rw-@SaeO?zpD2mk~S_E3A<!?7QI+kRcP8V(a|Ly}k?eLpFiJv-OG9!PW8QC0}a)sl)UfuiO`!jJ@(W@-?@%XW0dhGv!q
*#$H(*L`XQaah=9lte|)rlsg3wV`!@{1&6%37kP7kiiys956m+cEHiBDMpz`J>xW*(YFoao~(wMeNl&RbXJ5Ul17y?=A30AbEhe(
dM5AszrSO)6&-~z#za;r5rY9x-#yd8yy-mz--Im@rJ1U9OirQ)bR!%xvcf+ytQEZ&h6xuG4SK)wybW*q-Dwz`YUlm({CPDz$kQD?
OV?@^^+7;CUYT=5C9YEqGT^lk48&1vJ>Q<awKjC{u@RnBbwo2@|G(jUn!as^L^juuS@}%lJWzTYcr~e6mNDfF&{{wc3zlMrVR>`M
Z<A13D~G__SNW^ZAS}FZ^sBsLjGHg^O1&WiEMLKC!gw~*bU(E8^`SH*9?EqvWpckFBp=vD8jM-F5CR56U*o@5`6+9LyFUpEHrvAB
q;*6h9RzqWA(IItW{vkEJ@dG862R&Q7doYdx4V-KJ-24QdnRTaUL}=Z4z!F_eJ=2d;lmN#*@m8~>_mH9v7%fvc-39ZXO285Ng)WK
pG}yKUDGXD<d}z7w=iEGG&GZ68dTzu8560fg>f9G1?k7edUo>d@A2*X`#UkEh#1*e7u*nmgfv2rH0w+g^4xnZj{32#^P@cXC9!<4
D-?-+wK4H-;tR%bn|)fqiD6_Q?LR5@u;}T96|on{Gj>D;OK|Z*D80$swJ!P<VhJUQgoXVvLFcTFElH_msC}6a<jk6DUe(NA15Z}n
K_y7dGX8Xb3Woq}M7*4irsO|4a34%lG$dqn4j4hD{TS-MJPPyrT@F5ug#K91BOOKPhG@FVEbjh(shaOkVgbhO2ECpXqxg6{cf$oj
s|9Ci50fE-0buy=J&gJKp1Rk#_~PrME*giUA>jZ$yS`BbRtoh=P-H}63=xFnydAxAi|gsV@v3o!$DL1PhOb=Q(<2F75_eJ}<mfcJ
rzB)Mg5aDND2*lrf;lR}w5U5qe}BeKR*sv4<9+wAseA8s8I7o*>Nxr7^R4}EtD{;+HY0rsx0Dn$RZ>Qft#*fFus+#Zh7O)ei}7DQ
GZsBc<aP&tw}KeFe)D}g!ADx+xQ5vjgH*xDzZM_Az*`miRoLVRX%H2Q#+39+0e(|Qy<UQeNMD2LXz=ec70tM};b;h&+X^sP>e%}w
5qK`R_wxPqYub58Vrf)E;~FJ5U&RM3bQXhcku!gUpElrPqry5^xxP+5bvsUF{yMzj{H^Rh=!p^ZeeCz+)o<oSjjL=yk<vuvRTV;F
R_-(<wT7DZHi~A`PY<Z)F8Z2@An_SJ$@(xDaaAM3pwbAIvR_zlnM6>4NQh2olmkN$rQOMpl&^Qxr>8fYcDO{4);gP|Kx*@Mr|}|b
MAAfbv)`vDs3Lt5e-4^Yoz0_GOl=7Nq2zB`>VH!L^t*0jZ>-r#jcHR@DB>6D=gNZp7?MX+0&<Ham=ab?KHO=J%NFGdnEN>WV`3Z)
YgG{%5>s1psc8>r{k3EgSoaxi7UbJvf~cnM7{)XvKh+uQgsei_VoI@~O{zC84N#S7y0kq#M8TDMjTg+5UN@M^kKF9UO;U)qW?*wp
l4Bir=7lw;MDcZ&u}W6?dr5|+*1n%SG-_TFIpjkshP&(6!TlI+KVy1_XrV>v6R&<Ji><Aohz(Zferoiz@ysVRqhILgl9WFF&d&GX
oGl?rm4&ucfTb+)JY5`?fG)(b7sg$nYZ@;*=i7=MenY6<RH$GWZdxLckck_)i~=H+l#Q%mL^?vGUG#SS!<T28J@?q<L@H=s9&~7%
771NrF)@0+fXpWx;o3<doU;g>Dj=O|54LMr6wwS`^Oze8Ft@nh!a9RZ3hwQQvQgf)n&LUy#!-(x9wvQC{|F1fQ~ILN0GgKIZPI;p
0>hCBySe0ZiEXuZr5a>9k_2(8Xqtzjst(NNLxNFunl^Fa=`nfr!gV|D_J(*wimlq`hOY>PzWFYeCEKbGF0ZTc7|_LwU6-XpY?_11
w)={&H$vQ8I|ItD#AmTM2Ypu|YWIx%U3AB-Y3T?=FobB9$eN}W-_YGEkeE-L0ZA;0_vG3lQ(1uy5)6>Jk4qf*5o~LVkJj@=<mK1t
&^HV~&=5&t2?VwXIOQJ@qg^RV;orKo5(T_o#5XIfV$tGXrd(DT76m3s&H0zDJsRxm%r9FW0dsq)%ibf8d^jV!RMrKBB#n!^xF~?2
(5t2B6w_UGCB?<Ov5s~_Mm1|ikVUu`aU@ox*BEL*b6<KDsHGuC<r#-Q)8dZ)gKBNk#wL?8gRc7Cxh-;DQw&(8zz_mOF|{v0Tro#a
W1~=|cS0?NCMXG|>ds;Vztv4Tt;YUeCLWuuO?zsb7<SX)Es`#;UmO0v&uP+>dr9U*QfM)xzH86Yf4F`n)^_XTako`I<+);aqBM7+
j@2Vd3<^gw6}jK{ez^R<!kqTzHsOA8bPG8M!qhyt{JVY5(n>zChb*)qCWAidc|ft$9YdPxFCDZ#+BXwN?60%Eq>W+mZ$vkWP4^!H
CdhC@mK<gvAWzZPh=wxj7O>Vi5d^^Lz{SsK6<Z*nN^zmNPFqyi)*_Qa!oRY>OT#*BKv`AN=(>`a#%wMDqU|j8ORrc0KWe~*Oy9B8
PXRkuwF_{EZ(QEPP_)V*k?Hi{3Fmr5TK?z`{lp0{94CfZijL1IeEKwj@6j4BqjwPiXnTxB$o5AlLQiKVbnogS8_^y8YNkCWWV=h5
6%ga^K2~9J;9Jz~$^>eR4;WE{s!tzRvMvt!PIIDv9Q@X3e^k3v>(6ICdBK7uQwj(_x_x&Pt-Woyjd;@)(XL@wO{K6z$PQ^VrXt@O
k9nxAsxU)@bu<Ir!}#r5chleY=jxywI6-n64%Q@(O*~$eayI6^+SmILb*|bv5=iEBbHTl?ffcQ*7IlP)I=$chS4Q@^yYss(HGCY=
Y~N0cpYG({s<q4^(a?t-_s{bG13UA_op$(@1!Aw{%tThcPG@ZEJxbxDN~i{kuUclC^l~e^qe<e&`y5a2(a3ezw;Ey|OUBXGlV8aX
ck`zy*O0olpp1%ujZ7emB521wZLItY$cJF%fWcAx@1wQdBecMVo?9k*|C6(NdhU_q4yq7tKOw-|0^>N#Z>14JXbI%2QBhRHHnm{~
$yW145e6ZyrMk~>ZGX>Y<Lu-~RsUqyOj9+51FkA=*&#*5$%%Rn2Luj90!y^X?)dGoJZSv^kzd5v8!#nKVop6cb{3L2a>7tm6$Ysq
@1Jk8*H32+(bs^^g~TA*HmIBBNc$pykSAG+5DluBLMqs{DdH<i+{-)m`A}+0O$e~4LhSMDxu_~T^tJCtg!I;ai>Y&=Y4yvsqrR-_
U*@KaAa0lP<0v&om0}N?x~^((t!IM`Iq&V9oY!VpyBy)oVFge+rlMihW(J|V>D_D8u@~~Y!pas9Dch=pcLI7(c(ZwoEhR-IC(MSw
CtC0|Lru}w-5+c`=7b}YW?|G^M}K~gU8?qY=!Ofjj*>5;aKN_02*7;a+9EHtGh#@-L1nABE<<9Ly{hVa-qEE_sjAwUcL~vEXS*)b
(VNZnslQFmD3H*&g8vNd5px}PNpX$mDXOGnL9oz_1x-i_s|Lvz-R}KmV^PiV54RLx0N=N}U+2Hx`tPXN+Zp6+<Mao8AZa6W&3#F6
N)`)*g_9B_?4C5o_i}Z*6up=n?XHv%WM_i=e70$vJtrN*mI@<8F@mQiz0LRpLPtAy7W4Ck*WYB;vIf#8Syg{W-<(Yh-=VQ<>;t}T
VcbU6?eowsdwtzIbCia$vk0B|D79NQv;naSndSLJ-SKXM2SAPbmToqyhTB)r@V*|0CVtG(vDX{l+r7k56-RgX<%*u?M`_w&$W03`
OLEr}+{~76*LQ!bzteNAdqk!|AzhnY4z6Ul=Hiykv%LO?0Sw!AVA~KZ2W5A~FMEOog|<VE6j7?~OcdG>fns=Yp`p^HWI2;A9o~o>
>vP6}v5{vQ4|Yb?1&G$5!nr_=3`p|#+C_lS7AEy^BwU3$P#`e=O5=Gd9^Uzt5$An-v#7b{%hDdJ;`Op?$r?Bc04%F`icS|fsa|g?
mxtyY&iE9%W+V~|750=)=sbBdIJ`w-m|X5n5A3>8@X7=cRSeXnByL$sl2J9kugoY9rOS*z2+{{3h(g!%1G4u7Q%ZI2U6)4nHhejA
Zjq6`mK-gex!lM7b@II9W<ZAL8>KLL$D$@ZC#9fpF&rw=C8JGr%LD@@noNqlt~QA7$bOKEYTJ_FeXtD%QoV7I1H77uo(~F)R@xU?
iX&|g=y>zVn43c#1cwJ8V_~(g#{*MMDWPT+4`Yz(Yf!{?MW_o368COPvc_9(+w#3=XDG)TOJjR&Ayi*YSBuiCqkRM2^r6=|mifMm
%D)f|bXP|-Xw7;2-2_UGy5gI88?r$_^K<e=qXZYURiwNm+sF61=3dRFZ$WDtwSW14_shW&@=~86GgOtD=E<5)y*S>WaH4xOYjQ}U
IT11PA#m)UK=YMXD6mob$-I^YRzD6mIy&d9Ft+nYDNf2Bxty_pAS?hu_}jViHnwOWOJvE3A?ZPqF_DyyWX>&nK(tvWp@KnX3Xe3P
>kUZqZ_02yF-^rnvB^#?(rDDRwC#rx{;g{{pTOx{uRB%MSST$jSgW3-tgj31nzMS)9uG{Vv#wNBb2x;6M~YQcVXe|*<8QtWrPEz-
9QfS+pWK~YIwtMVuB$0#nL0@Qk?rin;Diji-^X+A9#^O1-d+aehvLE-=f@;OL_t>dT2mJj*iLE)a7mCC(qt^NgEoLbAa&_~T^fLj
Z;Cap(aW-W8jKe#7+|ml$(jS`)WhI#F#}73L*nRQjmQB>zJZZw)Vnb15Kch_O!mo<64vry1fZ2tJ4(H9_CG<<gx#2iXOA3lU3S>e
A_8S;^aT)W-!C@O<cNW3^+npAMVVnBLLgukwjQGnx28`Ott@x1JuX1KByOSqW|2r0sl>6*!0CaebjhX%C=We!4#@!K2O3DArDRZm
C<2WsAw&p^Bd<O;;O{*+GfgSi2zCqwf-nUl#ZRRtQ$bufVJ|$vC>SJ_kf5MnNOcWu`tmdJ;@_h8Q}~XLD7<|H>TcB~MfRoEu#|;m
G-JVBy7g5<_m)a}xl!sprkZ6Qb4dh5+I?Z`e;=-=MSa$dtIB|F6r>(`VS`B$xd810>YRtL^X)@nX1?6?zZ4k`u1agTV8nm`yc9)4
QlOg&tm_QV$1hk^l=ZJ@+B!n5Euh_|uk5e4oigjihn<`{`G;oW3mLt%dEjA`+T_MU`s-$-ruZ<Pmr|;n>cI%Q;M<@;QMKNnic`GQ
!9#kF0t4@tj^ELd0x&fI-zJ=<y}<fYIg>yaJzbC>dHJT`5V~Bzje%zFEv)Crg;b<y)@0CJh26<NU<n%4*#E}5V)86ImCeADQV~v|
MVPyj5e5U0yF9;c^r)*14kOR8e;|f>LA}qd{b}u^1=%ExpT_Gmn$*OFNw#!@<}%h1l=dycbpLcwiE|}>pUOq*$Ddu`czwpMUB?5A
pv3rd)@@vLb`TDkKHn6buvs}|eUv$rRG~)(mK1sO`%4luDx-3~$ea~kA4yj&$EMKLRf`akR`kMNMx$d8D_;8z)vhJ3E2+FOgv#Z*
HM{F443yJCP0m?db!s<!cxV@xsr-FsejUXX$R{xDa@yi1rSzahJg|?_-9<>RL#lWxSV|}11@@d&b5RqArTTYcw6N1_wJch0AQOjT
SsrkX5Qi*@uvvI?p3|t9yZEwN>B94^XUKE%Quqldr(HN%jZVBg#t&L7w40<75FpVL%ZD$9v|`)B6*+2*T}7s_xWu(};OJVJk7#&3
t+DJz#I)8ucl-@nty9W5<d;@A-hiG=lOq#JCj{*cqH@p6%KWRn2Q|-YU6w#pglULuT}Dl&k;PPa-7yNQ%hc+B2f0>oLg<@?<(POb
rR6NRs?$oM%J_Kr=4(o;?R4(FYQax2;b$90qoP<N`bp<x;WcWXhcqtXuNGoFrPrO(tin-ZC6W(KW;mOW`3OytQrl}SR+8DGgC+_+
tWdO)E;UFcC^0X=N-oFbj!DVA%}InkaM^q%VEFg)%<4|(U0Ty02G=^dIJbstD?PREqgyS7r4dj|P8kS!v&u@mtwWP#icQo>xoWbN
ZQg@O4~PeHvh-Ea`;X^O!TI$jZa3RZ9Wp};Z7Y;T>K>pwKBN$-9|e+l9<J{9nd2FZT?fNF?R8cv^6BW!avkuq9qP89d@*!$4pM#I
zAwT%4V*YtK9*HfPWPo;8J!RcTM)i7*kMp$vLKyHq)pvzhjh38j}$a2Mc1#ZE5zR{^o`e>Wg6Jb0aibr?A~CuODu_Ye?|H>e0QRX
*Nz%iK>dXc!%Q5)z}g0ePh<gxhuCZC>Ud|adnM$9Zw$WP)T5$}R+6iyO#CkN7&RQC2*OH}Pncx{_j9CBX40X*EFuAn6b*B|7U@-#
OEA~Qf#EpU91O(AbIrA?uH3<vk>Q@-ed~54wc6HlMNp4Ux)~N`un8bSW(=5$89y;>`D<-u8T9oXXBr_^VO=4^cwq_xc-`Q4%!uoR
(F++s!bO-IANJ44tlr+Y>-s$d$~;=4_(HL%V4@sxL@ibzxBKCUBfgMVv_%B|a$d8nM`$N{!3v`KMFlNqhAK5LD9yTcqfYD7ap9CL
*oR)=!%Ojy2KtCVZUQBNY7|21Wt@(NOhDJQ4w!H(S!)R;Vpb<sW0sE$b+l@c6(k`BwGnpqvpLU4dg4@O$P;~G+?O$F9{Rl%_WQV{
?{jFv!0c_{5H*J3h=yQ@Zz92%KN_~<O{KH~x5@2@R;3^;EiD$BszLASct=5MjTNWWIx4d)6QL4yz3*}ldYKcewPV`V18pfCz3BLD
rTBR7d*q#o3I}EA@s;X!=kj5sfI1-76uBIRl{D!!b58Uk7-m&a^t}n7Ngr*)FQuNfnpo+%I;35y)@xhM#8({ZSYYTzI@>toat929
!~m=$LP_^=qvNBNSFIkn9(Be6h(UIBe5g#rNY)c9EofEmLlA_yNc;B9ozkx=!CFIYq=vp94$o+3rq`>JYu~#ytJT^xgKHHAD#bI3
X(sp2-hLmyzvy-7h}7@_ag(|ynH{Xb2n2Jjtj!H1Pr?5*wGJR)RbS-ByLuV^IbNrwF&gi+(<Dv?jXG+Or521kxp!*PU0_NxS*41V
VHen!dWb!~#n&j>TK+%Q`Zr&hCc4Yu(-%Z!jSVph3zSa&UEY{|b2fS>hqoMeX*outOGvudtMw6)|05fjtN46tqCe9gXnLM>(pY>a
6VmTLX$;3O);x%R-XElT*7u0^XS0}E`1GyIRWVh@oSTQ|wynE~k|}1m0Aw-RnY}DV6-Cw4jMom=Vj^|X4J<EG(F{OI8xp{@SBz<M
2i?gx`>g4sG1r5fS!hK_-*YU?t}pKPytZpWuU!8*^EMDw=@qi>5Oc691ip?!H(Y0`X^iDZooLNjXCbLsDnT9^d-<~Us!gB>h4MbH
QjwI^KNxk?;1CglBES$qQ?DI%cfARk=HcZ^nadWgJn)>^G{j_>!9vDG5vXDeQ3O{F?>~Q=!fSuGDs<y*r24-C{%?|+Fxao{E{m<_
Cd7y|!~(F-n0%*zac+dDcdMe%sngz7*jRy684Ez8b2w{GYM)id&%2Y!EkO}QV2Bw^9EU4GKpnj21P^rkD_wi*M}XkqQ||hpNusuN
pzy85M%UnnX*zeT@UI575U%@(c7f~D0>XltVO&$dgsGL$Old^~J3aclG+5Jp9m#QbseZg(+fT+=K37n^B#aL&`8792pN&{@DMq27
To<jg5H+xT0tq0JKstT*zQRE}K&st1-sou*Kq}Z)BC1mw5?XT><pZ1w*$bOP=H;;w78!^QET)1QV)!Czx>X91tBl)0%Jr(Gtq)gE
fR$zhJ$2P8irTO$9N(&wrZwsf#V*8f;b~cS5bjC6$dMgKS`F2<wYxAi(-a(5?sYHG`QuuM8(WteTy3Ud=LlPqsmP!=QD~Y{IY7ud
08N2z(#w<ISg&UH&u-3ag5@qAjm+nG8f>JEDlr&OaP*nA@GYU&yy_X=XL?+?t)6G3u&%$OIp=;VF>`j!96^mxM7ruj{?LZ@2eNs_
*ZL_g4wVRP5o<ePhR7i)_k<PH;RktY6bcZ!^$MCj>lHS_ckaIUj8bwU9bg;3Jl5}54i#I05mI|!vU%|{$?qB5|EO$Q!cO3oSDUf=
=n6Fu7>Xjxq!}iz19*o@!K%MSzC1KL2!t2np7ST*dA<00ui?R{^WMAoJ#0VAhL`le(grL=nn!|si6ns|3@8}}42bJp+&cD}b-m1>
Gj#cWo>Sd^6^whqZzl+iI8Ed{hpJDn#*%v8@5?ddylp|JT89HnPI-PHBXE;>+TGp#h%g+%$#Ciht{vc3p)j4E(*YnvIpn#bO`+_7
vKRDIgeN!q=QarbKzY{7sPN{(tzdyrgoIL0F5}jdX*<)1f+RvwkZDHakPAOGVhkYf+Z$XO2H=WgZN5FM6(>$AGDngbx{EU^Rf6}B
qCkCvav~kTJ|(kII3C7Ay>(a+GnEa2<op8iRT-U9Q4W=$QiGEYn6-`mVK=I3u@q55q+unbbkLJE0wOwfLfGnopqvvV2xx>7V{BTZ
mgQ33I7aPEP+XTo>y_;0TT>s4b(Xg8=Ax_d-QLl5GSGxHL?xYCkx?6b+=FTa*w_}?TJYLxyD4x;AWfvuC~Di)$;(U0^h~;xP#M?!
8P}1&9x6tBGb&gyLxcm=XEmY|MkA<`C_z?s6YjMOpk&<EgjzyA{z_Zl-wmN5y~aB9YH;zRwWC{*tyazaYh5bsVSC&=J4b78zMvC*
8!v{_@{Hzw(B$8OsO;LOtny~_rAR_3+Zc)!c;*KvD7T9?Vq;MFi1AZe*S5Ojz0FV>z1;p0BS(6uLQWnLhmA(DRxHZM4N$*bJ!)mn
x#z<vRV1kH6{@DTUk?PrZ>n_TctGi1vKhD4&gaq1C&eImLdX^X9$+Mz86aYPjv#FUPaIGsepb^AQuHB!=Cr75TX=7ur!STN@1A6`
#B*LZ(V>i0Rm_A8%}Zz>JxR_GJb>mi35g{GU(mh1UFPZAxcBqwFuFWAXy{1LkJ>Y4p3u5<$t9o;0FaA!tQeZXM7a@T+Gre(M+Pg=
p5EZ7mw9VpS*kU{2;ad(q5zSGuhDC4%XG_5d7J+gPQ8~@(mEZ>G{0%YiJ(vGsHdUginguKjvj{(i;GxWmMR*Af((hCJI22?7r^lN
wvlk=`I`~=s$4Nts-s5@hIzIonM5lVvpTa?QM3D8J||m@<qv5aazx#<7g})QWMyWmL&(_(6bK;_5RbTe(llg6K~{p*-Ou$#9#?%i
U(um)3Gka0cwMRvi7ddy8n?TD)Jqtn7t<vMR(K>RfD1goUc-{;v!>-aFLJ}zrYx+nB8Bjo`PuRIY58)F+vspP%mxhV%ic<2r$R(V
$@Tj?>hAl)@l$>3Q=eOUQ@z|=DHefK7ohyOQgM6fBx<VYg3MtkWLX$a=MaVmp7+nyK>6_L($f@AW^r6bUN$8Kvv+o*Z6_r4_atA(
x%<Gmq<wdO67-tH1etU-S6Am)JNZ2C5>%+wJP=0JBsp5%@q|$6D*)k>W$T@vUEX=Gvkoxxx%xX52<7db%}EAD^v%HpP@%D6_7&&u
Au(#TuL)eh62wJ}7gpb>Ij>HdTxdgJguC9i7ytWOf;Q_%7D*baQa6N1p;I~tBsl_WJvA0_xqCMn1airs#FAa=-WFwB7x0={l|!#$
)vpcn>)%7TYj1Jk+pL5LNWZVFoVW5OUQQw2SF>$lQQKYn`i{<=1G$KZk6fmZk~6a1q9<}QB>p%s?fuhkpK`rCH{79k;!64R=by9e
#N6_|@C7vb8@2}H>yaFH>76gwI!;XAy3v0^w}k-o5l;w;=9%rEhmH=lobAMEJl$@p!)FPLB-@bW53GK4;KV%CZ~IqxdR0*jLa)8k
mF#2sHewEr&YgYw@O2+@^`J2Tm8Zdn6<TyD9UxtiguR)DxXvfQ->mz`(>sWU#StYGQVSy$LFR>P4x)6<I?+0H8R4HZJsw3|9@ln@
AT#T(y=&ctu2W@l1P#6ZVF!^<J{H_>&g0TL*_N7I19dxt7!W*)p(TcCu-H>-XD_u@K?L~Jy)~NWM~LcevF~%GP<!#MG>dPxnha!X
q?T67>=%7zM5!RZQ}LdbXS2ki!m~TzYpX47SFryYa<&g3EcIRIzeLf{{pW~jq8%h2Ps??_Z!JltAan##3cORD8N-nk5Mc{5Q>^h{
ed$Pq;&!EX(-ypr*X}QxQ(>TQv1^{)@xyY8^3so?0|rSfCQh2$Dxz?@I^_p#rgYPg(sQJ_5#$8ZuAAUwjuHS8FQoNtNI;KMx!9mV
EJ~a4w`W)nO6zQl5;5{<wWRgL9)|EoXCdd*TX^4qwsEVD*?w!W?D$OQa4bzsP(laVaN$~bfz9ti7ml>NW{mH5-vTEOt>?63Fb5Q^
LKFj_su%%a>rzl)(y+Oz0Z3*=tR)WMd1^quIMcTx&KfP-{gcV;tBzc=F`>DLeJec63Tw`z!dkeB)$|$0l@-y76mpsA(>2yHG$HL^
YZE-`BxokO>4B_a;1j4pLsdaCMl_0ICMv9ge=)QO7SqA>azZ=%`>`w}(CF9;!dMS%V@h$-rHO^lk_<!?Srsqf`Y=t|Qr6ZBAy_dM
N?ro>m-}zCzim>5;(*d5#R_ZsR8{5R${uF-rv3BZZ{hg=qv899X!5rsuKc}xY<f`ju;gw${KEA7{$ctV?o3oYm*MFjAoAVZVAeAB
Am)SMUc>e;*#oA+8=k8)de!SqtH9@=`@XNq`inD#KtAn_6%3Un$J6HD?7HfI;cQ=6^7G1v{jLTGAdN$PNq}%_0}ehPXZ<R3sX&p)
9)5n$XLXDG{(ok^z8eWDZi33z8$3ADya$D*`L)b0TccfvPQJNm)^_oHC;oC0NFVfKz*Io(6arLG$q*3^V<3WucXto6nb||{K<~M7
x%yv|ip{vt*(-=_W)ny5Kv0OXKVc|Z$_ngKVlLo0C-5lWG#RFL<2IUkbH|~T->3jUp2;MD5ENC3ghW98yc7cz5Fh@`{=723^wG)P
4*fGS;2weK-01^O#vo!#ZOfzPd_RVN@${TCU_Ll}J~k3?XB^m=Jfy?pq2>PF_W{BL`Q=Wwpi97dAO3Y;)@)k)Lc(0;BA6S0(fvSw
;m^Hwlo`mr06X$RqozoG`k<C1D0Z5C3h*KPJ1<=?9ua@fmp+3Y8y;>rf^Jjj<@x*np#IZ3bUV5Kp{Sy<P(Hl@+2@;YuMhrg?-2J|
)KYRkwA|q)5aIOnU_SQ$Gtnm}=Iy*t)tG#)y5Lj!NW}E{4e`t3n#||(f8VP~t+fHb`gp;df$!n`t?r8VG7Bu3sypPM8XF_jNgY|=
@gefn4gY6{Pq=5#)Aw@TwE6vCNcp~Jn`v#yOh4SsSGv`oT#fhL`>lTe57Xo112=%|9f#5X{qka-M3L>ie3y|DoWF{D$bSf>d|-Vr
?JK#<m&E?7ZT1JRyG%d#N`nxJJ39S(lQk-GejR?UHm~OIUe+V@ZjbXe<2e1Bbl-Dqho(+QusA+0C*81;{4}0{-GEzr`-qzSz<U=1
QDdiUc0XzSggq4>`dw6`5{+v_S_l;u6UX?!a{SY?*K4b*tr|aOVZ@&9{&PF5snQ*Y1&3^&g3^U^gnsY+e-BS4<UsX(f6fP=pS!aC
=j6(4|8Wo8N3Oog|1bIde$M9idVk!1S23Ytwgmk=kK=S1<(a;cBOFom`3OKhVtuswPv?JWoP9<7?MWX8_ZmUKewy-s*XUTUJ(sv1
%%BK10mG!$u0Bq)MgoeabsHT&Qer=i4b>b1OhP$S4#7ps!dRB=?%Z0Ry5i&<CL21Ky++Xa(1&4AK_-S=QN&G!sU#3oUPNE>^w-G`
_Qm;Wgk9Vh1STccM^eB`#@yHVqCopy$rx2X=4(bHHO0)5pN*9jmmXi$_tmZqDldu{{G7@kdn-Ql?8`*p#~VYa6&{Q)QKPy&JH@7j
t==OWyDy!`5R-rF-<8B`3Atsv@ecOwVcW;%!}Lc~c^w-_UANZ=K~{+`+`#|Ac-@hvt74nXJ@#u$XU`6E6NE5qn#p3zmu`4v;@*v6
nK$oPyH3+S&7EzJh31nwm*ZweV;*F#XIYuN+~M0+f&l`z$B1VT-yhTTST#+E7aAB%s0R~9NsE%Sj8v>+J?a>K8aII#nN-jvLlAuI
a_szW;{&{PXiBOhLS0CkF$2S>2Ph`Lss&`950-voaZ*5{2&@Fi|2{DS0gW{{?rON2Hfu3ly4I5mdc2<0y_?ddwtkA#|GA)o({mWU
2%{Bu1d5SD&ue6#YK!y7pwcm$S{LciCyF7X+}fe24G4ENM`}S76cov<5X8o5H?sa_r0sp+K&Qn_A(E#K@Np4Ms7FIidMNNS{c_9A
t%Kd+7l&z-DyP#oq+zBF{ci@-crtRyE^xrj-BS1DIpg%@1UBgk0trPgRR^p|28X5=gQ{`gi$$%65OOJRAT6Ice!;MDcH!2AppML?
35Ep`y*a=eTcdsd0m*|3WWxcUua0sb4W$n$xi7So3YJeF<GXJ59BGRmf~f-4lfh=YbTr;Ng90jahHl^!ysuxShUd5Xy3{s-z>}m{
SN8tse+~I3&T&lW^cTQD=IIegOiGGRJ^`mn4XhM0LfD586F49R`crfvn@#*a#^u}dKtvLl-}Iq00)Jc&ME<M%02%;42n9#{|8c(>
e{FdK@uC;=Kvns8@i&x#aNzvz$;m;cULajqPx`98X&ue_)SnSSK>tz5fkij$?4*tMCZ_i@N+Cl&!z0lzAy!+*d{%^MkzdX>$R00z
mDM&?;IZYfv}DOn4!MpWkM4e7rp2AE?k>(npV^P7-W5Ab@`7vu9B&Z^gtU<Wg6@JN3}MX8Bep37BHj;3n$;PskA?RS-K7PNP3Sdr
B+CCTemAI*wi(*`AE3}gk^a4Qe!2?_MTqDQv2O71wUrTIPcsHCoQW57AVe3QVR9oqEmo=3J~jr|y%s<0=|HC-jg{!AKvJ@P;k`d8
kU^zt9Fu~@Eobki>Qmd}K<#7<?g_z8cT{7gA7eURo?V?d7}bSZs|olo)(ft7h}5u>#DM}4NkDa92W=t8!`d}&neoAq==?gu9=LHo
MwPY*k_pLgy*si%W=Ot~7fh#89K4dxw=RY(5m`^V9?za9nXmBuo}=Z(iayR<ctpUPku?&1H9~+_=Vtl4KXCc9ZQ8xZ+CUISH+S+Z
SOzPW`#!^Vy+^KoPzoSO1PEZ#N4@&-OAV}P51&s{uW<Tp+rfv_^3SWg-QPjSXZhdq4gm&%G|&3&9hIf5hRlHiT)9B<&vEfH;#K@`
E@oZH@%*z$tx&N07v(3@Gli>&(L~r>T+VlDsasG<W-JQ>!CPRvv`~LO_|8k>`R-5g|93uqR69`yAcib$6$P3Yk+_F)P#x($!jAnp
(s`ZpSzf;4N39RsK+s;O5Y|DC{W()f^5=SU;-2GeC{K^48T{VS1EbYCls3jkUJ!jmv>R^7j=-zP%dp@B;=p4MmgS(z=CrM;1iZeT
S@G!7^%u=8Fh8Mb^L($k`aW=AavC#nv%bVZ8nA}X%hyZ--$vbhF|f;Q5}`4une2f-o&?oEHzGO?vj&1v=5huAFc5^ne^;Mg0iTg>
5p;T46&|XhpzodPyF&fP=g?nBT=cv{m~jn8GDFB9p-cYY=uGds)J-geRE`B4Eme}?K$E(rFMvXemvNm+B$C0y7)hAmu9*2e$9ddj
j**gIU7*i?y?W^Di&NC^*IqswICI(aeRZ)_5n{e63Y8faC}|2R+tNd|REBg8Rnp&04Mdh;?nut7zL;|>%rqHH>0ee5`C8jXo6ktu
+pk*E&px3w;W`w$ekB)u%=6b;%pxArDxGN^pYX!>grtpgYR@Kk)zo@|gRkyo5W!GDl1M}81P}{TbGN3Irf9;&?MtqLb22}B$sJ`=
YvfFBF;Hz*4XmICq%@#@QQGOcfBHb>kc$hHdfxrFZy?+|j_=Br(P8E3_uJFV?_}=0i=l!U=Jm^@3sAp9c^(r19WI3p!>l5Mx(~(l
wAxRzdn!El>&5WcqOZEXnaRYeXpiY~sx_6|OSzTaKC50ibX%`x0EGc~-<@E$o$n`vB$7!bdh6czoT*;#Aa@3|foiY}=sfU-^we7u
%IXA>!|?c#OmDS@+z1N?+dO=BGT~^4j@wU9FdR}<4X;JoMV~9@EQ>KAj8Uc<3umUu%?l0mo#;ieVTT4=hd%rF-s^?!^e=N*ePHP1
-hIzILZww`6Sb0H)<B{GSOOw?7;6rj@j1^OL##-3&lUbi42xBTW6RIjhqG^^z6aOs6+YXz4=wf~5eWPiV>F=V<-n!N5=9XT4FP|H
1xBvLm@{)^Jc*V9l4570!NV@DTK~Jp?8Ak4{CDHS3u=v{6`Q$u<7L}wZI_u4T_g&S|8^W06q<=uiKH~jk5wE`)|}JUrVKmS635J+
c_`A`*KVEhS}h5F=7b4R`1&rtsad~+gWKZRtScueK1?-~)U7!9XQxL4%=cb%pj%c04}3@ztwUP0qbdFIX(8DkYoPB{Sw_4*@h_CR
I%q8ct<U9r7L&`EDD*HoA|t0Y3S=X}go3V!j+9L>V=C^?FIL1L+A$-Mc_l#+9F7r0YmSKvIhRUV+TIu_Cy7r-UQYbI?HW)q0zu2Z
A$sa^{OH*X4nHeG;ykZc6yGTIx2!iFG&hmR#NjMhgBYG?CI=Vwd_8rX?4h_@(K>Bp=+zG@ngS6vOyEg@{=VN>{j1rEFlyrCQO&5+
13_Nrf!hsE+$Ul?PhA!A{l_+$UDBphVsd*NA4TbN$AoB%eH+=`rTB9^p0ix_=y3k)nlT&PuLB>Y(5GkVR<a`xea?B?tyiPHHJjjO
;8Wlt#nnxnXk0`=@1?oabFPxHqqgfpL-BakYpvke8bm5Ph!4M5po&_!BbcYp*0hdeu5)>JVmaD(j)PUV3#F?_6Utma%dA-~_1Fx`
kSQ?UmNL^+JFSV50@UJ7zG6GAE}GUaTXW3@wzJjjyJ{NrLk>gQf$AtJv|O68uNAfT^ldCOCItuvnawH9?7~<^h+WfK!@i4@jAv~x
+f81GPVk~q4vT|`=0ah$DXHD#1s6S`!ED}jqw~MlQwM#)AY!ZV*PBRPlIr%uGFQJO=yA67d&HaIy}v@%l+L)w{rS?37=d1|dh%Ti
F#(>ayQN+F(n3pAH)l!{gN11p)?k<f6vGEw4e?kRoB-#Z6Fdzn0zMSJHz(=0Tjlp|-F&(&>+IeD!Xnw}QF^`VLc_;r6k$!9MO(bM
1^~90T*ImXCg!2Y)Zcl{qqAGR$fz_^hKE35R5*(-7goWdY_c9c46aw6_j)&?{3;Z&AFovV(^{bY5c$}2;nu<H*Jr+YOHMO>Rw-I4
>lQDP@exTtv8{@J%-mGlxL!MMFxcTB32`G;MI*9Mp};#X{+N1+BTeL3jL5~M$zc6$XS>nqwJ7lR;q&1~xsd2l0x<o$JcpFR>!(SZ
EQZ&-!-KDZ6uM_TxV7V1%gK!VKC_Qbu70_?ow>uJeRTVW84xb=eXaF3)$4nP*5uZRb#k@&H*!<6S|+uv8ZaUG4BGIk17CWU7kf}p
CnAE4LO2uyLtmEP!QOE4oY}$Oe7#m{iXV7ozOOSi4YB?AtFu#yahLo%HjDI%C)%V48aXAX2P$n_N$3{#t<j2R!t|(^r6=;+qjAIQ
O90ov?oUZ+D3UVgu3~0&Z6vj(?@yG#un83deYFB@oMdq$4;<l(L+BI>A}zT%d`uGO3F#KUC~A#{rj`*Xk~g*J)1u>+D}F+m`JJbi
U1qFdXNO`E@Ve%{I5Zd_eX-F7>5k#!@WXL-pWSm;d;AH>a2h_Hxv^2@4F(+uO_r5T%fT`!d#Ki8rHsT7NOTTUw9yD~$-0pHP+9L+
BiZRb2k6Auk`|6o@_`X{t{nJMDMqDw+O{xeruw5&1aXNiHL5=f9HUrsa$OW}=S4pkH72aa&oj|>gm1X!(C4Vpy!5KjO>14=v@rnm
iorC(aTz-`b6sUvkacer9wU{fnfapXzlu9<nmbiPRS-~{<zA~z*7z;{eB=e%em<#Y)K-WVsL3UQ>aUI7uTJ>a3ad1<?(;)QT;yZs
buy74YDXwQHbEtUJZr{i#7CwOrDS+MQFFy+gV#L=E|sOyHzT216eBbTuh-8=Q_q<e8P~Df+G$j;j%KuG4Y}NM%mHCyc0C4Gjc>K>
;ySGeXA4WDkJDApez_L$bO3pRV1+~@-H)sKws_}NpNqc3NUn{?kXP1V{sES$E0l}KW7z6U`|0mTh1t7U#dv}pa=MnLpFa(0YOA`j
(Yg@~4FOPaF+#NKBF|<Zn{Z3Ol^3wm)SOi81^I|fYjjH4RpLNOXR>#!6P>};$fvU)Dv2VAZ1b%(BRH+=d6?G2NQ;abh!$obV6Q1%
IiuOD=Uw6H(?<>xNGV}8TsZ;8Lw6{S54szZd;JNn6{-f{1c;gbdRz{YhT{8|2Ed3U^<Jn=rMWv~M5lD@Zj^I|uG3k4G;wylN{}@;
2hPH|z*B3w1p$_SdUEpn9p&$MSdG=4O&C~yqIF-1yj}a=zbhSa84I@Nk&%^aB1NXKTV;DO#5IJ$26jOXy(S==5HiOKX9fYKH9ElY
psZFzFRj(*cxoRE0hyV|tJ=9OfDVNMMd*dZ?$)!x%3UX|9a}@TeUol=Y`??NBGJSU;&P~cEiZGqhlAT(?ys9{MIAPEs1XpV?6kC2
!Ru3L4{fXmZqfyb9LD+L*C<!UGhK3bH!;m<TYZ^D6hh;YPi95n_7WVer!o)M)W2IdGV6ar@_0+WhEXJW4_HmEfm*i##pX8B&Z`}k
j(4!Vi%tfm4t&?n<;Zte$Rw#*_xr;!v#YvcYwkW+iI}E_Lm4b@QMstC_S1|S;tXBEhP49skkL-bfKNTKNCHYvwvPG(yseDc19ovY
8-mcUL7=dsSXIK^>UKU92!6_EIM}^F2x)G6&ccMZ8?6q-$Zn7xu*7zfExWB}UUvCfu{D0fw`H<Gp|dEb>HGNXt%W--*c!<Ps^}zF
>;|JD2*7&YEzI}a($rVYq*Sz3Eo{_Fq*9j>6%}E+g5ABnkEfSzxJO4k`E$4zU`P-ofLO9qTi*D)U>G9Bu5z9Q`<?~TLOpk&;Fa|W
?hx40;-yISQ!}NzF9jjYgK#v40!S^RQxCRz=K^%F+T!mMcIrk5m>1@hZRa}yT@Y%*(%@?106BLekla}ZB<fkrRAfD}`ZCoFKkCgz
v;$NtuMg{riPI(@TC$>JYWdp?9G(!iA>on%=KJ1&gDL^(n_}mhd!chLcP46DAY&93VFWiiai!*>w17b+l1yxVT{EDin!YLN-PZW+
GtV!s$N}o0rkYWJt(Y1cHhM)y0co+Rm1|w=&f=P4?Sb=7G>m6J&YtAG7*x+VmZVpbkpr%uROs|yN7)l4f!9J3!}iO*v|Dd;aS|;g
j;Ke=*-plrb=CEtbCT}b4Ewycq*F8V*Pm{+(ietA(>wVgF{D>%rNIPZw6w1R6ye{KE%5|By;czU?1`w6MR^IqVS%j|s|u!b6+7!(
RAF_CVzLbwK$uP_W_M-k-)nl_uQKmLj3zy!TFq9VELH3E%jt<B8y9~&$57)tRZ*?ampV>p3P_Bw78?ozDD^4`&z_#I9<|3)E9UMW
BWBmuy7;q)Tq3R-6r0H%-dZyk|K5s;AY1jTBX?V_{jSL7TOzVv_k@TsFoJ>D>EL=Z3+2X@u(hKiWRsSRbG0wUv2ZVI3%6>Min<Jl
1EaVt12-Bxp1BFL*?E?bZZ6u!k0TNwk*~9H7dabq>aRW?19*e!G?hjAF!)z-DMd(5TuEYO#dop0-v3Uw1T5)mQ{k3g_YuT!PNdfg
3z0@Xb7i{Cu{ajdGfqOf)haFC0O}W&cTGPV`+1C{j5`o%ukwF>aQH((^~O`u`LWoUtiApc``M!A>LZ7J^}Fvu#}R#Rr9lf*iH9!j
L4qD3ALzEy)2P6+2kPwY5evm=f<UPpKPiZ_9N3x4$Ze;XPxbBlvpr_WjwazZQIWQW%aMGnJ$_@a<4d^Ic{&sUWHx!G5g`C-LxvLr
mR6j%jZnpxY%%C}SRIbf4ZP=go;(^Q4tC*G(+LI%2io8zN5&r6#Vf&nAEP{m#jw|_EY~(9#riOPb9JO!eIGv%c3~Z9b_pU-p#Um_
desat)E6x0>f05WBJCFk4-Ctx9dx}8iL6?PlSbV=G18+XdQg)(uFJs?#0rO5s)#P_^$_UJVqjC}8$3NJ5*<Q!rHm$ubE8t7J)1!C
LttAJ67ZVS-0BQH_;lP#E&@Zpmu+~d=x?o0$qCf}&7f%75Lytr-a`mWQ4;cq3c>Z;J^Ik?3>*`5!?^8&ft01RY2^Nj;q2Vw$Zp-@
g1QBzdI2DSNN8%~SFF{ZLaGKMn~-_e-SCR`>aA2xtDf4h+6SIy+qkb=2lI_!gWtB1E8d6Y|6@;YNXj%9ZoHD_W3O{^)gKDdx31rK
!<%$(PZb!(mlY?7Tr=~N##hm@x+mtEJI+$n_UZf9>=Z{=;nGIBHpw|CG+52U1AS!DMjaM!D0Vy}fo4-IRe-6TF5OLD)@s$_!q;Ly
bbTyBNo!7hp9w*Y1$sykU`V3NdKV#TzUhN#%<v{GZVO2v&_?G{g$#*-M`TwuyrHb2`|PZ4^7RRDkMW_rr%pUS3wln0+;s5v<MVf_
a3}B7AUAxn`R``YhdtZX(X^&0eRt({?qk)(DS)+;<KN?|uuH#QlCb5sC#(2e`C;iAL1A!GA~S&JWf7sNbf6?Cl*&n3h)~K}b5DL1
!F*yC6sHbJv^>TEDGI#4)D*U#Jvo><RTmW|@aRTUzQjDviib#jqMI+WRg{aqVo4KsL%yv+TD<d4ZJA@WwimN1Bbrh!OuM@|>ubAB
nh@O9w0bQo8eBVtPG~dKx6nhJ4Q6v6CX>NWwX=GjmpA+TPRWvQqjQgumec9bls4|5+Jh}|aTeXhCc<G@RF47V5U*|KGZr^`{Hj{w
k4lF-S-UB)g;h5Q<XW_-uFG83T(=Uogd;|ncnRkj@tAl!$+xRL8|$rCobp?MtDSGzG|+n-K80UY`-i5Q?`P4ULiZCcV$z~<INE9?
;1PWemqQCIU0@@01#F18>sYyFAl0i0I|TWf*h95mwDzsV>1^3W0labSfg#?*O8u9+rn9glIr#zGEi@htS87Dk`Q-GV+Q#lp#~?kN
rUH>mNVbL1+T4zqpuAQthj-euq9`rh+a>KT2sfr&JOHCD(lm=&unZ84pAjMXp6r!Z1YywPz6FE7iphIWRv~B@NfzSN%<TBR{t2u}
XCFR~$y94Yu98c5TY8F_hHK^Q0U=QWDn9FGo&K*9+r^oDTi&h|?@R`N7}A)&#k=-D<{~RRB{sfqAa;4$R$gKhke-PYXQLG|?UriK
!@VIv4gTA?&#^Qu`<^Y4U{$n;h;gGu>d0xN)&i^M=#tqqrWP$)40+9~+HqYSc+R1Qx6@J~Z)Fa$ZM6V{t|{NBpup_QBXw4S8ze5p
@(IK)k=ECyu!3eqsI!gphmN^0v`cg$2-A8F7iDbGr2ASP$b$pV9A<JJ_RDO%`=%T$v(vY(wHpfWIXuY01WxD^DdS*LX(iKeHgaKT
0qonH>s=ql*%F}&qz{NoB?BXqi^!dusiCZBI1d76ZE}`dRUm1678UMSJ8NnP<m@&rolt&?>V3}k&}yl9%h|2%_H$*mQ%&X-{AQLt
AD>ZI%`agXG;v40R2g`QGU+2CQZbk_Gs{{o`}XHLau2R@TW!n}XiB<6Za>NId9nf~3$kNUraRtx4>*xD*)`4g7}gpMn2m_%xa)|Z
5Dj$AEg(}zSu_{Wab#c+B!PIVu$&`SwL^efrdeg!#ux~OBkcP>^Lw<7df-e;Kc!NY(``CPwJvsuevEg-rtj@H1@`!~DhTmBbC*d4
ie=R{rekU~+>>6l6=P}XipZeJ>%*(~i`~WEx*4%7Madm5b)<@alXwE-ZJgwZxZ9~*?YWp+F575W<_${~V{FCRBvA#AEUExLu6jWD
;bwEe-`7;$p`a0Jnn2u=*eRzFTqr(L!mVm&P;ES=`=*bxOi&m)ma%J{D%f6KDDrnU%p#k$BsKv#E{=48Nec$jsrhOagspp-a@I^H
wza%x2WZnp?mJb2$_I=p3ae4C(&bL){A}J{D=12r7iM@G2uO2=t)gGwcJJ4H4$|2!kvP6*MPbIfRcR%e#!LZ+E|Pi9&rww~XgRi#
)c8e(bXRk(Z2}>26Iz!`WtM=s>qZfgFfBS4gsn7DUdcp@d)zpLG_?lr&f=7Zq2^k3LsA(L$muYZ3`z;AZy{Q?dVG&q5Gz48v-elR
@j<%3W%EZaV*7aXb>p)=vFC?s2*xni5kDUKK6dB!g#QoA^Fw;cAcDq1>8kqXg`SGFAD0`90U9Pi&29z9s*fsn6!=s7e_(lGAGskc
H~yl5ME>_5w6O>G^5=0{{*OAzIXfudSrjAJTlVsnt~mZ2?^C{yp0B--M@*1MHP0)y*@)At5Zh;CxA3ui*72)~VS>De$_MwIIH<E%
T(FFG+gY^%+&Q~HJsI9J%~i2W*-UD4{4vk2x{-|z`wjHdnABj-)Yw^@V$;{d$%A@x9;kNlI)9p{ywFWT^7@=39^vdy^Q!vqX;EZC
pnF~X|KNU*zG~NfXKl~%01>G6af@I2g={m2cZ!4mZ|JAftatr#1CiO>nvoknSu0oVPiS;q)TbQX-lYjhk^V439r;xTl;tG`MZ1hf
n^Ajq*qFz4)`<v6P*E+{dY5ioF8a_ousWUj%lb9Z`>#*jJoRx}TQ~pi|7^`@2{{XR3x1u|diK+3rXl_+@Vn4JcO6gPDW}v~G>|q=
;d%4L1IG(;*8OQvmE`G&J^Jf<;X9>3h_9@cu1FZ^K^ey@i4h5~az)74+UhERu>+v()=1K`YWZw+n$+gsmpHU{)j%?UAl`@Qr8ZR6
a<!uL5G*}|YKM@RUAvf~L?kUC%Usm-HHwT7Cj0wJ>f)<OS_1L@D<#a~CwRpEl;o2q!m7oVJA589$=`IlNJnl>U%Q{lKZ`$piN4wj
fZ_jVUG~>?!;a1R{DXU2UXj^tb7T78Eh|i=n34}{dcpk_-o~wn2j9(~GLo8CdM3n4q_uqyLqm7#Ur(<%7HiTO49(895-UWrNi*L4
y`r7EShYPH&Y6`^Vv=h|SLD4<nTumg?M(DG2#OZaJ!&;m&NSW)^m#Acz^&$*?GZQ7*QAeY>P0P4-2umXYx3@WHjpvXe&fKIt+rhj
)_-%r*<-qqfGBKWM%nidhHMD=&ezl_edpwqMo9VXyvLsS%EH67H;2I<w+Q&&+1k)W^d?soe*RgkTAf|v#AJ8byHzT627PJ!Bo1_k
zt8H=hA&mX--0@jL~047>)o)IP9$ITp+X;<-RSLZNQAXE70_lZgV5O8gGvkBT=bx}4GA|J3&vx+P%H$B*0LZc&M(`Ti(Fshw9}-%
-+sVTiNM$pIT`{k<BJu#GU5%G)0Wkk_PA772Jk7TLZ-4b(nKbusUXEyZ!S~B*9JERVmbps0G|@$f-Ozf7q?Hx4->CiXI+jZ>X4Ug
yD%kf<x)7RQ%be0tytELir{fenqkB9%uT+vwJ3n~)isc-kKE{xF{Lr??vIAuyJU;-vlc1)Q<@bB*HCHO0(@SV$x4*D2W$v?p^^G7
{7#Qj-JP3OOA#~}NoF<q3qJ308sS#*uZy@;72)K~!P$8li|4;PQC=`2X-V2MQ6lFKHhgMicgw!IxV5iI<vLRK=thLa_l#ErX;nDW
k}Fz`{m-l_;xxk6JnPn~^+w4(UenOTeTvL#c(d<V1B~Fz0`JcGjIoi73)%La-)ieIV0u2UXWo_?HultplEly;q1BI#-u3mJ9Z*<n
@+rLlxXoeCYs!=3X{BC+hp#f#@2{0P-r|GD6G@vaoz5nd?vq7PCN)ob=<w>n!@1M<R+YzTsDUphcM9g1m!#S^G@1iezM&Snq-UdW
zV~~aBF^`y^{OX-k31QVH9y4rO@GsGlDX%aj~(fbdj%Ks^!tc@@oZyBZyPS($J+JzhwAMA*QasNeW`E=)RaTHLQsL|nQ|Ezq5I-J
omDA9-mcGc&&RW@Qwblsxp=00sXem}B+XQQLF16Mk7<Ki*I>5B+FVY8%3d0Wm~TlBDae11EDcyR+6SjhP#-`N!-X;6y?ve&r5^t^
F8Hq^w(VOVLGiVA&I{!W?+!7H;?=8Iy|hv1UtchVX<I$-tp#+b>8|={MGGaBchFx>k{s<oc14KTPaTncXfM}jpqcV7!I`7O@lGkI
gRY-FV4K$r<Fg$5@HiAL;+VMd^ePq&BVKE>RM`BV{`&Q{>fPr&($g01k0+;oP!}eZeZip+aSl$E-3SrcUfL}vo5HxAbWuaxe?Q5G
uJnQRO}>&nTI*AJ=wPJBNaAt2=Xlo|X{A2p#;WwcW3{v{sg)*g9;lwm*EE^~uW$L58)MFop4*S9^QFH1cBQ20)o~#M)}37n@yESC
*se(!>{{IkxllpWDZKm+Mw4}tI`|2K`sNkP?p_21(^XIsH%}CLq$J=PbnwIo(wEH50&RIsUrp)7X{RqLcY!*F!R4+XjqQrC*uXF-
yL_G}tslKn#XR<WQ%AwUb*<jUX>D!r$8Q(7{aR@i?op}Eq+ROU75L(|@08SwmZZVCUFjOcruR*ElslLq+ws32H_IIl7l*v`eOrq5
5x3319_&pi1jFzpH4+R<Bl|V#;*a?E;+xZMQLq0T>^&VhK6BrG$@L!l1(SMe(EckfEUD7>VVToTSc-m}Sl<kNbiKRccFjeL?yYnn
PHP3pF5-uXx~ebAWYF4;K~z0I=YMXR=GUmz*77oRi;6*czVPv`DXE-TO}V8j+ciE2PGE{c(OC1Z8IM(lF}BOLG0JIDr`3ox>oq5F
VM+*%-THT1?d5(FiC*Wk{7^!@Tx%LkEv?Q}^3t(lXWnbiGh0#x3AQwstIP=Gg4pclVCF6^@Ks=9lTLJy@P%Rx+@1T<#s#YtwbW0?
X%w3(r*&0KZN;yf{JBvWG#sN!!KPB5GCqDOL6IQshZu>73Y5@hDr?fvZm^zr(=pQ&5tf_x@m;TK+WMk;L%|~3z@_7yMFy@qo1S;j
TN5!#M2J+SJDfxsgUt^vvO9LRi0&=EyJC(pXF3(cTQDxR7oxO&9*aJftz(gnwau$*RO!l`<2b8#`DNp=%ktL7V9>0cs%pB~<srZG
d)kgq(|Io<cD8F1rg>a&MF@hgmvvs}5Fnxn$8L4EBTbT<@_38BmbaGH*C`Bl<YtDua(FyW?%%JCL+hGUx`Je<@NsB|TP0yp_D8V3
)X?4~)NvP3?KMJ=zdFyVF-ma%c`DjhdSZrGZ{uMzu9mD=fN4V!N+_?VhWt<+$n_tnd_qqSVtky{0jLjq*RtXck#TLaMj(4SzI6*-
+Wk56&&aObIuK|by5ToWdR%vc-7JM)-m1a(@SzoW)^R_P`*Fmp=kq72XdmwZ;GVWV<63+U@e825*7WB#tz2!GHQMg2Uc)RaRWYIe
)vgY`ZSr2j>0OpgL}droA^fiqLogd>ePd1I*}dr6R^Hj9SY(Ag9@o%e52G=_uJn|f^J1cDd{yUXeT56G5>2^zNXg@^t&d8n9*pU>
M7>2^A|n0|rN!+I4M(p6vNYr?<Gm(=`o6HEt~<J4OL1+S%i@DadeCu5_|p@pp*3pjk!ls7rgec|38h$8{s9TiB@N3G5OT4N9Ks}>
X=9ld#x3ASEME~8v)crBJ&eaLVxzvY`!7^6ePdzaO1c_p>QF=jEJroTfpaJSF`leP&s&y)JEq!We`(HdTrVOXnkP@)n3$a(#7EXF
qr$-RSi?zob6(8GglinBL8Y$Z*d@n=MHRjE?HX4@<C<FX29w+BiUZ(D?d`so9Cq)l4x5`m8FhU-t+lH39k|9!xX5t&{?~6tj237r
RdTrQ@2Ad37QWl)sYB^?tV^EF`|DaVrWK|NIL`FN{IIV$aB){0X2Nq^h2!OT+t*w<KV7p&h2nv0qJP(Mk7ybakFOkNN~#(yVUzEN
Jy_9{L{s}h{&_3l&bJq(g+*TWc_D~#o{k+o93!O2^8JbPuCD@BN53zFIV1qP1>Adn@4Mr#=b?*5Qx7U`#fMyy2`JDthpWni7{Snj
RC}a$5ty9~XkH9{-d^8s1}&rZ^IJ;M4d3ZFJRjFiR>v)3c6vuUhi3H~J6Xx>(jU_Hj~=~7ot`zQta|19x(!oq;DK1p9!|FNPT{7l
ZKvZzNiszRbs3NZ(Ii49ONW<wC{p5Je?y0q@#E{AK5X9@ymPe=N2MvPbnSWhc=qpYh`|f&JA?8K^j-x9;F1B_vkhGD*{Hk?L}Q$J
nvv`#qLuA+B=&r;AE?}PZurHzP#t=5Y7vzNrN@f${dK6VC<b%Y`W%)JMGI;k4v_f940^5xk42AF=`uWy0iVm1F;cucT)(Ntw}L5%
{`2RGhqMCTn@6R*4~ZEY=JhQY$Tk8EA^EBj=K*@LyMYrORA>%6KvnFwvkmISb%4aO$pqH|Jyhk&(yt<3NakCxg_X<FEqrD2xveoG
iOkls28>EDs*O6Rk`J*edddU1Ri@%t`$(Z5Z}DGMJ=9RmyZ1j&%)Uc!V;b+jWWz!}<OhG(_&vY(!`Lzg{seN-fPw=?c8m)DR0a7E
rA^2{FDRj6E#zAOeTV#xr@nON;m2W<>88~BbzE_OP{$_{C}5lQGotw>1xbQ!<l+TIFA)7|`s8XYp&Cp+PAu27Rqdr2z;ZNnT@U8&
qtHfvJ9Zs{Ju$|R`)d{u(KLLD6gd|*BGS%G5nIH%jsc*7m+R6>7xzX$_4|v9#*R33n0*3q%ptHt@jb6To(r}4=a{8})G@d~HWg}P
P7{2jR8qrte@b2=pKJO!X&Ke>Hqqf{XmX)CE8}D+VB8?4y~->Fd@BYjfjL+%&PtN$0;AlkK0ndxHR@{4`3+p{QE1NG(mzB&3CWS=
Wg9ADZ{1g<(vIS5M}%N=6;U2fq$37v8oXjC>wRfENeMf%flsMwdqJ$Fq;vbQ(LFTZ6qGRT6P@ga#3Snz6|tbwl0{9=vM^r31lPZw
{hR4q@v7o9q-2Dt4Gf?<kq9%O?Pz^<rH69Ti;Sls4C70!;*^;VMrTQ*iZ#z;i$LAQj1_LzAC>CVEo@+HK$Alvf*pv3XW_?$UaNJj
5{%OvLjq>2CVQSBa(8=T2-`=cacwMx1VPPY2}n_j5>3t>iEGb09dPh1S9P4blNeZf$aRC0BA8p&ot!(^mHuz!=T#mx(pl^ILwId;
{~tZAC#(?~8dG;$vsRv;r)y@lr3`=9;kNYQb{%6~bD43aHi}Hh<)G}pBT#3a3ycfu93m#Ug#i?tJQyOg(79@g4Xph{E1?T}X*1b*
*4n#TEZ~_MCS3G-R<@4E=SsAi<6<UJ8L~)df_6ZHVOME`S)|3{Wm7ntTDGzeVEy>kYhG$TzPceiVzs>N)-6l5kZD$~;&o>|W!3G(
mleV9zt39tzYD&HrL1iY79Q7X4+nV<lhS4S*7q0M+mhEPk#Zh4D@eS?4>f>Z`Bnv_g<4DAgId8Yn#pAr&GBPW9W2)3W$36m%t+l{
zE3?c?g?xsbwy`)+_m>AMQrYB9I<!GLUxy-8$*a52OYKJ!)2lN&BctrJXP_XrYzQVnhevRz*HQc4+LL@bDg;5F;hcJyI%|Ce`M>e
284RG;-jkKJ2utNFJCpGr!+e@7NEv9Cy84jbJ<7bPW;}3nZB9TE#P3obmFhs*sw=BEGyzQ%8iZWv}@9NOz&*c@#%$Kcq)sgfR4Ly
q-|aLYU7<&>`h;|^vn(h_@KQ_Z&0g2X2FsPc}QAxyj@#p!>F}pD~<CMI!!T27DH%<iehIwr)s`2E+)<ulB>Blq4Jf=#zYI>fllbA
Eo{4PMz?|A-(N({PR=I}ednh2+goHh`$`Wa_EBh1#;?w6I?Cqog?Z?PmtONnnF_H9p6_=Zl!aFN{>b&>?|d9)fly=W(`sA-OXG4O
u{tVv+o!g)*U-0&`SMYX0v~m|__hi0*Pe<7AP%HFr`Md^X<^dCvt6GfjO|98XEQoL@Kpej603wERn%LW6|z0XwmfO&I%b2{vS--S
Zh5@~)FiHvB0K$1D-Fah@h?&4d$TrvvIz;au@%w+E*SK*wz=?5Ywt@zTUF@I9WPwzHp|j`@fDHVxQHysqH^?ycEHnH)r&<_R%p~S
WnCi4E~y+7-MYRgjACCsUTOrIZ1^hoaHHU>2-)Y=hSZ3=_tK@okD8a|J&v@$KK?TMSXlCR1U@?UL}{{<0qqf4%}I_a02$C^L{ZyH
<2K6fdl3tWci}B4ozO?`af_%Ev5xd0UomrOo77%pi;$jF!L2x(sytB&FofCm#KKxi`fbN`v2~>fSMa~hJXmRiZRwNFlfQeow?W@T
Y#>vvEl&QPhmP*-jPaxj>p;FvdgKaXo6ORfsiWQk=a<DEww@=o=CPHBA;xx_=4>cAVdV<-K2{g4JM{EWP=ii+hZw0SD`%_$nKk5F
51-ECc<n!N$1;U3I_*InwC|L6vH2qv?taW@^zT20G@07j)#m-N+(xq5vy+&D?b`b7%N2P<VIAOWO}g5)!M2&iZ-?Mgux{E9biT{W
eK1&a)_St?-{{-r#Mlx;Nl{`XVxbC-zjB!w=0Y_*Mxc;>sQBCX*5AB;-|faN^u+OOjeV~8UAE&yC^TA!W^aiakp|_3uMPwfNs<JA
9}n01|JQ%sX^K#SWhdw1_kUOZsKLMTSOIb^WB}hpyt+QM^Qs=4Tt^T)FZ@6BMwD)2nr%Hw#1k=s;x+Bo2F|HL{Xb?PkqpFE^>yoy
EdBDnKQ8buL_WTr&o7?3k$-V#YmQySBEV|I0iF3c0)$sY9mhJFpE1*>MuV=s{vX113LN$k$gYdcxpitqBtev*`?@Opz02*afE-&H
yoa#xCX~<*rawySZgo2A)$8tJazOa<<;R7Y5=k9$fS8Bau;`GPE66$YM-%@(i->_@!}?(l<h^w5%^KHPgZ*(?cYf)$yX}ekCTSGo
(x1aMc>h}d*cr#F(al}f6Ng9*Nbm+9qk?46=_-veG5@Zg_v-n(zM9kSL%(N#{PjPx#(3hOk<8vbABrR6T6Tp#x&?C7Gk=FF$pn+&
k|+`hC)_qJ|3Aaw6_N1!U_24I4|0<Goe`2dA7r%q=aC<>t2RE{_Nnc9d186+zT((C%Myey`~DsG$nCf0*8gVnUR=#SuWB06Sb{+M
&(bwr{)$>Z-{ZUE>ht5K^Y_v|N>9J9eUhKV`gQl$F|M#zy7DG^{IE3Vhw`efW|6d<(rFES(yaZO{&)EWeK+#cJ8FJ7<8XI5AKwDM
pOo*}ua?<9IPfF$SzJ`MUsqmTqpqFgW9F}65v+S{%SGtwrD<&Gep-Tfo>T18=f?P0<=dxcZ1p@>M*#Vz9ii5h^=TiLiOXx%f7Egw
?lkk&dTHzA@pA-z^$rN>^jmojQ==~5ZBUvkILEDA{4KlK+(HK>as3L1U}%wj9e7w%XcVbYPu={WdeXnUu8?O!^!BavtLuGyJ7RhR
KOT4ORnHt!Mepm|dT})s!65rS-uJn_FJKjWY2YOaE|!MJJ!vA8WdPOeW>rYpX8rW;&A*XH6{J|q6V(eCpm)`AU0_IxBU!|UiW@1c
2{7TnBdSn5t%ETy6bQ?M7VYinry0&n?zWuhbhQ0aGuwUM^MoxL(Lv{bEpc1ze$M>XKQTb{w-g*uUH)w~yigo{rkBXcUnQK$<n{73
kfG4dS1(t4+ddtur18(na*o@WZp%dIsmb8itMaI!!1OO8oT~31)fznxu$K$4?Bxely{D15eJxqUnmy6BhX`}UyJNFVf%^uwuu|Hb
?yyDeP5ND}RlL$HGBKCyJd63AC^I<G8Z7AIzAIWS`S#XE^d9GL4ZU5k`c9S)&zEu6YCUn7{#%RNTIxqz1=Q|!l01w>FmK-%xt}+B
bC<n&x`fu!)2C+QrRg*yN;2<DsmUbRj@7S9hn{%6`h0w=`FZWuHG9B4bn93Y^RM;to6`|pRmT<;5z2X(1d}LJv*Ex|G{1U=_)*3d
*8YXh+w0c5=!ZQrJ!^_X(dt~<*_u|I%DNP~iyoF8)Tf;$Cx+i`D^Yaf@-ySBbo5fUyB?W+$$-5_M;Ir$0Dju41O^V>kyAVI9`oZD
bBAS4xN(liHou@>!j+)S`8y>QiX<c$<mh;gq^ISIjA2O|n%M}Hp)~gSYcp^{xpx-UG~EcNJ)!(>{YN$P4^3jj-J3mmcgS(BDO<>n
tF1ZSHCh~MwDeZ_TE3$FEk@_x{a*i6s#WcTj#k!zM`<X#e<Ryv*VU&TZ`rq=A>u_lu@$RiWax1gD1>=dH^HTKyV?b;v-=ixwQDeP
Xb75kc}@&b3*86gX5AJ{RVX%phLkv`_O2}=mQz)t*GS^AEd*42>1=%d8$C!DRYzERPLv1LqrmM}RN^`7S0dJ04(s=K@t~-_2Tro{
xuf$NMTq&a-tke$*7zSIit$I&wjKtYAbWErDeo%gix4_i&}OgfG1_9l^)ID2Se|l+X`2m{j2ux=tju+p!_6o%Hj3#hXx0^XTJwwp
5Dvq%>%O9djP$fUc%(WQYsH8{6!7=*_-nOIFQ^swb=B>vv(_{)M;Juto-{qyx$VVp+SaR-(kSEMhs2`x{C&N&8R^^e(i`=7>%iNB
GxG0Nh~qBx=Jgf7kbyP4k1E6wrA0xKHk3cAt~4=dk1Jv-N~QA}o@QLt{?0hlYLnr$oZyK(vhucmDS9Dl*u)QE1J>$?kV@_xZevX|
udXI>HO2)s`Ou*sIqQYNT4{IWT31YIO>I%u*1T)wo_DtNsGUXY$e*^4)S-?xy`qmqxjjZ7l9NjOX!SATaa9EHvPSz*Y3ra`Tsr4t
-+JP{j!rr9J8E-o1N*G>_fq#<x%0n=OAK_sp8e;t5j}}=wc!*DVA49AUawPI?KK>Rdg^|h-(2F_KE|^`U9-g`+Wj?+)a-GMaQa&6
usbh(JF(r_eCTz-uTMGJi?3WqC!iO}C3jJ1(~TayR<)H;3L^aXF!jID**pCC8}?cG1-sezN$;dmWO096-*Z82=a4zid-`nqUw!RF
ch@hT{pOgZR(({Pw~^OMt#jK;oi%)4u9pSP2zSsF_37y1np2hi9HdgR^p49Ied}8a(`nby%ush!Q<QW&R_`hSr(9ckGl2KK6REsV
yhgQ_7Q*#f&a~dAB3)@k2<vYBb^??Wd)!fDSmkQXE!%oPQE2DsihR<wLu(-yeUE%^JzNwQGtS6flxM$tu6(N0=>wM&Lnjpz6p8dw
^n#O~_lkOUu7-x%7S=aQr8S`4_1<eHk)qdSiWDwW<@w(3roLLtp5x0iZu;NSdf#r|E+bBTUn6CcHSCMNym5=t;=*lH&7!85*BW)2
X9J!yOkUD69J;+IPQI;gj=pgln_+3)G~mT*cYP-NaaZ1QCysvkuRlHCbKjmfUHmKz--`EBu82LY7gu{HUacy7JS;64b96DK9^$n-
D2<$6?j20BH9E+p?EG3E{f%cY?DpE^#-YZSfz1hMqJuKKOO2uSs)Edg<03Bl->nC2G`)NEi|0zc28y9i{yP<;UAVpIFgp-LPMGyf
h@WxtoEi#t=VCHEsZQN#4s`58J!aH0H0K<m=7qZ~2Jg9x=6P}#^iz1hA4Ph?m7!`^ZH<1(u(d7rt==CLzIW&|y{n#Hokd1f`d?Vi
(J+jI%G&i%4H12*0as49y(e62iHp(u4=P>oRn~-DhdAF$8q37qhuHH$!8<F)oZ}gZ_~Aw5CjtkH#6YfZzl+3hTZ)~Yi#LREpY*fw
e?@%u+0{DVO3wDP_jd1?l6BTITUQgeb@Q!s<h$<&j?2J%=j!&ld9U4fnORtSdv${~?X14Gfd5%XyU5=`99S+!XXv_os|smKc4DZ(
pPcUD;(}m;cPJJI+4g&3zXH<5oq8|kaRmDLa5#6P%AV`ZqB<mAi@Kf@<nlgp1>UcZu1~L6=egVEom_2QLf$ldIC<FZICS!d6_d)9
dJyC;-697?Z?6{3E3Ky|-Q_gy*A^I@E<K&R4f}lWk8f>t)#jXuU9`dV(k;uP?5!QoO?9t}>19<mk7YNAUAhjFPgXK@pC|2ww^PrH
&lo6HEix?hlSS#S(*zwpmvMd#?TO3qX2Q_!J4(`AdcBp!D|d?BVA>aCuE@o3FW-+J>O$Y=n-TJB^mXF<*e<d!&#fs7=;8PAUDSh;
AQ!Xsl=BbSN7iXhkIt$+B@O)uTi>N1RF01q+gN!yt~IQ=!rSTOw8-mj=);QNp7Bg0v8fdv3(vBZqDyU)oT2VMdc?u%mHRn+IonCI
P}dyk%aqXYq0A-W8*oClGsKG<>$Lanh^Amw3Y-;;7fM2UTGU(1*<R4-m^GaP%gW*xwD%i~%bXm>nnio+oW(c4Wp;iopJy5f<y!}3
#IExkkWpRy_S$#QUiaPJ&<%aL+OctBY)=+@#q{5|IOr}pakLnwjx>0l6ob;Yu00fdS8O~;MK#Ihd*CA&)qS%&X594Cw+qVw>y1co
eRHI2URJM!@g*K}O}lO@$zHX)jcXdqr1gj*4!m-$PSvVD70!@OYZr&y)~_$w=cWzsHszew#2nIjp?}Afbci+GJ<J;S)|==%yeun0
gKF(dKb019q#<{)jdy_&XtWOqW^>wGcR)w2#<1Pp_3ws{Vih8{540hJ@lN6oR|pv>8W2iFQT_+$iyBc&tq&tRbpQchY24`qe<P5=
n@sh62g?p*h#o!>2#7udz)qHpo{MKZ{@)xx$@S7J@)53K{0`biT?`$U${s-FhV^KreO)<pkg0K4I=%{+ozE@v=sfJy2KZ2J^BB*4
dHfKZtDjnHzS95IpN{w)x8I7m>#ft~x_qljX8K$kxY8=CWkfb=_c*&vDQfGA^~uABSgIQ*JLsL}r0XHcrk9-5j%&vo-r0R#w~0@s
BCe>i`b}hFxa&&PgO$na$#G3zN3&AybFQMb*X`Eko8v)(X>C<IHq=Fp*8SV-Q>m`KY%hyvrF*7YnsR*xoht-?KiYqy(~qCC^UBlU
NE)~7{g)%MLEhAQOXxQ4jt<vDC&u6J5kJ3wTx<NdIG&Y$?P2<8F8y1%!-{!5<IzxwbLDRj3(!zw^=b8Z+3Cv3XrG9U_=`*P*B2b=
nddXLX?CP>7cD|yEiayTtqq{Zw%5Qpt6Sza!3o~=#X7u*-w%0-{G3t(s72_SkRV^&H)=fgSLvg1(lgzn8kM8<e#1B#8<lUXO3%S>
Okh`mL7l^wBNXp-40^ew3<}`ALkPHt9d3ozgNUu^PEsVjm5dtlCn?W=hZqxOO7TiLZNzb5psj2xVfEGl7{lzT#ip(E+rxWWhnv#D
YsBYD+WcAi^S&@^ImPcgO0pHrpJ~J6Qtp!1-+I2+T^K~TiP}4xP&w_j#rrmK98Pligu(mWK^jye#)HZRhMAY47a_=>HK34JzyQJh
P=x{Qhx;s&fDJ+g00(x1kvx0vCI1I6;V^XrX}e*ekpG%PSnPO5`2PXF@ZQm!1NXu@3zLDXvwxCzH;oLpXN1x-65bljyU~Nvc%Hdm
72&V1EIpPCRqc3~Y5m30W6U}BADleD^6=V-)oP0cp)2nt1fN^84L7Q*K{%Ln!h`IJr{!5yAv_<gbPQdC4a)@~`isCVM3eE*$$?{O
tq2*NPMcDJuFIH85CfBj<7)?&)y3s@F#3lazN2}+>0HZyuUcK8Bv=ZN0U}P`=ni2+Zf-#+JY|$x(%P`@&ocL#Q4b3?+LK%^#v65a
oGzh=@wpoZ8<NO<ZFOs2>50UtKTx^^PpQesiNUqUe*Nd}?;5=rj$I8XhJ{HFFuNA8f)%3C2jAt#jG1%w*VV6<keLO(@vjB!=7}H1
7s(xX6DPol*i-g#C-A9({AP#mZv4_ks?&lPcBm@VKW-J|QNK8@dnIr$%SiOABe5h28-%FSc3qO+Lu5=^<Q%J7T*e7o0m?W6=WpXm
Qov20jC5$%?();vbq{3K1?$f#P)`VnA}J3ET|kdZL<8d-pdCW^b$D~?)`FakQ1-}4P=+K4r{CZ2&Jc#ryZY(Y&DPT`ey)UI5oG&P
vPo>*#`xgl4WW2oKrzWzZKyj2#1F9l$hNl(NVTra%o?mRTDsfSv#H6_zP)r`^}1*!CGr20fwUbXX3)H&xEaN>_8sNz8Thh77{lvN
uSr68^Rd`-!$I1eXMSh>+TXJ1soMDEf`@t9k^ps{tVt*3^r1$~pNup-eQHD%N4O6LfzGF@h;b%dm}_T;H!kqCsvr0nnD>)0u?mx+
50+T%Fh#pR>BG3FpR_<4(nvOb*g&&yk$>#$jAU5_8=(4@v(ONe+>K6RQ8QS%|4N9he;q9p6kEfy#bG`m+2Q1gk7Fq_Nq))&5%?1K
cKzV@em~pr(s&Qp99A$L7N(9nAqr~cQsM_LuOr53$Ncf`>6-rD*Y3iYXAa-mrR(|7rAbJZ=6fQ;XB}NcAtRk?PgPp9i~nnnJoe6K
ON>Ht+FG=V5!{fhjRkz7K{Z+@)1G{q;d=2q^Vw)yV!&x_(C$CthYyW0I&JK);{KXoMZu`kJM^%Q`|)k_o#^Pg7XV)`2b8^w*#|JH
gQFg3moQ^%spazfP$Cdtz}}eQ$OPO&Znc955M(0AaN!T(O8?`fHpi749vwcqcJw(tIt@KA7<S^_4PR?V5Tp}5_vt6ImeLKme%N8T
=H9B{Y<3!u?1sOtuR6}aww8_{oyOeggFzsLLgY}yT;7jvBxD<wza0OUvKqhgu79pGj&3RZc|}EQRHRlrIbXN6Xe?`6+kTE{9X<1B
2hr_7PF9be$m&QwWDBzq$WZzrPS^MJ+nBG3<=HdNYB|3SAv2oxtqrSahc&fS3o24oXfZ(Zir{y1^bYP{)#Mmx|JKv}A3HZ^)Wi2J
JO`?QkNIVChT{`|SE--a6A~+?mFdDCV}HQkyME4F&43>QG#={HLH(lv+N{(Ary<`WgO`W2RpZ2Jdp_Ot8xQZct&#vhb>P>oNMc7+
RWuEzFyGh3JYWXp;;MJs^o;Wq@BDs%NGwTiL#CdK2&SKp{<*OGIr@CB(0V@ZgV;Uc{hSR&diZv*>OUtSA%~f0_5NP=fq^I`NT3Rd
=nz7B6QO6oe?O7c^5f>I@xF-tA4k7iCtoe|r{k=iTHnE7szDTH=pF+;m5U=JW{o`oEW``?fbeRG>yJA*^BPd~wtc)7KGevz{Oeb?
oxN=cT-_kVjgk&YL^V8Sksy9aaOm$j_S@Fu@D;Dm^0#XV6(`z}81UF~6z%~yI?V(JY47cq+<i!2NWZd0h(vmN4uJP22tyA*pKRm9
ugHg~s0&!2Dmv$XKK(qdT7Zc_M|ZZ2AD3M;(24f<S6v0bxgNJb;WyYkl;LMYd)>4kp5hT^C(u|(*bpi7cSo=T<%86Oa@~3LG<^Cf
ADH6Eazmg~M}LrZloHUftfQ>QYcw9VBC0ToqJoI?v51L^rfP}q;N`VW%qT3{`mKQX`IlGTd^})3m>DO6$hL5UA#Zlpu4Xj&arSQW
I`Hw6%kA4<s7u-LjUOsHexEPS2Wz$bZR!yX>OP+>y4X~8cW*Q6fQPDfclkl?_5d;4S-FQ0wQotL0}_1wN$S>due$Hg=^}UQ>g^Tf
uWq$+JTRHg@`bF0oi!$zXXNc`%Ygp8=Q+u!&tsrl@3EPz?#QEJRMk&RzN;qo{Ue*x%b_CcdAFt$T;EN6a07f<q@IkE$cOju_+U<U
S?M1gQBC_kMjfdFdsuyl7&3S#9=76qqKYD2q;)S#Ao+2RA`@#TS%;bb8@~%4hSi_K;ScWWwcD#k*R)Z!MOsT=yD^3#^(OCXO&il>
_p@H+^)L;0>mA0G3a;%@J@;5kOHyK8ci?00wx<RdK_KJ3-5{!id%M$aS%!Mu@#<3Ap@Zlt&=F+K2B^!=G{c2wU`s)R=q$_}wWsR!
ybwkbRY&5kGo4X8rDC3m_G*)E?B@gF#^*?v7mrZ|qzmT1G4#fp=D=t}P_yto4jXdK(nWLu@2JkaYqA4~=?Znq^Nr*TlbX%qX@^9U
qx#S}@v!#sq1~%KC>lt65^i;vrl;tKepv4acOE!+$BKOx1t*EwnfZMA(LAyT2u=`KVs72D>_h0AK;br>vK*#cxQ_gPulK(E0nC1h
^m$D<Bq~z<yi5~C9%)5ivd=!Y?zs2D$^}ZZ26lnv9_u9KFU=@;K=g#(dLIm4k=J}P6SX2WEgYa){fJrvK@Le^4?kP8Id9R6_2n$X
sGYZWAK{VX>{aitItNZKMFd>XS6WEqYGu+;A|P$3rB9Um`S#X50sTJ>1sa}KA0Frf9*WpKT5|kb*~962X?(VAITb#YdWarl>o?=W
>9(4Bs^dEsECD+ChaPTF7JqF9(|+**yx<NTdPwcvG=c#GRi^%B<*q&}^jKZRsa`<uRM<JN3ZfithAB?Nu8E+xEBp3u@OWo8SaIz4
`g!B%hcX<eOoGWhSZ1NurgD_gsx^j{El-vIWa16$YjawBo7ihP)975x(u0zm$kmNQr*McMh_kJGUemoBwJsmi9?FV+np{A&MIQzK
>LRsrlk@J?=r2l+kMMCNfQSSUQYdGiG_StV(AsW?scbrmYDUMoGB`*&OcN(?ofMd!<T&H=>e<BNy~F|9S;^G^h?2oty2k_11ny&F
=suX&yW}Aw*H#9byHrh;BUJGJWQdMWL%)cAv&x-%p^XM;HqvB|uyON5Xm&dUfOX)SvaK3biC6JKsq>~@$RE^8-^0!8d$wNj+sMbQ
PF<4U#<1Yo`J{vCd+m1Ai0)-&qJi~@thFc>t;9Z!pnD9e*{Ea@IVE@LgXky)eDQk^N0xy<4&lhhcbp{oYIYDg179)_otbp(-E)_(
SRRMy{zJC>wE<21#YZlD#8Z%J4Q`SkqmJ7FK@clh5>F(t>Qyspjcy;FD@}Hqj00Dvb)DMV+i8)Pf=rR$ob!d#x?duhYzVeN4%O6A
rKVvg=3kPU7U4S*OIa8K?Ba>w9I>}Pam?FVJ1RH85w>*8$oa2)^&VDP(z)4ixx{h~Ly`#uUAfoGJ%kJGlhxtxRsrjiM<o#ENMv(t
IpX-{gih91FA26B@?xI81kO)~k(+ctNjT-rI4v7;q~p4wINqE?#2cj+KwM#{dS80W)_`8wpv~20M~W}CdFGWFnwJi0wvaKPOgVo&
&Tq@dCw?WVH?I@IqQLid%thJ>t4Nb>fcP2fjkBj_9@<?E4wOV-aqHuT8DV;I4}6i?n!2RM#12GY6$<-U7T9~I*nM9(`l9vas3p4)
i|YOH&Vqmq%Qf%Ltg3;bd@V-OBN_}cC8}6oIEZUUNJMk(UIC~`IU~OI8ADVPTh~JF#1BFU1?J6<#o?P&RPE)fjDpO0piWK@gR~pa
jI?_?Dv>>aTesOb1Yk~^yaB38^>>Pn$1?(=E(`94skr@{zi5I~k&KFj-j+vR=D$qf<cnY-c!$uuA$0C29u4c+OAy)?@2#M9y*kf*
K(8tZ1P)mMe7_q(xu+~~4hA|-g|)C$@!5C`AY3H}5z@kp)&}OML9(#tVMEsDipG88N0bcS#%N-`#ZJ@VDh8xIN6`2hZ(%@S9!|`Q
bd|m>YV}y4fK0P{6yI_&Se!Ak?KO^G&un#XCLE5p4|FnSuc?v26dgz(pA>Oqt?f2~%b8<`rgHP_yidnXS>CHoxLP}*f|?=k)*om;
Q^DHo>{<m^z&0TRp$}=FcaOIaHND&pucP77s`L@A-c<G=);bZfeDw6F*1o947dOK(Qr4@ab#-y5fLE9RTM37+<kvz8Ippp<y<BZj
+IVU<fO@_-2uTDzQ_#nhn}?m2P9a_XowFw8n1#Pim!D6st{rwh!J?H?c8dnsR;3L4cYNPs3U$7lOTrY+&N+bu5=qco<e!#Co_aX8
xvI$Q;2Q@PA)2^+><J6zHE5oY=9t9;iK_1|dZa@VOsz4`GpN!;1R#J&6y&I$`f^o_-S%n2Og*c^+C`VaA*0(c&<-sGR*z~~hV%lp
@F?+K!2oUV@6=p!pmro!qQ`}=5v+1fcUJG96rjSU7`E2f{F5y89qoJ`uM~)-7bvADHQs^>o!zejjF50%zNi=3SeseOR=CuP4E*SG
z5a;$3&mXUdI>Me31l;)uz~?5ye`vlY1vwWJ6`9--HD;Ogug;KAoP)Jj}MjUD-$)(FT$%@LgoGO0B3vQu1NFEoK|!$Ly<RykVPw2
`aJzDOY^c0h#?{o0Ir&Fa&<0PkcPMA(iLNU0r~U;o0Qh^1^Qjwvy@_64}#UdV9vN}==Jye;1O4j<Il-H`vKW#&S$NKod^qknGz~h
Ma3-CSBvgl_R}_b?L*GjC@8-ltDi+XPMuhIwB%6G0u3&lV4R2f#?8TQLcECp`+-HgHW<iUkW5r!RbE!>K$XWZaXJNlJ^{Ze&xY3?
++$#D&ot#}nY)1CgheEboO9=`D_6oB(M{=HSO+1rrsf{FKRTJ%J%V6G;K4Ir%Bmi&?0e~INGFhSQ2@7UYHoT1wR1pyB4sw*rzuyX
(u|mPT^&%G<bpMX<s@;k54^Z?((5~H;mZ}bO9@~qDX@1iZf--d1IMz}u@<8N%)#S&GXa7@4HoiT?{*KtJ~w;(K5e17TD3z`gu`|j
fxF0TkRTQsMmB-C+_3}>L{3526Nc-$2~j#5_<xNa*M9GLw26Fqn+#r^T1$1Tq(pd0Gc=499eO5l^lq<fqWV>Sm-ojR^D+&`D0E;D
P9prgoN00tzhk}bBNMxFYm05IAmjtjK~`bgt&bB?k+*(z*SyzO(qfn<k+t((TBW*|H2PinQqClYZr+YG*89?G{7?CJN4phI*?A(%
)T<is@K_!yI;8iU9QX>-_N;zisKo`&yQ7(NB%$VYPY^ZMOGF7E_cp{ol?3Q6q;S$Lc@I(I)u@p-WK7x~(y}EJt+xwB-3*r2=kZ^`
=`q<=Z!{`c$7YtF6Sa2aMH&3`VFPFvEa2dGjMhZmAhk@UD?sCqgW}U+$o1j`faq=<4nvMo)W&Mm+9X9&`nVd-D^O7g1C9uwbfV?u
r!)`B2HAqGt}|L3dKaVUm&1ip!$UoqA6|6c_qgC13IryF$lkdkgv5~%LjE3A5mg-bsPH=HoAMxFtm-t{zID9S&DBV?);uosR&XY7
5S5QuHGLz`3mL$)cXWz)#{GMoaMc$aBslRP%y)0EcEnxnI~LY7<K1g$6}5hEXBmR&s5XqfH)vE7cxGl|;M1=5HrklQ;$U432+ip*
m4xF+m^2QI!UU1ht&wGEaY%My;bmK(_5oLuts?an4o+_aThdW<TId+>rND>0e{s_HkG}Q8N{@whs)@2@*Dsr<V2c4{nAK9y<c$a=
kXqieI6bbWLfAzB&V=~zMOm-eYXJ#rmUo=MO*@IW)_AQ5yt59@wjGQ}EC-^QcAlSL@%Vj@`Ts=LC04a^&O!IcGoH>`a&X{yM5vC_
BuRJ@9l_xuLsPn4o{|Ha8i#?~E2#BUI3pFv?ol}L78S><$H=#j;x5Tb4GH^A7k>hnMS!Em<9`*Vk|EU-GuDEpp+)+WlfJ#z^Znz|
#p-HBK|;dsZD)pjlIpg*#0ugrXq%C!!Pn{ez50(J2&vT7_95^L^$T`GQ&`(_Mgn96ac8k=mh6Q^7}RH8$)G)K6C@LtB(2<mhnW(z
fbK1>0-)<*jmT>n3cF#mP)<O!TGc5#3_2pM*A2Z`P|e}*dSz*9QmW7+*j4a=pd&#kh^iJNYGv;9aeinDF~;K46gV))Fs$Rr#$5%K
koA0kMaw?u%Cw9;Z#NpM_4@v}(SbG9vPOIYcPJgGAk@5d=6E7223-EbN3(p!x>Ar!*mcDsR(jkh=5c{FIx4!Y-Pn=U3tUvT^c)d!
H5c!&$)$B$5p%6Et&0Rh3({m-P=aNoO1O>fgctF8Cg%hvT-3#9lSnMwilvUx&hX1VB&3dzGoj)R$K97+ZPDiX@?zl&szRuTy*7F4
ix?Kvf?Nz-TCTa;x+@2rNQlKk-xMPzxd4h_A`}2bu_7O6!5yYGjv}?0dP<@|QV|t}Lb-eBG{Pma)&+1{_(NGjk~;h0uxL!`cfS?h
LP9z{uS6@wwC|;&$Y>5;?WGZ=1CUAL&R>(}m;_=71huKywttjsrSE$?VZi!#SX~9+ek*;R*%PL(r-Xsv4^ip^kp>()hjq{t(+uEt
?0iQm^q9+UfO`bE-nuOkEFxgSgn@g@qWbMTxJ@JrmI%{C2Fz)NO%Ov#xxXsoQF()KdsGIQyXndtNu_mrQo;R}*txA)CwyrkmG1ij
)iI)WxfFc425w+mWpf)CZJ<pn`DDY6SEksI?u=LB?N*;Sjee{9Yx3!VVMoyepGsV^n*qT^*K8;x6<7|%(?MoFHyg!9eML$wmSR}2
G7X^Xhvf_DJ)OB21SQzRpWCDs!C@w#(iF-Up>E&Ao>57-gyap7H!+1|i`8<T`h`_(wCc{25q0w8aNK8x{1VGg^~<`XD1D!SSgQni
TmF|kpT1y4zV%4+d+jz6V)~G~K24QGULTwz-;9U#syhcCGVrGaIk*-qGqk&ybURPiRu%@Fv8t^%)4IW4>pJ^8%|mI{;mEaIWKj>p
TKc)LwGbv9U$P)fzjLzBj<2O7a7@rZiFf3+o%UKiqg8l>L-GX0J6u7MG3RF*(zjJRFkaPIup@_R+L>{NtWiO?O!?PgX29*Efp<q*
02O(V`nOUwEp3fCzJzJ0tD7a`G4&BKGoV2xLPPzp|3g5j{~exCX%rRgEN3EtzjvZ*LYiUI>b~CXcyBZ4@y65wWoRpO5ZVL_h44kT
(#HLKZD4bu@E!m|bImX!rR@84v2gaJ3~kQ_&i`G)BXTx9DzzhSH~GG(m=+zHM?hCarI7ADYg#<NGz=zZ*LfX|X(SxV4`8h!Yo^+W
b4NqbN031=%-Xm4MJ1qaDABjT9jg*4mxKuUg;z1)yGa|ZOP_Jj^6B^a(p#|e6!YZRj%(lP^!DDKeTPg4jJU`Jp!6PLc}6`bchqLC
K=c)1-#M@zPN;Ke;2iIyD+$4U?%@`EOc`NXVZcsMrie$E;uWT+JZPWSprr<`5*YLf`Z6ghIpy4QI2xoZGvgyyzH4quGBQQiZvH*9
e=MA~x$95Ti^n$`$%4D|E=v@8AoS182_0XEHnCSNzLTEo(gpjT%Ie+vDrwc}g&3keoW^?;SL-_q*CUGixL(bw<DL6Pi?R^ZlGRhs
!?TBkDQ6&?m8F(#QIfnKwvAA6s~-1iP)K>!tQ2OtisF4Dg~!RvUrd3VEo0JlgXFdmE{4}k!O%`mww#;HXWveV)^hCAqG{-dMjGjL
zS)evmyQ8Xm3H&Rr&l(|Pe=UQ^pEvBdIq1%d$ziM!0+b1-((E8+il%P^f;%#OtdvfC5a7NAO?I;nL#g0h1gS1LH~cSe-!`H2R~GL
wndFSJHnUvQg2R-5JnOxjEXD<#QsJqNn5*8B*q2}Vb@QY`Aom~f5S1Jhnd?%>`Uk{hyE;;CL$?fK_b5&?p=P``^fr#m$X+W8LYsF
-dTVMfWU$UfJ6A$2j*1$>3yn_|DnOX-(Q}7?Ov;H?K`cQH}kw7*6+3b9vOE_@^m<Q5{cN>>a-ifLZ4N|8lR_LzOM}(-MtR5-*El^
S=e)t{R5~{WD)g_q6m+@_3K#tOtaKko^8|*)263(VNq{S*8RumGCJrVAcP*^4p7)N8}>ZN;rUmw#d>}dAGBC>Zq2sjI)3u^v!Q@I
2R|MuT8`6erJs|!JZhPDkI8JC)OC9it0wOwW8VW_;m=`hHGJcCt>2YF6a+tC6JB54w>A^afusqy|6MfYG=QkQEGWbLzoYGMg!L>n
svwOOMNNDXb^M?gn)vLz&|Z>01PTx#GT|K;D4}u^lH+2DOXVOw{O-Q~Lx_Z7cR6uw3w$!c6)i7bW-@vjpJNYT$)39kuX|XGo5oQ)
(x7Zx2GX$=G}LV?;lU;<6%1x7aFdiVfcF+*Pad?>u=cbz?*QO?Q2e`n6|p0lp(Ey^$CQYVg<s6mdcAkZA3Sm3D{7OdzaT}uuqCw7
a#eCs6@s8^`6%(+gKuSRwtGd6NHN_g>TOqx#htlaIeUEZ)Y3;@v_224uNHIdYs>4HL4#q<WcUM0A=Kz2Ywf8lM->&;1D4t|4Pk&x
J8VTLgwlhg2s{H>RV^Z_3e-?Jg}JS5#0VL(A;l`Q7^OFW^dv^~cgr0HR2jRt!Pcc_VBu8I+Gs^j(U`0b4~HJBikySZhM-WR=rTu~
qzD6@i)1IIkS~uDeX1&OYwzbz@=y1$?A$j@hw@5{>b+gsGgsi_j4M-vz8Wi-kTdSS%#+oGG>-;672EaWYKVrDZXwG%_j)7GsHDN7
XI-xD$ej5oA_&&12<<)Qq<qG~@S3~@Bg2PkA4f)u8~Hy2OFnc`xS70B>PFNyts=%TQPLFkv#-zBwvLeBG}|nS(v<igf4>74BH{6P
h)rU-rv?KI?t~I{p9cda#&JtK)1Ay&i}pCZ&?wekT4T7YEA~fVB3H`b`WG@_1EPF$&Kfmcr)`|T=?z>0&R1G`oIucAd35;BOEH@3
q>AC@vi(@WutGX@nsBzyOmyPC-;>;o4sWIu6U_kglh2JEp{j?CUfHxF`J{JkvIa0ScYM5lr>ywW*Pz`~6Jrks)}w;dq9?Yq)XQT@
dWj4SSu&_?mnTE<Nt!wn3>x|If%D&v`t;!PZ^mLdO>=d!OmT{e$hm9Rc1@kxHZV>)!(R3qi0gw40aQT5s8m-NiV;Y!4<?`I;|P@U
`m<|p?tg47{+)cog>2Gs$xX4UaSGShS?{lW-+DJ!LqvjWgfx`UM2dvSLQZX6qOzLx8y>l{<m`BO8t$S7w+js-%Xj>|`TOL`RJumd
k=3YiiUH^#c=O~vMlwd%L5qiMPKgQAwnj}UFGolcb%@?9M&ii#tBUt3K&iz78Kv|aT%+&j^Jw&ayJX#|rm5~q3U^S}Ep4Pk>h$Nc
hYbDS!}`CEh^7biGEnj5{V&?{A1;lkER1r|GczTw+}9uMka;isM`LVN1OAYlt)xJ2&F}estqVbs`bY$wf4^sq;P#IEFZum~hn=-t
AFuW6`z?L_3WbOisCGnkXq^d`KR-et<KNx;giI;F)|{E%hVj_eU;X``y9@nX@V}4YuI2f=ooId42}u)0G$Ta;L7me7zS3<L->myK
+fE<JzaNtsK0Uw6Bsb^Jce|52S({G}v%k~w2=`H`&#&tYKCkZ&{L5}W2r%2!N&EAUq<#H-57W&0A=F9epN{mY=7sugc1hgN!PrUa
*Xf=u=cxZ+evdBi<;Xt6P#ftsZsO7k9<kEA|Lq^KNBCFgm-|%<EcwrZOY!Mx2mnz6mLW82F#u>BMIn3sKEK8K^&PG1{NJWBK5=#g
GXUbFw1M)wG}2mtQ~Ilq$Lc^xvjO|x;Q!Lj&1`8gusr{=-a1~4hY9_FGly=qr$iQ`sOSY)3ke7g*X`uXsLz+RkNDF@<U!j|M0T(Q
07MwL+mY?4-PlvNl>$hwoea~OBm!JzTo9u80BGP0iVnMV%4!ZZV=aM^`O5*{p7&*_T?34PdN{sV4=XNP8|){Y*if{<t-wGC*{%WQ
BfXrC$OGpekL~>)pxv^YQav8tJwW$IuhuX6KECeHp>}uhcoX2ORUWefn$N`idp%5EfhPF#`BQ$Mx5NEEWj;^ck1sxEpnFe1Z_{49
PRKg>1_vDn{;%#j#SO!OM}LRR|A3+*|6)s#ManqdE7pa55Q3V1#|7$NyG_r&I|RXuPMBQ8m4#sI5BoK_x4DM!(6<93gN^cc|7{LL
_piM3{_mXr2z=)P{-cwd${&d$oVjc2*$#8l90i_7*R2$Mxg52+a7Rz?=ez9193q<Ps7jCLXQB*A9G))08+&;g(f=P?!qU&Q($u69
EWy+}GlAy5w&7P60G817^`JJJX!iU1M+RzARzUBlX}2m;tLjB&vLkda4^;w`ftVJu2U_!mYZutB-wxzvh-g{Mh|9L$bU>tmGp~C8
i8aG~h3}9e1i8ObwvU9@z1>7^H$J?D<=t}c&qxoE_RiF4`p?tjp-;@|)OrB%_aJu4J~Dv0<?7HO$1DQdk4_fHL)LUXeBaA@Md0G1
l&6bD#%Y_i-B{gAUrI{`VUo<jn@3<OzT!gkdp!iJ1IVYX#jWeE8MUqV(*OAXd7e5pQWbgf$t*&o*u)(=fjq;-L~40K_2jW*-;Zvu
TdwD~F!(%eDqCm5Sjc(^l%$0bF5vdVmm;6B^f9~0ak&qVs8`yGNj16Uz|u<3ECs5Zx5bB1F%6|h8Z2_l9++!<+^I)}R;n~=9#qwx
2($|I2&&zRxR|$fy7uVv->*QNop!o?Bsr6(f>ge=oH3u7&~KcSDk3PPnB+U5L$DXHWfYC9)@|TdiIeZoELZT`mGX5g#2xC$=;S`_
90I}su`Y905sKSwDoN}Zd?t7DMhoc;X}shS@!sG`4VgYCbKh16C4N%Sf8mpzKwVK`;8x12iRd2vuW8vh_q1k*YHv4v+QB<jZ|Jh;
#<$q<caT<(%+{QCWwi~tjL1Rd8Zw_L3Xs(_DpSD!1G^TFkHlj-!|>Hn(JMR_08hukU1=6BNz0AxJBI0;H17>9-5pWQ8TWPSgh9}3
s(J=7lI#mvrn%2u#v1K*7V5yQiVn@urPv27b#)A2A}=Nuf2P|&7j!L3yS2j8dfM`7M0Yx;4xbT1XI6{hIf&^mNW|4;dVSlaiC(Wn
iAM|}3RJ>TSnQT&cK=I>HJ}D!3?MWnZp4U&E~a-|SX#Z2yA~H6g2T4r8P3Qkg+Z;Am|oK7Gg84@Bm%*aot^HDTY)L)cCZXL?1+GQ
TYz-Zm&Z3?h%Dtc8>r*IrhzUFB&tV-3VX`d6!zv0r|C@h)kAF@Y~86+vI<Xl{!gLpxi#tLCzPyaryYfTyq^j173)Fo$gjiDo<SkP
XsF}{&BHJiYmGSc!1)^?caEdYmgXvYo*9E+^&qM|!02U%Y$3I(qIsMRZRu`9e*2~dnL5JXE?$!O@4u%uaji70Srm+OkT*sLNQr_p
(n)T^c9hDOVO9`XsurYzM}xP(ALi-2rvHccP*$Tl)E7zF2Mn9a?W<}zGc{tpTaG^f05vL5lClySu^3q<%^3>)v<v|5@8ywPzfP<+
r5m`8*7V+V+)!}9f&uSUMtnF!3^6bn1|JzdKyOncZ+^*&K@S0y)5Hy&gH$8{9vS+_cW-)y2p^Az{Iy`gq_Av8nl!L+EaR|sDmfdA
)#MTa1##G_OB~w*vo|hS-{Rx@2z((WgG+d}Mdz~2%ozlH1cyGn<*(0A>f%IfvZHBF`6hSzYP&XP-hv^t6a!R^C7@h`l8n@_bcM}?
f_#SG(pv}n;dsFE?*IVWu*+$Ypia;L6$mphB3t-hx6jv=uk+2w=MMa9N4B^5|HHq??eIhZ^?E%pK=4iiB}B3&1(lN%5@q%_Mb=^K
C?8gD>%=%k1#w)n=JK2-t<vu4-SX@=JqV~MgUdmDN|_<VOsY+O#U-Y*IB;x7qR@KdY}X>9<eld~-Fc+7a^hqV1Ke{D$orrwSsNl9
Upr~7HNMYs32kvl(1&D~1u<geF74QI&-lM1^>sFW->vu7Z{G)M*{Fzo{bc$U0zP}{V0c2v+$k}c=>+t0@98?-bY~7BylAa9kkvD2
+3A(987NE5!tITe*NZ&WM21mnpg(7RRTXp^TzvkxdPVg2RCi=B5ig=qVUF{pPj3&Z(sBFy;paNDhRLwykZ({ZS`7>Pnj2f{&FmEo
aE7~``JshzaGejymn>TRJ*1#!k9-VXE9!h6z3{`&ZO$KnB$FKr4f|c%r878XPr@p&)rAYuBX&xp9F{Z<NTf{<Q5U5MsfYm;D^k!x
RbnkKE;K@zUc1b!zHhhd`hMOCw1)M&2(uj};~Z(%@zJ^5)cusU4ScbOOR35BY(c?KXL7)zja6!zlOAzS7nK*h>TCgQ5tlCXIU<y?
8wni79lK%#EhaTC-XF01#S&N!2yGAduz=wg8!1o{NTc*W!aGz=M4MrQOEokVlHg4>H8fK<ILMlUsai%Tl7=O`7!GhtJw`^tk{id&
*md&g;O_&NwbEikQrq~%D07{^qvToDZ{LVL@26sNkomJ{^TshDyDgL&a?^Cs=JO_L)E@FIbj6%xt*f?QT;117o`C57^nNv&x3<Sk
UCyzn@hVH)W(bIQTo+Y-G2`F~5=$3F04((MnFo^)Y&7yC&7DjuXxHX5HFdOlPbnvCp6oqc8vF7}ebo2LQQf)oiLU)OL0gz>=KPKk
h`kc-CV4*WogBz?kpPAXE3VZm8A*KKE1P^>B29I}UzK7@yQSW8%Og0qj<u=}DlCZkGCt6{qn|sd9zlmnyArDHS4sm~RnDyNba;ic
P)wR`*>sas+cndxhcwK``I|RrzG(1XqO#*5TF$)11)GI{2ycgPmxrs{>Q!Y?=p0%fM&<AU_+MjDf#Hj^KR1h}Lr##|iv&=nXkj;<
_%^`9xSs~v;r8Ge2BJuEY-8ej{C!&WO>pvd>o@1|_Z|oy<BoyQ7v}ERGI0usatdj+cr;-y6*7e!1S!Z6yo*(9Se@Io9^zJat1lDN
KZdThVV2^JnmYtox<#>~XTgeFOJ>I$u~O!OuuF7OFC&9@FiM-o6Klph^E~<1;Jslhw{)S-FsG#J7f8b)c8KWj6?d*CWrz6~ymn?K
Mg|PvE@WvQc-WfQX<=fK6cRzW0oz{ITNcAC%0nMTLZs?+&0uXf;GtL&p^2t$(|KgGR2N8X4I;eKuoO0#Cl$$(ktj+4x)fPxHl3j)
7beIAV)-1$L#qHWnb!bjaS_l#1lU+}4{rMC^r`r~lg{DV91X>VINQeU=bF1Xl9~2vK39x~Y~|AWQlX4CldP*dU{t~cr0FuU5u#A8
{bK|f7IK0utvl0(q^+*6YP5Rnc?@{<P!{7!q%gh2HvV2l(0@4&wBMQq9y8q`y<QNVvBz$wId8_f<0mLqPPcYCWEO2U%x0OrS*CiS
xS-zRZH_0<FVb%59;?F!NPr`w5IB%7z(YVU(GJYE{f5Q8g3#mB*RGb^XBPmIeb_l5jn3-GCDI<ErV|y?&04S})`WJ6!_D>5ln82=
2w|h`!<Ax!@YkHX>@^`U^Ksk&lE9v}K$aECyf=%B2Eh|B!-fOJ+Fg8da24J}1DLEZM{veP`uunUZ9w*5doa`XJWWtHmJ12(YfWM3
f+&v8K5Q9UR3rhA7%D{`yw>yJBq{u((jqGGesv`ly`in&uJb!jy+N+aw`9CugO399?e^$LhV*vfPdzk=3X%@?t9oXt)|57)q!@x|
>(x>>cgz6E$<|d^oOrmdq(kpUwWuLXnrTP_S83G8kQ|&n5R?hzmm<+H8*HY62BkIjNN{S7d%%)k1KB(bm`2?BW_+C+TFPk5!lIOv
ChT-t_2=rE4(inaVLiSdNr`pZ=|-|!K`au{F7ikhxlV~tt7)kQ>9SiUOKAgut6B*ckDx!WQ(IxQp^Lo&jZvy39_F@<0f%tbwl*cg
JhRQ-jKY#Qg9A_=2lQYS-m5XC#mZ=6?}38k(K^GqX=TyL>>>1}qS5B=>YR`W>43E&rsqnkRuiCDj#gtyU!Okk+1hJiwmsh*%|gj0
wChY1c)sVCLK>l|heA%IDckrX`kIK*-{;#hk}vMpfh%$EUbp2M%32VFAy8n?UiDq&FdS@hf~Z|cbq`E~oZDrfR~uwm6hS>1hP9k^
Z#Qi9G|$&YdJ%Rdys9D?f#615(ZL-QMV(ZOOH|>7AjDh|$yg%kDz6H)tIV|H#v)`?NWrhGGhO8lIyla)C%f|TnhyOueKN)Ku=`a|
ASa9`%MAj{<$bY@4VcP4F}@l=TBGtjQ{1AL!+(SLReL-1qh`jm;hYo{Y`DPVX$H)Qu>#EAUe)d>h92*K_0j4FP{xR&!uRihUmz3k
N%@{VxZqkbMOz70{d1%H7uTspkL?+EWr?CbLyD=W$gvGw$U@jPMwGRYLC1tpcXD!@5!UepVyxYoaT3`VmK>qp-<yNZMlOt}##H(1
a0<1p(QHN^ZefwcqXfoH{o3K?JUN9aqtwGZR9XX{0xiq7wyHNbsKmqE(TEWXBocZn!nW@Xq4#ES&*{z%83d_K9SA6Xq4uMuUy9es
r21rU&GRg&n(&$^X!RMhqgy1mDnrkit)?LRd9RXi?OLZ*w3SH2-8Jtx4R1z!J%+)zmpB}qZx>cf4r4hUes*zuWi(fW*8Uqt?awY*
gUHL7Ww$($di`GKWaqKZkn*Q&GvxH|Uc;w%2OvFQOo@f@pyyVeM3t2=V5;)f$4bWt*WH^Z4<Uyr8q4%<PsGEPdv&{sPqD;uKHX0Q
`Aa=hgVemRKu$P35`GtFJ|XaN6|{J@iu!Fuq0KVagw`Uh5mw>7=JrjD86c5tE>z=u0%$N6!weW1EsP2{V#CqYj^XX}BRJ_vfQx+u
Fs8QS*VX~luuZXUU?Kuk?G`8kD+V)C25Or$D)LZKboV2%K(B`*T=Qb|W;r~A<h@?h<Zq*jd4R-_<j`T|!VF?@8-vAZRLP{6<Em9H
N<abxKunk<bdx~`yi>adm|<PtRYA+!tt`(6l}C{W6$*^d`(j5t?m|2~_qP`JFIl^DTUyo!duUv3j@)|v`{uK4uGroph7fV30DkV$
JvOGGky7|5xfXC=CmV4>u3kHha1wWZ=Bj2}Vf0F5)~ql?RDEBD4;Z_SP{!KuSXp4iF&dCA&_Wy2tBN?1y4eew3(*He7AKv;PA5!J
(xp^`Lmg75ReyZl+Un=citW30T$!6WL>RRyBOCPMY)K^iq2%ALoUcP%E{00$RZXyMwAu3q$X%TEQujUXztz@ffa|;uIH26RKgVA8
eo?CY>#_&7yiL1|;B-qwA4h|Jxa>mwpGdpX8im-)xU}rcQl+4H3dMtm2Zd9(grTC^hSJ24`UIjV!%2!&y-j7pO>!UDg=T1=V6?H`
^K4jLrhDO=_**=84W!95d7B`7z!0XC%P~9ASOJoG3RdzPVX6xWK`h}ldzd=%d_uDHIgxy&XX(ulV7~j}9^CN=dR4vNnU}9Rdc0M|
q2NsYI4T>FwAhDZEhLLSEMqi&o-F55-NaW0fI~y9qlipS)vkIi^L%?YcerrjL3m+$$6{s?r3h$i0P#@cG6RwiK38EvEO&dl9ejMg
zn9W|ciVNtK2iz#d4fm;Xto>neyYN-GNL8sOcxX9c%;&b9;Li||0VF-Bu4+E@eLz?pnwSkF$4*O`e4WR;N+1+OjN}oGyf0d^mqT3
WuMM}FFrG;bJ^2>@7wwN)1asC`?8dzq<2yM$^S|F|IB~t<@%}neqSHk3q=G&<?Dy`dc8~PkT#4Eh*z>&N(VkpA^GbCKWH)uy7l7h
kUGWU5zr|tJ(~f6_ra1V5lt@o$s|7@yzg3{r2a(z*FVem|I0lGaek%ylgr)ZGdI1cPhuBuv+M4jtwYKA&+~q;{%0+Z0zmTI4t~$l
90_k=EIEf3VIQsQd1v*0mG+EgqRcURzvugRQ){@Bm+10d_;FLC$o^b&!yZAe&+SvZQBI-XtUenjUmjVmH|`VkFNyC?N6^2M3;CDQ
DET=9x}#)1mRjG@I5@xKMzH$O$RF_WcS=nL7pL+3FAklS@r7zsN$V&<#;9W~&>a6uH}ucpJ$h|{15d=*2qMR1+on_f-xA03?`IG|
rD2ju!cSDzpg>=$Gj3HM?5AFKW=?cDxya}ibtWHh^@64wK^UtMMMznx5lS?n8lf*w!h){`f1mdKrS(pINN$8GulG-#j9)G3*3tAT
NY-*5vgg@n8N@eYy72D{fRQ1I1;`qA;`FesTF`-J-~SBEI!^c%(bkf&)S-eCa6;}(FTA*KCM-X@>7K9<Cg`3w{O8Iw2W%#ZrSF}g
)u_nZg*{cn+4V$M_dfRM`dZV{BoFrm5|<1jRSgc!aM56vC(cTHxR{OR#EdIgjxuG={p_3$U+fh_pVl<!b=&@=+YI4%&{bf3b;t^f
3poER#Tl4!k--`_?jImru&8a#{TU5lMrWnEeKuj>bh+Q#o9rtjAq(X>)iE)d+hLaK?X9+TvD|=!5HYkYOl|gjjD6^QgTp%ysFV;p
WCxRvf?x;dW3ZT`#AlKNBtAoVw0Q|W8y?S7uV6R>!6IVv?|JJO1BMeLw}pE6PcBayJhiUAUN)$s0zJY|`6@cwKh<^M4Tk9(?pOYG
RtDckc6y+`e6u0Uywd?k%j4&oN%Kym>FZ_KFvEPW4Wa5p@XLd_dLS2tq2fqNXp4w3G0H0efTdG^1Ra_S3)f1(?l3^sgsQ{%n1nTU
@ueP7827_nw$ptj?K6r)L5D<wB_K^V-Bbcdg-U?J#efbZWaSl#^{wrUT7%Z8ZW8#N7iQMmeE!Y&9+)76KnV~cc?k*+FUZfUr$mbg
vKVzGn2Jp##7^#5O#TjHUn?G_B|=H_P8Q@y#UnyIV*u^j=u~$&-$=Zn6H~l7D@7s!%0<WnbDh0e<D9m^Ly6K1A8ZaNeC7a!D#Y%`
Lpb;6r+k6m?E7))vGDbLIcJrv>&)w{nK9N~o-AY4a{>RPRYDQk`z#QK*FTA39N{;%k$Di924l(%5`TwvU)jwdcuDte#RK-`g6E2V
Hy2w<8)h*{*pN6)P2I-qs#epHPW$)RAN|}$xR{}&sHPeS;{zd}RZ>NQBK;ZvUJJO?EAg^}4VH;}@AK^2!Wb=~n5m*Fg1VsaooWeH
UlyIyUyd4vfs9DUWAOU?5K<62JoEJ#Gp>yKkL&aGoAmdVaR~Ybq%bZA>&O<iA5Z&)S0>#3)amKt4{7nUvy`aLx5ZTs^+ik%*Od8M
C@|6F{@ow5V07hol6(dplqU%4my=GwSLPW5<>6-WH+suv;5<|T1785Y#2>gkivEKlfd5!6j!T%-LyD#vf!X^;u}F9H)0HRSg!ge+
4q}nS0zh+d+$1)z6apC$%of~u&`WXzC05Kgt;cZ~49u~R+3S&f$FmSaqesBhf40BiEPpc~?da9#QSK}wL?r3-7Jn2Qd-K#l91fl$
`jL7R+5k2odnSZ4X5<P|JA0S*{u?^FbHM3>^FOoi&(HUL-rrx}*MZ4Yk1|Lg3Pk=O|7raZ{&jcrSGV-h-}}w@<%%Y1Q$FbfL%I<*
?}%XJBGJAdWA_XIK6-N#`EC&c3M>c+E!}g}OY)G2$J0&&7Gcl=K<z^#@<_`_0_<>u^6}T1Z7MA)CJqH=R6k7e@;>NLZWl@doFOGB
l%y@B5lc<foTM}`rH4!lLr6-Cr*YC`PA-HArenUb$or1rryX1*X_FE(5`9VX`2D}vu|~Q9-#In(d26Hi$aqFsvy3Aksw7kCrDw9(
oyDUSW=oa&5Z9lD$7v6(KBWCfe-7PbJ#0364yb)tV+S3*k>d=2kUg&~-E{MT0`>rro@?+(Xnvh;R$vR9DnD@!dBP5Y+4X?|v;sFg
<(6H1qwE$GB(bx@Gy3?W2P_HKi<cf=hZF;(_`&(Z{RD<#8%Pj)pX!8C5c~=h7I!DYSE70K*e53U*2OkBR{@xRj)9zZi+H3B02jt<
08xfTdLn{WhRqYdPp@#`w@u;n@;4OP4VT~F)5v)LE<=Y|8Fm5z_A?F1u+I5!w;zAq!A2dB4uBgH4ut|t2~G&P_>sMCKlX>=VQ%OS
8UG9pSD*oT0tsAwW9=jG1b)BirrRE4PozY8F^`PZ<;|c-DgJ{Cr@EA+x|zLHuAdBTA`51R4t|XRZ8Pt^Kw0CAHl>zUhf$>C6I#UA
O4~r<mg7seNzj3|wfOz6zz=9YIz#$B5*(MZ)S6DI?fY0_1Mb5y0}^bLL4p&ya3Vg=U6(lS$DxggVp*G@AJeRcfuQm~u|EYrWYbYy
*l{|JAhQdW&cPx4{~_N3-Jg9}f(5=<dOBiRb1#+wqQJ2H$WPTBdzI2?JpD5_vtxyX3$FqDjY7|TC)M4f{B(2d$)OBdK;{>|5oF=r
me11PZ^)UW=clXL1&3*02KfDZ{(}0a;CXM`Pe;@D=TA$<=irBkA|HT~4#0YuiGj(#%mMR1V4$C4%4~Ed!1J5#Ps#jDJ3jk+=5_~8
u76bd0EreI8a}hK4<3QbHJwhzC))y_09byB_7{JId+>qkMUR!jX9W-h2v;M{#SdIR8$Kc2*UD$uZ0$%H8Q+WNs-Dkq-uD;1f!W(h
QAPASWTDn|Q|3N9eP0=@w?m3qHZK%?pWi{L`F*W_wVA#5?)B5ReB7k|gdA-MsQR=J?}9-g^YmTAy+m|+cGoNG+gIi$c$;qf8QzaD
*~IqW_#c<^PijyqOU2C=Rz*|V;(Ivptu&)i*chx#2d9h8rGhYAI`sGY;6$8P2{p(HDT%XqdYPI@1D@WfY`Ty`q%u_q{V%*QX!N*(
Dnt19CG`3p4r&Z-TC=tB`0lV+nkummDbf9NXVTvN0nip8I{u5@AJg{r>TjF(vog;;ipJXuf^-N!nD69!GSx5;G1%|v$Gh4!)+#Ka
J>d!Q5lrtB{3_Gw^{v5h*>h3}2#9n+Ze>FhNeT$c^?Ah8MNb4g+m_lu(>A^uNF8y>6LC8?AM~`tSHJ7>^NKg=!H0i;cV@Q6Ri>rB
`uwlJ_yyOJvk{wj!}?pG`F&$SLDHau#f_n$lPVk_NFb32fD0fw{6~jw_dSNge_F)&z1k2v#(TgHAbB^Q<qr0#Z;<Y_%rVmu-1YEE
dOd07Hm?P{M+4o3OV`@R+(qs?*6eUS-V`2Vy>;#3hkzI@`UiN^aXtgY_dH$xNbXD7-aNaMcu{wqh+*zBdqkd(KnC7vyN0BBcC!fb
8|?eY!6Ej2I0vge^aw$oC24s3@jah^w~tp}yz?QW3St`PCq_p;fX{xwcwHgkN?W~AYw~l)QawJKUu{Hj*y5M%bGLJjbna~e9O!y=
-Q<w?b?gU%qQ`G7rrng~%maBalVil&mdZ2WDGiVe4jU@tc;mU-K==Sid>yL@W?93BP1eoaAMfgzcy+z|Hhsof5Q6K^91g+M?N(uN
POJ~{{(|2hllZ-l>HHI)g#S84;CZt!0Dg3F=(=;6n%eRAWkt{XUUAd*lBw?R&wc#=9?t~X>!wh7aJ2wA`KQ<UhvXLT36Vv=h(YYn
0K&lRYKqU$as8EM4}nC9v=7otl-?iIH6qp_*XJ1+K{<P9WSZ953lsC|y%{dl_a{&~5)ZVT{*Uz9azycte^!C^)|%LT60_3qV)`m}
VxmH=1Ome#O=&`&nwl^Ge<A&ti{i&VR}}pN^8WJnu|ugX1U9aX5C{;#{fJ41mHvOij~3>1`Lx@A3JP@~Y+0rfssOp~?sMwzw{6?R
7Bw3Fbu~HhG0Omv{(rNF_3d1yfG$G=%!D*79MFcMK8F*g2Jv|8aWn^>o{z}z1nWTHHlzlfJ;UmXyEnh)`gWr=K9nkTNP+3r1au;k
o${020pkPLA@qHJTlGnsd4!sU^33i}11$d%*#Tf8PeOK~y9$MVU3cmHY0&jOy*$kxpCiATe6PwE$M|9=qtSq$$r_IIgOvMa)F+gm
!uUXcR3_Z;K6y1Nc>b(?B(NRkdk{o+Q3gesyGwT#b3XK{z1O4xB1yrzZ;*HiY4X(5^9kGP_zO~~P<)?@R_Od%4=DlMbSi!*d}t)h
V($~VL+V2H<#8Q1Z$75Fd-Z+|U-H$&4x~}q$B%k*p`_PTSP~rV<eZxn#V%ApZR?~$BDQI9VoI^d?VHziuKmF27z(-kD&bwbMEp_t
_KuzuZzwzXIB@lbw>#XuA2PgN^=Pev8Nk;;dz*%^6{TkNlV2eb;9!iJzRdLz4kC&6o$;xxw662fm*{&F-`{<6SZIurZpUHe-XvEg
k+DIjLkx1v=EAU;voRoOLNY)_i6#p-VQcv9sBPNff%_a)w+J}N*jhH`oXJU*63E~^W0q?+nd7Bc3me4(jAH^S)Cn-v1$lDrTeiGC
3kxtKr!2mj)HalzJ0$FwK?VXzh<r8vLGKH!iZeEJLqbkW@3V%^P-dy({A!;46&ohJQq83(+Pe=2e$6p^lsP-Nq0vFrM&ISxRC?x*
dhXn^qF3SuD(f2jSr(A*Jlqd1w4$l_Qqt8LMNIy1K!yXx;-lDmwHcaX1cX<D6I<JhcnKz429iq*c4hY@u&Hk@?Dojcn|8wrE?{Uu
VOXP@KojVJJ^qHxaZQ@2Ve<+HId>His^<YyrFWPhO_l2I13~BDs7Do8#v@sihRL2MNdDS;O=g;mBxg$nv=*p$;_N@*dy|TPzVYz*
oFV)Yf8@Y10HefD-p`)@;2bng<o10(4f4wn^JDh+=T{%csNec+ey1701_*zzveCS^yVA@V0s91im{1NpydBJHeznDz27m;wioMZw
U?>|8>_f3IO&vY<e`~M+aM#n>==TV6AIp=6RR7}OkbOzD^ZeKcNH;#7+ef2i5AQyd#O1yp8#G{x#o(w1yNp0zoGOV?QT0jn-X1yh
+~@gt$|*c#&N80qPw4II55Kz(S-^Q^ail8|3cx#Y#Gd@H#H>-*;X^*#d7-nNeVI1ncx_;GOZn4>Z!DE2)0<59xBIuB25AY5sScCV
DbhQqMy&ZIc>c=_9d~huZABJ)T9{DVF<2^xi(#ZFibIDmq(qSE-n?czh_euj4W=^?DdN^`;_;PMX*y`!$z1)JYO4^{82H<(zHbd*
8>KM|OL^8q<bkwP6L?VmrfKzc-8<`Fg3zld?XdOX)n$z7S4yHRUv|dXt@@CFE-7cA&iB2=KOJ!Wlt>$(nmH8dH2%epwFFxv6o~@-
bca2HpPsQJqrctHXSZB9gTFEyli7!*9Te)ox}fO_SrP&~%|5y1Ma2MD(=a=FDLYl1@fwlLj~CC$Y|sw^8ik;fru#cRlU|4s*09&R
hf21->zCoZ{gIzZ;MP~tGF~4NR7z>!XoQGEnS#(SOV-`-?y#p6a5C#sDqD)WD@YFH8aNST!@!D4$;U$fCGnFr7jnN=@2sIPsG0qV
j~Zy=-Ns&*W(Ij&I;;<7Su>42-aXIB@w|4~4wIViD@36)a78q#-hyyPb$`w3SW`K1Qb>}-fN+^?e^$|3Dv%5&YeHs}nN}0`!|p=$
QjZAM9l-%WLxa9xzb94R@RCr$m}NWN{jM9CnyVJXCh^q(&JWbRPx`z1)|0TJ3byL?UfpR`W<BgaZ?nSi?x1dxLbOA}+i}|>sZ-|9
gX^2L&qgehNOt@ldTuc1h8Cvv9kQCDb&wAVnlD_HS!4F9(GmHnr`G%NXEe@t$@=%WC8>}<ENNS4MrJ`Tm!UDnw9G4-RT2t7=3qH*
^(&%kI$~~KCJBuiUb$CM5g8tQe$b0Q7SFG=^JT=k1Z6vo3y~stT=>OmJM&j)93g&i<KIQOgXt|CjpiS8Jv*j&muk9jSd!9_ay!fO
`X6p`osfR!d{aMD?~<y0Q_+W;efL&DjrX{3-LniNKqMMl1|0aRIyS4gB+7I6Z8o%zZ+y4so_s~@7Evvs4iZD$nh5MLZ$hLKbtSbp
2ArpxLy#>^Y2`>1p=~IM(KcyMYp9?JEz1&#au5W2ii_i~hpN}*Yot4$ePCZ!+9Im6evZybXIpThW#4dh>E!pILTk?P#Snrj=t|JI
BbnOq=fKXBGs3h`$8^ck@;HXr=wP)0t6bp=MaZdWH+a)&ar)C**~~)eosMWNs6U?Y*P%>zU!!=jjW_e>QXh*06J5{3X08jJJM|~M
SJ_C$)r+}sxI?R(MfLlyiKF%E5gcwLk>xkt_*c`Z&0d`{;5mX36(dJbvihCl(`c%~azm+zzK-xF$R`;n5?I%hyltneeknCfc|*Qm
ud8^Iy<#snoX%+u3ZutKcqqwta^x394%FmuXFjlYu0ksE$?y1T>q0d(K9(2xDPE9iv*sdL6GWJlx^jU4k3>85G^>Z6+Gk%ITx&~<
WeS*MJ9j$+dmU>%rGoTqpVRZcV}1(ll-r#|^~?MwM)r9<{wO(<CD@7(A5VJnEd;`s`3s#$(7yZjIul_{rg)EO6duwhhCOAm8gE+E
bf#kL;PGB=qF<+{va!(Ezclxc7lX!7cBK;s4v_#O&q%UAb(~v+N6GyemVcLy=5pm%ZJ3Ii)C`aDP~o+Kw)9_*8w_EjoLYpxsO~?%
`ab-hi~Etn(HHak6vX~WeHqI%u@-rH#^)w$cy5_r^IpHpHk)r*g3h|XyG0TG7Nv0ydF%z_KR>XdiYTM@;3mDq{`N7I&=)7O14023
hOxtuWD!!+L^CO217^C!|7o)%A%aQ>Y-a`xDB_*Gx!b$T!C}E0For)5cP$%4aLwKPtUYx>^!)S>A{sgy;H0omN(GUG+bCll#j$K~
7`){}i$LQs8Zgp>EHw164OE@erU_JamSi;Bw#hSyp~oO$2s;IkB&9wEntY7IVBq08e@{^Fwe#~s>CkM2G~D(O&>a>O+pl3WRH%eF
Vhe;RcHo16Ix$8iOb+8PmQ<9P4Tu%Mg-McV>XF0%54$l=K_!{9f^;@Jo65FMBo98^@t5=7%niH$llnh@KluC)P>+{y#CyI6^}jy>
Uy1zr^%L`+tN`!tKAT*>p~r{AXI2a5tvXE!uctW2wxb=}Jn}WtP!C#Z>iIUWDvfHa0xfkgU^i@exZ9pHi}I`m#=fZ7o4~AFu)P+}
L(L$LPz1liX<ZjjhT=xNo`Z#c+G(A%%xqLWpt#z9BqKqPh57ZTOzt$r(1%=YrTN>Z8kswT-Oo?occ~rkcmFpS8!lE4)P>G@a~o2I
T65r6>g;zd;q+HHj@Q#neVEQU9msn!L1_KiQbv`l)zBv;w3C}&(>&I2^rfub+RPg3Op0cd73{~3&pOs92nw$=yW>kZR(%Ns6%hYl
rF`Ken2%Wroq&*grSWyz3vHQB0xfUrqt}EH79+%NjgxFeBkvEILpu|qO(l_w@bG>yo!*4~02lK)$~UL|>LvRx+u{FnjyvG!#`?e#
g`onJ8%H-aO$8K0dN=IR%X^TZ^_~-=S8vvTld@^uD1vB@`(}TiPiN3eoTG_*Wt}hX&@4-muCM+C%v?1i5rVEmK)Qs!%pY8-lI<e9
MnI;aQ^F{TZD4@Bk{&|<p^eIqT6RTDLNcSm4YjyyZhe=2{r~-709Fz|^pOmPh6vP(86X;pM8Xt^0}!GM0~kQ>BV`$L3|aq@3TBMV
2Zwn+33f5$E@;llmjswOF~Q0?RL4F4M))TsuAcW3?Y{Iu5QvvlkfQ*sDo-6y{5U&IST+_COE3XRL_y11(cVIdi;)HLC@mHcOk1c<
Lu^P6JnNQ|oTacN=}d0bu!<QHs7ZRuk||K^Kv=L+1#wtRa=6M0xJ24RAoN>p$drph&<bi(AV8{GLE=?17a<&hN(6~0AgRa@oq-Sz
OiATHTrR-m;x(5lWl==?VnH{O88$qbPD)XU%Y;U>ARvlq!4AgLwhH$fc2g%hTrOPaX^}~Vayr1(q!$XAav3t9jNpY7M15R}SRGI~
%Cc4tT15kU-b<3h6NKB2tv3@wO30guNZSl#*|wNEWW<<lyj!CC-1!tWTWYW(yGgu;=bZEbs*%*AMI|GarO6XeYUg3H*yu=BLL0UV
4iMhx93(b#cF0V$hlJ$?Bs$d~6$R3Cz&LmmXaMD_43*Il2%Jcqpf-du5H%r5sa%$VAqIg4lw`rlzM|um`hhqz*4Xnq8-z29iiE9Y
K;eei2617+Z6x6cxKrMjoIh-RId6y0c0Boz>K}Jetz@dTRNkd-&8Y397+a@qB^@*Z*E%v*=tK&|s9=(9l1zwl$+TVI5{;nZQFe!T
;!xv_?FK^A88*ODYb;U_>ETSMB&8^DoGa(f*k&<1RFIY`@?6F@BgV6NcZH#(C>l0{RROsUqkZhm%qXc*r72W$4NE|88%9W`NV~{M
JdD9K5ffo!M9#;Z<UTm+Rm+ckOCDj6?ks~O8(1NdskDVINE^cOtX?2YwQnK3iIBRLID|NaH6U=wiL~hh7#b2RB%BCJfMuX$gT<||
45>A0ScPd`T(F=`NN!spMsSd+C1eS5gvU=G3$&agRJ5DOX8O`RMK16!C^sN=BB4mVB{@NmB2cUNe-AhDm)JAzkH@b*#P)ePfyd1X
5n`+m{Z{{X@yvFQoY0{V`+shGcsDh5eg+W%#0Pi(9mkpo2c{AALZOlcn1PU)D33$4njSy!@EbZ1iXGqhn3X);4fEEm75hS8mS*Sf
OcP>>3cC+6h5wt&LAO~8)r6snh>9(VFv)r_jp78G9-7@%RFvD4VQIvF1L=phNrOatK11sHP!{<;XDr+y&-wmdU!(chFzI$S4f-1Z
M=zI-<Tc~OyZ@IxAM&RT2eW#h8zG?>fqQm^1_QEIP{N&1ZH)#;bf}=8w}@J;1c54<cOU{FU6h#j>V*aZprQbF`U`k>#-pb$ifxb~
-pNE16f{8uQwWP12mEsrgJ7(H==(6m@$ez9nahvcga^2iIr_LCZ2)iA`u|Vt{`@c>#;7wA!1PV?ji1)(ng9fi&vx5(h-!-5I1T(9
CL<vajKniB0)yY3uC5xOFH@oG0-3nRcG?BNU|JQ@V8Cy<vjM8Qr2ziB!m-+PVM@1^QYn!BKNUsmX6C7MQt{CZAHUgWboTpovDKeM
V2FqZq(4JA*LF5y&u?4K{D;02R9FaIu}7@^CPby-d)CrOsSVqriu*&g95dUM+Jo8~v|Nf72#iaE%ZJ>?!47uE?Dz@N-^Cm+)2?6S
v*(qD(>>Lc9e6UIb!8Lkm+9t=4<g!G>2!;1v%u-FFVu3o^@f+dad_$BzO08CkJ2!OU)OUpHs{uTd10IF{YyB9ZXyl1#(jkTu=lTP
i&fFHP=~04tsjFjs%uqqp}h_owr5QOd6t(qma%JTONjIv@Yv{zTQmSm00l+4jX`)2YBtj*v}R5SX2dH#?Q?bNc>P)UU5EH*+4&!E
0Ty5(2>+>Ilts>V6nZR~6MbqhKkbvi>3P$aULP*Fi5~y=_gS5X?+tZ8_I(x~mpa9>b`#rYzH#?{T^a%lsTd*vR6wCvlHN>V<+avm
2$SslZ_D!hx%Too^Fu5oLfri@Gz3>lzYM`K2wG=dHN;TRUv4$+j_log!XyW5@Y95Z(o}cG+7k&vVjwDURFfw;=+ZBV4*6)%Y$gOn
6cNEteUCWgd4xr(=qPFfPNIgI5r<gT7bx=7zkN9ER5c(=O{cJs6VKLV-VZ&uhLe613_mGDblVL0zk1KECo+&g2A*7n`C?$r(5c;{
A%$LpovH?(*RTCVY53Uk<?`iov&=T40St>=jcGkW!3gT(uN>+8GDom}@9`z&IorUIVtz(o2k*;!%$$(^>RVy|!zYe{yoOQ#y`lbg
f|@|)Gp$rev)v5dvUN|A8Vwe}?CQ?7Q$wUr{HefYmuD7qA-k>WKX3mWz*)$j=7m*RLCOfC--%cs;Q(&*J|fcW&7cfNXYh}nBQLKf
-GQf~Xh0!EApt-DltqMx{yfNJCZoCF*7~xh4-qaIfyNMtd0m)p3L_976gxJd)2PGL`K0Um3pw%pkF&!e5lzz8fp!)jn291_qxk>T
>O6r%1Pg5yl%cHi&Y(R|V4L2g{0)l>7OAls@@B`M0ZG^7%tRCsiu&yG>1!CnNorcpNX$Rv{@<h5D@1oK+K7x~f@+!n(|lMYW>Qg?
ABk<jW@P4iskR&E&w4|}nwVLB+7h9L^3RXlLHdk1&Kr5<(-CKw)745j=F<x!$6Vvzw;BM?%lY-Z?F}&{14pt$%ggp}>Ho)X`;Z_O
RZ06#`hUCsk3Tx!6A!`tX4cy{{1E>J|KIImKqNC}KVSU+tK;?pz;55;jKKcz&8vKBKg0h{Ll|2?^6C1J_ga6z)q&O7(gcYQ;6l*q
C(SvXkNpFZ4s$=_xtk*Jgt{OesP?jdDrz2P{hvwyR6DYkKlC0GP-;*53636TdSmfZk^j$6D+@XHk|=-N@m1fG*miZ#_~sXRC5e!x
D!;0+AFUPQzLeDEwL@YX22Ya*KMpo-hZ|s_+!>@z{i#FG9)5V9#4Wp!1E@EiqI=jKAxdM!&;laJdnL~q<zNO5D*_F)Q3VCe6AeZP
z`dQ<boj&nf+apDPO^!DPQLW*-2Y#2_#MR`T?;+i2dkp&L!=l1Rg^q@JWm_;CnVoq9dLh%`nKDrX~0SN<F}|i^Wc2TYs7ktH@lty
zHLePArmenQ_pa>e2_ZS4$(cEoCeD9k0l<zR}gS7yf`|#f{tBi2P5F_3B?y#A&PP7fDWUPHdAyVEH3`rDvGhK_C6Nal(zV=xCJJe
g(4s$CH9&LHSB5`1EP#9f3iDX1_$m2k5N)JLCP!kC&p73@B;|lI+RDb4$%<k1dfki$M_GA+sNNphgv6Wc0rP!<8JD9{2Xabe&9dm
e?n;gf9?(tU%C_e$K0p(pJ2N#=CSNx2$Ug%A0O>#93H^veyI#Qh6YS8JSh+D|EKHw{;#vd4|x_Iey^(HIgy{+{vYXf?fhTo{&v^3
dzd%OI`<98VfPTI9<4_p_eTEhX+wd5fa?WwQ~URLG;Q}59Ef5XWW+rKv^+~q;QRh*4kH9FWSb|*s5==*gWnFDvOZavcAUvs5d--6
A?@n%@i>s&4%7Yq(N=HUeEK>a8T#<zazA}D@jveO=nshp*vKjR9y6H)9d`I1yQTU)pL4?``4-9Y8PERP|Jzz*72N{7TJ3BbJ=jGw
lH`X53k-+8R|;TGbEisqmF>RhpI7wCZaVxwSMdF(T-f}8YRB_~Px7*fGE3k^{dfne)DBAd2dg-bv<R(fb|B!BY&id+(yfQH^*#y;
^A$s6gaAN+{9p(V`W)OQ{cZJmdpo`#Kk3kZKTpgw{1@7z_NtA*Cwcy7`g@N8S`)<p=jaYkVfmkH`*Q&dVaPD!K7{c43kh+igJeZN
Lwq62udUSC;p+QXObMieUeDYz1_b0vdiwgGGqY!oeY71q&47Cbp3!!U>gwt=Z7iYGrti2rN+^1#Fii81Jq=Ca`=cv}a>~JiL*XZ9
{O#I_(l`81`shDCc%3d(5PAXwX{GR4A$<y+lDZBc>&gGlIw<sW;dFT~@tbpcysP$!iOC@zPo7c%fjgnqc1MZynhugYY5rdytF_m?
`g^BY1Ez)^NCEh=Lj(G3n*O~80ljmX6~zZBFaFt6U&`O(l+qzKK2T0@ZnR+*mJ0)r;-9RL_gsYd@TvNRJT7sk`+uz4_W$Zb^MOl~
{Gf6;_G(dEsw)4mC>?l5<3H&wIUH^NHFDVrab2OGl*tBU!3`yL;=@EqQGb$jsI+6UN#!Hjc+1U6(5DTGO}bf2U|-w3{{Elx|4q)W
jtD{T{D11~-=j%b;l;zCeZTn>fu;Cz{*UL|{YT^VL-S|i$M)KO=D}fDeoQfov#e#vK`-}=Vpy$J8WHaKD~P?Y)4%(hzOcb_bf!TC
J5TCnll}hx$DKwi4$%-k(fTMP@*cFhO(LF8@aar+-psMv;n;rDmeaZ2?R1k7UYd|TV0(Al0t|uc>VVfXlKY;d?}{kp#u}EAk|9MX
btgK|XvD`q4f%iV54u?okIU5anV5*c$k{C<$=T))5Mfi#vC%!^Z)%Y9Sz<8$K|1;!=T;qxy&jNN6tof#ArjxApnmqw8z1x2KQWC*
CJSDvbL5$%06`(YjGQ@gkp5rcPWPv#*AS*rwzWIjBchffDm&a<tCnXuqR5iDh!k)#d*1Wqave*N4#Fvv2qI*Pnlo8=o}_l$EUY*O
Aw4Rh1Ej!zLDYWCSXY=JdWVJlph~xaSiKsA0SJu3dfPKqXRnR=z&%i~8K}x0<-rVrkn1EmAcsQ<fx*Fn=rnXrL^2F1#|$z{0|!cw
)cU{l{g{95o^##%kLGKMAMywLclfj3l>UJKkB)y|<=wy1cXvo&JQjyq2E9kD`X5hN`(IFc#R`;GM3sojKIWf4cfsW7k7xCwOsIEn
ZIov<5PyTKkrbcon3>8*h%U_sOGRHti4K7IW-bU-jDPMedz9&CE;A|4W%QA(&Q`y@^Jcbp*?}z&n7tuIi<dkztIrEZpI5|ddWNsT
eb%(7-pVZ{LR9o|*2R7WxO1~a?-rqYSK{{jvmO-?nN2nR%cHom7219maJrA1honB;=uUV~GG_Ohzgp({)HKr4Efv*Y2+^~Qv=FXR
!=qhru<DMs0~2v(6ov{Q1))HLnM`w<WkiH5^9<Zr@2)7OWoM3b{8qWwZ@4?bF&o|xzH##~hWSse2*D%Ao0Te7gGXzjt={u5%uB4N
_mA&pZ|oi;Y2#c1bV%YsMd1?K)?7U5?J|X<T+GbQd}n^YFX8m!_41lf{K2XbCnZCZiUG(@r&GfNbfnmL?LGuz0sDO@X?nprmvMje
yMd$!o3}$qnEUTtzjhE|RvjlM8u7G<nwI2jXGAFmDk(WNNYW_#X7f*{dPrghN6cZZI!8^IHg2`l;<`p&rHR=Ua`$;Osf{<*yS;F2
f8v+*qxn#;>^Fhhsyq$$#*Z00em6JoHFq5lXs~_6<eyj};P;dcLzAPLtFGz2QG>>DiGIYOdj-ST!`i2!ADBAC^#8-Vksg!FtC$`}
wWJRu?H{-NkPlM=n~z$a(RLpLtU3=!uF??Zj|9G>aXdy|?&s1cEmC`@@jl<nbAze)52xPeXlI6_X4aD1k@AE+12%#(3@3{Nv!WfG
X8wJLyE{xwaWdw8b)ST^n1F~u4quO8?82g@swx2&YG;07h+YgfG6<mP!@-M?0Oz6Tdkas0f2$9J!?|*yz*DTRqj{pfRVDn<pf9E_
n}b}-iJ2_7i-TG$wuB*xL#wY^4(K`67#1KG^ZQ@oJo%3VnTObUJ|2tvbL4V?*mOW|f<N4UwB`JVvVzyUw;jE_yI+RnRXWv(dP~Bj
qGAAY=db}PvaC6fmRK@YRss20Tm1CrOGO-@>aI-32$V`OJ32TxCg%{@`Q_+3IpM@9CNPu{1OcAi`{!TM{@)rOapPsUt|=RH(|SrH
mGg)^R_90FlciL~*tm(BJ)(^_JaC8{9a{5>3CpV+h?<F3t(;oaOdpBE&NF;cf^G;{cWtb-aGs1p(OX%}X<ZOi$*bW?uC_O-$`Q51
zB}`?&(l!g`9dC^yfI}r?Jd7Kl@YNKpodPX3Wh2|s;dgFj~j;l*E7xK@#&k^-TOR^?e0o#Db{#hCsFivviM$!q^3p$h<0d!sB$Nt
*XB<aA3AV4j}KfC34(MGpqeK8{Pr*ocgt#0oPC0*O@V<{VZ$$AU;zWar)hJ8XLgRJMbJWk6WkI97WmqnHg1qklcH~@G~0%+1aGZx
n66*gpRT%Y?W_JTzCR1GLNj56hY#AT!w?^-XOm~_hBt8QQ1CpSMcQ~8bSQTRBfy@cLDruGgPGW|8-n+D5xLt3FoHcN?<qaTOZk3j
`-xZW&}OuI(Ef*k!ZYwPn-`DWukXpv{u-Mh(;{!}-~NoR7NZpZx#w5T6<BmIFrL=bF6?6ggegTVrba1J5KI)g4FZz}W-bvY^2?fc
93bn22E<{lE7oA8rWzWrjkUk~Wf-CU`Mj9l_a+&<F~rMN9Hl)Q;-1+JssKyf*gi6cSv{jJK%AhZq}!TfykYjIx9EM1`1{ym7vaDK
GwQeJz4|5iA-jg3#6#}lABLx2f|>d8cKbIC{=FO4f!>b;{5J?L))lp`cxDLzKgF55zMAWV6+1xw_S1$O02e-k_wz*$LcJa@d<V-$
0o&+Xv-%0p81}jy-XYWeIW~~*RE(46!kk73!U1*8VXDMXb|Xe?J%xoF=lBwfFw>Pp4LS}E>dKZKF->Iud6NfPDYX5;zwWY4lV%1Z
y9Pm8HmuR63sy=ZK11?e3P8kJyg2W$ZXcohkM;@g_ImwWoByWRhHbf%A5US!#hLRK^~;3)w(IWzJceMGK>^rfiG;c&U-v#BKlYF6
fb)gGp{l0?2$*DyGQ`Y*6TB}u4`fvWC={(z)W|=&$xHbEP1J|@@cozm;;xRJS)}80vj`i%@fvv$|Fei6?(nDLAYuzjX0QEB(+S-Y
QVJ=(?hoGeXZ@H3J5p>2b4KeI5B&(6Y!~}64(qZ*tlU2BE`5f-Q~5w-e_!E>f3N!6niO~;Ise-OX#&~y2zeAi1fJIXM5_GS<H6th
b=rQWr%5ZIzm{yoZ8Iq(%K?x4txKpmpK<wrKj_jO{cnZ*XIs%>S~xrl@$FsD7}-@n6TIsGuMu>u#N8|hnrcy}(fuWwfI9^06)-&=
{=fEYp!cjVe{w#kJfyvQeANr8coXAa=`e=&dGEk~6ZwG@|8qqC{_)nDA4h)Z@213llZ;r6w#L-|hyOXX%YGjYm47J5BXzj+eTU$u
`1`q=-nls%{%tzfVY&5wF~S@c`!w3vWv4)gSptzep$hgbuqJ>M7qemT7w7m1!NM;k=9`?2!-T|mbk8El8xY*-(}!QPaGhz;kvX1c
WaYfG;Xv5qDYN{w+-w%#`8IJONZK$A5twDC<@q1e;0do9K0DgB%;Qq~jcfl+xx4-_>*|Gz{fB34Yt>)=|1;>(_x^_@Bc1vl|B!xR
eZ%+kK4d>GFAvT9begvLFI1mGK-q!dlYu&^DHecl@rRGLz(gN5sA%wfj)^tud}qL{4YJvX8$Z$r|DD*T7aE_tKj(+|VNMTc@J^z0
TXp^=1Rm4OUwQ!`J|d?c>)!f2mpmh{?Dg60o_>SWbR>}U9>4eD@b~!u9zACm8Q;&<ZGHYqC2y>OnK)h#13-)t(!QxA^M3e8%fzn}
42^pJZ*B(fRI~*=xduL^U@D>rpy$qb9(jlJ`$!gBEjr3|dMd!M+|al|DNI9+n`Colv|S?T5@g_9^=Z-NJe^Ct6!7yA-$%UvAT`8x
2OU89or<1g?(wr#AXdqkkFb1+dF~cS2V{xGhnWw5FDypao#W(r-`0@5W@=@+B!de`e_TJGX*>M~rI~337}l{sqynF2{2$)@ybfun
(w`Cbl2Rk>MZaXPx4@48?g`h;`%C-G<JMZcgM++1#61w@#sTkF=iT+XJBR~t>M`6CyTtXV``!K%Sp(kBTgL&|>>H3K&m*_ydXCPb
f}wqz{XymW{sf2XRX$562kbLOmstL@$9r@8Y(2kMC-sk4L;Fs=jmUt1x(>KRJIBrE{NDBY`@?g!J!gr}{@W*+@jaBKZKN0okKaUL
Du{Qh910(N{bzP&=yF+%Mw8M{x7My$ndhTGKY?RMPnH7o>Q;mN|I^ED>MG(`bnU!NTbe17+97PuiDhhunf*nO!gru<hZ0Wo{qx7e
C&o#XIvl>-PqF(D;J%#CxzPFgE*efbKMbHeY~q+DwLw)#)HY5AVUW;qnZsaxKB0WUU)kl!KN@_36Jx`Hqx#F_VTYIKdgKl>f(J+%
?|wE8!>4VMR8JQZ(vlk(0eR7Htd9MSuk~{BkG^<0?znF~DUW+GJ4pg!tP)WqMn@@S-mvJMA4v*)ey_j7L24QY;_I~<n|<-O8#oT=
IoJktdvzEcrN8Ni%!hxSi^1?rP+{DMpirKf)_6}%M0_eHNK7`p3Hn3e5%1vmy<&W=5t6<gw~65FM~v-yjk-%dKQieJ<>$*>`@4ds
4&PoaXF#Ead6yl{E<<tsz~ewKVJJR7x9>X$dixEC!gcs|3xSP!kqpA0K+VMzS*xzz>IR#xzS#iU`U9CdPb@5EqbPz*B;?_m$2L4y
#zFr$@`J#5Kn{Tk&#3bCMP9!(wq%%H$A=DnSM%4)S(fekZNeuVCr@3^K}!ZB1VVa#pYD*M>*r_X=&1f(PIG2U`ow5hr~EJc&*7uT
i#C6R$^GOV7|%cBeZL?3%;BT(PDqc7BR(1oV96JQU2Q*vhqKk?<O&|7zhxkNh=_au3Vk_Pz(0g1)2#asT6zz*#Ob?_B{~3Xc5I~2
yO6$?M@rszH(f{RL>vCQWAKp9Se-E7&~`A#U6OC_PEIE;$ZagV=38dzh6QU(&_khwBo7E3w^Y(J*D^d)>5wQ;{T(^hZQtl{o5v{8
Y6g_d#3+d7oRS^gDE)VIhQ>!n@sUoK?6QWT-!rkAMGC<26~s~)!WgP$M1WG9j^~KU{WA~c`D<Ex{5l?p;lZ~bqt!i+VZdyO?v;4;
ZO_H(hd0Ahlh*C&V^{qSH*z@m_fj<ZxTWqdH{%IA#(DwhLsmEw#(*EE6xsC^coVG+dkKl4I^0GJ4)DLmmIMtv-P;AIlOFeW^hzJg
`JcSkI%C=99UY8iXo5dJ)BN9u+2*33e)a_ZUxX9cH3_1#+i54ongiEPC>qdGc_0F7u?{|%`N93uQ*4)hL-`+PqW_0?aP&Wkp&*H4
WlXqaZOrQP|KcKwpY%$ca{reQ@s_=_o@|}v17bTBTFJ&tI!zj?|4z4+(M-c8+4|C5OwAWAnWi~QVN~Dy$#gkRN9Jo0izGd}{ok*~
L(Ne3u-MDye>by$f3Qu;Gl*=|G_HcuQ4C=|Vk``Oi8{eO2dM5mDL4?6L%hLiv>Iiok=t{gA_(ib#jyauyBr~7aQN>$3GCh7-sY9r
JqjM-609+fVOA%^Fs7!{5Y5fy%ccb*b4X(BOR<Itzw~C*98ge`RFPH94x#bGZl)x=b+x|=_bPCSv9Z4%<7MOz0ze(-P)37NAG_U=
0-A)$0?Y;@y~G>Abm)p&8liE}m>WQj#4j%229zixf{L8wx^Bkeele*7Oax-)LqSmpM<CMTq!8&$6SuTZ{^RMgy1X1WD4mKG{JbCs
u0w6OAm8+`C46-ZSI?&pJrct_<oXfxgiVvKmY8A2b4xbktW{mtTj7&W4C04u@IrgN6om0C(dBq94Dd4C@-n?a?9PXub_SJGyq<0o
-2NM}PoaTl2FmY@BEqLOS;NS&%3#cht3?GG6*i>~$PjQ@AVfC_jyeoo7@gV5h)y!BRSSR^dw(OzIQHvfz&vO42JnhbZ4{Q?k3DgD
%sjfw)p587Xl@es`2hdsb+^%<K(!R`&l$HzPXFYe(fvmsgBR{P!vO3A2*^gnKtaLB2FGa8zt#lD|G)C*uuj>ci}g6P9loI#WE08{
GBf*+W}aWtgpM4r10{%LIbdJ_I)mw-^z;NKMs~m~gyUkYP70wt*yU9akkM7Bh{>Uuiz*Pzp#Ue&Aux6ze$-fB<(OmxtG0*bpt|hE
1yO&vC%3Qo`(f;2F!r@1?aaaZew_PH@BF?;_V4qjAg)K<LR{>R$RE3)2hKaL{b%B*lJ%c|fZ_eXI>V?Q!8N~ESbt3=FOQJ-BtMLR
%e^w0P6=o6hYZXq4<ZKxP{VGZ{SS|tf3^fmo8o$ogkpL0NjDDO-s14Mcbv1LPhfgvggG4ogq=Z7gzgQ{=AO44pTv~HJ@syMUuUL!
m<-ylHGQd{fy8ma6a0C+H+u*l1J~;9L%f!Y(s#4u`a`c<?lI&bWH4!QE(MvjX4ngY9gWA#Y6$QL35N(n;%hbRKf^x#8sM*&py|$a
*S7){kSC)-Z|IK2>DQfjdI2;XJV;VRtq{n2a_3;>+JJR9uG<ljB?UN&92oF$roabZA*J_r!g`KDt-ahmPcXqh?LQe4+wC>tzEm;3
%>(00QW7yCG6`YU9^{V`>XK;feLY7|nghP!7qsm&vRA2Oded{v()Owk*RJ#=2_jO1ZII><nLW2;=3;uKJUliJF}r&3?$w0UCubj+
(dbD$M0oXeXL)f8A{b50#VH2EjuFxDPh;Pdb3J2%VE*WE5=|n82nGo}PTzOo_kI%1F;7LK>n#5x{N#a<nipePvwdE3V}21rKRm!j
)Dgl2`UyG75OEC#7Di9Mjc8&L*iaEoP|OWvB^g+7dDr>>-zMRL9)t4w4=WG9=eP9jxiL@Pi1Y3CiS!=UHuYnKJuaGU_~a`COhpA&
Dm#03VH@c?^ZcE@;mO-4??b)xGtz1gtV4JQ<cCu@(ffYC_kAwm{WbE#-R%8s#y#kNa2Nyn-5dvZr5t<D(8Mr#2dk}iI=J0Ui4*U{
{Z9(y9MJym&c8@~;rE~6j6dT!&GTP?5D{ine3-9>$Jp7DeTn)AA;$P&%b<TsUD>k&P%F6T;!>Zb{u(yJa71MNUOh@5Zny{jp5D__
mkKgc9+K~qQ%G&BG!c^b!KfHHE6DgE_rC7seTUth{W_<!vq*UD)5ISAa9j`Z*(xab{;%Skpy+g8UmO280kVVOvoq|C6Z%Wbod5AU
9S#XPL-#)S`@B8<CXUn!`FSO)@54RjXY@)DyYN1{WL>1?z94&>TEI4pfHrS_4D|lmJscd}Lqpq+4BBv$^!7@@1atP<&>o1#oj?@g
@ri=f0YBA@03p9$(C`TUdW}Y)*H6)~en=L93L;AcWhMe5s)?#3-UQ!5ISi7Fn>rNCRTUFe#kjh^-PV8DNe;5d@DMz23n6k3BYZ%}
!C~%>-$7XH`+4hM)L-e_=>8lh?9t{2Lu300$@`f5KL4@&4}aib9DM2j4@c_z&j%pBa-K$MCMq_OH{<wot)hvR&aFg7FC~?Tj1S<I
f<-$DP!&TG3uOrn0*8s|>ng7asMXoUj;EaavHn+BkbX&|le`avpTy{UQ%sP)gReOGU>y+t!3(_XJBcMjavYYLD2OORfT+9hGD=6^
1l*@u?s(^8mC)gHHc*~*1#X>UL^0&U)?%;h;Q-h+j>$9S-0d3%(WsS)I7y5_r}=ayjvw?tAh>7^gTdtkj=Y;z+_MsSvtU;2!}Wcr
4H?i;&z$Yd&i%1yN)O%xB7~YAwO0)h`ge2<ARBL2n2#@f2c<U%(gp#!5YQwWAqSA@)P%#J<2B_)6=8y&qe19DvBBSSl85$)Ct=k#
z&IQu;Gf@T^yT!jqJqQ478Qi<Df+&hvTbUGZc`a>wK4nPb3fy=rDH$EqQm`nbAf?m<-?7=qzHQ-T2wt&`qJBzHLWR$6r-6#1XYHR
ngNsjEFrOSM`!e9VOc4YWuX;RGnPYaHIVZsNE-@wzBR+lXCX=4R9O1M@qFhub6J^E{o3_7<ABBznh`O;;B*Is>>b7@Q6`(a@Hx)d
Pt*6zz+j*h<rHSxf#5&;e(GVDC4T_TzjgZGcjp81G6z1t;gHz^dzfC%7|7LEQ!(+_!Vc;C%@0Wfj$5yz7sTIf8@UW5GI&m{V3_Op
r;O<B!4rNW)5alQgZ^g}lQ{@)vt1A2O<^O>=8%S;&GwKLA()R!`F)Isto@(TnvpJ@7WM=W;Ek&^aG&=@DGIgsS|TD8Tz%Jh{dQEJ
s+N=t6;G|$h*ixi37#B+@K?;J|7l+xvj*DDut3m?y=!{Rnj4`sNTkGE$aLf<tiG~+Hqk9_Bfp&Z-R?bnP&c>E_^ml;^(S64Or+Q?
HHsH4WGL{1$djx>PkYL=$W*4W1Wq2%0y*OGT4JH?qm3S)Xe@`$twyu+#B(d96$Kt&S2%$LiV0Bf$#SJ!OF7E9aB@+Qr6b6;IK1g^
&_&+QiXios0*>HK-5EZS?#taKlQ*7AfMI-1SUo_wMa3Ky6OqHM%?0yab5rr}tL9r%SovmkhRr}HgQ19Ps=&*#z4S3?G66N0=qWlu
dKlQZTH(|B%eO3YA<^qOyvj;a^qK0dz{9JO>7f>tn=>lR^(8?mo@2KA>#OfWI!e&uCvThAUY?g-H^!$!#wK!ME2$dVr)IF~IH}Fy
QuSmnN(VBOgDw^B;z1mzKh2IwCjRokhIVfoyEmWM&`9~Z*Oms<e>g<-$lky%HM@F!p-dEA02kx|qkv;(8TaRKLXQU2l1FhxwgW35
RRN9fv-HxQo}{cj)7{>zx+YBz)3G(29_Mf;F$0&phP!8Q_l|s~;o2vvQ0Dk}On@gadTw$<K!@~<(8JjXJkB33Pf^(Mk0V)sSNK?I
cPWmkJ$;>iqk(c<!?0RV@;+U&LBqN1&Z#^8&d+Znf8X1lTVS2Y@`S>Fh*0Cc+iVmj=`~D0t8>q+^Oj?g3fv|be2o});+XG>Bw0fu
H7W7TU1n1>#Zwvx>cN#7lUj0iPX!lphaVkJX6rt~W08lrI*E2CNj8QXXKeA>LTqU<AkbkmITS_)63hKJjyP0YxbT|TL>w1=5TS!J
h!d~B_MO~<PLL^@LX!bQkw1uc8+i8Ops@gt6gTziiewV^J98e1kW8s@r@P%g+tTLPM#oV8<fSC*F-duHbtYHiU%}t>;rVneP5+<G
h2?51ThHdEEAd-oa^{+hVyaCgV2&Q7k~&4KvwBgHZKk5JOVoP!myh}DTy^ktQm^DHu87D0bY*`^I}EEZhvG&fhU&dR)HYG_fY^ZQ
em@_1-~P|gBa%NUbjE+B&JWXUsGTf6XFEEr*`IyC*KY(2%5j1OEidfof5Z-#K_<u$mX>WlGxye%!t}N+wGk#f+55Qu;|b5evIyJ0
cJk4~KyD}acifC2>~?1h{-Ltn=aV)LheZKxMIFot;qW|7K=C<s%nv7V>Od<FqmkBnJ8kQP4#HI8SaCa8ZNB(ya;mED>Hj&eG5>M)
pD%nqZ^ZbYFP4rUJo?Yow%nl96nGRqqM~p(%mjW<r8A@~K4b%!=)TwP`ExR+gY8cV_Kou|VVkJ?3~R7@9VH5zoMu<mriWY9+F`}b
>q!g>(h5i^j{Cm`8uDu%<iv{_tCbB{%e`vySU}Yw_JCZ~p;AJ<Gmy9?vKM#N9w#kY7zJZs%54!;)hAU!RsIA0tma5SmAALWx(=UB
%$Sq*ArXT1cJ=S<dK&<5Arg;(X72wQ<Hr%Zc#6cyd5<PkTAZURFc9i=dNYuHEsyS?mb3esp}pLhm}DskR=WJW^mji`%Pzfd=4Rax
x{zo~4ifEx44Zn*y$q>Ao%uk~`2(p<{%{l&AsqrdF_lG@>Vn6xMf;Q!?SFd<7s?h>;7bRpJV;{=)9sY&?Qp~&4#Pp|fi)+p4_5g8
s2)havF_0IBR$X0P*`|6**OuHXTQgj>H|lseV3w|mWYy{U~|k<EH5}H#FckEh~+k7WEtzj%hnt8QNi=(+jni~=J)+pa6!24%YodM
c6&ty9uHTD9UWCB3@22mMk1bBL$iaO!9U!EWlDcrVU0K^Ecj~-456ZL4$${^VTtZbm(t?}gb{>0nu15tp&+^Nh*&hF)Mn8UeOJ|2
T;*?i@hI!i?-iIhvlt<<DjJi14W(8cdDQ{#z5H1OAUzMyga<RipwHQKzv_}WA<hI#F!LfAfYq?gL#XAq>wS2^<lzoh_hZ)e^z$$N
|7Pa?v)71o>(=D<5^$Ut7(o*H0*UDg8xulo6Upj+j*nwx=!^phgyJU#j!gleofMV>5LEy~*deD&k3cyA5rsNFuS$n}4eT@0LF|Fn
SwC&6`;3<qpGpk~RYz-4-7n}LuM8&T@!Wav{>VS}+Zhg|v!FOg(9)mcALIol2X@9VAfG^x_cAN{>@L^#@<!wh2Eca_!5IA*he+P8
{9KTrzo7|{hytk=f|a2{je{15!is4Or5-#)2N2x9l=PwAOp%Er`~TO5(}17AKgaLwp8tQ@@u~LTv+vdWk=7|4lQ<f>rh#DnR<8Ou
ex0!Y59|ZK5hv}r7lna3llF<&AK;Ql?Ztds@l0?(a5#W(DEEaBZhMdA@IQ#1jsf!n%{t%WB?>4wFgA1(BqIL8=68_+v97>I3;>YZ
FbF!oKO7#iYKlzzKI7ueLP&1U-p^6#I;t@E13O8e;Dfx=-|tQxP;HJMbUcHtLG+FCnLW<Vls%`IOaM_qc$%Vg8gwbaA?WORokSck
@!~}TOMd!~*6!`zKX~s9<BWB8JrEEaH|0~Y*ByQDa-Jc$ojRAfcNF#eIOE};&j!|~<GGLzz8AyiOfpx>-|^amB>wI5;pH*+I`i^R
?ji2x`sr6tHtUB6En(VVVjCg#dw<i`X!-!&EIqnpWFzUL3JyZ--{rT%^$ND5`XrwY?`P}Md^vdzjnNNmuLZPFe<1$txZ8RAy}fU5
tnw?1*5~qno_$}{t-zb^e$lCeOSwGF5SRFf9w0A&_2>G3%AQBy`bQ5$1FZXw*(U>kpu^kQ$iGhjmkw~iF_Rl;r|L#(wy|F!zkh-M
a%}hCW`f!qbf%8<b`7q*#~oOAzFmzC1vCM-bnd-Z_xo`Tpr(O426+S1{A_%)4fFTy{*Haj+idp3%+MlFF_aMKNzm;H%LsW}GJQ#y
FfxYIgb_J>p?8x@ZBR-IFazm^tgyuYmIs-uITCjCK4)F)K7O+VL#}hD_3iw4>3VJVA=i(i^nZrr4xsonAand=_xyY~+m9cMXP&|Q
otvT^vZKQx;r<`_K11oB!NRKYkIVZ1MScHyRJ>Nyc`hJ@fAJT&IJN^d5{Q|?-BWzS!n{0pzF#}7RTNo80xR0D?19KrKy>|1BZ9rb
038jBxxI1Kzgzs8!NcDte#uOeMD&3@4nl$4U>qD(oI)wvtMBeVkoJT05}W(9dmMfB{=Ide>3&{}_@iMU{$FqU_mW8u_~<Q9{=xeH
`2Am-A2@pwhw}MGv7na&#pdZaVM)P({RmHgRShQJ{C+qZPvcAcTfL*FSa67glv4{OkW~SBD1w?{Q4vY<|HSY4XTKG8qyL_R?EHo5
iIv*|1drf5t=*?`k`HJ4J3$gj79r5F4jck3Lz2>ki#Y-aq5jkqO1+}gkV<T@+ZXGs5%PG44r~Wj>!l{$2l(pbb;R6?zWk0f9XNtf
2#@hQzxBH~Hz%i1`8|XRU=%A={SvTRg^?7Z7n@iv?W*JSPaCiIU$vY&-8?e~&CLE!lu=JkOSJIvho_4$NGQBI|CJ51ORFi`WI5(m
kytGxaAZ%mMOmk6yF@{JD6n}<&-v)5Ixkk-x-ruitr(bA44_;Kf>O|v{t~IcquuJ|*Z1~z_xE!Zt;-ByNsW_G@+|~5v_iH`C2?S*
o^cuM7v%HZw{CA+cQ|wAKYkOKV=#t%=C`+b=SIyvA3EHvc3jsrp{htvbx`fhxWf^l87<SBxFC~T?{ylGCDizI)>@O|K<4ttMAhx{
R}BkW|IKikBK!uT4-?wnTs<gqM|E4!Yz5~4q_5cch|xjNPW3jmE4+3+q?1WD<(Q7jRsjQQp-a*W!vh`e2FLx2Klvm{;EcDUp*>Ju
&j>%cKXUcWKEx)L{1uNj=sr@^wEI5SoZtqYpAhx4XO7!0ZYsv%KGUxQQ5^^gNHWrv$Xfdx%jIF7?R9hEFgG@zv-Mp9F`JKhL^*V1
`*5%4rv4mje?8|0y}!r&b))R{^L*$QDb*_y56ox0VWj*)?KKO1%KR+<Ui3|-n}0%Cn=q*58bs`0;Lx2R*ak}I=mDPFQPPE@xV#E9
+uM4z2(%O_0+q!@8e0TbcbPQ_3T`lcNPS+j>H|<R-re;3H{SX<u>bXC{Cm#)IdcO2r2(9~p$L3Zh=8V;kfA<>sG&dKd-`_k#;UIg
5X6Y64$XTsAh%iZ-;eS6od4$Ae?HOu8TN|rfKw1hh^vqB*#SBW_x6?F=o>jqpo{r<IqQAQHtAs&e2_RMd#~)`Ykgm5Ve!;Eb{Hro
ehbtw4UPvwKK<Wa_G&81MP+@vg;=X!Nw?Dz6G7CS5ax3>KKd1O9P3F>WeL-w5JpbtG1}}O^`U~)BeaI*L=Xu89e?=enP~(M(B(N`
IE8I8X*42FN0%pX{~ow%0!X7a%W^XSeQDT5MPldg=oXZ)!*-})1Zsi^AR5VI7Q#}chr=Hg$#>81K|+y+)8at+$V31>gsi3BoXc!T
;-A#z#17g!jatRO3C3!{VE~6ahS=~j$O--ld4e@|=-K?Or<od3%t;2>UVXiZgg|BGO0zT~xvVi5D>~KSb`YE5m|v-C5Vr4m+9>RJ
OiM(lVt9}roGKP>2x%sMo7<h7vUy}uy6Gu%tyC!d9nZ1%97sNL`vVGd;hqVu%OwM&)3056yeaz`fX{l_J7~7bVq}VfJB$_-+gb$N
ONgLDj+sp0s(aeS7Db%HF?8z?^}igNNxXA0EyYZzSp4nh--%xz%H)IEdAMRj;F9*9?<%lUMCLM_`)uLLkkT0WFjxh4H~FQ_*{`+~
>#b)j`6oh=KB@HctON9+-b>TkRZKpAVURQ_sp-dPd|vimIX-$t4s%F)5Sx;F_VnW=cS<qL!%WQyQE5s+oLC50vW`~}mV><S>F8+?
n&s2xoT1doyTDH-u+k`qr%Nl{*VQ~_e(o$;JJc*rtka$fNjo?gvMQd|!@Ya{jr??X7<^Sk^!k=*JvW)^i!4WABPN7>WP8V{*amUX
N8kK7A1$f};o0AYf*A6rkIPRC)Sq`;|0uwsS*QMD|99kimZ&53@*X?K%FRR2Ap~{zf9ij?ga0eXoaz-tL4TpJXZ)Xo^rn!k#LHE-
3lWPIRQw;}mBe3zSh2m0AV~s;>-cbg%hdljUphgaPuu$+@?K+?!#`F<X<yDh8hR?A(|UIF@=Maj1?Tzxo_~)k`Tw@NeM9?xHU5!0
_I{b}o}EJvpSR}-eM9mu$_Vu5wvmJNbzMmDJb7(M1OA8(Kjs{CEFc{SfLxA*c*n^|`7_JBuWpzBI}Kby@ExB2Qt<G$mWOBIU>$4z
m&Uj5AL%1NCjfp#DtDsaWgGgRuYV^y;=0S|eLfY|yihn-h!1!B_gSSmUTm_NO;$NiWf1;!{g{$6Blgr>%?_pV%cAHh4h_X@tR`s_
*QSyu2I4!eKkfjRrSxeREy|$^5B}?D)X(Ybo4Nj}qYu-2mJT&Pjvd9htz&aOr61M!_542{|L2ag)6vA|)P-PbKHv4{`gx96`TVj^
&;8ndZrR5!U-lSn>XZ2YS^R&y|Er=2VAK5%8%sZ${EQc1A_@q-7E0fSYo_V?a{jsgG`hO;wnI{#@P@qe&x?L5fkU+>?OfaWLFM^@
&^HI~=Zhud?(_S;?`S*fL)pKw`(XPxU-#V22*ngq!~jA0;4=OH_Dq5QaHJ2&5c<nB{y*^hzqV=kksXcN`U>|@Ab~{@+0#mjwDwmI
{hWnZ9>PltU_ge0LFm>Rs0x{NnBU#uxxVJ|vo%Ys;2;o0P+gG`7bOShJX;M&5XS3rg*sLPF$9;Q1%LzBuj%E(@Amus+E30I5+VM-
m-dSMnez7S?B(eG-p>>7`+FZgkGh?|mp_lZU+zDgKVFgIPr&Kc96&T9mueCEm*x+b3bKI(nAQCWX>Mqj^8H`&`oBlVe=A#xKb~dl
wSI8_tM+#PM@&EKyKqNw2Vt`wy#GVRJDhsGzm(W&YBGBueChAy;olzV|MTIK=WcrE|2f8^!c$W3{;^MYsQY!#e_zp`$+kWo8uU7z
%kehY{Cj;~yZa4nZTWQXFg+)p@o(85w>Qt8K2Ixg{km7=$NsCPee^^9c0<|SUz@EqQ29{(H~FjW(ki?A@Z@^cy8S}Fz4xf~|EI3j
sTB4QJ;i{Y6zd_!Lp~myW;)Sx&*4r#Cw@BrcVyq93toYDdw(CMIgNLJesQDvEIk`@zia$`HO_oh1QpRVjq&x<zn$Ow{xg_UPF{KX
_@%wr<;V%+M;d<zybnpBe?aRE^oo1__Z<v=loT=r5hXDW5n@RyIDqg!#qqz^cJb!6hVfEWP>AOdKxf!cc%ecNr>mupqs(kOTE2}p
v{&J$w*M_&(myo?`Q-nFIrNTh?CBxox%lUbX}=z*9eJhMc>DTu{9F$2=kR_o!gY_Cc^HB??%w{d4e>g=+vC|f{5T!HBgMyVqOJCR
)#gTqbon&Ep342MBp!YIeEMkpx)a_zq@ebCwBQLWKeV?he&zI9Py9pg{a)<jud=`KeuwWce%^gdF3LE4y$SjL&-1=HXV=dj|L?P(
SKG_sntoKPkE^roHH~Y|J)LLEN9+4@=>3=v^53(tho^86`FyGTz$^N@`wxdbU1t;S@$D0nUyYx<$BjQUboF-swY>RPj06t3EBayW
*PM3tV{gTgu_TY?zr(Ww>!#q2-G3jq79xV>+#k2`aP@id`se8UlY{hW;D686-{Fz$+g%<TPn&Pi-!(gNr?b_X`ZU~a)81dd?Dczj
Xh%Aa@i7p4y5&=(`sebNe!Eb0`TTwK+}`!vd7%Gq$De#!(e=vD$-v}v$Ax$6^<p*8->x(MN|yEd-<?mE{vJHN+_b>0`s_IS>0OV_
<Jmu!+yBM3@TlWC_4a%}2fs0Y*YiJbS)@gM&J;&D>Fqb^TK_(mzMn1~#d_zyC--}o$#p~9j{^VvE`JV+PpUtZaDE7Tukq~g?&;r4
Ys>go)8W4}*~#DKTkC%H9?jwYf8PEc&)xTazRrI9^!{7+dpSn`pS$v6J7eVhllnX<x2L}wLZ?{y_0P1;N3*TH)cwEs(rh#RE5biy
>9rYuKF`DBKNBAQ|4dkTa{Bo4zAfZM=KQ1eFR!zg_iOX{4^TgcseOd^e39&x`FZ$#$J5fEir#;HH^=z<yq<LZFHCBFf8SC2$8TUD
7XB<p`G1o2yn^fq1_7T(0N+nn;5{D7b`kD7WAe@?TZqzSMg)KLe^RaJ8oKxW)u(=2Oae~HTA%qH(rCXA#j}uO?Z}Mu51*Ia`9FuZ
LH*si9ouWva`ygj!dvO@?(}}`c-i}ekO(4nLHps|JCDfr2h9mA=0<(4I+Ol1cI%hr^{f@_gvR!#<Mn-CAp0%;o<C3H@AT{XHt*1F
?`{Zxynk=_H|HO3_I=gtjV!AfeGhP@WAOi9m;F6i{?5K$$d3PxjKF`tBtPhaS;#~H=0BF-c=uzE+x+|+{ZI8Dzq6?O97pm$N2~l#
hu!V^TT%FbONwl*T~FlkA0vKW@CUY`|GWBs9)FjWy?@>Po|=5!ou8=mG4eLW4@Y<R;C|1y_5OdiZhfV{KlN=+JpN5b*Vp^|yRdve
vqt>iSEFw&22bny@2^kLdGEdY_}K#fA~9`4>uSf;JnfmU?(M!MRKKD9&BnOnE}f_`|Eqtz)MI|}?5Y>dw)FJ&58KD4^B3CRaQAq6
2dne;Sb9c0m(72Fqd#|oJ^rtbejVp;{Aw;k^2g8g{r{=M3k-e#U!MZ~+YZjQ?TNA&_;@ekSa%QNP~(nCKlPFB$7%h3pPR~_-)~Ql
{~t#!FR`f@`CSt~**`9k0-oMrd~_K5X+!+YbeT~D1L5?1(O>ShU}NV{aJ`<dx<A8OJP}>bX#8tG=Sy<Y`8Kv4E1p&D6HeW*BNtD4
`?wxE>FBQcj|yk?$nD`+g||BYr66CfPyBQfL4TF_bC>Y#+LRs@;{($lAkU(rg!of@ba8vOoYZvVOZw3KM0gJQ;{L5>wQ+6k_XozS
X5^c)l1QCj6o>7S8ivKK&K|3MP`)sBt)G=&O4_bL-{;S=>o~9lUeG#0HT))Eksfu^{JiP?`PmXYrq}|#&)Jn9qIdI=BEqTuPZcsh
itpH2=^hUC)1MFBf8(vapURce+IT?I$`?HKv`4e%z~~8KWx*|oPpqokFIGo}_202LrjKa$z0SP1+(&fi@+f;fvu$g>+iQ?~S99{F
pYxCR=kfl}%i(`+oMW2q>kIVh;p2baJn2nvN5nASOnQTaeM5g=<dI4v%2XS6(kyu(s5&S6pX$F$H$Pu5v9mob>-2T^mg3gtU!UjW
+-D=W+g`i1BPB@lT;r~L>vQZj=`{}ey`pcgn3l2>taIS|bo0zNnMc*5(0r}gsQG?L@6FGSI#K%0s<pLNM;(xMhv0m-kwd*MJA3h9
SbDqHeskaL^YYTew&NIq-OzD7bLGEWdb>J4JRiT8cP)Y?X?;fB*q(a(Tig6QlMd25f5UNMxz|)U5O{V6VcFkL5gVZr?hhf`yYiOv
?CtIxHTbtLtEwE^)6=gjW||Ii{QEpB_(9lEcV~DezK)Rie!Ow!^`X5aBhK_kDkwO<hhbmr_aMXGa890ETaR~-zU+wbDCjbW?eX!T
<<|i()!si}E{DdZKrY?xBgT)4JN5^0x2tUVOFQl@KbG-)IUt*sZ^~LRoxg9?*f_QZ-rqd5dJP5ag&ST}q3)-jvbMWclAmvHbcxv1
9&6ppB4>t}n9?h+%lQ!c5A+co53}O|_a2b_Uzj}jTXE^}A4kJ8q8YFlfj&bky4^mjVm2nfcZN96XUDVO_`P0kI^hp4(ZA2@=ikbW
*nG3^v{-TLuFh?*PV(13xA8zFhcFRzi7X2b`)!Id{<Qj?j=ux`J)cKU;r)M)cien_&&)=R!^?r)k4X0LJw5$5_W!ko>49(LfOF}O
TCb)(UGYP?rTxCyzG~l%{Dq(+DjaG+e6MkqE&Fkc#xoG`Dv<a&^KqD(DjVx7TYXkecAwW+ers;tHHMsL^LI=9%Uu?>y<q*mx1>;Y
gB&d*<kGp&%aG(;I^H8#8fF~*YPO^5b?h;iZ<e~4Q<!7qkoEIEuk$UZzu&SB@0{uE`D!#;<X9X1KMq7dvFC}u%3m2)u0xLA&tGkN
eEl`4$E^<&k00U8Z^qPKjNRMYLGO=GhH{1DyyLy2pKT&7q5YW=-=J+R=Q`g*^ACr#O^+G$>lBI^8S77Ub)_EE@9gh1$kQBP9@VP$
a~_Ha^{w1&Zj);VayxshC_ufRYgzB<eFkCwuLH+G;{O+D+Pn>nih@qD_b)LUdEUMrUI?DUI(XN)<H1<=nel}1-9J;lp#?#gj80d#
r$*kxSg^OOtq&qT_@UF*g;U_)+tc%Q&v_ox{Rh|buKj}e^3%w579Xwu6+tcjQvcVLJ;N=uQD5SL{D1JF!|<`#s}NB`_TKKxt=Wg_
*0lddAM5_txMDxj(D1T|iq7FD^<YpI3k$}=Vk{G9)Zw!~mQxr}G|I71SSX&<3V^G(Y{XImb@u++c8?8lm}=3DQBQxm%wG`R?0(bY
N5|xEU-o{_#s1&J|Jr={d};YTtOw(u?)*Mtf3k>>K_i|Nh9p-=a$D&21NQ`1Ij1{*&0AtWW6RQy4*-f+*lW;uZvT_<^kClM-C_m%
di6c1D<FX&B0A~Hzifluq+0@(k)Pa0!|+`Jk@8`LG;ZmG4**F33I&7S5%iWlTsd>({!G*s9gUhy!{B!F>QL*rcLfJ56EyHmI{uW~
7i^`Rj-EWe&#oU@3DVG1$MP{g)@0$AOm+HXz}c-tMI9NKw%cvRkeM4v^UIM%q}7W@fQS7j^cR!MMGP^VIO(fokrJaUPc6VmB$-9g
Oe~Wnp@|}df*8QFH;)rg{lb6e)=^9*L5dwC*>63B-e#*^5SVcVPi-7=9Gy-sI1E}Ug)KEpZPYagsK_D$k;cL-_`l)Z{=Sd%^>z1>
K=41`^dLXiAY#}1gMfgSuhIVX&!_tDjQ>X2Jp_NApOgFcp^wR*aQ@%4bMF3MkF!kUT^Rjbn%}DbN8#xDua4uh_zgd2>;0FlntyLx
dH=6xUH|y6e;N=-Ao2ePm+}7Y&oSVa>+Z+q5bf$TTPhiy%edxyHuqbH_j`Mz{C{`RUz>i<N9p|jeMhHVCOeB@hHl01cI&Ksg2TV=
AAWqkAJ^aakH65m{yp~0*T{Y!WOpCq{~u|CkNvs%|82hvd-nexUaHl<JRl&qWTDc@=ASRI=9Ky%ej+3S#t}9><x)eAzrwEo{T^^X
&ip^c{~UbdtPY=B=^l~!zKD*!9DMKe|1}){y?q2k+*teGMtuAim3<b;eD&kyiRG?;%eK`Xe;-Fpy>lL}&d%Of<Eh#Z({BHsKN%f{
qQov_A)C}<Wc<@F`!*4bcRtUL$MSrBJ($(MFHL$#%kAx5VVv3|p!W8~vFC5Z=i0;K53Ap$BDf>aBlO7j@1*`;>!wlZK&XFQ^M5>g
RSegD;4nEKe}n&QW3zb}VYsmles}_!3QGUS?fpGt7Xqi>%>&uyJsU511r4c-cIcbXSB9<}u`jiwx8L=T*ne;7f5Y4C$lr&|Hl5yG
{@%)SU2Y9zP4hHN@9lKMA|B!%)_Mvw(HL=ff2PB>BKbaEJ6QhTt57*d$BnEuz3;-K^0JW}J+HZr2%c!M2lfX2gs>r~9<=+tzlVe1
Nslk=@99s(dd<(``?Tx+dUNO1`E~hU+x>XQ_Ix^E^wiGNKd$~b?fpFee{Ojnsz|@z{&?<DOho~{6A^d(Jsn3K``3T;V%<|Ln!$?%
)Ll_dA<*y+`P&RQIyvU#9evB#Vkh4L;37dHgbD1BgShm1|8}2g*VoIQ5L}<gR4|Y~$d2FbEWE=5--rZq{?#SI8h9GR0;;iG9i_||
d~L|B-{FCO`qq3zZ-jmAABW7*rKG+LE>-C_@c(DLdRsxO3ZPZ-#+XjxfcJJ(MMPA1iA8Fe#@p%<{5{}=%XByip{UB{e*SnIH?>Gh
ib`(oT1g=xv@s-NP;P4O^(sW6fqERLc(a8~cS@18;fEWr)UvS@)uNXByA7f2$*jtT(?;9SkNv$o46Z2EH4Y~dwf3l`TB4b{z5G6V
)hgRpzY8@DJcidEx(>R8*<K8dQm8}n<||1Y7_)}E^?WM$jc{TRgoB3m8S0gao2pWvZsA(iDUIimJa989Y*^{g+3ItsJvgM=qgpy+
h^0!Br_1TR2EA*XEntWuP?bc|Hg8LpsyOLwRRiJH^2$jrjn1?^O%ra+K`JN7Rf3)!VymtAhc|@p)jg}XN2MtxMzNRI)Wgq;Q8{9l
hUfh4ME2voD)qThj&g0tZ8nE=to3gqJOJdu{ZDMuuF{A>;{6Z525B9jtwV6+$|G7#M+CkH?+WDC7b>W;sf(+TQ>+BijJDcMv=b|G
UHtoZRTUNEvM%oZ2XCT&svT*3dgnQt+;AYrh^u!RipnD_M-cIBQ+sPe^?<~Z4D{=pH#($l>7d+_w5k!LJ~K!utG1dKS+~7q8sh;d
+K5!SIYNTRewEpe7b6BxsicbafhWg?c9K@<Q_~Q&%Mz?L=g#i7EeeJ?0Zdo7w@9j@m}!Q@M3}bYGVPOMKij#wFE}0Gyg3Ehe*?#W
3fc3VOp!1@=5dLj8*Bi7^TstvK)o&?)MT`AY%{fk6hTLPWHC%gtVRmPB8tJC@Nv<YZ}pZ?&Aed`2126syx8Rp($k-Qq1ox~&Xj$=
j@|-;*)0o5sn<H9bs>1>pc^}t)J*HeW4Yho(*=qn7ncN~B|C)BobGb%xw#}vO+gf;B?%;^rYOZN;gs#$7^tDWL~h6~Z~H^T#Gt*M
-jLz}|37uVXW=7!_xsL2Z_+WtGYC@O$pmP=i{DuCl0!l^IFr@E6a9O;cdKsc3nc%$<X)<8da(X<^_p2rqEi+lD|bQ?3fKR{M~VyQ
Rf@0K`D!$(r!86CdC2^yzL|2D+;3q3yJ|u){_D%Gwy*gRNAX|!`rxtBl|7s2=egB9UUCmyd9E*mKtZzoZ+1GSj^h-Ua9EnbpbrGV
Gub*f=!%m|JJ5)<M{EfIpHUsM$RGctOE9Sx_U~Wv{WR(Ne|G))cBRX1*#1x7Q8w&zHz)i&qmT4om%$9>{NEPRkzL<g*gsv*)eGI~
ahSj5J~SSO8+EAof$b~_W&v<T4bsz+v5JO7DyJ<$%On1&O75~qArhW~5Fyo_dJpu{8^#q4bSsym_(kWH-Y4Ps7zBLD2q?j8c~o{j
Hi<iPnn{>casPv}Mvb3zz`kz`1P^L%^5#59%vZTbrBbzUMX462hYD??<si9O#8J<$j-A|lv=_0s+%OFMa{e4s_~N4G;hV^?+OTqg
T-<ZYgRimt{0CYbU$=jqQ%c(BiTOJa|1EhskL2!29Y>8QdF(mr?NGt4Kx4VFrV&GjuYORAvjI}cW6ErP#S+837jaKM?N$n0Czy{|
<?NT8x#Svz-t!#bY#@Hy-{bGr|Is@Adhe$cr?UNGHuWoezs2cZ^gfePK0~i);=f^%A&<PNHgv_oMav_fAD-N)<;eRt_Kf)#(%rA|
-&60m+(*eix)1E^^jBYJsXvzv_g*poG6pH^LB&D2K=rir{>XV5N~RJ7x**})xFC2Jf`~uZMErZ{NpG0Zq6hYwpPw-OYyP+SJrr|O
_<w&Z$@G1G+~4wB((EmuM!$w+NS;gn%g<VT(+~QTy$H7z*W`cx{h#>!+hg;5z0N)byGYxE=;FS!*QL0b{E`3XRogoMs>MFPw%q*J
9KlwtrvFtn<E#7)&Hpy_oiabDkMtl4!|DIF|EQW6DWvp=uaEfQf4-g!eINDY@!EP0|Gz&OhllSq&&{8nf2$GttfvG|sEOepfW<n0
!s8<M`(%H=_>WF~L%M>{q>t_F`19%4ldsX1;@y0@jMG<7M*%18j-UJA%APg;qTG0P{%tq9qNv4ZC-l<OYYskA%SmtJX&qHR`iJ{=
59)1wCy&De=KK@<-xrn+Or$^E*#f`eJOET69g2ORd=Q@EKhXq>$#~bs0U;~(#3C@X{=H5=`sX-Z;%(!$%pIjehN8$=wUlP0k=vAa
dQi7KcS%xJ7Wpe_{yuQ?#^IB|$EZTU!X;LWaJuVL6un)Y-s@XImNLayg3m8#HEyvLAmq@02&I)uK`{nMxrjlf)=17!p=tz!<)CGm
x~EyV2a5~qJz0YF=ctOYo9g`ES%w!?=7Gq~wyP@NQRPI$k2U5buJ(m5R%!C}s~<bVLljb=&MflEXzQI<jMhUK!&GdJd30-f)Xhyk
dbM?URtEtdQ%qE1iyp4~Iq#o56Q{VwJ5JNWVy9L!FnFbz-R(NxY@9575UB$b5*R)yQ&Uz<VEC{qXmQ~2cPEb-tyr{SW$U~&xRb-2
_|2T{6@suA3znKYhIU<AqAu-$jn<M_wJuW-M*K3}>nU3>S8r;-Ndms6sPVm8H60zc?HcguQ#4t;^M&*2#0i>~^$f2{m6y4@qZJV^
4k{vBb*RHx;nWnUq0Hiy9gKm*NzTrW7HW-n*6_}j+e?R1AtZ6RdmSk_u;M+tl1KltaPrriUF(xtJ28+-itDKcs(EIsDA*AJa#xj0
l2(&)K_p2WJxK<iht<&g>^qjcGjQ#6in^eAQAy01uAExFiDC=Ize{VY(YInd(X48hJIHmtbehGmu;H0eR1{M%;f3PEjhtsrCkmAf
IKa(Ps~ve=adB$8n~fS9Izgl*W>UkeG=gH(Si;pLZ#w1Tq%CJAb5l*BBr3KGwnKgOuFFATxyfs^s{%RQ&D@w-uz-Y`^QT4IX`{65
>!?joMmoWe!eyQji=#zTpwbqncUFwreQ(CCMjdgLX$7$Esxw_UYp30$ZVvG>bC4#0|Hn9C;EeE%stfPEA$6@#HMC=GSgOiNyx?k8
UZ#?Uv2Sr9_~!reYfFx-7;(LCAttO6y%>)^GPoLb;73vP@NO-KT)MO*%m-2?#v7g(wMPAU-J1h`6Y)#Jro4+z>wCQEa9GXcXo(S0
M2W4i!RYUG&F0qySdzuX#$45FGPS)B-u$g*yEA;s*9+ehF;>-8Il2yA*Jxr~;RCTfj*NpXy5~1kb!IJyR3nuWLXT=i*_I^{YSUEF
UFpPQ)F``k9<*l`iZdNKmjY{gNnp^HHD#uQNtUTC8tz0vBQ21=@*Y)eT2zE3OT3%0u6UN;Xv*+P-sN!7(c3lHz~~V?KE7W_)}NNg
8bGNCLLk_Psm~52;&^vr%JZ)}(q1!db#)?jQ*={guzP|Azwn{x6So9lxlyCsfgt|u3JOUotwV<@4or&WN`<6pI-omt#dMLf#M@$W
XoOC=isO`snkq%_8O<tT-7<6m1q2FgK%}<3U};iTs|8&u-*0$Up^1rPoK=RH^-P%FI@TR`q8L_jBqy^^TOl?eu#VE8Z5bjOlqdvF
Pzi(qK<ZBE6L>_z0QuqEgKWi4&0_HY7E4(Eh#ZIf36PhtvzB$w+^8$D|BH{m$N9Rv{BP@@X#d)`+x^u3|C6Y0cD6n1<o_>=|4&-~
JwNXq+?V^<e-F|4ecq36r#SvRbU&;0dH?6SfA~M;gZTX)wtfE3*38Vn4te~a&==G{dJ|tc5I?`~bnt_0EHcFtIKS+F;jjMt|3Bl=
;B9XsYyOxl&1icniT~9vl^D<t=;xsj$B}2e`;NpPTA;DAK@j>Muh3!o;G&uh$<M3%Geoda_E_nzul;8xgVE}vf&T<}ANQfK*nckJ
|DC-BudNttKX}~?2llWHUtkn#SZOss?kbo}a{Z7aRNVey>-F4h4Y2~i84g9D4yDKSk?nqknVd*K4sY_?qhX;Rwe;?-sU~IIu><0N
zT%UX&`@JaI}*fz4t<7w*Zq_vf8^SIQ-0<D_VnXC<-}1`h%op6&wpIktMQ-AK>`UR5<?ORW<tVPSBrg9{zLsgKi3zeSa-)g0Q%i~
y?v`ctr~Rjcl8nOsI0;dMn8CPew&)!Lb?6I1j6t?)^P5qylU`ro7H7NROxU83~_I49bhwY$@4*j0)A=!dWDMP=GXL(&UyrgOlJ82
+jk^60F4k`Pg@9JIu`$nLw7-{3=-?z+ugXX`)S_*eFS8ay50Yt*B;+TWyI0f>p$U2@yuKno*JNO7>hF4v0Gp)`;zd!SxxKxrGzlM
b!)(f%7%5=7}*3qDZVD1i!G7g&i`OJ8U(}s9mB6p@1h9)bUm8MSyKq8;#7yj+uzU2d;*^%dWw%l6MDX1Z?tm@ai1RTJO|YN6S5s2
fyDukL#~hm%nOi@{2kmZ5$Y}~hpE#KW8d_t<xBTNnns|wCx?iMAcLO<PT<gvMjsu9DIpNJtK8uO*ody_y?mM~hqd^G#MNj=*NJ#K
Hm>lI^o6UB_3x!RSDhk9h_$P}kX&lv5=P4P`@@JVEv)AEp`?69)4<c{aZ8_%5x-AIF0*N)h_<wb7cXVN-$!kbx6=a5{->$wjj?Bt
g^D3Mr31JVBj$GAhZ<k|tST>J_E(uKD+{N32pYU63;I=Q4tkI`_^y6CdteS?!=};txnExysP0r9>Bn_fVAjuyb8El>aN*F>o}UTS
hOuu$_K@TfH7?$rzRkH?z#aQMe~zC1&dkS$lJYv5owkn9xq5Oae7`NCov3(LuaAQ;8ftkIf&*d!^C=eYE&YSr<<<j)kT<yboyc-H
&VCN`IuDnd>8GzP%Tb+eBU@_0)pdD+A*8^_PVSb{O`M;mD<jKapW56#r*9#CJsc+XAEasz?JN-O|DU>p&!c-7lH@xE@Q+q~zV~Wy
f#vG#_HW1S>w!894vZoG;P47)MKub3ulwK${vet*)_Om)>f8Sipnvv4Mzf8z<BuolH`?H%;QLH8LkkLQasQ+L@cze_{IC4o*DcHy
^brt5ki!r$<%$2glKA1!E(^HAKCQ(0j}VRo@DpI;aW?dFJd<hEexxUn{e?MoDypc8uTcy?Bj?}EyhM+8p#~PykN=7Vzd*{?2jB?&
;9Q9gKY;&Gx%FSsO?}Wc4j^IN*S$B;ct2tD{e$K7FY5t-01wCb3z76(Bts$8IRQpUKd$|<r<5o0OZ@U5nF7b~ECvY#0zeJ!?ELP>
ZC+wInoMk8`l3iUxemsnX<x%8^&=RC;(zD6LP=vRiMdQaZK&y`G+f7wxmQS4V)pRq+IzHD6Wb^+l&tA@b9&Z|2p;PgDxQL%rKE|a
h$2AE&)wnEmdA!>=UoQ903`1LRRmFEro|*qQo(`>AfSjEQmUKwMha0f#M89mLH%=;F)pDpK&F8r4do0Wh-uW1L(|l2sEy>LI2pzf
)0I_MX%(yo&bAcZt;lJ>y9#em8lVP)PB)!yu{(ciLIUo5bSWn40_fbVA<Ua~0zJi%$0ku7FGgKO8kET$L#fmzIujO$QWUwJoKsyg
`{`fzZ+!@!Kbx_oJP_pU^HYE{L?VbK6py&IOj1*%2;e@mA_3m`v^Vc{sUC|UNXjw}`rj3(cUo%md(A8MX2#l4T-}m%(9J1GRwsEO
8#5%ieY#YGf2ZrM@J%mzd!gyodM{#YzMaQOw2;UmsFwTnr44IP=?K}w@PZ+rn~gu+#`An=E<HCJUJ08fB?|>2atEEcOVXsB=I3T7
WZ@G%Ytw<vbT1#n#-QTPL!psu1SXVhrp1*d{K_Oc(7C{hS5c1lq_jkG-{R(#G-(`-Zk^)}*ED6m$YXK-(KaI6>V@wszfS%?rfSvA
caD=mmgMegB8nrF@2k&zqgu^x#WVD+KGu;UnPhIDyG%rD{2n`aylX;cCZUWLC`Ac8jDWE~BBVxzXc`2fsTd@xDrTZ6n4qMprYb0D
VrGh>Y9y(WCd_HbBB~LB8d4gPf-JFQDuQB}A*q2XhAL_%Ah~c|dCQO-xu|<R*$OG9sy!(YAmZulS4+|aH<!ee8<7Bea+;)&$qPGT
5dR<ZLx!f5gTuHaKlDU%GwkN8p~kR)k6nh4F-RzLA*#Y-2LzGOi<b_88$Qa?SgIo*%q>-ZtK4Q=i}|ZY(p7rre2?Gv=I69?Y>843
Z2NCUb{(Sa?~^Qekj{|exVU_rA6S?n<uTFoZaAo%AK_ihjdSM}9qMJnUS?wu+FXv1RMz*cSij`_PWr#6R(5pBT`!BgKD&XXf4q?6
L>hEqyTKy_)21wIBXic7f=MpW=g%*jdKD$z#SF`YxdzgC{PLZ%2Z<(X!7J?~G+?ofc}2v$V>a#{4M|;1-d?I{r!+HHQ~Gz7mun2T
c~7Lee0D-1GsX_>)9|da>NS0WAwd(+tX(j_G+jI>cy>f>D&pv2#nCWJ*rhOPRj}T(YFkRRi3UygI05TQx@UzEQo}R~Yb{g{eJMp5
7@E#%Anm7&(g2{KI47n4p0@|7q2IB#KHR^jiFNfLbkK&H3qjN++!)LA=6bQ_GgWL&tG@FvY{-0!k+jnf>a;J-Z?D@t-&*NJJVnNY
g8w(8q^*G!)|rNl_sj@N?(cH~0u_-O7`!1^cNRUVwqnF3SsQDqQiVtLY&MTR8M|2&bsc=EX!4{#;UX6u@59S&+<jTd1N6-(X)z9(
RlZO;jDq*5vEC}`>8H7xe;RMC^Vcez=y%^oH2;11=ubQ8NQ4OlNf{r-y<dg5eakntaci!w&f$r2{;k+_Sw%|STBbX-&r8llI^9!T
-Rn1DsQX-(n!?z_`+8(Wv0oX-mBn2mw-BC|E-6dPXwyH+YCB=SE}G0GUsDw-(`r9@b#}=!d&;~a4D$L$ahSFoW42QeV`)}ecE9$o
#cO82!*24NoV`azDqqPOh1cs8j7<@y(rP=kc3N-K#=ov>G?!XQf>0t#GC?qX1`kNkJ}XDGJt2jGUg>VbL6{{;0zyo<ab?*L#|!w)
_%{4Dkbvx{yTF^j22vB#*+?xLq7_>!7+hE&NfvVDFKM3jy&B$$svFpaw9uEn+`Ll%JI?83ObFht&M~OdT2mEiEj`92hYBw)4764w
wMZiVPrP8c!c0cRkzgd@@Um0{WQyz49yq1y*%Q-;ezUa^n`hehtBOq?d68l<GmXT8_o+0V+}M$DDLn{A*g+Q{E4)%e=U8)5E=dOl
qz6&G4JalU%bw%O>>mjiM|$ZuwkoYq;*{jQ<_Ihyt#>h(2qX>A<6&q7_$&8qffrzb0OvP@nZJGMPtI$&TT6IhM=f3k+Y}rc0}2_?
Bp8^8(qz4H#}5`G)RkC&QOOYqjIA@-5KRRF6#}jwpH6SBK&7EfCCnG3Q7TMH+Zdu6LhpK3b(%zO>+0GBh?bvLdNWcWi<$uj$@7jf
sahJGbnVsJJ+<E{p~y(xh}|Xav+-fI`(|E9v4eY0Y%(nVBm!HZXSyBeh^nfE8wCw@UtfH_Lw+pvx0QF>?|nLuxCE*8K>KHi%;_`7
*5-^BpO-qCK95ZlD!Iy85<JM%5r7K{0>dPD`<LRy$$oLAf6KO|10(i~Rc);`tCm{^gpwko%w)Jtq3<_o29;v=U&F&#3EY*}xjCf{
39X|^?K;}_gIc=FIEubzm5u32UL;Z4+Wu(evk;pj;(|nDHI7<x;!#lv7?7GAZbR(cxbAB6io~r9+pW{54e?!%Ua79er(K+~zW14w
JDMXBBV0^*On*1un~UMvt{1$hR}&vgUu64g&30rUj$@peX(U!Lzi^a=jUjw8B?q!U(Z7r>K`X}OQ3*mtAcz~g(qze*f&=LeNzqJ?
LGpPn4L*a(#fc%x8=Ws+oufWm!&|!B{*ZbTrl?%$)V`dFrq9AL8)Y)t(kPah`7V`1w?17BSaJLE>5<s5Rd(!2G<J?HdDfTyyg$&b
Zyz~oR9inKF+3-N(Ea_>PTWN8vl^og`ps%tj%2SQ&z2IXtX4%>nd<M>j%|2b&C`!wndQ{yR}sd%Ta2}u%FSA(`}tLiK=llP-uH$O
Y%O`FCTP<+l~UL?hD1SCDyVoD5^Psd*Eg9;zJev>J|Blo%2UvaIt9EVqxk9*|9<%b&r76k!{W;`S$m%vz|zUDm#oXeMdmK&KMnMF
%H-<Qf=3e)h;{fiLoIy_w@O{8MQf!CwQ?!f7Qmyb_(e`8L=97d*0bwCw!L+Qs#{b>CMinNX##7k-dADcYd&t(Z3sCJq*zhm;i9M3
p9<g-8lZ!4S?jUG|BdZfBpMMzJbS4I@(?Gy!x&9xk$+EE#;T+_?>9WLv-(rBqAu(@5rYtQw8(tZ5$mu`QviuBkF58M#C5ZAn2}$?
SC~9bke1V1t*r8m9(TV-P6j3<j*hQ*-|G$U?2k(0=>i4Eamn<8{2`un3yO<}zNV58A!EgN@7BB;t32slztU$%>Fad3KN{S&>7fg;
m+KtFL1sh}2!xxGM4jSlW<k8C>Cbyi>9AI@c+V)`(^}`s{&OX3p}{3l&YMN7KGIKb^hYFBsLu9_PtBGd$LnmO`FzC5E2df|D@8<^
`)d(G0%72qde;2qK1$;5Wl9ezvH{`)g)Z`?|7jFd{c+F6<tSpQvS{jl7#bsKmA4ISj^_WA&Hk&BgPi=i%mg4lH1@3{+M%jbmSB^l
+Czt299xQfEsHSrmhSe=ub5be!t?!KJU#nfhf~|F8z*~%I9`kaW-wVj%8Ts%caOS<6yW|&?I~rVeY~%RtH9)k_S=)QBEXS@1r`!<
YoUUppCL9VzyNjf>o6!ys{Qmi&0Ie=j&pd_79HCrFsx8eSVU#NV_dxE(;k`ny4Kwyyf>8sZZ|8#{#h>3h+xo*5%!LYx4U+&nCXhD
E6xI+7^lW{8iI(DmTcO5XXe(?j5sW?mzyxc*-Exs6&HKVj+)DA!9dy(WT{3doWah=I2UQkqV{uIR92U*+oihg&W@VoRpwEv7eJ%I
YgA;T3NYuSrTi`Z38q`;TF9g8_Lb)G$>e3%rvBctWTG`9p^z3PKKmR6$^(%OM+Pv4?u3>`;d^&YUTJw6kmz01{8`-WLF(&pf3BSQ
Wi&)TrKz=C`FXGF0txl;nIX-fy(SNNe+xr(q6#zUbJnKw;UC=>UHNhe4X*V9bm-*Lp3(diILtO@;P<U&`{(ZX?AfPn7t);$-?_;Y
6Q*ElS)%li|1u31?X`RCD@v_IL29G24Y6k-l1^N?ZHU9A4v)fvP1m--P>PoI5F=>B650V{?`_(oh0}1{Utbcn^UhQe;T%;zN4sp`
dH;)lAW!ik;`A?Z-IU0+M@7<7(y0WaNgZmrri&LQ*@_}G-c^0%3%N}41=Ex0A{;?%LL!R%JHcYvvLAhA$sp{U+6UP9=MPSayB!Ef
iWK9$5Jz*OPGvaUm@m-8dUk&Ow6tRNP8rlEgNHy9N3~$IgvsglZJ4r}dve<v8pVjHxZ*QU4Je|W%P*u<L`ANqqi^(jQ>6sBhhN!g
XLdd4Y!Y}jAbTq=I6GWjjAKvHKa`GUE}LB7z=A2AEF+PuAqL5Lx@~b=x_GwkCL~raL78?$?t@Yyg)_n;<r03<!C@ob5)PN5&L`NU
oeA?EaRRR5@Qs9`>q1c+kaI<UR50rZq!T(l^POo23O21xWl>BMztxzgn)dGeil;YuRCGut<T56b`Vk%#PxO(YrLN`v6};Y%=eq9U
i93*_om2NayEaHgwlk}{0uHFk-f4iMt~IIe_}S~PemdAu=_|GI@1Vy=58~tRx{8@AS^gIjCkdDf>z-n6u?$92@Q9ttC+(6YjKo>z
GS=9Zgjj>l_j$b$QbPUSm(BWxqgUs5%Q7r49yR*A-zTDTh0|5jL}8-LGZPY}8X*-|HLB39X7LjO)AG<L5sSo11kp*Pq735gA0Dij
Cfo0kb?@Vt#<f8dYbg6F2SpTwT#BLb)5cmn5~3*@`K)G{RUVQ$!ml*fLN-#0xVsKL%sStFGkD+1JH2Ja&ym7EsB|iTAqgCL)s-UT
5}&hccaZj!Bvq0@AY5%KN`$m}&0(2y-PHE<vvxYtvs!ec0Z9TPIUIc=Dtl*zM>^V}Z@g(H`t8_S8TUz=TKsSyZ!ln}Wijphaad|F
(4x<+lZeyM@GQ2I9SDI^1(vQIglwkGqc371#A=c;?o*%i|D5X`3WZ$$&}-N=taY<kdEQ}-5E~i?DT0PgU668R48m`I>C2~F^CJ80
_RFq3T8xOAE#-wy^iv;|?ZGt+fTP825>PD}sWsJ=nj`gDtQWo$Ql^QaX~`M^$N@n~GU1YaOwx1K^UGY;C!6ZcJ@I0QU{Z`&tF|6C
bJqo8^wwY<+QSrIfZqvZJs&S0N?ob{c4jJZOe9zd%D}cVs*tMNp>g1<(ah9s{7QTNaq-=Fx3>3cG3}CmM;LC?=!FsWZw#XdiP}yQ
O=zSIb!H;KI6|>e;R4C3U(C@QVJ|+pi<GK^#WkuM-9C?d-W!=h;h4FWV<B8^qRc5pUQ;rN$)>+`pewb3O*CDTw=N}3+9Mpb7;w+U
G9#-f$ZZP|75E`_XvfXG{){tisaX`^=L%bVu(RUW3M}=dU<>wLvRT<m=SvEXN;c|z&q9kCCPsNwVkgp;hO7&3O2nxYDDd2H%2u!#
qkiA26}0h7-IIyHs_+<CwJic>(gnCdyc-By8s{+<a)sFFQ#K<yS2nP9pD3miQSSgCV9^kA44FAS#{dvo-v;4e3zp9>b4x8_ryQ5h
6GwzR+#@t4F}JREH8FZdVrEpAdtwr!nj~Wiib!~0iPxzJ1ijt5SJ9Z>E!2tCUS2B5#MVYA`{KhIvS5tZ{oGMsawD#4=&?6i)|HJH
W}(G$^L@89#l6kl#UMK0*oWHbk$w7=s>2r^)+T!7;?S#Wmcr22to$QOI_~U4MaL{k@7S#HY1aFBbS<))UzSg3KD|2EkofrU0!5xQ
{pv)k;nUOUL`Uo=%9iNq9{FMCiwxI)rJYVgew&f4>De;GmReOI%4qO+^gD|AIwI&@;zBqrlASTlMVNvJIHqYY;<X*9prYc4>AGEK
-v7KmICFh0ko9H)F6UOb)TsLLOd5yHhV^;geSXWZP!7vJ*l}bQ_XHd}0S%aTcIDCIL>hZi1&CY~8%LX`(*d&X>_P!F-MS);vuxqU
_n|~`?i}A~xc!r}>KA!>!;Mivw%fMb=T*)(lTj8Lv__`d<K4^(kDohp+TMnM{O?!bWQ!C<7e@WCh=NiJKBdbmneKfxfPn;o-a;2F
iJGBf?MkX3t24_9eHM<JWxT0_7uoh!O6@zR8qlO&%G+wSjS-S$X!_`&feMsdGm+AQgNs9jMsMbaC!OIzJo!#6I<rzm{gKFuh@yv`
HWW_}R2Z<LWid?OB<qzAeW`)2G_3FzzYILAMkl<>ga16OqdRdE5bMf4$B6zYk?B=IV(|z0YIS5s>29qtZ5wVXw8Yz^?5U&qDl#>}
e$R;fN0`PBt$Bh{yZDtIH*Y^pbp~4YMC*}nB*HF&)rf++F%_{+SRpq96{MLlE<^kIxdq2WEZM3RF^U|kmxemNY0gb?tC-YT?b3T*
>D3UP!~!H8qqnwgL|WujxCOgYmnVTIS6`Ajrg+mMb>&2JhjW|cYnpT=iu=lSUE9Bb*Dar`cTKX-62%)-Bv%fig8Rj8uCXy9DrT0v
Nfm;|G$T%)H+@+P1dhbk^#j$Khnb37ZNIx}YDB99#Yl+w-Eb=wcxm01(QEnNqx4Vj-4*Ko%k5y0HlME&ZyOaR#~VI%BlV)sURl>A
Z7QhKcvjCE=|3*^nHF@(UxFMxaV!N792A*p^QBUDaOMEG{U3c(U&(91EsU*F0>G2&@=@5fJgS=j!424RDBUW19Li!@O)nPuJA=B|
Yb|BXDPq-RZOCdcF#$<L4WMH&KiTKgG@D{t1I+6z2ZkCQJ9CY8Ij-1kHMY&e-8lq8TjO%TH8BkVLmOg0JdW~G9&ys6f(l3JgPbO|
!NwjlG5svAo9pIsEro)Wo_BR&;ri?NXVvs@$2U${LP8<r)W|F@a`fDYBobmxqArC&=x8Xg=c8IQvzM1N-NP=;QDCO?=;5|(zkYMp
^P4KE+uID_`?5-oyW3J<(7Ko+__$`OfnyLjaj^|Z6F_vlO(Y}~-of{pS4!$h<+>NQQCoLSjW*IhZr}Sqqc_*M`As8zNOq0sFtjqB
pkhCgs&@bN+amm(IGlUgF^0E(ztOyo>WdVWZ3-yKXyS4TDGEZ5FIPTW`KNJ@aCE}6%ge0N!4yFhRvV0t`&<<fOtw*|QOJprH}<lK
e8PebMCL~$5j@(-ITAm2_Wa=G)noFu8KRLhrw&<A(+Apy89_78SZ{T)9y*}06s&BaQn6y7*dVr6#BHh=P5k)h+MZd)6n@708o`qf
=gK2cOKPYA6(E(AA6Nm#oaahUuCVNz?!2!6tDku^y?(48h6W=Owt7@FbB>6p_CuB*PO~K19O|Eult~S{rG!R&5PfC^(@kG45eAi2
k(62tjmx;Tfr6wex}wD(mwqnqdM?Dv@R}`bMl0~;Ut1>iWo0!^(zt~~>`Y8bH^3bM-sQwG5NDfB42l@i*%*mw72dOhGqWX{Ms6jg
l_*qYn>09<d=Q)_YK3Zp!=6TpE6nLo-nc0_3e=naAV0Z)EEqHa!P>~`iF>?3j>&-xc&Ehn-bFba1xO{oFICi!Q3E$B!c!tF|1*jZ
@$GW7XOz>4HO&-vVf{@u-70YF*qoZ)M{eX#M^17PT?32ZNZf@%?@d!^a^RPq?$`3ug25_u)+#?0RwaJO%(6x8SD!;l0_7Dl$vGIb
C4Z6sUEW_hQi>rLbzfltsIH(!N#3vHy?WmYrMZ?ZPb9=yr&kR9m|RU|5%sf4iqGX~t<!APEEoGS{Jc~C+jxJ?&9vetgjGB+<riL!
^L3SJZe}WuE&f<sSn}>5jh!ZeFBu@6^H9Q;AA@kX`nv;K#{p#h8kmx@sxj__Jqae<Ji6(^4+qsg-%URmiy%+T=s&O3gsC8H>aCz^
{-V!+yDwAhn8lr^BQwXDLPw7rn&(sOwxR|-|FRtG;zP8W)jAm@xrdI6`5sbjI?F1h{@W)G$FJc^=OsF~gfn+(@ni4KNv3V&e)n&q
IDV|*iXSKSzEj;Tyxz0R;nTibj@{!*%cGY8VClDYcFnkV@XN-tml$Gvtn~V1L9VDymU>>U<UJDy7eiA@CKP&a@~v-be1u*Kx?)C&
co@Bww2~Zvp)<IdRy_~7(5Y?g1)N*ttid&R(`f<xooH)%0X&p8$+4|<@R}CE*3FZoH7=q$IH~(A%rEm<z#?gEOEWnD2p?}N@-QxS
Rc00>5D@@xD3Hbwp~NutY0kCIMn0Qgs$E%ZMbtpo5NQ){Uyqsp9la&tbi2GPxh_o;Id4%DIjf->)*N=sJD-L(@rkuw-^ppURydy@
96l{)_1o^&9>$K3`knr5pQyS;wfHW_Q=cs&;+`?IlN^=EB7S$85_{fVFPy$PW5axC1g=ncBKlpOv3^w3#}{i><YYcy!mo+8*^h(;
l~t@kvTU85IT?Dq5e1f+cQ!rd<a&lQt#;As6}Nuspz`l}!>IOpwtng@RtVR<0bDAHPY}=ih@E*%ZCi0Xt)-C>ssp9V{2^BeIxt5g
lXIB0Y$Y6*svQfQb<{iylmYM8A>)5a)73}q=cVhmy+wo$RjwwqTNomw6JjKi)kzAW{zO#Tl(LUW1Levt*>^*>YP82#-&gadCaZel
sp<T^GquG@93r_}k2`*Ci6nLJP+xp;wsfnmTy=M#EZP}0FbGCVd07dvNq#-hye$a3;n@#Ns-kH;obltCzp8t@T5ai_s`7DxiYXYP
{UK=Zy{NPycxL@OBkLqDQ!cFshW-}SOnO2~ZqXB7Rs7u7wmv$wQ5;;QWY7Gmj_&eX{W*^aRz5eL=zd<Tcy7{m?NRMmD(NR~L_`gL
A5wLChO_Ebs{WWso46t`sXwbK&rGx>5vjZNhY=%bFK@Bx0S-|l$|P_4@h~XG&K$0!S`DiJhs7zBMVP~1EVLvmU};1x$LU#$sj9Ml
EnyhCW;LtlnnnaB;QCI72lFI0vI5b(b2FhH|AHJIFIe_S3IZo5^q7FT+1#2GJ*ZEmVuMqWe5RhAemwD-JACs^B0fGjljf4By-`5P
VPZ8>?dr#TbvCB%n}RZ2Y+K=29?tdLeFmpULHyR>y6F2CI`D_s=s{u7loofp+Hf3}Bmyu~g)XYROGIE%4$RO-Tqgs}?pnFs+=J8-
m=u9E$w3v|k$=5TvoD8RP(9FiQ2SxtW=jbo=8}g2Cf?tE(ULqXclhoh$<UG{v$D{*T(#b0qJgw~ZSqheInnSVIYR!wd+HbfE(LaP
!S^IqYn}!Soehdol^U3aeNW+0uUdeSU(HiE|G72Sd(|By6=_6%q&kY|eP6Y1b+4=0*MJ2JFb((yZ^$kX8lmm_oOnP;`we#siALm6
X_GKD{#kfDO+CS%$wM+3xfWb9F&U?;6K!dYy<1=5{+!lgU+2^28cAxpf7@444dEh@K^|?--#Fc+(lxG>+NN54#!?k++(^eEA^tg&
1ct<-XliA`G)_#+>sfc<Q;jbVaBkyG|Ed>#K<BTV(INQV=ZmhoUe2bOxg~jQgDx`I;zuO+W}&I?meoNlV%kx;Se@I_@tKaqDveL=
a4n6A+)gppX4@H+wYJ!vETmgWK@m$NzEBY8Y^jM9$d(r>s$o$W0)Wyaq4UZis6e4aGErRg;gYm~Qh*fF1t5W_1u_9#gmP2^X4<B|
4C3Mqg0jkqnOykOG|eaWe`fl0SzVkrN`R_FV#uJPJeI1Xx9~XB0<&q1Smmf`n8Q}Z7V!13&)$}P14aFG<=~s)B9F-|Su>rVX0EMA
=B}<h^}`#_?AIDnF}rT^Y0bK}RZWd<?HP>hc=f9mil-NsB>yMm)ajqB=J1?%yw|O&!6t@^OxAw`SWO{l;JUDj)8IuYF7HoU#KoTX
m<(IirPZAX(o51m&pvt?;~vzxs=nEc&%>>#Kz$RWG~nUl_eImC^1ygR5=0g#OJi5%<l~m#<F=5HkO>>P{?+YsU2b1W#y_opwM2|h
t+mV_<z&&NKE!qAcv+x`+BH|6`n$cJx@!_S>&xY(!5a~=9cjE96;~?I3|vwuYgDMDv-VlV%r<Qs$ich~9RX$HR7&1q+;3W%SCvgJ
g!HRQA2#)diLJzrt=7b4$G$FJw6_LxS1(R}8os)k_s7!eUFIfSQ3Wv5*A-PM$(l$g-n!L9nPG9Q$uCLLP;p&E7ZCDpS`TERj5$vK
ITQJE{kPYgXP0H-4y26`u@@t?!lxwgpHa)8P%Fgbm-{O$KF#SRdH*h6_aV5>C?s<ocjx7pyj<p&3^a?)Z%$UN>w8(lgEo+AZBN80
dfDqtJ<WS<O53y|i#x@%+Jui&s$%yfV`VT2Ekv{+642|!DNcKoAQ0PV=@i!#nqnY5c!VrtLloP+$bd+uCfTgtv1_gq>gn$mxb?6I
GYKKTDIb(dVdi^hvjeqAV-_2w_i5W*OnUGVe_`@q0+3Qdfe9h?pOO6jKu_`gzqj)@Iy%=LGJe+jXSH|zC<+okr%*pzqJP8fqm}{*
EI<Bp!236?Gy2x{wQv}7AB=t^JcM1qK#%_#zo+$#Qo0Y?E9c(4W5bMmy!{-yDtaGzIhdxnwe5+u?{Qbm#N6!M0rAniy&eOvFK=+K
b{^O9>d(4AAGeP5;XPiCzmvL~>qq|J`XxSpKpVht&E(QPx6%O#59>aUUEe%B&1b{f{;xW6^!?wzv-mqgMFQWj5S<GB(e`en${Gc<
Kp&8|;6tFbaqp&`ICqY@czS??o@F1e#W+8>NhhHQw|C$_4Fu0o*bDGJ9Lz;%{mxEE1=3ctxit7@OoOc<3ZMys_W5&RZt3hVL2Ls-
%J7ioWIHw+x8vDRXK;&V{IR3C$*sbhg@=jORh8l_BE<82*7a3bo`<{E{Cnr4<9%@}Jse4wZYtKnS6<~aTAwVM%1-nvvve(~#R_7j
rQ`Tvo-?@g_!1V^J?Z3|N*LD^jjHaK`Fnnk;^MT^{Nwz=tDh#$d4l890RZ{q)7wZs^Vb{+`~BVTd3Vc;_KDXQLZ3gJ!2f*m!`d^W
%#p_vzuro-zdoAEF$PmL<IKf5+8kR3r)g@yzLW#LkS?_#biSC2Iq9|Kx2mtC+J{gi?4LaaIZ9e*;agLYV{e#_dVzX+oGl6*^9iOu
8qepuzqdJu8s+P*C0aER79wq(tuw!@`$vS(5%Y4S@BTymGTdVYYy7f2D^XrZE<mR4J&(iHe(z%oYz`{BdSWiUnbX<v8a3O{FL!4v
26WSxrjOZLaksX((yqtR`2HC5_K*2IAJvR_>(8>@9u={v)jK%uI689qNS$qKc0t4yjLPq)bBgW{Y$uGzd*=vq^>4)ZeLLGJAAKK4
Npm#gE@`RS`QfeVmYfLz-N?bm%Rx#sIGsNSV8d?OjX&$dsW^?k2v@tmuHxO3emy_G)1JZq?wd!=zb_7$*Pr_cXCwR<sCP&B?Z1NO
<l0NWyT*I{9k<2$XD{}4-_v~P_m!>atoVk1C0|vZmGE#EE%dxet#+(II$LV`uWNg)>g5C0dj`BM%{8FVX=U?Qm8!X8NTCtS-+=a)
xJ!3N=U;sh@1^uzlXMoxW0DNlTj`Dsy@N_dfR#q{d5_6WC^Y>$$ki{qym;Ea&Yqut*Rzx8H059KGI$7W4fySwc&GVO=%oEWr%2ND
|L^#3T6;Yo56?l}A1<DY`Q)Epvjg9XKdpyxZ-a|+@B8S$3Xs;CxDZD#j~pMDS_q0lfciU!{n|+6hc}<y8k<eig-@OI6}q>{Ja^xY
bEcjY=X!0t)|ytEK(X4uP;}F`RrlMsaJ(-@>yf6TJ4YBKTes#NI{41Ly8U0RLBP#=5IN5-b>(?STlx3XuY`e}*0Q1TzV3PPiiJ>W
2U+ax&eZ1m;GJ?lxsUxTNW2pX{D_0q9MAn^(Z~E6{QP?1Ue2sK4+`xu6Ix{<9@O$b`Bgr96>EKb?kse6=3FzwvyUxMLWp-tWLmFL
-2+&@&~*TU0k0{X`9E&hp)!KkS8@fmQDek4|6Q4**I`dl@6L&{&%+J*y6u!f6qj-a+el`3lVTto%z*+hhY^K%rkp-B=b83<*4;lp
(bt}owKeUj=$$oPPK$!bh7K~a-mmESn!L8xuSrjhUnnFY_W3u9_EHSfoBOSuF5CQnPu7M@P_t9qg-6_gus^_=cNQQ=v2)))?tWit
^CQ@u!f%?}r>k#Q<@*n>tB&62biueUu4B=fVu0|(v1A{{1Q;GtKHkjdLAO62PhTAef&R}Z^YroPh3xI}?G@Z?aCX~I*eU7Vk7)Wm
2gB@m^z!#}_6f3HkoJS#r_f3icI}~oHI!#G_sxA(Z%jsuIHR4N_0}tE@oVigcFXtly)8WY_ql<)FDuI`g38@c`F_j6`7qiNNe8D3
Y6Zya!l~SrB93Ek@27=ywyqWFhl(e8FT=RuR6War2y+GN@2_P<^2NIpay+`ji*ILqu8}e#sq=ZEi*)-bGi60ya`D+sWx3C7{;K@@
MzL^5U1y{tIbXHu@7_i?z2J1#0ev>kBa3!8^cgh9xcDVm-bJF;wZGdl;c}KM<9DgFL0c4%_<F?F1D9x22fEd)$f2cGFjiG-mR1H8
JKa6e{{kq_*~%tyO4m(dO)NEcn&x$$>T)-Wmm@Okmbk{YsJK2~!DmZV@GK3_*7hRPSbpbdKYNM}&fZkdpDOb+YM~RZdo1)6Eq=`B
YS@ze-o#K$IirX1C>JJxSGFw(*KK`X+231eboKPB^eNNN^bw2dN9v@C&A9ED>3;N#3H%??Bdrf&9Ec(z!{)2Kw^b3XeSB2xY-Jx8
%xPKzY<p!_yHPbX9+*|$b`f!8+vuY=QY|p$1W3G$Op`dXybdsn)^B&6@-(OjUbfzPna<G{9#nnE<{bKsINFrynWXaNrLj$^AA&{}
nZyNe?|=QyJ$()cD=)kA_IX9(+d9&!Ip3VB_8Jqi@9*i{XI0%AZ&8ftuH5M!8taVvckk$aTGDN`&^^bqoK9B7?_+0wbKhRm@<q>_
XXe*Z=CzmY?WoWizdrleSJHZd{#d(GX!>R?9f&zbz`{~`(MnS2m^d#XMyO!Vl+neM-e5bQ)@c0Q_rsfc^cjh~a^-)GYx8po_wm)f
9-dn7U}%hV-JzcE>kmRA0uR`QELv*5QamWKlB0fZ&)qcPQ+{qA#<ryYo4<j?imuTRZCLozA1&?Oi<))x`EAN6Q`f8az*6H)=O;$z
xcfd8m-d1_?%f=H`+gsg4y+FW#oO8X%_NWae{i_{?Ej2w|K0yq-{~XzPxN^93<%;rW96r(yn08J_4K3nO;61z`@Mb;ObLfO^O6h_
ECiNYV_Bq_nh$KJR3lias!1{N^=Si3`rY}q`oq})f&QQI()CWk0N>7kS9`JjtJVF<Vlqk+pcm9KLQpeqSbGGR=?~n6wBuPrPUNPf
*7)ny`y=7##H9WBb(iczf9nn$2mG>MGpL=C0qno-Ev3Fuzxf<r^^-g#G;3iI+xhUr3=o+=^ZP>6ED`;#Q~DrjBmx-VV3o&k;)%p9
r}+^laNtZBkvG0cZ06Nf=+dqql+>fwex<&~`*`5r`$t<hVedk#he!FE*2KP~J|FRl8MSt&XD&6F9JD%r>;Ir0JToxCnQy?klck+l
F+{cSThXtFYUVu)!Z^5eN(L&4!(q*d(B~a^`XlcQc`3OAqn|%A`BUTeBy%!K()9!^GzNFZ#IR4(Kg|)cWRr;qFz6`kOKdCU=rdiV
;Ae58S%;F+X92g%nb{tk^%#l}@JB(zn~;vLdazj3b^-oEBa<)Y?5%;T#^InbF}NO5>#wxTeJ52+Dyq7!<j+Z&S9^)idxvR7h|gf`
Bp4H3+lv7ZWs`Gn>+HTe?OteI9e(msqzWb^3eNVj{FCYraToQ2C}5d>hT*NOBFXY8NQx9nD3;pc#~YZJt~e26#*x(MKVFSNSIoEK
ayK>5eMZ9yYYLu{-EZqWCGJ0nZ@9fjXQW<kyrZq=Ni83VNcB}$biO_b5K3+;8pijXqHCaX-tyMSjPhT|{kE>Xxa9F>W;IFjj<&_W
I}QR7c04~YN5Sj>>ulBorri^x_>cT_JM5p8w{p_9b@O?Diii<l(VA*q9{p<X)}!U>?XBN<pKH|TP<I;%$gYE1+qL#y#c0VEjE1$<
eq*&S%7}b*`(K(j8nc0zm(S(lnhVP?%r6kXVWiSX^47TB6WDi04!#t9j*KhD`y4xqL)0Ew%I<mS*m4=@I{UzR_#lYGekg+Umh4&&
W8N1qrg=$Eg{Y!6sH!<(@x|&?!k$juen%y>RvYi5|6{>A+FMs#7qMER^)mkpMe^@^>4$#`wp&zJUgGIjD8VIAXQw{;404+Xr42O(
u>!%l0tqCG3Mx8@eFuX*4CN{&$TqDE{L_V*cGDL|;cCTNOM1M_$F+MniJA?}&I<T@4zN8*WEOz<0|T*=gpG-&1T<zeMH4Yp6$<11
I!@H|WUHgPYO)TFis&WQ9~0su9Q*>Xe&InEg6g^HM4AZjgQPhqgpxd(%s~cuxa@7M9+O0!^D`1l1rx}_0tKXAnvxp3(W`Omlt?&Y
FiTk%4-kg|hB$(taMIigUe|O9bmJpt+yN9}k)VF~Hv>S?8jS#Vt~tZ-3~ZvAZFV>X7GyynF(i)5@Hg>6@2<oNegY_dlU9*Q-vVdj
^YeB>8hs@@@jC<JBB=M}@NwDhW{vPCN0rs55HRsqg2X+i4=z8=ohGkOV-$%`fG8p^70nDzfY5d1DNbwwL?&d1FnqR60PM*o(fL)g
rbkjra9AF|bpVTHu!`a<(<nJ|`_#m|+Bhy9hr7)lj>G_Tej^SRYrv3j5SHv~&Jx-zjcFw|L|(MJ5kPCW$e<k>qmEaX*zENU-X7tc
uVMKl&Ap1ek>lw*HtFj`b`A%-Z|IyPyPX;*l)v!u4W@99vh|fS@GX7{#+U70DAkhbNVNv~=n@SOy>K*&S}44KnIcId3+M1^?(3g}
5-$~gTg}`S$B~)N+roVENlw#|;vSzr`@c|r;*|S8;2)tRlidmZA>LRA???K|LcB76zVJC71q1*O?+Ij-4^|c*WvJ1&7ifM&&I}S^
g@M*XZ+7+_bG-Rw1Uj~54_NUsqYkOgojAR*r~7N^;$2QBJcR8(&!z-$@C-JO8z_Q3usWm(SF+Eq&R^D7$q)Oz4ExoXcV0(_u{z-J
YEXP}*D!VzM*^on|KAv9*eXL=#DAI_m}{ueYi$uk$ad3FH3oW&K15fI3&-k}{v3S+vuA`svp5Nf)tsWsK4=g84`lbB^`q_E2uGNM
?dRQLhEVAUhq6`^FETcJY1XP5fyMYDBBtKu9?Cb{0`cjp+iRdlBS&#)lDvFgQmQj3W5<@?c0UITjryvW3Zg5A7C2T9Xq!4cnZpAc
r|a(58y9}G&jQ6=FK*I23fIACNz#XtHf3l-{0$OoQJfWrf?ojR!82zJc0cF=yU?zIJiO$QP+f!=FNTm<`3UYE*26H>nB>{8m>^-K
T5gOqKy~(C7?_-S5u;lY*|lAZ@@?kjc~*Ble!$*u?ix6pPDk@p@;>m))rT<k!;Bf`^3%{a+(qrW5T=TIxAs}1a34EL;F7F8c6qq?
XQf}Npx&u@8bjaQXTR7-y5Cei%1mq%$dI5OE~e!tv|?H#4<5TY9mh`Kd7YXQrw#hjc)>Ng!^kolh7)@WQBPUjiXQJY;K4KU>duG^
`K0{3l-Ul$1K5nsO-})!RA=P!H(-*U3+%_xzYvGA=#b`8)a`xnh+b_2NhWp<7Mkz7Cw^?>$ex_AJkajyTcfb+VMTmn1>J{Pq~hDp
IW;vr26!8KOq~wEy`z(tnD|bC5cQ7`4Z%3e$93^I_m4@2q#nL-_@qO|zYih36qSh>Khb(Pei9lx1eqz%x}VF#_}Ea-UYswU`}oM3
4Rk8aa$FrDUM;=g$!UyY=IKp`1ZiO8{XQNY^Js4F)2J_NR{f!UdP4c(>=w2?&_c*pM6w67Rv}$=$aw6~eN!`}w0;%QC^Inja7KD8
_W4>2ujNHmQYy<;@4a86rJ^>D6t1kmX(cHSg)>Izh_grGLAsP#v#Uys7>V=BKR1R8&wemu^^dr6YXbylksi_Z71+bI%178`c=5Al
{PAT@2ZMK6(C1puk<<?UYIw7sk74mip;O?73lQ>8C(a0=tsZ;nXW55cZbGO|H+*KWoG8Xj*kq_yrzPWhObfRH+@oR~YYk=7Q!<$H
gxSf&d@T9G)<l0pvnZrIUY%V>Gk8-i95uktC`3X`pU*qEY(gzz4e@~gl!t`8RGiWuGna`N89`y8^QiDNU@|~TcxQ3$0P{Q7W7ue<
KxFj$oLz}n8xgbBPqCr?Ml#oVR3oaC;^CCEnQX!MY-?Sx^3s_NG>CX&g_wr|1&U1UTY$W3Fw?B;=K5x4RBGTWX4@Suk6$a75r`EE
uih+Y?^EPnZhPGX`dL2$T>6X!`lnms8bVxuUlU#06);}yGIz#bo=RMqhQxD#N!c)VbRa}Mmc-I|!{pj{DWdtaubi&i`%U|otoNS|
R5$Iy8>e#){O`<Wo>Qm3L)Y8U-+y79V%$1U6NqkTF!1v;0W7DYBQtU4Peyqe0b+)=kn(+Iy4D+>i@db%Vc8uR?HMvCpL2uOhjMpp
_AMdozG3&hD*V2bJMrB4Iy1bgP<~qA5i2lf!DOF;`X4u~^)YOF>RlA5`3`>4tUZPJ`AG{uZ@1oS<%}^QdPVK6K8QV&p{oiDD+*bR
KK5k8#BMSfatjSaZo~`KO_3=R!OD6a&rz|rf0krBp3dayvFi4E4K6F(XO2rgCy6$Z6*L+Rp|c6jK9?ih`nY5t1|szEPCZb&a%A4x
%i&zi%a|v1F_=XyyG{7R10)XNfyBdUu+{c9rn@b|0J7*g37y*DINMMLniILX9b^2EN3>E!Y(00AE<BI)!=SrpPx89+$BRgm3b;s;
lrDso9se7YX&57fV&7`jgsoET)}@^zr$fC-N}gVqB0cl}L(_oAt~^}m@npU85oxB{vPm;|MKw@S?)3uk(pA9|Zn5DX9!ji76}gQB
NIhO{(XDEaOK9lV4Hnf-xpu2vOf7^<y>wcgbKS&cBNkAhvodm*S-jo{c;B`@ZB(xa=!>;Dh;5%AWSLka=%{evO#V!|m7=s+D`<%t
+`S!2Y)u#KPQ>g^-UU^5(Kc}?I$8L$5*D3SR$QbT81ZY#y4_jBy68d`bXTvoD>dUmv>{s-nV`AeWwg>H*=M*z+LMW{XOqtU%cLq5
!Qk#g>`AChKo-s3Q$*~`#^Vu59wrUUjXYfrNC*@Z835=^0y)DAD_CnX^bQS(7DE%0;@*WIu`D-h6Tlb25a)UA1}1?mYzo4s&U`nh
)O#uF?ORGQvw2;sBZ0(sB6)?G)Wr{$?$_fcamFu9JDks%)Sz%O&zF84{KBX@KLIf`Sa3X(d~qOo<VE+8n#BVzk#iGIed&<#oV>8?
#qa7jItIcp=y>WVyURUjbU`!an`{`6XlBvi(0%_G_u=y}H)w#<)FC1m4xz9ekV4Me4t#ZpK9qo&ctLp}zbams@6&%?VlLM1Vs)*i
X|$GxG?oGj{XSDdKwY0Ces7g+RAvgMY<EIT@T2*$w<A{Uv5d4xhKE8gR7)DX2LsSC)wis(wgX}N!RSY5-3m|wMu`@^+3}+b7C*=v
*@zft%o^FUBze1CD#ZPr^mN@|Z}qK0s=Q&Z426bQ)$}9bPtTPB;5AH8EU!(Pf*ux~tO|!Y-Ksbg?JXiS5+{YFH7aPxL)FxK0W+ll
<XrN753Yqi2P;_Gxs<K6&xQE#s``)jA7A*Ky$BL{9>bK%{V9q+$M180ujqaqo!%N?b%^3hVT2Z;O#M!={~iqfB!o5Nx#w>yq3rS2
sARoTIa~*66?jNkj|R-xMGY;U{EtDvZ5tq#&=AEnhIo6<4(&T#rya)|wR4h(Dk{Qwbo-8-afzey6=;INHAaMzM)ejW0WgNAV}J8n
s4A5l)tJE4J;f8&YtT#&VKtP`QQu06+lG~TMswo|1{R+%bYVW^;&@LZ4;FRX=r(GpG|S%e>JbrAXTG`VbqU{Hq-?D^JRTKPwlqp!
c)Xm<J1L(rE;F6bnX|D%`;R&moVoif&yK-6_(IE6Fkzr$QgeWEC@K<ja{~uP!SoS&r<Ql6I|$@6pO*vEb!5#ZGdN2o9YgPX`UMY6
XGB>!`6n1SmPeGt#PHWbQ1LcbV$SJH0cN6gPXIMDxtK;`9I|{%N2^`_R&TeEo@R)PI{tp4b?x42c$?6XL*hiksV4xCGzGK6(v7;@
7{$aN2Y-z5_Y!Bh<n6YftP>+4X|{c1;-W8h=+DeI@j3xkS|T(rjMiNqRh^ElAyO|NAAN6@YK6jSC$Ke`?l39gIgspwwOzcQ3>Gti
stp)O^iiJpS1budk;;d8mC^>LHn4&;(4$L^(3;#BsMm1i>`R}Z#Z)6V^#4x@IrSi}4t;)Wfl1IbFxA+C9*G1yq(zU3(%|cInYh%+
kms;>Bid{pm>fYm&NH+;j{=;O**G(+uXD)mhTXV+gHGL~9K+V(dF#|ifgfhs*w3xkVF?LM!_nYY7^~VDU)XLv;SYh&vgI#w@^}+s
MrPpadi~sPaQ0O}T<pL#KDp)W4F|>ty*&#^_Ych3=6Bz+x+jfdhi5cw5bh(;%OWBWhtL~Dfh5C4FWd4(47BPU$h_#zDLH1Hz|p;D
M+Rz-;@9%n8VfrWAf#7<R-*ivHK6e^Yp=-Zpqt)podR|u^{0&840e1-&ChM~4RJFA0&X&PJj6$_J3IpL>y~sw;mUAcS7Bt3P0Fq%
>_uRb46PV)qS{oweaB4=6iv&z-yH`R5GBGo1MVC(Jpo~|Cc`vYz5@CtrV9IxhQoyZzn@?D-}=v3@O#`k!}j%lU)Aw{=l`!?{ln4)
f_A;rEKs`-oOfw<hO{+HEd%I{6kBbYBoQ;6z3w@7L<jA}XS;j^6p_Vfa*egT?YRSw&f}s5Vj9>v#D@TcWgMp3+X<w{;O=?KZ6=Ze
zMZE4?aC?lw-|b?o`g7fdP4K}9Q-xX;9xLLF2X!N&oM;d!DCp7`cLoQ=-&(evzZPeaQy!x{}1PzcLd-`JG}WC<uTv)^?Hx}J-haP
-KwgpiYkVgsJkp80t%?A^?g<$q>zF}5B2Szf7#1b3_Tio(`jMZ#rPs$gg(0pMWVlu*tJ6zhrI|efCSpn0ZCCm*(dwB><&JFb^u+5
-8>@`r`R8XP<TPa#BT=&7z9+VpyX%Q!-w<6-makq-Bo|81P#N&Yvl+T9OM@wl8j-Zp{YvsLouUR6T^W-c5{*2oJbs!T-j8?6v08b
Q17{uMKrV(Q0pv*ViJ|!0LB6!!U{wOCuBG*hCN_Bp2&zB!Qgl}&Z#LVO^&Pu94}e=|Ch1u8Y%4`pIh!DQDLegKS%!q`5*K`DnEj)
2Yfk3DV#qMo{Om8H%RS{&Y<Lfho}c<pB(!gfF_!0rq?&K6MFk|t&V@g4dRBMNU!C7>7XIXYz1+s{Ip^Wkg61hSt1L`g%zM7he1Th
0~BPO4MT~tL6*a^(~d#|jO>=23yh#H6x(*4S}X?P8LA&^00vCKF+zrj10^b$C@G+*m?(*$fn<VUX&PpT7KRxLC?;5$AY_r0kdk0X
rlyRDNL1SR3ZeZ|LlP>`Df6OUb|T+ghXM!N$SUC0G`eS21qnJA{0WEvh@^VJ(3>u#H`ZdR{*Qs?2Y>L9^!@G~N#&sIQT=iO%=T>h
L^+<n==b@D^hrf16qJ;CKp7)Itso5okt0g9u^_<+kCDg@sqs-2MH1L2)LSx368E1;WTD~Y*Emch+8AgxnLb{dr@NN<qi~*oWI&1s
q>rSKH3$_;2BOLo^d3HkcQ=g8Kut(4WAV>?I|4K#KooVpj_b1Fdgo?KmF=?bX!KG;qaYvLz=quY7XUmwd;PVe17rr}wMn4+TswgP
?w8a@y#7McIfm#C--Cj3Q8JlEia|hnA%9m)nAo7460u0GgX5fJ1UqYF>^@&_BT4a+Nejs7+bNTyuCoUr<$pf2!#QoqKQJMw$Sk^M
+>6-&(guVeFcLC_Hu&%ICJpTF{b%E#V<1|k6*f}sn$9@Z*(ZCct0O_P>&4`-Tj32M6Hy_)7#6c=2q>DWXcaIt+*qU@AhR&bwJK?u
50oZa#lj)fIjC^ntccvykiuwJqx}vks5c2hNfot2Lb9p<NF7&-+x6!8w?azDQIc)A6wLLo{;%B*)Db#)^#_r8n!}oUjKICt@NN{x
1hC8&8|Qf}wF`!`@^g4t$E&ngDb2})mieQzygZZYGTV+p;x$VYg%Z_7F(eZ(a9P9UGv$N$NEWz5!|Y143RX3-5ps+`L<NjOK`$=j
jun%*0t=wgoF~gj8dBIyGDLRS{4vn%C|oa3Yzj~VNJIfeP>bnNQ2u}&q+WubXo4W!Dx!&EP-rXgjAE$D!xA8xfvN%a*(C(*B~Z<y
{FQ$XXUVB%wCW=4qb!AiyB<7-_kWKZ&S=FLCl<V%Vkx}0Wd#R(Q#R;%vFK;}j&*x64N=0-6|5aAb@x#1*Kw-g*pfPIq^$<&j862+
tkEAKxU8MrHDUxR+%#C42D2z)LlEBHu-^B*2-Ul8hm^EJ)uN)Z<ZH610K2X0D`y<mz*nep_90D|X}d!KF|;>M$(2EtMh|yR8ZoyU
BhF1*tbpr);L*73y$lzUJHPJOK{zLvoH#_v9x@Pk9>1o1kBD~%#P}x0qx3%e`tCju4#4#uSsR>F{6$g<?q;yuy304oFi)WGu){9?
7wzn{)dHqSD*~350piwl%MdSH{Y8?zg9Dxtq!9U`=gn0bnb^@FAt6M1f2XyUNu}?QEC}kHE*usOMo~JU3BO=|Yy%kpSOy?XQ_I7D
@97G4KOVGaJMM?UL^^cg@O`|eGpn*z;0XuY?F$cK219U9T6KI9Xoc(8HIa&ZGSq`!^SgI*R#yI?6!a3HclEx{v#jv%`GkM|;YDIa
W&mLtktnF7ghBbkzrVkkhW@_*_0KCMpdwlTrJ)K`A}K<VqLqkIh(MrPMk19?5IVlZMZCTTGwp)^4`HFKY@x{r)>+12q+%g7ld?bx
s3l1V44j;XfuKL%s+N;kI?Jw2NDVX^E>#GBjDeyGS_XvTMBJB9&}0lwW-Sz}LQv63kR=5MLZeFVK<YVWD$p{JY!)(<5<yB~j${Q2
L^*J>4*@!3XhinrRm31zT;Xa;2*W4i*#+?V;9j1LNNl?Z=OL)UAjcf42oPNe3@AIs#Iq$JQBzF}6IE1@QcyJ%F$7IT2BMLq$|9(!
n2Mr;Dx#8<pqe6?L^9x#O19D(aEhBQD#k;QB`D0)N>fEpW0(}kDpYWrt=v53Ara05bCll=$Pm#Aj!W%F_bZO)v*N9M-rak1=}k{}
>$Yxg@Ue(b=*csTG*PUpR{oirT8(w2DE|lWd?ByN4!hLpo?>_6;VLxZB7mxF9B@@p%36#>ZL{>>p17M+j<>n3H$zywxfBk)C&T0G
{G}&}J`kQPlmO5Sz?7&jK=czZ@*KdWCf_S`D?GC>f%|v+84>=yaKne=KGgr$ZagG5@;RHC*nGc>m>7MF@{dLLzN7{FvyrXC+w*-M
N2ya;ftSYk3B-7FyIXM&l&iPt=2{Vci9RF`5R?h2({J8lsgf@!Opr3?E}cVkFcusP2u@Ie%OO%g#RSPVAqOIW8Us>q06M5UCm~&>
+7O}MauLXXe6J}(Xm>)e<EhG0-R+GtCR(gJ{n?5JGU}#bk)<Uf7Z3W2ql_3RwUF@q+4k;pq22ech&sghM#Cr~8-H+dq-dZvGa+a~
PnR7NxaM|q`8>Qk2|ZuW9L4Pv5AuNwq?iIp2`CDp1%VYnT5JV{OrenwGmIQ5)zMSu2XNY1h>E6wYFRj8$N|KVX;5IAh-p<a5XcTA
CsU9bHG;|W_x^+d)~ddk_=1q4dXX}I38z76TD0!N2;#of)M7JAfKuPGh8}~~c2KEp3l07}UxJk64?wS@UFkAl$|mjM%lq#Jh@ZdM
!&nI3pgR5qkVo<BCZ?4rZ=~5nKzS4Cok6&q0BIE@%!cu@OEZ@5x@G851gcCO@{f!P{bds}Yd>~pr{Z~idM^8TMrfZ7$I)<-dy)}}
2~jq1f(@;p;p5W~{8Ts?B0c_T{EP!gg$PilgPI7RPY9pDI<{dDe^R3P1LNE3jvlB^_o+UJNTKJY_8#G%#jFd|4@^INAfMqsVZ=Gn
Q(50;x(>)=7CHKJ=5shdJ`{aEqEd(gD5fHonvw}(BpOj5fIX+~MN9**yq;<Y^QYAm#6&UFXPkzDX$Y~30HrXRX_;IJu)+w5UTKCU
0LxaRAk4;@n6VBdP!}jBass<#sSKc?tQa7&%LKOh>+{l6=6=7s4*0vbhW<g0-iRE0v2_^LF2d}&KfgqpLm2+!VWBzHvWT;inTw||
(RDP%XcV<0q%kdH2~<|aXY&5WjbmWzfzNm3--5)MjyCH;Z?Y&VAizjO(jrh&D9u0w7nTd;b^R-&?l%v{8DW?SBu{9M@L6;01bYs^
E?xOQjg>i+hlYa~g1o8v4r}7PZh8Ww<#KKnJ@Cav08mhrh#x^MA?Abbk0ap!2oAoV53{>q+sPvcbv~1?&)FZ2^5iEH2e0ToOF&nK
j-U-p)I~G4VJH+7g(WEsE-q+Yg&aA;g`8E92O=x7I8j6sN{+&1g#=NuS){0AEOEfaMpZDNFv^PW_2#ZO!%|~Jt}rl=kJ0iqrGSu1
K-h*zhzN>BCRUUTsDVNT_Kb=LpQb=xv!Ov|)6boqz)v5<*)`mDmtsPrZ4_9fR1`{9B2#v5=-4D4$05PfT-<Gz$!PoT+<AY)-Zu#J
1nj4nM8dI0<-(Fpjx;E)CKoor&y6tv$*5)+mPjPC64_*<<~@&kPBWF=odWqy$c+1buk|6nyh_b8a&b7%x!9Y4b87IynI}VSC&Ksj
aOvlP%<a$ArjF(FpwFm3WKsH{#u0qQ7+^X_z8<I?g0fVF|06LNo(OSNZ4ApXG9n+5#>2KdWz={1ReC(RFX1D)?mkjSAktt@7wI7B
Dzj{{fQSVx7F9(OH#zr)lj5t|ppVK#2tIipU14m4JahII8!XwcCi&!(wkm+KDH1A1pdttFgC>3iW0{jwNfApy6);l~3rkfb!~H3X
kwZ#VL;`($2W%yL=F%4OooCdi!(F-dKW}UB{-J>_)3M?LR6(XY)j)7j8>zHFhKp_f&!1a|CW@vcE>;7ynIyp!!4j{ICNMCxY(bGh
P(n}%HgtWzQpA8R-nCLvq-?yk*|;GuFK)`icMKSf3}C4&;{6rG>99y+61p5<Ba}MIa~dNUji*_6Z|#bQ6-TaE&=R-8e{Vi0y98Hl
lu_Tsb!W>8D+0{T<h=I8@keJK|7pk=JQ>aR=4niL2i*{3rnhWDd^+%xz}W!iv!-@8-$%(GricU%N&)xLLqQ4fX9%Jppc*J>5GX`x
l_f-_Vx&XdMIa^;Fu;_mFhbHNcK-A1omn{nJjusa-xF<lX~IWhpfzkK^SVfDRD@VS@-l(~k<D!}lPsY{Lt_q^14y%6oo7M%_Hnt#
4;vn?X|zI()1TYD?A5NuvQ)4!cXT1mLB*$@Bm4KfBK%2TgM3a%gOa;eku~U^ag>T{U6vukMmUmf0OP3H(5f3CeQX^KCtbx(hX@>(
ZZXtPEL83A_Hc4fsM3%@Q~)%INl0%FSVAsR<{}zLqubHMGDOV5X=s`zixw<G0>usM!IWx0f~GHIX{W0%?cms=!$|3?a_}0qO#!kp
%$5pV5Xh>4!zMw%nCP_cb*O*AmwM&4Ixom|sjb3EDI}pFdI<~dgxXAi?2!F(I+sd_K)G#fcKrV=<mM~mJcRj4{8!i~%jC!1_h~-R
+52qF`>c<z)~8_|VxE)3(*0u%6#br`Xnw>)`Q#!1XhbMPPgbAFi7bbxiXu-}f2YLEvz#H^9cQ)hsSzwFH|WD7lChP<)){7L$KpmN
w>cZC$a-dyo`Kcue+^w9*=l}5pY6&C{I%A(lW^_c6(rtEn-+fNol*ooQbGs0A@=wms$f&qh8aj^W>lsA*<+??+8RSYDX^UAkm1N1
yj*#NHZ-_|h^QZoL`<}U#}mG0bkoDgo-RQhA;H31#B%UE^~Lg{y4LXCp;^xNx-j$mfgg?jf4la8VX+l(KJN#nq5pg&HiUijDnL|I
ojLH)3_?YQgJ?H{stQOZNO}YPXY+k)`aj5j!~Atj%-2}{S~Cq8G_crmJnaR;aq=Hua|^_@26{eSMh3YcRD<P8jM|VX$C?{Lq)1ZC
^+}pH1NYc$hWb<K^c;E~&rg@D(A`Jq{ChW$_YvNJ?%_;IU4S6o6cs%itc!*nvj1cK247Z~*K{2eWk4~X+}g4N+6@0IFuY0iAO3*`
Kx_UUm~4J#C;aND5F%E@X5OUj_<Y#>AA*AH=#fvY5qmw_PJo9aG981nW(+RY2vdXCA|4BMJ%g7gPt8^3C=f(_(VBMQtk~2ztYkPM
`8^ra^-~-j;khg3mFTT3VzStY<5XEgz^Yj`ilVFqg9f>|bm_qtC~Fw*@6QJO(u`%I)0&}j;e|wT_2*dl;HL?sX{e4hUHGv4$^>~v
(lNStV%<fwd-3G*S9-Typy^XARO|jGuqM});*F2mhfy7hz{OkWyhesRqg!TE+QP#l19lFNbT{3$>pglkf>+PCh#!(d6Z#nqoy46n
dKqKcy?d#3CqkFS?6UF@;_~8NzwAn@%d4fwE1}DT?mGDG6%REL0QLll*&wiH&M<S+bTXOb2OycU4VY$7klF4W69McF#~+e(Cp;H}
iI!uqvyu0=PJq|pJ{D~TxM(~VDh~Z5>aMlml-J|CKZ$3Z*R6k;pLflNcyjrBb<blxJv~p_p~Q#A-Op)aCXRdiZ?C^xx<h}6e>Rl0
{0Ii{^*me8v^})^pT+la;zU$ZPmrP4BT9rocfu5)#H)mY7)UKEKrToK8359Ogp3v10Ai@=G;VU_d~bE-8u|LedGjmB5Dg$^6-`9V
DK#?&_7Nu4CKNzKe0gJ38%K<779xxhL7#o&A<}R%oZh@R;}Uuau;|ASQAP(%sY4R6V5SlTL`@{K7W^B>b;273M->`4#;GmF@z*}T
^zk*h+nuG;Y+mv{ldv}4Yi5Fn8Yebp0;-eGG?}#GWIf9Y^Y5XEj#qmsq<OT!9tn{tOMTM=o=xHAnlf$-*VfVPQ$+64l&71;`hUgl
G(l;H=%M;^_{Mr3cX#8cU9(F^yOpaRa+hd&%4s+oe7X5-9i4QD?8YH-iV*qFuc$iv<NW09=zZaQW=tw(vSBKuu$=R<;nmnLC_dOq
49rG@B*`C9tVakpkFf?BHx%E-dX_ScssknizT1dN8X{@j$^rZtr8L@~6fz|NpTscC3{Qcmsej1+B~TsAm~umkiP+PRmp?Ay_();F
L$iJ}526zGolP0Hzp5Txl!Hn_31FtlVE@ZR0|*ATGh&og(4hjT#4w6%AnX_f3?{%TwW7Xr{yCE~EW!ZZH%JKy5VxFHs84x62gi}+
(+uR{7k=?$=j0*8l1h;-WfE2vl0}gOdyQz|ZGh_UnF;Zwkc2d8_1{^L4!Hn!IiF`gFC&n$ZUTYTETBKAr0q0l!z2tXn*RfE7C~Xd
!ySnQ`)(7O(kZ0i7#siJj`b$6IxvSauC@H*Q;l9CIcl6%1KX2#QrWp_D@&M03kCO@h6W0#kQZc_)XN+irtaZkypV|lKc?AunyoiL
B5k=&LDfpV!||46ko~O0s-k0}nAVjfEL+a&qeeGl!bNm|#YIiJULluyy&dpmI4l9SaKx?Q#&`Iez$T*pkB=MQE6Gsw2iSP@^rn=}
Yu<pizKs9<MtG>c!kiP-ea$}e^FLZ3e;+D;#RvVD_whKB?&aN_!>}`f@Jz@sEnW{&(0<#EovZ+EqiNi{@%m7=fCrKPvd}GnG9K>0
pHI=F;>+%MlRl2HpUo5rI@ZmF{)d@=3Yn*H@ndQe!Z9VrD6}+GeqtDs%tkk_tm^lJq8dwVqXU`v9Uj1Funiuks{U=B$FM#yIArE5
@Oy7v9tjD|?i91c+{hZEVE)q#hvNDBDa<-eyLHniq&y&K+X5L7Mi5bEr)2dVo{b(c(|ykl-Hu=B>kp6dLX9FFr-6tN3ZLWrx1Hq#
M9U$X-hA!sSFui1*Cox#S1H=nRX(BT0zuj!>_?pNdN>h9;yEN9DU(3Bh@za<?(Wz$?Z|H92&!O(n1Yxjn23rY%&dZ-i3lO2FqFzd
VHk4kxDhg<=3xYIgh39=r)k;P!YGN)xJb0QvJ261W01Of4tPoA;Y8)Y>4$r?Z(#|`&eqNW_F)`6%C3CEDx4uQBIiP;@Cm$edt3;6
yH}e9vBy|_q;<vJ2M8GsgR!3+z1dp;PBIEk1z9k}qB}7J<vetvI5<&Ca%iI3GgFH}G}Q!%%^-pbu2ssSEQA7xBxF-WnxX=#7Kx%J
XojLlGF$@TG9QGHpGbH0_j?}wXm#p6em8pfFkKM&ZeUkU!c0a?39}a&pfi8<8zNL;9EyxhuX@~~E`NpFr|Gx0+~Px(%iLp2ymees
#{hQip|(3&K;k<aHmiuJRx*xO50sGy#A#D=P`p)J#;d}pHpjL~S0h9a?Xch_TfmViV)o9WUd-a$p^53aK^Bpchdt8d<|UM7(*GjI
b&u84(20AyGHMBky>1Aw&BIaBH=+;?(qUiO$&QMa@r4Zkm!6+#HgJ)2w6T4m1w7PK)OsouqEsXvYqs{eM{Z{@-6)4qq0+A$>~`CO
m(d^-U!T15^X-<{Ew-mXE>QTFL7qzhrd7$)Vlv5Swz3Ln2w4+~-Bn4KZWAe%60SlW0t>JKAV_7+oG<`SG_He%(<6;qD3+FmofZ^O
=!!?-*vh*GiUO7*Hj^1BH<J0DhrsE!-*+kQY%43xs+lE!CCsgIWRg&^6%G~vLMGZoT)9GFz~m5;gph`cP^75H#KJXWGCPY(?6|fE
LIDn>JF(kxq#~jz{8FUnSrt;lg6PwcQAH8RigDKGDUlJxn<f`-zH}RtVj*n59#Ub>dcv@c^q4FXl1B4`0YeEyz!U{66iAQ|MMEam
WaAMEr655PL_1jP11h8=3=B!4hyZ|+JiNUgAx>o!M0|5HXdhQ|f7<K#8-dO}9TV515@aZZFZpJ#TJyU740ijJYLK^;%CRK00zz(>
+E_5bBIL*yXC~u4d^I##D*W~X9|TC;qHhd38aLAP9&j2wPdC|xWgSMfn#@J@C?8Y<F)|gfYzTQkCiesiB^waCy+<*@G9EoW{e8Ln
j-0wsH&B}b`>#TNmb*TI!x6hM4UTxZ8W5O-#;<twdkk~jsP!9&;tFhlZkWCs^G=;tK0Qa#@$fZ0)1xI3>!DZ>@|w&>0D}uAAxBXR
aly%#sX}p~G33D^P`DQdnZXelz_~dE#jjhL3|1WwLAFtIl#<xgfF?pr0XqsiCMRMLOkGA5cAIv+hi09WK+c>99wql@mVsB6VG}F^
QJ4WDh!wzwW(^guZydElZ^+GI2_n4veYZ!W`pfgcq2QsS8xXycx)oS@&xD!3YEC3N65A)|a8O1jtr+J2R_ZCkmUAFx=$4wxefAw2
h3qGH>XguF7I)(=IQZ3dB8wI=S3ftC)X}gN7@V-yRtynF0;)SYhq#K0sE=FW6M@DSFj6xpqN2r)S}4*?Ok^AgDoC!bVzV9+V|L59
23bz<+H`Ma;$3}vq~ZMV_Y;C)=AKy?nB?Y8q?$V?<Lfidr8+|oS|YK21EkiCX17Cg8gQP&sbZF%VLlVxp8JrJbSz2pkTUH9BrS(N
zIjin=^bx{_MuT$L|A&Z^$BxAsEboGK6;eHUFcHdY)gvCOiGW~&l1D#gqIEL9P{RF3h?skjnQe+uzTvZLd1;;Z62x|R#|hxA(@Px
o;$;KQ&+v~!m9IURA`~uaSA8y;}S`mT9E35)yoP3iic*U!+{W~&YcQ>yvE0fu&@+7Z2ga0+(lof#{(7e&`6J>V=*jj#H*IfjK(y`
r^;(y3UaRar$Y|Gz*Y$qUQOY7WVHiMgxSPr#-0fCccdOs@kmJ0%{rREl7y5)v>4b*(CaL~q?JZ=6C)MRIYAYEom?y+lE&n95Eo9I
B9fiLoNIC}IxSSNwyTr5_2Jl__;C>ju+iS_=&@)nb%v)_q3v(6s^LXU^u{1$R6SW@F^7*GZ8pe<mVLaO<yNqwGCpxY=Q@B?naNM;
jY3D3$7|oqp1Wn`9=UrijovYrgn_Fa5|MJPl>)&&vh6z(4crTWQ+z;B6jCMBhp!je(40iuFIEzeL`jUJN_;Y-#WZD79W$6c_`?SV
qeS{ohVoAP3U)r84-mne-vIEMg-@S6;26(~Bm-V{?iGg}Ie~&&AYjH8m}!MR;3Vo(y6Pff$G=hIev_aNNzB@Bx>pdaF{t8JOW0f2
iYZ*0P9Y+a4YE-btSg`8h9ooIfrAx_ft~T3y90xVq;~Ph1Gj8z_ZWxf7gw%PmG(O91&d%T7h$0c5E`;VBT7VUtG8#pnu2k3hmCdB
A^U@~2X4Id9eVVtC*=Z(r9s=$ZfL-S_L}?jln}v1RT98E%7|eB%^jd<nGTWFRNja@Y1pWujkF{~*ufI`5!4v2+NOw!j+rtg0r;gu
t4Zndz4!Jwci2`6F;J~k^4Q>^<ibaGFQZV=dgB9Lizy_?Kh<3wJ{r2CmLI+|R=j&I%XAZdQ=&pKs#xs*4G`k6Jv0g*!5%*17t!|g
7$07MPeIZ0tH7X|`#1EmCLdEFv;p(;-o2a%BT8WQ%}E@gAYYO6V`>R#F_~3O^O7z<vwQeFeXFpPVEIOvhBDlI`o7lDIVLhdxP_Qp
5Xo!<FzwD3F7ECVjj*C@I~XWCn_A2w%2FX$LO-=*4yuqTL}^u}C`@Fl8O^122}(MG8BCE=A$1Bg>Of*?Qj}6*5s6eyKq?Ue83N-b
#N$pjE@Ti4aswHIE_Wdj$pL7UU<ILceuNrC)Aq@%B*+_hW(;ry(XXUK5l5fH+W6;zyt@$ZBo709{B{Gp_xPUu8V;-eJM@wRmmoQu
8?}K1c7lT4`-nI&1b{yF7}w*~Wa=MO4nLL)6<_z(fSY9~2pAzu7JnOvXDhYLwz@#wn2{8aSVTR}oDLF#(yR*)nqDbJyLRiASg=*z
z1y3kYL|fp#nJPxkH!_pOfFD4%0XefV#E5G4jG6XR^o8TNX);L_=KLmelNJ7^QsO;jJ|o^ac+a2O!v5ye_rmL=N*Oa!G*M_7=wz2
h?t$S5r!y`ig3e8f=;bdEUj-FwOn+?IzyH(Hp!vi3fAi(Idp-RlCm1g3BD!+-hkeAHhHj~jyX0x*AChcTug?`mUdi1WK5^}E_pDn
Q1RTS3TMZAyr|_=MMqSOjL8)QT6VKpGDAwiDIVx@%_U}-aU9Dz-N4H!Ch3XY)+J-JFo2@Af-50Sr5G8}a39+9vhq&KDV9fRG$@DY
DCmJWwCF?a*X`a9Ci4ftF_A(l>@(0Qw|;np;JyQG%hZAn<c_2{+M6FX!r;W?VRm4og3(Y>C0iQI!!gc4ve;s#fVei1nWo)j%83fp
k-i!vASB-lyO6}MsM9>T5hr;>QdJ`<!lW@;#dsl?N@8pxVOMUOj(o^t+txCkhy`}_<mG+Pf;~yjgx7pdemI_QGW>1Mp~ORV132G4
7Ch{`;$SBd6HT(QPEkQku#N@V-x~@G2ya$G24iHwsw@<S>5MT^<rIMw`r;p{zN@>bJKTM6c==dUlG<@2S_%M@**V-HI9P-TvLc``
pn>j#Qko*9b{7kkbB8V^LPAVSh8EjqoB|-YEaQH<4cSm4A)B%o!yw`XV2WX?u*nCA7PI>kX~51IvqucbDUpjRZLR_QF4GG#1Qi28
R57V-4z-{Ab*|BC+H%Gtn<j=q=G3gj5oDM$Z4Kd>C}{2{IsGN*B~-*djogLq<2w>HKw7FcrTdq8svQ-y=s*rgDuy$%@@POsk~4t>
jjIpo{bz$Fd}j0Y;FTa;xN=Fg)wuiJvYY81<If0qk2{_6k><zOd9rYu=@!pN)HxIA#zJl7Uiq#AMg*qB!P^HghA<QbI6~?s%q))-
)rB!eX$!vcaj0rxgE0h;oM?Hc66~kf6O>UE!N^lAg_|i+WQwwJGUn<Dv6G$JkHCS-rotZwkxp`U_jXssBWRaDMacu4{GnWZbcli4
_}NQw#%3c)Qc8fZ!HcEd_r>8j?qj+aHJuWYiS-wOQg+@>K1;pU6X2FShj{N}z<JdT97KGzga<Ck38X`#-N;Wee%tT33W0oxFpjl6
N@CL-T6Bvc@{Q^@oTTUH=ea?TT>>#BA)0hF5X>ZU-P@{InNd)aDT>CHFn4Tat4&ix&hA+jyAMhl7MBwZMopPg8XGWXjCX0M$p$Jy
6lU<HN+P>W=JHcXM8;wmI<RgyR+CKOHLE&e+FWr2Jo7^eG&*KDiL|U%F-2aQAfwGGa+*(j#BxuMkzVC<>n<TCO80ByEH;$Q8MbMf
We{Q`1%fnq&gNzX8WZS~gz>9wU5QChdA;WHLmk!bmjWxd+RH-5bNhVbmOzvhcQZ1o{D}1ezanw!A3-R@#2p;W^w?4NWlkEz>hM53
unlz0HKJoti`{JFCq3QlU2k0NmIud*&ebInCr~VmKN1xc4*3T8(mpp}Q0`l9?|XaAdhD*3lZT8VK8fKD9lOLzDy~rhH%!)y5d~1#
rIkSyj6mM<B;C-Upt=&9vr-YPGC@(my=-#zz9b-`E0A-M5P8w>7jE=mJsu6p3AlC(-sgO`&cY(G1FX50TDxfyFl!1i(U>}Q5EVg&
m}+>@jLJM_Bt{i-#WDuzoNE`|sBN>Puy@8zb**TMriV<Zl!Uac666)IV5;3*Ad<9n1|00oa~{TUf&ySCb9yjQ(__`tLtsXsO{y9u
Lxh8*j)C34!XLw`js^N8d)sI^PZ0x)Z|dmvj~N}<$zbVIInPyJJv(`m+1pkXghb>BWPutS;Ik*(c#j@|ECLa}Ag3I7BOC~V!;@$T
OqLzKb+?mc6wqv@5l=ke_`FSINeER%1=+7-p+!?-RPc!T<Jh1MEJji5b}`Aft&ZTwAcqccX}e^03vmSRo(T86hir*rv9efR>ke87
erIv9{Ra#%W)J&Q>NfrlLzgp^xc*K&`_)?LIo{~+-aPz0USSp6&OOjPnd?1mSM}c$iZ|4L$KRUg%9=AB4OM5$8XS0wj0dI?l>{`x
x<j0ohAF(6hXZoySbR67GAA+{aRrvvVeKS>2{zLls~CkIep)co3Ft!V)-2GHqsI&}IkY{aPGpAidJ~di17((3AZa56*`nYw0jm}~
e`(m@6#eZ##?7KAU!qP`1tO|5N^TcVq8nx*P+Ye;j-eA8{1ACeMcCR&XS=)nuQ!xPu;qZww^QOxJW5D37?L)kP+GhHx;?9`G&wC&
5{*ZV+H640sqEfsDAN7Rx}LxK4yP&h;+h;3gp`I($7nfiAHu@wweu{>+9v9gDe0CPbY@CQf?Q<pdd*!7X1eX?T=Btc&8oR*iVB9<
du2uWL+KYhaMx7=GJIM;lc35RndEh-ES<R~6yY%wJUV(qBeZQ7I#QLkmxZNji%CaJ#8WLAmZicP?}K*Jw>Y{HkmY34G9J9{?-o8P
piYzBY^a9#feB@NbU&;8pChh13d+u$@nVHxi8MM+(>Gqu16rOME6M@FbI#2=Rz!%!Wu(;AF~fpwh6OH$!32gxr97Qsq6H8Xfv`!q
lT2sOrHS07oM_F>6L>fV2ss3$25K@`YH__86<Qoy(GB9n>>or+9^7P39)ksjff0d*j7{v;=8Lo}rWBxo<FN_5I&s672bIQ$!Ulvv
eJD0BgRtb>4mR(k9B`D5V!(t3nZQY&ICnIr(ZFGwImf&pf!sO8qBMOFuqP1inhZ3(5f|ENLrbzD1M>&1B%K4|C(2y-Yw_A}g!+<v
^N|i_sS|yE-~lNG3nK|oB-;LBf(Vx^=6yvo?cjDGVCDU1?ebzXVsOgHb2E%PEhc-8oH%$|{cr55{CbSlYscJ@&<sql5deB64{{7F
1V5Z4O#*C&h{#5mkwjv$B9M|0j&zAagRnaeRM56clT08bOAsQ7i7+g=h>KM&$w{n63DqmIILJb3AW#K1n<6BNDo$ybQbp1^nb4A|
j*|*bYADupB&aPCBS6~7<q^Un;TH}NQY|3qim<9=bA_TLaGB6FYc;5Jg2aNuhX^_e6^DEMZ*VK?BEcxdlFpoz$uPtUX(16*6h|n9
i~%5ko`;b{_V`oX_mkdme=T#e?fsxnDm#Bo4<;I7>r}-?Lzu6F3DhJ5W^6DL91QwAn2tC-2So$Z3TZ5iyhL>%h*Q`s3^pwVy>7II
sM4uhy)9{x&6m3`W?QRNS}@gG5hKW&S3q5As<ph%o@{lK*d2fmV8lcev@{e^qD+vbh^lHJDk`FbB*}@G2&tin8l<2qnhcDfn1-54
rl^=IY@CW3X`u>2Bnl}gii%oBC1@gvn5>5gX{BjsN(h36hMHN57OA3?q^2Nd3Q3lRCXp(Vs)iz|nJB6$3MgU-hGd`|<YveyWeM6q
Q4z=}6om^AR7sLJO(;!7Q3O*2OBVJ)Ow=@l%~O#IIdsdARn9?hpo=o75KSaRQz=71G*Lwv22jyN(L|MI4iHRJP}2-V!$S~L5JWRG
6x0+ZMHELMvP!5bim0oVOb*f(MMofumr;mba27@(B+XROK@`OUO%YN=)j?Fv6vWU}ks8IqD5fbgGKrF!DiDIErl@8nrJ9nZsbWGP
48D`>H^<>149p~)A@T?6w)osaUKnuwcYKI0)}F%o8*7HWCmZHoQ)Bnr4+GNzdL;A_6ZP5S=sEG8uRk#?IR-eO*+DXtsEj#xaKX;I
Iy#QrvKs3Mb}s5sf#9}I5a6)R$2{}HRW{?0gcVfC@CgME4;?p3P&Saxal^Sf5QdmZ*a!l(HgrbQG8b@nW?hGFDM==T7FcHHQ=5X<
1a4&JF^GUrrH4@`OD3~C_BbK6sv#|+T8P%E8Cc#V%&<HrjC`MH#j0VUq^h{E?F?}WN+L>>P#CNj3LLzT4!P#W&ezE|oWxM+)blt$
`>=ZGIaqw$)4c-U!=PwlA^9iM9yi^ipFUq)o~83V$2a+G_w~=OUbtO+Wb_W-Fs8jW4S_{bP?XXKDNKRM14TK*rjJGO&DYgothGJ}
dF49*pkqYC<5H`#i4Z`;Gso0tn9{cc3TT+OXdAZx1{`UV-+_r0B#oeJyGWXsGYQm~B3l?@vjsWs&GyLxs3d0inF3S>P?V~9=!Q&-
z1=Zb0>U&Xgv!#=tqQ7BOG!$UDiv2Q!}`Ckt??VU_j=R8`;gn!oxH%^4`e3@`Zpw)kN99@w53TTK@zT64nSpugM^S3Yc1EDaQ7Q(
dadN#o(Da8Jw$pGezT-ru<#kEItCYOKv;(8ORbgs&+m+G^v~__@Ax&Mx<uGmk7K8gbUY%O9ds<>6G3(;?4DV*X3a4=j((E(TqK-i
yBGq_!tci%aB6{26fiBwWV`gTxI|jR*+>mmlFeMYa(oA7q8hE7o<Z;-`oR6CJ}WJ%ve<Qc`EZEqndW%w%WWMId)(?J=t@5?i}TZ_
<3pvhM}Ipqa>OfCB?cPfkmSLI#VT1C0few&jVX4)TlUU+eH_SAdUE8W1QX)Y+TTpHOcrpp_+LHc?ZjAlG%i8aValtABArMc5aTDx
<HM2J8u&qE3u-u;%a)GgtZJJ>a8cX6Q%uAW@sk&KaQoqO$SSM7qAUGgu!7@~@Ys1Ec2HboOi^TFsSyPuw(!dshVqWeGKR6k*Bl;>
a*K{P1t^G|qNM}!k$S>&h~a18CeC+<Js#DB5gbCLvbhl8u`j!h@QgyDa(l()9nAA}2i9KubGg}J&PBuMl}?3|;|CU>y>by*^b!c?
Aop4qp;5|-G=&!T*yQrMhWpd<*VL78zXRMH4sfa=$qCSX?J`5rC0O%u1UNhi@M<COIzCE#bLFRLV;nBhw`C<vW^Z>cHJPk4XjmS0
fxvv?<gPvy-Fsm6MFHzi)D6NMUX!+8oD6#%qDWM7aBj>tjIF97?v(^aI;7xsIzrBa=gYSuk~zsxsJvk#+XV+AIibT2DNobQ;aIsD
z?-FFd>K52GUQZTFV`0M$dBYhT#py!Jz$kYs4(Xx-Eks}P9!@Ta3H8RcQM%@h&Fu)5oGa)W9!)mD)y0r5(g850*g`ccF@o?(gh%t
jRG}FP$@zuB2ea!KMwHmgTry;pgspqVM#gb8BrKP1`0uCwGvWR1f?z()?xU9hY+R?d;7gx?e4=2=^gIP@J1avueB<L)gL1$W%hZQ
3?~Jp1}~dba^1AZb#g2PMPs!0Sx&JkuHO>h9jB>0$}5!=R8RUCSdxoVQKYl~RMsa?OnQ@O>e^I#KBVERh0iErU#lGc$L`y59`t|<
1N_-JFdt3#f5s1H>W}{mM$b#Plb`fX^m6vPdQ+<6ni<LCk2}`ip8-L&OIt(QXLHQ7Uo5(oRXvDy8bhHd#G0=<zr|@MuDoHBZQgos
qXpIO`R7{yKRM**RaFu|g-1wd6pk<-RyjM(t6es$ZKVW3Z2=P&fgBnYJ6Sy)wzS~)Sq;w99E$th?TYKhsYZ15G}noj?ML9;Hq30{
9-bq@sUEiuwQ4bZDbwlo*PF`YEN-Ok->Y1)#GKU7g{Lx0J#)QpM2Nm!2_Z+t6U&DdNdR}6-s<h1o9CDvUb?Rlc<;r9h9dODTjQwV
exY<-<4n^>E@c+8Ps{Jsnrh9W(FjA|o~NT)zYsC)_~=OJ##kbSvA!<~Gri?mzWSEHTA3EI#a-hdl;VM(S7j=bTIQmPTQseCj&AqO
y0ZOt^k!}!GF$OHZ5X!@@3(;|ag@zEK*lBxt?27_(6qBkHrBp5)t@-`X+`lQ@0B<sksF;;T{H-tkUYujSx1z1!YE@R8yv7j;xbN<
B?XaJrM>%_TJ-*7{MUMYiyLx+gs7_N6jR+&-<7wWPaD4zf!}#tHG}eN0V8K=_H?wiz4dyyk~5MK*JzdRDV^J{&~00E63e%ExA4Nz
UoFx0Rit`cjMA-J1fRP2D`s0mGlEEM!j1V#X(=H54o=G!a?MgrfifxM%cBXuJo@#*FP|M^BwZe5?V9q!r^@UVA`DwYu^T0iRXz)5
)`5?Tvod;>-nG@?<a?#s_iMyZ<9|%jtry_f?5*QCbhpaz>YVN4Pz}60WcWNGq&Rkm32SNcN{Wx9Vk#gTb>n{Kbt?o?kI=fh0<u*_
1wgdG#A$qFlu*MMy>veO@^lQX29*+9FPdCXL^-O^&BhZ85h7WG^S&40(|V|_7RSy(5M`<~+{0udebd6b*{jm!_pyRpE~i!TCw*5!
z5Di%ushPaP!OmRpdbz6r0P^LDW;%XD8#)VX^gISuUqGW(x`*nR{-f3=W@2#Z%(~-&Fg+Q4~)^K&zbWBe#Ks!0Rj*rlkAj;Xx-N`
g5j!N*4Y)(&rNU6uYl}vuoBxClKP%C%zCYhDK%CaLUN>Y6`>460VJs_J}&a|&G*YzjA}yFmmXQRe>w2E_4TfFS5-%nUz4+ac9v7Y
%_@IhnU}|wDmERA+VfiLNKV~KM^#4`ACEm6DA&NNYn(i&YKza86$gr{%zetMEZUld9n`;2B=io(x>zeMAlAUe&Go47zaA31%2#o)
^$pHoLiKdZ@#44Zd)+mvF{eFtTVdahcCyxZ5L$(<FAO9?Djnv^_Quwix{%D-N-@ZHHr@Cv*M*mwZh%JwzN7T~sIysW(mBOK6*En(
z3<g_bL0{PY9BqGO&Ik&38NoP={C#Hw`Xt2P75F)G(`b9x_$|4ROnO+x=jeUUb8;`GfK~+dlrUgHBYL9Em)c*eLG9uN8c=(cur2Y
Q1sliIoo$)I>wc2f!RgU672zte=926!F)+$$#sW|t)|a6hGmrkQS;=psow)S^zINvlxX&c*|3>_sVrF4_}fg%eObi?S-C<N3^Jb{
N$?S8zQV(AOr4-<A@OFsQXfi|zF~e^Rh|zJ)(_wa9}bQ8^EhWV8_EiE)4c|w7!{=%b!J8$?L`HWdq5qd{XAit$0U9Y^xhcAlOQ%$
&7oK@QSBk}7;&lUUm7ZL%VCZ}F&+UTpB~IGQ9>^qrKc9U8PZl75|kaFh%A*SQ$(SpuO75F$DRVc=-)#HU4iA}5X6NzC~1>~G$FNB
OiC47#TnGnc*NFwJWk&HKee=Dtvzb#FPB={ts)8FiMKPmb3S}QHx6HBru1N?F81}^CvHk?G`$C!ZTx$!`P?#(XAUHr8Y{Iln7&tS
6xQi$NTz_@k_RM!qR58dA5C%N+Mdsxs(A%HtK;D2nqClZ=>@3=Qx$mCc3u}9Y|_tT_ACUMPni7Gogf}Q@MuLIzPjwetfYA3uJpho
1pq*3<z=bYqYTI-M52kFGEiAE^pI{o*4HnyMdnN$KQ#=qZ`h@3yIMfE+7RLwT-5Bzdt^GpRj&1`5zv^p&7NOLUaCD^Z!Qz1_QQS~
-~}KH<&&Q*iQ1k*138)<I;x7Tim?nK?skbTj5tj#L^9zIDLpm7Wd#`?yM<F!y&!2O=ApV_o|R7z2@gc^&D`dNGO+|PtKlZHz(z1Z
5oW9?=P#XKI-A?$&nJdOoo>#lD+PG7HdCKpLyaC3jDz227cP)1^A141dG1j4JM#j?cgAycTFep)$|qWV;XE!^S&dGgN>VJ=Q7X*Q
Tvt)G=OjibC*_eOyEb>L${j8c>IKT-X%#XzQF|h6R&)$Fb49wQ{7P?*d3)XUiR_$XHrQV7%SI-5o;t&}`8N%-czQfp6>;p<gjlU_
-g?{4<D(%))tBhh4cyQw<HRI;$5dYYdh>>#8Pf240i50nZnn-<yxR^OOgN#Q-aW4xRExhS68wB*0@sa~-6Yth%d-9hFue(mQ&de?
6iwQqMu|>?m`UkqN72EE)tX4>j(9P9^G9?Ea9>Zq45|$RG9O1wy&@)rAYCm{WR*vBva9FgbqehHIm<=ul9!IXr)yVnQk&|-UID%h
J;#*CUO^g7zE)IJg+=B|89q9^%v3HzH_4%I;po=n;TqQR@HC7_yUr#K@i#jglZ~D@8Pb}&xY7#*6nT1mjv?@JaJx>7u{o17K)j9P
;Lb7ZQBz||6Km(*IbRw~f;aKmqR6^P@Xc%4I`2}tj9e~}fp%SG5ETh-%od9tRwkks1&|F~yR~e>%T%^ESBP-U=FTd?+iAHalPG7u
w(@Ea>5~~H84Nx>%xr!e=vI)|hdMgfER+X(->xk-MtPpo_}&;>ORo|uc(%=L+n3Hgab2|clTV~;9*u2ixM9(aEb*>!HLJ4KUrRc@
hgaVY!{IZ0<wm;WsJ-C9{4+NAxvpzWGW=vWvumzNW73E~#9-d19@TSZ`JA&?wqhdJKGJb7Prg&kM`uRaZ`TcCt%<#HvK*qQD_Nn<
V%j^K5qUVRBFb-AvYH_?TD%H2YDrlO6x!6pFtk=~UWvpeA`B5Ya}}L#rp&!7o2}Wbj|p&%D^fPy9f$;~u_RH5a`n6#+DmP3#oDUm
nXDnksS(YEoY^fQ+&w+S#fLgD>&moYdhdMV0i`PmoMRCaVh~rof-`(4$r9qn8F`E<JY<DQ6G{_7GfA}OXGEd%N1!MfqPxs#QIaLC
qrQo|@Jf5{n_TJcP1-_qCEnvkr#ibxeN*Qpb=I}Bmii_0c?}9ZWwIEbd(_j&VUih`J2`3RcDSLlRBa*eQMK_K1&n6zQGWEW&!v^L
v>CZ~cAcTg=c;tGV%lF5bDg)xkDMkf)+_6q;JG;#gX5H6TNeECW8!^nyM5b<Tkdx|iJ24IyYmb=jy-vt)`#K`r@?7x#Je$^7ctuL
*LvwSo7sE2*z+!Lh{YRy@0*jZwy@ph5r~DuSA@-7wUJkzD_TsxU`8g_nX|;gR<ehb%*{fEFHnW6b7b~Hx!X4~9paiTcE$+7+UDa@
ktbP-kgl=YwASvNUoG<zOGv#_A|nW@^EVXD5o=vE%v#Hy)-9St*Cp4SORIZ|?)>~}<YYDLUem&2tF2_jHvl|%4jdtISrq51<7Zs*
5Y3ABr1Eec7_n1x%4)o9&DC>4&Yd)AJ07zXv}0mKJ5fZNz6ZUQUSg$Pxo2pN_P5-}>prKfap!@YC@ZJmZL9Pz5r|&$6}&F<n|fX+
b<`_-Ds)m6VZo!ap87p=mxo#h-W-@2S2fk!EQ+DC$orK|B}nVtv$L;>=XB{Lcz)UD3Ha-*_&0h~`B64ROIw1GK2U<tVT?sYn>}Hm
R^?t!U9c;&1rb#_VVVRblB|ybz9Lba8aLq;hSA!lb<RVOzIgf08|{;^oy+TW(W_z}v+B<TJDRPGq>!q_ZuI<{-H!<~cv*_Q%=5if
>*D6l%|^#&IE`-N^=q1P-j$gZ#RJnpP4FHjt0u6mTsWGb(tNGc%_gYX7EVm%p2yK=5#J5r(=`a*xuL8sjU1=F0=Lwv^UTGyd9!AG
*Id277lh_{+&D#iS;bmAY)u?K*$8adEws3;*kYC#l=r4phP0?aO=*TE_7lD+G{|e%ygR=$RinH%b=J=!L1+_8eA*dy<s>0+ESHxJ
D#Sq!`4n-UJ`L|j5OrH;RboB%PB*$u?ZQ^?VEt%iYp1_GT)jvTF!j|YaYm*EQ_$yP^D1#MtYcA0q8YVNc1bHm;_PnTd6TX)l!JR#
pRr3lE*?4St{OGmP@|-A^LD2c6?;ckuQcVOE0)QTkH+_{Ev=%}tG(s5S`iEJmtw7?_g)Q@HhL$5Tun2*;&5~4#+oJ!0mBL;3bO~p
7T2KcI9~3Zry1j=>PZg>R|E+Ofo#b@ML`HtzGkcCE0BEU;@=13x{|&Qkfd+GVdr<#juIvpm_D5I;8+NqlcX@5bL0-a!^g{yFH0_<
K(ck-^!bz)AUr|=(k2MIm8+@dKeg(SXN6n~w42&1ZUdB&D>hzFcW~>%^k%y=n3b=bvM#4~j&N1uE1^cHFsON~hP5}pS!MU$WzFXv
CFejF>deXJ$~@BO&aD{f4(1VuuCPAljq<L%S17<3(0cdOEZh5ZS_-=ePcO)CNJ6h2sW9QP%F4Q`DIPl6(F^M~PbbPQvx3o}>%`O5
2SpJhv%te$?9@z(`QLgrG=|vdzVlg9dF7*PogGl=5Qj{<P1%wWy3}+i6TS8EwcwtQr$;qGD~ubZDp%66`ni7>*SyjaG?d;%Ag;o*
IyWdeD`GqkbQfwJuDUo3pxp!H@jA`{V>u61+GM?QXwo2yI5j!<@tx}u){C2-O-%~-89Z>F1H|Z>A-Q-KiWsY~EHGG92v{A$0QjT7
)%asU7XVve1U%}7hih6v=xQzvjFS<zJG%IGRjEMZsEh8H?CkLA1JzmN5w_Q6eYbY5!Kpgnu)@VaK;Q|fH_?YLNaD;6FyXS*>BKwp
dAF(4h?;e>%?}ZkcS}XLeJgJ@doJ^cNX5i@-ezu`SwT_ZIAWOe>BOB4NNptXY*Jz!p^PWnqN6g{CvR?hG&!e!TvdCHq3sM+Y}Q=x
GS^nhyn02V*3ceR2ZhoSG;&I~<+Tv|6+SajiCRsEXc|b{X&Xc77bt6LncMH{J6+k&`+D1jogJ+h;9O3Xnm~wEH{n{?ptD%fv>}C&
6ND^5usS$&YoBT4_K5Y~<m8<LH3$syKvcz1-nJS96V?Vu2uv9YK|;h77gZP*hoXx+rV!PG<?YJ5XTjCYEs72LT#ov!SE{xxGMK8W
grn8fySFd-AKU$Zmv|h5=lCcq)(CCk-jAPYZg}(<g4zshvQvmWpF_fOJ;#aF<+lKi{dfn?bwj95(4=BuXds0HrgP|X-w>LH)q}Uw
jOs-}$Q4?sn3W3^q>~QsEkwae+%R?aw|1Q7*}{qfkyyu8jAT(FsN7m4#Zv6WMGCJTM!7UB#?qRRM?WWASH+Z2Y@+uiA?x$=y}y~`
sq~J6=USVBZ@{^ZP;~WgeBaIT#SdBD-t{z`w>*i=%_$azf;6sj*Klf3!9uf*;E*b4l)V_hJ0U|f@YcdHd)TW7S*olF%j`CxM6C#h
qBSpAZLR1t6j(vb8lgBNjv!Vs4`Zw8cG{e)AljFt5hlgSdp;>T?W7Y*W7*qb$7TBKopjJz628>1dK%TKPISBQ=Bkw}R!nAF2FzXR
@+lN?ywQA-d1QIqE_ae64bk<H#y8eCoNK19yBeJdB*1_|hTDy1u`g62r5M`D;3H8^$q^+BwJn!%-wmg*k?9egsJiO$b{W&>S)z3}
1eNHX;p@+Nejj~1S-FRdE_Evr1UBWgx8t%Z9En=y9A3hX@I$teF&TK!(h7UX>+*8B8T8OuK<JUd6v_jUW+h7nW*|i+!93US|KERL
&!2L=q@l;u^|khMPe(HI;{o)|#*ieEVl=sQ#5<DM&$G7S1UPj!IU0$Jn{8@rjifOcxeHoFqp!wFM;XqL#l}`sxHVJ0i@jSh2TkZf
f_^%}^IkH1D#gKFO0z7HsTfk_)!cSMhE)X(OCxhP6hTf;d$^Fa(ofWN7fZn%99z_b3mQV(xw*k3_%^mRiX^hs=@ze=yENKdRMD(-
DAtu)A@Hgw#?B&5sCY!{SRE@{wYNA&bhup<yxOY0U5^O8<?ZtFrAS+BYY`Hsea&ZTOf=lb*1WBVT6#p`H1m@3k>h*O*Bo%_-buov
J?#+@Pj-R`D1ycayrEQYrQS~1xRaI;-~$p#+YO{Kg?My@N8z&*DHgn7*)h|rnOX-&QR|&R_;y&jVg{(Rq=J(fbl#uET3W~R^C51J
>;2dE?)=h6ud}f4%RPPY^UkC+tJ4W&?(jlWCa+SmTs|jU%--)#%`Rx%nyn61UDCU_+~3XYxxMDdx?}HtW3!`tS$)K9d0H&iN6*!d
o!iT)6?YFb=5~(5$5YTc9Fx$9p~>0bz)DHr^f&Vj$Y+)d4+or`#t+lGWx)GkKs-~_4h)ug4D;cNo|D*}c09}3=u=UNqe+v>f+}ux
A+Z#OPf<goiXYL#b>gTPsPu7G`|c~R6%0JmTl1yn&|!9JAi;5&nl@8&;zaD?B-HXW^qC^8d>$uIIFlz_&cl#W?#D%#==m3g8Qdwz
9Gnx-=%qR3J4M-?&V3PrN#6FSBdk5<4kQE*d9i`a*K+OPCmb(O{iKfY*GT$j?EL>T^!&}fuh7N(Pq-k<D_ZFQG=NYU#wc(R1c$dl
!W+PUyY=TExi<w9$oT#(n#PFw`qLsRv-vr`u-_%SYFBlp3Cnlyi|gdGhqv8DRk=o8-REzY<;~&h@5s9W>v<kEct00tim6Hhzo#5Z
J(dtjLR3h^5XB)xR5HU65mPWxB~cW_QY8#aNKg?>6qGS6OtfF}!ZDXK0f=yLm|$3xA{CMnC+7%90EsD}Q3t+DvM)_wAzg)cJRNLw
9&tXbZ#(}6c9T1EtZX)+H84{&f^Pz8j5H<z2ty(Y55^T`pMXE#AwmUGDbQc_f`kehqzXcom3AhaNFAXjLqG^7K^HD^2qTn1q@_xU
K%hzm3Ka-}p{R-iNQ#1yPG3O-2p{S}Kn_RI_PQcNENCe?fD!RNK9oIAz)x3|re9Idx=9#9d6Uya);?3*>>a{|34~|qj*C!49=R!L
QY9VdD}$VY^8WPv81?$U5CA~isBr-^{QCz=56|2Q_bL9c0`C|fI0IsZFNg<>qY#ea^uk3z!ze_E(^MePOaK!l1rdMj`QUj%;9-JQ
J2>oK8N~475*Qg+hggr%D%)YObCfzrB2ZIPEzZD#K!~AA0Zm9KX-EVe5D7?#w6f$4Bw%ADDpExdtVIwlBv1yR9U%g&fU*myq!&ph
fWjV|yl`vx^8H<&XFj}cn`XA9+=i0H!Ux(_iAXXSs9#5Bb6Qv|*yMdK5Vmh&XJ#8+>y54U23epgglzytVcqpG`n_w5x;KIo)%JsK
*oda?qLq1vAW9@;&S&F!yPQ<w`R29DHFkMi(&Wuq^La-Hpi5q!zhpSrqDY$v!rbY-T<48#A*5%7&U8D#fpc%!^TCAot*CpunoG3K
eYR)D95{2idiFh(rZDYe0Fw$rL2RyG<r-e9OH_=^@_@pc*7zdYj9EnMjOK$j1+-Vdb(q(ThbIM)C5Z@hmY1u2<h!{1>&m%jnEdJd
zXuDPa#Lb9nR>RXXVIJ}R5vg|Es$(BSr8>N(YBFxVO5$Q1E%!+hR(KB(>v>$ncf`xdFU>x{6uTK<}@iukmyMdVL*t<Wg=W=oLoR=
iB)KEylt=;(zB+Dm&UAAim=j^0BHeZb)>43U7s<#>8w73dN>e9<p#>opj#yY2so;xs^f}__KpOCua3pqb@CPkd@Ttbx})B@GW|+)
TB}PL2DVDW*0p|528dR+Yj^U9sT#V0zZH`L$47b|D-QS3cBqx#Q|$UUNi(S&NXT~3hHAh~0YS_;$&4XER5oHZCGSoQUQvznr%gIX
gkr5O^l<6(UN#nL`jvjf52n<NvezL=RO#66^8ne_(v_5>(5N7mwGle=daIs2YnU_J<#MtcH65j9k&2;05F-2DlcfM70Xf_eamfVI
ha5kIKb+CWhrq|=&q>>&`5j=>8)+Xt=Bm;;#9JU;du5zu7xm_Rsb)v<eysD?bDsBct*S+&+V$3xDS}amlUd&i1*OHJw7cvcH(K72
)wqXWFVwf~(KLmUFKL~1m!S>38`Drp<|N_d^^->VJautNO`cTw?<Kgnw!*zpB+C<}HN?e2zOEd=+ZZA;DQF4-tzl&=2ia-}wJv!)
TS>`@D<o+ZCi3;(YHKl(a~}6{#QM2>>(jegL)eMdWWm*9$AlP#+;7KoynH+|q<D@R`pW4Qt!emMm4h`&RstZ~TGi+VbjAh;G6vCb
;I<x-egxE<1yQY74TKeOICtV}T0a_C@6K{GkwJD~QVj$uMG1A_yv^y?n;!7o^PCZla6C9-xmN2u>tpKnb9#4{`$mY#6O$rDUu)-D
HS~?tl!m)JPXh5@W^ncHS9*O0xab(Zm<$0B(;?h231%fQo*FU5z~aFaN?}pDxSjZ(PE~6BZRyrGoT3>bUP*_oy}HA4_&gR5D9)XQ
^|%E)>!rc*?>WHf1O-c$vLWb&kz%q7v(H^@IqybDXkZ$-((N~pi6V`b8wU|!^?^)MyQ=I`70c<3G_|Wx+d5i{LR^(-r8S>-Sr(+p
4le33rYBgy$c?Vti{hBs+)S;WEfgbqhQSpkiO$=tw!`zsm?i7C@g9r1kfK(1d1<AKVwQZ)&M%8T$Hi3!7^u%)3Iex9o&(>3?sGg&
X8oxmK%@~DQEFBJJHbMcX;m$1TylZSiRDR^T14Y7G8k}QjyHHYPV5efu&ih|Dk=6oO$fae3C6DQ3dZxhkSQa|sABaxs0UqdjM4e6
`Aq3*Q$x;;5+|PH4-uMk)}ZrHbWJA$BTP~(GfQw}yRA(|CSjikYgyCMaw^exfpa}~h{etxplWGY!77@5t4(CGTDF;|;vX637pcwa
8kO_coIb-(P@}&9m7e?3qs1X0OW9aDh0Kmh!ki2Y=fuKz8J%@7f>4|ybZD;x`lI5G>Wrffs67j?x;qeg0>E?u$|zoFx;Yzh-BOek
B^{?APR4c%cMlZNiNJL|V|Q<k827HieefFz<0qd|hR3yk<V0Nby!*U9@2~0nF~<8A4Eu0DIPqGE8G|a&gc8U8M3yJ7??29!!naXN
%2yK(v^+pVu=pq*qu=V_z1tj|J-+R|{jmOAZwx;+i%lrSaBy7AF{;e{CB}8VW7OMvxzkD0r&b71^@9~)d+nnrFewR&plLQ5X%47u
uyqAe1Co6kA_x57X>=cd0s+SXQ-v1GYSu_%g_^_`zleWP{G(d}z=%KdXP-^Z^r8b3jj<CN)UafbP{>i4lriQC9ps8M2nWr9iAoYk
uVfC}`KMq2i0Hhqa{6OsI)K>w(hx}{7%o=t+W=A@il4t=9SPnj{emc-Vh80Yv?3?og1d@`VcUPNzz@UTZgmO=B<oF|fwG~f;sg6C
0iixevEcSDLeupY1^iG35~N536vYM-A0OA7P)r3BL_`#y1D=5$9^gQ}_o(VV<L#SHA<M*_gix3s!K^?r5t8CsQuM5&kyTe`2uvcn
VaVd97?va;n!#Lx$+7a#2FA&TTTY0on4d5oi6sC~NI*m<s0YC!nxH`_00LzZC}xQWNC^o_5+I<42$rT%NRLu}g#qGz&k+yAzg7+S
>HiPM061wSq9BQJAa+p-sqt$CdOvVPe)7n51MGo)z<@{|$6c!0QmB+-Q7TXBZYo+>trij%R7VoKd;F*QIs^YHeX^|%p)`_ERVh@=
)iTef3Z=ja%)-kQ3Q`glfRboHD1d>WmY^~Wh9Of*q#`*YfwY3e1M_<Qz^Tea$%a1+F^UL#&{MWWXjFS<kN}`X?~$NHrA(1sLIy}0
%mCChfWDsv4Ul#de@VCJ<4+T+c=mg{yFd#RV0d?LBtFg4K*PGjAfgImQYuu?j3yAqbQl>EQnVXDK{V1thz7D(BN_}KAgM{zV=brT
N{#^b`qUTk0#!putMd{Yr_b!_>X?c!(T1~Kxrb>K;T^-sMA+`2IEBq@_SHp6Af{cBm~~NGJveF`T6F3yCO8@g5hP_|SlIv@B8LD2
g`QRuC1MV<D5*mzErP)~PWiDo@{}RpvFAD;pO25Sb{}QP0sZIY(b!K)bjqWjOsCy@zDFah^Mp`|p`fZf@yUrlPgdJ|&3rU(wgYyg
O+=DY^hfhho6u#8PNX#naEkWqMcJVy$*9$6hO-))PO6g7>};mpv8U%i1K3fx_@8fbac{kNIB9VcE35zI-wzzY%zzt7BrzqJSs-mH
nE^nBOskSRO)46xdeNCA4Kho*Lr7yJppXn1j0vT?%h1G=c%qL<s8Sng<8FSEyUU5>EOE7E#modqIfpsPoMwh_72zicYegz1uAAbP
E|>pLfM8&DuH0jp)sN2>#p7W+#~3j9^XOy1p7yAbIzStBUMn83sK&JsF8h|V91_F*paR~sZ<J*m6?y+29OD0H{}xU0>NCo?fj8sD
lF{DNy`}J7Y~5288mcw}30$LIYPv8YxD*k?gx~Y(v}~dz&eT&96wymbG}02{tVrh8fYJ(Ja?m*pl#ommjYSr$l4^-+W}G~M{*%;u
VKjAnebKYB2KGr%c8X#$uVjZ)Ds2ck2zw$S%9w`;AB-+dJ5$wibex!HKf^x{Sy13_p9z-^h*Hj<13HuBo4v@dUQqoR@qKw|8Ytl5
cGr6yTFBlKsFyRCz2|IJI1(f`XQU4}O$VpRHPm{MHz5Q)aC{|J1?p2iuAcWZKD)Bmjg!46Ak`sQr@3WV!_e}>c{4IwxkGZ$Ic8zS
;okOx8Nz7EP!=0Xk&76v*f?gBMCRDIlWe&`!h(c4M&q#&#~DG-ZOi_2jHXPI^u!RA#05oVc`&L@EjsA^d92jkJ7(2Ok|<D;G11F2
G{|L%HCH;)U5}o)^oMiF%MV@k_m5M`%}k0s%h}A7BtZ^2<FNMSxoW4wD8)05a5Iau7c!W#R$!xdCr%vYF8N;h_}%N@dFTSgF2&+f
b`p3v>5<nLo5l0t^SzEfc5kV@$$KIJ)Nb9`2e6zs&i3ilHg4m0kWv{0gCLbCL1eZHNO0gu7Dz`eIS}mwNdspl=2+kqmPku^5XeO+
WyO@lm8m2NhEh=Es7Z^P>tl47>qhmrTZzsW6GkT~)vE|jVv5KlK`<F75EH5<iY!=Bl;%|CK3p$8+(4d~xbB{g+!NOdKb7VwMM<BX
)EAJ}6WU8;T{ShRevMhJ#1vNqabQr(*F-<5B!P!u=jb7Niw#-3=0Jho(d7ZkOVD*1@;t{31mn6x`FQ)fY#$08Y1q_q;GMhe1+(F!
t1#3w2q)^?FFGQK!rB(q5&eyDsTAg6E*Iv^kzHr$JWYO?-JGwP(Voa1zN}x!$s_IO%=5C!T7r7h(G3ZVJjMUJ$D!*w4ttU76lsMi
U^XOOd^pv2vFz8kzgf<4>M7QfNy$tE^7VU9O+4+-T?$;xh<y0?SFz`Hzs?r(!g<wK(Cl1Na(6)-!tTB$yR*&?2P&R8_}m+~w|kCR
ypi?y&u&kw`%k0TedKs$b%q}3II;q?on5G>qC`(mr)ST+`}uu92hrQt_a9~l*|G7xFQ86>c@F!<LK7F!jzrB4N*JL+JN~pFpk09a
whaN!1Xstu)1?EoI){+}OnSia1^`N79)o~>|4&Z4<9d+qd(i;9i(NltIxqDI=6M<^1{$MhZfO+ZSy`wu@A14Nrhb3jhRjW9)DR_h
ewxfb$3K<0UiWT#l9zkjH8O;)N#J!qKUcrocN)?^%geAuo?mq+Hj^Sq5PQ8IRXXOhqKLVKbd+PQDm1-_MhdDNJzSWbdcJ1|64mdL
&Q_DwDB<NkVV!O2t<Z@%0g$E|MWX@JDIqEi=d$uG`G)U^gvv`u<g1{FwxE`lvmCF5Kwg$sScHjAp7KR1ViXx3Qt`0iaL*f%z?uVP
CKC&Auu)7S0<h&-k<&QKq7--QmZJEUtUKh@i4cP`U1nFl(ed9^UVIyhsHjmVD;Q3jBHT5o=^VIbcSBiw8Ctd~Rb3;lSF@Gx2}e1j
MX6bEkUZ->`-b=+;n8z!9kPMRDGI47V5ZMF8&4bt+n#(dRe~^7V-_kcp;n5h396Ek?z;3CQgu#M1y*TNE*<r)V#HNel_LtgCG^BU
Xox%<b;z7hM;oO>K@$k5;_CA(|9j*U%tpn5Z7NOYZi`8x4V`V_!&<Qvi#J!np9-?E8V9Zp=*q1-uy)!tbwfdPYSmdPd1TRQksV`n
3eF%mcTviOq=_PR02tf1uHEBWQB8^`4I&uk<<=lojKm1mwW*ps-9s^p=T@rm9796Ato6>U+|9*si6sOy7a87XyUV>WD&mrC>47e5
jJYCBHCQ7Pa^~`4W#RCm9bFD_ZmwLi?V4Ih(iwtOg-y|<O}fUkRXV-z@o<NwyG|=?e2ACR!qLbvHs_qTJi+v&8eH4>Y$qNgaluk~
)!GN;+N()-sl~T5OB0tNE~K`H83wQwc#&1v87B1<T&n8yx<?VHRV~KatcKLJM$y*yFf*@=#Eu5(hV6CQ))}d+cBfBJv>~}vSw0D9
?Og?QX=Dbdx<22I<KUdV`&4;=dN%W@vBDkR*@shFo36{8%&LL$b_gz0oRLT<DuA#nB9j@N+&&w~Z7)-O-pX%%58UC)<MT7o^_E_p
6|_~TizMCjO1#mh-fqQs>%yKho7;LV&WCiXY!VK9J1Wt^Y5J<>W3L_5E*YCB$^q>ZgwzUVXl*eRY+TT&ya;yz)V8S|!1$O3B58#1
=&=tDyShNTF)G%`Vj-O5LwIsSP^Tyt2?Hc_L#SHn;~36p-E*Q>B_z-@l$KXC9YyE4&JcADEUbehcZMM|t;yqMnNGN&veNL>HoE!P
;EU~)cB-hnWh%LZW&9#Rx2e|M*wBZ8-^BR5p;F(L+{ytUK$wh0d-Su2o~Ed0pI>vX3$QLu*o}tWt*+7WT~cOfuuKT52$P4VZWn{U
ga)pYvy%6ix83VVNjFRuYf2Y&YTBVn1~t}eV_>rIHO?WcASM}nD9jZVeInGYilr?L$Kn!U)!u}}_l2WvfyUh~ZQqvQtv)wGTi&ky
`kGGbaN>n7E8%+;$Pa7jX=`LRck?6{p5(a_uWI|URb{#o8ah>_i%88RjhA_QP{y>i@xaQZtlmA|%c?kahOZS09W8Al2rN`To}3It
8qP3<5coHZ7@;pTg!rMT?NC)jS*Hd$;mD>m^gK--HpGc?7t9<qm;|#j@-gIWj6!V%!;YO9;TY)@?p25y77l8Ob*KU0X8i&kO$LMm
bRZ;F-&_YFI;27<AX1;>l~*c9Zig(B17bAkGb)Oy6|E5PK!&yxxhDFOoc15t7zgb-x8w%LdCd>q0!)Dtor-dKA;})IaXR7HZIDF%
HIx31*s43vtq(t!c0kRx_Z;N-7vzVyJ?W4pBHJoYwE`c6sk8*6_Q}4Fq=30{Q_sZn_~&+=cp3BYu`@~9j$6o~F7x%?5o=PAkebtK
k(ZFQGi1c8Ej(=kO${RS-HybPhx5V8u_G+}WXvH*dbtNqtql<aU(0wv7f)5z#gSElWw=`uk?17~z(pn6tBm4mp`mI<g4IC=)6A%q
-z;L)<wCDcqZKrgX^R*(FtP>cxkxiYWr8rtQL9bMnptcw6@rPR+t8KUg~>WjNc(c`lsqybdE6%z=dag~e2eYzKKqkTdhWAQRi_?#
=6NI*x@x=Uj_Ucw`Q=`M=@WGh>wM+155a-Mgn=&Y!g20<jrg8aS7mzcw<AcK<EjCOQ55xeVQ6S^;=MlRs7f({Ow|hT(TeSqbx+Ha
ehO&8lMD(?+Xs;iM4{V;b<bw>2R6cGn8P6{7;u9!fr^GOBM4*=n1z^iXPh1}7WSyQYEx~tD`kbDj_&%$Mq<Db3}Wb;HsXz<Y&1J`
O9i^JxzUw~$)@lk)(NvIi13tl>nsy?N+8ynP2y6<z8p+y#os(Sw1h3=sZ4DND2_*s;xwX;b#r;HS<A%HLyi$CjdoD8P+}V?6Th$4
12wex=pjC@K9X|q>3H5)Br%=L&1-FF%E!JBRKb1r5gnbPFTK&XBproTz&ex-ACn*;ECe9;dOG^~Z@7td0-ghy^MiQeCEoSyC~YNR
3j+piFhz<8g=RWr)A{sLVg+|>5n+E1Q`+<89qIxVr)!RMcZj34O-Ez(K~iG^v0PEkMgn<arjIsGc9d-a_7O~lse1H<ht1tdwW4OK
g9I5oqg)-Ukz_~<TgJ0c{j-Zk!ZnGKGH=g^AB$Ml(!{p-r6`O_NKN2s@+d1|t>UOyo33?b7z#)b+-!8VFmo6j)+3xv&6<(JhZ<@|
ry|3{^P{bv+~}TXpC?mW?C$;f^TWi3j%Cf7tIHg?67-?Al@jr5o08EL2n5%v!fRRuGcCx?^Q9%kWkgZTAu8iE1D-F4&bM=t?D!fe
)!!^!I9>-Ba`1#rT{`yJ^luTo`T2NWZC}7^t)Z#Pt9Ox`SBlV5DzkzuTbc;g+KF5~_nVp7`Dsgv)rQ+%FEdPuzM|6BrC%K+JdwSX
#^ys@ljFyut32rMM|wJoe8TH!)doEhtyiHHTl?>4Vypye^*~B`>ISq>eFajgAtr@k8PNd6K;;EOdeMvJZA84Y$F9Ej@MB5ueGO29
;AK7zgH3fI=hv&E(Lpsf<DC^Z+d*BG0>bD3L@?e(L?OlsYQo$QN{AZseR#UKfvzKLR;hBN0juw+=|QdQ%?>tVDA3`+jP0$8Eito~
gTmNbGEXClIo2>TW2E(?UmA1QGD+cz3qEwS!#mZJr1|<6eA1z$IIkgmi!9b6n=?QF=x=P&wpOCWQKEFE(_}@mtY2i@pa@#q768%M
P#`qeBuL&4MGQrV&m`*u&^hH$>WO&vrye$1+j1G_vged}c3t&s>WE>xHBz;}7h>VqdolAut`<1i32$+cWklbIcj)$Y5qsxf5{{Fy
en(fF>0FGB-BKWFP6*6{tw5~F&^SUGj%1<^h0RwL6%f^PU6YDi4M8Ebw%OMknw>>x;vg8bG)WnvFE@0I;+w+f7p6EGR7`87jL<!*
@wU?XW-|?RD{~aSF<Xa$R7~L(6{5B!(pXy2OyV}Y+AE{uFyxG8P;<G~;<RXLBM`J%<3}RtlWI`V5r-99Mg}j6(t*`+cD`}6&^_u#
uNz$%L==&d9;Vo>bcVRIi{j-&RnjO-oQcOOy>zW(O&((4+QKTS5;=362*x#We~@Wc;DNrj%B^lKE=JZ;GOeZFX^X&xlXtDBl+;&D
C!*vq;t{?yP#|7JI?B>3nx%`q&62p!D%VO2zA-w5eYB<I?6CM(s6fmSB81ko+M>{}V5~$sCUJptY0V|7^&4y|_vgL!SJ<4BuWEbb
rT4!E500EQ<wI(kpc;>uSVQAemMFxio(C}5o^jRpth-g7yEQf+8?)oX_^{V=N11*%&~MV!f}mcKMb7-Q6`rt-)H|>sgWR{tO1+0z
jdU1_Wu`*7E;~E!^7q91p7*X@bJ@%@fz&vw*OR+LTtWcb1&b>z^oi%;sh#fBq6K_&vyGd)HyT5*){SRvbF46FA?vJbU@>&G+)z^#
4{E!|3HK9{!VsnvuCcA8U`e~Y0uGB2L`Kw`Kz6NFO<qO|Ms&o9B~w+K0gU3uNp=!jRvH+4@_Ip~5XOcj@;Y3jp1A#R-h({nWmd;!
z_1TVb4Kf$c@jIYY;p~mCvRuJM@;8L(aAFUtyM6rsvSTe!5t^B4NjEgVnM^Nw)f<t4)!utI~Wz`&`d=Ift4xMNk=^efcvvFy<MJr
%h2$pNzi$Om*AB^&lJE}n2dFD`c<z0>bHadEErnAPT)~0XAmB3aA+r6jptn7bEIhc4CylmTwh&qjx89JvgGYK-#3yBUXy91FoYSs
ZX|6cAB!OiS4T=!#to>RF}l-Q-mhS+sP&-IvNKCj#i||72*v7#@Yk*wMQ3_Lxxk4-Mv%o>l{@5lo>U@d#;-i~-;I-8$+KDU&70S%
@;HWVNo>7C$|Y(n7*7Ls*=>l#;TJ;qy01p??~|(^uNIYQYsQ}PJX5P~BSr4jqiTh+FR-<gzYyV5T-TK=oh^xgy4V`bQE0e*24M_Z
f+<mnXBmB*a(S-#dv!R-RXD~hF9=hbXxn;Z?4LNUgM9?nqS4Nnu9>!MOP-vA4w~|&Z*(-%ePZWOaP+zpa0c2NOwI5vGbIX~HAtl<
r-@vMIBU|gGT>s<SkPQ7gE|8hfcgp^RFH9vTrO~n%!?D9KMJV7o=VS`+U(ebh%KYmi)?9Q5;cNgBNswBGrQ$K96H4y?^S|Umb7Tl
Uxds$46na+;K~O^963RLB_pFA%3X{aL3OhZf%Z-4L3=)o4jR-D+tLoXPngILTfKI03#ME`60uiwXUX<Gf^rR`1Hx=|K+tqKh4&uc
jZ?Hf<O6aO;z&Lyeb9tEr|!}7;%jHUxR!;aiE(=mC5zVZ9@tFeUF82rhq~nCNuxo6VXzWS1hDna0b$SG=h4uYS;-Uhc%##Xu7^=J
4JKHBg`8OOjU7|E-vtb@xQo7*G&YA#oQB}`#Rp1c5!P2e7-k&V3`~~FFkw1#Pjn<Zy8~SF$j?nacdgs^0cT8-AdrMqAi^swNTncB
C<M|(6;d$-2tXvr2}lJBDFnoX5E-d^_KxoGLqOFTNk(Hy6BKvr%sUFg3}=tqtSKtNYiXTY<d<>MIgc*8kw=z(2(QieLL|syj$R2w
B+_Lo^MkrQvO67&SuKEEBY|)_Wx|5x!XQ<!A_^djh<1lefe96f+KXicGT|MvL=b^ei(*Q2In1hv<pnZ34h|!#Q!XUz?h|v!9vB8j
0wD?{n9Rj0FwlSsBA^N?Afdy8afu1_aDq6^T@iAHkyVpfV1898cTWgylZzs=bfkcWb@$0J*df)h29Hk)2UscB0Ym7X9}-36E4P}a
;tD$Vop8e;gaFr80n6L;`~Bh1v4+-ws<0?vsF(^?kfR~VGs9fNVakf4Td`60$dss6AbcQNpaLKOp~6FN)dIwYB9RH-9l|0j&xIdP
qn`%-NwqNU0G>YItMl*k7pxIHA@zN~Z|wWaF!heob=6=V)gnOBukehD>b55fvi*0c3B>+8;A<LLIc>((Z;llf0$?ASYe=J9|Aco7
o?{!D&5R7j#&sevwIv2o1_}vS%OSD6HRm}~m|9K-ScisipHVfjv7fa0{Wt&*5IW@PhcqeZ4H-1^Enw@Lx#)~1IS+V|EJFe&zKO^J
wJKz(l);j_BvYa94`6nS$7we_nGO9RN}l?ePcJUx$H4K?`s6q#R{5U4Q?P-^Iq<~3y9t=37D%uaQAR;1(~^(zefcM+njRxIpm=)k
jZF+>krh+P`3;_rJ)9WBqFmb(E>}ZGPi~!qM>O+5JfKtgq*2LBB+t=>3=yh<86l)1C?FxBnj(dwmW6<oQiKwaRiOdU5V<NyMxtOs
gp(l22%;o1RiGjjCV4L_`3`w~7<Jj3^*!Gc9)j~B0D7eZ-eodJn885cLlK4&Sd$R!qBwA(?f&^hkbt-p*peDY7$%sZ!om{(l!fb9
STnPreV}~Z%iHi#e`u)rlv;gtmFfm{e_$gdu)Z66`)^2VWu}8sg$`NEY{Udcrdo*r;EdDZUt2V*PPr?^zLp|0s7?w(2<*3>lg8dX
)s9dg(xbvSwA<ZbrClA^mAS5!QF}8EToWv8rK1`pv=+C+-Vc5AnPx{L8zhUDoVsLaNZL6Ct(VSg5)p|_Yng<%mO3>xit`p+t3|9C
tur-y(Y_A&<E}qZ{d3w7Hj;|4r~Jxk9JbN8Cvm#Y7!4yO5)J?~EiD5;lqi&x0#L0qpc6466;QD%P$NLZih)Q9U^4BDxYjqE7bu97
N`+Hc%aVmGWEg*>ie#)!5Qq*Awv36S0zgqk5%}X03&<%Tql7+IM<Tc!qcBVqMFl{#DL@shaVWBiBb0Vk4LTG>SInxSbtZuU5Xxy{
*t^dh`YgDJO%i1gsYfa%$~hM~MnVV%N{XPQwPH<c43sBmNmC1j1XP(3Q5PWR3^9UASgL&oR&mF=ba25`MNBkjEgE2&Qi>`drjnAV
i77-df=EonF&v5tQJEPfwV6_p6eUEc1t82xH4;RmgfxUfMI|Qlgfk$M1r-!Z&;(A>7!WN1GP4mdW&wpw4Fv)qQv^&YRWwGNT%@Lm
L~+7`Xc0n*OfGA^9(SU_r$FICqblquA|kp;NT8S*f)JW$DQRSjBy7VNO<2nf76k<bph;E8Y^I_jgCb=yOHSI@3dNKJ&IAF@+hxrJ
J7}bItzj*Jb_Zl~h~z741CUuEn3+&qImxyVaBY=D)M5Qwoz;;rs3DOTIl(g#MKl#G3{(-A<dh^-g(WRevjI^NOyN^wgMnnUAxc9b
gdv2q)4q_blqdkC7}S^~NaR)%BY{kXNH8l9!C@I>nI&scg%=J%NUcO{J2(^-Od@w3jvZMY1C+~zRYb_K6EIRrQq)L5l2TR*C=>a1
^XK#9)kHqld(vg6*9KJj*cFp687ADe7msg32dV(1p6ZZKO2zfC?UlftLT?DKTnS3>NJKoO407FCFp@z#*SVip2XkMV!eXHq$WV1g
K<_H#i9*mJBnwE55<pA^3KWdd3=qKqPX3OY2V4&ka8X$LK)&5SH%>aXK?NpNL$(z;0|@OPnF3Ilz=q05ricd^6g5=}xH2Z86A6HU
0zy%O6v;3p5n>o%1<3_8Q7)ZwFkYO$#Xsf!7;^uW(J1NVb)Vt4hK{kd2Ou(7^>@uJ0YOi;a?8W|M;94@BBW_&-41_4pukd+-{wG)
=h6B(YuqzHFngzeD)Z)t67ac`rZaaEE5|Cs#{XN|t??uz9+GHbdB0w}sl#)Zk1Wza@MC@XEMn}C(}`<JdMqVlp0@!ql4|cX$3bDI
VnIw~(#9h`_KYx8r~K(B3zjHrI;T8d1t$0kg3MviiX>7K(eZsVUH8{{s5xAs%`>+~_k_snO)XmMGtIhp3d3b}EDb1ztySZ-6crGk
laZIL4<c%tW;Q7$M)3_b9E$D<7O@u>l@?(Mrjf0wN^4Czcco;6v^5<N1urnhsnSGaGe0sGlB89#n2c43(zlYPG6{3WX*Bn$XxP&T
xk?SD+(B8ix|RvLPLg7xWvRu?>}H~CotHbMoofq5Tdcy&G-5HeT2-|)_Y`UyNLmRp^Pgzb`1#a8dGPavQ_pZ7o71F@LT=?NY#Rn2
>*Fhk+AE5*M$nKV80h9QrWl89EL<9`K_VrK9W-FY%f~v-P38k>yxvX_F(NwV@Zw8KRMHAo9Hh)vafT;4pyrI>U1{D?!IcFDsj6N#
#~K~82JA~BD>2ewig4YzlY<JQ!gvmyk6{51Y2Y4tHN!1o<b^^{OYQb=@Z0?}^qT7G=oA3%{0v21$x+=%R6Kt#XOMdJpTbJ2YVDIJ
+MiwK7(2%<aP|i>u5*}LCTd|R;7s;dnILT@&e9pB2?rqONdiU1)=9gA=09(~`s~|Q)Ucx$)@Cj%m~WFxr#Yl0K5D;B62Fss+NPXl
?G(J<n4n>=Lc)luz}#3U3^q!VAc6W)@3q*j>7hSB?2wMdvIkw|Z@x@&4$GUkW0SD&QPez27EBi3Y>@9-=<i#Vl%;LREFBt%A;{)z
JvI%XrwUa2|HoQ4_j+c>yyXA1>*o$65*_>cE%V&MXUH6e9{Hm!FBx4y;jixgJ%`miZgIh$9g2b1_V*#)Oi45qRK!F>NU~8QRqyNS
Bt1kM9^@YhdP-~V!0L}Z@ymah|38-Dw(R#Q-1tFC0i)gR-**l^beSQ75|yfE0RJ`F4rY<q?dsNdS7$y-2V#hN-SnjJGt=xc6UC6y
5rEZV`e{^5KV`*3Z<o+(Oos%htFlj!hZ)FkA?>$f8_J|^V3?c2<)SDg?DBdY1LKL}cNBk{A>r@Ltca+@l)_{-lD6pJPdfo@PPXjh
uhX0?>JW^Z+~_Hs)|ahB#Y7ey#uW@<*!;KFL#}DeKiJs`%LznJ>|$>iv0_Esj~VAY+M2C38ck7s^WKVQYzU6Fj;jcLXAdsY5G9cp
cLl*1oV=PAfC~yfu2^H6H@5@trmi)`8^^9e9(eXIs3)*gDDKZ@5p6nzJZg8j@w=Lajx~Ycl|~8+uArQ<fvug!h{^g;6ojs;{;qo7
z)2<dPiS~gTX<C9(Bn)@UC}d^+BoOgkvzDhBqT&%GpsU<u(1_D&^Y(VQv~ff<Dx!geS?rtYH}z`>h>n+dOzdfaC=mAv0MwdS@0v`
lRU`C+>OM1AiGLaP%-H`W(cA05X6O410*z>#!$w2Bb~@3g>(qK7&GB=x)3qm<ip0bEt{=bft4^yu?ndHcD|v4R3mcK^mBUdrz5HH
H^WEKlglw(cXXW2>4p^$UH{?scprVgt+A0Mw@Ae2qln2YK#qo$b$*|l(Z*4<1-V~36_8X0gqCYwxprC{7sTLWZ&1Z9x99ABlp#_|
bnST)Zx}<^fudQ+hf1R&FrLc5P<F&exb`l!%=^b5V7n&4-yOn^Z1qoNkE3p|FlG3(^%!k71tAUYl31;MU6f&o)>XZ$R2D2<e7v>v
<pzV6DL!0DeRyuk_I++iql<zZCq@=PcTXZ{5(&F?e~8Q1i*fIa;Ifa!DZ)mh-RzyY(98p5bsdS)oan|;NF!NLRmx)uAI--nB(yq&
h$MvP7eOoimDi5PEpv`^>C*VGN03#-gzP*|QXK7<1mKc(E<E>oNKWjvPT_Y`uo4{Ak2z;;yl*ltaC3sf1dy0eQdGj@O`NbIgZ78X
<Wp(xw&V+=9KB%qUZ}kApv}3*ZX{Afi0EBs#VPLhZcTbDiaL(T!aQ};iIBbP*NwPAa86Qpt|yGV>po4o;^L_nE)_!V-8&GNUSxXQ
h?{ellbynDI^n>h5n-}^JA8M(LB4gl6!m50XLwOUldc4kcXori?v&bNqIh&BCnaLN-S2Uc1p(`2432fJIYq{)qUirSjuG{SEFNxi
*KQLZ9(Fu+J0A71IqM#K*oKXX1Jq)2oa3C1y4;6T=(+b<$HYE9e2MXkJ#pPhGEb=E&gT&FX_bUD;8SQvI0lW3qB(a%V4aCMCll3)
CW@n7-nr|{*$|Lip*SFMm>};gb{;|;vz}~;-j-!`>vEtexV-k<%2U>!DH)u(N7nC0xjB=BWX+lA3wLlF;5x9T+>rC30&=XhNY;3`
amaHjJ#6*od7?Qz{)c<E$bpm}kat*qMvz=CP&i2McIVsH<i|qafRN&NR35jo&=rO}H3w7!sC)?%?$0J@&!^2P*8HU8VKvkAMsYy<
2uMSa<B;)|?o!+0!Dd50^zBMAy!(dhnAGF$dX<FF6pzG;kZ@xIEo6Qtk?T11_3wk#A@LHiGnIwrQ0_CYk8qKq8GtE+1tr895Fr6s
z6>vk$WXzZCD@h9ilCL@B-=5L?$=sfX}9R%!aqXS7JgrpK0xq{Xn-0X?uo8iGKd!+Q+>aEC=CK;BLiSz0(SJ#+sP2*im;*anMG*;
A_bLd1;SOxk{D2x0to=r2B8!(5~)EN7?DezgGg!z8rA@mfMcvtTp}WoK!_JsK+@8g6l~G9>*31-S2#L)9$iI%8xVuA0i-?fQa>ej
e!qx`10^a`{xBhu3GRY}BvQAsN{M17P&9p@An1D@-O%}wJG6Dx)+lk`?c;$v=?|-!%r=k+Q-2W4^!xR_!6gv?g@I1hQxc2xN~gSo
zPi4)$9r_Wwc%p-yBHnMCmfhb{-3-Y{74hvpcFf;90=jcIl-#zZkrgvhhDVLzpuBKK~V4NMPHoqg!G$mrTqS^^7d_>xO|=Y{rs;k
Uqtxv`aS^20+1xIts<=ypn70jfChz06rloz7@2~YC{xi>iBKW-%C1u_6ahk%2f77vAeHNt3@Sn(93=zy!$7H`1au?&vXB%09~%TT
M=*$hNBm$ieUNlDttHopp2!pa+QCP$g=humIzxZJHxM54-oZak0B%p(Y-iP&c@%w4?O9(kpm<`TC@{pMX7KV-J=H@4-o!%q7xZ<$
SUSvYl@tXsWUOB)(J<YXC~d)-iLok8+9G}IQJRprDyC^4&*jVNz99B;>*l-f{9e;!&<B_Vzzot<ddWhFV5%A@49v(ei2<UvfOd3e
WO0-<sgV_^!8=Hf$e0PlmWfTb?!XRmB1A|`!xGXk6Qe9yAcrDDsv*^BHit|&Aea?sB@wI;M6>y1Fhw(?eL`pyIXdKfi0md+MO-V9
6$DYKB1lRa3Mzt@n23^um<W;~iK4sbC4x#Fx@I7p<icX2D^dnwtO^~-_X0@}kpuQx2@|HLSg0NUAOnSh2Z7pGm%H|T+UxE^!0V9m
sR}}pks?5XK?<UT8cJ4>qKZ-=XhcYW>Dk&3b<yrU+THQru=8W7z{-aLMJb`y7Z$b@HWL-Ff>TIrV!Ea%3Z@Dv8KK*ApWd3>fyaVC
@E9A6E*$z@G}JvT!1r+VY@2QqBves&S;wXsb2T*%GNrb;kMyTK7rQ*rqrai~2f@8yL=TULln-u0v%N{_*;Nrm9Ub9=4W#=z_`cW&
q2d^)iYOkbNF@W*^qN2?jf4Q2-b_bsoHc1)V~`7>5p)nMEV+UxLG3Wy>vR9cYVSq<FG2{NN0#~#Kjx$fK*dAQg~>;5N#o*IiQvH(
wCHJMwFA2v!jxpzSmShv!uqbAK{eytVWdHabGT+e;AU$?<kT~Z*SG2+^wgijxqf$|ulijbvd|vJ9gx~sw?>TYQ>BDD(A=IIXxERR
np9GdM5IE56((q)3PeL&AE%=Yls=*q-8#BwUx{Q{-m}xQVUE(yXCFOvzrB8LY|se5n%b&5xhGEN!>v8YFSJDXDgbZO#nc{KU{JIk
xAT!ck}@3mYe|M>CYvUORUh)l9i<g_hjY(UgdyrS?DMqxEtEx6!-eI6U^gZS7e2M-u*!3d&O2cD9`}LH5_cyaLPf(dCX#fH2#u68
7T6a8Im_wQr1b|AqY9&wE9+}>9;F4w(+P(N$r6xJ1VF_l0Tdf!fe0cCB;h$YSCuG}D&t!YMnN2`u7@Cqil%bnA_WCStVxw{;u)WG
j&LX<Dquw)N4S=8I9DTLvm*r)G(uFn6A<e&X*N;@WbU|pm!lFQx+$*%jz?wlts<Tf<pmUG5yG!nm5`MV8?88yozBpNf;)FWtDcBV
dB-Psl+s~T_GFmjSr8>f(38}wfp%IGw&N+z_Uj$cN3A^SuMY9tI(6N5G8!}^VXP)x=MEXlS;Cn;77j8AU`9nzMZ>aSp&Y{$+QpEe
Yf@2=OmE}VR1NKqC?GldRZ00=eq0K5DFGXE+hb#8jYIvLj{<Q2*pc2|QGjy8AzBQ8GG-R0RwoMF5O;JpnCg+JbWz<WZ{bdRUp*cf
Ja%b?1z+s9JX-lZ&qbEbF23}*c2lH@-a_jW31oADLS!_<wj_2;7EOgrDX17?78sIZ0Km{E_$=EfjVj$0%MXu4AVMTd`Ui~nkUqML
as+xY7&<d>0`O|Teq@2PN{RhtK$L?>oeq2QKilX<_wy9y0YYgIJf%~gJ&zxoN_fH%RTLt5o(etiMxCv5&k{6i6LL{okb`Bo1LP$t
G=m5+V;ybR;tBEb`cRsN24b)KVSxk$P+6ELD5$W8kp)bs3Jip~ScFQzvoSD&LPRMY&^t)^{l|;y>*gYQi3$LT0f|z8C{T%BPyl4K
0T2Zx2~>?MLJ<K#(6rKpC{i&k6fFW2l}iB!kP}4+%1Va5pGTje@-W7lqVhO-GF|r(0&}JtN^~>xAG(?po7h-eaXz+Ak3Mjo4lFNQ
mw$zthv{Lxrw7BePB`V<5|(h|-Ifv!g0TGmtJPJd;tXP>XpEki+5rR6^1;aUa=Z)QM~o9C#+}$<R^yar)=8*cTH{X(3q~*%HRHkK
&mDCx9*-f?`FAxz*`)-~!F`#$Wn2v@QavR{it_fO_<B(wg*|ChBt--f5Xlitga985Pzp*JB|xM~77<1ySPCfsoOSMk@_4?N+fNYN
j#3zq#A(Xp{pnFDL>2GnR@eONO5>B<NL=piRQhQY?g4`+b3rA*fJp=?CZ57`9P&8C(cV2>ok%Z=49p`C`$4A0kc0{l$1nrlKv%&h
<E$6s3eiddK+-F`gi1i|7D!_t9#h|dEwWS-FOKldPZ?BhD6$7Q(wnj+2GRp0AI-+QLg=An$wK2fX(R~CEEtxcJ8yZU2d)Gt8bmug
4QO2mqmZMDKE=dJC`xuqg6}r~{XY%RLu0(`j57~e<F76AR=bn!?t5uY-xvfFaN;4!iYI{9wieYr;ad~7-VMGcUoq)TtE_to@c=GC
<_CDGI*=*ukjXv0j~yP<Fof36UYHJIhae^t*RK)CLWQ6nS=Rd{h)8K6I5!#YI^TK7-3NpYQZ&^h5VXk@luQ&OK=$elo|ku{zat?h
gz*C@!z<Vmz`%flLSBpD@C3s`6wyoAipb`Kf+`Y%34kUc#PGBxg?+UQN)G6Hd=F{QOzmYv>R@&x4})XE<j&){o1QSeyBHe=>JNl~
9H0`GfL=k*z#i~(nDzDS`ec2Q)XGHtsUAWAoYup|dkFbsKb8<Y{N~|<31Put!Ti^6Zqog&;#h*msN`en4>+Z!3Tm1NVv?)gL1Yli
oQbHEL=h3$KyV|CX9Va%izyUB6j?BN-1q-Y>?Wb<)2bA04|By0FhszsZOXUn>;5y<A&K4jYwQS|kJEeGHY9}(Afl>9M+WvC*gUO_
Po;zW3qV&jCocN-iwePI|Bi(wU@@A_pW=6;<7AzP2B->|AmnlS<$ui`k=;PIXr+cxB~!-yj6bFTB#8NihLT=og+odoyxCkgx+n{l
k}<?6icKV)Xd$|JyB2c*^tspIsF4DNCsg(%{tAkuRUycqx7wSfvW%rE8qnF9^ST)_(4}vW4{r@Sz)k!L8j<;J%4F3FkK~w@%Ppt2
C6SD@|2BD>`)@5$GdZJayljq2vO_7DL``e&rY4WxWc4634d=go9l7DLW1(ivDp5kVTVjHBS5{<by-0tfBkBX*A?{*ggxzE^dnIyD
gpDFleyB2`qMVRSN`YA;Y@Xya=@A&oq|wF{hNmHN4d4t32RrD9rX-LjNv_}Y*wUMkl04%OgM=jKIS0G_68nDCe#`IaapChxScCo1
y%#GWY;BYM>EUq7Nn)$aOd*xLB&%sr2~gd*B+tr2HpqXH>H$aZkq-d&$I>D0_HxdrU<34kq-mijL6jA#5m7#`l7mX2m#+D<G-O$c
fSaZ}X~p{Y_<(zz|8l4L;^HC&AgqB>Py$jjilnGgp;$6wP~t(9$R(ho{><UNgWReeQ1s}h{ZAKf>qe`#Ds41`rfNQSBJthEd-V5+
JUp;G$-=TSII(B^a7eqpamc49`Yt|J6vvTGP%PO7@e+y7S+d&2kB(ru&o()&Pu`wHm9$*)j!*R1ocUGx-O3R{Vbqo*CA636<>kZE
?45rD;8!u2h0A`rE^4s~)25I%UC?{X!80R@leHvKvM!ER=vnoDyxr~J9}0WX)sK_Ma@5d_O(Si5etXXmQ41Gw+@)0fV~R?b-2yda
d5XEdUU9;UoOy*quIqPp?uPU<b`$5rk7Nm-P0we#XjI~yPdKqmtsAt#E|9paTy&0R|M_cSv|3-8_;~R0-s#E@X}T_ElPI&tz1!4m
EutF2`a7<)GrN(CuF8siyWQecJe$rg78^Us$HcR}^S4xrbtlWZa^u%^KR6)a`Ov*C&?_H1cHLOv<C2-yOg@QtW7l`iEDz5S7Y<)j
g-1Ul%+Jp895h6B?Z+ihf);ut<_>Ww&EE6ZyQ+)39nIF49g}xL<p@}_>g0%AmZ3ocrJOFEcSp}~qsT)fEmmsta++}YBa7Um?y45w
Iyhe@;mRG)aO5X0@_kNyXXj}S&Rji6ayEC~y%l4?b0biW`rYmc^vA^c=CgcQyWDf%7$2SQ9_Y}DhmU&pJIP{~k+|~u;fK#VB60P&
vhT|L^egqm9(mHBqCDtmg%@|A=Vd&~pOwBxajvqH=U!zGCE_?q&q#()$wlh&c_)HG3(-EH_fbAWw@bH^c3!haM1!22sIND@9CnFC
vItfVJU;i7`4RAE&fgqxtlV(-y=#caL~j=Jz2($cA6Qemdyd@46udP_$v-XK<CR2opt>VGM<|{_Nq!_Kp!}lwcDRMyilH-{r@A=u
NWt#s*SVv1RwL!}#mvO%1VXtUD6S#Kth;55Rw6QUs#-g>^6rmiW-9{WS1!}qoFT&wFP+Db@x*m=36Mla+{E5YiMLy#7VhBTK}8Wn
9;_#+L(W)oP)1iMvpJF<IF&(8<L9;<@*Z_-89LTcnC`nyYpZiM`3H8Hqo|YK_BrH*a`2<*@*U<CCvs76f-ey|$g4fa&M|txj$fZS
_V*%_rv*x*nO&KbT=8J+aL2cMy!xSBd9QKY+ur6q>mdlHZ<i-UN0Uz%97>pT-RkgrBh1fC5y33QVrgj%u4Y73#tRB32~2X=Ez7H4
Y&%bu9Xmw)#$rMUMDch4F@z>8JO5BOZUgHc1kLm9J>F+T`?l%<e?mj`P92>KIdhfNLaHuYDHV~z2*^;Z!37mbO;JTPK~kcKAcjLJ
76?#P5OUxO8I&oA2|F}k39uUg4>1m;UC2Z!CMuLaR2UHv9)-jnu7Dpn!%8IsG_-`!3eXTrQs&R$e1v%d^-JOQG|*7|{m6bX){|5a
(xl5mMFd0^9lyu>=K!ZyT?YyQxUr5v#IpfIMrIgcg(W2l(l2Z6{5U)xla6;lc2gt`jH;S%?G5f_U?>sk3EYLjKVLH*7<tcca3%m3
l5$6Gpxe?H$Itfqy#wk&PZT`@k2X)e)&O?F>jeFBk!%|9J*Q|YtMZi@lo+U5Xb6P*Ax{WhOOg&swFv?+DFT#bki;`H6i`wUNH=+h
`y|4o+B==Y?Um91y;4CQz02NU<m0sJKCIXZ-Q0nJC}9Z*kdg@^7(zsrNC1{bCK&*g6!VCNtEv~3KpZ?6rF?S%Q<NZuC$dvpMgS64
P8diTouPO(8v~!V%E<uf0PzBgqEJ9`6?l~p%7NNIp<PI(mMIJ*K;v>uMIGaLCww2-^`1I*Vc9^&ZWWPayihp2WW+C9;oaRyo;!#`
fR)^bbtX{7*CxZ4XAu$V@+fj>LF{<#%78i0hi9Dv$<JW~7>65GVyld+Zjl2-q8P0Z4NHNcR`~cqgh+be>lC0U#?7n@$*eV!)}q5m
3TMBa_V0Nzxf(dyBsxLVuU1;6QjVa{2DziH>|ED!j*Pk}c?`i!Pg+dFvjTv?xB*}YJAviV&dMFTt;TblCTn8>!ICUy51Z%4_pA;p
sX5+*Qb`-Iu*}E<q}QpdRGrp$SN|D!O;&9gG!CL0@csX=`AzxgzHf4A0P7}9M!!FJI)O_5!6v4muSSJGBhJs$fw7T9w~oZB7}71e
kaE%0rs<FOIyY=a9T_Mb|F0&{WaVCmO<AB!VH1sALSA+OD6Jg{mH#tZh}3<4xTUA<tVcW3ClJCUNYB*yKChkpPpP)ss5|?8=b+D!
2W))Aq*MUD1~`f_AVcqQ*b*h0lq8u=MGXZp21<XzO+b_@tzb$7INX6CMH@+xK{t;YRGm~{%H+ES5so-wh6JW4`nma@yISA1PV?vH
f_5rUBtpc(1xS!69i7(v{wMExg*g%_=Ap&*kT201WCt@4-c&Y#c1cWxM<q;!!V@BZ7bV(Eb%7QnzXyAKwTj;T$xif2;86r#yQHx5
@dt{Kpb#M-5`aj6iAX{L<?(tV5BD8@&v<?8H$LraIeO`{!SCW`aNAUGSN-|dU2qdjSFO8x(V`ZRbct8DppQDu9Jp};v0CpZPJc)e
vS?%`Mgo~8rcvO%+EkFzXf5X};l$Mn@#12F35@Zsrt~6=3DVvtQU`l8aq&Arbk{SIj71e}bPb(Kr&_i+n+#>$g*xmkEYPYCMx|p`
!V0?uE~|w_o~IYHvbww|7KegLAkrXyJXRvOfoL%}L%UBj;-(2a01PJ^D6dJr-DgPw&}lt6BOwktbXcAURA#^2W>W8!RVoZI^r3;p
mK?jtBs&-eWRj04wL>G*lvO|y9afc9Vm0e}R%&+dPR>)U?>HD}T!wxL4I4{5aC)A0?}9Fg5XV(Tb4Bk^<n(o5XhG68rz+f_(jY$?
x>0T9=N_@r(|3K*TX{uS8`ILB8zK!?VhvUd`-Rl5BEKqgC<DR_IZE<HL(?2eINt+KSi4KSl%i;m8BPR{6c$wwTt;!6oyVOX@cUj5
SbUy+-XKk+1r!uTks1w4nV1n}i4`i712R%jQUuBxAaZDENr5P!c9(5qQ3j(WDW)I_6?Hf!MREv23(3Ie3MZ1?-L97iJ05Vj(CoO;
;wEvPjggB8V3oh8jMp2p7<lV4TJ?Tsi393=XM5{GK4laC<K{E&j+>#@FY1A+0QgG%KTFF#?te$D`V@g81|f+NwE=+)(tu4!9~ERd
c`vho`dhB>VDsobBoql%)Udj6Lt*~%?$O}><1=&TKJ>^M{#F$1Dg)s^0BeTcooMZ$!27!d4%pjrJ_rlXuhItY=LaUl_{Y$Ef)Rcq
Ke9Qg?H&Q$h6ZIu1+)}BRG{jC+{WBWG<R3Y+(6Vo*ms#lo22pNN^+AW)I2hvFA4`y))Gp1>jfd5X`1M7nGQ|&hJc4c#E}t5kw{TL
t8qj;xc3|(^=Mt;9+D%Fg&+n&K@ieR1i+;<49e4zf@1;(LS6=d*IKFYLyi2ktaP6G-01jyS=NWux}MlMW(d$Ui%^gSD6|1WDYUrM
pi|ugjBjcXH2`ELKm<!jiL?VrKxAZ!(~v(sxem~qNMx-eNFl@qLW8P=2#}(XLnSB|P&B6-U;=?iB`YHVR4_o1A!bC83U4TCXrWD6
8ijHI)k6}CfeIB-5dtAfG@`8mNHn2Hpz1-%M?h|>LE<KTzAKIiA|!+(B?T&mVS)d2)_t&_a&-<Nn*rd&v`7+i1^exLO$<^%9xfpb
1f%NA*1%{F+H8+eDM&Ah?Dql7V2Y+FsG35EnhJ?Zh$0B*hE5-Ppr_*kF5O>q`O$|jU#XW+2q)7igcf8%Vp9zTC72kK6Gb5@21$gB
!$3g*2t+zDacK$|m>PztCSpL*nBowrUvcveZf`CoV+fyCuD*wJ;XaMG4iO)*z?7vv@2a0>s61|);_p<Veh#h}7gF#rm6So0WsYbS
4&7LaqkFR!7)`9!s6V~)h1BGyIHI-*=Psqx)j+ybhSj(U(CFg^lCyV~U+}Q%Ju`wcdbu7@UGAC){gm6Qo3O$@(J2HyHoHj{ZP4q*
85vzN!e)5NYLc~UrA-%Oh;+3^Rl+;w8TeW>@OzN>&xmLOfKM~zFd&3fMIrK#+SElMN89aj*4()~eSkE9@&jKk)I1~~T&NVAsq~LP
T|Gx~?mHo_lh{z7G?ogw4FvX}A^5;>)QXr?uk!rD7@%mWDI!Wmi3pTogcI6*SOL2<%rJt0F(7jIJzaxOo<qt(hN80N3k07BM)ygK
y0g%LRS{JgG1O-EP}ZyjLbx(<;UFjhwj2y2HhVqu4Ko;wXge-Uik~Azhop3&@$ckyvsUAgZDL-f6WXUzZx!{TcX~YbTL#0&D0Z@%
ml$IK3c%Bf>b63Fy-DqnK0T?}dP4#k_+y1L6p+Atr{xK#Z^HT+Ip_N~;gB~Z&&v<RI**dT44<fW`<e?My`7>kZWQ?Kf$^ur=U4&h
becq-NH}>7J0yG*e>fGOMLGj6;*y$xq(Jwf;CsVyA~V?gQf}2^skl-gM<NDhVTdSQt;vI(*}^6fz=_CCloDiS79?>QB$-%&sWg2$
QB(6~s;H$z>@}UgH^;B&Fu7s5-`HWcYl{e>KcNY(qv&vF6->&>gF3^vA0u$2j&x1U?-dzSmto<usoauLQ&xyuf0kx+@1MPsQ?veT
f#8cImFfdeWwyme*dpTq&{C-o1I#2cPCzFJ96{if6o=Jl)Q3iBsTu$&XrL)O5GBG;z{40JiXv#Hf}$cyB9fY^U}mOaij;@~AfQyF
2?>}bWJV^28AwS5dc6SP>QMrUR1!8nQa;o_2rJxy0P;MKo)?G>ljG_nJUlp`!`Znw^57ELiH1Yr_uk;|PGly0dhdU?>%>leS>d8)
jR?aqa8_SD6Wgn!SdExr-hTH}^(NVqXY8jS`XcSH-p!%hHZiKYEw|e|bI(X+C`n99SaO4ci=ywVEtkz$^5~^BJG>cHxq>X}%MLaW
tF+@bWp@&ys)Dgo9mX>$SMKcAu#mPAkrNa_6sBR;wWy@J3Mi}{3{QoVqh*{tBFNgN+A*A2G~khAyGJ=JJM_BX>urkBypiq~r()Kb
tiswBuQL@iCZ2KHO5HT6l=M0<S^>Mpg_j|1A`Ql+$!Kaxh9cmKGZkX0r)g+2TguHedRoL{(y|B`(tO!+l`_ae*qvtd7Q1C4F%i?T
x-VLx!#Dv5s)Ul$1WGPV7b``Gs9j9Uk`j~<IQ3;@+RF`Q;g>^8G0>n<O@aqOwkVCH*e%_=U{EoG*SBB*@xjL8vIs^&#F;^Gd@=^?
fNi1z+Xt+9GJ7|G#0j-ir%{9gFmM;iwMl3_>oaXkqHton_pG&SOHozEh%^LsR259JA(q_!Y{m+|W?{z@c-t+;6vCOqHPsbsw2+0q
550)+*%L48=!ambK6MOG_EKY57;NTM$+VUo22v$BnSrqay}f5dUx)NBCTa+Ph^9(WA=RhLt{(wB5zM@@8VI@*NRt~WFe+nGWHAK+
6HQYANij1MOHDd}FbSn56(KeeJ99cNO)ac@3E&+A-?{t99;$eIZ)l2X?)1~vZ*zsqzgKdj1rdm`2(tka)JW3RP!lMD6;%{6kSM%y
#a2!}u2>m$4qmsTSB%>|yNU{k!ZCt^MF<DH79q2)PA{Ir0ibpnjkKaxRu|qJu3I6rFR1kM=iZcVaTaIYJnvGc08&HS&wr425ZC9r
J$$-klAWp2tXHupW}!mF#Dz6EiIB`2!kGa;qOeamV{S+z!5IoMR~Q=Juu`OoH!LNjsZLmCqdPQ)F!3^~>>{gpjPyULxj0l&F5*b{
XFhLNO&@ouO;;z@ufFyb1X7E+Qt0#70Gkuf`%E<xmRrCW9(+sUs)~j08JL}y3M?$dZ(h|=;_E<ewNvajNI|@D2Ck`P@IAiL^t#Zd
p;rUi9sb+D+tYtV?#~yx6*QWqr)+`f@3ROt+U{GP3ddS>S6Rr&Yv*;d=6UBGZy=?%T0(9eE#)0vh+Q2p&15pZ$Jg8SNN>W7Nzy|H
^FIPy9Yhw|6r_|U7Gx=80m3hZK0#ng-tOUhJ(M^??9i4G?>D2}+}+5TOVNp3qv*;`6kR8-;^^E6NGshvCq3UE8`xcsR(p<qE!p{Z
5~GvJz87-$9EsLmA<^f#(xNNlt-EL#N~Qr;T`&s|!CL>(H8DQ?*>10L$y@FEd4}IatJd3X_zq|RWEsP4812I`n<Wr)L5qkfwivF^
)M{&5i<?3NlMW=6f<hLEh$kN$NF0G^Dx*lc7@>wF|6>~1n7~*gyJj*`l|_pUn$8_1yX{PnI8p%|sFYKPN9l$){c$O=G@S6{!(Xcm
Nyge|3V~6OAFxVug8otU+s+X-6w?my;re&qZw|xa&h8;NUnZ38NaiV9=N*waSb;BGf}PKDlB*&lS+VgAbWA2kY|N)!T%z<;+nGJ%
jzq}0QlS`3=T7iN-uJz?mFh%AdhN={yH(u0)~8P-DI(?Wp6+*j>yd8{S(xLao;b7$E*J0J^7-KS=W0QLSHlY6ROP~td@Oi$XiDS}
cHZ=6Nm1c3j!rW&TtgKl5tl42Ys8`z;eR!&2Avw^oe@|D6mCi&guvw|1}0IcK%H(v#1vvlVZMKcCeC;%%SEZ(vN*a(8Jr0%qfUUt
6D36F3b_hx83Tk67!+n;Tp(+s)wV#%4N7#f=uM2Mu<j%{0hs}af^}uI+!9n=_ykdAq<*9)^7(F5`m}weM~h;Y!j5K&9ASuI;?)&_
pMGs!hKQSP9<Q5y&9`+Urv?cqCVlqN&9_YjC?clrVNP8GHinc@5^b;j=7PGkEsn1qUF1zzf;2fUBo$bL958c@xLcQ6G8-8pBp8W@
C(RNlgI1VGcD7Bku^EpFFVoj`e4m%khP{cz{1hd#Gvx#H+O%b(GF2{NXSLtx)RXEs&J*XOo=daOO$)1*h8}Nzmy|e@%t2tQ5MVRo
2v1}O`iT`9QK3eZT10??N=hjyAyA=IC>5#^eWHHQDeUX*>J7Hl)xvvx&wt>Z=i+?B+=9Kmkcj#A;CeGe%Pd)=HJXaRM;6)$*0wDI
qO6KV8M!@4_-W_gt#g*P?4AS&5~{(4m~6wNCT{_&Rj*`08?qZfP}&{IeVdqe#d&(J-+kJvo){0<hj=I+clSdHSqKN>ojP}oXr2AH
(#$ey<Q#*mGaO9|x=C5_`Bz%WSha;#a_ZreoG5OUA@}|C^#?kPQ;^PjehqasVkyP-Y;3VUyL{ZzdUy_~eLkOILKmp8DMP6NC-cC_
g2~^=+3N+#-X1i0?i%?%-sg|q=yZ1-z)4UvKG{ISsP!bOKPdqyC=wu=AwpIHlt3n-AcBgif*=5h27(|2NQxkWB!-EisZb(QsP*=G
6pO*oYSyhnPDGaJ@93Rr^>yL$5bY82m?Ea4h^mwXi-H2Nfd!c2Mw}{BR1)N5fD{=fN@5Kt5{YXZNEnc|M`3C;V3vtdF_jTERbm9g
42WVGsmWX@CItBa$$?1GF;dA22@5GvBtYsiC?O&Sm1I8H)`~s6zU;r=U;53}YMDRjyNYjKH5M0wBW<NI6|Be%e+il%Q*#wM_UaT`
L(UIbSSW1fbsSnv<0Wf!D;ug*geGISH{N13S~bAvMc%w%O$iu+#m%@d@P+2v4rneMXBs866-lOoX%SIQ4emNLqaF~b2!;eBXHK$+
&F>8E-7=xQW;pWeOA!hhIbkTe&^84oOAdB$(N2*T{SRRL&i2mw>7fqcmJdpuR;lE6AarB53@mF%ZnE!z?=01dp&k&<6Gj4>Y*ijl
&wG)4Y!O+-Z3oQnCxlT@LG7GtLc-)*OHnUbJQ;a6Y2cv*Us|mcZECb2q@C!x-rkc<YF_V47h4&6PSV?~mzUfQhVWKm+G?8Gv?%&{
okyvvs0C88(jMtnq|z?z<;)qb53S!Ul<;HIbwOP%CJMD<L!oH9h4WX!8<E<ml^C$QGoCKtv2x;JOG3m-F4;(ff--i3P^&28BSmBZ
)vdA*S9FR{x_n0#R$(Fb?T`@G<6K7R!U9tIjoo57(MH|~x&lItWnRYkz@W`mXxuZSC5a(9O35I^B&iVqVZ1Oh*a&XTo5BvYgLGDE
hHX<t)#U2MCJw}nx(!)W9I6M9<5DRk9t~hgG-hb%*|7ssg7CZC#2|zaBEW(j$;ru^aN{+KT~muW){_@@w#h|W^mATr-YP3yW)o-*
k*%_{*@)L0#|H7dS)$NNMN-8fXuVR@G%E~Eq@G;KtltIA^&E~Dgv}j@G;WGCF%_ZJf<A-uUvt3k6rt(&d$E`}d}cj)^FjRarrR8L
H^k)}eEE^t1K1v<^o8wGAXR|D$IwMSFyyq80X065jifNc4Mr3@8c{HJpz!707Yy!TOrkr(3C#C*VI-88M`Yf1<O-BkZ20wb7OJ!Q
Z$Vo}*NC9sOX1`G?qXur+7u6=B<*L>Ie5bnn<at{TZhIja?6%f@NQxVeJ;4Bt7SH3Dx!){*%v|9LtVyEj~$tV;!WoXv~wqVd5yzn
9O%00;vxMPG2OXGUgV$peNa|FWGX0Rfr%PGmSQC!VsOFp@&2LHpS{4Ql0cqz6q0IQLPSHK>JuDv1xhIo_?>ly##~OEPA-kk`B+j-
3h#{JN9Vf)fO4RwU7^}>3FP6*`iJ9>onS>wiI*;SCbFBIiOMOxSjrobMTA_q3B_y{RzX6cZG}{Zsw>ocb<yy8;_S8@JidwMpa*Dr
xO-ar%f5JPG%1E!(>&BYkAX<PFnqu+bcw><-Pdqngdn$sX)ISJHF<<>=3y>1YDR{x#5xO%mg@l#0A@1c%t#PfKx+`^4u@|>EMFbi
@&b5(vJ()%(XHyW#l@Ff{MPM5dAPZ4xojND3#OR~V<ci9Gq>;Se_y-Mcl!J{*f%`~i`s4Uhmi$L3qVmxxFU}(S6b8BH{p_*sn#+{
>kJ@aGTkOQNQvBA+P-1K-VUBZd%9u1(|e;Jm#A`FV<Mg%E>-8p?Gaa!c)om-9{5usiC+kC6UE`|>%5%?<%<Ls2yH^Z8F(&Cd9!XZ
^RVptzj8jq)$G0xyVG=Mw<{@Wq#alzKL&3`ACl&d1Ira+EfG?xl&T2?f(lRoh)hLINkDyr@c=WyeJFN+cpXdAykw`tKbp=#<a-I~
wbu24;DPop&HB914U7-U1gALP5Rw_~_g;}aPO?hF<5r8^6MazxF$D<X6D1^h8{L%wr6}%a(*x7Vtx<~~PF~GF&$FI5c!A%f?$%|&
t63zTlLRXwcl{?odZkVSf~?F>vdRcGCP_@5utDP`lXs5fQ8Tlg<uXYiy3tWFZhxYFhvWPx$mKpT<stCs=K2#;_DC9xf!-TVQMF=~
&bk8;!GZ>MZ5@P-!F0IH0RXTipoEep=_|zKU~Ah7fQZZ$D+J^eaIjlSBMfZH+Z12JO$%Oo-sbMI6r=K-L{|(DWJK9+4fI#e?!*wm
9HiK1OpZheb>ol?(XFWC?ZRywRpIrcfrj8UmPI?4Lyffc5cG(WDhWO3(-2G;j3Yk+%Cxr91y3CGcxmxF{C;OTn*^h*4-xylfYCFK
<H+X&n{BqEsp@NveFR(yWSN}=b1=8oAY>viJ5r5H1h%3fQ7J<#SKb=d5yr<EgVIMM*Cbg1WKlv*VRsyP=KCh*<@WkJD>b5WujF=x
VsZ&}N`_Uj+|@o5vS7TKhGR~PEQ`o;7$&@%ha`t0Qbi_j3<UtAqjqqJha$!{@hWDGZ4unlv<w69Ap=sI!hF-$^-sPK_}|#v1o0o?
2M8$R4G<_IsF==jq9XS}E4Wjmhm$CPmRU7P5%OiK6B$Vel${pSl~K&?LRlSwS=b<I5zbK+)wB<gBruLp5i!<<(rLq6bF_!~J6mrk
s0wT@L~;o2*^Vy=m^j|uiw@%50PexdgP9jHOFK?fT;&%oArT`eD4`~d?W6_J;7QmcBa}>S*iGWw0A5$nx@N?l;Vu)CAfD;<;OKfb
n}|GmLBeoK`8qq0MDXlhNOCD7TT!xFno-AX*eRlnhBib|#5SU$SeC&<NN>1gw2>+X#_6bOLnO#>%wkGV#udpBG8HJG8W^Awqzhp;
Xk3JHeMtlC19|wsF9(Nze`|@EkGH$)5Ph#3?!|JBKJMf+Y)2#)_0TgxAzd>dAcTr(kftbPp`wC-i6D^zsVOBSq9al${c^1xM!HwS
GoG_EZIev6A9B75KSdP+MHD~MeGiH*e;>AGVf#J@CDa+{+1DArNh>@+Ix-lM=8_#S?0QN2y3Mq-bwkX9o6}kej=vG^MGt%!eFYib
>yyS+!7A>V_$ZG)UhahHikC*TWr$T1s+T3Bb-Ol{7LnGBpWw&%`k<hnAgHs@X54nnhGUI9+*mJ(b%NGQ!Ql<gSidN5gw;5G;PA`V
<hLaBVd(7*K?E;A6PkF`ARCj+c(Se^F#X5gBj{u_pZx*U2MFpyfbpJi`{!z_Dgf-@6SbqpHIPSVVKT(IWY$naR$i$;1{NkiR#%&3
Ml1MGfmV|riMjJQ(}fpcMt+GV<%<{EMLP=ZA8n-_W)xE*@&u!VSKJ;cd_KbI1p#$<%&xOZiXn%UDOec7n!NMdZIduGXyapK5fUT>
YEVg0h$TRr!R6YnpZ^d$94Ybv0p1i><axz_j^qjFAg56$XaUhxKr<vz159o&Xba*>4GDsLAygVbe^~+v@9+>sevv)Aj5XsOklZ>Q
en-Y|{5at%sz|^}9%iJ>p-nQ87)S+g`(1nQo-0}ZEZILF!s0xtX3DNIEuPh^C@xfpG?U++?fXZ7-;bVkml?viP)Rz;#KrD7_2(9{
ba3>07U4OXwgU}&y<BkJJkunS6C(P#g2+nB#J2u81>n?#$dPdq0T3`9+~U_}x1#F<28jZiH_X;L#FABYb**Q580R>UtkkJy7}+gz
%ESbuQ5Gp$9a2C280tbO<le`o8yK50FiS{w`wktvIOgGyc{ohO0p~{^B=dO?g${$s;Rs8;@Ai8~dYG7ot}2d!hUvVsLmWjh#78kR
8oSK-aen0EcC@OmF2_cN)-_&Tthi;=qqJ#dq`?d+dR4pJVg-QPp;4q$2qMU2F0y4-TM&npY9O@Q#M@na=rz0sm6Y9_2?ijMAY*9$
_C9;HS+a{{Fyb~GSqRG>XhV)R5^y3B0MS`3hPag0t_iDA$Tq?%GqB7>B56JdOe%sP9by_vyt!8HDjD>o9ovFI>r92@&=>sRcD1Li
A;(Q5D5=ndBC%ens<o+XvCEiORs&GU;^UtudG*{d4AEc=fH91ql<5s}?tUjl54kVbzr6$I!at~mGbk}~)KJ<S^Fu1!jLpzJ`IPUS
n9qUgqO<?1SVvq>&3VhzkF_)%><6`!*>}5RzwplcZTsfanE9R2Dg;ubuTHZ;?0?!4H9$=PH7o}Hpylme4_X}!y?ugX65Wr1;X2GD
ksLyFK=!o>6$_%aP(@<YTFnLs)B3GsKA#$GVDq;NkatgM8h7^mjV~6Js+@>m|2NZYGMiIn>sb#mJf0nE#W8s0ipMIFBA_kHyGm`#
jxSeEpMK?Yaq%AbXcIs_&)d`-k0|pI8@M|>PV*;Z^gfIY-=@U_$%+E}x)bIoCf17V$}v&0qEaBD6PYCCMhJIzoeb<@rHS)?o`R0C
9K_5Y>}4YDqO4S$H3PKagxVrZ%d`ojWf3x97ZGL*sa33<zKKWZ#&|t%)oo$}g)aw=iB=^?DEQGXvp6Vn&UP6haKNxwfTG0~D`<R!
KiLj$@hfa&jANIaOEs1DQVf37rz;NY>&8z@q*qjq^cLnp2eAguPPdc67lIXGq&z34shYi?Eax6Ts7PclINs`o+9@`bvjed-m|4c0
E>m~*!NMSt1OrHKc9&Icr>|!0tb;eve7jK>_WM4dDuN^^NR_1sstE{yrD+M6q5=x00G5ghrbvV+LV_lh0woq9N(LmMXj&)|hLVAb
fQX?I2?m4+D5e-9YFLq=XhxM_l_o-wqLh}QLYhiIDFT*?Dv=5(V5p^Jf+2|rU`di8Vx*WNswjw{sfwmr2?|&wh>DOZfS^i7lA>6O
C?tTPX=$RE0wIDTS!qbALTV_AY8aB3hL9?ffS@7}DHmTL9R0d|5F14l6;-^YAY=?dlBN<L7cit+Mx1al7^o_Un2=hPW=aS&&PpSb
lIXM`;S5M{m|k|1H6(ye211HcQKEG!6d|b-Qd6pcGDi_1pc+|)C}@}{X$YyI2Shn7Eh9w&RE{%R#(~&!V1goC<4)utaoHW6z&ddv
n$@=CCl5i41d2>5ObCHUBnetl%neoo1SA0GVs>6<Nx?@Jrx>LvX(CeqCLs$(1qoFURYE-;ysGy7eSBs8#C=<<IBYFDNdp)Ml5#_2
(v+nZ@s#J(2fc~_5g=6p)d4_IG$TTHUNV^l2BZ`zNQB(@|F;JDod*Z&PoLk@puNXcQ0=2h<m|p4W+9NS#$ZJeN?ApKf=1HkccIzQ
$KdeIhzjnb<@JNHKE(21WHyTtm_qTE?VHtgZL7|jOaU@w;1ocJQBYcyL(Z8MXdn`96Ms1FPd?vW`9=hkA1lfabej!AKArWr>@;Ol
;o-PU3EkUq)Q(JY9!*SC#Gw+DR7e{_Z6T>CiCLtCIGnbG!Zj<A62Qr1U=1Kh(vVe9P=G>HWeXHgRAaKhsIs{mK3=}!drhYCPbmmq
s7#^?QW7qH!JXq$03QkI-8}e(&z`A+!QVhB;V+6w3eGI-6N4_QWRS~^jJN}p6D1u;jzBpIP((Qt0gwWOoj8-xInPC?w;O?$mYCjQ
;ENy}M63l5rK)4<^g1V>1cA|=o;V@UhPqDt7-Z;uXOY^we!))6^tc`!!V9ub-IK4^*Wh?~c;N1D$`ik^JD6_z(5~Ir7+?rT&<M-~
YK6l@RlsLx$emFxbLPF55D*}6Mep1BV_ryLa&gpcW2t1>AvX35L2Uz&f;z7*F?)zPa2&PJzIN>O3hGV=ueYQseaZNQK+7;cBPmLj
!d4|1ikJe1d6*#K{N7v(^B~LDgG~jB7@~l6N{Tw|@$h?tyVPem-aLBw>AAFaogdF6`;GlaZ16llFYUTKuEXueHHH>>fcHU7QT?GP
G{2Xp;=*&kG*PQcmp_p>DwjtSR8i~Td$u)-tF(GPO!5cn8PL3Y`*5_0*T2!M@WI{=;o*$x?(jq(-v9yRZZD604>z#dCW5DantUCM
oWsMk!0nC#5*{{<X$t;x`DpURDs3g^g<T!k6RxntHv_cx3IJ!r4M2gT2on_p7Z4adfoKu6q(M~t;Z2<YpLK!5+JU0x`oKz>LlX>c
B7ipRA;Jm{#gzz@5!->liEAYkp%Oz>ktA?H80joFbGhTXPmfVNdJY_M$>ifX%6UBCTs5}tjya9zPQl8DowDi1s9BuvI$l>^q*XzZ
K<;?lV{@f;9qP_oyS_caA$+?LiGq6j9^7@h!4>}5>Am?fb>c`9!w(>z1F-l#om{Z4(wenpHX6+Tx}X9p(=b3jjz6gC&by2O<dT%r
MGXOx1{Okzg+zq15iC*_xdwq32;fmiAczZl?|09ni)k|Ig!Oy{gervCuQbJkk9TQaCYa)w;c{5*D5KUFcM$2PNea3Py<S=ys@kY0
H50uzbhJ4H?UOSs!XgPwYZIj%AxoJ<cS|g65eCyyUOZVt*5nmw4VddmT`8$(iyKka-m>)uK~boTh{8!lt;c#~pj0%VgvOx<i&k8$
5RlSIB`(t_Mq|pj!+JK3Rm_COWs)Fj7D<u`3JIndGcb|{6_z4vV3QGwh5`v<m`Spj5HJR$mY5WRGXoKr2_=w%5uk*OB`^XhQY6`w
FyjnRri_tXg$fj+iUlfysfh`YTXR@jV;0I3Bmq+d5YUY@5j7HpF*QR$Nks(|#Kg!&6%j!-5kV0ol@nA1rlPdL<2%W@ty#;m{A586
(P2?~`S?GGMq|Mt+<hxHjVeHeKrL$FD9x(X+6+Q>9q=>}R>ovf%u-Ax1WhAF&j7$=D9cT%s;Q=G2}o!On2J)02qh|-OO=609E>q&
CI*$NXeCvMqA^v9DnwQrU{Rgu=biPyNZyz<#0lfo$$d~FZH1ts&;S;eFkHznq=hI%35W@6RwXon5lj&c5K&3F!JM&8T#TqV$r|H{
Wu*v|h@=q~2CW#y6jawPA{q^52=2a5%6Wz<5CO=h-a{c*<afS9npU-GBUVl5nrkr&M%E&zfTDGn4uMp;si>3o@pD)e4WWptIOt^>
RBs8#nB9$hq&TB(>u&=4^nNCB4hrvX#>^PZOy-+)vF_Q&GH`JQOr(O8h8h}Ovj&oxNN6F5Aj@*iI8?|)kV`~SRZTNM#KclGH6*4%
h{|<fL`(_iNV!o7y=`IiWh_KU(8WPO$kOe$?=6>lA_*im*&?(WWaWx-vJ*s1CbT_7>6ojcO^Bf#Ex43KMg;``RS8iH$WSm<k(EIq
LQKO((%=*YG-^Ri5dlC%b|i&C6YYZ&%-~eW9EuR234n+aB5EiA*uqJS#tKADj_om42qF!n!md<BGJ=b|K>#Sb3rhu66A=Xk6H-AF
RRK#>lQaPk5iC&%Qv}5kOAwGz5j8@!Ld1kqEdfbPLqJt)9BPK9R)8p=DwHB=Hir^chm>InM(}NE2w-J`S`sEul;X&xDPj_Ui6SPT
q(s<NJ`WBLt||zxj4u${#UqJCHo(Rj@nJLw3I-*M5Ez(%;#`PQ;DyR1I5Q$9m?%&A0v!%V=IjSiFA=nu6;;a!QCJRjnH5wJ@o5$?
MT!QkAp*xv3Z`xWo;6r03A`>?ZX=45HLSBt)M#l9i$JQSN?OdUw}lWdrkA3q0Y$AhWim45sGtAk0o$e8)*iNFI@Lx+KJv@jy2BVa
@sQIYSZOP0lCUxajmfFfz#*b@#W+pJ)=j|g2;nB)?k`C9T$-xWfuK8pQcz;rm_!lJSR_m-(KN?dkzrwFfuKb=I-wy`!*fy^70qG2
_~LMFr5H9EJJB^cVmyh_GEyTVsH>Azrx}5ntkIMzgfo*dK^U?kfUiy&3X5t}TBqteRz!Z-yzk47eQAFP``Cp@sDg|U7&~Q|lr^FU
SWd7kMsyV&@unG8DnvT7GIgs1P<HFL#}&|mk~Lw$E>#?h;js`Ni`3&&jJyui6Hsa<WsVHACEo7a@YRoWC>(r=A0@Dg<#J>@0zNq4
cE@Y%J!9{seMR1G>y1~3X9#fZ5e*7}qLAU$)Fo1^jpMLM@-j0ORD}r+NJef-u{mI3Fyb}{uLTlXgCMEUhBYu@lse`bhDe~WMG|WA
YU(u#ngl4s7Ao3NiZO?tH=0H!;|hu}a+aIqZUX2~ID2nf-&td<5Y;FHDXm62mvNIxJIc*LLW@x(Ct|x-p-4#v^yTrz6A_wVrsJfL
ezZ4=n1s2vqhrksakHV7F6B<rO=Y{VuG*iIJ!YLVsy0+@tf;1u^h3My?{A&&T$dp@qla=A?bJkFkfgM&p{lk!PfAYJUYUxtY8frz
<mZrub(IAs9p@AB=Du|`PDrOyTzpluMOqRO6=P%ElGrtEob5YXwlR+-!MM3~O-pecY)Bfct<%yJXx9@=-tz?wI(CMWAm*(&v6-6T
q*WKGy<3^JMvw-h5-o^o)^NxWb%@<9RNhxP?^|%=eQIfyc<V09vEJcoxw@Mzi&Tvvw^Z3`Z$V&A08Iw?+RW6hQEe5N?b|g5L}9Yo
vIs#}idl)kg=3gFGT3JvZ&O>zsi0u#G%0OCB1yp1%Z}`;MPRc`ELD1Br18*;dMt|U%(En=t{cubvl%F{;6sFB$g<NCWwVAAHVxkL
I8f3Rg!sBb4vTUrU7TjlHi0UmO1tL>G}WhLq1(;2s<lc`Orl`0tliYSRZ&qJBTp{Ut!T><QC%vbtt;(=BQQ=@MC^&lNk)nX3^CZ1
bq&GbO<}n>;)coj3A{MfGZ|23%+b`{jw~+OWfDx#M)-Ujpo;rjvGP=0%TY&w)}-213S9}!+;-T*7F!kHIMIgngaOvw2Jzt5_FaJh
`UhjXj}hNa?a8l<efN~@tO^?ov60Y4P>6Y$GOoF(SX~7M)lpTt78qf&>I+y%GerS(AYg{r8$t|VDK;U_^)NQ!E3*M&9B(ELu29fq
(Uv1?B;Leoqb56dhMbtqh!{(U94~lK9wEeI7#lJbP^>>aij7BwG~r9Q<D4Ci-QS-;>o){+3;+rnm=ghH+8LNM-j1PG3Z=`nBoxi&
vO85U{V?9{LkPAlqSls?YWWh29i^A786AjN*r_QQ5*t@-<@Bv1LZRH2VX~{t-O-=}TM{0Lt#2aSxT#+kGJLcpE1=>}06?e_IFfv`
37eUb9-9n;NoEZU73jcfR*?vRb(n~4rxmRmp^(CvX&N)38bGNfD@nRWB}xj<Iox_|L#0-ZO3{+0(S@sWvRYPI<9B-A_VBuhoRASd
>CKvjqV1^Qkdti}BD-n`RFWQv1q+16(xZMy3^8&$+%#!ie@*J$O}&zsx<)FCh&R;oVN4r08H?<<hTCgU!q{U8RoaE~ms{N4rLHE;
5{XF0tTy9w8J?5@b-A6ktcnU4l9fbv<2HcUl_FTJe50v;b<!!kf${G!RhKAL&pUkd3zw%0PMI{$tboQMMO()PLUXP2t1;!)smoDa
qr+i0R7X)_S-iZOz4HpYbyNj9YR<SDaTHM#i<av&ajEo-q=5+v7bi(ch~&^vWV}jJaLBYK;YZ5imwkR_^|Fd7I24m2uw_sdx@HQv
w5g35NlUi(bYw6x3}9GGiQcKZrkfHK%%!!fonE)PH43QkY+y$L6A~P7_7S59PD+ywYO{iq42A?AtYd?y>dC>FWD|ug>8e;wgKZ=m
CIvb%fTEJHjtzj^(nuUiaGN_KhX%pGI@#EWD=OF_&N175zir0@OS2<{h8&GL0eAd;xNax=H#mifDH;lnykdJKhyzngtjEnh9yrVQ
awBi~UOaGUN|F4gD=DGh_SRKtHo#F>KN;^UYG6dx7%~M&EQBbmeJ~jW`yl$2O=0-_o?5%4_Qs>`(VD$BYa)h#L1HQjO<LZSo><vL
e{XK#My2@c^g8r{s`@3%q?4tPn1z^M$G<NKt~eR^>+{=$c^mqKE%MO+Tt|;xk3=lV_)@1<iOVb!r!I3%A%PJC7cK-wY=LI1wPvK#
q@Bs!fr2|zx^`up80sU|nQf(b>eAC_w5am(P|!*d{QTL?Q#OLZe5z_O`5ONtu4f8I7uadkW-~A-40KguXgU=mmO#iDb9eHgn_qo{
k0O)oe-GnTrSToYc+X~Iw!a3d*JmlaN}d|Z$t)^KVg+q}7Qmy$-ixOiej|v^w|UTv;Vj+L1K1ob))Xj#p$MXP*`AYVQl=#VoI6fe
J0;pNSX1XD_2BXC)+yQBFs%kE@oA)<-CiCz<6ZAP8IGA1l}jO+hEU%aU}=?=g%Es97aDPUcM=4siZ&kAmMnu9{D`ZoXBHML#ua+C
iy{M!Q^e#mT5}20C$90xDHQBUo4yBUj&d$<xtF-nZKlZZTJY$|gLuPO99L)xOUla<Wt9O`94dH7PcW)(_b(V!f+8rW)r^F&MhCF<
_2?&#s1FP;H3Uzr`=mQ1ePuQWBjEhS+~c3)B;%OR5CnaQ3`rIyufo>Y8fKbEE*yyEB806V2nmJA5QY&bk`W~WWPy{A#E9%ptwO0z
%7rMT0Z1-_LD~A9C^|Ioq6Y2<2IlDcFPV|uc;tz|U?N&}B!AFdjfA8E1DPTl_K@%v-#$dI&ymXYl&3eNx4Ye|4IIMVc3xpIp7u8j
v4KhLyc;Sw0vrb`Zdb%{vY5k=1Ft$!cs7gF1IW>+!--TzErFddD7g*UHYCFZk0*!1Ub=g>EgR5pI|qahJiwfJ><<`I-3V*mJ>b9)
phRu4Xn^E6;1iBE44`1_fsRxW%Y&%f9EP{-KpZAHlo0g-E;du`9v$}qD}fvkWK$E#gNFwijMl?*!Yh<JD2Ow-SV$4V@12RyowVrA
oQNtua9g#d5{VV*?z63dM|K}Yyz+G&!uwG>jOB!d2RI2}vR%b--F4e^spN;q8`KM@NTPz{yfT6~Jy=x)LS;`<B;^`JP+gQV?;#_d
I!Nx~L&?hQ3y$<0G8!DKj^qyEk{)R!L1sBU*6`9thIHs1ltkE)bEqXU1|bH}tARz&rdixp1+&ygUCeM~;b6uFLc=vFg98vW44A-V
Wf%wHye6H1*l7kN4TuMQ7*c@}dm*Ggp(-y}_ZX{$oN+;XrO?Slj6Zepn_-|~qHQ9A%L@kayyRw+myK6cc;g+6v}-7sg-bg2cd07H
Ly7Wx#EwM-JSegoa8_jyQFbznD=`4Z2w~lqx@%xjaCED)k}xO21CBF?7*60fjy<r5M+LFC$2)9H3ui1sv#1bIHv?fm{)t!P0A!{^
s6(*9ZeF0$;6PIqC`9ui6LNI{rUIf-q%6~;RU{0oTBxid2AN2j0G1dQ03l{til{0kl_{ZuDhMfJ2%1uhGbBn9AqqjHX#k`Mg+z*p
l7N_r2&rfgprMK&OoVCKBzO?O*c-VFAq*8al`){@PdGj89!<SUxa7woPA!)w4W3TpqB08N9(H;+4!ajOqt6Zk5L_MB=DluEM`T>^
=^+Evm2u7qGCn|?(7OkDEmAS=jzuU1+sWrn7lXwy4)MoyV|aVeb#uI!<mU^y5yu(YB0&U4VZ@w)&j^t}cS^zY$-RW<lUN!_qT0xa
8iCccWwx23r5Xa3TBxWdh@wGgAG!=76rw4KU}hGTnvf}kprD9AhGfeE0wD&38eAF(OeH8IFvJ3w3S=f~XqA}>f}omWrh=)6Dp@89
BB~;&sH&hUf{GYQ3R)<Mi4tWXia?T583`Ivs-%gCVqt=!p_(Zwi1o<iH3KY_6(s~EB?&B$5d=U$6ev<C5`=*Q6eK|kv;`_Ofj}()
)XPy7K@}=V0LvtP9<NC<dkvy`j;W;%FQvxP+NEiX41$Ve`-@WC%*eUwYXH{v=&Hfe%Q<LWYCb*iPa^PF#N(WYMma@?5TRt=jLy$K
Z-~}P{$@{_etpgpGcyV^LU%y!rAzPa{yjZ<?-T^@2m=s4*b}^TU>=fqx0PMs9p|UjfGNU=8xjb4MnVVHN3+iW6SeW3L0*Y@-Fs`q
*=lBKVq~)@Fo3$znibUem*p6E?S5=1@o4%Wz&z7*Ha}h=*S;&V#88}1PiEP-pb>lkC<%k)d=YczfzXJkNbMmLLef-8LqQNku>#VR
(M1A*5QtMqo+Kz4AuJF32}30c1&9bDiWq{Bh^k?tDQTjGqKZ&yYLudZ8bv8VN~%hxk<^2N%T%D0>mx7;rY0awNs<*vL`1C-AkZlh
1Q81mkvIU2h+vAs@hV_yAw$~(kZFW62N^|Z2#`jK3KR+wk!Sz_h;*T$Oczj;@DaLXeDc1JnAl!YqHv+^@7sL2=<&t0=uZ<9>z+gu
Ld>b7e0|t-cM63&Mk3%s9*hFcp{m-#0VIo*R6uAVVpxS#S=um&m|Tevvy2FW2{NK$rs6niXekFxNrgaCu>*<DO#!`N9b&KK;%Chf
8NUXOLudfnX;PFxi3WhAf&*=o0s5+lU;u|qhoim#?qxDT$)q9*0H%Scnxa7(^`Y>9)NYKlBgO>>pKqD^>cU2-IS~wlKrl36twkyx
ZHJ%q`ZPmuH-!zNUt!Gh4Ua<lm+{dZ$%?$>Kn{{GRCiF)QvyF3LuhpZgM^}L1)xkJOoS*wpih(v<cUf?o<QdJ>$P+?&|?t>Jl#5W
z>*aGdm^uxZf<m(Qe5_ZF1C5TTIH2KRPD1S;q1^>_pEC*myUTDj9q_Drrnd*bHx1e0ljJhc2cnP$<jOg=XK&#sA@6^{R(+$?+5`%
U08m9ID2>Bon6@;Y1YEld;BR_Rc#rtajpwD&M)4Ahx^h%G7Y#sZ-Sxq1pHJd5=uga3Ph=3K0mOce5|BH(wfg5^|7soSxBx@sck)3
a;><AlPgdrVKF67PYZWQ60u#kWE3LWg0?1$5x8qu<Q{7bMOvpDyAHtw!;1jrw78sqW^;tT2*kI;3s<!unjIuW!3D9G8X2pnL2(|i
CMc>XDTSPH=*9|++Zc+J4eQJcR+DX|NW?jgZsIMqd_$U%C?>(Ij@a&*sjI5A4USuiRasHw<FKkaM-oufa|1n|YM1NF>%)`Jw&&w?
-r?@J;a;Tq6UeYiQ4~GJuJK1Is^sH()h!@~g96R!8r0O=G{J)u(<+<2U`Zz#3N@LS;|ZcwQ+NX&?SW?loTP*t9*2(arSABA&*h0Z
eA{(GX~eGlW&0j-GyEu~ML7!#W>Os(gl$4ZlvLZ?hdVxkcXifM)e_{DQ+#nKxX~e)VKC6x^PuB*QBvCl7&D|Qj~2>^=2ta_8N6I!
B$u6QdzLpYOT4*36kEH1A~M2x8Nuov^GUPE*}^=*dOIlnXd2&fQYr=*Fip+$un`oE6q5uaw4k_$2;!P5DEgCeIY3fE(!&q|K(3Ap
t>>*ln@2dNYLud6T>5aMa#huF3M#Hr-uHXaE)KLiNhTB(>rV*@l>~-xxj{#;Kvktd70%`vBusKhqq6P>0R+pkq6eHP9D&Zls^H7#
Wx#W>YAo(pS#YV)a$}PhB9xg$Q@RumLg11*;ghm;nhQc<gq6dWK8O^^;1khNIefY!Jc^6gozC-^V>-e&xHLEyZU;b;^LKH?913Yz
c2OX*hW^Am(Y*35Q!Ymp3K~p&cJs04ZM+mhIS-D(?^p%O3Jd3HG4hmDQQly1_{!EqRLGb|D62RHFd`J#QzjNIV96%7ah4slg<ERW
j&@SPSSJb{)?7<iUAlvW_60HTafEQDavgz+s%eojq#c5CQwhcu#gH=`1vase2T3I=(x~hkU<aK$$|&+P?uT%yov?=I!4bB!fSQ0J
aFlfoE<`|jV~64j2!w+|o_WByenBb|IOo`@Q3tx^!md-CLS{^&@*Eum#cW+*TpZ;P%Az}_0#I>Q*++2fc0gRH$P|MN?c6i?aj6ax
BHC7rtr4Ij3yqS2mq?(Q914hnVG(4sQ9(tKiv=_iDG^|*X2>dT3M9Kk1jVUxL?`v6JvaZV1UvlS0Qkq9YMwM~!xO~v$V3#-hc#15
e={k%9d;WGAV~uDO07`PE&>p7QX{E~uoH<klK?0+I90HS?TgZmlA<R3yQyVCcQNzboxwVz-E8p#sAAJ$sB?sdm~uM}mRq+Qm)E!?
lT>NhOwp-jYZKV$MFm|~TaGNI;n3wWBCb?K6RVS1U4^zJf|fGH=al3^i4by=KIvYBScq3jsL3O)d#0>NNi@UN!V^tHhy<-^XhczS
4-O_e=bbp*l0xKSr%jihUBfU#Auyim<_ng28abSesop_mXLW42QyO*`8lujX5nLpZvMG@p!4jd9p#d>xBIhZiC?R94Y3sX*kM;|d
C&QH(>KeBtw;GF665(LNL%}x#;C*+?-{Ig*o7w3JLTF9vez1Loy^Libib*mM6v1##BROZ+2$al(&hC~3RAQ(K4Kpdcxe`IvNL6e|
;lAeayl3HU+AgB#J3ZFqJ4tOhV6608v&`EiGr6v|=!lg>Y;tmR79?jmzuUXlinxKoMb4eYB+3XWgd8Y{3HtOLDC8Aiwj-v#N<!pK
38W_zu)Fc(+=P(f2tCJJ>Yg{^8_^hEd^QX+&j@4?QPXq^Lm%z$m`pqoQ3-z%pw>)+gPz&0t3tGrNk6A^${)U!2RXtBqm@BLf-zK)
jxwmueRa9%Vc_*N8`V`sHBJ+)Z=9#<cA64zo^L3yIFq?xJLX3z%EFWpVTfZr&uHL;p(p5E?hz^HbB@Ay1MJ}EjtRp(o-V8kp1Pdi
Q4u0NN+EuK2Zv(mK@fT&RLJK^BBWTdjSE$b1!eA#0Ngyh{VF1!Wr?|pKx{w<%PNILfhrjokXRWH)_cwtmCLoXKff_DF|@x|BU_k>
{iBF71XLugG-7;lSSyQA*2Q?OR_ddT>JGMTI<_~hYC?+;Ra4TW=OFRM_MfxwWafT9--v%xU+Z|*ssBb%^lX!B6Q<rz`)a|Sf8jiM
<>rc73gXSo74*do8W?scmWvW6kvig_;>x|EY<x7C7L{LBO8I#?DqxvHK~}j2V2eUQcFhckhLUFKwPeQwk;W?{3OPB|Q`#!^Rz%fP
+NL9GQj5c64Dl|mxah_nhNyZ*bCw%X3;K}55!++wuCq)wf!(=b{kKdt=Dm`g1#to6mF}6{Do}D6$tB0~1U{1Z-U1?`lEnR#7hpBg
%)#%Davze)b8ntB7*&y8$We=F`aN{hN4?|*9@}l!2JV5S_;VGSb%YQI5kX?3b*e0=U>Qb@(8C;dafXIs9fA!SOaeR;)Y7wm8vkub
OoGV-)PNKUQj<`p&!k6X5By6{*Wi8H06Lf0R0ewg-wSj_|9-#+@;Vez?Bl&Wa5<2%4FWQdNf1QG#7R)}`O-xO_8+VA^jG2d{y(5^
x!ipUeKHgP1tLiRul^x2Km+$?qAert+%Hl)FThkT|EGT+AoR)`K__YYO9(=T^1`_&yr5s>fWm@N14wqPD3pT<0wz?Wl7anu<FpF@
6b=Pl5(VCs3bfnwVfx629f=|8^pu}|ad4sh5mulI-BIg5U1-C3yRZZyvCwT)%N>yRnKs9U65XZ%YfTgp=-8ts$I*vrp^9spB<0qI
cYtq)tzF7mi@q+8aRJ!X<eu-#^U{u!#mD$RF5?D*G!0WSl6)9qjN6aj$*$w~#5rGzK3nT^T6i9yI+BZ{9|7bYdwD)F)42fpQ|n1)
0G^5m(tk<+lmrjD59axUAH518A%D(tX-t5~MvNe#LV#Kd03eWQ43tb_k)fd?L7@mFR}I6P=kgH)xsWvp+&LhWEBeO_43H)$q96n^
aUfB2fv6Vyvp(zmbO2;21sfRTG16be+db^Nlr$P8^m}c4I)nA{d;WHOJ#j0^S|y-<ilB%A{uVkf`H@Iv*99GE{+(X@fso-KvyI$s
3eHUaI8cTk@0@ncr2FqqNP3x{i&gfJnnGV}P&F9<QnV#dpYhB&;se%7o@}&;73qT{4@o}c_xjX#Q`UQbQ6qvYrF#_<5z#0RF#|Co
G(@E;B_KNJDrQKgf&!6N1!zc;W+AB=Bvx1$U{V+;6)H#qhK7`asz3sjp+uztICgfmf}K4Fk?oM~AV+}4D7M=f&Hzx`kdYEiwO2rG
s}Kgp%paueh$iJ7vchHG6KL#2!Wi8e(p)CkgZ^iZ-dQ|#q*AirfYfVwJY#+%`2?5(9kwLGghl!*g5Vn*p;JN&(nM%f2q6(EnWUuV
292^gar!4ndN5GGg@%*Rfl?IJfsB;`9wBdjTj|(@n#@s6<aH)WF148k<UOXfc9Uqp;)U5|5=DS$XGswQA9Kh^xR|4zI~)q>HXqv4
-m$}kcuCn4ea<$MXmBa$K{W#ERoXz>1k}G=3xolvLnRJTkgL4mAUP&V21qW*2V}<jnRdkE7ppf|0YCukArg=_kVG_NiY7>hDBcZY
&Jz_0G?fVrq=x@)U}FOKu*4l1W)iMPC^8>RCQT_+C>-+wplu;T*NPDG8Y>At-|aHOhTzgu3^N~GDj$t06^NV|2#3&|uhYmnX8IRy
9WdQcdPF}|5LAQOO8V*;8TtKwN3$d)p98B}DX1=+Pphcla8x9gdda~xDa08jKo}6TiKCt!q?jOfl!+&3a==n^sZt1>f<=N*U=GrW
oaJ|f-Wd)!HVrYXgYSQE#^kFKZ;m%1xzi6neH+D+4-&1IyATm4GIb`RibUtAXEs(uNTBo|W<&l5Ctey#g1`w%bAV}~L#WsTT|JSt
wmYKGs&tb`LzihJMK{&~786PG_T)Sd<V;h)9_gpLT$7FP)(*XXk@>|DK4+8bMgBMuJkLji@qFN=psn%(moglXC~%ZY6AV>zK5fIF
mu?S)KJ+sP>-KAcJqXLzpAUb>yUY`5QTY;zeUO5>U=YYxBtbZoU{hE>K(ExXA4cxd83<5-QY3_|M8K4SG>sIl#>pc)u9IMnr2WTV
GczyG5$c#A_{V*s-?SgWNME8}uW{VtqEjLMda?fFisKT9sO1+8YRMu<BBUge8VN09g2X~lL=@Brp9x1+;-;M7Q|p8GFwmhA6oS(M
0Cv2`gN?l;5L6Qp6B98qdR)cAs$xZ=l>MDRJ;Z^!5aSAcLXs|lfHfk2EDq8qyX5;<)MfT&I|t2}WIl*wNcPAP5Iv|c_6HUFiu$eh
zDj#WWs!CuUs^H;H4_~-cFFN~1V9hMlaO(epvhcL!5RuWs+@)}!vHnp0;%sI&c9%P2pf<$;%)b*vFyJ4nnXjumLrhhRLm686onx|
NMg82`=cukZID^QI#Cr>!|h}-VsxhQ#hZUF{%fa&c-tAos<T<W8O!T=lrr9glT_7KThxC-wOeQVVY{KDs_?}a$F63Nq3#3x4QM+p
4uSd6PW(`Lq4t~z9{6ISB#3LuF!0AdSYc4iicrKqC+Cb+O+d(mgAFv2UdYIxBBX|<Dp>O4S_Z4o3kDTI1xyem5Cs*iz@-=@35sb=
NQsa{G8B^p0G}yvm>_iy5&;!JRDm*-DM-QkY1WCNk%DGgV^$JxRzgD{N~;nT6mgDI?~pM<m10tchL(jPkxB{xXhf<eqNP#^hJ*?V
1tV-Qg_$B~dUC@<2>~=x#0pSE1VL0G5V0VUB@qA+%|sC)NWoB3LJdekLMce42m=JMA_NLR6qEp4;+V)01Q0P5M3XR-f<z)x7fHyf
VOD`D5s09mDh^U(gN6`5l|#wygf*s-riqkFq-hG7CTpCyXMaHs2uc86s1!J5GRO)9+$u(+vJ5G+1vD>y8k22j0IUR%5bEj~5rW8Y
sP`_k*=a0`3!K_al4B$#+5m59KeRnIP_Y3ZR$0}WALPqTo}tdVPy2t!=wI%<C_JD$V96e_kqEXE*g(TB9<cCqZhaS)gg;gVLtpV}
i7YIT$eC%ftU`tmVH|yM5aB^V${<jYsK}y0fs$Yq!HgiK5n$UJ0}fvQTZx%wBZ&_bUaV$k#n1x7;8mO|4R_xK;BY>J$_B7vr2E7v
(^N&J3YzhO+0;+Y=PdG^L^QZI#tTsXdtyx$f;{!RFBbcFQIeMCegm$@r&m2At!u18dxh|XCMi&gB7z`dYN8pDA`q%5Acdf%d?Cpx
N(hn|i7ApAqNt`Sh=^E}k<1JzqM|05l$uhNh-iR-VT&*_kg1ZUW?UyCnnNGikM~omhFnn)(&8k9B&gXY7I6!rQGrMiR|=U097+I!
K*FP=C@vKufigLhS#q<KL?n{P;TV!-2QvnMiK<#@kcCMkz=N|w=EPujaDPD&6nm5dk$=>zNhaYpM=8OdIJOw!=fPqoUv(fr(60&%
Z7g6D;}I)M<fGl$iRavSaC6_2;(GL_NO?jT7o#-;)#`(Ou-M~7PaUd!RZk>G&PkApC8X~Y!5CUs_IgrOgA~;Z2t=@n6-okR3zD=E
Kv@WR@c=x2UUfafGDRGr(<qd-(uY~uYv3Rr+941?q*ftN4~&Xp83TlrU3$%5M3^BuNl8+LqJ$$Cfftl3LMDe_nbfbsi#y)f?FWQs
?vCr#>O<@I=+p1jW|$G4w7%*<pv48tvVD3i*U`(X!lHEV%sGkNA-MoVReLi9vjoU?#W80TW99&kR7Yh*|2aDdu!TuWjN*_QFi{-y
N}wcyVJQg-2x4S3MwCA$0w6+pVUh{0?Azjl>X!o`j1*Vqs9iuKK!kI_O`%27LWpe&A&$mS43Ci$MN@mY%iKnUJ22VXH3ZvcO1*%A
_{|Mf3K{$%u22mKfzD8%)`c@kp)y#Pg+~!G6@G876rmU=z&*Z4*KllW*y^`EZPcd*8#QOE*5QZ%$i<2*M9=bBM(!uqCiFtkP}NkB
ih?ll`0!->>^6lw)Nv@1r%!;4an%X2zC(0Nw@Y3p_Z5S;BSz5|s~%bBOlYQZjD^Qd!ct80A+#hIu|Kx;$!9avq25?~ITTbyNWFEz
+dW1AJWti+K56eyj0dIz-eSJEK=^*{fWOL+p9TI<j^nWpya@eYdlfq<iJ=GXl9rJ^woH&IXb>o%r3{IR42+b5VxR(*5uinhTqR6{
Annk8GHBYOXBntDxq%Q&kx0^}q*e$Ay_G=Jlz}jXAe7M3F$hGhB~%jqm|zqD<N=VQ-`C*_L{w5mGLu0p)kP5n6u}HkRS`ucOoasy
QxOFeR8tWJQ4mE9NdpBW%{37OM8#CVLV^3@gdquNP{gXFnwcSzA_`QdiHahMDk54UiHM+~iGv&*B8ef23A+$CK_4Jrd?E78RSwVH
fsh@;{%kBT3ppQg;|cpYc>Q~Vh?r$B(A8P;K4maS2<p>~-^W&MmTt*e@U%l;XTX{d>ml?0AFHo)>}y_nAg($z$X8ml>eYzFH%0F6
mQliRNS?{vu65h~T6@IXh9H@SLkfb)ZOlPGy#9d=Z$bVq8lAC61cRFk3_d51=a-|IQ&A)`MI=%i%9j3Z6;BndGltouB7phLlPa+!
53ve;iK0;FPr|=wk-;BhKupyh$pCgc_3+*RcXKgL*K^hNc5ZpE)~rP_?XjU0QGy}@7Rv%#31JDH^*!+fsTCjff0pVW<c9ZY{~mjA
n+MFv;(0|`6ahfmPM>$!!XGq?2Nsv`OND+AIXda26wApvBi`}IDJr-O&`|>7ag1a@mkXE3o0H!~VVVn{%7xs}nGNMCQj|CvCgZVg
PluSg+%;o|F2LF+cCEr~&Q;;ufz)Y4=T7IST)QsI)5i)DPRq)Jg+gbU&2B*FZ98mvz*xhw;c<%A#@=yc@@{#;Y7L~?696jX0`0P!
PR0>2lJ237@SES!M?nplnNt{8veJr<w}uFb4n*`ryb7BhRNKzkO^+N!v0)<M7{LZ33O~082r5<YPgivdJzu~V9w?Av1Av2~k%QOQ
B7c{%&NntLWwfU@oa*3$=?=pYN+%Uzhj&x_m%21a;h`NkgdJOdfpOOQn~1FQI|{0!nv?u*9De<6)pQ(-l*$U6)fZUhEpdMV+;VxS
YGe66F!%EKSnqgqa`{6j>&RQRs@--Z+*dnuX;NgJk&29xE$l2zv17>%IDHo78*5&Of~1P}?Ca0EsCY5akHILzy1uK7-UH$6U3bhd
WT-vb(u({*J}3(qFlqs$c96(u15v3HNd*H%DpD*|OoQbphkZcd3#g!>C<Y}cD5_L-04B^xKyJyjlE$2HDT6F^sMoCnxL@Dcb@Mk^
73KMUC-ME*0rvd-yS9MkJ&E_iHTTo|n=j*<G1S#H8zYE`4O*gTTWb|g5sMBbF%=Pp1`m4=*>Auz2pKl`l&v`}K~*V2p?3k44zZ!j
mk18%<T%PK9FNtlNu<(7p@WWEMl*dHn$Rne5EG76PDV{Kki?SFKHhwh?hboe$GQ>IQP00P;p^t+u(Yz$g0u6Q_TcM%iFH|mP{_?N
EDiAw#JGy_P2{!DSqRtV4h9I38FP*;+6SbbEds*sK<`k5I6*ns<Nnheo}A3bIk*h$PHf*ofmsVw#zBQB+0NQTRDaSu4_3;U0V#zJ
m@(~xW6&a>$2@zFYxTcRtJFK;^g1l}*#!)}^!gZkq*t=xKYoao2f2krh|}PMHqk3c4@4XIV|{}x>K%pb6SH?N?f1U+C0m-$SD-QC
lr>6!(_XIA>q1hJVcc~B?lBpb_lo067s2Dkf$yCBaL-*<RzIbkw|%tg5O2nqA07JU&&djdqx;&sLP7yz82Vv5MFY?5*7)wl?L9#D
r%?fi({SF3QuKPVo>y~n=YlL05rUS^HHp*IkNN(X54h`iI@JzxS)Gllm-vWxA!b$33XAynC=qlv%~2Y32p)Qg4%0^&o$7>oZd~y7
TSq=lZg`>H><NZZM1&;HzW81e3Vikj$aXItEY`GpXeozIorox#{AUPCl1(MUfhm%iCZU2%Ws5bJ0b!Yv+?a|7S<%+Fi+2NySoUN`
{s_A*)`3%`UWeptc+Z+nMSSYvIA@gddS-4O31Q)%bEED`_p?2A_Xl<-4&nDC(L_C1^4aaU)NC-pxJ88|SxXk$VSuwKV;Q@AZ`0M*
$Lf;$v&WAcnpEZOfybvr#s>U!=$*Qp;g!5jMjf)#)_Nk+7s$lTP0_YVSy&=2$|8sen18C%MU#mBeJ(|9mUzk-nW-eX-?p<%!NEwL
yj>b3G9<B}1)71xFc=Uu*k8pgPlqm)fz7oEiXEwcKfmb%<vqbb^c=o6%>4<n9_P8R20#^5%BllIAVL`A030}7F+@x41E3Hmxka5X
-zh~gAq*38GX$h+qA5aPre$7X0sEeO3jL6i2T=dHg@{T5gr=Hl1DdB?0yLr+Djxq&zVCi-QP}gc#a{80a8RWh3K!b|_I0YvEl{cD
?v?5b+Xk<nx3az+X#G>mdw0J+TkRbOjL(~AkDDT|X#Csq^L#}V_#PX+pHD=Jfc1h0(ecO$`?-ztazN{VQ?&^N*f<2~x&myl0{eXY
Uoe7?K=~(@+#LCom|?T3lq&#WazH6Didfq@&U#`Y*3xPgBNfA6pA91ZXykRLq8{Zy`6tOd5d+kyyZqM+&^ym;`9c}6`;VRn2g5Vz
0Z9D*d}Yt1vX(p6?OogxBT@=2F{Ci~--u!a76-uu<r;!#XfTFhiB~>+H6js6EKm;=s+!}n!?u4kyTSF@r(PdK$Fz5OPSZK1e=;3B
7g+@xWf_6g`@Q))F^-moFpZIaD!P|I4=A+xpTQk0GKO}%I{xsl4V$LYTuhYns;&kH&kH^eeD%J0J3@yfs1T&61yyDD4^HJOq$0fi
$<j_MGSm4T+uhGrg7$Iz7xUO%2hyWP`XS`-d*z<#R?s3cydny^bQg{K5l;J*o8yqBK=>zbs%R603`OGwtmpyh0A%X=>V0SqlMW7%
-7?S312!W&@O(IGpFP0P&amZ-9Z!Cx1Ks6B*rFUB^Bn0r`FXhye$N=vl0%rFj;OR^tP!{B8RQ~|p};7CkwzjaiVU5%TCl^je@?V*
XALgWyMG}vKgPZ1Sgs#F$B+mp$stP?p$(XJhSoGRQ0ho1#T3?}CpxAzZ9#QS>Kd6<={X{?QAfQ?!Nucn+`|@hzLYh(Y1;R0#CBBm
JM@}(Dl>?2Bml6bY6VY+zF?$P6z);oxhh|;8rP<luZ_9-?{uKM#*cFFn}mdEjht?ZQH*D;8t(75Zv8blnp5#3NlYt|6EEnoKATEk
Bbgu<6{@0h4s^>B+Y*ZoFy^mA%dPF|-nYDS%j}@V7^{_86g;U~*oR$Nq)Ui_d}e@D5;Z}#BB0GPP%;P-&bs$Eun}eyC;%+TAQYKE
%tUbaf_lXR;zD!g9v6SruSN5n#|Pc<ezZD+X+AT7e(#xXOK;`YVs7G68?s8EHL{E)q@W_6#KZ-}1Ymm-qN1VwZ+U#q;^OOdmgl(=
uG~MhA$kz*WQAowS_`p*-hyIJeh-N8=md<lP|lcaCH&NmIwNuiIOiF!NR=82#CEr!QXH^*dUk8D%L?z7Z?R0BAlj`x_pDJ9bx&x3
dI&^8h7}N*0)_$xVfl$r!c_+#!a=3`>0peJ_Y|j~HzyOb$uBdkp|E#Rk9LFD9@p4g>Ccq;LGPbPF)~>SQ4oGYuCYK5?_|JKccvto
QYA)|O@KVQ3D|gPJ9XpV+;QlQTgkt-IA1kAGDod6b9$fG_%q&%*RpQ$20i(AJFmK(mkEe)I|p`8tnRG$d^06)L!URDt8Ard=J}e^
FP=`GgNq~i_7)y>dhSys?HNf`+)<;`5SrE*uNZc=zmJy@L0$?W`Iut2`S8PNZ9K7I<8}s1;|mfZof%l6x=YgBrKJ?8UaZL4A4HjB
ZHRE#pri0-TdE>zrQ&CU+0{evJC796*vNO7g1OXp^eMK)%Qi-*b$~2d1KU;!l8FVZkziEy=7y-6X=2qp9uI6ZEabJ~k2TKn;Iagu
NF=hN04yaFh=NQ`?p8R~Y(WFr^yVWN>uzSCsPhyH-s6y`G&*nG_Up5Nf&Fs{kc3xMTR-1H)+jiBWgN?<gM+P-z0eZZ(LS#+AH+mB
hAzXM+cZi*YlF-yG|gKyPB))XpUx;EipUBJBEdkSlxZrO3Y6Q%<Fg9xK5uu>+4Io!a&i9FM1v-F(~%X+N=#~~8UrMx#e!+37w;{b
U`@mY=8a8|x6K>=@PN2M$}Uhmc^YX^DgO&0D5?vd0mz43jZX!;g*xRPSqn67M7siP@%`%`oCtYz?)#?Qho1;^K>4oy?=0Q*2we=F
P&6lh{YU?c#RIAXpJ!{~<+{vW512&upm+!NG*9T3M<VJVlQhj$NR^cX3qg)B&t(cTQgGP+MnmgA1Xz%MUjItKsso)Ay!`>|*3D{`
jZs0Eej3)FI9_mawrexcZU={nkc>c-0!>UODx6s*5*dG`%N*;4^~!MxsUi&;!xSKNO%Bre#_SZDmXv9#0LdAGnoXe%pmfDF2EauU
B&3P?z@|>|luHn(QYkVOwh2T<m}VeQfshDq2oVabLKy(1APzY6W0R2QPT(*pkpWaNX~e{0!HFS;P|lB6MuKBFcE%8)Vrnal$~T5)
X9+S9>n)>jhQTHd3Jeo~4|E+}vTd|DOHDw`DkUneprptFpg@U6NhlUI2x2P6izKB=8iC$SnnzG=pvl@7TBF?<)1=!PdWkr20+{5=
Y?(Dw0}zx9Kn_T`Adx5(0xcF`4pl%2R0_lZQUfp%B-AQ2LPSK;J}WH44gz-DP7SzmxN(tEgPJ6RLz^Lu`|$@*fJ7rROVxvfOg9z*
N>M;W6-olBiONG^_+8}j@2EgA2y`Snb1ooG(!vb3zX{f9D&6OX5@IN5z@~oc_$8>cNdau^xD2_@3^@}%G$5j)pfVOn_<OdH<r@%c
rb<>rYjHx937dCmWaNP)52e{Uu|lA(Oy>t@5^hPXMxq24%uct*c6YpT9Go+k4qfus+ivR!pLJmc28dJSNQP4`1M7pzCppN1D0!93
fgD&#+*q{#ncLY92rA(aMUCr?$(Jc#Is(arL=?(H)tY9IH@lB4lDLr#SUbK`Oa&K6Z2@GMlNnO7ahERBx#7y?&P8&g_Okl2>_2XI
ATC{>k#PZG7m|_%(}l4yTQIQTKXjdhK~*8z5}cE&QQ|h8qb*qnDN781<tmJtY6!@5!B?c5CdMctAKdNaIX%YF&;_yu2x88}gKE@~
f;I?y`CaUO3ArTL?22RbCf-7O+ugA67BKq9y<pxFR4|;WQwbeGsL5RtHnpR!18EVV9i=EJSlb7dwoL{hh>6C@gz)pE+Dze7>_Y9S
O-f^Lm?jo7G|+hFD(@vKW0*Nr0@9pIyeMiDi!GpX0igtF-oTK{X<U;<t~Il;i&!3i8W;=~1XyVbgg9-mq+papQVju3n3Nd7K~&W>
s|00MA}KrbK-bE^uY=mjkYsG-tt%jVLloa*Wq)jTJQ69~T%<guHbN#r$uS6s7a)l+Wy?507|fb<Uks?P`{6?fQ>to<0aYAp)^>rH
BM{q<5)?3zDw9HXvf$*0k{!5w7@$_QG9>gsK5G8GY{+<`FvP?TA051LjPom|>avv=ORU4vS!lgSBJ<BH+;<Ztz^4hM(hYU1lR;AI
V5VbnH#zw&JMTV!Tkf9e%ry0lBcJNuJ2>LPr%K3UF((O(9lL!R3Yuh<DY<8Rh)t59b+dOvv?ke%_fC-Wx*JF^-&5rSM3)=%XGk9{
dtnaVP~ARd4l<=JCNRbdIvu~eq;{1&bO&?7<Du)h(qutElxtNnp8P;LLJn<@B8N5J(;ogC@7rp3LVxC55g5+8XhXOZ4JjlLkuR<u
Aw)&O_1)AQg;HuAX&9J@fz+7Bh-t`au%Rle6uH%>e&w-Y4CRobB&vuYnIIveoh(sH6r%%3?J0#2R6s^x27!F{Yt@iB$}T0sp7(ZK
1Vu?C#9+G^V9KzN2{OE+2}UDx)?uY5jjTm4>$<?%NBfoc3^4zK8;tWgoFIwbcrc!X57^*TbE1XBJ1F+F;8AA<!C=H2g3yXI5ad+I
?q>kF5BL4V@N?&KD1?u9RfzL&sJXTp)(#Dxes?uT(4_T>cD-gVe!)PF@`1<4<Ac(#;)IB38YrZrvL$9A3}GlE6jTi-#57@|Z7$`0
QI)V^yiV@i#6&~be*48mBl;!f=PDgMk4wZmFF!YMn<qjbq}pQ<L?p=Li<EclP>JX)qp#yw=ENg^E;$b|=#>`DL#{gH9?Zs1)s(;p
sFFs9ZU!m_>3a#8qek1G<;NUZ*l(j#&!$IzgsbL?kRE@?F@XpmA8p9)Km%d=j*)Z4QrT2cT%{zR?{m}F;%Xklx3Ku{j`&(K!Wjjx
!u6jm)_o3fCLA#9Ef{N|ETgpl57%>l(aW0h@%DNkC{F0Y5b^T+2of;r?0Uwe$3vU^r2Z+^yG>LwkP+4j$Qvr<`rz3nSg8n#Nt!4K
V4)zXn=s0$kqQzfV5pXY2q{Z2Fsf*RWGR4|sU`wp3PP0#DnV$3U9k<39PF9Gxk4hX{@&sh2O=aSpyfrv1Az0i89$Z*DWn#JB1DK)
&`1HQAt<DzYD$8Hi5P;2sHT}<A(1Fb0hoxSS%@Ghm?&x{rlp7}DVYL*stOp2Mv<xlW|~!qpoj_zX`~_&W(cKdp`jvBl1hjuA*z|7
sS27{X`&{kikeueAS#K8N+Bp(cgJ$Qf^CC@_(2EYlZKS8<BqWkaXDC~E-D?_;nQ3=>8(!ZavU?VM2K+U=FymU0-(kf>$oiK$8B>C
B3zRa*nvroqn*bjL)=#>+)DBs=!XFS<D%99L0-19_cOt!$*9}7lyZQGaNvQ$+?^_OcW{SuJ*S9s!f+(cNX$wT#|rlq!@<H9=}3oe
PNl=tifK1=YKpex?paPr(j4)}cOY}Qgy2lL#^w-6EY}2`Zsd5SL`YBV@r$i6;t`0kNQDXHIH=+zS9f+li2J1ZpeP&L?KJrQdg|vC
^<r3Kz=uinAPVti3k_aoO7mkWB!sBE7PQ&c0ffLn-N^$8W^tlxB4$XwSa9oshFy=xessmw?!^Z^yDk#g&M{1A`cZ>G>IY~ja$QJL
YBFt?tzv~vRP3)Ckq&K9Bk<_=q4$u%$8<5+Zh^d=*xPP2W{F}00tqlNj7WT-k{U%h?Kz-(dhfrpSVwA<V!<@Z4i+{fRZa<_nGGQ-
EmOGB7M0^J9^^5WtK!B*5fl{~%~Xg4kJ|*mN7K?QccMGKaA`RVqeRLdniFvTki6X!VfUe}bHx!vsCaEzq}FuH$fxTQ$xfVpN%8GB
1yE1$R2C4BqAE!t?k4>@?_Xoosn<HGQ+qB${Qqe_Dc$q;c_)u9i_(F8AP88*6zJ3y820?b20QQ6Kb_hn5vdQm9D|b*3yH|-CVWxR
to)r>bvQuC*~U)KwAiz0ESo@dlkxyQLVVHi50}eXw$_JQDM|t8fgL%9B(C_8=Ie(Guy@LMLZ~P){QoR>n81EpyEI(b+^)luIW_^9
l1h$mzS>S%E~!icl=S^3YwtbG_J6twiCKlET&Pu&YFss-(*N%&yv8T9ywHi^z!QeDB3V8eWcR5HNIm|R`klxQnoOfAuH{-%$wO6x
yt+Rmjyh{dHaRg9Jo07@<3*pmlMKnc7<*Eu{xkRg+5Vzo{Xd0Eh-4i9-4P%~1JXZ8dO4u~%>`*{TmLYG{Efe1>PFnUIeCwOaVk&_
=#>JWh`A(&hM=C-{mlcwd7TV6kUsye=O?FC`oJOb`ijDRs8l~u4g@y)?}v|5G6m>R`X2UpXe2C#otbxSrm|ama6e5%ZHi)91fB-(
?50G)Z(Lf#tSKwFYUz;09oirj6Tlb}Ps8f#!(sbRLFEs@4?$>+N+5`}iwhXY2uunp3JPK(1Tsx9)=~+if^_E!BNnijL^6w~O1a3i
C{7W=A}t4@UbuJ;&fnC#2?YUNxC~@=z5W6V%W&K_;NU?XGJ}yF6fo?h2W_$r07ogq;h%CYMcF3ayUe*PkPJaYPmBJnzLt_<jEXoi
VkT&$p`s{MR76$Er+w}p&vi@99mE-R6_K&lW3eVfkc7)n#SFXPXkAHXX(rW*95CTr6ysPJtkJ}~j5IJ9Ru!AELfUBzGs%JD>q*l)
R!&}-r0MI7g)uy94Q(xZV0DI&1L+3Sy><{BsP1rkxds~7b-C3kWE_g(D4EW5)SA7(MAWB_hfM^8(}?K4=8l;oNWJp8a*|lR>Bk7l
N{A{esJmK2fbN3nF3nD&c6oU|CrEXIq7i}HCH@&jGKEH@MAfXWWQ0bDOZ#rPxj|%+1VmF*X2?m7PTDQlQAOqjTax4ok%|%Ap7**P
gU%xnPUROI$SZ|jp+uQ_Bv9d%VQV6eMo5YofPzfSN~NKt%Nc~3HXLGVlBYS@6FE?Hn3R;xV~mt70Zjo+M6jbvXJyVYWrD(@4p$1f
MMYH+1)><TlI2PyM+zX!Wi-g3naGAg*;N6~L{TIqLP%*w3lo|Xbt0q1rD4S|qONmHK&Xzw&Irn=qUG65FglEBh@zUND=eX?siLWc
bCC(NMv*~GR0x?zy6tnWatI0wMTTT?1Ssg0GSqYss;Y|gL(~Yk=p=K2T)ElaNK{dB^_Y=F%arqSC_<p5(HhD~pxLymY6e0wE=iTj
i-lJ?z~=*jQzRg=juBL;5lSTy213-i9HNNjGMPbC5!p?V$^?#RflyI7vMJV)P(@U&D~u?Dh-IJR<B(MmRRrf*h6g%vRIX}rE;`1x
6v{lrzBks}m<I6D3?aXFX8!`{%iVj83BKp74#U^yL5%j&qM=n4lf7wkQez<l-F{wDKEAH(yN*chp#x3ZDpg9h5KCH$iBB}rbgM}s
)dNyUOqq6K9mZrC2F|$Vtf(EBCo@k%KtF67dXL<vVZdxl5DY;~fe{S=j^r=ym7o~cbLeq)vB2Isg!R9fiU$NA5d-vOCMZOpBAF<b
L+DsU=hSWoNgd(9sSu<9<bWOrnmv?D=zSTUTmwA3&CO`g#KE@E<*fN#M{7ctPeOJxXqdGcDgRbUJ2)))4x#73Z5VsqMtHv9h^9md
knQ#VfE-9*chAlfXq#xkG+RdKnJ|K3jGB`~8EbR_{+Xp$aZD96bw&1~_Ig)?_$m+jz;1~<Abe^uM`=c>pcsH+i9UWh#ZP_>8FqFp
3lb?%tw=NxBSIBQ08l`bFY{nh;V{C8(!?lG6d+XtNK%PO5Q{<R>Ru%pLPdyxfRqvdVNULEe?i#>TExQNQb`1$NX;cQGz9@HK`R8Q
M8J_C5e!2hh;f0jtU{5YK!HbaM94%CA_WB?V5C<pydxk5bO*XhT&1Yi2Wvavb)Pm91zxN&Y3%?t0(TGvBNDCMW^j_PaCvdmfwTnu
=&A$#4HYW=XBZ&(zG`tHREbIH7BEtvavovp`H#QvQ_sJkOG1{72peFtP}xQ>h9gaw8LY@>?D?6da!zdJoH%1)^BbJa<6^wgJkje(
NRf%4Ks(X?n1~61prBHb3J@q6g~MQf)GfgG2%;XZVjkQ+*gu*>?SV0=Mg|!qpr9fJNP?Dyl)L`k^bZMWuQM=8D*`_k3{OzHu(Fol
OSWC<j6Md%Q?J_(8Q>q)A<uZjr^cO<0jxpw%X>`i)vmhenj*nB<C!{|ZbN`!0;ZT0Nae)9VOURPG7Ks|IZj-`{56enA(FY6^I(pC
(s=HU6$LkvQ92=7Ipj`)aH^-7TqC$cX%Sv#b=i{@Rf3fYD2j@~@#9)`V!&D2axOlWg-<f-+?yOABbE(GaAAzq@rxPG4j({I>ht4z
4UyKl1cM>OkKHG2!Uz7T@Mv{jLz;C#6;!Oml^Nyraq=0g3Sn@=$9$Vl-jg!%*kW+%2vRc46?p=bH+ZA<DQ>%*2>00GJ&yRR8KxRR
Q%aGn{v`BWa$w}&n3t|j!l}wpN`u|kMb8o{O<Xy$zT?paxuzqMaN!=)!<<;9loNqPY79XCpe9Mq@}5^{+v>|thMiJM^(d_{1yNxa
A9xU-o9a#M^g9yP+#4C3p0}q$<<%&vGYEJjH%T|+Oblx0WtvKILV*$QmF|JMy#51_)a>i-$2k`ZkxYu<QQ1zVD%evftDHD`jJ%VP
a_;-v#O+DhWV&JOi)`6R3c4l^67Ocr!vlmkNNMsZQil44W3EuFMPmy}b!sB8L}JamJWcG<ut(C*R53k7o6DYcM+j+!cuY)%pt>AG
8(4)?371>VD310-imMb?c{t-l-~&<N2PJ&dAu$APlxk8W(g&2Ro^Z@Q9M4`&FGzVz^7!@js9Jp!htidv$QzG<SdW@pXt4P@K&T-I
uOAbyEM)A1C$LcrxbAOR4^(d#*#nskY-oEa&$FjVT{5wbU1w9LLaTiF?)K--^YCAI6lo~@pm05$TES;M$TH4F5kIQ!*rf6ts;>@{
NKQZDSHug++-^=uRmyGP<!<!r1u40gAuBIhxl(Nnx<^HUhZBB29WN7^wqB7;Iu5pJ6&V?)IW?S11va3mQXctHG(>`^#GP4+l(bPn
O;r&rGFICdbGS5p4;~xfV$gd}tQGn;N7x@|0q#C+E=&Euu*fLTG@($?!x9XzQ%sW3kOfmrL_m@?K|xGZRH-aPH3|}of+Vh^?3{{f
voLU}42n@@b3q}A4LDF!5)+M3nG8({MGo@1iqxf;jzVRO9GynzWfe`%I<Tq$rPl6<Vc8TMal_o?6J6YaCImup3EA37;pZyuLR7-E
vZ9hnr4YcVCe3F%YoH`h>e3U1Dhhy66G^1Pfh3sb90~!>hhj`jhG`6fg~-SZmBK(MaFJ;g4t8^`STQEp<idd=CN_}UD4?M@7jkp9
Tqw<n6r3CU6C8p&lg&in=Lb1<!KrdZ-ZduBp^y}XA+?Y(YJv?^lr(BXCrL68j;)v^lQ0}?*w&>}QWlj^+Cc)9T2g^SNODlYU2n1h
sdS(kQiO?I#6bonP%>3=R7?p#fskN=6(w>aRWOyLP%<bfP{|yXGFC?m0H&}_f<RpkQwW)GA{5ZBp%BzG0O}}Y%t0`wN?JmQt1!h0
0wM^KoSMR}tSN#V0wzHdI8zEDX~m&vP>|NiC%>=TW8xSJ27ur&Fib`QCw1UefFle6<CcvE$TA_4lq#G`E|FI(7gBt`tOKnB?UEEy
U{7CXS>k$HPofHlX!|Z~rW;H2KIz8^#`$fPVUuh#^<>Z3lr(o#x0h;{>y%=pRC8OnjAOOU)qyEhRdbTNr0m}vUNMG{BwJ#59eExZ
jM`WXHWi$tzoyN4XfW9M!<>t{H}QX`qnuu`P(qGTT+D?=Ab9-O{ihz=^0UUDR^ClBz{}z`JJr}*xZg{^$Km7UC**<kLIMqviB&`j
7$F>o0x%~cD7|w<QtF%wxI)egYBcHDK--Y#V8=Wepi6+Xj@ogM5Amm!;2GJ8z(e}>){HY8h@XTX<w!$GNF%TaG!TfJ9N?1@Ly;#4
z&(+*TP$ovISKHP{&G5RxDJ5@1X#KLL@$5h%S36EK7)8pM3H2X`<?!XAK4xiX2VLjsy9@pEHG_|jND)4a`v|_Gx~qt%e+JosAyxS
aC-5r48gT@8SKB(tSp*c#Vyi|0H)3TkD63a*dU9&-4Ha>aN=wJ{43+7w$k`S@1jD$A%p>$qz3|J-4LG-U17ZmZWGndtMzBZGs8)W
=RUmX!5YnR<WBEUZ!ek$H72oA_^RkFVB{TvO@1#J)<SyK0&N;m<)z;dpf`m=HhSc1B#6p2P;5$M{nTa`YA2^X?eiT*ki%Tz9}jq4
>13ph^SO&m-!5?L%)KT%aO^~UWGyC>9puK&^8PL*lg06EaZNa_Ze;%*WV{?+6{@s4(yd@?z1DT(u3?Z%Nvi9&1iRht#fNQtzmCm8
Yuae+<ASXZWE!y#)|{;-v2t9uX+u#bO|s~UUJciNp08$v9&ltGI=>fX(nDQmoG-)a7zo~c-te&;@hkAU_2YZ*X1d+rUE&+sp_mS>
I7~7PU!O<579^Jw5uWwT@cVM5vu9$lZ!;HJlFJ({WPHDz&1v~Y=YWR|buN{QJRPt@FwZA0i7ZIDC}$Oz98+tH4HYC+FfP-TcaC}|
m7MV6G`88lFG}%7jaZT`FQ+;4msW0)4v|L`7J0XN!(5l+!_fE5E^2)`_)}gNFEQ;L7pu6|!5z@;H>k1aQnZeF%6s08d1RUiOTw;Y
_O6#X6}z*V5f>l0MfGoCy^}4Zmz2)%)$b(b{A&DeWsWJUFMaX1eCwSo!S5SfF7h6bWZQ}DXt6QxW!<~;6!2kZDOtL)sP0^7u}RHf
vFV(arq(^?Qmk!ww`}5@S|P~m!r9>$wY0Oo%e!1Na?F;EPQJQ<x6SP=#U34VuU{PpJ$Rhjo=Zk=uSxPF0Hab^!hZ}b+8m@m+-Q<O
ILb*WLT@Pvh!t%HM2j-!?PKRx$a9-BT)+{ASTP+hDyEZG+Z{2tLqWtFhf$(n@=NsV5clUb?m^tYj3=Jl=A;MyTxTuwM)MDy<nM#f
qItbuXvgKlFj{A*V6l16XqS(AzKv2?H&d2s_j)g`dmo-_oj~SymrYD&7vgw}S|*<Lei-%Fo6*Nn8UZR^e5t1yP4^2!mic!#vh}t^
kGGNhXw_*K!Hswv78s59Yw*4y2qEi~q4xU7S7*LmcBxh(^a%9j%50S$nnUhlYSu^?9L|J33xR0iTuEAbjYp*n?&aDqtM{g6+FK;M
4=U2WI8L&A^`onyr`I^F&XvR68aioEs;Ct=3vot{F5;D}y^fT%6k}y5MFxUJHyL*|(UtB~r!ou$&q&QFdaPcNSClM}07F@w5HVW(
CqCYx4-D5&u$OxBXxR36S`e>SPgfRbK)r;>J$<p4NYW6#|64p>qncLdKAO|k9;JEuAJVffO?xNA`%ToUc%Lkfw!692vv$v>;_Yi%
@L4+QbF+^7&8u1J^cz%}dfwr;UB}?VMDQ3;Go|C!xT`aW+h%Vo#a~Nwj%yX&D9#Yy)=`4dNUa4%po&5g4eXSvi*<V{tYNJOtOI)0
9oRywu&z^Qx6cmn)hSaB>_YD+ee;xNOJx^atREFvf3-0h0ptZ)F0C97gDWTtpgJ-gS04ndHC0rqhpS`KnY;|6e61TZ39W})y>yhM
jN*jS8_JSHOoDYpuf-iZR!YLpdfxVzCXPNDqR{HIMb(rlQ(06>4=~l%sO;+b2Dzm{Q(Bw98?Bel%}iqvylC~c9djYx<9qGgnY%6~
JWsKO?8iOnns*!5%S(2}rkKXGHXQrkzCRx3y3V@nN5-|i;b^NheW`YulZDmv1Su6e&|cRTfcFSk5OK=_HhQ}Yx<#o(cV%-trjb%G
e5ymZ(=!gA7*zueSZ5Hkmcw^$#yMeJPB5~!R>bzZG52QeQk(27w!!iF_`(}h&?Hxl^yOuyV&iZ;IFH9#g%;HZjo#U>f!h0un&$U=
;{=iUa40*H5d>9X7m#a_R!#)x7{=_WFy!+C*3BTr9X0~t@VU+EM`jvMFQET#f|<W5^jPt2YU<=BAQenJ=He`qXgXGo=^#0X7`bYm
>fYimGW}^mOPON|H<0FJKCp!*CoxE;+WJ;oUcF7S)57zfepMuSI^1=$5Lxl7L%!z((n@pLcjoeOd*=fa!|Wyq!-{wxEj6xnQDh!|
0ln<o49cHd9)>b3Jn(trnoEMpJZh4mhEiNTsq?s%Piy19xaCXp;OCY!r8=kP5Q7{LJ{gmlDTryguQTgKz#6R6o`jilx6`V-M<Hk~
-jMFX%A)Ka?q*>SWR7L1ch=p!#8$ky3xs)cQrd7B5p;-Rd}MSZQLkroTNg~>_|r&`qq31>G@ZBOt!$iPWP7P@VVinxq{X}jwaz(O
0I_6Ya0|ifOS-*lQcWWfQCkG2t_+8Lo$WGc73ig9#XEy_zPj#TOx#?5ZH=RSx7flOew|S4&?Dhz4FzOaA@xhcVa{QZYqn{cK@b;c
R(cE6>H9UZJy5792ZSpfw2BXQ8smR1ICu`dIl$j#o<Bai(kcnn^vPAqScLd>VNjUPNL@?DP@$>azo&-~ktjk&Q#&#TYrMcaxc)@`
4{sBKusT#4_EB`WWsn3RbO-{}5OS9TecxSltW?7rKt$ytF05xq4jxxZ5LD5)>iM+=Mh&aZyjjEBI`6Bz=~>mK8~MT7%zNq9>j#Nr
K=z{WisfFSCZq@=sJ70_X3;rT56T!IK_&BOfL7Vx6vKltkF+&Ms;vxXyS^QS@O52Kb%_W?iYJk}OB}02%9J^sXGc4D(a(>41l=8+
04}SgXOlWRFtrpuZ&yY*jvyk^L(fUe@po(BW*18ra>Yqdv|V&qatnkI+1*njig5Z{L@*<4>U8p16&jNuZzgs#Tn>)Wdh&FP4PIYS
oU(HHFPAxPqh7FJnYnmq>A@<i;nPl;;P>NAHRhWQh%`Hr$9Zf5Ew?M^a47q_6;U)qfE|cOUHOJrd&`mCy$hzucJ^pRh7Or%mrSzQ
&ld+QyF(3pT;`oIR}T$}E+p8p;G<}QE8{N>q8%Em6&u?)hOE7KiZ0eJ1C2!#5s6pTamHEB()uX00*V`FLJY>#c28?XwYpcji)KYy
(1r*`5(h5$g@S0}N-p%?<=}Hdecha21extTXk15+4!TP;5NR&_x+XKfk2Qtt_A(>SBJP^H9e5L;$((W)cta9MQ^aGEd2*5$Rn<Kk
$a(dyvz4vCQp!A=j6;H5peM&pC2CJ|@}`{QS93~sT71N@tV`$GnmebZrD_~P)aZ4{hpDKkevE`oFry?(l_Y0Kk$veOX6<$<8JDQG
^q{FEgQ2}E6ZGyR)y*l!jB_|&4AF@a&56d$jwg$Bu3OSaH>_)lzNagQcHyrI_9aNyI^|l;aYT2=z2eN&;%cXSv0l2qXM}NW2+q>t
9fC@h-FF4UQq?No1n&18x#C2xP91Ab_u*TWx?!e8jx$J&XyjWW?|RPZ%*Y`jDk8JTR~BivS}lAlv*GIR=HYvL^kpp9gOQ;t*yXe|
{ac*L5t3eSzG~M@<@Baud*1q;_sbJ$qhencl+#xfs1GsC-eYS`Y09o3o96Litx4x?EQJxh?MT+ObatvGO=A=^dcuPlP%8N5O$q5v
<JLs8a)#tv9GQl*lb-rIw)F|ADFH&}?(~co5_p9Yvv-6<-#3aSfiCfN$B@wvcg<wRn9fbBQx*4TyLv|P_jeLG1lE#VvOB`$Hf_7S
OIoDV*O|T!EQqPnEJ->}j;owTRMy)V1Y0zH2)yX(l8l3VxUTl!6>{7y+fPno(?%J76s6aWL+7sgcfqe!ACEW_uTYT~InON1Y<(KG
{Y(+z*N96m#j$byBVIa@KA>*<T(dW3wVEdJ$$t5ztAx}QI-1TpmXf?irYM`wmhB?WnC)w2>keh!vhAjrt{zLwO5%@Yx9V2sAUTjz
O~OxCEIUpaHP<t=O=xkJ@mjq`;PlRLE%#fqSZeH%D;wx??fZ3SGI-V5ea%|9vCHOPOHUcMt)4EGM8&EsUMN(AUB%wFu+9ZdS2KJ)
;|BAVdD_U*)RFhi)L8WKDdV%oW^Ns+-E%E?!$y`nZCXvd6m~0CUG*L$$h(rwcDKKtb~Rnbq#A?P_Yx~Kabw3khpmF>kTwvO>vO$%
*jl#MHoCkg1uM{<uSY2{O(eNJBbm;kqcGJrfxGKUUW-#@Rtun+%!&!1k_pL|5<=A0?=+S+-&pfc9<Yx5JxuGFy-hpPw|ZL_){ZP-
WawiUO1+3g&_2}Ii&g5%0>xY{EJF~lU0lBr@mgnB+;y8%x4P@oF<c(_<amjfLnS4c`%Y>jx4%yHXTMH()%ZPYj(BO`Bd0Lh6t5Q5
!E{U^o9C{L4SMmt_~_?%6h!5S(!j@(@nl(0LNB%u(zl9n8(K*TWaPaowC>h@^Cg^CB)%QbZ<^VLr(XSYNfxs;yZ5Oy#}h)$kjaCI
tC!5{HJLYhPZcG*Ui-_#X*H=QSG{4DV&b$fv)7p?TGjpVxzywt4-<+ZYVLhyWO{CmYbT{zQ@3{a>s#JtuI|#YyH#j0XPPRCs@Kx(
K%l)5Ylfxm=9$ciC$aAyBM0TvhRHX6C0u6M@t&d3dU=TV=f&n@bMCvB)ub`K*v|<0(+l=<*@j9~H2KcCgGQ1PZJ6aKgkCwK$%s}(
YglS~!P*;4s>MT9iqcxQyuY*1v+J9^@iSAsbHXos*l`X!*{xi0JQWMvqcS`ezZo$HE52p%JvtIdmP8$NR&qRBDIK=FBXLqoIBS<#
zEmd@%(xPcB5E#Ts~xN89fIKZ?|wB~TTYdsC>szeeP2@RyCwF-nyo=qEtRcjiXU(^xqV&zW>E|k9UZx2L~5g=cp;HXf}qVwMXf7t
%`}U=b(V3U`oF9m--BCJb$J7)aM6bI4@ZItqa3N#)(0LWu?2dA*B<WYHaiwt=#5?tp)*x?Sc6w{TG11PJIOSLA-zLNjPD6aP(v!3
a_^hyzpAQ-TR8ZD3iTw~TJu*GB8b`e1(CbGFtJOKH)SU(N7bo{rm;%bh8J3#O@v58q~DAUZ<b8N?^aDjZ%ociQ_WNMppq}c8Lit6
Xx6k^chL=+$io{PO$#?d@W?A>F=r)ONTjIRFHWBFP;DI?3p2N_wh<&W6xNj;(g?;0l+OE;5w_rj8_6**b9bbmZ=7?0X*144%jzYl
aPwrNh*<?xD*7r+rz8}_A%fPnwCRf5R4=7jDoj#^j4V0{k`&01nvE-K!(4_J5r~L}#t@28>Fp|*<Rvbu?oih!%Ch=5K+-{UL^qX?
Y(;??y&hN^L>r{gClc~E6q>PAGeoyCD$+f(sLS5NF`~n2rg8zPyR%B!_mf?2^?AC#gh|n4JIo&q`^>E5Jiidbr_PhLI)0FEde!+&
cryiM*p;}mjq4m5jcQ))tzY4{y}cqw_i2ZfcslF6oD<Bq3XF!cJgG_rD$&Zho0?RlL!Hby+AoTkXz7ePNPB*l)qSW9S2U7nOMZU3
S7jUn?apX4qrp@e>d68qkPg!uQRyAZ3rXHeh==03xY3FDpenR?UspydIzCe%jg)pnR3deg6+XiXa;lQQlGL!!mB?+nB81sx=>~)e
L;~KWrD_tkykTUaYB}<pEW$+G=L{AUGg_j@TIV4*1dL!F1z}EoA|8p%XSvKLYOFI}CMR(>2}P5LlAAXwu~oPS1nO+{Lr1T#Q)QHM
b~^8!*6U|T-3!ZN5nV2fK@Syjk-anSlen*uQdB-ae{%4vPg)XW5YGMkQ<r=$(RCt0LTC*Xlb>q?he8n-m#*(E<MzaaDiD&VtXk#w
+s=)Ldc(WoJf(P=z2}ZVyR_}%J?P7PdYae1??7&M7+Ut7n~>a$Lzq3N&bm1!urzH|cwAaHOsWz*@WK_HbayRPXESvvm_VloG4Fi*
JQ5xSBdBPKibn|q?Y_CLbWua{a1OPg4!&seYNv5NkfcSVD=j1nrB=8!wu2@KjSVc{M}1a{%lIc#5x!AjU1Cp6h$HDm47o+5rJ|vN
dU)ql-P%PK0>DI7V8w(*UM&$71VJHd>8lTPse9`*d+VJCP>I4F(N>Va$(SZ{4Ean6zK4g^D)>4%*!P|DNJ9`6k5rTOm;wMvU=oCs
NK8yRj7Fwf12Zz0w(K-%Yu3A3ErXMFLwqKUIU9YsN+II&YbC0%LEfSU9QKa+(UCZ*Lf=nm?q=0T{~w{$@AHt=0vCzv<P8YLR)y%4
G#U?Ze_l+jb=LLArSi{m`=+(I38S(-KIJ#43#dz5>4hpmIIJ475slx2sRoMowCMMPVOmXG8ZBMjdGGI-dT-CSrgDN93sIw58c|3(
TF_@meQcUYsv9jfRt+ksj3!SmoQ;N%E8{PaU&hJAZSlq1<_`4q-z|n}_m?HJ4Y+=mtmSIYE1h|e>&6p^>H71W;>Emq5-u1jwIe0I
mSKI^+lbdsn%v8EqdL-yGcrLYw>S9jHjDhX(5&L>^$qEXIr93w9Jp$yxbn-=yt*6fYRIp&<{i7!#FcbvO5<}Q?H9DHL-KPn`Wtri
?@G{?Fi1~YdgaLVnI$Dy=3Wh^A&Y6H)x2)Uvcz?eRdxva6A0<1YP`KexbR9X5Hy;ZB}Qt6X$1x~SQpw!#TF`53?@=TsxyTHo${TF
19FDr16<q+;LL>2!B?h8a@k`8CL?J$5Y}0%L<n>u5NfE6+C?igbU`d=p6$f?rN4chOAgC|+Djp=4#gxBQDujL(|FAa(z?aNo<yK4
p~x+<^?#e`+!=@W76HtY)1O7YddxgK?@eBOunmkj5(oG8S@U^woJ~~TqpRpIp)XA&YI#!Zz&~m7Fma;J3_4b352_V4B6o<lvF}c_
eWm|3HaLlPuLTGJ%Q$(?v6-i)_JIbNMY=%jhHkyX{YJstS;?@;(cl;NH7&Cb*%XA*M%86??|e0hJ)29U@)_06j$E^YthXkl)2%A`
!+x{0uNyagyVuR<F^21+?I6X9mLamNPpvbvSX<I}yu!)l=rlKoFQ9P!*u5`DLF!ZuPHvuPbTKN1=bP_BR-&&L4%KwE#Z0~3THZUx
I>iYXnFK*-bk4<r2qeT1mx%IOc}?;S?hSU)J>Qt%W04-1=8AV#TuCX+Ije6y;L=JalEec-spn)lc%~J~qWeZyg_b;1JTPLRr`|l%
F$I@M>57EsTORgdy9G#i%`FRFjx5(hOGco`Bxy5hu$3y+fhj7sbwQhBC3UH&bDeBjqlJ8R?b}*hgl&!<)IrW+bA2EqX$c`|O)?XN
6|1PI+d0Q&0u->jpH?p8B*@ges~TFgifpNP<YBF<ck|Z~%9=vt>DxoYjU7t%xm7!Ary{N}2K|o)i?Q{zgJrp5ToPQ)g!J<FDpe7S
cJjq_?|0-<z8>Oxq97!=Lk9J;@Zkfg((u{{?lz?wq*qI(y47;KR+~x@n$b3a2_g;jAw67{jBlldG7$72J9DdNhZQ1%9V-n`c+|S2
y$2LVB17E0W%|)pHx*IRfkiiWAiX7CLc+f%iq*|K6vPv$8)nvx4Rn$UdL?#vMgH7|L%hM*(B1jgAQWJW^C(rVMyZ^Lnn9A5uAI$v
fi)(NF#AHh&9iDSiD<j^<x5zDENu^lF>n)+1VuSK=C^@DHw;4yX->smv0AqJ?Bi`#hH6oDo#wl#_Ey{MgwYw>K}6zkMzKukHw5xl
oYX+IXyGHoK_ccV)pxQecKnZX4)6y#m@C+M4v`_kxzkas6|m&f&Br*3!_8ud+L6lkr7Z@5J)Iv@U6w61s)~#kHLJ0-o`_?-cr}8f
TGscSnHJYGrNpx%y%8AuY`vV8+e>YQVqxHVBJMAUS1JS~k7X$W3BA;mL3a*pX!9gSH<*i3kudS4EnL<qD!hydR=gI|Mx%=n_*9j~
T-TjkY-m-FamUk*GbPV7Igc(zxo<*CQ&HibcQIOJ=WBN!ydmaIyMb|ao9kQF%$_q1K0%!vo%6jqvLp4s9}dR$T4o}C7_3p~@u?ta
M37-9L0XAK#&wL}hV3@zE(+eH#(dk$>FUs9yUGAPbUVK9S7ziSWcYnWqUiwT^!6V-+u3KCQ71@_xIK{hU>b1w^=+P0M$y?y_dzO^
J#J3FPYKxxF8CeVCt*Z-!&|&P73lS|d`q|W;diZKQxLB*&gI57ku1$Go$05$c`S(xoRpDH-yLMjxbf8UtGmv+vSaI0RwQd;VU{p>
D(!K1tl_@oQr@Mb?xr?`YbE_<-;6pg&hsx>rGkv<T0|vCiy4|Yq*^3VAqta2n3`N1&_Ldk&Ou(@3nD(YYp%JYi&}mrD#If2cjIb!
kT2TimGfHsYsSJ=0KUPM!O|5Q%1og7EsH=i=2Jb4WoUdbdN8djuSJMSY7Lz(B)jT3d>*acf)XL<KumBj;D{W+LSQ6?W9u!VQwniB
=+J1Oz|dJInG$DS)b$mG=1$Be#L}?an_b|*^^`D&H)QNG0GN500m5Yt9EmEX%aq?sUe19BWs*~2V0j#ftVkk^&p!6}d}fOnaR-qW
D-nVZ0xt*QHM2vlL81xnqf||@ZBfZwl+<R0C~tDoV-&(x)U%1+>!7nm3`GMN4vqzyD(l1}19MV=e8ym!GzJ`nlHpAWDZ%7Hri0dT
7>v#$CXrslMvXvcJAs8ka<D|RfKA3qCWK8Dd`v|gp_Fa1b3RxV81>1_N>ii2$ZR^D$*edNndjKl4q-bMJVs8+O$Rgs<{UU(RvHx^
>4vJoQa$lk-itc|mPhsTNMwnoDZBK9C%F9g!}n`ng38Gs+kZD<KR?_0VGVGUsEM%qQ1I)J;hj-+WS=qK(r`(`s)tF{WSWc<b82+-
`FEe=+1Gu~DB0j<kX-mr?&6wPbW);%mYN|Soe8j)2S5i<D?w#?uoeUo*lKRMG&kA(Z6WMf52S&!`3I?K_7I$TC;0JCUw>@&t<Z+q
_4g^IWOU2~-y7plICzq2jusa!6t5iNpDeRAY<)_KSKYaB%alX7ba$w9@6c{{46DPMnj*1HQni#wr9=2PAlq0}P8})Xz~!)}&j?K?
_8+^aI>Tvgh(k>rY=cyJ_#K~R^I7=pv@1EIaO`wp16kVc2pMH~FQf_TlgfZ~PhJq9>QpiN=+T%3kRzpFNHZ`(Wl)in_C_F~1S<fe
>AFZv2!aYAh(*>E&?ebTumuBYh_X#M$P-yeYgQW#(r<LZCYcFXU6e3_VCLy2(A}^B2OA$50i%#R<*^~iiMifQr+PFa{Pf+pC?*yz
WY`NLfvr%>WTP;)q$blN5py`+<l8RjZkQtJj$QwPxFl0R6y~-Xt^eb|$-{!6Q$?&ysS0Lbh9ycfF>69iMA-sRLwF~DVD|cML%LS?
B*73zMAm?)$*6<QIFh`h%5}M1xG@GuRu4Pp?&SJvF$OW@F5j!cU12(bc8oAet>+68Ww1-uU~LpM$)pdfF%j@0`|cNmlAZJU96o>X
=+7s6`)p`s`|sQ|oL+6w5PwC2*0iB|On{sIEUwb>wt#?GKq3y?XvfFn`0K0=AzlO&b(KFN9D`D;{dSy+oI0(f5ws;ZQFh3v2$@xL
v!+#1aw-imGewu&6?Wzt%7Qw}kydhnKi=~8wjY;N3?raT(H38<ECC9!yH$vhmZcH#M~57)Q=L1*u#Pt_5gDN+6=E|REousc(W7(Q
X8K*!#-f8d#!I6_$0-uUl)(%^9QCx0ah&UZ&`7(?o-m7sjs4tN>k=7oxXP-isKCM!uBqMD6cOIe{g8ohtKSowA@w(Si4gPx$RA>V
K6d%*Tg-y&tIfXL?B}*1aHD<aqv(x%xvpiACE8{Mk}Zmamx}evwN((lOu(WiAb)R*vAYvPMN?56WL@GZ-VoPu@>0`;O-07QQKT1m
prDR9)bw(9UC~Jn!kyPyOt@6U5fE&4O?&a1LE(sks;DL_G`;x#uRk4~2QRX7ijjo@VtJ)jP`#*ebSIACik!Vf`k1jv>JYhs?<~?_
e7+758x<$XEZ*Tn)LAFAZV=EIbe*H*c^4x+8R_A54kUy_#9`z355ndM4=F;LK%o+mLWKcf0~H`FfFbpKSDi&qx|e3OHlzy&Es-CJ
cEZ-13>k8<QW03H3fi&*Vv#Clm@qJ}`y4-rUg2wMprgIlm`^3|dcEJToE-Vz>)PINQqIv~c54J^rJ0DyY^H?Unyu%JNN~xec7_R|
(9V+*?z$E4A<s1{McB?nH@-7Sj@iRAR%tLwGS<*ti8ppfc_U+ts~1AVL}Il`RpqR-s3JG~q%2ES97d(PwP;8h+MslXZkH_?d)}Q8
?=0Bqjk5-?8G*|uhP8>?_;<bSzM(jWc@FiOBvO7n_oW0Axc6xA!pRIj6%ELFG=i%6kR#5AenjuCImf{~CZ2Z!=WhdHJVA0Po;hL!
q7X>U>n0!-EpWNC)pJ)Y$rz0Sla5W4JPA<I`n!+B`|(AEtvMS^q^ph5w#Y*Woy<khDzrh%ZJS}XY<8JV<#18k4pGTxTfZMW?RocY
^WON*JncEuY@vOzB8Y*Zplexod|6gyVJTT+qlk9sR`rusl!>HS*7erSoVQis%!5fpRIQ>YBv%OmLC_^!w-+}Fq_9q)t1AW^=1sa7
W4<#WC}Rr9%>|1Clvo*T#vIyaw~=|-sWQP}Jn?1;+CyE~E`+Zfj<8sQca#p91mAj`UFm_!am5wg#4{;cBGh5TgAF~(D>A}TMxe-r
NI;SXv$$Q*x^j?$vl7rv_(VTF`r`3^Xom@m6Ap|fTMg2jCfy;iiUS>|@!s!p<ase7t|Zcb3i{c?MB8tgo2}Ewufy;6zO~YPe7+u?
c55G|nW9z+*m<3h^m=KD%;mHK!_@^83MB*^9BNYANH*f|3#8Yhq{wfyS?2S38$@SzAm;Zt4IGa#I_zXv{?lQnaQXIl_<pn9nU)59
8lJ9qgTy`y1_R^*d7PA#gov#At}zB{TV(jXo_$;=<?|H4hd}YE(@ilgHoercU10)2DoW)+LP`x&Wqo<WlaxuzCkL;BhV-Z?K%@`O
S%zo05kuI^*gS-rfqI7Ctr8xj2x`R_ui52CBofY$CBA0UNs|yAtkqTrOd4(LMr}%xSR5dFGBVKh6LZJkqm=TVKI1o?588cSx9CE?
r}pn&?{NEMC{A()NKgsY*>@RsclaCN`CUA3<uj=wIzL^UYL2<Crli77BT(Be6n|tIMI?RO%8}GXX^cz2Z)*5zw90+Eokve@c;dtX
Rss6A=hk#kLiTH}HkkpR#2OLh2KsOtHp1vj>}G+KWt2u{WbeE-ASi>Rqn6GayG)jbs@tl#u*++t%`pB)?aVDx$5O5^h@_G(cU;NZ
di~H_e`RSSdL0i4;K3)a-`3LBy=&OKYg9^+9(jH%Mng&ff+2(IB%>8U4S%bQ%M7=r7gTFpvk_}g&8QM!_z#cG!LNe)Zf{w;pndY+
N9yU>$6F6zbh<F`hty3#?{)X0A;Ns^6yk2eQRzisqQQfF3$?8;rkME_70a!d9WNmeGL^F;3l)q&RaH?0Q8i^sltuEwsP>h$X*_gu
I@0YXIx(C$M?-|X`ycdtP(QUz8RmS5n{VSj9jx6HMEnY#6zkDZ-qo$P)Zt_J^m)`&B0g;BY}Ne3ge0)_ZcZ0vY)_ZxYme2(Z#&#s
_eQ>+7~LAC=7!Y8p<$ZRwh%z;Df>>OVwYo2l*;;vCa!jjRD|2D)q(HLt%xOx7an@L1&U2@3r;ZA=H7wJPTP%5#yegEB-c*vqsKoj
x7$V{cMlboj9_L_5@o1JNw_9N-){4uzW<!~4jQ9na=4lL`j_K;kC?mO9q+`SJUkzppz;Ktq!Q0CQCH07Of?DeAW8F*eJzFuR@xGz
G-$a8223TDuiFS{f%tMD0&JZgJ;k35o_}Tdsfx9rq!s*Q5msC=1Y)>JtjfeM&<zTI5D*(&5uCV|*XApQ^T-dsEME@|!UTXJas^^&
LJOpZ&prX~DZawIe82I2zTGaw<RYA8)^iNhb$9r2m=M_|<0!*FG5We5le2gp!UyBjc>Fj{{=VeN@IQZ)9>J8hC87)vNR^L`A%@dI
?@jjbq0Lwe1VVH#(S)c}s3?HUVOOZMR$$m^v#}2&vurth0*1~sD>7O>P*2<MRZ)7b5qf=X>Zm?Jj9T-`PC0HAxpafbE=$w8=BHO2
_xJPpHq7(sHAbHuXzypRVPL)TVeZ-TfozgRhu$OMtR?Tk-8%E3(cnA-mtvmJB&u&%0M5o6OrU=lYL4muDi;i43f2US1B)=Xt{x{K
wijnj+0ax#BEOB;Zp^j}cN2(r2pXku713cG@wO4zL>(5uK;TJ<NJVf5=Fx(&2*GWJ7$R&!!b~$5fwq9z5glWD1AMDu(td=84`J@r
oDHoR7Gts)Xtm91frok}i{ah#$8OG^iC#ImhHqB&y~RSmZb9NXxosY5AZvHavKzvx+haDgM6UAUvo$rn8ZvO|?{0iQdhXKw`OnNg
PSV8+Cxxq+XuFdMyrz{V^-AEAH8#mw+px7RHE$i^Z!{s2n=c(W=?O>rD_fx1!OG^U&2N<#lO`B3j@c$5iOWq}BaLxr=$vpQdK0DO
ha^lz*ppXuV1Pog6o{P$VCFexjlH%_OuJJfBX2FMEkQR)3mc8H&it{@viald!|HwAk%rx`y(79lbQ{mUw)2to0^tzFMtLCm_tI7J
VEF4^?02hq2|UH}#Dm0}CWX3^Z4{ha#VXC)kNy(#g><M%11w^NibrH{h0x1LA{>JufG4rl7OEsYL8vlmMG7j3b{4KIDqV@eRK;Yi
twSlmiMMz(n$}#xceik&bW`6?o#*3cnKuZExzuHv8L6UDGeL*W&4_5tOoa`*lO{riloANBNNm-HK)aGz-n>Ex?)cvCHS8a+s{|K^
#uIi^IeM$ti=x_65I|?=v5YdwPgKDon3C3#6cC+K(_s@IiuGj)G0NqHMJv0wB&%Xfe}gzZkAsia8{5JQgX@A%>D|i+6VGQz9H>t3
-n>Eo4exm4tS%Y^H_M66Zq<-dj*}ily1r0FW+Zy01z?QfChm`~t6<^~+TiKwJC;T+`06<8o=-~@J-skEu9-?t2auHGs8tMLydi=j
Wu~-jZW@q>x32Nv)Q9OwyMY0QKEJQ4w*r6xu?OTT|1P7aGcx0wqXPkxvl0#_ftXPdGWTYYLw2EfO`BnmpR3EfhbW*3q!1V@BKk1P
LQI;j@5GFn`nCsww!SQp^KY$BODCOkhQXX{KAD%>_xF2^iSBBmqb;&Fk}L%Rv#fx-RG>%-;ZT*8(vpx#OX)ixdO_S2K=s|Q1GEmU
;7w1u4nwV=;undh8^SV5d|v$GvNMU7P<T(oSGo~AU{e(O6P9>k(mO;G*ou9JKfjQP+t$6^r&w$eLDrpLU(v%}M~4lAwBQ8N#GX_u
X;o0SPALBrviMalb=Z?2<s@9DCl(V0Siu&-rwfTNnH0cLPDn;_JxJoKvo$g-6Hrnj0x~iPE_ZzTIy0EhrprBZ`?VzN-mbud{>!Fk
OsbkpBPLpbU{s|Bz@t-hXOFU3dW$;4y0S<gX1)uqnapmI;A$PWwn+=jG%*n!IcQ>SqdpXrNFvN?gX{P3YH%}uPG?TFodpGSEn&@g
;_;PVb=zjdY|7r?QPRO9#1=@}NY?vprI{5t(ra_?ojC89U4(nRCyVug<7baDa4<dAsMJIvDz?7d6vS6H_5gDv4wJXhoriVt^-X%N
`42ODsObP5hVX!^A(XGDrYXdl)((W2%B{6Xx)O;BDfs(hb~HJC2Jf)Co2urWO7#Y<QDz7Rh%u%ly(g6HavrBZ7)LXx-T9UI<>%?`
1Vf&ew2nVHiKrwhnpd;p0p^d^db)ZgxH@`@YIN<r=1%tnO-l|VF}X}YM20Y@y24cM3uFYs$|oX0WC7R2^S}Bg(kc5qy(hY-ySZFI
9Z(>y+&hP-a5RDFq8H91MO`v1_LqX<5GFqb?lUANFhFwTjWvgYrhg_`p&Np0H(G4GOG~S2C68}PUOH(qUR%r%#krcb8n|VbEyYT$
B$3jKTX077ML)k@uUT4LOe3s+^h;6N9lCb*<uWM>f^-M(GD6o}zEvqlPg>nenpsu>#9Csge8t+PN;rHH;E-;lk@)uup>6kI!5?2W
6DO{}Xg=K)3l10n1y}-Huo@687;90azO<D{JPM*(b?FqAD=~S>yfmEDB8+}6vwI<&TQ$bSnp;T<GeIuIAx1$KStB2GNR!m6(|DM9
^SkWlIe8J#i7C0%aa#4g;unpz)2Du5ICpNlBWS~NCF2_Ue$*{@>!Ej=$(e5h&b*iDHL7eO&gV;J{l>O>J5u#X)!k2T!tx@?+pT9^
>wTWN9OdVV=Xb-;HFg~EOr#yXLSKy8SzBdBn|gyW)*I65c4JDm>{Y87>fPHS@feap&2h(_$>^sx0wK!VJ1-G2Xw_XFmbVOGmL_GT
=hKTw%F)oyN2gZOW9w<lOv}SV@uOPWkt2gFkx?-?Z!^}V81{6?L7Hz@7midn%O3S!e9hm8J*{_crmHS-c^2K8;XUZ^N5gbF+D)V*
w0V?z<86~^)FHbf9Z}XmI%P!ah139P(}?2>1Z+ZW28c&Na)m=_<p74I9d70Vi4Fk=Y$lRX;sM%1gOMS$h<8GXw?htOp}Z#&ZY+?J
p-68TR1^UKG#yd6Bd0y}=JQ@W?B|lacp17y0#vG*yzS3AG~ou)RF3W$>49D#&Y8r;q0&Gi^@pwrPf}bwsVM1OXzuphvj%62Jnn3F
H2IQAIC?zqX5=PlyVA;W!mg~SX~1=jAXF8h21CrD+Q>EF<r>tQ<b@>GS;uAHK{j!yR3h<Yq(k{Kywc6>j8v0^LCtG5hgoC;OolbF
L@Z)1y)d%F0k^*?`IBv3KR&R!fg;zlnpGi_0FWsv@ToS$7y#u2Momsx6__`sA$#&OOL#P^V9VXwp#t%$zZ&z>nb2RJj5~p<J9cqv
6;tUO(9YXNl`7J3WqVb7tKAzHg_0>L;v^AunOH1_3`s#VyvHgCrDI6Fc=0-17Uq;f#n~E})#&S$5)!SH^oK!vnQrc!f)#7M_(j_(
rECr&D$+_4vhx|ouBp|kO?XE4nnO3sl5o!%Hq03Ib5Wh5CHB^3qTRer8F;M%1szcpTBT@VDLXo*#27kFqrSJ5oF=aP7iUe;%weMY
)!?|<8Hk7^@m<?ETo$xdSf~)_9V=sA9jjGnuMviWpnPVwfd`GfAi!j%vd)=+qNAqtRSIBc9paZcq6U}KF2dERFwsWz>$uG?C=Su!
Rm34x7vV=Omt!LBy=a1l4w9hlWPTmaD59X&)g(l2jVI|olv{j~?}|AB=+{t+6I4%Cd<lu5s^&W0-N2$<|7$NkZul2-tR`xdjCPrU
#K;#CvN>9+U1^mz6sb}*7(22SCWnhtTAHmvt8sXoEb(nA&Vx>dbhahd8gq7Zl6=~rKwQ($0a}dKg;$NO8Q)t9;?<MBy(^`pdVGeF
-lV}t&j)A`M%`04-3d`m&k>{YG(WG-;oNq5i#@St^O4|moY)MMf@&aAA&BRO2<lKboK7Z;(~e4kt}c0-ylN97NGSm~Y`_x3hMR8a
SrcCkYG`6cPK;Zh1gu%2o|tu$w3x#gSrm$Tb)#N6t>=iM3}i9^5qrsdqHga+=Tfz;33HgQ<8H=v7hMP$%}GMN4pDaEt~z3*s8NI<
#j5MkUOl9_u5^w%rw$B#9+(XXhJ-HQX&HknnP0VRu-19GA0KVhF*|jvz^S{&P0kdb1gy_D%n9IUEGH4Jo%fyEJu<v1y$4aA&<z_9
3fd`*u<Oit4l1Y{6Us&HG1kyT<2mQv_=<{)UInC(ymIZ01?zo_vLfTdO{bBJL%ywb!%SDhz)RVkaA1L}eIGH`oMhOCIv}=rH-WJs
DJ`UpNo1DX-&{?0!<VF-GtTB^ZI)thDrSj>sK#cVUxedpx@NlF^igQeSzvJM9n+^()^_Sr5~9@WEh@cVsl4NdMfcIvtf-vva~At=
%$3WM{NF-Uj!o+8l4|Pph8?u-l+fsOwCb;yS7y2hTQZP=i2*3hS0r3p&0&IOcc@M1?6z8akdWf1Lt{0Bz#YoCZ4x_8R<eVf(d(|K
UJg0f(X1{yYRy&gnc57LVnO2ij*Sna&A{cLNZ?9DcE?tTuD9H+D${(MH)|ORFhZwJk!Ca@b!G8yeM~1Q-g8>f0T*pQBCd6ezWeC5
yX2+5vg$O@wmLuTy^zU}qOPfE=9}cL<OqgQ;7CCxrAoR&rVSAxOV*v?r$&~tgx-l}uCO>fRBj5SK;@ZG^IY+%hP2DDA`TZC&WCBV
U6;(qH#O0l>wV6r483`MZjFm}`c=ef)w!igr5QBIOT5v}hzAXw3wLU+#vQ8>0dl5QQY_jKVtYE-o#JI}72??EBo}<rlqJHpqum#k
m^={R;V-cPDI`})p*%xeT+24OX;nzl6g4vK_}&X^5n9zoCE;CnzYz(E8qjSQK@FGcGIXvTM9k${ULO@`zYuEE%5RGVpv9-0SI!wB
c>}8+5f1UxY2Bbh)?}gVe7LTgyWCwnDWUW!IhEJjPpxecR}sB4$By}doTm5<II~XPLy~kV8Z0%YzpAxLy@=;djdk+xt~sFyNS6CW
;>kBdWrv#Nz_67e&gvfEEV>$1^H47NcXhZX`rX{PYp*-eGtT@YvuZ7xEl!-oXwNyb9(d&K<_t-AMP!l~#xx#f4AQ1%N!vWAlC)x|
=OC*{XC8<(MsLPhv=k6Q6iyoWvoCjDTaL~tR%2ILBF}dZD-tx*tJf6m7$aU^df}I-<V_lM)-Zfc>Da2nZKn6LGWNzqQdhD<fRbyy
3CsZ!P_;%KQG6T?Wi%EUvdJ#JDN89af(R$2d7dS`4~dF8)bK&KO=qb)<ee@kU#NuU(H8rYHG9g$N8xCXS$_AEPJ<_2Roc97P686*
$i*62d+S&uD!N(bh+u+gbj>xqTLzaoAX(04pqwQXhdboMYpiB?*W-OCo47-Kg!0&w=KN#vNl-27?Qt3s>J(<OF)8qztZium=Hatu
yTgaVTV4)vO5)BKP(U|C)S}cgf)-_1f>{ZPgUHFsTS$0eVG!g^#L}T!BBa{prh@d3mK@7EZS<YU*twRATzwjBnauTDsyz2Wiit=P
G%@w(r!}gslDi9<m2KyS>S<=|z9m~WJcg2L4^4-*J8M-i-I!8B*>q^S3|NW8@LN@amaYL&HRVj8HL>eE;OQf=70n1LaPJE+29aME
bq$`i-C>wPj#G51-*>t~^E~Tq+107(b$pCUnA%5TOR*%p_m)~l3Zsl!M}!q7UiLLvu1*U_5y!9w>eCVBG#6VWt-5o@V(eFx!aXZK
5YI@`hlkEzlIZJNh`YPkAzm9tlPEYoRhG_9YcaEa<z{C4GIgz3j<TO_E>-ihb7bl24<3>24oRdJf!)q`hA6AWt1b}JBg;z2rZBQ4
N(U=gio$IRAxMg5lWPlbSCY=5tJj@l-7Iq?IOIuMX;&c0N7KWIVjAW$LI@xY3SczH6w+CO&Vi^j8|b`OtMdna+L0lh_+n!o*m%KR
L$ya~8?ZcUz#L5nM{tEpc}Xhn6T<?-zIK3Z4=GJbXD5R~tglSNm5PjDoWN#I$smyMlM!cTag(M=z26vk#7^x%SP9|w-KM=Y&vU~M
lbr{Lf_U!7Y1!!b^wvEc^;Kk2c;b@*HjoW6bHs!T1cW<ehcm!)&k*izcbwZqVK#*x^D>0CZlS!P<}@$?anaab^5<1dB~6lotAe1S
0-!_X%H~}`Akb+QZB1(|s0<8RP~$5rd`96^>XW%eG7BG<IgBN?N|3!{yv{j^j)}x|25XH#GzO?0jE3h2erzZZt=G}%Ut6jiK}~dw
wk4S$2M~DdHOFueS#OPHfP<V>U|$1ziVPieXrM<9`IDFk(7pvNSmX^V=Qi5k=Dw`nn3rm~uMum(n8%_M7l~Ul9@RCY3u9TVyLO+1
Uj~@-Ti#(EIx@WW9SIs)bDf=O>(_VSjLYYSUyO#IeA@2-4gp#~+cc=lWli|sg*5AaQpN>A2@GaU=o?B^6EnK9Fl)@B?IcN(HY_V(
m|BeRf~BYgJ~AX2)YjO>?V5O$c@oU55RulY6%`OhO(IcUza6{w7;tmcsyqo+sPH*O_&;5BO0;N)#JVV`s1G&9b=i7iIg^a2=^Uz?
Rdfin3cgxFvTt^Iq!q9;lBn`&TsP^MtxQq_m*K8?ZlR>#3@<lp&}=7$Ni@tD#YkBLhMTZLo`a)~0!%DN4sugHThcRv6MBpmD&v^e
7M3x$T_z)vO}#H%)+xm-=p7OPLyfh~s>1lD+D+$P92@NIL87T8@#{`7MDM6@Bx1l_>nSn_>vK)HS>BGcn9cC;zLvEc)%cAqa2WKu
irkV}m?t-Rg$YU8Va++M4Ccc_5n*|yAXX^*r+nVgsAZ&3;I}34jfj$Su&Z80nC({&B#>*O@y+XRLw=22uAa{MyRC88d%3N+pdxDi
j+1aHgOh93oHc0z<Ov0dVOqoPK(Wb$j){y%5Ep~g8lI(ABNv|8#Fwm*^R(A%%$Pb(4RnyH6g8XTk$9`sSs_TWqu#ZO3z1P0t2<%p
O$Z26zcGTThi#5Uh%TuO;DQp41JY-_cs8nIII#Dub(z|t@neTCM}y+{Sw@9!yCL0Bbf~i1A{x3AFJ1P(?=)2BB;yUD(#KbfqY)Q`
U1O*`n!QQKe^hL8jzNMHk|(IhkjxbG)X$pkdPH4bT<6DImdzl0b8W0iB~<Re?7d}jsG~r8i4zX82NKTa=Ad{3Wr%7s<u-TZB{(~1
a+38K)Q2KNgSn8Sp$kK$%zBrFOmI8-9S*2_^`opg3EUAhkdKClc#?!HIXd(>iAyXHV1tbk4i>_Vg_BZ`Mobc&!c9Za>p{nJV#uH`
CxM-lQPgyBU>kwv1u)4qIl)In$;1u|IK?5T9EFM1&CQcKs|_BY!gyw>(I?-|^KcPBznAWb>-YY@yKX-Xd*9b@Z};2jPBx6$I$TiP
Foebf6(_D4KG<d)yI`9Zbtr#6iFI_y*ijHMDmK`$j%H?^IR9S$oM|BAh+SMs79IrJA2jB1nx$7`BXvr&tc=$O9G6>Ce*SvROt8Vs
$Sn{-W>V-shpN3U|1<^olBz#r;liV*@{qdf(ujDX)TuZc!7G>XF-;|PZA#~ZlTuBc|7q-MPlcsB-d0W+Ru45>3nBb4Fgu=JB$(^Y
7W!sC9l#wx+LJSC^mm*28=kNI+tjMQv#2+Ko^ZXAP?VkZ->o>**^afDY8rc@Qx;K2$X)*JmCL$`ed$dhp~o#@y`@5fOCI=6$%lKV
VZH0nU_AT)mI89R9XoN7Xo3;|&=4r`v80Bh9m&G<l<-HplM04Q9n&XGVax?BzfOO*jrTk;_@}N!q(G22(d0SV;ldme2KHbA9<U;z
VIomtC<2ul0Fn@i1ffz06-c52YKaLN0+gu=RD7fZpM%}d{`+XWHIJ$uEr*c3B&0=%1|bvG+w0@c&)3OB4r?M2ArJynNe~8jhzW;4
2vbv@%fLYC%=j7r>s4Lg5EDu$8~T&=7Dpz4BU~sQ{qRZ3Y=-B3ho?+vw*7IHjLKrsySOgx+DyNr-Pww&y!UI#&dbjoDEQVV2a-&n
pp;;jI8aAybsXzmc3(W2b_g4SF_A}c66rkSxL&s6u8VT|3_(W+Sv1KCX06Fk#L@h2_G#}WL~mVzv_x1-?r!eDc6QdzGD=-A?bG-8
_j^K(zBYodO=k8iYE#8BWigBx2&lB)hEpUBX-N9*`2KJX)ny$z+<Q6*HB<Fcpo(Z9p%?3;3DKkR<1rKr5O-%Lz~`%gna43s?c^<h
-7ePVRmb#NX%aJRM~p5b8gbMgp6*2tvl~i@)$@l0aPxK4JMoVVwybp9bNq9JWcZMyF}>g9gz>@2{Qh^~MK@He_5UwJXA_1Z$cUU~
Q5j)->v|2FF9gqjyZ!o;kE!MA_<X**A+K%`#~Ej}qlymPGZb|DvoToqD4?~x%x&*f)U|O{Qi>w&tK9yXPh4c_?>I~nCobrl8Cazx
t%|xNl~r!-DlXpOy0EcWu0Y=9hV=>1TXam2T#%|;6prXrxLZ2i4Z4;Ku`&}1W@9laM0j!2pl{>BqeyMrDnckI>gv(V-HR`eX(MRR
ghAGEoGfB8YRg;iF42q!)3wx`tP=?wNU4=1`0m2{(aG<he0(2<p@5(yv6D@r$8oLlS!T^yi*Pp`2GvlO+GZ;V#ZI=F6(sHzlE|2m
IFzfr{vPeTB%Y2Vwf5Q(a#i}FUHJXv`pSKv5PlyHI=p<l$y(eyYY4E>5)>2&fe;N7p)5MlhTL4%u9EeEs7ViZa{33yaPY_=iv#;g
WWh|6B*Mf&AV36^MKL6SN--cxR6Giyx$Hew0DHoM`Ha`v9Y))Z{LYHdNFY^I#GZir<paV6a(%G)AgT9(leq9Wrod8EREU&<Q9}6f
itoe1kJ~8F4m`p<Z%-|4uu11UYi(sjBt+0@*W(KHcg;)+#YXG~BDYSNwwR8%%x5bcVSt~nIt$KFk;%ZrI5@lI@}ZdQ%;AOc(+w2q
;&$$Bz*M=HQw(#BiK0%F<JvkxTSX}<MOfd24VWiP+KjBJ)62D{i!dJU(8pUaFe`&AIMI7_TLE!$bv3|j+d#?&#3qeM7Pz3)FCA-J
yj!hG$Z*3&Z*{uK%@~@nupdfS7yox%7jR?F=xB3#Sh_Z0P7*X{JynYh!wsbX^McFl#Sri4sj#Q7&GY(kK=t1?*;5lm1kh$VQSGQQ
ntnw4^<$8x8t3$FyD?NnMqDX~ROnN#`g2-r1w%C=Ln1?IyR(b_bMrT~jf|8cy^7OiH|d^09|l15!bB-l5LA?rGC)D+nJUpubxDvx
F%?Tm;?4#j`aN3p?wX1si;#O@eU<wQhFp(%3NkRuDl)+@++^GnK<FO3k{;yeA<0U)7MN}osuKkjhS+Ev;|<BXwj0#JT$+cs!1wjm
z?Ce?_#acASL79Uey&@jEXhMIYU{SU`csWLI0cbWKGUNPStw(yi5q4DLXJVJLq5UDc7e&MixxwBR9;%Kh2o+v2lF^5TAcDkH}W{*
59AR}*AcXcp5Hr;g)spEc#Sxc>O-gn4smstNTY-mq^Ba`94^>U6kMugM=OwAD9oa1G0qiEbCKkwDO4&ZN8Q7eUQKBQ1=^#33!a9l
h_WtEgOLgdrbg+ce6}MKO|W!d9hMxkRN`|9qKb+wzqy?;L`a!os#^DDSXe|N)e%O4UztBzDn-t!p6-iOcwT>I%cAj2N++<RjrFoq
S`0ne<YzCVd@Y#dZ<3He^_p>wB8OEIQL2iavc-lPuLPW)r|YE=lXr`TGuP9D4ajxK+1yyQt+i6q*Dvg)1yxs6rdwM?sg}VN2Z`T<
H|u2BIO~cym4b;?^;%Jgl<|k*twBvw44fi}DX%BX+3IuF2e|X=^qkZ7B78rO@qqsYLDzytgU=o7Q5iy~9eBHix&}8|lvtpZS*5xP
mzo>5X%lwUR+W{P|C9f&oobtC+J;F=z~`7ziw&fL$w+cLO=P7?ZZH%TRPj2H)T!EV$%DK~YYL3b8V_fB4U2dvqiowWi!`H$1)06{
W{i|-I<_F%Js;fsEXGsP7HA1jP)7?=txIXNa)N4pp6^+>Y+==Dd9sQ6W=mxAAB1mZcMB)Z2pr)Y5!Eu42r-V^xd|5==?=@0D`|N!
Jez$<0~GiNhVCp+=SL!-u_Op~0D=N!UiM3iM31xH^8__D|1a>EE&ES8KYpqEl6}W5d4r)whm+-5Z6?EI0AS$auM8)U5ApZ=k8W%T
{~V#Rp1wdD19?6XNMtl66bnMbMABf$S&Ed<6r~jqg$Pqk2vQUb%FqQ=Qv*OyQA0{ll+uL>#HK(p63~=^O(h9QPd*RC*YRs?P@|%u
?SZ+p0T9o!gYuz|)W@b_K9;g9g-Zql-Ns}vOe5)P5HT^M1yC3?!;gY$W{xIaabS9b)p?m>{c;+R(I{a$BvL^TA<FE#lR%-l*vd&e
P-<xdQh}8Ol9ZYtT}K^0=<n0efS`ewtRu4>^dwo~_Vfh<tb(^rWTEVZ^>}fpc<*W-)nx5akT*2s+W|!pQwbtMO;E8OA@3eylgBgd
Uj9qYQ@x&q9RN}ut@aF(9x<%^zJ?v3lE4s1(IdFVc}V#m<ccs7&}v*g3Z6-_dyfAm@`%d7^!xR%T!Xtm$K7KT_}NlQ&3k!HM!4zL
Nuz|YY%DHm!F&6-UJf?Y)*57ioY}oHu}Ij|ZlCam?#gkM8b;wJlod{J%nL}&Mk1kFCK_>WvD-8unjK~agH|0fTp~0{5*@ioEw#Bu
wzxz2iPmh1DC878^HD_;gjV{>3Qv||e#KURJ#xchRHg;P==;?V>~<<N(0ICKm41yr8nX?T5LJh(G-a#`CmXQR8f%Ykadb0K@;rTY
Y59!dJm)uSW+71WLj_}pq9~7n=+1}lrvcludkx+QZEW)8;!y$#5Y!Tiu_@mAJbzwKj~kZ5?mTttJFx}x7CbhK82R9z>2Q1xo3~Y+
(Q)?FMSb+XqR0ojJ{7|@gp6b~fXp$rZeW;%RAD$(%|9DC55c5`!@M)HoEeo8(?v5x3k1{@$VPy*<?%YHP7+9Len$M8PqxL&Y6+D^
2XfM7&qC<|&fFw*JA<QgVrODQ3xg|%X$-yBXBdp^3yvIF;zvuxNx9fw5S$TUA;W=k4s)c$>CnYvC=(-MoJbv5!Teq7@(Z^rZ!3vh
C@#uvQtU`cuunS#>_}yvttRfV2rkH|syaw2h1h{9U8sf7N;?D%1`tf4fpLilbbv){yGgl~4co_Y<Xb0|?BlbrID!I2!GhT>lMo4q
J7+_o%p6F=2$2SYAxwc-nUieni?$=K#^Oh8ErA3#Qf}NOH3WxPLS6iLw!(QK&JQ{0hmhe%DD+l4lCd~by?2N?HoC?Ypqvx15UwA0
b4G`3iJhe{!zTcsxiV*~(GCPaev~F3J<GY=iYef2@UK}A(|}yN)VOkK3BrUs5aYcY9qVA*<_D2>A;7Kyz^?dr8FC=15QOK=j4c4t
8nSB<R!v%k(2PGxZ3&=N9tp-9j5vW1l5;!{2jrgg$mybaVIO6zlfTc8!-h>93b0JVwXqzboNJ%Yt%ho|8BkzSlw!1{2ZJ*~r>4YT
6P&xRBj4umd*0eBeCouyJx@Iw9Ts%@ur@dc4z?RI<tN8FXHnA)yDSk#2uF{k^q$6VU$55|D8AsRMJYg~6O=0b4#XcM*Egp%K988>
u%Gk*l$hudu=)={J}d`1CTNlQ5JY5ZR5@S=nAk%Pm*54SzS?$SbLmF`g_Zv7j+zaag4!~_8$}mO6r?;8uYHaq*~S;c48tFk!-IYU
Uys3%$P#WDQ5YgYercmD0;rLusHT#adm@OPWCjqT1sO}-KTf5IjE73Tc@U$8&a*&u0U-@_9M@Genv((&n3QT!Q7u?nHE4&NsOg6J
HI8*Ca<2D2R{+zbD=Q+vS;-lSiXA^5`^ncc##pfsN#}jfya;@Nf&wYJyew%8<`>`rEQWs1RC7EC4o3MC(%z!c!{wQjqinIiXTlg5
I^%CA$~wdoT+6Xx-Qv>Ic|p4~mJKDO<38!sI6Bm}z(b~S+jFBgKA#AX0c02>5IW9(1PyA1nAJ%?9y<7Zy}r$sjiukXXUV&GETR}K
eeJ@W7TZ|!tbXpc2&{e=PX0X8s_2|7w=;5RH%*|)oT<F0vuO{CVtT?)h!OHr$W!yRa)Tr)f`Fw88GvAfC;*^SAOz}>UPka3rJ2?l
CLk{oiC<yZa~%g)2Ts#;L$iR$e0g`nr*1k7iqA=UW@xZ5>qR}Bo<ab3=RRl6qz)xT{~oO7ph2*u<Im1NTUK&<`4&|7`}K$-pH{sk
I4eH42cpytzm@am{X9|Tla#V2QYLy+(=9jW1AYdVy$YQ8Q-Q1UX!b#2I2E5aU7j8O0+BBz=f*c#!Vd7R(X229a24xN@pOuBQ}ajI
OO9u_$L-c3A3S}(X14hJI!P{#a5W9a*|~GJHEOOMuj;Dp)#?wfu;XCHmDtTI*`k|5o5MJ?(kvYC%~+DhL*0o(SR}|Jik^$^3t3_#
hOpLHZFRhc-KL&K@oI{|Qk-NU;XG}bq|?q$3JGMEAc83&QWCxiv<wpyyqQSq`L}xh-C@A3JE>GyO%NIzWvjEo@S4ol?2C%ywaa}N
9YVtb>zu`OaBo@-B~V0IX_XH#28dpq9d5%F##A}svFe!#z>|3rnG)nVUrl5<VdEO1--~;1cH((=v&7cz*47~LH48kCixRyW%I#W7
BGILnP=cXjv{)C&#f%AW5QfnimrHPBpvuBYT~t5Nww66@iBW5=YgRfOm6xY6Z-UwBw(BXnQ-Nf{$fAoQ#V3J6&R<f{@gcXRQBzK4
nwJidDl1g6I4!)}JfRqBB+PBcBlP)iNJbD}st<YK>p!*ned9Djgdnpw<Q*Dg8aC;u>hC5IF)sBnSrFrNpvsxtxSS^OWqEEk*x6@q
K6GGhm4?vNw+Nz$-gRCtcstWNPZJy4zV)i^-zaeNnS(&6oHf$2>hLCwXu(dItjNthS$PY(R#u%5LX9nBtLaGT+LI-XCnHgDP&G_B
(4ocwqmc?-Ev`Z7WD>zo?YUTK`QlzRXM%-CQFm5#lc~*BRE(Li2aXUhH7gC>*j)`ANQX3CYfM$G0br;tRcr)R4j|%mVQtiV3M3xm
ZM^JV^skNHK8L;v8q8)ViEd(3QcyHAT6#j(MYd;~=I|m*XyJ0+V|%jor%Ix&C=aVDblp<!Q1h<#8kNMsE6|H0JUyIo+i#~F&2YSV
(Tllmob#EXUl*M{YUYr#79(JZcM;V=RrE|IW3jMiGZj`UEd<IbOA_F^U{%$dW-=_#HhF48LJAz;TWEE|Wi#qm^uVqKatKL7jxHic
#iay1?p~8KtCk^B^~{%xw;rCnG~8Zgl4mt%4BIP?JRwtC&K_R)r#$h7xOgc;!bpgAMsh|Ik%w~9TUA17fzg&3B=jI1eolf18NuhT
EX!7oQDnYs+%JNNNEBp}vy!Ow8G@QnkWj>u3J8W7kwTW(LD}Rhx-ak~i3h;tcH!cC-xQIEi(hVex>WR`nP9GAlL+6I;OK_P^o|AW
d`MCCI&>wz20C+EcF^q)*D>wIFp{DqnxSeaf`TZhy2a}d?#uwhRfnxXK5_s>DO3s+QD|0s4c{`sjCtA7ju?)DmrqvOOZ9QY>LU)J
{8&*l2DR&h@o~8_ep?9U4?-zmm<pO{<m2=ZCey+mIP>oKA3pEM>yKQ93X;V|K}Fe%fe`^g7AUSKwFEwKgi=H*k`Nd|A}JIOI{Q9V
iSCU;cf>$B-;iOxm$U#lp7`Iy^qT?WQ_9|nbn7k<(sf3p=p(C2jWw1<dg<ehns%Dm;0ClOvk9_cK1TLVrVtMYmv6B6pO>h<j^dd%
!Ova*`tuDm>a6{Ltg4<rR|ScJ6K>Z~YT(ip|0^^0S~E>V`wdoJTpcA56$D9AF{qWxE<q$OI(I^j7GUjKFlH<gr77GkJ8rGmi(n+u
NYo}fv!|_VD0;zn`~R=~%>R78Z{-vO^7Hs?_}%>j?fbtjn{&_Z<N^QA{i2>alAH9y_>9(h+a`p^V{slOU-?5o2H+mmPDq3!NRtc)
s9%AKX%U-BIDO$^2p+mI9?&}iA|#>@S=Yoh-R<r)0j2@E6_Nn92?C8of|4p}pn`~)Y3+=v3MEAqe9DGXW8EC#P%<V{*y2PIRYVm<
FvtdG62F|907D7pHg{VVKom@Z2!pVG#ReDbup{vemuYueT}NYv5R)wIF46>%pjFs6)l?w?p;}OpN-7g+HxE%gsB5uKrUH+ruvGeb
gYD|iar6PXFQQF0D7%m;^dMB7N_ZdT3*%)qKqN8*=`idFx)MV}g#mL^tcwef0#FH(smMJ9$n!tyDujd(DwQI&K_+Pg^gc90OG`>b
6%dj_P*8-x1j;f)EP(?`QpC|v5JW*pQxZ!QAw>WYMAJng(2zj2K%h(tNh2zhl_Nw+KvIE0NdqiWc4L6V(NaW|)fBA>GNVYu(=sef
!7)WNRSXjoMIud62|+~AlEfoL1c4<BP>@Uz(#%M)EecRoF+o8UBH&eh8~Ef?8x9&NFa3O2LjdH`QA#LM0woBD!%GDS0qNVgA88~6
DiA`-CdhzjQ1pl*u(&{m+?~U~s%e#HV`!zfxddbdBvJw(W;IBYaEr=e?1duYvN&0mG6*pc4<FU|e0)I@bOw-!rJ7)%N<^9<phhK`
C?-WB7L;NHf&`cXAsR#~ASgy4X(AD-0sn-#B~>bvibMcFl!!#2&<PR&5(G4XN=zmsA&><D5EM}axgw4PoIjQLobV=6_M{eAb6=$V
diXbwS{xr<hnqhgmafFn`MtT}>^D>a@F7Qj#O>sr*_d7%U>V0+d7N&QL&xd<OR>+eNaIgc=u<(sUM<@Pf?%C-b@oVLWX`jlax)#t
l2k?teKq&O%wwjphCsEw%But*S^oA3=+Rabb#__jXFNHP$6|WMM2V7GLq`$ZHkISym(QmfFnMM9fB`R?AQE;VKE@B}B#!_28{hFY
`m+Vk*O;P;8n<=LhD~c|l_hO!Gu!N!%+W!c*2{P3%>v@vmpVJ>dc=xf&z0aR!1e<C1NqQ)QB)t=QY#>&pna!rAs5Wf06n{UbFAZH
k93~B_%yy9(c(rF(m_x`6ZB>zh@hgOO9?8)6%VJMQH|tYnX9jT9_xq?Pcz&|Kl{pq)<7O=b;byu;O?I(+G`{+V48}eB%w-CR|D44
4jxbYAe`V8<b}>vU=7((Fp+4cBzHV}{rnpri^xP#dtd<Ry0d`fB6c6cNGaV3%b9`or`awK+dVsc^InG?!q8Po%q!)#?dAlp#QdhT
Y|w<MbmIP>evck%i`kdZiZG&V{lP+|fxJOOuUJA&9`E1o?$M4QLPWQuwA3N6$dc@cY1dh=sNZJJxMvIr9B3oh{lI<lkE8_l-43Iu
bF}Vyy%(F#eUW9S{lc~@Sx9geQkBEAoxoQsmngLhw&BE!vY2aaI~Y_21tvh!kib$zqb!So3vgh7d!-;slq6A+Xo41#V{tgg+D^?J
_fUvq$PcZ2*MGq4#Ly3B1JRaQK>5z6)GE7d2S10e-h|G6xS!LW`=~wZvGbWU&Frk7(Z+^fGnbruU_vASi3lV>q!L0TM1iBMlgC5$
c1%6K-W0dxvy!I>e7I7Zr9Bw}YS<a9{M#t14(ezHCLvjY5p;rvBo|^rs72c-5gA%Dw4A0Jxt!rr3Jb>O21wOqYazl)hv)Rasj)dn
bnTO~4)Y=d6@R8kb}3hKjTz;Mv=BH|0m7TD4HAC0Y{OgLjE?xGAMCbIGVmhcc&SpX`vOGmJwESI)8B+s?Zu(03c@l7GC)X<Br`(6
HA|VXIX}CjA_yS6s261fs6u2mSg@ft_>STQDOC{c*$+n4L?TyN<H<c>p}a333Qz-Bf2|TER8&YT0RjTT%q*})5fVU$52tO@nEh83
JyMKXf&K=-jz@=1cEiTQ>j`S8qsrU^*O&vp5*$O044DI4dGCY!DGove<K=t-`XY99i25OLJP5pBBF#8zOw?8j5key%s0CqxfO%^&
PVWujn|*vhI|Kqbo0xDXSRIFtcxK$=kmB^`{%_0qRO~xn%73r$<E&G%>X#v=nP5nTDTq0^zj(URBIE}qFrhPr#=sO%P?Q+h5`N$>
=f@3A22CrpCZroIT2%invVqi%wgy5{l}b`HsiJabA`z-7bp~h*9TTVuQsv6h1F00HHggj>1k@PNRIUL<#vhuaT4W{?fTkp9Q3-@k
^0z+!{yjS!$fAanIYDKGJrH?GKjI@nfzg3={j1hGkp(b7T1T6RL9`!H((6P=PM|Ugtz6nnQ8P#OTjop$c(bI~7z0+Y(?QO6*t6Vm
w;N|{J1txecJ*bL#yCSe36mzbyBl^kTDVa>Q@!r&g!m4&2Ot}^*zLAEZsgeQlVgnNcWuO!A|gzi%sK0xcwruN7kI`{=61<qqsNGj
JZ-a%3~4I?wsDhWqYgP|ybYF>lED7t_F!xhP7f_k2#`)}Br)#d?oG+uk^FrNyC!Q6_+8~gePU#dAY_AxN~HjUB*`Jy&*pneKNsAB
{FrNaUHV$b<Gwg(<4GS*JID4x^>4`5bU^%qp$^zqVg|N3?3lOx4~)t7_1Ouyhg|%0aMaK!vu%qny{ENb5A}%;RC!u@rtWz!ot*CX
-*;PeqmDPnj;AayP{OMp7<^E}v1JcHRe!F2hI&EJ&+Z4mNoC?xy+-fpS<z;`3E!uVz&oSE031?*as<g!w`JvM=L$S<FJCSz4`u<(
p3Ag>)Pz7CuW;l++hxBd6_XSm&HjiJIeOIkVZsJMJ52WGgPf+YrA`28Qpc}GdE$xKI-Hw16a5lit{)v^4cMOd6;W-q3jYR5f#s-c
yxia=4A+<6y`DxW_dOT}(@`a0qKgi|=DMpBNx|Qd4-W%`Nx5e(*dGu>z{?zwXt9Bb$vAgQv<)7<tsV{|%}XVUb4iJZkQAqQi)G@r
onO-_tIXMGhNA;vwk1zy(7ZctJY8?9LW-g+k#zG<oeRc{=4MR}mN#ot>n@8K#Km5V+Nar_7$xsPV2;r3gX4zpg&vhrmC>cr+IMj?
g(?>-q+ntKNNDklLn4oGc-_&W5846N!FM<jwdV93rA-W@*QWItr!;9*PdAeHWhsHZ(y+307DZ8v6p%OvWc}0Kf_6mAj2QeYJbBHr
IDXt@<R2NsJh4f5^O-4Wlb<hp-_rS1rcNIf?u=DsOO#n!&Xa|K;23kxf45<@?B1Sa4`|4uil2?n^LgTcQ=LP<96l7MJzZ)7wn}#5
@sIGvO2L8`4NB(n_+6*t_p31NzRL{~0RRHnNg<aA5J+-C6%|d}`?0K0ux{XxAne7v`_<Z&r{_?ff<$x!Pw*L-_b4AP>H-R0uCeoz
(*vmQ+i3JVE)f!G(d^q=D6!dE?Ky&+qHO8O#^`)(q@Qg%MKD6Lf-)av&pJLDv11^QEk3lRrH2_b=<-_wU%t%@ia|I#KS8g4c4UYu
rQPY7przG@M>f+P&%8b`tP(X!6wDNf5;a8y3Q`3PAkd8~N+l%>Kupl36cnjKG*d%S2|}?&5-dQCObsOjR0<O+d7<f)?1VQudKuZ0
*J1)VKorT{4=n<qu@&#{@K1`_1(B4;tsX-VF60a`kz&RsoG_{={9S<%gvvV1L2%0-@DInd!w8~_pAzAXRjU10>&nAx%nCLShj}9M
fN7!#w&$VuZwEo5lw4r!=~>QE3}iur1X(~D%N_VkUTJHZBuvcWO8l)<RtV3zDyW02Kt&OVr%3S(N|1wz+t*u^WHVJy95H!LyKhvd
Bg*ldW|b5EsaP_2ZxxS9HARA>f)V=}G3l?eQGM2d<qVw=R%mXb4M4nf)uG>;Ud<sypTu_8Gf$B?2#-`E%mXxIjHO$O<`{mQ>#nd3
UOOKAkQF34q6>B`-Mjn8n&E?@Ng?069z68%_Xkep&e_LDc*)?y4wfT67xrgF<4x{iX+Y+affqbkvi$IyexB6ns1*(sU9W}yB}**n
3{6n`G3mk6c^Xm6ss+n!Rf;P8rInrixMj89T%G98LYzie?0i!0wrz@}7CsuU6cIWyoM3IPu3h@{3-d~zas!!wB@`);qEfC%i;xtm
=3r1LACc_#{!dlA!iKeE3=$i^r8yp2p#KRM@!N2Q=t@e2WyF}uE->Xx5(bi`!E1QFcdIuI_ZwLAJg^f@aoDNl0;m7<imCL<DXCsj
u_FA(KHhz2Tx$P5u=}p<??i%+#r@I;=?9q<$qTTAY$fhT1M~)D7$U(gM16n39hyJ_14axHGIc6t%u_N4`{+&(-hB{0a4bt|zi*Hw
sry=06*NmgHBnVnQB6?QQc+D+QdKPrMN?Fb1yCg;N)%EwH9$~R5j2Vg6cmvlj8#PyK~xo0QBg%L6jc!vB@~e@0ZlbcOi?uytQ90w
RZ&S*MG+!U)e2Iyr2|7jRE+^qAR}MyaQ@D~{yTv>I?x=t7-HZb(xk6CpV}W(7_rR#zy~A_uJGbTd)O3$q@>vVz5;0xKs$Xn86lF=
<OsYFgRl_H8JqP$_3_3%k>TU({M+xS^*`DNg#_Igtq6Hig;m9*ZCn<Q%4o`%n5^dB_Gb1?VX99zd6wvc{Ca2jTN(!S&SyF)HAi+F
vbJ<SP3>^zr#ZfFd*<jkaJW{f)|w)fPL@s!2QQu_R`lSh#u$pa9i1o5MMVf&S9cPoJ)xAdm?4Y1TRFWBUD<YAn$7Up+B%XFCAcJW
P`$GyvuPtnn^tqEY*ahwy_(@wM&PEE=2?O;O$wFH`sTIpE7v@08qU4Sy*BIw>WXTxLDHheX7pIX#sNg${NcEqOq7QXjwq4i(7Y#a
N!A!=T9V173rKS_t?C#u(je&;?(Ir>$+TFk)oSST?}*m6bI2$_I!OgVQ|mzsemqUkzcprVU;gv0EAclt$F^lGI&nonMW&VFbl*6P
qZPEMMP3YK%p-2yxmy^{E2-A0QN&S`B|0*)t+5y2W-UD_FR6wnU1u$5V=&~Zcdc`K*^8VGYVR^rTjos>!4GBY<18zoaO-%Epj)E=
$J2iSkQEnK0}5;e5JU-7=H*Z_P+1BH8$(uURVZMVhVM>Bf%|h@@xcSi6Qm)-C1%)Zgmrjk`ga5WE%S)a+HG>j3YAnMvaXBg{i^ZI
38Yj%?|MK;S!%SkNZ-t!S<>30<By1VZYBD<sHz*(&|g<%{{~_Rkd1x6ZyBAf)N_3iTbVAAYFYE^@0fA#YPlV*hBtSB6<p3ad*+>N
>Q_p0x=r;~MoK-mb8lyO9aS9(>xK1LB%XD8yf9YY4j8wSQh;C(LI*w!ci?OU+?^yY&>C3?gEVjfVFRq+5SGI+&_Z-FcL1r9C<Nw{
&Q4*@mF-c|Cxk?(6pyFZ%oRX1CzK<+r+JW=ex9qqgFkKvAEf??`^=inG%;8vF<mgKkBg|_S9)k!26UsI<IirV%rrohSW(EJ?;i2v
-N$ZrM6-5udX&y`JkpU4T)g?t6jOu}uW&j~M=9&vv<xVzO-{HPQE6VTd6euT>@GRyiKfirq9hjrgo~9u-Z}RPI#i=P5ObA1>g~=s
cZtecI=Gf`$dKwmqy3})SL?IPRTubvir?F^q3vEidq9prasd8mDF%?B2pLjhSrC|jrHV*^5?LUGPxt$Rz|<8w#6b1|xF=k_WCbTu
jT9v$6EPG`Lg-2_oyQZF+KWV0u_5vI+b<|YA_A0l_WHnOla3FA`ulb{UQajiouAHOUgh?s!m!3?I8?zDsa)S(qMgtoXWAP4DHM80
0YE4e(2AX41p>-@eqQJKeWt!`_clHsJ<SzEntb~`CUN68NWBzMm4b+YP^=OPScrk4h)Q(-H*SM!hKI;KJh*%kom&6~@ss>Nk+7)X
7Tfw*V-(=kh+7?B`s!B_h}KbHt2ygmb#=cdO=?b_Sf9-}MHy<Qf1o-4t&jfpiL(EkXy9+_o&+|G5<>`R!-jE*zg`E!cyxFhAKC56
$c*AZWVAR_Zh994*B+n69S{FMbvy=rAJNz%%zL!B$iH<+%c})a8~f-bh%5{mKc%b*wC$QqAj3=D-vpt<qrZPVe(ly8;YifCc9WVK
JR<H1E%aCU8n*z1k(QtaxIW3~bKbGDA`4LEYLnW(_dV~Mvtm|(DO$pz&+W5LC1{Jb5{dokG?Nu#o~$taw)(*0;(Pjh`d9lu?pUfF
g;b~?NnkS9KxoWIj=T3a$^ZENJ|mNKvktwFO{rlKs|_aiGghVkH_QubTZ|noBDSEMQS7HMn@YS-Z|m?)YGVU3p@wx?BIcop$&mOX
5D>HC!X$u4nwzKOFg4fuu6FEG5AZ40YU-A(e3^_MTE8UIfPds1=mq_|r_=t;_RTi5^m{a|2B!mh<a(*W)A9Sxxsc!XewmK!S;VC*
9jOdpd>?)uGj>(A)hu9zxZ-E$nEl$veGMie31Wz?sw_BY%wTkr6;X^+N8h+-@O14PE{B_j8b+tjAuAxDzb9#kA8SO%kH=H^>ukn<
Z9m!icfX{!Pd&G<u-S&fz@*^%962t9AI!s%{!-<bv>Lk)jTuap(h(wx1b9f9WD-{dm*_z&-z+}-HI;3>j$0%7e%V%zJE6a8KE`NQ
RBXQ7xwmRqzcJATJ1N|9yYEh0_PDWvLE6Hx4!3MAYu#!f{|IXJ>Xy*2G{k-)Sh_=oaLU0&>VJ2~Si2NAOvbDc6%KU1X$}G%`o7KX
A;G2arV9^tZJz`VSbG{i=jYUyP1w+$H7H}E$fCu)c)Q-yEDKIQC&%<VhY)zQ3u?h&dHW8W4IajIq?^0&fzWUbF$*f0N*x4-ux!MX
WBs%Y%4zxb=)^3ty0_xh;=z7GIlR$^8Qs4pZvQ(^YhxGmGkARb@b5stZP|g`W)GiBr`_8k!A0LkUX+!@T%FH3dnh?avLYSb<qnWl
6RT)u*H<G9-O#Mc6h%ZxV?J)7>Ep{pH-2b!pGL6a%7C!NL&8xEvY;$QCB}qAKdGkvoYU#g25H*)yztKXs5-DJB1BYUt7_m<d08nQ
{kiPB1l0YxoT@OZdk1XHAF{%j#+CRrQP~oTwlnN~EIFJ3;Cszp*p(BLvxn1xerRZe0cX`_yU|Zer>0X>VV7!|kHmHoX&(u<1Jmoq
rjy^jU}+e!7BLY|Yho!FA;!#1SV2)V<XqN^5F}xUgi3+1ER0msQu@>M_1U1{vD$+K`JsuA|9swmEdP_O9|t*onSF1wutWtpOZ@H*
99f6&kzckw%BaA$*x<?U;q~vt>iFIsZIG_fgyMA+svMuo^U@>I(GO?e|F6CdUjNaWwTEcu_OS#Xloj==4_Ac5HTtmEL*MLE?f1_Z
{GatvKAl(R8}z5-9)k27`0=tQ`1TrTAxC_D!v>$?-Vg29{_Ssp_KyG8{S-gi{ln4H_T@h?`t#}yy<^$=P`}S_-}}Gs^Lmf_Li}An
9V4wj@Y>36{+mkwc%6Uff6o&<VZZzD*W2CE{-OD_?<3+ozgzn}p7$RmKj-cJo{_Bk*{nbaUtT{K$U5SkgnfDX1`Q;CZ|?Blm+P<}
U)loG*WuMq?3Uc={!aXe<+cy(C&WOH*Xi)Y<H&IEy`OtfNaMRZasQq5^nuhHk?80BU#i_Ie_^NXN&k;C-C1%t=<zfie{$dp77rko
sL$*lv(c;K)fwl?WokYhy`8nKkhuMNU`DQg@#&rE#aN*IpDMf+-Yl%5eyung43Vz)8S$Ni>%{A^Bkiz3`{WEp<Gh~w^NFac+~9Tw
@c@z|urqYq{~A&C*RYFZd1|_2u197>k-cbS$TYQU1DS3qVSZuNSqRx2KO8yz+@f~D@E^L_)~FhI+M0HK-!<(ct~evA*VAhXY3dNo
&kOZP(x<kt5zS$G>WF;zIPTy>Q?1Iu>TD}oc@VY~??J?C;q*&m9P4He<vuZ43=?P!{k3<ZB=TMZmp<&#sTo}8v$cn-$74@F8u!NB
r*}Jwe7pO%3?kk*w2v>6zRXfqcG<leb$&!*-FUZ-zJZcI$DV)1stA}&2@za!>&m2Zkss~T`1o9SXsvDKa~~S&!k*zyd{OB4&%@;T
oN7CU`NnkLQBXctqp~}<{Epj<Bj`iF^7~Kdo+-Gb3#9Qs1BYcwxi~%AkD{nR{vUG%@)0=Q{n`9(Ddz7|E7Rh5yz!o&llOe}sIP<Y
Bi-erf!=(1o?LNHAF4GIb*aZN+74#CysxZWeEw}Cy`f5%<PUFk98<j4PE(34pul=1{-km}#8BiBK=;UQ!;{Eie4Uc}S>0tF0gU#l
5N+kXMM1h6IJxk!qp~|?qBAqofkx@Xko;pbfbmBTlQJQh%aGd<1W8mx|L@e*=f4)xVD~&+>X00EScu-+(kfe)Vm0kwkpBt40}??O
z(ns@(V#`Q@Txu2;6syCg|EvcW|+l+pynSR^GAW6>+vGh)y5+G8%Cah<xOki<Vc9-4mo=9;3sPA+X1vyXA`GaijQ9iKIg=2FdP%t
5!)7`iCvDj9Eij_^_UywYnc;$C?69Jy8*P^ur9M_q+p6TLIrC+RJO8B?R$FtOf+Wz-h4c)&Bt1f$N~Ij^pJvD<2xYo4_@#dwsZ;S
MW01|quc)3UU0vw+1c<^|37!R?%QF4{)&rQ*0t?(XtAgB@~$F$0PyC#MANhl`ZfJuFL?57tA0ccM`sItKlXY<cGmrfY9n7((BT2t
Ta)Z7wXGG!(`G_)-~DE<BQE25hw`M44t^gkY3{zl`W?{O{k@*nfif^H@}<rOv+jLsCa9LAp>3Fu98j<j2>IUIXd&8uH%vPC_70w>
K5YISdrhg^*~^&Vldul}I<R<zhe8LA{;YxhgKE{RPp7&m%<@mQdzOUhN3cVR;OIf^JaSrksnXKUZ?7{Q#&znSK(Sr_qT=}G4CQ)-
9B2ydT~N5~3rCVJVb}dw2WhkBuxn2Io(c53_z}amwV!l|WWvC~$<0Oc(RwWXgm|E(bM9PIli7~}KYl77FEFmGz%M9`5VuPUIr4jp
M$vC}spgKVJ&_odM&8TokwgBNk#QjHXn|RwMgpQ`GFX?KZNpG<nus>{2)D1kayTQI{{}0|=x{XVm&x^Y|4}%~BbU?b=p=EcPNB?q
3GS4JD@Y!W=@q6e82$Y^db6$jtq?_M>~H<9EOqtphqhBl^lbI5`FPU8pkJNhFITyOeYX3^BxY`ctbKF-@gQ|dq)wTg3K4=RUWF$l
RM@;Bsr)T}XJ=^TU28Ayw&KPZ3e^pOp>Yf#^DBW?OrI{BW$^i8AfaOR0a&@4p(ZW3tn#HxGmdEx9Iz%zfP_E7@Jj~;sC$ePOz#7E
<Jm)iqMD4~S*3fZjQXU)QA?+8b-wioZn20jjB(S5rhVvQ?bxP*LM}m{8CnMW2}>3p*c)V+vT?jeJwxLUSh{+P8kiF9fyV%ko4l{1
(>blJ)rYg`#`^8q%iZqf=-Pa&_C1d0<LL5K5wfQ)sBsJbYCB_VonmQ<1jNv{=(5_i_M1Gt-PK)QUYn@eloqbeTn^<H5_(d(hNMIm
MT&;@%IWp&^_0WI<wLoLkfG=8vyE3~cJyD^M{hlitNA-?p~3Cj9|HqCjU5L=;nSXA(H)Y#^snLAgcIm$J{>vyM`_?=t|^mE0_5u`
N4uw^SPl;btViExr!*bkr%efy#cAl%L5`QWNMO@{T_6((VfVUm<~NAjTX~gc9!nJ5(wrfOoTHTzon6np4US^YF&1z^%ERb)GZ)ep
aT$kFy%90kbi_H`Eri}F9RYDiPU`=49_9XRciL<Y>r6#<(w0s~eG`2feL4vOa(??e^*r|Q;{C)fRepB(XP?bInp;vc?(eJHlAy^$
WGfr#dG*B}-RM&1ckIiQ?Qb8!`SyK&w}E{=@1y1O^k3;W^S9OCsQTyVh_R$(a)tIY05Vt((gSyq&mQBg&(L8AZ=|=#Uw^K{$lU}<
U=>^BA5R}i`A}Zt_mGEIi1ke%GzUl!p&&=Us*=nNM4{BUawFb?FB(Q-ac7-MwGs83r+Ca5xsfyVI<ceDibJB7ROvGT6+*jVLKt!X
Up48r>eR8YfQym@Nw)2@EJny_vFX^xn5U_62w#e@CWeh_FEkY?cqjgb<%QvY*y9|6y>*6vdSUi$!`;W*f4lNVVUXvkelq2l$r&jP
i7eid2i8H$7!4*b(d#m^yIF6I;{Vx<tMeW`sF0odt~q5+>whHlyj@yeU6l7|qAU1XFA5>SWJ$N+kC4|<?#*@UQ+)keiw5yBEI%S&
f%uw!ZqLVjbjOzfV2_lj?^ZB5cE3pCxgDz$+Hx$uSrz$v^o>&1CT!F+_2La#0&^r)<so7fmm$`Zy@v-lxWYm!q|)~JO1CR6hBe<#
SIkbFt-Iq)-<B!=Lr=Y%?<1(peV<oQ)$ivJezW)aQi2uO{2Se0U)TCQzbEJ7l&qoxB$?^mG6|?I;*C=bN$Mg$Sb^pEwjba7KmW{7
R!NlBQ<!Z1z({vL;1LlK5Fh{l|Nr~{|L_0*|Ja!imY!{AtaL`%BO2}9+g%iBHGS_o?{uYAySXADp?7v{HyOjWH{SK($y}@L>yC$Y
_kHy@dpZ$@)7#PAed|yHfcrr~Kp_=UZ0<SRH{0pbFEN+^3Ea<buD*n5G>RZ?VYjXvLqkbk-SyJF=$mQPV7s>fu9<5l`?<o+nu2B+
Cd7oUz3+QX;SP$B0JVD8Y_e1vGQQ8e&tm%DFDb>TtyD{GQq}35Ej8Q+O5#4-uR|i8t7-HOhhE;UQ1^Qk&h1LBxw1tqSkYA$nGo7+
N-AxnQLLw9S7Q}W+a(}m4GI(hP!a$F?LcWNhtmK6015yA000RdfIVAz?)KZk&<8=$pKYSB07z5Fs!#${P)R^-SgjYV00#A!d#8JM
wr=&<_l_&amuPw;%qR}o(03ctov$@kjS>X|K`(n~@Q*!vEp$^|^2y_C${Shqy@B3#sO#EhX-Xw~-O1m5vP)TOWon7uko$Rf0NrJ!
Uv90Qd|u9HU5<UPeeCUqD`ZbbL#Fn{wp!gCbfQ+yo$k}KX7!x-0e$1$&hGCv_nQvjGO9Ne^!Fa-bM3ig?Y+Dx00000GhlEZM_r&g
4Z462vo&V>;nw@T@~^sw-h0ErO&?l1N+8pAWh(BTUh`zOVrtbEdFj3DO;*>pxrdtU8V<B>#yHpowbMJ^n#S|WOTNH40000019!db
YeB4L9qqOS-NyFX$KJv1=ML78yJF%#xdX30J_hU$yJ^yT-g?36qA0fZz(@_RxEs%K5*w=nt83=hX1c_5V(#wxUhiJ}AvH6zErYim
-se5{AA5AuueaP7y4Po8z^ZysMe9WnfKVEzMov?v<I4fv90Ab?&0btP)}HVhpl(@xK=;1gwY1h+Z5b(3SfrAvKmY|LteXar5p~A{
O^VRHz4QPNzC<3127olvb@KM$003`myT1G0+zs3gdG39B4VbNMwXWFjG&4Ya@4bCQv29=hs;L?UobC5L+~5zK^~T>^e4}Pn3RE%5
R%7eeAT)V&dhnnCA<Z&7xlR<NY)J08l9NE4!@bVppH81!V)i80cWeTHpI8Cl8hg3x>*u5E-yaGmz<Kfj3wYoXG~1kTdV8|7YS+Hc
r=0)~b@y?cZ*FpJt?gAiDPg^C?qkiNnd&32t`#2hfLRw|03DjGl+|BjBayx=={8s0yESg^0Xx=FLdw|DOdB@MXm#zpx?bxyYybwg
vC}jh`vIU+wU295y9O#j0e3aWeLXpEH`D3hdsTo8zPUGMv<GQm03Blt=%p6pfv0a~y{|Dw&c=P+=IfWYY=Kn(2iMoHL+;_uhu3}X
aY4$e8!-m!U8&2JtOo!aV{?u(?+z}seP93<`#>E%3bzRjW}2u}xMF}JLo;%@-~bAspa@l0tO57l^>`8m000001s;qSzV4(xm;gRN
0=1yfgXmv-ec_W9j8w+o6G+(m+O4#`?q6VdKHKElzJmbeYhIr@A2VRiS}I9MktVe$1iskys)R$)j@@ghA@|F-506I<==$TKuQuVg
5Ybn5ecT5;#;%`l2cZ#O*|7UxcUyy`ilmAYzWXxoUH3eFeE<M`Uw1mur;yz@Lroj6Za_Jn`_3mu0DI1rMR}dyZu#;#D!1M1t><0c
hrj>;0QvxW2AK#55D*Xq0D+@Z1vZTY(TX;WH9aZi7$DOKgdz}u0%~GSig`5BjXzWmNDPe{00*e`HlPw^B@#s>@if{@rqw;9^(Hc!
dT1siBSwJ200x*70!<`B1P~&gB=uDM#HsqG^G#Ir$~{k0Kxi=ys0I)QfeJ`M01(g+5tBeBK?jhYkYtljCWtgWH5v&tk_eL!1JyLf
kTfZ^N2aFAn<kivwA3DxKxhm={+>MqKqLBC3Z_5+;y?<S2#BbG|6mbS1O9t&esB8!;|=aDqyP5b{(txX)0h2pL7)7gBoJ5aU;I!<
`l?KS+w9ec8YWe%nxLS6xn>mgL6Qv&xCi`h=pxMy+S4HetvCPNX;A;OTFG~mqb4mqrR&t%!a7nOv48ybZUY8yv@mAz4B0Hq8%;BD
Hca38rH|H!?Qofqsr%0`<e*@$-a;mXD+En>{J7RFMFp*{VUXNni!_21RhU=`u4YMt#nyY_L~v;m3JB3{6KMhqAdhzCr(!54`ORR$
Kk}&`tIh|r42AyQzwjCih&6FnRk-uv__o$-)`16M_c|V?49mx7?mTQHApxaF5RwweMFTCE;D$yfBi`t*ebL!%H;pZ?`mDs&=X%ps
lCY&u%g@FVdI=DRM=GLE>Mq3fxN*^E_hZaCD-w<CJ8Ds4f~to8b9Y#tSW3wbS<f!HCTa%(RY*a5TATDB*Zs@qHhG$va-6Sh_Td+s
aoTy+E$3}%YTzKadgd{I5$gd1nX`4Z-W9CI4@Stej)^*9hFD@3mgK3KG$M&fgly8PpYcENc(FGY|MLm3lA6-x)Gco?LFTM9r0L%D
6*Q{h`|CDF&c{Id7#F`ctI~ugi1+2$SXf|tiw4EK2S>5QHPR2b#e|m5_v?Lkz8uk44RAlUf7sy%QR_(#0TXJAfSV_f(cPSZg<kCq
PE~=Rmgio+@qbZZo!>vXe(4KD1O??LgH+NyplKHuANLP7R{!BW-qx)JSc)YB3;4pYKi|56a(BMLWB$+tHGj)RcAx6zAGf!!ULW`V
p$-`#Ka(H<@#s2!-{*5ZALp^6DySi6`61~r{xjPqwvUXpIGGHBi2B8_NjJ{XVWCEXt}sK3I&}Q$0~vgrks>6lF9(6yerkx$84PYK
Lo|0TGC8Y2<&AtL?x@xO*XYvvYn&f~OY{76^<<EtMTjf#4NfZX5nLi+(WgYCX;5)yegEH|1FdbZ5OUcBiu}k&!Wt<N2PLU*KRd{`
5$@PhN5_OeR`>k*rJ#I@+;2esZd0ak?<sasq7~^;(Ab$1S;ylc4Lv`ypZ)Kb`)D6Q+sp&Y?6rLh0L>NNLD&}|GAA6MmQABU2gIM~
o#y(Tvrqh`y6_$_!4@jT1?i|LplzF`Vj!^Sw85RGTuoDtGiN+T?8x_KYd_Op)!-{B$By|I89I7Oj|~(hqSJGvtTOArwoQENejgRr
OjQjL(H?mxW<*BwOo%cRH<;F~7vIIjG%3gJ@7?_0S^E=HxO6Ch<R;`BBxNKCvt*Rh3N<zX2tjagY%U?X0=83SdLymuDMe4rKS*>x
QB2^f0EJ6U)3*qF2MZV?ksp7J@&9)?^UuRE?AN~RQ+GwD9CeR*E(4F*g+&n%6XWXVpe0@<>X!uayV3*<ah>)#zDPxg($*)VK+u5s
Nb_j+VSt*~u5OOc3+cWo-b6(4=WB619IC$rX2bu^Es6?jU3o)8(>#!yawYY2+e#;WT|x<>2?h4tQo``r>(YC~$giJkL(;Q?5f~_w
^AH>_Lzl^;3+=>1MEe)Nc7G;;AYCsPe7HZ3ms48(DbLQYKww2K@UCHqFDeCY1)yXMwx1B>tS0$NX(1F?SU!X>8ttfiz(d(!)Bf(>
O6SJCyc;%a0UlWk{P6-=(;N9s%GWs+oeE(ZXyW~7>Ay_CtrPqfEYucRwXtWTpS^ww0dm-;pg19s41@JV5a74_=i`UxwQDW*AJpnU
)o*0q=xH`_Rya@o;v4?hU!;k2ZD&%n73Y@w{N`khZ@#l6`nZN97DHc41NdryaZkSAqY%TVWaMbD=oSvKcwp{*t{vN%aiL|kgNtS4
L^_ru>b^}(Rq7$O?baGWIv{{8ey?+0-G8FN`BU$>5&w0@{zFCn#A!uk2Yq497b93!F61RgeMez_eIsVSXvJu&0&jM21BsUb$qY@P
8wF>Y0i@oRat%QUcqjRn0cF8?1)Cvxp;n_B<G9)(_|Y_fTr4wtziJ2nF#uT<J`D|gTqn6&*Kq?$j|HW2_r2)AlrCphB$H*&BGfzc
V~h?R5KJPlw1C#ENH|4ptU4eaCeBm-TD6DG;d<2$Ui70nq%@IwrU>q#8YEQu%CAthC}cw<Cn=^(O}6F%<5!(hvl{IucRX(;>YOCs
HauFD<*B;4YGE$y&E28X*1Ek|nU@416lke%Y|tqLc9j;o5o*#+0*b6Fn!i^W;W$rZDrqVT3k4OlIT)v}TIX!WkJ;Cbb-w5Ju6+Hp
(Ct=0m+bs7{C15iNbNdiJ+|a8#Vj?WN%A?O=c!x*U*+`X{yN@X$8&cFXblq(0@cJIuOE|;aTMqMPo0mp<I>}o5xwJKhA~mCcB9+l
?d8gqzo8R|8s8nDa>b_8nn1uuuG~~qT7qfj`LlY(Y<v<I*4H{#h4Il^Hamky-PmGdB$}J%21aLHF7uS-mK+(eva7nOCN6$-monLN
u&}gNb<qeGOC$<7R!kC8FEffF)E2EoiKSpY?d%nqucmF6XXW;K<{#F5HLxvuZ%n}@`^6C*^a8Bz!m_-<her3)c{58@li<K23UYnF
x|zB`1vMYnR>a%w`1kN)Rq)1!0Xmwd6hI)9_=}$I5aPFOD9O?oT@Im$gK`b*@|I{27DW&ewa2}-8GCPd4BQ>qlX}8$fb5)G$)PiX
?7I~fOv3sSaPY%ci{bQToT_WP-|*kv;X|`Lr1y8ddE<D`*xlRux#CVxTGZpLFx#H_wT0u8gUIqBxe=Rrt48FOilX?faI)_ppJOkp
pMwED>X3wJ55c{20D4-aqeTuo)#^6N%hg$@nXIQ`#k04q4G_NgC+)S(;IuA)OV>4~EIZP<SR!!cKX+6tODrL#s7Y#&>87;^nQr&A
#7OGxJ;GI}HxM^;Ajm)_tGL`$5mWTtCN{I@7R)2PBM{ZIa8KLj33%JYB8hT+o!?>R4W5Y0I)09-Tj$bqYw7H}Agc&%h|7pYZsoY_
F?<WfKE;((R0TDw#MC{W^iVao1YM~pCL=w&j|w)NCbr9bOYC-n726pjuY<aekseTosi01kYVRtA!-@k5ItY*<|Mgk2r%s&*MZ)M~
b_9V!6Y?oUrHJJNb}%Va(MB9&592rffuX6NyYRZeg}_7T1eJclkebielKp?hvC=DvztkWXQ}&(Kk<zj75E`(zWrj5h2@+_gLW%r@
$DTb}=dB))gRSkdOHe+Ik$v8x%tZ_8$7D-ElxyS5QI|L9CwHePm+*rc3M7#uQR@Mn#=uDQkgqRiTJE4EqHfMdz~J2YEZE<EwRh1J
(9?_{h5KxfX3G!8-E91DFFJoatsUq#ogHtj=%sa?>7SFJAiiq1y$3X2U3))TR2ithZOC=<yoiIo*Te{H--2*K8lIzDTCyeOq}aEk
dk^n?6|?u~bwizfp07pCj;6m<Nb%+DE*p^H3*6bw9Fp~lMr1Bz0Rx4vWl2-$ko>kiFPqs)>^<q+;(N9zZR+O~(};APA$(Pu9l!Ms
+)kdydKxq?Y)6M85g;|z*)Q`|4Oq}agl3Qk*`d)3($-f=$4_y-lr<orutox+MFk)!{?;FVUg~+1gM+o1-D=1cIrCF>Wc^a0u~eID
0-vCGnPA?J$aiSbK;#>UjCY0`3ydR?3pQ}(0<?o@jf){i5h@`L$cn}UEm;Jf_h8l(nuLuLY#;E1(BEh)8ZQd$-KaT_ld3a8E4Xdg
!WO}U7cYCe;>^$>nh1nw0tkYVbWPbPfsTH6Q8!P^)1!Ww(~gF>9Um*f6t~=-#z}NWx%b*=O$aF+2t}+>4gEbUsNqN-*YGD~?i>O9
VhJXc)%ljOY7oo%2l99$AHVd`=l-=Ku6+!V{C|h-fkVgcH04N1Ac--e4GrN5$Jp4vwq9Tj>4FVH60d^Uq6~CWpzS>`&;|Oqa%6!t
KT8R|;FfX&{$D6TVH7*idd5vG(aoURVTJ9l<;lUV?23rQ6-lV@Z5AN5i!yI8{|IhNoL)3>x@OF|1A8pU<A`fkRvMnn;3wfWVr&mg
r#lc#+oYXm`Ej8PG|HEPf@|XX$+?BgHU}h3rHBKN^4iTkETGP-%Dw{wO2NR@RdE0N{lopwOTr&NvRMGb%1tfiu{1vo)h_NyFj0(9
jG|Q;Dp$i?;e#N?`QqxsPvbpt%5!LlqG*9?Vr1cUb@F~m-gU-o+lKIafyr8q$2|-`)xPs<G#IL)ENA)XQ~Rl|y6BT_i<bSHy}yRs
8!<%$%+!<>L0FyD+Td7fX!6YjIKjmtqAo`>%zrD^vww((oiIP3v+9T>K}F&`&}cBFl!TI6qEU!4-DTlMAP|;}5-MCd1&6NpX`wel
g{}imNOUnp6j&YhWVJCHWTa#(C1it$X`-&fT~cp0;fcL{v(D?e9$;b<Lm^o-8n!)Md*FThX*TKOE;>t@a}1o|VyFrWJL_ikAkIDy
<!-MXLgUQ`cOoI73Ie7GgeeJWq@WI%IXxZrvojNn)O^k!C1_*>V#N)IMoW1$g-t6XmZB!D6a}JiZk-=aGHKzbI2Txp6%~_95lB@8
)J#Q91yMkw5f&(+#5Kvek+)jSC1^N{3;xy-hLJ|dMrDRU45Xkncx^go3Jq0@M_{5sg#aZbkrGOY<=L?c0bR>hxz4gLzK+^7IPJX?
Z$=`~xS0X3-X*bh%IyIl2zGllr7TEj2tbf3@X-SUbkK?bi)WVzp_4`1uEjN$Jqg^O$=>fn+!8~JyQp8Jd4Yg(TcNBOLE;vB&YwUs
0@YIX2qWXJYeV0Fg@C-#K@x!>WbwLY+G+(aAZ$>j926}o$%c4s*dc@740bo5k_du9rUu4qlTt?w>!S0V8l}{<x@a0_17N^#;LEvj
nq09vJ6YIf_Z4K$u-KX{>}7Z>dsI}rG%pxv({!q+s=<x$+rplOYgqHJBaFB`=-^z2+T9iu*7l%`h|MQ8*Bt9__{6K*gCUJ$Ev>EL
nVJ*)J8a{-NLC!2U7if|>v}BYSq&6Z?4JD_&9mxQ2fPRwC`4F-D55(lQL*VeLzM(XB3kMHVL*-td@lJCjR6jf-X1gbsg_1jU&Q?v
MAxOvGN>nKML0d=AN%lCSTG!BtMJEYWho|Cp+wtM?=j8JXd;Sx9}|e6IQ7}+KjZy9+ImqTSRM^9vQqW9VQWf8(><B(vkc$w#m0Q0
SVLouWs;)7Vu*}LP`fk7Ia-WnHk^<(RSPdhogpHnLXHZAiv-|?Lbia&Lun`}at)<5Q*nzp^OGd$pF5npC?YS%NT-m6LU2iqq-%N8
j|y}XxzJfAom+_%D6-vkhE3}2MAbNO#G5e8zLRZl{*K=)6X;fct>2+SyJRO_kHas5O{~3GuvTXQASdF#;%~AN(0`OT<RCPp5gqRN
x;JMDkWw#sK=0MWVlf3^i*tsH<<_02omGH$b*D}SFvct~%^Iu{R<k5z5p?`Q>jOls`Qr(~ZIIiJIX5Qw&>KyKiLg^3VG!$FM<Sf>
GARm{)|SJIM~Ci)b7Z_0(4<igwS>)afMP=wV9qR;4o*!%X>^A-3<gZgw7S-3P`Bw^wl_O?cL3v&9Ona9d)_^6$=>&M0y@3WGP1W_
(2?EGNTFtmP9EpDISy(h%%p^(Sfp7b2?fL(Ls*LG<|$2c<@4g>)|EPoSJxixHsE1x!~AU%l<`fY-AybvIkVSC{Z!XpkCN~=)04;d
X-#bGS=T77Ve+daY)&%zWZZ3gjq8_3I#twHrrN;B(`}+QP)b?|==#$Abe)?8!xjXyF2aoPUAT#DNv!KvLu#BxNTi6$q7q8Zl?Ydp
gp-|);nA{(q~#6jibabgqDU!sN{X<on1?89C~GJ&s1)Yd!B}s2Lw&ItWYvPqHx?U7LA(y2;&RFYo9Le7gSNsUtS`u>Q-lQyg=Cc-
_q%AKRM~>ar`JYguEK?#AqWyosiD}DBbOUa6qoe}&X8Bx%1FCC(cLZjcDX&;a)yPHCk9y|{Uq&(?#y<@hZBP6H^<ZcX36xN?8(|b
oxD<fkAdI(JS;hE`04RHKX;~&S>|;UO374Gsy|+CTwE$s?Q^)A!C1c1<Ey;-WgZ2V6^P6zrT(Oh-HV}Ql2waJ5I-B61m|-u_^4>)
rHP*^88CdW9^Ku|_8nCZ^Hu!&#yX0b+N2qK3KYYv^x&NlOEv$_S2Rx@XyuF8Wo_KThkP-aYF)k8M)|rUT4M*ljH~86r7xt-Xk)@y
EI?=wVjC$}22F1<)z^I<U2e87i~dj~>=IoR<wzp<bm(i{yR$-c&9mWEG(0O^zMW;Pq&cS=ruA1I9Lo_nv^2`9&FYxDl9k3*IaL!N
%w>6T<%KzDx=PN?RDEj>`Y54^Q-o1aRS@i$g@e=G<WB76K`L^t?VLR-vpC?zh?8#FZ4PpR*I7(XT*^xB*ls-9s|x9qiYhNpLo;m=
tTA%%n{%SVyro`UxSlUAoew+~XIAlRb(l8AskKaTQHbrLvscYvnWdr_BS{pIrIR4I6*Q0`z_@grbK?oeHAlUix=lS=E_RGzL{0AY
-O~;cbn^146w+H(JPnF+!KQ0O#G@fnD6U>p6Jw4lqM~w}5q8ZY$g`$aaMzeDOmQ1wQ<UUG868^m>BcCggrXT9lB<t2p|hGzuBfwl
cIz+l)irHp)fXaSrrkP0!p%BO0toT0Q#0ExJfcexahb2n*?+1i;R%E>h7WoR<HK5uilV40GrPiO1w!)|P2Hez&V*p^lbbe_dj5S-
d};w_cLMiVB|Q{K&%9EhvOvDrv}Ru!t-vi3%x2+JSpbPW&lUXM^P3CT1Pw*=6qSos&iy`3HHC~J6U+>jCnKg%(OJ;ByF93NOwd~h
h)AM_Y4J56RS@h4%+=$X7a|K1F@+kb87#cWy-?_N@xbp20M1ce@cNTPwV_K$l#{zbAnYW9Ld$Iykis|%0Q@m8td#~7Lr?+zjw4AF
iuTdk05QQD-A>oFrS|gPwq37M54ny0c>X2*Wqj<Cd=2H^sp1@dl^;6KyU^=jENp(C_}p#%q}yi%dnd)w`%jlpBlVw|o<v(6+*){@
dnNq+Gke+J#S1+hQ6by5U}+NKAS20ZDv1a1UIbS|wM24ALOZ;~5q+_DxV0ROZSwivFJ~h?Rd6Z&Xm{CB^Oyc)W;g4qqH18zw5{BB
)qmpagO{g-4Tw~rjrFJNs_1y~SpAxNEz+9`)8Afn@?CK=TPZXA3W#v|hNH%?3F;#aC|OI5H--%4bynOfp#6VVKc<@CZ8!eRxYtM8
%WrLFX^1UY^^UI(t~Q(AfVii%UiGTzrGGf>Iip5U%aVw$9)9_Li4Z~GoH^TSEofCZ#XZD)>%-J!N$U8$J@L>u#T!EA_U&N?bXRAm
5YBm|Gga65ymvrNA!LU+F^FMLrBa)lGS+<WBep#*y}|F}@%r(ki>h}6l!*?)Qw|V^nE?vAbKXIL+LP})SoAVk&2R=725+;?=+_7C
i$#9Y+z<JFHUK%6l`yOG6&YrkC4&@HU$Bf<5_To0Wm_t&foWT~9k&|{n`kCNvP~ft%y+7P?K<zu+vcr!O3E4_ey+awC-FQWf6A0K
gd#07d^R8RTKH76=PAhWhA^`Y3ydi^s8TxYA>$W2=D&l$l@&vppDXMcqN$rC4am|cKLMV35;eOwLNp*UEJ(9PD&L`4W)m~q{!<~U
qvW0dU217+O%U8w<;2i#AeQ?aBtNXVfBJDy1LVsQgi&X<fP5R&77GKJqlq6x)|#DzltvS)HZYhh`20}oDwfadkOQA&Wp!QN#9~I3
h44fi$DxL+GLwW6e?V&_-NFt+LI8vah}>1+SXe;ZOZK4kmPb4%(m6$u>w3k*^1#-xa#TD0nd-z7UiCdJ|EJC8+<dIpsNk9;f(;@3
dJcJuIu5@N0eP>XIpG3tD!35L_hHHz0QVt^7gi4#;>vF%0>=r0n%e?mwsb#WbtJ<+cSPP~2>pJpECo@`yq?t1V+uPT-8{e?_8MAm
FLd)tzbMVlO$!?)un(V6-5q)$v>c*J=Q6;<oiFse4DIav6p`$NC_&3ic_?Lq57NT29XGox_VJSryt$Z#7L>eP=B5gF=I?K%2AD)v
#PSaT!=d2l2_706yFf=B*yBzpBvCWJQQq9~&<j)>Kq}-EGUr$8))a|y)IMneQ@taTfpRH8BzBT%SB-u(ZTUguEHX5{c@5?pGk-oj
Gfem1_&GrL$>&WSZd}7>986>pSTGnOq$35(owzreHsQ}{#)_Ax!&ETcv34#gP=Wg@%P4JW8qun;;VQvv76gG40;2NJS*ujCH?2g6
EQ1Tw;SI$&&LD>lWGtMcK~8*k{AZqKy7o++%lUg!8UXna^f)q)Yo3$UrtCZUc)B?6&TjnjI~JnlQ97?Ekxg~nIeALG8g$imHE&r+
ML^^7IRPAvV$KB)zdP()Ft0Uy{=|}e^}ZxGlupY_?sr!Br&aIZ<t+(F5KU23&;=}!H*X*<)^<A@xVhRZ)vBedodL=a=p9)oj398)
4qFs0=Oq)yx#>6I@tg+0W(iV(BR%yXT4-ef)%gc!sEEM<KaU-6&T>4HN{nQJ-r?A|kkSsfs$;>$+olQ{Ee)e%V3fONxT<FR77@_O
u%Irh2nvY?^)&@+M?o@|WMJilYt~oV{c{VqvmV<=srp}|V_IVXW~c`PFVk|;XJh3)_5<99ed4MifjR70vTA~&22%_@q#ia1t2-p)
hwHPwIo}4yCy8o<G@I&qux*GWf*=0=-Y__la4=YJ9c3^AMp(9wVgT$pV2Tf3BCrgC-@4r7RUjk-T$NxA`JTLn#$5PY_={@8)1y>E
>_5PWIleIn^ViM$*7gL_6l%{T=3CVYABqBoElXZ*0JgJdcu>1Fs<x1*>S+c45UQ*4u80R~i#eQ3ru99T6kOg+O+^%%VyF>fB$MRX
IOlaaNzE{Dh?g*O@6Ms-dmKemO`-$4ZW-?W13Co!rsTDjjwK*g4uS)7B>;e-WnFYzv7FuMBOK25B;KcojiO*{AXb-#fQ*@np+X=K
Dk_@YbbA|+n-yR(Gs{ACrQC1y|7X+m-|6A6>&ro*T%DA{VIBy`W<)d*$28m!!_ricd7|xr3^ZXW@6&F71Mj-i=Ju*rb-}BvAf#4k
{FL`GR4yn!wf^Ac-=42E`wG4SZB`y`wFSY6aaRQ=Px{aU@}jKy*3ro;RwM8?ttg_mq|5#k{)t7ROPXBcw9{yJrL1kj9(s=nkB=A-
FE~G|N2RSzjqj3NLHG7lyS!eQj#aDRaH@6pkg7HDKPVG_&0Nft#k6q`Nb{_@+3iNLvV1xPRmj^}i!r_`EG9$re8P;b{LG1CVl`g9
{#2mXOK$#nYHC2Iq~Echnj7}g{&lA_td_UqPV-J(x&AApY2*8Lo89zoFZj`*3dXTtRT+mSq;F*!&e~n(fkNo<8y9=1)cRfsk$Oi}
4kdervAM94G_(D`MkDR!o9jqX3{t$A{<mdR8P0ynrveP&1QXbsYgVYWg^Xw`2rL<<_U+ew$vQjPdiUdwxb6_|7z5G9i-ekE9CNtV
mI_ySGq{&c`0=loE-K@m@~+YYLO35Sx_4V@;@MZ`=ztSu)sRR)*#!fObZP<Bi8t4sp{~oC!|Tr*v96&9x6*{$^M<F$p;~#ZU_BK;
yWecz^`;?rOo=qiPF)&&Qf)V?N>c6um8>eJW0@U1?@DaUz!OvxbetvKz?u<=K2l`mSI?O|E+E4wJ+{suol*oO4HPpV4vtv49h9uQ
W*QqbS1%Z752VxS=_f$g9)+tlqg6t?AOMb0Js2_b>#oN^EG#{0`MhAz^OW5@Z-ALK7IU0ufDjiQT$ol{*4u#AgD0!&b~-q@P4a<9
{g)&Ofo6wCe8cFd7}O7*aUu$*Y{Z!^TJYJLi53P@KxdlwnmY$&qS$4k_y8igD`X5Llb}TMWJClZ{`q~3;LSl$VHzMq(ppIaMAKKM
JDZGY;ME587>2qV08^o`O(Ye6w4im`3rpa4UFKc^uFyb&2n;{RVPwKaAv^#>7Q3bjOf!C&RW{O(15S&Wi&Jf2f)ndcTzdKhbLnC3
d1=A-Ke_-zp5Ca>^T7JYIJ8^h$^J37rT*{EE64-K@A>!Nw^6O{0IzE}=+LGJ@DvG&7xl~m0*pXTlK7)$FB<I+-LYV%k|v7C&KX06
bBcd;L|UOaPJo?b78Bl!?m=7<TS-HalXAlV*Key+A9<~fd(mGB38)BzHBRI?4}L^@x>6^4v~?Ep$cowh;B41yRacS6_-gVn!ciA|
!U6BDQ{L5>TvOmP6#}c<QJCk34EyEUz=kNISfd;bAE_E@x6=YO)}GpUJGclGiz2-ySpu1_pjaf)I$i$Lqck=#phtUtq)G83$dB;1
TFGyTMTo&o*xa30mW+W>UiA93y)J6G^IQVMaygJLMUa;aAZ(!ShAS6`qyRz!Xo)z5wFxw-1Py8^b5G%D3pIzirU^UVYT87DSV14a
5XIv1J+IF3p^UM(Oh}sMkg|!{44j0l#^_oCVjkYzdNunW-`+Rov(~tV2ths?IR?D2<ZcUCix?+<5RMfeLy;0k{Y^dnndqi~Kr)wZ
LG}sX%XVlJR6&V)9x`pS2q0@Rg^?b#_3)7Z{ycjo(BC#gvNr2%L-VA@l?F|gJLQkA1TQ{EhBt(HyU(JxlHibV&?#K^c(E0-(AyWL
hcQJF$<VkyAne%KJ&6X1HP8qSt{3Vduuk7bf|6TY*Y#gY=s*^PA2)havFjZ7P(`|Se%!h{as~^NauP^_+MT!3Y%>eYYJRcnR5l5@
aT!xuQ2UGvAS+AN63PC!S%ieQfC8X!7`D`QVb(02$EUa8s2C9krkwfXjrB}6EC=<S45Uivf*^tk0csBhu)iQ{x6y{O3(vn$-Oyy-
X!{%RY3aSl#s7xq@>-#Ws0;Wys6vd^Z)T@d*uY1#nil$3Jd&bu1jcth9mlt9=d<##u9VBbRSN?`0ZltqdLg&${3ltlzi4>^a@rM?
!oahLS>52YI7q<MrW1+^Z2o!;F??3h0HqScxf2~&bF<&xHy~y{>Eam()(7s8KS#fw@YLveG$3HC&d(%_h)#7N(M&Bxp67oc=O6$f
6gF#YAWu7|Sz@}t^-wVlZHa;*p^_IGuYA)d2J|VTww+B0rt&SxCju%TQW*&ah34lVd$+X*oX;+F&Uunlcq{^ft!p;QPEzPt2X`cd
NotZ<QVD|WE2VGG%vYfkm%`0_(6Indkm@-M=7eq+eg^cH+kv@mFTdAna;{4X+@s=}rcb_zREe#iMMp@V(BM?|HyhNlz){CGBqise
u@ejf8`DLQdXDH;f~uKBXHyixwOA?|y~Y4>S=ZrZ02!bH8yBDg-LXVLS2uM5lLe4TQkqT0-VgkM??XW^(M+w2*#q@v>kKPkj?Mxs
{UIQ!?lO8yu3)Wtv6LV%qNyetrW30ZWSL+;WhctmszZ**SJHq;B)4RTmYibD2RK82X70!>YHdnFN&sL;!WMR;dLaO?=V9?6ADTwr
US4#g6+<6IXdF^qz^ysVLH;J5#+yPlIHYhW;$Xpd<oSX1Of!n9{e<f`IF2<bjj4r&QBV;O$B(ak*m`eD&gO0`zPMozwrB_7CVo)L
sSuQ5?KgT6ChsmGB3g(c?9i$RxvkZ9LZVeYQ;O{L=gBkv!h~53$b!TW4f2`I4<o10P_4-Oow(}1G4Z;tiF9}K^3~+#h?Zy|_*vu;
1W6^;CN`D7Kh_Ry9xv@SPSHJSZ*AIJNa-<#JJAt=zw4*AoEE%SxsIil0&Kp&VvB66LeO2A8EkQS){JM84B)Y{b>R@e@*@sB$S-vG
i<WJTabT70Lf|lf_7O{nD}vl}+5KR=#puJ-(KXng(K3mmG>I|oELy{U{lf0Lfl@j8{oR9$PeS130lgISqmnhS<rE?pCwlhv-ncDN
TR2+vLt5>Hr^yci3W>52xc<otv>HbKeao<0+$Wth4A9O}^7id(k$v2FXwCy}uNk)daA-^plvZ6ZqJ=8xTtTu5611*$lG`?fKSECi
Q@0gDvGmG*WTk}IWt^Q9|8X=JhAbQbOmW=s29)T#9JCJ-4u}&Ao$~@3&`k$IAtxG}hb-wZbscO=9bE&$9DrfQ1UV96{f7|49r|&t
5nxw(4RfjAavgUK0mCHjopH}`(F1{+5^e9#{BR`Ri48jMYY91IyviIiJQr~cLJty`%D}ATPVSWG!W%nV$juQKvQphAEEY<`jm`7@
>HLm8b4TB=+gz)nC)xIUj|ck?#vuwt9VQ7O;*O&T(=6^H?}vFZ>tr*UMAFwZj=1(`8&ND=9GYjgk>l_^XJdGcB6?u?jk^aRguoas
1yv{0|IeEp$M2My3Gf`Sd7L)4zt27&ogzlXrx9#-+7?KCvXP5luWV?Gn{{UOwv$cy<$)_PNX3F2e~ozizjsXlwK6gaE*$52Qah8H
hj*;AhYdoQ2?8l0({PzY)+4-h01OsIq5TtI0Dir!d_-RSdT53n{A)(NaX8U72y~0kgV5LlUG9y}uyc9Lt7%*Ge`~8d-uk;D=xDHF
3VU_U9@heuEvqy&Vm3AKAQ5`)tp$!U`ho|o)^k8rjwQX|j*wxGELWkgRl06EKL98Y9X_#T4^p~*KK;fIq5#kvUToz8Kpl+l-+SS<
`^}R~^7-%JNy84Q3m{?}y-SQ%Lth^Lg?R+<(F8xCL~E|uK@e#4={uLLNM911aCyz_V26{pD*89`Vd5osH_k>0bzUxj^W&T#`a60V
R8G362_XpFbU&+kcT=X94VdZ0NYsHw7b9H-#mM(uCzHl46E>tU54AWp8`y$xLP#uLshliaRm)j47=JhZ!B1P_z^JmxKsf^sK=<M(
2!kL=1bd)Mv^TeI@oaGSjf{{%yW0h;1T7p2inN!b_70ec+@ZP&f$#;sZG(4_T{P1~XzGs;zS19IVhuKXzcCv%W|J$eAw4yiKSgX<
K5m!Bh2Oi`Y|p>CO_{|h!MgZXCnUFi*Xe=Ri#r4<cuSrpa=im|@m2x#*Bk2>Fmt&L+;+P@u!hMZ{C>pO$ie7>SnwV60AP(V`ZfgQ
q<LA#f#F|>0<3ppYnIC%HfRNn1MnR%CYZBu*N#+i+>J7$3sRh7>N#4>q*8Cr@S0F?FfHqB+!7%6+2&=48jukXu*0Ymp_8IvTLMTP
qwao{;NJGn4&fmqk*nzPtv3&}ZtY#ghK%?DFcNBT@)2axVUj~o<E_|aQoB7M0n~<}u?#Lr5=CWYxvzHgmeO2ty{4F@B0ii@K;^D@
!ZUOzw6u`5fkHqgeY67379YZ>RkkajxZ;7xzLZ0n(2z+agOeW_&Z}BR3Co?SR=Cj5!gI?qKy!@L5%TpdXbkjb^EiF|Oz*d9P{G0G
J%+ga(NO2<4@e0Jr#=;?)D?51c{|n$Z|U2^$0r^MKck)=#TtCt<hJzSJCF+iY5Hu{^U?0jqNzvXgh69hT~BJo4FQ&O;Oovp??gO}
k6mvaOj8!6C50mw6k51N6ldi3a@yYo+2Wm*54?wDLEi1AJ;}bKIj5#FNxr$0SUl641>bDf!LdX2x>wT-Z}}!BKi{Wd-;rV3$hR^%
S{Id|P31mPI2)?CuRSKGwrKS;p_l7uBBK#J%TTCme&NkBxuWX)*cO|;K<PH*MFlQ;UhP8zliV>i#78z#7V)ehy_R6;r{)KIx$9e#
NIkt>oN<!LA!D~=#fL~<kU&5^kh6CRD;i}13-|Bd?CZV54e->KfoW9|WKcsaC6!Z12?c3*WD(w3?Pnxd!vsYm6HVwY`-ucvV%q7C
W%MHzLni`c$Io@bqaPzFPpxKp%hwtGnkuu3PW*H~C*Jb%bII-RTx9hlKYM$6Cs^6IQe*s+bg<B7fV3N1t|j*<*1r}++5G4YTv|AO
ZW?w=o;8}L&2S2`5J_oAe(b_Dn^rCeabnaV^;OtwP+KE$Oau}?J0SBXZFgpwy?)HAj|^BN0Ag9nF7#?a1yK+{>3~?0F)aSM=vl|X
@b5Mp%ETpwpB50!#uPi<v++y2V!COocM0i+2_7>}jIGcq2C=~+f*ceMxuwMs1%&NhRLBzwq_ScGsw0ujYBk!6c0ucdCI*{Al`GZ3
f~!wt15An#8U!Pp>H#nepwg-!4YAc<Q#oPjWg*Pouu<i)O=e`x>rmHtuxhZdEjBQjOn~UHphn1D>0&LdfF;XU^nr&D?##f(KEMDI
9c?c_5(EI~k`$Oh#<J1|73KUOb$c`q(Agk>em&)!q&t*8a-`;bp@&c`(~P`6dqa^Y`EOG-rxG006L5Bf5k-c<C%hQ}MFhBdfpDCC
8tn5rwJO3Fec3tUCb_iDUpr$>4iVAPLe5%-qR<f>W6RfD(dKdH*xR|MjxfPmjSP1Noh{1U_j$9G(pWk!i+!+*9iYKx$&8^ST>#$*
8+Z<Od@}B_p~eQ%<09d!j_T68P#(x~&Ir_iTu2v&`YXK1nvU?|D1n|vC7ry1dsT|XYv0xPy1D68;>^JhAw>cVj)x!_P)G#4yy)eY
FNIFIKOXXQh9;Z%qA;$mLJFjV1QEpd-{t#r=g(gr%3l^2u(p{a(hk_SGA@fHioGx1MbRV>28Gs?QPke%2y7sf%NIle{8*f#i~tK6
S_P<G**khJ^qM2D?>ox}1P?&`<6(gQ0TyTR>}~%pwS8WF^yqtJkVxp-8(PV#<EU%Alzs8GwJm;{1<O&cmN_7l=OkiXhUJLZwHQ!>
U~Rb@=8Pij$Q$Lhyog9droF~+Xwz#1G7KrZh!?;R)dEPw>BL)d0I+<UgXVH5g$I`E#O*g~?@vz;7v>tF5HV!EQ|_+&y6IJ0O9m#8
wYquJSDMWRJh}f*ZsfRJsD^ehQ$S6_vIjyy?fDqEAOsN24lo_98jWuqUCQNZ;?No}vOgV9%Xa%9X@GESIwE#hsue_x>$#lpH<oRc
dzRD~%ip$x7p>}R!N5(L@Tvd_Y=)(;E3j6vvw{TCW1m;0a_3A;5ey`-Bcq`OAd4K$WkjTasYGny+%)vl8nBjr(vfm0#+4DSt)l^A
%s}(HE#+>Th-!dA0ZGAV!Ki(8&UV+Hc*pSb4DYkDg+M>G1FqfhK+<b0A7;Jh4KP`J&@k=CYc*+M5hcTmjAHX^X<#}KGU=OhjYdR>
ZErPB-Hu3T&??deU`V^WnLSl}Vtdl<Sv8_glyT=SDX|&kXOWjoNSYAD2TU^gC8I7EIkjqR*6f3062;R|{n>d^{8USF1W3k>wa#Np
dvD9NbKjp}(ulA@0c27m>E2LUl{5$0oLl&PI;$zhSSX%p!fw)jiMAM=Bm+n#M#MUK*;LYMDX&MsBEu6)bT@1b2;js^l=gJ@2uLIE
3&EPIF70wnp?vhZqCWH7uTDf+IgUPGo#Atq>8w>_76|jJ$~nF0(cd$MQ54-VGixrA=Ccc0#SdmrPfoox<??XMh`gB}Sj6G>6N+(s
*q`aE%T@gT`-cW@)DvMRL*kQ}`QpL;(k7ey*S}GaZZ+vkp7gCX>>O1vMK|<EaG%esaYx?}yOjmVg!$VyEvrqT6)Jc_BG85w!W99a
m_ZNfAn@}zP*hh5<Rn28mX6{sze9_o+wlE&->{!s>Wis$SA8gb1d708N>|gs2<Sul(X-THn`*`fdZFYYZR`f@`0V$|?q2d_MGhG#
iy-vS%rQ(Lq{&XqG=j@HL-Fy~d6!V%ZhJy)05Ks`W)ww&#T8M9Y_kPLn94ASj2L{_UGtI`-RyPO6gAS9oa<MHSZ8G_Ef_LGeDgst
z+6SGh>4IY!{S3ZU?@YR!qQF61`MOcLVz$^GU*qIxe58}4tqd~RD=jOJFnbbtcfU=66Gc0&3PWo%lqu3qqvysi5kLbJ7Y@Lmt(>f
q$&-NMoBu6(!j}wqhp=0Ebr_$;$#~ro6%G)yufTE;b4S7xnMRl%#2A0AH!u^=>EB3p`&`IInAjOcb%!$joEzNO-a-w<dl$N&YjCp
vSO3@KuiU@A#CNadXQSU>r+Rh5G==JuVIoaQ|@nfu+rz-kNRT0?*`ZK(#k|L4mRp$wRRQ6w(moDH4sE6<v!TK$+4ZRZbB@Dbgem)
?Hr*8&|DflYFDOagly?sx6(omsrT?lWY@C=YJk`vRjI;q!OY-2F#GYU;;J+Vt?099T0)G!djUj29DT@d0)}IhK*`ha`6}t}9$!0(
P!Km0gy?39fkJ4<+dp8b|9|Ce@)rA9B=-hHC@1PZ_M#ifWUE+p9l+zP(9SI6f?4Hq5rM2C1&7TK9V&Fr_J$;THqT>O9{0>X`n?Xi
J%_LOuU+k0z3FyE%Yh6AogTEk172-&N~b%Z?mF|RxJVP)?I#qJZx3l3yv$ygGM@vUvNA>$z^H%5e$&!5a;=)oFMS>Y=gE-bG|hD&
N}|u>S*O40-w}K)%ek0uNSQ=MJ+9D1q~8KAL>3<1yF6^xJLE*euWgX!%C{T(_^zXm*NaEB>7PBKp=tQ|*{C^p9`87@6m{HIbumcX
>hJ}Ax`#$c==1edc%7>Cx-t?vBqW5r&V-c1N6a*6EjFKnix+P{g~k3T5-(nsG2`LW>MA!C_=3{tKxZt3ILCxb66;yN7>#&m`+S1s
h6^qD>TYa_Kq>u{6u<MD)e>!_LeLZ)puRQR&%aud2R(J1p=XWbNRXJ@|3K-nnOJqek!r~V5VeBE>ME|spX>VXxxkNPs-}A9zm0Bk
%`<iz!WhX^Vs-v|(KOdsX6)8VQ!=8$=5v^K<=0~)OY;7_Uv!<%6S}lxU^0#H-X%)^R_n9{qJ@Ys?<})Iw)D!f5JykzTO>gkoN0ux
|1{w@q@lFty>XLyyqnKggq9}NA9@N*F&7!JD);>ULTg+&es#stk}we;vO`9KuQ36Ry$sw_I@1pbo`XLqd_C`bIAPCV@abW@C*d%i
`8%?+->S_f#0|bXXvQliM=1E;B4NPjca!gZa=}D*)WjaT{DxSwU2TAl>;^?}fWRZ|j7twDx3j}l!Y?3I#%13eJJe4gM*IPds1Q0(
-0!@P)hIBjA&U|S85+36<9zGM2oh`StepcXnqMJkff50HUStY(##N9ofCgy%*cr^BtkwaRhvc(@^fLJpce5skB_Ch!h}Bdd7Cy9g
ybL{F0kOs8X5<l~rqc(^-nbwMEEC3~#5Drd1KAAK8WTdl%YwlJ%A58b^NVA){IsaI9daz&53h$8(?_C1Zd<=AtDZ{0IGrw7Ibd*u
F9B>?{7`(M{UBt508uC&w%Tw3zJlS!5OW!jBmCt8&Uj`PbbNl1y0~-PP0Q`d+UZ_LQy>Ay%7Y+_QG-{uTX%pkZPf*JBeg}g-xCL|
1DMoo(#GQgbX37aXhc0XrTb~?wwJy=qgH|4n-keS?<fZs)0{f@JMVk4<@$4XIY_jj9xB(%5O<84%1$9QbeRb<!vZp^T*K*#0ZRMo
x-<y{i`Nto>}K~?JkpAxj)X&C&=$da;5jPvt)+xv=cV&dqz^q6vu>R&>PXqYs~GXZ#?7s_&iny&cX2^pKvPQq9Fj{hI6)|gXjW@_
@oI*v1+g?XoWX1`Luofb-9}<#-GSDU!dkiwG<uh}>a}#c8|WW;A%P1H|6ggaf3{bER-RouZFyTHoq#-QUfZ+8sLNl}^hW{0ZEsY<
!vR=vlwtDVBwTkH45ry7G#F9EA7TyN<ON_Vm2c^t=KkgMJJ5*~&F2%c^yHq2L!_zQ3NZvhW2abc-d@@gEJ0LMQB?mUvEO?<Jtt;&
A0H2#fO4z=iUR+SS(-l(iLq67hq!stlsr$oM+gLrghND0M4VVOkR-x0G(6w$+P(HGvq$;({Z(-e&!IoDz})Uza@xC4FsTr{ciOab
RrA2TD0b_u`uN~EIkSW)p@$gXo#;PC91ir4&S2mjCinB_+v8ju^o)oaYN|)Jy}rKL$>N>6d5@ZDJ4@n8JaPNqr?;bk;z3i>V{Jf7
1}p}lA)HfKqS?k|rWf7aqZcr@W>ZpizjjHN&YBGH{=7Xp<lO;ar00qb6@k&Xq683hs*wO9D8axA_4&U|ssr4dy~AG`-VGY%KXm6`
KVJ`H;b!iO$HW7sP$EeLkO&}XDM}V(WHWPJdC#~o)EqpbmVgQh94wq8B%yd{MUY^M3nvUK0C(l<xxb9o&dk`0(9K0S%~c!(suCP&
uxW18ATXEZALY9TgX~suehyTmPft5Y`V{x;Z2IQ21!3i_IiN7(+j=no_AI-AD*K^6s2zpSTgC@Qf?!ax8Huoh9W>{uW?ceNNpqW*
WFjaYy(%4M@n9cWy-O0j{1#loDG*J1Oi}HEi!Wxkb+Yn0S0^gVZirqOZC9=5t|D!@a)A$<*is@I|3D&)Ih<z+AlV=dCEny4V)Sr!
Gvmqh(cZPYmtn{YW-r5b7R2o>1l6J!L@oNXAi_SM?L*#4z4f)}p>R8)glYmtE<YN{l!wZUCp}FY<uh}zUODsio;i#I4*U7Kp|gV!
7=8$y_MM1P2`>?lSYvp=yC)N@9xkD{oYM1k&Wn`TX%sk0hpltY<@);^!?=mwS-_(d@p^Dh!+atjAq&C67K;ZJW=RoW5fI13ZE*(E
wcv>v4xAm+WzPDjj_7Su1-9d~!$Z6k=~fYzhh#DfZQsZViv<59Fo!_Gv3WAotJUL!Q%T=8CWO?}STj`{DyW-5!*>l=`O1Pq$^g+6
&_d#*5Kbs2W<f_TbmQ)tlYCIdBR#IT)(b8WZj}Oxglo~3EPJh4gzC~>a{TK9z=sMnNZ%htk$~MKWMhU^kO`gg!|wM`4PMQiMcKih
3sY5~GW)}W3j{<-7?1{uG3htE!%4fvYNps->w4165}6w3YhJr=jfEo}<A@2%R`HW(=AGE{XFM1|0+AI!G>8z=pt^?IX)dhk*u6Hf
$aF)Na0Sd#APqQfoaj7t#ulQSPLP5cgvIpr-=+){@YQ+sk1(9w@wqzO;fF_W7rQd7(s8<%Vo;vKq+MWW5NA4_UTA)&tQ8qFoA2XW
Bd)STleuq>{(3w3@r<1Up#feXjRHY02vmFEE%}RyOi((_{#$45%3mDFixEq#DZN;ok=MFlajy>tw*N1j_WK-r^V8uy10lZ$#W1{E
>T<CcELy$PKqANr5NQUK%VYOs=CH`Z&Pc)Wzpr;1P=_J>tTO3XCqX#`K21hnj9~p#M7@@yVAlO~fbgHwVude+4_2LS5v&;JOFf(o
HYBKqNP#a=p_g%H=MXGLr`>FfXV;?u(@-0#8+6$7IiM_nAP163yV2i~>oUt@(7+)$f;@&b*#t=NRXKQe9wr7*M@c|9NCI1Iu9?1L
1fMaM!(?HoGEk`5yV4r4^oCYb=k(AUN6ui-T5<DY*u3i?wU#W<p$Mz$>`kPK3<5#~f=9vuw24PxJ;5`ate1E^t&93I_xkKMhN*OS
?XHY131B-ophxNczk3Gk5Iit$3JQqj`e9_$4An(0rP!Flf;9Te&#8<8hwlCv`0Je_Nl9r@!1f)HPpz&WJ9RUUIp}=domieV`)5#J
JxR(pECdk?(#hk#uf{y6GAs07rT96;Y%VKcrI?F!Ddi4z6f@^oJUlQsP0PL*a3aX4prIHc7k@kCFgJ)5AoWS~c{YT%?G6xnGmA}V
?6=Gt*H8B`y>wW;aN426xjVCrqQwZPiwKac;L3KmaB^%zemPh#?dh`fuV#-}prD-RZ5W&m$RbeXvg{}=eG#FzT_Ut`df0pA<|rzy
KpnRt{_4$uwUsYzUEmE0IJ=A!-m28r#@U<nru)O-9NsrmyqeKaATV(WhAmmWpm-Gdd*$K+UT--<rcQP1#8W%D+@Tm^b*9oBkpWhw
2m?mYYAJGp7_?TaH=3>}!+kWe6c`Ey7p9brF<jY8+^|E0wYti%4wk{&k-W5#7g^h3(1FgP+SG1FG}3oq>Gg^Mv!VzZoLLlgJGy#=
x4XOr%wImY)*IRMcb5kNnjX(Xe2_|oPl}{AsiZrSL_cgR3>Im(8as9iT5*c<i#1D7hH~1rzfo**qUpY~cY;VN`{%Z`rFx-*Z8R>?
`1iXAl_%9Lh-`J*{4zbvB3=AVd($|vP;a<h)sKyNgGcNGf-D(3RRKI7JTm7X>BZ%#I^)AnY0m&@na6+=d-vLmNNL__;_bs>jE;&<
Jja`ad|m{9d;AV{Iqyx0Q2K4zF_UGr1!25A9yK5p*p}F_83tu_tR+V|rKCax6GR);zpI^F*l)k1y!$#RYO=$w#c%BH7K+4);zie<
Cfxlu;A3nyu!D|>S!K2BAs7TWGR2>qzRF90G$J&`ZF)8Qq40qz6v&3|?xKsvX{w->ffT8Dk#R9X+be8iU@)axTCm^8e&g@K$>yQl
e0-hc>iT1!FJ5fYbRvUp1Y&66A(Yuy6{-V<9|))vbOa!FQK6_h?RUVQp#!k;P!I{J41z^Nmwv56!J5i^w7~Hc%`iq;^x@;5KLeep
sGK%+w|mo_^T_V2P<nG5IuA&yyNo0yATrXMZEgq`gBS+qj#;GH!;4MZAW&w)vzttug@_z1hsSqkxd4)G&Fx`>TR_Y*plW*s;<s8n
R1B~ippd==W$mUsXo1vKhK0o{?c&gkR!6B4)lJLKK(I#FjkK*VafGbo5sbDg;D|m#7|jf#3_<k;vF{eiYHGN}Y33vjj0o2%j?EF_
_&7W3W)1BQMbV}sJ6}cI*23OZ4|Mq3$@HmVHhSNB1upI@7%biMK2X@gzRvUofNYX^YJ*gOD&rSV0><&!jZ8@bps<cFgBT9?Y;rAF
2v+!gW4}lMfGXK^J?mrK0lW16G^jiPT-RK|it?QuB}r8c9k3p<fAI20l3E>$k<5u9y(a149S09|0a4N|jyY#;SqOI_s$iDLx94;V
_Y2tVN090A?|;glj~u>|wY<xPvlUtNx^63~V~(=n4W;s+zR3Ltlc9HpI4)V)NOMdvHLc%OfyW$m^M5HcfU<OW$(V4SH%fgId`E`B
lF5aQL=)%ZS9e<7=!~)JL&NO-9ZVXbvvS6W9TGvw)+`9F?S5oM#Q?)3AIy1D_26^od$ZDY_9P$%wcKyNzpreXAr8~gLJxyVwFULx
TRZ0J3L#toOECuoFCB9N3O}1f<%}ROSZjM^Rz}d)G{~EM4+w%FB0M$2;%eYI5yEzFt=n~#4!CHbi8g(l-w*lr=Iu`?+uXVE!F1OT
)d|#Rw{3;s2&a}bw0c$8fnY-dY9F1Gxt`pJ8Wdb-WoYAdk`9phqtcFcs#MbNprc$iE0EO5rNAw6jzn)-MKQcvZ3YAQ0t*}pJ>Ul<
+^}Pb50zc$+ll}(pE}}etiNe|TI%~yO%&jbwd1{9w*gv)qYD3pg$KSn7se>o>(+#jNpNDS11%e`!RtZ;%>_2^Zd!9{_AHBN(C~l>
T=>6iMCtx&+ze*`Iv9ZKdLffmR3Fg$3BdpGwK-y{`_jhaB4bMg0fu0);81JIVQh#GZQh476f=T%O<e}C1tXJ-33V0gj~vqssIc)t
v4QIK5n7R^Y$R^L8%>>z?PvrY#PLx)r9Yi3UBqjpn?i0ciSX%Kir9K={J9<;oHnLROw*rgVc=w_5~UC}tdPgsHIfth{gdK19+I^!
^E#XYfrnZeObOaR+Uc4>B!V$Np#Lqi`1`u}_tV+`c_b%e)#mc^7SgB7`z{>cqHNU;^t12wq<EqCX2izYUvK_2-hxq$S#h2}`XUIt
gjfJTdX6R4(oc53Y&$e``9r#K)tstLznhP81Rz800yQWogd)IzoTNiP;UWj^_IqUgAM_CO*QE#9;BLLeR?I+e)_izmSG(YVb{-m`
>E#|!^BxrQqX0a|w|}r^_Xv9s`mnc}Q~ta&0}kBd{_-8Y@_wluZg+h4?)2C^J2>T+9E^fvB*|%eH7(!j37D1+KQ)jLS-K=9z-@7d
<n6REEgk#^F57%|iJ#eDVD@sq?)_<W<d4IW91NBSLIHglcbH6>iOE|6{`h<iEk_}>EbM#55x6T%+A0ML3Xok^69Z%igun+qWC|9O
r5DhUXgEBs!Jq`#XZ>Uk*V_ERIi6gg8BsD$<8*?wnIIk0x=-ctKsz9F+pJ2%GCwzJFxBl$?wC5daxC~bX0f*!(^o=uU}RYINuoMB
GVVZ4pp0dL*Z6%PHg%Y_1d6MDpfgBdVGBrLAsU1RSz$86QcBU8Y+25N!f0m`Kh?_R6DWYWz}o;mo4WQut+G!QeHWaQqD~TN@OFO$
=js3CFgbL0r(XNf8@0kODA;Ic!l5)a@SLy)C2>1$p#xbDtr3!M_Nx{j(sNV<RS+`hf+Wne4Ou(yicU!~bRbvt;hb4zoq!TpH3Zyr
r=2Zij8H!4iH~3XZw}tlDuTk^)}49Y0sFu7Kayw>etgxOGp~Kmww^SfMtvW@Z$GjguPt<Y&{r&e9{opw-?$a%d5lbmBwW^$t58l#
utbOU!?05=;OBcMu^_u2M{X;-oMx*h^?JRN+bQ?IuiM@zX(T`36m;{Oq|znJ&-%oCPw2b|y0OsXjo!6Xs71#Pg%SmbL2?Vsd+883
UEKR(t|zD`jw{+jNTC)*5rWQzhIF{#Yy_zrdB003YuO7lH@fqhmX%E|l+uXXMB=YO6*<>^%hg~i#7{Rfk<rlf-n&cMq3z3X?nBn9
j5U^vqxai)&%V)lvPlXZ#h@Dvr)XQ!$q(+IJYQM}d-w0y7100&!z5pYhcwrlni$8ouWwpmxlExAr=*_V(EdeZY-0G}u+WNh;3p7C
N&B-t*X8MxqJ=+T{QoZ}&m5TYI`r;c?oi(!*{N{gaLd9c*+eO~lKE@K&OR)x*=;}3B0+&8O8~bHTl1C!YxEAOg6M!V<gQ!RK=pEl
ET95et_lPkmO-~dh9g5;A%R3{yEr#YDa{B-ks`f0h|eW)@+)mqnITj_P6PuTUj*I@XGiVU#|R__k~Hu*0#o7DbVgWS@rF*RYmS~C
j<Z4Y2TF@7<jt>U8cf|PfM{rL^33y7+k8!`1x_&6dJ%|oksS^IZ8k##$D2zL<Lx8I%<O$WvYtT&BkVglfP!Jrh5@sy7j9jji177Q
Bg4{y*lWDfuqLqjB!i~^kb?mfe>lL|&BkkHcCd&>FpX6i2D5m=W>iB5YWoY^+}5dBguwtw1+Tl{UvqXk-BFk#!`h|HSk^`CCP2)D
MQxZ4-&XxMt=kaogQ7Cq9UJlvL-e*mGuojI272^gXE#G>QC17$mMY1-y78ILiYt!25$84E#pvwu_M?hQYLFz5NTWay3lW`V+1T-i
eRGE`V#&<U@^T*u&!3Z@p|cKsukWfLgKfjtAxQ^id{Wl;7`~QVTQAO8v6~j5rBHnIu61l*SdL{p-xCAhdx-=VL1`goqY@&A2)qj!
Nm?Tb&U-CI{sw}XvcRzCkx@bD;Nv`V!Gh4^5TOzT0&)ZUa|eg7U9Y7g9Ak7W9JA>f(OMTWK9S1Y3{^kM;pkd5u5A#bKW8{YeMC0{
Be)w93mqJBhPw*rzPL%`?)8|z55b9LQxv?--JIODhPJK+Mc(of1P7;~zE9R5r5Hz}c)E17HF_QEJR1AX5Kj{Fi8eRWF%V>Jx6nK}
+iThHg?|`))0u<>VcV2l<S_{Hc1z!}sz-OJTY!Vs0Pks!P;W7hpRu3?bD|l9NF$r=X1OAxKs6jahQVB0iI5|0+za~et-gV<RJ!0b
^g;*c0YG=C9CXnrF{Bab0uVL!IcuXB0@%aPp>wyRkl)9zZVMa_p$t*NKEz#<RM)E(3%`U1r+ss#&p3rRy+|$%jUa=<s#*xiXBHsu
tJXz{Cz7nRICf@&+b>+YG(lEY9wXv(7JEP2)zQlt<~dS>oamkh%E<3!SZ0PU3#;dJSuLwL(%?PkPCk0xU+~}sW*Mr!mo)+ek^>Mf
Mpd>2;7o*S>|BHMd(q0*^qG1Vp<thh%N?+gSL2my!Z1xFcecnso&ud#h*z!HmLVmO<Ta!w9D~N95Ncq}Nwae?6CgYDiSXYT5Yl9@
xCEGOTN(k7Pti2Ko)no6d{VTb2z61h5hZZ#f_SJ{seWTfzKn+Cj!#=Sg__SY3CPZCTnfcieU3CB`vtR$ThZ8z;)kRU^pkx&%q+_j
gdPFwXoExzW0T|ESiwHZO^uE8b{9gk7iN#j9RZsAH?s+b5YI-TC4+5?iVzW|NGygGV_tbN;DW*+h)8HAE-N_9KbC_anp0=&XK{?f
nU<fg=i_=3Ljic2fzVyIxEZrehftXT#&Bp@Ss)w``=<sUjBf`TDvEb5eKhV(Ij>DOeEQ_rn)NSE-TSJcz+v~&-7hlx-kI#L-N1Hd
u)vxmZa6^e2>w3(@_O|4Jbn24xiiNWA*v*IG7!RGDHMIff|!7=A5JPg)0&kRz7CE^#ROM3;lLd$EF^Npcq2y|iZRu#bTWHnZ1l29
+}WU9hn1c4YAqw2EvyLA5yDWBAmpDP0ih*@GC@35cstVbuR;9kjxC?ZgOlkmoZ%+Df)FRb4t>vkDZtWa)Nl^lXW56Owjyb)JuWWx
0>q6o7zPVaZJ=|!(>m*oWUyQ3e;Kb>w?nOxK^RiC&EuiiAZcyT;QGjN_up_AZ?$ZAV!NukRxETo0&dQZdh-REo|4_2<>3f;BT)_-
z5md(FU7(G#l+ZTcS^L%+=uRR?Rvd$p}-<5^ao8stE6rPUwVhqKFx20Kd7Oufjp1waO=H?({%6P1)0$G!N#bD^cYc_uu!(G#EU{R
O7gU@#rKRc7@)8~gxZ-TR6S6g>08-I-slCa7u4Yh>ql{gA<s)Nooz0u-DuqP#u|m=I5dIWRJYdo`+jEMK{Bys<GE4^?T@<=`9jaA
gf*a(it3OgNUYGkwG&z@bFTBVn=3`e#vb4zc%#-TSFwL!z=JCXXI8X2&ktt61Zd^Ov%+gmInT7DEOOi<0|632qDdh3RIX2=BZE>Y
R(&)9^g)Rg-YU>_adI93(>F3Pw&*^AD<FZpmjG#<&a*5CQiM>1cowjroW*sF7`HmaG9cc=L%psS8oJn$g)wmYw~nu%9Dqxe4`Yw1
k)(P9!u<a0*6cUN^~!lYLXrh0F8xRcPne1lXe%f=CkvEFzD)_`Vv;G_ed4S-2@`bH29_E4BYAA1D^y6+M`I%TSUbX~wNQpZEZNmc
mM7;Fs-%W(h#yEKkEF=f6_eqZA&!LsNbbz~_`Rb;+bP&M!3<sA;JSM4S!xd5aPx}byvU1mBJ(vk6T4gZF`O3Q$;<Wz^7b~y8zJ<x
4!s?)FdL?~^a%3z8T%1V#27cUEVEl8y#s^a>L9y#Y-^rboj}d0R)AsOK_gwo?nE1;=EMmSzM!}@mIdhazG)K1j2v8Exk#gcW-0*t
`qp-=olZTqY;HT2382WMjl5KW*H_%voR_W!>81rl(`l)fTCHPtJ6@rkEcDW}0tFLS!p<%%W`gE}U9{fA(_kRDIu<Aqc0_D6EttTo
kD@E9Ne-@D?5mLF!V%6Y3qCoA4FG~;sKEA;Msq;!Nx9orZB4D)L3{>48pMG%kpqZ77q0TOf%9SuGy$KMnAfS9_>gaqDXufCYoP#O
r`ke>o;I-H$#6p6z!4MWp^t;+*4Bqz6w#tFpaML77ugew<9JwS$FY)|IpMk;YL5lnO`>_84g*?YL~2hl${0<PP}evVjm-o#W(ysr
BB_*;gm}9-F~hlXkF$D<?>vZoFUlIkZ*{4$tR=193!0&AXeNWF{9WvpH*#`K(9;5yflFxj60T|k_|Y6IM?;%;@MXtcYS{eeT9@42
h?25CBM-e7S$6Lu=#E8$^y@=o%nBL3YIa!Q#RsRiGh)Qc7k_@RTJ(Z<jHSC+UkK>fcfE)uO{pi9sazg}cQzwI+iF^xqjW78rj*5R
Tg5d5Ecpt(j&>|X?biVn=%X0*;vL=&^~nOqOSiKQA*V3fM!3dQHK6N(wI>yDpKA<7gz1glhgH9W=x|&8&U(FYHCllY3l<Xz#PWOe
09(`Dir#|^*D|=X^^s8tsU$)TR1mb=N>7%_!LlIDhdtmxwjY&rd<`wJaQUIxr%M13ZZ>hvU@f5Q=&Wmv>8<VsBEjx%_`wh=i9~|0
9WF(Lk9L-Q8mn?fngCxhCF@WbRLW@@y<%TCw>j~ucX?|HS|c9$&W%rm`4cj8W^#>a5NZ6L@7mA2?*|!lx?!N8=`Yw|tRlcIC3|~l
H22EoT<wZ9azd{LDaW#xkVOToAxlkiE3sl@m@Z`wp0jZp)d)60LW5rrwLNokDyOB*d+#^i(nt=4yXOZ^%a)_mwaK$J+nP#8A88^{
eU~#`Zg0J7v8BuzzHh$CM_J!j1!3luS!fUHH|d?QXcmB*p@F7Ylx*`8v}UaH4OlNjWQuRC^VQ`6vO1=RCLB;;k<f4$f(FAMW}WyF
-iyDF$7jjv4A?8vamE~XpxbuUo)Fw*TvKk3t!ilOhe#DMO+{`j9S|FkBXZT0%}1N+^QS1ays9d9*`3>Bto#bvK%GS5@-E?!1Q%5|
BHD$|pshEMIvkOXT6W(8Ya+c4@$#sM9G-fX0xT#TF%kj@JB#k`G+hU!gGmFG^{Nno3$G)<>8n)iH6UrG+Fde?JFi??-KfL28ss2Q
=^8u=Hy~I;!5JWh03e0;^K)^6xOlwm<rmwIK@>^3!xF-e+pU7bNxhUSd3T*Svx~c7!@_+XJ1Uy22&p1|A%T~Aic1p>!Fh<H0zWj%
0r?>_zv=q8%^(ur;<I{+2NBz<&gr$?RE#C*&GRzkW}-0OBJ^Qn$2C)hBNU*Ry(|5eDumPz#l>oslMV~=NNGo6;cQ6!0$_+bsqD3p
(fRgH?Twz3GMHSsX)GvnR0*wDoI#jjKHf2nXB%TS!*9$)mf0k-qOqgV_7QzGQ;ug79$CxdqyK+B1M(;jds_Hx6U<DZ;s}OsK@X+&
W1<=x3|9{?oiQvn>lA^>ONDgyNwxU?jkx=E-NjjmKe<4A@#UuU-T%c!NQ~o-kt4xW3@26<DA04Hk&G`D<nL=fZNS~;K|2w8uPUk<
k-6S9&<NQ>^U7Y!*ygykys^kYP-ry>BF%E?<b~tp<9k#N?{`?8q)k{Ji$B16y;~aJo#wAS%L8D(`8-?KGn1c2YQy<xmAIh#NZ3$%
(ubD-_&acs6>#ZY<#bZ#7TKp0hr?omydGAfSspzHvE&kNwyAf#b%;6~9K0G|add@dRRBpA-{`Zq`JQjBh{l2;j;U&3kWCM&P&#o=
2y!A2BWg|NVC%nYzSeIi!>uk>ety{}pO>$D+Rb#t+o)EZ5=|o2?pyS;d?Mj7XFqWgdwtRzj8s^*1(&q@9ZIXWA<ittj7fIfzY;S*
FYK%rdU?RwX>^8tDMLfs7RK7^w5W|}Z{=xr&4TuzIDRqLg$zZi`a;9Z%XHTfHdZX=tvE&Pev>+AA2gdkwjtUyk5wPTSElr)4?BaS
h!Uo>e$nTym8Ly&GpV8!UC4ZOr3#|(u5GEBS>DDD(WYW!)Xg(F(ckbbt)bT}>zR==1Im=uS5gT`ghV-arSZ{YaBYHy_%8m+jPqW-
JsonT%GbR)jUW{JdUv3q=;lF+IMV#1`I}L_U2Lr@uFH+RmtoHpqEHqB2z`I)<>j89uls*&|L68kGT&*`hm8IUOVxnmfa_&G%nTNT
XCl-P=z06SdsV%j6JMhha4OnVVt$S?K-V8+E9Z)7k)Qj$Ypb|8hNFuPMR9-=(@Y(87&-iiXT11i?$+StP~aK7V@LQMmJSe|H(dc5
hv!9o-m&g3_#><$WBjLxhs_it<(g=yD3uDB*=piRj$7->@~caTm=m&`)i=py{sm)mX2;(&#xZnAB;T2H|3W@m$Zd%rma^Fqa_mTR
T`Lvp{&lS_a}V2a@DcCd#tH44*I|E|e=;yBejyS@^$`^EuP78f`eTC!f_{hl=$izN`#!`>zWK@3YIRd-kZ*WbrM&G~_3<FXU)`pB
X8L1Ys$<Z<j~CZPYA3Im9rc|nc)O5w%|R5du}aM;DwKYv<@!wc4uJ?oxq;$bH)k`yHRbcIS+_q6zWaD}_}+wtg3(Nliy~J+?oT=H
3H_V;<)2yXp{_iO(tX@U-SyJEXuj(Uy?O0%dxTC65ij=H2=ICpdF`h?Ys&G@lD?VEw~&qT#K@U<6$=j`=DNbfDq5yyF+_hspR&#`
6m|vl$k66=w<=5>#w(r6yz&qty4ov$bd4Te!N)ySr6Hz0@$=MUP9HjDZ`Q+n>T<K1A6weUWK|+AL`+TmDara)trMe^F7o4_IQVH^
4aBybDqvE%esZSw)$vSmU9Zln<WIEg^7F+v-E2i$qM4kn=Aml#+O+m}w=<?S`iA=*hb}#<eqFnd246>3vAGzc6zRq5oalzwhqoFF
5PUp4Yrks3M0P_C*}MmmkAR;;rg!9u;`;JyK$)kVUHYdu^HT#j^?7~Xh(5KRki9I!<aETEM}cuC3Y5rSZ_(%F$jHs1Ily#}upGK=
JAC<z;WK<`0`eCQIeK_}=Q`VDAnRe_snTt%>v1j!lEAXOKK^uwDn=U%mT^Clo7+qrUOx&g$lN-8t}?{UjRr@iMdVJw*K;Di%I-4{
&C|!}wkfvs|F^EMUPFs^$|hmJ>X)BAxoJMzg%hXJw%4@U+ZiohxQ^J0QlCE<5zSwsA0T89e{Md;{v>|`@At9D4s6!XoAN0R^tO~3
UWbSuAG`6k+&`y$Y9bpm6C*XgXLCdFwN_~a07Nf;!qLp$t@?Jnt;9S_K=w=m&OMSNP*#SoS5Av>Y#3r@&6=lk@7DP|FCJH`5(m<p
P`3jI(%!kDBNe~Qi^At`qip?-M$ku|s0Gc#<{<a=tztSnG5E^;BuwFe6^CxzPnv0Tq@*7y1LYE(ds2}vq*2u&-`uf9UmR&~-#Py)
4RnbvU@dR2NfGpN#mD^qVl&jWugf}exX$PgRQ{OjpvkSrtgR$@7c1EtL`e2<y|<b-zi41uk6pMQ0vcRW#RB7>E!=p02Q)EJ5y?g8
XRUL$D_BM7LU26qd)7<^OH@Ia0!2A-aRSZVFsWmJE(*d<B;<1-0u+ClUpMezbH*~z8Vw+7!-K%>lyrrnALU_3NcVL4PGXgODGt?o
Q+!V@FRtz6dI{x&Y;->!K%}2Q*t*zuUf;ECQC++TYCHa1gt`dmtMgz_$p|)MLlFP1>$!w%jVN0mstCYgV?saYrTOB#On^!t8X+z^
Lkb%@dVg*8YAH>>h6BkY8`7&edc7%I=&VJy1c&)xT$_<lwzIKrvZ6p1Vdj{AI2rbFi1c>e&o{fpE<KX4CGQG15d$Msgnc=;7t+8H
VTTWvQgujW$Y@2g1Av~U%jZdqvKlD#x_*ye->|_LwP8X=-@|~&o)lQ7hI!N0ms4;J;#+z?)-OnJGZIX7f8i7cy6bi#?H7C#o7Nbs
$bgz&PM^GUuJLt-;RO#weTyBCPc(~n2XntYe%^)UK@wz(R&T#M>)~*Y7}6FRyz82FR~30HTgF-h@ZxRIFz3P`gTjT2dJVz*AA{=i
4!idULM`HF5bo|lGgKy;qp*=`(1%!mTMN|0tb``^QKzxmwWTdx_Ofl{Vzr!B%DAMCMjI!5?KrSB=4m?V#M;^GOSQS%M+v!Gfv3ip
AYk(vtXi6vp)rwK&6f5fgFBTCJvin$Q@-6ehml(2e2ed_;6=p+sa{cA49{rdX2-8bc+*}dNUNE^cy(x6c8((@bB7STG**$7+gZ0v
>$VoSeF-9(D&3WS0=U=POoH9c4QRR@E3z-FA-aLN6b3IdTg@q%t_+icGKA+T#7V*c^+JV%qz1v_f-85>v$46h`%c>8pq&cp|C%N(
MdC#7!CZ|inym*|nsVm+;`^zUz87P@YW&Ab+A3UhQ#?;3`|{@eUffi_KzG-px+ig*-e;56rYEb!531Jk@~9GeR;LjO#9r@GBB;r$
?r-C+o8CO}zWF>u(lpvjl%yc%Y)jErc)TsX+}!4IK|7lo4+X^@VtgLhHKZ6+Dal)O=fsV<Nw|h{%X`wk8wk>()-G@`;sf%bR+GoZ
x>H)$mmFJY)!w)7^x`Sg;l&RWz~6`3H*_OSu{@2GRKC;EdvRBkDgcUyetu;Q(&wH}(${bpe^*!`4R88CWB(QHuKbM}KQGxqC8;yo
ZgtD~_s2j6OmEBksy^)UIB!qngcv#=WC7$ve^(Ft`}e$0z5ma*QS9k^Tx2BYQQDrcHvicHLK;WxUZf9Qhuf4jk^G4BVf}1BWBiZm
I`UY*i$7o6_W5$(ldirWqGEgo)bI9uBDDUFQhk*B>S{9oC$Sc-1Xo&dH=J=xVIP)1RILcY&HK#&b<X^!Pp+@MG0S^C)1*1R*n2>d
<i$N)DLo%}wk?`5BiR3#I>pMAiPC-u2R&l^-Ssa0C(5=vr^EB?ds|Lo<4UL7e;u@VzkPE}Y0GZ!(|qaG#ca6EZbwV`a<q~m9DN+F
UX4&|%8Hg*u}=sJQ>p7}&*zaF=YKf&&XcOi8|lsj5?trGUR*e!Aam~#%DUG{n0VlyI9zRd)L%#ui&J;1{is%!sE#5gWRzRktsqZo
YqUy=^Hw>fdPC&L9#7|Kir)TqwM8}P`KK&Z-b6sgiM85$bHL5*k79mtw{$n~5(I1IBfTpfMlZGU#jtT62pNlN;1`IJc~K4LrGy@~
dYw|;QtBT%9H$t?U-Q~44_AA@$a|O-q4kf-EuUqxiPVbLmk~v~rwE}oTIwruZ%ks*T=aOxQ759*SQ=g9!Vo;d3;%f@*jQh`O`gX*
FLS4*q8GQ&`=0irTMx=;yXO}kd)K|>6L}We9_lKIN5aTYG${&A2=jy%dm897v8{-q8PH`vh4DPi@m85bH1w{YjTh@eh1Lb(5wUY&
9F024Hb-6FC$%EE=M<XLFY$GshR;(ydS)mM3A&C3n@4@LFLhPe`p8(u(P<Uerg`aVwsTAx&+j@OT`)%3kaYIpR#!Jd>NHDjRe35?
URWkqhbmLVQQ84qZe*DG&&p$H74lCR+nUna#WuRnhGdhHW}c=x;q^GmoFQM9&gOGh(%m%E6w<nooFVe&_w$``r!j&Y#;<tUPEftn
Q+IjNo7YM%XQk9x&@|NYr8cC&8w)9v`}#)q)#U10x#FuAJJ!FFdMeV6FV-&aYG6@cX^lK6<Yp=#H+IuK9-}Wes=e^Hib>Xy;}d%q
Jgb8S+9@#oJ6blRJvYdGwbu8cji6q0oL|jFb3FUrDk%eAnUNJ(GzVz8ill05L~Tn&GmF1De}=Z@H8$&NYn9={)*W7$4tLLYw<uV0
<4Cq9@ru(68MX<`#g*^f+%C3*&4HJsMP(<FVj3TFIh8iddsepmO>^jR;xVLcSaCwi(s(eXdY)IM2k(1%SG`j{XTOy8@D{0czx+Ga
gw%>1d#^sZes925^08FVVGSwE7ZyJ14vwv%+ip*NE<!J1)QZ8~=q^QEW{5bz&e0VMkx(~0KXR*_J(?wUgG^2-x)<*wYy<PKq3}FA
BkP@yLfPrm9%1+xY8Q^Hq+pUbw}-8~={}gD$&yefe3$vm_VaIVev`=5U6JAKJ-GN7a%Vocp2>Fac(Tr}dHJdWXcj1@APAmUo;u${
eQATQ>~X~ve6srA)NvD_Hh*W2N;UdYyz|Pvt4fP44KT2f@QU&kp3s3N^6vEE#c!hUqi;*%1q&=)WNjW6`Q1syE$fMezh2kxIPCjd
6*SYF@O*r+Z8>1tv#+}MVP=!M*G;Gzif1OV<I>gwI(2{dg%8jF8R_)F-20;9`0=D#+n9rH!CbPd)14^D+*YIoE7XKr*WhpTm)LtY
)xp?Oj~^;I;|O@wS!u>z50~}3&04y|&lDS$7ob(OYc>*<D=!gDe4^i0w(t_Z9j|O0y*(X}-=6Ot7Ud{g+gCdtJ&0|~3vK4|qVb_b
!VANHl#Aw+rS6s=0XX6DF^EqOZ%R^wRJp71qs_A8DM=1ZNPVZT6_FdIgM2<AF$Sq@s8x{J=p1?4_Tfxii+QV@)V*|#6$`A*J}QLZ
eNSk&F7Gll8$@gH`MoMsa)&3q^cBR`2HffFruY}>ue%#L`swiYL-w(59A8<YQt9R?``((_;L3rK?6GBhm7^Ix((H|d^B>2Wo$q2=
-b1>ku>N?U@SUE|wV-JZ;;Rm`$>urRXHV$k2WPMki5pr&t1T1NrD;tf+@F!hMZaUuN@IPA4@lI}?^?e8zR7cX6Svl_<BXT=_Kw|j
wW`E-PVhoFiY|4Z{+%w9c|=|6*_B1dXkw;RN>nFuz=qf}H|F#HxnRS}oL9H?yZn4~$>t(VTD~PvSaW#tU5UaJEmm1nBi8@rt+IDD
&0jt9XwtU1(vL{xT;|h9rC(@5#)c~~_H>}<^eNi^cJnwnFI1o{ciKYI|LwJ-(!A(I+*tgzkYaU>H8j&A-(_A6r3~NuvEI5b$*kW|
xvG2)N<kO$;e8gRBv{gP6bbtr!27RmNa993GB3_r`=PIi>MsQ8#q~HRTvt%)naFw&wu&X=y#|!dz7j4$H99NCrqs-uJJ(ER#9Hff
aC0iLm-~|FMO_A_i1I>ALf2SuaDqip(2eB@HkA(_*sUAT<AC@6vG*1L4a<Kr8JqgjLUkY6r1YPutp${Vf{@o_6DArNKX^fZ652da
H5A1VXco>iOr(E+Ao~&-1O&Za{S~^9!w#h=|5Yf7y=o&$D5}P{RDfd*&-qVZ2QM(oInjC6v)DZPO+XwtVm$qSoB2v&32J%VENFEO
M(Axp0oqTwJa!n53cdHa7jUu&h{vO7M`}ICF9b<>g_PWwcXxLVh*5_q#==t2kphj7+6xt&F)A!?Lzbm2cx*Sto12qnMi#4=9j0Ss
TpZF+aiYet!}(2<Y}V5owhmo0P(cuSfzv`&!2@NM90{-&$H!~nWgUc)6Wi@TF@%2f2viUE{D)6;<=?mN{QI>C273GsHt9<nteql4
PmCwVJ2w3G`TaaWP=4yKc*TDQ85C%Gd}2H!-sam5K6Yl)^&$2BDTDwd5Q+tYZHs4mQYBT0RNtnrR&%e<^r_`KAGy$QdzY`!`T^ZG
g|^Sx(mjSPncDO|6Mn+|K&@!f=#3Zb&+EM>QW1XSB0R~uPCf24aOEn~v6i7VL(x-3iT%b&1QrK-A=WhyfsmQ8jiP|)9-dWf&R<~!
R)^jFJQg-~=Yx=sVQ+zGt-VOz?4>;IQWa#VT|&Svg$P#wq8Nf<C40Y=3aYhv(chMk1F<_X8G2O?2lOVM>YI4feeR-tDIDvt#e2@m
NO;AldT=`2xxK%JEwUZy#i@0*a6Q{tYqqr{n_Y3BG+y{lkl3laRN7{J&rx0MssNJ+XvG#22xvmQPq<4A4u-##?gohoN_EliN&W?{
;Wg{8x2WsL&<_#uhzR>U2d^>ib%pWIi1teYKY-XB2(b1MKsnpYL@~FwR;OHnK!3dNVbpNGV;bD8Mk0eb*APax(?1+75KUWnFdC8x
Eu{u*sTEqV6D#@uM$`>`h~`ORK_HQAic3;44}`7MXm{6lJN<;Ne~*AUXJ(A7pCV6Aqj)Z_$G2)`%{T(R;M3{J9K8)NH?Gp)Nnv6U
0C<sE6$E;k*GA|(2mGg=x_RGDp@}l%kPa7drh>uyq&6t7lqe?&7bm0lfu}papNO}6^duG&^mgZg*Xs6a^57~rhp+ATd3?b78;?zS
^z#ot9__wC=PtyC_W8gaI!}v188#pb!+H3~6bEpz*aXq+S=2>`jj}Wg+Rk}vrrkH1L14PJRD~F}cy#WehfX*&YStsBgP|WE0iL}}
(-J;8(ShZw$hi;f9^QRK^v7FLi>+z1RUrr?LiB=b=WjiH+LfO6@cTPObtBWj20Cq0=NebA(ftooxm0(!H0{&nJ5-D14*8~M6sY-i
roW%H&mO$y9rN;K_PXA(KtHu4C$NafIZ0S`Xb8wC9JAe%JEa$@2jd|Rj45-(%98Ve!C;~(`N@p5hPi3SJ%)7{k*lM_l}JU2A+$(f
hjM>ekXx*QOs|id*Xw`XzG2D=6ZAIH9?Uer(=@-#z{wtQ%jt)IkFQqB9Xc3?X$ip_5$Pe}IrT_U1ExV3vK`Y%A6B3m_HO{FTwy{q
uq-=4Y@Qj@CCkDbAc+i&J!(+a>XVelNx+rlv^Fpeh)v-*mr<%Lvh&V%mE4f&aW1;sGEEuMo6r+%B|uW3?<(SvbQnQk2QR1mzGG6v
_NMse7C(ryauVm~Myz;E2VvxHzJqUFZSeTmCq8)ppUWbL%$negIU#uA$Ud7*c-Q^IW9|2N_)uW<tKN<leYTx5QfW_bJI4rRX@+3r
GyM5D9d<x`6W+9hXjyoq7?C$=sP?;((kbnvJdypB{)l)S7IH8a|4tRbhl(d3SSVyihmCx*Yje%tP0z-*ufgo%n%)I;C|9tjvi79V
RGSg>VrVMA3To)qs`VWT885DW_EhV6d!R}d;KgxmBteDDwa6fXNF>G5*UFaOqS@`#U^IVw0l-Jsi4m6jvWSE4Bb_Zd^WUXfNG)pw
un8Tc4sS?_e_%UV3LB&;U{&b?=a^ofM9*RB?&9F+y+pkEPQBQn;F)VQJ@3S!gO)1pNJJZUr348KM14;X92g^8>p`JJVX<N5qm7nT
(%#-#wFW@Fk?vn*=JON??ro4M=UJ&fbi<Bh!|*5K;)5H-0U+WWcimLW=k@M)PuA~t_2g(<3L{tVu1>xU29L(;i<WZlM`Oh9V2r6_
ZEeTty=fSmiDDkK3DF1)dpba%zc&~>ZeNuXfLi2Is$NLr`}MCR)_u-kE%TVHTW8S>a-XL3Bv!I`MTubn78yPJ?j)8Vk_As;M&cP>
^u|uyUi4wUgKZtq!w;%Ov&enBco8O=;{zs$<5Fe8a+pxG*BvTrLApJ&l8b0&=f75P3)`V4wTT}0wFf_K9=5=<p_&0R)+wxNlp?7i
J;Vf^=6b-t=kimwKp8xY64E=6fFaN*B4N-0kB?z@w`&!QtuYXOxO8(?C*pN<FItuMpSRH7^`3<EC4j=!XAtY5XD(_9;sJwUHaELG
#Mdd^t(h%U;m4(uwx>cZf)tA&)I8{goiL-6D~%9#L;=~x1xbxkC9M_S16Nwfk&Bv8RRj>Z3Qs09I@`v+k*#tInp-xhqj2Ny#lPed
Iid4A(k8Ha^Hvz%e6Vf{ntudHzJT)NZKbE)M2x_G`up)6A#R0*?z*r~P6Hdz&(RNp-W>t$d>rAn9=H3Zc!SQ3lrpe;KC*vR1k}jQ
1aG$cP=uCgXT}UBqP34qlGu~rTBA6Y%oR|in9Gh0HI(eKDPUy{D2782WU?~)5MbH?5@-z&fvQG^Xz7{I9Q%3Bdct%#z`ky~#=C^H
PS-?-*)YH^eh%&Ipf+&eQ1s$2B86|w-yRglSx-bcl3f;Z1A-i;SkoJ~PdT`fPKwR9^*6J(YmFJXh0zHiyOw@a&Vx<G2puGZ3tC(`
Z!Rt|R<SfgB!Z>5c!VMoMg06Gm%0}q5mBdDVOSzsrLaVs1U9@ith92WDKuX`V>lE#6k_xbVR2#2vyf|nYKX2TqWWe;&Xk6QhjK3+
J81DP3dNtTr@G~+!)~?5rlFj3?@n_&n|ZG>lzEXQf+J%43-_w+tI`nYsy2pm;s+-VDUjL_S-M;*MQb;cAX!X=-iTKsq)-aZ!N#q;
m8;TN1$CrA=dR+N+mMa~1-;XiPm|QI&%qdoEFseP8<8O2=r6~4nsiGf7@|=K(1w9{#X@K^(+M>qWF(X%An_9r>SATcl!rn+uKz`O
+NPbldPN$844G=gk)>fY!)2;t^eS<Ee#`He14rt(6Z-ldV472h(o}|(dtA6Koc&~Vi$2r~OeV_jrjr&BAdd{gQ9yis)8(@voh|Mx
EJW(#4-3n9)NovfhqgL(cFAmz*fpCw4rGE%3>v+NB84fYk$j-UG;uH;f>5Eq$3xfN$E?#2&Jr#;O@5uAB*Ct{6-n6^$bBt9^qz^F
5Jo*5(_5Dv)*^-3lb%B0Y7H+%9e*2Dt6#_T#&*D>BGozb$1W-h_zUi5P?zKX$GUs%S0q<&1n`f#8GW(7yW{4nM_E!uPt{Fh*|1cD
r2_CmWQZX-B?O@B=BZ+<rFD89)W@Ol&BYsGZZEIV757P%ODv6M0u~@W0?jVG7i8htO(aRP{Gf6IwKBmQFyJc+E8^1<Tp_IwN2jw}
fa)+;gY;b1uT&Wu{|><x(6i>K)O`k&!<iZ5ROD303C&!)kz=tEIYVicP;FA+5=%2nm(*`cicNl6_N_8UoqVb&2UvOm^@`%gUOj$}
sC&=aV0zKbd>>byefB(pk8pmEl=LiIg)*v{^7bP$s}O1(&oJ-Wpn2vqfTtqUCnAB+jlT(N7Kznf&J2Y&t{JRZgPx8ExVNy!%d@`)
H<CI&!$jfSwqPO{mM$oS#(j4ZodBJGu>skLB+`y6<6CG4CvmoxdOd_3V#i|CDIo+I#tOl~rGA@S3}%=I9-Ag0gP~RXHN41?xg`&?
$p=K{*FNWpCIyb7t*{B#m9cSFxyiG9D!CN-LHc;617KmUuTD`9O`3AR=ARgrU><&zW$K&>%lFP*g{}Wgyc|ozg*og5L_g3#%_%}r
7GNk7c*eE+!yUnfgM!iBF185l%?20<2=VRbOW`gpuUZTO(Cbi0I86|^0s%xq-wZ)GY!DkshrMj?RX~WL!`=3jPfySF=zSHfZZyiK
ldSORym3mqZ;lJ(9P`CMAO`ZrC9j~$tm`h~FXKpsNvKil#772z;esLx&M5blU7~sXIdP=_O5l4P54;eU*lWn7;tWC#f+bHwCl03{
**3-RK`wZB%_cyH$v}kv=cCjM1{ksre#C1+o$#*8j<KRE;ORQL)1`jV@BFvVJ>r+;lyTH~+g&teQufnX6}|_8R)ea9Y*U~)Ut%l<
u!L5FR>qi{)(l%BnxA#3=U04tU%vO$*7a6aTP!&TM+%m^`0j-g6(PZ32qe(y^1a{B*{@vh(awBsaCxES$zP75z}-qppJuE?MaxuS
v(Ha0vCVV2<Cs)El)F=gqhVjTnUf><->=h<Uj1}E4A4xF_~`P@VP>=%Q(Qnpnv33<&bn|zn_l?{o}%foWHmy~7`xEo&E!D47Iuab
@1}sa;6%#Nxu~XX8kLQdbjbCBHZ76^j0D8Yzc@rb&eU`=4lS-B$w1VY1p*->jYLv}@{V|rE)9NeA;RySnCo!*?A9RA@N^WEM*2pa
J!y7+0z7~aK%s)eYarExM=HJ`CmW<|lp5*jBzKK!4r{j2=HfQ6(<2sj`YS?5BLqKeRv08QcKYSPYO3#{83%$8H6&Jce;&NX^!C$N
wcv6`qqy&$*>2*EgTnF-r2s&S+Alq^&Y*07snxfvd~~RL+01o(9O&)C64yd^q!9r(q9i9PGWCuO($B@M)cd*8V0#5%5u{831ik-i
9);6r{TzJ7qoCHWLSHY{4159+<OB^6yS{Ek&cGedOl0G1-UquH)QvKQ7+KSL9G#DIiYn=@o6vY=3;14<zH(IAgh0U_OJ}uW(HqW<
j=dZU-dgv^A+_^M6OocLY+wnHDk&9n3)o#fe|PPV*F*@lF}Yu{25(obV3uaVj-tiE-2NZJ!1@GOj0F$DDi)u_$YX-2K}A2={<!Qt
3%k<)9naCXcpeZNa3c7^x>SCzUjJr&6Md=2T7M0wFSgwl!*(t(hUc*fZ`1oocVB4b@3+g}LGA>0xF4IR@0*ejAVvA-zT>SXC-+mG
2K(A0m(--m{af3d-<N-~oqE?DshQ}9Q^@w&o0J%7D6AGNS@gH_Y)EfPzjxn5N&CFttE8#QiIlL@31QFjDS@+pUsN~my!><)vp<f5
-EZa}?XF})0u6+FZNse(-*7mGoF=C=LH8+<1L1Bs;&-_}dEhXCR~f!_a_OP4MVL{|5AQ5PNSz@!en5>5CG-btoKz1=cj-Gd+qVSs
-|d;<)|55mzcp|j6`^~bZ~&~epndsstvPdRIKuA94@^}15`M4EzH7n_5hoHIQ0gcalsZm!U0e8h{hOSKz;S#ZgJ-K_5o^<-;LKzZ
^N4tP(&1&JTG_3G5mz+*=0lchxNvu))&q-nJ?tmxQORqMWy*5*Ps-n9pJzFi-D!~HdqWeODu&lq7Bu;s-`mWvHEO>Hs~<w;XQubn
>v!*QtlNs3q{S*1zL9#?9=Yi*!zEt={bwX|%t*A?SZ(lx;2}z(iD^F*9JF_6M<@%rVG~+j2esC_@ssZ9JN87HeSZt2P*JyE)BI=o
G!KvW<UZT)-~s<hdf-?0$Y=8ZcTPWdE=JswmW<_wQ*R;S9m(?_^LfqrALlO~7yAP`hf;CpFc}!FN=#8lL-=`G+fOdhHhZpb<K`aD
?_c)Yd;VJc2tVw@|9(Ds-MwKjL=*m;&=1e#2<ThWK9B<bI1B!<r>IX!Pk~BLs;omteLOeZ0N;5xUF}*F2MTO^4HW$NR<6eUXwj_I
`tSK{2FB1nxc3LEyEW4Zj9G$j0Vq&7JEv2He_p&d5v$(7<#388*SoPEgBBpL5Nwh$GrB3W3~)xj@nOdnLfY}#e@v!a>~H;B8cT;i
z|mOv5>unG=d7Me6yI)#kWRO}7<^M{GpQ!{Dq9Y&mL{Se$MpK}bj`3WN`+<!L^a1P0VEc(6$|2l0cmQBj-MEa8a2lEEwh6t4TvOb
wSp+?DzzGxh8IOsT!{lsYlP-Pkcm8BBxwL=d^HPWCYy_i10&N4{e(WdI#mvWg_dxf6IKfWpA~d1*I2Yre8-ou@(l{@axfXY&)9#D
{Jk|lf6w*Re7r+@N@_o6dUo{z<F<di=7Q-(`kjdVZ{a>9<k$V|qt_JwDE)!PHn4wh>A?Nm@zu}&YncCJADw>Xgi1s4lyEZv#1HBx
6n)3WLz_ktnyz)sbm}lDkh5#|nf%$U_4R6J^14sW<^F%!@Nqx>v!fogI(Jm8Jn;7I_JDsh6%+e9-v1B*d$aH7hiB~9JILkxZd&7@
ARH<z(2+mTgx-S}#jXB)2rkea{b9WrO*>AhKYE()<HGgn7`<C~35CibY?T5c0m866d7*<mv$pA^)tuxpDjeVIOqe9)n2~sAkqjHJ
Xj^o92E2^?z5J>yUc64-&P3*^Syl?Mr*n`quy<_IUa3QguH(#}@cnS!#XJ@7CG1X){)F`Z#1YfPF#h#o0~<71|1%jnbWOLt!6CV?
j{wbmK;`<fC|>1|%VNWnT||WizRpA5GO<)Po&EW>XsSx8aKgCghXXrl2JUezHY9hVNxfoCbhb{lkP)WYnnlHMnFEOe89>l+0}cX6
bWPMQ<4loe1?NLSl}qhi;OB0Al`;W|HC{9<Iqo480m8aJBnzZyb+2ODk_a`F+KA5aKZY(<Yc!qJK@RHfo&o@Zm2n%!j?PGsa0U=A
fCyR<1eRR00;7VfZF|rvD6q~mC$Z$)&ikwDwg(A(gn`J-abws7^O;#I4uj*KVbSf!4A2IrEXEariw|cJRo;qh-+z_gCSH4*fx_7?
-hB71zDjLTVJle}-yvst`t-%0th4Uc3@o;DuFD#T;E01<J0KXG0GS3p3GgaT=U+Xh-<jX_<nh;ioXZbUK@?#b^-bW-??lI3S(KT*
8uU+s5Hl<Q$RI`}2;sc-<)P6%IncQI-#gcTC14d;uzIIW?Uw@Rt0F3@0-cg{Pb}y}tKzEDAuy*}Hg?7Uh_M(jct}d>+0B78Xo_}k
V)iy6%gx{0@@IpMQ>>9_!C;7IY<o#2k-O--Fx}w(?-Mm3qE1=i1_zVf!TmmN-3R?XJKt9PuVMoM{C}qc*TYsL$vMy&=1}JKo4mR@
x_Zja^F6(NK|4PmS3r`by3l;;?6j(_sxeK;@%ok$V97mmY9b$^S5HUrC~G_5)+!&d7x;{tqZK1S9e5iY_pY^-gfd^*)zi%Xjn*iF
CyuXl+}|hg4_!`G1$ue{aPKU9Ck9yBR2fC3<1-*XtBDgUnW5I5!sEP!pT5u5Gqa$ZoQ1<vSV?(K$Y7^#6lW$bIYT1kltEaEDrn;_
wT3e-WK`3v+mG1Z92`PcYhV(Ff^(>)WLPfG8vAJS-()xG@;P?gj?T6tYhAnNa6u$g@3F`j190-dNo%w;?&2Apcdc*}Z96#+Eg|q;
o-g8r+QV?O$O8lby;F)NL@_?HJ!y9pdI02XMzWjwj&;yKvgMDx?7wPhnrqhRa?PjkGI_{(`&dmd#9lwE?1%~yscE2SqLOMFR8f#v
Xz#(w)4H8PDL3MpU|n#`63N9ag`8_x&J~^Ybfd=EM2dY)o+kmq7mGK@RNh1>5%yWgZN&R00ozdM<cb3&>>Lyxohga89CQW~3Y|;2
mVh*+Z&7RC1i+@=s`=NKUPw;BmSR|vH>-{`tbuS0nURzaUeNrQ9?#j&km(hM&_CB3^ckqGnviu0-3X{NWbJUY+b?Q8$^{@m=+%18
@n;ARtYFcyMWkV7vhzx564epVb(OmCJF4Je4ZcZC1VBceR|^w6^*r<C=Uh|vF_+RBghT-tho2{eA%q3N>pvl;aiIjE?BcQr1RE%b
mF0&NVRu6W;ZkTDbZTWZJkv9L=%oGzmdpmwn?OQJLN!~6K30VBCJ1E~f-6N}h!};LobRMg2KO@OS67>w)xE<upcQkgv|u3k2QDN7
0>;>7aV#?|D6<YbSZy}VwGHK%FISF^aHOIyMs`jyJ$4{kM(FqRnoz50Az0c4M3beH&|f^fS>ZWhk8z3@u34g^L8Aw5Wgp{Rk3KpY
)#pkWqJ7})okr`aGP0<3>y_fvP&AIOWWsggPjc(MZ#;Z#su@eRiEUIF@8`grGA!~M@3*|*Nto{gx>Y>7$|5A+XdSz^zln@_w%6Z0
<r5weT7jV0CamZYf&u7r2Jj>Z937MgsNDobhHo-iJU3KmGG>N{DjRE61dTN<r<PcD1KjSd+&JT}B!@;~D9$j;aNe^8bHxs3y-@P5
MC)^~9%0z%@(9K*phGb6Wj0RCJ<g|&I_*03@!;qUcsw38)==}TPc209YaS<&d(UqCse&<PW$tzl9U0GIF2E9_4M^Jy-r|X+4tVW`
lYVop*tu{k<v1NNLug|PFqQ_#RwaW7LB>V3DmG0cP;{tRV#OwzwqtVVjdj8=ega{|D+>4%DOh+#E}H>_(<UG(*Jr@ZrakrVt?O%?
+r>4OJ62neZf+RirbsLWiV<Npg*8ED$0Hc67_k~W`Q%^ASQ#%K(m)d7*UDmDclYBk@$=VS(Qtj!1Y=pz4h^QtYlzI>P<@z8y=Sgw
^#E9P>^<jE>fs2tN6Q9nk%rkb=#j~3A`2@+O<<-p5Mstu_=(FKZvDE>+bHtH;=;2LZ&yqU3`g7P!MP;)@ERWc&dxWpVe`67V7u*W
BWb5h;aQIRJ?JprxY4$dOfd8eGo?Exq~)gCv0dx#=*ky)I}&PNV3uukA_%v?Za$<&1t^??3%jnk6D&n=<M&$FNF(Rxn8lSFBGTeF
PYOO!Qw`6<$He%b{NxW);@bAha5z1JAQn5k<hgUN%Xxs4<pRAoRQ!TY0OWY)_|a)53PRfxGk^sx4?d`PlbUXux48n_5Ta4ZWJ7-L
%zLR}$cI)y$sJOn!S7TlH}%6ImXXz5Cl;PMFj7&*#77atrj0|8$qW%H3o8jkS;JQ5WL)PjYoqMx$h>A`t3@k}TyYcy@6HAYDa_#^
m?)k0PW^PuhE$xd_Iu&)1(d_p)?w#cVA_Nt2`m(XLQ^Aip6QMU<8c&+4zt7LD$FH_Kvlwuq&MDOl9s{lfc(c}Gl!rX0G2`_@2k&X
EDE}CiwoB(2~zdKKK3j3rCBWCdC!5$gL?siyxS-*h7<2V0pSh3m4s4!^ZnUS+ANzxgZuqpVkj)>3(XgVUk7p@!+x|9P7IWu$Qkv9
xp)sy!?h^uMtS?>SdNUUXM8iGKJc(~z=3k>7$~ri;R-e&CKXv4iviZa0oQ13l30@I5E{(LY_zVMK=tF-xW1h21GxIf>-xcB$cOgY
|5yA!@4vcehxz}v2l`>6AI4AP|8L{}SK!q9e@U4Ws%HOXk~lkm^nRbG+<gf7d}GjmU+x{rAJl>IW?a)ZCqeGZ0;nJ12l(4Vobhs{
-f76Jj&Mm%@6`BeZjRP&|8BHkR5}@F)1%bLa}@coH~~6;ZWRnR@V!oMqJpqRF-m{YM@I+i@za(`xg~ESkugEsPx9ylTm6ss;cL#n
^Wt6K`!6m1;1O_5F7N-QU;qxxK?qeZXP{z+ga_-idUpF9PEWzlU~K_J)w8xqr9e?m=v8D`ctZ^*PWH_3%^8?_a^O6mj>qhgc99p4
<%82$1t=YTKncMr9gID!zP}#5`*-EliPFUGp0I^~SqOietF#}c$UCR10X{ooJ7U%_!4*|i!j|S3{c|!RDv^R>iJ*t18fuq&h}4AD
{DT(;;DZE;gKRN_=Agmfax=?a1lC@)M&0g71{s@?U@kZx?Dzxx*9-P_#Q#XMTn8f2nUEePe6@qu{|yNC>PlFjZ;p<?{QuCXl(~9m
FwM5m@Y7%+epEP|!{xVAX)PT$^`|KAR0JVgxsKxMI!R%qcIdlQSrT}-AFz9gBo(z4Er?c%x6{*BTY>LDKPTMfl=(pFU*^yD!>Ix(
fZ5FX*~T9>E{|rPl<#}j?NG>m{|^l*PIc~a^WVwofr@;IJ{~-Pc=6k`KY)BRzijtclCjNXC)#j|GW$-cJ{e?o=cKcN*Q5=SETd8u
7qfk?54Kr;-`$7d1wTysnEZFcwLHw|8v&Z354LRhYIrSH0khn2K6nOiQc3vV$a)fO5Ixvw^mE6tceVF&2l9g<q(2}5imt?nVEB1$
;P!eR{g=zjuR6Eqn7%KB#YMfMkHc?hb<d+K_%(tg_tKobFy`dM{HgD|SJT7Yn}>&j;C?*JuCpoUiJ_{X*By=ZQ_w-U1Mpe14bD#@
23v42^rA#VG!TPr>qoix85-O>?Z_}$09}D*;Mt)5-{l;_{P5BJAI3nBMHl$;{vA1o^f(T68%Hu{d@@1{KVzkj!a)A5e|_2OooWRQ
TA+g8k@kMZ{;O)VClB(Nk`SHFnoQ8AqyE{8$MsxH7?&y<?BXPWsP{LV){F^mpU1gz`p9qU@sc?u{}~JJAp!m90zl(L!Wq|G+I>0x
9f!m48|Szx;=pPxv_H3Q?4U4$%~B!R1V?Fl&v(ytJskXbJ^9n&2gCBi$@(%CI{NG@EBZ0;f`B?QC!qs!e7)Nb>H7aplj^JC4_tkI
df`PCv?_MC9w>F%p6@?`|A(_ZuHihq)2o2O5?}}SQ3eo`UHf0@{_kYbRoTA#fjNSgx~}M!E3RuFh8~TXb4&-Pvyz1FD8(6+G6%a1
w?l@rU1Sj<(WpQWfZ#~bgnA-eMWoz(V!Gek^0wCk&8hzB>GIQSP51)zWn<KiKEwtAU}XT@w$ZK#icGk9>YUF%ru-(YZQ=fV^Xa{L
gd=ry>MOQ?)Tpg$U~ZFy6h`8UuKYM6?`{4l4|sBamcsjWo=ii_3*zruz}k9qRkjKcFj>Lr&Esrs3uLD;4Za;X$P;ukJt)F%FLVxY
{STzJm#`!PksRrc%ZKN61A+#(&sM2ZetL1kkCpb&a9+5`G){M$*a+C&{R^~L#vEcQhIlu)wF0!J;(C#Yp+we}faQgN;n#(@u&z7j
=y(&V&F6US1kzs(sU_!1mtZ8Y8XgD^DQ9m{_ZWNoZic2vLWQ^Q(w|?Bui@jRhQp&cAW-rxx?>BrVXaeVTkGyW*O&g2t({@%J)`{c
Y%xLHkKdoK4H}his8#AQ(2}{m>)p$6JNjYPiihApDn4`F0ppnDK3c=7*XzUSzF&Q;S^IO=4_2_!8_OliW>c1b6wQfhY{T9--Ynxe
+d;!V=S=-yGd`~913Rk9g-`D66h92<hS}%zr%WnO7**>vp3J+T&6|8I3}nyN;{y<^cC{2bWx)+0D-<eg>8uQ8NU&a2uHMO=+VRK1
b45HJJL>bZKfUhsp6OJ|6(1!cm4J+MmkbkDkkj4&49xB89Qr%vsjT7t4*WHcPTRVRs*@Ty(lS(s1iYN%$>x@OWApdaHqIXHO&M3G
1_^1tjd880pO3ZG*18i${L|77*4{r4jow$8^|S|iSPSg){U&<KJ9wlA8_TletLruJ`TX&X`D3>pS&H&ZG!e<dq7)&K>PJS2fh{i^
{ge{W!~MnkL1$ww=iFD=jzBkRt&{ZXfWl4qfbuFCEPrO_=q~~^3-+O>mT7@JZkoHzCp)6a**5Too%*tRO3C(Q?wlye*8abq_dKP%
9cvKNKSr!}MD{IH_*X{|E8?Al@Iq}NcI5BMC|%q;%!C2EBy4FhS(i*gtEwJm&b&=s4uzbLI6#rEJFjb)BOwmRsDE)51PCHc?NEOy
2!KIzcYm$KZie1ES7RWYLcuI_#<R#xg#~9xF113O>n=ecB(Rl>Z2P$p;fqcx4%m1E_N5*lef#v0;`2WI+g{mYXVJ6FXmXWAVHx*V
w{mL6w|d1v8k>`qOsY1Ju%MEBAD4Zmr5)@L(96*U#(vw@luUOAg%Kwd6moKk$>PF=(gks_8KUv(CY8ru!hW}w8F2z(4WycWBEH$y
781Rbkh-Odr&ZDrAeP!tE)FXWNsSjg$Z-{SV2EzrKhgEVK`NU0ziF43cWxG8cU<GyHRW+~qQX;dQOOhKk1ASTjh$nxQ@(j^kS_>P
F5eDj7yI>Lb$C^vP1?g`UTBPf5{`{COqItt-H8W1Sl}eItp!5}=3YdQw5v${67=2Nz0ek{Ofn9I2>9k7#`YRY^rD(U)d7d6qFpYt
9Kr)IjutL{URc)F8vBpY`+iu{^Th4ZkWf^ahZg^aJIHt0-#@4wV-(wr!Rh0-hbg}3s(dIER)4SdK3<Q50)7470mAR3Kk6bLOMxlr
9{<n7xsr=mf*!A5qU6?9y#3f$-*K`9fj5!jBmELQR?~z}`3&&wkz>{OlWX(DH__wK2kJ%|{r6WrTk7S_;4SZmYEaSUX-Cz@Dyk%n
US7D%iwiGXW!mDHtQpdng&3q#^8Cbpe;02LR$#ynA^d-sW_D&_|H=RLA+(i4NkSw4DOWX$84hiWrxIXXAN_bxxr8#E5ryQ|+9^bu
z%v14+BhNnSuRA{*({FoWf1^s9wjDu?TZ8e%x+a<<%=5=yR2?crL24CB%!hLpld*hvjY{}8aNUFTB;i&GO|tNDF&E=g~_nNe}o`p
fH^3cC}e|9K}e-47!(vV<7_B)eCU!ysb>rj%}^}kVnYozlt&JUlBo*<#G!&HA{L3Lg-KX?<9Q7=S%)@R#WpiewRg6sHF9{KCtPEa
HBS6sXrfvMlD0#61D%N!orT#D1p-0c8_w7oCP(RW^WDZI0vz;gNf1yevniF4g(ADiZEwDAQ8k3b*6bt=p&+oB$wsoK+Ai+!?*bb`
ytqk7g(z{xv^Myg!Mu85jG()cpw~gexqd%L?oEwDXjI#B*9~^KVo0Q%+lUu*SOnn%JXi)Ac409jPy>V}AaIY-OGLzlpL!0?6!uZV
<2Jz418r1h@|hrsP;_Pz1|k7VN*l-}F7VT9T3tiD4w-gRLut@AS4g5HlM+K|Dg{vDQrjJ@fD9pNOpx9|GAejVf{=J9PFP|?q?%+p
bSfO>11*YHNT3~MF~*Nf2xxfSF@^|jAfyaMlCn)9S)`EO?c*?Ps8diXbCgg0VNg2$uX*Qub%6mh1s<1i$Eotnc8BXA4kbRI&mO=L
4`{FB=|DF-oMNGT=sk|2j${AO5~>mh)Iv2XqGB=qF2(;p^m4Aj{;pRxjoVCxCNSYDDr9hvtf@kwgI(RgG+LJ%NF9NvsvjT+GAlcH
JMwFb_(1W^M=($==P=|g)5?Xp*P3bq43beY0Dsq;s>`}rM_~;}Gg(+#NR9wY+s}V_Rz(3Vln*y!=McOP4$p)=+bd7K+7iIShS0H$
5+9D0Q?bT`;<gHcsZtH56(GA^OFbbl7%Jj$1&W8@rflnQLI4|JZ<|~*a}Hjc8zH(Ltkz>Q;qZh2@;!C{2Yo0AI<W+Lxo_ws-{bf*
^Z!nK>_6eK9JA))h#;^$+hx6%Ge1*1b@A++6(?Q*qaq{-u!d4j-|NEz8Q{$9l?PNZ{r;x)y~B`3L2O!TifW;t2R=>aA%!nTcK|vh
gR%DLdG+m?$Ni7;5cwz&Ddaz;J3lg^{7>OUMM(@bf3WB1ada@)<cs?VPwYRKU>$*>6aENDaB;yH92krIoy6n)oxk_L_sYv#Y@g_l
QKO6>WVx$~gDgM!7oZsbwrNHxh?arByySoA?)X4Z2S;P4`W8MX-2>apz4Z6opJ0FFLUG>}RC{0jQ6t!P9s=&KxIyZA524K+-H!0=
5c4nZAC~U|Pk{G)vq<*<@GnA|PV)>G0)L~rb&=XT3)|4d=qt?;@E)T?cpvlZPP6GfP>$!*+n~^RM*HR~Y~%Evf9m+^$94ar!~l07
;vG}jJxX+fZ+paG^$FS?01ip!Kx%(-azQ^cgQ##xU}*B_nhA~%lG{rvdBz4m<A0Mh%|@jnZ@sJ(`1g6jl=;Il_<q0qGnk1LUjIy`
!yqD%VdXMh%zuI+9?#LUweBb@ndqS&kJv-@5=5pELzP8QK@{{&k`uik+(Sb+KXYM2P*f6qynYYCPU61_PQ|c&^dZKqJmlY7i0^9C
W4Z*1ntNb&O<Hhyfj@9C@Ob>u_Lf?g#>*%G&g7`D{8FCCR1ydIBsBVER!OO=a;-sT!XMtlgKbkJ##K2kCXl#ZqOlShO{Ci~&CTZ6
EJTL6panmXb+pVsy^pDBt3gbHba+5cQ_l~-`eb(gTE{IJ$^ASRRw~5r$oC)o-eAO%+%k-oBFRv@vxLx_*>@Jm+SJ%(2}8OE9pd^B
@&xmY4bDtD3=w7&fo2jN!-`EnK<XW)gMs8c6;rU3(^cuxq==*QF|u|ar`WRPP()Q!QOJ%`VOXHZy^e@<Q2iQPDEerz6NML>%1MMs
h#<-Qz|ml6nkd82dO!2rA<V%YivYSyjW!r;f&kCl|4WVjxu2?t%m4N8`frO{?xK5UF{k|VS&X^8-P~HITLjcLD#X=18xc@{T3(4*
c18*`4|N8)6yLGUa#GXhSA4N}5@La#C<dM}1GvSS>WIN~P!U&0J3_+>Fgl}}wgL!cxh5`v-p8mi8iSl~f%%Y+@fOSIC{>iqFNce>
0q$VTST^G<8Ma}Awr_W}H2opi=63<36h5=aI}-rx2ZZa-9j6-t@K4vPt$qsD^zppQ9nC!h)?C{Zi8R`LDiwJ%j{!M-5w;bAb2Vo#
nyD<#J6@a_<UJ^_>q^evHv;&$b1^7+z0B^Ydmf^69;eXIZ>dWPAJPZ;&k!*12gEi7CFBQjh`Kj%I4}<n01q6%`5lAP;zeJE9|KI?
!R$j}=uf8w?FR@ggaAYW2Ve*aTGeftytYD}GtV5*94Qc}^akI6x579e#5(}kC*ZwG9$=^ci0z+@-|gY{eDcY-11QjJ2Mhpu7KO^o
p<eVTK=EV%pe*5lAtvR>c7C>>VSOs5dSdjipS9;md~QXCwRp~wXE!Ztrz}keg|O~#Q+rrKM2oniL;?t@6`YyA*b52I0!1xc!lG@p
t8RHSaSxt5TNtgg+bUM{Sw<w#p28hKnc?}j4=v-=_ooJm{Lj?=k0w-8WH~3q4)b2PeUVR%{VoQ^yJ@2i$9W;?21&QX<k<qA<nkEm
kt@VF-<4c-@QAad?bbTH78PZ86&&c=2egOA97%-i6J^41a!nkB)Y0YbgL+H#7NU^$PKb}{AIrl(U84V7f4W`w!%0CPxSU97!Bzlw
M4smVH=`Wyqcv)=5facN#q9~Wkx%RN`h361kA!<SKHbXJ+kTL*tcW_XOn$NK3EUKqZ?hb^457J!oRN=iwkPbiVd6~r1{<GE`a6NL
0)9wR2jFZ_=<9OP=6>l3eMIADQ~ZV;Yg416T%AMSd%*fYK&*ubSDD%*3@1w(DM9IYJ=oB(6!-0gH1U`hZ}(~~iejo+o--!=tRf>=
4+J<T?&vyGO#GQnB&sH$cDRqQPt_m?kiDFYL)qp=;2tI&N47wp^E7BXiOInOa6fOWmZ$AR$1TeMJI)kheq8@O8n(HI!p~STL5%S^
{io42Y9spruyF&B{R_OwIET9bWQvodI9fx5LlY`oSHb%O1aMILj+`3|`il=-9e5wn_2A5jSSgpz-On%wr;$^@r|N<7hwkq*cj_Je
PUrIj<{#2}^Zla`y?-@IfQh-1oPu2=Vb+f?J;Fi*^AAqjF{FC~r>cajz#S8;IR=wpgYh;GUWxmpKNBit4+QuR>Ph3dI-z}!+vAS2
8?S6TCUHqL?Fkc2HMVAiMUh;ZmTH;BO@;|GknT;x`=W#eBt7APc_X-b2t$d`Q0_(OFGHw0Ck#h&hd-0%bazqa_lk9ZaF2n^Fc(4C
aEt8h-!a($%p*oTGj5$oYP4tx=sN)y18)`Z1<P)@ZTq?o!PP}|iP{FoFg_Od$|z2Zcbq}zI)uUO9YRnYus+p7J>!Hf2ks3bJOQ>|
NmS8!U{)?*;V^y-Ey+;i4)FOgOap-6UJJ7WLGbxglaS`p(}Fm5UeKP2!G1@u6Of*LTR0>ycW(*XLH1_aD+A_91w%m|Z%_|W(4eG|
D2VDok3&N2iQb!cv|ZR2mY{er><>8W5}12SKFmI^EJMcs1O3he(lShrM7bxgJbHD#o^X9Znv0tImK%Zm-H(W#$*)JN%mQ%9*hAyK
?g9?}Gl`<q8jT(3KK}5cjeB>_dn@41oI?b7mEAY=^UV}-ZGv<}=83-e<~^s2GxgbVRG~Yb0B5`j{SO9D56z+d1mo??>#KG=OW=GR
lYc<v6;xEIJS~T<9&iBd0CsD?zirC>&K@Kl1QTgubcE+zxnlxj2{FbR>(}x=ZA$w!e-|?`TU|J#Pi&*~*<fgHu3IqU9xu+#j%70`
QhRrNKHtKt1K!PLDcCVRk<m`pJi{ZbmnS5o(w(7;wXnHeOQ8mFk=S_WE(a>0ZXHi7@tzJigq{pCbIIeAT))JjWFR0AhuX*(LQ!1a
lqypO2U@*`<P2!UH7{2{?t{}b9@IS4HxT^c2Zs1hoU-VdayE<l8irw{FvO|cggkm*;C~eF<D%|6P|0SGG0k<u==XL@3{licf{GY@
jqzYng=D7S8Vwo>YLIE9C}IW>@aCmU1{iEHfy`(>MX|MaRQ8D;nv`@QggMrp;X;Jync#~m|ND<iBX*l?QyCfxP^Lf=M4NqB?+5?M
_}fB`^vuf8v?07?<WWuNw?t(qQd2U0NO${bv9Nzzo}V{PAKBcU{yx(A`9C$k1WZp+JwvTO1JpPZ^B{ikSg{Cve$~I<hGtuGWz3Rg
&qtH?MSM@l0GNL8dr)6P%3`bz&%`A2ax)jAF0^P<yXDa4Cus&wW+qK}Abk$dGsrWz_dHIu;XYM9u=XMI4STALPk-6SO}?0I2P2Z8
cMG8jM?yX75HH>eOr9nk&wrs*ax@(}JlH!9<Ha4(m(4~99#7>DarX~E=>2SAbyz0gc7g|R0PcH*G()(3%h_2Dp#0EZf+spfGmi%&
oF7jnCI`P#2hY%|0*=GAht>r*FY7&>owiBtAJ>?{1Q5~Tbj><p`K4jQ0YL_BE2dKX%oV}s9A^&U)fKF!N5^ZNBMI@?%5Pu!f5=~%
>>lxmsE6?|KF8!@F!zDb<bSjeu+;kG8y?~6LS{~n3G+-eC)`uec{KJi&wdpX+-ap^o+X<&Y{qPB$s>8*0FTG<IQQ)F=-oDcZ$a_7
5pLs2nHap~GH4GpTz#%5h=Jmpo{UEj<Z$^c?CaGZRQ)-JXnO}~JOUo@B|n@J+rg3--R#y*fVM}m!9QOl$jO$W9lT%;lERpNoqD+n
?HMsD2*r?Xl8B<BBeoP&XBI_^Vruw?L~8MG^d@Jp=sZKbo~dO08C4Ho%M8WKLc)!NCL}Pew?hifoRH)*gW?qSpOM^8kje2MKCeF4
^Qd?ZOG*_~64V7!5fjIzkVGmIxI^*Ru@5HX4ti<x0kkVu8AYDq{ilh^?9SspLi_CSt2`~Sci8mWUT?)R>mF?PVaFw!Ffd?!s7QE$
)^`rZ&w1Xx56t2(BwfRsK^+1#AnAP*a!<|zABsI5A*PqL_IP2T4?M#R%oi=Ez|Mw1=e!tr0s?uV@9l86Q^<;%=nitO6gb%l4g!hx
n}qY=`+EA!?Frf)ya#$3*Lp!1WSuhOB0+{593>4%lgp^ilk<kQkF<uco&}{~OsF@Uj?H3z@Z}xHHZq#miJ*o<M)u>vaMXnURt1PW
oY!)Ly(k^tWIZ2`!#!-hzB}C}yKCjF<5QDg-9LkgWvR8p9kLGtSaTNQi}kq9|JL>mtDuq>wh*zGv6q^bHmVbGaG=+8E)JBYnhbeq
lP?c0tTT9QP4$r1_-~kr_x+1371v3Q@;==lZBiENQqe8%dh0KRX#|SH*;W)jHcwY|qo5UF=V7|I_3=h;ETWR*D?-5_jom#{Z+o#d
do8oIW=-H(>ytP-ELNcC+v@8!c6M_!aLyh(tO-a{l*3Cjhi6)_PO;5O%o!KJnV?D-e}wb}iG16S08^IT-M+>>VA%(Lnq2eZ_6KXC
Hz8t1#?l>nS~%XOJ!@BnTJE}`^+J^opg$1%y=6~e$@XB|1<R~fasAF}A@@DA?CL;&vOot8{yO$4eAozYjGKhvm&6NcK`a3T2bn&z
80OCcd8LINyM&&_4?=Y`Q{VWcrWz87;vIPeTG&y7G73fa!-34wYfCFwYcyo2j*z(1w1+1~=8uTt81od8VC3TA1WX4rHlw`M3CZC1
0w|+AFTOae_Bv6R8uxH^e!v{S9($@wQ`8<Lavr|I1EfeK5z3V|zFm6=)K7CRVQe61QpB=R7!p083YD0n#lRO88-dzWlSjGH$;}ZN
HduaNNFQqeu|%Je>oYUy2eWK5a4`atX*PkOSKSg+{t`xO3l10>jtC3&$`u2Hklnxq3pgJ#-yMftwjKew@?Bw@tOZ+G+3ioy<4F6<
e=VV;zK^Wc%^sf`JsL(v$ZCe2J;ZJFT|s<wi4GJ&AUdolg~bSqrjl}B72O^-!%gd)hzOrJbW|zp{{K&eJO)76!j1zH6AssI#hefU
`24;uKF(aRofB(Ejwn?oh*w-}<3WaQa^XK4eF6v2$@MgHei*(c9(wq*G#WvbfY=9c*q62U&jNH#v4?P;Pip<9DM>?#$og|ffZPMA
)6pE|ya2H8K-Y8gO)T00;jrXeW7W}hxd^B+#7(f<U0lgkj<Y1kEWb`FBcjT~X<5eTRM4CV#D)NU;K26zPVc1{D{K!T2Wn~=4t{-c
=FAeS{f7Md?&<HovWX^+grwv>8Zg+wI5ra}urhuGG+DWj+&C<PP{RP?K@T3k=l!MmzTCps*?S2OWczty(b6+@9GZ$N^qjs0qf$Jj
Hz^&l$;m)@mm&c*Y))8nES?7;;tZ4=gv3su2L3Ehso&q@zd!y>k8(Iq+8ldC-4_scM8NnWL+t_UAQQvS>+O44J_t+mSDNzCy&Gi#
T*tg~gFy8s-~?j5<PU!y&Z@&#fre&LZ2LFe>OMvvx;*-Zy&uw;J9R=ub9!gf2~WZM$Q+(aB*K$(e6kh%#(x97KW4MEJEdvbE@gw1
$joIv5>D`wn>^=(N7#q4=$%ta_on{>Q=KIA!&ZzW`HyIKBR@)%Xdt(qC?4ROhnO-G-_)j+*fbl2q0&;6)6YiY9jABa1hXE_Z_~tO
Kj!g+1O$r2j3$zt{juh*g?&@zUwr4^-?qjDY|f~c5{+uxHuf2qCx~(pFc;*9ni^AaAi;x!NrAWtyV=+WHIYABe~0k+zR#=7{=DiA
HvJBe_rK7?<cDGZUhB@<V?2_mfl{H%3Wjh%Ob_`^Gh_ztS_5nDBSXO-lKWgD%|Ac+y&%ix<3b860O;DJb+HxL$fx#!f&Cn8>3@Io
fObrOdK4@ihNvKZL{i-9IFU)q(Db^Qr}Sp@sRFG|I?&Z{!#Ah<bBqI`?&}Snto>QcPN|FDuFZY^m#%cbT_v}K_0nKPVGNB;D&^9v
5ox3bu4v(Tck12_JOjUlTd5on$Eg{9u2##KFU?L}z?bB5SKmZqwWiT1O~)LSezL23LcZiUB8)U3|8#ZCOO6%IUy*n%JUi+}hpjgb
!N><~U4WE_8db!trWiqv=n8swUCH(I@&g>uD5$HbpE@kkP`5|dSZYNC7=8`wU4QA{7gRr$@N_fKZSd9AtFT-inz&dMO;9WzmYONt
`?uiM#>5mjrkH;u^Niwb{L`|lI@&CDucZsyJFkvwVeHl1-|mM`H*Wu5_;sB~r?N+WZ_}%7iNl@-i48NBrSsISAu}^D-hG9FBv`(>
%gFw@htPQc$|gxVVWZ1#skRTv2rNo01f4AWl?3iXcjfMRcSK#@8{(0jdTpEUIrkrKjZXwRA;qWBmzi|PV`o+zD<3#5fUc~J**C+h
`)pmA<w=L7Z1Zr)bewL7@JxpOwDQmRU7JbdSo+t_6Z^l^I`h{3GFC%WvUonX9STVpcdGZP;S>MItYkmBq9TfvP=aY1tw3L*Okv*3
zYU|6WI2=4nULXuvIOzw#dS{qLdRDfe=c$!^X=d;;gy{tEup?dIgaw&?6$x{pl#vu=TRdEp|uDL$g>~_86bX(erIGROE%&fK9ac*
+&Ef9yC;C1hSow8mX_4oAHgB*+U?)H1FxRbohhiC<4J+(XNaB}TQ!-~ZnfZR5l3Q|^`%4})_V}f93)fi>-Ou`?d#xYuGMY8&k<Rg
YMktcgbrL8efQJ&X5sy*Q|#4(b5ESk#Wf#P*PmE<;+vsGKtpc^apvg{wgbPxfh3%YsZfjw3gCj!vRW!5X;;=^EMjQxPocqIH=Fg*
qzCo)&$;)qZRWeS8RmId_fKf7F|AmY#^-&3A3MaJlk2&Ff8ITxi|p5`fA`m4u)by4#7~DfWKuo8+YChrC)w)2=l`#N`TQH|Jl@ZB
<zmz&C-=R%#ecK(t;bwu7&tKB?1%HbP;H;nwKmOuPzA=Zp!sL}oKUzvl+Yv6k})}m_|JIP#b$o+Ud$lylKPYxJkL|gW$HmZjZNZ|
fWF`RM@Qn&c>T^b1du1{BT|0Y9EHSnA}Jpq{{A`aD^vKwYv1*2ZziX6;|8Fb8|L*nl>e(AkNbH1_TQTri9d1`imM5{7j^^eQt5}Y
UOtuoOZDrp|D_dwYQ?KcM1k=n{^`;}UDN&7#K-p07CtABDvx*L{r|hR`QpA4zwPB8m&8*Q!$%^D249XMnWaWzw6y(ay*haQ?Q$xm
|6V^X5U=)rULL>C%pc*`-{a%kyp6YYzkr7%ig}l(w69;^Zw3AD`Xe7kt5N<-AhoIZ?^Fq&-2VEk)n8|{!^-)6QL!7(D@E=$Jv|-8
$;Ti5q4W8akLs_MyWz)~9)%Ih*UrDMwN}56wp@4;M%&r#{n0{y_?bOdU%J1y^6UQ!a{SXjub*Ed^mh@{p8wN@Fu$E-I`{bfzskaT
9DOJ5BZKV5x8nXD679!^&teQp%yu`A2dV8FIaU{O_Ix6pC_hy4q*KXshW=VpZJ(Sdpi{qx=8DJi-tRj6SI6%k&!w~U{azl}{#;*3
J{zivOY->Yd9IQvgb)9m<KnX(PyJ@RS>b&j!1@0Cac{QkQke4n-=cqgey@lhtFK={_DmnKH{d}3k>BnA{nU<_U$zIq{;AY{U!&uu
fpWn1L|QRW!~A|54gQsDpPit7xq5j$Pxkot^#8Y)|1<kPKj|N*z~0OoCr{yHM*EMQ!gJamJp@#B@^9&8{lC(Gf?ukzM*rTz-#_YV
{-gA3?d;rl*O2&KXg;sjn)e+4!ZZ=rmaq5;&rA>Gf1HOPeO@oEM_2RTf2YN~Z{fN7L~{>sUTb#l2Zw(Scl7k@1DQGGJwJC=;=CUA
>(o?li^rJs1F6gF9Xa%AkEMMdKU3eI?}0J<c7gh@_<jE$kJdiO6m9nvJicguDnFEeDEf?gF5v!w^nT0!ldsl9xu{HBe;4mUrT4|Z
*7czkta2Z=ZKmAofr`|<%G!MKAF}h-=y?9ED_H{Dao8E+K$18$x^LoR9k<MmFL<=FI`ISe#^a^$UT<n+5Y>B@+xctaXUm?J&USuZ
EA#Wa*cICAls;yW3!aB_`SAE%H>%UhaZ2b*=ldK`*r-04<xe`$)Q1i)hz=bJk>KdaLR@mv9FO3Xtn6FCY#iyAwT!z?!YPxY%wH;k
_?>GzW?C%AT1TAodUT5G6B-+ine?AKRn*(>m;0k~)Z<;PB8P{_-@w-sQXi6>)11^$5un+;j*)_C$h-JgSJbxG3sJ@YtK*>C=v?0Z
a{rC!>aJ@am<Ix7eqi(HJM%vKLT~9e{1aKHpA^P%`u}Bvh@KoLhRBE*q|d^RP5^TMSwptgC&d*Gc!_`4k4F?0T3}<_nrpUgH33tK
HNv1&J&7Q4gu)_T|M*nHK@ZCQUG?K2@&WEWvFYFJ37C)CKMzq)A#Pp#W!tqWPTP=8c)vRcZw$%LSx2N%JCol#q3%!A_yRbtt!`1N
%_#bE$KP+BFxH^2)9w1dF5l38UnNMMe?Qah{@oGtVfLPU|LxDv|3CxR{z-~k+uD4#x3kwjV|zFH|MEV6qu;d;_x6rt^7-rXfgH|1
c7HVl-|M|PF{1oC{vOX7*DLOL{9}vHA^1&TdYX@jcz2$EjXL$T?SL)p^?E;xs51J6%_lBn+wS~kl%Z@C3z9~u)B0mwAYITfGU;+i
V{bim2tkqG$g(->$By3O`|-4Kx0a4*H-oHTTHii1^5y0BdT-me-SyviQXk=tFP1qc_}{-?kbiUp7yBx5DMGUT5cxx>4{1;w>Pjf0
C>>JNp#QL<ul<fQ@bUOB@6TVG_<TP<qN;TMA5XOp=hC2Wztny)?fUuXcKd#h2GD*!!WZWL3&ZIIZ~iv5zoC5}S9^L9+wAb_qDbvV
K?`{aglW!|fQ@F(Az@->@}{<T#$bA%(f1)wyDR&AH>QGzQjKo{MxrV`{?B%QKT7LeatshlCJ1QlLvaoCSHy|_f4lenU%}vd?T_v0
Z0*a|_aR3<d`Hvyy89Gstc+(tfLJfdDHJ;655ARou*cFT>TkgF*X4~Dw{hQ2#5o!rwG8YD2T}+HnJ~}vf2*X0rC7QYL;q^3p@^%e
5YP5mb66kvx6TI$tDzlIZ4D#G7kZ}_Y0TM#<qamCYcf|%6H?b~H<Yaypo-#HZp*%K%%Z}wI-!Y)#%;{iG1YG=140O<S}5}44M@&)
vmhdf2pd!jn+rCYc;k%HVh1i(##<_`^@SK^-Ucw`FC72Anhhmd)D<=V(T#vbW*}6_LGc7ZHZ+F8s)z{=3o5cF15*tdIv|FaCpENQ
GMZ+VM_ZH)@K|pwX-J@?MPi8WPV#XcYROgIj#Gh$HkB8KXBL~?aZF{Nu}zRYtk8hK{aL1N!ebPY7^)p5I<-h?l~xKQ*!XtGG{KpN
>mh(PV6NB=pdb^NDxLoxel9-O?Eai~_4V2Q9XY-K#tJebq&j}7$2XwNZxv4?=wR!jejl|a<P8N-a@%jM;ks>TktOl_<}pU38W#82
Z${GbWg6k#tIJ8O(IJC!(>ULG6`os_ir{fovMLo9-+6s5Yx?wzY%E+`TRhV5$-1!wu^^HNC5Sz`Q%yD)dT{S%Y-RsUqUsk+!^kT`
r|7Hot==pv^(T%`n?qP0cbO3)>A~EDSp17k(VI_Ou*n99Qk%>El}=d2DCfW@#x#zM%+R!DNMPBeIahb7{Wb1qUevZ7^PtSeF{W1~
Hx(A88g`aAy4?Xmb6xA1gUk_#1r0<gbYY)l4*%s|mEL^r2d1Qf9k0xP6X`bHw7%@=bYy(sYaWz;>cimm{V?}kX-Q?*o-Hnt+Ks%4
Vn~FED;`hOh>0c1e;Y`&R<b9{pO5$LK?lI{j~nKkt7`ae{IcI8@&qsl{Q$Ti-dkJWPh@mGEEiv#ViZ@O<s;wbfx;V6>limDLb7$Q
`ORyCQT&+bN57cs*X{&<6Zky4Qer4C?$zBy*4J^+;caXsDRE1}2AxjA{|zUrbqYu#D~vZ<qAJ1(NkPIH5dP;AY?u03j~cU$JY`Q0
W^yIbPRJK_a{|}~g^}I6hHb=3V2IQhf}%*{VG|DJ)=iEfQW%paTEm{M*Q>KevxLTCX{p_U%yjKBh`>819NjY#xMr}LG1!^QbwZ5p
^TDGck$7>2CrK*vd3Q8gj>|@~1{m{ho)f*pbk{CnsdKs=JvD+GDN}^*$)EO6=?)8;!$nRRMt9Xy6P80~UUt(#hT8;SaL9Q>%4rnq
miElZr#YA#9}X~`4wnjBW7ZjnuIa+Mb(F^qob+h0RN#1U$(Ty%E-NOmIP;q@>v-eAF|fvIlcYAi_m#$HCS+XZ&aN4-Njo>HZ?<%1
r4yC{$g(@8YFfcp%~V>*s*aQK*Q`!fi`@R#sx`6zhK1Nv5e(?j&N{2mrC7+e1m*bLp$7;hR?2%U_K|?7f+BZqv^P!+35a;@(XEE}
sR|g>NO&y9PB^ABXgqLpsfccIVO|x77)@gaLr+@ml4wiT@_F~{Ur*FpA3UP(wm!0UncG7W<9wxv99h;C#$C9{gVl3aSKjF46jOew
h7regPV@R1o$<_*(o~I6iG#7Fs{+HVj^m2*RR<8J2n`}wDbsWr9M^8mW|oD<Xww#j*wVwUY+RmqtuZ-eWbT)=kd+|>U<Cq){?db?
bp)MBqqy_*`;RZP*N^n|&!74Hxaxm5;6EF2xTv?|`+iZz|9k&GpYNxJ-^=*@el-4`|Cev_{d{TV`K|B&qc8!z2kLAu-zEpM^Zwu0
>?8FT9dgzjrKo9ts$!ytCtXPb|EuhdaU6f?gAMdyU<Wp=|HtsD0-?6hp#){bJbN+;|3tNg{15utfb17B<)wM<!~8h_!(nRv77!T!
lLFyE2ix96tLs=URYDje{-yfzzMf{S6IsH)ST$gO&>Hx)^#xJLa*n7r)REM4Ykz<JMgO1X{H^wTgEKHY{5`?^<vp=VL;;dyP#=Yp
K-AJP7BAuV`%H)WnYVQ|IcvFZ>#y6xWt^`U_?FQ8ryYwSeK5^9gDoTiG!@UC-F1i#a+u>Q=Ty_Z_sVXb>U>hFDMST<&c8<6c<gjS
<pf0k%8;hykVj=uQB<7P!qhHRFs9$->#tk$!4K?Y=t&k18ku8l3}mTGV5E@qJe)<2NdXXq5LXDw$!#H7Qw&QA9sG4VH+`R+)+f12
DHaewhved<8tN}__q|E=WxPa@{w9|Gy{Q*xkK426SS(6^8xFU1W{R(9aanb$&MKRV8!Fq&w}eedt)9`nAd#HwaV6x^`HO>kr>?X2
z8wz`@0Oj?D}K6}qnEhO&!!mSD#*5S@vGF=bDKBlL1>R49LwmKJl<WYER#KBJQu0x(*L`}#!%|D(8cO#*D-;$E6|W`-+Z3n&Ht+5
I=zBx5ipd(5bDL5V{`?6gis^_N))R{6OhE4!I2S}kRVPJBv}GPq7XlWtg0O894=KyAe_i@xL9^j&Pbpjf|ZNW&z*KW^PFqy<B#?{
pA^2o9FQx%l-?*Ee&fv3bR5VcNV}sMFH_2L|GOgL`OF1{BU59&Yif#F4THe_EL&m*Ocr5t)PzgvrYaLXG2E)LYLkuMSRrNZ8;7$&
lBj<wge06VKK5~C?5&I8QOPWc>5luwO+`&pl1YNy9gMm3x~(UzjZGi9xE1u>P~Ekq|H|CAX0qdfwp%pFYv|?JzAHReBDeu;rW@O1
2;Ho*lVQCX{1bs4;6djSibNztg3ZWq;AkQNwTeI7*myB&BS|4+iHn1BGto>OZjOFE{AgE(y599WH``B6|Ic<c*8`%CQd0SqCKw;;
F<6-7h=wyGtjk(uplyZZ9+>QtOoCEb$4qyr!7Bfg5y7$&U3GbXvd;F;+E!dZjeVm=&8XQ22t*sQQz07n)y_Tm(2UZm3T$e4YH*u9
TkmS^1N&#aSl+u}AramTH4N#!EqYtgQPRm8J9ZO(M_W;lktLpubpiwuVc3$k6Jn%PIy-=nQsE7NQU-C2o4EQQLk0@-dv&I|S@CBA
8mY&I88j<R^Se~jMA9fAfb?*<XBmTJJ1C`Py#<hO#o}yvf~P5o&abPW?{$rPIl{N$)8U*DE;QfjpQ4V=5$~(D>oJ>aqkzr29%*=L
Ft!%CHV53$5})Q^6NA<>=K6cvYZ)#qY(C2Q^U{3tnv3J8X&|Wm)%XutgLp8Et`|l6Eh${nZpxs+2<nCb1IVzmwl>~#D(0sUZ0ymr
h3ny+A%)4AcwG>JOpJ5XdbAzq%S}rDh38f+Hv2Y53d?W2ySey%ZujVjH^F*22x<HDw9ukXP(&k4#$ZiOA0nt$5UkM1@1?CZRlV~_
%OKG7l=sRbs1-N1BvOT*!3aoQ9Ejqs%MQN9u?Xz>E6%amAZj9O1R}{hHB4Q_UChWjT5HQqe=CgPbk#(9Xfzjwp`j4^k+$003znEU
7mB{yuo^I+wURY;T;q7AK*1opik;?JrgE@qWP+r_>SS#Kaz!W0-w}&FvCr9k^9x7)+gu<+TLeM~?G1euDELN;H9`d55eUwT9v*)s
{UmQ=AKj|bKA2&J>S=`)uM<p!imz92h;&$K63vXaOkG0!O22YMg5!3(Kfh};Lq_$LSriymL&76bg+vxv437vIK>pc(tk%}3SV0i}
_Y;0DCB_{yN4?putf{lj<qc_NFoq3wYE35kVUK`9(pxhibXrD}bQ&m;8ztc>0N4p2LXlSuD6Hs+Y7epv{~|A1JC;dts)IJ<pE;vD
5lZ`3rj*{Vcw$JIwew|BtM4}*b`L?mYkqa2_F?L~>&5EFzut$KP2WPvK3rnXckkv59>{v`c*TP8hot;8Vhr)9!kMm@<=(ZgaaUf=
`|zMVIWzsxK=HPv)rH;fiZI3PSQ{{j8cgajSRJgfXBUc^=mpL+5Zu1Lb6kOP<lipnqp63@DB^dcYfFg(14_MRFn`PEne)Uszm(rW
3wj}w*qP=mD@c*F(YCsR*z@zXvrG74$p%Q*15kVUO*wKIaTp<|Q21Fia`ciqodfc{T~u@81lUTzBQXY8_ibDbk(UFbM1p(-1W$8r
5FMcH=0c_dtf5LPVcy2CQKe(sGlW_&>s^jID5q6gS$6$9_O$*fjQK`;1dXC?hxWk_c!38+LFTiwovy~A<vCw_Hs{Qf$qWrVzQPm-
F42kgKKA%(Z^x@MFRj4K^UJ&?Z&t|6e=9}HPCc~^dbQBoV%B~5<1Uq{Qsx_Vp`KAl#Z_cd3lDeM&F|}P2DpBrFwTOeA5*f8VR8Jb
f`*YCcR+UH93jV7M-))QMqyP#vRqctC0LS`p<f?<yC>DT+_)LX!wHK3@cO(|Oaq%t2*Dj@9_O>R&a3+VlR1p^dg5^b({dsS@pgQN
OYajX5H)G(1=&u~1S3OHgy?s)EVH}<Ff4%kh6^>|`X2h5WKO7hIMaq9|K+Zq7jqdqWjzX_ibL3lI+l_-oSKM|YK8tNA}@9BAX2G?
0YLwUI{J(EqYDuCOemk_vORLE2?AFEWcoH5VcGmLXzHHlC(*XiST@hSrg6UYO8uy54DoLun9M_2p4uqB_Or%SX9nad92UWi=DN#~
BM6hSHi?1nBE}7n>7@hUOq35Y3CrAtF)5?>KJ=h9qd!euS;4b|Om|MWrkVVC@rzS?E#{b7Q%x5<AGTLL7h|3%^<l3x{eOL8vMTxd
{c}v|Y!>KyQBaAf*OX5(fgclHw5NPpgchm>lcPLtn{hy(u_PL+q&*1C?al&y2*wnLLWRlmBMv?129;Ez2wM6?$|Ro2BFGRS1VLS_
=7(I>|C#CjTvb}iD8&u6T{Ul6Q!7<F((b+RJZfz*5;JtXJIgvsaFNkM`#^WqzO4?XX+vlYWDMa0u3HufVDoy(H<_0=dndoHJ@rI)
8G3Q$I^7f3h$e~YVAQL4>;y&ZAqQ%(fX0aplVn!OQp77ME#gHwAQ5Yj?TFU%;p^V_Xe~CnOk289?mtuCrO&q^)sfQC>$QA8+{cV@
jXWcaG=N^Uh7LeFAgq{c;nl>JsYLiH8p7Qm{V{)8fM+wxA{Khx`|DFNjP?##f~_J%>;u#9Gw}l0CO&=c7!<wB7jLo#9Lfu<6qqOH
Y9&9B{78~yy;eWc(8v(;Rv1Jh@Cp>mz0)6GIHZu748E@#6$E3#9FRzj>5yi&Zk0uSu9g|=J+8U&)xqQ7=^I&ARb@yh3ZYOB@xu6P
$CIqmzgtoK(j76QE$zL<VvFD3b9YQTv`AKOXsQ}Qh`7`sC??kX>(=40oM&ebSgTK+%6@x|$>(vzNCM^GQ?mP?@n$Dh?@HHvtku1r
Q!)73tKC#Z<1bxYvyPZ#QDHnaOb|Gw2HL0JNxxb#HN3=&6cEx_`5jyFpp+FKL|E!qacGP*h-n09;->$O2rdLph+HUuMO5i7J%%gd
Yy=Q;gI?X)vrE#`+*XvJNh17Ai%NIWaFl~vh(=gR58%VDLP89CC2=UvFZLNY63IH-+s~)2Q@xwxxrWPT6(H|+F|4(tueH5>-%xeU
n<OckW99EV-iz8Br9Wq>j{*ijlp91QG{2(epzr7X55g!3BA%<CE4bTKIheSvkk9e#oC=<I)xuZ2Go8N4*|s~u&@n4W02u?r)76+2
nCb$2USs2BQp)Ze0!SuR90W%QV<>3a>P={Sp5LGHaBI)Q+*@iSNH0rpc*5GEQH%GQsViBTDvs>wlh19}1QF#GR4phyuyVo%7;Ey7
<Pmk^LZlw$RIaqvs`T4fAms#;{1O`l%MXVT6xFHVx7Vs^5?^bthsLC6mB{CFAq`N%q}c#~OC%BXkS`K~EtUU2XA+E5DiPs$f+FE{
W(--UO?|90(@k_N>9L97uaa+QbP+`DW#y+SL%dhIKE8cny~)Jqtj{`bKy+{7oHz)isHH)ztSSm39B?QwWUz7)_LZ@Qup-84)OHWQ
n$iOC@ppudO7$ba))o^i9?#f;h()!c0m~vPbRuLZDwqF*u-uctHxJD{x+c-pNpFH1k<L-}aN)>FxZj+#WdMPaHL`(q4jxn%B!ZI0
6O)30rcnjkdO^RgCPdNW=x>di2hv03bkU=SJX9uv0cnI^aeTy0GrF}12hA}^im!%NFO(FhrpKLepMDB&iWsTe=AKCI$^(YKpWEp2
YoOC@P)%%vNM#a4X`{O4o8OeI>Y7xGi%K1nA6=%ICECJq)a{&QHS#5uQfYw{1pxY_FI0U{J0NK%WnozbQ*O~=Q!S&}?BnnyUyX%&
(0zH<LvcGbjLLnPh@j5u-CCoSPC2#EtlZ7q>s4mWXH7JBDZE$>yYajo8_0=XQ$E+b*fw>V7AX>K+<<HBw-D={x*RC02##O!bqS%s
-MNjjA}BFlK0LqU@xk-+*yQVC7&e5j*G3_V1h>DA*Pls#UR~-?SfZZoXXi>7%M~`>&#rtLoF#&!778e^Scx0^@yV90-NVv(`cuH3
&j#ADJY8Ym3X9=+xO=~iYkIHd%JpmwyJQdFs&_0$41)v0*x%a|Ru`p6MXyR5K&i<9@s$T<sv=%5S#&X(Z)S!%VU0FB$PutiK@vuB
1{pZ%v?`Z~F@v*9f<=ncQ-i8!t?-DG7KKE*`?Wjtd^jGSL{1*C#%)^4e0=EA>xPOC5W@^iGbi1hdcG-XueM{$;VNSad}sZd($Gh}
(*gPOU6M#2Z59ZCM@6Zu5+e1)H7JU|E3=b}%6fRN%T(=Q;5^Gau3{)r#!+x{3u#4v=xZ^tA6wHg|EF+=i2&Mdze_kxO;TLA&-xrq
44SuAko>idMUtebZ71C^Mhw*{ZYCk8?LD=<32qUJzkz;A2$BYz-!mc%Ud#ONdRSN{?{#9wE2&K64RlNcmS8odb8MD*`W?oQ`68S<
>}Hj4<-bXY*7lI4Y*<Vb<N?@<mfBR2l8#8gc2h`1QmlxO&%k92KkOqjFf&<jiRnTCICxpEh+9<y+s!6&xAd9FzkuJop;M$dH`|8I
LQN_J@X*m7n}Swp|6HlkujjLgzOEvI`AkWVd%k3^?bQjuoL^jE|6LQb_B11BT{uIAAxBQ{#V7<CPDH@@)j80L9}R!#d}^yl!203z
;(OMYTb*v9Wt<yD_M}|YVb|9SJpGO}75?kn6#C=yID>CaPCni+`d7QRuO-aViFHx<ZNZ8lnAi2hJdX@+W`~1Aen?3iPl}KJZuY1l
1Nz8!UT!u&GPOfPUg&m}Nx#e6ts~a2V+T?wL<@xnmX?^Ux7sL85JUmxPH!YR2>E@8esA?uH7&tmm_TQTagx<Y2X#Uy3vN`!H@`zQ
*tH2Hfm4Dg2$OOo$pOfc786ld-xF$HAh7IPyR=feVbZ@ppOX&T%sE4mhxT!1nZmm<p$Nh(fZ*@u<<%u&(;<+WdOqZ$VPR4hy1ob%
GJcZQ1Y(F3u&G%0mXLHfqN%GQnHuz}x-gG~h4;Q3R^r1$gLcUdA#VS_a}+j1rx~0x#pUr%S;H6Og*ooSG}V|AWg2GU=!kkK&&g;%
hxtXbqgse<0~^vudrH#8Kg&y3wgfe!Ee?$5)Ayi;fzcj47P~5?Q|-}kQDFeJ2surgugKS;MVj0$2#%R>X`-BYQTHp@b}c9{YtX;R
0EmLwEbft?rcgEQaWsV2z1NmWJ7xbP{QUiW-ms!$QT}IKH=gNu{>bb-5Gp68B93`IOLV%`W-2VpR$G}zvo33mO?u0=G_T{&E1!GZ
cwMN!o+WenP_Lfm&Q$d(dB3vcIo}$go0IY0ea*qdM0U{2a^g8X#Q699Z_f3;RS*zSRYXv6mUJqDNJ&=NZ?E;CA&h`RDI^1qymBYc
TU}b0<n#?|1#>bO<=-i*MHUO9!}ZBedI-tpX3q}Jm>Oi$vUEdqDp;B?ZrV9GyH~rty1}%Ih-o#k_up7+y#V3v#YBHc@@xaN%s)C$
h-~9*aNFti)?5*x=#GKyS5CCYq+!q_WQ^tNQoeVi)$>9TZ8>&(f-t1oejl+#%}{(sUlg;7)@qJ5LETXNt1ZOMwoZsUS9L&Ono`a}
tPK@k>QuP3H2YW8N0G0dyxo}B&7rq~!v&g<mXXo6N3O$|ksJw)VlF=+Cl;1K(Yn%<wJA_enq#KUMD0|co@ZK&SxVhfl>0uUK(e!h
O$kVffaQU5kr*eU|Hr}1=e?wyFNB4@pPF0R*U7gwfZ|%-UJ#(L-^b&cGd{ZJLUiq^iT!uuj^0Vt>%mb|DVe*LU@g*FoVgyJb*P|2
;i?g0R9PG)#?>5DQ`v`t8fVY&0P~?2@sbD6`p)}P`2TttAMTT44!`E+;(qM0F+b1xb#nh8zp4Ju)6m-S{=Q!?Dj%1(-Rb^c19qqX
UIQLYYYG8Z_v`tG`~K(a%a>jG^K9A&_I$kkgJ0dSNYCZ#R_H9DknwBN1OK+uM*V|9e1{ctTL~7L)xx?5BSEc1x5L82Yvf-Vjd0c$
zE4rZ{D!Ou7U91yfb=Tin!54r*XUvO`#kGm`2IzHuzun#{1piVeE%`OkFm)gq(6VqOf@OL@oUimV%GgPYP<pVtbZv)a=ZTPkBE^+
n+fTzw5&PA0{>s+5wZl`?0LncSkEc3!K~1Je<A#3n%b>S{q~wsU~RT*j#fgnB~3ONj1Co=G^B0HG04atk>2^`#;+Nu4hn#UULEoW
{yu)OdG+?xNNrbSNsLH@AT05Zwy#r(aE=I9K401!I&g^BM}ol-k_`L0xIsjPk{?|Qy5Rn!QY3r+kE`|j7%P2W@sab>&rYNZaU4g1
5K$eiJrgwCIP^Cc^ziK^$Qjf3KCwz)$Sp}iU8BOWPXo(Z);9FU7pzlC1#TL@jQStE+4dOITv_;i`@Z)xT^9A`5_fZN-8Jd9uJ*X+
+qP_J-&=j$58bvt+|<Qd$MURwUwB?M-(Io8@TkD@Ew`IrA7?z*pP#oA8X&a^3Z+-XapzlDM{d{h(-`ZmBhQ>~=Ns>BIL+}C4+FJx
5-Us7?SZZ+Gj3vh4Kt(Ks9PcdzK<p;kOqG=(!6AcZ{wmm>f&|UnhksX-Kp*Tbix1qcGvLU@dM@DNc`NIX`J`%K7QOiwS6PMOh2xh
eixne_H)IKElqwGtp!BjL;4|p)!&PZRBfM88ciM5yEuI&eR#cu+s<17>FN9H2Tvj^Z74U`kG1~~sz=MyV*w*)|Bulf|CXzP&EDhY
e?Sz2?uY|^URNv5W|*Z(IkH&nCr^Y0r-$K-(w(!e7ohl5D{5EDDY=){kFA~7y)(gWRP8HWMsLq(jX4V{`}MVz2v4^B?j&ixaa~XE
uCu2j2HTe8MLoZNzLVCM$1Ko`F1ELiKAn2UDh!3Caaj<4f)n`~78G6OeLn4Doj1tl=y_2tf~2O^C@hj_T#q286lbhrvdl{d<yYm|
YG~ODMBr#n_p89DEa677tPLbs*tB@dwicZ_X?`eA(3_Lth}|w3bpx7z1!6e<z4P?<8esSp_93ss>Hj{(=jvbI_jRYG8GnUY{0DY!
`3Qo0Eyg)NjobzC<Ou2_p41XTAff+1%iH#I{f<4^Uy%9xe=pblKV@Wd)AZ~BKOX{JevhBK)8c;>r>DQ$Pp`_bebyfj!YlYl?ebq`
C~GzH_h4fZYz$l>NUpTC|K<Lb-#Ip{XVxfd`TBkzS3NDz=x?DIBHF4D3G7%64_Cg>289-D9-T2tSG0?l6gz2-XMBB*sxObu@HE?B
=#9B=Sk2#XZ#wZusH?c>vnma{_~W$!&br=oJ`kXfGsIeTk&(}N;?%KQ8F{6La}*(Fp>~S+Vj{|%TDpE$^PDsJp_LWTNG~25&c;7}
_wQTKc+Cp5PMSwQ;b*}Zw|D-7+q#L-?s;gnp^--r>2F6CnR;T~X9BwopyLSS^_cC=#2%fwcfPnwnjDMsTj~yz<<8i&?=jc#yw`6f
zQbVrhHd0Yv3hU(9y;Ed$e+KD_*4G8tUND@e56u+^p0xWDLeY{<}f0*?`*d&Z-OdItBMKh)8o@z>F&Oykxf2Dbf*zbVd8{)x9ich
-!;DPX(taiv&|$wFeH)@50Brw_uESd%E8y&JH>{(U-5r-bB|8rGl$x-dQ&HaVvea=|J;iLDa%iGl7^n|5zKFH&!N+K&W}j;QRiJ&
$XCZ@H07tk?FRG|8s6L(6rP!i)ohnzo@z!yHqq@_+l8b9wryvU+r#GtV{%La6GSKnK_rvnlODd>I}t^rQ>x|oflS-`H{%!1izh4;
KVwKDmW@?(@TgDUoa;JPqmDP%^!Apg?fba>P5GPlE&n`^)z|xbKMXvmQ7^Ew*BtT9?AtngzQ0}h_kBu-!uq_APyF}N3!z~m2l%A>
kgS5iW^LksXLs)YTk-Ao-~3D5vBiJU{)KQ{U19$GM+g0!M)4LqoCozYOa90VAN7GI>Vu~0kNrEcWC;R7u8`|6Sk?c-Mx4Z4U@*vv
f0-ZJ4MT>&A;|(@kW39mU(X{)h=0Css}G9hH9dzFvDDz+&dH)UFwWOM`@o`F>bCHALorTz#4)w`r@n>SyEYrA#dk9!5ba8;2fUrP
>|D;l#|T(W-~WUTzQDV|E9}qiZUfLg9}$2*SwJR55#aa3_d4=3gHPBkRqjuI@&Ab5+pnqdO{vVj`babTqoou+O&vBOFz)2gD!C{f
nIKA{eeEyDnXP>@GL3a@wi>m(gt_-;)IBS&rrGrj;d>gJ`|D=i*5=vwgN$DYwS)Jb-OpOxFO65OIMjW{st<di#2vL_s;j1`s;lpI
mkdl(MJI26Wr9&!9fOVWZxt$@#$A&P&DyT&B{IQiCDwJ?H;<s1VSN18g5Z>q2b!*co*l24-qU5lZ*^tEsr8owqVTrNh`b6_q8nBT
5k*moOH1(m-l>HPC@rSE7^cn?tSK`JVaZSvik)&<o%#xgo1-9Z>O$y(XJa?u5fBM6c6ta!F<R}@cufa#35p7Ix6@>#8LZhH?EMdQ
_Y?v8@Sm5Si;hQL>9@MR=Wfu5PfQXGemF>1=?p{%Ux4_PB3iw~&5DSskKm=`zkF#w4sahs>T|Qd8gp4+VAf!RKA<75o!WW~ID*5E
W36hXMHkE6JHuG#?v-6jSCho*sd8(U#CIWmweUdAs?g)#@wL@9yk}c^x1Yx*&e>hF9yi@MHM6pl{C_Y%u?h7*LK1%PKQa^hp#Gb6
9bzx`5=5`REZg%WgdeO;6qljVlaS=&bIKe`RGL3c|HLHudPLdILU4k?C-jL<hJ)&0a`D`8CQdkuupzRZ4r<&ow|{ipf5&_dAfdyH
AcwKga-*r=bAn{!-%DN-8EDo2nCk~2*DnVqijz}=LEcc@*;O9JMBqpokY<oDF9X13>&TqVXy$*zJq89HjfWv54(V+mAAaO{fy)jN
`cjDa1TMQ6VKEd$O-wFHK@o&wIw{eJYN12Hvs3?gc{rSj4$^RNm{z@v7C2$gw2g;nVB~PI`A>1c_&c4h7BjinbPQw7fVh53)pty8
9bMPvK}*XT3<%~aNmKj+Xy=blm}iWph-!6PZt~2CYr~YGOftEBXolo93MiITp71UDS=(#v8l5qC>xdj27hFTYcv(9e>>d<z3AH&J
w?pkIXeS5BLfSF@;rz`L$=o&T=6m@N2ZY(8gQIGK(4+P*8+WJio`W4|p0o%+U|2gAVFQK~0By!{U4o+qz{Q3}knIow?sL%b<nOb#
h^H!=t0rfR@|zKh$oM4SRhXdW#|<u5+MO^)2uEbnq6iN^K_j4`xS)o1s6!fJm2U<CnLBY&a*}PIa&bm;u*MCFMnnd($?0ADED}e6
3myxAv_20k78=zhxzILG$vgqvEIXD^n-4u@Dq-BwPR5N;{B<@QN$opS&V`xT1MvFwd_)SV<T*S8*eij=G-im7r8GJ^FXt^MRJqG|
uHsHUJ>hg<##4FHb~pCw-HYgf(Fx<|XIZX8x*_6<3Pa$D_t;YzL>3cHdNs-4y+v8a(R|W=NL22U?s}hNd+3j!u{^^M6gC+SkAShN
9&>3lutq=G$742jfyYLVr?<>r#-?W<oaoWjsBC!i`5l3uJe9?!7t_a<83n?1_?``Y3&#DA6J<S%&j5&VIa)48sSo5(uowXVGQ%y3
E*eDueF{ZLfzzgHYn%kAEt9}CI?REvdg<LK_If14vK>#~WStMcl!xk!q}2}T3>p`nK{XJtNpFD6NLZ`{O8YVN1Q<K$p_uFI7$9^>
Re-E4@O?gXHwmsc54m%t)jZw-ip4wrVWW-;9I(5gw5V`pmU5{q4a0^yC<h**CgNf_1lzwp%Q<qP)A%?qck=Lio%Icr`?nx{5_sv;
R>u!*`7@XFwo&GpR04F-3eseQBF>;z*v$i+V5(p^aj6x+lGUB3Z{b6;cb&}-5Wp^1Aqfvn4p)H;W>i+f7;_x<4lXhnKBSiy2qy%G
4k|g>v4QG~<Y$iTUo)BX>S*Agnu7tgZ9!{_E;$+voU_nECZdDRlH7sVR3L&>ZZ0qjj!fe(0+=L>08DF-7mipY2dGOUhXjh|JHXuU
1GMQlFyv9qQ}3ZT4;-wcSFuCL;$fjVFhMYZv2|Z;JB%ym*EV>Ug}bnZ5_@PY+1BwgTRX$thDqiKp6L@uCwp{Bs(L&eo>Rn3|ES#7
qF7_IYLWniGr+A2c980Uz{Q*zB?XA2+;`5q_v1IoL_|ArsmL9!$8dS;-gTepO^0+m7bbGcQ(`EI=YGiaPh-#5aPDWh^w$E5ZX-g(
Ly&kWygbn4E20Ni1P)>%88YN0(C8h-IfhKYS-elK0)I`M0nbCp&O}9or2!U8n4lD4W9Ie{?(OS<iEIs7m*j3zNT5c_nXj?StP|<P
gsQEKr?7{Qqr^$@vqjyMmP#Q7!%n{W`lJ@vAC3Yp!u!%0GL~S>ZECkvhja(dbIpLbN`QU5&@3Eyv>-QDHH<PsEY5)4$_ImV2dv=s
3J@#|4yR56bYzJ-*<<ehTP*9CogSzzO_aLWnG6%H9E<U-#PDS3_7<BuXMJX&vxDQh3Gi@S{s%y_4+o3~RAL$V?S3Dj^TD>=p?F^F
vOSlXXp9;1d<V$$@}fhR7<HOHyWh~ln<1%D>Qwgj*D%px?kJPFkgIuG!i^w-J!%czgM$fek*Gry>@dI}2n2O%`iN%S5r)W?t;Fzk
tr~<&L$;t;A$9>0bm7^iF=8=E!#m$56&+AohMo9-A+jkJc{F`J>QdV!M`ovBv#}2I$Z$J0Q2LyQna_i<#M$jT0xJix`F^H={SE`T
JPG94R(3oWZ;9tXx_GjiIS)rM#xDY)z?uh*E1*x8;%0j1109j*J^N?m`EXlK;Pv4C0F&76bSH7-EH)wF2%Nb=uL!p%RyvLVsS6f9
0D{h_S(&h;D1tHN<{|HwOAiKMDLb7@COa>2m=R{?uEI{n-HblRVTPYE#n6a{Q0|h7o7#DzUHI_i*G6<c-o3S1`Z9Va_!|Ntxizqa
4kNQ<cI42ONqT|Yf+iHoE(!SVL3ttAoY7&yA#CDvM$3eX!9YrwcRfz$P5;IYgnakvIrBe<$lyPj)BUG$|A;!j`v0HDzwY1Z{|;Z_
<G=WC{KLm{-XjF0#YBhq`~NZZ{0(i_)$;nq9u)!9C?D&RkfaJI1UWy|6f3-_WE8Z$WQ7?3w1?2#`O#FB8JZ1G%6H!vUw$Yau)EAc
i}^v-Dsxr?X(&!`7XzkAp^`#RcT=xf+#O%fTF`;w>`dLj!v7r^n$nq=qRUPHhxO-zDwE**@%*D5cJ})pFX_4HiV6Azl@bUO;S{Kk
=ny}Y0z3ptA0F@Y+ndN&ng6xgd_!UMfYPdXd7i%K#-n2P`r-!BpZy1|RMs8J8~1=8Dv}{WBmqBMDj%a@_`?&-I~gFz%y6%XhJ~FN
KH*RAT8JeAl8A)n0;}2$)c}W24xJvCRd@&byt<4t24QZv2xqu4?)M0*2L89U_h1QI1Q=dn(<WwQ)3Sa~3BMEtCvpblJYe2l&K<o!
I*9lDvaj7Yw9K~JltWU9lIjE?GGvC43?aNau>FFf1t=R&n=@ZtT--A_5+gV~w)EWG(@Fd;QNbL8gV~_uTddxk{C=}@ulUw>^vuM=
{+MIgwVt}{TqW7}KX;fF<0}ZKpg&=sdsacVScFhPfF-2@QT!xK1Y=<06iAUclrVs$3PGhk$RK`y>rc(q^@<?A+#(_&2}@xPG5{Y$
nd<oczku#Mt?zCy)hR|OJZ7`8y*o<i*^a=(*YGnk!iIAlUVKRY#CzO*Zv>wA=gYh@X3o_UBv5Bu|6aN4g*L~RE<CRV#dJeEoetIB
IRb6@!BdY@);)X;x(8|C9B*Hq3pQn8_FJsFVbO#-A;bA`teQ!vB}dQFegm!^{LI|=d>lKq12F&CB=rD{fS`8q9U68cj0_AfW5^(Z
@FGa}kx{bdS%pLT0}o119^T)346ma-nX`pd!(!<HL{!@~8e%skr&=TX&{K`MaT}nA{{)mG5-_bGEh7*VsYn!_uiNFnFO|=;p2~dS
hzda<g(y`%$Z|#?Nr5p0Jf8&jpW}IzAw%~=Wrn9Ds%j*OYgvmlB#W111u{Bx<ur^c5v5eYU*O59Vl-$m6D>iI&@|9a0dj`QVytfQ
>g~?(><VCFB!UHr2q+~Wfs&SF$e7Au*l-94n35Aw4{IVha=N8PsfR9hNv6t(qPZ1O(y}I3X~LL0Avj|cK&FW(h!v0-05s7xOjOGd
RaG?Yh6zJJ!BmqKG!Yd{M9V>t<SC=Ogz2H$O&4}J!n?ZR2C}NAWg?g&Vv4A!st72mppq1uS%{HA3_}nzHBm50O9h&<Q!`CN1z=TB
x~@ApHcgOlqmgh2^?ZpB+C$Mgf~+5x%xE5M2gh1ls}EzjZr2AIK6&|lIQ)*kKtO!ueNT_zXWgKa^9N7Q=Z?tlmSmsDSQr$ba&(}S
?B-`Jq{fnB*_YeSe>VJwZK3G<em-9@+MXB)Wg&&3g@-bF&N&Bquh}8_r4ArRoQbFtAbwK6IS)t#$q?FmFfkr*A<98A4kC?091;dX
n?SlHcPW7cq)p%{;pb=W50V<rzDDlP&>aVOtf+^HdU$Y&0yIQGQWPMwCo|95f&`mrp^7GgKancZ08v0vDM7s!gy<()i}iROpHtwQ
Kf1#0Jo)U@-$s{{dMWHp4tne^2fMKRA|o(6cpVwef$AgrciWrhOc!yr&4KoSdc=BU*%={C6-tsxO8LW$66+VV{BcY*?cd^_U7~kF
4wxSa5Wp|P>DBG{uLzy8g`MVpzQ08Fd-d8H2iuMj{@V{R>W<-LTNBIJdqfcZ%A@gmcR|OWkp2hL-Wdr)5ZQ|UnKVYAecR~UZTtP}
4&6si5kGLA5{P`HKB?3R=n&)u14>e~DAdeA=bUr8&m6^J=jOn~58{)FflE{@ni(eC)gWj>7}S=~x%lr>bg3amPjV9mO~f8BOrWA~
c@4pUqAK;rZY3_xs-{>P3<vz=tf7LP<qELCXlkHw02&}Ff+|Rr87P_*@5D(PyUg%Bxqgq%9XX$Y_G#erJ>U;$2Q5eM_dXuL@=KwY
>FZAq94QJyn2?}KWP*rgq@slV^<=V;j6^_F2+NU6h(qHpK%UopUv%t9l|@jDNlOHjEK34*ai>v!^YiDt`tG$l3&+=wKpxzFSs;Bu
h$dI8s_lV4oQ21bAEapUNC*X}O=XWnb{yk5c3tOV{AI7mAX3>rVQW6lHV5(}?Rhi_m<PFBnvgH!_Tlk8fkeUtKlRL*`_LR)`nzzT
tfTx_{(<|@cU|t!fEE3aEeZuVPkLv8<9@F%*lUgWlKrw@ZUHS@ytSp&8~bqLb?xgD=!5or6hMGZ$E&tBK`x&^&{oE}_c6^2(gdJC
wOD;MfCRR+tpfF}_mi)@?%?@(A3*Jc!tuS99a`|w#v9Q}?;B3F5ZDwC<AIu*ae_SH!jXqlKT;orW(Zb1G!+Kg=3E!vxG8lj4ew22
=+$U_^WIZBcV_2;Y-BLze*-WpT({PbhQe%eV3hB4e(#mmZ@`#G(Exl<{jw=aw5U*{NQ_lT$s#c;GPD30?Ni_C-nQFCY*PoramI8;
_Mr%(P<Mr_2?}8D%cRinM|R>kM+ytJ9*F;h*X^R_Z(9V}_IXqmI-zl;f7XP@R3|QWP)eL6p5smny6NX`IvJH?1qj+~l9E;+k_RYJ
={t>WqM7|{ly)RSMJ5=LVjRIbi4qAIh$vv7qG+ZR4im2GW??c6z{;U0T6A%VseX>wBai{D&~$7FYC3LqCn*Q@SvkYhrs3(y>gTX>
@$SADIS0`De^3B_Y!eC;2%+3RprmAK2q2M}?17PFoPP)`PeR3()3UOuX@OaXUcS7le7^2y2FH&l*o({W`QfD4{QX-7t(8OCC?99+
9&z;QLd3K&2ATF|YEW<bwFBTfkeDQfl38Shfgx$f8L)TFuID0hQ12lG6OsogMk53l@subC4YeXYNzZC96jrb>8*qjJhY~dWJ)gmk
VXvl(EJpu-ru$R!^Bw<Gg1kRa0D+``mm+`zVJ%lgQnwC(P+za{x$|Dp<h6TcMeafbf86od?s~qTv%kNy_I<t7Z{-}n48lWEtM|^B
YIaLS5W$s`{7LIa@zbd88e)H?+5Kko7Fsva)wdb8&fQ0Mv{Ad|J0x6$edr+=aRb!C9tNW&3>iMX+V95cK=WD#-(8G1{-Y0VK@(p~
IqgbuXKpPX6L_x74~BoYaHlC-^$tx<B4E(}SA*&Vl6|-1t~tr1$T}AwKs?j{Up=<c2q!a$(qx{HY=?Z~3J&`?dwI<|IvxXG?tPsH
1F)6`ZiPivs21S?A??A#fF*%zod|X#-@V^(HTjYhgRRRoCrapP##YQu-SgN{Khwxl=TfymDL@S>ixAQw?vNSnbe(`~p@fPIc6M|F
3HC(ZdhF632Am2!w!q4sp8u=p`SHW$(-GUY5x4Q=GAXyu+lj3~RNGLyI?meSYhRc%jH#(i=)K*jf|tKRH9M}$Qj?QkmudPOLx4kw
rK7JlU}aC!4C*C5hR-_B?k`USE_-9mD{#w9COr&n!OBq4j%53pqqBd&oSzWU+RZarW|a7K20~ycxk|;8=}QHHZIiF5B=<;iJ$#vc
=R7BwUs)#zeMF~;cA$#CSFG&k(QWqe_147K7Z#)1|C|X(r;oUf<8vP09ha^P%LFn^!7Te=9YWd=!66kPWkexJ0Z4&a$PLSUtolZ#
9Yos%f=I9w<C4N*mgXbW-(VtR00_zqNB}Q33_QqY|EDwXvag1m*)7Si9o9k#K1GMTPjLIwpvQlHy!p{Mv{2uPSVYB0gaP{q3N0AV
Odxd*dN7-tb!aT-a#waxbZ}=J^TvcJM&1%Y5`RL?TDr&!7id}-$iR_-BV;R=V3nXM#s`AzNM!vD(N3@F)~1+Gs&ghZ_)C{P7eIyx
(4ch0agYw^#{U<BsSu4>uJQs6ItUs{yVx9)K2rg$4-NgDe8=DQdB@CpbRU>A2G`BIm&p7R;eChwI)6{+><9hT?GIm7-1%&3UN3&4
iY=pH*-Wd0#G;dLi}TI~Y-X}a?$^t^sBDBMQ{!yI+<OI2#N_>c{(OtQ3kM<WpF%tQVz}U=Xyb8rua<9uiRb=Lq^KV07O^Qq%PIn#
n?j?W!=b|SsS6H36d5TB$TC(6B|;z~7>FVwfS_U`X+oMDA;JQTCqyf<-5Z=7gy#r|h%1~f%a<roBCEDbhzmP|m`ydU{bP;*6bEN7
NtUxjf`piqz&KnYXDcwSz_gVFwLuWDL_m{p|G9PL)!26SO{wpB;;2G_sEJT8oU^@i8#4jE@84WIP7<m}R3%`gWK#!;O@l<qWK_W$
TZ0-_ftdywXo|BEw!<}GVqI8|T-o;$zB=!mQTj5fiYT0TxQ;o#BM$9|!E%DAp9l<sD*-S<6n^Q4CaV`Ppr<)TpYlFl_gjme^1LP^
wXx<pwiuzxQ0X&lfvr$4>2rGQ>ot6nRxu*;f0jym2zZqG$TCy8@z}$i(~p?|Iy~&B(tVpK*%d%gV4$iAnlv+jwh>WsG+7k~Ad8d%
sRVMkA`Dr|5+aKgD3n1-VidMf7wkWe#XdkHr&bmw)v4qFVU9~Nta3Ll@^B)6gXhXG0t`_&pp=y%3Cg<_uRQFFl88zo5z30JQe_BA
AU8IIXnMtzbKP!sP}L)p9J;Vh*~#4pJ7DD2ayBW+kW3<WFPCSq?OyVHxXlJ&o^qOllsl0pt|dW5C%wXRcS*?lx%Y4G*3pMoxVB<J
I~;w_VA1&@%5gJaAAuD<#TsLlK>R?YBm~+qIX>47a!=6D>(>A0@0|yK(4{`l+<sCyc;EIg?*7;7^TUn=fq`my_&=Y{_<*7MGjGb`
$jNP$Im98zf*J!PGD^Zy&x9SG&jUO=1QV-;Qh*KZ9ISNw0AX;zcw9RM4<Nvz#z5iP1VqDoJ;$`@<9-7<n2={*wJh-KBEAx__{fc}
1~S2jvM4V{VilSpbXdV>G`i4S!@GIM=VA{;wH3clCr7^bgUJMyW^~dnM<uEv%6Qc?S6?E~L*D_}k1Jc(5!!MpQ=NnjU{u3N1P`K}
E5ihese4R=3^A^T&{8OR`x+#YzUB9&bFTejsHlSn`+MPoOS0cUiF8w=&$k|~7##E7i;LUiT2RjJLw-?V&t0OKYLsbbc0x({L-|A0
av&+8%P0)uf`*`~6<vT#psFH^ltZFbz=*IEgh3HZs~~t`f@>+M;+sbY8~$pMIB1n@Htl(A7z#4zTtb*2gBKCVr%u>w>UwQMhIIfF
VjMke=uyIy({UOV2dor2Nxu-J%{C4I{NEJmtvLmTl6ocW6wBW7;{w{SQFm(*3U!#mXrsmfh#`}2$DJFBu@Pb(2q9RiQ4mw-%)?CG
SOJqrMHAYv=G79g6jDVDVaS4NYjh7C=Z1469GhJLZkG#U1x3>$#RZZuazwFhr461P1Ra;a=t)2fOG*VGj7=J4K$m8bVc7yrex`}s
p1l?r`T4YQ_)i&O!R&l`F1?(4Cnou;4d}+&El57?0g1y3?s1%9s80t(-f+%NX0e0=nPvOzz!|HeUJN0m`qO3yE0%3OK$7w+!KOIK
dNYkvyT}>ABiBXP8KRGC&|@SS3s&9cC^1tKR8Z`irl(ni!NxWr@37nlxl9Mcw>M7inWMhPtFC@ZBmXiYi3SKjDMm?_1|*nLkwPRu
q=*o9Zcc^*qXmb{;P^d#G*1vh6UVOLS;=TUi&`?_t^B3QgK`UBK!|e8x(mY$H7F-q`I<S3zfIzIH9h=nJ)nWui^_Ym2Y0FQQ{;Tb
4bF#koq!T)UYf}8muW#pc@<cR>`#VMP~x3y$@uW2Bo82c%#>k_p@TvO7LXzFumeUQxq%3-!a)+jL8CCGg%D{%0uZ2B3w>o3N(-kz
KoMpIoE89xWdCC~$X_`GZ~_|*paIu4>0T&nq|y#Cs`?(+3^fs+KZhr~Zi$ZKqtn%|65S@%6Lxs_p14DazV6{W)3M{Jj-wXd`-h`{
!>6O)wfAZT{46Sag+N#=0I_%U#$$Z6FJlfA5eL}>EWqN2D0(a?kE<vkr#2+IljFI^R_|U>Jf9PU4nPUOD&-umTzpRNoE~}HSDmg)
J#(|v?0imq%xa%<lh%YsbXzKeJ-|;C@^@l5jVpq1K7iK0jsda)<O68Qu*?N1N`ffOdq@J~kc3iCgTg#Tv3k~cWEhCTXv?hDwBi&M
5RCl>8|B&ibCyZL*+U#aq4@3(!0`tv2b%)mQ4@OG@d+{~L?+2N${5f`n{4K+S+=B`am7{LGHyx7fJAX`z_%wM)!N<T8{vHSx_;gj
R}Yuxcg>q)>53a$9Lg|6*o|x^m@#&Xyre`HO>9CLjHY3o@%MQ+dVFzw^l??5_k@0YJprQKt-Butc-^;kBaR(C8S4}8QSBb~?#Dfj
xG#IhZP$=RR8mVEguh+!2dttY^U!Pa*&f^T4p6AZkT_s)aEl32hz{(MQ3*K{lMt{3LI}uUte9FU$)={ahY(gE#!zVOsJm+l$}kK^
coP8`A_`2Ombv?%&i7#I+&N56M<67|LlOls3S&@284JHGt1Dp~LQdXrJISXweV@D$_R03lPBP;df~O-*rtq=}GKCUEbK%inJ05Z%
avvlD6B8g3G__j)D`X6aJJjV6NAJ>d98`<9naXFP6f%@~ITYNM^?`^cW@L{kD3MDcs$;eY)KNE6z9i`q*s-0%0-4hbo{7gKA^q;K
cSe*vww$}-YvFczeG-a*<VMUzq1iC80Axw7YU3o>(SqqMvwF-?%@|<I5fNsSX{Rn~2Bg`<z{C;@AfX(fUDHP<i~(ZF$km7mY03k|
m?LS5&bHaTmyPH^&LR{+a%-xNB$l+QoX!z>mDDjKnIpK4-51EcWdx4m1XLaAPWObGfbOIt$sB>}PUoUmdWy1hZ+pD+?IAyTKWzKo
e%<!d>$scIxOX&>`zLbgWJlxi+s_bOjT_0y-DM?m)R3focO|kyJ$tLEiN8DC3HH+bQT;fP#~$FC&qKI~Q2}hcCE0j`vA2!u3Q}&}
pd}I@jMW`?Y2Ak>77-+Q5f6#m&Ko-mjlI*wjUXumI80jVA9(LUE>L_RmMkNIAdiP@9!n^rz1(ncdv*hr=tnASC8+Mad3nIRk=&~g
y}5dE+<f>w+rkIO0t|w&*S(<;#NtIf$UV`*i$x{*`P^jRp#o5vX*VUt9x5_Sx?FAs3B5ti0ZBff^SOg?9pHj+s5aRq!DK06f>AA7
8)7<kRD(t*DJD7GJJ=i^_7}Mwls5v01-Zwz!Mt_t-rNp-avWn7>lD&tMbJ}P*0kzMBDhqV28^Fy^Hbg|KXV)DR7O=i>BsReT%jef
xOdBWIn8gK+(@~3hj}C^w4y3A6{ICkoo{=&JJq=+=tiWN3Su{!8feLPpZq6RWNw=!bC-fqXmu_|{j6cB*`f{F{X(^#i_hW$R-=xR
#|5}+oP_JCC*)qND084+N4?)4pFQ%fwfyy>JJM@f(RDUl7_eF4l~bmOA^JRM3#hZ2c{4EzEJU?p*+%72kwfy~+=$gmHKc0_v#Vwy
yGW{FnnQ6r>YNTZBWP5E4hbqM9YK?+d>_(YJMnpmjLbU8rW+k~fbFM#*m1jckfpmVyV{G2tv+nyS~iu3j!IC2I6y;ZVu67~Ec2)q
5HfO53>cQNI|fT6WYJ;RA<&<3!~!XhMB`XKcI=Q$#+JfNo`l3Hq5+vQ5zv-`LkUL*3{6g`k#Ra8hdsypQDc|6_4oX{-;c}B^NRCO
nMBTqD9^w>tYoqPu#W;VTRJM#Ucd)ckoqEExEMmTK*1y;5i|365JmxHPr*XaR@B)2GP9`ygRg6=Hum_Q&rJ<8D8Nd0s(Wz<_G|&S
6ILR^)`*Ih#!N^`VR9(tnFnOZncF$Unrdhx?{R_7cH(t92@n@ZPLdUeEmom|L?=tKh`A_<oU^osM;KKIN+NNz!e!Wp1c^q6Dl|I|
Tx_NYLkNK7n#o~STPUB7>>MASWWh$TTOf)gwSi!v?cd84a$5w;Wy+8cBi<Mwi!lMaLK59jTjE4hI((1O!37wzrJtb2+`{E%6Xz%x
Wg2fT)tn#CT4GH~h35<ynss$>uQPdsKasyQ52AKAuSACmu!^XQ2%r&BRIxNuKvKjMQ4>s5L<veXB`pC%Fwsavgi#a?B`qxlL{KpS
R1~dDl~qiT&;?Qv5eZ2_QzTR|EKCwm6tsl}5K$4?Wf4SG6AaQZ3{XWWm|+tURb9D_1yvAH5kyo|P(=hyBt%3p5d>7UQ3OFjLjaCM
Mz$bP0dR^aqKl%Enh1!h7>J;xpqPr1scE8u`h|3^=bD_(y@ZiG4`&`PfWb$FOdXOY7{)~885Ks(<`LLkkdo<SX?i&1Q&D6|A$lPh
r${+L%>+3Fhhh}#LSPV4M+lhC4z@N?D*>`$*oMlu?3j>2HHJ+x1d<vKnjf&`yQw9Fm`L1Mqm0jM;RFRuQcEmJR6tTu6wL($#8gEj
LL(6p9(~^(ls5$o<RwmdFc1-d_dFaPPTxWq?vedHa0a=MJs<@GZv&t!_!w-GO)Z5)*i##SC~o0Ta!KqSe4)7R2y-vujYnhleWW%*
b5uo&ym$Brxyrvdj#qrhv}IvIENfX%U26=}z0Af~qVqouWDc-S(CO2Td!xTwN7h5p;o^#-AP`hC2qJ*x0;IsAIZPv(ASO~GCW4U~
D59B|sYa547?x!UpWu4>b1L_kcHQcAxONxgoo`?iNd*lQ6ogFy|0r89Ac_Vi2q>YYLX|)&B`6T7PmUx$13EN5egD>wQ=`p?uRuRk
2{&V-XP%(8v<V`}mNFX_9k_r<9l1Kr!}aA_VALPh-^|`_atZq3;Af$O0Y>H3qdw&Hv67CEWT8P6>!R0^C8emt*SH4;CImV$UMHI}
-&x(01%1a2a7;XNDYWq(Q=;CxdGD{)=X2_;`FZJ;rOYrExr`ODh=?UJVBf>Xx1UAVN4<I8dnuHBdr8qTImiR<ggO#IeWEOMkRIHX
<F9eC<D+^s;6I%~`J1#HQYtQcN&L~h*7w@_gf*?c44D@Tk>m>qB=>75qq$ygJl7n1(cIH6Mo)F1nxr0%dJ^d7x{f$*;JWDNi!e?i
z3$~OK}}4<3$S+0IulrA9Hn&aA~^Gxy?XZdw&UL15OMH)dne4mrtX|zkk}25RH6zA7BMOt4W<%{A-lI7iB<;EZ4MZ*#&$1|c-+}?
&eO6vYs1+edgK)mi;rIM0{ZWsy6(8NPMn<=C7lRAAmrqWV!9VtMb9{rWEKBCjORURWzeVI;W)~xzID_I<Bh|(yb*Gu2*F|)7;p#q
roJk}aZ%{giwc0(o_k;m#|rs;eBVy@zBC;<q0S&YxAW}N>36HiPT-LssGyXhDXI!441k4^lgIKTlc<1xSIwE}*RJeqO}o7M@DBnY
{wMi6?;pijh>WP_b<mWmKaRE@rCf-rDX5iEa)__apXT%RKZ<D#f=uJPKOCv?;phbEhS(qEP7pLU))o&21V8cW_b!ekC9DAe0shc{
@smeG9xyomybJ`}Z2{GiqzU!&YrCF!F0?v)6RaHN%o$-;RZ!Fam}<_n6_9{|7uu3=cV<xOHhUhDBXqV<OU#HhsmV8P#<n{QLjHH_
o@%gltGQ75mq0%(DwIJ4&>nV~Ee2=?{85m6!PV9E+MVs~1Xt7NzMnP7j$f999*u%BbQZ5u=hoR5v^^vuwgNo%+0&ILN2Y|}eaz}K
ji|!Q<7aZfg_9JHDv8^Gcg^QQsQY*)!cU(eU_&Da1(`)P52P#ED2DGUB)cND)lj>sAP{(~Fm2egGjhX<M%j@%RKwR6N3T>bTsfzH
lJApfZ<3g|FvfJw9kncrXb!=kVuloK*8UI{ZXlYfn&YpoDkX#vEJI@H5Yj-o8q;`S0sykpoo+epz4G<Rm$s2f-{0ftYhLW*AePSF
+Atytf-gJ1;l&n}W-_(94s2~g+GkdgZK}7U(`kKA9qRKiwFx7I#64OS4FRUIEQmCRMyop%y>?6|DwWt-Bk9S7vI=b{8YRWCoG0UO
0kUSZ%NT5ejPq9jlSHi%0QBC3xkKuyYVevjM<(sk7VLcs8V^NZq04K=(jHJ&OaiG8T#QA)geatgRKQqkEvY{%WLFQ5vn4Xe(+E8u
x572)S>AIdfW#_?5(kkDCu=-f;#0EbCw<}9zZ=yCa59qL4s&c$=upF_Up98;@8a-GPH(HlKIup-CA|yQ&Vkh`-2wp0p@z114Odq2
62Nj9m2m-uPy_{;VGUeg4{KL95MVX3;y5XQh6;6|1)Bp_1ILDQFyTcXw?5W4hLMJrPh7HW!)LqJ1S_%%6<{ApmjUA`0cW+f3Z0wm
H?ke`oaohCrj%E?dUNB9o*xntsFxHH>{3p~vN#OaA)J6!SoNq?LCcgrSa^5v4Ms(ZFTD%Tp-kMs_s#Z7hjnjmH8d<=7=07i=3CZt
M_%q$!>HWI8X`s0v*)?D<D;K&r_|jL>s>}D3^z?KyRQ(j@~k0_fTA6B(Hs*>d>?wsAh6^0>lj!S3LGeHP(=}~(C?za*J;Oo0A0AA
9ec#Rt7Ugg2NdZp9AP1Ewn^QA+2XgiHZfDT7MLrRz=o)UOhVm*JtGn<fqL~OAaZ<*E{_4kG<LlVz}WnGraPsVWrrwXg@uiSBR*{I
aY%Ma=bJ_-TsX*K$pFD}fD!;y0kum$Q_4YIEF21z253DJcf;r2hli(y@qkmaBSi0gZRj`?Ulw-4q1#w&{GBxpt+qkf)CVg1JlYdu
<+H+2<$?mn3*VFi>>U;WJ8i|hA3{PvEvTw`=IS$u4jO<HU4WhK9H~~+AxCZqA^LmteDC8>jMJ{5=S4}tsfH%TwgBjz?2r^ZlZ!$+
c57Mhc5x@TUclGoGoxdD!kqRFf)8C+=RIeBN}P9YjfU12(S}H*?nur7^?25NI|yY$yJZYo7BPl_@Sc_!9+=Q6z#cSUowyjvWrC>;
O@~m-Q90Sif`-|X=ZbYsaJvJ!&7*Oyl3*#l(-G|yciXIn;vDS`jb86g4TFbhGj8-#I2Z&V(C9@~NM%;V4Diu95Ot~@g6LVEs{@AC
#ds^gpP|sn-A^eiJ$Ib*b%1ZD;C39LUDJbtdwlPN=Vaw?Ix+Bu@VpitlSw>KrrnK*MxX-$se8|0h$2Lvt1hf&^{cKL0aaBC7A=?-
Flez&DpUk;4a!8-3xFuF4rxOlW@HXV9`I+tnLAnAg0;gC;h-!;1a9}uU26Q(5Y)`Du*|`FUGO9~M;S_V{OHyR)6t{89nJdU2O-Gu
lO+gIEM%bi0$k`6$r*shwxeXIbU@;)6zXz_2)M8iH)I(=AOi_x8@)B)WU42`?}qr@JswjXY;7s!IG%a(Xn80V%};rk)scevyDL~P
nyO2w35c!W+Sxi+TthV-%~<B-7&t9&(Nm+sLSl8qHW?a7^n^4nD!l0G4RKN+BQ3m$Ws#8LQ+f|}A;Ng`cf8ha{jVUKfo*V;2*c3m
5K64MdplZLeAM3)1Pra4Yg=&<qLz@?d68`DTU2!r%nEl0eAaH~+n}W$tBzvq9{4(7S!8-5vs0SZNww>yJKd+NoUUGFwS6Vmqi20{
Lin0x5rDXv=9~Z_wXy{QI$PHHfQZLZ;A;?9aYtnlhA_y~jdi3iS-HK0(1|ib&XABbw-7;-K#o6%>~vmYX1g*N_HrpT)`KH3=`Cp3
!z?4C(b?IuTC!VQA($?WrcBdWzGl10%JX`BDDRtKUe%;3`WC`amIju!5f^I)1T(Dc<T;hNgWA}{1|Zl_4iQ9(1cE@-=wG$4aPS1K
CPZ)z6rUxqM`SW?3{8t~uC#i3=5dXS9ZmyOAr-1GUW#Ck0iZl^k1KA&gx5u<#QV%42f)zxEE83tLNU-wktGp92Fv+ES=IDH)mSz<
>jgo*sY@ERNRq6E2>_7ZhFw~lDiDIwIl+4{+!@e%<}uNtU1-rkobG5a(<EgP1WeV0t7k!^V`);gK_T6E<qc^QSU1KwciJ`ZpQcVa
5d(pGZ1-FkItP=$XFTrw;oxU&u(39sGr+oXaA@v#EZ07j>qzRInjCSp&8FHaD^nk2(}3dmz}Zm}YRGjsm<H7qX8S3Rp5x2H!)Kas
t!X0TN^LL<lWZZJEr=4;Ypj7_#A%EJ&b&3rMAuva4Z(1N$CMXfo~34Ao6VKt8}Z8)?>!XdJFw~xcZZue-KHI9V_a0($9yg!;VFj&
m}AZb6OiTKmqPTrZIJ@n-d|yO!X6G2&UbQQM4UY8j9bul6QrYJ+6-v;HND!r2@TqPb6$pn<z4^)QLVv0%7TOuttcLw<8TIv#cXXC
3iS*(y@I3&$OsiA4`KJ~aOc@(lXJrk={XN_aiHa+drt4Tk4AWe19EmaQl2c}+%w6oXg5I_HfA@>ng!};rut?Ru4jG;+_!vj#+iAL
?rf|<b-b2HX*g#BEH@S2*b?dZG*1Tt2#d0ZByx2G6I#2>BiawKo9CeiU}b1ml|YV-pwN~lI+Cy_ZpV*3gM*1}0g&&I+&w1E8}HuU
VZ@sW#^%ZFVUa{bT#TM(Kp^mlITnhfsMJkz|G)ddz(rLskFl|_=UqU&txnG+Mz;!@^+IDatz=jUObIMuCLjnEc}D)4!}1N1@~CYN
YR)N%62mQU(rt5|(%Noso;mBJ@Lb8E3Ce9Ikg28fm}w`+8o}>M@69n@d*PG6HW?VsT34sPf`;<UL*+U}1vV&+Y+pw-ganc_Q6mzf
L_1*TdaFCy9hz&CUXB@p+ohzuKS0o4hTUm;TYx%O8E|kIM>L8H#pOxsYWNEjVbrSw0Vi8djSkM{Z{84r>KBSDA=Kt@Y9C{noci_7
9sOh7-)Y}lZcxKSkt`I-6YHF4!mzdkM0IZxgbGFq9BLl=?LB(qcxM0tqGiMpT7$9<NbOY44i)S6JvmnJ6-p%_O2Rg0%sp`;E?I?=
f6myYMQkr|I-Asi*QF5;BVseIXN|^Q;O))Dp9vv-s)o67ruVpkBUD645?1X7()D*MEv7~nitlZXlpUg9nD}}1up22)Io+%s45-l)
N_kkJ77ekxQh1k!F=-^RwiLn-shrcp!j8=?pcAbU*&4r7yL$F|JIyeS7O=+MsPKTz473YX;R|FdD4o7QERJ9*xsd*_Rhuw~M@I(L
Yan9IjX7!4K>}XY4T2%oRRaey$Ga=t+;gPwtD}Ugi7a+pNsJ(H*|GsX9OAMqt}BrOKq!<Cw>-LLv~csj@!LtYc@kfaZ1U{UtUG88
mez%=KnU(+iQf@<Yv3xvkYG*Aq6C>JmyKKJGmfuToFKVu9zLGu5g4L^sx#rFRdb>f35f_OIol@F6MDN+VV+9bry#GupALiAu=wb`
-!Ft;b@L7Y-xcV<TyWcNHX<=`K`dozXy|1mQ%pI!HMGr_Vnr+T!{2_Bu5U@xh~iP*=TJNbXdqgIC;nBtbOltUKz21ye2#@>aMbxE
k{UV_P}%gH6As3_;fBq_1{5~5(eEuijwP87r1%i_QJ!g|$1?Yw=V>_~!J|5oaK;QLuYkh?GqgOKIGux&XFX3wfaGV1J&c*b9!#6b
HgaloXz+X;5Mp&)5FbM+fzZ`;-7%0Jf*lWIC_pq2fTw@U=zZNj>2d_nz-Fw2@ze}LiHF=@=E=2pyvw`%^cVbU?<;H%>%=CE`VyeU
fS~7&K}<6tUGp)LMGi23?dZo=71N-splR81PO^ZMrKw!0Kp{oOC<c&*0BKPg28MuKWf~en38qR(M+%i(LJ3tB@F{QOn}Gj98bm2&
gh&!5CYoA8i7KXO1f)oWQh{g^g-;>=l2S60K|nM~2n7R4H6;T=B?0sG2B<zsNYf*cT$h}M77Oe<zq`QCX+D*4<=_-FQXPQxiSsYE
J6VXB%*qT26Dk+`_dxmnWc>Hq_8^~dq9KRX)3an=NAK<7L_Pn1$zFX0PYDB~-{MItgpMEH#-6oYhj2yUC81YK86u4#N~%^AVUbWx
NRYHhm;?Yqj4PACXiKMeUuSvW@ayT*%C5VhK>(W&F5=#n#%lB>Uiew%O6Cx8W;GZv<&t~v!DGAWiw|XjlG>-pAba9FS{*kIv=GxJ
*7ra&W27~f6?Ws|J0I01w7qI*$IWLMPSP=3=&PugdRED$J$1!2n&#4B5eO83*4cAJ6J5Y@1Xa#&b89)<T;pe#BB5zHka|v_vyIk+
Tq)cYrD{tO%;ZWFtYmKz;L_}pm^8hoW-^FqbsP=x+8NRTFofUD!X@Qu%<9Ub67Z+f>=+3JdbLw`TX1y0vM_946noM<HcAJ$q}$yC
zW6L>tIuZG#yYJ=JYHm<TEP&MhP+kY@sfJ2dW;fAaRGg6sY8550VyXv3klyyG!|EM`xR1$pIRZ^Umg!!&uP+B%F@p#nplbJwd+Hx
b>W)hV`vC<t74zk1pW8i-@f&CI9@>ZZgvKRhQ?^uM!})yS{*@w((1KCJ^Q-mcjB?^X8|6EVzG2F0D8_(McJXeRt<x&bP5P>X0!3S
9=w$6vwBGNPeNI?0$t)gR1S1fw*o$?2Z06{je6D#=1sSLyz8A<;944069Ujy4#5wa7C1g1N4*3YTRr9tv5bz21O`W*y#V+{gF@o!
EY`TZ%yyVMDbm3_Py!4NmVrq11jI?z$UDUr3>?^V)|u~PrQA1mT;g7Jf=-JY48eMMH=1($gDTOdo6VJaAoY9ZT)cL7b3~na(P)S>
rfeq{psp{OX}*ry`>lM7QIUrhkb!ihS`Ywh$4QHQjJ^X}@KpDyv^W75py)D!tFB8HDVlV#PAv=o_`^N+5jrDrSr=hYV)!+%YfcQz
;_0bMx~{V45DN&fbf=+S^<#qTplc*2HAb(%4!Aj}3)$!a09D^Xj~tU?!vKn4U_c-?Izf=}8w&^vnwN+bft83lq%r*q68^8TMarRd
*CmUtU`<l2#>Nq4V{3DKx(@(Dk6T?Ba}f8J<wbz`a7E;JJomW)1Aa2QmACMFOI}}Esk1lHy4-dRht?Zdf&irZOcK584h?oW>}BY9
<i`SqEf6svfKAg&+er_J1TT_H)TlM^>njy{yY2`aI_3UFzSp(s$M4Sf*$JO}+}56?McV>iQTcnm)q?a+dg2-hBC2$@@5*(Qcr9nB
MNTyj6xiC+rUAoWNgjenyZBu4=xqW~*eAFfi0<Oh;qm0w#P!Tl?p`VvM3Grl!bm=eAU9NqS{;gTOb)?^8DyFwLqy5&WIK0Y`7(JY
nU7<E(8NuYdNTJYX93HbFdLwCV@~2io~4=$r1se~e7lhP44%LS&&T29DnHI1Sbp~{CR;3nc1!s+70A^hzrva{QtN%j{owAyee4g<
3>+(!$y}*wc3GU{hb{>XN<*o^sB$EK%+ZdF5nvn5nY>sJRoHoXQ_j+Qr!K?2?Eq4d4;?tT{1fcl=Qz#>4cm|cvV0^g86o}=5g^Sd
aUsj<35q_V43L75qv@Gb$57`7(ug8bB8ac(N_n6sd=#iJ)Zr|K2-P4Q;PLHH5GfQWR6>MaXIcZ=p!p!bV5Y!_7ulQib8RUJ;2tJA
6I<d7vEjW+pGgqI*zjkMpS4586TTHW?jm)3pNGZR6yMp_dk;6pf|Mc#Bf>)=3JOfjTM5QyYDTGk_%djqrD=64V+hDzGGnX?10YEB
PzQ-b4t;!R_-t+`xlb8IDMd;YQK1AHP(a>26#D<VZ?hx%^_pp>%w{qSXE4O9qC7hvDSx91CwHfwklAr8$1xR_jKxeMB&1R!5^*VU
!7u{e43?2mh;<o3SUzFH1T!w!I3EspZkFl9hNMBFfdt7@_Vf7sI)y&(Llf3w6;D)rq<mpPC_^9?glRy?MwDEFkx%71kn>zn*b7F#
J|8Yz<mh{V^)}f;lg&5!W?_nBEfX?Q#SJ(^kt`5GBt-|;7zxV*=&AG+dOpxLy&#D*FoS=e*RO7K9mnO-IuG)FKh^1;+)u?Se&EM2
>H0OZPl>}YW?|R6d;9qyyHYtABBD_gA|8PWkDF0U)rPQvR>l!EVuY2oj)>OGnZ0do(6Rz0J4$nbMwQ!y#CL@$9FYSdkSeG>29C5t
v^K58kUGoF*jf)jRl1JlfMQU~oaVD+U2}I8FJeiOh7Oscjw>Y<AoqDLE=4cn_dQEiZ-HPzX9hU2x$aIXN*O4V>|-mQM6h9YhhQPt
!gmmfVcQmV7h;1&wjhGb?pNl|^!?w;x{&Zgf*?RF`XcVn;Ju5qh2ten%X#}MuSkOreTO0Rd2R~^{oH;1hXYP}^M5Y>jLaL*d&j_f
0k9z=9WeR*ForBONug54gBBApu&Z0F;35T2?Un8xCOsBJ=j#^{?{n`3J%+lwd56}KT!)X5!h^@S<pFYt7D2YCx2ua%Th2#paCL)2
fE;nCGY$Z;oNYKT;Bn3ZaT|xjbgGzl>LVvIAgZDf_wT%{CwBA9h^w%x0DxxuIM=ZQ;5|I?pvd>@+U@NGcf+9in-7rN^3ntJ*x6>%
8_Y}^TC(N2Dn*ScX>1Wgf|M~StuBr8&WXry@i}WcEyDYot7$~l1%SrKv+mA5d-w55_TdxdFOsN8d1sJV%{}cuo)n0JsAavpYWnlO
A4%d?%q9V0eP}SiRZvwJjEkg4teVb~ofPYWiQ)4LoOkVk+pd7_B>R1S886a>87^FzLM}GCoj4>3HU2vshB*=1WRRSB<tvsu-d_pi
6U=vaPxJTmakjtXv)Bve04KlO(do}0iS~)m(eS=QeJx8aYyht<h41@W03<FuQ_@e`2%O)`w71!#f-=Fwhz|k2K*E<S3z8%5ji!}v
jipLYM_)5q@7{HlY1^G>a?sI<R!WkYw&im%F<!D<E}X*AqEwsuXIh5|#xwEa%qfwCvPuOO6;y!4NeHlT=(%j|Xs4D1-6T<iI%ikQ
zb@4P;*G6D;CH)@cRNUM_dm79oxJuzJg(-nScZ_c%LK6^2?dN9wkY*=x|3|K8F8ptT39)2X7|?+nv91VYGY14G%*EI>Tg(enU1zg
{B@&?qp{6-&s*i+0+>q5ElzKg)B(xiwo1w=OEb2oEEJUmgUIOYS-njGlCrTOz=962YKX)TD4Jk^*s;h9;Z^M#e{Ry8jTeS;F5xaN
8oAscqx2~k%!(*3l}Y`nhgz{R)UCEDtg3SFdd|CMBg<nq)=t{cn@hVY4y@@k$>(L|g=GeJHD)tQw#?lLS<AE((sa!+&N$J=UMy?9
$4$e91wC3Ud%T`_LUNa;?E;~rOfE);teLgrI!#1g4Lg*G5K$qmL}z8~A>TkJ(iN@*gNz6bH9<hycgpI>z>HmqF(qVJ<-sZv<>bw*
b*G=F?{5#p1M=<_-Z>Ql7(ro#MXtdMDur`gS11BB2pM{0B&NBUn%<-h8f7J*QW%Ow!isFFxg&hU1%rY);~O3?bU4u^bcLJaavBt;
SV_Yt2suM%8lgd&2s24IIFx0O!L4XT3Iys2n@+<x!<~+}nv|oka`x>`Y(K!xMsMDYHmI}Z{xewf?->L}7^D)!LPoH;DH>5sabSGm
xG^0uBx}>*%nN(qs&Q-(K`9gw;ai!CV<;Qf!Nji*2Mk<j=~*;@v$q#WszouClZQ?sn99xNHM=I<%3=y_CEWwQ=o-!7bGgC643z`n
^KdDgxdlCk5eei+s-eZw5KGQH95FaT1l%5AJ;<ZWO1W~_I)UIvszGh6X^2WiSnf`qMNn8VR1pH8u$3wmrIOyQor<Zz0n9(j2gi_h
4<`=C;}Jm$1q0D`Dg+Ec@a^U2+NbdnA`zuXk!fIHm$1b<&w-ifBgap?KBf5m1w8Bke(1~WUOjyedGC`8;jE1>@)3V6-QMokdxM3V
S*n&46;*WDNn$2r+m3l{8=n5S@SHWNTQ!9d%BYk_3GVUu&CWkQOu-azqJ%1bBCDBD?y-J0B#XBPJ;xVo1<-dF?EDkG2MU98+{+xC
9Gu@Eo#WG7xzjf^-A<}kRD)9dc{v&^r^F==%AEH^;83k2sxy>SQNywi*d<>?e!4lz97G~ya!aTs&_dz)LJCMMITS-wyfCv#T9(?V
n}~XT-+po;^3FN#!x2|yXpWORb<G<rsTE>Q1g7F@Usvnq4vo`}T%#Q^PTlK!-yTYMCRv%8>2Lt6GXZ<pQ&-542=cr@KEG0}M^&KL
bK8yO`J}z>nOQN1DLf^%N<UBB_Ad|LhUEA~IU)IsApsFfi)ZZXQ(FCtBeb}jA%jTUt#15T&wl-Lm$lBqW|{L!$rvL@bfD87XEZAM
Z5F*T9pN07>i5uAY;V2<K9jbYd>5s0w2F!0eQir9{AVY5v8tKfPV@$_Qt#(9FF=G{ls4xJ^04TPVQS`d@EgK9f;q##a-ATA@F71%
Q`*=);`PQY_w`t4k}CJ3dhauFU$M54n<h1CR4svrGz3uUtGiy-Yzv%%tAtwy#>C<bUevj5hA)as!VguWUU;P7RgJcM$Qt@p@7)hx
v@`~4$4Q?w4x9k@kG)Xb<x%&T@qP2<H3UL^=LZ-XC&$g!gHVHa!J2S(#V{eyqh~6fjy&M&zGs?xc9~1G8?TPFv*7f+(=J@^Efxx*
4BdB69|_M>><gb}Kp-J{b=N_Cj6pqmxDUKzXM0W_QW2;stRdQS$gL?h*LsP?8$t$|+1pLfWv;x@&UE<YPk2MdsR=QY=euP?r)X^<
n1|KREW877vIU1I7dmVtVZb6VIad{p1L0{-;CD;5=>vqG>?#85%E0`_JrT~$W)Kw?B^uaWsoBm>=+pq3B4}9KJ!d)78O3%q#|F-`
#bO%h4v+}hBu_P*v{i3<uJbdacb>C7tF@XDqI7)_(Zi=DYR$&c)2~<{-`d|6x5x2_;(%~_^qd~LA~<w<(mV*Zed^|OAm0M-cJx!z
K^)Ily$CckZ3sKhcf+(6heVXnS!+`Ri+ZhGCAL}heRHR*I$dOON68`Rt$NK8<LfqWyU04W^I{iiUvD>=ICy!?($KTD+?(%@T{p>`
yWdu@L1dAIG#^Apc&|5IjOKcyp}jpFo8t^;tH|J7JUIgFdEmj`yYszsIK1E+2fs!55INtCf#|yD73;dnz>2Ya2r%#|PC>5&(7otZ
8PKSTiYYLty=$Et?`GZ<*O#o?76&6ioS-%h>PRUivy4h*U}p`>V{>jB(UN*GF@fRO)ixSRa%x@KZ)y}TIp-_jF0(cU_&kts>{{pz
kSd6=>Z#N_M^;iAma`^dUA%7{BgG6dk30cO=86?X1FJz!^n@HPm?sY(a#Io0sx!2mU`|A#QekE`JyReip{QgE$?%vO5h$gM2yl6z
Ln8^=>Ugyz5JajYWt-u%p@Y2k{y4|0+Fdrn+uVt7wb1I<J@pmmVTrzl^JT7Jx;8B~HJx-N>sn^ixI-HrV<c?r#lJb>^2U~(bbRv(
VGS!<Jq_w9BJ&3lGsd=|(SwJ+Mr0$Ru*NZ~k3^Dsv^%y%i%Ls<tAPv2GOhEXng|jzR9warKw#VKv56L5sFDoB0uVCEr#2-lSP<_K
HV0`CHcy}uP>1E`V#h=ry}V3ohHzfz7RGX<?`H3aYp9o6nbwlY1@LSgE0^A;Vyi+HPKtU)x6oAlL2c)CyB-ZI&G_~@$Im7mVYGpz
tsah;ef-;c=EC>5+btFc0~R<X#0?cSx(K-xD8U9(yDnkEW8c3S=+W5Z+=+tWVNLwd>*yh_#|38Dz35ZHZ<7Q#Iu1j$NOB%Zc@pq!
YhO;+$w@pp9)Lgbl%|3A?s4BfPDVVFA!8z|EM&|~tWKm=Ve$ch#ro<7IH>)LfU8pDgn;e^YFH#tRUdA5I42x)nr4I)n&(EFbgG0W
m#;D-gS?6;?Z;vM7zX|t!iVvsAd!}Wg=Q%c329;)5`t+dfGQOSv!AD-*X}c7n`fZh%(LOeP*mZ^X{BkJSXJu?mur&ZYPm)6<fA1@
Fp*I_pjHH>u=+GXP2@MA9f2wr4o!g!l@%FB4hS8j0db15E3;F8j4TRVm7$O|reF#PiYXlu0ipp75F|)Y(nceV9mGF-CgHFbLJxua
>tSCJL*RIDA=W33;`IaZBr|;j*RmZT=_7=csgaOT?Kw0=ku=d2BIyIPC0Lbc5hW#fQ4tM+Wj%oaQj`-L?Z>UzJ|g>gq<@Seecb-f
uk?PO%zmqW;%MOy&-Xx6`ryrDu>%s9Lzn3_w+WI2NU75>{iLIW08E=e9JvXpzjuB!t*;qLgEHAK!|{A!1KLT{-;ecBqfqbh4`$lm
#?JSO>}{?5m3pzX6i~Jmsbv1tsGdOn2DVS!CcE}KKR!u-TMRy)$JYyinG8jM$%T@Z*uYK=lk@S&u_6F7-SRTXUlee_RFBAk_lg#W
7N<vRg{;xeZ`*p!aTNqi8g=+2;Q|XGD*n7dLm*NFC;}h}LWU(#LX_$u01slnfSXwkVmS=i6spZiA88;aAD7eDUi|;JPsScT|FcKW
o|vcAbcSv7%6S>q1JBswT&p<Meaf~3X`J4azKC^~y)a8ATrymq3SqY3${I{;yVHtM3TSJ*9DB(Q#?T2;vqaP&UQ*M?hio2A0_%&k
c+KZIbPlPR4WHdh{W||S0Lik0@2V`wqfLH^2LOqY#YzwYgrOQJD2jlp5=j<?QiM{FDJTIW0IHY~bCJoigC0G{yoT0MK@r#&WdSV2
M4{?c&@yr}gb)i!2`o@T(uF8a#%K}CvVvhwbg9tLf~dK7J4mRtqzBA(F2dtACQO)}vEJLg><R$_WSs$e!HmlhBo+f?q@uA9?XadI
w_@u=1eFCe1yM~^3%C@<K(ioHQqsj#6g28Y937ml4noLkjG=`Hb|lD{ibYgeoB|*tfe=TrYXHb<g;AiWCuL(8B&}?n%HppaLD>u@
K#>z@Ln{dqGf@o{EhJ_bMpH!sh!jL3E<zH^hZ#mf$L&M5Tp*!`KN1iRQaMdYV{0JfAqKIBAQ(nJ{>D2d2Z$`90;jEs1;X-97TR3M
24QRiiFGSLkpfJ?ImoHHV*(C})=MMkG>e?$2#6`sJ0pdx8W3<I6cA7oArZI9_{ZkH&%1@=rePtFCv_Y4OkS`A<wOKcCNPa-7>u(b
_~IIrbpVuA6qE%Bg(W2^v}!c6W&aQLJ32xLN!t+t3}FKbg-MhsP+^fskQXEbF{oHCsM_Wjn{B)}<*^1yNWLe8@auHa3cSc~_~-Jk
9VcI2tQV72l$$$b?>z8g#nZvv4(6rD{|B0B)z(7%{N$V_lCW0#hjY1m^Urp5|N6;0Vi;)l8+f;GC6h%KX#xgY5&&*HBFm(xNNv<n
FwLb6f)NpgF2f{)Q7EIlzv0I5Q+pSUO-(foCS{ts%o7=gnAK?5E&zBCvMkVALc}860k+TfE@@^bnz$Y%A^|o^P2H9mmq?H-feEig
Mjjm+<9a40qIPN<OU}&2V$~P_4cNhG^tADdV$E>S%e2KHx@ZGLk`(J*n%{K5xm)Y7?(wesAt`UK&i-Nj{~iJ4GQ$dTB@zrUKz<O2
exW~E+43jT4~)N0^Rgd2@v4(Y1frRTIto7r>27iLyj#spOk^|dIg>R?RuutC&tgf1QV#B!h$y0i+^|ro9HF=ZY}pIJ%W6|WYznU7
Sa3hQF{V|+01-w=evL7ZyI_-(ku_+ggn}qXuIPV^gQE60Pm_<=-@HyToEw=UPd<qL$?gR?_U1FwQD?=x*N~!Tn4S;<nD>we?CVWw
^8{T&eFRj$0K_m7Q<nW_EX3>P;8DQuy8Ay`5c>$L6|&56(EOHGi}jd_s>O7lM+{q2jKlCIl#o>giyi&><D-rkqNXOWm0h7w>F_)p
oSNcErjo%Pa}oP%H^8M0lad0-LWLMxvXh(wxF*aDPFb8%X@{+O%uVX@&I?IUt~?xFx;o~EZ4|90KsGnS2P$gmIABzsdg8MYMHca`
9s4)OMY-r91U&3pU#<g;0wtk8iPg)|VFIwz;iaU>mR_NkFm9c_zfyWPqorV-^0;at**Yu6H}dc8t!%a_c(~*-7ib<($p^eqo@qm8
J^CF?W^%y71RJrJP>31^7#X8x^D>Gntza4mB5i5TDCl#f8TOX;Lkkk4vVEW#A|Lm}#ds(hFOr@l#L$|jpCybBTz@G$2RPy-bqNYK
vnF#sy)KO>Egh4xnMI;-)stjIh<9jS(ZfvAc(%%_nS&5wcbX_})26(5rueO)pgr$ZH=hfXU7dUVr{?{b90Be#(<%qc?93Rasvn_!
hgbwp0|RMO&yz8zl*6sb>7M>RxdWt}WjfhgMKLLCAr={$&r%%n9N~MQG=|*~3Ym75)ewuYP{0yx*0$tZT=n|*w^i=x_3v2l?zeJ*
Jd$NM=?mM}ZP_-u3Bn=ICg%ZCtd3M$K*ToBOuep<;Y3afMS`H>?(KuMV+fG#bV<m(?#);Za)jt`7guJ)6cf+SK%TMavWmMsWx&!V
Bqc<3H*{fUO(eMyXb*Zfkj>l>={pK@-6|;ckvZ6k*zSy?#b8r(N1J-wUC1+tj_!6uI^D}5Atn?m+en~u(`isuP(=E|h;lx$&Qo38
foHCF5k=e`gsfsh;^!QKkaQj0&sss<-L73Xb(R=J1DpcMIJ!4DbJejr88BFJq{>)LB;%dc(@wiK9Pf!E>jaz1<C8RWM1nhV8oRaD
=FHAKcaF!N9Jt!Z3n3tR-u2|lWe!1gke$vs6pFG1w5&KFszW-a9e9BS19?m+BO)e-eT+P+t2s>yL(9OMG;jtMN?y3&?c>43+I>|@
URT`x0Q}EokoI`|_nwDVdP=)zyCJO}HT!YF41ppYq9fUY-~>p-ZHcrlfD2~`Am-T!sTqJ2pu0x3g0u+IVsXEYfk9!#x*-8gm3Cd5
bD&*9h0CZ{0exW~V!mK6v^)>+Q~E&Ay4&=f{La3-?$tO)xDMe{NO%><@y!Dx@^-=@pQ%O16&>FvJF;b~5Y6PoPAGMgsk&j!m-2ct
7<S$tlcDZ~>QFk6Uw0k~3Fv*k>^!f~d(9%JC?901cEScqKbLL-AW#XZL_8%F-T^)AsD}`DLCSu(6%5Wj;YWyB?V%*j+J|?1p(ml#
XVZD?<J-2dEES0H#qZJ!Z|lCM?mgR+DLa#q*&?=B<t1w&wO`hpX$|E4C!|wVrGHeWiTdzy!J;K-ioTndSpytVotQ$IwsAmv9P&$3
itaCic{-Kj^-F<JZrf8jp{?>x={4KcIO3IuOrkZv!Iu{HJNA{#LuuH{IDGZs$Et!-=5orHmOU-DF*{!4^7ba+a*k&&I2@lf0QN%?
0aOt(%`gE<l}Is2u|yP<0Yy_yAheRi5lp~Bg-@~^B59zGp<x7!CH3Iiewn=*;NlrgO5ld|wB_6ir1koUU(1f1r8>3r?kNa@P<rvi
N8@S}c>;tIfPl}`V46hZ$+QoX^JP8aewDvizn*AN*woy_n~QJl$Dg1WJ9UaZ(4C}sB$?k~!X9Do@X~j|%t$v6%fsPq<0WU?tu%7+
KQ-?czhzLS{Brj8Pi#x=tp@^}A4MXz!m(uy)gWC$2HK4dp{G)rAVj4YQ5-1o*JZ)=U9yJcI<ONo!ikH2hD=lzPFX3bNm3Q#Jesll
mWSXgX98uRZEc8x&lkrU0}$H^vxqD##Ym|#f_F;{MODi_7~rz&WLyeJLTM)oARu$Bg71{u$0ilzsHmP+TsuU@Gx#+Hf`??Ugzg8E
P|dOhods41s*4mzA<;vW*^Qj>Njc;w!4sRyp^K&RQx)W3ZSwo`tm<fI1JF}6?KLj`eztqy5Ch)Il4njZ;rI}n`ho)=4@(``-aVH6
Si5X>nth@osw|&e_*y}bTWW}rDixoL-55j{{W@H^j$@sGbDZp}HgbZw!6ROXK><`jdNGj1lT{5SG8qgL6aj3?<s?Z#K?M-RM9zrO
qa+aw=NLi4LP`ciUDT*E3Zglp$k7f&Up(w`4pt`1DT0C^rhq1jVo99jM+$6-vgUT~5+xrndjH9jwh`DA6PMkEj*w?zZnc<-0+51|
_grjcY)Ayc3=jkm#01JrBoLYn*TsFl(;rh51KQ~Zd9<n>i**s02CaabI3>RM&<Ck^{j#6SKr;dn3K1+wCdd0fZ)zdT<X{3|snQ$b
4$h*Vo_EyjS9V}oJDz=V5EL|2GF1PbCJ;nKLoi{OAwq4+=?@3gcO8hl)knHepoydwkZ4pmlrjZfK(0js8xTYx?q1HQ27|?i%iV-L
Q$q%7k)_kV5#It<88_b+UhkWsbvClBq-PdWl}jh1J8P^-?*QowDpp|yopYHkOgu51T1bG1xKG|A^J&$W0G?y;^aqW(+eYx`IYCz{
<#Q~5i@4~^L-so(oXwBj2;0>#IIHE)RftE9?20~}lt&aku3U)-(=}B%wZT5RP{H4f%W?xC$H+p5D2TgzqlcXwFHWtX3qe$|(0DMn
M+L2wj(9_|M8MM?Cl?Gis$^P~%*;zAMJ5!@P&38#***`#6Y9Z#L_#dlmr(}MjgR+?nRAuc21F=TVo(o30K*?H>^2k+jBx^tN`P`?
LS<9jiQgUZ-BGeW>oqPZqDKQzRXLcO$`wlK-JP^GZKQ{5bJ==BaPAz444}M&q@WZDKm|kvC}NjuRU^<=(j+^Goo6z;JWkEBbH-4A
Oxz9Gn@}nS8l$7%s`(_rwH^Y%u-%&CV-Em6XfJjLkV<4Z144Csw$g{Nm!uIbQj~Le?ki_VPizp>_CFLAP(~{TPTdcZg$xNLEZO)F
_M8KC6#l`3>f{d~^dBNOHcC@ve7MuqB58$Q@$fm1X1zAeczEJbz-uw4K0S(HV|J@0q4pqXNx{(A4vT1TO|#{Bmch~o!uLKw{Qe6=
;=D*6OZT8_6#nmG$OoUnxOV{k9`?eufGGylNf*YHd^VnDD8(-`-S%t#y-veFZ605Z*Pov=?g{ySZ!pDqncs$iCGOUN+?TLJhpWBA
nY==~vHMi+{CvM@JTs^$3^aYnhlJ`mbamICu<KEKB^2mJK6m0lW;rSBjcX($_EJe$LMb)`%)=@=_7pHrmblgodBOPXd!Qq%8_vK7
e{F-`Erg^{$Usd)sQpoiLF<l6kszJDV!gg7mx<sTMiS)ZN1O_87-;d(QAzd$q+a*~d3Ul(Luk~V>yv&vV@@-^MNuCop*!Y+c0MNf
KSB|0DC`xGLcocPDw`x>0rETk?;hm<^4k}hqtm?*xWIo3l$b%05Q2daADS-}kzPLhg-mS=2(6)QQi-M1vpoUfK7t&A5Mox8nF1L~
MuG+?LI*Q^eR=@v_Wv*T`2L-PvnO<~r0gao)s}Ys++dx~@^2<LdiShzxdKXnR24?hBWP13GXX;Sy*{EZ*D?Pr(Wgp<)iYWqKIJrs
V^&=yGmhMHLm_%S&^5fSFR}4oGb!+%iN`Xm(hSL6*Uy*qeJ_Hdibu=paGn}2N4s_(MxRLd8}Ie}=hf%PbGAMq@d_zuM6T`2G0B;0
n~+xSIOp$c?d0WgKJMh8z3%dQktQAPz6(D)zBualju$#nm(=rlX!+b^L&@W#m_AZ{P416`u>3q;4^B|?h)vE~AeCM>y@s8d%rG>?
D44Bs%;@>j^v|P|cgAw4c`6A>f<jHm6OJv(-22_qPrBo}?#syvjPeQ7^6qG1qFjiLH6%<Y#yCZ(g(+C)z9f1c>ENb|ROynq?YS-^
kwpnY*1NlrC85%;@$-)jLE>!>!FtM2LDTLm<AdZ*JGajG_;wk+YpPdc6nM?KsYe-d#i(LejaMZi8JJ>ijj+VVZvv=l^SuHbVIT<!
hN`mzvJna!LduP{5g<myt~*>V=xjwD+M~R~0@8-=4bqN#xcMIC-bfk8CstJwcYDFb+#fzie5XeZ<R=TeFy~S4m%a0(JL7rhdD=w|
P47`tK2D`B<FB;&#ElkOm_=QoK75ZWm!CI#f<2lQ(kfRv5j^)>E>RTddgOLfE3><!gy+l8-aNjH{DOA*LPeBB^|=J;QO^1D=gE(r
Al`H0dJl16@-Kwp<|Yr6a(U3@1VH6PQk01s-975-cW|88$ei!d{aZii%LPkQ0HM~TRULu%X+bbP)F47f5~@TyF%fq}^G%=zgg)>+
K!2DJkV;6x0ZfS~^{Lnq=fB_9DtbFFQ$INPolko#LGA~)SOVyw$#n@!RBun)CIBZkK;$X*hTmd?d}l<Dk=&2+g0<$Vh<pAXS`{IL
p$G;9DHP9!AAEj@^?MIN=0D?XZmK)of0+1N2hK9Z&YI0yxJ=>%tO5t*gg2aQxuB>JCfRiuAPy1=@|7LK9fM-7TZV>-Q5`~Ko9I<f
WPl)YhLoWX&4eIxboGU&7KXG~y%R>xuww$yp<S0Q6V=9&%znpkJ@LnJ0ZK~>gB}^PS`CqsoC8g}-s7zsb(SS>ai)@+V!)(mvXDq|
!`}fRgo_lwX0}{dSwxmtHq4S7id&p&x}m2d{X%9EMF=l#^``0t!guSpV1v}W8JbYkAktb;CCCme|5r>7g#L8aXJ0-2ur^_NpLDWg
#}vWxTN9>TDi@=i@L8bc36EdKW(i-gPVn<Se-u6deSMGR_<`O~O)WA?FZ|p}Fb=}Y445oz^b@eA6>=&$5l|FpF@S?vkdc9mrVt*z
=y{q4?FxdK2#RQlYH2B|h@gmqm4SdI0Qqu6$VBIJE5pOM-7_hg%!Jmc9#9c#8bphvEF$Yz`290<J-<1)vsh&-m5#u#Hl^pVqBqxp
pP?hM8uv{7*UD4XGqnMLDnf5?Hlrb)Hgj8MFSi1Fu+fl2?_Pq*q!n^td;aDAkxYSL8lX2OEqTh!D$t@vZT1biYMFEt%BzA_W;`Gx
WCJUuV%3{SVpc~o>Ja0AN)mbM>l$s6o6{+g!kOIG@@zJ68!qn5on<qP=;rot<>Y5**a^@wqJv@_YRzOgVO;Lr<usbzIbl;nIYI1t
?(EszYuPzov};j;<^VV#9j^5|k|C-ziAWP+l8J9%*lY_1+1cV7L#!sT*L?;&?qdL0O~MZYycb;F4t1n-S=Qk}Oxr`bI0~p$fCV^Y
obz1F4fwZq74U}$Vrgb7bi^l2mZi%C;dUm)W`KgaN`?`D(KO00N?{No0Jt##iYVY>gBUOXr$-wxNJw;Z{8>GYT#OK61WRiIfH_1Z
u_Xnay?1wA1S&wosTD+p(Co!RNlsC7L<+4?gbEWNssOkY2Pz0SVrqysL0K^&hhawuxX3e7CXkw`Ghe42%>$K6T?nW-B}j9;Sl9Pq
ylTsnL|082@b6y5@<92DY)RTbup*b|>SYjAQS>aShv9-~(_$25oO{GRFVCsL0%qQVM#d)TqmiI{e%MNU1V1w+6V_gBhmshIM@2EF
A(r5o3rk8Aw)%`vFg1h{6wJ^;K{z^4N3&gU>^n-dBG5#Dlqi%^#DX0?iU+U*v$WIUD2KWe!US9)0+bAaN&pZjrFuvPNG&D$vuPD3
MQB8IBfjB$1J_)MRtkY6G(rUe=4ki)!<Nc!2HD%#KQ;;(q<(H7CZEempbPbN=tGE-5~>MEAts=vlA;L;nrNz+`T~dCFoG1Q9)`xz
Uq7bXdyrJ@hvq|sWQH`z%&`x$!8I6>L<ve5K+!+|(1DW_6;Py01w_LzxKy}JWW;Ck_+h@N7&GA|KNBD-(ektFgz|LiZE@l|-Z|BM
)1VVB|0@q)P0_>k@i5Go9P>$mww9b^InG=+X_ioD_v(v~sc$>ZR76Eds-$*Kv}ko~McTGIEVG2L!s}~8{uXe}if)DiTk)qV+}3-C
1LX+z{e*xA+hh_k_McJx7kCC_NnnH`Q%E0IP`;pbi`;49>n@CsSSMdrl@nXP4zM4_27xI;pa>KxPu56wFSu|}+5%-LXjo<-52_!E
f&NuLoJ|7rcyU0aLL?3@^RKwW>oD;<r%MK2I#b6+=G$s0Qq}aP9@~<~gmPzT*a-S|8%hx!CPa_0jxjW7CLx(8crfRAf~i>HyM_SZ
=rG_z4Tpq=7)V64oMFazb7y{gFxK~EqOEgln5OT&?@xD|;R7}0*@>hzmSmM`7qgx3^F%|}=N_@+VfJ_1DRmu#?k|9%zl<HAKyDDf
)Imb8qUh^6gsa{lCdiUdhENeQIb_g*nL`N_$S6uE42+P-T4@SONkjwp(I7;Cemi>gLGik0d$!1LEX_E=zpg_@=?}hGUCg!|Djc*=
ChoAlw~on&9Q&bOTXDuc#nrQKNd_GLLCN5p&<;X%_!NZq>JaY{AL8Ng^>n$%pVj`3WDi$+w4dUZL1r9YT|n4H3I_nUIf{1j4P4Pq
VF0=yQ@#}R!yQPa02GA)j`{0(arEHqKR2`w)`#)s>;2z%)c<MsC=X5#(TCJg;-=d7ZLZ3%#)&(4IravA6ZnaMetQqM8I*QRhx7~1
w>GBc2K2t&bEXz68c{1x^S3Wua&Yy)>wOu{8l@&)7;F<_X^S8?3@{V}J0;aMChLi*v^aLq&0&n1)Sz!#GTmMWw%bF3J02p#1VJ{K
f1NX0xCTHIGtw9Y5Ed{2lm*0z1QH;V42ngaJA<jdGdQFMDk2-)lrYNy0l6Og-v+qj<?Dl&A`yUqP>^(+8xT|YT3mEOjyN3WYzBe=
O%9wy25?;(6=i!d!<K}6@XcO07|-X^LI6-S98~$rsiIC;Z6WtH>OyB~ctUbJO&Dz{R$3R6190ehkEdE{s-CTEbmqTd=ACR)B&d-S
>99MBi@?hHv<#L9m55lQxfF6W4>5-bDhdx$0tg8maJvd*MZklRtpeg55!OAN)H(D(IwUP7j}zCBdTS5EfS!RfTn6pRxB7hQL-3GR
Sb{WFv!-gUHodM|U5RK7dMIw|%^j2pA3*_3oBYk^D{SRg#jE8tCPWy{_Noc?F=Y?lwy;Mz>tfMJhsexkXDr88ZW!0IrQznAG=s-C
=nFcPHbaoxjfflruj7G;#82Z(7I$}C=}Lkia_|L-AOPIM1>JDZj9Ra%*(Bj8Iq4j0S9!pXH*GP{YpV`KCFH{oT~15}2N0t-D=aKH
Q6^?(E-%K7IF-AN3JZwy?+fkdb}sD8qC&TGVinQZ6`{(iE60A?9haW>l}Vl{MC>y~Cuy2L2e6-C%6uPBp#ENUHI_D^bYYVs%Soen
WUxcsq?5hZdie$KZeCwps^#<UJn_hTu~MHs<9p?ku1GAR7>DAL{@0IU4p>PEc|4Lc0)j$<E3nw>3@Wk$?fMgUIQ2DuWx04!E6*v|
(zLnxZqEoKppczkE?m2kOKdp<<D@`y$zaMV2rZ@+Avq=DWz-;vmO^Ow4>;!tg=lgOu>s8EatE?JN1lA>-nKS`0(3GY7PSK46gi!{
CY8}Gl;OHr*ae`J#5DGiSELSd#H6Gos^gJy$~!)Nz>l`d^bS>8QBvCEJBdvoh?_-UE?kbs!XwFK8pJwqe0IAQ%>-bqTL3lL?k&T%
F*`2CTp2&Y=rYPmqb%B!AYvZ{!;NWQ3QFix-wac=FC{h!mX4`WRLpT{VT|YH(bn+ZwAl)&E54;<DhyCzgM=8EkrTpn@AEzW&vaVx
Ph^IBUyi-_@h1Qtqkj$BPk=|Px^jiD*SugonG`Li^3bwM;AY+pj~19F&GE1H!q*<8#zmZDIe8PHPt{%>PuI;1>_m?wofzepQkJ(y
K5*3R92izY_~F}@Ze|^NP8>?AV2fS=z340cs+3lRNrh=fAtF&|6`&yxr)mB2s))q|S>M-^_1F#1kMk-W0EFgwPdz6?)2T6aWzkTj
6m6j~Zf3Qt%sNBU=O_mxKF@lbi93iuKZ_v`cBeutSMM+6`t_yCg-Jh(d<<0_G+Y~%;$%ArI2d4vHzH_+4#5R<yEQI1wK)$VC;*Pz
bvg%Emvi~;Hvl>GMi3<Ij6_m2$rPwG3_?)AO(=vyp%63$A_Y>5Fp7g9$VaztBh8%>%uApza1@(Kyn%OM#~+ERv1W!;D_@AfuL-4j
Jrmh{m*ye#sR6sg5gHbp!vr$SKyVn5rX-9oa8^*61|t#>h$1EYq33nLYSZ*}53#74xW|o5LrG>_5pqt~8HlrQC~#`*-yKmT+)6_f
;I&5bI8bf5LklKlxiP7ja~ATO)XFK#9dUt@1EAVWLt17@F(qO!`WoK|Ro=sNI|37eawz8^dO0}T4sd<cm@cxJ1w`DkVUVK{lv0OU
-nR0mppZwH7f@6ZC_f;dQE0L*0kk1avqsR{a*GvWhms6@pdGWE;;}o<u!^dRs|LmjPM%QG$-{VTCALRbgfIswl;<|T9Vgz!I~@|`
G?>94R#hWeYP}z)9v3N;J_KPFTD4B2A;#m9jtew{5U@;66K{4+8YsJGC`~<G7{Ne9ZrV;*n-cVH<YA&o(P7xhNyH)L?OzKQ*(Z5t
K|B7m5Wyp|8hYTuQ`*Wf!Ivy2oJPPFBNQMifUq$G46t4kdMTs|hU8>FbNXN5_VRqaO%{|p;P|Ha`4PVdtE1(1_W|X<J<Nt@1b~ht
H1DDkVJdbP9EH}M&d`FWrd|DvIYB~ACVd)0dBmHSl26;aZw?eZ^CnczQylDEO=Vt5GJv}-1qB34-jJBWEW{|mL1Ci%29Pyp2zzI!
(DWO1@DDD61)Io-Wbi<VW$`n{_oySfZy3tW?A9ZQ=4H5+t3<B5x>s~09EY8Zn-1`s2iwCDX%lHiB@<F$EHIeMty^Gd0zncayND1&
z}F+>cE~_3(d5cG?{TlI4)72ri7yA!w_YKMufA?*{Ef~m%ENj;wUsa1*Y|#ZL%YxLN!%B_F);7uT?ly)UQ*n>p1)Uiy)pyVuQ2$v
5)4pOLWvTpl#(QXs!{@l2$B#`$V@EH=szuz1J(M|$K{~>04JglI(}!OJW`k_$Iw&V>)TP2+wQwL<-T-h1W$R*JOFfbu!iPMpy0F@
wLaHU@^EUA4+FZ4yr`q5mGQjbO`Sb|Wt<zlb;~x*kB7|<c}Kv5+6m{!Ts<K&2q5jBI0XQx8um3@gquhU1pvn&!_qiI^ZbvtqWoGb
&FA}^U?{&dV-)j|ZKC~C2L@C;_OQY0kT95FY0lb`o=P8V#17h%9A<Z=5Y;u!(Wl!A<twbS1UY=%6=x$320Rt_k_N}i)_S+~2OmrJ
TMO;B16wI<_^_;m3uuv4!z{=@nI=#aB@i;JKocntFwqoJMKqFu5;aQ*sHlU7A|dAhE+ivBnK4BiV8dzCw!x?(Sy*;VKt5o>8crR)
acizZU{$ptI7RL_<8d7BaX67qh#BGSV46(!j^vuiSqU4Bo&k-qu#S-wG}Z4FH!$V$`GB3hqxi4{!Upd|?JpQJ*@j6~drVv+2}8)E
1K|!p?hr(cCGarF#vLu{_1diAu3X~lX~F6V^paB#?FW$oWZ3<pU~-W7-w$!^*CUTk)4K2S<<=L1BkdF1l>$X?r(z@rDz}-s`+@bL
LVa5+$D`1oJn+Y&Kj?0HaGMib#u+#iW0nzQrxD0>MCVPiiUyV2DvP%mQ4&JRLT4uw3eGPb-PSF_2(sb~R8CbCRTL3YXDA8+Gc1W_
=*I+yb|%wiEkz6@Z6=zAqD>Q$1fpP&gchQ7D!UfY<VDJeP@<Bd2oM7S@9<CK#`~NxRbIhGT@n<k9>fed5JWVHgYklgsZYp&+yDp1
+twf`A21EB)3|3@!QJK(ejiVrOy;RRNr&C55hf3LYXdE)bj>@|<iMVP#zdO`4`UCf#n1V5XZia3na9Sr{|C2_CX#RuCA356%Vi}@
B8J(sZMKtaEn5mlJVn49E2D?`y~5**Ll3qY2umWL#H1E?ANV@P=L0qXsMx>~f}1Wce00KMagH2L1GZrUl@9lB9YqjJfAULk(}&A#
$7DpR%4>XuH-2@&?d5J{O%A}IhO9^kp;70z2z*D@=W+kUAjikUu&2ioqNo(aId-Y|l+30PU@E8L>6mXnKPGGY__6`SWa#hviPLL-
Uw7QUid9EHRQwRyU#e%<EZ=K3%_j3xNv;Ct7iJs-KMzM-n0mYb4U^!&HkbGRd9XeX$8(ezhpL|TsY^!H8yZ5h$G%;LjHk!Gd+LqZ
_L^Z9PX~w0lUs;(@JGLm6KHsY0Kn{D(@jFBm1HQ0%7jKtH=1(}oI>dq9Usr#bkr0y5v(vf;K?+!#I*rc!gRhZnz?xy+r{<AC)R7p
$ST2p_#H$QRA8u&HjgBzUj_(~w%fs{!L37L9$ACAvf?c5FGhqlkzj`^h=|C12gM9w*@~chAq+sMRw#)lF`Z|Rxb;B~R7Lhc(jiD7
6oMf_v?x%B(2*1@Qw0fB1uH<T62T}^F(k1A6opa>U>Xxn4i!}_K@z1tq&XoFF_@S!G!RTBBMg+G0}&=p5)B{}ff9sBQbaVOQiUv3
3`J5=Le!)*#LxjiOf=O25R{W6O9%`q$s)8VQzH_KyrxQo%@q<=Of<0psa!bcM^7IR(w%nhVd1l^s*99U<-CNrL$;rXgUGm1X0z;T
1pDVXFijduw6QM<5UW1Ta@0mPe9+9Gvc#!6%D8LHggoI-84`ed>@yP>6+44~IR$HIr?S9Luk_KA$J%=LnhuoiTfo@sRLQS&FpDF5
!<J>g9*<Pah5Wmr(IlEo6^tcX%YT`MBA<sw`uC)epCr5A;rg{Q!=%HKLL7)@TS<W&j7&sD2|&;-1q4kB(Lkid1prkvQAJabWCZ}G
oN8<-Pzd8H<2X@LktjsT!a{<8pri^y$iPY>ph^Yv=6ElHCx9pGNB5u8Za3cztD2=nM~YdzxGJt+p|Ay#4MI@0N0}KgNkE41YSUh%
J_FJogzk1Z1E`AsXLAjwZiDqcLs|Cm8C-xbGtbX%@)XWUd*JK4<;`Fn4YS5XwD<YZuEak_fH^zg)099xlLw(uKncla$)Fv3L~SjX
9Z1QzAV|fj83YI@r@^|yJM_G`V>qLt*u4HO0l0P#h`&^x7g62_en-@L8Xt^B6hwe19CGXN$HTRK#o6J@dE)k~=bmKsa>EHv>grPm
(1WN7Q|v(e$$tVK9?M^Bhm*AoOpda||5ZFpo$>b%bNv!XdN=Xn{{>royY?{2#$P7qbL>$ACP-eQL=US&ts?soP#^b_J0hA;JI(!K
t&A{)pePBm2t9KuWY$Tk3epJBDQRdUDt)mgc0nD?DyXFsHmf+<cUngsIv~jgO(t9}3Ph+Xr8GNXv>(3gI8${T;0{|J_l^#hbk@FB
$+R&||1c3%1ATPDkI-|_Jph&3T$Kn3k%|bCWmu$Qh@kH1(3tM#u_|m1P*CKw0z%}^@yft)1ZWtkBsfGODA=na=#XItFA0F+tAh#-
@~Sdr5ELc^35Zb;8ItZ$B8WDW$70eXH2`BCW`?`A@NW$nl5a+d&dh+kx-l!rh8$-uQOu-@fhJ}MD3uOa7=<iCG|(baOG9rM)MSE$
Nr*DY8c{Yf<pmdEN@74b<8CWtH=t^Ol41f0hE|e=DI_8!AYw>@gg{ScWJJTRBEaLR`!6Z+j{DA89=A_-9}SW4kGi$>@{9>Kn1oPL
Mgj_<nlQ*F+ZjZONh~!aHAMjukpR%sO$3nDGcmAPL_icm1#Hc6u5~%qrt?QvT@jO{5ddjx1sXSu012Qef(ihGh{lD4c!c3LG;MNl
c^N^*G1*O|IFyL&R2Y9$WL>s!34l<@o-8UQTa4RAA*{tVbnaWp#}48=LlKciaj!|dc5PXS+X`=%3P~t}6P`N|n{)#A;l0DL=#lfr
D8~;ipB;77d-EWglYTMzA3q6pDmUY8RtCdNNEEXSK{CMntO^N}ASTYOILZemlg<sKGz0|7R5KdEaFU5yPCpz5^cxr;tYVQ-fq)?|
AXLp6(ThuCJ?Uop>4MwBRWWZ(@!o=igaJ&Y5s*a%47e8o1TiF)0ZA7HftkFap@Nct)CrQLkQ+t?M36$ICfSe?3KB&LK#?jmrVIv5
LXyH2QAE*2MAB5yQb<KhLQ<7PMIcbb%q=Z6kr5QJ1tG-m4y0%)q$!~aD5hi}B^ptgiK3|%l;&-OOHR<7M{J;pcK5u4=sr0>Ppl|_
Jn6<z6z*`4yOcpbK6fA>h+ZgTc408vSO~>}l1Z*I7;cJA+Ym;?3A0Lz1qOwiGD{AlfG}op=!BUal^oV`8sWgQiz3&JT;DfdxjX>B
m{1pN?|06Lymx%|lhmI0Rq*$F@+X9=6Q@QUG`~z!7?5N~smAm~Q%GAmWh5J|Xw!r4^>(u52MD0J5eFU$T$n-gBc9eR+OVSuBDvjT
c;F;Na^&bH?(8B7^=up8pG=0$85Niui8LnVmP3-;o7t&YC&t>!BvK-Yvw<8ARKk>>bZ|ZQyN{muUfvg{;R=g_iy2Ji_%f=ZDtle)
C<rCuP(=yy3b^3}!r)Nwg`DIu6_Zw**>i*=tH6MO$Y?k+(Sq7|C@zDNh_;=olnZFFxg`{VAvh(*ZN~{wgh&Y>f+EvCjt5i#T~`PO
48|DB-0hgnBJRt!RMQNM1EL9}P=L6ZZEI2tticY*zOC~W7mL2}WPQh7??ZPVr%#pj$qI6Qjk6r5I)vqemExU{>zYVSooKod1u~}z
ozA8v%^+1CnMK~Q-H5}4COfne6!KtK!b0j$DowY=uC14nIx<u&5tt>BWLqIN?1*WaWx$fULQZD2gyU{$-QKK<YE`!m8HZxklUpo%
-dJrBG|RU)uI8*X?%Cb!n|2|g<;R3wFesZ2L_1|2Ub&gOy{xGNO2HSsVAia?tbt9TxI|B)+AM&CICrV2qN?l?(?-Y??v6m*1f<v|
iWv+hxeSw0kkD`xI5;V~UT8lx+jh~s9T0$6uDiC`5D-lpiwm+ZVD}1sM~APNfcYIAqVd7cY<L|Ljpqj&cpFH#Ig`Mhx;Dez-O82$
0WrXoIMDVZU5+<ko<r7gxbS#SND(45Nw2@{A*wOj!PLiz(q`96&WGl&PQ#g^Y3p_8a=sglmfZ_xVTU&8$IvDW(IiU)gg6aaOLd*@
^_lGmMngCcs%KyX6Jow!ULUkOsn@JxV8XyOiUcYlBWY2Jl|?Ojo}|QAh0N*H?cRomPgxk3#b}Jkj;?`)JW$eWH-<XIyHL_}XIzp=
P!9qX3~ibw{dZ%WN9FF6!|MyZ*70l!mXo>$?UjPeWZRqVg-!2sHFeBRp<6O$n9D}pxkZvJg0Ge;g;J}dX~$ghW5))nJaQ61CM=AB
D3lZpvw5d1%QD_DkT=2bY8zH_Y&Vq0N^@RYg>2(4?+d*XICh*XtTjWTkboSAQ;Eo(fi!ekDWf4txSY(^5HcQULT(Ug;E>#g3DP8(
=;yJ7M+9JKNkqWmB>sGQ?oAyrVj~nmL5z%4n$L%W_If*5Q(t8>M%y2fYS*&LNb_}I8Xe$6*3}$Y-5=*Bm)xqWFWBG&`<sN;I)jgk
YEp>*M&d%xlaT)<1L<<2h}9&p<`QD630g9#zm3_A{D%h}Y_m)%2=K~c*ii>|Z+krWtGAY;A)8gk>Q_w)eI2mdF?h1-bH%6SWa$tV
3H)P35EMH--o3trq6QA;37$kw=2=zx+Ke;?lVSxSVo`zQ3O{oSXKG^^(4~0QS%*%W>xeN2WDFYH7CBxa$t&UyC;`?E4-%wnW!n|9
bgqFju_>}T{M{`YM>dlE*@QYZWHNHt==ChSeM18^5(EX8?#0&NkfJB9?~99aFi{mzMFjVUyhy=Mxa~d6)%y}TpCqQ1A&6BX0=Z7A
BYWQO1r~NTc#i1X91x-q(SS;XlN4rvuLKBavwJm{{8M;u17jv^2Diyr1ZHIkrbAWJk8{{hE+SGuX`!T1?kIiNdvNYRa0ncp!IZ{R
2OKb9<#CT7UTigjO`LhsXKYEfn%UlQ0POABw#$j$(ZRr?s1N|A#?hhx%Yk{p+nr-`gAnf^PTLXzIZ-gDlVGa|ih@?eD5<X-K#Pr+
DkI4Npe{rXq;Oj%r&w!cAVEBJz`JEDI?4nRdAZKbh*X5i1p9TBOtyNLy=%Q|i3cj9FxD*PMwGTu5X+QPWev|K6$6J<sJO~uafL_J
AmfLgaH5(wCbI5D+s=dqMfI@*haw<3$|5BBC%nix7acJgRw_DV6#6n^utyj>Wiib8+s`3q-C*I$<#EiJA5a`KGKv(z3k@1DhCpPv
LkK_a%^WImA%FseFaHby!*T}WLcDEAF>Qdbm{N8}2$C9-!Z}Pd*X)*YgfeXM8dVoLU}rGG?m(A20Obya6vq#35C?p)g2234yGUbL
ElG@w1T>KIuEK_60wPaw@yoXeb6O7y=7XFBg7R*6JnW!!84)QG6bMX-QBZ{|N<>t{K$KE36D#8;p*1ozpi+jRguyY=drQV|bcQlu
s9`)tOHPc)!YQO!lA=T@5v8C)m1!9Y3WXX}p(z3=kctLk0+@oD6=`S^CTb~YD1xSyl&L5{DMX=WDECfE2-1rI192dGJ)NI=xo@sd
U$C$}-K|3(b-fu)``|;w@cJi>q|nSsC^eootibN+0c(JR<$3H~gN8ey!RS3g)oj237;Upa-3H`NL9)A&iQsX9`#X-We4YLtTWoLP
>>oG4+&RI#87g{5vO1?|aE0pd6Tid3bka}VuHn&#h~x@_W&ykn02Hk>w9*I^!~irSFcg4LsS*Q7F(?Hk2vDR*14vLHM2PJxd$BT9
C{Wah=pitPBM=eP1_GcP1BI9fVt-a^A+sU8HGck@m*Q9fsXMv$qD;XO6(pokOb}5OB2-l|60HHrkaB3&ZOn&aK>FPXVk|$THWB3q
Fd<Yn5k89!5B1_5`o%kYkxz-&vT?Erz?%SUh)s$C(ns^klu!oVXm}M+Qjt<DLPU?iFazLdIq3a*9n(+C<)rf12W*Bc+brbpDW)5D
m+#;y@HHf+dIoV5<pKai2fZaSS{L)%%CwJkj&Fb<Z7Lhc6qM~I%w&cks!$XO6oI4ycL%s|nGYVpwh?(`h2MCia&ZDn#2>ljOcQ5b
TW4O1e{=8i_X8%?1r|T#d7iUK!#(XjvU&Bad-5u896Ab`J6Q@?f~%{ytB>nI6VRw;VnBc12?DwgY<(w>yWVq^ABD?|`lKjb!ug+(
MG-9%^XH>c?{{$;5Sz$Ap!6|Rh=~S^5e5Zo1zF{yIkOy;LmG*}SV|>|LZM04Q67kCaHXQCDapoah^Y#pV#`PbnG&sq0}4s377d}u
E06$Wl#59a=3vCEMHLX}_)@9X*Z1o=QE;y09sR`QdYVF-QFb<W-ac?%gmI9T9C@VdsK{bH5jHd+8$i*#kUmHTj8l%8cZS@AP3Xv(
g4#@u-CEK_*=*(6Dm5c)afmrLGH5Fzp#<nvMNtl=+8sGf)|?}_#g#x4xani0ld;!!vY14}%<GWp73)#Wx<iYi7b@aTyRkcJJAu<B
QK_)N(lji^1WgdpsBk7G5<^n1r%Ksm;Vwz4x03{v1~$xqC;*a12vihYZBU4%M7h!fos&d*U27>mxydz{8%;El(^{0&y2m?`I9?S8
aoIRsxOXRTlI)?(%z#@a;OujP4#Jofs)&J#Rw$SniKHn3f*_I!5j3_M1?j@NKr{}<Z?cLTRMEcMSsjual7`Z|s22maI<o<T@Pv|6
2>}e0X>o<gszhdHN<x$<X;mTx*}xt=gp%YU&ZFaDdW^PkC?JX}VzQ12os+57ph4#Z?6qWaV?7bWphrDIQFXL+q0|w@CV^m(PDw>m
FFG0}3DcC?L1f65VN4^iIg%6=iJ?UmMHg0pP+GR<bGUI*;poy4P}8Z&$jByIY9S~VAY4gOF;Px(>D6Gob*wa-wHRf)YU)5O_egmA
VtP}zX9XMcPl6X`ZK<iRpA<)Rv?#WHsSO{NFr{6GK~rY~=_!!JDG^)dB@_(E6fl$H@@OcIlXh^xunokOgwdFd%Vmfpg($T#6`=zt
O6Cz#X_97%kx3+pw4Gg2pe_|-a&ykm<ah1gvFSaQcT0g}QEX_(bja()IYW)GS<JvGhAq+!S_oE%sA5z>QO$S#y4E4k^n~j>MQ0B8
n$+5N2fM;*n+&;-#A2@+W>cPxOb_q&q~opABGQ(D=nQcsM4+mw3Z{T*s%UFYgOu5{Garu|^6-xYQIb1-o30KG2PSI?+H_MjUNX?A
wab{IxwZ-$U?hk~&{YXUPwlj#hYL~&s!0%u3KK~0wZPJq1^4s$Bj?X^n>kTU2{`jjL5dyZPUcG^(uflUK_yjH9cZI`eE>b9?LP0H
sHBV-iZK2rUOcett#O>v{g0LfSB-~zG=O<|vTdt{+*ziU@0ru&0Aw?ce-jlK`|Sk3)E_#@H@u#;Cy!~PX5?Ll7F=Pl8niHf>9f?#
wQCX+1V6}%QHV^WCPs1)HN_34LAy&4oTROcEOg0H%{(PBC}=u3m|$J2Fu-?e%R;l_WbdmQp@Cb{v>B*VjJr%$I)H#cAQBM{=)fW&
H89kbIOW(HKfU8mKi8(6Gfn=R4`v(XML(b0zwOv3cqha?;ed2b(A?2Z7-2Typx0sgRDak^%`D2XN=!`((!{AlLbNR*NMH%t1JuBC
0oRv~3cSzF=!wg;f24R2Yw!BGKXhl>efj>i6;Ik7e=+KZ81zsNhp6}^N!Qd#0Men^0AUD@NHl|heay8HK$M~t1Ok465=eRVU=*;h
{Qk7v4@UVn{WY4^Z|SVu6HNsJXec8gnl&^D_ID)GW>CV-4>hxFy8x5*cXAH`Z3W#asEKM;`516$rPGy;Q~m^p+&vGlZc8Ns+L{r9
scMrL1&r(~A=g$tcGCyz&AC`R!tU4h{m$pj>Jaz<XVd8X|IAc-zAEC7AfL{HVnC!4s$!y<2!y1F0Y2C4RUaY%(skmhbB8A&`o9jd
yYWD9s|Z&S2XK@ANApvdtGJ9~6dm%Te~%<iy?_zjkpPKMDMpo2l%}aEpc+9)U?QMcgdiX&5TH_&5s6w^g?0~5E}`Ua$vWggc91~}
Fv2x5fMh5Ez(*bi8=?}3bYx(KC`gee2#Np#WyA18lybad@{>@dE<mwnCvgwJA_BTr2#&7O>VO8(86?{S25l%$&=R(nQiWYr{0R@L
M^Vj+$ua{_U`S<4hY^p7A;=e?FiE%6(}Qa!{SqL=I<g0%9~?CZrt+v8z&92KB}{0*RSXcKRv%VT0YK;>rW1BZX$dhm)eRb)nOOs4
%je7XUxyG9Rz4sv*iVrH6hEl;A7Eh;reN^e0+4A+Q=B89)+H$*E*BD}Jr>4#BXWNM*cAEfZ3zqy$$_?MhWIGH;a*4^+eL=pOsGbR
?2yf387lG0j@|D=gMkv2UN_Pm@OSgyzBtvsxtegfqU{RIn8JkZlq4q$v(P~7Y@Bu!$sc?jdJT@y`osY=dWp}W#s`q>q{~Jl5VQ@R
QZI3N#Z|s_1wD0m=4jM+dLW)7OYR_vS1>ULB?P9DnpIBn51+Lc;6qYCgFyi!;xd7}fpLc#hu<$WL(A(Rh;YOFqeDY5SrnMELeRuR
3z=eIK+LRx!zeOKCdwDY*&;Ltu%Mlj2*kodLR-o2@bsM(o?7$R_0y&~Dkp#&=-xIue!)IRQHS*Jxd7^Yd(Al^Ml528r&O^^$!Ggo
FrH0q#A9n}(!AhiRm2KqZ9h+ee7zfFH|CxTz_i*Q<cr4WW}MtIqReEe0XSw1g{;e%<S}t>A1#%7DMeLPQ;rjpbmK=k!FF$0c`2Lg
soNdfZuK4mzmAd5=jaDceZ2wt5JZhkQS4+x%6BKOKz9X@3Wk8HN~q%$#E58#b`i2-ra+PkseqssQcJc25NJdwRtSOyCYFj&p``{%
XentT79bg|1^}4=5h6<zrBYQ%Bn2T5NYDaM(2G(G(v(CL&=B#NMAVW6C`5}fP@&3H#6~1WBivb0O*9EaO$`82p+E%GDML{N5QI$$
MFK!n0?a5R1Vj|XqbanG4JwjU#XwL~Oi4&n64D_=wZ>pgGzC(PGD$|KA(Ck(QK_UPo)5ZFDAXuS24RkJ#d0#k&_HB%L~Fv~>|j4P
l|}afn_$wWDd55LKgc8y*9}SNdFG4jWfC75_Q2GiHNWYbO&ZL_EyGr83Uc-H$QZ?wH*gLfxDegK#vHSs(5E@kI1MS^KNubzhmrt#
WFWAFJ->wyz<+j#$|5MiS{o>&&Ri}Qi(+tT0Yw2<8UoTJn9jqnE-@erfo#}Ww3vh#p~91e%@eYK;W8)pkRdUmszV{59Y%-+e>5xX
w;}>)t70;20Z!-7l6HCc$z9$dv4?}@v0An+>#hCUn?v?wEum0Yd>BqLZcJ?G^zH+*$XC!W03U=Rdk{~yJh_<we5F1+N4TuRpoV?l
VlUe$q7=|5nBkxAESRZiG^$&I&t|w!j4ME(%;{0;n|-~|Jv;5uE9>&_39Dqjkqk0N6I>Gtb9E#|BtlZ0tOzAdE(#&q>RK2erk1G)
;KL9#ulGb2Ac1mkn-)J@<OyOBkUp}zK!R#f3J_B)TQe6<4)LVH0f9e`#xyHRuLLq^F;h|O75)(<0}>PwG@ZfU9~i#4%6zZn{FNt0
9!D!+2a+i?h|j8N(?0x{96DqPB+@XnI8W{0>2il6onTlwPfW#fo=gLgoDg_*;F+0)$1w0=l(-@SPfXC`pUYM#t!}dAx{x%7cqXlo
^4z7?W+3}h2+bBfzk}P{-GYaM=zEd%Z_%-@U(4zN|A`R=0jKx%9ba1+RL|W0YAOvN27!Lq1PO`?0Eh|^VoH)wX%L_v%?4Q*f5pcY
fQcpmq#6`TLM2j!q*RDN3IGa4H+y8D{BszTVyKd$p(z9$psJ{tMHL80KsAk~h9F@hC5fS^q8ccrs-~_$2Fj1&08k<1A=9%H)P4U%
z@BgovlCZuZhW1!hs`y9I@vx<sPNO9s4rnf$(8=fNA!g3R0<w;IPxh%5p@d+59Td@7U`{^h;#_-qe8khZSpdRWo=nh*Hfo<%xex(
yeA1Tvv<Z}<M;vge0e@bd6QH@6CBW!NVafjv%Ki<bnMPhv?(b1+nnmiU0Wc51(Fr=6Ix3B6G*CSP})qxfdCkuey_sckB5`sL{yAL
P;i<3!`;MFOf3P>+^1*#R$aed*QsOLW#Ys{MC?w%h+}OQ4jXT-9x~?{Omx65UjD#OfhrgE%kUxV<F4$wf>KGSi2cWti>s2oT@JZl
Z21W$vgo4`4QNc!mu;gWl}G`X8yWvsyN6=4p!fK<j>U-4fdo95hYet}jJQzBxJZO(K!^$gLP~-g3<TCtakl~*Oe3+ytO3Gmwg860
X#l`3O}PsJFS{HA?^j@Ph0Xw6prUoyV;G$#x)9G|`aP`EnAL?vjk-#cS#<vt-&ni_9+`|2C!S<eOF<M76i`dVIHBGQbcL;(9ax-3
^_VQ91%dF)!wXGiakDaD;j4PwPK?#>tsjlc)t$tL=BTnNs4C7l;K`Lv?>3rsOZhOY)1xG*B3rTjhr1@&tYnjFjcF(FzB8M%-P5XQ
%P)TTY9ZcAVTfSy!SdH+-bv>IG>4puS11EgsL+B^Dm%kKZEVZy?!e3#eg6vO{?`&b?*DhUMZN7uCP+*|LL6f*X>q&xe&~NA?@L5u
%PejGE>J7&8BJ7l_-HuNYMKohCge291s%|Z7Bv|M3W|o|uI><Blm*!kITm(9I8)Ji_WVPe=XO@1eOTnPDT_BGx$GW8ZD3e)zOpi9
Z`BQXx?J^Yy3BLT&(MZVOK4foP+SsO$O7K+u-tn-3)(>YUEd?izkM9gs(&Qg563-@CwAY3!?4NH0x1xTw6;Wp6=PopU}y1)$-hPM
;?@VP77pv%+LcTc43n}oiJ_tu0~y!vIP=IJz;-y`r{P*te(uEW0&*e?UT4Q0Co{j*>b)aVu*F7rxu_EfADe+Nyg^(;AgGZ7g;4t@
UAhq^%0UMV=(eBQH^pU*N;`4MLNGy+@G0)t<~)OQ=OGiEo>`3XZ4wYuoy@^N{Mwsgr+3~T7rGN=nND?NryX<^-o$>8=MH2?v~QH~
Wpr6qA=p7==9)vKYB|rhL1qJ8p9No%o`ix)Ef#tYv;D}1;kUaMiZV+KN){%7q?&=r$O;mQ5Q$c#ha@m2sRE{ULHVKoSR`m5b`V3o
4x>kc9i5LECs0GAsVWFGcy~WOn{^qUJbZL)L|c>8_A0$y?_w{sWzF0fKeQeso_Ztrr{L5M`_w)Gc4xWrXwkUxeAzn@1FaXiRCVVk
5$Wc4CqFYu`t$nFe|)3&U(x%0KBaeu6M174Z8=QEqE}Q!>HEFvhUAn15&;rSw4lN$K?Xu{Zz)3amnIFzG9!Ib8r6n|QMQ<2Uav|s
Hd61!4_Y~g@9&po>%jo#jzdA~+w^oBN!k3(`n1er`sNC9b>3nir?<Bm#}<^lTa^woq&5Qw$qF#0WIhwVwV2V8Wz0I@*<6en&r=xU
CJ)iMMpmKh_Hgp{Qwt4D48z;xymu?(y$qjp9`x_rmYFIM1u2>d4E!h5HMRSb#=*+^umu$QK0j}3slav)9Ho{}V@8Bof=^moOBto?
I)m}5Dd&RhL`-pp4^0QhSGpaU0})L|aLJ0IK<-Y0hkUt(8ufu^MJhi$bIJ0Y90ipoDRTqrnADh&MTc$g73^V#YgxYMZYO9WqM`Hx
2oese4Nwei?V0xF3-K(|#PBMFKU<^|i$bGe-ZI7-a@v64PS~5y=D4bOL~x!%+KY)|{O$SC-%nU*cx+EuhIqWrnbr)0u+b@e-m|(o
goFiD0-+z+SR(BK2_vnfI|$kV85!P<J8h%wWJY*p=r4A6hZqJM8K!eXPt(m0n4kq9Vl4fCA@vkGE6YzzpD{H*K_{Yb&MU@esq~zE
3SLjY8^EZ%7K74Iqf_XU@R$N27|$KK!&n)X3K?T^-@b}6X-`(WYSM;`tn+n+hPHZ}lUN)~H=~Mu@W<|hmK`u-)Ee;Mi@+-Z+rr?i
VcsBhIFP+*f2c{mW-JDum21(5*VF*Phlv0)0OA6W*c+kAEVJ|Xh@h091c%QIC4z4bhX)2W6rNGHot<UP^V{Lm!9Jj+g8HyhnnDmm
WEcf;1T_grL<&sI6AMZxX(O~<ypIoe$2>KyWq9|LuJ2pEMD<Hv54LZfyU&@{pr*G$$aIs#4}+8S$+2xeM(F9r2$!xrOTHcv-EOeQ
a+kKOVr=WWh9*Iibf9gcFhNe{8&1QhpK;>v16#WjS!SV+VZ+o=^?Y{h!`ndzx+})bBvYoQi&Yj2CuFJ0W?CkN5hLAbQt(J}dCA;t
wBKa!%~U5YU{*|`6##uFjP}E2kb)BFIz&DGkA@o{XyAc|KrY8~!9vn@woIo1=9p^mb5B!t9D<f||H+CgK+!@_Q9)G2Q1jTl{SQx`
dvfP@dx;Kx+n&}>1MWn;C5{+oTx2e&YbBxm)<Ddil0X&@32-|>CvCH`$>=gK)|XuY1h4B&U|5QYL)@Ollqb*Iw$9Q4$F%bU>z)J@
I5q3@a{T`ztINZmJqAnhL;Yk65_Wsdg%do%zV3Ty_#S#se4T0}Or%39(L=_xcu1O!L+(kGB%sMCrnlPzS%6SvkydRcm<F=I)><Ha
wrL@RL@QKQNsyvYv?&X;Z>7Q%EnqGryFji;s8EYYRJxiVl*9lkMhVmdGx4a^YE(9XLsLr7M(|LMKn}zrbrTXHsM9I5npj;*o6fd}
ZML0*9ZP`~7aE{8BsL@C$&T9!0ks&MrVvxY*qNKaWI8E9+7M|5nsI;#K#;_na%^ru11{KjVN?*I8bk<zh6*W&6Cef-N{CZ2te~=4
4USB6u+21?CO{1l5Hl5X!)QdUjudvzSqio!*i*0OcuXA3Y=^^x1+nqiy(5pE7~tsP(D3>o@@pc#A!l-^CXn)Tls<g1@$%Xs4s{Sh
Zz7lPUo1^9!~p~mMHq0E0-#l7=>W+pA#^}H#-M1VnG>9$yt;(clqFL}@EQw>NUcG^h1teM0Y%Dq*i4IQDp9sXjX3f^goK-fIo!ws
ggbJ%aj2&*J5i1^7<PIwX8@Nm&7tQ4hVlq+3`{E&p_O19x#>e{s0yX*louf8+&4K>N<blUFey%1is%S9fd`4wkQyOyjJU@&DDNqd
Gze;#q6!*PhKi|@hKdzN6J1`@8VC7^aLp)|vdSQKU?K1AdaH^iM6AY50ChzT%TABA^oN#k@mfm4t0AZE;&mFuhkPe?4ik_X9;jW(
Gy%M_Vsq}uDW`T)6%wd=Ll~lsrIQ4T3Mn&9GD5!Q!N?}a;Z+rpyN<62*bX8Z<qk6=5eP^aoA+`#aB>2eISnOg2TsQ+q$#2%pum;n
1`&vi!Z;8n5}~38kbf0J`heISf%y4fh8Yo0xU^I)iQ?kmD#c5zF_2&wQ~UC)P|HObU9zB}tBFDM`0@|24=Fp3FI40Qr`=^JM3qNW
2ZL^EhaS^Te(C}az}9O6*@27{bSX#l?X7B6PUq>Y(6(MUI^2g>at1IIBvGj9>jdsuPt@P7Uk$ubN0HUnd{3UvG41a#_Du;C_Dk1J
kAJqz$!O+N>-A+(Iz4pln;PQgv!<$hlj_4FDGjy}OwHuOtTPJs)`!RCx$m=;a?dZM_fgj0x5~*UlM(w+7r#z|K12>6eBh%*$x$po
%P>I4Tp@^kGQ%pOO3N7~B`Sr9MwHed2j49srb1|Gk))y-VoE`pD5@ZdhDjo+3MOcZnkpuO2_mLq3Lu)M2#KMosF+|VSqi49mSCJN
bwjc^bRX91vi>-;zY^v-+qwsi?2hMzD}w8rb#Yj6OJaznxkpWGrz6~Tg)t~jojVMtTTf$~y3a$+uCh7ZxK7K;os~I^9WE5-99mat
6jcSt;dE&ZdOE?`auSHSwznV`J2I(gjH=Kh#*v2zb{h#nW!qd^x>f=cWgyWGQr!S>G6;3KT!6AU9*sH7;#|VIAs%~V9V62u%m)Wz
c!kcwf<_~WMVK=%n89(jWwWi&^&ox1-6cIWilqe?BVq8{A|8_RG#MEA$nr=xj-xQvMsk~hM8K!*=-b}z7i4tBbI2r6B~IkBUDJ=7
V%xY(kB@c_E>PQQLpkDbYC$-p;7JNFKK%TAl<>u!?Wez1Wn!)(%LiA<+|fl6=8TTbX8!Cu(rP}}po$~cizHbEFiML${BEG?WX-YX
%VS)fvn2g!d4fOOK|qwGkf;eF0WBd!RK%(thTRK-vFC_;PudFy9#5PnvdGAo%&FhOr*d3M4jC=JbQ~y-MNaX%hj#}Zfe_*Ed3npj
2u=;*2d_MN_UFV$cXEO&UgJlFOmT}DmZbIo7JKrtKPmSlJb?;=B@wico*a1khsG1mQk|_7-l^F0CIAS0dhiuEwgF-6wj6!4<uXIA
)<J}HW@cfxcHxi@DE0H>%<O6F4&<2wd1LeY-`i7eZsK99VrI%|eeZTfkX&Z?ESU3|T)QmjYHzD1Ds;}0B5#UZYJs#MSO|kbR76hw
{CxyZ&25(2)=?zsO4L%}agoMxL1kPB4n)djVUabW5lw``1D6AYRmy@xIGVQpbpB_~@-CeN?+?rYf%zTJf1f99A?kcuQyAPUtx(UC
o|f`nOOw^Bu9SqFdSF*(Y8Zx9C?YHsN`~6S$aK{1ze!=WPS*BuAYXg5>~o8tf!=gGohzNNvW&;;oZ%-i4ZV=(JSH>1hu#i$^T%~L
ry0hnteK*Mj3D<;ZJI<h#VVv}s#Qf*Q8Mij%^Y3wQ+wRQXjGxYR$3qFeEyEuPZ^>%3O8=7I6Z^+bM5oT)cvQw$bB17EG4By6(ao*
qn5Eq<dOwd6%ehmg6UL8Ag&3-h?<m#6**=_L7+0@J0IGIuXuKHf*xQ>u%I(JS7pKrvyoV*0vEXD!<=+jT#J<wrB_Ze7SpDxAe^I-
$Ra{cQFBB)o2{p1Qei>Mf<kg8P;#cC1|nw*tfggy6h#DTA{y?vRV5}y6dJOwNvax$Og<lU&bIOni886Os3Vlfq<04nQ4_6E4n-Q!
sfBQnQWVl@MOr5WkmOv{BsgWJG9oyTT?o0tI9ZEUL>-aFvLl5AOdx|pB<aMfGBVSbDuUrAYa&CHlXpO?7^tI-5UhesVj5P>dwe16
lmb4^ko*MYv3B8V08rzh4Oiv`kIG#7|9{`h*FGdk1rM_^iE2ohs40F4(jN!0P3vAoRtcN{k`Q2P@qzvNknpg_`E8)TspR~{K>s?B
LWm#=Q4ydh3ZW>4ASnSbKfY6l1P&P#<^Vmt$Jj>Vc0f=}EdT{j8?TIW#miVyDMoy;95mu>q|u}1C-_YY#GyzGz@x4I@{Ykrzz)AX
pKyLke}o~RkHU2W+JnpHL;3wa&5ga7b@;we6bUj_C{iIKRV7TQl(f|=MI%T=6jBRODM|0@?mXl@pNzj9Y=lgLAY?H7^Z^eAkrV+1
6&y_qNJV6em`E7|5~C>}F%eQEC{YI%XBGsk05GI10YK|1n5CCXH_@#DI(+1xkix_{$Q?aj#8E;0atXWb9j|mu2SNT}3DH&DU#TSd
8vySENYX_76%aeN1wWiAH8Bj$Nlil}5g^bd0Z9y>KY{l^XXnqKK7HqUd=Ho$^YKpM!}0|Y0}H2KSe|b4XXCt>wH#vpT-|M#M{6D)
9D#U*$vwpV2~h=2zvzbl?8;j~h_K*p^qgxtr4S`4bgq(g+{SZ|S8?QnkT7J#5AxB8f}$dM8718+DWc(hy}3At@9)}1yy-(;FSig`
M|A8my~)L%@(RZ-R?fE!m@1Vl1oQoSs=e;_I0yXNxkO6_-x=AZ3R)`6)}?^^T&Sdi(v&_|-tca5`)=v{;@yNHkyc8ju$>179FngV
?V`&^Bhd`$l5<}85`rScIT$XFUfs30k>~n!8W;<?*%Vhhnk!jr5sF^A?~&1-Y0oH9@HH5*Notf%sqdQ34H%I{f{FrzkNHSKc^=nB
fEG??o5#G(Y$zvxijyrXEwz=jRWM-yo|t-J6f849<f^Vw)vPO(2_XT?k#Y%_A(t6k3LvVYDs>1dD8)n+MOB}jqC#l^VnV#yiJFbh
VUZ!DM*UYLjOz%JvWt~PgXvvlTneL+1py-?5fMcuuJ9<QMYr2Ai-HR~>T3ddBg_an5kspu$%RzLV<VI$8pkQ5jww8DO>7Gz$hpav
Kg#>OY7WW5BRk|?fg0-3@1mWe8$)VtTyZkf;PYhekwNOpLZpqde!Y((qR5E_(P`oC$Z@GeR2OrkG(<)V5rgOoT*@#qCx})UT8)X$
6+V>HG6=LSG&Pqh(2BTFMeVNZ$yP)cEau8?>yEodCa(s`f{OCtL+_)@3L+r8@76FQ+0WWAxcvPd<I`-<Fzy#^_<(cCO30F`*I7Bj
zWKb^;%!j#@5X8e6!uR^s#+P^$~$nxrt9q3Hrl4I5&KaS%jNlA!;|^Je*hET{_tJ`P)e3bSYWA$B$|qvmKc(0Xeua_rc{;4c}>0s
^4c&X48Rn2Ctz;lT?CB75`z{9N(&-pBbhPCl?XWusEbgjobApPOrR;UI5}8K$QYFjsiLB2R-CFNGBS&&3ahlv(rUA5YD5uHMZ;Sz
g<8Zo7ZZiV=73NvAjoStS6T^((K&-djSd?W;DlYOc2vNNM2<z_!6#@mhCp(NG-`_jpmte6$|$bNX@nGMNhF*N+#HWUxFplDDh!&=
RNU#?cTyc%5^~HW)jF&LTM5Ky5b(Suh;}<)6Oq6H!2pd7AkvLA2}wgT0TIGFLlF$o7()?BahWV!Y>Np<${@L9LjtToCPGa)!hj+>
6N#LlSru@ZHrpXBw4|B@L<JODR+LHwrU*(%2pA_AFdAYC8X7_<hE~jcQ%>+z4)U0Rv?e$pMY@uPLahRApg`C0*$>_yh@kZF>yH-p
-hIiVQSaHD<xtx-sUQqX%2?pco&7(4j(NtM^rjM++%ry{>kRAZI_#hy;`~zCOiGFha;6q5V9J?9PJt7!I2?&fIT1r9qU!{L<DMB2
H3$R+I>#bmpvZ8LGDyHM^@*Ra{XWh&O@zUHR}QyWC$pzbAGY)-`UjN7PJa8&ssA3Vs;d=Zswj-W1u+!uWf2htB*ipUAh6RZV%wK8
RuvcTcfZm5XwqEq&r5!k@B34YReLk6m1uTzKAWseIi-x9(we(r)*9;Z)!};-VPeK}5{ZR*Hs-Yiu&izb&-;_LDL?ti1rP5_(uK@p
MtRudfTS(a)9-l)Vd%k?7*>=711%q~c=IqXF<uKn@QK=$zMIlWF>%&fMc&?}wT%_6%j~V8t{z<LtlY80iLQad14I&rQ2|g^!lmiX
mrko*xnRY1V-ik5<%M*ufXN%|*@nY*kyKGJcJ7UndwCFO&_!G#Kw*Lu)L{<s0$IK^li3o%1bkX*cDz9eATFI)?oP$&xPh!_l*l|t
NVBVMFGMkDEvy;`o2wVm8|eX|t?BQ@#j6{z*3k59p7_#TRc>5H)`KX!*}iVs+iyp{AUCUdeG7&d7s1`55b2C!Fp%M)*KiKS-g4QZ
TYDBUx6>RuAk|oW<gz!9(X(ETX8IYr!P%KNz2ybH4;p}<Ta0+A8qnzS4>>T1GVotQ_VjGKZV@kz&mc&d$EdUxi-3#SOf3sP-;!ZB
iUPf^i%6iRBQaX*tg<wDyE~X?xafI(J|2$io4TGiseP^zNfsss&?yA6oo#m^p`;P*=~5p=moN;3^&6>VM)=AALBfhC(83f@(;|o<
oD4o@G(W!)?@Zb`eG+akbSjFS?d{QZqn9~;n07L8x+X<T#o`SxA?5s=;#;=1trP5zAJ)`5D1*ke>2IY#4zL}t)53?Upsufr;v@5>
)(*@hm}2qNZ>xhk@$8G#kdy4xzw>C<z9cj|el$ThjBGXCP@c%-)fAZt@B(S7TJPp+>Nr_r5wAzLOMtJbfsi*^<E?EA&II>P70J#y
&g*xbae5++=)pJ9;o@;yIAfyvk^J|l28|qPB$!P%iIC^0H+~n^TM8x$Ae|JfLmXB{=a0&&q#de80L`EhY%m^yDHK93yR~ml@a>`x
!tsYXcSs<EB+zEVq$l(13$DELTz&_;b*b>c1?<r^m@I&MXHx;O0}y?+?Txg<L%m**m*F1X>>r+Ls18>$0QS{w1)<2uGM}>@LqnY~
<70TP(rXPwWP(0T6KY}y=LcFkybnz=1u*GYsG{tWomW?V*7MT;B-xuB_h^fR*M9p_7|C7{hJmZ_BpJdoGH4DW7zF^Pr#npsvO~QC
>D23}hXLOXNU51gdYK&G^X-~AJRC`fMvEn+uquK<4V*bO=Z@I-fZ%O3eDjk6q=V7Ud^a|yeH=pzp4emF({x@ppvW|jL?)<E%Wj4S
%rhqBR&atnxDLH$3(0-qzrGi%ZCU2a&GflE93u~0>*(uYEFS3qRacTx3D@%K*j+3c*C)?gnW0<P6Dy^q@>%TXFAR@Y0h&dJaP;sS
)X{7#B9WsN4-Ich?{E*NK<x|?mXHgor%X)VJ$JJMQZht(AGI!xX~j{^<~h%1R1pzL<TR*YGJ@oBj6#S7@9mS0Pd(1R9B)sg@RQd!
Su*7n9(46R;3ah)95rDpHV&0un)DJP+NQyQ2S4dFU5#(z2v|uaz{htlp=F!NXxd?ZKDg(zn<K6)#&x06gC-xJXqyw#mqL&Tdo%}{
^K-9`(}SE1zWZcOHPvb`h!aV~{*_cT^hQ4v0=t6<W}@$R0M>%l0tdIxedRL<*`Oa<y4esnVJ{D6Yy=Sz(fDpr8+v#}?0JJm5v>eh
{8$+`Rw4?vy5ZNOhhD?x(yLx1PhJmmC~$8Dz4o&P%@&5_N<fJ!CLIJ1AY$*Ps|XX;BFBFC;c7$F(d%xq(JNDUME1T5#;wWRHBO9J
YLIT*yhpZN<naYHqZ|n-qF|t*O&oE~ToMoQ+psG;&JQ?zK%`JcqYxWk967Tos0u+;ICRSCnIQ@K!TfAx$e+sJSjQb?FhKw=y7<_C
>n|R@I^%P?RII(`j~K%ot}aXWJnX<>m?CS;p{vNY-qvq3*AcD?NC~|LAc1It2wsTr3E1zi<$xLB=dqh$c9Gg9x&(Csqjh2f0<S?`
F>Um)jPX~aVRgYYJs=r{4GOBa)MXK56V~wNy7Rk>EaoGN#FP(Uek_BaEMQda;T(g&Ngf)rS~NFVj;wW<HO#Gf?`3`g=-^}Y9lj&M
m%Wn?XLP{VvgaQA<posLF1<=;YvVcAoH!W~Fnif&IAQQJUA#`Y-rn%EN;!7;N29$BFm&u0S>GFJ7x6%79S-uf28PWLSyjcq1g115
4}>H+)t4&>^|7;Nhpv~-_WUs1D;QKXn+++~j}1eu21bo+5qIyK-B`+gF#ACWf|t=GPa3Yq4LmH?6|=T15FeSR7}tt-aQN}x0XaU`
EP5{bOd?NB8tgBFGRkh5vODJmAaZ()d^pKCrSN*9=Z1~e-3aLvOm8~vleXtMLJ1&~afl5w+Hc!dt&74TA@K7sK@Fm})T<^QCs&r`
9^{donG9=Wo08?UPe~4A2U@!V!5zFw8r9gNTfIg}*jgC!+hHs3h)s>7rN%h)$0mGiEAwj5w`_dA_E9+V3*#N3sVlNXTGH3kX8E_G
`Ii;D2w2CwT3MwG8sNFB$5_!N#~Rj^F%Z*jLUftE;|UpLXyMGTh2;kCBvJ$-4>s+T1{DpM8*?rvg!)kE`eRs;*)}O0>edBy&b5D*
@}V3^ou(Mvsl!9Nz4XP9I$Q^qt9g6jDcumZ#l#P?sMiosEo)hT%Xc#*GS&=9;5@rzk*321g7JX<E|DF1e!e-An3E@Ge)S22(Zx&D
Y|w<0)P~_B#k&^O>xoX2W*nJW>qzf1vlF-$osl?euX5(Mw*{Fxu&pe2!E3$V_h|H$JLev_+rxEkLoit4!fp-CJ9nsbEsJ32VBFrJ
Q(N7KhVj6)We}%d!NZ@s?Z0OGI6K-cF4khRX?n~IEfec#UauBhP1!4FIrQ+4cfdo{E;%4QC)MLpH3~S=#Z2A}wTra&L9#UQq}%vA
(9UUO)5P@P@V+R|8(Kpes9-1%NZ~_9lG2LZqL~PX)PwA9^gB<{SEjo3-R~g<jn3f8Ch?x$TClTlXppYwrY|Q$A=y5<2QKev2jpR?
Lxz_JT`8{+2p#idjSdrI2VGh-M>>wlTI-i1V)|_F5hH_V$AZa4BuMbsFon{&g_gEgcE+%NKnm~;Sqr4!7Mj;eG+>QnR^4BBJy;qb
lv9a=T1p7Z+x3h9Z!W7S5NW_^aO~?@rXkQMAc6~1AjI{Ef-Kn<TLKlrED%IC$Lq;MUiF_lUG^Tp<-#WIq6iti3(Qr720;ui@(jAL
iX>m$tcugD2vUP*<Y~OEXo5i?2GuVc-mX>*edw1(9W;arAtD{q%~-qWQ?MWxuux0sh&cx^)s{nC0|xT43hecng8{8&qF79PVIz_h
YO^V%TCi0#IS6~IVFD#}9t1)=)`rE{-Bix6a@A@<sdW^vM6n1(l7T1@YLR3hR8EnQ3p-UeqXGu2DnT%lIahxx2;RCh6>d}Y-E(4K
?9T71p~2ChSzJ7WM3{yLcJ-0j(XL+H!?K}Lq-5lw;SLQJs8%5A@q`5Bm`DVuA2nlG5q4P_#teWeEi`qCo>SG!0E4>TDCXQ_V%`+f
0RalI#1Cb}L8oX27rsUyLq)G1(j-U)vY9J~0&szyX0t(bmF=Lt3d$9-zHt!r$t+9|>$gGdoZ#zULskxvUfb7$vO3VS-aCOb5NSM`
5YZhqo(wsmcavTyCTj+)3&mF>oNOM9>IuG+-jW(bgfPPQz46v(UAp!0*FAcn*q#~)E3~QDrBx~5?q-;$DNfX4ZvjM2c&jujov+##
3@B*Xt&_-m9Gr&Hg`D+BvgYvIP14A!q@rHs4+dzEnCp#KJnoK}>xe;fGb!5NWTmE)1%bL|BSU0ED^Ed=Di#?O8chK-A!Pu@q1N!h
4jq(jH3^ba9o#!wNQ^}8pkNy)SX9y-+SDcx?8<3Zki>_XQ1j;j-Q1Aipy=Vw)m2W^A;JLKAl|{OyK2P917uqju8jp_Vr}S)$JVS(
#+)Eb1&}+oXd@)D0Ea#J74ccX!yAsrS6FPr)4L1SRudOEbu~kJSha^tv>~yjM1)0<L9DdgK8g@R@DSiawk$_1@hlGs3;`kfv(dh0
-Bgm{%z|OLfGsgpA{(6TDB@(CFwJZZ6N9u%5D;<Uh8#k3mKnKE6{6fM4Vy1h4ssheOEO?_@o*2Hfal<Z`Z%E@u4n52terAaRYd`a
qZU0VdAs$;IqSw|vdl6E0|`1qX6)gt-Jt_ZOfD~BlbW(2_bQ_tUG@U4Uu~AsIx~^DduI?v>?x$-SWq+&V4#WtAV*3y)+it#aMgF<
@rFCj-$$CzX+JT8;;q_?i+eFE5{THnM0I`Y!SV{okXTA(>42ICTU?i&w9rLf%jk&J9pWw!g{-d7${i85+6?A7GdCs?)KCz1&?K^X
IVHroj5dTgT+?I==q;YUfLxfDNET_pdfC8EO3aV#bC;(kob~IQ-5@~bXc0E8pkp&?n4CTr4lWT5yWTqplL~<ik#@Cvat*pf^a$m_
+TD*wxF!`v4Yk%Q;mmrwCua4X?CN1ak&VMUfIB7xSY$Pmq6V#Ota^YS*2837q%m3Q7K0ysZT473s31w_J938sT?J%(oVh`l+|e$t
Wkoz1LI_&W)h7i8%+aNoWWA^)TxMe!O>4-^gE)W`B?v_}b)7S#+U`QC(!6#;cA)=|!Xy!;2qBX{8Vq*}gfbK*0AU#M)UAXB7LWuR
HW;(;W$nYV4vvCk=$y9p7pJl$L=4YUfb&&Y8_?fe4zpp>*r7Mm0s<2fD7ZMN3$!LiR+T*kv6`(Bv<0*h3bbkJsDlk+R%mT3(hQ2K
da?tA0P)6KN*yrvg59dw3e^h%ESG!D$gG36Tc=4tXgksj9po`m8EXlnO(9{e5txEVoEYe=5!58sAi`l12v02utxZf(Ds_-m;A*b4
Miw&CQlK=*S|I#1Fy**1>?wSs5wOrC5F${+LH1GTghxrac%7Ic|Dpl1_@2<8B@L<@eS$k5dt}kXcGx^Yhe#6=9@dCw^82?IU*wp&
5d5^rBp^t--?biBn~5zI;oXTO*<hm>WjrH0>nzqPC0V4rOk!q12xiDbr>9!pB5&L2&h*Y(D34Und)ecTTv0e%*(!SBsXr`vxt1eA
(@U4OzTQ0^`a{_(pvCV#4)YE+My?z{1R7=j9$H$u6HRl0LP4W<N~+XRNwN`!^6ZP7ki}Sj8YH8+9<2z@>__-aJ+c{0-zD2)r<}mT
D4Z(!`D|~U?|ou@6|0=Txz>r$+!|8O*uB|q5q<R@8qmg?LC8nSXoN`Xfo3g^kQ&4h!miUKiF;_;w@C$C>!|^a?2hj8?wE~*qq?D5
2C_-Pa&Dh&4l;bi<BG1I4T7&{13hqneQ1M_FHABaLJ-z<Uad&(<b)bMU+++RB<D(C(03Vcc?3n4N<mR1XP>orJ##RiYeKp|>(H0b
dD!y#%*@+6+|7BMoNN)ug3eq8Ojt$QIAQm>%~{k0HfNi6W2p2eJoV3h4!5HAfA??j2F?o^9}^1*oeT$>DWNWOb4l7#i7eSpNuwf^
9{L8@Z&36ieo~!qk+9-ug%8AuN7)P9rC~S*7|A@EImr#Fq!;m%(9AfiC!!=z$31Zqupm^cO*o^knTJ!U=qDZK!=O71Fc^`TcS(1(
RY`a!e-Fck251vm6ViLUYVef`ayguHQ!CE!^deGt1noH<#uQG06z*!lAvzLDP(bHKfK3c64g}aFqajZP05l(c7zmI<QfkaN0Xu|j
bYpXw8y*SY10t(~_=i5Q(0)Hp-^Gt>3p}dJ1G}MzKz}qMz}j@MbMwwK0x^osBm?$5GiUoBcN`EOd$sU}?CT+D31FLA29E3xoMWmJ
87fLM5YOB=zr$=EFqr*&3Y<GyK|jlP3fi}mlrfrc!&8IGZ+E=TI(WmG%VB~%mRhBz%1(9`PS$=6c)KQpwJ~tq*uHJ*-V9;5&|&PC
B%MPIHFfIYf~c`06kXN{iJ$Asg!8v0GqYi6c5r)p957k2$=}i34g3UtAha}r>?A#X)3$A9z-#WuN`z9W0|_96(2@c$iW}8B1`}*J
XB(uOw1LIbnOh;o=o@1hklDq+n9Z;Wj4B0$gw_=l$_IE(alRj8b)i0ct=#~ip~_IAlY|#=C1Q|aQ@F<hm|XB1<Ckde!k^i(b^s`(
G$Fonz&QpJzi*Er_0jX}t{z^@1H|SSc^f9d=5sgEa74zxgmr26Zo|*{P&n;nEe^*OU@9xZ6lMx|C8BX@#Lm`+HY12#dNxO&CPN7$
q>%P*Q@qST{A&Z6Bv7oP3uv&`me%v8LE;q0IQ=6?nB-777aNjs&fZ@HaHV<NJN9?F;hsh&WFn=@K?(i;-apzm!a8DZ%y@0gqZCwd
ttk3=v^2h%L*eEX{abxb_+48`Ck_{5$;Ndst?KukwVr3WWan0>H3z#3ioE$5h8ibwV6zr7j*Ya_f_cNS?Q{h#8$MpAvl}t>%@V#r
MQrO%CPo;@k%wPjM)p2CI}T3>55W52_Rolb^pT>0XbMIk281b6g_DD)IQ~CepU^$jD?fhTP2rVU4{(GizlO#;<ldrTVQ{lihu@v%
xN|g>nAvpow#jf?ZbBgeeu|(l!-OItR1-z58|GEPLM2V{gdEo;w=Re~9Ao}>E1N_+K!VUqrCkF79E#vnEQahJXi6~HaLu|*OiC*i
Yl+fpEl}!Q-2<jqefO<N#^pw1B~&Zj3}%6a9IAYN9bl44!6%bj?V)x-MTa+7UMB_^CU%ILshZhMI6BzZHOY0$ZKo-+;lc)mVDVO%
Svw~?vGLp{B*>m>-0Aa_etpj$9i%?7NbUEI4g^9%AIjgJjvsVHesS)JB=;XrczzoYi8*{IghB?X;%1^$u?-OejiQMG5$h0<P}@-O
%C0Tea>-M%yNztvmv-jtm}h*<p|mlC+Ej*_EtHk-La!F0A{%zWL!DEHGEmw!kyaaKnA{v7@KCJZr7qgQ+nRZf;XUA)hhx<~$Y8bk
Dq+>|J}DLLJdLsM>n%Iz_*)kD$KH8E_<I6x_Svhj{Zlb8VC94qA)=O16xy;zNutXJ2!>D2^5sQN=urfKxA;qn%t|B;45yk{xQA%0
I|pf?Hhd04iA7Z{F)BJj%_dBw$G2k*Y6aCUtbHcgT92lagf{DouhN)3|2vFd1L36O?amr1SUwlwob}e!K~{GC0O#rL5Ex=%h>9Vz
xfn^&*RJ+SxvHmjcuhx&^KnJ)Ux&2i+~bZjA|j{8yh2R!Pd&Q_^YVG*@C(%?0ZV6uR*n`I3T^wb4JK?G2Oqki{IJ%ONP+~!oAj<B
rsB7cD+weWCi&J_uSUrv0iaMY;&VaDb;nsIxwTo@4xSlAHjg|By<<7~Iz-l}(}}=_Lp&@|O4GI+GVfovZPYzn#RWtGw;=ec_66AJ
XQlv)ZlE*?B$g$$J~Rrr1XFVW)*mCmwDKIdP3n9|&CvwECP30jH42Iqlfa6sQ+Fn^hBAuw%4g1G#aeTQYS%5uSt<-s1#<<=<5vMe
NvcgdX4Pe|<k5j-ssbmZ`12jC_?)x76j??JSfts#Z+jEcVn3IXWuJb$qo^b6x%kVY#tw0>Uh1l<s;aykCr0Jt<onz`ZTS0aot1L{
_7I7_laZnCSK%)Xhr5p*kvz4ryYRF69sBtl`07*DMJc6ePN)z+v5@5n_xNb|8aXDqqs6-&c?F}>#pro=^)cnEubSl2QS#7W9XUTu
8y*O4G}D56`PEfbRabGu>>AyAxZUAS=}Jl>im=v`)!RpsA7`_i_3u`9igaP#VY+$k2cO}@)Xi6epNaSQfC^_&M9~h8wlUGn4Ahw!
CA4f_p1yubgwbGvNzx9AZsG(ZZNzQP%PIS(9yhbG6E^L#=FtS{1?(bNw>VX8Y1Ru#q6M8Zh$bd95E4NU(}n;Ct|r44wiH7^W5@k>
VxEnN#aS!H60(Ue-hrB}Z6xyp*D2g`-s8?yUcC2k_00gT(&JjxyUdv@ns=vV*l+XP&270mF?{=h-Os|^Pp>B<lo1ym+|^u)3JnJs
Y)YwiKrPc3V1TH8^Fkf)gXa(*M#Jtqf<bU{EbZ@mysk!kLiE;8y*)&PbG)6s-SIwrzEu48wmLn*&U(ikhenc3ySKXp%!kKgeD99t
_;(MQgH)o-<_~o6T=Cp+d))Ghy|!JpH<S&RRyApaDBHbTa_i+Z25%MNGYWCCnL7P9ql($a7Z|)`$$%z>GzGA;1kso_PDVowK&OI2
2f5>eVo1Z>o>3Xq^XH7~<^jn;8hsXJl%Iz#RB<%@+BsQul(R@*w>g_j`B)lYs%i<RZ{OII#(qyCeR-ZU%PbT2d4GaJdE`j;o#q`C
J9apbIrb1aI{%*zy5C~iRMk{j)Maf8xHP(PL!y_m8yBSU6coBA)3`iA%=W<KIXNW(5>bS$He$4tw7H%Jg9#78AbMazJcpmHkAE3=
P5Rc2AD9t`!?)Lg?N{6n$4DnW5PWZB4{bq_ky)9RMYa@EWiceN7+sYs8%PjhfsF)&NRbIqG)3F455sTY-URT$OKqWAw3)dLB7%}d
QYt7Is0v~lr6Qt$iAD<rBzyl%_<u*h+wI%6eOl?Bn}|EpY}P%b4%B?lBLm&91PTg6qqHak)JOFaikt80ddPcV)GYy%ki;2e9YLg;
LYYtP03TgCKj5!YuFq!G0ciF51aYcM0mr?)pdoScOe$IEDtUL@dxww#o1heI4mPaF!XB;qqZNey-`M<khd(|{0-~xjJK=|#YYOPg
;B>)96Z68LswfygLpHHo4hRf@AOKrojeeg$XRl>EsRQ%J<8R+wDenqR?(O0E<@EP4``#H=_zF=n84u9_s=^?F$uo*Y`5`cZI^Q~q
e6er3%8I_r<LNaOH+3}aX&Ox4t|SgBS&JoOv26kk8X?xTnK(!I5H(k??cDtFU?Bv`VsoJXCe_SW8x};8y|AuywC(7$>ov&PzAm0P
J~hDqO$hqRgr30;4_}an<RJ~9X*d|9zmbod(1WGeYrN;4WRmD2I;B}aIV=GLI?yincp4Nge??&FeU7#sAky|a^e4R*9((sC$L4#$
_r?^522U`E?}dwKAqFbp^kAKI$uewoM+MoVUV6OnW@v&#Baj_nn$T5M2)deJEFo3}XGe<R>2JFin*!KNgOg(G&~2EJrfG&4WFnA6
o$5MqZx@^ylC`0-KXH(a6lukRHy1G!*DNF^(m?E<Sus1JB?PGyCzJ)j2xAF0zzh||f?@2HHw{9fVT7x*n8l15fn1d7CZj|f0>~Pi
YLvAmx8>J0z5A6ra}-D%b*@>hvZPa;?ZASxs106swZiL*b0ubbf;ei1L4|??TOlWRyoBc+*^>nh<Ux0Wo7Kc%Aa9$NhOfR+Jaj{V
=4x_;;nN_Plw%Y9jW=Y~GbD!qf<3a%W8Cq|YdLS!rIs#i(=}yw9bY~6fabzop$%w(07WVaYm>JnL=j;Qt{th^hWnosIEJP4A*kA*
IJF4BoD?%$>}QCfcLOBQ1WthfHnV|Bs)H?)HV%iS;XYgW%kuT-V><16^E{XX$u!w{*~Pv5!lM(wn`f~1WZOF@!wh-cIqj{kx331r
gAL6tBO}<44}*^uLqm{LWCacE0jnZ}%AuDqiiM2hARQSNjXEWuW-wjT*e_tKu(9*5b)c!kE9aVXsm6r^6S1<0nr11^OsvYMLV*UW
k*|kvL3nE&4V~p+^{_1-u1Gb-83|zNpnN(RL!+tCA%bf3u#E|;ap*R!wrc6jE}5Ji)dX0uiYqzSWtUQEU9}j7(+RB@v6CzfK{|*e
ogqz{x=sn8PWpRso8l{`LeS`nmba@+Jga6tpdy5h8Vq8fcoUmp2p-p4R2}T}5Ss)-A%q4wgbnxvNlh{;D~Uv%9j|rNT_*Lt=We&e
wvdRLWkLxK6OjON@{=I=M_S5~2MBG>Gsf3@HE7M+9B7nqvO_gDNuUb$#Ug673aiy)A-Nn~t2Dq7>`?%M2O0~`dAsoJXsYRO8h3qh
MqLY+GMU(B;BlMKM{>o0o8&n-ovAMDHHak9$)gG<S>4bgCaTnM#w<;xauTZFesYCteZ+|jCsr~Dl`e-YsH*`~Pk#LvZQCN=vf3qG
#z{QNgLhRZIeA81*D9SMb|%(XaB;GR7A@WcFcn}ZfQnu-0s=u+gy@C<wa%k+i-O{)3TPwdUE{}HjMU2=g<XKeY7;~SV#X1>p~HJL
5xejuIGxkE%<5-&WaG6Hd2u-eI#q!TDku=<5+EX(11_C)cBU=ah-+^~#Rvgf(#fYoL<kEtmJWjzLd>j6Ar2g>1%f)UgABm-d3FXw
+s)rVP4%Z?9S{bV_zty3s-<usCV-m=X2viq5sccGQ+gA6(7D;v-VVA84+GGe=>{c=Ea!S*iP6>CAc9CBY{2(5*q9hp1=S2n>^Ds@
+Owr8hq|_=%L5Z3_9)N@)nJ4KXfcKBl;sWRX;^x)2!_T&e<?wcn_QqBo_q1zT`}aL6f}{IrL@*d!BdYo2Ro%hvyTim_U7q}*&)*(
1?k4`j<jo|g>OxgLI-}$<OQL)sE{Js(>#~w*!cAyPh~!XkLK%s^!;MF<EZI@>sU=ZZs|4eYUPwj?V*>^l<Y5j6UH&J#0IWGxGkZ$
nW#}5Y;5|%u>(}FmYSBv8`_~Ytje%>fYI=aA(3U_RUzVHr)#4{sA~^VGf>$Abb?_9OeIEhXcA0>fl_Ok5@4pu!DDqYHBR!LRcr%j
$3ae@cYZL3pIXqfSFZZj^;UcaxM6!kMia6NJ_NpN-kTLnqV_V$c<d|)H}7)!oAkqhZ%Ar4b!f)DZ4f}y0cgj5i^JwTK`iJvRmt0O
=7FJR8y!#(N^=9U2fYA!*6Wx#Z(`8`Ha0YtuQ_oWva(@JN*vOU8>Je`8MNUIoHB4sXOsgH1`Ka_Vpib`oa*y5CTw)uF-1dqDCnjp
Z(PV})a-VP1tGA`0i=fxt|a2sRCR8Su;4;g$Rto$6^yJGqBAi|g2%gO6$}<Qh0vO*zfjJc_o1UX*EP}BX|9VH1&Xm@bTI}EAdu{6
Fg&3)FdoH<fo+Qq`Z}*CqjGg6nu>^RCo;)5VhVYshn_P5gFwc^4@<@xk_=8na!tv`oaz$-NyE@ULy$rn*eHVr1J+GI<lkLroE$n2
ZfnNQgE`O#Q$WeHOn_9`qjeagV-z-XMmke#nWe;~VkeGgFxM=L?b{BMK@K2rSZ5?yVLNbWUdM_<k&#6h0mSE?45rCa#%@OEI4Cu<
slE_45y09!hdSe)LrI7QfG&U;p#2TqYH7G9iE_pjlx5qqLqR!%^SJ@Ri-SsT`Z^@b)D9Fwk~5)nq4l^S-)ggA1QI)rmy=NJphs9|
ca~bFY%moCkpZMRA;K5J4|)0lilLLTd_~QbpXQTk^Ef+6Kdje39{a<uj|LdSN5VivnuW!h4s1_bnnc(#2{peO;n9fo?CV`f2E(Bi
SS+bI_?_xni?&{IB#_`E3mAs$Qi7KFoC5G2S}5t&s2t4p&yKYI5akrqb@$5_d+r>kopZ&ZhF=DU%S1ENL>&WxQ(%;nu=Ok!N+H^2
Xqd<PdFP#zY1Xg88LZEi6h#jAPtO}V8fqKv>4@CXfLVr<A#+X5rY{p7`14n^fs2tk4MvGbwZXu!;NC79u(sGXb{!opOrTA23U0Os
3VR$}%FsX0_}Kp&&XAp+3n8K1(*}e!f+1$(E$3-F783;_87N|;=>S4V1?V(c1lVQfoWX+4Ia|Ik&0c8ghL~v#*T-T*(U3=(xdw3}
V3VNPh8AEQaBf3ok28>=$)HHfCafhHqR!H6u%tQFqFWPYjm?SPA_{9#Ob|`0K^c)L@|FjQO{YVXMsW><VY%Iha5H=O8z<&p$1m42
-`KrZtL3g`Imm88%J8uQ^RSLNCcCgn&-N|jv(?8FlPIxPGZDD045Rss<5fe3Ma_nn6<Gn25(R+RY)2f{Xn%mZ!J0uNKeX37!pMiG
Ym`9)gr4i0i+58MwX6PjF`5^5o_IT*_tupPh72f!5)~+{Q!PeDe`xllF6Zgbmtbw^PC6Z8hUr6FB!n(K{7~fMu%7Zs4`b+0s~BsO
{y%Sw!O!&grVyS_dk^RvDN`>fH$1l25*~t&xI0V%$wL56#iW!fl`3i!Du|+}fKP9yevsIf2o*d-uzEdX48&CsW@m!&&IXNDloVo$
zR{nMl8?JYC~?O<K6i(Un#_*=;XBz7C6poq!BzEyX;<2A5PI%<`!m;L+!f`R1n?rSGAX4LDe6TK{JeG*>7D$#-e)?5<*Rnz=0n~7
ALP63@iN_ui&jc~??_3!?b!|iG$3Pv^Np$l54-1k-k#mw?{|o^l@36Y28oV-UCH89Pu)I|PYQe_5Ul(<0S1wrK{yG~-|6BRl=>tw
LHzSDJ;Z`43z1^`kf*cKHWWCp*Bl(3o_DA}<^If>!9QgeDxLeA1P@v^W_HPko?Hw=lVim#)`tVhm0^ix>f)NALrjY*9Ma)T%6_)4
B-Cam7}X|p^P}5zP7N4b)@aL0=5{2HOd%Np<c*Udfhhz+c{Mb9e;wz$4bL)P)A0WZ{iarD+`|h}#L{G=zpJ~q^u^VP6l9h8QHzIm
E2!#J?RU>zheZO-{VDJr;aBnRp3!`Fa69n(dqRDYl6ySO#aS4A^u>ZBF#%Mgq{LI~M^+))oOt7+KHIpG*0hmp$u3?kB$B35L0WjZ
f5cbljy`zkWQ#z^TB1cDeSAH^-sG6)y&mbFf=<P>X?%F^3)k)PJa`i_t($Ls7(Lp$vL@v%FfvGFgM&r18XdRXo4xKmdFOFMx6Avd
UB~9`^G`=0DNl|Z#7DcZ_!|bo?1+Q|%nu1JuEU8JA$s}a-^u3vl>&6@30B%@thVor(WGi`Q2yvoBW|H-k@4HyN7SBU?|42EHCTvZ
{JXEXu-|K~$9=%jP4yvRuhb+qC@c{{JNuFkjcI4X`<xM&mlxgVJt^CCSveqaE0WZ2V?jd`x<k2>y%q!GOlV8zI}8;}Em;r6D&UqW
7wlkTFvgHa8N8y2w4mzNdF=O|$Fr~B6z)aM;)fm*;_f}ZeI&{gWzJfeR-#WLV^md!qBjFE280aE^2}wbDAXDnW{HL&f-*b_12%0j
r-mYGAq}y@keuamD}l(QHW8u|NUAl6rDj~QLYhHLZ&I9+q=@BJQj17RgYLMgr9AG!?u$hW<{$9;w=0DQ)kh~gWXfW9Nsef;S2X_l
uN)F>fi#NE8Jr4tGKVR;<a2PQ&Odu-PP9I3V&grMEhXQ-dOt<DMGxGh`}2!-@4gPB3QCm04TT@UTofj9bgGHsl`AU8Ho#a;z+T2O
1R$z8h$kqhh=_|;WkUUJP<F~Nt%+wGb9H-gPMNM}X9G+)c86P;<%L&jCT+I5?>THq!wuyUUk?5y`!q+6d7q&8C)4#C{-^WKJM*N{
U3fMd@uPf21VP?ei@V1gz`CabaR#<Ugiuy17D=HU7+@~xiH8*1YXeEpLF_aM1lg-)Eg_DTA#sCiLuny*hLdc#P(GW}9U>0tY|OGQ
Z;t4kh(y@nOi<W`PV>?iyl%d~J!A<;9z2mubplXRLrh5(QA<q=NmRaaWW>@GlnoF}K+P0IQc$%Jg-{VG5`;lSe^i-3beb@LDGEx8
k)&uA3X}NeQq)LpOOV9PMC%pFqKDWa22Bc!Cy&p<U~{UikLF-6WW`1g2nR2I#l=Yl1J5R47<)taPlC`Y1*g9fVRq*Mp$^;%y1~d!
2_f2Xj!1S4r!eW#T^xd_Qb{VCoJl0h7fix}r>Z{yj)A~}^5EGh3RjpLbf2UqLlB0`yhPMW5JXISP6Km*cL4i~X#yWS;rOS(V>=!{
1()%CIZnUPFg!`@79Kuz?C&2bJK_o{4Zj}~ZZ`}HpKksJh~k34H8*5qV2?ZfU0`?I$F%~B7BM|kJGIjk`frJmEsDFDh8$pAJ7J2P
j5H-f1W^VF+961RrA%@hhN*(<o^)VnvMIwq1PDO&=6!o|H7kJ52`wlf4@+p`oV4-A_KLQKxB<RQ2K)6l<DQK?SbBNnlc!VN_s1p6
aJFNODv!CQPx0_wu6L8)Vxk{63B|{Cq1i-oil@Y%JG&G0gR=NI>>Qg*lTOQyID!~<yLQJNO7uvJb-4vFxkbo_CY_gQHk3@G#jtM4
w>?5-2WPdl#AA|bDU=EPLy}QZnUw^DmIcm2q;U~{3#)`q967=uf*3^t+;?#Ry9&CRibX|nQHKFSl8EF}5R;t#M2di*Db657RYfql
Ma)c11d>FhQe<mJ2^0iUv?NZm0)jZ4h=`>MX((D)AfcmJ))A5zG6X9?K~5tdIM5t0;0Xam+W_YX3`L=+g-~dy!jYt0DM2}As1$1i
P@?Q)k|JhU3rQHv<Wd;06K=X)=v>gbcasM@V|aQrd0a7wnr5A3gp|_;2)5Yiu{(ToJHR132fy3ltz>=itp}%-rM=i>phfJn+=P5`
JrU+!gK}=@Co}V)I23i9gQ#Qj<Fk@%p*wx*^}L^ROwCUH_~RJa_{-auCnpQI9x@6yyA*U>s&;jB+k<oO@9cMiyuA>8zRzH&d!~pX
04WflA&OOhFKHJe572hJ>Q7-Ikao$HBj{^2@6SI>;HkWz@`vVq?=NM(;Bxm)UbmvBeh$PhXJ|P2`GkN#H_ofJai6HcXVzr7Is??N
JFm<TMF0xFe`}U&49Ngw7{ls*A1u5X>%r}w<Ls1*I2j665KNcxV*ieTEr{;6M64OK9U{R{!9Ae}hi7$g>_d(i0}k461V^Fe%c%&`
w1G&1-ls5hzy#fW1FYcRuh9B)4ESg1-Vl)Fkc@rK{IAmaI&SkToWywnDyhJM=D7pb2VtNW<y>NA%?55ooOU3P2RBF4!?X!4TlqdI
a3W%{LJJ{|mIILrcVkh4M8?r&F;72z^hUwr(<=z!1RhepJFx*S*(_c}EQw&+$kap%nfuz|fa*DnSpgVH+LXx@ia~7CqIy|rOLK8L
qBJl%7(j%W?UI6bP~529%a*IFmzS0`J2WNL&@2Ff6Mgk#LCH#U-D04TJE7U`xJp5J9~+`JgDB;#9cxy_LLmtzX_CUED@FvhZ^={z
)?fis!VwCff<PHyqG|rjL1VPTXQP}9ye4gxL{fOs$uQWfvhl2@PBkmVJLQ192}Dzelf{F(#*4m25^RDCM4}Fye7hl)ir7H3H`+wq
;iQy6l}N5}xeLT24HOx4km!qJMT2B2MjZk;U~21lteORMU5IF;ZA-fpUa5HE)xz6)wF}kjWeukTH>x90wp&OSkrtBkNHM@x(Ay!k
skx%}W?Q}GcJX=VmmQd)GGha`J946@H!!FMR1ORl(Atx2Q4Iu;G_kRif)b6=8oJ;%Yns?ER#uQ^jS)05UT#+W&6<03b(zl-N!E>_
$q-c(P@V)291<Eyv<w-p)<avp9%H=Wu;)i6=IOKy8@*EynzI0$jBGT40`E$+;(L3WG1>toHJCxx3>1b%1wciJ+jh_f5{Wv|f!3{I
5=TOtB!owgZq0y5?N+36Cf+55J8L@@alDDkgQtZ|Zxba=xG7$Pfs0^;Rn?%<sw7wTG#wawDm1~~-7tGd4G=YJL~z3mX0gHshAIUv
n!>bEC$+%wqooT*k+~fxH@=-sI~X)`ds%4Mq<5MTz#YVgoLY!p&YNt5Hi%H8IGG73Ac@YP9>{a%YCzoZ;`X!3uv)hFcdr;}4;j|=
yR7a=XplR!q=|}z5dZ_!b)sg;`ta%7_<N7<;%yGz-<?m5hn6ys(Pf>NY-U$Xi<2mY{awC3^$AxXbB_6Pr{7%%yWS&caFF>M7?n#*
)RinnFw6x+O-xNEf(zaP0v|Ad4EXrpU%z0Ji97f=^0LpQkBPRXNQ!y9!I(GaOg$LkSYfDR<Ec;z$z)F1)g}V!jxfde8u|E)QqZ*n
6*U*JMY6OR&mk0_Run)HBK<sz@c8(`zU^J5=7y3^l_C)|>XNEpAH*goWNJ~LdqLSpHD+jbKM}zhG@`3hROuANK{^&*8C08Or97^!
o#`a)>h$^ryln%=^vL|*DDbDeqwj=S(Dq`kKeC!kYGY(dkTTELtDab5L5q+wNWb6^-}OtoF3I+yHptQk6otR*GW40OI#OP;b29Ux
%bX((!V2d&*xQc3>=Z!G1N58$`2X7mpE!(8Jh*?QTOd8pBw>2h3=$0f8UQUm1J(iI!njK?!74PJu@zAfM3f3S#!wYavJnI*DTEUR
DH0E48X7|qk!-aZw1#v9g^-d62b((0Vca_Zc5pz;!TNtR<MG+PeWBjKeua>G6z@&O5P}G*Ukm|FLURG=Cc@yU<ahW?6$L{r6g1Qn
QZx-K69~&PRKP(=1kg%NOvzDEGLckDK@kNZ1O*FB!Al@YQ~?4cL`wuRvMfNvP*MRYBieOirjdyXB&a1wkQpLrX&O>0YKo+!k|>B`
Mka!3pn+*ZfRZK}CWZv5Qiv!fsw8UZ+qS@=Q*nkTK|~OM?J!hvdmjN*K*x^df53#pp4#WsktI<{UHR9x8w#IU-i87Z6vYyhjUYus
NCgxW%#^E0v?x%MRSZPIN&Yf8LXitf5=2TAtrTS7p%f`H(L$7_L6YPM;RVQ{55LGiMjQ$363qN?pMN*@=>R&iLJ9~_D!%N(g%8oX
c7A@tN3U0`dsD-a(B$``2z`3vHG7@d>Q{M~aR_ne^k%nyFgo?lq@r*?8F?CpU^{)8$KFM)Vv$&4!Kh)0W~d0m31u}N6Ac&d&WZhh
r6;scru%&8{7C>maFI_ifC$nZMuZI{BJ$<g-ROL{06x_80|S&H*AvcskHEGEBMOg56%|RR*qdxmF_L=<Oc;1^>&(mJcqh(BumB&;
R#X`S;`}(~2PplXU3;CEygPaw1LN6a^s-8du~bKs>L;%r4Ns<x&s)5L9p|CgN7;@fQ6mzOBt+0cK!1T@NYm(o#{j^KzJWwTXJ80(
CtrLhXaOJTB6vdT54A^{YH@x4`~2iD-y!KUX`o?EDd+6%HKQi|!LWNaJnwd~{1}+)#TSsTx2x9cIXSD#TO4e5Cfw8x->b*)!FM>Q
d=C84toL{)aRlFuNe<8U_hmOHJCHa{A_5f+-Ng_p2qX>xcwRf4D(pDMp-7mb1aelg44fqjXkrAI!a(XFJxCOZD5gSCga$?`iXmE1
p$Z2{zitbV2MukcPXreL%SL{`pI^x1ZK>bs;jM@w2eX;(^!jhRSMki>bg^CgWQHm!p->i7Gg{H!lWwBam9tE>i175y?N${bt~6j+
fQJGcWYC9}`qk(1>v8CF1BggY0-anNmk+>6L!Nou*Bvm!c>E>n==S}?<JH~a@FS0y`ea#z<2ivDk%}O=tsu_TirF0q)|^>!z#`0u
$ckFRN8VI%_9{D|u|R*i0wADRfB+?m2&!O-0)txEbu>~5z&H<~+<l%NZMEXhe#RO>ddD5`=7ZvYD+Tb+w9=v6A7Xla9)l@}6a?0c
%5WWeXan`L&ye7AYnO+IEY{3)?&<tD{W=6Y;((#0DXAg}M4&`@ROFP65J5~qw3x(!Afbga<p5BePQyqIL;?F4btagg1j$4)Q7Ki5
JFx@<fSo{XDtba>JI+{6Mo#<U(8P$4=<D<J{@rb@!^704-jDJxzbUl-zi4@NI)qs%<>iN~r2!MPSPKz*(VsNIk;0-3OA%O9D+FqM
P{dMW3Mi1M2AMZHbD*ouIWl2jQ3(%YW8trGel~Bwj~}!KYBS)C){Z?xzcOU^XGy>eQ=9Q$9rA49ez}k5A?Q=!%YahVDPcus1RE~K
+6RFCTpJS6Kuqhn>w9Xe<JH|Ndv57_YJ~Yuu>{xquVXuz`E=7}$E^2ZV8QWBeJ4;h5v0>M-tJ;j^KvsORO#1!7#eDFXq3pY%Q`I&
3YfMm(+xZCqHu&eR+R+a`!kbZajJ8M^Vrv1O}*6MHi0=f9uqx&Hes!_+s>Y=fi{O1&R@1+!{3@|QaZhaIcnQEVKz;ahmTU64~g21
ttsIaL$WTgs58LBxsOAchu%QU6!B-5$BkfMS&0{|6T)pO9Uz=?QGQ$A1nVBTgqR|QY?*4HnZ2QMdZ2bm+Ijr^i^1vic$%+R!R{?P
0R|XBmrOq34}bEQh2NYMj9s1wtZ5yf+*7Tqtk-dDlO{NxQTR^G5V`MhamvWNSNHe}BOM$h<H2MQL_t%dOh_FXJ452;5?rQ#Nb`Y?
y<GvwQuXILJN{gkYq)ZOqAy~-<UW{aPEwnuWF-+0@ApuI{4fS8NW(G#OGp%oQc_T%MFT-YK+vH|#Hf@|%m~zxMJ)(KD;MUBq90-i
a(g=LoiIFQJh=EZ&pP#_S!5^15TiaRbxI<8?^&AVIONDGqNRQ`#bMYe1+}*P$2`d*GJegw`k~|JUP!s3DY3i^FD&5d%Qa?_qRwJ<
y2`dXnl5K*gL<SkT#&=gzfzgB+E?q^>6*4n)g(~(_%}=?HQ$cgfxkr*t<il<%%VA7+pg$YiH6bP9%3Qr%7rWvv<pBbAO$kYEJH#f
O%q6wD9|0j_L=?tc$=QQzb*FnkQyY(O%X_BhEXvzuR{%w_DlV|ZRxG|PuDi+pQcm_LFp&Auiip}^))3F(6k6pB?!?~NlG<JlnFpl
R0RP+RM3=F4N+B8Q$<w~6g5>tRJ2ts6-@;{S-2u{<YK4;?|>D1IUWPq-M>%2^x>au^=-MRHP^NW=li%cUIcQboL(mzWaZrA7l7uR
Bdt90YGPMe_RPS5<pu)&)6FDzoO%~b0F?o7G&icfVAh^MNSDoPMunY`w=6-ef~-~OH61u1M`suur#%*LR!C|cC6y$qkq8J-V@eQM
jnxz=t}bwNcthII8+DBXGmKfXc8T9M>5vE@U645#3I;^&-@C={#$J{yi55-}uG+~%vs|*yI9kmyS%D1NqzD9oNGgE3Tp$LRZW*j6
B2kA{g)|)oLi4A5nVYGginC6raDp?8W(k6kB1FQZ4V~izyy4=exTWt)C{jhV$g%?<5(Tt0**5O*Txg<^y-OCHIfdI=5ORjMy&Y=h
n@~EkX^14_cOZ+?!=q40W<xWLY0$8!T?I!{-C99Qe9+jKvjZg^#5io?L&g)aiw6P&zc?S(#hewfyN`K*PS!x)$qqW$_u}~Y?Sn?p
)}#X<WHlxL_Djb-v6j;FyPAe+(j6eGxWL;Wa3&!u0polm>8|{b5IKYtV$=Qbr<|XuNz=IMaAv%Ed4u!)j!ElBiEv@zcWO%N{o-5r
x!>Dx^;9aSk%T0ZEI}Gu6`KM5)zB8Wt2ONRxV@+x7GjpoYH^0#;#w|g2S0~HCqSAaQ6w!ahem*;hNSd}P=T5(1c#YJz)QBqCwb}2
9{^A5fj1O<CLj;L)cd_W6<4Yh5I7V~&NB($N9O$II1vx$j{g}um2;46J@0RLim0ept0U->%DnrUqRYL&*;9{uyubR><Zm4WA0N2?
1Ks>%aYXnY&kYIz@(@3|5R#ceqLcvYUw$I&aw39(ks2ZzXh@)lPPsxA{jxBSkzoS=Z?OA&!grq&uNk-J<;lN&+3!Ktx#k#=*`~2+
#$6BZ@hWGAp!~mo<s=|*GDENED42U6+H^zekotb!6;$ky<o$$FG%*n=NHHgGe}A*M@7m!zW#&dlZm;(tq`t1Y*Z&A^htK)!#!84k
!IcaUT4;!9IsGr%KA&#C#?%H8#IBHlgb|Y;{2d9cW)%Y=hj>5lNmwX#S(utBsOy6)?EdX8@*9*?O#WFc;uS4Q=(YhejyL!bPsMQg
G*%DumG}mO|AT+HiP`}n{`QBP7#>mz*$Bx8`8;v1MA9OOSy!`~nq+1`XH6rN1l%%sPg~iF1^<@9psOIF!OPF|xckj)qZTa3PB5%9
8h#86$fidkZ#ceFxg=dVcax8d0)m=DKjHeBhz7`{7C{u*CI5SWpUwse9v<15VloKxyudj@wNbj>wk3ZpIF6;;3q7#-!Lv@-X^lWc
6rte-G@B5_YESuQQOm=9Z8Im3oF;GUNZpWRJe*zr-y6<7lNgm(OZ9QKm#R$dF=|iWH5t5YR2w0N1yhlQ8SZf*{fh1R>n7-0l&!WX
AcBhcq5t7LI!BhpiVASng36gCf>j0B^9s9XK75$^y_x&>+XY13EK!Cq&FM6%A|#~>E*98QgF00&qq8UB7$26lID46jDG{0R%7}%u
tz@a}|HjBjZTS-YKfcfTKa(LQ=oSKfUstK}^!`8LuPq<*{HMDoZhNOU(ckwAKk}Y#*yb2%{-2llbNK%6v)t4N@%?CWF}3~u{_cis
Id~K0<NF$e*M9eP^!|GP@;j;SN4J)Hj`?4|Y*WZp-Y7hHk3Tto>z^sJ&)(x{9O-Z?O+)Tq@P%dj<r+-<V()R6T-s6~r}2l1JotM*
)8pVZz+J7(_n&98$Yj&_alp4i6!+;m)4fyL*bouqgjSPYbg^jUR_DOSMMY(~TVxwm9@X5|w}nyvy~RcBEfLNq={xj+)0>X`x{zwR
Ts_6~FnUM$z@&gh6Cvh8E!MA!kNiH@wrqhU$n6oV;l@Zeu)li0wOP-y+FqW_wqDm;gF|B_wW8L(4m5~xYe47ze;!aEpIt2q6RVcj
U55UZwS)r6{nl84j-eucD*Z-+(UGH$b)<@1<^*l+RmE^$xcIwgN^2Un{SF|}4Yc$3O!(KIUoXTQXO%C~cO$H+@!0Zv|JNge*Avjd
ymGf~MNOgazNX8xoafdAXIIZ?R^>(d)pgFayYN1Ku}v;4F451)>9MM(-5UI8e~&rnC#Lq&9QwaO<$iwZ@z7}cYd>wY7!~qX?*B*H
_aCFv<BfmW&t2bS!|OEg<{wYQD`(}4@BKnrpYA{L8UNcXI3(Bd${c!qCZ0c0R22nHP~>8B;4eze3tHE4$cmcEcM1BZ77`v{xh5OD
ykhRrR0Vf_zrz|o`kLcx+-6Jd8y9CW;|>P~K@&|q*MIP>Tb4DUBvwcv?k6v!%X1r9$!4MKKym}_gE?V$SGuHE-I=*&q1b)S_8ZbG
ifbYPGg^4<cz`QfpWiD-6I#)`<$0QpLob0{qo+ryfk&>n<EGi2&Ec&12b0Jgvs_XtDjX^XrJu^%$5}KLYXpVblpy-ZhlyB2keC*K
@Ou3leyuz@`+s5hlppq34rG_t_0WLh!gkK!bD;IV=sz~5JU_o4{x-(;aqL|NR|OshkMh(h)-VO4N4`|_=aIhSt%%<F7+kaI1L^gk
wsjtRx#d$^u{uxAJ~P)N(^r0a(!`EqQj6{GfdW36>ODM;w0{hT$-}&4|LqZ&4KeJleREfX0QHXxEq@L!aZjk&LPdLy!n{zupNy?B
4y|Xn=L;HH$GI!#%HIpd-_71uu<`w;Ju-Ac{29l!*mSzB67owHgzyCmk=`j^uehdw|I6Wvj*Eva<D>nNavn88A$`1^`7ffPE9Qi#
_wyUww7FEbZ2KfWv~YOKJDC1IZ2Xwl^zEHgo17@$^hfCbcI2AS(bJn&2QRDLud}cx=sw@0Z1&VHe!QXrap79e=d;#4Lypr^-npFK
kZx+7zLgVGS8<5HfS<Ai)aCuuj!%7ZG!*0Oj=x>^$7z>geR^*LLf;LmF;vJxKK~a?3>9w(?a2f4@1~vTvTEZWcM(>d?zFp%6l<l>
v4NtqieE{rVqslN=V3{u%lq6f1S1IFXSMx1k5QkfSMVd*@H;*ej+-ek2tvM*0f-<I*syLMjdGn~^!wq#FAn6MUW)n`GU-)K%JI^*
#R7v{E-Je!;Oupz6C}WX6ge6~kaB{gh96?CPtZ|zCn~LUju4mlJC6Qy>%UrQITnEZbb0npkdH?laP_BXs&okPvUJSEj%73UC_iA4
PT|@8nj1>+he(3o`u`2t=<vP_EvjcY?n?jC@t3pD(FF*YsvyxMksz_yg!1LmFz(~6b{|J8{p|o94Vve<kxrp|RV@OJ|3}tjJY`&u
ICJM04k|_m-SlV6?BA7ry?YUPaq@_8Kq1^af#LuBUC9*TLPF{GA?y
'''


class PastedModules(InspectLoader):
    """Imports xltiebreak's modules from this text, before any installed ones."""

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] != "xltiebreak":
            return None
        if name not in MODULES:
            MODULES.update(self.unpacked())
        return spec_from_loader(name, self, origin="main.py") if name in MODULES else None

    def is_package(self, name):
        return any(other.startswith(name + ".") for other in MODULES)

    def get_source(self, name):
        return MODULES[name]

    def get_code(self, name):
        return self.source_to_code(MODULES[name], name)

    @staticmethod
    def unpacked():
        """What is packed: the modules' texts by their names."""
        import base64, bz2, json

        return json.loads(bz2.decompress(base64.b85decode("".join(PACKED.split()))))


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

from xltiebreak.excel.udfs import *

"""The buttons of xlwings Lite, which shows each script with its docstring and, as a form, its
arguments.

The text of this file is the end of main.py, because readers and the add-in look there.
"""

from typing import Any, Literal

import xlwings
from xlwings import script

FOLDER = "/data"
"""The folder in which xlwings Lite keeps the user's files, to put in and to get."""

AnyBook: Any = getattr(xlwings, "BookAsync", xlwings.Book)


async def press(book: Any, button: str, title: str, **form: Any) -> None:
    """Press a button: read the workbook, store the files and show the answer."""
    from xltiebreak import scripts  # late: a workbook's functions start without

    await scripts.press(book, button, title, FOLDER, **form)


@script(name="Check the event")
async def check_the_event(book: AnyBook) -> None:
    """Looks for what is wrong in the results and beside them, cell by cell."""
    await press(book, "check", "Check the event")


@script(name="Make the bulletin")
async def make_the_bulletin(
    book: AnyBook,
    paper: Literal["letter", "a4"] = "letter",
    ties: Literal["trophies", "all", "none"] = "trophies",
    crosstable: bool = False,
    wall: bool = False,
) -> None:
    """Writes the results as a Word bulletin, with the arithmetic of the ties that touch a prize or
    trophy, of all, or of none; with crosstable, all results by pairing number, too; with wall, only
    the standings in large letters, for the door. The look of a club's Word file is taken: in
    xlwings Lite of the only one under Files, beside a workbook with macros of club.docx."""
    form = {"paper": paper, "ties": ties, "crosstable": crosstable, "wall": wall}
    await press(book, "bulletin", "Make the bulletin", **form)


@script(name="Make the web page")
async def make_the_web_page(book: AnyBook, initials: bool = False) -> None:
    """Writes the results as a web page in one file, with the names of the players or their
    initials."""
    await press(book, "page", "Make the web page", initials=initials)


@script(name="Prizes")
async def prizes(book: AnyBook) -> None:
    """Says who takes which prize, how each sum was made, and what is not paid. A sheet with names,
    ratings and scores is enough, such as another program's standings, if no crosstable is typed."""
    await press(book, "prizes", "Prizes")


@script(name="Save for the rating report")
async def save_for_the_rating_report(
    book: AnyBook,
    kind: Literal[
        "US Chess rating report", "FIDE report (TRF)", "FIDE report of 2016"
    ] = "US Chess rating report",
) -> None:
    """Saves the event as the three files that US Chess rates, or as FIDE's report."""
    await press(book, "save", "Save for the rating report", kind=kind)


@script(name="Verify")
async def verify(book: AnyBook, columns: str = "") -> None:
    """Compares the tie-breaks that another program printed, beside the results or in the sheet
    Verify, with the rules, and writes this second opinion as a web page; columns says what is meant
    by a header, such as TB1=MM, TB2=SOLK."""
    await press(book, "verify", "Verify", columns=columns)


@script(name="Announce")
async def announce(book: AnyBook, paper: Literal["letter", "a4"] = "letter") -> None:
    """Says how ties are broken and prizes divided, with its seal, and writes it as a page in Word
    for the wall before round 1."""
    await press(book, "announce", "Announce", paper=paper)


@script(name="What if")
async def what_if(book: AnyBook, changes: str = "", section: str = "") -> None:
    """Says who would move with other results, such as R5 7-12 0-1; R5 3 H, and without any what the
    open games can still do, in one section."""
    await press(book, "what_if", "What if", changes=changes, section=section)


@script(name="Why is A before B?")
async def why_is_a_before_b(
    book: AnyBook, a: str = "", b: str = "", paper: Literal["letter", "a4"] = "letter"
) -> None:
    """Shows why one of two players is placed before the other, each given by number or by name, and
    writes it as a page in Word."""
    await press(book, "why", "Why is A before B?", a=a, b=b, paper=paper)


@script(name="Make the formulas live")
async def make_live(book: AnyBook) -> None:
    """Enters every formula that uses the tie-break functions again, so that Excel knows them."""
    from xltiebreak.excel import reenter  # late: no other button enters formulas

    print(await reenter(book))
