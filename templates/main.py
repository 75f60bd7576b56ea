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
LRx4!F+o`-Q&}MP4$B74%>RINR74Pe|NsC0|NsC0|NsAF5WWQUq1T^oyI&`9Py^@<1L<PEeV%gfus)uFKz%B#`x}4&XcU4fg(!ld
y_=V=6g{_&UD;=@@4aWszWMN`!P_Z$Z0~&K_g(O}-(Mr3zWY}DJfiHaXuLasRYjjWdR2h*qc%_*iUV2z07lC+n`36Rl5MnR_LoDj
Yr7TD006Sgdf}y<=-G`GOKJj?QG2%q5P&wpLr=G>)-9K|7y_~~7rEUu(uFFNXdT`4=Pz*G?XH*`D<5{|T1Lxg&ckzSd9vkEThQpD
k^ll#&}nT=wzN}9-E+GGw%u!XYhu%iYlU~-^UZB3lV4m;jBU1MFQX&YRD0IG@z4P)XLB!;CD{8XI_6(zF4djfFIWHrqq19Xt={Gx
zU|o3??KY4+YJVQISzp7txzhmyP3(IzyKO55U!Zmvj6}902HYhjJ9AEB0)d`M1)jGkzD`*-GBf9000000001V8UO$&04M+e01rR|
paY-)0000000000000NN?(WUsUew#`*VlKuzyJfA2CrcEyjOeMJS+{`g#c+l&<bcYpzA<TkN_*afE<7V>@)xr275gPFRTN%xIVR+
jXCY^?rESexu1Ayz7CoU!KozcOSihQIhnP0-#fhfyKXOga-JJ)?6&sDzPZFBuDf3Edu{34dzszeUL70RrkS0*JFMR4yBnFjbKV{A
XLH|sms7#5*NAfL2KB0_2hacqUW2@Oz&!_`@bTb!yZ}Ai*KW>*5(~L|YcxCnT?O?mn;02vn|$W$WTExneeK=eo_Ao?-PE6b?=ADb
?A{8N?cYG4-m_lgb-vz*F7E52Q{NwH<33U!J-W9J_3vy$Yn;7q>(=+Py<X+$-iCWR>9(hKbfGl+oxb;;(|31j^SbuWYq`4KPUvCA
-KQp?y?`60qtoAb?^{>SWcq8`+iK0g`lO8W+s%Eu<Ilb5o_TxDy~S<1?_GJ|kki*RcV%{?YwtLZvZ(UypDejZR@7f_UU>jqw{_eB
KmZB=0000K01>QJ?)q=O008CldVO0M_V;=md`i9WdH^&4zUR<^08v0xhp)Ra&!rDRZ9w!5=~ml!kGw;D@CV-qxm_lhm8ac+LPA}d
52H(+odOWMzQKGx`n{;`$f{jfeb`jz(YM~8eb>!YNVk*L7rWi>ZnCWG`|o}2ta?7?c{=CT@4e5v=N!h^23AS5pnAJU)8V{6^Xim<
ZpYgPC!hcUriVoh000klo}pK)-n8l5JGR^1)3vp&am{v}_uYH!*`+rYDW~4<@m;-lww~Ll)|R^Wx2$Ts+T&_xyHlGT+PxP(TfKHi
tGzpj0Ou!nyWYOOy{|Cy&~I+nC_S;M6;9@TG`)%*b_3{o-PZufO<|yY_P+Da4|l#iJ-yDGYTnvkJDZNDb(`D|1HJB7ef2!P`5Ujd
uFK${6?V9M_U{f<620#`>F}HHzV`dwT+5>=cJ3aX@269|&z>my_q}bZT$tNX+cdHFX)f6#t7=jtn>N@3%bYcXWVXtW4=ez8cb$L(
(Nz2H0e7bRdJlW;_jf)k=mGTav9B+_^Xs}mN%hm4C^RaPXsWtkmnN^QQ0rQt(@|?8DwVS;P^u++x*$qijV(K-?$!ZRiW;8XFL+(I
&F&A74?=^0A4Ev0MJ0V!Gz2@<+4VpxqHF_N*{QzkpI~mDufFd4zV|gQ<6Q0c&Ta3v!|no9w7>vQv4o%tg%03-L)$H_<2(+6Ky1_i
MYd)PPy%lE-Z)<HQ-C+Sx^=yQ>)(0weeqQl0F)6)I-m!)cJQjH+dJo{J$=3pdrO|@UQb1JlY9UG06pJ(uIw5wPT)N2c}<-TvsqkE
PXdJiz4qaK9dZwS>2cj+^`Zb7zU?WR#<$iE@a=&>0q6jr0Oy(wumBy0d%J79v(7`?dAWty&N#L_^yeA?1JS$HZUvi0o|+90z8?3x
r%Bd!?X~uCCwaTuuLbpopc&)sc2wT%Zu@t$0D3+iUAEW+uFY>=TfKJhJ-p++ZtjKl^7*?xw|ftFB`8!Iwe)9$uv?>ZH!F3!Zyt8%
HGmKR4oEW{y|)GJm)}@-UESO7v^x(2yMQjR-IFfkGh<i@GnX3~RNGaHZ7WS1Wm&Ma8<y)B*E^PU-qz~g;nA&YceFbJpa51>U^W84
0PgM`00(ry=;{{p-dZh`o)}O7m9eBC03Ua7H`jgT+r0Jmd>d~7d!6@q1?vItX*%x3XEkfB06GPk+t&a93hv(Rp7p`uEr30@M4fk*
00GCXCvIrz*8AKZ`@RmI+d0+ued>L%z1;eC`@kF9Ec@;C-ov(P>o-1nz00xp9=dh*-R){$eZkf3q>5%}85?6L+Z}n{3fSclJFafI
fzSc~3*Fr>dF|hCy|H@w`g~s>d)usM*?{B}04E^(+du$r!QJkfp0R1%!A`Or=;Z-O3aUKwzVj>Y`AHO_sQS(8fzqmtX`@!hBc&p_
t)*;fM5(qyijo2e5`vYW8U%`nZ>GCzqRrNtpb~5_P(Yv&Nn`@**2;!`?jDZ&>yr09&%N)5stK(=?Qc8N7*ksXY42>_?~i+jhqLSJ
UcFQ9ebj7x*sxu)Ha6$DcU@au4V!Mkc1wNmkg9Y%9o$F=f%am0FiBp30iZMm5oi=@tm|#cu2iAi=S5T)54}6ScJ<e;0dVWbV$M1a
%fPsap5|x0?)LB?_qFbJ+tshT!24hu@29;zZwt19iUOy-_ue+&drI$h*b#Tbr1muW&?uF&K0fw4>}Q{Ad&kvC00M~s_)jX(Uw7X5
4zIf3ZOg|`eS!478d-dL`<@S6M|<A(yW1=sZ$-0qecR8bngBla2dZc^ZMb{jEGy94KI`r8c<!TERa8<DIluq_0000z0089Iu7Vn5
ARs{iKnQ36ngA0MKmbgQ5ur6rloFVPh#?RV&>+x>i9Iz>Q^GXV_NerprfLR{P#PL&0VYyWB#lErkoKrDntG2(>OC4w27mwn00004
nn;2WjRb&6=^9}a{S6vvq)klJ{Hgk6)jdy7QK<BrMxX#fk`O>301+@oniCKJm<goDAvI5A)jdyBO&Vb)l0=#T8W<n}00d}Br-aIB
PxU9M`lqEgr8d<)Pt=*H(9`_A9jJi6<tgwZB-98asi6=HFa;P5qi6k1ltB!E1QL~0S`<=&29yM(MG1ifLWF5hLXiXrl?0n}_i4~7
0x$d^RThO%6%_yBRS`WB0w|}R0Yv~gfBLPSr{aIw$SCfOzv}V-GK`QxLd()!jav(W{_+36{iLB$=l+m`o8Ep;o`1?|rwQDtgwaG6
j2r3f0;jLs&eF`xAQ0Es-lyUEeRBfg>c9OhhPjVgE2Rv-{L&e!-YB7;{n|R4Qf4I2Dp0iy=*SmP2qKmL_U)#X(;;?8|DMj?dC!;r
d2_b8fBM(zKd0EJ2e?oVNGf2zkhkP?8`Ryg5dgJ#Uiy*x>g+B>oB}Ls{DS^e^$N_;4uzu~BUN)ylO!*1&AdmlZwx*M8t3{=5Bqsn
_+WbCv#%Hb@BjQA_wD)neYo_A1)6tWh&_mS5Gq17AP_`9|C0cgFDDTIhh@(2p$d?zS0d`H_r_5DnsDFrCqkr=sA%>7zyE#}fzkt2
yA*z3ygN9j*4f(IK7^3OfJ<+pVE?%dq(G|@Mx!c_KB9td#L%K5`i^`hgSPW^73YNq4r|`L3z0!rdI|wiToRPF%3Cbng`e=-zm(QH
UU1`h`;FxslxIkPsL3wN{%ya8owXkQY0{Ra*=+|D67Wq6xhmza#D8s}`|O8BjjGO~o=id*$m_Hoi=0q6?4}|>bmHccU>HKgkTk^D
v?5s+)LnA*xTWW}nN!I7aSWU*B#+D;jIK<Ut;(Q-8?_ZQoQa{29bGuR-NPllZ5O+l4(u<ht5iy6R%5DWjVg9r9QyIZhk_AEphg5h
LOZG;uEi~j-7;q{f$}a<`CqY5^;D23yV^X54{3}-rRnv%-=nk%I!>X{_vPhx<Jp)&3}s#FUxfAkw+&rRCW3T`We>p7=_ZK#!QsUP
^$Xyj*h^KH@TKv-UlTZcVU?H>6Si5>=b-Mr7p#b$Y`>S>-yB%Glfq5e?n=hkTa{eBtDh^`%T##ls53`1G6T4y2_dy2Dg02w+V{Px
^6Isu$!(xo)}N)NaK@)f_`A!Mi!X3mwz0VGm0wx8U880<5@|ahZq}`@rBo);f~*C4j<jud+L<CwGI?I{qPY}i(c<i6P-A5_6u&0Y
0g1TK=5>%TKyhPd<X)<V#s!fqr9jpkP_9!Dv4G<6y>CsqeWyXEJYvEf3z3r2o*Cn3Y7!tzq*NJobrF_txQ#bWI@u8Xl44V2X#a5&
TDP{6-uoZyEAHvy{JvkivYOui9)Izt%^`^YP>_&`DTqb_M3R5aICda}5k248{lKvJk>S>#?EifKeZH0b>6Ez(({N(5tV=8X{+<Uu
)y&u%NkEGTA;bEk2S561D%5E8>9kh=;)4tlZEFt48o~dJS4wnn^cp)4%MLDcxalz!3!k&3Q{pHuY<2tk@()?|Yq``;7kvl*%K_~y
0H<gu21A!FnWK~s>YlVhKe9w9Kblc+Wo8Y2ohU-<z@JGTy<>8ImmTJi^LY<EgS<gTdvWq>^xa&A4(>E^@C$jU2#2{icBu#cjbD*+
YH_>2pv(J{jQVwql0=e45Tl+>HdN-zL0S-9h|M6N5g;|WDvKT`sFsD!2ic=mqa;dP$oTyTZ~ChH#+#wq43TQ|Q0HSe<zGw2<WcP7
^$2dgh*qI*@2-$1->ve25;Xb>Z})V;_7r=N<?5$bT{r1(91DwBc#GC1?gs=YY?q;6(8Mq-NbI?B$6r{;Dz~?7UC7)e!G(*j)t0HN
K`x<V@~wCH?R?UjyO3J^mFR_ZNYi3F?=CGztSUnf7@9^P**UgU_)FBZaJHNW_0`46gc~9ONV6kAMZZF!W_tSE3)u^9O@YAl|HN^(
$XVO${5+qvh?T+X8+RTEu96NFdZ@8g1QZyNX93BDaYN(MTvCLQptH`1b{dR@b9!nV+_g0MKNc7IAGgv!P+O+|`}@#scM0_s9KTLO
4_51>=Pz(??ehPB{(}zAV{bS2;UH)_l6W*$MwHCD^c>w!UkS6^onN)>%qi90Dx8BDArHsP$ach@*IP>;Oz`o7-vD4jK=Dbk`CI7r
iiU-MeT?=PB#RO7ExBxrW&LJ&c~9P1;CQru4|k)GGB)Rea&OyAAK=^Bs66G;o_#9mcW6eBg#XbB3$Fvr9k$c(#-q5~8b&grJXMde
8h<6YJ7ST4-Bys*?jPY$Ki9XfOf7vbBCgY+#ZP}dzhHzV&Y^n#huU)Rhdqa0Wiqz}rHPk~Io#XHa8;&KO7*zo$0MvRe0u*2Rw_ob
taYGq54ip_z4uj$3GcjyBO;IfO!i^pU58q^a}DOckmKvmBC#3oQ;KAM9U#TTuKioO9ILd1ByqXpyK&O0{PgZwe%qMxLzggS<=Cte
8WM!2Y7(X-ScOK{%a-fCLGypVS}{}8l0?wbC5kN(RtOt*es3vj3T<Z}6(PigLP-RMb#U;=q5JgTrUhxq?QZI6*-IELes}(HElj>z
3Se4O(?2gthb5oCKS#Y^(~09IY(aOCJ`v}5X+PcbPqyyUu5NmLzVxb!stQ_B6_|!BQC`}f!PzzxLcLC4Lw3xi0Ll|c2m_w`7fZ>>
$wWKvtL5|3ZI=R!iILgBcD`gOKaBSF>3ZH5r@ZsM{nc+LtGRpBc6Fssdk?m~G0_!%_hQn_dlPI!Yy)=x@21C;7NE&jS{_yXgs2%3
JKY_c6FCGA5Qh!aiSF?h<+8VJ)3Ixi5twPdSa_CZ{%^6c+CuIlp05K`%4*%+;S$!6hmlW5I&Cs~l+@M5^&_K%aKLHHw);zrZ($T{
I%k$=4&kh;4Asn0qLH5wN(!D<ZA_7>^4!kU76cN~fXvisMhCf>I31`|8+2sJmTi`$t%V`S3_DY&0co`-xchmAeYp7`e!rMGXZ#%+
)I=#le)VD0dl9@tmQEB9T&MB%K!V?p%an*Dq4U)|S|P?wDKnIGEENw<OllyXq5gm7+|$UO70-`U14(b55446v3T;+?M-4PMq_S0d
8^L)CT+mum{Nkv|lQ?}M42b&vyL;{|M&%;IQoxYx_w_?p2sJh1S)$(p%=Q6re=evI-dBYH_-HoF$fr^^53d)#+*|M4^}pmFivdpU
N7~!*=~+9jt`Pu|2o5@g#eou$X8zK=zxDYR*Oz_2W9_(F<g2)sHy@nS)82!PD_39ibu8qQ%h#o4g@0YV;Sl|(3>y#xma(I+9<iJM
Z})RtcdNW+@Od=rkIUkJL-qYERwy&@r_ANYZ+$1YwG9Dhmo)Mch`ADa*8HZ2(^|NK)xt<++R^KI)dBb8N<ePn1RZS7?R0`5(LG5j
9F&SDM~ZmH_0y+^D$DjSlK0ZmHP$@5*M7&v#fvv1bm76o{<(OZ!eyi(A_hFW`BTvzVrk3MLr9S+azIs$2*%u^Ic0jWw8Sll81hmo
O@Bz^u<t?r$Jj;9ZiO1OrQ}i8dRzaR58UdN=Kt3Ar9A)mLUi%(>cyBNzh`%`ydT--3amY^H6Y*EHS(vk7P=!Q@9&qhTVh;d{u>1y
>w;D7;F2t_?o~z+FOF9UAQDJ!`gG`Ppw9FV2pI0=Z5xr1d@HmU3JuJ<4=xLb57Uc$D?E$EEK&rRGj{^Fr^ERk$)!IQ5mylq&{{qa
Wc=a&8{7lhJ#(m$32xL*=#B)YoTl>e@A30~?(5fUn07;+l-%}_#n9$RjmL=oIQiU@?(eQc@4Phk|BBhoU%7srNNr++uOthhrBmHh
wWyGYcH>uYOcrP?dsc;kRRvm;Ve8LQ#r|!k$b-n;{|qJTJfqnxf$TbJZ=vy%$5hg*?7-uj*AzH+wv`Na?bwLAXrdyULryG2P<};`
cbt6Vy2m*A@AbXq+}^P~-9u55j|gbBSAFH-{5C{VUpnfwR~8`Es=Kxr_8N+d^78S0Z(J^KSMgbwa2J<o;wdXj6Dx}wu3N?CcqM9~
<oj8X1L?A)s9q>zAZK)$5!0-OvrFSfB%C32L8?ZiV9>J~FH3EQ78FdJl;o+>Dl@m$6zt`XGmn;0*C6=gg3e8~ec?9bSm8FAx31UT
n(5T)3DjrXOiv!Jc`_B92H5R6;v0TLyN&A}MMd$7j6mUADWFgOvE8icrafGj8&ua1xfql|2e&U&D(<EsRtu;^mEe*xEmsrVldnB6
1_+5v0im&p3PK~FeThVhcU|sU%ZCZXm#C!PI_#>ePSjQGBK7YV68PG+>xk31gH8KQFMIqo+PCrBn3{LdM-NUei6Re<v*4*Bkt;>e
K^}){(iMHew06t8*Q?ZtwEALVtw7>DwH0`ySZV@z2(bkDoMQ6=gd(9eNX^vKF&I+UTc;XPHcEm9fYfMR^SpV)i!if_kw;7;BWV?q
svJ0Xt}{(>VYTEyxGQWY5-wa~RFWkoEm8ucM9ur^=;ic0lE#iRn;PQ6&?Vt%3J!_>+$jVRRJYb(D^b(pw4tLo5SjsTe-7ll`@gfl
&BE~O#zyBooAPHpyzAT~gV(uE2V<wBzL`x1C@9pv6iA>ti4hgDpJY$}g<BY1x?SinPle*qCMx5T(9oe0G_JLx)GOmTm|1^H@43g9
$r0mDAmb7H<BFkfAH$}Csem+j3s86RKu&S?8<^toDlr5ik(XFP9$m!iJWNt39pYy+O&oN{madqw7YUTCe7TlW!GTKZ?IKl;?u>Ie
G!h4UhqP7<YaC2C)Q5bKpp_Msw#Y`hs*57Zcc!xx6l#cvBRH4r^t_1PZ4r_L=NY7r95``p`(rwJIILqZV5AQxb#!v5=}?4EE~&%W
C(p>LW>z!F=|=67Ir2a`opk86)Mimom3K+H5g%7S+xJ`2XbT>$)&`P6E%%%`>*?fuUJB-?MOv7rbSIvgwcl~ZyAIPvvDgb=oD4#(
DDvdY6F#pQa%(;OA&uI^ty&^|Wz~o9SC+#z$Yso4T)x>oYR5VJY~I_Yk7s$Gy4uV7i9-C27F*@(XYTbc#__Q}XQh+WDrei9D#kU^
9VA-64=i<U(ZyYh7Nb`SX8gXr;4`w$|Bq(h*S2vP>9yQnPcZX7cK9V)zNXYjyPUR#G)|Ndh%pXQ;Ip@(H4ZtcV+aInK)D-6Z9yUo
Q3Z%-ImE<81HDUPC)JRt39<{h6>vr2$}j9daNE`9fU2@WGZ4>&^^IOCwc05R$dmAzJ<nG8)`}5r`CnPyi7NG`&z#fDPGx$^vED_V
y)0JN^opzzHxUKIJF>(KnVvO=2VS<(`Zl1xbF57VuC&YN9n0}Itpq(F(m*aV9ndtgwMBx#^8>~Jape#^{5<5JkFK91%gVJ+$s^xC
Tgk4i@GLrVP0b<DfT45p?BHlLA2lD5<;YWpQ#=`K%nEd*z7VauC`~PD+*Xu=g%ur8t8j-$iu0!?Zk_O7oIH1~gwkM_cSxd=Q#hrc
jl+ts6~Uw->`E6*yM(%bys?4cJ)&U|3PDEmBt);5PC4#3Fl}NBX9wA+UIOF#ys_Ew)2BVNvPnm@>;RG3LGP<YyIsL!f)!mZF7&=j
&hqSa(m$4&Wfqf0AYablad*6NQPhD_^_-l@y(q>$T+|5h!qZEOyc1dgV3PRDOklWkXQS8QK{K^rUf4E(jZMi;3$JZ4HdihUR_92P
<ky2ytc;q9iVz}X<{52DP;n()dFh@7hi5Rg)Nw~T9JdSGGRdA+82$XJEmt{x9OdUA+IHfhOhY`2afwq^raW^QbDIzGT_kvW*55-G
?L`GdD||{mGWvFQg6(|C9z)v*Sj1aM`+n2*7Wob2@TOm=>`MM_T1YVx&r)3`d?@(kotusZENNZ=5+Gk3=NX~I3v8dHwwTCLA;K*A
A>Ud{n{<WeJgYMghFV=$Y|Z$OA0}&>zPyBnp#c`H6;GMm+Et4_A@eHQr{Kow6|uGqMQc#=gTu(T%xiUbrl)tbv7jRl4k->0fYYrr
N&*u2YiXO|<jbpe>Cfgfu!Q_(*g5lx)O+#he@Aons{<qv^_TVFDcVMd%!kSZisb<HhaDMea?6=aALewJhS9cG70Z0}m}#t4M0p-O
38bmdd$X<T6UgkI2LoB8oMq_}3M(++ku6tnNU`OnGBlnwft%)nWgOYZSWad_8yb>=d?sEnpM`3{UGV_b3hRdt?S~o<d%U_@Ved^Y
{1e?L{TZYUp;%jGQOWyCGxpR{-}Q&`a#?6S+wBb;_db@aXKXI+Rca2EuDmlEbxk?1E8>P9${rNGk6Ag(4`gh!RI={OCez1+(+(e4
7)aD_<cDBSzD{`yl8))yyg*iVh1DfuK9YMd-Lh$uV-4$5CZ4pIL#ow~ax7-_lptF(N1;NjQ#prTvtE0A<a*sqoEOf{!$KP-s}LgA
3Wm<X4J}1d@G5T2^`>wvYkH1ws3-`b)@AoJCDblj&MUPow?Agrm@FBs`QJ?J*^aS$3!)i^1P97tV$>i(ZCNE48|1pJo$kyMx*I-)
CJ%38lu}6?33#50CPf$!e#F%w!HSrQN*h|EXx0kR(+h0MFxkIX5-EwiS#P}hKd5S~SL=sjT@uib{}6}k1VbP5q>pUN!A$Qd|Dd5+
pdi2FBF2lw<e!T3vLd;{ukqXZhxC6a9-kPunB%oe!3l|wi3FuCu3+AO&-6Sva075&1gKIzf3x*|8|^vXLd>D=-AuzU@c@|Fg0Yiv
l!{9{6dZ;GH!q}G)T&fLCMB#aoF;Em@;mQp1Kag_^@pv#@W7=i-UNYu5$pb6`a8|kZ+S|gWik9u5LqCr`B|B3{vY2=>a_ND1XdNw
NTSf`__zqN$yo+7{y2YGU2ep&F;qftS?v70-*)?Y_>!DhL!y&pT3RKvOqJB0UYlUuQ=Qzz+(cZPa14qX%`E1D_iI;?BvR5**d1&t
M)Ipfk%$?Qn`hwzT<{u7oIq%ClS35$H}_=q`QCj#Z;f~lX`v8_(paYtEn({(9xj|s0b{7c<}qgz5<wMP&-B{-aQ8$6I$~V$7qaC9
>?na#L@d}^0SHJo(shCfB@(NUS6{5Jz5~@v+5MzodF(B<f0xEREqQh&n&bxn|L;N2(>%a=)6VR@VS(N2{>@L|oNoPm6Sn2av{lIV
!-7rNO99=6)lq^9tVPREW0MkM7M<vHnN6h1AA4Kd{pHRxA2jH0X#WT^`uTmxdE&*<wnThdO#ETrtTcT_Cf`)01(e&lL^aj#+I|SN
_WoFL0GxL|1ECDpOu{*7FKKttxfJB2lRY0j`r$ctNNv|wFX!rTbC1j>=uCenuVmh*_bvE!i2I=h!XlyypqUjF6sVS}sEU$mh?aca
za6;i$HQOWZZHr?C470m>-#9@l&}ukc9lKfrFM@*jcz1YW{;ieNg)}p^LS|ao{(bhKo%lEh|piHYCNs$`fVWN7Ti0zi?O@PI^I>h
QCPD#Phr(15}_~C`19_16Ks5!D6=gK6UN;-@pK~KX-g14BMk(D_k6Xa)e>w&kr4&<mEY*ZS%VS)Q!2lY_UY$ICdFF>&eh1Ev)^#f
w%zb$G?>xBsxJ2bC*N}>iV)ef>AP})zu@0?uy{lh_Sdv!LXt@owxMUS)?N@%K3M$!cRoIUmwaoaAyN<sK}5+FsPMbXWA*NBT6>-I
zx|POb|$2%2qdVAVkw}dic+X4P^AmMF?cg5<-t=7URQ}4^lfl25|pblT~ef;1=a!1O^Bx?B1k&%*px>Q^5HGsODw)!WN1jk6Hh7%
q>567qME80ni3jFhKM4hpa_bpCI&@BMNm<TFNz&!HuSv|#9d<(IUc8NCM2TO6<Q2NM`<-#65Per<=UE&)>(?NEKp0UgbPivRlLO1
yR61bE)iqD^j$t~0ukGN4w@olj_kCGL+O&+SwV&!tN{2)d~wpfoh!HPXOS5+-tQ8sf&>h;g~+{s8*83AqpNuIK;=PE_zB@WJfPN6
Bv9(ig6&gTOlw??b%ujhbqXI}myh%Ay{;S|^3fhls_<$MF=^%@-HxpO7uTzaP>o1P@$t&RTkl6gv9HcU9w|j1ugo@kK65!AZH3k^
OEifUS4MgjJ(*O5-l_<+tw4brwOo{xCLBSbutN=7j@A9eNIvH^E38z32@{W$uS84-ff>U~)(yiL|J%7Y2=TJjRqgMnXDJdrpU15z
4CUgez~XZtG!{Il6Od$|5}JZSFuHpN{|HsiFCeB0Kuy2nqn+x&Rvi?2f!7c>Zxh1`#<0^hXDA~eu$<`;3%6BvGj8%XEAL+!0RQFR
0Ct2w7<N((?e^(W_(%&Y3Et#T!R-4G5NYN1{I+Qn5|JK^0=qu2!3vfiZ{g_cc^YJQ$W7X?IAc(vNO=T1Pp=+r0HT1VT%Y&&4~{(T
ROu5lAU0sCDu$XCh>)tKVv8a3vw@rpBbZ-!Xw)ka%}vdwwQy#Vp)Dv_z)-r==$bY)toYbNjF}<Ewy1OYy^H7mKM$W`BtD}+<zWLz
4-5!Nh(od;UqC9s@oPz6SEo;pK*Q^()3TF!JW=!5QJMYjy$;slIKV@PmrDjBJCb2e_wLaT(ns6L>#OD3r$gTyU~M-c{eR`|@9V)Q
&>&7&3IRfx?IJ|fM8#7O1YFGTV`h=o$%me<&CrJc@i}QsAgIa=wKQh15(KdmYWndbKT^qZ-1`u|pOg9hcBZ_z*@Gq8`cxqhMSha!
^8YhS#Me`PBl})a8W)P8jCHD<<$f%gl?0@OF;Q>pj%8Lb1y#E~e_3U9pmL<;^%(zVQE2^_Q{L5AI`Kw5`#!GzKV$xdP~Qg%;DMel
?Wc8!s*oES-jKs#(X^}Gs72dcsDvPj2aAOf>WLzQ`R&K`|J&==ks18dJUU6F!GfX|wzA)LV2lXTuU*aEs@>MgbxA5&7GJih{th~f
OKZU#y&9Q<i^$l+5P=4f0`zH)@!aLx&hn-tq@t*bsEKHyqM8_nl4PV}q48q6Raga28__8tkhAcXLuG1Y737rZ$vTeiyJeZuZgeeo
3LkjKyhgeU<>ENwoFZ~aIpyE(Tan1T;YF0<?^%T5Hfbn~P|~1Q7^%K-atoEeI&ySnF(Tq|r$rLcIJxJ9LLKv%7oCwgCTCOxr&#Bc
A`9flbo`-EIxO@Y>F(~~=`6b}ie21t6EKPK+Q%R)gy9uc6%#6iQ2uTl!hchY&52Gj%(lF;o+*rN(flG5H~iDXS1!vyZHXrEYMMMq
K_C)HGDsp7A_NE|(EtB(pOd#h;ywBSZ}0gXqf_@La-gT$=3#NkeZ;dYX#0$!GtN%*qvY^fd3)bq3%c++LDFstF%5U@F><E4*aucK
#|Iz(KdbA&&R6SdMk<`zVpcuhJDt|2U-UWEp0B%a?>jLvt%iHLXb58tXz0*5UXwc=Gkyhi*k)?gnE!0YBcuzB%b%SX2h!BUq6-lc
Am~luMO+YUxXJxGg$zx4XQS1IIFS{HrGgO!kYG_?-QdZO;_X+LA{_!EqUv7x+v~iC=e3T>Bkm4G9vh6j*s}F)+|CdateHfkveLb9
``kPz`nYFh#^j>q;jLzz2sEYscS3x=q1asH_=t>oIRst#Pv^_FCc=s`xu~z5&JLx-tTH-unAQ!q4z;6ur5&2)ZJM<o_4Q#5e2b<;
30D;tQ6!l|)WgMMcaxjt$e~s_KbmNHN)gp)k_OH6Ruk`~+{|^jawU?*xyv@Oj)q;_j=?6QX1cnTmY2T#z7}6`c3EBW?tGp;q9x@$
dWDJ`v=NDQra=$|fwn_wD>mm96hh$aWfPnVE>T28fQX@>ysUvEA&VqgcPg06N&U?w!XoCZ{P}l6C)V|y=bo5GNZ^qYyNh*EKS-RS
FBJHAQ3kMbDa(W>$+^Jg>r-QKjHIfIqYoQcuBr`%j_iMKcmDnU!hwVBzrs6~xrr6lBp+8=;`1|}m8rm0qNk(!O+lm^=yqK^6m5FA
+kAP@b*%VJ`SWrqWzLIJ{!`BRI&XRlXRhp{qMa=|8I&hkpyPbzh=on+^uuB)I@d|25*uB1KMy-?v_ZY{L<p%1I_r%zsaSgYyy}O_
|8J4daUuwwJZlrfV(hwXeKkmqs%tKaar~YR_?(0CJoB6FJiTIyaEPJ#TQ2j3_1p>zA9Q2yp!ccV)sgt!tyU5`EyCeI<PIL6aB_>&
At|>~REHFTrkoO@<<8v%D5d$^cdv=aFC!N`_4A1;+>u#Dk!qYAmlFHey_B$W5U+UfoE}B;WPI%==Q#n|q@&%GuHz%>NSanuw#loI
xZy=(iO%lb>>DOs9(dt%=#cv2cavG(P92U*Em4dW)i`xEwBgh^X7^1nF_N%S36u%jd5-rQd-61x<#T>?g=Q*US<Y+sYXwEkW;~Ya
u4>{e<(gdHLR7KNT4N1c3d#K}#Ym!@wLu~=-7zLI8^)N1lBO~eq3SmZ&hq`S!O(jt#-_ETgPOV_pirU*k;9;Q`^AA@Vdm)1!`q<x
ZM{FheShW<A5k5A8z58<O~P;SEYa&f>B1fsw<FKm7sxZ2EC)mD{C-?7x>_1yC`t*al4fKkT0XJ)pC6ykTs(5P+1heAvt9Tb-aGlf
vo>w5ulSPfFu7ML)n{IAmyO(Qwc^HxK9vHgSldg9j4H%2f}qYrJ3D)6cd0lcu<vM8dljC}=I^yg^_yd(fAqlkmPqE7UBeOaNx}z5
3EM=8ZP0;}8P=>ZHKM-thWmEW@CFyJ0Avt~TqH_EQI)aa+}8JUgcLy=JMYaBAyy>HWBV_2o|g|kGP^0Tk>0sUtZeup_)4H)sEX=A
P$~-)$i>irM+R*|Pe@|Xr*_)34D^Q*zi{vCcIk}*bhC$)G1p$(tcQc^2_)zOY)+n;L^?x+tUMYnJ#$S!QLRpOO{SP|*V$bvtBXpH
4Z*Q`ctaA~rlOtFpu>8-Fzc;n3@}cU9SyAoi)}q2x0id?XNqYQJ6FPOG?JlIRH>x7VbXT^d?&7Y-RokM7^PJnBB9IY#JJ;$w}nNl
(qgddn>D{Va`K={_r2qtCx?AdNe*Wh%O4YL7PZn~gT=(G>GJKHW!7dVgq^)2uAW{IcN&$Tnvd0;B5s}I#uA8q^~fb|ce?VrSM$4}
e|x$rn?YwU4OLAuNUP;KXD=MtIAPLPNNi9{P6jTMG+#>Q=!~KsSz5yo@R{QD^7wstg@=cPyS4Czw(9VX?V}iR5mHD*T(T0Gtl~Qr
a9W>C%S$ZHY;#Oln1e(OI!PU*xQ^U@JJd_id`X<Sbmh}KBj0~GG>AO-xbn%g;f91&MAL&@R#B8iDhGt=(p<GR!(f%GOEk^9<D~Px
yzbScDV0|CG-I4^B+_Cc7}2P3A*3~zq+T~osLhP!I&_M5oF{BFla^FoSzfNN;|oNXG<wv%A&!vSt=x2`6-7F8E300WDk++{@|+31
)nl~lRbo8tuIe`3FzpTHCexRV-0tz0Y*k*9g+p$WEjVqpUJy8ZCnFA#<E%VED!UV|=yBC3&Kks2R8?uk6;Ux%MF~Vf1Z<f7zw~wa
Z@uy@{?`3n-_Nsr+_9|&p!%Wx$6zPvolH*ZyZFejP2Q(oWPQx?90G9TLi;TWfJNgd9YDNh!vp5^TLx7Qk<!p0(^_PDw(T3B+KqH@
FMin2XiX0|jMg=JZ6{Z2+9#iC_YO0hT)=tD8-<VEd(HjOHvRm1=Y7?Ru)wf_jOjD2CeI9nu#JGUcG5oUwXB3xYFHBh{dR%ypEnk3
3LyMm1_eD=d0|nwBBmwBpga=hA=sCOK|di@$W@^J&xm?lbh1#kLq3IEEfA3I3S(%i!!ROX%XrQ_Qw9T;iG_>a^Abi21n~JV3j^^o
MbL}D_1Zw8Zy$%9Ma4(Jp6I``lILb0Pp_S;yL7)Ze#1dd&JEB~5JJYFh-_3KFX1+Ud@=Ft$F6j^fKbBISuQq1Ga8c*LY-X{Z8nPI
zh1@;+27XsO-bvcA9llkQzY;Q9nos(xjga)2%R{kVX+8OgqI2Y7b=UnqM9<)e+|X=<J=NWb3|GCB1=th`8YGIaW<z)O?1sKH{-Kc
8Zcp9TK;sA@n-Z5EKjk1myDbp>N~$xN9LM1$4ozL%bw!@$LXk`_tW(JkH!A~VEE$h&FOL98ea6Rdt$$$(?KuUQQbC~?5MFPPRr|H
HTrF5fc7;y6G_K;ulZI^!mdkt%YNMkqw^X(pi&5rvTb?v(KIO``Nh8vIlTD}kkCEl`NAaTJM7cE#;_<Mb*<*q^SX&hKY#Q>j@^89
xN%c2r|yeI2ddsZ(9T;-*m?E#<Z|$Ad2(C`x!2p#SHt^l9B`{wnn)f|<07tsoVMUV*0b^CtOzs~PS(@m{4Hvvs@vJ-B!}jo7zM=m
_!p<un$&jiyE;Ak8R0_9jS}li7s&4vT#k;j9u?+m-GDW+9QRq~Q1M>+>%42bp=7twsXOb|%M)nroKHA;>fy}m^7Nb$&~m^Kb8#21
)5N(Pi1mA8ym(v<9BbY>;kq^JNM*|R?B2Dh-2|x4;E05|Lk|O^{2%5vwVB$Oc?iI@0udM^%0!U-?9MoWw}R_7sT{rWd(r)zVsXZA
-2H1=Ls6mld@$vVZ>On&n79kt=xVuW@4{f^5i;I9-MeuXv*&0aRu?o+)5Uey8z&V@E9E|k5JTxtL1@}s?wG)eK>7zZbJOJH?Y;=)
Lo+jde*`0CtNkwn;}GY@P~zgTTUm#wr(FkJcUq;!L5Z@IKBCtIdv7i^RlEUbL%A`-7=^cA?YoiTc7YMKTR7cWX-F|CBO^jkh0H`w
VJMN>wL*-7r;1EQB#42rT)SjPT@Z;+9eJNBFTdS=46L6<9WeE(35L(E8`kC_ef_C|#M%K4t6%X}kyl}Z5Q0t5fyf?sk;@XHm<Tfr
UG|-+nHD3y74!LHn6SOv0g?kf`}LR-i!$EWa(y_zZ*Qr|<G}vUX?{h5lPxA&0|ULIAA>Mk$}a9N$!nRPqvGBW`JC}%`$)eDjn8F}
x7?VnD&^4Xn5eZ>Q%87vO9ZdQc6~IU(g?m91PvjSZ3|kfWNIwe6%f0xGQbtRdhYu}MxD~24@#Ho(}M0~>+O?hU5xgA<T+rK0#weE
Qa|H6R{ZXqMk@935}aDufa0(a1hvMX7jncxW`$OZc>W}x#xsSRC6-SSIgv0WJSL=p(lnmnd9h-X5*5%16rv}&<nhm+A}8<bj5$xi
#`-?H<te9Vk)a}xV?0(sd)1^&&3Bb?>f3K*GJnIhJ?m#&!^CPakn)9yFhph<$$PXskrGkwaemVTjqD!gp`-^Qz{O6NpG7nxm~Nk)
J&mg$+<s7I^eyWk4p%o7PX@a?n6vIys@88H_O)I|TMZ}v!nk?u-(5rRqfA*95++0Z9<aos(MJw=Qk}uxNMBnj(m$WwbvS7{r+#~N
GqYCN0uwHZhy;Nu#LIUn2uh9(Getm0mIEl-U=VgJ*|peRPm{i?I8CLr*mrhfJcM59Aepu3n7PPqzvIvwm!Ivx%RVarzGxGba28U!
ke}M;+eyLoyymLr^)A{j?MnuAZdKt&0+C<S_<L5zUGwMZhpVU{nIZC7yA359r{Gt-jjO(w7uF^9=6gxiFzjh&awHZX#(6y#zkg>s
%@}&1P?PVQ?GI6<`M8Sk?N7zAQm&7)JrW*je^+I<>mVy3w|MM>tff!9mf3>EQ|&5JKJdTZL%kpKO)M{U2r|uIawp%iHW#@IH8<2n
JX)x1E#6o)XlA0EP+GI@n34!EUc@FAm%<V3^?oOvsmE}~u`zXgaF`R*>t9E6nSK77jNE)+Vu&D-K|Eg9;O>C51!g9DO(W5S@~*rY
JUxgYLK;RxL<4@CO>`JGI4^m^GXy#)5(!!hoKHTz_GXqj=i~JC!Q6U97AOa4=PJo8oI3<GwUpv?2ILYbXlxu{hmi%}1K~9=X$~YX
umg-<%tbH0w^YsS_IjbDsUWjdG8M~6)}7v%tTkUcK8+8&<Wxli*IR8~MVJ8jeIl{9!=>nkVm!D^AM#y`42cl>O;LVuUNhC`j@Pst
HsB#FKp|4|Id?$2+k+UQ#7)f$r(<6AxS9$J5$nCU-OAg%MR`4w?E0??Ew&B$CqA8yh+gRKzj;?*Yuw?7Yb`V2?ZG5het!;}I6z(q
BZ*QWVp`&I3qi%s<Z(xi=D6&D;&K4{WHL*kkued|6~KsRj=5215AM%Wxv!L+%q$3>kAAbtzPGn;u#3?cz=j3F9ZdUb-~(!;a@TXQ
XmZ2Op$~aXM6I<=9Pig%=a#yw>kW?NAVaT}ziw~caG`Xc#2CK`!0>i&d=cxr3vUdUiIXVlRGH@SSg}$-F}V&wmZ`PQ63gP}8H#i6
rR^L(*_>K3PZhH<cF!ZzpTldypP&xT*Vb5(^QMbmKbK*nTlX^)EvD^H!Z>EEjeHw+{=pdYJl~#q_>eiJ#!Xv^W??0@6dbheYyNUH
hUPGVqUKJS*S`YoLI(DvWKIm02#k@9X!v`*smo6TdW|^CFmM2J<%Tc|4b(V}T6cpx#Tu2$-wNu0P~43)>R@_?Dl3UhIwg5Sm_cp6
L29=0-0BlztPVwYLFE9=+|0qWwjz1bq49Wol6(AgFz?`FLz?-X+dcdmx@ZjQkq8h81Zt}YVn<bv%FHV)7z0+TzZ<(wRQU&kp7UYo
d;ZJfefOa4UfZ4?t66y|v;j#nECq`S$@u-=<^8((Io3_ro8JF#S@hJG_&|IbckjD)S8a3V4upf};mz*eX5s2ObQmM`aW2}Qr*u0&
X2Wzi=Jefp5eLgoBL(uqz;fI{4&LWQw?ORTaW4mJ(EFjXZ~19&W?geZ%yymL^2oCwLol2)$sYV1-Ojbje>V0V4PnTfBF;L!U$bFc
6x1wXIfqUU%kvhGO8#UCExPp`jmAaGjqTVd$}FFR8_XBEgKVXyO)e{ns8phj#2ToS0R(U1>G8gBJ{@Vd-Me;Jx2^u;XI-aW@38HG
8c=eK2^=a%tp}8)(O$IpFyR9K8$SM2sUKI`tGxZyyi!nc`D3u}&)MJakz+d5>*Y>#O(d4mYwv-fgV%d$1FtnXT2)fcgRZAu!nVdR
L`|$aAIqKU)h&IWouFN2V2%HL+#C&6F0TA<Y0~tqBwtHVbE~m)+zgAGY?X9PLAepvrEWX>KOY-(A~)k=A&9!vksgi8ajEKuKA0E!
QZ)#K2q#Zo+h<)YHl_w6WVI90C?S?*aK8TCu!z?-Ri|#SHP@B5-llO;8a9u|73r>&{9;Br$f5RW{m=UOT1YkQOQ{N~{%A&IX}?o^
_V#|W&PBm`id!_j5eG-4?D8UK^gZHCg@?ne{<*Has6I_bk3*(-{ZJ-PO*e_PD?9bLx4QXs#)nek$<GE1`Tcu*DM*AQ<8?rB-t*|Q
l7CWGRC>@MXQHAYBNl}32~SG)iqdMFd>~u9%cW;cJK!uH(%^c^*PHtBVcQCct3{sTx!(5*G{Wye5N$%}A<u2OZ#B6J*QK+i=q<vB
JgH086>CQU_E8(_($-<q-A`U5+@)Q44%$sT9Bl)W)1d6}_gc6Xyg#1HS~k|V>LMJq&ZY>@Z#)T;X5IC|B!b$cI5aQiUFtTbD}1OK
t3(el;y$mavmwa&8y1QKMBaMOAi|97Z~6)i_6rTM5(y<nAVXMj_UV5zf&C+Y!%XC4sDbO_?QkhTvt|&0gi~lcVcG~R0b@d=&V7ul
qdvY%EAAcwj738B=NN@mot3<ATPrwk7)ddJvI_|U>sHNE)=u}cH%@&LO`v?h?VGd|P%l4oh8vw0n&{~xU7a&S()EoX%z3W0Z6Q)c
cwm}Vn6(%aYMUB>>YP0`wv@{oW?rvs?MIrBD#J*FQ^6W~saa+MrGO4tUSgm(<><0T)@l!3_zo3?N0N$&#1zSEqRhwfkT!yg7Y9qz
V5JliX)()n?;C?BP2%j{tj=<XqN%$nZC6(BGR#!>d(e(VM08KC%PPCIU!%N+qO~@r^@KxNwq}(Sb6Q1BI>#qY(RPv^p(d$E2v$?a
3&fglFmksV6{l3*3lh}KNXY59F%mLJqmCs4Rz_M9EeR!06t@v}t+Li+Qz$MDQI6~*gO-c8BormM>eZn>B;dV!dG%fIaqxG}idbBW
KIU$?2tq)yw2+n-oy$s~D;?Q&bpgss)Qz&B(34P)W-O?SR)%E3@IokekJaw=sxAa?kGx06f50WJbAPj26ofJ=D2d_gKOS@G&Uobc
A36hY_R!Jsldg*-y0RITzP~)UA>>%69t@BPeYNYQaj)aNok1Y5l={Zo8vxW`<_%AgXK<U3;<;FUr0zgFR->5`PDHzR)<Zr;gR|T^
8kJlzuJQ))Iz^wC(f7U)Xpvo|F8Z-u=s`yO8xaiUf?@QR4STYrA?r-4R1s#NG^G^d0)s96m=*-pk-l?}!_f4CTO&l#S1wpUxqk#2
Ni88J%PBsTE4Ay{bzzy>A>1<z&`-8mP6x>k2Bv_<a>bzfeR=1ePw4f}??=P)!IXf(3#W>AP|FvfvMLvkaIfZ$`|q%$+&cSd=YNu7
4*13DyAb?01>;`PzqRA>8RrvNQH#zU2Q^Oka#Ajw1n{K6i3@=WgZrq%#*8Y?5;#Ps0l!)dfa-WXHq%R~Lu4RAxI=q^z@D%}o_mT;
T57ErJme@^0H~UaL&E2_q&4jFeP`4aR7H;cGkfg4>sz$B!Dch7uF!oxQY&!21A#&I#e<_lB#e&_heykMhspgt|JBppE3Ns*faUjd
rM`d3&i;<h@3LP+H_^tiB36gJcA3~%d*3BKUx^_KiT!2AmcNd$9L3NJ?x=Eex~nxjr3J=o^JdrS#uQI|T{Yz1@_OjrRiDl+7<^+h
HWQ=@j~nUe)}7nCfyVfkFiDv~os~Z{`ll=ApBYYDs&e@>i#QQu`@DYs@4c)+JaDw;iAK=SOQfEhLU80j(xxwXkm&+!EHVK5ZAf2_
TUZfFQSxx%5Ah+vKOVpCV)D2j_ILLE<<oZPb*g+*4z^v2Hpxbzl_x>T2)^y5{IlnoJNt2d8o_<-Bgld;)(sG$4y)-xb?vDBHt1`U
IOSNKH*|S%cW9I-U=gK1lr0(S_`=b}^e==4p(qNm)8Z}+<H6R*NGwR`4uycA_n@54ux*DqOxhG$Iw-X+MPyWuL1ySi@E}w~XWxP*
ZYNQEw4|oXa}JdAv;qm_h3anY?KY@XNs^aWAxR%1p>%xpL)#$>*)xOA$-%>SBwT_CNg6I^V10a*1^X$1(x^Y{wShIbaph{z@30y(
g8(YA<r{)l#*~VxDT$BF|AUAu3D3Jo5C$sa9VT9mlf1XDOFwI-+}M(xI76M{r~Icifx)Or&W&thB%@fLSNkAEsOqBnLsxzg@p!Dq
K3VEv1IDS5)8$q$L<$9|CZ{#-E+E>-Ym`=@_k<!88WA=_Bxo&No}uJ+(+--wuM9~wEZMvet|+5*`oGdXvJt3hlRWQeu(S&h&xYxc
i7ZG+dGXhEda%iBIx4~LRuh>I=|0mk=9<bB=%yoB8KI^~Br}%;<u~axFhNKQ<p#0TwF_Fc2Tz}SM?Xbc^jzGOP)Q1YN7&14L}fp2
{uT8-XW*=msdC-Z>lR&b2UdghE;-@ueMyzj$xQem0;=(o-9>O`SO$&lfqp6WJ3X2nufz(FJj+lRE#f^tCA!|OyOxUrKE3_?(=HHi
g98BlxpomUNYh45X1$zhi9)jtD37|$Z1r9aI?nF8@A$FSjeD<Fq?aqWmC9@{FvI3N^{c3+;mgl@4S*O%PS_CK<(IQ<GhB7Ym<tbP
1MTZU@1sedui_Bs`ZLKk0=y7$`&D<{5z)6Qrld-KzZQF6hNJpE!{q=to|e+#1O}^Zrf`!Cy+(C-4K8Ux`2l1OsSHhCz~U6sJ|KOX
<Cd0BvgOKl(1dk#2EPD4mK*8CcYwrzL1-zQrpfK$cWZV8T`;>dYMRa^peE|@L=tnqC;<wevj~x`rJ3IDAsVq385l1@5Hg%!n;~bY
6AnK1+=F(>Z7A6o7!zy9h~S+A8`)|YzXc2u=!7RP`S_pkzmxL+ObZ6}eid>z{FEKMf`O_Wm3WR(3`dX8(Km~)P|-J+rTn+{=&5e|
`wWf}rCfg%18}}@Oy26|wOsi`M#T|=1IIDPC4pdqBEY!?Glv6?k+8_UoLqwjh0b;C@P8{9L>>`AirH|l3;wm|9th_LR{gJ0t8~T@
0g!YXU9D63|2c4u%>?z7GxuLSD~3cz8ro7pg8h*GPk#S>&$(>;FZ@2&H)BEC_ny<LVPhy?@nC$}>F_iWS}+@yj2ikTBO=!NND@3t
9IdJy%sa9P8LNS%t2%fb`WChjE}6Oyvko`%+R!dQc`FG4g5Db@s3b06RD4hvdwWp&QTgoqxKdrJX&}m!LJ##k+C;<(p%LtG5R|^6
B=?Xvq-a~;WI+dBo#W<?4KhjL6=UNAa~M_sc&+bcTFnbhyghUmrvJ%dpAOVKh(Mw)@t=#gwDOHJcAn}!OpsJ{$QzNi5K@cb?{^u9
l#z~IW(KBRsJ^b3#TZEhJvaT=l4vU;A^K`vYIb(DD$Bm^_n@JU&%M#<nR49-Ro&BqvBrNb0NZM7ae5XwKs@f~Iy>jpb&tzX{~$g0
PP6!2G3|@XZ;TgdD{JXjt;@FX^>3KVy2-Qi{oNU9BYKdu(h%<&iMWNl(dY8dQ|Dnq1wW#e;t-&EV)LOKY^iiM<$3+nO+HDvw$*J%
1#B)<D%v0y!qwRpaabeSA}0w;m~o;&_V!OBsSP0V2x$AhggjBO@F4Xf9KrCU`{fT^7Yc{M1rJz7aN;OD_OED}7H=ncps%aZ*-o{i
=)~NE@lr#?I9@s`9Slo%cF3T#(9z!yr4P?H<Ee(OowWAyCM3E{^1;Gxt`H@l(dRJmP0l?kYD;!f?+A@44hb3@RS*W;M0GW{Jkmwz
3KUR?^^iFjNJu=^O|A;{cRPbsaD-(+XoT$_=J`BfQ-ysa>Hag4&{{Qj$D)JOb2-w?{$3UAk)iPP_l(w*zzHDzibTm?8q&qZVSk6K
?*4aA)|}<~=1GjNrjPFbuQ2!76F^maoO=8FBzi4@$h0nk<=ZkCP{{;>l9V7y<Rx~h5(|{QG={eBu%n1}m?;5^A+lGWd=138X2Qfa
%d;tUoEiJJ?kCgsA7?AZ_$ByB<>3#uA2=FL8OX>QyE2yPlSG=F9e{tE2blw_>a@0{c^{FP9Qi12N3BD|m<630C>#Nu^)(D+4YE*(
68|i48UvgdKyR}F?9!bCTX5SN>X2)$LZbgYrl}XXyrUI)u^{5JSMi}HPU13~%4`^CI=QmxJ9H)*UeKp<U|ze~#>aD5LZHB9dO3NS
41wT*Pv;QnhfE+*lcAizuZuA00Gr9aG#7R(<BE2|j~;}xr2nKOk)B@q;}89ydkI6GxI!H+;!x!x%mMjF7X#*<SJFGrj<3P;%=YTK
<F&=;vd9`BVu4Z?-pS^}hn5En(w*qmyt~n4I!JXGOmvV7t2%i%N-8ADPQ*S_p=u6NoNPdJyH(Nn2c=#S{fW)*kHRfA`bVbDDMwq`
kzut}BC*ofzb5urX^dhAj)|~FXwkEHuX*3C_uj=*DpI`VGf6QQEL%^Q)ha=XpG_=Ee7PbWcN;xkb&~sW>wn&}f$Q-7x;y9h(E43{
Lgdt>8cKPylKHI1u)iGrRriVPxP6f;t<dVT>OO=$;5GKKM=4_>Z>3NXZyX>rqOVg(TH@7_)Zn!Re7CQ>d(A!=r4R?PPBmmf%hEN9
L;^%4+K8*QsQ|lD6bKS0(=8>r5gon`);OFiKv14DofRuvJ+*s8;J_d%Eew$Lqyx@;@S|nh6nU(P#E!$(y+L~)xZd#6oQ_<kluOC~
LED^*Ri)B|9sAd8AxZ@K;EB~xno)MB>0eH=9^<P9*#Vq^-P=bOt-x|B@ui{!k7+=MsDArFww`eyQ2Pze(sZ%F*0V-Mx@()x;*7$<
!WjftSg2-zKpPO@&qiwK179&(IjVPTeJcWNU%#%n5nddE^~yR5PQ|#|pk@eQ6?72Vtdopx#4Ry~O?8vr{r2JdpqaVBFlg{EOBb(C
@m8zB*DH*bZOlZhSnp;K)i=HM)s`uiVT?rtkP&V813HjRtX~;o@;iZ~J1=g1@ILy`oO9Q&pQgQY1b9*_J(<<Lv(H>x4nsND!e_wG
9Z~Rhyb{x6awoM(x(Rrm&0CpUinf8Z28O1DPUh7^b4ctP>cmZiK)eVKK#-|vEIE)k1epgmYiT@cp^o@8su;fGGAV1ha@*A|v`;>D
<%dcxKf~<~j?05E*Pj=LKTf^(%zE^{o%`wYIF({AozfB~wtdmK^EZV56Y|^-Pw;Hgz$93qcn`us(#)NAc~18bHI^N+GvjXIQEFw<
)*`c*B7w-X2RVmlBy(=%akVZDrBi_-c&7PxK8(%~plKGzbu~0rzypKdOuk$TMy{O(?>DBHxB<s{4Y9^K#*(F^#A%#Hih(&Hq0@=-
&L%=AZHiP&IvH|{sOj{+*#Cp0ISvEFjLyW)nCqW>GH_);@Ux`DatEWaI>h6}GwbUR`lQ_Li1E!#`|C0@)uydaU@E7}OK6crK3G-|
(gKpI`=}5u@B!+kLVynrI-X+L&92vON11@u8_--rfgr(sKj@`?ISe_-bR)=(zw=e&<2ZGP-bW-+cN#-h(6rQSML`e<*CLu3!;JE4
0Z9Y2pg<L_Mwn?>+Ld$+peILpQ7S4~sjp^0=0mS<w?_S5_V{e9QAJ-j0rvLmR%k=kY$b^3?RqdelynP37nBRtgd2!e>vt}>ih*NY
pKc{i9n0*nGIX@86IQBl`ck&ZrCSwY&a>)xT5%=j;X~`e!ZlmtcG>hWf1ddZT9KNJ8%_FhKvwg6IvTO1%Zyeah6AUp7jDU+5g{VO
nGM$|n>;5(^*!T^w9-^4r6J-}a`ENN`tUqD9%fkN@>k_jZ&a%tsCmwgY()_O5oQW-BAbd_it_HQ!&{RcuYuKc$^d~;zY&OSqBjjA
ml7Nm2r!q^vXi+jyMhp_0_ld@>#edXUe1OuG!u#$iBmpEA-GO&TGa%?q|4^QK_W%-Ax#D8Slda=l8r0+pRf&io^9cOdf8Qnr0q}a
)n~48BMV$aqz)siQe(obDwLoiqKEU^0V1WnOmzY<u$|Ev4*$_Xpf|eE`}GVc;|og(FMU_&QKZPbeuaYM=&B1@D=K_i^>Uc_iicFg
T|`od`St}C6b}~Yh0~C;$p_)sZ>Mt{rA%5Pl!fXj5c1-NAS$a@``BXY;Slusch*U&=Hzd$f8m_nXD9WsJ|vXVt3ev&T~JyP9%J0J
#wY|Fi@ShGSCb&(WYB~tB`0@!PoRz)lCU+ko=TauBJ=RB;F)IIF756Znq%aQvq?J3yjL<9b0Wt=uS)4NVTCrVU|O+ZVQRkWY%44%
<Nyb<AOht2Sr9=9$b0V)AfqbGdKiK?>h+C<1Q7VMxHi>dqhCv3BIWBy1E+<d)u}_AAP-Bot~{y~OJDJ3A(YdQVs(Rh-mPvfUx>Cb
S_z?~K&zL67Es%)xhxL`j0>W4M@Z2TCGS9t7(Hp-ttF|U+i8}iDWoHsH4a`Lhm>hCx<bSg0`EZ^&X~4pB=w`suV{ELT<oMx2^u^z
asYD$fE+~=&sAUl*R(^mwYBGoij0wBT$6V|YW8v}ClGlA{6*kYrqVRON17e^V=^@ziP#|nTS%R|GY(=_qep@uQNvx)82QkdtF|1y
bn<Lscy{n&nd5?HBdT$Aq+4Bo%Pm2qDQ;q;5Hd(M+KI1yS=Hs)Oq?h0LAlk|4%k~*m3nuTnr7)koyquiSx0=aDZ)su&OkZb%yq7?
G>=p(A|$L((aq%O;7!|JoFE{*2ze{5RUn^;FGwCL9*Vfuo94r!4`G<nfwkJti!5Jm*)kvsrm9Uy-q99_X<;r&bMt+6`>tIdAzfF}
@JKZA>P*t+C6-IeE~aJ6d1OLjn}$P0=)>@!uD5&7wDt>G(P>Cl6}3a61IHDLHvDHecj><uF#bS(TXnCr)2TB9+?w*0*kwSR+M!HH
cHs(;I3YvvNm!CFL?(T^=dAkIeolblf1BxsanDmw&1M(EQn6BQ$qc&8L1IJ5#W9Dm?sJO4;VD?4iF!XaY5}1%ad8qT_H=mU#%7v~
?+X(zG%2)9I}+XG0cpytFslOA7Yc49K1aG4p0z{tq`iuny4O}m=RonIFZ<WKu_0AdM-i(eqaN-jyA%BeB#eN{Bw|-3fgyNRPN-Fg
7Y^Gj2ptYAm^JR?0wfrHOWGVN{jk-=L{}K=<#hx5&cgQ3mEm^6K1{$QO$3TM(QArH&V$pwV&%EGVZmVb*RVu$$M@0SW_^C%=W~2(
?5Ll$DQ&mW4j6pGolp`t{*|HY!qLTD>#O4q(?nIl3CQEa5-wPi!Wd64GK)q^u>D~oU^s@c=!I!o(FaojsM;1HDf}SfRRw5MB^HM=
dFe9xPc&kJCUM$NC2^KcEqO39HoJ9^I_tB9Go8%3o!?yP8^wVeW4PkgxXU=YhltLM<z1Y*obQu)T)gX@a|nlrsoKRdu4fdTtkQLT
;c@zh`O6Y3eL^IUJ$gs0ZRMUHg5P9pdv$)BtK$;&%%mbJ)lNP=yA;vhry9FF0vw1cDC0(7kN59nq@F9(KkdGv%%PsipoBAL68$Cb
-o9KWy|luF00IbmC_U}r*pI&Lzb@Mi2MM+z$t(?Y@ed<Q>*J3kIqWE_1Z3*TMHRr&+q1Il0!uSB2w>&AI%2~!O9O0zniy-owF0=T
Y%@)0zS+Li(*HWQ_}M;{Z12OUT0%mh30Hwa2jEWC1(yafGBHn@RcO07;mlLrkk(&xVd3(M(Fr7xs+sjpF|-aRCWkV$hFP!c?$T*W
iAoY>ieix%Fcl5+-8>u4lhB*+hLbAqdrpao)IjcpV}@2(N9t9Ax27S2A{@9B);=*HQohJ)5hWyH|FPpb3O<rF$4^rA+J(JPP!HFp
T+s<@l*3H8Ekpw`6jBD~q-_&tPYV$l<wsOQHV^&ZOXSt_Y&s#fyn@fzXCdN)(A&YSO3bm3D0$%PU}zUC#SFso=Z@bdptM&Hfwr&n
SD-*yc;At1N(I?CU++r2p#v;m!E1!_ai-{hdG2#k)PvbhrVOrE<V1t}NW)Q!HzEK)$ZPy}>i;DzaMx$yAx7JHTojI|ghQZ@1|%|J
B!bW;?8sg7DCHs0bwRFl$3t(oDi*tL&HC_6%sO6Wm0vEk7^?eTFpA;Pi1Bt|uWIZ>d|g=4E*Z>fuI4k(PYM!9LJ|r6_F_4COtoj>
F%LhtFkin^G?QQ8rB0EEEW~7@2ne|a(2{hwR_&)|{JQV)+p`*2fsK`ceZdGALqsU^PPD;4EyuFh@2eW`Iu^~@l4bJ1tWqWS)W^lU
h%Xt!ZT4ov7iExxwEZXHVcFXXD}pbmGnPagRrN1OqW33m)Vt_ah$NOK5*PHv2cEJxwH}WG3y-@Y{8^J)--UA*kk_`|K_y7dYJS^4
cL)c<GGg+6E3{9(K%TsBok;S21Sqpt^kb_1Fe}&VbU6Dv6Z&I440RW>8Ku@yXN&s#N^#?h$boX*A;-Dp$bR1^pB)<*DzH{|kojaV
U@RXU=eeJ6W7}Hz9~@nDWy4VIl<NQ;{WG#4ijuB)IRvp20-*|u;PmZv#3k?6X4^InE?s|IE1!>^*7-a)*pm5pUuk+hcN|FaNGK)Y
IYenNBoWlB3e`d38U4R0I;}fy52pNh;8ebN<%VNwC_0Wly}rBW+m&6LsOy3`*sGaA3du7vsOj*RMbIBRoME!dyqNwUr*uh`M{7EO
20U^cNzbM0bkYl^rHncoWKs=N2O|7fe@B3}EA*?e$Pm&XD;JF^=#~KXy#~~c3MC<aFSVzad62HS;^&p1MAsDzR3<vMKIueW3$8vq
zrwA1Pbmye8HsvhM5gQZLDi0e&~dURbMcev+zeECMa-L4&t+@A3VDvoMA&*ER1SnWA=Sr78)sIp^6q|9>Ja(XQ@>kdVTJYXke1dO
YuMT;n@v1Eqnx|zJg9k$_;2-KFzHnz%b?;2mgK(h`SXn$fRPZK(I^InAxpcHAt_$(sZUOCHtleUA*^*bN`Teo?@!`H(ut&q>1V%A
Pf$eq9sI6|R>a~q$&H~O^E{32_dltDdb~F=x$io7uio<WroJ_Q>-qZdclL^>-i5}p+XX8npQ{>Uvc<VVrataJnAnE{TGkkx3a0VO
rKo&I@7o}f$H>cQw<jAE6-Auu4bqhwU)G!U=*hHsv{r7Q+QXS}YJ{s>t3%hZFlAoGi|Zv{jFD4A`rVj`s!<lq%noVNOk=M6(5AG=
o-VT1DN5fjX)x5f*Wc}ijZ4BuJcwmb*L{0<KbH;1@ZO=?C{cPw&wn}RQ<cOK0kz5F)n2W5<`b>cf4{OyRDUkc&hx=IT0)g83v8(Y
N?GD~x_q-i+)ELBW!eU@qVv9exS`kNI*sK@h5?4<i3AeBkck_;i~=H+l#Q%n)MFD75pjjHi$o0=ZHxr$<Q7C7^q`?OEE2lLVq*1u
0hmrX!?cn^Ic5<$R6#n_A8gXHDWVv?=P))GVQ+E2gmng*72VqrWTU-pHN<nZjH4cWJWTqP{ty>{r}f340W~ea+obyH1&1ONcXP<+
8DAddZq{KQAiu9}uQ*M7WU7k?1fuYn6&6x8C>=Ghd%iIhAq<f2S`-^)7?9)|;?E3ZoF-s2O&5&12!srpU_}iLvT6@5+wLm7-3xJW
><=ot5uU{09rav=tKKubHPBS09-#<^5RDSq6I8<6`wh~p9U1#rQcEIz`8J4@)?h<~gCs6v(#JjoTN>iy_B_#fId%H94Z{#L1QJ++
K`nv~IY-1O*Gf{jckZo3fo~VF4a(~nw0M{4mlcLZfk}~pT^=b#ruaMc3*HX^xz1GT`H1QBqoE!;;^mziglt{i!9)cHg<UT|rkd-i
E-o$QjB~OYF{@fEf-S(ii6XToxWiHdn)}eLMJWn9T?rQE`_bd<98->#F*KQ!9r*8?)V0*SrWmnHfFJ~lV`^T0>@i1AgQH<e`(^dv
;<^H9db5~-@AXqot8u@V$%m%vQ(oGq1|78cOJs|y*T(;|^jdVK9@2S{6q*caFPii8pYI=$b)CBS+-=oQxo%jU=#3rdqqRuVg94Gv
g>HBK|FS<f@TWbwjksT+T>{QRFtraZKQ`ZUw33gkA<HcYNubZVUQjG`2T<m^i^pvbwvEKm`z!44X(L#CThR^TlYPg)iLx9J<%b!F
2ov;m;vtN>#jG`sL_sh*a4~b*1y;x?5}asmQ<l{>HHf6pu&?c~67bHO5EfN*x-O)qF`Em3XuC^2QtQ?LkKC{!Q#b5&6TnW@?Lyok
+t)X+)GacIBzk=~0(st%7Qea!zi|Rg2MOVpVxzOlUp|c>WSL(^&LRNG?J*W3*Bn9;dhpJj{Uk$q$9GDpk3rck!sbOpIQ!3ym|VCP
^t*C_8lwZk6kzI;$JOhLgT7Oo=%2$sHJTsOF4a2o+0T}6V2M=1f)DSXRmCfBQ*I+(G{tmlm{t>MY!Na8noTK)x6M)RH5Ii+2yl+3
fO~j<9ji|Id%oQLR0D?yE<-`u#F6Qzi_)$}+}Ao&=^`4KNbE@?tnBN_&Mv_fyjCpl2@-XDzxu9@adpe}%Plp14ry%XZi}Do>T=au
>J)TzAf@kL$MOfhX_&dgA^|0dC%N2$2`#|1;S0{Px-`{P14UQ8X1DC>E4!mp#HoL|M1Rd<pjz8f3lK6DB!dt{ek2XgnH3|iA$4s*
8955_>XnsvkDtF@+x}-ZYaxscj6aiIo*Xe4C;;M$VF#UmB7s^eVTjC&vyg5-DZtwT<2cK2r4d4C3FNC$QB=e>wP6RywPt~XkR*g|
@S1jTk^J=$D+10*X!ewDg)>-CI^w47k`!D_n3tg7a6sfxB)d$W?~dCO#*fe$75p0mW(29sNyn!S!qP_$SV{__pizjXEzg?X-wuvZ
-;mD5(hzYRR8DnLKM2tv&v_Ie8&xobRk3VS#8#ELmUr#)pwyOV1QNjz7%3RmS{M>Rof0>Jf;5NpC}j5riuQ;!Ja=bu|3x&y2PuCZ
nL)H_tU>hBwx!oES@Oe9e*cNvn)k~WgTy>6AgUR7_BX7&%nd_#)4JEGVlU-)g_JBHQ@2$H?gQ#oWX)!1X;?+f`eqz{Y~#sTR@is;
Po18(z=>z5nHO_nG1B8)7T9Lt#Djps<csK>FfFixFdsLzh>Pt^*pe@hS!(VJkl3Uhi(U4uNvfSwRmC#y6SB<Di!RgCIh^ljJ-0eh
B}b$+_uquat=Zx)RJVOf$h!1<o|C|-sR31B*&_SB->j@^IldwG;*0<l*;WtFUrb-eaj~{D(Am@W2aeD*k;&@5(;>R3e@zP}BuUvk
X^-#Z>vSo5Fge>@C?Lpu1-Cg6TZg3MxN^ZnXofIU<k!K!0GMW6@S)9Txx_b0hovRJsUhzy(a3bQiX%7ZY+CyO@0*x+5w*K~^b4Nf
cTU{pA*^h|Cw>YoR?V#dY(l1aeqlF!TcCl^BYvfujjG|c)$}|rG!+l>ya^p~z5cE4B8aLxztxs1d>tL9!G~gKC6<XgMac6k?3!ba
UHrRK>Q3N<G6@Ro+URw2CC4`uwr!o~^tcFS+p`APfnYl;zA1a$5IQ>eXV=rcu1J-qUXaB}eL>w^Z+V1RvIlpf2RhvGpsZwB#)I9F
wLxMvs4%WjBSR8Az4nn{GzE#hTuB!pPLv1?Ka#ktyExfa(@`F|-^HE9*QYN~_P%d;P4q^NgFxx?ySh#nIjLT6Dwl`m9M1R@x@II2
3ler@2)YBulQWCNRw;$f<k0^;(vOBv5JhNar70tF%2bkxt@h4IKw7I75Oz{j3_=t_%kT$f?g*u%b@DtNnRSQP6vb#&N&0kZZ1Cra
kNWS@^^KVV9Gy2xVDqP>OnRQbL=PAA`AC+HHPb8*43=p!D)zYABfBB`LM-Mg%z*g_4F*!Zk&pwt>L`ie@vxe+7(0<63AP{Hx6cU?
h$676HF*yo2ghCgeIC~O-%6<AI$lWgoGBlb^`fIve77apV=cFB`d;*BRAY^$!M-+-sxPxu=Ji$4&cX8gQ17m?-(2jxtMdTf%Ixb+
Gkt!Jf+a_N^rs$1?2u4BT>Q~!!3FUZX)h@@@%|TGW$@x>G%aIxul^tWCE$vD7|*zws!GjsWX&gDxZa>}qI<M!aVjYj5edE+QcD~G
wAE8ZB@6Sa$xeZ!seNu&M_lR<ZSjgRos2!q<%|IVU;+=;-OrP2W`YYmyLGZ2lo=x#8A$d_;@7kbMUr|LBo<&v2B;u)hNO8n<v1P~
rsAPk<fj_3sm5C3cEhB9j_!4z!0lYGTvgpzC@oa6S6<|;&o9}oj(Fe?C$%HV-%}WMzL7vjid2$8VG@Hm#GTw2Wd#_Z6~wpE@go<z
31f1)*-JFZ(nsx&Z*C_9AZ6WtJdeP-Uti?<muDo0`4~f9I>`|c5LLZal*PpN6Pkh?5@ZGSG8S3En?TTq-|c^08i0y#iZ!m$%d&bJ
j2A2zV6X<sngi(6!}vajjUKxmAK8@fp9mLkeu-JHXCx*h2yzH2XSz&?mba4tB??&UO|6E(Y6ZlHtO+3r&TO2+VIYVEfSFo-0Yn=2
%gwa8A|P6QQFf=1W>`oNh!_Q}hp5A?>6684OC9UaOOP)~8>oNVq*4WHaV#;+Xy8Ql>Doi07hStUy+G;*JQjkCmVyAF3N)mJ5F#v&
y!hXPy!FAFX@@=_=n@o>AW+j$=)vmHR}L6U&oD{`2_<AGC@(0-M;w0r4E(xW_FpP~!=utKA7MM3wMkKa6uR6cAz4ir@K-Lq)lmL2
$xm)ndmj@`GLKoQ1VrL};qRY6yJuy73r;J_fLao&AoOL14J1nB1GEpSavsy+>chO|^!WSw@9R$_eWdHSQAq$D+Gychz?=!W-Wi{k
Ug1(x-S|fl+7)Wz4q9sd=`Z2ok?Zcm^s|261K*JajON-tFfht-a$_NVuM4VXX$ti2nn@hDLJCUs#bO749m;|!PV-X*4eC4y558VI
e?~+Iz|;eLnsS==1L;iWO#oc=c0hsW=9_>*>2m@$1)I3Gv!5arQjw!slR<J9cO?CQBx_e={~GCw$gu8LHv&yaMLK~NV(v^t7!E@0
^8MS=qO3GHjW!3+1B~{AoS$xeweh0`;F3nq+Uql|*@+61Z0v!<p$0>s%AnQ5-Fir2B-&lO{SNHdO>CYIAH3Deyx?(^7@r<`&8v=%
!U4`-XIvgE7ETP0N{0zWN)&KuVN17PhG<iPkmo1LXG1l!>a(p}yjqo$L$p=5tR>`XHZcOV@!&aDx=VUjQ<!53mDRd8m)=f{l+!{@
&aAGTT8-aQ>dx}`e;%{H4&sXB6PR{6ZE+J)`cNXCSVw#&a>O>FGbsg(hhY6&9&cj8)N&rfQ{RXkrG}ebxaphh(7rM(ug<IDn#NV=
zH?by%VsnjZvo)lIElR{fGyfyECD6U-s!{%Memh3!S0q?P0|Sn5NL_z!>j1KB2DTQIckhuMW(R0#I<$c=xdwZ<sJ`<jC>KnEo&b5
{s!8ur<8T*msU69K%R_~BNIs{1nmu?b!X@4es$wRt?S`$gGK`pIHFoT<ujJ4(;?@XL}c}NozLL;D$ay1$;e(=hmz`EQp<|1G^#AG
myf42bya=to!7mvQ`C4_(`eY}mI(E`=}`6$NG!6RfZ@e60!YxC=~gW`N-RXOLFuf=6LKFR39?FCZDp#`TQpE)xGt(>!qP~%)gY9h
#J?3NyC0%CCsUl8CJ^`0!ulm(`h5CkcPEM8cD0Y8waap~y=Jnr-(MOvve;Tt6$G^5ki*uGO4p^Z>Tt11%855ER#L7z(9{MX2@=cE
S4Z>@=TE`;^(JmN+fNpb;|pyoltu0y;5$Cj2vm=f$vls4?)jOSLQppYbTp~EKrNzWK{T_BSU{B&YL$x#Hx`j*D-liOBwz}Q3kGF#
EX?Ib^s9q2q5(@{7sgu*Dhw7x6RC8GyRES9jeXf*h*XQOe`_nu=T>`1E7h`%;LHJ5Kd%;ZFkB^;M7$r-eyyKAG@`f9Mynux@k1!J
LYP<^K+wtVfH2VejeVU@4EEo-n%-dB!!N_)ly*_Isa4aaem8m;H5{S{!b+20SY-tGx!Nc*iBR9B5df)BkQdCcyGbQXL#SWbf#Dl_
qNteedbViIgz^xAMo`&f6s!VGFljb-EaE*n=ww-%z$AeQm@;B0Wc<am<*l`pXVcVmoM?qvg>;7v;e;p&<9C7IG9#`NL@Z?k2^L@|
KcTycGkbd9x9{{GQR3AX!WE561rX}vh_<l>zvYG?j{8Ah2#N{)WWCPuuZv6PmO`k$kwHsY;fjq*$}?`AXw$m%+<0XRb|KfeF!kTl
$R8fYsC)%jGlr%6yO^J6ZXsWH4%l=SEVYD^u`3g+G0R7mI^s5w6(k`B>_yw+%<Hdbjp-^ggbB|4NR(I9k9}T>`+eL}_qnuTV0Jd}
2pYq1#6vJdH<4h>AB|garqbF0Tjch{D^ida7M6=mRUqS&<coo7jVoVt=&H=HPJ~I{InGEvY{;Ems|u!!0!Wv23bY%fiR+wJws*iJ
7#)|R##gD^pUH-j0O*5QQsi<PRMVu@%{$PDVKU6YQ2P@=l0N)~Uu!+?YR65<-6HK)%e<LLt5&(Vnk|T%ZRd_RP~uYI0Lc{vRetTW
?PnD=)t=yay?{g%C5Ly_LS`C`!exc66?|yKAug#OhlX(RO1&!uX$`iL8u@)54}>$@Yu(Ak@$qKu?b@wCsgl4+X)iV}LQ<{0FW1wz
tY1*%QSt$Cle#CF9jw6!1aqyd%?%_^!T&t94j^DvM`{S+P-pq&d!E$9Z;uPMNSqBd(^Q2hv|-}q-K$A=fhf(*SgBSKeaUyR2gC3#
`lE?&?fq}FmHHBId3_Brc1B3h(-4?AkdFQPy)gRbZ1hhLZaD7JbJNoOMb`yixJF0(Om1f1%jvGj|6G0$_IlQm!*ZOe98Zh5nNK2;
rO00+j`vihYb1L!*~~3`dRFDCn5yGWO~dosR^7zO6ti3aG8pYl-j*W@r*F3pJn<{KMd!av_0iuIUD5{H=@tc|vnZQLSciA7q|MP2
DY7kNFhLCNmL6bCw@dpzFHM`FzWV=E`kV+V_KM+m2s-QrfT!t7DLdKi7O7Vf7cR+eop3HzN{~mEpFXU;+D)Jch4en}Wg{u7ej(RY
pn!}K765_@op|fBz35EWhY!UpYo@C!S6vTTc9@malo-oISq31*5Jhn2`2GK*xvqboDthYM8{WK+@;;?BVZmSCT^C%=rv!*J!~(F-
sC_4}I(dS^>y1N5%P%{c&}c!7WGw=X%-dRXRQTL`dicCj)DaX|R5`2;LzSSQ4&HNu2fBTguD$i6z;JLW_kB<#(OWuDcvj-0Yw$y~
ojcZehrF89Lc8uE+6S*piwX*9g>g>;5~f#0F{Km`?Dy*I(PK@tcO}8a9yQJJwEX3R>br&NNWk>pqh~1B=WJe0+SNd~FI#3HYhd^U
5<w(@bo=jpgo1W~Rl0G#(9$S?Rj{l@RHif}wB{|!2RIe77dD5@%VHudGY}eCO$0Q>@I=*gsud$w8McF!>s3iw9<HAOD$EFa>#9{1
wO~{^zf~tpYt$QxU5Mer(z5O$+>?8eB07$=8>?+=c3^9!C^)U$>R+St#<dVOw=Oie+f2jG5Vt2&kw9*u(KMuTfsk|nn*!aXmnXil
Ud`{G-JID4%3M7gnayMhBp8uG!bp(&IMkt2xHTa*({~ezoKbS(wt1eC!n*#P=biYd#m(C^aRxO(66>iC`+^(T9?9n$U+AQ`I#eOF
MXc?H8z6+I-Vj$)gdOFmP$)v{)GBEAtW?_x-@5zaF-gdXb%1XC=9P*=j*6~8h^amo?@vBvdOk6pC;dZW+$8Y?s=Zy0-(XR(0f?e3
x<Qg{z;6)gSTfP5g=HdvKn_6yGRm_r)M*vUqj^{&>UO7(livgVIyHYw{a|9mS*Y?)p(KzbLJSOp21IqPy}CD=b;9OQ8Nof@pPqVe
%Z9mrBRrfUG~qXp@*b%^zZyyFd%rBllJT_$ooXBnF*)V=0FA;;=W9=Qe_{*=FmhZvfvbmj7O+evM$F(O2!}kEG)c5Q&=x}e`f!Bi
|Brog3H(6yye^}|t_51b0-*^Aq@G>Jx|>PfxQHS|B^d^kZaDz6^j2E7N9~QS4Fhr_nA>lUYXwQuij0xuhHj$F%9UWf<S39IVBCm@
a1V(Ys2mStAzr$y2pP(T!18_qn4Z-~xX~Nx&C~5i;p48Cf97X=b;?3QLWfAgOGxRVCTavkbn1n%)dN8|CP)y`2rN`BqpNbMa~vaf
rYJ6@(EIAX4zk*q{M)Rx$A487U!NCzMcB(i5YZ5pcW(|C@$+&Gs1svgTV-p*X{zj{!61P)lR%-X3Xtz;Cqc+O!#f55P5$IBpi4Pt
bT>j-;0#dV0&w%^n#|fq;$p^HeM&R?`qdb*cDX_=As>gLmpS-h#3VP!$6n2y9(3@xc_miY4sS|awhV}^Twq{~8mwKw4_k_eu&G)R
HlG(d&U}&{4q15LqkQkSA|yGb5(>O?1Ben5dg};?nh&srtrvIkeQ$i5KyC8p?GiNcwFpVk<rsO`)+)uBSpljS?$^6A=Y4we%2i1!
JVLgqt{2hdm{%>Hx_hD9mvEZn?CYBO^@r&Qd6N_|06P$dXk>wj_;CYh5_sZ)EAwqIvJcD(66Q$*Gha>L>*x6&|L(11WJKytH={!t
RaLDb8rIHc0rhOXQ4dHRN?|c1plkXUyRU(|cWyo$`j}lF95i${J7fBe%QW_d)22x+0B{6^TfJb!)(R!aiyqTJ<Z?JMUX1ql1w^~c
TMErlt`J843MCK(gaso}YmCcu%T9Wn|20m&3#w@yj^&!aet5$)Z|kV1q2h|Rt<BV%z3eMd<I5EdLO}*WLpYRwM<0Uh_|;Qbb<bPm
Ps1LKvm}QH4TgEPCYeMl7PC6DRZ+A34j)sk>(82hDtrB!UDu<x>*^VYm*<ZOhr=w<jJyz!z&+|T$clok3s-kP#xV4}cIAIYh0+t~
oD}l-V0LC`*lo({^Q-(t-5jI!q@c>rDnf_=v(NW#IWCJi_!Q#3YYvWzJ58)ep?s!(mVEu%ew?GjeU1lRU@&KPUouk_Iuar{Pq*)P
-QD=Z@>8BRQ=e{4-_}F1NVE!=y$9yPlZ)R;BUM*K7GnuRBFMsbID{}f_r89r2hWF2mYAY@Gm7Fe@v$f^l8A!oG@O&);7Gr36Zt^7
sQY-oDSJ&~0!+FZtD5!3?!JevcC2B<yAaD*rOC%T#t}lqBESk3X$sYm+bXq3V#1CyE$FyZBbT;&H7M-w*Pg^q8hf$Mj(&f_mNS{x
dbhVhxRGN8)wk*nYtyEe8W7kaF88g)|NmB?jk?jrl1Gnr{%xdcd7g_%h%=e^dpd{8omWi)I<jbDNiQ333o@;X_)S@rL$85trJSGR
%NGFF{*%kqtb_<ir`^y_JUryf#l$>?dUw_p9yRsn^&bAVA4Vb~KGK>(NY8uR*0=DUWS_<iJAZuJr`)ek4fiNsIFi16`RDBWF*iJ~
d;v{9hV6m4`s7C)`e#e_4wI8N?zCUft>HjD1XIEyxu$z(;p2m?XFG8kPd8htu-U?5$u{7*1M455I4(k(I$qYqjY~6-fd#rlCvAcY
kf@Rc#s$-KzD3^n&2hjRKwUSYhfLF8=2(O2D9P(E*BQk4oAw`o`e$(v*rFt&Xi8%hLGXoZ4<z-SYee<r&z$~KKHrA+Kb*-HKxfxo
de^%PT&Bw82pfC+!Ve;zd@Z=&oyVkgvn@2Z2I_YPFd%sqLQ4$OVX&su&R=S*f(h}ddTTY#j}g?{W8UXVp!efiX%^pYG#JR&Ne~*L
umQ#9T$UsV)%zb)GqB6BP8w$x0++JZ)q4-}rz>Fc0?$?6d-P2m58il&njz9b<ovf==JM2<Vh2D)5Ua&G(VRIEQ3epRH9F4~_uiC<
PA6(teKBju?SA6<r8XJ{`xd$F-yAn6uPrG05HMtt!er^KvZ^NwqpnbP+GkBU4JSHFksd%zI_bU!NZ}v>BKl8O)PxB2JDrLI62z&$
8+LVo^sctZ!6P3gi&{@yLFjJ;c5)tlMYoOk3uhX*?U&}e9?yi%cLK!J#RMRIrw$dTh#cPZA$aRc#%Rv>eefc1`rdm+GXQZ))FD7R
3ZZ}&4z(o)4J!+ppcIB=TEbB72bQD@<BdCVEa9TvzuP>X%DCmrGa4J1htjjmu%^7~JSD4$tzSW$X;EDmp+_m6oikly6G9%=2C*~F
qDF#iu9zCe9sxRp6g5;6Bx6XXB4Vn@C-WOXfo(h=M<gS^zq=B`O%9EKyd{A4#x$oLDp;6Y`5?qWMUhhe52FCpEQqzWg2+}3MUt0c
dJFsShm(D8yPDj0i7`T&{*@JZcru5Xz3IPv_uKgXKhyC2<Ft8Ok=K4+zBWB5df0L|9)4kZet$6i4EH7~9?S6bkC1t8?l5Z^dk}L$
@GoKeSM7n*VGYk!nmuaurq$qc(0$)m<^5o#MrHtg`x+`4Doc;A(BH*&RR6}<zQbGVe=aZkbPiNR=qKG^VDJca{J#(NyZLxDQ^*~?
z8)QRFZp}^diia*lBWa~R<PaMl9kwYwBeiF!!?<)w|U#$+~ys}hda#w<wa2c=4k~)4&gv0MGTPv5au!nD0ukq_hGJ@A5sUB<;v&h
ea<U4<e|D(5Z&8WYxz)6h_XLnC|b%2>{4Pb;5jGoDBm;>1+HAS@wLj=Uej4`+yDqY@TvfWim^n5Aprg~kOIgM3IC~ojVk}8rY2-N
^vuhEdIzI(qzyY9fyu46E{}QZ{ki|gz}q(i+lQ~)VJ6Jv&B=t|!k(=UFYn)Q93W4mso2yBc#lK>&bfb0&U$z3u$MWArUu{lKdcY@
IrpxzgE<$#2YyIYXzat|2nk|Bhry@puE>9Pz4oQ+aev?6k3${sevUYTa4GEL`Fg)m`^@L(I{AO8sG_k@K3W5(w>ROhFaO&-f*zY%
icTl*I2%cXHu!U}el!28*=v*YcHSsz%sy9La4GzxVtRar_~r3UW^?)f>(!*z+JNAFJYdd1_wfE!_eFb|1(r<J9r92O4Uy_3j;!zb
5cz6`|F^@Z+%xCt`?+sgeEzSbeBU$8w6^4?ANDg<?zLyvBYpRN>tDaa^?3OJ&EPu+Vf26he3++^BztdPCFDe=NA4}SBl+T$@`3cj
w65naUlaPRx7Z%e{Yn4gG6o?Ob~!$JlQk-EJ{+GN_E*P_x@<?;!5{KBs_Xl2u5j5$=T+JgpvCy8kMq$K|CPC<lnZZvaT8yd4`SeI
EOhOT$L&9qhoYnZQ>v6$gbFF5Ed&aS3FiIJ(!TWR@3qy{){P&2VaPuZF0Q<B$n8$}0~5h~=3#-Bw{`3P*Y^CppC}Jk*Zkml`TM&s
-hND`&-al1#Cq%Ouk!z&+3fCbcc=ct`uU9u6|g7i<bM}Io>`meA~D4uPmqKI<|o@vr2dEYna9*$&eW0ce{rN72kEaT{ho!2^VxfW
?8*RxU>rFO5S;cp%@_(Qnapl;{i%rklsGCl7R0YIpmqu_UJ}H&Z+7C;{r49j;V{|M#p*VP&V)M(f(bM-;*KJ0ElD7PqVgjDqo%${
f4(ovOe2|tf>^nEk23>o*H4!JolyL96y;`q<9*GMo6_qfr{{%5WyhEHza84>X$7UyqA%*EQ2v%ye@c7hqHT^ghmcf#FumnZ5ccmD
v@PZ0F}O~=M-Y>L>*qZ#k<BMk%Xj7;IPGE6$LhoNM|64}97tXp@1hV@q?YVI^{*RbX{ymp%suvI@cQWMtWFTYvTjQjT)T6_FBdf2
GbcUnFA3Ub-Lt+i^j>Oba{Tbf%wx=z)_0kl&Q6aN%`8D%<HR$FZ;$HwEE=Z73ylmW)B}m5B*i<m2$M?2Gvi^0;ioVn^(vYKsA3PU
4qcy(++cXeR)ngeG)uV?W*~TX0wy}|`M|7`;quSSZYoF=K^1_RALqs(KryDG${vkk(Zh2U%dOPH-ri4zFNZZ!<3D=qfBf@HRW~t<
;EFL<a7d{XEcUiZ_Nc!+dJQ8PwV{5k1DCAzJ6&+C7NSMQzBbXOo8@xRNnf4L?7x|*J70JZDe+SXWU0fv97I!U5zx}M2pR)F*(|);
*gf76cy^gWs(tf%MjBw>?6kyW6;~BiIjVwVwm$raH~PjRzFRa9N-27%Jz_{SJutK#Q;z&vEo?Z0kxO|2Z28Of4TFof4zw)<c4a6`
Fer`b&H&oo8}IlIOc+xp7!3V<bCCFLD0xlEeWajNvUvY3+jp?zOj!ICNEWP~3pLxJrt#Dm5mTfycL1H`dh|>sw*0o#Hi5vCq*zz_
Kc*koza;xkDV-jR{Kk)*w2DGvR8o2H4LVS5V4;#0#5jPN!2mDRo1qNaZ{hYgF5j90Ae6@csR^JH`yhHJ_21wC&;j^BDnIA@&G^&%
tH>XX5WkuNugk}Yyrc_<2j_N9N)0mc0_wtl*;VUE?r+$n_=*Y#`i?{jDZgiBByX`bH@TWo3K{kp9*KDhvfex5v?EN4{(-hY%vR3V
WXil2Jhm2$nJK~7SmF79BlG=uEd1n$br7@rG4&h5r)hprO@Jef;vn#rk{}RW&_rR3Ihmw(#UO-R!RZrPqcxH6zTx|{ps~rl2Cjse
U+2%p^%6G2J6}We8VHg<+pf>oL1AdI9Rb!Y-W~R`qAUsKV8zpsBJP9;g7eHSL}#U{)jFrfz}oks$Ne2B6yy=Iy%h)wR!`hFr{*#U
G_6CDa9E|R{q+56dwggetbv`uI4RERjC7;yXG_z|v!??Zu&Y&JKLz^1b<WWmmJ(QyAP_?m;3jRx5g|IT*os1AH?Tp~2V2N->xUEc
X<J~4Ae@%_)4L=FWQ*w$bjo!h%gG78S5ORCBC?-MJU#fGroW%x+<Ungqv6MsX<)olZU)b<g*Of#T%S*$`5#X_>YO`YdIpo1t24!n
2;V0AKErmsN3MQQ3Lr=X2w>7jz54M>4XkMopHEY-aQbcA!H3lH&#SxL-$BP``d{*n0S19I&--m1m8GnP%z*-2xj^#Iaq%<aRs3)+
W?jkg{L@ISP_X+K<|orLg{z3sMA%$h&Ub35TTn@6EDHlbicAZ;MF;n9jO4yAp5*@T{oMKaq1uQs5;5yl1)3O<xQB939qB&8j{P~(
d7blFUcTZ-tq<Nn&|atz)<KT_Ia5jU=X!JEp5tvOPmiY={Ql7cqt!Z;HpWL@5Pd|n8*a#sz^lm1u;2sYz+(@V<)F&uw5_QGyuO`T
@#xa^7tJj&Kc#8&e6P6rK5$@i8Z&XTzQjQqu!hge*GvN6M%{cdu*+-`p)shL?14X`1l2${B03JU27*%Nas~h}5QM>d6!ORjc8E?K
+-haZ4OyJ97`7<bAo@bnP%oq|dR`(ch1Sx<Oc0s9|Jp`oeEiNCy)yWZqhR$`ON9bX>X^O(3NBs7btsZc2Mi=T%%=t!1!vLJP8|ny
#7n$i1PR++b-29}BT;>I<LR@9J>NImTNP0jE8>u;QdTter4?=IA=;`#ItME0Z>EN#OE7mNW{r!WEj8*I8BFb8b`bho#*J@1qlbrH
_f~rM3ArhOcx9Ji5r>^GdQ68QRFKS?gkXKrBC;hUZ(LS-GtS*duuygVjG`DS3o#@!=>!l9Q**bbm8NLI#qCS3f^#xIq2!LTskQPZ
HyEfks|MCk1JW8$KPc^V-9P;xa>zx2vkhxql7%i3afeYF7lcFsqN2tX6wWFiy7DfD2xptuE|4uk{SD-JOayeg6gLjAiUSM>V!5J3
tP0dKsoPw|g+X%N3|$L7iD#g7$l00Emcx^Wmc*;IGiYH6wh{m!xCb@Tk_~4Z$>j+ol1X0o@y=&eE8_A8h&8A><po9_ctd(>Es5oI
0!ZQbd`PA@+QV)H1%b|Uz5*8uL_GLyJ$ZoQlBjKaF48Ref9h1#QXz~{rWy-prpe6<4fLJpMX_Or23v&vE4C`uHO=gO^NpWfmK|q1
`yRPQGHC|s$uMgmQ2?v~5j_}d4x9Bk&mBXr8#4U(=l#eGi&ceV%g@+{vu~rm2iNTtKHIntE%qT12>cdfG@<j32OYH9aZ>5vbNQio
ocpp8e6k;cWq_oZnc3xV%d3{Z$IbJ@YVvz{a&3jv4hgeoE?zj<cG{d}=0q1s0;E6W$SXHEW98=EW;_0S4F7A3f1}G+Cqh)eWWT_H
tB-tHb<?EMFYq`JSbjZ?PvTAU@N`|iEsDaja+BqTvYM5rA58Vp!1F#Aoakq?4;g$&6s<#Aw4*8hh_sOGkG0Tus;r}4A9$C_T^%$Q
fY#^oz6(j^%p^}k1EL~2b5N#184?}Fc4BtpS`?(#w0gX1h=(b)7>kKj1VmymMG?0Qr9$tm>N%sr<`^g^iBD&Kj~<^mjZiTHLDk<#
Ui+P2tvEvir|D?AN2TuKoa&E!dxt4)iSTkUH%k^E#wRr3U~hgseHzXi8@x-^y>!~i(W)L*Gz21SnZT0+{k^`i`<Js6VAaLOqnlBt
27<lM1GXBSxK6}&p1LdL`;KigyQMs{pi{oVI9CxvY~+duL0nd&5Kmi9gIT4u)F&SywFHq`yJR4>HwExJ+6=i8HpAOWrlop2(^<X-
ZUsI9EL~LD)`i4G9{O9IM>^>%8ar;ZBtI98R=VB|fuusCxPbfhiU_5vf;ozO{cA|(I_Ec+b|amqc<41-aJpKwfjp(d{JO=G-(7&r
sREM?>0>Q5L%P_RAT3TL+vX#>(&?>Y^|w6GYim7T%eJAfL@?w%s2-w%n?=d18u43Se@4>7LSRsUX`IrW-pnP0XocN1tUKtrNXB;3
{j}BSgzpL^An3R_j$|eqQktFKFi~^b92U*zS}iN#N06fq2>}AplyrhYz<6k?0%hB61Ke@8^?Ssd;Jv>})|Ae;$o`D!MvOqOSG{>I
h8Td)R9(`p{b?a3svEPV3Bkg&i)%1U0t#V+t%mrl49);^&k3Fel>r|LUmKJ3+pY5Zw{E^&7WMXT0AUeq^r*dF^&w&7vx+dL&7!T|
Tmt}GOfF&70F!f2<Z5rc=F!=$-sDsoDZ@jcFsd9mn3H&5(KuNTKPFdI>&GunX?|4-SdZP^KN{B19po!u3#S*T3Yy?;Z3&`uE1{C@
L04F@e3yudN(GH<Q}$-!rrpBv+i`}+2>?rp8mcKBl7$Wd*?08A)JYm|BE)7!EiOw3>uWvUk4?8_&c3Ig-LtiXX0aY8=jvfG(cAn#
49hHs7SkfZHsFRgLfR)Z%_h+=D0SsFR80@zHD|(|9h2?b@eY{~FBv}e`<(9goQD@A-67q|-_5&{otvcH-88_5<}-`RtPT7tDDHKp
jw4O2N713_bNsshx=isg#nczi&zZ%W(ud&;x83Gu!;F82HtgBbT{8cNgNVOq*FHFc298N;0m_?J(s~8Gt8`+Su)QiKDM|d+=-hDn
(!e$FJCo8{N+gWA>zJ9HTS+ZxyVK<`ECNM9-)%sfXBiww!^b#c(E0@e$ct`H9}@(*!g@uo${M3#silNUB#rHQH0ZeHir<i?czhKw
-R9WB&o0Cz<#*Qn^fVYCei-P3bjJ=e)<s<4u7=czuTb`Qa1k7oC#WnmArK_&M$=0(!L5xk&2uul+a1$rie(N{w9yD~$-0pHP+9L+
BiZRb2k6Auk`|6o@_`X{t{nJMDMqDw+O{xeruw5&1aXNiEk+$!DMsPfB)TZ))|C9***45<^*xtpM?6P3hdsuQXSG&>ZtsiT7=U_;
!8F2jjGhg-z2#VtcW)IQW0kKn^hMQv$nf1Xcw{Rv2sZUK#Nye{L(l2gSPzEz`tj8EIpTuV86>b>Rq?yk>E9aRRc4l*-e_qnoQ!<V
rcxvgNaY9y$Rw~Qjd;x%i1fk~td9rEE_kfadgq|!(zLop<a8@Sgl2&C`uXV!dGjK{^`PHz3Z;Jen$egx=g{vk1%-+3`WZMl=fm#t
9oC3vMWxzD>$TU%zM|$Xzz<MN5U7NFvG;##XP&#P{GIp>MRsyLg1++y@(hB+!?6)AB~&JNo|ILf$-t}`K*XSjT&|_5r_aM$TB`1>
bZ&%013*+93{b5)$g|mqCfpM6B}MEswI>xj0e)f=8r>4MRd|pRne3hG1m|#daw+V{3Zh7&TRiJcNX{#I-exth(jwyqq6L|V7%R$G
PH6UO`PX=QbkW0vk_uQ&R}MgNklo57gYJgp-v2^tg=&Gg0U{=Uo|glpp}4-~!LT9;Jy)s|X>Ly05h>j}8>JlKtF+c%O&ndXQlt$|
0rRk~a1`3^fk0)SYA1<|1rrslhy+!jUFal09ss6p!C5%kwC%Ci5s<rXX&D(-vLsq-1-4hS979-45NBi%>(XKgu>&k{rf^^yQ&X%D
8Vbc^Li*iacZQ+xz!{mGioL6n*Z}BIBwmPIPVH+v9Hr8F(KI3yA<U$n@Pu{LJDLj+99XAj3g(Ar#KXbuu6I|>wjz$3I@Ab=Rd!lh
D`54hw1>9V1Gi}c#ExTp@oSVT;~B2GJDZs1v@O2OqKYALXLs03oQ;5Y7HX98;cLm`T8g~GSCBdklZ%X^Nb(-An_U96ZUc+VZKa)7
J1rdVVS5&w4M_?3ZYuEZFwtiOmM}VWaWas+Lm(jZ3eXWV6wt_HC5`GgH5I<vaf4hzi?}e>pkDGCDcLXy=e8*TNlEt6-#~Yjv6~=n
&L-n<S{3Lt78Gj=xLdtW$HIXR+f3&h7pMUZEzfz_P?qC$q1d?%(gW5Qj?zW9b*$^o-z!!ouh@3%wn!8<Wfc8ie;t*ur)Ap%Ss?XY
1d9ED)MOzT4_n2#p8J|wiutsPmWrjVnu&CZQsP3QtT#|wx3{tM^6l3M=;xm<cLMAQ0tAo?7D{V--xq8H1X#7jnMe_{<QtL**AxQ4
n7fDB!-|AWixwl*OwN|<ycCBr4ZzYE2_UwOOg`D?oC(syYm2;1+o>2LU|*V1x18(+bU~{NOM$D10Oj0@Lvdsrlc{GhQIPh_=*v_v
|F1O`&<#+oyg#lgCrp@qYRZX?tLJPma(F`6hlWT8o9}u845$aDZHu01?uE>~+?lCpfs9aDgb>{6#+RCk(g6gPNinhcbk2g7YWSz8
cU$AM&pf`nAP1^~nrTJ?wqR&%+36J+1*XQPRjqfgJBn$Gwg=5P(lMO_I(w4zVN*QfT9IB#L=L)rQ=`#+A7o6H2VDqD58E#K(QUoW
#7MM~I-wsgWjh*e*H_ko&P%&c3FxL8kxb9ieSA9J(7duHnd9h$#*tnXWDty2mX+W_oICPmz95IUs=^;Vku?%1uOT=rFg2p}VN}jy
r+sURj4rWkRzaf(6A8r(z92;*cwF9X=3VIH36F@~&8>j3SHInt-6V#(F8+6pp~iNqqg$UYbezx>kr`ktHWUOGRCaM0_1oLWyVI$a
^>+`Uvy1J${MpgpL{-tElbIvC%SK}V`_iIF7d`EfyRKJ{h529ISCf)n_k@TsFoJ>D>EL=Z3+2X@u(hKiWRsSRbG0wUv2ZVI3%6>M
in<Jl1EaVt12-Bxp1BFL*?E?bZZ6u!k0TNwk*~9H7dabq>aRW-0<u8*wONnqq44Wixe1tOTE%wLSnB(?oAvzbkV4N^wLgYgey$^k
;GR=kpt%%d=Qdlc+Y^Cp6Ex&2tx}@vTLQ-sEfC18*Pf1p5+q;{D38T-wT9#(2P+`ThlmORLX#Eh@rsHFdb5#Xj9#&d0ml)0W`KpE
zOd!ps4zpsBmFkoT6Gu}VEtX45ab-TkVq9Hqw|=HG0q8{Rzr<E!hf%i;>`D)B05dNa-$<{4VNPNSbO~kU$*xTXYh<r1(4b1m_&pD
sSX%S4p~}q-ZeuBl^i+H`dA+C4*2~i)K9+JB@Y(iRMQN?f`{JVB}dL54CzYpUzhC9LBVi0-Ii}$5@P*WKKkWqExymMm^(0zwRi-P
H8R2Q8`h{{hM>7;KUUbR$rot2ICy4VNb9BObWLK^M4C3~>5i2dBhrMK)plM8h9Fcr%~U~mZ>Wbxa}xreIN9OpNRa9iy)0ogQ=J-=
>FnAEk{bfppqGT!p65_u@583zQE(C+{JU$#PeXlben?KJ25kdI(1Or~*76uaT8NjFKvoZ~+3(heXkg%*rX9y@6bz*;qfaOFR}W_A
9z%BT6cx}dE6@o90z*Sr8og$$@)b}q9NdG>zVC!rw^eGQbzJt<hR{6oHr>T~*gu?W1Rnjgi91j&7qn~R)MXkMZoLxbW3P$HYLAs^
Ti*}HFzTs=Xr!=|5jHGTkZdQp-!j~VLtH;`L}GfSv*FYD-dHG(@5`i(?BgWrP-$a13=VgbQZVeZnM1MR91Aj;Vyp#B?O`+0DrS&k
Oo%uHdPwACf=Q(l^IRncG!^L}MS&uVE$Cc@s{5u5qcgymvA8WHhd~>iN)$3C1s#!G*7An3hxA!k-R0^Mp$F_hOlL|hUrqFmfn_UN
yHS1%Et(_!TL=x`R$pHnIE*^@x3@<Un4$LZ>3DZB?Zqj8sV~0WlxP5)YpE~=p(lM~b8ZkCkwO+11tKFj4t7x*8kb4}LWxYIm8gXb
rKdFa;anHSAz?~z<eNjxU=on4%k4o+Y4g*WgQZb%Qg04~WjpLc%;>0ehuSH!`z2XOyXGX3H*`Dd)D^4GH0IfsJ6mCUGNL)9BIL`v
v!1rQwDnfcmCkI}>zC`YLGRs_III0=i^1<FSo)frg8bnM(e*a3r+2`4cdf-<%Fcu$uBb{IcTjCXmbkc!ZsL<+Fsv#^fbs}ew(}W_
8@+y2EpbPsL!GSMl-NS5n}l*LT2xnMu4^t^hiZ^P6cj*Y2hvd9WMpDqs*p7mz3AFbf)oW@>wd|mgV^EpD*C6~Jv7&QK8*SoxS4Yn
l@p1^(@`e?i|BN^7+GTL0UMwzWJSkX#mg}UtyoFeC(PEu9jf)GwQes<X38iH<Bwzs4)z*X?7iJJoq-|G$PU?QpzvzDQYM$rC#43~
H*#({0qo^46pC6!v@VX;<aEUa;<0o)zSW%(L2mBZFKKW=y)xn81sQIUq*~R0V1#7&i4V;8WU9C$4u=)+EFJt-OWK053qZn1w-%;n
XT|UEO=3$p`SgBDqgowwl3T*t)KttfUoT(@3Wx_RIvS04`<^Aoi!%CL=G-aXuo?SCl*RWg-@yNvh^+FI;`+RS;Pu3;yu>LXJ(4KT
W+p-*2o!<W6d<@EFB-$!n0f<UpD>89D%wOuIMJf@WHi!i0af#KNo<-^3l^;gJm%HyIIfPoXHdgi>8TL6vWHnV+JHgV6z|kfU|>uK
NvhC8goW6?fjEWQJL2}%5KPFnEa|?wJonVX(Jjz~BU{kuyDNs8kJT{vK!8{b(vI~5beSZ|yO839vTZJH)}vuv=O>vMAc@@qWjt&O
O(eQ*2F^?^06m*?ool1`+agpURDtmcWT0enad{K7bu=}N2La$r?XFVGYNQP>g2KJZ=WT649G!;6v#Jkp*M5T)Xf~;O%i+A^@O8r4
sjcP}`%PH&f2-Na=X>bC3t_XqJ6SIAWNoZ5wSH}8XWMkU@$lzexd-1}OKrJ=Z3$OsZO8e(b2x#eYBFO|raRtx4>*xD*)`4g7}gpM
n2m_%xa)|Z7A|`8y<l&s{H;6meRS1`F$Z_aMtEzL*9QQ#OtQ<dj4%-lN7?p&=J#nD^}v{xeM>tSWRXlrg7Eku$9f7ZOV&BPTpoMD
27)|K9OcqMVwrVKshHZ0cO=)XMOfN;VzMYQZ<Nuyovtq%*v<)JE=cKh-lS9f+rSr1wsq8rxZ9~+cy4AE%eLAUIfGKgSzi>TUKBxN
%PN2mtDcZPI9Z(VclFgbsAvRQrjR!zwhC#)7YYxQu&Y{`)EiGJe(9s^(-Z~{rL0=#O12l5N<5v-vk0c`NezHbOQW42QbLfCEd9F+
LRP*eT(y%4yj#p?L$qr}@;g<6$_I=p3aevZt;(J!`|RdkD=12z*L70QLJ}O|t7w<^-MjVQL$tO_q)soH(O7Y=)mlkragzXH%cP!j
v(!~g+74}`bv_YcT@~Exn?Q(MMAoI!*=3+EdeMYrObbqh;VVrPSF%we-uOb<>#aU#-?Mh+uez-E&uFHPvh|kUtHw5|yoGAn>GC~b
K&=GY&)r`O#RlsAm(3g}a(2d!xp<k=j}6_F5sYE2;(WOB9hT?hFZ2DsPN%gb5Ln1vHD6rNv(Z+g^J8&<BSgp<t-!eTQRPnJp9+6>
?GG#?_oO9;|JG0_pXhP>ix7XKmph8r^!e6F$=OEw$e|v(-?x;tamVoIdY$xq^?mGuI%I-5u6bRy%toD9hTA(GzlDqDw~bs=3>D-)
P(RRg;-bx6a>6m&ZD!O5aOUj%^k;a_HCDwhWihGG@W(#7>P9p>>^IX+V^M=UQ(<Opi%(w<CJpJ#dZF9I>HdnI^FcKW%j$59dxx<<
&a3OarA3hnf$ewm|AG2~`Kw*^owq;407j$P#w~yA6|l}7-YO6MKcb&bvETK`4o7ElYD8@PWUXJdJ)zNeQk-*ldXyz1NBKbrcjZ(X
Q<Rh$7Va?`ZAI<dVq+cGS|lMMK}5G*>Rq{TyX!#W!0LDBFX-1t?!7;F^VP*^Y~TO8{j)WoB;+mNE&6v=>)TDDn1}eQ!tX%=+;u;E
rk_z{(m>fih3C%{4;(GaTlOVFSCgh7_v@|egzl9BBEGU(xgcYu1ZNzsBt#~`$rmGIYpALM#14bEStCl#tL3rQYg3zkY~s=1RRGEW
gL)sLl-W~N%GQg}(b4=*eoWb6-2Ed|)u&rAoxHzhZHB}Xem?TMxT?}tfV_W_$#Xg+@r+aXIFeX=Dy&&!x548)o%c($gm&cB`?>s+
`7`(Eo9&>e4j=aQ-)(nXIPBlA$TzjM=^d8WHb1fg(zME1i6HjJtRK@|>}uG6ef-(;DJi9QqHIK(OIOhJG&g>=^!oFGX1yVh%-riy
BD701lRfX-+9}(mi&N3O>6ujqDJHaaeoNH(n6@;|)Xzg;h@ou*)}vKC<4xe-N0R;A3f^h1(Gz_QdPw%Zq*B!#&>VNBzb@y~X#*WM
?mP*a+hx&hXZJh}mOH5!0*1x}ZJ%)XX26e}?R`R*-hN3$WRITP%z5vOtSmcIczhA-aF31covj34LS=DR@8z1ssny;*Mn`>{wNj^0
XV#yxK<7w%{Qj)?V)a}N_#>$VMxdHbz1s<N;zj>r6e0P&-j3Gfh)YvpT?S&vJq?YhG@!l3&q@nm(35enyk<MK0>DVEYa#-C;{CaZ
wZ;BBO*%{M_v{5YoDG2kk)R^(II&x!E+E;BIc-^wYlTICZvvWhDr+N6BtmLhk_=UL^5r~DaAR<0BcL=82;Je+f*`$GL{&1)hF<#7
3*aXwRv?@q5dvRtDv`xfnpLf3YR0r|R|AS%(O`$?n45iTYEc2}s%s%vAHC5aV@hM)-5(9RcF7mvW-L?or!*=NuAtMl1o*u#l9efP
4%iU)LnHLv_?;f5yE`_lmLg~{lFV!J7Jc60HNvgsUl(wwE5pf~gR=597telnqP$>4(v!4iqD9UeZ1~j3@0Wdbacf?a%5<ge(2WU;
?-;HK(yDQ%Bv!Q>`=3}<#A$`BdDpE~>Wz|my{Dmw`xThf@n_z!2N}Vb1>c?X8Dk?D7qjg<zSY)Z!1R4y&%G=(ZSAQIC5fOxL#rPf
z3b~bI-s!E<WqV9ahk)N*Oe#6(@MPu4_;-f-(M<oy~PKPCX+T<JDg1^-6o2nOlqF>(c#sDhjXXztt*bxQ3760?iI~3FG;j+X*33{
eL)az#7?5FBNd9hgPFx>>Xcyk?6yS8nm^1rzQ60Y$z1czM~?KzJ%Wq*`hCPdc(yU5w~d!?<J$H4hwJSB*QasNeW`E=)RaTHLQsL|
nQ|Ezq5I-JomDA9-mcGc&&RW@Qwblsxp=00sXem}B+XQQQR9%ck7<Ki*I>5B+FVY8%3d0Wm~TlBDae11EDcyR+6SjhP#-`N!-X;6
y?ve&r5^t^F8Hq^w(VOVLGiVA&I{!W?+!7H;?=8Iy|hv1UtchVX<I$-tp#+b>8|={MGGaBchFx>k{@aVvMffzIP8n-L4LbM1kaIv
49y-Nig8Uu9d!BY1m3u39hm3efxw|}6vfAvp-`}C8uMM6rpM*~_t&krR_{6HmYBD6c|AMwfVniQ?hOcoh;nqU=s<zlUfL}vo5HxA
bWuaxe@DrOuJnQRO}>&nTI*AJ=wPJBNaAt2=Xlo|X{A2p#;WwcW3{v{sg)*g9;lwm*EE^~uW$Mm8)MFop4*S9^QFH1cBQ20)o~#M
)}37n@yESC*se(!>{{IkxllpWDZKm+Mw4}tI`|2K`sNkP?p_21(^XIsH%}CLq$J=PbnwIo(wEH50&RIsUrp)7X{RqLcY!*F!R4+X
jqQrC*uXF-yL_G}tslKn#XR<WQ%AwUb*<jUX>D!r$8Q(7{d#E??op}Eq+ROU75K$%-zljVElGoNyV5m@P41fSD0eVJx8r_3Z<ab9
FAsU>`nMJABX662J=mI335VcHY9ttzNA~O0#UJtCif>K1M!)=Xu=I4~`Okg(C)9iF7ES4^L-^A!EUVIP!!xFwu@wDSvA!7k>3es?
@0yDj-CF2CoYo7HUBwR(byZaysY6prH3d-BdZV4uwN9>#HD%Cykq%wK(lH}6v3fk%$eVLYSGH<=5S+mjg`%<NUNau63}bDVY-5zt
rBAC6Yu0K`;=+^>8@u%Gx7*76B@(^QXZWCndbrj!m|I(%spX|&#Lv9fo@TbBH7$)L>hl6QAhtU>m^q7!ycJj&q|==wJRw+vcPD=I
v4LvEZFLjz+C?VHsohmm8*yvq|1MNU4F@RFuxXU1%#WXnP-I9uVa6h20;Mz=ikkGa8>}at^vra{1ZAfE{8ww*w!WyIknl*h@F{rb
5kaetrstjX7R1a_ks=i-PUjH@pz}k^td8BSqC1OkuGpiDS<Z!V7R(E+h3KsxhoaA=t61b?t#fMH)jD#gIL<2F{#khJa{RTim^3RV
YMQRLc}Q>k-u9!D^xjLzovoV0>7G{{5kerV<=t1g#0V&Yaoe43$kSw|{GKB3rLE<)waP;s`5B?E+@22;ySMD)Q2OSTE})qy{2W>#
*2!2@eUa=hwKO+`Uy5BrwAD2qes!NzVwB<j@>R61^u-D7{8&V5rE3=;8c@ViiYw{iza$58JxA&v5R=20pC>gyY6IT&?6`xZTw83>
h#t<bokG`kzfOGf@+-Gagc=8KxJ}a@mmT1@OCeYHs<3_hC`Dd1oKNL`+;J-T{ORgi2mPQt6V}JvYfpjRA#@j--kj#utBtb;yIs|*
*ky%krZhkLwZYe|zDwABE3(OmjG+3&Kb7JrW&>>RtZBS^H@zE5+uJmY43MXz+WHJ3^kz5}-jb7kd{j*@ioERau%UH=Nw+U489a5h
vFTMK(VaHPm#C|RL|?)5xV@plsP*7hMx2Fwccjo?SJo7D$9GHVZY{H!d{AibS`H~68e(-6Caqm^Ekd*u&af-tG^+~Vz#%!Lp}As0
4puRvm_(DUEOR2*#k>gRi{c{Idti>|v6$t|RCm^2W$K16tZY0fS3^xbN(g{uh~~L4E@c1aGu4Rs>vGUXblXgC?K#csh2%riMCtpp
6BDEOi2B8pcvv257-=r<YuT94jboK4G_~AY1i0{sqPM=iqe|#}b4y-8(tCYTKzs>3y|>cij@|Wv({pG8F0ZF`wzXb^w;0Kn84e#`
-0kSmg3Sd=u2&u1^!do**V}y+D19!qiF4V%eQQQk!nDCh8Qz$`mKEm?4l3h}*gdId5h~4^s$Rm+;Z!Ixa=;o~KkkP?RDg(JNcW~p
S%RvOM=4q2lKL!CsF6?J7xKwZGTN6XM8ObAJd1V^9D!!(I&_%nGCaR(eCw;gl~M1@;Lb?^F2Q#m-@ESk>-s2S(Nx3Ao3UZnB!Wsb
4Pol?pvEwCAeA2J9fW2lLs}PuAG?>g+kuN{{k+!Fv_p6LP7eq6Q<bsHSe>4c&f(d;M$Xo9do+jiy`#skQKx5(YAYVOe(r-*+qfWB
Ge?uHywkXB<#q9&>8&KO8gtp_0L^WorHT_I*KZ)0AJXCFJb3!&Pn$Q!FC6Vd(dkNST{~WWUOl_pVlYDc4&eNQeHVd2xFmpftixA3
_G&K!Q5feQW~6%wsHJ;dNj;w|2kJK+8@@4alm}j%nuKLRsd3`Gzh!DGN&%epeupK55klIBgQPw&gC47aqtRp4dQ6WafM@e%3{<ZU
*DvaEt>B7cKfw9oq3r;-rqStd1L8(T`Mpa<G7W%(NPcRBxxikmZs0`6RT=}1&=q?v?8ADoU0^XRvOzV#k5xHxw5!OMk~x;_A!Ty(
i(eUhu4_z4qH{H@!J`t4Dx*%SB!lcqp0a@M6=}GZKGG;h+x%D6PjwVCZvD^G^RJNG*v7l>*)Y(LxdGqx{ts{c@b(OWzkwXIU?70e
oudN3*8zT1DN}L~3(6>1i+L8nA7TG9sqdXRxN+EI`f0U3omU)R)G^7#iWnySOz6Hzfl^?bc{qVlOT<4~zPTEUXhxF{lZ!R&6?<t$
a2$;t7eo2GsPqw^j@^e~k4$l-KH9~EG)*5Og$_l{h_thl1Xl4bqkw22W%~4zh5gZxJ$~Zi@uQ9%W*<PDa|mn@{EutTr-JQ%dFCl#
wG3_$4TV~m(}dqC6%?@D-_n<er`rCG8b)<|jkI`K+8n4(iul<I7&izhuX2k4UkbsBpiWi`vy!B`K&Mr9fxo+1rmsjCvx-CDu!1KE
=tp@D2r1rU%E~rW#NWG<b9O^Hvf8umaozt3>e{uOzjFLu$Mf%V;}A*RoC<wQQ`!w>EhC@ZhKcE>_@tqSaGdXCHX$EapskGtl#(iL
eUXCp2qwM!_w3(F-;Gxhr6VLINN8mN)QCZy2Wvy?tt>m1lw4&w2xl5yZxp1+ax*$j98s=&99jnMEMTj4xctvnp=)CUVg#BQ6cFr0
D?biABK2FXXq0A{;usS(Su@=61CzVk5JuWPD~oAlC?XDPAWA}vP?BzN>`PvG*z1RZYP+oE+?c|{)<dZY-dwzhRHA`lih^Uga4mLq
DBPLX(BiTxZo4$Wp;VAVq7g4xYQUrwMXG~QN>I3!?D%cHI9-QW*IedYX-%S&GC62FFUZsx=Yrz``iBUKu3<n$Cl3Y)tn@BgqJwKc
Q3~in-r7v|UUjyv){8hMMv0d_9+j=5vH8-iCb-y%ltyfl8X%pJAedF!VAg3dc$rkrCf2R2gV;ZQHI}A~>in)8PdKe}JR6H;+Q>Ak
ZsK)kUh?Yr;!CA)D&xA8+POHmR5X-`L_ixH7YakXhso(O{cC%R?QO|xlt{S`8<nJ9V+WeRFMO*4(n75z??J6#md#|ci)Q$-sScKF
aWeE&9Ofi$uU{vgn0ExW6S|_ayY5>1l_IuxH4a$2<smyu(2b$Q4+D<c@!_)2`)1<CU!E%X&eIlaI?V=Y&|oSKPltjp!nw}ea+s;1
rQNTE^1rfm)`LPlTJcfUaUGj#=a;XV(9@b7n+s558xzE>kh$!m@~3`pLCoJw>Xz^@VY+cw?Ce-0ofZ}G8s$dD@>(_NJf?THX?XO)
uDlgR(?CaExY9PR{WWpUt9B-@+<ImQ1AI_krnjh7ptE4f1iYjzI$kcVv|-d*vlYhqiXA4Hq>CZ6L&Y&Oozt~n7?%@g3dvR6o6z}6
<zpfR@4%;YQx>*ew<BA?@9(doW~XNphraXEdhM;U9et$-l6xq$C}UUWHJxR1ctX7NLrbrDqs)a^gwJ=oj><x-eg9;7@prxsGeD>@
^=Y*(0VVOd5ZIj+JZ;n4T5ITA#(eoG#(@vI-TYew`0LL_0}uyN9#iYiZZxpzVcD+Fk;ZnTPBWREAb2W(NQqU#5UT1e%?jBb<69my
@|`n5>)A8xX}3Jyf@%_1NRb`>s1=6d7kHPb^F7&{KUoBVkupPEfE?ILp`od^;q6Y0XaiKXqG&F4=Sj9+li!G}j@`sTW<?X1q&v0-
n%=BhDw?xKp_?k{7D;tT;GXT(@kC=1`RemfB-3ZXSG$ED1z1MUKCCvRMc=-aE)0CszbWi>rTO>qm)gR|lei)A*Rmr`l$Z}_iq2|G
aYz8pgCZi1+E*F2S992iTtmMJX+-XVKYNT_K%I<tp#u4fn@rxK^CVn^@}>=G#NAQih*5+l&$cEK(pS@NJFSbYC_2A|{%PXFOdD@Z
o^+l2-Nm{N`XgZiopEY+^z=M;cVuUcAXi!i@^jZ9Qxx82l*LUR@E1J3DD|}QJ+C#4tT_%dwBIvfLCX&)SE=%_y=mX4qJo4PbIdr!
NkLmZU<}ExBG`QXha1Of`;Ix3DRI|o2<@kQqrH#G7_W2oV@IcX{4u1?*3Pdt?T+F#md%`;#20SY*KSy=$|DHx16pm?)wT_^&Lez3
0+oYy(0irmP3r}LEOpyn&1X(uK0dBz0Savy6vQ(mNz>#gIvP8NMe^vlBo6{Ns@|1bO8GhQi+wRXTO(g<z87t{(FzR~q1l__Mx;Tx
VQa&I1d?QdAIHP?e$V#b`VBEk5KN@}{66pN|J4{b{!0KZMXZ1u=$DsA*1mN^(~F4W2W9_<{)p0z%yUhrsaS$$FkD8xy1?1hC_k(0
#1bKxir%ihapj-BSI6bv1?Y#@)7j<o*HSO;EbVd2xP({@Sb#IXCjd~2=!3ZDQ&Z+TbjZ+k*T2K~PN74d!Z{VudABaDNTi4|lpl9R
UzfRkwU7ggV>giY9t6^w0rbb}U2V>%U3$HJ%uYxj9$dKavm!|&u22&Y`xYG%6D4^EK8WIf=h1NxELeY3A^exFow=i0>o9+^D=zQd
Hn)ATKSa$UoO)CEX0IRZU)=*Z^;$Wry25bj0jVAU!}M@WnjIxkrY1l2)Be3*H+R!oeaLt0@Bf~s_V~{nR1!Ix$D{H@d}~h7r`JHP
T83}%<z10izS_}6UxCu*eSa^OxNLmC9T}wROyb(U=R{<V$Js4D`Q%6Ks?CqK{i=Ijo>-oIFSxc3GQ^<^{=bKP@;hz$^}pG?*OxO-
tJ;RNRv?f*v-FKuf1;L;`+RqNeO`QY-hTQ=$w~M1@3K?*A5Omd<~7y|_g+NLUzP@(@cva*%+fZKnoS|Ex>cXEU(o*`ucrQ5XKhc%
9BvNhBm5v&^m3j1HS*gh#~uWJdn<~T%j)aPv~|<GjC|GXA~la~xoEu|RIM$YFUwF*6Uu#>eE8oB9J_Sv?VhKK=-?kT!?ZfmzO5tk
Q8{gTulvU#?&D8ASEio6PZuyp^eAvgPomq%a-A7=`)Y*IS;jqT=izPM#^Mk;E05_^I|D?E=<CA5n?R*Xihlp)1J;%O-E@OG7pJvv
rC(d?;oB3?8Tj+RYOZ+Vk}rQ=+tZ1tt_cU(_V>Nb@p}NP+fM-~QFOF6IqOLjqbLTiV=}5n%Qx?*c5VEMIISYaZ6t9_B=r7w)tFwj
%<l<$x_QenTp%N&P&}=JF)tJd%Yzo}?B}NW&P?{Lr#c-iKU9qN-*>#>3r4h1dEd)iR{LMGzcr7}P(5wM2NV~7n@w*N2Onvr@-kP+
XEJ#`e2ru%bTgI9)!z2chid6ObMl;{w&okM(K;$}cs1($swi+h3&`gxyT|p$k3*~_!t6UaLDg?*<Zd5JR&geebZw!+9Pw`0?9(8A
&~>$fmel8Uf-P!q((P)k=8<8MjK5jrU(D%2nZ}6GXGazBTG4OMwz4;%_d9rP>g|Wpbg+JWyN<h2>x{?p++Nz(Qaac!r*o{4<YFm<
e)zr2`McAcz3a`?CbpKHJ2w?CNue51mwH`JNhZX0t$I{E^Tp@W<K<t?&u+1+-T~{UTEM5Bf3uX{n2PGIIIyUWQ_R35nL?eP4g!g#
`_wnWjxe^j^sav2UbWvuIq8w>Tv8s7Qs&mo(zNDP(52K^^sw%wJn1n!Hv4H>i>DWnpB-DLqLsba^vmu{1?oCD!9B<W_SH}zFm~*U
ncs-_pBTHGJ1TX<jCMh_{Q~|Jtp;z&*(j`0At1*mL&SA8PaLsfim4-WTOksZCZ69dW^M>qF5=q8o1qlvv_FmitmeL9>8x0LvuCd^
`3^P3D|r#sb*DSVt3!=eo{HZqSJYpnsNDPiuixsGO1-d=%G%H<?Ijm)<a=zo`n2P%`!@5$JV>W@BDHLcoem<!5RWRx_%yD!dqB08
e`?OQt!55Q0TWLTDZz>%d!YP`+oH*er3TON(uWlO<;A2@%4)P)=^R!ipo)*3EsvkWXQ=|}sOt}D(t!H3cpa+BoJT!s<XX!?-G1)=
G!+-X>DFF%G=5`fu^%=&-YPj7-vi`vUMTu@!@$#o4{l_|J>^`{Vh2jv4AuRHJ4{#}rSzuj6V6cWGhwokgNiB@nU1qKd8GzM(Oo5N
8p5vYUU7h80oZn(chpdko|cEN6o*3%eBOb?s&M%7_-%@sUr;OV>#N&UXRK&ojxdSQJZO8ZbK8pHwXIhvq*2Gi4~a$X`1bbDXQyw^
NN?BUuLEuf&&$19BaFM(o77hRLIl?GJgX2!l@$g^+ED(wxX{I-JgtbSDwoV^d6{!p`#9rGs!xX2bAlxD%gWjKrRasLV-P)r4_m4p
K`Xd%xs5c=zPOph*BBJn=R$;h=dKq8X{FzhX<ad;HMK`uTJf)zdEVR7qIDOqB7WLGQieF%_KH0c<n<VSN=+;AqtwTV#Z(i*$s6rK
r>=o%aO<6qed~()IXLIY?WxVU5AL(m-Amna=g$5eEHTpld-tBmMD``h*Mv|pgGlOedc93=wA6AL>#6#4eRGRw`x?y&cFz=(YxLGP
Q?bT1!|7|P!0f&B?#Fj!^P$%Uy*%e?F1>Lao`7E@mEA?7PBeP)TGmxWD2wyl!`A;tWbgCjZ`o($7Vl@>C%%zMk;VOQea!{8o<Qe4
@9DGcefPBy-(0?X_nKmrS@lwG-bY<3wa;xXbk*^Gx?C4DA>Tk#*QcY3X--%4a*;~Q(mO0+_pNLzO{ZT+F+tr?PEpY9TfC?SopEjC
&I8``PNwlf@fy}xTMN}|I@5ZbiFKtEBdxpj*a}ch?{P(qW0k8kw{7VGMWdglDf3Fz4XlJ+_C4{u^>9#J&pRP{QJ($ox$>)1qz+t7
44hO<QYX<%(h5#{-YMzYx*8j3TUgyLl-7fH*Lkd(MvGmRC{Vdim*;!Bn)z!odyg#5yX${R>wUX;xQ#jWe2tb&*Rn49@y0JpiwU()
Hj0{KTxr&6oDO)+F?&eNa_aP<I{LM~I{CzIZH1?F(}NYM-SnI7#b0^Io;myGy!`il&whB_ckr+?ek<Khx*+znU0v**dbFwR@UXOH
&Cte_dy3TTqBe1RxOFnf)axRbv+-zu_cffqv)gNv8iyKQ2Q($3iVVu_E;fhSstYm~jEKAIezYC5()I7wFP$p%8Y+c9`0Q4VcH;M-
!0bU0I%Cx`B7MioaA+yporuWtr8{+`In%KW^_x)0)0}dPnilM^8@}c*ndQh|(M{s~eHH5pR)wiuwl(`E!qm6gw|IO~`QM<<_O5w)
brl&`>3w56M8Yx;D{Iw2G)4BL1zkGc^qq08CND?qJgIlVS6UHr9OHc~YcCUeA7jl21njRGbBtyu<AoQHoCqE-5dyis{x1>1ZYp+q
EZz~uf7Z{%{T1`uXH@HbD?8fH-P^umN!M7-ZCp;>*Uq)mlJC48J1+t6pR3yG=D&5`Wo2RQ?bZy}wzB%#1N~(l?<0K#abUR_pQ7pV
tSO}_*@~kEesjBriV1=V+@M$=XW8wB{0mDKb?CpD#1re~z~SDHDtoUsi0F}eF6wwslgRnV7ka)vxjwyPp673tb#b+I3wY7+;pbzt
;nT_-R!=Hb=tGdZbch`lzPwvBuC|<?ca+n+Tv%doxb}ANH|_JjJ-xNpSDJDqcGCyfNVhJFvb1+SHP*f_rIl3LJ(S)dcIY}yJy^-s
e4n-!-A_I*JYb<%w8*p4O&6xSOb~SXUB&n}wkI#an+rp@?JG%f>h@O@t==njgJ@lnyCW6AzkWP_tqXsqY)8qj(btRbV7kb^KD4AS
qle$ccTx^WfL_nmQ_MeQA6cb3KRT%NlsEJtZ+?`4QaU_eZDHi*xYn}g3vZ{A(<80BqYf*6d&Mx0#-vnuFFwjvi7mEHa)-G2>k|j6
SM25N=WQm<LtJyGE>lCohcK6fZNUoI&k`(euG8PPBAJ0yDsWaXT`39aYf*16WqU)SVAgaGFDrxXJ;viUbAy=ENUwcUn5OsauFu7@
?BhWkt6=Q7mEL2L3M;>!+fMom-ut`S0k5|^RxT_}iQ><AzMJ;v9R<fOHiHz=#*Y)ika|}2$D)sl?T3j7rnx-Nd<0_}ueN7w+n$<s
;dx*^aj6auu5^uy%GL0mB%{u0w{69FE7rGhtz%hqp0NZ$*N#=G+O<c*xzY*EV(|N#)#dv<^ufL6+_Re4gPKn?FZktMA`N#>a|XTj
ruq)=3kuL++PhNE<wcz72wm)BUEoAoEd#<Coc5O8&=Ko#tT%Ukd*P$lg-ET#?FeA}Q@DfG!UjqPgc6Zde}VcU#*|X)L&(nEKmb?T
cRE2I$mB3)(>-57^23=T2akk8A`gJ@6Q!ePqS?<sx5p4NeRPWaglm|81GbTuLkDH@hmbj8y;><>S593dDqL0$uY#s0bIW}C4?8sh
z7!k0#xvhue*`Bg=hm9<w7>P|<Gwp@zZG%UTc^!*`Bs$8^td;1q*YeRh-}sFadw(g)z=m4lZOtmR5ng`(L2pa)<cs`FFC0k*N!*6
viiMm5}!&%T~TG}r4)=;9cfySa=ATuE-9<%_G(?ub<|e6{kq)Kd}uIDEvlzx+K92b-@AQkbv4(mh4F0kuXM{(PEVlIrC^We`;YY6
ar5?miCTOK16KXNw&Zq5JKB#)eFojp!P@9#_}l)`6a5?d<6q^u#PqB8YY)>wck12F98<~f9*TrZpDTEHUV?)kuTQJS&rViLMEpc=
#9CjTxVYy`&pDl|ONvJka?~aQ()s6l(Ao@pZF~cowZ3C)5S{N_Q>)00@b{RX%f%ongkFiM0tNlUcB9W_ewsHOBR$$7saii*>@$I(
xmNnLto#=A#szp38QeK?F;4eT$E%t^z^)6_FpG$R*63YmIEvns<swVjSi!F%a-8@0ae+2euN0$}+(#A~3f985A6;M(j6TYoT58`t
yf?L|dA%$ayiRnjuf?CQJL3kkoL=*^t07$3_MAR7F6k|H#Ulpy5*(Wl_#+Qe;9F#kkBUOXSf{jFNrU&gf;6dLr=#}h^zr9;!giRO
{nyd4zsv*=`w{|y-jn$?f`Ay11pp454g}@u+a>*OU+~NwK-zBDXk<U=kk&gM5&viR4gZHWjKKe%idGI*7WF^+(e$58BYLv68HsZZ
$%vqks8p3pHtm#oXn@#22o~7&4j}$Opp1D#m!$lm=l`#ldLvb;EEa^FnUFI)oHT6W-Xzi)(?hxtK2l5R(I(59f3E$Ay9OJU3Pbf5
fLe(s<DruR#?x95Gdi6%r2}1;Fq9w%Ck@8d4=t;U%IsnF4mo{B^MBO2mj7<F<1|{p;DDyjPs2t!x}8rHS{`X-7OZWhN7VfX_AMa?
-PY?W@#zd!@@iK{BlqUbhnuyr{wjS;{?W<AsXtJ0f)S{Qh(aJ$I8Soc*NkfP#C341iBXDO?AC{km?NapP~+AbB4y9lUsk?aLSz>E
#=IA^nk0E>x=LlxBu#}YAg639c($}3#%O-_@69AytvDfvYJ#m(_TgSd8}o|ivR4B9w{`X3I`E_k9E7OTc3qO+V`NNQ)Eui?y2cBt
1;}&**NgGPk=Qn$jIhH$)%MBg@J`vP3)h}`P)`_%A}J3UT|kd+2ovg@piD_Vo<5y;%mtM-L*F4KLKu)Hp02N6ZiF^F{_1jUZCgyW
^g0oMMU(X<WRlsrjq$<88$$5t(Ch1Y_xIp-4Tv9M|B-EO7?EpTnV2<LWVLm-s-o{_xr^&_U&m6Rk$ykV&~k@q$;v*H#s+lR{b$s_
1pYFjYEQO4-J=2W>y5!{&9Hb!apkRlw%oh!ik(lJEEGJ4Qb+;NcVbCDAGVv$ZJ(=CQvcfUwDxuq){%Q(i@Sy_iCuL(DU|XJwL||C
GamA0HX%}UA@i0yu&n%l=Z0XYpR_<4(nvOb*g&&yk$>&%jAU5_8=(4@v(ONe+>K6RQ8QS%|5}Kxe;QgSD7S}aio$$Bv%|>~9>!8;
lKqqlBk(2e?fn4vem}e6r0^fGIILhgElnJDLKM}?rNj<hUPp}6kNM->(>49wuib?(&K<wGOV{)vN|KQ+%=Sfw&N{k?LPt8(o~pHJ
7yjoSdF`Ceml%ZQw6$pzBe@}28VdPDf+*Av$v&D2SVc1U(*g)JK*$K1rV1T-kev9_6Q<tE{!i+r1Y8=8Grvm+@4pt`Io^(op>PHA
@Oewvy^wPXs5&v`iE{=vx}IMzwE`gp{0-@j9Dq&4HtSe0fd)b>hYk?_6tDg|Q*3!rvEkF}r*A`()1cGS0f%la(AD;|aSA~*-+q#N
Ic*@@m+poeo^9%`2FGEk4#;c!D)X%D3u$QL3EXYYh%^!iR4zpfMa}5;;zmKaYw^$ddm*d;D(CwnIOgJ?$COl7wMs=}vz7aMR)WU0
y|?J*fz#hMaD5)s1m$S??2e>^=0LkK9EA^}6zzY1O}UEro?VkX=A)bN;uATqYS7xYh;v(2K(eJJR)Z7|IIahGKS1u~{eD4)kNu55
)AO@-eM~=k)4+PD82_GEC~h$~^?I58fiWVwX<nQm_BZ?u`?u`nyx0NoBSG%1G#}hB9jeVhI&vNIC^>k0MP58cr?c(fL9qV|YS|zJ
2VM<&<c1`5MN>f9V-5YBQ^o*pUMi=3zfjLHPXEWy2?dEQ$aK@uVHDHx|GzdLXFpGs`VU9l(0d2G&v#kSaPxQiA?814kTnlWHSPVq
(?=<_Dx^>aMC=ekb|*P!tbZ?Y&F<vwRQBG;`#qkmZk-%>XRq>WC*xfFtQANijO7F5XZUZ9tF-gP-#|+-0{);p8lrmR&dz+sls#>q
Zv~IFGA+M4)$ONmTS6B%NHHU1gOX7VPZ^|0AC_D?JI;N!^|<^RwfX*5?O`IM`%)oe!(qrra0$WIXdpXJe{8<v>O%TO{gNy~Bh%1y
2e~jp7<vTzXC57XL_JMFTEziT*E{+5>E&|N1WE!sy|iHby6L8bPq(_d=q?4x?aDm1eg}=)mh*GhyC*s?YF0({B-rT?-|X&>U<b<w
sR-q|^Xh2%^iV%B#gOEOK$-_Gz&8j9Xjs-!)?>Yz4)!9dFhx;9i1b**M8#7zMECG=+m+s&9NzDpupa+1>if@!jC3*P288k~i)oY@
3;VaRHVKJtRQO9+We#PBUy>iVh6lgULyu7+|6i->AUj>J<!?}kZ&CGm?bgDhtGjv+t^yvp+27>{yVL;3ZD!^iLe;${m<&nt^(U)Y
#=h&nKctD@udB3Imc6>w$ne5vJIWTa7If5_WuKF^uPy`n^PJ}<qdks+Zj}g4ClEy&5~iwqW%pS*$L$?+UR?<m)8l<ACb_<~^}r4B
W|Dejo<u*>zw5x9?6dMeeNj#wKI0Cgfjn4z&@g23rzb;kJ;<Vn$)*z-IJFOE_HYs!YckW!e{E}-+U{ED@zxl8?3?o0q~P?VI53)5
e_b(#A@NRMgqk_03H#Zv+}|t%UtMF!(xFx5swb-J32ACfORpvdKAUQ6!x2Z9yD=cDgL}KvZdrzU-SO&D+M$E!DbNvQ%?7B;@8-nu
&U#9Aw!Si^r=I_p(_2J!%&LpZlvT@OJ7ZLl=^vG{v16`4`rNO=@*UsvL1_Z{ugrZhruncM5Y#OE4?~9BvviSH01qNa&dh7J1BmGg
c1rV&<P4LWJeb-}*k0T6fa}i_-_HZbY<`d%LVKay>@iJK_@v)9Z6JG}T76UN58}{ReNR^Y&pvcdEP=ukgccZ^w`}|&_f4R1n@-sd
Q!U&_em~j$PsadrAG&?sQ%(sAk^P=?V^SWYjQx)NdvkR<y!2>*#&2ajAvsUj)*PkzN**vhAvd0f!xyA>Ukt?cW=C}G<pS62LeLrr
a!UYt`rVn!ew<&gDP|o+?Yp@D9FHGjuYGyYI&pd^BIbg+(nljxE|P%}18qere5c>fwz23B>G)_U)bg<S_dpo*R>A7im*U>eA4}6q
<+EwXsr0MVK=U72zaAe=wA0mB8Q8gC3D?Xx^KyW*`)D?s_lOPW0C3~dM{en)5C|HrH}fwoaq(ZK!tO0f@&|gR!OehG5aV<)N_HJ|
O$E7Mdx`fN7OmDCd%gc2c>AHuhbhw_vQK6isCVs7qnsN?;i{I;rT-by4sRDG>*{lXxz}&-QD$zRWjT?n8i!8d5J3@VTK2uCdN*oZ
Kc+pE6#F!|gRUDqDgWbl&P3e%{+{NY?+?O%j4@DMh({5odGkv9?HvuK=z5mJsHUWBdy^xCgQUSScL~u+iS9#=KSr&bPAl9%9i^O|
PzZ@E6|1apJpfMTHa>&tjeEXA5<PWbX}h&V*-|x65B5li<n%lEhwD74*QyxMW`k`eNc#sLG)9MGut))XholCyYOG4XWE(!Um%<12
68QOf&F3wb%y#lHsYkRxcw5p%f<w5H2P3u)5qBdKD=icctVLz1K(%fm^lby!Wme5YAc@H<zf2!NKr82q*m^v)3HWyoM|OPS)8(ny
K;#X4$U=5y)3bHXUcF#?AEWsW+w#-}H}e%7x$_ZDL8vvlNP><#Yy|{Btz=0&lE<l3&8juHet4}l+G;QjUY*u=Yj16)MqUXrM}Bk8
7f$JXie<1O*#tXRQAU=TgrAvyN@!bz>`5(TU<<Q~CxCLs-1)~dZD{PM-vCD0(=Q|Dz4O$0S!YV;Wy0qX$T<#3BoTJ!Uo7?zFSbut
hrL(_u1y@2Lzy9w%1kii^?eAR46a?yF!7TV{d*>M{QeB%(h9ylzc&GB+m$CB)d|M*;vOK~D6#_M4MWoV)?Ty%_RR)vt1>)MeXGwj
sLa&3b5*o~jRIj)=ANsbDtF>qlX~$yDl89&Y{Xrln(JoXzQg*=^~TxLvkz@9hKEWbFgW$`!wj&!IS0N-?9E+LV`2v)FbaiztP5;C
)9gO4oPAMx^3)RDh(+~&_~$`D2IZRf=T=of(7qO<X%USE84}ejFPua*qog7^_OAfcBpi|7dkmqf39aj)cVY*j1OoGB$K>$Msw#H!
)y6?)JkTd62tnEn=tf#SofSx)z%ASCoB}W>P2K?2C3?HXM`M|RQ4rwtAr@{wgO~7#B}o{_s7>m~>*8<gpG(R*@G|iap?E^++)z9l
*Rqx&v@PFTK<j#Sp8A1aR1ydrvH<yhHiL6cSmGQEbe#)pV5#G>@EAb2N)98Xg&C|3%}#@5Va~#bt<4pT`^Jwb8NH0q#eIsMr@~YX
NP3T<@HF1SfWSPRnHK3Qd|K7&u|WWtX7(w*<YKWnV`bWF9KD{{>fTH_9c~`zWX)ewBZ4S8kUvH!;>lauZ3UMy#}7>9-<iwyQ5YDb
Q8k1Sh6n=m4mQ?DHw#zD!NBZV1y{f}Ap@ZgX`gqGw-7bG+zzj!;nAw}5w6-7*bpf$gm7P7y;N@fsKpmt=*(2NYqWRU?Dklnm;hS|
hp*(<LJ2wK?mWF*ZBW{HYBqp+zBmX;1U*yG$CR6got91^UH+Z3CgqrgzfPBKy}G!y!S@Xms*|)>Ho~<iXX@SaebKpoJ$vop3TI~=
z=8=R=q>V3%Og)c99vw~WOi^3gNqQ&Tt0RLh4UJ;Pe^l2Vu8ffcb7d<A&DkdnCF?)X(9p;KqLxsR8M_5D#mX6G~uQm)#2?T%ixgF
?U-l>7J@5BwJgJW0b2MJc&}i9Huv}HE;&#;5-d?;!q<q_IVU@-chCw@VN(oSYixc@%A7x1@520L?cVGAUhba$bhPv4S9WbSK~8$0
Uu9x#XDM3aQYbU?q0aaEBj_&`bHV5&zbGY;&W^$e1e)->O~I#SY6$InpBHu|f=?miQ5^_9q+27y>3d4V&Fj<hs@9{mKf>%h?|e1M
9(l8h&V|TwCh)QdrE1?tpQWjOc0thuBtjq+(@qXfrOOf!*8I9ctZ$${K7ey_n%*G4OS_hGj7wqgTDR;O*A0ChzW;mzD)HQT`6u6C
J1rT^^{}&{0dKP+MM|i+rJ9QIdWBj+Y8+7k+>vwvAfI2q8WJ}eWyey5!UI4EG`e%Gb{hQ$d*ePwFDeW37Eial>)2<O88s6Kl5Uhh
1R~|!7b8Fs_45L^Y)vjbxW>TQrf=J<%<cpb(YTK*$KUVodCB3QI`h5fx(J5So0xjw{OV_5_6dO(g9OcgGN^jHvG1j+Af7?RL;~HZ
sk!J5)y)C)iIm%NoTXlmN-|;Dbag^&k_grll##~BKJwwqORVj)hb&gzEG2-bror67xw#I+4<5@_#9E98GY5_6%mxVrG+W7Yz1Tkl
_}%aD`L>4TYSj%&6AjpA2Ja!VK!8|j7}^Hoa>Nih5jh87P8+W1BEjww-F7h8<7lkZknv?RP$cS_2{md<5aeW%gwYr(JN8WJ_HwU_
vintj*Y?L5^)eqP+T&IbP9prgoN00tzhk}bBNMxFYm05IAmjtjK~`bgt&bB?k+*(z*SyzO(qfn<k+t((TBW*|H2PinQqClYZr+YG
*89?G{7?D!N4phI*?A(%)T<is@K_!yI;8iU9QX>-_N;zysKo`&yQ7(NB%$VYPY^ZMO<kCU`d7jy@Y6jVygsWAyTWk&_0AF|?1`L1
;#NeWb;jXnyP=ZW<o%cMo0s`<_4_eW#yd2$_?@e_A}G)2qX-*7xn~Chyk@c{=>@7~F<J*4d><B@4o9yLBnLxq;Bp*tmZmdSrqLoQ
pVh$Daaw|iKpb#I1Em))EjgfmP&UjJZE>2=<IueyM7|s<mKquC(E9VH_r1pe&`=>XE=Kjq6ec8yiWl(msEVlPy+?u9Jl~N61!qyF
)$^_9u5PMDuCd{FqO*ZBc!aEa!K>*Wcv#K_qr0S2#y9KS<A$iX;UUL~24lN@d$uC)Y1p>0rylEDK&`9udpOJ&O+mC}>AOOpo5M3R
7Y3bov9{F4FB1ajXhv^IgsdkTM8TkRW)LKfm28VEONv9Y4+|>Y2e1mfooN@SuyS*F8r_L=aR%TZqUOLj+E+lB?JF3ig$oVLL1re&
n_RwbnSv|@l4Dg%Ly|NgmO*QJ%;5IAnG0bQ13DAq!4+n|Wvm1xs#)H10W|I=<5}XgBJ#{TI@oqGAg~^aW!idugU8|aKj{54Se07U
%Q*+%AkUx6?d$CbAG-0~{%aA6S%iZ6Z6dey$y0D4p{RHrvbv8|LxM3}j^z`N5n)_<ynKsi%p3<|<wpCpHLroqnCu+8w=MXbRZ242
R<+A0TU%(N?v;s~xtFV>Uar189tpq{EH3uecxTBjt82VKt|I1%xf+ZeexIA)sPX`colRe29{|r#w`4UnjkhFVCO}6Pdlso~$W&2{
Ms@6(1J=PZK{;|t-N+bukt;|J;@aRU4z?KFhOwZlwi`7B<O@ZuQj@U5qAJ~R+tq~(-X8a+R+gnItpYuTUkC~UG!mGKp<*_sUhhX2
=76IdZY?oGgA8*D&ODrD&{<gzSI7ihv+j(mNW;eSajLIhuj`E%6J1**XTT?Nf!cx%OUGVkf+DbG&+RmOH_U6LDFnTTTv8=xt-_9H
7!y;XtE%1Ii5*b2#Y=BN!50%ze)|lXS5>hWI@221utYGuCPk$PCR#x)Vk=Y-U$fG3bRjzHW-C1!g3d^)SnVBn!z}rdk~=`o$A~-+
#g|^K(dzs3ud$uIwNVdxZ1dL^FfFMBxEQ##U30Z`Ru4Ln5sHPrC`L_k0TjSQC;*9KL_X1iJ4|aFMQbwjl|+D~A}b1oa`(__giB?t
3gETyhO&hub@#(y(3#Zlek;6$gmimeh*yhg-%CZ1&>X$nN+U`KAd|(MzbDNw2*eNxYg4go|0vf>-u8CGf%NXMx(mSkmis-jCrw{Z
2?M|$qtpi?3^;cV>!2y78Nlt>_>NWSF_zx|_6c#lbXp`>M8Sm#0{53i_1bxGnn)Kc5vGU@n9~ZHAcm83epSYz^9JDds0}lB)08-q
O6vBdgZnM9b6T=a_|iiw-S!2lV?^z8DEV>>+`zWV<~A_ZAQVh+gUGUW)g%cD7)gx87NWI?r-Am<^J#%$N6`bHN?fv=0l`JrY$zlZ
SPsS0L1sQT8^uO_MM^D}Vpy;;4WR3X<qPROow*nUCD_BC+oTrosKvo;yvBE`zd!gnjW=Ib;tz%yQBc)Ly;mvms8v?mPORxM7hgPY
4sxDt@*V^g;V}%v7aZ0>fLcKs8v5b%9-P37ed>|s_u6bC#q}X}e48qWygxWczZnnfRCW$NW#LW;b8swJXK8mZ=ysp3tSk*VV^vyj
r*(q8)^+xGnugP@!;xyZ$f6&Hwe@phY9LHHzhpp}d_DvX?-x=x1kDH$FCL3o<H2b7M%CgPC)i5&wZs`C9(Hl9D|J(|1?^Rf0yuW9
sh1dP#S|NK&z*J_Y!2Eu7j$)?0auw1t92t%*4WdV=ti1~xw2j}A5jw%Is_7ABtP2!_ZkIH`0Vn51QG!!V3@VS09THU5D5@iY42WK
M>@0my1QxtGPD)C2yFrd!uTTFX=8rAHn2I+_zwUfx#pM=Qucki*tmOA1~%t|XMe8Y5xE;4m0FRv8~oo?ObZUpBcLmy(#UrnwXGgs
ng$ay>%5M~G?ETw2e4L<wbN}xIisQIqsSnb=51U2qLR=z6lmMv4%LYi%fbYF!mF6@U8IfHrO&wNd35{y=`GlKih1&EM>X&C`g?Cr
KEtL2MqFe9(0UIryrUkJJL)r6AbJY0@0{2VCsaAKa1M9U6@=iv_i&3oCJeBxFyJRBQ$!=n@(R;ao-|ME&{Bg}2@HA#eHj#$9P;it
oDEVI8S#;;-!-=-85tt$w|^elzm`s0T;7XP=QgZwCJOJ^x|S&PgVuhCNbdZ>*GcxP=hkPs^nrfovbwi^ikfwLVMZvAXEC0|75dJ?
^~mDB?iaIaxaWS+qU?k<B(+rY@a*B?3R%b|<!NP`RAjFQt)o;NYRA3WloB3ws|6XZqPU+(p>gta7t<hT3t04>p!qF?OQE&XFmw}>
?WZR58T28c8jI})13}P%p<x;*tsToQ(`Nu7>_(l~wCd*A>FEEPexd%yZ$Q)eZ+6#D+8zAY+w6gs`)#|Z{+AT@>6V761hFBjWB|{K
6DTF=aJvd==s)ZBkK&*DfUju=$ulfz>%1v{u9JFnV1h7_L}XE5HYfI&sU>dhNRt>CHHTe3XY4Zn<Nqww_MMMQ2<S$3k|+C1km@3)
iaCCN?_GY{`^fr#m$X+W8LYsF-dTVMfWU$QEC6BlCIER7N6tdo5*dFXK{B=I{}@(9DM)aWI5+aUKXb!-`MYJ{m)z;Yu_&D_Zmdw*
B8Fk^G$c81YxiS^8*6cpCP4gs<3VD>`bSWt$Rq0=L=hi*>(;UP8E2@oJlm)rt4&Vq!lK@vt^1GAWOdL!K?ps-9HFpkH|%+l!}70V
iuC*@KX9<<-J5O5bpC?(v!Q@I2R|MuT8`6erJs|!JZhPDkIQVE)OC9it0wOwW8VW_;m=`hHGJcCt>2YF6a+rD5!w4`g2HyNG=Vq&
=buhfND7O!g&6<C{C^qp+swmSq6pDcRM){LU&;Y_ua3*j1?eN;K%oK?E)mgkiWea%E;cBXzET74&g<{wIEX>QsJ)6oZ<j0)QquHh
V<%%%=EJ~b&ie|lk(`d-nb4osk_XbT(K!`7$l6zx!6qsd3}z~BlY$uo;K*;`=BAy8wV}6o2LsxN=G*A4i5%4lA2k*{q(pow{$`ui
>%Ktw<BtJbRGmfn0xj)<EvAc-tCEPU6$4+(M~>thdn;|T+AMNGj_F5JYP?=7?aJXiRa-ZD5-+U+uveDM3v+{_y`(rmBn7E2@CKAa
snAB(+frDLDl4o9EwpAD!vL6e*osjJr3Xk5cm}enT18Y9sGxHTb6VSo5Hn;$idAMYN^b$^NR8<4mO2cmGk0-=txC+n!l|LO(2Ad<
F<2ZQ4n0>DIR~2!K%qy_WRE#W5CFnrQ!x6a4D@q3agkBIm&dLj-yh>Ae<0-=ALoolb6#$}8LR7Y#ucfv!wnV8NEzRHStqjyX&wxC
E4TB;)e#LQ+)QR?>HGEjzT%SxiJf-4yCQSspok+{s3WxZnvwGx2f}Lb6ps!asC^w8EN|re3an*9;%3oD)QKbsB%s8xV#JVOfQG59
=WU=^fi*%)Srw%z@IL>31};Uz;_(og%bU0`7-w`KleG9a87?!5S>BxPV$5H$#qNPdvhvd%#aUmnI{^g6n!#KfWWWbR`RmpiZFo-G
I>7A>U5cWAj{i7V&|G<R_|8i)n(L&B;pVdaSi!JDEMefdNj8}2#e2Umaxgi*u%Mo32b`XKXzdMD7=?1uKw@%(8A&E!9Iy{6d3gO#
S@ET>LA&1>(z$D{whFgeU!OCdi`wz)XGRKwB~=<hikz;+_El2OghC0f{6PFO$9;O!$(|%bl-D;~B*z%2tc#YtcVyY!lVb$qtTpjr
xQ@6mz!gLcN`%K*M1Y1NvZd&|vmwcS72s6WL_fAf4_)|iVAT{U)4L>sES!S}mFH{iYT|;e3=t#~Tp^^Uf+SQXLK1Uo?G=>QsMz(*
pC@Bskd7J14RRJ5i!I;r_3QA-l&N-(BO|MK4;mlE2ai5O)MF%VbQrjH#ORQnJ7i?ilJs<eCs>W*#BMB)dbqE0qzar+A(~%7waPyJ
e>4uCEgh;+8fu=Dpr>68V%FM3PH#qdZMJ^D+x_3W%qfBW%#=Lbe@EzfN6*gMg2=}$A#JRS(VFA<q#jHEA=uj$K>w^KD`^malkEHd
F4@|V`iKObf5T^u;P#IEFZunVhn=-tAFuXn`)sLTNdYjRrL<&3WwMo&NVMmn5c~appXw1Xrw@{GXORvO+}2<F_<p=E_j2KW&#O9Q
_4Lfbd#VzWCW>fAiUNZ><^P4G*n=Nn_(VG)`KF&s5Q}ox^M(X5`mHUuCU&zno*!p_r{odtqf?(>*cg3Z;2-&x+<XvWx2Ti%=O0M>
^^y1Y4^s?=os;b0N}Z@*g|6v3+4Z}LJGJ@entFN<`VZOT+y4(BeTJYn(rn$uq!c}4rFs9-KVpyZug@>`suo%Ep9GiVrKBJML<(4h
(X7M)pm7w1@A&%vC+yUAx2yC1sL1)wi3%Dy9;iP3F8prr9Dl!;U*Y-SZgWHXHTLWLmu9v!nAjeF+ix8&Mni=Dz!}50TGOHnQPgw-
tObOG2W$57Wz=WO+Q<B<qjDhas3JR90stZmTy4nq)Nbr4+sc6?SI&lM%@P4FGOh?wd;m0X21N&5y5%(o8nKqZ$o&O?@6UU()GmR>
K)oDaEC-dBEsgdQ&g>{!U{>HD1Z>v;@{!)oM`Qu>kH_u(KA_#Qn^HX<-aSC~N3Yf|`hLFd&!KjA@OTs8t5qJe0-Ddn{Cho2UV$d~
^Z8SLueZbfe{DWb-;XaoW}tWuU`^k-Fzti0kYI7pf9(GAuu$AM6nFT1pK(M*c_g_MT%(QRy=Yg_2r1|L-WQTy{Wm>v*b@dZIT&2T
m4#sI596(-&l!f;Xj_4iLB{hOf5L|X9x`~IZ|ChlxeuYhzo6vi@`vI`r!HFj+ab<+V}P^B`!%AEpCgvHP6+A!-1mK$ql8lQQj_Pg
?1K_VQ_a{TkB=i-f4|=_w6p$Iy>8k^R2@UJI38>3ZWVE032hHgS_5gek8i)EaAu_?WDfd<n{uTpzNA)bA~!<t^-w8D8G&mcb+0&9
v3-jEh<772Lqg76MqRf1q6H)gnr%<KJuE9{5nDJ8Kql4I+N5q#+OW<=T_@$xGgo6>*I)<EebcoXe#7;AbSe2AI-X!Wy~rKXkCdPp
mrmCKfTd6X#XAr%E<1(Cb(`s$Md0G1l&6cgL$i*~k4<Mgrf&4@<8)K9R9@X6FPx(88x25qfChlRwR1|+_7hV|;^+Ubuug6&7=qeq
Ow9<!(uj9v271HH#N$07`Q))<-;aK;TdwE7F#0@gDqCmLSjc)2EmEOrO0xq}3|NYGa1fcKINXQV*emZvB%0jv;AtgimIBpITjIm0
n1<4$jTSj&k4!bbZd9YgG|Z{S9+cZV5oi_cBCB>P=`nKamGRN%zkLEYb=v9mA<UgT5~cQ};f(#RgMK8TQ4vKX$078E4{%>`lu|ay
)cDcQ(|djS<%<3ra=uQbn1j7p9UO<<qkvdI21&K44o2NuYQ?;T4~CvThERT~UMtQ)A06%lklB;!cRn>>a#!YB5B#!os0*qrK1$hD
Q9i@<;`|=-ud7CAc&9UW;j9z2R{r}geQSNs7kLF}{f%kIW@@-|b9CMqUBiQN^%03#QI2^p-0`8{`1};7cz!!nc1q7BfD`iaS9*&V
Qgv~@CvfF6qg~;vmq&DUrhX2+(1<z?6;n!A<w_G-rn%2u#v1K*7V5yQiVn@urPv27b#)A2A}=Nuf2!L+7j!L3yS2j8dfM`7L~8eB
;_AdOC|(GQ2egrLbs|bFEvm#OGL`D|NR)8G5T#5d6^_YfXK(emlUe{~Ai@JeX6#6aV(MpgwS}wM8?j+=*epA4A)M@jVgeu(RII}M
7d#r43fUkQ42<{s<$0e&cQ|&i3^(kEfO%Vhbkdi{H(-b?<u)4vo87=*XmG(+6NrM(fpUvIttK<?O!(D9Z5(XfsZz2EPl*1XbKi1n
*O;DCv6_^)2<?%>a0xbmH>f1>plpCc3MPt<Ky2JI0am!vk4z7dvKM&jJlSqyr>WtXHV#Mxk`4fRGQ;8!;?+?<LuR=Aw;|8g>4BzC
V7Kw#<iCD-{O1lerj?5#k&bpf*GJo0-iXslCA$sUQz~7BSV3l}T9OGK4&MNOo2K%c{vY2#T8!&ZT_<E5GH)xkt*GS8)r#3CE_eU{
HgYf*B^28jlNH?9*4fk5z=7-ba>%Y<r&b$Mjoe3TdT%;zC^%q20QaOwEyV~9VTpjqF#5^z2K6#F_wJaenWA3qL=BvSR3rc%8T!X}
Z+e9YACHFowP3-duxv(}G_Y|j<FIuqIU9@B<Prh}aoDO$9NPl3H*t@D(}(<%JX35Y=j@(N_xS2aN+-Z(9esUn*XghAaUwQZQM9N0
6Fh#qUJe=fX?I?Y4{aJtK)DAc8L43D3!4c9`3=9Qwh#D1@qy*u0287d)1R2<E=>S%DI^nV{P_AkJ^5PymT)7R`r}$Z6~FiY!|V7y
K2ZQaSKIRh50u!6Q7nmpWn{#}nS2`}>oD&q9)@k`-W(!=xUO0Dc}^2n>34MQ`N(`fWaMcFmV)?|GDC=&RGR&YOHF2Q;Mk8vp!LSt
u0=)3JI;T;^GRyu#K<5AxaJ>`_dry#HbgqUcGFsGeV*hJ+TxF)4#_SGV#UZ^(wJ1Y_nu?l)Y<(XoAIpQ#tzl9Q4srkN%t%Se@=BU
K4D~T6qwBXf_=OC`kv0cGkpg!gyPjJ8N_h*%HKICOVz^djg;4$Jyk@8QEH$+gU6*sT?Ve7U)K+4zTYa37D56L{UHKaIhU~nZG)*O
H9mXL)$E#uG}v;;H>eaX28I324XyQN_6ml$LtW1N(89R5BEa)3oif+y?<E5?d|+bnUt{R?@rE9Ib)6q@Ri%TopLfQX=J(OLpL}M6
jRYTMJ|(=P<x<kN_VZWbUwf;H>>7Ces<b6mBGUBYA;Tadn3-vdR|{WXjziRtl`8-_nM_V)J5IlCIXq3Dy-Q%%(-?NUolm=EuL;hi
R1{IFty5BC&MCt3qW7ImfGvVD<=%%RQkElQW6E;m^lL`1KHBJVcmD_JYOp%eN<Mao4iRy(l>sD*KSTT@vZIw8ZH5gj)X-K-fi%?A
(M;UqB5DeyX&9nP8hxmFwx#MaHWZNFK4!zOmq!P99L27a5*mq{C?H4<#!nYWwU*h@g$-+SAy}k48L~V##Ym$aH%t>anT)YalBKJI
=0%Q}v!+VoyJh#+F1u9p4$tjJ<yoA3Y;@J!?<<#U7vCwdF)qzu_ciBtcc8UaIaC0%)6!%fOhK^I$d5L4Fs-9sn9D+mAlQtOPAr{F
IvpDI<dpBHR#J}E=VVQB=h}j|FxT1nI7TA$OSqZj{dqb$knKzZ4TP9%7BCQEc#AcvtZqZSFJVsBl1?FxCeSR5>2n=!(0Wm1N70e^
Lhg>fxlla=4%K)Ps_?6|0j*Wnc6mEI!r8D)n%%PLCaJb>Zmu0`Gau-1<)Zr2$=?oSJdduT^Ar|t762i>9ll;3uWzYUl}Dg)Xnh-(
00Y9<LlzFRTfy(^n@VkM2J})z1v5hs*_&=^g*rxc$4>LUfl$O?lCiNKf!)is`%4o>t42iI(c(B@2Z*J>xEJQ`*fMboS@s@p$3B+P
kbC8u0h{&^|AK0*ZYOr_N63|)Hp|5IpTlmrVV2^Jo}~>^jjG0pp9U#yEt?#2#Y>tB!7b59yp9E7<PynB3B~6f`kuXSAid!$!@5xG
rWEx$#o92)U7|WXVy_$0W>|lri_e2GDlnp;Ke|0%?(y!t^m^#&wKz79U}X0E%kIw%vndRHDitSFrfUOf#{~+&l?+WYcALv3nxMKv
XlWJZm4KnNtT<j{1%woWfIW&ez|%C4*y8m<y1qv-(CWYpW_7?BoJ4dGK{gf~!)q^gxh1^~%0CsgXr>rdBB<N@FMT+@YN3<zx%Yc0
?VP$_RH$POr0Xiq*cCAi+m_4K5u#A8{bK|f7IK0utvl0(q^+(=+>(LSHPD-%W&v5N2WT{Bh@5{vq~RaRL$NpJfTz`-><z2*NP8z9
*vroN&asn}D<@mK9Wo0xn`Sdi-mKF-klHA1;f{_c%rDk%=^nR^43PjwMuW$2=!VP!{SfTSZ`f>G*ewn{J$mVFwsCL?H{FAh2;A>_
rN3=wCoZgS+o{hmT)va?Z^lja(v%2lm<VB`yABG)1>LU<yKx=~Vd=xP1eOH#vIMZMRpGo`ST+cmh8!>h3P@4O+kmd}ARNVEf;)yX
FX!vP8)^r;1Koz7!^G7Cd0?=f_O#X>kjE3j)$5R?;evo~0)rAB-lseG48mWcdnP4b57x;=uY@(r_v16del`twE!3nt9|eyB^X>NN
M~3uv;ZHqEcN@Ek_^X=Dt6HJO6(GbDPW{y*=1(>h;$G!diN}kI>O?;DYg&R7$)=QmHFlj$c>&48(Fs7FNpdX{0k+C$AZk-zWQPW%
7u|qnWr6IT223MveCB+*Hno(|nS{q8;hgBO)9vf)Djp`70kb{tN7bVD@aaafTR|)m(JwMc7wD&?s8)LRN4q?;$&%VY;40RFMdRoX
>=f46Z75>zK%-P@i3ho@qd;NYHLZ<_aE~nWccU<*jv&C)2Z8-K1$U~<X>oFz7`xzLxin6&?pj%Na(f7UDQL8LySk?&0y<zVNU6Ef
s+EN379*9IK?wA&>?C%Y*lmw@$1_l}Nv%551s*RE#gsx@M%vMoO3P5Slfpe(;&6EVJX3K^eXHbMT)gq^&!ppV;6y}J7&F_wPtJ}9
n>_-kUfBI(_v}6SR-h*vWLXqJJu?k!IO^VR+3fM>`uLf`cNJg5h20?i$nzG#AA`H<J|nEIEHI=Pi-L8NVrnd&S;rdQ^xV6mX7N!Y
2D+AbyPzpyN3ub;Jn--Z^v73BPL%_jGXOv*oF~%_1((%*@r@0b%06+vjX+wX^D@e=!H(&5Tb7E9YF!~vjT4Emprd8R2OCK8N}Pyt
N#pOo2Bbb8ANg;b1I$NsQDJ!XU>C>){|Zmq@$bh1(TXbARa@3FpH=nhQDgfCUD;x2kCAh<^mFkIUC2V%HAbmxB7=_zps~v0Fhi~4
2*p{uG~y+)FDyAjH943XaxrveJ~F4zTYy!qe1)<&|5id$h+?4;RcG$KT&1c(jP*FKrSR&<J_K8rZEaL;Z&8VdxuXyw7Dyy$Nuebv
a}a*%H=ovNs;EOlEa*Uxe&GAj+b_*;(W&;x->d5^shj0AP|@x)hi34S+^G*<vyNIJ^Xh#J=<w;5PF0zdPE%jJ*wtuT$HY(yc42_I
im@=6oD2fj9oke_?<|OHrn&OkIc|D#%pOKu%PqO+m0o{8-&aRgb-<h!YM0qK^-0cg>D=H4XbfQtFD`?Itvrb<Dqz7?<*SaBjuEfJ
HclQx4p23h?%bcuVaq-G-NdKi#Bx6UPXzgvy`xWK;-LVI)4^5!?+$pQ=|oo%=GH6iwHA(REqP61D$x~k9OiR|bgg0%I`FwujqnMe
z*`J3U}Uy1DB+6_M^Zb7x6q8^r6)ya*pT0&lds$6(DX2~rJhizTTUpkKoM9mnvgS8*`ZgGf|6wSgwUX`k0V_3V)JG>JcH)FeW}Rb
M-$kD!kmo;9$X;CClR<jR+UVewmv@g^3FK0EV~^#8(y(#YxOtu@VCVr`I}T7Uma@9@_JNy5Ok<iW{<-XI`zp2@b%-4E^=PyEzRQH
!12a~(`<I*-{s@2&N}YAeBJ7{L)L`-KQw<Xx7d-zJSL(#f}U58jbPG`d!<|ioNs$oGcB<5B{FMP7$srk*EI)>UL%w-w!D@WSTPJn
%R8$>K6mkk!xQ{^XKPONk)cvwe#YURyiwYvRD(u3rB15<4CUJH=hcesyLMcem~jXdB+{ZWzkVjfl26zkP5Wue^fRMSrcU^bk^v-&
Lx&2^A_cW)ioVrvh30Yv@gQj>#^ured-2Qkjjz(Y5I!37IPNo`?3Rc=&nG?f>_YtCXuH%k3$d4RYqB<mhQRO@iw6!53a4=iLq)Y7
w-qzdZQjxAFL)o$x_?dAXrI-b%-3gxVx^feQdBs}^9i3#*N*7KRI0PhVL|u+hnv1?lHQ8I43o%Gw~*TnP*_R{X9=s^z*{4b2(su>
QeIHie_3S;guZiV_~y|^s<+G5W$&$fc&nwOz?u5=DjSis*oR{+B#S>hr8qxVogH_Yy2PCo0V-LzbpeRYE_H*uyFF@c;!}wNP9jO<
ni&mx;U=d*JXAQ$faHVEmDo^=9p3JTUmq{8<@BFj_T6yLl!AVqV3GkEEr$J{uCS~OsEK)#1;qK@DKw&t;Li_F?BmNiZBDQEezTul
Ut$7@5e6hZ=vn==m4YaYMPe)lGyZ?w^YQ-+TmMo1&bYnzy}dX7?Z2PFItqUe-;|{#Bf5|8kN#ic{{sJaPt%9%`o5p7GYSZU>h`Df
dp(uxP~njXg?nYBpmXNpAC|CF_X8lCuVyaE1FT*l9RiZW+priPgc&6O(X~yTnV5G1YcUP%ABb=MU-W$c;Q9kBPiS8;9iDxR?^U`J
!3)37<<~p44?FLl;{1dBjys-GK=JAiFT4B94V%~t4q?TZN9=muS^ZzBeWMwuvkYFZ`aVf!5OxKJFVym12ys)R$o@=o#~wki%kERa
QBI@3V0<=C&OG_9H}4bm7sU6cBkEt$!v00|lwO-ic+_l%!Iro4O`KopMzHxIkU#L{yHb-u2h#r^?|Q9Z-od7Zgjc#@L_M>|nyVrH
rf=$>!g}=E0tTOvun<L#$+t|W`~D@5=-$pCfl9+9lZ2kBtw4akRA$_&Kiy8e?97YkFka(8Eb^FtK>Grw96=bX5k*no8HpULhE@yF
d7K%{ZT0*7GhAiQCSk$|$@k}90RzHRO;R}m#EMOvYcTxG*$WVzitEF?E&@b`Bo`oQ-;2`1wQE8Jn}7T>FzGwsS4Ub($5Ms}O~DJf
FuwBPyqK{5|E7AtK$CVHkNTGAMj`Bw!HXxuG?N@kn&LzAIz7*<G1u7qEz$N{uTda>v?!FiFo{$&c5g<O31WS9De~fCIh+zOt;BT6
mp<HeSa<)l86ace3K|Vk{~*+G@~Z$MO9AVPfl*;+ALqEEGY&F1BS!t><O`M+4Y|LgA*=|@^tFzX9AFqOclxt^g=B;we5X35CNn#1
E4e1KTAJAJKtc!@+7>1@`+jCV_&mYZdIzYC2o92k$m7N|0q~n}bw$HHf)b~gvzB3U1@YXv9mhWKI0LC7V)F2Mj*te@C}{V!Rp)5@
Ia?3HPdxL*MHmtC5{J~N>x};!uOM(aNau-P^{TKp`TbAUgu8g=LzKL!fTQR3_U4j%)0sK@*?LHF&!aUt-lR_qxI34k0eD&-B!s4j
xPucMqOceWRX6ZK*`Tn!bgT~J1Py3PtUrl}LsxGaQRNYjd^Ou`H_~3yIHWWfbVwpn1k-)hKqQD%s0=Jv0OCeYQCP29-q^*cJ!*#G
FNtt;gAwcRnh#76LLdZ)5j^5Th12#L`#XDKSVfS-%2|k{(o979cZA>VxwZN`yi7`jlj~e9$dQUhgn7mR?*FY-6^7=Kc|s<qcyd;X
L<5wIkOt>Fdb7(pZGwjrq!>Qv98mfg0u-|`1*M3%RPtSthz&mvku~6X_W9LxgIZ|!yu7~b-n4nqOT_D8f5b8fo*$QDK-1Un8v~?<
-7u4pAwafrh73R7?^pTxqz?%@_OU?va=~+!p3UyIN*gm6rDQ4x38}ld-IYq(aw*?_`VanZ)bFl}8cK>`ppGyy8Vafwkr96E|I>o*
H46P~pu=UNKehjlt$h+8=_3(XqAG&;L+H%JB~^S{bi;4AM#->D!#3sP>hXevLz&sj)JvS4hI$9*&FGtR^-DK|dBai|7X#;zEo?p?
#EP`>*Wrh6tD1Yyrak=}iSE4>P;}c0jR(&u<+M;?qnP}(eH#JD<#x$EV-G?TXzG`XPLNmL83WzrvxH6$L2Td|t^jE0?+g5a`-8}@
=`tt}_5#@Cxs60Ps$r-dpSWujhks2uQho?ecNKu<DI7o~2R9wULu&y*A(0%xZO4rSw;)1QY{PoocM*Wh%NY%xxfjfPF$6j^d<{qY
>;59g^Rf=!jb3#g;=(jSPM<+%@j<u0JwyS(>EbV`7okm{17a7lXhSw`K&2zMxts9#!#TZ>I$*rd_kJ1qe*eGQ>-;+~IVzFpB!U2>
Pv8ggAFPk;B=2Ts*Xwb=;wF_$!Gdzk7u_IecS0uJ+SD;CHPy?VFXVE8_3!02{k%$sn!yTQtiL|S^XsywkMi;KBO&$$56wKE>)GZ=
0`P7RyUniB+EiLpOdJZ#sD62+#C4QVZWl@doFOGBl%y@B5lc<foTM}`rH4!lLr6-Cr*YC`PA-HArenUb$m<NjwT4@QQdXoYHiHj@
J)W<h@zADm1F4mZ?(EJp>|k}JZl#Eff~b*Cg)2NQiPl;%R%E$fVjAu8+;@=qC&fP0KW|pD9qc!HPH22^#tu99Yr|58!SBgt>!+Lu
7qA43^Iw8PL-gx%vjAM-QTvE<&Jc7K&#VXypb@#}EVAq6A7HSdC5@gLpV!40IfC?c@o@3=VYqf};iu~}>{3HrI|h$S{m_a+AJkBw
v*@3~SJHl-)(P8wwX*N0#q1<M%RtUMMZ8i5fD7X_fGEQvy%9ko;fiotZ|{&O46u?LvZ6yUf&?>pZ+?NP{Z$+~$jh)053!hTO@?>N
eYpGn?g}vMfOG)ZkaQ>#U`lXB&%}-EasRYG3k!EZaL@Q)a=icx$Ph~7>mO+!fFt&QRW{i38hs)o(Tsd%uP$u@K~MA;T|LyLCDhI8
rF8gXX%Jg9ICJ!93u&Ky>H^OkVYMu>v^tF^7@F25x>ni;6t@~(x=w@*wXetRb^v=o`;cMybY>S`n^I{xr;pIX5Fbt%h!~T5W}PL>
x(&AdeqNrJUteE~bB2}khxvDII~}LI|8jnHKV-~QUYc&qP0(!~8kz<N_xld*9G-vAghUH`u=I4qvgThb14V&h`Ou%LI`=D(&<A&G
JyhJ<!Uflqev?qM)k*Q|(fu@X^yJZ~&4bEcj3UXyyDgukzTc5EN6$}JvI`E<z76sE_x&Mvx6V5&x*a|rR&)9uOP^XEU_?H#Bptx+
W+n#%Zx9ZH<ph97VW|=f0we*Ko3nR)fyKwgE=>CYrg?rd+yW$6bF_QTm^_@}$2FYJ?zZ>n-{dg;Gwd$^2>0Ow)QcZ0gw6^e2oSDD
WD*9hJ_)%2c8+ZQf<?&;1F>u2X2^|=*i~>BBEW6B42UEX(9ziesLCGDdeh(QXmp@BrITXuN7?=K8lRWi*ZWzU-+u31J9o{>Pv}9$
(29?I0K=047!bqT(NqpZf(#DYMc0KPdqEG>Qm0_|ftC^|+fU>kK25R+0ElHo@Dn1;Nh52C?Bm9?(v3%8VzDqDo-a0*2*Ggc)8FfX
5^-E4*B~gSCe7jMW@#i2dwQX=>Ol^W$y6itKJb7<YHUD?kp6xozTacP&4U|Otnj{nE>;T@MOGlClMiInay71?3xFUH1^s7c9=@JC
dYk6{hGtrH+^p}oxF=A9`How5WvXBxW3k`Uk9V|dtW;S-d%_dqBAMPN_*JLV>sx~1vgV``5fJEt+{%V1k`xh@>hp=Fik=90w=J}R
rfqyQkTOMBFp$GZ4gMwAh9voW`gI_YH=sj(_R--nRi>rB`uwlJ_yyOJvk{wj!}?pG`F&$SLDHau#f_n$lPVk_NFb32fD0fw{6~jw
_dSNge_F)&z1k2v#(TgHAbB^Q<qr0#Z;<Y_%rVmu-1YEEdOd07Hm?P{M+4o3OV`@R+(qs?*6eUS-V`2Vy>;#3hkzI@`bT)vaXtgY
_dH$xNbXD7-aNaMcu{wqh+*zBdqkd(KnC7vyN0BBcC!fb8|?eY!6Ej2I0vge^aw$2p%fLp4o8p2%GuY@JA()g5OM@zn?lTA)C2l9
1H$PK3R2zbi(iwTI+5x0+WTrFj>i<gYn{8CbEk7?2pB+i#~p+)^y@$eGDszjJ1ErI3*Z1M%;BcTiMK73XTVY$AQ&7rRmSnhbGCu-
0Fd}QRuIgyhYp*qo47yU)iChud-iPmjItpG*Pb{XgQ?oA!s4A+ALIQczCS1Ndmq*KCqD`Pbc?|AW?%sQ2;<Ro<s|TVc%n&j{>Pkj
{luz!yffc_KgYMlHhU?QJ^ne|2Cu_^U*{i`Tf8Pk7XBdzvpfR}1F@<rKS9U#)tEj75?-`_)VSID|L#4Lu9GkKo=+6G=U$m6wZ=lk
ec4(TWkfv4$OZun50GqnzpjmP3F938tpn|?HL&_6XQkl9^i=G{M1@)i1%^PH(uF-WG++S!L;G<T#g2TgDf&m|{(|<gL#ZtUHm;2j
2oS;jh)IT({-45+7Up#MwA+6Q3UwfCS*8-I0J-n(bL#K6ZQH~aH5&efH97Gy%K(x7pSOqg?OdjSE<*#%gfvt|sI6=G!##LDZ@c`V
nlHbv<NrLc&w4<wXeQkM1Mb%hljHRLy*tUj+fENfsCxP|Yq1s_kFke>2ayTP!1sK9GvLDO%nUIk?6;*nrdj<9WCehUI}@o63@R1(
bYF+rPIJ*ZIQfh`{fCD%`QN4&%lUB=&E~*Q<BdmxLCSry>J!f=^4|y#>V(^#2hvSSo?oLMNho_Q{WxTHQ3gesyGwT#b3XK{z1O4x
B1yrzZ;*HiY4X(5^NHK)_zO~~P<)@0R_Od%4=DlMbSi!*d}t)hV($~VL+V2H<#8Q1Z$75Fd-Z+|U-MPO4x~}q$B%k*p`_PTSP~rV
<eZxn#V%ApZR?~$Ai@+jGD&Gp>JY6k)W*&Q$dC(L$)UqxK@ZqRb_lwV!m_|)abaPsidFGfiVhvK6{Hbc1T%rIg7-HKU@J<^>n6TJ
Bf!BKHGP@tA{-D%BfMUa(CGwa^enoKgKxarsIY*=nVM{N9$n%^a%FmHI7oQ<`QM(7bz>w@^p)Bbin>|53tz`=LvGg;57^?ZxIxBF
!qK-h=1NScmPY~W9J5)p&mAhjSl%cUV;B)uph<?PE6bO1-L>K9SXqG`Ic4<Lp|qsw*(YSe2rv>%L*cLT4|rW<QJJ%%8WM76eVjIO
gEdbV<5c(PsM$5*mTf6U)!2AD_GydUp~>CF4vG${D!XtQhPI&i-xlSS62CApS9sUt$h8jh)xu<cwef$B+FGMXsh`jY5WslcRC^D0
qccoEkc#j^YkP5T0VK<S(n(>C%)aE76)ol6p4l1GZrEW(%nb-ED-?4`0(}rCztGvPDYI1!K4C!TF5;p!T;M8nuJZ&5vb|lvXgvHC
2;!?4#A`Beka^48k8Kr7Gelhg?uE>QQUn$XGY|*dJjk&h&0C+W+8?zi{a6Md6nO;wjQ8;VVYZ3Zo*xfi46?*KSp6PM=H&Z1jvuA3
#l~y{1V7KilU-X+hps|U{szHexOMpV<~rzp``5_=XbrE`Z(Lni3I^l%q0*Qpj(=63z1#pc*Tbi?(m>!(w}huz|INW5`jczv^1wPl
x%Ky2JliOLarLGrE%5l+qXb?r6+k`QVgmgFsFf8TRG($z<)2;7f0K-&lgdovDesi}`dsvUx?*z91IsIoAy|l30o#rw{rO>uSfj7%
p`XuhggA5C-zObi@nCvO{)%wz<&vb@b7`Lz|7P>(%^@+BA<}xvbdKrKt3Fb^f1bk!UEE>YQAM8irW7{JRtllw*l7wPkm1ZJ5hOZy
uNjWwEW{$iX^g}Qc(t2&ykwd<Y^lu2U4Hgjs>C%$KAUxS*D%}Zx=4r{8|PUMlntVoo5F|rS*O|8bnmV{?*lgv6^Fkrt1M?~yHycl
{2Lo)^W2CI&FX3Ad*0%ojd1;xNE@J<ITYzM{?(7Q1Y0B&i30p|hdqLyqOl{RzunJgw_G@bzcL(?*@vYa6zagbpy>)(5&}HUKDp&Z
#Q;~+FgtoFJ5`+V8j;M87thIT&<_F{g`ktB`#XG*cWhMxJ1pXx!;BWG>TMb&UW89Fq$4fNiFlF2yE!lZ)rka1bUK}jK*cdz_{YM+
oT%Vs*2Gk|D!MC34&)j*5oE*2ib~1HVSdZwCTcF_e$C%mLSZ07{=yvD2o@@!ve8hm589k%Fdj~sp2&JUyWf-Jc<r(sCpF$yi9%-J
ifL871mKS9|EtunrgGw>ktK-$;WF6%&7!tdAQ(*6gv}{3tS9e>+=c6<9ucfNf&zet2YkVPPOH7)B%y;a%6Gf_oHsKyRxOB4<EjCi
AFX=d_ILHICt*YtQiYYgK`OH!BM*b&<-2vzI3$p*5c2rkc4Sp5eVO!qvv!&3izLz=zek>%j5_l}PIJaPWi>?aARbjTUiB)n$MCAr
5&9{wzIgLzTF$(6KX;BnEtv!J#+9~&W@IvXnw9-~-<wy9zY3#h^KGLU?Qdn9<%`A4Xf&y--&J)H5s~N5?}S<THhsSH)t3_NN0%Y#
LL^TMpBSx2eroLlgfGq<d+4_?eI=ujyu<E?r+YJ7WZ{<vD>k*n?sLobXHS=Fl8<{liJup%B~<*UrXFqh-B|`V;^DuB%ynuCG`0*m
@l<qeS8z#`=kVHXX&&DBZ_zyXi`XopTS6Qphq*Kn*kIm;NG9q_YH$rXPd0}jTAJ_h+c#Bu)|aPVcYnG&&~5yxNu?0MAKsnc9eh1j
zbjoK-23YS`nJ&(Rh#s7a!Wefg%d9OgRf5~y#f<ncaA885m!Q1g~1%o*N;91beWzNqJ}%BPM49yHpfE+s0~`@2wE;hOF_HFn@f+_
n%2%@7fkGPL2W_(7lyqGW4ir2#f(udG^4oeKw@je{AO*zb=$vkd~JQyjBQxFONGK6!_<hsr0(<{7jWcRCnS-fOA(V7bvdikrd$Uw
LL#JS>K0#9yn1aFSWZZFF&EL^1la`RB?3zt@^_82^>4){sgEdk%k}kd5_hac=JT1(+!NV<hD%Lik|>25XXfHQmS@`sYUCoXOrIaa
ZnQ?tpJj#qYFD%x+4UM!C9TmZbmam89*B49X;%+Dw9dXZxYm~z$`vricJ6it_Bz&kO9klJKd0w>#{3oADYrU_>zDXUjqLJ!{7`cy
OR*FnKA!dDS_y?O@)tUhp?&x4bSA=^Oz|GlC_SW240_9AG~TtS=}g7h!Q#B#M88i@Wn-bSerfL>F9(dE?MfyN9U=fno{?fbCTwcq
Bk2B&%Rkf4iJe@k@Y#r|&4H2rN{rV*ykh%#EHQ?Xay1El)2#mw)%9fiAJ&c*h`yeZn4j8*-JG*a5oedIZgOU~hUu06wR-;i+HJjN
3p(omPKqP@?MmVw6Wj;t&+vYsMHEp_)j}EIGxUjLB)}dMo`w(tB@JVTBFG}8rif|75e?0CiT||Ok`Tcq1U55+1{9V<+n$}xnKv44
CZa&I)8WGnB5xS<{+1mYp!5Ff2aydO4e(M}C#nUJgxq8c6Wq2fjsq8*sBvf<W+O%#P-TXmmI11hzI4GVj<U>#c<{w_%#h^B7(x!=
WC<xxS*D)jFwkyq4nM!B@3r*ihu5Il3Te6QA)q=eDYs_AW~osKaKsk~QtrVA0CZxEN|+tyVJxXBG8+&pfeMo((bh*006zT1IRutw
&I!=i?@vNug$n>W>bVwgs!Bjc|C{yxHvbPX+8BJhenZ{xKe74v3j9y#&#0fA^<W2odGy-l{SG`n8#=IGHEGglO?^4WJ+&C_+2@h2
l7M>CPglvcc~omvU=eGng8{o^&BomEoL`k-E;aQ=#NGvB-G%73avo^}a)2fN6H4g1d^Zv`<n$aX_R~!5rek8E?FGiu`C%FigfGvn
I%jdFE`&PcZ7<H<IMm799`1U7Mc$-$z2E&DU~IWqKT;Pt<;-nL8EMafU$3#;w};VO;yYhWG4^9P<aZ(L$pxeLWl0)VuU9~vmeNjb
drb3L!_t<scWW?ftuiT^P*<}aJ3Q-Hpdc!|&hL#Z;aT(~5L83`ewFitl43n%CUycr?w7^aXf3v7I0&`BvX5R6L|Bgzx;9O*6py?<
X$<U6i8Pi*566b|5Vq#W>HuHJ=P2Hv_$Zg`zju%R4mj|GqZ{i0NhDGLvIKDITv(u@h@U(4hdX%+4`JgvC3gL1`8y_^(ugLA|GsDW
^!9y3xym?~x>?fx{Q|_fD(e5-OvS@eF&HZ3Gz+Lp?ZNfRnJ&^Rv}6iu6+B{ymevRrsK_>f0)ZV=TE``dgu*FN;RVyM&2{Pc-^c!R
02YiV{}vD`MIs5#HVMESi;O~SA^{-|To}R!c^fFpm}1ZVNGX~#AQ~B@*q37-LgtL@nQ%#ilN=nQl}vNr^e=*PTIug`KHKj`5e$iS
NeVCu!ld!l5Ag7In6Ql+Fjim!l8A$rwWGj=6B&prXi!=#AegsMoQBwt9C_C*Cpk-CNz$0zt6>y7B%!72E=Z+Au>oSiNEO9ski}7;
sz`;%7%gFnx`d=!7JySynF0k;(hm};khuut3Q#0TK?P1ghDs3ta$-*^0^xQCClRc<Q!0ul+Y$-9kjb&+%5qYSPFx~2p#cO_P6&23
ov>H9+p?KC(&2LFJ4}j9E0NX)tsuBm%aF;H1ZM;&q9f|$Qo!ng&Q+3d^%+3k_mbqW#NjsMt4+kvlCmb^QZ~aGHf^R3nK33CZx-mh
W;#U;R@$rxuF`KIx#v9qa=6^6(Md?<sd7Zr8oAhRW;VnnWFfm?u;C5vfx<&)H*AE<NO(?AQbVm$0Z?5hOaq63gir&Vu*qE!5Q)Tz
$^&RaAp=qrnw80DA`oa0X-6RqL&PpQU#Js<J#CLOvA9FN+^A~SR1O$zfM*sQCelt2iv=~Ru~4<qq)FkID79&zjf&)>cO_M-ruJ7X
;*Q!ug}Qd)QPV&x<&v6qA_FF}4G_D^x?trl@Vmez8$raP?GEw8p~oBA427wec?u@7#UT!!6v~21Qiln`x^&3~V-vMW31Y7$%wuwI
y?l1~k|`Dfgi}ajplnHry|&v$DpYAoRUCs-&>P0lk|~mH@xbBVg&5#Oa}AW4*z>%H#~n(!aqp>P%rYItAviPGA(E-Ig)T@N!ttzL
AWXGyA-su@x|KMDID|DIaW12H=K;<S36~phq8dOtfaJ#d_n<PQ)v00?rFn9~fi)q!n5GlNCPL((=CB=GTzKa2@eNYaZy}rONbwZA
z`Un&2U02&i_%k+83H8=zn}Si592SeXWbufKF;y)xg3z+u?i7ltPuFy`TiM>$n$0r0wnMKS?%E5)z|ZwL<bNZ|NHlzgb)u*BkF}h
um;!#NLE4<v)52Qzw`PY`At@zr~f^~spjZ!p0#MN+7kTJH$QS<n-oY@&>A`dK6NmIj<OfF5{4=wD7GZSCFz835GK;^UJ^-}Ex8Si
HxtD2Q0bP!YhLf0?D`NE`8{VW+#%2T{%&8V`PeY&b~X+ATL4EdXIh34*1=c#c+vlzH?#J0R0D)GBM>jg5P`6|GHwhh)dv{RWOqu6
3H$uQ)o9q0-!dQ*M;Uf?@#v=KDR(!ZdOb|<?$<%bhZzl2Ab2uS1qBTdK@`G8HUa+~Vr<weAUZyHV)?wJHSaj`eHduYCduXYb)Sym
KY#E3|Ka_)V1G^&kzn>&^_@BG%O-$RsqN|M^bpk*xNsZzI7~)D9~p>dVg(1kJ6&8gKwhUq)&(<hjP0}wfWWjXq``pSab^OI48_16
%E?&mIxwYN%Bd8{e&01k?+#64v5%`L*#0keJ}<xDw+CjvY>^QFdV}_w@$T?$Z0n!XQ@<hag%uV87i>}MKS_}(cwY6ik}5-X=%T*R
?MDpu<#wR<hV2(3g@Pjz;PT=3F;ECkgciea9_G8Su#Hn%J52Frky3`u0f4?lvco`N{FwLX!a&d(lRBG`2?!Ypk^n}oow2Nn9jRlR
sTI5j7D85}NN~~14>L7S%6Vvjn&EPLIzzV+2Hayl;(u&DH{o=)yIoeIaJBDWgEFdXRdb=e4jQ&+O#*qAmp7KNYiUb}^c($GkHMz?
D#0oM;n&>uDP^u79;IE9Rv?>@ton7z>$&9k=ht^1+n+zg`alS>0YoYMDj7smGL%}w7-AkQi4Xa&nC)0X`ndLL#1O}q^Wih>KPVBF
1IN^uc)gsI(wIH_o*LuZ?%3D_t(HiD42TL9i3Upq#5G{#H~@mf;qo7+>H2N0MXZKcNQJrjU}y-gm3|q5Vi2^>x@(A`puXH|+Z!on
+yV;#cF!F+NKGY2gl(ZPlqMnqrxi&ubDoVN`4I1xjRKH_M2ZODs6NM>ay-H#m49Pk<P4aKMT$Zs%NCC*_Q`*yopDq(AWKc>fgmSu
d6$G9UHC&u!)>(>+S97elRhurv+Ie>q!0n8mmz*wm@{-LcWB6ASD@!=fv5Is|9Fi*7CgCpxm@h?4XA)aBG)5YPf&0|I=JiC<=^@9
C%FD!=DD@Ur@c-^`N#+Ob5DyW6hDP6u>bmG`{*m!%0KjIf4<ODNFD}ts)-i9P)xa9Gwy=I#^^gbb=9<3tqA|_W`uO`*IfuP-d!)(
{>cF<;E(%|`1y>9jH2I>SRdg4ZuCAP((KKk3`b}1kDejcwH^)x8wX+lOdv!k00#)9Q~v!#(mIbP%Uk-grVm0~GXtnXCGPOUkWhle
0D6!%q618a9p|`)*VGeY-)Z)EWFjfLTF@@S!}F0OOcZ|~_Ii&XP{9J*MP(>!JoBgzToWI&H@@4PoadF!JG_^#!^F+*@4H%vC?SgX
+2`lAjA5j;EoY!+AM1R**M3R4mszW)6Ddr=tf%?wk=RphqUA0=(%XW}$;x+Ad^l&ng(2o<rWRkKgs5S{S?&5rKNAi~w*9$u#97)j
?xh^<X@gVAoQdPD@B;n6-<vZ@79#}+r*i|dv+>){|89@#06<w)C+<J%{{Q{`9*W-+56=FxYi+cC>_6uJ{eN3Pq@3FQ|MmY&<^BT$
s(+s^HjnH{(LSyR{$K3mF@>}bPjBgi;h2AswjtTy+JeG=7@2|8pF(pxU;2k69Oi$^b2dfc33Na`W7{wA;j(r+_q_A{kmF@6f7EwP
L8(8~OmOoZP_xw`!2g@{C>3o%V9W>p2PS4|t7tUIZ|0DQmv{vS5{%c@XiwJ(=6zh_I@MulmV+nD2S3Bc&8Tm)1r9J~kv8s19NY7D
Vs}7w(*O>ky!9u+fzlMFJWT*ZQl95E{oDKO0mI7R!%(6M4x<st2*AC)_k8(7|B@v>Cr-kNfqT58!;$`<0`ndw7q<f+hXL&Et_1B!
K*ePbFCQby{fWsp*N<c$;(m>`>D+J<emL#w4}AEaCAH)|OgFpU0KQt2^Pv+iBva3Dw|wXwiU)9>&CUa5ct?_tXRC-f7v3BldW9Uj
5DrJd+!Kl}!b23}(*PZZLE?^3V_3gGouw6XH~2r<R!FP(Shxt=PK+3UiF3W!7jE-p(j5fc*w1uzy9@*52M2bhI76B~<6axMUhpuD
)2fK~q1+-J0Flw_`2Q&RecX-pn06v}M{F4>?l$kIZ_eXNYxjZwL;4d({6Bbbg8lHH);{Gwu=_>XcQub|07Rh@P3Zoc0NLpdbM27B
tYBoq^5IB+|NkF%)$#fG2gNxLPqXggM=~?}zsLP<-M^FlKhoOvuX6_ZhhE{i3_ju&0PS)r2Z<BmnILXNA_p)@E;IDnZeg#Wu;3wx
Z7!hg4v=+o4fI|f^*CgL_DQmQ%7e9mh&}M>yJP2>mvPLMq98wCQ8v`_63iihxgXcF5=&0goeTp3{-+ifAC(9C2l{+=1L!60l%w{Z
hp3QSczKWC+n$S|?YNcm7RmB6pZ$0LuC&N2x&?T(+SoRJ>>`>;azkbd42P;$3SdrI&(BWMy;su{<N8W)9esaq?fedjx%hz9kL3oR
@Un=;44q;>#)0T@30Ws#dM@en0T(h&2yQUdIRB~At%tYtJ}L_H6+>i%17l<RwhfJbmp2K&V|`v;&hLlM`m`U9r{)@d3++++l}6wZ
xc<TZJ|loxj3<%-&&(X2)ABy&_hteZ!-*$1=N@mFke3>0H$+qOIAIPw9S)}M-QCP41kyn@+5Up62o=E$_wU*G9hi9M#fN@N0=*Qc
xLu<<_3CKaSwpIuzToaKpze-I8RsB+H8+R!##b0}%E5v|_b~PUM{!bgjsGM5+7HW~CrgzC9$<jlX?#{lUoxj`u7ij>GJo}siagx-
T^@D)rrh4Xdi}y;a!5y$=*mDaCv-aJ5pzE=uy(D_5AXVYo)+I5^LV|&9lH{GU<2`$G#`#G-<H9EZLS%STu^e7|Lv7E`dj#AG>A>l
bQ6{h){G+3!C-M5Q|=@^Hz7T{RQpOi*{*nh*Zm$pU;jdX0vKkW??a)_zl|fwM{leY4*a9?pY)cTjyC@)xom{EuF%iUWP>v{C0AOw
?BK;=ughZ%Cf*WH#E-%Emz7D*Q*Fvk`Rt{zFX6&}hd=uNUI#B3NC<fSpZ0cd)Y4Wsad7A#Z~lcKXFgp&cmCcV%6>m$e*-?oKZU33
Y!(%V;=>rby2@)X!G8jbOBJf4M0{UTx<&DZyZ_YP_Xs61jFcd!6#H4E{=Hv^4Mr;tD2N-{au$V6A*(9NlA@YV45~vbdUD5qUrG2J
cb#tssnSeEdG#QB!13X}1Qr3?%7L7RCHFm3!YHGc7;0KdNQx-H=Df9_(TR?HHs*i8JLQn_d3p|P%)~|pM#*TpdL4;yl4N#woX5e9
_o#=O%Mpk1iP_NbI^o)@(dh+IOGOuvw(s*hAK2N$WBz()<}s+`!E4nne3LYQ2qZV>W}DrZey`w%C-?sqJcM*LGJjhL_=_ScJKS8W
mS;Jl$db8;6mT+o-t*;h9ZQi8!YPyp5zY}<rON$J%qF#3wBRL3ek7F)wg>y)WA@_0yukz1JTK(}RlEwt=+qzxL_3DnCU``*w~hNi
J&>>&sLCG&!3=?r>m)iLheHX0!NGy(Xy}}XWEfMdFv%<o9V$ap<Nn`%ANNk#>HTN<8ssDY0DpfEYduL%)F1fyv;E(XUk`!T*CBxH
v^o$q+;^VG(a=6GaCeFoD6EMq5tMx`J^r6t#nOAf<yG42GJ9;JIjDpD9bAZ{|7^t0Qba*^XgXRd`aDQ<2g@;VLabx|ackVCOF40w
PIE7$gl25i`6AU6;p4%9Ef1_-(4xiF&n)iq%G1}o=^M?4-;(@R>Z6<}w3P`{)2Cb&`4=JAgGu8SxQZCeRbm9G4CE9U6n>athce-?
R!$s4N7o_k55v6^o>R=3&Su}e>z(X1rKq%5b$t<|hfK5(uBl<!z4TajOW#4`J36Cnf`|cVP$1@09Oju(AqzaiHH@gei<g;c&91W4
weYavM1p}8tcMY6D@=zKvn$XMAd#IR+1c8FP+;66Sgg!w<lbri1N<4A`$ve{c-H`(5;%}ictp0fmk&C-Orc^P!6dCkyZ)c$`tf@?
O(=dq)d-W4p~=Mn<R@2C!vl1r*m&+f1Y!aEy(npW0XnY9KmDZG833J4c4Q%E?SDsp^&MVymg4EJ8%T+%Zbrs*LXcvjlao}9B8v!C
Xs)7!j6lfx#v87Y+hz@%t?qQLk(aW>>^W;iVqS%iMJv-0O9YSj6YOE=U}Km{K*4G}jre0noSq+^PJCwF$3z+|7s!qk`Ot&G@hBXJ
Cr33`UDJA_2aCmn{&*-((Qx)K_bKLw<Q;-~f8*cCk4fk2%nv!OX#>uk!}ouZ0qS5=aqLstF2mw>2SMo-+(I1D;Fr{HCy>kE-ugu4
s!w$OC*AsYI6A)p^!wcI4Dr-#+R|HcK5&Pao)RS_Zl!?RLI&1q_iQ}haO6319XtFJKM83u0T7CLKTeY*I2;+k;0eZW&DG^1Uifso
3Ax!0_*{SoJr6_JT6_EbSbQEG%aslSnoDvOng-ypU(Ff?_Ql(9Ypl4LlFN9y8q&*XLMXU*sqMgcf!A=@Xh46H=U;+#(Kr}dd<RD3
nf`_96(BSQa6l4+2L2z(tNe$ug4esZ9lgA}XVra^-^Y}Rxh?KAuEHq4ASG5+hgk__gC%8PADxxY(_HOoM@1dg)kvX8Vi>6%of>Ib
TSgzXK7*s0q7!bFw`jBhp56QBU)28J8Xs}vWw@>>8*|foN+Xr?h&)#3N8XdARL0o2iJCp4jW;}Sh#VbS^NI<}s~d=#iB_$gTGUJ*
iNnq_d{TmL2v~P*thI2Sj6%^{S<Go&5LL;m;YzNyH>%1JwZy(JnHlR0C^@iW*S8E=P5aAl+GRv+L}(?JOc+s86;)VOc6sDE@m*)D
%jxSmyY|)D#{Q7al=ePulga#_48J$hX(^F`A|Co6Y8{ie<=Rg(4}CT{k1u=?34(KoP)!qu4}RtW%Y6INl;rRgLT(HSvktj^!~qWO
&p~s8XLgRJMbJWk6WkI97Wmqh6%}Fw+@=p(r=m&4B0&|sD`_zC%s+)LltMA)v1OBhaLRBEjKh%dlbVPf=8kiL;E^_z=8!tiJIK3_
6HbK=@Z@-t)X;V(z~JU~tVZD{Pe_{`2yy}m=RZMV;8st^@=w-Ezea;12cUuY84|_5aOhAge9`?5*#4+$5G+}Up85Zh$>P*vpYVCr
^MzI&3=Ai`r6k--5HN)(rIg6UDnbc@mm!dlViwsbj6c}Pa%_~s&WsC0*}AWD1uZbqs`=ww|GrU*AMUJ`6aTdknGA6<)ki5$P4Q2B
hSdNWJ^d5v$Q^|D47mbwf|iqRX^$pPzCHgt-DlI(!w|l`fKxs;`}kjEzO*<vY5N2|o<REbIysUb?y;xIP%H3(R8Rwv21oFy3@+9c
wXS$(3jqH`eSfEycU&`%P=Cqo@lOyl&F4R}nkadd=<$2tK6)???=s!L&`yBIxzO(LobTh)yeCbm87J9=IE)d50_&W^R*3_^oEzjm
0>X~E{~}Rl8s$*~T?U=BsiD!*ifbqR#!MY(rqlXEf7xW4Ce4P^#)6nDM-`fD1-42eK7;dKN<gUzS19Y690T(|S^j}NULF114j<Qi
LpR`L$I;SnH*NKf%fonn>vi{l9&wl@&_H&W;$bd{7ya*$5B=l%pgj<{6g5=fVG|6IO4wS2A=D3<f!vCr1p<|-cNSoOB4$B-ABu)y
{AcT5=n*h9%fS?uxNyKq{_xY7L-_9l`Esf95HSU%GgtXDOeb7PNGPWZ)*rFv&+ULysV3luBqPj8PyNV4S_k%69WOfrnAkpylKhPN
=h}f&`2AKx{(tLkXi?yV=l^^Sqzh-*A=ps_5ck{l607!Wj|YG5>$Lw9Q>2x^f7r&@M;VloWq`;1Ela35pLzO!pY=3{hhyV@)3NBV
tsEXD`1da7lx(V>iQskrw-I!$#N8|hnrcy}&HW{sfICF$DqwlMJ%7crgW#~f9q9U?^T~Sl`BXO8btB6!#L*45Ik@tN;ClfS{!J70
amQL{d%CuS+aqB;=JrHQYR4J=KlQqJZM^H^ukIpnHj&@U@;<2#`~QDNFVRuLf7L2aMjzk)v~329H8WeHHhKi^5W$ZWOuOqaM_>sB
?bv)p`g{c7;TMwgP0mK)!eTr+YoUr93CQjBzi-*dPh|8+o)6IXo%1aI6b=q5#{a`T%>%dojhskQHjD!VW*KSu{*(HAK{e$kt7jcs
zA|_jpZmvSY5x?N@JSK<hd)ARp?~@OkE=)F`i@9PJM|v_n0`Th<M?zwNPeC#AIbc5nzs3`Sw5tJvjfE^0(DYLSOLG<oqd)9Ao;aJ
M}y?(lU~QxeG0(aEtqk${t!p`-Gwl?)cUjkJU?C(-06O(a*VmIZ?I5<+Ij`|pb`V*Dsk?;@0-(F^EThn?Z@8w`wrurl0&fX|BfEN
SDXOzbR3W~$;;hseO`4Ex7s1CJLdN0$r46km$6sY{t%C!$gd*|je7oG+zsBc&=m6I82XjaN@#>R{b!NqsDD4afn~DOtfyC{SPqP<
5`_q*F%C9uk<FUXbc>)#SwZU@n0=>{sds{&9%4J__n+hjxQ@`{s6K<WQ_w!|D>YIDY?+Ar2hK~+aK%9HSmwjDhpUgD5w+#Ko^!VS
$qUeCrdy&&FtktRPyM_H%g%bIS%OhESu_P86#F;e{^#f7b4@;!_>Z)bksoR;`z3w8BzT8-Gd+K(f1!8n9C|}@s5}ImU~t}n<0SU&
J7yi^0l0NB+!MdZ^{D&Z{u5aP;Ll^n0ov>vkS5O~yX5sddXyCl?BDYTpY{9+57w%D)=m%DW{obf{b!c;=k{28e>W%fk6wrN9hn=E
0RL<qkcfB>q38VG_4_;nk>MWG&~^WwFRb>S6s2vX7zmHmL`f=$an+6m4_x`2Y|W@}EXE^A&nI_9TG(GU7zFx;#XJ5=5_jTAq5mKJ
KHA!%y%rw6FGj7+6v=H6wr8}mwnMc3;>ck<h#U~)B=RTho^LKsY?CN+oPLZ?oAX0u^k#i7hqtofq~z`YBcLDEze&PWpsJ=-Gdc<~
8V)l!Y!9#0FQ66uo_<OA&(w(UdABw{n9oV0N2m6l)edg(9jI;PeK9SEPTM4?pIKq}g9AkXe(F2QpBgoPNVub|=sE7VZ#^lGdoepn
0&=bsLNgFqi=dfIIIwFDticXlr+y$ULqPnUcB4~ozg<0jI2n}3q$XF<&~l!Jf2=;5cXrsjK2*gCJYe&b52@}v&#NLYHbiNJ!)wf+
svi)Ke+R|v6X$4*mGSPpj~8M*r)$)0(pmcd2{H!RI_Em~_XT1e-=&dmP*8%n)rMng#3mhp!cZ3=lpi<Y^&KQT{mux&dwlzgfsK3-
48ottGm%9WYU|_aK+|>Y@DMn^VDL{<@r8`UsvyFWa&XOKn;uK$Ape|s;PD<11GEwA*m`@|l6CGSCU$2Epv>d3ebMZPbgB2!Sc^d#
cqi;BV8mdEPe;S}NKo(Pv+?Yx_-b&?jF;vkLd8Gjf9QW+j~*=9{;8AwBpn#fKiz%*oBk$n((#T%7hGBK*fk`raBa_r_|*0KJpn=5
m*+?x;vycf0-p@5U?1F&_vQH>h<OjX#Ob?_B{~3XcI>3jw~)SuM@rs%oX%74Q4PNbN7TT)EI8A11Bk;NaU|Q+pNHM}|6tK;^SZ6_
IN+J4Xd%$T5(k71+p1|AYxF1e<NS^RNdx-kOXSzb%%dNzQwI=>A#H%7Cp6@c?&(MKUGf_l9UsO@IoGEg4U@iSV>F5tf#NHOq%njs
RLY3J1Q593*cNZaoPMviA`dQl4vbKsihXT@+BSlLvM0J#<JGr6C#*TX8l0ZVcFMub{!I>IFx#1GHo9&Wu3>cFtR(Ll=nq6SV}U$q
0sHYypOIIAI`s4SU2lQ*?AL}J#s59|1UdaVla-s>9_-2L+Mm1aKSMbdCwG`SI~dB*1b&|5{NIP!=uuC<d_n$y&XMkRNusmH(obtN
2YopZHK3&NpjpNyA7;Lwe|*&2CEt+#N7?AV-`(6j58`M@B3MX7I&kb#eCqT5@f1}5%_?!r{rp45TK3L)vUijXi0oBsCmAs5G-|8<
O>ZlrnTAcF{xp|UGeyg$X^v9ZRW|;lx*Vqy_L{_HDtq~UAD5v|T|w`YgIVi8_Ph5F<|B6r;Wsr6E1<NLLl{oM76v{EIsrQl<E;6l
*$G5GrVCY|(=9}%NsMr$5!Z8zVgZ46I6}tZ@!oh7*}J>F%`38c6g|QuxaU2@u|A=NH8z-rZf`DKFesZc1(QQ2ic%Z@uIWRC1t7&(
BCk+96YEX7u_fKDt@u~HQ-n>8jrjK)FCcgl0O~nGFfoDp{3;<Ki3-3QLLzuLgLtl;5lcf<E;<tfXc5?j<=x`ag#>U>Q=GR=*xXOX
H3(^dj9kcQDj^8u8eCL@9Vvo$cM0L%eRfx07Y)iMVobkhnE>{w#~VSv_gE6YeM1%fJ#X~UEHlnexgSu8vUSqa3^>kdX54j(tGerZ
$)|bJ9~0#X`@YnK`<7_@U9JrIGTi(bT(mVB$~fyFHmas+G~5$d@=S$3<^`M^EA#IeaVO=i_52q-96Pcq(LqLqO{qh&1RNGf5e>p)
j)NCQCw6k86O5}0rqBd?e@W*~J-XQO4=MdX-Z4qdqLSOq=+_sbVsqqwFB<^%4TC4g*a`omGhfF2!qij4JZ8?0M{n$&|FqxW#qT*V
z&L<`NQERRK)}#w&?%<}2ig#y|G$FviQP0&eR9a5(dZ#2phK|_FqiqA**Jdq3?(>F3do5V94Jr#n1{WevnUiujds8+gyUkYP70$R
;b~Pw!eteC5hp2}<Yo+aSilqC5STlVKLl7`@60j*&DBHk&|P%mf~dd1Cyz(&@rQ#Ehl^59tjs6R-+pKG`+bM_ZS993u1DWOT<nk1
58u!O=sT|chvKK5dk@3Jl>T5$rzlQx8MiMme)WRM;o^KPKc>Mib#s05MLPFwp;L{uxv}DR3E$`s)O>vj{qQ1O-y_s?BNNflB-}f@
yUWJm-nEZxKH&8Lr$e+b7qBqx9}wjSSoYeoe-cv&_tm-4eV&=`U^8mH3j0$(ImB_n6Z>;`Zw3%P2d~xKhk-2@r0{3X`a{v^>ELzu
n;n8XVYUY(of3415i&earQj!c@}?U?9@AN`0sJ510wj~!&}oL%9oz;8vjE*713bvln)z8rm=i(6#DyeE(F}*TE_M!G$Ol&y+hQ^#
pr;W-gB}hP*Z}P0G`{ZWPf^G<x4Va{%rH;;&&EXd`%QT-o`yHspnR!nLPjJeK`c81+>zvdX(o>6)70vwfbh6Q?mLX_mFluRiMi-B
y~>03YrzQuNR*)4WI3bgC%WyN%uiIOkB-6U8@sa({bD;K(Bs~0c8c|4<GR}(n$1Cr28VZer6AaG!a6=F?0hngXRL5cAKwlHF3~}v
0MQSi@c4d@!}K`qG<ow2+GG9a_$nGlVz@P%x4X7(aM~zG-<Sy6f=V!lxM9fQ5c-)y87F@~y~aevVgVHO48YbxQI&@0Hou?zq}muE
<v!nW*wg9uyLt7n#98#h6O*I7hq&*FuSJwcp6RClW<scKF+o)|7asmnHhPaOe=WV>9FCIyggEWUGoES>L_=%?wj7f;(e(U(ufA*_
y?vDM?)`1XJ_vtk7z6s<90z};9DEPdVi-Jw)!4foc->8j6Y#|S4+`WQ(Ei@u&q#g&_#fenKjS&g^e?~&2(v0aY*)i$(_^Ld$HYW9
-wZi)5AjR8HegBxcO4xRr}kg&(Z-HJ5ijZVc2Ir$ZXf#h_!~Vp!IF^lmxP*{Lv3N8jF-X<K*7mgN5K!l_jjvzkCktH7Sl&yIYs#Z
+r0sxZ@i*dFyGj>Wb6lHqWk&h`k)6250cE!x-_5CTyw|%N2Ae*uTcGOss0{cS3J?wfnPtJEnij{>N5YmkP~U?J}#jqm~h&_JR_Mv
(o_RY<H~10<wua*;dKoU7aSR~Zj;@_m4XQ`>T>|{rJU*jrx%P&7N`mStY9JjpT}Df{yoRB>^%DaZ@HgZGe)kpwiVs55fxNo(I)UF
`Vq)vlw{f1qgtve6II2yy1&Dq{=|^zEPk;A$n~`(sCFB$3Y3v2x_f+!W~b}xGycK<!`tWk_=oxM`+?b``3YI{MEQL`DfJ#dQ9$3@
5Bz+;U(#}%0eP~V!!(l>8%Ue+{e0_aqGhwIQ4x#DbmT_|`Vw%NPuL-Vl?+HNlq56?9w(=)s=OyBKfl)8?sM+P`5j_G`cp|KfFB7z
fzbCRnIU|~W^wbtIwAhy3&8C=$t6Q_9G03SL==FaDnAq}1%%ebn5J2C95Il^Wf&}LVuf+U7jW`HA&)x`VT!-AgacsOJ7mu{N2FMm
VPr;3JVU91!})oUvBmx8@f`<Y>v-N<4m$E}TXM`v=FNdyvk%wypfqPeMXXvZ7Vw#jB?s_;$e|{Ou~oxFey;w3qyug0^a%3zz<N_~
jUZqfkedW0ib3Q$bs;e5IL&!cMOa}W`7l0D{nC#6oRmMXK|4;fYy*M9J}Lc}{|>X&IT8yGGAt_z)>G~HZ<BjeD{`32g{hD5fz1D&
&XtV*=8F&ZUCsstlfCtC!2%u+dQ>~D?@Mk>*0iQ1QjTQ|5otDo*a?5X5jQJKZhd;mGF&wASP@l2JIHZ{vLB&6K;TpA_}33HoP{SC
sIlmW$>z=%X{^ktd-c$7zTsj)L4-_jI2{4wI|q4*)RRr)`VOyxKezauU@%Y$af&m2K=P0N->#Tt$zQB9f7gCb!}t*X14wo5{yirU
55i3E-%{BC8kvudiXraL=rEnI4msSPHczR&VY!gPLnqAhtP>r7u|D(D#?d+GT7BXb^gs5TQcUC_w-a20@TRbl;k42a)8pJgRU}Vc
`aRN*S^Gb!H6mR)E$j#%!5da+;Xm(+QWb0Nv_wQGxcjd2`z)zHRV^qODxX`i5UZM26FfNu;IElc{?fiXW(~EQV1c0(de-%sG&e$M
kwpR_<;ByueP%B&$s|L;th$aTdc|E+b^$%Ucg1PTN2xmTnq?-zX{=DWYavI39z>mD5_{fNrb4APh$3+IfDz9ZiqjPjZ5(Ly`$1$r
b!s)Ao+FuGhP^gq_ZN#TBTRQE+5NYW%8SeGL3vGJr6b6;IK1g^(na3SiXios0*>HK(+Pe=Z2~z-q|Rre;22*?s|T<yQE^8FMCvye
tI!CwFKRz#FBX_Z=_=4B@+v6+o(_f~uB!ts%J<O4pvVN)U!bJv1?Xd9*QJHmDTq&Fkq(b}*E1<8OWJ3;w*wCDOQwWcR&dO#Gu)K~
rh1Os@!xmjMs}5<#7_^dZS_<)x>iN*6rfPE$acHBH7uak9Y+;8yeeL-h3P=%QjlfBz1&D6l;`=e$t2(2SP;(5<9BBB`x*%!H(K(*
+K=Z5p1B*?1;)2;PqZn5j!-Y`39hl%OgX+h-9lY=&V^I8rM3erAXNd4<HYw;oc#o>I+Ll}R$UV&hvB&Gt?wI<4^jiC#7(>(67ns5
PayCk*x+@%-e*V=)GppfNHz#Rgq?{!$p@g}^YVJ0rxtQ$f9(HzOp{{7@Wb@==kjn#SuH&hEP>d2IvAn6*zUZnI=)=}{0+ZOi`l9t
T0CJeulR!wxx1jkxQezz{+=JFv-GD?N<h<vLLYL-cj1v{u@sdsl!VaFw254d%`sHQf;zBeMx@r9os;E7<e}H&b^G|0e`8L_e!=9Y
rFyE`A+zOH`w>Nx77*ZvInpSQL$kN@-Z<e=V#7j9Ac!z7a3N^W%;*X2_5U%~#3bi|OwtsX3LHuMgRI}p)yu$Q3E@Wmy-`epUgvIO
(J~2@E;RRhr`vj5+C!uhIQavycYDm2c$jy)ytiX{DD~KO+!{T8f13-+)K<5j%}iI~w#enpH5kQIno7YOJxL^Vi&;%*T?aKqsH{@<
J^7c9`R?@V<m{zi#8q99kO1t;{*-tOt1yS;MkAw@Uf}8+DE?>*5FQ_o$KH5<7wQP)kIr2&pYyrF`nJl4w-f6+<Jp&ne@(ybw`duZ
>Ie|Dzt`yhm>#ZzP7on2EZ%-c?5!z<=e8}i5hgsW{d}LS!g%>Cf;RJ?9q8VG<WKv4w<8F9oteV_tZcV=<jsSj(Lh^KM{@!=e*^An
2i))4V16D)$^lq;J3WuL#lFyi?n<2&9UV+J;lmBiHC0|7kMWxAAL4xnyVVbS?LDWv-J@@Qe2=$%_`#?s>`?fX6JwHKBlG)g%T7b-
pgE3<?SAi<Gb(64)bO8Z-!k?Yx{t8Ny9c4tP^r1bWqn#`b-hid99-VCkie}Vq=9)+h{%yoM&sm|kz-YIp|&#bcJf$2+C%VwU2UOK
LcM2DxFy0DcikRmR{FXJ(&(i&h^lIns-UX>5&rgbBp^!L+v42^Pie3$L1Ffx5rX#jc5m!@8vt)15|4;$mCNatu6joC_Z5kf_#W9&
YIhk~fQM6~(>Vv#vHqF~Yd^878{Ns7hC(7bd;I$B@jqYBF1_>WXB`l_kZ4N|iFUyPs>RgDp_M2zzbG0%K<ZO}xCI3fI|TDeNNClN
G+qFj>Bt%7*Jgu6orxnM=_P~J9z-#Q>Gw)@cQ{~=k7=Ovz?zfQ2djL4L=Pli*!Spqqdo7^ps?|EvT`FX-+z}U)CP}M`!7W`EfFO?
z~`8yX!(#*!IDjm!8kFt6${%=&d}S8gM;Yi+js5e=J<YVI3V12Wx(%DdL8Wr4+pcv4vwmm1{11OBN0z5q1nOC&`;!rWlDX`hBVxq
8P}{ZGKPu59YOH%(Wv-FYduz^q)3rGY=Vy|C@y@W77ZyjGl+=3>+MzFT~|3i!bg}^BC`h;V+1xOLsD<Sw6?+1w}cM)@A0XEAbS_r
ln%G$fxp=H|F<(ROne&LgUpC#16IQ|4x^UevGwBzlY}{2-H%(>vcUiG_Q;;$-C%X+HZ#z}h;UG%2+8scPf($;EJgx6p3mda@L^pP
s0dOD+D4Xeurw2*lE7jLpa`1;H8M*(1CS9Yvk!-!K<Yw0#q)@FAvKmy!qt5yONvi|4G2|7dr{z*^AEz5W5d<3^WpuFf9<w19a7GK
;Uhyze~5pO6qp_R7{G#kLPOrjukhGi&+g=n$QliR?<0aS`mqj?y<Ql(Awhpa6C)4>QY{55LWLU!EfIwj(iuuTc?b?6xql()L&$Wq
41Z_&?Y!7e+8@*E>YlGx&)ZYzzdx&2=|@<kcTCvT)ietS<7)8Hx98Ol=l<|Kn2A3NQR`?kB>lp6hxjCs`>|gp{8Jnc-VPue%02-^
8=m9&JWt>!V}N}CdK0n!0#KrZg9B$lGD0uxE@y!d8yf8dV896tvjBsy<>iCeO;JgoZ{B=YWK`cD(9dD%I;t@G13O8e;Dfx=-}b|a
iW;sTd_04(LG+FDnLW<Vfjy_7CIBd)yp2&h4LTIykn?uD&ZKBhcaG-+E&UZAvEAFee?adH<BWB8JrEEaH|A5Y$r;_YW*mcYI(1(4
+*8-=<Bx`aJR4e{j^;o<_+KBQQnF6RZ?j4jhx6L{dl;WY&o^X0nGa7Z-%7fHzeF~2)*VI$A-W$QAM4&|_5|>Uzn_@qDfH2W2O)NE
^V{M2#amJRGEawhv-W8|9K44{=)iauW}q;NAGDvZTkB?h9sJXywCopmwqM)-EAajqzzM^F_zg@NUIgtlLSNh<d4OLh`?LE0tvu(}
`Ueik2SN0mQcaE?!w(*wCHQO-;mZsI88Nnse~B5Qwy|F!zmK8+1ljSv%>}eI+QmK~>>FL1jykaLeEqEr1vCM-eD1w(?)KOkL1KhC
$j$*c|HZSi(`))``nmM8ee=d0rhyW6jG%`(Cppv;ju7+O#vce;FfxYIgb_J>;dhfuZD2+P3;_5;R#;+xt_NwWIFfa9p7Wyg9{%$L
Lsr5crk|eBPL%nG8oBBBpUqIfWDiL|Fc$g?4=+a)+mA1cXQN>LKHbp{=~3a3@&6C~A2IoF`?O~)_wD?Dv-H>B_mxY<ZAX&g2*3FY
+?-nhnu$Y{Dj_o^({r-hbF;55eD}J%D4Pg`J@fUz<SC#!euojkUhsephQ;3Axa+@T{Cd%7@YB=2Fw*Qjs6D43z&bJq2N_QZ6z$jW
?>}kY6WlTzcwyZv@n8A#E(aIw^50Y^A+Y}6fBJVRBtPRpYJc_**Z;@s{P_99*pxq)$~BDyxE?OmA*I3%vjg=ZJzUf@oB#3lU}-;f
FYa#(MpjrbL_x|ag_6iBfV`GLPdKQEr1}5gcm28X#a*cX<)Hk2h3bpD`O%|i{io^I>Fe~nNAdqmnoX*7nNE`o1nDtm>CtB(K@>mS
f{9nOT9OG(mK$RIb%H)m5aG>$>fLmt+o1m~T#mS#kyqc5#)GF2N+A*cM|b|mX9nc->K`YtflLC0YQLsd3sABmltS{6U`(Wy$L^jt
U+llBoIBk-GY8Gg{@2PVr>;x1@bZVR7GRK3cy<5dLu}IO%6MsqUb1kLW5S&j#`vZ)d|flbVjAe8!Q~|X?XjG(^xKZetx{cC5eBGO
#RIV<v?TwGs&FXxdbxG}9i6@X+{J5h!x&OyWYj#1K@F`Ct&>SySSaV5MtcSMJojzeo7UaV6Y%S7l=5RRhJ9x9j`P->HR<)dmA(s`
*7{s+nfh^#+{=tH8WED+IlF=hHNN*zsRCU->5-T&|1t+$%N-MMkFB_9x1aOeCXs$6YbEFBU&HC?Ly|kH-h*H-I0Yqs$HYd84uW^7
wW(d>vF#+9Nw+M-c2cki8&wKkkX{%V?{GFh?pgoMB2NTmy&Vbag7$bp{ptIcu4(omG`HZadAC9GgosFdpDE>=0jHnZ9qirY-*wIc
tZozNIxsa6(14VKEh%h;uY;L<_8IBdH!jlyX|jDE8vqbkw6VLOK&gQ3-r*lKCyGS$m!OTmH|B^Rk8d~5fnuFfu^|11d`22i<_EOY
E%+<fXYSiX*)-egOEY5%j!~q!9QjRLsCEI8x;g-7w$yZ?XznipjW+h)twJpY3P7cCQAU=*6`kfyLPDF2A5tGztone|2TOXv@vT>%
oS*&UpO2B{qo+_a?=T7J;)tI}q97@zBq&d*YA8?mUjCih@~W%GL@|K`5<nV1dxim+<a#Eb&(h2OOix`y`ZMhn-vFqI;BdqI`e<#=
aqjdtyVP{!Wzuo+@58<Hu-~4-EcYO6nd!fOA+8#}9VfR?>fB(U)6Dc?vJwfvxFe<__`su<mLa9N;ln^J9^p@O5aeh)r=&a{4iD*}
S3%;ml>L+^+wDy!m*MlT&O<-;)5ADV%1@Ni3Ipx`*XPdW#6R1O#em`!w8^B<i9H@%ox}Wk;iw5BjN2{9%mMYRhPgS{Z}xqQ>yD2T
^K}g;wJAyx$zvA6Ql*E}9~H@W&-EaoNW*FML;8}S51}h5cc(Jj5;&*zxp4!wj^kFbZ^Ch!uvkDL&f&H^46*`$f?i;aUAi`ZGil~V
l(P~+wpX8TVqp*&c~Y#+2(D`kMhecgcpZc$_@)=?T7)gT-gb&R9upGLDj1$52j>cfn}Qlhe`2|NikUpJDP44wxz?%_evaqi_#8+-
q`$B*A&GuuM#-4~G&*Y<!jwL;&H-;hY@M`QWifV60(QD#zfVTxoqJ)e%60a0S%YcSYZO@)a}34PtV7!Ua%m><%*3}9GNEJHZw{^H
d4Efi4;1FOVneMZ;+~&9SSg}-8BZS;Z@NQBWB6dO3h;CGOPjM_sub(3XDs<ng(7}a@8?(t@k6|qr?je=eZK}k(59!ZJ45RCvhm6G
(kOG9L+pg)lhwbY87sjk$1@ExG$lo)s!)t91T0xcD~L-$-goo%Jcw_8-oKSQhn7xViTG;`B8ZB5vc27YQ^s4{#x%V)Ok<uqTIyi0
LxO2)j{L;$Umw4JT^+_BRZ%^DOEjLhne2-?Pr#mD5%rPp9;aX#$3Y)|@Zfy5s2_)Cei{g4%AP+hJTp>#-E;h-0*Pjy`HTJEmFilc
kJ-q0?;k5Q4?u(wuOIx6_U3=?t%=Mkih};8!Jq2---2lh%uKagV6hmnRZoNXC2<$6tXSSBK8=vw`~Dms^YuT?*Upe<llK1C{I{6p
@XyteT37TBhMtP3G~S)PJd*UWfqDLatDobQ{QuuwzM=i!8vjt8dp}h7PfnqS&)f5aKB4(n<^+0k+epFsx~`;no;<ds0snFXkNJlk
3kU~7AQvN{9x?J#K1}lOE8C_2(!*B}ya#8$)Vw?`rJ>pQSO;4Ft?{k<hx*9S3BVtf3Z3Y;*+%}S>)*-F_^z`0A5VpKuM`dy;sf3O
{nlwtSDP%RQ&o;r*+f5`KW-$9i2c<UGefC-vgo=BLxXW!D+!uJ_35OE!MKj=kNSWm>3teS%W|kfga5kPH8c9U=I(#4Xv6hh<%5k+
;|}87*0H&tQjhEWb^Jdc|DHO}Pe&7<QWb%y`+wV?>gG9P=km!vKlkbR`)3@vf7pjlvuE`E@9F%%_v2AvHvb&gPSZU%_Coo=5Kv3a
WUcx0T{lnF%lhZ`rPs4Nq%|qw2y4-vjxG4E1rFq!xpQyi2bbgrK-?e0uBmgM!`JwIJ|OVahldXf;|IfQ{~MX17@~^A1b)2+U(x?W
$RG6zK>VQ(tg}z!{y%s3O+O+dvAbVEUg`u8HL3XfdgSJB@z0F^m(=DD;aGLx(W#|F=P8Q;Q!cX``+Rpd+}>7ZsdUH~1PF=?A|fKh
v^mEMA?${u-S}z0XAKe}xxE+x?dbmhCth`aKOcua-&rb}&%fyYC4Nl#dv^A6^nZ6}iTC}zkDo`~PT$R+$Gl(eKcGKek>XFl>DC-T
G$WU45&GBX50?tEfd!b={RwGqXqWQ+fARYNPse{NTZ%uPW$U$maR0CN_Ww^zKkU13M{x&XvmU(vOT{~!dcD7x*lKDrdmw!2@8#j&
9_jz{;gjcXdguQ+#-qYhQt$rJPj{&Mb<cla)1S+>J{}tMI-bk%HrV`oeO|l!4Qy@swC^xIC!X<d+aJ3(&z?R{D{=kWSLDb3tEPSQ
L;bcx+1+28tu|2kQ2jUgtL@S%yZi9udeyr9LcYECsP+G^uGXm(_7FYAfSwfVA;&{L9-L-6(R0t?PCqYxI{$xU-=Yg%fp>d<A53!^
?*9DaNAy^FHs^lV`1)&{_^JpiqG=oB>!*J^zxsS<Fs7Wm^Y!sdd$G%q6UL4-{ttLPZsvNAHmBNe@%-@Yb^Y|Zlxl3)m{uybIDqg!
$??C|cJb!6hVfEWP>AOdKxf!cc%ecNr>mupqs(kOTE2}pv{&J$w*M_&(my=~`Q-nNIrNTh?CBxox%lUbX}=z*9eJhMc>DTu{G1N&
=kR_o!gY_Cc^HB??%w{d4e>g=+vC|f{5T!HBgMyVqOJCR<>p3)bon&Ep342MBp!YIeEMkpx)a_zq@ebCwBQLWKe)Fle)aTPPy9pg
{eJA@ud=`KeuwWce%^gdF3LE4y$SjL-}JsYXV=dj|M0V)SKG_snto)fkE^roHH~Y|J)LLEN9+5u=>514^53(tho^86`Mjz8z$^Ou
`wxdbU1t;S@$D0nUyYx<$BjQcboF-sy}bEXj06t3EBc}B*PM3tV{gfku_TY?zsIu!>!#q2-G3i$EJX#&xIb^?;p+3__0Q4yX9wuh
!2hSKzr!Qhwz@nvpElp8zG`;kPiLz&^l7-;r@X&^+3NQ4(2jK<<YFNAb;_qn_0Q%k{dS=1^Z5JexxMSS^FjXKk3RUdqwAHQlYz+T
j|%VC>cnfGzg%bh)h+AwzdD~S{5*MkxoLr0_1JOu(z_p<$FhGlxBrW6;ZeqO>+JY`4}N0*v*v!@vq*~joG6ZQ)7o#+wf=oCeLh?}
iuKQYPw)3HlIn-I9tHpST>c#tpHzP+;QSExU*p-~-P697*O&0Gr^9|{vy;Edx7PjYJ)6V)|Iq#(&)@fc&dz@P^!{7+dpSn`qr39r
J7eVhv-*4~x2L}wLZ?{y_0P1;N3*TH)cxQ1(rh#ROTs^F>9rYuKF`DBKNBAQ|4dkTa{Bo4zAfZM=KQ1eudlP0_v`cd4^TgcseOd^
e39&x`MLOg$J5fElHPxPH^=#Vyq<LZPfTilf9R?H2cym)&*>BXfAhZF*m4Lu9lc#+$Di5yk5{{YI(!b;{L_in;xw62fgk-})T??1
uD$<tY2TL90F$y-r~XHDnlHohY~&dGaw9zh=jHc)U*YZ0e}8UAcG~qEy}zIEmil}9y&u0`Hh$qG0tlUue)xAz<MO?M^Fm8Gk)Lah
r2my2y5;$OYXy5DF}<ny`o6D_eU|@UAE)u}^y~U|@6c`UZU}$8e|Pw|=pS$P{nhM^EUOuP4{)Vp@c(a@{e4;f-o9SQj{lB~z<=A4
ANL@ZauEPIkL9=CJ=o*-e?JEQWBq6E?CL(p5&VzQ>i;9*_j`Vp)P5h-;+rd1Q~7*H$lsg%LG7r2@BXjHKg-JAzwiFvO+IeU&(?Yv
`5R(~qr3btKX2RnKS$fQKGNT#`u3+De<q{r>;4_x*ghZIqkey@(YKa^C-!}J*Qe<`_ul<{Y=M6f7`CDHwPWfYcFfoJ_TLh!U(o*M
<6Lo<PShCx)xYgE7~i~mDuwfHy*)jH_i^dG#rC({J>DLH>ir#-9+8hF^IzZS&)wjUf2-r4hk4uo8jFzpvGe^uf9r6<!ykXw=fJ;q
!?UfsVr+&!9t-%E9mDvPIOCE}{e*k5+J9%K=JKbv+tcJf$I;76>}p0nS47YD&&#Ahr?;3N9R@zyQ2#SsCR9Mc_<bKVSNrW)82Qv3
FK4UnkMY)z1Xpv~KNX+!rMYPQn_CW*&notbr*7C0i>JMP+z%b}^jCbxg){pkcJQo1+ns;bkT2IK{yGVuzsmeM%lLNfN)HP0f$5Ks
XVFnYd?~&<IKA6WYC3VH{b+tdJO_O7e^#?vxVHCugX2}Ra!uJuBu=l2L-xrHLt@tF4^_UXUl==9&&sc*ZC4=g^XJ)hoLB;{XdNJ$
{u3}rk2>l8esuo~?1>&zYyn>9?8=YRJNd|wVO0MoikTn9ckC?mj|Y0`&xh{6@z&nY<x1&oJRoW13!Zw~BiZv{bOf-n;FiQE)>Up7
t0TjD@7SDEN3?rh=U!XxBf4~X6g{5Vwzc1Fwa7jzx%pF1`N#da{C~IecwgJ680NdW!u?u!c;EU5ohhye_=X$lk5F)rsBi21vMEG)
N`r3NMUNyE2SopK{a5K`=j-M6HfN>1evZEK+*;hr^ZguqjO2G4Yu9$9WT_r&oOREAZheN`CZXR~v`zK%64pYMj(i_(o_U7zDEhQ|
50$$$A1}#0`ML4ON<UfER<^3h<FXFW{12A$D0ijDZ+<Kb4_A8c&U^j7ep*;|++z?sx(+9fe7Eb5S7%4ZgZJ|8<*-DpFR0tQ6VG33
dw+*=VcJJ;`0gw>I_if44-UZWJ3Hy(BXlBN!Q?x4ep23joxQ_`zZT{7bwitadUfS&(?QN(pJ#=C2s;W6?C%8E(b69e*N!~iv^S)L
dESWSMF$tq>?{4g<QRL-3De7KaqjW=-H{#z9R^VS-aa%Oy5J@H`^W6%(D>BI1>3#Ec+v4ke!%WF^=+RiXMM$|^Ik89BolJY`HMy~
x9<9z2NuBF+vk>#L7=^mqif2PJ=F8|R@Z9MQ|;~UkvkfL&3n0IOz_ha8bx*ae<~kA{*oi1_IzMI<I*3i^9P>`ZaqFD==f%ILpB2t
C&*=YTc_1*M#R_d@W&bK`1X7MC#%iJTp{J!H~Ia1`}tA350-uQ*CE&K;nR;NM`v?5zsL3HSb0LZYOq*;<!n)J>?7W2HReCRZ&sh1
^!*%s!`JeCz=DBJJ0x)LNcQkOJ^eTK|GlqF3x6a7pG<nyeKG3qiXF`_?e@*{R{UScS^_em#-s<z_Zec}yBNG<F%JT%4}+gK8Hu8y
zOuEq)nw;s{gsF2w(a9sX~us)bid5C(Q9kg58LZ{MF&_h!qPrXE1e9v4n@PQ;x&P$Vb9j9YCfl4!x@J8YpI1fhCWFTUo-0eLfU)%
`ylT5&YsVfqeZSoh0*$c9EgEq&l7)?zA~*`haJ71zS{Kp`fF2<S{^4JKf{>cji|jDySKK1{T=wi7LMb7=8j#Ih_+Ad$d2s;X>Tdk
`X88k{eo<G&!bqRP{_|pdt<FA_NRAeai&I?;{f)pSFf1!ppR1B#>VM3uy-T3y26AD+4i-b{)hQB8ccs?N0y<+J}%L{c@4~pf=<!*
FF=jG7q5?>iYK(ro>lL7@m4*ie4#uyPuB0KK~QDm6P4}h(YLVHEG^_#hmjwAQ0ePJsqk;@>G}I-ypL)Alk53ce!+ZsY2-SK57_^b
pqBqOU)bo6Fk0J175&H`yZ)3m`s{Zq#1v5cFJDd924VK=T7Om_=l++hVn3rp%ViN2onlY!z@RJ^7m~taEE9LR!*+juQy5V+%CS&b
D4z5RfUCD`#8Lu#e1DpqL$<jl8nk0nQ`PCS7t9<k=ka_K>iN%a{vX5gf4}hm_Mbjq8h&4E0r=2&ejhPE+eAnpk<SW45-X%RE%bVU
`+_T+)1AL=t+5}q<>^O<fJH0pHRwDyf6MsvVBX=~Vg>tp^*yL7Ab}tvI_b*4Y=hmTTLPAmpWa8q^<Kf)`SQb4U0Goc@lXxR%J&uZ
vGZY$K2PM$L1Eb0q|81CZ$70CyN7U4a={jZBtehGH^tv6XA_^z$LI2g$pq)L6*2rwPobGM%g%lN|85Vg$cUrkyOyf1U5(kapUamb
i%F{%j>JFuPxP0!z6em=Iy!XKvPg+hmM50rBoa)a*vLAn$!KCop&*7ZEY4%msDG$W{JP31gvc>Nq<byru$#=)YoZejC|g{bIN~`v
oLq1iv{edG=&JH;jYOnCP};E?ewX(6|EI_OzJ8Cgp!T2e`Vb%OkTGlh!N5RE*XaMXbLsxe<3H23PeC8)r{(_*sAKZy+&{bR9Q(hQ
<JqQhu8e-JO>ftKqww^7SI2SL{05)5_I}&e%|E-YJpbFXuK)a3zl{ha5P1KC%lQ9)XPEFy_IG3Rh<5cFEtL$;<=k^Un|rOp`@Ox<
{$Ic7ug$+_qxF7|KBLpFlO4sdLpNghJ9XARL1Ewb55GQN5A5&z$KU8(e;xMB*T{Y!WOpCq{~u|CkNvs%|8>6%d-ne>UaHl<L?9ry
WTDc@=ASRI=9Ky%enKPy#t}9><x)eAzrwEo{T^^X()>Tg{}}nlSRFpM(mf;d{Sh5{IQie{{%Se@g8B%FxUu)VjQRL4D*7#w`Rm8a
6U$uxpKYo<{yvVIdgeV{ot?a|$5XT+rrrNMek67pix9bxhHp`clk-f!?bt>!-1|O1ACu$p?8dG6x@*!#UvFyb4Cc`#2e-B@k2`)x
KGq))eO~=36~P{XAF4;UeJAsOWipRS1w;EMoB89?sAjwO0fET-{2%+H9h=C*4aJCa^S~6)Qdj;zck1gHxD`JBXdcfo=-GS7C~Ztz
w?y88yftv;iG8gdzW=O#)BC?u{vO|EM*KcuwC?in_V!bn>u_r#Z<(TJe`}^05cd%Fv(Qndh{KD+{Wcx37s>MR+Q;{OT7k+wJZ)jM
?|u~@m6V9#?S0H}MDs<6KeRXPC4mh<^{3tK{5&55OnHBAe@cEs)^2|%-KSsl)1N-C%dg7*-|WUex8c(Vrlxk8{g?5_Z|djx>beh{
up$4K{A}2w#6<&iVk7bUzI+^fb6$V$V%<|Ln!$?%)Ll_dgVFLIS@9iU`p4%Gb@wk}h@X51fQbZ(5GS%i4&%}5{rY{UUtcbGL3uO8
;6q^lntDIUm(oG*<<Oo_^1C=wPR6jns;pNBd2<FH+j1*-dhjp*I?a(Au}(5mlX0|_ZA-DD#ayX8e<o<vTOieiP%8N2Oeb+bd%G$k
qAEC2sI9iOgp-6R<6cZNda$?+O64b8{vNsxj(K7)PGq-Q%_^dep@}0BgL7{0Wk{4TFGm^NO0^_wx>Sv)3^?6}rIm=Ltrh3Sv>c=1
lXEH@O&o7Tf9~zzWptxd(-jR+(%0Iem1>G+>i6*Z?^LT&{@=l7p{J1A<JUpgP@5~kk*ZY^`nk7CofLP`$B%7vO>~@eQ4th6H?YrS
tW@1nl>>JQ*0D@)Jc;L^-s8yQr$cAC*Km5`lZuVgwm6DZsVaS6ZRl^k>!Q{Of+Y!5O(Tajb$drnmlaSxj`@~SNp^B~quHe6vk*#&
^(wGa%V{kQT)4GlJ~d@i5SVIRi7Y87Ep-kvgb<vuOT%;imZE#{-j#aXsK+@r<Tjf_jVn4Ez(;T#m_HYbH0z2{5a!oGe0eib;RS3t
4yI8W)Wmcp@;{6#sl6_%W5?~^AKTr|x4>oS^-EF{D{@ojRE@Sa#_W`Ys!oDdi0RPlSI@q>>p95aL5~qu?ll#ZMp%xJ@o-a|Ye(+^
i6j~A*IYR}q;lz?<dU^iBS?KSP*YcJG%oXxo0M-%1fyypQtEX>gS)S1S~qs}lqm*PN$s%A`14N+y0MpvBga}6Y~$CibvYge6uE$=
E8E+oRZ&bd!(t*#TXC5CFwmdw*}5+{9pJoq1>Aor<-i4O`X>`4Ob_}TVrT~203ZEvjZ#oAONccYEgV}6?O??aQQ;X3QxsIhipC;}
!JY7N(U@=iWt1~-7(?ZdsJ_pJIYX4R@%7X_|36IiNA~@`HYiU_ibj!BvUNo2Lh{W(Hg~J0HQlP4lk4^Mg2fSw-qM7W`U#;tJu+)%
#Uf&A2&E|~NhLJuiK8y;rx#{1QA2G+Zp0Th{DZ&2rT2FF%n%Ryd#(F_2^;6X-f{cBk&YRdLYDqWBSrLHFDh7)5d>5xB~ly^|3zXH
QWAzB%fIz-7pj}ytUsMSW|mUul*Ne3-Oz-Bwg2%E;)40rVypK4YK<zX%T{+@az8Qerd*}>8`wZD+K`NY*?D!=)&DXG{wx1qToyV~
r?Y(=_d2JG&Oz&sHO25~2sU4_?#EQo++vv^sV-X3mX(V?EcIXYUlQJ=)L&PBotO!Fi0zg@|NbIbg-ExzdjFs5r%%=U_wVgG^4qpQ
llRn3yBy8Q{~svh{a5DjLpgsp#k8bXch>f2>$&=&d%aFG7yQS@gV5t{wI2{YrGYE}ToFTbwB)Q}p^*xy%TRL2|Gg<))=2~+Q_w;L
I<v1q{;ETG!lAB(a`b-)yz;xm{67N#kC`C_7%guqj>pE)CvI~|GYXDB@OEg?v+kG|&EbH7?M>cX$B7w=_bBwLR;~!OBGmBVO|)F3
7b_TwIrZ_=yN`B)_BR`V!Jm#_!-{_#R9xIMc@`U14p1wbj(JdZ_CKG1>qCq7@AIl@TU_x!Ct@GxuP0IboyjAp@ud$vhdo`Y7&XWY
cQ!P_C~)=f$`N*8Dp@RfO^?{3Sa*W%Dd*j)!Apem5$hbilJmDbgHW5^W1J0y58ZqGefr<}XJ4;f^x~BEU#v#nrEiD%=KMRU_Pi73
^m-1yAA_=LKNjrrWsVJTmFDpI?aH29kF$Sh&yjsC+W#H(KKp&de3R>-{@%|;b@qCb`Ec)b;~(=NVxGhtR2!5JTTf5zhmn-3VIWJQ
4js#a2Z4AfgZ-pW$G()7`HdPNe{q@l^AFa)?SGTeM>Ri(_;S3TN7wDm|1G^P!rBCD_+~_j<iF^=^{34+|E){Vi*a3kNB{5H|BuhM
KR?Ud<KSDgjkrFJE9*UaTZx~`AO3Y+v#<LsQ|tR}&&_en6>8dV^;2Ftzrftz^Y2;HBl^hyQUFDVyZl%A0w5Lyh$FNQ3x5|2`Vi(=
^!~?gv~Gi!#s3oz58i8^n?F4NUL*C{P6(e-6T&|Migf>l#zpV;$p5$b4^DkUx`NQ8kM8XF^Xb=<uhW*|-F&)?(^pSN0VnN_pZnj+
o;Cim+<12WeK)$IsKsX|^-|Mo4n9)LNpIt69aTU2hx>L9>TP`|kHZ7z{Z~Gpt2Tx%)}Q^dQNQ|J&^J^vDZQZRD4ya!(FBXhc-O`O
AuIe`hDQyb?7H9mvygcai+fI>u?+^Mg^;msQJW-=+@r<ng}LX&B}r6V>Q@r~cbIwHqE~^BP=$enO05{-b=IaSt~H~^xtwx?EM<zZ
1)iS}ZMwu%gOkz!b?;A!vC<YJwRXzL{G-p7YONb5nzJm<RXWZ<JlJ1(?#vgzUBp$4=XdJ+%rLsIR1QXQwOLmCk18f4daqF>cf=`s
Wv?r%biC#o7^0O1ac7oOM_lT>X0jN@8lz-$%cEP?rfO;P)vK$*us8_vnqs3ASoL?=&wTmdojt}e+IF538D@%aW!suJ<6O3L;+fH+
^dk_XMHoIQQ&Uz<VEC{qXmQ~2cPEb-tyr{SW$U~&xRb-2_|2T{6@suA3zk&zhWr|qsEft0F}l>2Ete^XBYs(K_bFR2S8s~INdms+
(dV0J*y!-vv?jG$NR~Ru<`2)Ups94<R7Sc<4O8(sbYh|<<;6rxj<zt|^6CmyQ0qEUqp^@WM4fm$IxN~Z&hrfIakRQSkqIMmpJKF%
*GAIqWmQuD$r`wt<7+R4+1ZSOR9Ah-HB-|zvW@`|7bSXBx{|dwBoaiC!`zT*`F-6F$AIxId1oQvc8a>7c~ME$Oy1mEeUii%i=NjP
cc&eQ?#qd!Io?C9>!j8#g@+8vilCyIhYT+k8-~u5Mx=&<)Kn7K(p0a~@1@e(?s7C}+1d?4R%I+ZvrtT17BIC*9M1Z@RE4?J&bDi4
NeZok@W^L<Ut?gDH#seKm0(9Zxx14KHV_eO>x&IrX`{k+_qa`<jCF${gv&gm7iN`CgHX13y0m8#@1AzlVc$%vNG*qosLk!edwwk=
kavlbuAof={~YMU$r<GwR2SpMp?AAL*Ab1iVyh`8^PtI9Z*?ecE^;J4J#+qD)zhm69XGtlNwx`In2%m^x(#*YM{)M>ZY~FXU0M=m
1E~{Z4o@swM?L!GoCBUy^GnL6y$f5uK3As%qdAeHBt=OQCb+`~)6L_qcgxVtsbcAL%bQ!7Tg@TPdRv>|&UKZ&7tWJ0R~aSFV0Eoe
2}SFp1Hj%(4dG2&I_sGZ^ljuu3Dm};mzOc{Z$jc}(^*oyYlz3NqAG86-j<YRI&&@r-fBw*gt4nFG#Z&|lGA)hh$LmQ9xa}ga9F7b
N|%hCSl3=<x8ut;nJb)?(WhsIZ-If>B6)rNKGC}UHaOA+NJ0??!46qIQ<Im<hz46qX-X5BsyB*}I;pxTvZ$SiJ^$qHXytt)!inFh
+6))8!5~O+l~tL9lTb`CQ&CW~jKjhQwycvNnvodl!<eFLe%^KCr|Yv>uW!EZ&z<7A9XP=Wj842+xZ3l9s*<%>D(zQ1K4Du7OiLu`
RvO1_l@s2s9Qte~jGh%9`wr|;+=7vIl>=zW5Y(YSB65ICAPNUkcgUN_CJ+bG9mqD!RPEL;5*gV%@8;O#Kj2J+y@i~!u72e~U61@+
ef~eq)#u}XT>D4<)xO{Fr}%uGLvyvU?_VeR{9pRI*ZJxHSnlM%?P2^sPvQ4^J-(dd`0>#Gzt`vgp6UPK|DF%y>i#=?ec!%GARb<C
+5RQ_kMO44Jv$mdx968MgKR7@F(8Mr|6%^|{&oKE&!Le-t|-5)!7T9u*;G&dseGu$fOkhd2!=e1J?GqZAo|q>jgkn4=HC8c53qou
#SMmEhw`{GAg9T*BJ%&YH#52F_HTjz1b83&P}pogmvH~i-h$WGj5Z(8H$wsatOHlr1sc{GO;7!WQwfe=wghUMpUgdeyN!XiAXoz-
$g}~}xc<UDuh6qIi3kDB{#$fxG$Z!Doz=A@%)6E#d{6jXQgYe~3~5JVSdanFu+O^xwuF!Tn>T3_xL^EfNAs5vMN%Nc<Nq!Gb6(HZ
e<1`BR8)k5S&*=n72@Ai|Cs+@(e=gY79H`=Kt8u#?_X-q>_(kD9sNXmsw*&q(U0C7AExHFkgk7tfiS!e_8dE^FB-fYruA7+6*^o2
0~}l12UrZ;a(vKWz@M6bo}ps6`L+E+^d5mB(;2=%Hr>e%KqEvKQ`W*54u!ws(B05#g9N(wcK2>8zS?)dA3+%;?zcbqqI17Zlaoic
>p$U2^_aLVK6OCSF&1U9Vz$6p^rhPQ@|-LC%Lrk2=GT;mx|1)Qk0mJhrudq6EVf5~JN<y<XcG_kcMiQbzK9Tf$Qu+|R#d_&IF%vS
)78!8+i+9LZP0K%TiNXTJ^t~`EyjF%wD2EO_)f@leg_l=K@Pe=4=^r5Kk#>Out%u4svf6IJ&%9Xr<E_=4rv;K;GP~LB!Uin89ReQ
IT(C)7^H+k;;(ar4`L#_ruFh@svg(k6BAXTA6_Nk=-Ru&N75FqKij^P>0We+9wOGR`ayB4gh?AK*Y6G>u(q?C-iDF!8&3mIp~WtK
JVyOJ9J<Y>jw0I97+k%V1AQH~Lf=daGy0yVrZ&Z<4CypD_eldV|2bbeyn65dXGaeDQ>Wfyqma6Hpn<ExaKEWmkmsobe~Rbhx3&Q0
EIMr;ua))jnvUf`-kf(;b`5O!r#8F*7Y-c_De3T?NNX1KKWPp@BU0_@+w9wwyaC^{$N1^*?Ci{Vc`qZWsoQAn3zw%Nhs*O?DcXmH
YWVmw0j8&sNFX*KA2N|{;@{dmzFlBANdtS2ncRmXjOXC*L!kM2zM6XS+_f3j(lxfM9amSF5*kblgzo8WB-zROVzNB7`TecK+II36
<JH$^x%*Cm{wyiz|F7k_>Fl29t|mfv$D2NnQ@u8U>GpT~xpVvbkb6lE*%SK1%ouD!nuR|{{xArC#36>V`G1$gU-n4=|I|n(UG{6f
{KvT4ir}NlcNl1f78KZV|5yI+(C~lyKkW3pHYpd(L_rcm3_!=96aAEz%MO8XJtY(2u@70~1l)&N4F>xV*O!6kP3JN8p!!efFzMM<
RYX-?f@uAR*X7ms8=srwf^*Z4|EdMQNXpg+;0XNyT!{`pfd62*^<UFXeb6-yAYt+0-DlYKzk})i2hr-k@(2JQr|LMT*~GAcQers)
Mo2%d{nDqN6Zj?mc@N4CckYnu5I`gV-tN!P>~_`WBblVe#s97(gNSz+2)RXH%O^HQF$>K9uI&jWjIt)<A^vTlTBS5x$BemGNL6C?
@afuoG+d{?P+uuo((dN<tr`$M7BE#lML}d(BNjwK7zNq>ucv(I`dhQEgI<6n?}1eWQFG?XY@dl?K?M+Ch#FF=oAyQuQ8L8SwBkYi
bCoeJp)x?Gfg%m%3?YbV)Q>~c)Ynosl91rCM2X8Ps;<&2SPz|SDZN{e(}8vr-k>!=4F;TVI^AM+{=|d@-1z8HP1FU^xmZJ)HtGa>
izALqqB>rTyoz(NFqo4Wi3>1=kx7gNlQZ9>*Q~$3mHs?0VkevOcQmJ!4leI1n*&OfsI{p3i&VuWIzWyC>oOo6?~6l!L#;^kSpr5;
kayPjtwXxgSDW5xU$Ztg(u(HnlcYivF2ooGM7x4S%e=f{F=7RK{3%-kiub3w9-UXB_9naO+;p2s41y|&Z@*el*0m0hjhsISA{q&}
)Besko8v)o>A2ePOxZCgSSb@O29-|7QpBj5z66y4>>Q!3HBJSoaC7CFLB*VhLn7D+O(@w-iz-X`lt^`<bAc4DqZq9TpmHq>u{{eS
C`FwbvWY-o+Ja$VIF{r6;%r5?)eGKNex3Y(RMo4R?;R$CEy>)}MHELV-jO?5g()<yS)Z+I@U;>tmPYCe!eS#|<l@DzZp29&CZwi;
pkBgIrhp=(Mulh^1fr=JB&sTAq9~Z4q^hPWC~0D5ilS;HsgfqlX~-g~5rP_08j^x6v1BTOVwoYSf(oQXVxtiUo(Ik6kox@HXIb2*
3Tdj3N<>IFx_cGU^nnfK@g)Z2KpxztsU$K&&e()M%l#1Hsih$B?g<b5F&xbMIjZP!tRN%TW7dxxX{X9gVZR&jsrF9XGKN}wx>sz%
C2-;kH-XvEm`;602&pBamc^ZI@>;L47OEmtgd9Hn(>w=+UA}cP$BCYOTsh;id0r2!Oc3&z==rxCR89}@uI5I$^NNg7<{VQ;nLvbz
v!)<3(zT@^AIP%!ymCzg0_Zzj?-3)GAZowmBsyq=PK-HtBw(6!#f@Zcd)8o*OTrxb>iXl+QeG}7W?Uu6Hj~fixphsKYSWDZ>%yf?
j_F@XtY15)F5%?aE4j<d+M3gvGj6B!@s^i`hFm=-+Fib#kcdq4gS&M6t1P;W_wY13Mt%w6>4o{C>ET1evLk6%7efv%iGp6mDT7k2
hV`3L+EuJbGH<!S4_Z~zJSd8m8K6^HYM^`RN+`(0)^kw@Z9Ha>1qA`Y8lQdY;Zf)md=0Vqa{kW}@9iLV(1w}|LEI(W7|ZqQd$Hy-
YS^1selsv^$bAfvw9^mjs1I?i{AWnLE?k8qL!t=+JCzQSwggvNW*R<zeA#XHB<)#aIfeRH-Lsb<vGGnb79nQx+V_(n!}!`9r>`{U
PVvh!&!d`8OoJL19N!Nuw{i7nAP>_uLsJmxrCjQP%w!k6iyh*w?wWj=uM=tNd2S@9Ivw}X%|G3KdK1q2QX&c*sV=sKNXe><JPOqd
8eZ`O4kVhNbfy*wkR=T}Z6YjfPfwDPI>wQFeB9-R$KiD^Hw$AA>+O*i#eFlUmC~-!T!>FrE|jI|v}-@kY<9z*oi&(BzUC@bt*HJr
)!QV_b1LwJGt=!E(=l*5W42QeV`)}ecE9&8#cvJ%+;^1Z>h?M@QvH#$7FX+PMka{UX*C{NyDc~E<6qM^H800;T1-YJu?brJm9N76
6UR1nb8e1=|GO*lG&2OLAV^7<4whYz{II`_=aY}iX$U_q9m_Mh^ray^J#>Q6x*=7vv4zEg1d(Sc*z8c+m7t|)9*h#GAk?A>+X>=J
$8=5@<V*<OuFf&2(^^v%X)Qg*CWi_yE)29*Beh5({x7^>xx!3F#gSkn;qbCl1Z0Zq(;gV5>X34%oMTzSh|V+beA|jmJ#~>{F*By(
WB&JxbMy1kM`5}6A+EeJsDbw{aGrhKTrwnu;c)~}y$vWP7|WjH$?P8q7e{*OH?}IRP~w#2y~YSEA+2{Ymk1;c(Bolf1o$iWZGjhH
fdJ<>gPFg5=}*vWxLZqjVMi@q2HO-I8UqR$&?Fd`h|*-eamNo9Bhr;ve_6>92#l>W*$_<y0yrFm`~Dw!?}5Er%Wv)}x2^76o*2at
(ie_uv%J(s?!MO0Bt*6MXSJL~qqU)C$@7jfsahJGbnVsJJ(b@np~y(xh}|XZv+-fKf1U3(ojQB#f1OIq{fI34GdrhxA}Xq&Vss=I
(_a2#@)_aRw)m3I563%oA#e#(?t%Dcn9S`n&)bts7Qaq+n>|hR?eZ@vWJvQPQZNBwKv-mtA8PzDa$eR%$D;_l0Eqq(imkP+ZObi#
LP-%7>M~p>5c!<6gH>YqFXiF53EY+6#GPt~LTiZB_?>ZlAl<slIz?Yus>bz7USv_);{Isr*@#V%^q`R#&BrY{aVV&Sj7UumHzD_K
Tz59}rD9fwan}*+ITBia>t?!IofdJ*`kqrLb+kq#M!1;pOniNFDK85WN)NcuH4zu4*TO#gX81A?M_A`mEhLJ@H}MHbSkf2EB2auI
{ag9M)DpaIMG%xEQV4;|zgdeGWuTs|$vP>K=sr&+!Kco7II$!-Lvur}stBGEkxpH4|42O(rl?(Z>R)a|(`Vxtjxw2S?G#H){MTxs
;m@Z-RvkZ&PMIBx1y^ptB@u!wX{9KC#z(lptgBiJvzZ;pIT#}WApV}|r*0y4*^N<$eP*>R$1+#4&*OxuD;1GeCVsE3w0LW~d^&OK
)_HX~)x>eG_Tw#Pva?pHeS8&+(d;>cyEy6yHWs|o6Eta@%BgG{Ln0uml~g<ni8d>!>zmA_UqKS`9}mN(<tgYz9Rk@R<IavB|K)7p
v)b((u=%pg+`dnpz}1s}p5|T>FHv}%b*;u_toMTM2^J_4<R<Ei1X}tTZj`%Fiq}dPYUER{ErCZ>@QR#Fh#IE_t!LJOZF=hqRJN#$
Oj4Dk(gfF8yspE>)_mQn+7NOdNU)>B!$nW6J{7<uH9-d8v)5yX|0~+CNHijbc=u8b<RDLZhA^7XBL1GSja5i<-fnqgXY{9ML|xc)
BL*PrX^{D*BiCS>rU4RN4pX$DBwnJf%t)`{E7Tq*NK1*XR~C9kp1IFwZU!bKj?V9x-|mMw_eZsH_JIQF+;V-8Uz9V}g6UCk`0i>#
1T1*2{yp!LYR_7(-|I88_4mqM56<#ibkK$1W&6i57OI*O5pB05i95v9%!7GP)1LO3(_pP)@j4M+NYdONQ_Hn36M{=Rd!$4e9Nph#
-bJ1&)MtA|r}JfpvHII6zF#piO6it~iqTOfe%i!PfS7nDp0&R@Pm;L1nNowwY=C%x;Y+-!Ue|KvmbOpX5|lAi;WX}kI2uOND~=n&
JDmP9XFqc4K<j^=y4WHI#}}7Md$6o?t1wB@Z6Uj@&F#fH?Taw!mhE`6W#)y5dhajW@59x`cAb}o+Z;!gqIb^O0-Z@q@TjkM<(&Q$
I!(Xld1*^66Z!kUI<C&p|G%%UNmwc2(^zfs*L3jReEm)I*FYbC+xOmu3AJD0L!8ya_UPv~mV(2(WX2U0K|x^=3x5rA^P5b1XZX6-
-6Fg<l?L3mC!72Cn$m43R80x<mKxRPS5B#BL{(zF5ES`EK2xaF6hxIy=JDkF_V|u*_SQA|ZaA$H+Onej`Q4v0s$3`^5X-cX<rDG_
b~(ViPE{APn$n`Qy>8tt*KTxl*CMYnlVa!;ds8d4I3QS7#2~%NdI*BaW+B*+b>{7)N_Ws94Xb~Dc`{KNkx<AB6CaNQf{BOO5g$tM
hVF!xM&WyRO<rkv8j$E+)Ak{Uz#wZ4S0C=zKABAs5A3#aS6@#z`oMxeKN3|OY!lL8_m})OhU-KWXWZwlPIvI1<4sQ<u3$(=;*JB|
FtgCU#CaDMLPbOSjp80}Uk*|v)3%H1oetmD<cbN?Fg=+y-y1XfDK+11tKVT-Rcay&RUMFRi#ZIEa^=fxMja@0eiRyRy|w~`RJW*s
8%7|O&<h=^loli#q~fl5ZtYGjW^hJGv1jj9goS|9-n0OY@(Ey~7r5@qWLl%5=_!|Y3i6+~+Ur^@T~0F;L}|RL{3HwQI+z`}m+?io
g4l#b75I08#j|8S`pc3***UZivGL9xofCFC5Rnuq$9f=+=R};!ak(&Gp@{VC{rhQX@!uROJ95{E!7ZI~)nMtpehxDhQ%{atV?$W6
6&Fq;HQ}l#r-^0uiin7{+}PXwUa8uGT_M-^Em`8p-mZq_u8@CTOO6iL7h@RH^v~uanTw{^I4~fJXG;j=YY0KIf3$V)$2*Q+UogwV
m)aI&rkBerZuL5r(Q=7DX<)FC?+FJ>(PtCvQci^Vk2rx>ad=0g8jsRVA7(|bzvpy*Hq&EO(epWWfkBD1nl3bih$Fx7ks{Mw$v(;N
-b{NMK%0=rnoH<JcvU~rMuwKVm-trmdPAP;yM`qECEEL3{WCI8DOv9C+cF61jIHLF3KC0{Q5*adYa7zi0tUn*B;$Ai%nBcYbH3^-
WUXiVt|m?sFc;fBV{F<{H!qY#?omH}NR~4ZXROOyVp<}^9=XfTX%!?d<n?`DxLP*-a{99(!S9Rz4)cekat_l;T4EIzI)sRbXkyl1
A8VX`llPt7<(+5wXzafo-QyD1i*cb>OKE;SWkDOxWL<i>GZ@yWB8_Dq3rC*oeOD8OKCL`uqroa7k*}J@X_ZmwBdjX(NZb)n#miXW
9X?Du=Z@LTZ|NQ{a^magaF6W{#ZUwxBd49&QZAsB{q3$^L*Xb$t0aOzx@{^-gtYgYhGox-sqpn@EOn~Q*Ge!HkRl_I$J!#N#(7kA
-xUj<F{GRC!?1!7=t>kc?2r}|$UqhdG9KTz6^5e?3M~5c;eNl2v#0Tj{{&gY9Y1iCM#^mBGWa3Ih@%oERoOr2`QGxF76q;Caj#(3
vDVFD=Xr)SKx}9nrV1G~c0tLMGYPl46)<A8W+!=l^6QTlqar4Yd0|t%6vyWF;F^X&QR23VC>D&=n(E5T6Z)H!li?w$Q$*0T<c$F2
0YO6RG-;ocG@SLk^4B$q=KC{Gd|09w6r&a@@rT~e8rrdaYcLO^tSXE28{sU6r_0CQmui2*GZi?d5-bGeplXzoBOxXR%0Xx%(?>~e
?5pZ^WetR`Rnj1_xmVX}P4f>#7)9M@6NHRMNO*<YVlaF4ZbiU-LUN<^0^8AlHWB4TK6{ZU#*ziByJ48m#dnzusKLT=_gkHb=Am~H
3crcn2<_&7%|I*m!5(3Lr}cHoC*ug`sT^+4l4M6#QIOdS5f$q~>d}uiyggWE+fuSA!_E}8`C(_(uoPMP(y#=-v)N9*7}WIWXi}J)
x%EAYEM%D(>4wuju4yZvHE#}ui3J`Tju}c(U<(oo@9iKWkirV-nvFqK;4rajS_I9c3vh#YHW0Wq&SEU(3$f6qY({jhZD8v@QA|47
-GddaXkJB&7nS-i0D{*#8-;)?LK-T)48fGi)4W?RL6Q{J$ju2%ZR?$lP4~Cv^D*L+uNL0Lt*h|$;w8WMNBr4hQ@GtL=*({x>O|_V
FBN2BYa<kW@nC{59zhdOzAh-Q#E9>$x-3oB?yDLu&4)_m=R7wzrOr-W#UMK8+=t%jk$xS@+QS!5ixWNdI$A2?>eyNu_n(YuXMQfk
G+c7TuKopMB8jVoFu>IYME1+<K;^1xXa@V_07!wFEvW8GZkbVBxem4g_%8{C$lA~bmNF)o?}6Ov9QNFeb6t}xNoA!{9dD^?=lIBT
_(qP|+`Jm_tIBcG^TVn_5WH?`U$WTkMFkg1Bev;xpN0Quevs>(tdRF+0usvUwG%-Qb)pUmAapDy6=nN-6o5zvWuI&~vI~2N_{bWb
b(1I8?V9yTzs;i&=wZrw)V<Is_r2i|8LwF9sy`!#8{UNx%eZrWrsMWb&!}DH{c-oupw(Tr-#V^wyqbux)uJ^v*B<U*RDAi{p7!)K
2km;lLnK(DDcyVg>ZX>`^LsCon)zPb=jhQyQ0_``Wm&2gJ}Fg16=r@gm+ffjwp-mWV*9@8$z7*$_udrC@FuBQ%p<hO(e=?m0u?B@
XCtKr2Ns74jNjCUC!OIzJo!#6I<rzm{c*^Oh@#`pn+hj~q#TYRGUBP6<et)@`|V5(bxO~Xuis~<X}0q+;Q!T?#Ak;QF%G>W;yg#}
i5{w`EM9QFjq{F-PVHHyj|AavGff+8JglkeVJ?k<@m3?SDU=Wj^wGgC*xlLPH*Y^pbp~4fRrd0A`)oDcFSJcJ?Gv7xj3|=<rLswr
668O>n~+>|Le0GdoaBLVr5>tQ{Iim;ZOEDuua2DSzTA4u{7|Ys`uzTP*A<<oE(1R|9ABZC-lyd{;+dijlW1IvSYhp3IyRzUOqj&7
X2dAmCbU!a+o^3ddCd-5!Aa5HI6rK4W~SOH6*E@(k}Cy_Xhynt-S=cH5<Cg6Y!7y9Jxo&DZT=0ZvL#q1B#J^8jIIS@&kZ}W+AV)`
_kQXAozZ=@^8Dx&8&BVvIgN^wV~w9%Blo4A{WGo&HZ+uJyensobf2?(Op7{Xuh9-3xRwHg6bLh<Iv|M+aYF6@CC^j5A+P1N;FiW#
sR3X~_4z35TOL(SfMAB~Ih1adHWg$Xgvj#!uig2F<k<I9uJV>yU7GBBFfjp1L=B*0F+bbq)@e4xv<I2iSPu*|I(Fw8>~meP+G}l_
N$$#mLR;f<z%?-q0Ye*NKS>?rq&&&RQ*i}^_o2v;%~Dv7`I!5eT@|icpp?NdBqG_B35E}BeQ(-yIAfcqETJ;)V&cJ3+VeN%7Lby>
U0wFZfpjJb798|zMwW8&=9{=>*{UoQ-hJFQ$qUl;w7pXzNf$RP9)rQzkp?d<Nq<7>V2k+ds^hbzc6~$P6}D!J*LRzPVw~VV8LHUB
JHCl9J0^1pLnIMN5<GCepIQ~Z&aB9%J?0)0o*EiTOU4G%_p)7I{4J4wT{xV4SuuvUe?QB-j_QjPm2CwStcq~Tf{OuQDfayJ&i?TC
EcXvsR(?Mo#;GERB8rodEz6A2Q4}?e4YW~+i4iBuR6}r3L5P^tVl<_3vc#-Jr?cNU7`m)}ZH8#1OzFdxR5Zc&p@vXQ^VS>PY)9|v
1<0i4&`CLRpx8leDTpZ|KycI2mDvoIql6D(TL^KJ59i7wP)lm40Tm#Xlpk0D#+>I$Pp+`+o1xI;0@mpH!|nR$Uo;J-+p2posn=E*
!`%*8efrFkXmhH5jG{<w-7F$A=!Nfl4NBJfxI`MNtc;@2WNux>xELxztEwzg33&5&eA4VpzbT^E1Y*A~nqJ*jTdK-xouzRKhv6|X
DBl2d2YZ(g#6g~IG%_e-OJrgtq*r>*49?Eh@;l~AEhG{;-wzKZzmgm3W~f%EJUQfOqP)(P4eN&7OV=Ck{Xl<v09Y_+1B11Z)e`r3
gB_Cs81YYu?YxR|I0}$Uer~I&9-;<rRfMKQS^j4fAk$>%pj#=Y5^IGNcCh<eY~3nu>!hAZ$>Q|()$GLQAr;U#z7&nfR37xzHis?=
dBj2VQ8+RdSzWOFGeYa!%5O$v?$2JuR0WDEWs-6+XiEPh{=>Y!bm2u43%akcfYet|MoHeU+j{lBjH5GJ#cFxe5oVoSGw;IUYbcL<
G?=XYEj7Arnx%sOpD)jffA6=4{?|6sh@KHt@WYf{dT*Pot4nh+RB><i;c?yGwTNYBX`oBaNGE-4Fr|m$+%7)t&|Sp=OZ#k%Lz9&g
c%pgXc;D0Ams~Zq^WW?Farl_B1pLl}`u$i+k_O(Y+6J%cEcg4e?EK0I8Np8IPIPtzjONcvUHO`qARw#sxV5<k7a^h%(8(ptJak{t
<tEdtvZ`P7SvYn*e_bn_l<M9P&E2QfkH<MCnYWSt4&O}S{IiBAe81y-r@~u#y=Rxhr+l{^yT+B5M=k<XD^24|6=H{fQSHtssEGUZ
H~vg5bK5i5Q+woyn&^jY_P1RdH|PAHzWU$nj_p3(Bs5FF#q71DkmLmkoy5wq=zY$GOK)H-;@>4^39G)FNDt)eLtD@Z<e|1rjcc!j
(6$b?Y@H#gbrI3UPuXT+f11t#6H8)QnaBV@`*~lHfpe<nL!}U?9~-JiRN?Wce<!b=dEZ$}-LLCcc3Tm35H->bMC0Gf)c=1TrRDw|
$#2X`6GYBi)I`o|=ti}N9kUMS;f?%aZCAJQT5VO1C&$MRi&_14`?ZI$qoe-Ef179OE|G113$fJa%SgDVjBO;xC2|O#o#up|_m@lO
FOFF7-x>iclpYAamuGBWl{E3i+SR!k50~((;%&BL;Q?h;YY=RkCudGZUatf}Wu{%tk9oNsp^YnDw0ebY-@2$gyWX(sJ)W(fx{FnU
HSa)I3ZhfQGyftdUQ-)Z+)pcMWJGF!>2m)FRl*L85y<4+<}F(ZM<wcqLgyWI4+7-?d-ce8-_o@8QTuu6dhM@KVFQ(GiLDmK3Cb@?
wP!Zdnt$S)y>Z7^U%?OO$}ZV=L$+$P$5`KI_a-K*dg7_;`+a9`OjDyBJ5|)-X$TTXzSMAfN_3F9YuX*v-hi`cW#!P7+dpqq-&WiG
zZCCR(s!ORQR$UbOGlHN<CUM9K32A3=~rnb!(c@ej8T5Dw0U0&EfBo3p52l6k{7cstp}F=R~1aWBD~!uHT3K0tmEF7t2E3Wo>H=B
|0-j<yq5oyG2sfw#`ED1+0~B?+GmTV9`1oxX*+TvAZzybCwH*i`%1N6(+M+|1V#3f`m(I{%R*5bIezfz5;l_ff0W=NCXq6U8~)5p
3NdqsE2$QPYQQ1!N=pYbC<<{+B95pWIFC7fof~AV(VtuGs_VNW&0jpyFd;Vw(sVdKoguZ57LDVXoe1~*5a988$Fe|B5jj7o#0AdI
<j|q*LVYU~8kb^nL>n0XZg|ZdzImpRA0J%F_DNJ;sG;SDN$qy+>c@O_Hm2^If-+oeTj5w9&h^}V2B%0t{MO*Q==&Es@Q2vwL1EC8
7I(Yaa2%E-0x(mBE~>msL|{=4%+N+$Cj-pxTDjfagVYk36oEC#K^5GQf4xq#FNa%DJ<xbi`(fT@O9>+8l7|5%-rs)Fk~}MS`0gRe
(2^vxve39(wccc+fwX&V@=zi<(eNWVLjJ#d>KFhn0VaidPni)}u3QWmInByal^U3ad~Z_?`ZvHxZ&73{zCiT8D@GS0OHjEU0ma<i
53Bbr&b9S>Jl$Y!$P@Jve#41FqMrY|4*eFs=5pbzT(=^NSu+EF(=P{!r^qw-sAfYsBFlzG5j0eQQbvd*sR;bO`J~A|J=LU8lSaDs
(iza+5-AiB>fHWW({`6=-R({)WvAjYkgJa3MmY%&^URneHYF27Q!Wvrbu%-)%fBj|X?c8ucN%Z}VRzgJqsW^YAC2C4y6dIv>S>#j
U*3)*-4@3ZI+NnfhR=?zs)AU>#G`VtJGZOOW;+n7H9xxGTN@L&oMWtaV`*Bu#PVe#+DZtDStawpVK`XSCPfTJB{fwEQ4|3{X%bNS
N+GB~p+quKT=e0Rw18586w(DCfv5#C0bERJ+W>n$S1<dQ*XkYxts-|%duf_xll}ki;ipBF-NS-Z1yUmxMFkPyTB?rEz~4{`&660h
%TUuXhOLS%-Q?Ia>q|ZZMfuZ%vT(vhA97f-XDy#SU0RR5U0iu}wl|mOt@Na0c5d=%&APT#O^t5t8I0_B_Nx|(qhA!N|D}D?M@ql3
$Ee=&U$)XzV%4t}b3f)>w^%<=QS@JX{wUo$lYgYVzNdGX3|!ri&@Kp}CsICn;^7R+sd#!cVF^xt9c@Ab=%Z(^rQ%<GwH$B!td`J{
EmCGSHGZB>o5Ed{M1nye0!3l|qp`IwSBsbkE>!x9k|jR)*H}N!$)>6IBd=4+%?OSoYV+f}yW#J)u_Ld3pGBPr;Eo9ITfwncJie?~
*|$O~RH&qf?6ZrQY}z-GgLoP`0?RJWOevA#H@h`nRW!R3)mowTZ*bCYB1d-Xf->XhORL>ngF4%nu6{dx_c!CG+U|EU^C7HL4LxyH
Qk<Ejf{p8~R7sW>8r+ifoh1hq)Io6%Cgq^^N+`pW@AHvAn=jjadB%BmULfj7(F+lBJ6tMqPYLxLx&;EfPDy{VvcX_hgqWYnXsunv
T?-cki%M*1!V+^2Y8weOi_LFNR;}xMS;K=ikZNsD$SHc+>r6e(du>YFv?7Z;#kAUlk5j5*_atLwFbOS0v>+1D>%=Kedz2s$+i2+&
*A$v!AU$}5EMr3y+r7wuNTw#)tlzO~t`q9%?-qNHTL9shISu)U{K8WYGjiJ&0_8|!78|AbY1>^)dhil|ocUk^kWxZ{2_f=76a2lv
PwDu6ACbW4b*@fHKMD5j=)K=<3KBo7P(Nd$f5+{kmI4VZKmPN;`!}sK`xf@Ka2RtRi2R6o2)lrRAO1CeSL_(2bRW1^&%JoZhZy;J
`Z;t|^gi-)F->u6+Y@Wv;;)&Bx!Je_<D+?cJO^H0-r-%4@Nc6F<tO9!ap0UMtIgT-cT;_6|6qL5pHDCwz;CWgv_0>j0umqYJ)QT4
d3#M~uf_X&X~)s@{?4D;@2grf_yi|HzjS?@sWOIvZ4d|LE%*@VEnIu)r%oN?u3jFXAm^D!>+wzx?-EJqLM`3+55qw-)OG^=4~H`m
T0e7>k^yv;tnN)d8IvIENJ6LrV7<Ov*ju`L3(#8t&~m&aIav<PhVA(5s57`lvwm37+~n5bO~S*(>nh6e77=23zH54_tWQJTs^xmv
a$4e6dT}OQxT{+QU3?VHYJB9@QhiXb4bZlyNK+LpFJIM$edo~p{HcBWe^tpQ(uOs~BWk;){(j%1__(b!|49EpYUjzbo?y82z(78D
^!CyZy!FQde*brS-d*zI{i1cn(5KJmFc+qDKx|Cx^(1k`@A*kqc=he9qYz~?eEQ4ZzgG^t8l9!90{T!6`artWfztY7Ea#@zmfotq
lWHA6ld^pD6y+&tpM`BsMUB2<IqC)J>Tt9uTSpH>7HK}J#B;TzSsO(!Vp@WZLzyA!h7B3t)_tSGXbAbaQg{C`{<&^3g0=ox9u=ss
Bo`o4cOJ*#>c4-ng|-J3UA-|EUd-w2_>CIv=oh=Qm4iBI%hN~ftvK7;TxnNh==^>d^!AVWJRjGLc<axy-X0aPsnt6;?l?Mf`AD5@
Yj#1z6^zR7r*n$#4{Rrl$9v}pbM<e;_<cLuDIa|wNJ(=v<1T5b+WFzF>Xw`d0o};K$IC%VG&r3<2Vlc)+KoT&;nbW)-vle&-`8<&
$-f?-==A5XfBUA<^KZ+;rZwmO;u*;Q73v+){#$S0x%oDd@9y!Q|3_`{ewoYtowxMgIz8oUdMiF5pUGF%XQg}`1<QRe5^G(n5Kflb
zN^~a>w39B^`6163v*3qG#Xia)#YlgSkfp&a`)gprS1~l(Ye>(M0@Fd7i8T9vDoB;HP-rLgKuEck)S0}y&hxo(@G6LR`NAV?(ZHp
ud}D8-}UU|`VBc({0yD~8$*6J&Ae0msq|8QpVg#kdVlx)H?2LMkB8`>?vIyGMf~zlui1g`#UIwgxVOQ@xp)2aU<F8PO<V{gm&c9|
%dG@OAwYc{!~XpwazmTX?~P5S>B6VZ`U>4!<eoe4$2rqa3Uj?S-fK-OO`urqU?@6i+p7ER+qhmAqjkvBQJtfV5-r>F4xM~wUfq7L
*r4EMy$BrVmpbyiqpke=>DR(Q&g)rF_}_Ot_{Bn~H3O{ncIRqyeQ-{>A6&=&m84z?g#JW8)PnE-%QlWb<k#)v+Y0t|VbFM2X^5KB
Dp&J!Xa8kW=do6|*UsX{M{Z@qJUck@)dVPqbf!hB^&QYPi|q$c2p}5rna`8<?TQm9Ep>Mw5|bcJE`tB?bu9hPhJL5<o{_7^-W>3+
=9q+TNP}&pGdxML5DsQQffz%G!n{*X9~yIa?A;Wg^z>UcBqT&_4WSk&lMP^;63jqx##UR^{Xa8TmfH2{De<f21cW}{Ch>mCL7H=a
b+e`0e~;?=(8+2RYI~5V`;Zm~_!BPT#0d5-d*}Yg<@T>KJV@XXSB?4mx9<FY^X1LSzos1cHwEvQ^RrA)9=NfT&lnJ3c}V+vGo1$9
{Cz!qbRGx$e523P$D$Xrx68Cwak0VMZ9izIr*=J~==2{CvE$Rr-Ot!2%hDB`_o?&}g&n(SU`=Hi%{}v9Ra?^$qRuGiXMJ^w+WcDk
O&zj+IxP|%+ScX=23|LgRRxv0q3-+c&$)*2RUXc}(?Gc$cvU-+#8J#`{uJ=8mes<&F!4n1CHQw7Du=mnK@MQOef8|9o>;eHjz^bR
ac%7HmC`0eRX%StF>aq_CTysy&R#nythYJsztvx#Xx1(W>#X#IXDjzTJ^RSU_q-08z%QoR#BpxN9)l*B*Bggu7?(6HZu9r%e6Fct
zMH+AL=~|~50~!qmPIPn0q(VHGAL<POcj+{<&}YjPWMlAf5eJ2_Hv1wQnk}qlS>U<=DD3`x}1&T<;cvs<*qTUsxA+g@LAH;d<z3}
^}UF+)*rd#i9dV@9i6<XpFUOQX4OI`T=rS$C|doQ&egFc`Mrpsm~%%D;!rM40IzIX5w6<$y|ccy(CO>xSLjoxpXnnP)Q{Im6`OI}
G1C3%7!&wEqDNXD#5oW|Lx;^*dv2;DTKf2@*x1TGFPPG_1lab<uXdtpXgx5iyzC<4$+yu)Zlqda$_SBp7?~z<XLuZ87p&gzJLG9l
5WQ`@^)sEKE<C9Fk<2;u8gaEL(=$os%S&RLQa=QYEi;G;-{AlIoO=2k5LRDz=j`%}#kO^&RCB*MRqQk;W#8Y^xX!D(G~S~b(_OjJ
JT=!D_V3@&{I#UpYoL3NXE>a#i{8f0{^!2Er{s&DIM2<lrOj(E+uKo~HGX~fu&<=`1^lsgq|x-uT00POje&%u^`exe(J*jcLXA+t
pDCk@DZIdUKd{mHyYGiK^XM}Zc;(9f8rSCL74PG#d_6q1-oViq>AOQc-_{<4L<AqP3Rtw&e580$WhF-Z{hz*R!lwM(KaFik|3`lV
i4|R<Alk9<raoKSyB9R;>GIo@Qm3z1?|`Moo6b&+&vEvAD=+N?ecie^`}X`lC>>ZH1B<t__8Lha_J44={)T_VYyaK<Uf=5@`j7PZ
_6!K(K4aylr@VScl=bwZ_f1dDDEqyB5KIY&JM)qZ5-bFkTVq+In3@l4r&J?Ysj5ja@%3o~OZwftG4BJsfWZHs{ItDiV1RGuKdZsm
{>AJ4sbVVNIRIYak`jTN@x#DLj*$ImTTSw*72K56n%^CIzhrzo*p#2chhcuiH~z5Sa{m1*xMViWzz-Gsf=DIU#ec}L|0ZYV%pgX>
Be(Qnh8Q6-f9LlFrdT8UoTv0a(ntg`z`-h)VMGYx7SsF4lelmu3`m>bB(`&Es`P0jxbYCk8(&bC!ft6nKd=~)DTe3-NpWHP4Qpaw
VjoZW#SGfJQ?r*E%#K<eKl*?A0pr6n3>lXF3z<4u)q@mEUj@FJ{QNFs=(~<C9+H8IqHlrD3Fzk?c>AOA40$QJ1EZfmV);|+_(<kp
6{Y)$d`$*-#>B8s(?87-vSgEq2r%d<>`QDB?C2ghF3kEGHJE-DlQuT~JRb4&<57sBW|Qo2=Hw%*-mDfi9e{tBh~&%pyDMO7@wjLK
$a0{5RPW!(BK*%S5NRZmwzyRM$r_WhJpQmdN-Rcu2Vo$<n)cjS2!kw}n}26z@!w|Afw;f$%#1<CiVlw)yVs*WxL$EJ_1Q`oCSSR@
YikIye3Ya`3MCXvZE)jqq90qL5~a3<b<lrnE`*ZvP5q9}7wCJ9#uU~SJq5bq-g#x~KX7p1FEP{T9(_)9<IKq=qw*;p>Z<OS&&eVQ
O~pf4*K@QZT?3Z)mbOG^lKzkCwRP{uCyO&Nk-bB{F>}`gph7Okhv*3TJ^&8*&A@cqqIQ16|2-Y}C+BV4w5^@}USH&*1Xw02w8&6B
5emAJ4`+Vps?~`3PD|tt1pyZga4A}=Uv=;+Mo6^CZueiH?Mw8cA5Oo0`lFGnIt;|VzdtO{yt53#@eB8jCXz>{lTkY-f!7>5HlyI^
!n~Kk!>qJBgU_6A1Gh%wkk7I0^#Sqnf+G%kL>JVzg3x;&@VSLE%1V7LMG>t<QOggmFO^Iw_;~jG9j&Uc=baz=pDFCp+Pd2Nt5jbs
zujoRkE`{jA6?b5+M>Gs#nQOfN~#R>=ifn&Q(*L=rl8g!ST`U+B#~i4!tPHX@@KJ~QlfB!YS7QoI9Zo%F?vo7rYh1~=kzllh4<)8
&~j#NU!T}}26D2CKzsp#*vUdh#M1&AGa4d^n5qhd*>~KiQ`wTPj}+Bp9UYa}ORPR;%tkr*kD`8tn(t0teEqn#X+K_{TE(etuhw-D
7IiGqwzPUp5_n9^Nh}mkBMb<g&YX7=8oSY}aqE;wIASnMSr-owhXIB-f}n8IUq<)WafwF{C&he$dq<PeKU-agqOSd(f<1B0AAn<J
6w7O|z$mjK2?2>Dc3*&&>;~7sAQRLO!D>;0LlqVQ=d+F?1BVcFWG{)>A5j%Yzb}K1&x15?fjT^{tvW)7n!FYv@i=;M{*3K4diXI&
l=%ZozQ^0ct@<7hztrQ8m<>xMr^x=_do(`s+dXI3nVm8^l2d}f_5-K{TP=iF5nh==%a^SlNzxI}x;zKP=AO?206RY+heey@NL~hI
eocA8TSbwrB&NuV)|X-^4R;w71EW+@q}1#?J%e|LxMwTaev)S1#a>A9_nn(``yw;~N1Z<gmSs_)K#s;=)z}3Y<&TQgA|I%O)WB(e
`twHFE|iO4-+h8Xq%V36MJ*_~UBTRvNN{-Sj6^lMph$@=+gYqQG#!E83p01?(ztjX4?udof9?81_n2Y#e~^CBRrn+PA>?8Q@kRW`
36}bQ$2U42V*&sJ`vO@d1J#9x+iEmz#oQmHnZbfgBs+xT;mwD%`k%)rA?Jor{bSLU7<is3>!;#0|KqRl^j%Jm842)zzt#kB`3yLZ
R#61^pmz`nZG;Y8&m5(=4nM0<hem-T4WLps1X_av83W^vxr4BxI2Aev{xODaf}}N_5B=ykLj0B&wo*bRA1t~>(5v+@`Vn4qIq)Vr
*<1wzqa-*;O@JsA&@93P4j2Lb$H6``|4Kgo7(zV6AAesJh8aVoA|C{-CSGK0_-WSEHU~@bL`6<MN<IoQ*e|znTWxd*<Y@0L5?7a#
%2h^X1lZcMec1dQE;s6`Tq=mJ95#iG&_h!W>%2lH(EK`ceGgV-X5@)A9-E~+ir2|#Nz#X-IAv&u_?k((8KO-3p?X7pxLrzFqx}Fj
oJHac;pSk%?s0~lFNTm<`3UYE*26H>nB>{8m>^-KT498W2LjKR<82$4c$^$^FDESUKbvm($>mwx_WTCfw|LRS-f$lpoWs=&%~)`U
MjVi5YsXJGaNr{KT?kV}Jv=-t(ZC0`(%coB9T*xzs|nP%fnX~}Is`~n=n&h)5wlH@8-yDh1o9*(2aBn>N$(hzh{NygXJ^p$^asK3
p*?S(WS@8@xmbP!A;@7ju(cHEoNQ3)cvEu(&kb3~Kxbl44h1$L#4tU`%+%EI8U;pvo<{5vQ^BtW?_>B3J<UTf>v7{eKW&(gtszxu
;2bSA^}DB&H*w-mMpzxFb@MIJ(sVGQzG%UCF!nT^Hu%oknx7*+PCq73N4Q^s$=~QdGtfjoSo8tNCsOsw{m#Cl>S3t|+pdp@n0cpN
0IdTP0FfbgokfRNaY29yLD@e-{*0~a6f@tq3+v;@&P32}Vyxb!!O|7t<K_&On8q%-N^m+6s|P3R^6>H35Z&FUP+tpe{2_h4p?!3G
0^Sdl5V957EP?QCh!|_x#&9SHCPHpa2UfUt0%k_Sz=_mA*;;TLpS}`ElSY~E<BfYAycueAM^i?^s^m-2DZ$J!G;n?3b21t^JJP7Z
h@Whu_IO~t_u~dnX#58zurNw`6Wu;RhzJZDF&x4ToYYiTOBrXd85M?m0``aII)UHWPZo3a>^`Y9Dt!>aVjfB4`#}^nqtAUT{9)Hy
kg5}n-x;hY3Ne#58BGIC93JJO1H}Qj#OVgyE;~&bl*g1N&Q2rYXWACBBm3Q%MIrZndGdHUg)-5@TQl(ph)I+F{Q7T#2;~w#7!UN2
@t2B|nnUP0c@cq>78)N#Cs~CE!2yu#y(fSNnCg>9afD0?XSd>Xya`ww5yRb2xug8dWv>}jAzMQ_aLQUtwqXAb4Qt{bjVX}RNRQGq
>LY;y#U^$wz+N>NY1VdgeKRvEHE;|eRDxr1uLjWMNdT}d8%dNsEc^qcKGk3!k(cToACsT~@F}Ze5g?l`TfH#^7C;@LGIz#bo?Cvh
9_jO;UwaIhO&Zp9eb<fr>oRdZRM5MNYlcRZ@)h8nN1%FcfUfQsRE`S{Ps!Z08@E5IL%*w?;lserfo>f0%yI_<L5G*L%mlKW=#0(B
nLRVe$O{xTtcR2HHP%yS%kVmPFzt?vcMO>nPr1SDL%loqJIuj5*UUeI(y!0nhkiSsE{yLglpmdN36py%xPb4}@(R_ZZt`jsZt%g2
4gj}{v;nXYo(V$F-}n3`{V|3lFKE6sud)w>>~Et^pGNf^XU9^*_8$k5U#WafE8IiAZu+YPX9p`>Y}gPZeu)s$JN99C9liX+vnFQP
EL0}sFwL}xsi4qp4VX@G^>RJW%Z5SuVlS_h>&!15vU6=^`L1SV%oFKMW)Vwo6Ne-)GC=DX9EKas#;=2FYo_riGWHyV&h2m<ZKwlH
3EbR{vHoZy+9@Ko8sc7I)V=*%I}K{1e>$GJyLe21&Wy!!4`Q(K`&^?@f;uA?JS$cbwwH%nEbSdD7F|^;d3s!k_s{-kt^*#p@pGfa
lK0F_HMX`%CUXd;)D(QZfq3aE=tSeJct_L8Rfy?Zn9xLn-RB(}yGOOec5g<O)lT}mRlUqDgiFTuTAlUraT!R(lqhh_oiV)DYan7$
*#&BrcF7kGa9+eXsvGkq06xVtqoSGoS#>M2w6a$b5;v6kI;LQYFX~Rj>`vYVRd&%faVS{t@lB}k>aw!sAmGP~eH^Y;ogOQ(2vyl$
{`jolIvhe3v1>Fgc+9q%M4T-73O*TISIqKx-{R>Cg>ZN~ko+XnCLnd^yxp4LyDuAzMI?BbH!?KwbU7d(P*7w8p)d&N3@p0n_TKY@
2c$Zujro6M{r6)Q9}>jy1@J^TZJjV;XcE@ItSWX+y|o&TO*^`l(u{28SBl8sbUcwiK(jotL+5vE^<8nstDK!4Pn_o9921Y5r(36D
D0DpqgwbKpdM7$@AbIFT_{dGg0zb%dBG=mb$bIL3j6LywzD`d;z>GZ~eMKJ|(e1%ufT6+_NCXK2feMk4Kst6VmK;nC+8{Lb2-&C~
a(FUQon-euexH45{uYM!m|*%ae=+vQe%t$ch`U_5iPrHmTS;iflE6WKuhM8p3$y5t)%8}@MqsLE2XrLQDnF|may4$t7|TS6Xmld>
jHStB58`<0+tyjz0kHkx^dq!xg(v|dM2lV^Z$TmfmHC5wF#`<xgIqX7k5_B8Sf9b;v$pF3z70nV&6yO+4j>6`QE*1(`>f6ffYmWT
vcCLQmo57I=uYDE^ISfS{MBK8j58Y<bkSx)9o)x&CUejZCC@w9_t2-T<7*pNGL^QO>%QHpy~puBU(n;&fhU~sILw{Wj$c1!vxkRx
>w$=oL;$>zVoS)7;L*b&;4dnmk0IvdH_wUdk1Mh8^WM<Odr0cK2i6>x*naBsbrB~P&wfXs;5LnrOK1pUn!_}0#RksMbrjffxUWnU
l~GzViIesn`PYr{pHrEwFtd}=s(f;Eo(m05KNJ7AJl!{rM>S?JH4lMA_L}r22e_KbXRz<3MQy`My(2l|3<x%U0IY?6<ZXCIkx}N(
{652m)g(}g)_FK`9I-=d+f#QBi{OzV6f7_>NhuA|Vi@_ahbkS6pMZxM*NPK3coZWJrr^M|KZ%*&02LdMW(x!iGz@A^a1KQULQZaA
VCdLBf-h9^&h)2Y7X`7|Beg<icuZz)SupZHz54nJADGWbvUvO_P;o4ea}yKiUWr5QaIXcQNlO7{qIsVnYHP-HGpIUg`Wc1Ux0k0L
TzW|Cb{MCh)0$=ccP_kESc*tK#UdS5R)QdC7SAtKcFu669+3DvelyS5T6^cC#kIcM8f7rj+dkO(R7LS_jQs<jGq4q9q9aA~o0mtW
qrqmBVrzG+<Gy;)#2$>{PjG87++b6}b0OIWYP)$pm@H=m<amb9-^9-RTb2Z($mK)4%IO1B8(2XaXh@;5f(kWofniKIv{Vyr@PTFo
O?fW-lBd*yxH<Ltt_3I2S4X)>MApWBm|sixuU(7ZV<!aBDpBKr`XlggADA5idmT@J{2wJbkkmLYk2^lcx<_&1e-kFXggOt>QTylQ
Pa=HVPX#`_&jE&ElH5IyBcR(o(v$g1EcgVUL$6ON_pc{`HY8?l4#%_I#^(=iR26HXpdq_oCg2DIlL5LK1cMu}@+q>{zQmXfh;l=-
nl=b`5$I)+5eS*+de*~hsT99&$rLivsCOdsqd27Hns)<6)^02iqYpHF6$60L;9?OclP4JdXjg#xmPPaSJHTV&YVihWN46eDJWDk^
f?fxW?G17nfq^+0J>LQ&?w<c4ckL|nhw$oLA5VbMnS*Xg())=vDjS>|I+*gY_WKr8sSM{esn1piPe?CDSO?fTIG<p!;S+(HEa8B?
lT!tKCpoy`Ki%)>{+IrY<|gNir!ao5zo+`XFa1CJ_5a{KAXq1J-!jDuu=*pvOSCnis#$0sG-#sRY|$YQ%)4!)mt;VG+(vu1z(GkI
R);9tTh7~%IQ;H9AXXu*gPcfk5Ma?XD~gchCn9xfXk3P+0^Q7&fHGo=Z<7o=teuE$<@8I-`;Q+w^>8p4Cr<)9|9)bLy{u~yKeB)C
ud1#W`8ER!0w?bKNBjSC(|{U7Gi}zP>R65bY<7?So7;ZB)1_5aQAJWLVx#GzAR$#1Ua!q!8c7HwV*ft=&$IRUcV@})?f7xuEIT;A
1WWLT*I`JsSMr+{sAACfp#~5Dn_3_#DkuA7|9>5U$IuSI3$WX#gkp5~0r3QoI3Q58M(}WPi!!={k)LM{AI}?lx`;07tNl<QZXPpV
I6%nfAh{HjV+|DzN>{2GjT*qM5)?$UFzwDH4oNO-s$fOPD0~GS_cCavmV&AsWsvMbQoFzwKtv%0#sf~-4htcVSPdqkA_UNA91J5B
g26~=@j^mT?LQCQ&pJq=&VqY$ZG_()jp2#ie<Rd>tTBh}X944*sBO*kehPaJgLiOGWcA=VKi~NRYIVn6rhpi+V#SViJy>mj$9%-=
`|#c<Y4nQzoA=ED4pU$&jYsLxV9pb5fpARY0`g%+Xb54@Q8EC<87Bi!;%ty*u<W$skbvVmC8q-8C=8S<rzbJP5FHUsQ2ST_GG+;i
6f{5?DOABhO$9{3L`?(>BohNj(=<S|Fvw9sGQ`OPB#fkllLAFGG-N_Trq{q#59*p2kye3Eq9y3D7W*VP5I*ifR|c`A(>kyyNzlLG
Oh5!hBiIIn*>xelvlUnMJ}00L59N{c{tg{e&!Fv5{c-`!_H6n@IiA1h_xc0+B%+iGN=iKN21w8=NCQBmNYbq=NH9Vp=Q#n`{V0l}
h|Gd~OJ+%8Um@@;lsvw6xwOJf;f8}*lildLdie0o90GRy;sj7V0(-^*i2zlR3`VIT@_l}0<=R_d5XJ<S&)<J)O#~v4iU6mX^X~e%
Uuo}><$f%@nmZ{W&d3MwU_*Xh%YYsJ9p3&M!Q`RT&WmQBei?zG>bLGsi~AX|<tJcd;4mu^(zQ&ZMIfL(5WlO=+}S}sB(ybbA5C*m
gTpLd^XmKh8%NPqOz3v_C_89lP~f``#rJACz3Fm3;0S7R3oe<rBKAN{gPkaHmb+7apR23qVLjcyy!mJt$QG$ZO_aN4vyL^kN#5#e
$rLp|OD8fQ?unNIIZ?s#AbR{j;pTRbbpwlW+n8OUqkA{4IT*2w59CN!EmIJRh^G-u#FIiW*&&3{UZ39LoMCPm1yXXtqoPax2pw07
+xh1Cw?a87gs%2zFxI=VKTqdQ<Pkc0I)|LS2C39PC7}MtXlxcI0~lrt4fDK~T7|<|+rsX#k0sd^%5b%aaN6O|)E$uc8EwZP@*1Uz
LWydk7?KH;Hyga{V>>B6rU2&fJij!nFr{N#5f`Dz2!OfBXeH&`al*2906}ybGlcnR1GXO+iN+nae?B@Lg$sr0?SV=FX$XKQsu6uE
Dj(1Tw2RPF?hr&9rBqQYN(}{mc*ZJ>tT7@9s2ZRjZIVz<!YPL+{PXYcJWe&Sy6PhAqb!Ai%N{(2WB+#YxW!2dgllVt#3W>I1_=Vq
W^vH-gVCSuI_~*4m4`-<CmSqvXW7HWo-(td(NnuhO3-qc#P3;knn%<*6_droY(RxvhL$FQtjZXW#5c#dbDZXg+jiX#DQOE<ii*pT
uLV#6cU;`A9XY%KUc;;4g*aWN?F<CQ(A_&GRR&oYK3zCzjkwt!bvE5(3Yr>23c9YwFC=$=->`ykPcb-fhgcqk65RIwXX-tn)*jQ=
o0^ZY^<TQ<<$!dDap%a~<WJ}-lq9%IhX--jB~%go&$FTt=hOXr8!drTBo%>6O91g}I%S9#t^bI!SCC+E-6}y2#5uXDsM|6-+8VUp
y`TB}<?_6D-;n4}y~6!4VK|m2m_l>zALw8iC=`LH2W&k)ZeQ8jn08-I=$^UoPn8gM_V4n&{T`=hdzNSjOW*GdPjHf)nD)nK$|i_k
ZUb2ur|`>C4W9?T=J6`;@&t#Nl>@`E_I<sFkB7)d|HLS)NUXpNBT^+56p)BNK=APJ=3&3D#65G$$!G|cfGKD~l?aMZq-dpL6k-r4
7LkahQ-lt`Y9ii$fz11$zr)yQX%>S~gjtPFGX*0N38bAk098TT3<L_w%8^1SAM(XySY>8c%M6ejXf#}^5dRqiL=?0Q3B-xHE}@{v
7@W*nDOQA`qLUy>3JirtmE3{Ua?Djw&cYrB&ccI)7h)|)3Mmlf!pJ-X>5ZZzXI51v5Ed6WT9Se=$@um`d_H&=r=t=ZF2Xs;Y9k0*
(x@PU=s;mX-ZmwfDFTX`XkePEq=J%xsG*1=YA7`njV4hQMMT6^6cH+mh1gJXh`CV=xFnLLat9=eg`~{H$Z`aw8JS06a*Cm91<DGQ
946~`7N)}piI9n!H^XuSG(w}2`%(Ss<GJkkt6wi}y}9+K&%^S}c^s|rm><=WXCyRHtgBZ3d7Ijeb)+c$@4@9mU!*$kQ>J-|-;0E(
(};=!slauDs*Y0BVk2#z+0Tu1aZa_(&1t$C#qXhjcWoapr?>VvK7sio=$3#Q0hkh%1?V1PW*$SB6+_3>nXyyp*0dn|EAkd%59x_<
KSO+^fAdRAFsDIbA!t2cb$|$b8NE^FzX#NSzkYHxxO;wISDf`KYcMkS-vKy}9(QwYA@h}X{a%95i}gwIAb5nJO-`e~g2^FRNy<X7
3v-uFp}H6g4haN#K!+(zg$+n1NwEky6adf~lXwBuLEAYB?Jm%T6KtsoQh#eC<&ZR!lq(LkJCwJZV;$S6Tz_Bs{mKVA^qt3MBSu2w
{l;u_Nhqw8^M3^W{El=xzV*=uV4n!sWduWS?G7}J6b8m*EeJ{T<Dz$*&fb4Fmyc;DtNG)Yy~2V1P$86)061_sP!&WrK@~t+Yy_1J
0}%kohJ`xxRQdzBZ7jq^Q$RH=oG|17;z%^8Fik`>s+kC62N9F0$PF67Wcql1q5$kwUrc;Lgu*?M8h=D-&{|flI`G0cuZn6h8Kpoe
Z_b7thk4UNrL-(KdwCyPl;8(ASDmifOqeo>yLfW{Rp8MR`n}3!2uJb<pWHPF{kqAirAiy?Hc-$Wa(y$XHxqyjBBYs+-d0Iwa^3e#
y$T?eNrS>s@_}ElqG@*5@7BFvL(}%`XD&R<>_0C1&zcqZLNf^DCe9E+wX_^OdSV}nhXVvhztEq?z%+<Zg$ignpo#VHiTt70W)TPU
DleQLF7H%u^@Q+xr_~7*JoLW9+)wMw6FH&Vqx2#p{uTa4(aRbxciDXhWe$*?Klb&}(Wm=1sC_=7QiuX5rXrS_k_loY8c`sCJ*V$Q
OarvM?==JY)AL0!5e#)R(IKFkLM&o{DNH7sW>*4iFoGginqi4RXJvULD$AVYaSkL<7brt86)PE;13^JjNd-9KA-CtR*_6+~{@=PC
>&EpzK}4%#1x7j^T0&b^L1b8;iAgkuG5(Wbp*hsFBJaXGm(OwH_VhkM?>*K?U%R1_6OqyT|CHe4c7>e>kK*<G79`AZw^}2Y5kXM|
gd|NOB?Tgk)Br(w@LxIE^{$V++&>s)hF~O-J)%F#vgg_e_MM<yyfS|qDsw3h9R@K4dFlF&YvjCcd4i<na&8qp@Wn*{P*9YJA5kqK
=t1{KocKS>0ol{x_V?@?dD1Y4Q|UWB9?1N6mmxTiJ%3T^S^~UubpX`OL{mFv5`jTTQc{r8;<jN*Q6$MhXBA{Y$cpTa6j21yqp+D_
K@@D3R|=UX)`Hs%s$oE3l@;OZ&0KGWq{fL{U|}I2tLAG<0U(rtu?&$A5fq9{ttc5`0f2`r!de5@>QJw{w7{o_*Vi8qA4lSG8+e`u
a4C^x3NBMB3M5QKrtIC(ut+_QLxZNdxZ5p~(f8fB^8bgtY!S)@WK&HMAgodTJEW6?suWj~i@xyp_~Vcc-p6stZG_h3rxy#>UH6nc
-kHjKLpvjNiS~N0(+2+{GIpKUhmCt}$lU{$V(`M5Cqr!~!uR#z)6WB$-JhXN9qZ_z&&(gPDE$y)2)=<v7!Hx|hpY}klH?|Td96gp
nhup4Lo&=vh==*kG)-Bm_&z?$zdvqd{+S)uar4O>gGqs0XQ4}I%AMyK2!JrmDawi>H#ztQlj5t~ppVW(2tJZLy8_t->&wz&ZezK(
VZSay^qQb4Xkn;ofQTQ$44L>5j%H0!Bt<O*RKZL{EiF`&5A>!kMGYxc5DE5h9nfG;tU+K5mSK_ZW*%?bpJVp+zYppd65Tr<ASFso
wcU6I4Nj}KCbVj4*55B~Y#btru^1OC0oqKGV2WUgSIZL^7*#YOQ9)2hC<|%C^7on)16sSaB`QY?%U%va33_~XRvfrs#AwD0UG)B^
SlMVPN+onSz(*)`l;$)>F&j>@?%(K&ml>Civ{Ve7^k?$vmJt9D*hny8joR=yVMSnBnY@>t*q$it<KOK$0|$dSzWmK8j{y6k2^V={
m;&5o0>gm}0nKMj>~Fr0nm=6-2pp6H@S=u-6X4DfL_<I{P|zSyh|?-ciAu#thq#JBOeA4}DO6yEq)z?)=i556asqjbvmJVkXJ$$;
niT_9!h2mLHL5}^AbA-<0Z8Vyn8}t<qM@;eN~kRfRq*O`AKMMe-CKg`%T0(FovHqxpFSR^;Lg%mId^m+%|XSdo+JDBydwNbUxR#3
NQ08QR*^O6o^h0lYh9d)ql;K^<PDCaXF{lKf%Y(TG@X|fIvgN!UAV_lJh4-|$JxQjKQW~sf~Wv#5|WVK9I%93rOZS$k4L+sh-8VG
g3{46Ow&y;Ax#GQ<uZ*&;HitmjWqIEex1#Q78*xQTd$$&+rWG?t=htu2zFIKag!k6Omtd(U1}fjW!|}Mj*Id-)Yjn@!CVCn(i1!M
J4uiovLCKTQt43$7cH%h@2Af>Ig0sDAwF_{1@?*a`LXnU84s9heA{o()cE$ubBWAIdCtE)_>m%v{l1@Qe#Arh<RSoQL?}d0R-e+u
mP6EvB2QO`r^wA?)f2=!kA3FIVk{^(`7p@jtYvXBmA56Iyh{w($+;w8dDyU7#5sGX)t5)(YIc<U`9VKTa%+O_oh|faF8Xs@l>U1T
#RU455cooU{!{Ik6z;<eq%$)rQvOoMOwqC$Lp%+^<*=s~kl#4XT#+_3xP*wPAB-X~kzh_ZX6?P?!Ng4$5JprmAcs~mB>`7Zc-WG=
$Ys#gbM)QTN!$6tFE)KSegGObBCA38d9K}){)ndt-@b)N3W|8Ajp&9zVIoBhA+$QdNd(CcK!2?MZ?iwc{ZISr^Y>z}OzZvqs&=Eg
cb-?9p4NxQ?!KP1>9*<<=lZ)12HhYs5&Tl4IHU@7;SM2D7z-mA;f2Fs55%Di1iLWy^AzUVc69CL-AC#Cc5fl>BfSCL!kCo1071Mc
Dtb3r7YsXP{>S<R#o(Zh7z>6H&H;@6#}$wl5NG;Xh2l@R|MQ4417G>Qu;HD$-p`t$1Zm_({IiKWz8@@p55YlpbV#Szh`qk;CqP4y
nI4nV-iguXVaJW=>^9UE>U#$+PM?~q%1|JP`=Q{{Vdx=+iDJwoh5SC5>-@CG2bgk7{)t|S(#9(-h@Le?lspQhlW3|cz*sPAo0m?U
5pssHj_&;MZ_OyiS}i%M7c3yqg%`eDUNmN+(9=;JHC{Z}euV-(Cn|2)c5UWk%6s|rdMA!GXM{UtG&0xw&A^;qmzp>~g%0983c$r&
?7T*dc}DS>Pm2o-j1E{jK2T?Ew{zb`!3}nI^+VR8KU}8gMjmrrrm?&EW#fiyy`}}!?3r8;EN@`7{bV9bR~Iy?xUCp$GfhJ?2cbkj
J%J*2$SA#?dflFX3_CH_;iyYGWqG=%ZJ!ge30WNnVvFvMgmXux)O8jEt_$V6Rt5ikeObgC(V^tIP<QPV%?(V4WP2+E%s|qutv+zW
<@BMr74>*Mpf1byx5*%G!1X&z-Zl`!lWzOp<kuc}aQ27!G^MZBAaYM-&d$C8@5A<AjqvBph^VBWIHB1iN`ydoLKL9HtAv6WNG&Ts
E=UL&0Mdbkj1}AfVyNjfZgS*&Z*}L5eLDkr^cCfZ29PrfrlMw)nwf)p2$O1)3LqjrJh7?`qsljmVu>Pxe}&^A(r_}I-n=;D5_%J1
(T*UZj1HSph9zRbOfv%$8mqm$`8nOx=);g<(+&=)SiGjw%Rf*2KBjE;zQf+Ep8|g==ry)3qJoneCpKmRs*}$&nY7|$J_`!-@u7&0
S9>a?d9=VD36UvFeiH+pP2uL6GHwjl=F#m^16?432xU=q{_}Py5DgF=<;Q)z-3>yVM0xHPY}Kd5%G(}wOTrhimW((0`24g!J+hGQ
#vyWw5ckiQFm!R>`N_rP9;jYi$%RbTOeIv76P|WlI=cxuL;Pt43v42VVOUSemJ*0<e~lsK?BnD1Z|=u+>yVZQcPCM+YrS3jWzhMl
yPMkQR4I#rPuv?fu-keLF^~F>+(-w}lMc}7ME7ZK%yw`OrI<L9K-#uv9;OVp87LN~qbxf%L4ibL31LsEVgKFZ0SFm<UKe9!(4hjT
#4wC01fYQciLeT-Xs?|Aj%2B!0QjFUfgvIm^NQzDJ>>i!E=QlH8O_2k4dTbq=MdsaB}kVtg~>AoX<&z}){Twu9bOrbp4wRmLq?wa
-ed!!KpoCg=ga5woJEs_1p}H{Kz=1B6w#v$5Yd?J`_0g$DLA;BauU6nq2-neMWaDbXaCOkbyowT6mptZf6z@EZ)px%rxk$q<lWS^
Zdyvx<`IIyekP%Tf~q71*(NhLqTyL?wT6S8$V7pk(~P`LR<}SRak)-G)k?lY@|I+f{q|y2Q8Cd>YgHsHT+bERrZ;24MRb70MNT?i
VV8RPJJM03pc8eejI)bV)9p9V4$XXgxZixQI-%wdwDRfcO)$BhFbN#@U;mJd-BJ0J**lM=r__E&+=w5^>BIgoU-hrz=5rsvr;fUZ
c<4UdToQSB-ig@#w;MZH0NqB@xq0LDA#VT&VE@@D0FwX<F!R_a!`Y+S%jtOup3Z=u<cb8Gn%LMcz2PsyrfJ+fSlWc}j7f2dEe#bP
<q*V{VlllP2REo45Yk&^7#t_S<T^mnU>hCBb$j<a&hWbEIG2-8Q@?$=okbo`M8eM#b0BJsgZ%~>59WOTj-CV5<KtekenaL4jxZsS
1YrdhYJ0Q6>*o)ucfFraZ5;pM`Ul7OAx4o7<HW=W3Xi8OcAcmq6D)>ndGoiiUd1_6T$eW`T&HVQRQiXU2?uC{u^w~5=-@>ch~$uX
rcDCkB8qccySrf1w;{WTMO=bx<Uw){9EgabYFPzA90(&wVJVb^!Z5V7ghNqFFoHNjActkswCwC*6h!CTBwAeA1?af3$Xz`LJS6gP
qH^GL!@b%!u!QC3Yi9uaFpeH&S3Y4CP7s+9bD>js1l~Bkt^_^ZtIdMg<E%c?I^ynwgbas4*w2n$?5%(&83iW-te9d^9hic0o;pz+
94O&*<rI9EI~IazstFOAf(R<6sihHQAQV9(CdUprL<Lk@CWx7$8i^8I&>5l9euYW!4<|=ogXGqSUB`c#@UNAGm?Z4jpuBbl7Bh$(
*4A=?eE#Ohl^91Nqe|Izt1(1a^4y$${dc<?usA$C3l>eMhlP<i1KU_fN3>iHlfh}rI!T1xA=KG=ieY+A8E$cgw#m-xJhKaFd8S8M
l`u=IL!eo-AdG`#_GTj|tHZHKjPGKCIE_n2IhA5!#*;`*I%#?x5;{8V%|=e;Q>`-ZzIG#{&t+_FcdW5?-5me3gjO^+uwg&(^V08K
&LOR<3~Rj-k3x!ik2OM+On|_hNv*lcdt1<M6hq0O(yv+W@y6V}k^wdOdXC=SscnMWZLFXyP}wd}&n19UD&*<08Dz9uSp_r%EQ!T#
s-(-e36#qTS0N681=s+PBr@jC7yu`lS3$z*k;gnJ?7Jzmv{+F?qA4GTYbxv-C<<7J+Dv4i-b>{4J_k*<`}sc$6DKaVRB3Vld3&aN
cH2Q@R5(}x2%BjlnrJe@LSTYQ5<(g&z_?VB#3wd#j^fh0E-iu3fJ3Pc>~`F#2&jsG6sbAZMO3ihx-{feQABbgoOQX%WJGZ$$%Wgm
od)FCh+8kml$dj#p<zCDBV-+kBYDAqp@gDf3Idi2BuEG%p_6MeafpRdkRXQ$o6WijRlt!2hbW=|KuI2dKby!Y%%X^oj%G~*>hEv+
-Jb&h=^uXR{UGR6s1gu`{|wvR^~(KBcKk{>i1WGB(5t`-Hp(`Z3@}K!G6mhqz-NBink<!l`+;X%Ae#y?>!%Y9vQ8xAK*Pv+r*#&o
%4S@)5_%*9;DF3bg=`xF9(V-a;DJP=Vi~2dEExs}hNouv)qX*G-hsM=*caV;6ZEy&^cooOP<r{g^p4oZF}Xei*Vtp8<wvQwjv%JU
2I-6AzclIA>(8+H{XE9c!R?m_yP%vH{{8Oca0ocEVia`{#~d7)dXy&`6CO+w6$^oId7Kduj0=;HTw3+Hki}uq1RG@+IY}*zNCIRe
z!@n-u$d`@35%%0uH$a!wC&Tfh#Av?1IWJo^XMGux|?sh4+;k72o=DFW(^guZydElZ_3SK1d!Tog5k9u$Birl4+RY&!3*G(*s8<b
eN{~OWo=Q=hTTux;Gm36S~1Q4i**#=dEkMZqFQS$^;mPa3(`)%wo^f*S;v<yIP&Vckws~mt$X_p<703tCOJvAvPmL|1ypu*4}ldG
Q69I#Cj*QuV5WCMii?*$L(;Isad2?titgqsG2tdRY`cI*Ozs$tjKS?Y^>o4F_$PrJ4vx$_C79KxlJi$%p#8nhyxlXT5cb3*sV|{g
F3XpUGNNXq;9EG+n06!L_)muFE6k=JI)<}&4Jm9n_VdbqPf^zRUwRc4WJQOwZ%~&sDu}f+GwrENHQt9cmeG22WTM0OndVr22uXBv
anD|-5U&qTsO1)&D+kW&ge*wWE+gGTrDcwILJ1<O_2al>rfT=ScvW6(>WvgT9uh(y>f*tJ8230of@7b^P!v>lYFs!G3an*i6#r96
4HU3g3LZ9pJJ$CRSMT+}#eB39Bk3`imNsHl%VtJn8e~)EYhDU+uK1@z4#B`y2^3chgW{@f0cylyw9lP*Bh}uZ^pBcCMy%IUa3rB6
5bXp`ifM;Y)CN?lGoYCmu6fD`y7seJXfRiH=2;LIPMji=ox+@Jk}jPVs#sf9)bT#vU5WFfq(mP9r;c0E(o7PaLhGi`d^_%HxKUF*
V-PYb9?Y>A!^e)cn^q3V_HsFED#<X3kD#D)ok%K5rmBzo5fMT^3q9A*I-cd_9{Ro)M=u!5!?-^9vDrP_(YQPb^_OYbkZ#~u0+VP8
0*XYskoMyHx)X?-W$MCG2#GP2X-}q9c&3c1L#A^FzZhWP)M%f1^xjF|VNS=_gTydrH^4k5p;PV8I0iH7$pF{sZy{K9r!X)}L<|_h
(+x1EcoK3-ajv2!8})S_H|lf&>T@=m?v=zV3~D%)lJ*w$;)+)$lZZ&9gKU&VD+=fL;fSJqupp@=NgyYB`RFv-?H>1l9_`hB^AP-k
>+6(deU7_Ho~CuQov@f4%0eSbL~N_KXT6$&add}`Uj=~tfM|n8S236DW<>okD4J9qy(Z?22v2FR!%0C56jf0y1H7n)5FF9k28odE
JSxZK530=yiYcrhi9JLSUlKZoE4HbkB3o&6#sPUoLC(^8`Mvk}aPP3J6k?%TspYZ3L&=1W>|aeoMeB?WdUqA37xlV_ccYC;I<Wp&
&9&#?yDiX8dQOQ5#;Ieo{IrK7pgJlJ9x2V(Bjh~20Yl?}L&|ZTiuH;NUzXl@!W8&M29OTUZaV33AdM-5+chL|gn@ofyBknm19aSy
-nz_szc%ymdHJ3LA+q%jD3oQm{+@rGv`*6*FkFSWxI?vII}Y68V(#wYINJ&)!?A*cxqGNaU4%`x(2wp|!>vdZqBN?~lqND&jONn1
gryxp45mn_kh+B$bs#Y`sY)p@h{UR6kT$@GV368m*qmv`#mxi&nt-ru2A6UX9FP`?RsdQTN9rKbCZD=ZVJ1M^!!TojCXIb!7>Yf9
Ui;CnG0DyZ@)SJ9Yu11cL($ZFAV3*k#=0{w9Jv9^;N7eUBeWD3hP`ohwhh4jsn@&n`ZKcbA5;!Mrv-|y{A)ll)PjJ7K_n=%_gq6b
-R@<z(g!TWh@^tTA^V*;93=&%SQj7Km)M4WKOcTN%Y|L*-MP9psc;ZjT&D8v+eLBH3zQCWkXUZmu=`mJ*@zp~;$YM&HLJqj2ubVb
;`@pZI-ule%jccv7U(&|j%x~|*0U=#!!~Q31r1e!L^^RNFy4+j505B{eR1UBH|mtjD_h3xR~<1<kmZZbvS@e0wYto2#|7xqvF?F4
#K3#d8_vehHWSguCdazr+d>P8klAw1iwYz}iho_l5(>o)8H!+}bZc#GQ8iH&6H+oWBvcV;+RbFi4J!o0bin01Mo!Xj+RHiJz{@En
>51LeC1bNNfTFg7D<Ms#7#Y!U9`2bJ60#_ySskR%q9356q6Fg8p%1rTw|G38%pU;8MF^{~&p@W#`Qj6U;B~hzQV2VeI=Thgn;WW9
36d#GU^E*;qSa3$E%({I-0K5IsBM)4OaoDi9mv9}I2W8J$l<_&Ciq?4h9!MQn&QMntkQ_9Gbt_;Fx#hYwk7s{dV`oZy=lijWHI3N
jHjXjUA=iZUvwakQgfj--xHsXC!5T_8*`{}5Zyq|H_wHSJ1+Q`3B-icY^+n1P*ZFqg)TeTloW}+*rFQMi=xUY6o%=HF;V3dpo(z9
j|n(dXHs{#`rz^Mu%{)o;zqO-0VlF^xI%EKm;_`+K!pSz_%$h_DoIL8YMCaJDhUZOE*M*Fns5k$;IobT=r?6Rh=+W(Imcn-3BoDG
u_lzbLo$D4ZyXcE?rd>7N;JyKn`?l7UD{!zco;A$5)`g#rJQg7uN-(yKJCpEPHdVP2b)r}5Ji$;$+S0yWTB%ltYgw$P^zg4Hp-C$
xe8T7LsSK-ql#a|yUn4|Tx=j0cMjv^c3w>g2(m_SAe55WJv~PPBy>jU;lQet7A_o;ZFO!w_iU#6N4WFC9wW}@e584?_1<ipCi+FQ
(e(~Q`ZS1E%_`>Qz%*b=Y)l=na|mMrKvRS+qHMy*@l9A$6lRdS@3-G$+m0Q`CVb;V%{Z53KDefeBBV72I>j;E!y=WcUL9QBK{hgT
yHVIsVyPg8#}Q0&cK3Ey#Up5!KSjv{ocy6&eRPO{+W6fS&pWvo(rq9tFk<O<z43TXGa6=5V{BzAl|<ne0aCI}CL60YmI<*eG=^x;
W59XU4ID&#wS)&Q$qA%Gqut0)GJf0dxC()Mh%k<|JW68I99ndXA@YstH=Lx>&Rj?nEyf69N<%f!&_ghh%XjN%;~ShTXnafZ3*LzH
=5(F&#mge!0qsLYtE9tYCk&|#8!%>=^`^N@!i+?5o5GbSitRU>$xS3DJCNb^hUbZm=Y3Cl-={4XID#H|p@kY9GaN+PRx22yujzyo
e<CiAC%xi1C&$RIa=G=F5R)Z)wei+IBzKPZ?>o+f7>L1OjUF?(nSn-x`=sGKYTH+0Mv#9m+rD<kJFDF;1XpjhmW7Px_W8#wfha2O
W@T0R5$b}wrD3Z_R3#XggQJ<AwiJFDQ--lRybup816?ysXqePu_ggs0&v$zlTh}{ffwv1|CABRoCRz(455$E<L%u=2bdQbL6g!sN
yWZaOUb`!$<l*B8kD_=(hD^~)qN>FZ6LigJ!4Opqidj?<Si}wQB2C>23JakryL)3Zj@VRiFIybFZ;1#fisT&RL>_c|#oN6Y4@ZM?
f+`BA9o$upvSATef!18hEnT#U7*}LBVZD}Fh!sJGm}+>@jLJM_Bt{i-#WDuzoNE{1sBN>Puy@CA&wJi7sp0da?2GmCce{tsK<_%Z
K_zJH3_9>j<u1iqfdGgI?y}4jblCNE5ZDQcA*D#87#u+l*~Z}CG!UEc>Z5^vi5~Xa4pYQH;@kRqJ!8g4b~0ExRL*nNSI<t~WcGH{
3c@0C1TsL44scnM?mS12K$Zar-w;!dJQ0orL1D?X1SU%k-#XjLvWjRnQwXP?aC}}SvLu8mqJr$#vCyKau_|~(eDUm12NokJ^}874
+t$Z$V~|6KI5gd|I|aCcch3ZCT0<m6u(lH=h3l~6poipjo1duL3>ky|l=z$e*PP?Zakd=nH0xH|E>Om6DV-7L;p+1UuHJF(f#lCw
>uSH1@gUh+g{<5hR;i;g(A8FbF`>tZxWIbCQlN&gYS401)kzsDLqy}XVf5aV$ehS+#1>mwhrE&qB->1KtYQ>-`O$`$PqG(Qv1Wvo
9<aj`!$bCsJQ5qp=$w-X8!WQP14$Sr%@+ZX32ZDhe3=XZPirgY=Ft={(I+Z`nN=O-K4SCxp|)Zb1<P}pW*E}HbUidpXth^9F7NZa
=20TUs{x#Dr_7r1DIm~dNaBe>ZQuT=_^z<g$!d_4YCLY!Vg_+fgPFNTujFOa_y4f&bx*^JXyBwIq%wFNpz7K`g@x5`)O8wcMl_0y
^&J+hl9^2c993QA%XTVNeRjEg-5XqOB%_2-R6aQVo{@e~`bEziHPt|kO|7S<P>LLx<aMYlow+6y;V~0DI(kDRv~-%z+>WhZFAkV#
T)I9ck0;*q-s6pT!MkbOoLvaWa<XZe4_<e7iyswGCrR$MR6=b6iDJGwAMt;;<m--tva_c=SfJGr6=Jk@iH&w>UDt%fmk<V{oWkEL
vSf0)jqT{?kEZzJf-en(5*ZSd@^yxY6hKl2!6xEOF`sglCvui?qc=27;NTb_<Pww}?CoRQ@6R2TS{z%^4dTS?A4E$HOd=)@L4w0T
h`_@}CiZ*g@q9wj#6W@Lu?f36al@AfmBxp{282O<C^j#Hu;knhHt(byaEpywA%O$4pu*1_JDO8y;4sCRHrRp#S|&_z!NY<KLNsA+
nhZ3(5f|ENLrbzD1M&}ANjeMAN7UxNTYfw{qxM7f>!6)Yuw$0rya0?6gBC|17mWS_f&@#Ja-R~J^lWsXVCDIrPcewigx!^p;WK<V
mXkV%P8-eSU&4MWzh^0NbIIWbGy@YX1VA2XL)?Q40T1OEM<`?1I7$(wBvBZwh@>QhBb_2ppzIFAl{77qq|*oqQp5<NVoVDzVj|T`
vQldif^|yljxrFMh!g=$rpSpRij$gV6p?g}W^^Q~qol%<nu;}@2`URjh|o5&IYe-XxJAQ+6pKhYVyr5e9N}n*942%P8qI1QAh95@
;ld7rMPc6mTigoz$goN=WV5FwGE6Z7no1%nf{4Wsv4A8H6Vc>RI(q5U^-0w?KTUAhyFY*v&qsgKhn<F)y45nGQ>j;)N3fu|uT(cQ
9iJb29zHjm^W~q)-fmM_F7NR|Ay0s?FyOQ;?<-K%8md<>R_i02FP2{nw^pdMVYO&Pk9gJ815=479PfSo;&~b9JpfNcL_{fQXegsZ
nITINRMbFJRYe9#lM^rzQ$r9nNkCOJ85uz_4K$TaQ7}~5ITSS0LKK8Z6jD(Y6ts*=&_xq5Sq>1>O487j5d{qmG_w>fQ$;CBOhC*O
lPwHQB2^_-3`J8iQB+bCP{a`o$v{lSmM~B>87@Fk5in2`g$oc=Ns>5CC{09B1XBb{7WP3*)HH<6Q;~%ePFYM9Ou<P(6_!;21kyxB
GL$q9QAHGxl*%aO6mYE?Aeg41rWlEah9IUOh-PLfs3?Xgq9zK+%BU)esH$p&CCD*~iGn9CqY%8{DJ%{g<yR=6l*I#05mH3eK~&8Y
#grAoCtE@&xfc>jIl|^D5Q3(rsAeXmnv$idVnQGczO&MA$L3HcS{33CFkY%l62t~nEGT<rWDp6WL&Pq@NSN&wUBO+bKV`7;o`@5&
PQoI6)_J=QUP;~C+9ih&#}petoe?59<=w*vI_&7`J95ZttRdLDsYVBa**HUj!#f=F&ka=DjzSPsQzO766g)h1-6=rYLpjF|<mf^g
VJBc93e?%r8%)Su!QGj59k`_=nh;rGo0(2-3tSPolbq)w0R&k7Cf~icyT8=>d_(OhhNwzJW>Y$IecLj?<xLp#9m5q?BvLFDUD|X7
aSBQzN|>M~q>!NL={()ft&N`#;W?fJQ1#+;aDVk_Jg9Qh_;nA61;39#(8NRYPp&+#zehfNzR5jH=sg3Q{Pui1C)clBF1|8(hi{Ok
y*3SjMNv?c%mafVP?dmarz|=2c3(DdUh55Isp~`ZjQ9b86A>5h;(Yjbg`n|OFa3)?=dN}gbAB<OP<TEdCytpt_!yB=NZJN}r?HN9
sCPJwVeuB($S%La`RYKb2^qd7Amjw#IAtEagwv+EXDHQ36pKQLOsy>{(5j_0w3Mkrp;dD2KdbutA0fNXcda~My$!ut-OLTp_Cj!v
n{r8r|BePrN>q|W5h~@7<OWzsI7oo5S8{ZmPjgt$4%lpG1iz*qkv?Q6#Nv-=b&-mP5ZKn8z|fY#c<?8%`RsyGL_NFh<c$MdhuBz;
W2cXFJR+JMbS&Z%X~@^!=H&L1&mK4IIs8lEaFTJ7>|hH!2c9={wgW&UP^;{DQhpsi#*Vr_uGw6znK*N0#qT`*2B!(llg=KpA8;Rm
%gD0Yt14li3(F8=1GsgL%0RGUZ!KmaSP+5d$n=8-<3pvhM}KQFa_d*FOLXdXeNU_**~cudf*XW9dgHm_zaO3F=k4HyC+99oFhM`S
(x(3wp*UUgpM~?@Ufe~8lS1SjRvfChaw*h-;SMr<t~@y%k*|anK&c*2b<{sI?qxn9xG3%3sitBG=!pxNm^#^VwFOmov_*fZ)(~8B
UK<Z24$KscLS`7m)eJ#HZ)X#X!SkW`L!kFOdgFu9&QWp3;H420lvJR8QZHCeaU3lC1li8;=cC%Nf+L7jwpSt?7A5y_-VumYPEUBe
qq&}Lp!&<-Zg)E@Imozu5~<L#d|=|!_pU-KK7v6U<R0rn^eQ<~CXk}u`y8HEP~UofTKbZ%7vOt?fzA~~IUza^y{1TdB&!~7AcqHm
J`F@Z2S>?Ij(oKIOF82BlYApd&g{n=O;or{K<F)1FjNLX#5W8Z?!B;kB7pU$>IUHsFG<@k&IUb>(IhH4KA$be#B|b#zal{qj;S~u
j*zjGH@lM&N{nJ#MMc61O-vLVh~|e3H>Ew?F6!m%@1lH($?#<I6w8rOaKBtz<03zi4RSnRl=XsD5}?DJmvzL7WOanzJ3xY=^K7$F
K@imWfKtTK21AD;3{}k|1SAe81PVN#>~C?DGUdQh2}sZ*RHXuxB61}TX!G&#4=6l$9!dq~J9>r-*KJNjNRT*F3#vrRg@M>zq4P)i
!!Q&fm>|o`ZrP6%Bu&W0U{=717fjsPvxsUwhEU7!dYKF+jf@o~<+Ozx#K}ijBEVEuJ56PZWrbB)HkNIYxoT;uD-|4JpXs5YTzJkh
tH1Z>8#Z0(cg*0Nbygjp6x&w|o_JzkjyeAK>ED45-jD%cf4!5o1M7X??t|I7qyJT-XR9WnzsQTgsktz0NV{0Q0v3GPPAOHUKwv6q
ZxHyI;(C^g>dUERQ{abTsB|S5iY=uhu+WuD=0v?xiPbBK2Ju+7l&8<6=q+|;a!3Rg7a<E5cNh<=9G&LXuA5c1(t;qiff;>Se@j!(
j-1(CTHyIv4o?Y=MSeMaV!HFRqdR*wuQM;<N95!<%xvh7UL(q>9`YUSsKxT9Z@1rmuPdfl-AUr#yIok~PHfQ&T*)l=*Nx_qBKo=#
LXV{r%ZE!OfIH3SD(#-z>(mbKd#^Eh@#ezA5qiX1>C|w)aJnw>rfWx6GK*QS)A8=jYR)3j2t(u7bJ@FoU}NL+*pb<cutf@?D;$?Y
6_$ZqUG0FiGA(6_yT(B&#RERB%2g({%|#TpX<G9ZtX9=c0yV;*nX8T+;brs0V&p@=4+2u@l+AR3j7%L{)4pF~)taMiZ_i!X^^b~G
6<=Xd@~WuO91(|!u9^f+*dAo|EThUhp%gKZ4URI3twU6Hf{F_wuWOw6nzeghQT~g@zXQ8&K!U<f(h~C{&!?Nd^Upf-od=H_og0Jn
ZURRS3HUo&xV}5RxRNue2<yTnd}TAmy6}UF+n|<RyT#9z7K-|AkGic!rp|>6QV;~Kn{eAQ+8LY@Lv9pr%2P>62jFscShJRDl57cP
Bx5E6hMd=1P=a%dIT9|9GWN}RVN>Y%1|}4FOQAV4McSVwvx`BGrCFIh%JIA1;plv&;e1;26gqG0%~hrOI6Ett%~q50maAtmZO|CC
ZIkHmhLGXf944My)?~&XRN72Hwb!0}Ozu_)r5~|(bOmIpiVA^i0}-p|B%+2G#qY8B_4bTd{T{etuQSf}X?GVNrJbG~9U}~?C*Qm;
$*t{0XtqAOf*{LOYjX||iTJ05c;UCJtMS2tT^Ccj`IE<W*sq@-2@3<ptKAUvZ$t;p@h@rJB${dkvW!d7_L$1&cGkAYf?3ELIfnpT
h|;pS*mGTb@Xl{M@*g>-wtY{i9QYM`Yy=2Eici5Q5Yv}kWd*}&c&;)lrJma7t-gWS<6tGmF(vk%cdUC{7E)@gH3`a*%vOXk3<Q#-
toggk%Q@q#R*Y%fL4gjY1yJ=q=G?hb*9~@Ipm@+=R`@1aNOM&`x3*>U^2J93z|JpKz3LOUQjy(J(X!5$6bvc2EmLa^3yLs_;W=P3
%+o6l%>vFTu%pFG_X1B~>}$1xveFIU7`o?s9r*L*E4-z58xL^g>jD?IOus&Bp83vGRADHm*8&m)8MX}C&jJfjwZ-9th($xZ*<RS%
()Ussn<+*)3_Vheh!n|~nk2viEDHNa?fOw><*P{Rr9u@mTU>nSy6|=M2?91BUJpi?_IVRTUb4}OpFTS~UvU~bpg?Gf0&{fz6I5k`
0iCrISZj^v;q^6H_Bp|5%<F0QP=%`#M6a{7zA`@@SvBE0o${gWxoC64cVaunm2W}dqUi~EKw{_8%C_)dGMz3C;o;sR4=+_mO#vwR
@>$gHft`BqRIIx7oohYkiy(5bk0;m1uQ=zrhMcPVTO1)7_TgVb60e*GMlP8<K+;3%&3L3fta$oiuT^IJo^a!3_yPyZqn<veMs>jE
P&1t@u)0A3rZH31nHYRE6c$PE0Ctc0IKwxNNc|h@cxqU5g^pP721z9sNKY{*8$HH&(Nm6F3~~{O@Cg+9_F;mG5qRY-IJMBulCaQ}
pzQ=fWT`rqQwu{|?S^li2D`I56$vGPd0P-fP|X-xs?-)B;;N=43a(;|?rM0%)_fjkhtDtXZ5Zob?b2UPw~Dn8PXtamo-NG!^90;F
zXr}}f|R^*?}|>`l-O$a9;vtU@m%%DWgiDeR92QXth7YGC$=*AOIk%V2P}{|Bn1{kHu(GNj~?{*eC1QfDeqq&M>NOE9Q{z!m|2@=
o+pD?Ty?`%d=KDQ2{NBp{Z*Zy9zPf~B8I%Lfgu@UGi2DJ07eP`fYHj!Q?EuDkVuI|6Fg*~vSsNY!>k&cMg;^+yoAd}aWHZG3Rc&J
s24mT4k35e&jw55A>JEX<95V$CN7!7)9ov^h10x_71Cc2&k6VeNCNp}=gT5?+}T6Vo$&hm-cE13dPr(^zAqGN;Oi?{<^>*6Uavwh
NL5R&=&EX$qzxq8)Hh5s)l<X5L(+KW?sGyqatL!T@J;TpBb*?JyVfY@FP&dHo7>~hCx%6xZqBJI1$eVIQ=fi~v%*Cxp?BG?T_9KL
9YDUlc$7V!JwUNt^v=0Otid3>qIa*x6Uyql%xZS~Qjuom60FTDrF9!#vP5Enewh+W!NbPuaIxsaybWaN(u$cIsJ)RkD>?;6sbhA`
@l4I<A31&Ed?!q28w=&xXvEJM=e#^O)Z{qMVeIo{Rny_N5n{E^jQ7W$BcmZl6_@PT9J!#Yr-(@S$5dZD`}KytncDJvft_;%jA^>!
N%6WhL_=5)wl-9PNMdIqjJMug0S7e^h9w|g9w0}^W*4Gkl+_b!r4x3jk)l(e>j^!s1p1v6PBd_*UV8Fv_w^4D7oqy!9%&$O2*`bo
*?NeY5P^2KizKQ%Qp&Hdo>UEiz_p-=st(6D*r+s!a>eU-0+|6T1XW|oW3NDsO}?utDng?3C5)dv-exKnPA0Z`16|bxD(_(FYk7DY
MkHP569;&kosG)z@h|A}>wU=&R;Xe^;^}-FN79w4Vmc$Fa;i%NxF^3#wmu3fY-vJqeSBk;^Qn+WK71Nk7ik_@yYNo@Y_8)MMba=X
%dDaTp)Og1(#MsFsD;q70k<ygTQIWKE)CV<95W^w(xGB(%Bpoyg!uQ~O+p<qV<e-PZ20%h+Fv&II#RxFc6Ys5C=VRxzLvH|dY=jW
^9(Je-<cJ>TxRjxm)B2vS8YCI*V;E8o5iKW4$Nt0X=@Z|5FoT%&ElY5F=2o=C|1^IM)pkSX&672XCF(g>ve`-oQF7Zchr_WQ3x1>
gsApaEozF|Z32;0B!@J&H+vJR#hFZzfpJtJYhg((P*q;GY=<bSi&|)NSiX+t#9mHoNV1#OET)J|)~^DMnu4+xDYdDHVQ8$}&2YC!
wP?=~Uo&}AhF+_ju35Pr65%T8%(mEg5Ef0ULuqqdbF#dv&3W^7s=AXm2z1pVIl!~764D*R+vH4GEpa0H7$QVd6}5;4l&mIkj6_X{
L0<L<&G4TjON$(3<}j%7k`*LPC`|;-CexXn5{L7%M8%r>nSQu=M76|t?3}+Or_UX6b=%~ew1ntO$0J70ySqqz)9a~S_q)TZeUkd-
Lq#6tvKXI^Y}th#QB_2!t3LhLX0EG)X%BjhuZY+zV>fz;+J;2(GSw!4O<p1(s3AM)c1&iV)Sce1Y$atX)(<9WCNFB(8$F!R4eY`%
P-~^0Rf@e*g@{f}EIuC&P?svM@6<5s9DC|@x<4>|zJ;qyOTmojU1PPI;+H7RY9g@}3T7U*B1@#PTUFlosgYQg5r~DuZwZ@r)?X%l
bDNnw*?u#w^E#K7-K?SIGc!=3i_{@%+}S;lu6E7Lhj^xoU9o~NcDcCJq)FCdq$p`nprcr1=Y*{!lR__Pkr9Mdd7O%7k#6?WF>YM=
Sh#8(Eb!V%H-%R*5vKHpV$35{Zbk@lNih!2LvRDffZ@Uy6_HMQzBYBwFotYby(g1H!lbDrWqC!{o*Bxnv{~DxjZVk8idr$TA|4b`
Chws5;brD3RpHA#A~%CvJgsMw>nYUaAz;8Y)-aKcLCc^)+FUhcL`|xwa`<bwYS=T}F$JVpA}|?N<6BxJ??L#(sezSqd%I<kR5*Gc
iB!^5j{YqS3-0<=lM+T&$Y|iK-t)MuP_nZ*NI4G+kWwer2rUK~Na2gA%d0used6;g!Ow~v-yV6R&Wy@$m^=phM58(yIpr0H5W!?G
YdEurws@Ng;RnD&4;QOkQV=0hc|h_*#M<D>NeZk-FJGgavEe3j3o%#3&s^HQ`MJZvv9Z~ZzkS2LS8IOXJIuqLG@Iz(p9H+)^0{xW
c!qI?r`2+vYHE%VWa?*Dd=IkDk>jJ7cFlxudeN*djXI~z1#h=z($glUCZeKvYuY68G$O5;VL}NwO+-oy6Qo(I;!#Ez598NoJEO+*
c*i^6FQeY@U`=U;CiWA)C^X1xz&TMGJsN`&DldAC0U%lg(&t=5F5IMqE`rH<aMf6dA>UC)8Rz8ZH0cL*#&=dD<H0&_l$+y(u3rKB
(UrZvdhX@yf)5j(+o)}CgN|zR@TOv%Olug_QfP*4R2_*X2#GieLY*D&WGuuA)WKT<@HI9WwzsgLrX09oaxAS_FJj=f$nMqVxoFDj
*)lQt=Qmdu5o*=nGTN;OaT%C^TBNGBMMVvsiQtzLOz(J{9QpC4iG(hx#$jhP*H(4rJ5CqBr*X!4X?moGj7cc~U@-|Byntf^3?<iF
;(ZrcgX^os&WGp4Nna;uNTmLSN1T4QQAmU353YIeECf!;(il!T@&{i5<L8erOD>>5vUT3{`IHtQU7`hvn-f~e#-@79^R6Oj^3H==
TX{;`faN4g&6ktm+&b`=M83(&Lrr;>Mcnad>!DYiuEiRl!lCN28?&7EmS2w<9OZS;{4fN+!bxAErY{I~Pc}tpK9v-q@4OGd)16h<
n(B-JjR(Ju;b$M;vd~r7LVA9KnuIFz;Yo)_3o9z>sHA!Chh#6j;XNNny3U2Bhkj<gpzNX~csz_Z#|?>*UtT<E!K60FMfl$vnV!1R
a`oBVEJ#D9T_)_w2;FKr6bat?`r7bMPp*z+44qK6IWm1+7u#8{i|^w#2^y5<L?EvLS)H7e9ZKMjBjpCP;o<MIprj69K2H;@;1)BG
_Fbk+*Cvf32(yDzpN|>du`Ou1x#ZN)uW_pJsPG;uqO7AS>DB7KN);Xz91DIA(6D?_-|GA^po@SlumT=+LqoN#AoMjC2F6K<+a29}
J1W$manwckOm=p7bb;!u@(9~&vp(CqS7BS8{3<*@90o4|oF_Xl>h&Eg!0Cra3s<fo->c3&ow$jvxLKpbWnI$J+rHJen|v<wq$FbL
9{D83Yo-YyYBf?sT{>|mLsA<_JX;i)hiGF7`m|JJZiIHbQ{gb<JM!YI<aG~(F;%m2=aH7XwpHWQS}kz_=}>uHp(9SDtBzY(m%z)_
ILa=T(C~#+=G8e%+G`+2rI5nMDZ#`Ge>>H}&W_fMa4siG%^*Z7oAG+<#|KlViRmHLP2md=Yz~ec8t2}5J>orgxj835%|Zh_kQFgh
cddqj2<}5l5IQ9o65a$hU0@qVa8YN9VGXc-UmUBpe4X6Y!9l-ksPDSk?smfC2MJWIX0E%ta{oj7Kd<!o0mwd|1qFKn4ZM62^mi8L
mqCavpvKE3ID^jlo*~Km52@qrt^yN&Xdh|S4xu|jk%@tzFd!fWi&sHg(SvFmRu11zGpQ8^AXRFjVqL!++)Ct`TIhK4h%5b5#?DMt
sR;n2Rx#D185B}OoOm-f%+`&tgIA9uT}>8aX-$zwKQ~<~>17lgD85NVDtBpGt{*pkL|hIjN2`LCLA0k}E~yH(uMubk#<Pm5(dbjc
eFWxal#4>a8do`MxHTwXp;^Z8NEI|nUW{NJkfEA*Yhf6@>{WxT)m8-M_8U;5R)j-Q8kej#*7O;QEFk6$P@ECR5GxpmvDNguZBA8?
ZA;P!lVaq(pA?;T(g~$8?Cr4Qvi)_=x@av4UusxA4QkY<I$ij4RZ5mCCNnLAW-j%46pA?BXue3ivOMk=JIN7-==#Xx8|xd+HPct!
jZTD;U_c>5ZN{@$m#Ps`jBRHuYli+<UM6>2*OzhMM-$*k^%0&FUH1}j1l?NmK=*pMB*g>l<6SW^m5Zn|SCN?)JC%rn8*<uQ^Z8#0
jDGywJLuUh61`!F%f^O~Q{G2kla<KNrh>``M2-liP#lXfDp)Hq0x2#D=D&yj`}+oT+1p}Eiz~jhJk!xoT4H{1A8h1l0!bz#S656!
xh;(QyKWFehjWvt)J#WQZEWEiNMbQ{3tEd^{!&spXI-I-rdCt9HB-lB-rF$;ZRkLdR&OFEnU~zOo(k$!nPiPf!j~?t<FXag;F;}H
U99ZZIn?;&#D%RS{l`&uyphq;=EyLyq%J$0oe3YowZW`WC6=dXwS8^bt)<eYjmJWbYO6#(RYe%t(j?-Cluq{pwQG&0=AmO89gKW!
B(GOv!Y_Gye7vg>=F+=NS#{$$--jj|+{fPfToASDD^*(Lr^Hg+%R1fFZt_kQ8S!X{ihMK>K|~fXMdb>keO=`3i-|d54gfJEov_+N
oKM%tNdGT~Cq`NO!)?!>UDE;4)h@YoA6<@;wGcH$r6d%X%ck}Gv=d2OaPA>6_I!uih|!4}^H2sfLtc_JwcW)Fdtoe|F9anrZS1U<
51HRtoaO7YS6XsStsJVmrFU_;&#U2coX!z;$K#%(v$LHnj5!rL8VD4ZR`5Ys>s&BqW{^6tu+%gLrW>GiIVYJBLzA<=P;g$SX}_E|
Q(cl$cs%6pFn;~pE(hv`0P#;?I5Jt}GtY)9dY<I#vF2XSMKu_jG?_f8BBtk38xcrk_7pleh5DTw&oTuVdmS^M9x>GOFxl!aKDd2p
3@*(?7%nq2M#^vMG0@?MXRxsCbhS;?>hnW|)6bL8IRZn+O2<)I_a3Aw?uKv<8dsyCjOP=yU75`1(lACJ6WSb}L-v%G2nbIDV*{D4
_1nZwI9{Xo5<A0PBkP~H^8An0`5O3r<&*3_fI_u%IG_<=0)cn32H=P=JMcGwvIp|{=KoS{1rwNge+JECM18%fkri3}u5YY2$!^+}
-D!ey-R|V;keY_)azP}s8jz0Lje31HYBo1S9RO^+k1D)hi?l^lr2${ljwK$;2qd8@Bw`3+kfJIXVTg#Sm?)B{ief1eh9#sZ2&M{3
7?vhlFZ9AOmoou~aB!GlSd=0ak`gEA35@`b7bqx$-zC`>rmzsM!n>XhwmJ_upH?@W|ARY8rPSgnW0*rs6wM%;z?x$X34lTn$by6M
g;{6d5BEq=fmDig7yV$N0*0vqkfo(viKh|;aE!7C03e14rkR2Wnh<FzQld~O5`jX6LLg{rB7l-2prlim)Ih=q`jAiqk@bDfq7y7=
DLH@<@jgD3J(tLjXQwdMdk(%TvLov!qKA0-=cU{_#RVZmzkQfEf+5<%mX#t=-g3A($Q%6sxj#D|zgOab2pe_|ASQpGG17zd?*#kQ
|5yQcj1Qm#Vude|2b7}_j^XvfML@$SM2OQ=Aka(z6D0zO|CIAk>`5q6kX4$NXnOAK-dGA48CZv4kJT#MVX$+QI!Gc=Q&TO@z=A-C
p-KTwNGNGY1RW3wNQktu<P9WXV<jq5MG&k-5G^E72A~}w0<3_t3#g<QNhW|GLta{x5BS&T)2Oy_x^0@;mvS0Q7YH9|RwW?FVxfH<
naycnvtyC;xI)>zg`Jpfcdj<K*coPksu8pS6^D1!!|L^}F6iC}PgmLvyJ8}nx{6ii9Dyj2lR2I1HHWce=ZjL7fk=U&wGEzW1BjLu
3V;($R=;F8*rG_A2*TXyy<F#wZ6Ty*gwAw3z=3mb6>NzQwJKa~5cDSn3v;NQ<XBi+4;0uchA)geSimI0kdRv|m$^ols*=?sGd!R$
rnSBZwxbqNI^#K@&4Fzd@Ev9~;~~kxWC>zI35lWB7A4{#)|Al0z|q!}Tr7(Sdna~C5wy$IwOc-n;X<Lgf(dMe(eV71W2v?Ahjl`$
G<Xi1*XTHR!lto{+K)JqZhBk@W{kvZyyi41Ns#DC4`D!v$z>v3W}I9=W{Fj3alCD?7}B$*ikHT$REn_Dl>li0V|ApelU<)NyXmYx
gL*g+M&$;|(6LvP!r2Zz>yYVDe+cL#6@2&?gzM-m3i(<jcy&j{_GSB&=(SdsG7WH*hrQeMc{GJ@4dwkJDn{Kv=bFiZW24586@wMH
h%6nkcjm4vB$?EXBxE~iLp5L~fS~3a<i-%7sv9vI5f!3vfzXLc*G!6HGDa%Z<4%s>Tjzmh-*T_uK>KY-%Pn;ZN~dnecbEqb_>`=r
9*TkqZp2RgUe(V&_pBN4`mU=X!(^;}cKmUgh9ke8_dRGM0Xf_eamfVIha4@)TulX(jlv5-I+Y28bsb>S8)+Y36Kc{r=@!TrUktOR
QGahw!FUquc-97&!`o`yYif~cHobME%3zdYB-VGrfoXAQtuFfqjnykcFA2y^!qwqym^}zHBKS=2yuA?H!M$n;Jj9$m9`b3<r=IQ0
yCgI(#wFo7vD*suM3XE|l-Cm#3i`Nn18iW3$fckt2DOEhtRH2lBGkF$@ogt2B&?C7RGZ7!d8w?%L_Dh29syT}i(gd`WrC<g?=oQO
v17svLh&2(;&{i=<&`7EbZ;qZkkq9XO<klRN=mR12HMuIKr^N=FgcJmi-!fU^o#H&q~I!zYQStDtBJ$E6I#*u(#L<kc|BpLbwX^b
LZncaeoM^ey7gn`9G<hG7}r7N!xhT6S?hQ{?}uF1d2hlrjF6{!azmbRYtU1X6=!xK91Ole%X31*U7fK<*l$jOi|oK)BI_`apl{9N
qduzqeRdyCiq){>_`RF>;(0k$tM#|1Sl)7oWl|pshqn7y45#GsSUjUUb{F3u6z{&?i`D0SbRD69#miX`^o5aPvI~cvy1?glN}|O<
T=VO?&hTj?Yt0`7FQQfjF-q>Mu}D`hrZm#ltwU_-YAp$JRic#EecfbQlO#C1sK%I`V*?^KyK*mzV`p(Pws^Eqjp`c&RGKF{ZnoPG
Z0O*faJO|q5YFL)wBjdCUA&HH`e%cu<44KyBn_Kkzi%W0a}5~-Y=u{}<?S`tyShN65f@QvRslP~LXl}zEoxkHfy;^INtIee<1aE8
a9@r$csWk&4vMg>Xg4Y;_B~Aqy%h<@uJ8)R^Sh8KBg&{^^*X2rU2lxh`K|d(>1tC$&W#c$p5qS@nse5m^H6k6Cjui(QY<q|aAdo!
O-3eRp9gDM)6#M((RYD!J$H!3&K{s@SinFM&qb?I8F&u{5kiYDH=QKv_N^RI+l%QVm_<>;3}gaeZHg8iVkj@UHd%(VBa*PE0|Pnn
FrEfyT}&X9CkUMyCzC#~_=kxN!)I_khrntc1U&(uECA&clc-6DCb;)jK|x3<>~awG8K8G5^@bK42Z`j5zUziQ3$UMr2Euts=<1=d
?O*gFE_z;l{y#^@-}PBz@{tSkq4#Ck(~51eNu)$GMf#0vV$MG8eumpa$<;3@TueI<@&OLh;GlXBA4cQhqlBk_hP-)bdbusw*zKvN
u2I$%!L-PfT4%lC(7j>KN=rCG2-8fsARs&dnxsBCm`((RAu&`9Cc{l3)*EacK~#X`pH|3$|415L2l>931MkpRLYB*F)<|N7n#Kk>
*d6C?4k%I#7yc*L+sN{aASORmkvW+xIl>BO0+lI~`+-Bikw$?4`CwvFgpw=U1GfHz?En!S7oP_&t~OJs8y|u~2_&Nh%H8{*3PbTz
_;vx%o&t~BB8lh_KTM*~h@XNA?kXLpb^gBqKR>+O>L?tOu{M4N%7&we5BF39LVV9-!R%axr}GvC{165bq(}r5#Rd`|AJ>~uOa&A~
L=>L`o`D@6;6T3zsnq+=x#8v=Jp<k}4ujlTFb5(#T$Dx9vW`VnU7R775mS~E5>&$y#Do)AET}b&otOcmP^EOt5mkuKFcZ{CKok-X
5ee!6@kpkq5J~_5nM6t%qCye^LQ;f?C?SF+sgzP9)SsxJJcr}tAbo@N(m!TT@%=OyO_pm~O|aNJ`_qNn!g3dm`Px+f22;!)co(P$
1cB0WaaFXWqC=7rP5mv!OG_1^!b4?5NtG_&f%S9;{U!Fwv^s>+NkLSlQ!`Y{KA0+(04FmGEKn&(NLm6(p#Y)+27+3E$TAp(O)8Lx
<cbE;3lI;>*X{*QQYK6>`S8XlA@D&?=@p?-?wUXXffvF?ffAK6MRf=nAZsuKP|^bWd{j0;*iHQ>AHnFu&~`qK|A&u&0gVzKUcM4T
=fN}#I_xqEAf`1UrA-MVp*20EhM3f?2G9^qG?8NfbnT?FgdiZU!?`T%_W6>dfIZ%|1^hsjP|_;=i4D`~-OI|vMJa_c=1geGQA`n-
IE5z1bpgaKYiG8qDoF)0?2N;zirME!CVRJTN3m!)97K_oiD6&@#wauZ5>)cAnJW-=x)mVk7Q*2^ZzqB0(ZEkG4_n%Q2bY(!b{}QP
0sa&8^mY@{oieEB(<%2}@0rN#JrIf!G&B`QqZ-6v_xd%j6FoR>sut<YYl^OSC$YmgZW&_NQX2_yiumkB*`iI8V^yR#GJET7m+5$;
P1_oNbO1et8;^+BaS(N}*g-MGA~kRR{`GGtQcwo)s%ji`VxhFEWCa2hGOkGNG^lE&=drCS8%pN*CeUhGK_D127!yxA-nb~OyK&3I
Tp~8p#@zj7c*}|89VnYhoJv4KC{i4pCd(CQHK?sYb}^wA?LQ23m8JjT^bjC+lEoD%BXn}dR68n!OCdo*vemIN!54Jskvc#ebzW;8
;ZcojM7!}VW;i8>`v3*a)16V2bSm}!eI0ba<o~xPI(r%ETtJ)i=E-RB#P5lGms~ki#YYNq0|QSq<F$GSMMzLYl0*D?R*jTInb}3i
;9R2YxN|gwxT_L5wV*VDm>jeYLnR~=1tU>Kt0bDDTA8Mufj@cZJJJ|(_xL8Jpc^%Uq0mTJMOU^%t14{>IS6|qA<CGC2q&o|tXZX;
uLnuRhI0LR_4kzxjv4EjaL|B)Z9O6KN3e>X2yJvBYA1NUh><|T!8naq$0eF~mh8z4dO9TdJ&|mn!U-Q<kUbEZ4^N#n)b%26LI`@`
_)4q`%OQRod}X)d^STpF*6qwI5zyyOXqqT{9$0fGW=nS{YBmQINNd%Zh!rZ-Xvt6(8%mLj7_QhjW|Ktb*u0zLu7TnO2y~6dVk3?+
gxXzK<rp+ErOtB%4qAYyscVE9MQdkWAKG4Q<vV8;OOhy1k}=WMnVQIDi8WUvriUoYaJGU)5fX>4`uoSJ<z}Wu9%bz2N)e10sEQJW
DkS4+BkD0yMBYG}@a67~U8iuPcPCC9<u3VN`S{)I-+AZ)#V*C-Qg#w}IO&n62Wi;z43|VQQhJKGhjfGi8!Al5gOE%cywvH`Hg4m0
kWv{0f}~_%B`#u6rxt-)RBdJ)h&n)R2ySvWb&<d+ERdG+A&`nt%Zn+AD^f@k45XpTss%%;c`V8jrFLcFyrgmtBFK&-o@F9DnkrHl
BS9;|5zh$Nh0BO^erZ1=<-+sr#0lw(j_K&_!98%J`Cej_RGInRL3s&anw2bwvTAEk{ra<8h$yZI<spHr=gd#j3W@1F-x$xFoy+Xs
aM<=cd-e`eUW2IDk>)sHCmb^m)z{BT0qH<$M#T_aI44&P;I?}7b7mTbfdu&N3&TWF7+XTxqCZ1iDn&R<CBpVIBv)DPIcB}njhwHU
(VplXzRX|Il1JaqndfDcwFLI3q%<Zl^B4XeJs#7b=eZuSMwn8T16YP8IHV&o4a9A}qYZ3?H6fsjk{kj%JN$>DownzF3S7*HZL^_V
hMAUq!DgHjPO83#V&apNx(MbMb@46To@gK{Ng~K%a4JF6xI~(EhHAXJ#NDo?bxlFml5ZI%Ql1EI)CI_O?nOM(B6@v0K92+N<@taQ
tGl!BKHLwtW8->XFr5VRj{C(z6BpHvM9mIL7@<Nt{<I*VU4Z=C27u=RE9K$o(t+HaN09(bdcg7q07_vVgMfbzr>AB6-^>q*@dyC>
j(YyMdSCAm%={WD1{$L4=2{Xls%ox<F8?dSI%nzqm~h0_n*<46pRVQ~=by&hFPyhM$xFvM4Vgk#r1CnSr@QCx<;Jxi>FL-a&riil
4kXBu1RoctrB1rtQAAwAI!ZCtsx^EFMhdDO9_~y|z28~T;#+*`S=DNLia2^ttTVnnt8^kxpfVK0QE0$)%1BCsnebjk&rs#`h)krl
9ZI?gi)smK+{Y{BP#3P|^dgxoyzeoUF$xTiDR|g$xMz*XU`+wClL>{mSSY3ufmm{?r7Kmj*+Uk4mZJHVtUPr##E3zez3+41!hCq{
PhL)Okf>27D;Q3jBHT5qR)riS?S;qK%G+Y4RoXl1z7DJ72}fONrKwqPkUegEd_$cGIy)|LgSJpPG9x0&4sv?fZ9H%rZh7#*RtUjj
W}1r344NvSCaOwHzU;uF!^0}5EZ+=GVdK6y+q9B!#Mw2oHQf^XrXl3&&at@Qom&`GF`*S5F7GnW_dcMWVmK@dX;N=IIxQxMHh0H|
M(v2CS<1eKe5%UCXg%n6MpbLO2W_KnsAw*YwN^@=nKZRXj<LE0XGjiR)N-LIB1oM;1~%>Qhj`Ygrv(#+q8R5T)*w}k#0cHpnWw9$
W-)zjs=P-?XjjFa`tHt5<W~riP(wj+o-;l#F7<=wjm6Y-B^Nw-i5R!r@Q)eVi@aBvE_iotu7^5YtCuXhX01rnGX$v$o1;-U>l)Ij
)$^Z|ggvfWaa&{RB42L{M^IvI&slDIgY8H(y5sq5Cr=T`;Hf<B?F01fRiwOZ>2b`}iOZ0eQd>iegIEf@$g1p&lbaM>Rd;&3M@ZOJ
E=Jm{hZMC(5#Kp5Gryd~j)RoLmb>t`4B5EtPTs=MhUHOY`6Z*mx(e*okQ$=s*Tqo55h>ejw7^l4X_l54A(^R|bv3EF?77U!s2^8g
g5^2M6oP`N3j(q!F`3=NiFOh~vrW~)6E+KHu(Vld^Qh%8B8h`khP4r7oW99dnrrc#v0ggzr=07YZ%cEr-74b*gRhrmS~?cLbzNpU
^Wvd!%;82*4~V2Dpi?tO(-B7n){2Y3hlmbls}sft#%v9w(+T0xVjdlLbb)qaRjrW3LpjL<X)6N~LzE<=0IVhnF(h9cV;RjGu5?P|
q?!hDlFH_TsJ!<%!VaOum5^kP@Wdu{m0mD)8P>4Dvhdh(clE)+7vYq6Ra9Owm0ZFy{!t*?+20-5(1(HJ=6v2zqtB~uZUCTy#9}Mo
t2l}5YKD3C_&U+x4p(ZBog8+!yd&njq|DO6Fe0cTPLFKlF9&}p4Z2RwrSma!#qOab-7s0Yp?6lTsy9kp_nhf;KQhmLd|h(^(dKw}
=F`4USJv~SsY^p~`GlBvccNl^!qLXS>9<R+JM`QYr_*#L&TZevxvAZ99Vk-iUq$d&AU-d$)x06gzo{U-c#`Bwz7_bgRb{#o8aq|1
7Na#JaJ$RmhBd2xdJL*toX5-Ibw@{dZQ`LrwY*4z3l$IRw*wJI&4mm>^q$!g3VdY~>V~7WK~)iEoEYbaBAC<B;%Mu<!x^N`#I$Uf
1hX>oG30EFLTv@Zj-46f80i%6RfrlE4r+;ZC;{ST{Q@0L28082AS71bTn8aK$b?Wpr9ZY+T&W$p9M%*xCQOB`MO2E`h<G4FTL+@M
^ISP}57@{bxa+?lHare!e)tk(2$bzplgSQ9_8W=W4#RAMC+%53>g|f7y!z1eeEal<xZ~h;Uy+|w9{~8qkaZQ9<Uf1@eu-0P2}kae
eIHo?R;<IXA=l8hc76i&(gV#3g6ZK)mk$v>6_DneDG3R!ZBjDw7N&5Rm1U=mph=;mUbkbhB%%E9a;!+pKPfW^QXbrcr&flDfv@At
APcv(-vyCXf@Qc{6p`pk6@ZFM!mEtwHBixPjRmTL4kwvWE558^+scJrx{OrPNv14d*uuycrOH8?CRig3l^V3%xvMRQzCH(;YWgkP
g~>WjNc(c`k_!_;5o(}_H)=ktykpmh+lZ#S*L9kbtvK_~Gsz&e(^cO*cUR6g&nom6NSmm4Tjwp1ehdyABnfwJ6OVJ;Z^ZJVyDQgq
xf(>@9Z(RDCcgXL4<wgg9dUeT5L~4Nrl?njj8|-<s(#Fy@G{6Ms6b_7bS?-kki)eJ*E=%6{H$)bIP7T7KA`S^<wKkq#ybdZLfn3>
{CK`Xdi-(j^V+J1(P3y~yT0+!n4kzj6(wb1iX<k)*l2d>mJ4-dbE7K}lTF}7tP|nU$o)uuKI;kc+7M<upE)AUd^niZi@tbur4i?L
WTmLCCs}shBUDk&?sGS*IJT@|x`Z+&uwd%aVBEoup0839w-3``N9^_XuTM8_bIzI}H9j+~w&QJ$WZp>im@mS@Be%Fk_qsOZgRrXD
2UP=a*$6;V5GCX1?(XT!krL_!K1VU}2Jys8z3bdi+DgC{1`OI@ixd$G%yh}8_h_WV3S}k)62W`58!F`;>H-y~YmRhxh@-VlM`QIt
Qey(KTv5(O0(oMlk2X$rlx+d_5ln@tdh~^d&D}}0qGqat1Q|S|Tpg>CWJn8J#<NiUvx`Q;HHnfkZ_kGxlUUZ$#J2dQD2z%-P2g(s
C@W#D;;2}gu61P?3P=##Y;?9Ta~K@fBb-gmnvuhY8fr$TAjrzng7q6GxP2c@1>Tjw#r%5p(dI)=vgZx1@|TzyH&<S`WWKvyrB{3i
1lOv<Ygz>}Ey&IDr6t5=L{ZEkD&sT*o-c^bw{w#0_!=nHMW7oC2#_p*v`BE}7-ZWdISR=Yo;Xq?Hm~3{*3i`DRlCT|tHo$36<NU+
t<3~$ZA7jgd(F)3{IsRTYQt@>7n!C+-%)96Qm>AZ9!TEG<8dx2XMOXiybUNZL5d5xt)#l*HiI6Ltyi%XT>Lr1z^efpdq7Hi+zrx$
>=jC=gqkY|&d3HT2Pi5B)`Cw4rOD9@>wb~AluE5`5nw>vAj-io6h`jjO?8G4Ljr1T$2ux+wt~AV1%=Q6h+({nh(nAN)rGhql@K-N
`tfyf16)Sfty1Mk16SWu(t}&qnjCDzQK7?u8QWVFT4QG~2ZgY<WS&P9bF5%w$4RsZ<b`ce02nMw65S9@g4cx2VmfFP)dWLGab80C
7Fn!CHfDeU(B9dlY^_C#qeSUTrpSwBSiZ@*KoGUIECHjj!9&-%YM&Z>oEVD{o=MgRpy!oCsv+;gH^vR7+@n2sE_z3&W#4wr=!P7#
YF6|D@Gg%5@MG&mT^2am32%{+WkQx*V^OfXkrlP~lysew@;bcdO5|j2>X8FVaE~}Id=6$WL>YClVrX8JTz_0RU2-mbHx#xSf<tR<
v#vKaI*QT6Krv`&k~2hJZs{4tH-*kGOmH-)nAb}gpnFy0ZKd?gW*X>L<|%w)w+{lSnZhh9MQlr?u(hI@#BF)BS4YNS$r#L_=X0&a
XwcL~A!xJ4jz!ZZ)S;jw4l1^c3||$c1FGWfeB)`Ld(@3yHo7v1DI+93O|e?(4RL1|#ma`Oq)?eT6OL7S=~~8`JjKDagjG@`a_2Y^
jB4WlAkweF1AT3kTHIP(jjW_)TT8st7l8{V?^{nPsIHh#MaW^qBYbF}K)i@`m84fSOBZ{aC2^iru9O#iVs#4pX-mo3Veqd|ftVsi
39V_hMWJ57Scr5?;{xW>noCvcHrQ3~&wJ{xu{k397uwFpq-01|Oq^3f;-;FQ8jq|jA@j4V6k=3QBbac{SnB+4U8>K14V(|2S@Y%m
*l&raseXCbbK2VlK)s}ko;@=ap74#-JXjDx@h$Z!SHO3OrNELI2q-vf17!mkiHg{)KGmh6t+2F-usg%1dwM)+E7BkvV6kOoo}zjB
YG-?G3_vyGm~I)}*Vn6*d)n$(zdr7Y#7=v^b^{knO~nN<K=!M=aG!BGEFlVETI(9xMg*I?z#!<c6hv)Fv<GU{RMq5Qv}a66l2tWX
=sbDx)9ZN+v)Uewp8k(yIB_Xbi}WmdhhE)ZZjN{j`rm?09-avhCv2Au$#QZqtfUrjE|m(e;Q01-&bua^NtfMiQwqwV)B+3<+I!`x
+MPxu9UcAo&qWw`;K@|%U{|kUF%%XCRHs!X9eWD___H;8yFGZz(cwyyp!Eqa$tr=KX@Ija80zKrt9*m1<`xG<9dsG;8s7QwWX`)4
1nY6U>znR$jUPdsCSdD}>#h;SqY{=}ou@nI@<EHzZ8WA3gEy_jjikfzWFczk=}Nf4wG+lST5DU?>=l(Bv>H}MX=*sNL%G2iy-?m7
^~D#=`P-3rFB$5vF;-<y9Y>kzLMD9e=dTTBq3LOQica>Ztu?PBh-TE5%hWugR-(a#@HcIi*o;mQbT5ml+*U>`_kgv`64W%!6=l?y
yd>mMMPR`dEG?0Jg{-CchYFhJys2F2Y)l2#z}8}mMZ@Sb2x8O`N{mZ5%k1Nm&3DV&sm4O7#xY@dLY&h^+tVjx`Neb_=q9xmj&#Lz
&9h=$^yC<H*OfDSp{ASb7dnH7rO=yzHqhE;Z-H@{C{*F9MJY8rO5{PqUX_`b0~VUbg5hKt&={--&`|QEgN$mNL)bad+{sUMlFTEE
J5LJ-0-%CJgHkooZH+8qMzBl-V(3REcYLSghghT?>aa@E)`|)N87N4&65TM_62K-Bbag>~Wh1j63SI^cAiCj)VEhxBAif`C1EY2b
ZR!sCr`9q9-d^}R0_m5Ci=mz&zoGJbf_5B62h8B}13~EU7vOvTnMZ(r5C<V2Axo|YwGldD`Sv{gJ8pkfa!^sST)l^q#p`$vY$kFn
(tg1WWyHiuqd|gUxDrhSu<xt~M~~a|^sGa<+9&GqN3I)mI*G7pGQ<3=>0`<??w!{<6f(x*F8f_*+8s7^4ngsX4wT3tTxx$PNO)C5
M5gJ9Bzt<t!4&cD4Y_jUPj1&{`)`@;10Hg$5Qx+XBP_8Zlz~W~6G;$NNW>B$0FxjkAQUL16B0xV$4;K3*X$wK?#q14+p}+2W$d4i
+>~<JN_qYL;Yn5tc$wX<q`Quh*6#H@W;u7G?vt6sq9tk&w8g-xAtsY4Uz{D$?UC5*V##a*;T#Kr(=HSjE)fE)fe=vyTtl=vWC%#C
PSjf{DVGTCk|2Z%lv@&0q0VJgM<^+g*l=+jQkij6BQQyhAb4OI7zl(Yl4COzk;jApQ567DQ3Vbh6O2ettAr8fdhwT_wpDibSUuEX
o8i_C<>JV!-6<d;oqiHbc8GP@14pNY1F#hAfT8nG50N7B72D9MxPp$~6S*{LG$0#xXbztL&GGn$Uimo80;-Uqf}&t4T0)G6B+ngl
4TmZ!iEh<L+agk-RDtk;YJdoU0*46=zeEcX6pBPAgm<WjuRaugK5l#)^-ZaVa0K%9{%^~}&@W&jc*E-ZzVF%i7Gdihr0lA|J*q^3
s;;;(Q<;inl(oY(XcdKdX2UF57;~;PuI!?tLKF|W8IX{RkA*V@jx>bE*w{d3HZ!Rag_A(&LBfJgTvLORZR>hr)H4Tyaf7V!9-=nf
v7hKZ-+llC#10Nn@P$6X;K`@KYX@E)PqQP{Pl*g;1_VugQ;-E}RLN5*gC%xI!?gH^xI7By!ty;boV`JXPgP8(pU>8Lyr-KF!GXBU
cDJ|DG(b29Ch{fq*i6MKO41ckM5JM1$w&Op$0YUUhltIn9v-{nQ$rafMO5;Bh8~wYG>VReRPE5$7i2sA(ySrXAB_Nc;8XdeQOQdr
&(y+(2-QH0kkSzp5D?JK5kk>RLcmI?LJ3GJ(17R&T$LmvQ7|DwNswfOQ4$#{&=CrgJeQUHXFR^FJ1oumz5f#)g7YB&dddg9%4Cl~
!9d_c2@v71<VR%@!-W@b_(~**3POc4FliiMnqr3w2ucGWl5<Fs6DCpjhtu1A|0}LO^MUl;a&7J5E7T0?{=h~_VSG0C_TG@z%S{HO
3LLYR*@y`q)>gI<N1gv3d*Q0J*HXOO?P4Q4gy>QbM}ppaPaAmoRyja}RUT2&*54})XJ?HItDJVoYi41~f@O`Av|~iIf=xdQxGwwT
mSl1<vPinT>gkc8BZ%q?cwb#^BqI`=y=D^LSm@cfuQ6rHv|7QNtj)ezns>X_|AGF>_@aXmOi3yu|3Mx{s)mezN%Ln!8F8E_;BWz<
X=oY*p+uyh5`}4{0GWvhs)dPCff@!RR0=?$0i{Nf#CDL*Q4uJW1zfgvoq={q2>;0<nJW`SL<EMhaAF*QG66*tN8^l0FCe6Xju81w
OjLx?OcMnWK~OCUC<67YDCHDKDD0{lbSR3inN>vUO#%WTl+wkqcb+-)S#c1WB+4ODj#P!BVws_kf&r4Es3|UNIeI5xU7;mRE))?`
Xo`rY39!Q$B&CX{%yrH<_fC!&Du}6ujOC+D6G~A<L=@6eRS_j9h7d^!n1&;fK}s_tB(}3EQX+(?l>np}i6){*l#qsyh$y6_-f)Iw
5@4dDiCO@O+Cu^bpe9ygCJewZsiB~tL<(Sug({|q?QJd>D2R?YP)!0TQ7MJZccaeqSTyJyC{$%#h6sqM$jTyuU}gwHX`o$~X9&(4
Fvb&BGQ&lIK|yE|RdO3CsEDA*nM_jCwzdMXWdSpR0CTq4b3qQ;DIF_VOJH4r*&L!d3fjQr7D#3$R2L4IRDwZTq8!04c<ObS#3exk
5lqNT#8FKJO9K@IW;rDZ6(LDWR4l+$A}(|*n?`}1l)$?QoDm3NEi~_>D<uj5DF!tr2@*LKgvj7iAyNzq#4s?EIGirE7*TNK6pGYF
!?S@wRKh25*x}WY&^d;ZDxw%ziI^!NDQYAjNhvD|A_4w?4!wT9eV9S_&&C~PKbj1w{LBi;myDBcTMNg(q6e}7q<kt8J92Bg6S`Ld
bqTy8y^tiyI2Z_%mI01it40z?CwllZ^5E|6@5FUbGbusVG6#8ABuW;62_RZTXp#b8C{Uzkh+u{Y3U~8#*gGJ2i-L;B(gpWv`E=v1
$RMQ3sCPoAAYmP(6Cg?x7!cV>6wv_V0*0!gR|Z7XB4IEPAV^9uLYXE6qAWuU0J$KhiY3#oMhnxI_^0}RMjXG==#+Hx-G}&X<D;-`
LC6f2Jzf(_Ku}ZdoU-x$k;TSf2&o!b_d}o2tPtak-}ZxhSI7ChyS-;;0oLxF{HxEJ981FHPMFL?k{dQ?12yo9maT~(kUf^A4R4=s
ZxcE>o&EdGBoCH1_vEpQ!b8s`F(2DwPJ8+;1nAq>&hwuIk2{c*YF(+ApOu7~Dlq@13&m?04QEv6i@>Dc0Z>_tIuS&QLVA2ZQv2_&
<<O&1iB+oYS(yryuG1SytCP!ivWBR^tE&T4LsqKs+KLK@PtC~7-5x~MHq2~NN{!+gYB?3$5-nmbFG?)J6Iw>`N>g>GPW4$KEfvcQ
0nKk_>nu|#P4DzD(y=C~D2!Ez)o&$CWDw_xXtmw4%o8C=Mo?`w;tI{B)UZv`bdwbmElwPrims7-!Oq!ddxfJd)?sEEVllN`GnY8L
<CVje7SO2|80u12mrS%^TCqh!Nf!A5>w4)Us7_p^ZG)jh{GC#CoTTZT8EPmd8?ftinX_qiS8qjU7%7Qj$4wY9a`DcylX-yA^S*Za
fyt5g<@My$M4mxO#}QH_t6>q#V5QATU95~yRL~?1Q&hZfjx;-F4cL}MR%4{W6ydvbCk7Qqd{e-B_kG9+e$(VXOq$+W!|?_{zN_Ev
<?`eG`u(oD_2?8TZu|^IUCB~yAd*1x{k`3R=GJ}kRZ~}HOr6Q-+c3e~9J#y14ic_#$~ZBK#DdMpUgpAZ9&zpG1=$G)Am>Q}Ma7mS
ZeVQ=JL`9L+P0;I7`^6V;<<+mnpHVwkd*6_yK^V1-W(ZQl;Nb0KD}dsvyWlf3}%4jSSSoQN|GRf{gk}%cq__iPu@EuBe86O*Lhp<
lNmz6%y5cVVcpWYJW~f%1e^GkM|XW4>vFP`t+@q*qfrDqJRA?M1BfXoB0fLHAXm?|s67Jb_6u}jMqon=@1ZL<XAJznr4ad+M#r(J
gX(|X{`)KQRk&`C>(x~O=kD)Az?hO~DyfKwhLL2VMyuc1)R6TMY<rM=W$7uezXPm#H^(jhNBR8s4Yy~#PWQ$NPz@gMZu_`#^huH!
At_p>U=Q<MkmhL}j_$h7`t9e*K<!ZvTfUTh#=TzSNctr<fsnG8zKT^755D4|zq{CLOoqu(S9G4?4yR*#AB%V)%&JD_35mQeS|Wly
4#TwO7hWE(MvLd9>vZgLSg4qA(J~uJTXb+Ioq)C{TXu2R@y-@?2u4lrbQI2OOV*-dq6-dV3WhN3eB1NVbLEF5{%aI@NZ}FtCO6d6
Oft%)v&{0^Ev8&)HAVRA<4R|S1V?;Fb%Z|I(dpVk1iY8rf`U9}nTu6eDmHs^!yMVYxF3Brajq!X)z}bgO@h<{HUSV2GN-!;ww*#A
H9O@01?1E;byy!MRA8XG@)NwEYlo4dGJg~WAuFo?ub#KCAzbi|^y?kjoGNf=ai%6N_?gRCao4Jh=Y@d4kr8~(u*x#R#8m@8<Hvwg
1n4;|!98+L;#3qdl@x>U?uO7jzuT<b>0!m$)&{kPj-fiEPJGH`xt8L5A+0Q?pkvZ>%n?K4A&Cm821sc&l!Yni%bqg@M^F=67&GN{
U5FU(l40j|TRB^122{Z+#4;djPuC5L1l+YfIlXsNk<|K|;iKu3%Q0PdbezuVh7}N9|Ks@ZKO29>*vOLGq+)Z?#AM9~CuLdQy|1ls
bx3l7ZdcZd$SMOwmTvp%?6f#9nb2czVYf9o_40nGBNd%HUPRl*5ceQxmU1D^sFoyq>42c_h>vmXU2B>64nL@qP|$oQxgjpkWcOJ5
ZPo@1zgC{ZMk4@a6lOA|ir3ogqYO^6t?^o*v10G(<*&1p8XY=FufEkkdY%>eer{D+t_X0Q7+C?`Jc*!4ChgV#Fw57Aaqo=avX9j%
!bYR?{gdN88Gvw(qrp8>#U^l}BFV@qnh_{GB-Cm$sC5YtNeRv_f>-+MuN{tB=N#$NrSV>mAghT9*m$0#IomD?!6fWldG7R(o!M%g
!tSSFBsr@da?aa$-eg?h=LLibAuyn%sfEUyIbcNx?H-RJn@@GOAYB;c>j%p9MdyVEZO%J!B9bIWLhC*$Pj|a=Ytdv;)OJo0<F1@c
h3{UxZNdwJa+AGrJZ0xu@@>}_6-c>osuy<Y*o4CKBi7_Z+nl_d?h|p>4h0yC4U_TP<Gu0?^R39It1l}%!ip4~a3qtvv>n%Urqdl0
!=W)bD;4hVdyI%E4_hc?bFFF0E;UUTNBpN8BkK%UJlyB5+$KIe?0D*SJ?mm~);#yI4I2^%sKn(t$2lE!xelk%bMCW`h<tqc6XO<o
<GPY$pHau1&LQN}D+p=8rqGUX4I3Fma_)w~I}&nEC#w=o6-K+gbJv-&At1Rza6scQLEc#GJcK!CJlPYyEXwQF<v>$$dF{EBr>#6v
GdXgPt=^Avb0-MNn={ZB?%+AVbzx1pA?HE_<ymNvtnqN;kmgi++3U{pL~?um4)<-511LWr?y&rgAh=whaFO2a&$q3~j)lJgA;jRQ
IcB2T1!0cuLDc}{hgl+b=aV#N-|Up@eo}HUn(6zaIG}zANJEg~pkdOMK_!I1p)M!()Vm37HgQ(8qV`yQUEJ3FjCxH>9LbQ@WVg`t
p3|RqcP$rUpFt}VIM`lNhe>(2@F18ZVgRuUDJ~$;fe;lt@MzAjAi&W)<2EI7qNpW!NjA)5yS3JrT5bEdP=nMYT$b_X!<ZfsjSy`Q
cSP4M8AJ<@slMO7lr9Wd>UWmdM|Vvf+>s7Qs|p_(lva=eAX!$RTqRtIA%zK0Adn3}Y7s*rDwGkSi4?imG=`vYtzZdA20FzR!XhaY
2!VBE4J|2=PNJIJpH66F(jENHd<_85kS2f(f$xHm`Kz<`d_+hYDN>*DfeesObQBpPmA#TwOA#`GqwWC*L)!OlhshJaM`c}thaMi@
I1|E<{M^oArT`>{{-Kxe{58G7B@q9Wflk#^5*PcDQ~I_Y_0{#ZJKLr0uL~Ewkbul_FvNma_WMxBX+bt91*0;`U?T=FmxCA7d(mPP
^O+g@eEV~7%)oDk49woK(Svr1N(=7yzh{jf!H2Nd9~-OR)ZV^-KaffVC^EvdinLOJ>49<p8Wki`gbEa5W(r`TPc=>@K!@EbxlFWB
1qx6e=oQF<SF%(vsR)2@ln>#Cfm1{X=tuYEASe8OHV9~rVG#h2_`qcQAn0paOS2I@kSG21f{$wo&<oCVhX0&55FZ2H!9QLAY%}I)
zY9*mUuI<Cwfb)6YByHt)LQaR{~NLJ;Z9TI6IbNtJFU1db(q^KC<<iBSiV!DVY@6++l4sB(PM6t8{?76Z<uQaN^YLdXAgtw3D3iu
l1;Y!yUjxYJirqGGf7eFB?=*esA!-wDGMWj%2v=0&W!AiGKQ5hBDEMNX%X2I0XUM;P_K1>6EKMpAu|k1NWeRZws3+u5*<+vt4Xvv
VZj8zs{%qZgb^+ON3p^wobB!tK%t435zHx&NUDmksfef|hNOuhC}=3E3R+?!N)liqNQNeg@S4bj1tz<-1m`9b6%ksHGYw#1bX%ed
uq+4a%m`z*XSk>jFQ@?D5(CV58FKf2&%a%r=y;uy9(s_ZDJc>p2qX}yC_$v9X$mN%A_jy+hz^~-!1vuA^WClAE&p@-vVRQ(si2Wc
Xmy3ft%U_4GZca;q&6{KQxpYL0*eU6CboF~l-DE<wvawX2O|rIk5^4K56dt=cK=q%w&5~GMHhvfdc!Vvx3Tx6s(YX3PI@nPd7(#t
Gx86EbzmX}-47@p{D)_Hlh<WbMHIF=XwfF{`g!?2*axBH7^jjb9;rwr1Jv}IKsWL4HVk?D*!6b!ytw7&JcB&(w@OjIW%(0?e<e0~
m;a^5;u3$O<^&<&`)>qK`Y8fXF;Mg&a#7ood3hD&c&H=ZaWX~@K<mb^r5QDrINc&Jz1L2ln)7v-X%Jz?afW0K#%8om2BDkYPM?Vn
Hl+Lb%h`F=f34BgEdl9a(+%Z|b~ZKNM{Xi_LAg9O(XTHtG^nK@iAaSADooKp6o`hlKUbR#nSl2K8HBLK)^N#~mb^Zf5(AkbHCmk_
)9J50t<8Xn_vTem*OGMae0vkzg8M{If}jTdJe@)3+X9uK^}m#f^^uV0&ss>O$7XVhsz2tAJ4!0=4(Fby2t(9u+2?8WTPTXDhYQOB
z-~+uE`4jwVU*_^oOZ$PJ?{gYB<@Z;go}n^O(f|Y5gRCGEwC;GbC=VrN$L(KMioaUSJu|%JxUCVmJpIdBuYU<5d##G0w{XWA_#)X
I8II#<w_*VxYomwkVh*kp~xa4shqfofk9Dg5@lRChG*R)oC*kvm=Q<O?j@XLl`&#wG>jBX(Fs!QOeX5{k8B~PPV0xsdNCp^qMGnH
<aS>=(kbB%P*Fx<94hsRSqV_#y3>gX-0cWRBe!%4x#)z)oN{-GO(qpjW=W1Ukpfg*2|Y@<7iFP4ZZe$jZn512dehFT@b4YNr(M@`
A)`Vz8p37HaN(S#oGFvhVB;W`1Z1ixq?Qn&9K#ga#gL(EOcbawH}&vaLAsFAf&(54ZK=lL#{nWXkbp(?c3E{uh_Cx_tti+2<c{+4
j02V#3eaQ$lQ6X|*&Pe;Fgv;%%ymfAIw<awxA3Puubz(#o;x(cg0J=4o-KTy=c3DJ7hif@J1Npc?;&-Ggt9rnp)wj_+Y&n_3}H%y
p`c-iSYk<t111DN#zs1jhd&9~c(D4rDWg?Qv($KP+=t)5=j2DnuHA0c@de=3e-31Uv`UHnWk8gJNSzLQ@;|@Ki|^(s%mRecAbI6e
pFNK+mXz{@BC04v^d2fc5Jsxh>HUO4Ixv)1Bp}&t0Q!WbMxfl$g}xZ_$I=P$^7_!4h6ZA<`{96s0w^^K3Mwoiq(M_E0)rtg+ahBN
16Cmi1B59Z&^w6wdygm8+08`t5)=Uv0}`bGP@xjMpa98e0w4-X5~&(igdzfgp=qTGP^4m7C|Xb{DwYBdI1@z(%1Va5zc-`I`OGn<
sJ!PBn8EmXL?O<YZ7I;t+J8+nDL1gNNjV*<n!`D8*c40^rIh=VLl0qLGDQa$B%8chLKy2*e6qqpuvQ<Z^?Oxmd4m`%MFXJvppgLs
(elB_^>Vxm-$#rSCB~iDVOHamX4XllT_jwgf><OA766hX7#Phh)i`=w4wCY+wu8Z{388}fvzW@b8l$ae6rGQ5a<!iiN+b}ctty0w
pn@V9A}Nr71L2ARNkb&46p2EkM8il?LIcM?2p5yZ^?mg54Y<W9(xD1U#bSF}q!5uHfJuGo+W)0#TylGf3!UAnpG_j2z%XU3csAf@
R6$_Ho`zd5*y6(vf_U}e1@b|egkm3PG}zJ*fkGJO0DH&^_$2&wg8X4xDL^P1MR$;iL^?$(YEU~P!+<j}Y6+LecxI=Jw$fo~Vg@jk
Ns$tRX#tWC>T#~nx+qyPP`Hd+QlL_`q(((R_J3)R3FQbB4I&-ArnD}EQOHrnA7bJnia}<e@IMB?Kd<_C0tSzR(o)m(KDqYY$35Zx
KY8r3A0K!G6OiabwkV$?TG(4u{oz|7?ClMH^1s0RLrdhIhJ8Q_ka_^{6(>>!J@OeRx3%M=+-4A(+3eE+%uwV6!kYEsIS5d+1Is%f
WU&biBqs*rJ?CTZIUAtxfyzdjq=FWiB9e)MglHb^L9^2D^LS)w7p!$dSaCUY0qRI01S6cx>U9EPp$cfF?L}mBLO~S?K?J}P5aM{+
6GFb)h9w7dJzitpb=rI<B0D5I;SZIKzG>Hq<2;W-UfqlhgLMbSKn_p|OF%Cm=i(25Im~-IHhnTa$!cXHe&mlhfG0KPd$a0~zi!Xt
+Y8O`-=K-Qc*vUgXRFoUzP(SnVoy=X$J8E(rKSpMngqzWRsLiaK@7Rbnu$a~5gn8V0yx%iPJ}43ky40SSdcvKe1E%p38;GM)e1I;
!QzIPB4Aav<y-RT{nNTb6R+{t%p!3=J{PKPDqwR8DpE2yH?Z%)<!oYoY#-oQ0`(xu{4cy%Rtqou^eHm|jMi-aGp5IuE6{*7Kvc;G
BahcB{%Guu>IJ(+EKU&R9*p{pAHsk_#p??VB)$s@hLk_3*<3feC<~U7G1M4E4$!@bA-Z}Ui#dRLT<q~wNP$9=toEb)brnNYCqeyw
_~jXm8A?($p}RBRbTVb3O5Zl#J89toIC)AMk@s)LWYidXnl7_Ot9Vg%%2Q4KDeF1;=XzpqeQ4Tm8zYjekjiEe6I%7t6Gzr$=pZu=
6V<~<R(W?UbS&MaN>F8vW;7Ajy5>fU)Q9}pA5b3g4|5X~ChH-S+bfcMBxw?Z^g)#k6y$<xG6N-S#rQ$Bv_w&pNu#Jz8f8f;8$c*9
CHPSin36!9CcD4qv86X7BzeXm2M93aWkbXNC_g_eJRZ)6lI(TG(1+ia?rSF492;c+a(G-al31$q69{E<2`buDLQFVn;I#B+8)~He
uP71|>0tw`JJa4k_j@^KS6~D6KvFc&lpx9q)F`N*o93X>sAcQES(-8|#K29{9kk;8oBTjM&i}nr{c&*-0+3cfsVD&{8O2gmDNw8#
F{p7M%48F06Z^O3a_AlUQxwiI9QuyUYW;XPo+!&&luKIMP39uunS^tvyg}jRf#yyXk&(rVKjVT$-Sdt`IX}^H^01~nifVyo$Tx_T
PIAqb)+~H;1<rY~&1!!1@+7UI=ah1P&9OQ1tMjuIDQJ*oC5XvwCHQgk?db5G9<$b0F_?wRf0~P$v`0;qLepA-@4f74yu9Y~-Oo|a
M=NwJ`oG|A_V15{J?QGk$>X_dXhtTHw!S|-=ZL6<i@5Gms(vxWB}?vs8nQgaT;DG^;YH3o!lBo7ySsNodKx<k^Wn#`1ka}Dv)wc*
aZV?kSx%U5iNan&<#O|+b2tCrt%lKUUB_mP4lUMJC^;*1T+Jp?XODZgsMuRXHHGwdU1(=_BNttj6#I9(#He{UoLnq6cax8aXM5*v
sTAr@mvrUFuIhepLBsQ*dR?GaK6dT8vBSqDGpv|>67a{a@0?g4o+2(BzNZR~en**~o#HrXi0#{sN}&WS^hwMd;!~Tw=dX8F7j`?F
tu8wz?uE(_v1irE5V<Wvf(1)BT{`ZMp5aH3hDchh)#l|i;qpfpxk=qrExvSczD>iFJD%alPF>{sochns(jA<*dXVI7@4b2|$AIQW
p&j+R+!N`KiSx|qJV}mRBAA#gmu1FN5RwZn-O=7l6ugbcm)8tFdD#<>t;LsqSLdN$t|0Tyl?4&!LqsUMy$3rf=2ZNx@;i-nl%G2D
D0wdt!cKZbGKNYoSCh#+5)fXA^#{6%@*TQeyqmK1nldCD<n2Xyz3Ah#N-dB=uyNt{yr;;IgFbfn<ArA9hrR1uMmi&Sx1H}UqQLsX
ozvWQ<~XI{s!mDyZtonbBc%n=8R9ua@(N4wAw>t}7t6K8F631SoaH^y$C5@5cRsz#WlBjgnDWb+iP8v#ay(I7LycMQM~HkUM{}xL
JGJuek7Z^n0^wIK)7qRN!wxT<$B^;Fb#n=jL`J)l=WfaI_sBxNTs%Och@uZx6V##SEIBA6E0kHB$q$@Lpr>*3+YWgTI<<_QYbeZj
U8gnGxtn~0yG+s4N$-0c@<O?IQS^BZ^9qx>D7Zlvh@E6rp5x~jy<kT#&z$>vkxA2nrBTeT%*rl!uy#0O+r8d>P_8`JxbAK5a~}1O
gi|-mlcJ-^r;CmyOgZlLcs-HkXQl|?mSV9qw1!u^vMO>5h)<e1>bY)RTD~yqJ=EjSL+&FHfPz9ENw@)GKw>oN`ocXFCuuh!cE2;j
%yEa&u22{C5+9;)?dW4P%}!y3R8vVt8H`B;QWPsNK}AwiN+`Kh6;x3K5XfaB!4wrl6G#ON$`r%|ow_gt*bRUOn1@td$V4e7DwID&
7!eU3b;KUM06v2aD3lD+(i1={KtU->n?IiUi1G#NFOS;OK|}QKL-CHpnxKZ2CRreg2#7Fb_Vh*ordyXNV4xd|7~~92asru3h=^P+
C{~espKs^j>U#L)z5#Awr47l-jja3wecfb*0KFkQ(6}e;=3~PTIqvTSzykB9BzEc>dP4a6KX<FlKBN@#L(C}iWc(dq2Xr2=PuD3H
!LJkAcLJ)vIZ>HGiiM_th)=2%@rBg6Ampo1kRt++DMncgLo+c&1tBDZco=^am{glbd$@hlx<D7KkVmg__n0|2?K+Rmn*m$9kT4|-
At4eHK_o*6NRr6_63E2EAQGaUh=^*s!t$sChl3Qaj$kTsgb<|mN^5AvRB~P*P}aIZoEwJVa`t1ApmTsaz@q4Z5FCYGB}6iyc91An
QYod1LkSQ#+>;SUc-}{+2kiAddE1&g7zU?w$z@dafv;sm4&7lSjiQt!7=i%O?nAnhC}QiAVav0Ki1m3CIW!>lJa*+k9Oy%{&Vgj-
u!0Ol)b9@WM)hRi`gS<@`8W@~?hm84$HELEL)Qmbr2$5gHdqYFtTmF>qQgiEXRDU@^Lu4-G;y?2#5>9DqfBN)yeZ`4t`7OZb-pDX
nRGDn5(yC=*-{;l7z+i!76AuvJi0mAL$`If&T|BfvJeamkz+7?-#$0JU~yeZ&h!^mRY~AFB#;M5uXAlucUj`E{qpdeS;}uX3o$M8
egE2g&H3oQZ*pk>>n2P_ziy~HflB=XO-(~xniTv_+dn;x%!(zvo0?GOGS{{qq4gglpZDJ%D<hB5DS^-WC1M3t#d<nw%>>2~IMvi8
=O_k3ZgCn<+-4$Te0x!3S@T;7dZAfhQ5Zol*E=Vp+djkL9cz?2x;#%QeSjSa@+Bgm1@SS&QHcT{dyc@7EYzVS%4#TRDTp#t{xWF{
DYou`$PnXl1c4N7CPf6^JZVwfsTtc&-Uv%tB@78nQT2259=lrKxlaS>%>?aKph$&@gbI-$P&<3=`TS4edWv!+Q_!Ks_Yg1D8e|7E
5Z+WafObhtghwSzg~AgefEOj&Om#sU22b5K?%82%*RfR1QmX+(5qj>D!_Ukc>bMjP0$~FR0z?E#L<k<ArP~l+)OUNnA^GIweiw7U
+|5|N-4bT)9NYfgci(*iX^Qub-sz+*Ang*bk3ue7vx*x))g+q9T`B&sH0|No-JA+`-rWz<{iu^;$>6U!Uk)aySC11E5KL!{bvL0D
U{03tI*>crn~#j}hNXJnSq-EnsbE@nDxGby#Moml>?zlPu(L%_dTgv}*g;o-QtG-mbvV3t)Ti6--JM*tlS13G|BJ^i`Qpy4UU*{0
&n(u6BD??!irg5I=^5I&(kLAUr>;oIL#IxQ6Tu8O$Mu`se03zr1{nIGfyI^_yT~LvBn@d?E>TKhtm8C`peV)SS9sri)n?BQ_1V=c
%$h1JN>M+(6j_LM<4<RtS*0aqQVexeS6W{-9ZzR=28cUH6zZ+Y4MYd$Zj@YkI_d5@THW7@D~};3R`Gaq&88v5@FB$6Pq1oa=_lq~
+yL^1&ZDj7Do*UMQ;pEcTPB${!FDmjfX+??kQ5eG5L`xaoSny=9`O5K4_JJjecm8Vqy-cdMRAOw&ecGS*hQ5|fte{NDFS5;5IHn7
B*2tVJ4?2)sDn|Gl+zFe3c8#jikKk63e;#O!inU!cWb4>4#%7>G&?RdXr*fi<s?QdA%a%_9y45S%wglK)0uP6In_hddY=c@f_#)u
{=P<i@zZoW1^o~;KpzQTuj_ed-_PpxpHh${K*TX3HlQ#enotR;1LCZQFFN};4}5u^xQCmGIIt87s>@c3D*}y!=PqQXgRqR?d*{@d
17F`^PLiNLS@nWy8~NRzEHM8+f`Imm!5_5&Ro9=$46HQa8xK-@k6<Jh+9UVJH9SXP>%#*wqXOCr9n_%ef!4;{N;G&Y=XeMjh#U_y
D6^EFJc&+HWV(ljR0ZKc>N>(nPaR;SGp#dS4f7$%zVOfx=2Ht1LlH<(KcjI(Jp6l(5d7K~ct@m&<RM4_kWfT4lL0U(O#?Et<e-?q
fsl_`fM+z49+(^L*_mcT#dbK(zlG+3@Y+MY4q1XU4I<Pe0ZJ_ZP>O9XH7FGKz~dX*gbhF$36KF2(jsjD(oh*0BDCZW(%gq=O{6kb
k)#mf10g}xLIg-rNFkDx3#b}Xjj#bgq!N{pfT|cENRYE4NQF0)H8fDBtc^ms0BWI$MZkp$sEC0Or5aIIfTS8wq)>Gr<fEWBRUq;c
KJO*R1d$R#5t4$HLomSq!fQV0PrW*hA)5i>#I#5fas~V?drb^dKpsvZ4Fsd=%+|nY58P~zQc{p#CE4!-mcbQFQBgF75i}JNl@LS`
&kUSD1wl{71YNrQ@8w1uy?&-$Kp>x7rU*2Niwlz|E*c9CM<}=@AjvS1m}m$f0SJdiE-fKL69Z7y1k6YpGaNz{EAKu-o13|))}&+X
+cx>!kCXG`kZ!~Ca3v{Er{hnas5|XVx4UYTPlKz51=PF@C1nt0DWc~9!s^WlA<sHC?80$o?FaV0x-O?uoaseu6V9%s)Y^e`qFU<U
HWnOU(pGNr%l@klqtiGeH*Qkm1hW}oAHhw!xyuYA@QFwv?YF|Fj%+OR4do|v&}R4Na<O#j?Ugm6;#lturm)GirTUyQZg@cTGsqbv
P!rI6#sm<Gh@?Jp8(N5@DEqyxI@^~gkF*AmK45F-+=q;V>y-kNbw07^3#X~xyN<|fr1q32%1Z@Z27-H#5d2^`YDG*cSNT3d7@%mW
DI!Wmi3pTogcI6+YyjPwW*CBiCJ^cJyF1GduSw}qhN80N3k06GM+>CJU0K+GRS{JgG1O-^P}ZyjLbx(<;UFjhwj2y2HhaDE4Ko;w
Xge-Uik~KoPS)Ck%cq#<vsUAgZDL-f6WXU#-WTHtboqSRk)vVe${kFmrN$V*La;WqR@q{h0`*U9iSh1E)6y6a&%+!kn52dS=RY`2
Lw<YeWapp7zYKx7CVreh6zY7{0Mqss_kplue5a&DmSIn>*dJPbPIW*(6Csd;Ie{tmBF#cR3O|$z&?21ymvKo=KvE!k(D6OtxRB3z
?1y~Hnxk~VfNsbg-NzuIcDE)DcV`HgM+8Qo$;t?s8HI@)MoA`CAZkq?UX)b)nX0NOQ9Dg%ckuoGe~Cw$Z20t3Y}XbMLVqd~T}RQu
oK-cfmqhc?($nWR3P|Tf+}{CFl{t2vJ1U*&B-Cw~L7AV=t!uZ*{wa2Q|M4h!qLp&&15a(X#YWg7;{ec7sSpFqBr;AwCkPxt;*}JK
=Co=<qcl{F02H)P6rHFR(CiRJkW7jrlw6>wh@}xpO;oTmQ!vF!L;(;`DpCZ5%o4IA6GIH7B!azsz~Jgp0*X`;Ha|i>)IU5G?m$5F
o|Eg*oWQYup21Hyo0<H6H4SUX43jwy9fzmlxC4<G3>p1;u3ldUAdGfD-pZC(g+zjaN}ru8<ELfBCs2oT{YvZn5sIZ@{!HLL$h<Zj
;lw+K1~pejw)`{CUb{mnLP}y=hg2O3F3Y~`wqILg%c7Lg-QdQOatKPgbm-g)8d!~+GP{XURYGl)y2?{=pTg+ljhTk1c1~gBInmsH
z3*i;;Dr^#;bX@anYoV_5ld!Ky@bygyILWoV`7{g9r|~td~8;ZWRH-&b}iO!VRargz3r76-Su>?tg9(61%}6fExc%1au(7c+-h8w
hNPHcE(oJBRw}A?mWFRKvsyi^#A4NC5HY0s;eDMRIOEXMzIZA4=*Z+p&%wMtt%j=55K^iVOIRXNa%pn3u@wucnQ}r>f(IViSva!8
bCAoSrI_e=F{lu*ZHgmlHVb!d*c1$4_3hXIJaBQitb!4caU(%UZZHm*0bDQ)R5rxg81`=gh!btCZi9g6E(iG^j$fhixtwZc6QPRl
<8sxpEsCx*L7*e5psHn&47TU<kx-Ifl!onOP1A8u$Wu6Gx}vRil?pA`>rkeK#7Mn;5bPBv&auiL;TxI3$Je@E-*%I<oEXEItp>yj
_jVl-ejm`hnW!NF5n~02km}Rtt{(wB5zM@@8VtS@$eWukAXg_ilOhTNO*KpfB*e^3Ei~!?z#O{{O|XfuiQAdca%pX2*i8V+4s;z7
2X#EYH>gE4_4+B^aJjY1!?VVsN+Mxm5oQ7<sF9_rpe9iQDyk@DAW?YZiCW7)JkYO!%hvR2@tbGAaY0cSMleuFp#b=T#5Q%w#q-!;
G!DZtwv<ZB!Tx~d=TJ0~eox0;d_hf|BboQlJJhMb5~shfFQ`03+xR&}-P5;9;o%**O<nPUt&)X_i3)0S6Cs#3k`)0#MPQzA#@vuc
f-)3ht}r#dV8K`-n;J4K6_DnaCHwXZCi=3f>>{gpjPyULq9BqI5ac9}mUZ=ebkX=dl+|@U+kQN7DhQ<)iBjnE)`BocpZx?bk;P5u
5Ip#o#Z?sx<8<EJqgX>hqiN3`?1!CB0OauN%w{nL@x&Us%P)!T_LrsBg*1{$L%ce>-md<B9ha{>&s-{LHA_yZ1GC9y5N);Ow?0*l
wCJw0k&xHg>u1>W&N|*uklUupD=6)ADDL!y(c28%hF9GCegASxe7QxjN*C#$b2WvShOI{;xMt5EIM2=k<DZ2-L10SW?%{hqlsH1{
(3TPJH>2I$-N>0s(TQB6=*mtMT_>*M=-dcME8RUOJ>MT2*j<lSdyalB+4*-8qm#+L7jpL;iPl~r(dW6+qAQ~;nI#GtB><W=C<cS>
>Hn`dc`F(~gwa=k=&vt!0H>*uI+T)LkX`@)mV-COjCkH-I7%SqgBK7}Y%yJ-?8)zYFML7+lMW=6f<hLEh$kN$NF0G^Dx*lc7@>wF
|7RN9oZws|^0zxfr57$f9`CP`zILWa94P>fR7x#jM0X(5Z@MKm6G_8&CK~wRi8tAf`lu2+1NI3{a9_NAcJqWyg*3ywIDVb?+rzN<
v%82+7s;hNQaOrN`Nw2V79dO4Ag6QOq^ih?7HoV&T@wkB+cPQGS17#|Hs()w<B>8hRH#N1In%rmcfIdz<$943Ub}L#F4cE0HL26d
3P`zor@NisdgNQf)@C^9=Z-A`iv{C}yS)b3$!ZM+T@4k0sfz_1*<qp4p(~I@+k4TOB}ascl&z9eh$5t-GUbJ>^C*RRU(IcUPL1l$
$gBejIVBK6V0B5siIi+0PWd5X3NaN<jOY7eFy@TnVoe>lO{&@u*0>^DMx6nOCQ6CU6>3OnDiVl5U{RTYaDlH+o-zh0vxjauu^bx6
r0BwM1nCKgBlT*Jm`x(*z#@w^BlRIaf0o5g7SoGW9xaMr3OSl6afTs>i&Rzye+=5XB8bOaPang3HMxu?N<<teIp59lepTiLAVp7?
aUYL?n?p({i8j~%CW5-OEsn1qUF1z!1YrCwOe(ntJaG5lj}_Ovc0LZ-6AnbfljeyOL90wA65_(Lk(ltJ{e72ToAdf%uVQgO1qMdj
>_U6oaLYzys$9a)7l*S_Pl?GkpUb1hOT*($3#*of9&diHC~+s4g27dSLVS@P^auKh6&g{YMwD7afPzX&DJdaPp;Rapsu6vne&8wX
?C$CtZL6;d?erf1&YlP2ddbrQNzu-bN4Kj3vouVy#hNo&sH_BeY6NC%uo5clrcvKE{(-&FYrUebkxE4HAV8H?3@pQD9T_ut4O*>x
R8FZ*oflJ`*ktb5r$R4hq3H2?B$D;epCmj1K=fbR3OOi&_{VQ=k!6H=cxS3~WYx$y2Ucb{niq7Ev+MI+Yb9dV6<NX6!zT<Va7vK+
zN&WzEk-HCXD**xT}@buaz2e3kr~?Ub}}A)!<8qW&)g`5>MROS=AjSK4KPyl^BbMXT6$>fvDwi!^IiT2U*G0*cb(u#P&7W-K*Oo(
NmPDv0#HySK{P^ytOY25O+rBh6;lL20T2xYKnRf(K?F$+6Gc*>M5j~N+vZX)7eT99wFx;ATc^LGb|>cS!{#B}Bj=bRrlN?dlmv@{
0<nPwnBqp9DpOPv<Ya&p874|%4JZ<cb*v$g!0e8~)M~*k5~3qf5VcG|m|>9&Lp3=og#^H#Fc~l@8YU`PAweN!DkO*<Mnwc9K+>w9
{>YF>{oMa2f68C_&Q)zPf75pq=K0vLyb&91DTuAifXDKgqsne#r(X`CMWj6FdzFHR4zsx8)ZQ{y@`Yn{N|1!icLw}sBWq33ScJ0t
K&uf-kR?e>aADyK&9)rSTsY1&OK2*SO$5>+qMRGtbZJIBAy5$v2u9A8#vxW@CvDoMgDyoE71~sU3@qZth4+E5M9E>!&KfDwBHa!^
<}*?=iz+478_-@EWa3@r(1W8LxM5>jgzh}icO6@#k_uXaYCLc$=E|eV`R{Tsje;vUt)SdylR_w{Aok8Rp<!|@rKp#wUI_SOXMuzf
eeG#S7S@O<Cwg6Tk5f%-zFw?d@MY?DmmOrhzYsec!C8xms%whSqwVH*9?hzNRVyta@|A3wi@Q3xgEyh~%j(Hb20d=5E48VDt+Aod
w7Z4%x2Q6yVo3;SRFw}2&3Q%%M-c`#79vr0%0wIylfnr?tfQtzipT@2Tx1^I(kVje^p2KRVIlYM$OvnZu93=cfRw)DcUX?QDC5C3
0L&rA=C(J+1qN!fM&X?qEJ+E<R!IgSB}j+^4dH>7z(aPh$WX4}ot2wIIH{uQ@^@mB2VzGo4m3y|NEac-q*6#c8o-ih%+b-aasy`q
xUKhf0zi-rAdqxkM+u4>E+ji<y5-s;SlVu>i6qxY8so*S2_~*WaRJ&ljIC_MZ%yNad2ZeCX$*-X#UW_DQq(jn3{9n1l_gxw9L}SW
!tj}=fd-tSjTnmH$6${j_1<%^cZyK-`@PuA96nPXy!k=>>5<izXxhVqZ|$`?(467uhnyby1VL5<2OlvM`9qS@Oa#>WLOkGzj!0qH
(usq;2Zt``xMy<$Wf9&OPG`Hj2_&S%OAgZN0n#rc!@FcQmw%@&0p%WDnzUQR>bqZ^&6+yjLV@f_I+^U8e9**Z>0p6I;r%Ho+;P)K
gDN0F_`B9yPML;cswkxXc)AX<8tyWTc<js{5^p$6LXx|+%1#(VmOJUhApYkf#^V+Il>hvCps7MqqJ~Hqk)#P`5s*S7DFb}I<0~FB
0ZCGzSDl3<nwOA~5a;?t#~lGuibMXZuCTbviPMS2(YfC%3Q3_|@ti39_h66?R20j!J5C`yoH<`m{BiTF2&s`W<<8{RQ**I7MK`M%
Lvkpvi<bd7s|%-LLPD%cnDs?@j~#QqSE4TKVYi>zJ5&Jb4(+^J`isLpb($2zEoqu<qmbBIi?|zrEMr0-lafauV1yvIglQ~SCN+74
ZRTMvHEKqNuEaVEjF#&G5dde%_dh-;A>x46A<i8R-i%njJF(;h@d0dZLxab@dS{oHUitj%;)l-pm#Vt3_dvd5v8?T!hrH_gx*xmK
*m*nryf+PxDde37z2Vp(tU^TrN=?BOd2+j}4|!+HP8!+nC0}T0LqyATnB^iTNbKY5B|Ji8;6uZWHq##jkaqqCou)D=;nL+^e16dt
S{j4QXrl0Bq9LycG%Lf^+1GNq3~{7_k`6F20&{xPtE}<O&bXcbXYWVA?(n`>)9AW0$15pmq#alzJ`CGN9k(_(4#}!wsEU<TrBFyD
5K@2yLSiavN(1d5hyk7}=|i{sfa<+G21<N$`K;s~bJ$N?U5{WMC?9J4zek|}*uecLICX6F0;awH4DDmkcMFs~wP?L@IBJ?mjWyS+
E!jL?JZ0Q>-+XgEm>!-@YK&O=a&92{<W`h4U@xOxBF>x?N|j#ML>Vf0eP=*=%A5xUS(u+~ln8T)!sR_+gT_lH?;XgZXJ<LeWRgL3
qM~Bl|1|v%$M|LpO&i!v3FFM=oujk&sBFp|G;bWEYQ-y^bRISIbcdgL>mjq?a^I(&28IhXmfF4AuM?4huY4*3BQR916Yvyxu(U!r
=G`@vU-taKk*(%hR67I^{KpX$!vq--Hd}*z74y5X1ciLtJWR5_L>Iq3U>w7aT)BK)GnDC`Z+smF&TuPQi#9!+YbSvxXp9k1Vd8ty
20@6zGvHZPmfAq6%UcW-ISc$c3d2Yx9bkBm-|Pm7oOd2aI2_w;wH;r(&ySz6uETQJ&q6tvTl&NdghmI#QIf(`iGfkrQ#&I6m^-09
_~S5oNaT9tX+oBY1=~h$+PQMibllv&|953(v`$t19idp9f?ZOfm27u4Po*rFFD7A_)1u2F@*IW<uO{KiA;^@GNt?p~Kq%<loFXB}
v5mY+nWI}ocQow-0R99ZYEx_{Vsw0Gt`PEGB)}_$JSbp-j3C-Tpo*enIm(EO-2|@TPQyj0Xn>0>nxu&NvegNUq=ZUNiE?V9Y?m;M
Vo;WL2pWWQltp!I1LO$|Ba{S8b)j^caMs-IA^uL*&eT)|3R4j<M7nG=X2e1qZ*Ikhac+QjVCBKgi<u>zrz$RTi<c0Hk(3lrk-?S7
3UH8&lrUmwgk2(U7T5yvzJ=2^B=-q$oS6joPp=0<(X`w_<I)Zjf>+7W+=3^EV)8?gNgCRXlGM_UJ8r<aMI_1WV`Er6qeQVSf`*Xa
aLH*RR1J;OQI}wxNushiU4qHBoM0qWqJU^x0CEt_M|{A|BWd*t9*{TJ+JT%NJ{}#;CT2d~|FA*!yl=Y|$~gP`(9y9RkYCq8%>;#X
%z%OtDW*c0p^}D*3IZg8L<*#&l#+;zNTc>jv~@Fz`fcRPZnX@iusaFVL%GHRkcIBgA$oD^_k8bjXY9QPCDa+|v#v9Kq^$7(=*VO@
EEMM_Lg^>(>^9QT)*fUW-kQ)%dHR#y5(n)<pHPPUb2`sEn!#s@PrHfh)#cEgF;eW^GQ=v0)k~7m%H^C&3sK(&^ZDt29?&39kf^iJ
&A9EE496OIxUgRm>jkWrgTfn}v3_B`6I9{&gTpUdlH8Ni4^Gh35JL0;Ij4<60k!OIG0M^Be>wOF`I!wT{{VFZgmoc6c~3Zf^R;GU
Pz16BX~zwOaX}rOgv*laZ*&NH*XlR>ZY-StiPQO8BbEFpK&wfQ#N7FuX~K)JBR@owa>a}7BAtbHkG9f|vkEDZc>+<wEA9^zz8_(9
f`Goh_fNaY$|2vy5sgqqLoM^GyP>dzHp`%*iV&y-YEVg0h$TRr!R6eppZ;KWI8){V1H34&%=AToj^qjGgj1;}Z~@Q&5HloD159o&
a0}#04GDsLAygVbe^~+v@9_{tez85gj5XyQsmMD{?@9D`{T%c;RSO{)AE9+pFlDJoj3ffN{nuX}I`dnf@XizR{B9@i==?VQM>{>M
SWsN45NRj5)=uf5CoY_2iwMD3C?!m>Fqpl^9=zh#PL3XrV%#S)R={DecdL#Y&*XO7V|HKYdxhB3rzKzI;4i1PH)PAmoCtxy{JZSd
7nVDL1jJA>&Pj1xMO8GFyStuHYS&g1CsL)DV`R0@D-aTeL|CP0bx8m4W2p$ElY1VRY+`#Okak=hzQc!a4mr4F9!?W60C~~Ji9Fs!
Aw!_@ctMDA@A=APw^0!VxROG!RAVwau~UeqIEdyZV^?{fJYUwFZq}7m<=E)Zy2h)`)4gH6OoxQw-j;$;kF#99Mj%)Xx)mCVVFXzW
h1N`}%VH(m(}-z~SZh4*12%z@MniFw92pRCgc#aCy^o&lR&1i#1d|0M#s+b@U?&`I3&9XD2Z`FT@47wfg!LoXYZ+1Buy-PnG@nE!
5(Xeyw5rcnCa$rCKCFYga7aDtA$c?l{%|}k*Sd!tG?2O05fglU==8HCYdv=p>jNQ^#m7Ef=jU+1Gev+h0LC(cQ`9xbt@fPiA4*@A
-n0(J5%`d%Wd<%<iW?!rg$%25Gd7@gaFpZ2V;R<TD6IcPu#UH$H-=tFpEzK3L=O1KYE7Pm>iVx!t^6j_nEDR*l>#YJSEpg1_CMYd
H9$=PH7o}Hpylme4_X}!y?vr%4$tquk^G(1DIz$8=z;BO5-N)+Y>Ei1T8mkr!5V$GvL0_GHn4fyg~&Unyp22kUnZA}O4Uw8Fn^Qp
wi!*Svh}Qon4V7#wc?n(a>ZkrLd8H;%fCu(%Z@KsPM?P5b8+$?2xt>PKF{6MIUacQ2#wwyzDI$RvU#622JhEd0PKjMKaV**;(~8z
uI!@~8!Sc)6hQJ-<wTHl&GpQlgqu?zXYc4y)+3migZ_3>F4`)^NyAV(P8dz1B+R=&nl@1rCIN94V9J$R$=&S8eyUT+?a#F3+6P2@
o_jKASalDM4Ajivq02egWQoH9!D0f76j-f=>k5CD4!PFXR+PC)T-N$s@wxKm6u#|K6{9ln;S*J5MP;=asup8VLF_@Zlda_NMc{>4
X%7kORLx$`<h>`@B!IxFCrP)$Nu*e5k~W8=l_0f*tQILV=7tD@R0;yHHv12S)=xT*rKnxt|0l8{{_khz0;nQFgo#>EilC5)3RaMr
iXb4WU<qiTs$_^lgeW3uP$E%c6rf^C7KNgLC}}7ds0fM?AdqN4f{I~+CZ&lQ283x=2~uP!8YxL?6e*;n0+1<aqNxy~h6;*SNFo@J
h6I@+7Ai@CDx!#r3Ye;8ppd14NQkKds0sw6X(}a%qJl^Y7M7YRfFc+oC6<(mlqRBxrlE-`h-m_;C<+200+Ds|0ngp1%>lGgK~-DI
QU*Z887g5R@pB4Aq-n<k5sHGSiHQZNR%D=qOyuJlbnU~!4iLnL35DlrGg3$d;9LqW$0rWwYzkoI6H-&EfHFq~A)p#rg(zs4C}{|(
p$9}cEiEQdLki<#HLPeIhb9OjCC)VNLI)j@+1vxC5-F`)ZbESM7=sA7g>eEQu!Deh%dpUDun-|22Rjq8^EyrnIC<7Z*j<+h>_84g
fZ;(!kin2oW82d`@3+_Edix3W)tWjv4L3@I7zg1yLxj?lr55!m*RT(a&;Ue%R0~uE0YK1=3Ez22WE2{ZP^BUhbL0K^H_6a&ezf{~
`g9k(>r^{v(s|vN$IxOK44N$jQ5j1pun<VvT<h$2baHy#=L7|LQT%>j>`%gZFftoOh|D2&H;S^_w%dQU`pXQ(lElzmyWp#M&)a#9
6G$t>v;Ha54>w0^_N4|29>=i{1{xxyC*ygtXl){?vqNx537L{%mm*;`2GOaCn3N(?iirbgO{6s?F)K8XhZC02m`0^?B3KzLi~*zx
8d3_X3J?fM+`z_)3W>Kd42p8oW9IJgBfZ@>ig`#v^@PeGr4k7B`iRY@qyRpX*L3sZ7e3mi4+nh!r|?VoM%bCfoq}*>)l8BZkw%aW
N+wD=ksN?>6re<v6at_M5_;&LY2tmYMY!Ayw6w<f50qH|;w4}xeeF{pXQ9zMI*J_4bUN@SLK^8i@L`jo^`3LNcKw2l7h@ne*f0##
A-^NGz8do!`SoyWD|QXbU^px)zj6k*>BU3@HT*<*v92?+uK5C`Uz0teT<6VuE+8O4;EUh4^G3Xoz~tko+Q(AKvO;eTV-wnHFvG3q
;}^VxmjTON3+Uaxp<PM9_IGrJPrW}7h#6)F=4B~T*h<8s5mNwA&ocxZKbz0Mza$xZFlnH%LljUBvZ9W=yu4oU@BEjf+I@WWk?Etf
=>G(h^_%>T+2DA9U+B6#rGfgzE)cWS2g(X+kM4w^)%<<GHWRNNp$;^$>-U+^%+xw-2zz`Nol?7G@SekgIsiNXn}eS%P%goSXV~k6
8b})kqY$yT2!s4E03LI3e7q=my{6GL6+86P;@H(TeR~*tM?i#!jiYr6{<HY$>55e1zM#&}8UsA7EDeF|exg7E{_0{74H!U}s2I3_
!R!k_jjbXJA@?MPrU4J8z}v+GMa~+)N}59x4sJyNYhex$P<AY+M4*!BBqB3eD5VIJ8l;IMfdIE*k88Q(x=)W$JbDfsamnQ4Im&rF
;9NDf?v6Q)=T5=Ohn=$N#;94G?>b&rUZhn)l0fcw++%a4b{*=@Te~*q1w!uRBNGJn_dWRQb%HDYiR*jvW6!Ff^^>p@;C7z}x34TK
xTdXHO@^~S@B#pe^vn<stB>kB=VitK@<~c*qK1IU0}CNU%83bKB3Ps=at8t_B0`EL2!N-1CTP%;sWR$>_WA{cDumdtHH!%!F4DYB
F~u>$<gwaON4Q<wL#CZ1D(o)y^3dH^6+t<%JJ#-&jzK$Q%*!x{f>RpA=|@OX=1|?z%NqniwA5FR7Et$+3bhTG>r%Q?Wuh!?M_hZC
uw)e*5s?^4D7DD%Stu4I;TWDczCV0>x4{&ZRquI>CiizWlsVwia=i%)7|6j8ijpZZK_Njj!v<y&K*F-bO>7ckF;KukEK><KQz8Zc
)RNNzkVar)GXW&B5JEH%k%XoIMJhy_GKL&siWJe3E0Cc=lu<yXP*pJ@G7D~N3v6Q9LWF=SV1gPErh+D-P^KoRXelV5qL`SO2%@4W
CZZ@JB$A?PfRxlOL_VzB4U)@a7Dd}p1Ts>=P?UMWaRW0R2@d1!S;T6j2vh>zHHJfcvyEvB0h=c1U?RFLMUjz7Fq9EAjTbxv0g$6D
Hma(onW!ZppeAA|N+=+ds%b7(1t4-T#h{oPR;i$tsfr?Mriz9tOjHb2-JIrk&?IwMG{gzx+midBMErxuW5@sxY>~A%mkF?@FcT0G
)~rft0wS0q8X%&RbAvfznz<QJagsI162nRe>>@4%MZxME<rGx+<H(1D-NHX7$@xz(#UcPX6x+yB2HzPkA=ax~X(Mc$(ra0WT5)13
hzciJfan!Vn>Hl=9xk^6p~Nv8AFC0Mt~Z3^%x=cMQXEmX^|pa^(aJ^;;I8)UY{87g&S|$>9_~DHUJepmq=J-&8X8@*29lXbXd#Fo
%W};)RLDe-OGHssO*25m#8NahBe5Z4Ds^B)ObO>mxlswdZDI6FvLZOjWK<M0jIwK6oa#-eh%jJlP({GV!<!+?QWzr=8qoC<redy%
HX?*{w(2m5i3$n;suH3Zkf2ajNmLvPVa`maouCv2%5#Ha9DtxAI}$>miT1&X=5RX_8bvTD1CS96A~8`w4U8n1%wVKM*zVI6aDpJz
m{rP%rchCLh%f?*QfXkSqGBMRqH0JYYM?1<l4gJ+0wsze3SgL`DPj@|A||L-s92DSWuPf3h-eC}V~tSM%FqQA1yY1fCeY$a(DIBS
DBcaNAq)(#OF~4-5}a8Sr7S{F5h5d%1;Qr6sqlDkeQ{7ld|`No)+0QShsOsv_wcd22n+_J8ekZhfZ|+;Qs9NkB{(x8CYUHs^aMH_
kIC2$q`XGVC@QZsg%yD3S&>yi4;GPQ1X!SI(hw|k;HqZe8RJ!glvY8<Mp7J9nY)&2HZ(Mb#h|LCN?Vy(Zweq^Z7*d|0*iIKDUp{g
V}Ji39xQx1!`jSeTByjU@GQNntTBVn-p8GZ$C7AGI6DT-+uQWG40zw4W9od5teb(}5yDNq++LCHxiwX%13-5Gq@cyMFo+PTM?ldq
r$p8|%!>;PEDZ!z!pJDgvvX1!70qG2_~LMFr5H9EJJB^cVmyh_GEyTVsH>Azrx}5ntkIMzgfo*dK^U?kfUiy+i58MIs(z!jWJm3b
&iuIN)|c>)y@*uGh$!I^!|~ScgIXYUgzEytXF*Zl8ex@Uq(iGax9ipqVfgE}#}&|mk~Lw$EL9kbp|KDii`3&&jJyui6Hsa=b)Fqi
mwUT!!&W`epmFjfe3rs1mC2Co2>9cH+a0g4$41*pTVu(N_S)5kpw);%3lcymq&RhT43V45cXSJS%4Igmm_bXsj*rgm;XfQ4jy~qX
EA)iagCMEUhBYu@lse`bhDe~WMH71bJ$o_|co2smxmJjBjA7@E=8=iG!lH~ErKb5CfVvb0uG8x?sbj1V)hGigt&DXp<0ho<D>e!g
T8SY$723TNgphAszMN4p8LSlKbdnF<LwKo(ORhaQJkgIWJ1H|-$va6kmhQs4YJQpRH0hmDvPP#!rjhhRyYlaEo$p+iAvkP;sDbw=
h`S+4YPN=|*zG-1cvY?`ws3KV^34t=IE59KDhgJNwL@6qZzVNONT+jpeJbK2tr8IxV`Jo!*fnjPcuv<XjAO}gZZ58=sc#djMGDNV
)6x`Z*Aq<M^92n$Sc1_gQtddgnVZq5sxN0Y+|DXB0Db6F(2TRby9OU}H<ncS)8C!mC~kFiYO3+pU6*6NLe+K3oGpuK8iw6dWvR^v
L0SSVGjS@HO-3ZxmSeYU)EN<m%Vx+S1zss;Cjt#pkWf_J6L&7JC0$r56{5t3+5}Q6v`rat-IZvp7HbO?Ub0en=taFOitNbhRWY>;
o0vsZ#Hnb5Q03Wm9Gk0saVNlUpF2E3<R=sA=?FS5vmBldsmax-EQbv7*G3hp)3MO)=Nna9N>EIqV6d#^)Vx(uQ5z#qF4C>jEJ;Ol
s)n^+h763sJe$Vo#^yw$MFWNy>`J<Z;P55GDz{i+U!hqIwn(X<RfMyu$4Vtd+bp6<nhH&u7@&&kS&-dSSj$mIfbMbUZGm><AFc4-
@fOa_w)uVHH>@BIw&*vH2Dh^82m?TrNedY?lA<Z%X5FMpr$CTMEQCjZ#$kzfy_A}rafX9XAack_%pIFB*>wf1BpITBx)3l!Yz?6X
Fcg~*=X#hMaFyABu?{zr2UjR)GHA;YwUTdQHBplmEQP62RtN}FhU#6xfVPdLN|gu0u__af&tjud;Y~PF?l|WJqEwvFBdnnc!B7A&
%7IW4s>BjOGc4*AV5(fZQbA1SZbxdSAFdqb$YB=+#9Gy;wS7dQ$7yBm435MsY*dtti4Ci^^7~eiqM_WDVZy7_<<X!9@I@YxcaoBE
#E{pAC4KBeE1=>}06?e_IFfwk6E`y=JvJExTy$6(CFsCvR*?vRb(n~4rxmRmp^(CvX&N)38bGNf7a_PMgvb+qx8pAsiDNXKWZ>RR
<uJ8wR!d6DJo4{(&O9!nCsG0@;GE&Sc|Gatg%+gubMH?G<xA<@JX|I=l^paqVT-8mkkeJi_HS*}<KZcfX|`k19O`};QwGjPV*bl_
#~Rcywiv=yc%gjd*7rB5Yl*W&qEa!d4Y=IKXQ}}vY`)Gl6cmWTWRS-B_VNdXQYDJl$~u?lT_T&vA0G1sS#pJ3^S94Hxq5K4>61+9
*c{|ct9|-*H|M^7dff3{vx%W4#CdEdDv0VVOF5U5Z=GRRcGwMR@%s8T$fAg!Zm)NbzTe%Q3J9hKWa%j}9GVIYmx)SF85V?eQEgIY
Q^mVx*tAhaU@1}~prn9l?wc9Y!zoj7a_zod84L`A7#0%ZceLHpO^FKTQsUd4-t&}1RaH@1Siu?yRE0siUWCGl4rED(HCe$)hC>1m
Rx!cZw#DGqjUsTRy){b-ux+G+WWc9JFceZ&5y7w<nn?qRP7~YM*gl>P0oKmML0MM84se=YeH|JKmu5!^3^^Kf0`K_yaNJMg+~O7_
q-ZKTF^TPxAPr4Pme0IDch<%J7cn`%zgxSwR9K(CHt3Zuz5DGZ?X(3IgYBN8wx$G4VS^x8N>MPDKDZ2meUN@-Q&@gKH<qsY9qEbm
VR7f!)<q2fg2Yr5nzg+vJh8Hf_o<jD+gEJ847#W)ucBPKNjg~xh*^dFd-Cv#!vU_@dDOuiM*E0ayD0rBO&YlmL@depM4ze?@zxSg
$G;=Ua6~}G%YhM_pjoReS*bMXCt7u&K?_;+UlPuSI*9kIw$i+HX=`Y-sP%V{sALoQJ!tERPEgQ4Mpr3)75<aHx6u=)<gJmI%)p>A
(N&3{^i+;n10Z4Ho~;_$c+?CuidRta=G$dm6wDJwd$S$2`ZZR&IZfJB@YYV+#G6?HY5rA$AGgmJo@4x@$j-NU(2U_M-O~fy94*!q
D1o5}qIcPzrqHEKN&`4{oUV3Dv|_NQ+DYxf<KL`Pv$kPc3{~RONj>_!JG*`4^r|aWNh)a$sFD$eY#>^usj#9CiGy;tAA77&SYwul
yQ4$AA}`!c?dbbr%elnAs&edr^C{wT8Lc^l>66=d<P?f_B+cIgv&T6VGrEtuOiJ2pj|IM684z<AZU;*30T<J~3riINR2V8~N+y~r
o4w1%7YHIEik#WN?1DkucJp8}epC)t7llC+(L3ZglD!g}0l>PR^EY_q`qk&HPoM%XbOgfF8)wThtR8om*jzag%0&rUKoB7*fWizS
Q6wTt1jz#@A&C*#omz!bos|kvNCJ>u1cS5rohUjq@S+Cp2L|To`LB~By79>qfWSnw>`4F2U5$jK0Ry3g4dke33nuqUuJ=q=EK<&I
M{jq#RvI~ly6n8kjQ6p)U5pA(ZQ$8az!2a$TXMc5jg-b5fE{_#i@~&BpdLnzMjT3_F>DAd3NAx-O^GnUW69z0m#4e7EgR5pI|qah
JiwfJ><<`I-3V*mJ>b9)phRu4Xn^E6;1iBE27p6M0&1X%q&1i-Y6l*M0C1S*P(#!RxY<v%cz4_ct^{yFkxWk}4jde6Gg}SM2(D1<
q9D%UVIW5fzIG=*cGIIeav-Sr!EV-+N+egOy3V!*9oT&q^U2hA3++ViGnNt*9N;B_$#)gUb=Pgur;;BaZ%{6sB8m%+@X83_^<h*I
36(ualay%@L3U8fyo8Q)=_9*|4<{?IE<4b0$Y^q|JCHkuNO`1@1(@XbTf<2n8PlM4Q4?ZG&Y+aY7=#-_t_2r9nP+iW7SB-~cQL_}
g@YU&iyiG8I5`8r?al`?gn{}ugwwDa4IspUu>kL*1=s{}?1qr~gs8n^++wa7h8Bh0E`~}ZVf{D8ZH9q{iL{CfEG!$w^O2fPUNv1&
<BWDP(X66!5?illdXlVEIG-oHNaRpMLW?1{1!hqN7h@>Gvk(q&haK5_rnUta2THp+BLaLNIO8~Rgzf`)<J$;?a9bOUbG>2*+H4Dd
0Ku>y0P&Ch<g4+3GE*VcA=+TKFHmW4ASsHJB6*OBxjKN;0Z}N@7HQF{k_J{SR8|oKOr%W!OAHGD5VI{sR236Sl+eKy1Qf9ZO({j0
k|hZcg&@*2fKmiPqD4f>Kuko0RI~_CP{N2pqBQK1JP2TH4cvwhh6<lLPGEAUoF4X%Cf=o7a$}Jv7R!@{&nI!w83l0<J3SkRU5lI1
=Z66ZE)MH+UbiSCvMzXZkb&yTxaS0!A0SQWU4y)qsTlW1B9sE{<nyNs!Qz;Qc;mV;ygleTx!z22bA{Z9<BaVQAc7;X;!Hrt1W2FL
(y)B;Z(%v))&`Pjw#yJ3K<e5u+f30?jR8w7R8$j0Q6RJr-v$thQ53|mGYd-1NEE_QP(&a@GG&1Q5Q9PuE)4`G5|j~`VgXDAG7~j4
O3Z}8P)#vYK~%&QERzKhRS{HFRZtZ{MGPecEfhq=i87EyAW10<gpDaxQbfctFu_q!%@mbHdgO8%ftE^&l7bSFgqBDMf*>FY6e$!5
LO_8E5+H?I0+kv-pcas7WvGgvij^dQW>)!oJwvD5aL2IhcA)2atyzX<Nm^qAAflN&%TnCT$hpvK0M^?&C2;v=oU|^rA0GH8k$5ZO
VT?m5j!|L6C|Nh7GqcZ|;x&@LwO>4ZH+YQ9%qYzX-vhdpFTcC?>Fn2lpeKMp7=iado&%!*^pnNBs_y{rJwG-8rwSl!NFnEpgb%Qf
XQKcUx$>PsUTJyVn`_9~YG!F-WU{DH0_#R-S5w+wbYbS+``A(BX!b!s^~WeSKVBi(zALiCP@GRsX4$ux5qv->34`W*5p(4Or4dk(
+CnCUq^OdHf?$ba1*IvXiUk585T=nlh)^;@SRdjg43sDqARvk;VhTbcsfLK9rivDdDM6*GQi=p=6r}|!sVbUBQVt6(Qi4;gjKC(C
n1MAWNL3*b60}5vK%_(vL@Yu?-~u)wf-4Kese!144{Q!WrVz*+Wfh<zK^iD1P$)`8pa23P(uRdFT@aM;5xQi3C4Ao_VR=r*KI|Xi
-?sU4(c_D0(4HnI*F1<Qg^a1Ae15z-JB31>qY-c+58c39^^I265D6q)qM`#q6B5KKqR!ETM8f1qg~<?z5J{C26*m#XQ$a{NYD_8u
m53Zpa%c_f0PGciONpN-h|TykavMMf(@K=01V}UmBoG^HpbzG%A%FrMG9GUT1HF{V2PTk+C<2-WqH3s)??)H6Vd3+++aB$X4~MJa
ey&Nm-G(N$DKr=wFxH}#4%WlB^z6|N0C0s47|(Ik^oGZoeM|W0j`YP|av%pt7p!;C(o+II8AE7w0)vF2Y6YN7AxwlQL7-2Z3gn40
6Y<DPxBSjMn!vFU3p$xHYJ&uc`u0U%KyGeyoKjr&eQvgSzI}4apFKNm7;HaQ1#f!BvsrlOk%-0D`877|p4*-$?vM@ZP!qD1hpe3=
zub3TB}#^)AfL*omY)!S6ou7??(>Jgefibhk>;IjEoaBlm4dF4=s3;>?(qL?2?PF6U<HG250}AE{J}pJ3B;0+p+b=*kptEEluvb(
h<X!Q=Hac)ZaT_Ea+M*rezD57;u=h?finq-Dthp@bb%`s+jc=hE+{KvXt5lI?l}jWh9>i_uUK{nCLCA?Ev3Zc`r{ZS*qdH@Hfh%`
VAQcpXd$XoSyG&8Itz&PfiXo<K};;;hetS6cgTd@g1-Lz9(=V+lj2?SoVbf^Ur2LgN(r!QBepxHY}=}|6kY3{s<NZW$6-`-jwGR|
<_3E_)i2kV*M}#cZO_K(y~Evc!o5lICy`*3q9}WdIb&o=B$Ac6cE-vOSU`1`McrLvG{J)u(<+<2U`Zz#3N@LS;|b$Rr_KS7cEGcN
&Qd}S4@1Xy()WBmXY$0HzHPdpG~!o&GVx6@9R7GpW1V53)i)BuXq>oaE6%I)xaVikPVTzOTB2N%s&9@Z7nn?U9Bw=|e>@+4Udok0
Mhxi+qs6kKIhD;}hHn=bNhRl6-sO$UlJ721MHcSh2#m0vN#O1e2V~jf?cp9^y&aT(#0_t_sTBhZ7$)ZWSO|(nib;YI+E83WgmFz3
6n<pfPEZt(w6MegP%EQ??0M@@X3@?mnyrN#;dAN2jmcM4#3-t{OMBh#M7TQ8?If5`SFJoGCR7p`!sP`X!2wp41XnwlWRWq+B96<r
7z7hC)Ie<|0jLd1RZ<OYEg*BTYAo(pS#YV)a$}PhB9xg$Q@RumLg11*;ghm;nhQc<gq6dWK8O^^;1khNIefY!Jc^6gozC-^V>-e&
xHLEyZU;b;^LKH?913Yzc2OX*hW@lW(Y*35Q!Ymp3K~p&cJs04ZM+mhIS-D(?^p%O3Jd3HG4hmDQQly1_{!EqRLGb|D62RHFd`J#
QzjNIV96%7ah4slg<ERWj&@SPSSJb{)?7<iUAlvW_60HTafES0Flz%9RMR45NIL}NrW1@Siy&q=3T<N`4w6b$t+qFV&<CA6$|&+P
?uT%yoTLt|f+KBd0W|<b;V9}FT8M%8OdX)0h*TRzG~)qa{DM>_anG?*q7QY;g<PjNgv^;m<TyGBirBiqxH-xpl|*+;1fb%rvX0@{
(*aFHp@K=Smg%q6#>#OFR$+`fVHyH3xY;NfbczX)z^I5~5gFM<6cl8(L7E8^h_F>NWED3B5?!JKV$`^>Ka?kK|NTHGPk)GcH!Zfq
uEyq#M^~~^Af|*ls+v>znN85_u-IV&NEfzMYKDPu5QB=78=Q*ZClYNY08naht6>q_7o{B~L{0g3Qp$qvW9Pd&f^|o_+2RLK#iqkh
=Lrok<aQe@w{ABtuW(5wsME5Uqf*M&C$Z3q3c9Yh99d1np~_@MT&RdAS0=K%3v5XREM<$&DaeHqAmt`~(!B_=5U!O`l1E(kO<0hU
X@{$XCYpy330l(7h@$2m987i3I&rxqg~-KDn=d@OhG2$5VLjE%7cBBLb2%GRyn@Wm>e+CnH0&-lMV%@lxJe^qQzAElB||4d0%FcZ
&QnHELdRIs*LM>i?3XG}hblStJzc8iMU#@^!;OpvmIHy?JiY!N1lhfwkd!8b-nZ)q*jw1fQV681ri;Be3B+eC{NWOrkeS`mz>14h
1p`dVZ!ScTb`lj^5@`AG_@5I$3vSVM7eU$Xw;|d~Y0Cv?qTQZm*(sgPb+<%Bsv~2Qlc2F9InDlCy?CpL93))n+)_-Sf|x<Vh=8B3
LBftfRr_K(YviOZM9`W-aXSmY9!<ze4iJOfb(|@pa)$Iq7oQD-470)+1Qc}L0+7e@<H8dTQYs-Y$fz}wAfV^IYpT$#sZynSW;mhk
Dxk(NLMWP`qLL=4S+zMt^6uMrwb9`ASY@=5LPfJt)#oEW!D1{$XE^wagYMt7upRRwl;vSc2(ZL4p69f1LQs?RE_Vo&^SQ*K5(2rW
H%irC3thSfk9S;v#32-qQixsnaAYo31VPGCREWk&BBWV#FjBd|uD_PR2jG8yuhm3R>nu&oQUhWDK6z9sBoI`LBuFd_hunINtt*#%
Xn%%cWMgT5JWX&mO!wu)Ho(RT>8Z1ME;<I{*lz`Rtye0ejqDw8;&p6qcVsBB2_@Z&oB`i`wojwh$-;cURw4Ga`<?Zwf2$BW6wK04
DUwqE&7cG{`=2?qO#>PL)-zX;Uu;m*Mjizc(!`1APP$YbEUV%t2hpjKYOC(4Ussc<Qv}Kq3boW3f;5U6)ig398cCa`)sq|!M;NS(
DCFl-UQ%m`qZ-M1WfPZ-hPHBGZ_a9JbzzJ>8lmbloUq!6U-2P^BeuuZy3H`<3$0wxe=jnJ9;dmIz?~p@>U+v~jBv!5tB3o9&s)zQ
8Y*&exWDG$?gL#c%pUmXA^9w)Hu>X0g;^Esg&4M<r`Jt1d)`1}`?~o2Z262eem!EdU10<Q1W;J0<!u&BHU{B_;8M#qEJ&ncB+wy-
CIKEP>S<ZOYX4<OOoGV-)PNKUQj<`p(@2iWANiJ_v&8%K0CitsP#Nq0ge}n*{u=-v#^_N;w~qw!z~(~4GziK;Bta7&5hX*@=%k7b
>_128^H=Bme;?Ev?suP3pIn6i0Z5WSEB}~GkO2MpsEbJZw+qyc%kUKo!|UJ6&K{XVXe91GRIr37e<UlCi^>K4uozHEAZZTeg%Xfq
AVkWPa!^07e0G6f$q7MTbb)wMp;nvzY(C;4$+;vuy#o*QohUH=2&+&9Zm9R4yL7{u%di9?vCwf;j+UVQ1g(o9P3=Gnw8ViAro|aH
KA3iz7^b<hPF-kccn0`-_47p{?~9|{Kz22GC%f|e^rNKFaPW4$W(@>r8m46=^{~YmzbDnj%aML|4wvGOpM7p?PXp8rsYTI`fbtH_
yzi8B??67Z`x04zC!&G%pVEKn0R!)Y`MyDq;Dr#7zvnqLra)vPMi5Y;KrICT5J)tJN+vN#(9n?}(1a2zhT+Zhe8fQSWDP=hjz}d6
{;|UYBngTrhye_oNEBTlY6ZUh&%Xa102vBFM#eb|beHiq&wDQA4F(LJUiUk>L%*Eq_Gs$6@-DW?xtc=s5(Xd-@v+f=%!w37dNEzE
_1o{r5{*R(R^yGKS-{W33J}Bk&G@rqp1a88he4V0YP~8uK<9oa8jOG`S`w&F`DPsP0qiADLoFf&dSJ-|(oeZP{<R&{^`76*NZ^X;
Ue!dzbV>vaK+H&u5h+TENDjIRnUX1>fTUG{S`s9gh-yYj6_y4V6ov`~N|FGfp`{?IkN~A<Q7J%99i2Hz4*pFek|CH-M*xH^ERsSw
zzQ335+X^qs^|^1V!$Z22RPFZL#icf2x;CI4J1q<jnS<o!fl8@-|^eaCyum=R$LGojc+H6Z^VBflK?~j<RXMc`jx?O4USN$p#|w8
G%5rTh?LCIQgZ`F*&H|f;l(Ew3K#3J(sm$Jg*9MfB|uL=W_fDgPQ)bEVv27gsWMS@mZ7mHX{}wP+Auhwc3DJ`U>Y6zOo$l!o<c>$
#T@C_;8n;{>5f|46GV|{jFutck#ZLa3O0ljP%foiqz#}=OZGsxKpKQHP~{m4yUr2=l4PJx4ZMJMOmC@|Y)&zHvvq(d01na-DFbN)
Lq<5FWRN*cp_uc8#X?ObLPKdGzv#>iU|$v(gu=Frl2qjilkkwNSp`x+IV}o-vO<SO^dZa|D+xQlBP=Lw29lUznD@e=_EM2piL(I^
`NvHB-2=Bb(7SNyhU*8UL-aufNIk<O?NpF6^7(ns43L(3&TVL>pt@~7JjTZL0=W9g!8Iww874p&5VVPhRQ4EPf!b0eouSJCNzSE6
BytF85`zGCluYL<ye9C-arE$ZPN4hW+A+B*#GB)d$ZmAStBtUBERcAWY{l4si8+(0H3}>t)}fr)SrH<G(0(!>@;N&2(pV_~X-;qr
G$?g80M}1sZEcR|v?`q8+63iq3dI}q(hVcDdAs=sQuW3u;g5XN-!4hU_-hAVzexQB5k5~R){FaKMD!kS7vlOLpeQSRfThfbBnliQ
5`@DQTr=gkbMyCL_`~l*Fpke=xFgJry@~Mm{CoWXn@W$&lvC}571IEQLb)Od#G?Y5!TN=NGQ@pbyGUdqLIFsU60s8kQV7yCQo9=@
jPANkf;y+~J2{z|epruLf)9*%S}ps5{OTm0=1yM&rG`?e5c{pL`q*29Du~fEQdO%Yi6DxQl1OMIwT=rB2|*B3P$GOK9b1Z;bAeB?
58lH<gh)~gOauYk^BxX1^pHVNOhimf#L4M%7YeC~7K&5$bph`r4bX=eQ}YT)x&{E$iTsc|NS^PT?O#!s%Gsdx+En{BDxUp=TG8*M
J;oeACjH!>o^v-k*PY7bL%nFo9u!P;-diX59zhTT`l&k(q^L#<!!!wir-fNkB`H8P=K)mkQ<mR&exx^0->bdhhk4&#8@oh7)Qn-s
a4KdBX$nG+lMV}Q5`RK6u;$qXoFk<XRaiRKLl!5ha~xU6{a;@Tr*-Ps&W4gzbBt$K-!mv>y%J4RRatLi`wG<NpZhT9P^r~;VvJ+g
Ge_L`0sgaE4$DKBUVJF&<b%x*xZptd!xa%ELtc2p#~k_Lg+nqaLlFGmq++US21FznX{3_&MnwS?BsDQo$DfU88m}-c7*zxnFhGz%
6jrkWlwgo1DWx?cCP5I$QcMs6eC5Jmfz&ui1XTf21j<mQBM0i!trJv?6Ef2pu#<YS5*Y$jSdgfrjB=lRfr=EX5|lJFv?&aVP*4Lx
B~djM3Xn`RAW%>#8)1Yj$rD4<mKqpH38I!DQi32N3ZV#vi3Eu#hyaFaAc+b_3WAytYC;MTN<}C@7$u1iAW{INpaS0%#z2T5frzRk
nS`VgArg?fPDN7+v<XOzMFjy+a+4e!FoFcC9#4EBtu&1^OrljINL0x)T;;<&ItXw=Py+RVLxxhd0YV!EVHG_gMUA9}5`0rqZLHuH
LKGn9n<ki&l;Wc3-t%fTvf}T`H*LAw8u)-8J|_Q2dclLF0zj;@yEK2BEjD|HUG|^%f57Ztt8K(PU^}469>I|awiDPu!!8}6*D%=k
J(xiH=qg42(PA*AD*~gPmor#}3?RZd`rskLg#^(7LPnz^i3SD<fL4(xf~boI*w`3x^>?_LmSQ-N^CI(OGd-?=79O&!+Mw5m3>RZ#
*nS{u1}abBAx@g2Ehtpij1JDCe#&uIlx-l@(AyX-hx6kSXsi+IzFBzl;_Qa<J1_K;Jx=^}keQj}fX{MIqCjL)p%g^~K*ZHVGa^JG
R8T<+K}z_;l2VirBry_GBsE1*OjQvOu_+^%7*Rz;O*1Jpr7IB80RY1mU}YgwB}~k?Iz`KaAJ>ofQ>unsQ4rGNB!ncW*(Mfo3!+hh
ND)^GnFSn50D?fmqoXJ;6(WH$I<~UqXDEnCk&H<UNiu_(gFr;pEi}kNrba>#OJ)?<m?12O^AQn8xj;D=`>PU3xJ}W@a7RomgB(9i
tVGNEsR9OtcR`KA83Fo4O49k%d;4)c9p{e+J^4OIuS#@>lp&FMvrs*KP;b~99B7H-xlf9z=R|!HOoUM_CxD(P!qUI9(vqYYrl?p#
C4@+-P!k|rm7r(}Q9XRX4@cGO$oLT}MXV0pVHjI!L$K|&@DLAe5QrdBD-fs$#zip<fx=2I&1SEvOc0$Uq^UyDLJ^C=i^>(D6GN}a
>aW6!JRa!o2ZU$uj{DW>L+tnH)bYi+5Jq>U^wI?eC@x*o<)Y1dIP-kePhVWaq8{W8hyo(7>a>xxg-2{t7E>@y&<r(E64XcJWTY%1
Ru^kJ*g)boF|Y2zs1iXil!SzYF)|t>N*|?wh!CDwWP)pZHu#|WrNGD|1r_;JE~P=BLOI~3(4y%fL_C`qCu1lEN63kyslD7~?ju4S
N4Ks)&#BvQ+%O;Ka+z9%4E|ValmkK_bCf7Gp-j?fOqM0#QN&DzUzgbmP>d7e9sP&J+|jQGRk_~XN^HY+tnTk{!~kP7(NPmW$7LJ1
pJbcS3qeAvtPvFiVdMF@GJfV8LY`_kluBsncnV{Vs7;Oa4pA=ME%QIHtR1-;IEcO2^3Phvif2@0E;?=!l4q$7QA2Lm`Y&9Tb3KY3
<%heGMMPAM&z}cL?kE8AKS!K>3GYvg2c`qwV!pUQ_<sI?zsQiE1^z&e^R*Aa2>l;}6+0-2p$G4hmVrLTOo3903Q)+HpvcKcCMp0a
Q5pnTmBJLrG7jwr<0g%&CUKgBo0t&<$rOz$YDHjxd>K>?Nk|h2QVC5BBM^j2(p5n(+lB!^4nP?SJ{_Jgv_(ZEQz<kO%~VkkQA`lT
#ZeSeRLD?K1u+m&MMW_XRS^VG)Q~VzOw&;iL`+po1SlWF6d?#pLWU((B-F_akq}a)G)z$xQBe}n6ih`03``i{;S@;>P)*u_x(NBf
eej3RF;qK$eg;5ykNL2uz%1f@Cz=!Q<L3Er1radHUt?8gxc8L7AS0_y_P;Gzvn<-lS=VTWy!~X*eZ)Qgx9#ZQoh@t2q6*`qOoer;
PHk9>Q*>VL`DGj@1c~gO+UH%r(w^}*XkrPNWH6{KmfXY>^&asJZJ_<H8lAC61cRFk3_eGf<(He8Q&A)`MI=%jB};!Mil>=tOxt|Y
5kUIhOD_nheiYyEvs+Wkzv|)mn;mKRO%_fEyI?zA`#5h9JNcNWbGhpL-MgNJ`xS_$J+?GO6iE>Q24jdhh~guzoZk&Vl_I15zwg~c
`_SI)Kj+VG6JYt7JWnXAB7i6x$<Ors*hAitVB*sKX>hNv2Pa)Lf|+?IM0?&j1tnJjnhGFXPBDy#65(?B6JmU5tTRD#`)FOw36S1W
r71&!qHa4D<oJ1ut;1G0a_kMFcWT@w+~r;!$Q?$MPIT^ih0C(+y*zNCB<#GXI8-Kj$+I0mYF8ywX#)`@q@+x>vA3LAJe!_ynuBRJ
gun{8z`Jaw)3Jn1WV@(iye8Maj)EH*nNt{8veJr<w!;KOha!3*-UUsMDsAU%rpJyV*szgs3}Ay1g&*C6gcU0ICvSBNJzu~V9w?Av
1Av2~k%QOQB7c{%&NntL%V|z+In}`h(jA5(lujzc4(_-4FLY>;!$LZ72s*a^0^_aqHxXIpb`@1eH7EGqIR1{d>bed^%4G#kYKyFL
mbkxw?m0ZvH8K0XF!%59vEK0J<?@D6*O0esRl4j+xUP2Q(xk~dBNZ7WThdsWV#kUaaQ0i2ZLNJG3X&_~+25~<sChBbkI5**#b0&P
Ie_{-%dYu`43!7FT2Wu92h{;%1{FXwj?x(o0BSWNX&|6zrAkGLiI9Bqh<H>E5W0#A5`bb-f{LX_Py%ekga+)JNi1o{0+=$#T8(<p
JH`GU)3cenz^^aU_@B4$zz@6W%fDz2Q`(<|BR^F?gJt_OMmn0Nqhw|Y4O*gTTWpG_2*rmIn2LzQ69>VE?YH0=gbbT}N>-efpsJLi
V7q|I2UyVM%Y+AXavWtA4oBmyNu<(7p@WWEMl*(uO=uQmL<HlN6Ooflq%kD4PTS9tJ;BdwSocCYYB~4k96fy8&M37IE5Fmd{P=zO
^w+0wkal;R76$l-^A{0bDZG}s?I9Zc!-0Y%MqJ~Ic7f_o7J*@RAa|%j93Y(RasNq<Pex{AoUQ{pQ<a=FC>4;kOmhkm%TByiF^Bh;
VeP6+*ak`vvV>0bG<ir!er(^s@1Gg(^m+-kJ<|sGwFM&g)97LDkzUJ${rVzU9_AGiBTs@1+eED(JrHbTeS<9O9fj-@vv)4-_rCTe
XE#0GfsYiSs#E@&_jaFpB`GEzBd8Yfh|IUVR~k^h4<0lReCP9Fp4zOee~X?QzYRKs8}qCWpC0<*`JqsDe`{B0NI)z@A6QP&K=b_i
-yPV!r?4LM>L4)t?i<lcUXNx|%I<Dl@dYA+FjCpZu{wH@|3B4$`;Nzhu~6qFncCW^e}IQ_7G+%ksK1|yK#QTaZ4swHf#<l9G{rc#
;z$YjdFr2+N!K#$`oQ=7K*WlQBq1hs{2_QqDfZYGA=tclvs%&bpr#(Zd!V9o{t38Bl1(MUWTr}FnuZB6mMqp>1%_rza$+bQXGdDz
HQWxC<KdAX`q6e<tp!ezdOt&B#(h#11f0Tf)Gd-SG<TL5447cIfq~#cH<0?rxI6JUcMrWLiXrQdEuQO*M#BsngjiBVl(B857z;9%
F`Ku>{d+pt{!(9Nc=6+NN}Rp0IQ7vnfxjI(CvK-WWp5$G!>U?$osnq^=P@%=f;P!3D+EQ6L{R|}551MNu`s8`Rfw&!&ly7#H6)ii
_tt5cI4Kj`i=#;li7aRVW}tBl1_TXu7x7CI;mf5Ub8SLmL#Z$2^?U&LPe@QZ4nEsveq`MbOV-!}APTBwRRN+9Aq;W=4jgApQ4;$=
=mZJwQD;l|N>NNmLj>H6!6_Q3icpv-nOB%Ve)pdOzicGI)PLT>#3cbjQ%y91%~P@g8c_@t4}YiMct0;u+Vir-UjdYGP^B6Q7ux{#
_A1ORP^stlO7#od2Ct`gZG1Zs{L{;Ocf&q=?Hvb<&z8?0EQ-CO^52)C@)T3xc<%arJrXJd)(9V0#~>%~<~Pfd2V?@B$Ve{F0G&5L
O_l&(Z==cd1QdD4&YpetbKX*6hVH6RtO0?=0Hnq#V{GR+>4=A0NvK$iR}FsbG>iLFk=UMSd({KxpEU7A4^pD<^0;1s;Co**A)5zz
*@3y&ndX3`dpkGFo@r$)cGlLf2L#B}f{RRP3_Z8n7=Z<W>p?k2pqbhXA(&!S&!!rY2$Wc$9w}8d$7P3X{z-R(?Xyn2K9e5N-Q_z>
=9T@Zbnsnd6m67d2UGR@a(FS0mW*K=BK|dXE`T0UY4xAM9jr2hFmjvZaM?&zk|fxm?56D20zl%z2IFgMUcDX>!>q}HgjfS6jd;V_
>mwp0^~6q+aaoq1$nM_mdbAg_kKn(a_-Y5$hX*~FdOV)}X!nfe1j<h-gFCP;=c1B3?wMJ<1~doKJ6_RXjX*>y+!nK-2c!X$uh~=U
Ky;XJbdLF%{jf7)GrtGZhN<@44GilJSi#iz>QFu&R85K@!SON9lfR!gA@SMc8d6Ae6cN=Hj8%d*{zE*3Q1oyLAY@U9ilT!jZPu(X
?BCz58(G6kB(C4MnIGd`^Q>17pJT`b6l74Pi%^ElJ40(48Yp!n6Gar(q9;10HElt4P3jt%Rp~h*u~A38OToqCaNNTdbiSx-bknuW
-H7a|>UZfh@Kk3I;z$8;O4JIUPmIAxswv!~yK+>&o;9sjmamPu`tNk0yT*@l@SB8$lN&m2icySby*I_*hI0M2I!!705u}lYaw28@
7AMnbOXPDT0^(|@o&&`)#J0qu!>D*y(fIa$Jo8)LIpz0IVvJSFtco5~t!zWCx|n1x&ir}M;F0Z>@Qw>N&jZMVDnG~cuj&Z13KReq
WDp8Wpk^XCd%-<of$<?Z^A8)t^J~q04)cTW_`hNuLuovw;`jCz<hJ;0F*dlAhSo_`2DVXzw3Gx>!7%}G0T><$QBhF-PkDUK;^OOd
mgl(=uG~MhBip89vR+HL%{d)C)UjUfSHSS>4UTEToYJt^OZt?KIwNuiIOiF!NR%`ci1BZrq&va*_3y89EGy1g&jm7ehSh2Cy<&))
s(VBO%t9gzFsOvc6fh7o56G1aB~Wn~NHo9GO9W((?kP{Oa!!wb!e0lmLxAg}9=!*Ec)kU`jQ3A;A0+q#6D5$PAcON2b&3Fgb0z|#
y)h)xkt#HzYys!!Cu!rP?$?)xdB>VHZzlfS;e85vWRF^C=JkJH=V!qevt-@k416;0cds-yP8rA&HU_1e;5bFR{Vwc^&|?P)5|bfX
dA??}i|3Q4pyJ5>?S+S(Ub~dZJ4!{G);Uw!h}Vsq<Ic|yFYfhmAWtMP{j4!t{tPhM8&51)c-?`L_`<}9r>9O({7ruK(L^aBe;(}6
f3>$+s}SL_K}YD$w^T&cOT^CyyQ+uyPjksMcCsD@Ag*;hIuzStWt$^YyC5uD1KU;!l8FVZkziEz=7y-6X=2qp9uIspEabJ~k2TKn
;K~U=kV$1k09Z;V5d@f>+^lh|*n$VM>32pk*B%W)QSc}i>f?~7ggtZgel_p02lnd;kc3xMTR+`F-Y7VJg&k$nLD3$`Ug!yH=$}`Z
kK!U6Ll<Gr?V2SZHNoZ*Z8KKQ6RYFNpZCQCQCR^&WLPK^QjH~3K~kG}Tz27I=gZyoHhnA}j!r+@$dF{t+HxYfX-SVt27t*aF<_c$
h5iMzYzer4xY4Py7Wt!p-VhfEIYr6`k71^j5})w05{jU?;2el`$kga9+$q;6^2k}EawXUkXOHhz`p{2LZ;#;d-g@^=*blC`d0jQi
_7G;oy@+T}5Bm@P_mT%#4t>4PkDqmzx*s7E+JWL9*3mzrSsaU~f=tsjRU%BN7+MT*hImk;H747i)sXogS}aif{y$p4sspadUcSJ4
_rrFUn?(j;`0nfJ3(gK!&1QLx!13}j5r`6iNvVY8Q;Q^`Lof8XW1Wz`xlSQ9BtfHCVuTKfq1s<WZox^ZX-1l$43U^Aq}mYL2TW5y
Yy?pvN=ToS3S^ZM!fk<Zu;&8wVMIoXz$t*p1U7^Sg;pU9fKreNIQbal<T=y03<_jGRSX_^F&MC7NMV#SquJ4*n9d!s2q>{N6~<*7
!!t94nF#h4(C9;8lLrL`3BU)s4zAfY@@yrhpk@^kl~+(wWB|}0M582>qZ))U6=Ow`R@hT28{>(~jmUd~cav`AJ<*LiO|hq_lZOB)
j!dT5ma2ea5`l;T$rmINB?5p&qRauxr~xX0Sbz#ZW&$Ldg+_==YY3W43d=CVfStC}gKivd9AtJVIig53IkFhv!-zVB0wEciUbr|!
!*O5~r4$4~RX{43oTN4%;k(J><4}NN5a>vD=3GFXrGy!6ev_=yRlCm&B*akB0ZjeX@Jmr>k^<S;a2a!)7;+|jXhB6qKx8bD@b`Ja
$~GX?Oq8sK*5ZXI6Em%8WaNP)52e{Uu|lA(Oy>t@5^hPXMxq24%uct*c6YpT9Go+k4qfus+ivR!pLJmc28dJSNQP4`1M7pzCppN1
D0!93fgD&#+*q{#o!i+D2rA(aMUCr?$(Jc#I|9jsL=?(H*_vjMH@lB4lDLr#SUbK`Oa&K6Z2@GMlNnO7u*;We-0<ac=OVdL`&oTi
b|1GpkQXk`$hd&8i^)j>>B88Ut(aJFAJCJqh%2!U(3IqzWga7G+A`IUa+I*d9Hmi{O+gtBm@4#>gxJLdL;GF4hbOq&Ismpnp$u8r
kZoF$Fh;=-e)oGHf^JDRJ0h6<3Ad1*_V;W&1&lti?^rjCN`@1aDq$n2H5n_SM%J`;Ky4y4BebOj3maha*2$p669}Aam`@KnO{C5h
KEy8Ba%xi>e8DiWk*0&oF;{shQyjs{s1}ssUExDeoLOxHkPQeUM)m}TTT0}bEpe@#gj|sG{M0ZQEC{gD6$o(KVMxIgL|hp_T-FpU
f`YD9(^5p`Ohpe)%mZ&WA(vCX7fCB;EooT;+8Cz$8!P*xwcwFX^5r4tl-UTG2PDKIAY6hZ!Iw5UkVZ2mx-X+DEB@F}!W8P7qQF%~
&sp3CT#Q3*Jcv-jM5;{*+{=Zj4q_Z!I@q9AwK62<Ksy!r>tiA2L}7`D8+&*2V;S04P1R*8E|*z`s#$2gM<VmjE8KSzCBUZ%<kAgw
tCK-e>R_g0aW^^nT6f-kzc=AN6PRi18b?3ZzIJiNg-(@_#$rwr7(9G^v=ubTDpQirtB6h#pnEfyL$oH@jQCEF^ST>IFyB+=28k{=
?#_@tb?<~bc|&yj6gbM1w3x#fD9Ss3Z%FMbc<2u2g~vnJbEL?Efhg9hV?H>5a)cb)9z_mo&89w0xNz#VI^jR;ToD+~ifBWu6b&g-
2uPRL4-ldv;d<`s4nbEOo4Xkth=^`+WZ^RD8f+*^s>LpKY2VOW77)&Jf{2o;AcACohKh8tMJ!T`4I{Ls6hTn|8GsG~`R>=NAaj&l
ONBk|?6?F<l1Yfcb}+$}VIUG^c}5b9M(3=<N>3YDieJ}u0kV(wtL_+K{{%M~=5shf6TtCdJjfrhz_Si?P`HO>9@d-+Ea12-7=v(H
5k`U>ikThE;1>b^54fHVeC|aMk?!iT9&QyKdkt#`2G2*L=BW9Up21G%u*LA$C=uRJIQaZ<dR6=okqrYy6qI(ujKm>~B?MxMfu#C|
j5JN9+^@PawhTB#>*~xzL_81Kc@$DVnqEBFQ0e4)ULo0e`#Xf$IuQjX(-?{&CPy4xqrYN=PeElJe;UU&AshGOkn<jiQEb#Y<E}yd
j>b=pQvf2ONg5nn3{(xNc!akN8*YD>9C2r9zKu^lnI0Z8ub~wnJs-v_gdl)-T#nKJ8wbSXMb28KvZ$cBN=ZNNbJw@j)IG;<VfEh~
@U&%wG7Dd&>ppi`_c_FvaKo&$VXlO-j??{L<GIi6wVK=0==XWhpnO>oJszL9L1gUjyNe=Yq0Rn6e-!Lprm7i82<!!94V7~JaBPz-
RD?w&%@hPPN<mXLVU<%N6eLW+Q7r@zQkGz0RM7;;QvowlOa#Idg$fW<g3%E>VjChk*)xT5ghgBYyNFaKA~1}gnu<sX18Hy+{zwF-
kXjIl5+PSXAO@&}qLPuRDhd)LVhSRnnq`27M4>1KVj_`dAb_S|p{SagmLR02WC{YPC}JrZMyLszX;vbFASfxOkcdf`B9)?sgo#2)
Dj=YSs%D0yDrsS+h?<%zX=12=swO2UgrRBQ9m@6zvKkZN1RsJ<8dAHCI>af&<zkq)sCQ?FO>pC;wL6{2aL&mRA;W{4Mq%6vgBVw?
;Ip?Kwahq)a!gBN1tvO<cN~!qaa^ZyE68)A90UW7i&zB(dfLm}&jy<&qi*6+$^s$7f(Hw7bg9kV!X3=^o*~Z(z>_&6F(^+QE8JHP
2MAlGA|1Ipmk&}Yq}|b~D%+E}WjQBEbH^RrfzIX=fimM8m_Z=3ToQG=k>ZsRAwRRmF0{jlMk2)`6ep14qll4R-Pryn{{=o!6b<e6
ntZ=4b>|fI#IVPK4wL49E6tQFHuEx9t93~vB}L%3TRXrZP!KnAK*AZEXqw2Gk}sAVI^bazL-F68F?GAKLC<c>gtjw`PEJ0wV9+{&
+6o+(QWTnunQK<DLZ>QrSB=PrHmH&KbbHYI$YA5T80<Gd-cIaow;3)ahztlM!x+Se&jgUtQP+o+1IMEJx^;wisYWalOrYUoVq+zO
Xr@C@l@_VoXp2?jE*}yY%T@DZB8Z9#jm@bL2_L@%z(?8YELCi#X7D9ULMYl+sB<Wj2c$2DMBIHyYh1XZD3uQ`^_op*K3*k0;vJG5
IQ=Q{?l%QcPw-S05RjrNRXoF2O;)=cl18nR5fx0GhxGk{y<};}x6iPSxYV6!7tjEOj6qI@ps2^M-WV~P?uYWbM1nOT_hXQ9VnJ~^
A0*F|bZb9Oth$^aWNhOnXX-XA+DgMn99Vsz2e5~&Jt6G&W!9V~V6qAWlz|;Nh9s`|k>=}%3$S;}ctWTsG5uebJIr7|E!~<fY;IR!
$()-2%t<9jH{We1F4v-%1u5I`Ghb2aXOHoMVpd^kS1JnGH7**^X@A;Pd5lkQfuR$}fGbAYh?Y-gSv^WZ(hrl+-sgb<(@B)1nz>e#
vQX7v?=FwcBd1Mj4h~F2pQNdSc__2?5@DG*L5GS||I&WX?fzn6`h9h9)IrbvQ4$1DJtOr8qnZ!=&{meEzw-!B$lLZFq;1QixwgJW
8(pYoRk}C*ZYq;gb8kfcQ%8B)bC_}vKChL|FF!T;07KpJD+%-=Q2PjMLw~CIe*RgIFQSL?KURF`BrJxW8F_7{vRiv_KaE6fiegy=
o(AvnOo@WtxV48^Qde-*(;<pGv_L8+fG{MV)&4JRHy@zvJn;I^>@5+gL=hITVPOn_gutSppr#@qLnPA;WgwbJCr)spF>48gLnyj*
tDK8Mgy9?_Ba}SK_CvsS_kM-gNGJ;Kz+)r1@bNIue}HZqaBv`x89~U7iWqiM1Gd=*03(#)+&_UABJ7iIUFKYtNCqIHC)NL6UsYhR
#zh<%F%vXWP|*}LQX(qlQ@-~P=enilj^YftMabCfG1!wK$U<ePVuoGtHYZY9+DWxyhYUDZ1vu6QD>QK~;|&Z36@_N(P_~*w4Dw)j
{L*yJ)svT|X*zo2Axuvi!&^&U*d1Xi0DU0Zcdo(%l^xCxcOb)B?zcLnEQ66;MH4yBnwj_H1WlCj(CMI%n&LYz#M8D&(l4D?TF9>7
elA=xkzs=g-aZ}@;9WqvOT$yiJ^vqv?s|u?Dl!QVi7)qM6w5_Mq(s%Mu4IHph)eq}xVb@Okpx6jRA$IYj!xPw*il911zVEj3XzHt
+@ANk9fQsz5l-dHj${?WuTY{)y%H#J%CNPOM<U@7OymR{RfS!Y%e2|ZlP1HAO;S|nJ0fQ)4wAy9GnnHg3qVsqQxPmtW>zxOB4bz>
l@LuyRMAMPq9C+G7E)ZPM2O);8H}cx6cafR$U7>aImn76gs4dkD8XWLLT;o~c(klIrW94qX^0gO*jd3DRTNyiDW(TeWnw6%sfx=e
YAR@|Vy4K1*`r9HrYZzXquqA7*Es|Q1){?;ID!;(N||ap2vt=@dLilrTyzpSz^+{E?<6WHxq8e<qGif?xfCH#QfQ53Bv5SHRkZ^l
85bnV<we4)oZxeTz^RfDSw{$}REVV#h=U<&T#ivha+yq^stD|+$mIe@G(e~*oY@rXNT?#JR+YvSK}0go@o~s1h^m5ftiuDHII34Q
ITsycTMA_!VqYIS-wXqIX$BDAzqfyZbY<_o#)RK<)(3g*_25kV@W`k#qNVbzGg~gD5bu3msUL5(-IsC69kd{6yJbqLR>BEx#YCr?
(sZj*MXCm*keM><#5;^=92+|0nzEpF;GE4p2>|`jZR$UIou>h@EI=^@G6Y040y~huzE*%^UGJI2+Q$QU>L;!Ij8Hfr_=q2=keHzo
fQn?ISr4gU6Q5IXI!Nyh1xSS;2P6RTJ#lo=FJsx6=h!pP+Hf_aLlXwuLyoiEbsd(4E}n$!X3;TfG*kaZNjo?!{z76r_zj~Ed#KMR
+z}MWfifN5zwiT@3=bsyp*M-Xj1xt)Zi$l!CK#~AG(ncPKp*LvRd*D@Q#Vv!YA<i4ct4d;f7SzZN!bJAQHncCHBA7-0~AU0<FHis
;L(?FYS6JFl?v2@K@v0}RG<X}2}1ui1uhc|D2*&ag#khZP&9=ol#vLu9&W3|qew`x5D*fAKnyA0&G6_uAj?>oTk1(5lnEK6riOr^
C5R<pl_;1JBmyCbWDyQ9HZ_P+G$;@#?g*JEf&@UIqzn{_<~h4423rB}Tr*f^MUoy9<cD$f$uL#w!zP~K15hV<08%k3-S%e*D))z<
j;I?zPv9z`KhV)quh?;d50mHzi3+4jPe`$Xl_R9=PjA|P58$Vtk3lU8S~MVSg3Uu^7{Z8z%pgmWiT+=KEmsQTt}4|Cogc`<qj=b_
LMNdf#FU8`ngj#EAL)pIm>LQNDG;FoftXx22mM0a4{(Yh>h>Y+!|sFmq(0~q8kAsRl1d5!AXJDcXjx0c?(jhImWuQlf>Brz__$(v
irXP&Exw0*yeW)5X5~|(#vW<q5AKlV;TUuKY40E!#2?o!_%q{H>)Qm;775Q;lc}cmK7))BdBF*uxi}n7H}trW!lUw(<;)+?tZRu3
mCVPR1asNQ*zS%M1vipWIw4v)<W7Qcs;8M;Be+9p5ng6>-P@H_f|Uv=ii*MU<63oMz*@;U7avPPr<rwbO^y%|%Z5pCVT{%Biy6)i
A8=3d`SHC5$m^;oYm=ovg56t&2mABj;IeuSxUvQ^O3X@VRpon8c?obC2MBoYh9mt*sUG$b96Ev&jI#w^K&1`dDE>-Yti}R8_Bc;t
zADCPhLBX!q-#HkJr`V<IXC7d>yxmma+Fe__jS>8#EO$w4s5Tu_CajZ5y?1kk7?n~EK<q|z@oDXApf8yN!N_0mEjzH*=h7^s!3kT
D%Aj$77=myfeHJ6B;L<QVp`jSV>7qe_2{{EN-B)PA1Mw}PI{&WHJ8(J6y${hBjGFG19kL#2O+82bA>s`xLk^4R|1a8btzWDnMGXT
!_;NuoQs!t-rgPM$ELDmN$DM3NH7)d6qID!bj&a~LxhH(B9$m_s8%}V3dB}0w5L|0D+ER?+q1;p%_{_bS?q=<u#<Un&ZyxHFs})T
khB*=h+}IIs$nwgd8HBF$dOfIiti^Jc;7%hpQt^j_{U>%2-b#3$-IH(D<_;Y52rKRlS|SbQ#`&sy{Z<Ubm8?%&vXsPz${12EwosC
x<HsBBE0<0{V|il22X%d47l!davtd9OZU)tA+8M%y*zvR^(&@UG0Uv->Cmd(?^&(So#)`b@F>zz`9R=%IJJV#dyr+EiXwka+p$UH
IaOX6QdBDs&AULlOu}MfRaPmtgO$6}tQ4l^T!gH>YUN3^Ht8J}1{_WJ`gFWbX4!g0Fz7njq*P>PoaEMVEEL*;rAT~bM9~roqKrIT
RHdSd3Tmi{VUo7k!=1s0x^LID3nGVk@d+opP@Tc^06Y&~Nm)O%78wN^29zoq7-B(|3TcvB5&)`ch=>wKs3<9lij^gZhM_`Ha7;UH
Px87&%C#C5!6NJ|u4p7NA*TuoVnT7MF(yf&D52h0QCgI<5y(uD4M$PA*+o-xj;tzxDRsM|7<NSm9B}tJ1lM;UNr4cYLUwkNczMdZ
kd-j4EU2WCX+$t83A0(w+UN-sI<$o0N`jyiMAB(6ph+e<hXR0eq1clXA+q3*Q)wg#+e3g9(Boyofzr(5n1W;~Y7&6RG7)kG$|xvK
1>BtNmkKjtMJERT1jitb<nvKDIl<0duyeH{?;4Y6P{;~GklM%?wLu1|N*XmGlcbplM^?-dNtg~cY->`fsS8S|Z6JY4ttmjEq&X;H
uD96$)Vfd&DMCc9VjzPOs2M7`DkcP=K*%sb3X-`IDws;rC>azKsAP^xnJXiNfkv=Rf<RpkQwW)GA`6tus6;gl06K~pGZ0KEl9g~M
iqUKi0TBdnx>~~1n3N%efe^tE$wE;O<BLMjp&_l3Pk%3MkBDFtGXcP0V3>>qPV2y{07e)C$1NHSkYqz8C{;L=T_UbnE~NSYSO;PU
-6SZaz@EO|!^rfq`XG`JS@}7GA&7s8`>S;uoK4e8iCkfyxsyM6C}{CixtD5}?#eMzsyg0WMlss!m0)CKldiIOjnU6mYjmN)3Tn}K
9eExZjM`WXHWi$tzsAja&|$IjhA|g(Z{q(yM>xG=poJWwxt)m?APjjg*eSH+mc$)ORS;VMvcnX{VMqx}S=*cazCC=)>qFH75Msn-
Q2|3RjzfVM6Oj~NxuU6cQWWSy&I@WZ>DfTrkmq2>JQ<)%fV7U<agY!3r<LFrdn2Gj`u5h0GaQJYgdgQdLrG9XpdipfB5ZSlOi2zz
bR-9IX<bN~5oJhvSRdXe9kv4~jVWU1`4GMTlPwXZQ2GtwITA&ZNA7p}AbUv3X{a?<N~3j3bzy^SL}w!ZOP9sTai7!w23_JHg+oIf
JA>alqcCk<27Dd=$oe{Uj^dW-MgUW0{@2YaC~Oc#-tLGRX}EDU|F;VG>DR}u{4~COHgpW|!DelcGbCtp!`|@biE<O&&$aur<{9Or
#dEK>tuRLB^z!rOa9!i(fz3&*RK6;@3s^Y^U{ha<#x;<hwLqIjlzC})#AprSP>r6s8p$FujZ_;Fn5~)6k#?eb=f@vd>NJKM*F=3E
7+vbgNgV6M#jNL7Iy?0*QysW?5g$y2q|#%&nAzhm=HgjA-%E?7HN|U_C;9G6!NuiTt3$0VNdlOwP4jz5mjuwF*TQg4D;0obVICIv
HVb|eM}wyYT0RhJ#6NoFYHJr#<-1B75_H=xh^64&c=q=AXoJ=agQroLfec7S^Q4H%xe@^to+7d!5p274hSxQ(jvL=E0`Cyt6%4?2
X~JQUYW;gYIxI;plM$aA)_Hy$schlkRxV~@?=o3qWvq{@`pn&ak;&vC(Y?#1V$Uar2=jF@d5Dt4i;{+MS%JkixUkVuMN<OpIZ+ay
Q2H$E%ZSy+&U$*U6lmKLMWyz0udKSWl#mx8g^PnaLW)SGo->s|t7;oj`6k@GGHnwti0EGK<6H!Iq1ta^$DPX5b?Yhfns25_p(%M)
)?bBmy6P);XIdgIpTr{jTi|nq%V{O)GsYWy$vVHCzdV^^ifxa+_ZD*b(##(5wZiWq>I|E4J?$1I?>w5;t@?_2Fte&wa;$1Qml`Zm
b+{~g&ZVcRm06Z8DICItEMBI8#ho@yMo5a9lQ_VLgJCsz67WSH{I1|tTD2x*x{-TZTv!U*6Pr`XXwCKNe35`rsVreXuM0MZDUbTc
jkW{tM%p0XIx)EdS_fo{GUn}L=U2#cn=@R%5r$YXJAE@aO<Qbq#@!7ENFNt*qG0k%_UjP&>o?*-+`pVBuMTyx1OHB$)xNamVfD<O
Iv$EAoZHPY`f$t^v)nLPy=THD<L2LH(pWcBt2X(1UwwQJ*IU<cI?ow&)W%_cXPCE1ubX~Y_rF)CPNFmfse1ILxXN$DEe>1i?sJ9j
84^DJhx4Y^qWT!uk-=ez<{<Tp5J3UPwqoO-DR9^uS{nt6Nf)3;r!G^|dpFh3m3hkPv03+Ckvu3JU(@Wwwd`s=P|p`G(S6^>vpCY>
CD?jamGt2|$?@+?!vt0BV*+kr#>^-#iC|fn0?9dUDAC2--g75Q*7dIZd^~08=)-<bGA??j-)YAd3c}~4W|X~FFG#D(7Dxagtj>rS
t$q_c^>E`T-rs<id+5`H;pJ$Bdvx~V%@8kunFUUAgfSE#gVU8pVve4M6WfwBRFSK;oPy+F%aeWy^FH&HDxN3Rk@#!H&h4DGeVdEI
-QOjXzUN*Jo%qfxS?=^WsWSJRhaGs2$%d22VL;B;pL^1*&XLB<=2x1&*C`!tE4o=uj5+%58y*OgfSFtpA}Djok&w4n!m7p_q3;0Z
?H(*4R#;b5+3@=E;zby{Jd8jf;$IlGm`uDN!WzvXShNB46eB=+0ai<^M?vysWdU>tW<$E^^d(`nRZ6IPY<i}111RTJrwqbg2Uz;)
DM=Z{38XibB!-y;>WOcdcXa5Lg`XSFaW1BvK8>Q#>a$C$C{(89Q7An_ZnlpHchnl|RRvAi%k#?NeRwuw7>;8{z9{RghmJ=1;oO<a
E+#xrz{2=qeW-;LI#l5kSU}Mf5JrI@Ez&l!&d*ED`|u;@cbvk}R&DrF?KLMw)%FB7_`Y=StBXK;ge(X+<$)VLU4`8u)S^4GxonXH
5|M-DQXR&bm~{BUs2FO)IE9?H81Z1KM?+B?2TeO}k?`<~<xX0qIp8d|!Swxn;SMTj5-ZO;a<bDgbleXvBl6va7S#uyUm3q6wfG8}
>zuxH!3_&81qX6MAd0La@(pq-$-tcB7~Pd79G+l$*`yq!Y0xDPr#SkmSVGaS(7*F|88ga0#g7*j-CTsk0;z|r<VBKk2Wrvck`K9O
j@5B~obR&xJkQ5;-qupLe>g>$Pj=17oW&x3adQF@*H@|#REV2t!D2>&^>oz|Kqa{%n0MW2R*Gjk9(jB<_s9_*7r=-iQLOMUDVKb<
gsO$lpv=P+5;T5po{VHtG_X^fP@4lRGe#wX0$7_3i}6<_pJTo{2P$8$CtjG+l<J?TLJV*~`ZFh4DTrygzNgzufHhgJdlF^J=WeR)
A7iUhzmV?2%A)Ka?q*>SWR7L1ch=p!#8$ky3xs)cQrd7B5p;-Rd}MSZQLkroTNg~>_|r&`n9z{Kv1lW8>xiKiVjYhNB<>!asu`S>
BU<MitpMp$R{n)8emmTK^PEX-_`V$IZ#e~opAvO4Xcg$CWyL##b-udpUrgLwe|3$ceYe=KVF#^{c4!eiEa9N6iv&L@cx*Y$GA(w^
GfYGU+7+IK>U91!vOQ3!C<lZMQpCzg7jBE(`|hm{y>bS2I`R8oT17!RzOq$vmLWc!SX3r6>rU?TUQnT_-M_1c5RoWCMpHX72Wz~*
JGfi|w;Mc83c&49Z^1><=*u7oLhKkS($-SoZ@cTRm5P{SXb7C7Mb(Vx;ls(faNx2cu9_`U;INR9iN0W1Y=!Z7iMfGzCDP*uYccb;
T&x}?jRWF~$}6h9h|VCiaTeLxY}zL(!TCc32qeC35DMEn;*u;7lrMy=J*42JJ@u}S0iI6ha68(Fixf{Hc85wdn26BBmDK3wEwi3J
bSEhAbO2pfYR^V?crdjTKCf<!aUCEc)Q6tam*(!*$jmO5FA~K`P_(-2vLQi;Z0@O%ML2yeq8Jgjbvk)0ij7H-H<369Qo!u+i{D3R
z}w62Gpi?8)V{8DZlhlCV42ByY1@KTSJB%}ndJEMtu^YK7f4#ZQDeNe0T$bp^f(lK-3q9hB0vtrBTQ)GTNTTZ-MtrWkns3uiwqqy
(Jq-~v7T-YS$2jS^K-3q#a$j-6kR0Pvf!g=f-C1Q4k8_!Rw_BhbcU?G^BwnHC=N9gP(~$RRmT};J4@)I&<ZGRod`1<QQ1AM7S`!r
>MfZSYeE<y7)Ttu;uZ;_a!Z_1zDvOCMEqTyFOp37PZ}3U^X1oRW`r6i8YT}YV|^M#RBRA(G_#yCFu^uKPv}C*LeD5-NeX$4a!*cD
Lhie#r!pSB?|Id4AGu{7jz%HDF9-?q+lg9};(qj6n{RVUc3ORev8+qy-kLk7t4h?vSK0LIkq=W*QvDeSnqfvrmnulkks|xjIi&{x
yk=g-$EpgFNIM(VVt(Dknz^cU(T-<D^k$fmEa04M$l`dpO69#s>zj<&w<oh$g$cznVxX2Hmc5z`(#6Qdm1`zuk7A2HEda$Y7Mzh|
QV5(AViW*LV^r91Y$)(pwQLHAtEf+xa$<?a=|vUFw<~nROp6?5ks8s+wng6cozt0+LPAtUXO5}N(Inbh`B!Jl+rO)Y@$=b~vwWRK
gs+2^(9_lv+Fi((c$(tWgLEwyFES#vt=|~6iL}wNFN;cPtBO<ynC9;>wWhS?R}f9}c(GQb^R|{kh~D<3Yg)QHRT8GLiW)s(L5!#s
d|F<Bsu|)v$d+<Y+>3*gFx={O@!8$Cu_KMsR4Covk%Hn+5TaIY@Q9n{@kFpC-OcQ!#Rz;~Tay}NI-FLfEAeN=y+<+lyNMk^HK{JF
j_|n-9B%It-K5mtQ=Ja_XyWyDB%LQmRn8+SYi*1IEt)=rUUYRyMcgH5a}iXmTF{(AgjEyDq9R1bOR>Ie<BQ_zEE@Mw`SpQ2_X!b$
oqA?lW9-{++`%4Qd4#h3+ZRvljq}`z_XC&Vb!KwS+|qL#m+{uExJ`nmQ*)<M(pQMtiYD{vyGXOPJ6po{4zllZ?WUNn9*fLM;*W*5
?pG&J9LOoH!cTWBJSPmB-&x@kba9sPTD^_I>pJKy_^w&FZP_ALH`wLd_;qJlJnh+jCfc~M%j++-uNlX@Jl^r8eQ>dOp;8fd7kb{q
I2AQq&G7e(8_rqZ23-?JcUZMq%&I9R^MRR}tBe=JT43fy1q`T2!6_*P)B^?tMcqj#Im5gPVAi~Iv8wJhAk-eWxRF_-iyk@TJ!}_5
fv|+PTb=99!qv91wbkJ`DPDx_dO1moX(h?&9L{wW8HTB}51H?Gy?)nEls~}C^M;wGAulT-h+8+8nwB=-c=KL8!aMTzXMJZjYrR(Q
SHhn59Vi((7{(H>Vi7bCwKgKvda{7AR|`uA5<!Yy9y0323KxtzX{mfFwe><wI90NDQbWuzLD-p<f}V~>6?IWa8)~04jE!kz`9(#Y
GnjD-SDR|!yCx9Mb?>uAz4_-n_I2Xoh@DuCSQzqNEQ=}#MfhP2R`E`e#i)=>y`Csy3Wzh(W#CxAB<`X1R;5IWJ@(hFNVS=~zm1bv
;%HgI88C4*a{A8mb0;rT#YuA4$Beu<lUpS2`M716x>kkvd+JHv?fw{C?sW!3%;`ieyPs^Vk6WX6C$(Cqhj#hzdCbkbyGq9GRiMS5
sH!Tfe#^pvL3%~K8!wMFon%Qq518>7KTe!D9qSo(heD_+Lsu6ARWe4}W+r7P=y36PBx8KBo>BFzFW~Fo!zC&jeRbbhG-^UkvmB)m
i^nvwVil2E+%|k*?G2_gNnndff=wY-W165d%GHY4p-06nk|MRJ9U;ejH*Pqd3Wf0~%#Q`Xl$e96@z!5T@nEWEj6=T3zOwD)iQ?DF
bBtGg9CdY^>Y+MMGT=%&MA*8;Ry$YNI|b1B@y|P4TuzmtC>#(fecy8H#ghCnCaYkomkQm_G(QkEb$#9avnYlNj?WHQ(Hf}eo=9X;
;HWcXqSmW!&1n~S>n!P@`(N7!$K>8BJG_D0xM_zo4`-4Iqa3N-)(1}#Sc1L5?@yO=t`5bPyCYYFXiVC>tU<SPcSxKe<0RBE4eT{h
o-mY^1Tv|oF8b$X{i>=R@agn`eeoq}Yt39#iX&&>7Dn#$!o@B`-IScCb$Bl(rs9>pSY2%CHW48XlYVeFomn#zy|QdaHJQ}KJyk!2
1d)DN&E>G`P2DX!?1v4=!y6n;3pqma$SY<sXHu;sQdDsluAeecaUGonnc?qz2$C8KYgHa81Y-osXO9wMINT6}nI<LiIeL^1b<>>z
sh+YPpK&dRN2?_rBc?txkD{c?azRW&7%gjSPMEE=Li$ybq{S#$!o#4MAxw!GsM5B)HOOIc7>I~$VF;rQRY_;ZAt`rPa)!E}O3Uo!
14#wZ5%Z78x<^7h_p>NlcDrt@&lxcJH#te_%}bLatw+N<jJ|L)8Z0=fXHX5CyER)s2{*o7B5KjO4)+ioVq_}{?K0D68Z5Yxb!(Lc
?){+WH*eBw$(SoH#I41hH@M)`Yi07$q;;yTRS0)o5kP2SLTln)z^Rx}sK{$G%9Nl|tsJYFxur@(Io!jYqWGznj+l{hLaNmAZfpRf
T7;BAHPe;MKw)49J6eEgM}nv`_|sxFu$7nbvv2fvs~65EcXR8W;if0%fU48QeXfjDc6}y694PQZXhiQODt-eBa;lQQqSUa_E0E)K
MG3;o)EXd4AQv`TR-r44&K61*$3ByVkg7&kIAE}$n$;FM*EtEeBx3;ZD++S$VC{}f_#BbxRVKFT>N+vHI8yMWrp?N%Rc-;nI-5O^
(e3Tj<k1ef(PxglPG=`+%pX>Wlee>IVdiThbHzT&cNO&&B}3`_eg)xHp6HVxhIskyBa1b5i>VR{6F_LBocq`uIuOLx^~Z>qQno;l
L0~~8l_b*9j48ON7^I9vh|sIV)$=^{0`Akdi1^bj^!9H2c)bHFx>Q>Botu!{j6;|`sLr}MCa^Se$>r(Ol**wa*G3Sm@3X|URh?%l
Q!t=roU5k%yn2dtC~cErsG+ne9WA<Z<DWq&evW|ebOXPtJsVTRPqZl!X$s3p0;yHK4K5(bf@4EVIoad7((?XE+{AOLEGxW8>mmsI
Q9~|KX(?!^K_0wv@ZUFvib9Zxs*-6Ks^c((R1pM)udP^oB}?B~qvKrYI)qLT?uxXA228;-m}ktuo9K9bqdpGKybqb<twI=ptb0j6
d4M1UmIgBuL?$L3Mk7-#0hyUg+jbf>wd-B27QnOBm?ZiZn&fTxa8VBzt642of)5)IDmmI6^P?hhQiZ;~=fRs*AO0V6so(A)!~}fL
e?VxARcKzxLqVbO2ln)3Z+-K6dcK+QFU2*ykeYZS*Wy!q0e1;&ov_{^FC2qbLNUAWbs*7R_MIN^Y%58tgGH;moiWm6YTvJitm=Xo
3u8v;(uzUS-3<ILd+F8@R5n^{tQu8O7)+jBIU5ZiSH@o;t?C}carENw`oZ44Z>wROe9MyAha5j!R&`rvrPqF>JM)C;9lw6Fu9hxi
$dPctRjC;*_OlD|V{RjReQzdPtuwt*W@bnv*C#(NXAys&I~AQS?_teiPJKS_POckM;ykkTUR@3M#bj6EIfsXO@g-fGC3M`#{37_3
h<=W<FR{08UFx(Yj1m*wd)3JIGD=FZ%)A>+Ll+ZEyLjD?g^2GUs_YT=6A0<1ZF+kT5#W?sK-AV^PW<r-(h3Y}urIWeiY!#97)+#x
RA&kYJLNkT2IURL2D!Ku!I=r4g0D=F<+8>GOh(dhU3C2NuFH(OWpUm7)*H;&(3LH3mg0TV=f{J&Vc@tfB(fW$u}K8fS!A>D`M*3j
*FM_p$Lh2>^!XX?|0n+p_4*PY^I&5n_0OeQv$(;V!9>?3fD#J|0vHd%;WtB9ImFdX>N>uH`V#cgMyHi7%menHBL^BR;KQY6VEUm`
QYUzedmi-bN7`TW(_@I2YVc5i9J7a<>lvDQZ)gx{gj=Kz$Y$%@KiF&?wVay_ogM*wo{tF(KYA$%q>d`e@8g{ti9Q@lwDK9<&d#n`
(CaP9vTLnX^@ly@gs&SpejV@C=UBs)*>;d(#Y+&`Rwv%G!MI!0@0p66$)}~=+Mb9{)5m+>#!e?^wdc1pSEYFL<n?|uO4L>6;o(<n
dQ{8h)vjZ_W2{h@<1j^*hfM5P5Q0oW33!hsr<C6y-r(153an`9!yJhA$26yPWyF%5Vb<Gu@q<YynoAH33a73R>hVk~s-pZOE6U3r
DV|s{P}A{`HJF0Sq;|zZbG{FpFy(@zJZ7yH`#M>@jV(3|f<~rsRuZLJuq7o{&ge6YWUlsXI_tg*Xy~t=|GVSf_J(ba9@Ih3VRL;T
BWVdCX-zT{gcYl(sM|TmWdaniyPsAr<0Qz`yQ>;nw2Ex0c;sQNs(16(5z3lE<muZ(!;KwE_PJF%YNsNuFb4gP28*%vw1Z{2Vq6kj
&V=;x_bOEpi+1wGb?<lNQobJId!isDxI+f@v+&^qsnYP;2<|qe8l+cCrn=Q~yH=Y@5t`99fe9iF^dUW5mW*$ug)$KIApHFMuRl=Y
HsgIB*)Q6Ua%uIgUEw=ZnLipT#^S0vP$;JE<QJsq_@G%><ne1cr(&3bb|V?JqeERJf}V+8o)LeyA&~Ddb~HDBb%+HRBK*n~Yf-9a
A|{YzrK_hiU0_W~qs%_guQP1gj3Qbt{drQ>Aj=y=;f!1a<UtWmPdTmNP>sV7!rD`@S8P_TzPmWvRixCpbThoybw0}5eUO?XJ7_4J
P6*a1ohIO(O4FK%7Ofm4c!(ri#agcRMGoJQ?qS{l=Q9O+4<XVdI9EDqHG;Mrnt8bA5m<SwQ5#Y@Ueu+a&?mE_tJ4Aj*0!Rf1=j7@
+D}Mhym&Q&qj!1C@MK(FXKSRhBfTOq_-wu%OKqjb#QbH;KaKYe{9EliEw;Zc+bu5pc$yT1T`if2yl*iUr6OVDN?N(BQdM~v60LYG
rj17y4zgIAjJdwH<6}ase2zZcX_+p1q0D)5HPyWmTQ)p1*Cs1Wyzsek@02{r$8aty&2LK5qF*y2ip~(Yv*OsIXbwk&XLVzHEi(~6
3|1)gc+`+IB1kZlAgx5AV>-rfVOS|C)xlfYF`riQ`+I0H-Q@rt`yIcP)59brWcq$ZqUiwT_3l1-x3bSNqE3+=aC@QifN8_+)wX#}
8%Jd;-2}GPMY@QOr36Yq(B=e`#;Sybd&7Bndn?)RhdN8c`*~hBaVdybnP-V{jigI6SJySC%Xut`44q0yr*EfOGVVNeJ#F3Rec3Vh
vusG-35Hm~;H$#vc--jci4?c8(fBEip&OF^*>~p-%d^I1?rQLw&s^KK_V1;cu-oeJ*2{aEyxwnO^QD~B^QbH1!DL6<hWFoEbhlrb
im=GM-TC64WDEFRYQDFBD)YdVKrgsubUH$#nMsr%MX_iU`ediMN=^&WvhZx2GJ6^kWK=ZiaV6hT!{YVb*dZbwgapR~oDl<<2uuW!
tbL`lN?}eXof-`kBsL6Jv0>Lf{5y)1IWI#)xf@iNrX`S69_fTA<HEZMKq4M$06`4~iHORmT4;DN&6&W0+{KjGSRO|rD-sB!Gtb4o
9~q-X4v_RB#bPi)<VE28rnqS9V9^BmQK}~yIH>AZQksm>N*m;~n8h%a#VqN%=5`u5Aw+>n1&2YSf@*k#U}aq}ADUGJSztqe>YN#3
DVli@G|+oaBN3UzMA9qRXwj$)=WsBnE>;MZa0$4{M9_(%uZf7GlroLBPG`;qMm=(K5|rrhG8+!3a%&C*=6Uxu1DH<5j}eoylR?Y^
^|P7G*>^Z3?{GMF36B1A=S_~FD<k^(q%uU)6y6#F6Wo4V;rsQk&aO(|uKrHqeqV>@gf+CKL`}!V4=+T9+07SLN$&=!29g?bfYGv<
ni#MmqKIkR*~ot#t$VgeHh3AN7e15wIHr}|6sVx3r>blF>AsEN`UCD9@O69U2SP0IIQYL=ss3;H$q#bCeMlQWv^|SY!3oEbe|Hr2
`1j9x-3V=;pMsiJM@+y?@xC<!hlwVb;bC&oO7X}~ymc+QUdDumzEh4U;}Ca8M|Vd{eun38%Dg$LqAL{DD_KN}R6n`72HL`+Z`D3_
cfh9(;WVH1pX&A3dpTZciCUdnVOV<jE{~V#H~8ezIy%wFd%7@ztm=3I23cK~&;;(2&p<h+eG)+2?SkLtQ;GqQ#_h5gLZbtvP?41O
Mj)XCD*&V0z6v}U1QbCK%kCq<pB)`w6b+^#$u#32O=TgiSZp^*z0(AmWF=vCP{Ij=o1~jVcEAJ}NNtcBIRn015*&z|o#fhnc<_(-
<K=LmoLPIfz!zl$-h-=XW){?h+GJubXB*s`W!(+a1k|O=zw%cEif96y-Uin{@#r#ibSea?Ax4=}6wJX4N|a_|)`WIrhz9}=NgiG0
;p)vNi<Wr9q9BJv)&QwksE3(1V7-ah%-CKVl?F&w4?E}e@_qFfgBbD`Z{^^wu$@4=Mi?bl^M#2r*d^;QHi{Z#(g)>^K?eYWca{o*
p$pfzxas}&50QEAOjscsV`yq|dbdPD{T2&%R4-E?CjVwvv3?5B5DN$dLEUW_`FwvJb^*jI!37qwr{qJBYE^%gry{2gt7!yn2~HGU
vMK^5Rb1@pl~i1cgG@}(W%mVLxrVZ!j<V!coS;wlyuGc9_qGZdU^c@Y>)U345u3M6+GbMAR7b@g9CEo%bngzrINZ2IcZ8Hxh|FxY
s45dijn93X^?6en6dnBowd2O;qa~L|2yzJLt)z2|=UeuIMc!obgj_Ul?c&c^kjsU}RaHes1`w5XPVTUvj`nx#gbRgU_?+1fsk_8T
hoBZf`xE)|x6fMMWEMqSY~tf19FU;FM)8hQfjIhH<E`k$d^Ff-%y}3q=6iLmGGaeM&`~EKe|M9yyAwl2Q&AjbT{RSR!W!;AN?LG<
sJPe)G=lFG6cNWdo{moIx+x*pQ@ZP;t|Y_}5Nvi$d~usW;fR8&s3t2kz4-qxpRUe>m)$wVNWy@zJkqNuUZgo43FhD!smHjV7A#VC
2wOwMZj%G&@NkIOsXl3D_X;MW$vx$o6F_0=d=KFK7b8B|`Q6kyBqASihu8W^`<{UT<tS4~6e3b6P@qx(#YhVv2znk`@YGcArP$Vs
T)@ydY>51mwidOp!Ivu)Ar*?Ct*an5DH5h@1_l-X7Z2DkkhR57NL6y_qG>L*t96}k106H>*=CqqR(6XE;qDQIE!>XPqr!Z9(|&#S
$JcKwv@lH$hIE*hb<nSQ4tc3sF2-^pz44kvcFq}^vq^$cmbM18D|cjfk~TQXv34v(Mk`d6URujaf+L^CLd3SCh}mxKS`r4hs2w1f
#~T$s^3{}g9bm0eZlIc5AaOKUo7N|9;okSQ`h?;g<U7`AkxBUT-jond<K3gf3nVc7R5u~y(h95QK#w{d`4hgl=N|;{nt9v{oxBZ%
@de1Hc;*mZLJ1ko$%q9@dM<G_U2V%UMj<u{Cmfq7coLzb^>-hM_u`Bme%;i@UHYtkQO6$+Z+FD@2YE2{RND=+W3<X|D}s*La*j(n
-P@*dZ=ZJGJ@1U;&eNSn$`{)bDac6BHMw_vEUPlGl&rB)(jB@LuBBULB54+Ny>+u^E!B8)AktA4Cn=5!PK>~CuoiWzk6huLF2>9n
%E5;@lWv9>?~KR_7{anML1Mt=76w}}hc=n5<X(1aOt4rFJXwNvkk@t#p)1EDtQH`h<pZWcH{PcgcBnXw)+DjS5;3MBCWS`T3^npX
Z+Z-hafLA$h$<D|j5Vk%tWpqGVp<8m2#4ptTwX8Dkoug#FzCW%u-z%bZPFVUpfQrXvstWIjwC87!lbF<-WwPqG1l`_b~<?V`2HUE
*1AuRpW*4(Zn665nkAAu&sozB&qXmgPCLLXJD{S0M4*FXjY?Z-2HahR(rfMNWI5t2{T~lz(HYYiEpNNPY;rD4bLdM=_#1}S>Gk*e
Jl~P<*0qRh=d<kVo7}_YNg;Ybk6F@(1XxylZZQUHTjch=J-pjb$KEM{4si2U%GQZ%YvQGn>j)AFQdcSp5>RU}Yu_;B<q~qq!R_Fo
y($V2DFgR19(Vc#Q1&wR4<RPtUZJ<EM2D#Y8nH#|_IXjs1hb?GZ<(~xWW)z+HC2Jr2Ag`(n^L5f1;YWMW-O2zf+ex(fl@L?JOj(v
9`V|H`i2R+Tkw*6eZ%dLp*hGIAwVZy+q}!S!^Gc%&6`|p<(bJOM@P=h^+#MQsi`oNc+@tgu!p@45-Ik#b27|H#VEc*o?UctIAuSd
lgaD$=ie3}3a}6I^W)g`poRC>v~4m2Kg<mX@`HVF8#cn|OYUZYlx37gW@PWYHXta2q@$M38@o)F6`HoH;=?Vj(=~_jKYv(Sr;epu
VG&6rT=89G@Sgu97T?`kNal`*gm7S!-{tR#Zu{SXdEKH^i1pR^tuh**2qG9h;z}`85ZCzh%&^OPqVA2}ti)Q^>eK~8D}da+G!N#@
*lgJn&I5TCW9<3wr82}efL%awf)B`=f!^!!L_>u8S}DZcgrm}m!9{}x{FjSbU(GT678T2`7#%Mm5IQE^kX){E0;;NrB8lrNRH84I
6-TtKt4ZUdnbxG!3p8UmaE^xwdG^2ae2_n}O&RDuWIS^8KQ9JyiXwkeQ|6x9Dm>b?w%VJp^OV!5s6>3((Alf{gM=io^=?cSMQkgj
-b;s944P)JvDQ<Mt=YQh+HPptn6y}C>b4L->nZ#vQZY->Thyfb;<eUzO|ctn=4cOpT7A)DMaQ15fnt+f0@I8&dAFc))3)PNagNu3
S(-HCC*MEM$2@4nPoVU&(TohrB22XuTAUOdrG*o4BOa&R3koo(Yc+}<8oXj^4p_V19q+`SY&;*gpz;Kt#1hXiQCH07Of?DeK$Gnx
``Zi-t+XXbXwh;G446wRUg$$a4~GE&6Jl~4y+Y2tj(-Qv=E}E1kXP*(in8H|BNf6;%&bEFK+#Xw1P2#FGpmVleuB7PUVwf*F@E1z
2oeB=$Q6m92riNvJopR9!<PcRen0%*=J?X^PQ+8GHJ$@C9bSKjQvw_$&TbNG_zUdqJx6~eJ;EQ4Vd(j8`FD86pOO4tl)J`K*p`Se
K_XT^dP5E-gZHOAe9-W$1%e?x7x^%i3Y7&A8H_6VEfttH8f^DN@O$xxf50ek;|E6bNcurPf8kY8d#;GRzWDa2K7ou|>#C!9fThc%
9&ouYPWzgjc;~;rpUt*spGmANJhs^Bx!xKvE2kqzg^!sG#a5H#L*uL^@WI_XGojJoJVTdip3gc}H>?0@M6*nwe;8_x>Hjhp3}Fh^
1dIcVFt@HACm^;LXHD9{xd9dXU56~oV8?Mdhj4+kt^!J!=!xFNB2plnF+jkOjABv|TmkuL!B~V~w!;h&HX&gq8H_;NKx~MPvAu!5
Rk4^qv{OHM`&+Cvu~j8eY6w``muv`2V@a38yXTJGojnq~b8`&dt?PS=g?`+F#B*}mJk&te@0WHyaVpiF@nI5vb;|Dc_s<?XeSLSg
J|DezX@30Y<{u|%VucgJ)!cZ#ZN~Z0<xTU^JSOjNj?*>pJombM@!l5mL^4xl<EI@VDF0P!lo)BmrmD?vl^2sH7%`67CLxK-No<JY
Tv|FO90?wT>3Jc^%qP4g)!i5%5UfQaCqbAwj#*=Gjgw|wsgaSlmerP^o1}$}#@Ojs9US{Fo<6)jr`_2YZQA?NJEP}8y!-2KIUi6i
5e!skk`J$aC0`~Fj<xQ`dbg01%wH@>KX&+U3w0#gDLA)^RhzdT{AK3~=}^qT-HcGNNbHUfx*2H%Ly%-J1o%3l)kKG|Y7Cm9g%w1*
3s)8uF2vxfVzO5j!zsXtw|F#~+_{5Qbs(a2Q{PXW=i_IYHwcQk_I127Q$(a@gAcWv5Yd{M3LAGOOoa;ILPazt=GdA;H&-5;bwo#Z
%J+H~w0_RGAiO?Mo3fe9)n2?^7S#xl4E(n-hFK}yFi55(wWNgvD=jTH5i$6$R#1~1u2@7;ySsu)wj{^+GlSUpIQ?P0ydbzfxFr64
+^~T>_H=>Dgzo-|@dx_vd&eDNaL^&XTuyU#orNgrG2~0D<pfq@N2*X(2^mHkx<1ak2M~tW2Tw`fvN3o^Q;x~xcH=?s>jR4El%()^
2~IkNP{s?w7$PQGYewe))Py{GFDA`Mesr812pqBY{r+s9Lx2x-f5zVbpV<3+yWSr;T^<Q?MGlPvFrp%5>&+sE2BCJFw!<Ml-#;9O
1YiiEAS9`4woPUN>Dw*y$Ys~%usjX5@nnyieX4r0dDl2>8OH<pnSXER@%S7M!pe$?%*C?>q$musae!T_P$UI#s7lJ|M_~mieJ5-W
NISxa9?QA_c7fHr390u%$aS<FLh&@?c*aRjli{3JMsYIg4;lE1_rfQX3Sys9a?cz(M{t6B5l^(|_;L|DyBEK>><xk_I}@+l^WSet
=HGz$HU!edpNbW<s;FD16nv$N;Z(WTVoZaSk#d-vSWFdT1X~82E+oQaQvo9B!5PT)BZ{uf)X1<+K~WG0$jBhM-Sg?uoW_0jS?!<M
sV83*WCS1foijRRRMKG?GSmx#NTAphYH&AsJSCTyv!FWbB!TnSt#!|wqjZ-8Q24(RNM8Y=h=}RSLlbQo^rWIe7GqQ&Z{fkIz|H;n
ojT)vgbCR3v#vb!`P`pp#it^2Zgb8AJ9a4a3nXnMYkzIDvm&Qdn&keO>#lPPz>m}Nec$E-?`Pk^Hei11RB9p-6<c51f|!ct{s0`L
fzLX-Go<UjZt1S;!y(#mxSUV}wBAq^WHOcX^u;)nQsE9xQ*BZ%grY)<e>c7-V?&qF>s|v>Ig_p|$?b)7!$!mkm{PP?*_^XSB<kn`
2<CM+eoFl%=jrYQL!Otojz1}hs3a<ySGVE;=tt~5T|Cm<9lpa2p5F`gGJRYTH7q(AjmlyIBr%0Qb%d$b7RU*Olujgq$OErw+ke{5
eQ*3ceQ$M7cXGIZI-o&axOWdu;AsQVL@%61in?T3?JsH;#IOEm{p&Ffm7t0wdiQeE%>SP((Hw$nIa=9xmagrnmOedF@zY6?^4?&E
E==1|tA<%}+*GR4Ngb%SjtJ(FPwn5k+^t<E5!OHXrKs%=-8+18nl|2<=pVev3te*gRHYp~YjrMZWmpFhX^Nrq7iyU(;qXg>LAsJh
<G5W5Z@UHv`uV7tJ$3s*_UNdn`k(`p2}MEa2Up^{+QmKYJ+sKFC9b`qlEr2(SyzUqHW5ZYH(AaQ&X*18u_l)iLX6OtVi2Psi!70k
#S$d;Rcm;ddiBfjb=Oys9f*>foyQfgeC8l?RBo9@jskIrO@QeUBCh1-QRKERAmd)e<2NQ{yboLGziF+e!X0>>t{nJ{aQ1jl6k;h5
&$7wT5drX;lYCOR8rjp@CoOD6hL+o~>&Y^ZczX$cbA@Gbl^SjA8IG{#uIGaqRmWnjv7YVSvM(`-BpqJwoT~Jbn*k8zZJn2hn6zrH
k5=1;=qnR4()I1dsLIo^oky;%q{rVAmYJ7^kItLCQY3UT$rTe5hci9wqaP002s2yTi_cXKbz|n&uTz)i4~u+TskN6nUWLbI^iPdE
k@RwhTuHQqct@#6y}P2-NJDl+I>%uE>6H_#E}#QWoJSZ~BVrS1G(tKHlqwrfC<HYq>vu2|NN@-{p)`_@5DwB59ElC2L%tMEx)^gM
4dFPGab$#*3PX6xpr8l?An1y?BI)+Nku=Vg7SJ|w5UUWt62+Lbz02keI6<_PBfExrz^@QzOyXj~#Q_(%d+17glHut|M{46oi{o<4
6;BSl<zTX{d8(?a)zRlL%A%#2X;qu4U0G1q0oF8uP*#XC9;FV}L9ZuNUDaO-DJHVcJ1+VOvyDQb7mFn#AN4Z663%UmRFiQBHLTVi
#gGj$7|ur#-4S)|g_al%zIsp8oNDR%_l49ORo_u>8$7EL4aeQR&b(T%URcrPae1UxVBWC{<Iv4q!KGXVUoO=M7oDr~zPnR93-#HD
h#N<TXG?KaKGDq?;k0U{TAUeQ3a^!Xqk{6XMI}5$f-bWw1(3msC?<H!a-fP<G>hLpXKSHyYKU085viTto%K;6D&bF1=r5Bk-P4dl
t?|z&yJV}X2T6?KTrzK4-8#H?EYlXeBYVvuo8`$kXN;R>40}1K&e0QIE4}G8b#~O=w&?^MvKY-V(oo3V9m_;8bel(x`IVg$Zv2;L
ZPC^+()?}Ux@?TZL=t(g7S4-;-72h92y_mWv9B)Gs<c;_!$YurGkAdqo;^aco6coNR2ud={yb**JlvPPuR6uO`tvC2woEjmn(M@7
uSgFF@+#>FRYmzx%VpTeyf?Z*LkCGvcv&BpbEOni8^uWoLUEc;(tRkl`6b^Jas|<@v6MHVJ(ch#CW5P&>w9+siFf{nUVPo~F6UTG
)hQV5GXsf`E+u4g)<?c6Cjyl!M#c{8g^8i!*}FEj4O@%M=(EkVr(K4+8QS2Ncx#-qw3F+KfdO+~c?#Ig(N*JXO!40Wx?5!N-?enL
9^Y7So;b|d<?G4e1cx?CbK(mK+;F6)G?aShFlHGXw6Vzx9&sEAkm?|0q!UpBkqk#XFh@=SzPNarGfp`w2DrKAZt<v0i6Eo|-Ln8o
4jOH{p=3>cHL0PA89Fg;eG;)|ih9GWoutMX%E+Ws*IG5_t~uYFaSUWK0TF!3e4=viOU~tP=$Bn$zn(i8++Fq{XImu-^m2>06?Ex}
lA%TrgBI6*%JcA&>w4`SI;ReXKF@3hghNCx5H%TtE3B{ITr4*|T#u*Wx}qbscOW!l*;!hVUr1`Fm*#@J3b?49BYSt_JZU|tJhNN}
c~5i-oQMvpN;1Q*G2l3=plnYm7qrJ)K@*JUpMH8tj4gQ<q=o0Jwlo*K@Gk^K$A-3#BBe+>>9u;95?&UCKFQXQKwEy7npfs3tPtl!
7SAT|HY6n_w2`SSlG~f>ioVqxT_UwtoT(aaokV14mQ*&3W^0(qPLabQOV%zJK@(^Y0I<BMWXYQIgwIGyi&MO`s`mZPXHFfL<FmP0
Q90)3E_iR$mDS09udymeQ=4_vn{|7J9vXK_Xy|mc)n8XvX7&)aWg!C+0#Tb?NV;6j!vxInu$<GuY_$0yA=0NqV>bzaJC$(aBzBsu
$_~2I-+j*fojKrW+%7t5&8z8|;RZ@EAoG34Mvt@A!0ON>bP|yrvDKn0u6UKIwZ5kgTE;?*5UJCoS&ax?*?lf^xrFMS=Uci!McYr%
tFG~v<Hu#S<EcxX<<x1RaCCph_(LW_in^tzTHjK+kRlmJks$<|Dpk@IFldPiUhBLy(W`QV-jdC_!033W<P}JP%QB(ry7RLQ)?I-R
bX;pY9j4KCUs;ZFZ)S78c%9CSz4ZI#92YJ2tE6kIb5$yoWY$VvGful89UMCsF4bL(JUSBr>SpALqm)B!<nNPyHqvsF&Z%co3&&ce
33OK!e4_HR2Z9_NCHN2$l0|l^6U;ZI)>*~XrBx$HP}!Gn&oEqAiruKhysNJq^AMPkx*SE&LxuZ{ovVj&GdinF%js5^<_%hTP4uuz
3|jN0eRO1n<PPk3L_5b(r*?r4b0rUh>f*X??~!)wria+1>np#$zW0cVx<@sheE91FI;Q#toLR2kL#aCz4Hg@%e^mvGYzVc}3SWg6
vU&mtBs?q;60%Lu*<xort2!~^7t6WWKQW%UJn%c7WQ&kZ_sh9(-u-h)p1I{74k);3YIf!$O!b^G=bopBm@y^g6_Q9}7|?o@GgUJ(
PYm>;O3{j=ok3QiojoAc8P7Rq5HLW22?*5Jhf((LrsBg`(x{qOk}UYRdRURII=$&n2*Dfa_}+}YjzrO}n#K>L-n$i8akSq!W?vY{
ic0uPb~fv|LURB_lr2$*R9^=JSxp6oY_dzOOR<(HFhK<MUT2waN77=Bws|1irnB6hI+L~1h5Lw3aS?OGnYYZWM1EG0?qA0;YoN*B
rFO3y*8vH1vN1-MUpw3{%jd49Y8W7zT{BH@7Qv;?NEUOMs3!?U99tH76*rV8H0+C)DMN=9vxm_jOWL`WmMVd7S8IsSmr$cMk%>=)
<zs6|7dH)?HQpRP658-{<9Xw#QKgHvmlIX1JR$kV(h{a3A`62jDQzL)g@i+qHxo*QVT^5h*`a!mrX6LSw);-xY+Yrd*H5!sCUu_c
l}E1>7^swiBSt>`cINF@X<dcQm2Kyi>T1qeeI;BtJcgvy9=0D0cGlFxmSIT?h0&$ZV#H39!Esg!TDS#7*QGLm-VbxfL!^%aE3FVz
=<$V^14yr%x`z*Y;;_sh$0@p1Z^iPEy-!=l^mnH{p7qvIWi3;{uYp(Bjp)*w8J00+9#B-7eBjk)^*R=vBd5Ry>eCVFG#6YXt~zth
V(=@<VIHeKP|s-94==8-(R6pa5qEdMLcBPSMo@G<s>^3ns!XISv$V|D0$%i_0xvAEoY|t-6=@A)W(R#z?FS09323p-WFkUIYiVQ|
>&g5*Rz)#|kt$F*TEtcpXjuwGQ#6}cTEN7-3%R$xw;w5EnIY4WC26HyL6VQOxLqQ<F_I8L0BBPIrZ}dO%ocPFL7?A7mew?IqZ)G*
r;jvgOU(~E9ZWnh@TWEhjd%lzpy=)psc$JIUBY-^Sa;6g29k3rsZ8YXXjPTzm~ydEj3bg0r?N;SJS4<f*_>qQl5cm$9x)TUPzhiN
!P-(0q*m>M!<l;lgFx82V<cQ?ainVIbmx^zL)VNQ1aAl%OUs22#E3(-NOL>~Jn;_Z=XuSvMiXd5-+SB=;mU_HhnUd71=FLzUoz))
OeIbdf~%oWQ2|gP^>Vt)s3aO1ingZiXqXfYyf}49xz9<?5?LFpg)$2to=B*s-BU#msIpDvA}cFtT?(&mfUq?{>|{4MJM&>cg>Js@
O8aU;;t{UVmc+9p0O<#x0lhnbg3F#g<pr-es=&Sm^%NL7=+Quq9rGtJ5utnvL4cjWp=(;H8uuPhD?|ywYf~<1kurjyaPo5PQ8M_c
tuVGVo0o3W@{8zck2jpmBd11Im;&IDLooKhy%jaYWI7WT$`P4yMT=D8Km(vFP&Um}WwNI{^U9j*o|47|K?w|IPG~liswQWOvM_7Z
qU|=4#C#?duuLsRctKLs0v{O?3~Fm^V|L9l>@)<-)(A-NX%!U^MomPbygxo2{01EkdzD9#D%w1bQGQR|z0$2Ths?StsHhKB(>w59
u^nXTl^r9hsl``7i$JUCq#P$XXR1M513HyQqgBJ6*^1P~ASnK?oKDkd--$DpZ(PH0ddj;_iJFAP4jOL33VIzJa1vo+ICGMj?B0=_
5S!Fsu~!_%u(Yv_y6G`7SFhom`K(ilS<pHp0*4!Gn^lGJO|+ZNyf`=6+Ji+>OXJp@V2R&Q;7G-QyVg=<5!U9La)F8q(4fwAd0%C_
8{6|5ThKA;?kjRhYb`H5%(V$g+F{K(tqkVFLlI$lr65))`=@-~(WqslP~f*E@QsL)bFiykMVReZ4<wLlqRp#HssyzZh&NRjwPC4b
*sMJ&oVWx%Bapdn1u$}LepD-)XJ{}~l^o^IlpQZB+g_a*j*u52QNk~)vq=(k!WJa!F6!7Q;OO%QNx`m?J-uAc{B8GqoP9QJ^!9ho
UY(<b<K}#LoJxcQDc_jERKvE%BE%O|hVVfNM*&cww5biMn9i0T8;-L)DlZl|b$WR|Z=%XHR_nnJ6+zmf%WQ~h=uEwSJTLqWDs|MF
!-%x8)#E6{MdcS*>JKK~$<x2J92}#lFhY_<_A(?h1wD5&>by^Ai@VF6eD}$0)DMnvwTUFEo!9(ta=NN0&^|;`FzX<3EbeY<2Y@zM
hNC`a&isU@2W<{gUZXmY<VbLLG8A+nXmusC#GFYBD135ucuDb?c@9W>f-zu-_-KcTC_=-NuSXFnWr7S4aiT%O*io>uYEkIPf>XFj
sCqikaopIlC=1EpXJpiM9UK@2;CX>eGEGi!QPDDS1A@*mNNNWmVs&$KWX`I?M?f%~tkpRQJ$yFJpdx{MJK}cu{vSrS`m@FTcJ}{;
zLeu=&6B0Y4Z{dbU`<2OhEC{a937Y@!p=!U+oD}vGBy-M3`&i*EMu9Or%pe1-fi@daoHX^#YKmaHiy=^oik}w*vQ>dtyWU2(|BEN
N&Q^)nwepPnUGo_g3P7L9yM)xUH*6r@g-D#$HRq3Pvs$X)uj;eMX6G7HG)?!;&Pr!>e`jgQ-P@_#~;Y)H78xAIPH~_b`^uoR>H`C
UIqtq%fyo%dBWdWkJn%m5N%1BwRyY^{O0GY{hQRPzO$%r0X*S*XekAU!u)1S6^*kp*AguErBW9tqvS6CcFN`5M85Q<knr==!<$Nl
29`fqPkD#c)4<=V`XGMq)*FGIU*NrdemteDW&!9yvi=s~TTA5{mq=%VJ=~a7GFa}JI%^JKDQ)}p{+>6p>1V|~awQ@JfxeG8=WmY)
a7Y{3fCzfPiiL!UMTnpZRA>T7LL?G}NFY@rhzY7BBxnj!q$yGJ$Ok_czoGrs(Rk}0R6JV`A$mzjix3P#C#$>H$D`5f<e~>PkqD58
0V$-213ZKT!=MBysn2ENAav$@4FGm3uJ8y6pi~Y0N%{*TlRy!!6b_#xiOOt-=Y5B+n9*(g<0~1I#iMgDFLv!FU(xRD#Z_K=wdChz
=Z=(oYZHUXCQwjHFiV^$Bept@b*{TFo=rOh4Z#@5qqvE5o^jkSTX9!KxqSy9qJp_rs;FeP<unl%f4SxsyOhv`?aU3LBEnyDcXk7_
wzhFNUAiRKAJfUx-U@5f;49}_vt&$UJc*Mjj9|b;MW+fGOprCDBj0bgw*cj4(Bo$eybd9SW_P(TNl?MV9{tQGJ4gH-Ohp3(9$DL9
c-6p6>oHF4<Sl^SUyFB3&-)a46FcLP`^Ct{oOK81yOBfe#?qp7eBr?yJl%B;{A0sys~tAn{~X~NJ|-dD-tYFIJaBS<gU<X2rs|cR
-{0uj#NmjtA}0BiMp#}vn`kyRF67Rx|LdtY^d5fiU%TaGHRFVF##!Rg#Rq+}6m<G?F===XI4$O8Hu<#FwQ*HaiX!c+<o=mYdSvbM
IwlDdtGXu!Rw+p<Vy?+0Ra?7Ci?_%w>?~F*kU7a=&4lbNx+YZ#N}^J-nfU~l6~A8~`1@F2f_66%BvlZ`A!>@%f`8+smV*{5sR*E>
tE)#@%NAcxi6e;72!pKYofa_}Hp^V`muSWV?b_~6s|3PF5-FyV8ZlI%E4D;lZI~=6u`n9}rHq=|EO#2`Qp-4Pn7IRy&~a4>ai(Ih
$}-McV;1WPywQym&X*>&zZ%IjB%Y2Vwf5Q(a#i}FUHJXv`pSKv5PlyHI=p<l$y(eyYY4dUk`xpOfe;N7p)5MlhTL4%u9EZ6Y>J*1
?skWk>DE#Rq(6YeCJJPkCKe(I0sthUDTyQsQHcUlq2N^w&tdAY1Kt!D$jyDh)Z202nbBGa1PZE{lguB4pm@NpPqrTv6+ZwncOC~6
*a}LDkrI$fC|@oyUHEuW`=${<mUIdAe;nqt3_k4RHI-2m#-XmiC|A3_wqRB&Ibbmr%5=^&sS5T*TuPKwKu7kS1LR>;rD&*{ZQobb
LowNz(S`KshLq{zcJ6V&RJzNlhB?!tQ!}?Zyr*cqq;n=?H*b_HFix4Z8Cg@OmupQHU_ITTj<#T6R|ZybqW0*v0^;QAYk=9dfs_r1
OD?DzQ6NnN-mdZMcXZWJs*Nk0u2xR8#MOm>`%=1J{r&b`!H+yp(5D#bEsi9^b+DehWi*_FM-Bjb(Pj2xh<J2V*i+Z&eIH&Z9=qkX
RK(FiG#1LK-l$cJJ%c=PvZRGGhpT4nVyKFYxKj|R(5GGW=Cs%hDaK-y#Vu{tj-U2t=yS`vN@Nmyj-jay_k7?V20-+}L@87dRFsi2
Ktbrtm1w5A$&f)Y6-!Cw8A8CGUq*KA3`G$~fOnxgm*_4Tay)VrWMP(6WrAMwCeTd-pmOFUJ;}~Pl9h5TFx)FpZWKvTii-s{8C8!J
8Fd7dtE1!S`S*AQRI?}ePsz_K@)dV~E?cB5$wMw`>$bb|Q++u%1(8uZjzbO%lrh#sO<E9z9D`PdeS?zi1Cvu0GMn#EytQKs#Y9{W
<Zw>4Ipm0Mbi)cCxJ5f$M$#gCeC|3F!~_N6G~!FC4xkh{#nxRSju2LooQs5TyJ0|4a;cFVu0e34GKr+eI8`~$N0OAKP^g(7cMef`
HKY_5YK{CZdK#u8$hkfaL?A^nH%%kuu^5_dgQEECu;rSk6PQgDR8ejImUP7tB4viDYu(A9&|)T-W0eP9vp-xWW7l$Cbqz4`y#GGS
qVY^hC%B`H_Oer23_cm;XD_DsTQSJrB_M(AG~*gY4yq=jRTVpF(o{m)(yNEF`!R@BSoOjx_v=VyQP%;pj99g;wNlfgFVRX0s;;R_
wzi2=ErKc!6Tb#;+R3nS*A#Ip1rn>!w4)Iz%ZI~Sf|{i(D3n1>dEY;?)aR@Zap>&yoYVFqd_QmF0r$vs@<`Bn>E7%{P^rgWZsBf$
jn>L6P)e-T$_kg7H*V4=Evl_nR$u(T{fz3_iH)dal&lVUg&45fNGy~|Q`pRusZGWLf~uY;QW};zM-stgLoN*prIsHHEHFvv#Dv{q
t3u5v;lXBaeHo)A8jh`qHq%u5J1oXi(iUh5P*6t;M6y<!M<^zz@$U7ThQ=LMmzyY^HK}G#G5ALIS8%d?;DOE&!Pe202r-V^xd|6d
_J?K2m9)JW7K*Jzfr@+s!*>=Z^P`baa-r_P5I{_e-pO%jk@kDuV1}l@=l(MVzj5b9wyd^yf3b5<tSlU<cb`W_s@fco17xJKNy7=}
0sX!n<J+48KekZWPhTJn0lc3Hq%s;3iUpxzqG>Q>EX7J_3Q~%QLWC)%geeLJWoQDbDS@CUD50e&N@+rb;!_|Q328=}N)nQud>@Ig
;MUloM@2*4ha-dtLq2pLbqszidGiVIYa+;SVFTgU&9Ms&f0l5EjqB7eAql-<{MK>jj5f*AG(REvy#`pnWQL?PN*GRw6v!e238`t+
I1~=08Zt6<2BwfTC>c;mDM_LQ)N#}Aj}1Kt3J4i{0y}ZvLPefGcR)}(2rG2vN*>5xSC1Npj|QRr7EaX}19MJIuoO`hFp?xB)e8~i
9`WWWJaazf@Z`MZJQ?Ug&;=puzQdV^yKe3N|B8BwkcvBVF9WY<mgn8CyKWHO+Np5!DtXgT@H)FA*ojt$pT{$`fi{f%`s`w!+bUHx
SNuD!%j(t2t1_Jl(CBj167TnFT5d9Xk2_%R%Y5^vDVs7@zn>qT@vdb?k;qA^3a4EefoU0t#3X^HA{L@f;>A`VmMf4fEz#1F;Sr>f
CDq8UHRmD6FGe58HgA&^PC-f4#G;A9D}7}JC(kiIVyb|5T=ot`$6F0y^*+)U<nS=!q32SXCHu7cYRooVK~^5j(U!0%oNmKNX|6vR
)1jJ&obz|pr{ptf+c{nBn1w^mh6=|H$f7?d+dUuarpJ$dY&mv^7SG3jaYP_NA*dx4VpGBMd49Z~E;lWUZ5tZRv7W>i%vkW+EMw<_
f1SbbK5pGscSXnBQ5E;n`imeQ==e_^@eQ2pc>&yWTjt?845;F8tD1f`avy_93x{}TWjHBO*>e=l5G)f=Qz04yGU@a?FvEEyH$M}H
7Srgla@vArQ9+otq+IkakR0v8M^m^uHzp=_BodHnNpc3YtkWW3$`qO`S>i`a#Ywr?UJ#rSU?IbSat?E(#Oct*V<;0NVw^}FSi$^V
>hcS>DsL-^TqrKeZBpz=Nw7~l1nfv<o~<VCu?Q~6sJk1mg0Q;~B`dWMx(P>Mg3JVhGKK}lBq7oP6|(In=2SOt9mkPuo>#Mu&cNab
2^R(nWVTE|CLHaZ4vj{zk%UNtK@g@utW3zPu}g^SvAB`j3t&MF)SI^nO+g{n5SM=*EwG+QbA!%$A>=qw$~_g1<g88<?_J^!O|G$p
XeR{h1S^N#+|i-iB4=q!@X5d^E=-x~^h1FVAEgP0&vNc}B8qq$d@I&OG~gF5^)4KmLU5rD#5nD+Q(Iz!?uDqOFp#MNLZ@@M%aH|8
geN|1VN?vbImxU=Sv6`GLNNVhv?jq+TgNoyNz4WXdY)s=eNpj^Hr5g8(BACHs{4MOe=L<|4Jr{J(@v113AfMM@Flfa%7X%wqZOqn
JQ<n{o#;pRoiU}FqsyyMc{ZeiWnnNkY&D!fyB5>l;7~{t(8G3Ir1s}Na~$|@(_o4)K|G#w&UZ#VzQ0^pqWglO6r}=`PEf1$I}m)+
T;812`o2dcg#V}nq{l#whs=42@?bg9GenQff+HhRrlb#n-fWMT-~_!rwCuX)(vAZS7C!9<O$Mw%Z5XpRptvL+Es$6paOT@a>D|2_
O)V_;G8;G6HTL?|G=lOCWJHk(UtDZ!5Gsio%A)1M?eURBcSsS4K!;NIPvfa#V<FP7o<u0&bE|-O0f7y5Ij*W{H6{clF)?IeQ5LK%
8ni>sRCL39n#VenIahn1HvrS5D=Q+vS;-lSiXA^*`^ncc#<8X#hqHc<$OQ8MkP#;8@Uf&H;7R*{85kG*|CH$Z2ppTKKP~cFID4})
lx>zb=j(<B4!JGj`QxmmoL#ao?eS@8yrA8g%LbCtai4VR935&~U>IojrACFSKR20#0+f;_1Gww*fZJ>gb!9^QDQ-FK*&!fO3U>kd
l_r5Q1P278x=s+GZMBa&$MyBFMPu~3clG9-S47>G=5kG_<s2ls>4zr|cM5$YQSAl#0UtFy;-8hPlo=sZ6a^?y%mV}=Km`Js04G@$
<Zl6rS)GBBVgm6fmG+&dG0=73>D+FJcJLVwmoEr(?Z-ipS?MoK%@zh7h^MoY$UqMa=gj$O1Bp?8$F6fwAlOp!<>zl!Wjv2>BFdj1
!&rhT`D@Zsg0u5*dM!Zf`){8&@8XX%oTZUEku%jjWv2Y#bF)kJLZ^+>X0P#R`@vy0R(~t6f1j_&!5KM|t}(j~5O;-kjbVT*fUjbQ
lcZC5XRSU%C6@RWeDc6gYJC1#uUDsvuM>Vi-wsCE$#cURwO0=d`l`Eidk5cmZUUsnuvKX;%Nd9nkeb<ON`*W#Y)NCG^2DLIB*-JB
PfPIyxnd)t;c?N4UP>`yEpSg;NJ&s6Gi4BPo_NgGw|!?rg6}gz7$i}My69~}gGBEpQair5?|-|zIttfyDvJrE28P*c?DD*(vp1GS
(zxw)Z?glqSU`8l5?VMntp<{)A}ln@hnRyzFHR1(VT$7_9PrrnOoZS`yopSSavY~fb`&fy<q`$(mCCwKMoh@VQm~q)NEw?8JrAXc
UYnKST1g_&t1h7hLdR&ZFQ~<g32zXF(HWOZkYb?9!bx4!KfQ4*d&VV2uKL}v(B!PWQY8Eh*R8i%P12kTCKg2$Ssp1ojv6}Gd89l@
ZR)70r!!iY4$&$rRIxZNJmWnf7;H(H+m1)=^>0v&Ai8WW)Cp(yzfZhoh){$UX8eP?VkG>jsOs+~5iu_tF<B7fbfCtG-8hX#@nv~#
HrUx`Z$5NjZIy>9T-C!EqB)({o8}Jnou`S7@!yTw@o$JVa!4ivLNzsMDt7cmmt+z;Rk@Lx_RGj!(z3PD1Srznb$zKFJ5r@OOs)x`
D3Su%4p@+E0?r5-bhx^M)sRaCKf98!*XyLb?Vd^%9mV3T?<aGus;L<>f)70qFg8{kyRf<%I!K3FU2d_Qa0Y>arcOXf3y5^sY_esh
prH&d6;)QMjh5TQ<(e0QLs^W(@h(hCY?KWQ-Fk(&7a5+fu3$u$5z%tqV|=prT`G#TKz-R$w(6I3!_D`Ba=4f!dJ$x2hqI15ZS}`9
TrVDUV(wd~JmzRu#ph32xuh(Gh}a_d#O`3#_Dm*Yv9M+{6;>)O1j-o4NN`S=6?JCWjEghPo?4L5f`&JS$qu+|rhQ8Om=(aTK^5cm
bJ8SzEl@+x67@4XxndPBePnv^MbhiSW>Q?IRa1>B)mW*hqSOr+lUEmd&U1`4!@)`(5=29?Gm<czj60T++Nu*w4vetLC!zt@>Ciyq
I6U>`nQGG36uH@s>77g<P{LKo<f=VP!A&SgC}K$k1VaqSp-XHa?D7@e7x_sdLGd|V*m@6*=!KX?ua0)QRP-U4V6I`42;Ho}%2BdC
BY}G#5)^$-oe2Db-LBKNhiHDuk8UZ1l@TP>3sFQA5k*DVFJOm$U<M+rJ&FnRBm`2GK%qqzg<o;X^_Y^!#h#eqi0CPF`Qu4{#nva1
L+)qnhZaEAy>NamHzrTZVI0BeMJy8mQ%yXaH?R;GL2eN8$De<|`fmKr$o0rzsVr1f6kWKu5fBs+Vv6E>P($c2ib#c0LIVgyMIwR6
XK&82J<+I#!XgB}6$)=8_5cnU@SOe6$-p0apNoAZ)2z5dN#->tp&eROX{@p<(N8uuY2IshU^SsUFq@_m+;FmUFo1bpJzfX2{CkVp
)>9_<Ip2Ui`G%TvT6g=hOy=*nEKCracDsXD29U4#*`K{>n$%CgZDzNuEL==rVzD<|U1p7D3XiTXpvMa^cC8pQ770?6?iQW5R_sNv
7OI=!n_Xz*ci(-Xci4G-e`nuM!yjMnBmy0seBrqr?gz>8{Wps*;ZOkonbb25PFNDh>qG7d*Ha0hG1%NkiC6t0paXCZYNsSZ5u{0m
1Jp0T#WaY`r5ry1u!Ij?7>{rrp%D^M2dwVq8+iNtO@KV$KM<X;3t=!rA|SX$T4*4mCK`LADuRllimjPY%4~b1oGJ!H%6irj2Nh8T
QA{!cnS`(9BY+Shd5xXc#gGLPAc7$5AF)A&`z#3jLuJ}s)|XM(;e;q_B`I<PBL@PhLE%*hKxkH!BvOim+D*gMPjVXVQ>y_-*V-z5
eM9c+p5y8Ra$hu>Y*BY0Q|dseI;rA+lrNQ()d3h;0h5rDgj0lM4iZolwMxjaxd0^qnJS!v%uJ6n{=%q8K?12#D^wC@kWVw^L^QOt
q(M;$Bqaq1OaM%yBr?blG^H#}6#)c96ooM)u|gD30TfL%QY{Gt3sedOz@(BgsYy~aM3e<66qJxM#V2k!3{4dzNlj5o(32`Oj7>8l
#LN>EQ$<k0F*H&n)ew{vO$jVQG*CzqP_+pJ!3`|LixSYK1yd9h5mZtYSEGL%ieq8JMJ4~QiwIye<--)Bg&-nOh>SF_P=FqtyTSI7
KtiDeETU|P289nuf-4Jz2yMySJW8gTsqeE2D*i|#uqm>b5d*oDi8lzmrXI*rE-NF2nPNc;7z4}net(aUB5r`v5frmb&?N#*5K@B@
%#;%%kqb&O0zm>y0T7KM6%Z675Hyhp)d2s-T#~AlN<|_7AWB3cP-p~+0Eq$`0Hr1q5)jA&fQSkxf?SbD0!|;(ekVK$l)b41mK@jX
KOW8v<JN}<*`emo$7QRvG=5KZc>4|20G~l5CjCR(n0wnt>8b_e%s%HEf~h$EzxYX`uS64!o*$VE4TJTMvK|S7b;Z}>Ljxvtoa>R8
?o5)RFjMcZw#^%*mE8^CY3H1iK!`j4H3sl-O#+@hH}2l4%#J%#)-ohalF}MDj)}Zw$BwhJw~dV#DbF|n4t8RIy$Bynm((k7{l?pV
2gcEM`Q|91hOOGUv@&a3#HlN5S)M);_L?X&g>1KnJ2VT8w>6wjUM1gZ8|TgJ2VgtEy#ez>sEQxhQY#?AkPn&Bz=WP+?g8JgJ?1yi
r-KgNw=zz?nDQeEX&|T|iTbk=h@hgNrG%AYiih9Nu*UK)Ovldf{f`JAj%T=#f7(<Y!T|Is*%%^wgT8$8wAM&s!8H{`NkWxHQWmjt
2`xwW1ZqI5QH3(9z#FonVIt8?NbY%fd-yg#7m|pg_do&Db!P#{MD0J9NGab5%b9`pC)+J2_}SmL-sjA-VBjjS=ok4l&aU<uKL_VH
(}svjmu@fV_;z{qR9_6f#8Cz#SNVeqmInxeheoi3nms?W)7PUMLsqQyvu*+#42dqthMjeq`i=H%>xOW^k;8yTdwie|n6f^Q6Weq;
oku&4_ph4tJm=XKW0&YN6wGX-I14FC;n~jME0xQXT7}zi;zij^HMX6IR0Rf1fu$jUq=`mZ7XlXG!2tJ4NR=o^qax7+Ehfg|agVf}
nmO*F5XYPkv3(1_=Q}Yp1KWV~WtLDrhgZ}pyKDzvm$%~suD;ekO!Zws@-FATWYaiVSwB}L485lhGIyZ?BmjvBBtWDRLKYznj^Und
56`Ay<Kwk0_ip5=v_0EWoD!Vufi-Ll)_&cTRR?u60+SG|fQYi7p@{|9kg5@O$_7VFJN8M+VY`{m6(FFzZeV1MR#vhcB&d3M@5Qk=
BegiPaWLbV5Gc=%W*noE?op<CVr>Ktil90vy3wH({gx_)=JaHD#W4SEvU!(*7X!sgir?l25cWL&9)pjK5odjoNU94&s8ESOsE#Bv
LcujlnXx%Px1%BmAiJm+Wdx`~WHwl^p*Oh9C@E^HA(62SQeq-P3(R?PPgp2#3&;YL0M;MtM2Qs@5(@x8fUvU*ED=ORkRikA+jQnX
n&PLdqZXill-Lo-@$aWZ<3#-dkyS-L&cHuQKzZngLDmxK4Y>94(SEEGp#byr=a?^=oxOlQXj~5xFDK4frwvJ(ios$eVp5<6sDS|d
u1c@3zbKpjJpg<N0Ua1KN*MrXIc@@r5m3pR_Ws88es*D?)xMJ7yW>oTVWGiXhMHx8A{3?|=O%Yyn#Uq3fS5#}%Os>w3MeQ_3~UKM
co*~IhNgoimD&?h4VEn`f0o%m>PFiGAt_3wDH>GKIWrLm)fBpeGzJcd)CDPW<!J%bic*_7h|Cb?1~e5bfKhRW=BU=Qfyspen317G
CJ{f%-26ZH^z3sYiW*Sm1(p=_LFFX>h>Zdhf)wZWFIehC6u|*$9&Ry)f&PK=>qJLRpfU-qT-r=gGE?hj;y^paohHD*8nuR+4s*W6
p5u+U+dE;|YT$FXt1QMb!Wr01nKixG+p)6M!inOY?{{P}*bQQYzz&s7Dw<tt6w<<+XG6PgB%u)!WZq%VT=T;S^Ps!NGKVv^OBEhG
L~-F(O#(R?hziKU#u9PLd=T8Utd<A%C%Xe+l5lxya8jU{*d-ckFu92_GZLP4MVS)iJ`zo`K;KxIBS;w_;u5JqK`W(Bj$e7=S@u4Z
7u>^KA$W7z$J@gtFyA1a`!-MHhr@0LUN8@|6(DpZk&y#ioV%ti{-?HN`Z_Fx;33gI%^PZH6j`%k%hhSpiNX4T3^gFslr<t#<SfXn
tMXMPD1m1y&B>|93(PR8$ITCF7<8<m*b;r2+-=Z@5uex(k7;G%RK3RU?5ymweo5o<-#~mL>3}$;0^|vjr*_NA(ascj;9kyLRvyd)
nLW301E~p>?t8}=E$nkV(pF4RdpG;wOy%oS?}rE(1o$)d=7Yqhu%%6brAr@e8Tw+0?mC>CITQWKFINw)v4-qVi;AeW+J%3ulAw8N
8t*qa2}3pI`0r<tiapOv18Jy|uu(;aU~^qniKO7~$cKl63a@O(CxhY$co}1oEfz2_IVTS3c7dbUQh}hO8ln`IDa|G(9zar^;w_hn
%Vxf`mDcyd(G83a2N;z;976K#xV7GN${3PD5~`%Fai4<+woX))VzkEXZ2M)=V>(P#?7k{~4D7)#jSB>LL$(j64qrq)nGMd)9^PB6
V@`;{>UNkIfRY+KV-U!r+#WY{XoLEII@m7f0yezfgOsVElzR2OMk&o2Ra4F6z1d1=H{T4C7nowz6D1A=fh>1MvIS&BjYfnx7RL=a
vlDl_88`sp=vyU;45^oPK_Km1o6PlE7B4ShyKKT$SyJT|R_AHL!14?_^`GqEZG3T`p+WoxMHE#3CC{nM`=Au@Q2OP=;mLE`Q;Y$G
9h4_ImDW&pkbofAQQF(f;dY;o-mJs6{`bVz!2oBAZ9L&bQxr~4Z2bT3@$Ie{PSVjHn9lC&#&5%a?z*|Tv97?${lsGv!azQM)C3g0
dk4`crUy~sw$bKxTp}dY!}V)0QL|D-_Bsg;QH|-z#^`-)q@C2{MKD6Lf-)X^oZ33|V#Yxp4Lua4rH1)5=;kefuddAuia|Fxo}*n{
?8y*SOS{uEK})L)jn+i>pR_-EMS@1DLYab*B1Wj7p-MoZq#6;WX+)%<hzXh$qJotuMv7=^At+WTqD6=isez=Rih)99PeLA<PS`_p
r<t9ZIrL!5t_6yBL(4#@EJb_!{1f7~L1bky>qlk|Knhuab5hex#@3A)MHiL05eP)1t6)h=+5YhVC$UN*ial_>8?4hmTl)H#ae9GA
0rYsu7o-DC5JPTyKXyS_SxPQ2c66-gD26g1!GbKH4P}n}CNDI#%@QVNaV36jR8|Pj)|FI2)u1AX#8afZN-RV=PTu#)Mng8K<AyIu
*M|0$a9m4f%SjRcsL3VkXBjs-ETWR4(F1yA$ELpNMfh3=lrnTdS)$p9ae=MbT_xA8KIaJH-;BDiTjKSNfQa=%EkGraMNDZpl8}e>
opsa-=hx*s`!M1|svx&w&D+1cd9D~bB$6HbvE$E9zF=v=FS}X?A(Q2X9;`-x3;lWNI;S@<w4ifIz>A(N*?!nfzkhmk)Cz|RuG`VC
!81mV(iz4450~4ESI(EN_Q3wCm2!%&)O6K%`ocEWb;G+Sp_@vbEEk3~i8{tAkXZO?yii2w%5j0CJah4%B%i^GdL#!k07@uRAw;EI
kryB-Rm{MkP(MlR_WqZxyTb<CVupx^2lJ;B&#DjYk$%ni1UMlnDin(fh|x%sP=-J`8JS30-Y=uqHx2h2So1vi38uL1RP(^8|NSDW
eR7f*$vI67B>o3p-FZBwKk@P(&inj##iiH!zvr<2a`Q(Wk)D{#nZCM5iTuLgnIc?>`#+T(nm_^rMhp=$byUllMzn|c;7y^zdmww@
SeDg(k2oc%_%u}&ic3H>QB_q@O;FWRQB74+RV@oeQ&f!wP$eTu6jC%bKu}c?G>Qcj6p<i|RYes+R25ZGQAI5jRS^^=6p<|fO*KtS
Q8g5-6(m$uQAt%r5h7643R1MC14BVnjR8?0BVX@xFZXtb?YI-8tpUeF3|s^HRF&sb`-AgAiyY710CGU<;2cP=g94CLl$#%?;3kn2
1H03Kk{K;7K#Rc$dPq@U=z;6wjC&))$JhDy-%;v+v=0gix;3E+6d+lwYDG*qwEX6oQxg@Par1_Agxofh&R%7@Aiplq`C&33B}-au
aK#oFfGq*4E)|}&HWs7W-0Pg@T%hRaxK`7xYMoT2lc8Yc_2yM`TopLO5m!UAwEEbnp$k>r#Ho*nWi0CiF?hAZu4v`mmu1Ph&W;`t
+>ntjK_jh&@tG~0Ng8Wv&bx;NL%z%5y%kh5lU3$ff-p@AmCqgZyYegEyzVuf`{dUa-2mAMS+Ne-Xr^yPj4WUbMrW91BWhD9)n>62
x6t(+u94IsI@Fd;C|X0Aoo`UVmXQk+S6b7O@2SLCtlHb7*T+cR;n$#0fOe7!f~VeuE&1~~Lj4t)$$$I~^<SCE(<feWzY)V;h+1i0
Cr$H+$}w9?gjL|iOu{gsLUyP@3md84(xaqNlO;MbvaPWf<Yp~;q`u}Dop+sD(Tu~XRPT4LbA~Ru4z}+yQ(WsNk--mz@6K3PV(9Of
j^JCP0LR;ZA&?apR|5)c1Q0|CROcm7GEi9x2pmIJYN}AdEgQXZCI|V;=IKG@3DOYZlCx|y!aBS&eO+LGZo26=`!koT94b{%ipsh#
ulv>Gm=jS@|H0}4Ld#XFX&m~K(>q*LeDwN5!;vrC>Y}J~W`*~5Px59Ui3s1n@AH}Aa-*E=irmR`i&DoL^qCe_scSleaDq`101Vc8
RNkmsMVS~=ozicrvNBQayPJDE!0tn_ymV{1u_W`m+rtHI;NgpzHc$)!0w@l&$9@LDP07+i?E$5bV4aQtF%aji_(w4{t6)c&FGLEN
B7jb5Jmlsa>0ad>B6!3~fk^s&e8E%$LV4jG<va|8!}WTzaVPcYfc>xPpRmcS(?b=4V-?d1sOY(AfUfk=vJB}*J;$EiPnc+dD6pfE
LEb&%$GeW)?1^UV==CX_<awnc9JzV(oG7OVC0^iko{m%3xo8+sQktD`G@{bIT=OZ|Mc7<(&l63V#Y9Lh1ql}_d%Sb*5_G9Xcp&F0
d)3>Va_<wAv}L$etT7UdwFcARemtE1Vo3=<yYG@e*|MSSUOtwA9Dw8j{L)elAwUo^q{OlzF#$^ykpLvJK?tAl_XUBdDs_l~>;rI4
$$JP2PO3Cel#oosQ8f#M6n(PG4jRO8MRYJdUM{5IkbsaBqqn!#11y|yd>_}{vC8Z_GwpgGLq=U2?@NVYjLvYWf+<qDy!IqL(172#
HTmfjdPo64C=}3&oqz=b%6oo(=lMORzFY2Wd_I>nRSvQB_xg=<=JJNSXrgjTA_E}FA_`cDfuV>>bpJPYgKCC{&K|Ct{G$%e00V?%
?*DPPsNfdc`B-BV*{cw?I=}6yTuLKZMS`s7t$w=eeopfkclNOU_EIRzRWtnI&;4wF+R-*&^o<-1{Zqh((Sk@}4H$6FF*oYK`EpL%
bA$Q)`g#T}V89k+fRrhS1h^tCr{*J}|L5(efX}1(b_laQy!=jMk8cF#%g9~{Kep!47&<h4ZD384iqJ!b1%wlIGz@^DfqnB&jHVjl
NYuA>lbRit)PhRC)zA2@SI~yq%FtZ!ebdp;jmFG~X~U9l8^PDzcyQ$5qky_WWortD52npHm7*@#N+<Rt(o9uFo+(f4ca%7|pAMf*
EB$}?EL9HDs#HHrhhx(NwMg;Te&+c<{y&e1<lQX8uVd3{SVU^WNxjU~seg_00@~K&2TMq;s3#PADa<C)uM^w){1aN3z|5#&omNP>
sA4i?J_y7FEcmdAAQ9%8q<x^U5wFspead0}1v(8~Qq_;0n8D+#<xMyT{R4)8U+CRF|MqXTX|<=Pvr5ovZ05NiG~1`!^&Jx-!|(j_
9t>H?QkD+%hA=wbt=;o$D%$FnFhbmMGxtn?Ua{XpNr-}2qAO~P4jMBU9VEq6V-(T+Hw^x_PSLXHdAMPuYJIX2vI-0G?G8X4<pLbj
;SKggmU7>6AEVhb)?25Z+t=7^!(m|CgZuEs%5k5$)+hcu#ztx9A^ki{y|?YEruRm>_BPs5+r(Ep5pTz6et2st+jx#!BjMdD(Z^~V
blK--g>^>D<Ciz;OBdccAg4__&Nqh&apBbB#t8>|3dA}c@U^d9sDt}qtI?`kLcFPn`$VyHhVyw?D866$|ASb(6gf=BtPvFt6uqep
gglzQ94;ZVOXa2u4yJ6*v<?h9O&_iMbtThwG$)Np80fMnv2R{3_q59b(|+G4soERC-q0<p1%cb(bL?pFXF^HK&ft0+15857rc#HY
A*>rQB^dtt24yt+`m|yeSzTM?YVTmaQ5@cA!wl}<mu~-aPkUn*_p^9?yzuWpz-`%q+-47-S5L#XMS_bs8Ff^u!j}^<#x6w$DC9&#
>Gddjf~cI^!#BFQ7-t7UvnWv&5h0BCx`*ek^h1~VQ1(BQSaiyOu*E~dQ4F%6EJY>8ghW5e(|>+x_veE&?R?&NXC4&?Rs}>zii~w_
Wd(<0Sp@OdCZy0YS@XAor4`wv-!lj2VN7F6`r4@OiA7r(^L-3CO@Y|;8of~}Cl_}Qh6VSbq6`I}8f%V<bKN|Qrl`X%)iWQc>?G1Y
6K)5u&l;Lfj`e}0V#HX)MLq3^q+o|un`rF8hH-NqxZu!&n>LtYz^n@+6*Sbn>G}8BpxI-+1_|#&6CeKhwtkuYooMTGgVM{<dR>7K
6yTTI;NiUtKV*vi5$kG+49v#SFUNnkmou~JoBHfhyM_~q)KaK&e^2G4N2Q`3-^2gE!VX^l=j`P3Jx81NF$d)ZeQJZ%;V}(<tToX0
`xN_q^Tt0f{pu&vs{I3gl>DR6UW1<=Hbnm(!%YMz?~k}()BKyk{ks3vt?)k4-}^tNhx?zndOBX*r{*7CeL=UZdp|N4`R)8afBk-c
QU7>flc(cI>rebPvYY>=(!by*U;B^w;%AIE|9$%Vd%8c=KR%u0d`Fk;e`k~4<K(CO{lB-;HJ^Jmhye@h$K?43TvM=*uRlP+q>t_W
{u}cBmILeiKw5hII;s7#+nqnn-;o@)!TqH8h!OieJ{X*N4jvb??`jDgcV})t^S-{2I)idO9RIKN+oezKH2ujx@#cH0E=L_6CWEi<
TmfRi<P!B6{iF8!HGEp5Jo!wmN5i+XwzaYsAG1sd)zAJtGrc&g6d$wYSAx66m6T7_rvqV<HQwVsGq8PlopvOBwg^9bfr#99liyx(
H5FT&4#3_Z5=3?eZkvDON<O;w5p0hwS4?%t?8uTgtqhq4maSlOEyXM^%sQ(f8zYC~hd;lRPS`#J_uD$v15X=MPS3mMy`*)=1a(^a
ZDCD4LK(T?ez_V{_SOP9tS?<r51!{8+z4uQxmZ0-g=<eD7Q&tAIE{QhiELw?Y{C4e#w#I$Z2_OQuJlBnOTcpH-I_HcE1ed0u=RNC
Y3Ji!_}i53=W$P$e|F)7TgMiW<?>hAib~GgH=|Ck$c$UB7V+26GDrDy&-pb$6A6JLD~?@xRE|<3{rZ0&3y%#It-P*d<6T%&+$qnB
Js$b^e4jIoM{wUb&YS8g2g>wzM|S^_+i`?_2zUN(Y5g<BHxz+%o+sdN?5S5L2fI=9RR|x$?qI$`CmX-JKZ}ZayVQ#G_?|C3XQ$=;
|2=9e;QR>pd1&BwpB`tI98<^YjYQpQam+S@nXfM^>lYtCn@I0yQl<F=+ucVL?={nu;)`f79*KXk9FK7nIRsEW@*A+^@)%zyWWLsS
Sw}!)J*tEod2dlrZibF7d@LyJj@f98%=F+<x^W~w7|kF&QNyInh-Px+HpD>^RS`e?^)-3##k80`&lftR2OX9oH@5VOmgSg@dspQ@
!f(LDkVWtjJJvL45pDb`k97DD<kc$+^2u4IF<@vphsXTU;Agu0NVRowh`z?rr=U4gTKKsVA~}POUc7h-+PgNuZ53I>>DA(+*TN6E
@f!>W1ogyr#i*iJW39&`F%JD^2Kid%MBhpW#KW$@Z8t0ntl8-pB90J&TF;d&tdo0Q-oH}~8NfH64=Xcq)}yije;K_bAeOk!$UKAB
ya%nF0(sGA(O+ox|Grn8FYESpd=)>_-R^s~*kHe=qSm#odtBNqY5e@Fh@SvFIj<2k?E`*|e^<-iJew-tl><@P!rxE*o{-(OzhWAQ
*VVK*Kz0`7`wH!AMR9c5kes*wS*ys)xZa`ssUyRmhs#=fudu#{bT)r)XSJYAj0=3JbAhb;pIXVPC8;P|W+Vp`ECd2RcedIHcAt&Y
4!%8ur>W1IKZjn^YIgQ=<~Stm1HcZf9w8ynf#bicAb)7uwQCdU?uv6flkHyRp*m6Q5aPHx5PMG?mY%9~w6mM*%*Sz^dZ*AVSAXfa
zBz+AUZF=C0=rjKE;~Ze<cpYf|9b%KHhk6%Y2TB<K9_$2ICl24?vV_bSQt4usJ?nHMW3*b6cny~%ZhS)G2kcf#Y5%h71fvp<q@J5
>0xI+PjP74E$-Dk(bY$?BNC|F*?n>-f7cQ&Bps~~D>Nv;R7|Ez67!9?Y7SFT2HxQo_4m$41am*)#d&=W2AtCQKCZv)CmBR?`h9%_
jx_1iIga5y(vZbz1JT_gw8f(z(bK1^I^Vj{1Xhm5|J>roUtb7&Wi*dQ&syJ?jVvk!`Q9S+dzdHNZ@hv=X6P!%*FW}&1FBUbbj;{b
j1fZgDLEph#o-N4;cNRlJ4Y((S$}o67BIk8sB8rbh+zkrTne&e`E=VahszNK4wUF0N-XV|udkDt_TDO}ecM4531W6KAK`c<gM!pO
#tEi(fxPkTp}<j1MsKXrz0^j1Qeh~i)3-X`dW1Jv#23am>BLh$^f7kqQ$ZmYAkU1g1AT<0iw|rKvP@Yx-Xor&@rSHkJw=U733ou_
fJe>VSJCO5*4FC7+4SRmcI@Tu_j2@YK301k$8+)Yc`69mQ<qdYh5xl3v9->zG{pj9Xj}BzZCd+Ho?h<iuCFgm)NM)&S7$B<a*GK)
DO|%+A`2qLLwjX(`u2LtVd3(j+{4IF^Y+=stFt?LFYF_?p2pSuy|vKb_U(^>fu2T=gQ4*0&oF3?$zJ+b@a#ef^fez2oc=?!@G;jE
$)<sFb(ACB)6uL42ZGik@3YgI4)4>ZgvsKx^l6~SOWY(dX}_+J34}2F-8l0b#BHs-%Ciq8if(C65W~(<%85>{=iY|LF=rTyI3VR=
^gEf0=?gfF!>L|~nCv=Y9PXCFZxoJzxTB|af4Yxy|2DhrHV1X4BD-lzCnLUzzKy<}1c5m}eVzKAdw6kv;uk8vJA5<G=AO+hsTuco
)$PepWTCPZjr6?w;*W0hDRaB_Wy*H9kKp|KKEGSQzMpr|^7;BN^qcwH>hIKjbM!=5(lR+h`x$^4EC*=;yU6E{an|SPFoaLFpEo+b
{zJv%N~{aQe9yP9?S6`1gZZUA*{ypv-$c=tiFIh7A2r#KcpFp9;fb$}E1KumG)^q@saB#svvltngBLO;ey3J6dQnJpQp%ksU?Qkj
Y$!txKkxHin{KU38wdnLyMW}Rm9~Y5;SFqh>|;z*+_;N>@a37SYps50DpK%I{l?{m;eXKM9D==dhJSit_HD!6$J>9q^2TCQ=h@Gv
oMd*MTTgXl{s@0s9cZ9cqxzL5T5$$pSt&p3C^Ts5RZEfyu2Yvxh~Y2AJr5(ROUI_3ofJiWyG7cR>t$Dy^;g8#QSQxk>r;IFT8jqp
GAutTUxE0Vetyr!`00->0Kp$AQQoXza_xSR#d14VC$!{Qe6lO@_vsp?tW4RcY3sxqvIOQxtI9&eD=tH=CwmSKadCu%S4pMq@|A8@
T?}i!oUfRjIa_zenZGPk{^L)*o9`p2%zd9%P}T3}5Pq}w`BH)v*!&yaUtibyeZME@;*_kS0wkH~-7*QNF5`K@)K|=FU%b)d`ub1p
{6GJgpsbTAtjkj#dI3Q1|G*+5A|OBi|NsB@|Nr0r|NpTvA1yrE&t1wx+dE?v+k0pO=y_Y%_jq&*cRC~?Q0(ntxXzC5blZJ4#br=W
tvyrT8<Tr1aP2*`TiflZ1KR}pf`9=kDnn<u=PB*<=?@E701WQ#dxs$%0f``Nu-mR2LqIe>?l!koDHlN6VL{M!#oq3CVwi;Yalox=
Lo3(0d)IhcP&70HYu0s^PzaUwedhAbYs+@bT3a<mHqf<grrKqFfCqCQZO|=^J(<(!9S)Znq1i2_g1ruQ$fcM8t+S&=PTOELRTZ(P
cIc2ONTHx;Q)~(V000001F8phQl)8t000F500000K7c)L*}d)d_#FTP(c9h53;+rhuOU<bNKhyWIhat$&;ajQb{o5>=Vz<S+-t{O
q29!8q3wg-+qctqj{0}Ktm#D43r2toGp|o6%=eB*N7lK^7iYV(p*sVhZn}%_QFAmDNy|?@`(&59kxJ`JJ?Rf=bLa<a9^v0Tr(Zra
dskhK?{?p2N=faW>}l`4$IETEZo4mcbm^rXF3mgdYo6xCweOS*I9t5#=Wk~Fc|8;d()a@Fbk4rq?N!@*!O#Ez003kQef9E(pJ)I+
dDTRHv1-r01h>8Eyn1dhaER;csHBdwqbWsQPd)Dw%OSAER_Z5q*sQN_dd7Qh;}LTS*vq#-Zkp^}?KQObis|2A2S5M-007+e?0KoS
g{ALY=vTHR+a8TiMlWVY-ra4*)3yVyeEaA=fZqFV7oP5|gW`!LbuNP-J9)r#2d&t5J<ZwHTjyQAw%J=K#Y~;vbMC1&*}Lxdo<lYE
?(cDZ^>X81CEL~S4y#YTw><)>zRtU0Kq5K-)PQ!~veP*4ZUfJ*1E54Qw{SRp_rN&;dG6SHr<-l7O=^vXN|e^90)tABpay0JRaV1F
^~4T|vtFM&zJLRL^-@-wL68)SJMX>UUVslE9{Xn9dcg0u+&$Yp=MQZ%)|Il{#=H-{bOpQZA0j=Kg#`^J$|{d`vhR)o-#*tLGu(Wm
?8Q+|vCjZyoo-;rPioz~6aWPKx;URZl;QN(w)RA3sVOuLZWp%kri0sC6go9(boFcoq5$s!doK2qoj0BhQcnTn&;Uo6H1}YggPkjS
_qExs?%#dZ_NV}I`*mYqBSzk~)l;+?uKPWn$BBHt;t{X7H67dmo$v?%gKM;1aqM!hJ)Z;|m$gmZu2}+ZT9U5gs8v<L_cqPVC(o~Q
SGR9_ynq0$+0mK@Ky(bXyEg#cgAkfvEzQR~_T1iiz3JWqdCmc)dTz|CYy-LO00Wo1bxwz)rh4}PZC9@3=$BpVbo+0e$Em&dU=^Bx
FQ>fTKH-|^t@pd^XgMV`$cp!Ct*3UBfN%klcMdbp9QSj+w_pGbyc!OlLbHgvu5i>7?XDRh3aB$5ee2%<Jt<~tfDLxeW9}UlZZ`p~
4H^`xpilwZbZE+7W~83X^Z<|nwn~9n_u0|g-tO_uzIGTvn};^rTTgwyJ?+Qd)$}XJ)t@_O)lo6heZAG!+i!94pk7UTW$l3?LNBI(
NCgOs=rHyy(@jslZri^4bUbIi?)%-=hTmTy-gymr)#T@Z&oTEtn|Sp^LcO+O?e)iSbP5UzCw=y1-FMHv4uAj-*gYD34CwA3K<BGB
bd2Y{?i0~~KJn6k`)i5szOn6<<(qrEtQ~iN00000GzOUn2oMku1OS1fKvQT0#L{5U(w<Xj)Co*NLJ<gnfRz0vo>G2PZAjT5+Ca&*
84QC2^lAYnQc)yRQl6&$2-P2gOrzA=6A9`t2*eB~fHcHtz$DT{5P<|LpX8N4(v$L&{VIM+e$>%Hpc_y<A)`QO009a}fdB;1CV?>k
gCHi*X*3!{@eM|qJdvQ2Ng#zWGy_SAh|(H8RLx20`lR$UN2!Q<o~Nmx28@9IJ{-hABly?~ra%DVKnj@%h^T@8pa`mg{=08}Z~A}r
hW86-|NXcA|Nj5$$Nrii&;C%72rKt5`_M=FDolUV?A3=FCRMANprC)LW)%5ENK|fEf7_WuQBmqXL@{%cf9*Kv|K-kXyUJ0M7M{}e
>TO{iDGyk`{(Cn8gE!h3GkAt<mSzp6nYf!KZ~aoo>qGZAOvu#z=a_O(Fjw#)6G9b&CcS>VYZjt{*4Hq|ZZSogK?*9&ECp9HB*EhA
J}{y<G}03qr6Wrl5TX(FlJU$f*?;ukG}J%xsUNG(2eS-?{@%ar8VravaaUEi^Wpfm)@#;*2V?eJK3<!-vlr}pkZiOOx?0P-N+G5x
Y{vvLF)<$(MSO0K%W1r6ZGY0tO<s4cHCZbPRQ-K?;U}<2ggQA@5`R&4C#}Pdi$A*_VaZsOZ&}`@7APvHZ|gU8iRpx_kma26>yl!y
9sx|qK$|MXwGb=$P48oRRw*#g4YQoRqc^E@9N#JRzN6#jScNTl-orlbb3`5QODm`AQ|9a!ixG{kB)JGh2wIzx?yoXvMG}(;*`-xK
;(yrjVs0(}%qGH0YfG0<wawDce8M+(<j%M{jn-QIxxFK$(cr!sKd*grIPDH=UcKfgst`V{>Cux##pvyv@slv(LQ2Ng*4WLiX;P*O
Tt7O0?cjr0detFtB5hG{6J+ulJF}25tKFfg%CIyN-0RogFX}84yXW_>-yvv#fV`y8YMMus4I<*>{-Nf|-}g^<wW~o^B8fo4{!pwB
_wJxvo$s(%|D*v8U-Qvjr}}w^=iAxY)qm&l1mP+_e4qz^U~;_wR%=~{>fEr2)eOb`?D*k6_v$5GHSQ?yw-FGUKRWsmCi&VdG$_zj
#t3m|PM@71V=t4EBt(^k;P5*y%~2V{A&tdoW{%~?M>S|1v9E-^)f&J0{Tg3Rd+huxp1-d-&eblO;i7&9Yr8!OJ56x%)TElm=$7|?
Z~goBdCsHu$$1cwU&Rf3L}el%<h3p5=Xn<5J=+RM`0$77-v6I8v=5P6jp!fE%5=^h<u1xJLcJ<F8xtaHIQ(QGr>FK)|K0NcZ3E~#
d4PF+mam~;8KS$$I|Ae;MB|ha$+T!7_>=t8#NSiA)Bh=Myoa1HMT)UOdTI(N8)oU4h%7oSFlTcvCaK4%vz{Y%WPCF<pXaaY@D-Hf
&y0(VojoN-hKdPvT|34SkmcJv=@sI((CDSG;h0p65vGwlWJGT?$b%t6d5vn(emvY$LYQ~24>N|mQnuD$$|!)uD{%(x+)c48SdwwU
+;`9+mSvrt54Lqct(4hbi0gX_QB(5|(j5=fQ#dMsAyU(H?ZO`6!o~=sN8{&wf3G<8&&x6GuZ`HI?u$-1>mKr42OqNviXtE<$JNh3
O1w+eE(zs#qzD+}JM43Okc$zetWQRPp#k)f=F#nj0&8B}-5tCyvwYLUh>7Rc*5Y_MRelJ~hyOUXC@HOV<qZ!^@<MIMm(|m4D4Swh
2qlOl7t6dTkhC&!s(Vp64aUl&RVM@@Fi|JwAUIx!FOx<W+lYpV_Ah?y{!Icvx?V2%aDN>xrnUN0pPgQSz=~brT*DAvR0`Y+K*$+w
J|W3iP4bk|LMX7XeF$JR+fes_hQ+~W`*QS#zV+GYEM&C-8c7TG(E?o6#kfx8Yn+PCg)ogYaelOP-=<(ziT(=~Y6~pd*t5~k-oFHZ
xolHV91zHcLHeQya9jOz@x$}lwU+x2>UAIJx3X{f8cm#4juZc=hX1A)=^|YlS=6lsdF8!+Ihi9{;jGC$E+L5pkk_KX`09XfPhQ`n
5W}Zr<Y=(y77np^VD5dc9ow04p=Gs$i)G|QI+i2qzD-P3>LIr6)*3-NAb>4?uXA4Ae{F;Er{8cR{;Q4rhKv5hX+>oRePPWPBUn~0
<RwRaM`3<_BWAy7#b~PnZ+343iI)M%3{9XL1=P(CdEWI9xFMg(&-bVg)D*#0dLQ*?D`{7AE=Gy&G^u|*P>VXxr)2-afW%SusOR0n
dzGzs5Hy(ZT30W7-i!%C=5=C8HeB*8L)X5J;C8r#tre;^9Of5iXs)Bx#0!oyl>d&cVfef+TA|C_lxI|ik}p)j9n>R4il13k>K3I8
h-8Fu7OJ8#Hy|FZ^4Qfx)*`%9)=GUdQCY`JTSHt;7}AZR6!Fx@h&o+gS<EkYEVMM$CwXT|gxJ?j(vQO5F}Bbss=~Re_i>(6g!e+G
lAxflQCmZiih8xKcFbt|`ti=U-2YPN<Lst~YO(~sXW@tAv}syLY11+7w;_HhVXYcZk<Ax9O5hUxxjb8ZT9aXzw7|*&q{0A7m_h?+
`bFSf6zBa9osYKT(&LvAz2jkqF;T5{qub-{<;s=6p%aK2-yNWG#irAmK)^??+*DLrf@$XYvwFpBd=eMd*F1R4?oxbMdb5k`Foo<%
D!#kYBX`dqt?rz%!-F<9Rd-b+#m~-?=36dy78Z)mx*-C|WPwKt$%0B{=5a(?g4L*zG^_``y@Inf^v$U<czm2*hsHTNuoAU*tC$fJ
wG<*VfD=<P6_w@;Iyb(X$(mZMp9TRCQ<Lre^v%);DX96hxQjktN4Dk?ZQN8)2*g#KC_o^TZwmWNA;oUmQIn)Fx*bCi2IL#r<t)%3
EQ%l}kGa=U5l*D*MSWT83%<FjXJY9seQof);JYrxMUybTDL8mxt3~hnGR{>s+uitY^6;VCJtX*dy?Wz#&*X0H{v7isC@pGn));Ni
eA>eC$-(4#5Zs8(yw#&}OGQz9R=8Prh!M=h;$x|RPRz(b6$7c7-he$-StxW+yv}DXNS@~_6;0l4Ofbm0oZ-Yj+e`kPKKj9ET>zJ^
YfM;orE;)D;mUsQs92U*LrqYU)gjYOY7sKs?`epU)!KW6t59wrZs<XffKHn*?+Jn`JS@q@l{liYf-_WM3d@;+9$$+uHc70vZTEkv
ndqCROT=z2Pm7g#JN&tQKg{V&LU=Q%TvFL@CSFUJLpvY0f27K)Dgv6-;%XkxdMFy(f-cmQ6A_->$AueC6I*4zCH6Z(3hj)M*TLOK
$d4#P)X*nNwRe?5;l%-jodie_|N5-iQ>RXYqTzHgy8=L=3HcPED3K2g49K8R%;=*AjwpK4-vLorr=L}g8I~e=4Z8k>Lyv!-cb`A)
knyM6llhDvm;Eo*ajrZ*#vH-*iV)?dHj<>`9l7`%J^P%;-_9=?XPtE-N;@Zu5uUS__gZFohooLICadq>JBnXl2QxV?lAmmc2W_@U
)Ox^Yaj+6SBrD6=*1M<)D4Vm9@HjU<3wk>B^O>F^qd6`NW_?JIucZm@NnJ0#$EF{PHBG7=)3L3wYLum^nz`WA2orj>tx)k&^p@E2
s$k`zd0HUXg`^@4vbTVRjOZfb1Uijj)s<w3no3UMUZ!jxq}(-+Objr-IlX43&5owOR7mmV>@FLS;S1c^%^Z^TibiBEWB~((uacyx
^hkc29*52ArFI_V?BaWNC~fi0WvGLsbb<P5Rf`w?(PD_{c6h?eAAJ`!ZL-@AdDKdO7gnnd4DB1n4Pv9TFLtuJPJ8`MG@+>l1%faY
5-2GFPxi3<y7s4;I5<44&ep7fQ=c_AR!`w73l&MWuqpe8nU)Rc{YQ3@rY*CpXxW;rVEcnxY{iRK=${!QM@Avswv)D6=@#(OnDGfO
U0|zIaoR@`$S?M^sO!@n98**DvmKr6?);^E8_czn4MXTwYwtSiGq=0J2~g100ucoy=$o=p104PLQ8!Q1(W8Eu(~gF>9Um*f6t~=-
#z}NWx%b*=O$aF+2t}+>4gDP}sNqN-)$k`|?i>O9q6sFH)%ljOY7oozkLK`3KZog~&;05|T>2R!`F|hX0*8;@Y08k2K@wv`8XLkB
kJ7_GTbrRLAca<j>+MLX3gsr~nCBnz2mIx&y}KM|^1;dK%f+@Y`2HDY4KvpXtYp&79NG=07+&@L{G1xz$f%4#QYz_bh)R$o*p*7j
5BO1)PHWpY88D7eW)7t&q6@c8QFZjILcfYIh`>H7XD~pCiqTz9`@3QYTBe7i1YhC&$+?BgHU}h3rHBKN`R!(&mQZI^yG_A>=}0sV
nVRSSzcK#Ds?dkO*AhT5ZpqT#YZF8A-BRx4lLZ*X2+Ac<lBImL&KNQbZ>}z^H2#_G$0^OCB8g=KXo!`mTffQtk>z!>3{c1~0N~R@
v#!iP-NzGlXfahpSkL(AQ~pY8#=A+a4?Fd_?fo^usEQ~tj8+N?ptc>=+Td7fX!6YjIKjmtqAo`>%zr!9vww((oiKlbi{&9A%2QhJ
gk&A!Y`eS1Ni}SY{BJdN<3d~N7Poj}F#ca1&G5a`hISKrQ;{@LMIqC3PGo8<#le)xYa|>)O%-+;>XUi53{C6tp0{1d^8*l?84Agu
)v@a9;{)^FlWv|e<D{}V30#2^NCbf@^6<;56>s4Gdv^D#E*?lbxe*NrP!%vlAxKKGV4xk+R(Ch1+hN7T{=<pGBvL2{#flpajF$3i
3Yu0&EksRPC<{d3-8w$pWYfb=a4xYHDk~<IB9N*HsF;eH3Zj8VA}mouh-;H`BW|^tO3-l@DgKaZ)il;2tK1?H6K=&>s~o7cGCIQ=
=uIJ7U|l!1(n;H!n6R|L<;zyN&ayAYj`V18+j=J6j76hyG77)2yoOhG>4n%oOVX}8!tGF63$fR<#!L;<LMQ?)o}40vO&4yvDX6Af
5h6b2%VLlk7^rea#I$9mD-Q1^9Mfo;%wD(2;6x9VPv}BE{O_DU$HAQkd9KlnNPd^&?bUr}1AD;wOx=QJH(PqI+R1_-y=k)!xHiUw
g-|*-oGhwP%jkTXTOHG5w7|7mCqkf5(=O%4X>!Ev+RnyraaK(04T+-O%&!G+brmkn3&t8W-72aouw#B3cvH}=YaVt4ahC_Z91D=!
TcX06-qaD18KmaA<DG5)2$g%_ltk4kZKl)INn$_Y-W%d&4N=2h9*p*Ny%usThKecpPmYb|+4n31;sgwoA}m1^Q5}@1*z}#ll?13n
wbTB>fgBF_UGgOw0v#E=JZI@sER3SPkJFK7weN>g7dG<T(eK8O{hShPbUb4x;yXhrNiw|(CfcWYj&5^76jRvvoJ9f0uFpaL_xJhJ
-4Ydn?$Zk;FN=m2w4`k_^Pc-K&Hp|wGwBM#8ys^il@<#WM2R6n?9UETwHVB8IUs7P7bl}mkdacMM+HJff^bG~FOVd`=L!q7hn<dB
KW(QTa%7z|=W~~31V#Ai6!H+LP6;uzjc+<};ZA~gI}0S!t8pTQ7F({c$-P~unx_sJjU|J+<|Zlpe7&v+_yk++DwhZZW!N?(eBEr5
YcEzT6`8<D3HYz}o9u+NALkA^2n{I&Mi%+HH)jcuQZI=>@zum)F$G|YbB2rQ)}5!VRe*SPr%nbi#w;<78mtmlvm|5@bo@f=14e27
b`_|_RAP!LSyh{0VlW*e0U|)cA=bE#MLFJNQWY(&Er%A559JKz$#^ZHNTMBU37X>o#D*xrt#wWuI9(NKS`IisRZ=`dyOXLL>0Guq
J9u{h<B=Ta16O<AJ#NX~_jLj~z0fkUw_VVY-Oos&W{OT8=eRizY9!30iiu*8WRN5m5N!=&E2o&HHP4sNi;r4V>MdVfd$ikug|`p!
v`$mSHji~Qu-xX)T_5#RU3xxCz~4?!AKj%jv$1DfqP2(0tdX%e%juJGweB~rT^#9GQC^#C10zkgh}l6YXd|QROZC!rY!?hz63n{<
8RWZh655kl)~<%tIE;}=5tT$Fm7OXOuO|s7I~~KLWe;TK4eE+TizK2*DR)YWu&kJeC~GKdC^4uM=GehlZ+Js`#A%aO3ozU)Hj;yQ
9YMl!WCb_TJ;w)aghN<gkxZuu3Ka^;Dm-y_qKQ*%7DYd%jLBJr3pzp&B$-n~u_i|@Hk>Ih>JObDud|eqc6+0`TlDR6d$i>Z3nWeq
vP1ew+mYRv?TZd41<-GgxBE?#?K#<#xcfVJr2a?1?*4xJ4m&;?d=CHQ^U>`*j)c;(RTQlY_T!Ev28Mp_cp~7Eq`s-eZzt+8X^t0W
vC~_BrLMZ!xNTLtH*S#pb*_Z#b1wL(Xym1dpDGzJes_;%?&kXrs*lar`1;s+ZldYaBApJ?gsu53zY$M)|M7L*lh0Z?V)in&?qNg5
7|gXU-wUIB-6uH>KEC#|y_-(+#}#ndsX;=;LKU;2m2hO%^BrAy(dpLfV)?)20#3q9qMWG&UoM>ud^dJzPMNlRs-}m9Yq#0fTFOJ3
ajI`sapBCd6N^Jks;u6ri@7OWWn-05G7QF7mmXMCmW!mU?W&Kqu<@db7?n6h6$Mca(-5$Fd_0NaoTw#ERo%0PrB-Jg7_ky<+byBa
P+IFLiOZQuUE2-En^j?5GLc0^>F8!{qBVvtUK4I~SXY#*%eNEF<<p_(g5CPBwBGI-%O}N7c~QvxVR@|YnqKko5JwwLwNGzs%N<78
iDT8I<DWQAIjTM^<<e>D(Q~-Q6hz+dd%9u5E}mXhBAQET$APg<STxOOn3QBHMHS1+Vr+56R8&q=VlLUFSr&B4&KmOtiH;*|Dsr5N
V<W3xojAo5(3C?X(p6D$j4<OX61F8-9xIRi_RDRmcEqJ3B#c(A0)wkoiv$Q;d_<p7#l&G^E;BXxdoT4x93e1<Fv0IZe0Xb7aa2_W
Mr}Hk=;+PY<e7|HFT&uu?)&LucRBt(Q9G>y&h7>7uu6I;k)L>_Lu7${v1rV`Gh2XKC78{^rm_JNd!8%#z2`O;t_T{7<|!){t)2RO
nrjOfLMNCREKWyEp`x>)b9Q-9?3tjp5fG6@4AbIjK&m0w51FgSG%iFIBx4FSQZiY2k$R!f>*Imm6ak!~yW#aFiEBcZktrv4LuA3W
He!-B8#Nt@0{eyMn{{TUgHQqejw4AFiuTdk05QQD-A>oFrS|gPwq37M54ny0c>YEGWqj<Cd=2H^sp1@dl^;6KyU^=jENp(C_S|j#
q}yi%dnd)w`%jlpBlVw|o<v(6+*){@dnNsTnZ4}q;)R}$sF3a3Ff@sA5E10Hl|+O1F9Iu}+M+omAsyag2)@|6+**!Cw)uST7qgL`
s<;&Xq%)GC?|J>CQjYrJn3jqPbB46T%clN#xV+WqK-h&!2;W+Mx~_+hC6C#svfU}Ltv&VUPbJqAHL{aG#Hfc4m})$00G^^S(uI_`
(|BOcM^$aYx)0a&WBMts2Gf7+%Z+q>thV;nW|)H2k67yP`r~Q6=nIN_RqtA^idXf=Y0VlkhFp|IaP#-e^hkmZ{Nc{qQENh}#wqS2
=UyJ8B2QPv>F<t##wgksH@9mDGorgaIEHi0A)2ng*74l|G=-8J<i;U|K9x#tY|B~mypGuPy7vdakH_oAk}j#-4pJmL2~0Rb9%KY6
>Cbrv2Wn5e?PJi%XEneWU>Uy8H=|r1x-Avw87!aQ`}6|c#_A5giB}X=5>Qs{(w{?C^4pkRIf>*>u?9DjESV+9M6xl&6p~p8RxtBc
f7EN88qa#l(3M6NAb7iUppRnh2mRLVR-vODS=z#Xi|5;?zm2JPH4xQIG%hft;-N_Eu!oFX@0$J(0#sEFYJ9J-W{Re4kT)Ypp!^1T
<Ve=+-3ZWt$gv{L7^{ATVVF$MbNNh$s*jR*0d=XRsWd}zSC<n(xPn`m)QS1ry#LRxfcz`M;L}lhj3;MYvjqe6XyQlFHKwOv<q?GH
&5R}sK0g#X%B8dV<N)VnZFyd^qTzQN!TqAn_HflzyG~jWpOE>9cLqc@SX&Wy_HtR#(P!C{_-XyQO>eSwMvPpIZCWdy917Ng@X&4K
=Mo@AcC2ct{rXy+2MU$e9t2d92rP%Q0pm(4U^{hs0`#vTIpG3tD!35L_hHHz0QVt^7gi4#;>vF%0>=r0n%e?mwsb#WbtJ<+cSPP~
2>pJpECo=lyq@&XV+uPT=ANJqdyOqOm%@6bznhCMyWxjPR)^!|%%#tWQIhE-`|ofyZ;$>-gk4UT+HJ2$Wfpgi9`2373-a|nv%T)h
{5Z*nUR=yVi%MQDb5jL7vv<qsxuy{nu{?voaOikC0!N01uFw(3b~w|D2^384)OWW$bOO}|&<eQ)47t_%^@So_wGWy=RPRXS;9QDO
2_2-GRpVccTYgY^3k;1fo<n(t%TL#zEYm(Wz79}6GJ4ZTTbD4|#}gR@RtyFRsR+Sx=X@K@8*t~j#)_Ax(^P8AhGCZOtq1gVxS7-A
RmD|@w4MsOR3sOcaPKPBS2*9J@0>7-nMZtHGwj`*K@J?qSvf|6ocZzkXRc<t_e`D(`uoxv0Q`tP3JRFJbK*WWW24V&U7P17KhF<F
JAKt9%J)eXAD*plZ94d>RCVa)PHi!j1CPk$1adWtI21bk@3C;=yw&ymi6r{#d`NF7ovkmy;aldNSI3i;Xi7kWYKo?SDP)PeIDu}n
v$IzhJBsycscPpya)deuR!SoX95h3g#S3}KMDwnCP5FH11F(wAtDz%)yt^MGHiOLfXQkz|X<}c$uD9zs9!aG}GC^;E?6{E94!5df
!NuFA3K}g9qhnx{yJonmX8SBPlx<+_QmarpNLkC}mCh~>CjBE$@M^woezWI#rcRa4q-)FmS@B`cLqaN`mPI~Ec-&ndhdp!?tF_my
bx47I{TO0ZL!<;`A@x)(z(Pq^Xsy-zVdFWPV5NGlxD3*7spi49Ad(1w`uljm;z_{4VZ3#ezzG>*+C7K^u;qd%J$Q=1G7EnDbCFbl
kPUKGfHS2v(hQ1BZmqm4DGyg-%tFY1q7Zns+(8;^#O+&H2&xQPP2w*}daz;DfMG>gm8GBsWxX!7Gci{yBV}Bx;~)K_s;}W*AYDG*
_q$n5>U*##xxAQ~iYYY3P$I-hRrxTj<}`5?#z8`mhajWRcSpMVHlGbPhz{+zXS?_e=o9jrlGa){lz~_}2o21X0s@7Vb<u9db9bbS
b353RdY&FOiGi$vT3#9gGG;1;2!KGSs%v%8>~2DARe;FPEeY0_alh03pHI_&r-r|;Ee3^hc2fz2cq1X15YR^)({Mu%Nm4=Pi?#qT
(S)bJO}YFJzUxn$+NoXF2Cl4vky)eiQ{2T+xS;yi`h%B#dc4={D)<StSb4hC7X~H8Toj!@>p&06inHfiM<lISkHFrvqKe*=FZfgT
$}JLH(&rtfn?t=VV{Q=h)ObvMc))>q!Tnl2Eoy9Ue3If1zp|y>;`GFFtzQF$Q?I;*QLl;lK%4$*=47rdqlkJ(on_9?YBi0M;m|6s
M%v6-jqy=oG9RPn6lHhjWJ?<ns`c;kr3SiNck{zjQUyIG{fzw3-?o?YtvQ`!wZ9s7nsV*W@m(WNAKkRx@1t>l#*F}0HH!ME%sDk9
dnnd+((g117e|QLyWK{o((pu!(mJSdE8I1W&4iJqpY8fFA8$0@T0)3omE_O$yDFg0bM{p@5N8M=p2XW)wMDEfVgXn|V9hta`ti9Z
M~g3C9C6nk0v;m(dN|Q=lT2fdcpB2dO7A9k66wD_b^N*ER}NdsyGRWP;C!~{+ik0bvaik20eviZgoZ3aV%OCwu=5MPy!Yvx^riDw
x@hkrxPlH}3JI6e<)eVXs`RaB4hmpiX8FJCOhWFN5^0#6x-|Ku+HX{prQ8K8SXE5NGCFzQl-ZepCa5OqTqWJWnh}UTQe@><&zU?u
=0YY;q>EVPQxMpxGj_sK+%oPuV^s1&#OlVQ<SY;ORj=1|U4{beZADyFR9B<`*3w=pHh1~+(cs>wPIEi!U|6{sjP;roD(NcZ+2{lU
QCpP;spl;30JTGtiN&N~(OsSHz@z#mA_8zEu)*Ij`YHxB1LvGbf~ngvCQFvQHfEwlfs~LG)1O<#(7I8n2%}T55nbJMgHlOwMf<(B
ftJ74^U=MV%PP%B5L)rRHpNL)dB}Rct{j?ji8*k!UL65aj)bYP*Zu^>&rE!OXR7tPnjG}TAqXKqe?!~Ujb-}*3|j7(DKO3YWmMZr
JPkT7Vl7Rzf(TEoJ#p*k5znQEx#gz^-2UhR4tsi|Ki7fvj&W$W#gqJFZ%h5(oL7(skKyz0ziy*j-T_|LanYen5#T5j5-;nR0s%%K
CrNzKvloqb59ZjgQ%Ms=l+GDLg>#C3bwpaBIZl9`V-^$Mi|#>O5?e__k&|-60M~D;Qy+P)jeF5w2??kOgEda%IS+nBd%995dbD*G
^2mzW{oriZY*km0$M|aUFv3w6e8K_mu2bICm|RofGZg}>+fkV3h79}V+Q5b=qFAFG4Iil*YPZt@HP)WmcssZV6pJFYPF#S_TaYdZ
EKOE?qXsH0DCiNJKCuZu5<H0i3w5lP_>@?T6y1%<)p=;h6&3GKt4q@6tDiUc6(4B*AnhG9Aw{1~*V{bh_j7Cz!uX56*^$~xoiU2J
Zr1XBz6L7Q>iGnhU2ifrkgHIS?GX&u?&nYV=EiJL>e9B+Yt;!Tn-JvE2~?xI2|z^<+3fA9ZzJiPZ_Q_|aSRZGd^B<md11)h7O@sE
PW&MpDn5pm(ntMq&c9K3oM6Hx{Y$g-IiHC!P?b^@xA6B8$rYgoH)zCM=O;efK)-);q_K-$#5|E_YdC|&Q;MbzOqUtFj#mgxI2st<
5$5kcir!0tLBl|$bKT;^R?9<dUYZ=m6h|jQ;P`{HV_^0q8YI_1AUe2TsD{BieHsc$ZF67MeJh~=S`d8Q=}yP2bKOA}>Dl{o=<UcD
E=|ZuA`5DE-$}5{FEOe5$E{G<CgsFsO=&~!Ff4$rFH}n>`r&3065ap`fxu$hQQ3!BvUeVy--Y0UY5V&7eY|}9dsut0Kiv9vYTvyo
A}9@@T3jFG3-9!(xk6m~>Wp?0vRV6?=~U#MUBf@ytN!=OHB|<Eu2rGjRlRho{HX{C_U47Y%IBg~P9T`i2g|tk-gDdZ!n#v00aPpv
2n96lRp^G_v+$i}#{Hq>3Cn0!QwsvlA!m1j(BUHkQkYICDYN<LG{x~-L;{pc4&+RAVb0Hgc-(=Q`=^LxBUm54K>Z&6d&5(q<j{eF
vpYPJG9fwCgGDg47JHrigPec>f>F}0pv1fNQnw28Ny@SotEgU<&Kq=GYQ8f}oEy-lj`ZqiO*fHlNjMQu`jE&-EH5`X1Kqu-Jm!BK
>74T<sPI??1zOf^l$@o|urb_{5hbcgVMrzmu&$NAKQUf}PG1W(^FqV{K0~PFGnx^&UHBW)Uv38FxW4~gsmi%5D{_yDYMDOzAyOu`
ffXGhe?x&&*xYYY%K=9m*pQc=hQv%T3~x;qLFzl9S_-OV5uHp^2GwAwT6(wyw~L><+5##8of*I%Sqep!m)2E^?@U5T-A3fM>rejC
b;E;y$==sSbc6ZDm8#R|N2Q`Mepz-^{aj1N{O?NV%r=V{QB;!+Qwi0HvP`favXkX(RUyY@E9pQa5?iuE%T6(71Dqkhvv*_`wKk<8
B>*raVGBD^y%2y{bFlc356vTQuP-`LilL99v<@jQ;8vXGApavzV@;tNoKiRxaWG)J@_fMhrWwUl{=zMroJSgz#?->XsHg~tW5?gd
Y|3v+&gO0`zPMozwrB_7CVo)LsSuQ5?KgT6ChsmGB3g(c?9i$RxvkZ9LZVeYQ;O{L=gBkv!h~53$b!TW4f2`I4<o10P_4-Oow(}1
G4Z;tiF9}K^3~+#h?Zy|_*vu;1W6^;CN`D7KNuIXH(z0rY>CBHtnVpVBUIvs9%@857WvcLP77Wu+{aSO0XAP>u|>93p=d75jJ7zv
YeqB425?x}I`D{Kc@c*mWEZ-8MawqExUfq0VK5939>El@f|wHU@v-rNG@{hO#8j5Zk9F-ONaIOd>Aif_pI=s{SC%?!f1m9zTKP1%
IY4hkJm}<&Y&k^;g~{H%y?3q)RF=*by-=-k;Z^StZU{_Fkc`9gNKByV8RKY~1gwHMA^<G_wTM<eUP%{Xd@HmEs1t)%npcBDV05Cg
>4g+2S3=?qkWiJSbF7xxv?2Ns-HfMA>V;$6%6o}R39x0H9F+dDXe<jN900L6_nZNe9m%7d3Bv+lf<ezD3NFH|IuL@ZZnBOl=@3^+
@TW@Mg5nN<A;=VTBBB3L${`l_%d(Q7Yb-C9US(0&fnaK?uMyVs!C66~ni6dF<NIJqwuuco>uU)(WV}invpW}o3_=ewm-}oA&V=*b
J7EpGx1pLMFGQufP8ckehWkyp`lse^-Nhdcej4KKNWawdy<F4&b@!~a+G~ypB5S!<2C6EKBJYQJGV5eBnncpqG>*9TXB$y0TpXHb
wvpqw`M!>|s%d!z?_`)QveK}EmO87y%>VG-jKl4APJ(-bNe1+}m1}pV@1_wV!c)R7<2hy|Pf<3l^ZELR5tr1gS<a(z$?x6;*7>oE
1UUb7c>BM9O#rnrG72sn=Xz2*lbVNjth0v=LYN5xDIwEvnMBqjymSBz7Db``6JG#&UDEYPOU?M0f*yLiFXq<SSO_{oT?jr403v40
W-&o~QuJwbrS(2i(rs&EWQk!?!H6mC*ED-v3RJeN(A9|8*T8^9>$bEOILqn?eCoHp1!3ELb*0K=A@2(KbLDkXT&4C7#vV^K?H?|@
p69Qtg7|>obp7<Ugn;xa`MUnIcCi+#{C~rKimoa=MGmMU4PFi_azm~5<Qqs4p<)PrL5Qw0<pe=vhh*~;5g~pGbII~?V+237-%9;)
>kok|!Nznj)U#-?2AkgG9ZjC1jKtRs0Fn@gcy=EvQf{YBE*mk^ijk=Tj4npH3yYENxKAgHS|)8sU>|C5Y&Wq4-h_}?y;C??xT}`3
XfXb7{eqsi#eq>}l7Mms9)a(~P!R?|k_h)emuPQp-Qw8c?;9B)gLk$IRtQ=+6%}bON9-Lj5xGNj69eE2eA@=^BD!g&h|$#^A$_Di
!o(VE^FH;gRf?QX&NBW-x_>8-!F%eT-we;J=}1q{!cCdQDZ#q=RwpF4e)sKx*PA;CQu2pB$<kehqwOU?f6IK^iAX8w2B@**^HCy5
&vWR$ehoe$D0>%P0R(a%%0R!%k>zI|2Zeqh3bEaZu3Id4*`O9Q55RQ5nqtkvUO7?6ax}_}ElP2VsO4)ikx9Qh!f8Rkz_+cla7csO
XPK5DYCuFn!w#TMhE9ovYzZKGkGc9+gL~UNJA{OeMz5pFwA?<?yR~-~8Z-C~gBKT*2C3F7rrGd^@7*4a=hWK+_d`(Fh8HA>BC@jF
*SmU4X)ZY4(@av4A5JJBa@Raz8M+i&T1Z;Jp&%1J+5u+^58+fQ+ZE7UaX{o>N+Hc?NF<U$$&ZZZRjnfg<<8WrTvSu4c+yNn153GR
5citIs)0>RT9mollv6o-Qicu>G3+(R=8A_uNP0j>MLF=THlVAW8_C|VNZZlVv%d!Yi9YUjdK78nYm(c`fbAd_15eXtubz)~Z52vC
6e0^6y6SsYC}<3`p9fxY7kVM&Y<lZ>>SCC+DJ&@%xT4j<D5F0oyO!4U6DI01R2``X#6ZoZ(~Y7nh;vH4Tv8$}i_$AWrCuxx&Rn+U
Lk}5cIB??L)Z!@qm3anqiw@RBxsl4yysZLnDe{rP-BrbT=`}sGN2#3)FTJ3Oj70S<LZPkv2Q<p&i>vivblvI)Nw*>>DRa{IY8V`z
;fbyyIkJ$qjbRH}MQ4f6dQ9&x=Q_LNCsUb=WyGRLdop3|>f<wvVPW)#y=A7J#}f-v>+9>RT=n)*_vLO?onzsP4KAOJ`g~hsW9uc;
8vDw7S;-bK!4XKr(|QZO;z1Uewz^~4eF()+$e@`q^L1P*G4l+iJvEu#m!0#=MOJT0@5e*(eeW+PJf7b5#!pf+_qVsbO4$}#ZXfY-
Q`JON7|9=1+kdiZx%=WW&*wmD;?cwNaMQ9}@vPN0Yk*adf=fy}_hu2K+Ocp$ix!~|s;<LYg4r92U?7qC*$0^y*M@1E*Yagtcw)gA
0}{?rccW4WDu{vyOajD_iD&iCVP_vF%e>fgD-f0zeAq)b7*O$c&(fE6#dOnF?i1OD2_7>}jIGcq2C=~+hM<_fdfv@wRA<*eJLods
5~oNP8b2%7ICImt)**S>x1@41ojm4QrB^3N6+}^Dp$%_-SYC$F8>&Ec4=X&q?+M4W&Q|q;k1dL8GbV3ZhP*|CRfU0Rv%{yD5vnw6
rgt}_b@QM~D(Cz|$WQR~mU-v;02zP3Su`6E5u}HT*$<gm9zODaD;=iAf#fVmARYFknlc%N98sb#P7tB21x+~1!{@X)5`UicGg@&W
%|SN@Xh9TMY!Z9Hhy@f9xx@u>X!tFYdSX;GgeG$&(?m;N&MMCRLy?`M#m3BAj@4V>TU!r#&pP7odz;icnS7fr5KosGvn=GN)z?|;
H>I`XdU&NNJwd2?WE5DH#LK&W1f8JjXt&b#uQIkXxE(j#Mp~@7m5t^*7o<zY;Tn(&i30H7MR%DKQQjOy5HrZcv$v2hYOz?Yd-}fj
S3N46S(qW@D4;=+(BuOu2>_R6#*P_c_EhJC+2JQBVrjn0BMR!|AgV|(K^#ww{=dtgUb^}BQu(mGi)oT)ESU_Kw){~jR&oDgGLk|A
hF2ZCm3?)3TEUIp;go>>=wEc2unac1DD6zdx|~xu<42$By4)6)P7Cp}5GUA-SN-0Or?(ZHO*&QBY~+wg!IUhkNUL4i3uchVYrD0n
YxK}AT8(tE$poi4BNFU4EJnqs!h{n8ZOGp=VHajV-z~M|LP8}q?lXf%n^+-`VNKjXz5s@(5=JLZBHNG!gXG*FGm%6nJhxUSX}ec?
dU$xhFx3cwizVuxb$8v@N~+peF*Jp()6SZ_)@U*1&-y!eCBo%IGqHl20&X3UIuZt7-NP)fLL#HM6CV{^eQd1DuIrg^fyD*L>xk`X
e2^;O8Vd(vBPGKyW+YP?ieDkTvuvy2wxGse9q2K7-ln{q1lg}G-~dZxH7$8vg0+pD5GIQp`n@ZcI$~gmVI_oq(UzMUrRzD4@wOaI
A5f62{k{3}jH%jEE=4%fqBYgDU@TdP9(P5&t<!N0PzWFrR*i~;(0<p+-TUUn{8uQRVcI~@2lt>l@5mr67aa@fHRWn#5~uBf4)?cL
)-Z^Y;l;)=d9}2#9S9k8&AG;-B1AT~nx}5ZBs6FhX#%h$UER!{s=hHj>2|D|(I-kc^OqFZjPf(c%cdkv2x0@K8GMq_mkXTQwKi*Z
L9vNq>8Sqfys3UFCAk75V@BHNF{Qn?<=VN$eZxv3!2|`7NRP9;ptUM!55qXO^nIOGl;bQEPgLPIX+Lz^3{RSXX#}X)hfg~ynoUJD
==cO!Vrg!M?SY{b7>RP8?w<h(1b!iSGgU?1u1T~n&r7N!?>)-&<VBO1<K_9@7d>v8#a1z3k2<`go8FBcGdN`tP7@P0vgs~sFtw~u
_2l$)>(gI9lZIqRH;O~zjw0t^o)leiB0h$iN^gHlL7=6jK#K&O4~kA_=ZgpXNSbf+Uj0TvxYwmFd(yPmuyItu1zYT<V4kUL!qa^e
S&D+hLb_)zUPq2bTc=Y{(TuffL6u^m!HoWd9v){33X0)8goq+?(cCe|(5P{jTsoVqMyII>Q)yFe%{6)n6@bQ+ucv?!(1-P-XQ;zA
)r=1HL&!qg*bU2k_V~&0UlL?R4jCwmAoS48F-#z&$xhg51(tG$>GRi#mr&n)_X)HB#Dz_mQ5FjnRYo1<m?|vBQG`Tb!|KBCoRGf{
XI*haT`76awceRwos_7wV95>h%>=^%aTc~BCP1qXi45g|sEyIqCEC-)jea;g4;6aI+LxW7&)3U`v<Rh0K!bC-{pH%ol8Iq1QeG_A
k?hRBzREf~iH^9DtR|DTG_7fNJRxdApxFdulc^Y5M6GzR@6-%kevZAkg^8t{PK=XuST^Bcgh07qHZ;tPNeCaqWn1X}xnZHBdZ#(f
sS<acsn(6zeBDh+)FkATkYdiA%TTgnlleeQ1-l_^<*<5?TDa>|N2Cxe$7HWzk}FfRTGL?ZU!C9M3T<i&FIuWHA<P;(yG1Kmkgg@S
dK<y0f+0UC_QnoPjO}A`5o9Z+Y0RH!y9gYDxT(cqwR05^?rNpw@Q{IqeC|d`ZHyC`9SBX`cD!tO<FWCEdG(feWMGr7SlU*Qqc7gT
Q4mKTavQ**nB@>Mbo@R_x_if$&f=5=4aDI(8KR(2nlbjz*eZY5`P+PjzSc=S!I26H`j5S+hVoe|)*VN1IO{Ysi#Z^cd0d2GYY2g1
^Fzl<oin|mi5|_f*w#nA^AEnSL#~fu>;C2Izg*<+d#0j+bRPd{&F@O@I_+;9Uu=;5|6Dr~1opd0#U&fV+D7j)7p2Unz~`)tk%e$7
AMu~G^o?ArX0r?5M}WEVWH^m8T}TqBv-s9&@A`MdUkftsW*gEbQ4vpTv=J#cz>ARuhqrFe8#Rvk5isl9WI1xJ#{Rx5sN?nG(d~L?
&uFMxem*v84qeB)&MZY8cNLvXQa3uh0bj16(ULkm{Z$?(YQ1iZgpP>`Aun^GB{0$R4H^qgr{Lnn+t1-~e~JW)*QJbj_;mV;jm3T-
w7L)(%OMUi;S$8U)^EiTZ47>`AWTSbT)XJ)7K;%K0*|eNiT$x!u_9VTEdfE=3+G+>`0G+Y=dQDqEc3j|(i}RU?mUp)tz7JFM~MhS
=9p(K)pmORzsCF=2=<j!&u)Bq*5@qKH(|UXjFm<wU*~!zn(GYRn#oFLR9IZja}O?EbTTx*Pw~b0N#OH5D@Ha0DBmsORJr>}UYKJ{
!p&W7D5$QdB6x;1$@%9=6d_VJ)fDLeRBAHN!x6^1*;z7HPmfzzn^b-1DKNxbX2h%C^Z5y_aN+sa7fMLLM0qxGQ0v~X*<TIn-S3=)
)L+6c!#?L-b<&0$_8wg<H)Q=23FDK)D?U1`(riH6=e-!kWa#A|JLF6_9S-t-Z?`NIM}2FCPI>$d!xeed2D-qAuFyb7>tT3JzJ2uY
)o_c*6>*t&#}4%q$PvE)V`>Brls7x?BlSuQDoA3)f(AyeF*x5k@<Iff`s*h^%4L_}d_ir4`_0=O`i9mZ)B(I-j1BK-=GK5xQ0%F3
H58k|Pc|_X7lu0j{DfJW2J$&*?RXe^yaQv4$j!(jMNOs;nZ0m85?CjVMu=7ds{@i8vlbCh-=^Y014fH%9&dGFmwhcNEyrAoHpA=T
#q`nWklU8;%IfEmuns3nmJV1PAj`m87QYl9D1S&9Ab=D~2d%c80B@kUaYP)(WC;I!pjpoh!p@J6(l=KQdx^Pyxm#T;$m(POIQdXy
5o$1M_RDVY1`WEPuB3LTw%g)h^`LVajha~8U`~pdD2)h*ru4sUJ$BOf$FyqDJC?y8Nd60m17F28U)knnI&uEE^0<mgjBB@C{6f!L
60N5#m&~US+)#mWI_G-6LV?|W+^-c02^r4amby2ts}Fp3>eb3F8wP;33*Q0BSEX$%BM&_<nuQ>F=&hS{>2Fd-&HXsXjutj;ZN7Kl
3#+?|3i1M)SODabS&5+%XthOeI_I~_Ia*{dhfZFZ2qH%0VckYzW8Hz)lEPZL4K#X}x9YWYyBp{qdLe-c4)1SMVE<&V09Kwn`z?6e
B%NS9H7{k?;bp}i`A#FTYFPT^LF%zRTN75j<%t<{E+Qu+NjS(mmhO5i>oaUmMCsRGm`^wGzK41dBALA6c3zy5(I|A4JRwFPh%9vL
4ZF+Ugo_YW6%<uJ$n5dGo?er-cppD6tblT?1W;%9dAr5;XugW9#(i4v$8>vh*0rb-Hpqg+L@_3cf~f*b5lU2PZ%Zk*Lu9e{=>Dp>
hiA~A*x+t=ExB!7s2Eg;UOVktIjZ^KUX&N>toiuR;m2Bmi3Bz$`O6RLsL^Gieq<a2q~89$d;IHzo{^CQO;t$uuYbS3a(SnH`j4t<
JD1FodE@!tx4*H#aUiMe*xOJ`1}p}lA)HfKqS?k|rWf7aqZcr@W>ZpPo^njTDWK1P``CT8(ZT}3N!K(SD+9UntU?#QJS-YEhy(AR
@1M8V0(O_F*<JbZ>7!hy^G<d3_wx39tliOg`G9oF1W6!@0R#;NDMHMQhHh)CId+B`gM-E?XaJz0!pXuiN*9A9Sq2E8vT(w%2Y#Ns
8~M#_?VA&PH<s_Xs;Ov`qU~&Q3ZGc*1RMSrKZjTi$1<sP)X|}lIC^CxsAsmebFJ%22BEyFm(Un-@4Xm+dzM|m6@Cz(bPmPPZ#D;t
hXRa5R^%AZBbV~=UQm-wzWeI)5Ya;O<D<>%UWey;<>7Vj_fbpKQ$khgF-NuvEWMiD*2~E0T%4;dx*>RBwO+TLxQVvq$^<@dVMvH;
{Q!zE=5d@PgJgg-mwS+Hi_yW@&yOe5M|#%oU56kon7<9!TNAXj6IO^=BkSfe%}3^cN<OyluDt2|jLRlbsO5<o_xS53QXfh%ob@zs
l+Dh<@z1Zk^UPovc<bjXj+UCkSK2Svr!ch8+xFGjggV$5>bAOq*K}ngjC^;?9A*WfAk;J;FP!dQzq!mj2%aUJ3NcSNrv&V8ltd7P
;Nc5JgNm~xh_8r<W8yZrgK66EM2v$93mJo+TS68v#E}G>abh82$UNh%M&msqAxS2F0mB5py_$(awDtR`YE|m-!KtM2n-fB6X{;Hl
jg?xgWVM-UtNxp-F4RmFBBL3W>5OvS37L>l%bhs<CZyjKF^JE5t~G+oh_amtr)cNJcwzNi#c6XJe*4dUX*6ePsz~d(;)u~@Hm>2?
y2J@zuJE3-s<7sCv2x#~rv1KOD}lM|R+^xTX(L+&NfGHcyTeJl#cHP5UF&+%%o3Rz=XS2U&A??USrkAciKO;cAI%;rTy@Pg2q~hd
BWNvCq4{egjlVH+VVsfdLD3Fbz!xz{fHdK{bD;6p7+Q*PIzk9)6BDb~j+ii0%T?#w9$`7V<8pPm!w!!8-wwE}ROQK6m|Yk2I%-yt
h*#g2=5G(?ywRbPNxvR-vO4P|IXo8m@#~|<pE$|TDiCj~Rthd~mOgtN&s<*Z*B3@kI{fvI+qk}YkrpDCSW|kjJ4as$fyTVN9{c@%
v)}M>@y}0`_69?KPnuzPx7u>C7c5%78iFwcv?^q7_aXgu`{t{-J?`!c+@GJW%_u{V{#F@utP`M|f*&TMFUBx_sv=&?QDCdDo-p>8
^5~+U+ZUMSb!g_BFUP-2NaQf6hDd=gQK6S{X6FzrMyK6ujAz%Q0Mk$#1UKH#PG}1t2m$@6Cl7BO4~dpr9^D9Vw0}d-pG;{V$?<xZ
DE?~COl#gSgJ4T-mD4xOV3X!D*ldh721*qhH+n->9+1k)IR0D?n)lwEA0^KEG8w*YnD-1+QE065Fut2<kP;Y>k@mty(rcidS$p4g
w(|#-v43`dKfc3gYL`cj_0ff)EC**0Bg6A;U}ixBLjuqkCL;5zg-EOiEYPA_CQH~mE;;7r{%>F=e_!q2-_HDLB-`Vqr06a|Bcese
DKO7XA5e5sESQYPtJ#4%S(>D7SO_8)rIW{fUyONBWLN0FOYn1w*j!e@OEDI(Q_>vjC}-BNcz9rNo0ohr;6;&9K|(M>F8;U3U~dpA
LF$w2@@|nYvKJuW#noL@*t_0>)x-I?wQyWbZe=i`+@2Z6QDTHtMTAIJaAiBVaB^&h{Bp2gzoN^|y?Q-Df`W6NS}`~skkp~eW!O+!
`XfVbx<zQ>^|1HL%urQYfIDtQ{neWRYbsvayTBS0ad#Ley;Z5Ljk7oDP4|buIlOMCc{QS-Kw#n%3|g~$K=3K@_shftyxww!Oq}c2
h^BXQxk50+>rJFNA_A>U5C)B))KcXHF=(w;Z#7&|hWcq_C@>TZFHI>LV!5)HxnPG0Yju@i9W8^mBY9~eF0;17p#z;owW!>TX{7GK
)9VxiXG9P+II<|}cXag$Z+CbK^jvFfP|c2})R-3rDmFM4yg-J6qjqF0nbIA}A|JLDh6^;?jUBrMtvJPbMVh6kLpg0*U#PY@QFPx~
yTK$Cee>H|(!Ef@wwf1c{CnMmN|UQA2r@C1)yUc?L`?4$+OBA*m^<bR%Shh3VA1;k;EM)M)j&@N&kVW9I&pbwPPp*X+H=4fJMW+o
nfHkbkwvVQwc>^ZRZ7NI`=!f-eBK0qo&Lj}PJB~hR6g5wOk~+@L0E4OC!I(Ib|tnfMnRcfYY9^v($XOU38D?^-_y>m>^I-h-hG`E
HCbWTVz>5p3q@i?@gnQb6K;N+@G-U<SV6}`EVA15kc<Kx8Dh`QUu7l08W9>|w!IquQ20QUiey7~cO+4G%{5dK&?1#D5-ukwTV-vG
Yz7poOI92C@!)<qIX!YakB^hQonK6I<?GFwPJ~cxz>G~CBr=;S;<Z3_t$RgS?oe6}Nvb(#o}aGAIcPl-Zh`?dA&^L@a_`lsSTk8q
mY5zQnWhNKKAbxj_iQaF5<wLyu$2|<NB4}PQ2^e|TwEK)Ror1ADFK$0+iP$@ycobYJaWw@&Kz29*#d($6`a~+<SanpWIj8)J;(%;
c5iD88rlY7l><}QFBQ7c;-F=K-2{d3D=%#^<3tXktTZkuS8o=CVzNC*ma1-EdIf?uyltgvdyFM#Ae$70eWK66&5DhrD`fJ_ht|H5
j`>}}bDVK#^60GYN2VvI;o$S*r$=2=y<ZH7&ezd*HL$mpL)|_$@_i~;O`f;jflIrJ#tS!m&y+SWud}@YU>hW!TA<Y+3b@77z_Gk`
BU2JUs4OFk;Kl>J+Z>Bl0u{a=SntvRAPTi6kFIomSV^BJ-yIV`%jccxuQsJFH%-+Z-LM|AfAI20l3E>$k<5u9y(a149S09|0a4N|
jyY#;SqOI_s$iDLx94;V_Y2tVN090A?|%e)J8<_UYj~FnW-7DMblg`|#~o$Fk-x*UJtO%Z@53`y%QEqFn>*woeCJu^K;7QIFZoqk
0V=MKQlvE=v5fsAHkPMCMahEVu!4K_tjx7-H6oHVsL<?r8pQ=zSlqFq2Sku^b&CQkyI+|RaX>K12lF0Oy?7k!JG0q3{6Y`|TJSgH
<J;dRh(o#TP=n;v=Agd2>t}r3K}0Kn31%SRh2ySZK}YjwoUw!k3k`2<ipbg;#+eguq2Ulj1V@Ird`(;d#EuEqzPD}GR63!ef+X4W
<oExtW^VBEjlIjC3>Qss{ZO4odv@4f0E&5IOGl+$h!zAeCZYM+JDKgsfuTjlc2<rzSs>{Tnms7zYNbss`U*9}Vz~`Wnp^_cDC9=<
q*EKkw$NZdfFQBJquu~=P0I#2koi^Kjkur#Df6x-y36*L#jdZl1kp|i+g>}>%WxH_YA~<(SWtW8v3z2UZoOzp1eXRXpfb_A{2sI*
JkV2a_T{HGuVToxO&-t*KK}FS7UfUk@>vb+7Y$+OTtrKhs6T7$Cj<Y5smm2t-j+8R6B<|`3^N6f0)t*t3uHihZuB{rp_~)CYUnk9
DIA<wOQ^40c;=X8MTd$Fj1O0+iqwrWVIy_`+HCA+Yd|3GCyI&XDg5bL?jv0++7oenPlrm>R>RY0<;d{#;k7K-nWsM#!^p`{B}yP|
Ss{<UYb0OS?4J?1^p&Y^nbhDE3_8%#U{2Bo*G$q0BmxT&`p4%<zh{Ow)ehhB49pwIbkpCUNd!l?`V)&TWZ9}7DQD;LNby7R&54b)
zW@7ay#%6~vf-W|^+XYPh_C>F^f*haoSyA`v~#ewy5Q*?Ib+75-uAV05JVHr1*t(qAr=7?<7fIvf%|<uX8hmtHrD-mP<@^T>)cgr
#0LFm$A(3Fz6b|l;i?{<QRNRY;ZHg+1I&AO`vz}thp`W<3wfnK=ff~C?an{zA=}8X`^ytHd;ey={~8aUTytJIDhx`(vMipxnfiZ1
vl79_=CT3{H$;Tk4X!Z!owkN0qrZUV+i#B1Gy5y-9?n<&|E(^Zk@#{$fs(-pKrf>%^9hqNIV)ga-w%PMsN^=KosW2;Hw9^%ML?lp
QVXiWU~GW!m;mRjfkM)BqWTgI2M3kdGyt8$pUi{#{XgOhcivqDPTWa#a#J2R5(C6|iT(dH1GEl%>k_cckJZ|YHG8IbOdVZ07Jm*I
tZl}3tD!tFGAw&Zr10|VGVDtj)x`xL`+it-xw`pf+p6o+4dXO}F|$N9R)Q#?;)Hj1TvxdaTj2F!$9Es@?spea3*TmD0iH8AJ<y#p
PlY^{otoq|NN775KQb-w|Mi1`V*^q#s=6~O<jtjoX8pP^hf`AA16#{;B&$L53G-Q!Z}zJeAJB7D1XU0+=z=87v<+E1?}|=IGIStU
_2HaZWu1T$STzLPbf=vyWQ<S_#1NSE|Hkm`?nO{oTivH#w}5{){)hEV0w>*MOH{TsPwIx~H^8^R{HKo0I(y>hQUNYl{5|@Q1HW)9
(DN9X5J<VLCsv@Gm0*bv?T0K04wXfynY$3cnI8i+MuqC|i#PD;*}JkIC-wV##SJ8f`~r@ib99<Sxq1IckBR*kffrUf9C5qWs+9=1
;n1Q$u?Q|fd5?V}2MfEOY*obd1lFkeGa5w*vM7uec35Y391VdjuV21>?4_?{EYRNT&T3j!G`dqtBW)9ky#!RgDL}BW6=ElwnaJqq
dM{n2@~C?<+&d<5#oi5NqUinh-Sh9XUTl&=hjC~I!)e+U^s+<kjxM=WA-3CW17LsyxN=13Ts&3QmWqlv_Vw-SOgAZ%A++?9+u9$<
tZj^692Oc8PMied2`G<oXX?2d7Hb3o9-w&mXgN}$%|VS!vYBKA)5;k*(Ly~!KXil)#libcZX5V?)nM_@<k~{9wNFDOt;z4a2_Nz$
R1~BJ|C8-k_TYakY2&M)Svwjd<&>Wk;nux8^-l*C<#upxm{Xb%ks?KUa}l0O<K$M_r!qolKt;w7^E)rCGA=LIogJYdjkQxrVBP)7
uMxOEt%OUI`P`|i#m(V6)5l6DmzmdnQKZe%s0N0H?<~(XJ-5W#pj6`xccB=EIT6s{2Ge9PJbARS9zN1Me9p(y>nY?AQa;18m<T2v
2w)pJv3BLz_>T`&Qan8<Erz?zD*|f|Qb;wE`^z*%FXM1JTh+x~EA;gije}KNOs=cO6EdP0J6G6V=H|6Z#3l#=NG*Ne0{fe>*6NJG
79Q0uV#cyBVKN3}A}egbcKWTWy=^eH)E5!CA>z+=cWd(cLRa+YwM1QfAJUtlw5Y2E^Gg+E-d%aj=S3Gali59Y&!3I*^!J`_vsYS~
Wfesu0R@Q8ok+OLj73~jqQtXRpYAThf-9#XUSdWZ`(NKwK?d80u0oOy%J`+N?lFBVxVB%Mvtu?bLrS3e>0IjAzOfw2dA=qGzV{Lc
EP~QP%|;|e4iR`3GLp1L6P)&1i~J1*Gi8Bc&my9OQ$cq(c+gNv7jXp$NDv961Lb-R4mHZ;q9MjNLcz;Ek*yV>b0g^-t-!@o{H`8_
qgv+C3N!X|gg4Yfa56iAu^_S0#~5p{u8Zr0o=)#si}3symQ^uJ%-z||%UEk_;8b1jAs|3{dK={Oq6!$n8kwTQvZ$=oX0*^(q+Eh-
mW)Y}zL|)FBW=Ec;m+G$&wMNR!{(gKAR`XkqVFMyM)8tf-$yB~vzJ|1h316LoIY9B>^~o+Kv(No>e(QUZ?&4_ij4r&aP}Joac(9+
jkj<wu5o9;b~js{jQUDHJPi*#=*?uxw8NTLz#|oYmgDhU10k!w$(QPJZLItG^(@1(cv^)I1al%}mS<YXkY0B{YV(WX+}`L@i`0VP
*wP3*Dy5)|mT_VZ`n_aWl6fl2Frkq83v9gb=+OmPSay$T$XVX}xw<@h_VgY*&~u#=!1-An?5hmW#ldxa?u#Y0XBu1wyy?f!Tg(0&
0Ib6`SJLL7K$1XW1<1;_z`O+HBGV#b2Y0ni8ov`0Q7Q|9cZ<l&go2$O8dtPwd~J2qh+oG<<yR2%ond%dN+Ke<z?gCm8i+xugEc12
%*0H9@6IQ~d|*RKlEUB;VYO^%20=eW()xH(WIgdp(u5(^M#Myw!?p?Hp<<=^jUxIo8<IIaY~mJcJjf>^m#uCV6;=9M8E5EyEqv>X
qT<(U#xMJcXOnkSS0XM!xEk3ISb<tRM*B312<D<JEG>gzup4#yRKE=HH=n6GR+XznUMjSd7D#2gK-ENr5eHizzjw1sFla@jMm0%9
nZ{xL`V4|;O`pim0~v=iEkBRj&h%{{UM8S)7j5naY|~-XCO~nV8Wt8v2LukpP(%2{^xGOjM}wcMSygIZ#LRyFaKRVypHAKUDxtt(
`O@7lGW=ed?yu#*&ARt62&p2_@Ib`~_HDJ}U0%aS&X1XhrjH7UYKa}pgfN&2MIUhBrXVYa(~6ID=A}jNgQJo$K^4vTa0g1u2^_Ir
2+_u(jCE^W44&B=JuH&9HfR?i<!5}_i%91SYXUTcaFirSIVVTBEFvT*q(F@mO$KVT#-aGD8Y>>U3&$k5rO7R@Ap&#&)1l53Tsls5
hk!Ef=VJ#6Y(&#odR$%X1&JDFFbo!;+d$`erghgE$zZK~?@H^hsyyi=BU5<$>t!B<9DPbVKRau4uU@QAFO@DdFs50hl!+J_0xc${
n(09$qg1UX+nR=ZE<0yxv#<QGhI@UWn)`AQ9=Da4{>XmkF4wEp`Wylxzd&@<D!NACRrjcUBb%#SiTSr`yb|u`>1yY$iR6_t>>lrj
&d%f3ed*$i-GYU+ZX{X}npc&jhA+Hfh{Xkh1SZtUM+wGf-t)emAAPWYEl-QaU+=OWJR$Kag>{H_&k|yD=ECTEG_(hTNN?v||4-tw
csQQD>gHWtm-P?Y7d_F7<+9aqZXEd7NRe5gduk@MROemiXEs)gjf_3OMDa(h6DjD=(E`n_JuYM6=KEfj0FEuoeJ;|jOPAl<Qky&8
X*e({qZLu|-A?uNn)!K7D$k~XK8P_QyTw`#t}a8sI%eiZHr)r%C1emca^MX!xz=TY3Q&p=j{?>d6PT{CgBIslhD00KXm_>3<5yb}
P^K;)R`J#J1CR+_p!z$WUfgYX9@O{$Hgl{b?oM}8Z{?=go24gG0n_FpgqjM<4oSl05-*cNd03>1cHelb4uVA8H9@6@ehA)MD2mk*
G||||zLpN~sx8GeDQ|9a@ZF;Rdf$t_#GUAVf~V;0HHBpPW(Z@UKvFxiKK^fUq3@LJ!@@%D_XX3}YRgb|>xZ0I1?EIsp%<B{z?(|8
<|5N2n|<fdb-B^hHDV`^g6GB54Hi^=enA>dq0cfI<UpXckdo!BLuw5M-XaCt!(&|X%<2YhO0)wG`Ux8DFLEH=CpI8RmC6Lbtt1Jl
!r_rFDqvk*Yj#B%0ZJwS?aH*ul6ig3qsVo0F9fKFrLs+Q#m_U<^WQ`A2BOsiLM=93M|RUxo*&Wp6SrTj=7p3^Ukf<6v6>5-4R+Ie
4^4oA;OJPOMcEOs(6(a&u0Dvatt2|RbF!{Omk38Vs4V#A95ez6j-vzGNg2%pxhCgrS+zE|Z3XZd09uIxWg-R8eHOW+RRg7j2`mAQ
)p1>7l<OehAX8jtR@XuR!B4b>4LogO!II#Gy?`PkheD5W#H%WdV5dchqo4ved>6?Pb-k!u2jgJ$%sHvpuGqABNW>%EdNeN83~Pyg
j!?pEnufW+q;6;-t1wvYF%?Xtlq1F2$&MY%lzp4jUwPz1>3&ewBYUk)jbSZr@LbgkYe6&}KicnPvAdI!Zibi?tO{F4xRrBIA4f!7
s+x=0=W`Pd*sQqk7_3fW(jg@zZw?<dF4WAKw>(F7^!{FO==Y<weRG%TL$h6<CsOyL3*0k5Z#2j8j%LK)SoKcP;=*TL7L(4lPb*Tm
JqYe>MuWE0wKYcQS}{#2ir%-1Y6w)|CfHvhL@k}J2yIF*<6RKU&}O%Y3Xe;-vkoDrFxp1A##A++>w&c=6>y(x3`K<LjopSC+nr9#
pVnW@=VW!u8ZAQy2QAINuYf<j{|`Cc1{tnpacAoyq7za`gc_(JX||M~Et7*}L7NVHz=3Q(D(LtcTVmn!L$gkn03h6K<C?%*LD$h(
*BjGY+zLg5+}-hlAXO5H1ztK_iwPd>Ec!K8<c%}{zG6$(pfahH(lvU-zE$e{LOeXRg)I?}jORwD%6$o$IkP!Tyoj^#b2}<@jL==n
vcrc#K*C-^fv7})T1xiz&}r|L%DLMVXyk=n3{#I~FCdBwSVESX<X2+E$1q&V9X)2^HL4J7f`taYA!>T&<W)`;>$YiZ*(89#mz&&S
<h)9UtV+CC#d7gfq8=Y9B2j#oidPnkX0^zwy#+0MXC$LqXA=Uj^Gd9=2lX5D&e${yKuyrV(=19hd5PLHR(ephg*bGPQhC>ZGiW+T
l^NaY*JhV;iDI@OWH{#O=RlRJUU%!0q-z3}1#0gP4jgx&+jiBS5Zq*3Q*Mu~YG~|-NEI<nMQ$t|5F3yqa@Ca0N1N*Nrzo|&sw#Kc
o!erp{0iDYokZgDF5!>_7gaYR+J(=ctv8T59FdM%cHaVPBE1jY|CbB1^E3BU7ty3C7z|{Ge{yEO*#6Fn!UrqsR3QQvUPpn`R;k!(
K+{dMx@8!5UbwZpQHO3d$UvdeG<XzlK(L2`GC>LeK?S~v<(Mmno6gQrefZ=NM4Oy3EGYgu*eZ)gV8N%wlcf@^c-<PcAEj#!I^_sd
kv|Z?%e_S<iH6|3#8Cksnq`3ekeT1~{aj{{32*l--lBoTcIvabZFf~833_vU%()q;j5mnA7+CSmRN+X)C?+pT|7D7yH3RW+TBT&e
g8Y&iQP{X!5<dW#A`Ys1Eo5|leUrOmXQa%g7cN>$3LMn}YgOkEW*ASmjAL2G*v+up^ARPsNi3+WX!L!AUrkiwnZ(DIa`@=~-_Jn&
iUVsZ?(QYtxS8#Z5oZQ|U+NwrGolsR?>}4SQT5g-1Co~t>Fkqh@%<Zd_U*fhvk-rJfcN9eP3gP;xkX5f<BpLd!Bh+<Ruw4FbEJ`s
FBRnPYd&qj-R40%5qhsGsv42G-Zan%*+cWnUd!0#xV5~o$UsnNH3%Zja_QuS<K*LeR1WWVSe>LxNE(+uqgkxDt+dT6G}<H!0{OgX
ty|LZenu-H{Ip8kP<<q9C_QOI%Yb|xxJZh)bguHcDRYZ#(}~03u|ZxBD^V<u9)sBO2{&6*yWTp)9S#m&4KKL5LbED>B#UqKS=;^R
o9kjRpon9tT9_mgL+X?coKu1vh=d5*lX;jr@7nLRo5}F&OO;OhIVSzJ+SXLA97Ua=s=E?PBI<1t`l?#wTqZ2%?jlcbx<iqQix$AL
_Mc;^Rd(b##h9^)F58#lMrZ~7m4fe2I2%nakk6$kXnSJV+g)~*5v>jUtuEQHUepH<#yaq!h_zoxSb3Rln&KwP#hlfr2)(b;XH5g<
lV|qCJ4TV}qxkCd-ju=TaCC73RMwB$JoVDF$F62|G(wBH5012<R9+R$wKGdQ*umN~%uITjre``k{spzPI^~^nGA3YoQktsjK`9W3
hc5KKIxKDtuu$Ix-`P=~YuBfvu2i{N_op$W0-tYA^b|cD$T3G6UzC4YwHwve%F?>*xZBxw9PwHu0bn49*Z(gsEcEq%-TSBiKeBn2
`%a`hXYg8HtOpziTPgNnV6+=K7NCbi&)w_Vt?clc{TQo(R??#r^l_2~xcebrJX1`J|JCbVUBSdP99VKIi~ydRVAl}f)7nFv(|0D)
tpe=A;8N6aQ|fG78W5c~T>%=0=S6+qvF<MTBdj80{O5>=%@iZ$nrNsfl?s^IYT`+bTkFd5t4oNO6SADuH_2uG1!Hq&$KN!@F?2{I
-<fm&5<XhUZHXY3ve^-G>_~H6D;4Vgb*(LP58H6?5%1r|3GJKLVSkx_GB7EAAreOQ5ft*TC=@;VV}l2Reuw+$n*@&gKEzDE`N`F4
byI1OZ+KUwyzN=_@gT!r-KKnI`eR+HW6-~k7uQ8<C$E_u^_?qtyO4FwK@_gBO3f)Mlzyh=^-gpKpoAe>C?1Ji%$id=S4qArCSE$M
=PyHEwy20M3!<Ei7a|)0?GdH+fgfGDUQV>wp{_iO(tX@U-SyJEXuj(Uy?O0%dxTC65ij=H2=ICpdF`h?Ys&G@lD?VEw~&qT#K@U<
6$=j`=DNbfDq5yyF+_hspR&#`6m|vl$k66=w<=5>#w(r6yz&qty4ov$bd4Te!N)ySr6Hz0@$=MUP9HjDZ`Q+n>T<K1A6weUWK|+A
L`+TmDara)trMe^F7o4_IQVH^4aBybDqvE%esZSw)$vSmU9Zln<WIEg^7F+v-E2i$qM4kn=Aml#+O+m}w=<?S`iA=*hb}#<eqFnd
246>3vAGzc6zRq5oalzwhqoFF5PUp4Yrks3M0P_C*}MmmkAR;;rg!9u;`;JyK$)kVUHYdu^HT#j^?7~Xh(5KRki9I!<aETEM}cuC
3Y5rSZ_(%F$jHs1Ily#}upGK=JAC<z;WK<`0`eCQIeK_}=Q`VDAnRe_snTt%>v1j!lEAXOKK^uwDn=U%mT^Clo7+qrUOx&g$lN-8
t}?{UjRr@iMdVJw*K;Di%I-4{&C|!}wkfvs|EI36UPFs^$|hmJ>X)BAxoJMzg%hXJw%4@U+ZiohxQ^J0QlCE<5zSwsA0T89e6INx
-XZrLI!L?&OBS)x+Cqpns<KchUZZdav*YwzZXegaH4zP&iIJM$GqXeUwOKY01VZ=xEga42-=}NJ+(X2)4`jeB<JlrL1e63WuALU&
EEr;D&6=lY-L3L>-adD$6G!QA+_wV<(%!kDBNe~Qi^At`qip?-M$ku|s0Gc#<{<a=tztSnG5E^;BuwFe6^CxzPnv0Tq@*7y1LYE(
ds2}vq*2u&-`uf9UmR&~;W__14RnbvU@dR2NfGpN#mD)4#Am5%UzT*`ah=c}sr@n6L6cjLSz1W)E?2TPh>`5!dv7#ve$c?R9=mWp
1T?s%iUr3$Te$H04rpScBa(~G&syhhR<MiEgy4DJ_pF!-mZ_(D4V-;^_Gs#UmK?G09gXpB8+@N+1h+qme~kN9OZN@N93x_^C7#KV
HO6&!Kgz<6k?!g8oW&~mQXQ)Frud#*UtQbC^b^Yl*yw&dfk{4rv30QQy}xSOqPutw)OY;333L(BH+KR%GR~F8Yd`c(dc8+T<Fz6D
*wu>EI9&f8KJ-&W<N{Fuu?bz-3KT4A^?r85s8XAM3<r`(H>Fl`^?Fjb(O8RY2@mqXxi=!ASyLk=ZChZXwcjB<%Od()3!Gg^((kUj
z3l$%SQ7Vz8;F6CszN@T+l%R72(ZJ4%PBQvDKTn`eJdr2d3`D0jvI)LHRJMpUVpDd5wDm#Na}sd72BGcg+_0`Cpi4RtUA{EoLed_
P_-#UlZ;Q{3IS|l(jjFRn~1%uLkYBo7su}WpIa}_TKv_PgwKfmD0)I&@s6Yn#&fIQsJN&iR;4VqH;v~Gjp;jXHenubo$_LRy7zU?
wkX8ATI7@~TlUa}+GZIzNoVw5YvyjQdit}%-&*3<e;E*r)d{Ak>?B&WA=V$(!u2sLAql;dY3z2bX-ijqtebflt!EXot|=pthRNSM
PAm;MnohcLHnw`w?QV9_!fsaJY4N5A7(B+S7N(`>Ok`HGWxa^t&gDZ-PC1TL@3&4N<W{)fBKzw&5ph9kSCm%6Guk+rvFp*^G}npJ
D&}w=9a<Khqln2|;lwWu6{KZ$)@{=|?S-x%LP(~Hw`E^|t~K`4Ah&aaS}uo5?2GFNZlG>O0gKGm^GarGgCyXLp*hNN5^#V$P@!Py
0kC+Wirw@q>~3wo)3&&%CqlZv=820@c#%8sS0hU1t3lQ#oVmX^zUpOfh1l<!zcJGGikBS}&lAZ${JFmuw-qnY9rft$iQH#5ndJ4U
iR$qK>b1PQssx^usl-BY7rWGmsxoT(oA~Rd_m4bpzE2SJjW&|yDF`{+67*G`FAHzCH#wY8PUgmg!Er~Jp9i)LX$BPva#r0r@gr_h
ZXulV-t@1A!ZfJ0i<}HNfc&Ucr19~tl-9N7#}?W(cdh&VIEr-maYMy0H{te;-3ZfcPa|a&FSPVt+*RcYfFhyapP55+x#yGgwcG|D
)7A(>TmFyO|H*r6zavJE%l1%7YE1T<opSzt@z4R28}k0@kGnjM8`Jrr1`dar0C^D~)5HG`{qGa+fA{w4J)JLWjD(!(J5$yM-~Avc
LrDFL)Pd`;`*Mb|KbanEKdFc8f06x1UP~A8XY2dE-!5D7b=Sl6OizH?o&L{+R-d<&pJhJ!nvB26>_w|V71o?h=NwYlN9B*zD?%`{
e)B*bbH6Fm>#Offa^BCh=?-tU9?&GYF;7<tPe<M@i)M^S_CMwhv2vv%bf1C&&se`VeM`Sd@~w{P@cjE8*3+1{(y8{}$88=j-(1sL
a@)J~-#T@1TP`zOk<$KLtt5y?A4e;fqf{F5qNSE>Q^Eq2>U!F<`Q%3V-_AYrr0TLp`g4H<mpSfNmkuZh9Q(v_uC>x;9ylk?7aLx+
7t#b`)ZOa8auubjBZ!HaB^LH;NE6zc?GmEA)sAUikohskllj_Wx4)gOQB8V2Y0DLNkq|MWZFZjA@H2a3*q@wj-3x9K5zoVGt~@-r
XQ%jvL2F%>MQ^8;9o^zwsD|^>!Vg<LPN{CGbq}2mQ;cG-`Rx^ltG(c4J<JNw`p4xK&$8LX>P2fyh@#!ogixC;brrccrZH%)dOTw&
lhJA{4KDHF2p(Yt{|O%0SYN|Up2s{dbEl=E7q`&+p7x_#56Wn}=NBG(*S+Kuc^29p>MDsx!pKiFDGE&p^Mn?A8t5~zt%#u+&}Bb`
@jT7(R+&RI^sb+c7wbZW)&=1av2$S@jXKIUM_t}0wIaFa6q?g7@pYeu&r>~mW+)8_x{d~$M}4#}bye8<$XLeFX%*L|dFg7lb4(h~
@H!q{Fh<#sboSv^S2sfHG)rw&c`8$0SSDA8DpSN!+5uc{WSIHS%4291@=qDtn$p_EHoDJ-WRsF+o~AnC^*G9$Azzlx=5trl-89n_
(z=kGA@b(;^PO?0F@hY%uXx!`P`%VscX`sA*GevDrPNu_G}Q8?Hl)ED3n`TQ`bPHE<my_v;;R=s*1wW^D$<TG)-LaAU{PObjXWsi
W-1>ycGEo`qc1nAz3{h+N!F3$6MGjttAhsGDKPyzS~jFTH^_ap*7u=}pk8yFU(H2xJp0}%DFa@akrh}p2WYv9q-twKZA(Qni@!O4
hPLH3HtT9@mEptI9bT9Ych7gXC|GjiNVX>Niqi`jwh7F|mG9l$F1CZsftRF3Whati8Xt2xl{U<KR<`_2bLes6F{Eu+aYD+{crc}U
o>!#@@Oybzy;DACzm)dy7O8c=`#aWz)QTN@uRghcZ@^aau~g7u4JpeP7C!0@j;*2FZclwKLN8&|ioxCJE=62sh&aH`(G?4kP&Yh3
a;uy@nk9CFOin4f7w;o%1M{$<@H{&s>z$86+3D0CVfYwo7mll>V3IhuhpoKnKA54&l29jnm-)>0^KWl{lgQLvk>Tw<xcC@yXFj-|
$#(B}vd*q~`KkhF7AU452%cA-I^RQmX@jrqam5vUvijfDaTB06e`k+MHTqJ#^UA%eN{cNGFtCvDit-hn(19lM?)2fsZ=&#{Z%g6@
3oKn^Z5|f+-ATnQ>xqTGUf1t9?E704G}D~$e0;HOIbhneue$ePW|O+tO{f}*XC|@Z($)exb$|7R56}M@>GZ+e`=a9b@uXVYn1gP?
T(YavohZoMR-^?h)P!5t;BWMo*n2kB!PrudA1XQH2zb?5X~td;m-Rc%TDru~6dRTopjEYNHWHO9FA+?9qTg1w@DjcquWTH>JsptW
p6?zO<tSU*S34d(h;7RYZRYZ#@u5V*3&Veui{_N2?v@_`IN|Xzh))l1N>YPVxvTM`&9dVuNe)d&eW$M#ksGChd_EyD2B~bQRgl@}
9C_OI;Y?hMd8?e%y>yKg3#`pPDum#DPiVI;?=mzSL~HQ*y((04hbO)C6~xvC-0AG5^b5kh99YxFuXB<gWkqN-T&Yr0!_ta99<Hoz
D9{{@i-{|Os$t35ERkTIlzsH9X4VlZ)Q5FVVf^ty;X6H_Ye3Q+#a10>lgx9r&Y#i74$oj85;nAlR$3>kO46D|xj!S0i+;zRl*aoK
9+9b|-nD)GeUj$%CvUA=#~Cl#?H#)5YgLHuo#2FV2om;x|Ie4n^Pv~#t8}9C@eWk!E9L8)upzb#&H23ls#q}crxoq}PX8YrGI@xT
7O#m^798F@mtt^*3ssg?2=%}D>ujCPb63xN+BB`MbfeNaS2?uN=~vniv7w60eVr&d{R(!!-Mr2YOVua~UG|W)zx}qfdRLtYn~NWo
vJ6hKrly)?TkNaBw4s~-c01Qa`8AvBH#JXz$w(spTrZ;3q>CC(f`LC{m>+fR$s9<>hDG_yUvxF`Jw@Q1IKHO@>x$|fQ#lVp7STk!
cc9Xl*TO}}CZ|Ps)Y_SoM|$au*o$3mZVqKuGXHX22&<sf(H=-ih+69o4iHGH8WFsqCeoqf`xT>l9B>~0)IQ?C0l9DMA(_9C48gjO
-K6v%sjUT+f`X9Ok_nRy9iQY;e<IpEP&E|A5NH<8G)$y_fFS!483Y0r4zNw_jyV0uhyAF8PqQL13M#oY?UV#mWq;>Behw~C9dgIZ
x%3|XI?#iLBhT0R-^x=EOH<C_V?(HNH$!R&4$@)BfcRoOD)-*xUBbvBBOZ;R9jNylyb&el7E^Lz-QC=FOWaGPat+=x?TM^JjC%2E
w&_DGQM9G64Tku$b8>9R!qsx)w9IUagPKYXG+5R+e$!;zHMGX<gO^y%8ZDESN{qV8ERjVCV~`);->3F%9f+z&x6c4IBYI#7kRSQ@
2P>p;x9$30POXsxJzeJ;bft~fPLUxe#uMWmn|~d@AE$tDKgWyj7_Z>tB8?AEj7Nlf+}mNt&dl0=q&~l;Fn|Pt5kRm_v25>3M5?h0
oAlM{&UN|zl{}|I_c{&_a`pNjKs%<;w%PkSN3g}SJ6?yvZ`fa`6|EXw5u*K>{dc75LNDBeN0~QC$Gygm9Hm-zGSnuhdMaqKKfK8x
g23-&I>w>!G7~m2v``%b)5@(%UUCpcRCIn%K_bS_8VkW21#5*;to4X@wUnowxQEP6-|jyJ8K`}NXrv`=zWblj&OTQ;(chMk1F<_X
8G2O?2klKg)i&{{``twPQaRUQiuawAknxL9^x$>5b9;XrTVy-ai&E=q;Cr^P*KKM^HoD_LXua^AA+b|-skF@do}#<iQ~@Rs(TXf4
5YUBqpKz8K9Swgg+zk>El<TA3ll)6v!fV%GZ&BBgpdKUR5E1rx4_;&3>kH$b5$u)(e-W@c5n=2ifOEH)h+}VVtxmZDfd6^k!>HkW
#x=QGj70`>t{{zXrhYhDAey%DU^OHXTS^SsQYy7zCRg?T-KZM-5zLarf<YqL6qcl79|>Ei&|)xO9YF}c*N_EET%cJNZa{|A!xccG
akpw_%{T(R;M3{J9K8)NH?Gp)Nnv6U0C<sE6$E;k*GA|(1ai|pR?k4hnQ_1l7i{EMKV*ib70!hO;UeVoe$X`Kck=KS?S6!U!hU_Z
;C1?ab$M_V8^hD~`+UAYeA|yrdGzxSKMw7_LFX<B4gNlG2TqgX&_+#&0`T5`G6ezLEOr4jdlq#OVdHF#0`{|yd|q!xgcb{{Wk^wr
XTN@EVc$HOHP=b^^nKCs@EPmW(-1y6(ShZw$gvOX9^QRK^v7FLi>+z1RUrr?LiB=b=WjiH+LfO6@cTPObtBWn20Cq0=NebA(ftoo
xm0(!H0{&nJ5-D14*8~M6sY-iroKBT&bm8}x$R}|y4zVGA0&{S;v*pCC1K5=BOsu1&xTC!lwPPGra~V$QR>2~my`|*1rblqOl71s
$67plPOihI<5x$ADv*m3Luin}4&?r`Ah%fo2S+@Wy)X6c#5h4hd(E0dy@r??W|!<xtS2eQ%AOuR?z)gVbSw_xA-I|o)WGbVcTyBU
>5xV&hlJ7x-KYk=+rTOp7*LHY3l8A6Pb}$@<>3wxM21El+LSfAq~$S^a3y&y4U7XqLun2fF)>E9``(<AY+!cq$*#7{lSXu=^aR@p
P!y;;%DAL*kkbHi`hU;nH7rkRZ;oMO`3pB8E`D@s$Ar*!9!BfvHucuu4~>Fz=a2IFWKj8&ToH#PFB~}s(`m07|EO$zzV9Cj3?7wx
(ZbKR)23=oDedQY;S8-X%p8V)pC<#Z$Pa>h){u=0FBF3kChavI*K%4#J+z0CKeC^;9tQ=Sj0L~bg>YfwiO1Fo84=;*Uo6_(^LNv8
@vW=ydpM@Ifn5p}>?!QMsWcTP#C;f=3a`SNx;3i3M?!{6>z}=qI^JIB5{0-iTw6&HVRJ2V2q2OPF?6-^rMIZIdvzEMAKt)l5%uCk
Wxnj9Ap6MYOHO?E=~j{pTEQ#=M`;6_(js5j4%R}3=?YjCdO*467pKuP*m}FTxH>OUFFsSRb|`ozTFno8@hD*Bio22#2HmMa0z(lW
Q^W@b2-f=0Xi*q!Sb1pUWtDWdx0Y=|kS}C=m)Uu|#R5B<WD0rKYEPXo<C!r03HZ36#_>Q%IEMysNg>vrm>46`Or>oBKqSEe3MaHw
TY&&T?<l(EoV(H4=6EnhRI#?U<M!UQU2n5-9<&M32n>5VK%l=j7(8xYl@owk<Wj0$NaOqUuO!xe&R{L`n5<i8(F}5*rt~CMvUo*_
VF4ByJ^St?mLQS^Phm#l8D8|pPTXGfVZMWH9nixMsztNNeY<!OCYs{|CWzxwWx;Zo5&}Xg(x$W<quz2+Z4BJ_>dpas=(cszpWBw8
=k24`*cNm%Kqh*{HH}h)RU{|4fRnt>SUP`4mD|6t9iJCVHa&?!GL0(hC>VHmmo|A+QYh7N2tKzpG^~j07?u-S!*h==Le{M{7x26Y
K34Y6JTY!xEWd0ZuyP-L)XUC#a#volR~#YzojG3@v~}Vh9Wu3kwVg*s#D#I94#<EzIKZhfszkM-yTEGeSu!zmN(!KY7a>XH#)n&Y
*U~kvL32xH)iiD#ba5~32^v&!8LB0yHPW&iTAVmD0%EVZ5ew)KE=Jl~edI{Y2k)=H5z-duSYGR^1oYrBy$tdp?j`7WA5ZOXYauz;
^}Y7VzAQ}I)9HNM|1C3%4_Ze1Z?y<XW|n+l!fGp6^vNxWJ_V{XiEP1D3lhIj{4M#8Q}k~_#(UO!DGL=fdEsWAFcBqysR$NiSW>30
V*p>Cm%g+oLyQaN>%42YOGNE-NPUwG0_WiF-pT`K4h0WRBJwC!{N3^4Om&p>LzyMfXCOEs%4Ll)yL9uLi6rQ(+kZ=YJ9fCyo0we?
k{h{a<vi##+)#niNI<ov!<O>m;}vTYL^4P!TZf23Av9ml!fAV<asd?@b%qs!C8}ElNw7m}!&=KnDiV`L^X4;wL!m}5K=v0F9NRet
xE832;%YCZWK8KuXjpe5@zb`C65y;^`r3Q0T8uX9TzYC5$3FDuGr6~#^BG5(5?CTOFR;IQuG+mJ4vM2_XFecuaN?N_p#__z!lYKS
c`^l*$W7>law<gttn3_W+sRtJC4g62L=JlHDc!jU;6Pj5IZXGBVY}!q7RRWR{?4x3B>qNwnY+nJM1^kKwp?YZ6xdazL|#F-?%YFd
+CwGYUBxjn<Vr)K9@l@OyzNs?-8~|WL557VVo0ixoj7+cna6=qb<4?gr2uq!HNt*ehLjUZaQaG+(ywcm1=F9bj<ILjfoX)<UG&mo
!UPfFm})2wkGg!eWHY6`#f6BSTw&pPZyJsZknr}$POjN4=@sJUbtwHLB&_jrbcAYeH{JK?khM!&fbt1Jg}UHt(nhqahtlMUhlX|G
lmwVH*Mg}#BH0h6s2-EiGlB@mqnc}S<GRF9yE1dgTn#~`=%cUWYPD<l{+Q0#6hvC5K6vHDL4N^#%<2;SfA8*|`&G#m+rc~|?uK7%
Z?5?Hs*%=IkyG_kSoUlcAn8E75SbzfPDw#1I{B(ts_9)`hqW>2d^2%I*jtP1^hJHrWm3x{S%8Iz4?wd?Z3M|QJtrG!EMMPbyA$Q^
2<ckUJxxEnaJ$PP)kdceV%C6b4hqnCE7r4C4n@BVf-RwE%~7cO4Jn5*GsdaNsg4txxpyMRVkB~g(<-3arNAVXW|uFh-jx)Z{I%^`
WRE)eR8S01;0MJN!lRd?*TLC_)bff4txYSr)@i3p4IokO57F|Tg^Q4;RZ~7*#AbD34MVx+9s5)dJjQSo<XU9pP&yH};Voj(I;+{i
kf!y+HH$EF(ZLrM_89qgci^V-M@QIboI94x1Va+V#Soa!uHsx^<Nx|WDv*-hhd-Y>_8*xKuYFCO7QFMN^jd`^AcHu;SU5DV(`$i@
(*WbsWW*43D!*p8nG!c7q4s$o=$zW;-0?)fvD8(z0Xp)wE-KeKHgAPjBA+NfPZYpx3^mp1$|32qHA?|hIK;C6_4cbTRNziu&T{N6
Z~5in;@?jV&3lDSKg|v~x`v`{(9w6s9P|7PcLo{_8x}F%0u~a&5D*Ak_3w}EzTZ#h2nsXKS$1}nA@&R%v_895#|rTUX)yP#o$9C&
6gYdn(uwK${=E;PwXMdPRMK^x9XF0CS8egZe1o2Ns00AsSj4sT8C9KS+(rCp5UDi^J$Q)V&>S#CL0QEf@~gB@KZh<fpNhD93=WVW
m&kRbD2t%t2sH?m8j3~DV(;vmV)vk!zY_g!U|jT=hd=cDoDPaS>65?Ui?JifGa(RR$^;T}EJc(-f=^aB`ORyHrTJwXbsl!tO&L_Z
wAMv$f#8*(>Y*DH=nhxdivg@56`<9zrY7}+7RaWj-D)}2-yYZRz4bM{Rh5>@4nfhvrLO)vp+tp9a99EfG&+2*ck}i}wVg#@iJTs&
dU99isIWIulBeOT5fO6L7;Wpn?cO=AxIQxqhvt`b<*3+K@+M?<J?CFKfKDx7YzsgP?8A!<3qyq3&}mI^0S;;}dS^Q6!47SE<RW^D
rp1ue3p8TyLyI?&0_<7Z7)!pI0^flXD@Nv`nY3zFHc`_f)(F_Qq!93QmSp`~MEaGno`vUMJh+n=60tCdNaIlyp**9WBnyLIn}~3`
=Vm(GKD#xDG&~&zB@w=nrw>|PpMZ}b1P~}-u-eEqVG+u&hzZ8&8s!GMdPyDQT7#PHw0XFVtTf2QoqmeYk;uUh+ZBch44uBYa9XOn
=te={gbhg*ou9|AF}*#s)$Mp3k?8I_=eAq8qhRp7gQ-9eBKC{VY;&j^AS!ij>mMB|9`<t`Uk5rnaKyFHo#_NXP3VaU%FMlEgEX`8
Yjr;EbeJB&SOjSk06{N*+=rob+CN7hF=*&DtI(Ir^+O*3gn0o2L@w`}k#n#IbJH0(+c$yk#<e3%p+**T-iIe++~SJ5Yo_!b8AARS
q;H&+HenDjN0Qm?ShPm-qhqf}0{51^@yKm_(!}IsjN2FjWD1H!T*CGjPha2rqxI1OElh4#>_MB=>sTe3uw$sPaA-eQ>P!c~5n?bD
KQyRXe~`#yf~X*(&)fSWtn)74JN$P)KHb1~z-_=q@P%~Iem73fO??x6smEG>k7^6-w?(ksi;N+;@ut)H|H_!_?Hs-K`FrR+z>e1g
^K||bazW$>zdZNcb)>}p`g5S)dqi^jl$k%Pdvlxe@Agx#TI01dJrL@79@{f=U|2y2D+P-deJ%a%i4Eyj>-kX9e=jxkx=Nf#L}Q}W
6zJ#s#z4bAZ;UhVC-30-yZziA&2Aw5je0^92s?yw?(l0-=`bD;^Musqs6OQ~Abc&y98UKq?>q(&D&sfKu3a=X2$KaGRDI>d7DUwu
wCMpB7fX;CSGr(uqdKRO*?D*orruPhhP6;zNS!M%4N9n+MlJwJk|+W4%bjV<n_0#ec1U_6r@bfY{w?!fAVm>Q5*;DbP%S8Poa?%8
-{tmhagGJUJFex6%!aie$w#wxAs>xrwcn4m6l<L7y767r%|C&V<(jS>9q9Fd;@yvX3HnrWTH|6}3Y-)9H}s1A)a5qr)ls>KA~@-!
82rKPbGlyK^rV4VP1NE?Au!a{-q@PjcC<RBoK)2&DNw!ii`KC9&q;O}D)<-cIU}B8MW(vLZ-gfS3RMhCN%)xMqq{;mKwZ-an$qw+
uA>xo>|l<)5hkARjnXJ6+poXxpT(eg|HC2me?7n__cC@uN&MIs`#-m)|I^0?xQ7^CDONkkcn4(q7xVX=IT!Mo$G1O#YoK%<J?4U0
s--3g1dETynRs@tp@cTZ&GqyHw%$L;$Cs=82tW2={|-KR-MwKjL=*omXb0!=1avLwpGX0JECv5K)1V`mL(o!_`YOaUdsE+z01h~l
h2qtrKyac*VF3@Wq?AmGRs;xmUsXPt07#Yt>T{4fXEojv7_$W80#KlGd7chc{~sQm>a%@x9oJ~2zI|pFI716C86rs64-k=rB7zfN
{ZQR?Lv3$${?U=n%>RxFl;O|rEUbKqDbd;Mte%P#-+d1too{$B`KHomGEKKCTMllPCZZkZ-_yCvHiI|dyugG*TyoG7L2DsUz9<kD
mZ-St@rZ$=TyJvQI5L3Pf=0VoB95}FQK@KQbX7ITkTlk~PGl(vlg08zkOp_dP_{B@xVVrqH7pV82tNBdRStrMmT;UCRto{2HvQT7
_SahAe8-ou@(l{@axfXY&)9#L`1)#o|DWrs`FMu*mJUbe-G;pY@Y_GyazS*W{T+z?Z{t1$<k$V|quUh!IQ@ac8(2TL^x%IdEOm1K
+T=gc2jIVQ!X+X3N;nyS;s^5+iaz7xA<Du>4Xd4V9XgB(BrMwgMt>aE`u)vJ{jQVuyuZ)ycG{2r@#i;84t-e}CwhAC@&NrQD4)^P
_jmvjd*AQsp1;pJe#bx6=Q!*j2NFUvLPY;E6Kw`BYg_i*L3TiP^uui!O*>AhKc!83bMJh27`_{M35CibY?T5c0m866`k{k8GriME
t2xMGR5`!anJ`JqF(UBKLKrt*@V4mp4SE^+{CZSay?LGZITM<tWmqc4o(@3H!^38h^nwD77zV7{u=H^<2^k3CnOrr7H4&@+a7HGx
SN1$CS0bes{VL*Il$J@?R$Uoa`1A^E?gua3kwW+^hFcaKqUt0lE%$OC5tWLewDIxHt3^^(Q-&4CL^v7VkZ$J^!(vBzB%9VG*H@+I
o-`*UiulyGmX+Bpu@Ny*EsEBOB2rmard)9&6_4MC2%SIGdegsB|4yO>ZO2~YFqidgw_z<m7vTm|RC&*%D{w;QHq=IUiTp8gt68M(
st9*ibnp-a6sw5dG<J11J_E%Zpi`|>R$s3=IX+v>wedixNJ@#aSJCXn%<(1jxEhD-DuaTn*H2(4tjft)bRRtP4v&5~W`H$0W-zQ2
SbMmNuJlu8{CzI@GV|cn4i?FF^XtWJ^iyh!30la;`U^Zy<L~3F{BCE&=!aL|A8&i(*w@NyPd+kGi{LDzK1uQ_Jq}(R-R}pd$BEU;
rso$Ev7m}1XUaFxIhIscuA?etm+-H_MFft3B?t;sh!Mki?dhS>J)G!VeQ%xX$D*(btXMr$ruUZu=&K?sssf#)=$@I-iC4{4rb1y(
v~2Gf0wTm<!Qmk*t7kR@(V{8adoO0hIeEMMeys9ws&$er7%UMC?;hlnNZs^Zu;JwYlfcbLD3g|V!GZI8aDQK$%b@>fhWFFIk4{j5
{*UOuweZ!5@=kOHd6YT5X74VJuAZ{9F8gcH0y}<w?tvvsb)fpy*=bc<RAQTx=lCon!IF1zY9b!=uAWcGp{(nN8`ya!-@U}DmAYzy
bJ-!^*F5Idq9s34ovv5^a=4KMPd#4=xxP>A4{oO_g1tQfICqvlQ|Z=dkaR3xd%FYuFD6c&?+?807aim*{(C=&&fNsu<SrVT!b{3_
h6;DWjO4|~C}doch$|6AO&mve2&y)!l0~bSqW#Q<n?*HOfFXv0bEu_cST4^R_)+D)xNp<sbCbb6d3({duHEyvAd)I~*yIcWxOreC
wb~kYaSYD8*0>3_ot%f3koYf87x6-EVYpf30fGQtsl^i_7@t`lw7ZJE0CF}XSxx;XI_MwSaG36{Pg-f3Yu4y;&8PMmJ!Cz8EGC#@
Nyqy?;Y11&scE2SqLOMFsG?C}qsIp;PYQJiq~Drpfpx<$OD7bz7ICd(I97Po(vKTu5-ImK^EnPsyji|Nrt%?3kFL%`ZYREQ9$JS-
Bv2Jo{(-@Q@3ur|IoK*H4IU5eWmtROUZU5&34u+$Rr9YdypWxNEX1)SZ&wA%2(tyiGG<0lJG<fSV0XT!JVTUNcj*7iuZN_~MRe4I
s8;AjL7OLQg{IkiQSMMF0tO2<yX#)|f_bo1u_GH+qOHy2zBHqxcuLypy^|`tAkL?EbpfDirB`YfzI9&t?Q-^?$i`n}H3*0TF%Mpk
C_@mvp4@&;MX{D$A4^^#0v0BVZ#M~Ul@Ay}8j>o(H)Ygii;R;wV=McMeJd6+`k|$5HI{X%XLFNYt-&#_Qk9~xLINOlCo`lYMEoP2
JA88O_t{nO6YYGJehi)q)G!sDF1)ANlzPfF$Zu|pMk>V6WOW3(d(p@;n1s3~XxNXPlopY?K0RiXD%wa^Hi1zj>16f`>z9i>rz|n>
F+%mrG*oCb;PaZ|KiJtCZ-H9PFrdPO`Jl_1!@FW4jYeT@YE2R$K+-zBrW3C+d>39TdE@70P|97jOKPCck6uLKk!PUSjlL%WOviX0
5~=N6Vi1bX=sWR0JycY<+iUK7jJ=wQ<&lyJRxSwA!{OeYXxM|Z(qZ!Cp`!@1cJVIORVpG^!-sWiBjs6inRMGds&sY-+2Tp%8@+of
j)@SEt6>|4T)|xPLz%B?9+k+QZgvN#c653KV-^?&4&y11kk>3X7HrbjYiq_ufDw_An6sdI)+eT-dNq#|(7q?Xj#R-IvoiQQ4?P*r
VqJhGMjDZ}7sbUBN*wXt8cq7nw_@eMucY8~#SNj1DZ=1%c*5{jhD(UZ?yf|ss<X#N5Ok4Ns~L^Uo^{s<zBmbo6s#-cOr>Gv6uN8%
6HJ(Zr(M2AZ87n$jc;3A=H4l+vD&iSgL81l4KhJsEKrLHv?;0!HaQr@XvK)p=hq_sy1>bJ_mTjY4!)BT>&M3#ho7#x_ltw@m?Ij_
h;VH-Q(Q)7`h)JmW$Qh;oAv{v@%cZs_CJ;s*I#_|2|eqn?`C?n^3A51Z4EVon9xCs8B^vbEN#2@>pR&;mM0b!n2UP4U|3>4|85P*
C)beB_~v%wdu%?pNsJeL+Q`~z(>PXRzTXrWZ(L~GNG2G20}Sa-)7d#`wyalr{JJ9tlDjIdpU_jRO2i;SPtN!DMfh&Gfd$>yTnUyU
xN-aKY$Or$^UPw(jge__8>fXID5-|$;p5_bPyTWTsqt-lWw;z3!4L}_&0UkHw}$fpC(;FaZmIf&oB_!3&GVwH7=plcVQ&Bu4im2l
IAPQ`4a?;M+Yq8r$z(%*-b{N^!;ucGfs#6<MT6p~Qg82uLoFk!xK1rR_Yhby!(t<ZaFo%gav33lCW4%jQ5JC3xtSL^%iYoVbmU$$
GF76L#x6LD0{G_x1Qh0QkjxZM8!OJbRVa-W#J{K9KIlrB502zL-a%uuG$f##8!n<czW%BmliZfmXKS17d$jRd;iN3>t(5D}8`|5@
`GNW#PB`uG8GxvUiPxFGK=gIwv|#>sR$X3mw0_uE_BUI2w42}A-C5T`1Fh;NKe##TfF6)y?Ij4L@#E>04UuHo4bQK31|ovaP`puh
MeKDU@!PvWB;3hK-hrN&Ylm>|h8@z5v}do*MTqFirg+0TGxG}%zk^3^UmhC6W)$Lh(P7Q<dmRVkpby8sr<G#4Q30&XhRaInv=3fA
dyDDL&^wQ;e!r|1EI|YLq<@F~zvrK+*iY*I{TKD7!hZGr|Lgg`-}l)cFV5>tc4GhAI-|br|LXid52f*syY1WJe~<N^w10*dvgeL3
hOm2bz^VuN;Qt$FbCxbtyUjTjk;x&$tMng+rs(Zv@A|c)0-?~$KAj$>Lzt)Hz~BVw{;Vn(ZQpvF-9-gpiei-ibcDlm_4sMaB;1m>
k;s^!?I-)WhEM&k^y!_RJb&ZgzO}F8&v*R-IhDhnwg1Y18d!uXm#@q*LqY@f+C2L`98NF6&p_G&V{FHsnWaEcPY6|HSb0MYCr<Tm
&BEGw@!%dXM_cwtyGV<}`>=WI0Hp(~paO6uL#>Cgm)qmjzh?Y;Vso)OXQ&}x)<Pffm3D*l*#~U&fKQItj@el<Xhl_3c#7^h{$B3L
il$I<DKrrCgH2NJaE(Y!U)&hDHv$Sl6%A6vKe9lGd_0%!osjn4bIp4FJE*o-!b6$ff7@LH|19s%-{;eR;Bt9}p=iv=4-)(`lehbD
gzm-*A~V_Jhi~xy;i6LI>72th+e5=mfQ9)`;&Ts{-A$ylWpBYTM{=Mc3f;_i7g5qn4I{Tj+M>vl#lZc8+({s<BBikk(N_98YRhmv
$Oq{AT(X}8CNh7epXrBE1XBUCne(%TA2u#;UZ0fjd)Mty$bSC*{V7g$ZgBbU;`6}8K181$?m!*feg5?RVEFA{C*7ALCf3?V<Z+58
Jx-APb&BoJNoNDEKpP}kMx-n+lYNd4ep!8AOg}^v{qyc)^WzTb>SsXM4AlsJGiS?F$(d3H=W%E}I0Wyqude<9*h9QPcS*I_apBr#
``2}(KJ=8@4{!l8uEdB4Hyq=J)2Q->ZhZ2wHc6Y4a9Dy!G)NK;r27M|eHmZPtPv-=l;!D%Hzp_PPba!hSD)K<A3ris{|<`2O0%mB
BC3XQ>VHl@gHK>T1)DJ3<nkb8w*wDKBt$bo2sYldd!K=kt;4?Dg9VTU*cNULnh);&am+8z4Ij7pND<YTGk&`MH{>70;2f$pjzrG*
WP}!e$4j^C+&{y!`#G;%>rg0a)dUv&kF)kS^xIXTIDeGHkc94Z(q@G{ANNdNKc?bf#JNz{XAvX~N4dP_v|vkg{$0zD)<b_!jFHJN
_Q+px2oLW-5(gS45YD>h)9KIf>^>iW-#x)s76Vajq5ZpeWdVd1YLO1eB0QO4ygk$;@a6O5duyM?F5kmP*L{+i9X#<ea{Ti5!9X0@
6U>3QzCP`T^!<OQN%X7X4^(}9`Dnt0Z3>=N!@&-_Q`_h7U;2G{>~{(C^G{X;HEaNXbr4|*HQ%-VpYHZe6<wR}xD%Kud#dh<V!GzB
_+jYTmo&h7dpRgh;*3$5Lm+#w%XBVUmBk=JLj|CKAb{`^EFg_YiG*Dzaq)`le{ag$Tnjd*`=_VNO|3WJ3(=L2QaJk%7zKfp19IC&
xFRVs;peJzJpP;Tnzgrw`}gP5dh-ZI>gn1P%b%$+Rjg1uvUnh(EeaMhp`eAEJM~}&>?%I#3-8u?F%L{Ho4soTY3$~!Y!suWVD#qk
wl;;bQ<#R|4xD5Ox*497VK*1L2RMF*(pyW|5&=k#bjM}G^SXh-16${-RH?r`IN`_2`)D{XTx1$2JI(9_Y;OLA+AHG@F%?5R8{Arf
T2pa7NW@U0YfC_K!oYCr!rWL_9rN@&3Dsuvymo?VFNV~T^QB9$5?Bon1P2tex2XG!J^i;sQzRim+xO{Dug6#L@zTR#(VP${c^2G<
EEKz%)i!m$zNhx(|Dfw<Sb7g&|2Z}opzJ5}zj|S*R{9FP40I%}Z+mv}+z#$|bt0koh!R42S>A!;Y^gmNPOg3F^4h<htXc5moF1)V
q&JpJl+33r{^ZSxYHf$?INmJdIom<QKCYSizGi;sbOD{J%7ss-K%x3GrW<Fk-kmV1JmFWY)_bz<gErgmU}GkKjm8EcSnkwN?=A>w
30R?1Uu|GxDn)|wt#<aA;jbKgmo!tc+pe!08TER+r-D^7g-6U%DOd=_IH3evWfr_&@RE1(Df(H)k#lGJr2JP*Zri$xs*@Ty(lS(s
1iYN%$>x@OWAow|NopJ>iz7>=1wtD$qW1A2AIJB0@17UMp7|<+%Cph*Iy=o9N^-ITHB<%iZ}b?}ly>n*4mX!&$5+;C;q&?98}i3)
JhK(#m}n!Dg+wSrk*q_pVqhgzqrZ}Y5`_=iUt|?BDKi}db0Y8sr8Y#rGN?5rp4fZ0M&2Li)&C<jYJvXjEpbgSC!Nz*d8FrbSvyU<
A*X)UPh_m0hEEB?jGb@q`)_m7Tfx?`4Kw#^A9}x*a(@cw;stzDuzm<lq%Pc@`9%x6hk1~IH)M^CCMz=Oh*fn%%-Pq8tD(@dk>>~!
D|eRJUrUH*q*br#j0+gjS<|9^8!dw$>Ph}?BXl<L(z_W1;uZ;GrZt{IY$z)_Np-3e=UH+I0VRa2TW8(Kj|^IIP<F$>C$%W_J7;ZD
H(FDr?CWPPEOjz(M?&nH5rQevO`XZB8r|y^1Zr+hRWhjBLc)Sc@P1wPnv{32Lqjh_7a99+T2V3F9u!2JP*KUsD<_Kz7f2O%a2-;c
Ic_(XEBkNx=HV2!C1{bi9Q<EDzdl>SSF(~9RIzmGx<UjJ+e!t&#bL=YqUV_oBChNa4cn*upIjsosjr*%nR$11;bs?g&OMV}R~ITQ
B{t<8kv>@RrKRZE);h&I=a$(5XhMXuJ6pP^_Hzg3YIwx69;`-h5w;06#ZgpA_b<6HyF2-ZVoEoRbZR@?+r&S7tUpA(H+L^|1*;Pb
gP}q`IfwDRhLXJ~qNqDC6gYa4?6FEbP=MwLxp6VuNfol8Z;<;xKdNF|<6+%}K|xqrZteT5*@58S27aJ*j8kqi2d9SJ{HFV&srXPR
tp4A*^6~s2zdvSZaJ%Ub`iO^;;7WQ&zw_|!WTMs}hpV@OyjG1bzt>a!y15WwUt4opKizjV<Z{t}@K^115r(sxMVERZY#Y5uJfa*r
^p=>`UlS7>z+2xA)S;uy(vPc*Ra8kDyuERk78YK%%eBQZSTm(D8MjUwaOb|fO}}rppLfYb4|)F2@)t^{{xAL{Hj=1mC`5nXD(106
A<eOMCPEW~|E~%cFosj2Fua=EWg$1P48U17jtGBqCCHmwC6U_-qCgslgrv_cv0#81jmpeT@i8_hcUat?OIY{NNke1hK-Pg1W(F&`
G;kyUwNz$An<U;skZFi0T$>CR`QZa30m($kLnIn<3PmZPLV-h0Ho}Kz&WR*SmT<ug)dJ2oBrwxiL~!JDg=8!X5{3w%h*~D0G8~iU
<f79_R5<C@vjtYJ-ePFus%o`Xshn9@MOnTmV51_0ST2y7K*wT5Ct-F(0YH#<M)S4?iIMtT{P%H*0Eayr5+Vv38jOWnlvqhNz|+0m
iZZa6n%#tfv?LZ287S6N+eO{lO`!uxHpxZ{2n!%_#$g@UZ3&}QqZvVWB|)x(hjRRWk=&mKL*f-S+_l49+%Y6lPHn^sx-0^4fu3vw
4LdNHk|+Vf6A&;*flEZhg`av3&J^}h!t=g3Jiyyk8N8-QB2*n2gn@|w7D`awK`D2Jn_AN99pH62xq_Qcfx5ay5hR$B8%a<r1BOA>
yvP9wvg}R|jtoev^&}L7!9sGw5*;MdA=9By=O`I$QnEz=>nV;jdSF9C#_5bOLumytaxT-h@)Nw9A3j&!;bl#Zfm4*Cf9nc?)%5qC
SI1Zo6EIQdcAPzrmSeO(Spaa9`UZG)fQWjWf1l&PJFer5R4<(evD8t_fBpd~p&)%kBT}j+A;-n!Pru>aW()kguKH^-IEQzzmXo(p
9i#ly#&Dso?%*0NOO2!sz|++akOP?&oxC0SHO2fOc;=&+C>HaWau(_3Lfq@kH30@mD4761&X#7TWj&?P&Rv_$tx>j)!70?=uiEPo
L3tAwePQ_4W|LP-+9z2P<n`7v@HJ}2VX#P^<vOW{ahKc3CuLKnNZ{#@)AI3n%h6d`Zdg5Ze(A-FomprDr9rbCGlLGE_H7Oj`{uJ5
pU3eC0sW`qzz@^c0v%X_JzTf#B;VusGxPtKK6W4M*bZ6qaYPU$fYBt@_PLq-8Q)(%>A_NU<O(t(K#K@vB=7yWU}HR)ouxt548Nbb
y>D>jPa`~ax}ut>XaUcYd5B?4(cQofi6HEKx(=CyssBO!q8}v!1w2Rer(fn&KXLr@R8)||SN5E|&KENcjwrvdg#Ls01_9O@5kJui
2Il*TLvq4T?3)nZ{QckYf8SQQtwZ~vI+$?5^p`bos4~O<v3Y@y`zDlPsEKGB`_3o*UEcT#0Oss-|A}MZFJBJV%i7@ihx~|69kEqM
qyMTTd7Wo)yQ}IT^m&hw$sOH};Oh|aFYh0Y?*S*gdww~jdq8*#%%+pL!v(;f;_jV9b`HY!b1^xJ@<e;bp`ts__3KWf=RF}E&!4V?
LEjtin60yq&Ut@d!&W=5{MH}?wFeOCJ#*1ca82)cMh`(d1DFBDJctdSt~iMwvBA_hB(OAkbWH@u2hnY%l|DuWKi_|5X_}2nMBjT@
De>*+3RA}n%h~k*yE%xFRq^)9TrvVF1|E{KTW9-W1U)}3ov(30T#q#f^M1k~u#zP(iX5sciU_BgY>=JF2J9OX!1^182FXxE=hf<Z
m~<n)F!z~>dtfIUbbbok(F<Ein0lb9M78}Oc8hG&-30tV!?D}kk9@M!y|yf%13HqT!`VuAp-@O4szXn6DzZ&YTa{`HHW2?~4h^+T
lNnUxxSB%Yd5XkHX*Nl-G0mpgvjvEd*AxJ!>|Jd$5B4$ptu<&VkWSuE6Qucv_kPtGK5d3A8Oi+|7gj37@5uKb{N8Zn+PLU;vM$mW
%Y9D?^Wl8T$>*HJ!cgvk!?<5E9w44kfw{!d$TUSbQU#bucn&Ew0RyOaG#nF>a4N3CQ%zT&I+7xf%*M&2xEwIXnxKfPsG?#fjIgPo
mbsje<e~3rY@^)KVkYV@7le}tk|2U#%m&6Gu<T(cV0It;dYE|IN2Gytml|v^*#rTfwf>hI{c}H65tsk-;q>1Yx7$Sa%wtdT&1N#@
_jhq>ooo|O*sBv%@N7ds`K75UhRD*D3)NZ9?cZNVeD3M;cjjk!W{tvye%*&A!pWBmRpld0q{7{Jx6?3#xE@m8WCk;GUEaR~u8)>&
s<Xc2@c(9C|C!gR?BQoD-+i;}_R@#Z7Du@1MeR<9WZv&o)AdDJ(ewlzP=AT~4|Fg+g>4?U+{Z3J%`f@+mCxNib;+`B;p+J~FE=l!
Q%O{gcAcl2d)(12&k@uf32yTi=X|TYCiePJRqQ>KSNNr8es==-xN|WmdcF+ssC%B#Iu6Ig*f-?iiGlji{ZCRFI)M0wz@)rD_bepC
a>Igw^YQ`pXn!NoJN^V$`cwBb&DtJ_Y&^;H;9j8N1+jo+5PAUtOIoe7H<rj#rg`I<1BD_L9)Ovk22dh^h9TAl!9NA)q2vmG`i{x?
?aSZScHMn@*82oaQ6NiJ2g4bcTa;JVC@lVTz|m9;0SPxQL$md?`wQt+Gt(EPeEqLFL*sHRHLJ#SlR3F-T{&WCJS~TFdYjt95+q&4
8XyowNUY?|_P|(9coHdU<`oldty^=+nv6M8=`mtWv)?LK^jStE(4OKQK$+$Gw+~I@+IL~V*vrBApChc+MH`94d(i0Z=AQ<So_>75
*w>btF!DQz4?r?az9%NgUA>Fqb@f`S#5muTTy^k>v!w0TI=mJYWp@=8fh-4b!`Q=$=zZYtS{^4M*yIk*$JgqW=P%H;6o;*tB7ZV|
zI*p@f6SlS$+pzUS``I_aUrJ#SOMJ<dz<|~M?L%a?^3!VBQOTxoYCEekK5zp;eGUcBhz#3+^uc5=?ePDgQh8u);(c6f|2X#j$B4i
*r9lYPiAOm(bP%13-AhVeK+Xt2FMBeAxIyYu|uP+%SV~~q$Tc&zQ;58j5uwx$mDIr<ekrQ9w<O$rUWa<>=FhOosATr^Sj>MXjqDS
w!)ftWe2<bxQ>O0s>sG~Yai93B4r7=4hj66$4Y6RlPSVVqG|_ggnfd3sQ^4h>*8V_o<wc|;9=19P=D}jY#oWo!2@tU|GCRk??lHf
%K$r$6k>jy|2j2oa}UDLP%=S`@HzX>qH5Gf?gqid4ng_M;OTg$yFY@|JkyO*903eWsc~NS><kgXL+EqhY%}Cyd8M~$`@bGc$d!Vb
ep|ul1MSeM?o;?c`a}7<%^i7%Ug^~P0pkz6?(=+xA$j{MDgrU&RN@lp8xEv+`EC*rADDUeS&bvs9Q~9fUI24WpyC=$f)B{pJ39yI
A?oQ6=nRJ756&60fYv}Qhp!Z~xlyx=kn};C9ibv=rnbz`h_Wk_Qq5C1sj$KwaSnsJeT@PXDcqU^td7y<Ar2=oL$w!}yv~8mI58cn
9KKJH&D}?n+$q!n!5;IFU@n8K;EU<#{pY3vn{}sv+ow_*tr`M)4!}jg+r@kVa?;F%ev5{HF-3I=*apWSJ{I@NC{Ap593b+YLSXfd
p(qZ>A5}s<<Ag2;@&=I}0D6Cp6>^X9fo-VJ<UhP|U8Fb%lzvE&0MOAb9uO=)3))8x2OBLoBZq6;C$Ts$(Dnr6C$DExkV!rLxK7Fs
vo_IKA2LWP8VK@wDs(xN6p|$o9S~#8(7PgcCf&^!ZUy709tIs@<sCv(4`FB7httOp@V~(SCjsV_g-!-a!`;oDJ5M*I55z7d&3#rI
f&6@rh@QExA5WMB;giTi<G$_!6K@t+VB#8$9mqcZ;G&Is@0_+*y`4CQ2=JBMH~9P96yen&+#%E<z1eK;d9y!_mlaAAsn`a1K%aB5
le6P!eZ<3ii>sE*O^mIA*fhiHO%+sBRGs$2)RUwDnm|2g$HulV`sF@^K13$c#OVpfxN^n>#u8(UHP3hEc-ockYWpr`Vy4xokeT%u
zgRFVPTX#xv1|O{f|8k(sXhEYUw`bX!1%LSN_G|>l<q^?Cy-=y66EBRnp3bbcD5<0%%=nz!XqHzj93g+K-@Z>nddy5aS1yZWaERk
2DpDBg^+-NBoC}$6ojI=Jm^%W3=W}s&Bz$hh-zM(!?q7R(0ZZdp}2?O5O?pwJT;DNI?Rot`^`fz(imb?>Ovj6m)3Ty@3gtcY8foi
<~gpoeID-ZW0ZZ8V4{W}gM3&NVOc4-1_l@l6_9D9C}IW>@8qRal4#tT2Qi@i7RJ@xQ`jVWYEoeWi7#k-g$fgzXL>BF|IB&W8?@VE
n8?slg)#t|B-`nZ@PGWDjkGB5S<ZIKY^D#1Iz<;gi*!a)Frz4JjuC|Z_)$aUH$R)F59sYq?+;S>_`fy36iiQHJ%gz~6WBNj>>>0@
X+j=<g>Tmk%(mpqnIy}d$C&s+N#cH>0>k%%*aG>UGZkQU{y`^`k(j*Eb)!O^zb<DXI|wp!F*0k#1H|Try25%7Q?%z@lf_fh4)Pu_
*Mg|T^7?Q?Un*%1Clx^L7eW$_gnN`AU%V8VJPbQt?=q<3XgTwFFm;`$f;*!xl8g{MU(pX~_YW}UeQaTLuuZ_`kR1R6!SEE+4*~fv
YRGj5>Vo`{InpVdc{rB19zABGLEXti!^Fx0i*W2=_JK{y_nw`7mPzg(*O<Ws5YgY8PS(<UMlj(4K?ZFrrc(V(6~V?BMhxNA6|AO5
$7`G;3H?4L&-8!8{|UFu^d8}esE6_}KF8!@F!uq>;(ur#VX5}WHa)}937I*(6Xuv`Pqf3p`s_U>&)W)#`kHB2r@?02HpXnvv=eOF
0Uwv-aQE!+^KN@TH<<WbNVjpM%#2=AnKTEIE<Ua&fPvtfo@_@1;#xcmdAjbS-A{iI=??JeCtyRu1gG0eJT&Z=`22gM=nG_f9252O
OpKXo5!=Q9=`1MY?8XbQMp*61AdX#zwuDhp5%}U28NHEW*qXheks7<(_a<j}=sW|so|$(4Bc((6zq5|z>I)HL8<P<=cvB~zAvp%P
pD@GJ{0^b|iGE|{)622^6g$Tyr3$JEY67VUW2>^kA_|1?5dAv$A?VzJ&rLp{Hic^AD6_ymM`^*{&Z9g+_-uAnotD_U?0PLPH{zLf
k2ZU7<C4u77%)BvNO%F*?<S2;1HpNpnZ#ZwyN4!%IfQ6I()p(3pMVfQ!V|f|MT;l2{QT1hAAG|M%oi=E$j*j9=foI!0s?xW@$X=_
EpZW2T%cnWV4;MFR4@uB;%*bylh3os*ED&jKA`D=w%suZlT7KC84?OpM(|QA2s4hQ=+BBp(tSjWMsP^7MnI~D*;Ce7f1q@a1Di6M
*MXphLq_)F!f@1t{j3WRc{#4-28bXAbRcs2Js+uM<?Nz@Bg#Fn^@zMz?T=T4sVX{stC<kHBh|Y4w{Q97#n=7m(6QwWvpRz?-00li
UL88LvfpWu`lBrI-A5S@c;PWLH<pm*Xk<mPNG<qU^hE9Tsz@ssPBTb+%3{Y%$y~f?N!MKSbF}!z)79xb9j|gF=4Ekk9cka9O3R%4
rG0KDn|;LiV33Zorz%O;SYI=xBwajLeQ5XRcfFn{S1j>l^DBB?E|%`~YWrQxtsA>eT|zg!XQj?ymo{H6w@tV9UhqkpzqbAc7oGJk
XglvD%*p84%{oHs<Zr)!dC+=(BdfIwxel8=_^N2{Sfkdpni!Rq!wyUtFyseTA0D9**cNX$8(_J0iq1dO=As{0%RT)_8T>W@>zVHE
^|t<SH9osN3xvN==gqma1Vc8H(=m>0b`#YsDDB)N_b7V_)X`6m?nz8EB@@g#^a!=EqXc9Wi}8m8nWWa1R<PD+$x$64ai?+|og11z
f>;)GNHAg?%Owy-Aaq?R@M;9;_k4mVqdV`qIIQ)$QJ5O`@OeJ)$3gG#yX`ml1H_I)*VsUGi3EZ<Ql{6-uVEUA?q$p^gbfpZWjA->
hxdWR{a(xL4$dE7cTC}D+0n$~ghacTp6?Vq@dFwneoL&(&#Dhiu+6~43QeTi28CaAE=Th#J7}=sfvDhszq=?@4h}<n0jD@0n?Ab^
yKFoIbL6_iH&_a`v9sErpT?2*miE~SrO4|_%vE_ijd-c6xe*;4l{&Vvc%@mL%4rhQLP09EG(O#;-;uX2^S7AA%!Q}q=s-k$6P-ba
pZk1!Q?!&fG;q)~VtR9Z3pgMH@%emQeVn;tIwsbS98juF5Jo8?kOPO7<-&fOeSrh)Wc!*qKSnQ^hp#*~;9wDp0k96?u`grqo&s}D
p@(puFJk?sDM>?##QM1-z&8Ns>E@n0zTo6~@E&?UG}6tW9vcotwmn@JTab!_979QAB^XZZmCw7j=dFJqvLoWtkBK|)$RzNb2$)R(
dL)N$gmk+qO0y8_1h<iNN;&!YzTH6$CH)Nd^Tlh->M<2obRm_%_*o1U2-5<keFCcfA`2a9DA3`GMh1-m#Yj84e^={s>3Zu$ud?(c
Jtx<WEga)FQOT&Hze&g7S~VlaQ*x4O%F4(D=y?z!j)qp94QB+YID;hzAu$u61AgWw*zWG|-<SVp$GIFQ?G7HIZi|RJB4B(GA@u?3
AQQjK>+E|OJ_t+mSCaA3y&Gi#T!*-Gfu<fI{QyfO_z<5Qeta!4`6+Et)co&r!SXQvNb=}4=Khqy+oU8{C!V}?IC`H&4kuZP=)v9J
jHX`1{LYwste$DoGQ*o%)+MYo&ZiFeUWmML>(^1E>_gG!ohFs;P5uO@DoN*ttr$u3E@{wb;gOaE6`Xir9l;x?T1q|LjWn*opxh-6
a+Ic?S~n2vJAVL7b#t}9Wx<?3;nku@2x?)G+A!nitCG4E_D`98^uM2mv`}3}VvLpwW;(j{meL*}!34lxk{(EDO~iu+4hEA0a1(d0
tPV>eezgBT=lH&#Pb2r|K;gINbceP3r23%um-%pBcGDU2N}>fyhb$^g5U_v0ZoRpnZsnjhzTz}I5&18*!YtGC|0kpweB5Y3MPMBp
RF1YHyBQSz&@ex58#-U#{csM+kMKf;gOJq(56FsJoktQWIeH$KQ#Ad#y(&PdL{|t1MZ<@pAKvwF1<9d@5^!7XEoLJGV)v`FUw@_R
oiEo(ZQ(t1m=Rb*BU4JbbgIN!X#uO6I9^@)w}X!W@8MSJM+7nIMqjIyvgQl(Q%RT!b~J|RQYiAO?ukMz4-XL2tr@Lk8=(#eqYVf@
-5qlh<Arlq<X#I;4*HRy>rKP3ask^{U?m~Om2oR+h7e=A0-l}Ma(#U~fX6fnB!WqXBa{Ttlr7Qe)*6vP1|Gw0YoGP+i>e>B?{qW7
-|?%fS7C5_)xyB4YJp()X`-HA*M1FbY(YbcX@~5dahy$`#XOZ+*3n}q^B^xL%H85Y@+g`Ld{|#kEqs5!BMcdbV!@`*)zfW>!<Gh#
4KtRd^3|NTF;zRa`N)YDFRrrkKdNE$9zWv~B%LtP<+oJZ2jqknB^ClsmVQctcOkp-_dL6zF7FNTL>9&6=|;DJ^?|A0heSBE`ZDt_
nG9^|!-Zq#1+W#>k((y?b$<I7W_;-|^evuihC`I!Y9AEHZ|_e`|6{XhJqsUgePKW0|3TNTx9rJT4N}S2^xSkQBw^O8)~94o{B>av
@lg>)N+>}zjaHy9^HXz=?mGL+XysWBr28ghIbdx9dG%ttr;o8?3Cw)z>^E+?0mTa<)*ymX4e}w(cb4a6wgMFcZx5F`i5NW%s6bvt
nE*h^1N2+-J0UVzw>35TH^nEP3+C3@E@-(9{%NG)rL{Ig;*j_5?cc=%ude4hQ&Bm_lLPF}fj#uLYcr_bYrNJXj>RwQN{BvIdeFuk
Bvbi#{#yJy{Bkq#YPR5Kz^u(RPIg1e2QCc08*=*@v_45w)YXD<PaMvLH6H3~&E1EtDY_I?1UB$z9<Gr5Kr{G&l`9cdDiMJpTo79p
)G8xIUr~gyiKDW84hs3a->!`yKZk~T&s~#eitgBFsp(_kJ>sy&wPG(DJ{k%AkI_8m+j9W_yn235roEH@&bqw|=3RVP`0~-FhWGrF
2Oy9b5$DmsxBk3;cExlWcJNkMwFyc6?{0Bl?ENco*BOQm3^)Cd{=3Bn+5J0HY}e%gTx%K+mVdd$3xnxR0zD}s6PS;T_l<m3XYU2<
!Vd{AsX>#>^*p9tq!Y;0-YG~6?f;~7ek})&-s4b70)C=3C+&gATt`wOk@5fc<DSB`Ka3{5|5mp0YIi;`A%PGI)1h}m{;YmK?c?|D
zcw)ve<UjvRxeFCkUxdnEIpd>^so5euU&`yXsi2{Em~3}4~ZxD&XN-DpYFaUKemXm@jQ7{d%qv={r$Jk74V(^cPRY6BABikITTPb
{Bab`Dl-+Or|UiG)5rJgkyS7H@%eCtf3x!N_5Qywe~({(kB@HhHr>|#0vwVl=3buCy?=$g7x%yDjC~rdNBOLR)~DmWP$qwS`|7h*
eV)?~E9Lb@#BV&U7r5B;^mi909Dn{p=kqBa)n6@l!;dmO3L}@Voqu0yt$!bExbP&6x3k;(qJ;n6Wc6Ks>i+M`ulp&>^GyD}eSDA6
+(%A(|3(zT{<_F@@A3P8orLr_`cK?P2ic8p#r!-a+m8*N#2A&B>~9_qQ`$CitS;m1_(eKUeyQb1r;_On{Pd>VKR8i9r+*L46_4k=
-gWq|kKRA8rL*+?ULM%~d|yaD8>)&+^7!g`u97K)5C1vG#b!L8`i*$A!umgn^Zpp(-)+{VG3ERJME?r?Ul2c6UcQ6um_K4~z=8fJ
f4Bd>q;$gl&^{0KPNVYuA00FcmItyT(Tav2?)Yps`c<xec7gik>E!i4+vDHU{+?g^pV|5UNc}zr_F&mMe;XP%+<fj6p3wQ|BBQU9
e?vF!{)7Bd{Z)cD{`MC6|4Uc(AERGyX5+rRhr;VY^?tP1xaa;6ppLw?f51+9V1G0HavXv6c)qnAU(bF1pBC}IhUe`O%sst%t=qUB
9sD`p)6=XDWap6d{ry{t@O#^@QBl4x9%IlBr!TB@=h3D<mGpf5Pkw*G1jp{$2kO7!_xyf8So<JRx7<|n`Jw#i{!#qn>M`iMgZc;2
`!D)VzgZIIp)qm%pS=o~-xmK%)`V8E$bRXzn{%!PD^m9>Y4gN>%g<Y(<NCC%WD9M_U}uQ}NZ{7#zmbe~-!eG8;?l_L#1G{gj+ec8
y{U{tRqk7F=dX#ME_z!z+4+30&(7~)S8J|N`I<y7dL7T_!{Kz^t4}G#E1@r+>~TY4p!#Q(JnKVJ95}upICLsUgQFn{amz?@KZ;Vb
v2O*ibEaO_GVMDErcR47e5woLb*$}~XtNz@9&^p<(krY?Xl^=Z(tPb#Q*XXs?v2Y+jdrw(9v>rr16)l=eoAvrb5TG>gJ$wNMhT}P
@8MlvQrlcDM;HE|j)QNZb9?#A{x_qlxvYL*90`^AgU_Jv%=_&Lzo6gnO=g~aQyItW{gw_QcyOK@A|PUuKMFZG0n7bm4%=9t6jV9l
CI4PM98gthfsbx!uGzHI1x_f}3V~4eB!S8k2#I_D;ZqF+KP&ln*NlV62e|gfr+=^}Vn1;FJw-f)xp(oGZq%haZb3ET{OlpTGbcS|
9+5=uPkio&xj$3j2;#c6xkjfnqv^{ZeZF|ZT7th%x9a@6e$(>#Dn#@7{-1C5=#QHZwDafxPJV~>fIWZ3F-v=UPnOp9dgttKX8&LQ
N6++o_M!g%(afG-J$_IlnaA(X=AfJXcc(@)Ux$Cg+2dN}ea|0^ae3rF39JuOQSlEB^Uv|8UbdaE1-+iHNAYzAUr@QE<;;71-;C0f
ErNk^NYy%jOlzbIx&{VaE=de+=dPg$GCTPeM?HA)+uUD%HjXy((ai?%b&LyJ=SB9{pTn%{A1`_NfMh?z9A6xAPw~H(UT}X@1Q+(y
<WhxY{P6h0s1H)0IaHKQ5kPc|$RH2)gb647i<bHC=uhZ=x_+-uui#3jPvi9aQ2xG^1AYFZ@sDrU&qKG{^msOd@%9kEH}PH{NF#su
TGsum==!_c(2n0{hgA|sYBC60$V?+nbgTqxHgO9J6E~GLv%WI})c%jT3VqpM+u^-56gre^coH=cQSbJ9v-$d0TI-Ntf>|&_M`|00
Z=${=Pxb!);q`wPf$O$Ex23bUFI(J&9QpAdPv-0FQLeHvodyA5za*qk>x@47Rp!GVNS~>{1J7TUG+y1$UcX4xb=|##q@wJICB&cE
e%okF!zM0;5dX1NP{dW!h-dX#b66kf+l&oDNmzw!tU+j7uPvJD)R;oJg3;&R?$hT9?N7%aIwl;Tit<>;PdNz~l?_!ZVG$9t6qd-X
r^HZbK@`hH9$aCm8P2w31W^G4YJqcMX46j`ahgm(<;vL0WmU_A6%phJsNx>;|IwBflgG;{`Tz3{ffJ4>-EpXAbf~*Ir$Z)?5*!v)
WKIUA8ZvZ24KPk?XuM@K%`A?$C>!9g-dNI+K}d?l5#F8T;yl%otGgVh0}gE}FAUCYIJ)MT%K4OU0qZ*u5+9;=o)S8m6*W{GqYhb=
CexKkL_3=4r>Bl0r|yIUW(w_q+5!PNf~nu}=i=k-e#h*umt0BxSF+dkFeu21knj9cp08suywyLo{vAHvu6*a`jrM~<R2;V3>v(RP
S|mw)e+i6HsRo6;_FK`kyje!LcWUy|Ycxn;+_cU&-bH7Y<zl!TRcwldMfcucOPc<@BO41B7S_)+yYg<VK`cllf(c>|Zj{qah8~<d
*_#=E(<r)y(=hT1(CPXr{cCrN3jImrljhLY2c70bNV;%$Ar?O(({yIj*6cDtq7<g`|D{uwF-ke`3Gt01qcb!u8B!QFX--w$>VHjp
nb)-~hkWQWF^p-I$xX#YsYacmMb<39FjuZ?dQfRW4j={<gc)GLj%XWw%hJ2goxt?ekR!GEkK}zO+qRe8oi2=zoDE~rkNr4&9>1m@
>#Zp)y7R@Q(pyotkt|6NktJiv`jHVNxi8~s7K+wH`E&99{iq=L9#P|b)0J&s4d0eq<bFVg0Uw|j1RKk1d+F?shoyq+^Nd1@^ZcZH
{LnZ<YCU5H<mgsTwf}t9xHTWmj)Z&pj=g^1N8vw%%e5vVfqn3(NFpUr7#uCFgrzPictF#s<X^uRINK(hX;O5<GI0`YQr&79q{P$j
aW-VXdokZuw${dvOSN1O>}O~Pj=5v#6&R0MGS&4hq~ME=&10mI+=E0s9m>H(4Izm#Wvn^s?RvX3YdB11CYqiYEk$b)6(LX^qj>F9
Lr|9rvMdoeuBcI-9(XilQZEiL#OWnoZ!YGGP_S%GR230%yIPMNF_*<5bmxdVT{VImDN}^-$)EpdbcY4aVWOuDqdaP<iOV6guUl!L
!)<~vIAlE`=`@OU%X`eor#YA#A1*MR4wnjBW7H%<OBtyvR~ZyA=S7Z$k)qWJQWVvp#FbUR-*X6ckwv9M=!&gXbb}J}BT-c0B_%lP
rwM?HuG8t6+~}8~KO76P?EH@QrwYDmqSi%JWlmXjVOXuD);--#W$6P<H?q*t7Zok;Rc8uyu^9sU&vIQBc7&aDoasgBwPJS0i}jL5
byCO`5PI*T@G~x`VG}|q^g4>Gb&*yeTc<9f46U%Q3d4*hv4bI}t#^`WORF@Rb=i17QD}Vfi@w<U$=YY*2PMt?6384`))mHGxXFXn
b5~bd%3=yBI;I#$9o0L}=w^4va=*Q4+4aKc<K_kux;<RCn{`CCR1ikef^wvyBfff=t9bZj#Y&-!%sAoK9VIK?U8+YJ$$Ca}RB{m_
KqwSH_LLnA&Oj_M!N$X<Uy$eU@u&HCuV?uB(+&B*0r=aE#YMj#-SUn%```Nhf5M&{e?R5*_|y73{$0P%_3@{d=C{B8EWifzAE~gv
gqR-B&-=e$u#ePSb<0?CmZ7EosfvmmopmG&{;#q*#Bu+o3^&n*fE?Ph{@=o+3WnQ4gb|kz@$ASa{z+>K_@DH(0oX2M%S!Xzhxl><
hQihSEFdxeHU+|g1D@1`o0VuL8K8#*e~R(Da(Ys-iE3Q07!{B|;thOS`huwBYRj_+w}$7L;`0Ab`kepE_J2n&&-4{TyT9BY!c*2M
NPsd-iUaYoXc~5jifixty+>jFMW-l8u||O}wm%J|ma#Qn!tRG?yU3CkC`D4)6m5f4Jio_TUTY3UMHMyf*=u|8l-)iQ`K44+hzkQ5
dL)xZL!uWbA}9L^3T{aRc2xxyjGHk^%)*+XC|}dr%d>vI0(<4;M$3nfZnIExw2@d+NO_)4BF7|vh(ZV}gmmpuiPbQ~u%YA6Q=@m?
`psf|6|Jl^hO_GmkZY*D!`}5L)t2!RNBfN}{aaEdP2Xper6d;+&%J}SrKGV<vKLZas?@q@v{2br-d(&RYDH}Jjp+o8=Ua&{CYQ`y
8`V8^o|AJ?q8YrWmPz&V%ib-{t}d6zL$;nHBHY;Xm(N$<OFkAQ5u^cnP6>gfsWPG@lN!;@#MU(|zjf1!FvC{@i&&{^(ZI5X)I<wQ
=JB)&Tk4o5vtUbcS4(iFo_1~4&Y(}#Acz9U3na>YbeSA{LPScCK%6K@vIL1lAb&fosvPMYE>%Y$oXB#xSawj(OrRiwlEm0oNVw9k
Na$R-@--YFweL{^yXj5hf!FUm%{M{Jf+UN&F_QH>r!V{RE+3r0SW-1MJJz<SrI6S>57Nc9AY{R27d=QszM5j8Gt(W)s}`v^-SvVN
Ug5ZVG#M&~@~A>d!t?KE7GBEOz7-sj$ex(*yj0Xw)j1@XErVf6j!O+x^|0mfe#<O*<dsKRA0Pj|OUa72E?Fc}Du|Erw=mA$F5X?d
uu>-pI*`<Lk8w94Cl&u|mNnLlo7;Bo*>=(tS$4H)7|<+w?tfVcroLNL+c53JEb8tr6N1?&)2`dpHifZkRx)QUp07W)(kqLHMI5B1
^D0a*Khk2cG071OW=C0;w97!-3rHHc$t9eEQdGOMjMgq8r`qBk1&B#w6G`$^&7AXwq{0a2>f>0k+=yC+g_x6wLTk%&e)hyFw30xP
f@t)bH5hzv?bc%#^xv*w*F8XGwbq)d)%hnMK0dge%6oSj>R{yea=LoNwOo8N#)=}kdNrxha|x|jczV#HZ?s4Wv0rfMW?b<Fs}%_@
pY-vU+pmi_5Y<jQ@X4WCZ=JPGF=c5=9nS2veZ^-;n3``CoF3WNx9u1%P?9)^g<)!-3@CDq%g~azFmhUg0=uVw6#A5Gbst`4Kbx^+
ek~RCDEG(hRl)Q=cYO!!s3D)ZfFk2sInvmBS=~{|cvN=}lDN}U_tN!+z96zeG3cj2aY_qNP>MCnv3`q6S2WwQs4zl0p@2a0EG+Gf
x17qksl*#RmNJl<?&hd!mwUOYQW)Gu%lUJd$(#6&JFoD5{KFh~$&xNrCEqlenCken+fpD};`DM5)A(s=p+uaZh(?)=z?z&sMNq6E
S)q~NOIm8Hd*+dvWnA2IzfB*wad+34ZmOLOw1?u`Yh8L!mHJW^k4xRxzcyk)%V}1Y)i)}*uefpC%!8$-ytLQyxXu?%R7a+RL3nB!
5f7;wZLPq$X@ik?tL?i1qY4XIBUe?<H;QBo5(~Jg-esC+D+Z=WDoj46M$jiDQgoYL7*yHC{Fh2_<$v$>dqYg<O(J=xKTXtqCoVD?
E@uQm6v0D7e`@%VYYIO{O;mMo;lkD`;X;+7jv=(`=4GPS6eDRxhUBPaTAtgl>e@n=CO=F2I(xi0vzt}6?9}SlXt?eUkg>$X^C7$+
E%x_oj&Bgyr9<lCZQ9~oVbZHU-WSuRj6J>}yGof61zwe1@yX;N_95}UmF<$0ZBvqn(@41znv-E5HpDx(U8;8RaTco2(<}b8cg>Mg
Z}IU#n{rQ_(Vd8;eXCPSZ&$oABoOknbVw+l5kO<e4nmI<v_M`(heb%-;IYr58c>;>2_)&43|s5#@n)Y$ob`U;f}07)J*rm7yN=+Z
mBQ_s*1JM%Y-eo>14Brs`yfE^wx!jD-S3Jp#qC%dFo_yW>M>Xytg&Yoikj#J&NL9*zP@u@hiWC?sTynIx$AZr_qFqTFf@(V&8RQ<
{yV1^LiXW1;2|$k9Gr-zlvFE7k+jjax`NpA^R=@}_+iNgNY?{Ud-+W{av5<LA*WFISu}F=k~*CO^1WSDbK(TpO28vA23Y1@Ob29Q
U_B~GOW1*>>iU*~V<t`8d*Jzu-F<l_jb5Wl$F^q(v|-k}9CT4ms<g7p>hrRz?#?N~SM(%w(#TKNmc45bxSgKvcBgLy(0fNK@n+om
l6oP5r<dG9faTm`e?$A5@2R}~q>uMdBmW5YifQ<rQmDU^Vo|exu8a9=p|-`W{PD(JD^jJ*HtRz@B9V%!$fOn@54)S+-rfyx@QBf@
p=`tIc2TS@Kk%vw8bop30o#ahhaFuUQ9}(K#Htgu%GxBW5>m7)+t<%T^tZQzf!nXst&9wZ)#9RH9NJ(;2<tHSJ)O37Umpmi=;sF)
PY51KcF>o%>3g-u`&)^KIgW9U(sLRR)f~7vN3NNQF0?KNAfBv(Req1r_jQV?9WeN9s6-$3CarpTQB`;8%}-tJ&XH?U(nm9sQ4&p1
zr_Sa?!CkcRWP6^AMod2QGWDcVjk&*6a2PEu2o?mO5i7MWiW!m=ecIl)jkeSvu&cVZJ(P=<9;fY{7}*v=H5Xun1-`G^ih5-XPm1r
drQONo*jHmb(bPW5hrAA69e8wj2j`+ssr37B?Edvedkwc!s<2qFRnWkabNQ0RvKZYs#wmomaF`^>Lk&aH^xD+mY9_Ee{5=e9twIu
*)WX|^!G!OS&1i3ogNEVwhMGUsHjBLYsx2?K#z&8+EczQLJL&`NztA+O}L;?SdtA@(jJ6ncIN>;gkuUrp+e;Ok%u1hgG#DV1TB3c
WfD(hkz@!Ef*`KeaR9|pKjLhDbVXXqD8&u6T{Ul6Q!7<GQtrMWdb-3!B9&tvtd6=vHMPXd^uyPgJjQu@$7>jKY>QBN-a`bH3y-N)
l1DN2kH4GuY(mOZ`cZKmV-fS)9BFv;<<?D@4H?kOJv!77;zWsJIn#U6A5Rs3GAYpji(H3nMz^02UiZ5}X|>XEFD#+$53FsfzdOOK
k%d!?sk!@HXyWcF^dpQkfL^tR4nR5}te9)z)x?&mMEEKi!rdVHxSmv?6umTJT8qxJ>&{;6H|Sf1m5rodpk7Z~zrBy4D0}pnFceLq
M9buXLrO4Mpk&~lETJg&p0RDXl;v#xSk1AX`Ggu8`x7_Row{G!{cmuD$Yu3-(5NFG5afbHZ%l&GB2YwvPRbS;?Vk5s`Rd^D@^p=?
t17aj6a`SI2k*l6YrmN1G_R)AeaQ}((U$pdaaf}JdtBku4>}|(IJ8v_Aw*ni5EK(@ebwu5*iJLa!&VmAT{9HpSWHbb3@K0ri#JTm
?SH+Pom;&tUGlS5`979o@wHdAQ5TH8b#l%+VUb0I_th{!=9C+1pWR8nZ5W!~VnvDwX)JvXt@+SO3XigE@u}xml;MpLv8r0?Pwvvp
v8BX5(?E_q_mKYOeDO8{2suHoZtU5m>1pmON>C(`eG`!>MsS}?X_u{2SmA9ymKi(Jlw;ag5{&f!LRN@%Rn{*3{9SP#I?eEgDHW%7
dg~32lB#RYUcDa>F?$&#D5YF*_NHx8_Cm~~$?Ft)1Pnk*1(6BGSGr=bGsnU7B7l-9>bdf}jkQCWi;C$C{~pP}spoxMC40j;v*eo@
ahePRZR21O2estpD;_JAVqeZ>|J>>EQ|=H6AemHf5gZ|mp`&Z5HKFcu`h7PQ)2rGQokglS&Fe?3FIFvee}+wJbD5H;?#`J#ce>z$
Jff<Fr3bt*hK~^T{_U8Ey73`W4|1wkT5DB$ZLAP-f+4<=7)S)VVe;YvnzcNZ`+HMJlKb6k+igbDtC7y;LK>lkNwNqoqJOL4UL^!u
EBw8jN-<EVM}^`Di-m&D3lh*^quqvjDXxW`HZeQ(@=fgyf+(FVyfon`c}Xu2zJ7i~GOKHyN$%5>3e5a7R0JeSic}if!l0rdzUJpw
W*C<Io3VzlBF1Xeb`QUr(gN}EcZ7~g^&`O6785KU&)9*8MYW;<%OWatB4j8km;Yn1+>^jJ56wNgCehVNZ-N_<&QbPo;mAq2-<-5%
0D+P|bnNZiCOcG;6K~HPOT@)dG%1pCl74$}7scH0>$w&S<7eUd8l|g!x-WwV$X7h-{OYX7sk@{fT;VE8`DJ4IK}10!L99{xP$4ux
IV4|_8WEW&3zqlu<Zm4Cj!5Wn^oEfWNf#Vvr!7B`jaP`$q+D81@=SeJnq-%23BNO@Z<N=FmQ_in1W*(M?vTAv_Mmowq@Ak@$SRw5
iwc=-9^Tx3M62_#uUZekI>>G(ZDTT@hGHl)!nana#*w^jSdy%%j&*G+!skhrcrzkY3B2`?R%E0ht|ET##n@ri@WPr)CS8X=PpfC0
`jmE>cr<sP-zw6hMDa+QszMYPuOB|2@cH2S`t0QEVi-1ruir)?iUhaEp6@=%ex6<GP*|d$4QK627|Rtl-rsI~nw%wqq!tP&uvm#3
{u{zJlgAH;_xfj{A4^P4Do3Yq@(l@Onx`9{@e>I6mPW}i5@fRn@6|h&BZfhN;cRd1iK`3Jq$1a)4WLxyfHLTSWF$x-FBh!37|ge}
hB{%5HhJSkb}p$^IPREY@sl!=UsS_`%P(R@iqlhrs%N(NL`jQ6qFsJko;p5U4`-1RhpaK1R<fTzS~R-hqJzXR!xIe2`Da?JppcHP
=BFeg9I!)&|KvevBi`wN{Q0iQBoDTW1VAIA)Yb_Rdg2<CMK5ZS?Nwqq)frl+m4|rqEbVg<LXI+vgP2=NEB`}TjfneiOvnG0;SVwa
wA+5xaGIK=xpANLIGPzXZml8u>l}+ENl@BP%3_Qes#4rcLr>y+>v}EtE3R|(bL#0Nfu}dj$b%QM|9$UE3k2QntXSoBDV%|>iGXs<
2DGkilFvUwxY8daQ-^(w(yko0=`kAK(iZQ#4e7Xn`A%8yyR`Dx%5Xh5Ej3$a+enM-iJHIXM(*hqZdxznv<YhMMP4ARngiMCROXFt
NzEa8i)}^?7((LNcrscEWrFl!!gpq9)ZdK!^)=SdpC<EeZX$yDkmNI*DXTI*wm>xj6k5^2{Q4(p>}W>Lx^RaKLXMr^icknNoQZ++
s&k<fJ{teT_|;aAf%U`b#P_W(w>sTI%Q!ZR?MS((!>_IudHWn{EB)8DDfP$ZaR%O;oPE4u^sjesUQ3y!66&My+k+HAF|X^0c^(+t
%?}2K{E(73pA{ebyV{_H59=Y_dAQj8%GC`Gd!gD@CjT#Pw2xZ7j2%d!5H1uRT3TYZ-)NyUK@bO(IlPeMBjxrX`M=Rn)VBqOVF8{U
#!FQ&k?J&6_MTq-_xmj8(yd7(99|<tV(lAth9=VZvy0F6>wR(Fw8Qex4$(^Khf2Rc&)E+0Lx?ykKc>31T9U<amW@UrmU{eU<x_Y{
h=_5{FRQvr)f_|l@_2)b57Jt|j8OuX6)PU{(hi3dRV^elkzG?Z3={3MJ$2gGlHRI2I>?bNn796YB0-2d<jxu3^7tn#;fwLYoc6;s
*But)S&rJhNP~imc2y6%_Jw0o)r2g8hkB%KWTh%0`f95-a3HlzN*FPIPqji72BdiOTI{NoPq#(EMT7#>Amui0zaw6W7He?0B06Qk
riyXpN8GQA-p#2A(|12A6*SJw%(b5UpliP3X$h~3uS}A6m;8_Qdi(r6VMNBG_GQ7kb1LEevDkVbR8LGr9P)oE-d}omDlE%ZTbW16
mo>(wy+zv_RpG}Kj=k<YF4SMm61n`SSI={2DteVX-`jE=?~PE+$@uR+{J41$AB-7pTt_FspFbbP`rfz7q5=vksEQ6U&V^7(2`byG
`M=MDW1WD6Qb-3Kc;rvVTU}b0<n#?|1#>bO<>M)<MHUO9!~Akn_CXmvGjA^4Ff_@hWax(IRIxN)FD)FK-IeO?v#c9PxQ3Hk4~E>~
uCxPpt1M5)<(LmQ9Y2ma+d5k$J6SxQdAViAd`E)x>&aY)#;sHlVnr`ChEsgh;%`v|OQ(y6xFZTpr{Vh)T-67}W${Zmt!Aj>R2|h1
%Cg){+hpj2wRcno38gILD!|cI{-sNcQ%|*hRCyKS8d^*`;!v~cgcMbFlx=ZjN6$pPZ6AX#<=<!h1}{3sK+(F=l(i{PPMTw;&P450
pPpx0j9E(EQk45Xq=#3mD)6?aA&eYtPYdDC>*()}{ra}#7r7x@52aPCtHGCxATE_{Nude^hkg3qrYXx8q!U+{QAGT+qr=P6BNJT(
MNFn<?pc7hO{B*Y@b~e-xlgBcHOk#{UbgYIM->$H;oAn&^!va&;A`_LA5ZojnUVXyy$p}?lVS#cp_GOnp%lR|{~zqdf3ySooAUdv
BJuv7UoR>jm$%*N{(l2@r~jS<9!+Zs0ay3y`G@-c_v_1-UHS8D+6VT0y#0e;->^u}<?B}HETNF`YtsY&*3(A)gF$?U6?0n&7Mj(<
x(6dctwguO!ozFiUmA^Y))u}`QN#R(tOyq2zb}CFD&d;C@$J{>VfFhw>tXo*MSie;;w}7D2?TuqF~5(o$seRYf6z=dDZlb-(E(!C
{Wog70rsqaIYe^1{`-%Jkw=>e>8`Y_Im810U*r+81l{a;#iUrzDY3z<(0+d*{H2=Otxo;+no(eFwrh@7LbN4KHW`c#6`C}pZOSpo
$RCm3`Q^s18K@2lfQ4Qi=>h*fo-nlK&ajZOY>^R15ePv6Q%4-@HH)QkE+DJ${NTx}={1+b*|9Z>I{W0_k*Z%Qp5C0x^8c~r5<UM%
)%yL66~3?b$oc8#r&0yDjw8T`D2~>iiJER4dK-)Scy^NH4C(vdSfwxI7Nnsr(cxI9f#t1h8+v04)+wa|w+&y$eGlGj`wVHWEc`zG
-+P&^i+b}3JGr;-n)KUOdt7tv+cq@st-kID@7o`4YGSQp`Bpx!ye}H>uUO%DRA6})+s&_!vz}|u&)bQO5L$$VQmf)P^R28Sw`=)n
jCIzL=gv3tjrX>kX84K+f!eu=6{YF+z}FNRw=q5jnbGZ3Es+4<N0SuD13#K+UNS?s^3ff2aXRfy2EG37)b{>5VE^}a*YMu)1LfRE
{M?#pocHZMe%w8^eIvh2Kdzg87oGI>bH$D=O@0@x1w`OO`XPSR-;0b?ZJ$vZO&!&{IDIC4c)f(%&RYTL>HI4PPa-RAC^y)Twf_&Q
N6XV=0V8MsZ_yq9o~wb)-s9$fKoo=Shy#9JS1ZnDn59WMvRLdVPlN@hhvAFTowKeNp!ifPYFElBxtG?Dt)14rGr?_C?JHeIZ_j9r
ISVTL^|h4<PqzH-Bx$~JT~F|?v!^2l+m_@-J->gxlh&8VEYOQCwzrQyoqESA427j}SrC4L6Zskz6kX+gKJ8<jH^}Dbc~LHcq^8v<
ERtwkk07QLXRKnf%u5I5SLNAiXxR%y;Al?wtH7u%;YPBo4J26Dw0O(57M(h2ekf1So0H*)-7Xn*1DbyYVmSV-^Yr%`VE7gGA+N*f
|9@ih^)K)Hy3^8(zrw8k1G_hTgh4%);~byH?gIGo1a%QlY6&3_Q2#H>+xBz)jy>65koo(6FW3DaWn^>H^y~mX9|B!|kDt5K;(ryV
r@z}zugb7})*lbTEBHw5@?T{rYc=xsU}F+&3|t{duC%rP$Np8{IX0|k)+lTF`hFi*JuT4aZ=o0>+Nux<>{tyCSH92&g%)cboiR#R
w2PM%J86z*e0`3pFOSafG}~X>8*<*Uo4(-Qb>fdvS8>s1R2z5k$7%zeb-d_&AweEzh_ve?BcAicsbaP=^GgoqC_>Fb?G^CEMU^<U
bo{U9IA`-iDl4FnUOY9OjDHR9-nXFfniXiBG>(79&w?>-@B2?~>L*9J<)YSxMI1w=y&PI)>5Fxo3hXw6j3blQW4AXDdUoaB`r$5U
axcwqs5(!VJ7Uwk$6vzpUA&h24TJI-w~;2r>A&%K>w0S<e*Qn%Px<n&@V+VXkxBQ`IjeA_@9W2yz>3?wvfR182&pcvC?~H^k4<x@
y84nuH2D?MoJBQ<iV^PLuSVB=*89DroIKvoG?4tjl1M~8KZft$Z7d@z2VZpW78>n;#r@gNJv)rfA8N(vOr8;nI;Cs>QY;9kEj`*w
8hgA)F}=G!hfU`?JtNsiopoCwUmcXwmY)Z-8_-Z|dvIV<dS)wCvR#gOsTl~{N3~~e7LX3vwVq3F51bW^$uI~_5TG3dl23|Edi!YX
MHY=ttC!*hGjHtQj9)q|oUl;+jUb9zHC5BXp+A0etm#^gINx8>+FGBx?&I}0=5N@y{PI6nU+wJtF!G^9w_sO_WywiUuk!l+x8>XP
R6ZBe#Pk2peIU9P5rF@cKWrH=SS-!F5A^o_U$*>vJ(vFi_E_S-;(q0DTwP)Q7>*D1ZyUT=?KcnTGfVwYH$S{Ju4FQ1N?-Z9#IDA~
hh8(y(++3-oK+RyXN4Y%-~A~6Sny#wiHaL(MbX@L&wpb_Xn%pXHXeHAH9f}_vDDz+&eKG2VV&In?E;Bws<)?zBuM8`1Wm8YKI}^p
SYTs64P{A6kaotBKz-GBpF@+d-DVC<|J=pT(57j1`iuI>V(?xsZCFp6K;cOUT7AR(4!wfZ5PE=-B;YpqWBf$*w?V=iQ<;7AkZ1SD
N+^7qI&4H?-N~R;a!@-mK$1u!vO#g9M03o_HPyD*YS!`+=jESp_E%qRv+fzf_93UVNRue1lHHgWEKW!z76-F!fvidkF<!XiQTQ6D
J}!q4cGZfiu9~8%uf^J2F)>XPo&0;O5{l65INuHHLrD4~!l5QMlE#EoP*IKfzItkC_zBB}#|@yE5Xlg4R=^RHB<RImq$dTw6_*aD
-dqlg!rL+;{G4+&sqG6>i&2V8OYr^Psf7zDEvCE}rp^?sDKiRT$xsuDopM>7`U;1eqabeTLg<2LV>jRt5D77MdI&`^TJ6(#O$Txb
iVAeMCvs8_T9zXDJciBCFb9@|@buKYJVUn3?)GWSW#tG$HE>a%j?}yMrxgsJgFCiW%X|r&6%ka0{6;<x_(aP7DrkO>*ybK>sd2BM
xdaURfQG)eY3vwr1&1EzTGdL5FQ>wIhOy7)m0e3$lg#R=a%+~vcOiZC@<5o9OgHcN;#SN{XIQx3KaUJq8p#(oQNwNR=zrz;0sJ6;
6Z43_$Oq&?e^ejGZii5e{e}q1Jgar~g8>h@3@I-oqbC8uzVBQd9LgP!hX2|_;c|%F<D_`ONe}gjPR$4OFgkhib0$uCi?BmdA2Q>x
tGWKRJb%A*I6+BH8iG$#LCTJ&jm`;`zjl*ah^etOzw0`Jly$|Y3mPixOAiu;=E|t{R89nesRn5S0`NQrUcCv-){bZUC$L~)*|6j!
f#EHr1M}dIFganuKWb4QAcfav7)(VG6H^P4P()!E&Wdzm8mLh6Y}EgpJ)2w+M|E0iAk$rtN|YJb!4_53hYlo9@n^ZgK4#BpM#gOP
b~?k?L3@5&=6PopgISjDK}$&$4g@?=LnMd$Kxh`PJppammQi)$O}(d5kYCqGV8}+J`DGbYTqvShQhY$S?Pq&mc+}~O$6P?*;JV@-
L(0k7zQf9nVK%2DcIbWOEd=2DC|gE9@Q>_ho{s^qZ>jO<&}R#_G|1zj@TK}wWSPnLzX*B6yx@i&9TJsMXX1?m>+$Q-ls%%nJm~a$
xmRE>4s<Q{d53mIIaJkIGd$;{*o<CG?AE(1<BOxdj@f&kX_Ext(s@~8A)J1u&$+?b!Kssx3~7p0ych;#?ZrjPNw$5-#T?Ti#RY>S
5QCeEc=JA#5=XEw_GOAOdOfNVqV1J#bPbdBPat>;4+WGa!`E3#n0Pc(vqq?XolS=ld(P@-Ld@+0^nJarn1NM22Pcqw3gB@K8KNVp
Nk&sCe+88?+OdmtTbNYCXEZL17|L%tPa}WRR_wn}J3@SYGsM?H<{|Kk3Pa?H`Pfq#L>3cHdm7~N;-akM?7pc#R4RB$cRi=z-uff!
@J~>~%?*Y_qvR}VhpC9GN`xw3(|aZz&~HVbudmG|*>xuWI_R^jP}uS7^*aWAa#t3ZUuTa@G7E(3^qx!o4|C}CSTpE+&_WHaB+k+C
v;QJzLEtbwQR=+c_^dQ1wAy%C`+m~u`hbRkCcUAv(b5}-o*hg4JQqj44wsiIxSm~Z9@%Y9Iz3Y~;hXNu<+B8oor?9d3egu|sD47t
J$RYBEAy~H;z`ztDjj-1Uz-z!UgaOabEK`F-h!l+BzgS8&C!Py4;XDK92sSts!IcK;f{&{$FxM;Oh+J_ckA6}E>t>yLxT8!Unjxi
P}xt*atGNbo}D#paQEM%Ie&X)AGMc|UtX!t8`>5fM`t?o){%MQd*KLtM>K8o7fxjRcC2P;n5fYT0WjBs5*oS}Z2}m~sI7!B<~i(P
+2n?MD~Dw+3SoyQ+Rcm)YA>Old@+4aXWOZxf`V!c2G)BF?Be|WJRbPe(%M`!{=1d=7tz6tZ)@?{;Gy}bdX{gABfv`jdHm)6d`Kq-
{U3-VH6q9vUQl;kCk7mfIjVkiCjsY`lxp@+^f;JkPD~I?AZ%S%-wy){`u66}GVr%{5W-J=1)DnFCQE0Cd=SY!K@;I3Xyjoi4A6$7
BBMew#6S9pXoe+*J2t5x2tz-EnydI>9*{ih3tP2F-0b;YZ^)}<F$hD;jZQ%FyB&kiUgNC(#MpO3v2te&wKfPO5Jr=+2En!(be0$o
xaSlUTX7l|A{>LmXY2dZ=;zfRY!Lez)}@!|-c#;o9DRvo4x7aK;3xFiz#Q~Eoa97UN>CAGxrzZs7CvubtjwPdrCHSOlK#&|+gc}m
rfbx2>jd;~Au6k5DefWX?C}zOtkJ#gw(+Qxy|pX$-{#o*f&2C&Fn_f(Z)xtEvOZT;O!Yzd-u?6sw4I0R-vtG;Ukesi9N0vLqQ3*I
x)*0uA2+k;OtI+$%IQEyM5;w~vd7{5c3IakIz6Z^O_aLWnG6%H9Esv3h{$%Z*b;<`7Q{R-kwL}?1aK%5`vrk!9#1$9sKhh&+Wfy`
>w{YM2j%@=N%?-`f>JZ>K1udI|792)@lPg?zW4SprpRhkd6hf+^~5w-cnT!yWH_E&@^3Z}+tt8s>>L<NY>h$~r(uQx06-(FSJXo`
;EXm#=RKSGeYxUro0`e&9Te^bNz;dIF^dt3P8s6*FsSN+)HLtQ`i+rDv(cmN@luxADmyhh3p*j=dJYF>${%x(^*Qo(aW;F-!4-qq
`u_%i{muixJPGL8R(5$V-!s;Mbn#_2avsMq#xDY)z?uh*E1*xO=4N|yfsV-ZA06lF`fyuM0QKblz)9|SIupS178@z(D)GHTFQmzL
<{n(Ibj&dO3o&wxB*0}1K!!ZL#6B|VVdTsOCxfYE$7|%w2(xonVJDHdk%zt5VW-S-bRr?tJ4r=N?L5&g{CDzeqdFfBzFMsQ44yOa
Yy?7LOR$6vBeP_7<j|H$dV$=6CKSpp3Ha_oc_G-G(P6=mV#$+c3rQGeAwWu)cD)%FpXwl75$v1`SbjdDfPX;0@*5BT2pIo|`1)`1
pKtfq`gu?E@B9P9bKWBaq{T#s_xt}b_52NO)zjtmiaZqo)F>a>B_T)@PzZ5<nkZL!P{=81dWi}$0cj7Y-1*T|l^L21Ps(@S7hirT
9?-kYLW}w!=_+zo18FEuP#K`-rP!55zn6!eSD^8Ko!y8JwS`SkApgqAF48246y_WLAGePIsvh&xhu+P%KHoFt{C7OjK|eT>qCo<D
B9#&R;s^IYBfuh1`1b$DZch<jNB-Ag@ePO014^mi<a>Lc3XO}`+YmO4|HyikO<~%hzi<KasUj32Koj-Cq51X?j4?cet&$9k#|rqE
Xj##N?iBv@sDe-_D2Pr#D!qW+AQ0!@&zsKaUFN?Zf0@xmIeGLD&v0Yi?h#fE{ZDP~z!J6yFuORrv%9-Nl0KJ&---g0vIgWlAl_dm
4(^|%geQl>tNkp0Lf2YZ2pGshvSJj`EVT8lLsP@657;UoQh~Jjvo-bQ&BHT+A{7TX>moz3EI${7+)e{?*MY$8BOg~jKQm*u^)2q{
ZG}JGOnUaS+g)pfyFTac@&ddiVkqnb<WHt$DP}mp&_N(ZVSq|MjER7ZY#bp(i4%mOgas&44JqzH1MvOn`MP~*h%c@Y3_y+<h@0d9
Jqa_q_V|29Xz;hKxWiPX7@+T$J2KWGt1ycIh`;V6j)uh5CPwX8(7PFT4Nk$L@0jI@qG8)YB~n1nx&FO#*9vWqE?jwD3ySDS&7Gdo
Z8-$n@C8mD$FzHQn{y7syf|-X(?vVZN$||pT`=gv9T4IDIMz)h)DolT=|3^o4|Zm7K0g~rR>*5d|DazWB2b|8_B@^YW51!$>3%t|
h<y`e`KJec^fDY7_y!(?o*rJ$a}2N6esgXWQw^6$3L>WNCPYn)it9vwdJ1scj|klaKk!LHAtMUX0@5)7N|b>~?EStw@%dc3`D~}o
2!Ny#2vUVp?1v;`1eg;LL&fh;dHy$%QWQUQHdtzMN~WSnmbI9(LP*Ul1q@nr<ur^c5v5eXzwc)p?1{$(j87pZP|K7T0J%eDF;+Kt
^>*iYb_Fmfju1m+kb;6z2pK76Mj;v!QNSP~Vn|IyJ*<f3%IcLGrX0E1CYvfEisV&CO30aArwU-~g`&u!8yrbQK&*hs0j7znVy0Mv
s;Q@JFiIK*3Z$5+kVI9;j&@L!Ns~u+3DZNgnl9{dg?Dwr4N9u#I|)n?F-25VRRk1OP)Q0+ti(v5h9QU<ny8p0U65{WbDX(TAh;D&
E~||*3kw94Oi}^;pHQdkQ^DvIuzp{N&^+1?j<mN{9=CGcJDcJ0zpu-G)a~j72g+C2`2Hq++6g}}bNoE9+Aa9bm+sp^prr$Yl?10p
GdOJ~G?Nz0zRq*_@5p&=4<Coe=lG7)@4!PT3@r>Aax<~N0pTM3k{_B-;Q~CQO+c9g@|F3>dB8%jfu?$)VLCzwEC^IMMKK_7Bn*W%
fpkjlQvwM{o4`}S<!AB-$qi>$6L)9o2SMB`Dk0!ref$w1Mu><CLWCA%<av6afhO80Vu_%S?j>443MdLiC^w?eoW$x;ex2u^(d~`z
)rp(E`t;e~MwgR%DeFxRdaN!7x5$48h|CWz^P@S?Jw$(pb-BJ|!FL;6*e9?9+==R}Y-EKrRVqm(E9DL}ORQeQ^2IRMuKyJA>=U*S
bint>h5>#*S5IGx@I>sCEbcS)^?9eKzg>Z#eR0A+*<s{8BeYo-#PRe!L=gT(QTV+3VBzKBKZ*5w!yzbQ8!=zgCWzDzyL}sNzjwW1
+o8{bC-Mp3D2K{J={kWt!W@90X-Zaw8kvY3@{U(g;jL7iei(+JKg65v;EGVT@a?`m=)vI(b0)0|pKa=Hl_V(1?LuJ5v_anl$_WU}
lw}HmAqgec_q5E#%B$QC5GVNE*3qR*+A9bVoU0|U2p|$j5UC<mWTI$OyAdRA-y^*7<N5yp=g9m|vrhxa_kcZs9CaVd?tA?M#V%%F
r>Q&qFr+C8VnTr_k_sV~l8O`gYRP3G7>IzT5tkyD5QoBCfjwREebccbRTV-pB`gw9u`CJK!%m|9Q`?V6%Y3pq25|D>*a6$a-K7s8
m?K$o)>NoRnT00E57IPvqyz%gCbGw(I}TBrT6UEDjB}0#1sS}312TRbcMI?v*5qsvtpV<<PRbeizFIyfpiwY^5B)PHKJ*6`{%*`D
D=7aJ|CoO&4(q+w@B+W01))Hv3GPhqJTKMb`wej4gqQ7-`)~<r-Q%q;px@UH6R%#OKBOPB;GzTqb-g<yWD@7|{N-$Gt8*OCyx>X$
`c;R|SO80FTF@_2-+4Ow&fW*h#QKA>50~luwDF%faZRYQO{STci5dzM{3vFooM4YAFr;DBzo1XOoe*Tdj0%HO-EhCqyeWH5KHs;w
e0o@am47jlzf(`7VJL@H|A3GZoXHRCWfpRvl<stYC(7zK;3g6EAP<5cwnZscl?oJT5sIl9Bt|7>R)7ONRQLNgwYJe)6v6P^ah(yp
s6r@|9pP&NLYOtCoQDb8nUe}&j1(3~IZA)H*YeSGH?4wf{%7$}T>1-`pYox(^b?mmC?!r3PjROO-E{M}9ggX9g$&wkNl7aZNdtr^
@}1^u1&sT~40WVJMJ5=LVjO`w5+o8a5KzHEMA1wr922VO%)(+65~+nYUB}xT?fsk4jUWenfiTcO#P4UQa=@SJYcCVThQsm9@z#Tn
hi&k|$UdX({XhZzFia>=B8O=Ha*>g!Ac96`t_F%%kMkul;IU=2@>W$XFe@<Y*VR>Lqw?h3(c{GQMdSDU@X~C49X1VHDu<|`d_P!s
myXI}mWCkHKYYzf4gYqae*>urf=Fp4mPl9<7MyXL2YlM@awjqez>pwAiU$}*BLo-nlqdu&%!V#Y$E6qwD_9r}xI+NPuE(42@&7!1
XLsS|y_k*u|4sI%<>ov7sRej`paBC&|2{<k2Etmdh^1~F0HD8L<#Xn}qseOa%8T5D2>+?3jU&an{%!Zu^L%zB-`P3-mW&Kcf6<u|
D>Vy65W$s=^@i35$_z1<5Ll1Qq<(gna#*;R7>X!{j19d-8@f}jMaW0qf)S&N9#SW1vq?h+PwD4g*xe`|tpk74W*h%Q4}C!sUuRtH
jMrW3V$@_wVFU21{+ywlLr?Y&8k$7Gq5hsvxDrYD-=4VVCZSO5c?bdIpaS`Awva(N93x4Rc0ppDHN!>%&eT4=%T{zP3;*a}O2b8h
R4nbBIQr526gFpHFN_0lXK$p)pWE@<@CLtPLXdU4j?2oeiw+vg9Y;Qz?I=(9_=<e$R;UFi0i{u58bm$P13iwD&>D~^!a#}Z*I-ef
lw<eLSp($BLXRD=GN+%v>GeKbI6ge_9lIhd&t9<8M)zOuwRb{E7@7x%Q@h%`{$Q(PMbjrk@nVQ6d~_32!tAvvIW_wCKXZt12yqm&
b?VFvsr%ubM5ox<>skLHd-p=;=^m+5glvUH*%PQJ#uh~-e*#(BfAA}Z;*A~IrfV$HpDv)tOa&JySh9VoV6ZK+b@wEn2@XfEqc6ng
g!L=!l5mIIN_m%R2&?yc&fNPgzW#psp^L-AiTY3c@FgOi9^yMq%zHdGUZ^h|5XmzHv+aO&3ur?GkW_`05QQKGA_Zq4H!bqB>WxZr
V|gJVivdnKEG8LlVm(dv2Dh&OYt15nXTcNU3;#bG?B$$&-F_}-b#f0}(j-4oiR?$}KeBc)<M!9icAVNMam=g{h^!zWALbw^;bS|Z
6B1v<gxuS!L1#OvYaK9FX*ZnP5HX3pZGubrD61Y;*rAxrX2fXPv9*YKZvhQ35=xjJOR*u7_cuj4zrR|VVLs{1nA7DhT=p)33=yF~
>4@VXX5*~S#`q+ti%D$K0R^3c1(Iyo3&c}|z-vRpe`jAY_x)aR_n#jl_6j|p2iDh7`tw~g^WXIH{vWr{Kklz!dwVYD%VSKNzF3MV
=`<RUs_uA{Qf={n9N=cgYb2iCe7kiGkc8@dZJ2vcStLJs#QFJi!1zFEDo;%O3Gwuc#{!y8HZJw_&G1n@f4}W22f{_HN>KF5fTkpr
RAZ2II9_!jVaNi4;czU3<${S&hzN!v2#BC47({aH3zX2B5ER06Lc1-j9Y|^nnIa+}sgjnOXeg0Y+a<&Wox#i|n%4fI#{dcgvzMgH
S)xHgOiExRq=;s$u&F|+DhX<WAz+AsCgA^)>&K^A+1ECwx#fzWk^zW}kP0%l;!9(hfZvDnt{tZdDr`t;!jrO`KV6Rp4sgj+1Z{2%
X<7zkB-UXSPNKHMHDF?0SdU!U`4YZ*@tjfnGOCIwoO!s8Ildzg4T!;Ff~cD)83a}WV1y|B(+*8mE@44TVvVoxbh)gv3yx`C6A{|j
^BZo6kaUI})X711z<=oGUuxyQWm~057n}Y0DeMsQDff_Mr-SFS4tGvIqyXsa+{4B5vBJfw0)k2kpoYvCX8~*?qU30@Dh@#xC<9Um
<#0q8vy?VP7b-$g1to}5*+gGZ`#qHT0E(ShSesU-%mBk2mSb4tY+0nhMF9uTlwJfFqH#efDnb*Lb}L?a*%u`cltd$y6<DOo5R^b}
Z3xiyizw&1-0Y#MM<_XUV4bs*x(;?jP~$OTW=t?bLUpf?U!mB&#Q5;d24J32nuClxkten$K}8R>q2}(Bk@WNJ-`lOD4zFU_i3I3x
>pR0owGI=5t-Jk5sPize)vQqULj+Kb;$ow!aTN{bAM@IO--oam^9Ui-_6Ly+T~d6D3?EzR@!iJ)K)|&;-gE8aw(t}=BWD)jVlrE0
PH_lwAclaP6NQH*p9nhrJIwFv5Kf#GN&tSN!<E<i!8wRLE**mhkYG_`AaLyhB4NFr;j>s$as$<zh8frLrJh}6SISmDIT5wM##k{H
MFssIv5DR>c(aAyk#(TChj#Oi&cq&xYAb%8PLF->2a*XY%;}_Dj!RTUl=0~AUjD*?584B^JuPpHM{}W4oou5xEW<6O7sTZ})n(hN
e@-D<wQ=}j1d2#Le&v!$Ujq12xzAp4R8&EO^6Q2TF2%jTggY70@9TazK<7MSQ7-=%X$0{~Gujp$bJ8i6sYaG{WF()ePt_+=fdO)w
Wdi!3rc@P0S6~w;Du|-x5a^X~A}$3nkVI1|$Q_tqn#yW+rpeIhne(!)>|4AuGk4bTbT!uDy;5L^F>xG<bnS+|=d)@YGpGQY5aH`*
LXH%sn~2b;Jz$~IP5Ff;X|ON@nYA*try#J>Pei?<oqqS@&I*<aF709=PO}(I6nMZf1Tt;;^`myFh^7vqAjzsIh$-^qVWw`F0h35Y
6WFlk*%6WyP{j;k$bxEXbPql!mUAYbFI~`kx90ny$=#KWFO=~4O~!lfp82VOho|>D7%&48(1A!J6GqdJ4sT%8Jdh;U>S&#l)uO{6
KQ@j&bnTWKo#&spy7zJIIXBH%Z$>uJYC-sD3{DtVD`vvzuSZ2>)m%AO6%+?4)BYGh6<g6S1`yJH>9Yfs%Ql}tNqH6E(;RA#gxhC}
fK4iwT@L`3F?RY0s;E^(Eqv}!a;GMdL-tNwuIe0z3~WQ+VYm-!m=AwuZk@dIM|F=*sre|6`jHe!FhT)JGEA^BB*K)65h4X7K!v%w
@+2xGr0}|q^Rvfc>PQjl?C2A!cD*N--C7>M@b4E-XwLl=F_Qhx^$!z@3D&-*j$*Hl`i_RrcUIxrkQ~Oi$8_j-dOiw#kC>sev)#Uc
7-W;Ysq)FDKvABBRwQ<heBrWi!<OA=uT>JE)(6`z5^8WbV8O*0G5vM`@yI%XF}Cr9B3LLiW)!fZ4JbfD6bk`wtfHwwbm#~Sl${b0
vnTr*zC!uPBY+UtZ2%6ruS)Sj7ib_CEKw)L^0;BBjPU&VJ-c*FcNHF<op=`MHmIAezN4!K6>3n>2Goxsyfc_$#HFfn%AY&(@s;5S
XWxmD?kWP3kPK<|!LWD73hZIRf*|`Kg_s;r<qt)L5%pyR6z0U2Qhawf>fP(gCX;D`1|S7s3b95j78_3QoE~}HSDmg)J#(|v?0imq
%xa%<lh%YsbXzKeJ-|;C@^@l5jVpq1K7jYX^>7~$7qA~Qx53;BL`Wiz_q2d6IS550_&g)TTNkZohhfN$H;%pD_ntxpL^Hq0IQ!Pm
+nlma42lrKf`=@?<TOylK+|9>1rax`zYvombV6*K??KE6{#$1?V$HQA+m0%(=@MdA8UYc-zXIHxhgWNNjBkbW-s$^zRa`z_o!>TX
kESSXY;&Q)C&3!Tc9Ls&t@VQtQtYM>HVq15YO!3jK}M{D%VZmFl)DhK3t(usYi`HE9ye{>NaKf3Mta2i)O$z0yRpw>t_$Ar+jZm-
RTQaVh*ja6LCX|GH>wizsE$qfhbUBINE|RYI7P;i5H0an2p5SQO+kne0z{^YmqntSnrdr!aRp)wWd@Ggi?+C(4g-<-!MG9IAf(Cp
YoEFN?{*HY!<5A2asoLd$lw<uY*|o5B-`iYtlJ3U5_a=}-c32f?ET=6wokU?``0<hDsnX1ZwnxkC{ZLvIvGoMkkgR^koh1Gn3({P
rK;EdcE}kJcd5!CkKd%^IH?zJGnCInC}k+}aw)kh^})y|cXrR>XiTNC=;z~vWKlO$z9i`q*s-0%0-4hbo{7gKA^g2y?u{sUZ8>+u
*TU@b`Xv<s$c>nbL$YCV0PLIJlJmCsFyVZaZ=UW^?;LRJA|mZ3(@tE}4N0?!frum)K|(n|yQYp!7y`wUk*g3A)078`Fh<iAoo%yw
FB{N-oJ1&s#Fs6!!bxjNsm$RQnO#E?Ig&ew?a_RT)=)_9AVopml<#;+s1E8vJdwyAwC;K(cc^XBB6W8yMRd?Lu^rO8-E&<vZb7Tj
xOX&>`zLbgWJlxi+s_bOjT_0y-DM?m)R3focO|kyJ$tLEiN8DC3HH+bQT;fP#~$FC&qKI~Q2}hfQutqR{2Kf7+(d7c@c|(+2=7tX
cAeOAabXfikr4Quyy3I3xZB-4SkeNJLxjbyq4$pT66FWN31Y%H5(xNqvE;IfJKe_z2e)83UW9U{!di~&$CsQ7iA=>>QF3DCVVG}Y
nKU46fP)~cb?<0IaX67rG7ofcqS{)Qo^uG3p#rEeV#8x4i8xfOE8E7vq&BE@fTd0lahSol4)8%ZR2yuTV`l>FnFnJJK0RZ0_Si#<
9Hf}%aPMGnd)Qv&c2L|392Vyu+XnI1w|j6o^~iCISFBsf*%!ec_r2%aLMz0Zz{9uxZ}P{ySbpX=(x{B8dDD;NUb#X`VQ}x3@^hNs
JGhZ@^A7SzQ)xt0W-CZapE}<6a(An8P5TMX9Duqbd7-9^mwEr`I(5eBvR5g15{yz~B~AN8rZZ7QHyhOzwmD0u@c}DQ$4O&?+%?WZ
b<~sbj@zLiikKyAyO^^t8&`kwU6iuXcX}?S%YzmRJhG~E(F8wtjRAEQen;>-xd>c|OP0{tRAf;6xOXBoQjKXE!mj;R<UUcAOcO|M
Cyi5q#{_K(kYT|kMMJ6;S5*BU?N5By%0yKm)T>ls<-l2Mf2JJp-DD|l*4`~e#a5qIajhFl!_OrsL7X5Vv$BDKL@f2F77#LWKpZ(K
$@>RuZ0+KQV246|#}EjnK@*K&`P;G}=O=8!nLNpeQ$zzYWFw(11cnlh4j7u9Q6l1VK@MAw^rFWfbM5c>cRwGOm*6YOLS+*<oMS%_
`kQ&clW%l&D)sI2hkXGbFrM00pm@$}6{LoSmVdrLf-nmrehL<Xwx-AFm7Pcw8H0r#`3~J&F)cET1gCPRt|0!+fHu*VW+oVwmWYa$
#!N^`VR9(tnFnOZncF$Unrdhx?{R_7cH(t92@n@ZPLdUeEmom|L?=tKh`A_<oU^osM;KKIN+NNz!e!Wp1c^q6Dl|I|Tx_NYLkNK7
n#o~STPUB7>>MA_-MCSlEs#YLTEMVS_wnhAey_P@_rF|dqJL=$RzxS~RNVYh{CL@}Jo@?{vw{jSXDdD98*>Ylm`@y_VU%gMU6q@k
ZE1-$Di@qEVrkXY!o1Dq5dQOis2^nJZ?|Bl3Z!bHDH;HZilvF7ngW&}qKKMeq9969p($tz8HS2NBqE5QX(?%FDk6c13ZSKGWU8uU
hJY%Nh=@u`3Yj9IiDF=qfTg4;D1wNNyC{kxsF-Gvh+=^kVu(i~DzEn|C@QFei4;XeH3U#Z(nLf<5fDX7MG!<36fhAn5oRfYL<J;K
MHEvMl+Z*)P{c(AB?QD&l}k+&7tmKq?s+N5>exvWy!7GV_ly*G)WO#xVT@!>L6KA}>cS-{$VqgvG`$>hDX6j}ki8I$)1(}r=7Jo8
L$L~Vp)d$2ql8Rn2U{B`m4H}DOe|`XOeR4BYYduX2_!Te^gm(8cT!6UFp;>iM-0zbz6c7Mq?TBcsDPxRDVhoih^UH4h>3`V>+Zbv
p|~h#Au4mpfPjn#!Q|ldclIHl2_N6vfHlm4?0^&vybPdQ`5@St8D>@`L@7cqcs&CS;a<?|>w|IJ5awUfjYnhnedIPmv9{8d7T!Dh
NV&?tIF46*$hLIi1hX}j1=g_5JKW4=iZ3(s)<Ek7@`p~GbJW~AW*3;A9lg<1L;#fo1Q9?@0hy465i}%CL<Gu2M9@+rMHEvr6)4hB
BNEJ^Q~c+*pCYe$hh^NSQ-@i8S=9A`M37L?K}bZ<AMb^;0tldDV1kMoR4Hf!A~3)qQlC6Xe1>#reSCklAg4#~59Rj{_GsJOeNR7c
VV>L;)>V$l<D>KQp+mk-v$6Z~tuSg2@o(&JH#r3UF!D3lV4x|n@rC~Aej6Am+7*x#5oUKKc_La`j6QvUX%PaBh?3g&>NoOus-Tkl
6fa6~nz9l`Sk#LIt$i^bhO*rWE$!h4MFj2~3q8&ivyl);?ZbaRk8eJUu8(^2y!KNl`1X^cVsnrO-3W9fg8M{R=^#D1E5}~rW5-7H
X~2IngY!3NIHXiu_LKO=_gmj<>JZkp_%dW%E=Q0oAd}s!qK@Txxbs|b??-b?xfwmyf@+X@Ip|BHn(8>=yMpVZo-DyQiub#e;RQXr
jxB?>Y0#R(AmuBkX%U8)xvQ(Gtx1NpFeqWM(Wsk^1vhl#1ctzD^pJvrWzI<tfwaO=WH)x>u`0mYO`*dUIL^iL4;z~<S=x3-EqHq)
?_7eSF>&kOAYWbc*Im~ZiPMv!<g=j%<Q$xlY*#|-2)XAHOoG4o*v@m-mR$;c?h}lvyXRd%o;ch)i@_HvAdVLy!N=eq?VA3@VZf;N
)0+x_*RHidla3^xZ{zPg`=02~bL598fbrkUuTP!auN6B&M1rD%Qi!IgD3~z_F=g)j1*-5sAMk$U{a^0zyG`or_kdU-0^&c?Y(J8*
5gAd;>!B%Be;sT+O3X!3Lzrb$Q$$tt!}<IAAHFt%P>P)OKje)c-No1y+%gCK<aUFHQR;&1(VzXC&aWwJW#iCb3;hNj)m5F5atA;9
;6O%Yf#RxYps)FT->$mg?}wAJ{L{Yj^xPe7RUDuAPGaW=h+$(>)4RUUSgwy8i_p~~EXu_Mw4@;Fv3QG1$gPG$h%d#pzLjbob294J
y~+vi2Ukc!R37~}lw?#AdvN3(C^0QK%8c3Uf-95XY(49EMw6tW15+TIeh-<;{Cw&oI%meqc>%8eq+FL*elH_0vU<Jp<7*wk?sp>U
@GV3{icutlccAZ^&V^C;@=uhXUV^}dN+3waLPHXM5=rThfw{_zA4`3`uMTC}2=P{6+p%V5<%blFvm$h<hpsG!x}X)PUJU9(&KQF@
G9=_8u9a%U(TK>y(5P1J(_OQ#iW_&TT(WDP@_lz=!$@?K$9AElfpRsb@W2ECWv4pabK865+M(6pf<t3|KSkf#t&}0U@9M}Dfg}j;
KIhpDe)&|fYjhmg+J&^vts>i1Z%3xm`kpgcr6^rNBwW3-<}$5Nay_@U$l2nm-$Fy{v_iO&E3mRh*~x{n3T-DECF1mP+Wd8(I$P%Z
!&V_Re)*Ocd`a;ZA0**<bbe}|Gg76Lw))9T$%o{_gyMPd@2{VatR^w^=p9Ic<YF!aAw?t_rUJuRZAsx+hPl!5Vj3uZV9CY$`)a;C
U2l7Q4P`Lep!OiNcW0YiN_M%4<9K!P#`Qs*45YWqoZA$3BoOIe<=1?9_<B@FAIG&lQ@b#4t{KjrN110(K;lD&boHiB8_yct52McS
W{7cu2kR)h=biaF>z=zUSzUUC%PIpjsa!0@fy@cBRrk8JG}r6D)*Wi5tyA0i-X)6GFImkQUXYns3*(AdwlaY#`fZ>@T&;muAYtnE
5Q$JwK$p3CbK{Jj9}*Je-W(gq+j2bY`6TToAgZzJP^yEMD19*U@8lYcixgjq7oTBF+`#zF_LUC`-uTqev3%k7Pji`XS<M}MIa>~+
b0BDm7f#Qw2H&2JehaUybrUB(HG~aWQNKM`wqf{qGi3!LSDquX`0wp~b7=|^=g*r5qoR(}I&?JAc*Dyb1@~L$05055F1{jO>t%OL
2NdZp9AP1EzDePM+r@8u*u_rxw8HOOz|$f#3sPXO<5t>;GoLQ?i*N8??DQK&oxX)IHa|Y8j_GCDVaga`VPjy(&#OEd$~#4S<6@+N
!(|ZRL8e^+b_v)>>F?pqraY&oW2Zz^ODepF=k153($({TQ?^El;`?prI1^ttUU0DUmxpi5%yzkwL@th4wzI|GOumoAi?o^E2p+*s
z0f~G;(#usmip83U8D-W9CMz#ck9a>H2@~N0Xy0`Qmv>$j@%GK;q9r@JJtxLU9o3=CwJKD5WbFd2Z?pkK#+SYTMAaN*0bX5;!l9R
gI}c1jg9yUbJ%ncdg{NK@_E6dd``>^N{8@-sz|R2rCJN)+s~I_45(LZp^HMsF@x!RUL6_E921rkV^&|OWHzFLbjXYjsF5KY!+i`f
RIkpnrg9Ge@Z(}}HE5^_8H|Ws(n8Mqlw~01An3g7IV|W}x@1{1iN&M@GBd*6RWoY3DBo(5;b)wq(4`o!<!LQr=&xma9Qb%`c#-WC
)qL`~$8Zekeg%QV4P!LYzP~xB<`u-BEQ`_%gVE9P7K-%2n6OTej#wHhyz731S#6}hIHh5|bD3SL2US#IhDBr8Dp081It!K^T{NnU
uy*tgF@#@Ar3WJqh%@9&o!Q?7Ylb1)17@geGktf=u4leN)n4uoRqmO`>#?&KqNX#Y`Lf`SmqngK!#-^X1A^I7n952UbWZ~E{1b^A
qPf&}B2L#3cI!%&ebNS{y%2SXS3tmnduLh5{g9@RkHvWm+-JkuBD@o0J)>*iJ(eyE9$zo(cRa*tm$a2y3B6g8#6d8MwFQ-ls+PJG
tUSeJUe{)wnELpg_`67OzdL6{M;l%;)fsNHd|b1gx@a1_lWm)b+gjcA!gYnMOS!#GsajfgT0o0HR#zm!6gU_J5}K0}V`WuI@0ZtZ
2sXM|A3B!N#NQduTekXKypESGicl!b4BoV~$2<iLaMyUE$T_&ffhEY)hNWWlts*S7!;IQf)?)2>r6ttiENW!i7pR-3Q8Z|!xVz-A
8Pn+n2=VpKyU`a9FD#E(^DW%O(W>DQ%eegGGn>`*(Bmz*kvGO&k@YQ%iBOK`-OM~wb;Vwl+PTu(cYO1NM(X2y;=@(o*B6VW(!`_0
q*o!#31cbAin^t*O6HMv($#yEZF@KqWhoV&83yer9DL=pW<4}!`M#Fg-L9>Zr_ro6k`BYPQbh>~2Q!9!K835WZ!N@Ju;Olac?5by
ODxwRl6mJBlb!Ey=)=qGRYjt?N^|0HN3j9!T0PfO329e~IoqDMP|4XD^>`&!#D=a=-*(%!n8_6UGVyafL*-zw^UW&Gx_3`w$dPwg
h$IOTaNMkS(sqVBLYh9+8A7gu=P6RM%6Daq6>}=W9Elr9vfNdJb<*J*S0i-s(Any}%cGoWR-Jba^F1|RZhVPsqS&;5BwnktPX)u!
PIDjT9)(@)g^9H3o<-A>gGYnGX1VrPts|;-(BqA+Z8p(STA2H$oE|U724i(ql0&pzI0jP{CUR4bGY?6jVYAIRR<x0Er8bxbNwyHq
7Q_i^wbnqeVk+W*X^jhB7?$&}XI5pQL){P1mzP_)@2$bDqdjp_Pba~gM~aT9UM*a8xY-V;W$Q*8<Qzfi42F)O7a%bl4lMSpQ;*b<
7CxU_o`>!X_I8(j`pdmdC9A(FTkC|u%5LN`G8|scb=Ex5v#fK@`S9U8uIvEX>+qNUO*IJlx=s7@><?}n>2-aNz7%F)B#H`EK!H*~
_aBb84t>^XH$1TLlaTl)8V*`Fx#9Q`=+7{KZcfe=r<*u84D@SS3}A&-go*pAuuH13nbN3NT(2~*2J?4~GV>we*;s<>c`T69aLxo+
ZY#W06zzTsE776^AuJei9p9E&eCB5AJ?WlKI`7!g<T#v@)Pi_-Muf3B)Rlo<_Imf&X|&q`RUS$*kBGv|^Tzo`)nHCHHcxX5iXs~1
Wc4xzk4dAwURx?+(4Ag>|GWwU8JWU63kwY~hzmxnWZoJbTGPIKqV_BEn{Py%3%oTYY!Fs$Ed0l-@GMGgQPVr-EqAS@2%=E5VpE;d
Y|74WI_VyVC0K&Ej73@oi%Z;vqQ4t(UNNlp$dc!fmFFE2l`7(6T`xThGFgayCrF^C#SyKG?D5SsDx9@Ow@DVdg5O-MU3AY%qwe|f
YP~W_d~e$Piihy(S0BgKgr}Djv$0w`<4k_vy1V(+-(!Sy^Qo}lSDvm$9$uzz;t+xD3&j#uM^(zw=>5)A=g*vnpCa*Ps>ygHQYj;Z
c0qHnJNhrYLd9UnkE`xsK+04k8+3i&b@S%rCV+6vg`=Do(hf-NRL%|+>-If4R`3-{B_K+|HfPK|aUw2Rg_3{H*ri2mFL64X)PdKf
5f39`Gp=Wi#$Mp<&BdPyA$_WbxpAiVxPc<9L?j6+(u2nSW?gPa5vps<>O;q8rj+-ywcqEUkvD$(^^Z>ttBn`Oe(PPM1(53<-?sg$
hBn*TAn#DVUiZnXwAV_XOdPHyA~~Ng)=qsd7hA|RN<CL3$8%6cM&lH9?GL0pO)jT)7>@K#yW3yR%EgM&Xz^*&u5FOT#ZvLgjAB!#
M?x)gT0lWa>3FKX9mhIP8oD@2xRS?Z%W&Zi-Mc|v*7orkA8#($kS3EC)W3OAR~D}QdfAb=9&NV&e)?VJDpjkf!=)qktE2;8YZ0G*
UwK{lK3l<Aov6@a#L`=B`;&ToHfjaSVDa|&IEcj*6;YopBCDMcm`q4PLC*4RF*mEVCK>3hs&WZD0yr=R!7$>%VCZr|JCme11AJGb
0dd1^_I)D!?9(Y@__j0CZ92<|*?5VA!4#0!>K}RW9dY!IltPGN$Ie+aSHX%qMbGq|Zy-sjV0k&3K2HSVc4~bRNevwdbYc3fDjk>Z
5W^^fp@t;OKIyaQ+HRA@?;!1>dhpol;^#-B&3Koov93z+nH3fD@DPC~bbBn?>^Nc0tKnd9RqCtgl{BToR!XcmU36LK{2dfR{I1Iv
!)gapiPyBleGgKdPV;zZI4Pi~cgyH~dVOWc6GH)-vJb~lF$yLhQvV#AE4JB}YxdAz@T<J7us^R5nltQ5gB1Zot11e^G8Nr386;5S
2l?v+)?!rSpsb*2*>X;@frZ$4+e)YeD7eJ{(h$H6DkDJ9&<l*CLr6h1$w?^TQmcqT3ZlK`E&H=@AL2tug)Fd%0z|~qOGr^ARLuaC
i4clVEdo%f;y=bpMp9@f28kg6plK$gplC#(K7PQ}2gxZKWO6Ht@{ppzeGcF1?=#e&I=FcEg$)#kSUo~~%k7TFVkR>(g91d#h5r4}
K7W}%3+;N)Pq`5g!|BhjWL_uo_Ha=Tf8X*~moZbmK<4*&5=!AChxf6ksaGM~5qJc&D(Pb+QKTtVO2UjXDha6)7Ksx8fCy3~lCyxq
4}SiAd><dbp8NYN=ei;b(jDP%OJg;960dwL@}+YKII|jz7<iISbD)u#!;B|N3AfX!-Ih+fYp27>Epvl85|!6f4rE~p(n4&!J<+iF
L{_U>#Y}wGag^;N6~2nU43l}&taG0{-+9knVz!H7Y(91BEn}|WID#tYH@UT(?XGdN%aKsDoX9;VP+7+7L9P~kiTmdgq^hDZnezP~
caU3{l5kZ1oW*f8MtO3{JDAP!gM%-x##%2nxr+S6=!CQ>@c9M-AgyIIT3XKo3+smlMBPK$sNBgY9KwjR*@3ohBvV<Y##~Xx8nEL<
r6M_VOJ&nJ?boihB)qPCxFn73hI!8}j=O5X43oy9LV3atf}>@hA(|LztOgh)=ObFS)1;}DrJj#eu@l?7)`wfk>DN8x9Z=I+%Z7eT
6YZSEw#{Z@<>>+JW-<jthjB`l!H`&Kii|*@c35h#rrS$inbAntQs9k7Ls4LB1?KmE6vanc@K`Q|!7&D5bNJ&Ap2l_CdPwz8VJzDL
F7Y0wjMs+U=8F49O&JJWe>tXix73;Q-<|n~W8ueE;A0*Op%cCsc74wmt_+Fvy>6XDVmwSi5%1@~oudUtTk_uXoxgjt92XOm^uKPw
3dv7`ZFyzuNpmjGTJ7nleG>k1FI^r#R<kin?Z19$cjAXcR%a%iZzboeHnFOk)htxhgNe22F*JELn5ibZV7ej<>6;0~=qronT5qGa
zUyBi)MR1Bq##`>5`+K?XzZL!^lo-4=d!Qsm(x20X9+}1b(P)Wg+)@HyY2AMUf~z7LraM2-Xkz{LpwRptCG##?fD(kuPe>V?Ss@{
xbNX#T*I>~!B*X+yro&}7dt!UigdgJ!Pl<{dzW|7galL#7%=GZkrP_M>IdI1HHqmH)=H*q{Fq*TbJ0p&QI+R+hF5wx>DKIqqZ8R5
SJ!z&&}Va<KNYRkeQtZJdM|loEg|SM+R*@kZ5*t_S@$_gx=t$5V-~@dv^<Lm=B#?g3AyRPC-u!*UuQcb=v%@l3>eseh@k*hGScqb
KJLp?ySvU?K(6l8Y9`iaFd#e{-g_5(t(LD3wwbm_PIk4TwR*%N^58_#j}K|ekY1$ct|6e3DyK_s{HIw*g4TM3RO3+bO^vNOU>rK+
k-$jicURLW>4`Pam#ZYUy32e!UgqCAFXwviGV@&<ij#>uRDG2U$tqq>%5Y2$!wxdZG(?7pljO*E;e+VO=x0Tqr4GvoY@^MWwL>@u
9!$V)fy)~XgeD!0nhd1x*qS_Dq&)*Ccmc8Y{61o%{KMym^u0#v*28>D{A`N$Wir3|Bgcrnx+nfXwNbk0Kh6+PYBedS(Aqmnr!=P<
L?+G&$>409NN?12w_0R_@K@P@^<9UTl|1bys&ec*-p~ap5b=7aK7@JDS?cu`juvSE$$lzgN}ujx5)9IZ2@XFHVk!8DRsstFPnD|8
`jYN^l!7H9D2o0hr;-A9K}v%C93_y!8l(f19vzAT1tNtCh)|2j>OgxG9~2kt6xa~qeVM;EHqwxt;oxJTHNGIb9sAU&^+<*uj{`hB
y;M8_JE2pS;wMj&@c6p|oBDMghm+w!N)ZDQ-yx8N1tw-KgyS<cBUHb988lE*w7Qisgk&!XG1dhEkR*Ai1Hw@QmsbrR4UNS2Dd8xk
D5*k<G$4aY2ph+mpI`M&_GEtjW}0cU8H|G&%rPq{j{djCU*f`v+vnw^He5=zV{GiDZHPp0xY$In>kGA`5CicE*>ScqCghYBA0Xht
49m6-2g8;drMhsC)QB`tAekzD-d`VwK~KBP#P*nlQ`sLG9|%xN5Xc3g8c;G3r57NiQ~Re<9!rWF0ch9Zhs%#CIiBD>jkZvv@=gA%
%rQ)5qGn21p{EFPC4vY<h@kr80XX1&N}o`p&GiFo&Ipq;2siotdiBmjxcs@NG5+Vz`uy|P6Y@%*xG~H*{(WrI?Q~I7&(-?<efU4&
xA|6%7}2P?qcZ>BTJtLi^#x=#7tY9QQ>(^A=ciiZu6n&>HiRIvOovEBX<fJ`BfKd{<cMlD0;af{#m*vQI(aR&E^cpFJ`;e_cS}b=
L@<tZE@BeCo{1s<LaL=Qi0ZFl%uPLy>6>uvIPdoVEajZ<zXw7y0?Q(7{b9nXLnRV@jAe4jmJBma5`l!K6S#y+4%oA>yAUw7kV2g9
GVsUteJ^%fDbyzcfI!FWis3)aUh?fBc*#?8-hK5~q(O(flf?UZcnl}?`Tv)!?>hW@JazB&_^Lk>>psKc9i(PPqeq9sLTZz2H-$?u
IdQw263wjOA_Y(I%J&Zw9*ZJ#^^1u2x%Yye!(Cmx!|O<{L&wPBLF3$VfVo5qAlp=1)y1hT=OeZ_I>Dj94mi{qhX7d4Hk=r6IOhR4
jl<!(RZKhe5tEq^RZ$9Y#<Z;yGHJ<EoQE(dN%nECVh6x_dE-Hm@7J~4+6eE5LG>wzv=qItKnLL`#osnQ?oJq`*H>vW<|2y1BpNY<
LoU*@Im;`7t80m>=xz_}-CIf~s4NCHJ--a&>&K5YuY4kXCG=GZ4@~q68K=dk{8&;V3Za(w=U3a-_<fVit(Z&#!ux12z*SIH7>tXg
N35F8lbsanf{Eqz3!HfG1HQTgp%0&ze7WO+gt@HKtOk*DS(B0y1e*Uk$03eHc9|q69(hXTrfW-~G=gcSW@UdF`eCg9ey5<5?0_e~
*PG9lKNIZ}nWN!+hWf2bE^Gj=9fj`uSpXz19f{{B?F3Fw=<J`**P=R;MvaGn-ymU2mIcWX_eRr7x5m<?5vaE&h{hVuiD!Jf6l^Sr
X;m~+CMOz_A|$$$;O$5@CLyA;^*XvW8x?;3-s*80lu1#p7ENe%RV#zT%bMOD+9~OQcS#gr&Y9Kp@6)wFIHPTrm4MA=7|dj-VCFsC
C1lf)1oXR_(PA1x+bj~qh$I#;X4s?E*6K~NymiclrYt>8zI^?C#`bnT{AA`g;$aXZknXbK)RA5k|H|ywXJ;DZ`J8varV_G?Q=92E
0CIV4lCp|Y)b8twgo<bqp>S4qI?KKW-EC`UV;L(>QZ<ZCDuM|NJFs{*-P0+q=9J`Uyfcw^32|`M&fx_gp-8@DQ9*R7PwgCjy=3Z1
ZPG=?k;R#FuH-`EbgMd*-Pnvn$4v)Tbed%Kvhu>RgFG6u8Kv81ZiO{mSb-wZ(yLUa?VBF9Q<n(Sf}ufAR*N3*C!P?TrTTA(5*|FL
a+42|rX{naT_G(kWz#`rBuC3?{VCIDuK~{)T<mO@0>sN;kQk36eQe;)UxIE;J1%;`DiY=7r0LNeH5Q&av0?z@kgr=V-3Wsp4wF}(
B3>jXeD`;#3CM#lOoWuzGdtfsuz2&MP!WzrGT}uwRa}w2VgkXz9Py2h7w(7O8&8m?_}qqtDb^Bj$-)j$+s0T!7*iPBv$pOih$`m`
c9@qexrpplu;vQ&p^!kx1=a3_QxBv)L22Cvn^aly{~4@#_l$xg3{nYVAtP8^l#M8+IIucg%nBn{5fJy=J9yx|b=f9r^dc>-E5f%k
6vj|Duak*h9u63|(bBSM0cU(&BB>O{R!$u_ieoD`l-BH<b18@^w5N;@F@bX+b1O|Kl+YMuKuD!YL=@B*Qi-HTEw+u5ARx)oe7It8
LIm6%Ks~6V$4a?z*g6BiN2G$=Skn-cim}jnTuPv%nxKdbf|1C`GQ!DkX3n)#-~e(D^MUZ<9b?7At@y-HLV-Z@U5bGN5PSPL`F1J$
gouP`QY2bf7$xg5PUGNad5G}m_lMDbKTxNYfD`gc{UqPr>O7Ao6n*(qBj8f`?q+K;T=xeHG_zGKC@QMyu#&_~$G05v+BZG@QQ<gd
Nw>I!a;hZ}!hAe_nYqX9$(SOH6i}k4;wrh74(k`=Vo1AibKG%uuw4gne$T->&~T_XJ<PGm!O6|?3En+5%bhcGP1Ne8bx1WY$CHtw
%6vjl?5WRmP6Z0mI-@y7MI1XI{eo5WN9&`Up~ONaM<lv}T?8&4lpv&n!;wTi7vqb0CZ)EjCjuXD<@;wsFHGmJIASX8S|g;-F1e#+
l_IQ3z?9gAGJB`bkeF_qIPr{h#XEN`?|e9^-knOWxN`vFs29D3HGGKxk1NCj>-8$sby^K&wxqh`gDfa5SuuwRJ0-SCK99ujF7K~-
<DF}9O!OUT0TD}!XYA`!TK$V7w78rhgGk#IwCJgQw$}HXE956E=Srz0P(!3JpjF0{y+vP5qSvM)yd#p`Uiu2njrYKZ(st7?g7mI7
kx?2K#gs`$dR{ZV9IM||ez+XcpRdO7&IoE^XHxr9-D=`C51D)9(PpE|E?;Y}tEo(7`x$@9)%`w&>Wf>rm(M1lVn}JVOxHA}p-#hX
BQ{KG)Tmnn4rmCW)mL`Ctk@Sh1y=~R4ULJ!7`>@-+YDb6mxLaxM!fM!z^fZ<`H(f$Hrp`QT8e>6$>WRP1<7E&Z1u`IzUr6O?9{&J
<rhK_SMaSi1(o>xyRf<_Pc)XGu~I||Iq<`YBjLW_ugN{L;>1QgK%M?NygvuTxX9(t6479)AkEiw^YWbaudwF6*n$+@U9o_<m_a>t
m<MV&v9*)Iy&)Qcs=^(oJc`njZFi`gQM4dwot?DZ23qUQ3cZeMNZo@B#UUm#eRyoBbnOkKGZQ_r`tzC|%j7IMK)KUlBMt!(fy%h7
XdeqoW&_JCyRrs^uUI+^uXUvNu=tMsD&0WoLg`mS^zYK%@6{@>N|Agp>Mu9G{D$`P4nwo0&GzuMUI&aC#F2jaz2i>0>y_(wd|8|G
cj@Lm;c=zK@e!?Dmvzipay7|cG_$YPPTxB2ed}7F3yrl;16&ag2B#H9;TLnYW+{3=wZhG%_?+ZpTfZ}|7I5OmS?hkYwbLID5>7Gh
K3<aFT&`uMBvE|NJMwc^ADeRB&hG7apFVFAmptB<dd;)UlX@*oZ#_-xcKcnf``$hnx_++u_1x!@cYEGvUSrbCNgAAF@fR0wH>&h+
d-9hKxj4F6+#$a+Zdm(Wt+Dz&`!r^`(>1*=w73=rI+xHOX`LOw)Vp5lYnG!>B=FA0LTK)#+0SI*op7xuLP$bLNJywOCDroG@zyO!
ziX+8dP}&-wu7N(F6^e?OJQ{r(k)qe46IPgC0D{CDi2Ep(l9Ly;dJrSebGj5e*3Sn`Mc0{+3Q+6dN+IrNJyJKq{$BBt0@gjT9qKy
Ey%44SVA##K&SYm%B022W4~NwovBbuS98_fLgh-OUDb60xFLf{g_zj&On{n(p^z&l%3x?jqLwfr!Rmnwj3;+f&8mo+kvehR%$kY}
(`Vl9HJc@ecM8vFgsqi<iC5bYrkNpqcxQbm`_n05jzgR0h37fQvEEuC(eGkMOP=3e`}V!z$H`tVe)T9b-#N2ad^ZmA&Ln4zZ9}66
4}6TsM@3<bV^<oINyMR<awNv?@_Kn=Gj8^>cj9r3NZwMHuyKZ+Pf8lvigJ=dy;d^FqE#=V>Fd#+wWWdSv>hez8+M8BH_?ZPTb)gC
=W6>CXu7ba+9NhIH$u3Cu~?=ml_CV(SQ@E`&o6b>GSo|n&NW?lI-c12o9ep5*~gpLxzNQP`b7<BWguBrrv|PcJWIa0u)Xd!%SC~}
^QGcYv)kXDv8atrS{694avF%d^Jl`&&KXpQB?m(@^24vtg8MXTu~ub?9)|spL8n2$?vY0W*w4_aw6ag{`CqC@JNTYpKkk&Kf%ook
?w=PU9x0HqQC7AvwiRqVLP;WggQ3;^xzUGim+4Cr$9Zzn36?x}f<i!&Li*-bla4vfGeQbYbE8eVRYHlS%ci0zYiOd0bZIX{3q2e~
58X&XBP|6A%u*r}(!?|+1gsV^MM)q}U4B0YpVYcI_w)BY9qwn0Ii;r#J54K0(!#G;M7vy<6IIF<bO;t?LIs0mME(d9gGFQbu!5V&
Z$LW&R4yEw0vReQGL9S&J4gcK6=YXtrvVVayH43gK-QUnC?Y7NbVvq>1T;XAAwx+Rjx=_V{p_2Dz+A{a2lCd!z5<89@8BWSCx+tm
2jWO(`Uk6IIl<0H2`N(}Afwdc(Go<{L{y8U4#1USRiH$amEfWx8v@FD1OZA=OmDXjYp#3+_2EeV=tTRueV<?F{XdxfR{f;W!4Jdk
fT#7rn#W=WB`#+l(ra!Bk_1Sp-KX^#2}A&64ImuyCZ`^Kv7Rk?%1jxS$$t;C;RqhWPNw{S&q9quyTCnrYkvzno-47oxB05|V`wO$
Y%5a9@=A&95AH7t{{XA=v$gs5Q~|mn`uaa;I1*72U@~E3rM55=gJk}{KTK0V@AS_nnrD7&C^(P$5Pzwvt{rdfE3j=<oSF5PFKVEO
(P7KfUJwaNHGcd-Lm*NFC;}h}LWU(#LX_x203M3|B5h<jh~zV5QmZv69}rjo!4J3F;{Hqim-@(ReEtqSmeUmau8_^Xc~2ucz<K)|
Yn5jjuenyhjWe6lm(dG4!VU;b&YV3tUWP*xf~FRTojkQ2(jD;Utvj7<+UV(nbn#MEXftW@Y}JZ|!oe%oh<DAijJgL@%!bF(m+#N=
kP61Aerls~DAQk_LBJwpaZ-c;p(sX*3L>B?gpx&}RG}243Q7P-z$&K#DVUg520VL@c@3<hf+Mgl$^u!4i9^(@pk(B22q0{@M3yKa
X+o4IV;l&YS_s0N=~JPh1yOSDc9BtQNDr9mU4_PKOqnq|W4*U~*c1W;$vOh{gB{jH*jx=IB^8K=dkSJJb~7+QV5loVRTR}wyMat(
3o->IEi6?*Lr$bY!da;eL5doqC}Bb!i83Z4kyRFF0Eh_SL=o&+fRielY-I&O-rFURaJ}qzD~h~v2AC2U42Xro2B=7pnuy9Pvf(I%
mnfj31rZ38!GvQ;BSny6bIc`aAfUsai3kU&9HykPwUBZUgIL3m3?m=&#ychlh%BN4r>%(v!tzcQ+I1jjCd>y3bt^!T0!+ay#Y3#H
K?g-^C6V+RMb2@AL=@<qk;2vu2sjZ51QZ825jF6if_<N-<-D8pv|v;r-)TA|F025qR6s=1V+htUgqlbCY#iiu0F+e}lm!TdB_%1e
YBaKC{-4(D=?EbwY(xYxgbXSbCQzY4hD9PkT#yj4QbZr-Y3M99t)#Ns5M-2#=6O#pw@o0c%!dEFKfb(loqhVSUQJd~Z0=W;??{y;
Yflh(T{yq-du6M4D1V>Ks?=H<p(OrM;o$t|JXP2K^Qx}nHB$6RHT9Ek5~S2r#2b*i1(z`xr8h;|$yV*cEN<2aXt+DfB1lzj(n84p
;kgn<V3yroT4*g2I=6BNinUZZTv#b!yBUbZL*p>CWU!J&{%^iL*EgAD*6!Fj5^hYz2(Kxm7=qD%28BnZW$sx~7f9_i7>CRxNm5NU
KkVxbF|Qvc!y$^hRBmI1G5HuONgzt3_cJJ9xo@tsx5B%ugr&Z}EBFWZ{CESzWrh^uN+cLyfczm4{X%}TufUHT9s187)rxp=+i0sa
rX)ym!He*JR_6ZCTjNF4RYd$wWX)2Qg+NlX+>&8bgS)0;3MioXEEFn7C~g3oY=z|MwIjh;C4PkC@PE_}W2NJO5l3i#?J<zMV3U)P
HE5-RP^F?dWMcXlMmwSi#;EId4Mj}TDpexA{2S#Rz+uO?i#?V_J^7q+;wYKqCwu^=J;VX~I+I#_ffrDpP>Pr07={EH4tM0{*m>$u
Q-W`Det(J({0OTRvdnSN{T5b>_n3;R#dM!%3|mu-!}JqMNGgKGj{iLI(Z>u?QxjN9uF$A-`5q2VO>rdCNnnpTi2gO3;8KRk$pK`c
LX0ihNzMUW69^F;RW+4rkC*O5WxguWvYG~>(_Sk&;|}a&OsPO%pQS>L7VR3S8c$tuS%{*Gc-D^{x6ehG<q9B%nF}TB0Kx!?WfRLS
%h6#1u+!zGq{)_Ep_edjoxT4A_BW%YV4gC#Y9ZQmSB!7#<KJ4@Y*O)Y$YL(gJs~QE<s>Th#u#(Xg>@B9@HGXUVYya|BNeM6rHeOq
lTXfQaAQj!CHC%7-&$keZ#<?Kdt=J?(8V-<!eYCW4HwZ*GGb^=Q`e%#2e%*JCt=cXjFS=xAsn@gx95^!kmC<CH4`YbP1>?-h>;Hs
3*2ziG@fm;s-|GX7>_E(7}?TmeKR$t!od4|G-UiG7?vEnyx(iiLx3H`_D(=}U9+NS@=wlZq0s^-xq-P;=O$xODTj-b*`FSM`2(b!
bbh`QLY$FU#$0!6JxFuNbA|4J(i?O{DrMSNR6;JnLjXy)THBFrbJy$M-B-J(*S%xIy4}hI@=286q%Ut>w`AJrCkTf;o16toyFDV%
9EREK%iYo(D2c&Huv8da%#bo$j3Ps|(I+DFyER}r$`hf$U0s_HP)|QS0(!@y$|~&jmjg(ckd+bC-O+`aG?L^+pgri`LpN|kr0glr
bf}}&MCW2FW4bbn6@g9B9&PJ!cOcFpJGt2q>vt@KgqTpPZ6blsO{GCqK@;l=A;|j2IZbzV1)jOwMHg^(60wO3i=1)_LC|-1J!uDb
cDZ!j)>vT>4sZ)3;^^Gr&sN0fWWiy^lPO^|la6;+O*-t@bG{^xtP*c4j!e<f5(w?cYVOxtn=?4^-a8(6a^q_tEQEpQd)JdGlsN^~
LU%aiQ!4Bg6OW`7NM}^TuP`8>Zz+WYWJJ)<!H1<)XDOjbdUz9NjsU{ROV=D7=OT?HbR>|1sXLD_2Z-2~VX>!-zM#TwNL9S|N^P;#
x66kCG=jm+M0)UC0E-zD);ybV0Q*7+ezQ0>!cYY$F43)EtpYTOl0CVBL0CzSu)+d`s#;py<`+Ri<Iq<DeW4#ke1Kn2??1s$;{!tL
Z_;;iI=tU}Sw#In_aufu`4^MxGz^c?-VqG`3NARP?)o|1lPy?=ZzdvfL#&-m(++IEtI?3dz2W-09|&I(0pbLouOBi3d7p2)4;%BI
^GK=22hvqLAp<2J(b<5A6as2d4*5klfKPiWA;J#yIA_fXAX~qXDdG+GP?Besq1(Dplf~3$(|POT*|xAO6^QZ0&QM!E7j&72yK-eG
a&kK)R?D7^GqLek_@^2}c|UpVifXj4@RZR%jt)39M6D55*|~L)F~u3%2va1CEdx-;5?Y*BaeN!e)UO|?xFj3nNu5yE`6q;$@7kPk
O2ej68sF??#l4<8mCQqF*_Lqn>&cH*1f$W-R!(f~){IWawEZ55xEy1V$I1sM$v{0Ji2$kynP!*(rAnk2q*$T~N&up%rjS}mVhE;S
Aws9p93p9;j!B4+$meIH5&dRadTkMxO+f};BcDN4R4VoS$_x9rbK@z~Usq{JL=uD5jv_xBP@BjUAe00Kexn4^Cl0fC4+Gk8?qm0@
`^EjULWahs<|N!#f2Ey%0HoKFLG6U>BfTWf>kbHc2fx2b-3K8c+&@Quz1NEczg)<t9w*uIB=FRd1vc%&)4e<KFMhNf3UGatirWgs
ls6<0lM(@~Mu$+-sZ5X}QiP%;qS33e;QFrFLvkHh3EpuD%YR>PR2EKIDXB?P72`b`vHX^Y=oPbpGSIfR#6f49=Zyh~ZG~CH78i1+
RNVr8>0^;qa?gf1EV|hj0+JA#Ny3N-9P1#v<u>ujg?TC}CzaP9woY@ut*9&%J4*Ra0D3hH+aOucRbYy!u|$F$6gf?p+0PV{o<fWf
IlQ_Ux?e>xUPcDrPwk#3gF`tU#Wl6Nvz$BnW9)!{drm^@pA0xZ0uz5=Kx5(OW4jy2rN2yFwmOYIq(xLx{yO;4hhb__6C{N1{I7Ij
5MS}rG}vmxQh_rv)n$y(RLDrzq7Xn;5MGQ)k;9cyq{c%bf?|LznOvlaC@3JJ7>JqC8Z>1DK+K5)goKm~h`Xs!W)(zpMUkQ$h`xE)
<Q(jdW?X`VK}`Tn6vUHE#7RQJY`LAggo#JY9>4VD?Sys(1m*W(W270_Tdiz}pe_U{FLlFXD`G$<5MY2Hh9D+VVIYLiZoUia>SN_J
0qbo9_32bU;4RcfU>ddpZNd)sdjfcqf7Mg_v;#095TO#pf^2_p?d(K3983UA6*<FvLD|$(^Ums>itWq`Cv(fHLIQ@0hDx9KVqpYC
L^B2%f)pm)ZgB8EhiTS}$y9q~3J97(X$FNugrSfs>IHHr5ZHnt4|4VNfUqt&pI5s=cSeQ`)gw!%d?UUDtTJ!DEWN)MLh5a0SxC+-
rz)0D9P-y#lfnVY7F4Xl3p(dAT$p)dIJA)g5n!GvPG+51a0%u=4?uX^owRQbbCeZwu2(Y0_&bh_v_E6AIn3Do(2c!Q1B$*}^;m>>
?#QF**+g+e>gC9gisve;t(SqHwn!A4;@4sYLeH^CcN166bsir4TBjvsV51#g9urMcQKM<oRHvjJrcMtz`@Y<9^U>L4p6=wfkxj)j
R1EWdyHAt!LVegT?ub&x(k!&VToF&~7-^c63PdPXVo(n;0K*?1+%^;sjBtTQB|tc`Au_4%MDC90?Woxwb()tH(I$hCRn=qTuqy4j
-JP^GZK%Rrb!n|+4vEn*0Llx*Im!V*lmJvfQidsZHBvmqjzS4GLLN?q_4InxW%}JS`19C&Nj-y*=<z(Y&(A*W#Cs2M$dkEwo9%~q
A2b)Y1H>gV9D$)ad$!Vtp)WWhTBRuD@a-#SNKa%C)b+m<Dxis}CFjVx%nS_zxMR8MLEAV6>M8vL2h)f=L(F_g+}SBjmGR-Hq=}{#
dx_^cC!0N5x##h)Q*g^-#Q6CXz{c%XOGEcS(36w1V0N~LB;Ec`+;knGK3~>&hw%6<4}$QJJXh~P)+zROn4op~o2Nhz-SKQISOSo3
M3H_eN8fYP6k?Z|?f2{cy-y*ZeIGxy*Pov=?Fst-myohfOW{lem$zC6a$d0x4^HO}M)3;n$L&+M^6~wo@Mlm^7-;*E4*Aq^=Ig6J
Vbr4a$|=l@e6PrY%yLuGHLOv-7%P$@q}UTP45;hYP{BT0<4_@{2MmU?frhaMX+RBqxQ5%}iAbT4fSQL<`lAwq+Z>f5K|4Bydpr>@
1H3kjCCSQ<C=}i>(cz$?lk5pdz3>L|?_`vQ(Wy4pY92D9l4pF1qCQVTcg+Osd`<9vgd*E0lrtD0#3B(XO_DHx`5oVPhiZU$?Tg7#
=iG=~FdxRHCJ<yqAf*Hc=8M9zE4$lCk*hE<6>SS@lua(Bnc^Mu=s@5S1V%|pOo0rgBS8YtA{<@#d2#^f;rxHg+wagiGIdJ#CqXeT
tXj#{gbL1glX)?_*S%w%$P!2df~e3Dv?-DqfT4Xpk4YEzW<SR?Y0{x}PWO$^_ek;~%)0VNeeK62G8d!W16#`C`yUnaGM@?PoO3G8
s5Pl>W!~@U!FDPrr8js?6GKJF_in@J)9D`reg3bU`n>rLcE`j%Aw?|+mEE~!IWsMDatS9P2)0w#Xo)Hsxgr|}cP$p$B*VSe!Dr`p
#~ohr!skjd`jk%6Y{?2j3q_HUFviiStBk>>j?EWAs>Ka3qD*4Z1gi19>^%HE+;DlyLUOa#?vI@>O!_%Td}k_$lAx5BBqZE{IO5!$
&%NCw`>s2#?7Wbu&mf&YF6M?BCCG@=QbfXhV}x3mQk9N-;zyzGo(gESPMIr?+mhlr6i}2cYrDA;S{*9yA2{&T9wyNI7p$cN2-U&T
q6RUlB&?XMSQ9S#V^}It``;e+hn;nnLy~^_dqzXMj!aaWq9Q8D4IsD7utc~v2@Vm}Zj%tu?PD=Jl0l>vogt{PC_G_;5*9X)vO)u6
3~){~g-S?cJ<Gh1GmcKIswD3BgNwL6e2)1}jvL5M7j|LJqu(!k=SX+P^Um|MiX5BXqNaSEN?pfaY4eF1EVVF-yFz^V9#=0uZubOx
G%KW3u5==K?zUW_DbV%E?50;|cSi}&m!G_OeHr-#?ec_+D2eNG3DTpT^X1QzA3Q<4=fw0L;=$x!3B$}xA1LJWp~?t>%7~>Y5;wYY
R^^$PCN>ch8Oh}&{^-bpvMV4II+Ti|tUm21CI{Mt2uR{pNQYh`F6f>~v;feD-UqM`@B$JENf<yWktH6bI>J1+`}&1XH)ZJ0&ORqc
xt1XJ1KF$rbWr5Fgr%xCr|pvf6O$lu6#GMOu|d8wqDRE-NBf|yc`BkF|A&r+NMR^K0f7odGvSBdAD%s)v&?x9_}d#vAvSw`k9(l_
rEHg`Ty=1nya`wY57h{7IN5VSP#{gR=_vpu7!o{XM{vhr*sG4=p`uhrP?+ZW6;skc5IDn1P>1CrA<H(pCSlE?trjn7qi(Qc0?@Qp
MT-RWaip^!vD^=Qaoj*eYZ4BAwT0MWN~xL&n6omK*^1+&H2f1S6x$XBBSn;gLyjL9DTS^R0~ykm^+eK9L1b5VYi-_2+iKWal)vwV
NL5lnLS5%pozOT}op;#D#VuxTt_+)I=(vU*XY~8{KI{E#>Sg}@{xCLSd7qTBW5*Q1^jj0AT`Cu&obopVl!cyuhAa}lV4cC_eEukW
0Q&mh(fI+~P)#i|N-z4jlwciYmKiW&EvyWbqYAkd9Ehk2G!{TZsWBKB%3%TR+=r2%e$c2Xkcg&;mZp-LsEP=PDOeZ*kOTR12vmeR
dKc&C+~G4Rn#_dOs2?~8wGARg(iRbOEb;kWpnE<ncWzRwlC7EvCox$$(JFX%dCuQ!Ui9wvTA#)LmN~~#v{oELukaUJOy6=X=TTez
b~)A&tFqkAd>-Ez>$}o*|1<xPsDlAj2UmLe@4DSj8A%(|^emMfMJRW*S!LGl%|O;5S6)0Z;>OKy5#HrdM(81hSH7LZ%vDUwRLM#V
o)?m^Fwnu{!dFt6#`JT0aOLD@aj+AhWkm+WIMtUZ)k9On@-oqQ&MF!#Rm2Ok=Zg$H4SP;kts2x|dVmfH9&es?=UUY{jHxyygh{0*
Lc&17WLSEm5OoT;ugeIzl@$P$6_il4Sp=_-PF<l`>#T(ZGi?t9;3}b302JYpbIo%wH|E{gSIQhAiKUpS)*4=Ma_f57x~3P=Tfnls
ZjDBYlBk-Tcc`(J8D_9)rnH3+(?ECP*qUQ#8VJb$CQoCRBLo<M657C^4p9kgNkM0CUES9~3Xm}BMNuJiJ26m_Q<PlM0;^OZ0))sa
fG!0A%7P9UnxYMmR!m4?*iphRG7Qv-q$a9N*XhS|K;=@GLMjePQXKCVJN=0GoX_S_E1rz_cQ0D_pnSzPB<vs95li#-GKeZD`im-I
_+Xke*oG62A7T%k^yqOAb-#eNGaMshkzgLbByjkUeny-l)Lw0e%?w2&qL|YVuE7eDER3N`Z>Yrs16V;JOw9xo6N9A$diB)~!?deH
Ed)pjLWxBzNFmSBK=c6X>@@evA?}3lffoosr2`;RfCLIDUUC7F3rT*g+C@o`S`i&c@3>z8_SX_sf}lwa5P?9snmzw8<FcE9wsv)o
&4Pw$ADf5?r}Sww0e-Hn2ylrZDxj2t5^4%*Dj<-lri!VLs1!cogb<}b^ENh$`TbjM?m<(oADIpjk{Ht?GQ>WX38=)1AWBfe28sX%
gbbLVs)Zt0Dkd3)!llA%CL>?b@zKL<14R5;PqB~{X#DK`*iW0MQ)`YC&1lA3ca@X`i$3ifyOSw{yP{#4FgW6q17?<+<T%b8Hnhtq
GwZ4@LZ!TIoG6HjlT}FUooLYN*o(Dnc3Ec$VTIP#hx-}BHYvIo2=9!QU73GUQ29bVpJ5;Y_SpoCeW%d=E4%|TB(OpeDWnglL4APg
7qrvC>Mm@LP$ySSDkisn9Y8;n4FXbyKoBTWpRADUUvS`|v;@jf(6G!vA4q;G2l>?g0%#YL!NmfR1YjG!2X6A8GM*=UGDIumk{&p0
YgmjaYWk^%vf{Dd99i0S0zR&@X+k5M$dUFD!xKh=Vj5SXNymL?sSQ$wI6xE?gfu}64@jaAswozej5yCOZ1K-*HNDv=s=Y<%klg=*
d_&#j_rT3~_2Ov_Wtk;fh3n;e{E-m$`Ny<)Sbd$=%3Thz_ZPrXU&;=^AU6nK<{+V0&2)7ff>rJyA!0H!2pR$*iL8eR29z+7OoD`>
fXK-Vg{F|Cq?ABE(MAA_0RIhs-VpvC@5I)S-dUP)g@25OjnW^Su)CRTI8-@knn{^py0b<^gA8?)R~F1LhOoM}ZRjAwpU^owW0nAN
2dBirA8nC42#fdHK0aLYTzmY#w~~jKWxD^$F-mlC&Q{27LWKi>TbzYEIEJoBryzh`5GmaXdEt(vQh*9VfJc1xym)<F4zu%mf%?$>
+<m{R?)pE{eaZvRf%)+I6nH7Nz1wT9tJh(9^&ERbePiws0RDI%zR1OeN<Y{iFDnu<pk<}?*DX-#B}t4!O#fEn>#iEQ(Oz^;LfFcW
h8qOfnqtTe!wdxg&eH0dlXXO0VhvcBON3Qdbim89H*ZDWCc{ctEu^S|5F-%}^<?KV!)zQ^@tPVmIB*9LH>*@dG-_dyNVBJKZnI?8
P%23XL77y-5zrtLl)TK-ZX7%=Tn;vv83+RbNyq>X@{t}6pV4V?(F!==bDgjp2nIAdaS$27bZAwT?8gpTBJANiXAT1y`gCYO3I>CE
o{XxRB;kh14`Hu)37yl*6Or0z!)Z#g(7cp39iM^p>P=Ns(_0+*FWPyhQxwT8LlNb;9tB0<Wqn!(O9RrxEK!(>IU0wU!-N$D2dM!B
1dh!Vr3^(O1jU%(QbVFThp&={E@%fdg{0Bqd-#W@u>80K*b%L`2JOnX{Qk8e`lJ<>AdMAl?&7>@{U%yniD(UZsBY`Y9h3<lG6Ib|
`5R{oY~fe6tL9Bfkp?rZs)BDwSwr`&tP#$7*tAk1@;jZ~`0jOf;f;HAygbupka*_(foD>t(C9bD#0~-1?SY8IPui9&?b_!`a3+r*
Xu?PUH!#6>Tr=YqtLnB%I7$wBM-d8MfP+_wkyu|&jtD96gg$j#ASw-^in5z5EI3gnW@Rof&W$*gyNn@wuYY|h>TvXCV!Wh>lP{vv
@pOve-BS`<=XNOyxK$*Ee4v3B1)w0;XMx;o2<hP54t&Az{vO`zG=<}i-Ir0keB-r*J=#en$1URrcTp&nxROeewQ#ivg5?z{^WHbU
Svur`${~n;UmpJ6_x49BF%ADoi5{%e2WaQf^uApjet{~kgj9|_O<&-*FA61j<vSWymp?7p;RJLN6RYLRmvTvMhah}(hz@xy8AU+_
w8Eq(B)m+zgb^~xO&<a09N`eH4nejcIh<}l_D6{G&z&3A#?XLHhD3tapj-lnGq+^Yx+SulH%mJJv=W$xp3*AxfzDWzl!TRBaxOVX
XV171_Ss&6%BxB$TU>{6DWnk-XshMRk=Xb|c`SoihfWWU*J9bAj1`Mu2D?4QxOT=TW!TGuC;uD4)`?VQo21AXhw!*_tt;<IT?%|*
ig!!NO@d{ks#H}o99mdoI{tmS;~!=|Au4J6?K=_<P;nX%v565p6Q6gH@AUUYuLSgv&sXEGep)g#0BX{HW=fj^nz3bKg_o^pz<Xp+
ZJ8SfRZT#cw83j+5r%F5;-R${Qez^{G90{#&?oS(4yW<zhIT}cB%KjQPU(%OWM1KQ*l7l;hwEzi@ND%HgNap45o^2`xdnf+r4^x4
VOmj$NR(OyXarBU-v71Aq9%eV?CHqPn}NXj{;GqR2=acnzX{p))R?-m=%`YPHqe;2Gg{VW9mB`Gzz#xuJ*ebE)FKD;N+-K#krdVI
m)iGtX>y@bPsu#v6-Nyh4+i_4jE0`4SX6o@+tWv^rRi_3Z_x1Pe-p?`042Wt4q?*ea6g+c-~e*)WI=uLL`5S^kxGL=#3c*_(uhPV
5d%O{AXO-{2+&GON51_JHgrodE`YuOQf(&k1>J)kUGCXUI}?y)mwO?X2->bMH1xhp^AP%~KyKi~Mun#^!3?ty90nw5i6aag6_h4I
Vqp>>h?n<6&g+2Hr|Rk+_M&Rz9rZB{C7EzV$ve2rMVom;gI8wk#TYsI>?TFgvZ?XLg%5ljac$jMF{zky7V?|a$|=hoae<Nppxl^-
w9JxXO2lFGHNFt5y@u#y1S^7aDCZ%1IXK%6aDCCZUvy*@6LQIhLX1XHN*!x@lS-PQAdfIEpr|BJenCEkh1qZop$cu9Hip}jSgRB?
lp(tS?VRToiQaXDRa8}6HejUb<qa&HH-^GnWOaB$0Ai6&b8GR^ee6@Q(JoU-j1mQ9QZ<&V(fV=Wa+yQmBqKd)okl~A!-|dzG=mVS
8jcaW;gd#+F4@WxPgh1TP!Supla@y0XCr*mCc?aoPG+1Q2%T?Y_t?IYcNTLKyX!#=5<20hsthJOal%a#n#6kb79dj-K!s2ghM+WS
61YbD7;OQNZnB?4_Giz}toeHyEhu+E@lEmZBYp?7qvdvXf#bg|%!aZ<AQ8ldo%BLXB~HTQkh;^k+7ML~%fGdUC@4v!&!b3AFsU(d
DtDPCh6);SsTCs>$2%7jSyz%wpf1aSK|vDrq$V(nF$yqHSZKZDzK-dIK2y|adJVex2bVzt&E!NfcpyZw_?e{4Fd)i4bDcZq!`zP}
-POrT!dG40E4mU6L(axchj>kc?cqdw81$nOiK#Fa7))i>t*~|t$lQ|dAVCiUT#u34AppBalPKrC#=fjDzz_pKW>g&SY_M`8v&%s6
64XrSu$Ugw$c5KmhmSFbpX^EC7sN3z@#<X&dJtYxy#9Z0=kK42f$dk2d|HVHC@LXDiB(ET5<pcc0YZdH2q<JG7H9Myr(}TkezfrU
Xg?4M=7JpmBf+@gOcZ0{Q`_p>QIpy2yE*gUIx~VNxaOVUIyzWGb0*MmS_|b*gQ<BqHAshH+M_QDDCwnpZJUX)%g>dYn_c<h>gf0U
V0+3w1RkKCTsooW36MbtWcBC_0LTryO|sH1@P#D+YSKyB7KHZq9<4?5+AGE5=;HxJ@uL{0n<Cpq^rRFOG#>kOL3O|(P=RW9bxig!
{p3J*bx}oA#xVu5`0Tay2BR9d>IgY}+!bdd4hB3G_Ywxj%hY;z^oJiy@3t4&SQ)fd{<jmcf}t|06G(sTB+3GWq6SrH0%alw8X}5F
rjk%1MyX;dDj<?#Alg7FG7KCDV-!)v2=lvp!N?=CwoU9<1Lh17q~Y7=7P{mn1zS=RgkIy0HxbU~6Nwb)fu0`L38c?x?n$hLkde6A
;27H;F}oO0(^tGy+{2H{<^pzh59GiT2phc9u)HA8OfpKV)WyOelsrl>J`m&%;RHz1Ujqz`Vbb2$E_qK2EV;eb$+_JG^hqg)$Q}d*
lVW{HP~k)4d_BjmxSTxu4%@rOk5FCckEovHl82W~ZbCp^n$)G6pd6|gM=5f&dYlFWO$i-XH~9%2e&fTJ;zZ~aw8As7^*IiRoawev
K+?NqQFh}BB1l<COyuH$S;gbKy2ZFb7F<D!iOQmiqJk<+<pDrOWsxl17~qiZ#M#YksY3}HNv5HwlSJf!Q3zxZg49lhS7O>6h`VfH
QzDX~2oM7S@9$6F!+p*SRac;*u89g24@3+&AR-z>LHNN#(NEAoZU6(}>(n49A21E`cc`9^2X8Qw^ZI@@Gn%CNCLdi`i7<PMSQ%{~
ShN|2sBjxkt(b<7r(ols3ID<qefstfP9lEYv;%oJ(0>YqKZ~nIlZ>IZY};+5+Y460k<Sru2MXxn{yyPx#i57W41^_-PvlYyJCEz@
8=MT-0<2>IN(yYaz46ltiN-i_I1br_4pckcymb^oE&nQ8hMYcIZaX3+R#RK#DZBHo4{s}TB4~C61T|tnMGB8SxI^MTw>yviK?XiP
9fdwPl@&myA<MN-#E$6WECp2dT{8`{-R3i2UF?8w896%tB6Ql{m)GjQWU7vSsrjL_zqvE_Wt;70*`(fTX*IxIan0o76ZiOZ)1%9@
0Ny?_2JU|++HMDV%;<815ca9@YLv8XQL&^eJp5(YXv%#2XU3@ApNXasWb%1^Nj12Ken|N9qHPZ_U>F^j_tQ|R=~)UQGNBQZ4knz#
zF~BW4&U(oZkmFI0%a(CAy{OK5s^?8c!zKC8<#I5JM(?G<onHfIR#iR=L4vMs*Dv8=F#Mp3*^BPHrseK`8B9)L(?#KHe5xW%h90?
WLP1}q9QUMA@f5RbDE$#U`;?|88k#M7|x@^+<PF0vLgCG(jiD76oMf_v?x%B(2*1@Qw0fB1uH<T62T}^F(k1A6opa>U>Xxn4i!}_
K@z1t#5o}lF_@S!G!RTBBMg+G0}&=p5)B{}ff9sBQbaVOQiUv33`J5=LewNQ#LxjiOf=O25R{W6O9%`q$s)8VQzH_KyrxQo%@q<=
Ofw=NV<e{?Dc{%7WQUh>)8|aFRTe0w?9vrrhDlwT4I;rsn$N+k6Z4$p!8B<u(!{(ZLah8X%TXBF^+Pg(%MzsPD&enE5c{Nu(+DUN
;ia&#2_fzr0mv?CDekZn)A!Mnx2kt|O$RD<E!=E%s$|!K6h@}ce;mtx9&bsR3;1@!qDeHEEXd_$E&CW^DeQD@&xIs}@g>`DW9e!|
qbgy^Ar3?{Eu_GXMI4BULQpgdK|vEjv`{HAAfO7lMHE%i5(0pxoN8<-Pzd8H<2X@KafLC7(BM!|6c+%v86d)l&?N%-ay!?(6TB1k
qx`4&?ZbWaZ&tR$5mDlnZ!QX}m+Wi-WP+&$B&s}!$%0A*H-lE1_9E&I$U6w?bT|W;iurXg**bC`f#Mp^S7@?IfIgGc>DPdg7l<B6
c6=EwP&yjEDkZ0fj*WC7?{@=(t@rSV2YO)gDkuxtle4%Tdqiz5mmNsSxFATysTl+aD5pV=KqGfvJQ&Utb6Xde#lSZXvG5n^Cw<WF
1V2IaJk1ZrB8nnF6b>AEyfN?WUvYK!@!oh|s`+P;JviZnr}K1E2h4+@7-8li`x5?w9$wbI`42~QF)}*K6a6XXWbu!{d>`hLL)hQX
oBfKm`giVOlZ?KN&w2TffLW3kp&|#<L#-nEBA`F$NbHJafP5SMkzEv`K|oL#+9CT|t0uBdNLG+WflEt44Mz-2OzeU?m{n0qCT&)6
vhK8wI&?vj44O>1TnmgU3ao|`RMH>K^Bc%*Auix?qsni&(Y-T1R>`z6P5z)Fss{S!g&&;dpm~8Sw7Dt}6C)H6B+E?<(1d|wvcyG>
Tth|y#0d*;7&c|z|KHltYZ{?jrrFvp7Vbi^8A%Gzw>2vky2~{(X4PCu=>xQ^VphsUiuUs^gi;nadoae*Bd~_emL{>crb5Xovdb%&
N(8v9h--odYv&Qrq>6ziW(X*i4mcQvEJ8HUB2r63Zy3~Mg$5Z3fYv}cL@3iiMJYuwARIVt!nQ+t2B--pARw4!X(&>XLLx#2B#0=8
2-$W-OgiE$4mzK*@}C&*yycPWboX)a*&hh|t6yIzz?<T74FwA!1yE~aMv^zNnj}g|VW}aiC<v5@28Nnw941xHa(Ed;Komp?w|nln
)aP28%^h8IMoy4K0i~=YBAZMA37{#03IKzIV?`rzN0iy4cPA(InL)-e+MAH(QX?U41i5AmQmlap6bwejVNoi)U14BlvKpB-J7LEY
WG4wCGAPb9?3>4C)tH^(P4dA>B@jZf!yyT`Kren9+&dnLA3S1=aPriwjyTzTqzI<bTukFLgG$7an{ikh4KW~6%rOMZ1-@bw36mfu
&aF7g2PTuw4>&jo36!X2HG<(K611E>cn13h;{+9qQYtVo1SRAOnWH;m(%8@0EaP3^w(^xsTi+P*K|z86Lq=hP1W-^kg&;u;Na0Wy
2>lo<<FIj%TqqodCu}%C@<6EJ1ltRbQUXGRkwQ=;N{uOl0h17<u!U4nG*MABl{6HR5mL~UrBM+`6frXkOHCw1MJz!`aGl}QjRiD?
G$BP4%!CA^N;5GuRU*=yjj)Mn+7pCnXd*7&_mF)D$0!N)g%AgwILZQ@&Jq`Lh$qL+<OC55>>S;gOg7d6F<_*UYm9~)q`ADqMx-oq
Ds-Tk8H*L&;VR{X2{++IRHcJLmpB)y1EwWZlUr_Q9XoLr0KCCKStB)@%2w#i-la`in%QmH?)T(R305agj5=w4n2vH`(H^H8(Gg7{
Y~_@YZndLK4koS1a^(jIptunS9tvETLGvS?)-BqwqX{Cp-D7y*Bt&Aw$`!ep1VK1k0&AWOhRqojm>h{TCgqkxlG~fvsaPi4C5j|c
B8jts91c{%l%I5PImTui*2}4(a=R#~uq`Yik&CgFRS{F#?^!@WFA{<%PoSzz5JFNE8xUhN2BM|evoLc|Qn#W30IG`(BV-hgX+!Xr
bc~K;tD#8LI=i|}i4IwLab&q^JA+6YV;V8V@o6f6epa9eDvU9ex!z+mi@Pq_Q%o{2G9t>-#Vy4n=Pu2y($`4OGIy?&*ESB2t{HP$
qjL_KT`Q}JMKL-g%yOLS6P6BFigt%w(n4(OMbL;Tl{ifBbul(+0;u%LF7=M=MjRnA-Jp=CqXNEC7gB*zZN6=FY`mw3TAFZ1>3EDr
L^&oR)kRTD8+k}7xmR$UZOuEo)sam~w&BAt?6qXp%O4k(7=$9#JX0^i-4?OB@pg<@AhB^ps9i89n+`-f$~wJsGk1GgZ5ehZ`sSSG
Dbw2>^v<mo=ZZ$623e~vu96j3V3wLTK&OOq2H+(o!8A~mLa%`;u9Z<?pu<fWjC^c4PE}2#csd~fv0Zm<vLGOuHx?IUUcv4Z{ErV`
F#+;AJ4NGzp4jj@CmYTVHt;r)aC0YtJ9KS_yStSv0s>=!C~=|eM!Ott!90ho<8k2do}oSI%3G(DL1r-Ws4*0JCuHVU6q=6eYGewu
27}h?&gFc!8!fsP%)<_C(T}hu4ACS@1B5sYT1$1FF7=u32u4CM4it{S2qwjRzPvwZcT=xf^~2|YvM3Okgp8!d6DEZcwT)sZipeha
FxSNm4xX|xFPhOAksVzF3VETV)^7}TiFTo+=+3z$lAs<$DiD%3lYYCg&Li^oN@4Yd-s^a*8>rqOF}iAmsw%8gJA+1MRJVM$D%0s*
?;*I>OqWU|ViV5rsw$mjEJpRt5pJ5O@yJO4n6feiqEJva&E}l4I*sfqgEagXMkK3^(UFl_M;hXAY1YS&Qp+l8#A-_6Y&sc50B}03
u0-q;M@5pFG8CJM%*|l}r0N1gV1`Zx2E>RnAqEy<){G)JBLhN8CI;yz+kWn((aRPhF+>y?$i+#l{5#)&kClZr@1|(mWAsdO*42V}
I<O56@FDGLjuv*u?~_aJs;YC$+ywQTLTepC$F;R7M1JkWqSr~tf0BXpxlu%Fl2~&IF;$^ew2GwnWNAJO3^K^GOezTQ%3|122X=3J
J$b9QmZKq?tBusIniTpwVYXuNWz^@3PtwWKAS@H|jSxUk?eO*Q_9YN7cQ8!!B6u>&ucp*tpfsBZ6orXK2bc;!RurGnky5V4HOpyK
JMV9lDnPLYoaz{NJyX4Ed}#Fm@xj^Z*;&(@!gRc=C?s|zHb-BZrK3pZ(qFrAAG^LMCAkk5mx^Ta)sa=UAbX!!WpzR*ViD(@HCn9G
B@tB=P)D$P5Xnc>@}Aae`_eg|B&L=jh*cs2u}rlQz3+E|i#r=UM|5qD3_=*ufJ%gu6lQ?01PExedo`E-Wa1n^*^@Q~xXD-qW@QPc
LsgZAvB)Qv5h)-v(9$UP6h7;{xOX5p1P)JN%3~>mju<d<xW|w$HX6Yu&OGTewj|q4Z0|ULc6RMsWyJ4j;NVeI2mn)KXwd*=z`Wq?
&at_{h<A`DZHWM!sF+j9uvLUbK`UYuRM(B5MaIjO5#)eS7a|8zI4zS?tTnQbAf7tlU9y#(WdaF2+~;P*DnexfeY(n~TRltOwcfSF
gOyR3YZh{&N?Rz1Wy&eChUb%tfy1g)TxBr0!lUXCal_9zQB50@S$87s=RyLa`q+WPkq{i^5fXfp-eeq$j+~56RCLHG_GHCijxcu0
W0|~~aSI=HgNG}X$1-GnKyc3JP>c|;(W3}t21|r6ga2-5;gH>dKm`b2{4fUw;tj(>yf&mPF;FuJg(qZii6N;hBb38Ue#vJTLnhB5
rBQR126GH7#0s&H1}J3|QW!ZjKppbK3xfM^lw+B~$+_9UhLRq2*ig)1L`m*GId<U=YeC^$&~t#0UQN#Dos<qjM0O%VfeDc+DiEb<
NQ#(f5{gD5Wqc&mCZ%jJ3@B<COcNa^yu4=jNMj}ng&D$DH0aEXBAP{sDkMUY8d?M?R*{gPs8OX#5|AQ^2%u&lDTpbdR+fPxW}=pY
h$?AWN|J;Elu8z2k96dqjVQ=Ka3K#*PkrrHvpm<&(8N97{Kz$XvpLQjI}lFezv!M8lS45ipw@U=vjewC9P|ojYwzu}nj5<g`^fnj
*`25WoxQHdb`KJA4VB!KPV<Hf>DqMn$=%=Mw#NPbgXH&{hbT9LB~Li?j+3-FLiFzwyT843(ofy4(b0#1<f4LR0lW<W6s<J0(g+m9
05l^o6o62v5(7vvC<P@5P^3r$NKha|i0vzTu`*OBP}GR%BM^=fz+-X*8(<Fxi*O;y{hHfJyr%@)KJI%t^DzL~dbxVUOu-TrB&1MG
5K$E(R8=t&tpUZ5a%k3V$cJJ;`rQa(EI*_+5#t9SAyhUIKBb2T_u?Je#XCDuPl?sCaM=XlCcqma6JmgKk^Ch}C<AXKJIbgjNU0Vg
2*P{9fP2giaQoplhEIpXA@kS=Y=$h`EadMgrW<z`^57}>8j@2yMV1iwAb=48?@3ISh5Rk$T1U1=H^49+cERz$E*E*nvQ7>|(E&g$
2yFm80_YqgN!8jL$k!=S@4QjDIDsYN57p#M6K7vNv#%vSkB5(}44YIGSpSjgduEY_d|G|v_3f)ZDk~ohIf|M)846f}tEXp9AH4ui
GNGA?0sm+u3g|s!>Yg8WyyYrC3y%!?NGT@3{7=+TL}XE)9&p6+W?@N0Ch`y{Jq%SMB0;j`LBTVHUHlkFz8v<1IgvOk2}H3-R4F>j
Bhd{kF3Ku`>DF?nir`f?Ms$Elkt*0wFr=EnVA>pp+CTzuxY=-tsxmudMJgfD@TF6&ukY4!qTyZ0JNPFf)Y25vi?Or5@$-W8BaDNx
YksjiDl!<4G);{N2GBHcR6eK!Mk&vEc!v52oKcZ81+<w=nQXG8O_t7GlA}^K#~6c?b0&haDiBVER8<h_U7^#I-D$!*j9F9xJC2q*
Njn{PYbk_GJkGfekzTbN+oU+UA#$!H>$?-SqqsL`3Z|yR14z)b6cIE-Mxnr%m`M#vx}7U!lZ3e@s@_ZzP#D`X0H6X%7$H!ik!leX
sFylGbFyfUJ9kTu@H%nS9&+WwvgPMvox2?FNa1)?9mizhcH!Ke!b`G;Gco~en}e~=2s;X3RaFrNDOjRlY9^4R1_**kBt+8KXcwOa
bbx3bjNfGxHmWJTX{qUfv5+*$Hy{rL)tK5555^KnOe6#{QKiNgCaDpbnJEfTp`}!a8Ds-v$Vo0jEb2Zs7pTi;0)hylwks&$nb|s>
Y6Ko|PRmwDCNt3-Is|jnB^O&qS{*?gQfL+l1mu)eGV`ILP@OqVq!vtxW)#9Z1DPQ~Seg`3R8e(k1qG{acRPm_E*^~_ikV$bPDVj8
(@_aPu?1=zh{Z)Y%coU>@z$`?Zq#9x?^jX*Z?;3j*%Q#7UQP-(@lU}Ev$oXK*W<+z-E9gjp9F@F(-=~&!=S0NL*&R*Vibt2^Ad^%
WC|FE=k-_;Bjoz;#|41;CY)~_$k}YM1dyc`rXsW;WeHruDorv>(K0C{kv5a7s#FDnttKWo$wnhP&dpTRS>Y}Pkwvki9n&MPH02I9
!Dll9VTSTjJYy?}t5)41JD1O2>CS6BJ~FzU(n_^vOS;5(3&p6mU`Hhp3X)50RA)LaV10Y(H|J_(T2jzEfX5P4f`Y23D#ZdURf<K)
fy*q~8IRAL_O%O2NL5s^eJ6TpVZvN1y69xKwopj3*K&&Y#|j@D39=FN6+%%H{5F(O;c7t@Ng@#_p<7X$TY%c7v@aa|Q+xP1vy~Ls
hlgGpB+ztN=xN2dQ2{Vi5>-`E)QUI9%mdVYPrK*rD6&jQ!~BL`K6rK3xXx*P@6Q6O#>2guKt6tKn`+^A7HOrs=5+Z084Tl}v5JfJ
v=aY7KDCl>c|El!pLwHZ<XwgqTw~CCO+!EMbvUytoV*<j|Im%vL#KnLv(Uozh9Xek63Fkw(`OcZ?IYfPq;f&v=-Pw_i7JEzjipV4
Rrsl1yu*}e@^RxLt4>@~94lp5fdT}CAn^)-h=kO`QdHlEU^IPQ^zr>1wB?#_-(c^Pel$_}y!w2(gV7_sJCi_i9%;FvoG`*|!$GdI
^r-)7Gc>a*#VIi~D@zik4GPe-g&}|^U=KzEkPf_jFjeG!Z!}IlgZyK>gI|Bsi}yx-r{AC0qN)2stL8l+#yr#m;p{!>Qgw7BfN4<c
fG~tdBpN}$KIU48ph{5+f&o7`kg4CcATiMB|3CRzs6RU^f70dKPyH@vBGUwb+6oBBW{ph(ejUj)nUpZIL)C2FU4WDPUL1qSn}YC^
)I_x_eGE4=Qt8UaDf*;6Vcb38w3bQ*wKO9IQq?9f3mN1qA=g$tcF2d`>xPc-yS4p4bGh?+2z&rD>iVCb`~^q1;;tzI3H&G~Bnm+)
rYb3rh)PI+6YYM*QSl%RCsrz_C~|TSr{mOi{zwiLVG80P?h=2z{t9vxcM*(YgSu32@#2ZqumU@>AQ37BDAKA@l+`6P14t<h1XK$U
gaicw6be#;F)K?juEFQy(0H5iPN@)GpddhPD451T3c>&!0&((Fa6(ZIY>W`42@)j15kLS;xPB;cjyHsUi8TsR<P_7W@FDsFAS<O{
i0bVwr~qvdk#~^MJH`X>2+J_doD8k8e-cCKCglBOS;T?JK;V_yIE;Kr4M1kt0vQX!9FSaL<Vb@M>c}2wd~nnvo64YX0Nim6Mn*JX
DuxJAD-Y<(ASfM(X@uR98bVA>^+QIdCRRY$`Tji5qx-i&VOaP8zhOQk2vGi`(E9@jl`{u}XbM54DNaz1gIJWM0ZB<!A*xvj<tZ^g
BOocgLug1~eyk0%OgF(r_zLns-r6iSges&OE3QK|h-9n7jUAibX9IwVO0Ny%4}?BC-@<W@^P?pmp(c_@wIKxzm7vHnN?TYM5{nu-
%4Cnt4%iwygXTa8VeTQ%LwX*9X-SrhMj>b$JtSWO^NOo|Y6^bX{ac17Z<-0<G``{pm2(3Sa!^WXDWz2IAo=>D{0M4D5NIGId<IZA
kS-W-)IRxnA|5|k1Ve@&=NcLrg2<%Bk`{&{7+lK}0tRJd4h*2lESo4_6J&_c9)$$#m_{ZN5)$4ocYmDdtnt^D$F`j@#Zf!J-$wDV
&-MxOIud_h4gv>5@$5FVrV~uj6m*Pe&L%(8VJ7|uzC4a;rHTCD?w61wrjPP}Nqqcv$ZyR%*MVuYKgAb~(9JoxWks0DQUY+y84FpL
G00-#+&)_>@=}UPB$7zoM+|1!$)m$A9>zSLRl3SscPQ`<?i}Nn&&&>dyE%jP5JZhkQRv8rjP6fVfbI(*6%7GYl~KbK#E58#b`i2-
ra+PkseqssQcJP}5NJdwRtSOyCYFj&p``{%XentT79bg|1^}4=5h6<zrBYQ%Bn2T5NYDaM(2G(G(v(CL&=By<qH0M3lp;l#s8Hi7
Vj~hG5$-IgrkVtzCWe41P@n>86rres2tp==qJbbP0cI2u0wM}xQIy(829-%FVxTA~rX-{(iD?j`TH%-zO#xJ+Op;Nl$Yh#Hlxk@S
CxQMaV+wL?4nU&U<+hS=^bi>xks9#0dl(PR<xzdWUW~a+Q@w-cf0#%it_?}%d1i~t93eaP_`uYkRlnz(O&ZL_EyGr83Uc-J$QZ?{
nBW?^(FQm=RB=~7sLoD`(6o;y@qyKD9by65D3pkuzdR36`!+CWh*5&HHc?5OxLhq3#NgBg6a`W^200OsjHIDRk^s0C&4rsuh(U@R
DJe~uWV8g3#Cbqr38Jb)A)p;bhy{N%E9q`T1kqN+V;Tg9y!-PHUw@_x@AMie^FG=aR>k3U$Gd^Lez{D{41$y6Bganx)sHuyXdQkc
zF~KO{2>$31p8yhk&p+<Q{%LIip)8PXWjN9{j!Q7O#+FI8UE7Aik5>)rMN8h>w<h?S_TQ%Jd3Jr@a+T9zTFbOub*&DTP5@eVUkM>
++r!o)R7dC2}*IWAeA(@D2HRIXkdbxTBIX^hCpq%{!A3X0h)Mga~tv3ARJ&t55`w$5XU<h6v44J&0BVj@jDTK$S3aD#)WBB;6o;Z
6*V4$zt0jtF(E+{N!lIJ@r&z>pQ}F$>Zp1!`JAnQA2d>F5udp<>7SNWh77GhsZvyEwu}?&KG>m%r#Kc2XT?z^8SH>?Riz76`YK5W
6o;Y`mjpmb+|3R-`Rc_Lt=3$(QU;Lm1l6)0o0PiD#2<QL8KTMU{U^7)eGv}#%=aVg-=AY%-=pXQ{^BAE15fhwI(=+qQ$KV0sHil6
8U_1c5GE)n0w5?wi7H7!q(XpyG#O-J{^uN40wkCMkZ4gU2$f0_ky0T5C;%xG-RzQs^2}mUilR!2grp#v3aW@mqM*VsfE-1d7=eV0
mL`Uxh-jjgs+zcf8!A7H0YHa{hd#VdVfXz}pnJeJ%uQXrneuklABt-Hb+UY!QQ@aHS{G1JVnu(QsPu(oEuf*ML%icxP||HQ;dFe>
ug5ZF=9MxD*{mm4t-muUhE~;;O?W%=wl#-IUQ?8qS;O%#`24{4{CPe`d6QH@6CBW!NVZ@~Sj{>+-8(asEec9Lw&y;!FIK_?7D!j-
CbX6MCXrOup|VWFaR4Sd{I2@W{`-mEL{u{sK_oXo)?rIqS}mYu8;WFq$*Z^T-RfBPGVx*}B6d#05XRap95uY+abA-tj(7#f-_{B6
B|`o3{0MrubzOHrl#*&9KalZpb#YgxGpbkCd`QS~trTJ*tqGbk?X+Z4sQ?;98}#d1B{Lbo+v|2Tn3y;r1RFwOC76aXG?WceBtkSG
L<IpMB|!~_0yxk}?gTWLM`Mdv1BBIV0S$!G0f1baauxz#b~p##uE60bkP2uhjb@U;6D4-!L9WvG9rkI=YQmz%-6ct^x_>0wESrL!
d5jY$mSj^)K@<@bP)orjkUjz@X(H-2V`0K=Z5C02(0^o*gJs5|btOSU+wsJ9s^6Dq@ydN!;7ESTiz2FmtmBRhnN;xeX{T&6-6l@f
#+M;uGjjPCNq3r=S9M0TljD157h}QGs%XnEUbt!@;4&1bVDR94wbwU_c|eUJ<sy~F0Mx29Ae4%Z@X#AuGW&b5Q9oDN$E#m!i5_=<
yW67P_M?*|CLtjXF_$#Bq56LIACUPGXpDJfjla>93i}3ARUJM04fL9(gJVm&n@W^h;3gE=5|UI@8-}~ML3U6VWI*Iu*$m-NMd#b`
4sV^=T7~svlJ1UO^vs{IHUeS5Of5)uEY6Dhh!LgJ^wo8k=b4|O9iAEHW<H_8S%@6`&hx<d{V&N6gS+!SecR~fg;VxTu={7N#O=4|
aPk>CKt&=EmX^qnVytV}%nbaZvTfX6-K}7EXs~x){pnP}K*>8su{1P7pkq9LamSuO^@Fj;1wT5{oA&Z2lnKa?BwtDRS&-=X{ilcU
n9UItFVwh%D5LdoCKre+h-4KKAW*6wgv-39w&Q4nhICs`?Hl5<#-$y&<e?ZK$#@j-fne1FN6tbgIJ|Qi;cXHSQ=P2AfO}aOsI`yo
kHhf=VCplL>Y2TC4Q2>msyPm1N4Vcf<jUx>tV6K{lc;14(<7An=q$i%ui&flQ_PS_C8EzU^#3G7aNFIBMHwZAB?}WkQcXbQ<OK;u
2t=z=Ly{O1RDn}FApFq(q!Kg`I|w1%heJnt9er;Mlb}PSsVWFGclN(Ndvr5AIDB+$L|c>5>s5MpJ!rn7=C{of{XuY7uaMrjdYd8B
eUrQ^b6v-Qv7>R~`7(8)2U0I;sO!p35$EJ~r!ON>@#FD(yS0P)U)}tDzU6m^6M174Z8=QEq!+>?`2J6Np}8dhM1Vw-Eig#XP=Qqy
!y_0zM=A-$B_ThIqV3UQrY6}4HPh)KRKbruF!^UF{|~tEeR?1q(a2~$z5jPXw4J}PziUj!KgM9ECtfNc0!P=@&DO>}ZZsP@L4Yb3
vW76GWIj{IwV2V8Wz0I@*<6en&r=xUCJ))UMpmKj_TlO6Oe{4pGY@~F@!+qY6f%BLd{f7QT4bn16sBk-GxSfmYis!@or9J3umu$R
K7W_J)ZjY~9Ho{}V@8Bof=_KNrHs<{I)n47DeHplL`-pp4^0QpSHc~#1|ph_;gc0af#9754;ga`HR}S-id25M=acC;I14IFQsxKU
F{v>kiw^g^SF;Q=TFv-7;&%j8RDFV!QF5&11Uj8Xf3E1yZSN+zqpL*ujG-FXNZ9@JtmDsAfbehIljnCe#ZrP0s70W<Y;b8Y@>e4!
pCMw@=^rE~r^@M9P*p;}vY7q8r-)w$%O4mO2>!ys7ib7c9c>}lM$ibz&h%!yln%+7C#rLhXG!RsGzN{y+IZk?c=;jo6ab_QMW3(a
KEj7Jc<JYp<R;I+hp=<pNo=1h^;`NF_<s$^4GC!2E|9^AqwJIPOaTy#XP)`PSQ(ZI8Dnza&WbW=PitMZX+uU<db+~HTRo=a)&~;}
=;EK8G5nzAhfEmt2D~^T@(RFq@3<=%cL*I$BrjTD^9ejVZLUMj`*FvTeqLZAdq5~?*v-eG-G_!}QvChmC?zNXA@jotV4J_0z~EzH
N#h%NS=3ygExsK4)94hiUrZFHkc1G~1_4|_4MI{80+TZY!qkL;kWXSweUG2l_`f-sSL@(eCf>Jw3GGW>55{kvyicjtpr*G$$aIs-
50jJl$+2xc?a|AO5idLTmu=nA+P7F^xl84%7@KwGh9*IigrILmV1k}lZ95%A{sPyKFCGZE>gbEHL**nNAFlgUeOOTVMR?hyigeV`
YNEkp?J9DamWiQ6NcdV5yb>IqvUnRUH`;jSsuPzmD<)A2fIi9RJ@DDIr8T)_G)}*i?OMbfT3HD|{T{E`Mk2dzsxyG~Of`5pr?lON
Af=qY@5L2RiYWyJ6cu7BlbsKz)Ox-**<5C3u&8tH-1f3~A95w(EO5g*=VJ65Y0MAs#SLlq!huO~jL>`19(&I@lh`sZ-j`hg1h4T;
U|5QYL*Sm`WCL>Rc^75?Q)bbC==lT!K%k9&iv2#L9Qd`IGGB@x*g&x-U%c2+Gsqk6<+hK3<)rt?)S^VnL^7=uJT;@fMAT{@a!jEm
21!LVzStVf0|Hf*n@Oettgtnfh#!rbNMMMPMWV7yg%X9KNL{0SE)bz>0dXbT1#(3~gjzzS)X@Z{AOTV^PM{f|jYg|dp|lDbnpT20
f`oDab|Dj?F(Mj`GMh=Ih199M>2Q@+b_{hc1XNsVfY^}OkB=rhY$yiQVse;4PYYPDh!i?0LD~>$2AXkz3?MQD$X!B?pa5x7(P2~w
P>kaMh-Anpxe&yFXgMk&OvbW;$z(P;G0wu}%ZW^Y8X_QOD&>aIiArdqT;-6fVoilQ{x1oGnT?S6aA3ARI~SyJ^P?Oc96BB!L>@_E
E24{8ilCCAq{b+3b{l-Qh(n!35Sz%Q``61G&N%=<1W`vHQb3R;cKsj|g-Bfx4)LfODJDeaC~q#IH6;mD(YywN;Yk&!I0;K4iUNz2
@vxZ|(o~~ti5hX_fe8sW2y?lR1qgQKa^q1>Ty~=zW-#pZTRH*GW1B<D1r6j7-WZrxDMKp2IP%hl)ld~n*C;MQ$+$NuQ%XP~aWE-P
Ig02AI6#BKbfO0dv?Tqt&c^ucNM#Hhxfp_ml%b-kWTB#pqDO9TNsR;f2yV?Nma@tqbYLOw^1W5X6Cze)CV)I5hXto^==&k*oIG0x
B+8W9^tBwDCX=Rzq>dAi7*7c%#ux#%Miw1=)D|ndDGG@we{l|SiZokrnL$M+X{%C->l*_QNfCmoD#AYJkCfOB5e;#N8Ig#DBn*e7
#Lf;tQwJfWtsv>x=N*A^ku?ScuMjYdL}n4dfiRT~5IjToDj&=S!0Zpl#{6)|X!}gUP_`$7i-4;YF0jTyfMHMeWmut>iZZ*(f{Lys
2kr6DPs|Uq4%5fkIDzN)SxONlQPKmww>H4x+U;xks0cd)S*#Cs1~5_3r61qDYf`FsKYeC}vhl&z<T|^MF@T{FOivy`J62QmH|tlw
Zv;`|bn3n*&u19z?sRs>!bLsO_0yx{@v|~oIh6bT*;G#78h4vD&CO?esrsk%VUZMu_9B^_NrzZw74L0}tKGZZxyG$y*LFvB7Tex_
6szLIe$)l-)1Z%$1Bf3uDA6)hOAs>55HZyVVjosmWmHL7V<e=dP_Zb|n#2J6<)l=|O${<MltU~@NHawhL=iB_Bvm0q%@I>YM9@Jb
RLns{6I8(wG&MC73<V1zRMj%f6qL?p4#?rqe^ai@_~Op|OPJ?w=pH+=JDw1(3$AU|#bL!QiXxWf9W}C?k8#!%#GyKL>@uBgJ&tbc
Jr6dz$me$9J1;7BROT>rxKo^QX<ejIR2L(K(WE)(>j!1XN+Rak+<;u{%B7+*t3Zz$MjRp7Y$XMkZE<etSO`s&gG4z?bOFG~A=c$`
0?6cgH0Lvka|-B$dF_yNk4%#=936?`7dr|GoR1|IV9df}1;*Ky&bLF_K>UNaG9QexNGK@sXrDT$leSJw3Xt9-i6GuOjKf(O%5DV{
0-v{|Z+p01k<%5=Adx_oJCezFRvVHQOu-^LHIOv1LP@C%=ZV3o1mcr{Bq+fA^Yipm%NBUHpSG;Z#au;}4zJDJ(M1yGjE>D_{@go~
YCg9zD2t~YR+OVeWK+}UnuDVzZI3QH8shDlC+kDV5&ohI1f?XAKuHh@X$m5yB~bG==3ENLmLckX&{#NlzEGZ)MnuMCWcpc?sJN6I
GFyD;I8hvmo#S^7?hZQwA;aGC^OuGYoEyRqUU>8E&xnrh<pfr}#*Ye|^OrL%N$UVC_hn>$Q|gfUf)xZxBWWQ!`0(_PgeRP(JgpSo
spNT+08H!f^Ol@j0I>F34nEoPnIYF}Ai_E`Gcen`P_qCuAlsI7Ylt>+fXwU!x?{`Sy<w!hry;~7#5{^=elLbakX&Z?ESU3|T)Qmj
YHzD1Ds;}0B5#UZYJs#MSO|kbR76i6JpF`E*=?5E)=?#8QrTjc3yh94iVG^>KyoHiD-4OP5Q=Oj5FEH1BCAkF7D<+7FPwPWPSH+E
9*OJ#SPub#zbysefva$kLCX~37=#1+OY<thSh+s>y6%vZpR@|?nuZ~jN(hSuQlYl7ave21FWOjbQ@eX%P%jzUb~(k+K<_#o&XvyG
S{={w&O)n{gBNHyJt8XfApR67-@Wl8jM=u&cJB}<;}7nimAr^~%1W7!MO0N)6E4vl(Z$~-H@(bvNvL+oE{D+f_hrI*IbtjdGcM8|
2Eg=o>&l%6t8d63#iR=wi4;`J{7{Ffibo`nDyXQ1ZIl;EqB#X{P9#Lsq&TU|GAa!Lml@dq3Ld@T*~$ocfhxj)%;jB|2rkY=Vw?zG
<ChL`(P45fR7#ayILKR0ny7+ujz=Jg2{}d05bkcaos~(22QCQ-$eBUPnur*QoG!AJmJm@C5vYi3y5UrmnHW%N%DE<}Y8^26ebYMI
$T}p-rplm>QzDVv963ZzwM01-YeJ?K!bM0^Nu?ENoDxHkb5M}smYB$h;z4vG=Lq3uEm;tDM;geE6cI3j4Gfc~60FF}PF$)Bgqf^~
4pvRw0<LnRjx<8D2{DLiTQ%?Uhq_Qtwn}~k@h&D_3#b60cVPvaxDq==$1ne#Iry(YL103M(=mx^NSUZ9ehJMx&eIL{+pMaRHNXf_
BsTTXeY+{uFvt1rpud^o{KY{3g-9Vp5CtfR&=dtwltPdcfS4cODZ&8*gCd-O2eY*M2;5G%3JHav0I36VeJ55*<rWeOU*%yblEYaH
F!_o86GE{lQUfq3>wo!2SfkztSC-GXKSH132xuemoj~>=@%fPc9)D)W-k5cGJ}?vsGF2#2AtO~KOsJH!)hk6KNJJD;3sEUa@9Elk
NP2!!{B^PsG7$j4kIz65@L3T+5K&RXl-Y1aWQ&+c83PidDIYNrQY0u*2Nq`*1gros!7&0r>nWI}mrFO%tpPfIGEdN8*c`A9e$V8H
p#Hf8-Sr)>bW8^^{s9TiRoq{qN%A%U-UgARiTElYcI*m&2vTZd8Jd!shDahoph^Og89sjl?tst3K76@%9m(-NfO6&Yj>CuO3L*v<
PQG}aZsTX;yqLvJ?4PeLw#%Efj|YR0F9=MN+)va?5L9pdIQ##*qM&jvKL-07^WFQTAWBl{T_owbjOQS(<H-jgaP7z+<)ae?L`3v5
OS)83MZ)|0@^KI6@!XAh(uTa>eju`r>DbEnCl-82D;%|3I@~f~s#LHO*Y)tK_`BTTAN4hQ5iB+Qo%=BaP^-J%)Cbz-MI;uKq4K`>
gL9ADcTeXQ>>&(_vQ;gF=r}m!m44U87FszTh-XZbn)tw!5f&lH!E}3j^w!ZM$KR09z+I<AQC#Y1t!1o6DSGS1M@D+5JfTa#)MCXY
s!=+phHE!8Vnr4TC<+cg#zGV3dmS18SvsD+J&e}H1orq+Wu;}dvbKuGi4Y#iJ0xf^HLzN8s%V_Y5~iTY!UAcEV1}3)MqCOYs-h}&
2r4M$L=;6;-{(-6-as6fpVcB}qjQ*KNNCZ&Rmmed!X&Js<xybzS6LSVsN_LFOzh-DQAw-33MtWT_snA8g4S@7z)vK3fd?Web!Qnc
s+{g*a)hH;<usASC!NWyfn_v{7?ET0>oiM4B4CKtZkJRMuB{&$DcnP7ZB5ILCR%)+tez4mJy}Rpk+x6cv(TurB0+Rod3-V)YEcyh
-02Mw5rV{E`vFUtMg~OwOinnYY@eJ-{A14SBG9zZ)?BMXD&avFw!5z+yCAXG9Wx#8UDBjm(+Yw@ONtCO*=aFEL>6(wNC@O(#iSM-
^lJ@P%+E0H7j5`}bID4`lB&<UbA^60d9lRWq3h#})D9``p2?+=NX=PCW*C&+U3&)GRMp@=Y9e_2zeVVAe*j;^1o!{67l29$Qpqa}
6)^;pQBzXG5=|`yMG}<ClDQ8Vx4_<8Mg(D)1rnKT4cu#>k(gpoV!;VPWK6_!COHzJ2O*UaY84Yw>Pn%YC|HoySVd$EN`_R?Q8X(~
RT3Eu6y%Dlw9e9MvuSEX5m80MTP}rK#5fldg~aB7P%I$GYdBY035d}-gF}rD8x-J#U8;6ez>7qVMd86GXf%dEa)>l)ivyr`SwPAt
uF7eI6lqB$oDJL@k3hI2)3GWHn$A?*>DzZw9a<7{%p}!1tOHvK#Ap!kyd{WsJHMp-K7bqu1ZZgnlxd(!N*Ry@Pq^KJ#tVdm$cu;V
J0thlSV~4w1<N8B6=DJyGBoE30Ep~PCUSvfRl;OdV9LeHG8_nq3Mg7ulu8Ar2uer@7$+Do8e$3>8bT<BR?K`8PViL@@|c0NCO9BP
x{`)MtpaVJK-ccs59JTYP<i+DM}vCaU8$o{@7&iNWd`ilq<}FmDPw~&c=mri9P^Di=}aXtxMrO@)*08@b=rV`gY!#eF)Ao2ikMif
gDPbaIs{I@;BqA_<V6gci>wk0j(E;7j!Xc6yR9RWC`qBfcG<vj)DZt~_I9lZkVArcCm2xRj@P^o!iWa`AlQd0bNOC%Pxy6ZRamPP
QAAjP3nD4n$|52PNs4HxN=>H=7Tmd#u&BS2z5cJhjU~?v^f%E?zY1@vuWaijS{=EcZPq3n(#B5-O<l0-4RrUXsdh0?=_*yqLlFkJ
Vw~ldgTt#FU-;a|bm#p^37_iU$7)`~iv9XKmL|-Uxjl8ZdM6c|R|k#QfnGKF`q{gq_pda@PSJjy*Ir4+*$lZ`jj5eZUPrN~&aXWu
(>dDjFV8ot!?x0|1*juJOxi%`c?VDAzaNsTpF6=@%vTG$?$3BUr;s8?UY09ZNsXsTrEk>ASeA7**&3mzmW#1kveS;>&sxNy&f{)$
i@^x{#~u29*vq>VsaSfu^k*ctD%jF-3%1L*zGRmEA{fWh(}M4+!#qb`FyYR*I`;c~!>k=y4NQ}px=Re!iG*cTIYs8iZ)tO9cd5^8
I_6E!47F;<_PWNco<m`9Z0%9!s}DwI_mNUkPK-85<U3s<Rbe~s@f~dVu{NfZwgoKI88Jw;twsvf8ajYZwuc%fMXE4+v)^~9vvW-F
&ZibBl3Fi2n7gsGuer;79~7|}(r|n+f3Dr?S+2zXpNck^?^%i|Sj8lYo7zpHhBk*`q~Y#xY}d53Xzy5@-qllPxHBl)Tg1uL^Q|!E
l=t>jhuI~}10g-5bu5VAIY0<FQZ<JOZQ7`cLK4ywz1Yw7*1d8pYjdKjDNw9QAtZR;eGcs6oL{JRO59>4x{BYnMBqWZ@Mh^+U0F&e
Vl;kMP-;;I?yIV{69MLns7Ez3<xujoxA$#+IV023w34-N+q664U{e}Bh?>MfCt}e*wb5;^kf_V(=z?=$(I2X!{*m4ClW`7q2~>3X
>+yWbxoRkDRq=Y1`xE@$kq1@I<#VQH_9N{Yl9kA(F{hKQeH4(NL=l}Hme#cIwQ`j5?tVRT!-|&1+i-Eot|DK{I?rl(xd(0up)Mxy
wQ}AgtM@(CRWf6ytRlt@$UvMDZ8SA2);ye<tEkYv-?&TiWigD2Dk8#DFZ_JfE6;xU-1bhgS1;}Wr%IBo(-1FFa`aeP3qM@?hf%^a
*E5W~_K&I73-RA7gSzi*CsEf-d^@;>bv~8KwMTwJT!&io8;@06S9V<P_?A1?FUFp6b2OZe7E~oXD&4<HCn~(m^<8hr{}&>@j{dTy
^s~>uo2@#<zLSOw-=fnV5s{NXZ6JU!23>OzVRESPf%@vY>X2x84hX54NqLzZ+wIddZgw}54owzINnlk3f*Uw;Yu6p);sb%S(e=(u
3X%^;C*e7X9$B<O&!|P?W-%?xA{8~_9CT5+B^pSrUf)-57NH+f#eXCc;QrW8X9~$AOK6!@YD>072rM<Mb2YF^gJwV!&7?yRoxQl1
3krgmym5;~DjL<f4vZ3l^jYrbFAR@Y0h&dJfcAI|>T>26gq4o0Ju|Lu_tt~!AoWfSOU(=7Q>G?w9=utBsTm?Y58{_bwBo4d@)*Y>
RRly*c?~KU44}ClbC84p{Q8x=J@|F}cP)HJq*u;6l^mq*Z<CkxqEE}3wN?${!Ex4dKZ9t<>Ook^fBBUuhdTSR)EjN~L)Kn+Vv9EM
tZ;w7=ed7NdPkkT*tx^UX5O#I(@P8Z?<l4W`cxk4rK20=JPX`AzH;P6-C?T^5dtcn6Y@;ZT5%gay9)JYqAIuRtgz<?$`E}{{=IEQ
Xz5T-IhE2ZlLq~-O8N#gT&4FV(mI@)jOh2L6{DOs3-1GOs>0aor{`;*7Os5~_DQ8^kvPz86k%~{343Kyg2juWXoR8yDLZhKF?VD$
JdU*m{MMoC>$z{@Cl=0Ith7qh-Vr^og7K?zcMVgc78;}*Q@CK-mTU8UL2~hE94=AFC@7|mIL0grgYRZQR<leEFmzB-C?ipb4X>UY
*_6};AgUNLwOLx!q7~tx?$Rto`ELy&$5{*zAOI9wi39t>ro38`*dY*$EHn(ehZk$B#Qk5tO2umQw;#QunYQ|qr@e0c?W*ji!usJ0
EPO%`{v+65qt~C`ps(5A(Y-+Q+UccU2=d2ED+?8lz7HxHCy!CS-F#R-J1>XE5n5*os>$WV(TGdVwQoH4>n-jr*0uX>**Xv35V#m<
>SWY+XR#!ERf@Q%>bGTK=IPG%x$o<w|8aP<hw?p6+31hQRSs8(fqzL&`_3RqBwHQ)rcU3f%e4&^L`)wRS<V=IjMsi=T<>p)S|oVh
^R)JQ;m9sb71sLhNZOxt92XB;T(gHtkfLpMZ3Hulh@jmFgG@<yY7wo4jFuYVace$?7Fv4;M;wH1{P#6gu5gIru7qZNch^;h)b|PL
jJ7+^5=Hxty&7_AinTtMP{9QEyq6Apck3;Cn=`R3zt&zK6we$QOUTuFAKJad<fyS8yX>Ydzn2fWaU)p$9~hkS(Yo8A9U_U1=UwFQ
bDW|oE4@O+QF?NHM~@+zi%6ZW_e(8fPp>YqD_yx+xh|KhySTbnYUAl8mw9;_UN(2IT;^b4k5gM}xtLO}vzHQG4~EUjAl_!^MTL>7
yNkVCUManToh+pZd2z$$#S=%SsoXs?mv!kP-#GdCk!O8QDc<G0m@^HXYvbNKR&%p2nX<Mtl(}*9j-hPik=k5wXIlo<;yAT#;LO@2
&AWGFEt7hg6Aez*D<qe>Zfaj0t}l@0wz^9SYkZYJrLT(5Yf+$!q)n5D7KV$K8JV^mNdpV9caFN;>$IH8L+Tl9UrExg*zA1gH${0e
_iokW(_5M@^CC#(gcKCm6YnXZjVE32NWBtrY;Cn*m?e!9En(cSf=R?dn@INh!z0di-T35Iw)VH@8tZnqT+1IOAr~!;qGGnQz>^V)
3R0uZ#H`wFX-5e&&F?wflU7zswR&OO)UwX6lO}T442D5)(P*_`sI9Fb=w^=rR!Sj8Jzfnw`P*YTG#Ro{zfX1I#{O=Qd`ss{&St&K
a$--Vz5ZsS>pKxSPq}wu@y|13yN=Ua8`n{0oky?Jogrd5Ha8^uU2xv`_W3o=OFgOExVw?@n;lxQF$o=}aZ`MD@?%aRqIq_HmS+!6
d`~$apCrz<(4p1(vuP~Yy-ml1-mKz7%)gM$zYVq0UpyA(XHApc!aJhnmBuilx*!lXy@lNilOlr{lwzishmuu%?=Ivs$roDEJ33zG
n3GMkk81^JemuQVN78<>9Mkv#Uc;D&<CC|@`Qy0Nmmb^6D?MfWz~T~V%Wzf3?6{{>=D-$iRc#1WEL8hlE^~PcToV|^K3>_bb6OFL
5sE;x`$h;wtcUaN=;zlr@zeF_od<bnzOpnR-neG#tw9ioKU-$yVADv?**&+8R*a`-OYm|{u5k$o0VAjGPPvy_Z1u#YCb=6dcFVSU
sl3B8!lng=bS5|Xg`L^ns>Kl>VW(SLWqMw2>7uS~G@#-4sU6*>s<&!3qrp0i?$J7`gAsM*%^Di(oH{cOs;_*`uN`vi<>h+!!9DQu
Pb@4a%TFXXuG8-a#>t}9Fc2)%Xn_<Y#oA|uLM>bt39StJ<*(6tdROZ_syjSXD4%P)IFhz$9xkOUIyKARFzryOQZjN-@`nbCT23jG
d|<-+#c2Xg$=@*MjZ9G++!fe5QO3Ehrqt$M0vA=*yO-3sbY#@yfWp(l7EYA5g;N+o{daJ&oKgFoHj#j<(qyh23Bm?-n#~2$SGI!m
D=1dVZ*)V|$xyv5bJU`AmiBqi$;=lTe^PVV=^k*!>t<Nv85^5?EmAy>eVVt1X5T%#FL|dhGhJoezT_8*{IdG-&bZmekj+#-ACX+0
ch|SiT=nfkvUzAAuF|JvDydH=gEYlCN_R#k@DxPXnzKTw-TXq~g9|XcE7*M;I2eUPu5`*uoXBM(8Dv#bQ7?jrlQc+7b;hfnw?|C&
;t*WS%6D(NQqxI-z}+(uhe@YXoZ$}L7(`JUj4y?#m_wGi(-}dvbd9E=GD>5&gSDiH#7^7;KyN`|Q%HH%p)iO145pQO3`lyF4_>ex
-N_CL4vrk|s;S)waDeWkzJ|9lJTGh{Mnbvbq2bYeP9rsZw@AuN;R0YRf#I`386}VeIq}(d-P^&0I=P3LTCrO4W)J4prEk91FO+r1
ubR0OWvn>qA)^q5TaHU#6D+kLAkhVESdLldSRPUs0z>#`vA$;ARFdJ$f?>IUEiqIg8=UPZ;$)mK%fK}ncSv-AK%&(|Hj3nQOs0Bi
i8wk8Fnv@xD8m@)R1N$%25=QD5T8dBBz4UFU=@?6Xwss9#8HbLls#Shan5^r%+^_kK;U5~NNnAlHJh{`X=#PU>}2L`H2dmJL$~YD
I_7$jNZR7Q?n_>x)-{+r<CdPLDj5XEm^LHFarv&x5O%7)dp*J#re6m2sC1u7I65Y@s8?38grq|eVKsznKDmPTWo@=SNyRw<#x8XG
yx&pAH1nlAMaN66YFZhOYtuH55!8{9Zp*#iuJs;Uu?wigluNtr?=8Oe5;E4Qe31rtK9`@6ecrd@6jdx<bhJxuw{Cv2`_4<gOZoG@
x~3rScq00F7_KYn)GxK|OIrIyteMu#8cNf#og*>xI+tfsnqCO+EcE)r;`L?fbeYtCYtGi}=3-qe=KAS!^)Vx4wSKH7C1X&Ck8i{r
$I^Q_V85OcBQdjHFD*tx_UBX5gH=NkUH9r;9f|lnN8xT=5l>gdrDsXozh@a`sQ7$t36<(-(#$em)DkW;F^nd)<YqyfKnfCsBAYtS
nbGZcAysK!J0Uwze~7{)5v2$rlbz}uW((RP9i+ipHf*b|h8AOBg^LJc`&XSyT_JIBaV{mfCqwx<McYBU^7|Kjs?ts!dD$y^B|eHT
uOL{53%75xw?UZ8+llei;QBX}#B{?W8y#^}<x&-@*6~r(d&WdnROTR-fSWEU8@0$znEJ<EA>*R~y}Zu1tG9?<O6sLIVxngm1=iZP
Ox${vDvg*&#BQ;+mYXR(E>)zfSqBD?hc_8~<?{90bt`PF(mKlGHA8W?bz-Q8#4otbTawMp9p`kdtRoT-TXwBcJtn+EM~+L)a}}2V
^4N5zZgk81CUofPdJ*XTvL#De>OpqMNk!GCz2!0d{qr?=-{#@CY5B{Dr4;V`cB9JkaV4U>JFz62EEHo5r-WyHVoOmmDpfb_!(3No
qAWu^oR!YCrJqx!JY?c@#4edW-)nb@BqLINp`+%ei~buotK2Qnc66^cb<ans&Jfs@fZ}aU&8b6;k*kLg0S1|WhnAMEgwtH$P>^Wd
(yFx-Qf!1cccjTO`ny)^SKMhPy1SglTwP&v_i&v=MB<yo%eceR^bQe3(5b&`3tu+2D4zvZV)M|}sc`DfJH^y9tWsJt*OxU{4URTT
w0<0DX&!bx*U{q+YZ}z^97z|QMzQ3k$6a~l*se~I>oapI7a;h$sw;wOs;fsU8T-K5Uz$eiNm}%s2_@QrK5Gf*5Vpti5f+(fk9@C~
?&f9Pp;GfdvDx&J-yP|~WyL33WwjJZvC>H2f6~35JKaoG!mxieL{0<KBT2pKN?FaV6t0xKUEC3PK~nPotJkQ^YgMnVufAgCh>>5u
reWpF5zckbH0ydVZ~WW+0NKG~Bj#aY6QO|fMKmSOj%hoTqDwYYl4!`K2gZT68`L|5Pi&_<q--~uAw$_BQSU<aDOgScCZ&4Kjyh9%
HiEr$_7kIqQuYi){W<H1oq`2Qw9|?@`j~Y*PRMcaXqX40lp-*UNw_j?#Z^neJb8XtK$Zx(NcfMnw)G7II4L)c5w2uCgi22!oz6$I
3MW8{cr{><oe3o<AakQYCWaOV0&Egdkf)M>8V}Bl1V|yNHD(+Do&hv>6K5i5^TWXi!bv43?+$wg2k-fRJ?wm}Ecw)_(0c5LV86`;
B|(+jp-=OikZSzqZUOrq8MFP5yN(DCz1sLgc6E@n1h7o*0}?hs`Nle-F_NUCF%14e#r}Pe*ho%w1xy(%s3+d$3fXMZVumwL7+q=Y
8IQ`F(%5pioe)Cc>9mH-8C=*|JG1mP=Iojd>5GQu#r1Di@M8_egAa7MB<dJxtFLQ@3Zle}QFmA-CV#gs6V}|6&f5z^w+Fv-h=X);
@8<3X{o+3mS{gv~Bt5;;wrys>YwpKNgi@&k2_S^fiV-6q%V$8StW;{P##Liw2D?%;>W#(**v4cwad0LxYyx8nfnbzLaHytGJHm5~
@cSFB3G>}<=miB1QiT+pAiIGp6oU$y(3%Pon?O6wE*jEN@7%4x1r&yaH_liGAi{X>=g@uheS66%_WaO3j)I?KP|$tOjo|Pj6F=IX
GJd<T_5M^2JF=FCXBA*7E5a0J3V9`>acRWP?F?*35W4m@N1sMR2_vMC_ij`7-N+x__Xp%AP@M=Z3k_*)Z#rZiAxv|R(lm*VMFWv>
xhEX$<?u%eSDnMZXM3(0<YHz*DqOS>pWprC{HFLv>B;ik@Y|V2D5&9DQTBPXG``JH*`|v1WZ^Sq%Veoj1`8pi!#bE&^?XkCo~OZN
=T@jS2g3`By!si28YhBavlcRrjkME(dc(8c=n6P$eZOP#V{HAd43q2%E~aF#sY@6^Dd*2|^n5mU9G(ad!203!p8)~qBSiwx6pTO(
2vVgBCj*}>J9f=SsdrGU{rh=0hE-%e!VseWd9$41mq>%5!PU~E_;V%dlF-#j6sgXnN?DRiv|0!Jomj0})HGXkIMjSu-qu+~w^DZo
OXqizUQ!oFaQ~`Zchf}1Ax1ajuLWW|x0X6F5@5UGbg019SgkQJD6CbkCrPZeL#cCg4w+r}-nAzil^KkcP_KkBng$eNskdiXB$9AR
<ktIWU64_6`Fn@8q#%jiAr{du23mr=6H@p);%(EE*>K?lLa=zNOe~$JJFwd@NJ)`A)w$E>DE#}LK08Q#Vv(xYK!Ah|0~Z^vTOh76
jN~pcq@LsH?+?Rb5hpK&5Rx6c?abA(@lI1lYcjP$r?(W=tU78QSye=x&MKyk%yBg91UznIs)X`L!w_Q$w5bg;TPZ8zg<dU0L^kb$
hdQSYWTCWeBCIyeF}OHE<e^!=N?o;qw>0w|g!ckw9!I8o;Yk<uk_0j4Js1#Aam+$(@(Z-M^DqpbPa&ZL*{}pp^4Y7f{u41UVC94q
A)=NjiyU%BNutXJ2!>C=<Hm}5L4**6XU)x2>M(>hCl0(Zts&Se4#C)H4W9Fe;!#ygOiGr}W3)<)sK2N5A$LISj@>WOk*0<EWoisp
uU`6K_4iz2_8!e9{;n|5Qo-!cedjwxNGi_Hs19C!q5}*}F%d#;bQvV*>)XYWZfdFFo>NicyxdWI7v=79?s3N%kr7kpUSTGBC$9Ss
_`M#vJcB$iP!>k~qT$4eB^EpPure1xpu@tT{IJ%ONP+~!oAj<B-QK=;-utyAg~um;ZWZxjNddtzTGuYai0gWlHO;Ed(COinLum8B
o7OX*qohr0i#D`DD4vp}goc^iHB-y}-tw(^m#)gy2YIa@5_^XBcsTaJHG0XRf~v)y&+R~~fJHYj4Po*;8&4t2gx;sbjNK4I<Q;&5
B$|aq3d!U}Rw=uaSwk5`d&+0lWW`!@hHBR>$XO~3Q3Z1a%;Q%9K}o7jJ7(2ou;kH!WU2xuvV8iE)_l%c;)*Pz1uRl*-nY2~YD18G
Gz{sxTS5#lAnSqM)C{;UNY`>os;a81!NPQIUOtb_!`pAq<52XkKpuo5Z=~XAdzJW0!O-^b@Yxf`TN}R%KZ)JHiOYvYJ(N<KR+Q-i
2lO%=VLtx-9|K1e*GTYgw_YJ=^YD3|J>3}b)z!&zX%zTiP&#owSZMRW(-thGJh@d>R;sSkgzOsKdT`y~r);Gq4HZeYlhfs+=7+!6
&U&}2JB2zh?l9dv_JhaAd8wMO2R}3O^8ggipoyX#9c*Kxpe`_}SUOD)<M#Xgp++du1Q>RPQr6}WAscQZZgyEu-8k{RorsyYZI?EP
CrB@062-a3+h@CW3rV5{oim6gCNvNdK@k>GfCueiq9d9lAYc}8|I+MJ*w~I$+J5n;LTmZpJJU2t<_E4*xaGaaoT|Nf?&0g20bhx7
(@hT~sZC2+YX^a!&njLgDpF(3pm%fdw^QrM$mIk@$G1Ct_pcb{ON52hUSb6$Loh(-{>4SA!G=MB^lU!kxFi<`BF^6TyUOHe!xD`*
NZ8bDXc-k+C0v+{$Bng@?T(LdbDpusVbP?MZtd>DGa>QV-#g>Ez8%Bnpw%d|IfLCi7d&?y9``(=uWgrYkDUSVy;5m16frlJ+m8Pz
uqH&7qCuO3C3XFB&1u%b#Yt?bPy|?!U^hdkBSv7^IT;K!0-i|-9|xWdi6ak!dPHYe*RC_Ks0SqkY4%x`QhttHsN!k-v~sfRDQ1wr
j&nAb^{_O-RMZn|d(*UV)cdX^d2xER*Eo^#xZgNOuZa!Lc$jol@3V;mpK$||ul-nc*844$O;tsmMpn?fgG;9rIw^ZYV>@REp-ZBC
`$NDS&sZFXCnTUEN-&kC%vO??movQ3VIlaU9g+yfplQ)D#$8GitU!U{0Aj;~CtQZrnY;jRM}ZEwfj*zg6WLIyQEj!UWP*xprX-dl
3$mqSX#ophEkPj?Btle85q4{V`0e!WLF$r9s3ut5^JB=MrrA_QMFuJYn1-oHsGuTZN=gjJU$Ol^U!b2^@<*gy`KKTnAukSmnSj-U
bR5DDcDv9hDGqMZAP+)6n3PoCe>>WN>_ZYo0<xq;D^ThgY}mVPbL0R%x^#cRUZq{0&8h;?>+}fYRF(sedwW1a<K&p*I^c1<J$sL#
?*V*+gV68o<G$xiK2OFbq<&um+1ea<`HTXhsxvy_hnkwgx-#}1Fj2()u&64E1`pWHtXB*Wln?+du*SbnpR?Dpo>YPP<MFrft`zr$
Ciiym{POyHnEmezt9%70nGA>MfK_1-K;)UlBK(k;K^<?MMLt-!-DO2zW%2ZyikrHccC?KqZ&wlp(<)I?8j}o+LZwKR&Tijm|70Aj
=lXSj$6knIiNgEvpTb9%uP#FocXjm#m*eEg!LzA+6Rg*3bo^e6{j5Uy8VawVqfej6LHvXiVgpIQ#U=ereO`neF2i0YJoB}3l|K#h
7(}QLi2aZF_bm3A+W()Hz4y`QMAk<Bk3JXm#R<P(S9x>Z{b@Sx4((~T?@@C*P{_tvuDf3qm*<fschTZIGZiZL^EcVM#3V#_V&<35
4yvsgSI7@g>qm==x0bwpdc!xM$T!*D^ksY`irZBcLJ){)v81}?%9i@q@3VI6oH|GKS7_pCn&?7ta}iB)!a{8%4%5>nCxk?xl^O@G
0<=Jyk#~>{6=`6YdgV>SP^g$;D(vPlV+NpCB|Bk>f*J`J1~SE22N-L9opW2`!Bf6si35(c%Qd!CigUfVBYChn-umhGrFQzgy50J+
<*K7>)dUgYMOTZ;qH~Vy$%2Q1AiKd$>f$gEH_gjKSHmcsxgof5H8?_U>5xoHF^T<6G1Xfns-r;y7jf4qczWV4a!;2}aLehK&9}*u
ef#;L-$lM@rgDaYl&C4LPWdVziwJda?wyd|gXV`3n%{#=)<;3x<)c3uQM~WbzS?GGktINj@IXkZaG{x?Qe2p@H5#o6(qD>BlU*_%
*H+QA4gutvY`pB^-yWe+iR4YQ+<Y=^ou|u0T*^7!;#ZgG!D$SuN+DG)(d~OXn)cNl*-{{Ov!FSMqV}lVy+vAv_Yf{Cx5ZMDj90Kz
Ds(B(o?!NJ`F0H&sjqxzF1Eygi0r|LMXHG%_j_BlQi>3&ySV=5S!Qajlyth<)8|2rd6#x`w{Z>W<YM-?Z5}RPf*_S=9-_osadaD2
+ck9N7fj9%3W6+HMHQUuwU<(9U9}j7(+RB@v6CzfK{|*ctE3FV-J?pdN0z(Un@KB(d^|;7KDmw)Ya+Sjh@$RVq8jL3j$cq^lc(oS
iJdP7UqUSwtpq#N9eV^KnQEe<xRgoJ-SE1Lq~5o@@2&AIq#`DnP=Z5*<Uky}q{u!|*0Q95!VFVqtV=Mq#aP&Fl*I>CO8I?Lj1&5W
G^)5KS<2XnF6F;Z6+kX@QUoCGG5hb|S?zRjI`Q@@nVxp;DMnL~ld)D%Y|9E+PLiNTa5!yt%6RCwffZ*aj3}LFhd_v$t5L%kvKnNS
Agb?uG6LrIK^PQfHZTz?T@G1MRsyJ>9y&1Fwne>V-CMou6)yIy>ng5^d9<%GyQ-AT!uorGrr^RBTjvHi6>unkieGz#D7WG75dg>E
mnHW5GTm65V_x?&X3F$$FL3la^bol1DnRhVQPxq~&Xo;3^dXyGCxe;P&k)JSbWP>N<Phmr35AUkUZhxxh&L)%nU3}KirLPm78F<~
&ON?LID*9$ZVQAej8|ISvevDt6cOecYP}~*yujOXP3t@h>&{FX;scMa#m-WytFFcuz`llWM!>-v7CXwmxL;i1m+5l))6WO1vT(k5
$X*np-&}+*#mvTpB!nF+Cs)r!=?6iTMz@$rQNz>4$8`zSWOvemt|EFVP&HMhplXO}obIL3*A6@<F$lGW+F!!xh~A$N2Wy^hdg+fP
2%)5mZ7rs<UJ9Igz&YJ29k}qrZ+zV`dq{N0$$D|S?<Xwq@ZPy1NMh^hX4s=Tw@C%QpCazxHJGDjmq{85kJNSJYf~GF5wbMFb#SX&
j?sT@r5!O8u`rL}8Q7PQb78V5SgS71tjNx-#a5a-km-EX^@^$LQO9`=S<|BV&Dz0s!;9K65g4YYS8KNlzfZ+VJ5{U8aaF8Aelfw3
D@ot4U0I1>*q$zW!xg7qmx`BfF!<!hG1ow`tCTzP$(im9_xa}xRh;$bI^|;aD(z7FqR3ZhEcp`puZnC{GK<-kOUGuzM_&DFeeYi(
EPZjDxiYb<kLOJYIRV)gd>*fKwuCz9H6*2Xl;wh8>KH4avg%%w5PfhLesx{x-cF2YE<>Y@^EZkiJQ}KlA{cRuTa03Am`p~X!&O$5
6!d^%K*5di3`*P~bDdshgw2kdW+<p{MI98x&Fh&BI-Q-xf{@r}0MbK;R}yh*syeqvSa4HQq*4z@hSr(HZtJ|W53Gw_8e!Wqi{)Qm
EnkxUxN%>8ch46$k@%sZg<*s6)<IJnJsco=qWUymj4H>}FrVS&d%ue+x~g?_k|DI5%Ou^1De9IUxXcC(0~-uGD~64gCODC4cU~J>
<c@(}7a&3oK?rYPq6`=hSv3QbeRZO6aOgexuNyiH=Rh4z118Nf0aIohkcg&>AZlDJ$qhXjC4$Kj7mjBz*DQ<g-W?`_96;c(&PcGr
cfp~1JklJDiYUMiCp_?FHcFN=ayL1_L8;eOnt;Hi0}!|zz2^ea5Euqf8^U}#%H{G)FWY_LsqHJwn5f|8>HKo+T5Ig%zO%)|mFFy$
nkC)E!ztSN)t0*S>v|Z**H<a~zFO%q9%{c?xTC7CC^#x)29V^32ww<2=jaA1hEB=x7dA=0@)}6w+#Sh3tk*w38^f=kCK$s<%0NV#
Ni2*|>LWbMkcNVw!#BopFtDC>b*`iXVbF^#7F3-4&lN32+b=k(m=)5-A-dF{rM@Qsya!f_I(2FXGd;7LLGD1Q2^UKLgmjgC<s3)5
=C%-z(PH-+BJwmY3rA83Hs%wTf{8RtabFP?FZTD&VK$v={Gpo6`e8&+@pS!hv!SfhzdM*}OX9G_YMevwl3z|4t{+{^=5*Mt_ij-g
#*=D3&c~}xwf3_I)Plv)DRJ`j32VS-cCZ&I>@KfHs6PK>kIyv15tDHwIvJXRqSa|^#g`PD>A8ju39{l$*G^LeHo^QOQ3+ub-b>R=
RV}BR32&5jLrgS=Yv-~<*vKQy+=DogFiFs12s(gurd1d^T&@ES76_$Is@)Qd(PwgOu%tQFqFWPYjm?STA_{9#Ob|`0K^c)L^p*#~
P0r4Z8N@abhUaWM12?~!vVQXYvi|JNek+#UTk_X3oa8qlWq4SDdDurBlU>*(=lfRi+3Mqo$&_5Hoygo)hEe|koa(4@$honl;?1Fo
HYgGj7cO5nhx-{?Zy4J@(NtApO$a?ZT%rgZB==n0Te_UBGXJXPGeYk3&j*9X`qH6L!G#cFLZuaoWvIx{ko2W4)8EIL*bSaU-;vf(
Z-xfjiiw)KbzpHgb0fJ`J5LevnS@k-Ufer^|C@vyFl`3uhu{Q+5e|8fBy)$PhnS=84#NO)P{0$dX(bA!N}7cVqA02$6W7nXNNh_2
5<}=c6S?Gx7>KGNZTVh$z|pHt1rtSAsXu`Z7rS9FIPm4C%J1-VS&`k^CvzeMvV=f)s=m;TD*Bs*9^0PYneDOe3h~SWcnGV=ifKg(
dIE@kj}3)+=XV~bk;<VsxsI3i!S4Rg?%nqInQq0!t0g}7q$J*U?1uoF5HY~{#?=9b-SfTgPj2sbyTn<_hagFVM8`ia<nbyegy5yF
3T&t$Y<6V<29caWI0@0??dBPj`y??z{j)GW1cE9Hkz)H$r?1d96gaTg92}lcJJcWO^2wW%;G$8adEtP7`DPM#DjxWtL>w?$#_z+y
{0^5KmcLgi=pgg5=?}=bre!~iR}yM76AWsTI(gCWzAg_C?dE99O6GPXk4zyM0_2U8A%Q6bK^h2X8+@lc7;QY#Uw^Uq&ykgx>oCI9
u{4n_Gs`o#^hMQ(6l9h8QHzImE2!#J$#Z(S22#*k-`O?{(5uUv)TP_If!~MQ+7s-IliB8ODcQ&Pqm~Ga#0650lMzpPI<X9vu+hgv
eYbHXt!X0Hl3cu6NhM6Ag0%5+|A4R29DMQ6$rgc-wM2?Q`uKZ;y~#1pdOg!U1f7d$()jV-7q8poc<?85w%dGY!SL19kvA!6fs#Wc
7!sCB5{#30lQpb0bmK6zWZL+c_n&V6Og&P-QlA_-2#;@B@HP#F*%1f_kR9|MzGHS0RFk(hcyT$OMM51r0;_E_RZYCvWuY`>(f;Zy
*qgc=B`YOd8K`O|Y_P$hHr)(jW8;zS4voipE%yUOH`IlOzfh3aps+;*?(C3!D@#8M?Qlk7TwiaT^e2|+vT{J;S0$+5BSAwGw1;L+
<X8`dF`+M<@)#<ZTCyKxtAbdhUwZ=?hBSgW&E*tLr3Y5C*KdjLd%FI3r-GLoqS42MxVw*UpGh)=*>ja#?Xshf;yF1*W05`qSTdLj
zl~*TiZup?nWABcV2qCPK+T&>Y2d_7L?N~~QWDKfQ-R2&HW8u|NUAl6rDj~QLYhHLZ&I9+q=@BJQj17RgYLMgr9AG!?u$hW<{#|$
ZdVEqs*X-}?a|5mq{lQ_E1G|vYtICmU`-;kMrHz;jZoz`T#jxO*~jl~3D$?rj9gNbhB|0-$!zF#1SB2}qjC<VO|a@Pq^V30*irly
!3OWc^s0&Gl`AU8Ho#a;z`dB%3LvUEh$kqhh=_|;bcOu1pzV}lTN2JV=IZysI%c_@xEf*0xOKUoJSw|UGi|lkdCOu>7;h+yo_`J5
KA0zs^q;`@!{z*qzm)wMX56eY4{ApZyJ*{ZpolxmF?V?5co$UQP9WCEu!;)BV#zckqYMSzF)-qrcX%?~g(pN}LRhOJZ;aVanU@8R
hE-7Zi$+HV2m7^=S`aNmbt9@uY^<V=2%$DO35pvKsoZ(O_YKw6<*b1z1H+0bj-W~kXlaQeswruqX)2e>OqiNNl7XTLh#8`Ys!A53
5UK(tB2b7ZkLHso4s%8j1tCdMQZ$VM!BT$g%36sH$#NK(sGVZDG*J2oL6bv8FITrzU~{UikL+MCX^M;<5Ds4*mlY%w4_ujmVeb#-
pCzDF3r~zHL1gCvp$^;%y1~d!2_f2Xj!1S4r!eW#T^xd_E*v{#+~FjXEL`&n3Z9YpgmVr83&(-7P!z8qHs?Q7CPNU0%e+L?N)SX$
dYl7ufIEPF#j=8Uanb6B06A-n_X(GEsdO#*h;TB^unC7Qg!bGwGRMLoqQKYqeH!CoL0S55<iR+gunkSw7}z7u|A$x}H!<#kMT;1p
dLDJt6#8$8ku8e5nT8x-Ts*MFP6iqhp@Jxb1nwb7fu&4x9EPca>z;IAXtF88KS%^1dwQRK`6nFsCJMBmfITgvigMG(8`>(`8sG-`
FdOgG-nO|za>JiIl62~Oe<<X+ZWhdOrBU{@%J<-0mmTEy*r<oi!f|okXm(K?qN(vG&hEthVC=pQI|nAx<kPa_jv$5|uHCW6QoRx)
-EKmJrix+>Lz2?uE>R5@i(uW8ZhC~u4$o_Ah_vI8nLwY&IHeUCnNUbcAxyziIEcTV>fsZI4seJdh7mxw9o#@J!mg&Gkx^V!VZczN
qB#`AB<DYoBA`$dYD@@<sG%vMmL?{GNg`6IGBu+FiUKKG5+_-KK^!L{A}K<eN*0y`6v}m$5^zRv3ASJ$rxA~wXbu=~1c0LLfOCWf
BGA-As5DezNYXA8pq#T*3N?Z#QFbyoM02Hpw2_R?MInm;Htgj)VOgPa?<Nj*#_;rL^0;%6JncHk2`Q!w5pA*4Vt4b*@c>AAC&#aT
wUPJ6v>tvomiJ+jffuEo<S^c1)JK_m4avKpoX^gH;8E6c476#@!y^*5C{|7~-C3mknr3Qv@y8g(&(kk_xj8sp!1It%z8Ivz<yog!
J-8d6e|KBF731cE>*?q!9_gY8Kng@C2x66A(dtFS!}FbwDwEKV$U7v;k@Gd0_ve?Ma4K&YJYo5td&kn>a5(#?FKf+Hy9Z(yudp0^
yn;dtetjONG;_)v7dq0BF&G0_Z8F`#1TX-Sdu*LFIhh~~gBX3!(e%r~p59M<_#bqYuLdQ$q$PKscxU%;N<!vWNV?N{WTvQktuNuK
YgscdW<<m01FW9DG@AY&udl*FERkRoh%M}L2TTA>)yz7M2K>GUj}+H@{5m2j#8I2L>BhWstmS6<)>`7D#0gbS0tb@h4^SOufM1nx
#LLG8@SPrn5&-7t`gnGMC98iY#V!O)RwzMaDD0>WAr&(YToNy2Y9|Vt{h8uA7jKb0M`%Lso_8|~5}6W)ZL<-0EPHX=L07-oA8N(R
m$1YQT1%&O5-Fy~(y2*!_Zz&I)wxuT8cH<<q^@L1j%8ZQtCKG;9eJ0Vn};vbqVlqZ0Aeq%USVOujOU9L1c~7e-wTAK7m@S2Csf9~
Zt-)R$W@}y+lr!4bjsqfzGU}xL6y1#si<gmWtU+T6H2G_g_w6x!{Nvg>Lw~_2uQD1aHwFCSUtGOTXfd5$mkN$3_?b(9-Rvw*z<%N
kqA+w(77&mn24UdgA`|8n@clQHtmTzY4_ZhYHKbLrbQ{U#AG<2u@0KIkvnu{-0O?AgM2x&Ol@~{yRk*;k9D-5+kG~H^!mYuBSl$k
YOP45Y*THh+xNypu|Ap9M30x%@l16a%#C8#&T&PANGeoR9rF}uNgR8r*lk%X(<3@}eMd-)ZHk`AZ84WiDV)meSgXEtDa=odij^Yx
ZRYiL*S+Yq-$zn&W|OTOLy{n>D4{%v9(W`)lV}iCeY&FY^n0a~Q=^t}%En>{EY4IdD#c-a+&Uv-49+^_w>q6)O6D+a-#1XXrj*UM
Wmt?ZNir~2lSy-m$y~>%ySYV3k{UhErYr=HPPulaBNo%4o!snoxhWh_R<$HV_N6prvYv33VZ0K_<8;epQh$b1Bd5!Cmj|x0VEL>#
gP8b^)vHy!*=RUxp*Q4upA$)XeUoEccB53*UCMTK*OIT34LG;1p5s_kU2hAP6D_mfZ<fsIa!C-crcl9(wqzurf+sqFd!f&%sRMJ%
i`|};g4MUfy?Mh(dCs@3-DiSBM1kTgg9u`w1V8}vI*~JE{djZi{C&sw@pn&uuhS#rVe`gP8Z5KPcE)9N$hk6zUo4wC)d^Q1bB_6P
r{7%%yWS(op~3w|#wAkIH6=?COfvyd6H^mO-h%f4fQQT=17AMu^Y+{qi95JA`PpaEN5I=tBt<;lV9Xo%(+?bQtT5Cu@YJXUWU?og
bxDA_Q+ioF=DvOd6tpcs#Z5)%qT`kX@!}Cl_hCc<5-;1(zb~JhEAf|mx7Q~&yIM(iZCh|Z&E@sy-s{=l&p`Yk%~_fqkIZmJO(?3=
)jCBn5Ke`chE*onDNmi%v$-UmUY|#Z&v!aK-_K+GUzB)L-ck3$Ea-bNS0C9;CN(j#B}f@(#<LnoaS$l40m&kLLKgW%%$JgOP>i`1
K+!}Of0>NqinVdw=QjJ@&G7Fpv}(&jefPFr`v0J+5Ho;&lYk$W{+KlRL}GC9;Qt!7Kzm*&!u2W`BpLkr04+V^)B)eYTqT%bl^RaS
il~U9N(v@MfT|UP3=AkJNFfZAi3hF?4Izn0wpxu^Lpg#bD5(H>tmid{Q0Mydat2+`f7v(obZ?u!9uWihNTBtp+?$Lc1QArd_yU@Q
<O9r2g~3zA?(di?3Wi!JX{acqXc|@~5td}BfP#_<pp=@KlA@wzBB+#tA__tX3Kp4ymOzxK0t85imI!5JSb>P3paN1yu<4GPMkFYb
pp_y(WQnDuX-KK6Dw2{&q9KVGnhB<Y1*HlCNSJ7v7!svQAfTG4k*l9(+X976!wgPhh#>*kV5s8tz2c~Wj}Fy;z=Xq=+U3zAN}`gx
v#V@26+W}M3<M%6iX|x;K#GQt3MeU=DOQnaP@yKO7>R<D{A6&2A{LY+h?FT>D9OP>C{ksjg(*yfCCCxN3yFZAch(=CP9%B}j=wgC
?&Y7angP;ON(3ksUv^<ahv(fo{|>W9w@+yGPW~q|i`<Yw`1I7!vS?VtBSv=>V8Xm|c%k+%7{lO7Cj;@9k=#fgzv0`j@=kf>wY_5r
yQs2o6vGK+G~6Rb#(Htse{bu-?PJG&ej6UDfPDf*Jc0ltNOUwHX(1Pn9=_i*<-h>@Q_KtwFo#r6De*rN*c^;1Jm6@m9j{2=aqBd`
h7O54c=_vE&g|kpMZMqve+5}kWDkq*;m8g#`#gHLI`4RPb2*29Z8wfAsH+u3c|PKMdGcy~v~GKD@(?}`!RSx397v)@B_c?PpoD<`
0>Y7}%>|ACz>B_tL_=p_2y-W2d?;uEALAl-!s-vTN0u8rbKC!aqYL>+dJNiV7*k4l{GFz>WZ$rC9=#ry+m?PTOm$+5#8=m+wbXHQ
SB|zgY;~sGln&3QhvS0oaHxCE?9r_Ecc*Ct-<3&(x7)2MZccX~aGFE}DjU0sAXFfX2?DfMjcQ7zBuzq*F+>RDtz;QEN)*t<2{D9$
(1i9NQY5072|^GV7^*0RX+nf39VY#lE<hX=)<Pb55>P9J`}})+4fUm)e7yOh2!ZS7dwm{@?bZ8cZ@O5n{#hZ4ifB{?l?>Ljc%<8?
wIyuREn+-9GkaBqNNbH479b(OhZ!^>^WR#${+(_;4q$N!3BXgUgL2{di70c=JDTIB7;c}rlebCT`4h*lf1lna{}OttHjJ^Bf?AbC
78cSB?O3gm(2Z%ume2^)MnqE95<c>yhuEm@g2e&;P!R<J!~g*-P(@P&NE8~@!>OW>P5|IOXKD6#`8L;sJ=+**1?n7k!;%ky{niWL
pJ}B-v_28z;oxfsfM6o*k(>`Zun+m2ekB|fwa>@nj$I?4Z$IbX^ym=oiUNj|rlg1^5`hupQ<73NK?N}a<RWASK|qu=&;<rbl8qoW
5C`mG)S6;|6D1JIM5R_J?Zglc0Xl%%RP%($cbu@CjGgzzp@|V8(beVW{W{xQhkvn$-52y3?UdSoqu3ulr%;O}K7TwtJtzpCQD7`Z
>qdCf21g2rF)T%4P^=ND@k0?wj3}Z)pc-W0@2w5*e0@s}hNY**b^3RE2kXrHr@QqDH<{HuFPjeNb>d8(4Cy!ligSKz=f+K(FW)i!
q&<Z{c*#Izs#3y=%m_AJjkFH{{_Y0Ev``Z|?K+;ys`&Knl|63Rdn$<Vk1-=(*LoS$&u=X@HXd`qg@XsRG44)aY!PKztnuYUG4aY(
7}7dd<&Z5jaI%?^W0rJU9#t`HS*99y<3!;IcUm+E%<WeU18tm!PonzT#o|VWAS;H8Q9gehA$XaKmbz*MVhw)d{p2-y##*Fxdl2QT
Y~_U6Hc}par8plmx;C_@lvxhZb%jBmMji}$9Lzs524JU~JwANv0|LxQy=b0OX;AJ7&qWvIz2Hu<>zGM`C|1dqstKFg7bm6%l20k;
^YSkTqsPG2dd3f8)5ruVL^9`x+yU?Y>4;tVK}f~d-g`!o+6~1zn!1g4mdP?>iQ^xP?7<Y;+eT>RWL_)#`~{JYjuLU<<V5s3l&TkG
rAwxL<?2dZMf|RBWIFil4g)V<v!loB$#%PkC>kR6SHy?g4GGFqbk>o=A`YIE2>QqqP_#236tsazr6nZ_6i_r2Gz|(AtV)SR48V;^
6jIQHLa}~m$|3YY4liFWamquhRP^KI*F5XnNV3RJoFPVh((05%_};TM%5lk%RYgkt>59X!pcYFc<{0BrqBS};XO$c_%cP~o#8Y9r
j4v$U>dQ4|lA_LHb-K#7I+`wLbq4iFY`Gzat$zhGX|%83yQXT{FI163=j7cml-G_s+ztB_Qny9@i)x9@>vdeqF)-RY<H$rj*-)i|
R)J^)qyVN_MTlrbNup^IB^m>?KGQ$Hs}pnEkLcfTc>$tKl+hH1NM#cfO7k$-{@H)0hTeMLbp3N~iTY(gq#km5^?S(>UX4jbG%W%Y
2|_egQc{glr2<eCRRKUyRWv0PLsV5&6wy^gMGaL@)h!iEMN>gf)@}%#c$lgH```e~&80^HwAyd;`;cD}*oh86e8L0k`|2Pnf)r?V
$I9kP>1oOz1Ez5b?RC-1*7CRYyQ2>1fdA2V#@Aci;gtYxgDi~em7LR@n_@-heCHJyx<^v*vz-ayS-`qhpn{IhFgZ?oEZ(e;)H+Kl
No=V@O(Dl<P`N6TDL&tQo-WZkd=8~-V!iGdu`ZfjchsnX2s03Oa2=5d@6Q&$H!n*S#ET~gS8ZgW+g!768K*BC;aj6Or%XVQQyo~P
KF|@s$|b_MA&QQh23T|whs#;QOlYwciltH75xv87y(y$!xH@9R*1;*guH8r5yz7r>rqqrj5JU+EMsh^5W@(oiX|<fZG0R)3WPB{{
j&;`;IhTtP1E*DLkRrDnp$T-gS#%<aD3fmG7&<bCOP7+dvEEMjbY8vEB-d8X)(~hcp*t9`a3DMLf&FY*!CM=+_m~99Vg%GmFv}sX
S4P<&XxbXofJzBP)j$_$d(Psf*!hlK64jvT0;=N!Y=OX-gscaR@RO#zbUeVb1_Xk{q5lR5a2xFiHS#bj9yh*$^!*PJ8r0n@iW`@i
Q4NXOiCcM$^Ryf@258bSgpy^5BTHhlU_ZLL0@oF0y`J|MwF838Q7NJtt|zQZMa>}R`#Umr6GTcRg{6?_&=io=p2&p=8KS^QdXzka
CbU?59(;lC1pV+P;*Wg90r&eKcb|Hy^o0lp<b*aiv}V|Sze36glk`me<z_19AlQ4}-tiStP_I@;(I=I0);8K$vsev^m}^<3{?yqv
PJ{{J_aESUzjSUWp99msLV$dP59)*@rch|506H(f5q3C{K|sij5e+mXP(&wGp$h)l7=&6z0e?Qj*H9Z#>=>)h*YB{Vs!pT>5o<7V
7|B90X~ta-^!ODszfgW()A~sW91M`{@+2WoNA{f1`bd3Ww}PsjavWc<ibjSaB`F3Z?C$RL?K`%(CuF>c$n4gCgd0YAbk@J#hUk7j
&dg+}gZ?&DFhN!*i6}XJSM47^w_oFG0|?<Oq#z;)mskBA39V)o10jd7Kl7xl6g(>!j8S5zlq-FI$C7P<u|-BR{B2soix}oq;fe$_
Nc>`sH79)8!2X?|P{TjrneR<@p=tj7r<;>=H<Y_#BP1W$<Bf7AkrYbGzD{ask(mLUw2n{{aLMI8x3d%r|1E_<RzXFBm#_P7UdG$e
G}EhVQe>Ldhu<NlC}L4JoL?#2k}jOP$;ZY4K~Eu{`hKQj0kSCtkVQ60f9`MF#{&e94|$nlG6?g$z&Sy+QM%q}WS`@bqp5bn&scmQ
*{5tY#-Jh!Q15|a!$L$%VgD_vbMw5@7{f?b2^;WAOo%lNCKo@+gwqW~g@UWm{#)xL>caOHMPdBdsdh~YhR9)oRODesdt69=rCq;%
vTlW`O50+B2q>>=AN;3hNbuOPK~37)7Ai!mLaKtuX`-x=j-4hxpI(1X`(UV_Qpz~z9ribsL`2a9FBaHRgF00&kCP|o7$2s#ID0b`
QX@6<)<i*>hFLC0r~Pq7H~a@a&-Ua0d+?N6gaDWVKBLp2_w)Kc+aCBI`}$kK+sfH%E?WJ<&-~|`wmF6xf6Ma!4u2ot_IsLu{y(h_
MmE2{zunNyhc5zrynka*dhg!uzMs!u{f_E;k?rN4<Gxq$+Z6H@cZv@lBhSuX`lrfl^Y^&gM><>z(@^`D{2^I?2}YAY7`xnM*EW=h
Dg0sLk3JsH`Fwl^xC^zpp7ZSXc?_C=9yk{0LZ1C6T6d~@TLJ<+kc!f4&Xz44irn}Z=%}o>D{O;mquRTg*6^x7;c-!W3q*5?`cC~I
bmrr~E~FZ+mk)7$3?7mG=oF9$qGUYCMY`4TQU8b9_RWwanH{1voH)q__80G0_NzJeTT9c~mdo1faA<5~wzOK;!N!pe4QL$ym&cR{
C)Z0tgzDwB*I~b<ZD9bie|451W2i`<ioa2yv}9=GooOPMIe{B{RdHMw?mjNr(wfGtze9*LLv1|$(>^ul*URw-8Rbj#oyhAde0DsZ
|MSS;wZ!x=FC4AgQB!Dp@2RrwCpq<j8P)UJ6}eG<wOw<qF8mLltW!&i3$%0cdTeT`_eQ@OALY(^3F*DGhd!^+d0(HpymT5qn$O#9
1_gYTyT8%)y~pVE_~T#uIqSRZn0;oR9K-4Og>3w>egC9OQ~gK&BR~CRhXk7bSwoLcq|?XhDuSS?svL|?d<E%Qp=(<1IT2G?PT@aP
;=)7B7bL@XmyBK7DuAx<*ZAW{|3h4Dn~ceQqhjplJYm4#$RcT{y6^rKt8&J)B#OxdJ;deod2VBCIV{vYhz>w~&}S?z>i1NN`?EJJ
)H@Hk-otuDaZO}ECTmX}uMh=mQ~V`p;%izre6KT6$Yt;=v~=k8FevrcJapSLxx6)>Ao6(wmTQVdMMH%^)U)|pc<UyDtzeM5QiLB_
5b-MrauWj2{tsWHZ`G%VUvKO`5`+HB0nC#6{<;txcuv{e4s;&3{RigM$A|ah-^SS9&OM8u%HX5G(f(S6I>rFBNcYN~obor^b+H@Y
BMX*&Abmcx7S5y3cRZ?Vb|*>s$Hsc(dTQ^_T3C_HYEgZ?&>%<CJx8aJ){o(k`8aospZ=mV0j52b&#r3lU>>pIWv}7I&MEa92uQDS
*jI`dv+<RtA=Rw+9N}Y2IQJ!d`CH+5+xp$*YY!jVbJHh8FTtF9U587m(Jv&iXior8xgFw_`umD#5BU5sanW$)ymWuEE<?tsL@&3K
za{ikMSRee9{yu{wwEfF?Vn_atxX1wT-qr6`BSrs{A}i}5oozaebD-!w$Tw<ik&&NV0~WgJ)MC+LH7L`<F0{n_2M8W9qU>A_Ik&F
an@>kS2LT^4b4-x(xPf=?lBkcC+vYWIe&E{liys81vvWSuh)I?+GW^ZUYo$sx5H}8RWcBdyT#K31zW;9azOn1>8E-unz+Z^#8szz
tuEsQ8tHT_U}&u3m(pt(m{(Hy*ivb7{^tw92*Nkn?SD?=)Mx4y{0R1Z&d-G7rpinL5U->_Vh9BGEE|WTT&GxlKKO7;!?`DyqP~U9
x>ZwhymYN`K%mykimuAII~{2R$uJ*<4n~lq9H6NohuEu=^b}o*%Bx)?geCqC<G-Bx@79`5MW8=j9(|LfBhklPJ!#r1odP^<a>*3*
HfOD-ddpjwWY3S8=WFeUD1zVp`;{Y6l5!j*i4RvY%#Z!e9bDI%3K20>L83__L1VEA<;$dD-N#z&K8{!W+8X6(ZrDA{iuDWHsb~~;
`aZKE<3(~j;m@30IH?#PchR3Ovwl_f_U=XH$I2nW0Ecky2Y>(K?ntK!5*q15EI<
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
