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
LRx4!F+o`-Q(4~rt@j4b%m09MR74Pe|NsC0|NsC0|NsAF5MBiOq4o1`om`#8LFjz}&^lY@+4kN`pgky{2TxI+vfu_nic$(n6ru{L
y`4{cbMEdw?b?=#`P;qUb9VdhUkYX&y#%{C^`BSU;eGXdkD#9QzI)DNwr!d(4(b73ZO@&)k$@h8lm`xqDu4hGkxCWy-H9gKY_o0l
^gIgaZm<9Ww~luC?Xphqayx2t4O2jATG4$mLMl)dMFO}3yDrusP@y6-X{MAZwt|ptESI+wxz+=+yT1E9@)lonyK42_g=G6~JG!d7
-G?h?QUC!~+NEu6C0k%gyW8ITw+1z*-rjez-D2(UaOb_}dZv_Zs*N<P+a#5fBkK_FHr#Xt5ZTVhnV{<QzVp@FG|SA+u|3>%KnJ7V
>wDSvw_+RS<Wl;BN~@6fVL(@)pc(CnNmRFYU7P9L$O;h%LL_W^j0F^`0)Qz}E!^Rz0SXXM0Er+~5+oe}&?Ess08jt`00000WEubp
Bn1E{0002!000Jn000000000000012-0y44eJXptubFZR00wpp*d3pE^>FUo2YUj5XagW9peR?iD4?JT3i>rdKvcb36nX#vzV~aP
Pj}w%^!u!#%4LDR@^XL{?XErD)!%&2d%Nw9ldgN6*H^GS*xu)M>#MwZ<KFH&yWQ$sZ8uMQ-AHcT&0lWz@!Rix<?Zv_xw`K9^V=hB
FJ^PpFI#sO_j?)co#pPmlW$JSJ?$Mg!ZFvbiPJXSwHY*^1gH_ra;<0wIxn}do&^-`uFlvFNeR{GwkW&<*F6F8lNAQFnLXXu(pH~e
ee9gxx(_Aqc9*W=?_+a1dhE|;hPK14Ijob=!M3=@Pm|tf#|2N8R_NV3Z(y%^?(ciM?|sj{&h?M4eUvMGsncy=b2<d7`#XK-s#`Jl
yQ|-J<-6^@@PPMqJ?q<DW%MW58gtu1_C0-j>w7xpzKUJjU9Y=*>XMZ`>F)R5`|S7A3iZx6U9-iKI%UD4hgwIrou=0JT9M``W!;`#
du7<}+XvIvqyV(m_W%F@0000006G8@oxtyPO~3#hwsL&iQl!ww#eKKH00254d+HTcN}(zgqN?ldyPJpIwcU=YfC^6Ic6;x-h97s|
N~?Suk|7F5Kx&~%r?x@R9mYWtlebn^#`mIX_i{~AVP+*~(Dd|e_st<sTJCva&h^`#t+sZ3_q**`*V5;@j=GoM8}04h&Z+=)sL;<_
TXx-}>iBu}_P(W6N;|#9*gI#S000drp`ZW(?^(L_b#-%UR@WUnZ+CU;rLB41y(6&m&3kPiX4cc)*R^N8-n&h<0!8Y>L$2EAU0m;P
c&&AL?#aFF@%Hwf9!Jv<1IZs>UGE(`b{+DL-RAqc2cSenp7(Tg$n?i!Ksw!hxzP1S&fIE)?XRo14{v;UcF#)s`u5KD+}ob{-#zzx
*~hOv*w&l6by4@3-umm?dic-<THN<`?)Qdmpsl;NUt5Ox^%HB{Z+p??_V+if-uvuc`Q5L$Q|{kAPqQ7ccVMov#O<L{ftFH8qh&DY
dg^VS8&ZM~SDl;yUH8ra^rA!Wec*H5JA0Zvb6q?D9RWkb?(6ToPy^??u_>h*44PA{4$ZQfL<K6g#REc01zCoIn_`Q%BhVS<GHWZw
(ZEp@)k9;w=XPCY!Sn`z4*2?|wygtFi6WaB1*@KW+mr$ILu>;@nw!44z1wfS&~p2I?{hlN>N&pewe|Dc;(F{tT`&p)iis!CX8`wf
e9(nf_pR@Npo9=W1wyD1KvFzK<GbAh?D`jVH&#G(_k0%~r33;|P(}0rubaI1G_6N{*LQ0Bcs<~Eto3bGGidk#002JSz1!{`3%=kR
-S@Iyv7=udzM0uuzyJX5#OV8&9((NM`y1wc*eR#e-MzC}_1qkTcs=YL02QqOXaGCSP*<P@EPD29?(@Fs^e=C|*G|TxyouP~Y0Lls
4ZNoVoZ3^<cF+^YQuNamk5kK4tnX)gj|J=!1zCCl-f-QVR4D1Z@Oy1BMYbyO&%XHe;N|jfR`=fWZtrK-_j~TQ!ud)90rzaidwK5%
x4fO_9QSv7*^eIME}pM%Z(sl#A!N9_j=Pt3`G?)y^u7l4?}1<hg|?=QdfO_1TSKQJil&5VMx$+2S~pmP%r{ckcR8+mOR9UDu7KU<
gaJSTT!sO#761<CanKHftu%5Leb0_BhN8C(#()J?6oLQ)=I$!%r%OH0W=rMZ1G2z8>;dr|&f>>iDxuIQIXd5V<In&OeeU&Vz2JCW
T^biKrk?Wv0CUXx-)zvydz`1w4?9|3S8Vs)-uBy5@4nsL-vg(6WuG5gkmXli?(@9$bCLHQUH5kPd*3y-oda#8ie_n|Y_>MpZPV*L
-Wu)dQ4>3pmtf=p00qsZy?4F#^6`55`95DCd$(RQ?d}2UiU1SHJKI177hv1ol{Jfd*RKQA=BEZwBp^gLUVZ1?w(pdnD5?YA`+?}9
nots5Zimwq%o=Fb3cGh;l7#?NQ~&?~0)Zg=vUX~vMF0j!La0Dc5=Cd&9eL$qKHHCW=9WGU+)sS?=|Xzbx}SQywq$LZ2HU;v``+!_
M^BG;UvIPLeO~*$x>oOd-+Jo%D(um=lasx+syB4|neBVlJ@(P=Cc{Uecx_6Q5>YBGvQbe0Bnkil)Yt%M+}mR=fDFNj1|Lo5Wc$x^
?%)>#UVZMJ#!8Q97Li+>jpv86(cY=7_Vn_n+z*}Z4xIUQJ9yoI(4Z>Z_Z?N<o!?IT!QI^U<Rnt4q?Eqd>V4}kvF@kGymj)CKmv&X
_4eBK!RY(e<T`t&*KrRJ8eIWfmv6b<9eqeHx#vBDw)T2kd$&(J?E2^c-ycFv27%gp;4CVYc5k}-y~aGdcQTTFX&+|S-v9sr00000
0B*`#0BMkbf&l>lA)o?i08C8)0Ga}1Q`BS<n21CWga`rz#0lwB$v;ABX|$f2ntGm^Pg6rc2dFd>WhA7EXv8VCJv64%Q`Bg}Z6i$v
fDHfuGynhunn*+-lTA$xGA5XWn@m+dPb9@A)Xj>X)ZU7lWhTlS(ubrC1Sug10yF?10EU2ujQ{~mWN1|V4^&SmXwXTdlxPqFXaFE4
O&S4Bs(wk4l*r8~wv|6LQ9Y^;QIGNR>_i3s8Bci`CZs_fO$dNlfGEIi8$ax9f(T?NAe0KC(4v$GG@vC4C`_Ot6eCK46d)i(s3hB;
vrd%+5r5JJQD^}{QBVB<3MZ7J3MuE51wam8|JAe9ekc9xf{xhR{oX(3QIZHKS$a#ct6^{-?;rdB+Da83f9`}F-t+Q&^Zrv!I45$Z
6GaeOFmI=*6+J%Yc9v#g0EWKC^*o;5?7+Bmum5{tt)s(5bfK62=?v9w`Y31rc8-SBnTa#Tlr2L#G6mEE2&ezIZ8WBs3km<%E_^Qy
zwx&RPT&4>@;|4hNCE340P+bTNk2(%$mlnzy2L~R)!@DLBlXqTT#GmaSl9Ul{Hf{{nV=lYMmff+=AkA?Uf-K|k7V8$d=53w^qL>`
@~`l~^~Gmi7ys}7^gHj{=k4vsq)05&y7WQnhk*j5BT@kbL;v|O31aeb5D0c$uL=;U3bk@Bs?U6757|SbpX4*KikwQG-}?XSvTQp*
<Ex>|>ig{d94Ym-cDB!<BrzZo+vu1-?n7x1D#Vef%A^V+f^Njnq9Xc^d?aJG^K}*Hg$E96-n<KuL05VT0a08Ml(x!SEaeM7+rQW3
);qqz;`sgNCmfV#NPncsF3bLHzlNQvJ^Is~Elsl84ipmbO$)e{a@XL0TA}*rhYK53oQilc2xB9zkiPHjdLj91yTFbeEn=}-IFb)N
=M`H@npUFgm#xJwJ-o`EN85;G;bKVqLD<UN$!grH2r;`+Q%T6081dE9i{0EZTh`HgxsdL{`nsx#Ov=o4OwpxJ1;Nj|oRIQDDHI66
hzLh@L>1Vjv3ye|bon15<sYl}DgIR?3NH4KA;a2Z5UF~7ZujhVfhS4SIzK+VuKjhHgb>D6-lg~_rGKsiTT_Xsogx`S@CsncI`%v^
puS;y6dMU@vi+%hZ+EoKo|t831VrhUac{_VUQ5#=CyOuP^)=qsE~M=y?DZvMY%R*I-m2%q^lsH1^N?nTGcv=tqX{9kA}Rb(!`k<~
s`Bc!q{(fdTGpSXrBueJ743DGD;8d`T3W1bJEd35)>lZ>#{`;A$J@25Yw1-9w4kd2UW26@UACr3lZ>7>ylAdP8MJu2859`VO@%MT
w18r6G&!AQ3=kYx+4z^Lp|OEvODRw_hZHM}#4KPqyf0hRZa-<zY0DU}hd^YsEJHkO?LtHebc%y6uA(x{_YtP)r&}T)icCsujUVnJ
YgYEsTi;{-g?-%oUysZ8d2j0D$M5g|uTQ&i6aHnU;;Uj;MXIm=YlcKZ2%hik{@_@ANbu=T_J6*AzTZmz^vYa?>9{dj)+Lqx|4#wS
vgB+Hq@YEF5aIn%gP;7h6>2nk^V%za@j-?OHnoRW8o~djE2TNOdJP?i<%btJ+;f<Uh0EE_De)8+wmN<NIESqJHQeea3%-N@Wq|gU
08_9i24FdI>6$q}{)y_M5&beDLHx3dgDQ=FeCR^yz)z%)Ua`49OOEqMdAx_7A>JUPJ+bm@^xa&A4(>E^@C$jU2#2{icBu#c=C8!L
H8|bh&}IF}#(g@*Ng_!ih*8fM8!B>Tpsffl#Ac9C2#^}wRYi{p=p~_Yf%a(CsL2wSB0fJt8~&=k@uui@21vDesB^KK@vo)hawzt3
`h+)5s8*qG@2-$1->ve25;Xb>Z})V;_7r=N<?5$bT=(a191DwBc#GC1?gs)CHcQa3Xkr)^Bz3uPo!8DX3a#qxtGOG5xG=GE^<}DR
(3DWI`BuC9cD`v%UC1qdD)d6SBx$i7_m>u<))gU#j7=jDY@FLFd?o5yI4!3E{dIA2VFt*6QY^^O5pU3_S)RVP0`@}NlVET?KlF|p
e1)C9&%??4F%q~Qk+*T+MRbsGtI<V@s34%ki#QHUD~cZ;Xi`ZdL1(szbu}3Z=JeD#xoT<hek?EaKW|9=L2jG>=kGza+$Ypjas4?A
JzK7GoV~%nx6A$i_!x7@pC9LhfuQV3>u9WvDVcTXIrcrfP0yt~bJ3RM6zcC4PC<+ihvVhsJ4Bw&ww6Ab;PHar0ANBu@TA#%t@L|E
Lqfm4#(J0}ixKcGxonJO{bBrhAJDVbdm2Bh<>=rU8*|p2H~G^C`nLFL4?|JU9#wI5Xhw&!f7J>LuE&@=ZKvBBj^lKyZj%$t(R>NR
_Pp73M&ke7G^KUTpT=N+mzw3_vrp0KCbZaGW#{3|dx9eM@-J`N{7zd#rH5{1GPeY!iI<H!IlH>xx>-pp({aa+M_63<=liW#sTyUf
z%+yKKchR}by%RE8^~fZDF5?kyAL|>9qQ%GH=6oGpLbmf#Am%uQzP){1}-IMcXvaTc94XQH#~Q4I#pl2Uhfy_xsN0_a|UZJ#bA)o
lqEArN|>gEVafAzR(RqcI{bN4Y`i+m#-(b)i$qm|2Hk%*l(mI6vyY09;zA)Lf<rpEcw|uh`ftwywBq)+bu{Zs7%hHR{&6i#zFG=k
S&-46gW93dXXl@#@vHiIJmk%YF7hYJJ#P&s`+l_h_jaB2bJ_R%QmQJbDQQGm5sMU8wx_7;HWWg=4q!uenMwhaCXf&Xi_$KalarE&
cjv3??@6{?3NA22W`Jnim;zXSVd0~*VD5VCIkwu8WU%e4J?c92rB8bgw!HDp6@K?((#(3M*oN2!?f<@e9xz&iC0%HE*Y*;iWJvFH
c4$oG5IjO08=({3;w{HzZr4u5u0Td%rukvwS)2L3#>06FxQ<%94O1zrcXxzKT0$O0Jsjz@$<U^!M;FwNZV|%)rykeZTw{9(qhZrL
vp9DRWmsmeVvQ7x_=-?e@v~}VjaQcDcA&5zmXro&qe?J6%*nv)g+QHNWXm^YscT_Kal;QZ>%dxWr1>9@GoR0w$piKL!OK73=+>ek
N)z|14ujZ@;vBMYpn~N;kE#R~{DxelK_w5Ksp8QNGHFSiqoH7s8aXkjf_a~>>)kZ$Cna;Ur2x`f&w1gvlz~mE&&1)ThZL4duj{JB
m!Ml|L3vN}ilZh><@Ja%BkTI@@3^rX3Ppycfg#!N>xQlnYHP<?qTd3{_5pA|msAMwE5?9y&~2HKPK0b9UKhUHE%){R>7Tg$@HhGO
AFg(G`|mfh_~B4gPAQ|rv4T+|&Hbf$f9LWmUS0P6kGA1!lCI)h+<tRUPkIhCtzCcI>RHJrkFQG03jVu!!Xf)0Fl;~)TE>pNdPC3Y
{MALw!j~;B4MZ5HV}|*U9^}N9Bm&(@A2XL7yXif}sAvm3xu=knMaYxVx8pQEn$^S>t`b8o){k4xs1LsyQUiAoAnRs#YorkdiRwvE
<fKtLJX6LuuAKZh)?cdmFMTZ|U38x>HQ%}MadOSX;W%(}KdxRUNKCbaBtXZPe=2$-%uP7@XlW89E+`7Ip%~kYM;xzKHkgI610G66
Nw4V~I-Tf0xcdmXt<a-Zl)Q>M&pUthLHnIjyr25s)Tg8WNKT$T{TQ<ZckA8kZwK`Gf~yZ}%}6))4ScEW#jc3SyZhzr*5)r%e`hdq
>z4(d_hP1r{OpFzUyi3nNCc7_zMT1*=rg?p0tP#{+eYGKUkdF7!h>@zgUf>9!}H;9g=dL)rHVk425#V1^!R@x)@e_}2&-s_Xe}Pl
Wc=a%+Uf!69(Tx*32xL*=#BzYPE&b!_xSn0cXjKv%sU~=N^W}*!sv1&MzP{Qjy?4x`#a|0_SVfFzwcU`(*2j|$qiO3UcQ*4Jnhb&
)pJdka=v{?C1|Tuzc=Mjl|fdLY&`hnv44wcvLNs`f4>QOXM}nskUhsuP4+%=dG4B3eb^l8_sSf1wv`Na?bwLAXrdyULryG2P=1Rd
?>PI8>m1|ne~;c>&Fd4*)K@8x@|85rYsU4n_H!{J{PM}hbnOm0Rn@S^sA&}!<>BJ_*EU?&FWqKcz+N4rXr!$yOs%YLw{I7T*(*wi
lj_Wf9~&x4h2;!n4Dm^VI(3lNX?*C!lZagqYMn^Ip=LB*mfH?2D497a$y20MXK$)0*N!~SK3PXxgX4|`oSSO<!fnX0!fi8eU9Y`0
)1lN8sL!^To*u4QG8LT$*zGyt4ZjiH!+OV&QG8;f5I8GkGztICJGGrO$E%9rwM}sQk%>eQdu8f{UDU)X!F33dyb?x5s^WW+b?2r4
!4WBdG&V6INJMh)u_%#F>%GfaaB!SSdWucsrpl_c?25gFUcKVtUmI4vF&cLeX}@Dj-v14Dt^9W6CY|(A!Rf;2k|6l&J_?d460}^z
5$JZUAy?chM{K*jdOb*+Po^d+)D9!dQCEsJhM*^aix5wl#xF1^LMjtfjNMH$5rr*vx^blwWT+r$4Mv6M#QqY^(YSg>qoVvC@ZKk~
5R-lQ*RJ?`>kB#)_uGaYD0hz%F}hW>4_A4ee!Go$o=+69qm1UpxV4~5!qOBS6aBbS2qLL(tiV>Ir^RVQMsOiC0^<H1$$9sGXMdZ8
;nRjj=RJ4g&U<pNaFP#B<v1N(JstGQXfZ)XrSPIf0n|u{t(5yBfBY)g!tJHrg9P|qEfQj`IK2%D5hF_LS{e~v*}THb`B!~SyuHYd
^lb*%kKG(q6@0&kJq1$$Xz~`I@8p1-<Loyv!tg3F1R{}_SVA6M#OpjJDHIOzGnyuj9P%ZrrYuFmWh);pWt8wRDP3KpO0m7sjz=bf
K<{w&iouOzgu|YZCxkmm-tqhP%k}B(<5ctGUb6IRwq3+$68(KIA~%~vWPv%xX(PuD99w?TojjaYF_<t?2aCG8IaGA0LMM+z;p~&=
<W(~(8RGP#T?w1`AREqc(QA>JMM72GCg?<bx&H67_|(uAJsqqKB!XM-ICIm}#QMAy%}$8crYYSC>CaZX?l^0(>}b|I0c-Msh*hN?
T$zGr)#ENrXTG8s-K<L0q9@F{u>I=t*k-JTT*cwb>66ZuIltp(x^9*|PO~@rWLnRdlrO;HWxigUKW{SpX(4ZU;bij)nf1L&v5j#K
k}Y3vEOl+swOtDqk)^WPuZPcA4Cu43<I$`6^v$C@wz`Yu<{l@;uVPiD^EFW-?rz!^X*y6sAjCOKfoE?*Y8-M>#t;bDfpRvC+eQ|z
Onu#2@!nnDi8iad&*$KJw_XJzHw1NYH9xBln)uw!3GSOO#obQa-TIfe>)q-TE=s{fYWhO0s0)WQjGhyE0!wK@N8V^N6PaGJtap)T
uR9gBy&|gwO~gTQ4(zc5CTE2ZY<1^WkI}US@tnladFG70?cBcRxu8VU8b}4kW4Z>GR;aL8K45sj4m_d<pNE{2@%7W>d3jc;`6PSi
>v=WRz6FOqDY+y$kQ6RnU3d)!gXW|0Ja~$5Wi!CbUSLz5CGdr9)`Zg5t;K0bC{a<>3bzC~yjPVtvvco){GsE$b0(7nyShabl9#HM
el8nTc&-g04^b#xGVT)T{^G_G1KM6lg&?DOk|I~jrw&_<%o|vO*}?W|7l63_uPk-=^VIU&J0z5QPQVErXg&34w`Xuz;DuL4tF0Hg
dDdNyxR2$dETYnA#0&Y{4X(AgRCFLzy=NyfFG?|wmo)-BaJ16m?*!I>7$m+j(-<xs+35B7P)zMu7q$(cBU5ryg6rE%O_j@oRk_k6
xi#QwHIb81Q9=YvoWm`tN(z*#o;c3Mheq(V$l{K0a@;RgWs^KCG5YvaTCMK*Z+Dx6Y1@j0F%0l6V-lvTMm%#Fb9#sOt|WH#&0hvB
YNCRo6|Ui4^7!oO1={$MJcp(bv52;j_53IB7Q6<xJ5w*rb|rroEhHF;eq_2#_M_XDFKxqs#f>Y#5h4Zg%5j<;K(@*G%V~^-A{-*h
vK@0oxvQiv8R1!&du64{>6x!_<J`?W+v~(gY7h|uv{gQ5b7@vA_=n7^YM+6P)GK4(YVUj5Gqv+D=lHGk`kM5<Co-0VcP<*ZGQ&=^
%_s;<;jN}`hm$U?+fH9GorEXhn_%b8D^c&qq5U1t*;pAMkF3A10Z!61K4d;nBv&X0tT?fjr%bt&!TwH@5ZX4%!ntp*^9?nMsE-GZ
#L`sheL33p3Eb{aS+T6rPCK5FAfmGl2@=(J1dARzV<So7tPI~Y6Da1+Izn?Y5ZKg|6X7!Pg!~n&1$V>)R4c9=KCsn?w~^XRhqhW-
*<R6K_^Px9AZmwcnT21?*iW4ZV^5$DN_T+-4Pjh_MRk4#hEdZCyOml&#cQ3j8g)%Mr<Lx8AIcr5`WGc`Iz1seb!>F;)GHC+XthR{
m=KYu-^~udpPo*63zClM+q^(b@P*YSVm`?|*lyW0$+3p@sgqB7v|M}LG9!yR)-uj`%}pk5lc=sg=(qOw{%G~OnK&<<orZ)qO;#X9
tQ8HNf*MJov<jQEeQBHv8s4LnDhdK9b(!8MOQ>9RoNYDRm$Pe3NWGuQuFk&auWv27b2?-x;Rd?#InNMnJ+ic5Z=&k9c-@#KbT)ko
Odk({%3Z2HOqZW`d4{M$|9h>X3iht`jQ7o+@71T~AT6^f!)E9}o5iB5ZKu)wLq%f0TssozmV|%x2!60cG5<P9_RPE#&hnr73Kg0H
3;r@JXuKXt_^&G>E1W9-9lxl5NAiK_@r!v59hAHfn3)KWLI_=4!M#6c?>&2L2Jl^pP^5gn58L{;?wuY5nM2{anTBEJ0Wq@$V<zJ%
6qb2uh+so;`bDiur9={9TEfY~X7xW4zV@I!zO6Kormw6pDN472AYW+n|0n!<&1o9zDO4<`H|_I-yuqKhM)#-t|AeP=hq>SkbQ7qu
8cR>RfQu}ZkYhjfVf|%uT8Uy}sD$0m=l-8>>*oJ&f>Xl?d(v$dmWgc>C3Pp);@CG-_IP4&L|mKbGAL^_v(yjk*0sD+DQJ{*2Q><j
ysFTWF#|F)R(<FsR)9$eh+ql=j?fDdKF`eUr)hp1mLmXa+7WFpIZ480aQ=tw`=f?vRJ|R~7vCY5h(%Vn{#vib9;kqaOiO*m=(#~U
3LsR_g_?z+5QKwPldKR)D3x1+y8UH+uqNEipV~$Tp2FK#`Fvy2*Oy{hu0U`P{`4HpGsp*P9pk6SK<V@Un(O%^SpK^!q~n!{NhwRE
MvcC)tPj>cRYwRaxfiJiIWZ<7Y2JrPl-f+8`P$y!?k|33KB?H;(fk3Q+0*bt*DPHdWJk@U&(X8ToHRa0Cf_Ma3n{m9h-ua9>V45`
>-l#G1mn5z9SCN+W)a6pdrQ8J#HS@BndtfNdNH>)2DxLm^W<+hC(wrI3{U0fsBTt%$sfBcDak|@2#Sa*f<#nQQBqo}qAE$MB3bix
d^Y2&kAA<p+(HQiua77Fe`Or;mI2#N#ZPzXU5BDZw-PI}N6z%5kc`*)yfl2zNHKRH3lShhXfM*W9#-}JHjr_ImLIFpc5(7L<g0ul
v1V~Uaq}e-p)d7*zMIcNZpXUi7G<Ggdo9ziW1$xVO2iMy!$BbZ-z{l1M4J%gL_vL}clt3FV8nn48CCs1+ozo*n-y#mJ69rt@8gtD
zAVuhXo-pmq$QZYpW`Z3j3~oZWxBZn-`Q`CJ1)#aKQ3NFa|o)D<igKGth^wid$IWb&HMQNU2U!*3Xp(81rsDzqrUDfkIQpv)7tNy
-}Ob!*ou;<Ad;dfh@yg)DN3NFLX<A-#o)}Nmjz5Qc-{nS%WHvnl%-jc>PnJ$7gz^6gJKsXB1k#kLQxw-%Y?UiEVB1?k)b0DO+2V7
k||0SifX80Xh>-y8X$_2fFdfWm>Crj6+uQUzG!!yTiW(h5p|Sl)?PPNXs$eQnnP*4x?0WR^Lu%DcBYa!mSU_+6cXja1*X`l-ePK9
)?+1?2(jP!E<Ni32<g5Knj&P5?6jyu<0ZDTgA6)Y0qrI4Zk6hBUB62_2+5;eUL{oo2pMY&k$L_$*87Jj=2-eHIZ#yaM}+Y5gIP$C
L%T8ywM}I)t#UQi8Vy<8D1F~opEcW4QBb`!1Y}D#1qdJ@Xfos|fSL!CTS&!%aYa1*bv8P_I9NI>_+}fsauEGrIBfTQW^_LL3#?w&
X%Z@~jP?~h*;N~Oz{iB*2q!rwSr-i1(i{$8lsNNuPQIfM`kirgHpCH3>h&FPOu%>}IMVlnaK=CPZcV~G*=nlze0L1xB1g0M^rZou
yj2(+Co%&;W5$6w21)TLs3ao`pRjN6g<RtD3SguJ%YVm6JJo=sIw<{s?~pfdCzchBVWw(_NFyMkz}=w`yLDG%HFuG@UuyS|5B`mI
2S`Kj1;Y^D-)@y3gn+WJo$f^p9=~D&4LrWzmdzr9QX|oTS6{3!LZye>_<A~CMwuP*6Lwe}7}O||9zu5e*N--UQ9x5JPy8GQ&OGf@
=`m6VvI?T9mnpJ{;8j?$MUeX}*v*V1m|vJ^)GHCqP3PO*xOb96Q3aC<7rg&=@$v6>{Cfr$X_6dkYKK3Y*uH<`@cH&4L+UgRRuD9R
@W6zaggV3P=ml6lEom$2^y%^D7=3jbb)?=;3O;(JKh>OiZSyoe5QCSSYDtK=7e*e-^Xw<?Q|q>tSu#l$2K1wWBug;*{+p@eK+V7g
0jgLO0YaGVB1F_g#ZwXlU6;nj%_FUo4_)1xp$-Gd(@J3lLdY3vXw6_G31TMI_2Nc;rIO{jbwc`nPv`a8n(^W8hD){bs6rr${Uy)k
{w9mW*CxHk^?5{SUDXU@ttxYM_+-qeB_tt=i+?+FDzShnt!jLJvdZRw-ATLTWBv@H(fk)DtyNa}-5B-s`FHR5AMsTUc5JPP8QtBq
?y(h80GQtNh8qrTrC#kqF52ZpAp}r7TquuJNfbZFuYcwJ-8yp-pIr`4l4&qtsD-Vpx2@bG0yL}Fb9ZXDb+VmON|q}x<5d3l9Y!U!
*&MxEnSzVKv4<f74I%~T(;efv%eS57Oi@WiQ58`V(L+TvF%2ZiNX0|o#dNB$3Z6HjQo)e3@hpbQ)W|EzDbtd59o=@zGo;+;TJ97-
ILEw3x(n;XamP4B<dAdAzu31Uk$HlPDa*ZP6N$4)L}G@O0<gtR_ZJ|!TlLeEqbZ3O6OB43mWjpBJR%V9xq*4v6Ov|iKuUFvc`_ir
Om|PzDhEZLgPlFy+&v|iWsys}jzVS;K6ZnU7D8}}s)~sfLMVSOIfVbI#LbCLWtnYyWjxau>cjS8ICJ`&vyWQQqz-6S-IbL*<_;18
B!eV^AyObff=v(q_Zj&+XdFksKrQ|MBh6}iQ#Mdj!scOd$$G@IENJzNqAi@A=|{=nT6p{4UkkeMIziHI3Na0L>SE<hbFeX3&pbK*
_4>Z<4C#LBQZZEO(-N`qeQvs~CtvY%mU+IdzqIJY%C;Hm>7XHuH=)sBp#78XtyZ=*e{xH0DvSR46s2ef8?OHE90&8H<b)R@CPDC@
aSFH~*>RKa)F@(WqdFZdF~o?hIxG;S3lL~1uSWtTIkH=Hu@K4#ii<5=-cB<}b*W*IDmuW#QR8u!s}^4EyP3oU?<P?w?6jV^eeNC<
eOxoL<8o1Q@Yb_V1R7HRY0#fvh;|n_K14=5oPsX>Q~LVtiLj!Ku4*gk6cy8mYKcnKq9&+KxN_{wV-^?G=8im1{hjDA<?9~lh%D)b
rYh1Gj2<f!yqw=$iWOs%{E4CEC`VPINE<ictS9HC+{|^jaw5rM)^5#KG0@Aqk=P{EY}2c$X=v2u?#mZgT#HqkxsH=Z5fbT5T~N70
>I8CL^RS2l;Q843H0`;?MG&|<8ARs-i<D6ikP#F#7nP7CWHDrmF6C1hX+N>}ON2$uS^Mj{5kDK&cb<A-86$#3O71PyME(&uL|!TI
@S+W1<WrXjPm^<j%hqkNxW-adMbU?PtXEYA!pC+$t@Zy6e}FJBeYf~Wa@R2;y2OL(>0DlBbI!Fm3ba)8e@Un`gMALmpMs6AR~v7S
Iu4be3BN8*MJ%~dYJbXkUnfoPL2UHhlyg(1r$aJ?>ogoU&S;2K-mgqHB9pCjnqeWe*H_^4w%bG--y}eakh8A1(@K?xudB|ee6RiA
u<SV^2%dcF6U$=kx@>)#q(@af*F`w~ZwGvwgY<dlH|0FNVv4XtQ0mzhX@ctJ0)o?$kmjg+)b47?{N1fq5;`ry;XvdL9-nY>i_;+~
w^CGx6oRIl5~AhK-2^D5`t7^d$;dAw7d-X%5>>e(vWp_sI5{pQ_pf^?VB{fQ@!>c;i{!}p+D*=K1GPy<yD449N7R`-u9B_2b}o2@
bIJPp`TO8)vgq^23!g-X<B8r)XL&ewIV`nCFjrLLsja6SLyX?(rUo)s3PCb~J8v=G<4=C0Nsd=G*&$hqmsV|>_Ui>j&1O3m>aJ?y
EZLe|-H??mb7q*sR>HD<?8Qi;oi#xsG2JmHG8@L2hLWZ-8bj1>6`ke$vBA)LDaNL?q#)+5h-efjf#h)L9$xWaSJ-(vGw}B4KAUe(
@E>3Kga_0|PX@>p1JiJu{7W=?&-!pf!q(z>dqVjJb0veJ^nO1c7uzi*F%%^P)JZck%(Q(2@;)CgmbiH3akI4Kab~-)H@r9Ve_m|6
TVLXrX@$zUPU}1MbiCch+g@1EW9d*Tm5sExn8K_>7%B|pGqbn0mwJ<eD-SISk3zH2)YiQ!N1WA;jeqEY?pY(6EW2|N@kzo5M+w_R
iEYq<lNr{mF*0wxA->(Tdx3T9z#4)POM*nCH5pqT2IjZBlpvxA+239$kqWUUQy<dxH|1>c-d9C75<AnBtBaGgPnPx_r+2?dPR)vw
rmv=0kCmL!CzLU0Y2CK113aO`uhcsE)~=Y)Crdc=hC1)xb&&FX(2`Ez6JmDu$|2euO2f&b<KI-&1sc@rRN85W8vCoIRdH!i<8W+V
-XV!?(@{?ps4(8IY&-8+#uz7Qj)vBP#kQWvZRy_indX{B4+{BBrjk@Dij_2%EIUsRm&$u}-tT)9pv5Yv@+uuZyvvR_n|P?TnoL$5
^=7y0E?p`GUS_moDrjdE5}}P@cVV>K1+8?LAoAi?cKUYBvg<Pw%1;kytEZ=kyNycFO-Jr$Xq%^ud4!@Lp1B0A&i7tdO8&dL7y54K
s%-_GJZh?Gnnhnp+d6sGlZ-n`=?#hriNTAc%@^5R-4T>S(<@kF9#cHt-jmzJEId0)>etE^+pEO!s+*zGV-*t~v|*B*r%B*vL&o<_
>35@iw7J7>+9AOT*s0-Op9#~wM81RMnHMgcx@Tm2^Yy{xLF>)OrcI|9Xhl>_I5ov(8AMW`c~0FW%TsJN30kzXOxrf;JnzSy+O&l-
s@}$obB*NMOhiK(H4X@A4Q1^Yo2Jxe#&n&!MLZ`H!wn?ql^3R0yR12dqD&e+>R!;tNNv{cI#UXwow=3OuWFSP&0Km;3BA=vY2K>D
dfQ#pZMtFM4do`&r<=Lr^Dfw`y{8oox=gg=ZL0ADkCf<P+C1+MFiNh(@5K&xN;8dODk>_p<rZN;vyi}-A;AIC4=YviP1c&zAk*Z9
q(prCH_gWy&}t8=AKZ2Vewoz7?yJ9yiu2v-b>v6f&mq7k4m2;a(5M7nGJ(_!#%wS?Z&k2mQ0W})0u42$N2_kbbQ@8wj@Q3v&}dB$
D2&z)uT7xp?Rz;{^<JU2Z)<oDH)C+I`mb59+6J%JzdP%yvve>lAfq}=>q)c2AuJ<cEgh*Jb=uZKDm5$#fPT9`_)nXQHH8p<7lDCK
Ro+-sZV0J~ap(^OxrlZp;gC<nRk9UmKeOT<mmKVrEs)QlR|`a8Ae}B=<<$twSzo(5{mzOHuP%-$*I9Us775|<U=|1BWQ(B}f$Ow^
Lf$_QI*W>rfj!ZGXBEoKKA&GJbhifSfqte$({p4Lgb?Uz2!_Q%0{#<d7sDSOxb@DL5DFMtYbD0WW@A!e=uw4Z6J{YL7J2kRVy?cQ
lwDVz5qnOI`dE(uICn*>rsVR-7$S7xO2c9hr3o$*_%1aUaX_YqT94ateYW+2Nv-HbpQ0qR*3W}yk5R&HPIQ{-nqF_iuC6p-!n(Em
=_BIJ=o(m`V*M`}I6KsLeyWenG;xl2e$y^{i~ST5J=6L=552zcSoyJcX7o7jjW2puy<)$f(?KuNqqN#*rA3K4biTH2ev4V)J&jI;
(tERC@~oYOT$c3~{hAF&<urLfq!Axn+Vkk5Xi`J+i+%ocdGZ|LpnHq*gh|YI*{6ApU{FHoTg|EGbrO(%|KAEbYvZlMikW>sY+5Ki
R`KqJa@uCY&!@8^kAq{&ir^yWUuQL65AC#Y;Hy`fNFGt+BCdg)w%|b4v-5FQ1R4t`YiaNPi(08Fw)T06A^9i90dYP)1?lwWwH>%F
yx#oG@KCbjM7mPN@;k*B6Qiuhg?SqHU=3`CE!KGyJXgND?;7stSuONxPWtq+#M(PfCzL$&aOQRXo^ygZjyM7iZX)&icuSGQk5{%k
$A!Sr#=YaF8=GFVhFoucyVkWkpp_Zi7=*aP4+Eq8ALcf-ncA3n2*9-h5f~%NM3DTf&Nx8Z!E~Ecjz0Lk=>E<aoN%{t=}Jl(44;R?
cPwLlJxmP6z+TrwRmVqu34@eG%Xsp3?TEFXJ3#`lxgvg^71vyBoK-BZl=>t=52ZZ?qiJ)xV*)7y=p32PKa-2L_#=r7%+2-u5RI0v
^t=y@L!TK#g~Qa=)?w-?*D=!_)~RujVr-=ksI|c!+slnrZvY}Mca-8-g{!akUC8jeK#1C{O}AEBQVdE+$k3D_a}g7mN*c8l3Ni|w
DKQw5A_m2B?U5Ye2$b)hC&G*E_Fp7wtL0I}N1I@XVf75WsDb<R$R$X|4E#S|`&Fb>*kHsUlXBoVgUb>);#4yM24Rc7)3q}q#CO8J
e=Kqq7rTHmKxe;xvjS0OTiL}&3NCv68$0Y@yVXCil?fFaDmOs`tU`~oFk0OgcNgTe=4a^kwXz=*ec1k_UwMtsMUc1Dn64__(CV0|
wNz6_Sb9qYuf6-8eCYFJUkw5VkjgfNtyQu$7Hf)#UDugl38l2WT!xJuQlJkim+Qv`)XC4RnxS+v(fc9G1gH|GaWy0UGo^3Fv~3ux
&$yJ@)p)WSu>eb4Y5{jFL?&oeXt$5zN&I6tS+ZGV@e`af%yQjp1Mhxw^cUKdCg~yc!L)`U9?u7R@!&!~k2MXW@->`3vuI_kLMfpl
kYhWnfc48rnVNT%ap`K?)P_&_e>XbcBl{BX(cgk&IE84x7f~tIT*O``zgTtot4Q9#?rIu9ax4r~>3Q^1LMevl`P10ivHi#825&=O
(E;_+=-ZaJ?nQi`3Hp5He)4mhm~#Tr{?fQ};_l(X9y&C|kx?RKK0PqRhLRf_?MinCc_Dn%t4RKTWy!Nd<va1ysht{HvjYs?p)mnL
X4-1&A|k`+^Vcr~d0;Y)rU3_H&6{0?)cHH=qk?TMro+18NXQPoQb99S<e0a(Yft#_4Q1#1urkke0Dc%1w3Gy?ja^Y+^C|bVX!?7W
(wTDYqVCkNXD!OSDA-b}{-3|nwmR#7A1pld?FnKJlFii8QM!Htz2t3O^tisUFRvrmol_32EY3uN!}!k^qWACY<yoT-R0<M(^L?S}
G`}Yh*ic`hLZw_jndFf1Q~J9tzc~R}4PE214ziU#vRh^g6;G*Bk@kiD;vHyz%`~v<r);O<uelTN*&7Sog_@h{BAzW&HWu$J8niP}
P81fb`=%s<3>UEpg{AO>dp%!?<!W&581^P67AQl4dp_FwJDp4M^xS6S=K~Z$1d0vY?)~oQ3qV$4XQa|Rm`@7pvnOv+3`0ELLqr39
drfp0HaIVN!ZQRqC=v-!0(v%d_}Q9R=dYjB?Zd=-MHVOrg!Pq{-%p%_JoAq`&m!pw8d_W-+9npH?Ed`PwX22(765R??8H+0>vc@t
&u6L{N|FmTLm^zWjcMKKio;d&qv+84&P7B}J$1I#;#q(Xm!NY2C9{jk48(YFm_OvY78w#D@|vRjV7t#Zp*%k5baPk;yFf-hv#n|a
<Cg|8MTnc47f!~$HMp7z3lZ<exw%(g0fRGDvRl8{cO)2qCaf)dvw|75BUsj28;nynVbaS?_H^KqE3Y4ZIBbBsAdM=j5RxMz@s$Sy
k8ej5`fSd6K;tR_^~hwGLn2}$rYnIE&mCL3x8!{r`IWsr(swYhB7OSvo)z<5JADLROYgGiP^XK#=e7Xw+Si=pk6Sg2J-Zb8n-O(u
DmT}jb)FjKUoh0R$Pnkk*Vgs+TPR#l+!(&|VcF5Hwj<A07Ty^z6DCo`QfG_BV#P@S#^g5!TBg?aOD}7CW+}h2m#Q{>W^HI>oz|ve
>7ECpf4^1QpP&ubNqLTtW0)usj(Zsb1Wv)+he-)Yj-*qAF_Eu>Zr|7=9%qyC&o2@OB)DYNxJxq$EvTU5r)IzBBS>yT2pTR#>79G<
F4Q1zYDPrh$zX`d7}k%6yV{&|@HeQ_hFODv1D7l@fLLy!#BtNS8Qv(=u2%S0R04+NX{SR2)G<+9N@2|_${d0VZSo6Mx0dBln-ySk
E4mLT25#nN4W+RY%8cV^k*mq;@u0)6V;UUO-g<2H?9$^vXDOkG5d><h2x3P?kIKv|EEoe;tG^B1rz&`XyDuRF(D!{;!253_v3o9f
dTnLmrqBf?Eg=>pGA!ME_6y263d6LcReAEW@P=jSU_K2y_uabJZFA-hgoEed$?o1};p#c_7$fy?mu*kex*dRK!*e*~^xb(82g^<o
g85<KIPM^aZ*!vCpmuRMmxHzFebCuA{Is{TF1aA)J00Hg$g?0rFlrPXnDyDWmCM>czc4r^sMw7mD%T$$-EiM&)|7Q|)?6RA?q<FB
{7~G^%kX;MCo_wOX0CzCQDpnUyuo^yHp*HuXt=H_p;NtA&8@hU0R(U1>G8gBJ{>8y-Me+MZ(IGw&bu9ZzQeWzX+g#?Byd!ZS`R5p
qP=PGVZsIeHhui5Qa-P>S9$xZc%-1?^2bxZFK2(gMU3lLua!AbG?H6Muf7I`4^8c)4xE(bX;n))4!RwBm9{a0B5h&TW6PE7)-8RX
m7rl_V2%HL+#C&6F0TAHwCQ?Qk}svGIaS!X?gmB8wo1AtpxlV*&bJ-?e;*rjA~)f&5X4<-NRLM4IMnn*mplvoDH?=A1QVyPZL_YH
8&d-jvRaAf6cEcYxG%r9*hFiaD$};GHP?-|-llO;8a9u^g?a0xKNyjYk|=$ee{=r6Hj)i`rO<^{e>5X9G~c1Vdv*P1l#7D(6t-!4
A`Xv9+2lme=zGMO3lE1`{c~M-(0rPW9*0cu{ZJ-PJvWK9D?9YKx4QXs#)nek$<G4@eEz+@6r@5Dak`*5?|JlD$v>$pDm`crv(Zry
5sN~1gr}W*3eswvd>~u9%bjOUJK!uH#lZEIuP625!?Y?UtrmNV<$K&H(+j->LA48@hb^|_yw>C^UY5?6ptl7Mc+!`wD%Oqz?4mc<
ovg#3x}LmE(pA@p?MbJDji7OQa~*tr)~*Gw59hMhjkT@%h=(n6se&`xmITSOZu;R8L2XhT4GZ~KdX1@y-zo-b(F4plkE`k|$Z<YK
#iD@GH=eV^Frzyg{(^&jg2QY?f=N+`5Y`+%-7n@)KcsK?X`GCe8a_S0uLFMa^WhCp)okc`HIqodV+I`ecNtekeEb$y*gFa_6${nP
u?nj?8hXpYvyJ8wOkga6!a%y!vsCuU<9jo7>)4WQ1M36BH)trJUcSc|Zgy#}XKHfj?wk*2+jT>GyXBmD5sFVRvv=FibYM-YY-$6l
aC&WRDV8?Oy<XYck2N4whLHxRff{<LS!M#IfDTw*VxTwW=CVfCY7H-dC`pA!Vv2~w6v=C%%*V?hZb3zhgQe}TQi=&QnB}_ojlq+)
^6dN8@7F>os(omwUsv7M<xh9L2;@XZMEdNqtGiYE9ppWglM*uFNG@WjX(1s?v?PmH9GrHG(xu`pW0wpj<=w+uTHC#sCpS^kZC?+|
_{Yk9)~+Etqr0BE<=~Z(mV}E!NmIow#9gawwV4#k3xkwny9nUrqV35A32r*IXiCP27q4$VtG(_%9rr~nE=8YoetujCiVxJNzaDRQ
mvBBWc=q<-yDh03WkI1Pp&q6zsEbyHWWiW52?Vo_<+^Q-0u#k{GZlZzA>Hl&!thB5WK>ZTlfyi@=Wf}{W4w9j4bbY)(esnO%Otw8
8J51^hfWB37Aemsq!&It`e|Hi`0poBNGv5jv9`v*H5fUAQ{-9PCgJ>79v}3%5HEY#_C_V($zQJUso>!%bVM~Owqspn4Q)C_pO?w@
y^&~0u9BC0vGp{B)%Y6`4CR7h^p_2LvZNvFOsZ57W}q~s6ypMeE&Z4l1l5tgbC1K&^nzO>MA26+SU|ad1R6;#AtuWyK9no9>(=VS
GqgjvW*MMvZkY-PnGQy#fW~aap!9lk+ij1#rrzXvUV9XX7$I@uom4W#<SdGX->6sfM_qN$QR*DyL7I9>1Pj#zqg)WMlY@#XFsGbK
@fqb4SXbX!++<sFcM@$!0n2!;UJvBAqyFtt`?SKW;Uk1fa2xfY$PR~r=eC+%N*f^p6~Y_b4gz{X4tZ`VIcci2VDgZmXab^YC<cVS
u_3Q_qwb$@DyWMc`!jp+UmDi!aq`ITS6zYh`ADt8_znVt?TZISg|a+89N#VOA1Czp|5rbFuN(4@0mts;OML&6mHi!izR7(M-$xq6
iCP}@*v`Vk-uWr={3L`bC-s*eTK+n~a~D7_x}nL=>ZPHwLI9U79g|5sDB%J&g#{Xkmu)O1(P#6EMjsf=&4lR!qsIDrHK%s&;Bem(
<_R+>GqEIgLx~k9C~oLfs6wYA2qmZpC6Asx7h77y6T^bjl1Z*zT2Z$(^KKCqdD_0Zydz><ICum8OHvo(($)l0lzf~xL;Of^PsgYG
n7pn4{(JNE1qDj6U9;hk<_`pf-BS}m8YcsC5q+8`(>vB){Azj80C_<pAb{t+!Xe5K>b{gGUezDQ+|6=l9BUJ%?vEZ9c8NlU0UA@%
;s~8R4k0>zgYbdGTn28-(rXHJc4hdc#wpAl3jsmzK{=gZ+YWM>v?#Q5QEFU@$f+KJ&CHG9K&Xh%zXVL&PNMl~NlljK9Vz8#1QW#z
)ZN?KZBVF_B`&T)l0HR3==ti0wn7)OX9ty&gNE)%xdalDG+d6r`uM5~^`-|pp#QGc1lHllm8(O(z-Z140IJ7~ZV6i&Ql^S2G5MeH
aRq@n_h|wE#av^Y%hA$zmi6gp?CG~QB&SXg<#?(8Da~MTH3>P<t&BvJT1vEekO+kxR9`4+@3ecoR%4$G^Du$mr%iePQ{uEhpjwh@
b6(=&4XlQ_MQR^-LLot+6J#<*g4NmT9!F|n(^s>@5=~1sZv-oX<<f5T-0PVL)HGzz8tE1mfnpi$x@c)CNNn@r({*~V$!j_)!R}TQ
nGfkc(=z6o$`t0NBV8W2^U^6X!F^f&w~mptJbI+<_h%X3T?41jy`z_+t$Hp_N+=|SKO^jAwxTY}RT~(y=|6R3g-e$1pD|_Dz;$Rp
MziL0zniDiJSNX_5Gt=3J=9kQb%1Ez*cahXvDxg<^?l$}f#zC(!EX`i`7P4*b=<UA5%ury<e6|mz6=Zl_T|__$s<h}HJbKuswE1{
G@?H1HM3^Gs%gA6ujoUq4SKIOq?aqGmC9@{FvIzk$roi&fy>W%8vrnjosc29%P(HqUAX7RS`?kJLiOgu-Ij^_d{IXam0k+K66}MI
(yP9xj*VQZnn;xV{u$|g^pEKJ4}=HKefj61j5S+rGlZCB>NBgrX>&>s$O|BKNMdUC2N0=4pAbIHamPz1*>U4LXhJ%=17Cn2OAYkl
UEnbw5LyanDYAQTUE1A&7fde9+NQIKXbHMJ5d^OvA65+7|9@>G*D|V3p>1xF!@=5`Ll!tM$&j<u35OqhZb7?bwv=p)3<-mbI&f0}
f>d}eB=asL6JX)P);(B%$s3Np>49M0ufncI|B{2Z5TI&@6<!g>A&Bw$`KIx8>KZ2U^uLz=-4!k0e_@fqDpkkvP&W(b1kLWQYgNmP
L~KzQAUtv$IIJ8P(ZNI~P=WLJzh{H4L!=lqE$^O=&*ftXgS1d$wp=T<|4Q+X1aD)jewUclx?>1{$T|&IOG<w~=PnW1pifMppS9Np
97~Yt(W4i42m|Iq+-t9lKOqQnkAE0?QZyYeS?M~a7BYqZse$olm$7KQ>Vx4`_G{>vjEh_8AV~2na<-^<Fz(1CX08U7tm)u$=vvr7
x@P7+%sAi6Ye2aH<g6qH3wUgrppdx+&+=j1=k_!Gjenmf#2zVITESz+hEMjnoP@**p%LtG5R|^6B=?Xvq-a~;WI+dBedFei2AL%A
MOgU2+{P7u-Ya|AR<lCWZx3As>A&(=XT!A*5)dehyl3L=?L1>l-KV;blOz=#G6v*rgcPFqd)>xjB_v~yNr9=CYA>su@kSCs4^97d
<eCb|h<<vPTAiJ(O0w^}z33=ouiohM%(-r4D(>mQTrv4%4Yu1`i_o#c0q1u?(VFOtIpk3T=m6g6S^X))o0cY}EI1}eWMJ?ur6wUM
9&PU#cUd(*Kih^{NY^ASG=zSqqdG18W~BaE=zQ!bK&SLl+#w1FrY|}X!(~gMw;RvynrZS)&AsluA1V7fPTu);Dckias)p?!*9*?u
$gUbB4{o!>>O)98LK;5rp$`;nJP17qhcJ98KKVn}MZr+`K%waft_~uD&uaD)BF*IQG!^xFI@6_S`Y|^k{8W(f4i}D!heHzG-K0=K
L?SOyz`6P6z4BqD$89}cM8ua9JTP|a@dhPUwDXvFCg&cNH6^;z?+A@44hb3@RS*W;B03t|mT4mN1qvucddM71BqSb7Cf5aeyPd(R
xI!|Zv_f`|^L(BdRN$|qeLu!>S_?+5`1DYEj%PYqpUc9%WN3UnJ>xZ{Fak(FRU%}s2!dFbB(Pqc7RR)q;6+_=cV=?P=ukd?t=w(0
CV;B<IQ94Sk?6Ju641Gemu$#kLnIOkN>G6-h?Ut;p+w*E)z>~F?cdGH%T0%TXSUy+K+uOBNF|68>PsM@>Ra>AcyF8NA4Uz=i3@TY
CWH=neQ-3KXG0)r?8;lFO%h`%Gz9-$Ct?#H-rx=(9UtZ`PWq5GN4-PLm<64hI>0&uUNtogWDT-Vhzy_VP6h$m6hPjh2kOZW1SEDE
vUd>WonbNlu1dt$H_oB9deEWMqmSnX6`LU$4YC>vUe)e0WIeEjGEZQqi7+pIHgjXStRYx18D7qwrb8fkAXEB8J7L;L6lCm9pjXY9
cEBd`Z<-6c7IT#F!jC<Kv$X%5B$1u^x4vQiC{IHW=WY;(OSF_ZNV5Qbc;e(8?k|LOp80*B49`xhn|8LmmRSQr1}X-M8@>tZ!;ef3
GfH^Tt$KH&$aawKFqr8e7gl!kZj@9>lAZ)Uso3!jqn$P&IJ#BC?jBWkkMJh-*57Ef*Xbs`!&;Bx%!>`GsTGcPz4*7X!%SlkJakQh
Ge(VyqBnc#K0ItyGNmilQ#6wia>caz<zo=pWn@f}`=@syHQgbkO{L=L)e`p^s2X$gu<L)@L*nPmE=?sM(o@Bom%TF{p?&Z5SJo$~
aQZ~9YeCA-nD`;<VAs`(IZGK6d{qG!@xoI|D)Tf#*4CCsQ)e`9_xx}BkM1=1Vw6B0s&T6#4qlP0QXmo`Ce%e;tw;shkf1=3KACAP
#E9+S?PH0;v;_&{Inh$Jv)fm+P7DG9qR`0?T0lIf&k8nOqK`F^IFZ!!uRvbM?l-(Nrz4LUr4sUg(01h_)oFC02Y&V15Tycq@FI0o
CX`*2bFZga4{_0hY=F){?(Ihxt-x|B@ui{!k7+=MsDArFww`eyQ2Pze(sZ%F*14)`zW%&*p9ZRq5NClK^?NF;Kzl?Y`_)%K8u^OR
%~QK$=~xqD{rxq-itus^*C^;II~L)!K+F)pD(E4#Stl6Xh+1O|n(HH4a-=x#AUx7)3IP#-bTV|&bTC^2)oP&aZOlZhSnp;K)i=HM
)s`uiVT?rtkP&V80i8$$Ni0qyq_!-ev>gwnKM+3`Vl}>b`+VP>(1oOiB(|ljmCI(-Nrgaq#^gTWwk(6-?RX`o#^g_BCg>&Ndg|PY
+*Py<s5CV+B6l{b8=6N^zN|#pL<_)x^a%=<lEaY$fF#H{vs+2ws)jq@(x_tljL4;~<;!nWx=}p&*Nlr7HC*_)!=m8KH1plzkIS!J
ZyuhD_}AM<#M)Jez4b^)o|*PWvF2-J{`2zI2bcG3(O{9p&a6KKgQb}|?(&}D#<0V+27GPYDlJU9TEtd!1W-8^fafsm<c>|;t~RC3
rBj5@3U8Nl=*-~?29a!cQ&UB305~4{W%A%!HFW4VdA&5nzz#dnUe|s7ug*NISAKkVeqM(XD&vBCvuTiu8nH@=X9irN>N<R1SpR#Y
IBZ=Ms(sNt(!V-{t*U4b-0Rs56d#}6A0jo|C)b#R=_cofBhIR4+gXvG)|$0Fz^b2CmeC@LeOOiy(gKpI{4_(xXdkuS!hjD49S<RF
=GSYt6Ue}84d^Z$Fa&`h@Lshm@sPuNhXi;LtN#^U`^}ug?T6D%NO`*7A!(@Cih>{!u0=F6hZ*A50+I(}fdE#y8eyelYE{rOfSn!X
M5w7|roD0nS%tOdVLB_x^4VCTioUJ`@9*BM(1*9K&BXiic;p>QIt8K&$_47e4a6$+yO&&rK(VgRw+T~+a{DX{oh>T_)vBC6l&!L9
R>fFyY2f%Y6(r^yq4Tq3YPH_AZ21^J&t3x7lUcL1%<J#;!nd2*(AAADTw<{VFdY40yLFlo5)v#q5ZyAFv%xwiq3;|r(@9XGl!u8?
$H$Flh60gbre+5xg1;)0T%}m;L&k94q9}+4s)wDIuYpUEUOm;gYjI=I@H#GeKoBZ7;TVS6BXH6<@Q~oBL4>}YX*-hJxFHI#E|_hu
y4xb9?C4_iNyQArsh=be+$T4!YJy=>W%FSmks|q!s4q0G+D>GYX<yX+K-ZDv-WT_+i$EF`1^z@@bl%c1wX{k=;yG$ecvXq(S`o8L
{yeb}Qr@OIff!g$=!}Pd=%COW-DrLKh7@syrG%HhtMn++WL>{P!E$s}1+0~oHiM))AgV(+w4uu}BZ>3xAq_$W+s+!lf82MQNBMq-
$G7QT6W4sZ)~)|E#7u^j*!JyT?qQ3U2#2A%i%Y!>Jtfk%zWJ>vg<shKz9f{=t3ev&U1;UBe*^npp8L>R@O2<0KCxiC%vwV<V{%EX
{wVpcr@?QWn4V`feP{RYSSDGkW!=4DiKacs%QQ*MyTx-MhuIunQ|nvvnZvi7-S%^L!-qFM9&p}KsDKaab_yl@si6pQ6R(T1(^&aS
?yk}C_?y3Gi$w2|3!a~Q8v0uK7cW{s9Q-W~tx6o>0C}l4rb!?mLPz_gK^baLsT_iQ%WXKKpEu6?-i*@K*|{wf!#(~oB|`aHp+=XM
yx*3LQ>_hJwbGs1(ps7wwwY>DnnF3FQ03w1c*c_(q%1)&F7y$+>5FEfPf9%6_J@M?&dNm4k)y*m5C<Z_4iQB2(O3WN?GWv4ZF%7_
T#`kJa!uU<tJ%n?oI&Cf@Qc8yO{8glZ!|mc#$;+br(lE)Z6bE-m~#@f8axpKjvDTW$IgR1DRGVnaggMA_jJWG_F$Qa>Yg2G7T1^d
?@kp*HFv0D21y3nQ8nw9a`NnCtt0rLPI258*jreYdv}$ZX6Zv1bXc`UZo;X8R8~eH7|don*LWI7x)qTTO;SN--p(2kjkWjrVQOg;
6Z~!J()fb(f#RX)tBq;CY&oFz8I33#U99-B#rEwcL;+OQNvRv!BGC;jCCM&#i(Or-3^xI++ztc5r;kZ9Ma)YqmzG^j%a-!UgvB+6
LqhUl_n@w8U1!wv3r%@`b#I3GvNRI@cNA^-XE=A~zYCauAU`d-SK4XNGq@hYBalWxWI!i9P^Kh2@P$YlAw$ZNu_R!KRQvV5Po}fM
z%-Zl{K9K|tD;<k?F?#?MBS1Zb(n(0hoOpN4|Cw_6@$d3VuB^?{4CT1LTKg0NTcBF^U;jWH5uaz6E9RLv|VIb`j9){tJa~^6>#Wz
(S-1SZPiWfpY%4p3Yo1n%OmliJK&oB55BZ0$uT-kJIbR?W);kZeaKX#Kx&CdRbs(Q`ue-~r%?|ESGU<`-FL@Db<{wN70o5-4i$cw
X>CyqItjNna6Q7{MIdf)Zh}5cz$8r?MIC6h#U$rJ>EAJO+?+7rSUt7s7=rly2pPD3JoXo9ro0ss*p#;0(1!LM@ws=3c7KKF`1anI
ZI4}F7<QT>t_V&?4-81TVowAxo?c}ZjFn^mINDZ1>x=Hq>wD89$PGr&u@O(-2NI|&LYXMEIg`f|FNx-cC?aOvr1DnTWZKiofswV-
tclk;HbXbm%c<4#d`7mpqT^%8;@aLa&Mm{Z&KbJ9H+47G=C@nC=J~uL9v){)6w0}qQgpLK<@JTf<{#rMNUeE<Ngg@n9&NXlcKa>#
M#rnG^4(t8m!0Jy5muEr_PSUkS=H99;n*PPK~YB<GW`F$dnY#iI{O*_Z;x}ibu+s(LK(A(escHkUoI0~+F?Qf0R%mi9`^9+kG}1{
9@ZKT3AQ20EDdz=4<k#)^vGdbfPo~iAj#d5iYtMm!?VG52H7OyLmB!$|2>|jmIm1cG%(kFY6Wpv*k+VOMbM_D=p(a2=>t1izc})<
4Je}oS;%m}@H2}8MzEt3BNX_hR*SQ48^t|Y4Kn(p4&Lak2&$*!qxtKikh#;8)V&jT{eSA@(v=dFB+C^vF(idSzb={ClZf&oJ3(lT
EX`A*Vs#KZp%~$nmJ#`tV6EuHFi5zdYt{di;A?-@>qJRO7=P?|&VrAmjWN&Ey>_8*R1^dB=a)1>TIR#s)(qtd6PID~{rdRS+1tg4
jP#?bA)5#N|4ZoA^=vyKw!H$+#Lk1w2eGPxA(3ZHSk!@<3rGS1a?DW7FD_W^<kS|5;qW%q{%Z3G3oje-Er~$74^bW@wxkdcfP9S;
hsdfaFkGKktqGwZ^`}DyR~zvnLH(p*sKuL!03c*F{yX%4l9sq@v+zh!w%!*4k<}2BDPN<llEZ2<M*K*Rj<*h?SRKISoMWN4)0GQd
H)g(jCT1L7C6!+ew2W1KF7S%s!x7!thMubIM0;GZqFgh0)oWS0dhYCksEDDT!pui6NtUer35av{W((uOhLUUJN}LiSB6DgXTt(25
bhk$BPP_5xzsGL4(!>mGtPAc4K*Aa!N1Ak|3Hfe4mdAZq*Ll#kZp@PtlE5Owh9PYX=eF{YC8?xh^s53Tg^+`^{HNN(qoxp@39j&`
S}_ip^v!WOe}&2TTl%=((N&3rh5a!>=d6wvqtW0&amfcBgeB;WHZbyX4Lw_R1eGH+)czWuw#WyxWX0h8E|EUj0QzE?p(7)haKZ%-
tpv^8AU2)w!8*9OD}oI2G1Oj&W{a$%&hO{ynXdHqARKPcYq;yQp6;`+tC_haRFyp;JkpvZDHnZDWc&I(UHl8ZJK-EIk1D9`03P~&
5P=nfz0y<}5g3C6VLC4l4}Bpz=`%<|juV>0dn7e_X6Bg~O5l^akryXHr%}X@1cHKHrznjk1cEs#!nCM6Mt_IpCo4xy!STNP*i^mu
y9~zEP<0%9^!e8Qw^h-tBbyPvg<HxB8mg%yNLIT;vDhDMtwRS-B}Mr!o|%gtrE)t1zun-59Qt0jO(42zSi_;VMIhBMaxcQe`aA`(
U!`4+LhB136u&zDIY7TTqu#GUM5Hgn>1gopG84Y8J$iTsHR**IEOl&t5{SGmx%27$wQJ!$Br!P5OWi7Dwth%=qQKG(wnWYTB>A@k
6&?}N#m(|@^Qqc%FY?vr594oP_e4mKqwi<G9;<&cENxq2td5c=>}+f>zP-{C+QUtFHi~A`YlEvyV$L<iL)KH`-_<~&+ah|j8$lA*
OY0Ah7}2B&7j7*#V$!>LBql;qz28!ve4cID!X$>V)ZHorSDU>*i4#gDk|Uj-{P?{=6X<vHx+Pl=QYiuDA_)8xx>Tj#*dz#{!cQqa
vt=eVrA=U?h+nUl8VmDcNgwG!b2_XkJ6rqtj(#k+K_@@O=kSe)aBEt_6N0(Uu1N7ON%-?d3Rw3UZ5HI)VuGlq?ij{2CO_F3>xNCE
)uOX?2G$*Bu&fqx*`&O@#KDz%jTg+7edLOo7woWzMX`uU)XWa4+Dv1w9;_*?GAEm?wTe==)8Q%?PVe#eg_loAr922DNH4B>?Ec7Q
FUdaP;S?ynqi4sg^{La+7=g*wdG?y)%eOF`){TE}M3kuhT^$`~Woaf*#)hbE(;<K)Ae#+^2PL6}*p?#r%d`z+Mdy6`aYL`!cAfj?
`LYS$G({mH5;t=g1VYIf1k++TmLn5d@Oi%&cdZ`5@#n~$oPx-MzLXRu#e!E@%uHUdpfd@_D0Y%aXDq@eN{A;~gYBADMKnVfyygbN
>@Ds$@Q#4fLc6;}St##YOxF|2EM*w;;PEr+SNK3)0-x6wfCSXH0k=8z)C&$IChp~t$|bhd+LURK>PQj8RacuPp4lp*!NDlIO&d7y
^q9Q*;X0l7dqX@TMON)|!&iht-+Y%#67AIomsi#0&_p0)(*h`HZIe)V_P*k)&Cs_ChhTWs*q%Qp0epIYM>qPOJ}$ar*0l75A{at6
OJ+5cHE-No8M4EFmV=vRU*qZTTHT$&FeDiva~_sC@FLjP7ay_ai^<Ec)u3(+K+q6LVhIGc2sq;(5TjiwO5xwSwGsuqUc@&WtYXpP
r{BakbkzyEYR&nVtvwp->&!1(9szTEsm<Es-wlZGdt0-kSdVH+1kgKLPp1Efrkd-iE-o$QjB>IXF{@fEf-S&Z#F1K)Tw$qXTmI&6
X0>krILtZrpA>iW8&htUF*KQ!9e39C$!n7Gm}12)0DuxHjj4J2VTIEwgu;#(#n6jkNs0n#db5~-@AXqoi*dh~$%m%vQ(o0h3_EG?
kk-xX<A2%uEjm(<X*`IEO$IcV&3SrH_m9ZBPTf3iHt46^w=7QdMvnAR*+|lZ0+GmtZdd*PvOhQQr!Bb+xG&HyfoCBYT8Eb(n{T<=
Nk`TY<CcUZ&}ZE*C>A<{sB>LK<FyaAjlyXCYwYi7BUpS}(GB90eaFCwvK$MR95WCQC+O+IA&k1ktTm1#K`=S+7`f~PR>&w4oM>)S
men>jh@{Z4ukElB@XnhM7FBe*E~KV0n+t$wyB2z-)1(0(xnM%3Z`8!_3EI7ouLL`E#q2c;Ori-MpH2XtSENO+?tt&yK$8K&cx9NV
>*X(>MvyX0ucK!X0A%(t79-ajAqhP=GpBz^5Z-a!&Z=Y3c1x*qBBC69=f=z~Tnl<#xWJ83f#C`;bxGsu^~J&8Db93H;h&n#59ya`
oq25M%Q!GZs$oF~_s^>0mA9$45w8s~T^i;UgxXsKOn~N-N@6YZRC|p@ZBc?8BdMSs-VfuoY2QzG+n=g{aBza+G#!|dJv8xpRmj_t
<w|`dLsJNgf=L#ei)2=&;1JZQv1eFFldIkT(R6QXo4-4<(^tXG7R~hNxBBe$g3xT?g@u6vm%ror0=8!{V|GLWOA>pdLK0Q-b312Q
=2s0GRX{XVdDArCqmgS`ha0tz_PC$*=;%A|<C<a~i_N30CcnW3=gf+c(}=pZpp1%ujZ7emB521wEv)<t$hkyR7%D%V^me<Xc9;;;
%Vf`A^1C;uuGoyoyEz8q@|+E@E;Ed_`cV`nfSxs|sHy~4tx;?Ds^(~-AjCD)w^{BDulVe|eVmCVk7-8eQ#FMHrYdgPAw|T=iFytL
fdh#^lI=2kzB_DB4Ih{?EBH1B%n4JNlaEdvg`|!SSYsZ|hN&9wpKr6*PiGB>UIRK85UXg~sk<|}!4w36I?PajZB)V$R>iST5n5K}
S>Lyp4|S75EGiJYJp1ly3Xc7)d}#8X+Rx(doakD8a_wmEt2&qZDWeD*rTlox4N;{whtjUAnw@J|^<k$!Kbhgpd}WKn%si|hB#<3b
Q84PW15n-c?zQSzi}_vQWeW%t?W(oZ3F$rJ&E_z)l@yepG8+8dYrxeFHp2YK<s(U;Ad5Xj$h(^nj&~a1w!=3LBpe18Bws|~fo+5l
fcd?&L|<xV#F2c0%U5t>E4^CwtEumMMwL3It7>K3Cq<c_?7L4!Z#UMa{WmzGLqg&U{AXy3nCrSrjBhx|vlAK(hJ;`$YCu(3Hb}nj
cj+q{j!%evxN3km?e5q4@A+R{^&1;wJdK=wfbXOYBvtfoFD@xU!Ei`fF(OXM<3W$_;_GxNdoVfMUv3(9XOjGVc4?e@PI!k*6h??+
1x=UmXJCj(=WgQOevrER?3&g<+C=Lrujq5NiX%7XY+CyO@0*x+5w*K{=oc-%?tQbAhOx5<o%j@5t(#f^*o92-{K9Vdw=n~lM*Ryn
4XWX`)$}|U4FyB|uL41eO!v&O1cC`98DBf5B#p&|$lN%%A^|M4NzyJynP+6v960y!?4MG11R;<}S7z5ktC=o2IHj{}??0u$LpI%*
HpB}7*1O`Dy}<&)+abe(iZxxyf}27REKdg=)yDO_BE^uBX^Y3Mm(P=T;N(1?+u--HQax-|`b<Zacz*xx<{S?qq`KTO9U<qP3>beU
aane8vaO|@jVpbiUCp#l6d_T!ic~!`4v4T609jV?6r3(oQoP<(FAvB$o$x7i%t)gZ_>@l+9(pr5c@>IbbHth->AGU-oB{}{hH6rh
H!P(|By#=h^@RcSxp9Z$G=a!s5VHJ%;JzS=X-@u2vgqEX&!<jp(lRg0qe-*3JDC5jzE_-V$PnD)bfynD^hAQ8R9XiE5y4iGEgEa4
SRffJ(qvWbakNKvOz_oaI@(GfVgyjDB<7U>o0*8BGl$Wm6}E-eVu;&A`QCcy%uS%?0A>_90~-ykejEm-no~l|Djvrn)YhSh>m1Oi
(oc5eyDVk4?Y}G5hH{K?w6-_4(iKJY)p)%sx;M~0-%1^GnQxouysPm5*F|)5MvT{=(a=Pw>#ixck-H=m4>vzFS};L-MOsV3O}u}5
u4U}nX7m=ZyI21&{!;KoJ&b4AM7C2^dv#LL&pOMX(n5SRYjG+lj6_Iolvpw+0Miv#D6modB;HE`s~@K~J3H&VFt+taDNh9te9oA_
85RH_{nqY%O{Fvdz?R9A5<}91Bx55f9<w;L?E=wco`*^@3W^}-Mx=T-={WI<ZYmXuQ#EdrMy0K%Y&eUXpSa?=UOH9Euuyo%Z13AL
Zh3yKbal=X(d|g|c<y5k_u8N%%2iZht<q!XZ^jO#(_L^n^SS<C@<&%riMw<ws>)fWPLe-VdiyarAp*Tm;j#9Q8`JRaF5_ZD@L>&d
;gTXEAgg<=DT|5lCshPENst%XWGu6WY=9sTI&;6OjX*^=#TwUW<JNhaj2A2zV6X<sngi(6!{Bfjfu+Hr@N_Un<N&1KK*+ReT}M!Y
atJDCwoHhYx03)R1geqRRqKbb`VNdH?8Iajj~sDbcG%DafSFo+!iY8Rmz!yFL_oCqV(m{7%&?Fl5HJf{4^f9((<g;%OC9UWOOP)~
8>oNVq*4WHd&)ce9$;FpGObW`K)b&o?x+sH<0_I0GFk)*0HVVMFo0r~+pnvBPZ{mQG}4{%4*<YeBLGq?RQq7{G!?^!67$Rwfr3d{
3JC)GL#S(S*O8x>7X25xpX(hSQF!_Z)ZMB|i|tFTVJQmAXvc!Nb?T~z?<|z{a--CHO*G0p=8_1BwEDx={y%L_iu<h_SCybPic$|O
u)(B>T!40g^v*+QJo_QAvtMpnUxfxktCE`T7%?CKF9i`$+SpBm)^&zw<(I4~N_y9{Z5<(2me6j~b>6SDl``wahn<_cxd&dt3mLVv
d0=6b<;jeN_twoxP4L2dT}rBTs{|tJgqQ>c8(r!Mr8~_`6gQ~wAU^qc?fNnxMh2i8<kO7TxF1SqGH3$jtFi<SKQ!C{3!Tge*cNW$
+Rl84RZ2#UW=#diUEEXk0V7(wANp&iFCxRaT-*sYAr$HaS&O+b5MVhAub1xLl@(#4?)>`~@d#(68{GQe)}GohU6M%I{4TROtxQN%
n`cNqV=ZABPh#9BPx&H@OPMS6_-jkmk3PG=@cT_%yN(ALL5c9^tlGHf>>wN&Jv^y6uvs=_dek<QRG~)(mK3}CemS8|42M}hshy10
&$(xMxp`_<O%BmlSClhb%H^dHbo_Y^rk>ZGw^Mjy36;xqYj@U887ZcOo1C(^>eOm1@X#+YQ~30q_&bU#kWOLP<+a33OX)z0d7}SY
brmAL4yoX&VJM%7FSO#Lnuwe|F8o03SZTG|mMu3B3B$20k0?h7LzYC?EWO5_)2Nuc__A8*!t<?X$aC{j_z5VdT{u~dPP{zE4_Yj=
o1_vDAkh=chc(%)7`E{Woi#=-qSIJhVp_WLa7|3dv^*Zx*!Cl0T5BG={pPJ!spTB<ORF32Ku;z~k%^>}f_8?{IcMkPesj+QzIX8R
$)f>?oT6GjGMUp<?U41lVii}Hsnq@Na;)Hm(KidrFz{VV%2{z$rj<pN@bU4?)|FS<>D_wOf}Uf-&NhulM6gHnlg`P)YSljuXkEiz
EW~+BuREgCgrdYtBp#Z~aGQ|%2u+ew+iNXWlG&n%ZVq0ZxM@_@Rw0qXi}rFF(S3}vPEGD=Od;!r%i${r$G?_mQg=G))|mKO^{bPX
@tVrdjeO|V%VB9mR1(vTQ4cnGNmrGqa%{0lx`{U}R#L6I&}jj*12I~;OKwx#ddlo~#I0@<mYRd6NMUWIa)`Y{)CXtOf)yj+vQGom
-QM#&V=;@M_-CE2s>NPiJsGY;z7}J>R@3i>E{<W!PrKK}_(x&0hYF|C%BqD%^s9q2q5(@{7sgu*Dhw7x6RC8GyRES!TmIh^G%7{c
ud6G>-z@Zv*PCS;*vtV|Kc4K~V75yviFSWQ`nG&`qKem!8dgC4!-nCe4q;$z14Adm0K-G@HTQKqs`Z}9c_7=vFSoTQ=%ZDns_D}|
7kUgDj!^_*B}u2uGJ<=#(kL@&P~Vmj0gMz4b-fnpRg_CG*WEz!oYy!iiH_%+YgJvjgDoS&J-++a>`802tmKKDN2gs3i!)dRkRdY$
OhpWzn6`Yiwz7=+dJdC~5UVh*km0;Ag#kP_cpdX1I$<<I#!xVkkT`$upQTy7z3<=i_76z%)fdVYjY|azlT8aM&|CgkVhHbuE7~H0
e>pE%;!)ZO-mpTbzL7yoS>cL}OUg5DeJInq^xSx53w1-MaABqRWC6aS5F3DrU|NL`x*2C9nUxSV?L(#<3l>_!Nm!MM)tKd@!yRoJ
q(w;xL9Ikxy{yi2(cZX`S+WG(@a{{Pw2ysWiu--sDSO=7Ft9qd@CX{iaAF~tA{)rCW)H(w+-bD7fL8fEq7|t~3kyp{rmB#;`koQc
TBAj2^-hYc%LM2|oo{>GgWje@>g`zewLsfSM{jyQ8)<$#cfImX#DfE^=<${6cIEP6q<}e~))cuMMwK+@HFHk%A{fl7q3L=PK$1S&
hF?oPYc#Rba&<_%Rm|46n~1JC+_1sWjCHnin~*rjJb)F1h)F+RG=17SWqZ-@f$LnrF$gXlUn&zY(lvz33tAO>(8M7wQa=5&XLPH|
uvU=UX(6wN!?W5M>9y+Q+V}3wQYjExgbJA~1eTKXV)O}C-k0g=+tx3rb4SPp@^?h?BeO6<0UWDqGeb!e@PE%OLx>m^QQ3`l^fUZ&
y-!MFHQ#HdNSqBCbk!kBEf{xl?$xBaz?5dQOBE`@FR?E55PN-#I^_*5e-G<@8?VrlU1jiTi=r|{hM0uH<rBZByVDP@X3s?M_T!H2
Co!nf(k`|t{e)zH#Kz`o{vR6XkM+me9;TE;nH!YlP~v=D#L9UTl`ca09Cx~<D_JAip1gwB$DM9ksfw;N;@lsW+P3Z{NTr(K0g%UP
X7sTbRTo!IGh91eh>6!kG_bu(L@@y*Y(;@+uNczi54)0Y`7G(9G1r5fS!hK_-*YU?t}pO=URyPw*RFq@`I`tT^orSc2s-EnfT!h3
DLd5ki&U#=3wLC<PPP{-B}gN~Pk%OEwMn!A5WYv%>QXYAr`{d+I0y*A5nu=)so$Rb9yg&gT%0_qQ#j()$CeY5CYX$q7${iCqBRUb
iXe*NwdL;fcTH{f<xZR}u|BWBznkQyj5aI#OQP#}$+030F#xPL^uy@gf!ov;7hKddjI#B)tp<b`#zN32+|An4ny1xq^X=mCOHf2n
U_=b24nviopbp-1f(N>Nm9D+@qrh-*DffL)B+*+sP<U42qigUX+D@J8JR$EUwGgiRh<1VN(;~uxnqgd1z=Wxl%}i-U1Uo(YJ2Y6+
Z5_#Rcd357UfWN`SUy)!y(EkeE%`M!MxTvXaw$fkpj->q*@zn0J{W>XB#;iDeebZ4PS7g1PB*$5MGy+M6^N>o#)Ouf#kj!b0=7ct
(D}J+L`8;T14}8OhM2wxnyz(1q-x_f&~d$LsVhU#)8Hjpfe&4EN}{%`3Wqo7r0I=%193~S92_kxF5(@@H@Olcpy@%nw$`^?4Rpl^
3f<17`M)e{Q3Gpn;ibmfW*%^bxVoH*19cXOr6Y_CgP;W17VKGZd+QbJz4O~=HbHTh4@Ts3ybU%|MwJ+hC%Ae{+V~dG>)v$??=!tF
JS%6J=PWC)>CSmyg+?xJ*`tUtstA`|2!GrV-oW*qQMLYxOM|6C8$?>p*kQ5=N`2u4bvQxZT7?3HE}a6Vk9x&Tu$}v_z9STzh=*7P
@5?p2)x(8W;6zlO*X~a~CV4&MJD>Coi&#nA5~}ldKV1Pvq5}~`S#*OW)xd8M=~y*a=(op)hhY$c{8Qd!{2p(99;^58YCQL@{tsIZ
^5LcZFZF?o5oVF#pCU;hNW%&SL4zVX*KY2u^G>$8lm={{FWKcix8YdFycY6sh|_{^A>=($eSS2P()WHjk0s-34LVdf8e((D@&Ox!
o6gpr?*6DS9D&Jj>ISYI;99{j-p`4EkRly)T+t@b_&`|;`O}C_uk>%efj=-kxzVYYXMF_Iu?7gDMZ3F?T1}+yP9g}A2}VJs8;(FP
^j09k4*jERgFxI!rZ(H-*@C3$!lNX4A)BbPGNo8Ac?u*x!MKqQ;2#n*P&f}`AzqrS2pP(T!18_oyp=|0RFp%dXcVC0!=5c;f0#|`
nyf;KD0GY@w2G5LOw<U7>D3Ekss@5^Opqa>5J`=(YK|vVw{8)<Qxq2^(E8<jIhNGN;@xGfyZNZ9{C9V>U5vCL4G{@vR-{x$-!~B2
fi^Y;wpP40ny$3CBoHRjXcRSV>g466<oYIEN+=BL{TbJhzaA<^d^0Locct42v&W6;nW{(N#f-H1D9`QYlw!rw-3YXVef*TSzrGtn
Lwk&M=+xokM{8Q#m0GQv_}02r+QRp^c6N@|-+e$P`Ziw;r{x*U{m|s!f~f4;r>yd3^QA~aDBBo{61?gMNGP|KY{bT)_XzT)wXcnL
&mB!r8ok{95hF)>s6tL25r>UNu~sa~$Q6V7`FYIVv&VkksTmcAoF^o&M!P*3vTdq#;demkUZNSl>g99c$tT4icf!aP03M(uni(Ks
euoe?fhV3&C4RQk3n2YqP?s`D8JhZT|7Tyh|LxtZjEJ4d&FIj^Dyrr}24<zS50<3m2p&Lk6@<i+fv@1by<O(%+qn1h>M*)IIB4i@
G$Zzm*{85v`Q(z&2LL1@-RlM>uu(2VSoSmyM-zh;=Fe|%R7<?Iu&mV@;RJ8sqEP@yVXO37+cMoU)1GGk#Z#|k)ijQWa?LN@n2|II
{dE-dJW*EFxw?~gy@hH#c;ca`NFc~8@!mE1D82`W#k7luH_X_N$x`8prBxa<*k?OpX_P{-YcqwKs*RtUhjGJpx#bUO8*xP4v=>@%
aWXQqRUzbTgbD-@i3B6=9<+@a5l~g2wRdy-;}0vooUiE6xP<skio7n>2Sk=&VvSqfzv?B7QH$x7L6x293LpZ{FVnnoT^4lMrxop3
b$VjT%MvJG37@5(A7-DIDDA$71DwEM&aA!UrYdwKL~Ng5x!+fJ-XD^i?^2xl+|@hX#ln$j6)}1b&4niyzLG|&u81tg5{5;Qgzj+&
V0rI+{ZtR14t(t~MD}MD#AV}RP+KK;YBthxPhWCH{5zk@1<fPtyYQE!)*vL!LbFp|+}+pE_UmfK9G7AlYZSRT*71Z;?JEG|Cd=Pj
KMmfxufq;u>vQw)UL%jTdg@3rFQ#q?B83f$7qG7{aS4l6t$0f20G1*wV7j*b0nK^y(&IuK1SQ_}xWE6})DgEzLyfh!tzX5ojVGDp
w1|T@pMOUo@TV({0y$*RVo5IbZwoTNenCwvx}n#xWu=>E*S3dX*8geW*{qO+Bwy3iPCI!MFBcH*EALkZg{%7C>U;Bn@~H?y7pi5V
iltuPRdG9!nJ4js4&UE4=l3hq!+pvZjuKbTpFI7aW+vy2?|><%(A}VJKDiOYzf9?VqnzZ;`>hxBD|k>3K@{+au4$gr@bSUcvz@p`
lgZZVtTu3%vQ4-yK>Ek%P79FpQNQf2@bs#p7=>SZrz_aU^lZc(9i2M+_2BA0<?BFV0V_{~4l1<hQaV7qqX~O64RM@LfxlVz52AMw
4T>U4CWtJIRR@w4tT~gWaMp>_nVtFbGsDTeLG13)WCne8*QI-~waRR+Ac42P%pme9=fQ2mepeom(#*8d;2Wvj7{Gz#RS7IJO@_jo
Q#pOAvIr-}rRl8KIy^^1ZI64MDudsKw9+lU+GsJ6u96^D%Ip_?W<;qVzf<y_mS?lXp~AB};A^fwR;$>5l{ni6h!%RT^WUOq=6>_S
8fb?(2aECDZ=1_&HQk?a8fN9|?W%-D?6qv=R=*kZzwYZ=yKtSUUG&ATBeVAx%_*?ZH`uk$ZSldl#dzsQ(1C*_mJ=sUZIw|tT-|Yl
w$nOk#A!LwT!``lY12*cGDie}1dHiC8&VJ>)b4gD5K9uK{5I>-1Jb(NBLs|mnk{KPF$bBv5!Z<G=q<c&z%86=<Fvme)$I68=Wr}d
Oi)4x+Hm1octGU$p$o@aUNc5_yYGP$ht~7hV=xB_R-p<3%vB5kuyv^@Flks^l>nqOBGwXza6EM&UmP^;k!KAS?ftXG?5mDEb1|X0
h<z(OiwbMXqrzIaiq-TP#+4P(iWG90>CZLRF*G6VU~3aRsw8M8y6J(eVc-*}K|@tRGDb9tVkRoAf`2iz2o}@9^m0Nw`}?shB+%&C
3&L0rY-37r=TgMN<;4af3M`73@O>Bt>6I;QV6qj15kRHbzUBYhe;>P==L^LFq)Cbt*Yv2X%fXa9&F@Y7=f2;^@&2EO?;VGgxSe<7
>*2BIL(;>ExbyQ1)ARX<=4ZJvQ1)Mkq<n+RcX5MQ%h-dO4}p6R+P`cLdkAh?tkLUNtv0U#%R%>jUzhcRnZTeQZpMm+N|NK~@^9k0
>VM^IUs0{|cXs#woI{c#brba17&`<ze!tcJmw$fE6z&f{)A;^BOBeiqpZYcYx4|V&kXc&8j{Bu{JG9$3+`{F$HP&?M>Xw~HX9vE2
;zCIS|GO3hh=JND1gN2sAR-*bK?M(=oc{(-Y(L2X^y7_B_&@5RO0~usLs15nLTLTy3K14Z>?I3XL0wdsi?|L+{0cYC1H|;TJI2>5
U0sH<-?RV_d!bYT2^C^t5fDG81pvha2misJ(}q|3<Z^dIzh-7!1JFGiogiu0<P1q|xpaKbfAP=$zJ~1H2geV8#==d^;hV{X<t85u
4=?WDa2y~{npEp*1iS~K|M{+8&TLxyLc(08BA6S0)c&wP?C0LPN(|&*03G<DQKQIx`k<C1D0Uir72HGk_1>yp8>0V*9$f}Ix1Me|
f^1Xa$Mg4o)A||Hq1(&-#-fVFK>G9tU!HH<UH|{~cL;lJYAHCM(AeE35Z(0X!S}cN9%(s0H*3WWS%=E&rUgHgj88w1-yD7^tj>Qw
{ry@^ZKw_h)58XG2fu^)Tiq4zWENR7RCmchG&V=5k~%ZL<U{4E8~)!8e{j#Ar|#puY4iHNk@I}dHqzUYn18{VuXU?Fxf}1h_gek_
AFId625$k>bv}>(?~@erB#&+D<h+QK%KcN`L-)li;{)i2X<g1-z6bPMZ?HXm+LQmPR2YO&+28bPOw_5-{5$?U+P|~LzAQ)gbdUI)
?sxqh_UogW55i9fur~diPwL>3{@q-lcVHIY{^BOTFdoIgYAkf^9bd8hq&*cM`khpw#G_i#7J>yugz^4Q+`lyI^;+uc>qd{uFyK#b
cPX8=ROt@10>iRT0@8(Zbk9Hh{|`?V;z0F%f6fP=pS!L5&&ib8{_-EVk6nG0{$KO^J)O<&^#8#AzC%LAYzg{!pT*E;mS*}$jBumr
@(_T0#QSOVpV0o(IQonE+LAsG?lgmd{Pp7hv(T|#TQ6`ua)2P%2M$Emu0Bq)Mgoeab2pto6vTfD8!9*zF$m>QI|Uan31VBfcH-3i
_ZJ}HFxk|_>NbbYggXj?2{ba|jv{O=Ng#rv@*@AEp1w$bzb-x9Iaf0W1hI1SJXjmEU48fdRYUdWDan)mCbVKRTwKX1_}NieapnDA
eOlns3rmU^{G7@kdn-Ql>&ryk#~VYKDm@rpqepalcZ*F6Tf9a$3C`n)Nx${)epeB_6Ozk!;vMbU!;c@E57iw}<aBKzcHdkf1zIGx
VgGXPRz{kw3TrU+(VE%w!<@w73>zl0ShD5YowD(7MzGAA^{ic|X`g1!w#UNrNu5javm-H&GFLOK%-(Kr?zcezfm`AHLqJXO{a;0c
RM>%Wp@iCiaWrI@sVhjuO2#wZp@-i_@FMdnngpm~51o!(pNqJ_?;Tnas)*2+QYOqm@ahAU6JON=vQLN0KQXweAW;NX0%U)m3_yTm
O-CKgR})6fW-FIk(qV5`liHWFdQ`U0+__Kt%>)*kn8ol#7^}D>REidRTO|8bUzR-vk&hhZzxsTRUYX`}xw5n^B1N{n>d~V{ye--o
n9U~kU(D2<ue=Bp_^E_4RN>wZA}O^9=4oEaJQ@C(W$M<!@py~JX_P9b+c%_PrVajwhSPX5bjdDpft$Lw$Dr$<zbJ;?AwWSWrRt#d
i6GGP!q9Y1JMn0>u;LCyE#w8W=P%T399_6N(6kZPDMDd^L~l+|2G-`^f535I!kI9@XY1k0L*cZc<2NPtl7Ujm<NUX6-ou8NvG^*G
Em=GZHQSk{@z59%Q=~I@0G;J}^hvwj{9N`;;5Z@Y6q$YBdVY=i$IkJFxt)f6WuIu;HExo3towY6Uwt0<JEqQeaIw@71^Sb7A)8J7
KE~tQ=75MLF~90UXaxSq9*O;T_y9Bjeh><e`Tp~M8h>?ogYlvl^FUSj`0$&`K)7&zcVy(C(=QM%tS9}IUbK$p{fbYBprC)K<UpdE
_3KF+>`hJXW|TsPeTGM(UP7$5j`*zz(;~m1ZICk?<gTf*uLX}Sg`*})aCOXZ{J)X;{<{`_aok;;i$Aj;QM@X4FUAS51aRIW4+ON4
0D|s<BMf28%_Fo@2t~Xeku|C_Ssx4TAG=Bm9GlQ;=t-6Se7tW_BWyFZ^gltMi6i~GZ2dGA7K;(g9b(<#-)kx&z@A17T{#ji=s<`s
Jc8mzdD^X0s(fq>uX-$h-0484AdQvis6bM(e&M}8F_1x}Y8;b-#Vu#=r|VPO#(~<%8Qc?sobIT{N<PMPy*#?};4!NTwN?}GFVYLH
R*2NFlEi@kh@_x8uY<Ob<KgWZw@mop$n<_X!XMJyPtm1qf+T`+TklTnkQtIMq(##y)Q2x5DfZ>i#eyp-_e0n7#Pc=%|CglsaAJ?I
j}6kmO~{&wKANFGEAz8_-G6xbv~AkG$J#&;MmKlzELa9Bj{82tcD+ZgeozV^NCXIA(nr1eaHWRUG>6Zpq1U*5HtoQ}>UihX-R|$8
;n)2y`9}ajpiMLW+ecc`)<b4Mfi7I2c;~qInei(AI2SW6<oNz+q*ka{eT(xFeKR;(xQ!G|g~g2LcB+-N1eRjJurw=d7j>e8?cKjN
FDuWCpU3@sbMK+WL>PoIV`!)>(8P_zJCcC!N%j<X=gO1F@0!Z>_Yys5e)0x_^+1NQ40q?onopN2)0YZ+jkKXYKAdOs`$P_JRO(RM
867wv`iW>Z-H{zauM;lAfCt5Z#vd)mL6ymATT%&meL6Ga(WUAynp$9gO4H`~Uvcz&;K1TEX5q8G#6cRchR@5>Oak9V-8?a{%WM*%
F{qjA0)Ipas(@}pa~&oP1f|I23;<vu34-=1<B$;SAvkk!sh2D@W^%w{*rQ;B=?hIjzL2?Tc!x0J8jNIzkU>J1{o&A=-*>2*SqQ2=
O+os6Z{^vG;p@J;5bvcS<I-s)sD&6wnBcCM`8>yY++>cCl3!h*&wjmn=<8Oex#Qnnew#Sw!|MC%VyYs=e9{#vL|CDuD64Nt4%Jc_
&^cF2eKa)^S%bMFG_Lw#%&#!eWizFHSVQG&Z5nSqBWG^CYfC)(gx7@VQt9}VUH3E3U28Cidq}Evq;`L%7rZ4TYnxViGsdo?)D#_m
fs{i9L1IZE52O%4EltkenpT;k3m3I6xrxlk{)dt}N~YJynA~EZ+N>K{Ko3Z1K>VY#rsx0Z1CBy07bx|;`)=MrxOW}jl`W#f%hT_-
r<vZ#`d&rQ!3^_y<<bSHUzxm*34o55LWbei5kO&p>aJ*!D+09)>UP&LVNhJRGZ#Y7Vp-@%^tn|U%I+oH%I_aluN=B9*RudZfV^+c
uv^aelfn{7B$B;#?|aTvuXm6;gIYmqung!t@I!iPEs5iG0!ZNe9}+2z_ORQ4fUrK<<KwZH3q(A2+Io3_;*zLsdM?r|`F}ZNS&0l{
jWEz#JoZj#SZ}27LM@97I5ON6`|sa-t{1n^z0G0ugQJsq_dM+il~tfl)T)ANs2G46pb&(4A#mb<M(2E^oyc{|75+#Ji&ceV%g@+{
vu~rm2iNTtKHIntE%qT13I12sy>o}x91eJCwB<{ugP+P5ldpzCPpcv1Ot2J_6FfWIGV0~8_W1pnZm$oH+&5u#sM;}EyO)kOUACs#
d65OuK&cP;F~NaJsFhfnLrkdkQN;ae%{^*h!@Yqle98BS8e4kp)4nT3p)cfUK$RbtqU-vVoA@|9eA^X;Wa%f>hO(NKr#_kO*}>|3
t?XM?0}pG+7_CEEw4*8hh_sOGkG0b~)mBlj2i_&}mp4rXpf$OCuY%He@(B~nz~+dKe3U7WPX-bSx*|GJG{KCkyF9&H5QAvMha&Py
f+9H_B8b-=5*OUdr7Z1l3=|W@r=zbYeqQ#CC>Vht<=+s!bvb@?Y=#FPm7#GSSF4I|lzQ9N8>gBZ(BxuqELejWo~K3!FY)?&>pI!P
aJQm#+R4$X9#u31B5aw!lLP&|zOnn4vlL*}#m1wPQKklhz0U)*H9KKD5!m$6UoYHqX_eh6@}m=z*x>pvOP)L<L}TdQ&h0P9Gs){U
&t8WQ@LbV|-sN~0{Vs(&KU%es7<=w>&fRN#-RZ2~12+Pn0TwQ*Z0kbeA`g8n%N881r50%Iy3mmPF9%I6sjxJNRCf>`evv^GwQxrv
PoJe}9EVKi^6tcPwC^0ot8NROt4I^ZTtCaKSuOS049buxFy59j(^NaHiIM`;;!VC{JFPC7)-PLf%?7r!)$F@eHRy&MhqVLLP*Z5R
HDg{CzW$A&hDm{;0Mj|8IX#$52+<3=Ygl*DagmJerTbG?q7%F*l!Kz+;yDnQZAxl)c)>-_VBofII?-vr+fxU9!60I*@YkD2U6Shd
!!lRDB<T6udcERJ@Lu1gYf5KaWPe6<qedWCqu#t%GYmjysxIkQew2`s)eYIwgy7*?MYWhF0R=F@*28>O24?^{<%G`zN`Q}rFOA9i
ZPNLD+qS-3*7f#p0AUeq^QgUE^&w&7uL>}x&7!T|Tmt}GOfEt_1}>J!k4vwN@yq<Zbvj1Hr=8Wt9lel?FBew9qHMArJ`Ao`p7(k;
qWmfpu^+co`_o#W{ZRSXbm7*)>(^(#c}q?+epV@3Hx?{kCE_BIfn!?~{c~|sZsB<CafZhPfF;C@RTPf0g$@DPck{#4Ng8h=#AZe<
E=vdLYdzkNO{qtRw+GLK9_B-#L<qz7(d0a)7hL(wz<}bXX^~)?a6=oRZ4;VilW3QeIz@QVG(Uvyr*3fQpItuT#zYIepKE<h^?Kgn
wYfE-9bBz`ZQPXX)`_iaMvMr4V>Y}hz}Mcgj;AzeaT+yRN6Db_xBjkw*Cux{#mFy@j}vP(#SgqP-&dKMhS>i5)!C`UxXb<hn??FY
oZ6%a8aXAX2O4c#N#+*zt<j2R!t|(^r6==Sn{eRz(!e$FJCo8{N+gWA>6n?FTS+ZxyVK<`ECNM9-)%sfXBiwMVdIoBXng{KWJR|p
4~c?Y;XNYP;|)=;)Y8Hw5=QpD8gyJZ;<w@{o)3ib>#Ws`Eb#0?UKd=~#|DE054JiW-7(xeelXl!r}tdd-v0#TxD6jp+}Nn{hJy}-
Cd*2vW#E|<z0_+lQpREsh;$B9w9yD~$+{5xP+9L+BiZRb2k6Auk`|6o@_`X{t{nJMDMqDwTDCA|ruw5&1aQQbmZKkv9HUrsa$OW}
=S4pkH72aa&oj|>gm1X!(C4Vpy!5KjO>14=v@rnmiorC(aTz-`b6sUvkacer9wU{fnffB?zk)k%RPxAHVi0ZaYm=7FyB@z!ec(P@
>+a`sQCc8cqa>CKqP{nJy*uMvDy-7eyUh(Ha*>aj)XGGGsT^Sd*#wpZ@YjZD#7CwOrDS+MQFFqxLF=Alk2=!n8<EVd3K5zE)9dA=
DdotE2iAvYVWm>OIhxU!Hs@)_Fa?E)*7O-Sn%`^N#C2K_&K8$RAFivO{c<hh=m7Hs!3u~+yB}BeZ1K*kKPP>Ll?iliJc7Qn2k;EF
NnE5}LmtOcXWvhHJTA@J#w*4U>6Os6H2L^7rK+y#$42HvFf;{0z{LvFq>DY6f^EQ;fhsRyrKvcn*bDLynAYf(va7^^l+Rh-uugXe
S0bLwfT|>lC9}@7)QsY{t>$A}4I(ZuY9Lvdfr7lHbL5X*Upns(PI@?Sl0i!es^H`Y84cW`I3IL37WeuSTq{%!zzGpE{PegS<qgI6
E)9VYN$9;$n@e$a$cawr*xe}Q4PB<P`e@?qdX*q*a1Wh@bAYDTbP5A3`)SL|?01*F;bJ#dbu?jN`w7*4M)7y=di?lx#AGhlG>nX^
SrRQZg4-+Ejv=fj2s5$>bmuVy*nyTfQ#ddUDXG>6jRj(|A$@MIJHt@;U<}O8MPAj(Yyfm95-&t9Cw8@-4pQemD5}~Wv+SF5t7ZN@
5-l7-4ks#y($e=k$ap=goz?Sgh@+;?wE`j)U6z)L*ga}(A?>w*?X-bnM<Kp=TICA(#%r!l=H@vq3vaV1qKI5AB=%%p4`Ct7+H)ZN
eM|MTb1t{^FDHb%=*lFIA?pdX&?{EpIK0N%S=D2$qm}G0V$*@CBcC<%xpE!V@(C(dec5)|&%M(NUvcurjKwrE7|COLjm<@Gwwy3)
h%t8t8q^EkLq$5w0(otUKoU}Yw0F=Q<!oli8?%YH+!lp;4F!c7!mbwYQ?c-%L-x}-#>MIYLrZerb`&MJZnQfWA-TYM!x7k#ZQW}+
^0&&>iL3QHb+$+pHf0q3Uw;m@u%}zL2C_luxrr6~0jS7AFdnyyay|DnwH5Pe6)hD@TQw5r6s5$4MObctw{G2EPcGWw9USuG%HUmr
AV87<V#!T!d*bbYV2c*GwLA;=JPV|RdhbEOE9w*6A+e>!N|F5anbO^F1tG|Ta5RPjNG+pN54L${0(7w2;_nl7=tc;b7vz*}=Q{yi
5Ng8G;A-LkId>wE+$@8Vbu8v8G9KA|8ES?f_2#150jd?(gZkp4bjgR-tf-jUzIMY0CxRBlJTgE$-+RyyWk5XhY+UkBbS`D?<jqS&
3}S-JAco~m8eVEENCXmDB*w?((>e-StKy!W-7k*Dd1dw406kO`(@HQEvjanB&p4>SEjBeWt!uq`TvJS4us&(Vk&NgW)7+P%3Yp~+
)Qa&^Aav8}ogRzm`yynpI_N@Je$wx)7Tet1M2kryq7m}-r&gPE)%BorlJ3+7ecoGADVh3f&$f8qXiduR<b=kNU8=|+j8>MF;6j``
@nyashqtQ2A3b7fBvD>Ma9Ch#Me4$-oW)N1*A*CDBG{~hMi3?wiWz)Bid*e(Th-=W=y8O{v};+a)CG#Ye%XCeNM^;~&hgMV&ec?F
a^uRAngWs|ECq(bfP(6eP)2<8^?3EJI+<TLaQPcHzO~oIoI2qZaL}aQNbd5{n7{utR7nEgtyvqo-FNMNSN2ulR!iRSkp?CZP&&GJ
9*n~Iaiwf6Xvmo)<)a*}OYpWX1?^#W?4;tZgCYRt?h8Q8#*ZhaLTvTC%SbmDZDU7~i4aKF*|>|Gjk$DJpA3OnA@rI`qWxHWE4Y-R
q$e&Uu`=Sf?LEHlMz#bj>1$KpmR{!(#Bfe&t<)DHjD2Ryb(>;vTSUz{3hPv;y4Ju<;w7RP6`JzV&|*Z40tFHHu6D58gh1nD8Bp+m
pcE-FUXK{4pognD78u3r7@!<DMeUskepg<uDJw^4mu-L9&v{ws?Bx^jDl|kd6`~0Oq;UM^BFuAQXDcDLo?$=Nx9-gKn<6-ygxy9)
=`!SBD-U0w>-cM^dOv)62jH(CXGP$_Z4jd@`tbbwo>|kUkc+|bV0*lG&(l7FeYVjkdAACtm}V3dKI?#$9`N+eDP9Zk{TbvoErz{W
X1TE@FV%zVo2??-==k`9vk2=;ut^h1mJedRYK9nU3zl>BZHmm1c8i0DhGoo-dR~V_)-6Oyqi&v<>rs+DC`p}HTfq>-3Wr&$h%W8*
5a`ZgU{mKCJUuBA9YS}dj3$b5qf(sxn?UkIU|SRt@S4-y>I^;jI&Kn+fROLw+Po@xo9k2ZLUlkhXc{(z7KARhkirtwM7*K`uzhyV
ezZG72L#<P?mJ+hWhreMc)y~!dp9WZ8@G6%u7PP@U`QYm8XCCO>osSPs)2~)<Q`S`d?LNIR;nje%WYU~1J5&U+*hT8`Npt8@7qX|
wF1$5MHb$XlxQy9c_qxpUgqVhJ{6^JUB2;$Ht61-Dlv^NDo+r&XXz)5ucKvjPti1YoTaJl)Ay~|D2}hgq>XfKl5$XJv73el`pKk>
IxOB$?0824%%)hY0aH3%wt7WO(hNzF2LO*r988c&G@^b>f>2{YUUC<~BTvPD7xZ&;;n7}drI~zP3b7(Fu9u|EEHceXY5kwZGuAWz
PahXkCdTxI{`MIe#TJ*#d`AIgD_UJBzUwWT5&n9F2Je<%J?z>r=ev5kHk8E=uKcdu%zC(`Fcz`*+pQV^CmQNZ0cc6zSlru!15zkL
!r)ROGl1u15uvGcpd=`i%1K&?P|8|zPksvEzA+05Q->tl9%BHMg<fB33R_Q}oQxeRi;9zYbR#L>VjgEjL!>^@O_$j!%0=HXB#FDB
-&UZlUU?@r%(2?r3)z(s%_$cqUEQ4YwcV!8Z1`K=rk|bPo{0yqvnp*@`q39>tenTmr0_4w5Un3mYWjD42bX%>RqU+jLMrNnp|^Dg
)ER4wh_>!2HWLcMq<9Y?g?nCOF=KbH%B8L-^r&;So2@nws;1!_i&m8t*=w51mf-DD2qJ=r41oGd8_bN1OVv^aqPM*pNzg)otDSGw
X`uEveG0y*_YX}q-p`{xh3+O?#ic~zakSJ)z#{q`E`}CZy1+*03fU2H(y?;PL9130b_w$}u!m~BY3*B!(%G_#19;)=fg#?*O8u9+
rn9glIr#zGEi@htS87Dk`Qr4T+Q#lp#}GZ7W&)8*NVbL1+T2c<puAQthj-euq9`rh+a>KT2sfr&JOHCD&NPc!unZ84pAjMX9_*D@
1YywOUjo73#bmvxD-g5{B#UshGdn&ne}ZcgS;x<#@l_ho>!gz27T%(!VVe1S07z6oIbqDyQD5xwExcKm#l7m`PV~TM@Qo>p>|4KM
{$e7t!c%MJ@&{*~rDf(JNeSqYMtU(*F4<<R{CA`%A-~<bocj|(-?`%2I493HcMddYy;%)3n!r_j-4a_Sl)}ZUL614LdmL9sUNfj+
t@PB0TiHXbn{7ZK>xy^kC@?T41EkFeA+kd3Um%=9=^br)YX~M}Pg%zK!^d2hS|z#=glWA83$nIo(mzzg+7Jr?no-`MZj&ULS8^Os
mQAJ2x>Rf{yyWsD1Q9!+Os9>3Nu-xez-;8g&;!?QQ>}D=8)Qm^Dv&-QER+n6E-xZ>Zia@jpx_<^&f4WHwyHqV_$({ju6EYc5yjYS
TRNck4R_`-R6wIK(qf{Os=&2GBF{voLwUUnsvn<GSIsYB7&LK5y;K=^i8ARUB2qD!Gc(4N5g6G$uB0Da<hI+GCeW31hTMOf-t%Z0
R;4;MDr3FpnDdDfO_N;TagAZ1*@)PVTaK8D0RZpMjdKHDWAL<f<oV-PAjBPB<r&*su55r>rdeg!#ux~OBkcP>@q4t5dSFaTKBb+E
GDxN*L3n%+<GlqICF>lXt`9BXgFzlAhbeTBSf*W5YGyX0UCA}+QC2pdc&v&Ho8>fa=V)`@x*4%7Madm5b)<@an|K1_ZJgwZxZ9~*
?YWp+F575W<_${~WqYM6@Y5DNvZw(1vg6}^cpG}*H>h9;+mWOV$t{waaRtJI<t!@Jrga9>#$UQ<`!vM@P<1V0*E&(Kyt&cj?roSw
H)N351mwCo(gh?b2@=oRjv$1sdzo_9OeVIqyk`e!(?#w(Rf5U~j4BGNQLonJPUrkA-d-yxN}tbFQqLu}eW9ypm-pSf_1{CZwo9Z=
FPYI;aMx<BB(pflfH39KPdVA@DyD4*HqtsD2(Ye-?sd(eL@p6EsdTnkXbYCKVHpzw)1i1u(?u2QD3Nb_hY*IApxyagQjqjKi%zI&
Ln1hxCK92EK{ZX}D^|}>k?R5lXeQQv>iAwLH&^R?(ZY8pY-nQ_57&;{-O32YFxL2=UmgdAx%rFz|Htms_^KktLg%Xb=7pY$wI7=s
i~$-ZK+SFi$EuGicNF+j`@d*;VIRFAEI0nLfkgj9kK9;;{Tz8*R==mtvQAFQH`YZ6_168k%U2vfhbz?YqvxaVWD(OO5y^7O?QFzp
(THucvD^4qzH4~Z#W2BML*)bg2Tm0hYU`E}j@H&~Kz9yq&&x)4jPg}%Qub3Coc|1R>8_+>L%zd(G~_iHGqpArX4tg!@bX~ZoX4si
yiT9!sqZusP`tjU2*<d46a4DFyV_J)5U3v4e?R&U)ECWK@2u^){vZN19?lrG|EyNSICprcKlgt{KAmH~>yR9dy~(K&v-FhxPtDF;
YDbPAX(rP#w2%BP4E=mPi(2}`gCgC=BTcBiyKGEjy6Z%QBq%7B>%B|29t*y-4lE9*ep3F8bbjm8_m4eXR+i2G`@h>WS^`c&-U8pB
bzZ%xv{MlO6?k3fAUlqy@08Q(ESg9gC-A)a;(_CW+_k@AR3&*jVh?`0-ndTbP$DbqC99GKInYLN#^OXmY#fntHa5D7pe#V<J8L9q
S+#t&I?ZZxZ_S)qJL;erKoD<3^irEDYPj0bdO)!D4|^sKj;r*f(k-)?MO`hgx~x=Sfj8gUS63BUO3)XN@>wot2|LCq{G3TFU$);B
EOzjC&li2t>`~i`SMKHVPvp<vqHnf>pg4cq(|xtwaB<gupCI1W*PL~>xv~9_7L}$_%t;5ddcplQ-o~wn2j9t`GLo8CdM3n4q_uqy
Lqm7zUr(<%7HiTO49(895-UWrNi*L4y9##F#i{7tbj+%Q6q8yyzZL3y%v%~~YG;|SL{PSY>rtwnQKs;3qse~m0=JrLv_#)SUUEIJ
sT8$GbO#;jugAIc+CaxW`;P%LTWq<lm$^9EU%HWSC~{y%+4m2IYzX<z*VHL}=j4<|Ncru&$Da7g!o#&Uhru4V2>9OF+R#PxCRYl-
e;n2=PLA>7GCS<ul`3@xeQEm09H|d~pVglXUaNrLfgKQw^d+qI`g<}sVb}dk(kI$=H7lP@4f<R+<Yp{`(Ae68N(<av^Psj32{#)H
#$&rsECh<yvLGkUFWWH|xWC6~r#XGT{eY(lz}OHtngTB4g^Jx7aR$t3$7;-bTq-OBcofr_Q&}2mA`?>7kYcO19y7vggByb}9KoP~
M(+-s5e4efBB_>aGWXVqUjaEfu>|1=h!XpGRE`x&X;!tBs~XX<Tn-euqQMW#F*f?v)S?5|RMtYSKYOA;#+1jqx;`3h*<_3GS&J0?
lbRI>*HCHN1o*u#l9efP4%iU)LnHLv_)d>f-Fod=EJV;@C79RbEc?C0YlU0NzAoWVSA)r$gR=597telnqP$>4(v!4iqD9UeZ1~j3
@0Wdbacf?a#&o6a%#8_)?-;HK(yDQ%6jrqx`=3}<#A$`BdDo>?>Wz|my{DOo`xThf@U!n&1BP&B0e9tm##qS41?>Ay@3nQ9usq*a
v+qj{8+&R)Nn&UaQ0m9V?|S;qj;Jg(`4rxOTxPK6HRDO~w9>CZ!RyGid+X&+SGb_@#L{NVCv%CVJEYN6NsUw9x;#3taPD;d^`Ndh
9hPLp@dwh^c{QBBg{;uGU3wL+sTt_pFTKTH!OY^cbxJUNb+$yxnm^1rKELa?$z1ZyM~?KzErN^r`hCPdc(yU5w~d!?$FtYwAFr?e
eLIe0?Mr|oQc(`&2|@>=WyoY=hwq5?bX27adb<0bem#0cFp>MKmx^b~liFd#nW~S<JaQJX?J#Rv>=xMDONr1~OT$p|4e24}IS=vU
fvX0aK=kQ~1Ly)+a8n)&*Vn>yqu=JG-xcCk-ImADd~IE`g84%G!;EJ2r5dH{qK`WI`2;IU+3$TQE4@cOchf>BSuCr*g8Fli`%oQ`
Vm1-OtY2CS^x7yUe2efiG<bd#;Y~yxbouK9-neHSam&90fT3>`#mASSP_Stl@?CXJkIVn>uUl@d-gC(<F>dJcdUxdka%orGQ3yDP
Cra*w2pwzMi%KT&t|wg-Q1>6v@?q<}AbnGBq>om*)ZTfRDKXMGPB&by8skkgr`)(|uS@lIwuRL)q|M{i6V|oOCV=bP{R<7T=SR<L
kE!#ezWsKkr0LOckb&t=j)iz|_ow?6$s-+Bw?b}I5OoS~KLe4Z-DHlQ0${$mg>yTXfdO;XR0NIF#U7~%I0l^jF#<HD^D{u3UNcwI
dT^~Y<K<59Cs5ctb;J?9u~r)x1_c*yCyD7t?^JP5J)acO#mZXQ>Ss3A-wbx)dym(qkzVB*oa#m1t+8K>R^9TNk#f|SH!Hm(Sd`xB
uJVU-1Ur0h!{+&8nc;YQ&o|Y$SE(C(+wk{dX-Fm?fRxloF)WYm*Q1I*<G%`TO}NIt`sHEh=f(4$`}Lnu@32`nrmYX-Ot`YIIlBzb
nsLNa^<u{OW9y~u-xI!SEMIkNp#pPQE=hM3JR<6<syNbyrj%+5p{n&qE2C<iT^MT1p!XsiyMv@+MrmU7d9jf;<dm;$)c7Gef+-6{
W6HcU9;*yvZI@`r8Kp{}Rv_1;)SbnJC?Yp^=iP6&jrb)Jz0YU(poMxk)-;$~Ta>BerDDX-yw{d%X?B}qNqW4%jwmgT&Snm=ad(2N
0~DHaq=$qn5N_n}-j*;eSgo$2emh8{*;PBLs$*^zzHjp7L}1WyjVlJ3N_@!q_)>!+LE8>76A%?Cpv+X)ouJ)eJnyDso+u+NH}BzH
uWH)*qItu?BHO^F<CH}Pt~wi@SI}D%F-k;;RHZwdL>hz14=$2BZEX?UTYYxL9AeIND}-AxF18n<w0<6oK9;RxiH?=ct7}y0#+;)#
t9SWj<ExkBt&G8;SvyqKbhFAsf9ChK9G|B0UPSF|)+bEyxZp(yg0Gi#Ugr=Xq6x=r>ux5SB{$;n7kw>nEv>Fn81Kl<4R+%2cuwx$
vxcGd%_?0%GE?|Cv_q|uu&DbZ*k5XBZwS8%T|<egYCim{KB&bh!T$19w665U3GMi>h}TNiE<iM)h@})))4{(a2XZ|}>K_o3!<e5Z
H9%?u-u3Ho2S~WK*`p9WogX@duI+w&xo6~8ZhXiz4&5-Do;@x*!ESa!ukTf0`}k0bylXh0%KfpzRrC4N)U*%yfbdUCA91Zd2Y7|d
UTb=Cn^vwi%o^=?R<BbmD^)R}|IMxry)E)y!|7dYn25>`tV8);B8Ff#&icli$FqCUw5`3fNU+HYdA+Zo!XHLsfUfkEoActLX?#`Z
XMKeWtP)MQ`AEs(($>eNRF6h<+ag|~t`QM`2h!s9hX$k9fms@H74hDaL499XQPUmV@1?j~XEOMp(cZKiDIXeQbrdG8U2-i#v=q*;
E8#S&3g5sXIi#VvVnPm9F{7A7ldUXsBG|>e2;+<5BG!9gj_0wM<H%HZ)?a1nhA*saJSkU0O+88ofMtl}xUeo{|Kc;zi23Vs&_{IJ
OmFQu&Fh8aL(@d*`?C`hqxgvW#guqh9!nT$F79jBF`*jA8c=C#xV8y#;Soh|eR~Znq4CWvc>_u9>WTy4N$uMDTyX8ausQB+0A<zm
?zYye(00Z$WyV8?*Y`VmG+?tqQmd82yS|?}94&pf(Nc%f>sXgPckiue%9vJ|DC0ZR7xKcq;lagRaLt3-mT?lS*{Y@NEdCWkdClhm
-^9=D)>7<+NGbJMV;Cx_6mpfG#Fx=xl|+hvK);?!_p_<R>0m?>PZHfo4nVVWojJ^NnI2!YK6TaLN~rhc@Mk1|7g2W}-@ESk>-s2S
(Nx3Ao3UZjB!Wsb4Pol?pvEwCAeA2J9Z1YhhO{pRKX)H*w*wZ@`*K@K(GB0}I6M#RryFCAu{%8@mBX`ojh(FI_0k{G_KzN&2AzCs
QCRiM_j4Mi-N6E}nmnCt=AFY$TH8;?h?21yH|X(zW}9efVuZ;w?c_4g`ynyQ@%7H1HgAkxIa-IC(v;S^c6s@Ddv~_PV1@P_!TARI
F9L&bB!G6T!&f`?)LsUnG0Hs6NcIy^O7?Xm_4!~wLAd7K@r!eyI`iVxBPtC`j}_(nD^Xfd4CkZsIV>R1lG=xZq&_i&9;<<)(PPzm
OphagXY*wYRId)sU)1AU!4$-Qf%C;f+5vA(qtf07#EgyedX|i28vzE8{FMoFfW27Vz=@8EGzT4kRqJnN8`X;I0f}Xj39bZssmG0_
UPQc+$hT4!S06~V@t4Zvw8V-hGg{0VF(|^SH0Yv8KE$c(C=TIPn~7uXB7}Xv#eG!wQA0NG-2DGK`3=2{Yrg$v8WHy(JO01H?f<?H
V8|Qz5ywUX2n`w9Ff09V7v(~gHz5GLqJ@aJk!%6>AM-k%`O}k!9Za81HmB37;llo*jxHon!8hn<Me<AvlLXtz#0rXDA^KJI$kbax
G?;vxS+8iT+e$Nl<Y?%+AI;rIpp5)>>UIe8#|<uf^?WX`H9Q(j`cZKl%86Px)#P{bEf#owoaCW@bYu@-xVXG%<Abcj=o5}X4T2w$
?RoU@F4yIrLY50q#^C_iRjG|QCizIHrH1bQl)Obg*Yt2{8P)PO(cx!ka-lja<76mc+#sgC$}9zZH){68ygt;Zlf@eok8-T|{@+=z
Q&xA#YUgT;Mt0_r`l1L<Ouyg9e%`yzzfH|%wIQ3M!Z0}ssE;So5rZ|2UNIDPzO<dBgq_*Ir_{AQfvlyZa{I8+JoMiblrZiSo$Q9h
BkL3uv7pkDMNQALFkZm~*T0_qcha}vs^J<^GD1{_hEN?ygc;Cwv_87h!?|fi!zsu^IMVBQr6xm>nbK(DjdRt-pl;&E3b$t;nd;On
Y+!6alS3kc9f*Zz;N!wCRlc-^8KyWx0%ofwd!8V1cY9(8+ef8wZ7hWZLCs_dNKuLsP0k&OYtJhmUCTMSACD3xeZJ=Kj|V12Ft@Ec
ICrra?py_~&ZQfZI{F+|MNQXTFlbdI5a@(U)*7%W1yO3C)KZi#C3`*_Z%zxT)-~5Tml{)Oq|A;w4!7cJ4D!Kofqg@SMAtB&B9n)M
1Xg*MEm1+WpP+?wA#ZIadfs)muGWh<CPs;uEgqGvqpR|zT1|1W6DW+?Bs4)gAVDyzw85;>V(~JmoK3A;SqHFw{A(>u8P)jQIDE;2
S-_;4JVBQTmZU?J&@HUPMN^V&VZyFEsZFbsi-ki;NQ6WIvB7YpJIH*Vb1%}jxW3lhmbpZWkny=%MdmPhECTn+uq`Ai(q8l$)(LFZ
ODkshsi6**Z*em8R2-%xZm(Y_o_Kczwj7U7l23(Qd?$waBH0xwJT_;%nn$~ZpRvbk@bKAaeY0_6FUu8tXK9Nyoo0hH<}eip7sJ69
;I4DG4l@-rG`qF%zE}26y3lAxt6miy7YOUNu6X+SEe$y#*I{Z5V`6wp*$bYuel+jR=s6qdol@Qg3^zU%e!W%*<wb>jM!8Y3yq1l5
&l#QVnqECHtFHp6x#$S#w+$m|@6T5ps<&cl{l}hQa2w)+^)<ahtp%F~NG0VVY0~j^ZKDpN)tIg~%uwkx#Uxn`q8=%UobH{f_{6xI
I95uo<lcwMR~s1+FMa}@(M(#|cHE6`1HZn$iJG09P9FQuJ?pl%$aVIV9!cv(p+g$KDXi-&lfo6{q8eR$%^qYb#3p;a+;yZXx8L?h
uNQmZ<1`9`A6A=E;1XXOkqwE_Q^wr=wWhv>yl2mfd}t^>>v!<IiSgH#iUuGKggmF$l-y}y&cm*|K1U4gMx19eIzaGM0Fe@_gdtVb
Tap#BJ;t^?H1eG@LF?Hw>}j_w-hyfpS4fc^{-_m(;S0P=)Onul&7Y)#K}eY)u0RfKB~Z}R+i>=$HZ%dMTTwI@I`X93FG=sjR!42b
L1sl0m!vzk2AbZiS}K~eKqzL)x<!&*5;!Njb$n46#J+kw)Cn}%@Kx^NN5NJRv(KvysS$VYrAvb!H7~|`y3+i+_+|F6vEuFse01v(
rpinQv_)q%COA?6GoZ+bqqddCZI#^iA{PjE;Fgq5=p*;I#ncJd$9fPin7Opg>Mt@y$WJO@)|@8lj}$_TAvS%nFqV?On{e*7F0`QN
{ulYDg@%|m-kCh9JNLVba~<?X!UZ~F)bHo$c<%1V&kZ0~S_SfQ*C10A-e#1=O&;(UEWRl9wD6wKHH@q|4l}ghGhso;4=7im^02*W
->0I2gc@?pIK@dpTRk8Q$*&UFeEx?U$7A;#awt;crqmJIo$`+MKO|zk&(|6~JI~>bCU&-UdB14xBUx<O$;?4^?E3A;6?sHq9pGzC
x>~luwwc6lhu|q#H*E*HUWDGTSQ5h!{qC<{RXv@Y1d!5JEJTc8j68nQQz`A3WnV6ff<W*idadbIw6Bww3|r}m;cSh4uJ~Q8!$c@F
T8CzDi5igx<%O>f1QJP-1b-h7+511+f9N#DC_yrl^6>k=um3b)-}o#5xfZejZ=zmY-&*<A4^A#4gbug<ANeCnHzCP3o~2?5n89%x
_SOc@sX_f;W+0Ia#8&ln>yIq`^1eSV@GnF@zJAXyp1P5Lac66eJ;WlwYQzDZ__zXuS417hDw>}$&z?quroH|j!gUH9^&^Q~*PC(Z
)QU)hDM9yhRr!0D+gSiOwljGTVc<<EpdU<rrPAE0b=RZU+{EO8@#Dvbg_#mb9WsEJhuE;@keMsUIrK*f|DQ#~K(S%{P>1qfx^~SP
*I9%8ky&?s>9xD<iTWmK6yfPl;hMaEwSROB<JD;7uImZIqz0sT0}su?GH7&_MwpoY&p-S6zHaZPwEK|n+28*i5AE@u94ZMMjpNbz
B0e>zV5iqWu3Cm~@Z(t^l6(?H0zoAEhQ;6K_<SO=J|Aocf;S=VQeShTGDlb0Ek60;NA0T3kGB1k_Ii0@d2nBGY#v34LKpr2hkf!p
Tl4FGvw5!`MxR%;4QQ-EAbn@)8m|9EEg$jm-SPE#@aMe!^pBF0@9E!Ur}93XJ@w3MtQGFOiJqS<4LM=_s;il#Z6`FELtk{OKW4w7
{y|?&{It&6pN=?g4(B8MAXoHpo%-wLwoi^c2>kX}6)l(5*Oy__PVzDHSE&)Kdu_)>=;)<sZ0UYFf_P6E_G$Cud@OP8r(V<0@UD&l
^GrJjT36MierhKzuSNe@;yv6n^VNE3>rZ0je?o@@bNVZ^hbhsQZ?>pS6`XbTtDl9pdmD&A<gOpmsCEX47tz;+g*Jgol@$H%JzvRR
-P1@jp?Z5(`c?J5z8#`@gFhZu?5my}DI)jv?Y%fnMQ}(y&$qqqZ;RLkUexdsg%>+RW0tg$N-}_I_A@G^Y_op)cV^$nql(fjW(gvt
<U8oTHRjAOO>a8FUY8zj%vT5q`?qKB=W8z|&?7DkTen_XZ=B@MWwhr*rKjqVp4Z*)I6~2_6dqUd*A>3k>))Ek=O`YQ;X%TJ@AGM`
;(+7rG`>bk`7Gv77q5}5g${;txca-^+3@VS&kkNwkdE7!ZnlZhQ;Wf`N8?dLf#_aGIaS_2t~7cbVJ-`)*~$*9druQ^`dYJzG<&0M
4iM#wc8<Da584j4uu|Hb?yyCzP5IreRlL$HGmO7U;$O_^L7B#g(Pu{$@mkSu%e7>0LGE_&+tu11Nz%djaqc?pN3Js;%W->aT}bI*
x*g84N0Er84g2EvGv@D3QunVXP@39WbnCdOdQAw?QTx*9a!EELve%tM&n(`3K0a0a+_vc&z2F|2bgT+_*ZVll>4>hX<AsGpah^s2
B+3-)@Zc0pFW#ZP6mf;Mzol~a`t`2*A<ImUTH#1~JxiNgGfLBuS3;LjW6s06l=Gy-@NM?ewHHn=BR)E}KSe8hvFDfEm<!Z&ae{l0
2kok$Kw$0GDrbHX?>;eiICfO&hZySy*YpecQnVSr7i6NbM1+GJT@Mk^l>Bi~j42~?TOksZCZ66}%-j&JUB$JHH$o}PXn!03S<QUI
(^#<gX3t(d@*Hc5R`MgF=}uRTR)-p`Jr%xIuc*H}QMq^jU%%BVm3v_$m9?Nz+Db0p$o8`7>eGiy_1n)7@gkkriq*0*bU2F?LOg35
;L^I??E=<W{i{0KwU{|H1Wi0Vrv@m6?t}3&Zfhnglp8<8N*q)BmkUUxl+|dp(l}Nnpo)*3EsvkWXQ=|}sOt}D(t!H3cpa6MI7cmN
<XX!?-G1)=8VZZxbLlTTnm-}5SdW_>?-d+PZ-MeSuL?e$q2Ou31KToUp7O3}u>+lL25SDp9gJ8Wh4iND6UtERX2WG82NYB*GaV*y
^GXbjqPkAetE%p`<roGa9fxDC`w9{>&d~MYNOUmQ&FCCTrw7NE!)yt@pi|w`SJPEztY~147)0ovG(Fb2?TX>GtydYOQOCm%iAC-B
_U%EQeZG1_e!m@f4Y(1XmwL2E47=Bp)K>mN1lICAs}M$&6$VJ!Q2x5O(8Z!Wt%#{Am&|H;8FN?rIB?Tyli{_T;E6nP^0s~yy%4o*
Vh6B+>vcoKC3g-tF{YW<*AqCJ;{uxe=unTG^upj)nqByomCqVeTU2zluNwJhmF>MMCsBIwC+(y3C}W1#v{C4n7pTMWQfXg}9;Q4_
Dui%ZBYmhe_0TOY9dfbny>VYh7aX{qwK=x{{_8zG)V<dpT(9BI!yNDDzj^Bjo~d!Q;S>yD(mEVouTxv?H5^8IYJQyGT;ke3#<N0Q
v%->XetO30b~whkeJyoZ9dCU*vEA1B(CdR<esi@KPMD4_KrfO??xNAB8a;ScwUto{BK)^7^}o^9clq)+>u2H??`Pd7zL80h!v43u
=7QVL5ObdQ^x5{l``U=_u3tU-%`r->`l&Z>Bd(QN=d~_$)$x9sTo*JU-#}B>pQD8|ryKe>$fafJ9c*Fut!yhzr(Z`QLETYKG0g2-
yr>49F>U0|1K#vbrtw1Y8rE1_3)O2n(|VkVb)^&|t-JNu3Q$e&aYc<|jjJ@bYtjOXM=wlM=9Q`&SqQuAd*gZN;Gnr4RzmcnJ^S5q
<5s6Q9C%F(oK#FwC(%pN3Ql|8De2m}8XIU^Slupk)`NG~d90d7i(Qr|P`OW+<$JoC`D-$Jj~var>wih<eY<eDjX89Djh0N;tX=it
!xyE+gxaT*MQW>!ai>Y9nH;mFF?&d^XOBm%N!Qh`Gt<r^Q*13erko5`r+3nCw+g=Vkvuv3=DfW3eb0V)ZoBv_4Bv%&snbLr){CpX
ldo2lJ$x)J8FO?or5@t7J1C8uUhW-CvNbx$rR@AI5B}z}m-c&Ya$`{AOTgrWv{6BsU5kyO_Ns!+h2tVF`roAoYH51+>le<IdJPpq
pZj%IjdtOC&|q~z5jtblG9rD)%5Z2Y+dC1F<w|zekmpXQXQbMOMx3LJT+p{$0lV&E`JOyQ{S@9W!|1O_QnW2f?Xj=fHWsD6)w{#u
m(KjgceQiJ)2OJ*zdP$0+9nZ@c-vlz0irLpAS&t7_oVBMaWQ&7Q^uEk6?LH(A<j3_#<KA@q4qq`a3^JW)0AT|KO88$gy2B&c!(9v
_wjg+1-Mk~^jW+kjQ_2lh5Z%t+h<hieJeZK&)wU6#FMVEn%cOXyRV&Vrxo9LJUZS3-#=Hi)6IVCyvoYM+uN)euWHNdXb<(2d%TVG
5yHW7Ge1Ss<yccnQ?4qE8Troc9w;UVCvt&ceV=Ex8}KbGS=XZeXAn=Xj{(8nk1BhwHi+htdM@gCPm{>`$QOFPKDj=<W0vP{mUVHp
bqjdW@ZslUwBggr94jY{D)b@9U9^ZC)xNx2G_JOspLdkgyIfdeaJYLra2xjXzCFFGuCFxWO6^P^T_W6huC=4N=dQK!eJrY`(d?%2
3$}xt)76ZfXUY3Q+o9#c^TP!S#im7`l4!j(+F*mH((mjz;&FV=kHpQzq1<;Bthn{*TvE4qt=0{pb(PjJTnqQ($NJE>`ewv@n*AL(
UwZ}8Mfr54A$=Sle-+(GIU)gjKS@t8{b>5lDb4v+N2H;@p$mKTqzaME;`?h4CpE^kmpEH}JXV<<E!`M#Tk_s1gmyI|qrrLgrD&4d
WalV*kDjqGdL@3meVnbN*{ExdRO7~IcqnrTct+d^R>pWpvA(-ce%Oj;1yHHMSiy9pC#9`LyuFp}4vB+V&^)}Z2ikj$#%%amjWmk)
)j5i9ezn>7TRzSj2;*A^Wx`i^jwmRu{(EgZ=r4Qj?`Q_T-0fJnu{I}#p7DJ*?VNKL9C&R8DWi=ZCxVc9*7e7tkBaSwi3p~-Jdb<?
V;ZlvXKdS+ns&nSz<T3S93Nci8yA(U;XFx4l+$k472>a2-Nv<zWzu@Y5eHrzYg4sqkA-uj6Pm^0_cg1__4CsP_nUFfYhn&*JdnTR
m2`+T-95}2_tu-}JG?9_L4#`TOFxwsbEF}6v5j|u5oojz2xfEGw(fwBTa976yX)T#9>gj|ZXakv2jZQ?9*z()P&6Qvilh7w(H1nK
ms%bscIW^CzSFtV2>wSQgEpDy`VW>I$q+nzA`uXL2Y{U|8$A}zd40Y(fs^Z`SL7pH!}uMvjJg;*FO)oi#|`SyO8U9+=OI$!uyuSD
F*}|+=g@gss15L--R3c#`ttZ8IafZk*L|h`uRk5}+WYXUj+)&*Yp2Szrf;ReyNx2Mwp2rAuXBsE(w45cuS}dftW^z@o%BxgQgx8z
(@V~3M<wHp?`*!WTg0c*kylh%dTB)?6~{_eq#Uj<UMqz)eICtAxz4(Z*I&0=ns1E;38l4E>$ajSZny5=TAfXG>0x|ZJnP*u)YFUT
H0M|&`TpbmHk^F@e?+Z51c9r5-`jFJ$UEAPNqq+0(ZKC=GJI|S5fl9z`r}{axy19U_iGQ&L3ilg&Ky(8?;eVTOP?!vcwT~oAFofV
#?MYROGNx4H{lkS<*qI{Q!~nEYSQA7!Y*2bz*=8CuUZ>Hk8Q7jb5^&^ZGscM>xy)F5xySt6Zv>j0;omknvfu0+&5}G^{>-L;m$MN
q8gQ>^nRvrG&d^WR+XQE-k89z0YRO^mm?JKbqsnrqznq+y+a7Nh#fA4)`Nsr^rsmTUdqM|c$1Xpzr%(E*;2eIM=iLH78(lH!nPk>
U=fTy%A74VZ=T*8+SELrmJ41Johxhbv-IVBVAgYs-gcM9Z^tLR?sw@(+x73gUu&+6B3wl69nGj5*&}1(kg*mi?G}<?{qCTRDiPtJ
@`0hIW#~?ksNdh6hUK4F2!BK&Kzkwnt0bTU5&)n9@qy7i{O=|H_b>36I)Sv^u+YeV%^|FIJV*UM_6`5Pt43@;(Fo`+O`3X7{*-*D
#u2?Nts^ll;jEKIj}y{*<$O+c?&(9U&{3UliH4utT_!w(ms$D4%l_T_=#5sWuv!v*`H(X{?zC*>ypu?0Z4NXbccho2qD{rkKb7z!
kcVRnxX%-gg49Vr4rWXX8%=0H%<6R7lnr)Vf>3}QTsIA@9$QxzmDPvTIC1)o=Kra3E&kmpc7Ty!DnJB{&tKC<I=Y>Y6j~lK$}MSa
Sa#=`dyOcE*3NR1Tf8vatGwds7>_q2VB>OIAKg!>pWZn*l_&8FphWymPDD%zE*bBdc|7jA;k55itBFyHUF_C}n=nU7q@mAjG(?LY
GVyKQl?jkr^Nn~fXEaFum|rAy;7FSaRzXh;DtWfF9-7)b$(>4(YP8^n9jXeoPvyeAiZ|<u=dxD<{ch{=-*w?oQ}xGgn(=l^eGQQ@
YmjoSX>%AQZmG&R0_S(Ldy(7?r<Pb@pS!~+Ly<Z$R3AIw$pJhfB#5LuC3ONlEf5cka)5M_cJl4v%P<yH)egLbl?Y-$ntMAv`Mm_(
_I`Xh?r)Z1tjp7EM1a!z<0V|imU6K{M-o6(Fd!J>tG3h~M#K-W|H!tt3`n)E%*-0BGFrOZ)lqk|+{N{{k7P0+I}^X#U@C_c*x4S5
%L6zzen)Y827U~XhA{fm>(Wr2+^lzwcj!A4sP4@F<6Cvz6+0gsuu$$dA(#L)9qvOjeZNW+Y{~e;L&w&nK~#Hy@Mt3RzYgvgvL$uN
+L=!v+Gz*=;z+ucB6NYGxFGvSOC1eY<^RGG8#Dew!`872lk>C-Hu)F+-m#2}Aft32Qr3C`5_^%U%t|I}7eDJ!6|dt<MFke{?D1Gn
h&Fh6B4gOfOwwPi0*L$xd%J%?J>QS+_-Q-?^$sf-4vSMq9bpP;<x=7Y9*-l&X~X__d%5PnyR-LUOf!dX?o##r2vVe^OL9G8!)F~G
L?I)UYEMO4w2S|9k39CA&X*X3<+QbFdPnHlygZxz_kuNAC)1vMn&Eo!JM-CSTVjwAHB1yb^C3C$rYB9kmHeO8ObEC&8fSiX5#N3m
-#Olni=l7@^6+@e*u9W*3aC0U=81C#HoBfaFSP<81^f-^jt)R3;v03W7(jy|7DI!CKZPs*ZgkroRBU*2`sv%5$>+>z>43wwEzH&S
v~YzWneV?jJ$UUP+mG&s8=g(-t_H_psSe0%`zrIS><ejV;RNnB<wP0@1S%IIh9c(ldvKAEZd&{~e=lS;f8|{NWM>?lQ~2?Uiq@$}
taaml-IjvJwY|6I=7H1SHgJ6&)CA>d`Rg4C2h4$XVmOK)L@C<-{(Ev2@jQCW@|uoM!NewWUduyj+9AztRRYSCm0Ao?JmR<=+`R+4
kM;Qm8b9_l|4+`%*Xm*W)}8~^K*#*@xWjP7-_`18_5{R=>7{w_L+o$*4g0t2$9b>=;6{VpT4+DGU^`WsfOFzI<WO<&_KLiCjZa^<
eFnq)EvsaJ5FI!g^vMiJ=!&L+w8k6zI8(*|ZaylfeZNr8Ax{6t&<O>JEyQ!v(P0$R@&B(TA7?L5mHCfH-OPIjyg##m)K{m6W*rCR
;s&AZX1+hi(=>87QmRD&R8Ii}CxUb=_mAiDIsCYJs(f#Rejg8Zx2IPfv!~&#o?6?zV5%fhJfJ+p{W;aoE#t3;e>qDBPmp^aM*djy
v!5}g4@+m;z_IqGMYrWzy|nGp(1p#?3`p4^<dj2G#%U4<<(CeQ^Pg?KZa)UCet(s_F!s<`l#v+l*l`r@0XRC%1P5vF?Jv0ckiL<B
WQ!1p^z$6S?o1Gd9)UjD$A?dm4^vPUu|QOG&i;M+d0e#t5`d2HZ5TfunrWdE?e4C+3xRSyZh^vYuz4xM&YZIPbvl^7X;~DSI>a}A
9*ul~_3?aCyr++Ui@!PhcbVRNI8(ZwC7L_E0oYJWLdLR=vmP<nJ+l>2Bvlj?N0p33OcF~LB#>Kb3dK&$C@k9gt$_FWmq*@we509<
05m6wWLr$2$Y0&PiLgvdai_vs!zgkrI((4*#4tVnf*g8@7yA8QQ32ZRe=B-~Lwb*^&u*3#9Ua@yeQ*%<&d&cRJ>H-OJ63LC#4TIW
X@JC^KT>+NoNMm8^7=@f`g*$x@z=Jsay&4Z&hmw<g`G7fnP=kdYs-NCyyrQ|sLxkGw>pF-lZXyoAWI_8su6a{y}wB2^z!IPww~MK
qOWhw{Xh)Ut3`H7^^kte|3-o3xsRm0w!)5G-#Mec5Pi~pkQycPM?Tv%A3RY+OSF!q>0}=+Ea*sStjkZa{~c@7yTaE;?A926MU$Rv
(roplHeocb|9vrrA@wHDVoe)UdV86#Yk9B@cWWJnl?txSQ9ajKOG{E>U3Xw(?Y5@o7>Yc-IhL1dPp78N#zUWv7sshfYK9M>r$9xM
G#aBXJd+Lz&cK#~2he1OGluWe@y#M~wN)PFahqz1#+8b6Bdj3OWi?z56qe@_;_>Prw1Irr=02FyeAo>L@jCE68Xoz4`<%1^?x@bZ
YqA4~=?Znq^Nr*Tlbbx4+D^z`%k#i>bHw*^!0_82ngeK0Y&)H1DXID4-<CVV9mkFyG2)*+fl1<aW_x=2_8z%Ih#nxM)Nhw;{Rn-N
XdF$ahC`&wcM;#8^#9cS@D8Kmo-WC!1cgZY`R3uN4w1%s-Q7C2x|}aAX2KIY?qSsf%00G8%3qA3;RDhUC9XWvHOR^HNrz;J)U<Jd
YxP3V8VGVr0C{@dnah5hU#A&n9R%&Wxc?lFA7Zb4c~R4g(Lon971okCnwfNz2#6bMDO2S>{#~mcfc~F`f{jlr507*Kk40=AtvP-c
_HcbKO)r+sry{4)uTcZceP;YTKAUN$s;)D!a=;U>m~rOi0cZBmZ8z@_8_odW<I+cM(?}o?HCk`xURvYgzfFbQT9x7s^-Y7D0IDIz
=uGuG<un%KZR{u9Xj-ZqQ&WFsY0!aIVNyF}7D@Lo%|pk%JC1PVIkSv;pGW<f+8uLib6R|x*lRh{`>3-uqv_|2JyO{mgF+D&b+2c%
??&vG2lU6XqMv4$5G_$h!GHS1R<2ThUD~|`=~2!84kWM<0D>w-4D#fa_u4s|P0;l%he1t9*!Lz!2?t4nWbPB9lM~#B4j-dd&L<V_
AP&WxolppgEETJ)a2|jsa~mH)^v1p4AqgIuur%G;qHL)er-%C_L~(i@{6qAfH0jX{Xfr{!lO%nEhs_b8*z6JjUm@uMpo$ifTg-t+
;Y1>&59%fF;pX+d+b?+S<YU&SF3E4>Sa59p2_SJhVBr^XF*35zK>Ea1T9gY`;SZx|9>XfOY8eDhPE+^351^nG^TPHXk1Yaz4&lh|
&zw4ZwK|YEgI_Wbotbm%y5%okkUbC0{D*7t)CD*56&!hT5l$hfHM&TGjyqTi2!UG2l6a+$QmLC%YjFIrT5Gh_U>dzUtnSv{+f0nS
5@e42=aepe()kq2U`4VBcCMn0Ei(x}BK%a)w*>4-Eo5K|vx+Bxa>m@bM<Z=$?5N)WM%mLZBj&yH(0N&BO6O(4a){y_ha?gRyK=9V
dXO)+Pe+HnSO@FV%vzZ3C4E~DIKOPriSo+j+~yu~IU~YDJ<l$o>7f9UamSKyS~lZMcTg&g>B1f$-6*mG;|)X3`_^8x0=GG!&DCZ{
iZ8W!W|bM5mkw&SkTIZ4Dtyz`a>YgP$q>^RY!X2%2IfmS1jzu1w23z64}qST+d6f_+e@LL(uj->9=;qHWrgX)J@Q9f)zv08AaNrA
s8`y+w!_^%!|M6R)fcZFK`qq?zOUaLs3-v3vtInF%BUI_!qjadF`&aDTBU{ah=#OtghwvRz%>a6BzNA!C~AUhdgxu)f#^X1yxFn&
JTq#FoxHVikXer;3CY3`c7u8mmXBvOQYWYu?d+TaFegpk0M)nF<h`GiS!T<)FS;70<MwX-q6tz)GAa{#Ssi<t{d47bM>`qS-14Qf
ry-(R>b+@V8$#Xnv<{c2N$;o?<3S*S#~=@v<7hWD<BkyEW1Q$)TLn)Ymw>_r!ccJ>>?qA(ZfbNJD-Ko^JuYahXWle<K+WuChAZq;
?0h9a)Q7109|KM7C=3I|*^zE?x5ceqixdzEmTzL4?nWyUhBjS|V~?}j9UIAq6RpGD44JFyWN;#bp#$_{jx3eErqEe(EO7MBUHKfp
S|bA#YgO3@BMcA)=p1dVj!qV@k%NKNXcb=o*n|#*J*Iu$KHNapuAqJ=ncQn{_@mdqDti!X9SGRIdU{lAUsOqRYS>JcG^1RL-CSxQ
73KgI!eQ(AHPC`ic)O1;R}HEgPYp)U4@buUgpfnkJq&qCxOv%R;uYWN+cIuhh+FgLcIn$!7PvbB0R%}5Zh<T&=xL#Z{c-qy(42oB
edM-l$GClh(2_?%Z<2ml8hPmA+UBbxuK;WuScYoh^ROf@nAM_r!<u6h4koL-x#*D$Niwv@EY71z5D<a^AXAE>d+EhiGk4ji4KVhv
2egYXf<s5PVW1pZ2(2E}vkmA4Yv57gUZMco-`}XX<3Q|4u|<ysuL#ySr#q{6&<aptQw&>cY<@|WdXDzK4@ZhbQj3gIlp60r1y1hQ
fksF;FJDv(?5s_!<ttojMFxI!IbQ!neFfsKcphR)@q$?l=<FbXNv{RjbS-{c*pJS1zjTz94a_C_5y1zfi)46kI+FmQOK7rM4G6h^
d_WoA_-m3p^Jf*E3y|bZ;baj?)xM8EOH%x-gQ5sXgg`5voDNQ<%MuXQ{CUExZ=gRufO2x0-XOm_yOwf{OJVR@x9T&l8u~qb{`dq{
<GAwjPrkr)v}ZHY!p?*Rzq)A~PiIECT76$z9`$OpyVDQRwHPEN{XO{5k+{<?IutGt8UR71(~J|4|2WyW7UC<!p#283)z)(6Ug}mV
F)FVcb)ZV)kWn5%uj%#;^<Cz=KeN95i<L89T+Gg(K@Aj=GI7h6w5?wVZ$&qybzmHZ(wmri;QZ=mVD<@t7lQ=Ne=?|gyRq-3sUV&q
#Y6(#lT&ld9jlrH=@Tio<2g#a-jrm+t<lv9u1F(TPEtp|Y@Znjt0VF6+#;m?{rF`D&3hzPx?Lhs1IMkaVl74kk%Pl}GXa7@4HoiT
uXYc>pBugYA2!h3ZCatJLSed@fxF0TkRTQsMmB-C+_3}>Bu+ut6Nc%!2(WvEw_R9lakN%yNO-cG*kbhR(p#-%A|t{{nWSK->(Mih
qjhyR5pvO~`6W6W9$aoX!=nI#aTnv{<4cgG`n%rZF*~;wxVGBT4nRD#6=of^vEelt8+Yejd(CxiCMkkx8(%fms#~FRPo>|DEaFIZ
?ajuT-+E17g#Vv(d$CmgZzNfIm1ABH1%csF(I>p%=fGB%wPW*rMkp?I-5krAB@Z*Ic!936S|CXWxwawvs3$|Ghs|Nmu$w=1Xl*wL
nWQ}>WJ)JmZNw1}!3TtD{%6VQG1jWyXjHL|x>|fr)!T^_XY<j74WL}JgMr_g$eW}Vsg%WN9B}wPEjAoaP7ovqLvY}695~BU8LLxh
krhws;5D39prQ~590;IvqUGhMG!MoG*@CUEGg=&a7o+Hx!-Z1ALp^jpyy?B~aljf11SW;Z-nk-##E}s~{vK5kRUEgd@H*#{@gQKV
>NMKEb-dNh)kwA0JTCNBa3*gMm5)d@eIw5c8Njr6bBcJz{X3j+YKx8u4jv>Kj_vjC*o(cVV%o->J=V5?TUX@vahNWegJ{dsc7;JV
hGu3i4LWaQZK;f2CI!&YjNX$8SZ983EohBpu_S%>UJgEFHFBu^xcAd10q^QRH`dM(FCAIys!A@4T>~BTxDfY`?mAma#wlS!!*dW>
iLz$bFPo-diveVq)l$&pjR+->THdobJ)KO2u!;el3E#%7-D^-CEmFqwhzX~0I*n(AXhr3ib?IT%i3Nc4Q!dlb>>fW4vHwTun#8Ks
u35-F`37^>j+|UL9uX=dv63Xcm`E>{(kox4N}9lnOJuY2$M`><$RoY@JCsg5MTK$d@$xO7FmN4<gh5*rL`LAehcW}#)z$pB<f#s*
nVz&2H3}^VMTmMAb-uCa;d+{pP*AYD+gaexl3iBUc!69+%@c7o7&`qwH@{Kj0Tnu$zQjHOo`G)2YHJ&ANWe^hjuv|sscx{SqZ*9s
)@Tn)1jz*IB%j1V+{`igvO}J`9*@Tk{t;YSH!HgFuued<TGc5#3_2pM(+#~?P|e}*dSz*9QmW8j^-r$YXh)MBBW&V5>%{769etQ;
mwyK`=x||<VOhtMjJgXeA?o=6i<W)Sm1!7w-flHj>Gl0_qXKKIWQ_O(?oc~WL8*A@$nYX723-ErN3(p!x>Ar!*mT7rR(f10<Z*#D
Ix4!Y-Pn=Q3tUvT^c)Ddnv3_?WYW5=h`H97*2RJ$j<uL`8EIu;m2n%}2ruCDP0k2Txv7fJCXiXV6-ynXo#B>zNl6_bXG6ptg@_Q^
LSdv|Ll+2LQWZo!>9fyFSirWV65wLu)pg3%(O5j{L`EtW_@Nm!$OKaX5TF7ji4gln2<&56;T5dQ(p3@ykcg}*702H}rV%Zcuq%OU
;SFU9Na^o}!J#v$-ux@PgoJZ@UWiwPwC|;&$Y>5;?WGZ=1CUAKXD`L`Oad_k0$SASwttjsrSE$?VZi!#SX{;6eoK9x*%PL(r-Xsv
4?*e!i3S`yhjq*p(+uEt*!Ye$=P{Pw0QE8-8}j_NsJyjq+Z5{~Q`fxu`E`goR5h&-8!@I8G(im}=KO1oMdl5`?4UHw-%c>%O*iUu
TqpJCwHEhH$={qQ_0;w%+P^MWNYwEVv!!P}zLon|TR@su^2vuBuT8Nb-59Si1*olJDd2sy{MukxQS?CP(w7{jz;ID@+7uLTS~59i
nIFf&^RACyxx1|OBE}BKy*~JUFus%5wnhO7bz#fx(hFd)lTc|2Wed=^Z^)l@wtY2m4~iR@!m>r~xlf%!s<zs3*AWnv{k4$XXNLR|
%TM;px}+$5pMh8{AdL-uaQY8UU`4+5Nb`H`HWpfuPQNC~qAw515%0!B`qdqSkC}K=fevm3iwx~9<{b{l>#GX`PB_(8o9W$PuXUY$
o#vsm>2Ty)t}-Zx;jMjKm|BQR<LmOfGbeMh&yKI9BXCU6K#6zcwVmKW8xcl{ArSmQF;31P$r$sqjcHq|otQ6btXL7j+P0=#VXG8S
ZO=Y+*jcbUQNX*StpEzVh<#h38kV-koS#B8)K$%r@tFFEn3>QZlOZO4y#GU?cmLPR*`r9HuUTU_lnuLlCbTK04L$42gmSAttE0A{
6DvVmpoY*OTrYwxww5>P<7)$*4}kCj8<uH-6)$JorHhBPAY*P=Hh22&5gU=Q=T)g2aNp+oqF`8c(m8^;tt^Le=~~g{`5<94KD)^3
=8{3op!N#V7P@Vyhct9O6nO*_9F41glu}v-;*A@80ot)5nRq~tm{oEf3$Y`0sdMf+9z6d4I!kptg*^DSBa-*}eLb&FKBr6wjJU`J
pz|JKc}6`bchqLCK=c)1-#M@zPN;Ke;0|}v6@=iv_i&3oCJeBxFyJRBQ$!=n@(R;ao*F0h=qW*~goZr=zKn`Wj#+mcjs~d<4EV^^
@0#0+jEs?W+kYO@e=MA~xxE&p&TUspUO|Y|8$1H)fx@C4#1bzVaGJ$jw)#$cuSgf}dn>DV=&7eirW9g`_2e_vMSioey>d8L-NAb{
tBzOfG+kj0Ni9`8ygKlBLY8s~xmsCf)fp?n>uA*n8nN$or38naYQaWpsIDi{C|rD;h4jc7!qz<}Xg*6}66kGo%pC;e`)S3z#(fBA
Mxy&cfY5XxXjn#yD@St6v9o{>_9IU0T6J@5bM$}Bzfk{Ux1eeKx4Ubn?GFBH?e;*+eYV}ye@lvc^vgq3f>@B%vH)kr36v7_xLr+~
ybt_;Q~j4e^$ooU@U}&bI&s36@}%9TMhHZUL`y{>V;{KHLgkz0Lk=)7YYzK;PsGdrkNz2q_B~Gx6Tp|)VGsEhWJ5Uw5?GK(ugCk>
Pqx1DKA+|770JeHFd{dWK*$mxqy+r21Km;hMt5Zne{sR*r5|X2j4L9Pq&Otb3Xi$b`i*G5^De4F_7I1HQ99b)_9$*hq=(VorZeZB
e7kV#>f&<(WDm#QG!`sBq;v{Qf<Cd(K@s=9y(=G)mU;^_&AI{lwAAj*DlO^y-?;q-M@<9d5QE$S#v2Bsey=h(KN|IMUVntg?iL)|
uG?`O|De6>=wJ^4%g2Q)QP|q)XXNgW8m3+2^4li$9UjDL$-Btd_rTY<a@bo<UpU@v$2+zYc$w9}*O&F*$%OM@X##Km_0vvMNCc2f
rU({4%ldxS_)kK^TA~QiR8-f&Ctu0|d9RMk%?0Tr;6R}Q6D|noxWx;Ql$RS6N?$1n@%HKe!|3_DWFF4An+E>T(1eiK{Ye!*dn4?V
+DoryCRO8P#JripJYyg~3d2O?RP!T5|3kuVR3tgrsl6u1WDlbuzt`ixr<3TKotdHJeChmp{|&e(<fusbsIlcDBjH!`G~TaW@(0fx
JOyo1br<3Yx3&bfnl37?N+PgS4Sy{jJCJSct+vl-vB?HIr5#PG@p!Yh8-(#yY~AQczO)L#URy9N$_|S5kl_H37Nozx8c`01K^tFf
Nn$uuS6B{PXv{Yb#I9GgYfQ~(``K&cTgSCnZQ6c~5nK2*t++sen<5-it1*gGcn?BEZ%2Hw&}BiJyNn%bR%Q+rO%0}mRQ(x>z~Fp1
daf#R4<;IcLto9>ep|FaJlM8Eehh(r-JNoxrrP_tQ~jy_EIRfLlL`FNqdDGvx-(ba<BTg)Z&+xqVnEN=ei<jb2x%S|@UGv(n^FiM
K@wbtEbrauk3NEv28o?^cXmYQ$w3fCwNOW6-fBn8Y##}$z$qRa9jJXA+AMG6`~_Asb$*-Qdggnk)Hbam#xYUS6!){g%fE;gAWcw`
)<tPbd=J0hfs2uF_`F0WvgGaz1{vP&B$Kr~90@Knhozz^%H}G?`nbK&DArzDW4Nm;^^Tx|V$EQ#4W;A&69?YfNT8!&s3?m_7a<sc
S<2~8Q-~Th$Cp2htfpf%*GUxaX7YY1THwp#xLSj5yv1rHx_@QWQlQ)O1_<!LJWBE1oglV@yL~Fe6qkll#FAzK%K-AHkB`*#pBh^9
8>(V#Vc^=-a9Wf}etXUS9;?4PoG?@oDyY&7RONIprBy88h(R^ia6b9pT=S#Boydh5dv}FYQBp{(i<Z6kvTX5W*ugp88u_r?M_e$#
6+{e5gvVJ#f<&IK^OyAc*^4~BtlHbVpV@_<)32Ctt(s0bDYi9EAzI^k+WT6#psPa!Nd(sjX(^zI6$y}poZ7oZWi{$HJu_#?*w|zv
hH?TmaR5+=5TntioaN<<8<A2a(?W+BpdNw;k1iwBV<c^K7`S%C=#ZT|NXexo=;;DZu^YvR+*uy=abD#}6*!<nG`@ptlzsfZXdM1p
J5-_|qDPqs0!IV{IVhxq5Jr1HjLZH{&H6t-KuB;uL1sX7zv6yVfO`8jpt3Q`NLy<n``qXH7!#>K;!PT{P(R)im9z*y$@P7|pR#th
Kbi`=f9Kt;yY{^&ua*C|^*6ozI<IT_e@?IK!tdZJ78De=jEIc3QnHB_n{W{i9`4`VB4JIwwBpX>HkSt4&;I?tw?=;ctr__J`tDzk
bFB}yp(!G0ri5sqC^NcW^t78rx8!|$ZKn_8-;d0~EyrKZ7!b$mw6@$?+RWN`eVzWFkVm?WPF+7>VfBB2f96|p@Ii*&qEFwPeIxJI
N8j8%Ofng{x6xD)9mEChNYWn({4NN6dw#unKK|4G<@o!(U)|zsxa|k?T;EjgSbE1g^8dO&Vvq5!&oB0>7FqM31efEbq#yxA3Rr~E
ti%DJaTJB``1=1R?9_H|SLgjvk@JhNA(#gh9f%(*vrQ$a1wXF1{C!9X7GOW2{tx|3?AFGU8w1PxZR4fr$Z${W0h~K@tvR5z9S1Nf
z*tB?c7EJhbQ$vYvHvP)+(<iW2#(AF01*Z*HsX6!ZtN-BjRHuooea~GBm!JzTo9u80BGP0iVmA}%4!Z8v6jHd{RM#U&wH}eE@8$%
y&PXG2bGr{jrJ4D>?m4bR^T86Y}Wwsk>1WnSOe!DkK6ivLAy$ANc4MndV%hbU#wsB{e9hjh1b7<;3vUWsy$`}HJ^$2_4P4&1e@c_
<xTp&-w*ZuwD~`NJiPfDf#5j-H-6;9LI!FA0+$W`?fC{p4a0#)e}BdHltfpIWidrGNi<ulD6XkQ6w~D3ye0K%x$lnPOc=!Nh0IA<
Rt~WL@Yd$v6Aj^^ZU!_Ktm`^|UI!sP%kDhCv*tf~A2GncfyvF~55Qp|w%PR54h-XE2^q2VW(s^ZHqFr9Cr|C?yX(aqBA23+pDm8l
Mim_O*S5hNl~lSkAAYrw1kc)OYElUnVCo&2!1G^Qa8<>CCA2*KXbq;?J-+^Nz|BfZ$Q|_!HseZFeMqd<L~e!Q>Y!4PGXmB?>t0Z;
V*3^S5bj23hJ~F%{7U!!mu9dtHSb^WCb(~qz48P=mpAHG(b(6oZA?wF-0tus+pXKO`2jo+v6@pS)P7#<6#VB-qs#}7wF9<M@stJ6
Kc_&49Iy*&bwI$l?iU@_Z>DJ%gNlk$o-G#{rf%1DV|6WkINcQMfLF6f3+E`iPUEyR><3|Mx0b3_m#~_eR~JA0`vm6Vp@=P}h&#X_
u}C05yQmY)JXA)flpmhQNmA>-e0;{Tz3z{dtVES>=dA31NQp{FQ4;PCY&l{n;NU`Lkmlq*?{Kfh6q0Lm(}ARwo|p?&I&Yf};$j<0
jx<>1mX{S5n{lCwO086A)I6!HIuU3U>Je4D6>%|c>vivkj=gXZvz;Yt%~86pEfnKBaCn*bTL%40fsqkK3#&=sm>U32z_J8}DKlBO
fnF0Q-<~+H;kO&)>RE_8)>qpTK4!jy4Fk3BzH1Y1t+is_f``gye<WbOkk*>qp$opUf~t%qeH~ZDx($l=%R&F!Cfb0yqQktcl~ohK
d$-=h;&=BnW`~sOZv3@^cvWxbWzV{|;PZEsB$&SC+KUNoLvCX-5P3$7r^-U4HBAbX@IS%bi$}-gF`Z%f)ltzaJQe^?%fVe~7A{H4
jqN*z>6|q04K3XrQOz06HmnG6m<onxpko;>z_prdob=pbuGe91j3@0fRekFv1XR68bgXFW6~7<$^WBG0oYv&7hv(yb>lU=u=Tza-
;wVh&(R?Q{9VMv}QE6>fAu*J%SE59th7g4+VJNJ1mS%SUTZuKG24V~#G$wAuh=wkvcUxFmy<>JPaXgL(qlu}HT`WSN*2>H;VRMnG
V5KuK0Wd7Zw&Lj3xCu`~wU{v9tV9FG+yT>0c=PqhRAx4Lo=$xDz=Ok#6=69LS@JGXXT7AxeW{;1sBNQ-o3$!dLWjM*UPpH8w`W@&
ag#edbPT(?&j-M(p269$uWv$g1cv)HvD_VVwm{l(I(GZ?eUq7eCyDKsvDVLv+aWnT&{ZBlbTY%T5Z`L3Be+P4b}86bih{sFX4C|_
->_XPUe7}16f~?^6pVAg_^yw?THce}+iO2V;%>{&5UU6*)eBNVBf;C?5A$^1Q-8zz=qpj3Y73<7gN{D#k89d^tIKX&^EGPl00U<u
0dhq|CLpj(%_0NBziI{mcX#o~u3w)<8&ZwjM`rZ&-?O~n@JNF7=21QzL8C^aK`AGS`GCu*Nxr?JB!o*T^yS&^A#IoeE~iND?cSk6
2jk(t9au1FEE^G~jVv5XIO;kT98JaQ@(BR~xOG(}j%|Tio0lwa@p1j6J`j?@rMz1r^VZDF83H!}+*^*52fB-lIU&*z8PX;HAwwPX
Yzm3zK@i#s0jfrl&@MsAMrv3(LgvCjK0|NnErb3LykL2EfB<b+Wwgl9Cujf)gc+C-E&MOr&%x10`<|hT&lf15cSV19^>OMq??eFf
_<A6L-kXF<iDXO*Dh4Jb%j;~5ti#k$Jq+FG-wo)Xt}B*!J4TUh+F0#l@hJFTbZkuv>&e%6^AQWoRGR&YOHF2Q;Mk8vp!CMsu0=)3
JI;T;^GRyu#K<5Axa1#+_dry#HbgqUcGFsGeV*hJ+TxF)4#_SBF=FH{=}anH`_Ccovq<^7E#c>P21zz*A|4%5c$NY_dum{J!pPhy
F`4KD`}}?0)7{szH`sL;PFkg9I!=#zPI}%!eB3VB*-dz}%~VKb7ODgGcjZx6L8Zsf>xZOYPjyFjLIM!{p@~rzP9YxqUWq}e^WKK9
WYj69!;V3{K%r<fFYah<Z>u-3RGdn6c0HZ+<#?P#;63cQV%N8>N(N}`z=>(EN6P2KA>*ZUhu{)Pj)jK(uI*BpoHsM=jL>sI2i;GZ
Z%F!M!gE~K`2CG|=N8r2H1YaXXiBU_rRBzmQw!I5m6y%oYwPjIdXf^QU<WfPiOi=(H=PAv4@dDY2n~F(hfAr+_H4D<bCN0(O>OUP
wU_)aUoXmw-gPzrwg}6YdK{5TSdD~^Lk``d1T7{tIXz$1`<ko{)RK>rL<R`3kxOV985CRxw+%HDQ6|`6(#=f;WVjPeO-&Td&N3#T
s#cMTB%!C+hns43$m=_fHy>}l=6QR(_&+*6r+zJpPFX!tiWtUE*y$Fs+dc51t#HUzDG$AyN3LTM8?xC!r%9O06v--DxIN@p>5DkY
TUTtpxx22FJps}F6n<5ix3<SkUCyzn@hVH)W(bIQTo+Y-G2`Gil2oHi4o!b0g8HN`8hH`s&ZZT#Yw{UrQ6w7?lFZjE+m;%b5$Sf6
^;5GcM|HX36I^<3psma`;P;!+h`b4R6FncVCudR~6u>apuBVndDHrLk>zjOCB29I}U!7u0yQSW8%Og0qj<u=}DlCZkGCt6{qn|sd
9zlmnyArDHS4sm~RnDyNba;icP)wR`*>sas+cndxhcv{>?iCe+BGefdsI0iiR<o}$L1y5v0S)l&<>B!8{4Ub$dyd{3&Xc>e2e$Q^
j1Ej)$a^_mG8%M-)L0^d#wijTX83A_J_daoYlqo@WEzPf$+3@t>hbjJ(>24%+pL><JVyoqc#2#LfqqWygC`KEhY+TlSAnAmaJAu@
fX#gff4wzUwTa!kQSK#Ydb067G37{Vi4zISq%?L2v2=@LM9+g1wwBF~IO3`;8?>wL@aqqgcQ8tu#uIDCJM%pG*5JKiE4Or^&M>E>
>laAFA$Ex9?-h5hCQJeG5_5qvO9>1az+8yZJn^wLu+qZCA}BVGfHHgj68tmEEXqS4WkRIxcFkaIIl_ftN`@wxyG`Yi%}`w-v^0wK
O2AOsRvccV1%woWfIb9-)C*N;qXiP<2CuIN*!!<k2YxfxVVT57F$5D~VaPVJ_iK_{(A8nk(V&JvNM<EbtNLEJ;`60LC*^--tfQq{
R+pAE5e6c;8dcJuXoxYm-99q>w{NNVzR<AbRIK;s>bOpB{CHR8T0ZtZ20i+qEyj~*G-rUEe>b4vAI~AyoAW@U#(ShUtHL4focG3F
x6JPnbcJN^cVnhOX47oOX`9uWXSy3j4ZLHcjQWy)Ik}LYU!@}iKog8m?c5w-YG`x9o?Pc=lfj=OhManObkf^w;@}c*y9Xo@x!qX=
xx>^{!eY7Fx4IIK%0DwZm7L;30*hn>5VQ4$(osQp*Q~qnJtc?bhv@@s7wz2^9eTbsU%DJCv}Ro&B?oU1@9I{8tdxK^Nh&Z$aK=Ua
KJEdwpnNbs7-{_vCa4?B1%&vurm*%y98V{AzJimC6a#n+6(WybYkBYz6#h}^5fykpI+BZC(AMwQd7Y=;px0%(l!s&3sIW>atvJLe
Cv24ji&3<R3X%@?t9oXt)|57)q!@x|>(x>|B=L1aiF(JnOTXO>`bE!;S1m|WCYn+J)!KD2<OdfIL?r@vrNp#M2HPpLhf`-ByH3|+
bFu`I@*X7QGGQBYzcamAi8V~JNK{gigx!vdUcCKNLET!Q4Vm$KKIV(#<<gC0wt`qCqF$g37Xn6vA_6U@q#LHmY?&>j4gprQ5-%S>
e_*Dz!)ZeodIcJzR7gF|Z5jg(;jL_JON4mm?Ix;?Ve@LwK`j5Xu|L)CFV9Cw)zXu*wGyIrhjP-(o0HUs(w2)yo4cxUKqICC)QX#(
Hubx4ijnooEe(D5@kSjY@G(;9_qw_rZN2B-aHIKtXO}`6p{a*LPDp@}X2Ax@7b1fl*g{y59MQ-o6ROi%=$zbmA|fgb5clz_?<s)e
W0Vy_>O+A#WE|StEdsdPBFLf%(6fk#rIM<W+L~wUqdf?_65dr23_$QBE@<H&cX!D4j%96Og&@RS5y@C0=_;=ZwX4ju<HjOnNeHDv
YtpHGMjGL%#>)6#Zsmtwd;CX9dDwlZC_qmbPnH@5m&*HPDq3!k`Q5#oK+_Mv^)Fcn{M+`wEZ0UgE|923iNx4YQL^I$hSCk05n=_I
yuGX3R43E*f1euU9z$^yQfE&60i9?M(+|4iyN(5;6jiXQw}vvE%d4wYT6c|I*<xsqqUUMo=j5MzxZ}`HKOED%aJhD4gS(TY*p9b|
BNb-s(}<SHy)fwv)aqbqh|=XEn`)=tw*aeJ`WDFJ`}>a1BsflXp9rC=8W(Va8a+%i#YLbw@FLuMR@Fx4^%$LJhmj3x`b9mJ;<oP%
q5AVV*YD08WD%j3a6piL!S<u3Uy9esr21rU&GRg&n(&$^X!RMhqgy1mDnrkit)?LRd9RXi<mr}8m6?=HlV0O+*7Rqu)^82|T%d7v
vl9uKz`!kW-K9m2^2mnCM!Td%VLplANK)uS%m_*J4$Yq4EetIJ)eTZw5MHLf;0*^Jz2?AqfW(l(^3ZLoPGU;Rm@rj(YU8D2glqE6
laE1%NE*xbZcpT4(>^=h#HZ+S9FNCy$v(2rbm8t^m>?x6Fd4ndMR3D`avG#&44Aq_%>sHM2PGLrS|Y8(d(G_5D_De%cK)^V@z|D*
$L#Kg21{cCju^1?bR)QXeF)Au(qJOrK@2IaxO)0PJxna?XLwXCrxaMA2&@>*1T$3J(5ulwNiuvwXi$=UIy1YW`r9h<50dqJ6Oq1-
C#?yEIU5F!yFyII5x6|9Dw#EGeEqHIoaTVhtrl2X`)z2o`kMVaTJDYfO;rakZnU#J9#tMh98@YZL+yzi^SKD{^WNNB+`VS)&24K~
9qpl6Borr9^y1W-rn_T!iWou0lmYv@5$Uxx1d6%kt|xdo>GSc*6>{^$Yk-r*{cTjtZPEBcC0)88hN$|#3?4Ce9HEW1;IOj6h+;J?
>a7g;*Wwz6C-~z!S~}A*qZjMow+;JwhlVmC!j?u^HTUnWY4NQ3XmzV~bZawv+0r1zsZki;w<g4rPsBYN_tTZ^XJ(;Ho;fA7Ew!}z
VS8~9Evr0L_N#m^GmtNd14%9tcwzHV_N?ecH+6PE_ScEGahwi`XoKkRZ`U1&Uz_O{dP?D~6xOlj(Uzr4K=Kuf2M!)pBdS46EN!84
DI`xLcY34FUbY|3xc*zNkw2?9nWtxH#Y-|`q^NO|;uAhwuKJ^CGEE+)$RBtKcg}i|etCNX(*4Ie@v?QDRJ^Uy%q-i^2M%X&R$c>{
7n)XlvqcJozB5#N-l(I^TixlIdh@5N#avn*1kcxkp}8APh;}m4NVD_CGe_&<&UG!^MC_;uQq9A-3`S{lydB-y?WwntoRB2sNj(!o
A+K&E)a)}|7<$-ZkJpXZP>UVj?uSnwFR$hFpI!FdaA(RvKR+-@0F4&Ie!s4;tPH4$d6Nai`Q9lsqKBz(A3w`{Hpvmc>HLRg-T#aQ
5X2J+^g)mA!O0?sm=aimSOUerzw>h6`jRX456@~V?Al&`jDD@yTr&^H<;qf$k=;l3$Nw+!e|djbPtAwr^ZehEW)u+z&+Jd(>-E>I
Lxw~m73`LhfzOkOetlr4>;^$MUc6nB2Uxs9It3+%vtTej=rT$HqiWxtl}}Mzx7%muABb=MpY(kH;Q9kBPhh@cI{EcydacL};y_gS
J{%jq7<oTA{twn4`<!>3<bmw$4*!?)FgH(-!@R?UHT^SgGSBM$OYIoVMVMmsf6?+wFoUoxEA_Qmw;_`=3$;(=$2>9Q8vOrao#Kjh
4*g;8**f_1=D6RuPtacD*$t1BpNvUANc_bgCm?pzY=_a7xArF7U-nU~Kav>({|`5Gq|jk|f0yvQbnLf|5kw*gZCL=p#;9W~&>a6$
H}y~9Jvr@x15e1<2qMR1+on_f{}RXaZ)XrdrD2ju!cSDzpg>=uGj25>?x$W>W<~TEFL9s=vO|xU9Y7?9IRs*?MHNSU%t+;2GO%BJ
>A{@M-=pX2&2g7Ivkjn(pO$v)QSG;Vn<sF^HJpd6x%OGcaSl>{kC`p}jigdSh&=wi^-BuXtq2xv|Ln}eoKE-;qpc-lp+f{F;6m<9
I(P4(_cDLW^Ka#`g<TWI|FrqzP<Fy-nqP%hii#nk^;CX!!`byjSNA^l==xgI(j*V}1rnDGB2^6z&2Z6RmM6|id$^d5=ERIESdKDf
&#k(wI{)nkkazv!XOq)^_zg!7DzE}1upYR$6&4n8{(FiuFyWEFjT`rmkS;h>Hst<{hOi?u&el3eae!c#zkAKVMVW&LUrE-fiHy$;
g?A*@Yg06QKp-H48$!g!-(Seb-3ORDr=WUBz<}u}JskQb0Deq%6BKzF=zz%&sNSs}f={N$!R~kP2LSRgg_EzD-dKQgBr1B<Re04O
eb%A(lg9jQQAPxNgrV|Ob+&(gr!Y1RqHW73^JakG@a@k`7tfAlITw;(DEWMR^GQBw%{qFSddPC0ZfbOVQ+I5=uVb6&U)z^25Z-C1
TD-rj-IN;Julm_4tx?we?$6M{16mTR58`4F)!W9Dc|>F14R+g2^p~{GDGd&?sGGE2eEi;lQ&*h?J75@W^!lyEdRF$vEkWy4Hwk=8
gQOUbUwqIt&|nw>2mnZd6V4<kT|Y^$tFy8iMwHRl7~&~3lMz0iFq{3CHor%AnYDtqzFakP6x*3mJ#K(|>-WhCvzy3C(n1)`qmr~z
ARMGzfHyhY)t))aY!o=1Ai?%P;)l#&2vV$0>~u4ac6F3MY507JuLIAwomV(DrjL8e%gSkp8GwSLT0;L3kVNzKyAlST|1q#TNNv*z
IuaBMX2@W}{5tCWyHW=vo~_m>A9h$Sd8h8>*3yRAj8d`{0|b`0GYOGYwo1fPIn7Z2(c)(qibaB=#AqXo42FWLg`|kDDgTZP-LVSy
SwV*4(H~>}{+jJbgQSc_Vu-2>$qv?LAu6lN(~ULt;izaB$Y$KUJw6anh;usmdP#N9nXgHGoqm^o&i5Vgk3iIh1;G0<1+9nE`$ShJ
{$AR2^l*o;_}SOSRA*D-s)rp>Qv>YEciJd0(aikxeY=3*<#%MB@rR)ax;mxe)2tQwgrNSvXIrFgdK;~Ty@6-1*njv7{RxKu=vZi9
*b8Hd<TViDsfM6+{li$KJNjwHlkh@&xK;z0q;Sxoj}y$?POTS0N}c074_@<h?h@UnJx_~{;xHMRV<EHCBKePIAcsbefvEp|f5ce+
c0t?GtIng`SVo9R)95VzC^q-ysDL;Qej@sjdKB6KHX(Z^gfnL33Q{|FGkzZ!XE(9}=rdS;|CxPXljZR4`Llt^RF5J^C214&2lpSs
KhCcHYWDt(8~!3`RLmGBEWv%!28VPaZQl^V$VH=kKF97D0DSc1C-Yn)1Qb{h5L>$CsF&j*5s#*v0~UvXD0(T({u_>RKo@zs56j11
WwfZYsGK|#x<mcm^720DP;M7W0-PZwD3qivq!CL^)SRR=Fr|k~3qwdsi>GnYWKJ%G38rJe803A&aMO;i5|XtcQM4F+A@KKopWC5K
;s;|Z7v<rcXW+o?O5IBl83j=ypGsDG?TOl2F;--`UxFI*@3`-f`qS!9#Si1ztcR(E4#O-x?i{c#Y2zL+$O!}5^3BsvI1n#j2^r+S
1cry{*5zgZxx%CO5a*O2=q;aE5F0=vbIMs|*UCP@VM0qAJTpJ9g%~+tPP{H$d3qdB4s-3={0)9IDYtgvvG2cnG$MWm1_eG5@o?xz
cBz3ED~c(U*x_6TVg6bMaoAhMAZP%;em7yNJRAG8#?&b|D$c*V147C%75Qwzm_Y&=ytltF)c&fD4ze=r1Ox158<Sz3^51Sg|GTxW
vQWwgT8~DG=-qHmFW#M-aX<4<+rYPU2Mqs)2OH1;ynzI+A6WZH`~e@c`l+_ZkkjcA9*kq-HF<Mr5(<By!sqU#DK4gORV$yv8%ToL
p~Ih}KwC`v?@$(aaKma@WoUI8PBAsCO?0ia4k>OLUU+WkhhJ9Tf9uEx%s)Cq_V`F~Ub|9hInQU>!w?^C8HgB@eX~xI=3EVH^>=x3
d3o~pM}jo3oIl66aoFrV$Mq-Pr|Ft%E4vOSQN#_Swx)rB{Qd{0M-MOAv_v?4y3P4w%iiZW6I=!#%A3DVynOEznh!rj&8*&Tuz_{n
KXIrNdJu1a2p`4<Hg<swT0rC%z7b^M-ImYJ-*3p7qvxlq*#(DUz76sE_x&Mvx6V4(bUFLJFQ;Q<|2YGo1Q7fPQs56<>NFgU{lFe`
?I<JBa*fMjHv!K#ag)#W7;!%Pd!}`VPJF(p@&OVoIy4^vvjc4ayTjzr#QR`V;0q7aKEm(tkA4t62(j|$bp+5BTj?G!NIgUQ-F*jD
e`=qRhe;F}8ON39!lzrt8(z})Fgp7wDk#1V{FF5rL)s5Yd;M(=lm`^DY+fk)KfZ%g^7~r<YcqTA-Rq~Lv!52+_frnNR_p4}L%InB
htI<79m*r2+L3kPNM6uG^c1PsJ>X@8iZ;{v2al6%f&d~JQ9K05vl2+!;(GA$tu&)i*chx#2d9h8rGhYAI`sGY;6$8P2{p(HDT%Xq
dYPI@1D4*XY`eh`v%-2u{WId&G<sY?6(Rh4lKOoQ2Q>yZty$Xm{I^&vO%+&&l<5Asv*~YsfVcty0AJR2Ve9APx2e8w=w@Z7J<87e
i-L6sKbYgUT(wLD40U((<K68V>lGGIp74bDh^BXm{uOET`qtxw=Z?swO=U)Rw^6E>NzVK|y4}B}-|9onxb373Gi%|bfs!i0goYYO
Z}Bd~F(=F4&!Gf~y#gEWwvP#ltu-z8*X4c#;1^CR%tmeB59w}W?f9Jy=Z3;PydD~wS9R7DQ54lcWe)#{@a?_NQ(?cYVtiih2p!`+
;0F*qo6mBGdsMf`cUtBc>4@%n_$55vwDOx*fo{Wq_hC}?_ObU7dye(H91nMe2bk|&J8)s(1`B?X-Zb1#fbl)g7k`pFlJ<9xF6AB+
UFTvLdyJmKPdA_gZ#3P*Qarme2=W{3`^do|_I)@5(VqGQAh$q@3f_k!$K&N}>*yW9ga-&Y0x->?W-sai{Tl({bccm0ZuLd4$;%xG
^!jamwGqRsieIyxyPR^Tb7%+{Kz5EDNMY&LfDS~EOB!{fQ)DlI0IM^Gn;sKxJ1Eb9q&7e>I5t(r@x!^>K==Sid>yL@W?93BP14QW
AMfaxcyzt`?E8$eAqCTxI1Zzs+N{FjofseE{UyFXC-Hk9)%Yhr3I248==R9~Kh<7d?l&85Y3}vaM~C-L3CH$~k{-Ux?0=uTr))Jj
tYi;oZR!IbyLZR=AHd=1EUjnz3O$+N7+4)zqO<fIe{ETV;87xN1N9Q+H;46&NVf#b{-c@7mmJ~Il51P?7ANP<^klo~?M`68A%XG@
k5~24u0cF8%j(cR+S6MPqE>m{3|~b~xTuh;K>)DG6IxKGrlyPlAIN`hBKWb-mBl|u{NK=C)+lr(poZ1aq5%RJKd}ig(!bOAQR3W=
pEjFs;XzJ>4U06wRX`U#{my+|_U(4@1&v0(p-oPFOmV;@f2Zx>{=KV|&;`g~c@Tz$gPIW3N6_MQz}_z%TulMxr=#+`0Xon)4XFXA
PjLF8uFdcHzMZJePsW=)R-y0e(XRwpaDEIuXdTE-Y!8>!^-rS<uMlC0CxyLf-esTcEsz!hB=AneHepb&%c}i93UoaatB;9?mx0;B
9|!SCJHORo4*xa+e;jH%(hgJXmr$O0KYj0j{)kPv;C#|*RPp>V^b&`z-_eFgql_Gt^v|kwZ|_R0-FiS0B%B+j`3HcOpDj&4IGw()
fVC=x2g&(0Zg0ZSc*qXpnN#sY<3T247kHh@A5s^u8;Iw-dGs~Y->dL7f6Z4AIuS=}9v<}PLrJcvup~L#$vHeulYd%a@A_)(p<6V#
u_PGecFpU$*M8u1j0If%^>D7;qJBvIJ4a6nH<TUx95{NxO1>)bLBZQGT0s@CLpU1fFLQ9#0<^5&vTNjB{>steY@X_DyMhpeey3Wx
xY*Z?UzJaw*f#W=RTdB!volSO!^^x#u1h0ggHVPT<JZ4mGnUxO&~`>!!IM?AzKQAW?(H7;p+NmyRksK@$=F&p<ebS#l@iF{9<j$Y
n@sTMx(+U{L%#d$z1D{4^vBjkBCpSXGfIw7j(l?ZYf#!!bn7Q%!U!-DOhe(X@(*}jBvF~Oq8bu%XMLPDa)UKb3-HxF`KmTecv8)!
DB8OZ2Y$L@_b739aYLems*0}I48vPcZA?OV4CKaK2`za?st#yEiP9WAy3&fL;Y&+YX%#d20Rk8g8;Xx%?$l;!h!PQA2u*Kp7Vr{G
xD6zh80(kZlES6DyR+IxblbErqT~jI78Qy)qyavN6W{1;*A&^Rh95AXa+h&Y8m>?kIoElD1leA$;4~gy3WRW~#xWYqoFpD{_aoay
QjF0TKs(cmxOPKKF1hPL`JU9^pW}FU{7umQDL?GMF#w~$PvFm<-`*RvPSo}NJ^N*rA?C;J?#_Ha4redjnSEBLa3q8MeZ2PX-THni
I3Lh%7@P-(yVaQMsr;{R2opeVzkR*2bzmqP$MQq1Fijmj)_+HM0B+aQufy6v*q@HloSFZJc)*^BY54o-98lbR`kXuUAb+s=!ozLU
_csbcP49xB9^NqleqgF3MMu*o)p&U4(Q}{V<xyexFubci84u_1_lNEAVbeGsnOtcK#6qwRE;y6jmKc?aI{g$g?YEK|Q`fm#<IOq`
D1Ye9EL&Ag6^Pqp_;3ChpGIj3jHwRO+bP;Rr)I4BrFs3<7&`HBhlZkyJ}pcrZJ4YTL(Q<#6h$G&Fr-9~?cTiRJBYIoiw&kT5Gm%?
ZRO@kqm7k1&E)U#rkOU4QICzfyXNrK@w!Ne8ynrqKFAD0L`Fe}`xRRBucmd)einsUM{S3%4y!C@Nv>JQfO(`6LY39rfG#O#pw9Qb
#XlP1`q3b6f@tDXq|^IWKGYFxkWwTI@aGPCihhd3j&A>VEuP&l;tu?Xa!*`6DCnnF1=R;QQpk`I<Z1QK8ZHz8UrfO5%}Ls<=Y(oU
B0OI|C9^<02x=CBPMhrQ@<rXTR0!*56y6+QwNFE6(JJ#Ic@-fUZbVDOjt=bPzx!4s5h2j%b}a)G#c$&u4jTH@4-xxD)qQR>{MjNF
pkEyyy&A{iclj6Vd}Pf<+^^ZY>nKbl2!Gf^n;`<lR2Et)76JPw8B7P0rf0Gqk1qG(_})8N4s)9CD@36)a3Y#jZ$UUCy1(l6EGeA0
sU%5aKsZdcKeK4B9?&awT(?z?)7`oH-1tNOn$)(patIxWa69G;@pWDA2_*~}hEu)Y+~K(ys<CWBZyit!;QedX|FgfPX*&uas+26P
;t3>{bHuRsA0AhCZ3AXW3egV#Wyf<OsZ+t7uU2lf&nl9tt3lHFTjFt1&kQY0d$v<lPO<@#$cUw#nqV!9K@LZ8dMno%fodUaS^P0q
1!`mu&l*<R5t)$5;%O`S^{*ECTH8oXkFDs&e=~mjIhHSnF`&|?AAaVhCMNRE{w^HPREHi<qzH0u2+DUF7a~OPT)1Mj9r>%Y4hUbA
IQP+RVERi(6M2W-4^HWxCEBi>7A2dlaXl_~{u$Tby5ytkXL4uM_GGG_gy_SazdNfS#{Aqj^4X59K}VhWb&unDmG7)@NtEaC+HGkb
-uZ9QJh(;d7Evvs4iZD$nh5G(-i1ge>Pu>H4LHvxhag&-)5?%3LfTOiqHNNh*HJ(cTb3mf<RA$56&J@(4^^+m*GP9h`oO-ev_(~B
{N0?A&bHv9W#4dh=j8XGLTk$L!iYf?bR}q95y<U$^WZb2%<xu<819)mUPlORj)n_R8nw<4v|NgogLjQKmmje;t(?RzdD!NH+JpKp
4SE#Eb^3RU7@}M>qqypT5>dnSd89a8>EEe6>b}ZGHmqICg~A<N+Apu<z9x^`s6=tNl1G%^ci~@A=Z(#M{6LD((X@Gv)?ZV+dTkY0
PDphz7t!7X*#zSy0!te4ca605Z^DyQ$BaAW`g*sCJJuredCcaJ;Ho@xmx7KdB8X9@er_Y>W_@7oT!dBSli%;v)`V(meJn5YQoSJ4
XUu6(mYbxT`~6vBKaI)I(yktRQ#$zC<62x>C{)84+qu{q*y~yBST9D&{XaYAH{e%kO}W%hOuxcpZ)cO=;)9toU5KFp^!KkK&`c?R
kh#>23-7;ILTo9t&j|LBLG2=FW7b;{ruD5yI%Y1;4+`>i68!x=YaGps@=tj2csw$RTGOHtv;$vnH^guGJw>=Qe4o*oXZd*UXD(HC
*@&sVK*;|kMrqJ%Y)kral@%6=!Kh34ou~JH-@hl|{^W49MfUZS#Qo@avu3Oim3Ul<&64sM$k+X8bN+dV#Q7kVbC>VYM19t!aSqAW
1KiJ#q)|l_Q})nJdrAGwV=JI8Pi6*$0woP&ha$)#rKX5!!x0V5x#~Zh+|r4HN(gLc3>Z>b4}QCMHp#)K1k^|tdwqLhq)qXUU+=K$
)d#1xfy_fk0lh{JBz9mJvOBVdG2B}g#{rAZR5-K_GZCW=C^ExOO90hL-8x{EM_Fb=Ja^){=1_Ce8WAo6$P!YX^G!ZRVW8e`hac(4
o3#9RK>6Tl3Te6QA)q=eDYst2W~osKaKsk~QtiP90CZxEN|+tSVJxXBG8+&pfeMo((bXe}03U6#8v_R2N<)dGu09K>Z(trhSBYl&
q@)CI`M+P|Z}9USgAbQ)$a}sA_CGHHUy1!0^%L`+i~#TNKAT*>p~r{AXI2a5tvSsJuctW2wxb=}Jn=QsP!C#Z>iIUW8jWhK0xfkg
U^i&<akngI7voq9hQ6rSo4~AFsd_D(hnhhgU<rSO(z-5x4aALjy$1z;)YCg@nAoU$L2<PHSVn^(3-aksdE9A>p$@ohrTJT*4NRTE
?&YWSUFt`B-T%?X2Fs0u^dWMdJciVvmYnz%`ue+;@cJv9M`zPaeVEQToydDKL1_KiQbv`l)zBv;w3C}&(>#`N^rfub+RPg3Op0cd
73+^3o^`BfK=(5~Cw_Sc$>kvl-Ou-bC;nq?(m$ddN&-Rdm&Mm$TWrd35o>>C9=s4lSdS69Hchb{ZTii1@w2A8GactGufM_gMt6CW
^dK+iIm$Pq{S-^|-?PL2bB;UU=*IfM5{01xlp}|7;>86NMEdXB4z~126Vdc$3|+q?{9Thy=|mGmf9Es&`g;CyT;&`~+brpSZh>N4
m34pMOvS@eF&HZ3Gz+Lp>%sL(nJ&^Rv}6iu6+9w{mevRrsK_>f0)ZV=TE``dgu*FN;Rf2=HMc&?zkdJyVgObWKkp(L4Ga;f6f!_H
6p4f>5C%bn(i)Ktnrv`&+;WHhv=r|h*bff!d?nb&kh!BfCR`F=<i`gn<x?E@{VU-)Ep+#|pKbZkghL`;jfij+g-PeSAH#=)#e`_l
gCh_DV4@+`W*;I*LdGHsq)=N+1QQnO6Oh{y1CKi8q~|GY2|807wQM4XWRy0)Zo6e9IuI1nP=;Eo2u)NC1yV#VK*4JaRn#RS(6j=Y
l*kY&mXLUrOohltAX1bO!h#Cv*a_GX0OZ7;R0>K^n9+lcH4RZjafy&d@<S%alPSqcF*$IE)`SERO*kRg+IGQS<8I1i=Szjlob56x
Fs?^f8nlApQ!Ya$R1usIqKJ>HkxK)r2RT+r!_;L1@4oGJv5Canj;%KnLQ2S+5|OqT$+K*5`P-9m^L|&0^SSaUYPQv2N|zzp2Ue!m
0BDiaqeUenJncBgA<yi`#b?4|Ok?W8<A`r`4kR{pcF0V$hm`3BBs<k06$R3Ez&P+>6aecQR!M>)B5@*efZ7nqK-7gMrE*#bgc<}I
QOHA3@f4b?hzy`dC=*R&CJ1LPDiXDo1B^DnGnO1pq?|%56xOQa2bLT$Zp^q<t4#!KS0x(ON~={(>Q?O9j@W#9*REc)fcy31wB8W{
a>#ItysM@TQtu1A0#URaN-ogv9Apl2ZUspdjGJI7HI^v|cJWS-O%Vs;ek<qB*k&<1DneMR$#i3KZ_i&le48nk0)|t_a-e)B<oo8T
6jy9z*j=_9gHq5N#?g=|k}mQRPa`l+%82G0DKoL>c@La*D&@z&633WiJBmVZXQKq|vF8G=NE^cOtX?2YwQnK3iIBRLID|NaH6U>=
qj={5sSTl_SAh*69YAtpem&?3Q0JYI+iF*rEGQFF8@Y;MJVInHK#ri5)6b>aP9#;4VYUU{WG4}1+6&5eAax?4NWCRFL69O+tM~r@
C-IloGwqMBpI>nIT#iU_=Ys*JsUZ5T{hzBb+>boMKt!Ie+kIQj#yr0Ah=IKWyZ;@>k_ZQ)5%j{Lk_DK7keL7&HO7`;IRAeEv!Mu~
-T!HcQ_0ZZJu1;(v?ckcI$!AMb>5pd7<r5@{N7p(y2xIvB@9$zLsVKD&2ZV4?FF>FuTn{wEx81UDai61P#ZE#8Y9{AA6LqNx5?`{
X5fb}=lQt)pXXr1o!Hnn>1+WUeVr;8M@t1?<%l2kLS%T=5&#q+(2PL8JcJE}(UWkYEP>T38_TG|27W%U(>Pi!=d8p8(c)dY{yy~K
<h&eU9-oB!J$rVYIdoHOfe!XcAfTb52qKtBrocbttw#1GN*2f2p~>mUFpp@xzE=<);z;G{;6B;_-?R39uiO3@U_XseW+o4XpP=i{
j#)GUosXYiU!c_3+lhfczY7zYN5*0qn1Mm>&evBBP#3At^?^*>V>@jE;4m#0#jt_%@^=H1QaA_i>tx;2VX`x=$(X#j^WB(5Dk}6r
KtWmq2p^ZlHwN<ZiVVN0ivkEBfCpec@ccF1jhM6B*7Ls+?}Zf>0vBkb)_#*BQt-X&X(UvJ?V^hNL$w?;+l|_T+8eOB6f6-Kmj{mr
+{Hj4J`h_Cz<ZkR!ooF8XzXW&nng+*GzJ3s63Yz%gYjeEqX`2*YE0^GOKh{i>98-<a=Z10m%VX#>EXVthZ&F3Foj>&b2B#Q)_r+l
o9+EeIEQW`4Y<Z~1#ywJHa0YCn>7e}h&s{u8I@C7tDOz#aMiOqXcNe^xxBTDTS{C<px=XInkj710W1I&IrcpYS!-v%GOo!h5KR;{
U*mnN{Z~J_f1A;N9=^}geZT`s1`uKW7=}?4%%u)e#E6r7QGxzacbzXPaq7e6)e$4z{ynvyVfjFeupU07!^Q06rj)_9k-O8w#smNu
6AZ}^0g(Yhu_e5i!^>-|&=4#>A0hgFpQhT>TF7ODh+Chg27rp`SK!PO5QV07(_BRj1@_^uXxU3P;1E~<(6~DwSOUbbG<U|@6A40M
AS!WGlP5Xo(n<FTH(W3z5&|NM2*9?7DXBFUtRg0>prNP@I*J--MJ8CZc25kK@23s*LsA5^-#uXgJpDteusEeyK^2*XADE%KZH9bb
y=T`GnMfc5PaY!taWH1+RPND`!mmNf)dNrL*Z#2@ek^$L`Et2g<{MD}hDEMMw4Q+AgmrP#hbn&zk?bG8{E2x^cJL{|e#rp-?sMv7
;)nI6wjcd6c<3v{Wgq#pKiz04qz@xI)kKRvP|fQnbo!y7(A@_|9dg<%R)l}=W`a6+Y1af8?=GKD^~?pE3H|AIyKbg5t!M7M2mACL
nZ5O#H)NBbMDqUqevNA{R>!LYPXcH_Aw(eoKme3Qgopik5XenOW4*2P<xCy|Tr&f>LM8Ed!=O<Zfc=p8<qvN|j`Q3@Yw8KHZ?yY7
G7%KrEoc`~!}F0OOcZ|~_Ii&XP{9J*MP(>!Jo2ayR2U}rsXqf^!o{k1Cs%Zwy}hN}^?jL$f`Tz$Ri0ffV;E^IOIhd{hx%UsP2a+A
GV3*T;$<nAHI)Ct_^?RKq@x^P&~3pglDj`vY8#)~wo&+IrWRkegs5S(v*Y&=exnW(cK<xOVl49-dTB>I+F;b~&I#<+`~bg?^UciC
MTsQ?N3KK9=lwhSKlttcBnSn727bf+|I7a#UQ4>dpM3pBoof%<Px7Dn{@9?Tob~-b?f!Yo`iu_A{#eWp@C@3w#-sdy@?C?L2_Oeu
K9UETL;8d!13PGf!haZ<fz(fub2}gR4oEr7|DNV-i^3A<fO@0ZFYd!+>v!(EANYf&IAee4xQ#)nKhR8Y@jD@Bx<h0B+<Y20hfu;m
|GC{Ho3@<}oZ0?1n%3;i4KS2uyQYNoLUWzYb34^xXqJN~)q|hIn>Rz7V4>m+(nkKc!0Y3$&#3jGZQOtzLA>=7-oWV!QywOOA}LR6
n(}=ZfM~T+2-`&vP-UbkiAY8gbnANA+>`$TN_-BTWfKDS_{V=E{e9);JPa>p20s1+*V$YN*pPvW${s!*Cyn}3l5ejLx&H(3+isnw
0Vm^*-jMfCf$>{jBh+EN-0%hQ)Sr40GU7!%_X~H<f!3gQiR;|pHdlmsNKapf5aB264jz1hoqB*BAC%Zbiav!5Q;$Rdb)5%_IY5pk
a`$7DRW>))_uFDp+seY=6q;rfh=7cju4p9J!Kh>p1U6{Dig|q$584M0d}4A3G<~MK_i(+yVH>AXi1#7dA{_vc(dzhq@$vgP8|yIZ
MD32qGE>@Z-A><ojVZ6%2mO!Wnm^O_hX^m*3H>AOQ~J-WU6*rM_AmrW5hUJU&tMzf!PtIfG<XskbQT;S!}fpU>iGNqPY^xiSb6%s
tBB-Ae|Px*t=qTc|4;O`y_dOzeaDxm?}YtPoCl{-$UU*Yw^~r(U|>4IlH)(abA}rJlEa}4Lrj>5uy{kvwB8qgxlS1%y>e`yBB1PG
Vh?mWZpis&W!iHkXowHXs7~(N#NADh=^y3X)Xm*{x%6~8GxXuW;(rQf;D7P%&>s>Ht&mgp9y5^y9d>u0yQT4Xo~L^x?=6$OX5abU
|D9=&S9Joswc6M=epp2`lH`WcEHWRQt`xwWr%sgfE7^UqKCj;?u<P`GKgabQQ+fKpYPaf35AMeZnI-Td{+t8TY6l<>IC^u4`v8j8
mtqbHHp7qiI#sateh+{mya^-?K_CW=AMDU*&+NyEXY`+^+4A%H|3~xae*b^mbp5yW-G6P^>;&vT-hY>@?HLq@bO7Pr8%~GmKF9WE
0vN-ICpYCDZ;^=RtTqlJDE((G3DdW>+2Y^V>ygkqLRoY^@=(w`h{M;fN8IScz5B51!C+UClCMQoq4(cpEmb8Br8j+{+F?Q49FjHH
q&p3r^nL8*sX0zbBqzR3&-+`o6QpnXpZCyyet4ZOR1kTB18Jr3Ss{GNoszl^AnVEhjC4`v=fddouj@AE^?B>|35m%e9#5830HDp#
IbG=RK8Ay&j|zXc<Mnnr_dibA)IjN>hmrt(43NP5ESmi~3<Gwy%!=ZJl$ZZGQ(wN{)s)g9H=igcC^uR#i%SK8#Bop3NPBKVe0Nm*
MLX_rr}_WNZ~b5Vko@3M<o|3ACl0;&3ABXQ%p49p)5|~9X}Omzf0bOeLR?p9XXi3OnJ`01UAVB(5|eLDjGIRH5Wa=G&nG&ldki<=
!Q-<WErEYl)BCm4{XgA@E;5i1_I@Aqnvdlc3uQOE-2?3Zfk+w8k5AeEw}0<HAE`f7{xg1AhwZT`F^Bgs#xEUZHJD((+ER<ROos&c
*Lgclbwih5_uH=+V7a<eAcCF~`q`xaf6w;ysKsI75d)T;mW53rt18NpqMA=$RUwtVd1Jrd)_$Xo`P%IEI!TDHO-LUwJ)3X9g1|ia
AZG(<J#&;h5k)rNOk`Lr5foB~2{zV)MkYD*-Oc{s^*E=Go3!iJwWx^=HZEYgdL3zSl4N!F9LK$l_o#=O%Mpk1iPzBYI<V|j=<z{R
Srk$3HM)Of(f!k(Da-!e9RBBBM|3Y&jlKQWO~4|P`ANHv84u_E^zM3kEpZBE8*3-^u#bqcBBQ;<%DHB9nk<Pcn1M$FC%x}JS0U87
5Xd5tK%k6Zip4Hhxb#A6RjW<mDnrUiP|IL{gVcXsTn)R#J_oChvqtN~_D{aGT0mPwg?etKw5!*7>VWit&?>rR50c=9K*)EJ9gst@
guvm$1K4Qjod{$YQ@k+AEDRkgLsR(w)B7<0)ja37_aFP3;79$S|4qIu_a#4Qf5XQ=v-S4v^gDZGFdfT7sRLe<)O;UDQ2QT9dW8y<
Rz#JESp()!_WAlv%n|JV#7UJ7?d`IR=AsYqb#fw;{j(D}Nf8Cvpy_C<=<y-YA1uYe3bBv<#jkRmEak>!In2J25t*}7<cm~NqZkqc
!3xrKAjON9JTt4$3rC+<#A|wnufcuRw5Z<7EhR!!^l{e3eg(L5vqbL}p?X*1_WQFQ6%d(CHU7(^xUv=6eiv}MkDG_2KHca}cuz8B
_nN<2=K9n$($Xyz)n5qFvy8M5u2RFJU2w4Km#znS(aJS+JFtFJ5WHihoYN{KA!nFov6UCGa`P=Ywbojez7`xPkXViH2wyn)m_vN0
)`Vb@<IT#ID?y{RaE)TKF{6`tr}z)>W^e5tBWdBT0XigcAfoVzZEG$bb#|FT#65yZT8nr3e@C@5W~GT{1L^^)gh|Oz<l=yG6RFhj
z}+b}9y?EY7=V7yLK<GMPNm#m{+Dnxfb({^b_^4F9^*SA3@XE<<ilPzkrPtfO^oP;EndxMg|^nOPquF~`gf#;AY^>T8q=h7*@I^5
T}~^cW$IX+kykHwlS-J=eNz!j1dsR=>|y9&V~|Qf!Dbl=VFX5H@UvInyw%)vL88HY2-#nq2s=J0fw0-bZB@5SH`@s=GmK00r32V5
9=0CUJkb0@nGY}cb?hgR;md#?24+A!A=FQ^|5yR&h)8ZdYI_CPd=9YaJtDhELz+Ai`c1^~8GE~*K%BKn?VrT^KQ`wFQ|})~xz5nf
4MxqaCATBx2ziO&B2q`nL%XsL?r$$waqri`5fnsne|xF&-<-P|7|*Zyy^^TewOcj<F4WHagAlwJY-ABZ&4+^*AOXum%=Ilj{r;>@
*UXA1a2{(b=-z0rl}UdzXbb6!rr_5y;$}-N;^5YcEujcvQ0nW}gSrlN4Z)!S_;>5boH!GB!qe+KCvSWG*Whe~(J&AMpuxX~@@oGf
?4Y&o?ZdZjJ)eVdDxE6CJtg5%T32BdUyu^3D#MuxWrHPUU>}{8ztdMdJR#W+6H;b4M50lN;OybTZgLwQY^()^Xk3DlV+lbJKpE}7
eCzt3+v7v-JT_a3;*qy4H>9FC-#CN9w>m!bohqg_#l%d}?G$Ob;lU6%9a{5>3CpV+h?<F3t(;oaOdo{d=NY~!K{o^}JGRzZxKBnQ
XsxW~G_Hs$<kj${S6ds^WeD2hUl+`b^oA51m@v~?7A26KnI+AhqBbHl63ZqGD8yu%2|OOU!>yXrq)b^+3euctZYq}o5ThZe<e-d?
R^^u^q-_{!kXSpm5ZO8ptLya-l%GZ$ooAcah=jp92vAKEZN7WV1C{dMN>hidRSCQp6=of>{D=Y`pASQiCx&F#i@4)TZv?+Vv3Jk%
=D2L#Ae|>f-%e?_4PFS}TCJqR#~}U`x={$nn#Gn*0dVM42@c}J#hWOA_8T3CBijsa;ntzxdEQ0Zcp7vlcLzt%XOjceKO=`{w1}I8
pC1Bj_d~EjJdfTiJ!NG5f0};cRr_=qtsdk*Yq;GR`V6H4x6L2W?T_k)p#sI2iSM8JER7N%u_OA8VP(RpIg%P4>uMKvF@VApqLxxi
VO$6~1=>uZu;eP*5r_I&E=`h{S=oVTn>oi^-p4f1;ad3HTmRQ6#Siz^N{RpTq7xw$L~SG}#(A@=4(%rO0223h4~(JKPiV`KCnzat
Hs+Y}Wcy>?^1Zfv-w8Dae0KtkeOZ2cUxdE&HgMDU2z}fG^lEi?sh^(*f7!5Y_2}BD0mOqN_*4cLYYN)eJQ;#O5AtSi@20xp1x~<!
&Ft_`05i?!Kd+i7d6nq#d!RmAFb>}`-Jign0gr2;-QhXk$ESEsn_$ZM<imzYR8S80A#I4D>_&{(dkYFV&-D_EFy+Y%4p<yKRh29|
Vw%bR^Ck|oQ)vGn&-gm3!mz-^cVNgXM%9`$!D`7yqrg2kSivz*B<IV3<R7g4r~8BO_WM12j$h@*pw}FYI=wx|4;E*{x2{|#?6+TV
0p}TlT?7YVjwTZ5k$=hY0sqW@L<f{E0-05G5ROdYB5YC^$MOftL)R5Rlm;1P9=S{Q;^Ci<?#-0`+4|S|1WXMw@I@uA9552Uyc9AB
AG(YO@4+MB5HSU%Ggtj=(+S%WQVJ=x?GNDd&-myJJK^9U=8e`aAN>fMY!~rj9oJ-sS-5?=T>8y^59WZ#{-3`T|8MrUG$`;wbN|i;
m;<TlAafK!1f6#G2~m6+<Gkbj-1<k=WOIit1^km{BWamQCRhxA*3`O#nf9NX`M*O*clEv(>pI?x3emyfUyo|;c*e@9_?_oh{rHQe
ZYJqqJkwH*K5yqN)B)HhP^p3D@AZEc$`5+N_xB^_^iZrHJ$uz7s&W&$zk!4|ZaMMfAE@{OG5uB%`#NgdYXj%+-5vDUkI-?85w_Uc
pXvXV2D3)ta!=<BMMSe2a`+F6F#div5_^jZhy5<kp2pAN{#4`+4*1iS!!1369^?u{`a&6ZR$z|65)0X|_zUxU#Ngo<lJiZ@jfWv&
IWjMT$Q&Wj?d`vR$Dp3+>`0zZQQY+8<MF^aILd7Q9d{cAxBMG8kfd!G1_;bD)AIbs^Y{X5#*c>ft+P1PzSCL%^&Q6P{wXu)k|X>M
ok^aB|MmJ$mLGTIZ2>qxk?#2i=L_v0yP@$z^Kp27ck$9{+vL4ceCY#b2ZBxn>ZF#i1AnbLy?BH{b>>iPc|NCPn)g2G^eY2wwqebm
?Sen|U5a6GsrTpn@cr0RdDi{#<TB>D{sMv?qr{Wh02BwrRO8!wpEshl=54=+vmbNn^PaP?RXpdj{4{)h-arSBQNjjya`f9@can))
>L6xK*K@egB$1e9>s9qXbR*~SE5ySiUaya{19z%f0F`fG>+`Cp3aEl8IrE+eo?-m{(gl}IHf~w26F^vQXj~warXkInWOHV;T_Wfb
R#1D#CLen`n8~yja&{xWk8%DWYl!R)I)U;#6+DOA<7TQrt&=eySoz6$?id0c%N*qO3GnIY)K+z84<pY0l!fXuQ!UXX7+OR7A^*Q&
JG>7=GSMiTESdt43VnO<e{1saIi{aNd<WP`NRP1={W8AK0z3n_Ctn}fU)pCLqSf3S9pUXE=!Y&a4|2aY@2Sz;KpTfqj^Lf%C#gr=
@9&z(9`<_PI1a~P+<`WE9lsZ-?CK~g7uUbi9)HW;NPbGE$z<UDCTP;@AIS0E-2S@{XVc02hpVCeXI@6+KtI_BTp}HW@ti-i*(cT5
8y$)2JWgNbWb-~Ju9U5`g8>oy=!qp!4mz>Gq3@qz#?0MAV$7JZdl%Q+m6j%XXwVPdSkcqvfW11EQ2&4Vcx!T^ybBJUmw~HuMKW7N
Et&BvmMQ8#d5UO!U^zj|Ul{%;%gv|eS6Cf~AGZ_ie#AE~qciSwK7JPsCk&sXC=UxbCJ9o4s+m;G=qQsYeplvT|3CK&<O=?uKP3ET
=R|ls+nXQCXQ0ue(fZF~hc|c*#5VE1Y)fI&w#h0di;3t-4U7PO$~(%RIyHYxTv68a80K6Xrz()wvlFzCCo17ICdlmcTKn97!K^wn
1UU9P@PM@q1M+m*jZMDz+lI~qx(;>$oj#7Ek?3doL++=i&c)pKrYJD&L%>j;iPU$`MMQh*CPala_rvl@+6nC5d#5rV2L#Dq4%@`=
b|c1iy(ZlypC5|p4dv&{T>HC$Scg}gk#0~>g1FU&V`{`E9&nMsD@hm^m*w}J!h1W821mEe+*X54c@Yf4p8=Z+D6>~xowN-%U0s0#
eee!M={&Hpn3Y5rQHIi&EV?_S?ofZuJn(oA2m#m#^>v<)TUFcYtj9~EDh$p#uev>u?v+0JOA%-zPXzqJ34vk@0tge)^!~CGJzT8)
eia{HrrEg3e!&_RDgU+qnfYkt%FV~_nLlX<Ml+xBy?<Z(%-+%MO^A;xBRg~&l2*7j=fnJJdc3@XgVh=KV292z2gCrw>DEkv`{6!~
XV!XC#QQ8xo4E2*pa#cg!c6-)3*^Y@ThDWK)P9N}-}1IT`3JX0Owj|OQ5E!6XYoeOR@c}~j-KRozK%F1X_^RhFoc2O1GdX+YBsj;
6S^NJ0HlHWOqZFi&iO`OIYx_6G^S=DL`O8_knZV6>AKh&Dsi8K1voF2lr;`JP9rpm6@k>%sG&6?YN*ykpkaqY!sbi+mmjO`h=a$L
gPRm6BA;7ewvC{m5W$CuW@e{ow-)k}?wHEYOq#1nZ~AbVh{JAWsM_hcTDgVOd!Z*BXFxg-)s6(^pa;i#5<3D(pd#8D^(H2O>v0$?
JHr1eSP(SxcWh4?jqBE*hWLLc=09<+bjPpAIy)H3(FA^O)BN9m)#Rd|Zuo=z-+D*2*&U3Zc3{6W><5AtAP9gEZzKRsb|J^n9}s_h
)Y~QBi2g^}=)d3R=6kc&?@>2HaZ@fC8*?~azraNmKhY|4r~O=qoVD=Iy0Uo62E=wMwUe1J?G{@}f3EU1V<aVFukb}XsVs5Yt5l;c
g;RI?iF7$mC-F6i#gZP)zVFlHA?B!l#vC&Kll)(ehx)|aqd5(lhLzA-N+GEqITVJkY(1eKbJlnsY#qdKgT&D?urbt$9k)5+Adb77
TM!HjvBDNN503M|p3U9e?rB|<(4p=TCC54LCCU9^#Cv?4hkd^5uQ(w-I|a9gZxI;#{-xy)#R?K?k}A2O)IK<E)Wnx=wzuJ4<xUYc
HaFwiY`lTsNCUj;2+(Rn_WN=mQ&5>8S%AcMxPy2uoe@hzR4zIb185Q0h2`7e(uD+YQB$0^P1xK|#x)3OfQ($oXeuEH<QiO5f*mP>
cJ_(i+<g{TSA&M-6R{>=r_6wR6yuHHv;46KFD;TJzfU>(Sx$-KSKy`QibfUAB*;TkY;}trVyf=C-tuYQc8ARRp+7Iake_1BAENDe
clI4!{v)TTJ(<w+?!eNjcau%QHIGEdQ|w?_!)15OBEqLuS;zD)dN_AvRic883Y$`gWC%DckRls|#~lVPj85$3L@G$DMN&!uPgml2
Lw~C@c87C6Aa4ky=Fv%Q=JMAUl*7xcy*C?xc81|e+2JHV{4+K3z9DKU$(*xuql3HtDf9eKrqO*zApqzE11SS4hA<dFgbJcl93Nmp
fBO5Euuj>ci|}!1JAEoH$R~mxB46)4IX3=~7)otGD<ULdZ9<Bvs6L7QEnpZ!7D|Cx212G*Ck0WD@U*I;VKR!mh?3CE#g+nVSO^33
Fgh*-KPaTX&oIabKFS}jL3P)P3Znl|p3bl3?1!z0!`Rf5voi_yeDBzQv+?*J-Mixrfp$LCAn<B_ApN}nK4IN=>pvAd>(+hV1Bdni
>kgoM1k~doe!^H1&Ew=f$q(ZoGVe^LQ-WFiVZ$>DMz=OR4$(WjgY+K{B>w3UE^mqHIuVKG(InhEdwYw*;oh~6WIoXJfTu&SFc+*a
>>mK-2UL44SwD#>gnO#o=)S*1_b?f?UP}8DKJ$p<f+zLn@ZIbnd(T&=wGQ%FgVb)txwlX{biU&rLIy(ymlEJvn^tXrxFOiwe8!-U
0B}QzV8hlS<HUal_`r!I_2x9gYL562tbsoL1HY<!N#oV^PpCr!lZ*v|O3@65vo3ZHU8o0BitVu(5>Qi!p}~&_3Tyy%@)}=nY$v4T
8r$2$)bk7z|1<EBJ)Xl}E9aq&_Glj(T9A>636M(;u=b>QpG=cSYv}4al+Ydb2)(CioszvvBi5UqMwhiveyw+*AW0IG8*GO(e2MM5
Co>b%DdEBZ=ossiHgv(EgIrU{K+rQb7=ukrCcCF0iw1{xc%>lNal$%23F~|Ej%TQFOds101TN7*q5#nkk>Bt9KJUTDX;Z?{^%j4$
{|O*uCWYQ>H|V+P^O`o@6eIJ@1Z_bj7(?VR;K2~ykwT40-{k!6GA1h!2&bU#4|X&<alzNO_J5l0njrHZo98_CA9u}f=-YB)pScm|
+w39oJyA92vWWD$X}|EuRtA`g3an_j_i~Z5(s=9l+uh;F=`Z02P5G19?3Zf>`UBLQ-Epz^eP8ADJBRbv%MWj_@@_HjL;C>0AIZ_c
cX|=Wy!{3tgUCHSYq8bF>TF1#b|>KQu0hQY?Ck6G2izZV{rJQF6P({A_kjTos-Fmp?a}1fl6fb%f*bd5VY8rqNq1(<2|%vnqq3C$
J^!;uFz68(Kd<fSL+#se|BrWhv(tPTDGxz+$*H6^)*1-Od*IZJ9F^pI(EFcna=x?e&i<WK+1aE#cIn~|ez-0N_1Q?B|2}uQq&gUz
bnoT(XakUgaRO(N6c6iobol?E&}bxv(TC(dgZp`UG-w-;0=*uH%&&%xd<|#tlp}ZEeOAc3Ny~gd_Oy%(LqHavU6arHF>ukhbXdAk
K~^J(etv_JK@NV)S_91(^QZ!xUNJC{R0e-r5E6e+!!#%O^&Ll0?bG`@%<iK!diTC@KUM@qRUE1~`3!x=G?9ZL7;0!!F;rAdR~F*x
|6Zg1BByDM_z)g9g^;-ioZk>KFj#w|UO<%4-WGTLp#P4%zeN~*t~vlNAb#*dE%LD+51ZiM6WRBa4gVN_!@u->$0J}~c}`<AlNB3C
o4I~lYjP-=Y~gAmF?KAhL|}eNSSC~V2w){c5({Ms4FZRX<#NSU!7(xEy|Wp?p1VJk%LG3dVoBZyzE9NXds9r1zGJUA`CuIo{-F!J
>^q4iLvkFJnka}ULV%QiloN%<_rh*dt#>?gvC8OiO_nqnYSb0Fb%_wiorkQ&U(?6|pwfFVzh4u=HVvauD-v-gG7Asi%#DsO?mvj=
I}cUic<gw2c)hQDwRxAQ<<U>!`fxiPVViU3J99I?Y+4e7_W;PDCWoz6!$f|L?t!EOZR+w7<?ev=Cg7O>plnEJ5)F`p(01xVVc2t9
b<ssqXj9T?JjeAoJMMB&{;>q?I;PkM1B84N`tkkR&rIY{Qh7xtNc{?bU-0HmTA^E%##}8-e{2q?{5E#1XYpvT{#SI~Ff5#RaJR65
4_oR=ho;|BTXyez%5r5P?t_F?$B^Cu+x`m>*tsLK`SP%=l*z@R6;w0ELzrtJ=1!0|ig!G<z1lNiq~jG9Jy81Id9~cuW>mkgUgtT$
u^^zNA!QB|0QyeB++uYSX}muJsqaVi-^A+zN&v&7LpSONc>m}3Qw+H)`U5xq>-E0h&IjgX4qaczA-)0k$(`HkTOb2dG4R;J4(a=i
4@m=C%CEDk`ZDEZN+DEA`&WyCBER^f@m^N36RyRl+96+I|G4EO&Vn28Yq9<m))G9oc7Zm%-mwayW8<H1&f)W4m-yqx+v_!x^N1h8
8&+uHKktfC6>ILaL_{dK`>yl*EU7<LEhrc&pIfmItD065JUIp6ubEN)(!M)p4YiwKfuS3l-&@RDT{AS=X^6Ry>Bvu6ePsG=qFJoE
juX9NuBp2Kp5Hs-wBw`Hop@%MNw8XL6fUcb)V549db@6Q);?wrTJ?5}?sCDeA3a@Ziift2G<toYvL8CN8qdoS$gXr$6nTAI;sg>X
B}2az#+7j_=PKpF$woqyj}qA7dD7pci_T8;$-H)IK+c^RK9TOr-6oSao=bpXd`(zAK)FT592FCh!>!E)^IdaO^6#j$!Y@fyfj5y+
NCfaY7>2s647)4eLl%P|OL;!#v(2fce${oZ9Y3tQa>pVa9<!Uwq@^!Oo~qmoI=L>I5ouYoGOW*1R1%Y;s7n{TVu1^j1ScWzty*7I
LwluUUg1g;IWU#fjcrr4yN>>LymfC~Zkg7!MUCKP!oA!`BaG+yvB@Og-dGUM&Et1w^ZObJA2&+zz}k=J2%ec6*agE|x2M_^!9~yk
eoz`X0~;{s^>geJ>(x4yPd1j=46K1v1~-or<w|>dlCb$tmwK}3nKVDcgw}2PJpnw39DT$!**izLbLBP;!96mEC%?XA0XYNHV~QFC
KX}ayJ#a(B-#j*)j+1?x8DH!E4Khv2W2#SAXJ4e?T$eEH7L+{a%eH7ZcOB~mhW`ybDkt&PbA$-sLAwTU-^2t3t4dG=1#J~<hy43L
Pe<uaqLhKB3WPqzkn6TZpOBe!9g&hhuep8Q9p@^Xz>lmMQK>bjClYt4yA(Kh>U#EB_8ZP79?<kl!h1=`Va)kwJ;a8Lg@PCqV;3Tb
z`|L5&c=-u6w+)%ib4zvo5U>|8Jqx}UEiqf;u3U$OwtsX3LHuNgS6k{*~?*wC$62J9;(?(ewjPZc3_q~ho9~K-2TqB(&iDd)IY$K
q@89dFD_1<<+`_$k6njrgGaB=^I>^fiq`Y_sfzqo*&KN$qZq1{tbL>AZ6uGq^N%;B85Y`VD-^vbwec?>^VYcQ;OM1a#8q7pkO1h)
{*-nZR$&jw$|nP9I<T`1h<p$<Aab7Xcd+dKACM-{p9V~cf63s7<*KPVSbWY_bGLgw`+u_C$QhL31PEGR%c1`OI$Z>t&><}>-#;_>
R+Pf@wk@?0COnz@xPIda%e=A(+qQObvn&mW|F7xFR8j2cnoIvMoi~%gFcpf*0@{i@rb0M-&l6BQPCZit$=G?I6^En2?tT9@`@#po
Dt1_Qe6Z(TVZ+5$S8qr7O?i*@pK0><L+1QXiSqeq-Sf|^{CDr;2B4$3AU)v_M2j<kLHRzE&XBPAkPc&-`(L}|%*vV%wLB-<H_W|;
ZlmlmuEFSZlqzm<nO|0#9dA=<xOBSSu%SOTn_`&nyYOMJCb8~JNU^H9P}PjP)~_Xm4N@Oy1<hI&BrDT73xZoAcYRUfa^Eh2@o=Y{
yW6d$>FC@4BmSH*+>~3_^YzaI!{+c9j6YliN=ehJp6^WXXaj5nWGB!wr?2L&J>oZ?VOW_jk>bjWQ;cP10vsm;qc#VnvHR#HrM~is
0%bcpxONOd1`YdZafk2iFxuCH%~K3DGYX5dvo)#+GHvfR_A;dgc=Umz%s5JJ_JE+GClF3_q=t=I14Y;qU3mjL_2Hn=CxS@GdqzY(
3EU)1H&3!tueHMjd^-&Xq6E~Qm_0k=_(1YS{V#ThsTuBmYJ$VT*2&0>yFK1KpGX=#JM6s_)U-sD`oo@LnPGWBMkL8M9s+E}*i<i_
JUqj983{?_!aD2Me+k+2Zv-|?#!4R$v%&Ec6nJ~Qf!W<sV8VAwgkmY_lsp_d+!OzD6_qLaTMTKun=`jqU}X&xXm$s;w+v5eT)u}G
EFg>_+SC;8V4<w+Of(g9H|07^O?aPlo;&V!)_uaBu$x6KC6S3p8W|vC4e-+=pz-a<2gLaK(Sm{QUvEeq@6!W+i{bxXW?-24HMtMT
H6VM>GI94DcKwg93?42J<8O97Z(g<s|6gp0?j6a1wq8MP0bxjRp+pgr>I_e4P}rIiV4jb2^X&LGPRPJ8h)zV|qoY7*CuJpo#1%jh
Hv$@&C7eLm1WGK!>E$4HAs<P6ggq!tWs~(<ue8Z=N%TRX3aIkbdQ1Lr{@PKGU!KX|C-))#I<bM}Ea(mrG&HC92l#<Wf!(o;2q(@Y
J<KZp>kGC0oRPT$L9iXfa7I5qA<{RizZWDZFW`j8!~s-`K}yh}M!}0jVMR2CQjZ=g1Bh;4$a)a*9W27%#s0hS?nm*5_Wk|y-R}E7
H9p(+efqz0I>jTsGjXe`XciCEYVEPV>+etO{s4IDA^fu<@USORe!)8f`_f4Ln6Ha|DUJv22M`VA9`K?K&uRRg2kIwdfP8@RPPg?E
g%lhZ8#)P+5>M7V4#5yKXF!BPfG{;^2y*>B)OyLPDKqQ)PlD`<o8$OTX>*QwM4kaXA=o$)-&<Wja&YQ{Y;gNw<Q-}cpl_7P?RInt
>^y>C0*VX7)f1r8p-u@8H)G7|BSL$8H#i;N>*RkvwWrp9S?d=ZG11)fKtOQcnNGtbXLi|`aRNgN;hSb@49Bb2#~%FtXg0M!4a|Uj
(7qosVUoUkf5&PH!~6GNZ-W!<nd9LP?;-8v`l(k?H}ykvmayzJ8iR;FuXp)-4UdpM)cQL*&a*F%3BlrYU-s_$|AEQvKfikRdcJ?>
?BChr?mX|E4`i<ev`~K-{@u9SdHa1_=U18FF89t~<No{f{<*LdZI9G7FllxtnW7T^Ap^t(?*7dGcluMv{STmU@PKt6aoHr?ZSXMm
b@4CLa7%|MU>M1bv{ULvXtiRz!#+Mw`%#C+bXYdR`bbFlqO2`=!kt9VhtJs1&{IGgcTVfoe{Zu8+6rhBu#DIzAMtGPwB3Jxzuf2C
&HMA&4>LfCJjPIiuwKKw9-0%;nKFGTm@qPi(}WQ@e4%%fOKo6A1rh=Drr6?YKkDFj2u*O!zJuB|T90pla6toB!XKuep3qK|`G_4@
_<qOu>_Fxo_Jj@}gAZrBw|=+xd!u}GAIGNXKx$c-H5jlQKd1jA)Em=3gN0S)ADi}mn*09psd%laFyaWm`3u~fTLGGhLzF5ZGbMQ$
F(WvwttSmeMA$?j?w_IuAx#0(@Npa!?g#+lXnN!3oVRnI$1rg0$;YiJl4zX>PKLpNbYu<=GM*AC+pF&GKaBPR^OBqUbb8!xB7e^$
xEDW9CFo$*5)bC~|F?N0kpGPZssGqNU;e*e=f}=xYftw7N$;;?cpr{Vl5Yx4us`cUetxKFIsez;fu#Oazsb8=GP1#fA`DSTElUtp
0dXurO)#j4u=@YV@%|a}#7vS8{6HOhg0ck4?E(ak;5)6|r*e`HU-fo^B~!G@c9>u%X^S^b*@$U4|BWuUd|E9@1g6Ukv3{DtA18=#
=D>7rno@1df0nLCOijqE@5JLl&x8_)M1PUp|FPM@xjgy@$?8C+0YbfB_ip)T8B?66joQI?ZC4+%dEI}{e^WT`bn?s}S2O${NTQzI
7is0`4{tVLkWqN+{xmktF07}Pn0M`yi8ee_vY6j2inC7Dc8G%bF)9|(C;m1wc0M-avMW@VEQo_tEMkGslYUZP`*G{!)aq_0U*Xrc
e|I5T+_1(JnAtTC63|#{L@Q*{R|^Fkvxv`8elI=ScFpT<=Lz^a+a)}SLPLq+G_6!llob?I94S|7U_;W>(A6X-x~O){xWf^l87<F~
!3iz(@zcLZGCA<+thFb^fz9QPiL2Y?A;kfue=In92R#E(2Z`+7TppA;Bf72VHUjg2QdjEuh|xjNPW3jmE4+1kNhXqQ$1xpgSOg8K
g)c}i3=DU;8z1*9|K^b=ff;W{GI}7ro)CX}e&y?$eTYph_$wYw%zU9D5+5hZaMA#Sr>qYG)HbIVIu&DZpVE8aY9pZmDF#|n*$ZFA
%)g?;KP`Imxq-Q~{-5J?2*z$cGKf^bcJFYHniIm2Jmu&kZ_W9l2VHWr020KDAdE;p13M!PC)N)X)Gh2Q+h_9KqHaw#`;h8k289@z
PEw!WR^w;n9uxb<2anI1i9*rbUIiL$?Y&xrS_%|_O5&o8ErKgM%$kISHyA#oKCfBz0jLg^^@HPDu68Ux_?dkiM;8~s27RUhJv<Q;
=87T$nqoqP`PQO@|4ZG|w_Y_>cu0mMML>3I*P#P3$n;G=pQV@ln4X%4^k>>Dz5z@@9wM$k%VY%TFX{9*)9yO)vgtVcJy?35YYqJ@
BF~Zr<j-yVxDi-hI}cni-hi+q0*6DZi6J1I3xYY~FN_XjHxh1reBm@RU%=<^iHV@}p2&GToIlAzu7j0nDeIv;JSn8+_B{3I$Y=DY
CT~wdHzFW_NC4~qu346lK>aRLmIH(<X_HBz5_!D2JG1<HVW<frjN2{9%mMYMVHFjNpTC$|Qo|F`bqyy~DM}K_V-~_vrH5`jtCH`_
@PdN|P2<K7!ZHB-b2;Yv*B)u^qr;Eua^eSSJB?b!zX`@_!C?T0D~8zc8Ds?i1iZl-yK`**X4A}#DP|;tY_C4uQwV^|%9UnlMRHhT
FjjS|!0JM8ieY|*s6yMl=V+s`;Fy+)P|Nh#XV+JZpG2EX{rAJ34w*eNDP4Ayxx-ZoJ+A5G_6{T;IelS;Id0DM*Ikl<(CMse3Q+pX
I0d~0vUbsJl*Gvu1a}xLDYmp0eK&@<Q|b5mvj)@V)+n+p>KTitScg^a$)uaH%*3}9GNEJPZrz*Zd4Btn4;1Hc#D{82#XY`NV5W)4
WjS_PyNw~FG4f!r3hy@XOPj3MrWE1BS+hISfTT}Cc=Of)@<WbG!Qz!u4-X?CXj4<B{wQ}mcNc!ghLJ;T(jEv+i9Or>7|C6djC;8A
yTVAZN<o}h2w1X?RuoGpW|{2NG>A=c>GMt@&68(vo=st-Q4vm-SB=-9Ic0rY>{&SK7AFerYpBFthXfS0M|NU#+rQzzj>kq%8lgIR
3pAZKW_2RY3FId?dVWdu9}Iyo@HP8ChXL~1pne^D@X$jZH1YXq;hK}~>7V5o6iYP!#9!|GuTs?$`gb0_&3&?Od<tngyMOsV&%OUk
!<6PKih};u!Jp{+-=b*>%uKagV6hmnRZpY#5Q~sc0*eyGTxkMG6hB|Xf&V{K{M|h126(@3+W(gG9DW)4vMWmdf$-DORR){Ww?8Dk
EMQ)LpX%lK<$pi-*KeqQcgDZeCtkm*d#9g3!{_bugg&A9SLOtIbJ~%E^>keb@jN`Xqyhg@1CRNK9Lop?LLe6-nI19nQa()a?<?D-
|I))(5WELpf2nwQTT4T;@K^_0|E=+@`-l3-&<VgFl?t8cx7kMir|I9t&iJmf`X5h)b*~Bs3h@E%|9<N<ryI?dQz@#)8S6wpoj-0Q
jEMc!7c)bte6r@bibI2OTPq2gMD*vRiNUyz>yP`u67;@}BIUT$AwmD$Z5o;VT{Cw-*EC`JuX4f0r}2kzZcA9)&#6cC{yP32kN@Y6
v(M4ObLv8{H6L&La{XL~9DM#+C+GhCKR;>59zXXCHuXvTe_{N8fB!CsSWVyIn(N&&+kb>FkRl2Q_qCEgea<_f`Evf5{b_Y|=WK?h
JK+s^XO|ZIR|1D>P1_~c@(H);1Bh-3_j1LO@b>xr-*>PbwIS=<*L{$Ed$0K1%?QO5Rv;t#G)w*8_+7#Oja|X~1U|COKacqR-`zC)
h>oq<^cC))K>~^+uRSU%)7H3u?d~>%<g7SyG-_#3@5*AJD;YA_|9@`g`<u$l)h?L>0D>ZdmLU;hS{-ABkoQAT@qSu!@9RW}u5yCF
0qfWGap3#?zW;WU^M*u-f3M~J!oMbby}Nrj`aip`iTC}zUp|kzoxe7J9`S#;{(${C$B91!r$})C(2hNjkJi69e7IGV2rS00=u1m-
M8B8o|EKHyKOOw7ZWMn!%hziB;s0Ol?fpFP|FZ4Cj^Yl(W<5E6mx^~d^?QFYu+-FK^?~!Jzn6!6d#C@;hEJWjYoGjQ8jlH0OTYU?
J>H}3*FF6|PJb@g_;_o~>U!UV+hg(V>h<5)Yh!QCr+I<tJhzK}*!|hQeDU&mTZi{)Uy~pCu9^4I5BAv)XLWvVl-Wb&L-XI}ueV65
@9)Er>sIOY3i|inqu2hvyIQ1E*g*Fd0(dFbLyl&AJvhvCqUE2$oIfvqI)8szzcd!S!tVC|KA7Y+-TnE-kLa-UZOZ+h<LRz*;;105
X{2wDuATg@|LO6Z!kTgO&)341_hXL`Cx(tR{ttK_lR*A~(i`a%_x<iUnEgm7WC|imVjLpGl2mYj@IT4%zt(o~<hF+KQdLlh<q<$<
*id+(LJ+5`osXl;Y&$i58gFQ?!%uDgTD_!xdJFQ&{~B`V9G%(HL&<XS&kAY34^$4ElIwW;`SSdn2Y2)MKMXLPW9D8)AdVf|-__y1
Cs%uXdd|NN1Gk9raobT=`#*B?BSSiTnqW^_{jMY)UHm?MG=AC>-aDkA_IkA72`oRjw;F!+^jc5-A@}~jc5&0$U;1B}`^+D=mqQD!
96sKJ{J(GdUmSDm<&S^(S<kEO<M7QtGF8Xb*X=cpYsx*HC(B3a`?Ki%xDWE*uTmbJz(?ltr}F@>>+kA(Icn=TpLdU8IW_p%`^<RL
^T$6|Z}+#K8t}kC>yp2!9^E-dZn)d>WNb+z`LFTof%VgHM{R!}ZY)Iw%eX&p<lyyr@%rcJ{Ii4fY2bg;)!*Tf?Au))8&8{W)892a
aMRi9&3zhfHs|jz-}ZXFymTX#NBJ0tJ>4>?&V6(Fi$6`MI(+^<`fhJ}?mW<cx8uvcEol1XXXM~GoiX8E`h8f9bNB0v|C*(}ez)aQ
<-doIA9o!vD}I{}AAKva`Mi41=C=Rzw%!#SGoN2yhv4_*FZ(`c?b2xxUvq^K$~pT@`PRSBo$sg1hjCt+?}`2X<?>xn_Q!#L{Vrb)
YEP;^lyE-;J=gg4@b2f|OKZpYSJUCYBiD<+%D2}2>OGso{QuDY9?#$Re$KqT`RDw%>+Itj{*Ld<i0vOI<)72xO}#z%+7&uS&#rx@
YCWAT?x*hmwv%C>>Ru81XHBTf`StuhGx0I+@ASoohaazpmGN&PFE`^Kt$lrX|9-zeko5!jdY9NwcgY^fUz?YQ+<iRh`7P)7(|muI
yUFKI)bz%u=l+V1=pDL(0dL~Of1mlUTgWcJfM6N)a0dE%zX9m>Q>h-~wm&rDb-0ZtRA5K{FX~mj16N-Ey0q`hX@E)DD^vdix=k11
`8IM4eYp{yVe|6)zc29i=s&-<M|Rru9DTo^@Rs^}`@J8(UK>Afk^uxx$Ul5Lr*ZjS!1<vioXF3$$3lO~j@>f+ezk(VkeJ@o{C!_n
$Ue(|uaDFC_xg4HJ9p?d_qPHc?;qX%E&2!B{l9g3#+Fr#zK6I{vG{+t%l^Ks|8Gw(WJiC;MqoeViXZhLmU0mQIgjPH-aXji`@f%q
f3g0v_x0#L#}WLG(dz#r;rDxfmehV9)Z&{fS5x_XN66os{6Xzd|KI&zj(?Yxy?@{RzM6d9dj7M_$H?0hJsscSf%|^n+4?@+xppo3
Kd)+V^Z7L&Ur+Gv?!oZ>-5c}$UX8r889%e@zP$fQ<-Ygn<75l?h{d%Jt*akU^R{NczqRoyrTq`?ZW`l;T{}=?|2F@LsK)){*;Fr^
ZRzLiAG?R9^B3CRaQAq62dngTu=I?1FPi@UMt<)Ed;MP={5#Iy_S9U5<By-|`~O>p78v{fzdi!}+YY@g+9t?j;o!fCVcb87Lx&D2
KlTys$7B0FKR1;<zTST!{yvU6Ut>}+^13E}wtihA1wFig_~<eA(uet)=`x}Q2gB(3qQBp2z{k#@;d?z_bbpStcp|%=!|_@FN?VSP
#kH{KT=B1AH0`zoV(IT+cLC$Ro{I07@TPxcj@%W9TXL`Z(gpft|I?V73;eIa&R@f})S&RM3=d3vgFcFi6X8wq&BgB8a#7EQm-V6f
2=E>A!v3vhwQ+6k_XozSX5yQzB#}D4DG%C6Y8w`}D0;2+LioYjwth8zD{8q1f1f_ftm42GdqC#|*YKHwM0wXw^Yf?pXJkn7n_vp}
KU}E&GrydP78OtOc&U;6SAN3JNbq;AoVY)A|Bklye=1i?Y2gD;C|tAB(H_s61DGX+mjYW5pIKG7UaXG|>%Uaunmwc1_d4<4aUIj6
$f4`)n`>S6+gyX<yPu6T|D1ovFOT;AZwvc$;f_nYq%YN{hmHTBdD5ETkBDKunDqw;`iB0$%OaFVjHov4NU`FApyr?Mf2#cK+`W8$
#?14#uhG-qTZOI2zc10l+-D=W+g_WsBPB@lT%)FY>vQZj=QR%cy`pcgn3l2>ta9Lex_Ras%%kej=ss5KsQG?L@6FGSInnw~s<pLN
M-H%dhu}V2$f4es9lP;hSbDqHeskaL^YYTewZ<_6yO`lTIdR{nJzaUeJRiT0cO8NyX?;fB*q&PZTig6QlMcjo{~g7K=Uq_XAn<kv
Vb{K%A~!-M+#Vyg@5WotuWsSNufp7Zu84APPd=P&nrJyo^6TMW!VbcNyF0-(^mB*9^x?zJ>qB}-N0sP~R8Vlfhhbms_aMXGa890E
TZg;H-*!ZJ6m%Iw_jvfwap{1U>+c`4k2B*_AQx`;5#vY29r}lHx2tUVOFQl@KbrA;IUt*sZ_HXToxgX~*f_QZ-rqd5dJP5ag&STp
q3)-jvbMWclAmvHbcxv19!uTFB4>k4OlcL@<@~692l_~kXW8+9`;SO|kH{We7Ti5PBk1^MbVD`+5GTlGcUzy;Y(~V_?(oM9_4xJo
{!dq%j+jHsu;1tP^6%qD>U^{Bv{-QU*Jn1@pLuJa-TSmGJHokYuvmYUu||KrKBsxr-hacd;nVp4XW_%<9>0_B1QZH!)<*|=N4J3V
_w(MK-}k*RE&PxUeKG4-^vA2dD0ei!x7#<(Tk(G(Xb8%O8jv3=++~Y?>|*hZ#5@Y5J`Q}`W+sY;`pVYdRg;~k_EsN~+qVs2ry2bH
(*H8oMXj$`KX0w+6dfSP1*CkMS2`JT9E*or#A^dg!=J5I)O}99OlBM9uBH^`82KbUe2=UB3u*87?1Q`KI(t4^jTX7NxGU-SaUune
EKUAW_{z0%9CqvL?OuOBJ!*05L&W39_;MTY+KbVfyL)IK(cg?AXzn-eXyewA7Rmj&5#69|E#*4jL-P-RuuYE)`ZbD042<)qwmMRe
YIk++G|1B&Fb`#__3|Ec5$apG*xe@94&-+3u%QC>eXVD|q5e%qlONfU<*0Fwi?nZEBXc64leB%y&?9d}>*MF*iR@=jD)+p2s~*OD
p*%M~*6*l6P-Wv2mF?%vx3JbME#y{*i64AW>FYwN@Nezs`TI|K9@G6N*Yd9Zvi<$tJ%@?F{+au>7Jv4a{rOYcGTTKJ{zxCo{**U<
iyh@yf{Gui_VwLt%s(A#Pwm70U*~&9Mf<D|HaJ97_z?d61_4P)obeq+ByoD}98dFW4M~J;IZZ)HM0Zds0<PV&5l9K|^Zm5>9qYM<
tr(&~BhluW$>;@D2kt&3e11mt|8MR5pYQxX{in~D#-Eqkz<x9x--pak_R$guByz%##ER(-OMM=oe&CAbH05vGt87Q@d3sUd;1Npu
4SA0Z-}3%E*f+R$Sb=`sIv&U?Ab}tvI%&qgY=hmTTLPAmpWa8q@La)>@?nHDZs~&$07(D}1%uuZ^p-swIdkOxOw<+~TQr%6!0pSS
L#E-}6dbTcpve$p@gj~*9R$}Jbic{<!|OphS_+u{vlH!RP1$tEU$Z6#_O%fde0OryRm-uvG;j0u*+q@37LLR}`cL}H;qk&0H%`v%
uBn-clPTf8^}wOs-(v9`TW-`Gn<#7{j0-cU_G%yAC;vY3ieWMgQ0*TDzhAg-yS+2x8;&5U?W2w(lc~kW0gFXYr5=i}W7x`$!XPOe
Y$DH#{r$i4_kZ#5@%ohyQ~w{rhxzjkTsZz_0s>yYNBmblpX|Of{X1my5&oKfU+~(7KQ4X4`@Yf3yZL@Sbj~%=kJZJk`tS699*?T{
?mIt#)As()+j`lj_jJdf`*rER{;S`^LJ0&OAM`wbkN5TS9tnQV?0#_$-lIjbp_$yfjz_NE>u`T}x4J*e_x%<5x9jNrU!%{U^y{R@
acmIH)qEYgYabx6@B4?}pD%~@cm3n<^e&%{`(|t8KM%4ykMaMf+F;}VZhn8=Z^It_zsrxRwQtb~2rbr7=VbFwm)P@4eGoq(5&>ff
n;!D1A;(YQSAc$xI3MYL5AlD-K5^0qKdtnSNc{gqM^0`&clv*tj$h!uf+B7#eeWYaehbRJi)6lfaQR|*>!0)OYL7pUqn_Tmk5^v3
xZj6Ev>~S5|2%#qbu|_tav==fqZ23QnSa}`jAOa>e11PC$K%%;x8~=sIT?MutE4lVM3f%h*tR_F`5gOLd_nbl^rTk=dIWx{9^Lex
&Ha?hJm?h<?4D2Ok4mAM@7x9l6YubU?u>QbMi_1^L!X`irh<~c?fbu1NX5XZ_wqpX^B#?tyn=?*#k**m&{u}89I-F8qqo27AGH4O
)c=RK*^$2o%r>3gUH;y*<hooM$eZS9ncv#!hD1HYJ*@N;X`(RV@c&JRXp7|ec<p2RzO6vxA08W6ZF}E>qw%tl93I!)#{wskEJ6LD
ziBK8Y6q=8?{DGY_!48w`+ND*@*b0O`9AGBf2N$dbbdWPSN8vAG5x;|cs%tpw9o9njyry?UyiGo`O5+i_WxpO1cF$C3I^!JN9XeT
`8o5|djESC>X~HL3|J<j>WXj<hj@2R$m<8DJ@}7T()^ukch#dbRDwka6V^fw<I(H=`hBNgUmjRNaepCD!a)BrJAZL&`4E3soeB4U
joXDZ?A90+Rf^#9T)~I)TajDW?ZChNwVOn4%5x<;HycS-$$T)mSES$3{;zoSwu4p`K&$5(VLOTg-PutU5mDkL6}Hx}l5q-o*P{&H
tS$pmxk=vtZ?|FD*Gxt2%$Dm}rBqVXqNdjib60n%QY8!v(BnFZR+2^Z#)?gvRBIg<PMV}7TVhLn-G<QiWY%RvX`^oZ6aSy@d>?Pw
>C+A;61DkMQmtBA*5$hMy=vO4ZC@T%Y8rYCu08e~<rRZkB_@#45d67{(nkg?;jaB(39i$flte`i&FnMXD-}0Xr9j(*O*KgoJ?ux0
24yXa9XcC5PIU*T6q{6QM@(@PsZvz=eK(-jt#gH}5d>rwV^rwtk9y=gvFVU6XO6d`D)>6iv^`A|Zp=X{C&^WUo*iPVt@wvGgzwc}
ood6~$gDZKUw?BCUTH+>ie5KA=V~X%JZV?G%8YZPZbNCbJW{jWy$J9HDhvCUO08c=Vi0)0L+`<wM`$Zh+&MCc){_yzFM<2Qxi!Vg
sx0ba>f}`G0hgoIEl5nQ$#?SY-BeUpiAYMM;7ZVrIvr_zdgnQt+;AYrh^u!RipnD_M-cIBQ+sPe^?<~Z4D{=pH#($l>7d+_w5k!L
J~K!utG1dKS+~7q8sh;d+K5!SIYNTRewEpe7czw)%Bel}8J|9><yTfR@`&@j3pR7x+pSKAg9=>0Qx)*|bc(7ehL~(bNsDeXA9flO
{kt~_J3?&->Cj!L?>u+_t)D5x$rA(q#~7Lcw!jDeIL4_c7p24+jFyfqhIX)Gh$!!jhAE0FVoI5cDoOFfotcLJpt6Q-<`DX_6&Ky|
$0&4`onAX9cc;T$m|pKce&qw%EelAg*E*tcfcIQLjq8$ROzOpBvEAL%1&SjV#?pk8`U#;ty|Qa&#t6h>pp2y@2_&YSQ8Z?8ICQs}
sE88`K~fkJ^Y;Pa;!s}B??`a~|EId&xA2j^d;RAhyXhF<%)%76@<AFeqVaiB#E^(0p*bp$;D`Dv5TcNjF$P`#tAJjrZ+fu)boH89
OQKU2BP(}85(?M<v`2~y=T(ZY+xe<As;3=U-Fe9T$G(|zm)vh*0J~~JG5-t8rnay7kVo-f`TF3o(v>}T(a&?Lc)a8unDbmOgFr#D
{f~A!rjFwjmvC5`!JrQWz%$l#Z_^bfmUp2MXpYb%0)0ewmO%ggB3Xq<x3_x#pX#SS)%*AF>~-U}X#P*%Q8w!4Zcq66M-TO1o52j_
{NEPRkzL<g*`KE8>V@w0ILu%39~uusjk;8PK=zgdumNx)hUsa=Sj9sk6;qa=<B|VbQoF2@2t=o#ga~zKUW5HqhVg|%T?*sq{t<cO
cZv9Z1_2*3LJBZi-c=o68$_MCO(e`JIRCNPqejoVU|%<e0tdA>d2=2lW-HvI(y3awBGijh!-AV=xX3P6F%)y_;m^B=yFq&!jlf{f
!;kRcPveS<n}%;9!)n3G1#)rADh|HK^Y9%gaemwU>Y7&9JSXJphxzNp)PE;(Na#FiL(5^yS89e0aswUBjWCKF9=-WOF3bf>C66hw
`xHwK@Lk0``?Xjpa8EHFvB%jjJ95Z13BBeyK-fV2*T2W#t^cNV`t{#V6sNNNA~y9ad%wx)Ui3bbQa(ekVZy&*k|B@0sWx=Q!9~j>
pC6vwY30QGH};JA7t-CI<G!cgZ@7<=eRLn&*U?>lo}~U<9qzni{$vbO*n^6La)Ie-=l!tqGL=ju33Nfjxo|-6F9i^Pw2Aol(vsgX
qeKtxGe16I`d9t0@_H!dr||y{H<Rf4{kgy8x24!yK#hM4$dNo({maiveA5s5)V&C|3hVMe|9;Q=etog|{$A%F0^Nw)f%I^%tn}w@
6F-(e{OG$*zwEJ3ukE)lHN%i9)wJL0ro1{o*711%F3q=e=6|_A=7Cs!Kg$2eO$-#$dIQzN{g^N4Ly=?8`yIMbxsE><{7gJQd9HqJ
{PX>IkJn{5B7H<p1bzb)=l?~+BKP}bf5-U`PJKhVg3zRo?(6a8&!-n(r!B(WJh}|iS5HR)C+!^n_rH}qYyD-ocy|2yZ*@gciq22!
rKZ*#K2pm`Z{ukl6+ih8_Us?j+WJoq!vp606a3#7mJUp$KjHK@{5N<T&~{Vuf$&0mi2p<qFD20~+5%B6{4ofOEkDhv&;D7~7kHam
={kbMG#X6{A!621nvzFuQQhf7S3P-)7Gu|WI$!PehpuiJJdAsUEDRzvlNBgC<<v;MU7g<RTS1mG#aM#RFK9Jxu@xZX@_*NQ<JxR=
g^1~0va&x2@!^_Pp|W_ZGR)mmtlR^|h4r4S!Fu!5MOe-Ces8S93##)#<YwDdm2ar>qGF!Y+ZEQjM>WkFeLd>O*6`596sR*!yeeg!
-L<K5h^bL*PN`1{%gef#R=sy>>hV|{2=tm_qZC;8ci`*CUbt5mRH;(LbdJ##I<c99#VpS6Y1aE>;iC2<5TivHK50`^R!m^|uqs%h
(c8+d`<HH#VxiOLP_&{ewKv?uc#6ST3x&%ndBc89O)$sKs2jF%OBSWdVhG=cTfJo~W(w`?SP39k)YTq0t45=vw%wsMrD-Bq>nDgm
9(6%ksc&$~_NiHX=URr?V*0ql7ppmxHJ%+oN{SrLDN)$S97LS#=;3Cl*Ntyx{5@K|o-+|so0q`pNy`pL!?`4X@=YzKw%W_tc64JP
l@-@g4OH^YR#C7b0_3kMmn5ww<bp_&IC_!|KM$*+_t<wWcxK_+=@oTA@}iTOGhH~feG<eMi++~ZSEFvkb!EiT9O_Zbz9QmIhYm9;
DuRk;9ASB3&798MPAXJ1;{!EHtaa@8?d|08on=lIo)F?KnM)3=(g}-EV+&M~yz7^WkhPqd%}rX0jMWFtFyD^#;ItMSoff-FuqjTQ
$0`o6C=iogbm+TnG<Kc6bqT5n$5=8LOtZo<bZDw{8bZ|W>d~7|t@zcb!>%%|AhsRVMr)@Hbo;c8!QLiLas<#H_vZ{e5uOpXL4Eh6
F14x#wvF3e4AB<d_8ZAHdBww<dg~OvyX*V8$BwKRalLOLCae;@7>_<OxEgifM^W_fZY_sgy0j$B2T~@+8=e@oM*Vr+n**;+^&d>H
u=3q?dY;z>jOs>+krfq4q+X!~<!$Sm&8`ZuC5wxUxvJJ>YkDEQ`C83(X8Dz_7rrK9t*WYXbR4^`(8RgI2V#3283tQ*&Tgpc%v%ts
M=CWOy*ZDQdKVK;n#z;UE++3VhBCcq*A|L19XXc*YkEmw(3Ul2rh`eEV({mj#KBGKn0eJbnb7Tsiyu4A>}#GSx8H_pnJash!$(JK
*JA^qMDY6gz7w3j)|V=S5fL!7Ol8kk7uI^ZfMv9%l%YAAqj;$ks+*#lC4<}$HUFZApie%D<;LsVJR!07XecRCs;#tO%7S5vnu>*_
X*!@gcExm%hGGjCOe(~JB6ZAS$Bc-YDn;)Z%_?EtHOdImjh=LKcD}Y8V(FV1;hlNCY@CKBC6aMg8e_IfiR+gRb!8B0wN*uTSa#x$
<P?jvs2fH|hNTJt6O;mB08l!Ux<uYVFn~U2n-JBqL)$EzU|&q_|6Y%{|H$6Ue|s^Re!k^FU61`PKK~!)>htlxu6?8bYTs}7)BHY8
fw@}P_pg)u{xAJqEBy5TzB{<D_^|#Tr||o|9^X!J{CIOeul4!=<GO$Jf6oW;^nU60`#)ndGXObf^8ZL*Q2vA_zH%Uchu-PnfKp(X
I$}W&WB$Ya<NWLW-=9MwiCj^CTY_2Q2ePQ2{L=YRjR5YBS`iF*mV55{J!t%H^Mk_Dr0<_sc~8`Wixf8uzfbku62V8;W2U;l<FBsZ
_<Xp~f95@x{y4dv$M<@V{(HU!udNttKcH@g1N&G8udoU=tTdXR_!UehIR4lXs-6FF@%ZsN$A>K(0o-D6(0I6iy*_#1$uQhdIX}y8
ZH9z?*VDSTq?wm;#1D!83yMx#K|zfu>`N#Quio$Yc>lMGfAo8wf^X!%`g?OdWyDcbh)Li7jr}^?w()*KK@~+qMJ^o8)0c-o&p+lr
*YtgHdPRqPa?lU0*Spu*XZ9mbeh&VkJ=GPMLFmWt4iD3FTgX>Gyg-;<2m1~k)fbIk4pVxps0y7f0D+Dc_QBQzHx4hF3>XvhPxI6)
S06UNsD6XYBst?Z<_`|cQxHy+zAujhP&^s`UK*ZycBC!w^YnS{E56!yz#l;wB<{CA_M&sYJ(H0GUjh9{BWH44Ej#r<(lHigv0}Es
S@$K~e6pKU`vPFW!lq-8VeCPjbqs8R9~9pcPOB}E-^%}Bd7TRn`sNvZ{CM=DKGZte$yrkfsNy0RaNB(HngB@TCs9%8qHkBr?e>mA
ZZqTEr-1sO!gfQO@Ej-%f*o^!9$;LAf9Q8`ut%u4svf6IJ&%9Xr;RV&4rv;K;GPc=5<v$(44uKD985ksn52Y4;a9oB2dW~wruFe?
svg(j35lxEkFOH&bZuSXBk2oQAMM{tbFV5yj}dEEeIU5i!X%BA>-UEcSX)`m??XuVji-Rq=y6M*j|ktNqmN0n(ZpL?LkpL(;5X6R
WG(c-vp=codE;zZ<RM~+PN_id1jzZFx1q+D{`(4x*u9nJOA5m0-hu|N3BvxRT0@?M4gM>aj^5Y<kg(^pe!e%?#%ep22YPYcRn%)|
#W^+L0Ju1GG^eM+bs?-<(EW&V2^yDgPTywSZQu_5e1DFf{=IV^9!tpTYIfQ?1;^8oL*@Cc6zqqEYWVmw1E*8m+ED93_O`RlpZgy_
XO4_5qsNK&W+o$sbMSYe(0sg~O+9&TI*jXS8rxP5tE<cj4JHOccXYOrY~=khSsq&a{?_33oxFwkdN?NbAEasz?ko`P|8LKE?eL!{
t|mfyqt8CybH1CPd3t*NdvN=DpiYAWqX>U!cZD=0h9rmR|Gfeq;t<1Gd;iz;*Z;Ce2mXRVGV^VD&qwb!;c!v%exnT#(TRrTtN&O3
ciVEm#{Y}D<+*~sVj>8V7-9xI_@DJsUmQ9G!FL!()3~1##3O+`1lTy-O}yNXL~!+=ng`H-0}h>aRZ=3W%!VJV`S)_3vvKtIQXD#V
|M|K&e__t`X#JvofG$LbAHaXGT)HpmroQMJhY&FCYu=maJP+7>|7iJr3;e+V58e9?k@)m65Xf~7Kv9wp<$lRi&k6da{%H@-2Rrsi
bx{QX{XUQ1rtbAJ@9edO`&0j>@g3WTV^K7(;gfoij6(6>^!?;j`aE-89DlD!`H1ly&*xn(kgCP-@zb>VXt{neg8E9%*LOFqY-~Vx
(<M>nDhgUinplDu1=;=oPaSCbTeH5yUeF0VU@D-BEVi+sW0Yc0K|~Z014>m>ewe{ZCRmzwoJc>Wa;7EJCP);}Btg8PgfR^|k?49l
jdc;cl!pb9Bu-6LRW3y}fcve5H>+|Qa4y1|)CQ;lpwo@#TdYps*pPs`pB)NGx`4VjD+qHY-9V3VWO2!qM@!L{kxq6e8<TUnF>WDb
Qey#R%<JHq>6hI~|8Cd86UXy+np5hBhmVyu4JuZm*4Owmr(E63MEVETWI#LL7KZ+ZT9N3o1dO8~@2&A#hjpf}H@<6s@A1XYI(;sw
xY`+|DGJ2zBn-(iUu}yJE8pQt*c4a2J<#;(y%(`H-%jJC+DK#(R7-vOQiiptbcAf-_#lXACgV@|alGFe3y)34*Mzf<l4l2oWDh%X
m!(NN&CbkD$-*XUO;dqtTpamkka1@r(8#s|6G}EyV#<>KWfVu{McI1aqrUf~v_x{><mQz$X&jAio#F!q)DsH<#J3OkiLn;nR4;k&
)4zxHR;^suc;_@3uc;Qx)4Tf5jb3}@8rExmDW9!r_Oyu<%Oi6K%S6imO~-F9HK8*TP{fNAB7*gjg){*bA~Y*N&?OZ}!6i{sH4#L`
1tnE6QA0};G*uH(B}|bvV@^R8P>c}LkkphBWs4zH6BNk}ObJvmQ&Cb7E$Chz_8(tobCarOo@>*;<k~P@^yd@jdO(Kq_>zNhAP;U+
RFWAXXKX?r<^G6pYH3J39l;_0rX!J`XC++@HG~9u>@<OjK|_%ZRuhTBNc*Fu2*Ngfm87v$Mn9NZs{NO^%(oZwR*j^p_0IVpzwqYg
v~z5UQV?wWZ$@?<kr1nAm<mc6(i~S850iuI69hb_IzDZ~g+$>03hrcUpE#(+9%02ad6Wo9n>u0xJu6DqvJd20d}27Jfsu3_u6Kx$
#|{MydR^RE5aAU@8@v)QO*&%6vNt{Hm?V<z4t(<Yx1my9+)&K8OOS0RpU)}VFnE$?tP;M`Lq-c2*OXjK#xri=;MA4W-R0`0nsY-n
bw8(hX?C#7hm`tDr^jR>6Fgwz6D*hzA)PDi5ef*NWn$@t`6B7zL&LHoX;&9R4lap;Ud1VcQmuydn^M|UtVl9%xxf!vRnt5uik2Cm
Q(0=Dd+ACj$i&ujQ3q{2W{?F10l^xded^&+=oD-cL18>`Qcc$r1Ez#D&{__mF5t#rpEK2uF`BDlXvAV>LPA_{2s@-vKzj`V?lr%R
=@+HTkfexoK_EwRq0&~sit9|nM*HRjC3knZfdL!B{HyBOyO3D+rrC=Sm1J$MrAiea)v($;_-5^7QPg$vrK8G_V?x`S?d7)aK3TW}
^35n|F%FtlzEC-gg7v7f>um9<Th{r#wzrMmt}2+yGn%G0zh}E*Emnrmgb4&m86UfPzYA{rmTzq0*Iiwm!xGy5+;nhs#E{dr(jvyx
^7kntn9?tAdd=8sKG!AYu(mM%zL^nhSH^MWaaTyK#3!YTic<30G|%yxj@WO@rn3oG)Wu4)+K=9yU9wEx@~;R(Jid{fW-W&p?UckA
+D2M-zx`L?Yi7U0Zt|R*y+=kWU%?ufvcFqWF*HV-NvQJG*##|BuUyh-PfE#xP$Eh#CJ&i|&NL5-(d`pgM+E<~EAliMf>e+sB+G{u
U6A~+zjIuQtfWXFb*Q_*o4*4o3Fqsi7LCygt(A;Fo(xGGiOOEnJ?nZky%SV7u?uOTFMX$pFCEc1W05c;db>ErqfKc{Riw1{7@8a?
ytp#aSdPj;7x8`L1<n#;HY|$)Cl7^^pd%z#UU=}uFI0n-MB^IH3z0QLlva@C-h)d^nIcLSNy-b{q|$q4#EXGR=0Y~Y2)O}XUa+1$
Tw5|Eh1%K(@8e5aGU;SrqWYXCX%|O&={L42tx)2W;=RTQEFrCTF_#D=4bb7Rv;uq;`?kP~ut0!wo59TAzVxT)HQX(wyfClp)U)5T
$Sn%p^oxQ*&0XJ|#W}y9nS4j`N~}Mu<cNeuR+;M%O$7oK0<IsIK2NPcrJ+r?_7v6Wy=BSU7@`_N?|N2snnZ5v>e&F0<k4ORrfNhH
b3h>3K5@e;m7%G}KH9rSvb*IpISCuF8>GFKeij>Fw9CmBFmGw?42x&21)dDfG~=Qos;U%h6g9%VU736acI(r7NoQ}p^y)(35~tY%
?Vckuq|EWF&`2~|C%n=0dT60l&Qi#c=0>Do0>Xf>$sRt{dlIWuOnKcGU=Vew5?T^8Mv(9!gF;CWQQ|UOCeZhrw1Y~qdN13<SP9&f
*Qq(B4hgNJN$on?^n+Tu%Q%X@W|fWUN?s&U+S>j|<+Bi*BjSQYV>OOia^g`@2^f%?9BxDDxpCap=M{-s8Mj+UoZLxh{cV@+G<tQ^
Yxpk6!|2f%ks9J-(qs7kdAPn^s^NTPLa2zmw!Ne6t2Nn>f;o<IWu%c<#{I%l7Bq$M$dn$)|3>~WwFIvlkwhg46oMdb@6KYynP?}Q
i7ziO{tNd^P+I>b^$sM6neeo|dUlNYZw+qiZ~4LKPMV=}r&9WICYwJIh}$Wa&XGj4&&_nI9l7%8YQvA;mrRbuf~&V;Nu#uJYtFR4
_Tl}C*75U}rA3G6$d1w2*nf{qwTdAfCs8#Rap9WOvmD7@C7&E6QCO^su`|DnK*2^*!Gh-6K1?-XIR(lzNy{W!9TtR%3(-<b7J=y*
1HJDIAlO>-OgzmRl+3CY!L%|W3aM2?z_^oQx(=DV%2o6cFCp;!9aq*lq-rr&gmixmLVxAHK(o^68?gAY%+_A##;`Q9Yvt=Q@R50o
xzEP>JY{lqYC$83f?R~%5nzj7LoLpiY7tuLLhW3Nbj7eJ>b?<EiID?T;I*v!&@HcBVQQAu5s8XYw3<Mg>o=9u@Y>ItwOc|CL+KV2
cz9^3^(Vr(1cs;}+!lK5aR23dRtW}#P|pu-Al^a*_n2b|tnx4E=@`{ihdt)!jy8Wvc63GEhcYl?4z`&OnqobC9c@^QQJ-1w8Hnp<
<1r$?e6KKgogpozw_91|8a(fQj+_ikNgW+t@xR&|-`O6O$I=7~j^mT*1^7ce=ob|i4}DD}AP{9qh}&9ZQJ`oY*L%gsezjwOvr4=q
$bt?65v-?@AhRL~1VT;4A~%VtnFjKopDp>B=h*qhFFd1vO>3Vk`OKBBhXj>JI&BuPa(8`~c@}u9QJw7;pUsvY$LVaM`FzC5E1p^=
D@8<^`&J@^1jE5J^sV_ye3ioPWl9ezvH|(B4<yHr`y^3Q^~XOel%a~I$)l<Gz|k8_t+;DscQ^cG-|V@{4rk}iU?BnVr?qK57*;vm
m?Z5skmIf#w-owY7Gd!cm2%QfSSBEPRz8nwk3|-PCwPHEIF|*bXjlc9!DRNTFR$^uJ+wF`=k+@@rIv~IU2=qET!H=8;_S$<Bw)cs
gq&LFV5sH9O^tK`<LvR>p+as|_t4ulaQ0~1H)W!W4;IOcD-;wK5fHcZHOtm*G3}qny=~Gf#`K`umgMz+J?6BVN);1AeR9KEyK3px
EXazgFNy-r<XPOzOhH6ot2S*u>H9UbV-8tiFIHiNv`cEri}&5x^E#!%f$|x4k{qIbpyy+p3$*1?dpWHtD@)ex(%p9FM@@1n^C>hg
P*KTiRg#P-!)^&n^taraWxg)uBrjiSUT++pMqPSu?dv8=BT_0E0ZBn)0XQyD97u9F7{VL65?LFC?cFtbCFHh<&ZD1`JDrF<U2YHd
)1NG+h==sGHmjd6HT_^gAD?nn8*CEdAi9tHTMTK45*2<8^6Po<kMKp;eq4e>YrR07Iyp3_w0Rd6LPbOSjp80}Uk)-PL6U(wAz)<q
7iJ^^ELp(RvqkA4|2hp9?P~YfR+U<ag4IW48)jllZaCvQ)0SJTuh+ck*?xQjdTh^v8tc{|me30ws+1Na8>Hf{c<${^7PB}bBv`Ze
-L+}JI(=85C#4n_R9wR{DG_b7%3P^yR%Qy~o;f?^O%Hk1HsWP%%CEeEeJ4``rxN}sxLU65qff7yEmE%>WACiFBps8RK>HsYq3O*x
S3(jZg*fj-5!~pLnNBw*3-d7^ou9vLEf~F1hII+x;m`!p?YmWjru6$Z%vnu6xowRNV#P#UaT%wElu=IQm(nUCBG*$<xB9&)(t=z=
Z)u^NKzq>GB=BrN_EubQJ6v6iV^7mRn2ts+n_S?)f+?LWBZ;gb2FZE4ZE;(=c((2)Bvvkt_mZ#8CpE4#{Vumt%T@m77uBx|Osmmn
6YNq>g!zv+fmd;OM#52bp(u_hIikO-Q2T1Om7SkC*0h6#8&;;WsHO?y-tI_(josggROIg}j)?@^hD6d|LL<Vd{*p8_wcNkLx0})&
_g&mECvp^%s($BpX2}S*!@qpUBdRjDs$eLqjcR=VD?Rn|&h`|0O6`37=rPg9`8fRUqNYmLe|^Nsq(}*Ro?>pX3`SG%h@HwO?#U9y
Vl4BSYivtGEJ5dcyxxeZA%7>O^M0Xd)%o4>%!>!E@B6yVo>90vO(kiFR9NZ~A|auROufFA_WY;oI=jm`pX$);zWTeyCzo$GQJuVx
+ty4Iopq6Q`S+N{wLuaJEP?Sz9TZX#aw><%PZ?<NN{FOu=CPV(RC-A13cQjx1XM9{);I#nuOjuu(5$7vj7G4yx$-zi^$vwl1R*1j
I<ll(f>ZZ4w|Ng~LPc355(UQ6q^L_rtkxNqJ>5@lOE+V!D>bJ|Fcgp?Baz3_BBxX`SX%Wg4RI)vmGGblAr54rLr$^+!kGvH!3IOy
_TsSAVWCBzTPG2xq2O6Y(aeYyLC5M6h}lh>Mqb22h}9%x+^0Y1|2fts1%YdOTx-;8Sm|c4^Sr|vAT~4(Qw0o~yCWBL^{YO7Q>RY4
>P7k6@t0ilYBC~dx26?5Xr@0~;lVWwfTPOVB%oR@%eOpobVuQ4uwM90N}48xrzDC5r~-nLWy2)=4AOPp^V3|`C#&wwJ~?8DU{Z`&
tIR&udDhj7?X18)j<BjP&~KEo9?z$rYF(-Ser76im`Jb_rh%$bNQ~96d%GE=?|jQ|W=prjFAJ&4-Yw&5G2+QQ++n)Y#R?<t-ZG3L
Cxo0yHKLF;-I$92;uVUI5G<Od{f!aE67}zxxk{)!W!ntKeivDg%8VQ&N=H#u4Mf`#m{N+pCS?(mO@FG;73G0VG+rmpTuPlZMmcIQ
<3EyQM^;gg+7==!^g`;<kE?q8@XfZRWK)k=Qrpdioy~xv&r((Zzh&Q&&bn7RSTre2P2BmOg%&bQjPj_&Po*slSQlT9g~^2<#^;WS
oDNaHzx$Ay7(rb#QK%}Pz+v%f+62vH3vfZa8wgw)=P?#?h1lp*HX}M$Hn4S{D5eup?*JfR(GYSDEM6Dry95@u!MI%jxoq<HG_uw@
amg0T&}4-*ax+3x8+zw&C1W_OX%jM}yWcRC9MK~gR8m92{EodyKqc<&(z<32@ot1hs`Bx$YV&w^sqx<iHDtjVvHQ59FS!xdHFQ{;
t!ql@qU_%6;>nulZRP8wH#c__fa`x^A8V#X_v%)w3|xCynd_5_LanY_3qxMB@fumzcVZeYIbs#xv032Lt@iThRY8$GrS>3k)ipG^
ZTD~iA_i!-qq!}*Wku46kJwL@Ez#0F^25&-8Lt0ZI-G|6HzQlqvSo=Zw5mgz^DTUT88`dmM@;Ho4R));a>v(4aS<Op-xu<Emg?6B
9^6kB$Hsl{{2}^7o9SeSt1u9jR~u0@G%s3Y6CiUeCKYA-by5K!9hQBt;>a!T2sm~E8!;+Z*WO>2R(@@Ykhm%~k2g=I17+RVgab9}
9Q8-)IB~t`Q5?I6H|1N0gvjdAW|zD<swg(wcH4bwxy|I%MTV^rskXTIxq(sj>u!8o*w7yf!uFXW#Su<5<LK2*Ev4u1z1;76=bbvV
Q4~EXPAsc6LdV#ZR6$l}mJ<E;j+<q^DT5c`_*P2oJX4y`q+Nv7D>;OAnHoPG6c8a&i-vMKP*8DbaH!4vkmU2cC?}sO#fMgENWZQ*
5m6LedDCG;@brU`#3x*;ck8zGO$YI95HE~szQSwqhn0xL_nB~i=asZ)ZX#kGc}KYMAHfnmDyS@8Apbp1tcd+}W|})D*5fqMw!^)Z
J<K;{cn_}dPavjHKr7Qn1iNE*XLQ}UdTXdM*Rm&Ei+Lsy#+Rxlo8c2~4aO8nfYRAgwINp_{w{7oanTDl^b&KFAJn~mEMa8|yG0>8
ltC@EliK%AsD$-EB0<_acFt+4=^IcLer_n2$tPD|nmML;(<61|M01C8o8)VnbR~-W%5`1azk$~+pR;#Ovd>we%UCHpJY$3R<Eu3`
(M)AH^VVi71&nA$ojh*(vK9#)iLL4ft2GZZZfe_a-)o%AS+Sy|M11bJ6^lHmT{1`#kD2It5%@|3>l}|L0FV+ZT)Wm%6(+|UK6NAY
qR(Dg&5brRk`powI`gj6@!r!S&e<#ULyvrx0*9UynQ8aXi4Ac=?f@mvL%boc<+b3J##X5TU`h4)DC)L6YMTJT4b<jQx>VRzka80t
1ko)Fus=<Ybvo}UWtG{k$FqZw6wraR3}z?#{d;DUY)e3To#lY>hKEkv=DZGT!wsgk*|eVws3Jk#k5mmzLqJf**pJO4yp)HObg1Bg
VLoVZNM@-lM}B5MCRa`B=Qb9?up}bcl?jFqX!_r=(BY15oU(+3L&>R-Sn&GJe5RCFTYJ{LQlR!U6j*iHtr|+Uwxy?(M}@H}5;A@i
F;)-xP4gz*GD#OVEFOcw*^ve>ElGbu=wOTD;hL%ij6w4cXsubA7oM**gJPT5KJ!ZHT}eE*LfJEzN*N%ENRi`(^!m`P_H|}Nirw5`
iqO!~QeI$fKQ>FN|K)6p^>pHM=E;mTyZC=T@;j<5QdP7RQnD$=R1{bX0Z$J{4Yzp1th1~-VOizn)M;RfAc`vvhDWYk6%k0bDBDFC
h?x_AV<?B%P(jF?$mC)t8!Sr1N_)OKz{S;L^|l$Jku$drnNZUQ;)WSPGuL=;b+I0IL1HO6v=UBSs5TH=O_8ZXgHJkFWHMTg5IsuR
LyVYzJ~0}CTU9^^sRXQ``oIn}<vLP*b%$i!&W9itw>Nqnd=LvL0}+YaJt`VG$3#?nLA6KYl2u|2+doApk{fqR2#oq6d~ac?TI;=G
h;fq0$}I*)<=k4p!BQ1nQDTrwzZZAD8qm{TnwokOZoOGo-pRdLSxr;IR}iRvgv7+7e1X^=H!dNFgFRYkWKhPI$iz!XuJxQVJQ*y~
GjS-ikVxx%czG@S(BFyPf@KGedKxINQ?)~S<8CGIoALeO{|F2rGzSB<k<}9Sc!M2g1To=HiS2n5;&2rpmi*lpLVn~ucyDIxsosB9
97mrQD@J-vIFnsbAj)C%lq9GmiWt~87Ppbxxf9LPoP<{};`mZGAy9kMRN5T4CFc<b(L~_LC6gm1hf_2zz6_@HW<Lz}_bQ+)QBo~R
#IVN*%=zzx?ORSsMG%X+udIN?UO@=Ko0a{Ko^HaaZe@#8$uSmb)x$q5E+(>w`kAD~XYaJu>TYJKV85>~e=2`<yWj6~b4~F%BB{xS
$hzp>cUe}J=3=Pg-|)iYyS-}=%TEnKeQzM0^H9Q;ABN#^^=^XhC<#@6!8AluWmIF^2zVr$_jz?!l`~JnchBFy_qyRl`?8tq^<gSV
8+xl~8o#Ks-|ow^@+cr@1v{ZR(by7r@yV`rKFew#W8eEB&R@|-NUX+iKm(BT!v2?}n@;k|sek*doOV6`Wh<Q&?%pA-^LX)_zm}J2
-sE2!d$M@FGsMt&ud?fpgf{m1JTBF&+HqpYnAJNrpd~`I-ZZgRD0TB5u5Cp`N86KM?84UlGd%KZt;mO>VB+X%X+*-0P5xD_?N5-4
!B<R3(JuoRve#IMf!nDJ$Hn(w+ZnZA91cUD;k>lBC!cr+@^zuD=mhal+a|`f*TQI92U|8ykkq<}=HjR9<x$u8@&Yql?<%Sw3qR!g
>*-n2^!63Rgb08)lt^O;P~sSRwB=gOodtA{fj5B&LM-G2Y(Sw8RZhA;-&I0#x!v9tT$d(^oVTcnoYl~cYYsb1JD-L(@rkuw-^ppU
Rya?Ojvp4Y`tA2?4`WA1{f_@O&(K{W+WZ$+Q=cs&;+`?IlN?pZB7S$85_{fVFPy$O<HLMt1g<c65q&Ps*uNTS<BPScaxxz;;a9}l
Y{$X^%Bt2N*)~qjoQ%C*2!hK@yPF>Kay>&DR=a5R3fsSRP<eN~Vbps)TR(Lcs|0J_fUXrpr-*0%L{7YBHm$f%8);-jYJlf*{|HsW
4vZ1R<lN>hTM0)c>W4DtzZvVWnhcZyt#TeW^sPNqe%!RZcGsY=fyTAO){A2VRDx_q)ty^TssD;}_s(~9`%wOzqV1P-JTq0Jm~yo~
WH}IuwGksv$49xbVnu_PcB`qv(%6zmUiAg{#~Wu#y5-3FniW@-i)zF*CA_SJ*(ARm(7Y`OyW!abV#ty~5Jp95jn;l>_*!hm#a$$p
%|MDN7^3}QXz;zLv>|wA{W~M;Brj7gtp|qw7S&98LQ8JZ6JAyP+}E}~I<--8Z4DJa_p&T`DZlm1c!gu<dGd$j-H#iz&o@jy9RoZq
)yzad*YNcxSEy?~rCP7)gqgd7BKnj1vaIyWLQxu<zgTe+Hj?)LDX>IMB(bD?f7RYus!?|n{3DjRyAeCqvWT-7Yvq=Ng=`Hdg}D7I
F;z8IPp9hIzMWFu=Z~{$%T2)gPKO8cq&Bhw(Y$gqp&tK&91jcDJ(2=|iOKy&ATCySCWQ}b6X{r>)VmXsAlS#kw0IXetu%=8?#!ME
DvQF39N2J9tGg$|m#1DY4g0!o1Z23_x5BVJo$I*z4Nj1Q`K`fq&Gs&J;D^~6YLB{1em**!&d8M{2<<pLk8k%XyX@6Gx$ia43xVx>
8Mi*n#C%1tZ5M8BD}3uy{trE7PUH8Ybjfb#zU0isMkA%HXUN@rTkqO3M}=<x9mF|05=54ES{DnByUdhOHjiz-P32Dg`N-EkbmQ^*
v#5X^L0#?lzSN4%a=^ip*x^c2qf-#i<9=9k-<S$d+{$-;K=i&VMi(MWP`Mrf#oXNwtM@I=we@>CZ~#!V0)Em@;BhE*Q|J0{^=P&E
GnN{~%X1ue(>HDnf0kYk6Hjnw@lec$Zbg?2j7Dkd#L_fDB}hl*_su3r`R=VEgqk(iwvf(3QXR|11bMeVmT|jFq-$L%wM?}8jHD{t
xRH)RL;Q0l2@Q!v(A3L>Xq=gu*0S%yry5=!;N8ZX{`g(>0x0q(#)E0gP`c}-?CNQol3(egi1$aL<v(dX*{EuJ<+V^t7`BvdRws7!
yk=vu3v~DS{lVy=z0J{YuXv^N?^yo4>?O365frjZ=YYa+v8Wu17>r74suH3o0)Wyaq4P>1s6e4aGC^GQVUo0fQh*fF1t5W_1u_9#
gmP2^QPQz~`@P<Vfo+u&GP&`lX_`;{KlIy9iz~guWT*<HMl6a7Be80#JAZ-AKr1$w#g1BrnT$1TQEvB!;Lp&OeFls6Q)hB*go-~T
v1H69`5{6?A895NoJ6@;`67@=V#P^P?FHoO*;O_*yR>FA!1La$S}L5qIVbv$B8ahXkX2BMUS2gwlEO_56q&642C$k!(h5Eo*1x?P
(bSs$lJfaFyuf1KwJxmaMv*#^^Un)}Gb*Lw=+T5FIrwz72oIukhMW!_I_aq6f9kSZLP)hqnAp|%c{t^_`E8^mBmze6f3<sD*ISp;
v5)It?NK8W>uqxf+5^x~zaZ(fe3_sQMM$GW?Rbc&*67J1+UWRM!5a~=9cjE96>r1kiuyHrM)uyG5dCc8<{LJR=LB9GM?hI+@I(_T
loIJuk41S@(&$f0w4w8FSZJEuNb22eMqGR1<Wh#N5VaxViTYA6cc#`?H+#Iq%ZebT8hT={X~eTwCc59PyTz1rdg&!Ko^g=hqSP))
xoACQ6k*DD`N*Hmm+gIdMtJqSLDZ3=79!+!aH+*SC)9D~6bkU1lK*98g21f_F+Y;gTDy(LaX}-P>%TuN#p35QxMJ1yo9ka(-&^aP
ga&OO)Y^yg3SPE)*AH`E)}?LOB8xl4w4I3~)asbM$r##Pz$CR2(7|L`I`Ilqp5+JxHrhGGHN_^Fh!0*6g^Xxon|HYo2^7TJHJkNX
>x-RPbB?%iJ}@aExhL^Y;%>0^yjj-3;;9T`!*stbJT=tEzac00A65V<1tcg4sr8?v|J&yQ{@=^;{YN9R+irZ<@_#n|ob~=}4k-T}
K>d!1{~xxFSO_Gr|M|-U?B2A`>|5H^z+uRKBl02SBJKhNfB4n?U$A18(0<`xKK0`s95M3p^l|2?=zZkoVw&RDwkFrT#a}ZMbF***
<D+?cJO@rb-r-%4@Nc6F<s<0%DY|f;pEqC0-A(nQ{-F7#K5sA^z;CWgv|h{70SOQ6J|3&Kclnynf3f_0>BrIce-6Lm@71jt{Y1G%
e(3u*Qe_PS+8__gTks*!TDbSqPJA8Xrd}SPAm@=s>+wzx?-EJoLM`3+55qw-&~*j)4~HWWT0e7>k^yv;tnN)d8IvIENJ6LrV7<Ov
*ju`Km!P%*pyPN*ak3qD8@J=Kpw8hI&G_R-bCX+zHwzCFtg9=;SVf8C`K{`zu{_UqtBvbn#cJduJ)B9GZYtKnS6?MFTAy5+%1^lp
@wyh&;Ds?#+PptT8RI)oM|zj9i|M(!cuE-86pgCxm-+jCkK*FA)BPj;0jr-T&Upgk(*Xea;py#2KJ(KY1pWT*_q@C1#rp}@7eb#u
oWNe0(E+g&app+liQn>)tnbgJvW!8L&3N;dueUB7?QMIOtPANtJLv-JQU^Qfh_jx1UR!#q`c0^H0#3>E%u|e|rhXN*IF>f~h~=mk
r>Vlwp=}&J5Lu-9s}ai9kz{QYy@_fHISyopsu(n9e_8gA37{k9<4NEA$NJ^CV+CvcvOFtMUMMagrtUpogVlcjV+(8!D!X&UU3)X9
v*I*sx1e6`&Q=WRryorpt!cw=ZE>YtkE8MUW7F7w$>4upG2^c;w(#(+jZUfA$8o{akIF>rYg?=wL0HVL`gb_4;P!;^nD2by4qmPJ
PlwaJvXS@E^n{lqP8oAePS?){x2jrjBnNjR2Olj3DA3|`{2hZ0yHsiaUk-%gHuxc4?*5yLb(`??|3{}iNB_EQA2$4aIpbbm?jf9y
@m`_bALYM?4qi>9yZgLnztP(GzdYss&e!zcIz8oUdMiF5pUGF%XQg}`1;>3a5^G(n5KflbzN^~a>w37r^`4_%3v*3qG#Xia)#GZe
IMOIYarfXorS1~l(Ye>(M0@Fd7g@RsW3kBwYpwLh18-o`k)S0}y&hxo(@G6LR`NAV?(ZHpud|=0-}UU|`VBbO{0yD}4WYjqX5K0O
RQf4DPwLV%y+8Z@8`hrBN5k|`cSp;oqW*a&*X+Re;*aZL+*{z{+<X4|Fao4Crmh4L$K%6+`E{U(q$m%gxPRZIjwo_@{qd=^-NC2M
`U>4w<enY(;mUN=!kn*7x0=&R(`XhuSPBkfPTH@&-M0(E^lq6NYBRKO!6MzhVb7<G>)T(e_9!?RuQCTI<I22mDC>Vd`gHJ+GrHDP
J~!RZE*Pj)2B37Fy|cABKDZ}bkFI0?D$*|m!ha$lYC(7Z>6!&Uw4=`&xJKg1g@C~(NOA~>EQm+4c^~~MpFN7TzP?u$Iy-VM8R6N-
mZ%{_JEbx$SE%lRtY2t4fI$G)jLv+Yw%DOEg4b7a0Vy&Bv9J;SiJk|7V2610K7>%?lZxQR?12PQUC0}4A(`S$h=6l41PH<$BMR|N
I6gGw@7HuvgU``y*-KMhdYu!4Rn*{I7DO=Z=XuYE_<hrE?!K=ca-SN$P)I}V@^2UGNHb1P?zVKhZ}I(KS{W@u%};U_A94b~{{m&)
Sb-kJ%Y6UA`F*R*j}kZnD)CJ_>EHVQBkSkGf3_VkZVT#|^k$f#J+Wgcp1m4ic}V+u=Q<6!c=~#H=sXYh`A46phoTp=x0hjE#>WS3
wEd!<o!IstN1*t9j~<>r?q0z*UXZNky-%Q&DDB#Y1lCcU)89U-H>K~Q&M4<+eRYc3{4IT^j@dsQ7Ksk+YMsEVFB``yg38@c`F>Y(
@?pLzqv6|n_m{cq;Hq~eh@+U>{3+pGEvtokVd9D2OYnCb6+_&(AcrtszWVj3o;bHv98VsQ;@jEZE1XP-s(jvQ7U%X-lVwF-Qt{TB
%W|IA`m6Kp8pXjKHJ)&c<$mX<zj+wm_kqt?1@zlEjuz_U&}7pZ<8bW*66S&pDPJ7Vh00j3jozlw1#D77;rhJYkxI9rew^KAMGY#c
g0ibzvam3z-s$d-_>o3_ykch*t#sBT(!*DIu4h^9rxSR&ax*Tt>x^q^i-YC-7Id{=0>Iq;Z(=PqhwgbIPu~IuUfgM)J~iZK)j}s+
^|R1Wwfg5fR>YU&_9B8|%^W|8K)Eymy`s>KcGuPIo%ObdPhUE}GMzmCNf^GQe!57k+lOh6ckf8RpTYeSI#BgPi3CJAeARch>Y_ET
uZ2#=#!>Nn#+9HZ$F!>VY9^+G(+a!J!Y(YEeH3QuMW!5}i5HQHl4llofx`&BX7_pDBT9gU>uu+uob3^D<wx9(LC>huhSaA#%_ol?
EsAYO{1Py<&LAs)ga7Vv>*jDlS$*G^v&t_P+18a&%KW8Qsi8YA{{DT&bzRY>^%%~Y?aGniuDH*)e*S0WttQ)D1KfJ@iOSf$>}>Du
d+XTzk#px6`L)!!t!4XmsL&d}F8kP5(s}~^Si4ea`erR1P;!ldgrxMMl%>%ya9%=<P{E%mql+oLz;{2e(fK>?hc@%(GZT2@#{U}E
=HwOc<Ewl<Jayi{(HQ5uLp|Tt9)v^$AF33wX{z~1@S@5}jrsci`KJX<`8a<X+LQi{{s$5&y9k47$HtiXZ*J^d)2FA)ZZS%pogcme
ml|(5IyWuH+3>8tv=R4q(Z}Dn;rT%5!0-+(-p|-+B!9#Eg~#+W{v%)h@A~%tSs&DYr^l$kjuG=8Ej>Ns(mbc9r60O#erZSD>+phL
OgZ0_kYJHuB(mEY%_PLodu2MI8pTagNso`KNE%<(?dgwr9pnIj{~z$u^-jS6-^_nUd$Ij%)%}TLD&RRQp0WZ;26M(Ah?5;5{pedx
Wl}8Iz{xefI`saS_xZ6YKXx5u`cU8cLw(EpwCAYn9_4@@EB6GDORE+CBFFrhpOY|w8wifyqYN;?36uXnxGgflAKc|Xq6U&cA&v$K
RJ#fwMHnQ9=ps)L;FvKYZ+#Nk)vBx6rCdJ~RK?D{4f`{ttr`DNuMBj2Fli`o|E#;g58Q{-{t-hquGH{!<5`i*L%05)`GM!lGYlD)
_LnknS;E1JC9fjhjeGkSG3Z^#7Y}5hVyK(o=Lzg}j=cSm`G!3d-5_u_=ipvycX=dpFbdN6iFr*EGnZPhPtQNi5wc{Hi3l*}DC|pY
5$nu6ZWM>$Al6~zw3)bV^5k{Lr!7VziJDIXw;m~7UiDzHsOks#h>k43o3geBuN#Jd9ET~u>dH0vBwv}~q75XHR@Ta&nIlqkXOGqr
v8qEoM^Zt7HSKX=A`G%_P5qs3j{7!@4aNN~>{x+B#DQ7f)?bo+LGB{{uww`!Kf#n<))8d-l%z!pB@|0-aOXEMFMQyO9%&s;!}>I8
3cjVkap36Ju>PZi1R=sBuu3c7IWpisI2EWTBW}Ry4WSpT%e%opB9Z6<?w7~GA_+~!Ls-{Sq$2nVHFrp+Vhdz0<KB@mwJI=~-ODjn
VS1ozr9*&(U5^jY5%7BeI@>jX>9<7a{saFV4*MtPZQQi2oqXP3<e~&vCMvYh?EW_jx{?oG{n1sc5%Qdu$Q%U$7Y%SJTBtmZz}hlJ
qam$zU!d(v@}eIde(Uo_<5qAp68e4~sle9sY~IanAH=IwPinQs=%0!7i;ZOi;$S#N%fz_g5^nH1z12r_3IgmOnAeC0&(#D*9d?K>
w6}$z_#YTt!kOtMJ8eY~twmAG4(wiPm{ZB$)#PzoRbjT;Kk|2{Q%h>=a`mfJUTnX{(R{m}>S5iwt(Mgl*R;A<8tGfS=i%S!-got!
CbYHaTe~<{(1eml4JtZ`eFuX*4B;4N#umCtdAAK4wW`tR+$~tENpC+hG3;Kx0%n6_GjhHDv#2v=l)VSkIvrUkNZ6WSLq=mnQ8N`m
P@69Ml?C+@?G$%SRzcCxT?D$r;(SD7pMmh7p`!Y=9{KohwrM?DdTSP?w!PDYL|MXFqgjWMgq`y<5=#XW$io66w>oj#L(9I6TaR3#
LBkP(TFAI~gg6Em;RQh8(%c0vZle;89uIZ!1?rCnl76<j4<%jtJcOI??Q^ts*LA;~>g#z8WT>GPPcA*By^uQi@(@e#B8TZUX%wCC
CVpQ(H)J7e%`>j+pgx3EA0D44JRc@#-vsRRy0q;I9;UWCL)vii<NX=ZYV`IoNR;>kMc+f|X<m5-gQpQna$pJ}GbA|!<+5l8W=S@W
#;u()Iux803-TABM?6<;Kbzm*!y<}rQxfxN;J9`k?=*Tl5CPHo3^-Y@0z&L&SLI!2ZS59Dw33@5FIruQpf%iNP!4TTN|RHtxYP-}
d_y{40s3Ukz6D;0^X)tvbo-(_4WE@i29{+}p+JtTzpJPeXO=!IP>6nl4?_VH;@P8COQj;z8|$D*G(z>j(kW=7@&1H_l0$>TqA?KG
=z$_6w`$E{!Jz6L@RFAHy0~|p4<PjVzw7yf_LyPze~5muRribggT%xS;*0rA6D{=rhHi8`#smNd^@IeHf$5`9<l<qjKH>di8AyW)
Fg?g~^6JChcONXEhdu0}>K+DEVajr+P7h>h{(AawE~jUlg!w<+?SULVp@$>gltDfy9wG}pmVJJb{<6MEf7|G1-mJsA@;p6==8nsz
3%z&L9fc9Vsn|dKBMjRGNNYPE@k65xdNdm5h@xaZX{efmKT)&jB=y1d`quv(eFL*+gh8`735nI5qRT#L5BrZ~_n-O^_U(it%t7|^
?y$osbc93MD+!mG8$Gn^RSiJm{30Tz-sK+3GT1M!qE~C6jz*5+(It5JyrooTP)&`i9u(+cu$|j&SSpCD7&cL9J;-Wd`mZ7pHxKRj
&S-vfBREKtQTV!3(CPU!i(`kezKzZae#Z>Xb1A`T^n>{aK9IVUvq%3R4bKAj26gse!tn78I&;j}SosL<9oEAz)tKbju$UlWq*`Hw
iU$EVBfOLfbuL8(Dha5mYy;UPHFn7*uG;kiUVH|QCi$@YDsvvlW@^J|bz#B`^LXj#8*C!>T?kV}J-d4B(XbDlrMN3M9bAr@%h|tn
ezpf(kFiv}ee$0lh@TUE(D^Abuuft^fO5K<r6*isS|bl0t2mvfPSANC>_?p6q*vmEUecrT2}Z&dm<^#L)pcTr%hfnwnfU6?$PD|^
emxY~4*`MjMrNj`AkZo^&zRl7lAMilH(n#;7<HFKhccF@Ywv_Y^Jp4LGq6x>zo(>qP3}BN=*t7m4&G~Yb)8HouZ&>3FzPg%8+m6I
rl)w$^M9bp(CZ7>IXL-`eCQDmP`ClGM=A4Zehz&L%|hyh>zqC*5b>|aklu<)#Ec*6y&OLh8ao7;DbKo}$HVy8P|seRFP{7O$eImw
D$R0S9U)#Vz2M1djAG{LO@{<&VC4ON9v$;&Ztl~lFKbr)p?!Kn`Qhvqwmr~7$X7(N2eVcoU3JKK?9hEvGo-YBE22<lVeH_H^jYol
v>87*Ng^6F&yPIUx#8iKr(|_BY$~oqy^@?dh9-_5XdO(3j*l8u7%>y?%03SE3%4FvGId9=HZ_5QQ=pw`-a633waQ1>Wq9$kX8iGG
P6vZ`Q-Yki_Blb<f}E_|yNGur(5c#n3lQc`XM_<$T0MB}XXwMe_aRg#H+<%>oKcLKu*pzqqhr=uAUseTj82eh;c?n%k&)>Mv!jvn
v+sqhi2iQOqLBMO-n|}9p-i-J*3A6`h=iFx$3C0k1agTV%>(^pJSF0!=8*Xuyhy;x3k?sIM}eY*V1USW-m}&L;&w@+(qR(<nbmn`
1=y8=u^T;9`x+nSV=Z@;LKU<#iV>EREto$2=C#=mEh&)GNRMo3!X^fb6q(q!0K952)2!^~`etTSYTy_`sRYL3UJI8Ih!qO2-YjSG
sq!y3J??^iET4j0`iubh6xFc^kWH5z-k5?5AP&%(JL50QB`z&Tw0*2edvr>SvhH#FOIh~0D^>PLvHps^a+Tk=u-mnIk8$tgLvG9=
vUafU&g{l%<2rk!Jzbq0w)L6REyJYoI0nXp4*xSS63TQ$W^O%6?9W3WEKt_69*@Fnyr$2q@;NqBvN|!^GG?<PeXb8$9m(Cf+-3>g
U1|K65=-s)Vb^_E*;zV`A%go}ffBO@dn}L8@e0+YZt`jsZt%g24gg!l+5p%H&jLs@<M#W_e6fZkFG#($r_l$pbT`9C9}RMq&z|Ln
;(VToe&YF@uZV|^uKTM5XAYU*_?QqQerXWWJN99C9lQAlW=zenSg1|JVVX!{DrhttLuM1KeXd8u{2Ve5)rh{|RPWR;JTi4{W%}1M
GUf^NrZWhox09~n0#ygds5nDap)|j8Z5QqIFjW5M(V6hq0mj;ZG|-*R$mt*Ef<1*KR>NFN%sQ7{@-7<HM*bR}-QB!QfX>Xtau0!6
dHl7I(lAE|#lF?630kGwtxGyb6^kyZjUE>gl!ey+_#Si-b6vT^w^aJwBGXN^WRhm^ifW*v-RcG7q^p7^-DAQ&Je63ED{~qMkb1n^
qgvG-meJ9!8ZD}wa_v^Sm|F;!dg!$}=evl?Ml7L2W@P0qvw6G@@xN?*+NoX<(HClQ5Z*)M?2`lNrdh(7{8@D?qO@5nXo(u#J{+cC
iy!Ka#O>Isu9_!<l7)`{MK+_$Cg$~#4vJm-9GsdvJkG>Mc29q<-5m44=@GUqGeL8_%W0%Zvd@5{+bdOjuLq3$ouFtMg3;Ac`68~0
hz@w_W2?_}|93}vv-c>vTl4#)KA2gfM}S^Zu^(%rkDNVbO%Pq7-8}Ep_|MMlV#DTGo<jK|9dAA$#Ly+Jfml@Vox8Ofk6k@Ii)ltS
Z7a&i;C4L`KS)`gn4$IE+WpdJIg8s56KUXZlnvu7@8iki&JqU`#Awvea1MrT#}WsgL|=IctWYEThaxR~KQfQSb@@ZwOY6b2$Y?^N
$@scRUFDv%Iv|<y&9)3kG&5-MXg>dw`|$b8J}T_2{0zeAKLvJ5V>v6?_WAr>ujJTfNI`iZzdBx+@6&%?Vl}6&X4^T_PFk-DRdxt#
^?e$O2DE&U`My=PQJ5;3vE2zX!jI<0+>KkZ#xl_&8XX9|QIxkVf&5PY74f{OU6tJZMfXSMd^1`Ek1eX|?D)}ziy!6<?8FQ+<_&Dw
5<K0mm12I*`Z{i~H~UthRbDXGP;mfDaf^aCFWqKvJO-(X1(oTuP(#Agvjpxh9~HCY*XFAW@?n_R%chGZ6n?%B+z8H;1Br9V@O@M%
?>O4V)y$=BrhD(lbxH3ZxO_i|zcK)3>O4i++r5x3y7Pyxhj{6Mh>=7CtVa@43?Q`%XY6&4Vn2EOAq{x$dE3h9DvaKY5O|{zX0Qs<
D)5jV4Vb8jIJSH8JqO7>r=e%Ck+ZYcC&|O(CZBVk2R9Y%f|9B$Msj5QPad`Be9yS*YfLQY_Ek@wj?<B0slUp9^S0Mb->~Ma#s;C-
D4kPX1i<(cSxomG_NcA6X;-voUT~mcY4-(WEA~dKw0IRBEbF(>Y}Ha}m%ZoIA~B6VJa_K+!#w!%rpnW^$>mi`V??9gp3T%c89w41
XFH)YXJUo-9&{@?bHvQ=fC`PsGX;VM8U{5dI0qtvp(i&mFm!AmK^LldXL?hq7X`7_M`a0_;D;>o$(hG7_dVSLhoUp0ES$WPgd9sF
#$sZ3>!9Fy996-OgN7ka%yqtCHg(}T8Ppec^@M@Uaq611>Ilm~VhL+{?7>FYcx*JlA}D>tOgoZr69a&1p06CX&akB((D*z2r;oUk
J<lg?wEbY284FFb>mLwB?%f&s2L2~ND$7Jhh4Grpqsp_f)ubv#<KyqG^371VO(c5+)kT!38QM2gbWrVAZ%5MwjNv*SLucp7o;=?S
7P7vr$(a83dROm-qtBF$E;~YNaAKof!<VrecZ3TtB5TEW<dr_86~WK1&2SW*149j6h$3mRpQabZ`<I@D>!FikXq71MLGp$0Xg@SL
gm#?X@bn&IlA9+6b#?MQ=X5sh!}FSU^dR7Vl*Ra;n2!QJ&9kweTdu+q5}SvkthNp3x-ou(9DBka1D|EeUghNQCd849cbexp`u5&!
I#oej;$Rw{jOOtJM|2L#brzB14`XLJ$B$aNCoN)!6KXaHaftRZ$cThY_8#@H+UjebKM&~F9nJfhi0eGmHJ&Q7;5^r?=-|y!{2Kl{
13_nEq!A}GCj5OAE4(|4BJ=P#;4$_Zyg`}~^M`XDC7PYWU5{n+4RA990&FsMyo5#V9{#}d)jINn`Er~WmDpJ%6LPDGdl6V9gDXZH
sJ4|aUvbkzMH6!Fx5q)n#22$H1Md#bPrNKRiNTsI>j8fGseqH_G!zBHexGi?#ecbMhM@9fG6&(0r}p|A{eSu0|6n?REEBcvnPP?5
e51Qdv^AlsS!gHKFj3a73<OBVO=}EU5dr1GGu^%f6p_Vfa*egT?YRSw*KyHhVj2u{i4Fk>$~jH7wi8K@(C&H4Z6=ZezYf!YWW^NU
lMFpJPXsr2`X%M<Id|)&z`$Ugyb<5~vlLD3V_1p)dH=t!-PRZXjPgUVC+_=4`~P#(fDIv;w&_syEJpt}I}iRgv!~$%l1U_#QB;c<
sPt%v2r8nlqv+TNU|0eHV8kEn+dluZj;a`XH1np?!><eQB42_ZU4<giU&?G+p^HP_gcv{qZD@d`sGseV{rozIABlGX(L22U&APYj
`or%k4+uDzjo{$p7G-q@BR;MiKbki5^$0HNtNjolZXOd~DL}~QAh{HjV+|DzN>`>CjT*qM5)?$UF)pOY4MdkVRWKst6g~wv-xHKv
yC^EA>63U&F5Bb+$OwcfNPy(58Vq1fu>)w?h>&&-g3xGYq@<xXI<ORQy+`HzosV$QPiXww-*PzBxx#8adHRom`!s4#bnqQq&U9j#
!}1yEU6}HOdPknaXZ@d;6?M&X%~%A}O*Go(_F`{eW_7X8_u;%y)94la*X^1D9Hzim8jsDR5M+f=ToX9JyqHm10vL1@On@;)Nx;-N
n<N=*J1scmAUMv+X~4M30^v=!Y1H9}4v40xeT)DZGX%vd8Xydms$ig|f}&ueCV~Z$34x?(njl&jWGJASVq}4mMp8mafg+lkG9e*T
Yu+k{^i2#%t3apBiFsIyeNr3<A7>z|gILn(omdnk=wI(9AOa$h>jOe;x{%*limUn`1IP~l-y`VzoH~=wpzKlnqyw4j+4Kl=JzvA!
<R8LHDL|y8qt5_jjRLfQGzvtGD$>M*0zwnO*bZ~zqAH3duurJAWR@lFK82Epf0JC@Fq3>R&}%Y$y%$e!9kWKkJzrx0&>oULf<V+D
RV*5dC{xUM`JLR}Gcf@*Ai0mjJ<#k3(2Rg7&Uf{_E*GkG<hfqUF2;`vNOWWa`miCtmxaI&SFh9a+k74rI~mn%)APeHG(DF7l=`3G
&Bu8>117@)u`Mf9iZ+&@pgBq}cTAYrpqom?BDxRe&g29;D`e|FUvCph@sddk#Oc{7lcTPq2O;FX?MElQE=Sw}4Nf6t(>CN@$Oe!!
ApwAqns4j-`##GF^7H<O*Pvq{TBQ{?6uX(M-@jYR^xq?FR)c5Ni^*WO!Wu#*p~3V(_4+{J=5~;D2jz3~++QK1dpE5)7_p2G+>owW
D2Xv8#FW~#6K69p*_<74{udnP7U7UpCrm0jB)`oAy7IRE9bZ=HNm&XqO}7G>omL-@-wvn{haNsCcn^t}ggphI`rXKE7AFQU%oZE#
c`UUHhO_kbc(IRnXs%PMSchA<dwhrA58zi^=sw~q$rObW)kHBQ6EJXD!{?dv;Xd{N=J*}|VpW(@v8{-UlwtxPE^-<Pd3PLetewCR
T?2z8Z;n7|OJOj{5!+|)$3w88aJ@Z{DL@SY5Cs)V51~av_yFx9^c4FLQ3mN%6iX6=L0^1h6-HJVkp$EYP!F=K6d9rt7o`6qKWD-8
Ihr}kF*Twa(S?D#9z2F)|9-byVx)yaG}_sygt9k-1c7Fmn{+(b^fUd(I=z^NsNrY|*2^7P_qchp&Q^9>DtNSuq&k$Nb;ez0i1`i0
WbWas5Fu9KqQuoTnL|io8{5_!-uIyzw{6h!mWW!kR90M#c2xiub-iV5<C@qC^$uRdDYET1X#m9~YsY=CedD0NUe_Oo)pZ?r-g8!O
0%rq;8z!XiQcj^aKi{GRI4?0caEDkPN+r4M`d^&+gTOvx;~X0|%J^sLxc9(1!_s+VZg5Zb3Zxa-&0(>1mTi(?p98wX47<B;r-^B*
1x%1u1uZNC&8+Q~AYS+UOC@>+2V6>!L+?X5M3M?j>}Ze>kfJ>Q*V@Y@()Y*~1awXphKU{=W33V8+#jky)SyxZpdGOC@7w#jLY&`^
QZtqI!``ADI&SyA&NGqEu2$d>m%H2;p3x;aG3<`NjGGCayaw84zB<g1vF|&#chqHX=>bnMDhGdC>-zf74*!Uc|I{d~NUXpNBT^+5
6p)BNFn9O&^Dy7l;2x>vWV8fJKoqngN`yryQZ!Pr3NZ*23rNILslo?W)`+*C-g7?4FZ-X~ahDq@ksh+nGX*0N2o&Ui6;Mi&5E(f+
4Ff=brm9*^Wa}=uH6S$5XxlkdA^s8u#1ym*3ABm1E}@{v7@W*nDOQA`qLUy>3JirtmE3{Ua?DkrWgyrrWhf+ql*1gz3KWQP;ba~H
bf=LM+nHAofnjrnsVE~1pQo}5;q$<~Js6PLb`j1)Q5Ztjl|c*}cEDuVH_75zl8`8<DWQUDs*(yy2BL-_iKw8|QZ$)FRTUEvR8U1!
Qc{!?L@rk$mjsekwvf|=RM~M>8Z?F%V>!x>!sQi0)C-gqDmYEn?jCaxi01+<)4m&!A)*x=m)MW(R~^q^!CLtGv(<iZ)b{?HX2#Cz
7=-<~CUAy|HI-`L*_po7Ypo$i@_vsbHRlc-bvQGePCTv>qfSIn6;20uDyZcxMj|%Z_tz0&L@gCh5L5z-6MKXJ)(G_a{65w}x(4*H
`Aa|z0L%$Wg7gnDGY=uO6-mG4ZiQ!-W)MGC-(w;_*{#@a{3qI<{O{+woO#Y>=5`-1)yxb&wfRSy`=3ez{kh22;q3VQ{&Ui)tia3R
d&J^AIo++ehsqV(^m!J9U!G5aDa0ixYINK8n5txp$`cp`xzndm-3$eX1_UQaK<SXEp{WGPHX#Qhl}ZCrZvZ-|J0l@orP>go-f|Jh
e{`=YLrFG5u;Ho3Qr)eMGbUQBJH5Gz1~TfVVUeXJA{P(!mq!RNQEMUJ`ls#WbD`b$E{HnB_r}8jq8oo;ainOVHZvh;LQj_+6S(Gf
bNM{HI|)5M%^bz;6c6!%45XL>NeL(lq79HmP!^j3VN)n%L=52#3Uzc;`GMRvmSQ5Qpc<A=7;*q{BpOs0CZZY?MUbfipl?ddWkACz
BM*;f<RBd6l20V}0+6D5Q8Ipn)1b7iT6W=tabIF;AdJ$W6u0c5hk@!k=v20ahhNRx`&6eudj)-(?@5yeQ8#ZK&%-!282meoHGqxj
1Fzm$1b)3_)Y7F5^cyH>4>>-G)EkMw29Z)s$Zs1YvpH`2W?qF5LZrdpDEQ1I`h^&>Yd>~pqvCmedM?}h<1|lyTj6pNdr=vLaua6=
Alljv9z78c!9#(9Bi-bm#=ta)P=yL;IiQL3aEbfFt7Z`g@Kj$oK0Use;p&9%dXwjbiXM7jS?wqC%o91G*`x48kJ|mG3Cm+6ZFJ~u
%sL5-Sm)^H%;s=@eiVHkl2V8QD5fHonvw}(BpOj5fIWxpMN9**yzeyw`IG62Vj>voGs;6jG=x~i08*GuG|a98n1m4>x9y0qpl4-y
Br0i{i7=BQfTn^OfT>uvp%fGqg9H{?V3yu|J+zeYKF`;Oj$PZv`vfv-lo)Qp<)kIGWEMq<<tZkR#y@$uG$z`XQ5I}dF>Od#?yZW@
DQZVZVp_%$sI7|6<Nb#YZqT!^^VjCFC-27_b)h=qC@LVK2@^<(K}e%D01#e$7tVG43#08f55^f`m<c3LV2|%vbL$9Bhd>>>D?bLS
Em$4679tDav*dGM72|Wv6(=i`aH;NwDkuVigrq?E$!QNHA8dKgd;8!z`g{Jq?SpSRMiA<K2Va-2KON=BP9zUk&U#jWuMHhQ8kwky
XKcbyC@Bg`QWe_UG%mu99N|LFD#(M9Dp-<=Acra?A*?7OipgbgsgiAIEwP=pAwY?uyZu?Kjquc%(JPD$BqQ_ujcH&c5|B0_k|F{k
kx7-M11umg5apOlKzh9@74~)*6!7`-v$P50_#4w*r(t)J6&q-x#Uh}hM8ryN&D|RWgV^LaI%}Jave_*kp6$n%{5|7vk3de!d7>m0
ia)<}l5p;Y6~w~lFmw5-hz3nVFvPM!C771WB_A>Cdy;URbCmW5b;j!x>-6864gMr#?K`gz8unX}x(6)9;e|3zhT2bk?&{&w&jXp;
pMsh@m&$`ako_@7;RY~^<S4@d(ml}iK`IrJq%ZqS#A1C=?NPKdEX2tWev^%dY<A12@AK7py!@B%k==J6JdwyU6c?B6An7WzY_Wid
1uYg;iXt~T_lA?;tJ;W<%0vi0X&zl+Y=ZT2^cb6%?rqj@%aFY$s0vybY8s#-2kwI=edJ@AlT=9&OF<PdQxOYGRV2gw>5Gv=N>xMx
eOw1@C49!x7V@2A+{`@RwtbJ=v+#dVz?SFL;sR7braRR@a8Vnn?^-o9>wnAnvtiUxRwDuFp)|s<Vi8OcD){1K0}DpP859))K|oti
2iNtQ6a!kk<jjmtjc-qrs39*eZpy=V3>b|JV5uzP{Z+*2uu_yt=y8CKQ12<!XpCYuo#n>=#*#yVsP)Sl0#^7>?DOJ_utj#+MGS7&
fx(3pfo5j%UVCDAQQ618+HwXD13A9@jVX`TXU#=CX5(Np>FSI=hM)&>Gb1!_czluiD1boZpdWP<G!UNlaEc-t0iuS10)$4HQdCM-
Dnvb`QUYNk3<*l31T7+WZ|*+1)sv7D%$#*?@HW?<P824EK-I9H7fB6jkc$W$#!x^~IjyELWt1qWY+>6VX%=gvyzD>24P|RfSS~qf
u>%veKhrY{ZD5+JXs~kb=tG)=i%&d9__w?w{F1*7@^VBRmD;q4uSD~Vq*Ge#<V_q}!;c_qa(i*M!R>?UWaw!+?kaRRK;*k|j-q*D
r*DU^gOYtFl!6MN0i;SwLwIt+5ptI?5Yjy!-i{%XCT0suMA0)%G{A*48|~C<3nKbzH9iQ_Pj+AG;ju-Ak<(V?;A+`42F&Yru%*Hs
l~5dZ>^vKv6nNWgpW`{c+^ojf&oOPYw&<&ZxC$MFCU<CdlOQ`JKPeqcr9>cHwzfLHKMS<BN!-ndd>DRj)<fa&iT3@u53n^p#@qI}
A6KbP!aBu02Zy2hh8ijQ{T{&mD2MY%L;%o;P>7zLKbeUvhp37ohoiI0xVdL2L$o@NW8YFDSWs`n430{(mZMl@nWrCt7@FMVZmS{a
no4d4JKN&w2ilPx!4KHz0zVkERhn2_%Y;KTyJoj3`|LW@6X#Sz-wF2lkId*W_2|*85=j~u|I(c+Rc0Wx6ZaSuyDE(-L63~p$rEEs
h(d~i_{2oZNIY?Gs{Q+L@+XUsM@VpRmhl|C3b_Z3i7UK@T@6<AF^Z2L<Op9+`hMTy0i$v%v>$hx?Abr;ig1naz{o<Pj;uPj*i9iK
!$Gtg!PNyM6C^hQzi|CN_5DBQKj{A*Q!_QzKbDNcMhz@B98W7jaNIsa@$-irZjc$_^5$S`iUmkMRH)7LfleHt;W8pZmS?I=(YPPF
!(=zopGTOdCeyDz+?$~NKaS1hJ;ZmQJGd!{OQ;Apg#}MG=_2Bf&nNrm`pmwqF|O!3D9V6iKfv0u0@@7!D=@rC^&kFm20&~5Juuk(
%uo5%P#{FEL~qMDlegdT$KLzY7iUC@eMpPh?b37x0-+*0j=L~ncCbR64@`)7EztEGc)ET{uPJEKYxCA=-@947)Hp0;HzN5x8PoBm
I6FgPSIsNHtt?`)*on(jSwoPjS-wS4R|4U~J@&l$;TNFyIr{I{4f>@R%SESELgm8>h~w|pvGc;5O(koI-DjU#57IzSWa&-YF3r71
H6v{3G!2SEY!EJ42nCaU;*tZ@=yJlLY@yUgVz4n*`Y#cok0{pJl=iT&$iUr$qu~a0+jl*1xFN3|`=I?QiYxmSQHL0lgBPKeJ$qNS
mr`^od|taR5e^R?1?~P3l{~t-TynY`xK87*j?qx^Q4kMUNW((FGX`wq2R!#fDV{)b37a6<hGhv2p5_aqEDr;Z)jJce7l$TUj>67|
=G`_0|80EPv>M@{@LZ@n^pmQ(*Md`DmhAon4Jz8x=L|kyN*jS+SA*ID>weAh0K$cU^ciK~3Shy-r@?q}i|E3>us^t<f=A~J0ILr3
VzIa$NPe5~z5Mx+6%>=_R668oP>2rrLX;SlaF9a@1*K^P$pHf-8c;Big1bNrRUIac&RZVm*7zoTd4}eAi``%bKrIzwqZrCfOu@Z`
NwrCZ5D^~^Sk#7-?oFb^QGzHl_TFSWP7J44zb-h$p2BQ9F~k&6f!k_O#H>{b5Rf7wX(gDq;NCl~5ZEd>sL{$+F3Gt$v(NmyjNElz
q2sG3V4pLfYjYP-K}n4ht1|&rN$aXi+Hzz*OA7V#p@@!Gdn%-Qw7?z{B2t$8rUzXc!__oo+!?RJ(eSCFc(kP{>hk@+;JT#53rs&%
57(c<Gtl$9za2vDnp!>Ftyy>6e53ADNwc57&*<QMd(tDuF$<JXht7R`!>f+}?~{wbdm(vdOe$uwVJf7sn{Be;-PlReAJC9cw!$b@
6@>f@u#{o7{q%>Y!Ox$^e`Y(ceFU&SSAQn0uPU|rQ?Y&-r8L@~6fz|NpTIE83{QcmoA#dZK=7AGNIB6R)*SsEUXKF!siS%h?YK-n
5SOs#(VP9;;pNvzG^8Mw3U5l6{<aV>fNNtmDMeih5UPwr2*Qv`h!6=11yz{gnY@3RwJoip0kqr@7z`jgWs-Rl+)usn<azpGoSY)>
-Yk5);v7jNsSK8>C1GhKSrA9)YevpsI=yB=`LM+iHa5MP>@<Pepj;hC+12Ru9SUAZC?2Jh2l$kp6Gn_MfrYbQ-fjZOEI9Fw#De~-
gzB`4X*diG|MlmMNvsacA=Im_e=yYMuOc~WoU8}KlXu#;+Kn-H8N%Uzmi9O}RYbs+6;V{n92%zX;bFXxi32~T*?5|*H$Wn7xlTdV
O1;DKmSm9q)?!srF~U;3VvgRo=6E=6-4|wKsDZW<I<fVJ^{!se95Ng%0k(08TgMsW`5V9{&3rs~-+Zq+q2>>)@#*MIDVo>00d0Kw
|LGQQRDQynlhS?7KJ)WGN+5qPDu2NT{MYz!I1}c-2f!N!a6So{1_i6Y^eqSNxY^pk2Iw}O%g=A~rw>pbNB&lUYypt=^@RF-G<;co
uL5Vos3-WMfhT&|u)ogrFYu|FcMmo;p**7!Tw;quMMvf#i7dopdb*B&;B-RJ+omcF*Y=z}fn%U7^m<G8;q3McxEy5aEb@GBU7kq^
)bR>g=5AySQLulg!y)y&{>pL=lYeHqWb_Ao4IA(wkpy7|DcSCxqqEJU#yW4g;oGsx{+^)teyCBTL$vTL0RdCvwI(PcBwZmJW}Px>
73@=$HOX^wRmyg?RZpmSz>s!`I}ztR9=H)j;yEN9DU(3Bh@za<?(Wz$?Z`UOgjFy?%t1^NOhiQqsbm!da3Gm*L$NLgCNgZhE(A=d
xtKv5ArM2d>DqR7Fp45`?h-97Y=ZP$SmZ9AgPsz3I8ixpI$_@J8`wf}^R=^peV9iNGOM33il+!nh`G?IyaI0=Ue^L1?$zeOY;o2f
X&rHQLBa+@pzLSIFLqYI6O4kBfmTd0D2~iQIZquZjt(f2oSG=MjMU=LO*KIxXDSFFs^wg&BFI1}f?&d$B-IcVP_#`EGek0sAjxnG
gvfr0AwGfK)!XZPwV~If^?2Q_=8<$m=iI=qn}nE*m=k6$GeBQ|q}dXq2;@{^ZF|<`5p(9`@%@_pZq6_|di+ZkO{bTOB5)6VVI3av
a63;Wr%df86Lg1jW$r13?KsnOP`p)J#;d}pHpjL~S0h9a?Xcieya^JPFKp^1?9MI97@nJy2=X#e=ek^+#IlUqU+FA#baSUPjGaoS
S~Bmg^dpCkiqvg&rdYam9e>-=j*6D^3K{<&UB41+;ziQZ#rT3z<f5LF%}}Khp&;{Jx3$VUb2*0SQ4VH@O1v|z-@kL0!ayd!KXK>h
*)6bIs&oS750dCJ%(w+Iu1=c~mP<vokW)ZH$edQ{s!Y3ZnM|;iauDbcU4RJ!LoRILfC71?bQ~_Mi8W}VT3Qx#SW!cwDIb4hD(o64
3RsBROk|+mOXBoB=N)V9+Iw3H%JOQaNnh5vm99*ZN){ra!oUbb+enL-C`>pO2qd8-A)=HiDl#!JjW%+Q;?lb=ErHO0L#YnzcHF55
sEU6CsX5j~RIuQ>G~`rKL~<gWb-Bu9L~$m`h1;*X4au<(wqKr7Va|Gmg!{1@AnZ6#of!d4iA2B@1uPUukPt;fCe1p?iMGPv5Jw1`
&AJIyfRv$N#S}mU1_|Ne-`oo=QizX+W=#X>?r;3ve)DiS$D5*hv|>zxh>!R0n&&;bpQzo{^N{36t<L6!UI3$78Z0>BGWP5j<J<H*
{C|6RwwvhS415tIa*4b!=xE<d(0RaU@jRbi3smH0T(%N=Bm?My7>r;pgFyq&0Gr$pD3okM?)4nU1ju;wclGwK$S+&aH$a;L`>#TN
cDp`-!x6hM4USm38W5T>xjp06>oL!2qttFAh$*rGx?=cm!W?-#xN|-q9`jS%Ix<lnsuh6`DXhd`2spB06m<~C92}W?lqVV!9(D-|
g}}Hx&IpLc1<A-REqdI@VzB6f4YG@zq?X2{0WuO`3D{BDF*z`SF?ASK+HKnQ9h!DU13GXZc$eD#@G13`Mdnaes(`~xPvp9)D)+z7
=j+ow|K_UUX(GJ)?LxgD)?c0l4+RYn*oEws(9H+D`bnGkq~wQUTV(v46cLH5Ml(OV8WJ<9*+DjhHe7G`x;&=`?605pQ!F%#JbBBG
K6PD4qQ#6=&)MkrG;9S%CrmY!g9K54s*cX#@*<+DBi{Il!NwLaQZp!`qQ#0fDAG(!WE==8NUpA8vmO#-cFVW~bk3oO;g~&Bzt5&t
m++(DMv8}qb;~iUPbKEA$3go0U3Ki?&J7*7MNNGNNv#^qZiePG;(QLJiduSv`cIa8?jpR(Ve_bKH-OTaiOaXIlzL9a+kPv$g+*Br
Vbt5g66S?b7N%x+YEl=~id=1paak#eQTvSXEI#N-aNe=cK4#Fb4=$+P7M&{xzN=&`NYIwi>Y>GDj&_6+MOEj%p^lkvtiIAoExO|q
C^{DqqJG{nB$>6T4ya9Bu%IMVc4}NW5el5?(5L&%Y<Q)Dz)<tE`d;_Aiob8W0~PepNRP5(F)VDvtCq}+#x%&MeAc-X*<JFTj64H?
tP&`_8^ZL-Y6hJNvyz`YyA#`5<2{q+BAj>2Gn)*^D~WW5HWIWu%P=V=QJsXy#dFqBLRab4!omqGZbwl8bm_t=DcqsPw<6=B)k_O%
xjUa;9f|LU5fFO~9q(6#i$Qa|H9NJR7W^8n6jaY_Vg^M+-IgO5dGp@WY>0Yi>gek#wS^L6=0py2sRc=#B|oAy2_Aip*S~z8rR5&E
doGRMF_(mas~r-Na;=pEz@Ln}PQ-(E0^k(iASenc66!<Wm*LQyiMC$sB_N2C8Ag=)Wk;0Jl}L8Zp!oBK4h=?$_MbT_y673uy!LlQ
6>atlNV*z6``iL5`ecA>&fS8r;ioV#OGFG9!qW{jGxh?jl+K#ELLsk?Qr3B{0C}y}BRXYq3d0(XC1kz=-u%%@<kE5yDX`YiicTlL
-{X@V{Gd2;xllFJjOExI96ckqjz}H5V_&qvKR8`psYX}5pFmi)0>O3~5WxYfBqB7VM#{T&_p?w=E~)F=IWRwPbfnii-gD0>ArHj~
2xO2Zyp7Em5T3(dc9Mb^D5|1Z2YFEpAUUJ74HF^KI;xw^2aP)w6j8Q>h<g|!UjjOV728zN2*~M^B2XUWsBpBMJMSJoP8@iJV51cZ
)lW^13LcCkcVhcB4Hv#(UzL=SWFPFVj-L%(QOghIjMc9m%d*`B-<0T(jB1uUKh>ffRtKhmL-(V{+(Pj@-JyZ?Xaw^eA3a_L1lQNU
p^-59Sq&f_9Qf<4z=AZU4;E@j<p~1!o-9qEOF@jvs&AZ;as8X$!Q<^+grf(_G{mDV$IqYI+9wpoNEZ;Z3xXLffOZ|Z!o}U)!g00~
O@uZI4QjQl!YrjC6?7x}7BK3m0)a-AT2h3@O0k^US5TCrs3DZe6*3o4qfVp-CY32gCJ`8wMAQPI5FwClGHgyX<6`DP0LLIPm>ONk
L~=k{C0GGyT_2!>NSc1hHH4W1Zw$eX0Gc)Q2x2n^$EV2jenPCM7;y~1auu&i0633FLFj=1Wq%s!Bo6N2?|D3D0Ta+Py_x2ZCqcLm
*$!P_e~s(AN7Dn3=D}jC|9xl)wo-tBf+Q%j{WlQL7nd^H=>w)>L{dRv5d57u97+pifnoQh<tW!~-E_+r3cJ_4b98M|@F2LlKI`Y^
6~|02P&&#%VY_0(`qCU`Aab`8hC)VV{a5J;J$?Fp$3f>*9E}-#^St8S2RxbYaVY-Y?w#io3*CbYX;3i-6%7$FJ7gmaQ6UuL4JHXY
wG%9@Z#QbV>56uTOkS;%L%u6ptc2--bxBzbWdz?Q1Kxn%b~bsio{l*-J=YG}5L`@#%a(RrLS#&*`Yw4eu2AvZrwV7sd%URSR7FQr
jEu<@1X^~pSu#UH!6_dUI%blyOgS9OI^Dp_EGFrR;_H%g@!VihS_D^OK1gtP>|77;dD(d<WfaRJw3-w{_6j;6PAxhR{JQ=7!Q|dx
_zYxFin|Q-3T@x75S$+eTXOXvgSjKCpk1l4_Sjq)oNO-46p&gf3M8vzS(s)y$QD}+RL~b7Y|S?7CR9jPq>b>=ApwcLF787TzN1X?
<V2n25m$FcxZTIkpPzgs?EUHvVBYno9QlyPgVr*hhy`}_<mG+Pf;~yjgx&H_&L^AZUz>BNaS+`=&Ntr{JnXyVz)mD4n`W@gnkXn#
i3(hIu_!4Me_I$kn{F9J!kGFw$0|RhQUp_sDDj6CnU<z&4lp!s*eQu^IFYRd07>ke?hu?RI07t)s0=6|d!W>&h^ZwhDXL_eOsU8+
6Dce!6>4w@g5a}_`*a(!phQEywlRi5#0tR_!O+7b9zeC9+?!4e<2GpHG74m3%A0F|e`VTXqj(rFDiRc~YNedt{+#EO)9~EUMC!?*
*nd=$xddIe4&Nd79oi2a#OFV<UV>FjL+IVeUhXroB;YMo8&dttywwhh+H@cXBo#v$DJY3V1X`4g1QL>42e-K3M2?K!e;x@^1<Qvd
n_XLv&h3<(DXcW$hKgyJ&DxGO9A=vn1e_^ka-2gEI5db>%_`>Qz%*b=Y)l=na|mMrKvRfaMA?Or<uzeUQJO;U#!hM)m|)C7Bc>7_
X~erJ_~LSkBDgsVb+Km3R9PadoSAcV1lY;e?MGoj%BI2}4<el8?e6Taibl~ce+9_{oc%(${B($c+WERGoMvJ)l_aPO3>dmy?|i&Y
W;D))&1XcUqJARqDo)$U$I|b0g!oGyL%esf;5_Pvjv_v^2o7D66G(?gyO5q_{rBg%3W0oxFpjl6N@CP;+H{K{^&8Z0IZ4mouX2MP
x&(!LkH0KPareh{-o5K*<~KN4(D;|;4(*J!X{u<M-OD1^Vd+Cc(&AyL$+Id$LuL%oj_oxWAjL>Rin0un5nq$;`?Pr>IoyX2tT#MN
O*4tDS=$!U<A@>asu)qB+cCsVrDCy)D)!L@9;r)|(ra2N$v!@c_bZ=SaS1Y4yI(rT$xP9kW|^i@1|l$6BS)FyW?)gFKFK(qb#1G$
DJl<F#&0AsnQpRN2(I6imW7Px_xp}n0#H@l%*w0uN2nG0Cmx~n8XTB|qp6<T3O_8V#<4rRARd?oyJnivF{s7yTRD@j7kd|5*IQ+Q
w+mynNkoa%3nLH73W|q)2K%IZZor}3w%y+L_nP(DT`wmO7({&&!W=tyh?G@as(_oOYeooysBBWopo+#IZ+R1acu-JZ2_IYA8Ju>)
qk($Z<?DQqf{3m`&O|}yN4#CT(SY=LHz+3I*e`pX^}g?pO^6+3%(B(nNRfkBQI3qk)2M)H0}U|L^P?G*d6<zHRm&8}8>Vwuzb!*;
ouz}mWb0bih^lCG%9#-@D@3^kY#j=%)xrrYM?hiD$$O>XXAnS41o1bc1syg$-9$D5Vn}IHD8>gMhlUdZZcw65jJC%D{s|uT+7461
K;ql@^m@mPj_hQxbg7)@s;|8}d6U`OP%8+D$Pmc_G&#X$Pt16a9)T<Z5xzlAIPgX|5e12bz%Yg}CEr-PLeWEjv?3|zoF6X}SrS4O
Q9*WV*yvGI*p)mYK6v&h1B(%qdfkk2ZR=yWF~}jqoEmP~9fI6JJMRR0-b1!Tu~^-#UA7!_5d6;5dHYS+V9X!$r_^u$FGG(bjj-s$
&%ITygPrb<{;2cu>hlg)Z#efr;zulU$!+>wrWTWk@|@Xm(<*Q46Sv>aB)a)M&==$#oE&~ZFQDrs;}qUZ!-I0^SbaC8GAB|SaRrvv
Veuq_2{zLls~CkIzPd2e3E+j*tXZKYM}`<;a%g)7oQVzDIvezEFnn6p*gToSe0aDJ!K)S;KBhweQ{Kw@v9gr3UI|#L3Pn_Al-w?#
WH!t~pt){!EW;BT{2=m}i?Otl&v$qE-ft+8VaoxVZl}bWc$AQ6F(hq7ptX1ZY<pK&XmVPlB^r+#wAg{0Q`x-MQKkHhx}LxK&ZjB%
;+h;3gp`I($7nfiAHKrsweuZDs86LgNA&fNK0CB&1i9Py``zoqnXddjYp!s$>eXDdMFm4_J~E>2!|4}1aMx7=GJLduOQ6ahqdg9_
1(U;)VNNC@XO~ZCWOj~|S>ed))%5Yx4J(#YX(^=UX~S4yE_^p_J9CSn84gxWGa>8F?(t!@R0_(P%Oau^XcS8o^Vt6%_5Duy*j83{
=bIEO3`wEVcud`V91UuDXs<{I6Rx&t(y}B*D=j9bsg4{b*kDrVY!FCfN>kC^8X!>tNE-y3i8RK2iddc{Ear^d(Z1o}I6>?rK<{U3
9^apM?5fb>-iU7&Ct&;$EPHX0IC~Bk9t1}R9yvbv_uIwt7LFnW4;_e2+0%|3xIC^jJ`gk_3+X|zd^-+Jz~gTGAmfBwIg0`i8fO6}
c;VdAn@0hLEV%cC5IcuBv__A?3j%Qu*x<uU(Gh)ylr*~{5I+$0B$J@Lg!xOJ{eBzf=ufF9&p43eYLPbA?f?>yP_i(U0!{bx6c9wY
XCvw<pKjx=0|zhkAJyo@X2jzwA=J)c;Ix_YI&kFT*W~`1ug9p(R=j<wEda#J0T2h8Q1+n0z(e`rB4`t2G)7?!F(Qb?WJMt)Asp!v
g$H1E9I2sfl_r=#N|qo+6B1xqa}gG*U6PYnj1#I?WO0y$)IgvLZ8k(n6jYqkFr<s5b2FhORUIZ2oYYaQ=t)poBu0U?k;)^4MZzu|
Af#GB(-mP<$ma`0NZ~V}Xx3{`=>>@ehYk>Q5-Se(`2E1ItcwJr7E3yEQzXL>DWrr&P*EJB7|0Ni5!iK<M|XxD_j>odAG>Z_nZ5Y|
JgD#e^gNhpi>*@?84g0d>?binvo;tB4hDT5Oh*m}nC75*VNE5Gmxzvp5aE`=U}3RnE$elpHAa<6-RWygj%>ZzdotZxqS1z`(1{*I
(z*icRaLF#b@-%plh_@I4`9SZ6tpxHQKC$crHHC(ASx=NgCxm`m<Xw%h#I7zDw+(8pqPf5N~WloDr}sJ8fl>lLL>?)D2j?&MkQz>
iI}X12x+BhXi5lzl7^ZYiWaG&l%%F0W(rA`h9;3JlB$LxshKFMDGDfJ2!>>!Cdkc@P|6dufTAOiP!|OY5L8K$I87)`L{S7&1WOk7
K}^&%gw0ctg$`XZ<P~#}Tqq*Ussa;95fsW$&`lIkMnRM`Q8ZB{S%ZWV6x1}s5iroi6vPn>%*8bY5Tc4BkXa>E6-884%BBZt3nHVC
Ma!tfFE|QG2_|Z$iU_7C8fc1=CaMaiXr?BDq=?oo5k)ack(5l7(NKgHH8n#qH7wMXElUy+0A=(ZgML4RfHN?XaSy0Jg4^eD33$Vg
;k)QTG)Q=b)KVrp3ohWU)E|{59EWBBxwCT&K_60Y9|M;O>GSgv!-!*w4U`ipN{GW2cMKfsv!kf(%OS3?hhpxf7#<5`;SLK7>~qgN
HB)Xm2tid$j{uNR@bS}hr2}aU=Nvnep$KV&oq&KVQ)fhNGa+{ec4gRh;*^qTL1l(+WjVMla7N}%bC`$)3Rrq1_Ofd;^zhmowL~Sf
OHmrtBP$!pGb|4&qaR1=7^<u^G?iBt9ifgPNkmCg6ay850Yi_G-_<<W+1U9e(~ycCIZg)$|BDB%gO!KJns=aE_;d{nL_Z|@BgXr5
bLY$IlhVFNkmmm_p8mP@Yt;*{gq~sB;wi618G%JnQwx^?`gSBVm^?=)bkX5_b7l0{Yb{TD9(hi%C>YT(_3WzbqC^ld%<=UZ<TS0o
!kQ*6*bUo&0fz@-$GZa(DoGna*LIOLE@l&{FhsU6#byd~+neo@1yD%M@G%CUGK8g5&qOk0U9QQBz!nlH3KJ_!O0=q}O)Vt=(x_Ej
yASC8p0~tq<J;;_2kk>|PImJHbUkpKBj((aVn5}9lG2qVkpxQ0)Rh9XU`jARS1Y+YPEUha&Z~JhCxOpak4YY7AE@aUs5}O04uQE4
XaImhObNY1dWXp<B@{#3zTQaCHOPI1i1s>o_d~)dq1Q6bAv70aj>+YlR&3J~s4wg<mBLBPmtz1~;4b|0oHanG3PEloCEuNu!Xnll
%0OzgmTKkGli)h)A*$JS>JNDj(g*4}a9M3tmcyT`j_8iL9%qicx9H$PZ!KmaSP+5b#Pfp%IY3yH&@at1wM;^_LQr9@IF2kBTvDZx
h72Wx3~5WY3g5K9Zg?>p`?~E85Kr?lQ-5}$I9>HW7vA#r;w(Ix7a;1e<yFIxPNWYAag*xf!;#q<_=3n4BgyW%hwS^APmucxKR<dr
?m-_JF?V+lzAl*sRd=*Sf2Y<ETykC;4<ruC3yg`1ERIz&Af|qA$63gI(ELN7_dI&zgVD}WamL`K5fhYDpnjxYu$<yJS@;uYJHwuj
YQhMPAyU~~h;Ue!-N$%FAyGL!;_{B>dAft~m%lD|J1jZKxP20-(6W5N#i#SGLMuLkK^){B>q7J@IZ-B%qRn!cnpRpjnO)g<l~xO|
)&>KdDu{AIbRV6jNO~lz9&R9q2Z25sh<px@r9N}zr{uGqFOqMF(sR4-uDPAw<Gw<{=V%-U++3B%#dluVJ&{0q)A)h7LyOXO%l88w
$7qrj9G{2Q<K%SGh`&UFBcDe6ABV_U(0%pWkx3lns8n7sk?q2RksQ$Bhbd3r)#9;oGlFiFiLsN&Q!YhC!u~k7%!vM?8svDtRP};Y
5}?DJmvzL7WOanzJ3xY=_V~B3f+6kwm<Y0X!?F1GLCU?PV1$9h;DU=$@OIG9G|~kil#K#4N>C|6Cn8Yhk3SCZ@q@#0<e*+-v#2m$
t+hE3B0(hyPG&?jm4PWsg|(P|Afd!5gP!j1PWyXs+~1-*-J9TyI(1)aRST*<Mo`P_^D-Ds4U`zZtx?N%(;?l+uoV@K(^+DjVpUzf
OMLA;N#;>psPl~fu7-ti=5s2$|8{e2mz2EB={#zzKL6sIwQ#xR3`_N6pZY&`{fK*#04xviWa7Ydo3G5k+)5-L)Q~B(Qfe#wh`b7$
lLo|#wUp4#PaJvPw*2@C4XRq&9@9IXWup0I)Uv7UL$J~v2}UH<dDZ?)Nj-Jr44ZEA(|s5&uXoQn*ZKL+CpxOAk_0L`LpY>|W9r8z
d9`b%)orw(h%KNZV$dUjp;NV!(b}ep4|R~-?J>x&z24ZaylRwZPg6~JnSRuM4a024&JpS2JSvgvaO!F?d@0lE_1Bxq<1B8Z?%%6i
vBaFz(1oWmOFeVFZ$yZ`T?rva#S_bi7D)hin%?T|o}1^G9bUSx5qR&#g@z*Z#9QO2;eMfXUE@sCM=oU+vro(K)tYL}qR|LL-=3$V
TE7q$_2Z!<qZwd|7RLCzD9-nlX8Y=MvHDnZkG;u$1e`Qf^(o`lZ+<pu;CR;e_Bp%XHtNgu+tHc0e93Rb@w8&xL%!YwrN&b<=>r&;
I=7>(-%Cq0qit*BomumbYE=~Yl6T6S5y*|ssjiwtPRJf)^{k`HJ7E+tkqwSmBJmj~ND&Q<Gu`X2jN`}M`epquo?j!oZa{*<PYDTn
jBBB)o4#uqdjX6~SW-gJQa~hBV5|$88lQb$t|YUP5!Yyy?<t+zuF!2;bP~(AdwThyq@PPe>dq&--cyX`s4e)PB>0!(Qede*ORt~1
c5Swq^gisD&v?nwy^A8AeL66k_1C|AMfK;rM2n-;z8SAfDt#Xy(jdjOI}x&2^;6)sZD<(yt1~C5UF%(59!I)euXeme4tbO5n^m&>
oE??SW|gM<FC9~@ywn449kP8MA*49%4kn(L$pHFBBC!D5uRHje)T|LoKVs_W3dvOz6#~-(5vA`WqJ|j7>!J7O>M>)`X;CGz`K84K
Lz=A&++i@W5+#^FE69wBC#s6kY<%Pq23n&{%r-(N-8?J3n!PSxdl)6c>UCcdchz(&-@j=K1HCKOggpeP2m^SjI+YAcX{Z*;F)v5j
V=I;0TH7KLsDs>B0O=R!a<<rSPQ7-`>wY&6jM1jgnezjF#a^2M0uUmT?39RT-PbaL;i_HM*%i{yO>fSxfb4Ow65AM(`kpo3?<YgJ
)@V46OKxq_B@%$E7e~e3URl2RYSE2ITC(HIHqYli7e2nV&Wh@&@=Nk|Z?4kHcsZp{>(es$^2J8Ov726NU1<s1sYvRm;^Xn>qeU9{
6>W2el?_pO^5UTJRauX@Rb`t~P@}q+>I9yF*w;%1WuzL|7`eW+9rxqHS9wbAHXfn5%m)!jWFt9h>sr;3qX|VmxDb#S&9G+Hco15J
t}hHELMk2R%J#<Am%5P5*-A0QVd|7*S+5H(G~ED>34KTD`B7%F)ueNZgeqp6TYKNC?B~cN2-H4%Jeo1;coRfka?y;ve0V%RQ8-xv
0iq}g)zkD%QI-mUS4p843)W}f=4n~<Z(`8Q=Bf2ig{u=pucv8y$ou7!PYKD^>K>bxhdXZUPaCT_*m;oDMe>2SucNuEc0V~RdM=^c
yha`#l}AkhOkO+=xm{>g&plfjr+#NHd#>G3Z7Ni^^Y71#bJatJ>b|Xx5RCfdJ_J+WxMFW}m!t;Jo-?;r3F9{&8ZXOAv%%sT!TbRO
;nBYSXAI`Uc|gtaWrm^{6{Q(<W=0<^MFo<4Kpmt0USXTZBz}$d-WbS}AU0Obp;#cJ;UV=Hb5q>DbX4a}hB*ktcnK8yycl4jgkE%(
oVC!-(y-8!pzQ=fWT`uvB@HEc??Zg`z^{!P>|m>~Jv_uQAx;!D$;31v(<Gu?GgeEXccD^&Ms^u|D&=y7M5dypA&KCtTUDe%JP|hL
cW!6Th$i97?9|?j6s6wYyQJ;OO@^1C^G&~xb-z1?QS9N$D@B#%G?>4l^F=k%TGA<?I%I*-ASfl6fhQdznAr`ET@o?@BV=*FycRhi
SBVQ!4yG#cs_eWjI@zV3$Lv@MGM_Q|t2#hDec;fFJ$-fAgIP%N$6e`xeWnNojy77Id9ciaL`o=`;gW*Mm!yLZuxf1`nlCb7>G`N-
n|{SBRoc=8zR-sdy5^^5OWPsV8m)J&SdN6n#%%KXO6{R>-etmezZh@Je1N0@eKK|FkvumxQ1$CHy#5}|^*yQ5D9PIQc%xSbSz2b`
QQ;Nl^bvwWs$A-Zk!*ZGS}Q8(#zJ{&d3ccaPd#1Es8cHtLmIwPYb*p~1Q8Z$!j5$M)%B^pzI}9gWLe(q?vk)qmS)Oz@9c9&l_Mbd
@N(v&4!xns7tcM)9;bd_Sg!caZi`uhL3u>$PrN6E%Ih(y)9Fe@n#v_vnk$OxHoWAB#RUAaB$sB+^?5_3!W}@lTrD9aN>1r6ibe@4
;3_nwjoUN2W@~$U-Svs=oMSfFUheAAiJj+;u<gE0!))Fjj}}E-do^JeD_i%Tw)42?$WgUr`ZWW0Gzz%!2_Es)7r!37;itxQydMB(
H-bhq-054@u;Yn`C}+o?i_I!U-=mWJ{O<tL@v{4*n-sZrU%+M;p)ty8iK^m>yHrTgDbRBXJuL|OI58TtNgVOd1}}bS^8tGwy7~1<
1Av>u?mSamOll$zhm=_*QQa)6`S{&JyFN~G(R*a2<F9Gj)!b3eyl6S-E$pr9F6Aut1mkV)ZetOJ=1UnqI=swOE<-oTp>N^n*5u(E
_0~%~#w1<m69;&kosG%H&m0DHrmpTZg24hosj>Ju52KTdwCu|hsWUVS(B6F+%)JgWv84&M^Y0w5jV3`G`0UYST_kvBwd|dDsa-}c
7f8UnF0zOUgtul3MUN{JQ44~|2CiM&wqa$eTN|syIA%;V(u20sa!V#q&!3It)FIm@GD<my&!3FO$Kk$(X$^RDqpfnuKzF_R;?rbj
ne9J~;f1ui@gld2Y}VbmeB;*@+fR8k`bM$n*4B%L9T?Kj8s`&QyDe4pv#Z#3eemo)6F1IOYpyzr-V7hZGjEHU=Cs2v#zT8Hy5yEU
D1;0~4eD|2S2k~%%QbsuA}w?6Cld7g<vhf8bZwUXaMmi=p62;p2%1$Ew9w|UeI3n+yqwmNWjCx@O%R!_UIiO93HTp+_sw^7a`&An
rweq8R*dc|-fML>W$9eqZp~zPON41!k+$gUKqXa)B8)?qt>D(uTWfwU)mJ3VVGcD&j%+OE$!QMZ>Fy>hInjq+Rig{nd*=`>Yj)|z
F%dQ)1$)>dH^O|8E-Z1En8KsRNK}zDp)?aTn@(nQN*^?O0)d(<yvCIoA>h=ET${fHr@r~M&YtAmq$fgM?lfw1tF(vJK5|!GYg;*Q
qF*<V(4*E{A&K|BO-v~8shNYbmY!E@iW@aX(jN62UlFia#%}cywG4^kvbL6kH!kkev^hNWSt-4XX?#u2cHbU8aG0}LudZ)`<m6fp
j!}JVTl2|}iS@Sa_iiO`x!-MBkv+S=FvFPR*O|>|ejxgM7M6@lvl+p29j_gCu9I24m%F`>GUoV<QMcatxjO4>4c<{0h+H*zOx4?2
dztgS>oRz<`_6Tl$$4$_j^;Y5ttNNY#&dlxImRoUvvVQdDWcbGV2mBEZZ#<qb(pCN8dNAPZt2DH-!UY#i`6nBFp94;aZJ$`wbCd_
q{HlF)KG;>JT{U|;Z@8;X}uwsvk2C{6Ut(%tz^VE06h5)I6~sGDc5(-&id*Q&5HQadN>|fu~T!>YI^A3QgcGioiu4X9<vm*V`4-*
QAC@*2fdbFVx?WVXK0P~x7^3;KBug4=YgCkE2rOWtMo4sh+gs)ye{*bdR`}W)GK@{bW#;z!K1RC`aN@(hgt{T9GDqbHPzcJilC^_
EITqJu@~A9z`pOLSurGKY=({s&F?=3?@FI4Cdi3va8f7A5Lyf}k+T;j?yTQQ^^3%=&HJI<?dOU-Xl7G;!QeN<N;88-{35X0J5<iO
$Z{9YA34K)vUW4MeQvrnY(v(4S>T6rRk4(k6<CelpObsB;U;ejF;}^scdEU7T-n*E*zCw(uA$Xh=A3t>W<_y8^w3j$2Z=c}by{J>
-2p<Z)n}SbQL-$Ynae$oqRu0}8^fk*5xsLmSX~-9PkIG!sa5Bhi)!;`%=xalc)pgAy7jnm74v5*(c5BZ<MEJ&&4u{(@O9!CrG_Ov
>6KxvDi9M|VTrwj?}`mF8t@KOMvtn|-WxjWXOSSZ38lVm47+lY5V#gg%Z8O=AcuU4IL{vj_oIk9t+T4J9{VR7-6r<oD|fJdv@*5R
-=3~sq!4#E>9%o3rUg^b=VJ3JaWSl8QAwg1wNQ2>m?9;1H*Y-2*BQz|y{k{yrJk1$9QD@?8ty1j(m46MQ;G_`qpMe%WVB^+*)lQs
-u0!mv|6=yytb=CA$~IKRkWV#!Lv(~PFXG{ncnd@IrHJBiGu)e!ifT`!SKbOkkC<^yQgW!c<FkQL&6oo0zzP0H_`^G2tu9nHD4)Q
gXb?6_&*)gmGE?gicjQW>v!9nNSI!r`*qimU?O-YXkj_mpgZ{wKVEu!S#<&hlfN6&>QGpLc8Cs<Fh$(0T~9InuT+aXD&SqD-q6!<
6lGExtRByWlykJWOX!=VG}nn_T~6&B;H$=0LXA*iQ1e+0YHxnB%kR97Zn?tppbPb8Wb<VnNpxpD80iky5yPvF;P5nWm388|MgYcx
*S?`<-`k?lRoFs#enWaf6?pAQhYgliRn<{Q@z&0WUs<wwK2dd?7L5m9CZ4D|D2W}O1{&{XqGVUj`_ZwaHpfNxn#z;UEgM|u>W4_8
jw*JHbt;NZ?v;rFU1vU<S}V%)!*xL`j2opYSJJWixqlbeywVahl-@)juEMiAHz+wPVmuFY7it}@x;PA=-2(7;T$%-p=snkIlK0W0
NP;Zksn^e(@vKW)E^c}?G%MmVdE$8wGqPxg<>B7A>#Sf{V6dnVusehS@kf8F@Wz5J0JgvgdDRUL*0h7n)La`GCL?Tjbnxp|r2~$F
FS=v1v%{nhN6CUc`|7HD_?5q9Ydv<T?f0-^>@#HFMjX8(i!eCDhRau{5bw?A-lt9?Y1Yd$JVsUBEf(GMt-RIjyUrma7ZK}nOlF**
sPQ<(G40cdI~tJMN#@w3#5^I4CJHj!1nuq5c84k7n~c|4WIZ8@t(wc7jJ4IWuO5+TwX_F?LE&_SjU1A$Ic-Ef#ZQdXVpfx3+6IXg
NRd(%$cJE!OCg1h6N88r{&%Z|ogJ+m{2dwRd8;no*Iy5u??)?(Rpk_Mqaj124T0ImM!NW(kBE<cHz!2w8K^*Kq5`HWj`gt6AfE6t
Ktf>1L?G=73#yC@L(xT@(+Fz8^7iFjv*7CI9)}Bk-tz0j<oBAR%1SawE?j)>Yp?z%_5V-i?*ov0-rz-g!414S(emvr&mMyiTS1MM
N^u9B^E@Xb*m#{@eYga7>%ctkJPv5|g9c+kup}4<Ipx@L>B2pu+M0hiemx^%@Ed-e<>R;B^@&`QD^7=xD1yJ{uI)O_vx+DRMPnUW
F_A?iI>n+)RW9ol6e_%V8syNk8%k<L9Q@sJUlvh8vWwi5hp*Gl_Woy%r_wqPooa3gzXIktLDSW}^M5zX6g_8qd(_f$-129P&1(4z
1ZiC5uHe+6f`w-r!5~!8DS9!0c0z_};jM&X_pw$EvsG9Vm)LDWiCPg2L~35J+gs3PD6oT=H9~Ml4iGCChq2Z4yKPQ2kZnuS2$N#u
y`L1FcG3x@G3@PO!>#&jopjJz628>1dK%TKPE@<_b5%-~D<(57gJv%Ec@&B`-e|r^ys|v57c0pThUWUn;f?i;=Njp&?#8D=NiZM~
p|;_y)+OqMRHGYNJOpYf)<j7{?Mr1tsIaMf2_BId+KaBQ7h#<~b($wra7kW??jE$n##Sz%&0a=iL*3d)a6(Dp6I}I*hay(FhZnG;
yb$fAj7DBGG=iS;I((dNMtw9EP&uS<MKXZmS&34?S%?uya8D)tKlk6%XHA{9B)P}b^|khMPe(HI;{o)|#*ieEVl=sQ#5<DM&$G7S
1UPj!IU0$G=G$7EBWVmqE<)CkYp=>mM;XqL#l}`sxHV6Uh>AiIK)O@}2?b{IB59d@%Sqr@LafWeJtMb~N7O$ncTZwxrA>6RqfB#?
-tHtVG?VomMbhv`M;7%U!p4xc?sJyJkJ)R{UAV6F=Y-R)`K=tadu2{;!OH1Xq8|#PjBMg0+J}TrwSm&Lw$pP+cT0uQOVz5Y-PrLL
#$OMorD8o+HHe8*zUH&FCK_&I>t0sGEj=Q%i(AQhNb`Hq-#N!t^iC=>=Ft%p`Dh@5h%8`>(iKMgUF7h^#GNpQ05K$<7;PbpE5}Gw
ew#5ek!#EwCOUO<D?se-J@u#`PX&vo5Ue1VaNxVj5Xn()&`l+9;O-$X_I!uih|!4}@^&5hXRp2<dDMoLdSNV`-Uv!$)#_GDhs5id
o89TzrOg|YRiVnOx>t7_oB6$$H@w*wOnvXnc64uxFSw1bD@B^f`TH^Pdf#*^?jA|Z?Hz}Xr=WB>Cz%mLle522I5UyZ-QXLfGn)m6
Bc4t%gX6~8a6K@f9%=3e43>Hf_2r75)8L)>9;NVm6x3p9(q#0YikqFtY(*iH+)(V~FWh!+yj24g9*!#CeZ_U+p@*7FessLr2s|#J
lC?V4#^xLNk3)tXf;%3?s&1pH>IWpr-&4SJ3SHRfvmGB&@kV%sIs>DG_B$y~x=#qZGpX0IFh(CU-W?u;++gBBK=+#%9L;ww-U4yL
^$*xc?-6*X&7WWC{U_!6O?^Ki$@m{=AzHbdPzbOBfX*>PfQTeLnhp@&1Ny$raregPqIw@c+S#mVkH5V#BC9{a&G&}-E!$GNtuRiT
znouxMVx#;Dk{kImH7ER{68KOeC63u=o6gS?pL;ZrjZp{1p$AhaVYiJK_v-MBM?Irg%ME83`9jt!9<lrQxQm%F)blLMKDrO#IZ8b
f36XXxtI(?gM`BZ#Gw$ZkdZ$yLO29TO$88I-xp+Fn!rN43hsD1*yudseVC5Z{*1W{x|~HUa|mgInWPhV6HH;DFbF~z6i|K;t1SD$
{@Dr;Dv?ft|Fje!P}Lw(6tt_cG~z(65tcyU1Q5X#(=b63LJcJ<R7wQ`P$*ESL=6o@P!dE`6pC{B$QVHXVhR9pK3`<SNLIxKhX4UR
$Ggf0rT2;H^0d}^&aVYo5%mwJ1K3`N-*6rU1qp;_=*LB<A`euQw5bw~^OeEQK>2@aee8O@KZu|pZPYk`nf`r)r3dEj1p8F~XaRSO
510Y5LYKq?#!-kzaQY!4pkb6EL}{uJXeIy&l7fi8_I$8B@VFRYl}^q(7lv^>IE01<Rw33S^UAi^Y#ikdkcgBN)XQ_QAdn&`Qh-xZ
3K~)Y2Sfr=A}uVr14$Sd$x4)wL@N<Q3rQ3Ks0T<us~{|b>J|i<1{ehrc--d<{|>+E_WK?B^YdrK@7>HslEuOY+Es~2G8m{|M_lH#
uvxLl`dlGw-onnzHoMmwTkH(8Kvf9Z0E)xA>S6VI*B5ke1ShNQ2Hm0}o4iu9FyskDjG4^uS*$&aCp;~!a?M?yS2VdZR(#%3!RQj#
r|bRq4{4-~;EXNKo7K*EYiSK5JQF$4?*awQyj8L!KGdmk?(S(W(>eCppBQlA&gJXa_EMeqD~iOGya@%exqFmpdZ{f^Gc(2m3Ts>7
i)t}t6RtCw4A>UYUjf!*UKtKf3m{7p5KK)Du(2-}arxJka?dgO)A@c57dYgm#Cyz}uTR|bP`bQ)Iz^s`v*P+RZp`HP+2TQ(I9-L6
QD_B4>KW*UFKRsEMY(BkA(}H0uJf4Cr6x$sMB$;M!l#Bq#=d$is=RxvhsFE$9r@hk&9AE!B8)RifHMJKb(vKry1rv~(^!25)Nr(X
CRc~$F;|4b*$usOaN?r<qk$l&&yn)k^bG+%UJ7}#9~|&+UimCE%`WK%wo1d+wSG?qh*q|1ck+m-8oGhM6_WzTM|vJB4)@V^sFmMS
?D{xjS?M1*cqMs7R_t|Swc_INueNC0J<>g*_ooIgD8~8Irkx|gF;<s)ICS~18w)jkO21+U(`rUpYmlU>bnJI|fNbk&O3G2_R1iyA
h@E-8RnH!^%o*+SxmgXGlCk*J_qJ&a5q<AT(tr_wobCv?;(}>IhXuJ@CW6XF;Sb54leb0kI>Dwk(ms971)Sn7kS@KU0?06qIzIyN
CD!q*4KIhb)wtHxBGPSo>q(TsD8xyu?}Y-=;?Y`N_75AXR)k&?keh<l?fZ01A!Li%XI*9JLvIH3)Dn4#IC&b&&{ofz!<TkQXkUgU
;W@F}3iU*jEKZcy6BP>jxN`$+V2H@2peP2lg_NuxWvC+5x#IC{CnhAUk)%|c%h!3Stj0t<s@5I>SBHyr>D{cM>_qD_VCu1B!VE(0
H{-e9J{}oTJVy<EWps+xwEQjd>qIxbJq6n5t?p<U(-;^Wh#N)2g4lXR_z9^v3Zq)E8we`maPPuvT0adecjY-6NT9ngDF%WI5Wt({
M9paH&5w9)dCmyNxE>raT&s1Sb+Pq(IlVi}eWOHViOG>7FSYZn8u~`+N<&?qCxLjcvp9P9E4@C0TyzXyOa=ljvk3|Y^Aea(28?jH
94rw;rWG5jiQbKoQb|PdO3LDUj6o`p_EbGL(zs<m2ZF)n8Pl-7w*aSobhth}=Qtf8fT<|jszK!gkz%q7v)6s>I`N|<G%zP#y}V8M
*;OdnVX$!)4_Fk%E4r@5AzZ$g(@R>l4YQ@Fv?aw>ic?wlb&+aJkmBy68e(;f42at8#J(wwoy5x7;?Y7ksB95ZXq@f3+iX3vqk?t9
-PHtLNKq?0ytLBAu}eN@XBWkvW8$iV3{+>Y6+l+#v%q`sJ<ex|%-^*nY)y?FJLb0lo#3HJw5pc1E;zvB!g$hUR*^W%%!V8b@Zr0`
%6DLNRfS_gxlvEC>S#sis7^I^fL1r1+<{3RRYMo4)j&Gyd}fcyZ^ma!QkouAXpua(7<i1+mbC|xgQ96T5gKBVVVYZklJ2!N7@3BA
9j#|iNyw{3-UZC`-Xj+{dV#590RT%q7Oh6ISuI;k)A0|C^NZBx^$kk->&_oxr>Ifipj{sxc*E311^6b*FxF&pRutgCo9>}qil;eH
p$scXM++;#KB)Mkx}zbp#1C=u8i$b&U^E4Q9U_u<2{7bs$8}0jP?UC@fjb%4E!;d)MkfK(^^M)WIAh+s3HLy3Cybt5N*f-<|4|X)
l5p$o`+l#V-(`>2A{XqT`f~1c;+wY=nnXi1U%brF-T!8Oi0cWo#gk@9VNP%yKnw<h&6ok$d3K;aFe=D+c*m9y9*ZR+M{*+5N-<m<
7c&fMvp-pJoo?drn|?cGqt8xwAw$#*RUz)SjG(|!7>c0MY&6mxP}^YY3Zw@l`SwH)`#{p@KJEkqjsm9&F>4&h7{R5Y*4R+8^A5A6
C6E>bLI1lv`fPZ{5EC5p7>!wEVoZ=w$WfV;G2{vz<cc&12gd^vlq8W}$Q`%xPQ_Fa(RuK4`XgmJfY|$z5J@E%E>`c^08$@{pSxfk
3En9EVkn+M2j-Mo5fkn~UByGN?Z4aJ2jA{DI)ww0b*9g}*-+GR0sU0~(4QmL@OsxFY5Ge7{ZIxHq(}r5#Rd`|56d>7m<lL}h$%hi
JpwvCpn-kQQPh2>*zofXo<rO;8-x4?askMW*Ci2jtfP@ysbqsJBBv}SB&miai3A+6wvcBw{@wub>_qw8BDBQ$0Q?Ck0)j#UAw3{I
2^7@=2|xf7D2YQfNJ2nJN>Gsn1TaLkGKxfcQ}h%EiTZp*KN9>fZ^uvf{_TT9y*q8RZo_bSZ>HCGu5d3M`Q}vq=2OHxpkBZT5(n`=
Z{1dilt^+yNxzG6Qqsm_h9qHGQ4(cKx7>XF0smQjlC2J*G?GwNDOAkWGS8w4rN9Zy!pjs2QW6$`l4w9EfPtWvpfU`GAyZ1EA~_;~
w1UI~@%4K_Q<RC541M@x6cG2Ir)-MSsP@eu0YHo2BS48tnIgJ`43IUL0jVhgeI5!MAnYdogOAnahmqF#cYFLhzzY;$clPZhKFyOr
!?wd9q6%YCsL0rf9SN!IBs9jQXf}X?X{3n|4P>rHG#EfZQj@60TTjT990Be1C@<m!s)mu0d&UOne0@B*F%e2(Ou3U9GE`FpcMl;G
W4eIi7d5lnRTU(HnRZ5D)kSRcqmw<`w<V;<13=;=jI2uw02VPpzyRTAm4wMygRRi12SHerk-OsXJo-2Z<H72C57p!2>z#+!asYpE
`MNs^=uVkbbLo`(Z*R!tb)Hg+5i~^wQ^v}~VflJBuVJ3tH)@5ta~k5RpQ=Bagx-TJT6H0)ON3XqVlK@IHfJ)kh8*7OoNSSJT^5qJ
Bqev008)g6;fT|?h&t4E5KM6hja&cM)~-1vtsoo1si<+$iiXmukQAU)%DE%7(xIxCp2oDOZ7Z9kG=?%t2>`*Ez?yp2^}>qVx1PTl
<0Vb?UH$#PqwjNl#hz((%g_*t6o%%>sbZ}IT19CE*v5ogw)v%trT@?97#JQE+l+HE*ma`FT@wl3IKhX<pF<u5_qC4Z$Or1%#beeL
7}laC-*VPtf>?jF09)3DwaO)hfo(o(3RwL=zFxLebTlyJ0+w?D;EYtLsk_adM<v2e6yyd5o@vKo^bm@Wphpf9f6%JYvWSyAD7hR8
(Mw4*(h}mVNaogn(h6X5&^Zj0kW3VfMHZ}*YKdxQoIK$FIq5x+nmWCn*xA_wdnBkkMKKvyvO}qrHiR66J#i4_OhbeZ!WSl;sp`2~
M@co+_-pX?4F(&Z%A<#r40Y%E6T&~LHoj3_yrKFt;`;K^G*Q9A?XLDZwUN9fQ5OysUk9Wmjs%Gf+2{kx6G7<nrn-+xCgdQ8sSj%;
k%XM2FVl~*TYjgbp)}oZZedu8#XZX^#vX^38_AiH-O3t`fwfW^ym!5z#&OY-pe#0(BNj1Tuz2q$jry#-o9A6;h!i2xHyw;H(V?K5
ORD_wgF_lz=P*F!5D6hAO>Bcmtu}Lq_)E=A)3>!!<cbs|jC69$%`zEcO;yP0p~^DcEuq}<a>LhtKJn^#S*ejnnR_{sgoq)>Ja!)3
w^FC`=yI9PurrrtE@d%ftieX+CRPk$mwjIQ^xf;<ob&-=mtyfLI|(o$8faAD?K>V}lIVs?Pe`kXcS!(7%9SM`QiMS~mt0py7~**-
NKGUpq-0<vE@Dup7J*t=M=d%K@PVX(v!in=a3mQRBrV}XB^05T7E=;dq>v^fAjlm_0fmz9G;RwWXx_H#aXP}{XvFC|wP6X=QCS3t
CIcko1n!BVixw1RI+Z%6?hB5l6cf`I9n;a<f_mXc^<H9>RGIs_g7O-|dr54Ix3|5I^*wKWkYcS7YLLLzbLJ=Jg+%loZ-i&cPSy3y
fdjpx$^(>_pz1Z^c@7K&<AX5$T|D%l9+U>8d^H@nC(m4h+52>Q%ry-H3H)~p)`+4owuQAse%82Difu5L3*gL=Oh2$;quAF?QgYT0
u>f4^Sf1j{%y!OOG7}=y6RMpM(3r!VU;TM>I;Q~JjE@XarVL}CPLWAp&aJG$bYH)ZM|IBwJtD0gB*0HEPq6e;&fN7-rOe2N?aqaA
8fIDgLf&{!I;#8*#l<HlbP>!h>*Tj~dBMQtQ^y}S2JS81<CbkDIO}?toNK9FQ&4rJoQ#txPsI*30dgF=p&{PF5c2ZW@$5eBzJLeI
tDo9^bUwY0h3I_3bQ8`y?-dA4Up_e#G&v|@g$VEYAq4{L2h*@<4sasAJ^qa-9jVkjhyr8O2Z%5NQwa1W1NZrH=KG&S4$0XF0QHV^
{Gri*)FYYXXrvfwjh&gKQ*~uSP;*-H*5fRvpV>oZCbVh@61zWLW*_69#@sJ^w>?Qqz3v*B1=d$NmS>+<w)O3-uJrr*T>@z7c}#(_
(-j0hHN)AKcg{HCYc^$zl(URD{0NK{R5*IMF*DWkI5?KCe3o*wp0P&{Df0~LZ&hxDNyrR^Fw!j;4w*>_P;Wh#k#Ed5d_*QvT1O>a
1Vyz3w6(q5pDY7hcQ>IF$z|(#jH!rFWO_@@hZhX<xeN)QHd0|Qw+jUn!Z0fim6;tgnRG&ry~mHvY0!D^IiXB2rupN0pB_`^&xt*~
9b+L-qbExkPA628h21McjuLdj<LG5-*r`=?j=5gWSG*-0=8YDmWx_!7toQC4;Dd)n&9J(p3z?A_7Ep7e+hMfxz}s`zmJLY~R7}%R
S%H&9R0PzpSU(S}3M@Rbs)Eh&iL5;M=QiymoMLR6*_!c0zX^zXJF~oQI45?+LqQV=sN(ALEdP7t6U;`%fo&>H=WdHhq79vG;lo<7
6pJ@k!Ji7Uu^I=i4(Q6QJFs@zHFZNlbZXUEDtTnlYLOjdbPCQOH+NCWgrtcgbpROKx31meT2W1kCk-MP=H=EPRgA<4*0rgcJl#Vv
i|1CV@f<@!y{z@ltlZ7TaET=ZG#44(XS>V2FnjM<xg7~bzWhXtTJ-xzdD4rlSD7w$?%iDuac-_$vs$MfDa5A5h|6Kb&aB;dNoKn1
^jsn7Zqtg}A0j36@U(IaO}XbS&oF%{2A4Me8wtmV+;CK$b#{UIcB;}{>Tzw%(!}M+OQ|iP#zCwFUL;j^MoGOz7b?2FE|J7)6-#lp
t0A>5QM7fv%na+}F(ZMxVY^*+wT5bI9jVjQEeLK^7Egj&J6Azn8d(9VE{#2^h6ssHn`Nc~jH<Owj))+V>O+-xSk?}1vZ@E%>=0b1
St5{7RRLgDM2d>1P9Hfa#6DJZ`WczQ`<yv^er9?;vdhz=wu-e8WShQ;SDG~Y&DgIUcvHr6dv8U#(C(FOf<e!RWm-5bKUG}Jb>q5*
u-^J1xCQAVHNceL3tA*P9{4c42zLS0wy7P!_?QMFtx;X89U$#%#nJ`YiB`5l5e(}j4Wz6LNe+;bi~_KjB*c+?^BB&k-F2c@B_z-@
q?T7S9mVU!>j*lBEUbeiEQCQ*nN{8nqdBG+HeMQr*Izpv5q+||K$TS&jHOpFjK73PHuXB&yBZSgJpAX*x9rOv^4pt$C?K&Iium@k
kv+{&&tCs0d@jJbJTV&%uAZMM^E^b%(O{SnR1qf+Ox!OAe+Ug-Cub$^F>kxpkdkhgEY_4R>eaPIv{K)!-xmVQz}Gm2tbmwh@S`wP
RrHHewk3<f2|CM?Vb$J*#P@}xZGpz!E^XhI;H^G4LR;Rh{rZ|t>u}<QE-T@C703^3>1k_ZH+S<S7oOy~60d6evQ=feXlQ8ZR+cRz
G?F%5<?TZn($~iWDweZ&_j@j=;no_wR48<{w1^<FQ2u&wF%)WQ6fp<UywQph^+->-4M%E%sv^xeG0!eVF{iQSX!EutOOU>x;iym<
88Y%Q<ZO&WZ3V-Qof+X6=@jl&h#D3SYKe8I0pMo+0v$~TgadRSBv#*C2O&D7LMR|opVum`RF2&aStbU=Y0_p{6;Rcd5OoM9+k??v
`K}zg2kB%F*mZBn4UY4gAGQRU0wp^X<nlw3J!ax{!?4>RiTc)0_jbim-hD`Ue7m%UxZ~b+FT~HD4|sedNIHtlav!z<KM7N43POF1
H(~P-9k!71?mT_huO@bv<G)63-rYHJ-bD#_pSJLeT9kx@)|*s}yq2bHn3Ud|yHHw{O>*5ALaraXWyzsU==~CA5Trd^gQr%8ic9$J
$O7r=y4bQRuuQiLVv;=sp;!o{yH#<VO;j{3NYGlSAliAA61(M$TD+)L>C|GTt1$fq5P0DC;qJ(MCjxl)Zl5*Y@1MN~zI+cd)%Y#j
g~>WjN^;`Nsu~)Inq~=wx^nlUTczdletVNodhWAQRi_?#=6NI*x@x=c9o6?6?<({cNSmm4TkcyR{4h9hkR{!?PCd_Yze(jqc2}<J
ax{s)bwENqn*8^?8cLTg-E#TPL2{H9nxS4aV!LG>Q}M~aB{X2kh6N_=gV2VeQ1IcM_2Axs>ex)P7-S_Q4j{~+Vxf!(!Wjf6A!Z%f
>kGOjuS_+XdsR^SJRV5B?|%PS`{#f}Im_d0+ln@cu+Z(%EEej@=Vn$TCY$g@oF~UeBlwW~`>ZF{(1S6g-X$z+<;2FUUG>LWQ69Hu
N?L@JM<d4Z8c|0&xxCjb+SORYT0$ACEzAsdNrQ6+I(mI5PTW5>z>n4H>|UMyFAK*6hBLL9t#8(htb3t3F$eBwiPN-2_c}J@gRrXD
2U3Bz>4YFD1Qaiyzpq_yVi4|upJ7P5p*?Dl^Do$te420zgNJ;aBIN`^cRqIW=K%(C07g<^K`a-$QL?U4-k>2`c5%v%@f3EcsOtR?
RG7f5R}^!RfSy>Xqs^0@r5iwfgi|4EUcBL9^LJ8hXql>@!3Iwl*9U6kSrP))@vPK8X~m;q8pO#NH|4>{<kmH`u`RwSN+S}I6L=cD
iVE0kc&ZjA>y=qX0+Iwb4UU$^4r2q7#Bzzbvr;%Xai*kdatw^EC@)d6dx!Hp`8t~4XLs+<o*pDLb1rPvb(Fk7$*nGV*^d^vxh)Y;
fK7U=CbghbG6xek&XkuCl@UiUgsY6u4p_b;I^E7ov*2i>RThA3EFwU%0?{GElwp%>km4&OR(NnyBQ~$#HP+D7<5j!J&8xz+6pF0i
i&o}>HMXKx2j25@J3k#Maayq3YsKbikvG&@TGXrKoQIM(vbfw!ido-$>MsLI9q8{zQE!-CZ5pD`WYH@XdJ$ExzV>!1z(%iB1gEZ`
YefgpRVtzqXjT!O5DZifP*f+a7`|52OUpcZ>+gRCG@kd+)d)TYQ{d<{*HRvRdb%wXCAH6=ww}H{`75%ZSX{seh8xJJgg9WPtS!L=
sDZC1*M-%@4RIS{wM&g44PSjvIt_1LNO0MRqeF)RGq$!Uw8qX}4+XHcWS%D!bF5%w$2qhJ;)QKc02nMw65P;Dg4cx2Vmas()dWLG
ab6<%7Fn!CHfDeU(B9dlY^_C#qeSUTrpSwBSiZ@=tS$QId<CgSh8}&5q<mWNXoyOXtHE4><TtdCafo{M&3A)ow<ym&mpr4(vhS;B
R6`Bfs+Fz)yB7|_*^inPaIwb7OM8rqDkl6xzelsEi{Co<#=PgZK9{MUJnzBa_>Wg-oqVIl3)aJVi^&FEYAj6)%7&|jMMO1R*JR?B
!%#?VZMJpB=BH6wIEV%<4H8CZi_P65IHvHqMd^+MN{Nkhv6=_9UN+iaOvYiZg>GV(#w&2}Dv6vT!n9Vzx=RaMDV#>vn?-bdW*m`>
$_{rr+*XYZL}C_;JT!7HnKq>j0T^*rv|wWRttcH=7i;GmO#|MfYVozvltD=uA?j_4*GOxNIKD1aHC-Zv$;g~>tJg}_G|}cR4Xh%n
kt2^Oz>H&87x@O2egqBmwpD9!X>vBQk(F&O^Gsd@EStS;JZ7T0VLcZShY*eNqJae7L^{gSE1IQ?z0H!i&l=ZC3%)Trg?+T8<m|Bc
SExYD5h8@vwA!N3uVAc1Iwo;}b7{>bs`VReD);5R^;g)Ok$sEpXJgJXVEF07UQ{-zssX6^g@iseIbw`ThsaMNqI8teicCRi*8-1F
H>?fvw}2^!pwZ*T`VIP8uv81uNV(sZVzbr}x`%cI5PO#SDOa%T5w3#~Oti>X1;=N7-d^~hbKdpKu6sF#a5{$-dh&N@YluJ?s7jKi
sn?oEkDIC1HijS??|5qr>g(st$~|hh?XGo(4J18vjcf)kmYa$SVu9^fc;KILIV>TX?enMKu3_1WsVqYB`@J-K)^f>P+uGd21)|x}
NRm}GS+E$+EOeJ)CADFok+y?U1q?$P7?;TDa*lfA^}~7$^PQDed0Hxv719C2Dx9r~ipoJ|!s$?|{hs|DGo2GhB+KfxRKl{TbpV3|
be_C5I#ZE}2M)g5-;#_w*vVAvU{{|(F%%XCRHs!X9P}0g?#$Blc6skFL&B9OLFN))f&~omOa+;U$5$_<TJR35cvu`L=K(u`M5&xW
d9}fyoo+XsbA8T{qv$iF%pGxkb;3BbVp7YKwC8-@NHKa%rj)`EX7#v{w3vPtLKd!$l&g#zQ9NUHrnS9Z!C6u3L8WA7mZOVok#>&y
+deM3-*jH{<5wc=yl0xg#aWd*<EfnshbV7IoiLVa9+sD=r0;5q(^~O3hHXh~y+g_+YAhH}0lRFr#A0xZp?qCd;<7PkyaldcmZ7F-
t1hIy;U^-3D+UOuVQh=+EoCpl94c#?@uhR6u`m})16hhK7YER05XGn>l^B+Bm)XY`n(vplLyUz}jAFv@g*hgTx28_X^NQ#<&`oMB
9I1-wn`Xqh=fp7QuNr3eLrpi<E_DYFOQAOaZK1Tx-vZ+@P^rUIic)HLO5#DoUX`549rHJSPKV%G<X5{VlS}JZF8lQ1bA(=FnJMnF
S%h%2wD4Fs6$BC-8j-GxY-wW>HG*Ix7eY9*yX8L)4zWl()nJvStrQdjGEkGC%KP_T44`yj!;}}|QaUm0rP#rw7h5psA7tKy7qjTV
;jKXpy&&t9`HX<|yVqv`x@E*6D;0M}e4k_3BcRnP4*9-wfuQJe3++9h8mC}=$OgnGaUk-c>VzT2pMH-G^IML~aV-l;65`|>OAD(s
2BZ=(7HL0#hO**fB+;P35YQD>VNQ?QupJ%$57WxA4(CXptHmCiHFP?OuxT>G{Z?^f$~1LO>wFY4#^NseT+rGbHgX$-+Y}uskV3fB
{!q+0G8maHlwiVi<eu0_cJ+p~+hLtF^WSarJ%D4*Rf0hpfh1*?AX1Ph1OjOy3aJ=^L?9AjP^1Ep6oO(%fq3cD(mT7s4FgnVB^iw*
Oi|ybAnYp$F?{&mLlV+0Z8NJ}lI}W3G3D2CDDuz3D|M=35ZMe-%fTpwnoOmBxI3fUBBqfsj8G{eLXe!Yl7gASAXTs;3LuM!c85%X
2^ERji)95e;T^I>5P?#QVoG#5%&Lgx1r!n3aB&?{nQ<p)aGRb${)YkCz=&cKZg+B$IPic9BA^N?Afdy8afu1_aDqJVULxfSBC95{
!2DFD-8`YTPBj+pl#me4zUd}A1Uj|=(dgko>jgUCD16hy;z+!OcJfr*K}T<a+L|&LKn-)iIQu@H?{ISKVZP86RsxX<iGZbP3Njp%
JT=TV9H^=#yA>Z~iAsf12fhWW03rYi93(dUAXt#3QXxCzxdcUd@T2JSbKu{pHl`iG6UW)~{(k=<dchO5C!_59KVRH7o@CPwYP1hj
f-nqK<w%O^wkHd+{yWqJ;(t!~I?J;TwaqKLD5%hd1N_j;goIpw8fFWgV;h>xYz*6DI*}MzGz_8)6cVwPLx)h;>7FU%Ehh$8hn8_a
0X4C)pVWQ-ZU6_E96CeF6#K)GlTRYn4!JuX5rpL-?h+-4P)1kJIRI9rOqDX2GFN1bI}d<+L$F>O<k<3LHuME5d#YtTyt_{x^T!X=
z}`-+^F3adVFQqJ;fZ}#6ER9sw1TQA$R!$dQU2HGqI-Iw<}+#sm%kj;(8fs-RXrc1+3fY;;fy;OF03ue=xFKe)39jfo=69t1wWP*
9F($5{R}8zjZ_H94IvRh0Sye%6fG3AECi~QAe17l2o8XS$x=c!69N<@nFdHj5h0ST0TQV*$$4MKbIa$$uFT)5?)Vt=7nukH)hHh0
DUv*f3I_rhj4+bKn2BhM4isI#-zbt07Xq6SMqFz_G{p`U5SRp{FIvKmond=G`Ma05;G+J~QS&IY`s*vy4C?;CMoD3OHuv`4kk<7#
!`$<AjK+LKDto(}v@lOx{#|?Yah$V~yj$sFBRYiOq#%yVdFecD<K0;00u3rWBa2PF)*4mO-HBV8=~WkmhSU)qCroTqn1<LS)9rNy
*ISazjz%^~7cV(<$k36ratm88oYo{G5}MaD32!WPYHJndEV)*TSTkB?YWHSn>sseOiT-Kv2pdU7QDr~oQ%L2ujif#etl@ytGEpGn
147c!Gzmh9NkAnE(@Fs|5)oAk5~Tt(3`!^zfkFmdv6mV)^Md6O5{X<Y<;Gl;DPthR{*oz@u{1<LI6B%gCXfjMMHENp7?55;Nd+7s
^<;7@fyypH&`}f>0??%ZR<XpQXrUaVvZ!g$qAI>+RTHT+2ndE#OBTi6c<0e&#6oD3D1}NnQ8rP?xyok(2pPhns4gCCIeI5xU7;mR
E))?`WJN?=gP4mUB`j4wW2-ph+d4R4sv@QuGnS1oO$kL65K~D>R78}b7(pZ^Vi=A^1t`pnlG@CvNQx4oR05D@B$|mLQbHO+Afl3!
dBPcxNrH-sC1?UCX$%M!fSFl{m@@#vriOx)5GjHt6snpdPA*bYL_|r#f@l#!iA*kQy&iX>!KXmsLZd3|C?X=dNkmYX8G;a+XenuA
izKnIqY0}SVWPmGptK1pxeb)mL{MZ*rYULLTLD<IfSJI6IooWxpoeV~j+V?w#R^cCCWx3b7Z8{#NM<Hf7Y=f5gd7`XQ8r+gJaszE
ViKT%h^AyFVkoA9rGbiqGaQnHijbtGsuo}>A}O3IY;bTamV_xtWH5v<mYR3c6_SMj6oVR*1c@Aq!enqOI2FO2jgc}8B+e%btwt1F
IRzrM5wPswP*pIA+;%v1WONQwE)i7|CdiX8QbJPHNI;TORun`8{(YReeE4&sA8S3yGSlmWDt&AU$(Mdfy4GT69o>Q*umua>P?6b_
UAUdHxD%*N;T7wFDP9Q(hm?V<S(|1ODv{G}^In@pySKX$)j-Up2UKJZ@~%jfEdmliw209p1i(<CNX-zz3=kCW=IO9?!0{IaHIJYR
?9=h-$5z51q{^sv%BLV<9i$T=N)s6n*+~@90OJCNs-af~MARZ-FcKh0N-#p1CIpHsLkxhqAf}2X)2>Df)0g-s`u_|$f349J<KXi@
!(F&@BZzDTWKTz97DWL;Uu5N%hx3juGXO<M($BUW{u;pwQd|895?uN}PaS)PXa)~-@8w=xkl`;2kvd~B4oGa-pbXc-Dq6NAf<V-i
LINhb>xO#@wfbG*Aa}98?3OWiq%`7M(w-I)vCgZ2of~@lyywAV&%$9&cJk*Vzskc56)FEZNyW<)HJ#J0UJ6a{Dhn}(VknVFPiM{c
&3N(OjMN;iQD&LavoaMaU8XjZS0{$;Werh-S5^j;LsqKs+KLK@PtC~7)`yWbO|u&mlB0NrnvO+x1dCXUi^_{IgwsgY)TK41ojcO9
LRuP*hys_GV^rxPF`1vC3rSKc*-S<%#A#c}QyBy~-+4U#{*NCFahIY7kDftY@?O>vjIJW0NJMQKa&#)XMeheXWu0paMq8}H%rs&#
wOUoRH1`y08%Rm8lP@{;jX$T(q65!|oGPBbTo#+tq>e&v<tuC(1|RF=D~Q@FinK=2K``Bid!)^qORBqjD>;IgmMtqxR4Ph6ZsyF8
6J|`6qy$AFUf&!^X-b+wO2ed?iq2t))~GqG;=0qkqk}364O3LS-#MY%FmA-MBC{PP2&WsjGH}AE@09W$-w(k74`JROc{RH&VdRBj
C!zLw_V@4qc7Dm6xp4{=H+|+HuH>lhqzWEy&Fk}rmfHObi6mRaRV(#J=aLXv6mv_UH%%$H#RSbvB|Hh9yAvc0q}kd-G{KND1~R1t
rNZTjTbLV%j%$w_YTA|*V)~55#d8g^X;kGjgr{tto#e0L-u9`d8M{R<H|8i9YtXQwDzG*t3Ih%$Nf1E)Juh6mE7E9B%yvpCV3Vp2
bsB#XqLeHg#|Wi#9bGG<%%Nn#ZTQI#8rNryZdOv2w;-@|X@~?1j0yv#0HXp#posYY7=d3t%|YlFKd@Vy8mbXTUmj9^I;d3p0+d7I
SsNasQ3uTa&)2Z}XN}G{GsCe^I{wb&JIRSAf~uH^h-nr|Bx=3geME<(gJar*;V(%|eYhP_<-R#@@juVyxNW;V%6C2xQh;do`#0Ug
kC`S&V1%V=nSejdc0-w@b~}2toz>aTl7ZNw9;baM`HgygW<q$f8bUA{tY1YciHGHJP~Y<S8q*=PsH?=EyhFL*Z-M!@ggTW-+`%z7
h08=xN#OK*9fRkS%<&X|c0<eK)U1f8#FWBhHj=jJ;GVVu*q!a!&i{UKXK;jM-sfRV>a@M;CMqDX>M*Ed4+Hhzc@FxgQ2$$GCrl*~
Ke>s#V#SFUay-vj>eSU~tgBitzI)M3?ST>2(bZuOtl{O_LIk`Q)PT4n6PJ@h&;emb)yoWWX7=EH^wq|=qhnWKMZJ3;phvK17_ry2
MI_nEDDLa6pV92pG<R4ZRH`sgU3v-QC>rC?(HTE_0+5x}f6>=_*a;-RDe(^}?{6fB4GuKK#oZG*ZKIBTnG?&3LP22{)b9+VEG$J(
G!8yG3Sge+c3~eCePfVNYH}z`>Gh`QdB5l2aCb@4#c(d+XTXn&O!FfnayJq1g6%40&|}(m%n?K8A&Cm821sc&l!Y1Oj&~rE70@E^
V9$lh=s?GNlMfo^YMoAK*luRUn?^(pY5TC)uuaQT%9(vMY*$}KX)$?KUKK=@^z9q2hC&q(UH{|yJde)b=xk(3ZPGD1?Brz42qU4T
U0<i>^l_AJ0d7~$g=7^0p(UEvu3eUg1@Sl-+te{jt@-;Otq4?-t}Is~H@MK9!W#}eh&j~~#E)@I1qW<Idrw;HT+g_1^^3A>9r4^K
=I3mDEPb1GfrBsH)7)XS*c5~}x=hg8`nxE@6RfLyR;Vmky7_r)>B<cU9VAb$B)<G^$@)JFl4#|@4ku<7KzC0<Xc7s#b$_&F@6EXQ
=5Vr)+?3)*qxAe|&U+bvaUDm5_NSULlu`)RR26c8g%9N8lag8;LPQcmbBmyr{<`bOW0twcI&|rLSEI-(;zD*FC#ep0%Ytx8I~N{%
y(A}gTBmTksn`h)YR8<jw%#|H7dSb=VFE}@C@Csoai-2#5kdT;(d1KU?zZF$qa3|p`n^$k;X#{oj@(G3i4oAc&x%vs?%bO6Srm00
lZ1HdrxPK2*RLCJg5aE_?_5tAdDeWJb;ZR}E?g>w-MV%mFuch1xe+$!FDE;M+;zi&Mk2#x{X2Z`eFpoj$fv6>D?7r96rFG+le@GX
*L1sN=$;)3iOE>6cYEAqK|p%hLnEDQPEm2HXu3b!al$^Z#e>bxdhNnv=beuoPRG4$PI||l_93idK=l}$r#R;$uD2o7`YwIeaq=HN
e2McGdgHp1WS>#Toz5ZT(<=yRz^2fSa19$7L~`zi!8;OiPA97pO%+DFy>r)@vLPV3LU2IiFhSl}>^y`yXFS;xy)4S>*5yD`ae3{z
l&7scQZqSnkFDO1a&spL$(u9K7Vh9Vz;$6wxgqC51m#(1k*x7><B;Z5dfDsF^F(rc{SNnSkpn0{LEUHQ(hG&k2MHbS-1~amnCM&d
2@WTPLF;=h0XXOJs5+n=A=*futmbBn@$gD;-OVP$39b*>8OjIfAt4Tfod=w^a+cpV4L64W?deJ~y!(dhnAGF$dX<FF6pzS?kZ@F}
Bdm|a@;yfmuC1_n$b3YsOygmB6gtb#f2@RPhF}U{!AWrjgb0ADZ-y7l=qO;$((Fp*MNmrdB-=5L>$!EM)|-4>H>2WO;?G}vJHyqk
T`4p@+|yjNWe_etru%;SP#OfxMh3vb1Z#I1)q)(6Run!HD6Jp_K(ehsxJtPaLkbe0K_D7{)FOsLRU#up5-D@AX$?T*TEG&J40Vbt
ghWyT5d$%(MUiAGDX6BmC)27J_J@zG>&V~+#31YdX%BQ1FUeh>tKcF)$x4*}ga~AUdtji+6s_!%qF9NP4If|#Iv&TjbUrAZ+B)j%
6gcnpaloDQhttgF8%P8xzldu*zB_NaB%&YqSQPN8n3P|#RX$`H##_e7W~NoiE`_DmvJe@LCK!-P`#Pv|@<5*o0Ykdcz>XZ_UxzPa
blAoWI`yV~-F>{e3WtAED*VTtA4$geXX^U3==SliVtn^5ufL{r>GFPVe=mqYg$Odpw2HJ+f#{TS02&n}QiKW=VrB|pp-(kVB|wMS
D!ELwPz4H59@rJgf>*9oFsTTDaFh?-4I-wA5zvqA%0N%~d@K;r9Ks?2AMk+5^}*2Aw3l8Ydf-p|>jfUhRiGD~=?(ty+(0K`><~|#
0NgX|G+(8sfUm<cZMyx+f#HgTpu-Z4o5RUS_f-rJdl3uZQ|MIGuzlRtkw8<oY0LZ*_BS6|%29C5MY#m2M~I2{!A5RE;HsIWU(fmP
`&aP?ua{pn-+$HYHcbF|089YQB}b@~6ikAtlu#;=vN#N-Z2;`(&dB2^X;UIAQG#}oC5S-DGBLv_SGK?jm_&$>nT92#U?)acvOyCO
4ycD!q}m-Y;DTUPfhdh&f+e5NA%ZEL8|f23p^2A~?jx|7RTXfqL{t$>t|CZE8VV|cmY9f=gqR4DA&H{9=Ouzl9lB;g9JJ_lQ59q%
ts7`CIxW!!SQZ2Fv=S#xPN7gczCZ@+1P=4CuHL`b_UAt2JPx@JJxEd%l!+1q5(rfkAktE_g%nbe141H12Tsn=d#;ah?bh#({fCns
P6kvs84^=NtS&8VC~PJxVFX;bHZfgO6a`ZS6pYaAxz+c^+=w0RAbmy$LkowWYo?lq;LH!pf2(BMaG4^ai^ZJw!!Bl~q0Fgmu4DTx
W0bnc<7lHlVbu+d)qsc_bUh$->>N%ylcy4@B8oaV;e!pyJh*pHQUlQO3{%Av4@{&If$4fpARG918v!-En2y?TYSO%i5En8c=pa^E
as*I=*dZe>fAgBV(SKK&1Wu#RzJyQvDFRS2Q1l^kQQMMu_?6;#Fh%S-8d)tN;i|Bu88wzT-6Al)o2O7sc=niS5Mjn~hGY%nGg>Cb
p_}gxzo>_fr2M$c;d(0nzUcXufc!A{hb4=2XwQW`tRe1(#&Ncdc=?H>6)6NtL@7a1W{Lo%L^ZMcJlJfZ^pK|M)zdoqoLQbVp56_H
J4-s8`}N-cYW?nP&<MY>)m1vVCr;<Xtv#qOutfK&0B_U9)E<4XDPo75{VXB#5~RNj$WqmYMzKXzANAvo(u%vox#y|E5cL~&dD?vz
$|9;^!t%hd8<PZ!pIY-+WjV&@9k6?kd%))jJClzgBH@^mNjgUaM#>qBYzu)L<@D;(dV`74g;B|s^|iT=Qi9`Ygu{f+5!gXQ5e$ok
0TexG5d=YGoF^v=@}&}GTx(&-$Rm}N(Bu&jRL)#PK%l6#i88JnLo@D?&IJTTObDas_Y%%03gm27Tx1k;luRqPhazsTIQGICWbU|p
m!lFQx+$*%jz?wlts<Tf<pmUG5yG!nm5`MV8?88yozBpNf;)FWtDcBVdB-Psl+s~T_GFmjSr8>f(38}wfp%IGw&N+z_Uj$cN3A^S
uMY9tI(6N5G8!}^VXP)x=MEXlS;Cn;77j8AU`9nzMZ>aSQyPn7&9i|`mz*ge<oo*npr{+$9#BAY_*F^zu0K}-ok}1kyVi{wkufL!
?URH#Kk^t&vUHRVsZm-CfHGzlrdB5k+z_2>2J;<KH4ch9r0x9_=e75v!zYf-FrcgbcIS&<Pjk^_vx~3Jmk!Ewkvqs;Vqq+fa42Pv
IbkYfO9*2MR3!}q3_`;aOh6du6Z_U}lupi1pE@x6{3)YVP1)`}d%Y-rTO2!t_j1=Kq@AHA^B4DKNE<|`pVCwbNHmGi=f5NSyvV-p
Vw}JzO(F-LRXOw6@%ZUa7(yzdgij;EN4^NtwXS*MMvY=_X&zdH8!f;eAt_O$7(t5|>u$dwqxk)QWdoHm8OX2vF#-q(pwuWRsIZ2S
1x%<441~LEh>2JhW+o6wNQEQ12WcNSwDEmCeAG`#AwUrzF)C063K1*HKn#|EA^@bJDv_mVLLev_7Mf6{3PvTOg{1<LsbC=UfizHz
q=;+i^LcrnIfgXV7o6eb$#>jD3Cn3WN_I2$ALOQmCiWH<+)u*E+3VI5$;%7g<=^nLQ2p#TwBhvdsm^rn2}?NT>qdhxv>gYZ%I}j)
&k9kAyvk=)EkcimWrLCG<9HXoj~FIPjXSWyt;39F)=8*cBwV58VQ9tzro8z)`saPihqKUjzMalM@^QhbLHg6J(rW{bOv}ZGsqK1l
{$HXHLKO8SP>~c6L_;J+G7tcJ@jxjkWR(JuC{$>oMS!A^3C{jdUXM50{AuJi;}oMxgefZ(iSKHnTA~W)&r{$2U30Gfr$!I$)UCPa
&Fl0EDco8yK(QnsN`%wcPGg>Pj7=Tm)!Ed7_@K<fF%PgBY-tEUp$u~XJ;Vij(taAjeiAJdAQTNEyU0We9U)|fG6Cs6cm=jff@SmL
4Ak?M+Ds_22RPE3vLy!610)~G#=Ao3p=8NI<2h+02$_u%)CX<uG>Ub=g#$>3XJM@ip%iiyaYxp;iA4!c$#7lf;2)RYx&#d!heV~P
ncbcnt~u8av#xb4hi8le3D9;S;fg2JYg-FypO{w2d%Ht#ftSSeCe_wGg!q6LAo2seRGml^_ef-(&c}|AX_!K5XRk~LF+-3O3TxGf
<RL=P4=n3_a>OJwkenNg_Z@Gz<Zgq)2PqnAk_cL4ib^I55ukf@2G2{o&EJuvUa0c}DaKd86Ue}Tf<j))<njX&P=z#7_9C)5p&*Kc
pn_lth;ckE387zQLlT3!9-lGpIcc4YsGQgxX#?Ka?zuCx?PkY}A6AMR2I>!lfE=I_mVjPC&%hq=bC~t@?D`~qa@5L1{fQoN08VSn
_UF$ZENAmV2bY}OFkvh>77QQFcI~vkX7MaRVc1kA^oNvE(*-q61Tjff?l3We2APO+45A>2iD(H3lUcz!5TeRO5QP>@AH(hZzu^1e
nuksfs8O^#4pcP369TQbD&McG`5#)Ej}Ozg*bH<(Uo7u<6)-u46)71UHq+vhr$vYJ#6R3P0{0-w{IA4VRtqouG$}IyjMi>HiN{BE
l5r3WP#R=|k;mmL{%Guu>IJ(+EKU&R9$E96KXL&J7pcVB9->V_wFlsCR}Jop0_CKPaS9@nNhhcfHxDOb&R`ygI{Xz9Bv7R4p2UBS
qLhlHIFt2z6J)kgl%*qD8`+;bp_45NR`~ArZqu{`+q|KvAC~?zCZNOI(JPi)Pi#vg8EO8E^EdY1TBK%j%tl1ya#fNUOu`~-UixBa
{RU2=12Ecqw$bySUKTnQaivNqR?BQqPb=os(Rxt-qa*19+#&5^VuamfGJ7R*PkfCcP<{|)Lq$0tnv8(STQPm`ZEX<~F43{gFioc+
at+`N2?smqh^8cvCrPf~`fO=U$jKgYh(W><bDV?Q|3tpeGJ9`7ZO!5HNmzsZ(Y+TdAZ%@u{psOw%1L6Y%uFGbyd<k>Q3+7pxFpZc
LoK4e`Bz{l{n8=e9?1FxJ-)tK)a(F$hzdrU5`-8LT9j22>G>!$su_B(j%JLDF)$N!$89*jR{sDGYrpMO|7=`DK%^CrDoOxKMsZY?
3REiwOlllRGMNP01peLmop=w7kg^w+68`hnwSMj#o@mQjluKEt`?(j6?la%B-XQSu!1E^x$jIWwpYuT??)#2KIX}^H^<hkT6x9OF
kZ%zvoaLJ>tXTQX7dhs~HL3jR<Vjma&nV>opJH?6SMKgmiW3fvWOTNY{W$q<^m^x4y!VyNW+8Ilu8W$qM@@|?8!qTQ=3tqT#Yx(d
DA^QbNjVEXulJk1yXV55^mSwD<GERy5s9R2ub;i=h^U2&xb9M_eq)MCm)!z2WO<6YzP#gw7dZ0@hh5h0?cELNXzVB79D5*4`fhtY
(?X{d;(5iC>7#a-CDIoai;j`Z-}^PN+AXWN{CM#4-s#E@X}T_ElPI&tz1!4mEutF2`a7<)GrN(CuF8sjUGDKJ9!=*L3k{v*<K(lw
_im{a>QAoe%a2{u{lNzh-3!v~0<rgQ+p8Qra#K3a2hlGKdhYv+1NVrFhcBtZqo1S9&)woUXo&6Gj!K~fEc8jt9O6@(z2~oYRTp+U
o2@Q8ChmpG5V2>~$q>0MLV^WLI9)pKkG;Z=Aq<eUS*y*;X~X1>FLIN*s9Sx}!s#XqP|R}%Ay~6X#K%@U$x!U&!_<c(XMT0)s~!WH
8iZA(<-ls%W+N>(N#aa$;S|KdWcQDBXhlQEy?Y(xu}jF@d3|uv(~O9iakx=uR`seY#uPN;Dxjh~=xBu(ccABGJj$P{-$!w-vXkdt
We+9dI7!b)hET~x>hgIff<g<?KA`teK0~)lx07~WvqnUNoSmqzH@zHoiAAyqRt`Kq_mui0;h#Hv<ArA9hrR1uMmi&Sx1H}UqQLsX
ozvWQ<~XI{s!mDz-QGD=M@kE#GsJR<<P?|Wg%lsCzPnsP?nO|U&QjwcXlP6>MQ-A3sYxa?9$9lSIzy57b@R`;E}tIsc!$DtcRHn`
yI)<=?5xFLTq@<-dsBosVa4}x<UDa5T*71#5w7I>w`BSE(1m?)@dAn>h&@<OQiq(d<e-eMQD$=_K5;67oyXqTbI5tstYqt1Mq|3|
Ij*hD+vq#A%^gIZ_p#3;E0={IN09F@sXLO3gb{d&)<s$FKI0dx2<7|keZ9z}>A_N{=2vEA7d%)y95L<Q?>?wk9&6lpHut%`>mdlH
Z>~;?k0zcjIF&HxyVc<KN12|OBZ66q#M06kUhc@Lh%6|Zr7_D~w=S(;WIGR)IQ0<yBQYTaB6z$27{U`49shtgZUgEb1kLm8J-$ao
`*!L9e?cMmP92>LW}7Rhg;ZR)QY#~b5pXG%V1kOIrl_KtpsJ#X5JMr9iv%bth&gZqnPm!M0#3~s0&E7r1I$CI7jh8_Ns6Tp!VCzA
k2>NHS3nP#VWkp*np#3=1!xE*DRXD<zCt{KdZqCC+Gr?#Zsb20>q)8zX;NjOB7!0bCHcEo0H;@72MPhWv5r8*=O8fAnT8l)Nl8Mq
i`x4>{tlzn$1U&&Wimk6%BiORP;YZ90YH<&L*fO&KUXsz7<tcca3%m3ojD`7P;KZ7;pO{1K4J8rr-~k7N1G?y>i|1o^#XoUk!%|9
J%?z30DPrJWd<r1ngSs{cvHd`Qsje@twKPI3P7b9WHAiP#S|2Tk`3Nr{8C|3Z5__x_DbmhUa26DR^{$6a&g*qA5LrqZtg(9lrV&Z
NJ#{d3?U**BmhGr6AXY#ig`psRn-g1pbj1kQob30smc&Slh-M&qZLufc!YtNctY^lY!1Iwm68G40p*Z_=#UT`g<d5@GN5*lC|6P`
rHVrd5IEeE6i0a8N2dqr{3o8>n0P1{&BC%Qmy`}(WW+A4+1=eqo;!#`fR)^bbtX{7*CxZ4XAu$V@+fj>LF{<#%78i0hi9Dv$<JW~
7>lXaD!9tF=@2wZA&Sue)VLZIRx1!Ni4R;IVw43K*|mY)y~eUy)L3Z&O!soW&94?$BS#xWEJLYYthGv|9YLNAb4Od)xvu3M8FVo4
5(yC=nNl4P7z%;F2S6ZI0Y%Zy${o9{#&et|YhwYy+bt@B@ceg~a5UA`Z!9jVs*}KUNgxi2I=vvVP}7Ewz2ZaBrld>I1kOTPTYizr
r#uVJ@smgg44E++_;x|m3RmqCYHAwr(5LqwrqA>2;gLkQz7nWoNVe)h%STq5ra$L&ZrF@FGEh4IPEDZ6)2<dZW`Qw;PBnE2dDsM^
v~(s{{7DdvN7d?zT7JsJbG<Tg3?f8~{2x2%_|L%lM_S|^onFJdzW@%T_l$xn0Vio?f{aKI`<!+JiDsn<CR0&EK}<oCpYoGXB?{|U
69I#b$Pxrmw3!qWc=4r2a;6NfOR!-W<Ax|;N@9<vpONadt@~8(K5l3yVx<B^EKDF&i2{My-EYs}e&?uDks_W-9A9Aq{PCthb1@C&
LudzNl*mMKRLEQt5-0}Kx13v`M#H!KP4o3@6`J=dnW|M_D1t6r%9aj0fjH6>0t6%iPzewbDG(qXeP==l2lkD8eE@t*3Xhs0@8E?D
o;D8iN-(V>{5jWMa1%^dt-E^Bq85;JiC4Fvi+3#LXyFW+vfocTUx*G%u_)<~qf2!dv_6{}DvL#fdyRIYErVL@i2@0X^RDLfB8&;z
-cIBX8#8h9o>0{_%;cjHMOz&MXHu!wt&S$c8Fyh$y9*06DudCfSk<tCuE9&H;j@!#7qhauyeJljf=VFLAbvQkMR5YqVsL?!hpKX>
2|R!dCpJ-D(|#RiX#&9Gd2=$DVcnJ*8?hK~pV)74^W2jp7-Q{21D05H?;w!yBn-(V9+6}zk4_a;07!LORaJ=Bt?5~*+r2wEO7kX$
8W$m-!6Bn*XPzGCt-IkDM2K$53g(O6p~>j#z|e!FZBA9WL8L%_HFToe$<94vrKaxtqPFs=@QMzj+uE4f5Nf*+YOrVAE~Rl5`O}#|
9uQ&5SCS<UOmJx9d<{8b?Jn|CiJ}l@I1)fmSyVxB8OCyV9&~%d?RY(5@_F}ofi{p7P*D{`Xf-ZoU`3WBRH{r2$w@&-6DVkb$)Tkt
1fqf3UA2uw8jO^tn1Co%)Zm#F$RP+XCj*=)o=bOjx?CXadBU4Rvg1dHl5w7mk&6gmmA}84u5Qd>=e)^l-TTin2jG4az4aiU5L5rp
#Lu=mZiiUEgbh#!zE|k_9$EJD`Ta-EqzMo)3`mWr3<zeF0%}0`D<R9yzP<zKZo9#Q%b@g-P$gGV!s)>chx|p|qrv^AX2;Hb>5w)2
>?zh%2fluQYli<uw02P3ecfUQY;Cz7^abbF=mU3igOg%>Bj-Lr2)_{@$~md*9l_g%24zMCv=luwpz49z#@tFYc2~*RK-56qJ4~X@
l6mwcI!Ti19$8QqiU)Dl5=wdR1tFd3n(S|>4vqN3QV{G|$q^KZ6onJ`ZYYPJk7>dmPKDkP=>j<jQUGKW5e+23ObSy#%&j>nCNh9z
CE#ccb*i59IN#5$W2E<1=SRco&a^(A)b>HkFh+r-T7-Zo6`%?cO{K=A0-op`V|!46r~@G~03upMO`sY|10y6>oPqhR$aaL<LnUb%
K@K1?6dhC`M1>TB87V-zfu%Ux02B&ADOnf_p@Ia73o;~#Q+Y#EMG9)j)GLq%su+}92vDksh!F}=r4?ujL8S^s2T~47Is<i54-qr$
@mz385g;KMC@B;(3=jR&S@uGGsnj@zYzKo9(I8347w)y}G%-m4c({Z#5|5`dTLGXyVX{3$r2xJwv)l(Qf-0DzqG<{uC@LkWf*_7~
Wry4XDfqyPw^!Q!dNAec^s?$y1o|Z~g3O3aN@1X+vjY-hXrv_|$uN<aXb2@#2!}>4Eg?e_15nij%t#tD96}W<?LH%$o4JXY!Y9?M
uY<AgpAGv4=#SXoN>ZP9)laij9&VfE-l;_X4z3s%Qt)9bD1#|W9MCEqy0H~T_hu|Go6Tqs@Xm0$oRsGjR>3^w)Vi9e7fO)Yw*fjG
8iPq$yVEcC*moY;!ZUig9*|w`nhd`MHtOc=FpsoKK@Ux?(nXteI`KwES4^;(o-&%Gty<|*McCpUEm4(llxN>))4}aS;XWayXaw>;
LjnjzL{c9q4Xs2{6n&n@9c{~#$JPT#A0RdI?L)#r^-6(Bx}QMw1=G}bF5|Kq={<!B@shz;L7<-01V0!K8j({9mHtnNhA0{;N=TBC
VnQVtVFdOcP5^GrGYmmM3`iV(?>@1o&mrX?!%<msg@R9eqidwbU0L9ORS{JgG1O+(P}ZyjLbx(>%0N&9Y&bBC+3@)48fGyV&~{vz
6+Whm4`}H_?(y|I)K_DXZDL-KQ`o0cZx!_-cX_<FTMHA*SRIU}rN$V*La;RAx~-6)Ny;9n6XDvOhoCSapME$~F-Z&u%6?FqhWqcG
lb(MT{4xgQnfb8%Q>ghW0jKI6&tagk_p^#42H{Ta%ns^z8)|@gO(u~ik`5kmr(}<MkLQ6}1XG|g?kOp#3PcZb9tXHL5*hA2alWN;
srDlvXR-%(amXlLt*Ap&rbvW|2#rCLlo2vB3lcbtl1!{X)S5nxD5?5m6;(x&5a?y<_xrj0iaS$r+0druYkh=JpU#BWarQW8Dw&m&
26u;tC*EusBb^g-d&Ndn<=A*^s&^!lQMOSFZ}ZH~ozwU-YIXnJkUP<2lDxpl(bkHMutmlJprukE2bf4?oPbUcID^3|DG#R6sSb?M
QZxWk(LhpmAWMXyfrc<c6hzTY1w=%YMI|*-z|Bm<6)6w|K|rZU5)&{=$c#-4GLVuA^?8B8)S?9xs3dHD2>THG;IC=|2cYskcwPWD
PmiRK@9*G$A6~@a$8bw#CK(TZ-+M#3IS`rg>b>62uMs(UXMTyAG$Rbb!C3rguY7h~LUjmrKh0f#axqk_Kh({G=!>?)dp3t~*v6{p
w%=^=&pjcOp(QabVag5)E{ndbwqG@4%c7Lf?(kztIRshVmK@kZuG5*bE4Y;vR3_NRag54U{GFQC5*ETzB4UUlrbu&I)KXmq6jly~
C(_B;vd%n3k+n^<V>x8gf<=z)9O$s|?RCS)R*j>1Bit`e#jP`0g|sbRW-4e+Jma*VT3s6aEPOwJSH6+^-N&UkuAaFq4M{M>ToFcM
tUwOZ&}O%lnrQU3h{dI35HY0rvgImekcF`}t1K;c%0yx#r(<+p^+Sx{2u49t(*#N`O&2Rgh^Spm%aRh55IFT^WZKIOX5p7ZOEJ)(
QB8seK~+T&w3`LHw`>Yy7(IJ-01q4-ZYv;!WE@G97YD{b-IE5|AS@X5k0wuM@ECzM+SZI95rcrfO{z;l?^&B_WfOxH-@RqNh5YAx
q~bv9Y#T?8NcDI6z0MVXMq$oP<7~GWQwnDpuIQ^>r9z8#I?*Yiu@WzQ5XctP-dJLX<4KKRVaGDAPDx?xGLb3Sm>LjQx2))k@BRzP
nt~uADUz6k?$hhvA0a%E%)K%i2)YwUlN%NkDq~V)F$Dn=O;Z6$F*6fOO*()u38f|#A{2zljb$z*t7V3ungNs?>N=zkO*{RUuthZX
`YGx*xw_@spK7B85s4xqEWkvy5;V0`1j-;ps-lsQLPAb+inW%09Z;{4%ii>DoNIaR=+IO|jLAU_0tb3jLuY*)zPttlK=2ujw4zp4
5A_F6Es)w5(t0`b?@Bi~i!<$>ccoK+B~N!&-yrQFug_$9xb(>-I}@c?uUb&eK}ix~LYkb!$Yu@UOn{)Gs3)v3w<Hna845917#iNN
V5|{MjTsgS$aPDJeX<3KIJH%F5mmfKdLP<uP8AeOxbExqXFhLNO&@ouO;;z@ufFyb1X7E+Qt0u`0&GuT`%E<xrdz-;J$aYSRTT^8
bl%&eSVKXhY1cj(4_cf9smY&G*obX82Ck`P@I9Ww^g7U{pa90bf#2-A{hW4Qd)uBV+X|XZQq!_P@b0q+Hrni4o$AYK)s0-(s*C%(
!|r(8SCWK=-8NBKM@xA}SE3h3Ofy*wud(&^{gNB-qY`wG!Tis`E)Jp#Z3<FK6ALmFvH;;06!`^#D|@?z?DkOM3$sF4N4(yTcXM|l
WiLi0a*v}aI8k(-yNjc6At0}G^qlv6_};?odb8Yf^4*`V;#6{ZH^tn&$0Bu?h;(`Gbf}8>>u%Zx5~+YymrMe~@U4I6nwXz{Y`0gr
WNrPQ!_4RIm3`Z7zqE5e3n0z&Mm*kQIFN(h4qib|oN~V*?8)zYFMNatCLBpC1cWUS5KcaEAaVtus*NJ)iWp)~^5a{RoC}10t<KQt
Maz$mcjM%*yHg|%6o5x6B^2Tj{4mGg?Zl?U(sjos8vZz9PHm=fP%1J5$`wptUutoaOc5j$m7_E;cxUIghhgz&cMzN}lS+1^a}=%j
9g#R#fiGNwozHTTt0E*>vGN+|m`sk@nNGU7Md+!wGJD4yiIH-pLNJ-mo#2bT?|W}6)QF1p+m(@atGRitPM%0oMa$hi-0uAAk#2`9
YfLhj;f0hGST8v@cc9xHsmuz#7*_(PE);v>$A{h$xddIe#*E1-JWOMgnVBvjj9f-su(hueh*yRD)~p(IYnF6HU>H%kD1s9Ml$;ou
Mxg?AxeE|ch^lbkU)hPXt`zB_)bVVNE|Lak1Y~g2pfLo=Q8~h{LYqcF;Q|Z_GcYa?HSGH4K*<eCds%cR45+a25*z`U0f>TkWwhK9
R9NT)QEP2SiA46@n5o6I<*JV@ieD-@nkaJ&Lk~8ntPK6RwRA-hj=4Pk-R#!pFqtV3V4%i+$4S+<O$8_-rtV=*odY(8lu;6Gum1x<
U0N2$SDu~ZO<007IxZv?Sc4oebDMHoms&C#86qSYi3cazBvA&fFp%wRn`dDwZ;+Gc&E@c)4~;X^4ea*F42`$og!#DPmW;_%xrLs`
Z-%6wQNnJYJsh%K?=3Vgu38#8^QUHVgN5s0q^e+$pA<*A0sewTMwDn#r52GOAd-@bN=Q^GRSE@agkNBvunK!R`+9?IwRLcw&m-OU
r+N6F5$-`=-pEM3UHl*0-Zxsyym!0VTnO^i2+Y}N6%}MsD9y?4PvNJpp7qvR+p~W|M#lNc6PkA?oyGPYuP3KGi0^Rj*v+2Ha$jEN
9kE`2P229fRdd4u`q1wc1Iqr$QOZIA_$N-C!&)bIW%M%)nz;uc>deOzLhhuMo!#};vQ{l&Rhv4vWZMcGB}je$eLW${qZHyZmY;iF
O<0O>eHt|wpH;qYX+0bVR6dVKtf33iSQMenK_|urL>5l|O71$Kxj5wIqn{XSz3c2be(w3Bxb6Z<fuZ(F1|3JGB~kfE2|+-S1knl-
uoMabH3<Y1RZI~81VA(q03t+D1Q8@OO%+Ok5}ik@v%Wzd*@2E@i3U_)?uWCCIm7ABp8^MHkDg$Pii#qtP!cW(3dRH$V~HAar8Pk=
Mo0lcl4PbJ(t#+JvBZIi31Qe;jaVh3R7_<=O_g#Wm|>9&Lp3=og#^H#AQ><z8YU`PAweN!DkO*|B}D{+Ar?s(A7W+-dbay+z4@>8
o2u0^f6sRm-n?ooF9b&0N@6QnkQn|GG(4u}Ds}DDD71&19<s1RHgh_TJZ;@FbErBkk%)~qb%nlnwB+H=4uoCn&IHhrh%8*&gAXWP
t+48X;mqcVZ3R+kpqfNfQ-=2)8c~lBs0fAxBWG^1h|TW|@ot$=-m@Hfb)|@f4IMC)U1%Eum6F4qoHSFUMZaO}AFS_e@5@L-xMhRV
r&X$X9f%zm?ZXQgw1st-d><KRtW^l{4B}|OQ%#DaiTd}s7skOAoL10%o#gO}DhNIq&1hI$i)m^l?<bQlM(sS5Fim*m;SQco2t~T#
sn=JHYs}YL<G05}FG<>4b&~S?fzaLx%v()UTULc1Pcx|XHB~4om6nkAO0_1DcV{kO&2W8g`DCYq9-FEP>1i-ks~Q~(Mcgl%y&&9<
)kLVph1s2Q?i&{_CKR+RM567Kh&UrBXeA1=jxsb>Kpk4!AoX`hr3<ITab;!_A8y$J4Q@5WZk!+?OX@dui04Hccp~Tt3N@8@H_inH
YO_Y+otZ323DQ<c1|c+=5C<P|!PS8et?~C5eeN5^%}~v%Xu7<eSfs(&k+(ssDub0k<T<Gnk`E1FNi=3??AfscQiAb!xrjjsFe1Q$
9wg}K&A4+lid|Edb*&~Y?QN2Zwe0G>UA(BRb(l?{I!3n2({+f~8^;Fmyjh~qN<~s)khEUuY8n-WCelw%WY%wm&G(K+3&LiO#2Pn6
8W@Vu>cJmD`Y*ZQcZyK-dwsaf96mE1toXtF(WcuRb~nW39DLc4*#p=fl=KDcQXo};!N<%+J}~68lL0k8fQ_Uu!wp6j4#t#B9q2qc
cSXZHk_5^lyfB>4cXkp<NrZMy=Wak}V9im!u)slPpIvAJRE{}v;VYfguaP{I4!7t~J_#pdJ`<0OF&Vuq5OUl;F>{VwvZs@C5JT;C
%4)V#W@4%+r2d$?4)PlD8Ad$tW)GP+oK2&dJZb7T4VZPJ>$`}D^W4XF<sE#If9LohtboW=P{{)lG=VI{N<hTn1ARXOD;{P7lBGbd
G740!wRs5<4u6Q4<De>0NPoT8SX^bq>BQpb-0!OjNugcyI8poEf<QS?Qz@a^aS7z%%KC@rA9aBhGA3NP+?vX6b|)yN^<yY*MHUfq
;3pNZSy=@Ng|-z^8mO-`*{+X!)fal$Zu0m~H2^yU)4SN$++DN3S)oia)|uv^?0gi9_7AWNog#3zcXiwtAqXwu8cP+)jb33Jd6-L$
T9Kivu?~XcCAz>wKpBj<vl0XrP#VRY;n3~q#f#^5Jb<1cAls1O@$bDe%ge8Q{z~~n?)xuQa@aYP7fmt}#z@3IXJ_Bk{-1Aw-Rke#
cy4)*7qr{x4><))3qVmxxFU}(S5nj1H{X((snjw_>I@)ZGTkOQNQvBA+P)))xE(x%_VmMjruN1`FHq#T#zj0jT&vHI-XgCg@qP4|
_r)?8mGXxIdAxib_{rFASg=80g%AmV1(cHP=LM-|SWGte{z4Ck@9|uZpJf63va*(%LDhmY=*`+N^SPsVb7HJTqAFEVfDs^sK}r-6
35cnwC=aZD00ww3p$^aO1F3p<jRl>z`x~%$9+8}!=Q)Af0Q%(j{*M>|qKD%GQ<QIrNeuRTZ%CdeQ6*vVt3~aJwy1&_f`o8{$w?kY
_hmq7N;{eK!1VEJRAR@|m%*p`wsp=tf#ceEwV7~g)=4L{!3xNo|3T0msZ)U9t1}bpvVsjsl2a$F5O~RC-Q&3wOzh`5Op;U<SxaeJ
S&!^a$8VcRj8knGq&}UUUt(&1Oo6D#9x&Q;jjI%{ci4A-D$scMUS$}33ODoO!o@;WXl=B*ZC*}>2EH(;2#mo}uug$T3k9MP$2RG#
qW{M81wXIf@3+^x5f9995nM1qkrQROH_=}^yAVSJa+6`5GC2?>*N#9pMz*7mw+XaySBKV)1{;9ZSrqPF4mQ)&L((Ehs3i9vL_siO
FpT;ZRi(C&DstO_$)|D0>+m+z+zCfm9wYbr0itIe$BE7dCfjXCL(tb8xrn$D$ul|#=3#HBK*&U3b|o5?32j6|qEd!fuedd=BaMzT
2c(Wisz|Z|$fAUr!tOZr)%Z=#%klPhR%=A*U()Rg#OM<0l?<z6xvG6BWWjnf491<7Sr?$_Fim<l4v7wgq>4=57zzPLM(pAu9Sa!S
$x}8q-Xh)F-UC2<L_=o{^gej)`k#s?j(+CgCy4(DI6+4kXn{c$M8<QK5f{1%UBaClJefoUvdOAQkCQD>n94{*r0BMss*Y!B63FZd
&cOpvj&g{ut)P5?A%t>(iH@8p$Z|_DbuK~k>BV-UpeRvtBalaK%yD=`!N&INSa%la2X+oz9LTwnS=w@<=P0>x2#Fa%MF})#Z6Gd(
0#3mh9HL`x!fzJX0`k6v(>5gc32>a51ouy`2Sd@c+(F~g4ikb`$<f_G3E|khkmOQEwxeXVG^38&uv0}D3~Y#_h;2ngu`Pmzkl%30
X(Ch&jnh!lhDng&n8cK!j4P5LWGYcWG%Wx*2xcR`U}llD`b7^w8|&*p&JPa${?`*TA7^*ep!*&--HPQLeZ9zN*p5gq<v`5@g>=k-
f)XjFLYSqJhKdRTB!WZ=q@<LRh>b|2^-8pL8tGpA&U(zvwn)o?_bcF|^-)kHQA7P_(D<U~@cU*~AGz>4E}+k5&iR}6lC#VMvmuEd
sUh1B1=3I3)@`Musvcw<-kQ)%b@-2RD0`r1&{3W4xjbcD60Yf=g%Rh=-O!yeQs~x<u?nJfQslI5w`S6U(mK(T{Y-zCstO793X464
ZO3fLW;oN;#e(^lSS@6{JfXSM7wZl2HBLV;c+1}8w<Pvq?ClLf1TSC{s(I8P8<W&|Wn4b_{zL8&^D-Jw{Q=Ym2<k$B@t$z|pxZMV
fF+P4PB?5Mj1erPH4^2MSwRh1cv5{BSeW`5U9FKAy$uj8vZOjmj+(+&3M_z)cqE&Z!}&<3VO^v0+ELbFMKUi45{?mHaCoKg`wOHL
0#@}SS1l1C1n`70stBlMz4Gs5%ncei*w{owhyfau5>#RdP$w{XcB`lVm>rH3`3eB<AS?1bqQFOT1oDJasFSn+=!ggzk_Z8&Hy5-8
@g)X?!9DP*4In>}0txQ$RRw;5J)Dd+;~j~}Ivrj|#%}!_FqKs#U?mSTQf5%5oQW7n1#kN<z4y-*tpArbPs{Of9#u1CR~Z#j$!xGt
SgA@9rE{%h@l63bbmJ_z&K1IfN!Cs#FLB4OIJJ|bhojiH3Cz{77;D|?<A(FqGD#saFT0p5gsiMfZ}Pw|4M<Fh7ZETK0|DL6TI|;J
U0`6*AX7%!n#Wj@O0KT8tnNb`<q{Q`#Vo@cC9Zi`fRv!3#VbRqNB>4Tkcv4st?7owCd^C{(i-28;oHI-+%gX*37CL9=;OqmZz2$(
(0TBLCEoY?y`#NuPD9r!kAcV0_gllBMLFb0xjP!W%=+^FwC3$;RbHKrjSH-5y<I!j8`Q{oPCL@jN)h*GTI(o-u(rXYNTv`)kjPzR
%B;2_4=U6_YLscVy7$m)cnvElyEqaIK_Wq6w10_@z1pnVMY0%i8xAanWsg)L&TJ&$h(rTLWVRaQrnPWQT8=@s5mB5&F%*fU?LuK7
L<6itNmrLD-Ni#bl!Lo)NIhwgz2^Ye?!fZ%mz+zMRYw_Mh?8!$O;xQ+WsY3Jy099CPd6O;yU)XLz%xaFG62Rhf>We5$F=yK6h7p?
UhjGbg9!aZDVafwmZFB_Hrj?&xfz?N9h*vV+i{HTI+Rv_npj6$=d$gWgio>>4)z1s%51ycvETRSeYXAcY0P|%=#>H~Qdg&0p!L7p
5;Z_g0W~ZJ{*dMDUJp_o4ZU50V-nquf#EvLD<K?0bU^mC2^9;XwopZK)LP932-EuQWIo?@Hn4izg~&Un#Em?Duc@WwrD~@_7(cu1
wi!*SviGcqsGg55wdR<->59iHk|Llh*TzKKmmFT6oj&c#=Huc$@X#iJeSfp4IUacO5gWKWJWlf`Wb;034d0^01J1<(exAYl1q9`y
yk!`u*-<GFQ3=$NY@-A?-Pyor5r&p0gX7Rq)+3migZ<2;U9?q-lZ`;|oMASIlQQiBXxT(em<7aHgDO>PCyU_7eynGM*8Nu2AUIO+
c<7a4RC14v66#G1I%iu9kvPDxSb(C%7As+U!Jq7hH+Yq{F~%{=&Lx`4`zZ!LX{1GA-F`e|^twfLNbf;zWDtA^HgtEqo=ChQRvJUf
duo}h;QiOM^Mauvki6r2suyUa+E&aC$Z{~VjW}GU@9cwwK_mzTaBg~slItfuN21g&>>r0zAt&wh{Qy-2P@y7Llp?4kA_A49CSr&P
DwqOVC@PsE5TObPngIxuScNDUl7*pYph_A_1}Xv~gh(VB5FnzMV2P<>MuDLkRf1HR3Py?&T7?Q}DFCDjS}3YSD4~L)m68aCBq4z&
NQH`$V2Y@sB7&wWnP?;_V3Hy#K&k?PDH=+NVkn@J0)?ffieLza2#IB-BBcqaqA93iN@5y7s!9TYh(M%We1LQIY4bpB6i`)G@|1y+
kp@bbNPHZ^foU3Xz{Fytq9!C3rCE}K4KtF6<m9>|L=qv14igK`(q^QP3Bb4%r8OESQlUZ`ku@bcr~@Q$QW^oJm{Nv`f`*Wanh<nD
lG4&NP$fvCW@{P;Vab9BiF1uRkb%c!c6R{j#ENTH+mM_+1|Y&NAzVO+Y#`trvg|Y(tON*10nWtiyv~z?j?X&LN>b89rT|Pr7K{oh
O$>r{9bFmMdb_(fYrszJS)+llX}VMxz&w+R8`DZslv~16moPodPyj{&R0~uE0YK1=3Eg<gWE2{NP^BUhbK(8iH^tC!eo6Ctx^x$~
>QyGN$aqaj+u~RiB$_P*Q5j1pun<VvT>5?Q9UcDHdBOs{DE^Pa4#fQl=)lNr79%i)=3BOJRn@lN%bwfNZ*KELP}Z)x8P2KsbJ5h&
3ivGl@lS|-y1d`TC@@g?J_vf)Xo`@YTeERAHjz~L@Z2T@?(MkhM<zKBCpj8oP>D(^Bn_c9kkpjKtkOapPFq4@8kNY2U}Ul|29P9a
NGhl(Kp`h{0>u;+80@erEUre+ufNEj6L8uy%0d^a6DWd|go~f7XL#8_4%yR<Ir4?i4O0hs$AAiQOUjZ$rD1chP7J!Kl0z;wGMEl_
F(J1&#*j3d3J97-0FVWQoj4Q1a-J5V+-?S1T4Q+!dMto)C15Chty3R&vC%zwBo55*dEpNNHPUzB!zV-PJm+fd`b9f4(BOD?2rm%+
+?`&ouJgaY#|L9>FrD3D+QVnmg?IMcVSttN0y6;`p>WX^a2eV%Csa$E`LAWf1PB}mz59M>*NPY%Tyz^)>RC2OO}&E<TR`L>h7USo
_YiX6IcuSO&DrS{)SM4rZ%9=8Q}GCamSBEHQk5-)tV%HzFa-?rFhRrleEbXXL6@%vnhO*$MF8r76m{F<;P(f2q|R}?c=hwsbFjBZ
59w83v7eZ+S7Oxw|HawiEDzQxaD|>=U7$+C=Y~Mu`?{|^25{xl5Z|Sb4{@9ZWH7NsgAI2Iu!1sKutuYRod6yHO~KEWs2w78@AK<C
Fn5Evcw;)dyb%ZYKmd8o#qsZ<=Jp#z&{Xf!PlK_On0R)W9kI+IOS@B?M_*0;d_Ab-&Xx9qJRWogdRk%|f!cb-05ji)pg_@t35tP>
hzuUEv<TYLh^l^gQ)fUY-H31YAZWSPvL#I+iH0{3KpSKb;ROUWl?ap(+kwD|bnI*?j5s-Ph$rBHTd>Eq-0>;$r=C3r4mjlUah&Bm
o^UQ2+jmDC#`C9O<wMTdbmLSk&Uc+JE3Z;2pvfS2JZ>?$(z_1zXD!{|J;5P;b~BTR?e06c=e|i5ey6j2`prE0l?SR$uupl|d)}P3
qV)?E#;j?U|J;%QLP^Hb0DSy^LDiji7z4>ADW-}V10)PAg%c_yC4`A$kgdoZ2&6^=iZKL0Tdrnrg+;S7dXR3ffUuNMn-%7mu#kJZ
O7S$u6vqpa$7w|#u)Da2O*%+b&|T{C(A`$mK{=?M>AR(&$R})>nPw3XN@G}^DCr7Z${V^_V;CY0rlP!fvWKn6D$*M<){?qYQqdMR
qpiJV>I{OTQ5g}0l8al8^vOV|X+a5%LJt<SYbL}}s;ipQNGA7pHIzExr0IJhF_~nD8ikT%f<l66h78OkfrVv=n%E@7VxfS7Sf&ze
rUVQDsU@ZbAdJAoW&%lMAcSdzj3qDvDN-calrZBAP^OHLT!ji0qKXA7f~koKkXv(DTVoc=6eIyt1Q5`TG!Zotg)uclK}kgg6vV{H
MHLZ2H4#A(B$X3X1g4_2!Q(s0xZ{}7WL>ooLnSN~7cTl9kf!%`DRq~_qom^yMga4g!y&$z&1nk(n~wMz2&-c<DP}1q5`rd?qUV5M
G8AQ|)m2o}H3XzI1k6P#MFbL+O(n{}qz*<Hv=akL)ie^-F(NTliYi1_8(>kMG<DYeb_#W-4KV_E^>SZS2%BMOD6{|ql~ID`NtBSK
2!SyHEo#K5umnYjB1I5UVY7wm$YarJ4l);xC5DtDQX-Iuq&Bo;6j4)MIEZL9m?OIBI<>})Ek*z_6q86s7T&3v-W~DN%_=oy-ifBO
5VUP#Du@avS%ByjOPbDN-;1}tY$hEg5<|NRLyRVb!%ZeaUD}2gl1*7O4!b%?!W=8DyBjcLF*B-d*2l%Ook_!xWUB-gLKtXicFY<|
Wg(!3AcHN-G~rVr5<x8yMO8G-0}~NQ(A1Kd1|w0d#3B;{dD1RaLT_7GeG=@5iZn4$P%<>TZM(~5-iU%p4QdFu85nhBI%@+2VnbRU
;&#qe@wdV#XUklWh>isX##$1h8IYi0t0O9cLWG%yjitaS3TV`Vm`nu$2<%A;f+yvJ6U^XtBs7X4KobEFBt+Cu0l6Z&w>VQGd_Pgj
xIqwVOe*Dwp`fCjj0^yxl$uy7sF;W-D4LQ8ny3m|q?w=yfQe#=LYO8fidck#h>5Bdsum<7nP>`1Vj2RgSmRVRGPD6j0aT$ANwheU
v^=8-N;iXRNJ9fG63~${gr^ooDN7KP1W6G!1tdb1N5jK|@x?(E^9#f_u^HrqHo(Rj^I<dy3I-*M5F#-UIF}+6xFK?hP7KJ2rV11N
LI;DR{L?^r8916@K~;LBD69uN%!;ZAd9;fdBE<t%fda=)3Z`xWo^@C$3A`>?ZY9Pv=QpF2=2WU$JO)ge9&dAcyCH$E6@AG76k5}E
QzI@~iU0o49lBksho@0jEuoQ5+F5)ntTBU+G8$wn4JB<7Rt7+kxivdj1T;>$PA2Kbq`+r{aFcI$7o>ZxO;u^Y&>g@jC^2nJA_(WK
5_iV2-;rkbj?D&*0l-OcvI;Wn+|-7Jb69VFc{pvQ7&aO_Xqufd9)#?fDG`xWRmrN;nSq(C(UdBLGovv<9J?Zbuk7*Ik!d4Zr|})F
h>t8TnbpG`Sy!T*$Wc-%Afp6E4%ud94QPSh6TAx%orOny(+sN>A|2V8JJo@xJ7vkX7Ud99Myw!9l}94@Y={r+UCwHAF9&J~s5KKZ
#|B$Oxva@LHDlch2OmU_lGsIZxiTGr9T;FTLnY-Lu;!||w7bpSb5-NBh;iB?8WjOWA;(ux$r-%2cR-WmWM(R<3KATUjNFxCHmD*M
9F2l2!ig<GkW}nL8kjK39rX=EBv4o)i8XpPbsB|D0u*8k6>TWR7{k{$nnot$3W_jtmYe8q0_adU_-}jPd7{mUSl|q%wHWGM#!V#e
D>VfQEkux=itS#7AtW2qm&X)LMrneZj*>z9P~IwH66W5Gk2EpH&W2RGm0cpL<9O(wnLpF->fU_s+8apJ=@imFh;-YRSuWf|h#H}?
3Ze(pq9W{tC8cc*Rk7N7Qg*8J%vGaM$m+!r6hR8>Dhf<H&L``d`?Tx3p8fmtkBYX4t3pB|tZaLdTL!JOou_Md#xdl$Hy19cscs{U
i33#{cDR9wiKvTJnIMo_wTLYaP~F;bV>30wi6O3MT-D9=!-xkmifV|}tm7b1t|2=~q>PPC^?0GI<<+XI$60n=mtA3|cht^}QRGe~
wo6Sp*8;$t0W=%t)@G%0i)gIJZrP|ZBMp|#kU|Q)rI?%$taAqjTMXwnsjc?*@Hl*)6sZKsx8TY5y7!Ib*eufv6<(PsJai)7iz2%+
I+aXqLwU{Y#!4)BA;e<HveOb}vy3V*6U>yL!q7EEeJepivD}JRXBo4*P+1N$&wZFyx^9aLtG=yd<Z=YcCJPG9-Alz)6%n#D^6e_t
jIkvaqaj{8^Fo<Tjmf-jjBaE~G*C3Civ%>TjG<^n!z#6=7+2_4LsrQdP-e{0+}(~WF4<)gOwdwn*u?}_+TD+(Ma;Dncn;?tcGwn7
A>7$DqLxNR$v1h0Cae$!Su%vtpq6SZfPioehGrTmoHHgQyJ^j7Op?G*kXZ<i0~v-T%)ym)%|gQHC^o8!t<bQ-7(1aRkxAIVD`Epg
8^~`0Ooa~Q8_TE|p-o`{DnYE31#U2~m1J~{tdn~Ys*ITJ-WqaaHXvax9OC%GfbtxSV*_SFsuhP?g|wEM6qSOPFvA!b44Iv946|@Y
K+pg%%7IW4s>BjOGc4pP!Bn|+q=K2e)<<flAFdnS$YB=6v|7^AEngy0W3;mMgCnsE8x<uZB13BJyuOvBXjD6r%r;edo4ParYhoz!
i@cP#E-F{e%%5EeO6WN!kRVhDoRWQW37eUb9@`9pNoEZyV9DYjX;zU4fOVLNZKoBj8=<zaVNF{jMsy=c6(pr;H%P>EgTH3|$EL(O
RcPd`87gfUTDL1DrDdKscdhSl3#f_70Tb?=*{E7B+KvecHqmk`wxEScA?T1$xJ+#-H{@``7bCsHMwQ3(-mTQz*(r;pVyL)-cVCjB
m^O4X7xA}z=CuqhhA@?0P`<M3dz<#BljFvOjOJW?^LIPHroe6A7rTu`1tKs|2?@SkAZS%7Rx4jo)W3DoDZGL6-e9XPP^+GH`_L{^
rwdM*G|ruY%tVT}oH7%wZ>?F6PPI;&iu9hX3A&;>ixSP{<kjz(RokkdDbrSSLT({N5jk?*W{zroqbVRlLWQizDq=Y_6d5lPl$<gx
2<W2OTvG4H?B2FfMJEE1WPA~*3tck>Tv}AdjHIR8d%7|h83r&cCB*Mk-P28p3g%MU)y}V5-4PX4R8ATwCjl6Y4sv@5g%TY|lMbr0
g(evc2tC-x2T|3NhGCG0Bp;V5?3nO-u!pe%?ks?!;b@#R2F!y1;~~guY7z$x1^~+$OfWMVtV0QrG`#vcG!-t)juIGhH0TB2@%CZ3
pT)VvEJ;YvDs!<J(Sjft#gi?bF!uLYzWbP)U(Z{+xKvo5o^8=8U4K6}CmU!AD+l8}#cfOon!^S_sRfXQ858D#P-mqNq>>p=!{Ii^
t%s>GKHM%nHyX&Hpb%J!f|FLawP&U_Q6Czaf{jb_uh@0z1y%G*mq{l}AzD#uMd{A2gjN_0cFWeL2;w*K5VzKc`NVkj*z`iopQ0rF
swYgaN}V~?G=>C33|zPo8N>@UWvewNoh14v(E|i|Po((G9h9;o)|qXkc<R#AXtb#E@=(x95&Znw%}Q*Bf$e2-m!V(0<HL6XCkMQ(
k(kWDpfS-^iJ<6Ij#&dBVac5>8rgZM7-<x)q36}M%DO3-CXD!IJ7@W_to(kH>LmV#bnUE3wU8#S(%2MvccSUWpU80;-tSrwoJ%)!
(0c_2?hF`!u>~X}u8HQc0~#Vw8OLeT=Yn0M6@@<eC%+Fr9pau348pV+tIJI!`0nxNIj<YfW@DyBWm3pyVU#z_Ff_`_!iYX*4a(ep
F0nyjj#?iMjSldoFR+tSRON+>F@;|3V#t8wRP#Cv)||q2$?v>!3Pn5#Gk3`B^VUVp_?di0i>lgX*z?tf@ea2`n-1M+0xz?@3riIN
R2(XJNKY`TZuc)3Tp);wDq~{-kp!XXJo(@=e<Th}F4+V}rS>V%a_w;34n@>^jNRjx<gYzye1IbMz)USMwtRCe#5SF*6r`9(DHJ7X
06<JGK!hP2i6IhDCP*1M3`mZ|>eMQf?5I+TKoo-LBpsin(u1Q<2%v7@aBgmon)tFiuN;v$3<OI~#E<<2*w{)yAUTpDzMP$aw)^On
`{?C*%2S)s+uiQfhK^xNuFK4r&wCq%*ubRr-VK!;0SE^xZdb&1GMK}V1Ft$!cs7gF1IW>+!--TzErA7rMaXW+u_hQSc|1N6^!Ikf
qk0YJVDN$Gm=ljZf#V8$p$&V-ychx$2#vNa5FCdb0&&>Emuv@Q40523TpdQ(<Tbx?0O2vrpogpoq*^%4HYbD(sR)q3VuYSd95^`C
X0{ui5nQ3!L_wXx!a$A}eb}7&+fIz>$bzHi1-n{ND3M;C>pIvJcVYBf&nHpbFSQf6&R9rLbAXl$CEQmX*Il<to=ALwy+FEjiYP8S
!zd$z)rC+*CRFtzPEn*q1=&L`@)9}Iq>k<+Je;n;xbH#3A)(5+?m+GtA?A`q7Gsm$Zw(}PXHJ3HL`{h&I)YOmVi0W#xD;IaWu3)f
TRlW|*IaO9;b6xHV#c;`(IKb}f?Y^UI7lCc@S1i5VWb$4HXt4JVM+u^vjdQRAuE@xdyG}XCgOtnFAmU=hxsp@+YJK^6KNC{SXeik
&W33^d8+D<IgZ9!HIz(3rI~dZt5U2~IG-oHNaRpM!i%x<!n>gb6!>&FoyZ3`Lyqjd(^~?IgQZ=Zk%2xSIO8~Rgzf`)<J$;?a9bOU
bG>2*+blw}s6bFR17Sb=C0~RAl9>*n4#NexdP7Tr0Zde(6U>B7$<zjz3W-LLvrdgvkTS7qqOge?Wg=(-SY%iLg_&w9ps1QuriKWp
Af<>RX-X{2ktj%nDF%_G0+1qA5-KK20%9a0peYcbp^6|(h_L7~JP^Rx8@UXSh6<a?n9yRToF4X%Cf=o7a$}Jv7R!@{&nI!w83l0<
J3SkRU5lI1=Z66ZE)MH+UbiSCvMzXZkb&yTxaS0!A0SQWU4y)qsTlW1B9sE{<nyNs!Qz;Qc;mV;ygleTx!z22bA{Z9<BaVQAc7;X
;!Z&4giN38cB~&=8`w^|HG!m>Ev$%vq$WB{w$n6Jqd-#2RTTu(Q7SYK+XfJdQ53|mGYd-1NEE_QP(&a@GG&1Q5Q9PuE)4`G5|j~`
VgXDAG7~j4O3Z}8P)#vYK~%&QERzKhRS{HFRZtZ{MGPe+Efo_IB+5Y)fh43d5;Ub%NfQ!8!v#e{G*VR&>XFE523aa9N(f3y5?LT3
2!MbnP^3^L2?7KtNP-n;3RGzVfLZ~mmZB<xDpZmInOo!Q^p2;j-xJbvno!`C^itZTX^aelhEGvRUESGx`j2oP`{%^2A1t$$h1R3z
z7xp274mV;L!+LB$L1iiZ$@W>*Q@3=lE1N&?@!BfiEXq};ST5>)Tw>lzpqbTyTk!I!T`h%vIOrP7zd!9E#+5u2YKoA;0kb}2E>9M
c*sEdi1qnk0(QPLs4LAcJFjhb8j)DWEQrPpsuV!F(V7+1_?h#vd2ydam|W~HI!GR<<p#&)h;{FZ?6DLl6VunWZRP}D015(N`5yFK
_`v7^R3vsJB4}Dli703y2$q3qN@${iK#2q?q)!qQ43L%w_=!U$3I&J=B8nJ-kcg^bqA6*jg`$d3X=;?Bff_|A5lX5`rjgWxg3DB)
h213p<;dhi9O7^);6#a9B0;25A_yWDAtG=A8xX-2h2m7e)Ix`{2O!fZWDYPY&=DYw6ci{FB_h&*0TAg!LYOXyN_Ys}GCpZvH^kUp
QlfC7?bk<q)vPu&St}@-D@y9)h=Pb%%9=ON*N10B$S~;>6{JM$kTK?tW-cTFB#V?(KxiUjScOzs&Iu6-Ohy=1NQ6LwOd^;gxQ-f{
3PICSVNevTK`c9AfNf|Vi6s8HVSj2OUGT%AIsi7BRHYCiL7*uhfZJsNewv~f03p)}=I?+znM{y!X$XRVDWGa5s)+6K;`VGi=Y+iz
*Q0su^m|{+Xl^>GiLFXa1_q2ZsHH>Au=D-?8X>S7LWcO4)^a?9M|_@%KMW(eFjt(Q0n!EPj_MjpU`OF7Z4RJNaFk6zv<ZYMkc9{|
3G#tlg(*kT$Q<7Mtz8YY7{o!3H%^_fB!xdMkypq!H#$xz$$dXLnw%$wZB?ENHK@aIdT=Xv>l)2v=Uog&F2BpEw`BL+^FJv7-n9Wd
6s$e6c8>oe#d#`JH5ml{bv-osgaD*2lMg(&+V{*UOvb2MKuEUy5JiC`!3qGQ@L9fbe&AF;(If*P+k@lpR6dZOf`sBpNKm0jl`IFt
^q5D_jtn1~E`B$9FG9HJNk%k=+4{#S+lXm0wE|`n5>)i?w{(Fk729?}LM^B(Vra1&hP94C=CH(7s&Tt?DxhH17+3=q%CM|H=*9_l
CfBabnsw8dH7rva2x^qpRHro^1;l&6n4+klrWSLKj9{qE(upz!y7L0nq}ypyF%Dy!xQlIH5ay&x3W9#?(R)YdetT~rMc%pUt13L4
b`?iR;z}BhU}v+<QvN)?yg5AkZhmf?+&$MEE7YGv@+=aRMGtXnyjLo!_Wb+aijYG=foAm$YHDqoV8M!Ml}+C8Hrw;D4DRlE#_^?7
?g5W>z_ozJDNvz-syJqFy3L!9RuwUH*)rNBtSYmnuPLS@pVJ9UbG$Sfrs7y_6Q>NtahBe*3}kgevoh-`YKe2DP4kIG<`W&q8;uQ*
S`KdNDqCQq26lx}<+7qF8kY!6iA6<KQ{CQWI!-xHBa9J6X8E8ZClTu>gS0!{lV^{wgn6R$c2W9}HNN7cR17d+o15uiA}JavCJ0Aq
L2(Wd#WYk=^rqr+fTV?`h9ClgT^tu&?=cIc?G`asK}IlG>abC`m33S~imQ~jz25XogRKtINreS^)51b!K_Q$jP*Lm<6=_gKM{^94
COITxT67ix1T?h}8%aQF16IPSftSw9fahY=S=_L);ZvaG$0jaCDKd(ubSNB!!6bFVCuHk17KFnID~B$95Gj$sC!(Tq`E?oOR9?L9
cbvl+))BqIp}@OvIs})SyN)2>Q%b|Ki3OB5^`YL4=aF)mayY0^(qrduJ05o1!9*jF`Pe<{0J%XyeC;Mar4<x+m>fPbwUHGvCK1Xi
&H+pag*Ft)g^O4+Nv)h^hiy8owQ5H@DPXJ<g%0a3C9E#pLBwo@3AWl2B%zo!fr_eWktJ|%1E*pgWZPRf3f49}+7KNil&eakux)@F
PEOQOax?CSaH^fKhUdVE?(7CR0Exm;)HJyf0qBhu@K8h;gF>Epz_@;bR3>rHu~MUly5+*CDb67?CQ*3~4uV*1i>wQSoT3?5Bf4NF
2{SQTCq$;03Th<`5>0e|$A6>q+aHOMXqa@uGz4LBvQRSV6cZzXQ4qu;GqV&>QDkDlO$3TWSSp#a3Y&t7F3|xoYFt<!&k5PT|CvPT
?(h#5<+j*$Y;I`Obv<&C1vDYeRMMZy%5H~UhQkOFK)sTyR5S~Kgd9|e>SCk}lOb|20)tb9TL_NWy(sA_B5&2*ODYSwkG<L46RJJd
&k#C>EjAj5I7n%SBe2<K?HiZZxFnNQY1vHCsby;u*yu$CT~}L<ET-Ym<uW3!R74Z2lUZGbwj_d<GR5bV<U)xMa+5ykUW8bPS4ybK
Bd&X<tVl^T!_~qQO+$zTt!ZdPQF9LtCOYSxINXv#<YK2ym!4h2Fhe0Qp6cccmU$XEoQ<j8L1t%lY`9Yzb{86=&Xo~RNh4%aA~%91
LnlH4V$Ma*Q$|oi$5_+XcM~7wE>xcmRCDZlyH(7KQxf4|!b6ca5bZr1yS}eisd!J9yth_r&yINM`7`Am)|Ix|O&4~Y1m796Js3p8
T1Q<oYC)))pePz<Q+aY2F!V4LbTE|O&8E^jESV{C(&#%q*5o@$Z8>19^jovc+a)u(uD0lil|*cEa&#6XXF0#tyVr`ifx<=3oy8=|
2q^>@D2NH(s9>WIRe50@HT0w|M9`W-aXSmYPbS1FQGygThFQflPLSS+!u92_VU}`3AcBsYpja6Ge0GGxkrfb^`4tATWE33u&39TA
wJKDvY{yg`u2d5;K@?3;QArb0NXHpeXI}c;_OSAMnholzqMD}@y>G0i@phULZ?3OMusJ7+v<%!vDayi>5n+g9J<n+1grO(!E;9s6
TxKxHCSW?w9dm@^J|10I6+QJjz@j2Vdz3=&%Yz|us3H$UDw!PVBvgwoh6+`Xsm}!fIR~TF>7pq07AEE?0kHrdEUE<(1gK<KN<&Hc
&w-7NN2b_+>5&qZCdd8V7qbyRvN(evMhfYvw)b(+I>(rEq1N3qsWRof!p@GHHA{KUW)RSXlJSe31I}-0{XeynY4!fxL-A|+UHa8O
(Uf{NNx7qCw|0Mw&{NO)PaZjWqLzZVvvUP~F+)a%9f~EQ#EIlixTrX?uV|Ye4JJjUSJhI!UQSAwG=hZF-W1rHMGb1284(R6&C_bh
jt4`GRz?(Zb*V2&HOZqI%6nAAZE8_?Y=NF7)z=*nQRKEBX;$N-5)eP`K?sG3((`<lsM-g1<%jlem~+~E87v9f2d?MDr<lhKNs73C
v`qGw#_$mp6qYCKpt}LCmSzupa*+I1Q=5G8pu((*^@SL=pQqPNG<)7aVePivAa3Xi9+r~=iKI9%5J(yrbvX?a4S~2}xD>L@OA(=%
hhT$7lK_td^t7zst$(hhCP8F^YCsAFDM_eP=Fp?CC;t-D^>`m{fDWbgl>wfw^o6=2|E9nP@w!w|?Bl&Wa5<2%4FWQdNf1QGz)4W_
c~V6N_8*7l^H<;a{y(5M-0nVgK8Xqd0+A$uSO17ikO2L;sEbJZcMH;v%kLEnzv$n`&K`+FXe8}FM6iUYe<UlCi^>K4a2QZZAZZTO
g%XfqAVkWPa!@~~e0G6f)dPW7WFefe$TG0w^~w3h4ty$}ze$1j>z$(m-451(w#7YX?X4JZH+BGoHaZQek<!u+-b&P232!C@)|x0I
?AW6w$JvL3(8V>?l631sJYXB+-mc{>MVnboVL-_S?F~t{yJ-rVEO7nHAISv434v_ZuwRUtqIl=`^s?k%dk0JLN6)^uHK&2<1F0yw
G4CEh*SDSVj-AK{(4SIEFa-2aK7;ws_&`AWVE$i-WA`CMBro~SO(~EWAkl;rC{PPQKm-yEA(DxVQZzIqNHl>2is86(e7-^;cQOW{
JBK6^g?}N#10)HGD2M?JoJbU1AZi7^+|RcE4FDMmK}N<o40NRY4PRtr+$j_=K=1WA>Es@+oqr7-mwyG;?3?pQUZOz60{G~#*TBUg
ms`p@)A(xm^aewT1)SZ+(5&ds?ZSjG|9t0$Z6A(vw5MsUeRfscqqGipVu7g00+pdEg#Vsl&k!E6RPtq{K(9m@AbJV*r@Pdnx}Kxi
_!2lGx>vDLF&z?t0}wM3BScD4qEZ8{f~I7OXdo#SU{-{QCSn?ql0{{Kh6N#lfl{P^C}?R&Dxd%<T0}|^6NhJOSSi!YZ5EadXuyj=
B4!w>jK~E7>I{gCg=)G3ZCH(sjhH`V?1(1i9kRk@-zL%6iG(q_HKe#ru?PFUJ9%XB){#off&)>l<nWIuxnN{~7(fn6C`4bOTo(Y?
<qDb*UXmk1pg{<UOwA=HFf?tE%a72VA?YOsei)lao&uyPs{<J-1Uy3C?000)kYd^rLu@86tc01Cp|K}~)~?cR7#yK?SwxXw8X4L|
K!+oUR9IFh=T650x=n}owD+uV;T{tuh<IdNg~CFOp#;<msaI(OXcJQXP%aP#p$wEcMnbOhgn;CkC>bETKpJ5lA*W(-i`AQ~0H6SW
NSMOlJm7>3EV2-+Aat8UG3yD6gqli(hSEcS)tDH-zHBiGg>4xmsnQiE=tx#9f~g=K+7$z73LgBS4q>9OlhgT`VMBBpN@0d$>V-q_
r6REtYy?C1CyV?%2esZ3Ym*{J${v9a!U!rs?InFx3L5=iU!eBsM<0pTtrXN3O{bGal_4dcfXYJ|4WU?60)j}eh8<JbVS)!~NRoDk
DGDB2ISCQSA*4zS0oqYBwn?;x(l9y0L6I`h=6yz!659(7@;Z^!<%O$I=(0iHRkIg@0b$t8VThu_9qJj?m5~xCJ%^T){SHSys|O&Y
0i`*>G|-{cYyqyGsM^~d(P&jU!?X#?-W7^B=b#!#Xz}{_2T^*X6z|8nY3`RK<9s!PuUDXcVFXW$$@L=sxDh;$H-qpGC=|*I^nklk
X}~F=*ut2MRdCOa;m^<8gW(Uk48l77df<;TGWDmw-SF=61lm-7M53QuAg-7MG8M@XP9+!=)(_4r^sGnEyR?Qv6d)9dAuACuB@H4C
BSkB*vPjPBq}U^=KWW#@%**rQJyQf92=BC8_JjAS3-im>?K`B_8AAu>%E$XID~w7aqm*1L%;6j%6(J;$&`E0?79tXYAf}*1_rSWh
6*T7ppHv^UhJ^@_q!yS61GVNn9Bt?zf}og)n3;)_(B>``QxYu{r|Iee?j#M+hZs}o6p?fc0jU%DAvD4szl8Nk=qvTxG#>j(pN6GV
=eRYkA38(iVYlYr)5G>>Hs=j<-7Ap}I?<3hD46QbRxizR2!Id62cUCYfs(kLf;1F$RXGe{h5&2M0;%4oExyqG2yVdNnYZSj2g3aB
X%P=1Sdy@ytYQ?>6a^tdNMN{RcEy!pEs+JR5tT$$Rt~Hx#OY0=gtY#yI3^6EbeOe*B$kJ&2wE>$mIy+iD_L1LtIWS}>77&j*mbB>
?!01*W8YIpiP!`A8qjeq4gmO3PCd{k2p?g*fP0~eh>{_%JYnIEe6YfynG~UjeoxI9s+xh62nHHyB)xHwKt)LnOjNPw<5~u*%nF1m
f(qmi!UzJ3)C;kokR~amH6kWK5Xe$Y5CVLq!eD{aI7kFl0a66YP^BXW=+mteRE!fc(;Bdoda^<p0##U$sH2Q>pLBtW6sr=HG&Hm+
42n=t141QHH5CewOf(=+P$?T>gpA1(L(`TT7)S}CmLO7sAR-E(2!)9Ri71EwhH4;*3PuWonm}qo3K2?0C_oq`i4Y)C0HmM--xS6`
h#-N8swA0&q!J+#kh)GqQwp>RNQ^}k1wqP8aB#v15~z7S(1x_qG|@7NRE;51B+YY|4DaY6!3jVM)dGhMrda_%n}tZ!c0omrq=piF
(-><n0!9Kz2zPZ1h{0qysQ8y!Y_yg|h0d)eNimg0JU|9wEByn`3>_d61!bLCq5f>sY1M}gJX`bq#}WLsxPj3FsS3h#BM1p>C#->n
Ts=YH=-m15K7>CE3WmStu166Qf=4?pX0ZwwL4=cu0|_W7CWs0WH5n90WHJsw+eS!1R7JyCuyM!T>TxqH#Bm|wi_aOE@pJ&N_myVq
gI%`4cN>p^<pWqTQhUTH!KxzCg-v<D@OKmPbEbMuL^$?aN)Iso-7zML!5(_umy3P8D9K9){zXqU*L;*zldM8}h46$XDNu?cf*@jQ
q8X7Q5UMC3g`lN;A;~F92$C3yDUuqZsHQ52h**@7%nT@^q9&P?no^aBXn=rWi!d^fsgkB<Tqh!$K|E9Pjb>&RPAG_JaS}ojRBV$A
IEB$Dz@!MPg-n8uB>+JnVNubP7YdO;nH^hMa<h~~B$CMCGB|UvYK=fd)h#s0LZ(JS5KCqY8wx;VV0#2aQOr;bMe(*3Dohe(F-!>Q
g^**1p5=&{eY8OhinqX<FvdWBXo*^1I*)f|QTX<J=;m&|kJ42gBDRVKh4yg;cln^t0cRQ_c<oc*s(H~LDJDWFmXo|s1Yv1k)96W3
3{zArAritQRVWFNE=tfe1t^}bU<Z%O&Zo3SNTZZGWfG3EK<0FF+CUFg5CR}lD-fs$!bLF*fx=2Iy=JeTOc0$Uq^UyDKoN_;i^>(D
6GN}gbt~_p&iA%ELE#zuW4iSEQ2M>vH2bw#rU;*8XTJn6CP8xVPp?Iq_;KgoQ95^K90+xgHwXeEulLcjMkL<0EuD%n_5hAlM`c9+
Y@LKyLaZ*<b+CcP3L~CLR0NPrB_Sap3`~ZI(ud|?A_OOv86cY8&AtFWnQ$@)z(syF3#m|O5RP~$v?#hrQ4OI)GEt-kEus@eQ+v3}
+(v{tk8fOqpHs5-00-kVHB_Ky?}oWRG$IE%LW5cq%_fA&VqO&-M95Y5{YfCCA`I;hSAq3A%^LN(t<O_+DY*^yQ|tCxH7d(A(NPmW
$7LJ1pH!RC3qeCwQbbe{Cs)_Or{5;fr>c%6IZ27z<Rvay2GZSO)Fs=cuM_+QVC~4zHR=xR@`Q@r7Renq2}v`|hLDhA#J|PwW3AVr
hnVR0r6{P1hPm_L={=<Y9w*`FA0+oD!UNF(?lE6fAbbCBKwsoYPkR3#M{(GP+ys6fa}_%%iJ=GWl9rJ^rc8lSiV9H3n4rkXNG2)(
DN!0kSe3$5$SlC^(0(##+M;I}s5!ZT5KNIm(x#+V2nW4@5Y&``FohtL(9$soM6D%M68(5!6aeG_kfYz%;R{4mQbjV8K`hlp5d{>%
3`|uKMI}sy1rSpa1r$_M5d~2YMGZ*<1tiTi5d=iVRKP-k`=W#)320Ens-&8kA(A2rRHliFB8n;^S|W*vprMI_92_EvA&LpR5H~>|
I4`;o`DQAIXYIhq4&nbc79<RMA93W5=;`J4@(Lm}YYXsdtoa`@m?Q*sX}@*)^=9T-y2)AFXokGINud2CK7YsY>e)Kl*OrJYj*T)E
_o)6JvN=uBd%No>;W#8uWbW5G?f)@7;%~9YCvn)~L3XRT1pSB5LALt`@!V>5#T*h2Y%DPNo<E;2H!`N82$i8|PEJN=>aeOjs|pV^
cpxz#51iRDs}ex_5U1FhB@R^lEB1*TBl31Jc^^LDc02X(-T-%VF;3TW)AaUkc`wweBIN%YWf4UjA|N4J!K)I&6Fhf5aRjLqAM}5#
br1C+z1n}nuMQJ%y4^ibTvaUqP#iC3-S$YIL^PKyU+ksC|Ca|RT{ME3c_&1B-Z=#&R{@#|AY4u{jEEA!V(AiMeCVt*L38{lUCjxQ
-cqDQAA<?F>|2xL%w298vBQ^OZ4<jz;Wp<g@a{nBG@^5-bJQ+fmu2bWg$XBR<w3%sGtB0<Aak~zwmjf0Vp>W>%yC89Ok-$uYDjYd
au*0dDv=6Rp>k0o5sSKpJHl^&o*xE2JGxGBWz<5W@3`R+G02{XcY#x5%A0xHP^QL=F-r*-0LBP07*YM0G(lM;?1!VzdoyD_Lx--Y
>qZ4Kwz_`b&3147zrVabUO3BXPOUoC!3EMD0})CmD#H&KQ}^8@Ohyf&C1FGzTYrIZ*8EMxR(YL;RZ-1J{%4LqtF5}OgOPHXK~s{b
y2mMH!uc77CYxy6T6;Pm=eElX)`vGQlroOIg}Yj<*J4e@bGJ5?CP~>GsO_@f#IkjlKe`s7{M(F8wAYkDQbl`qb?4nwJQ(Q5;FMwA
Usc9$0r2)a>vTa?Gz+HF7?Sz`@qngDDu8Jnq%s-+)M`Z1K|s+;l#3M;Ao=AG@2DIhbrcjO0K}yQ6-thv1lfrQ4cRu5SksOLFjmaO
&o~EJC-3NU;BJwGlW)iHKWE!OKF^NbdO+EoA@?LA{q+8=m+;LP>S~&ek(eYsN+*S@BCdqCO<{5(qG5@H-oy3V@C?ERO}-^7PD@BC
y9<nk+y+oO4GvtmKxR`Jgi&DReywUvCXzJ_9CFe*->)9t@Gg-M9cfY0PF(CJL>-iOx1S_?gPzv0?u2yIW38~k%erG&T3Km9S^3R-
Fm<-_T~=U}GBZpI1AK?_E+V|9@>=J-glqMO1_+TEbDXzm9@2TV3k$ge#-RvrK{nht|D4AsqcbtiP6ImAlQz(xRzlS=%qT}KJM&b=
AL=f{-&C2f4LAvo10KjWJi;mZ=Z|UZey8a4`bT^|QwIAQf|C7P{|J3I8+maqdU{oZ=M9a<x_xw$<6FMkGnAfTIYKREqae8gvNthi
PG>R|TXUQD*8ttykgRk4Q{P%|jteO!9mh~D#Yj~f>Lj9L2if0t3$4$Cht?5fSo;g%D8eb6I7>7@4e_n2I}lh7C)uZ3MGzJtk4z^N
P&xg&-M@{C#X5lar*V;o+i>2BQuceYo|kiS=a~jDqcP)H^z@_tf1?5Roo@$Pq0UP)v9(hFpo+p4WnBQMzmIZ(7ej2-5vM?c@81-f
Vw|_;ND2BLyQkpkJL+AZbPtcz6AeWWh`Q(TOyUxcKHz4Pp<H!kUD@uzkn`u-1cYz;R#8nARcLU+nJSqkp@K|hi#3-4VVRQLn2HB^
*~`eAxExx?vm!t4McHn&3Y{YKKO<$`K9M>V^{a&AJtw2vGjQ@t4=nv|kJgp(vpx0rhsB2`!}?&w6iMdJwLRWqXo-;cGU7H}7Fv!t
7j#+9`oE%d)Wn0>hFX@!F)aj<Q*yvlO9pblPAp(I7gKC9w}HgNvRZnN2(*RrF*8$SZIVu$A}-1zhzOW}ji!qy5%ZN|D{QmQP{hqi
CC?uk%`*oDB5Oqg2@HuWXaQ!RaSR3o4R#mtOB3P8ogi|ZMT#AXe?PzI2g-Xwf#7lY+cWkPdLGxcum@ljRLZIYL?A*K<Nzd*bj1-b
unvGgp4Ap~zjUP(#Dp+S$jlOvs)(ftf|-?hga_?;@GJGgOdUi1Oe{iB6eTk>(g!t8xCCiLFjPI>k9FSseJ5ki%N2XZQNco#XeeJ~
1KHNAFttLbpW7?c7qSgsH*aA+d0^h+)sro{^-K|P)JxM1Pf8$@;2YC5=-fjhp7X<Z(dg)rP#&N_`TiLJKW{O<Jdirz6zxJmc6bEo
x&myl0{c9?Um!tG0rF2R`<(fdm|?xuN)>=GIG_}m#Vl=|XI-%n?`bs)5sKlj%MGHv(a7shG(F0J@=ua@A_t{Wclg{d5bQluz7Wm9
>O3$vow=Sc6px37{JG;SrH<`xwRUh!jYuf8#*o9~ej$huWIiw_DAW@>L4-35O1bl4sURaDu|Pc1s%xGL4-Ea%?+4#zoq2te9|-RB
o)bEye_|cHF0u+X$}<C%`+RKd#yVOU!Zt<xYU*78JfhR)e)M#(${E`5>--^J8#hg)xS1*ERa^`Yo)&x_`Rjc0c7+Z}P$5Ya3aZQQ
9-YcnNSpe9GIW!Q%(VWayL-9n&|c0vOLv9PeJV6>q8?8NzFF>-Z2}`J!XVEU1?K&Tr;ieoeCR1qK8fM?O#*QPQ9NL^od7)m44q$9
PpJXYVZqWnrf1xSw<3CV9voRmpL8}So{m!`v-8}be7z`}6hnv1$2(6SUsoaX;PZ_sBsz)+>WfAy!5e=7&p{MDjsl1o6k;N%pvmF7
)rKAo{kze%oM~jL$?POY)w<IxEy2^MX#k-{M*{4RCJ$uZO!bt?DY?Q9a*BJ|6ZPokT0wmudmh~@+d3k#QAft5;mgg#a|~J9`%u>D
=jHC*i0rBAckG&YDl>?2B>-4bwF0Np=P*(#ig=WFZc3N;etX`UTE1=1<Gs>??;1VJ!fp`6G{(+1MJUEI){S>}+c$oioJ}eIBc)Rc
<V4H+7AMnbOX%iE1%+y;oP(7z#J0qu!-P32(DL_weRW&o9Q6DsF-9uoRz(j=R<@9HoUAezXI=QvY)JIV_Kk}*<6+=Im8|mhKRP1J
C{h4fkVq*qftZNl?gaG;2f&2q%sejtr(SF3JB|;x;QdH)4KVJT#r1d=<hJ_tn47L8A-c&d2DXP9jR1;&f^q`#0ysaxBve#Co8DhD
xVXCAWx4J|tG5sDYB|Krc9*-snsPdSRV-Kad4Ch}`@?6c`j6qJ8wr0UBaVpNfzCO`YtkjH1!6q6*eMSfKR(|Y_%g!1Wu0)Qo{();
p8M1wiMpq-Ks>~%Aj2w%Oo2lI12FtaP{LISV8TJA`{`hek@l3QfNV|&Uy@!&QA2ok(T{F})*i>!Tj<Y}`9bcVKw@OF6u}UFLawnu
5A9^Y6nCa1no=c3ludv<{RHehG@ZKf@9sGBMy=%E*_<zuo{1yWnmN5s<@dARi`TMl@diElY|>Af8z&6p2^#}a&F~x%Z$C@BBD5I6
!bICCT6(^ww2SMbx3J}r{I(VzwR`a?l6Xo*n$|f}-iX(mH_ux<y+4<=#DP5!!}c)6Z}VY>(As)p!_Mpsm(CU>MLIIELu8kwxl2kZ
P`vXaXnZ8g8*D?3iV8nQce<h`s$NX;d^)Io4zs!#bc_zdz>;1^XAxto3f)2~?#L9@0d%sGG~o$ZD@bH|+Y4eXG15&Vv$NbRO13t%
#kQwW;L0r&R$fpqn{~fB(z@TyH_y}GeWD*P$1xbkTlpG-qsUM%bB;oskm<K;*?#aq{<(z6LMy5*pYNdS6dXT7j%Cw8uywLmx&m7I
C)MU7_=txP#n^JYW{F4*aDJt;Ox3eQ?)mg*_{9WKSph+0SWpyFjU`h-Qk!_(c41w|$J_I@__T7En0+E82$7OjA}bcvD;|^&0oz99
!g-D_@|C`DZ?XdOMyAMH?Hm61fVe@*E>Jc$Mw(Pgf4;~{DuU;Lav|3voxyJ5PPs>xLd_eIF2I{Oc`SZ#A?4Gz?wk70J<#ZZ^If~1
IkV{yx)}ALp*#QXKlr>*I-oiBdb^(=E*4_yJ|ZWv1Ny`J8YlK8k;uA;B+WBbSrL<v8Z!cINw01O6SD8Y{!*V=_(e1xuK#1WC>;6?
+2#Ycw~@yU!NMWF=cAnE?Ii6Eokh3rHV4!0DncR<P$4xioT_nTlt^X%cPw+RSJx@TCZvcoYYb3<(KI_t<r}b4YFY)Rr~@Qs3TZZk
Hi6R=&>I01NRpB#=YdR;qF9tdkx7uPViZJKhGGQ>832aRfe@<1A&?4E0OOCN9Gr(bcL9M+hzg;DP9`H33`q<!hIV_pG!q%eY(Xek
nu_Bxjp3P@!c2sE%gMMyV3P+01_=NUbRAu?F3{mEH7PKtl&ZRdlOP6x0wozFr5My9h^rbYGVO&jp}s<L<8mJ0o#flOPjq8WlWb|~
B;mjcW0NSUlT|=52|&cEWQ&ps5`jP>(PjYUQ~;GgtUv`IGXWA!LZd__wS-FHipwy=fStC}gKiy;9B7oF=7}KC=E!4y>_OBZ5eUrE
^<d!>4aI;`lu!`_s(`9ubdcD83%s6wbqEF_4#bCtGU5dAmJnsN`cCsnR_{EplMzG41vB}p;Vng?NDF6Wz-7*GVaS>Bp#>Ec0g$ps
#@gCLlx#t&nJHNft;GsZCC={B$;kppABEXEu|lA(Oy>t@5^hPXMxq24%ucr1k($wnVqn%R7_)X>Su-pVIjaaLG(w+5h-EV1KO7!W
InG28L(HyR2;#y{;>D-^r*C9DAghEy7B{XpCS0X=kQPiLAf{3t?9()Xz1(_amBff@!QJ$lU?{pnXbU97n97+sBTX(&trJsB#Z5)V
V_vMg59Q9}1<SMaTtHYw<fMUg;cQG+%q%z$>Pgr{DpDPxDakse9wTYmGS!fBl&N4jN~0#4f-)VjRqZDeV-yh&?RN4Up5tif0@(tD
F=t{ywQ5Mg8w5T5H+vtUHzb=KkxYKVZR97tz1t4~V-Ku*)(2rFLkY^2Fp<<6jFr(NYcTYIrVxrkX^>D-MAau*s9;<eh@5PgPY*gx
q|OyTA{AOwQkdK335AS}G#)vMyU9wJ<_=Xrw5Jm93L1ps%V;!#l);Rr%nk|jww!SH=X-d>m4WN|P{3fYB9ll|A;#MZMIwlbL7*wK
5`!2hDw<hZutrs4B9o6g2D|JE@;dC930pa9O2{6-#W&d5U)ddx1d4YTDGxlR$VA9FCLs|5<PjzfRP5mdV=`&cd@`cH@WO@=r&QGz
1g9GH9iU~%#5Uu^g$yK0q|lwMB^;3ELyL!N6bja+M4b>11%AzLG9D<5F);&o%YTkBo@I31R#KwrecXCWEf=WdUU}tvj^bpv6oM@l
fi-sJSTsARBuJb_R{qH|uNn9L7v(-vsA=ySM?cZNwsV#hJ61y(i8z?S=g;4usisL%ofdu0Avl!--JLoep*GBC%65mX(Aq(U`=3}E
B)H$RJ3#vD;|O?qLv;Jf9Lkimn8O$-=yv|zk=j)8&>hbUj)$)2Nf8ACQLR+QeDVR(5OZvL6gIBbnD=hmZp%})6aNLl5sd1lggZe%
@{&Ob68hod6hvGvUEM*bDw9y_NW{d%4y493Lrje}6eU$+mpZiX>Me^1X_*QlN~nSfk^&kj(!~_9N-#8z(wI>NL<D94Xcy0Ry;%dC
qT*aB?{{UuL{ySYMhmfq466wMlPk(FlwvnMMjBFh+Qd@+o2(6#f3aU^!w>hNxX&}0!U&z`g9+w9{VoGXIw)L2vX5&{1r~5z77RhS
EeNAQ4n<6k=5Pyu|9{+12R?Tqh)DN!SdTXg6PsbJVBp#1<#SYg%1>CQYt~}->=X#^C>(q~7(FWeP>~G-MHG~DNm+<P7)l7m6$44!
8Zgl}CEY9XjIDzWqIULXA|f8M_+APrAJ~`2tf+SMJ+C3)y?yTCHcrGrNwmfyh)I#h7bx%Cp%c(qM_<CR&4@<+o;eRO=#>`DL#{gH
9|mJ5@ycWZDl$mW@Ze&gZkNDIaKl?a@8>w*V|Zgb@l)sM$tT(pK?CjlV#p#u9=y|Tpa$Xf9OAXrlx8_a1#1iy|0`Xcz9z}sTipZ4
emZejP9kI$zf0bIcUks2#F%l1d1%93iDez9?)xrn`&_xNFCSlo1qs_2LLNR}VFE@R`re|*nCNqVke|gm*J-MTQUW@`Sp#KUzf2n>
%M~FJNi#(O4APKP&6s6W$b|_LFjPxH1Qey17*#YuG8Di})RO@)g&{(O6(F=CF4%_1j&@ApT%i$G|66eigOL&vP;#Q-0l<0M1wWDj
DWn#JB1DK)&`1HQAt<DzYD$8Hi5P;2sHT}<A(1Fb0hoxSS%@Ghm?&x{rlp7}DVYL*stOp2Mv<xlW|~!qpoj_zX`~_&W(cKdp`jvB
l1hjuA*z|7sS27{X`&{kikeueAS#K8N+Bp(cgJ$QVtWS(@dO{CCk-iG#~or6;&QP}TvR)=!=|`#(^{R*<Tz(!i4ftz&7&~x1wo7}
*Kk?ej@srNM7bs<u>zAFM>~#4hq$g&xRvBN(GCIu$3?6Hg1v2J?q`EdlTo*EDCGeV;lTrixjIzl?%@vRdruJOgy2b>k(iVxjuq}J
hl7MI(vc3_olA$Q6w+?!)fH{Y+_IdLq&ee`?m*{r3BZ|gjm#jBS*{5>-N^Auh>)Mz;}=?C#3K=6kqQ&YaZ$ubuI}u0kG4;Y1p|9M
hMynLuC8%URwaf!2y~~_0G_l#+0Acz$?dBmsIb<@oV4+<FqjA%xgcQ-&S;v*nUXK29Cg8lU60ehT`_gLu|dyn%Y?QwjAX`-p%^p{
pmu_XCDer`qb1pT)+kivPRjAQ5a!hqKOG+QKJpki?uI)J&^MF28*RfGqF8{yf=R;?A3PF6Nk^VfC?B)l{(l<6JgG)36HK7tV`5^e
a7`4*X$etkoyLf?uNiRnA&j<s=%zTB;KQ5b%s^A|*w7R1yiE@DM|a#BPD3csGKcFzZXekTlcH}QavIkxQ4~ste)`QOv!-4pKS>Wd
ojCl-@a;Dc1W)f&77&D@DOs3#hOU~eb~z-CTPPwbnL7{Z`vZE&;qCM4M@#6vC>PKGg^WQ?jX_b5XUs5TH}Mafl9dE)sB%LPVnU#>
tVc;R?ng$m^!H`d;s!>}Wbl5YV$GziG=as3;sAUId(+w<4~AW7!e$E~pgj;Hr!d5o-z0gu;lk`4^*kX|6d3+rs~zSrAFFp}i<=vj
*m7qkz%vp_QO)`7q~+S`l)x!ZN6^iE=e3@{?FCFq%q=SALbDT6;jIRj{<5pgVtYHy2%a1PSZg9Bli!w4a*(ux-RN(n*nsJz%2KNC
Ri!MHHCQ{#qw`4PrnG}&lMyGLOu@V;v-px>nKpwDVpRXE{y*{mkeGh|(N)AU4u9`NND)BvkJcWJXg~2mT3VL>#34T;Z`AZ7Zamz)
$G|w1C<k;(fltU>l0!pKPiFm%1HgA33^))z|E}j3r#tn4L*?}qg!@paek3;#-}m1C9&E@Lp+n&JGrvJ0WHj$(*|wU=ZSdfJ`iR>U
#IgxIjo;{|M8R)-wTF08S8&zSA&NV+Kq@DYFeIO&>gvOI{ilKD5738!XpKrBh_#CgjAR5R1r-GaF%be8CYWm}1kyn|bA=I$SWF@r
Mbo8R<XRLb2;mVOLFQMk9s{$t@Lhz0fUevIGCN-X0|N5gHwN4s2qVT&awD3C9ccmEY=eLi%5d&ysTU&dB;4@hnQ~G<F$EDjpW&CK
WSC<jjtrQInkgwLiWwCV6>_QHox}R~RJ_sLL6<RE8y#jl5@e~2wG2?pz6QkVOFS@}Rw!|Y6~Rtx0~MM%F5?Xh1{DK%C|gY-hI%kO
{uG_F!m@Ps%_nbs$Ws%}u-4Mo!vc{&4~WK{*I@z5j^_vM+=COY>vO77$T=0nQ8S$Bsh@th5^7V&L#Bd4X~cA2b4N^(q+a=4xk+~X
a^=G*78o#|G4k;)1=I_qylQhNUzd~ObcawXG6@dJFY(GLmWqv}MATVa$q0=Qm-bz8a)QYs2#BVr&5)BEowQr9qKnK5w<X9GBNQXK
J@0fo2b@MCoysmbkXH)5LWwf;NTI_j!q!C`i-bipkPvZJ6?RiD(`O<~n+`EGNmHEciJYi9OACe0t!D~spe|4sB0D0DEXz!ZjbLI_
K{X{)MMWxzg3%0FNphtUBZUyM!J*3{f*FVyC8~g#gi$0VLP%*w3lo|Xbt0q1rD4S|qONmHK&Xzw&Irn=qUG65FglAaM53CeD=eX?
siLWhnTRIM8bt*$P$Fd>>$T3g$RH>!78#Mm5Tl}0%Tdrms;Vo|4^SfGppni6a_47xAyGxk)?!5yE>q3Op$dYNL~AJ`gJ#mLs2K>z
xh7XCE)`to1Dp;8Opt=gI7L#VMJSX+84FV6a*89A%4G#mM`bogC=xlM1wlmS$fsIGK^0Q8t}vnsA(nrGjzLsKR1=+M7#!)vQn{(f
xa%6&Qz-Ki`1`%_0lYMW2yfllzr4CK_g>RNZ@KCNxb}LmCVkjsR2flH_|_S%mr{s#KAy@vey;4hj!5mH15Mj1RZ6xHOInJFPc+hW
t4Si&15!v#nRa3w#xxBDy5pL%pmt!K%{>VK{g7?xKWd$a0kJGVF$FRNL^J|BkiWK8fMZ?HnZ?@219<8a)c$i64hTL12k2xbC`6zl
nJAV+=U7DN)NTh!9pS*K5TpR)fF1{`F6<)sJ{g`{gFL*=jcCxs!M4!jtodC>a?qvI*q#P$6BeUIKj_IPgN2{Cn3KK+(TBOzXN&C!
iex~U4&PVzfy_+@bo|0^iN8h(qS`k^$%GROSYr$z%Uhri^UW%|ieRamsxPq@v(UUBy-<JJ19VB*1L0AMJ4!W80K@|nN%L{mDtoYK
%d@d)SdmJFYC)ih8W5^b0)hmgf0qK635FC#mLWobp#rEHLX=8Kgjx?bQt>F#5-dan1fY-u3U_mR`VPo4)+QGEl1L>2MrkRbpePAq
30NgcCIpE9h+-K8LyQfLVib)E1PVK-CPE;A5GW}F1tPhQZpZ;$0qv5PDQY!=*v{x3N6jM;SJ8$|J)j1lPT~NhVpY4W&JtDb4?i79
8$eIopa?&~qNQJ`;{+cU$Q~dnktsa_#tKx9ldU^_$G_gEKF)zH3R*NEZeX)e+)<1nh?#^5a#26k_a&;?TXnTsP>Ip}j5uO8E6Eed
9<-E+7@7nFy&va@fS4Kz1t}1r0)d!ZHV6HJ+z)7qA?fv@?8EGX`D8xG6B?9YVUkJ;0w7d~DQH<szwGZo@Ro}5GX$crBk^#=^p&<I
G`9L3`F5r-_nXS6SF#>6yg$_;%V@)=#+`D2xPgAu-@!gF)R`cQDJl`ZNnEQ=QTPrpN#_J6dgS17IN!y@gerfTkn6CY<jWU~3dt?A
xPo`7Q$}QPs42XXiO~wt&mwdag;hMt;T^&oNQ(0_uI}8btQ4qGL{wG}pE}d476R5v#9V$Bg-<f-+?yOABbN-C;KLcOS?fy~-VPsN
PwV#dZ$Yv;@kI@EcBk!It8l>oc6u|0N$ef!$Qa2hF)5)}h3Q4$CBS4HA>UguALfdY>!66^q9I7jFjeRZP~GJpz@@s(U?bm=!h0R^
tY(;L1x+eOv-(Nsy5zyhzgU;9PQt0mQA&f|*G10~DotEDvcBWl1+z>?B;$m9Czm;5mQYR#D=?xD`T}H}?<wVWjlQh3_-WN7uTqM&
Kq`txwRfP8yV5)Eb{z=Jvou)Fx?Q(Uh0Cf@RAvzGNNkdA!k8G=UX938k`xG!e6Ms3)#dLThNo%H6z3x0aw(Bq3Ogy(rCSO#RWeCy
Fl$kh6w|IW>`v64&1A@v*&SU-Fct9%N-}M_W*8hpi48u5Dp22WtaZ{Ah^%30PVGci2#i^`XPLd4RtWo9?uIA0lX-L2sNoGTuM-m?
XfB5k#?~QJ!e!R;N+Z3IBC5p|-cEBw;0B|_9F_G<gv1fHQK?9iNDl~VtHdNecV4zyTtVRz!td9nfwS<9KGdxEK-_$S#C=lRMTgbW
1i=v%<KlJYjGd5V_6i}F9nI?@>W##|bq8e^qQ&i<`}5|SwM|l`9nT8Yi6ow7%iQ_ieiz;a8cIJ@4hOS~SS;tc23g3WC-J*>DLjWN
tHUZvg<<$xv<sxnCMG3SVw-q$x88lik@oAcr(d_OlYEEIk?~-|lYV}kuP0M%y`q?Q9qiI7GBZweYdI_w+JdD>eC0&Z5(=V>Jls^J
qKXP?sEJ{cw%Eg+!K3GR@ZSR#gV=pYug|hRu=@ZHY4OtJzt{^5f{g=86%7nAAj<_b$t?*0RW!sz2_sY#6vahKlEgz$p(wZ}9k(a?
&XIDhMul)ly9+Ct3D_hw;XzDDPBlg($uuPto671dQkG&l36deG>Nh(ms%~-Bg-``9w{$}e$e`nn9_JvM?&JvoL?;lPour-~a<1eh
Oe;$&C@CO{h6QqL)^oPH0!0pTgg8>5r~*JF2_(lb;7|^9I}&1KHe3=4Z6-iut`Y%5go{Z)YFV6f5KM(lLQok7LM}k96ciJIcPBe#
!i?CFNx{FtF~}piJk(AOaC4Vz9PK#U<mVnuf<RmggUp6Uln~`{xxqWI=K^DM?1P6C8qMRm*-c1VRYPe63IGaHfkQ}gP{CbqvH_`d
pc+zyiCn=E1|S47RdQ5J2|$66V1gATaw1hQm84KIC@E0M9F;OwM+pLl5X%tA3UHbdA*3P-Xjf2(Y8e3Bif0vr5V^waxD-Wbwg&)+
f;e3*VOLfZ!43fvAc>qQg+~*MLeQa*II)qphRU13fk4n41_lX;z(nr63a|uWfIM>1pxFjQGE#+8iAB;X<$~%@m-K*jpnZ};icAUW
?CU&FLobvS5NvugTbO9tU$Oe<IGo>2vaB+7Lw~NBzr@H?^CQ+>s$aHIij`5#ZsIYH*Ed%|DF7VguH$rd-J0DfaRoJKyd8QTGa0n7
7;Xy9l3$gY>7c`K^TQa6GLxI^)iH(Dg|sN66jn8msKgFl%l!@gd%2~t2U3+p7Qig9#W9#t0#e0jr{TjKnY)+|Ob9`X5tT#*48l1M
1Yk}?QF^9|rPWANq6}m)a}7FnP&VW_*fGxrXcFKpBP6UM0r5>MfGpHTP=Wor%qeWhiTA<&G=wyj1WE)JU||rO9N?1@Ly;W`0sZOa
eX@8(l_Bk5e=#`j+y+q^RyhB)FV*|G&1+1d^c%u*B#R`E-0$>2_K}j)P$*i(ohD-Tu)($>GjV^F%i7$y&*}fMmw1RFP|(Lt;PvBL
8G~x*GuhYs9}YUn4Ri0R177R@sq;#T8w3$|yP^h~ZX8X2<AT09+ifp|PWmJ)26n+_YRDOqG&$SXSZ_jGg!Oak{aNu0@X}(r&#yW#
MzdUbdGR(bvUt%J(%tP&>bZ+pIR{`<Uxniu$WL0JO`}RYw7cRo2Jp0xbAAt4k$xK6wZxd8x{Si@MD*vqzGJA;7;Bs(;qME*ER>PH
cQI+3<<1>>m!!vT9f*&Ng{0DByqMYEU&X|-c)l&JDW?^!%%9_|mxGJKwN{5(Rjdtny3V|H%rXgSHC=Y#mwUa~u<fsx@!6;?drcjj
a8;q~gH|E>)0L#wE=!i}C~73>wp|fR!Mg9$n=nD<#zE7o@pfG#HO%vZGO|Q~MQ4OoL;@|BZjjpMwZ%m*Sdbzlg!ZUr1FKFG41-ta
(eH(cCB(#My>mQ1+^KBY*sNR3#nxo9#>-hBFXuB_eo?vLA;VourDD$qY!Tw>V(}VEk~&GAJKVtGO|C37RFPD`yG~R@r_^Z^Y^NfI
sS4<{uM}w2i6YYabDueNX6Yd56mdakn|DbRv&M3$6>URmKNQ=SrcI({REq<wL!(d$-44@wiyn0=NaviVz3A7LNuZRxD&}8m>2r}=
yE&l|ar=Z{R`wg&GTKRbOz#a|@=jmIug2zB;+nDb*0E;qc9lVO6KW479!gbMqCK`HNXNaGcJItn!G)ZqX6nYHxh~=$q~@?#^v+9D
Yaa6{RyMp_wsB3Z5ae~?Z19WP+F9Ra-L4tAW=lq=UtK`k=Ju9ij}Eu%y@t2dcG^4*inE?;%rXWRLyV8;(T?zPg#M#sR1P%Zwum>~
7~Fv^1F~h^chu+jdh{J;%-2u^VU`R}53@6kb!{xAwhadmJ+7lf!Q_|e)*<iCYutmme;7|axy?uq{J73r=8fhbJIUV%p+xg~ywQ)#
hG4YMP{CsJp3yHJ^?e$ovAUeISG&=DbJ+azT<Qliyt-;*FuxPTTG2H3tMJFJyxxvFh|mdA^W{xA%5S(@9JkB4y_c=BBz?S(<3_7U
z6@)?;IPDRyI+gq5P}}K#m6o(;jlKeHVYP#FF=nzJZ8yJ>7+j9Caq+}XW4l~?Lg)HzKlyxQK<Bxo!q-c^?vls+e>7ZVdYv^#|hR?
ezbLTH2UWinbNp>qeo3D6;%SJ;;)@m{PhiQc{sf56z|*Z2%ykNrsFQ=x-z}Wbml>TxoH`tFI9`uD)P=Y0d>la2YcW5=6$_F9vQBm
VJ`LL(Xs6Cv>{%uo~|s=fqMy%di!H8k)$Dg{<e6%M>MU@eKn`7JxcTRKc!||n)XkL_M53xq^m=$BZzy#6@)mX=LVFfL<haz*cMTV
skNT3LA6Pjt?nCj+<pu+PXUDkI$k|%inBP4wr29YRrI$==CNJUjNuLaWf(0KiNKj$84(mZ=*Y-w&2&kkhd3Vl1A5gR*g~wZu2W~X
&kpd_DN_#YLhmPi^OR;wWfxqm9~D@CwJ{n2<e^qet4_n@+}s014+ik@JH4)hl1PNS)h`sy;AI=-XxW%cz~(-23}sTSFsnh4qN<Bk
LO8@X;*OoGC1Gd1Z+lCVM;{GQXmwel>dF-<tg0mkm}=`(c6EG%T+*PatxeyJ*30K+rZI@#G<w>OxsdO1z4q=*-Io&{C)mRFW1jTQ
JB{n*rMqI&Ok-Lb4t?+6ACGfgXI*w9<67SEv=(anQtdS-3#;e|YWBV~b<U1iIvK$Wzpl&p&axgd)^nBlm%}|Kky0>yDnrC+nTKzj
DuITqGmx{U!*_1RIbmE*LDNp#q<eTp@TTojo9ryM!SVU{!W&f3Bv*~}<z=Q~<8VAUkIPzx7S#uh-s#Vh>HEf4zPi_4&`OT(0)sIq
h$5>9yn|edvT!Fm1~+9&(TS#mmPXVVqo$BtK9@SZ$n1rqPsqR1v6DO_=&|D3)z!#MKq{Dd%DE67>Oi@IFvNk#K*h^c_g422ahK^z
3S8wYckzT-g!OFJMCK_J`(H}SYuBl^T6kV_&&s5aCtHrTVg#${q{FVOMOrDF=y~Dn)9Y{|J6^;=3XL<dcuc$9v?Ww6{Dx*2sF9=d
bo4QiVdsO-9MW7CQR7izLv&sTTb;XN%<FqOco!yXr!$92Rmo(2VF)q71L2uDl9+~@n)5!iTmh=hIp|53D}6evw0#`4EBO*p$Fr&@
`c+YOq>e?Xch=px2(5VW7YOm<rL^D}5p;-Rd}MPYQLkR;wl0~&@Y6_;n9z{Kv1lW8>xiKiVjYhJ5_b<y${C!MBU<MiZ2(xZFt`Hn
dQ$GMz3nBd?)GnkdAKYj_a`$Jht{4y5ZCBe<E?evzL~hV{_7h?`){#e!VgOzE+7I3!7W07Rz-pzf?hTqW*HW{W|^iU0__UVVSAmw
qgx~03W9)nLb2OOpt^Kkv+b=d2R!ZubUN?&Uo8nBM<1C@B^c=ieDToGR8{oOo=fn}Ew76Ix8@ewOt#iKl}ujxnPT{Z`4jj(yiN+h
=}>FgMbhDxKoEt{Fjb=0hW<~FiR;&$-qq6OjV}$Or^TLO35%r&DrnqweA<Ge2Fy+K0>fl4i^NUL3&Adz2?`9#t<zPcDJL2SwHJg}
D)kYYL1^1m?o;<(Tu+4hx)_9%@yoG4em*<a92ty#p{hMqXk$Iy_IV8Sc%C45+K7u3PeXK;IaY~{3^!byH;Yzpzl{Xl9h?9ztEFd?
Iy*466h3cPMmUZjBGN<8Nz3tfYv5)VOBZs*Nl>(1bXgFf#(R<L!Ka<iJo3)OZJkb@OCqCEWDVp_0u-<p7$Pa4xe^5;W2nwqIeeGP
oVQW0STIc7yfk#+l~-K^iVTgjL{ZU_2E-a2$z!~>0T$bh^f(lK-J5rsX#pt>Yrinc?|E`Nx1n^|4&KcOu))(U66uy(8RFpOmuO+H
i=5M@D&gU=MZ}vHToi2(MSNx9v_qp+VxxO!5Y?Bj5#LqC0v?S!M|k@5{(gK^Ugh*rXay8D&V(6_sO+BBi)(bRbr#HuwV@0lt888*
?%!!?#FSm>z01Jng!{WVz6kTNQiwJqIZbkAfH*{)XqY^qjr3^|QLv^bP8jl))GX#VJ=EcI4II*nqnz@VN#)8&T~}1}Zz1Q_y3SU%
{YxnFZZQrC@`0Z|E-swUjQmqhb60apcr8BhENc+6vJftYi3Cv&A!>9w<U`cdRKGStCYVv-856{K^LTaftNS-=u}I9lMYp8|NhBQ&
=~$nqaVD;5PBdeg!uV#4NS16)He_);TcvW@qnp+>#a~mE#5-`;g?kdDYn^hfX1Jm|TGgxOrxR5><%;#y^E@MqXhwFI5bP3Ew(Gbq
8kVV6_$PO{lO$!_n3Ur5qKf5Pjk)2bMUFE_jcDXsBJX<6>R~AbAu1xX!=iIENeT!%n1Q;aM+k8hRn*E^;NxgYXmZ*beyz>qh{-QH
@0zvKIejUZUiZGIee;QPHC^QInCmwUY$jjYOuu}Z(~Vp~H_hV3T9eA!SqdY2+4ZFz9jJ*@NW~VW?b^Q%&Ca=#LV8oU^^q*xp}7{v
CSk1P=e~}uy+nkoYe}x8)%Kx_=H27*)V7T4$5*ENGDy1P$Y_VV=CWf<XC~FDiu<$Oy(4)0yNMivYe_Cy9pQ2tHr?JMN-;(0qt?Mi
krg^ci6=?X)pLl-n%iRli+I%Xj<d{q#-tnN#do&&tCrzz+In*ynlQ`or7pa3A3b-|z72Y){CU8gdW49<&Ut2AW9Zel>R^u!yh2%i
EsKxo8u8SL^#ga><(a!RtkE})OZUw!TqdBY)Yfs-w3XsDF+|>cw`mr1$7@?JSaUA*mu)n~aPnSaR}_0Kzf!k30nCD$ZW4OAVcKxX
uDP9}YeS5;iq+~kEi;@8eb%hj8oMM)#`+w)e%)Ejo;7w~b5^b_a`~6i)5dM<XN%U_SIwMK^qvhV4zGQ1@!7St$lnim!Mx?2@MY07
cXf+ZoXVn-UpN_=n!~j_u4S(nXwt`Rt4X(lj>T%rzN5sDbBA~o!L4|5v8wJhAk-e0xRF_-iyj=Z9<~dbK-fZCt<Lr3VQSl0+UoF}
6t6;dy&R;)G?L`=jz>C*jKfsg2Kv&Mm8q(;E@EdgC?<mtmxYkTElqCoNn>sGk2LY?2=Bwx&bgJN(M1d>q1e8(abp7~Lm0wU>V!=L
?M;ZHr8qwI2j^rl3iZpE;yx=(>ikDpwL5#Ry)zZT?~X@^nRGHzS&y{lqC0!^?^b*C=Z#;3*0|?}o$@+!4WyK>7S+LYOd*@+u8j?P
@xA!y=XVrD<%rV2$CB}6Sx`bRwh+>{ig6oSNeN`+y(_ft)_wCOoK_^h9nWu?*@mZH{c}kcvo*W-sWitELd}rLgNdt`%<DCoH+oMM
CA(hx%fo3ksV7&xVU}Xzv@f&QnI~G+{qVWe<QWeWiXm$5ePv{NZjEavrCL+BcK7RB-e#`u(y_Z$XfbD+DvGMt((OQ?y%B4MrS0aK
%!wzl?;axu<<o}AH-05tX4vtbq0oAHi1+8k=3{g2yO-6ZF}>K&2>H_s_H)^WN>nuY&bfm|k`is0<tT(+IikskRz+)AYJ0)j8%(Oj
Lsg2>TDQEvv(U5ao4xTfQ@wM-FMHT=4m;VcTyZ=V3*4hJJQlwxF$XKYW$`^a5=fRr9duT5JX<Lpw!9;8QcE~%ms!44Clk!L5{@E0
a}`+aUqI{^2fusqs@mFgtqDNbfm7=GmtEN}wj|YR3aM<ZYdlc<fu+mp@9Q#%V5sQr%Niq99TUL}id+>2YDz6>TXt!rUE{2?jR)2J
VD|hP+M}z;9Xp1MH<)@n5KS26POh*x@g;~W)E>C^cR8`xve!gv@NEg2tGdJ*yPDRBoFU#xq%jTZ8dPU^N=kwmRMVGy-$ngZR65zm
!~^STE@gF_hS8?EK1EG+CcAy>q-Rv|cyd0iOjR|CR=hB})Z%O+LLDajU~7D`W+!^GY9o4Pa$=rppS1*$ei+Se*mFj;qSL;JY}Q5?
*y3nex)+8)TQQ3{D$+$IM$vk7_mYEX=-^qMy>+mOA)uzTsP2$PFifU*+?b8G1R&l?iF=#9B?ElpoC8Uoavon%EklQ!B^*Z>_RY^P
S&k$pNM~xf&szKUzG{W^t0hT_P_c!FK{7&_5;IYyZFp;t!s0u-yYIGMsPy)gOmY&JRd*<BljT``8=z?*x*|R?_!kku9y-*@7OvM#
)tTN*J`HB+JuK2&nH6as+0<q4VVKcjwNp6&)ZN*oZ2QTsw|czYU&18lvK{6RhW+MNavooZVbkYH+MPd0H@#~7ro0(~vg}ISS;qB_
4Mw#ucGj=)x4pe0NB3!mm3TVq67~g5!i7dCYcs}aK&1;u8s=_kQjrdKFz0B#DrKXdBwUcHwLDvs04Ua>B@j(?<8u&Ez&_mOgU+R=
qsQW#5vIacU%gFV=<QZ7j85+7&izA1C*pvr(cOJr7^vv^OoBF1*$q&M)=X6U3@OU0O8!ey!$Mafw&;ozWtXHH5G4=`dX|-_O4{*-
l7*<}%5bt3NXpzGl?)}@5~X*!MQ)JHfz(u(a_nI2j!gHQo=}}CsB3;^CgN@qizgyVY}~5FR^S{fm4~DjdiBcLWgOj(yXSSf+0r*c
^4Nq|OQR4&#ayIsO#7tnE96v_50Bs6yeiwy3rrH8etap@zAn*qB0)lE4HT2Fivx~?F*Ut&&bO<(@kJ4WD=#F{(Tpj$s2HS-MTpRt
l8jb!X96M$g(PjGE%EAWUi-ZPmDMU6T_d9^jH*<FbS{z=bB4;e7Hw5{Tv|6wsuDc#!WEr#cba71d+KDS$Q0q!d~dI(l0(R(bqx_v
kxCUpI#<^<&Wb30P65`m0oTnQO;q!Z@Qz|>M@E$fWSs1)(i_c<Dm1fw9rao-FW{X_M)^gBb%{MPAdjUKH>`%0%_PGF_Vd=MyR?cd
1%QaE!HWorytG7A5d?*=wyZu7(E8-F;`d?7DH=i35=oRml^}`KGwU!W`yM{=pC^OACF_2B;w2apcadMLzz_mU0~v{=I!fcd@6yV$
s;T7X#U5)bt?%D2ot&Gh8+;axIU9YrD2I#9td^?52YQGV8|e!-WTa`KgMNM2!8WQt^7|dnACV3~N7j4&0N|Tuk@qqc4F|YCuO?Qy
>w4qT`DeL((^}kw(b*oKa+}lz)FrL-!&^dK?$+s--^BS|khJ>indWtChV`3*)AhT%UVHoI9-H&+>71a30@P^MhLlncmb4l7x$lm#
8)t{-+u>OD(c7moIFDzWH~X@96ZqLUjlMX$e8JwHo8_?0Uh?F&VYd&~)ts$a<#Vqx9eBcV9Y0=koLIMyB1OXmR-|ON(#$Wr8*v)x
^IMs2v}amTW@bnv*5>~$=Fxwi`W2jAUZK4)Cq7?Sqn8a-_a0e#SC>P5ZCMreoWr+zc#^J-NnCDZeWLc2h<;9HUqf!*o#|Q<#t8}Q
Ph7bkvm~Ue9LvG9#4&9&y0?wk_E?Ux3a-H)LSY>=%~zMGcOD5vq6U*$i97MOZ&sO0Z?ms>mwJ8ds2EJ7hg4?@2P@?}76#=F#s;~#
6~UPapMh7VNOIX@112MBI1tuZt3(KNA`oh*kBY-v%|?W&X}#Nt^-F&HI+h)m1+<n!S{;f=CZfwFpMQ(-r2OyI^hNZO4f$RLTOU{Y
KApjse|caWvo@8`m76<^8N3uta##T%u%ID;{4Nu7HFKOzRNkYb=r5r!O(be~((J%LW8`4tMVuIPtjr%&Dr!XU5pQGOohbWD{(5Y2
6760E2m#ADdCsw!r>6FS2AD;;!0Qa%JBRxZWUpD_aPYj#6!$ePvk%;gLTMvvvby)a8pNK>rP6r}>gPu;S;5v@lTvBcm3-m9S=v{P
o4(!a=JS}tb<uW^V#P}k*;Xgknc1u@={w$Hr!r{ry1P@!3Ho=|y3}OaP&GNadQ(FZs4DtKC<%h)vkov?=9VmkRw~x<-Z9oFOYbm6
s<`S>p$u-2hW~K#T6s<K4ekwg(5l9coC!|kYJz$OP|zXCN^=fs+s}A3l8L0T0MM#=*$!SQg>tCA(Usw4j}*@g7^rFYk2K6dWzsrg
p*hyay_jynQXVr)Lf4~<HPF)0s4@u}Oxmm^O0{50O0AtxX4uJHYEi|ldV@w54ZZ!lYfF%gvBB*`9Of4%(gHS+k`|QHAvi%=x{8gn
oOPf=mKSsC#oT0>8kcorOIDFhl`kAjHMLIudg3_KNL*bzXm~i$)URumQ?{ydD&qie)!@-}eQhAwZdjKDmouR}{JqMRL}J~z;=1>{
@hM*qaXrxx5?m0$y=?p(Aay!k8$lh$)T302>2%jxt~YAaX+kqvCeR@yLB511tCG=;^suHv9)t&M>e=Apq*5I#4N!RWqt;CyI%@9;
(woWn)7|_VclXfmUlJirXP3nS%EuRrS<O1Bh$mt(n_4tA(nu-jmD%AJ`*Il$^9N%?cjZ`sQGzeXp;omTrg9=_21;7Gb2Zik)S5iQ
?F#cY&8Wg9qVLm<En*C@v_2Tcz)nOF6yo!m-USHUF$^uGI;!o8)wkDY8)~$gmoA2Pn(n9BTW_)xL}zUU6N$kZ#WSSb6UAC{Q3BPY
gpUY<Ma)&I?_^Nz@;%Huz#OJvuVLaj#D@y!O-8U*!;4QR9HJ`^HHsr@U)NmLxobn5je45wv1zSTRA9NSU5%vlLmlJ6tQ8v8x4i7g
wz-`yC7B)Qh{xMPDlG7lCaD6kFz`JQcNfGfl>!n+ttkQtz0{OJcMfc5^CU($n2S=8F!7}=T-GTnyj7U_)vEL6wGI*ZRF%eD*PUE!
XjPAK$J327CHb{OnDXRnmh>dGH69t~a}}mucDHfs!X9MXxEB{$zO}t<$>T87<QdUt#j!-t9FGXj>c;k3W+HwVtWt^fBn=3m1{1bE
X}inu>il)XcAImT1#ePgK5gan^=LPBt-u4{!F7IK?#;+Z$@KgMqUiwX_V^!NTi~<QsFSouTs{!`;2LoI`?k+X<K%uKe|Qq9Q`Y3`
_IOUnNlXa_kkwF-k63GWhoZe6wr`1c{=6>rtV&`P=2_gh#?mF3rSrWs_irVUA(N7lDcj?$nRgyKo^>X5)st_nO<0kwiH2Cg;H$O8
-m`}Ll3diZebmO#jby*9yYYub+1_RAG`me_o$BqqUGZjW8opi{Y`3h^@p-O=<3*d&dB`i<!DL6)&2`r_acfU6C8SH7#Ac=P?gVUY
Ll&hvwrT^j01qG~xH>|kc}bKXC9!A*e9C9BjI9rb4})>yUejVJY7Lz(B)jT3d>*acf)XL<KumB+z`$}s2SEyC-tyWdFsCQ28VwW}
8Vd>PM48{kJ;h;qlfi`8npPWgYrGg9@`e!V?0N=}BS%}H4G_?1n2f50rAflesLBXCERvfG1JL9}VnGQCr;mpFUCS(C#2!RgtVRet
2)rMJ*3AyJ28buRjZrqqwMQj#Q&E}}p}osVj8h3)QqCuPu7b@JF%%4-SaupXO;0e44b4gg^%;U_&=_<UONBHfrw>96G#>Mjh|J_f
(ktLJXw(LExENFyD+Eh83Ao8b(21h2DTt$#GL5!Pr+x)SJlVQK8N;zv7#yyut{S9nyn8N#bXP)S$iu-&py~m8+1c5tHgI9_C~{~P
JGsxDHadV-NAl*7$rDUdcjyRDY5DiV_Um7IxhsBI`mPB5Uzh99n{MHe5y5+)^LDAey4u?n`U{p|?+*QV9gkisvRDyOL^SQ!i2gfT
_iT_;U>1S_FTuY0Aq1I1Lqb51+2xo2J2Qqsc?0kp(Z|;4I7K~A9r@zy{$J*)++r7EhUe}M(=hZ1@zziKIZuC|jQFk4hS~Uhl+v;~
W&&@U=Ad!plT2{1xoD+%)*1E7GgimksHJ{Wjws_0bw>`ajx6#gI-)eRrPY*@r8P>{Q6iNO`x}sLtSTn`srA|8f}D2=r2p?fzuUhX
I$o%WTAkWqSbKby&$9Wf{I*&ZoU>u=SqclE3t)hbn#8>zKDG2<2V3mI6dg*2KXn>20I~#htO*8Y2uuKyGM>1^6d;9Q6ni(pM?k>^
5JU}a#CQ|uM_2^|<m6qqo^}oHjC<BT52JnbaGTD?oL>-egyHX_Z;<+c1RQL9$PFBU-&+zKh?||{+J5ojAM;1m!h&&S?%x2rC?513
TSK_1F}_aDMeh8}s>M$jV<3yBId}f0a7d<rDa~v(I{%MhyzJ~?EK$n}tObl>2@zDIGZwTXvm8J;5OPTI?k@jMX*?XW!W|I=IwrIQ
MomN>QN)$!k38#gxo~6>rb%+&m$Q-OvoK8Dg6;es71k5D7ihx-s@|}%CR+r(<_6J2OqxLa8HkUO7w2%iIw|9>;^Uw9*gi$)y)j^f
ZH=5zr#eDl<PTYpX-XV5y`}?iwv(uQ9Uw3yNC1d+I!imf--dGodPz5kD9aT#r5J;4ReznQBBu_kX#{NvP840TDgq`|T<qzUR9uRK
Oia;b_XS<KhO(fJvgB2qpjY%bxh#eDvIPvV8)1(1@3TM%@2k%FJEGL0J}B_xmCAFccy<xS<-#MpCWTy%=G4e46Gn~CjhptpDUC%2
dyJPxiH=hxmq!S42<NS&bByO(_ku;<WbuStG;i(V&sdPlg~nA?MMee?m32<;u%M3ickYA>g<knNvLA`N#7Kvr7C_}I*79#wS*D<}
D&uD^GBL>t3>0rM%5YA7E_1!;#eB5bXv}&THP-g?+i7(dftVCT<PYreb~j>ZXjO`d%8!giJYfxZkD`{GMATet3NeNIloS!iI-ZVB
>$)nGWE9M~a+z?ch$0}^?3(%JZ3m1*6;(koS*7vk`u%;|I}V?O>lGsk0>tM^tf6}l;OI{sgB3XXN9vkrePkJ!9^%a=2g}~!5wTKy
k-MGp5X5T_VB8^~FzGu7$nq{mcxR(_Y@EdyJc&Gh@%P-p0p%!DNE9McC{UnM0W}CxfhVTw#k-`D`!V5mHlzy&Es-CRcEZ-13?tpX
awhrQKA#*EJ<Fr=2oH__sl)gM?iRMH2@0+|OhuvH+jlvTBJ;o0wY=h`-?}a@k8q4BZsc~UO$oO(Th}!q#!V}<Fij4Ic9@rS(65Y#
T~w_XV>%Gt`I<y_&NDS{CkYOw!S4%R@z=iYqUhcq+;I^Ytx|5UBFjpGBY(z1#I;exYFoWJMGEx5u?*cVS~B?Foe=SsY;?xigIAe>
(^Eriu&kbQTGX6Eu%o<(dd(6kKRoxP1QWRTXz;?x3_mIxkn(8-Rr4T6okn#^&M?Ls6GBSkFcvas8wAlp;wc<4q6>(IWjf~bXbgGT
tm&-pn#~)`qBeq+h6y5ufi0qJ<B-}li3x?RIU7u*tBujN$V20s-ST?_yqJ2ceB<YQKPOx6o)mV&q;gr_?%gw%>DEcTYi(hsO2%49
p?P6ZOhTnXyxz60-OU@DGL@DpIEQY9Ym%+8l#4=D%)ViU)4K7@gGoeGohCRbJ2L^oz**j|J@tlhb~a$vRt!4Kn{+V8e9VA|V+zR4
1&afuSQ%`_9a?6$k$TywGQnUya?BILLtZQwLRXy*uvmh4$_H$MZ^oxC^uXyk$}78wW>U08sFRWuIeN%V??I7HWTqpL1wwxQjy>!y
oTMPE#IzE77{!;!J09wgX%SF}aD_(b#xsexNINW07|C9ltkx_?5)~DbA;{{?;>Jjcw%;{3Tc?j#hu!XdOQiRBdwjE|S@T%M85k#7
=5@ov(M(Q99q<be@4|`%BnUQnk}8Zf%kWxFeg4xS*CNl-`FtBhXNwSXdz=j&4^WF-7GhZZ!a##8J-c+}^$$09OauC%yYQsg4@r_j
^Z_2Dr49(OQ}t%13EOTo{MTQfJ=694#V{ezJZoiZMc-@JGe&A|Ff#><te81musKbY_v;Rhkta-?J^Yk6+Mu9A1U>Sdd-{mt^f~jM
<9ncV<U7@(L)3u{Sfcg&JgDS?S<(cz%-U%(Vgt3Bx3Tu}^W*uezWLIyaDnW|%R}5v&p)?EN!J}-!&~c_de2Sk@)I9R`!}y|w0)8k
CpiNc3Isg+KLvfheunscZk})JGr1x<KcdcRj=HX<q{2={p}K1be>xmUr{8YoWtfwcqWTWHb=k?rQ~G*69^bP**s%arfPOo2>N+SP
diB*COn}eS4G8RmdT$NJ*j)*J4A3%+vWU#go;+c(0Yn`o9JX=0w8>#vt7O(YH>&t)${(5gxrM5D>Q%-O6p}^G>zO-GU&#fx_EwTN
q0sP-3=(?&UbdFC>t4m<TB1~l^ULvCG8#|>5ey$uB^as*Yy0@ju*-TbZo-tb2_g*^kX!=62H+cyrh)v~x|=pcvxN3CKQGb8rv7m!
K;v{_$qzu9fyZ@wD2Q=B`$ai7VJP;Zuu)*azf$tnm(fgoiwfn|_6G&nA_h{nWI<xN$O@{eAc`lgB#?{z97;YCwyh_g&Zl~lOf162
Q;?WSGIQ*I==h+2TADM+`4I8T$@urrD54|qGCbISSBW3hEY(T%kKxhhQBa8av!SzB@(vJ^!_~PsU6rvuU%H$);VRW!9V?92)59C1
RNT<on6xZ2T2{gc9c4dh)QnQ>Y4Vw0Q6$yQ(`-iDI+_FH+fTwQY2f_5@{Dbs0h`7eyqnNC>DuE{agNUbvovYLBcuJatsprBa0bN7
Mldrdi89ntZNa8C`MTeL*Pq<`fni1!4Q8=J!&i(=LCX^|;`4@XZZJHo20&k&BObJ(tF7d^Hb=}LzIA-F6G6h;LR5y07a-utgtE2t
!WtlbHV^?ePR~Cg&!*3B#r+O#oZv(!<&;UH;fNy@!cAsYA%37}Q}_UY+Te`k#o6;6VXhqjyt+~L_U;5AfFzX(B25TEbdcHSz+NUC
xGLx9|IPLH?OYE+6yYYbkY=N+x4(qIhV++&qYV7V>gak7y`Xx?ABQu?-@12ocBW5x{5+ubjHR(H5MYEclX+m8ICc+&a^uZ`)lw9Z
1K3}N60)@g5E+ar^DPyaHX3Z}LHQo_4!@8v(u##<OGnBH`@Z#67pmbGr{k;11Lzc^&u-*7*1=@2gg)?klgGo{gA}y+ThzuFwXRr{
3LIhu<ZJ_kz?;-K+^5WjVyj8<A@J4`_u%fGdC=(a9s$d-ho`~{vGX7iWFXmEpmU>bre%NELg9=dTELNjab_0v!^FfE!DMA_O9Em7
Ps>^kv~N@?b<N3pjt|WHfn636-!{TK2!!E^1_Xp-5|E1E564Cd#A6`(A~BB%vSG=bmIK@eu!!p$)*Izp8H4)8H};<WvE1V@mYrHb
3ma1HfeCDBG2tdzDpIDS8eTcMhHqB&y~RSmmmu*R+_sN35H-8&yB~2X)t&OfB>m1Ls$E`LWUVW5>MItblA2n`vV~}xSfNDlwRavb
w&Q)#<xTgZctuOBRZTSB1*vhXc<&2&p$wGSd1cEHa{i}JP&RPsb5&-y(u>iP3>@d@ZOC$dnANg4*A|Y6#{x&8I$lU}a|!PYKK4Ek
5%83Vod#g$Ic1H#woOdCQzIj9Evr26)=~PpqR#zT=h=Mm`0)ClcVuC=YxAUcN8JYV@5bJ8KA>D87^u%AACG<#uagJPweH7ywvef&
mv$8gl5Cn5>PfUxa^6y<SlnOxsqPJ05(yw>j8L&i?2ZujBg!0?aU6UDev4zy<uA@Bh?-GCilSYGtBVSkVsKS4Su1N$%5WlW-VG+T
moRFsq!JMr+L|(2#b=o}2#UG(b-X*<#*FU=AKPz)Ja@NZ51+Q}*n-d|5ptOL_9l?c)yJmYNQmzE-rptcAFHbb7l+0Zc2hZeYt?{g
wy8vbpVh&sHH(L>;WC_>nAm{{)h#v=G5S}lC`pc2EFvjg-N7YW5@Yde15nt*vNuyg3j>S_pR+R-h!w{pDh4VQnbmHJ9@jOa46s-<
2yd<@IlE56koh_N33~nrBC{DD=|NZ|Wf*Q@{Cwy*kTme)<aNlxBiNjc{MoV6#SXrh8|$W0lab6NIov9SFkT^oB4wtuaOgE54`)^3
xv3A?Nwa|ilzu;#j!x5f2U<U4c>TRcht=Nj`sH+aCCL;!Gz`LsiI?e`MGcyT-8Z(wAwM53ISr9O5lA2~Rz>K;EeSGeyRUH>HRx;(
Lv49kBhKEcoh+R7wi|()_m84w_I>@n(|J9uR8(bKG;FvO37upG+NA<OX(|k>DsqWPB&GBnkUb#o1rVN}bOLD!j@UyP_@U7=NO2_O
(~aR7B|a~HaakF}%cwjj;49q-o-iqjeCf+PFzFql3F}2Zv!C6_MD5Eq+Khn!5J(wekB6#bsO2;RaUceQScd9>G)kyfo>Be@W$>z8
>#-(5%1F6PPAn!0v4SmwPAM`H7@-3qoREy<dQrt!W@=<uCZMQ@2$oU`*G%i|v}VzsJBvEA_G(GPvaEoE@MUXRTB@2%BPLpba7hq0
2xR>qkL~N0US*v@+gT(JvtISrOyoC7a5WCg*(8PX8W@O<oU}1E(Vt36BoSsbkPg0@2x<b;(ye0@n}EPI!K8~*HaV7VX9}GO(Ye=H
5b*3#>=sDcNY?(#X=X)E6q?xk=S~}D7kH0vpz(gNJZ$mgO~wbd)f$L|MON3@f|!ct|5yhiK<PU?Gpy~tKAEpg+acy{aX6p{LvjR!
k%4JnM@&<Q7>84pW@Qa*MiLlE{{L|u35M5^UG^7KbzIY_UZYm1vjtUCEoiS(HfD{9%3uW(fymuG@=uE=4=&I|Iq7>y<MYf-K_OJq
y`KONC{L*LaqnbzojoNrI(A;;Cv$=(rH28S+@>HRLl{%rVJdcop#;LpClWzq0oTOyzy2)gt^e2A?|k-r{O=P%<3w+xmSLOx!$=;A
A$;OARnsERX?QLn0%P!A<1#{H1P3uA&#RW6XZ~!nLN^4~ZnW8WmX}u4OCH{oymZoJytkMki*q$<HE_!=TZ)xhNh75ew&0EEihqY*
uUT4LOe3s+{F2mmLWIf{Q?eqEs3$;v^CT^G%jHs(boH&&xuun097U!ohs<57WTS_{E(r$eNgs~kb1lDQAzzPu*6q)aSL+|2OTC9|
05*WQ!065z<y_Tbp0$rwcojsn>(VJKR$}v&cxgGPMHu{DX7)okwrh=vG`5lyW`bRaLX3hevPM4WkteBDrtvWI=Xcr8a`Gdg5>s=i
;<f90#4j6br%wF9aPHl9M$nO0a&sv0TNe;<t--|7US<@5r8E(#MvRa{oz9lc`;Bb$cBSf(tGb@wh2%w(w_47-*84qjIm^!#&hLkw
YV0}SnMgZ&gufZGvbM^NHuVN$tT(09?8cRC*sE4E)w{N1>nN%n>zwtuJ(TLeL^@k%g7PLS6G<yPw%jp-SecfWpH3|!D@Q{)9-UiB
kFBRIGcOGf#*J%gM2-xyMMT8myw6&cW7*Ro25G%qUO7<TEPK^?^EZAV_O;!*nyk6S<Xd)Yg!iMt9}Up!X*QyHPi%+3HK=KrkT)1W
@}7nS$iP#o7f=DGP9uyg5wQuh8X+A8$`uW#lmZ%*b-S3NBsc^eu$oCnhzDs34n&5~q1`Gb-3&R9hVYz8xUxb(B_X_Ik_3Pd13}dr
f;w~GUT-zy&dzx&$AO(hfU%LA&klOgryw?xq<3)7YzpdyTve)xQ0X8Mdc)TQr>QO;RFrhCRP(N_%^Mk>Z1uUZ+|%kwB;(rp-p$BN
(Y-9u&Mu~jhb{%1stgIi4dLyOcCrn4IYr%7?4gxc9c!WI0<hK4&_(5vkq`ZhuavW^V-+OaLCtG5hq&s1wNyo06hg)#>(dJ?FdKXF
pP4q*)AQ>Ks5YyvMXk1YRwNq7)xBpswP5<CPft&%lY1@Y5%~5g$E}rTK}~h7DiALktMRWrDV+uR=)<@gqqk=ku~j~iy$`n0rAoA%
8D7<1>i0&);be+Rc!>mEW>yO!gA!0o?=i}PDOl1kUOY~h1-YdVv35qLb$UAGM1{9Vr=&Uy+{<@#<PfV}@4_zGO)Fq=5mu5=m6w@L
?>tL1#jg>*Ge~Coa!xbOO|u3*4yrT4B5Tcey(X@%+MCwhAcK}e8nsH$!cum1O^7gbn@4?bD>zME_%6<yqnN`*_bgm&+c6OYo-4a&
3xd{(G%ymtvDGW;>C-fm)==Ph3*9-=1Rgf@g=IIJ%8sZs^&Nj5vt6DpOV>-rn6=lR5{_1+!$lj@uH!VkpgTu_R}h6%UxggDU5tyi
^`Z(GI!F%IN8#M!#~2*xiXt~DDt4SLESsrwYB2)kCCdn*HAMGU$e5Z6u4Aq3$_63l`YL<y^Fmo%g-c^8Qp89asX=ioBbKs0IZ2%a
V-uM|>qZ(Hj~1r2HClsK;_*0H;@VT42AvG)Y)h;(=IrSt`L#fRxu>22wHd7nuNzu3zP1&`t0#SWS4&9r`3)nzNrI1_4$vZvx|Hk8
77@7NNlvLK_ts#{GC65uieqxrS_etZfXPTEq6H!tM;OW~Qv)WeRb;gkrhvUU;<4)Jtcf6`1l_X$OAa*KcS6XT`fF1|5;AsT-1;SA
%@p>-yq*$c3}s|Uq>ntZ{Bv8+5kwftSpbN=<h{{1ccSyDTGoWQ%vbTZV>*kjgbe1Sp<ah5y<BH@QHuvCVTB$~9_01#uYB*qcVw{O
$I<D4(1>V4?go*VGP#xet7V3>&B*xsZm5XqUC0d>^(!k$74n9vcz!4=u~yX+h}Ta0&g~wVUKL)0sLyByjff7aN;1R0QQ&f_fw4U#
UkQ$}0uiab``-~!QER}ok{6C$v7o(gv36o>F3wt>hA|Hv+Ut!mUoQe*26w{*4O{H`j=f_h#5&Ohv(dZ_i3v$<Bx*|}w&wff*M=QE
q~kqqW>(o|BO^qzp{g;Nr<dV4+U}XIw|x{^GnQB!I>&VB)peb^l!U0YI?GD0SL$y#;n98cbt@_-JY2=T+w&!I<i9u2l_QgSy5yR=
y<vxKJEb%_9W6Sm<<;4)f)>oAAYwpDGgZkK7V}tOnVsqrdOIzap5!DrsnFQXVK4`Bt{X&-(^agX=QMijsn>&!b~I}Xj+(Pod}elo
B^Z!+zN4c<=<{$nXc9OQksYzsqARWUD@wHACe7N$LW~fp)1+CA2whoxTi;U&%6FXBv_M7MPsppCV=un?Ew1?~Z>+kFsPtHWvt1Z(
H-sjncz4Tt$=2|R4?>7*Ig=)$GKEZ0&2yJqIbp|}gKr6DuCO>fRBj5SK;@ZG^IY+%hP2DDA`TZC&WCBVU6;(qH#O0l>wV6r483`M
ZjFm}`c=ef)w!igr5QBIOT5v}hzAXw3wLU+#vQ8>0dl5QQY_jKVtYE-o#JI}72??EBo}<rlqJHpqum#km^={R;V-cPDI`})p*&3`
#muv7mX%D(qlYtk)%DiLr)fFKlwVG#p1oo;Q(6t8=pnNGMoyK(sF|FrOT*%=7vc?Cc}?+Plo+)0iuuDNFCcYe!Xe%|jXSgmdd!qP
kCzqGcYBMcWi&p8Co;PGY4xq5D&jY$c=6vbGnC%}rxt13$Z}4FLq&$P*Y#GZSFs%F(XPH-^~W?J2@>CEynYhtp5Jpf;aS5T5qvwH
1MwN>bH>A|;z+jy-&?zv4Rz;wCVAh4c5OwoMXA%6jTz@QW6vC&yupbt2&|Gr7{-Ilp_)|8$vbD25>|{=9OM;g4CaPKMsLPhv<wg+
LP9i}?bLlc<8fi8G^!?*<cmGrJgi95POn^3v|x>Sed~r^qmeXe(^$drH>YB&4Yr%!%*)#u5lLRjZpPhpG?$AD#LjH)JwNY(>m6F7
#~*~F^rbAM#t0yumF9Ss^gbpi>r=r7-8G)1?~-)5p?;zhn?zggOx5oz5g&!3J!SjeO*#ync~@%jy*LO<iz5_7%vSV~8CBBHG(!Xv
OQvb9;@C8~$pX%EI}+`?)H&ZK8(m{F#=k4+MBTz0<R_NIp4H5(u~Z9syIe+ux`i36j7oebD;rusxwvfEuJGaTme+%vQn<5*6c7#3
H7K<V;Dw#u(Pa}82ceUswvh6|!XeO`iD@8eh^aQYsi3_h<%crPn|&v8HZEnN*B?fkCUZSj>W@9pVxm$6jSPKx>CI}Zq^`orsaD>2
Zl;!Q%i>kDW5`W46^~7awmWN8Fx{9^LfLd^x(rx}#PC~Hf|jlUQ8ndEpf$1UJK*Ufu@%h-Dsb-$Fb0ud7j+GuwcTNuL5@>&s^53I
Li0T9ZQ0eS>2-XJN|@S5VoR|ky!Vz`Mhc^h$~+*aGWW5n&2n&BIF3DlH&&RBDWJO9C2iB5GZ$jKrV;5`@P>LulsrCi{Fg^s)J5Ii
!3yx&Jefhk@~pOUb6Jg>_bW3u*^{km#C4SWadNMno2)B~lr4Fs(hZep640^D<RU<lXpu7E4Kh5mtcqg`B2=JqwTP@H(6SV}*Nta5
bAr5<bq!v;>mKQ2nIXp_O4CZY21-7q!s!*#zX)R(Ehj<eznyu?q4@Gvk0-~M;=Ny(JMPqp4DZ7e81}=)3hEwMc~h$c&b)!ipzQGo
RJWv(uHih$Vsz!Y0kk}&H7T5)4GOZoGY(cNF@$nLbo3P=I-%54(AOGy%UO@OcMy)7KqWwq*Su`MH@>U2N7+sXmxS};$7$g9eEVx2
&mGlS6rOoWfSW`OrRBm1Vn`=RQ<Kyjxp18w-kRl@#40NhLGLptOJ?dD${u4w02diuh3_tPRKir*3M#lN3Lq*3K3uM4)DjH_kyg~!
vdVzK#ib51vbV%;6)cU`LYW1R*Q~}8+a*X|@!n@TiH?cL>I~O40MHtsco_}O9z9r4AydD?;!D-l4j`twMq3ihkOPQ3b{gY{0D%G@
8p{C(II6(D2K5veI_S|rjvezSHZ`R?HEP;Y29<N0ZEy5nR&Pv8wOrSTwcyNS(Fu#ht(lK%n$d-^tkzw-Pr@&QOnI&EFpixWUV9FN
jV!s&&b0OGyYNP3^TRL3Lr=bKcYp@~tsrfhRAsWJ{BOdVb-yWN0-%J3GbZ#6r7DS;-B}nl=23Q=Nn$;!H^I@(RJJ{HL36(b3jHnf
zWyu5yh=QYW>yGD>r{%0h$AMED6Zd*-TMqUIqFp&1glhd9HRUmwz{QSG(+ND6jW3Pn&Ud`y)hig##D5URZXh81X=}OEg;!9yFAhg
*cr)Gc{HvY^vqVKDFH|Gd)jwJqco^{c$WhLyH!<MW(;DaEP=+GutJ{0qnrsau^c+dO!seS&Jdf_V6j&mF{~{tEK-XQ<T)hU()G<^
oGE8O=#UB=ZLV!r7sWQxZ#wXBZ?m-qilmpvtvJCGzM;U8ivf46q{t(!%{Jo$6c?dE3fN@vG^3?R%c5yu5L7pF3Ekcd!8yCkC`wM#
4r$3~XEqubiwn&u0<lNkJLdL{LoFhQ1-P$-Y($ftg<A3~$7;f2NL%v!b9&p*-=kM+r?b9p>s)o-?rUx+2%5j6rC%nyUKcvuLbt0r
L4u@;-tK%L;_$7t<<W@Zpu8TS)b%Q{7`*n*B)wz0whA~pJi*d%Yovupp{(B&i^X25$qGf49`&qHT#AU5S=$d%Xh1@p`HU4zJ8W_+
L3K;7*^I`!9Mgxpcs8nIII#Dub(z|t@neTCM}y+{Sw@9!yCK+7(xS_3h-&Cey?5IG*l4NFNyZyRrH-!|Mk<TKF0s@eO<ttqzp6Gl
M<BrpNfXp$NM;Io>SxV&Jt8izE_36p%Vv;0xwh6MlB#!K?AJFt2@V1BBuqQV9F};Snt|jEmLaImtl8txN^tPd=_T$nxekPf4-+9r
LKcT|TRh3hA!QGqj|Y^WIftO=hrlBi2#=PCd6I-IIy?3`5|&sX;Rl#ZJXRr%ZS4>2cHtw$B-A~Q^c?XvEQ$j3c^TlEj-#W70k|HZ
Qw)<+tQ2%ioPom5Vvy7ggQRiHtSWJ(MV^6CU8=Tls{UKalo3E@x7f$4-T8gHarf)o{#N$?b-tA2XtQMLaYJyz6BrXv_UO~=O=#zD
ByLm9!2dUmdh@el5d)G&thvv3cb_qTw?7)RP@=>xt|W^O0&NePb2!aXtFe)~rCL@}tI^i@OwvVvpE{RO(FG)-FoFxZE`#><SEb+W
KwqSlQT&gN6&*jSLhGwaA>xZtq~L9VRg1D>no8>0mCi=Sq??XEnbvAgrKLP?D<>FKSoKw~vLD%jf#Q03B*$K`x7#uMwgE8+;|p}Z
Uz2}%v+)0veJZQ!I)iu#=L^{-2}$2w`qPa|Te_Z1yZFSWETWH)yZy^6mvs{R(walV&r^@p5)d(G`ti1B984MlxRan@Jp2Hb0&=;X
J7Xl#1SA2VLz%CKn<pdkoL<tNNcg!hsARF-GIO#{NKu)dT>obq?s#MH4^)Xl0U&Rq&N<oPz#J00*?<UofQp5bh!u#S3RGwUNJ1nM
g-9e-B8Um9AtY%EQlu$S^T-E32fLyDw$XTNA51)34<UL<NQ)2*LMNxU)yJ2YtCENu)<hygAOxn8APn&k6Apk7rl&o3fPvGQ?=%6{
s=L4-CX`S&^rzrhokajl<bZhnuu0NvhUbp~?b{kHzunH9?v7Y)?hCtilP~OhyD?Q)p6z)#*?Hro9~#8q@=25w5{we(3JC3vqn&H6
%jc6$!2@tcGAQmMT_>D(3)b9K(QaQs$SCmpx1F&a>g^%P<NeF;k3YX@5xsT>(Gg)U%-!69rdJkBl9x<7bp75v-oT@8g`lg@x6QJ1
vHfY=qnzQuii;npIx;}kl#i<4kDdX^o1w<dvg~mTD>KyO!6icn41HV7Cq|FQgv3xVLD`&J1G{h$IU+|*>>Hp?(!`vND8Gwkp(8fL
d4<GjD-5(c)?z4fw34bPSKK%whnudU-=;h^+Og9~kEp>Kn@CZZ-xvH4o_KVBH?8>*P1P$s|JCel<l_-!L{4T=8DV^Py#~$2-c0QE
f4fp|^d4THf6ME#8unovah7`;IH2n!NLIguktRKgC@pU@8++9?EnHPpqKLa{_dljn*BLr{&JzTQ%ep4URw+p<Vy=lLRa?7Ci?_Hg
tSnY5kT<zu*D%ikt6`gvT#%|;6prXrxLZ5j4Z4;Ku`&}1W@9laM0n$;K%e*Mve071RUs4<b#-XwZpD|!w2`!ELLlon_*leb)!N^A
c8p*?ovx(iY-na&QdX)|+cFESQxjX}jgH9Jm<@o^#!WVh9mcoGWt%l-Ex_w64w(h&wA-M{GR~S~7V8PT(Tx<&*Cw^UI>|I8O;ZYF
ys}XiCAYgpXHPLW)j4PgJ2qjK=-tgF#~l*5kx8(^U{DML0Bk(OIyq!9M5WubK0vxEsQ6h=$bDrUs-g&_KT(EE6v;A7EJP9n07*ns
5=a!I5(K3~z^WUbv(sP)xF|1)n)?H&+i~BS&;o)%0;;AY^9S819uO;&?1#YxPq+-7$AQH*0+OPnM5Gdm7srfOejXHl$wq*2<{mg#
qn5VV6(5M}S0hOXNQt1+ugVqb@0yquijCM5Nz}5PRfy}EjOk;HFcbPSu)Sjnr7J?BXw}~@l?=ybXACcnm}sX@6Ss420;SBlm}8u5
O%imc9?{Yg+9R1W8M}QUS%P-WsLINny*pZHvjOpThC11Sfm|6`%@@O>*b9r3xvmDyv<#qZLTJ>1Yl;m*^Sxd@H+M}{8dPYl?zdSv
qZ3vZ1L;cQ|L*bN*081Dm{fDBSh_s*VTUAW&1$S<<Qh0|1JsKzuM|VSqNc*0uP4js#RJXv>Z=ioC^16WRXs|DShL_W*^QMXDVuw@
H*t!hDl*|rLZ<|db;T~zpj0zbBr+s6o4Yu_<3B@ut@8{tkoOkJvYYhJI0wCuJrI!!RRk3!ButPHd1gwqQ(aPI5KKi<(s;9hh(2#l
y<4WDgi+W%NKZ=rrNb^qjzWx#GRlmwOZ;bVu$~9N_1uv6CpivERmil%aIHbOQCxiE!1w1LZT0gF>R_%-L*wXt`|DszmSp}1;C0gd
Lay)N<+?)5lrrY7yfxq2oYRwlvMML)J22^zhC0ZJt9xV$NK8Xc5ud1)lSoR%Vm2}y+M@Q=j4vu8!2W6o>g#(c24f)x9zl(&rv_Ct
B71$@bSa1k3&d%}mr@--D07Rfx<woyttB}Z2;!9}3Mr}>iK&8;i!7lunCA+oImq%-l&TdIBktkKFDA5tg6&bih0lKuE~$vJE>FS8
gb1f*`HcM89GY!|qWSPxbj?$fs7(}9QEmStJ7S2DGQ(80<8o*;7>TAB<w4g>&({f<_u@;|p{5>}uj$!zUQ-f@@F?SYtd!P+4#smC
v(dbk%yKuGNFa4hIL47fx{0XOMNbT|Va*%I2|7K`=%o>pcb5!jzqbrGA>Tu1h_P#1YNa35*Zi1)RaNvyRM3)jVHF3H$CEejWY{?C
lyNHs607dCqY){~52m#RHA+@d6hUJ6PY+L`Uobsqk3S=XKU^X0{hxvd+Q8$?%&2tXb-#Wl=qhp7i?~~$V|A%TiV0PkTcD|Vp}k!x
oocdi(KoN||CKw{Hqo^Vl9hqiNrcjG3R2+?M`^5-sZGWLK~-lNj0|K?3C2tv;!{{uW@ylSJJ4)f!iqM{vq-Z_IB>H!zRvO586Q?b
sPunp@n$lfkh4Haf`T|&C6c4$dIa|Wi~HZUZW|bPT3)Q8cGjhlG}EG!QCWh?_XG}bjt;hr;SZwqd${g<x58Z-%w1LXHX2Ddl>!#J
0l~S2g?h?jDhyOLkP!<jo;$bc-lTn=_n0B6ulfIs!EfAoQEjU&o!^*G2S*8kbV8kYTN`C&2O$95aB)|L6V3zr`~9c0HUxiMp|YN?
KpF#iJ@ZIpG$j-ZLc>JTV8~gDl+YBV6%d6eQ%wj`6b#DH1yoZ5Ku}RbN>G&2g$cx_Kr#~2jWm=cB|P{)6F)rFkQCzx9>^OT;0T6&
lpmE0ex^M$3G{0s$ZWy~)3=`D78?9!^f_+VNL_*xdc*ly&s@W7oufnW55fBtvVRr^FfdFI?hx3JL<n-bF67WCI+SS0$<!K}K-36j
K_sOnh!;`EPqsVs^dKl8W$Os+$9)MFczvA!K<gl_)0rrG;e9?FY92e<hw!p?sK^_da&3U3h^d5;AttC;j}Z3{F-hZ@_Ah@W=PBOL
K@K2DB;~tAww}FpZu@=E^a{X5I$HJ}U4A>CX1>k1Lw9PW!_2AYO_SPp`P<JCm4WE@YhI}bc7I=nGe^yiLgel4==3({wYHZ=<%3~i
b50B6_3?OfZB1dONEy|e(<>B>jZ0<yn02iZ<t9}+!!wQyoZ*-jk(i7^NE%`xY9#I~RbmNZxdOu798z2&G)WR2xk)Xxxkk43Vf%*7
^kS*dDLc4|D9R%5DuTn|Y(HEe5Du;y4TX+w4Po4PNM7@h!<7$Ol+iEQr_)wpvf>J`_hyW>fkfZB!$@haJ(<DK%|poX^;M_lGj#Ku
o%YN^q2z`N#}5diJ?DmWKZQ3A{=Km|TfxR-=;`E90tpb*5{j`f`JZ3A`)fY#Y;-!qMqOCUg$uY?Xl$j7ec+$+TptJ9w^g0dartT@
zdbLgvH|XoiQ~RQXFDE1cO2IHaGZuzaX3}YKQ?k7p`?XL*s@wQ8I=;#MKeST1gZ-d34mJh_?+oY(nxPVS+^F`?Xh~K6QvX#%So3#
3#11-aFNvR4voo)kkS}j8C*L^W$wE;#Aje!aN^GrI$kPG&cg77;EMqc91D<hohBzvhASCBnHv=1K<dU1;O|$EUAa?vTuR|Vc2jDX
VnR)VdDtgnLoD@aH+764rHYDC(m_-%#0g66LT$k8ZvqVl5KN(gaft|YfJJP(Nx78`+sAR_TPKz5<Fl|hf&xXsg4r#T5DAAnXG5b=
tRzA>!ITj)WD3O0ipvzKhO<cM$dwkrf*YwfZW5Y;L#!b#{v2CjJdo!Hob*G;aHEuZD;>#LoGISB#2lMlV+znt3D^i%54*XeL$*ZD
(wFGTz$h+End<aIfe;_Ugu~~#cRP_qJPp1p)<iVm7cTWK9GXIKp$^12??%UZ*f#qEsHHHFsRBZ$b6Of=3ZTIW&zl%k11=6{EseHu
&m!nXAE35`*eZ*7=A4N+fWWU&-gmzw_a;Y86Uzwt?PQ(ad_DWJXxvqTW)-c7<qYP!{I#&nR%0p*3Q~+#l%Vj;&}8wUAI$BOa&&&r
wBh?Fx{J5lp><u?A!k&p&-Xylfu5BbRO2i9Pcy;h9Cu<x5<wn5gV1`}y<V?WSfcwvp%kS8lul5q^ScmylU&}M)cO7=C4~QQ2}zED
8xNTC6XL*gqGpL7fPy7VWQH&gY1V2VZ`K>Lf6srH8{gr-0v(yv`nwN5VcN|0GQSH&7fTeRJQJ^djw92)kG7VUd>IYR_l<r&_Cp{^
uw_JH5S8>s#<2pZk*27ol9zg-h|H)Ig%BvpUNre?SeVFgRrSz?94>co4<IlSFO#`3Sg^+sCKn@-k`)q{6f(je!zwyqzKvs@${j1c
&#k~T=?coouoiSiVxos{-Q7Cm^Oh_`5_;cr_JE#X5&|UMUKTWk@fY3!EQWrcLU20-4UN?&p}fmS50++9jk3o5p7>x63|T9ljA77C
b1ub)cZ*9+<p%D~STvTC%b(MCQG?a9I>H?@hW(C=*!p+GfD0hO7=hGs_n>Q3EXJxy_3!QP>+;cP+FqT3pH}VVltTrt&A46_YaX?a
>+fKS$K~43t+S5G$TzZ+XxcSGs+}__pSx8@^o>Wb7v=&!N_oXUJ*$)%AygCvC{WA;1R+2L0+|3OREqL9fW<7%u*oq2c$7-|&cm4K
I=DJ^o1z_@21Db^z8yPp&}3G6OVcw&frnZt>*Vqf1HU=*J~}|+RA2Dw&T0Z0Bp&U&Bj~ke$5%0BPS1X^1XIx0f>VWO;c$B`K=1r7
uUGBnk5ru{kvowy%RI)+@dJ2TUq~7|#$j*zrZ03QMPTRXw(j$I`H3Q4OV5mMvxFVtU87iF3g9c&q2lQj-lyXqSuQ!A(;u@~gnG#N
J`Wy`JCaSsECn1@(n7Bfgb{+!;|JJUE!FA|uCUeuq{gsSX)cQyh#8QYY|<<o^G;}2b{DM+hc+!RPT6>C&JQ=CGQ(JFEH=8{LvGVg
LwRb7z({7L5OAJ0%+hJ+Cj|tXf(#K!3XqlXO`u?yo#e`0UpDVw+14Bi)4G*KgwZHzwpzP9FA1#8ZpgT<J6yNXfz&J@?{Xxp(U)Op
X#x<H7O9~15NL(%!Pe|CTxCP9Ha*iJI3(UgrbM|8m)ltmF!PO2@#fzR@op!Dn0H#;y4u7ZCZT7M@nTn_SzW71Bw94G>JU^cc8db}
7_osZ;t<*+GU;v%R2f)FE2@X~t)-7!VpLk|n$?brnK!OEi+q;PZMRuX(wr7dEQ%<#OH8i<g`B>nq2fbtN}{Hm%{49^B2-qXVsKk|
ws}G`Q6^(<IUlFXdO|i}_h@TQ23YvLy3rd-C{YEiUf4*}7}2*)M^||;iHUcqipYl>jufe$CB))y7FVX@ZH<<AdiA3NYMP^HYFmU+
L~lB;7rY(mohONn?caLUcW-Dkw<Hq*p&CtEN}at3vh0FK6>BmxPgY(+?v<6NL=dA(SnB#xS#;#dV@c4|TvQEH4zwt90MXEamrHAq
dRYXpQ~Nh74L>|f#;ovAsOm22&a!nms;ZHbHX!lB1_q^JySodbr)pu}4Nh{5=K#<!G|A8jA#o1d4VFx_)D%h@!bvp9b2V+-b4LR3
NNX{eo+Y`7O-Vq|&1vZiSr*xzZ=1l0Eu)3Yd5!MN)}1Pfw4gq$sp8om5{IpL*lJf31g~N&jPm$7&keqHy1gZ@7DTd}wLD2;OSijR
w=Dyz9U(dpmvJ3b6<<WcW;+`OV=+}?qR?jHN?4Z#(*mxn+cA-5db86~9uQFG{B5Dv4V2HRU)h0N2`WH@lsMwzBz#&>L(b*tGdj6q
6n*>NUT-n&@5@ca>RBdrR&kqUamR>M*7J`~j#I9=hPd#h4=Exc;Ed>u9z>lS!OY5_c97<46H4|79Q|Cu4rdQt`es_Ra*HMPX5oC4
LO`P;<nmP>qcBrS5(*fSK|v71GAL5p2s=E5cSZf=ks$aRJyh{M&x%OIMX$3w-70zz%&=E5$;M0TaCAdtdPf5GK1fmZI<koFp=L{&
HH6Ynsfp^c7BEyrCa7A9AfSpWF0p#VJF@^W6=CZTPnduaN>u`d6jdaX*R$qWF&<WQV}>K3rPI%TlKosTjD}&*KZ^<`VAj4qC~iz2
mZCWW%!+Cg0aH%Tc8BL6O{auBap&FdK5gHT*B+@16(x#_f{U{k0wMx}EKyufVhDW02&9NrBp@(^L{cam_3itX!|_Z=e4-#r^H8Sp
PjCR^I}>jc&~F3Ar<J`D>DF8!q~{uwppLC7G}c)a_ov$%H1cbXz}AHPaGXph?>4e?VF2%V_Il5W`u!#F?J1Lf4tlT$)tG6gJ5N{3
B+h=TgSnuMw@(}^tSXMZ+BbUL8K$CrhN~|w4w8t9f+VRJ)Jo--Ad(lIJE2DlFm|mNGZqO_l<pRtw^r;$uo7t`Y7-sV)7G_=Jz%^3
U+e#KA7h_S=M2CG9Qt{~aXZ`(ljZtv7GJ`k0sk|oW*l6wru`UxqcxsZ$)PdW+((I5{b8U3a1UaqBtj9SNrnT`FTBMxh|Q%OKH#u~
4^<eCXdQtO5>W@4)xb5|?CmrGrU9}Qk^r^|0*y$5k}7GSf{2)D?To4k6-5<%%7#;8-5lXiGA2{ju!uNSL={EJoB>enzdVirK#{eA
&aq5j3L%0BLD)ZXgA4gA2>gc2w7ab?qp`yXNtSjOX#z;lD(nvms6qomw4oxDR3_4H9+G=d*J7Pa1s_LXsq}RR+0~xY=L2$IG@5Kt
cOX;eK&d*E@IS^E#>#4dNMs4pVb~FLB!-6y1uastEG|L`KqgA3AoCLo%>THm5)eSDREpIEnWPiU_|Xk5Eh!LGLP-fhLK7;?qa-rO
5HzJMO%(wIL==TFB(XviQmj!l(MYr;5G_&&69|$>%B3Yp(GpM;2vAZ$%M_iM;4w5*ktH=nD@aU;(lIp5ixV(RRWwx$6B9)uO;HI!
M9`ANBSi#(B@0lHOc2t{NU<#nP*pKOK@}q4Rec-yWKcF7G*VytII!aY<kC?}C{O|=2#CW=1qcD?+qfTLBm^oDLdqt{fM`(kDuS{&
NCw=U!@#O(m3Q%IQm^KMI|7?2fe<^HNRx1j%3<t<BI2?*S(Y*gF%S<Q!|(Wbf+pw<ArVV7!9bJ=G(k!XOEOSQibO3a#0dlmFa$z0
h*UsOj6l*vBUA(bDRN4xRVfsS0D&nGi9w(eBmyJ|X##<mOh`i@3IZS~q6iF;M*>bC&3-3536#Bw1(qDw=szC54dc{@2i2kG&%<S_
u_6B2^!|TS0H7=6MNwJik6WYLY+p9Odhnh{8>LY3`ai{XIra(Hha9&KyUeD8kX|j?9TNoamtUeo115K!YoVC#Op>B7QTV^U7GoVX
j4}nS?p0VJ0?+rbPezAeqpPydD>>oJjyn_7G9*lr(i%9PA+)bPnSFb6Mh{HCcmNXmvH>T72hk<-irfEbzW<T+W);8Ltx-h=*_-99
(<ZgPB}rRa%=UWa^E6Oq)w12XGeEf8b6Mc?;Jn(A{oT(&GzY*B*gtd+G7%5!C{=_~P(H)Akc;GJ03OY~8P;*JN48H^{2E^l=<y>8
X&|T|iTU#qh@hgN!x3_tDi1Ec(rn~cIn~#`k8Q*UqnYg_ANtCJ)<7Ogb;byu(C(i+?KP4ZuuVl#5>TS3tAXoj2M;IxuugCa@<Otz
z#FonVIt8?NbY#|`?xkg7m^5~_P_ztb!QaG1nfV4kW;!7moo$EPp(`avU+y;X1vZjg`ldFm`BwWg)#%TQQ7H1Q9wZ~Zk+o0+-F8%
6%!W(h7?Wj+!QKU8$=X3wS*+m?fxF#-56Yf2@>9t(@=)PB1^I%r(I^gqkWq?;hZor;h>LO_JQ|GK7bS1bUKcq&eOT-^IlIm^}||!
*(+kTl!pOjDO@`_+y!#Ea*I&AZX8IvDTcPxrWFA}Nsu(8Fcgs}%Oc=H+!%l!*+~+m2^3^nAcdsZ+)gp}6SGG>)FK%3f%Pwv@AsW}
ngQ&<dNRu>A2HPWMOSSB%irqvAv2e%C-2X7)E?#DeCACvYbz)1;X_&KIeAC21R_8Pkb*=CK_nq!5ZLV(%VPUGogVLY_-1_kT5>l}
pL{UsDeTA-R=~|??Ab+7cT+$qF$vfa7f2{#L3Si6gk7?M5tXAnB<V2S%<Bq}P+o3eWQ|r<vK&cJ{JpR7Y)+BgJTiDN@tF`9tNWyf
VwHC&(VkeFK?8+Q94WftQ77~}W*Xk~WOvG8{<~!LF9ci<H8LvCtRzm;(e3n|J=jG)%vu_ttRg}TkP;(_4A8JmQs!(<PwnW)f(S0^
1=&F=5Sa~@EGSL==Wzm*s)%-Mhp=@K2$j}&@=s7GZwtr*lmONr?L>(c6%q>oLV&Qd3oH>tM35oF=-YJWKTX9?RHGK4e|fMYk>S&w
u<@|^f?BF5^V@)V+5@)&90P_7nFCw=_QCwA4k85M<$J;SNOa}|?@1_ji1$wcxhae;BGN=g5g7$QD+~++%UP0k_w5Yd_3!}eAPDAe
VZfbWb{;+9n{$psi_@R^zc1udu<d^||4-k?Sf^#xE<;T+z>x}55Ob3|aLr?p6u?X(P-T)*C<PQ0B?dMGpR^14vBOhAlS=IgsRqjy
l|RR9pmif{fsmA?Qk0D<Xq=gdgldXiL7D>xMCt;RxpK6C>P0C{n#OVos4<|aTmp-XKWdGRG7||vQxY^Ngu*BI+n;y-JsTXzqK1??
L1l$K5P3;I;3FY{(SddSi`F`k1u#HbN1KEo+7Gztb)qAuP#FZ)u5BhLoum5g_DlzOv!vJ<16HupLC$yNS?)O7jkC5LmaYdoda}%8
93h>A$&*{%jk_ByTqvF?-uHGwd<R<tkPX{xcH14da%^_VvBq>ew&F?=5hhLM9QDsUFpoM5ykjVHJ7lp@<HScEHrdApG?jqcILV?>
hdO7>4VIOX!2ddYFg6J%4^2<PBomtn412h{lX7<?e-A?LV>O3-F7lziu`))GGC{;8Q9wbGWRU9R^F4*1gY7|nOf|GF-7RDB+a)mH
kWZbPll^FYH*96&0Q^Bx2U1AO0k;QN5vtGfK4(wc+loAhJ733ReVu}Zn`~KrZ9Xdbf6OF3(dlXKo4M$|wspGk?z=6z(Zd_#!&8nI
n8K?c7<^E}tz`q44BtcdiPV8`hsXfiQf4HUI=WHBz_@`;&2@S>>;t+yFagCV7a&ZPJ9b`Hj&P&L0`>CZu=U^^$?UsG9Y{>CYurl^
cG+*$g=EDC!N1M~&Ytx?*l`0OorZfeLCRBDQl{WEsbkfnJn=;99Zrp%3I5cVyNBJZVY?IN;;JpSp<nD|s2-Yzyk_SDP|bRNd~EbF
N5uAE8%;!&f{H9W0o8R@CX<JcLLOQN2$OQoU9dhNhk=$kBGF?56OwT5mtZu`z1loE9;#U^Q>si%JpiRVVl9tVwCetuO<rcpL^T*2
4Y4YFHihBaxbo|L(iBw@WQ(V&ee^FhXHzn0Z85uApILNR&L%4KUe!L#=)o^~3j}tDY#$sqd?@s)jINC?meae5oGDPbUK0Zl5<^Fv
Vi^>CLFVp_5Pwl8dj;I!jjva*=_+Vt9{snd#X6%(s(QT_#gwK7_e#Ra*jW`uFj7!p42kZV$Q6+iH5w4;wm50cu{i#$Wau9`#(H9s
^VVdgrcS*+H@~y;sZ5+cE8Q5X%9kjzwVfvm1Hdrnod0gYzIE+SG6%3^QAJO}=W(?0Kq<<h-5fp?r#)S20=7za;_;91jFp1~E*h0>
<?y>7kKU}qwf0zOkO%-4!buFcK!QV(2&k%V-@h8g3kL290uIbuzr9_lT7HEI=p;ulY5n6f9@PWo{QyBr)z&^zdLVTj`)wX)Wx^s&
Iz4-9MHV|NU8gWpludX!H}0X`WhC^|f+>O(lo62fxz9&#tXRk+vrk1SX<@%6ogB+xYxG&6kw_;G2j*+%t(hVUsdsy3Xeo7JlFhWo
bM6m>s{}1lg);>rM2%5FNR$CXNHil#(uqSu5EC>hMFlEQjTF$-LQt$xM2iq3Qv*ps6#|6Ho=AEnJ0T6uo@RDrTI@ha2m+Zqq2-`d
79zd<{t5A0AhI%;^rlE+1>Av#GAvlc(}opAAGz2O2t=c-#1{;){_y;JOfZTlx$u_^YOPo7ziw6=USLtMd^^b(lmkr=MYlbV*SsAD
icxWcv$bbgL@|*D3=w4jYb<x=F?yx0Xpu8Bl2^XfMPQ8eB~=i0Xb7S)6yTR>MTm!O)#r|~8^e5(?%}uDv(3DW=z3mfGfIj7M64M+
x0R1-HARA>f)Vm$$Aez9qV_EVni)6{R#@Fc8i9D}t3$swy_!OaKZxzFW}hOk5gzD8m<DLa8A`Vm%rO1=-+kZ>UL9WiP!%LPq6>B`
-M9CTHNk_TNg?069z42u`$MN{=ValdxMc5Phf5Kj`}t=?;Z3e#X+Y|ef-ZTpW&7}(e%}=Bs1*(>yHADwMN2H{3{6n`G3mk6c^Xm6
ss-J)s>Kz5QDtY3)rMPL_tE1<dlckliLvua?55bNL1X2r@`5L3Q<xhX>gC_BFuxg7%0P241fqp96iQXe5pn{RT+9ju1M?ogXXbjX
=J<xSWDF7;KeC)pEl_`qi}-KYA+i#hLNek^WfvH7rU?T{Qz2`3zGtg94fh*Z^E~(ornu}>^T4V9`y#4+5{hb9lx#@96Q6HBv#vFN
pICgSZSO>akIDV=2kHlr6v+#z2-r*9jsx_DWEd$D<VV%}(b=Q`AT(gX6DLxocnW4f{~8l?HlGL|I2I+fU$@8-)cmX}ikc;$8mOwO
sHUiDsVJtZsVbI*qN%Dzf~XRar3xt;8lWgDh?+$LiV8@SMk=C;psEV0sHmcriYkbT5{gKcfTo(JrYM?<Rtl0TDyXEYqKJ_wYK19U
Qh}kMsz!jQkrA)*aQ?2q{dWR%b)Y$PFvY+>ok?DGKd?TSF=LtgKn_S9UE#!v_pm7iNlCH!z2a$6Ks$XH86lF=<cPcwU^;>sgEM}(
9=;qg?2iv0U+3R_N2&hMJSZmU)`Tcl#Z|?$ZCn<Q&S=V*n5^dB_Gb1?VX99zd6wvc{JLlQt<yl>xy<K9CaCVimR8P($-S-|)aN(N
?|j_{4i^g5I@46@r7WBsmo?w4ldfDDa)#1s7e|Ko%wYt0-P}r;_J&f<V1_R3Z07VicV*dfYd6DZXzEBvmf(@iLiWs-&7_SQZCTEt
u~6@#_G^Vz4BXPZ%P>X>p;EcuT-Lq?dgqN}S=YH&rrm&<MKxF;=}}`Q^jN~i0Yu*YVYr-`DGoY0M2|g-#PIf=;f8mqESgZZ2U9!V
p@S_V4v}u|)Tf-AMT*T<u8%(WjcaE-f`kL4kW>{uv=F!B#N7+@R%Ye@<aMQfCg&L~nM)3wQBV<SrFc%8=Mj`*wv`C0!Hk)NVcWMW
V;RMDI@KyTiZW!UMpjj}BK!=+r==zJFvRPu<*f{69F<P>u5WuWbAioW=1OaP$)Y$R?7e(tg>)_*ZxPfBbYK|zZ{RWlqUzvbO@M+3
fhwHbss>66AwdIZYRxL83=+`Y>By)b)tc*^AbLV}ggD7rwi;m_UNe2$f&Vr0h|k?NxnqS&su5XNMf3k!ymJC+6%YN7NC^uqR+gz7
`IE~!TU2~;@ed8ezh_kyLwcGE>g=EDW*~_O*W34a%<XQYo9K$%$#jcS&!1m>!;gDa$nA77ySxCZ<kr_)XE5b8X&c5?aivtMn7U6Z
7e`P!syY+b3+k{*JnHp$V6D6yF>fZN0Kg!G4tyBzz}N}7I!IlhG_nx}Xy65e4)c73wi%9s6S0%T0j5Zx6PiysIfpt|wMR&v5fY$M
K95&4RRGYQct?3o^C2+(9-Q1kpQ{89**|Rl22Ey~7_1W*u9#Iv#nf;sy)-O?I#JJY=eJYl8X!t6DCAIgk9hI!<F`8^S-UztN@qD9
X-J1IUVP^YDZ&X?xE&{>l=bdf1{74Lr(6vvw69k@%61WU7aa4%(`Io|5(|MsMarJ<9Q%ZwDp8&YIm({(cIO<kMPimyEyAr~h?Hfh
HlIWF@ag0#i~IjVxAp9(dl!$I&?Ar>fIpT>L8K@G22_}qL?$39Vv-;PmPjEJ{XL;zY6_iVAbP;u6Ruve0+XpmiV~6ultmb+CJ<5h
%Pcn5BZ4cTf$sNPFDOJJ0)ck+dVpn<jt_hJcI<Mx&UfpaPl<(i%hyYVVT{eNse&m|xw~DWozNj?*c$uk6naPjKqwT@ik)BuBFcL{
Uf20OhQ2%QY<vD|nkt7R`Stn?;lgZ@PJ)cA6h=ygV2D!0L=6l`Q>XcRbQ@GOK5+E(-`<qxyZ|<gp1<rjijDzoznz9LP0d(^vDN>k
rEw^YWflsvuJ!ust@=D>r0M6x{quxTma1p@gP;3Y|JKnqU-pe04gC|qhS7pZVGS5?&M`OW!1(fqM{&IVe$1Rm&IATaLv=Uu(6}bJ
bp9#e|Mm9Mz-Q6?x`?wL?JhDe-BL2@!BmF-3JGEh0|E!+)&$ykW|Igo()hdKC~?u_=hr{0b{_arH7(tw=7x_5yMjx6_5LQUzz~u$
)Bx85k$N2WtZc}F)HzzD_OJb~d*<xem7q$RtSTFQwrRwz5qB_@PuP=5F;yAr!w=VQtPU<Gzo*Tmf2aR)#Zc@jr9<&723qJ18Hn-M
e&+c<{~yQ1ac*{D)2q{JSVU^WNxjU~sehXJfo*GXgQcWa)Dwz5l;#s@SBdTV{1aN3z|5#&omNP>sA4i?J_y7FEcmdAAQ9%8r2Rt!
U0;RH&E+uu;+;mWscOf`n8D+#-kNX^`Uctoe(lup{=2xdO|3dSO)EjExZ1fMblmCq{pVE3ZTWtAj?7uWr7RuvhA=*l&mLy%t81!Q
!3%N3&&p%^^^W@*OhgjJ5nEJPaicMT+DuhOF-;!*(9g-!xf?ErYla#|r-njRN(%E^#-KfR5vz}{XY$*5)c%}5f6u=DTfTqG<L9s5
_YZ@yw+HjX7b(pAonn9EykuscvL6~UnJb(kMHC3|kuu06t_d&9f>*v+eeNSF+jx#!BkT0av~k@-cU_)L(5|T2eVKEAVpzX1(FHo`
+Ht#WPCIruv4TP0VOWQ|%q?s5wGe;N4PSjy+7<GckMjv)=?&)cuu*+K@cwOL@S)OXHDHLSa;5V~ZV>L(_3d#D%`bg0SavgP`XF?}
;L-Zuzqu}(v7tQbP{&1)MT>j$cfF=q7M%S*cjoRKgUdj+tQH5Ktm(MX>t|9)v$p6R2LRI$vZ<7z&`4_r%t=N+(t(*xKR(SEg_c)V
_ceK7zfm0CXu}NgZ`Iqs$*0A!i}|y7eg3%bK)`L;f#Nd<*R|8~?U7)j&JMjPD~P!}o^tk3a*t$0KcC!C_JXLMxeVpi$iq5xD>8)<
Q4$!>o2Ys?anTK*njJ^OSa4-PSYn~&D27>379x`4LLwj5(|>NM_Unde+WNh5o;s*Huqq-%RAZ}aC@ef0$S1R0H70?I&$8W>D6Zy{
er6BZVN7F6``W1QM53*X`yWFNM&NfI<5#jJMB?vo`e0w08X&+~^;2AQGt0HbOtvZ`#E~NU76nzIc8pLw{(98XeE8M|k&6*y5fu2g
B9Vd}+HIq=1{uqk_s$v+Q)bf)SQUX}Vy2px)St7}W`lCaeFh2hLlYnS%%Ag5`_<X<rq{Jk)Aq0sfJoXO^iWXK3_pa5{ju#;Mg_LV
22XbHuWkoFjos$i2JIM5Cs9BN$^74+NRLZIJ)d{~UvwP3-^<rlu<SW~tU(9m1$}CR)!{J>evCEH_xlw4ee=T~m;SXA>D7LLzdC+V
=r2LbhmDax$El`*6nDqmFlqix;Qrlz?`wPyw0Hi`>7oAT?jDYJw;B0|*Pl>r>mJX{h5mbgNALf?=k*`=h50%DG>(-2vui28_}W+e
1nd7%|2!smVZZzD*W2CA{-OEw?<3+ozhnD6p7$RmKj-cJzLBi^*{nbaUtS-R<Q*|iq<wk%1`Q;Cckl4ukL<7?U)loG*WuAm?Uvl>
{%-t8<F*g&C&WOH+3E1a<H&G$UeCR#ByjG|+&}TYzK}Wtay=Zsul3uVPwh1Q$v^Srd#f%-4sR1d)Az0bSg?5ny+(g%{l1M~7O2lI
Gb>T>?bo$yWG+8um=UX=`+8@3aH|v_ugb3lcZ(}1pQ}y-VUji8<32O6eRxj05<c4mAHG1uZac~EuPB;|t<DEf-XIc0bqw70|F)EU
b?Qa3Jhfc$(<81#k-cbS$TYQU1CeeNu)iSctb}ZiABP7&zl=`UJ_GmLI@JSD8&gidcg=f9>5c?+TKa8aO+7*xxnX{}8dUbI1anwk
x}qOF&O5jWYIM0+Jq?9xPa+n=o#;4?d_IY6W0h>d{HMk%A%blIpSG^_M4l_aapm2bH6tsP7Iv`pc<gEC<6ijNjPB=gPnUmo;e=bq
7Ln!hSJ{e6&f7PmPLITlTc-<n>*yIH{JCfRnxKh<z>yWl9-L}N84>>c|Br>ohKknSS0VAPtSRmk<-(6gzJ4Dk%;QnqH_kJr`ig<_
y&aL=zvOnf!ajsM|2MS$nc+>vAYCVk_#8VbRms8b)O{5~2k`rtFOZ4G@9xjy;+}5xBE0@5h3AHO{$Jno)}p=-z(>2wM+3b0@;rEO
r;pVdiMrI|kZlJeUOrdWE<S%Yk>1dyOYsM{bsST?*G@BvEug@9CH};5J;YGt5kU9IZl@=R!udMO?PqnAbOtloP=jwR>M9M;(Z$b&
g&mRGEfJZXd<7ey2_g7nG=T9(4wEt=nahyd5d=w8ME~#9)#bknX)t@9E_Fx_9c)BzZRr&)$1xiAUzGm|zX6FLi{K)6tZ2|8+xS%;
>F^=Rs#X`{lCw-=z|e9JkNKm(&vp1nwRLfbzQ)m~pgB`o__-1yIRlP9ym$%PyEedW6<NgT(c+`m!3W&<jfMk)dSW|8sG?U_TaF}R
9r{cS^0mx~zLXD%hh0Im+^{aQXQW_?I6?($K2)}{P3?Pn{Y*4x0N#8&tj)uvM_2*;X7rGPTH`w)@()h%9=3D|<wc)GeWTm{`Cf3p
ui4k&ss5htbKSPX1^qP^wXJK~=FwwM=jB{P_yOU`c!{TAH|E#%e7)nzvaR`0H63^@^#9rC4cfQrhN3m~Z4M9}OL2XLcD16ox@^c!
TmPA>$ji9iq5P>M!<UE4T6?dszK3)+e{WxFK$#d8`BLQrS@%A*lT=GmP`1oS4k%a%1bpvpv=Hq-8>SsRdX9dlK5YISI~!BCUOa~a
PQW|>>cQd?9LOF!`mzW1jjL9%KAz~OBgH<|?phP29>ES3!O(-)@Zz-fQ=O%p-(E&LjO)=pfnvM=O~vuZ8OrqvIM5Z@bVB2>T0D_+
4!`SQ9j4Ek!L2*;coXS&@FRn_wV!l|WWvC~$<0Oc&3Y{TNbx~R<=nVai`kC=pT89kmzY;pU>B4|h+Cb7ocTS)qiDCgRP#qw9>|PJ
qi<#P$f5sSNVt%8v_P!TqXAJenJi1rHsI78W}*$f!Y%9XoQ?!?KjOuCeGUeklKDQapX?_YL~;6ke8i3#bLbq$aGvQ%Vzhzi?vYwz
(U0io&()o8-DrX<M`M5PabvHqf*#pTBhj<gx8vhW3W0uCh`nCs3HICXAd#863bFOi{6vA#Dv>&7bSOp$p?VaYkyB#uhNtkg{hfOb
HP*8J>uxMzfUQv23KtN<4<fh<vSj&m+b@U95d{kuunNV@-3c*m#b=EwS)6i6faQTQR0JXZ7lK$gEkoR3nrC<$&ktn|0*Y!geP)&J
qBH7~2}LfQxmNqsA-cvOzA?j}2&R4LV(ryU1cY3JJ~Ffo_7avXJ+L;(F=XR-j#`Jt9<g-w7Bw&>-2;vQkDI)&qtiL9t<i_G>Bjo)
*N?m1$I-O;S?qedpO2%-P)5p}dLhCW{?vAju62o~C=(Mx-=@oI*V=6I_jgrwd3tW6YEW9cIdD6aSV`wf<{FU@Sr#fA+bf^fv({4&
50wt)9zutgw$3$ObGM@Y!aH)<+P{~zbT~b>$H2hP6GuVN_;cl$G)H8weJl8NLJ9OW9}b-UL$vT1>5632K)AZf5$@;c)&qmUwTS!d
^yGuP^XH*5cvhZ`G#KZ5goX___0j<_h97&U9%FcowYQm8VdSw*%_+eQJmnmyl<Mw%=xlQqafq{m4ptvSxtP9?vxv+(mFS6%r%Xeg
(%4Pnk<1qqbndVBQSM*n*L|kI?zF^LZ7F2rchNV|x6`1ICnxW-zeCG!4j1krajWvT!#uue>!r0LKJNOxxT*}4HbSw!m!Diw?cRkh
cYe8Yovq{eKQ6ytt>9lzyXg6R{TKR8{O$F3>OQ&pA}nbc9ASNozzmiHu>rft@8$G*xW9v{YJM#H9PIqK9><L;urAZ=KOW!3`)PiQ
{s?E{UH?4Qm1Jx~w#0vT;o_<m%xB?35gzmrc+xWyi#+O8sE@4OJH}we%!!|=)r}sMQXLesr%9LysukK4A%`FJ`L9j4R;7)E0xn1q
Cfl~qu^S<#$ERZ&VxFbMTKtuPG&E~bd7!CF!9VpImKTNpal;%!y>*6vdSUi$!S3z$-|qaem}EI>Uxr+>86zbju_c?*K>ElQv4GNI
{a&*xJGGYh-Y@)dm40K#wGtBFJC0dXw%^vChl8t2$F82;6h(hUqVA<Q7DStV2>A_l9_-g%l{e4TsIYGnBE#~f_#cU<=j-_29P#DA
3=#5`9qPsh9?#A=S0l2-_Bj?`EQ<WS`bMd16E<oZdhrIVfjN>Y@{q9#%ZTYo-ot^;E-;Xa=`_8*Qmw|znT>bTjq?+y8*cd1H{*(b
)M@v#edKf*kF)CN8om6Y57vJFDo{eZAA@_V>-zssx8(gCDN4#9B1xWo(;%9H?kLqT#GZm9_6QzdlVScJxBvXb1!S2`W=;a>m<@C#
{s9pY5dr`I|NsBL|Nj5~|NV)M`Dypv*WF#pL+zcj?lkSb+76FG+V5HK2B}u=<S3}9Z2R5A!fLJd>+g4Z*PXZCaSv(T&yM@x`|8j~
#?+y2yrZ6jRiej)fB_*Y4zf0{cHtB;KC#dO(`|ie$V`C5kUqPyF@~s+15dlBx4NZLyI|Jq2?tFIuGsUNn^A?9B__wYhb!*m8*}Z^
U1~rBWqr3=WdKTBKHbvIUmdQnhS|Mh`+B-tS53<wXK(?lGv99@P^2P&q15=wH_sPqDs|AEnRIT{XrWCp6>YZAD5$Q+oiz|7C<OvQ
&42&^015yAC<!W(*uVe)000000049Y+uwWatK0&B03I@;zyYOnsRKX;LV{E}7(<~T&<EaT*mqzmyMxYGjk69!cF~|aH$cO;dFsxJ
O|n%=KJ7<Y?0p{e_h)+JYbVpb`_1F+HGHLZv*~*Q=Ja{$E$(y_O5NQZ_qIuE3Td@AaPV(#-~-}Ejq_&P&y5`4dwU-9dG*(zlSjRc
J@t>4(c6^1_ft-kLu{Ab?(-5!=hO?%J-goZ-0j)E-S4}jQqxWF1@CuA-)Bya#|O{=00019z`O6RQ2P3m0Qu(>N65y{z67_u>AZSw
dxOF+RrKLW9gf+`QCB(hd&Kh1k8s4U^%Hc8-96jZtlIQ)$=t_vrf$>)TWyZs(_Ze+1vl6L000000{42V_gTu++FsOXDdsCz+uZth
)oyETcRRK#GVa%RS(|(1^dCUmebyg&buJH*L`OcrTLC@w!Q1V@Q?c4vM<e3v?X%f;ZFY;@-gx(U-*OW*F0r8I=-JEY<7Xr9E$iQW
a<04SxIHSU60*e!_7rFis1k2%^4>SwfcSfWIwBjpO>pm8-tZqlH+}bd`1+>%x%O=u)|*Bt>voe$1pw6m0Bc1uRRTw+AavNXBenDZ
4|x=x*`UY@LU(+<zyJqD?K^$vSU&4r8Rx!v>dj@E*==W8cbyFTy}_RQL(zSAD+(&K64ezamwTSRKppD(<L|uTs7XMjMd#k=>%DPy
>!X*gOQN_?026yg-s8RHIC^@!d%2Si>M1%0V&{9_<IAAsT2ow_?(bj}0ze0V?`7WA_2<6I_rM<~z<cY^0Bz~P+jhsVcU&)0JH6WM
>$~3j-0wL632oK!uKOJwzPk%%*G<E|-oAT_?z_HUauKh$bR&K4_o3^3a!0fP&6=mCu074x^;&p)dL-AkO6_-UfwkpW){JQ+rH8Y-
?(WSe-(GWF?OV=|Q~^l6Gi)CF0ib$Tk8~EWG^Eo2-8+r(+k4&a_f)>{9_fGw#YM(lfZBV20QK*_-aWelhj+d1ho{@`zUym!)kkLC
bL{fo_ic9^3f6D4(8cy|y@iHyChvQOf~82<$TwQ;PTQ5%0l)<pb2#VTH$A!A?zaE{ZvYy46x*glvP~;ygBYL)Q1@}#@4MqcL0Yyb
0-9Ra)^aNQ-gp25&?Q2E016aX&t}snvpoWd04kCV2tBjzy}tSLlb<leH#da#+gne4@4b0#J}mYg4%a(ps-kxuWxaB{=WO`y?hhT3
9k3*o7uKl&P!tp*y)gH8-QcGV`PJ9jQE_|D`8@|;J9phL9vUk5RDkz+#_C@@0Pz&^`<;7T+U^ga002(!nWrB<-~b0e_pIuSzD9S=
?+r9(zPWu!d!KpkC!+v3(tzIF`8@JFv+GZ@zPsM_>sj9b00000cVN>Y0RjR70DutFMy3jF0GOIaO`>{~{Hg4O5}1U9A|W)IXw=gq
AyfS(r>P!lCY#inWZHw#85jnH0!*Zoh^0>=ewht2ll4cWJW%xm)EWVx8UO$Q0Va|m0uT}&lPRixQ__?1pny=?o`h+&4@v3)pa2L`
LJ$Ce5C9WGX`mCxG)*)jc{D+x<ctz&Bq@X%n3$2HK$;PyHdDn$)csTRr|N@4PeW7G%?Xi#{JeS~fJgGNMNEJJ#DEnt1XNK2{=z7#
2mH3)`+w{I#v9yQNB{l5{eSQOr!V^GgFp8|NFcA=zxkk#^;DSur`f9xG)${kH9<iCV$3P>h>)n<u>b3sLs3!cK14Bdl7H?v=>O@?
Y`e-)lNO%R_3CY59Vri3zy13+0fRT%7&CZ=Y?fvXrkS{#CU5*w$LmA)I84aY{pXl+P%u~UArnFsf+o8AZ>(C13tL>nA+%zPG=df^
!oXE?GE5#Wv)>9MgDOH}RHSKRViZC?vR*lbyD$D%%{3qVRU`HJ!1iH~zuVXS!$FY-t}5!c9(+F*+Rb{<AnZCWA1_VZ*^Bi($TnIC
-7RI^r4Z8<J9EMvoScvIc%SF!ekwlZDu3u(lUJSVO;$?6l|L^(7)j_PLLD5ci9fiz6V~C!MW5x5FyyRCH?7-M5n_U>hW=T*tWPW@
WQQ#0mt2z-fba@tLIl}XEvSKC&To4g(y>W~cx{~J?HRpGnCAIUt@R%tGQ=rs&h{DibDALUdRbjRTAw#yyjYBFaV5w?C_>cSmvwoQ
LMW7&M$Iaz|0DkAixY8g|8ScLDXlJDLf1D-J@W|N-;+Av>Ni<y_2%@Bmq&v5X#TzR%;U5<t$O#Eo~S_jx2Hx;7Z;<pbH+@=i3uwk
TU%o`xur^&EpYtl|CfRdVe3?dz=^d*z)h3LXztEH!moCQrz*hEOLMPZc)zHyPVb-IzkG$F0s``rL8@sUP&A8+kNSt3D}VBy?`u|q
tVI%mh5VsdAMo8kxjWxrvHwT{8o%kHyHE9V57WE1x32%s;0eU2{gQwl9ih(j{aLMcpR01hCsZ>R^k>Hj_rFmp>927|eYl8((fQZV
i8s#CVWCEXt}sK3I&}Q$0~vgrks>6lF9(6yeu{|B84PYKLo|0TGC8Y2<&AtL?x^4R{aRZ}b<y=#Jb#Bd&e3j~;i7#;Yqg%jPRXtw
St%y5x+T5e*Z+q7o^z=EvR*_aSMG+rqBM~Za$1)2^Sq039_@uBe0W3k?|;*pS_jCj#`F*7<vM2$@|R^AAzqao4T+I8oPJUe)6@HD
|K|CBwt@6Let`D=UEF=l2{p%#!{9iURp;AFEbBCnxj(%-&GkEGpZFH*z<9$1SgRBlrl6vMwr-h-g2STI26mZoHF)zjbHr}Uk9KCW
`}O`00a;EwcgVQO)6!IUX>?1X>E1Auhc4OYNUs&Phea)i48o*fjWmY4A|rXGL>USj%xhMQ@8aT`6vMW=yv`c&O50h3D53)pt;8F~
t|r))EJ--v?mOrZ%QDW+hub=!<&@c8i0gX_QB(8}#5y0Wrf^jNLZznZ+k`d;3m77iAAgPU{yE2<ei@Huz4t*)-4>n4Sof0PIQ|$^
Q4s+?eO&YsuM+i3f_Yu(0tPtF`yAgSBE)HH6Vae(Kp!NJHjic)39WkO=<M*mo8q11L{A=ly5e{_RelJ~hyT1=6cpCF@`i_|c_B9B
OX}&ilufZM1QNs&3+3JvNLm><)jg=3hT~;Xs*{2d7$}qT5F9T<m&v0G?ZiVw`xn1<e<pz-T`w1WxIdPcQ(FBg&(5zvU_~zQu3?BT
Dg|x@pkxfTpAh7%CizNfArx3xK7=qD?WlXeLuCb1{obbCclXb!r%M%Rk9ddwEn-n}9ex~%Yn+PCg)ogYaelOP-;BVm6Z{q|)D~H_
v1g;7y?zM+a?_{?5Xgo@Jy8TWE&kc~;rZ=a%YBFSx{vi+**E;nCeA9y3IEtbf71)`B3&C<)U5@1<-2lx$r|4sW=ZDb3`i`7zE%g<
R0Dc?_<yUMFzMMj8Z0^mgREW{JD+QZcII4YS#4nA*?AETrHJ~klT!+T+iu-qq!XeD0@mvK8ush`77xmweZY_Ut~c@;FZ&Ut6_g$I
hcsM`VOYD6l^yjRh57W2n*E~{qO1wM*}M)WTn8jEHh^puo@gC*<-c|#z?Am6`nVUS4s0@XFVdV%<2hzrjT78yQvR(_i#pGzWdEfB
h@<UM&%VblR<+zf(qqACT)pplFeM9_)rln8bI7#~w6N|6YluqGTBBjkVRm+k>OEXQxZ<vn|L0b){a#nSQ0erPXLN>=JznXd8LAPY
MNiWzy+YKXkqnTXCYdod+n5K9UbRZhYqXs?<9RPs;VU@lYiMhUqZ(1PLY_L9@drz*>p6w)<(7t;r0*>0P@5X*x>5LB<~Gv;imWS|
zHT$3Zk`BK(o_@{2?UgYuq;UH5ovcQA3RpkN)P5s`@5k4%~=9pv+%?6+BB^rwCR}k+mOE$u-1(y$mWZlrEm#;+@3AIElIG<T3}@X
QeglkOd$cZeIoEKigW&_&d1wv>2b@5-tn-*7^v2}QSI^e^5sh3(22wiZ;sG8V$*5OAYdccZYnA*K{WGx*}Y=6J_!r!YnrKMcPTzB
Jz2%|m_qg>m0w-y5xeJ)*7v`kOgJ-RWmk1lOkDiwE@iUkVPR;j>!J`WmPj@ar$cWtW_hhvopXj6ys~%K_MFV;^Yzx|9v>$cq4ADR
tOTuH>gEJQ?L`QT-~`mng=Kkz4vp`o@@AH+C&7S36y*DVeKT}|3Ti%WFutd$?sfL9y8DL>3-b9;cEOF`-M;>^*~M<!QIn)Fx*bCi
2IL#r<t)%3EQ%l{E4kNF5l*D*MSWT83%<FjXJY9seQof);PzdrESZJu$-~19S}%v>%R7}d)8Fpf)!jq0Jf!z`y?Nt!&&=K1_;bXZ
ptY&T*HGJ@`L%`PlY_|eA-NHod8gcx&qQAorPf{I1anuO^8aOGUsX)Ba6e_7??Q3%o4C_Enat(M6Wrxusk_aoh8Y)AoH&R2>3_?o
&lN}dfe%b(n6U3k<zR`!l>OaMu`IBLnxQ4CL#CS4B4xYY(-9-9wD$>Cpxi*+(1RfWoi<_K69iOvS(A$@aYbVUW~jmymoox9xPcQy
sDr3V@y+IP9+Vb1B9dzQnzT#bl6bP@_A?Nk4C)sYwp+=UlI9T3$L-(fsqx<crnPvQhqK;_2DadfwIu|^XSZ?TM$?4W*>8z`j?hB8
V<dI(cTw^q$`JK53DT`y<xseBKw&3A5(Gc~D>hW=)1c_MT?}r(kSIcaMJP%zxpXYUM|DxAt!y=Z+t>O|9KHU(+2D(U4{#Dq<Q#<S
J~xTi|4!owtEYbufLM<x%T*pcKE@ou^@<SXrZ$qK;vKp896kG-$KTE`8E2h!B1$_aixHl)miJm_d55H4GA66<-aCq4Uk5WeE|Q;Y
hX-x8k?{V@8Qg3Hk4Xyh_I0l60!k+A<a`bd&w{0ev#n=5MMiSjV>9YRg?%Vba!Toa_CJ14$5qAELzKq0#i&x2rfTPdP#{g}*0n>$
OVV3o%Bh2q3(C<3ye%ORZI!$PEN4L%5FylS4y>yrMAA}s67@4+{U+h8dSGFN@y+WsE^Ku*`l3gVFJW-phX`Kg&S>P9tWq-}b07!>
!bixIl|O<*`Rw_=e$=kV(s*${EtEIv=M>Y3bdHceO)9Zs|J*E59WKupS!3^_=B>6{Vb3~=Pu<n3!-G3U@q<{X?E~$#S#2D;dk!|B
*-8pXkf?@&gctr+AE!Q)>YN-O7H3OVK&jo<o2w_>l?95V+gKF+!Qy3udOsoErdE#{I@3nX)oTab8rx<pTDL^_$r?H_4&}6+ve!tr
hK$FENqXxATAPm2IF><wzS5(wOn7lkPtweGceA_lmGEye)=V`Ip;@oI>#WY+?*t`7LsSSw2^C$VOELri<^Ht{MF{$Nz@^^xxQYV<
+jt_D`;*woE{NAY`%MX<1tXydwTdCXr=@iqDFgcc1nix|fIpN$B+{C{GS)3Z8Gk_jZv<obel&Ui;-pp2p^`tB@%_*!c>U&_sR<+z
CNx2zydgN|WKTLxC<!?PDzrCWYDGx7N;)Pv$NWM6R5otd<3ElLPgY(nv46+#%P?u4xJ!zv(yKV=Hke_1Yx#0;YkMN1F$Gd;JR3z)
1e+46St0&3WmB5=&Bjb4lo^ApjyQ(3O2bpxoCN!(%uRvml;>gzF<L9B|Jk-6g{o+JFh%|!$y!0jSPn>;OArSk{adq7YbZ0i_M7ZF
GTnxO(=%NE_vSy`^;!`3`r=3i4cR(U@Z>-|6%l=Q+l3tE4CqNmX(##_@5c;-8|RCw4L^MK$0^OCB8j2}sfm@TTffQtQRQ{B3{c1~
0N~R?!>-7G<K3;<pv6@YV?WzMpY+pR_1Px0Jnzouuj|(a%uzuzH6;a5RyTfhdIvMM;pLhLaf6CQL|l$%nErRIX8#cnI$(Q?omhfI
6sEP`2*^9c*>`u2l4{u%e%USGmLlIUwY$R+hv)CwZ-wnn8Q3QBL!pW&qTv31J5q8rv}a;=ov`vAXsfW-RGZDXVsBqu^SbUwm>7i6
$Td}AZPMxA+z;X1qZO@=D?^dUO5_Nt0)o!^*}X_JkAwMJtH)4y`aqkN5*iSoDqx60kd~TC0O^C1(cfz`F*waf$l>BvhJcBtgW&z0
tMq$`Jg(1DB6@`ZVK_HVkDnPd@Y9?NtVN27#w>`70;ndUVk&4ViV7wonG`pMxHg#^b*$1>gNU)u<%M+0)re~M2!ur2u~urwDlJTo
u*SL*NLH8^P3^RjcIM_REiicFX*D@=m)}Qi8XR`siMOK>XxvPLKL)pk=V{`Gv=_tSj%dOdhGA!xjF=r$LMQ?)o?Ie^O&4yv6x3R3
iI|@GthOlup^AqjY)eL3VzBP=QO!1qti|hmo&-SoRQ`k`@6P$d`@9*@cbe@O#E0pAKHXQ=a5uaUq|MkSV|BNx{j9>sFIsHFt_`uF
Ayf{H=L;&7GWs7Tmlw4cm=8PfY&af24!+kr%hpff+Rno_xT_|0hQ!ftV=KX1+M=b|;eR;s=JKkdtA{tn-W2pJTF0G%9A&}pM*`$N
X7OS@_sR&!iKODX-;Hel7?pW$WHGE|wY5D&mLvRo!+cDksyJ)I(LO879dJsh(M3L~@6o*5K81jLz=4v4MTjDbBeK+NdQQ;gK`K?9
u79bbd>?-6zC@!yL!&o`jQuKQk(5`k@-D=-s`N0-6UnJh18PA3l>;<`0MW}gRy#u}Niw|(CfcWYj&5^76jRvvoJ9f0uFpaL|NHX>
=n%mc17eIUl)UZ^HKikIp1I+%hHd!oah;H?6LQt9V&qa&L_-o3F3cQrw#t@rdDDR9RN7vRIzmNCg&Y+L774)_z`j6}2b?G_(jIm>
T>e{5JmkqbXU^v?$_R_|q*KU3p*SSQ(lxy4$Avlx-0Uvf&#RLtF)D8QgsiuT2)1g3MPi~y`WbuwgZY0*C-5sjvAlLDS9uBFXY$MK
Z1ue6FuhC*LqEO$*1P&<Rj>S456NX?V@HoT?8jP(LPTEjf#0i$#9|7;7UvBY%dI<4K9>RfzVqjUoO72P=8aYfD^aOPf-J7kxnMSu
x8=qYgxevv9CB_=@t`)F3lm_bK*Ax`xQ<0R-egi0Ev+qw7LO0v4CcvrEul!F9cu}i;{e2lD8ZarE*zYigwp8_ZWs)imuYpZ&Y^Eg
#ju#kq1*$GM01=CUGI4HyC-|y)ClVLK+4M9cS1*ZJtBpgDL8wc;N&@|lQNPlxu;YpxPxeG5nVjRDXx6Jd|Z0cr%`J9<K3p*3@x~S
jiPd%DYSd3rH1D=dg%YIn(NW>UIzLn{`}6Bb|KdhTEpR1NYtKreKKw~y~g#+qn#@1E7NUYWNEh18z?5<Ccc^Lj^AH9_MO}#1(N-W
Gr@M^CABBJ_v^z-erIf^$mv8Rm7OXSR~!<iG8uy@B8Q~q4eE+T%eI8rQu-uS#O=s_koQ6Efy{v)s?HV1-*Jz<V=i&bY~+s(G{Hk?
OhblNC<;yl))*PK5e;E}ie)%JP>`LpkLTt0h)F(hyD9#U9olvjEa?b9l4VT}#F-qp+Hj=5xIXCxeVn9=v)vui-?wX%-KQvMT9m8^
wJ7wJlM&sR?TZd41%M`;{~;l{wPZV8j;2izZ&Btq{J1Dq8<V#o$Li~cyE~3!7D&NVSt5_07cMRpDd}f|E(t12>YP^cevykzP<UKc
ns5A@SJoLuB$9Yzc7yin`VrQV>`4Wk40M_JP|1V#ynOd}H`sMle%5`uZ-+fuk9CyAIvuA8Tk=_cBA)aA?(4fN*H&>-U5c7-Dhxb?
RU1Ra;#OxJqnw7HUwc{J&8K<einwglprK-+3fa)cloeIvirx8Vms_oi;{R+3J4j2SoT&s~4xJ5qw{~bwnYMf?riX=Vx6`b(l!r9q
RQuBN`1e^8@`KKmUH7Ax?V@?rj#Wg+GZ|i7d0|dkE|RmeRUcZzzKSSfRN)j<6+}BGAz<|Pc@w)iP)eMuyJrtdtj;(wVkFzPTSJ_n
wboM;mok#Owi}N&s=~TuB8rRC(9GLJYYbexCfw+BHN-Tyu|#@&R;*mn)aku#JCIF+)Y_&vsKj>BahvVW2Ds+(m?tf!+NZa+Wsak4
M6v3$Z#_b{jUjmFE|X7Ii=CqwQ4@Q;w{*jVT|B(1WjvKGe+J5aoH5?<xgpq-D6U>p6Jw4lqM~w}5q8ZY$g`$aaMzeDOmQ1wQ<UUG
868^m>BcCggrXT9lB<t2p|hGzuc3F{eEYBX{*P4a(7ltDK79EHhgPi?2oSdTi9Vx?h{Z_k^_>3??eF}rV9d68<rBR-^Z5MX*~Xrn
J$0Iu=;+PY<e7|HFT&uu?)&LucRBsuQ9G>;q=DaW#GKa>Gw&3rY>+RuEg6@_Yj6uhvl+Nl)<7apbH#s0yyn97!2?lz#U*0Zv%gQ1
O<`jQMDqhA0x~*f4HcaWo3qM?WX%Pzh=htLW}g#M1yK&be9c}tp>iOxBN$Plk&?^Ii`5Q?UmOnb>^*vE{{ByiYkxI2?(w%IV`Ra$
He!-B8#Nt@0{eyMn{{TUiqJpuLjB>l&*7uA0AqqRx}C3UOYP;oY`b2hA9EZ0@%)SW%K6zO_#4Z;Q^Yv@RDA0`??bJ8v9bDp-*LD1
6K$Lk?4K7$?LJ*VkJx@@c@b=PacSap?3ea>X7{tdiWYi0qC>ZAz|tkeKu40+RT2;2ya=v`YKY{Jgm-y}BKu<RacVgl+vW4TUd~2(
s^C-l(9TMSz32J}r5*LdF)b7n=M8CxmreZfae1rIfw2md5x%tjm0b@WOCPsSWx7*gT6^oxo=dJKYh@;XiBS$8Fw}U~0X;-vr3)!>
rtra>j;h;*bRVzl$Mn-&4W|Fwmm28%S#9mC%`pY59<kNo^~TeC&=(Z;tKPL;6tC=#)0#A847n(Z;pgv{=#c~+`NN&IqSl2|j8oi4
&b&QFM4qpU)88Efj8U{MZ*JBQXGL~;aSZ30Lp5E0vE#Y|X$vGd$&5n^eJYgP*_N~Cc^$Fob?y&;ACK3KBwbUu9HdBg5}0s=Jje)D
)1LAS4%DA{+Q*@i&TD`$z%zZGZ$`L3bXqIUCIa^LumH_vCWEistBNX#C@Xg9Pob-MZOktm#PTOtgB!_~Op@dxSs3CTB&nAAS2L9V
tk*g<p7oWXDvT;X@pkD!9>a16+>{of2#HQ+=0p3{cTB0p8R8y<IH6`57Z_4;P^5L(L&h$5&3^}hDk_IHK3CW?MN>9N8<C_?egi!6
Bx`nVglIrySdnIoRlicO%qC~K{N_VdN69^d{kXTS&1c!kkj*~JO20*^6Z5%w|LLxP{42uX(@}biCudx<1q1Y33_sVL-;3ypp@izq
j3x^{KNLF3rL+4a0Ow*T*lf*&IEZwxe`vG4oHbQ$)0Tv1<UV3u!I2G?7J(5Pio6R82pfrh)E=_P(?WGdj9iUvS}UF$3f6+~&~4=B
5+Fr(tZJ$L8d{wP3YFF#1XPj;EQhlJ<4P)EJ9T;j^sgZ~;R0_exDd?uVagc*_aTZGRu35B%5NkB#|eU(+X7;?bU$cyB*Q*;MBZcw
{hqEY1yHJ08zBHWV1beSQ_KO+VWp<>_fIsp?W}jM+T_{N&L_sO^2WN5T?d9FtKO0Y4KTikkmk>0xk((6lv&<5d%8CSFU!>S&h_F;
`#CBebfkzFlNk8tO%O==HGePk>F>slbeH6oLNme85<E0Dc7TpMvBsQGNTO$cqrJJ~pcbe$fK|vSWzMhHtSJ)ZsC?1_r+P;x0_0MF
NbMxjuNwSn+wz0RSY&B@@*B)HT6t$Bptkcg6(9}rdDBN*moVAK6Bz_n3<e0P2*D`ldStT{Io)lI52fu@8nYpoWxK0E`)uQFI=t3$
$+ODcjOl`gx1*D`=9ygMeviIz!YXAQ@p#X(c5MhXNkgjQ6$Loy&*z<Zn(pvSoXhRuNN5AFhj`%1H&3Y=q$M!MhKdC-SCz`6B2+80
6IRiQ4DZiYw>F)8RVq64b0;>K#@H%2$bdqK+Y1;98F|hraA96*`TWTw`E|Y|H<V7xOYV18_@`Cx;N_7>ECB{8im^ZzMhM5(AX}{L
b~SNxv{$QDOIJDrlp)YMvQZd7;i4R;NdtV8#CpDTjP$)t76evZT?rfY<=FWdv>s=>JufYzOA`IPb)M%1!mT7KRa7MW4#yEipjVd2
wAYH&2?dRYA+fMZU9((OGkuE<WH_5Hha}+(5*Bj#Wpj&ziN8qGyc(~YU#5KTRLRo0)Qx$6$384M$Y@1W63C~?FB^-a@aL|Ab#}V-
uBi|&zoQIFsC0mggg&Z;xCluq?G?JeTs&tpOcXs=To!J3@qU3{NJ#`g{e8S(aU|eiu--b#U<8b@Z63q{*mA)X9=t_h83n(6xyY(O
NCvqoz!}n-=>|n6H&)&il!vRaW+7xhQ3yO*?jVgd;&!d91XTttCii{rPEkkgK}Nn_KYds}p7grZ%*9-+jg@k*jDP({RbRrqK)QXs
?{=dy>*-K2DU!7tG*Im|Ks3aQ;%+>0-y@Vfu!4ml4naqr?vHi!Z9XmfyCko&r*rt8y@dRx<h7QLB_LJ~f&+6U0Dz%oU36QqoZaao
9M1M6-lvC+qF`$vR+ol=jG2m|LLd+-Dw^GNdmE6O6<{(m%R+Uf+;8;%Z`1VO>EW;I%R!;PESGw)*X3Q3RGLqZou3I0#_rMi*C%jc
qX|!bn{)Udeb%2hwNksT4P99UBC|*2r@4xuaY6O3_6IKf^?9$@RqzvPu=91OE(}YGxG6e+*nl6M6=%-2j!9avAA!ATMHRg!U+|~&
N-Yvx(&rtfn?t=VV{Q=h)ObvMc))>q!TowYEoy9Ue3If1zp|y>;`GFFtzQF$Q?I;*QLl;lK%4%G=47rdqlkJ(on_9?YBi0M;m|6s
M%v6-jqy=oG9RPn6lHhjWJ?<ns`c;kr3SiNck{zjQUyIG{fzw3-?o?YtvQ`!wZAHNnsV*W@?9fOAKkRx@1t>l%8dY4HH!ME%sDk9
dnnd(vAfLzh0)?RF85KX^t=%w^p2_=O7{(8b73TDXZwDPN88Oe){vqYrFk>`Zpx@Loc)~K4Lk2jT<LoC%;f8%r&<ca3kGSuyLIMO
S4WPYUwgf8fk%|61<|%RRa&J=DcoyI1uMLn+)JkXc-QC83h~z2B+~$jLQwqm+u7DUI+9P{FhJK%?$Js+LV=>Q7JxA#BG}U?S0&=K
I_aalisA@4d?-sNzSUpgqPaJm(RiH-W_L6G42T{wQY%cv<<Y0bCewPPr7qS*D_B)cH)`c8T+2wpNCGW_F^y1%Bm`3th(4sr%CDa?
cze;uG2g!Ke;DOc5ZI|RcEVEJGVVHKRPsW^>qT<&hJgMPPtUZSgJAY8ah$S3ct9%JOT}i+|2}#=8`TNUXMJo77b7vAvqGg^C0v_5
0Dwv>a-h{b=Tca!giFlw(lBVQ&i7zZ{ZkPEI1*T3@0fiR0~&$z&Llxp?U<7#%U&BZQ6j*~ND66PsZ(HVT^DjF)a(RTcU>UVl3Wpf
?`@!Euk*b0Z)Wn!vr)tryl;)MQdJ&u9<Qs1CY+*9TrF3JKvbilDr|NCbun|(A0OH3y>8}*Ju!$v2v6J4_VpuKe!#j_+;luwP58>G
wv>1pbX>$*n`;CRpIUn3*U%%MOAm9)P7k^L&;lIx^+tcQ1M3{((Qk_<_{QFs`@cx9AP*nI=ih$aMz`&uzof(IHFu=^jtdm+`S{Ri
QHTlBUleS`<6WWpwk#CVMA2n;-d$mPJ^25#krt><Q=lhU#f0~w`;b=zmeNq<WZba8HQVac$KGpWUi4SOLTUma%~QD!L*J1e?v#n%
tsO<YvLd#BcpEj_6;<SM{yMyjFqB2#Fo1jOl=rn}7Zmsm#Xzd|)Mh#1gFg9oupx>lmMF&qN9snJt@OZ+b*HwT4(<X4BFL>%mmo8i
<O_mJ6IGum!HSCtIs|6VtU^!3k0L+D-D@SjB^DzEH)C>jURp8*MSIig()78i=gn{n4anv|xjJS-i$0yNwt36$=GY;H@fUrwBeaz|
V-<4Ut>pWB3{|Vu@(C`w-ehedR-qr*A{npU&Y$m_8L>mFO4~}i<1sY4L?)0*r5)Hx0w{*hXKhP)A57zZYdvd-V1yIlqmXOM4o2X$
h_Qlq;RxYT^fZJ?ALQxn&CU~y7)0Nxc7B7I_>&b0RUun{4{<D!S`c$~j783JbM3SX_V+qV8P|OxVmg)75O}I_RKdxT<2RAY;R&Y$
LmR?8-RIF;$#6(GXcVq{yjY6aXl;wrLztq7<mg-<5O!>A9>jx0n&<=vR}1x!*e7qJK}jvHYx?h{bRY{t51YLy*!7Nks3P4vKW<$e
xdR2sxd|jeZBE<iHW`KHH9uJOsv88{xQwZ-D1F8SkQJrsiDds=EW$!tzyVM=3|neDFzXgh<I~&lR164%(@uQx$B%u7g9H5@uGX#d
wGk8xP<J(j>;zw#VGh8W?`9I92Wfa6MC7y8-q8*x@U(kXVZ$JA-R5a7v7B|&HQr_z2=;SA-%8JAG$Uw4RpIzqOTOnjUzJBa@2O+p
{5_x))3sNk8-Cxyb(<UZhma>Np;=5U3pj<H-U~y7j15X*IH0D_=b+OU#cdD?iDBG`j;uM^@9!IsGaq#E41{X~_sAcs-_LkzbUd06
Fji-0l158$d_vcj{vA%&-|`~#09q*NS5RVI`l(xmd8Fl83suxFOJ@zb98D$UwN<8ArjFWmG$xzKw<MehsBn~O6$PT>aflkpsc319
d2^<7%#x$QU=$T=S+-JgmqNhI#Y(K@SW*ds>?@^j&&*e$6PLoxe9*A~Pmt<44CaJx7k&oxm)n84ZZE&rYI3ei3f!aOnx;>_h*XKK
phZVWpVZ(~_BR{UvcOTtHY6qIp|KMT0~^ytka~{jR)VUTL}ybJ!L?W_7MnwW9u%7ORA3QM4Cu}P`p8l&tiH0WS9)R+PU<A@3p5|r
4XP><@KHvvn-Dx)%TU2q1Z2<?7v+~_U)99CZ_f0te8Xt6jeJR6aa)g~Y?CYp?4<cy6-aT}3i?n91eWZO^3#l2faeHr?A_S~txc&&
Nk9w<7(&j}Z$uy#9PB<M1M^7R>&woRVyI*2tpkcnxD}^4h(E~F*wbi6r_H~?u*+7Y{LfZ@mR&=SKj}wPD``Z~$eTnR4Iv}~5P~iJ
e3(u9-e=m*&Y$}(i+!^|KLIoHhE+&}qYr7j(1|yBaS0OCK@VnyP({sdtFjdmsp_0pXQw_%pZ1g@$ZkXyAb@X_&S-fZK7xgAN8Ihl
Rr(K&)pSdvzn_+`Cp1K}K?lOmAc!JKE~zoJt@-%Cy^*^643lI|Dy?UEO350h6fpBrA;7oJp4xC)@m}USmRJe0`u&P6vaJh2c4TF-
#p_xzo=7u-#>v-&Lj%Z+Ob;>)T|Oe^n`3KOC3`TK1_%#eidR8Q33zze_`sS`YGC3jOJqm7D8#W9M3{ReMOqo#XfG{@36ZCdN04Z$
^ezri8_`cXIU`#RQA1gNQ1<QXy>eQlweYp-g=?1zuXuxSMT@kq^`ARU?wM=9k8N*a-vWFlftnd&6_1yaMcAJT?E&fp;ML}p;Lw;I
D6G0+MG95WxPxRAC23siCAMt{euOqdp?V@fMUQOZ?Hn;3-C@Y)Vf}-!Vi>S+1u?%>wNj|=s?I>IR22jWgPuqfU4>Y5A`)?_xN^>u
2T|6^W2>NfL!bz91sw>ef6V0&i+knSNl-PG7t60QsO!M6H5FbXt>=Qe14ULMv3bw`DhjAbW1Q__Ck&T)LxyKU?jeXl;!^#r3eJS_
+MSp~Ztdu1h>O`NZj+V-vm(Nh(_e`nF->ZL-rliQEJSmBoWsz5qrDKc+G~ypB5S!<2C6EMzUPu+$o`q@*2L1+G>*9TXB$y0TpXHb
wvpqw)|nQfEQ!N|r5;Qc*=bloOC43;=6~hhk5@jsrx@pA+!g6_D%S5!-%KJ!gr|gE#&U#`A1+cbtK*jyB4W<cX0~*lJL#l>4NOuo
V22;@uOD~s>7W*-PeN)Ddi&kK-7j1uoXUhNQ=q`T!aDpmQ8kF~9RLFbk!XKJ*T5c^Omf5%ifT|GIp?dg{%viQfP<tZ(1YR77n#*8
zclZyy&7F9eNU9Mn_AeJB3M+gVhVe8%^ueRl`X3@HDWe3@E{R-?X3llGWvoBwrXCWG>fHcP`ONmJ>g#te6FfXl)k~(!^!5oqvh9=
+vjL-bs!3XWu=W65&+08tthsdQKX11@Ap%{lZG797C^)|d6ykslP`~lVs+83tVB=ANavoSV?w3mr!w;HsDEQQ!|-dRK?B}q#GX{q
#^8i#DE0+}OE!xDX}#`2)Y<AN%uR662_Xn~hhg%yChBz3;j<k$sTz<d!sKh9xVawdgz|XBqGr^F0rsZ`!+Q`-=t%{O)iZ^Qin(hh
gAeBa+9~UNSQQpoC<h>6=pOt<0T5&fAdhqjc82!t-Yt$E@v)K!H+x~6X)jz34kpfTo~Bru@oD2r2iRxpIlQxBT{P1~XzGs;zS19I
VhuKVohXc!lF7=&P>+%BpT*=bUizo^!!zqTQWN-nqOh9AX^nbTCnUFi*XM!Pi#r4<c}t$=biIRw_f<fDmGf>TAg81nqQ{fXM2RCk
&!YMGG-^REGzQoJI3lh*9l(xCN0pp-9u@e2D#vyvxoolHW`J1GKLOJMX^S@vc;!bO$kQq?wJF9fqm``6MJD|338e=E0^YXG!6FZB
o@Q8qsR0oS3_5{289F8vuq1)%KIiFP4exC5?i(=tu1|9xS=m0X?pHp}k99l;L5qvYgH-Dk(`@)d_U?~H^XhGZ`y#b;iaSXdj$_Mn
UhU~Eq`2dIO)*MDeK??j%Utn<X6R9AX(4L@gn&%@Xa$@sKZQ`MY*#^X#RHLjD2FwnAd*Q3CO$KrR<w*0mpf9eaZygG<4G|P4KC%N
L*8o=ss%MMYEtKJQB39SN*Fji$FSEQqADEyA?X1j6z9UU+JdfhZzp=eB6;5?l@!Qk{0rpVqfXYjExpbIumM1ue-7!#)2?!pt>Lfc
gh69hT~BJo4FQ&O;Oovp??gO}k6mvaOj8!6C50mw6k51N6ldi3a@yX4WZgzegS8;oh&^?Y!|Ly^E-mEbHtzcKy}oJhlKK?SQCHf)
!^T-o95}bNIEp`|UO}BA!?lraWOB4GD?ppde57zURdHT=O;2pm>SsdBqCgNy1&AX?NPvhDJAqUk7l5I1OctBHK<PH*MFlQ;UhP8z
liV>i#78z#7V)ehYZovuQ|UnSd5vq;-x)fb%v&xc5<}UO4{ui)oMQ_Qq!leNQB-v00R{HkYe}wm3^&74S_P$4Ns*<~@xM=tY;1jG
x?^8?Q?8;%O6X|Y^C`Ur-*F&|Oj}(s?7oCzsANzO?B`4p;SgB)8A^RCGuB?X&)cG_IHhMSqq^%_Tu7oWuG}dW+7nwU>g~$e7Fuo}
@p4n4VC8_69o3rYbSSlY$rESupfz!5;rX~}*)Dk2YMV8{D#$@4r5*dT2-0m>xFN-hP>0o5VXZ-Ijm0n!Nc`-B%!|egL1~Xt$d@!N
BuEn&@`~SMWgw~|2o7=vFtZr`&32UW;CNf>aOC8`;$z{74BTNuz1u$YyS6K)nzwMCm|&6PH0a9R0+4GQ5-4j1kFOkdIH<#WSCujZ
!WCplAR3}M9M+<_P^}~!Tv8|<NXm5cnP!z-ogh^aMT&$qz4>8!8$@oY0n|LK^7p(a9@9Bla7bKEk}gb{y=ofo77bPw1*XpSUF<Tj
;IC9&>0&LdfF;XU@dFMY-I;-meSiQaI>L|=1P-dD+p1yfb79{0-hNs#Z>A5(=|mrWsV0nuVTTlGi_?TCYXMVEGVuBB4n&{ly-e1e
NOMq4!P*c-78?Yf@L~Z)1g>!bT$(-$WZsyS4Iv4f$u!Xt*Rpcce7LKjaxiMyi*eekd<$z~?>XmOUGH;xhf^<;Wx@&a<2GfSl=`~s
J!bT_yl+nwr6;I04@`oK61bUnZ@`nZ9ZeScUe)GS#&-jz`-sa`mol-u$71w}c)Ul%3K$*Tf3Kf;B5FIsh@u907?yVO1?^TV6|a9+
-s<P2Q;Rbc{ihd3ou5a*JGxL@mz^B4#qg=uC*R&qki^q|^hOoc$U#()V1hWC&xfsa(%fuFSxgndDF<eHpz`8gDGLS3aaqUw(Ug)9
95T4=+^g%W($)-a_Y9;5_QLz5)qr8O!AELlCDh`X#~M8UHP+y?vT$FGkbyqLV!!S5bw8(^&oh5sN<N}UL}1DmRiss}?FF+)W3}Dd
)V2C(7cEA*Smc6JoRNuk8<rzt)L}vifwtstnlOvAAa9o1_*-S;uKPWBwzIB=dKJ9x7I)xXa4{Zdz9QR@1%u?=A2X3eC_J}TCuzG^
dU|+xzcAGZfr};TpLKWL*Gj6|STQt(t<%n$yw+$j<<I(icP0<>to8J*I<eQ{Qx~*@)c0`9ED(sO?gYohS07s|GV8GBTi|h8i2c03
;nq(`IRW74$eQrsAtIc2@vb{~8_PDzy~}C>#g;DsIX0MR$e;}(GF1QswnI|amDnp-*}(#6vCpg0xpSr_2!;|^5z)|skVTGWvZ7Kz
RH8O;?izY&jaW-RX-K&g<4TCvR?-J^A|FmwpB>(QCZ_<1DK{+`H4i;;JHLF`zjewdn0Amf0sRmicjOQji;ji#n)0<W2~+mKhkM(r
>nOX$2zGhrdDmK44ulN4X58aZks=#g%~Q8yk{UD$w1HR>F7D<}RbLpM^t)C~Xp^NJdCQ7yMtK?JWz!NSgfRir48BQd%Z1KuTAMYy
AlSr$>8PLGmy~CUiEcoN7}2)5%xQ0J`F5^xU4Vi?1h60w7DXaHo#h3oQ$T%L#lLscs<NDAf{EswChaHgO|ZoHv?j&6_Ds3Gl}#q1
n)G}EEHN~<Lw3N>iU%Ns=xku%1|$*ph2YIq7k0TO(7V-HZ7Ie%iuB|~lbGY{_1+gfUS}$~%R(0|@d{>HXOe2BAtO-{G1Ig;al%Cw
Bo5Bp?~BL3+FU!a1?d!r#T-S>!8|Cs;zWH7G?d={mV-e{N`V#$Iv*6A&(9VQ_K`H-=DqrigK@7)T=%7EuVCV-f(aGf2XIGLNt~ne
#4hDQav?r<?fc(#_1zw|yYVFYJo)Y;cyVzN{e&JKX9^06;XH(hB688(Mc3?cbbEe|rt1-@>Oxf7RNHe+U(CanQr+kC{vmw`e_A$r
j5BRm!0%K%ge|>*+_x7va5oDK&crBi$wXNPriNjPVFe~ic44FzS;`-Oj=RjdhWm5c6KDa63Y##ZGE+rVNz+*9sHanej6{-hOcd4G
g52C%)Iddv3a@CqGQ&G5QE0)ESNgqamqFQmb>-e*a*yvtMM0>I(b0!%Mhv6HLVz$^GU*qIxe58}4tqd~RD=jOJFnhdtcfU=66Gc0
&3PWo%lqu3qqvysi5kLbJ7Y@Lmt(>fq$&-NMoBu6g+S!N!I6Bp7`puqy|{&mrJPQTlXO@&2jUtI)d$h0WMW7_{u?UaNA=4M4I9-t
&TUAOyzNf3Zp-HDe6OP1R@z2o%x4U-w?A%+1Fy9@@#1$qNG)7-siV>e7Gttku*nsv+AV3Ybg$0u@r9jrr%(Gh_L?HKvP!+@GY8p~
_ceEGg`(T?pKM^{*v{5BAr?ZqR-DQ9i?D&nD~g;}8&_At<Xm|&c-d!_J$<9nRrIW`P;?-yciLNm-RxdMdiNc6>XittxT?MLZQrT;
^cv73kGT!tP|R|O89II+C0#w^%ja=Q0tVu6oea@XC`}mqXY3U}?fmV&Lf>m7p5VxZ1pP<e)I)hJm1_>8yK&ZNXBKinEb_Ssz}680
!{&#Ml{#m8LlWN2v)I;0z4H&guS2enVe9_|>%FU2y)MYPa3O%xqt=(8Yt61{ROfUZ$6j?82?Bdvq~el|;q4=LnTyiqQ{Z#fMo7ZA
6%YAO+ImK=RkK-z@1ww6`7#_vnXaS>R9XD1H23{G;xC1ncQXy?6DWwMwb}@jo8U#rg2UUlXN{W2e2AEJ?Xn!XR^xwP71VM2F=+O^
Gv~BaEk7?CH3u%^-RBk}j=PG^rYRepUI4GxQ0U1W9)7Bi6SZEqMnXqKgpilH(2|&F`G$=Jrql3oV(sVfxWB~$MeEYWJbXHRMMmPk
5L#Ub4CRoA81RW=U28Yuh_;45UXUgvI4<US$*#51Y6aK)@VejoHP10kw1`>)gNPFKef#_B>Zm!_Q-~dU$s0&;>VKs2Lw2=uv9%r~
ArG2ioVQik@BSapJTyY>4J9+zJ^X8Yp{8!bctaT~j86aMdnTIe397DB86!eeIXaO3T`TOAnExyJ>-$A`bez?r8v&GWM(-+I_spFr
ZCY$--Rq6G!gZYEc9gF<^5>->j7~JdSbuVAGSI^j#=6;AGFDHITYhI;Kh2L7(mNTkD);?9LTg+&es#stk}we-NeY$;w4wrz-wo>B
@0^6xU&1fLKIdI^(u6tKdRCPf>b~iO@5$Yjp8Zy7HXv>B+eR^2Iypzia6~j#ES3Bp&MFcRv#ZuldHfB-6?xPKy1<C8&_GA&u)HSU
KKhqjgHr>L^^W-A-lBN|H{c9yK!MVR=Y8aUxj}_V3|Npr$koOt8|Pj~K$BlxWat@8vfwI^As`m>N?7mIHn9ev4dVP@Z+k~Knj4J%
4|_9)&EY4T7>bL-9e@9!7G{CGj#@ij1|F{f*y8dtatP5=X@ll(To4473FA?s6@aS1<cBQ9gj6@<aUg-CMYaz&y0FW>mX#Lcu0@++
_3+~QX!J;J%Xj5<bIDi-6Q#=sEDjK5;4O<^iVu`OqzsTi3MB*9+fD#C&|Em84r4L|f5uQO=Z0ZtN5|<KtA{<r+`incu9f6<G5{QW
s4@t(7&Uukw|D~v-B4FjJ5*b3@i2POIgLimEN(C-MNAY%ghSJMU$&mRX?x?^HE12nNF!o98jt{@)V&ODF*7NXu60t?A&Ef*ZkoI}
ftoojN^;qJ%5e?F2p1EscdO(m9oOs1@lcSFobB0bqk8JF_s4FnT%zv0S}O5Q{31&9t)+xv=cV&dqz^q6vu>R&>PXqYs~GXZ#?7s_
&i{bz_aUc0A-?(oB$BF2P?JTfD|y#FzER54A$&S=^vFRHHzOo>>hk~5;rnh;EnNnhJxkm5+PYnh^bfrdz=VeWJ;VY0i!)FLXtSQ)
ocX$g4<Jr4lhfzq-D8*d=PB5DUB0<cdaO@Y#MQ5PVn$rch>6J(PBISVyPk_W%-a*uI(66P64UndC9w!)GkL`9y*VeMQ2nHz$`Irc
1&*Czw|RSLNU;S`QAJbxON>m6n-Ox@2Rt1efE6UL1TYiq#VJ#~5gip-jQX|Tj_CI1t!q#uZKBm8?vh&csz8$jQk5E8(#ma+*(`nf
KdP=F+4Lv&xEr0zZd+Gs1{ER~j{8=QYQA_Er3LM2*NOpARMa3bAcn;MIbr>3jTTxL=0QL@MrY^W*W&c&q+~$TRZ=~*?ezA}PZaIj
%zV>H+Fue$<B!(-{k<Fq5(=K18)^#(!1P*p@5iX3*~VoszVPiBxrMtjnv)dEvpV320rvh*IqRc@1%i{VXgF2}Y4ODoA3WWf3W_jr
0=<53(`tbCCogc<#;Sq@RF82Lj$JZtJSpEcGmiugbAT|Z5&;Aa1t~(zjD~J&uQ~Sy8iR+FQqTcGLxq!sWRx!qjVUBhQ(CBMfLZNz
;h%|kcB=$u4duJ;Dymu}m_!;ncLkNDK>@;Dq5E1vxaL(Zx|%dHE6Ki_UkaUk>Mx!1bgf<E;+6zA>nw-^=(6qrtL}vQAa)l)yyFAA
3xN%$D{>5Hk<0mbuP8~T-+lFYh-jgC@zLciML;=H)rk<=buL~gLm~;UNs2wNQDyAb?zUb>O628PZP5$E4XX9L^~6oLE>I!!dkRED
U+4r;hck@fBpW0Fq`TaMY+jBI#(a4`nmg9Fa_l()Y{mF)!q}aqpqjKo!3x^S5GY3{@?o~!_1B$0k(p%5H5{=cUjFwgGLOnaqPf*s
oJ7j(9`oPpUb#wuhn;>hsOf2}HGQJ}dUFd+4Zm$&m_x0Bj;m{^Eq6vzILF6)vBqFp5)DH^^7+iC`u!ZE!3grK;8BWry*MXfz7Y_n
ujPe0*G3%3k|Mq$A&-dK;ti*3!4fhI7Y0y}pAd*4V>8nlNU<i}twbza2c0_9ZZn98Qc0hHaKSI=%|xMEdi~UG4KAMPb!p!=CWO?}
STj`{Dz$e^)4l1F{hHoA=a?LuqCWMaF7<@&>?rl$w;y!Wo8pEs8SQn(uvu{(%Lcbe&!u=_^<2eia~pp9&wgn%bd@A?sp5#iWj3zi
(z?V6U#_s8XH{X$>0;%-7Mu3@e69xPty*e=Eu@WX6(mK{GajZ^J!-0Lh2FQVEWs&}u6DKSw)ogmG2S?UoHcIwHa*ju9xUT?bV5{+
GSn?oq4{egjlVH+VVsfdL}-ej9jn`bG~v2)pz+rjT8eQxLI`RT6REZ=SQZ3~lv3x&xkYj2<yTo+sOaz0@m|&{a^$PbE{NDBMcRST
AjR<*npAk4P$CO75jf09V;0E{PUXHk`RMQC#xisYgd66Sf{UCYW1E8Sr4`bOC=S%OYdPn3CpBgumLQO!!V?LIxdt~Oz@%i*Z9W{I
Zlask$0TY2W)tA}rWcESPF5o2i&wi)O`&v*rZ;<#{=L5Ws_qYayMp&8=j*fHq9T7Tk5Rsa=qDsTO-5ggVEt4?y_TZDwY9<nLVPS3
GW%ll9ImY#(`ESg>1iB>CwEPt$-~;n;?2$=SdCA**%;5SMggXvHV6}W8W(^9W&l7BvPrwi-?(|qve@!;CBsSZbMNq_NbprTcy=Bp
22e*yKsZPOTWqeGzGDQRF_yz*VW=`tsM)*H8nE<+R#C@=K(absf}vI6`{>AK`L<)+F;PXLv&_Q!ZKgm-VnUwuGc8*58P<()+qB``
9#+Nu%>90w4WX)C9s1Ws7KE@JoIyV?@Al|-u@6p;tfA67&yah3vMQ^0m3f8i9hV&QbALCk0YlH$opF33Nl8^PpnCyw2^|tHIZ1|k
X!?Vqkz~YXJzmTS(#+K(a=<|ly)2$P>ilEMgCf60`d@>bR>I=83R#G?fg?f%VTl3xLyL=v4kLFr;!X&qsGy)^fvx{Jz=4qf)lj-+
ev5`O@_jS3FBSIr9~Vka^y{8a>xW$NLpj>VMy#swR>mbs1tk$-5*3^oPS*|&O_1ZBmJ9tpc3!pG2T(`^fJL9m1CdZ<ff9!;mtjF`
=!mynFIqUgY(4Vx6ctvW4%?A`b!Na?%9pmT@CJn(UB(ITRcdQvY|Z*pec|v9ZyTxJO=zeP7&wH(7OdXTJPLfh^6>#LH=LnUCpz`w
DV^NzP>eA;(`gP!fU8pk0i$R&6uChRS}RqX%~up*zM5GI3<U!V(@I8|u56|5SRuk%-DOw@OJMED-daeDtnIMqK<80yYBwVqX*;lV
`o#d*(F6@nEQ&gv-918E-QEJd7aH3XGh?Z>CI#5VM#lozh!D_JZp?*~Izzc6L-xY3!DgFrqqktSrx>p&vsASRXDzF1^%ln}E}QE&
cqD?azI$t0SE?8`(?abZmwT{@Qgvlv21YWvxf?|YjL*C0*CN-hi9K4GSbg)~i)Zi%BchzHFwPI28FP?y;_}p;ap9-5=YTYKra%Nt
?<9i6Ftw7_yimZ3saVS2bhzP5)6on45BpACbG<etL+7_-#!Z&g6^8Kec+`MbVq0RwWEqv#u$3|K$6GZ-UMW90|4+`X>^I-h-hG`E
HCbWTVz>5p3q@i?@gnQb6K;N+@G-U<SV6}`EVA15kc<Kx8Dh`QUu7l08WA0N@!iXL%i~$ji)&>`^UP62$TqgyXiGqfRJ=&IoS{~l
&TIvO2$T{fgz=06y#+><4&&qG?<ZH&9Qk_lW|i$4eSQn`HVvMgdVQSZ4%M${s~yS<LFqL|Ec4U#*yk+=qHWMvmk~^DJBm-)s8};u
PnMV-BAKQL%RZbt7x!!}C=x*xDX^6l?ML^FqEP_e%v@X>#Z}y4At?ctl-p}?K)e{hH#~C9Ce9pMZrK8ZHWi%OWaKPB;bcBLyFJJR
lXh=w3>w-7VU+_@*e?~j(c++GfZYUz@GCEEG2=uIqO3G7DOYb6gkrKiNS3N@UU~(BHoR@6X?u(%XCR6>cMZ7^I0#YA8%S2k<(Uty
eI*_8yM=OYwk|6guIi185ux1BXBIFmWG@Q^n2hax7js(+c~m{q<8LR@rG%<qc?%BiD;O-@^FC16!oJS*1%Pald1`}HfGXn`PXfmA
*o{m{0-&&tFM}8k_iS=4SO`}5ePh2!0DvmgmK#>XXaU}Jed?G#ftSxa(_U>#TyC4HJ<9N$#s9uyKa+mf(u8v&NN-8Hcn3kl-2hZ{
i(`&i+m=Ed$ZD7+vMu^u0{z1FJ5l61e7oPl4*99ngi%#w;U<YBtMqo9Nn0X{<A{;J!?Qgj_@3{>GgZqn@pPLz<RN_LS>-_8-oG#S
)mi~6u8&frH6F2y{Sli>Q=ugiwGLYx@Al?qS31rkaQVa9`d^jH)0A|(RJDuSY>9lngmZSkG9u!DVUiE#JgIu{Io4%1q+6%}FaShg
6~6lH?E!-ewxIyP<U*}MeRtN*`MQFLR{#>sLBR{hT)={l=+QZ22n-e)-q{tAv^9?UGq3f_Xhn@5$LEvG<O6~>k9jhdRVu0mNMb=C
5LiQYvvL0oRJA;#Z*u3u1=CzVR3}!?ZrcmM5l<{>X!NVG0>Fj@)IU2Xb3M5bG$^>v%F)K_Bpo61N2MI?RH>!u8Va?;V%ZH$nqUIh
DBwo*q*EKkw$NZdfFQBJquu~=P0I#2koi^Kjkur#Df6x-y36*L#jdZl1kp|i+g>}>%WxH_YA~<(SWtW8v3z2UZoOzp1eXRXpfb_A
{2sI*JkV2a_T{HGuVToxOAQDBm3`-D5S^#)@>vb+7Y$+OTtrKh^#7FlGsFM&R{nhB@9vg2850^<APh4Fj{<{UQwwB3dv5eOn4z2#
x@zb(fGHfDSWBoC>yI4M45+a2L9v1A^$}W;rfei`z#C1SjO}Oy9mMfbJf%OKD_z8ErJF)-FNyH!T8h|uZ2Y+%9-KC%naFrA)dv{`
nGhvPAZ)CV$HO&*U+?<u?s%Ve*S(*s-t!6u9cXDVCusv~rfCF{0R@QtgY=}|x5FFihp+pIAwCa2ziy?psrY}L!@B&FV^lfP&tFPM
dLFFUOl_s`|MyL_5{hG8?{D|Q1SH@^fCLAq;$2-N_G{y#rG>TG2UKy-9#szaw$;?2h$o^8P$GyzECMOY&-ciI`#oN{zTf&AYkyBZ
569Vb&z{a)*dN$@cw|?*;DB}>8lmas9#Hch6!W71Jjb_xux9rNdl34tx0+M`jv0Z6ZgKxv4&FtF-dHop+u0j+fH=~XM~+58F_L7o
y`8h``^;KRAFrMU()r>OU^ckJ@^;!7mX7`dmu<c~M9=N7uzNXQ_x{AXa!29G4hBmEAppLNyUZp`#N@4ke|$a$mZOl`mUcbjh};#X
Z50BAg-9-|34yW$!e9fQvIQBl*L(X~O+4P*p)?mT$NLcX@V_v3->%w$jn&0^)?}sKxS)4V=|7jn0PKO!Zm}y2$o#I<VXNAi-7s}@
<XQM|&0}sg-MbOupp=y^(N>Qa73N)uV;Z=iqyK;9hfABUmR-88y)fQ0NHZHWLse)ZiVi48cXh>kkj1_aQVs3J{vFqJmC_5_v6+Bp
e9g~fCrp#wUzO`5?30w5eVIQpE%5*GgMniMQZcH!Gb-dw7|3)fx?vR-nwH=i-dmX^S`U~{n${)X`=3gW`LA4IbwmuhAc-?A16EG^
;**k0od^~Em}eGQXJ9tMaBs2n<M(mbR=VIm$cc|%{BI84(kg<&-qxLY-U0f*{GZ7*2*0mYXDsjP=jTs)8{k{uepAP09X;`LsQ{NO
ejfctf#0|l=y{Axh$QUu#{EtW_-{p1KTTr=GTu(OvVD>Zv-laRG%r_#S-*!)&E1gsKd;-~C}|`=;1qQ8o21eu%g_46d{64U2)eP*
<Bi_6RH#MA4uuj0h(U5M(ED$#9#`j&;jS>-&|WyN#D<YVEQ%t)mbgqF>C1s221y%vze_1=*$Xr`y7QWr$G-b-H(Kl4oSI)0^K^bC
K$291d+NFr3yy0N%gGQsx=u1f)~bv(mW!kJ+jq~t(Rs2-3LV9u8x5yuThhr7wm7=wP=?!WunmF$4&liYp>Xk6T3RY7<J;G_tuWlC
P=?dePj6^{BC)nHd~jH3MLKX3h$Nyt#h<F=Y+0-j2zr6z;i3875pY-WWjxAZoBXbvG*FLFkJ%vuF>rp<TZaA}HCQ}z__mO&ZBx+6
YjSz*u*|=al3?UO<M`gp{PrK7H1E~WES-e{4oe{0p+ga&t&qT?HC>z=rWEFcBuJ57oWy66xcL>fsmzd?5D{>Iaf!H#P)nMgesp$(
f;QDnC4+bOD!fME{<aY=Q|EG~uNOCj?@t{lo?d5N^+&wU+u$u)yO~ucr?&W;R0^D7uJj`i=OQ{B0NQMZ2ah(EBgfiLf1}|2-^IDG
jjz@4$3-kW(gf+>9G$&$%U<59q<DHzTMc)bRs_}_q>yUw?GPvkW8NGK8d@B+jAc-WB90MeqafCA7);8DVC`RFdz+foD-f6<2_Uui
d<*Vw$6Km11Xz1ixr-X%-$r11!K0mevRC<a@=kS-zM!~`xepe5v$mg==@(ws8exxKi|pp?HkB1%z9^WIS*6rv-mnlQ;oDL)y>q<O
*xmA>;Y2oBMNvq=L1HtkyE`5*@2+s=tX68X{l(aDMRepV%t*tZYy0YmAlq>D$WlSsUlg^y#xJFp7R&RNY-Yu%X;dFQE1g>x)+3ou
H^jjA-r_+8kXlGtsKkh&!Y=~GQdWq<bDqoL-}+XY>!;z-`g%BN@oC&$%l2uE?iQJCgaT;*`CfxVjdHmth;fb3uyW6&Yei^W$ofYs
a4}T>D~F+I*15DojQyP94fPP*436MzNGx=5#v1G^qWa+{le^Yp{67XIl}u9eH+FM!)*9QM96O!h*n)5KUHV_0W4cz4i#7Qv@aAy!
T4*cME<ra-MkL7JOvFKvw%<VT=WVZNz7_mo^G;?E5r=M3caX#*c*!qqg;^U-VXXjziU9Lu<5(7@9C6IB0lCo(!Xy#R_Oo1(QJ@-*
9>ZX+EyTzXw(bS>&Mf!_K~XJmTagGJC=(A{vRtUrWH`pW1Tk0Ww;zh&84Wk&CNlLjgFEZ9z>#qH5Me{X9LSj^nbxu-7oE@=yyEzG
H@Xz!^&q%5G=dKbsc0i5u<0LvS<cRtepj8yaO}+mwqCh(Xo9OE!z^;v0XE0mWdoKo%yOj%Ing{1m66`cu+0oy7gx^cvRhVhrNDd6
oP71Xzu~|N%rjMeE@}%gAfz3m)9dI`#}L(K8Fqg2t}U*Adc5I|)Dru?@bw1Ap5@j*XwvxF>!}dGeG`>jL(X-D;b|y{it7hQ<d^Wa
R`|1tS-F^rkRAEN_-~8|X);(`0!%iojR43e=$c<o3QUK-DOym3I;hx)lDKxkJX9=HzcHj=MniH(C#{@9&1abe<Wlvm!jR0|%^e6F
!m*;STwNCyyIwJWdRgS%)fM4=p>`iSXjFrV-+h|Gf;p&*3kzV_EC!_(OCAuw6t6dX7%J7GFBMu!3nVh#plYH*h=Z+<-@D^DG;FAv
Qz=-utm82LS`30|O`n*20>zwFogwMtnSmrQ7m27H1>1Xpn>5&U4w!yDc(qZ}VFVw+8bkMq>9#b4j|V<_cP5<IrklQfa%@d{m#1$1
)llFt`)O1YR$HqU*pt|}4<<Ga1XPh|cpzegdp6ql^W^CFJ$s(A?|sX9&y6GZSTn~#x3lbmbU;@RrxhOQ%}R^k2S+4gf-9Tw;0~3R
5;<bL5u=So80yx#89lN#dRZlIY|t)4%Fg+<7Lm>t)&yw?;V4Lua!!wMSVTxsNP!wAnhe!xjYIKPG*&%y7mi7BOOjh)LImgmr$d}5
xOANB4*+G|&c+TB*omgF^tij&3lcQUU>Geywt>#`OzW;SlEGT}-j&vh%rRm}B84eewIv>e9DPbVKRau4uU@QEC#R71t>#r_JTPEn
2(+4-Yo!F1jZ(CmQfNXN2z3ZtwA=gDMCh(SdMl@J<Ytv=mAMbx<=XXn-$Q^zSLhC!g;z-23cmFZq;qv^ko=)RYyxi&%+S|16Uiw|
`v<$>^RuY+pL%%j*K~bjeC*SudA#LmVT<n=VlhErfeE!TNT_<Io#|WINZ#lN^3?deW&YbC<H8>js8?8rZ1E;1K5Q<Bvr9mDB!>QV
-}3#|PX`m%y<E$yvi_m^!sog%e70Jy4a1)s5-{d!oqRKz_w?u9Z05?*aj}QE2%aeQqGdJ{%s3Dz)EPCEQH}P!ECC!_mik?#T$eAu
(&?CYlF_6Fk}*{tjnw6?$*(7b--(@ihIOP<j~#I|>f+=)1Ey|dV{OoV0#-o-cP;?aJDp}&5TyvA2=FaoK{<-+7%^^jh-5*%hKGAx
E;V(rB?@BU^=}<tKsf-F+73nE5lD270MNdlY}c$L?oM}8Z{?=go24i0fqVZ^dXm$a$dSV35-*cNd03>1cHelb4uVA8H9@6@ehA)M
D2mk*G||||zLpN~sx4F@kV`goQl*Lc#~j`^N$iL76+fG?tScwOFhd;*0){e~`ej{;17||v#t35W_XX3}YRgb|>xZ0I1?EIsp%<B{
z?(|8<{Z#Vz@%Pw0@RxeIja#od>1}0plGtA>+&Psb#Z=(sfC(#(h^*?h;2cj+r&V-cx-E)S)D-5saAkt-$5f^v%b-5w&Ljq82>h9
oZJlJ@%|~L4l6r-zn#-fXl}X%_4(%dc$Y7^)OilBW#E+&6t+pOn7QV9zI*6?K-5~GXho*WsNxYtijm~71Kl?|R)9dFYWP{j#f;Eg
&}+7v*m`UP7Y9Pc0xrmnhJ~{j6>;=Mb!j2h%bk^S9JoR`#X)DsFyWvOOm!F@(n!u|9mzL4YR##&yJ#<f$O6<z6DbfbgXp!*8mJvC
AW2{hcB_i(6sK7R`2w2bI<~qH1`2(oC~4zs4h)wBE$jgi96A(xjwM-CV+A@aMI8XwbHzO(`+t3Efj=KareV!a#dgJ`%0?j`>(QZh
sAF79^glO7bn90=cy0ZyE~_wD?J*Thq?9AY*~yL_%anba)L(hzL+O4{)+2kZO^snKZtz^y3u{3%9Y5ahWU;%Gl5U2W6s!tcN4S-9
P#;G`T&kLj+2?Z;4%n=??-;C3V$vZcBySEMH7?Ydd89rFyebb2R9I=FwS9A!=|i(!pC?lHqYK<KKVLM*@s4J~m8DR<$iOllZD9nd
wIuSjD}&IE=EP__ZA(*BZiS;1(wMF5c&4C*P6BO(@+3mp+Te!NqYgFE49x~>cz~$%yL&L=8gmV#Ym8+>S`N4yQgK%a_OQfQPMF=;
VXe8;Tub@9Yc;rZ)qseC;zDqq6Vf)+0Jo>R6}<)-u4Qp&>ms5PQb>dvs3B>#l%Fk=gJeOQ4tv0XY(FaK_!?Vc;qybYPL=>5+-&2T
z*|Ar(OB0T(_7pMMT6Yk@q!>#5{U&~I$Vnh9_=jpHCE(}GyuM0RObSp7COV^<>d7H<osJaTuo5M#427&z=q(CK!<j!XQ>XV2rT>@
&dQx5G#7I0u;I{9Fqe>^Y7rn7lD)mO8hhn(u6D&5IU!er6yw=T$RdK)5T&NM71*&c%oj3;Pg%H)YJ?jgp+T>RTAsPN6;p+J?V4LQ
NgyyK=JyzRFA|~a60a69T)b5%hlk2YlwT#{mBpgjt#T@_K}%y7%aV<0oJ<PC%__3cAJlKtJ7CZ)0bR4h->T`jq|48%^~#&7uv3Rg
6(^l{^EQK|c~PC-t#)a5D3&W@77+a-ne1<_C!PA_=^DVLfm*x6!-pN{Hr=&ngf|%%6x*ZgTADi{(gjRYQCo`#L<Zyt+_hyhQRe!*
>B=o{DvF)<XLi`DKLWOpCs8=Oi@0O~4r*>iwF{p?T5lk9IU^jj?Y;!oMS30M<xvnhJoPLDSWq}(Bm@w57v0`yx(`bRk_Rj6R3QQv
UPpn`R;k!(K+{dMx@8!5UbwZpQHO3d$UvdeG<Xzmki%J|@QHL3rT6o5ae}ybyzJ!{+m1mLNx8!k!jIRjg2PF@lq-36ohX%S#^}|k
{S~Y@>y#sj8U5u8B;mP8!*E_=D1eXAGQfUlOz-&pTxO67Z}=?UqJhMA>a)6ScU2<^dUJftxf!U8H;BC$Sn<tN;Yh_OCNE0=ZHl2a
1M+cNrDVf`{E`|`*tlB~KLD5_4yt=CWOROgle=SQq|BxlE?P?p9MuAARp$_97*Ds1V_C-7&9K|^5hb=sEU2t#^nHY1O;qEV#K)F$
_~`%P&p`Z&18XYo?g_mUlr%vQ=4ue+xwyd&g@cB<yz{0dhTUS2IVo_ip2;@9AJw-XZrix4F$edk4}Ltf-kZPt6jX@LIO!5R6+psu
VN#6;I!PG9@m@~$v*z3l-eeQ87pn5Ap{X04<4pjKls`PB?7fa_i(AVagarnJP=YMiE}lqUK2A5aK<@W-iP}W8fvI!qHJZzc+f354
O`<@sFPp}S)x9ql<YKZP%S5fk2hv8ugVvNhxCg=8govw$O7AP8mpHb~IGjEk6cym|wGznj=sk}hlXbOAz2mGw(BS3Z()){~D>A48
NVfk)oxkFFzP2M82!=YPse(Z?KB++I#W*3zh(L|0H<^R3{jU32yq^xVxm547l5g8xtz}B##97)3tFa`qE~e2hs-><)!eY*T;w1L_
q&XO<v1|)3Y4$pmS8hX`S&JBw?YVv=W`JMWST6MQfwa=;4Ej=rhqf(^wbyA;8qnX$((RiC?Lct+W3LJri&gZ6hnbe?t|Dx#S<PB-
i`xArbkII&Hh*kGv}qoyKaQ_W=}aDX8aRO}D@W}fdg)qY*E2erAw}GW$68RTFAC<`nWdfVVC@=aCOu5kGo2m(0@~Uga?ZJ#6EHlf
O;vRul!!z_mwI0v7B>diC~t!A?5NK*>(kNKDqO95)0ol$Pq(Lf3LcJR7^96Z%0IB$jq2-VX<c?)ZS1=ac&!qEun<G*|DTtZdV0U^
{nP({+dRvCr&1m>_$@D11C9f&l>0C+S`D0wP(z{T?)B|f_IOQxj8(v^X;F##ILQNCeUPu7DW*n$>h-R!;NlvNEIAd%08dRYYlv`Z
?IF%-yOU{Ffp%eVDQY;W^)@aI2u_=>fQ>`*qQ37~_ZNH-))6uOlf*;jiV^b7G*lEyg-mR<aU{nr_2qe0rNm4L*-mPk<g)()vAMHj
@0w#6x+D^B%(?%OA1!1y#E?r_Y>2sbBss2?iuHdw)|R=4?YMXd_wVBb_RZ_Czs$dx7!<z{i6eT5ig{O*3LgD2!Gpm+L;dtkf=7Ly
VkTdF<m$CLskF#9yerb)cC7mNkYTUx(>^nOF|O4y=wHW+>!P(2*UXOk&Xv4f$U6GqjpxhWX6`-N`!3Y@;`S~GWxlUTt@g4_DV-~%
-xZTD9aeLfp|4w1L>C3oPDTrn4S@ED()&P<uH3IDT5M3)9!2Rs?jvsc>0UHnb%ox%_PD*mCkBX@`)q`GJqo<`)1I~Ec<0GqOy=9j
M)=}nOuLGOhmiH5))pd`sfdhGAJk{;vx~(YfqgPGIh`%alLv8%=W_2ngb1#-ir?KMN0)GM&sAwiX^(t-^%&EK&Y4^Fu-`hItmcQ-
_OcljNQ;pZ6MqVFewC|4=;aH%xaZD38drmHEvE{Y6s}*KslD}lQyf=o^QyTM?K=Ft@lE$z5mxA?l%`hnuv)$Ltv#LX%<GMQp}xmq
%a3Z`mu}<1m(kU%Zbm4DI&pgEIw7_p?Z$${9}f=N@7l1D9gxGeZvo_^;3v@Oo%tfTzPy^yCTZtaeyPqp)WFU?USD^j53OgUFH11_
9Wf@6;9N<<r7{=W^m+MmGBapSa2+G;2QHgV-#%jaOy3$nyoJM#UY;L0&bHYII@ow>ben5B+)IKauq>|+znvlqk%q$MoKNPa_R|L!
kHU*`Hx8d`jIlFgL6PZ^c@wa8+{mx8yNtv0bn*Dx6x(`#)7Mw7c@8hzL`@;U>X)BA@ud516i%N?+g{UaY-F{1;yYp~N__laM>T$k
e1VWb^1I|)c!%6{=_2qAELz7)X$m0Ps>wj1dX2yy&yUcOPCtDdq6i>KXCc_MQQsv2^GK4-Ab<#k@Az6do7KM^uPf}ic~*aJSgIe}
h5QmsE%>ci+x}2gL`f;344)XIw#vTsg2X`jQ;HVgVES9vG$dlT`H^^B?euM*vB=s8^VI;kxO~JO{<W+}M}|KcUx^bqU<F~@w-e@?
T`4IC%0T%<r(V>gOT48zJNuR>tK*F={3k!@VXl!S%muCW=^{RkSh)W`n2hx;Yx2&Vt~0s=)jy^>=rU_@>nlkfMauR@(GoqJFKy<H
@7fp^qt|W+z=oF;u|T-z%Xc0hLCp+QL~>Di+3Q^G%GMEj5S$M?-u06KQq>S<0Fh2yTtKsTRB=-9I}`D^V)TB91UsL)e~kN9OZN@N
93x_^C7#KVHO6&!Kf|MAYxj<NabEIxq&rpVP4PUqzPq=P=qHv9vC#Z^0+M|LV(Veqdw$imMRxEVsPFmm66hnMZtetjLIsRE6hr+U
xr!5{aoUjnrZr-<4i`VWkN4M_;slxnNJ{R=P@!X2tMj%cLX_M1U_6pRy(+VptJ0P4+vy#B2^0K0J4>{1eLeJKt*dMlR=eaTj{(lc
jv?x7?_+yf@k@_ntO<L<jl@96)gd2FZN>Dk1Xy9i<&>JT6qtg-6^sXfP9nwo@xyTuro4Vni_i1uf;IC8X&q0wV!LxwP^iuK<mVrk
)rVT&Q;X^A_|CU=w+}P@_MjHVEg}|CdAN((v@n}UKt)!OhuV)A%@!!{NYm1M+&m)o=9Xp#V>#9BsxB%BhME}Zx=(Uyvn?H~jhIK9
=X{u-ZoS=et%@-&*107L*8Q|0cA17w5?TD0+WDKSp1!Q`x7N6|pS*}mILzOTeHeAkL|A`Y3)IA{geLY;r?J|#r7d0dvTfvIwVYPU
xTKCo8z+42IIuM4X*%h|+S%(%wYl3z3AtN=r^c8dVDlQRTAG)kF_Bu$mi8lqJCzMRIOaK1zTG&7ky_(?i|?%9Ma2cFUQt^N&uHRi
$FE0t(_SY?tC_%fb!b|4jw2;=hY-9pR*{w4S+`8<widX32_l**-Iaa<xYyfEg5AyyXu2IMvM;P5x`DYA1}`&P%_*6#43mN~gy$*5
Nx}g2LWP5*2EpQjD|gVdvAMSUPTJz5M3G%z^hCv|yiD)GT#YN5tp`||a_0Qv`>B<_7h}F^{Kre$DqM6^JWnM1^5*<r+*H3nch{r3
CvlwKXOq^ZC#%E{s@C%Is1kZsrx6LnUhh&OsL8ADZ{x0;-aPTX`8-3?G}=p)q#);POVL(%ye+=m+~#pXJDVC01;rj>d>+^}q!?5w
$y;>i#ErR0xQ27fd(yre2-2d~E^sj71M;C(lgGxoQ(D)T99wAB-nZ}c;wjVN#Sav~--p^abR$i%JdKo8zSGfraaWWo0E&lxeq{~P
=blf}*LGk(tE>=)xBXwW|C09CenyQSpY5QM)S2x!I_3QP<Ddg3H|72HA9i^hH>dML3>^<L0P-R~tB3v_``#zs|MBhAdpcg%83{Sm
cBiZjzxF^-hLQVMsRP$x_T>#^e=<DSe_IdQ|0DX&yp}KG&)4^TzFfED>#v9En4bZ)JN=&stv{obpJhJ!nvB26>_w|V71o?h=NwYl
N9B*#D?%`{e)B*bbH6Fm>#Offa^BCh=?-tU9?&GYF;7<tPe<M@i)M^S_CM$jv2vv%bf1C&&se`VeM`Sd@~w{P@cjE8*3+1{(y8{}
$88=j-(1sLa@)J~-#T@1TP`zOk<$KLtt5y?A4e;fqf{F5qNSE>Q^Eq2>U!F<`ea7=-_AYrr0TLp`g4H<mpSfNmkuZh9Q(v_uC>x;
9ylk?7aLx+7t#b`)ZOa8auubjBZ!HaB^LH;NE6zc?GmEA)sAUikohskllj_Wx4)gOQB8V2Y0DLNkq|MWZFZjA@H2a3*q@wj-3x9K
1XqNOs-$8ZPFD^k!J;=19Ky1g0`U@0Dj~e|u!GjmQ>t64T|?(Xl;aqy{+mT%>hE|N4|4*vKC$`5v+TBUI+0q^;wZOt;S?szT}5t9
>5N({o{t#HB=lN~153PkLI;>ZfA1sP3k&#Zv)Jc_?sW9DLiYL}bKcZzVfjrLeB$HJdiT77Zz9`6-9=F-_*n_&g&|3y9&m!sV_gPz
HL(;UIt-`qz9*T!D$^)to|V(`qWy?ay1=|5HZE)<k*8Tk$m_er_M}%l;*(ls{w}ld+3IJnOvM4AH&MXTXz#X#?y9>VSqm82Eh4(~
&pj<x&S`^L{s%+LrU=_I4xZd9%I4@@Mu}~zuO&)r%LK~s<w|&pJ3uPjZfH#W>GGJ`1$>jnnC7&$u}!YC;h7}lnWw3axP4ACrwCW&
v$>qr^tVkk#Wb#@CkTAGz5M4~Y0O}UF{|D-Q<N`t6y4r*ruEW`ndx;FbPY8;sZFUcM#9QvKK_xtwRt+0u6U}&&h@Y6o{F@ii}j1U
+L#nq+G9@&IT?zF&E2%mN2trq>aTn);*xcwc*Net&nn=-u@GNQovj;E9-HJo+UtAJ#?UW0&M)Soxt@LR6%>K5Ovs9?8UwUk#Zomj
qBf<XnZ@6nzr$N{nwxdCHOlbe>kh9-z=OVfyz+&IE;Nf`Zy2pGv72C=%voOj-NNf=JlGPbp0!Ejn1+Yk&Sg!r9@VYCBV76%c#LTq
Rvb{Ww4MwpUZ<7mLHr)xRqs^KneXL2yalRVZ~pG}p*13hUhB`UUz_k1ysT9;7(+^O#l?@hgQKfxcH5KROOT7$bt195&|HKwL@Y2f
v_(SXR1MD$+^XjfW{F*((-Vqrh5N|c0Q~GId=C!D`sZWNwt963n0^Kth2yH}7$lA@;p=ZYPo^kxWRwZtCH`|gyxZH~r1CWvWO#c|
ZaxMana{2#vR%90EVHYgerkZ41&S$%0w<N{j<?X?T43w@TyaHTEWWq(97O01pV{NmjeeA`Jo2w<(xS^lOe`ckBD{rXv>-{myS+GZ
Tj;zf+tT=fLdzFf8%Kq{cT#andg5Vk*R}i3J3iLMO*H2`A0I4RPFOaq>+ZeSS)}f@(`p8ynaQkp^tFJFonQT-L-YUZJwBK_pLASb
9yE(va}aIVE0$GybEO#@iqwFmdXS5H{0;t+`wwQ?xH}3_<K;&@VGkOsEjY`;@;}z<YSq>zc%a;{y%lX*&4i^&%fwS3D7V$Eyaca@
Yug7ePe)`o=ex&+xk?uH)y~I{VjFV8+j+dGyl7D{g7DwvBKf5$d!>iKPB?r_ViUvL(v+apE^7Q}^K7`vQbUtcA8G5wWJc*=-w%jP
L8@CS6=XJg2Of64xKkG*-fHJHFI^)=LhCb6ilI0kQ`#-dyUdLS(Hi_dZ%UOMp~>%k1#vZjw>o<%y#nyBM;0{ktK8&=*-=^z7b;Yg
u=JvjN2{wFiZll!V&Y2Rs+e+iOC(q)r5}AO8MTB;wISV8SbscFcuvn}+R!wIaaD&|<ntWuv#0cNgR|HN#Eq>X)s~6s(zK?LZcoVL
qTjLSr7^z5hoov~_pM)lUu3zx3ES&d@y1K`dq-}%TGe7Zr+6V8LIk~^|FZ<a66g?2!c!`Xj>uxBRJUuZn87E3B>vB*`fUh#Q;PQf
w||e0nLNZvi&w;|)L3(g@?D9_6fIU(P3wR3*10>H;;)YS+BB`MbfeNaS2?uN=~vniv7w60eVr&d{R(!!-Mr2YOVua~UG|W)zx}qf
dRLtYn~NWovJ6hKrly)?TkNaBw4s~-emmDi`L&zsH#JXz$w(spTrZ;3q>CDHO+`YE$4DP`FU=gt$A(4vOJ9UF@jHvbI&pnY3D*_W
I;L_Sge{_pc<(`_Gp~e;kWEgC@u{^lCXV&f8L<|++}s?>tY!Y>x)E1FsiHiPlMuDm92_8#R5T-bLQSPZ$M&m6^gUh%x_^oJ$OnA?
lq>$|QR*+!!SX*NZG#*jprkeMf@H%-NBYWN@@HJu<lgPA=`?lYznd=4_z3>{PXY;hzO+{ALkv5VqyLH_6Y^w6Aw^d+dN3U0?f(J(
4h2nEI%>dGh<$+5RMY{(h9l3{`ya|v5KB|fvH9(MB0kymrIN8+MUsTZSdvp@LU#)wh>UtRgm$Cca_~f#m|0E9hj({z*)MV4&%28E
(eFamB1S!UwOe$dmMGd7+SKUHb(NLAJ2<6!=j85fmxsKNJi_L3hy7KE$$3#cf{x;=EVfQrDl+RVvSW@JqUHth@#%a`;mAoLJUu7|
FpsT~fJ6cRw;(KVMNIAPKJ3E=06$%YX6Pm=9j?SMX7(^|V;L!Xr`_<}3WN7md&VpHILM<z)8i509``obar3h_pREtC=}aI2AcRmX
6Kq>M(vd2xLZ<ySdb6E=e~O+{q5GW&2f2Fv51<{>Xj^Rkog>&{*`2RL;Wz9r)C$&(E{M^7-2Thbbs-n-LL<zZq~qS>M-Ec0I~i&d
R6P|mSfAcxkU?N~vK?bk_!$YC7}_Wff$8N|r7t-MBC0w+C!mpIXN?8mje@npsaAT#JKD-q&eb7SN`=%c0_agMAZkQiTX}NNjT~Ml
A1(7cb<kvA2%R%}p}_ux)7?{V8jroyPo*QBb{MaD*+~x=wGU1QTbDPt@x``7y*RZlwyp=eYYleRq?2o|GzN>`3DO%CH)@+q&$;R=
y_G-`VGS6f!eI>vSBdutVS&)s^S!{)At_F}J?THhwcIAXb@ufgc^U!YJ~06wXMpwQJ<hPcIq@FJU`O#A1ECfk!YBtjd5DHK_UhE@
kSGuM9qc-e7tCW@m8ir}XFB2t*7|4Tg`x?oZw3QWK_#@H&6OgnRsv;zXY_4A*Vv9^mLw7h7RaQvBM|sX-A02Eg81qPMgF{iDq7_N
$g^?;Hl`S=1q+S4Q#NV974HV0PDthGX@R|VmjX)*5QqcBipZ!V)YiH;LEs~nnew)J1|-Xl0C2l!BEkD4H7KrhC?^RQC!6+xrz^jg
fVXS(Bo-6%?au?R)9b6tfT-RcpV95|`2q88JvHak%slpOun#D3NN@7;fI0J@27)kbKo^Gc@Q^4D!DFZiqt$0o79JMJ&@W>+_eJLP
Xdn{6m`RZg5G+b<uapCe)}jPj#C&ue2>AF6_3CMe9~|hw^3~*6hxQL|KB9VKt*J%UwAreVgb|^7K{fNYp1y5L&wF@%ouayt>EZ(&
HmP%sE7)lMhpF7ED}zqmK2x>GzEJO)W^qc7ms)G%vV7~KxWo7sTPT=zU<b5@VtWXTgOrtrR)CCxfy+JFGrCcFpndWX_`;7?6<9w+
B_u&aS^L;n$gne<!{_XH^mp0oEAfrvRf?0%r!>r8?{*pKuv073weI_`{F`wO5Kx~(W{~h<rUsd%{fZTY?oK}o<J;e!qz+t*1H4FZ
CWQL1JSRS>3LtdIBNjutX#>ru2D}@%Di;_~jVuceP+KR4bjfn?hX^7=BM(}XHM*qbF_Lg4c`Xf$142V-4jC~qMz#80oRVx{c6emh
TV_e4I#YTAZG@-_R2{OeDIBCUz&n2r_Wq}P7uSCte<Jh$Bf4@D=jTSOcufak<Zix$Z(VKh_}C{tc>h0^MGu)Z!5DHv@xzdPHk$FT
`v%9`?(y)T!Rc4M94z~7I%cHOp5Awk5X#dG!N_O%@^CurfcPi9X$a7=@klWuZqrficO|4#+empM`)U0U@Hi~wU@iWfD}xUdPCl?u
$d3;i`DWJVo4%W$jcs3p*~K-y3g}R;VNYf4Nua4VBk07?ReluJ(XCbLIutTrT>b2+*7Em2lr6!E;@U`q3z=(>K?IOVi>0rXExkpv
+o-^3{{{nqkFOFVE%#*+2i`|IT65>WO0<w#)(Kz|J4hVfkrMvEcCr*VNK(M7(k^+0>GVwY9<J^#4vW-F&y?%kiXI7;vqRqeN*Fm}
uH=M4w`x#8ki<vS@d3etHNLbO6h<2s9$GlrWnC@p<(p7s3)vp!_Fiu>K#u0w0-kl6ljlr0=1e~Vel936yigJjA;FvyNOh;C1_<<1
DO*5L2{A-!{k6&0!JyIi-EnfxUFht1oy-xH35rOh=bXeN6LBm<)`2=90gq=$6c^^>2aU_}qHqgbid9R=9Djzj<eJa9%mu!46^m^8
Bfrak&$kM5&fki~hKj?(_xt;sSc-=)*x|T<uX<xAZZCQ;-$AyH=wXM|BH83V-Mk2sO>u#ht$Fb*f{D<OHeU3SF2fkRoEVc}d2Q^P
fD?NJn${$H-qalZw0heD&W30N&se6hs!)ogg!d2<cbV$~|EI}L*#KnnFiS}8Lj*=9G_Eiq_w+wqOnUIz<SmouYl~|lI>sf0*09{;
%aFCJO+;!UKya$mx){KdNsbm@wh&l355DSU=RG+quUM;&5dM8RUl+7>;vO9`wSJn;qoZPHJod>=0sJB1#IIC|Yejc})z-3PV&;?;
K?E*BlgW(^w(+l|Yg~fnmd&bY+&JjsU)mBhsNyqJOHga2WH_}raApL>UveTB&>mckw6y!kk(dwPUw$K`Ezq#N*H#JXz+-wD<U`y`
(9{i<=9e<z>u)%wh&?c5p+=zC>ra&gRKU%IZ?^kTgqCS%#tbH+wU11a*puK|qd1n#6;Py@%Z?2-l<cx8U}YY7r-CE4S6l9A;Od1|
2PsBM!;V_Hi~)XnUi#3T4lpm9uJNwnEfclTA@)o#3!j6#dngT@I21iNi^!o{^LNLEG1gPj4rG@B$OsVSGRBzQx_QmSl5|#Wzp1^Q
yIg3^%r1yY4cxQxo^%>+C_w2XAX?Jl%Xx8einWQN86*`g!^9yFnlI<!G`-czEQLm$VTE9cYL>wgY!KS;*0Rycgrw1Y`HbLD=uwN%
J%z=GHqJq=1*#&rnv3a~6FO2F79GgEbnT<WxGNTZww~*jqYb*(9-4-6&%HU!?rrA0#!==(mI#fD>@VJ{wy#J-qNv&#&xjnHIHp5r
L1yW2sTHi=Oo3%G6M7+BijhDoI|mxJ@>Z`&U=`Mp1D?BzcWy#B5El1NQ$6EYZu$su2r3Zlw-$&<JNOLuGk21bi3;7fY`Du*DX^<b
h`fVw-MEI^w1!K(yN@q2BO5<de@Q>r&(p3g?bFgI)EH#TRwRn43Dbvi>6~~K7hJrTN>B$!lUyg|$Z0_|rw^p54J!7za9uh2$m<q;
s1}$_mETP!EFeK14%3kV@%K-b%!YKgxUjJktBgD^E#pzaavmPo>DAjMvO{3jZ0tFb2{15f{UI8g&G&u!WGzzH0$`IU>-O;Z`r-3=
2h!w;hlX|GlmwVH*Mg}#BH0h6s2-EiGlB@mqnc}S<GRF9yE1dgTn#~`%k})LMx}@4_{Mg?q9WBf^T#eK3-}A}XHb{r|IfO6?N=mM
Zv^m<x*2`3zPsb*sz+H;MNidDW7)7&gQWuSLS%>`IVA+3>*lFqtEF{%9@NL7@Xf^=VQw$4(G~Yel}jv*a>jImX#TFg7inVYINM2L
{+3IzKJRcx(zT*`ntkJi-dZE!@p(E`)r*$|{h!5NwVJSUE%;;+Z3{kXjYrUFOgWLBHBLoLaGi1~5z_ibADgd!p9R+x1d^((ihMrz
hUY$7_N_8UoqVb&1}Ja?;)-EW%hBuL?89n#MFZBRmE7wz)1`)xDE9~G`A<T{$Wtn*pD$uFI<W?!-183ost2B9I0|wtGIA&#2;1<M
v1pxD?BK{#df}SIm^tX+i;H^<e7igFQ+Xq!>@-dt%;}<}SmC`k*H6F1+T{zE{s?4<uKVG~y=|ZzoyOW(==KnCiyezlq=XP>7%K+`
mHKUPF`8f;dTf}24ux0j*7G7p<di<oBpnl*T>G9Vm=-#Uw!kM|R>j3y=O)eYs^nAU2kGLN4S|Nby*WfZHfE_{Du)h2X8>u<63WO>
5mVZ6U^buq5$e|ctxjLiG+O^c4dc2lk&48`vtiDEF;dDE78*7zW4r_`C4?X#5Vz~!AKQJtpUw~zXPmO^?J7g;7&~ZvcCC&T;tKbd
JLghy=+Udm-1^3kPt*12eHE>4G|Hxvtnlf)aZ0;yjtk@*^Tj|Q2J*%wub|4T>n`Fi<4A=`s8Q?0M+Si5f+7meDEF0JHkxzza;B5<
R}W!<(gYIu4zz_4bR0njp%SA}NV%+C{gZ57^b+TXjM8KXe3S@J{~aEo(GLAnJAIQ{6z_$0RCSFJUk6Fm)EFf7V~?EHxQbtvQO8l|
ZFJF<OWRFkR`?zXS`Mlau}*;HeTc9c!Vy{xTN+|-STSshYJJwDon7(me*523Th&=vY_Q}V94cDx<GK_`REGtCAd^F<%J+XiWNTT}
Rrr>m(E*`$M~g8m1fnS_eOj>*7cEhS-n)NR@y&I?@0e6R)VrrGM#8^gGbTsxzhAqMUj1}E4A4hr99U>t946L-N^6J+b5VQKIoD1I
b8Fur6VzQcEQY9AqZfJ{S-glBV$RUQUG&fv{0Ny^0nJ4-Xw<B1qozl!5wUEL9AG9UW%<G(_I9J8ka2Bs4oU{3z$g(39BLwzCzNx<
fpBZ{aSj)J?8jS&*JiN>hl8M`qBqhs;p<DY@DcohXf;}+>!w#Nqw~q-jvsBVdS!Oz;y-xSpys=69&RIR4KgujU#heuaxg>o#bJU&
CvUD?7OJlL5s-Kx15!n2XYuRIZ%=JCdtL`5dOME!?UwE+*gP*F>QDp-y`uBm9O?$h3Y}Ye$Hz*Cy`0Ba!Oo7{F)ef_dO;8qdLlw|
nN^+)($B@M)cd*8V0#5%5u{831ik-q9);6r{TzJ7qoCHWLSHY{4159+<OB^6yS{Ek&cGedOl0G1-UquH)QvKQ7+KSL9G#DIiYn=@
o6vY=3;14<zH(IAgh0U_OJ}uW(HqW<j=dZU-dgv^A+_^M6OocLY+wnHDk&9n3)o#fe}C?e*+dAnF}Yv025(obVwLK)^f}rt58eB*
52PAmLWAs#gE0RCA&v^5f{Q=L{b|(n9}h?UHb0iUK=MG=<Rt8pOo~6d&({7)wyD1=e|FRt=WdH&p<-OHVL|LdTk-wGJFm2H@3+g}
LGA=~xF4gZ@SBnkAVvA-w&SfPC->8x2K(A0m(--m{d?P--<N-~oqE?Dsn@@r9+!>k?q3v>Xu_nXntq(m!p0MdRs8=-8c*x%eBC8Z
6ilUtm`e^nLYM@J>8b*Em+OG5N_#3E&2Aw5je0^92s?yw?(l0-=`bD;^Musqs6OQ~Abc&y98UKq?>q(&D&sfKu3a=X2$KaGRDI>d
7DUwuwCMpB7fX;CSGr(uqdKRO*?D*orruPhhP6;zNS!M%4-?^?U!8#6Hkcpb9Pyngj=2Y_s*lo=k9<Fs^V!*)kZ6fGkm`p~K(wK9
%R`Cdr@}=@pfp>Z%$!S#BKoEp3Q@>BRSgaBu3Wk`t(w>|6?0GEWI1L*1H8MTUdO%!{jth5zQno}I3vL=NN%O-$tZ%%DKbEEDwz@l
tVmRJ_oeO6N=Oxy-A*KMCK{T%+Y?(()`wKHikhUwDi^+yde$Df=`O=1UjqGSBy-G2wAWZ|@PyzYN}-8qKNB3ZcW6f_3%X$wT3!dW
)MAd^%n^%_LqXTrpn^ao6r=F^+wLe25B&6>RrYWI|HfXp75-@q{vYMjkK4<Uw<P7GDuN}A8HV6wk8nSi0+t8y3cD}q0q_O`SAgJ4
HB_X<6m&nI%GTO>c8RmybAJyo^>=vxBOYF_@F4%$hyMJ0^SgS&V2CIFe9#Zi<Ot|n(>{;||1M?!e!BUI@+tQer2W-m8awIXzTgJ?
$+}wFOc)9b!}u06{hUcOu-;i^%YWs+<A7n5ALSRI{e4UB6%{2=M$jRH1Ba^c;!FMBds%H(b<lTRqLTUbm|WouEWl)mBV0T}Mi7b!
O@H8q>#7@Td$0G#M>{kAI3`nvKeVx`UW8LRJ3aL)*uk0KLgW*z?*<<f+Dz(6z6zGZtEGvkhq3)WoE<Z8XB?NPQ(B#mmyuDOQ<DG9
L@%DIE;@W-AZXVc+_ugPpf(_puGR>ntg6&%S{PjwO>!g+HLeqx3PL3De37I9o$%BxjGAtCHXaX5EA<fiZ0S@w3Km(ya7|bxfGxsZ
3w72l6dy6=?0kblyIhP0Zu9mZ<^EoppTFn(IcL}HADT@^>+eq9pgeZZ^f{oqQGRz~KS%GM5^`()_EGJ{Kh8f`agD4W+4<mp-gxTg
|Fz72rVqJ(wS-DT@RV>f0mKj7PAL9I;epde5}K}e%yjB7D3G&v_?i8=t|RIwhy2tL^_w5Z@H-bH|K!&!aDcv12(aOYdG!GN(osLB
t?%&=7rQ>rcy@lhbG(jUvgNKiC;`HwI}pd~5#M0db>><2@IhO^TlvF!Fq(Her2iE)>z`}iv|{&d<R%v=g|bu#hzAP5@#cmM^3L0)
lU8$(#He$B!kI8h%P}JG&mtH%UeLDa_6>O%`Fr_PSiN|iyPS#5QnIWSV@~G)orj6lq4dTZSKzr-_eb-FV3Fu+%BR^~9(*t4|A3Ds
vsd$YSgu7%FZnBpa#CB&>#Z7w=Ds`wHS`0Q=*XdamP0Lz4pDUy6c+nA4|vMOP}+C*=GCI9DyhQ?<Dwi4?W7yI#IV?r-ian$MPE;(
xy`X0k}Km<-da~=w!}omM7AqhB#B97TA6Xgj8;E>93pi8O7*9HrT&hh1#QP(<1m-?Y`0-8KNsN!Q!FuEgta6PYbmu6o#KBCT&mV-
JF0>m)!jT45x1WD_t%`5rpLH<qm&ADs*20<@n;Xhd~L574G9TRHcI+En7N)LzIOvs`3VD&n&QW_iRUu1Rvib&Jj0{gjv1g0PFajA
1r{F8BCEX=*}nfJ-zHvrnt{UEF5Z0it-eZaQDG}t7~dc!!+LbZpRBX))(kARbFRx8h~S8WTst5boCTDJ!9E2^-0S7qZTU|Bj!zwT
+03x@6cI)dpG4ja-t<g$#hFQ)(XT}KAp<hN41**Xz$1q9*OrGw^yfn3=X~#7{FQ)JV!`U2H?~|0qO6Fjs0wyT(LA%E60eG@OoYOn
XxZBs0wTm<!Qmk*t7kR@(V{8Yy^Gk`hc7pOU&)>hHBPccqXmK?ow4mCnu|B)X7X`zKf}D%%25wF?nw`#>*RlDXS<+(-Mtq|a=nNQ
2lD=$3ttUbk0j?nXPHBr)^76X>gnq%GViv%03zp(kOB;dN+1qUq$Cj}n^a<(ljHDMNrNQy&8Uce<gT8N;!wHdIj)c7jQy@9RISrg
3!cdi{<-HiwGngYlIiAu*6S2O6USG&Zf}$Khpwk8g1tQfICqvl6N4;mDh#61@tKex!-*3snW5I5!sEP!pRUiuXJ<h-ISYoSu#)nf
kikyeD9%h=a)w38D1xyRRMEy=YYb*u$f>7Uw;!pzI5>o?*1$>{3D%;Okzl)d*XKv3{h+1&qR!iq+1A8uYqxyv2qcP~_BjIpZXQ?(
Ep~>T+(R?2^{xVKr)MGMq&^GN#r#m4SZ)@10APR@s&Pcfh9}lXtuErPKpc&T)>D5`&bkNoTqZlKlhp_<1sh5NrKFEwcG1{r)i7<O
)Gr^q>4*vvscE2SqLO7Iswl`TG<V?TY28kt6r1r)FdgcsA=PUeq1N5ST9U6V+Ctn^#6>*Ko+kmq7mGK@RNh1>5%sgUHsXCJ0r8;Z
<cb3&_znsWE>y(ZjyVGff+GQLWuOfyThv<j!7wSes=jsQ*OC*kC76~fc=3acD<E70CS+v;zrr5O4+qiCz_A3d+6VgMeuFg?(^3wh
TcH&OY@Mzan`P}s?J+hW@l|}^TKBXQ&4Q(g7}~WJZf_m&r5z)}R@YVRnN`^abvwJL4FgpwyEto({ZBmkdDj&D%w_b3p%DN^A?L~A
RRmN%&zt-XMX{D$A4^^#0v0BVZ#M~Ul@Ay}8j>o(H)Ygii;R;wV=MbheJd6+`eA7%%Z|FXPV0sHZU~CGN>+-&5HSlgIp0W}4en*m
uCE-sefCv+1p8klUxO!t^$Z1PORp*RWgfDPavR&D5sI-i8680`p7e4IrXf8U**L`Y*nw#qqu<VHLan5QV`vo;PL@wWeDd*Ugyn`k
#wcF7W{QOXP@v1j82cL|P4FvOrW6=ZpEMbBSa)nhZEaE4&Lyp(AT0{tXoYp?ud&~aK5yd+p_IF5meoO?{(K3;BF`bN`+Lp=nU3%~
rBlnSq9RT9f!n)#_?X9=ZC`WTW$e^fER2v!v2aF~9}e{EM#LSSlMk0A4H!k6w~2PLsZkQX96PI7FEd7?O-pIzmK}iiJF9mNIP1wF
(U^$}wh_2x$Rwwx9IN=l+DcM7%Iptxb~-$QF^j1nW*#i2$=Qdw)bYn%r(V819RYriN2}^E_i-N6LOquj*Rd}v>&_%W7_&0>I|q)8
=dhPx2~mcmZH4b~MAC;mcEd@(Io9lPz^|0xbj1y!6%5p+ba{o~tqhkDk=<O0Q&ne<jhI-Z(>Ba*T=A~BMeo2&IHh4<0%a=?2&L0t
Fq&k<1v>2b8MMc~z4g6qbDMakvd3!6at+PH95l%VfVo31H^@hzUGVmEm4_}y4Roj{!W;)>O_(qMgyP(Yauj2FJB;$RwqoG>rU=Hf
q8uAdl-CiNzM%UsnR?A?)2IT&uVL>xk5>pqx;{W=*%)n;K8YNbk~GU`X{;2+f(%&7pAk7@ZQr+9+hrbDoLE+3E$ZokVTk*D_%|e<
F9D(N%<SWPHXkk0V+G%9SsP6{X9~<&+VO&;FKooh5eR$*MCl{6d`A;8s}<h9&WxdVle8wK_K>q{p%6v5y*d#X6ryqnF7CSEOtBTi
kKb!yAdjD(V-{3wi%W>zJSh1^OgBFd9~0t#?~pxDi)-60z~J@>fXBt-CCi=O+hzhz$QABxsqG;*lY!rh(?wV@1%T?p-T)*VCtcET
!>Dc>m%;_MAw;8+$cG+3YabM_=tH|8WR9s(VE3vNoBCmp%Sh_36N`smMhZ$e*ofjdl+mbi86kogpt7)(MVvKmW<}0&_PRc<oQuY0
O0-hA#m5mqUi{!-f}GA08G?!5WbfBZ$Yn{&{@;8(;If!{y39S^L1VNuB%qrcE}}ZV{;D05+?La2&1s?13X=r5f&y!lQz2~9WR$E9
SPtVR?`y!25{PJ>d7JbPM_x-t59ei<SDfu1t`+>-t-M-I@9gfZ>!5+w^%Ec59QD8sh-~s!5lP#R%PJcp$+8=tpMC}+g3ge<(RfAh
cOm=t>p>*o$w};ipGq%_L*)?dj8|m${3RtwRz{ILgy^5bhezw-XKFt@O;LmywdIbEKS#r${kj1CwuZ?ii7t@=tjvbXO6jx@UOjt@
>CVtQkF0*rtQKMq@65lq|G)h+^*aguf8V11#Mn>hU+Djr+y4);$oT#)or%>mf7xV?4&VAePt)!`gnYg+=s&Obj^vN(K=`vRX`7Z(
dsc#|PxK-GQ>2%xC00$bWkspf5>v<aAB|2C-JCz~){F{=V=Vq1p5{ZSr|Q7u1nvI(Dj09t_d2?Y3c(b{F#n>CxIa%FIb@rXR`NL$
6dlC>3xJD%*#CwWyzBmaOS}JV<-foJE(xXG|M1KJ0ojOzDwng+F+)NF^jbYTeNHDQ-sh+`fMROd+a%JUD5rEPvMf9yhLfjyx8mV#
KD_WBG!xAJ3?$PCNyq!CJ7oft4!)oS;FS)>9@bxP!>@kb`E_D+u{)=%Az#phKiXB=56;Ltr>X%y8)80|bB+;JRbC>yj(^47*%4G|
CMcQ+dO@bCcess6O<%w<aBc`NNT@c$7(Pl29rq(Vwa{U#y=slS+>#74HzL4Xa6jz$1O6+8`+DMkq*<;8B#K*5I~VWDPM`AO3Ezws
L}$;o9Y5&*m`p<)ea@(vmM$h>6hG+0mDL~9JTj@nrvBvR9m;@&D|a#6T}MeQG>+XDYKtOI7X$eRxROCzQBv52Xsdo)wPm;-=m+q9
oU;#%4yFDq|5Q4VBA5-F&y}2E@?z-rY530fxqhV#hwSk1(v;_3=N~Qno|qV?#FOFQ%mcrdyWF3+J{woX_GQe;wYHJ?oT7=pbGlE)
SsnG-S;*_=2GT5}QWh8Xx9;HhWtY?P!{&mYO!G1F=Z7kFncNM4%}|HeHheWa7OMc+?l>PV0h`p4efRPYLQSFvyA3{$c=j&#zV1N&
P-HZR<Nz$Iu_72g9$R=lo`<_-^78A>t@-9Ji{UX)@o1y?-`qRr@MV9KSRzl^N_6(atCJJ%!`*hTr-!pQ4-W;v{5hFjW>e1-Lsdbl
Xx~*m1RH=q1)DJ3<nkb8w*wDKBt$bo2sYldd!K=kt;4?Dg9VTU*cNULnh);&am+8%4Ik0`q#JrDzrUCB^yVMP;5pQ79Lb&V$p|d{
ZkeO-kUy(m;dXlGT7g4Ws35oIeV?_zs@kmy!~CWsgeP;RlQb#l|GHxF{Z|tPCCY}oIEf%?J<aDeqZIl7yVq#_@c)Omc=62tUCjLB
1O50E9vzsQI?qhneL4Oehr{q2=eR23z-leDKeuk|pfG~XQX$y{pAz$)-;U~b?)vv0`OEHu;ruZBKa(L-pQVLmf0VuuPzOdt^dN3e
m$PB~{*TW|^VRQ%u0GyX!ip<sRQR?YD0AAL-d+p;-`75F;Xc|oR{?}1zz^@D3?U}F_P^8p{>h@Nvwimha|JJTUC}I8T-HAfJsUFS
m=8~9B?;V7iZdu=4|W;-v$b2#Hp^`BRiG^dv9(2`;=Hz_ZsX$>*8bm>wzw8;PxsGHmYZ5{z!#${9;9*hATSF9C<f)Wjc`O#Wy8-@
=6U@$;WcY-5BTrTruF6!jn{5fyvV=FiSw7TQ<j9$(wFD2YfFB*llGuJ;mQ5G3+>i<F%K*+i@j?DY3a>Y*eHR5&JRv+8)Il&B{_&~
@ae`to1vNMMiX&+pmT@leI>NLfglu!=S+57KRc)#5H-GfwMv`w(~cZ`ueO7N^~OP>bG+WbM#k^xU824);}KLd!M(+(6{R;5)Qm+6
CbYB%EG!2Oye-9rao;~fz@1iaJI81ylK5>&FFI7a0VROY@IY}(J9>|}!{6I<H8MgJEx&%0`uuf&4;?Hv9T~v_hmmc_a=}Zuh(b(K
J|p`be`vyNFy=dh__IhXNCrs$Z2d6NsaE;LUZWieE1TZl?puN1(+;#$KJo!k^PcDr9LFK@)*V*AOg?S$`!ca-=g(L@TEj?hESD*n
PFeg@HYKUE4{^rvXBpkLgNA-?nf%_Y{oT+8bgL>AKZjtU_h(Et&p*1IFsVFYSFF~1GVX&m+wEXuCVyqd1|eAP)KKl01T=)KP^qt;
urZY)!Fg7@dnR{lyZ9Wjo{wHz<`etZi==&_q(%)3*vd$1feMu3gb{6&TJe93lfRKq(PtV(&7TK;8ptPY-9^<&jU4G2Dno)^PI2V(
OFgmradcv>UM7npOQi)u8#AKz@gX0-?Csw$BBpe!)d!Vlqv&*Znl_Z>WCm)e3*_JEF|8==;*cC~F3XOutk=Wm^Ts#jj@)@>E6Fg>
M<)u1P=_N}hhoIQN~=eIB?2W1AGE&6Dr8b-ItJ!W>^jF;68y@b)Ruc;?%f-Bf3vIpCTP_K`q0zMG{BxWO<m@bozZ0Mn|MP`{aE(K
OX)9EaYVfL^Y-t%*%_Q1_S73szR5cxdlsquE2D@N@lL_`AvTb^a(CqvF76%XLIB;8HZ+*5%cdb!)ekdgUM8-GLe58=AW6>VSJUrH
h-ai#uj@tyjA<<C(LW8Az=G!P|67RN4ZL)&#z8oRf>`N|XONo;3eJ*UYK1x0T!KJJVJjBd>%0*@7`)P;?T3I*YEkHR&f27Iw5Lni
*3Mj5>SW%Ih1oPC1XH4$JCjy5yVfcQ)ZCn^Wl^++g#?q}{JZTnDDPl~hF*v+GxpxJqGPx`D2X_rqmz_YPZks|n4fY4RHn{bjpfSz
%l@sgt+pj-k+&Q1752`su$Anjh1D!wI<Am`1h&$FaB*02OlZ00Lx`)p1VeV||2NkO1gdN1{ia@B-MCqW-E)s**OkS}iwRA+M<h>{
JgI4VHg%4%PWk1wK+Qw8{Z7{Isr>na^EEtTS&vpDH;CH=n&POcB>R`#m|dOx!?7hB#yT|}?rq5nO0<vFFHPOc-2rOE!yxETkB(vd
YBYuEDm9X*JufE`l>FV7s3o(t48P&;4s`Wb_#f^4pB!oVVs_}rC@M_Di+{fz<U8!|pU4jJif^33?eD*Cla3Ko{7@*Y|F8NVr_1pK
`}@2Dh2Kbj)<is)0#njG|EGs}NVSL|>h0jKeA>ys*Qx%!T!=6)t+}lq>ARZpIcUG}SM6EIk*wyCW!{Ke2Jcc2D2EQcC8jl(#Kgw%
7Wc!oC}{IEqw3=oRT4(8FI;8Cg_o_e?Qu+24CzcliNT6qUzm^6;_cz;%oqXWKbQ6fXAI0g@_+7FHj=1mDMWwaD(106A<eOMB$yWm
{=O70Vc1imFua=EWhj$a24F0kM+P6oCCHmwC6U_<q96@J#H7zXv0#81jmpeVtXSBc-D7fo7P0TZNke1mfvo~2%nVm>Xy8ZzYN*ac
Wn`PkQVlT$3zK1j|2&{%fH^3cC}e|9K}e-E7!(vV<7_B)eCU!ysb>rj%}^}kVnYozlt&IllBo*<#G!&HA{L3LOi5UJ<9Q7=S%)@R
#WpiewRg6sHcLED6Rt7I8mE3RG*K-BNn1g@fzHH=PQvVn0)Zgzjpu9)6C?Os{qExu0S<aLBt#T8J)MbUg~r?G2cN#a6m;Wqd+Qqq
$ZRe*J3~58m|w4v-cUA&d2o`E3Q*&XXl?N~f$`~vGJ@_(wl0H*a{T@g+@B1G$Vu~cJbU=K<k?NXRmd06unEEjc(4pK?80LRpa%#{
K*1luOGLzlpL!0?6!uZV^S*F-!SgCR?vB_*kbHL=2POcer48f~mw0HktuCS72UD9VA++cltE5p9Nr@q}l>)Fhl(xrfAOi?mQzSQ#
Op2}|prjrPA<GO%bdyYnPK869vSqPK$rJ;urZ~~*0vaASOksi_CKSQQyH4B4PV#Jh^?r8?EGeiJIm##gvM3#YKe+S08o+>=f{#nM
<Jx?49ijRN1Bp+ZGsmz5L)LQse}w?t?s1BR^Pu)RiaC$}fJ&%HA5jR@s)>kk@p%*P_+6$!`CYGMW?eZ7B90yjP?^ZNA6Zg`Lk7FM
fM~TYHjq05PgFiY4rEq#@OR|b7x01OnvP(gTh3v~Tc?!^bFVbi1Q{fvWB~u_-m14Up3>-NF3slFsM|+il<IHS>vf2ryormxu>5N?
Nvoyp6Re5ydg~c@8nt6E*d$MKom9iP%kAV7vZ>P~aCFD%`FOl#=&Y=_EFQW)Wa7onth52rpxKTSNOZfy5NZ$BT#Bdj{&Y|W_aC#M
4_{{lU93mPQ~gzR`oBkBU-k0x=6??0@$2{K;|wVeHra1w%+JA{y7=}^3X`t@QIQe^SWy{O-~VhNMP7+JLqM&C-2NY_x4B0IWERDy
sHUnK0CVKtVi;2NcW?uuNIM^HgQj-O<Nn9_h<sEDMDicaJ3iGz_n*&2MM(@be{s*y;^<+q$rtsIpVEI2z&is%C;QNl;NyZYI58La
JBi2lcK_c0-zzO`vVX-MqemD%sdHBq23UXcFF-N>bkdAf5iKcydC33K-SB{*4vxo9_?A8*_Ho?#`)(gV|CtHLbX8I6fAvI<L$L1`
b$wzFQ_y_QXzuKHhhT@1e|Y>icoKXEyWyHgxCeoH6w-H?V7L?foztw2(b!(zh9^N@XpeyP8Y95}mtu9FDe8oGK3=^BgTgo8F<WOJ
l=J@2eyn$2`Yb>Pat<NYJ(JX@NGA6@Mh{S(q0j*2o@55k(3}uYb91^Il2{r#x+a2SgVeUt%AP|5ANJqzW|L8=NSp6#1wOqzf|Tus
W$5|;yEurERp;_XnE@1o4yjo!$N9k!^?n;WUc!R8o{ACZ{Ukq0BuZfvIaE~?5l=+fAv@9y*fcY9@iqz?f}oSrr_A}3<|mR<;I<FF
2yv?qB5$q4ceQD;(gcZ`elR&Etv5QrpNJTAI(wtxEVVC9izoojWT>$F(w@jv5(oAqH2P&$NvW%HtwCnQKkQ-2y;CH{RXQ#vkhor=
u@V|hq}wsg&F0uBi4Ai=3V*D++pQnzH=SX&U{R!wmnaD59trjPawYJra?zZh<>0!pRwsU=+<)nL!;@;`q1wp1NMBp=JSX25*;zdE
8dV^q+yjqtPpFfShtVi(<inuCDba!$=u@aT!Py87Y0=m?9z(%ZI|)rSUY#mPiayphO(ns`7F?<bimHk^5z0&}lo=PX(GH3qxuvp?
ri&3cQF*+iniygTCHp|w#5Ns_B<&8<|KF^`%Gi#@fL$fVn+!HV0B7xgrN;kU&(%a_|Ml?tZ;M;)qI+gBr}^fy8FPEPxV28U38-vU
iK=)uA)tKH)hDZ@X-b9atmk&`ucN+qboo2;GrTiK;X=P|!;@iT%Z4iQk)~2%ZoFIRm_ghRDQ_|Z8M!X+UxC+0%Qn?n-*R|=y_f&)
bL-b(#hmkf_Rpu=r4OAJN4)Dr?oOk&Z)dF~e?(QCA3#CX2lpSKd!d2sD`@q;<~ec(X@Aw`S3hL=*CxrkhpXh^yxhK_O(jw}+IF68
?{h@AJV#J?CA-X9o${{mo7?F@o<q`#{wZ18#^7HU4rV0}H@ThF4`b9$gVgz&4fQEuL;67e>EZ?+0Q?4mLS8_37>lEK6N3Qo@Bs15
4~f`4J_Jkq)97Sl;2y9vPD4F6ADBuY=%7>x9e^MyYgM*p^4SV>&pdNLaHK+`&=WKO$|HgdL$D2kee2Yr<_drLj@kHa&)wN~U7qnQ
u!*W932MOjV>0V<iu&aRpVdqS0cQ*W2{$f7v-Pz53+Yue(-)<D{jWMh<8mxDtHyMbIk{_HIbvu$Er)Y@o7%z>BwfWCAP_}JtmMu1
z*tUr5-Dot6%%c(TXV^pj5$*2Mk{Rg%9XtqQHeAsu!m44cz#yl)w}o48g6K>Y4;y_)XIu%LxOog=QZgMq*LpEmB857#+oqrJIN1_
GEKgxak3Y0n)Wf(B3FoUzbd%v;Spy^+pKkXEGo+GDlGz74&r>1lIVTF?^+&5G1%s&&d1T~O7xfKEkz;foe>|*KbMAnmW%si{H5P~
G?{^rE+-Nia8-aE(I>gT=XyEs=f`_8rXnLS2ID#-yA2<+%ge_5DEG&!bMx3-*1xD1>>?cOg`Z+|25b@u^Yya4457J!oRN=SwkPSf
Vd6~qh8!PH9WDUc0)I3q1Nj>$c6GsM^*_2oUr{*O)A^Edw$C$}w<DT&z36!%0g{*yuQRkr7*3WnQiIa)d$FNnDev0~Y2z?1-|Ey`
6vb4tJZ4S#SVTs!9tdzx+t75TnfS7tNmNZh?QtJSpQ=C)A$vI(2dm7Dz&uPkk6MHOgGPhFIyoS42lW28El=r0$1TeMJ#wQH`St!(
YTD)>i$0*q1~c62`cL4RwGsUQ+&Ll4KNC1~yp!3V#cCdj%Bc<k3{0tUUkB+75y3;}I&f?==3;s!uLJx4ehkQ!f|-1qxzq#Y+$wk!
`;a>!^V{oVtD1Foy+_&yihhr8XUt3)&+VwF2%DKH$R*M?9cc3N+$11A(dpY}G>>3(_NYp{0ns|ckZCpuKLcRx?H`^%?#_sG219TM
=?vMxYakZG*NR!(sM*EHdPd%ULuB(F`Q70Wc2~Exy&d@`;i4UK4x!yXmVpXH?@a;NM{x8IhZCTo+>6j&hfs7*7>?x*e;3T??xW4`
6zc%t9|M?RE`zY)7uD*1!_|PWjTrD7bm~J@qd-qV*a)~Ac&~siT3L{f)o|<`R99G?plovk-*0?kgy_e4#2#~~Odi41B>~$5>r^A$
I6~ll(9%M12CMUetWo*UTP38U5c`;0l+bVwDEyHk0imK=JRn$p7qpHX4s9(sBZp<}3Fw>`<UN3#g!Adtq!D|&cuv|6r#8`8A0kL9
8VK`xl{$`v1tf_?M^X%W8W&_v^xM6n?!dgY1Hp%2dB<3k!`fN&;q&=o9yj<O<j|awu&KbwSbO(b%cSe(hvF9!=D#(D;D1-a^%K@>
x1UfGhEIVHuKTzMO}jF~3s7n_ccA;b!iqKP-#P5BgF0~x5#c1<H}(2l6yen&+7Rjx-t4w^o-EJC%ZjB5%;*C=U{C0DGIV=dAJ9xU
xVpJ)$Y`sebQuzT#we<yqOkaMPY|6T1kwTLJ^l5uf5ubfA@CtKmM2I~b<378CNPs6VXnP@BjsvW*{k=tBuO@{M1;?%#rj~tu{&|P
hQ+V*hQpam%2b{l-j9dYs{_W(WhuxkJyVp2YaU^d)=QI;QfW@m#oE}Wr!t%%vPLB>8k$0Cpf^r$WcBAmec>lV44iOu;MWi6P_hsZ
1cCX+0fZ$L&FMm=Fkp3y*ls|^j6+iObPnh}GePS^%|meyxFGP~i1F4rqGib1FVNI84IzdlPGlj|y?suVo)lfjY8foi<~gpoeID-Z
W0Z9gV4{W}Q+!wyVOc4-1_l@m)gaSIQbY_P;mt~^B+;>q4x>T-3u9{VsrM2+wJ9)xM02e@f`tjuGr$&A|M?!4M(sA(rZO}Xp-g}#
i8lH1-Vgt?@V13F%be$IrpjRXCrF~_(Qb%n%qYqmBZ$I(q7+d0&C}%R!}@!ZzsJ^JFDK-;-ie9r6WSeV_ny$;PiTkElNKQlFTS_)
!!s?pGUiD#=Xuoo!b#ZvU<AYV1KI-m9#a)yc76dTn~|8k5p|<No!=gZF*`^yb1^b&$pgsfhPwfr$C=W1Yoc~k^M`>B(ASEn#Q6NU
A+N&?pyYB?4&ihmDCkGMLIwK)Nt49Gx$pEUjz)v0N1F#>+<2q9GWn>%1IhfM?mn^T9S@<5E~^CG4v7KO036Q{rl4~VQu0<qx({j#
<V530rf<;Tb93d?#K7_HkUM;epeXDe@h7?x8xQy%z5VqMVt-3w2q2M9E2e4F4|J?IKu|%OC3MPO(*<yGh7rTKbwz6_k@4E+2*Q7F
iF5v6_&?w;$n_6+#8gB07#~aVF&KNm=yE@}56H%Q)HHh&oCYz6DZD<grV#wfc0SELS!cc#6WG&A#XL(kaM_I5&y*8pZvaQ(_#At-
c=T?YKPRC0+=#bvq|A(7aG5j*nl3)K6U0FAP0vOngydR0OF264qu)=b5aka5<tIQx#ssJBrJg!=MfZC(lb|h;>~K%l$ucr!s7G%Y
1EjE{kFyvq!9QniNd$82HMAm%h>y-8QJh&8Es3k*84;_+ztEYU!=U#MMDvzU<jSaeei&vhS{4+rgv5m_Zfr@D)0mvYT#t}p>ptVG
eqvvc`Sp4BzjB9w<g}qxK`lU4Aq;i)*d!rPox&e}y@+`?Aam1Clm^hPTxAw}hv;~mp3Lqu<QLy(g<0Wki^k8LrRx6l%dC2{^245s
G+<!B{Lqm11HtS~8hg(5=zXpt@<rS^v=PuFLJpVFHzfOjL-0qV#5B_OzOM{4A?K|cHLVqv)8J=AAamXfJOKeb(D(MRTb8(psV-14
im*_^L@F2s6YDnzv#j*(^L5c4iPNk)ur}MP5Q#L-nQ@UI!wrrChNMa5)MrWgLt97GLo{auizH+UsBM)z<%jtPNbotcDX((^78r4E
Jf{svPxaUqAoO)!3IU=B0i6gOzK=)hS$TUXposF1Y&~Kx75ih=;VMdtE0}q54a2G$QCbu)8HYCg4`5|W1dy9Sm~M1#Z!Zp=T3K(j
$o)~4c<!T&hq+EnO%3IwIhq*}Y*Gt;7QGQWeQJ^l#uJRv=c!Cs>6t5+jVU_oo^E!Z7}|QhCxf-_M7+$dE(5JQ^hsHBpLDOS#M5uM
p9~Ta)>P$5I_nGObfk-?itnu+{O<R&#R}z~ES_a=OQq7?-mPD2xs{`LY0Ica_l)$p%o66y<<{x8{>$D8GgtOsz{2ysrOgL@<e8a0
8#$*)U3`uA@9#PfPsDY0p?4wEV;ZWOJJu-mt!9QLWw67O2242t)rZHZM0N$I(+1csU1GD3_Bp7B=KN>VnFBwTz&!Ik`~6#gSQ?+6
&m!S3<{jO4Hh_p`(s|5dn;iu6OA0%82|bD)gz9Lgzwt>-G$j+nI`Rm$u%iTI6pQbN1DT}OmR7LVXvt9>A#tZ^4o;2DAA(pGbSWgk
$;HA5m=0!bM|rXjGrH>pQAT)Qc;d6w(u}~@w+F-Y40In)8@|m?P<WBZdiw|tksy#qDpcC}b?hTiJ<Pd<u(R54%p1G#!}<Zl{a(xL
4$dE7cTC}D+0n_(5g9gEeqT5rTL7^{XXhqcZ|H}sY%_2%0+VSrfuUE~3z7Skonc|i15v>Nf3GN3PELc20jF3W$#0IsuG<d)-1#oB
&DH{~tZeqD>G7m}<-N8-sd75fvwU7o<6bIi?nFmNB~GoZo+(yma+*Z6(2z>4O%Jzdx8!ZhyzS;Ob0KN@Iv^rGbm>rG>HeNw$=pgC
nmEujVtTqaV$KKv{C-~-A7?ID&WW|7#}q1)L=lQeqyXXfIdGqSzJUYgWcnI8KI~r;4?Z|;z`!J|2EaRp#J#V&coU*^j5~z#dspf)
N=h6~N6pP118@$fPek(F_6IZ9z}?TyG_z<2hQpC<k5@(3<RYNQ5YkvlMiai3&%3tgt$$DCi1@VQ<emBTr0|>(Fq#1MB!_p5bzQY3
S%`K5TdAmIIr)0y&6p)u_M7wTyQjYT$|RaP5|zOCSqv2j(*mV^0;>JQ7CO>Vp~A=|3@{EP5b@{#zxqq~zdXUu$@Lf>toiYaM@Y@o
a%w2A%;oPb8j<BGxk)u;Wn=<$JdBVr(8|-Htl*U=5M-d_CL(nzm+xYIr+<Hr{QvnjJ&55yP;u)MbX-B%69e9f53C2QfKLxUqqXg1
_n|MzUTe!n^lg*{a~|=|4M=l`?gCjSh=lRq*P7EGB9_%1PhGa0&xwcak3ONVNApY_x}hSuy*1^b!`6K29FC=uVM(;xhC;sMKBqc;
?Pn-+O4F2F%Lgfun96x1oZ%-Hb<Tz#ln+_T9N5bDrvCC%oh0<bR*WS17ewkA_vB?k1-$V<_XONL!H}N*qQ#PEFg6m0NlH^sJsXI2
o!@XKI=Wilw&9#V+pk2B5Y)pXv|-EBS2c7i?N5<?jK8mrv`}3}VvLpwW;(j{Eu=dK1QP*%D0!i!HxdjOI5e0WsvEtXfOA<B^iT8t
e}n4z{LkplpyO}F(jMFQ$@4+(FY@7f-k8toN}>fyhfFF=5U_vazWzEuZsnjhzTz}I5&5sR!YtGC|2L!=eB5Y3MPMBpRF1YHyBQSz
;4nX<jh!#>{>TSp$M_*a!N_WY2j)dB&ZCJGoV^cAshWRAZ%U9VQ5C`h5pdz?hxk2Q0di<z#GDrUOIe7)7`^K3*Wc-S=S%g{TX;`h
CInUx$kfuVT`I8_nm}siju)4Ht>ELpJNQ+)k--dlk(cV_Y`KE`)Y4`GU5z2SREj*RyP{BwL&L;0>qcu?2IxbAD8oVz_s3ksxZzyY
`4@uI!@i_wded<19DsJ!*a=8+rCdtdVT2g&fTyQ*+@D`hATiAXi6D|;h~)t`l7+fHn!{2kAj9r&TI>He7`mbUyX@#^<j?1B+e-n#
cWw@Wq+0>dyKJ$Zm$v*G*w})H6w?p!Pa&L5pT#~ES<ca6lzEUBljUylAo&zc1wJe<r<T4y;gN<6!?9q~)crf_LKNzT3=E8}GJP?<
Y_drYeg5@=Bv`(>%gFw@htPQcluVLz!$+3gQ*0lS5LlF02|8K%Dhb?%@5|is?ufg*H^mTJ7nh|P-UHW0r?MT8=F|8x^)8tVZ0^IA
WAF=LE2|?moMGMmn=aY?RG56$&o>N*Nyg}Y^vG}NPb~jCvuQkvKDF|~e-H8<dFy_eD<P^`Iv#f&3P~7qs`IJQ6aVI{A{~@OQBsN!
O(RvP3;r^0asCHhIc*%PA=IBV%!e!upidrbS5)uwEOl|$^5-G%KE4AE8ClXI+E3z`>+iYq>ib|JP&V-SbEuJn(AtCr<XMme43Ixn
zeBPUC8xQmujb#9PmC{}ZzataA??*PoV2#4(EaHTZr5)8=pB5!PIRWCbB!hk&7R_WX>8VKF}l}*tVJD)U*}4QKNfnSj5tWA=il?!
)!)~VpIcS813krNX{vLw9uPTjW%u7t-J6H#l|HRlCp7tHb}6X(ro8&Y&lKGXDgqmLGmke&eP9{*fR!teRVopIAzTn!7St*uX;;v~
Sj5rMKO=&@djCBdKz{EW^*wBxJXdRBoo7&ar-W7*)~rR}W5uAKSFp}Z_t>C+|4(1zJ#*e4_GeE~`j1{Becjk(Qa>K4gOErJ2=nOR
TmK$EyJETxJ9sNBT7;zj_qRB&_Wmnz*BOQm3^)Cd{>#M%+5C2<*{{j~xYjfuEdP6o7YEXs1bR|NCovxx?;7~5&)y5!gdP%KQiCU%
>Um7PNGFl0yi$-C+y6-D{8|qmy~d!D1pP#6Pul~KxQ?VnBjf+)$32B=e<)3R{=IGF)b4y>LjoWbr$X+J_-grozn9^^9PyZk^+A(W
O?2AUko<FfVm+Gi^so6}uU&`ysH^*yEm~3}4~ZxD&XN-DpYFaUKe~vq@jQ7{d%rL6{r$Jk74V(^cPRY+BABikITTPb{Bab`Dl-+O
r|UiG)5rJgkyS7IG5PR?f4B4S_5RN=e~({(kB@HhHr>|#0vwVl=3buCy?=$g7x+KwjC~rdNBS&+)~DsYP$qwS`|7h*eV)?~E9Lb@
#BV&U7r5B;^mi909Dn?W&*oA;uD)9DhaO~l6h|*#I{wbpTK-<yao|ZCZ)dmn#R>oBWc6Ks>i+M~uluRX^i2NFeSDA6+(%A(|4tOb
{>sR8@A3P8orLr_`cK?P2ic8p#r!-a+m8*N#2A&B>~9_qQ`$CitS;m1_(eKUe!1mHr;_On{Pd>VKR8i9r+*L86_4k=-gWq|kKRAC
rL*+?ULM%~d|yaD8>)&+^7!g`u97K)5C6R5;<Fx4{bsyb;e8*(`Tq=YZ?@}FnDYJqs(*!kuZSP7uU|p-Odqi~;6VQ)zuW)cQaWLN
=pP6Ar&0O-ua24p%LCaFXvISh_<S}S{VLZ#J3#%C^zwS2?(y&G|4%Rc&+Yv`i2QsF?7^~h{x&pkxcS^CJ)!f^MMqyI{+4gu{U`XP
`s)O5{tPYi{-&?%KSsXZ&BuLt4~5o)>ivnYanJl?K^=K&|A3tI!2W0ZBsl}>@qKDKzn=U3J}u*a4bR#mn0tEjTeomLJNR?Ir>9sP
$<HC_`}(&P;P<y)qN99XJjb9NPG4B*&!bFzE9m+9p8WrW36I^h57&Rg@A&+FvGzctZ@8)D^F#U3{G<8D)ML?i2lWr5_TTY3{bWm;
gvH15e)K9|djGAdBvO&ce(AP$=Ufa{rS4X<=ZO8cp0`8C_32v37Tb=%&k_WY!L8GOBN*$xWN~}NrIFW&AIdi!FM9KPQy7M;+_vA(
Ujsf|^tN-e^7&t%o!-E%*Ic3VG>BaEJD<~s!s)$Mo>PifLSH}H;)caR^v^1J)`p}waeP2<=v0pfMnV$fmXPFs6s2ck-V0#oOuejS
+IA64ofcyGR2RhSS=%zvW;)V5=bO`{S6G<P+;q>R`P#0g-+aH_8<wXU?P(M|K1TiqxSEjsl;)h~qJWJC&E#~96HZ0n!n(etwzyi3
Fa2K~2H!&F_w$$huSZpLSp5Jv6D#xwpF!W5_u3PGNx$Hl%{=&~GmqK(Y#c=J;XF1(K*c706moC_m-@;bwy{1asB^?i{>*wfpsLdY
9^BJivuUUboKdb70-@|l1C%Ba68Hb<Qw;<^EBSZVjDyGrxc0}Vf3PNEKXCj#MLdPMck!2Q)TKLacPQJ8bGU}^(oUUa9K{p4J@dLA
<o!>8BZ}(Q<r<vQkEbks_W9!tY6|^6->dWO{RidpREg*F{C&UOqCRXs)6bv%Ir<;y0DAwDVwU#ypDnHI_0QPe&HlgpkDu!I?L+<@
qnSLudi<bAGmqb&(Lp!*?@o+pzYhP0v&OZ``<_22;`7LU6IdRmqv9SN=bz<Hy=^;S3wu3YkK*bKzM*qT%b522zbU0CTLl8-k*ak5
nAb=bbPNo-T#^{u&s{<gWOwo`j(YLqx46FiZ5(aoqnZui>lhZd&Wr7@KZjY?K3?<l0+9a<aeT4KKgRxTdO`hg5MSL>kxCO^^d$MD
#1FWr9V-PGq9`5G(hvvxf&`QPWy^f`^e6Q{T|Zx^*YG7%r}6rIsDEclfxiDy_{X>F=b_u}`aBy!`FjXoqxi26q!GXTEo*;5`aZ7q
^dq;~;nhTu+Khr0@)HQtohtzv&74BQ#LeYRZ10S~^*^ibLZ5b5_jqqj1rDVe-UN+ARD1oN?EapW*1F^vAeKxJ(b|UM8|bfz6aAmR
_<di+;Ck(k?&)mp%hvZHM?QQ<)A~C56l<)EXF-5iFU=_wI^z$%m3gqo(kJR~!1LGTjTg7v`}zAOCzspNG73JC21^Eid;SiR7L{V?
Q4jx0s)i!2oI^jp%bLLdEx5qcB$bF(%ET6hy7Jkstx1F{h%G$(-P(NNJ*oM}-4hN_MR_b^r<{b0N`|VHu!xA+ic4fx)8Zg#K@`hH
9$aCm8P2w31W^G4YJqcMX46j`ahgm(<;vL0WmRRtiiq+ARB;b^|Dl!^lgG;{`TwpR0!}!ib;hBcsZn-wPKHe&BseUp$eayKG-T+4
8ep8((Rj*fnpqugP&dJ0ys@Psf{_)9BfUGx#CfYFS9Up01{~T{UKyO)adpixnEDiN0qdQJ2@lG4o+NcNDr%%UN_A?G(<-bKNwYiT
@AI&dAL&K_*@C-ZHh_RmV5)cgx%jyIU$Ofu<<}B_UF@~}tQ2HLNOu0j=d0LeH=3vQKZj4RH$F4%#`_>>Dub5WeQyoZYeb1JkKr+j
H6YNpzRP+xmy0OZ4((oAO=gJ<8<v^I`^c>F+^kmvimj1QsJ{E}Job72PI-I#9XNICt(<n_<vy_%D5#4O`*fz7Y%uiU-pts`{xXZG
T{90Ltqz~6uhzGCu&>mfIX-O-V0qqTM2n{fauH+lEjLDOJ#ND!8X-z=FZil*#wkZW0X{LLbY^CSqbfiRnp2f`dibx#-Ugd@rSk4I
8Hc^}!se%8QEE}Ac#(CBFboyzn%<NeP(z3Tg<%F*Fk_+y-*WV>^XYIpYDf{<{KxV>lWp5e?#`D+N6rSZ=|}#oJ`Z2U9_y_sEV}c>
rP5nbw~;JK5RoNg$@-BIB)Ko+X%>psMEP^^{|%@h_#RQ?eAAU}Uk%@uTjYK~h5;X-7X%y2YkTSJj)$d!>+_64iu3&Bd;HKiLux%^
2IS~gPPPAx*0?nv&5ne7`HsDQ;78#<gUhuhB7uGIs7N9uP;}vKY$YjiOTq@7PlEqWE^)R^HqxZ!hGgO-*rmGEGf9c3=;Cb2f2El3
ZnoCOk4v>&5bS4Y2adU8=oJ``Su)l2Eu`|s^5z=HNh7%ih<H1df`}?Z5@gF*b=BJSc4*dcn9NNzJFr=fou)Au2V~=$reaqN))PiM
6FF|EQJvm+G-OgQ4lu;&C0=hX=7!L)Y)w=Z5pla(j~p?V#UWtlh&p;}1U6Eq3Eh)F{?O?T3!1}4P8mjb)l(CeLuX!g(?N#Y1YmH;
c|*!+6zi7u%*dxXm>VAsFr5yU3RdZL2@sOTYD(3{MGQI7W1%EywL(;dHE3}qRd6@l!X0E$X;C^Nt5sbf#JtGVRX9mWPCDtrU?Quu
`et`OXL~|^oC~t-{T=O26@1l2tcs}VKTf@3a<pFO_`SW??E}s;2SY?$RJXZRoGI4CWDD;-$#hxT5_QsZr5C2viQ5`4)=3%FOCVH1
>%NP?%(|h3O$ejV>ME_)MOcAuoVtiNIIyn@!;B`egCVD_cF8m))tXH@>|PG3WgR%8&MY`;WUY44#JJxnVh0v=g>jc|GGO&w)z#Lr
n1YIL-7vy9?y25?V>7;YEBw}-n{Ztme89q2N2`|eZm5>Zf(Y7BPE?dcch6H5ZyyY}sZ=qUha5WNq@{by+GCXDy-}SN9E3=a3Iz}S
r2{x-asgq64mKS+{D(h>jX%%Ddq2z8m~YYe56awbDlPeb@04-B-v8P2{uJ=r`TsAk#-G#Q^X>khvyD8zMZN#>W&k&!{cVN(B*6B5
pWXXCgnqK)u3E#CwGA)zOjJ<h>!~1L_5G2~Bai$rVZMwk0Or-7_x=?iR5scaAdI+&k7hwX^GjG?#Q&|R4#9ICT34RzKgW;^HWshp
VF8c&FfJ4b9QLFn+^az_%>+0j{FjZ}lhT!xOH$={z^sA)AZy~+)D^~~R$aI~+-`avPe1qn=yd-t*Zn;IADmSV{|{h)8BbhNkpN_w
6bIjA&@}B66xYw?+&d5JEjdC(iZls*vG{EyixXAsF6efPyop2n!YY=?qih<X<^DR#^H_2+D5<Y^O*`Lwrs?jd#VVqdKv)>d)Fhfa
9T2%e5kKBYQ*uZnvZygsWZ8;VW)#&4LjHZc`*-Z%Pjv6tn=T$by3Ik((nVoOA?A5FiyV>yAqXI@5!1CsD=J}$VMD);r$+Cy^37s<
m94BahM$v)kZY*D!`}5L)t2!RNBj*f{d-a-P2Xper6d;+&%J}SrKGV<vKLZas?@q@v{2br-d(&RYDH}Jjp+o8=Ua&{CYQ`y8`V8^
o|AJ?q8YrYl+)|ym%Lk@TwO1ahiyDYMY*x(FP^Wyl<FW#BS-@DoD%~}Qe{L*CN-m*iL7c_e(R?cVTP^+7O_&-qk&}&sE8Jq&Esek
x79FBX2Q-Y>24I$&ds{n&=c}VA^@QU+hso;CPyD3A|*&5P81|r0z{$^KdshP4s?zeD#XDWvJF&~gtQF9KtTjTEKP-Ui;XJuj)lvg
BT>Q&UiA<wzLef59e(r7({vojB1pTV881`Ha{s>~;rYx3g(FjAy=!WUSq+20{8+Zc445p!=cx#n(@az*dSkg&V$~-bzOX{e+&2$q
gC$V@bqGl~UVZH1%h_8O!lRN|6Vn~{ikga=rzDdFux&|>OAS=~=;iT#t1Nlsl}A}0AOF@%$%?lwStL>_h>!BOFwWjC-d((~QYQ&I
kkoaLaW^3+75`(FHP(!q+jj2RcG47CcC~33&@6iHe_VvqUoEO_n0Dcob$1tu!E3u3b=!J|(6%jV#!ThY)#v&xBDlD8QOZhRGNi);
{YEPj9FY*lWObQqOtcNKw1KOPl3B<lB}=<F&0^vjeXb$kScH}_G@m6*+0Qs?O|cyPE;WlC$c3nAS&2A=CcL*d?`%eCRRuORJT*8?
o~`$@d!ze!_UC6@`hd%8tu<Av@=iW{eQ`UK_U<**!O8CA>gy8KaqiCgD2nOm)~7|xCbePR>q0_rv`7iDUvTMWT=4~~6$vh%^6{6-
&#O2P)lNJx$)Q?roi$A{Wob$s>r}OU#b-#Enr{@G9@*Eo?HDdlk~oNtTlnlecN1NysVDeWy(-ej+;V?YpA$ATBWz5qX-6{a27tw#
hLu_thYG<~@nAX@0vY?50xmV9oh^s8oz)zdg-3AtD~&ZzeJ@yB;tM1b9*T4a6ri;Q2%}uP7wEL5b4|M{g9Ib07z7U@!p_*+dCaSt
oI$h6V<`!)?s&~o?{_syLmP<Me=c(wGk+1sb^eF%%q2U%Op$V_F8QR)$5+Ls+K~d+7o(7dpTkQ{3MAzOLNv@~1k~a3DurPR%?ytE
TGLfq-#dPWRn5mc^wIkV7kzn#>Z#DnNPaE0wb!KyU!st-dS33m`LhxZTS~OHskv3feYmT+nFmWvd1<fbahxuisE<tsg7DNdA|FyV
+gpKh(+48)SKD?2MidsZMy{)zZxqNFBo}d0yvsDsRt-#$RG58Cji63Qr0F)gFsZYP`Cq3TIbZj6dm*NDCXqZ-pObYTDa(w8izcGc
z9xHJ|404k>!WAu9dWOagdfY~9lU<raSf+mGc6Xlp&LppHzh+V)b`zfTWJbhnEfy3)7|04oZ79oW~WxWMaOV-jyRZ|P~H#5`+Mt-
>%=xGQ2g9Yx?D?)I%bc1vt3zJXPe3z(#m3B&kWYNxjckE#6CCDy|Pk`s&Y{pX%`|>Qfwp!*oSuOwNBnHBGp;?GQa&%-!?@}t~F3*
+>_@tXJRQ|YShx3)$a^R1U#)B5(+28P#E$9kfX&d5EqdHqNHwcSm)6VC``@-l)dG{7W(@9S*Ow`JzuzBrowU0YL&7s<A(|<TrSzI
YqTcD#&*!4G&G8Tx&#j!YF$`e-uR;oUe$rK2$7`DqZNVL%NB8Xsjh%r<3SC}>*t*G9jKRnq-n2;=dIXh-q+3Sz|uEgHlV*AFHSCn
?ZS7!LSCdfIT1}Ls8*39X`^j*1+nMnYi5`5!;%b<t_Gm@@|tqwGU6~pPNDF!Xyxf7bvg&-db+6R#0jvKfJR~rvCO)d4#>pWDN;gS
#0@W3)U*>BGH%=72h3*c>kjrcdW|a{*_<NLhg$4$(M39{(#tQa&dRU5IN!rp^dxlB$WPNtUbTo^PS1BcQ@4U>I;RWcX3ln!bs>SL
hrmLB<=QbnbM$Y9ru=#4W%O_|{yBGqt>)PokF}!Zrv4fxy;|sPv1>luahFZDDRT|F(9bBOVydz!1&6!r=J)isgIqi!G;1hS!|HZX
tS&#>R1`Fb<GKU45aA9wx;UbS8as(pCu<e7NmeAKXjiANcO>&~PZtBHKg*qr1H<a^Q7{forUT%Pvk!CG+h<kr@QPlJaB+0@!^tk%
688NscDVmraWMxm&N2E<V?r9Emj@{I(=kQXg}}rU)sRZB(fS{ESgMiJ4~E)=LH}xM*Qb>gSALw-_1@g+2s)OMIh>k^l4^ziC?YR)
?jTaBg#keSk2?B`_oE9C_e?0C<+43;s|f;E0XuUkgccV)*)(-ebCc%VXsjD&+S54SdZm7}G=_M$kW6MFtj}!}Uwc{OD$E|qczd(C
jpn+`ks}C`vNnl<?;^$xkm*$c?h}%M?`*#FtF+;D8vR$-9g4WG`130bFw)g5XIjfu{v7oZXv`bqAlS=HN_s!CH9ijqJW=YyUTOIK
b&ANV=jrs#Gp2WE(c84w2Ao9lC=u~B*EH>mP=eJ!(tESU>9-UL3lc%9x<k;6&fMT9(2QY7bSPY(GBD%baA{RaAce1_OrlBbk}QD&
5JVN)&L9}7C;W|%&XTO?QOX}OzGc6CCrqjQ#q_*^>gy2@idBqyvO4Ju*4Gm=(+^%`^BLvu9jsx^vMoX9c?=R%E<UAJNgT)8KK^gr
u?s0v=|#kKj7QIGai!zamsvJoG-pFB^y^SVi4rA<=S}ZOeLPL#MLHl6YmuxrW$!*7z3+B{(`%&i^2#32`o`L;^Sm0#7*#mRo1eAD
jxOS_LO8=n1?yN~<O8A#$%eiiTuEw_PlBPWEz%FGiRDTGOVdh4sJ!bwyyfYz-=S_6RyL7-fq6Y{{?<N(u6O$7s~zW8hGg`ER_zbX
DZwwtPTRledc-80m#b0yB?>@8O2}}CM{rQ4UGA9r`QG9kGt~Jn+IEjWjl_hD``<#V!x+*MUe`+u^`6&U`0C*C@N|u=t17aj6a`SI
2l2x6Yrj*wG_Reg`=mKzMqBa4#bS%=)y^F-@uEVri$ze<6h+3N0YNsm-n{M`3C4UlYQoxS#<LXTSWHbb3@K0ri#JTm?EkfxoZG!C
UGlS5{61{Q>uRq`qAwYF>gAkr!y=0b?W$mb%_uh2KaD2+XvEg@5-d<dNn_-7Z^nX9RDCAS`kpm;MyhCyjZ)WAe{Pm#jV>Yfngns@
yo1<cz9zsy2Pie|-J3MME!<XSLP;0VITDn5@ykiFKP{IO8)x=HS9XxaOSCl*#a`F)C1{3Kb(s72@m~?+tltP?ky>|WuB1`bB~;cG
Iz8ZC)iOv?L^oBOR_|vPWgbshqtGB+7>gpFtKBhJ8Q<Xg5kN^4^<22SjkQCOi;BB1k5u4L^R|u>v$8ecB-qQ0&|nx!TL6eXuO~5B
@m#AC{xdK8`g~OTganXGsyGOa5XMl^wbYu>`5eBVO~##7ZmjAOBstCNN1QKKEp>kkn$+hrB~jg-GI{N~;DS6Ns)eNomKeiFICuV=
7>UaJrQ=WCytnJeu5WHVy=fm5sXv-SV7X!N;sTnrJQn)(O(IL}b+c`?8%nH3JDCV-h7~5rAi9bE?}PaF(2He%pR<WZDisLuyg?Cg
uvx)kS_~9>mJiOF>{;7pC$_&t;?V3OiQ3D{PEv<>tHdv#pPkveRm$tRJ=$`CS)Yb#f=EcFg(?kgVNg*J<Aa04wiuTFjrMfb1X#^l
j=}fyT0mYtF7T1bUZi*$!op>P+4~{iRi3z^jH%1zH?rxxcK>!m-Cu$1XU^riCehVNZ-N_<&QbPo;mAq2-<-5%0D+P<va`2vnC((Z
CmZv}67exqO$ub3WS^egMe%n$I_^b+_}Tb=MyYDmMA3uTHJ$Z-HCAKH-O>+^aFr!{vax(1r9wo5Sflo!LWBfK7vzTIW=aCZz5Mwb
#c&@n%&@t7N~SeaS#qAPX}+?RozqH@acM)@G4!<4B)eEm`=>15DXzj<RVJ7bKu`~&LiI=01F{B^c2*UTRW|Jw6*AgAp3Xl4RruIf
tq0ScU~VU7v6)Y+F%%iyTdP!ZsNOcLNmf+HI<}QzbEL~W8IdXk-g?L@GExxN5kF_*>@e$iVNE5HK<DWC)jRd$A=6v3r+xmJG_c@q
+{W1v6d11lU0>tnx!boRgS%l28$wslMj?s>x1UZ|j`Y2r9knPdQBM}L-jp$xDs0}*u6!DtC4!_D3MjBxi5vRy$(F6%!_s;A)4-n3
2HLSaU18q}i{W`rH$CDe5%DaIl3*msW)I)0cPvK?g9F0Zcl|FpM|;FIUGA=|;`D&^8U=%C2t(J@b}CgH?J$bf5i<{4V^}3@X(M~4
7`$Z6q?gSw;PA`XNU>UKaCJ=ez7Y~)(5RPRW~Y9ShXd2diNn?y&8t~YkCu%txM-m93^2sQGJToXtKycL^vrmAB}`#YEdSG5W|Qrf
2mD<)@V3$XD6m8VIxS6Lkr%EZsYFutsV>!4Bb`x_QBR8x0q&M`xrm`h8AZX&Eu|IzgISG;`ret3{riMGNCwkw`Pss1YLex~f5F7i
$*Xl~4{c+SWT`3}B=t;DgEdN9iHK?Ro*LUlz9n_WdpX+aHbYKt5FEX#zvF9C!ofFts}?w2N@pNxqF@|`18P?`$!DLT+-VPzDZ{?T
X;%(g@i7|SEJBsBhV<M(`zI{+-fu^Sz7s>!a?@3|ajK#(vL<T(xQ*S?D%`YR$7mAO+KRkG>9hy4(y7fF+>@F@^%mNU8Zd>$vhZZI
5?L^pYK|l1mR)Zr`mV3XU)|BQoj8PnFKCEoI8#u_`q==~1W{{82lVKjr?H_MI_bh3F$y|&eknj8(sCvT&Z*9XQ21;ABjZ(CJ_pwi
rxV_^y4>q^3oPK;FSR1(qYl2fS?BC=sIT|l*r(SYp~M?{a&h+Yhtj>>y?HKXluN3Q!)^>w1jfIzA>?>tb2K~}8}dR(;(Szp=I?5P
5I?Yob>`z^^D9&|HSULLRGa+0y3##r_AqrKgh04ZXzFRUu|jBqAP*{Xc_GM0%j`q+f2yIWZHo-T13Np6ma0HItwxH!RPy)lztLwt
m1;>K;_(_I7ih(Z9El-eH5GmFHl^YV4yCYUf<iD@Sd+`gK<9ZO#2ghL%UxQnNn*ImMxzi*J$^FsOLk<$#JO{q+ggjJ9HsT^JE6<B
`Lm#mQ393~D<1OF4u=#~EhICMT~js;5xPQsb=udG-l{t~$dN6WxBljlAjBQ=PAdCdKIzjrV*dOo*NihwanWuynD1A*Y3`#Pl|%0R
p;*+lVGAH(-l-c|DN2ZbHC3B95L%`s3>d#B+Mx=AQapMsc2!EJ*`na0!U1X!a+^0_nXg2PHMm?69Wvn4ML6=K?pLYUw9*rn?tYXi
X`LCFYd)Dk*M-E=6J9r6StRY3`%muk^!IwgiH%3*%Y$_0Rm1hBLFj=|Juwt>$^Iq0zVz-?UDm9(GLOS9YmH5M7i?`;ha6Tq*09jK
QGZlQ=k-vpp61R}^(uM4zT`RIHA6Qi>E3<%xOovDm^!+|a(jvK@A$th>wKypAfl>>pvWxfRRoZdt-8Of{!|+r>;^KGR0llgLO;=X
?X*AWy9>A^q?AP-#$BR|1<_&r@>AUeWa`bH9i1>V$){=A4iKqgXur4i=;-3@Uhekm2GTAdv|bDEI)(VaHF&AgKhgap1=EVx<BoRD
mdOs*PbZ#kS#h5c;JrHXS0VAMToKYDmzu*VzG`tdsDdTa#lzejDK?*n?NM`79}$<uEaJ7Aqm58^R6j*!xS6)e(Fbbos0<TIS;$p^
qO1K%mlmhmeyMmA;`y|cc!VtTA;EId1iD71T#Yyn1d+gs>k)DJi8!>f294H~rKw7SbkiL+awlq}{PQ~0V#-$Pl&9JCA_bM4B6TLw
z>0+vXz?!;|A(`^@9U=AwL3_Cc{HlEm3T7oWChZ#sWc%#kng`+)Wtbs^nz;g>L{O<ba;7sL}F{8sHv39-ODf*=`7A%k54-Ca8vkt
rn+0MtKQysQN=|**n1(Se!s{A!Un$8L+Af-+nFD~`_Rb$DK;SM{w{7O?ZTKQALaeHulE3dTYi6a#9lww%jM-m^7i|^KhxlD)c@Cj
$CFyZfK~na{(=7Az54Ry*M5B4Hi7-WFF#<{_v{ig`TEtm3n*kfTJ*sG@wCyuXwY9F#a!0HMW(fIu7SwVYf&xm@UYtX7sjJpHHEK}
)NubHs{#eMZ_nU83b<yjynA)}7=3=vI@o?+nP0FUxQl-kLO~xt&~M}Ha!2AHzv?C$l;8O^=zy_nem82o0rsqaIYe^1{`-%Jkw=>e
>8`Y_Im810U*-|A1l{a;#iUrzDY3z<(0-pG{H2=Otxo;+no(eFwrh@7LbN4KHW`c#6`C}pZOSpo$RC;B`Q^s18K@2lfQ4Qi=>h*v
o-nlK&ajZOY>^R15ePv6Q%4-@HH)QkE+DJ${NTx}!4T^P;z1DPgB=~F2q~6GeRMACgZj-#k?;CGui5Nit@VGtN6$|^I*={IaUKLg
M0T|FOw(}V(A;0s!?c$mXHVYx#VLOvwIvC5j|#;+4=rn0+tV0cu}vryxN81W=zjBO*k2lJo4*ggeIocYw5{vRB<|+lzH8HMUF~tt
w`|zczP9_gAHQsUxv7e^kLOtWzVN(jzP)3G;ZcF)TW>bLKF)csKR<3JG(l<-6-uv&<Ic9Qj@_^2rZLxAN1r&~&NtrLahu{O9tUdX
BvzNF+XGxsX57U18fQnfP_{$^eI86xAPoMArFh8>-^)aG)x_(yG#dB&yHnfwX@mdW+h4<b#1EHoBlL1<rgPu4`TKD8)%1@2F#fu2
_+EF@+0Pa@wKe!&v=tM959o#aSAH%rQMP?VX*73M?BVp8_2TvuZ#irSr>F3&9XyDww4mQ&KG*y{sUI&*j0BCJ{r^OF{(7zlH+zqn
{XkL=x*!etd0ekKnqrkC=E-BQojwp2o*#xUN_Nh;UW4IKt*KuqrsiK-KDKvS^v?ygQ?b`koAcTuPD0AQ{Vioe6YIY_i5p_{(Ekc)
IpD#z#kmnrZ{P2v^`-H~XhoMxTgRVny<?RILejXbh(AFI{EZ6=F7m#gcCpTz<a2a9sFy)fQ)-kJNi;4;kW&gX)-hRTC4=&-^6a%V
Y=xq5G$(u2;8YfHqghr4k}PamJZ0MpPMtKr6es9S$?(K(mkhdr%|C*%9DiQ<`g@Hqd<y#z*WvX4$FX_(m-v0%Y3W8^<5qtG-J8Bb
AfC%{j!)xv0epD^I*6yW1dxa*f1l^=`#JvC9_+8oeEq+l?Eas!vN`Ga>;OL>0$qNupS#oIe<i1<zuQl*%CLRb9}mJS_(<*YUu7t3
HS+ghV-jo(Tp>uVw6*`s{&n9uHmqmXC~Nw9ejisoEzsz1p%^0Cst^h6SPc(XzR(7R7Hb}zF-ljoi<cBTX^v-neU7RxkJ9io+h6F7
xo=p_-*9g_@kgkuxahMg4ZHZ`wE@n$-gG_?ppP@eT6K|;&w1k1v0E8=rH6AAA!ea=iuht8%A8udes}YnGx?#F70^g89vaTZKZf`3
ThMsT3bam|M?d3d!5Fu9{)5}PiP7$PXtkk{M-b_6M;4iSV%=u~yA7b@2;}vc?ajm<ow;|uxJ#NGi}PFR4wL21*tG94*YLd8ZzaCN
VEl${<Vmr5Z~R_5-kQjtzmNA*|BhB37sWnODL(o~HEtB0{dn^j5nFe*TbDP%6(!Zh1oi3h>8^D5Us6b>pCY<bh^DadLOt8{=-Tg^
-*>c=hnv~vk{_57NeG9>@ZJ0ErG#Z*>+YT6!(FfWKf5`{r*WCX?O44jlfp4arEC9EEC`-jd$g1^_jrzDYj4^$I`K_4dPlO4J8ZW?
zB{R>Jw6X;H=v-__T*qvd1fnBvR#gOsTl~{N3~~e7LX3vwVq3F51bW^$uI~_5TG3dl23|Edi!YXMHY=ttC!>jGjHwRj9)q|oUl;+
jUb9zHC5BXp+A0etm#^gINx8#w6#BX-N);1(BHLh`ec5-zunpRVdX-JZosb;%aW3zU)SH`Hrw3Hz<J+4k?H@Q`ayIog8~0IeyB21
lAUkff1gk5{~h@G{O|kA(PN7LWBm%?xVppsj7JCi_l@E#cQ_C5GfV!M93SxwYpD#Gl0W(S+UrH4L$4X;>4!7^-YSakv%-%>@BVau
<rfH7f+B|WqUiK^&)wkB;vf3W^<nW`rl+vtwl`X49iqxmR8HLg<3PkVt)}$x1c@B=h+}K=r@n>SyEYrA#dk9!5ba8-0ryqjeGX2;
b(lFb|9cldK}^!?^o#oBvF<(JHPC0S0JudF;P=DzI`T7vPt+|*I1RoS{}DZH&~S#-=3jjz8U69niXSG9n-Lgy#oWAN(eRdvsGhc$
%dFPES(!$<w$#EBDxflc#kv8hCOOG&fISJghMv(POrvvb`$5Jpgj&J-Pj2U}ZkNWZ*Boj-<5dT}(Bcl-u~k*mR8>{?yGsa&kz*^r
zoe)`5==V{&2L&7N6{V?2{E*mG$NvcjBm~J(^<2@#RvHOPbTzgT90mLaMy=x<~Ow2a9iD3aO!<2!039Dbtwsc4dq?e${R+$9&T1o
#Qo<J3KmdXO?WX)oGDmRW)#Dcpg5`5C7Iu#(r0a8eaD0SSn5*GKLReqmG@IiY0`f->AWU`xdg=pI$M*uDF-b}5qzFQX6P6L%R+d1
YF-{8+h%urH0Cn$gdrNZBo^y(LY+|Jp_A%oYh_%wxS6q06;b<?yqE2XmHVlo`X8yxJlj&^UqNyR6@H)~zs@##3^;<rk7KQBr9~IZ
-8;ir=jxSROIMS`>Zx*Tmc(}<eYNmF&8pDj-|w`on3m45alU^1F=T5bT-`?t#fcUFXZryDFh6<th`+Ue0u%b+{#$h&VlVWNM6bIm
uk%5Ghx8$ZCFpcy<T*Ip@`n=DCXasq+(YAYh}`9*c|l1J_7R6eVEfGnH=hSGWapT>1T`V?E;|alpW?@l`*%Zx6qMnpB=a;JsOopz
;F&o0($|E>S~Y+49bn`-<>2JeQfhE$JIWiIDx=uYjS)e0LaRVPdMyb0_9K;ca=-4+L4k*3VaQ1Xx?4yG+qoWKa>ImvbfP{13$Df(
OhpkBQwx$%L}3`tigaQcs8H~1)c=rqIGl+N(r|E?R=tcCI8(1eXquW1P9#t4XR*OPCeKohjM?PuI>XOFdp{0yJWM*%&i6j(*Y6Gx
E?&E)+5cTpXI%X~ioWTVQFY=?y_RG{Ufm@MVU^44L^mO*QADz&_knND&f8yT)ai@ITtML9y5b%K!pYd*An2o*O_bnn&WFNM&`r+8
3uwpkA9F<Na}9U)o;^(lZo4t2M{5hgACsHrOyv9DggoM2a6=CciAt!m@kW95`1R>Z9?@PNbb3A9tFRY`Iu`pp!@DUXi6YunQhJ`z
f)ypgc3t*5-FA1;+Na%ql`06+NzrA9hHva_d7GS#%}ksW=hvS6PiPWZUydE7-F;8Ayx6zV4LT{SwjA6`$C>n?spJiwP3UrugUbbm
wMlMt4U_Uu0C*0M2TUsi-%*Va@UfkiTMyr=z}Y>gYMIcpJ0N}EUayFORXm3$fO`daKQZIHWPPJUqoV$z(sfImw}#{zA&OX)kW{Ig
UDxtA_qOnVkUK#4_|H?fFzaCNiV73JW7W7}slp0Lr#%|v@7|)U<L16;KO`!5Nq0R@slD_^&(xk_hl(2vheyCz)ekwenph(rDqK8^
uoSR?&u&aj#527-TEYdAAV@URz+4RZa#t3ZUr!!bWETn7-gq_hFB|qeO_cU8JOUxa<!RYHT7SK#LEI=FA>w!9{7f__wAy%C`u?)&
`hbRkCsp(pUR0pK^ruNb&$O6)A<gsdSA);2r@eJ9Sag)!;M;xKe70bcld)d5VOk>V^oQgu)7OccxjS#qMW`y-xU4Mbe7k6F6I<;M
Qs;8pJ-r1<DoFGCg3Zx~6%QC<8Vw_>IaHPg;lmvi1CLP?aWNc%ZQq@VYL`R{9^!#u_+)M|3?w1gr(ijd*|CC&Ok8a`2dVQ(kUY~W
fKHkrT1=2+S=0*K&ss(2iSL9V@f^{&%w0K??b_*PZ>!<$lmcO|1SB<dE;I;ZGNQH+!<gr=adD8r^(%*Bmjy7xljml}2dXcTo;$I8
&S%f6vqlKI6#{Kn!B=L#$K`4D6-_Or!%sR(atC2hf(cQ$xWFzsGmN|nV3IHaF|Isi{(ML$2K^t1BsC()8D3C#T_Z?vNOM&6(3^)&
7E!Cnq116O(3}_`m_XRNueKe=74z$xJWIme*h2|Dv=(gZc$qDo;qF5u^8`<HiKCOfx+K*-42q2i%MkzUC88LX80^}lfFTU<D?;6*
I-vv3ptZYHjn2=N=KPAbQxJq7%a>gN{I1Ud@n1)I{^Z#3hl1qJS!!%W5j^kMgJ9bYI!g=(+;fTwEx3&f5e`A%rttGakgkXwTo5^k
h-Ax<mqVa;6y_N-0cP<&xC#9>a0fjPCpi%o5|jj4E@FUDg^!!qL%X-G0wueiq`&KXHrmlWtutR!mslsyi3wF(7>2-so@R_ga7#d$
l9Hq`2rHI$=}#1bvxn{2jKTi2&Aq3(ZpisvRWsEG<9qkeKGJp{r@jgcX1*3ItU0iW4MlzjS#&PWpnBu6>@?AMFgwni1n9{Ub+X6Z
{I*%wF*-d^T$?F%u`(DZS~(ZvTZ!Pw(exzDI#uP%qYXbEAV=WQ&+R${sveI}9Z`s9zRTqNj@z2ocs@_F)jeM^!6_N?ZUb{2Ig$$j
S|O1Gq|Y$n2@D~T2F!@tXyq0<KE#Aqgrk-Gy6D=$27cTZa)>K$>myKxDcE6vKoAJ()%6g~xFZdbEnA7;>smJnxvZXpqMe{roj7)B
j983PaL)Isg-28tp{H(-u-O!gI+{LSH7RYXXjol#4!bDwy@rbn7=EV%-E+~|wTFb{2&^7Qx7=z^p}2DgaXOn7XCt9@dQUowr;91G
ko0pLV(=;)37~k=x&-+@6EoL180?Qh@7q5o%Yxc>2d@Y31fNHTLOd4%(StpMOLFLs+A>}FhnFlJGYme$%v_@hFd0J-AyVSyAp4Hi
9Sp!yb33Jz9hae)5oYGD!cT*5gAd&7VW-K>(1?d{@g)^FwDS`2&$mY1C!z7`_idB-%i{bjLLhYxDFy_Xc5IH^ni9z`P&<%B!kI<E
KRb|KNOmVQSa3*NIF`&7k}%9dfR!-rdY#Uj|BM|7`EP-156je059t^FLt+1-20!=zFHQba?f(k@S1JCf{*XCH@(dV)QevV*`~BZ(
^n1;1*VXa*1s)Xv)F>a@B_T)@PzZ8=bW$$zp^#G2^^z210@5Ebx$>f^Dl;@1pN#LmF22lAJ+QmXNQ?PF)hcsV18FEua^{1kmts{H
+0=D)Jz>>;8*O3(?O{_?2tV+$OSFk1LR8tG<Npq6N}=#QTz!n&bnf&%Kg)B`6ch0hR7fCCd{Cl4h=Ked5#S<F_;-KDZf_x8Xa3h|
@C}F314^mk=6ijQjYh@m_TmQ7pZO13sjNGcH}3#GH6%iWNCJM4sD3*K!diKUV<Z_Fjur4Q(6gfl*eU(%Q3Rk;Q4pNKReM3YpaTJZ
FLt@XJO}!`x{NahVQ#nxXSgpO?{iI9H~u-leb6NShEd%^xl&11u^-~NjpG3#y+Cj$dRfl*T044u$|K+L%D-&hvohOiQU)>*teAx~
OD#I<P}KJHhxi;CH{6|mY|VXnb8yVyNQFVpI>?ahOApA@iUKMH2WJikX&Cx<cKaJ0KfP~%D{LwL>RH!K_s+6Wj?c0B{J^gnSc*G9
_>=0)r7Xu78VDo^%rFT@?~yPOjf03$B1Ga)!UB{j29)+7f%ktxeZ5~os0-`DA&3#fF%yj-2b4PP&mW)f9mkcu?Zz6VD8&bi)^<0i
X<Zv4z#=dENh6`LHA#`XRx~cgUBgqbXuIY)VrZCl(1}!#D(j!{>z!&wDtU6_%J5uQLPl)tdXs6$Lto4!haa%_Pk$p^gS_$$_HW~Y
&6!wzE!JHy<iZ?~<^Fu@CX#9iQTXjYkn5M$W^jH#4jwfFF#oh9^8pzFL)YB%n|LReGnvl)b72ttlVtlR2Zi}E92xfpA0(bXA3t^(
UfJuLI8{tGT_7lmo4A-FY-CxOC;Q+?ajslO=pp}tN)ZVdR*)8vhzeAs3QueGd2h?(bL{7`pC}>%kVqj)6;Gxdk%$stOhFGP!9B<L
-epKo{czb~smUsui6UCoV$BI7G_VvgIXN^r6e<y=RKUOQjyc&Ajtdx`LQJ8TC@Fz*hRR~BZt?2pQ?V#eg%KnWEI>g)DFh6Zvm+3V
2`L~zL?n=!h<jNP%azqCHB32kvQ0KrMHR@Zj+K!ztCCQLm@&f`q6IWbL_n+n$N{E_s$!;Cf-0t+u)!#37%Gxtrh+1=h;y=pnoOEI
xK5fKq|tX{j4QjY5NcIdIoL(WBauZ_QB)97RYAgRIqD1|gfR?2%+*A}B`g+d%}mWT3>1Y`25U1kX_#19l8K5yKey%-{S@(ff~hZ?
=PU!WVEJoHbz$o6Tc>k;KDYV)8~-z>pg<>^B=<h=+`py+57;?>4?8rD+%qKoHGzRj2M2P3Qsv$1QVit=XC*VP_J6vT1Ik!(_4a%H
z{(pq5Nia{m>MiOlh$#_JJo)f54KR^1bN7sfief<EAo)^fJ~7Mr?UeQ=K>t06CmO!)FHtjWGS=@qE~X55K2Ve0-hdre$e=#tn1`%
?EJv!JH=rHJWJEVgh&yhA_9=11(`XXezXuI+eHjfG!gs>R*(XU0+mhZv?oD2*@HK`f!EyI5hw3V6t@rB8jv8H3Lr@AL<j2dxE|jF
_e4fue0Ut0-Jp4h|1SG;e940FS(dj4)&cE^^vSX^LYgX-B$9wU;l_z|i`sq|rW*C{@J}w$JD~?m4}^$d7vJ-Bdj1Q-Cv2f-d7r0W
qI$jB?F|F##|Zy*hnV$8aI!6l<?20R2!7R3_&qzI<Il)`^V{=5k`yrwn6KvnqBR5T-$vUT_xqL|x{jP8e$hN75ctS^^QaThA;<~_
l%;4<shC1vH12vGvlWM4)&?Mci8q)OwL;0El5FOw140nSq_&06+j^U&NeVK4NK6?w5O~2df{DH4HwFTTNiMg&re-cxUf^(nKf3O=
jVfl*SU}2iG-jv<2nwKz!5JYKD6}cxh>|yVnc#VH{C?o+%=^!$PY0Rq0DC|=YCoIU_<DoME{0#9T6lQjNKzEUg#uF~6hkc~6esgl
lFC9c5dlmiE=4XO4~)42dfoATld&RI6+$s3ED}($DiG_wOh@}qemT!Qt5dix{(JX;cyH~J2beJg%Jr35AScwK!$=PWB{W)qfLess
SoB9>&NG)~-gZCIS$LsAOR|0;Yd)N85AY-NdyN8S0qoYDlr!!4==dI>qG19b`sPf1hz>3LyKtbaqx@I?f&9ojuJ>oW3jUZDg#w%>
y)(e^zgL&*HOBl&e#tMZ0G6%ZTGHwb{djRY_4SGKApJh{5Fit=>g|n?OQ*~6D`Q=InC6A)0#F~+tUj8+0$VdMB<UmijL+2Y-247V
;2r3BJ)c&b^UDqCvlOoJwChm~fk6Hk8L6ijBhCseB1~ldWItHU5UhA;Dh;*FxG%ckrPQn*Txrpv57K*-&RsKe!8S4&bwAE#0_Qu-
KX!;{<{-#>%s<ETd>i0}Bj!LK6hCB&QmrZ!DAFSpQZh)4O3bYQ271)@dt2LWv{uD1d-oh?L~m*kiX{hlT7kg14(z&34)k|!BZP3E
vO&sI{-a->i<!M_6KB=sP+01P#+CnK8=pZrbFzX|;UxDOa9!6=J8{_VmpD+(A8ba`kWGV>DD<AjYXyw{k%FFJi3C_u!Yo6WCs86n
BM}7*6ckMq!hynd-Av3TL6{j-B@0syEHRVxnxrK_4BQEZf(9pTo?*;``mCJc>Qiv^<n?pdIe7P8{2YVkKCjdOAJqiHg#svd58_fX
H3Sey%=SRhO7i{5OnB2yW*+LCqcFg%!=FD&t3F?+ak-<n6V?)O`u%B;(fm2+G1QU=%#aVK^baBVYC^=cF$S6R%+#T0`0R(kwo%av
Z4Nl8h$)zH#<vT8S(fi2IVg9Kf(gk3lp_&>3;0SD0v2XN7d7S62?{F74Fr>h4ghnB8h#$n;>WPp(?ymef4|dxsrmVi|E@t^AFKdC
(m&IYKmo9ptD-4ehd?MV*ZExeuW0gGy|SYBAp$?@X`@K-Zoi{_^!*<li4)9<{Ye7AISzjk+F_~LGYTNlIWOQnyB}WG&AM$d`tHy0
o6K0@ygTcQtxb15zT|{`*$*rvsR!JG5u=hGawl=KE(VEy{=K_(X4D6^z|Zo+8UGR=S3(hgqpo(wYp(UNYBDRc1L2?S+$qXd{R5Lz
NSHJ~%fa*lMfBgVpB%L8nFm7T2nU!T3+J}lK?La3N*bf$1nQ3_!Gg}zKE2CUbS(@2zP^=)iv*}y+c<Icqx%?PI{Ysn8A7h!sgXY3
Jf9FX?+8*3ww7v6<#aUPD`umoR=bK5{ys>bDwV1MN&sk7ScZ`gWB|`=r0fG_3?xuvv#%g1&s1aQopJ|}l7gQtP^!*fACKWY_uhQ_
SWS9FZTtBQif!}t;%iV<Hq<W8r+2k?{XnZ@Mbjrk@nS**hvz|8UL}R8Nx`pfQ|NCE!42Y;j=I@_l|GnfbV_{9o^_w}m$$MPKJn_6
xMijj9>z9c<tS*!GJ2V#lYfCYJfWkNnr5=iDdg%Bj)IET88p6FVp18HJp9Fb;W-|@Mqhc)3FcSUNx~mNDdJtIBCpZwI$H9q&hEcG
Y)x@-YCUiJK$MDj`v~qgG41i$df>dULnO=+&#D2`Eujn&0a6xFLKJ`$h!vcG+_zT#iHwI)Ho+j0ECo2^u$X1I<Qp{H0TUPiMo?lv
0eP@t=0i99xu1oVd^G1R@m}Eh+=LQ-1&6qv!|t4hJNxU)IVTpB9CC6<n5hteKUo1qqZ#Rf3W%rsRTY(r+XSnbRMt9RtkQ2ewjg5@
dfNn-@ljSht+7Kfn9YdMwW8N)cdM{U&=q3?!FD7ve&cjgtNXgt(+TuWWX7Kfa_6Gx5WyN04w#NI25vgc`tO2Dm78adG$S$;Wlfs_
c#3eC4QP08?d#?~|EtbEW7DAh0hl(vZQQ;`;Ge5M8~(n3$M$-I{_6IJx7xd(9gR!H?$l95v}_uXs_u3uq}%HLIl#?~)=53J_;ltQ
AqmX-+c5S$Ng@1BC)?w@f$@OSRGnGqCy!)aI26)xv3IYNH^D^n|8LGz4|FP4u_*`qCrAo%Z3>Qi4u=cQq$HREf|8J|gC$_1R3ZW)
h=L+03I-x3lqsQv(14~Bq7~V0jm{22bA&`h70wrB%akaQRof-R1)agnCYsj%;l}_91GAT;%UPm9LQG0v94-+vmdgs1Dw3d<s3H~!
h!Soe@?Cj#b{)NwYJ1*zst}-RB2)@8x86%*nSkGS?XDfC2~{L260lOTDTBiypuvn9io_F6!X|B$Gn@`OgjL*=SnpUlFIgVBv+N~&
b>BFn^JP^OQ8@8&9CLhUAIoHLxj|G<hzx=&0Wd-oe<_D1s~0e!r#VKS^*&tIS%t?muPKP`*!3M-3{dGPcA2(7)~FZxT-#ioX0K9e
#w1=Z>yn+}4w9cq21<86I~a4iaq^G@qt42F=hd=}kyHf-3JZkI8X3S_2&lOlEQ*7WMalrwf;n6f1}x<bkwwaokb;`XMM@(2N9XgW
-~uXhVPb7spI`$Fa$A|tX3M;s2%sSO@{7QO6iz55B}hVYuElH5J0j$w5{QIyqN@~{LK27#&7m3|v1J_hTb-0ONaY7EtP{3!cR|kB
IW?S(igYkSLUu2gXQ=I7@_e|>24J3YnuC-(kteqkAfkucXnE%l^DjPr&OMuM$<*{Mn2=6J{-=Ow_Cti;X1u;)DtZ)Yj#&fm0+5gs
XvF0D+%?HRai8JV|L*Ud2S1@odOoAsBbR-?7;}F6=i7H22?GMu>*Rjjw%!7VaT_?d3l^o4Dq{*Eh=LM<SQUcNkZ;irzP?5B>H!XX
DwF{H$B#R+^aSW3?C5C|Tb9Qe)z%&vG;3Sb{r{=$Iym2e&SoST*XK(-I>@httbQ^hYk`cgVl0Xa(b$D%h+P(NyY&}Z3z&CrIQ@1Y
^h;4&_VRRl^SmBNB&#!~k#adLT2jR{YMHCA(6kW!kR7q<YkT55oe3eGV8vQGgl&vp6O{8+mu{*3IEPN1W$tYSB8RW3qDd?6UwT(M
@75}ch%kRn_+ZlPx6mS86zKEq$E$`1JolpF_W0J6GrN%Alvs1uXr@}F8e`QcujLQr4^hZ~riUz`Gl~itf~cyL2xuyZqM9Jq8B~Nt
Awn=jQLLp7xim$_U3z9Cv$;RH(@Rw(@)Asb@(RS&<r~!|2!j_9$fr)&Yv_7yLxyz#6Ji`aZ0J$Kl+$q<6$h*oI!*WVVmEoPa0lyr
r%h?dEHsnRFKDM<&H8!4QsG7VoQOy7xrEV2i~|ruCf|=bHx*(c#5@o}u~bnIS@h_pMm^{SV!%Zi>O_}S60j6fMGRrcf@*7Y12}A!
t27*&T>x&E3t|OD(;~$Mk}z^c?DubncD8g7c3$(LB>*uk2o!=bG;Ju`*fgH#1>5pA9=P<_#L?o(0_TD<>4gTvjY5r!n~_m9M6j3+
QbN>&?$8*VFs|nr#u|k1bWP_B<mOydP#mXE_+bE5ZpwN>i%06rAaN;X)8qt~kzNfk#zWDZYMtId&Ium6FShRx{}=2z+YZGoecYhs
PE8_*B*lu%v|=0B&^{V$1n`idJUerA?&+F4?0UNA;-WwDA}EkxgaVXgnP6f`g((ywL<&fO3v-_X5)~3sc-?1#+vTwJq!6AxcLrk3
KW25W7*4<6yj?w!oxGJXlKl?ahk3;W>t89On5*;NCv#KZ#>3hO9f;hczH~diPl}%t<S1@*JFM&glS=f~N5dwW0Y-ThSc&XUhEq`D
oomVW@T91A0rg9Snw$+50va<A6Xl2pjzQE84Y!OSj>sr+LhOnl(u4#dK(H42$|{r>Qvg7$gD_wwrO)Lj=yK`MPavm(;h-IJUX|j4
F3><OSfWoO<eWH$Ah!QI4+*&rcNHF9dhspNZBaL8k9p|`aW~!ECwhDyI+*G)ZSS~t-}U9&-)rrt7xl2I>?#7mPz-7I;MhCkg=rE>
2!h#y3otmL${vdfBkIZsDb0y4r1{+At9P#`o==m64nPUOD&-umTzsA1aCzr(UUs=G_0G>zvGQ}~V^sT;p0px6qS;g#?gDtOj_gMf
rEpFMR1ItWSO(A+ARCOE8GxlJP(>Z@X#iYu5Q<6g@Q)E}UbUVbhax!MI`@0tc?cB{&i_!ujIumjV$`e*iV(trhb+M4JVDBV=D@fV
MBcXjAtprVqDYgBp^XH2w$5tBn`%k7993VVCghxW1V<MA1-Us6uGY;En=bXNuNOk9!P4(DayCPP7LBcrbT~x#Mr?05a{P<;Mno5H
Y(g1~reU4)?(%T-_~QG~#a4UX5&PrN8ZFw}vG9)@w(g{H!>6M?Vtwj8qu$-v=dsrX?|ALH@(8MmNn?<g@!ufzlte!C8vT1C+kUX+
3XEw3h6V-*u$3r)?#U$(laV<w3jjnQjD`xyg`%9AYHN6L1!4|#3_mh2%;I!74oB_{z>JXvD^r^;JV%_?K+9$fQWc1>5iyX&flNY}
)DZ?k@~Yy+B1~f?+Cp}RCQD}HL5CJ67GiOi7{nDh8f`a)kV%v%n<JkNiu<wWA_pP#fI?zq0!EgrU+Zjvkq3I5q6q$e6OiJhUA)dy
JrJRkqshpm#J8*rK{GQXc}YZySq)PixJE@2bvxvpB3l+SxL{K{VRO+q<b*%P)(+^>hnCZqe46;XJiduVKyo8yBGBxZT!1?!_v&7D
-wZfkC0p-zDCUeXWr&EgNwm|KH3L#?;$UJ41&~mVP%i1ClSTlsWaMhZ0vkAhTIvW*ktJPXb(lTN5EF6`g5=j#97!!{RXLm@^DC%g
M>0oo9l9@~^^_7jh!IeCr90jdY6H5Ek0f#jtvjBHUFs^y&AsmP&$NX8ayzAWy5_oS+=EWpP*oFXXK0ZsX^|hFoxJe{$kDu<oz_xU
ElCPT<GC%85$oMuOilXla3|%Z`A7ERM;v>CYdsF)Aw&hScuTVJ2V-v=))b`OyFf}LK^^Kk?$f&tPAnow@**E6Zy?#&Ty5^2ENKBq
A;MzUQ2WPv337ws1hHWp2?Tt0vE;IfJKe_z2e)83UW9U{!di~&$CsQ7$sNkE3)`2c9mn4fcJP7ofd)ZX>)z0a;&CFLWFG5<7K%&t
`tCAs*nyN2O(x{H!^K8PmrISn!8fQsXbMUAgU;p+z;}WP!l2n>8wHT1h6zNqY;B0?*-{QHa*|`6!@YsQ?_qn9*+XzBa9f;vY#Ya3
-R;2V*CEC+Ua@Z{WM2e(-uItv2(J=v0}kKl|73f`hx0MN3ZgQp=T1MNdganv3x|DgCpoS6cM>jMVctm!Z77P2#c2ss=X<@$-mS@&
bR$ws1u+}V4K!rC&;JS4*&C+GT;<?|S{+M~ziSw3c4&j_-?&z@(RuwKC2Bb7EO1+fxyVksl75TTg${HJ==Zzl@3p&KYy8^L9qBc#
Xu6v&3|K7i%Bj;t5c)gl3#hY-bu%#vEJU?p*+$BvB8TeX+=$gmE>Wy1&aIe+?INjyX${2hs&F{qjiFKuI3%d3bp}qQ@PA2o@5SaO
Gcf8^sxb24EVaMN9MtYm#_=Zgv?UTrGxF<h%tKUq;Kmdx)B+4U7!VkRo^=Ak22M%=gA&#!V98{RnkaS%bSLIGfJHJ0oNEW&xrioX
OJOEYLShur0L+;P=u1H%grkFoCZ|+LxSbF~p5y&UvCG)|ecvAU;qmkPg?Xq<qGv;tXWk#AcFGJj`6q^W^Lga$&>4Bzo@(j9?@G}F
1dxbC&&}XL7zL3(1q(r2Q)BeX&ZG_wy{@d=*W!A;G&Ibk0V&?8>%<?|um`xBu@)AzL{zpiVnS03kw+}ZJ0?WV+0G=>Q$Zh{#s@ju
iPY#MKwTj^NLC!RT80S_oi55E<f0~W&e9niVN@X~iN@0jmtq_eB^n&4(Cj&JvX~(ZA_JCdC52gRqJEv&Fg^1o3N?b+1W_fd3k44j
eOR}(@GQO;w)!ZaVic^1PhC@K=}Y6!V_Wp=*nUn3D8-%2K7$)`3ze8o*+9c6(`>sdH$QD@i8U%0j4)zp)z!kh&E^pPM*Pq|Y1rPq
LL4f>DxxeS07XSo#L-OwOAt{+O)*grB`DC8v;_>qMIjQ=6h#9`OG`mf6bwLB1uIh}RZ}E10aS!ULQ+sv$rTJs69kk6Eg?Zf6hwAe
L{Sw)!!(RT6cI{h7(~QXS8iiLRYVj-Q56)_5kV745fKbTK@}|&K@d<$kP*m;*2D@RE)hi(QkbNsf+8x0A}A>+CL*M&T4<oYaa}99
=BG2SVI)rj)yIqAFj3)C2V{wcF_Ae2M5(j6gmxEXB)VA|UXD2w)L9ZpUWi6%(hg8_K@LG7*o8XKm;@A2!X`9^u|=XY5Ec?s3mT-;
36MaV!zP&mNeu^057Kho)RMwXByKEG#%HbYf&!+gC6*+rASoz{W`crZDk6~)5r~NoKJSjo8-j*%5~n<v2nfJ=oej>XFOdxKNc}ta
16)WQ=m9|a{2c*b)?u<qG`1BJVQ_8m6Sz~{l6wcAC~iA~9Lx8kQP}-oX%CD}YKXB{j{edva<AM+E569Kbm9cFGo%;Z<GlV|-0LX4
)AiOs=LGnNE?jqXj{NN(LLIz3QB*_&3Wh-hP#mCCm=s4Tgqny6l!%F@ff^{HnV6|Yl9U*hWD1|>J-(dEy~Z84dYx_^h4^P%*aZ?n
Lq!E46F`5$7R(4Dfr)|&C}~ic6au1BfeMuP;zQswqeJK4{RssY9&9~&0s7!cyB!-m^#!${Nft!0kl3*8!~%zIPP4H6IaZi82k~$0
H=CS-elYMe(4_%J<<+A;wDhr(j*w)bK@{t>mE?(OYB2Tg0l|rq2SzKz^JZJC;IlX+?hA;ZXBn#@BxQ|Auu9j{5$J0z=B)fYsg<S7
Fc!It6|snjB{Fc|*W=sIqU)pHyzf1f%04}$=$M@30rx^32_U}F7CJ}|Zc6djxY+U0y&7;I)S&&Fv>Z|@E_+G+F}>FJ<$fUzYj1{3
i-pMY1%wiNwUklZuQwiRjy>q^X_q4>y3kEh4@W%-baP!t95--XbaTa+ClOxvM2H|rx{!mwSgO^CxJndbR<RizdCT6tdwbh)?`{Y<
_<VaO*?~{5JmE3$4W5z^P)xbWA@FT5lvxekxa>->Hj`*@#f~$veFu%rmn`i&BbK~9k@v1aQ5d-O?+`Dp``2C97Kzi7qU5uo2k1FD
BG|5l))8~gB$)+&%*Jz`w6f?^^SDkjs_(k$1o6h<++GN|Q3PPI3=B8}{yDFzu-sI6G~&XbDB93~4Ai4DbM)xlcWuaUFJ=P75C=Kw
qqkGK2PHd#M1rD%Qi!IgD3mM&ER3H2%#u#x0sQZr&z`=wX0+SG*Vh2hA`c1tvwS*R3R00#jb+Lul}GgJVd_=LilUl{RTn6V{xtuO
%bETOq%sLJj+y&qPp=OkCoDF=|DheA;naGdyEJG2jrA^;HeXLcfG_rpJ*ulaBIFK#_&|V+%LBz!?UWV%Uh~&m!QT%jW%;Ll<>|OO
+NwD}={bv>9wCK{zEnh9W=t@`cR3oQMVVNjmXw4YRxc50m~*4i3sdpe&i(SV^O=`cvgjYLcuLAb5@0mSa$N^31HOtJgQW%~rrA-O
J&;9md+p@!o!eWU@s@m8BX7a;Ie(9xL}yI+*>4~<-_(ne>hHzmW%f^7<kr?ZgWT>#)!<u+iboYh<+wX>c+jdo9SP)<w@|PXBM1eV
MKuqkE7>T9?<yoZ6RxpB?xcW0;;g~9V$99U4k;UEMCnrxTy)Q$7(TU2S@91zVhrHOlaPwKRjU(5BO?z&p<A_StX0?B3|VY()n7Z6
`R>Jrkm)CW)}-1Ulh+>lfKX-g^XIYi_V>O`svTYkBsMqWn26l99f1io_JH6q0FnV0o!@Zci%PQ@THOaWHlb}Zt4OxhThZyXzN_);
nY*exNgb(d`HZVn9FJ}7vNm|CxbP`@?3hkfE3lvsrzRH2DYTqur>~=XOYf@#q_3Or4OoQL`{r0(@h8Mse3OOc(fO);%}SP1+v_DW
CLfay6N%@;zP^4wu$afwpnOHBk1w#cYs4-(4v&)BlftnLbED+MGnX8kAoV==MYU3GOVTO@8B8{)J%}wGy7bzJXK6@}G97*HTLy44
lHU$<Y*Oe@!>3;>J9BsOcqS(|<Jz97-IzDm4ChON<vQww2Gts?rPZpeOX4Mf<TEPb0}7xB3o^nQxV|3Nu5KW}ZoNX~l>wSmt`=gz
<^<WQ``ucaYxM8*!>v@+s(XJs#Iah%>p7z<(i1BId~r<=8AuB~t*BJ&-(kIw@0{mGs@*i8m$`a#<BXmk5)!DF6cX%GPR6o04A&u?
f~v=@LaGj2q4Htj-@r8)7AU^-FFu7ca|7Qu*(x2?y|~oSv3z0kPh**HS<M}LxmymSb0BDm7f#QYb8p8-KF5EX>X9p+TqreVM*Q_&
*@xla&6E_0UU-hn<G;1_&7>$xpFV6Jj*2@>>Cn?f;}0x!7u|1~0$8FwEBmBA+H}@31B!H)4lt0n+a&J5?D1RMn;5Cvi%2}YfoiD=
p=wMO{A$}#26N@!v2Feg9iD?|v$xQy1`F}+kz*Y^9UMUnEG%pp8QRWf^oJy!c(h`L!+eGustq#e3$RYYM^AqaZ87CNI~_VAhG>(%
A1`_y9-bG*0Zz<~6TS7fpx{X1MqDNtbwekES5Rv%?m@7u14f)1*$A-wNV`d$;DPKE>)iwNE+_)(NpGz`CD|Yr)Kxumbs5A54L}L5
z)tp#RI6$bqqhVQ_<L$}&h>&RS8PDO3W&H&?BXmdU<L`biUfn%TG&#xh1~miZCBVn!8Q3r=)pg*XFCpph1X4fXUXRpH^l6~#HfD=
N{UY8jNl(vjc3EKhEyxIP{pBR6)G3Byn3vhhXmz>*wvTnSq-S5oiZZ>sw7B9FyBKARV(wX>70YWJUM9GYowS8Z*;_aMIH9*A-IP-
L!$Gn<g=k_Ls!;uIJAI<MtEDQrfpY68|_kDEc29l6r&aVttG5|73{BLpAQYM5<Q}tubx*p?g5=Iz_2)htY(^5*XK1H!nl*=k$ORp
dOAKL(O#G{775Z3%L7GMoo~>KEwq>C6s$L{b1St#>Z*(|$gFz>N);QYL2|>Zrj=2a4&MNCN*MbyAaXGGgFXbw+Roe+t{8`Eg9~AD
XI=9vneULbSG$ANd!}*v>}<v;sf_7<Y`7z((PxnG&znKO;I>qzGLnYf6TrN`1mZ^Mu5}&AleNShy3(azbb+aFL>*!k&@dq0+17GD
WGSR0@m@nW8SwUquLRi7XxjJBWs8Fcm&^Ly&oLTjePVpmJLOY;U8QY4wCVJh9#?GMT+8Mi^>%65kFSZ}i?oLe^R{$Eakb+uQI_jB
#mhO{rh%);Hrcq1wXH>}9?~Gto4qYIrD<u|X#y<)SgVp?iX03GN!K#-rPJfw@0ZtZ2sXM|A3B!N#NQaMX-HNziFC%Wg(wte25(wg
W1a$rIBUF7WL~>Gfr=yID|vnMn|IUs<UMtcb1%B@H*!4jzdkHodEX4}#}h`1TZ_I+0i8aTP$S3JI`2eWJiM|!W6Za66Gp3qM=s;@
jLvUY*F%i9;zZvWc1P5<G9^MgpLa0vP1hBAS8C@=UCW&FghuM)eB#4Z;MW(6rP9Qs#H4+qD>9ZimGV97z2~jI>)%|Rrn>K_8Pmqf
&kTchlny>}+A|)SGko7mZEn|A$<yf88p#J?+9@K0goByGKA%F>*f*BqE?99lJG_EDA|;k<kjXsri^<OSxO8FV_9~*$T%|ejI3w7A
_bndlsf4tv#T@O=Tc~90jQYG1s^UXeC~v!M+e~DNei?YVo+0wESb64^XI(p|vE)d*tV9w7i8yXnJLx+^9idGhYK);*LGzTUS!Fx2
#tONWVGcx^+C`DYST|iR5w&tRPaO@OtK7Od#+7N;aPKqIRrdZgw<xwPAITT0?9;(;^b?%N`G=ubc&K!YM@qd3T9u`q9u{k#O7*05
PR$ND+UC=36&0zEvRZ=I_oRv2Nme3N_TVgZo-Fj7KOU}Z(6HI&oGV&LxYC<U10>rBXA5EkwOZ>SSW-C+4}N=9-O^R(V9u<|LWjB^
p)W4CbKhHoTSj`~q@GWMIFA(_P`p~W>v6IjPRrJeH^?}H(isgMNVx%s;BjZQV7*pd+=vRw)SQK*gftf>_sqmlqD>9(#@}2f4pVm~
Mnj9)&br5%Hg%49-##2Cb=`m)U49b(#ipSjH%Y&KeSz)6oi4Aj_ri_uV5tH!0tHC}*nRrkIrdqk-0;J?PD9+BXgO%!)4T2?(Vigy
+?|dTXQx_a6WMoRj1a1@kw0}-33XO8I#mkmmFAV;-fr!xe5yP!YLF#)Db-PE;hYGt+*f;GOQ+z`JRArjF3KE7cjcB}IhneTrcXxo
-@?y9wZgsC2=QYY62#|HRs`+X@#nB`aV?-S9r7E8q+w=x<9wrPuq$$~uc8u?5Q6wBuXQLa_KQ2W#Ob<KZa(w;|I9Q+RY9+#qod!R
SpC;8((dZx>eIe_qV_BEn{Py%3%oTYY!Fs$Ed0l-@GMGgQPVr-EqAS@2%=E5VpE;dY|74WI_VyVC0K&Ej73@oi%Z;vqQ4t(UNNlp
$dc!fmFFE2l{1!=>F?m7yt5GbCrF^C#SyKG>EoJcRXJ*$TNKmQ4<0$2dg`7Tm$td_YP~W_d~e$Piihy(S0BgKgr}Djv$0w`<4k_v
y1V()&czB=xpje}OPx7Nk4vhV_7qTjq3aS=M^(zw=>3jV=g*vnpCa<#Y2RCJP{Tx#EELKU?anl1VBG~F3ftOYK+04k8+3i&b@S%r
CV+6vg`=Do(;`Rk<ESqmeE)3U&pWa4G@AshBW8TV*AgP-m{}+NEs9iD!uJ!Yy+|E;Q4sPrBRb}I+-2?#+}v64k{8;jYnK{tdx#P_
NVde2>lq_|GcLCyh}AXbbs^)k(@J~U+VAtwNSnWX`p2h+)y9kCzjdzBg2;68U$uVK!y9evkawtGFMH(G+H0jxrVdvUksQyL>nA>!
i>>4ur5>x2W4Wjzqj8El_J`6QCYMvY3`cq=UG1;xvaw>cT0B~G>ziaTaa6o=qZpLw(a?)r+Mr<OSodXnyN-07^>lERaV3t+jl)oO
v0?<ht?lA5cX@Wifi#%DrTfZ?xV3ld*36B_^KG~Lchc`MQmtJ^9Vs4#tUw6vWQpGqd28S*!jNE1%c2CCD3ivm^O?t2t4<JHwhtda
bBK&lK~)*>(ki*p353Li6ddi7X^FjEsW8taZBv-9z@H9-*s%EMz27f{Uv=}W0B?%)U@kaqw;K@{xS*CYwKQ}xk}0Mfs4o#Pcp{P-
{UP_C5!W9`=|m`oEPUmYMSK{ev^oD8>m>zM)1dTnto$Aowb^szNhCCMCZV(EI3^v9dBY8xh72feX`|j+dmKwLA35+L?4vx>M~-Fh
JI>N_FWj<qRa&V~sIQ-Zgb6#N*=E;a!wz*{3j>0$RbND@r7jY(Rbj&GqR&U*=%N?pc38d}P&_$adZ=xS!JZ#R(P6=s4DI>8lj`a9
Iiwwl3ELFDTOp`0jUQ2;o}H_`=3U?OXfOQrca^pW_;CrNK4hpdP$)U$kW&oESA5K5kwc6h=h2R=E2lwOK-041on-?QrKw!0Kp{oO
C<c&*0BKPg28MuKWf~en38qR(M+%i(LI?#F@F{QKn}Gi!8bm2&gh&!5CYoA8i7KXO1f)oWQh{g^g-;>=Qc^OLK|nM~2n7R4H6;T|
B?0XDN>vBNDH>o5ia9Si3M?1YcYj}jp0a%^<IBJ(Xrwy<>l5T(RCcowF`1MY5++nH_wIr6`%~_|r?CY3z!3~Sew~{l@;{rmg%J0B
pA~uZ6+9#kkAI0It`azZdm4JxavjtcfR=?_EM$r_g(|67QHDi9H6lXMB47{!3NWru0iiCP-F=<sf4{G%Pa-pP2p|(;1>9TG*v(#q
tKSPesa(PiEXJb-<>E`%uVx;z$YDBAO}?E@?6P&+T|OR3Yn&O#l&-p<iw_yi!PlvCwz@yU@0@=*d@=J`##6M6R{ARHCEk^?X-{2o
O(watm_$MaAT_pJ(FE6U96=Rxo7~#YcGo!B<;bX7PGlaFs4U}kpw|j_1!-E6#IrdPgzFg_#JD?{l5kZ1oW*f8MtO3{JDAP!gM%-w
CJ2e6R!m|_ViM4&!{itQg0+;<X=^+TFRmOJ6Lk-2qjMyna|$BQW(L`~kxgcs8HU5k<-^<ew||~#Y`SMXy7kt?mzB?#1d+Y4&pGAM
*KJr`H!tCXnd2iK*Q%b1tE11Y5bm#!2d-zd=_+MuXOqn=MD^PBp^0|T#cu8_fP-4ghJH*F?VQE7&1Pcd=>hC={Ra#rH;TMiDn0qb
%QTeyu2H{VSzYh1Zx5q;5%Ba@zYSo#-tXd=sOw$}1<<%AA-$T<zUX@LQ?AYFBh@_#X4naLi1k)W@i&sjzEdWQgf2gv(>vShO!@E5
{KK*E<EwBnj|I?)-wZoG=Zn_{MEYL0PNA_LCLoCS^WaX=f}<_@Z+Xt&z1fZniOPCkw_t^2r@=P7vh}37muIbZ^wYkHe>oSfj~}a9
n5FjLzcjn?L!v7)lS@*s6POffMV^+WikgsdHoYb$k0#R<B-czAL_wW1VK}`7aeT{7^mf<XYvfvtj5xG}3#EoKz*X*3hEGQ4Vy=6l
{<(cKutso{M8{cO-WXI>DeJ!94F&EIdh|57j;-P|2ShWooeH@u-QM4k-8%BT+`ia7MhlMq74^(JGQ1US+FQz1p22gozF4PAz$_hl
@Q1l~eHcJRK+%H^j~Nj)tRA3!^7B}pkv(LpX3xom=jS~XrPUc;cX(xYqmG?!$Z9b?k@bCdluZVAIn(i4r4ZVaqe7rMObA*-&}p@z
0Rq}NS%$Oja+Q7OoU7?yUM#MzV6dKQ$E;wRo}3bYT-BxabFw~#ydr?Xjfe<}6;)A;w7Z0c@d69pA||lVE4#HCiM5%`2oDCgp2goQ
Wvj#OrfrfFovmoCUa<(gxDhmC!`gDB7pXbxh-f5=snXlODb`WowVt6BIMh5-V{1;B2M)O;a1uG4)%2DYK$L6=%m;Wz(+Z;JN89H`
{O?`nUTdQ%Bv#dSk{85~NmS7Ib~8$W*h6Egt0@#&QojVFzZDDFE7?5EdmIjiB5b44m$^eY4qVxQ-2<x{cM=r!EYM{qw#lR9?nCA>
djK0Bx83#?AMFpeAL??_WwOXOWWT|vu12X9{_1GaORe`C`UATS_pm>X7&uoelDSgU?6Wz^4qOr%l!sG;P~=GeaM6y85nvn5nY>sJ
RoHoXQ_j+Qr!K?2?Eq4d54TQPtKlC04tnLTMWc%}fMmY~F(ps+ViF9}hY}pVaG0a#Ajt?R3O;Pgo;rs(K58I|NQxrAktybYo$yki
zdMAo7$a1GbA!jVKtQBWp-~DEd7WqvYJ=p0{UVzJ9A8dv(ap4^CxCdE=uK~kF2{!TDtyu*hpFJtA3s`$h$nn1bKFGg_`dVt><Vw{
>pe%C<3UOh0}<gNkc9;%W-Wx{Gc_YrzhoISP*SwIl`({5FBvh`1p$yGdME?Lq6a>{G<)_p6WFJWqLd1y3MkM54Jv?d9*TV**EiFV
{Tj_Q(`GXn1~ZsqR#6@ukCea3g%i8e&q!>zmSdQT%SK|R5fV}<5s5gIxZs!pZw5<9sKh#qpsXJ-;er{LY#a}NJU2^p;zLp((LjP^
srxznJ^ezTU!jTZn1xf?kCcy$C?yDF0?>^r&}1V@E<r-4@SR9`t|)8+hJOlu{C6<qdjaliQUb%y8-5nj$XKltGE&72I75*v5JDtH
2hkV_%LC?A`Gp>jtPQV7B23I6-{tgc*PO?3`1DSL{2x#3^v_-=;FUjEW0-XOb*Qu5=0Zq%eCONe@k{HzyE;w{s&1Oi%5AUKwdPh4
>I%qeFPKqxT|JbJbguWVbo!KU0wp_2bAd*c+l0h-g()0VP((x(R8A4DaT6KS$!)Q7b9%w>oCcG+S~>zDgmbBL5S8@wNe}rH%<O;;
nWBy>B^4m|c`hzRFXQ(;OIB}zU`fzpiyNNA;-sOHi9VJxx#UhlF3{`*I~Y#l5iC1m&ceu0Xtu-<S$s<Nv->|6+PaYFLvkQMEc}so
XZJ6`c96Veskv`=(yH=^3lAF(L+J9{77hFO`}+<Cob~4ZUHt<vZ$a-L0q6$6i&GO0-%KHk4N_=Sv7p6-%xo&ntl%OAPxH$64-+1X
B6Ik~#CzQP!B1hXuHIqwq*o#1=;1-*+;V`qL<=C>R9n@>sV(Otwm3S$p}-C})ES2WSk5+`us9rZfSg9*@ZBn;8PzEh8i*>Wg*f9{
R*8<#U6B=b6<`ny-)9>3Abba>o-`RA{d--#ppN)@XQspS8-Gn8Kf`9$ZbONQgG*Lix3rma5k+AXKL~@8J>~KD>-FMt96U~1&Wmuq
=IYu}H9=r8vF!M>e%$%=rFm|N*)LM4NOfmWSj{}`KWr%x1yIX-c-8gid_I%Jt(Z&#!urr*fU2OXF&P&~k6AUHCpszD1rx*O7dY?R
1GilP+)4HNd@^613Nl=|It;kl>U7|cB-i?Eav0=CX_7*5=ajBk?|FPDkWVq)-CmmY=-XfGv)Bve04KZG(do}0f%OT{(eJ(^eAcCx
HUL+a!uS15fD#uSsp%)|1Vx+e)VJBAf-=Fwhz|k2K*E<S3z9zP+9s{>t~_Y?b@{8mJg%cjo$~Bau(BbgRMAX=ZDfdvE~Pj-QVofS
XsrDwS4N|8pI<kQ8;Qc=v}=WvS{+qN;PCR}t<$xlo>&)jkwy&ZonJ2eyHo>+YSc~#d${Lww1*FK{9I|<&qNc-?rTMeX$x$yOA;WE
Si#>pNB4W_H_o0q=0ejJ9;V-Y*3nl=sN78vGkzu!0!a?*E*(h~;ZOW7&31Niu1}f8nj}J+rX<nF?H52fJT}Q$MJZ->)a8Pbps;xz
9fw(Wz}u~@Z0uttY05^iiKS3gitOX~@Lv^P(Wm(BDag@yXCm$r;^C{E!U{iuNWNrIL3FAb?U3r-A~uGbbdhnSab{fWxe&OlX8Ot7
S`%q^WkJ=QCYe0!ys)gG&gQJfX?EG0p({Cdf|^d5ra8wNKRW!QUG6$=94IO3(PQ1@^THL1UYoQEhK(?}8XmG{*No{k5p=beO$C&Z
A1$l&r%j%`2RvnSv9eqb40;6v<o<enY~apcgxs2TT=jxfCCka1SnE$ehx2a_$OjySdf9g9L>Tp2E%VTawMBQ%-dzGY5M}9*lA7jb
YkH70X_S_MNMb3M3MsOx<c;<qEF2Nf7?9C>p~i_Tq%7YXkkF+%!cG}DLl9!v=%Oka6*nyHyNV(Txx(G1CCe^iI~8m>g1xJzF<>bB
?VNOfi8v~q&}p?rpD*#6$Deq}A~3}umLd{0g~>?Lif{4Iz4o%rYmmFR{!Z5D`s=c)Tj)X(ZBnNV%*8R34eQ|ISBHa!E;Mwknm}3G
i=<T|n99k+rx8qLX7ZZHRf<ML2^fla!1EXvG6yoW(uq<B$J>ES<;W@QIEYUoJynH^q#&1^csOEkgbBDjz<ZHLmX&hluyq5#k5q!&
Skn-cip1_to<&etF;o!(ps<xH8DV6%wX?BRH~=|^`M~({4#DK%*!&_WAwZydF2z8Bh&~;>y!%xB;zU9;sS+(L3=;Mjr+M!)Jp_2^
_6N?t513QVzz6G$zLn$K=zEWJm|p#4c7NI;|8DN@cWb@D!p$tzO9~3Ax@;t|6EW?_JhqL`e{^_E8q}?t!ieQmN+X2vclqYie|`+X
6kwu-6*)y#HBij3ytWMta-c;a2Px1v!a?@1M79t~19RNV9G#ANzJhm;O>*Z<+|zYBsa;YHOY_Od(PchDQ0%GCbWQ~d(mJC#MMWGt
ApSur`Xl$z&QRhZ6C;vcK`w$957Z!}g4xQ5YL}K4X)99ORTF^^pXd8Cp%<oe*Nib0cC8W8XYKErHnOBui8&Ju#MHjm=;jWM(~exD
9WhSb>wBLbN_ZnI%*^z-09BcQz3eHg<VXa0ULYS|saB(^(0bhV<9U8mm%Y;~CNSkEgto~?=lY(-;rmg!J`qkxeq#tgL{j3}`#RLt
zhcPkE++_J(l*6yIx1gnwY}!b`3cK8(yB=m5a|pk6>+66QCHJwwdsiO2;{d{zJjx3eefalowUo~y(^8RR7QpIWfD=|myFWFtrW{f
Y6WN+XNpu!K?&tUseP&LwQ(B<%)Rnxvr*-jFSXaz)TS{S1S7#TY^)AwwY!OY@@f_&hMQE)b4pqi>^9OfWX7#Zg|IN@fQlVecWc_s
fpd^maEoBr*qlL&+LtY`#qmjaLF%+?&lH>rv9`~d17D85zNq>0hXZ+sjxT%{C4%*{*C^`ys$W~PSI4%EK@gs^b9@aG%eB^nP=j{d
%{V(MNP$N_7;z+gH{2EZC$@Z8h{uQ%zmB!D;PkxHE?n;|77C&a-FHtP3C~*Q3&%Gg5D=QXV*zt8f_m#P4%BgDYbS$xLNx_dggZ`o
6{RNH?@>6TXh73DJ88NMwbz;)=TDAQ_k=uZkdqlcUE3-hJ40y<#C=@y%fL4aAXsvNbEd*Z90DT)m2p_mJ{FYClPUU=n6)MA2SJtY
w4U}K5#Oa-s2wO>D(HTl`di)lrB(@2FNPgO=J(%_-rixzc67PE-WIFC@q<{BFW)!3Y1dtHy>9P|Gk$LUJjc8)G`PMZHLH^Dxr;7F
xhv+DEzVx*w!7~{XrK#?wNC?F5f28Z6-MC~bGI`0y|b>z>#Uqkaxtynnb!+Aabqm?zggPpkB5mT822A9NpG%KGSZSLzGt2JIjfJ&
xo+oocDzrYH;GH0Z%aL9+2%>T7N$3zo|dH|=H~aMRYch4BH6pw4)=;)X4sWM0!brNjGiLm?dJ7fjqiR^;nyb@OFM)&=55Or&CMVz
jWiS)u5`_BORX*ifzGA$2pVTca5Yl9?dLsK){Q(fv5=ZOsdjVOIA>fdNzkZ@iYYLty=$Et?`GZ<*O#o?T_xOPTS3sXmv&QcrLek*
=@zWKh8UriO0R@OR34TIq+nVZ!s+9t`=X5A{r6vE^LL=@v)$R+=*Qr6f~gpMs)ZfWw@jkxwNj)S#km!sYY0XzXcYexnN*m$jCbpd
v$ZM-YVLZws9dR3tGPPBoQXoD!pv-Xra(<YP{<XN;V?8JQA-#Q;PYgGk%aAaJX)xPT~azxXKNP?J#W<e?jJLz{E`o;)!Th#U}9DF
#3`mjh_(dY#ntE~jEPR-w8jKYYsj(QS|QQzVn<7!-(LInz2V2nUN3(2C^Ow_N1?q%Bwk?RMtIiLIxuke$jpRvRv5-LajHo#F`lv`
3~uiyr<OA|?`tQ1Cm6(y<tcjy7-`h>p{=N=DI_b^V=Rg#Qu;2Qy&3CTSRR`}(q93$XrA+Z7<hrC+31{B<}N1Dbzw`iMr>wog>eaD
u}oDeU76X?xbpMYFLl;3)JuuZHC=c*p4j@Emb8rpRMOf#hA8*aC~HG00?M^GHE{XjUG>d{?{T(TEDi=Na7&09Dr<BRawt)P45u<V
4Mbjfv*BlF45~yDgQ1!EVb|y&zRen}RheQ(p}%AhY0z*xq*1{3GxQ<g*w(&o*U3pdIUayN>nTkG?%d<Pe4LDVCPKzVR#?fHnOL1j
s>gsU6~F4`knPg_6tO&amn|TfW5;+TBo#;7oz4lz9Ojv!1tz)Crrj!`MAGHcQ5YGdQASKM53B*cvce(z=?ElcprKicL_%6vhJ>J+
N@Z#l2eY52q1Ws)V~*~=gL5*^hZR9nhaIMsrfFeUtRh{mONpxG3pyA}k%Ws;9grCy;h3IQ5K#FI=m%g*g~O9zLnTE<QNw}<X#iYe
tcvW^;36yvT#+OVX_x|nB8o>ufM|e2L<tfUG?9qoM{y6>$+&C<(1YH8HEb*5D0|Ni1Ukg=++Lu51cq;*diF!49VBp)l`=94J!d9}
k|vrWq+K9(gsT#*0wkob0HPtVET^a-3Q~e&eYp1Blj1M0ibwatC)dyE`ad7f?LSq&aWrs;-Sxmz`azn<Vg@BHhcC?5+$Km7BBxBl
_7IK|tjV+i%aI#Ab@$^r+VPZ_GcA(+-?QTgA2Lp6{C}kiH4k3l_TISnv(wFXZ(M&;uXZ+qiWb7PET4i@PN02FY)`}{x$-$Zx|0C5
7<{}BJT3-gF%|<R7D`)V0XQ~K@c8*LO9h|2^m?Xu=E8%B|EUN0nyTT}{<6CU)mhGO+j`A$6$DHgb@wFU0t+D(|5X7)AW{S<0w4)O
h9m_-gz6yx4^qE)n^_KGISknps?ACtQ6MHCm(A_hyFcyI@Q07H>Cy7%+11D2(=cY=Jg1SJU_AYfHOjM%SKO;$Mw!j&OX!82VFwc1
t~*`7ppHIn9S4(}UwP}<FL39rJDqLX=;?!W@lr*g&8Bi})rc1h1s&^%PgYJxV6Bo-hx%Cm-`Dxo0M%JR_Ei>SQKr8c2LOqY!AcMU
grOQJD2jlp5=j=7QiM{FDJTIW0IHk_rea}eEH*aLw$Ls#P((@#vVfLiB2e`z=ovX1LJ$i{2`o@T(uF8a#yAM&*+DR;I#lRrK~!A3
oupJ+(gWr?mtk?5lO{|~*zaxL_5}ceGERWKV8?ZlHWveJ8WqTg@$g3?x5K-L2`UO`3Zj~-7jP+zfo4FYrKO6fC~4G)I7;Pkau!2W
Weg}ou_i>sQYxa%;1K~F2!cI}HVlTTRT>I{c2+ThO4iA(ONzX42V^jr0z^%r460!qXDTL9U6%<&B)LTe5GaU5T!bZ;4l;~|kK%`H
xIse>en>z)NaZypjjV%^gc`;ifMFQ_=NRmm9w4%a3ZAwk7YoTaTWQpQ%q@U%E~RJ^AW4`dm{i>{fd@rvC6V+RMb2@AL=@<qk;2vu
2sjZ51SkoRh}+`)BkjJQuZ82LVIhzwc3}Sri`D>~sDO#2#u2Pz30aYRF%3#OfJ!QgN&<vJhLV)pH5ynl|9|#7Izk9Z+Ytc_VFL<<
Nt7uNVUb9HHj``xl{P{C^Uv%od*3FtSq4c+z9)q6>vYlzyvT3(=kl)|Ctpsi7n4<#n>%FhJn&-0)4|;i=B3B|zG<gdSqs~?NxEq(
1#f&goXgLSIkW#(N!`kuv3ew$`o>Lol_sXTf(MYh1(z`xrB*%X?%us|&(-JQB=;A-_~l1>vW1cVj^s%hf?IWUX`r-7>fOj9D%DWs
abTr_>}Des4~)XmlEO(B`yYIJu5U8Qt=+J4B;1*b5nfYBF$JRi6&QGQYmMlbnu*z{Z7(}B6^mNW`+CDnYsbm3$YQS58<^otentwC
NET*w&9;RHhivM2c3&2-7Dw&o|CoQX?%XE>EHI}cQ6R$v2j2*X>J#)kJVg0n<(K9Cc0;!t>ZH-RD5hb?f{&5(w>R^=Tg^>OWHakI
lQl|K6#+`mVo8Nk4(^$VD58Vhuu!QSp|}EVvKN!4)TV;i6<z|c<bT95rd7iL5k^RT8e<`LV3UJ^HE5-R7%{O5IT*f%5sv7BF{(P<
gHe>=+{qGo^hfhga4FBXF`k->J}u_FiY9r9;Q%R*c>sRCwAP<6MbszEB#?isED8{0Ip2euVdJSmP6@rq_WV$Xpo+0uEXN%WV#?8c
<|3-GT_?@M7S!V~`-!C_6+vRhe{Oi_<Ax}yiL518XjD3U4+keExRPn4ut%K4e!9)@DMMuBfU;1bMit=7<N>H72oW4rHI-_Qm+nMm
zADkOng*iNUMo7|4(wx0sX$<#r9+i9beu3MPd#y2h@y*l){gy~<D$-b2tf}!7T529;{b_hPv~`Z=&*rUY4Fn0WXms5%a}J#-rs_H
H)lyI5#(wYNIOSETND01eO=()Bt3CtF&AhaP{{|pQJ!f-XFd8IOlEf2Y708Ua;+9dD^^8I7H;h(pPbO(#+E)y?cAfk85h%ibfERR
T_yCwBw7DZn6Cu`Me<X`n3@w*^W?FC>yPCpVCgqTNr?oIj#|cB_Q^2FafeoFCQ)ddHDuWlA|2Wnv~bfjo-MMfreMSvo#u)gwCS%N
DZVRcXb*eUP3OYp7iV7oS^FQW1AslodSyWQKFr1`=MUsxQ=9@Pfq}HC<&!a}l*66L-p_v@Oo7r)GM#L#qL`Gn5Q_}SW7LN{hd5s7
4I#HgLZ)4%bwncU6fgvvb*;G;*FApy?bUm_eS6kCJFVQHPb8U5`$G2h+jdQ^f^dj)$+^H(tFzS>&@m0O(=ThJI8hUVkzlAeySrfR
Si&SbT@rFHJF`{;oS`}#1=ZQH1qAc=pifxzSw&r*vfybG5)z_1o4PQwCX!r;v<JN#$Y$;cbe)Ac?v)gJ$eip&Y<EUcVz4Q?Bh9^T
F60@+M|V3S9d6~2kdq1(ZKO~+>9nXSs3Lwaq8yK`bClP2U|H*(#8Gz#VJjGrxVgt5q#Xx$bJmb|cWakT-DQRm0OtU*PA-kk9QABY
hD;V5X)=}*NjT?qbknZQhdbnv^@2_1amkuGB0(Lw4PDynb7p5AJI7<s4qR<y1(1+D?|SlOGKV0#$WG@Rie*^>+EyG8RUw^I4!l5u
fxM;^5s?!^KBgX3Rh*`UA?4srnm7XsB`<dSoVs*3n<tv7OTze{Kt0a|knni+@2=9@9@xs>d*wFR>)YeU0%-+<qKQ1xN&t)^Cag4)
U;ye-1UimDDn?)hDvr^uV66f)iIP3pfk9YFj<CW4g{oRw+~^ljp>paKz+Y^G>Q~GK^@oA}3V$dfl4ifC@$Ncwz8JEJ><57)G6#^n
9kW2l{EpZ}Gw@My#YcC^&g_|L#4~v!5v)3u)ng&YPx!8hL_5fT6=LxN@~94^7um;xf_fiUvkxorJ;sq!ln<&^J7EJQAIrA^5GVxH
q8<>6Zz>+<R6~e6pyfYAqK0Q4;G@JW_25Y}<520}C`sAWXXU*0<L9=pEES0H#m?jw-`##D?mgR+DLa#q*&?=F^h(x4YQKtcq&JiI
Pe`V#O2oo`?VJ1>B36j2>A7`~F~u3#gej6n6bG@-B(*rM;`n{XQoMfR;E-<HQ#zrpN!=!P^-cDrVbds$Z|`Nry^j5*a}e5gGR_}8
crogrlzKU<FD!anY+!c1$K~oxz~vmyUT`@+Y60qoBm$@+Wtw0Dl`4>8kz$A`C<2P6nn7tLh$5MQg$kckI7HJy9McgIN{W9y7?10j
W$Cm=T{Q$5c#eGqRV4NML@(jTPEws(`MZijAe0`waS`}hgx)}*1fU=@^%y3RIP5oo@jcm37@tbtIKKIzLt&}3#G6HS`Ptp*1`gd~
k8~$#9tkFQ*l>rKd%QHA@N*!B!TkKbj=L~h`Q}A9?0(O|Cyu0$DYs4@-pTEWeYK$AQ-kKDR@hc7p}8P}>JT>6Xmt%bl*s}mC`uv1
j~#YgABydiHzC!4o#zmkx9gJ?1(SwKYEo2%ch07)eM>{`6|;dd(6+Y3L1&BOjRA;lg;~TF7Gk7SnL#_Hh9auPu7)@)y4e>3k`S6n
!iWeQ>ma-8ZR3*)@>En$E3Q9?n8tqgps-NvmGGUw@@g5jK(nB#!4*+ri3B<*a+@);o+&3hg%~1ncyuvzy-H%d3=N*IzH^+-4B&YR
W}T*`-^-nz;UEF-%93X->Ad<04ZXqv6Y1#Lv`v%M+ntkIIvGA<BC0H(zJ1n^WER?@Bua&6?B-Gl1%26+(_yO(N(9WyRhBbAu5d`#
q7Xn;5MGQ)kx8nClNk(#35o!=Wpa@mC@3JJWJGhgPB@ei4Cfd@!a_<0L|xRVGYX<PqR7z>L|;7Yat?M!HI%_Y5K}-CMKL7PF%A^j
6J^Zp+$2gqVD<k?Cu}3IC?_ww3mqWN!rg0RMFNn5lJ;C|Wo$?U!VC}u5X1z^Oe7GR4cEneezPArpbxvG8Rtr&`%85Zm<FwYn{b1@
-oQOezwDI$8UdIPh){`QK{h|T_I9Ei&PD(x3Y{Uo0PN~1`DcAj#dl@}ley>DApt{0LnTl9VqpYCL^Bv>2vD1Hx<kS9oyTG?F;VW6
C?aVEq#6|tB@BUAP%Dv0hQtvFdl$2+0>HUqejeCE#WXNxsTy57;T`ZLVUvCFW%2sD7gKgsl#J%ebg5+dXYJQ`limT+7F4Xl3p(dA
T$p%cIJA)g5n!F^PGqdMECDprlT-~7V<e=|#xX%wD#c?~pKQY^7SZ0B5zc1E@`P>bm>gC0&sB&=j_is)os>ruKCWDe2(EIiPAzax
w@Mg0@tJNwWElAvCq_1Yr&P6f;?+4TBLx`h@bH>yl8qZqn;h_mWQl>MJWehcZ&b*&E18&<N{UP=nxJP(-^o0WniI`}{SgXS+!}KX
1;G^l(T16+K%_#2RwV%R5DYQ$?!#d~_(u>Z#Ha@*L?%@|h@J7@9n~8n?6Xqa95~Q&3c9R(><YVXcV}%4TWKNM-1c6O+&hON26hGH
9VGyuN&qS#DMJ*yT9y;BBytc*vJmieFQ1X;RhQ+uXXD3U?^m=r2UE!N*H29P^AYVmhcZs}=x??j0DO>M><=K6$Z`gR>h^7=4^b~j
B3h*==JDKC&XAtiA*t+s2vtE7QcKgBb{H5M1#ri6)<NAk2I?vOBL~mO9zp0nL~d-9rpozor>aEMNhI+nk=#zX>8qYytQ6cb*s(sp
1u!wYRg%#9AZSU!$k+}`XmCxh-uaG$qz{Gce1rJ=)`!J-kUW>{K-MYr_ZXmc`I|$S2hrzjD_8=MZA6iLX-C6%vS^w!o9y@P{@Xs{
e@&00?ajP7_Flk$FY4wPuSNH!1Q|WE0&HaRK;n1zl<3+dlW{*{o!^J-^NHb|K|o=r>qI;!QOl#Qy!~fdi`fXLLNW8d0t+$8PgHAI
qkHg@RuGC!f@Wcr9es)zC+V(r0vcd)l-pPa8pIu?05$bu8*hpwB8EZ&Y8^-Fj7kq~IVwbgcJ+%p`$7+6$TXB>tg4=9NNkkDwgQx&
NJ>TSfH#+WB&0TtNw%|4@^;3YXMGh!eLV@^XeVRj-w)tIEu|fTvItlaF@@On69^B9-}U(SC<m6<ywx6^=!M1u_td1q3<!i2DggYE
c&v)=_USS)v@9aFg|$j1mr~5^9ux8)a0r7Ew4}%o%2G5CEdn9T-ycqZI{g2){hmLkVC>1=E9pB4iFIPuPvyo5-0vpxV|TB5$2*WD
kO>7*v<TW1$qc|yzJD(=FYlQDR%p_+kUM0%Dlf5?gb_5U+8H)fA{fYCk8}-hD~s|zSIo+MPekLHR%r%guIulw@%|UWqKZe?;&7fC
E=Rj|A4Z=@_#5;4zUS5F$aA(nL*yu>p%S~dEXO8gu5LkFxZ|JB*X88paX#+kpuO($dXXj_?!Fd&?)k@8yl}bFjJ~Iv%SYYDL_D54
IfLp?#NO!mmLHE7gVU5e;uCY05Jr;R%nMjtgbP%V#6*)()Qrf|>7Pd^@0rS><ftVk2?;kKPB^zGbMJRaKI@L_yDuavGsq`T*K<P+
668c_sUl%MV}x3mQk9N-<c~w$JQUGtoibM)w<W}KD4{4?*LQLxv^rJZKI6ksc$-7;y=5pM>Gu|K!Sqf$?`OVzKL>s9e&T){qxs)G
?GHNZEQciidV576k`WlGH$+5LkQza6nP7=<Y!VzJs@*0bq1wh`cO-*IEjmM7{JdXS_(dP7NABZ-h(5S(lylw3(e7R3ft+%6Wl<-0
yc}J@_tD=|qlWSmh25BQsQ1^s_egim=bh(i6gfA&MNIiRl)H|<Df5XMEVVF-yFz{Rd0f2tyWA1%(5{hExzLH{y4iAwr$g5xvYB0-
-5e)AUVk|9`ZM$sx6~wAL{D3gPL&+*zPa*a?+|Y}@jVB)uz454aPt!f)N*;y<pe<GL{gNA8{IwX>vwRR*vOpk+5MYu{JGf*mZkwi
tw^dn1MAX)V0}nHgpMUth<0Kk?uq7`Kn)0efO|lHh!BuUNWuY3i754{*b(Qy+14t0J1<i|DEJ*udn`fh2e()P=%LAV2}@LOPt_&>
CpJLjDfI^5N`rhSM30f&kMM%E=7NZOz5ZGiA%vj_1_UV-&wd|delhKOo`miv`Z_j}LTvQ?kE5XarEHg$Ty=1nya`wY56K8`IN5VS
P#{gR=_vplBo*Z<JGkr{6>{7(G)jo-6CB?{s(PdW1C%tS2!0YG9bG-)Y0aUn7B6Jcw^%WOXj&^W<-&Tn(pit-?gzec+(1NY4FaXA
u)7Q?RWm^|7G_erF<f+p-s4RrHpPKR(Pbcz<A=TqVQPgyin>zXsG3SBEQ;>!ZM(@^ZCedFAMgp7NfaQxx7M4e7YX04-HK-}Xw1@v
p$3xDfi6ICXZpHebSLztvpV_DR{}$qnf6O2JaJ4PC9yhX(xG}e&jWBdM8~h;GX$^FCwO_EFM=NMK90xo`~dGLCYG5c7yeEq7zbfx
hD;cXY6;j=3b_>=h^PuQ7C=KSNF@sy3Lty<!1FLC<_dzv2#RQlYH2B|h@gmqm4SdI0QmAm$VBIJE5pOM;x()_tjJAjf%brlP|_q_
Az>FX&fkUE4`0e|EY=xH<zuib&8d0pIUW7J2Vc;U*o}Lpe(U8a>Y3Vrz!f1kxEoQBrjF*7v{wI4$2!6_c3YXxgWKaBcY030-2c{8
L4c}*tG#^p-EOChq>bu&7D|qylsnq2vg>zdplc8-uO1ljV`jIA?{cW4bP&R;-%jFYDyC(sWTggA3&~g*XkhW-E2zo2XCG=DTordo
&?BH!(2yrcHr-sKRSi!Q$je3JIH+i`R}e1Go-8o%O?HkY)t7XrJ<tMz1Jm`(^>=LLDrq()gh{0*Lc&17WLSEm5OoT;ugeIzl@J0!
Sw#y)kV^RU<>?(3b+}MdHqh=)0;&~Y0ZthwJl8V=el6XFd?CUZnpujSVWsC49p&JbsfF}b@GPXL#9*l^iK(vf7Ba&u@q<k@q$q}(
1HTr;(;GoMqo3%>>~iE_gAgKHKqv#0LR%70S=-llb<jej3_6iiNL>!hR3wz;7c@Ys)d)bLG76vzfk1MggNRz94Ukq$NMYDf!Y(ol
)QO}fs!Z4I$8%ZAr6~xgIVDJQyjbt|qvYm!G(~jLp8oahUnCEbCd8ei`obxGUec(7qMv}(Vo#+ZhDN}nEaTim<$V1|AqQLdi(@gw
Y;!CF*YQUWfd}AZqJ2x%u>Pbm6po5xOhUT|RE;etQrqe<0KnD|KvOe81q9&fK_1O@!?5it(2GG50#Kq+OA-il^(Y>o4$jk0grXkE
PYFSAgbGkH1t<VOqLt|&86dQm>dmB7nH8ZC)Q<aw?+<Rd608*hNN9u#1<cXz`3EhO+zqq0uzpMwGf4cLKutfElRy{h>(GZ0BqdZ5
kU~vCO(jGU6*SRRG4le4)-nPVs2+yK(O)l{ZM}#pc0=+Z!ZJe|WM){0)nJ;8NTLL#3?OKr0BAtTiVCPwC4!=1m|QAcCd{TIU(@i>
#@Gf7`=qDrWCdD3Yd?G^+0&`D#|mb&V=cT&$^u27(W94wWiWVjOfx12JhGr-V`j=ZIH8S^(*<AOY)Vkj-#477h>DX{NbH?x(CXNW
wQP1-X9;12*4Bsl*~2y|x)=!WjFnxQ&tTwuVIJS6Km+Qs2w3`$oc>F^12QDALJ=vX51*)CXdPnr8hCokqa)S{*VUy&*6+Wp2k?QQ
N>Hc*1qxI2Bs&+_I4EraGL$qdGY|*Q55YkHI-j^r0`qurKv+OV0lVUK@G15w*zjgZg?nU&Y&JElMI;=5MTtE;$e#(!W|^Q9^zvzl
M0A-FK9V@Z(V&=ymFh`3Zy=IGRH2R#1qERZ5JLmfD1;;;T23(IJUO$!J(z2IvQbrfi_{^v-1n!m&G3Pm^6bRY8p|?DwF}wK_j#fr
?fFNxJZwIm`(-YpuziK^6j$(rwFnKu7xxfQtLVBq&S5I|kPxvFP=-(uGC5?>ftO&18yN)&MFEkL84FDzNl7UHKea{xi~#;R_vVM(
^1d@#Lu|7&;|l&V8aGINvcm3Vu;EbUqG={&g8JS&CLD9_g?Vkq821;eef=gJb^ODl**c&d1n>AM3Hvn&dJ!M>IDS5zu5$46{_biX
eYWfWIK?T^%Q@R2xe62x0d8{??c^G{qMX73bU>$kDd~nfkxBq53IQGS+j(*GaCRSWtPjx--^<(me_zi3QT3<~P7lWqoTJ4}wd~tn
m0rDt>DF@Y27S}`iGY61hu4hCJ0?T=1?O9vQ*#4)SJzy%L!^}^F%2{P+mEieYU@RL(K!ocCSDk96JlwLAU6y!6azaY)h??Vh`PiY
u`rhis;=pQmt=0<i@Z&Sl(1V#Q3N1HA|K|-&Si$!IQmWl4hIeZ;s*6<h^CE9GAR~x?hdB-%;Jz3sEBWJP{S+)2IPD1d>Z4Alh+3>
L?ZzJp&-hHBq&q*EiO7CM;s1wj0Xa3gNIHc12`^?3bMVJ;mbr_oKD%t1sVHyG#~{7LA_4dRWwP$8zenVcgRfbPY6y&X`>CLD$7Fh
P}p`pg!=WSs;TPM$4+bXo@v&_GD{G|d2R=BQFs|&Hi44B^05mPW+IG6q2@5*1wldTKtTZ`t|>|wib4sCF~FpUM0Jm6H4c3c4v7m%
qr~>|4^3hB@DFH4w%|9*m2dRzsSlb#Sz-v$R?b%y-%rk0OR+5huSE^rd84v{Bj`X;r+;a@<!zj*__chdq{xFA-qk@kq%2VWYik5^
p0+I%h<zQ-?)^KTJWz?Q)upS9!q6?_{Q)ZKnlT4KoWchH>-;b=7>WKAv1d+~Ia7f&cJ>&hgD~b8F6)MTV#`}>l5mt9^x@q@&=6{*
p>!G5he8taVTZ0~CIbVAQJa;P3^fQvNh29Q7FvjD<tiwBwcqP%dYnBOn6D`z<jd%^{9PircT~id`Q3{L&Ub}Lohd}*GesvUnm%WM
o_^EF`Fw}luBN)pA$a4rWz=sUaoWNj?IfM<yVuZO_T}aE%C28N<Ifz2yA>(DXqw%LmlB1FAqqRYbM(!A`eO~HzqdB0jT{>;lb>VR
^{8`v0?E*mF@~wD`|ZoZiC%e5#+9Yd*6i?tItdBY^~;xXNo|K9eCZGz@>nv8f(vPdNKQ$3nRN&vWssUa2b^<+LbN#s*nsA7xdYiA
BhNl`Z(AEe0Xi8H3tEA23LMVelS=58%5dE*>;lkAVj6o$tI`KKVp38PRdL9;<sF|s;78kKdIu`4D5-679mJ-PL`|Zvu3V1C#7C0I
HHdWJ`P%GTG!cTaYyj71xVH}2#O%8naAg0-cskLg8D{A+1|j%dIo6f-q^^ZM@Wne)@>5`$XzG;}Ove_M7|y>=&bWsakDN)T^V)VK
9H8PfA!5QKH-|4DGvn9U9PJNQ1^LgrJ}ZSx05xeo(<M!TO<1zALd({)U_F@>EvDmO>Zzy`7MLw;f-ud$`B2)6s;H`#aggQYPJurP
@ald%(9Xn2@=4K-SninGc17+NU51cqsD8Guj|R_Dji*IbFh#EbUi20I%9K`xNrh=fAtF&|6{SHwpL70>RS`51Pj6Q<I=2IZ<@wYd
07skjJ{Ua@Et!j}E{cUHqiqR`b2Y7IVcH)*f`D@q-|eHB4_F8v(I}qHo@7&3sn2EG-=)fhNk2sL7^*mExOlhS*vM(-bAb?UM9~Nx
f(q$&YFuw>avng0004tCfpFz+e>P^|2QL;x7u^&@QZ&gFs5A^hP{2(nghHVZGzB6BQj0K+1f-*L?d&dAbW1TVfW5#{Z6@*s-Gdx{
CaTJICm_o&2170*YPmfV)qGdvA@fv#-QkFh3r=Bz8D=0j3`o-wMi@9NC`^RJ!XpGiU*QiYTn4Q_lc;?fiK~ov)WkHFWx-sNwZ>vB
+sYgoyEkSi!H*1rL|q#ypE%H=?}r>)cUNv??m3HjP3mP7<&L<($pO%AOhZ~`Ni_~kN%Wg>p)$C{;&g-=A(Iq2$X<?4Hp84Bnl}sX
j>4jSt+?z%k<g?czkThzspupT<^|Lh1d0#PPoZIUUIXV~kDcS>K5m7|xkJeYKA;`5mQ2LS+HoSPqN<X{N*;G8G_r8s8wqWZ)!_^Q
ibXMvmz0z9u};TCxlJZ8NEMYx)>^Me?Z<`6We<TN8RwUBNaJzIM+J&Oh*XV75xvze#>NY_a>!}w=*9{HBX-hq#MqakcTAfK^D#Oa
aCk)Qdso86^-11Y&`$rf2o!>KNVB38Vt83b7&7IA>ycswF*Kl60Z3{CMzJf1-(wA+G7Z*K=RZvOdUhWlX`<4Hd>;hgADElq{gV&P
_3Q`FeQc=~uqpyDs7mj_2{4sA3ywnTPUmPrR8ubg_8g$0CX+smAw1$u%gHD4-M5Dd9(j{0XDN<$E+(?CB$+^6mjZ%<CH%%WFpDt?
Fi==%z5~9F`Gr3Xy$-LL;pyy5jAE+(NV;;+UQ_<{o0)VWV=^jK)n~`K9!I;Yl9hz6ySi6&Bpim)jEOrCp~h@c7LhiTVpAOA*vXR?
cJ6%}!SJ6SJ;#qHK-VMWcE~_3(d5cG?{TlI3@`)$&>58nJKHQAi0tyvJOs59IxHp!w6Y;}*Wu&LVAt3~U;=r=6Apc4(1%e4;VZ|l
zvJPal>^;hF#DxMgA^4IqC@}<1c?ADlqw-eB!m<)6ALr=pO(o1?S6#u_~<_H3Fv|yKLf?NVTOt(>{Hv*ZAMR@wb{?M`N^CSJ<jTQ
0O;jm4a}Q^g3w>vPtDZ59Gav<!0w|jDkxx}j%DZwkz;Qp)Do#`s8Brpj0cb;d4dOUhtrP<J0vOyA?coQ3IR|x>}t4+ydg<I8nlvj
#i2dE!_#KGGYWXTeoinHUese0>yd4u`KAsGsC(_v1=j$DLItVa)ic<`_K^YI)kPIg7{nIK<FeP(8jNb=s37Tk;L@&!91M6X?noOS
hoR@cm~r`ErLey{U^TLpzua*<7%CGgku-<>vBaP#lt9X@08FGn!$eU@6w*orNYyMwMMM%zLLP7e;zBeDlGxbRLOkx?@Nx+3?UQ>J
0Q&|A(s1qf7P{mn1zS=RgkIy0HxbU~6NwZ=9(a3LCX+p*xhAq0!I5T#v;~5u!a77y(^t4u+{2g0<fwM`kKjNP2phc<w7g)?Rv9H#
>oIVMB@ZHu4}3WTxIqje!TJ=bVoZ_ud%0Dcwac5`Y@40w9!lY(<_nPlOSt_)U~-W7UjJe1*CL&D8y)%AARZVnZsCW60>F^g!^nhy
yEUmxPcZGl4R+fb*Eo5QI`vc16aHgk(|BlN?2$SJEijDiekUQ(6P-57P!3eBQA?pHh{!Rc2xd5-R&jXl?y+tVMVAm_qH?IBsGy3I
IY3YmnPf{hMmQupu{LvCDk+l*=Nu|!M;tnE3W<V35L%3!Dy1=Sn2J>ppcN%T5FiEv-Qb_UjrTZWs=Y#rx+Ex6JxCaE3J7Tt2jK+|
QlF6lumBUc&!GU252yy$Y0zgm!PBUd_58mYnblH$iHH2!u@YeVEnsD}4w<KVoQDCl`q_wR`gRUE@Spr)H{Y*d^x`M&+du<B4L}bg
GYCAVF~P{t&?{qNtB|QxY$+V^7XWasjvwjw3yv)eI*@7<OA$_rP_dYOa>8Q)t-uukU<pA@mlwWt!eVib98LqaVFQ&8_ir6V5KDjP
OK{VN%WcPGM5@YbeF|><b;0fBZe&dkz@Ub#NC=@(rzQw(9a)US{vkpebTSHUg;Z4nn1?RaKO}cY8E`76`0q0fv)`$j{P(f}ykzb<
|5-V0Z{hj=Yx^ZsbNQqFNHU-KB7c;1xa%dOYU<H^2RQLjz*YM8=aUaV00U(Em<H1StMfJk$mDZ4L5O$M_q9q|HmKOr6`nov>@;OQ
J@emGZqKaK2(oxQK4hBQL$`uG{Aim)#25w#BK<VfDs@&uh>WO2WW#x<Fy+K9kzvXHKG#h_Ljf|BJW#AMMTp3#3cN$J_>Ie#k)6C>
TylLTyqtop7wv)6K~+Wyi1TRjN`>%Xi5qRa8hjemHX-GhJDV;d&eHT~gKadBa;S)jPXO@1)SV`%4&)(-6$-@>B;hYZx3TX62e~09
tPLU*f&oY(6e~i72#pC5Ld7spl|WLo3c)NAg(DJ65HUzqAf^GKG~nS?Qp6D|Q|%$i2!V{m!HJ-PVJR47r3e^_GH{S+0Hg?%B0`cO
pi-16VxVFwl8P3gA*LpP3IbuKs0f6lm>O6>VOB{Mp-Pz;lwIXAR3>PuN~wmHAT=zf9Vy%8@(hsh?pl0lmMWsf6y2IatPsg7vq7X-
D6?7hHG+M!oR}t!CD|-Xx<o3^M!9Mu8#_?Up+SsfJoS~MZp9PM6!DQL2fo8GF_crdI0KMYwv0Qe2=o0mH1+yDz3zjhJC^V^I@L03
-3lX9Z^t&f<Lf)JWG~^}4v8evV6!8YlbQCKH57f_8|&VZLVSsLzq|BmMWZS~iBP1(rIn6C5ivx>L{O9s0?<%I(5(~-Oi)k-PEkb_
bcBGQE+-nB3RVFUHAu-tREa_+P7)Lp1qC2d7DfV56#`O^pGU->5Qo4+`a*w^|Cd~Ecx_zODk?lu&FeH(R<p?50+lL+p=ysZGGJh#
188HBe_)S*^oOB4osK~2BEKBWHcnl^_Z@>->C!Bcpbwen=dTeYFAzQu==ic+pmH^PD3+c*v}=(MqqrO#@6&`pJQD}FR8SYACr5Df
_13&LoiOxArPzZHI@|Ohw9|~G=n?lSxwMC=9j%Mc;NTmFVEBvk$>DV!;D_XV=b@qaL{UUY0)fXazZ`r!SJ+*i9Jih?TE2PaQ=b&0
A^qIsDLn)^fl7K1J;{Dz9Ue<xY=@Jz3`~x)#Q!RInLFd|9_RO@ko0fMrTVJd)!V?sCi!}sPYLTG0IXn=a~L3e`W<N()Tn^}p(C;>
r31X*+Y<PQOehKinh^gjE0F2OI4ejaK&7RihNFy3hFBtbg;f-yX4PjKF6&6+r$z%93^@%YAxM=4RHlb)G>7)RP2@I^mvA`I@i*M$
-dUe}sA(cAf5=4@K;K<3qwzWD9)L>iE=q(1$i)OnGSfpeMFqZWY$7aj;u<gxAV^zy!MwZQ_-$yljZm%AZ0#0{cOh7eq=jf(nw5)P
Wty2YYOW=8f!Sjcwo)utx0!Szkg>bjhBlEMgf?ukHI2P87D-i>SvlE|7nepQc@U=;o>QS<ii8-m1Qbe#EDS=HAsT2AD-OzM<g%pT
P>C@HSp!N+jWiTelv5G`#~X25A-w}s1d|XDOfs~TDM=v_Ap;Ub6hs7U%Ml4VqAU(NpUHVonD5SV$o0B=xcJ#02>YvFkCb3d@^TqL
O`Hf-2DUV5BYPR5M5LA)k{Y6biAaEGX{LfmYMEka8loTyA_Z*Cajtba)~54ES6s$ka6|!NnIerF#sCD+6A(c_5Zx?MVICnkO^q8|
oF8K-IL13uavaJ;WG$fwt4NC^&H*qA856|{j@v(%xUh9>YGl~$ha647oFt1PjN@LDc<kD<6SfrJEEJMa1S=de6iG6Gxyil5vFMTW
#wf=REuS5A)O+=iNor17b4~J9(5b#Pi$g?Mi~^Qnh$dJq^AMnh7zkOdILZemlg<w~I0Oef3YlYAE)r2INyo2%-(cL53YnrRFfarq
;0l?eIWcK$XS!LwxnQ>Pl}uaPjCi1+!2nVzX-I@nP&9=gK@3SHKvF~aFjvmO#zAnPau}Vk;RDfuQ6vzlNw#DJLWGe*P$Wu?DT4u%
5Tvk$R8cfhQ8bk_6p|5A(3GW75l9p<GYd;iBt%6lK}c~s!>JkyX$ojUiYb{02}YD=VrZ&GsSb@%85U_F!eojFmnOBO9Z=hp1pHw{
0q0IKfTweWh1jAAw@kzY5evl(Zp<bdYXKD{LPb?o?4lUTb0jRe3ml4_C?-Z?#dmm0xnTlL_)%3UV9=$`1?z!j7DcZbxxQ?=xS9Z7
V4y6KRm_ZO*(O~yTWGu+cwD|Qs3EsSWo01B+Pn~^F(Al~Q;q0|r;x4sbZj@h<IWGw>g{F94iQ0cA`UzhxiEv~M?I`twP8jQMRU5w
@xVxk<;l=bNhm@DYEFWuG?Zavq?JJ6im@53Y<`Nn?~iH1eA`(>ibPQ~U?TyFkW$p*QvuF1Fy6LZO$*cU3X6h^8BFE)WmQB}_Pf?l
5KF|MiWB4&al#3Oz@gy_ImmJ=x2XH#@5D3fL;?X-78*v#DIC&=;V$VJ991Y!8i!YRNwFczFD@*XEh~x*AZ?6j#}~z<ssZ_0fFP<W
BBq?~MOKTuF4<E|GB7eC%F{!dxaMAY){U*w*GSJYcdnGzHV%-k5zDqGB?&~7kYYqf3aJ!k-4&{Z8rF7$zA{2=>qXFrDU~=(?sYLX
X#%M9$}aVe>_!|RG2Nh$r;`G{5*Jc{(O93R)wfTG@m<xZBXqn*BO)A=5o)5SrH#C#6<n*hR^pbi<+`Mcs<z?7Fzi~gYh{mn%MGF?
nRe#&+|`Di+dI9JZp1V^xbTan1ruS&hjEJET&a&SDs76M2+p~uIf``l$9*%cCa!mLD~MA^4)rw@Rb7HwXxRdt(a0Nsl$!+6Lm`CM
A(Cn`78(pR(U`}^!<6Mzs%2P4F#tSQUE6Gk2qulih1nOddxbwy;p^-`eH|U5@xjk*cpVds=LZ{j8%Vf0lfa$2HpAWB%9a5EF~F2K
(Dox;jyGVQLsl@DXf!6R6I!fRdHickj<ajI&s)uMoLKyLxPI?AusK#$uCcCVHR(8=Htb2%ggD)id;~#Nl~jj8s5C9It=4zD)@QUK
83@2QSTX=HBrV<H;ryZ9PQ7Q>51t21C6b@3Fqt$cm8@$KL{>?6v4*}75DXhT79nL6AylL*b_#}iVQ9IKisBw57LJM6Fp^XQz=c8*
M$)&e$YTm~b(Ks$u)E!F6@zsf`F8rW;deWHrgsL6%&BhqZdIq!yWT@_teGy9NW>?d;Z#*R%2<u-oFd&Vp>GN*fT)#5K$J=f2HCvR
mSvf57)Tr7_%#ekR~w@vBD9V*#NgAdj~=C#RMm*omBQF`GKv7;bz58!*doq{RLdkOHxrqf!Uajx1ct#3oD2<#5N1LQEW@oBL~uq1
gp^DU5>K~|-l5p%G{j91P)xH>?XQP*@A3CoQ(sDEjkZ66W1g*8C!EHCgxLrl?x^C<=>KUnzRIenJq`emQMx;7*)2cOQbZ&Ew&aDM
CpiCA1L<<2h}9&p<`QD630g9#zryI!d#(lyn9VS#Bf}|+VMI2~?`NMCcJkC@Gj(ygmD56>!QLCpUTd2?`DPz>FGd2AKDNRL3J#Z5
&%4NIfrGh%XOR=RmQ{Y1qYVM1*nvn`lwfrNkLJRe@l0bm6t5bqA>Vs^p;85iH0Mymy7tcQ>+a8V2by+!wpMiJ@SQIz$_W_?q=?JR
%C?lysXAzWCkA+{5fa>oi_66_d1}a}tq{C#+h*rbNKq5(c*VuJ7$}OUqJn#exRHXNnejcDtMo|behE!3Ly(ln3gtSejqiKB6j|8W
;ya^kaAFY0jsr+-xkq>gv;vDAW)~m*h}t%T2~z;Ql+^*9-3Ifq>C=yM*iSAZQb1{;q*3lDeb;#5+<@Q^IX#0ZjHV7aV8P1c9zeX<
YXu7?(~!!U3gwuyw3r04>C0@mo$VYP3MzpB3T$l}Fae}1QW|wQj-(R_+5;t0Kqo3D6!L5pVG&SD*o74}<7g3avgJg1AQT12fz*x*
WYp^oY@`S$j<^?WrDs_{f=@R&*|7?cnLwXzvZ<EOQunQQt#KgbRAw5*oT$>4$|4zZifo~|<l>-k>XjE6OfE2}`h*;C^Uf4pM&#CA
$h&#afT+H<AaLYIXE{VfpCtQif?|_dF=3NYZ7D~Tx~U=O56+HzzU}9oXWd}o%H?s)nIBLbGrANbge-XR#ybPG!e~qXEo^d>;zIxh
2w(g#2Mx#@jSBI#Az_Mvi3vta5=3MUWMV|nmSuE}G9;ues2rsiIbdfn!tOwU*as+dD!{?Xq5$udAh0hMZqgXm3sZBmfej=)>#(7i
z=)IFeC6AOIjskUb3x7mL3uYjtxG^^42YD83IrxZsHj4fr6MX}ph_tiiIwqTi40_oC={WnVK7W|p3?D~-6780DiH6)otJS*2)S{x
IH-{dL}_RcrCLTpf}uv0C`v$zBqD*BfTkd(g<4t!iJFR93LvSaWhzP#3Q;IoianE(f;6Kc0l^4+J$}D+s;kj`JxPbM7vj`0J+1C#
H}8QD6T|XP8%d#<l2B=F(j}Y>-GH^gLGrxzF2Tbc(BSkQp=!2Z0G-{=$9@kYat)Q-lurYU7uDQ#d!+C1^4nv74^a8O2I0;P;K@_c
JyF#=Lxe9^fSvvx3#O8Oy>||bJVzl!6EF?nXaJ>YrKXTTrXT^K8Gxh$g-DPZL5V;qC_;rIRZ2pE0whOiTiJ<{p-6_LM?ndMNf>~R
pe&Gp8VO4<5XAppYaz2CyfuGLT9@i#0kZY;^~6lU5)~w*P)ra}6(UqsF%qo-$&hkr)@{s(VnF&G2w*Hfm~11;4q!?sY^Z$84iEHV
9s0#Pdy!9p*RpZ43Ba2GY=}*Y0n$hAl_;fl^FzR@f|QDpViF{M;ea0VLC;6@!fqKqKhGikTLIof7H=%*_9><t^k3u1VemFr4S1B|
C&mN-h!1i~WVA2cZz|F~(mB2WfwZV^AW~G*4MeOALsXzB5-9^n1nv)T;xwIo!Mu%gl{1bSEYrya&Pjb&F)&S?eYVbh#Xl#<x2PF5
R1{eMQPy|nl1+E!9&6d#wmta}UO03WG<LESu_aemZ&x4CDu<y^%*25Ipd<?DJ#q6-A78lVDn9#{8S}_cyM^*UB8nna9scL<j!*1&
aT*Yt$Uva<F;zrFp(4aVfm*><d1#Jo$21|#iNRP(C5l3!N!C#wh-qPVQB)UBvz0_w0;#eyqykKdR>FaWB-RTC(BwAK0277A%Y;o)
k=r6EQ4WuaRXW=LC1)xw6_|rOrX!ZNp=)Z3AtN}$cp0`4BLuMH%_m_-LlNkSv7!KJ2&WQ2{SXZpr#-Uq4fGK>qcV33M(FL;tt3sB
&RvqDQZ~mJgOhV6g0d<QPK8ue5b9l_)0Ew5!aIyvQ~^7VmO4p09d~OfgiJinxek$DwH(`|IJzNnt|aTb6SkwcH)jf`Ify$MO`M7m
G($$Az?hgx4NAJ5D`h$zryQ@&BM!i1^&koWIB}3eU{P_kLL!wC=SUDs4j64NwUnPk<eJP4rkY7)UQBbhW1YzyFJv9ZWZ`z<-1iAC
${ftd1+s1q$2cJ5p$e*^AYzq@CI+Hu3P50pB!WauErx-5aITOH38L>nNE%ity=kfCfw7P@$v03g2W)j_0|(y;B&HGq87R`@3zJlc
%*>R9C{WY3!XcfU0prL?E<!BoK5Q>hmd*tP5k+iPQNc5^bvo1tJm8&{td2})qBwL2=cr09wvMzqf;gnmED{OHD5_=WLqwrEa+^pj
nG(z?gmwoqLV~e0D59vM>d*=cR^0A)4k}zd8bK8@?sVxS9PGJKAfX~4xRRt|qMYT^s=;{cSZOx37-hR^>Od{_A>;Fj@=uS41snLM
+=bh{(^FrsG)INBD7L5OkkS0{g(~QD6*kcQ848gSK@oRs6i{YBp@@E8HGxE1M-$3J5I7;6Zym_lY_SB8r52_lv>;^(T*4|%GEC7j
DI}3LldGy!1;VUuPI=lKjP0F`RMc7BE(MWAv7;T+Bd-+Y4aGuL%7IXZN@RG(R}ogNx<Yp^p1<49Ydk(Ox}DNWwPs7Y#CQwEsJ387
B@qgeOKntVIxe7pf72^^#!5+yY!1*hY8-^1s;Ua6fN82^i<1MES+p}Bj~nvvj|5SYJAIq34J<fIg?C*Hme$6>p(dk|Atf<Tp|b%b
LYso9RS`csDvB5_NFu2uLL?|nBfl$wr7fX&=iZy&xy_u4ri7e%rl7?R@+WgnEzXDuf}oPBs*bc#z8-)dGJMa|>+VQM!HA;|@G|lC
!=AOqcT)WywgX9X1+J|Ce|NcAZVyDN(;L`M|DXYo&U*hbii`g>pqKms^Q@D5$?H;h_L??sQdkgl;-%1htD=9;sl}OG<>2UN{fOP9
S$0`n_$X_N8%%?CmLoYyTNqfaRWvDUP{@WB9UD-9@g-1zv9zhMYQGgL*O+pR9!@-DRcXtLV})$32q1!phjd^O5So~3N}O`+1P_U%
8vdIUELsZuBn^uRsUVT`b;qsQh8PjTccy^mJri?9IAMg_hJ#&)=A-?@%+k!O6r{w^tt?8EG%G^V6ox7ts+~*+Fdcb#;w#MieGxf!
kMfTK4Sk<KC+m#*kF!6uMN{?%U&wl)#yu1R-|Zg+sXF?JAR1IVAPgZ9$p(;c53QD>C=!%Hpny-rNfhwg5HQ5V{673RgU5|Lemc!+
xA|)~1k*u4*#!h-Ge)L?Jsrt3nUpZIL)C2FU4WDO9vp+nn}Y6?)I_x_dW<(TQt8UaDg4qNq24|Lw3bQ*wKO9IQq?9f3mNcKr&ieA
Tj_)J&AC`R!tU4geQxK;>JayUXU+3JFZLB4?}E6b2q*ENn2;$1s+g#zLLn(408gp<RY%BxG@W>=oZ-pI`TqX1yYN78s|Z&S2XK@A
2k}#wtGJ9~6dm%Te~%<iy?_zjkpPKMDMpo2l%}aEpc+9)U?QMcgdiX&5TH_&5s6w^g?0~5E}`Ua$vWggc9a1NFv2x5fMf^(z(*bi
8=?}3bYx(KC`gee2#Np#Wy9}7lybad@{>@dE<sH?j-n4(L<L(^kq@tu^|ssOM{T}vaPN{0{$NR>_JUtqf1q%GdyUEa$g_z9kb%J~
v~d{uBsl`~1_?I&O(-rf^CUrtbz~1jJ{W2dP371RkTd$Qa!JfM6+?s}Cm(#_0YG#h+DC~~Xctk&*c%%>&19ju^nCo^ru+DSlCkjt
ev*8M5TX4?sQN<)l`{v1&=iA8Qk>x(2UuN&0dTmLG3d54(HoQc#z0eghR~3}{FobNm~VoM?iJ*Ly|h?u2vtZ$7s~?WfmtNul|60x
oE#8>$t2@>1KkgPx9*%{yy(eCnl8|-WFk;xtp-7oQrf`4lvvT&QzU(mb?7!bL+B6$(d`qi#}qzf(vvM1j6%>hc}Ts*=M`4<)D-u}
wYXw<dO(L_ES|y$$tA$V9F!88N@-O)$Ua`MUwI8d0u2NN4~WVJ@&(2mY9DmG(GM@6f+52X^NkG*!DLcm$qPdf3@&AffdewK2MnOe
44Wul17wKM9-@MFOd}Hs2?=i}zr)gWR(WgBW80@pa#T+MH_^Oobp2v{PNGlj<ADRH`}<9;DTLEBLY>mZFD0MsXu^3lw-Jr4t4i~M
nO6`gm9+j}aem#l$Zy?G1>jn35A2J_2xgq%GNR06sR21=427)AnB*~WZXc%AdMQO!Ra1@=lXT-pIlxjT9B2?y_-IWmV|HNF1A1JG
dpdwGZEgd6#1SJ?6ndEu@}0@+fE~eP0->NPlBzhxFk%`aU4(3ysgNXss$eJul#=a$#2OI_6@nmviKU{HC}}~GS_)c7g@^`gL4YPe
1W1y_DO8nGNdZVi5;OpmG$Pc4G^G&*Gz2_mQ8griN)aN=R48(lF%gLoi1rp#Q%wR<6GK20s89hl3Q*KR1R)bbQ9zIt0J91S0TBf;
D9UXkgG!{8F;El~(-Kk?#I%S}EpeC=O#xJ+Op;Nl$Yh#Hlxk@SCxh#hN;L`-0hngLR@zC!&_HB%L~Fv~>|i-NRTZ{?&9G@x6!2jA
ALbGWYlT>P9(M=M$|O9q(*sg=t^Ul}G;1>ywifE(&Mv<^0xC+XV}NSwL>S=dQO0xoigTS4fYP1w?}6dic_0U-LJJ5(!|OxlAC`(m
5fo@!DA=NvtXwV@i(+tT0Yw2<8UoTJn9jqnE-@erfo#}Ww3vh#p~91e%@eYK;W8(j1`wJmq%s--)M$WL?S*|^gg|17=t{<cA>lmu
hhIL-7sIe<r^NZ_U0WB0*B_S#;r$s4XjB#-h7T<~4y<}TJAmx+74!?h2j2*uq!a3oE@nU<8Bd1M>?<(nA)jB;i}gr|g)|B#IA{76
OjNWQRV~41vs@>_6`)|9bjZ4+e~(%oTyN4c^!htN+c9&<gGQCa*95|x-ANHi5R|7Y0tr(~f{1pymWBu^rKNzJ6sQ{4{m})8AY7bg
%OC5`fSACFAAGLRAexjygcQpb%*E4#ylF82U{Bw%jSAAM!3>%VRMdKff1V_OVnTu@lejzM;TO>vKQ?{W%~14{=sDIPA4E{?5byLS
pF92DmmE4|2_(`mv^Y=Be%PUir*;K{l<#IMl<R<SGja~A^i+}#DGx*=91ws-d{ttKf2!RiR<~Jl-AEckyc1T)d2UkcGZ1~S(DcpC
4qd-{+uYrvhlA*Q5%#y^v9E9C^ML=Th=PHW`+1!H(JHKG=|5!^3;+xT`lUc7C@2CTC`E}XNkODSg+AFR!~I-wSO}73X$FxJkcm{G
DHS3R0)PUMP2SlkKMckt7^)<wRKnmv$_lE9gi%n0gaO1^p@<kr$zo_~D29qDYN@M|0kWg_z!V612wz0Q$Tyd`hXJ?%33nnC_kVGi
aq2`bWJw;<(m$p@cA&k57baKx=^xq?u}~xys*dK{x-A)2pzQwRANI*n^u~!oJT-*w)wlYLq8VFORW;o0<7{gVlDsDgFtc~YVdMIN
^!oQ7ft^!SK@%L%o5;4{(Pw$l-s#z#p=eT3)sq<N$X#0?fd!Hk`w6Wje<ac>n$$LvFyKH2C!eG6x8vdD_z@K|kyIQee~|Za6w?bp
bT=uH{?@MFr)$))?K1IVA|iGtV8k)Diw6yDo6YOom11(BJbZNseFjJm^h@s{>*KEMx`I+ksEGZilZ&g8y<HFJcHiT7^ob_2=%W!0
XiU+UD}xkfW<Uc-qkekUiA=_DHu^V?#fZ^?1U#6B4Pdj3xL|6LA`zhiASek5DhSL$jb#TLa3Q3^I~-cT944z^2y7;h3<BiakgyW_
vA{m{b_W<-;04MGCtZe+g=CuOW_uUW?Pi?DtSTtmq^Rwz+WO;tV(=7tW-v^id67*m1W-g#K`#*Ehj=m47Pf44Vtzj@3J~FNe{Xkj
N4j~pcH!gI?{PabSH84;_b*m=5+AWqWK~dAoA0@kDxBUeH0qbxg=U=@B}o$9hwmQjn_{t&O{z7dpT79cZqIj4siQ2;uB{s|caoT5
7(8%%b=fzPdBBY!=OUHL0Mx29Ae4%Z@X#Aj#hb^$Fkr*)_*XCXxRK{~`@Om??`k<RLShmS=YJUS*x~+v-4FGj#Vrw!OtH88GJ#*X
%4(yh+d;;YRM2S2HzB4-DDH$Pv60wtsHkol?%@U5KwXgok!NHxg*_LaZ_*s!cV%i9*25C!Qx<SZbL>3^^?_m68pz3&zt({oT|Z4%
S&n&``Vh&fZ3{W-3xZ2I09)QR8=qgw{s?{U@7Viy@1wefQ~XnGKWz1JI&J#gJ_bDyiWnKpGZqqRn=Z3j4Sj7=Z_#{swSntJgSz(i
rBek1B<zi1XlR8%#&i7+Jfsg$b~xat>snKOp9J_p=0XczXTu#QGr!vPUXiKTVxv4<(h#DLYk@Gk!CXTisF4DNP&$z6T?mrpAcKZ<
TTkvA;<Co29k}G77$dhdartQIoQBWdz(!tYHpX!27zixB(TGq#V^eH2?)$^y_d;y5DbB2v<F10c*pJQ};mnBkjq;uhu8S(fI}lRy
O(D`X9Ou`dvjMKpdauP#LO~>!i#-R`{z!)5x3d<CGD{3f7AAnCnt{p43KEJCiB_bCBrqna0;YCB`62&UB`6?v5JSBVqep@rosStO
P(!4tDhM=qcRwzhbs3&Kd^BuCTa(oGD!pCrm`V2}xx0fW=noQ4JrVoU?rH~p>K_2Rn(sVKjT?_A&6BYZI?;QTM_zJq9-d=n7U&$0
O8PeYx(Bg7XRkhi8F5CJOjwXo6^&}JO6rKcKX18E+>(GIKq5vmEJ1`&f((S@-cp6<E=(JaWJda=HLDE_qirz4y<U`NY^C3X2Cyo_
-Mgs@*$e=x1=v6u?dD(!A+CHx>e(Wt{Nxfib>&1LNc#HOy4c69#)EUDHzNnh3NWT*J`=vRn9-7D%sSxNT#OmdQyAhV56!toR-x?n
aPsz33k^&R!^5$6=2xdW89h*W)1NY0WT-?Grf4KH?w>%`*X&Ol2P^8p6jSE-{Qa({0oXWlmRUiK8WCm*J!x$$W|y$)55}mco(r)N
F~%4@G#?#a=yqfbMKu}2CMt;oxjG6R@yIbX)CXM*XkVS@56U#qbkR{E$RDaAXsC)vN{;g)OR^A`b38lR?t~<SkiG*LkhxZJf*nqx
ztg%i+k45bX=al>Zjeqb3XO+&%NS|PY6F44j!(O}t}31p94C<WqT*P;U0jTse1(fsq<oN`pDU$ZK~)O^%47EWo*{f2EPP<~ANdsx
O0k%a+pHxQ^<q38J@}Kh+CJ7qXNF#a_h)!<fMKzkXDkh`FEl<%02G0Uv-EsN+9-5amY!9fWHmm5PV#Nn72h+ye5U^*mxI@RuqrPF
p!Ad|)cK_QrT~aWGskXl)&^yQhFILU?V^mDQ`N58w4tLbJl$bot)8aj)&~;}=;EJjG5a9phfEmt2D~^T@(RFr?Qm8w^dNURkiF@D
)+F)iw!4F``0>Y_KaZdghq?rThKsQ|o;Y~sb+60Z2!c|85+5uumI=H%92^+fQh7$+c6FCG&u@QE1o^_23+KT~X$V0LkYE+W5Y#0h
5GgY-Of4v(q>j;c@;p7C4Di;qmE+zllW$wTMD<Hv53X;XyU&#CP*Yo=<T^>=hr!AC$+2xeb98j$1WVT*CEpJS?x%2zMnC0ll_M4U
VG$@*T80K$Ab}&&qY>Dyk^BX(AYMEXan;cmVu#3~>iF&1hqi(bbXSd<NT*Fr7OE^3PRUc0%(P7kB1gK=rQnd{^OLyQX}-zdny5}(
z^s`>DggRVQ|cIE7|Y6XnkQezcCBI#Ei8nfeven|qY+)VRT-h}khiB9^0CptNOi^kUZ|>+qJ*HLf~kt3=dpSE9-mwDt}`=OR58{}
a#)%NSc!BchYT~Wb}vEh)F1EL2X_9%*agG-OM&}fleXE}Wb_#q=}WGFf>-fPU}F^#f!;mFI1i7fP0or39nWGOdg~yd;M=$D<@bC}
uP+XK^cgR~5A7gWle64xD4FIB_4C_Dyz|m~r0Y>4Wg;0?iXJti!UWZ-huD)SNkNiPO>gKrfPps3A13pF_gFpDAb(fJ(3&D4TB^x1
6iODAA$E=QxI%@j1;m$V70DF}5orpSQ$!FrfCWgwI)G+=6&kHdhR`T#X<7*03K7Tw*o01^Vnj6>Wj2#b3#oDQyJ&XXY1lE;xDiot
ssT)aOgFU&rAh!?!7^w_DDbt4`2tPC>>J60E)2PKkOB}SF(%xb8;}6YwjLO&1Sm$40w7_6ied!B13}4A3T8Ew7E2+q$&E@=O(sc@
14Kj&#a!^(5h+a+O3h>$n5IIMYdozGhcg=?@xg-F`PjW9kGe6z*PjmMd_IUgn#iw+S=_1#q&%F-A@|lke71-~pOd(P6MTwZ_VHmf
!w>`zMHFGeR0{!>FE|4vsD;r0?;3%kl4MSDhVtqYQc#sm3BH3kq>9uW2}>gs1r*V+q%m2fsYclnG~>wv5)y6@=W`$m5bet4#-g0K
?M67vB(|`{oB~|OHiw)F8^|HNF)*xBhE;%a=cNs*pemQLP+WtXaNOlhDFB7Yz@<56E1)3a1Rf_!Kxl=+GUFW7qr9d{P$8;fh$v}F
8Y-qmB8n=ECc3?*G!O0&;hIq`Wt2eVz(e2S^H&s1iCK)A0OpDu7M-8F=?^U7;<S~8RzpwO#OgJSomw8L948<&Jy5%nXajj<#OLi$
Sg!1(DkV_#hA~AOOC|}IFPS--X_6K0Y#f4Yjw+(58@TH5jez1Iu2ADLF%f~lNxzpPmj@szgOJizkerm%nnIc)Y77ZpKw%h&%p-vU
VJaFRc?a)QKX4lZuur?>{`9F7{L4i`*q$yf0<2WJ!<~l##DC%Ga)(f(r|ytZRn%Z!UHrlIA>}7=<?T*DdVO|Mgh^C)K=_W$P~+NZ
&(%Od*c#1XdoVGAj)f@x?%LL+RPKK5W`(lx!PewDyO1>jN<|uuuCPw!l>JTmE8(|_DDpbIKZEz`Sf1YV4`k4hPh`Dx==b{U%$AO2
Jp9>IPES2MX2!U=tmUen$@{R#ibHLLQ!|M$>kPuZwW0C(ZhP$IT(isRJ=Ar*>ElYiOh@cMUi~@<_>ee(@`8;MB}B0UEWraEaE2lC
WrkHmm6kF}N>vLIjVY`^53*WCOoY(WBS}Ou#FT?HQB*+_43b4s6im?-G*nFl5=BhJ6hSpi5fejGQ82(zvK38JEWt@k=3y*JI3F3!
HOfqF`b(JSZs;C6vOAs-t_!Yh)x}}OEs7$R<sCJ$oR4wV6vUxAbnG&nZ9R@|>pc%Py2$5t;X5xXc2wptbhuNTacNzoQB)Trh0&xr
=<5e%$VwvS+T4I#?8>F0GOIw38b%x;*lZ;Qmu+!w=~xI&l!HV$OLPIi$RXC{astTYdNk)ViE|3*gn8|dbdOAvFdQ9;;ukv#37n54
F5%tA=L^klt^3~twL{bv=_%=~RVXOA8xMxr5cGEa91>&hN0LFjbs2`TGnCv4CIvr_M&9>uyCbG6o<SmkDt9H4?wozLExUxs`1fG-
Gz#pdxp44oq;Z463SlAY<>BIC(Th3TPkmXHinxm`9bdD#qKYNW86CBpepq@*sQuo;D35+@kz^FXDlG5&?jhbVy0flyXERo?{*XR_
3I5Rv1f?W^KuHh@X-KJwR6Py47X@R_5cQw177je0I8RlPkz}Qv{cSsv;!tqOZTCUKh~!l78@P9Hao7<K9`~1=yfB2|-Vl28$DeL|
M0a;6BDL-%G%90^Sj@F2r~zlbR!8uknnUaeR1qkRq=fL}$IN_TJc?7|(M{@)A)yWcA@S?LRN~kLhqBml_Ro~b4!c<f5z(4Rdwu5&
fO$u+mya{Cr>r}YWDVty%k{sWrrh1c!&b!2l+yd&?290{&G1<<=Q6o=S<uwqR!mgsog_rx6u8v`Xh5(L27;)FocZ+m2%hU~w${26
PL!=hE*BXbXA~Ayz<}gTrdAmfS|JqJOdw4mBvmy8VPu(RV){pwwCxKkAbP{x0fFpuJbQIHX%6}2X-s2quC+ryM?P)ny%#6bS6!(I
Ir+e@*{EU}RG^5kRVo{67a`MAy8Pva)jx{<97q@EcAbuKbPzkvhjXQ4CKgec`R5o(#6xG29A`wvbP)A|o%`PsIL(`Exl+an3W^tq
<8^33rYTh;O;V~Vs)?6qj%ecVk(rrMV=CzFRw&Q)&i~Qs4s2A8gw|xNCXWI0$?4mFGw+@~gXG$QVJ#{ssTbsgJxo$LB!N{$L@R8d
x>XU#D}r$%CZ!?8PFayqXbiZ{$NA9p?+(sTL(B<Q6b5H1?6^U8aw5ez5WUAP9OI(G<XotgD!Oryww*Om1mzr#K@t*ji<%+a-EBK6
lL`)85)+X!gOxQ9F%vjlWh*Qoq9`L#5Z86WsVOorpw*RfO;FT2VetE=b+?doNtI2NK^&$<Be*znh@EPPawyh?Oe=(nkfxJLD$zJ3
ha%>oA;T>(krBj#=ta&E!pvH-AncAcksK%@VFVf(Cr%|<k(QjfR2K;|SrQzqo4N&D<wYK03D`}}L(1FV;rt-_Lj-=3nfnf2Lo!;9
!85r<s;}HI^=-c1Kl}OldvoAKkWl)w7?z-jAd;8fofE+BFyC#v3aKMp0SY9B-n|FavYm4bf1cV4_dK7Fs2}Z82vGz9N+L7`0aPUr
qy-=*2lvWx0D;3IoWKXSxcW%kPRI%gg`fbc19kC^c)4o|MJUgXBZiz!w3;-0g#QVlSd=LNm=txt{Nu1u@B^>UXV@Q-pWz5-Bk!F+
_Mr0l5dGetPR8D>I{aTK3Iv%dlqnFAs*<KuN?K}_qLHK`3MmDsl%)4{cOG&cufku3wm}@=L=1)>y#PbOWJLf$iiswLq$09K%p?qf
iBXh~l8C7i6exp>Gm8RE04YdV0)gIBF-tC%aidxScKt>Bi7Z2$fz#Ul016N3Ae+9i+V(`ibRXgnod7>bRN!BsB>5YF@dHTGMEn&H
JN5-Xj43rS49!VRLnIL(&?Ny$44*f^`w%bn-_x$X4~Twe^#RvkqIeuXtQ15HE}ef3M`vsEZoExL7{8x4TV>JO$A^a?ULi71X+JqE
K~cZ;Cm-jmGcYD8ITmq-{d>QZgb7MrE2Nz_F`VQTm}w|t1`L>i{n{}wR76iBB)G<eiyR-#GLP>1=%m)#L4H4*LR7_!_Y%Fy#h&sC
$1PUQw+xsnl`I7F{yo)R_j{a2`ZaQhmJPl$vq}`SRo(Au1M<01Nd=`Se6PLW+~fG&)B57wgdveuN~N%!2L>3GSBrMhWuuYkhIGj}
uY3tX5n>#S7e}vd+T2L<{rv`p0`7K270%|0)>_13m#(|ybZ44#$`rf}Ml4cVr4y=q=CgxFBvD|ZfWd10N+a|hyJKJqUT<fAX|1;?
Be%YXsGU^lp;Y0<1Al?X_#9;m9pHOPu2I#jE0qZ$0n3q?A*KeAsR|&fqAE3*K~Y51K}1zk_~sCf&;-Iy?vXQ5xy&*oG-%(t<dL0W
5>`=isIYz&)<wXoF%VD^GBFVpQflu4iga6jvz)vjv%eEq6UiQ6LCA_7S;kB%r#qdVgF`v!@@JIa(YZCSET)lT5-fflW{GHIOc5II
qVx#QsDGak{A4~u<v!OuokxM$i`5MU&m0pWY{mF=I|_<egk2V%9_)u2ltn>zIzvQ6V6hlJfThf%10r~ZVTGvJoZ(aFPdl)SLeoQ8
a;*rfg#=uZ=3OOO5L~mHDZ8#Z?HHQ88zu@X%Y_a#O)V5eL1!E^fR08yT0vpYMzGavjd7zeStlq4IF_qXDyr96Il{jAyx8JxQ1kD`
Y6ledPf4YbNX<1*RIph1^Ptw1iujM#2%cXb&h;Fhych5RJ>TdHz)A^H$tw&MF$9xQQ&PhcO)UjQ5|ql4xeqC~z}{O#2^0d3#Ow{+
YoL*sVo+ki2|;8`#B(M&5}^knl@V$c6P>xjsgwmaM+U0GD<EQ2GNy`&p;~fOa7mP1I8|Myc9T_`OHv?;iY^-2bSl;%z_^?)Co}?q
VFp84!n)8*Mv2TC9B6RZrvxJHQ?jN6S|oBW4hcI!q%s4PL8DYy9Rsq;22n+JQ%oSEN=YQ(YmnvW7X+GiB|(!}%A1`#Zt6p;LQYwP
nx|EOYhgHz0v;EH#KKcr_#BP^4hRHjX$F*Oph^lEkO+<u(in(lh{70(ON_~4<78M$Mid3hA{j+u0vIwJnJ5AxQzXkQpjj1gnKs)Y
EwrSX1V{=fT2_=w1*Ql}NC+4w7%&=Q3K|+hD27(dd{a*FRSxo)fwU$#AVs>8hC;0ZZJ<Ec@7WLBAAq3r@avBj_1=CE!xQ6UILe{3
HK;%smxQswnK}2rZjO1zob;v=nA|f?o$Czi=Q`}5AM?KytsIglDax2wt%E9M5jq4;z~FKvEaXKDnv1Lw3yyfsF^)_CfV-_DlPFN(
AZb|xN1+=0|Cg(m5xE*G&op&r+7s>DwvX@Pg#X4pCMtFOZ(67Sj_j(d6=Kv;6u<>B6zydZ5d|c|#TAfPX_T>T%b6<*i~2j?@cx=0
g!{iTxuK6#DF~Bt)^<doE?xP`EJKQ-#!l%?U9js7b$IIVy^1igV>yXLgIqCAa?8Qt)s8RxE@QfL{%HxH=HJI^Uc-w0`a6~;%#^u3
b+&pZ6`NNFjo5)+HTnA4yQBB7G{#QRex27|Nyga>xm%4Fn>}J(QPEYjPD-*BxxB_POGJyLOJEuhjR`Yp1EJ&{Ka%`@O0InG1#dB2
F7LZN;PRe8i5+@atzjlMohFsPQz>Fu)Z1ighMrn3#cIn=JA*xI5{o;HxzaBLBkvq{>HA|Y>{6v+>hIB<lGv+bNyIMOF5dZ)Tlk1$
A5TsTzN-xJ9bo}cTUG6%x~z*xb!0U%PHyQeGg>AQl~EH@I$7UY7gA0yU9jt!H#{=cs~_6y8n$^2g~7A6N1m)b8JpfkNl7{|*(Z?g
bcI!f@4Lixv*N{H7Vlmg)oJNo-(7XIKDc|1#J+WKRF!Gk>d#$XqRq`Svpw?hOp?)g+{N9ErG3s@;P|D8&Xa@Ti~RQQQq52b*<iXw
1r$aorDGJ5DsO2viWu4*hLeff@pWDGm44*q=cn39BMZ_-CdT%qbp2kKb4q)9RENza%mX1kM(SA+zA}ImBvfjRL$_+8DF{nQPWNL!
&sz1!?!0fJO~wv|QB%FWx-PVG=P%C=#!e*y9uql*q7Ix0H=YdLD@&^>MC?Y7%E}iLLhe3%eR${(G+jbDsh=u`m7Tx4Yw^h*o|UAP
tA6ENo@JZoxzaP2c9Qy4dH)#IeRkQy)b|<^&4)yOs*CzZcgjt~IoKr5nO8hTWuf4?aYS2Fmt}BQD4=o$nzweXnVZ;;v}#IMBAmva
PPOz>LVXZMbb4D_)4tWpQ_H#d^~(+_TN`b`$0oRme=O@gspjMzxF&?So5I!0c#f~!_f=HMj+(HG7&jpTa7nb#)UR0ba%QfhLi>K<
FUgd~G9;*r2~5B4^Hi@r`{#4nI>}tWxB{IjO1Dfvy+zB>VPq`*IrR>sglDd28F}p=Q>+)`zEuZx-q=o~u9*0DaSG~vE0t=F{Dip<
wdOY-s<y7|x!v(BcdTEHJmThQIUFpgN_bVfev(dAd6|~AHD8K%F=2hB5im<<Y^Z|{O3;cH1*brqT7^`qtPP|P1^~;hVk|CI9xy*n
tFEaAhmhe(B1Ti{r7555?pdd!YN64h$!RDRK_JbXIW^~w*!O_oZ8Uy)Dg#AOx;Z}y%t-Rhq7HpRFB>t5ZdnkiuMp#+jmap|MQZl?
yLhz-`ppi#W(&!E;lH*Qt8H24%gyw;JRBnrRgPx12~cdv0-3akViUKw65(M`Qx}dgXr)B!p2?Nc()ld*bC-rktANcS!?=2Q47%cw
dWve5x;?7vk29+e%%OD6E}s})@|`g=c=g`Q4M@om=zg@iHK!FvzU*_J%%~zFlgMdMz-0x9;~0ey3*Xx(9G-ifefZv=N#Q51ZnC44
oz3!c{<KN?b5^RsyjU(e&PVWV868L~8881br7-7Tc3OjNzQ}sZ&kRvzB2kp#b>(-BjVwkksYf-a!huMk<77;T)kLsl0vi?sO6h3E
`A-7(4)2_~5qDT>!-PS6a@_p7t5rCSp529dvr!dW_10K(gXIW5r+;3yqO^3VC!EUZ7D<DC*QI>}8ZJ`%lIa~zO-6Kk(~8l~8wK})
x7A^6ZDos^>S$}Qd)X$HqD13Cv{8k{s3q-{N(&lMom{ykjU?^DP{rMl%<?+a7xP+!J6+*wL)6jhZnDuUQ+P!7z6-{!$=o$gj97N&
4{hEf+b(i=f|}8e1eDP*NGPU`IOi@22mChd3eNL`&K(pKiU`zV18d`lHf1#dNGgU5tyWgGD1~@vdo+s?J{zf&Z&HXLKm)$N7$5nE
zds#rSBPk8pOt5+2zOn+?>?{JrDC;uTaVt+%-elQ)84m!cGY%MVSR9gmOdc}e-Z32(d*CYps(5A(Y-+Q+UccU2=d2ED+?8lz7HxH
Cy!CS-F#R-J1>XE5n5*os>$WV(TGdVwQoH4>n-jr*0uX>**Xu~5V#m<>SWY+XR#!ERf@Q%>bGTK=IPG%x$o<w|6zEvhw(j5+31hQ
RSs8(fqzL&`_3RqBwHQ)rcU3f%e4&^QV|8?r(A?T0;})Ub<D-(4Tz<=leBzYaO4*z3hRA$ByCT+4hx5^u35vSNKrcN_3XNb3)AhF
Ykb8nwI4b<Sg85q{B_j!t!1aMbaBW=@6U5pTIUFkD(FUM*L`(ZZBKBXn9F0l@g!fk>(QqssH;=ybqo+sd&zL;w|=tMxwAVG+x;@|
_@;Q^(q2ZZ(Eio#CnZIQ_1|SNZTz@>%ZVDt==j8^q{QzPh*pGzMEQNn?<<jrNeL{tSgJ2hPpI+aGf`<1wchA~22obTG?NDD+G#Hg
a}f~c#vsG15@s(iBTL54_6wZM3=!&UZC5i2Rn~IiOQG=Dxg;CUU9$Q*Ymc~hIS%iB`W}1f<1%DF6W2+lvvp44>72W-Nf!CX&&-QE
>Tyo@E#$$NZ0lbh@!GSUnS9Nav7t+MA2{k3&Pg4m#};+4ZC)dbR_+YVqD<Sjb~4#FsgW?$?P9V?dzR*<@!I0~1!$46G8r0TRRWg2
D?P17f-aFZP8?bqE?8z}*l{EbD}#AWYE7<6d14iuOdxhCjdsUl=Q+A7$(Or!uO6D*(RY~=M<gIF3(>%R<&hZDb>8%g(I+Ox+g1sJ
SkW@p<WyQod3LhWJ-)EW^PRVTITfwFt@*~f-L2O$$H|Dk)p_-KeCw%ZE59&!-puUB>#XanYsTtlea?3z)s>R%UYK_EEVHZR$(*&r
A&^`&>iXrUeCw<xtl4AcCWn51WP?vWcG%8M25gI^l}afxmb9R7s!p~-Ycy2La$--Vz5ZsS>pKxSPq}wu@y|13yN=Ua8`n{0oky?J
ogrd5Ha8^uU2xv`_W3o=OFgOExVw?@n;lxQF$o=}aZ`MD@?%aRqIq_Hi!+C(J|~=y&yr_bXopwp4WzST^*0_5db5cSGX6t0{5ID~
eDGVDoi<N*2=0#6KF>UN&ukdF@1wZR(!)<Y#;=Qfxrsh`-d)INk}kERc67bXF(#X79@Yxb{CRq!kEH!%Ij8Ufy@xRm$0u)*^T%<k
E<LxBR(i|%fy5-!mf)+6*>O&%&44W2s@f2$SgH29T;}o?xF#`-e7&<==CmUgBNTyY_KXmVSr6*&=;zlr@zeF_od<bnzOpnR-neG#
tw9ioKU-$yVADv?)jhY4R*a`-OYm|{u5k$o0VAjGPPvy_Z1u#YCb=6dcFVSUsl3B8!lng=bS5|Xg`L^ns>Kl>VW(SLWqMw2>7uS~
G@#-4sU6*>s<&!3qrp0i?$J7`gAsM*%^Di(oH{cOs;_*`uN`vi<>gzv5qMe}i7_T49W@Zd?aFHGF?8zs;<1XWYV5s9Uv-)IdXB4t
!8M_uT(#^XgC;XLW)~PN3zc(t6(qtmj~7yw9T&ylDD5N-4HT-lF!X~<8%(Watk^KV@mfHWvUkimqf-<{_XTzilyR<WskJ$mfQ8j{
uI2SE9T_z^;4rlCg_ET%p;X2Ye_h-xXB1jJk|an4vY9J~0&szyX0t(bmF=Lt3d%Xt&iiPbi6~x{x$03mOM5)$<mL;FKdCwF^p7}V
^|LH-jE&8{7O5UbzRg?1GjE>Vm%P)M8LqPKUvdk@ep!AlZL?ZKE?6uqIfr{*+VN`JR0YFipa=w+ArWwbRVm=^W|*fbPSj#=0YpuB
t28Q|uhtg~C}`QOlgN7<oQBbbob^bu=J4E2(#Wc$qF&_>2569&>y1`>#w%6xXrU=2XKno<jh2WdL5z_Kj*)8XlY~2TVG%@bFuoR|
VGdg5&kPXZ*+$b)nI$pZ!?mP{#7}D`0ksPXnnT9534}juDWzV65*}qk&zuK$azlcHqlY_HRXb3J2n!k(bSm7)@V&5+84Bl$hlfS=
IE>=$+Zf%j;sMZ7hgFWi%Hn|sFFPJ~@o5Nka}P4LVzuPVAI+^w-+iuMDC>`3HF7A+SaH%rMj;Bf9G1Q&S!*y5;6k=6M=bFy4+#tb
A^2ybe9gM4CBvBn!*c*yVyHwnIoeS~O085&z%?3oNOXWeqSZt;isW=mrg~|KI64e4eN;Ip!x-vR4g5X>@6b8;LVX-ik=HZ$z$+(A
l$B9HVkpIrN*-?gan5@2nXI!6fxyB}klDL9Yd36wX=#PU>@sq(7QU{k;oJ4-9dkWMq-}9ucO|b;YZ}ZQ@ykzB6%2x7OdAp7xct{;
h%Q;PpwYvO(=UU1)H+Y4932x{R4c1k!croU(VVuqp1FeeWo@=SNyRw<#x8XGyx&pAH1K{RM@yL0v@;)d>6=H0>PX19W!~>sdXFvG
h16n7CEfRTmfw2`8EaI&NP|2dOV7wY?_2STDwZ!gS|ztzw?9n2^OEn9{(SGQsfat?2)>?1D~kGc3+;PS*1pkeCUvt0lC<n+NX&fB
rP<V`jsX{#Co0l4Ie`=@iWYT>DY>GoK{ht6Gt%YiVn)eo{a8#&#-R}&--tPnr1o;be^wGBF|%GTEk;B2=Tp*yRYMY8_v&38iTFH6
;ci_KPglgHXGz<?XBlOv_%%tvL9;YzW*IMP2^Sfd#uHldGa$|&1qnhCO`T^<==Qsis<f{ike#SM$YBx)(u5GoFTN1<YFZ*4q`_J?
Y^$z@7Gq$AiwI)-SDi~;A#reVE+x4qL-{&I+d;eX`xktw(oP+D*(-V_K8i1|AXtYBw{NqzL72<iiSg9n`Ztxtbi*SX9dT6UQWdJ!
@ln%z#za+A<{*}Un=UCEwa8AG`o~=%<D&t+yw10)w}@Rz>ZLbgqGuTe*4npB+<KKNjhIKoZn3tOn<+gmRivv~2L_ObHyM28^7Y$w
D{QRNI?CcTLvgotVyK72FSyNHlFiH==X9;CBN7l>cCAr8CcHyOj!T*+lL8m_z!oob_Ch!)SunHY5s}hdmNZAH1=}GhiCbsW;v)VZ
td{pbgN9LS@f<-R0!7ySsPeqrNocPQ>`5le1sKCA;Thjs#aihniktS~t}C+979pNaO6OYA&#BU$GI2U$7fhdTwY$X<5ve}V(eqP8
cB9hKNf78eI#-)I=cCl;2y9BgaW<yr)S<@6)x(GYgG|4}%S%^6X|8Z6NHlKgRa%NEHf6$1%tl{VYTau4jU?AsbC}DEtS)}e6R3!s
S>5JHc{jZv(@Rs%|A$9i`s=SX&lBcfdHSw#E*)9Nc)FR^DJ>c6%bKf(#~UTuKMpiBk2@ag=<$a&jcR$0B#X|YSn^Y2uDtT>S0_mI
nYon<kbGTL6~Q)1I4(`o>w(5klukIR>G051?BHjvC{H+rwm*=Fw97<$<$T9?GcN54mzn(CpGht8-kc^}QgyalQAC>^B#rm{tJ(9t
)WuvY#s5bO&k4SddEa}x)LnIZ&wJhXAdc;id&?8OdW^=kTKeky<}O%?75nOD9$c|G=dOG3b-fp}{~i6n*}-EY;$dMEp@8#6G$qcC
X*)_$C7UV9G-OhP-$2_9>K=qo%2TcqHXKb5q4$v}`yqRjtS11&87GrRIU%()g8lM(8HW{Q^hAmG=dL1l1PYaDrxbPam~}h71mnEe
bO&LE0}?Y1=`QxFsvec+rT9>RED>^%@gHk#>KX=cQg13{dEOp`N>2ctrz6<HiO?dQ%~&KSLP<&p9O%#qp@o6Kn*@|(DbSz>gV#m^
BpInSW*dN<!8STExy+4^1n+^7Rl)oNpIB%=51aY8#rUwZ?N(SFIT&&W_@NdC)0Kmt$2iO>j8<tNAF<(^Kid1a;DGzxuY@;eSqnf*
1kT{m-GTCqbwXn$Nk(EB`$re~_Cv-KAHQK!higbD`tIRdR`PO$Rca8r)7mp1l{clZ<#9S7g~8Kl4VW^yfa<$-`<LnARvoe>46G9N
-%aU^HyR8*lH`-9VWzIVTrgD@Bw~xY!7(%a8E~F<<fe9PEe_5PZ)1iFHaR=`JAuD|kH8j{Jw%7M**j*|YzDr(bf`rtkT8-6O$eb3
B8K%&frQ%*8OH3Bc91x_b1P&x-2-f6G8;I!6B)FDF@->|N+z(VrcgV=bB*!&8?6cVy4}zU3LK>hs!kAHz?F(YqNZUC1t77&Cd^qW
nFT&J7hnNJA)yVp%K+dQPJFz&hn|k!5=wmj)DMx+Q|4+K524Y#9t2`%`V+oS%XS`rwt>fMDQI>$s{v775Th_t!7USuP9}D=F|iy%
>(R12`7#*^9VCada-HU42j5s6(ISOq5L-o~ZkE>bra|Hq$2k3?NSNeMITss}an9af1aPH!+&lPpy5XKiCS)R|%RveLPv$?^Z;1W5
H)cFG=240&I98N>JlYyxO;FjUiuGjSGiA$UsZ$0EA*91Pm{#?B&f3p2+_H14R2qZbg~eWcjKd8RxiDFa8AnFiX~8_<*!H>tjvAjY
bJoV$?{H+FAW?NQC51{@!U;~kzK!a9c6J<|5FdH;L+hUr0qG+}0?-tUKn(~`4GRYcPIz~1n4fXMMRDVcq?#J4)HQ+>QGV&trJOS9
5Og>?x>SD-WW7>a8mS_cIn;?uGD&ueK>v%P#cI}}qT8XyqvFo?vdS&GlejWpJG_$ekh(jE{N>kuG)!U?V}3gDRwKK4W1|r!3%(ah
j1CaQskEZ8R=Axevegcy&Coh!ci(!{oNiQRGF3vo(8g#OQHrO}$5<qia7pCW{Io8}D7fReJ*^=GPU#4?iFh*972uke!RwaWPE%#V
7%K;LX~AUdobJPH!7(O8^H%3ioTK;Vc=_5x@rpvK*g$}U0v8*uTOh76jN~pcq@LsO_n)@JB2HflAtXC@<;>Nx@lI1lYcjP$r>-fj
Saj4pGOH4|#Z=MRZYG^zhmFj2P@YK`VhF-*D*$v-SG@|nT8M~k+XW7FP8`WYXxc?sZJJ|-VF!|hXB??^)&||w>U0y_6EOHZ=h76B
f1Hq~KcVQrf_si)6K{}RrN^0oWcqmx2p-LVB7I~+kp9%}P8>aB3K;PgQ5QVUGLuD?3=s^UbIX+!^+ALXg<sz;D={d*G%}uPV&o4*
ktT!DfNc02hZ2gaT4GeTgB_zzuyOeKFxH@5QtHR#ZI!6}sW(GsTityrgU{aM7ohZMH}vBT6)YZ%`d;km6%bcDeqcHJdc+18m|`M?
-0B$@na{Vql5T3L-JTOs;=J5ZdzazuId?eYjL3+o<*tyEI+L$1LHl(&@N@=qV4y6G@<qdm5=tz0?O<dsgF%ONLEVFFsVX3WT2!4Y
3NtfTdB$-#RTmtc`M6ibi6jRE#cN!<4kNAVRbLxPS7<s~sfaNPnj<bM=j7=KyJBY6h$R!!RFII<JBF%xf7#wuuQK)7R>5X#N4%cF
y`9cIU>dz-(7{z=&rj^&y!R7-7emIgq3t^S9lWgj-*oB9qF%;8(n&Q6iWQTfimX#>lUYL<MR{d2wq)g4{c+x>tFdh$<q%i6UhmIb
3JOh9Y1=ldEr%wI3nfqyJtxPQ?PtX0o#>*<FjB=P&Fg#Eo|6&$ypt^Zb>$sFA6?JBT^=xVje7T0RaI40;NdzqFCQcAaP_z2>!^8G
pbxN+P4t|N4|=}&cyvA7c<hPgt&QJ(pUCgu$mhpWp4Aklm8CkMK>n6PlqcEYquyxbn(B`h>~-W8k53n&<=@oDmae{QlSxO%L4b7R
{Mt4=5ZY;{1ov~Qs;a84<B8Zcy7h6p!kyBTlr&W)+ee?fW9*01*SkG8t2@OxFz+zkJgo<huJcnhUCury+u{Hzok0^sIy%_LM?hR*
Qm}NIA5VWjlqkg-0R|k9%39pQf)TdjHs@uO{!@<|+1QDjcG+`if^>rR5iDDrZMJ*2M#`EXS<^UzVq-x8BoPfbPyqL^(GkrO5HJfj
|GMlc-fSZkcAw5P=uLlI2YP0SJiztJcO194^OaYxJ={HWKr8ZG%*gUel+?ABuy`5$SyJ&iQj;ES0;v`j>V0`R9H5A}_UCWC>&7}e
+(=zj<{(m3GXxHg=BTw;Fvu`8PY<~62?f~ZcK5yBRG4SPFH3ZdjYh_SkyWBq$%xE&+gW#1Mtg&t^^Q9ZjU=0QZ*~cp51ozoeC}_K
;qy>xlv$C3-8>gOcN`w~Jfg2{mu-)_1LF0WViYkqmfMd1D6l3(mZCwMgC%wSd1kchVB(~<RHy<hNU$5B)DdKY#pFt8*$g_x5brwp
Hz8#29>|I3diCEsyGb}GBTtgdvXkcKDAd#H(aOuLrJ6$eahqtq)&`g=nu2NB_3$Mzp3ee#@j7Q#SSQ}_{ZbRJ0!NhRFzzaL>~SD-
>>zS=|8^a9zQwYss;IN5%GwujX>{U;MK5GFGqX5F1(ODSeS^dt&s+{elaf#oB^XN6W-CccOPSzkFp&Gv4%h^4LD}bx-^N|jezl`V
>;f?OcKYy7QcuVy;~+z>AWqM!6TMKWQEj!UWP*xFq$*1hh1pWEw19=M7Eo{_2qHmIiX-2fpT55z7!#ufEw+WSuywkdMFk4g5m7+J
KvNLaDHRk1Oi4*X-M@~$AHU#j_wDgtJ#x>L#2x9jYafXNz7x#(6g{)b0KrIfc98&ji2cN(ru+I{*$-SAi4+RTkr1szxMj0t-tK;Y
KcAnbe@l9mc6&Cc3rDZeBaKp64n6Jd0Sk|kVN%aQQ_H^N+&q8`-2kItakXYf5cO|D3ldm2x72sb3i8mvDk`Hho)~qeu&#`~2TT-k
J@BY1iUtqN&8$}p843skJ&yjqpFd}>Wjv_^^vC6I;an;23Qg|q;reCt_c8n48CLiTQ8F11)c~r(Ac4s<ibeS$FoHVYI*NR;Z@S8h
pWEM`;<#~l9&hmL4|$#P7#+HMuWq(sk%&~O61mOW?H}(!%FchctNr!phB%xrzX|*#d3y5XF&B4VP<ehnOq?4!m%%#CcDGN)w;$=D
9{i|D;1JyJ_7L_EhR7OC#wjo4W9IZA>2@0LIp>|Ll&ST%ozTT#2qD&ice}vQp>z7H2TRyu!RUjfu*RY`sf6FJtGv1Iezcu;2X?gE
_o%s@sAOX-*IloQ%k#*RyXf&9nTnNr`J3$B;u0b|v2#o32US*#tK<i$b)&__+sj@)y<wZsWE<@6`ZB%}MQy5zp$J4Y*wS5c<x72Q
_u0F3&K)EA)!I0kX1WlZN<<`IC`5OK4w2a|qpBh>BO#!BAS*-(sTX+w(N>lThq6@MH42G_60Xi;7BFfBaucMQjR<HYKrxmo$T-7W
^6Q%3{mPxWiXwx0zAC&_(McT4P(plk9L@F9?Mm(Sdv&|@Wy@7Y*{TR5!iujvsw<6SsZdbvL>G7|y<A2D2Kl*YYWw9A$3!>|W~V4l
9Wn`tMlnCq({@c$GF2J~5W9}KOT*U@bCP_zdxl?1qO4ERD?9r1!@h?7GSzVfgBZ{xUk>;*AVO48(}!&AqdY$hHkDp@TC0)JcKK+}
#*}Y6^l!GAnPf>&BK!~%J?wW?R#IG;ur(U33DRGRPLo|S9@kdUv<}Q_8VY4yoLk?_Dlt3>wtEkDO|!CmFvp$4p4!@1m*~N1468~Z
RW8x(dpnx;)g9SVAa=8$If$b6sNB6pT88%!E-SaiQj&~Uuv02@DbSu^_Hy}l4H~Jhd}l7U#DIwG!H7kwi5>TQTeVV(5URVl{^nU`
YOR!Xy4us{L5+Erc5}CJ4e8`!_PA{xE?<Hmm1iEJ#9MK67?N$(yK@VsX9smb7Azu)&UM*k)S6dqMj^DqYep<&%L7nOq6sHRQ)RnG
m0*u8ce6H<R}lDkioAVu946L9bITD$+_gkC(7PPIpvxyu&YcrFUKH0tX*B5!J8*|yK@w9;ii+Y<Cr4}Dbr(s!Z+Y9T@hzkxCYexz
QK;a66nsTW7o;n=(Nr3P6xr(%-pyJwc83}z94wL7I_g}Y-)tpWITNhqY($rG-=~V87dj~d5O)~;_wTIsx;UM9`xQ*jJ9iYLDags#
t0*>Qg)FB@P$M`THoIj!bX-7+vxSgiI-T7DB5JKi3}VP>l2n4Lz4XWn-+W;l5bkW?M3V6Jq*cJGC%=A-HtmsbS$9_Ndc|JcO&xAc
Q7<-?=2vx6nV4Tsa5UT)LDEkkQGlxfL<Catm?3FrCcCBqyW75`zTakBs}qcC-sWuCUXA7M9*16n7agoZ?AgL~xOR8b3f=e;oKET7
=5;f?GI838yttf#9V)>vv7%<UQ$kEZxl+8$cdx8g&UHAjqQO3K?ebB?79iXg2vruYvAbohTU00`%rw<{PM3Lsw&a`Eco)~4m^H))
A6<)_rBzp5j4y$G4Bm}_f;KF7m3?r&xx+8g<@KkY4_9R2eDRRHDMh}y2w#htjR;8yI#;Ut%k*B5bQx4@d4!c5Jv>}@QgvA!^q^~q
o{CfrRcUA%q8g_=sdRP2j|t2|En&8o@VX*5r^Er;=bPR1sc>OQ1)`NE#@TY7jT`O(%ws{?i&YrAb9BY*km-+t^y7EiCoJyp-nq<F
qt~*{u|{=nk_&x4Mcuw@F-FZUk~9?`q;=zKQyYpAvNXYUaI0I6(SL2F9WfNKFpuFG*q4xVVX`P#t1jZ{nHkl%s?$eu9WR=mu~j`v
IPW2=I&@z-yI3yRaeGE0BNWu??Y`tH{XZ2b?N+ZX#a6Ke_{RoBttWoHb!H`lVtBdh3|5_bUMgL@!{d`2$6W%(u2ApGCTF}U=jG2P
*}i;t=dNboBRep?p`!`e1)l;xZFtNQNQ_IeI;Xvu7IpR3cb$BMvGZBg$(4;<e>!ME$PVj14_CTbLLGD(l2W_Ma_KO23>DB>buUSX
KDZ0dI<EBZCq^_EA<@S9o5c{G4OKyrQw}kUag0q<35e7fYO2zruV?}yf(&nXVpib`nDH=7(CM~fiibKVtYk#X<xy(uv${%ziZCXE
Wl^f!MQdp!g>Bi?G-cOFNTKNP+S53V-FKE@^^t3%Ogm;#e5>o_tMXsh4lD1@`QqmCKNK`DtT28W$SPxJql6E1Uq+9EWYK!VW`4cr
oqBgCQdy{|hSGB^lXf7dnpk<`Fc>rpY%uh^VW}X*<VPgjoN3OXFeIEk1Ozz*A-#f#6$*iMD(E<8U0GUcu=?X$he0`D9Zdr!%`yQ~
W*d-*ri&nITr9;lxtd%`RwB6M@=du*UEMTuje$6U!9zJB!wK7iLiRjT9E^%6fE-SF;L2>3EN0|xbAp3gI-B7GVHg;Nz~%2a7Knhr
GJxI_;nr6#l39M+?+s6BUSz}^9KAn$yB3=JIPa|SaV2@nC8mjYad66ZzIA1;y*l28F}2moe(#pLOh=lp)@~^3tI7@vnhL@sL7n)6
-hO~$sATM)5p!gl?<~?sCZM}BewK>yytucAS))>HctQ~l(73Zf&57%CNSX?R4Br{V!oqmj*1C`lhe9l%vZUk6bE#@B%)DZ%U{_b4
Jx@*=U8m;r1>icgQPZnXIhpO8+7EICNF+lT?CFVZ=8hxX^IHf<=&^f^5qTOH1*541n{x@v!9<!SIIoC`m;3$mm{udJe}z)y{Hhp|
4;`=0;n13^S?eknCGl8dwN4@T$uFl2*AK4d^Ezx+`?n~L<4Lt2XJ*Yh*V@b<QVSPErN_(AO1rY8u7kAaMb+rl2jA?G`ev9yGHxV?
Lo&__2rWShOv9Ns({l_Q6J^AiuAHU_ZG-qmq7uR>yqBh!s#{Ms65klDg{mzCzsGb#(U3=(xdw3}V3VNPh8AEQaBf3ok28>=$)HHf
CafhHqR!H6u%tQFqFN@+8=DinL=@Jfm>`>0f-@ph<dz4yP0q(gjOH5=hX;&212?~^vVRi(*?)Y^ek!@EcCzDC#vw5aE5gJJ&cZn4
n(o0TKi;>F&sQ8yOrqsn?ndQc=zr2X_2!UqRV6S?dg~BGhQ$IxLgmZn5A~kkAAUtg`kl`3vLWf(<q$yO8j-}{>PFQhn@unCaw@Sb
eCC~<=T@jxFkwU(kf}vtn9-4+p!Q=PSM~GSz%g_qdKJWj7{c(XqK6lqcpQ#85#Fku$B_BVn{q$PyTe*7e!mPfBiMV`e?ZwvnEcS$
^VV>{`jQj!4@Cl0LjX?2q>w6=Dr!V3qN<1l_4;?|4T)fZQ^Y$5qt-CYBB+J8;d$!=MykpRF-2dv&*meA?AS~WTyxXsczC(2$nWkG
y^#W0LLfX9Uu+{vzO!(H+qv!aXSZY673G)&@FK4=DWw!C>ID$|yml4op8WWo9V$baY{@^t4QJ`^bBnZ#au*9N$xprM2{)a)A;2bt
3~)YiwLoF_ectz{w|BeU;w<GukR-vPW1p_%@hT_spM+DwpAraGJ2HTSNX{Uf1nBSc@eIm*(iouo=3sb<1XLFy#r8s;zag-p#fG@y
(fpTM&@cFZDN{=R#Dt?r^TPoF^2{XeR6X%Ph&W)ijopd|vNWiOboy~4&_U;A(jTa}j_Cf{UQO)oPB@}NJ&j;(G)@f|T-IpIO6GPX
k4zyM0_2U8A%Q6bK^h2X8+@hrEG4vNUVYE8y`j-(>^S0*$>hmLe`j}Z^2ODN6l9h9qZbbBS5efd+V8z~9TW>U_9nra6?t=dl)GkN
Gn0#{MB<}Tdpym>J2?M#IdF*XKvf~~aw+~~ePlaRj~sMI<-3V3Ye^QolI7ykNh)O|6{m}r{wZIwIQz##Bw7YS)e<QK>*L%V?n#b&
(e9b(B<x#8m&b`>QTL3p!4fo`Vt!c#;%Qr|MpGPccG&HQ28(DkJ8#UJz3x4E<<Xc+zId9ukGH$cJsg0gJ{WTm9`3{5Y#Sr8A`lNS
JS4ii4kTQK>*tSuC!GEYggbZ!TTK;~-SL_<jZNww!V}2Xu}5deZ*d=qJjdsFJ|t?f5SaMndqbmf-mTCqX5CQezxM@Eg9U;pCx1kP
<62qwUuOhnCB^pgK1uPyES(TJmC0&1_L>S9o+LandPRWv(;5=_9|Hwb3syt+O1LG8Mfxx?m}5vIjN2%pY?K{Z&b*#;!1i_e;+@J|
Zi_}565(?VP4HBT7RH&XnO34tB4bolhN3rI#2OGYGs`iSsH0G5X__V&h6u>;Bn;WK#-137sDw7g7X!1E$gT$>kl03uO(Lk)B9)nP
#R_Q!F}+H1LZpc0RZ@#cN`vmZRMMVzVRuEMh4T;mPj=;Sp!%&bF_R3YCv=$RiUo5|>zeVwCfF0muJPT#r*kNBo32MU3T)%~wuI|L
=Eg2F*&@<i{P&~wTZB;lN>9(Yw{HCKbr@1qrU+~(@+$(!XD3Rio+(nYtaEGy#{K}mgP8&lRUE_<lvG4SMYhINFVfWqY@-U;mT|{7
SGNUps`*{07O3LNJaT_@8cP_7nSO0_ogw8X4iPVhe-iyVBgZ_?#P_Go`i=in_f9+WswE54DMLM3n@Iu?ERLdB_i_WaX&fb%Eh9lw
Q%dYbv7<p-;SmjHEP6)e44n~)31X~?zB6SyW?U9N8C65tEg2jbAL-UbXh5|My4EdgjXR=pAroVPF+*Y%JI_d7@w)o_^^heXc=AOt
)S*F54KXBDMJ+TfB~tmxlM_f%P&7d?12j<;NkY^@6+lF!N)ZJS`=rVPq|t-{NK#Z(jUzy?RG+^xmZC#)T!toUCs?jc6uzMZD-?<>
ojv*{2O6r_`<M&KF;RoU0n6X9aZ*7*^U0V79?<<$;Is(>kM_8e3%5882zKnMy1~d!2_f2Xjz~-yPGQreyA4596p~7&=MqUW#nUjL
sp^lsBcN~~ytp<>0+r?l-6!UR$YK!LcZiyaLI{bES-@^^6JQ_2bs$6K&L4Vw1~aka?pc2K)0FG`(*vZQ0b$$CeSAssVd97=ur>U9
8sA``to!fa!8o9>4Nch?*dxyW4zN4!W6FU=ix{4CI%}3G`EQAlEsDFDh8$pAJ}|{j1{xBff+&Lo<q)Jm(xy2MLsY?a&pI$PSrp-)
aF7NAT^pt98kN9j1eTN#2c@)ePFi^5dqrDATmauD1AY3N*4HR*SaY?5HSjz>OkI<t;U;qCB_HxJ)BYX{wa)T;@+u+oaGYFsS{;-}
D5`vu=XYX%7&|Y6j={;axisv!<A@=LYqxB1)UQN{w_A`?3zS@la%tIilW9cCJX;3rn{(7AP<DG;Tt%lGi=BXX`a|`F6)IF54jc=d
g-GHe{=2J$P8>M|K?E?01-S0w0d^I2H57`9;-d}%g(VTlrXeRe{X~j@pefEEL{&u+nkiypXe5#)Dw88xFi4;xm7yYam=qDj<U~a%
Q%OS7!37N(#;}Z#!#D)nFc4FS$J}TR7;prDqV0flga#te)Iz8<RAETcE)<}gvs4N-f+(VtVn~UZU@atLGm%JJAUXRwUFclUxp$KX
J7aiyG<jS($ewqfcE-`?4iRe3n-iCp6Py7d)Sf>-EXtp%W(TLq$scM~KoRwCv<hs*a+K3oC`?J2Lb0E^1A#|b$U25UR~?*_WeHVm
Zrxfxfoi4Ko^HiS*Y6*EQn+eaLFy$IbxjV7l}^sCn{aM@o&ApRSC^s>uhr@m4`k5<AO#{61Tjjl<?9jPr}8`Ja<KIn6%O_lSWiPP
d|y9Hxl`qV<qydF9$u?`z~$_my|<#Leh$PhXJ`zYr$7q;Kr?(cT+z=ca9rz3M8seXVYJJ9#7F|KuZ7DshGc*;3}NPc-mJTsu13$e
I}pgDK;$T9Aef2XMEfcUcM$T{CDxnMB{f6TU+}hF%8~X;L_ZV?<$L?M+u?Zl`a(3VAW|T=wB`<&0F#@6kwG@|9O}XNE$4;|8HGbI
V#jfclg(%?X8P7z<fF(5RZavCHOL;YI}HHOy?3y$%93_w9;l#vvcGq?u8o<;FO28EAl6?mP^p_K=(gEYFy+A__C}&`slU%WM?&rL
C#dZRUDM9yVPaDvP|dbtF9nZoJ7_BR`N!I^a^>tX16Gph-9(CMvGl4^UOmR|CG~DqBZiWVL1`<Q5@VTGvg+i^%g0`2=H}tc^r*b7
p+G2_>&JbX4oXv=>lFlv-44%n!cqxvUa^Sjku|vZxz1!N(P(YOQ7AfPaai9nd%B>?-2v3pG&-`&u!;$#Q~5&7JE&ps<OuZ>6*Pn-
SF1QwFi9*P++?k~Ygy!U3225PBUcYjg^z4`!VSoTDAH(LmpjZvPhLTaGp|jhnW~$1#GN$z?n|{bmk84$l-c4k98g$?O<LfN)sf|O
uM(j@6vEXe);q_7LR~TLwv-!hrqDj0STMwBt1XRHsT7ThZM7SI_{erA(>jQe^7_6hj-z>ztXlcbD6okIN{WNNVvPwSk99i@t0kIb
XHM^^=@E^wQ`rrsGU;VAnO%z&cg}@5iSdzAq+boZ-mbd$y%xLZ>P~H1I<pXPqzNP>Bo*jDdeW%0Rv;j%`*lU*==Vz|r$;Q|m5js?
S)8a^Rf@v<xO7Iu8Ju;=Zgo1omCRt<zHXs&O(~mh%CQ(+l4M}5CX(kBlDUsjcXEo6Bs6=SOjrpXopS9;MlGj9JGt2Fa#A>;t!hY#
?Mi6LWjx_5hCvRi%w%q<BEQ)gDO&WM#|76?puIL6LCkzdYSpUVY_uFT(3|o-Pl=?xKFP7JJ5j1@F6BEq>&aKihMZg1PjRd%uD6BD
36|OKx65X9xtW-bx}+#koJ@q25Jcxt4`ey>H6U(yaeG<iSS?$7yVr~~hm7lb-PU&$*ih<eNfQ+aA^-=d>qO0y`cs#G@9clGiL^dG
e~nMAhuaxQXtK|R+ZmP9vi9gg{?0yq>JqL%=N<LRpPsr8cf3cFLxcN|78Oi6Tr09AFw6x+O-xNEf(zb)0v{lN4Sc)v)7!W&CGF&K
^ka|Gw|TzKmMHA(48gyRFzt>Nh8l)GI+XydmPGi@Xy_|yIKvm-YvtlGOG4BPRMcLj7aXuBmmp|-<iY@mYs;{&2gk-0_shN8=aZXm
ODa{FC9+^YT`sPjYc8Wc)`PN+YRu5=ej|c1X+>71snRKkf_5ytvZ*(cl>V!$XQYhYT{-dvyln%=@savIQQ=Q{N8bpuq3p$6e{D3F
)W*n_AZ4E#%xNLSK%%?{B#HG1TjdinUP;+PSrNu9cWO`dE6zBpR~_DSZ@t{#4)Xg(t@evLbmL=gI{&0m12_-N;19$8*fjaXVsYie
{Hoaj?s+2%)~H~RXY=R)wD=EL2ZsvbEW-q-(ssmEL`4!%Q8F|IP^=hWVL?Jc2xO#4J&<T=3`#|^)N0Zh&=E03NCUGTdfP`(bN<b6
A*|r{{jtZdrJbG0-oSn<AoeNVn~Wg@5mdeyD4K-k1JMnI!BfcZ@R%wJhFU0Ts3@dp8dfF|mSm}bf|3cKl$x26qM~IYsFZ>t3PK19
7MX&UK$NHg1W1UM2xVkgfry}>0#Zk`>c>qZ5)?^LN|7KkMAFhUq*T=vNl7G85X6j41k*tR(uDyeOf*dl2~wpHP)$@w)zi0afkLL^
3{HxOApzQ8sN(iM0;qwH9m@ZK2~M@0cY-igSTDWts%VlQ)O*080V0?sDH=eEhL8#<DVZr&k!Vn%CaM^Tf|LAYaD^fklq86hDO#f^
1qh%?mWmXmG7N_xM+h!P0)2l#ell_+)J8h{bU$A_{W<_0Qld~HK&tyQ3KTyb)3fgEG<$lzvFlF`M?;C@1Q7lC;~t1_lDip)5QhF;
vs=Gd9Qo!1qHsScc^ZabJAIkQ-bJlqkyv8Es9}j_s40dL%4$2N8ZWOJC;VU1lfoy<Ze6r|<bWSINT--U1ZfVVLI#o%d2;OT^gcWw
A5wY&fyxl;iRV5?-dh8ag-4_jMN(<|CiYJzN%ko)VeQY?GcUd5pRAX;Rey-AC^84Z_wmdQQTqJ4_d73ecJw+2$Fj%gWR(?SsE;Sm
PhLD4pFJC%w|N9R&qJ_}ryNM4MkOLhiJ*jl{{q61r_lwD0f85NB8Z00z!2t6zQ|C}0zb+`@P*VLQj@xxoL_(YzZnbqNPLXiXc$vU
d3-xfXvx1o*gbT4zS(E*5sA{sNx>xf^Y?ljOOMMmZ=<m`=Ad@`{y%;Txy3`^cjk>}v%x!vCj2VIJ3r^{%5F|~AaI&Q1S%W5iXc=F
NE`z2ymvTN*l~?QkugLF<gH{GI7$@I#0fEkfz(2KNEC@ErUFoe21Y81AzDzO3I|EQZ6v4$@pX`glnE#m!v9aNPrTn+S-0WknjnZC
z0=#}^1j-?wr2aKitq7~7^tR&Kv_`DYe#xbx{Fd)%`(;_!_zm3B|}9Q%OE;HAmD?NtU>+TcKZJx99^AIa*Cq34DmrY;r^i%!>+p0
`P?D8e(aq&PXExIx%hc~1mEgUN{yo|WuTU%q6>=B4DDF0k<g84#hV-gEXa(ArK}`<#YZ1Xqq++e2l+rm6blflvc&{dFhqett!z4)
DFomg2hi?5pAR<L@n^qd4IsT^j`(vy@jr!v_-E8<Q0@<+e7klsn1Mh|Xw0Vs=gUAJ&d)4|1DjmDJUM2zW2bjd=il?tA>R}Q4Jl1Y
5K1KiBg&^Fq-cT)VhyCmBnbr!DVHb$gyMD@Kx!Zl*2AeZ#Q-KsA(DwotWn*FARGkh18Gyz6CvJm!g4Zq-xh`>M2AOTpQrU}ZEhYO
(x0L~;$M8G)BL_+_U3a4vQzE$!_Sog6XGldh`i{|)WMO$q6|wBSX3(nYJT)F6qv$_Bq{->P7d8@D)UZEm{=4-L)h5(Yuq1=oA4vY
?E#vM_#<_rk5KQ-nLXLka03+P{8z_(n>b&lWBVjM3VYdb3R<NsD6GJPW!T$5@E^m2Vp=E(op&8?ZB=|ayP;292W3#7B>Ip~kNh{W
oy`2YX|rS2d$6!z_@+LSstgKDt5u#nsD?f{N~0P_O8l|~wK+6OWLV{$7Kepq7A(^ZJMW@!f{xl_K#b1SaKJX%$YlC2t*l-oXkr4m
XtfjP?}RTCF>=>UK&(Np+<&yghrcw^q;-1;a@DqS!fcx<4<4mB9}~43T2sO-hh$x0P-lUMa~_8?543@pDdNvBj~c+hvl1^_CxqHm
J3%?<qW+v-MDHH?gqR|QY?*4HnZ2QMdBFHd@jSe{h2Z&i@iks?gV4120t_&NE|`5_9`E5X3%@ui7`r?VY-t^!+*7Tqtk-dDlO{Nx
QTNWw5jpR1amvWNSNS*#BOM$h<HN{8Esmush1n@m>7RLel9y3`8=Kh<zB>be$Je>h=keh2ETf1EDK5smsy|3roTWER$Vwt1-|VCb
_h1ZEkw#<!mXIkFq@<xjic*4xfuTZ`iBTw_m=UQWidqneRxh?Ph<!*Q$?WIRI$(Ipd2#S-o^|U;vdB-2Ax3;s>XbzH-m^8zamkQX
MN0f>io>u_3nh|q3~{MZ8l0Om;*J|-(o*AMDY3i^FD&5d%Qa?_qRwJ<y2`dXnl5K*gL<SkT#&=gzXdaCw6D{((=}|Dsz{;n@NSq&
Yrh@01AdArTcZBMGboN%uIsuMVqvs+N0^9uGNDTZtpd;qNC8Z;ixAL=lSI-aN;C&>eMWzOUMA<am*u|R;sZpPDWWM1kjf?|mFQuy
{nGze8+vPf)AXBkPtH^dLFp&2uiQX_^))3F(lj7ag$U7ANlG<JlnFplR0RP+RM3=F4N+B8Q$<w~6g5>tRJ2ts6-@;{LAWAv<X{2=
?v+J*IUWPq-M>$>^TR%=>f3WrYp-k%!}V~n@Is9axcOYkT`f67;B?L*U9P%0dfrz4o4PRWh!6d%zBanv=M1O=bQxr4T&(7t<l7Q2
JLfp4#nL*Lg`DV53eE<jrvxbM;{%lEqRr~b4MU`|q?X2p7MTt^LWRjxnMwBh?D2Mq)8KV0V-@dk#ffy%>%OH#2tk;GyMXM7M{fPz
FMcxgv0O;9aD{f(N*$Wzn|4}{c?#Vby*gq9f|%;XDfWPl22m~*!3<P%*fPVQls;O{5@SV(tW_$G(2edJrRhx~?ZML)F186x?RM%u
-RE3;MK+{y7=j>3GBc7TlQT@X(@m`9;f`9}QzPMLbaSq_xy-y+kR3X!RDl(^<p@iqs>`7iNkp4>D8bQ`I$XS!jgInn!=m->ktVvf
cCdy)u#u!pLqP#Nv==ookjzo;J>~&BSp$0{IO}8IrSbE&4;X^(s0l$Rx~Kx}4|&{F+aEE@qFbaoK~-^qwm{%aLRJID_({`VIv!wk
2q?v;{Gm^Re_=`6!QAA{d-n2XpQ+*_TAQVDLvr&fA+bAAD{nELc7ujs%^F4!l1#A#X>3+(2lv-NTH>tNv)<zNpm14=Ce3PdhWf;`
T+$AIpRtp$O%W)P7M4S!KvF|edPFEd%@zVf%%R{I?Xij8dUFTB6Z#-c#UBZX1MK#nU#Ehq^+JLN0*SfCVLRyie&ZYnhwhDj1nyPN
L9q9|z2YjOp<b+yqE9OG?rMuJ_XA~4J?`@V-cOTw=pgw0XZRk^-y4c2y!Ci!P!EWK{cwbo$_*5t2U7d77h{nW6by*b5Ys|M1VVMn
5U=c!h%ja(1_6IQ!`Dz7QS2D2&)4s;rm9Y)0}*R5bdK6<7M$hK|Bty-J+%k){~zZhAaXK8$IOVBdY{;IL+6nBzh?@nc1Uu5k|`P(
h?JxllefRW)!cXOaGkRABO|w2{s?I=pFL~;>Kmc>|81DbQ3v~(P{9ROh=zlo&3?i3`nCQxpfHXlbc6&zjF|uJbSAZ!R1Ah5f&Y?9
!9%*TVrZtLt_-uY`t-ZVZc$M)`DRv0g+@7*IAVbf5<du|l}X^KJwN4j`wEHwY@gPP^ue?LglE2uCet27Ap$?^dFNdTq(u_4ukCYF
OpM43>7;Uin}$yb>w7UkzwofAD#$3Xa`%78<L+x^7_nwLafL~k)Ae9vMKU=PdBycRl10;(c{uriP*X@}{6CqPfNY9EWD!l0U;117
c7X&^)!dQN6;OrDkPaYCq=fG!lE0RmM^f#Dp16Eq*{5tY#-JhvkUkJtu+Whc7=OamIr!dbjA5iF37h+pH)I(PCl`Oy<9WxjVuGvL
{_ZuBcVT@NMPdF-RJ%<IhS0+TsoXH5J)B5?n!A4;WZer=mA1tM5K&(iAN|wAq<L&upr;LN7F5YB5~wc6m{r?3^W^90_RsO-cq%6e
VvI3{aY?075hW;5aJIsf8Oo`9d@_Eqf&4YG!_k<ckr|&{sEAui)=Hkg@1!I){sh05|7!o<`=u9%3_?Ep&(8WhzTfrR=-B_q-1{{9
x%IsB$G7t=|IT^4W0+y5{Qp1k=kfjjXSt{k<@*riV{7~S{oM@Ma_}e1$M&@cuKn)o>HRhT$nK}P9^P5*JLP{3u}>jac%bp(JpASV
u6(A?KYNX&bEUwoH4nLe!WEbBlxZ{Zi@nBOb7@F|pT-_2^Wp6OpU1#!fV*3n?>^6Gkjba<<AH93DeuyCr+TNguplGJ2(2c(>0;5y
t<Qmuii*o}w#YWBJ*&B`ZwjOTdy0$LS|glK(s$_tr#Bt>bs*JrxO<D}VDyjpK%{_06Cvh8E!MA!kN%%)+crRwWOj(waN{H!*k8S0
+N|f<Z7)w|TQ6&^!J)B|+R<xY2O2~;HK23;e;!aEpIt2q6RVcjU55UZwS)r6{nl84j-eucD*Z-+(UGH$b)<@1<^*l+RmE^$xcIwg
N^2Un{SF|}4Yc$3O!(KIUoXfUXO%C~cO$H+@!0Zv|M8K*Yl-M!UO8K~qNdRI-&1AUPIK!5GppycD{`X!in`}oUHBhASf-a27ij0?
^w`x??u~vlKg*o-6VrQX4t-ys^1nZIc<3~JHJ`TH3<~)xcYmYpdym!W@y5UQbJus-F#63rIfv8o3fcK$`~Ogur~427qd)s)hXk7b
c|(s+q|?XhDuSS?svL|?d<E%Qp=(<1IT2G?PT@aP;=)7B7bL@XmyBK7DuAx<*ZAW{|5IFTn~ceQqhjplJYm4#$RcT{y6^rqt8&J)
B#OxdJ;deod2VBCIV{vYhz>w~&}S?z>i1NN`?EJJ)JtLaL)dRft|_dD1kGvVwc-G+YJY^S98GIR@0I3iISjr9c8;AMrUf3l=Z>3Z
cQ=N!<Q`8Ta?No_sHkwL8kT=6ZyjXNRjd*hYEXmgA|fQ=4nkmA|HbR{ZTj@^>+Sug;!uCvU^$XsU)e$fj|tm5fzE^0|ET=hnDGA$
d-&TM*~hVT8C(>28b8ZWr&z!ii5~e=)1F5Aj<zFv<Y98pqz|Xog4xu0?&p<FZp7(7IQY+8k4;_q>q`<jjY==Kx&#RNXQ=e@I??<x
A14m+lmE0vU^K_Fx%JIn3<K6YEVcYNxy3%CVF?xPI|}ha_I@(7#5%Q}<D4vMXCCCQpDTPX8-HWGtzqN)j(TM1h4?d%Yq05cS|#L`
EeYTX7bCn<zh7}p0sk+CE;=q8w~mkYMaX#72!;0YcjUf`h_9Lwqu<PLcGBfi-LveF^{Jp*IkZvt@~3AN_}R@`BGGb;`=RweZK5Kz
6(de<SRYrrPiJ6H(0#u~xa*)?y?BTT$9mR(O`fsf9CezW)y(GfgL72v^r)JeyNpHqiTfZ;PG8+f<oDMjK~6rn>-FD!cA0Q5uT9`+
Tj8~4Dw#AR?(uZM!B+5&+>k#$`f1*aCay8}aTRIa=xKKtDA!A&V*^EJ6uy&KIG9&Z`Pfova{lKF!3e@P+3kN$<J4#B75oVHe9q5=
<EF|?0uZmHKw=04_ADERqg<z0eLnbbOT)P*m!iIf%(_)ma=dh{aX_Hf%ZjebxH}zb1j#TTg$_oLq#U5BA&1zjlk^l_iOQ>8BZMXX
4&%R^`tR17PDP+UT^@atq$APCTtBka?>0_>9#>A8n32$?e&q-55-Hp}KAE(y2y}=o|LON`{T>&=g|$rQ9m!w&-ZJ)i`O@mHxTx=K
wMIS(b8K?gS(tip;C|h?e_VhLhZk%f=7POK_Nrb59sZB3$av9Qk2rJZ7Y-^$2i^2%%k1BseZ9Mpd2#ZHa6lp4JAvQ-@Vk;J!i0fy
?+i!
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
