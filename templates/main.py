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

import re
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

_WORDS = re.compile(r"[^\W\d_]{2}")

def _in_letters(section, row, round, result):
    texts = section.origin.texts
    if not texts:
        return True
    if _WORDS.search(texts[row][round - 1]):
        return False
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
    again: dict[int, list[int]] = {}
    for row, (number, result) in enumerate(zip(numbers, column)):
        opponent = result.opponent
        if opponent is None or number in unclear or opponent in unclear:
            continue
        other = rows.get(opponent)
        if other is None or other == row:
            yield row, Kind.NOBODY if other is None else Kind.SELF, -1
            continue
        if first.setdefault(opponent, row) != row:
            again.setdefault(opponent, [first[opponent]]).append(row)
        twin = column[other]
        if twin.opponent == number:
            if number < opponent and (kind := _between(result, twin)):
                yield row, kind, other
        elif not (twin.blank or twin.outcome is Outcome.UNREADABLE or _lost_alone(result, twin)):
            third = rows.get(twin.opponent or 0)
            if third is None or column[third].opponent != opponent:
                yield row, Kind.NOT_BACK, other
    for opponent, naming in again.items():
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
LRx4!F+o`-Q&|{`jFtw@$NzwIR74Pe|NsC0|NsC0|NsAF5ncrP(cf>IbF1%Xyi}k*fYa!un{ThI^mpC#KAHibsx5ql#!8T)q^VT_
N+76Rm~Px{s}^P5yFK@N&m-&azMmRy;kVtx<+ILbufEW`>heB=x7+I@-i}LVi^JRi^=oeV?edHO`ZHxT9BD$R009N|XLjOtX4xZZ
$(7g}g{?*1z|d$8W_LY$+D&<TVOEZ-s+F;Z%#&Hxh(dx&DvsNHT^rrrR#X&d8YerB*`+G2YLbDpvRg$a>;t)7-+i9@>lY?vR=wCx
_df0Ay|q=o?++;ykSGOawu(YZsPxo%>|KL))zhnO+}$|!)5@=V-aWFN01W}nw#=32$oj}USKM?^R3+0dAUZzBoUJ5lYR{O@cO3u*
j^4|&?%lk@yEzoT=sHwnErk?Up!De}=wu~ZEw^`HPUb*WA|jy@J&Y<)DO3djQlwqk(uF|<1Ska}PR6LI5&#7PKmecs000sI000H|
Z~y=~0To1`08jw-!=L~F00000000004FCWDE8h33dE4(och|mU?!a!q1pvK+yzS>6_gq_m^wS`xpbY>W0M>~aBo#nT!Sv*!R1~hQ
iah`g8S`FY)bF@HpM5ntw#=C8>ov3*4dk)!d#k?rp7wq0QQG$2HQl|G#?N<ayJ)wMJiRf!=HYwqdYz-ws2^K~`=0lXyUseDdzjn4
_p7tZtd`lHp*DHCy?fl}ym!5;-r2i*?{_^lw0GY3!`%4W-9~pgcKd2FX+RHcK$yoW(9pYfh29l-6qjSU+X2yb8L97VXm|&#==R?#
*@}ZnjlSHSvR0M%y`JyB_PrjYd)sZE?mNBXd7azd**SpUcMn=s?Ns_Yb9Z&xwwdyK&$)F9yXP9c$8T-7uzKEkUelA^p48u7=AnJt
lsj*(CqQdg+1u|u>o2n%^_}-^&Cj;)k6?SxdUw6EmVkZi0KL5jE$#K*x3_(~){dI)@4c?u=c-B*wC?Y{<nK=7eD!18)7@HT?=#-m
G*Ihg=V`*$;-vA48CyAfy}7nF(Wl#e=0FbZ)vN%Z00000001ZeL$EJZJAeQs$9<-n5@>H<6tA=gKmeileL$+EP^AIr3)kD3+$ejo
*Jhv!EaxY__fW&``{`8Q2Yc9%BmfGih^E`vC{nb67L425r@QKSdiuWia!J<ljn?REeLWX_y6(QDDd^_%!<*dWsa?CDUcIlo>Wj?u
b=RlUeZ1K<NCFyB+&0N&A6LWM;qhMr2hXuV-oO9=E4u(uKmZ2!oqBs$ZMoZXyI|bo+jp$idp6<T*ynccmrb>Rrk8g*Z#eFoZgT{h
-C);B+g$68a>p%e-fw4?_rtyIFCFaPXAlAD9^TvAuTNgXy!3kao^P!V`wEd%=iA?BrP%r#tf8UT)z|~Jd!2ETkGA*Ud*{RM`{Tp4
hqHRyYq!sNd&WE6&F>zNdGB+!^XbcvR&~dBJXHXXYs+U|;oE2>y}0^eHQt{4J!5xzYs=fa-DhXt8{acNc%$!kUhVbM#$#<kO)#jc
r30p&vPC--!=dY_mxE-2Ysz|H0r%I>008o*zTh`0-mp7;y|&*S01ld^d}h17k^pCSeasyzQ~}UeyQ7O|r%?bDZpTiF5>P74G!;})
dpbP<uOoJK%e`Bpz=;$!7LM;-E;1if002JpQdIz|RU}i`$SqF3b<401svg-v==U`{&gZ%BZ@%a~?YG|c?rS@w=KH$)>yLxp1r*y*
6a@rI0qo=39%yjZ)kS;RyX6W&I>H47LZ}f`6prt>?~l9P1MCOg)t#vU*WU&1JyKFoN(dqVA71;uFjMPWJMUiZ^?kkv19m#QRZQCR
-~a#sxqHozb`7`CHk*?5o!IM+)QP78g#f7w)4tw;&i35S#`7`?eLZ>Yds}Vv=T1T14|@kd000d%0ePwl&;ph^_G!i8(3jonh^cpp
HZQcy004CD=cj=8H>XbQ*FbG~QWWtv?{x0YTF&;n-On1?g#ej*+uIG>v2S;EU>-+~9c{3pQCE8N&sS~-*OxrEZ@jDR_qVrv&%N)x
^!L3Kq5-|>8?O%G-thL`oaMUrx4L=V&T9{QJ$L{IL>=61?$PVE_qO-jk9zlawf2X17#;TjBs;QY+-0_v0VX@%>#>zhjbWQBTTLlh
uxuO4bj)WvP0^RPQ{C0k*0sCZ9kdhx3d*$suoZv;)rkNFXdMOh?tAWQVWk^}6aXr^G@4)lJ>76!yWZ(@o$Secya0BV0lnM@!Ygc8
?qSvdG!IU_jCue7vuWJ-1H$*W(b0FDDbv1S00(!j@3XtW>ZdSw*Mp_D-d^|LcdwspCf|GR&EO7SdvlLY=dX5dy>ofzy?f6h_gd#}
&ED3f@3;>3(M2;f4B2dD3uSwE+oxN4ltk{ib=C(U2mmj4bbHOYZ+1IgzE79O-uCMm^Xwj|6aXh6y}bY$BpIGm^^0BaE)Ko7mtF?|
Do~`2$ZmSw<LZS1s0Vf(DO3Oo$$RefdS^}>fu~9XKr&FE3W|UL002-VA16wxy_&mv02Op$K!5_GiqEj*^UA~wyStj0_f_5V$Jz1H
gYUbix}NoUZHBB+t+&1I%h%U!^gQ=*x6eKGefN8HUw3-<jd!xGnl>AExz*j4+qiaS-21cM``zcy3)U*MFAb$q>={<FqV4zC9*O`c
000lAumC!Iy}io20*7|#M1haJp55g8=ehTA2L{*QUURs}RolSkRaq0>a88ZYHNN}4pG&vA51sb|Q{;N<#@IC?fU9ljJ$I?QeZF`%
yPbzg3VjMRzSy5=_Q#R$iTAt8b@spj6zzaF-fqe5g66q_+TPyryjJ!Gi=#^_yH?PYt6IMM*QJE|`t&pI;qhHG0B;>OW`F~Sz#x70
9kcCyozDBpbZB}SDSI^U0005d0016902ME8;0-hg2p}L6Km-6yGyn;p024-<j7g|yB{2|)Ap{U6nh4P~Jx|i7wHs0DnNP({GgH&h
r>UWn5HuPIGLnfT1k+T?d8wwS>NP!0sP#P~A)`P5000000!<`B5JrI}ObBT`Q%?$d36fLv(4Uo0Q&04e@>A5_sNR%4CWe9(kc0sm
01yITKtn)G1j=EliK=>fCMbGMFq26skRhQO0%%MoCV?6>nNJ3!^CW4NGt!@?N@=u#q5ghdf`Gs0DeogB)CeP~p%4o&1sDyZXZ?+l
K@5=u5`|P+6jFf(lmw(j34sJcglSMhfdmMZ1e<gBY0?0KFZ#%;Eea?qDgUSdqIp6HqMmqF6aeM_?zVc5!2h+7QQI4T)r<ecDS`+p
D!ziqWiGpq_J93<=~Z22qyAJm#jPIynm@)TJF78Rbw`y8lnL~70*9a4jF5<k91xb&@~P{4c;*Get$+Jl4R0PgE2Rv-?vTw^?4nG6
>aWb!Vjc`|nJFeRiVG`(2%3NUWX@@v4C{~n`ujQOK419d&f4Yw?_ZhyUbR3yqJVl4Qw91(e<LVQH0ti|3R89V(2vzdL1HSv5mQg(
7x_<^q(p(pqu-P0wloT;sx4o~XMa>#(0h&a$MhLL>)}t~ap`(So7?}N|ACuszc*i9{Q?0*jhD&KMIFQn5T=9z5p)0bmL*DJ?(9UT
_UhfUXnWj8Pjx!)!$04_$;aqtLlrnmo?rWa?Xqk-K;hNUnS5V39XFq;F|BoMl0p&zDYjJue$^VlaYQ7I1{QpMMFic6p+rUX9QaEI
ZRYAL&k7D4*S&ZbB7&~;6au2SB`Ix`wpqmsKg;!ZGnaSBJ6_+3!b=jSGVS!3C6RyPyLV@;2e(P(HJxyo8_0%oWV9t*wfG;_sD8R3
!p7BSBAyIF7|83SFT49*h<<h5;71OYu~@B~Ne7<uimjzhZAI5FTZ&$Ld6hhmw-Cv~nIwK7>}76bwQf}e7~QC;q~uKy@zv9d-P|%;
*3o;pknY0zy4s>sGP501G-*?jaC66Pq&bj^MFKD)0ukL&g1Z#9FKT4YUgP9kqw>FEpXX9QqMp&@ID1TD6)#V%-u)e*Nz!!=kH0S~
sMSOcLKs^$3vR7X>R^=6-Xum{(OtJ0X@e@gVDQ?4`GxFIY$dA8_NDE;-qSXEVU?H>6Q)_kzaiCmFHDG@EWd};*LzsHleC+&)Rm2}
w<@=KtDg(eyHt11L7E)QhYZ3{K?$J`KgC7bwzaE9hFVf$3TooDtbGX&W;HmkYpl6gvh{+})njqpW31+{E2L^du!AwF_3K(z*`m6p
WKjTWa~#<;*IB_3Z-c_te65I-OtaYx2^ZC3qHV!4;JjF5;xvFRK!+D6(wll*R&k|I9iFZlPwOt<eUR$k^_tg**m5(*_o#MJVlYw_
of-9Hl0%4PQm$c^%I}0vw2bVj8dXSc3aCn^23zeSDMa<mC$^{h%Kf~%+lRyL={j29E<g6q#sU%kfmA?JN}&o|Dw0Y6C1A)w3KX8t
>;BMCe2DJnKkDCfe|3I^{^do6A$=AF=^8vD+wSykIQ3p8pw<e4DjbFl=Jz=Nq?M%xTAa0dTl^FtxhA!!=)*@p_PsMam^6&C56bK;
aj@kM^b5z;$>-!GTDRx-bKn}0>eFMOi?3{t{S*V%PyszbR8Zy1rfB5@`Oj4lkL!^N59gFz5&#I6<;qB2dx-QA>CyHl=waGr+ARU2
fM$0pW3B!AeHL2~uFS(MS;0>gaHKVfyCn!e@@U)(6GMHOyo@)oSYy$n;FAOrB}B2{!&ROrxfGHMAsCk`0+Iq(g3wg&9K<897av|y
lo%ovc#-n?)NT4`+dg(t)EFYP<gUk47U54rKEz8^hv^QS`Y5FW?d_&qN4HC1K@c<Zl~49%K-!6G5XGpmqc1JFSH9xHwH@Nrc(Vby
3h9E<P$QuT3KBYWpyRKcWEET0+gEZo32<Rz=j_W=(~wImt^X?Nx64~%XGUTQTY}nDQ!1u)Beu}Oveb2#LEiB%cQsZu!pC$q3O?(s
TsNkSEK8_N8XH+Fu$+J4c4W=|j1F9B$H91yGv)re?cesZ6YKl@8>$ftx#s%z9mu9&8?8C3)U5#pLJ}&#F)p?ed-+2Nl1Rv_MpSe(
7z<-*&@r(|&%f|NZ=JgO2k8s4r~mivP?~HNv=kgaMgj%%*||P2)&}0c5BC4yho3`-tNJjIG#&{(?G=%wGcLUjo)2y31KLM6>eb>F
G-i4$5MJac{5(7dSA*4;SVQQI+3r)^3x`z)d5W*WK7UxCM_YSpW1(_LsUG5+6u{@xK7&2}NA#9^&x1$w{XU#SBW`=sj^4{Kf2p_6
P+m)=Jb6{c)u9?5$^X*|3$DkQJ8h@i8jj;^X&B0g?yP+X(ft;%cEuw9!mS{s<_EPH51w9DL<c*X5RT<gD->DlFQ5bwckmat<$i;n
@atjQGMQU~QpC&3om}DK;FYFQO7z@u<B`@EJ^B9|Rw_oB%ypnSL*hRy?Y`Ampq`t^VlpWI=+8DC_0V$Mav3k?jeT!oN|3ADMwuym
D?q6(N#Cn?LzQ-rgpM~ncWydWR$F&0zfH_}A-k9}S#~P~hJ>LhoFd98p%`&JZfeflA?vTNikoHN=QA3Ws~XK~m{IHH{@=56qmNFo
{VvQlRJPKn#*7)!N{`*0xm;3sHEY>9=`}7=+->~c5^&f@D+Wq=Gv@TDa#{B0(e11B;&;iL5MAU?RC(SSPxAJs!*^-dH$0y|jVhw5
f|is;ks})4%a`PQx6#Ep_`Wo1eD}L_JEr*20zG}>x?WCBN+I8UUoW1MY`7?-Opd+-vGXBG{HL?COVxMYj^obvcGbLtu87v4>CR|-
P<@o;eo9u|tc4*E^i<S@)CBAQu3El2X2(YIy<Z*wrEZRg1KXAFnzIoPc}~;Rk=foW!&R?aD<Mk|6vL!j2s_Fme>T+AYXN%*<D)py
QDTYN+7y(m1s(-jSm#)S%&Ja|EukEkDY^lk9c`>IzSR#Yc2sCYV9XM$M?|I`QRVU8CPfblriKX7d^Rzxih>D9P%#u4ln1d9SP#*g
4D~8hb&<3-oeZO>L-j|v2{Ra;q4Z#5*MEDD)$t5bzV=f}2X%!J_bo>;>QiTSD6AF8ELFSw+&NFkVT!2)l^-<~p04aLW@0d>s|!P`
lNyL8u>D_W38!&6tDYTb29mBMa)63JooJ1~-6Boq5mt>R&RPQLi4}!!m{Cj^F?P$jfd5z3Uu}g**s7Eo6a<Dwx0|Idp(joBiCwNL
jZhbJ`E*c6X<q3A-I1;$1oI<M+HY%Xy?*U~Q+`4CAQRc3`x9;b3xl%rV59;_ATZ_?3IZWiqJLpu5BmIzt)ZJ=*4peBOck>TV`2G>
`a4uG%_z(NCqj%#JUuz2AgAiDi>VFOK)I;^K}wlr@8<0vqw%7aFzXCb7#asJJx$Z%cy=lhP>>3ABz#z~>)SEdQcQx43}?VXkzye8
rMN_&MJUCp-)*zRu3z<;>4*Hg^Q$ZMLA-vU;a%5ljRQq$l2zE1Ql#acd*5nl%e#dkx-Y)g&0uMx_;{~wr@e(rCj(_*z}`PpGsYcJ
a_S&BzlV1T@_!K%!_g*Q1S;@QD27PBydC&qeDAC~uA~e2tO^rP&^PFIk^QICMU5<?Qj<1;EV$)g{^WkvS*I5MrmWA8|4Ji0{k+hk
1v_-?^(S+Byg^z!R?$KYy+cn4^<K78FnXWcCo7tXZHxHo3Omz+Rq5c8EU)aUj3GMFC>j7Hke##3k)}pAkl=xS&K1gVFfDbmI)k;+
$jOjUg!}yS{I{P<UbveQR<o!Z>V4nH^ogEo0~DbQLXaGdND$pvduGf4(2UZoNMO#%D$JyAAyP1@;osZe;@zE=rnWA~qmE}|)Q#+;
i3~)-!5&bwvomp5tr&5d2^xQSmZYBJ*~tx7D_*{sqde`-p4D?rmvX*+NF{2j)jpT21(-8sv^w<TnjgB>(-7!euZIIQvpgfw9Z-4|
ri|dbmERd@B)uvPZSzbxcea%bcJ0`Rx@e*zn?p`4L{N825oVZg49g5*y?(7}W;a$1MB`&ol8(^PYOear!}#h%QePT%T2-}(G_<R$
VUJMKDlgB6i|1U~b6mf5nRfwrc8#Kvw6QX_vAW&7UMFO&DjrX(GGhtG#)@bhVHHqLnNpCgT%zTr-i%2&OYx-TJkz_wBgOltr+hj%
vf|uZ8F~zB^t|-pe-nR%DboP=-*SvibZwneVk&N_oLAFZZ8~R}&=a7?u5TOp@xg$#WeKU)F}tSR2WI<G{0hCVdJDMSYlTM<|5xnN
Gn@JFUG<@*+hQ*YK?kpiwr)q4Z+4@$l7G8xVa>xoR^$F&dk)cf=oXh1;P7bse%wi<YxU}MtB>Xm7^cl-pPs8lr1es^sC!eiSVLc0
Q=Q*Egc;kZn_AxOHKn`t;v#!xUv{1Bq>$&oNbXsIFAJ6A9FHbSORYVI^((}ae~GkbGx}a$>qIa3`Zq6C!_YZnRDnJw_p~^Y6sxLG
j9FrE?{$Q-?5r~?m@4Evi)WQ5kBk0ShbZJWjYmcJJ>k4hWFaQ|@vmL*_tqA4C-1imI#BN(Bx7`|XdbTOE!##@hRNWoe6YqUX?lvd
hIPxUoU478SOgJ8U9^V_S!HX|WXdoOsNk@-cVe%PXZ7~@uwL$a;B0ZzZV1P(8g>XE^Xyo-=*rT~oGLka5|eAIz>sth9qCn%Q^)^>
YkRL;*`!>a>pflz(T4_;B}>E3{clT1SGI33vi?=yQ*SSFBfT3zwh`XS#TcgT-OD11fEj2DpgVXd5sUq1#rLy{3%LqaOfua=v@;0O
H;0#y%<&kNN8gqNB{O=FV5qRS_+k-ba^h*DBnVoYSxfOaG9V7t4a?oD^?x~V^ocwn+D`Y6-?m?`PiGpZpBnX#B2t0fh{fT$dKv@m
6?ee`F?>u8`><hMy1p~~VY~0et4)jQN7G&&qk2P2>+s<?-0}WzYccoZ>T6ZgCU4+?Z#l<Bu0~}Q30HKRpoUtzeOy;*i3JZfN`o*#
Dfb((=jh;k`<BLsD@qrh$5xJ7C7WTsnvSMYr%)?yE-vdymWC!AnEvnKkuB%#vKZa0O4Xt#%(}4tD)QK7tb{v3!n4^!W=tzn$;8=J
3@o*xJDp5E>`Mp0;bpzvn?HXt`_|hN-g#L(!lr$1QmkWKL!^sW+shqWbZu8c#iVI$wrk<@)&ndYTgt*;eH2iL%Biy*)*xZFm!Ksi
?$V4%yPLL!nsK{BLc584s&)L`X?ON{O4v2R1&G!0Sr8n&s9U-@#o^uLGf<`8Jn$A>Q^2G~;Et{)r}wb=uZ_&mp6RmuUDWN(-==yl
n!K=xVpioy(X#7G$SfGk;O`cYNleI=+9YA)5WbSNJ3y;bl}hVhK%(4;uy-sSnHKIaVmFlnfm1T%b}E(!Xsi_=X0jpaMRt3%)<7Yp
%)kYPAF;-2wV<e5pAb9T1|AOM$GgS}`FdyG(9pG^_rUhY)X-_7dx{QR6*#JnL<M!@;nQ)Ek@1$`cyJTCEJo%M(BgSaHPlkQB$=&g
VM&)NC1sXM*L573>Be{>a_w^5U7xji6ENhnGOB5|@@-2$7Y(YsR|b%WsFW_5cL`{{;lhB<8m|tdI>0Jz5JSTJGrt{%#m#C#OkDc3
3*0O}r^5X{S>?xEYO1RKv#0_GNgmoG*Q+onyF=V-YpoZ#dDdNyxR2?hETYnA#0&eafT6U}g$FVP3sNv~0@Em8;fetL_gv<}%;eHQ
E=g<QA?{c)t4mYeA|qNjwQg$RO$~`w1((-1imi(SMcC!wu{7M!X#)m=f=CY#adiFbS~ildc;h=39UH>eBZ@h}%W%C}mQ3)l$Lrxy
YPY-Lz20sOr*0|~#52IPj7plV81c+y&FUZIxRKk}HGCMgs)`DTR=bpY%j2`87i;23@*bE%#v<BB*YcmpTJRd&?M%Nh*p<f;L1>=`
nJ$w(mRc)0)i>N;rfIk$1B+jbUlMNOx~p=8&F~frgH-n+*ECC-x<c`u6`6;&T3oJ~n)e(n8YN<lrvU*ZfTbxbL*jNdg{elnwjpbx
w&nI$THjljdQyR+=XQZ#iKUj!Ivtv@hCvr+VJ^W#gpDT?AcbFcm58<42!>kq&mW16L#uCysJJ-siqv~+<lbG4)oKh7N7P%>aIvfm
pAs7i2{++{-NS@!8&u?E7x^nhL5NM$R5vZ@$1u}as)+G<ZcQalx7(ec0X$v_-Y6ZMgtRog0;O>52@sTK1d5&+z6N7`9Aem!5T_Mk
&DD%RQK_LS6|Shg?yb7kj#stZTW0-t3F;cK_VPPPkoL<<J1g2N|C*~nVg{&o%A<4nN;COs6t({F{*Fs62djM{qkgB#(#CYc?&VgH
aa!kW#+_46Y2|yNhxCVPK849!j*m!Aom(9|bqd6H+BCywt_BqwX*(g16Ky6qg~YVXteK*LS=kG!O2mAUd9dBGX_I3NyQx;WZi|n5
rbKaPTE<z=8L6br(sc{6`b{|N^AYJ~h&L^bSq4Z<8ZF#CY8Fjd0*uyHg`7~?6Y5l8DrssCF0v#MCrF0a$t<qCG>g+&uDpF(+8m%n
ujXvyP%!-7)fQ3_2IL09q0=}+O!H)vU~iJ@wszf^C3H4>ic}X%p+-DOA0|uByS&3xA%Dfz(FJ=~a|$)B2Ct))%PI=$iuX)gn+Owl
v(<LmJinx9wJ-j+DJasbYyZyK|4|o9|CX@+*^<+#G0*$cH<|<%{2)}y_p}r8UmB?t#nzw4U+Eve`8f1<y?jRfRvF1+?5ZUxb#n&!
e^2f{zIg+HUP(}-eqY!9pUaKUC!)-u=-o`iFz*1E*@Cf?ag>TnJG8`tPk;K(y5pO8rLkv6R|_Yba64^T2d~qdz|6g%LLe-Tumdm;
ax?aRYedO4)>5chOn&EZSs<(WS($78-|(h#w0b%MD+=8tQD}7gxCpYzSq3xz96!ESHK>-_GZD90_y4ow{5ap;*p%#qJn1%zOGLJb
lDd=I(%3gt@^~>g5f>);42l|-m3W~4h27*yP_#-q1Db_M-c@Kx7=oNKn`rZat@aHiO@L@^hK4Ene{N2`klXQFy};2jL#a80D#4*D
JtMolm4rwrbQf%2e1={j6<Xi=YQGqIq5>T;E%z6q<pk&<fir;}@rIBQ6gbk^u?)<HNy`H1+R4TMYAi)t)<wsTqPo-he4o&khC)#+
KwuC4vN;*Y5E&|I3X4_@1(v_D)6hi1@VHAAWn_q|({z)8cf@fEd`;@2NGhclsRubRCLw9whe?#$Orge0H9wl?8IOu|H#PeKpU0Qb
hmI^=8)YGO*;Dg}UU1O)7@K^hC@iMk$|0vuJR6Y?czQ0u!8hz{hEV91R6zVQ4OnK%a4N*As-sI|wWS3xPzSpjew&FEBiIl^08o$3
*ywLl`<DB)iH8mlQbbfiR1nNmQBf^bQ57WB5iI$;J{wKv#lMk&fH@$Q`EhU6^~)X*fG`>ARy#jJ^&U_(uz^ic{$`ni6vaQAIzPpw
%h`wmq(Bb&7UxP23i^JEz&E<8u<gKD5^f91DJx<LC`vSu<~EXvP?zrgU3NVahCVkavn>k~;clIL9Rw1<IVA`mkp@Hq_WUU^MI_XQ
A>GSs3)|&?ezBKjGOPIiT|DU|*sEZf+PI1fJvR*aZQlk{NsSyDqVI3t@!ZO>g&1m`H*Qcj{9EeQ4+w&PEj>|{2&$3dVWZ5mdf9`G
=SA`PbLs2%cILezF%T3KV+34JSI~5SEt*`Ob9dAJP?I-eYD%DjN{FT+nhIE@DuR^?P`k4igEEd>6)?r)coDBHt_9*!m1aw+DoNm7
U>sCfigH3EgPrsx5wtwGOLvmXFLv*&iZH~}%7UpPl%Z&*s)i<nhLRzo2&pInBBe$k$f$^_3NdBxL#*cBm!h1D?uI`)`reqApRXb0
J}1t+vsn_>V&&!9nn>nZim@zEOP2^1n_{bZiK%y4jFwy?$A9R!_pAgXruaH&iIO|A(xDHGmfFe;FzH|iw3ofQSE<Ez{Veb!CXID?
l~fQaWvnhm=lR=P@6<ZghN(e{f~LZn6GMs(u}G0a^=`uaRQE?SJ(>3&4_oz!JbazL?o+wk+`lb^=x~#nvLQ!frX|*kG=CfCn~6}3
BqVq5b%M9nheENh(nB68L_V)vHhI1?IUhZR)-Ovmi4|8yc?zCvs*SubG2omaf^o#0<XkgnC~zELlsI_Z)30HOdmQk(n_>v2b9s)q
6EGeGXALh{Hw<I{hUDBM#>-Vnv9(<os**il$DGJ9hI%P+ykY=HD0oO#Ai+K5QbYwVyuCwjbFDFZKq`S?1x>#UvD%0QA1hyo9dQG8
@jI}rYYj72a)L4n6}v(qcIvLiYVRX*zSZv_AO78T2S`Ki1%eQszg}oQ_yKUYR%;O@&rhvDb3Pwu!l?p8Dv{-ISEtkvD4{|2eg0hS
12`S96*{fP=x7z-hJibL_2bQ;6i^h)lm7n!@yDI2ohB+k_CZutGUYZ=5EWJ|QDi?mIWv<8<`?n}8iisxslmCeTp6UOOG*|n6fU&<
=8c-xe%gTrk|2f}R)LS>>R+4q`@U^RfZ7a(D|H53GoT?=2vO17PasyIuUf%hr_rC6AcN|l&q<3x-di0A;lukf`a4^M<pB-+w6J0$
u_hGvKc7TDkr4W8nyw5IMM1R70R%!I`o4=SaFB_(2m(-{KolvC(j-MhOjR)eLg4zrI<zaoq2rGXVMc*!wwTCJkp&bONy;TafFTHq
)6;ku`d0;tap<Di{GZS2tm*ah?uJXX@~A=}iv4BJ>HgD2;%k#$<NCa!G%o6fG1iqiy8JR`R1%U9#YMlJxs_PJ6;`!AKWSxiKyIYn
@-hD=QE2{4lh&%MeC~{T`h2_h{Ez#ULtUFIVg`42Z9A+*Q!omK)|Wx3<e8&cB#S1PS9K0VhI<8f^LQr5_xJ7kKX+ce1ZUYpo1~gd
7%CxaYc2jx;TRF6Ub~ySRlBW}>XKBk7GK7x{jNHUOKZA0d$ltK7mH(#LIfH_3(=-K$8(o&JIaZXNkvf=Q4-NZMKm!DB*{p{L*T`9
s;~;4H==Oh$XWPHA+ohH3i3*H<ef)%U9!ySH#!!(g%7-A-XmQF^6?yT&Jj5z9P;n@*5q<7Fi~YVyVhYiO`1w06f~$6hbnKJT!Q6k
a#57T{xgnor$rLcIJxJ9LLKv%7oCwgCTCOxr&#BcA`9nZx_(fo9Ts{HboX~~^p;(gMK10+37ACq?PHJ@LU4+ziis6MD1Dnbg!~+4
a1xtknQeDvInx;G!|cRx<NBMkhn;BB2O1T(Wo1tC5NsQ4rr6N+c3EjHFaPh>f1l~(h5wI`=lK1(HL3AT-9b+~nT5wC?-I<hquw%v
6vhtIErYp8;q7fZtjpYT=P_VZyQQ0<dliaw?+jKmp2pw)y}mmP-F$6G#Z!AsO2?D&mDOoF|GCat=K8k&)1wnA*k`MzfQB&Mhed*e
_D{OCTG-Y7$t|?1FZ`rZm7p#+E_!IdJ6f2OL1H3A9SOq<D&T`<#!tUcp^2`n>UFTk5+bnbutJn9L7<|&TnLcp$!*faL!d-dT}$6P
eRq)j_OaO{eSwIh!*Q3J7GABpnZg2flPHvSQ9W?`+&n1yxMyX?<f7%_t!A7EG^PHRLVUiV*j(iJh>UqT1YP-0=gYPx!iqAvsBa`t
S56_SB`a2lnxQt~%d;_zSYGQ^X=xw&`C$z`#l}PlR@E0#B$-9^gT-QZlbhwpp;kFR*G&&8LOQJyK-s>E!hQ6+nU1#&Ar?y(vvz8+
j)q;_j=?6QW}RJ2UJXt+c38T?<XWuV%ygPKL`$VTdWFg#C=tnf&cYxIgX6LBH0`;?MG&|<8ARs-i<D6aNC=7=3(Ck6G8nQ&mvX6$
wBOo&CBh=+to-?RLMPVso#&pIMo8e161$6aQ9nqWqAwKqcu@whaw*G%C&{_M<&K+dZZVXVQFLM6s}<Eju(92b>wSIG?*+xruHNVD
T`=$|qrg6MYP<8tDp1@hq_@#eNAwt|T0y>tW#`_nwWz~w@8u(<Bfc%NkrZAqxj*9^IpF5|UV_ilWKh_o;KV45#ErGR<w#l9jW<iY
#%Y+Fs*NnYTV{=Q)!f?HA;Zvx#+qL_p<A^*K2%fg&(-lbhSDI3&z`Y4wl4zdvFg<#I+NXWQ;+O;JK}N=$n(x`wDR?eDZ(O$<!rmo
7uRqoEPc_BzJuPUb5=*=cC}bY=(h`n1CTg+eZk5vOoXQ0Nm3kA3Yu_Ai<die5TcjoZQi~oAiRuR^ViNKt8ztU7DcLXa$HOAUiMPK
$U?p2!f<&P$&vH4o1EkaYLbt3QoD?gsWN$8C0lyzT=5F$lk?^A`S2TTx;*j1=g}ec#P24vyqr21mRh42E2?nnYiYx%aLw+TU}Lo5
NG4DxZRR`NY46C=W0j5PBr7pe>dtdtZm?8b)?>+Ts^+dD&Do{S83|IyH))JDY%3?=%v6dg%Ty909n%tHA-rjbX)0r}q&-IAS>9i^
I64nyIMmjqN@KoMnl@@4_nuMm`wk<1PnK7Q+4(x3j~@yC@%4X@P(G45_a*?K9*YG}@F<VzKj*rR>eqqe>kIA}#_}Bxqwx6fzSs&H
Vkk-psFEsXLS>`qACd6+e6_>JD~+9}Ba1cNfxYhExBd4~+S>lqyG$-s%5_=Si>2dt8*MVER15tI;)=C3&4fMHj_6#gn7~FxPh8ok
S7_bIXjFO?o{pxq=~6uAtaNMtY!7nD9MNUmSAXqp3|?U6d2K5AWu6uI^}0LF>#4OJKFxC10_*9p7z8O*-BguPpu*~RHZ--EsI<_J
Zu;>=h*gO)nEsckzbj{s^13Ook=~r8TwI-^e7CUeJH7fsc5GCgHGML~e5~e)JfVw2PVKd58RZToexcXSwRK8^X=e{8W3IgSSq|sE
5=qbm*quExh;)YuSa&pBdghvdqgtHmn@up`ubR45R~D5X8-rr>@P;L~O+`CWpu>8-Fzc;n3@}cU9SyAoi)}oR+snP{Grcs59hL5z
O(dvQ6)I^iSahA9?{xC#t=_gNL5fvT;wl`zJIjtZn|M@O%_b`jxwBjGmoAk8uNkcv%9<I%f>bfAF6=g&V70E31RgFWXHSQ0+b**)
JEZLNin@7tMcisuf@(hYbcwkAx%<STAANEOTb=H_u9f`m=wB<DOKG$ga`4qu(=>{{6Q*+U&69>5C3J?x1jOKC=`%(0S2sju5b(;@
7>9Ju_otV;<=z$@-V*NDx(&B)Nb1@#hS3!yghjg{DVk={(5qt7d}dl%W@)j_7_l)1gbg}L9V_^swI7c467(MuXD(eibk4}<9N=jX
dGB%MlWD^Z2&##v2Dq%FD2h}L>C>dSYHfzWD^@M%e0Rr5=Y4tIt4LESt?X!qFq%oE#6&TpP~byIYcEK=Zkth?8On6&6zrTQW*SM$
DlaUr9m7y;ML{ug>G1?sgB9b7(jd|l>CCRJdQ_;UYU9dqCihj2)2&sA^R~OF+jPUS8_G?mFB`eq@t15>UXz7GZj&uIZM9wyID4lf
4w2)mJHaZu6Ry-a>Xc^<Vk#;swBm~~qcI@3m?4&#yXSvPK3sY6;Ah_Jmv{N~Pmc@fBSYrx>^gxTL}*?%T5aC~oVIEmIFa_FKwt^G
43^b$Rlyc~C^`XW#YM-*&bKhKa{Q{{%;`8Ddi5J9O$M1@EpD%ol4S9B#UDnUae9^4B6;;*p|)>p$21dMvA9_MSFG3X16QrHOIaLI
1;s;^F_?`eD$a@_1L_4|tiRi2tyDb*g#j)P)mKk+c(AHeN`~IfE+@{-2q-oLZC*q9lG2LqQc~%TeH*U>-jDs?=uLEe_}#r!W65cC
%7_fWsv5l+(E$+V6TUCrs1ObrR2402L%|m)6`inL6bIyBizs_I^wt29o&N6{3knZ$J&$i!1>;m7N2iTxvU0Z*ZiYnk+}T3FP@<-Q
hfB~X7Ve6;wb1wUzos)_;HbLiNGvr`h<{03(rVp|O_+p~S?AFOin{uKQFUH;L#b2|z`;9#zhl;!*q%57<VJUzI$hLEl2|PL-`38d
p-l|6AGYHAZR-S+ThNO?R7qt`2Ev0HKJi)QF-+oZ7T>0fGJyp&OL)u=k|&VON%b%2XTiDJgR}I|elaXB%I(%6k6~})^iW9l&*=BI
_WQj<<$E$Gp@(bc)|ykR)AQCOLv*0*io|rFsV6-xr9ji@ty#lV(Bzqm_L_f<AnGW@r=+Ls$k2W!S`-yfq<wK)N1|07V20xL`}|_j
;5j-t_Lk!6NyGNlBWQgbNOk8+MQ6s!@TwcP_qxAbJM^$&Lk*wW^?4q3@9cD9nZ-wsKVAn8<iCdn+&zw-zDrK;?5pp((v1@Uct3m!
GJ_aRfN`ZG<-uwQGAgW<&%5|mv{hOr)o6GjxT{{^u#W!X)AZt$9d}-wn%s<TuDD^9UUO2|9imr(%Pt?foJ~6}29;6AWycbuy?wOP
XVYd;Rb8@^8)?p~c&ootc;f9G*fEVh9HQiM94-T#SUsuqZwyBQJpFIlJFEs+Y1%p6IVGtsi^A6FwJAfgg;_>mL%OdALELiQ=J=Y{
sL3~I3S3q~hkKFX0tjw3MjN=-xp~ECM-OY-(%!3XV*BFVjn0&X8VsLzy6jNC+4DeQ>;n4PMvKEN+o}dCL_&A*Wb1dWTN=3nj=WT#
qk3tj^;Q&B!u$`E2O+aQMITsWvY~MD<L4Yvk1u})O|DT95k9YShS750Lpb?6vG0W&STzkRR32qnc#c==S{4`u;;RZil9mK|?F=+p
bz#WPq{j?m7OubZUC8jeK#1C{O}AEBQVx=mGBhO!T*O4?5{VtFR4B+Qc%;N)NQfI1%eF*wgd$VEc%KR{ui(B&)mO@+ijOwI5X0&j
c~JxR>5xj1j2ZZTzxY03xkqa4jn_WkC(yp$G<|r-Xn;9~Ld~pNaRQ`vy4xR>_=<~JfEXYnTenDag=D@QaNO;+^X~CCIrATXbiP8t
NtTl>fdi~UkFzjZ-4}Nk<!Q{%)$MC!J|_FI{Ybv^8=i|HZ>cd{RlA|pF;Qx$rjD@Cm;}A)t7kGY<XY(A#$6Tlb<&Gm4Fyudf!DIp
2mv!(+3Z4*BFInxGEnx_SQ|7octcDc#XQf{moy6jWjbq_e%$Qp_~V0=+dB8+=I+y`j5pCiXCt^A#wM(qyUlU;|018k@pZ*jaEi|H
h!Elxol;;9PnhfniWDlSNcv#fLlBQ=gT46hAs^40hSB*ooIbN?WvoIep(2oDJFI~9%Sf4;ca?GJYTML?Py2sII^QGv67SL9f@3&^
XulUxDb-wp9txh;7V2D)wL@6YBml%z7op9g%5p^AIeukon$iEX`~izePe}l9v9O}Enrh5mt+8DewNJ3ly5}}^u+o15xOnXEuA%YK
rYwqy6Da<^VG%{5jhpRCcL#YPeAKH*{_nEn*`jit`03QnjV)OM6E2E~1c55V%Xbih2|>A>O2{L^;T83V1RY8yD`XZ}@Mh6pbxhYf
j>`xm05Q=C0ishOpwf&cSIVFXhmYg1-j7LuUla+-xC<#=NKfu_;iTaA-OFiAxpvWaYFIOt<z5tQDHZ*HkELvBYHhlKn=6n^5ZEZ4
48of$ZYkPEwA(fo(c!e>dXu7{=#YrSKqx<qaFgxZ)y85_dAO2KwlAx;&pmyib=$Q+4T$MF==x`pLn?oJvfJ~J6_C~5J0R;RQ|l$R
V6jyCl_?)+U+^K+h4U&PTFUAXaYopP_Ufjh)**32Z3EAGQAVP@qy(gxpq=Dak?e<p2rgQrDhk70L;Ae`1IDwzV85wQms`mU0%Ya)
FqB2tctVhd>;n=A5J;fizHh?n0i+4NwDW47M$GW)c4Y19A&6(2@KxBl`}@uLJ6v6<)^^rfBWR-C1<ogrFHM=Hj(GL@d2n`*NTS66
=^i6g+wi-TGtW5lyz(xPk)@@=9im`z&2jFE7c%T1AgBX-+Nea^Z7j2kRjSlcm{=g9P$G(9AZb0Ghohw%8Em7r(Sbnn8k$#Ha8*E0
6GT=v_gr2`W+TId!T&|ju*i`Ql+_pG1>SkR2<du3vsVELVgU-5iO#hF?Zv^2QDP?Mh10RGZEhxlg2a05t~V;{&<Q6q!#=OY^-<P?
e8aBZCJ3tZk5}s|>+1EJFzIEcdpdAQ71xiy95!G*%oBtNi6SyD45&C9Jv^K#+ku;OK-Sh`0roH}2a!>TiOR_+Arz~9<wcu6wt1Dk
J<@kDup)jvdB&#mj^6?=CH2DSP-o$1_S^w;ZoSu5y|-4?AIoDu#X3S(+NO>5=bdMUxmV0J9mqh3J{G>Wud>-f;(p-8_nQvRjdige
da$<e$#|JEjw+KpUMm(VNCr0{xH8o?x3XD#TiY>B{gk~?v+FZ!LnQ9CGZ#$oJsbW!PVRjGwsv1Eu_NP67QQ}i!$!C0W+qip3Z!%+
bV@+c`;%n;u@~_?Ta9@4kT|aRG)>(R1d*VT!#z^pn2fq{7f@w*lbmVWab%JP)tA7Fm?#vC5q%}D)@siT_Zv`Wd?E$_1}sos;Go%E
gYeI2F|*1|FuPrBvILtEobxU`#po$`R6Z8=-93t5PhSH$p1YphmUre4gP&Sv=t=Y?73ZDaeYH^cczTk0{Ae)i*v5x6_nw<Qdo=Y>
H`J*_6i++Oso!VD_x||~cL)zNmTmTAj4W^iWM2T`EId7@$b1hmluVka>RC?&K<EO&WLOIp6_fS+-$MPG_Bqx~*PGjZ6>Z%SeFz7+
BW~L#N^7P(LCGNa_i<|{iLh!8T!qN}JHsZ2=-Ee55iXpK__XZ41Uc}|?{e5d+&F9;hEHQDO_Uv2Md6(5X+FnH8-7`@s|>tUF@C3J
v?XMsNKP7Lk8bBTbFFfpyL%3Xu;fk=X54QZ=J7Y?*|Qy7b(aV7{mj?O|9Tu5;eL18=<sx*@ovFJQDpnUyuo^yHp*HuXm&2e5ENIG
-OUx@Kp>5~y&d+&$Ge>C_UxT1Q_|mQt1sKwy7v8tYzNXu7r=qRW&KJT6=9UGsaoaOC@n?X!X%HY?OJObDQB2a!}7m5U3hwXJ&-J8
N;Ny@>6J(%rjbu;jSHT8*Dg8nSi<IuHDwIE&YcSDd)$YL)O2qSHlk3awQe<WWyCofe(10_8Z6mt+wEA*rjr8Mtd2BfEP8_i#=5H0
Dv~xK`SPWQZ%@O%ypvuXyVFrQUgb6OcsCB`)lV-zXD`Ora-|V->DOFonvG`S@2akXIXs6&#4hXib=K-en5xox=;KW|S8b?b^beHF
Z@oEbnfx9F`M{Iv&-S<K;aDKkqOUR*i*FSVh#A|NwmS6vM~n*s)Dv7yrARqxjamc5es;6LfVXS1<Ml-};UnLm%Sp~R{VpO8EbQ@F
q;1Z^zRO{i44n%Ks~yXj@%pv*OuMLqeU?GLYe$zNOaEJZdYjPBO+7RXUoFXP=ih&!y=L4$$;Ep-IZ`v8*9&vhupW}Sac@oPI=afG
C2`nSjjdp>o3CnxAl6GLQO8|)Z4|K!TTOUrX%*nE#x<K!)|8e3wO4(#<yxTS?4M2G*s9Y`1FXdNFxAHfo<pa9vb4CZoxF8jB{i*o
Ne;y<bS_3Z@wkXJO`A)pBoxt9Ze+KGHlWsTOJQ7Mi0(W?2l{@Jh@*k<H7N27s(9%f0trS#Z_ZRF)+#l-z$BG>xOAxB?9IGNgZc*F
esO_<uH)0c*uYGM#ZWqc>Qyp2zD*+mj2L*|yxi0`?)5ZJVD1pwOf|-{nj<Fr6})d-D>!c$Nil%33kd<;w^q+Gy38gseoCsu2ik+B
SlA>a1K;4%qbr4`xN##+&ND&fdB%`tJkzZiLJATR=oKMzdddQ8LsLK*XLg-ynS3JG642Ggve7~X5M|uZ?nZp(kcb5e02rXOJpn(L
&h$?HGh?qVVY0BO?om+~f|)IJS(yB?2GCJr;OTm76rzGnCOK}sBXDHtyj`2sna)uZRX1fVs`|cnTa`WD^dpfG9TV%a%B;z4=*=Oh
txc)DVG!1BnWaS;c7%~?<CBijc9I^DlT@RGD=FiKwzao=E>1U5(`2_}wc)1J-dS!CozdOTU2^bt`O)N4$g8i9dgQxS*=sT>lotmm
$956H%SGFg3LWdM=g7V!;Jtf!^<D3A@ORFNSX_%f===8IL{NTGqWnDG?=FC>cV*So2PrF3Hp+uSO+r0PSy2|P49SA9ViE~w9m{mv
90VteS}C@FXqQ^%|4nRC5Xh*aCwHv*c+Yp2FUJqCyx18=tV~_X=Lc0z-BBZJ&*`-S1_3BYn~V?%ZFJ|FUr)nmIs!pK3fexpnt+ml
i<%z-jKNcX;=C$9O0y6Sw4mZd6M+n!w8E!@gsIUG)T-Hyb&xf*=@x!|PqpleLX(o_wZ}!}n<HLbo++t}EI$_s%aprnk4mD@tC3WY
W@Tdc5-^|FaZpVWO|gsp{!K1Tcs#nj#T6EGr|!zcm0;a?r;GYCe)`|%r^Cj3yO63pXs^6<%?rUtWz~TdZBk4ZmFLFyv;Dqz{Ls68
HZqVHA#viJR5HcnEQ*EcmHo))Il!aTJ$-A&zoKFew#DYU5c_Th^0I<_UKhM~=afxdUl)urhBQ`eF)F2%fL6DP)!_b%dO!E-kK?L0
P;GY7a4Y_-rXQ8`dF!0nVMeMPI@l=Mz;F@K$YaZ4F@%aOUgwM#SEyaA+URy%?$n06ozEHK3aTQ<hf<Li3uky$EN)Q@Xv^3Sqs9d+
7u+`zKF6qU&dWk1jE@h0Hp+WP!}>eFr=OUnmgN28huy|&^Zp!d=;_<`LuE$UVWYr>$?jgJH5DG_!B)d>1Sp`7)L3}w`E+o_?Lz-f
OkW<imTGuP3yjy!&2GNz!injtrA-7wCTby+qj<eu?R(-PqB7!xzS;89dp2eReY@`+E4|WWRQc21oUe*{<vDJt%iz)~NFbCxH}bOU
T98iru6U^`YUt#$s<iIv!HH*`tLv-6HYLM{fIruoxBsK@&Is#!-S}Ase}N1M`MLkGdqVCH=eI8)u2u_z?xST4D*<2<6Lm~Y1ZbQM
$VK*TFX^8f$=BA`-%J<U(HH~<J**UlDjk-dg%PJ(593}&m@$47c+SkHhtE>48Kq)8>-s{`o`0Mz8($*!fYK6xs~tU};LW@v_RJL|
eZ}QaX#W;Cv(>J4#|nv(r5}>LX2enj2=XYLh}y6qR77G&v_y1gqpuZ>yyN&+8_%~aLSIblYpGw^b7RwV?(+6awEg#oEBgHD`D~|d
tikr`;P;<PTtpJ8rdNs7A5R65Zj*7!iW~LTpqf}P@U0~6s2N5Dz*-^T`vO-}GW1zkcz?{_k%N>3<Jp%E1?a;3q8eFMniJESw^mfx
)RL^M6mhfA|BPaeH(MKv&2zr*6IF@w|B?h+j;b$|(pP<>-Qu$cJ{jg=1HVq1^Zv)hXtP7~lG^dV)k4=e&t4jSiScZ^cC?J+JR`}?
`<o^orn`=}`b(se+N$x@q4X%Db^AZoK4c?M(UUxDq-ZpQw5O%ArB*3v`u*P@Ticj;XIWd&YZbb&fZl`aF$`x&Q9PC%^l^zZf(Z!4
fjCtCCQFc2K(-VmN(d=Qka6>Ev+?qxT33q_sg1K=^PbjMy)`NNckN#%ocpUJDqOd8`HL>L1FJ#$mmYl1m-jk-Gs1N{LlfM;3-!~m
F{6Vi>v3)8>||=AwHtR7x~GXs0|h(Bqu*|Kqc39Uw-5F2?b%UxP@d!k!TWH?9w3pNqNP&RVWUZ#%dBYsmn)t*U7K~CU30JI$66Zo
UTsM(S5YIzT|tIxMjzZ)QZEHjfxo)^76C}2F!MqN&TI8+B-b5r;sV3bfcg1oJ#=X&@9-3G`BmVo0WQcm{VKcai0IYIsicD<=bDWV
DI?Oh17ZN)Iaf9c6b%<$VlJwK4MB|=!b2I6_yUR!ilXsGs5f<q$9NxJm*JYLYQ8=^JNl)2vWIurAB;RY_TR%qP)2F98#+FnuV$7&
MU@4S6Gcj}gm9_NoQEXiZVm#9AFk?A>zP$2P`0;7;o$8}A&VS3`%^hK8F2g4Vhxi8Gbw>_aSm^GRs~Q63bM{vLF8CKCZU4{qxs#x
2iSD~JBoz!`{=}N_(<!(D~%LzT5kLu(2oC`lBatwn98Szp}aQr<z~IM^%xtf%@}_baj;+a31?kCmiGSNS9k3+c7k8n`TBjF7}3E*
Cs2X&_rGU@u0y04G%fF*j?d|12!pgxVzyi>wf|M)9thsYR{bwAt8~T@0g!YWu9lSk@9vif?9eBsP|x1?+PGvyaj8Pg!9YGFF2hYb
-MEKQ$^E<?rddc9I!1+26bA|rAL5`5oMmVXhoqnz6nmO^L%s!T^bjC-lsH{z8H=+bg;Nw@Gg?M_jy#u2hZa;$L+iT@yfv$f5E=^I
R11{u)lz_vyg;D&C>Lt_)O`(qyOZJ%6s@gbvExH0{3de@yEe<e?|{rz`bdM?K-ym=J+)E@I&$qF7u?PXJE>Zp_Zt_w)BT>7wN{jg
DHZPY$h7VG*67z{lfZ=qNV7gZOrEpB^NS>QOJKnTU!DNijc%b~OI@vI7<YwLFT<QT(8DCJ)5_PB5J3$)e%nDZDFNNNXjybRvQ}t|
+h%J>lKnpBQ_B#=IS{njm4RFDkINuytorEdN|$UVd`3pIep<M`$)NvuF1lwY^l*!%No_aW62wzhzEyeFUAKpud&XVXO;6Lhq8ySY
tij5X2<;jOuyxucqw>cy<546D{qtSjM24H%GDiBW*+#rAAGRkx__40EO$Oz47Aot$U5a-7N@}6INB7}*+j$kk%VPaMIrP0Eu<!~p
+crpNl)E@{%!gv<x?|f4Ju<tjp63#Ix|Q97$nn;lL_n%|GenAc`E;IimdX=i56NJLcVNBwSvfBW+13PyDngNJ4a*L(I@O>_s=Ak}
$e5DiXNC^lejvoE)~0y5X>_~(k2Z>Qn>RROG^8*jX+^@R0BynE=9S}#foTOqt+ansA4=OWUuWTSp+D~ZWES5;FT=H0ZdL!2VDELE
*4clf_{Iu3N70)8QasKh8LBsjbvi)F?(}wyQfA;PsBVh_BXw@*f>4$upkGFdvFi#uh@&qSWJV~bLZJBmreU_KOoFuRVd>%02bFKR
;8GXhcXD}bhc3}Z+q!7o_BVcag&b}BxYX<BKHdFXthCs7#(XyX>IQ^3>jbF=M}%OoXlj)F(b^N^^N*hf%iconLSV@Qn+;e8B3a1D
8oM%<>61j5%1r@3-AT~MWBA%zQoN7I%#M7NH%p$$)Vf@Gn;5(<x^s3-N*l|7z)SpNfYS4W2o3gNJ(^RXi*6fY^I+p1S{+|^4oq#v
{Bnlb<3finjvu-VD>gzh8)P&Ty(;A@sYjSl$yMYT)l>)0u+|GI;X^>cWqLVznGAv4fluBc(+-$GqbEZ-fnN4u(<FxSZ;b`ri#Xz)
m{H@%OFB>agpx7wdv(Si=!Ebj4xNHP?D>+1DHdQ4$~d_PdyC;6H}2=RQQwCBxV-necY2yNfv|-b6(McpPL>-xur_6+b!Fd$mO7(|
qm+W8wLlKtacsshQ6@@u5cW=oggK6LXo1t&ogV=5DRMpGsWzhAhbns+r&bdzyHymR){8Gk<y%{Vdg?QK-N$}aE=DCEQnIGaY{jhr
l0zv96w@i1Nr<^(+IwYV5Zf<RcDd_wF%>Mzqc0VPdn+ue`%F*_^6{v(J*XC@yRdd?CPAd9i#IQNW<5gt-|VlfPg3FZiCor$m7g*2
L)O8ss}ypUGA8({0xjc&28$HSNMPoMOfsWTRz*BEr?7iW`>!&f9*Y;z6$`}G`n_F=7TtO;a=EJ%ty{9pGx}v>uc9BXb0tmU>sJcu
&x~bel&e=ptHsNL0?OpU4M}i#$BotXUau__ffs?$^QSOcr|mYgq$?4_giNaVH|IL>fm$RotEgt}Uaq2KD`RpaMUrM$s=q3FG=SC|
&?c$|Fb8K@VQN?gB8>T~xPj{`2x<oHtD5J<;0ZpXW2_w1+-XRZQk=BKqhTn6gc;yQ{a)&-#0RuOFTGa$g>~ZhsJ7&*{R?q3QvJO2
ko4V%ElerMnAE2F&<r^U0@ESWMZq_|$U^4#MN2LQlg3?#X#t{QfT#*Z!O4T1uQKH>D@3A(O6*<XZ&S5UI#Aly(?na(i4Ohs!L%zp
di#UR5KXLJ`C{@rfut4-V%*pcZs3WfbH#CZS|A{~Aqgpxl~u7!Zz`xL15x%NwgoR$4Reb*DHS#%I;<NgRqs7CP9=5}OoY%GG%`eO
RWwntm*_Up2#SYsXAT-dsG&$GIFL64m<JU~<~Pw@4%ah97q-I?CbnY5HlnXNR*xERfl|hc%YzDw2VkNEtZMKfa;c@M3o9Y^o-#IS
5|BgE$Uz~rQN<d^nXQxjkIt|>zq@9O1db+kWch53_{FBp3e8~SNI}*HJL}jeD>!9c9qAZyBrz3m#}2}!$sAL$ZZ)OBv@Gr*M)S5A
kCr0pBqR#ovUD=FxC2w$IBYN#eHmFocAHLbU;_@-38}sQ*XJHqE5ANFzb`|H6>-5m*|f+-4Opc_vx6>Cbsau0tbfJP!(!;AT>GMX
rG9k`o3fyL?C&txf$8R*gxj4n$F3pblZ52NcHX9XwV4^#(^jW+3aRAM+9Xj=W)*}qfTXIvjS%gc2jh3L=pS<qXNaybTP2f$;#?(0
(kvJt1c3nVzLLq#7(k^MR1ttgzr>~WiVDEv1A>(-!!DGou5=oaKtqBwz?_)73~)+;Fb7hgfGJE2-63zR(lKKU^CmmTdsSNX`S2U6
IqUDkJif7Zoi$1*tK#53etl}q2zhwu+)sv1+(Gke<Xos<2Nt3SHV(AsW-Po#0I8;}uJEyTV%n|74r>c?Xp~kBnWb=MiFzR7k-J>T
p(hT(0@mYXYPH_AZ21^J(_RABlUcHM`8xakFyC3%B8?Euiwn`*gaenP7EX~QJOxsNi3!gNiH+5io@caggo%Z9d6#E}ejWTN8{8}k
g@}g=&4FK<lU$`(?L)?J-l8ao2C9dhm#>3eBYZn4V3pv9n_P2VSWpNQ8*cY>)!$%{IBx-gS5Sf*Jtj6KHef=EAS|dg(@iUZLe*s#
v`CA}%g34gSkHmQ*7vqLHkMBuFi69%7(CI`(e=z?2~#xvEzk`(o+;gLYU)wI$yY7!QjwZalM7o!qz)sNq{oF?de($&(*L`bByCrk
9RPc+)tN}ZX8rOq4Xn97-2w?=b<IQ;wu}Eqesd11{*Sd1^7bm@e0uk5&B|liDjcR7vl2L-zF<Q^0`232SK;qE&7=FiPj4@zd{?gd
cdc9g<it#dmDu*}U+`gzmk5WW;oV`HOSHo(*H3IxWknm*;I-hDNLomJFt%A0c8}zLgY(~d3tkSS1c%lv7kP_FW{hr0COnAUI4wb?
YS309vi6U4CIL|5T|>L9z=Eldax%>lb1v~*$YJ(J7nJ(e{N`}&=Qn+v-SFYf&xf2hlxiRY`|iO+zo5{BID=bfaOF%bQ1UM1ZOy3q
i4F*B)tDOSx1iI|mcX%UOM%O}uFF}Ii>L>Z!K~nt0)iD!wV4EEsY0Z33GmBpIHI37&imes($(3xS;$-{*PJmZ4(3o6QgWv+l_CpT
LYFRi&t{VeIXdeQlQWl7iAgwTX*?e=`znf%ON%sz+B16Mf)6=pt*Y$hsf|_yNh2)ioB$j_KnCwB(amZ9_SJV}u9dWJ4?%(|OA>6#
28~uCf-dKPR^9C4g;Ot^a%hvc3*rWYqOt`JG^_~MrX7pI=rYbjiC~sxBL6akXINo<)Np{rclJ?=XW4>gBdT_Fq+4Du-Mu(f9M#RR
#0-)RwxVm-Eam0c$y!JAK%C>aEwHw+D)jFwG|ke6GZT{{)fu}ArU_A57=U9jnCo3&X&$InQV~s3L1y008WD}P_xWLJX%iFtZR*MS
0@CBXU8QM#Cu~%5P}LZG$W1k?UaNa+)(i&%ij-AJeX8$Qbc7JZmODLcwn{n;fJ&z3<bzKhl4gsTmRT<>x|x?P<&g=BYYc{k<iqX-
b6V>@r=VJE%k!&zH_eftm%ScSZSjk<a@%_sZva0ndDGTsm_}edL_ZLw0YxBB8lg-`eK3Vc9HB$yNm!CFL=`^$Z<Fb)@Nf+!{$DVf
-zw;rAp1iaq@>-F8FiR~#D{^3V-GXX=M{s(Qn5i2^nC2p143xxn28j79Ub{GnWm#VVPa+Gg*J<<i$0_dx8n1tZiE~<9&}+mAK`UV
duRTp*P&B2rnzK(GzWeJ*X(@tp+-rG%5d*0jWw88G8OY7Qjr0wB_UOd1uyF6@6MdWIwgC3mVMWJbXQ$O2*F&^UXbBe>4uio5nN-h
g~%V^bQh~W7i*?9{Az);v|*^ZT`w?kk?7kGVw_kY+@Nad&>;n{`P3M&ZXC57rwz5{sGkI-w%(*RVdWc_VNVb4y<b;r)*F+4r+v!J
H2M(YK7W4j=~7GOow<`Ss=o>F|EStlLhFm}&Fg#9BghR#(6JFu;|CI`D?*tlv^kT<6EBJ8hA1Lt-K6qX*<{+&$$^oz)2xZtIyOT$
)XS;W^L$3Oup?}D99mk&S+&S_8N)YMX6~l?+}7)NoZmNuL&MDJVwqPnYEG7DoW8KQ{KNgS#ERFLM3Lj3QRdruXK%9KL~MGxzb)16
iFw{q5fy1uk87oZMV(!0-W|aXL=_Zqqc5-d?_}d|yPt`l_V)8Sms2XJ<S4~hLvn_<YWyy#YUb+d00GEqtDe;E=%?Fc+lN|=jny?F
i6{*--WmpM`%VH1SOo-<f--evqKe>X?Ck7afwoCFNMk-<3)EsJpw|GZIt@0`fKv2*MkZ8;vWd{Nhw6`gS~IgY&Rp!nN+`h=a~v={
%;dn)s4<C=ihNS5McKCv;-0LAnSD`*Z**^>Dyj9+{hH{cE_CHJFGSk@&fO-IsFa~5SgE0jBq|KwOzg?Tc@dqUv__U@snIbyh#k<3
aLUUF{K~La^kNt!Tu?RY|I+X^zf+`<1yxJ8^|Rw5TQD<zUTf*Bl=E_+H$GTnDmObe9$qkK6eLbA!`1j}(^F?p3lSONM^r;N1N=K)
hObLu#D@mEg3o!IhdK{KZw9q1GR8ci<Abe%p~gm@HGa=-|39)wtJ3Xpu8r}hAfQ!y?ZBnsL1hg<{p6;E5EM8*233P#QA(->;@UMN
nIs;Q%(;c(ZUjI-u#2RjMBqRQ3<S5!Zf)<H*d>v-RT7%)>$z1rRH>A&xz@>HwHc#*q(`?qhcPS;plQxA(A(+Cg|3^kUp<pE4lfeQ
uZLPjD!!L^MR4JW?(D-)Rdymhu2|778NJqPS-N=Y?1HF|4MShD%ttPhEm`tRL&w>ezaFS*Ccg?)=^`>GhN2Z>3n+qfUTM~PZNr}5
EqY%yAYWCeEwCX$bs14D6V7f=!o$^D_R$SCjFiQZ6;PZM0ZI}Oh1TjW+sZ(erjd)%tO%ACLJrgNpKA_|m{D61e1kV+LA75p^o>98
a=%9ZZ70MMN)qa#-iMLnqz&sWEaA%zDj0bvhLtm^cE#W{^=;G=RE*P8`D%XqARf_^7lZJ+MB@wtX7h<8U~&u)IFsp6sGX1kXSL8P
Ero%9EN799qVz*FU1b(`e?L^scc-xc<93H0hle5dcszIL*uhnTv$8|kkimeJ3%;kaef=J;{srEh@QxQpl~i_s4}Cuff+|Y6;N%j-
OcF$oBRD!$p#<reiFFdeSkcqf0V&TGGl6wm0#3^T>{pY|QN)h~f`VPAD2*lrf;lR}w5U5qf1l<~R*sv4<9+wAseA8s8I7o*>Nxr7
^R4}EtD{;+HY0rsx0Dn$RZ>Qft#*fFus+#Zh7O)ei}JpDW-NM@$m|aPhk(KkJq=4LKrE>>F3L5)mo!uiMYpK^{ld4W(6&Q>9UwSb
mVD2YAP1{R)?PqB$U)||GBCQ{@SSsU=fl7l*OnAuvDLBkN+R%GZQ;@RRj(xIki^-TmyIf9wtP_IqR?6mwnWYTB>A@k6&?}N#m(|@
^Qqc%FY~L;AI{#x?ud~eN8ZnVJy!l?SlYJ486H!=Ky8Lq_3n_C)*5Tr+9|D-wZYY<F=q{NQ1O({OwX!;L#0%Y4ueXFma<=1e0au<
AV|BDP1v-p))|<X3b4M<rDK;CiuGWmkd-<cD#$cwvrq9NCRHGZ<yN;Y4M0SBGk94^Urn&}B90nWNF(og8`is=FfU8C<~KcO9xL^&
t@+0njDPj}eQ59Sil@ef#<JT5D<z*+G{<F&a)nHM9DO5V8x3n%Vr(m$Z*oUuyQlEgkV#|QWwcw9ZHfw_o48{b(3yWyZ_lG9(dN-v
x`S&Db68djIJR0Io}ysNy+(`XO1|<%O$+x}L?YP4TQe{@r%5r6yLh2ZX^}hKWvo(-KMSN(tEYGQ{6fp8q*9&)5u_K_J$8R=Hy@jN
hh$Kq^o^dLGsdScC}IZ_obTqZOHUlab6Pe29THNb`gC-4ot31SLmC?kY^ecCS<Z91dNV=FEKXedWYOKOx8KvR=<4F_`!3VJeBU-f
JLZU_BqB!cVt|OUMnN>#jwOi1*1H|=rX6cTC^fypvM~h|gSKQzH7FHqx5LBQjgVp0hZkgmNJc1u<1`LVln2)oqzTH4+R=v^ilDEs
+qwCJIV;)K-m0(Ky2UR1Yf}ne%XWB=HMhCK_X+-|tAHYfHyZMfRRE~qLZ@dO4lfC=jFTx48DRzd`gM7-Y3-7#EF2Pxw9&JV4@ry9
t`n)>ceFFYBvo$LJT-VkBYpB+EK9af8B}{d8A6bt!JCJZCb%>Qhg)nYzAU1<*fk65a*^Zm;4hC)=;r@p$Hmu7de)whghL2MiEN3g
VQu{l(ySdB{H!&Kn)^TT^192FOCTYFs6|n7{)9R1BDdD|AFZNS!HX~H$W91A$RLu05(!I?Z^iyWUrfx>?A^4WfGgg@q$dk4?^otq
mMGx5DL_gR;+bceSrc(=uz8^H3!B|eUhy1z;lUmAYj$wfBifQdGy=JjwpH>Ioixyv78UTl_|-;G(JJ*&r8gE~1X6_3_epTZp4Akf
nRR}wq6K)i$S=SO7NVlYCX+IQuKM1&EplE{3|OVW5CTOpwJ$$>F-K2hqfn)NGWpxZdJ@-LsIJ2|(>dn54ZJ<~Y1wo%>qTH)lRoH7
5oNVI?fU;cV>2ySJV<$o7tA&($IyScensaR^Y5_Nn#ZwrC{EI*S*2g9z|4z@ek3h;+xLFA{C|Y;*NE43{Nl<AF$!ID4GcdWe%44O
PoyZ}gmn;PW7!P~3LOE^F{Xmg)=#cec$Vo;S874g+V%2u?^RE<_YoCQxeQQmhj5^upPugMVV3o%(fAPLxaGLLk5DMOs8<lIGP+JG
^uxbXSEL*N*|5oV9d~2!_vfag#OXciECH43QK+lWn}GkdZXIV9=*sc9R!VhIUDS2wi&SVAI8q57k43<aHkW$a*x{S7fd#__XGO!%
bnu49mRx&srdQ|LgSZ(zh2F$^pM$7_(}FUyd64Pk{k-U~{)4KoQpN=Xu=|gNP*|`P^JL)R^it!!)$VjvXZn3lV0OZ>##OuV@v1v{
!zB)!bz|d;mm(H!u0j3L>9Cqt(whg<eBPN$7g~s{CCG>YjKs~}zbX%DprvRoLj^h+1KGQG>q+gOZ`qHgK;43c;4(U)Bzh;kri@0s
SB%flL!{kEuq2UKvCjtfx&&6XtXb9)B<lBn`mT-bb9d)<T50MPq&kXOP&<89YB@(WV1lBcfi|^256BwWoNKe*R27Q9OvFWJxa)oC
+kSaEI5=biq@H|Ji+s+p*0l~BwU6_0KeI<6*It}yh<F~c3hfvFG#?B3BWV169X@&y;Mg^_Y;3E<e0+NI-|ll}vKYYF!|&H)yWS^u
frP9&hK)ZWxTLJz2*e8`5NtmwxYpvs7s73sQq0ho)85USbc*%5Eq@hT%@jl!hPsyPHDIcLH3P!jRf#D6vZl)BaY$Dj?^9I43ic5N
;iPUiAaE)PERhGZ<*uafmgEcyenhy{0V^1IH}qYQRtVjS2vD>X0#J#)c=1`X&{R<cyaseGAqLU4MBge$+B75?>n}(bHt2OLTh{a5
DKxQ!X6xZ2LQxzLN(CSwSQpX}&=Nt6s+%~u8FunlMQZ~qYP*>ivx_tK7SV(a(*As92B^}kLGseJrPl7}*->hLKZ@x~_Z=mpx;sjW
5=bN0qb@z=o{Igo`tz--M_<ROZ^JlQuhY}D)CuW5;?3qTw3QT;pE4T#9c#eV4L3($bbYY%nh=gnnTJtui}JA2<uw?vVF279u_D=4
2nuQ(i-yIkl_J{CDoGZ=D7rHO#3kj<r7YUggh@q2Qj}9J;W{kL_hs68GkLzXH|e>>5*il}U*kJOT*qC~Tw{64YN;#odpx7D>(U3e
+N!B-n$6A@`VK93ZFiIa3Tm`-^Hb3Fy_r-hs8h(<$LJ3FK+;C%n);ayX;A)KIO!u7wP(%$yMr#uCe=W3u9=YL16(e=U^z)OB5Z<&
goGv_iiDA}{tWC92^{U*ThG=PT&Nmm7zz>^(1`p8D%7bMw<A)P)CO!=yD)ug*T*4v>-O^Nj4F*ER1X_&RHYLYtAVKtIN|t+vtGP|
jzLYiluh-c1lLB%-FL{KZ-Y31USd095Q-wG@V|ywso-%rCxM3{G%USs%T^=Aqavg}{5yDcR?wY+3NQ%^WKA-3V+Ds66I@ptN9bS_
V!I*))PYbsQ)|twU_hv@syE$UYjP!N*OW0*Uodx98`kiP7D7p;FCMx(<WcY{!z0;&tpP$bpf0v52+4RJ9@@aD848l?aKv<no^&wo
e;3ibl@D)x%82v6z1h@U^5y9dN5$)8*OD}FGzT8~yViF8*|h(Z$F8n@h_mCfT{@(Mg-I`T#B{-H!6u%nri~e{i?MyVwHH+25Jglo
Qk0RoWhzNT*8689pe?eRM0QeC3_=t_%jySW_JS#;I`uBcW?f<PwJ};1Qhr?;O`W;i$Nl>GUU9P^LvxMNm^|ar6CRV(@<8tXUiEob
=hvSUFsA%#Fx=-yyT8}LKK9i`d#YjnXbMOgQcnp`3APxB&JS}&D{Tv`#Sv9dJ!Wx0%tR0vxCnwy0KTJI+kM7{b2%u6$;IH0H?ooW
zGzfwC%bZ8mNMIR-<9h_IYv0zTN~SH3ZnXIyk3=E8|WVIr4G5wx6SlkRrr8wqPjVwMr+UN=ps~g*A&~x-I59io1daB7$Ci(ttH_m
-aoz9GWKmVdJ9<HtN)+>q`VPNV;S}lEtJ(>?3twN%Z=&>3MZpRw-Ta=#6*VpVM#1-2GdnV6qH_--%cTkDqlLv;mz_8ZS9INoeVum
wMu|MEC50G+qvv*cavcSo*o`JGmZ}l-@)Ov`ONQ~a?W2HnpTjigpjtz3gLB2W_V5qhAFtHRyirgtZH$Zd2Xn5pSor%9s<SLGeVX}
0I)Jp!Aj`NkeED*mlT-;!RJWwcIsmex6&vG@k*+UHM&fD?e)Rbx@)cjp8KEI`X_$fp}6)JyH-XsCrKZ!J)M}G5P_F%_;Nnt>7Ad4
iJP2-Kdpo{->i`l5d~Y-X-r&CK{=>Fz`8=a9VR&NYj_QaJiPrrZXO8ZzpI9}N8!>r8Vi;v5L}=Js)*sTlXke=UB+w-pRXz1Jy0&*
-bAd|o01a}1UUp1jO~*mC9UMZ2||`SsqN->8QL8U$-6NO&mK79y6v%`NF6?B^BvmX?UOm@qC>c>dA*W+3L@Q95Tpx&mAg<~mubT;
^rO`6PC2mx(*tF8{h4`jN*lrp@flzordb@I7C^eT><;Avs0dDQP*IZ5pilyhDIr7%izBZZ?)N)qmj-F2I^hn1AxRPi4K*HEJxv90
;e@>N1fXD&RziY;@r-nF%R74vJsex~Uh01#(d8G9pq)+Hq^Q2sy4Dhqtfq{3E0<oXsDARvPgg2EN3_#Sqt0m{h?`HWJ#XXp)ab9e
G;Ll~0??IEgYeTS76{2I1kw}Hl_yi<=}z;E<=^Gkmu-&(eI)CsQAq$DT4>o?*iD4ib%tl>FO8EjUO4nlQ?fIMlsVH~dn@*Lrd@nk
eJy9M!`{RRQmwYd+z3W#%8ICduM4VXXoY!qO(c!mp#>#+F<61$zNW-$U$LQbqiPP~18s(WzoP-e+-L!|4DgC}1L#y^20&gqGAJN;
_^NIQUREw2P*FPyX&CS!XsZJ$T6Jn6{=ZIsLAAZgU;jT|d+QD#tLbzYwuYQ;9;jJ~cXHu~UY;MfX`rGEo4$1i$OaLi0+gRy`qSG+
3$jTYKb6*JHK~aTlWge+%ww1gp%#GAgIRq9AcAWQoxV)SmsG9}<9~o-PUC^bP-1*J>o%@BI|v6keSKIxB&Kf2_o#0usX~qoEGc+)
_vVE*84hxLCUi4fJ?lEv%f+c#G&@CIUMOYcYBn(fwePUqTH;#bx|_ooOs-p_TfVYz$xSpQ+~t+WR-<>xb!S<7U-SHD$IOPGNK3`a
UMtskn^Vq)oXRiuw^33n(CVB5h65mOY!4QxL0MuNqeI(w9ZC%AWSW$V4GZ5Q%KK`)>8xd5i{mwwytZRUzpjk6(}m|+&yeTnrSK9_
PP%Zj8l8A~j2^UEX*WnDAVH!hmkwVGvLxP+G;OLebrzb!;}X@^bD^$pca*y?FD!czu`M-^UH=nSt5ouic_r12_n;?}B*?_lNx?fq
Xq>b3^1n*&LCtg8*JY3tMB0gH^2%oIQ;Q+fc|>IEcFtMwyX9HI3!-ipmSNz!mz1*Nt4%74E8*kgnXM|XwbQ!ws|7sAg`8~~j)`E8
>nEL)gw?8k9MHRlyjh6ymtJ>Dv$pSu%50kTm-C$>cp02+<$Lv&y2V~J?P7wDYZNUci;YqVN(@Wzr59uJM<nFl=A^<NxNN=>uzY*@
W_2fXuB~a0gKKu>X}v1A)qB5-F9zsrViG`x%_^cEZ1R$?D^TRwVv}_eZd$CRTX&$+0}up>CX{1tGtjph!Df)tP8Fw3LDM8Kw$iyo
UZLs(v+6+#k?>h3f$Hw>d7d$t#n5~+&ev69uP&a9*CF2vG2W|b_rn)QFy$xR>*D+)u-U_fQ|V<@MDOEUg3R*4<#((4Zg+<xrc_@y
EneAuJLXrP+2R!#nx21FSBbt^=^L*$$~Cc=0<3>M*}TDQmRS<){;T$E`0qs(uN*Y2f&2vwqSXpP&|(6`RqX&OEMCOdrFGh`S?rgR
4ZJe@ds2>yHCjrpoip)wpuwo+5JnPInta13C%c^@gEo~7`C$+Wl?efR%Nw+kRKz;hj5YMY@Qz<NDv6Hf?X6XI<_xrt4EFo)Td^gs
*0Yi-h5t`JRvfC}HBdsL1XLnSABjwOX<Z>qdO419e5j%zrd@(}T||O+*_?L72j_K1b-olARVaW+{pr|ANP}JZ{k}or9xYLOp;*+g
Q4X#+j}vHH{+MD2@1zy&5kWtkm#pg=_i21?(Dqv|B5PK3D*6_MF<xBdBW3hhcVR_(DCgJ^X4~KgubHYIp;ipxseUfzC&Al@SJA_@
4h4%XVI-_d#Olm)(czA^jZz|{gdo<UF5cE>Iq2_PN{rb8Z?5D@E9M{Lxhrjc-R9P@tKDuoCe8>NI&OqIAW{>+phOM6iLlPFnF5x<
>h86faJO95>l9gYehq>w1C$b0pH%3o%&<;`N!Ith$UW+0POjCDYg7%iq;~hC;kK9K$9vx->_}FAdepxU`=EWj_edZPN)n=MM**4{
<rHH*svXcoA|P2h0;m#4+i=V2XRT(II&My>7izUG@?{|<Epu@+TM;(f&m3-{#HGRkk}M5Z@2ftn+NQZ@s2(p+2!e#L>iJNahLNl$
SX$7l-i9Fwa*_A#n>(dmRf4pJ+er<4J{_LW&rPpaCfC1qYgenZX$IC50t!KBsc9uvmGn11M!u140}(BN3k)5Uo+Ncd3LFu}m8v78
5gz9J(2{QA;)?xLDZ0o}@yhi*DTvp7u9+fmG-=aRg($RP-OG1rq`JVAX0uBbD#9<ZF7*(5eT%NTqls_%e|`3Hzfw(im%*kk$jKTS
ViN}v5kGf#rXO6*o{8b@#~s>EdU{`}b+K3OBP0H1H#1kih}!6n_Q%>Dr=2vG9|c&fo5y=Fh*p6xu*5IDhifd&DFk}4(}-O=`BKFw
s8*NH1l_pnqHMw-iK<utFc9lFwA72O2T!LD8}3(Bi_czJ=Z9NWcSsv+h_Edc;~HGS_i|1DMV&NeI`DIgEeNR_?q!*k#r|(=%VxA1
_0RWDnXrPdNUfJ}gRX#R3Vu|glf6$!wMw>-w{}Z(>tS-TRDwJ-_w!}zRGUB%3*>!Xr6Vb-eZ!os0s$BzECB=+I`7wGw)7@zyNAk^
Gqx>Ud*M5>X^6=&f`yEVBT&Q`q6n@W-v4jW+}A(9DtUEnjqR@k_ufiq!(zX*x-Pezn-U<?5DLRSVe*~<)65nZTxuFdS$W*ngF*~r
A!rnCXANo1Q|q|<J92p?s3It^sC2Mm7_LNs$>SFwdn46KY1>I>3=PEnze|WRwZ>$3Qo@5<ZbKv-_O3TuIi&-wn_%pYJvq3jkvY29
PjL#fh2*gLm2w#x+}RQ8XKb?)z}{K(!_l<-WrO8)3(`oy^52tFbZPk2i@~i{mWAB4D~EBVLtGF^1d;*I-D_$f6RV0Y%EN0Y%gTVX
sH43W6%3M6F!kW$i;7i6ja{)~mv?%MJA{N-km4TKA}GA5qJ(I}70BUgQDzq_@f_@Ld1cM|^xn<$c5I8U!^P*nUx9RMszTj^W{}Js
n3HP}0r`${Hd^ai^tjVEkawk==v$L<zLX9%uMP8Iu5j%aQC<wOfgssluM;o9#sSC#)D-Gbcr~<sn^zrmV?_(X7&NC7dO#AY5Sb_-
hz+9*l@vPzLKQTNFpI=qSBBK9L~?`_)AVB;ZM_BTY?x5Rv{0n7^C7=zQL&(2k;V15`}L4s_A}kzIV-w7v6$z@vGnt{NtL9;!>>MJ
XDw<y4Q{O6mfG)mj0bjGgJ$CsN0(tyRk#rqC$;<&&xxK-c+Thkp|NWTJAzeSZpZ7ODAYh=D2pzTWSY1Q;vFjns{I!D@X+ic5MPRW
%%6kJ@59x99t}sH_20qkVg8&nzpehzF=8yzJQL(eBnc3M0w5>~AqC%f(oxINS(E@$gnGX2iQ>NMJ^i4kg9Rfys(23p=Lgf@FnQX|
!w=xS^^u-*3<hr);rRf4hU@urpReutWe3<^6eF|LB(r-R8Hc)niU@~1mo!PVJrEW`{j}i;&HVS*AfIR+b+YO_Ik2l(AXFhC6qC!i
^`zQP^x`0i5R_yZQMlv+&(&FK*(d3G*cl1A6Mc30bwINj-h%{qD8-fPh_gfs?IB(OZ9;G%*?>LeF+evSq)|?KEyIjqT`oKua9R`9
RC>mU-z?UTsy_Ymi?8;X*4=K9kdTmcj3l&<ni6K9L`P1jTOCj|6M|%c4G@CGL-vkal}mWx8?`Y(a$OIuSF@RIOnxnfTHC*xim%6a
dqvpGLJ-wNC7oNtW&8hc(O!c%xGMJf)z_a-^R9%18O&N8*6r%#<)!5MCS5?FGq3e$UPk<QsTuIhsbSuiY$nehH>PH(AA=S$)8wN+
!<tcx7fW;^(h>LaQr`afZ3zwTG1sG0hm9Sr8r+3ywr}HF=~rtD-r?EWJ6nDA0GsI9d^VqyXEXRitmnZY+~t>z`5Whbn23<(lt?P^
%nhJON$J)R5i}n{7Md>a-Sb^;YJk=5=kbXeJJmuGaPW*gYBh?nW>!FIh5PC2Q!aJSJ{d}>B}Z_rRW-8scqSFQXP!Jmvo6s!$JN!E
`E^6{LLOwr3_uRFA#^f8#Q8XZv<W-$K$Z5km{|wf1qpK`ftjy%@A2pFfBW@oBO)hKalINC#Z_F$K+M#(f%$4q@PYCJxUnH%P!a+Y
`jIrg!VqZzHm$;gWRy_C!UjnFqZLT%7ndv&QNY{?3RAUiUMS^BVjicdki>93tKZ(IKfro#_EpZ`D`&3Q*I&E5Xbc!?{T8;&w@kF>
nZNd`b?myPk<jj0rTjCzGee%53G!!^rD<c|c9V9!g=#Cp^a&(_3<9GUg+Ho`;COsnNVs!+&4~P}TrpItqehdWcy=b4L@O4vI<r+#
v;B@9^R4U0ihfDy^wR3Qoj*S?%sf9EcuYOA%?xGWgnh%-k)t9i3bYok?theF<#*GS{aP0gp9!%~4|WG*Ge*O1S67{1#9h(KKKe=w
toBGz02X||hXa!6v&)j5m)x-P^P{=D5-48@pRJ!CW}lZR?Y@TtoWNktti9x>Ds&`7Y@c7j-&c3uAC))Wr8)Jvt$xxS4-Q$ieQ5vF
+r{5qdBl2qjS8t-cTH1P<X3eU9y?nfOoqpIE>(w>YNHBW@Xx6#7gbkxEUMCSPhWCH{JWph1<fPtyYQE!)*vLyp{lvBE;e0zk1lqs
VZ^%-%UGq!$2-OmK~fZ;0!kzWtsr%Ur4;H=OAJDJSS*pl*Bvxb+1ty<VH1X)jB}%(Z`hVInb&Pw+0bqw>RhtdZe*NOmn_(1gt-d6
txF4k{iOjK^OhA=Yj0Y=i)k89Gs$TY25&z8jzi&2R~iIz$)LoNUFzNzWm^~Vnpu@YuVU4uo1f*o9m89EPcIE%0SOoL_Y;=>vSsAr
9wmGB))gJK<G-}me_eyK5g3njrjU{|zU?)x9tgw}_&Ih@?uzpJR@2?K#YLZZEAwN=A79savEgf63D3@*Tx>q555I14n{*tb1})iF
x02VoK=LAco#~0kSoe3_=}5-AzGI6n%UYn-!l6Y}8xX_~sD5=|ScQ+bE<f#Fbatwu7=>H9a=nayM$AFc+0(DTUJj$~UbF@v614a*
;;T-DBcuz;882pGt}}`7H|sv(^iJX-u|!Ek(FKu;pz}htheCDEI?+1xGs{0Ao_@CS4_0J)s2KFqPIT<L>4i)$06^E<;uJIq@!fUb
ZZ;l)&ZxP~fHqjz7r1fYR!Jx^I*ml@IKyj2z#yLb7M&uP%RBQm)b_E>6g9Wfa`oF><X;0!z;K%@uwC_;5~PCtPt5eQJ)R{F6`9`y
U2*#58l(JYg>HBOR-*Qv+^Rn#_Z{6LRC0iLHw~9;S`uPz<B%d$QJ#3pFk&8o%c!a(^Ns24w9C4%jb@u>^|TJH*jp1ijD-5vOm*7(
rw6AD%VdFb1e6g6I#&xp7hX)f9P6w`bHHXXm|`Em2%dS`;{<N103=&6%`_oF9&E=_pn_19i*K(^ZW?K&a4tx{zbmB2JGta+<aFRX
d5Y}&ZWmS>FzXG)dNo?=jCKN~(7cCGeP-+yvAd2fX(4;`n?5BOtlL~XU9_}y7sG+P(t$*Q$WcYWTb(FMgb53E;<5y~B9y3w9f0uA
fot!cxD{ZJUccEK8mmk2;fQ>j7k14fi9tGXpzegF-jr;NUo;fT6%xf!r<N(B-Xw;tL8HWRpn;JT(>EGD*}*ym3h701V2kDE?+-<)
g>Mn7hZWCrWr+%Q_V!*7L6elYUg$tQZ+y=Ds8E+)JQN`gRHBuJ?rfk5MpU)6g2+}3MUt0*y~X~U@A2DPY~#o>@Lo!#y$bYbXE3A0
+S9jecGviRAJOjp!>I7D1E$<PJL-8!=TX4ec=(0%eBL3s80=Ik?N$5z1KvC~W*0PkHApy-?k!RK7xp;isC46^;#!nyPPE){$oqbu
%ld&;;ZP5^V?{$HNpbXfH}YL|Kk&9MsMh-5$7lY$gPJ0D6Z6;@JA^xZpQrt<-dnU&#66zRf7kA@f79~(_4~KLlBXyvtzpBysa=lk
InFa$Gg+G(cO9L*u3_4D^Ssag6jcxXrjS%X?Gyr3P{|Mx4r3sKhlhs$I%lPyq6fa^%IEaIi;B)Vp~6=X;ohu&+@MJhRX<rOD^+s6
77M+Y1|<FEO|c=IrL9i!waV95VWTbkKmiB3ML-adRwhvq1N$&g3{XIS{F(ijWq;Q&<nD)lnVC!vK=f{Ofv01TF(tO;(fJ>D`*Z)d
>^GbN_+j^c77}fpX9U7>rXLLtFYw=R93W4cRO@O4ya%EG-noBO%%!z;x~~{_n~i_&e^4LzW9?pWp%{x?1Gfbf8DvBB)daC2L)6po
S7bli>3r#W++XwU-^gRVk7JG?o0R$ae!rXe&*?L-Q@20hYACE!53@jb`!j9z<^Ro|A|D%CicUxLo17%V96qkBAFh9y<f_E{dfDXB
5PTVV+)wg>c;)XlzYmh7QIF>TpE%6Yx&Xj^8{ox2_U_&l_B}fhLg5t>gSHBQj+h=~k<A&uB9Da>ZTma9eWM;ekGF=@pPSF<A0LZF
b6ts4AMRp{?5!iy18uf$%G<ZQ^!NAxiQGC4hs*!>-+AyPk6o$Yz63&|pV>X+KdLET7#~DCO73#y@IS8GeSz!l)SvxQpu{4M&c8iL
nw2>}XJ5CCtM+!+rHK9XApdBZrG4|7P)i`{iDC&rAoDCo#z6?ahgOixfG)n?!Xlp#JxjRIROhSoZm05)(z4&u%R;3Hqgv4xf(1o{
^?x(>FXT@Db*`?iv}pYqhZ1~zdCcu)8P*->1&4&5Wu*$|37*gT{vM7A!-|3D^?x`XK0eO3x%c5yAKXKB5$UI@pUeI~U#qb_o{#q*
)x>0>T|qxb1Nbt8Xhct-hraUJ_mH4A9zApPAI{#h7y3(h)?j;^*k#Sba?^u;za_mm>b}5wVL%|%1`J89Tzzh{MgoeabT&HvDTw}R
8>%=8s6w19hCr`k&Z~G%y_*Wp?y#{2>VsBTdr)fajF8AE2qejd62ao4vjh-T?E&ri`Dx&z{=E5k_2*p791_LL(Dg7lX1n~a`PC2A
n5Q<U{l>InGhAHBDfrn@S#jn4UwvBO(xUjN$MJJ0evGXB6VojdY;m+a0;A-@_Kh9U>E0!wYj=po?#t(K#3bMQ_vLXK!fsh^{6oFF
Sa$LGu>FzM9!Eyf7j5;z5LKc}_b@;AuN$&7)ofFFhrZ2eZ295NVsM5HlUXcTa_!Fyyj#(%Gba7(7irpO*}Cg&d@nSa)V~`tGZ^zF
b2`k;=I0LUavTsTYxjg;>GJ(QJwi~_fnk#BngDMSil|kkX&9+k#(UH-{Ak_;US(52l?*}ivCFgbcNiVxt3p*#8WQS6*@zw;K!rl3
yxdX=?)XQ<*ieuqLY25wQ~dY4hXwPXtGTM;XxXgAa_d@5E$Z@nQuc33mf8C*YyM(Gl#3U=u0)|*FeFfkDAleB^{d;B{EWTvTDtz6
g=du+YZ}lbgCsK=Db`$x5+??ZLK66xwO9F?6Royz;(kjGqXlB@&Tj8I$sCN*r5*-<gtGH%VD`Ks@a-~%RQTrfj5LwIo58f+44kq{
oG>$YRK2_hJbpPuCd#5g1gTZ?k?9aYlgjIn%~*EcuUg%<Fmfqx04<*wZi8UL$-$RGjz>%dS5y}grqjv5*1IR&?i>&xoH_xIt9~*X
>6ttt#I~?h6@*rQ@!2+Njq`e+a?pWVLENHQIT_jcg5l_L=$(KoG%u$%8=jxv)}gcx1f3$nzt#Ff`0v3!6N+a?k$=du?Hfj|(oXfC
Z;@;7qu&Q~+0O13I)VUS(y7RVOzqwErw+dt3PCD{-=#!I5&GPDN9wn@0gwmY;H&?~_Zx4Y?WX{KQlj1}1sjKc@n}^Ag9Gz2D-xk1
8QfWFBmGv5Nq)rrYX`hYkl#tbaVr+-(qL_=G&Zq`l@eprV0lA8T0(d2dPy0;r{@~r3|{#ws%)#lW6NP^$&#EMa~wZE(EUGci$6wY
7Dghi>c7%#>pe?wa%uq^?C$4vT)=QaW>BPE3$cio>hk0%PUe@2QA|<?y4wcq%!-^FNYRu*h5s%+_Mm~S(URFeIgs#2`t#Mf<WyDa
M<IH?e#D;m^wkM{m8<E*Vbo=pYG>GgNb&cr5{E@=>J4paTmQ+-g^U6<TT00RVQ_xYwEiXm25CUVo0KZLN8LZEW3POMN~kfgCgoV{
vWGI-n9Zldr!B?wK}4e6TXNjovhl0Fg#;8N2M9$a0o8mRw1*!LXw|xB#|B5E@zxOjuEIWi(zhZACj~y`W<^jj1Y0ilR9Mi4Ed*os
>oz8mDscOg+w^KZM&I4}`p=)7(R+Gx-NXdgh@gY$qKN{ZGAGBU?jIbc$xg%TAO|A*Gk6pz0u|x5t*F^8LFtcx1xOG90nj87?QVO`
Mzu2Sk4H17VEQZ9a_ynvk3P?5Y>oPVoxdpD5M(Muf3C06lUk_N6c8bc6$gep4|$IAw(q#Hh-N3h@rim-MMu`Zi9U#nu8bcl@lj!8
7}+SWy2yfvP!tAA+Xdlhp!|4ko0pyG%1_(<oAmOb$wU~0AwyT7D2{}UgR>H#cB;0bS-EkT;&#O$eLaMaN{`$?$h8y@l~9LnTqiN%
#?!}n_8R6%@AO|Eo7P$Pn{nek_u%||vU)PDbK;smBj3`=N60VXK)u@u!y^mDb4tsS(AnmVe=OR9*qXzS=v@4M4Y2wCU|et+MBi3z
NOCkl>5qpz+!Xos=iPlq6Hu!pzJ_P!%>SjCw_@oR_dgkHMmP3e1F%*y-4FZTeRu|bg}6o0>10%Ts)~cYcdG3R`VY^b>n^-=XLc^Z
(on$-0D_`z`-3Qm+h(ANs)wRJO+os6Z{^vG;p@J;5bvcS<I-s)sD&6wnBcCM`8>yY++>cCl3!h*&wjmn=<8OencL4@{o6Qm(eZrs
u~iXbz3B>-BUG8@-R{0Mgsr?PF?fA9@#o6fil~tz#;d-Vb1Td=8BFP4RuK7G+eVwuNZH%3TGG!xp*7(;6uN#T7k$k0*ILXX9?~kE
X&s;Ih3^ST8s^oWO!2Fz^#uoC=4BAUP*{RUQS<@`1t(*#qG>pk6)jn^@)3xE``QTS3p(2ZA7Od}S|Cj!KpudQp!^3`ROSEa1BL>W
3zT}^{kLx*+&hl%%9hb#<>~j^)6DN={d&Wuc8ZzS{6@uEQ|`LM_sbgd(=@sx?WP^jeqT#Xr299rqtAZ4Uk!>X`>W}koJyvM{+BAF
SzW}tnO)=Rwd0pXy7piQP#2BnU>Zf~4T1?Il1X{Cw4_xTHF#hy!Ay`VL;)E?M(Q@51#cWIt{{!ucDxC`+SF^faJL_9@$uNpg`yri
Z9P1|aY<A*y%%W~e7~5YltMxml!r$tj#{f3C^pP(Bv$noU|}~|_uszvTrY2-dz!=R2S+CJ?s?i3Dyu-9sU{6%3Lq7LA}5iCu<5?@
obS{+?*W&M>HL%o3eg20!^hO4)vwRm<LdQ_A6=LRg!<Gwx}S34@iI8EU?#;x5h_BtkXzh=Whtpd2%JoZ$eCa%CMJA6oHFX=ulzng
o*S=Uhdpl#rAE<;&D^|kvhB4t%gl%_k_AYA(Tod;iU?XfOQb@-oUo6nSkI+l%d=Dxhs2*~$Z+#`?`79clSsdDz=Ff&=4yT<-#({B
+s@dmD<<hYm}@DiT5a1p@irajg72I~UZ^{rcY&?!u5VhWpZDJ}5}N+el5OuA-^|(Ju&c?H9HWG<AA?+^9vnea$hhRBKQ1ck5DDPI
L03daN+y^wm3L>Ct6~ss7?9*%Nl-*bBZN^J<Dx?O%(_y}*6_hWJW6^x@^|I$Xwrd*5)NJQ3)fSZ=SIk2ars&o5#@Tgruj#$y<xg`
(A~!)6J)Vs3}SSfm>XZOw|29B2FAg5m1RvJ<tQ2!atKmtsK7yS{=UCR{j2J{ph{lDLB%B@#zi|B$5%<~bz~!{=ase_u;Q@`*$UZF
iOKA6eHW$A9ucB3^lxW&m*bh_^_u6eLx=gUXvA-FybOMqLY<$rTF8t&_c`ZowZ2T#q*~(^0)4^iS!im@lEK~2Y}btk8fF&xWZ7~^
ZS49knpw?3mvxq4;kM@T9&1aH#81u6lKe+JV$jTlajb0ohKsK2%Cwge!WcKhN2;#cY6c--35QQY7)YXy%HAM=x*Nf-#E#0tDpsYb
UO17ZYSe14S_HJHyAaio)DkCGu{1+X>052(tRTrQB!Fianc~$!2p=je%9W_?mEi*T*EZ`qG^mZ8UKK+rU~c?KR2t0ac4xU#$EaXa
7L6r*@AuTf-*8A6s{A$P(idd9y|B!c@5wqh*J?GM4X#?hp>&zXm%#n_%%k1KIkl<5c^5(gH5!q<{C+iqZ__?1H*O2J%sJ~VD-fL>
uT>jfjxiSjj~l8pjL-!=(`)Qc(O!1LY@KxQ<hxVVvw?LYxaC1=HK;<}pQiGHbxf@+(7+c0xw`Qq&|>Lqi1fPn&m6zcuBS-YwDY>S
!?&^#W#a1CG)<O6$HA4#^WN`9^k0QSmLvD-pL%OlAF>}i4xBpJJ$mf-&naofZ_33hM%iyt*evez3JMxjt8~SM4SNNjt%cJ2s(?!f
8Z4|1kfKe&)q8nes345(0;FOE>kLW;=UTOzT6LLcYVO$Xma%}!B|#H+>z0txs3m!Fh_c9Sd(1dG_z_E{bIXffHJrSd&&Sqr>DABQ
H&eGbbWg6IaN{Bc-cPl@ruw~aaN69O(GIRwzees#c56h|wWCG^KS7&b6<}-cP=d`_5*3J%DI{(r44Ql^{28L{3dXDs+hM4)Tu}SN
E%kYssBMq$y<M7|ON_tc*|cAzO188hILi`JK;b&luz3aAw6d3+R9a{u=40`%B;R(@Y64p0v07musU%^KJUm2bnSzyzH2e#SfT~r-
+UNvV7r@>H+4#B?cF0#1QY*1HYr~Sp>eBVM2TBb_hH4%Zk~XcSBP+iP(%b~&=60T4b(*n-o*jrw!t0v&;Lu=!_QymUraOm^#v6;Y
{_C2%-{72=0i)^Ln-v~V&|%Po*=bblyb~gqx{YQkSj<5LhEQ;<kt!X6Dsv&Vkyf=Bk5{1gAD;12NL;Z|;NjlMOR?^knMtQQ(xuE$
+eI`WKKFu=TBGqplxq%dOQMbZ=%?c5q}7<&=6WvBjrSbd9Q7JEo|Re&t!um1h9Dl1SSFZGBPV9AYpkmh4z1#&#B#LrKU7^;@<)4R
PV9wdAqL*2xSU%#=z02e)&t$XJ@Zu1QdAV6!6gFoTVH0QPiyIQqT*{CG)b6VFfZ|Ch*cyF2;k}hU=mOhzMJAuhx9s$qz>l7mOIiU
dSj5`%9CYNVmTGbQ23B}{akYE9C(pYJ!ts&EhL7&5?zuBx$<=&2~g=C*O66d*85)GBdXAbaJ0He{k2^4wzX@32Z$yJR6;*?KCkN8
<DFK1UG^G9bZ$I?zOx7L47EvIq+UZF$5LnCPkKBq&DzE*#uRhH^C>y`w@SiMY|B%W<U^n`3c0wvmCra8oTMesl%<&Ot{!=;?`zm~
_AS!iO(*T{UIA7kq-{qh8v~;eKCA$=5Jal#(WK}`FH2I<52Z$3>@H{=RS<!4z7V{)sp+F*O`WHfSTI#p9#NZrF$6pn`n$iC{uf_W
{y)vvL*~Qa2GN=P^I$nbjfJ)>4M7e`=Du#Jn($=6cvfX(HdTHul-HcrUriWYFG8>ervUiWQ#T70vnVPC5w?|QhqzaVr64#Wh~mv6
1A*KMqIDF5eQ7&X>36_hwleq_TGdGviaAYI)kAkmh;j^Sp+`PY?oCJ-Lv@I`aAtHmIPZ~1qz7NAmeI4Mp6h{#h`^&(m?>}$N`ghD
MTBgXt2x52DCaJ%q1!&mw>q|8<Iy6~#1P_gsC_LjbGUYM)|lCCit0qNrZk`q?zCiF)#*^wp{xe3wF9oO1xXx6*xt4(Dc<;|m^&L6
;<+idsIMySyYflw$h;oHLzT4VLHhca>t^O%Z|Gi633t%Kl1G5_g-tRRw6F{<53Xv<N9kANYKv5)Txd||&3x`$hjn~{N|m2~yfYg*
yQUVt<K>D>JmkPb1r4Y+G!(YE-sYEb_F!ErA$_DH&q#1j9d9lK6;{_Q*#~G{OjSX$FpCX=M_Wk9sFbLq1=*-|J<=3@$;L0KY5){w
ympO5lAG+gI+h_hIBGf()RA48bd5OI;FNfybUO5|2oh?F^ZI`6`ck5LSuQk!4>jZ<Q|ktU0Ylt1EcN1hY-X~y#b8jQ(N{{Os`7c8
2n#DmPGF~Ay&FCqbh@0e<HL=BvI0PH1OkN>VwSb9WVkLxN?7GQ3->$=q=b6!LBT8P6Wk%OrNv5-=QxblrJSmcBpU&jKp=vdNxN%~
IJk_|Yhh-1vU4KjLyK`$eSBk3DU}IFT-Xg5I0p>GOQ!Wu#GMK;dJG1x8z{OcyMC-tS0HGjnr_~gpp4+VX+&96HK&bkfr;HkZtUo)
14Xv9f($Ez%N4zk6>BK5hO-kCDDE$L6+q-C8Q(UF3QK|sD5|Jxei58xQPQ32)7j3~>SK-@O;iErB6FEQDO3hcQyiXx;G|U0!q&EG
aj=};$#L<E<?oDyWor`Bf`&M}B)vE+2ORVC##&eB`raU*I%I`gw^(M<S6!@Z9tB{L%|rY;Peh9I(X^1q1)8)O_jzqdrf2J~KHY1i
FARyMck)7GNUq950tme(u)V}AU7La~*K!)Zbq?6*@j(Js&=r9}aip)E)`l?jJ84VMU3tB4NCr?ihgK4DcV+6|YkJ<VGVeo-COxBC
%~qf+RqOZ5vJyg?mTwzBFvA+rWh=*r8H`9OszwkBjYNbf^(qL@o}RBBwZ~H{=I$ROX4lrb__K#xBCZ+~o5>yCS~C~_^F>6EE&A1w
yRFxL&qv}@0+3qPby5q%s8<~sS;v+geizLuD_6jXB;g+XYc}4uuokUFld8eJ8A2%la%Ke_V#6&5o&u&iS|K1C3nq`2fp`u`)77wh
91VE$TSxEUH;6uyNmO664~2IUlvIS}#Fi#pTD|Sw`1)&bLe93eK3Qe)aU4ek=$hd{awx~fY`0mqCj#0gX~<VvrA1xf4xxEhbkp&_
x0uRE!?6aM|3~-d4}>%yTxC5kn;nUo%irQ(do*0#L~!rEw|(dv?)K8zpdoZOhhof<E<-!1{)+1f8Vib`ZfudFA$YA2NEIW8=`j{#
n-e)%4YczK{{6ppXRO%~#M~z8GB(iJaxayKuhezpHesOfWfB75COE1GfS?)>!2~$rh0hJ2MIE|&gkDdVLG5W~zgqec_{798?YK0H
R7fyLKGy*%J}~yqDP9Zk{TbvoErz{WX1TE@FWH0Zo2??-==u1Avk2=;ut^h1mJed<duMcd6jc}eJ@>rCbyv{4msI}<bIqjXQl%wH
GMg(+`A}ewLWnV<^s|uYK%kGt-P)4B;E2|Eyt7~KJ<FQa;T^d(#cr=(X-S@5tz390)D*mkXH=|qGP!oP?5VsdU=>Gi4z%8fk+zgR
_f}a06>*fw1sz3~Xb2rwK=9C{1*mN`$8M5!bPNfypzJ!_s4%Mul#UJMOSMyr_zjb^NTx#OoPdBpBqOCSqf#i10cfDR@nR1edp*xi
x-Dp==)85&2Ch7D71@P3)HjRh<R0B}_`T?UU-mTi^o*lHcI(M5W;*vbEm82TD|+qsj5)VP^zl)QX>n3`g~LBtJY{_wE24g>qrBxU
Pi~*RZox!#ejOxhqimCsgGG$oFgMmsBw^8J@`q!>I2L6x#aIfN((TmM?PjfBEG>2;`XlLL5=&Zh?7OPDe2Q{_9-xscgz{bjv~86F
Wf7c1)Yufnh{n2JlQgi)H7Td|e;ChL&-?iJx|udNq%Zie$j&IVzFXor3n^OC=|%ThY|xMQY7iT~S$y}iXv3cE>gd{26h6E1yLU0_
;*`Kz$?@;=s<2DHUXrlow<oLkT=`+?8bj^;rqO;oBKGe5t*G6Nnr|_-`KD=OT=7=6>tI^<b-Kc^VohD4?g>>CXl-OobMsFU=QL8n
gxT3c;aRmIqB62_?W@kK^}^L)S+MX(i!zSdB#Kd^im|RC4z<);sIsRMFJfVtk&imrk}8g)V@gX(=8u~OV6(+SH41#>F}TwwG4g3V
6#H8@sp)fn)8ckalYJYUe2liAOC+e*vPQBnmKG0Pm`qedtwjj#9sxx<+8+;7W~aenEG4Faj<rscsCA;nf}9G{Xep}cibE9Ll7tXM
iBK>DW)y7@FfR>7ml_IM(wU5hR|`yOZjm`2rVWy|(OY2Coi?jw8zrnF7`<U$FBjG*AlwmboY_U!2w83v*+8XKiw<;q6haLWj;hEN
u@tCwN;N0ey9-TmRe1)_zp2CqYK+tCwV6_^fRM-D4!B5>+>~UOiMBX2$kwLJO@{zITp_~1n!v70Db~CWZz9h}vX0NOag{0;X)D5<
$RTyF5S9-7SKj>JIlC31tY5&weV1km(Sa9b8`HR;X75}Utcp9XLI@(e)^QrO?Qe3WNhrhS%Wzr^B<YwXJFB$?3_2yS)c}yPp%ou>
vrhkaiEZM{zAf)p3U{UhKa^=qUt-<+ANL4~&k0Sho5&rWc9oZyg(N4UMH%SDOuJ>8v+>@Lpoag3?sM!-3x4N|QYs49F7E6yk7^=}
<|yH4*s_vS24?Ge(nb7YwCZn6viHV;2A0l*I_*_<TpH^jInwjnppkR4EREG#2yBqM7sw|Nx<^}Hn!*X07NX8K&K^4C!qF|zgd<Jp
I9-*qM#=4HccKgqn{Ao6cv~&9@8Fnhvd+Ak^PtpIXu;w|$RajSOe;R1s-zOin~hkPT!4CO#x$l|zPJ#sqKcsRg<KT|2L={_8mBWR
kCC`%5gO@*TqcVEX4fbw*tR<9Sr5UGYEv30ofXvko$a92QuCLyTifjB%W9^Z%q#g#EOLHr1sfA;hq;y#)}pzFcY_S7rUWXN!<dNr
){DOVxz3z}>ztO`a|GHFu8`Z0^n2b=fTX!(R5U9O+R?~(ya=6DEN!s9j*e=CYDXQ1JG_A4(>R*I6P8>V7RcVJTo53EXQLpCsiIba
fGI-=xMVMM0o@4t{=fX%$pcPz5b%@IsY>a#og`Y9J48QbJK|G!_M3wHd|C{L?>q5^RZzE_GS0Jy)>6z#r#cEDta7~|NW$yGtN4rE
#ooFZu`ET&9WHgGihrYc0^@C*<cYZ3sa);3m|HH}XjtYAOBF(Dg^}P&g};UtKp#&WxcOai7~JjYqNkY14_X;<u_Z25BJNl#p9n!j
tm8my93i_RTU3XTT<B7zEOSJ<_;Qwmv929Tr&U!NfUHX?##~GXgK1R#H48#kz0A35CKFp)-ZO)=X`=TXs=;Lg#uWussMqasr*r;R
Z!Z;;B#XU~8OB4ZjxLm|!+UI<x^0uJCJQQ)dtx%R8|keVFi{v_xEEr|s?m*Ff{PJXIIdrr?s|%4Y{yJh!@BPAN)}bsaE=#_l7a9c
#bYI%R<SDd=?X}%wSxyyn#kF>*i5@g;!-qGp$MdKIfqq}@S#$M&=$0-Praz&#Uw>)-IVUL$k}bu*p>>+PPfT>*fy+bCJ6w7g$f6h
Bi(9_O0D*Se~07obo7!z1q=n{qWw`N8dj7ajrJD-@~EK2ECq+0v@C2V-9Ov=140M=%Ayc${Y61ie|rzwP=ovUaj>O7M~xty9aZ+y
1d-{by6}Xh_x>DhL$+HS+iIv&oDfG9<Av*7JLj4Zn&VTi@TqK4&!Y*t1+)gjgZs{RpsG_$Aba($ky!^|#>m`qjL(iMM7-Lo5245K
zaDyMMe=skZJhBM3z*h*6-3mebMEj!o{T@6vUi;Sn$NVziUsicSSf#C^(%bKPfe=|^->l?R?Xx8VfsS+X-%|^c0a@bMuXM8>u>55
sKwct=nwq2l>Hh%Z`A=2`TbpL@7(-i_47YTom^^1rw_D~iJ00){}&-gZdQQI@q(cgr(t)_(!RZQCGXi~%BXcwB2{)?)rL+xuNp{U
P;@(ShVs)b*=ha5$3_&I;@|wY*%3(uoCVp!?aQ)_PP41c-M&j_UeyW*VbJ~1sUBq&Ac3m4b)&}e8TVa^SM{pNE8xn69^EvxF09J3
6pDIDN??J0QXd!LVFBGz=LA@dO>D140;CQ@u8>A)6{m)$NTm)d_~P|`+AD(!0S3~3d7WOpKdy56(Pt0uJ?xk|I<MA~NVd*l6?C?~
>akIR1mAyYU0hXZD?na9%E@y$N!~EGp;(e&_fcw5Z`Zk>92vG%>O!4(B|hFh`23jrvZ?k+pbQ)KbK6}uUD$NnpS*2a>B;(6OjQ22
3z|+9aPUFu{*Zq~HmRar!S?Y+#44;!HkC`f8HA^kNt0&hPe-R06-!H^j75%=5Gg9Sm@(SjdWq|rl%Fl5IEA1uFlj8d;J$5$dfzzK
amdsu5>p|mL88YO&dzO?g58^nS|?3i;@LFi1J>FRHK6Qp!?jY}I~zK{7v;BM+(c5kuO-&4>}MLS`z7uKnwJl*J%inff<9xdv<nTi
d*MjIA2oJ|@!I%Xt=T7MYmw<-r@qz3wQ?<zVRxf;@Wmdp&6)eg2W?ZT%?^OarCX!{#$B!RdE>hFqV6`_j${z}0%kPq)I%!>7X4}@
hT_&~WUmDwS3^-uj6GB|nwrSWi&$9lkz1K0*lH~Je$4==5GhJPaIK5mt{v-PZ<et<p|$(90(XmzK?8x1MVN0=yD5eaYKC}gNPk-e
mAE!>IpkI;137@|lUaaXi`Rz;-YIhX0}lLwkl`N^<AN<s))%)=#}5;)T4!C3CF+ouY_~2Ub?~7Z(N-pjTCHgMN?w;6&5YfHal^%a
rPgIY^wCnPD8u(Mk_GcO_I5wJUb^6mZn%1tZmPygx|(PV^>H2THo;Yyu?Jg+Ybe0|7H#7#LY+EmNGL=|x~k#y_mpj#!SuS)(6+sp
EQ)T>V!-OY27=h_#<I41hlqV!5+GRJhOKQ34%lYSj4NAAaE#5X$c&Qq+3!n{nk-*D6t0vTdmBeuUGsI({AtdMYALF#QL7w_zt*)w
L%mySI2+>T92Rai!{H1I+*+-yY}(UEdV|TdYPQo+l-jxwkWiTl71?Tg?AE8G<(5T8p7o1J78s+k#W+lN)+UW3cBc}Q?WctCwS<oQ
#Kcu_b~lNh$TGALUqx$EEbO%m8IFH-CYS1H9793bg4oUBrYidxi3W*n0S;`0MuLnU^m;Wz7`-KyWdmQOa3U5Zz9Wli{+j#gjyRz2
+Hc2DuWuhmu!ijwz4Hm*RqOb5YJ5lP>Hl7hhavVV?g-G8A(*Iz4m_e5gi`W;=YLl<nUbD;J&hkOoZfD#e%fK4ap5u69fTO7zvUhH
3#0nWno^pD*81kcGAgjnl6Zvl5YVhce7Ia_fg-Lw8N7q!kb`xH?q5$%=*+dgGiJRw71yfje2;x;t}a^&Ewiw_@p{sUQq{`8jXgX<
icKokwvs8D4q9!TktG#ywrq=Mlm<G;I;lc65x+;ak}c0ykrCiqa}g}<yze>(I%npilWJWUbiW?kjl`7iR4hC^mP!PHrxod<rT;Jg
zMU(w*R<n`u5Vt)@M-PBfnsKjurfoNyAzshp~Lj2SzOAebuSuaUQc2C{`<8ymmf@5=p)ZfC~X{zl~g%>;`=WfK9|mOKWguy+HKL2
xh%7VgBE``j+CY*Bpo{cnL(}mWwF-7>1<}dcACv#=bG;ULFYW#MK|Btt@W*mBK;RjD2o+x4uN9P?l>8XE(qt`A<JopTNv20hYQO^
pbDnS&n-n!2H?*w>$rT)u@NCtP7y}V)4eA=JSVgW&?V0eF63=n(FUc#aVyuso;k~QtgxRQTJx5<xn<JLQxjb)?!R5_VfwR|r((W`
8WCoqYFF@jSGE-;>{4OPiuS6SJSux4n?jDn3Of9)zsKPGj`nu6a%~fObR%Dm+xssQE=#uJ6(v+5D5v&m&4jn%w)3>>!Sw&@jYpR*
4UBf%q<Nm&g~7Dwj@|2q6<OtLAjD@pF7x_tQ){90&8yn+t~PN`ht8R1c-^Rykka|Sp4y*Ti%XiV8)v8e*Y@eIZF-GeZzCs2xTF`G
?++T{nwiChSBk7Jt|)tyMjVNC%GB|u_<uT!-(6R$--JyH$DQ2MoKT&GM96p9o0nyN&KBKO;eCx(`6y9NY&3ksuC?O}95Y9$G3_+t
h^1x3lUwE*jSe4zh1BZC9O3O|a<p-IiQ_OC)KT2oiQBbS_Z6ekwpWjquqG<BR%N2h-(BqZx5EnWb0dT1j%Nz7;z!NA$iRSgy9>NK
g_+31(9@M%*>0^HXAjEq9|;!i-kRF9t+Y~kJ2@h|W(6-CUFao;Gh@ct6}&^tya!pC>|pL_4;3C9;C0ryQ?RbuYk6UMvB_QDxN&9F
T2`<3`Bk%8QTP|<Ojebx4tP%&#ps>B7-#6kxM@=kWUdahG+uRRRU3acwPlI=Ed`)PwZ$GYjusn{Bsp7QnQ7R;!<8VL^~ROpXH{6Y
26wY&weZ%uVN_qY0}^Sk26Mb@$@=%uHkg_gS0)O#a|*k%>Z?&f^}ndLvy*3rSKaKc$rMp7w;D&A-e-3EiCX5HP2|G${18NGn$hY&
GbP?-UY?E9@;GKA%>5(e6<OH4crl`ZpbcwNrGuQkg>}TC1J%v3pj|dga^uGy^|Es0L6FJL>YT6WVcH6Es){$YXo0rwk|@ulUOy{!
zVNok=2oFcAMW9to^?LMN%tL{<+%$@ZB8+2QHHm3O>E0rbTERHSbU%Qt%1{>efFsO7o}AQd?;-l+rrNBVZv(7qvvP!ZD~x>zPOjD
!3!Lkw#d4VpAWdE(+a8iuR#-Q(W6#vM3!5UO?Y@f!QY*0e?riYEN5H@Y6>t?9^K8G3su+}4^71&XMm@E(-JMCXzKj$*~;0j_0^0u
<Yk(YH<$TM<3S|RDW(Nvu0-QU6z++l3R}1+j7%ulp&>&Rz4FD>l60D!K&|gy;y7N{cdc5tBeAMs_;C~+w1(Au-3w^?j_IQ)&V1F#
aA64Iybu;JfAaX|gnZPoM<cQ;o9*j3#i@1hA*U+J-I#cI%Xf$Rg;o2i4;8)A3o{yY!{m)0gviZo!nY-dbG)s6wCXcVp8QR10A@P*
yo20H>(<$@->%v?<*}=QhFfQ{y4H;&t?z>jFc>zUwUf&z7ZNB|m|gojXXYb%+g-A=C(z5I!ycP<(vpieTEmq$#?yOvU2PX&Z$=y9
q~^H`$I9`yuDEi3`(}>|#RAtv|J!koXc`ias~l!Zsv0d}lkSH-IMI|uQ~E;wyp{52bBor(qOXfRXkr{^pANoo{Gtbk>{iB_Gl*Ib
ZW`t=NCA2aF!lYvZ_7{5CF=B49uu+@9PmgasgRW(eiAQxoRCVtvIjyi@smj`<^OLFU#{Zy%XQ+q!sSNI^c$Ve>z)<A4IVXVel`q=
=4#1SC#GG!4Oj2y%x9;4C@B7zZq7qRO_&fU_?CmEd{vkvQ7f!`rAa0Tkxd350TQaDDKJ<xGfKL{2yy)k8Wo?v(;4{U*S(*OWb$d5
(wXYf@ZZ<9bt2?1)^-QpHp=%E3ArQ#ts&Bw+opofG!K3+;%G;xnhB>?SSP2!!*d%BN!s_XDF;qm5=g?ip<&*>AFh-XnFAQ++>Qzd
B1&i(&Rws2m-Db0X<PZ)Vh4e^G5Fy{=vTX|7V}}HoQb>tdGWmiRl!e1U(lV$yo?R8Y7~3m8i3|qxU7=K;e7A20Py_P@(uccwCP_}
)6VqK!V-&u38lmN&khxZv<PS;iB5zr7l)u$*TZ3Wu5SWWj8c&1P?avUQ#{q+gX&eENl-fl5-cGPtcfG+{wws)vQ^PGZpP*Lm)>jY
Lru2n4vweTpmzOVdsqKkwL&O1?jwd!2OuNkSGcG3IA6-5Xlz1&z7Hh`uYpT}^`G)O9@x(o3_2J-iPnCN7k%yKFTsQfE={?Z%KPEP
336-T!NmmG-MP`Uz|dDDW*x9^RJC4>T*@#EMp;WJ{%p$rL}TTzL#R{A`{mnR9--0VTLMas1&v6oBNF6N&kV1)G8|#K@`9q?$G{$+
VPR*>4cTz*kgPa`8igN`t7!CYSuMvLMAR;U4T6A|T2Q`sRQM4=H5)T}6???}jpe#P#*KllS=So76?J7V{W#4lT?~1@)!zeuzU^Mv
mxtPw5_qFxaqd;0AK~jY>T1sU4P5O}XwKZyKV(4($q(UGeO7N4?4wLfvk0WKsd2<nUHls^rOZ+EXS>TT+DvN%DzhU2KT7C&gGg1&
@%wI%9J96N6kV7r9jc>J6#7JpRLIQ16gEDmxoU+9mbZ@GHq9-*i@WAu1S-p;qPS&%>JgMORohJ_qp@=<z7>d3i{{I-%)|yG5tx<|
mOU6%#>^^Qt$MKhT8SkqdyPmCWWbQ@ggVu?Vchnj?7B*;;%~d4CMdWu*v{jFGgj_KxoM^Any8TOaYzFjHA$G4OSwr`S@z=f+_RgJ
`0*lF+wN}&@N#5R3wqPDhkFvg)%=|5qsF>RJ%2cF4X&T(&udBR1V)CG-PY{Yr>E)K*{x|qAFJK2)4KFJKAK|?!!xVQL=G7pEx^zi
<8s2{+6E07zZUFixJy=z=iNnHG<)Ry7W!qsj(N=KXwteeRqDW)8B|_5X{9Rt8;sE)()y7Qq++Vs<&IMjmA(7RTg_$ld5>N@&U1X@
Ckgv^>nmPrKEApkJYu!H?A9$ywUB96uHtoPJ!RGH#FrJp@4wet_rD9iho!7-4Hh2PY7YZ62EpYJ-05ozYh8&;6(m@OeTwDn4|BzC
3tJ0NQV3d1HKb`rB{4`SuUuO7G$EC7O9+XlqwSZ6!|Q*>XWzL5tG6T5<dfl7UkTy9NT?X0X2PhAVWf>+gO1~VwBNf`$@RsBOg9_R
uZ>~qm1V??Pa$x!I5pYGw(Db!ci|61CTz)Tufe@hrjjy8o}18fUEij<G2!XrxiiH_O+{p0`jfmasw{d-aGu;+M-y!0MO~a+x^mu)
)1ustGPhe@^uoTT&{6c|93nQZCeP?~rkj<O<&Z}`cgyQdxoE?U7i1=l*m+^b<7>#Z4J|;lkyN>Y320RnjM?n9)$Ypmq&+XT9!_F!
Fe;;0c6q!;HdabC?+hZW7OJ#nCenN%cvQe~Yi=j8=Jl=_HX}<o?d_+OMGmYY?QNr$)YnSjGW~@^K|LjMR9{Bp6pbNxv#6&WsLhw!
WugMn-BGO8VbWb_pLf>&o7t^%d`MXr`g5$<0!v?F9WNPK@2@XiCr>5W@#Dc>`3gST_U~Jh-=`d_i?|%fXjapVSZ1S@M@=<s4e_j`
Ul@qXj^&^PhlQooI?<Ku#YHNou+pb|_(pLf)2gFtXI?n8h@e$lDv}?!&BYxzb?p$;9w)OAR_6ebHkKl~Kt;nImX_B(3C(@!Xe(;H
8Kb4A8H(YiJ8txW*I@2Z6sb6Ac4WBDmZB7TDpDmR#a5Yms;@Oua(gygUR1r|vCX1@L7iIVZDtDo<)f*qN1f9`9?jb{EDQW*+#{nd
ZO6BKHnkNz8G#LceI4_v!En`gq+*1=^57WAz;~8R()g|yv8qF^?#;TcWm%LitM@p?)x_*ywL^>L>}wHf3q%oO6`^6x1l}yN&nhJY
s$<sh>bZsbE5BuLWz3Fk-EWL<QJb3WI6P)H?Pe9^J7rBniRXIHZ!ac(&ddyNmlV=M@Xf%BMzIq%p_Z$K;dZ>WD;q~fiar+XLkwva
#8gP$?FuQ#_taXG*`FB_L7q5v7ojQ^xa8ns4LB6LWAm`t`X994iBUEj^^pB%vJ~x8?t9a*x?e3lr|-UEHLf&hw^!^VNK93U!?|SY
+H1n}Xi_exXBtkt>q^|$IJ@n3+)W(WGCh0F7q>cKu<xw;vi9fh<M8O<5<^K*VkA_kLZh$dQzJacMyH6>5)a)U8-E(x_mADjd)MfA
-nbfinXbKSzEnuc=ot|{BxpmM6cw|u4oM~m5Bz(-U+e!}zj>R?kW4DK9`CpMzv@sY{z?EWMQWf8va8|Aw5N>}dM{x6xan`<|3qd}
h~lZAHK_!{+^~H*=;Kydk^Mha+>q#mQq*PizlJ{8UzfvY7L`9opVRRCH||bfQ!;WqeTi5d(F3Q4jsdc7)|rPI8XpnMmIg;XJA1!`
XcgG>BY|E^;+#38yufn`u6>-ApAN<QDF6l)zAXW&JBgXdA4C3?=Uy~AY0atZLU2I&aN)moQAs3@cu*nTwJ13%h=RTWkCX2o@#SFd
Do}q*sQydop172)mkxie=?u-;6|Ze?A3Q|7@90+U#TozBpS8v>=U3vkWxB9sP&6aB7j8@mgC{VuknsQY%l>@+J)cD<?NQsSH~x8_
*WVlOKuF?j{$G*b<w@!mJu()>B*nelDFhNva;lXCf=TubOE=B#_dOtczQ+vYY(rS8uiDB+2<Y0X=kAUKe!4CyeRk@x)u+Po$94Nk
T=6JMhhO>q{kFjCU(Kbyy`r2rnfiTdG?l3Yf%PAtXuZBuSO0&O&3~uIep^S~FYlQ4^X;mven!tfZ7}+1<$acc5zpY`JZ|0;T4E*j
gNccBw#u}RuTRe2@lQp(GmUgVEAOy791rhtPtU?O>8FOcJ@@V-^HpppQw^gphf&Wxq+jDsgg%e!uMDr3HHFP_n{dz*yl{_JerxS@
zYe+S);XQ&mH_yw4xyJc^UMA+tW!>F|99X$o9D+x^iQXQJ&Te1)z}fs=dREgt0{(0vWg;BtS{+XA9Z$Wn+H&ESAXQPbp};SWtY05
b#XK*^ZUPxk4mk*obu)}T77G_Xxdv&?ynqykCz*DT4R0Y1+D4VY2GL)azXWdovmYQ+Mq2u&v1njysGJbI!p<aR|bt!5VRvz#k*&-
75;*z^p~lJCz^_vkj<j+O&maZQ%Jl9c{Nz0h%Ui^Bbuv^3f#lPJcTg8y?XWKo$-tq*>#L$=CSm^$6IXHi>RyVD(8*7G`%gYx_07^
`HF+iyU5-}o8z4<@(upOHo(DOeOSTZ)bKQbuF5fm;pf`b$9Glb8}aarDc54@(ytj=;Ld5yxKK&B@?QgtEjEAZe6*b%S9R!hVxg9n
tZ+6Bn$j-@TFPsabsTSAuhTdK_6;jgu$mlfw<6V@xmhbk+9m2RFNWtF3wWH!#9u09ah4SCT_two){r)l>}2lO&#Sg$H4VpyVbfV^
Ul07Y7Os@gj&%#n>~w-W3%uOhwe4dbEYrps)Z)tOmCa*4HWV!}BxX^2Re78eO-Smxa-eAAdq<<c!k>>FdA^Nj2cCJ+#Q4+t_(i7g
O%}s?iU;8wOM*#-6Vu(eSBbZ3x_hOC*INHV@%8$2rrA-)I3AVWU8Sg4*0_nJ@hfE$WqO`f9g{vY4;!Z1=9Csz7J-ia6PJ|I)<eq;
u`U<P<%P-YP!HKfkf2=a(dc7s-`acL%x=iD&g?JI&28i@-87MlaAZ|_JgSHV_%e?1%$05zpuN@z*wU&V6<ty~_-PSfLfEqk==s@0
&mCR6?fpj-@eMjXN3#`baP5G@OU*3-`L8+SXVG$RqUXw%!syxya;&Ew-|F`H!p$1DRXAO0;#nZ6Wd293SD&7D=Wd$#-PzzzW!{ub
3>=%iN|2|8A8VPWmTI`IS0Ax)rD;fWgCK~W?+CehQEMn}1}n*MUW%@2-t5V||7!186IF^XS4_V2ct;|G=2g`A`?YEiEVNUjwPP|5
o>|9Ls?P7nN--6x<aS%Lw|t5VTyp0P8yRjRSE(Nx_OsA%G_}XQg*TSZS7#aBLF<SwKGL=_w{gmqa};k;ex>RUGTEJ$@x~N&F;S|(
xxB2E#6LKTv`mZ*UYUi}^mV4orx&;`;OaV^Hqc2U9IEY2<=I8j&r%dR#_ewpcAC)5v;v;adNp)fwI3zO-s(<OpC_`mJ#R~<l%nv7
d13CmUKF)|4!vY!mtUG)KUaR6jdvp-4XBR$;hLOUf|l?OB9?*SM{+YnpfE<Tztu(=db@a5??P5>htTmb#*OvwzICBJ+SQH7gToCA
t8X@y6{SnK^$<NQvUmksFk!KL=NfumBJoSyPM<P~Bj!BryOqvt+zLYSzGq6%bFFOpcw>#Lw9rO^)ZkCqEzGFC`r5B8D!dwk?ZIHp
K2p>#-fu;6cU%#+vNP$Bxv*v9Q`>4@o?IAl;C0aAyN32vr`a~L@Z)|r?&V>QSMj%L=;}{JUKO*cP+sO=nZ2kQhL+YSI1F>p{TQ~G
y>i-`M3Tvk<_&GjN7-Xjd+Bz~Y_xIG*3V`8I$Ie!T+^3~Yb(#4--AdN!6kboa*=$sH>D{HK<e*qI~QtO=jj`K*c)`Ka0|0lwpD9o
<{)oxOIu?iyGH<Vj@I;5wYJ+<RPCl49lJ!{Xt?v3vUnXcMbjN-$2v9b&o%{&kj;=)smsfG%<#9D2op$Yew8lUQk4{)V^1z3M`Z-?
en(nap<Ef~dhG@-8rGF%i#(Qh(vX6;Upm#7J5b<5E@fR#mF?3|CPZ4+61UO#R*^O9X>hMs<LG(#!sw$~sCzc2wf2r|3Wef$)kUUJ
t=h}Sg%Wu<;k-$MdI))V@|#PQRz0lq=+>DsYm%Bi%DksZ8#bFoAj{=+)o&$5inbe#tjiSe(jfL87>f4N-h<BC_1?kr$D3ekxG_$T
X48G|X|Sk@(D6s1o9TS>iN(ho;%{oe!|>+QB<bg+ug}HbV_U9!B6l$qq1m%DuJmoA0ypFBigEGTwmrDtW$oQ=F>UGDJo2HdSF+iv
tiE}n>D^IR!y72RWvnSfs=MmK)?mvJifD9!Hmh$}Z}v2dH>=lM68Z)ivyLhu9#zaj^(-}Z){5m3MV|re+FP8Cvzt@5N47IYk(HoW
|HnnE>8|#)i;jvEh|T=s1IMuVMa+rojYz=ond_vx9Q09+aak}k#rQppl<815ZHwCx!+^Jx?DpU1r#Dz!l$vX)r`Ht~n*EEjJ6>&#
xeRSuV~3+bL4~&~X!zCP)WAF|r!{b8OKUC`ndfUvX?-sbX>Nyv*{)X0k}N|T?V6fHJX%kwqDJKEwtVq>;p63Xdq7qJ$9p@trY*O7
JML3@9a>iwbvMWQRkyd5JayHUdD}FNt5)pmwjK%7N5v~k#=Vxtl+Ok2vz_``!&@Iut(BsmZJHr)w`%(Ia}?`HZ7SiuqNlUK+adR;
UIruQvbGkYb2HNPQszEmvj%w(<P)(_P#;&<>va3dLKJ24w~4!x>EXEDnpze+Efsg<s#;gFd!xaie8dYi8vj%uPLIc9ufjB8tuza>
<*vb_Q><N;p+@wB!f4V%5WRBlIW2yx*Aq=E7(UMkp3N^&c)IWE>$uymjj!wLO*Ckp1g}}S^vl<WCFx0KJhalC?V7C?D*mb2-FoD5
iSxb=k>K53b>?{QXx`;T9<c(gFlBud)*OSMp_p59YThv0n5e6>4yAJpJpEL>(#-U-+|}2lFGsyDE!%$o>QP_w#Yp$*^Yh-@R4+Id
<IZK*=iRpNUdeNU92To{g=lu^Eu>8HZZuc)6&radueUPdgmP!Lx;sI|FQp-k*I%Q8=L4O49_%S@J3QS^ri4&;FONy2s;;`L94Pi5
9UdI>Rkuzat~Jb6B+~q6hX|9pyBAgNeRm;id~X7#+G`!U-RBM{&92k$wHv|BbDDn{IQr$rm96KJWXJPw`!2&_h+}hy&R(6gRxdkS
r8RBqk5>5)!j%k*yf0~f3Ki+Mj=IL#7PYo!tAkHoHKW*6nv=a+&us127vwBBZ>yJ_u**Ddun#I)m-3dqHM=|oDwZdS?Qo^<qWzH?
;=FU7w_gi}rSu_z^u}LO(7H9%o(i5ZI`y!p1+^(=8d3CyRcbqs=S}!hhgwljbupJG6ni^tX-0<W<C~jWE5jJ2NI00{qThxV%A^`>
tzzb#w4Jg$JE|!n=Csyo-V(URT}7Iu^x4C`UamWx5sy-vGJyV;8aj4%)3wq4N+?Av8&^?t@>XEyn*|06gCr8FR$JVDcd40JWy#=U
USI$z>pL8|AIRV!M9w+3N5R;^4m<mu)Q3I8xJGLFw63gp{hjx5gXx#2yp1sJ+;z+0lw9h+0MG{ur=C_9>E*+e1)B;v(XLh=Has@R
k>ga5ZFO^IhrT;$$K0YYwmy|hHn88-kCxXRZMO7b&r2&}nfNYe7R`aP480bWSy8G}v4xT*YfUdscsF3ndMMRc?UiPV6Ql+vb7;i~
;=T9U)x&7iv%<Dz=*ugH%u)sEesf9?aJ(9v7kSaL)k(7)X`rPv`!unguaR<Qx-9h9K=n3VyEf8?Lrpo<TJ^^&c0?rSgJfrw9FOPw
PxMwV^K|_1x%UzViTgigi0J_BS!ssI*Rl6H*+vh2f8E|ce%_bU`D||-sNI@7a>%oDPR0x;!L0sN3QHdf_jg)Ei~g+rJ@skfRa~oX
@3!w)ZaQAWjN&-NYe}+8?)E7pxLn&DZAmq9{<_-W;)!30t;kkuQuEEAKG$nQ$K~E!EdrL6NpRxc!Lmz7N_`Rr{GT0}QK4M7Ht1sG
CdF&?=8^7QruP)wNXEg75qa%pbUfJ0i;7&e0tc{n9PFaYk-O5<JRm`8txKA4Ckn^6yL*VL%{Q51n+M*bB9y45N7Y9JUhS&R^@=CW
UhS({JX&fOP2(A*ZM|Ec8(!v-i`vnwEmTt#ZDQ?x3o~!mzV&^sx-f}x6SQ|WpmW=6i}*Hi98Oj11iAZ}T#V2u-y^}sOyU|yu?$3b
u0#U9;1K?}LV)%|{_7;515klL0o{SgJNoY>{?{+;m^y*9-LTNef6XDRb~_{d-?VS<-qD-``C%Oe$-vdwztEkV#)ey^m851RyfvA3
qX(q%J#xM)!(U!ldn_2v_tash_7_QyFz4QWxO)HX<+Ty2)fNiEtM4I1pIfsHH>#^aIc^6`C_c!leq9o9T+{q-z>Y#5tS-#>owPHH
ZhO8C-5namB!P&@&a)vbi^M9rfH*Ks^{8k~7+M#i52SCy={AdgmEu$VdCif+sX!<|1c*BO95Hot*x43`s#!&?EvpXM>@SI>5c0Ea
sWrmzVYgR#!s-~08<DVaxh#jy*H*Rd9Gps%^$Vax`kb7IoEuzs@s_n+<5!~*%b}$Z(5WXK%w|}%gb?{WkbV9fc*&PPU42^lX$g>9
?;7x4&S;VRVSJI-fiipuorOPV5`OBKAI4~Y_V3LkTCF%ChiZZ=RQ<SDkw*ODx$KjILRjiYrCA+`AV}OLMw_zimiikaV%H$$TGHk)
O4trjz!y7z8d8=6Z1v@a8T&l)bvcu(6+!l2Hb@Zch@?d!;VY;S>1cp_W0V7^Uk<MheDeWiO;GR1Nl=C)38%xu<(nZ62fOprt(&c;
TKwGzz#_@@C1jG>xsC6@mJmQ$E*ux&wAWc32BZ(H|G=)62uQ7Lh=>x1FjAUV&VtQWv3qG?{-;GCG84DiP$)pL6dR+}IpAj&&(L_6
z-Q)UgfWNMpJtMT@#kZ(=az%PJC7XC{WZUR(Nn?oWrBx^;F16|9jrnkeV;;!OhNfNJ3rL09IUl~XEGS*d8@oJWJ>FkwKASTw9*g$
M3HqWMCk)XbRq4QJFu+zf71-ZlYh+6dGWM*&z`8s>)^NcbbH`cLcYoyLX~L*Dz%8v;o(V&J&*cOJt_E2UPP|W$j?VsyPC7K5fAD`
gA)zXd<#T<<h9v9cs;*|?e}RM19c22_Y9>cEIPW0(TdH3jy)O&giinQzq6Jp`+FO<>kf<=Keb`0`P5AbRV6r{k5Q`*Y_94cait07
w4y+__OSBDSj1++?yOTaq`Z;Xswo2^o-Y82Ne#hUITKLxhQ4kbgGB}aQfR0Z*?fprJ@a_ZzPf%->6?eJG#SR+svox7*KA{HWl^00
*Ne2ivT;r_D|=*W|C359SMR5vU+qWKYLxxYExGo@7m=yqd$j6^@GB|X3V!Xk|HmoT{t}n&<@HZqM+cW7pF@NlZ(c@?tzUOo1jlW;
LFvO-2E0FOpxE(GI$UaX8W6~%PuE6`BT!Q{ecYXfyk$Z;Acc~|Nq4cdwReGlY*O3t{$8g_f5O=RTjKm!Px0XN6r~klQTlMVUaOH)
N?N;eV<DBTim*OjwE{4?Y;=BPgW^E4AshssCs@|r-dgb#?>st0af%Kty9ZQbPOFnzRo#s%MR8S`g`|tfXuU2wIQb6FAJyOxWxuT>
`aWb%pGpthx$Yiv5dW4JgQoY3dHJJyf}tXr%{gwP>reX)yEf^=Xs83+Mn|%fk^Q3Kl8BNAE(5j%jvd~yMt<?3>Go}rsQ&usm>>lM
p5~nJLJ~QtS;$P@>HT}pdw`rf)`x9>0gfVje-9u?C`nEOmVBxnbNGMXiVv@kqr%*Wm)ppChqO1VaiFI@?x;DB%fJUg;!|Ho?e@(a
&J?PW3W??*g!4|NpCSE!Nz>`CVI+E2k{>@mCz3R^8$Ua;bb4_m0VJRV5(-d&ID($Vy;Q*%l#W1@LIu3Q?n(&fe;Tpz8I#Vq_3l&F
QA%yblxpX%I=YJ+Dug6zsu+@_B=^L;0r_ErDcUjXuce3HDNmc=olrobKDAOW-KgLvumxari4GYfx2!h9=}~OGy-+Gbk?7<(1K6k(
Iu9WpxW9KldXF@aQl&tk=Z(C3bKzo=2!#RrJ#vA#bIx)^diyD+MS!s$mQZe~^^XOMt}>^!lOz+^LX<*$iU=Bl1pNJv>Hzp$^C3<X
pB`pg9#R{K-n8+jnP!h4Sa=i?(6OwetjB9K9_A%fNfku}5#?h<OjR>f6xKx^hg1?Ont9gYt?^!Mw0C#7ZxAp}<rJnap%hoytx2d<
B{!dRB}No*C^>uGx{!eO`4Gd*k#DQd=^!#$E#F@-?w)7S;jcQ14s6NdeJ&Jv#;o4}dp$r4^`uz42VE1;X5k4wK5EoTu+!OQ<Ma_5
bMxvc!%n(Ui0-<h9ic^PqO7SgI7Z;fTSEZeoMRZlpz-;PRrlD;)^}u4u_|h(re9T)dw!A4>E@uOt9iGk6I|add+-B%S)`s!lfZ}e
Z}{L&c3JZuj;N<TpNWU6K%Zj|%>xEcWb3xgN6!>d673_YdRYg{jCl~7SuwNlf8}@KW6;{O_}n4>ZmV6ov~7Du8&p-Rx5}8q5c<=1
!6uFAvV6?f#l08?ymgM_N`+T;sGl{~64KO|mtHs+{B5bW7>YgqtjkNyC+zyH^<+GJduM;X?s?O@_O~c&t0tanyx+Bly7iD*r%&3+
3};*ZABJfYy{f4D)y8wGCu&wH<ex24ZQY!(8_Xvsh8BM^3P2XcJ}1!m+Z6*OB$RE(lLXpdKIbg}d#W?98tj1LIzpXtyyJNSu;UrL
O)%<`b$>bsJ~kf?G&^d~p#w;s*mpY2Q&aQ9zbtozJC7VZW5qsu0-^6bt@`|U(L6E-2u=`KVs72D<cGyJfx>M&G90E`xQ_e(hx(sh
0Omgw_`If^5)~u$_|1(-c}E%byYlnq>UDYO(E*I!<{eNxquXShrTEGo5IrF`o`=5|q;!5Z!_w65X1sK9<?E*%6G@7|e7=m68T|bD
bKwYsn2mO3AK`)D>V~IlagfTw(ym2}ifJ%78W?3&aPH$>1km_Lw~tyskZ(u3B2s)RK3$Fl{HajXNW*VmR_&WkZG^>R0*BDHpmE|p
qiy@XiswFbVU0@^0G&KT4;Cr~Th}94w`g#lE(Yv91a;X`0RVxb=Wi0wmLDbk6&7JxrvP@MrOqk>&^ry3UT2}xDvncywy=+3lR^r+
3Dn!wN#;PJAfXi~fRsegpl3mC6jcjIloJ9<8Ewz;YLF>3G-;Kr-oshWpWQ{7tshT3Vd|F1<Qfo*<bJ<N$l6n?uI=c5RRsNcuyI-m
YnK1Jy(q<1xb|q$Ei@dP+`<X~?g%1;Nsc^KZMLt-)-0pVbsWU#MyImM^R&xhWy~&C*uKhk?f(wx)1MA|`w%@Dgy^6t5Kt{?qwYL_
jf?7hkD>JJ_mHZ2=zz}5lo3^z(OKK;fbYSi?cN)laGreBUn3GV%t0Sm-{SY>dtS!C>%lc;S~RN?ujGSM=S;njKfFud!_Dh^wqEhu
$j7ZtU6S9%u;AJHq=V^uxw@8OFA%s#klH)a5@arkyS7sysxY*wNq|IPmF>;Xkx&-c-qjvn84BC81|t2QE~?l`=s@5NJV;R*qVnmo
@rI{29!<%-2U~E^1&er!4jg!go&h9jWmO=lzgmGI+)|Jro(i|~S{SVcmJP=Aoi&OJgGQdpvn6(}u>%a`m?O6s;_J(@8v<~b7taDE
Z_%pC%(my*Pp6ty^5rCzajOoh8dh*{hP-&c6I~^dWj(-+ahx;{jjfJj!mEta8m{Zb-+*EmkVqoQ#-14HK(@F%+1k`V8kjP~sWIA0
__iJKemS8N)s@S+#vSrvpQ~ic9z6q2NCcC9994lw*M!CUC>4g&yR*5ntJOfTx=H12sSQa2)x?ZhX%IWqwzT7kpu|wHV@1{gzCxg(
@m8Yoy#=m{q$EAk<d8}Mv4V_2FhC*e0u6Zs++&^f#(G_=n<&Z5sTUjicijdMT6hMw2<eJ4%s!+J1Y8w$wzUN{9?10{KbU<lYH-jJ
ofJK^Zr9@?KpPZGTa6KDpvh~lgIEuIi=vX0C@qV-rC*b&9D1*CNhBN*+iHv`(L$wtGFgy;<e@-c6ifb2>{fz@Ukw;w6hp;9I5$w|
S2mI`kLu*KB02$HzNok&;xn^28Y-=*%=AAoWt%SGzUXS3kJ-ESh$TrF$f!-|!zyai+Z&t_TZI;PY?gHvR$(EW+MOn(CQ5eFt~uIy
$87+o2@nVzFaY>`s^-RcUw2?H$}&?*g`WLaxLrYDs^;&?qERXhjSfbuQO2TAI~iJ-_KdVBF>08S^z|(DJ<zT+A*eofxX#rQ3xmOt
6sIU%uUgZZ-a~?66V$P7h`k;zhO5-mhpX1y)4>M=r9)vx3{kW&HzG$e2j{%7s;zxyu2FcDH)+NhxSTghQsVNGsZiuy0)SdW4RnFU
g6P;6HysxtXx9d$C^;dk5$x~v-Nu%)0nM`4Wi($RG}k4y1PO&eMFHN+B?Qj|5Lnig5d{p&Sc_R~G!6>*fCX--JwE+1K_?s;hlif}
&?bAd8n`^#`-Koe4Mk}$;ReB@Rl&Qho9NdNY-CH}=jY0Ly*seu$a}*@Dx~C#2G~}m0lQ&vx{y_uZ0ii_CmOKg1CU84BEI<eK+ld?
S4>fGI&KX^3Xq9QwlxHW_?jcfCu29fh7m>WEP1Msgp&)K@x*8|0m6qM5(MyBR<~}PTCtn9$rwm>tvEGcRej2%My?$k8`a39wPvU{
kSR?Ho$1gx8vA>6791op5-L=o-E`gbehSBBuWW%bF0*tgt#v;5glZ1dwa+$rcbQ%fGb2r;Iat|}&LtH?0@U+yZC0e#tW|4ap%O9k
DC28<@AH;=G2HSHTZ58{F_u8&0!=qwrohiiP!al0m++F3p}B;=LO3Awk!+6-mFX)JHC(O=Ig%_}+U^E6wbI0o994xQC5U1o&bS2I
edp%*{HENzxYH^nsZej9Ue8Cl#wkwjUOb&>`(z)RAaP=;UhrF$nTjz|@Rw_prMe7hbhcWa-)n*>&)9hQD{ZJ9D)_{6sH-S&yK0I^
p;`+Gs!G}IK(v=BCi0+mDwa?Q1p0lq$s=K$G3sf^p}$b0zbl6|=x5+}&dl*Q@lbxDtoL{v`WMQTii}FD%H3!ZxaJNgP^Z(#3Ry1`
Ve7s12B^_ID-jl87!agP5rckQbed7FqiI;Q(?kJ?OwPsHmp?MZY8s(X5oaz;Q}J2`qcR@ZtiUILVL;%gVx;VO1FbP2`UFF-e_7$Z
{pPh!kIzkdW^cj~>fBAW-?mSTgjJFF_wEr=e*XM2gJ!*wD_t&;DF^WU^L#~R0ODNlw4woWK?wEmUN*7@+@AY2z26;OI98NVp-~Q<
3^>`KCI}7+488Snu-Ksl4g^L4_9fkZJ{Z*#p}&XuquTG??>3Pyk27J5)2m5twUmgD2_|Ndf}^iQ&OVLR?Q~yCuhI9yvW?mpY&bh9
a6vbFaPVQ95U|}Dtzh?!lY&@RT_w%{JaQ<AI_XoqP+)7@jWq2v(K8P>CSO}(nk5QzENAFu;Wc3dGIiv`I$LRqHu3&lkL<Z#mU1Y*
Yj@Lr_ksc8QPEYe7&-40o7Ru`{UzjB>$;pn7$ruhMQ3rQkWt)02eCCFyd*|NmImnpy<s+g3f{>Rc0|pg?JFWtI@@rxUC^POO&i4c
G{f|w*TqE&7wMYEdDfcnB2m0@fyS<MstdFBJZ}u?vHEoK_o5#^<vZqZ`d^QmFd~hE0l;s<5^stm>hK<l-g}KA^q?w2fN!}H8CC3B
5-}mTIM)tVx?dENe<kwy;jY1GP-MqUpH4Hitzoz_Bq)h2M%2L)OTiBETf4%6=&#3W4&$acw*m#q<3XKi<4Z*t*=R*<x9+n_)qsez
x~)$)G;F_(*7&%q_HudeeYy59-6$+KRU7w^Vf!}Ivr;V8jY??w-`QH^Ep%=zRv2>1k~MrZ?2fV`&WMPGfu4I**IB*n@Z!ocMlCSv
wGn*0Ig&M&#F6*icsTix)ykvy<KIl22fwKN-&;6Dyme=;sVKTFbPRXW;6vU&xaoVx-+JN04_8`bUaX#eGskNoSRGp)ZyjqC@<l}p
rKu5f)s`SGq2vr?p8d$8CAwCiI<AVi+A!f#HW6W@Z%HE1h&pqq=!AlRc}^K4m)1M|-&=lv(G+-EQjAfEKG+5^(}s93U^|`_->HHi
vxp49?y5*h?1n~|0gRdkan=`@^Ppfw>4Dg<7w;7mzn_1BOn8HE$XF=_bt*%?z_bQ10cC}{zn=RlL#ifctp!a&i}fW4X)MdOkLA6n
Xhi{0QD&}@x;6=ArEJdPmwOph;Ak#%`aVA02Y>`n=xExI*9JL-*%WAK`s`8I>4p6AaaPrSZRy{Bj~>4{p?)|zY;i=B_=r21hCen)
bJt_h_~GBeD~m?ucV0Fn;1zn-g;kJUl!_-irqn?uEbVJf7d4rp)x-LV+Uf*?G9gfkD5)CG8qF*%#Xyud*j64*%hK_0kp3|782mp3
-0%qLRQPKjFz#Q*bb5Q|^?gs21k*&p814$pR2^hFp=amB?nBYcG5v;Gsqr+-%aYX`?=K6Eb_)DW?jnaPMp{{!2^`c`!i6@GxfT&Y
ZrY3)ri-Z-I!*McK%^kF#2m(2Sy&}pM)txB`8^YJf)lQ4VzbGl7H&mS$7ttxWuFpKM@Sja@dsn>$4t7Q%iAUF6j^1~f!fonM?2KG
u7nc6Uc$SN?aldoCVEBRdmqPoM}@xtjdnCU1Z5;0wR@4&zK^@okqt1issy@`M_DVw+aotpQwdO4a+bP{Aw<CE?R2@4V?(vKrqC5b
@@m>tQ+nsNYV}c&aMn!9nUKU1cdHiQ*qeeb<N{K&(RFWt(>ArL$#w(i*>1droPJ9Eez*~x8$Hkma6HGD90)GKm@_XRRUy%U>#6S?
Das!SwZZ5ihTHP|wy3<dZrc>=BU9JB`uTN;I#e~UEIpx{tmQ(C#f`X9`U^vw1Jzt4MVmYwgc+udS*UMSbu4K_Rc5|mBHGQUDMI;H
OA#%GAjONE_WD=tU2OtsU&|&Oa=kXhhje1U7iy(zQYX0j=kd+OM7C5MdKGwKQsIG8%hlD%1!<!rmT8gt`yRUF@%OiNo+Mbo*!8E+
zI*k4gVU}B!3w<)ar-jmE>J<BGV2hc(o?VGR)s3F-K&UtP~659k}p-tdg>Kbw$rORL_$~g)<bcg8}LglKi@9ukfHW|1!AlS$)}~;
BhiNsU%6%cTH3`!)V72#PkyUF_IBdxdvAc=nl&8*kBawGav0nSlo-|-i?WWV>Y@sRJTIcsb<br&+RKeSU8aFE&cTSS7+^||ze;)W
L0M2$$JgfU%$?55K03aXjlnZP0wv#))_2(CYDA;K3PW%Ny!Bw_2)~V3X*9CX>VbW0N2nuqN>*^f=|`1wURd#_qN#D#SPL?pBmlJH
Luj1H(4}=V#j-|p6k}Ch_<y8`c#MS#sG<XYtp8)FcK=^r!$y%oUh>9rC>!?kn$V`0b@s1@@5YGUeAzSrm|TikLXBKFuwQbN*EKfh
-&%u=p5fdBryNbg(6w7$bu1dP;`;Hqt2fnPq-;i~l@~%a-*1o7@ZzJUUyv)wb5$LOohdC1#X)sMZ8m|?jKK#Gp{f?J7fkD*b~4I5
rJxW?@inEs0%06%B_CgKI?>=x8PpN+6ka2_dXhF>3m;+0;mhvvm`;a?pB@Q!;=bQUqphdMq0Pg-7+?a9c@Gf24}U_A+6+;M9z|+9
V-*9zmQE`BgN?H5Q5P+>m?=iQIfN9OunNUQ<wN*>K}pc#e5-nLCPs`EMf`<4uqGAw;h1qZ8Y+s6cfirDidTZZ1_-kC+rO+^!v_hb
Ei0j8iqVx}pcj1st2ivO7%ZslAdzRo1xl5%O|uy6w79opRcy8G%FcPT-CpvirxA{d^!kpX)WF`J&DYhf7;(2zmFVg;B&8NO_jKK@
n&d)VC+CmHHh53>o8|gsJyQLpYeo}2ZiRePK}*M=Nn!8eEt~<1u8-(Cx$s>>!zk9uh#5k$KDpqYBOXdJMuOV8aE@|7$w2v6q_Y%W
rmO%_>Qg<JtZ2r!<>mhs{UiNOzC%CDYbKffft$sC&r^&i>f_;;U)_e^UtW__bXcU{jRT@<RJY}Y^)`Gw&-?#T{~MpYH}pr1vMg!W
mK49DlZKrbAd)Q+Efj@}e*;wumT#F1I*`$1ocY~vwAO#O`s-8Jb-gSjp&8gnpZUt9BM?C)2?UCKzqxt+l=hMIe=k_34e>~D@3bNS
WC;*b0)Ci*?x_3YJF<sAz~J9}?f7TutJQ7Yr@GmLf7y2b2c9qVcbAmEi=o5dlut&tRw!*Ek{_|*OlRevPX6pYJo_F4a0lV-85Jl$
pmPfb0UuE29EbaxPIQ0Bi;iNb(OzJFoalB$6czM+P1t^O1D-=*5TUF9;OTQgw?>E?w+eJ&PG5XK?G+r8rn>MPzj<p_lw1zs$G>@{
2UA-r<KNi*^i*Ea`D=q}4sB92MNZN+J+3tD9Ca1Wjf?D*ws`I)!e@6AUcc(wn+fb-X##Ek`>vd(kQD^Npiof%FX;Od-5kmdD5MdU
prNO7t1t3!S}EVH_|p87>_cQVW$j+K$6Gj-@Nn;H+xbw>4=z{uyiVHHFuR<%wuQb~V2YNPyE7R)+>f$PX)e8(nOBXI67pvV@r;1r
%MBBeQ_PJM`<@eWp&`!YB1lRQ836VaK|TEEJr7iL*_<1XT93zHo|PnVStNXAZ{Y#o-A3^ucB4~l0rNKf!j+*q3E&97t;8mBycUc~
kw+@yPs=R*iW6$Bb=9i%I3T}dDbUu8_Ik2#uvU64ab}W5w2-w6XiPY-7dcy20|fz83d}dS8I>H)L+fpHB?#VvnmA&bz8xw%61iT{
tur;F?`5x%ZywcQw`uw`MQ`D5mEFUPRY+kpTs`J?aMDP9rJD$HFs@?E!skjA#5uaq$*f5fKRzCgH$B_=*ihgeC^P~}pS9Y4z1koh
>{}r|Y=M3~9Pv?8ZGPVL|II(WhkoI@WIv%QGo|U<Mr!<=afNDddBa6>5(a*&=*c|TLrCyr!Ck*THmHbcHsWJ5KA&#CU&P~jc(X6h
GbLXiWzuOhqPZPUX`vqzP}fwZ;b3=e$tTN_Jx#nDahkR=yT0x3wz$qyY8zIOV;HFE3VGSr>+91(qzIyjDOD?(pK<p4ZZBdi8uoW}
N|oZQ3xpWiLy~ol<^u(WFEwVKHZN2y(S@v_siZU{U+SM9Uz_}hO8HzLLgq{WbWe_X!$zyL?Wn8)VidcAj8~lbuyK)L;mhS1D26Gf
U{dWA$@ryfgD;BZs5a}&R-#L%_FYvf4Zkp8o+t;5o;&F5hN>O)doyT7@ks95VgSVeXjtLj^tB_tYiS!S-YQ+3*0R8)%9GZS_*q@~
$+HDP5~__L#ZFfR^oo{nL?D{++z-BY*F5O(XL2D%UftnU6jYKDRTnLK?PS^7$+3cQ)*AJ&+(%p(U<#rJB|>AYqCp~07kS0{c-f1d
SGJ9<ySe?av-<V(4i&RW$0at#sl+Q^U1z?%^L^;uT@559zS-v;S}@q@mfT$5yWTqLgHz8HY#mKT0-K`{6w!l$Bsg_{Ea#LoAwyy)
L^7kRu)KlfK=0$gd6&T&*+Lc!myD{2&sZ2UFw)APlcT=RQZ^M++O`zzS#d*o3Ng1Xr++5DUzgpZ&+_e)cBY!A#V9G-hOui^LJ&qe
w|ql>Psj8AZeWnWesYMQbGP7r2H^C`RUoCCS%PL}OI^9HKaxS@zwsT7u~ZNBAq5MR2m*d@Z^P-yM=(E00F$Tp>d&*Dqqgh+AFxa1
$GY}^NA&l9R~xqxP_Uq-v}8nOvXzubwBLw`dc1pn!4nE^_B@&5!+7jh|Hr@g=+EQTqdyPTuI2dmI?(%S5|Sp0XinGyqJW{8$^R!I
q;>jFvs%ed+rw|hC1(vkFhD{drm&juMoOY*yX)-qd&B!BCyzhY5Pd)18~K#jd$3OLm0!27tMNZ?Zs+awA0+D+&i)**$n`;=PG!V9
l=+N;6Se;4=AJqa_6O(i?EYK>YBT{pgH-G(0I2kiROA0Dezkw_r_BxaER<Y$$8xIv8LR~W6(CJWRDB`b42BObzTcOp@_xMsRP+4b
rSLvsWCS7r!h@*;;K-3Mk_7)%FZg+=5GsIv_V+jRqas%MhtwWF*<SqGQAX<Cpb>*7I!`4FpyoLNL;|7$fz`V3MdmT#>qGuCnc|Os
aGLahfSPs4@9}*%JTe=4c<ftS_*10uQa~k!7QlsjTmhB<U`Xe$JSs@vL@<{aADo~axb0+J0`d$n1*L_sfOu7SYHg^FHbEsJ#Vi7V
A5^dhgbvhVIyfIN{65do<`b+cXh)Z?e=vI=)9DudA6I8joqBfecM;sQqQ9iLog?IaT|CgVg;e=*_$q#%v%CF2Wc&Yh{5*J?0o*u&
7H-8sk_IROfi?;L$@vBXAZ{EAJNy1Gw4x%sV=0O$qDNxgSw(e9Af}&_g7q)z({t{Q!7yVJrWY|KVOToD{u<od+F`sjEx^d3YR<E#
_TX|8+`i+;{_mLnD165P{pTk)ls^JRIda$2vK;58I14<Ft6C`eaye^s;Etc)*5}n^B@txpAh7%Nd6-dCtnsY^b9q>0GCu7o0m+ZB
&1PJYR1B`jj0cMSNxIVY0F=q)=}<L_<*WB{eauj*tyCSf2^HZpMfy~(DFOCTXKE{nml$zcs5(=Nt!i6RzrERr#Hh(eEMJLU|JLl*
24=nM{zTUe@)y29h!W=gO4>de_wT8RzFVF?WSjT9_+MBP%==lTGJR+0`LK}uj-5xC4<Bj=Y@_2S3!Z;Yfetxf7TkIi7Zx3Y!?LOL
M7^Bef@XWs>@hg9S(c{D32e+FopPe~XaRiX7irvfhMj=yEq3zN$0@Z$P|Yu6|G%t8EGQ6ynaYM|1QaTvK?2H<CzyDsjZY{)O^%YK
*M9i<jb(e?A1hdfinsP_J0HMAr6eeccL%l{xfJYh5SgSn+=su+E9pffn%wZ<X(eZd0@Y4i-ovPvhSH;r7CB{)6&IUvp^HkbRA|&Z
sjE5>Xcg)aRl5~&F>dR1?}v`Pa1pbeC2P%5x~?r0(Ve(FO#7{aex<<3h@yqnr0`4*;1j4Qppb=C5~;I_ZxDUB;d*`g@U{p8L_1Lw
`G}tte<Gs6VqE5~BNevVRFl{+_)PEQj2F@x(_54wch*o<QG~Cfs`$4-vA$B!f8~>XKwVK`<W|b6iRL~#Ujx2%?`X{r6y|RFwSsn4
Z`)<heQ%-O?;xbb_b${}OKKZ)8IXg@G-W<g6(Oo<RHuRd4(wV!KO-5|AB|NV60^Zz1pN3bts=$AIdQ$GaNRS8o#CasqpCThKJL8W
m{=UbX9RWO$TO+Fe0cc!o#$!V9eiNlX_Bk&Stuf<>N}-lM_8@+|Lf<w4x>4($z2c6#`)GQX|2ww!>7bhnbo5BPGUMs(lIqzUY~a9
V|{LEw3_aVX11-n-Trc_rGN9VgGm6xxpf01#gLHhg_a{_)}plN`yoML@;W|!jZA$hVig9qR$+Zhoy|)HY(xMm0*F&y45o>=g=sp}
1RHdBaCld6bD6dL+DwVnk5klf-_uGL2NG2y!v#I$<raC`OlQWK>#By@IN7^WrDPOMkoI#L!XxJhMhH@c9VWmj*8_Ci5^CUWK(B73
=m`z1*5`<K&e8_+k=M7&N836V+Io+Sz7Ds2PiYCw=z^&81F4oC5Qf&OiR?HU+tIlV{BD>UWbO-ne7y_m-+xTm#<bG0WKuEC!`iw&
8rJllURzo6drjGR?G9n4P0QS(p6s7s|9)BU;mi2{$76lYo!gFEl9)>Sx;?LH;;${abIjGN!4-CLFc%>d+Y$-|L`V)9*4<<v1GBe=
1u)#Xpw?wO2<o1TMs_wkK@femsLtCVh8UO(gAW-zfZ=s1H`la8kcnkJoVz{5Ewcb6)cjxT`gW_Us6Q_4xM%_df`Kmi%0dPZj5-cw
UxBc-8UY|EE5AjdC~;egL|CyyZ<7z~A+Dkd1cdLe2U+>yR8tY~5*+&TmcLy;tBDb^%8jKzAyIzWONt2PA>A@04HZnnII#x>Oi-X@
QDad6p8>D*l)3)*UiTgypa2s@7);<~D<gmf1tfxSpSzc*$K92${PS`-!^axY@U8!!@A37X9!P*5-#<toc_#r9qFECH%E^g|GW**i
>oE5e4@PkG+8ZK*xUN~|?wcjIX=AmI#G~PT(XliyuP0sO%tS9S>o@-uf{{pzur(vfu6f^FQv!m-oueP!XqZZ2gg_t$u;Lqm_BdIp
nyC!7#<|jTwyk0bO)o8y85ZAjV;oEL-G?myi|l^hrqAm6-(6<?aCWVlh=-qao}$1<*}kR+lq`+HlNp|Xo_xG|*QI_{X9IMotu~O=
GicfAm9H5nOU=UdOG#fEJfy`b4Ko7z9sHP0K;i23`0VtH>F%iR$Us6LlrbtI$;2byYtl@q`K>06RY@w5QNsY*fJsL(TiA}8TSQM#
pi2ciydMuLbG(j1aUUjJv1{ADN(N}~z{T3HN6P2KA>*ZUhu{)Pj)jK(uI*BpoHD23iZ~MBAUYB@MOqMWP{>Jnc$3UMrbwZC2A)4k
tqE0#w7j^{3SoNhGP3!;->>WZJQHaR>vj=lI!nel)34>DbGfPf6t)d~v4=~k$@Xlu+H;aB6HRUJZnc;EuU{|t>Hmq))B=|y3|XY$
iJFn9fy7;ttGIQ{K82IJ_CIq~f!QRZ>u7+%77{6K0;P&B1KWn0iKvroFllC{g0fr*rlzKfX6G3bP*p2P#S&1{>_g49I^=bo#~Y8g
-*Y^@-hCH-k7KUZ#U~a|6rzSPlk9YhS#6$pP}aCI6^cXP&7;p4#D?s)P-)9evc)n=maY$Z7CK_iGFH{wFRpIurB6U~f1Mwi%-h>z
rmp8$)OeL8?lS~LJT-&bYsT*HL29gWv<|b6x!C*SJsw|Tc%v*j*C}oz2<q@bsTd&=#S>zKLgD=kh@-lmxk@{?J`pwB%XAgFhQ1H6
!Z8=3UBu4^>dDc}hh;DfHY=&!j*3P1YpK^ai=;`exNG#RNq2O+&RJw<7V*}#LFGk}A0|iI7gTfSbpyyS=~rS^U8?CoYf8D*o(_)?
wrUBJP1`P#YMW-db#UgHnEM3<9EYro3s6!RU@dCP;v`i!TYy4)y7+f_`ux{<cRpjc9cNkN*ax-mH5eS&yb$<vx@0uz4d|qb3TB2A
dEbL<3_FSNZLS|?0g!4WhbG282dl@^uT0kuCvLNTe-CKg03G6N1%S5}WVwTPSy8|&PPE+02w<~?8i37x2!F*jR<()UyHV~XXL_>n
Ju~>~>t-2lDB0#v)hODo{JNd1*F5vb7k^#tMWc3=ecl~m@^0n{Q+UE{c*lNcpE}$ZtR;5tlsU!}^qpeq7-TNd9UbDX^~B7u`3N|;
h$RFB2*58AGX6Kznp9?@rBsO!LF@)kKb*dd?#nWe$H`EsI-N6E8%{VNoEk%u&iO~qwzr^PA@L6)ys*g%4dW!@xiHct2|yP@gwzXF
Xrl!Z;|8y<2iW_sR0n=D*J0y3y}ahpT+U~hdw17IrBA`+o>vag;BG7_tNLEJ;`60LC+6qb>QU0It4qro2&lwYBTBkd4G{)68>hx!
mhJUF7upsaiH)9oeOC#_@26#bRio!)*kjj<0^DgdhK%qNkLdIqBl$>mru@(-@t)}o>hOf~PCW6Ko$;MxCn#1<w{|*Y7Hu}nW|_TN
rg@>XP}{>D95dLH@;5RQyY8f5hyr$s9_@!{8k!vVQ|01%{GOTkoof%fpFG!HSXcs0wm`&!Hajg;D)M%qp>;yMs+6P`FOq!C_sPDx
Qh^Oq0Sq*KSaPgTUK;b4eTS5={dj!<+XeXbMTb5wZBMTb71}c{kD3Fwh<EiXK-Nk?8>E#GL%3ri{Qdj^wxD`2Js4^EJWWtHmI|W1
wwZA9f+&v8K5Q9UR3rhA7%D{`yw>yJBq{u((jqGGesv`ly`in&uJb!jy+N+abtw+Vu~A@@S6Xq1P)^w@2^OPi5)~vJ?N;>7Rjnv(
MMyCO(buY^d`aTMoJ-a{(p~=uZ_+M&YPro8^A^17!_=(wulR@5CYg*&>A$5{mRG+Htp{^wF8fZ-=;wq9CFVSd%w)ng=ay%aqY`SF
WRR$(B?-G77QK1;rh~e*KpQjC^n2PbZ&yk+lG+JimWg?iKwZfhAxH{SIuLBBf|xK<E;kEGNP%bh!+M12Tc%{annJ#cXrzPKmC86l
*fgb0NnodjII~J1m>aoqpbX>sE(-RoA@gBksOVX)E?AjXTeB2|UQACy8#7m{__H$41p!WO7eXj(b4Awe#wthGD6}>A-^Cboi@?Q8
r{3!5Wmfl}dBTs|?s;?}sv4MdB<e!ePU!V(iNW9L-kXYR;a>vk<>!w+e3OmGfe{f<V9!3<uJV`;HaS65E~Gfau0hT1vd}AyvMh=q
omqk1rmD19DWRNwQjH{82~P?KbRc&ThBCm8PVbTJ9Ln0m3PFgtBa*O1(p6p+Ygd_R$BabCk`YRT*QHYWj5Whkjg|1e-OCQV_xO&I
^RW9>P#`CaC(8{2%jJEsjV(7wdhXti5H!Q)c$b`neQo&PR%?^Ln;SMYrwrkvRpK3=KJZ+ojv(b%@&3>J6Gb0a*Zv!3;p!u@D6qV|
FbmKEeMvqJ-TQ1TIYnC%t@`Ij^j}`37C*FQ-IgYZ`4>A+M?VsM?&FU^IQsXU<Auw!939-8ro?r;K^UtyW}HN}MdgPmW~Va)Oh%U}
6x&rdt1tyyW!)CUVfAJi97-@uWZ&x6mg#9oF`j1C)V-XtFWnsa{Ws0E((7k=bEk-gwR|F;O7N|_!)Si2&N=*ZgN8vWGR_DR58OV~
bj$Ht`81zQjrqQ1l`~!wMGYRKHgs!bmgPu!^EI@@A8$4CP93XdlXYfg6Li<ia2npM_xsI*Z(leZoo^Q1R1U>mAFrL9Ul~mm;WfX8
(YtfYmSFNIc83nC*$jz}z3AvF;<O1uQPeM*TVza&Ya@_8fH8zHz4RRF)4-ClrVJHcTDa+0;Trn0WZ~p6<pWuMEy??gIcL6Oh-c+Q
DNElgvcA;o(lmM=)d&P@M`c&|JU87RDk8Rz7O`JVsI)nzTJW00RiY}~H@x1=;<boK=Wpv@KOKo^?0(MZp<zqhO9Uu9xsljCeoA8e
rW`3xoP-mlcl7gcbSNzJXRuT)r({^52&@>*NExbZ(5tyYNiuiBXi$=N+|D;c<!r3nK1<c?PDc7Tp0p+u<ZK!`?Flm+HfUODjUrXI
OTWW=RjpVSU5=d%uQ;?>?GxE^H$hFBQ2?vaQcOk$N(_PpN&<o;FKkHXoybRrp7!G2<?A<YYinA-?`;c>u&%7L=)Gnrsbs#+@?Ap=
$PL-lk40xdNTF+*;&H*wk3RjVRm-<1*8wLh?rNrGwjYEtRokKnYLBb%!Q&Tk${5>T3kxh5h9gqWs?g7kej%u0e~vSyqpdPDF@3uh
;lD2M?8ZbmDP(1nUk&rEJ++?g4z+Hsjb?9qIYbz>DkB^5;%rGI`oqDVtwy*i;dC-rTB>b>ZKltdK0@qQL}#OGME6=F09x<{V6atZ
1LHc;@<gX%TrfSg;%(e#1EN|W`aB!;$6^=g`bFN5)HR}-);wJqYE-li;aIS6;O?q+h)NnQsP(w1o<+LX5c1x*=6&<4?q_7bi#M64
XKJxh%$O=lhZ#O0Gv_3(`lCpxRcDIAgYE(zYhEgn_|xDWCG=~3VP4Nnz3tM>Ea&M1uLry<FGHCZ!d8Acq6`VzB?h#V2r`bec~K8J
m6w8*G8O=6?Wialk+j%{V=W|$KTKmZe%>tSQr*N?27r|;+&X~7W|um_-QAvAn|PGsK$D1)cqWEJUR)&9=rdfHc-Uf(x4*PFBBy4v
DCghd^?W@C(`|NL(Xgr&xp;y|1Z8y_bp2Fys4%YZ(FMy0@w3cKtF;Pu`2Jg6HB}>T(fI~nZ=M2(VhM!$AjkM%<dH;7RFFylP^b5P
Ja+z-Qop2rYRcPG&7=6g>DdK>ApAZGN+C%|?xXwT|7ZC>#J}Cs@x%1_{%_GU3J8Pe_9yiE{dMb5;gJZ1dnKfxbL8S5matRz10b8P
UM|T4tX?4<0+Peouoxe786^PGwQtW#r>L%5?X&Zrz<>B}&+~tKWEetvh4_)v$D%V)b|5Et0cYRt-8)?eL+elIKHxvJT1OCw2Zq3L
^?s1RLVAHg#4xG{{cTG^H=pUh%<toqsCVtoe~;(64L*Yoe~ji&RF+6~oS)%k@W+sA^7|C;6jP{o>kod(*T<hV#{I&6W$-=8$obdt
VSgg}3NJ;ZJTfd(>72_yY;S76<3_Oi5W*kw=Xg?+L51S|pH<n@z_)BGQld`jLKt^bpGh=h`{e!nKaYp2&%c?Yuk4)4Rz8+`*?0dR
(U180^@fn+ol9-P+~&@>D0cYM72!et%NlX2B9_RxYYc#?f*5>3&;m$dC<w(^iYkuy%t+;2GO%Ae;lZ8=`MrJY_C;<C!iWecpHpu@
pzf<Glp}yBNSLc0vgg@n8N@kB{yt>4@-~r43Lx|Qch<OXX;)BDHvhsR4pFtmGRv4-^C~VvrsOYTptjJ#J<Ol*{CD!$!mf$qf6{#M
s5@aaO)q@y6C6sK+C$QDJI@$nuQSh99xmHmlQ2I(LQ>&`N}-|It{N;7#QDijcM}o3*pY>65ynip^|w`rU;hwk2Y=)yc|AA(#H~VN
(ZEtl0qJ`IK~Yv8<*<}Q8{lq6Q}+*eUKd$4;@(&ZP(~w_YI6aF!E##Ntrh`FA_NE*1aqolV>7d1UCA|?)Xg4{2nZn)NU<@u*YYv<
LFNvr=pK?VAUaAHBaaBs2fl5=)fWu)h)SMf&RK=X7sGPscAWcw;0~fh#pT}f)-VSQCP!}y_|+eM)}i;4#{6wjMg)6=q4HF9wttn^
fHw`|Z_g+6GeB+g_Rnk=*~>B<%grzpeSb%@9EA0ef-~GvbqFq>26V~hL~e_@*tDn%-B)LXH=1e|uP^HNWd^qE{{~8{RCT{Qv-MVk
)RMGz?=I>zWbc`1QZMavvTL2Q4OolIqnBkQMm8m{kB6{H7WJ^Bihzb57lxmE{BN#z@7D+6czYK9jt`cdYw-HF!8=j}1VA8&B6-Ax
3#aQf^>%hcNYa`*;~hm6XsCpI^$O48<|Xp6>S9zRpETiaM2vGPCyme#J$^DmY~y(eIY>hpw3U)5uz(z}lAs$pcCGi`bx8w;WCjni
2NXVI078{wcVnTPd$ZBLK#}hEs#(X6Um7nbG@P}q4GjvA?l9p(%2ohhXfg<$-)CY#)7RQI2T2XOVJ9L&fo$Cj7=L$tU(3B9b4l)J
1P{9`7dg}C+V{kR<GIRC#DT(UZtgc_QZaI3jd8}<AO3D5Tue~XR8tKCaYCd}RZ>NQBK%qZUJJ2p3i#PUhXT<bgZ>?L*&+^-F%^m;
s4p}-GcgHOUUr<Rud@w9K*l6c!QZar0zw1=qZH~2BUYihgYU;wjO>b%fe%pBh6TX;as{o2)%{{ClWu<+b@by8f%IA5%2a1_>QzIQ
sHuVW<vgtv7-;Bzy&u0|bme!FeZvo$6LHlqW}bkr<QW6;^0RoGy~VR|&29#c?{R<3e_5Oj|DE7$Kj1T;1>!Ug!is}HI)2fk%d>hX
gvYr=c5g=vUSD?vgC57w**x@J2`YOG^*+80&v=&eJZgRzeG=gj7WfH{coxI@uH-VAYmEo{Y5oGI^CE^%EgCc)!h!Ol4t{ct-k~<P
9Rq>5<=!o!7Luuu2Ba^lB!o;@finGj5kCKuqZ?H~vV=;H-SJ<i@_akHJ~&V)ijm|)1OZ5&us^{5nEy(<`K#Oc=<ogp`rE1~aa9lf
a6GSuUUT-lq9Llkj_0-hr(k{?c^p4)BB7?RLYKoYmvO^9cojMRJ9Z-><_aG=ct5{qi69HXxId4_UqaecT2xFP3Ed(7_j!3AbSO6q
r2$S5l9WnP7Saf%rs_^o8W>W;rUfWz2~l+JI!uYh(1A3}ch)%{aojZHtAvLvgvhf3Po+Lz53~C=DAzzc=O(^?KDs}H1F}}?Scu3f
i4^*&S?{(dV$q7TCCdEhYuV*-+C%J5tv?h$Z-%lS<{LfZ2tBMApe$#-``r`>1J=-q&ps|3TA&g!#eVfslk{m~xNt0PvfYF+;_4Yf
>e@JPnF01ZVHXU)0riTBB%!N1BYJm~3{VrM_AER+m`EI>z0clj@S#n+w+)Yd{86D3?=Uba@Q;g^WP3ZT6O(*vW#Pr=c?5^~^(G#N
AAO^+9J%!0LBu>9{3}abBXDN>e%*%yxNRrPlVpRC9TUTAatS}vLAx#n831s7NP}W(F}4%zzuorkRn|%wK=e`aXs(Ui6SMj!uRV|d
ntx|UUrh!G-+jjmNCA8S1g`&3`w08NAFujnT~868pgZ|q|0ttF8n}Q}zH;l!*)uT95o#<iFLm{R<uNAgetd$N$F|e~alZFW3N9BX
L72Vblz66TT!s@}^JL{6Q19;F@BLW-{DJ!E599NY<h}N!(sZ8>%EJ&Jjv0s;lWS(3CCs=Q*Xi-~@_G9?{L$i(Rr81W_U=0!hq(W8
ex*NL(@|a6aXOA5tsZqW3=jK0^Xk#p%ldN>4!?f0jIm|*bHoX*h9BWg{|$V8m$FR<)8{jrI5%Me>)3y&)GYE)p55Gk7Z=r$!=Xq6
h+k`|MPST}t8%Z|?^H+mr_a>o2U5P|`F&e{fW4{n4wTtPFK5ZK)YV(&AaekM2h1dcz#mgFFgZ8&0DKSLC@0C~HaZi49W#e1J)fk*
k@wr<GrT(V=k?E|1W2&z(f18d8srNzwhWh#TZ#7qgY-wJvwNT0bqARhJ{Aj5O#x-Tk>dn|)IZ7B&~;b#srfMJB7#P8=X!Ce-tva`
v3yt^{uGrIUpH)&JC2GyVDq1Er5%-AFq*1f&n>HaWN3aKw71xZp4)bMXRg@f+n+Ts@6~R;y#zd9kVt+{JGgkLj*m^A%iS)%utReb
L#S&w!Uz(Y$K)OU395wvDG0Kx;ZaH<B#mq%rv3Ds%1a<GM~4kP?G=OyT(D*IcKTdA8`A2jVgkJ0DxKbFi3EYiUpGuLz(j2Do{|5q
d|L*OONb(*KaX->Pod!EpvKj!J6|82)(aCwRw3m&KfgA8E$`4B0B}GS^qo+8d-U^9kMBf9#~n)FT}6R83LC_B@I5e;E)*B&&FH_g
)-=)RDz2?(Q61su8$5psBziq7uq;lP?ut~_RA-ZQ8mV-hFVFGU4Z7XE)cB_ja^pCyu8=^%6hMLk48TwDEQBE^!`sW51c<bS8*Q#x
)e6#dDfd(0+mCQwd={uiE86YoPDA189Ziot#Cvgg>S<mVSW!e%RRNSdzVqGJYaWK9Z%W=f+Q{k-&yLUo2ObIIu~FKTDepTjm~=V2
_BA_|W0O*RBDCD6QMmS9X4Lhe_7Q6i)!7Zlv${u!?OuI%LEHt(eu3IEu#Vy0dl~HB_v}^mc8?Cle(7G*sR%uW4^an`NCRILPQjrb
9Z>`L4Yh5cT#(wfcL$m^vJ^Q^VM>LslM&zY@UArS9f1Re3K)R*M9D-g<^y?Z2X&Q4bj^EKS5JQ%^CQvdt+miT{TNNUvDdMO8SG4g
1=J3&zd{gtG>``pNF@yPl$}&s-~mKN2^BlVcxtbX;Vzf}xZN<e8$SJvnGJ9R2D#RbqY#W3GN(GHU~jvcpzh~ubk(*PMIl1-<9)|L
%<Du!VLZ?u<NXCbUjO3NKd0|jKIr~(_Hp8<2l30R;nOu{X12V2xlwce*PL|y#HxFH^WA?(&DXRwIxJ)lhilvhKX(tK`H$r|`%5cX
{}P$TGlJ`J(I_b&IluN%5H-ZAlUE<4mMWd!)HEWsBQN|8hdNwyk5);oZIH1)UrW`J?N5qy2SN}Z0GIRrsY?(}_v7^BHo8ugA3QEO
S<BliJug84X(7QufFhG6T68ji0sM#dUF~|Dcvw&9ACK=XT9q8hM<Fz2GN33S1A3G}bcO#v;VkvybMel*cSxRO4N4?BtrP;sx3Q0(
ZF<=|!9zi(=UAb~d43lJkMsSTx2IZRQNXbX4-yn)pkpK?sq$eNxY_Le7(|1|K3|ob2+~6Unh+8*>>o?fkv+d3qgh0sp+@g@sC>J$
Yt0rMU!8}&1H}o^f%N@<T>6+@dVz){o_6=Ak(PhNwm?`2lg&I3-AscopSM1r!w$pJ_Vn^JdOYWUH2GhQFOTuWPdA$ZKbAEe=?5wH
OQ=sgpT_sVe_STq@IGlZDtP_)`UykVZ|K7#(Z&u+`e)TTxB9avzROF20tvaYr@VIvNbu0l<`J*c?iHFSk?;JPCnnymct8xpky!aC
`ACBgdo#wxN7ACy;b8o>PabBO_UPN1H{(VQIgu=tJNs3ROvN-(fRM*u1!8JelYd%a@A~TPp<6V#u_ajKcFpU$*M8u1j0If&HE^!o
qJB~O_KuzuZzwzXIB@lbw=YI{8?s^PE=4L7V&hDUSlA^%q|z-&H1H1n%F*F&d#SSS2uMflb*rn5jb!qv{tsn*d_`!b1B57ukyEJf
?GPz~ifU9Okb?X%7^tJ;D?!;AZw5_P()uT-x4X1^-iHRg8aXDxLkt~7UtTK43aTus;BFd^!xW0dZ_0=TO`bx%?{M@<3aB(twuUUl
I@5NNf~W}P!wsD%6Ehj<2US4i7YeF`HPYVk?F-HXq9!t<B%B!ARtbzKM4{f>=&f!`DT7VK)iW}hG7jc$nZ2x;^&~XByI!5`{+*Ra
u4wnJ?aL}9ejsA5p-)8&WQBOkuxMq>tq;0u2|<^kkIo1VfOptXdXHv<5jSxGO7|#=TD#Y{K`_815>Q{J8)8Zd6!7fFSQyT|T?DTX
GC@H{mNMW+lZfr|Oj7fzQAOJht~kRmpnVsMg`QN}9Dx;EQJ4gC$M<?i&fk6aezO;ClRQq5{j~O)%{3TE&Xx}7X@%EKXg^u;PAUEO
kC)JJhwVxKW&wx=2B441Q`b-61UOB|@Ai5q%8G;z!iV9(v0tA8pMt6Stxn)c2mJlK_V3;LekwR0)@~S_2Zy`aty^}#qW0qgXbu<e
x3pbY3I@aa5bsPAM_-#C>bL+6_WFCg{_ze&`0{Y-pZr`B52ZG~Z;k=d4bP*t(dOAh`_G{<Id6x;%@`u_cq#$y;}93-3Zhh0eKLJl
hmL(0IsR@kicc9cjHkL&=;?FO@#%@mcn-PCRtb{`RsqS!5`5WViCCkr!iIiZd7-nN-sNkLH0V5`|En~yZB;Z@BW;u6zxibORcIzM
q&iP5r%3Ld8nf9e$Mdkk*K3SBH56ItYGFfc#bBx(?S_z|DGnUMkrG3vdheL-BFsW8Hkiynr+Znqi^fT#hRU4g@^$soOq)u>ca6Hc
=J3_=x=4r{8{Nu2$P7Y6MnZ@B*{99dYIf_7i@?ppy`ksg$-NZp&dkKIecKymx9UU(M!7V2`0K8Xf6sl-&YKrZbo>gksz>Zw{fZQ(
2r8t3ZTUMMf`2_82PSW~j;&sIVCQZmF(;+kWt6KeL1mH2))7eoPZK{>aFyObTW1bB@>n|281DKJ#E$mIzPOM(h)F2qob9V4RZ`NR
j&xx<y9*Sd<ZAd;rxGK9SPEe{5e)D)W=18YoMl7@QN+1N7MoJNuk5Iu<$%L3gixmRWh<8q#2H{7s)M+Rg~7if-uqt%HgyyKuf+9?
%WOpdsv_eo;(HZ8FG_-bTMQ}z-pYv8QRCm(+#35oTBzk1rqH=nbwu2W%@=7Aayu#hZ9;-^h7=@-C`bnCi>duuy(+XI8+BZ_RgKf#
x%*uBL;me*TU)sV4#s@1j~1uYd-&?xZs@8!IXa)(74})T#a-L4;pv4zeJkeQtGAsdH4>p{s_TW>+>%K~JPHq4@8Yq#fHz4YS|R1|
xbS3EDtWWB-JC5ms}@SM9WRx>Clws<!qncQwo_D2vH{^!MeCBQEPmBmB0p6$`rm#m=9$j<KYsTFwK50kjVo;k%*bT%G?o1N*Nc5E
ZKNi}<1CE-&A$sc%NMhl&}mbL&#9@2iM+e@`tZXY6-N#&mkz|(5rt+MEJO(1c<*{pcH)c!jnrF<u=dLAT>1(>188>HN26s%cx0n1
0)&)>R}<Rjm*&p@E*B*qb39W%x5Fh=^k-HbE%4!1L5=meZ`HFMT7r)qcXf}~c*^z8V5}=2zgVqcdi!BNJaOIaP`FZ4BrsJ`>{N0(
7dDcx39`XW4Z)rf#T|$hohQOvOq9&2IaI{Yt(D{jRoI~_OAw$D>?-!ZKJPl)g>0%j8*Ln0MAhDlNVg_NB%?07tUAWP>C3^bAw*M+
pLtN^QItaDup^1q&*QkpVk32{$$rR#n?T*uQ<CK*8YPX?RqRCyIkP@>h99j`wZ<LSmNht$T><>|bhMR2vi^;prR7(A%P{Dm2r6#e
+9lW;*<VRL>b}ZGHmqICg~A<N+Apu@z9x^~s6=tA5=hBayWqW<V-#uSh5?I^q)?2qy5Y1tKccTiy0Iaa9qpE95mgGq1wkbZI5R%E
^V@lfDjp8ahUe$A!P<`Yi$)_7><Y_2C}%2QvoVNKrhbki<z{_g?OcRa<&$3jj`Fr6b93q7YthNvhSr_3tQTuy+vnq>LVViH^*e8Y
qpagj`q*hU6~c-aLmKun18SWq9ZCiA)mzc?HXm)u_Clt|K^*Yj=z+Cb4{v&gFkrF~BnHp5d<r=(u-@{=LNZ%zx-y8UonkkCSrR>D
M3?lGyXR_BgOuUyj1KhT%JAI19Vq;bOL11S_p_bwp^|0M2-*R!x0~WWqRuVBqvZaq%Rke{b2)OWw#-FM>IO&oRA!w9w#2`$9T8Dz
t|o$C#O!}>@%{NfGJeExv_<&$l*Il-Jxtx2ScI#><W6jtkj6&8@JpZcn2b-730FA((#j+AT9w2+CwLEwK96XkiYTY?(1v@)e<Vv8
CIIg`(82&CAZ3)?Y7tV?L^R=uhUVP$AJlGXM9~t08yUfa3QHm9&rasqI2v#!qCm6b@81m~Z5a3eC5LvXJ$^I}f*LrD=266s%mWrj
c2LGUi(=T|F?q^|7J<fMG-0I%SZV2C8mT*{OcJQ;EXZe${8wDc4thgECBS0>N>lDM)A2J62L}-C{{H0NpTnphmIk0RP0wKs0nuSi
y7m(_N{B;-Ah<%8ZU{I7qZDFP!0s~%Wl2ep*nwOKRGB7@sT@E6`*RfJ5?Px#CqrYoy!EniAbED@jK543P#<r{^?nup{}I$6_-pwO
XSn{h<J>9oKc60C{KuLAJ3B|Bwk_ntyWOiTLi}kwqDiNt7r(B8{hG9JG|VUsNzb3ZT5zD!i%=A$mK?ZFuA@#Cy{o+(F4^;a3A2hl
d6t#Yh-jB1cLE#T6HKokcESdn8b<4GlbmauKBZl%<%Y5OT}+Gx7USujSlDLvQ0%+wn{lr#^e}b@vyOj#nuK<>oBY^ZYP>2NnG41^
aT?5+NXKzs)zO%zch5{+`nGd_uK2$Lu?<vJ3zqD{!5O6*jG&wp%p6wLh~l`rOxCH{q&cRO(;}Ir1!n#Fv}s3>K=(5~Cw_Sc$>kvl
-Ov2r(f_z@x<~axsX>A4hP{`lDXt+{1u0+amZs_yijm$nQ&mk!m-~jg_}SB4nU3?8*Xr<o5uM&-{J<CTIm$Pq{Zvc!-@C*A!N(o&
bYp#B2}00;N)4l_abkjsB71Mk4tDZL6T$9g43l5T|2JgQx={qtANS1vPM*J<mpMlg_RBh7-=J8RC0$?o37EKQMk57WhJkeneRw{p
QzhC(c8q~dLZ@U=862bmaVi=@0HFzrj#*g|QWQm!6NnMhu+4Sk`tR5NlmIIUANt6KLqh~=MGTM)MPm?~2;d|k1;NfRe%+fxuH%<~
>OoHN-GK1#C&4bpJcZ2+u+kX_Y7;@KCa6tX{(RhxMXsLr6YakAVGzidqhcHc<00zjf%NcnjZ!ui5=$@vNkk#eW*(wQLdGHsq)=N+
1QHhN6Oh{y1CKi8q~|GY2|807wQM4XWRy0)U3SVye!>Mblp&U?!V^^^K~#|okT6=q6?F+nv@HOpr7{ExrKBDuQz3E@$rPYSu%Lpv
Lj>#yfO29_Dgvb_OlZNznue&NIK;>y+98u;$&}=!7@W97YeE7DrkoJ$Z98DEakphMbEU%N&UTp;m{%jL4O&5Psh1&>DhSR9QA9`8
$fbeR1DvZQ;p#Gh^XJajYaE;=+;wTVni5t-+)75+V<yeC!SlB!<Kum=7vAT{p{m<effd?K<TpI$pbl3Xos6R4ai^Ip2x1uY(`B*H
kgS9^Y!)0Lz0f#FZ07BdnQ0E`$_hwzsz59iv~!R+xFl!*<*N*p(GduoNSvTHgfb8{AxWuRmVzM$fd-Uv5Y#+HCaU5CBs137^E(@a
JMGGbnbHT>9~=g8VZv=B;Rvu(TC0p6EI2W4&FWEV(?J^*$wsx3s?}3^mAf{hwvb`#Ub%YG1MklrrtpXpmP3Tj@~)UUOS~@d2}aOy
2)jePaVT-d_Jbj6W!^%EZDT?wJBm6%G(;a$>b`vKhGP@8NeN=FCCp=TZ@qkW_?s!00)|saVxVkEiM_VlMHP|}WEM#WAk?%5@w8-$
WQ)9nlgP{yff39$QfFh%@*f;^D&@z%rH?SkcNB!+&qfK`W6lL!kT-?nSiC@)YTiS66CrgfaR_k;YCz&$M)A%AQX3G`EA&H12T&Z~
-(K_tt~uvqO`2DiEGQFF8@Y;MJVInHN)BZSj-EZ&X*fu$BExJ8yvR-wWZWytO~@Tcs8TOUPEceBlq&wO<K+Gl`o?{+_4DiQ9_x|G
4m|K+G}S>5+i&##S&q^1m`Dhd^?zmkTpKa(`V>SCAUnVG?mUn{JrIwk6%3Fp#0-QfL<kbYH9$CjcH>r1>Qr`r;vN<_vW>CMi1hmc
zx_F#FZFaf?@gPGJjNIP=az$RvKOlfLmYBr(6D^(eLfvu5Lz#@`L^BKm5@MktVe+0plXV!5#QDCK7R!QzW+(WCh9o<KgWmY{&fgB
Sq(ydgt!mG)y{zf^Qc;XE4cr<h=JclBmg)=LNNmR@dz6WqbA`(Sp%9>HyzTVf`1PXwOShzdhsFw7IjY*|Bt3<=3R}b9-lKk-raW`
x8)(KgbxV8L=+Tgf(WJ(DX<UtYf-(4QiZYaV8rv{5I?M1zXlE(!U*H%xcejo{eQ3Y{?G5a0sLs8BEj>s@H_M9%O-$R!S;9e`Wl;?
@-Qdv!o<K)@`rRpAV~J(TP=c61@mPdkS7)w#=5w$2pOx|*g*C5I)TL0jsf`dvTo_H*%{8{W-Sanc0>;}6lqYd6fImJart}IH%|`-
k%sd^fPx4h0n`t;Hu`Las8OrwXxo7Hy1fNJb?WlekD$PXUh7(wf<*{UxmTyGGD`$%@Ulqtgz79!DjGY;FRz*KuV9BeWA=Om>2KnW
7wOk8sg3H8C{${W5DQ>JEz!aT;D@&;APj>-V@1*}vd;siz`s$-@75Y#^~K|-hWfG`W<N;66@OjK%-f$?_2q_dxAiRI9k_@#;|e%}
ydY~jnwd))q>$7Obe7!2Ee$BPIX07YrBRg}M-q_6(3L4%&4c+HZkObxS5$BbKmeex5uhyL%?7z-cMQn{29SYDd|u`IO?|ENX9fJa
`#)LtAPp!OL5KC?8AMYuiaARXB2Ai%5Au`9>v_|cb{|i4M30a2-BGn4ln25A-{z=0+N?^XDg@RB%{|@j8~}jZERg^i5ELsCTgi+(
wz|y#j6Tn`{C^+Ek9OxCH0cfouY>sL>L&en&e9eo6^PS1UF68NyXn>SSVY(Y3IGw;c0~mMC`wd!#@Z7JLSi5)aa5BhIq1?ai4OT_
&?yK+Q9%+Jm>g3~F&t=!#a_gLh#4^yixh-OmMtCA&n5fm$7-Re0$Oc7<ba)>!Ip>(=7=1ML^=<|sM%9dj`r<bdR{RKp+E^7I16yR
Ig2Qv*&hJ~8b=z?4F6uA_jk|WhldY_7mZpSG!6(wDPlC3<_*YGqYiuVpW%W%L-&7)EeglG*+)A26c6p|eyMsv{di_#fA=qz!IwgC
zvj^YJ3&n#cNx~IBw6Z)Z&^C0vKk8;py=bSTSbb{kN)OpBd3O)a6yjvYChlU%mtf?`;zZ>;Y?{-&)Im7?$CH<&%EQqB%MMhulH;4
*0T3*d$2U|CWHbMLJ$-H2}D>(f3Gqb38?OQHNM=bgV2`@!0Hf*dtMlF3L_97iXNO$&I1n9*g|RM6)#_~`n#|ciP=|43(%na#6b|{
PvQQpLEs9DkSnXw6<sRP#(*^xAXN6OA91NcQ#W|0cZ{6=J&VEa`*RTm1Y*AHJ$-Fs7-=m_S?Dtl_P$=*w;8dQS*xcLDNMnwGyje8
V3C<gMmWEy+k#akc7Dv%H$S%74~sQ0vi|xKp@%Zh!}^Fnw8N>sKACjHS?n5nX-7ScFlu<`6!>dw0Kbp)X9j5^u_XgXu0zk~{d@X9
@!S6N2nCf=e#8F1@Be;$$%R0p<eyk_?!)g<{t5rD+Jt~eM8p2S`2SYF>;(bgKhK{{AM_;dpMK~0f9&Kjg|rV}U&RlNr|&gjb@z54
u%F5%V09DZoX*Gop~(k1pYhzyk$6H~5D!#)CH@#}oo@ZtWB<GzF~b}GQrR^Ir2k<t!_;^}&zeJX{@lFUH;-__K>u^bNjPshoq99-
?KQ3$ni^p!&3MfT?u6+*?s1)Ju(V4-li7oxvyGdf#@Hx!gEWc1sVI2k$HNoqfa}r#9m8zyGu9z73R4~?fFdbRYnt+X7=UQCQVC{Z
L=+R4CK`+pfqOfy>G6mE1WJ4kon;dO_V~wtBmRE!^Bx8lvjZQ00qg9p1nfxw#bpm44->}yX~{R&hg=`zefw?GwBRKCG27A}>F_=)
Ys7ktH@ltyzB-fjArmenQ_pa>eCQo&2WXzX&I4t5N0N_Ur-(Qg+#DTUK}RmM1Cj4{1mcIFz_J^9&;y~!n<=^wmKT48l|@|5{m=H*
k}CbyE&?~5#AHB6OX)NcYtYm(2VxsEU#&a73J2T=2c9uFLz+I*UHiCR;4qETsYH8_?GX-uNa*!^KZyAKoQ?IEb)t61WEm;#Htwfy
)Z<EP_ksUI`cp^x{_x=i`(Zz@eX4(H^^3CZYaYe`i9#fs%lfPXd$>Cf#Z4XrfsumUf`lKh|36R5+wboK+C@i?pVMIcNXPB}5A?Ei
{GaFkb<?W-DE-HmsPBaRk(>voQOG^9zqeXY;9y`p1d`)FyK{pLe)7YS3`0zqhmdwdytr?o@AoOgBp0qtljKw#jHE&ChfUcZEX=!3
WUUba`gIB2+jyI)vK=G+{n1u$(|$ai4vhX7bap?!nf+({zTE-%5Pr5nPuh7sLP2fc=0AUCd0h`>#IKmlUokwt`QQJYwv<<N3h`^T
ux$N!MKqF`A+`$)hs`U6Fef?Jtv!W&FUBX={F0lFzYoXu{*$_FexNL-{fS}z7~vBnz64*{fO>5}<gb`|U6btr7cxx<Y%tX}|3i|x
Ctt#LAS=vO4U!NIjgRlxHZ}bEx)}dc`Fp;9SJ(IdM`8S*FSzUcclBL=UEJ^l@IS!+FL~HxQXVh^kC1OVpON-IyD$*O97#F9DD!-b
M>S!vaS=!DIcQFuy|&L5{=Zy~f!Y$wq56qKK=KgJUcDc4qYn4(!><K_UP?;66;_AeeUQ0j4y8AJq1s_V+Z>WL*Q7fQo%DXDa`)|l
&T>g1H795NE!v6FH~dfgXg@A^oi0=md4dCJrSMrHe9E1Yx(*QWS^rxwQ`@d2!{I0NHPr9$U+f`a%n}oq%P9cBozUveBIbQ2!PvJv
Kf~twyY0Rg)8O`qc5F%Lm469SLHJ_r`D_{keYtB*T99&*|Kloa`7Ql9O(GLx>4I~Eb)yKhuvi?26#V3e#^fi_!l&XX<#UZc)BNV&
r~h&v?14*@{GfI^^y30^AvO5}f!o4-v;0jrF~;BKu3I54E3`B8nIO!VA*8O{SZLKrx2DETqkD*7Lfz++om4%B8}MN9*2-G~{+;Lc
_5W|-xzCia1U?^|{<Bg25n#4ci-$^kKlc=YocQ$p-}!g{6Y%<z_D|tA>6m`|5}{asHW<a>)>B!A3;c>vcIlAdPfc;j#WlSRuD^Y{
<%SEKDNKS2a!<vYPvPtQxzu8??1+KIr$wPtNNUQmq^PEo-<3#ZZ+=+q^6x)M%W2u&@N|<AUd@y~fIZx}&?O*xx}Y`8<i6LbJK~Bt
;+V*=SRyE;4y5N=4H%f`?B9p}@b);TkDIjX*0rdK4K^-dx_TXHaFS$o_Z-K)jrXXBn#&P~@`=~b?>eyTR&tz>RTf1Qd`)nl&oqB*
>CSWix1UeB*Ky+u-Rif?#>v10Qhzj@IdYKxkKIofucfXbOrvR&`Y?}(vLd6s#mc#6bDAuPE0}>t11G)jK35^sxe&-AkwBn~V2Z^q
SH$#$)~i;V1gQ^PlA)Hs{^z*<u6#}Wgg$fK%i*IRKXm)+Rip*9NLQxnTS~omo~RE<9Riw+q3T=^$Qcf@L!t<DFqj-17#>4MMC3yt
!kuA;Nnl{<QW~GP{=dbC{|M|)AILwnJwhMk0sVCJl=2}*-Us({Z_)N|Phj74K)`q{4&)7cPjU0Uox|{bq3#qaQCSjJBPje@eov3d
<mo=2@T%~-%%78u*G`+7e|BC;sgLZ3h{CFn<&hlbuSUx}22ef__5>{+|N45`$;SM6hm3J}$>#>MIa>ca=FM#HvjSQlF?t}egI8=Q
v&IaJ==CCLEG6(B=`v7KfdiDNN}i57*ss914t8jr;?yrn{9fO7W5S{nDW<>dx;u*@U8mu93#j?HdPD8rgy)3wCU1GG^{#KNLrpCr
(Op&WjT<=2K?>z8IyKh|4yk(Jcby!gS3|o8<uMD!DjZ^PuK`6`9TKJ$?NY^}5;0pY5^HO%*el?ejqeCwIQf`Ee5clgV3Fg^%9SfY
p>trSk4T5h6KJ3BAKr+c*gM9tzLx~$RNetn&sKT!yfc1zH@bA0(QUnPeRKVP<M~-Ua>bB8fHguS<fw9SKsgE2>Udyol$#G7r@V|n
KX;)GFIXp1?l1pKxEertSJ5b;*YRJf&ut3c?l%&;>iyw)wO>n%JhN7>X0yWEYgeb+H=2Dr(nAn3K4T4O(mHIxvvsbg71A>GEKbO)
m%GWOOlscTch?;jzxglY54H}yi*_B^4+XvHQ^xbX@wvZwtGMWcMS}PdvcF0Yc6?I<VY7!dS6!*SQG><e!TxYio<x-TqE9&wWS=1D
L)ZR2`-$s3`SAnH%*Y3vJBjxG_yOq{DY*5i>=$A1I>Vs!itQl|Xz)wvHxtBV?(Tg8a@8lce*^6NcQ`tqc=|ogc7}LrHf?DwxgRJ)
%ufjtl0H%$-H>;4d3w8#<vs|Aq9c?1ollnh<=D{1eSgo{Dvg^}vv5vRZk`@QOYVnzz)g=hd!vX4msid8vxm30&h2x%F=DR3EKDZ>
NRXS9C(MZeJ(L?Nu-7u;W=k#N;MR*Rp$KA7>g(2nx(+;{z%(E~KbE~@<HVZ`Ek47}cJhC={O0IQ1YkfAp#pya{DnV|^+>I($-iE_
I=1P+tn;D}(+zJ}(z^(v{DCU6tT~XDSTa^t0s2`v`f+o!!49Bynv*fYB@&EI$43VQ+>{VJQECN6B(VimP`ay-<N=PmcE+Ejy?ye1
hkaLJOUvuWJ4`7YEsMF{mN{*vGew8i_74#)SCoq#_fiJuM6_N+VV0)B;(`{ms|wat18)~-zAbr?76dKXlUlBf6{QGVt#ph&X_X61
8a37ynpE10g%7QSHSLHP=IA7GK!Z9-LQzC&in-@?krpu)1Y?V$OeQ6E1?Y9rg*8gXULLC|DKo-Ng%x)pM52uc6>=~<_9=a@l4&WC
fg&E7AZi_n^!?vLd{}-|+2Hc`K@gZHQ3?s7Z@=W&z&YPu)TKE4#Za3A0<6QdzexZ?+vn)x&EuIh>UbQe%>rMj*t_TYb6hrVkWQ1L
Z>KcdhOY!~t#6pFU)Z0%x^C^O{!hL?3$a2oVT6Yd;U`KUdyO4U&w51RDbhgfdCkYT>}0|~_8UG$U64Fc{EZwu)gc%aUj2x}(hdX>
=s$r;?J{52`y=;`SKF{_ZI6T>y4>BLyvl4|KX$*jCqLh*vK(0xhqs6QnO&_$Df`{^dh}&U%#hIcTTr{Pj0O;;6tbBZrAR?AQsguW
Oc|K8MjznGa%_~s&WsC0*~bpJ-p4f1;H>rLy#M&*HsSoH@?(GQOfz_6iI%E4Ogk*<!@EhnO0xHM4~(JKPiV`KCnzatHs+Y}Wcy>?
^1Zfv-w8Dae0Ktd_Nw~mzG%LJ1q%m1I3Rp#2h8cG5<`8pGw+}j_c-3P4-|MGyKsjo#NUq|PiYH4|2ZeK@!z|hF5Zy;i`n3w0B4)d
e{V5R^DEKf_dtBKU>&|?yFa9z0gr2;-QhXk%cpown_$ZM<imzUDkukgkha87b|Xe?J%xoF=lcmpjt18xFgCC@IaQS`II&G+{sv4P
Xl5h*13%>It17U-#CKrGD@N6tG{I`jh9_Y3dJzU9&Edy=gK+*M_8;gI=J)%(yPN+Fu?*XDCO)0!(`Mh0@Ll$Y@w_DX03Kvy66hd1
3~?}*M2r6S#0UQI{cs*pv<hWa&_X#ggo&|8V;{^fDGyv#0#F!blzQba-;0KRAHy~fe;E3g{KAssIA<bZEEpgVzuXFp0tfAs1NU5$
><}>pr88Ii8Kx7oNk}NB_ppB}(?98eQ^6*{hZskpB|rEf4QL<bushzW9cJP7>2vEf_rHt=NA`ZKQ~kf%+|Z-J3D5m#X@EMO(g#6A
5J}%}h?QS9xa@TQ4t*o)vN^++g8pf<5wy&tlPm^5^R+IZ=6$E*{U4i1clEv(?K<9z3emyfUx#Y$c*e@9_#Nk0{kV&zZYJqqJkwH*
K5yzQ)B)HhP^p3D@AZEs$`5+N_xB|9L(PNi*U3^kr!hQh`HUgMfzy{T{U^={r~S<n`#WQ;G(R6*!fzvCKO>7GCbeUVe@FZ)nnb4d
B>rH8P(mS|KH>62AJ4v`4`D$--=UK;slfWbGHnB4;j>MxhFWz9cMvHPv>}&uW+3bVAibLpfWJ4qP7V=yFErfbZX6~f!=}0zp}?Gu
&dvLMyn*eG!DE^1JLfIspDG5%)nk8tcbW%Z`x=%BAeu}A1ZEj&`F<z$cmiw2kB0WGvpCeg(^~)Ow>N*v9epsde<9i18uZuy|Kxo7
KJU!rgmb?$-SQ8}FSLH{hs6)ai^KAN4JNI=OVuaNkTzg=B;Zb}NoxQ%`qQh|h(s4&Wd@GtvC$^H&wTe4fwo&P<7fFnAN(%GFu2tF
^Z#5wW)#@(e)w}4b6r0$poh5i5_}*8fcT1>dv9~*^j5shxAgll_dc&V>pKNg&U-)0NA&)GkOT4P<plcg_HD1{`A9=g_b4Q+c(AaE
BQVR>tLlE}N6+F{iH1hKUms=$?^LP+&Up(ya!dw81cBGPeha@WKL2dM(W+^)a?Nl}0b#kJaDq~phZ{D?=FMojMbIRyp!JSSJ`Cn#
CeT^L<|Dq3asFUyi0lqJf$}>QJcrxkW~xA~lQADy`N?_i7^oe~9OU&0@agE(S(iJ<)_X7KNM7SLGTjnEg`_{8AM@}hkD2JqxFr*1
lR#1dPp^It?|xnfG}Gu$fcpt45%wbAu2<RMM}T((>*M>2`^@9iTDyaTygj5n5aq@J?pNmB^*TF<190jw+!MRR^(gzD{qtD^-p^ad
0od#tk|xh1x8n63okayg`uF-n&-#1G57AWlESw*#%^F=}`W`#mpW9*V`guQ~^>jb9>&V=Q2m7GwkVCwDo`28oU#q-19r5fuj<5M*
`j43Q;f7h5B>@rrD2ydh4%)H6q4!VB?PhL=C3P`i_AjruD=bX%(V!pHSkcqvfW11I6hFiKy!F9RUL}WL3&hpAqM0qC7R>q#a>YGI
@i9#gj0Y$=i{l^2`FXS-GP=O(a{RcTYxbeReKS7iL+taoX*lHkGJx^3ieQx}DyfxB&Vq?DhuZs?K95MgK(Fib@=wBka7Tm9xv~7_
dJP&qAGG!;b9aF3LvI`A#I_wfY?7jQxSoWN*uV$kqr9o>qgUw{6m`7@IhO|M%BDT+#O)*r%D7DlvO7H%zIla0RC7cMICVR2;dBV&
@^jWwb^D)P^<Wv4G1Li_^zJ#HjQ?nT)b{%<UJsIDgAT}fiWAaz9#hhyK2;MULYjP``Vw{o_-uUBp%0zW87tx2c%BZ#c+S_P+oZGO
@m(Rjy!mUNr=Tkk^ZHp9<pl^UjaX(jtU=M|2^<2nk%4)BpQ!E=+1zk4J-%+@v>4Z!5X>p_jNDO0n!51qK+|>I;1D*xVa%OpuL~K8
R6&IpZz*!iqsBfm5Bf)*4*}r-I{_Z9v(f8nyM0xd>0tIO&i^m{Z~N{>_5UqpBbJXpyPt86g-BE(3F-BJRD}<BJ3m*QN8hQwa57)C
Mum!h%Kz$qjU4&e!2Oda@sM<5I)2;V_J4t!G<zoGN1c&;HVsKDTpM%Y{#89*UO_?XjQcP{=NN<H0Acj&CP4l$pGLFmJt^XSmM2Zz
c`48XW3y!@eVm2zWOS|Pxw`5<Iw0Tlwm(J%=EJo(Fgpw}*J4fmsma9U_8UttJ=JfK#{|tYK@NrxkUSt{nQd)G*4~8o!|`AWNFT;z
z72Z&N=@UGXte`MW?~dXb52PP?v#F;x<g|lqxeZjI`m_KvUKG1CupF`2RN=Gkj4<jQz|3^l;n1Jj8DNBexI@3&ki{pkf@OJ^(D$>
G9(8;gS?_5Pgm>TJEXg&GPA=bs?uBj7)-=rw=&diblfdm!s)&+la@269Y|`&0&~y-=PDp|1d||&<kO)q5)PIRa)Y!l_{~8BJ}sxJ
c+78JwEQ>2`M(qR8s|)U{DY&hjI9ty<Jy0t@A|xiQ|;dnf1~vzdtH&($@gXp^G?8fsl@|Y3QvUs&QUP@+WW`*IBxOi=6Ij^zfarS
`h7l!+n-y)iMVX3mkf=$onC*;MHN5jl{n@99wFZ?do!MFow9+k9g3}F<0LqXEu_ESc^a{j60ukLqMg*1IPF!ca+boW!}t>Da-5Ia
YY~eiJ{$etpVcAkR6fQW8GeWQKAR8s3Asjb4Vs3P&{|4CsUJBMhOcZrp&oPAcphvW#BhVe;bmZBsS-PGbHqU%cR02n7#CxNEN&ki
=Yc(&ySv=dyC<PT+#*YkbKFal`Ues1@i_#_$m6v@#9=5MRf?*{GK~MLw1bKY5^9nvxuMiPIBnF#mu|MV;a=rV5jHkA<JxSzf#663
yy^(hYD4$?av)PsnIKt!#CN!ZcrKk0OG8vHIuiqE5!i+0+u+iL1aMJPoVQKb+)u(aAZdV%T*zoDAqeCeTvUP`DS~$PiQn9P6<&R%
I0`dE3jVJs0q&67ZU{H{SQ5UiLlydYZ|R~~XN;c`K2V9Wb<)!eIL>Ki+;xhpy6bz%r+LyIv)Kvy{uG4xmT3837l(go)!*PcdV|@W
4?gS-DyLd4I3nWNQigsA4zys_Y7~_X8+7;A@Lcq8?#Qb}1sWALr4Gmta9JQkHwlh93|$zV*@}o(5mt(%lmedb#Pf#U?9tdfS^0x_
MJG0jOK&%pxV)wwU1jOG+yk^X22Wpr6aK8temCM4qMg~_Ht6Z!{z>_NtmF1Eea9Ry4nQDMAxR2QC}3fMA*Tli*btxozUAx_wrHaJ
+*%IbNQ<xu=Yz<M{^QrDm-Qhdhb#ceVi^ulKmoZA_MQI!Ktg0^Yy!wmHY&v6sxkf6l~hb7QCE>8CWdA#uoGIqKp&xj(QqO9Lc;$>
VUP}<6hBsi>%SBgMgE|l4)5mpL*Fqcy2xJrYeV*Z8TKFF`23IU-{ww1T#vSdx!E6xKW{(}n0H<J&%sYR^`Ccu;r+lm!>As?HNRI_
e^n(fx7>X>hxhIddhyNo%@pg~wuMeM*5=27+9!9AerLnUKf(k{o8o#-gkpJgNjDDO-s14McdcXD541fXDbVZ;1?vnu2f#T&)gH@M
PvA;n9_qI`FR#%(%m!^&lD@>x)NveeME=~~8@+@NdFu4`q25bH=sVf-zJT)b>E3mFjgGM$^lzZ%y{p_E0St!2;%Er&2IMe=2t6U$
`^WHalZS#&PD3|OI{M&3vIO{O9s4JgoxEQZ_6T5cIAAhFtq{n2GUs6B+JJR9uG<ljB?UMt92oF$roabZA*J^A!g@|Yt-ZWGPcXqh
?>`9>+3YpqzIqtnW`XggsR<a6nFO%w4{Aq=^vN`KzK)})O#$C<i`sUX*(=ntJ!!e*X?s-%>eqS_1d%C0w#aiw$e!D>b1^+Ko*o+q
klnp_cWV*Z9)}*|W3X4Li;mlDdTTWXEE*l%;*^77#|Y^7C#~<wIi8`xFn@eF5W7VNhyz4EM}NQX`@Z)brjI^hdklZT{}n?>>{kZb
;?G~H;N`nPAImTiwFHzxABe-I2!{z2D9Jnhf4#;;#bN;z^c}(O#)ndHb?yD%=)0zfJjdhno_i0w=C|~1xiL@Ni1Y6E5c*GaO?p{G
dfhbJ^JFUnOhpA%sJQoXk+afx>-gK<;mGMP-v>?kli2K+YX<rQ)STUMvG;vn@A@6X`m5!Kx7YeN826$5z+eyP=-@lO2;<&<W+8*f
Jw0o&)yC><NS}5m-tewL%@6ME>+}cQA94OT!~Rp8-zE2f0TyLP$%^;vdMtFli1-Ny8}TPAV7_>}vt|UKS8>tNN`FiK-5g=aA~Juk
<KaX1>tX+2v((h>x<(5F<UXu1ivw9q1j&2g)C?Sz<a^NjpKo%$v+d6Qom1J_q&#)Y#3zPqI}`Ytu!o1!d?m;niw$z{-|)Z<!~<aB
BZ(3l($31)|FFo&f)gk|A@V=7kCsu!!~-u!qBASuqhAAA{W64Z`_HP`7il?fh#uNfFf9!LT77m;KkCK9M%~e3=|u%u97FT;9Fhog
_gc^%XvdvE6youTNfkh6^;m$D`hPZPPw(zKj^W?0^Y@wKMrhU6w!*u%0wSu6RTymuZwN|}gCQ7dXj3s%R83bF;_ClbasLrhw8s0$
4;#YBT!YSUh#43xJ;Z6m5~%6jR&Ur3_-V)U$`7%JFa?8;+z3*i1S8$?_fNd|edPmhq95bs_<hGSa9){CgEW&B8%Ue){CU>-r9{=U
t5Fe)(Pd&I1NfzInNOh*3ZaPwvV?|#Lq&4AVyfVnnDyDS8O5IaKbmENAB;4TcY*Jd_BtNa(<CpL>&`w{2Sh*IA$OgJaU`g2Lz2@)
5d{cP3Xk)GaJb(1CgnQUbH_Uzu8AqK#)B<dg11hwA{g_q^_Z;vTR;s4ldB8m%5p}*v}z?{O_F56Vf=ZKvBmxe@*M|Z>bx%<j}I>w
weOa%GW8s~Dg8gM1F_Z_w?1>XGduRhp(sCq3@Q?6devMsN9WzpG=OcrUP3&*&>n=?CO{|~5*h@9WFYb#I*^!j9BXd6D5^~gdQAtI
|8s-B=OqvA5KhCYZGdn%N5Mb0AK|R@&P4?$lu~4qu}{b9+a}hiR^>653sWDI4d?jqIIAc5Y$-pRH+Up5dT-A&yg@y;vN8`|XR<2o
-uIN`%0t};2&<1FyaTuWs|ajdk=glWVOc4Yg`pKxGqyvFHIVibtPO=cUV7QyGjOEk6&5|v`yP{TD&&n1_rFH9pmd57q>3nX!$m+m
Ct&U|I*ByiA9>XGqx*l6)`Cg^!=pns)DI#5$LyvVa#!#S+xB0v`2M&btjHYuzivZl2j3=lZ>emRbu%9gj3DlxxX|>FIOlSESv}_U
hUP;F44%`*uuOIS3Gtp!8${oTwDm+Q)PHfcB+bGcIU3?WRW*c;`@2A!Uhi0iP_gmPx94#AuhabT<8Aet$@$C&?^9YtuvY!gGV4lv
D(>#;_8)DUKV4R1>6*fV<!9<-A=a3hI-@%fS<3uYTkI?H*A8o>R^$wkNxk*F#ii3TO{SQOnGT$U^_SL9rrIT{Lo4qaQRvG%APUv_
n)IF-Y7?gToGPWtMIK8U<25al3|_9=opq0ygVw!WqdT0iYsb%5xxE8dEHcyf0*XFmtfgCx--%vQvL&IkV|NZnkqYeG7lhG-BOEP@
1A?Xk!l~d=``R;K&_$b*y)thdnvgT6Mo*-BviC`(&F7Nf7+(`s4^S>qaYqG2<Z$bAL44O-)cp6=)*VYsEnG#QP)mY$IWFmCql_{w
t&;U~042Pib6Mup(!XlD*AAc7UAbeC4v$&Q=2B9Zq|a4u1|3|NO$fBC*_l>nsVWIf^BuR}U0-?`(pHBNJAB@{^z^#vzBM`?F*B11
T}al|J6pK#=WEAS_15W~YeZPy3K%V{!T}s3AI%O4Cf?G3gk(<pGAEDLj!5|Prwff`yj@A>fwe$g^s;(AVPVRaPy+r?5%&f4L65Je
fR|qB+^TyTTVOJ>1yC5?T#u%V^XR6i_(#IabnK~CFYwV<F?_9oU5F08VjA$Bhs1N~n}>j&*+ZM<<uU-A!Rxun4FVs?GeZx25cL~R
J?As5+Re<b^?!3rlYvZiN$TwD^qdQl<{g64hn)F#%?A$WYTTgP-Ja?Q{4`!pppD2jK#UXkfS^{BG6H~`MOz{NO`or$^`}uvK+}an
A7aRL+ak?EWzcp;NdBG6?&$A1ROSSIL6sVlT5@tHl8d=RkE>JPy3e%O<YDm+vCapvcugE@zIg2+HZ+)!XfT<aiX#IFW%oN8G*nYb
u?{H^FfME%Xwb~!1n%+uCvHI}SQO16Nr0iqpUfSNy<Qym7=nB0;q-S_%3Jkh@;+`DC66KJ{6E7#w_53Q2-xZ$=1NjdvlN$?CsCm~
CxXAGqpg9Kr_J%Y_*Pc6@%YW@@?CH^aa5EqMT4w;qvmZSkG=DcH>DXC+G;Bly+^N!c>lXv<FA9Fm47i+bVfh}qbvH+*kxISKO|&x
IWKOEbaE5r0kHwp{5~Gzzxh8fj!68bWJ~@}6hB6)r0Ze%4t8|6W_|YmJ-iSzDaHs8w7;XN{vdU_2{vSbEiBr8v-xXEVS3vZ+K7`L
Z2g>nVT9-8Sp;q0JUM8~17bh$`f`;NdpahP|IjB*<nT-dVzGd>qK@VSaQlyms2>xzoWS`!kAwoS@OC`UhpoPFf#^z|79Ad}IOm)=
J5^OQ>-`A*fd0|&9<L-Gv*{j@>h(B}TYHDmGh_uw1cL!X_LUQ7Qvn~({dQ%iNA*z0Ukm*6>HGX|cYGhsS=F_Du?<m+EB$5k)HIyJ
iW?i^7wOJUmZ7XW9WJ-5C{N9%*rq$~{1|J=tb3CZENZS)HDfOItI1&lREOFDb5?~(3iQrG;Fic;-&A;<x67b>Tq)-+_UmbSdN%*~
ANJ>~c*3*0==Q#I&-7f$i9cEq7%yjUUjDbCpbfAQke=YqUVjSX)+2cMip0r#k7iU_ouex-5bAV!Gmw0(kLf`zXZ({$GaRWQD5N1;
>-6){-2J~yy7j-An{-1{FsQpaGg_d7Cf>7eLn=^bZwMMbfz+n|SPBXvb_DTCNNClNG+se9-;guQUV04@d8CYo#AHL!JVc32)9jS%
?Qp~&4#Pp{fi)+l4^H^~@H~=F)jRN<;ThjPg+Zrjnug+6ufxZA=ms8~HeQNqS|Un)Vb3v4u)Lt75>{;Z3CkN{P`^riK7qc{5|iW9
b?L8er?2d91RIX*xE;xlL%E=$;O)3Wna?P6Nb|!WW+>~N4u=OV(m&k>PDUS<VU0E>?Cq>DGKPt~JOks~3{Q$&zK$?hK^Q}`P*cT%
hO@yi&{fRaDavANwD-x|uBSZbyi>*#Xtt8b#H0%qRRmOKi&aX)uR5ST*T0J(ga@Jd@PHMJ6aqWVkLYG*1TnaHL>?qMAQ~mnB<MJ6
`rA$Jcra1IzRUVrohlFiUt|dE9g2Wg4FIM=K`1yVQ3Pc61}Bs#Y)uKUPY0Ry^m-d7L|_<1ClNR_a%c?%=%lb1g-`@W;Reo^9)NNJ
BMNkVK7|hiBkeD&L)wJaSwBsx{7jb=pHdA7RY!|a<uCLP<w`N<?b$lwe>6YSRxmrl&Vb<~LrQ;;f0z`Q9orbdf_&mb+`zB!u)AN~
$s3R~8v)!$1Y`5!9V2?X@p3|f{*)$0APS^f3RZ;*HVj%L3Mr&Alz8z#97A&cW6+0)>1G!GPx<e|xgW|O-}<}Xf%AR8MNi9q-@jMx
M_8nGOyFwjngxUP+PmoA_V=gve@GrWh<{ATyetXSpSVuI{}hrxb}QoFf@6XE!Ndc3N4zM5bJ~A5f%^&A;2$77ldb)Pp+yG<2F`+H
gp>6T6Tn0b8Pp*VpbQOK0v!K8jUKXUicI?c)8M-zruhBy+FawFQ73>;NOlecx7OEB;G8<3+Z;aFc?Vj9=o{rSdtIFZdk-L(0HT8N
HALt%=u?72&Dirgh|r$j4bBI5`*|PLt!ee2+Iq)Bd-G;Ilm`qG@mSPgjBJ{s4gf$wYocn20T6n<d~xs3=!0uh@Z87;-3#IKCK)T|
xBNDs#vi+d`1!FvEYDY*KXDI_H{D9Qfwy!xIcpCAfMNuYJ-#2++#Gp;o#;Jzz`#@JloB`#B7c^?@6;%o59oq>yFFj8G2O$!a!yDG
aYRW4$RrQMC**l}De&&;JH3aPyFST(Z}?xU`m=B*`=6w0VAAeSVWJZMFoEg;e1D%mhx=33eh;AG=K$_L<HAY6-{&y+dUh}D*h`0a
U>M1bv{Uw@HCtG(fZwmU|HU?X@3Ek^hPy0N))PUe#>r+h^`3slhJu;^+q!pNtNZ<!hR{<$orGrLIe&X+ou>=@n*I)b%-d}EL)d5$
C$MD%I|b}J!Retr8Ivc{nS%o;Z8$*_m&zA;G`7|RU{N3+N^OoNqyJU|usWrJCfOdbqUb$+!GQz~66!xh{%W~7pNRuTJig=j&>$EC
&{PBhzd1qS<-EM`@<P1a563Wp0MMc!NkV{c{U7u^!g?d`V6<Nc{C{8Qr?>7aHhNZC3kM->{vy^U^|(ZpS7M@})e%;(FkS{PO1*B9
h?@w6J=63+<SC#!eeNTIy}<w+jSqZ%iO+{g`*Q~m44k{tnI?(Ugz9b>2Sz~P<0;`How~m6<M~fuKRGGCw@0nS@F)DRO95l_abF|}
Q2_ovzxC}Tk{j@mS^wZaSN~tD^IzsOrKkCR^Uq#J@IJhpq}~*pV1Hs0?eRlN$Nz8Zz|wz(FZef`MpjrbL_vxv1*u{Rpe`kdDW(+>
6rSJmJAZb1@T9>Y|GR<Huq{**3)RDjAHa53vptIh9-rvQ<U*%Ol<6?QPLmdHoih;9aQ~$)w|iCVFbPz`4R3CGIUfG-!Hq!XobxeW
L;Q4NIo>Qq8*T>q9Jg{*g(Lh<&HZeQ4T<H<HV;As+!Yk&|DNx5aLSx<PTRGD?%J+D6z{tKOZ78{d#83___?3l_(c@*<hxGqD0z3Y
1cHfaU;a!nRi$p3+GIKAR*_gOByeO;wnbT|YP&>1d>EArXp{e)jNOloxa^A6CCefp)e9J)bR^%Dm;VfU`87J5iI@BOb?xlpDN7KS
y1{)_B=9KYCX%9+RD!$IEAhqO9R;{Fc5BxbrF$4FZp*F;v<OiFgl`i{E5>9{O32=5$u|zuS;?ZRi0q<{xP})(GDZq=;?P1%eSCE9
(hQD#I%_RS@gQ?~W1?#I`7XjintoSc(irmzDjDOdcy7}t1a?t8jX<<q6;-!JyS`P<L~TP_%{G3GSR~9E@Wa1Jqk;ysQ8t$>=nM9+
8lUzk-{h)E+>9reB6+A^S971-t=PVppRGhqe)Xy1oQJ?Fkg7fZ19X4`occiSDJHYR=OV0b6Zf8Y8i?pXN<o&CwnEqIb1%xnKVH0d
+`!!0e*fEa2*z$bvWQT)WbI(5#YAr}9HFE>zmMYXI%$Q&fJzc7p-f0W0iLmjllKGJH4A-8`>g*B=$lP8{it;?gF=i<rzubJt8ugP
9uxb<2anU5imth47I7&R_1cLfRmzERG`$3*CCH?05NH)d>@IxNeLj=s27ofI)N|iTFDjHD`&3__fZ)Q{0ME3*C#QlUe9=TeQ%p!u
pE}e~pX+<NcI(EfuL%&uh^P+Ddh{SfI37_y&(Mqi1>>H9ys_&P+Tf}XM|h(T@zp?#i+g<=?fH)UY`RWg4|X2s;=^vX5ogkY!87B3
M-umM_<KLC(ea^BkS2Z?sA3x&4upOCzPs$>8Mu>k+rAS+HTw=fWK2y5gz`hV+~EBvRnT*-B|Y>fpPe+F9|xwrG8z3e=FOAQ6NwH$
Bmi{(>y9BH5I;i|Vt{VzT)q}%$b-rhorHY3-6aT=O;=(t;C)KS9)gc!_i_uFsJeB!hLg^er3qxQi(x5J!`+X1<h$qaK|+y-1o1=g
N`QWAc-|SCc{9CE+kXr!9XiV}(JE8#i{gkD>H>~738~y+6bSwbz95YmIVL|8&xskDp(GmNe0ua$4&fKVXo!xbc&*TjmBy539SBtU
DhqQdBrd(J8oaU{)d@$1bSK@g&uv~AJ;^qi_}<QTIb`t2rFGI$=US*y?C_qqz;Ph^CHICD=fgacUG_=`SFVqvtSI`5Fa<n{VC$9F
3WUKF1a=oFCtV~ecHxG$DcjGbm^Pjku|<()@XTF0#5=E!O(fxtW+k|(l?xv`cktR*pYmJ?@=liwNOnniC&$-T3TT|hQ=f&L0U?N2
<iTJS*~h^yZq0pAr<YpJS?rw(MD$NrO<*5N9I{?7B&wKs`pki$O-{RVL&fF5yKZ^u6gSNw=7ijn=G)U5E4opScOG|mNfs$cGm8NW
7E#K=iDeAaKFvc&gx7B`$vZ>CCoaVKHHMKyMLOADS6+$FEAHCGla`@kakFb(Mhf&eCYGq~%ubtk{5SE~=*i<$Lp?&Hk(g%Cf>NY(
1YpS@Q6ACe$O16rAMXAekA-Ll-_y3}<RRfb{|WBJ3HEcx@_UI@#Q){(_Wo9(N&<gRiSO{&<&$U3rjxt3{^$C6Kkaz)odr=)U*l{U
{?Ez!lSo!#Wvbf+h{cMkeNX8^mLQ$VlqCw-WyBC9{a)?Q`FXd;pNzSV4cGQJ<+MK!c0Qa6O+PsIXUdA^cAmVv6@3U?T0fuZ<M?5J
pZjUA(m%K5Pw5e-PtzTd%a}p)b@_siq<&TWK^}~Cm$~|RuQEH%{u;}H|8fHl_;wtM2L~iLEJq?c-`_9q#}3lIyxaWhG+^u8I(vNA
ySllnvNr2*bf@}S`dhGnqzr)<1M;Y$+E;B=_VaFiycq3zX$_O;?xvL9Lj|+AYd77p;%9}TtA$01E%--CQT*rjUI@T{+d*RzbS;El
OUO&GHWaGVL`%m$S%DWe57}Y=E(A2&DFVefP$-fA%2o6+`g!8af2t)1>9vXm8Xv*gg?O%yv5z%>>ijhO{}2D2`bRG<;~r`#<3aX+
uOHLIaKFvrf_`uA&*tkF;luty4SeAKAFTc#yZ?4l354JI=DjyF_22J>`2rxIkF!}L`dsa}e;$9~KeaBdyzP+Gr+gu=Eb`*tir`S~
NxM~F^8l3kKo$Z3PmS1=MX!%%$K&7uqoNM_cdvp2-xvGtW`tsjD-aR<G)w)z_g(@2eO>|lr9PsGABXsTzuOb}6po42vMJdiLV~48
>B}?}Na;(r_HY})^{Wm%%^I3iJhGUm3dT&fKfAXBea+=&YL`rbfI$&KOA!dMEe-L)$af*A^1cl=^WQ{>u5CpC1JkGJ;k#}2dwrRY
m?DxLzORSv6!+u9*RQLGm-h7UKHsyWW6SNHzm7i+(QmZ=aNPMnc|PNwZo$ElICW6}sedqRFj_)_3L&F;D(1XYmhk;w_WfU@<+p`v
ytj@asjWU>->dd@{*G5~*JRv|!VaTUJox^GdF)~5>-<edhJy#AkC|HD9o?_&kN-W`J~iW}Kl6*|JE2l+-|F-1^FF;X+t2i4^6P(h
cASofrMHUeeqDV1HuV}**YVG3ap*jDdj7}#xVAiR@9?hw+nRgt|5VOBvZMWVQR?ic$DHb}*jH{_d}-^;(R+Jt#Cle|{*g~k+faIc
)6-heiS-aYg#eA#G=RgAj_*bA{N;G#@16fIZTbIqNVg>mry#wazr)b{Mw>Uc7t486d27bqTjl7cG2XHquO&zuU+SLTHgEI!Mjc{!
c;o8cYwW)c07m&?pWxPU=rS9~b9DLy`+nvej=!RpQjJaxiG^aTb=yX0|2*g6`X2v(mG9K=SSv*i{9WW2^%V^AR62?C<x}P2H62o(
S=z5pc71mEQL6*<NVgmx@SZ%Mi!w5*j|Jo3jpsXW=Hs6gUY38mmmkTv?EZe{-smGo_^*L?BYw@T=iRmAMr!=JMxO1*Uh&?;u7Zj6
{?+j#CNuBN#B`_F!U5ykzs;PtT$9>6AgF4!5-tQ3AKFud{^j}W2ma36e^;{?=jx~Zt;qew&)LVBb?Gb{UnOoov;6IT81(VKxBKeH
&+Osu#QrL@zthv~G<_+>{aoY2EzkDj%l2G1!reL$)7S(4J`?=FEB#%)4|g3Iad`H3^$~+lm0PsGeEw(U=hywK<HDQVC^}%T^t)G|
7wgjc{!9%?B!4yk4woNP><H_p;p@Ffkz&jb+4(nWG<W?`^Zr=5`SaX=&(F8J1J$mXXH5Kc{T;DGuKD$O;+|R9Ys=bOx9juu@W~u#
Kg7Ga?B|7^QR$DwqjT0rKbybXI~!V?4;2mee7N?#YX4L&J^PLaH}0m~{+qs-`?S74$!5NvOL3v_+q=JqvxaUdZhDRW>87XS-_k!C
?f+`)-9f%F>FMtK+T2CIU&XrfiFc>5g1hm4UbAjgr}O1&XW@2XPI&Ej{ocj**<|&<ac};YkGqn=^MB;~pK_07zFj-JId;u-;ruD+
?%Rp!!JFW_X>QejR?goy?{4o`?)!gVPCndn{#$hQaDBf&XXU%~e}CnV(cL=wJ8!G3^M9L6ddyIIx!2i0xBnT6jDJe^KkSU_D8J9A
-|~-<e{XN0>N~i7TliY_@FLM}5Bitt>BIZ9`Md|1KYyD2WcGXC)eHFX?)y)pl>SQi{nNGo$JyY~pVHHP56%1NKX~iV5DI@3BmBR~
eJud80s(Mi%W!R<KfHN*r=cFht^XLjX<+$?SGa%u+s$cd2~9hG+D~p1Hw2wkYd`rNkY#@V$*T}w?7)0-4UdPj^8XKBNB4EW?AK0X
hp+Q}@SjI-XP55NeOs_W0D>b`4chF=%s(qs9~BT$j0}3%b0_>|lb#!g)VC|@bwg^;;pg=G$Jbx<@A^Lu-$tLKUfhj+sksgJ5AFX1
{NwEY&$gW(HCjF!C$LQ)@Bd$i`g!B~Irw^=`+iwO1O50Y|G5OC5TpRb|CYaS_FsS7{QHyrPxT+Wr!n=gf8>6DKk+@^Z?EW02jBfH
CsnO9KbO3F)A9cRdeArbe^23$<>6mX_kU-iemy#VqsYI#H7Y#2KfdGkeV?!M{hIOWQ}h2;v%inOLG^R~{?5yu@9fHcZ>P&&42&Pw
^;=F~pz+&lbMLBx-Qn+D18G`6(mZR3r|#=(!qB&qdlP*xz8P60U;eB9@j-pNN2-b~itFg*>L0g%MWOAje$nji@*aPmrAMG&!G1RO
`D5+wQ`_hA$Gf!a|BVHRZWsB!kGu6SK~aCZ>hauLvr*HXdc0Ld{oTv_N)EyNN{#p6s^8W}vi(o%^n83L*X!l)KgY|4ZK<Ib_%f3p
*&htMiS_XV<&l4~WdAcv#4EVC_k8~sr}tKlFY_y#udC1PfAG>-$fn1r{1+eRHQ|=vnpAS8I8&&J>#f7y%GRf|ao@IlskR@war)qO
-D*PX#-HgfEzbx3+=NKC!M9_E?(3|`?xy!1hxd$mP)R-0wfQi$lRQ=VZ<~5lenLBkY;SKpB9viWtkws<i>h!`=`cu*8uIPd2uU?5
UM|#Kv{7r^>q@r@HfdTh2XC7mt1d543fitYIW+s?9FYDr&-r-I_v2M0ctvgnI~%4I|3q!$0tH1Cz5VMDKZ^G1D$@PT)XyE;vfsx_
`oEOZHP3U5_&V{&I=lM5HynW|D!Y=Gb!{POV7_=A+f#0e!gAGrTUhDCZG-kkS_Gb+xUQ7jU39=b>)6~UKk<L}<MRH`$GYCU?|v)U
&DZqjyT0GNc+BZ?K0yZAznEaB%x&rXuqIUSg>zoA^*j_Tj!NHaeKzG(<LTk`rX!VoK3x5!H?4S<<N5dY7{Kf`)1JvMg0MVSi}S~A
EPY12qJf)6tHreO5S39hemkFDd~oUFRQctkd=sXF;qQ*zSohzQw>Z&hO3`pP=;v2$$HLGg?KT~IZ%|Nq_OEU++w1Z0%|}}c-N$Dk
yl=;b-0$bplV7>Jcy@5qDJz?3HSD}`)7GB9;n=7;k=Oh-6&oEiQMhxvAUcknv)&(N4-CNY9d>RIo;^DD4bt1!htthR6!dcE!nmA{
Fx+}~Q}1)Ak=c!$nt5_|yK~=v7Nna@1w3skaIYhKWa=sXp2Y|~rsU_tTJP-d_SqDU;-@1DKW~40jvVe4e^+Szd^sNa7yz<%uzvY#
%QryGHS^aV5RBUj$Kz+U*pN+%C*o1>jel>_mp84(zP}tJ`56|fiA^|6p2_j`QnpG=D{JfQff||v#eJMGA~#5Qe7!XIepMei{(>Ko
^?aN*!_XU>aR-j;uKtek^ZT(GQHp_g5#TVrmF4u-@2NEVd#}Dae7bvoC!dQBcTwTgZS#6~_VASGd@=2-)NkpgtZSz((w0BB@;I>a
3gxQ7Vg6Rd8U6|NyB*#~`1kz%e{b{tZr^b9`~J{DP*sOW8?#IL_a2VkTYCT6qSJ9-<e)M1Kc#8te?Hffv737RacogP2JjVdrWM#|
Kx{9t!W8|ty`K1YXB1T)<~}Si@hc|ULg`<os>fLUbavvp_1{NGzCSl)H^p?y>043H+39I{9NfO^m-ptF$%Y|_uw~ibM;XJh`j(ZJ
(CN^=9X=G$y2c$3f~fTIK7Zy@KHqMt8Jif-tKmVF(*mH|==X3T#ZMc>z6Gy^tuPpM>FMiEUpFl%Z|PCqZ{PeljknfU%NAty$o9XZ
yBJYt?Kka5<JMj4llw3qw;?lM7}D845$^Sfsox%r9$rigbDv}LnQG5(PSZFUzV`>J=)SHa%0v2BW*VC+rjB+auVqA#EmqdGYkC_a
4&T>t-;l!JCP&trjZ6vxPLKAlh<$u*PVWxoC!vh@)3KkqYI>OOb!SdrshdEdWMQ81h4u2}n^b7^74((K;78o@bLmk<Ynyucer~ba
N38!r^!yjMQGWj(zXQ~9Kc_!t;?Mq)|AtifjJDB5f0+aMzw1MX;bXB@Afkuqy}RzWW*?5Vr}*&yKlHtZBm9jID=3Jp>?Hq&1p#2N
ylf^S!8U!a8#DScn8JysRf>YaMDL(f1zo#lB9If$*ZEV_cdn)yv|~~U9$qSpPcSI5KWXnH<?l~V_I}UF{@=s@+4->7&*k-?AB2w2
zv55!N|Fd9ak{`lMKbJ4eEwklp-S<I<6qgLYDes7X_j_yMAOu1$aietm+<6)J%h5O3w7tr^-#4?ppX=fdErm80qo1x;%fsRxQ}<<
yn%u5x(7$ul>!dnNdO58bJ`U83Lb12vG8vMNfjLv6A<lj*N-xzp23(E3{WXYFhiI82$m*ULZyaz+u!a(_aL5Df~G&r#Qp5ayt-qr
>5~J7wGkA2cXHKL%dxvOZ}z(EqQ><Wj>JFuPwX#ew*)9|ogG<SQ!^7LQ$u|9z@gpWF?fzGw`vYelr|8?1)0oxH4p6*|4y=sVKNL*
=^n+r{=vR?dS}Kr96?jtM;u2dQ;UuR7K))tJr!QZv6UT!KvFo^MV~|ayMLd}|EJID`qd9}|4+?B{W=FeJil3iK@Crz{ppWK_1gIU
jc|Df|2+O*@77EHTzd!h{ezEZ^87ky7t<(yo(W&oZ=dh-`fYy0t9K0k&)54cN~C_?ck%yToc90fox9|MK?i^P9v{d1x_FM|U)R}x
%pH@=%IdOWHY~%5>94Z8x3kyS|Kt0<dVF^2<@$d=k1^=eF#UxtLMKJ{GIP=W;-k0iA9g%F-`Css54*{E{u^tEr-1wZx9mU1{@-D9
fBiA}zioc|`*r^w9(1C9cTgOsNKwkF(LWDUM9<FS@(}<OE~M1<m6!}U{|YmM^Z2;`J8s`5{2%5V+;aMxFX$he=XdAHhs@tc^H<~j
>+_KDVN>mB81e333VBxrvCn^l#|<(5U28$(^77@crXSCzPP{F@Gpnf1y}vX51aveNA$X9Z7NERA_{2Bt)IIOm+O_`=f6L|4`X}Sd
PEat~`q!JI8oU(^Ut8AxHT;ZyXg)ys`*SZ#k>nrr!1e8z{C}=+r<8@0`s0gu-_WvRn|1+l!25ff`(FJvfpi-RkjLh5Cn8~g@%w*I
H@$$N_VG}9c#kbt+CfpQ-o0|E<X5{!3{aNVuh-l457>Wi>2JT+>cHD}!=`&YJAHj8iu15EffmF{qc^RU1_QN&wQABOB2>EzJAD-$
UG0P6->pyW`g8+>{I}MlTUy(!w+gHW-K%Yj?nH4?gdf-w_7Z@Ekkp^I*Z21|#24`X&fZh`4>+;>pKf{oo_O)*+&TOk*Zp_D_ItTp
^3cYyAFkc^>-u>98ZRO96a*ja{<TO1f>4490m6(#d_F#0&Ad0R|G|rOOtNbREE7?6ML363$UJ9+b%WO*EJwTQze}xf`t)Xsp(02T
(gKEI<>~#|`wpI-9B!d_H-Ml)0DqAkf3%|bkbbWE6W{)qZWPnASYTCFD}%(jgAc;oir#+g3;*9)v_|Zw87axQ+Df*i*wJFHRGt3(
(W<skmcdjDZro{v?kEp;Wkgg(M~IYGZKkNItsrN2;DpO`I0>Ps%I1GhJPwX|VlPf)w_43AqL!r<Hn>}yYVT5{N*EWR#&r^{B#Y^d
6q_`t);cboHAqOd#FqQJ4WaDGtjdPdM%&Pz{Qqm<eBY<1OgNlM*V>|$YKGHJH+|*XZ6up%b=p;QTG(PybAirLST&+jX$>I{%b2Ys
aAM9H@73_D={V@3A}DlkVV-GNsk)^q2JQ_s)g(msu^u=Xl(sB%=xp^l)E=BtZBeZqF~m}(NmJ$Y-h*DX&K9sl5hzNcX&X1C%heoo
wyJ^f>v?4)mqzDW9;S)6W+0Ul<f_3>4zX3%{6m|<cj}(qYQxRQtT^2-pP7e_^rCXbFAdN6+KK7MZ7TJ-QI2wL$Za-<YF2r-ksbh2
pufd*s@3#{AqR`}KKvP^c7nAH!;>hDX)zoU_#eD0lU!V?qRyr+u0>9;8G1cZ)P&01mw!Ip)kQ^k>Oxf~0#<}^(CbU%*E!7I<ADY|
MO(PkR#6#ZIERa3o7-9+tOg{IXQy1*xz!_gO$OwZrBIC_@tQ$RU9`};&Asa=*BA*#)Iz1n$`lqm^sdZ!xfoIms*}%Qnd{=6)pcVp
6i1G<EZMhSyXtN`3@LK~Ojnc1(kiH?8ey>!CM~$keAsAD^4Yja(i3Pt?n3Q9iQ~WpZ23+mNSGh=IK<Emwg5l-@r_bYFH49u87&-J
4DDdW5K-S53{w<T#FaA?RFl(#j*P>9nPm*y#t`;oDlePej!@+-JNWFK-k%M2VSBv&`;-r4v@Ig1T<VF`h2xrlZ0=V~YqwQ5Bge<H
MKna$O{EDb?h`_HdSuqkj1h>%K^7$?2_&YSQ8Z?8ICQs}sGvik1z;d0qwNE`yr^GSXQS5Q0sl6y?EBztj^Am&?fM6Qbdc5D|0-9D
{e89DcX3jpa$H-+uuT5GUDf5)T?jDE{X2#8ovlP4&V43ou*yoILNL2BhgAz(f8pP~Lj21|qW;gugEU#;qBAdy55)G)7^?lI)eZ|L
geiabUk-X!pX5Ow#eeJSa)&cR(`>QqWuEqo1J3>{y{=>sYQL?lheb#1FEGps6Gt)wIW7!zjHl>&6E$X%9<KddKm_@b))7Jf`a~iM
5no=^|1Z-#zfbPlw>?#OYt{dgcGKfF>gH}w_;|k$^k2ulMljw@dgfl6ww9=Fo1dlE+v#D4x8i&xdKhcYgXRO+KqU|b?3+BT>*IL3
-b$ByjM(w$f419i;d&^QZfrV&8EVVuKhrLq?y_l;ygeVm?Hnx69{;?!Bjl<asdAO@py=1t;OoXF3_8mX{2fv9nD)bqV$Og#_9}Lk
FWyETor?a2no)rjm#p`0v0SeR1&ZG9EPXrj?BCmwYMTv$0FA#7;k^GF&{)_acoZ7Z&J-2m!;Tfso~H5c9OT~JcKOzGO4#on{)#`#
P7JU7nTaEq@0mPx9CT!$K$ajO*woF`sNJdCg%4yvC{b4a5mWXn!Vb_`g!uMow<^1<L%*bO^+QIya18>dw7(Y`haa}q`FnJ?^hTdv
n`e2SRk^$C=C$^Ji%mOJeFlVk&Yec|`wS51eWhU4l?wu;iYdo`&0Z7X!1}iJjCdB!dbi7M54OK?9{BXg{?49M)79p!;kz}Lz5n6>
y!w<dpf)NGI>#^Uc7cUj7gYqZkZ#Oa5Ic)GQV;eKA1>LLPl=RwAKGF*Y&&zO`rF^-ENFiJ@8M`ZUstad{I&El3gjuL--r++g8#{A
=RX*B{c8;*S9)phZ~l6}@%gpC=J<9n_Y~?zyPqxT={)&Yc#q2e{&QZjr~0ku>ia9l#dqQg)|HEWGp798-12#UH-`K=^gn`s>Va5&
U*&(yO$-#$dI!6Y{&-*BqlrVy_%d^p<T!kr@Gj2XrkMES=8x*T{;I58i1Q*hQ|=d@U-n(_EpM_1`~QgaW6X9)tE>_Iy*^xdbKuMR
Fq_w(hcSuKm8F1HZm-M#TX;`>Kd7et-G4TAvdYk2k%RhXv09D(1s5=%#;`f8|LxoC)Hj-G=sW%QA0NG2<ML=g#KNfmc1Umimv|e{
c2n&G;Dq-P{^SxbCDAV00#Pmb;t?2He+^DQ^UiR)#M`cus4PQ4q|mY!EoB+0BzEN;-jpuqj`3p5dFv-D{Jde~jl(B#k5GkyghrBL
r3ZYvi5IK0yWMMOGR9b|5LxBz2Cdd2q#T}4{4ZR4O^%SU9V@n0N8uhkGfK2JPZefao2qr2fOxRJv(=a{UV4bD8PxMR))-w^ng=5`
+N`U6N0k#2Jk#Hnvp9t>c3SYdw@b!C#YqVb0<Ajmsg`qg)}_iKrA4tir8`z$UDUd@<Cd<k3c%na%4v#>QDfELW1igj;GHh1Ql*IL
9il3AV>1VeS)Ja~t@g>n%g~HMjTB(_rA<v)F@xT~si8%qx0PM@F5M)>L#NK6X+&3QZ@Gr?3c*+lh07{;!+p(7Fvq^A8@6z+ElZTd
5x)$#ddgPJ72Ddd5<su1syuI2jYmgqyFzP9(nPV=PY`}Q>Vl=qdWKh}O3U9l)HcHx#l{%C*~U=gejPzdiX6@<QP{{FM4asC;by4U
jc*P1d9`{wW+JB>m$2zc#fK5>?nxj2RN-wkw$@(Dv!fXVsIIz@YNwWJvW<Zd7bSUAxg}{gBoaiC!_<&z_<dauzQeg|!#57sNUN#`
l@y%Gn(4)>=$0V7TlBWNy&HBTt1c#x=TeSk@fQ+wIyh!jRRt8xIAM6O<7XMuiNd8q)Kn7K(p0a?>x+w3)ZA#$+0qRmD>9ZHS)>yd
qQ(}fBYD>^6(MUmGn$%h6&b1zdSSlZYq4l7H#seKm0(76<~dMxfk1?s^QT4IX`{65>!?joMmoWe!eyR1W|K5kIt?LecXepZr`G&x
)M3{dR*+i`>Z3K&hPr*)M&R!gCpiLW5B#%+9th6}+MvGs(id9Q16xKm)rzd7o6ZKMRqAOdYZmtsAC7PTKD4;%!G{~x@)BynE76Ga
<12xuUIcX?PX^-Hb<3+lOu%&_Y+<?Ki&Ssdo!PKA=-!d&%Jm(s*7teV;IW&?(Gnu1QYjaxL3vwx=JRWUtVv?x<1T8onOfe6Z+=#@
U75aRYlZKLn5$~4oZSa5>$EX0aDmvK$3{Vx-E*6&I<pqUDiO+wp+~hM?8_2}wP~touJqzD>J(kNk6JT}MH!Bq%Yik$B(P{p8nV+t
q{~#6jdvm-k(S6`c@HYKEh<71rQS{0*E~yav}JfDZ*sV3=<S;9U~~wcA73|;ZMExZa;Py86AMJfT<LLoXG^CB6Em5TaTHT$p%J3R
l&WB$YXSzJ_E%{N)3S4My6c>f;62R+1u9ilwu~82OfgeYP_&IFR0nR@u96OjK|<<+h)5yhOg%5c1H`PotoX#xyE3B22uxyi-I~VN
j14ME)nKcoTkY=()G;wElZvp@9kNtUT)1<qD1%k1sw>@xZYb_SNV`gbv}A~CP@oYxKqe3c1F1WtP2m#=1LlW-hOLqva>=p<=*}<m
=<z?);lQ`)W-~9B)Uqk5|FwtR-~8EaA1iue)<5*M`#-vWzu(L!8rJ^R_y3p4zo(r)o`2^3oEQD-KZof1{@*WOqZj@=@;|Hfc>m|J
Kl(rAbNG3F*!KFrS|TC<IOFpFKwqSO^$|}P4nM!{WoIB2R0@HW2?RAy`j7U1@~8IxY?u<OVJrPi2}XAwswqG9Hp0E~2V?Qc4u^q8
w0%!{KSkK$@wBNtr`P0D^q``}4g)XM{g(kmAQC;rQIMPe)-YswdCLL+Vmpuf$*9zSF2Vnue2QC1L8$%XWfu+WKoXvyB`Z;wq5pA3
K@Y?BIDHj3{70wLVW>5`ihy7-6>vG0AJ#{$xfDcU0YDsE;a*8}bw6WgvXz)I48;f^BmMRh7)*&5%(4=N0rB{|{hhz<;ZOdLQ|6oX
FaEw<XN<UtDv<>{|McI}t-Eg*<RlSPR5ViI%-uP7bNsjeA^xAA>U&GncE22f^)mZCJy##CO!Dq#^CQ_oNOcV;e&E3U7BsX4vHiis
I`<#zH)dI0`ZJs=dDUbUjMxC;``6azM+lqnY)H9r9~l061-&ov)AWzdc?D6*__hJ#;fi7j)|b@!xSE0H&-LS}?9;s=Z>!nq?C=!Z
T=uvhIT$4DyC3{YvD=oa#5mKqe@cZlW+j1X?WzWmh_fw=6}AG;>Px%w%5z`oEFp#4ro4!KG?{&5c+#JJpL@5i^qmiHmoL&i4yA|s
<{5rmxpksH6g%3<SyKq8;!+TAuGr%e0V9Zw1qYO>dHg+ovBWOJ9sQZ^A4_*esyy?t+hO1)Up)qJ(a9_RuZ9<zeC`|5=gSYLE&5hC
O}ib8zJRbNc6WFngO21@U}TO3+Wia61tE8%SlvPBq*G;2PXu}>^|tP)O&276SB7(x(V5jxpe~F**S2SsILpBA6|FYQmKrcpNY!mm
xG-{px<)N&GXEj0ZZq?+n;(|%w=XUn;;}3qx=Wz3YOdpKvTCBgLyDt$wGS)ndb9-<Dnhc%hF~HG#gl0_&A+;$g4Hcmv_U~fUR|mb
8Z)Z}{*|P=9%K!^OUJ)oTY<z>a@GG=3u)gJ9g8EiSawl*4Jy~3DQ5sK>={O9(cKyll_})iNMZ>Z7EeaMUc4*Z4&6Kdj(xp4Vf(xn
!02do)%u0u=)jZV_|@mCj_Ogb?nDExbK=@i??L#sv)Ir1ACuwg(S@{maz5<D#NQbAGfBw!act+)gyEpZm4T&nK+8=U96(4eFcq1V
b%JWd{SQbU8hqZg-K!e-3vcDRr>Ok{K!0gKqp$pZvOIYwsR=AYAWq~sZ-<eU5P)>;*S?kbXn-a`Ky_gc>klBNgpkCL{6F4-5AO(J
tiE5_^=tp#Bm@6ZAengEUO4c6Ci^Z5J<q7aL@=<X#~=DX`#-(q|Hc2S=<~9YPhk-RV3HVtk3J{<YD?pXK)5dB2>N#u;&_B`CxDv=
8;Q4@k?4*dv+;rSAJSpduBxhm1d?zNF#89uh10x1_IW5lT<`z<t}FTm7e^m>BlCe`ATa&|{X+5PztK8-9B3FgyD_I~r_OgjS@HdY
;pD&82mpT%+;oq_p@@b<sB!{~kbg_}N}hO6*)Q}+eo%A2bca<CP!H4S{yJ{%*_VH1tiNi1_Ff@(avhCC(!YjH>P9gO#Q&r3BCp8t
&2(}8ibu>xi@E#POXMoCdptUJo~;$c^vVn2D>_}=-nFr@0pCoON0_K7X(DN22w)dy_WQeYqup-Kx(#^%N!tNc1W{$RjSC#35`qdK
pokh$s+;x33Q;n|)3oA2{gah3E}=3&rhy_2<qRQ+Y1EHH(bQ|GjpU>_ERiB|YO1MnDXa(1wiMp2$Z5d43U5#vpaz3ZH=S;=JAZ0I
0`7ctDJJRy=-jL!%$s!rJ;jm7CQ%(PMqWiZ*qm-n&g8|og^@{&1(P$sifgW4nw9>&@0us8^}8BV*$&SSbv6wuR-)F|_A{4UZsnqT
gJ}>P9j$u0e)e4m@~VPH6u>)aYtn(4bE8GAn&13<adXa}OR8=*hG|Mdu{+5K*_kEBx}ib^JA0;;1xou>tfSGQ`C6pYZ1x<*V1!Vm
Wmj#v%$ibxl|$;mw@{=blVP9tVYFKL79NWaeOg(^Ni&1PG6$WxOVXsB=I3T7WZ?>pCq-Z@HU}OUmp7{r$}lT%q9#)cm#WM+ifIw~
QFdOp=<mJhEfE~I`EyE|G>%5MO7Ngu)<inoFofUzo+?Fl(M7Eb+n(M3rYMxfHhxhf3Bj1qJgdJ5+FmuP37DE;6n3Po%#h4l7ej2p
?$I*8zT>xx#<V74Y8b&{gFwAxp-liqNR0~6GzmpgFiBKY%|uZ#K}l6iR8Z2y%@st{NmC?EnA4C&R3ij5q%|c3Sz^dl1jRB#Qvy{C
RHTJSK)0cId)R$_oz70Fnt88I|D$NZch$}<^X0aUPlw*Lo+uxarJJftPB}U1pXdLjJ4wvB-Ix*^`W^U~^>JEc-$zg%(@~cfmnt}r
ltVAI+DQAOr3k_{eU+rKR7O9TTB`lmxXiZ~_bW!yReI-qkKg(8bJ{t!M5zcieYc}K4$*e^$(B4!@#f*a`X`0j{-#<cI$mdr@4W<E
{|aniX^$76ytF$B%S0$4RGPA(0UBvZmk07L8uoq)jxH>rlE-Iw94^2~e?v10sSs(=hVKN76Hb`1tc}lFW(g#_L!UgpZRk{&cN8-&
66706=l5khW)Bif)q+>rNNB-h8uE*Yc*bqqJQ|X^o4mbL(@tn+uBY|yEiTp>aPpr?bolIqLT8K}+o$1KWz=u4V?(rO-9Gwsb@pmG
Zsp2o_m88dcMh6Xl;UqKZ9aEj)pK0)y5c~=w#MK!CXA@guJkA|A!3k}P<v)&Ujp$+#RHvl-xA<RkZwkY+iEabX$ty<RSR`z;ILO;
QU^^4X`r+nLS4a(zdmQH9%D6D#M-;>GX~6u$jKW`F#h$Seye?d4D)?!r4aEK8WIcrUYDGH#BbKTU0=t?i!HvSohvM6@V_ehwr=DW
J*l>0#3fl9YpGI&NB6cHN1qJctcp60zEre%QXlIg7ai}z%Wd3!S;zzQ%_wOx4w_ZIP&tf(_o%VnD(dN{xte&JPf6vtl0;O+TDC;m
{Jq-|YP2?lAV?xe$o?(r{4KlgS-rE1U3GSM3`=YLanZrk5<^bgNQ)a&%iN@nV@SQd>o;Mj`&^fr!q~(6dSpehUm3@h#a$w|5T2GU
DND;}(?8N`J7K>rn#?6%Qxz)HYCn2)cF8k)%Df>A^7=+`n6?~awo?#eX;xZxzx>zbYi7UMw|P!ZUZbNGFXoLx>-UOACWzB%H67V^
4pnqmQ|gI{C!E1@R1pPC5KEsT=ab}4_o>U8x;Q8P8DEn@m?cR9LQJ@EW!S@{2ihrtMZ&2dfzpD^;w;;kRT0b8E>ZSU9_z#JxAVb?
Bat~v+Go9QMz^ABhV~(CDFo|vXM)ez@pL#4;r62=3+OYX&FGL)I}5~{tJ)YCN29-0fJM9;XSri_R3lP~PzX0`t_rwQ1XE5|@4VWI
p^D0|zL9doMHF#*OR;IA&oV4VCULl!|Hb0gex5jy&}%;EYn`#Ef%Pv~Padu<nG!<nZ3K7mrL7rsvM<$rP7}7&YvX=%u6MW1kk-DR
_^U#q>zze@Ai}6NQNE(C3GQ2VYjE~Jpn!3UImBDG(?6WkV7kJ0U0;Tb<6TOI20?XnWdwro?)iu<OYgfqNb^;q59&A}-AKac9UaM$
Aw>YA2II?%X+Sm0d2RiLHF|GZa(2cjhLF47m7Qjh8+736KqN6TwsE0~5ad|M4r;B7?}eI4p}#J=GC!`HVNuwHQ)DA$RrS@ksMg(L
8VIR#YR6ql%=e(P&6&!av_w@^LXCokxYg_8KLMS(^xo20+wXlkkhlb?_CWh*h{&-~judGS46aqJ64`0Wy3vjma3FY*pd#Qf;9=oD
zuAAczh%z4tFO1cas@K_CfTcAD%Hy^gF;CWQRXsSCeZhrw1Y~qdoSVPtOV{#>)f2uhXmHqr1qU{dqJ&TWt>G{GfKwvr7sdF?QMT@
Ic&rx$oQa<7|mmroVb)!LPjJehZ~UlH!eGxyyCGdLpJMZ^P7n+AHA~urjJg#jej?}ls(N6i4m?QJf=Tq-J6Tu+O8L<&@~Ykme;g>
wPw3A5Jxf2Otg|K7~i-`LdKB384`opAMD@87NC{mawvqMB9KH4-TBN|vn>SkaV6#EAI*OmiVI)wUr^#miJuEg*QaRDmhjf@w*Rai
gz2z)?PhDW%xh`!$|p3G)jK3JO+IgCL$^L%4Onse^68P-uvK>KNi=qjEqT_L{|rCDTHZc#)TpriSrOVh8xQw%%UGfj*|Qp>4&7$8
EXOiev1j9isw)+dNm3{6^>%ie#`{*H=b7PMZrnnNtv3}lDD0&jRFJ-k5>TU$F@QT-&VkKEZ4-EjNY5DdtF_Cfi%)6opSp%FC-^@e
I?Qi>%^5JA&zS4$9MUxytHL@zmZ3lWH^>%xT_biM7C4EAqirw*m}%W+A>cC{vAb8DEHMdIvzA~;sZdK0sm)3SDQuWdQ)H4UOvz-X
1oORaC6=AfLwJDWMPO33Z6q$XrjEKQ>p=I1nWV(HifI;w=y%qwizO2z90tqOOFKF}52ae`U<nC8L9i&))ZM?v)uWOOktR3xOPfGY
Pib^6saAn+M>oEULKya&9v9WU3dqVunFk^+UCxz=6UMv0>%rF5h{YN8p7EHDwr(>LEBMOu2Z_=W+G};So>8OD_vq=s#Ke)&)$beq
;l2Hl>0EsvK)CKXK9FC8GtPl=QE>Ovl0g823kBa@CjwE%WV^3xMTc&bLr}PyGp&^o?o(cSxwO+IMH5!feX9EFe7o3f3f#EuSd8ix
wJh<HDZxzFbLP;=HVVL!jICu-9Khnt+OKI9XQE0oRqG!dAoVvo;Y(q#@dU3dBg4{GRZ+Up-bf0Axl%dO++kY<ce5B+Q8CwmUp7JH
nDPH<6jc3j&&|qE#ZzR_)cjy*jiy%IHL^RK{&P3`u1XGb^ye@Tfc4_?=}$%#j&)`UI!&ZFb-~5Br@GW77;1{JwkZVR0-*!YxB5M7
Jf(6lc6Sm-0>tl~k_9@Fm)}ud-^)4s@Hxi!>$zBAWukum*V|Ru*$?#V-;!1ecXZYpd-d9#*MD!LIGV5z$MO7Si3MUwe?}XY;rwje
$eIfd*2#=36ciQ_8E?t1UUO-WO#QuUZjoLa%7boOlg0aYn$m43R80xxmKxRHS5B#BL{(9JNDDksXN>AK1ra4vxx9G3?YD`OgB(XW
TaGJ4wydbXK6hu#>X!-!#2Q?TCWz&MsZB^y<kc0X&1uTg^}BSpUAfWIT#CHPHDc%#cqx>2hY;iQ^pSs>znUym-;23P3)k8nZycUR
U3zcr>n2JgQYsk%VrPAq1rraXM0~65pAnd;u7~};9dGR4@moY^QP0aeorpbMZV&g<pDd<`hxD~JtDi45{qP`<)43{*wh3_%T}S>6
hE|9u&xy}kobS~?G}Q0qa|JDX@qwMJIW(uVe-#ciu-QMsb$2tZ{{L8EYZDUk&I%84WI{k9r5FtgBidj$#X>#0)}6H!nl6Fd*4p;U
_NpSAaYYq-M{&E2f0mCw5BqR5jg<2sKCgErG6hbwRdR%bWmXhp!)8g|wMGQ!oLQdRzO6WiU#|58_M*dB(Q^#Qq(!PaE|QsdaJ?#i
-*@Zmo*&nKMkt8Wc~$q2FQn>VbmCvl7YkM0v}yIbGn6TcsQal5Ne5M9S07tni?s4o=*k^bi7LajNF%Y7lZaLu66LuUe@3m_u4?zS
6@oIlv##R=wK=<0gQoQRHq2Q~J-Ka-4PwMpTyYtvhLllG<(JYbA|lsQQMda&Cb3{mNL2NiF?S7VH43ceqz_dghUZ%gA$#ZaN8(2k
_EggsE*y!*Y9E24sB=|c7F5#ovnxM7A(w{lq%6rvwQQ`rwCY<&6G?yPR6d(uu-O~_e1?B}#JnZ^kL7l5L#u0sH6N6kJ5wF6FP~8J
)om*{o*BNhgN2Q&Q(06bK^=dLi58mbN%Wq-SuyG~gt|pEwT+S=x{BXH88cfkZ*?semt)yxV1%8BSSLkp#>|t#R(d=0%z`?jD|w~@
in!LNukN$YUc7a%qtaJv-`7Eojvw6P>$-}WD_Q-w6DJ9n3+J9#+cuO<%i%G)$Y<BN62@XI^O<XGOF}F`=X<=~h^ZleN2T+Ap=j0l
-SW(f2d?k@dd;3uxI0ZHX^2!<>JlO$p^HqtzLxg<r|UYq%Q>Iy(Cj_z?+OW(gD|8NsgykM$iRuE83}(XvlKO|2%}j?-)Qx^+f~Hg
pMPI}39og#R;j0o-xGzP^byV0oK;PM6bM+QP0&?n&@D^ZP2+zk?)8@!K1T@tq0p)Tgd}n2R#cBzE`4^q>v(!D8I0a$3J+GSST6^j
YYfYt?x(k<o3YlFn$x8i3P=$V$m8h|Q`<Z$Io8z+ed9?t*KWel&$>*~*XIHD^9BlrQ$M%<e)n~%Jf^C8<AwSDa?U?^ukMRBgOAiD
5we>$jJ=455voYXMn$v!f0^$pfS@UFTMar5X#DDx9yW(VDh9?w7el&rzlKDyo-NnUOxm@3-BMo|y~ld(v@#-Sx0V$<Xr?~bvw~_F
0Y{43Lx5%zvhB|toe}rhtQWo$Ql^QLMU{k5B|sDulP(!2%*`h~Z#*^4VtBr6)7y&_Ljsgy#a=M@+233hi`Q9zcGei8_8ZMChgYMw
s+WSFzcUp$rV=a!<)CVmk|Q;29<Ih|I^P*>^~rhr^7VB)+u6OXMm?D)(Z(CJ_@P96+rucrB6dl_Nv#xtuB^mZ2FO+_J0Mv#OYmrp
FqeMp#l|#{Ei&zfV?PV5$Yn+j5+x(3s)^>IcM%G|iQNe8=6}&ZEB3)nG+mR!E+tLcBOJ9DY|pVWBdaLLZ3__<_aSv?$Hlz;xMtf@
vMIB^6t?tXXNzDcv)q+{FWYv>XSOvwx*8OwChmOCLW>zDMtM|XC(@ot@E)(Pg~^2<t<N13I2@w?Z_xuyow4-lwOTg+bGP3$%QHEF
&z4v3U9n(kj62neiy_HWOTIHqR-u<34>wenvw)zw(?akpSiCRQb_gwRgK)3~%V(FlrIuk)Sy`UAX&515j7B7tLtjj4XkOCzc!*dm
)w`<88C5TJm4X@9@-q3Ta7$T}l{~QfJ$aFypII+-)#mW;Q{%o2YRQ5#WA|}IeaMcvtD?l+Yg$$`U7Cj#%gy%O*B1A!-QtiPU)YD*
>5+Z<m8!!R9@Zv$<l@k)YnH;$*R1?TmUZ3OhKr6^mEW;h;M1-4^5_~UMJKE_qz)P?PC(mi00|B;Dm9j3Q)NZd=|o5DC(4%S=^puE
=Zg&2f3=-XLw=i)t?Ah^#FkoBA<cP~zCWCX|BPtqolC*4+2Ofk<CCa}kA648{<n;}alyx@6Sc8*pL_o}ez4~HSt07o1SOTm)J+Ww
)|mv*ebpInc|T9fz(^Oj<NI7V$MMjG+@QMga;1HJ<@sf2=-8<Xf}?2jboyX6UEPR4X1!ycsQiu`Z+a9*F5%7gn~&K$KB0G)^~c{r
gH?QL{r;Zgc{LGXt3+yTu05_`RD5{bo|g192hQ=mjFDo9rz-OF)lDs>>GR(nm&x{LUhNb`4{B4BD$P)__$5^kRhjF;UxlNl*>7rK
#q@m@lDkgS<60Dp^G#B-m`7=mqwAuA1S(N*&PPfL4lNE98vbZW=Xg+0K2wVhtkjWzNaRIwD52*~g%iWl4qQTXa-I3xe;m+%Hqiq3
#;fcmzZiK~j8A!&2mb7>qdRdE5bMf4$B6z&k?B=IV(|z1YIS5s?QUtK%5!crO&e@InN#gaysty`-jn25g$e@Na=?~L?8wZi*N>u_
0|{!WI$&49P(75tj!!rB$@%(jaS6B>tt82bav$L4<QE+fvu{BsIYaSYzPa=8&C0!7ku)V<_~$z5$EIiHgGgTQ^!+oMYPv?$1z)3z
CGttt*XWLEo;1kac~KnU+~)Zj=A8**zVe+{cJJVI%V+N0(`>WEvCCK~Iy+;7@W)naZK9aUaPi|a9RkKQBTODQeOU_xj>OjW1J#;`
nTs`Tx8ZA?W-QpzQX)O~TnfdV+IF(qEq`0_ekuK%qWSCD_RuI=-#;0g?$M;!<7dvKezaNZ%Q>;8#*#v2L8o2cN%ik(k!MVm_aVdA
62MUJ!AX{%3Q|H?NoD{N$C=sGY58ksB`<~1R0@Jmr@>#M`(Imi*sT@$UNNql*RyoUhfK7z-<6asZI5+2?<r-K*{;X4gOC)^fwT-}
C;Pm4W|M47KzW^IfbhdZr*3hs!<pM~sjaqcC!;C|kauIv112G$C}V6#=8@h?L&`c-a6qu1k{u*7RF)&gW<QH7ruq1si(z0$QkaEx
L37pqrs{HThZa^SuBsi{4GaQ;&y3^MG@`oO*0tJ|2ce*%!=8<3($?10wDO4Xwk1MFPr`;O!T(9VWZR~ZBF4o7NbY1sAibd`8_9W>
BG<4)qPVGd8^hWwR%V6gtIc58ruGlK(z;htPc6{BxsI*Ww5_#Ie>?d76yKMAUNWh_EW?^_vqMQqc);3yte02+g|aWRrxTA`CNS3T
&+_@%`6#(fEdq*8%6)W#i-BM%@cH%5{xI|`^bag6K3^|0O9W8_QCxlw&*$5PL{lx4Y7}xJL`m$`5Zn|HVkR{hjVWAgu`3ZN=Jw|U
7gdk7u+0>Soj7vJ!%QDa7-a;{9bvuJ#CYn0#8SDm5>8yGHV|7)k*PzC9HyG6!AW4C^ed=#7%tvC9rOgIiy#p~30x>`90nQV8JP6Z
*%dh)oB&e1nWX95pe_^v3AXB<Y$|othA{L)mLDFoB-$M6pGHw6Htv=Y8SX;%-osM0*IL66;gdvV7K0;l?k!+osS2*Bu}CG~i@V;9
XlbtvO+1OWUM#EUWZtZ-rm5L0h*UmFiHSz{1E4!@Ttg8Cc(l;Sp^Yt(h?bFE>o_wz87$H>aV%O$Bz3+X9!q~>8|rtUnL+yJfuf4@
I#f5V8*wjOZ@2b`{9rJI&~A0AofMX{JD2GW9S-yIJ#7Mb8-<r8KOSq$k2E}XZ$|8?)_+zUBgdu6(Vi1dB-b=i;bHi+;N2>0>%5*b
kHPQuRrAY_LbuGrmpil7F9+?jm#t%h=KJeU+r`1yvdZm;$(k2lhEsYoA4Yk3l~5KasTQSTIAerneD}h3t*0cSh(+C3)<9|(xI!>y
)&7suH-%E%%ND1}F&1gn!#|D}6In!mQ#6>Y{_9O{n`WtCzpF2oI)81uKe^5gHi^v@PHZ<t*H-kp%BD9YNg+g^{NUopmvIDa=`;y=
$p-7LFxefS8*tWM+ORdOa28MK)WnsFNd*q*5ON_BW2TC3p`7{0uhBn&dZ;Jj${W+?by<Kl^QBy9-enr!ZW$YiP@u)ivnY&ZkP<QD
lU(Y3mefGUzxyH1eH3(xyJrPeROCD1evc_Oon@6$|FX%$vFrHKxyeqg;SAl{d)WH(l4+ZHAGzD)&L5jNVu!Q&z7y3edwiZ3YSwKy
v1CkYotsb+p;~VmSgRB|`HxpNqM{@1$*=n`wZBZyJeuorB5BZJWf~ckK`lFc7fV)s<XOtuP?42h;`XZPFhoG@)P`f?`>*hf+OLiW
A<y&PT3eIPyb1hb<kHdva92%LFQqi@i79iXQwJ`SWq0JlhwG{!>;1fdjMqELs)z#5{Qq5jD>`1D>W(BJXb+5O6s?+F-5=fO?Y-wC
A5E{_F08g9>L6261d!BO>6ZJbvQ8J3nVoRNu`;N|JjjT}8AItuVb&d(`>(fq#c0+3OPy%9-aGs5*R5OAU$;kUnPorfcKGVt#g$5F
?p}<sj|{zp_r9=8@LLc>e9aO`?Pz6Rn6>y{yKCeKUJiF6*|IWT+$TNvvR0NO0kGZFYsGcL`<yNoi=(-!rVgyEMjDLdIYrJHjZbN@
9%A{WHOo*fc5ccjXlAt?mHl3Nw`8u1ay0EwDRrQQXLN7mL}|hwT32}CT-8W@6b@D`?scWqGM6KP!Lh^El@O-|sH2f%etHIRVxS(~
Fd6prE_~&>@y)5OoW(<q6s6*lx|bq^6H*|Olx>@5|0Hd5TI0XygZ+_-VyBEcRc$gWiTYp35f;<tnn$1c`JFB*NZ}RA+<DvcY)K=p
dV>4ojkBd)a^!tY3aiS+wPG5@U&oBjHsAdI8P&fi>USxNike9Xw0JkJ_gVTQ)#B4{Ozf-4#s)a%QOD}TN#XQy;77wZ>DeDyA$pm0
XgoLYwyI;&5?gkNn)0va=Do4;)vAc%+8U~#{mhFVN^kx0Eg-CW?>$iZ`my1=Oz(8V(a<xp-CV@P8vb6S>h%q0)T>qfaFaK1L|;;W
dn(UNv?UR#yY+_=BWW*h^EL>Hq?R;~kN%$W%~FfFpWz&}&De?FwUkAe!(S}4Br9NP#COZw=-|m&qdaeRtFBf@ee<W4u8mpQ`5c>{
%&Il2fmhl1n8_aBa*fXRqxzr)aHQb=lI|CcS&5RP)}lQNc^Vc%a6_7x_flEKjwqqXAm4*Bav>CuO;i#F3JQ^;!zZ2lUzx1z%A1jb
!&08=IQ4d~Ve&LNbq(UX0?Wy@EOgyR*2)~w_eqb($5WZv5~P70rw5Vk{{>flnrG+6jda4`d|w7{)59?zP__-C@6n}ive!R~#*qzn
U1T+sGpn|@W{84<2(g$^xK&N7_iFefx|VO2!PuOVL=<FPmJ7p8q6(D;uj{YALXqXRb2ZbYIei~qcR&M>E3<x2#Uis@@GxZRY*Lh{
)W&Dmd>C!rwgQvqWjNoo&AD@=ps^5AOA*`{S&fu^Kecu`Q_t1Ua0HY<6YmJ0`VNL3nf<@v58lSt_p0s}5{<~B(<WeR{W9=)ntOvk
nucUEaxA!HVlz)xCfd^#R$WiS+Y=B^&1I|!B+6NRa_Gb=z-BDPfgWwo>6~uT=^EEcZBs2i<0%TZ?j&Q7kpFIE!6C6Ini`pKjT4hI
I@VqIRO3s-+#9&lf8`6lphX@;*wAe`Y7RL1Ue2bOxh4J-aUSUOT&L^1`FQ&cPkgqj31b%0jmpIC-j|Hbb|F-1e{XPlC~tFgTjlQ*
zJ2Q-(>n<H#RNqxlKJ2;oGfY+B8DRpnyQ4TiU6QAi70&1h-wfhQ4Ew<Js4!IAQYelG=WGUY5`1uS0Nmg0NHe?zkS)+4FcOLCOMx)
GfdKd<^PuYbXtDAek6dZWOD4FqCbTyqqp`PY5`fa#w>EwG|WR*#TM}Ou+Q}+pRj1ZojG=#;Ud3^Sh8n(KRsPqkL0edch>aY|DL$g
k&WATlTK~bva@4byGCO>4<2=5(NyB{<e%dEH9BYJQDlj<Gw7;GK?Y2$7^HpXj;R51z_Qdmr`$xyvo!iy;p*0SfD{@`v!jawB$J^Z
G;d&|5VS1qDECnc$KB4dKy0fjjP7pFYbj-AUxS&dikf3h+g*8G=T|jv%bOHX6z5;T^);JOp2fn2;Xg@YL>09Z)&li#(j>PK%9)-P
Xd*U^Rp-90?`N)>#EyFM`DX-dM#Ocd@N8AT50)$F)#-0->Eb8nkm+4`<@{mV>d!HUABj;bd53YmYH40oG`bVgttfok)*2?a5<0hA
5tknLxq8yv8O>b1Ir!D})YrZ~ms6>inGG@J)_yzN+How_39h&6Zt-Ou9=b_QXPjg==(P)&x>alQjWuyOK4K&B!*#ZtUmQAF+~`Qk
ijiVEuvy@&>e>z*g1Dyff?MmPAX|z_CFAl{=|*8jQBuH>SX91uQ3npylTij<(MwMX($uwT!GVgvG&P^dCe*7^Zq_vGS*3b~Dp8s1
on(>b%Qv-&7u8|GB_&rR0#Vs}!osoaS5OpdtMYl$^AmS))ZNrnzDv%%tV4oC-Ybelx-ObsTSiv1*2B_(C`1rL{IUF|_@4Wu_egZ8
O-&~FXMKlDEuCEYfqz-%kO~roFa%Wk&(?qC^ML<<>H2=dbE~a!<0t8#j}J@j{Ag^a@9q!j%D?6Mw#EjPhyUI;A70d)ezn@QrNRy)
@E?&!fO{|s2><aZ`hQrw(<AnZc=oS*_iulPA1)l0e4A)Ehn+85R`FX}!i|V{vDG&N<&^O9?i~1f`vo;o+@C$y;78Bzosdcnym97`
h#{DNm<h#@`aFQ(fx|bGNc*2a2uOc9^ZTy(<?J<|FN5@UD7Rma<=62t>ZL(X*a%ipPqqHNmJBG!U0uNZr9Sc*Lg>TWIpw=E^TRt(
1q^tVKUaFNKe$0BkqT3@?;n0dM={VA+<Ul}dP{aOI3N~PTGg1D_hJkKq`HbI1i5PbF;QN~=vqZ?42~9cQNpS^YBo>9RgsN?l*PDT
EXM|x3l<A@c+wWDXL^UJJX^;4+uQFx>-F^hy5A3{>LIG~qAEO5B${+2y7eiV)b`1&r1zm-8=-AZkfthHEq-PV%{Lu*k{4SZ)o3QL
qWWH6S~DvDm#^pkEGaqvH~%nb$H6g<C|G(NC=HGM9c9n7^S<If?`LaT8L-0LL}_~{pPR-UFQPJ_YEmpR%*x8eU(n2sFP#*^2p~cz
oMs+))!0_%hgeEDwqy?3ab?hf%GtZsk1cHpwHBU(Svmm+Rcvw-!WDCmbt^my8vID(pcbDt3zDL_VA7#+F|VCsINH!Grq4I2DI!>g
FhfyB45K%s`p0xgBjd(nZ}K1Mgx>cnr}Dt=r3E-BUI40go~^r4e|M<`bq4faysq|NRx|4P45gF6TFi`A<};oiiEfmg_4U&EqapJA
J=gSgAMkfSs`u~Hk4pD<Ql^JRWMSBDbHm_7X<FB#o4H%!7q)vCQ($_!v*G(&7g5L0ZR5M>+PGCd*=)M1@iV>{&WBrLbg!HwTtE!W
Ma}*aCQ;Z%e)d3vUbGqizjrcj`umhqv$vkYy&~KCKYybg2miU%{yT8)<$XB+uykTS!F<PK|BkzNFCPTVGkZJZx67@sZdk*8eQoHr
GS-FC(zR>4H-gj7tu*dn7lzrh!KF2$xjC-1^R;X2ub&4VlhA3p>}N?C8LIqg!n9r&%gGPJ+i=x}uvOWV*y-(+J+o}DNV0|0>Tp4d
X>8wfUr@}xK`SZc;y*0rMt@GwG*$b1M}2AP<>>bPTCqMxcvJh#9m0)WKMLZ#>fZ%ytRJKF<@0I(=kVH->hkw~c^!}N&y~DzPp8#!
?Yy_82VqZh3h?dwr2rHmD->WHjvp=eKMf>1%d3XVFmK(M929YA{m-GSSy(Lm&5=tjeeu6-x8oVlbn&$7v{G|P)x}P=0!J+M(SGXn
*e`XZIpAkOjbD3`E7#&VbMK8h>Gb}!b8(7tAaRZyX~NK_OL+FrKIj7*E|9L*+h#m>y#ml00nR#g#<Rt=xjJBdQ2+F`foCPvya;ij
1)Kl0M-%;pPb=ubO@&njK)EMrh?>(XSLbtQ|Hb9~evRv|<L%h#^2zMs9Wh6SiWEYQ$W&64Y7WO5J+*V71P~24L}S6a>wTAnFL!og
3v8mth->^T%^vFtdrzA>rq6$9Z?%6E#3NZE4}S2fmy3w8c+3kgwr=-ZJm+@4c(ZibN~@k;RmDjPq&}{hBBe<#l?uR=LIVx(xKBUm
_@y{&r#?`veH#iDL$<#Cp4}zPPZsu98M1Bi{XbHS6q1QP#S|ZEflz;eFw81Ie^T+=AMSo0wecgojlmRWoc7Oe+4T>0D?TVPz^ej#
k&a3^LO=&}B?>5R_YPcmK>Ipl85;5L^mFgX?myY!{yvTToqb(=I*M#HH#+N|*eB7l9;4^-J>OeDqldGPs6|zM0jlS<W5|^f$<|AV
q$!L~wkhXC^gHEod1I?KnmsFR>uq9LFn(EFs*cSltiVvB*=)*41frF71J(5`A5lRlNhBUyuCf<_({-WPlp<KZzu!I7&pko)uI1^;
ihRg?y_2N`A}dpW<G;?#`tP5Weg}s)VO^@th2-%8=&g%Hm#;6bVk)w<;|%>LNKP@<-%UPkUq`Sbo{`Da#uxUq`*wkSt!Esxa9cX!
@4b33@-SxlUtq}M@Ww-#ns>x(YK9BdRpqEe6|qSVhwAfoMJnEf`ty6tG_|*`)A0Ad6txA`ds$k_f53@G>A~VJG^TWTGf|^7QxT+g
PXlMMVlfQ7G`;k#1%dGX3yju{aZqf2rl}Q*J9aWT`<O`S*M#H8g*eq^XrbdwbgM{`mg$UZN|IZPREZGmWrKH>1&NR;)#~bLuAY9l
+e+l;)5?v=t1CzJ5qoGy>X;OY@75ocyH!hw``gL~ucZ%F97rM^gJ!GTo2>)uPge>ZjZ7)<Y(8lqnx4p7cIYC8N1LrSjYHT~Q*5i^
%L1_MR4F3Sc!FZ}W^ujLwIbGN+XFNKMX6n*p^R$pVdE{a977*To%NaJh?wESHN5LD_o|m%;_eo|-rxF*`nemBR}Hgq_4vJ>y0Yeq
{B6b-oeYzz_V)7ZF{1W9cA&m9ro3hQw9@$YZQIEFDKTAap!Ob|UNE|rwM|*Qt!+A=C$aH-e00#Ur6IcYpvW|CJ+`Q)pz{U1FJzdO
&K|GPLlrdz)nN0Lg;-@J&C5Vn(M8O7M6jyGp~Er#W?PFk*JEEELk|{y94+#tK0HF&-TEiH(Zfxu45@xwBcoZpA*6?Jp}HuVl!`CF
j_F(~tf%Jb`=WPQ+lvP8rDi|Po4DQu7pQkNqx`1-3s<uCGtbfCuLqhQeA~6c!wl^hIZitduiZ#*SR?K0mLGP%f8_(31Gr&i^?tK3
NBg(1Sbp?xz-j->eyxAf2lSul@8~Wccle(S`a4IUct<}%pSCD|FsIq+?s8m1vD=IgT#-;9qU(JkV7y56!m`O4Jq;GyAAir+M_yk>
PnN#0_MlMzFZyJh*`Pp=^dHsXHb1p`zqu?$Tt^@b^^&82YmS;dq&Vph?Lyl)%A{Gbkj5FiGw1x%_4`;XKf0a=`M}@&1A8Cx$$p1|
dPoP?f8bk7eo?>t#ZUO6HxxkO^$z`iJ<weOh=czhv@URgPwir@<l{R*Bi!z{j?m(X#4V@zktb+yCJac7&6M43w317Oq?A8_bj8lS
4f`{ttr`CD*3H;@(5m6l|ADP+OXfq}{}`d0S88@SajeMYq0|3g{$O|R%)<s{zT)OimUUpo64#k;R=!>fnDs9R;^EaO7^)GP6wzKy
#eMz|z9@@hGN?Fj$J~ArKEEj(%#yUep)Wb2W^?aYT=VJu^*ijg;lO1db5fG8V_%=SFW`7jlFN|%q{^5k|2>+a&D{zRNFkh#Lv}VH
PK|0HTj)9g{z2b@FZblUd7as>0%$QYxE{H6-QZ?Ehf0`LRaVx@pP?gCbZ3v+60xdBkIDH+R%ZWBjs>}dRN|l4(%0>(WdX3ap_vL0
3l#)_TwaDBBR%+DaW(JRN*E?ziMVTP2(o(=q(urP6iaPz<BiNq*Bl73<4EdsAD)dtSERSZ<Zf%I`%Q)v))hSqbZ_oFrQCjCDL_sJ
y+O;SNVOsvnaJo6jS&&u4%-G~GFyx*y7tb<n&=$2wp!T{o(uGTs?xuD+1sfis!x=4wk`SCa1e{J;rfC;4`2sdX0RPL=$#+Pf9=rk
vVNA`%SzeTZE)AE#1lZ#nrdAiHnn%|QT6+LD|g-}<v1;XHxdZ2O93>Zx#D#N$cAGg7);qa0=k#wL_RwH7v_z|tl(xP^ZIyZg7VBW
3&cM1tyMbJt~W&Youh|$3O@Hn72|#G9g9QS9=zpuJ(@NghIyUdAUyn#L}9-aL3+z}EeDYD!sZmti7DFDQ5w`$9I)}l=&6N0Zr$Fq
lG>{c_tF1@$vc``S6mmpTB7u2{kDti@qB5Aj|#S0q=HNMg>p+3E=gG!<;S)~_(elZna~<Lij&?Vs&sI}wlBOq8}ljDVVsy+=_&MX
8aJ(0kCSk<Vyz{<K89oJzMTo04U%F@?fefxHkC2?7w#)RG~Kqimb)&m#rbKam$p46$NO}hsp!d9M|9O>9UT?WORPR8#6~&z9|`)J
FRM}S$KOrWqxZGu;!PQumy6Aar<;z(+R^AVN#8RuB(NyXN>D~@?Z=vvpI#?DkHd9GyiV&nY7*_AB^~_Qc6`=X$*#H7Vo}4v?!ExM
P{7D;*ERzo9rPIinwR43xG$=_;WX6T6)1{|5mfc^>|5ajzn3uu^$82y*Gfj}pfq&fcW}XjoT7_eECApLB#>=`aW)$Ub2KA|gsroP
7<j9}Vjk0nmmliRlUJv)ibSWt8ZP=DOG@*|w0=H~YwbXq9aE=}{5$N>_seYSo;%K+dLE^23?Eqc0&(d%wEk~@e+-H#y-Z8Zqk`es
d%V%;>_7)cK%i7OoB~0(Q3=s47gg2jrjrFz0qse$5g^lHfgo~9386GPiwyvUlVlA-YzJZ^L9nXiHy%$zduz5L;5R+|e&==0M`eV1
9REK+YNk^D575y+1+T)frTi<!8nRs}7NFl<0zsk|t_G1yMHi3tBuOMeeEu4{y6549hk~7H6m|wjK+Sbkg!Qr_DA-tY1FvWK{Q!PI
rXOedhwT+#dOyHCOhEofznsA`-%t5w=R?d;Kmh*GWMIe#r5b&XCK}o955!|B5MfGK9mF>H?_u3MPp2p$(`Hcj4-+ad={eJ{7s53E
O?_NTsl?}yo(K1Jz>Xe4hSB3?5Kj6BD1y%OM~|~L<HB|@{r$y0^=2K{k>Tt|G<IDuUF(~nU@-~<M*;ue7-rZiLs`)Oq8ylO!JyX~
B8iajrlM*L_M8sFPMZ%;a_iN`@(ZJLqG4&A1jOpjQDvVr2mbTfJ?H+^eY;@@^ALT!`>Zg^9U&0*O2TF4M$c_J)k9D?zX*t_x4B2M
jJ6BwsFm925wae|1wvn6PbpOyloMlW$Avi(QatlBGLoo@l1m&b2eeI{9=zd!jnnk**BT#O$j%88YCe}rcpW~bk!*1CH_5rcm(*-#
ZMIWkY1$9OHth?kOEiC=2MNfofjqpVlQ=pi*4Db6$-Tzjqt(x;PSv{ZS8j$YtT~rP8X!9RFN{o1Jc!Y)iEQPa$LDR|IXo*nPd|`v
H~NN-ClitTDtI4?B)3NB^$t+0^<7%>8`y-t9f%oYKbHT4t2P4tTN{E(u=UyI<Kdo_e(HmIrQ~TZKLVbgSe}!8Q1vM>uulR)fOoo^
l%4U3XpB8w)^a-?djrhx(4Ba1+>_M=*6R<DWH}5b_7<X^bG3>duQcGnGwaoz5E<}E_3~3>I|c`#8Je1%!$7Fd*T9|vDV>+ukD-1-
9?PObnM+f(_rf9Tq$;gBgN3HNZpq`DIPxc^SRTYXbX%j)^I=7PF@o~L%+hq*-#axmJ%)Q5dKo&M;d}=tFJSpjp%C{E5DmdN%g1%~
9QqfUh1Cn!IDAqe<6n;<y%d#+7(dy1IDRBFb_p_5pLIW<hw-qXp1n9<J@@gEG#cntn&h}TLcCjh!IIM$#m&;24hYi0$@_dfJLb^c
-KS7q)~)+O`t*hK!`Llsd!U7ou8Cw1W~@TG>yYu;p!%j~Nof36M4-&W*})m;v)kopGQXV_RY<EXSHAUrj+ThpI8wT^0i=|qJ`~Lx
q9V;7h#Sm?jm}zC7%>yiDEYfEUHNmtle(9{Y`73ZJc#y>u&%}(u2Me3E60tSH|L8ga6B8joD}8HvC0m<=^eV?*Fp4(u_X5)g2X%%
!SI48Ye$aVEcs#ATac<1tbNOcX(3Xom=c->nl?RUq65VNxWwrOt`{Aqi5V8qRvR@-w5#t$tcd-t%%YI^zFs^X&S6ZnaMsNELL>{P
|1EfLz>#YRZ-fW@<UA$fq~?)5M*bpDstqunrB22aBLoIRweLTG2jKXsv-TlKfXV6iIJ*+CHX~=MpJPM)3}vqJs6w`eaY8Y&qjd%S
G+q2r^3s_NG>H47PNHCF>9%BNxW8W~dA~jTi?2R2G2f^P*|x_^qu0vi#9{?PtM`i;{VIHm&Ch$FpGzm;mp-Ebe(BcuhLD#Z*M@D+
NXid>tht=}XO~9b84mRF(64=lOrwW(s_IO~7iLLLB!>&wQ%j<mr+}v9=sbs_$^|xHf`o2RaBd969N9DEh&#5)r8~oD304_SW1!^F
VeRxY0W7DIBQtU4PbPR70b+)=knnuwy2@<!eMctBc_(O|WMNT8eR7k;4@i1!^erLiz9IKLD*JqBcJJDIIww)2FkfrXB359}g2_J%
=zQL{)Wxyysi;OBgO9%^gS<7<vZKS_<>#Arr49-`$*tPc=!4lh8{wmmhPg`T$0^bL4}-x^=zZ3j>X3D}oM}*nS~jbr-F8`jA9m4L
e%|Qn&!5%oWR^+jUi_AO&hl*{DrhttLuM0vdfbmG=;4rjn2XoRIP`_vlP31oUn=C0$Rp*ER4F01s^2JqDud)y93iTZRG#vxL+Z8)
0Y&6E2#u1!FxNl^a!$s?bAR$sr>K||sM7Gz?6Aw*0>C?|1$w$>s|HBO4Cu^PAodl9f7h&s39&jdk3HQw44g;3oMw*6)1ls^rB4q_
ksjRt(DL9h=DTx;ZmIRUMW&l-$t2C;6xBgTyVMKENmm3-y2pfkc`C6SR^~JjAoY2-MzyLvEu*7cG+R|V<=U-vFt!mc_0ei|&vy}&
j9Eg4%*o1KX7hL*<9^urwNktzqAt|pA+~&dl4W3zqM^fuGx@UWR*K-!la$3c=3b7aHYSVpCt*7Y+2B=IZ4+k_g^vDI+K(1Z&Fdl@
l)HHHH(RSXcU=fVu8Q^c#b&%{HiRo;(=-=5%(j|Dn=JSWJ+ie|y6||<%d`yxP+As59SBE2j6fB|niU>3Mene?%ntJA#s+)YPo@@V
(cl-9tVi1D<L3`qlSCH~ah>Of>z{4d#fPl1JAr$V4tJiAVrUZ9z^p2H&fGN`k9|G93u#6+Z!5KAa5^4HpFp!bF+<yTYwwdd;}@nK
r!(MnC>j+y`*qsu#T7x(_!ARFhXcts#}WsgL|=IctWYETjzn7eeq|qu>+=tBFRupAA)yM7C*tWLcb0n4=z?d<HrO#B(9NU4p!@z`
--pgw@mFPM;AR&=_$#tg8OdJHx6k73e@4SHLJP?S`cm}Aew+I95q7t86Ps?+YgO2#SAZd}Z)T!_tsRWLb;fC`jKNgRj_66A6n{20
<Z9iPF_wtLDGGpxln{oD;ehfN=9^LxlHo4hpz<TA*_zNKd2Lr$XU2>ySpPt8W*}joFl%PWk>>4ms}uHj(bIK-zuvVds_}-rG8Pz|
9>9%@c2yV-;i92XQEfV;hi6>%Kvme|WTEnF^i_rVFwAUa(?ybsKW_){1WzmjqUWviebg!PIa<cm%%yFne6P{MtL;Cm`#<7akpLoe
9pcEz+KLM=PEOSB?Hukd@FhSNf+|XwVFjpDKXa^q%Y#3WAq{x$dE3h9dpvcj3K``Hs#FE63NxyTk=&Syhm$qOZU>RLOr`~%LPpMy
98Xh&(<YxYk3)^cdSIlgiqV`*pIO_+yYGzmoXu&4oSsUl>&eo0EHyUu&;9q_>AP+@t1*G7cnT+U*HJJ##MV<h$9*a*ZW>kT8P9wu
7+QP*(F*<1s_h;HM~gb`^cyu)nq}{K^$3WmGv8eFx`gkp(lBY9J3C1vhUqa3d(+vvheIdaLyYHiCT#3bzT?h?XD)vQneo^KUt$b7
K%lxfzJ%i7;7FiVV`AdxDRbmSsI3UiGti3ym+1qlx}r0X#TpS&7+@bG!>Ca7jOvRgKU#5viDY?9OiwL!B@a=uyB2nouoh}3N#q8m
c4iTnhb*5#R2)AJij<y!j3a~~l&_|!74@?^T_M2;NE`}8IaOK&K+qP?4@x%caAOw`d>#I0kGPXP&nIoP{a~3H3r(}@9~BXMw?=-U
zlqQave6Ntd}gxf@~rH2X$p~e`1|(ftsFt<&J^?pvmM3-JEt-oh&xr=$?m~pI42{-HhsKI?cVlawUzO8nZ4h=o|XIIX!GSGOODW*
+!(0WaOLbvpRmG+2#RoC+!C?op==I4J}bDG$VWk=Ap|t4g+E*`i})`+3)e#?#L+5I-h<@};Lv`Q90c<^o}uzRigO{Ta9;j4d=Es9
<HY<-n)49geze8-pP-KdKFzbSpIffN5)zw-qrkQe=ejU{gB*Lp9|NCd%3kH<@Fv8JvDoQ4d-mXMI@Lj3<X{?}nbG71gT@DiI+l^;
4})h(%a?k(Cp}_^BYHLna)|I$>X3vKiR4_o3`*+t*XjOurIntE5!PiGOkol>11Y3fR49}lDtxE_kQ`hTAR!6R$+kX}E3kN$Md{{p
z+><=c>^>f?1zgUMVg)>UC)K~2Dq7lfj1dD-eM!(o}R&X=PdF=?&@40C%9<L!M7yoeFU2o4bBanOnF%O{0k~nhI5+K=c@y!q!)>n
0p=V{r<ho5iLlKUZ-BmYQw4lRM1sLTN3T!fzwA>1BzPi>0r%hN{hmqwpZo0pz#RYuLLIMk%M>od<sI5xq^%87%Ru>)g&%t1z=@pg
?{UkrAU|#+J=@?Qq>d{?lx?l&ZO9yccO4Kb5Z1xYBsc^kDCOI0Y$lT*gSqD^w3<i?`gWWHCMc%aFvHtq^FxQ1pk99ypO(7Z3<e3)
z>fdVF+|?hHHe?mf8WpF&KLiT?n9wB{?D*~xAwH|0zgDfdC)Zq5x2(uNB+}D&)(#cNhFdKRU*bJJz63H3aG2;^)?0|C;<SVLJ#%p
k8jt*MRXon@tt7@P3^f5+o<}gCF=D2rllwlqqU@h>HsFScMAnxKe7+^Z_qIL!`=rdclrCZ&xc>IKJifOhRj6ZhQ`zcX<b3c&#Q+I
=#9NSNDI2E|6B+ghlJP45HdNyE=466!$m_<mFb3KMzAYHg%K>wOQ|vgQBvb#sR0%sp|DbKWnzmLWd&CqGH(fm+k8MQfQUpCC=N=&
pvDB-5H^jNi3ecVEe3`ODJV^jtOXn|QTl&3W85k%^C#h(*xnas5XAbg`wz7K%rS@9&I7+kRAQOK@-xu8G35yKk3ELZ{;$vqy5_m&
tO9AKnr(A?F*mQXI@ss@aNa0s^a}nr@0tP}rodMkkH<zJ$qJyjCUJpzFru^sFz6_m0Ah@jfv9mdNHW-VT5-rgah;OWfpL@t!kcc>
slxyr5lvA07yvS635panKp81i!9h(0M8QN&1Pde+14z>}K(sK(Q9&}q$pa*eq=b_KMKv^JLPDn3yj2hDni!E*flrwd@~{^Aq&N^h
&OuiOv8B^Guqa8;zv4_l1Vtm(287vlA-=N(SMz)iAUpqzkE8Bz>Q6p{u}Acf4ri}t&>_tAe^0x}Kc-44K%}Ij&j4hN0<?fM3Pg=6
(!_%VB0h7F9dFG<RTM^IN7QCITw?g2QDmXz>ua1Q5^W4L8qA+hrPJG%`J-^2ud#q=4@n<EAZidQmJLOeDds$U&hBp+n1Gs)T*u*_
=na7y5l{s>PcHYZ!uL-6mn-3A+|lPr4y=HGQvw@v^SA--_xpb)`$6MF!JXF4Ka&i=(D+;V)9ZhgoDU*-hE2u=Vp>+I6m2a*Kys8`
u9-2hK{l0&MRXsAbr6HUEMDX1`+6Hk%&MkzJ3HJo_FHzEEhpvwucPfc*GT_RMQiAOBdYjETwz!qP{Xmcx^e0Hdj573@%n$f{n`dH
1*%a~WiHvQ<BhkK>AptTtp?Al7m~qmgfxUrBZK5X_4t9q%<UlP54F$7xVDCk?B2BGV#Y8&^o4TCL`jJ*BAJOMgkh;6gwU@?_&BDZ
+$9MlPFPfQNq-0(SBl&7=J>ZlO2|=?ZMYQ7?y&rR_;)~rIeNK=nEH&T7<v|i?|31wSey)Dm@GHW@>yyZ4QJDv!p1#aqPb3OVjS+_
<?0^@e!{xrkoS>RF-TD@R6`O$GY18nK6#%#C+NT&;s>|pm1Y#IYhohh7=VZioQ8s4UB?_NCvXH8K;X$6<B%Fs*i14+cG>+{=ynt?
7pJlXC;_A*0HUZx^eCu*NDk63K~Jz05N?%GM6n_?75bwXsxq*|h$f(FfPIZ%pv@4Frs?;y;of#O%^PiICbUC_h*%r3<H%+|`0I7H
Do9i#O|6=UNXXs{5(S!OZP4>$(9itGI=z^NsNrY{#>*X9@Nn;Ee5~lSRPAXONOLJg-kEipBjh&~le>njK!sa|ixWWBWeiAS8{5_!
-uIyzw{6h!mWW!kR90M#c2xiub-iV5<C@qC^$uRdDYE?6k^zcJ*N*wHeDTm<p4T5wl}5<(lUC~>RM2RK6?I(<s@)Zp|Jh{%a8EHf
aEDkPN+r4M`d^&+gTOvx;~X0=&ivQ&+<c%N;q5(n8=O=ABB=#;Ggxk2Wt-r8*`Ypj%EJu1c;9z2(^LwXAgl^nSO<$)(=0%}Z}yf-
@(d1mN{~b1hnI?~Hq4I}hOIcS$Nqnmz88+&yaz;jGe&smk>SQV!5&?~`y>rY1t2j1BdF`fpT8&+VDr#|mtPbff<Xg0k3sOVTw_-(
&=8lq+!&tGB{>9pBd_BQ!e?&*tc+9c%Tf)Vr>5r2YVYO*hp@>2_3--szO%!>;v@h03M&#TFarqGiA6;uq7Td+{r&vRH}!Z2s(D#0
0TR#!EeKMf5lR$|6s$swLIncSF%+tBfz|b*E$8t#pK1^HdrTt2MGQ(KY+AxJEk+^}Njh)<s)M#12otHuXc`0kbyCu6Cs}pLsR5>g
MarQM@{lw^OF+<^NSl)C8VrGn%*CRWXi6F>G6bNY$W&=v$Q?&4#aaeZ4+CdmLBb2M7Ni9>5j6c-2Y{V1v_x#`%A~>r5}78Xpo}tp
J&<1yo(1XX#D>eTj&d4^!WOiu2w>Z=0}2lDu`J0*6jakg1l3g}6qF4`3_%kWL8zo@GKi`wCL*Yyim0Tmg$F2$l@QB<Nh;e&X~a}5
CT1o>kR>S0)Jjt#s9J$?f~7|Zy4}OhViG1oCTQOc$Pm#Aj!W!E_p6TQui&kGeVX=X(3?L0%Q56~x5i+9c9&e!V+OLVTm3UQwHoV4
QT{LNd!etSI_;^`JVfo@;VLxZB7mxJ9bl@Xl(iKh3AbPJ-*>}I<?YL~>`hW#bTB<yKc~&?{caDC{893jfEodq5|st$9zz(Da#{+c
+v&GLv)7q~57WQe$dB{9Fpr%+1b_E6gh4!oL<Pw6`)UAD?nLt=iTI~f0598|jcy*#kI&~lDw@m;z8AbsBg38A+lYLnUB5pf(2MiQ
@E~}EpiNGje)APd!cI~ZfLolpbq&zKSa2{QIYACmnF<<&Op{^|awq|yH74)_s*|#E71~{)3LWPm97+Amla@fzPEf2m)a@y6HpZEg
Emj^s9K{0}byG0N(vp!2hxQjo7%-x;Q_cG)?c{Tz-S;ktI>h(J!zdyfe{gZ6XrMMTA!tHRmmL$h=5}-WJiI#yJwMSL#qAUi^MMSc
m;y-&6a`TYkVQ}yn*m`{C@~NWh-g!*qNmIb;k2_9RWt)o5^%$i1BoEgpusf|(yC-3kQ_!%ryw+I1(W9Q{Kx~WRecfg3KIzR#A*BE
YhcVW#iwjAjw|p@L=l=)0+#)>F!MdfeF~P)u;=jU`;@03c?Eo$?@5yeQ8-((m+-q9B7Pm^GK3@O2TzF96Zo>Rrj;mfpxHw}dCBxn
pxjOXG>VdDLwMOGnag+EGV~~dRVEJjB=JH?^@=fM)_%;-PoVYvnlAf!MrfZd_s-z2z7d#5AvSP=4XvQz<IxcO6gU_nJ>E(DtOH1e
2vDYjnh2jq2%p3{wqX!{@kR54<J;+u9;i<DsXll}q35Obp3;9yBr}>Fnm+VM{qNdvoam{n?bz2r*oBDMe~(=q93R7p3G(@jgAfE!
Ohqj<Bof3(G@?NOdk@}<m<M5b-f9Q*C({(fL^0H7l!k(72(gL)r7)UlnOq65!U&08X@(^L%T}U7thvrd5aLAva)M_dRIFxX4Fv^B
BoyO`8JXA5-pXg(|3BUxY2$iN$WbcT!BLKf8z`pol%=LU4hyszoAn!p#B$lk2&ZEtO4Nmp>e#IUmZWrsC9Gj8isW>CzmdVl?F%{%
{J)ES<%u&KZPtY6grKN`LJ}sC5`vLNY5*X-_%EF6`WHvqZXbj)!!Qy^p1~jDvgg(a_8ov+yYhbvDsw3h4F)j<dFlDiYvR0ad4i<n
a&8qp(8WanP*9YJA2}@{<b&;xIq!dr2VYNr*WIvf=SadGPoV4a^~d47xe3I9>iN$~&=ujMr~^|q5lrovN(BWWNlHUYirIxJM3W^3
GG=2COhro)QA7~sM5Hwe2%}`OxKznDv=-RT+Z0eKRTtOkapQEx7AVOqLL?C%pX6&x0U(rtu?&$A5fq9{ttc5`0f2`r!de5>=}@1y
sX=Db+0M?uPgmwPO?EsBu^~~miY`+s3M5QKrtIC(ut+_QLxZNdxZ5p~(f8fB^8a_dZV~7T$flYiL0F^s?vhRps8L)@F8jmZ-yDE;
_B)PCY$mrQYiNB%-FU;z>71vqGp;vSpI@f@VBg|KPSd*Z@vmjM8=!K`UKmp(=xwC;-tMj)Jn%W4x%a7~xqPTI=?~Wweeh!lzCw&J
9h2-y-3d^vl_7t~%tj}&9V#}4Wtf=}59V>AYRy-<>+n_f_;V-d!fs8+&m?jUCIxYxN?S%$?>NXr0fu2tR8bMR&%89B1zyzzeo`PI
_%NLK2S7>RpOIm*&6@CUo=H0~R0>)cY8s#-2kwI=edJ@AlT=9&OF<PdQxOYGRV2gxNsEy~N>xMxeOw1@C49q_0Kr5U9>hW7-Erz}
y<2wk7Z9AfGq_ci2@l%5h7C_!zO|!MPPhBN4A^rNRfxcOXgf)gOc6{GD){1K0}DpP6%-W&f`GQ1k1uhdKsBqj(=s%TmzKLX1SRF|
*;sDjgAt*O6(yX1#QU32DG-z4=K?(k>!b59jAAyOW!=Bk6)rO`9cZW-Iq1*J%fvOH5SLX55MN}ojnGQe6hu!2@z(LYvM~1g&H%aG
#x1uKGk)OPDFll&AyfdS_)t)89RLETlcshz-$%(GqKQxrN&)v#LqQ4eX9%Jppc*J>5GX`xl_f-_Vx&XbMIa^;Fu;_mFhbHNcK+k*
omn{nJjusazGGSEl8h#WK-I9HL!^eaNJWGWgD4;=9M;nrGRhQGHZbXsG>KL0<lujv8p_s|uv~J}Vg@H_f39X0=ituLSUGoeA<aR>
r=BDH8{QFqB(K4~CnQ11U8_i%^iMd-MK!L@MA5~pIPwO!C$@!9*#qie=xI9cDs(tN<hyZ>qIqJcZ-=jgl6@wWf(oDkq)JLdcyhuK
a+fg>(mfvDjv<mJW(!M1(KAgnz=bp$?bK@uqx%&xdl9CdtiRR4u|<ZF(^lo+JzIDWhIPAGQsEBDs17@J90`t#PkXIH{}x^Ame}aN
!>vthB$ARiq8)@LcW8E#AUh;KNgYe2L?B$YwmW`rmU43y@t#6_r2UuHC(Go=+xF=`z}fpO%=>JQtJJ4q9b%q?!_fUh4HW%;k6?bZ
L;55l0BA%gL{Cni#fdD5%taB0r-!e^xo0>-uy-E^%A`cFpx?g?j!MQ?6DeDAS@wxxn>jZmj1Q9*3p)pYs(zVte>+p?Q~mitKf7IP
nKus3`Z5=NIjzcnRfk%FeCmjM;XdCn___vu(1c|YNYKarwCP%_F$Jqtf53rTu}&=^zHyqlB5Y}K2@y~~2#A(NfjHrtw)V+`h?*`S
jHqB>j;v%#0<J;hVoL8JmqS&&%wnU*`UGA%^Lswv4I7bFp!>YnX376VQ-p7Z21Er#JJY`OLm)7bB8HIK9ne@oGDFZG>_4CC&+-3b
{`&o0xU17Tzr(Rk#CJ~P#q#5)3ES;{k7PM(gn-XKr=fwaNEIOZ=~0|g1v>7B5U7j=k&N!b;jllsqo5GTgV)4Q6wgjwc&9P?KMhmB
dkF1NJ2zN(Rp<hQ?vX>uIl!<%)*I_@oI}~lg*QMf5JE5l6nn)LkQUHq`dNkIPpJRuAjl1WucjLxnTh{$p#*8<M*OphJAMBgeeb+M
c63Om)QG*F-6udpk(nNY(cFpA=3&Q$<<@Pjr^@snUs2Dq+{Wy*U;5m&thu7-;#8`PLSL2TS6{}M;O`B|Ut(8@T3E$pu@j!CvWIb0
vTYSbSPKRXb8_j^f-X?jG2P#e4fv%P%SER(Lgm8>h~wwZvG2i76G>X)by?rWgXlm{B;`zQo*1`LZ65r2JeA(9*JwIa%N08Rk*o=|
<#?lG_My~AVz4n*`Y#cok0{pJl=iT&$iUr$qu~a0+jl*1xFN3|`=I?)N9dH?=)=xyu+}$sEW9wym$1V;uIyI8fm3RQ)AbOfl%?!u
hQgAAQHjtZARN&G5CiH45b{V!N#nnF$HUg1EX{@@@2XE1RPD3e=z>;9LC~W6BZ4=f=+#G2U^>{o8?|6x_*c!FL9QAP1<HfJNjj^o
U@|G`M;;-@Xqr#V5PUrfHUge~%~uQ3-BaF(1e6b%;V-ysA%`9w>+bQ_F0kL|5BapEui!v8hpy*mS9p7{{deJe`SU2Kp`SRR*CRrN
KzG6vpv0?$f*3$8D?lzn2pJ&IfrN||+5lp(nG7~_$@afn@J#$X2HEi!-(UtnEft!Hno??J4eTOKs!S+=i1>2Gs5Xxn-YJSCiV67V
8cuP*%5!?|<BUn<Cc~o~K}8rHHl++o#e$e-1|~IEdwKA4yQ$HKAj75{9a6D*O{a!^Klpph+2?%6wyd6_en*gNY+XeKCNxfL%mq~^
j%hP##K?M<73bGO5ge}eRY>z`fIJf-F^&8p2KHn;GRav&tNj}nNg~SWv5aSjr}+QvT~cBNrXRA0?a$>I=y~1Wj-htRGBtKdaIsW3
Am|i15GU1sk_NgcLJX8BLgf@8`6t=XJGpK9q~!4*2wr)U3Yn~!N~tU-JnXo2b`o-j=8#af!YEc1g!!3aD2CVZq&z*2J$}9XSnj=Y
62SVo@LO$ZrLWeVi}1}UrquYMkthuQL55&(ZxGuU{=?!(2WCt;A;m=RX~);k*Vuki7;Qt-o~9psCG|WsXCH5fe7z|Kl!Ox!jw2HP
*I@$)2DUR|gjLX?0I0+;j41@5fdG)8O0}ZCbN%xrO$Z0X`Gf}pj282X^$G4L-uUu7{V>i>5qIwvK3;JSB$8B#b0}PsFjkfbybZQD
IKXvx%!K+WWFZY2eb?M%1G+#Rj%VA?*Xub8Cg3O?C6ov2DLE#M7-WHkvv1yRg(*qJ#M_XS>&*`=uxQ#i1_uB7@!L{s1EUCYD(hc>
)Z<r(j#{S`fcA23>RUH0C24aA!C=0#P{6@e5(4a#8Jp2?thZXjLC*6GP^b0VFB4U!=mbr-DabmhSGay<nIu1jn^`fXgr#_5yLsPv
*x=o|F3iVK0~HlE>3D`+>G11BqeGw*b)`sY=|uGU&GZAaUk@HP-z(0jd4uabdU_K|X0`4BTVFnZ`bK!DzQYaU)_v9=sQriK5FgFx
!~PII=)cRv;!nGmY~~&0!22wegE#E@nWyz~JMwV>@;kThwZDh-Vb9nHp#SEu48#aee{erf%VXx7`re73f0$47MFLK>vtfTHnSW(W
)3|rBwF%uAlH(Lw8Y(}Kh9t8Qjq~$7eW2)ulG`Z2=6=JY&<z#=qs;SPvuCr|F5qcZZj!Fgd3-x6irsZX9d}t$gH&uExWgg#JwDoV
4zq6!b;;-+P&93U42VRDMLRvy)OLBac*jlmJUezdf6LS#57`Pdh<2U^AV5@n+_BnrpooUD1+C}K-o<+q<xO&2+?8^jtyNR%9&jWb
q7KA)&j+J{6ka2eLE@P-3y6v-&2H|}gOch8S}=;H2w8|Jf=41ED4Lc*P)7m@mjpR7keEgmmXL^QDYC){aD+h)%cp7C*up4@&$vjm
xv~q<abu9WdJcF=<l#i+!0Cs3v~OVv%g)x$0rp`WJj$+o!YZ60G9u?frtk^8aeG_{d%IVg1+m9ieWZ28-3JI64ui3u9KG3F08TOr
P6b&o#G*Sf1m!$*qBuBF!s*H=`7U*`gPE!b5t@Qvs+y*#ipVeuAdDDOM4F-ksuqc&CTNDDM3*!MXmp=?qx6T5Z-=(=)`wqF`o1@s
`!JIPpAD23w!wvjVL{DpXDAoX^_wD8VH}E#O|NRqQ5HS!PT$90soBE=m!GV$WZHLlSrMQ;Tq#-Vl7Yl_Hf>iCP^@JftRE>N4~WvH
=An41w~beYP;HNFl&(gM66(<C7HtS4AlW?Gh{@%6b}5nHx4}UkMoJv_OOu$EQIn>Zk<lZgojIgr>Qy??mwj)c96WSZqid})#nW_e
|7OUnXm3zqKl1U#?yC(VlG?DwyOAjJQBO(cs8Wegka@LurqSuX22jKv3l*f7C$+6&kMC3kU+ejgXS2dvV7A+9C<_!gCCU-Rumv)%
PMZ;yOGUMiQ$Rw<oL1_pOuKNIOt6)55a<wHfC&OaE^Og|0(qr$94?t0bHa|xvYR`G6j9L>kH4{%b`2B-EJST4GEi_}{HG)0a@M~t
^WxZ6SDRHbO8%wHt#fwUL1a`oSOEx|X%TYe46u-xAd-ZThKf+6sFK7dHgb;Q(z`A#fzW_MsSfOR+^GntihlH|Io3r~u;98h<Wx~a
aw42{xyocjaVE)y+pnDl<k*N?FUORabDp7LK6WEy9ft|=(7;f_Q7{DoO9c`n1QAflwV61?La9g)M3D~Fx(QXlkp+h+q5vQ`PwV}B
yg_BED2el1SfM>T<NmKtiNFpi<;ovSEEvF15&qrrt~m1MeMauDe1{PpcRHFCet@G|8Z0>BGWP5j*SFyBX8SuBxnD;BW8jG!luhA>
Lq_^ugU($ZCzI>KvW}x#&1M4nR1c;Bn3)RLHUvEI3BADriAKaO?@`QfLXeZwY-qobT9%NU!llKwUnOo;vNl5mBV<4l{%)?3*%-z*
C%k&SW;yLtdX2<!1vWr8OkWN8r%tP@pIP$xyvEPH?3W0;a56zX54(}TAmYi0QPe{maB^kpP@HH?c`!&+E(O8na70EhE>1ylYu4sN
6^BF+ZIoQ)B(^mm36PTjPQsAFWTp@%E~5&&O}k#hvrft&XHEnU68m${pmV0`ZNBI{C>xw%XMwPy^rv0;Xro`siBRN_nbkokG#;kT
Y61m-SV&>Wi@4L!orAUTU2olk!koy=#rN7MA&IL-IltSwif^`eAZI9+n#+FM4<_Mz$=mUi&}kNO=a(FL>bj9dix{h)XM@bquoW1b
u+~-#5k>;4J35D`ii)U@Tj3Ld#uhMAGbo~><<C&`tT7y1963$<d%iv~;U+h1yMRYb>KKk0gVj6zI%R2pDn10@n0Tj#MkYBqlc^?-
#QolLJZe*<F!Q1-7u-5cXx3|VH!-IP=sK1uY2hCSzI*pUUS%-()HR#HX-vfB+t<oIXOwlm7t)1ASrK98+tek^3Zg4SlkarMUsfq`
wk5@6rX@%4GsLj_p(Vq5$2|F)LcBb>qjXwytRDKUkg+2|TSuyg6_z>L5J?qRp8AG5WxlfeNh;-!JS-?W7ZRd={xKw(wXDQCp(pYb
1r;5dmktC%r#f^g{jDT4QpFYmhkc*D>wAc+@%P|jy&4G->X^(+8!;;7vm-H$GAZpfuH`vLd|}YTus90AB8$nqFD#azY0#TEl=b55
Pc3VNJd@TUoIB#~`|vxkt<l~?n;KyKb-8qHD9(apV!7ieBJ0l0VW7cX+nHt{YMnSmB|C*U*5q7tTB%`eS0{7p!?8W^;vx@WqrKbE
=_UzILhFs7_TRGF!it&Yj6le!d9uV~4*mMtZIKTX>*R9QRgz&7A26VEoj@u~<fs0`L{N{to~z@0o~7j;xqB{+-Z7VifvYTbPj>Wf
4+4E<+IA!xxEBDV+5&*0kuIb>_`Z&W;wIU8u#|!#Ol2BVwp4bejH*M6H-pQb5Kv7Ci2PU1O0K#FbT2)f(FI$5g3>h#o_p_rV?0?P
8unYbRvdKZ1_^2g3}I=8m{auuCsLiOsELOjy+@7tPJle8Gikomt|3@sQN*m5uv^!9DLuTOak85YZ3v{|d;ShNG2hMu1}hZ<Ic<09
8yikZ-L~Kz+OdCOV196YofITwp4o>}m6mfZIS#1`9n#ZJnRnG`uTN?uh`p6ZeH!Ee`2fm<d@m7(=!k&_;{u7LLEF%7XuyQ_8vC@A
5Wz)N62Lpkh+zTE9iVDtI!9Ggd7$y9Vxo#R(2);g1WVvYFtSZz#Ss}DGGs~v;*}0IldrYy+vMTfuvQ8&P_0z(*x;ey!bOgf@|p`D
H3Iysq>~{3b#!$2YU++ye@terc=lbE=qCK9M1*5hvDyC35aO^qstz9n>E<Kid3Oa5uK<UU%6Y5UP-6X@J#mC7^+pDe4?di=-sFId
DTB$Hk~u;^zQ@Ils4oG!Zb@%lW<6hPdG$PdPT`Q*dWRHBGTeTiKYM7MlNdm+L2fP(?N|=Ow>Vh4ySPp^!ili#V4&_^>JpuVO}673
_bg%6QUxfDDzv2ujFn?Kw638kM^Hm4k}6~_p+=oZ3{47BicBIgDv78Kup$^FHkmdj8ga36Ab=*NuxtjGc0?LXfEI~X09qGE=0TuM
KV+K1Oo6wCV8;MW8u|n=6nefs>&sqalbi|SD0z-txyS>6^5#68I2d2!OrjthI03}m*(wMls45p`_9M;Ea0B?E&%5vSUXO7-5SD&4
krjX6Fb6)^P!Px_#4i7zavl3$Zt9;Pa-BmIDM-QZwzM2Z1!0tiC-qD0Lq8vnza3@5uJn7iH%8Si0t*Y2-d($Bt~z0IfzDD34citU
iy^Zy18Uq%8ihu+ceivZdinUi;)BkpIT|wg=Xu4t4q_=wgGgMt8mm-HFLn$qr9i|SSd*A<M;!;pltn(c@^G8=N_Ca3<94f#n5Rf`
#pc;GJK<X0WH;mF4x>)Tx&+@70q;O>I~zRMPe&Y^9_xo~2rec=Wy>o`gfR^to@&%3O$NrbMv5C_TWe~Gs)(qXk&&4qpo>n{YbHo(
SSA~$2PxVzc9Vw8vzxr3mQqdA6SdYQW3w=TqPBu7Ax)(i8PRYa*G!9vSrk(&j?!pR571H30&!{3huQtE4<_>m%oxa_6?Pfu6x+W%
LU3OJw&m(U2XaSJ9PLew)hPtY6s52l4WZF$r;(QX*}dHB14gKAl><m=gku&vk%d%nFCd>IhXMqf;dgQvmGu&}#fXVnr4d$UQd}ls
w@%$`NcMZ<LChQ8wBw&L820syr=kH}y?HrbbRdsXbD=fg6Q7PJo6Nr(auhg-ZlGry=fcOGmwZeF;zDV*Rw>FTC~f4y4h7q{#=?T*
9`qXrb7_NASSbzD7-FN!DM1wBg&(QDtGlT?+<kC(`B+nu+HoUV3ILPYIou&QR7?UgBEVrm1KkFtG(|}%NljBDl+vLgCMClQZL>}R
5L^~<zg-6Gs1XqFmd7~kJb_pum};ytLE;6h{%N$}XAIe+hGZ1T#g#VK0RA^=hK=B0z^F)4xvG|Nzx{aQx@q)oXrgmu(8xU6m6(Do
lLk$pyfY;Y8HHmWlIn$3Ohf41$X@O<u_WL;?0!A(<=WQxg@om>KrUts!*s~Fl86YhMsOgJwPF1~tng&djNX2{5~K^44oNn;w;y}9
Q+*@cdEpNc=X1VNJlOj0Hck_LBH8Hrh9Yn@h*r%i=H<XNU`lLE9k_dpbAdop>KC$nIJSPrtVbx#A$Qv+8iuAAGZ0AWgrkkDD(t7%
6O>UE!N^;!i+mzQ(kjWs%bTbs#!h!?I|>X{BoO#KigS~<yRyD18$`MKE=U~b<qG5Lq(lza#^|nj-N?qNB|unU#nSJ4;_#eiG|ZyL
*vOQWPpG^KleY44@?Gw*p9HbwJI8w-1J0;u;v?m(AUSqOO(Gp0?m~H!_TPQLR14%mgmtOnQx=%w)1+Asly6bI<tINsJ<1Gv=n@s~
K7Fwv$Ipj#-o5K*;~ShTXnafZ3*LzGwAD0B?&Xndu=Js!X>l;rWZ9J=qK|}qK3?-Z9mF{i=X~NMgjeEx@13K`3C`p=ePOxcV|m|G
-lt4kOO7Cij%Z;<hfK#2HkFF!D69Hm1s}+Zqsi}hj!E(IE8MPqWyB=OUhRB!kBJ@QzB|*j;RMV{Nfs9x=<8YxEC<RS6TYprb|oc2
=Jw6xhBGbJRe*}^_Oj5ioc`Z9<&Y%>UChj?zal+AugIKwhtOzpau1Kq-dhSjtf|9Ton8nBh5@dbrnF3IF?&|dGIQGRV(WV6Y_K-r
Y-F~jq>0sqk%!_!qM_d)-#SOe><S&rZQbv0d9PiS((-Wegh$alA;Y(LiA7b)AScN0c;OIL4T@P*5m>|x?;=gz3JMG1BjvrZna6A@
I2WysUbn=A6h(3lav~2pJ>u=&j0c%vQ6NP@RRg<<vDQo?D-b%%nP#18shL8%A-fIivdloL3^c=2zKmv3<1r#ItClH{H%#MLzO6%T
oh5_5GG{v0h^k=el`<mm=`&e^whR?ptAr9(j)23RlJ`rYR*)bQ0Xt3VV56qTtEh&+Oi2wYMHs;12zFsGCglnw<jZX^7lA47ZJ^~m
L=G*#mq)C4$nM5V2TGaFdaC*9+svNM+OVu5Cm=&42+-#RnLgvhc=QQi5RLH#IOD+>;6xT2n?OV{i7xuZ+7^l&1)(C1tw?-cCbA@i
Dx!ky*Rjx|sj(_}M11k=PzM$xDD}G-<lENAaAS}|hd4CdvO5L1f_Kja?|Y#~WJ?u|+Qt2rKW_#<S=iYAGlm#52mLAan|{}+%bCj9
bz!Gkw%K|Pce*?H$DfC*%p$va$GQiTJx45--*wtyX*frUak+8RDsOfblYZ!u>*9N$FR*rSarO!FADyqRQ+YEE2IbPQ_isvMPGmOX
3oWd}(n$moZKgR^F$z5UXv0h=!3(QcvqDObSYe6Xq4o_sk{ik7PDz9fmbJDICUBn*7Xn~4V#kl|I~)R^#?$-k+9HMeB;`<3Dx)-}
;dJ>Swqg|p$2pd0#+CS?<k1&nX(gWS@ASOhQ6j^Z12)}Hi8S#kAkbn++KEAG@BgkntE@CREm9JVM~&KSK+UP_-fJk*{)SyoU;U?3
l>2c_4hlj_LnmXj9JY_+VRc&hj-yS8#*tB;W1`iPQz@WBimR--ZpBKkoh{z=qMyoD>JdRu_~ZF>i}HukE_lJWEwmA-wY2hO2%*WI
2U>#3*~u`c35c29)6y9oqome$ayqqqKVLZVy=eHFJfC~ddyX~V2JNSAadaag%E_i=J$c>UEPPc!tf{QBDj_z3M6q7|5AFYVvDY01
WoJ%zu|lxKnjI%(&DXKOYg4;Lc|bT$dD*8*$dMSVw3?cxIB-p{z@^aGAdtwEr-Q6CK%xSWHVHQpX^i-ku{%mx#*Ez2H-ms+gV;!c
-p<xNzWnjoRiVYb5Z)|K!SqD2?Z!mm>^NL_5gG_t5tv?8j}SU!7{LK#p@^wYoN(pA<#D0#fuRszN)3$Ml$dl7F1Ro>Xo^QMU_t{-
;3Ur+JDO8y;4sCRHrRp#xO0m{X!;>wP9gb@2<^XYV?M)58eNeHABcLANzh(IeC})Gx8cLOKU6<Px(U>6gB-T~-~?cl7_vDmCfD_f
2qIjwne~*<%fRnI!OQlacS90)BZ<jQPPoy~%pG@@){Y()zen}eejP??wd3tcXa*)&2!K4&hqVSaKu!Ln!Z|}8!NO3DF(Qb?WJMt)
Asp!vg$H1E9I2sfl_r=#N|qo+6B1xqa}gG*U6PYnj1#I?WO0y$)IgvLZ8k(n6jYqkFr<s5b2FhORUIZ2oYYaQ=t)poBu0U?k;)^4
MZzu|Af#GB(-mP<$ma`0NZ~V}Xx3{`=>>@ehYk>Q5-Se(`2E1ItcwJr7E3yEQzXL>DWrr&P*EJB7H|oK0E~<RK^pF(W3nd6Bk+1a
SU*?+Iw&*vC>;zm#n!2cjE8YwW)r}m^(S~6Fg$s9Asg;_4oc(D>k|m38QuAiLj+m?U<ecjLf*GpLsV&0t=^Wj$mYx4m$NO^sx265
tq76iO)H=-wN+Z)XJ3j(fme|70QL+-K}$nHMH(c@3RsG!q5`6-C^Af#nShF#7=fxv0;!<L$_a>Rq^fF(f~LvHp{AM;q#{6~l8C6K
q+(WrD4B}LaE6*zmV}^)C}?S=n4xN#DN0IW24JL_Xkuv+sVb;qDw&dsqL8A7Ac$s40%k0+f`OpPasr5nf`FtbSc0NVk-}+0Y9fdt
m?BuWvI=IQq$X;dj3}CN%3!Ky3Q7p9vZx3qk|HUTp`e;5qKtzmXrgGMO0x$DCMl?Ch9Y61h$)C78JUV|3L%OpiGgI5P*oLCS1Ont
q%4Y#K^HEg5WL_iEDjvyX`+HDiUyh@q=~A6t2sr;<ppqw*3gPBMZ}d8B{Wna1x-y*%uP!*B}-Dogg_a62cX}Nr9ho%S;8K`{MO$4
h)cr`AD-`l1>)1|FUaFt*P+Jy3(9PNEwJ)EAWu0w$cg#v^?985&u_EXCCBU>@`Gp-q9jKgySQNIU7a0AZdna=ggX~?D8TSrCkSv@
XJeju;i{W)$U+LLWOxLEhlh@vr6?OnXE@>9od`orB<utMTAMl}X_*VSJF_msw-lt4LJKT2b1BWiYl1g2bDZQrAd3$Ko>om}eK<CU
7N~@_iE1NSqd7Kky4E4p8ydRLSv6F{LrGO}VcHnt6qH1jF+fd8AfemjdwI{J8$Dl=b32Hk<=%8~f9leBQ0Bwq%{$O7{5l4PA|H}{
5#xQjIrHW9N$FoB$a8;|&wpI{wd#e}!cQ>m@f6ph!LTT)6(F%-8?qG%SO$u7ldh+o^=9k)IxaSk=!5l)_5%VYA}`^z_wC*mgSwfo
&hYX&@5njc8(7ak@ST8%Y>Yk>ED=<Zv<-J@6H?}3I+FxTV+>Ycr#-p8*&tN}jNbzgasqH1GLKfmY13S@lxn03MWjR~R+g1$RZ^N-
N>rgxs=0O_*ZrMuh~3Ax)SeI8hTfd*<_73`;W$Ulxg^AY!viIyDoG*;m2${(0~#<T7$7T^+?^*A(AG1%wi_A2FS8FpJftVqa!1%5
h{Z#Ya5bl3G$p7BwE}sMd?;0UQR~}Z1u_!EHln0@nOXgg&ZTCu{27L<(~+;G&B^B{jyvznbMY^A!b!$Qf}j$vf#-VGi(oVYMGC%;
3QxZuLn5^vsc@7?D3rr16Wlsz9VnP&=m(%6`amC8y;fUQWw7!3yKW<{=g|1;<;ISPy|+4vdJ&85^uG43IGAxKR(1DvD{AfYV|K2(
K98gbEGC5%xCkKv3+8N>E4Nr~ysi)^POPko93Y?G#ZCSlLU6m~KMUu)y|{}HCWXj4tT|P1<Ws2w!W?AzTzGOjBVPzCfl@r4>!^1f
V^rE3f{xwlnr0x5h>*FNgYSjYAgZqRh_CovVFkw};jr>R?4Y>Fn4-w#Qz8my<9&6Uht7xL4ujnB>y8gcIYq}Cf|Nu~QBr~VNWEb>
#Bj6l6K6Zao{wt62#z6A*<6TlSeM<$ct#;nIX&X?j^=r~gX=GSx!mlq=OW?sN~c1}@q>#`-nj^@`UwPckbA8Q(5U4^nnH_v>~eWs
Lw)J_YwAk4UxDrp2RKy_<b>!x_L(8*lB{{Sf*c+M_%#st9Umn=Ir7u-Ea!{jO@k?-Dw&QrnyGM@fzVp2V5kg*$y|IZy7s~BiUZc4
s2hYhy(etHI2iUjM3AWD`h2$^5z|!>cS?dI9a3;R9U)^VZ+9jlk~svZR9-NV?ZSiE9`NCZ6sP0O;aIsDz?-FFY-(u>TDcV$3-!gm
G9&pA*CWOGPgo^UDhxTvcU(xOM_5hcwFDIn&6a8iA{w613Rs#T$Z+;S%Dtpugn`81fk%`5jqVx-nn0uyk)TGYN(CrH<VqaD=i%NS
FnDe}lncyubp{L7wx=Q_NF<>t%*ck4uq7#!blQJdNE{@ECHp--d)L=Zo9vzW(a%C`?PT_h!%`mNkfytyS-du91*HZri&T2PG1&cG
mja@>_@3)2)+JSwX=d3gmZqAbu~Ehu{ggB-i&Iggv;V4V6Q`Pll5HJZN{_$zh|6$u^G2gSty=z@?&FZ32tX+h@t359*}qKwRJstP
gZfoLRLa4ir}84sC~Qlbk}Q=iAw_EV>Fd4m`QT7(Qr6J+ncVX&7t1cCl}}<FhLGq=F(#|duky5$*IqEmw(mVR(Sqsd^~}%Bn8>Y>
5s4rWP*{Z(EX*z&L^wM|X-w-x*D@W-WDyTn54n=DtyQIxhE;;mA%!PtjzxX$_QiGMRHHh2nrp<%_M`A_8)i0ek53WdRF7MSTD2Iy
6zTN(>&@kHmN!y&Z`H0?;!bL4LerTgp1Iz)qC{UVgpi}+iRHtKB!D~3Z*_LhP4mnSuU%J&ym#Wl!x4I7E%DTFwn`+nnT;E{lv>R{
53e?9t2T>7ArF2!o=s}}K*zV^p(CRiV2T#T_`E32_myV*>T|LCSaXlP$$kW!G*tB|<JNC}HfiN}*7x=~yWckI%k|sQnYet<SCh>1
#A4(_zYhXZ>6FbnK*lBxt?2J}(6qBkHrBp5)t@-_rBPM%Dn4aS2;@fRRM$-cCu9#Yde%|p9k7ZR$cD!(5qOM~qzHz_r?%zGzc_gF
zPWynelKy|w;(}bCuD@Y$n)g$cV@*O4Nxz5N{N8E695t@E>_~kO%Aqsb|o3f2<x;;_ms}<*Jw7ax(Q|5yj%ETq@AsYlQvH0j#FlB
stbGPfji~z)R-zyQtQ{>yEfZQ_a6M0zgWr2y$d3p{5mk3@z0-JBKYstB1O^SUd-2q6+O>zVqs0Xb|Yl5>ZieM+R!oaR%TC9yVknA
Jdbp{UhQ~_9B=8GRigYG9hJOhm8AS7rEK0UT>*<r6<5mA3qhrbG>cnLl2lZEBN0&m+pin<GpSf2lzxTP&=r!ZC@KY}1|v)3B%+2G
#p|K>=jt(I@_E^b4jU6;0o{!kCM+(fDntlG4aU$P0##)gx-E~Kf*{LOX}N~TMEj?Oce7We%kN_ZxLr=G;!gUmg?snyAz*i<deDcV
y$Aub(47jp5~&mdxKi-a+QZ>^*)*ka9F$@Yaa;qWU!BU^VZA!_+c&NF+&(i#n?7gE4t)lB+ad^pM)xu%931L(xEjNV_nTx_OFcEe
I=%z3#=uK#VoU0H*D>n0JB?<8gl<gBn{<gppen`D>#c8DX8Yx<Ml~U7%a1JEKe~J_eSK@471dGXm*nj4owTx^4rx>R^vu3Iu~D$>
X4jh6T0(Z}QaY+QxcqtO(MG-nTU_DgLsVXTxTri;R%7l}S!UGKDDI{DfhVALHPXRZX$H0iE^n<zefaQ|-cq}bhp29I0vD^MUyl{P
Ti)rdQH?q4vfB>)bG4l0veju<M^{D`)44N`u6OU5I(SuAhVQ?lxwh}YX1pxC({utjCG{Vt<wcsyR*}vs5UHANZSQ`ov!5W4BT)J5
@@U7Y;7t*E%SI}D_sHb=39)1Z28f_0_fKTi8DPLw(r87(^_lninpS-q*t9b_s(n-;YQ)hi>DpfMKKW$R!g6)Gho<GB&fB{Y)-<bJ
4$3Z&muL)I`B_%p3*u9yvD`a%h{MCusKKhL7`%8La=Or~o_e-5PW;YX_g%W6+El4-eEaj`9Q9Dqy05Eagd;w-S78=-a0?C(7EVYS
NO-ec=?@k=cEeq2Rh|zJ)(_wa9}bQ8^EhWV8_EW6i!3dJL6#U!ZH}2c?1~CkxdPrV!;CX{<d3<&Tf-R=WCqIFv?>e~c_ciB8)|nK
o{F1p*kh24M_@>&k0T5eP>aVYX~nLFbd`pLr3Yvt3nfX^(I{yv$DIxF<AASi8|YxGusl3s7?7*MLrk0@p$=Ik7YeQ7jOuATVrxB~
CvScq+S)PJp0#wB%dKrzkp%EW+nL?DpFSX)hcB~JdN5L#dwTAZw<R_jUW3gx{yo<G?iok3hYGD0HN`Z{UzOuUHOgAjDWExIfyp2!
vLV6e>ek%*>E86pr$AG_y!$z(JrLi;3sMfID)Fl9ye>N5YinM|>{<kwPpo^ZIzT*q;LwUaeRbJ`SxE86UFm^+rU(f9D!LsxAjASg
!j&dB!BDs`(*V0I%?)1Wi_Dlherg$J-?2*7cC>+Sv?0VUxvANb_Q-XHt6l3>BcU;In>@afyJ%c@lHodEOgG)Vz)}Fd89DICotv8|
c=5e2KZmn#+I&S9I$rM-YT)ZDOz{Gb2(LH5Wd#`?yF#g|UXV1Cb5Pwd&nl;Pgol!M=I(PsnOK4t)$Ws7U?UhHh_hA{bC<@ijZN+E
<CD80&bMb&rl?72)WMte<kg*|QmPkS8gl6ZzcAzr=bq&cQ@=1QSA1tTMXbRfyrOld-V?&*b(qxY^ra%rWfH8-6~%QMUUEcYf__;N
OS5NsyrI(J4xn7F7Lbx9Cv=xZBLtOj6&g~;?U~&(HNCy=`o#85F`H~JcV(j!JI@_q+kBgb*}Od-EQ+}HYQij5x9>e|=W)@HqiW0a
Y6k9T6>;JcJ>#k`em!}^PmJk!J^;>d1dM6A+DYxYG@>D<6W@N`tt3)e;MG5mjDTA4viqc)6uEX^z-AYrG0JL*s^W>eR7lY&&~phr
EeQHJF&eW;9P!TvFMeq5fqEZ(@8XgN0Gq?!cBZ&YY9bG3h*>33-7Kp4_}xOgK2CDcdt{~KuW8!V+*GFeu-AZZgHLhgG1rhrlW&!k
6(Lc1lEzPtuQL@3kj?UFTlji4xj07sb&}6F+zT{b9PII9sj)ZJpK*-NjLb6S0)j!Isnl%_&P|tsaWcf-Ow9uBH*U<^F5`@}X+mv$
`^PKeNsvbVJ2Y7rNgf%kdnaA$S5b?F(l9Q|tfB&;E!l$6W6H$TLg2CitCx1Im|1F;#_I778Iuh(sCL?JNo2|y>*>6jggRu#Nk=f*
>*<@UejDgkkk^MgI@c_e2YcVHEjC7Zp40f=7+XuP5-WJN&28J4&OLEmwD*%wq-!38(8zWWEFnpZO=?ujxN?tU7J30^y+y#;GkoPn
y5p$5;KBSeHu$-&YfLiyWH+;Gu1RCkh(N?(-lrbbb7uLRvsboaBG*3BaW7B4Q_M$aM%i!I4Pvc{y>h$}H1txDClq?+nAD3wy(Q|g
YCTpZL`5jhB{4!u_#b-r&3ANi_nj%H3v`QCjP5JmYjrkd>0I4z&185>glSrlw&?6YB~^(cj6;{L;MUSxYkn@(S0v404mC)QY%J!<
X%6A(?j|fb(T84DqYKx2=MXJxcIp?qyi|n?Yg8$VU0Vc03Y+1f?y}E<7GOllG9o4`7>LTNwk4z$1|@9J`JllJ=7e6sw|)svee-Lb
J;}RBPK3MMXw>IdX%DJ=<gU8bwsPM@zHcF+N36C(6YqMOm{H*sNEsNUak5xRs!(eItwF7>`h~smW}tm!z>WqhX=pQY?(I86lh0J?
X2rC=Cg(eEj~_TpS*%yrH^FjpEeFRazP2s-<j2JN+jjf661Uv$cM~!vw|C|ka~yi}Ijs-GA5VhP(TR3rI4)zg<F576Yd5m@cd_PN
-w}#7``<SwU2S2z$|DgAhOY^lyK66VK6kxlPZnQ!&a*i$ExvKw$5mCN&idHSZ>7gL&Es5Hz-D>M>8<WX&bBrh6;e)+^dVg#U0kW%
(~IT4Vo7Nis$@iA6<%iInW8Ogrj$XLcGSV3k``*tnSyNVMlSE2rO^r?eH8Xi>58tklMvhh@7y?Y1;u1jp09nKbI3zBE89un;5)Hm
rsssz@yWhq>w#xZnlzn{S&CXQu_7I)qD|ie-pemBQm)*yv_|_|?ql_zQ`R{1z|IsE)9<#``WJ}AFL?^y7kSOSFB7`z6}}ZZDGIRQ
(b-RZ9=XfItpo24Obn}<>g|?AP}s;@vLcdDi)!jFEwg5bs7V-IRAqr&TG6oG=~LxI*%2*n3Pkxr3qgibHe%%6)tl))u{!A2x*wa{
&lGsj%%=B)z;B3@X9kV<MPamdshx9><S(8+bB6n5>}PWN-E?Z$hphUu!4BrDV<{vmu^YWVCii2)Ox_k^uX8-_ReJcjv$IjL*^s|o
L#@|Fcx^O@6ugF<iQ3_wD7Z9rtuDeSph;S#5o1ZJHbs+@IcKr-S;Tk4cy!G|H?C-F1E7&qT1W-f%!!)B8W)NR2;D7LgTToYOhp<(
OSf8SF=BL!G`-3w!vXvA(Y~nfRTqV8P8Op{pim-{bSBjiwd7|3Ea2f?^3s|+!)IM=@+204G`G#6mu^x*7Xrz7aMG+q5bu#k8ROvI
^l=AOwslq`-(=%^q~6>mZuSq>hE}?J^VQ4Lf)3{WH&9AV#TBIEQqc<+htcn#n3Wi<6fzP^knnCdZ#>D@8OlMut54Xao|g|C_16s=
?kG{xIQhF%iVD4>t5=$G(Ur?&$j9S*)|S@MYSrHI+N}tM_{*_Y(tEE4%`QzjX+aZ>tnqV?9rKkyfE%EdP*$iK=ux<giA2`g9A}P~
sU$ohTo5EC1+#r1YC;gFe9c$NS0MSz#l8>6btQZqAtICc6&^A9){#hq-3!k5*p&hi(Of|a*8Bm_fbZ?chozTLAXz%?y*?!ch!<#q
VoVWtD_2v@e{0nu&kDE~X*aYq+yxm_hN}m&;bk1{E)x1C=?yjFSr=2gM>s0+mC&P97*ssgLt2~Ptg`#>Bb%;peXs@k^D=uGN19z3
(?&W&vk2kc%Yb>C8|7Viu2Fz7p!M&lS-1A+v=w#`o?npOkcD15Qeneom6c#sBgb1hA$?}a<oQL`a9T7Sc$#{k=%OTcco=KFnu(EL
JMTuuklP&>-fJpPJhW|dqpBSuia4p-G1RIlJGxdR1$CVIZD_A6&kfZCt}t$tsb5OR>gD`jUh_yu(o=a5g1ZXL=-i;>t%&eF&|Ro@
y6E6CgLDhQ-EwFX8OV9A(<SSZMv(+r!Ku%$eC@1DS|u{P7gi*?rB&XM*mqni$}*mgUX|`pkX)dk4!0eF!1*cL>HF`H_5fE<1GH$P
CtB74<Y+7nOcL*{`#JY?qD+Py!`o#;t0OxqgUxE#Bj3KNr@x6?_ExjkYL4G~1}?)kP4r>Q(m1mNj5utydT|c?-fil1;wGJJvqQvX
UDDBQ-%8ufUdz1V5;1Wew<N}C(*;L_;fiC^rxJ8EA+(ddu}O$>Ll{qPij2!(oSsg1v^S?Nml>_{%srust(wc823qRbSC2@vTG|83
pzyjvMvh5W9JZn#VyDJxF)K;1?E^^)Dv~Hd*oR~aXi-Jh{37P=EBx(73yiW=@43;Qcbc;8?RE0`&h&D)wO&z28Zs0*K%5Sa9UAA-
cs(LLcHEqkpk|=~o(Kw<syo)hK!SO|$pHz2ArOPKC@!inEe}N&cT6Fx2g}=)cF%*Wnp=(*_dIgzl-hSqQQDG>k_(p}d?vU5Gy8w9
@$UnWeBSW|dch66JJIs(Ezcf<5L-c!tz<Ss&UsCtx$itqetOs;ICP+S&NMi|=>`nOgJ4K74s*+}<<o?FN3}HmJzaj0v3L!?PV({F
?|Q_pNtLHV$CN=|?4DY4n`a6r3PocbS}~DDBss@|OjRz-R8Xq%<ZF{c%xx*D6m#@-#e7*s2FfpTQXaowJKOo5I-f}BK6R<MCj1MS
<p)nz_s#s@EKv2G?e9}b%X7(|Gc~K_yOEk>31$X`Maqgr_Hsa>l~`#);Oe4GPj;0Lds?Mx8F59Uh{I|%lBBLkbd@wMM@?(wVdZY2
i<&5lk-qLI_jak#vt-tIQUR>mT!=L+OI5Eirnz!vZ|dt&ze{t|8fPM|t8HeXq|%8q#%$ZMqRk2w!F)no)eAKm1iY}?C4KK`MLcX5
ji86Ra%~`QeYAa|`e#Pj4Gu{pxNt(cYrm}B<l8T4tM|t&Yi7SVUM6)~=ZA6M4X3b?=@Ff%y6W+E8Pn%kqIEX}mFS+~>(6<9AALJn
xrdA{bt@4BHs!Rp<MVqWG5YZAEm17aLndHd@XwPjRjmV`zlDg$qD585B~x-I3I_s+O2P%I5FTNHJXiRC>$jlBb!60%!mp|8YwYHp
j%DY@1L>QMAW0;|X>#d^cO|i(XKlg=aO!SyH4_&$+SJ(_NMbQ^7PN~;UzsT!XF5X{8Cg!?)lTdk<<vm}%CZO$3gXZnClK2dgSlR1
YKww;M{gpJsD5qTJ&B%`HPX(FG0snWxRA8cPt<i6OTir+ThxOK8baH-xxpj&y~f6|M3!2eBGvO(W}8cjnl+Av8q%vtL*Z0WjhsZA
Q1FS?usT+@+HPqM>2SI!d9_t~yB-mHW$gHQRwK=$ScsK7?rS?zVW#FjwdHI=)6y$QwYe`T9yh%mamNm=<eVxq*3l6Z^=L5#5Lm$%
lq!w#yUE#$i8)~o05OD}m~DZKE5oEJKJA#9NVVb#)kSLDjW9TJmp61A5R_ji8Y<*qS)oIstggu9%r5)02UH%fdG+1$gpD|>fqb*q
-w!<MLrT3cmQL>kB{FLDD<#9?b<EA~^z72+jmfIe<yGA)yN%8K-piZbY>TEo_vSk~H^rCSM%R_1&18K2*!aC~x+<!$Jd>H)I}aUC
K<IK$G9rg3XMUh?UZb$z;2V(73>F>F89PP~$F;KHeNdns>E;H;OF9O0=EY94yqtLs^71;A)M9ATWbmMho1I8(MIn>SQ0U?p-gI+3
NDNeZIIDg471xS}9%(K4((`B_@VY>#TxMpCl-&1`I~+uso(7&%Bvp@dyy^!MWb2vOIR!54bXks%V(_CoLY#rKMR_<eo7y@;SWVXa
p-_cK#d@P>fcF?UkPtoQ#s@Q9%eR1>aJ@tJ5<A0PBj}&6^8Am_@;3T^GZ*ka(1R?kYoq|u0YGOMp}<5E9?b^`Zvp=Avs`|t-6T%~
-}yFc8YAcDOo*z_?sI)%zDsu0uIo$_mhaaW&%tL8XVpbn9#X!Zr=P>|=J54*<XwREypI~ZAA__-RHXr5)s7_|y9gwqDkNeEVvwRL
8DWTsshB8|sET4K5{4zDC<vwsN*I<VRUiDYmUgHzCXEhEhREy)ipdER^8_P+M3m4`1+DUSMd_>rE3mHTgRPE(&L`F*wEwFvLoTNg
OB}))V5VsV-UQPaXiNeShE+r#geuEE@PEESgbJinpug<}2oyC)6ooA+>`ge3D}-f`H~|DOMKsJ1M9_mtN|h3UK$Hp;DiH%iQ4|D`
6$K)kzH$Z-KiGnR9FL#ubVP<&&{A^%Bj9{J2zu{{9=}Fmto5B<3bG^WA5I6by$`<NJPHaE2+z+Q7NCedQc}{SN;}S12RQ@f{ptFc
^?H8=6#(0)aRD>^I|oV+&D;t0ss7Lc?-(C4sbYmMhzE?L5RT#WLPbEsC`5?UR3Oky023tz5r5?QV0qziFu@{raoD^wiQ&W~Ffy?Y
u^*mQw!>iOD0GlSpr)o<oq+^_5kiy#nvhV?kO(>;5|I&UWyl&xz{W~cq>3R}iXd7@pbbDe0tHwBWEW9LE|N_FggrNS;Mefw_x5=l
`ue-^?s@jw)G$!6P<>@;N~lE_pkJS+F-fRgRN#FK6jv6gtg1crH{ZU0#HZszdPlnp-N`*Go~HNTQLe2D)NNeXtGmw3uQX_OAVQKb
V-d9?j@2lvcdX4^OSs9bnzT!e-VjtQfK2GReQv{2q>&X5b=c=>F~<5<0zk&<jB<8x;>Nw}TnG)U(6IM+G?!_d`)tpQIB@53_3V2o
PWzR`VoKfxP`a&)SgD&)V5JDeM+XQeN?PPsL3*pkm&PPwpr%&W47hzaz+!GuK`2O2s7#$5Zw&Ww`PY?l&oTMa`F;);IOL|pd(4}!
Pu%lRcJ#VdgsZ@~dwvTs)YW^#s-aby9s{Pbxk?LABT9?fve9@I<C_5JkB5CWj6O=N7!jC>!$U`fPYj2ReDqmWc=uNii}&n1^SsVh
ZG8}|3LwnT0hbGXmoT&@nzkQi&W_m|O9i9hGQ2-2io7Nk$ZhMJhZPs?90>(q9gDQ<<SYvKS`s^TN4<1q`jqIkR+cgiY?X(tYW$uJ
5Up(1@8uCvHFX1iD<%bwj`TcM9q*#;Q7gWu+4OM4v(i3r@JjNEt=Q_vYsJOkUu@B~d!&0s?@kO}QH}GbO*%(}Vy!OpaOv}2HWq67
m43tzrqqnG*C9z%>Dcb`0NK{km6W5<s34ZL5jyjFtDZe;m^0hua<UsWC1dfc?`+Z-BHLPHG65F~$6!T=1qzU(eb-_ac#&0suw(LP
r0vmsj<9Ksw2z;2RcRdJEs!lWP~xf(KMc0zoI@_pqm0_^U1?#ZXhmSw)Y5Yu4c~W*dGXt`nGRm{)b>mGdft)MxQAaa)VJ-?G=-8c
X`OYKp$)tn(@;s~B;d%>8bvDDv$1AHQIgx<8P$zWw_8z3CJ>zK*Liy%UZEA9`|TIt*DQ7|?%#&^PjAqUYR7{;a~LlLa7JE)+8Uch
4I%Iyp=n2F1#Inn>(jegL)eMdWWm*9$AlP#+;7KoynH+|q<D@R`pW4Qt!emMm4h{`d<(VDTinnX&F(HZkTrV-1uoL|+(ikvS`8?G
Y8<VEU7L8NCAZB^++zbUBv}v@P>w-D5EE<%h^C!+vF{DfIl&m$1H*<Zm2R`nwmz?CH>Y`Tv}lZxIWi<g_P%waUr60aNNcmi@Glki
XAfTGcc;*6j)9BmfWSr8VIe@*4+?@eN51w0dW9-VprF}oBWX+u5=xW7SBm0$j6o`p_EbGL(zs<m2ZF)n8Pl-7w*aSobhth}=Qtf8
fT<|jszK!ikz%q7v&UU*Iqjn)G%zPVJiATy*;NvlL8xH$4M!7srprxAsHPh?&TCpwCakNVtE%u?O2VaEW?Tx)K@2R)_s!!+xWIjE
oC{uWt1yUNS?cme)CqDZOsgGsU3I%x8DLJAU72KE)P)kWyUR^1TNJbAc5!@J_C6}8FvUiC@jw;2Ebt!u4|AE~b2sft8xvzkPWh@h
Cub@p>kC4an+^^*ZyY8eX)hPUL<Ad_-+h_R6`29b(blF$#a@24p^_~tB;Q771#h%$#0i1nMHjUWis0#`uZeCew+M{ZXD5uKz>Yf$
v%V*eln08r%A^~IeBNH86J5*}Wzf)GA<?dNtyx-Q0*Ll!7BSCfd)VEm289cS0F-H66HR2YTDF;|;vX637pcwa8kO_coIb-(P@}(q
T^^nIVd5f!`V(cCYce@23UDwc`>0o9sm@d=LkiLn!piVZsy-<0sN6Pof#yBKQ0^h*27s^wlu}NDOgS~jqOuAKK~FP~hm>Z4+^4=6
RNy+EvAeg&413pMKIjdE@srD`Lu1&#{6t5rldn&A@BP1*>1B`Zkqi0I{uy@Z#W%8(NQh>O_nDd-x7(kDb%fqx$-5-5r$`<kK<a#C
1JL+-Y(D)P%6q-~_;aE2akqiM_Efaej8_K*%)=V2&)QsPTe!R?-;UX6>({0TQ1=5BV0_lmlo$&Eh^h@H!%ZR84Ym%Tsz7p2pJYJ)
qzx{E?%+T;;3{yV7O~86j2c=kZG{UjK<_%zSpi@~ANOaouP41IfW+$9iH&MlF@g$40~wh^9zdbqNTWc2d~h)-LP-_uf!lv1>;MrR
7oP_&qBc{g4Uf4Y1d>sL<!=3u1tIt;{5Ap5o#KzyB8lW6elm+fB7Mj!xTtm=xBGj*{a)j9s8Bg4T5S8xl?_J_AMU6Ig!vw~gVwnV
PtsTy?0_(pB0wOfC@_%tewnodz)?g*K}qj9=n>KF1PktZj-%~9$A_47@*d%!+#lRCkPbw4xhRXJWgLrDOC%X#6**xsB}_3aSP*i?
+CiM#`tS#jVkgew7N#f22jEFS6cP{-3F!gwNT#R|N&o<vL`oT=LJ|T(QiO;oA%Z2Tlu{$opP4{-pRdG2@Grjx{51cM@Ypmv)3)12
Lj&`sZRhZ=53NtsX#c%aKLPome*jPwLHv)`?5jjdBsn1@-^sYCX=5?N5-_Z&i87_z?mm8i|IS}zt3#+wB$O3ORWmhAv*?1CXaUs>
+W@->gxNrF<q!%WAZR7141*zvRMM#kj!2+wAh7`aeO}O1<sxLmAFB*vf*$k~?S)zu9@(S-C=q+)Xb~w>Bv(*@k_NK?H4PvyqrpRD
9faS|ar->5@;cux?|+AQ0b+~~F5Afuw{*}j?O}kT3S(iY$k>S;390NPG{&W9Hh_X@q=^s>WUfXu7(hW#lc>g9Pso)V0qylDFW>~K
hLTA>;eoh*A6I_tL{gYjE@Z}xl@#F}!^lL~?w~k@&20A7MM)s0U6Gh|QCmFd<j;2P(P=Tj&^U=BD-y!M1&mN|061CYVKP=A>vSqX
&{icRZuq<pK8^x-@OqxZ_IUXE=VA5SfFIy~JspJfCrqk2^vZp=x8!m<&nQI*nj(U!>awvIeveIS;Ah7U8li5S#<;3e_DA<9P3SVk
r&1b(xJ7$*BJ9wUWHlPC5Y}T;N!3zX9gURJl|?m?fDd6t<Klh2$;H0);NgprI(>iK>BYw+wWI@hRW%MeF;Lo7G6I1LnO7usnp8DX
^Vrsv4W*ZKhLFZdK_D127!yxA-nb~OxT23qs8Sng<8FS^yUU5>9VnYhoJv4ciWG+C$*E$k16oCC1=z-fUDJ8e#nS)VuwY<vSA&dm
GT3jT$Xy!=-Z;UB$DczU1oyR$=Ew)-RpPPh3XE$}67RWdF~KZ9-~cV_M)^b_s41U~MQVPJ-3>~tvW%Bv0aeBvGm&}~dK<ji<Z@gj
;Z8tcY37`EFF^>Y3IuTBH~i|Y8z_l0vWt<xtrWDAO(8BS#Exxf4FIMGEd!9rNd&=2)KO~5Ca9LCX~WJB^&XSi38Smo?Twv~H?m5D
v{Mn4dn7uUQ)ofRL)Q@wRKz$y{2_8_+McVGv~-hQUw*#-VNl?2pDC9Ps8Y_qBRVJ2o4t~EbxYiE@YgRbBSjn>F52&7t63YuRS|IE
Rq%R3Sl~#I-JXCvp)?+kI%}x(qHaP6dXV_CNf48qh5EUCCAaH(x)V*-&CDwiSf{yVSi{ir!+A3@Te(9~ur{hgSBHDr3}*?WB|unh
Dn=|~yI}F&PaE>G@^6m12Z$6Q(l;EKVWUGqHkVcTMhy&UbDY5gTtHM-SCa~);?u5=&o#a?nRQNCnvy6`k}=WCGc?F$i8WUvriUoY
aP)_B$;%I2_4kic%FRrQJj>b4lq5k8IpeVQ<+_zWv!RM-9N=dcW-ethWURqP<|bAQa+iFseEe?p@4WN@VwYm^DLV+%2u7L}I6F?q
m}I&kl9SRZ;vLcu1Z=5NQUxeP6UlYObYYGsktj_hB&1|wg)U-Hrxuh|BqNrbh;~5IK-tN;l{g6oMi7?pA&`nt%Zn+AD^f@k45XpS
P?Hxo*2d{gw#NH!ZMz)daWrCbom#Mj<|wR!L=yp$aREA_Xrjf18BS$RX}f~sse}pXi;n5&?ZG{8qxoK9lvJ7d-9dQ`VLha_Mcdon
$NL_)zGx_`L|UXUHJtg0_`;%k4>!Uy<tB)ou>d&jNAPgPReX+vP6vqH0E_O3KTkg#$R33UntC-HxF@eXL2Uc9c+52o0tx$f3(kz9
IH)R7ANJYeOsD4KTwm4QBD&AS?=|?&)^fflMtUH2eAvH6Ngq!hCyka;)Dya$P|%peq+j39sogk+{G@o|iI8I*0(6Q>{&j6;3!?q}
dONOo8R->i$xH<G`+f(dJ(lOXg)U}9IB;|;kkdNf>I-?{JnF0Hb}lJ7JD`qXcV80S+2;oXl}{XeZVlX9y~ixxNc#Kdw<p$pr_t;_
@^87@bVv6=#gG-G>g`25(jt028$Mm<-OK3!K7QW6wEFNqy^n?He8O}S&O7fFC`?~IITJKFC}M>O@A@GH0_+FVuxJi)g1$ZejVK+d
)I5j+W7G$TFalEu^c(~DdOCIA3(|*s-UtQUTI~GOvcHKIwemDl3^hj2T+%7J%FRK|Yvrw(Wj>#q4VaqIs31!0{k52Xw?Cb@UiWT#
l9zkjH8O;)N#J!qUsu23yNzid>E+lW&o8=^8%dEQ2tD49DxGs$QAAwAI!ZCtl^R~eBL!6s9<EGIy<anfiE8)BXDdnT6masNFwVC1
R_H{WfXGt~BGG{9l#rDM^VxY8{KI#|LS-eSa#heoTTn|+8{Nt3z%|3Uy$GgDFFVX-OhSVq+8(eplqY#qK&t}=R4NU@(2$V|R1HzI
l}c8tQQ1QldX}R2maIGE)rk;;GhJp^zR~gDRbG4>il}H9irQ46I&6z@)}y3y;hEZovi2!B)fmayI^}ygUhtH2nlxIKmk9&Tv){OH
f({)QHo@B{9FmZ#lBNo5^MQ!(L5a^Dq^d}gqGp<k%nX_;pe0p;!SsA!QDNPcR2FZBCa~|@jxk~?t4fiDUK09ZAGAas4m#vcC?l4}
6%1%&4xZZH^nWYX4c^m{*lMg>&fON1L>oHW!-lnDDHd+8gFY2yVl)q29nqCqcVO+bYU+l9=+&ySRPxE9)gn5^=oOqmZtkO%2}u$}
>HsmfZ(X~_w4$37P8vip&C9Gns~Lz9t!q;>dAf#U7tXC!;y8wdds*w9S-G2v;Sx#+Xf89n&v%!4VE5j!ayk-=efWtOwdwYb^Q9M9
uQFWi-MYFQ;@w=l(XCU5g*ZxVSd6wDCUa)%!6lmKpUZ?jE!uHgW8_4>o)(TliMKrEx#kb0AkyaF!(lk_8;%N-&aTiuF4bB~y-qE;
npm8<33Vm3ILI}CtHg?~$jLXTqUBdtrP4T!LaA;x)nqoMsy2?dxq+R0W+ZSoOgC$;*09Y@W3@VZg`o|~qRH?}M{4LRqe~z)MbW3V
P{9!?(`>ZBQI%GyvC#w)T}X1S>l(r5Gb*5a-GU30=Oj`J3ZN_ss*)-yoj82tqY(L7)97Yr2kvm?@%fqP`pYj)irOmFMUrm%C0=OL
?>Az+b>UAL&F#Gw=R>+xwh0G59hGR{wEb0cG1rdj7YxmmWdQbyLTUvwG&Y!uHZEvXUIaUU>RVKf;CxI25mu<K)sB#Nb=v6y?8K{E
A&7=^k_OUN1|)|lNk#!!OcG*9z4*p6nm1hNmB~po4CN)2%?D9=?K#2@p~aPuRaCMO1x{sGcsh*cm|)p>Y8zdA>~KZ)$~#q5UNV(j
!ZQ95AluaIZtQ4Fu<z@hy4)D^<!#Nt6cAX9MSFQ#)g#etCy!qTG&}*y=~5G;Zr0am_^zolG*~7CRRl@H(>Dvj-@*e|N!iJJ%v<jD
q$HcB3pJ$+y0vXltrWNGH^ssDmU{8s*6<x3CvN;&ce&>It??>S(A<6@CLLYqOiy@PHrO0((&pXyZVJ=mbS1s&@87AU?zavoQsTZB
v0Q-mzLu7@LwA2NL3!>=kt+7DyCqgzp&_HCT3ED<(n#5Nm$eLQOJ5ueDQh>6ce3h^9bv1+4ji4gQv@_Hy}4Wt2@SJsAw)YjjToUX
G=%q|sO?ZyL|LZ>Io-&nH1a#m9rnbDau>uLH3|bG7_TE9M##h_&|Em_(Vh{Gkxu1UfuUgLsFzxR9tLmFA=J=m05?JcMQ!!KaucdV
B7y}e{kGd}D~<2i{G37IJ9a6NRWh?gJCGr*gzY5XQd6G6{Nn)r!@l_gN2$#Z-vUg55}k^2c_GOjvvE4%*lmzR{i`SaU9nVmpHd!Q
F6{}fIQN}P@iXUx-X93k4x+OhhwXq*zEs)*Qoqenkp98}Z*@oG==^^-?o|07_0^L!ov7u!iW2WXec=|hDG3R!HmMnT3sW{sO0!Mf
s4YsSxVJ^ntB2pR<j|({e6uqMQXZ~B)2l;7K-cr$5CzlKb+KesV3}?f#Uy$OLa-4@cB<nzny6@6k)X9uLA3KKC3njhwRuph)2PKw
B${Hz4U8;-dM;87(3xP2GFMNU?|0Ydp!dhX^DSRRyKuQDNy#5>UDAW%krU40IIlf^ynEzdZ;AKZntRuEnv$(J^UpKMAhpv~-#m9$
&Nt60^cP5*sCQYsTM%|M7%)l+b0!IfvCJna<wbT^uIq9%iM~3ZAs$U??!wT}<HdS?%}|tM1et6a(qg2$WgS!N$-d<@V9ACBChddB
hN4jELUVl?U~Rf8I*N%!GL;%YsxUE7#spyuf)fz44y^Ho-4j=q7cEL{w#96)v@zY^Sm?}91R#o&qHNoWHi@v%?a?e2>dNOvRwE{x
z>8QW%%&s4QQNGrP1z`eT4^_lOB(laF{>AR@asw=&g{s>(2|Jcc-|vQDCbu<n&q2Xs~BrYN@HD=EYui=%0%t+`M_qlpN4`H_We4^
%ge3fd0>#nc4li^YerT+Fr3(f_cTcC?Gb&>jky5qinamNplp7*LIGeQ2i@@V^X<<fCDaOg4rAU8<A|4g*Px-am4GY^8MMI`C?XY@
>61^#MJ6Cug|J11`n!(%ze@OS6yI-5KH8G+Qnt2!XW@@oeVe`asJtDHWha`M#}~L$R}H9nz+DSdldanpWrJG0MHWTKFnB(fI@1EG
NDHN(NT6=9dcL9bc!Dr($95l+N7Ar_rrqmWYVo#bR(hCd-w$10*~GekZPUKTh%UF(=C`@S+;LmK7mFICzU&xhLNquA1{X3dL8`Tb
WwViHnp|D=&T25sBvu`$B`pYWz(Y)$=7JgPV`5R>fk0HX7V4F&iNq%Z7RF{6J{8_rx`<m0NE~l#zBIEO7Dl+rzKZp5YAPN9#vHsM
6IV{XwtXAKZ$5rr7vr1%=skMn*1op8Gz?ao(nP%%7b3K=kos3a3%hM-v5i}XX2O&~uC{wbP6S&)SW3+r{Gc=uwN}Gn3?{7GV?k>?
=<i2*I*WY5>uA*mJrb=~q*ZV4y`74%5v$b!DeI^j(LwYTN~naI6@+I*0~G^+R41(%zE;#r%RGAP?|%j~p7+qz2tEc=;OI2hQXYMJ
x-AqXwa=fnp1wW#H|^+szqkz)d||TL^V)U0e*zMBXRoyN^V6_#rQci9io7Mj(YDa?k)^4{M*5)=j=_L@Yo$t*ht-QY-E|ej4hHha
N4UX$QCAPam{PO|iQS3|J`}UM9O}u^d_0T3X<0U5&%Ev6>2XJS)e*o4Ce_5!t65voOsguxDquZuwJoaG)rG%Y?|`)^(8JHMw2zBk
4G{@a6?iL<Jcjm?4lxg2*{<+yHsu-Tvged}c3t&s>WE>xHBz;}7h>VqdolAut`<1i32$+cWklbIcj)$Y5qsxf7}uQk=hF2v8KwpX
%(Ct?JCTS7N&!fNkikQwv4W%=mNZ@HC><!qnyU$|(nJK(y5mdiXmk{o4&c3A9tgy#XtOGqyzJ}6?Kj+Jf*(xO#D=XI_0}6Wd^%Z0
EM9GU(!rcjNsFmLNm||+Rc^XU#9j5YRq2+#9f=pjC}XkG!jg`XrQLG4-z-Iy6*MX`2)ha{uW@@`lOdLuvRfC{BsHi;jQaG}G$z`_
O|Eyn`MT)jI`5?Jw;N2%UJSnqH8V;+a?th$wGTy?fy0bkJ@2Cnd&X$nkT%k|T2jKW#A{W7g|2MTH?xOa8#OB&B7&K^w66hn4yM=2
xN&F>%Z1C+6ji;N#;Ud$;Ywyjn)i(Y+g#0{>bGmHs1z7-AW1Z&>p@prR4qt$QeyWOHH=Ip8iQR$8r*iai)~547Sy)2WIUe+500EQ
<wI(kpc;>uSVQAemMFxiYz1f(5tvka%sZ5gE+wc2)N!^KX98~0GSB0E2K_BqDh25zT<^;<S?dVhL%RY9J<EKQtJrmj*FlJ;T4XDN
<Fmf+FMLnA?|S9eJ)FZh9Ycz}c{{W<#2^e*B}r3M>&+v_&D84~Ll6yjyfub(b@S%s9<^L#(;7Mif*P7Wl>+uv&ca0ALspE>y0*eF
P&+l-=TE;}!?PDsScT>HdT95o<&w9zwYi1LJ~Ma_O3sUlfqY)4FvuXLh%z8+k)Z-hA&m@6<aD`5J#qTsy#{&C%BwuB6-Wx{RXAl+
m9bG-NG#Z0DivR|-=n5;qG;rqeO9WNR#gt55MYjz*M_G`axoy`*V}vYQHOgODxHi9^XMibg22j@>ZGHdg1~**nqIEYJ>}?lQl#iS
!b|W<pl6C;EX+naxqT|vfOT8Kz~M(Y8L$$oIJ<_5*clO}hS8=ivCHMMF_?!sUfOAOH>=(iaK!5v+ZKWg+G4RYbq-?Guz{=>ZR(-d
MpK!i3!2Ka-(}8}wHl#nvec29K*ZKqR)R&^JL_!ty6b(>d(Vwri?Z>aYXcQ#RPT|*WUykRX?V@maX`~pY6*?2K}ph_4c!w$Qw_3X
N%}ZZpC`q8e*3=jwxc@lr@oEh-zQc-SaMQK;#QE$1+40<M2Dl7B83HTEvT(l8+Tx{rYXW{jMnhsdDI$1%H?-#j5>?fL(K)@7-6+x
!J?aCtIXd4Xm5MeS=3JzN7re=)ms;)M%fWc3cne>Gm7G*vE{%Z<);b7tfM*GN3qZwwAn;h0j^DABG(oef})1$LMCE|cwPh>rKXV)
1HNYO$<X`@Jc{>Z@@ai*1>b(0E^v#?iVC%t1rR><WR2G5;(&rf141;)>wMI_4IGyWUdkVWGd2~s-Ins_YAwlJ)~_N!d=(HZ8DD<u
!ITb+IC6sgN=HULl)D%-g6n1-1MHj7g7$qF95tvRx1=3%pD~agw|ea07fiT>C1S4V&y(zX1aumuLFG0&K+ttLh4`NjqN(5?asjys
;z&H`d!Yz+r|F~N#MaMSaV-l;65`|>OAG6G4{RoKF7kiAA?~?36L|1&kkA!XVNQ?UupJ%$FW1Vk4(CXpv&9~qHFP?OuxT>G{g!cK
$~1LO>wFY4#^NseT+rGbHgX$-+Y}uskV3fB{*aL7$YNx+QG*HBntWj)+q^Zt`;6<SrwwnJ>;oQhtP+US2_r1AB9wtZpc6?DRY=4T
ApnyAB_I?iq!SWE3&&2LlhxV?M;a-GReU~RL(4ZlA&^njA#8Wr0uqo8wwcwgNp~G1nDXnn6nSUi6}r_i2x*~;Id~-ylS!1X&JO7I
$n0qo7{vmTBq<5YDJUtVL<+V9K|~R84$$e4AtJFmQEZ^5TqCwff)FZEY)MXsIh9cypr%J*!Nhe+WyGDG!fts3_c#vD1Va#;bGww0
$Akb;6#!9D1r8h&j7U$bgc0X@@t3Gs6<IZw2iB!7>D>*oaMWA4DnLUz`=prc5bD?iN27%Utwig9q4Q4<i6Zh9+sRXL1s%QzYG~4E
KsM{p9X;Pq!{8lV(s7stRUtzKM8HzCg&7V>o*L#G4pdbV-HMO0M5RKh1K$GG01*HM4iX!E@GMADDG;6U+#({p_)+wEx$tk)n^O+p
3FGYge=h$adchOIA5Yu%{;#-gJ%rN^inI@Of-nqK=SYg`wkHd+{dcGd#Qr<rb(d!!p5sdH$|^QMpnnKvNJ1_@T{8uaF^$b;3=GD`
bs{jbXdMVJP)f#G4h~_jr0q`OX*d~T9oe#a39bWUKI6~TumE#`$8(DgXj9BIWYf&GgRXApoMAc0e8NPr3JAseS0D=1sgkBsIV-Y8
9f!a@q25niNy+kLIr)VueYG;5FPFIZ`yU)XlLLX6?=#iub`UuSJ{XtPVKWq^D@atLjDk_8B_HJa@=q@mJH~B5?)BS^O$=m_6;r|V
HhDbuI5CGqCDny_dm1`>H0&BVr;-8Zflud=M<pziKQ<IFMydp4hLDJ$fQE)>iWZ7m76MgD5K2K-ga<%E<f$PViGd0dOoJpMh>*!v
fQVF?<h-xtIpy==*Jf|j_k0X`3(SN8>XZ+0l*t}T1p|Q$Mi@zAOhmLqk|?`>z)>V1E(JCujJVc8)Wr@K5SRp{FIvKmond_e_j;Gt
?pL?0P<&PE9-2b=gBmxe5rR-!>9xIfmrCIxN29lKR8{VfG<sQDY#@&s|1J92rCN2#UM=*o5uHMCQV>UFy!4(n@$Rg0fd-Wx5yht7
>kTUC?!>LlbgGNOLuv?)lcqK*OharEY4*B;>#fOVM<W{~i<g|bWN1j*IR&kk&TA48iA`&ngtrbA1hm0;gAT~#Ie?;NL`%`cNVLso
+CG%@gbk#ktSSF8nnx|PZ6WAxMpA=F$wY&I4GT*^&?O2bB><EwO(+D+NJUgEN|XrDF(RN+1qcl)WyZ0*;JHLZqEr=f+1gYoV<5x+
P^pr!G(<p1YaJOANCbeQiX-vHBo~lVAfiY&%wl4sCW>H~D2fV!Xi|VHSmIGMQ4>S5sA<rmD!ye^6R9)^2!>Nj7RBCp=h0=vLTHmQ
24+z;5VTBFG%^rCHWd{?aPwiy(K`a|2`XW5po)_sDk9_@#90Rlu~hkvtmBVt=;4B>ikN85S~S5lr4&>_O(i8!5>kjl4igoE#*smG
Gn{7*&s9o9P?Zv(6oWA&)JYPO5YiC^6qK9J5X^#16jV_wKoL7gU_i74%FIN;m<AOzG!zJdOc5}pRM8r7a*~=NB25$#phXHLFuAVu
dESc#odbmmjH|Gqh>GbY5kbghf)JW$DQRSjB(botNNX8kqQIb_v<WJ?4V2VGP-IM|DQVkV0a&ttnZSTK+iba@hiw#&m8~Q}h1eaD
$|I1itPVkBhGJzwaOWo2LBY0F6H$wvI-O=Q2~a@9Q!*1V6jMP`z{Nosj!8mALQ+!I3osQC6wVbkI5-wdLKLJj7(y6JO*`od$wGuT
mB<D*lLVO@io#@YDR3);A+|)wFq1f(F0~j@aO4z<)JDUzfk9NlC%Eiz>d5FErd%SbCQXqRV5F3#sE~mqq^u~QAL#Gu>iRkL;RoA4
2z8i!X*nNUhD)sDOTDbb&O7@AJ75YIzM&(tCcAMvWpF1@o5CyC0#dvZ5f3Q?R<kzDBvm7(-R8YEi+68!BdUR!N)D*V9pzk+C|U$0
foTz<NC|+ULXnywf*2qv-_6rt>w)4f3M(H#7ul!d(~hl>K}nTR?S)Q2!aGPNK$IphA+nMwq5;MQ4OK#}42h^j!eAgkkd$DBGE50X
ScVt@azRZLOQ&3n7pE`sPx=2&9KYvuN;!GG5AN4&IuXP-0<tHkgBC>rL1(&h%ftGI7a4#eq-kf{4u4LtLyjRo%z*`um+0ZAV8nrQ
*&BFMj};rkI`Jnr!@Cj_9IFo-{qJhG#E_7BNuh=2{d(@F4cA|erJ@Iu8}nqbi?TybC9NsvVJjT&xCxY#S9zv73k^FG3S%agF&XzX
VS=SU=SetRu|rwaIpXjsH^5XDV-AE-B9NX>d*zz#+pgKDIb5R6GqYx7Dpj><jilAd;k#KwRAANBfu#`Ds=Rihf}#`jax(Ry<V{m-
#>FJ4-XW%=kzK(e)*|BaqRb&Q(lxayO=+i2^sJDUhNGeYrREsbI!KIWXX--IREoA!5sI-IR`OKFK@N8`ntN)RHZ;O6QiEx?5LRt2
rGhb)#8gQLjiXLZg;z+u;O9)Utzl@(b(mR(j7B!AO17q+;*CRT2{sKf^Pgzb`1#a8dGPavQ`hGO^}RYs<R<P?w!yGr{{Aw!jiR`#
L~RNQhU_}sCT!YWRol^7#tLFsv07rGQc>%7He`UCGGwhFA}I>?^zv#VPave@@i%h2?;M|=f$tr{y3@R)gDMIQQ&hZfjx;-F4cL}M
R%4{W6ydvbCk7Qqgzg?*kD&n%f#e>{n&FnP^`TIc(fE7!`EC3&_@;B`$QS|L_n3;ilB2qisCfQ9zc_lf*XFq-i+HM~e#reYLJJ~}
X><nZr8gL$s%l{=;7s+{nILT@&e9pC41vfw(m;`Mb&_u2`H$Q0zQ0<Q)Ucx$+-5E-m~WFxr#Yl0J4x-k3cs6s+NPXl?G(J<n4n>=
Lc)luz}T253^+=XAc6fUdE)R_l+d4O?37Z$CsZ8jH2x(;C|Eg;5lZMfx>rYeLdk;L>5?6_u8!K=tfeb%L15_85C|3*5)NbuKuCoO
N6YxTig@)&9zw_Uit<BMLMZFw%1_5t3ZGz7h<r;UW7KLO`JdhUb{|afxyJ^0b}9#7+1!VDF(lAcQxOpjBFRLJSG%vMko1sjdqjLC
=_#+b1FAf?$1VOR`h2$yw`aLd=fVn54IbZS`?zuQB*_dAl&w=R2l_6^b2N^}Z&tIqyE*buI}}6I@1-9xuTQknK2n=N$XQcfoHB^f
`R1w)K7Wy|G8;;Yyd?ZYI-Q30A6s}K%&JD_35mQeS|Wl@$Aie|9{f)8v{C!=9p2t0WJN|KrV}BwmA6L%c-RYKb+>07emTO<f)SH@
odq+R()FmAsDi_o!l8^i54QTqb<H`4`<o#-VJM0G*qg>ISdn)l#(2*brmIb5TG4&;-il{z2#&Uns|bB(4=&OWCE&iK1%VfgG#M!1
6cXAoL4GKnyN|kbVWs6SqaY*C9)<G+^a_O?+33P8r%;D|PTZe`<kU2ESRTn#V4%A26Shz_!^qJYKNJNaE2{s0J#SznlKQ8lJExtz
Ne&GTG{nW-6FF_8j(wRE%Zfq)VHd>f45KV8MNl*jJ-G^Co@Z8J9~FIRkWgxJC`;+}rs#RU<KS?2Nz%n|F5zdukBUt5BO`J*5%7ZT
DrL}P(saxbL)Irrq=qXb)P~bpNKu|h=W+=lT>>u#4ESAFVg@_hn0Ln+s&hEeu-wgyHjIp#)9=G#!8a{WDrNN1v0Z%`q{Zb`cvTWt
)3k27WFXN6-~TU{arN8zwlXqXbc{}VIEgbt2<T~7SLyk^9Az6oTb1*nSp`67NoKX{mt~>Bd`<>7^$b$$etyU8LKP&dixT8U_Zkzp
Lt)2}2Rfoyk?y7fgSH|)r>%9aXWTgY#o0Cv`0f;QbGAE{K25s7!I$3C%we?H6ofarOwj52yC}mGtgCxgs4Q5z`FU&U$_)n{Bv-c*
Up^bMe7<)i(Z#_I6Qc_tJEws(2?XJ8ujv_h^S2&bX2q0zQkx`dJ-ze8I+=iMj-#<U)14T~DFkaO3NBL^Q2uT?IVGXgBtax6IJya6
>0Nm2a@RQLPMt4`^mzqbNKV7V^&!Xt;G7ap#mAoSNeSJSsoXB=b^=41vF9x9w~gjS&JJ)`K#~&*3QCw<X|t9DP=3()Jc?~S*4%+~
W0$NSE7cdC6dAWT?Zk>mksS-H_@zDG?a8l2kw;P4I7g1UaWWUZdhxdiE(yv`^~CX)ooC6nTwGNm<-(|4+oxg^3(SvOkrQrm@^iRN
$6PoRVk|aK$8V1J$T!ZnBA%?gtnUgaQgy(RPVUfmUDEBQIwyxhVsch1-QM>Z5KtbrP{`+6)0A9lnl6v^IN={yV!`I;J$B(S@#ka5
Q?c(`6P~f>y@+VokUd5xDb6{_>#fLjK8v4qoP0y$=g6NJv)3KelO+0%JnnH1CYe}6P6gXSIWRPAWf9A|8wBi0$vB>@Ni<a&?)A@J
X2^ts<q5$9jKK$aW3ciN<(%_mPV}=YuUnM?O~vQ7=2D)t@kq{<%09PxJ;}_RBPMLmKwG<j=K<A)Hspt$2osfMqDHgD!;V9lQR`=~
JIxWv@An<<+ad-~enH(~`5HlRxj^9~z1yE}Taz6NegZ>@;ZS<s%Ro*s*{C|89AVgzJ=xIB8S3*&apBP>;|jhn!WC(O`6#L=*lS_j
Zz+ww-3gft|Jk)D%Jc3Uu47Y=x$0IEJW@X-RD*)0L6)*VLF+xo9`5b%dPsc&Rwi<=yviNr>BqE4(G0*8!Ge<F4G0kctltI~yyPfg
&XVj(<wa0R@RDtq$9HS3F0|Y6aN!?`Yl}X=XnP0h*M6meu=^QV-Ff01PtQMB@o%u~Srd`mI-+&yqqCAB$rWKk;W7%)07MHa)T4we
kt8so3Iq}Xs0~6WWQ9_wG%+HVI|h*CHJ6|;xB}g5ZJ`kt8vuw&jY2GoAyG|5HMu=`p^r#(@p*L?0Bk}Izy^@_K}h_S+4{Z$Bn*_P
Px(NGNGGxi43SFS$top?nLyF@0E40Idv`<PiQS{FuCYUo|6d#l-$;Et&SA8GNSpYEv&-SO`=mHQ{<wx6Dx*<_c}7v*r10wc+a2xF
_Sc1r-t1s^Je+c2EBJZP$7w+}C<UW3%3vb~Fmr=d*xfcUgAToEpLbtxE`p)o)QZ0`=S1oz6ffKDZk_Vo$UR1v`B`mmH1yZc&;djM
5)cF^!n6vsQi14!asV0?BvOP56k=uyV4+VnP9;Ex*($kAv`_^KP#)Pu$bwg{R4}OsfN+!#;SB<&h!N0_@5(?=_<Sr7(Hz1e0Uz>!
$@Rg|*0h&iB6{FY`|AZB#ucC!oiYahK-mDEr`Zr^<v=zw^E6-CY48>M*^-dI6_Cz_T~*7WDr%kH3j^6j7ar6h*W6ntTjhhS#@SIo
QzlBq@SPJ4*<zO5DaJO78+4f7{EkzM!&ov?g!}&few*MAXD+^LzW=k>Y?=V_0GI)qN{>+N3MN5R$|w~`SsVsZwt#kYXJm1dG^vpl
sKG0d62u^6nHb@eE8AcM%pyccOv4h=FcYIJSs;rdL#iRwX*P#UI3So6XeAM>5Ja>3G8iJ6)xOa*3K*SoJ;ZhsDx$6x$clm~sz{O&
hJuQqrKTbzp(X+(h+=52`N?3Chi;jWCpj>fsEX8qm}>%uX&%rdkqHn#MWB&7>URo(<Me<WED$`80=xVFU)!#}<U9_!4?Rdy6qJb)
1QG~U6d=-4w1pH>kpn^^L<dgJ(0i_raqZUcj{S#|9Zm*RI1(vM4zReju%WP+t%MO;Lt_=yF+f!?QAo`W+nryjHOT|5qz_?%$im^@
%IT(|^JWL@-_^2hxJ;2zMd4>2SY^!A)HuqP+U7rHta6uG9BmY5*mFZ;bzmX}-47@o`-dZzr0dA4h@y^;SYX3~PhTGy?tpq8A&PjS
f$5ZjP(3e6qyv8r^Fe1HgilVrru%Q?c!l##a-|#6Um-R}(5B~GpZjL6^k3QLK@+I+@1Ya^ia?YMR6Ph>ly>BvJ|%db3=w+{hL%f6
cE+%!88wzT-6Al)+ow=Xdb=2D5Mj!4hGY$fX0%PsLpHp7{<0peN%}cU=X$FD3!}nX1Kz{F8%q}G(Vgmbu!nLS3E{Slc=?H;MJWVI
L?}U0W{Lo$L^ZMb`LNkT=^;(itEP4JHbtGao?VTGJ4-p7d^Oho<@h<XKqCE?tx?s<I(I%DY3)IMf+xKY1Ad+^p!4m4LeP4j%0&7I
$aCebCK;5PY?>)lf6*LvlvUmx&pl2Mhp5}L&eQ0&Q591T7nTKp+?XU>`q!GnDb6=I?StHV-Um2I+?;s{7YxLjNzynXHc-r4U|b02
FQ-<M)ErKXDvnIAt*y*@louOJCLAVGB_N^*fr?53C^p9eAVd~P!g6r0Dp4j?#<m=cf;m}T4nYwWOy$Hx3JQx@lPclFGd}4Y;7~+V
z=}SPaV+9+u13XW!vzyGLR7mG5bHB(Hc|&EJFXuk=){Pwifh2*k=cCfNT-B3K}8vaaI4lOWF<p}>rNymbF?8Kj@{5I=b{rHamn5#
G?-OAnI<^aL<v!JB=subU6zFHxXN?Ay2o@8>rXnX!@PG6op)W#hK&f=YYCS*!-jH}aHda1gN%Y$5s_3;aO{{UM=-@Uv1BM()Rbfs
8~F7ZkT<qGpn&J;RVU?f`EV)Jq6BTvZH<kVH4po@9t7e4xg)&1qX6ZGLbMqGWXvs0tWFiUAwAIEW2#1>(MNQhzjZn7eDru^@!6&n
6@R6<;@8RUdMvhab@!#ivYjMO@)uZ`OCy{L6CtJ@u_LlzvTQ10OrXOMu*8!P1_psY#b((=?4oj86dx{196FLAyoY>tkUpvk@C12X
?sAE^2%H+P;h7+95~6=$P$eMJCqth6kMQ#%`?-p90HHL99(h#f&tu2qr95E-RYf5WiSCe|s3uK0)%S^pSZvBGau95{0DOd{Mv!3!
EMu*@{DmJ6AE61TU}h@+z8DZdMFp9Jf{Kd>X%JM(fS|}rwqg-00?fq12?-FScR=kU=JuX1r>~fa=_DuuBnBl)0HH!9c|ZY@&;&pf
lqFI$EeJ#f147eE6bVSgv{1B&QdKMj9&jd#5tNk;eI9QwGv_eInxgZZJee;0h=Dn2hSHr3`w!BZ6r0#sTX8;iPLCcioz5&TTbF;b
%|r2Fy{8AevZow!?g>jca`R<`gJ7&bU+;RVw7fx#RE-gn(;Gmb@@ybtJos6~t(JR}1%`Vrf{DKe#cHaOSyfzV-C=0P0;aq7JNV<S
rNhbOI$sXw5IZ!Wniwy$H;k)+r7B0HsPSH2)PKwJi3Ex2N~9tvAc%%Yiex2M---cALnNpai9({I5-bH2fKEE~L3umhE9s|*ZN@1^
l?YN+D-+JuM72Z}&t7Mr`O;~A4PgOz*^-Lc%g<m45nYUkECYf_AQ>i}!gCz+oMLG29<I)%N5uwa5r}<&(_=_N1qfr90q!6x-jndw
3-E<#r2wF572ZN65bTR2F^~@l>%bP-DhZdrY%^27TVruWkU7Sb-H|9ZkQpHUZZ+B$MGGcM7a7Y*AVk&-OHduRxY7gH0u&7*9i4`>
E`(9YQN<rx;w2O%J0-z)n}B~G({LbY^*oZ6pF`iD4cv3mAD^W2Sr1=~0tv`;A=!#2u-3K~)jrUzkn^{LZ-JM@^d{BTJ%spx7a;Nj
yi}b?6!%DEp3cXPk7<}fYiF-a2QfpC6Dn)fh~yzc&<`x@eR9MkG?1JdjQ1UHxa4kw!UriDYLW<AWQs~A3K5`tbq3E%yUpK`q?5XL
ft2Bu>;&#GARv&JqW3$1u+W7xQuZRUIiVnmgrI_835an#EeWAtWkV8!x*ne+;B(VF8BsbgJJJWqvEg!OW3x9sP<`4kHVxDt2tYYN
B_TjBAm`u@csa~^`u2SiKDlaTB7Ve=IDjWL=6A2CkAvg!bq9}(SRg?NHz*J{iuLQPH&pK^K|$2yW9bhlrKSpMnh0W&tK48&1TyC$
Y9$c_M0QXd2;*77IuN4DMG%D+Odr4G_5UsGCZXlisuXPxQ@sr^M8K<U%USjI|1;}TQQ`Xb`vH!J?d6^C0;UHrqNNh22HJX3a_F%9
q95is0`(xu`mdx|Rtqoq=u&0_8LZ%b)0U4LB;+6%z*NZxBahNo{Snz6)C+csSehiNdau%9{Ez`8N7xn`NqLqP4Jd!8*<3feC<~U7
F~lf}O(dQmA-Z`x7IOgfIoIH*kphJ;RQ4nLRTW68Ly<pE!8c1~8A?($p|dmcx*0OirEkY)*}Xi#PJN0Rk^Fe=GHMEs=9rbsEvL36
k&LweR(YHIZ!J<YIcC#%*&LN*hEp(zn%CV-O&{tqd5{^0GwtU`u6uA;=vl)`lu)gf*r1(N)tMSEN+0rMeIR>;J*-Sno2-UUWUfi?
k)%owz6_{nrz8^+pjJrRC&djqL`E`cG;xI?rN~@^cmo1K&iW!Li6jZqYq$Pe8dGvIN1S31aD<%aAol;sFSE@@@LzvRj}Mwk#2@*i
dM;K#*xM)kQ^MhtlEqh;m_sXgNmkOL5}~_rNuQ*KUPJu1PzpbEh<FFGK7kK!ua<Q?03VzMBTWfH3?QvQ3W@amlp0kGy;sLGMn#yI
3A$spoL{SdfCshT_o{!kE+QaO3dj{D03{<hs!D|_6@w-<4kQ^&f^398_iv+~!Re9~Lh)fQ;&|4tzk`Y1jJ2r=Ow@etMdQ1S_v!Bt
czIxXlZ9ktabnN+!6NSY$0D4c?p%DVDUTwWpjomF;w2NDvt_l59~{ARo@{ekpS?VZD`>gp9G~ylocUGx-O3R{VbLr`OKC6F%h$ux
-#flX$gX2C3zq$qT-Bl#r%fPiyP)@(f@Vh*Cu&HeWKua>p=Z_qF}vHoJ{0$(s~;zh<*A_<nnv3A{P&(Bq82XWxk{*hF~ucI?tvPz
JjGn!FF4^v&OE}Q*LAzQcSCv_I|=jQ$Fc;^rsuQWG%9gUC!AQOR*l+Vmq=VzE;>gufBUtt+AS~4{5*JhZ*=7cwA~joNt9XR-tFo(
7SRo1eI3_Y8QsXm*JVXM-R|)!9!=*L3k{v*<KkJ~`P-^RI+NwyIdSW{pPUeI{ODenXcdp0yKby-@ySf<CLct+G3&eM76<2ui-#|%
!lR#&=4a=4jv696cH@$$K?^++a|bw-=I?py-PJ|ij^^u2j>)^Ba)c~d^>RcmOHiPJQqC7nyQAm0QRE?#7OORRxlK5Hk;U#(cU22-
og6QdaODo?xN;Mhc|NB;v-7lvXD%M3IU76gUW&2cIgzMGeQx&z`eWjJ^I5(uUG6#Wj1SKDk9257L&v>)9pte~$lQ5-aKq=FkvRI?
S$E}rdKLQO4?O8mQ66+OLW{f9?si<Nepcx2HP%voI`b%bFA>5{dPFjYN-tNF$vhGeUWxSwx{2}~x?Q}Rvh|uWBpl@JMR~pG<FraG
kV3F=;rG0!$d7|QcKG9kX5)vw>s&@UBY3x+?=GUi`of*l+;-+TrQxbhN%?N?9I7Lw1<@JeIYjabOYtE^2jv&bwZtyuRSBHsJ<-RK
Mh|yBz0Di4u^%s<E@mf4A{EH-MR5)_W!o%bu@RCwrK7uFF6j1Dn5+tAT)R(daEA;yzIPr&#}U=cCP5J!a}#+oCf#m`Tf2jW1r$XP
da$0Q4>@7UK^a`4%;rdZ;#CDZkDl0b$a&SQWb0W*W4i4*uC2`5<Q>{(j-pR{#^;h1%fgSN$ak1joykSQ2)sn=BCPixIK}G%IevWS
+uVvyoE0kPGP^S<x#Gdt;g4?jdG$iL^Iqe*x4q1J)<O|X-!4vyk0zcjIF&HxyVc<KN12|OBZ66q#M06kT+E26j20A4%43$fZe3da
ko7+tI(CWq48(*GiQ@18V+c%Gcm3eqxDTj!6F1MW_W2zX?c1mY{K*f#aO~(=%bc#F6;X2GNUV+!MnZ*V2q>ybYKkeU3Y8Q=1Tq;&
utI{UgO>nM%%My`N!g<SO@P<{d5Co)?m{6+F;t=V!GRGG=3GJQ=mGN#G@?*5OGrX1KtU->n?I`g2=WE$m&5C6prQG@ko+U9Ca58$
NtT3)2#6%M{{Q2g0-arS94H3j#yJBModH8eW*A|GB_#^dFKg`mTpdTNj(0$IQzQ+Hs+w>02KO?s6bU;bcOh_3)y&6+9&_8=34jIX
PDt(48+roxd4BItn0+WI;)j?~=E?Uuzz*0wK%b<fTL!!jVcLkQ{Gmo=1}YYs0wF$lQ^H45<b#r}LP`t@N+lU&F$~Pb6cmJ#4c=k=
l3`M99nRtQO6dSzsUVM5<?b+YaoTksPHY8k?m)nlFoc9iNd%D$AtFm8081ki41h|Cc|=21)eFj?4jv3rz8Qe2$^=4_*D0-|00pd^
B#<*ZA$T?$1D~qOfdixix(Y6d5dp|m;sHY{2WbL@bt0Nrq%e^Kjma?-ca7wFaDP9X@6)pm#RD0*Rz;HWK;rR}5W2hJ-Q7u^JBUMo
mE4DQCQ!xKCc~F!5fSS0C~{~)?0D_UfH}~IXPpAc&tU`@i>9i@R~c5_A_j>>F<KxRmjgno#o-1KA?t&zQh=iyHn2Oku+~djiwz(t
pEo=3-tuK~G;y?1(hjA1vehb-bq07f%^h!I=DU=1WzfUGNF+phWk_^DU@8Xy9RPt;2bV`XD0c3*8P0H-t&9f;YD$$scz!#~xEgBe
x0V-GRY~AFB#;M5uTxg3JFM=n{!;LotlBbY9Yi<b`~TE^ru=kY7qpr{I?0m}ufx_3pi;lQNvWu7;h|6FeJuW)I5H@f^}#BJG>dMe
9JF<5x?}wv8@3}3jFb+4!zR#V<<|qItk5PfiN>y>FFOE~R*r<q|G1JPQT2MFmY=e*9Pdn=LkN*0KKIW0erNDLmfLQi@9p;<Z216o
$HbJ1fEU2W1x6$Yea<@qM6*(alPRd7pr#<nPxwQq5`}fF2p}QG<Ou>O+DwWGym->1x}yeHCD<^Gal;faB{4_S&&c&!*8Qq?pEooU
u~LB|7A6oXM3g}6?ziXgKZDdM$dOMa4ll5Qet6R$Ihcm>p|k_CN@OBADr7nn5-0}Kx13v`M#H!HH^=2`6}|jPPV`FPQ3PJQq_Fez
1I0*C2oR77KqNp!q(DFiPf5uH1N#P@{y=<+3J;6BTe(D-JSrKYWd`+s=gzw8fSO{xZQIt35VV7&O1-@VTfEWBhY%|juJUx}^?@o)
41~zQQdM0>Ef1!~ilWhA-s4@Ui(uBfsE|Q1o%Ph-gi(PyTg2)>?Xx!?`P~bqxtx?@D63<jZ0c1y)v?6bV=n9|*I{91g;07mD;l;C
RoE$YTsCrTch@C8pH}SU%SkjXU7z#scYE&6TD<LxEj&|-m?ZBcj3*l?uSvenv!sDwaNaIvQw%z?!$Wo>4e|U<?mhaFWP=QRs9<qr
hc5C74#NP<l2PRrLXqjpDxe7tt4gY|8uh&^H9L2wXDME0a4^uh4E>1>8%sOzd7d`!f-Z>=-IYaiMek7L^mSlpLDDv-D%_ybAU_(q
QElYs9<kEXcYV=Yc|}(n)6$+BA`Mq@4kpTc15+nSK62*Z2ZT0t9d9vGbjK2oH^9@DF4FHMD4HM!V?dGug36)`h|V*UxbvglA8Wzu
50lTk#0j*3qJoI7F_byls1ch8uG<bnIl|$BkS0*k1Cv8SObJB;w7Y8>h&350O)&satEs{iS0IESyqpejqIoUd+UanEvF8ho4$F-m
B4-)s*&MKj30wH_n&Wn34*h0JUa!FKAbii9^`Af!;-Y`?@iXm?o1xY(-vd+u@0I#Khn9W3{(n*PsRBd{LlPru0|FVP0Gg0K3dnNv
udjgm8?NwR^5{JzC<>~}R*NeFjf3(oWTu1QMsj{r?@WQO=&+}GP#-Dy16(%r){hDt54*g8cE;P0??7ICet<W3I5{>a!aj545S8-?
{)pzMz<392Ff%GJEuf+8r3X|F%x%P@M|FK};s&Ay!@SBY-6uZ+Q<Rx5q1}}Mcu+cyu#!{1SSbwaOxHtvNOEts8Uh^)5=2EJBOyfn
`-&mw<JxeC)1h~SdPt5!6o4581Vc$M69SabGb>I?35*CC33wU<U1$%z4mb1bSm{00xzX_YbFB}jbv=-B%n_hz7NH;tQD_2$Q)zLj
K&QF~7~a$%Y5>SgfC!e66KDpKfXK-eryzc7avh;IkjYv`fJ2B3g$Gp#5g|n&hDuN_plMDvzy$)3N>)Y!s9=F2Ld=OG6y8wO(L$QC
H45Ybs)i*O0u(BuA_PK|X+>HBkZD4JLDYkij)2`%gTzexJXahNL`X<RN(xmB!vp`qYd*+NwK|6o&4BP?S|kZM0{zy#hK4C14;K)I
f>HG5YhW}7?lwoLl%yBMc6)&3utif8R81j7O$9`yL=gmY!zT~8P*d=M7jCb${HVj1tJ2G;1QY0l!V5AXF(@HWTr?ICM<}=*geMT=
IvN5A074<ri;GB5#K6=wK{FBtjK>g#O8ZZU=H~8VW-y8M>g(rsK2zu0aN!aATnS23?)vHW>Vx;>eEWR#LVua{#|7<u9BI&lqAYVj
sCMeaRU6%yu)=L-wL$)O&KFaXoZ^buC!D&MQ&j@#QX5v_Cqtu9X)8B*W&Ya^qtiGeH>;851>WhP%j~AzT-}Bd_K8R#>9yKOvu=l8
D9Fm`mJ>6^Q&g3!T`Fk197Cn5GOiM{FwfO!)4}aS;XWat3IRNikidcwQ51*DLu*kKg&$|J$6Ipb@%5@w2gnV4yHN0ueNv!OZl};a
0d(~p%ed@@x=&$3d}Ody&}b*M0T03hhNM)&rGJ~^A&Lfyl9D8(SdfWE7(qRU(|{YZOv4aR1i~FYH(zmK^l3c`NwZU$z{H92bZ>N+
%d0%l3Zg2bCOVAX${N*xh*t(qJER2wHp790X3s~rFw-%J#)Got$f@jTu=0+SJ^j6owJO|lEv!q@qI(qTP2#?!PVYCC%VB0e*62T*
quS>j;6iYD<$X5926~g(B78eju=EB5Gw;U=W+@?n`A^CdP~WQg**WL(Z^IyNNuQ1%f^{DyKr($}!SFN|KPGZSVB9I=!GYsX6Maw*
L!{Cq@&UunH0+V@QT(7*ffVQryNXI`0+9pUhk@=5#D<=S)RT6r6-~mC0yz*fGYmmO?QTpQ?#>Y~js#9ZbfAkPFtH<u$t23e4N0Tu
(u$vxHC06_Ct<AZ`20Hla|@Omo&AOzvs_q33Hc#4)O?N%;;ETgFlShHa(oTKk~z^gH@sA3PF;tF%BONkGMcnP+x;1t*T#P<CZ~V<
vImkZl2@P^J1w><Ho+Gd27;AHfF5BXl5zn!K;jPssH8rdMx;73MM%&AOGN=m*nut*h6WhH3{ewBG!+pNQ52NbO9M4C3{<2*5d{LJ
AV^HXD<Uy8Fv>zmE7j%)2U3U>QlOEs_oM7X^+8_L2nWddAC?!O8z<rQ5+2^&AMN`2CtbD@*@=cj<@esf;+)7#`a7?W!|cRPe!TM0
Ge(4Am^dphjtS}2(X2+yFzuh}bw6rtnKpj<au=}|ZHD%34&kwl7e%)FXO4O445bMviE9o}a8Yz!^<}d8s~%kxriXWf8e5nm&aANG
VG6rWGiFzDDk`W}Dr30DWh(xT&1(q@VJQ(YL=jUn4z;aCCD2htVCZ6dteqPy;o%lW)i%+L;>o83iyhiI$zj{d>w~u26{C40+%HbW
tutALv@Kp{DrikS<Fu8!X;UfabYQdtcZ~}!LfS+djZ2cy)RPQF!4zgH#Z^wy&}O%lnrQU3h{dI35HY0rvgImekcF`}rt}uOWg;;V
)3LfQTA{-@0SL+xOH2_cxinm@79yc_GcHI<P(b6=m6K~MHJgTA4J^k(fkie59R}E<#*<*TcI|;f1`l4{fCI+|8;Zyw83z(&1;Oyh
8?phmhzo2UvE<3@-UARO+d6d^KqChMe4A93gWj_?)XFCZO7GsX)v+x_R~jJD5tTty%OV+V&+eGPSLK*-#NIZ`afL9ZaLsi^TJ0nu
Z-eh*JT^qj`uZW*Do>qb6g~8q)&?6nm2zz*hf$P?P9|V%K(B9E(HGzSE6JLIAR;M}m`HVL?bi=*oyg{1Sq%hT38YDlikKBKsWKRX
fQhE5fTWn2iKV8UKo|tllM0a=2%Wi|7bce0J%sQMf$!pf9fR9XFNN?CO+CFS?l-x@<=>}eMhYs#ScF-CiE1QiD5{_)Q35KeC}ki~
c;kw!oP9j7GVVEg-i=-}Z1n9E6%mAE1q6x^4_GWiXIz|L9fJX&b_~YaQ7bB!+#If3A+#@~^mFIllx}erXWKmQN~ZuaL*dVVq&pDT
>)jsiU2;iJ1nX8S-jp**Ld3*{H93ip%p1a)0YIX#PZ(ovNF%`+3Ncq08s4yAtPxF(85RqxA<h>`e6j_JzAUP{2&&#AJ!kbdCkl!q
kdi&w&zsfLN8RdERmt_M@4baV6r%1{Y92b^6JmJ(d4{5L%Xk9=$9a3zQBZy3GZV7mMTMA+>)NV3U1$x~s(ps)Al^8GS5&h29?xNV
9cWWftAXqe|6}3q>%X1to~N`bX_}>{fJ4v5%pluqxo&$a9cj^BXCoo6h1So3<D7N8f|l873d%Yb@{X@WE{>RHvKe1v>+SobH{nJk
=^=yppMqQ+L>Af<q?9HWWGQ3;@z27aAh0EGcW}L)${ZnfXiEt9o6+v>Zsbg*=)|s3^kpXsE|b@BbZ!JB74DvsoXxr>prkcya}0L3
BfFSYMkbPcF6Hhy6Rf;LqtA1tL|4aKN~R1YQvj<jm<5O7TK}xn#QXDQy1nL%t@}S`aO3ZleA{imaOQv(L7U@7JZ~|aB@lB#i-;+<
7_QLNYHM1H-w=T0!-*wekcFZm3CG702OwGssM0QmC}D{|%Z+YMa4r$~Tb-fOi<ch{ch|{ZJ5vb*g&+~iiA6YsevoOu;S!q@NzV>U
HT!VHoNcCXs1+T7`vj*rFX10uyx|jJO)&2cAE$lx@a#S;?&1@L@@Y=gj$)O*aoH1vh!XY4DctudDzYL)n;#I@M8aft%*u7u$}dGt
xs%>F<V=f|DiMUvbngUR?|a*MUZg}<uH3APwOz~2YIO2Kk}h89?&o*jxfbyCnT|R+<BLF|;eP$!E$BAJOHgPk=xD43Ojs!9%MA{V
30#6M+uKHDl^zoq<l{3Xh$5t-GUbJ>c$7lCFYa2fY0<7((G`GUM&zOhOb$|TVr3eH3D)E+K@Fsq8|V1qZ0CZUv|635k;T$L&2U7v
jXDDmOqCOyD&#4&WD<x#U{RTYaDlF`O|k|^YE!M3LU3h8hiH)C24n^z3DuU<a7`lTz#@w^BlRIahs$!O)uZjIj@HF5H5|<pHp39Z
ovJGXK3TPNMG=m;o&N3Y*5)voDG*?w#(j>Hn{Jv4P(@AL!koGWZ4D@*B->y8=7PGkEsn1q9pp_|f;2fUBo$bL958c@xLcQ6G8-8p
CLD=}C(RNlgI1VGcD7BKNX&RqevZ4V<ov#DHS10%-k~j-pC}*6#|*S)N~O#!`yPJ%Nk3`S-2Ak6$#{F|p>=Z5!=>fc?uOEIh%6Oi
3<h|DJ;)FBk}5Q#LX9Z2i2($Zlu}Yip+cxoD^w!;1pUBM+1K0D8*Qtrg!XwJ@6?^=;Cx591$%m=5%zdsdFF|hShGfJH5Gu4EwmA>
Y+40HSrm#ha(R>XY3J9ibC#y?&yveA?ut1_x<2&kzjM`Yy5mAVDW2@jp38DyUgjOKUVly7?z>fU!vXrx?*#+N{mCIJLIL@cuU`?Z
6UV~(GYp!!2O#Rq#}h*Cl2&{DtF2_LTEeS2b#TeP6gNtc`~LcSL!Cw`$Y(u2Cc2uj6zTcs)QHccyR#wk;5(%Ge7>Pb56oyXhcyU(
WHiA`)68ymrD^G-t7EUCZRWeX&adC*bax%VNl-LC$w0%X^rQg4DFG-b5+Ir(LRJElKqjFef{LkvAOMI4f*=G)iXeg{hKZu7P$E;P
^>%rbi^0%p)~!NLM3(99=$&cw_2Kdm?Gf|L5mQk_RZ0Ry!2wvnBakZN97xlJN@{}INx%Yx;&v<<b^+MK*06?01F|~{QL6;BN{NiI
5VcG|m|>9&Lp3=og#^H#AQ><z8YU`PAweN!DkO*<Mnwc9K+>#-*og#>-+%0P{U!gr-BziS{+Dr0>&BwO@I-C2rXsbO0gvG`L&|Pq
r(WGci%5CF>njBfoX(?*NxWpOZiQoYN|1!icME&(X~f{;fzXS+cgYP27=p#kxG?U8=GzWvE*xhXCA1Yurh;h^QBDo+Iy9pm5U2=-
1S4lovWU&^4DD{2P~Ni~d3B|Tg$*3AlwWuo1WcA3?BSxFA}#tJ!OUi)XBJdTtT&*%GRefd%b^Pm+i=3hw1n<F(7KMT(n$p^Aeu#x
6!T?K<ox%!7skOAoL10$&hltQ6$Bp4<60IMBHCJsddb|!vl}}YK^NAmMH^bJ2q`CeF1NR&(^{9i(#6)sUX!%8>m}v)1EIVXn6{dx
wyg?2o@Y_&YN`QLth9%^RjD+KyE$_PYlG`|%OyM*^w~jOEhY-JV?&|f*09%HYlJr=wNWZDVRmOcUBhCdh=Uso5h%N5A`S@2+6h9e
ql}FekOx+_$UR-sDMIP-99da}hugM5LtBk;8>a{fOX@dui04Hccp~Tw!W?dEV|(CGW~(%A8PSr)NKR6+NHGa2L_ipC3=Fmc8?$Ec
p<Tf{D>XwlsiNxgbz+kTVn*Etv`8ID7a_)^Qb;@+z>;Xp(b2PF2Bihzce#i`2p~m)1UpH|$(wNFHHuwRi#gVl7k0MEMOyT8UT)nq
B$~Miv<FDm*;;JGYmMU|-ZzVU8bc!pu}E4kRJ9EX!xL;Lg(Y0g4re2g!tj}+u?CINMusA^I@lw`Jy)FT9paQd9^Y;=2M>(Lt3EJ)
L}YbknmAZ)n|&6iR3}jMhpZoQ1V~80VB_W@pBQplNr0N4Kt|FL5y=cY8c{HJpz!707Yy!TOrkr(3C#C*VI-88M?{)r#0ij-lh@Bs
G|9iio&s{7{}|zKXV&iicQ(=28Waz`B=u+CJA7e?&Jw`|8;A9zr%}gE9hp%A55v7O+H}k$Nl`^7?~9=8A+FJsW5;7Kd&#`vHi}B>
*6BE54cPCFAqVzyEN(Gh!BzkC{SZ{4DN#ct3`o)hvk^!k5tM<xUqO|R8GxjzP%Dgrl1)p<NQiU%gvT8LQi?<VCtYE2mlLNGi=%VC
Ruq#$yW==f`R>6W9H=RmXm*@Jc{p;uq4?wHSP@eqWy_t(tfuE;a*A(OGKS<)VHYj}aaI>j!i0rbl`-iOa6BI;iO~s?RRnbNPQpL{
YzJ(36+S^|++Cbgj;1@!L)iEfi}MG}0_RAONy#ISFhUSp!ZemElN!9jHuEr-8nq)sS7IFn#!Gd8h=4O0eEj&Jhl&GOhd6XQdNE@7
?#7T4MFPl7Ljy*)s@E45U2p8SY8%bP%WcbG=1^TU$V(X`5d4o{)3*G*{&UCK=H<X{d5;&g+vpED1x%wrQAxNWk1khjVeTyW>BCz+
q^s-=2xxVeNsdw?dJf!v;#2Gilae1_YHv(_w5U6N<4)5V6!7VCuRcF$ioBA8%xI$UWTGLi&}b{SrP0o%a59}H2rLldg@7{ca%0_`
buW7lPuu;d{b#q|e4me{(Vq;grKXT|V2t{i!$uy<nl=u(s$!^$l~korNF)$afCNHfDr!mt>mPsto(t$hulzvgCocjpS=#?QcMmh#
Gn<_!Ks!J_$v$6yk^!-S_@Lp`+2jhE_j~iPk0Z2Pljg;u_KCi!q=?g9wPm~$;PT}z!?xRIJU&i691^q_sq|pjIrPA!$&>=wODdFQ
U{sYTh`o-8GF0#S4uJJaoCgJ2n4evg5Oayb<vn17#!Dve9mt|*W-*FHsZd#EEv0E@KVoz{d)i2vH?W!$!<oxF2WRb2*_1kH-Z@2T
#Vee6hdp+5hfev|A;9n)x3^6Oh6^;7+P$q;iO9g$rWFAZm?~BY_zFB&S|J>BZkoz3`MkkT=UJ7G<qT*3mEGR^p_I{_e*){v>&L{T
B8I#-UDR~ffdXB4<O6hTYB>9Fn@1IReQ<OeIl!%IEZFuq)=uJ1$czzCVfG)AAjmNoMt;J|w6@X(PW<$DDmV*!xe7W!B~Fez$L{q5
DvUc11B;F+uDT9qnWsN5GhBm&wlk=XW)}N|41`7pf>EhqDn!7j>?xg*f6yJ!pL~6x=_8Tqk);Y+C>L!RyK3djJEM8IeLgPA&1jsf
^mc_}atU=xhE=g;TRvFopq9xA6F53`No+O{Mffs~Ne)D$icH=Z3IRt(?BNj(MT~9YRLvUNBe|z&7zf-!2BkNI^G@%se4!5;$e0Ci
r@n>=D8db;1q4+S8O~HkFLV;Sg*rI34G<A!lT?u(CR(8}l#oYZ+&fNHM>DkvWOfB-V1cMdIYd`h&^|zr!Z|=h$66Ojrwwh+(jV;h
w%$^pC{mb-f+f>oqc$QC(ED~QJBxG!y9X`~WL(KC?Kx3%lw7!kM2w)Kgqj&#fTsxv$wLMvi3QR_u?7IVuc36!i9NzxCniBX)9b;|
^ldi~c=UsW;Fa=pcOZ%3*u0SBQbx9;WVJO!nq47H6l5{7B90-o6%xd@3K~Ow!zHANP&PMBLrNJYLxy7#Qid?DNP&>4MF7yW0OTQ<
j`@L_M$_pOJpga7tphkbJNx@wOw4_q-%x|>c;9v_lyUa=A){hBAit#pG!hllG6D!lrkM(2hDsVJC<u}X5Gs<AQc5B<B9GN7(bQ|D
d~M^F-D(+4V0n|khqcB6kcIZ=iFmm4`F*o158(J49nh=Fb<IrkRMmGtaFj$+=8_#S>^+!&Z-ZGPoziq6)a{rIPag8U(NrJB13rR`
?{&%JD&UoOO#CR1K3?vG>57*|v}K4@6RMXbqjkGBlopZJjL+Xo^7DZLdj&<FLpI~KWHTIT;^M)3%d8f%UJmGPa>e$B_)SxX)(;H5
ZcB1cCLT`E)DS}S0Xe6ALIJrvM{6qK<{x?Y5S~$ikpEygfwU$t6b~8a54v`&%xVCZK#e%zvJNmKBOt+IT(WB@A*(MMPpO58kE5sZ
wnr=YP=QvHABnm1IMam}U`Bq4CgqD4+C@7G?H_HW9cC0$BJu>Igjd`iDSSS{=>-9OeeR!klaxb`-lR+nVNG6o*0l>m3^>uE5QGtc
LR6rVqYz4gIfKi!T|fIk>~N>Z1P6FgUy<b&0y~f=l!Bc^ouCIn6#&eEKn*dty`V3NC^RMs?}bol0sRROPj`Z%EA$ZeZc{u{tTzs)
cdYs+55tZUs-%nrq3kZIMhvwn5rlwN|Fze?`Qo*o_U6g?{9H$uN8z{XIoa)6!h+>UgGoL4?%%X{4fy%zS#g{zg#?qVoJ?Nhk6v+W
Cr1xQv2GKYt6(tKyVb`GetbAK#_Yev?iXWDoR;6+fL;v{nG!A{U?K(syPR6=ys_K}CL)2BZcB>dqN${<-Q4;?&wlKfozB>3vpX;9
SOW?MFtJL|>XHA{$5IhTCiT5A*u>d~Andq1eTNR-9CL8UJe($C0P~}d5_!CcLWe=*@PsAJYwyWS)tH!ut}2d!hUvVsLmWjh#78kR
8oSK);{K%LcC@OmF2_ZQTumjnYc3geDD4_qX)r?yUX^b57=d6m=u~MG!U(b%3#^${mc%0NX~Z<gEH$1tftx_dBO$oT3=D`k!VGO6
;A7{zRhuZbLk=)fOkiglmI86c;Jgt70BmKoW8ZXp*9q!Ju+}o8zhLe~GHE*@Fpx0<&IwhWZcSZd3V6ANyKqQ7X^^~{0{^-PYg&5J
9CXr3Ds&<y`1{f6W=ht2?kCm;L$~g+&u4k_+%OE$U<`mUjG&bAhP!*8!0Ms*CHpvhkUZE&>mf|a3|zGoI3dq8GOftW-2>N|PTcIq
dyh30pZTSPb;SEGIeLlt!voeJeyGT5O}=UC`d?RD^<$?o@;jnb2&GA0oo0j9|A0u<0W<{Eup9bAm$7&~NOU&!b_tA2c5m!IvE4$F
BZy9j9@e2Ep>-{hK^2QpYcv=mPsY|m)#FYJ2c5WFgSvW1)3?>^X?V1)ROCYk@A&P8Q)+CzYa!w%gS)MFrY{_^SmjbNP!)3S(wlPQ
i__Dm-ML)cd`G?-1kew!_jLy&&mKY}cL!&Q-el~aXU&1T^jM&I#84mA)Sr-0O|2E#lwzZ0M56@|Je7G-Bpow-b0?uD)W@Fk>=bo~
<|bhOHc~FyD#b~|P&+3KCeadRU7$@HD2bB*xQj4lO08t=dl?U^l<;};=Q(zP(H{qn#!U+jq3gk#nVb|kXFCj$IAB;TKv8KSDoHvY
AkX_D&E6$#jB$)|^ND7&e{0-D{FzQx9oN^4o|j0jsTrykV^BftAlb>*@^>QeLaa20bn?|RSF!irli(6SU{*=eZSIn378*$#L#j%U
TEbQf6q)5i1VJhV0azP+$GYn$jYr997kEE^oFO0G>-s>d2#}#7R+J*BBq9Qpq$XmB2r8HYS|}=+A`qbp2%1y~lvsr*7?OpdXrM|O
N(L$dB7{gJ8W13&m|%&iVn%_X8dZW+nF>aVQd)%yX(<4t3R)<tL@1$xqLq>eh9n_@CP;;fl3<Fcq9TH(Dw${`DPWQ!DnO!uph`xP
qF9P3B!Ho5X`+|{A%Y@VX-KI;YAA|o7?PNVkSdaZpdt_{7hfP8{n~uc8$}cqRlKDjWDG%)rV<|qFr->WoNzH1s49q<kXn^yN(eO0
N+z8<aPWhKF(JZXdD=|WnE+&kAw?;u(K?k15Y&mODb+w3BZ!dD4J^WxG)xpUgjCRjq8yf%k)cBh<6||fXdQ<p2qGoUH10wN9g*4G
1E&%xty^wFaP%012)KoD0wJ)2fOgBU&}y&{As`1k6SDI<P6{}A)<xJ|mk8`Y4n%<AK}C?kkWS;ft2^&^kB1F;iQ}s@aXAe)N`n{&
$vYv!X-ZOydX(?r4}{PFM1fQbR0RP*(2WV*c*<lH8h}uxA`^4r{unpK&~Sc<^Lx5<7r5%G9kgjY?#toiVi^kTS_q;tmQi3Jk+iwn
&Dqh%<nYai3i6}!`N7zqB=BHlHj5FMLh+X3thTMT-}2X-u*_L3O$FP%inX?XEqFIuL03Z`@{Z*4?e$-bU`avpyzqNu*lHm@Tg{V0
X%$VH8-hSg%##eY786iy8knhxLM14ukT!(cLsC-`vq=bXIc*7qYF8p9fs)9;8bFbyAgZ8~045#qg32f=Irvy4T|KOP-M!>@JErkZ
DF|MuOri=>5euKOO0gGI0DRY;nd7<~``aM2b-)rkOZP_DnZ=!gaAnm@k{NN4qytikl8&TDARL7#A|*utr~-tYc$3a^o_3<#ZU$Of
V|$0PEP!zmuoONvsgIk`=$<=~4raO?TnW&Ix=#EUWaxcIob6q|Sf^%sB@W%>2{uXlGIx8sypJz0Ru1O;p*(xTvkl*J4Qu7aL<BYb
#CWl-v!br|0;OMrJv5=miu$Y^C?IY{t=I8=I4HQ_!<g2mLW-CnQ)+}pbulSUZ=Tjp@eTG3^N{@!>*z@_hQ#ab=?b4}egP0N%n!)Q
Ql+q!iAEx(0HK~{2snQ~pMicTGWFooL1KmqpdC^Qj=Ow(9^mfunawty{~cs{Xze;b2`B0|^BuFe@c_Toba-43+9_~_o?t!DQ&fLw
N)0dP>G-gm@68b7OCG+{IvJXWO<@l|QuC@;Y@O50_Z!FqxCpQ~@X<kJ2r(X}UDPBHH3=v}-(AokAK?H2=QkI}zK5IGZ4*ILzfC?4
##Gt!=way`1SC9d8qyW~=kw9!id5Q5%o)h%pfjS<z~BdQ?IZv%#+ZZy3?NKY3|v59^@XJd)`U@0@<|O$0v~mO!{C9U=K8=&nnM!|
Zz6y-u!jgJI~G(TP)BV9ghp#66rmDBRFNcbKo;yV?RPwPN%86@k3qwZIXs+aIZr2?3x>Ac(Z?~o>DW0?^R`_$)eAG7=S#}#)QYGw
NFC1`jBa$U!@XI{cX!92G!Go2l_CiB?Dwu?R3Rn)wdXUzE1lGVIk4yu_?=IT>(6>GaIsu!#+h&XfFL5hGXw+Y<ND65>$t!kNhwV<
P|z75VPq(nR7gu962&1~kT?-Z5)@G|L<MHtNtzlGbtYX<p09wgg;1Ln=9sXN?(HkY(;QPAE=wJy6net$;vF>UAy+`I^)k@iR@Ff{
sGaG%rJ=|tY?+y65fDmaSe+>83S7z?x>;jjh&Gyv@#4xJw;-!XY{yzk=}k*SSlW)Z^_QqJ3XMc$MiNRbZadQ@0-|0KiQ|jo_s6?@
9HgqRd(2@sySc2P&jyo~=tx+`MhJvdk%Y+vg#^<K8JI}}3d<2Sut|u;LjeS_OeEP%2p9uWOH2wu8G(q*1d_->2+%@C5|{xLsS<3;
7;%OuQ$|RxLWK%ZMFN#URK$eHExD{Mv5RF25&)@!2xvx{2%3pPn3|!Wq@sd~Vq#<>iin_^h@gm)N{OlhQ&C!A@tx${am;3xx3VCE
P8gL7mwb;XQ+vA>uCn%Ya-1;)U=JK?42Jn<8qyX6HcimLMRZz=BNCEfC?aVZE_en5Ax2tlRaH$hP)b8UOvF-@P(dkF(p;=cK;&VI
K`=C}Q$a0L6vWj{6%16Hss<|R&F?zkByUU_Vg%kzNiV7dPslumJb(c9$s1FMTqeSpK$w7*wPI695fs4?(FGKnoEgg$)yT?&jFGN5
mI9O!*hE|ii-XiT$|$Mt$B_>QyM%sElk%QnibMc%DYuYP2Hx2(A<ZjVw2`YO^i4IGg`;Z~RS*<TvjNa5mo+sKe%>x?0->}qHa}J)
A6#z<$C%xXe55#|ZR$+|>!Xy6A;Dek*x7>_iJa4JwmmZ*IWGqZE>b~CLk$f9wqVjzDGdZM1Q~8wrwW+}k_l*vDygPu7?_GihFm)m
7BZ(+1Vq4|bc>Y`o7UDJM7ts*jHX3FLpW)6+jo}By%7YG8*GtU4Ki}YIch@$VnbRUqIAqv(I&)Dj+VJ05fcgu0IFe8Gn@(x6=Y>l
NKlh7(X_Y)0J%<ZY(gL?2#&;%s3Lu^VtJen#D<Yf3IOB;K_VuikPXQd)aptYjmvz)m2iR})R<Muh^A0ccZ>`GqLi9gDyW!<C@7ke
2%4x0TBMnv2!M%Vh(eeqD2iBwf{2N#6{;2_BAI9kN@5xUt61YyH8QjTMFCWy6G^l<lC(Ud2ue4DYe+)_EE3R>GK3EnMJY=Vlms|L
a-g_G*i}9c4iBy>2(OGU5Zc6Nk`Vad=N|pmH-Q3x)MHEo6A&CrkqTT8xkRT1WJJ>i3I8xdp~(E5fa)dTG{S<a^GH!x4t1FoR1oiJ
7BEGM2CX3i$4&~SZULS3SSbm-E?90Q#x&!N=;EAZN~NQ~HBzN5W>#Cmh!@jK(NqAU)|;}K8F{T;IseQ9osTzIcUg?zRT&id7G6s0
4si4LvFBoO<eC#s4#Bf__WdjZ8Yetcgxxr5Oa^F130pOoT}by_nyS-*pgVw4P-5DaAp#XB=o%&z=$d1!$gr@oz|bVPSp^w(ZfZk9
xvV$7{7wzDqXxrAZ4*<LBgmZ-B_c8^in%pfahMsJ%^5<dLpd`P5sM-y3jUru5-lWaRQ*S4$dB6>o%wOktuNspdl0FW5K+P-hvTi8
Ls}qpgzEytXF*Zl8ex@Uq(k*??fUhD*nT?g@x^o?q>Wf`Rf?k#bT%Rb(R!R}ahHMGf@=(k-DihXCEo7a@YRoWC>(r=A0@Dg<#J>@
0zNq4cE@W>QPHbuD{Of&-mR@HG=obJgcc-#qLAU$)G|hIE#1&9>nW7mCSe6GW*JU%CWPgIh{K53BD@qyY7By>LKxJ+hEVI6Y8fJe
!4ysF@b&D-N#H^pg5_EviZO?dH=0H!;|hu}a+aIqZUU@G4KABp%;d4w2x^o8l-8piOSs9To#kerp+%^Y6R};Z(4-`TdUE*UiHkJo
Q*qKrKYAO*OhR1S(Xr-+IN8w3mvXD5Ra|c!4Pt2hXR5VoxW>{oIz=>(q8;CtdwlPD<hcpO96OM|ZpSCQahL1qCweb8*R#7d#Wv0k
Fy2|A#K#b#vc*A4u~n)X#}j!es&Yj-n&aZFqAJjkh^reO<d(s!Z0Bj(-LZ^$E)B)Ys%~oHb!eekmAZODjT+)<o8DldYStjMN))?J
EM{i7X%$84Z&v1QQS|`((5ImpXMJ`IKICsKsq>nf>hVKa%d1saj<W2#9qtyZo2jzcwMoKTWVF+q@DvHa383E_S(=r~Eeh^_SI2t}
$m8K##t_1<*taJF6^>xw%VC^xy-jZ>rh$W`(51Bmi6;Y7ddsa7Nj5v;hK6g3WL`QEZ$*(^nH@@|HldSQgjGyRmV`J)EQ>8MCR;dR
Q()ciBZUniSWkPTAn3Zxa(6nXCsv@c95cUN5NWGU$3wT9dXA~mloKeJEGsv4FBvh0T4iqarJQhYLb&QO72(%<6v}LFP2+T9b0Sfq
fx`@TC0#>sS`l!{t!ai8`jwE?vPDe-tR<YRbmGG8mQf_l1t!gmP(^ht$Zo1GWvHXTcR2I5z`Jpe*7$FDi)Uure7^A;)({6<bQ{Nm
TiGh0KpFy3BrIgnB}7xi&0VBQs{ukmWFkBUGYm_;?4;D|j5Hd71C~NgVC>n3%cw13Ak7p7(1C&*U~LF7fTY-mJJi72gs#j5h;h7_
I=MqZlSWvLtdn~Ys*ITJ-WqaaHXvax9B{p`pgco}$2dM6iBOz=dledw3TeWZaR{g-5~SXMj<SR+1wa79Dg{7Fs}M;9%(IZI1ybeO
k_u+?SskjFe%Nn!A%t5N(Q8XcwS0+1j?&B4435MsY*dtti4Ci^^7>Yhp-}EiFxge+Zs^bft%#$_F7i@NIFcIe$zN>=O6WL~xDYA?
P9&b$gw4#zk4;S^E;=j?67*m-D@cSuI?O~i(~8!O(8ys-w2c|ijUZD7L2?^{SWJO8<-YlNv`ZPJ>n8?En?@F`%FDG$S!a#i>wDY6
>LPMLM}JoD!|xtXdV1kSsXg5L)51AY(IBC4nA%it$l-=AM|*~iE05{DTdB9QQx{0ZQE>+Dzbb}7I@qcu{2R?`^$abBFqK{?Um111
&FWg>Y|$u`jB3MfH!+#zKqSqV&BmgFkr*!97~ekLK=7(Wv0C{@QvB<rQ+Wg9-e9XPP^+GH`RErfP8OXqX`MR*oQaihzfQ*dyxqEs
YVDg%2`!_;VK-DqQDRxVyqdl93cGbw1v+ZZXidZ<Bq17cyOwdY<jx`prUqo`DKQ+H3JjNtN=_ISgmh7DQf5=dyJpy`D5YR2QX`<G
fNAYbjOpQ&Xv#`mx4WYufskVY!dy=EP2DuuqpaL{c-D5;9P<oGB!uA6K{y0rFgW6Q3560I$de9gvx1Whh6En5n?<v2i@~iLMBz(%
YL*jV+enA80`4q;qTyjao&(|7a2!f-n>!+h2Em{w7E=ri#;Xv*WKAzVj*SINvm=Ct9E~~wcl<q=ZYT0?aSIYsG!-3q#P&%L1~FvI
XT~3|-(vmOF*(0(w|8);u|C|}qEx#4xZIpJ&=gh=;Xcx~rUXr4qEN_6Q81Q1hzx>#aD6JKu>9XV-yZfJ<iz~ATzc>|kwZWru@wa-
t#3-t3~Zu3wKD}9YVDVymsJH-^h=jXCrcqQ3oyTrb95rGz-zW%budQ}zJeBR%0B8xk6n*MEXnvppQ;n_))G(0zaz+SWI*NXgCoA6
Th^uC+s~4|QSyL-7Mb&2<(wGmBi5O1rFiPn)v2Y2Tf-qx$S2R&M;)a%LqPUra+k=j=yvOU5juT}*%^$?3IiP#Seg!{Nac_+1{~Se
(XE$lK*LC-bq@Y5wpGzg!8B*1G235rRco`9-K3wnojYq1ZDa|j`zr)LZ=Nqa)AtS|I^E|&Gla8uOb<YCw^&f3281Gs+p(TgXi}yn
0h~KdS345z7_2Gql6mlV^y?Jtc4ifz#a=BmiucE*t!nzo<y2Oxl2p<iQ6wV_)F5e<m4y&{%o~-s`dwmz!yL3dA08i^L|?#7?dbbr
%elnAs&edr<5cfC4Az{&bjjzuatcK|2{U)Nu<vq`nbk+tCM9h)M}pUfMnoIN8o=q+kRtgz(6q5o6+wcggra$cQ+K&|!r=r&QB#{Z
9S}+$)7jGjn{z<s!tYQ-^q%PsM6Yv(;Bqdb+-C0_zeRcLQ{({`wgO>kPhaJxuzB8NVQ}O}DHJ7X0Dy$10|+pQM39Ln6C@0rh9pN~
b!tUQc2p@vAPPZr5)RMO=|Rz_g%CGzI5#&(&3suM$Bsyx1}G(`Vn_Z$>})|`0tZ6~8_7`67ESKTuJ=q=tfe`<9lhS|SZL-J>$39*
jjfT<N+CvCU4d#O0|^64+m(DL8!3!A06O!f+#5ye0pw`ZVZ^E<7QoJ!6kLYvn-XDy$CJb1FI_#`7LDjPorA&$o?uQq_6Lk2d!Y?`
$GjK<6bQE47Kjc*jsi4jP-z4-z$U5)nnPKFry;HT5C;j4WduDyi;a}~M~8jDO5jHX85G3wVBx{WqcyPH@QURQ$|4Nz77_$-yXRta
=WRMOry>fEoEGhAM50A{d#vkVQQe2pZ#<nxaK6+|<2hj=LCykLESGUycU^YfDtRID2K55z(kP&~?+l=h4^|aH5Sdfdi8)4*6c=R-
yUrwYr%4^$NO?J3fpOl0hC@S@aomC2GDFQWq6;y}?ze`LJTs?2?4l;blbt~+kTD20g<J|QeKOACuq~dVI__hGJB5QB9g7|995^`x
!7ijFoFoswcuhM2u+j`j9uPOqAwvQ<_CrX0LR4O{>>+KzD-10Qx?K#ENW=8K^K3K>G)<&XSwg|QZ#fyH<>OV=9yrHisAocQ5?ill
dXlVEIG-l8RAMM0p+%6}g0m=si?Pt+cOV?$4m+~<O>7D-4w{x@1S4|*(V>z=jc5mBM#>@)!EA0Z&h>~NX|OH(g9gBE2Eu>+lCQ!5
$xMe(hhc);y&<K*fTk)?iRMBk<mv-V1w^ArS*J#-NEukQQCLI`GLbX^EHEsq3o_JIK~XfRO$-rGK}!%s(v(@5B2bYCQVk<W1t3H!
Bvee41jI;1OF)8xkrYA|5vO8E@F9V)H*y?f94dV2If2TaaC_Q3n|hUT$&N&vTP{u;Je|ixWEI3b?DTFOb}ny6o*V=qxI3-QdfcFn
$hqOtLI<lV<D3#?e1SKib`J7dq+{J2ickx;lg^wk2Z~{fc;mV;ygleTx!z22bA{Z9<BaVQAc7+x!loc&f+SDVrC|8v-okUq?hhvM
Q?ej=4bPoE?Bx~M%mpm9QBX}0M1s&iY#2f*L{U*J48qd0QUx%S5d=a6GbUIN5ePIO(%{fSVJSfwh9DHcQz0``M6Ae66$H~2G!;xi
Qpqq;6;TyMMO6V*6i~uYQqe?ANRuf9QUsEa$Vk$aRU}M96ATp<4ADtcN2*65s2OCasVE^SC`n|1h#~?2p+b>Blq3icp&|%Xpea$L
3IS*ardo)q2&qy?24!!LuhKewrwn?|w`mX4{ui1mQe&JQg%s`nGLpNyqUV{c16$jos|QO~v27MvX}2~fk$5ZOan3`do`uKUL2dKL
cVowk-ZhfHV<*8sUgrsIv{K;@L?+}aUw3cq)7P%?Ku++0F$3&@JI6)==qHPLRo(&KdVM$ooG5{@AcvkZ5I&+kepmpVuZ-#n^GnX_
+g>KiQ${R^#to_zK)TVI718(?@r*t^U&)0Ynm-6I52A90kL6%^-I8iVMH7kX>)ST-0xy6C0Wf@zcrJWkbgGIHJ4i&(w3QN2&_od|
K(wVaQA!|0A{5dmi3$ctO9T9bp^}9H!~_vV3_(alRWQ*Mw9!J*MF=#tN>M<KB9x$|RV7nM>OsL}s!&RGk(dP26A&h($qJ+*B36iy
XcUNo2!)79oB&3|FhyZ_l`u6Bq3nUkG{PAJj3TrINFzlB3Iz#Bv;Y7^I#AH23#dwX2;DM1X<s+Q*j`eiaG~wjM|{<+HZ)@7;TkJS
>f?xlh*-*+H^=J3qqHg%?GqKH1niJ8=8k4AB(6q9G%6r85iu-6sx0knA|@$_!wSg|h!9DY6BRcR!&5;>I%-TR0+omyPI71s>j3K&
e-{%zF%g^aXyi744W^YTL<o>*3P>O}*gzkqsD=Otbi#SN;11?fBpjMTAfO6p8i}f+JAAmkn-342&dB!caD06}FX-MJ4(eiSQj<Y}
qYY{)Q1&(+&*by$Cm=Z{2MlMl>OBFm=3h$w8Y8(eSDdH;(nacy>KaO9N8t!<4xvzRlubai34|$-g$OhW@_}5DC>PPl9NzscT@ADt
#6gcYPMxqMg+EP!SI9RvI!-Ardj5x7Jl{Ott31|gQHKEb;8yb1HJZz|`;0~_{O*uoCXkm;6hH(!pafVbQiCj&AjgQZnUyLUjDmhe
IyCTv0HiLgK0Pq+<;$k7?2k0-VQW2o)T|YBmqEsGH+P5oq!d5ZAp;=WgX8a1K9HY+gyKm^P@zbbEC<8&m`Bf!3?7)<UR<`|+ky8+
SE5p*{9ShSa!VWU2YmQ<#Z>h0w{(Fk729?}N{ea=*qSUx;l~@fh2I+{(@eQ;tQi7@Xu^OoY^w^x-x$Fz#M<-Gvrf5l2BnI1Acvwo
(nsF*pt&E{2IUn+1u(OY9T>q;o23$D3wZLt)1_^+sThYb&D=${uZVL}B?Q<tk=$O<_rCjYAw}M~>Z>X|oOTsQNa9Kwj$miA%~Jh&
eRy(t_T2n#o7_Fu94pkHB6$`GN+O52wcaS@RbJnId(lP^@L*ZJLt2`fW|$;mnq^aWtdNp%kcM}6JmYxMsq=ti-LNd+bCi&SgV6Ea
^u6B?nf$RQFPm<tNmx~9EnX?6BcHw!nCDn%HBH2^@e}dmxn6Z&oyR*qf_HV+Qq>aVl~a6iD7?aBxZ`o*v-#lr^7d4#3OIM^2}kW|
5$>M2LS#xHs;Yat%%@4mDdcg25)yfu0wQr9vUoc~z1cQ+`uInfFGpn`sRLW?Dn&rU1_`;omI5M?qLN^Qc9a(o;T%&%MITCTCnyR?
T3BKLC>7Dcb-eYcFDL02IagsvI9&R0qjFW%aSAG~Qr`D_(Jl_OJ4q%K73)t436%tfaJfN8us~I%K^4yC86-?{NTag43jl%|T8Is#
pfv%hN~OV<&dY%3V$@mOu(IJ(pybCUE=4Iail=la9EHIob;BoQ>ogXG!wD;gE`1Owk-#USqH_6kMtKz%uRERRFvfL+Z*XXEF5C`*
CFbtqh&U9|u<W8iWexoh??&^;xlFknR48dN@!QVFowo2%2;@FH2fbhyC@3$Tq{qrpQAc@!!{aMi5mO>z9HOk?6u^j6VN94<wSy#@
*~VCQ(iLs1QaRa61z?;gcUf^QVRq^c6WAzCw$PC!48g1n1yf9kl_9(iorralZEWBxTNv|a06Ix2R+UF!+W<D4ov5PJSo@*eDyM8A
x$q);y8(_s5tL*mBv~pV2gxvYf`TDXY$@lQ3y0(qp)-zsij@$1u3ReRIm9Mp$}b_o&`egv)&;@NQ4Fdhx?m*-7GktciA^vR)Jhm6
n(1zu{P_0A)X20<I$;_DFu2($8FY#Xk-(^kVi6hHMHDEqF<_>GMItN}OxXoZ!9<s6fS9!|3=icA*}wk~3De!+9{BUEQ@)LuVt1Yy
1VLhuI)F@&{&rJzI_x$A5F~+nC03|t7Xb)3sS(u0NEs$V<RB6aP8Dn-J7V;sq^OC%F6voOUCey<XK+ra_gg$b>KL@xY8>GqrW}sL
WtQ#6<@N3fB-I*rQ#5K>TEzA`5kXf~*5ivQxO6#8h^v(m1nT70S7B|5Af=44dF43}qC^~|&$?Hk79thWsxnCHp6RO+5=}7maD>xP
;sGmKS`idn!^4S=x#vzdB#^lnsnccWmvGDw$V?}?xq{`MMviAAYIl%XncZ716vmx}#;CKUL{|wUY>H$?@I<I&=s-+a$hpdB$_QBN
8hY;HWBjGcli|vaeUDdaxshbVxhxV$b0-KLk4_#xU%TAAXVda6)ta;D&sLwspNw~DTWyrlcc%e3jOCv^B2zLBx@OdaQ8hqNG|Z;*
<VgpCfUBW|ruJ<%k=bO)OO}@?c6+VJc9Pn1!CC0HXPLH2XLDU`(Ge<$*yQBsEJ)6Cf1dAND&hwT7dm$olPDmj5OAU(C+pB~qmWg8
*p8a{DGQM_CXk#?!tckEauQL36g7rf!kQ;2Z$x2v?$|KPIiZk2M@`Tv41ZrO;V|Y!L?!zQgFAK<9{yeL)WI~8Nk6A^${ns$6EZ;*
O;Axu6I3lqDrpM0>hiq0J3ST|Z6uJ9Y|=S-xlh{dG$h|V-cew2Cu+0|+(s#i+@%CqVi?bJ+BhL7N%|Kv1WR0IFvuogI?fJw;G8qj
;_ASu=c&#G5fUTRq8EMK84Hy`5PBh0$mdBSq*-(@Qn|rXo(ceR4@axhL{aK2P0UgQVgNo_RH`HiP{^>9hLhL%9|MfRt9xyS{qiDG
q}cz*vi4#p_KqOP5m1t}(TVZISSyQA*2Q?OR_ddT>JGMY*{WN|9A*&Egp%;Z&Ozgi?LU8ZPG|1^JVWto`Q5duf3qm{Y?FgV%Wn++
`Jks?*Pc9b^F=KMac1TU`eKHS3_BD{MTry0opDfcWnR%XJ{nAmO0TM=e7u~MFie7k)7BK&nnew2ni&xdB+b)m$&Lpjj8;Yza&xIK
DK*5=jbyy4Vm7rXyf#4366))Yh^X>g4>YTB(TNBj_@IPB#OZmyOH^$GyK=+(ZkTJzdKoMU(g%*Gq^Eet3`vT(e~_8wyzap4qJm)w
`rugr(=|j5Yw>{G7YfF|Gvr-q0-YUR_0Q<^&T`hY0E5?EdAMzzfRoO!Tv0~mLxKVc17i-SFwrpB8-^Q!ODxo}8X1Uo2sCLh2;n^~
D>v<5?WqZnSs<E_0)a|WY83gji0q;NiD~-054S)EQu@k(&sX}w-4TD+U<3JG3Mlq*-kvxd$XJGf8Av3EB4gkrsCqo9B7=Jmzwz@|
>ij<s%s1TbK6O5c3IGC;B!E}{5SbtW`}0v2k@oHvq#c*uDi?pzzmJ?f5{A%8+J17v5TX3gu1YT`7xutmK`4QwJ604*L4<)5DpAQm
{>|~)1%G4?1znJaa>F3X!;jl1<S=vKRQ38yAJwjQj1P1>S_0b?^`E}9VZ7bg0ub2fHmXNUNI!`yQDh~&OaRuJC?n+9qbA46hh)&j
FK()~uEkwIGfS58nA#GoN||tAN-4WTQf=<qLZ*uxKZ3{dK`=tp12EQ7Pq~ID&U*biYsmhQ4$t+%d^ejjCj{yPsVKTJ?;b(dx1I5h
oyZ5!pHfRO1oTiogZhvC&=5Y@KcC_l{m4-X3;vUnN@NB?G+_k_6avst0R)3cWTImfjSUGB4G2LZxNaQZFOY~G%z>y*;mHJ{U(j&C
$pT`EA^<}t5(O7X8i8-OGwr|2Kn6mPQL&Cg9VPq?v)s$MLqVcnH?r5Ss6CyBcgthHIOkhrtrE~bMNmWl{}wtg`-qW5ccF^yer;Y|
0LW~RS+@&~p;@_~rwS0m_)WPpX+G=Ik{)Jf?rOf06G%(xWCIeQ46O-NC;W2`c!2eir;{xr1$rRK1JF;kJ>I1q)b$?Eyn(<K(!Gj_
i0G6E7=f6P8X{7a5|ABq1v4a5K><pu0<<JaGZ55_k}E6>GARrc3Y8=QLqkeIRVV>U(4ta+oI5*O!A_oIXtc0vMglwrF+>|<Ilv3C
xd{;`8&!3-HmqA1#>^k2?1(1i9kRk@-xFx;M8X)|8q!=Q*n|D=9lWx5>qw<#!2zh&@@yl@E?5}|1`?@|iV+v)t_y%{a)nI@FG&%h
P#};*re>0pm>M?7<;UioA?YOsefXP4odQfptQ_qiWBp*S>CevI6AoHYP2_bZN-njT2IM^>ZL@fHi4G`TmQf^F28MKz5Fx~I3X6$~
In%Mgu9IQ?tv%};I7f)dVjdY6ByfbIXhAgs>Q&l6+62_UR11Uws6!zRQIM;=;UGCCN(M+S&<2=Ch*xY*F?zFgfD`}^;3hD*4=^DE
3oL{y2pp!+%z46Mp(c`{A+(U+^=1YzFMA9^VOvH?DsqKM@<>)Jf~g=KS``Cn3Lbk<hd|L-N$ve+SWw{xl9*wb`=L<$Fu|#a-a;Vx
M@;&92WD@fcHz?v)d!$M?}7@Ddr4naLWaL**XTXEQOE8)Yeh8$(`oyB8#bs(Ecy(jF_7U3!k`oqMT9Wx;fJ8ZLI-rDNjss_0ZG<^
q!Bs>MF=QRCYcCc%#&#iq+oHupvakMah-;f60AwSINXNkOg#PcZw%nyUAAqLLIN=8W-!E2VGgwn=E}&3&|JgOr2kWq&#J-5DFA6s
a1AslbsGR{r>-`($8=g1PH^o4a<_$Ijrr&Xk=i`n+=HmSQHpot-8A=0l5xHo!Pl$MKQN*v#pL>te{2YzN1MU;K2TE7R`~%-nGQ%4
I7%f6hAO$A9mAiWw+F%>av6km`t`vcWM%75f4kw`<O#GW{D>7kxItYo2xKdeAe>4tDXbrySLs-fpLb~tgeX8M5<*rYU`j<AMv7Ns
WRacMNw7y!e)F%HnV02=^-K_aBfimZ+7Ied7w4C&+ILB;GKLTJRgd`YD~w7aqm*1L%;6j%6(J;$&`E0?79tXYAf}*1_sTlA1vKXZ
pHv^chJ^@_q!yS61GVNn9Bt?zf}og)n3;)_(B>``QxYu{r|aqg?j#M+hZs}o6p?fc0jU%DpmvcxzbDwflP|9^*giRiN8z)SeH(_`
S^b$u_mJQEr~eLr%6Lw4{AD#M2UldE?I9A{&Q>qYatMGAzXzamT!E6foq{wJbyYbGVTJ%}&Zw#0r!BtF{LtKizVmObJr70o+|nW)
#IYqwL0GU;NKzDq2_cH%k=qtkgBv0XSR*Qks;nJrA&V2OH;ydh{?C7P)4KI+XGK+-&S_4y+nw$d)!<gLvTs+6zVXvJr|`p_LZ?;X
iZPE|%^wrg2l$%Mb}bHp_)$*Y@F!3|GlBu`hAJXRhP?5IhB@-X3Wj7-h9UVsG-9f1QWPW@X{3_%#zg@YBsDQo$DfU88m};Hgermx
<PgFL0*llOk%B;iDWx?CrVzkVOb`NmrNUr=)Hp~4RRK~2%21^v2j{0+CW=N0nQ4t!NxfMK41p@FNK{eAIZwJk#R^r4N*Wqk6oy48
C;_1osG5qENG2K(C@2(-u)<bkiJ|Gs4Gbg%(Mu31K@brIP=rFnf<%-=07EqpM1>;-K}`rXAq5DfB9sUW62yoQDF9MX0dI<9AVd&A
#8nbZ!cqwkiAY^1BB_O11f)hHf`F(wNsbN}K>}3|C%O>Unns!?Q7Vz7DrA|ia^ao*1UMlm0eYZN;griDC=+n08ji>?rpy%3z4&TP
wVWu(LWCUiWbBR?W9p;(Yu;@}wp?BLM(wvULS3K+_LKdA<+6o{3J#4Ov~XXYG}?LL*KW=HzqIT>$6FwIAbFu!PXs~)TM6qRVV4h3
cse&ed(WW{zXGAJ{CRRXVVn{<*>g3BP{IsEoJbf+K|wS?P?4y}qCtU@U=_iPAgUsg%xpsrUpKkL%(D^1hp88)Gc)LP0I>NLX6g-j
=LOlb?><m9gB2&-Ax@g2Ehtpid=AG^KU<u$!f_Dc=(dy|F#heaCW^rxdfk_ceY_~iO9%diPc_$klvLKb#3#642ts0&2%;z=1}3T@
nGzuiqJjuo3Rl7$l9Zr{A&8QhA*w2hVyK9PiAfy5!ip*)X_-l-DOiSx2nHCl11SobDrRNEaw((}#Xm^aW?@T;A{tyokc5>RB*M-i
bV@KO0xIECAft&u5J(tQbY%s?q);YDGHWhYa)^YISsW%u4t5P#Gz3jj(@caaWMm-(wW7wtkQo>s0TC2)6ax``R>Gx8f=s3<fgLci
3~>5wVkTdH2qCdn_!DLr$PdjCD@*55*D8aaqj?pICjr>Vg2W{VKoo<;Sb&%6K#T^*8X|b@Q{bw3(H|)$LMWD#yiWvSX<ygqNm2|`
R4gG9!X#BF36L&I&@=@oo~~;rtLgSs_=w3Aa)(@^QPxNu4z7Gi0qmj>1PVoBQ2_WzrXi3xNk!MJ)$_@M6Qq=tC|W2&F?bPqLbM`i
b@?4i`{=X1?T*lPglFYW_tVk`*YLw9!xrR08SYE*qzVjBT)Zdl(PqB>-aV=(m%lLRhoJ*v0EnypDmG}uo7Tm%u|_^%2<1d}R8RF2
u!{&)h1$-x5Hw&SIpmc<Nd&@D5)u%^$Y_lyek=q)g!02A6I<E0!3WbW20<7Cug0NuAdM&y&jmJsS4j#Xv?zv3G=RmlB50~_cNu$#
(1%g&>yUHmReJ#g@R}N`6f^k4T%a031Dv5jtqNw7LS(To3XURVET1o}Bou@}orB%xeQw5$d)-#&xw@3#!;2~P`z;!P31*rqB4_z*
qjwYPlX@X&C~B%mih?BS`uH^dwi`m8Dmau$Q>VB}T(S+Ny<yD~?b6qY{$j9p<Y?L=^<&FC>5UZ5QINRlxJpT$WHy9@7A5}I&5pNT
h8;$o)|x6Jp{{)RI!|dp2Z{Ij$H_g(@PPC{dyH4r2p<36&=>iV6W+hf5!`km_W>V&+!0f<h?)?7*&<p{qv~NymVp9_3Q)+HpvcKc
CMp0a6bytzAVrB>WlV!0?a+P_Xxe6RnuD8|5d_H;jVfwIV1RqsR1HZ;69`fXO${Rugi6rWK`+;a0YDBw83H>;e_w<x5m8AL%1s2b
RTM-NQv@+FR7Dh(G87a+Ohgn>QA|V?L_riaBn%XjG}J^96BSbd3J36t5RfIILlUZzYGj5;h$&K<CMb$1sEKHbCL)4{CJb<JiX?_8
ChS1n1bpDW=tJe0svSRm20(WY`Y^E|W6=ALB!51hUtb`iBSx^#m6cD<eFhpK2z6<<3-)Tx46}ujv$dic_4X!%^N{?XxAE@XJsQ`(
h%1hbG8NXXJZi*ZlPPtX^2#_)2@}~nwa&YLx}Nbj%yJ2sWH6{KmfXY>`wz%NThM>C;~A?U;E;1+VTZ)={Ic_NDrzK&S{S4^l`Z{k
6;D#unZs<-5kUMNHeJw?2iBr~wMT^<XYZ%jAZ|z2jujGv)c_2nVo>e}cQX|2cRfE(X6KUqO2kth%NinzB#3~6F~l6iaS_)}Z+@VR
hLQgN@!doGP~Po7<IiUauzXCN=Y&;}Kokw6>-T-EA^8$499mz&E*1Ge#LJUNDVLITN4?{aQdLYDprQrD?TlnVmkXE3o0IwbPCLPO
{Mav>!gfA%Nf8Ipgxq#5$?)?RTZXJ~<=7iU?$x+WxyrmdkUEVhoax;43zuctdU)YNN!fW&aHvf4IjztdmC01vK*ULDDHAcp7iShv
Cg+?cpxRBLFaoYHGOY`ei4u%vwU}6IVjaGWErC8A-6uG*>LF40&NxI&awnq+*eU_qp>~y_O^q00mJ%)jj1Xclqx-OMf~8*c^!m7+
a@VkM`s$9fV#;N0bo_q}oBuDztUX?wWwfU@oa*4gbcbNXQi;V_VcMFXjn-2{jv5iuh(Xo2_ZJ;+skn;IGq9?woYbG*@yGG&ZmXc=
T&7S|=BT>IDQk=O4&#%}LsK8Y@rS>M!pD2Vo0rNNM_xkRtyb%?CgQo<n@W=;?2c4qk#BioWffLDkkg0HZc(<i>X1~CUfrE}_f-!D
Ix+Yq7<X6Iaht$=J(pa!h76Sk^2}*Pd_X)<7BFD614!*5kkSUDQYMlL28vXnSg4r?&nSm|K;a9hprI%RB`7GWRCNF*%t%0P$+VKj
oNy_FEOn^YsROuQ;n;QaH&_+r`2Gj&`)~v7`MGy(0m^$5?u2XgNBu_E`g_Md-j4%p@*-o@qIg=Es&I^0aVdzXj4&{J*nYcy0hmC^
x5TAs$!ZFzN>vNE44`$54qUiEcSj+{QDEeLy=qM+k~It*a?&xI=+xGMT!?_2a-woFX_ST}mWlTB<d1N3+SWbLj+%~r`Nt1mH#LQ&
mXsBru500gt@b6=W(h+hG{CSo#6NLy72=!8Yo2luue3NAB1C1*IJamXQg^fq3%LWfp$Kq-bFs($COJJbGaTmNGrc*peF_C+EmIi=
6r*Q5X%SKXLEw6}RKN*LD0IP(WE&n~6#cWuwDvz!^m=_Gz8^cH&vlSci|wDC2eJh^SSxnrNkDrLP(Xb9lp<>Ixp2~<KXy0RGR~pc
Ucoyza_--I?_yQCto3>W9w|dqr~NC{+I?tBQcOFJpk2lzGTvCOG@*H%`RE>7=h=pLYO=BVS=)EpPN4?;X@T+Iu5A4fs5(E+)!Gse
3lPW43E316AHQ4UwTsz2!1Sk40f)zM-ilK6d9t1tb8_c$EEExfmd-Va)6$Rnes~YG>v%fV4suzYjjEUS5bi?EtDqGZ@$OI}=xv&!
H0TgK^%5qSrxyCj0X|PXQ|9S9=3Son9-mM#BBF^1Nu7Pryd)I(YzvU=FCFaGw0dYMhnJV43MW5=+$BjSlHsybB{EGz1enVfYc2xA
GbOn(6b`eat#20Y2NtpH$dCQ#yDip%Q>0#p<ZO7)nnuKzi*T(f@Q(+XGLFi0cB}VRe&}ngC#}7q-HF4veW^524^}+3du}xw3@~mH
VM!KJ#kQDWEXr8MZr=Oy^L4O#kc**9-tdk|6gDUX=Ajs%5qg&iV(CUQw~5HZ!diQeIJAZJn3<`%Hpwe11V!0IQ2`SV^0d)p;y<5D
ky~Y*@`fgANiKHu)@hhHDHG3&qe@Dwb_Pw1H3ONWyS(M^x1SGpkDl5*r*UG3f?wD7{Xl&);uH@vm(gs`;wH#^Ud@0Z0aZ+@pfo}R
A&x)+!-dlnM83c}0RnqeS<?N|lv5HA!8ao?N=B+8lqL#hRpt;Mz30HM*9kCn5Bu0ygrF!&X{L}ls&&94N+E)w?(}=E_v7h19(Gu(
-ZG8~6r({x`yd|9wONI#6+HggUZA~@YWcf+E8o_S(>%Agd-LVK(a?Cz`0VlV$g9{t9r<}aD2jW}4c|wjqD4S@fdl9GWCZ=Z#`y9;
>wr_W2?f|V1nIg0Y_J0RJiK2Zf{%dwljX+T{EAF4;nhkNfG|5C6qv;<ZJg&lF%au%H471n;jh<*k$%YJb*Gvh<v{r-$vgoA(kQ$9
ZWo|;p33`CM8N&eybT{Rekc+teg686eks!(EWB-Za7>LzD740q!|1<2Vgwck$pqyZf@f$jhGB_UK5R825lAdh4)m&;<FR4cpM1N)
^Vz3e-z3MfJG`f4&S_t<4xS6Ff{n6_!0LXlUQWzorJ;-?WM9s%rGO78wE3UK9V{}2cDy?OI9G<v(`hayN_o{+0|V!Up9j8r-#ne6
Ly}YoQd9z}vipapa+OjMUVh~1Cl#4#{EqGJ=c_?`IQ`4{>@I`pQKNkj@_0S+&vdJ35gA?)1zkD^tnyMvT~jMHuwy`cqowH<2+{%}
JYcn*06hQ<onKW?sR7bq!PC16XwR|+Y({qOd$?+!4ZzUOu;q*$PhO=1)#XIkq8uKx9O*lIc)1T=$9!o?A<R%mR9Z1s2;1lx&?1LZ
U{M1ij6_uw89O&xu*0#xk6JdfhL+O1e*rQ-zP;yIt{*<fkO(NzAxjpa4VZR@)-*Iw>PQ&H6xO0AI;J&kL3K^)8ktq;IU=!9N4BNl
;_<j{VT(FnDjMB1?R&RkJ1Tme`b|6)8N@h}09aDB0;g{b!APnp%2DBNN|)1Zd(%r-#@zjPx=>x?N4a=S!a^EjXB(oFV;Sp4ySwe1
zfDdil>CvUOe>KSFX*v8n@V3JnIIMws-kxe^ve?45{nL@-CrZ+=KA>Nx3)Rq^iX1qRm!Z29u%!?L#}eL$X%Ux<3X__(<|CGEZ2>P
fd*86kJi3$MVL^a0J9)~Qeguy5yRXG>J$%w3D1~#UH?wJ*UWbuA8*0>km?Pnc+G|Pd6wk1`}LTdE+rwt$tr->$}pCafQoz55El>;
f$vI+iih?+<?}m>i>=mMp5#iqaQ@VeaG8$M^>`VlBd6-6iv3;Rtor@|v&80~zf3j~{%S`Z5xE1LbBx!dM#RA-NLp{mGLE3WJo~?7
bTzo^dKn&&ZC0N9)F_F%r?5ag#GoL<B8W_ZLjfr;{7F#4MFzoygG=|)!5Jg*DNiumoKF8*UT1MbVC_adv>x#IKJwp8`e)Mz#(hA<
$z&-+LHP>0!2mzKlL1lQn38Eol^Rht0Q2+{u<+7$>&L&i<INhklYeG#zDjx|k5Xvn^*^WTXT2A%WZmKnd-CphFUFns35akz$97M!
?OE~pW=h_tK5si#*-F#J@inAh9GyJ}7Dx5$EIexU+EXO#jHIgWDADPNO=}F-j5}Lj%gczMuLThM7-F~Z!wsRd@WqFH*cmT;EJ%uV
WnzZuFI#e!lv1I3W=7EY<jWguLx#l#A9Fh0Q4>`!6FZ)csvk+*c&3iVL%hTl&ZEDfO|~XkvNb!h1vP+OEToM%LRL!B86CWsTM=oF
l4%{Cp5bCuv9+cxwK|RrqR~ZV;(>eHt@qZI*8Oq4{oZ@&5d41}#A6+8%+wVgVu5^Iaunu=UHd*7@4*B5<`W?ZuBf(u#)GU-aQ#X-
mrYj){kPXlGP?5Tsh5BFmvFjLkGEChP2g8T`wq=BR?QQu-@%{h6cI&a1qG2{pixRRl}!agZR2s-g?AqxZ_e5CQ1o(f{%nZ`Ozo#4
E0&a))lf7BNlA+Y(@ZbiTQ<O(hzrdcn;~zSH~rxOaD$Xwpm_2$(xOxTHbPNU7d!)z4!Ihh3wH{2$~>|bXxxc*1li;K6yHJ#=<M+O
o;#0L>DdAFS1%i;xn8mi*q5yh3E%%=|I+aQ>VW6j+W2|*S&O0Z5j}_=0sR^$^h+a=br4CKW~!u0%7KNT#~5e6g&C<hY<~tr>^}rp
NF8<UNJIz#t%4lz0BNNJ${7-Y0EissWqHE$gO#&co?~!4JWPaQ1fUXXVL4Rd$taM^{Z3ftTra9qh)qclXx12^1EOelm&!L_q|~&d
O;83%%oNgX2yFwVDWEn2D3K*3Ps#-{ce06MRSHEWLbkyuh_ejD3J@{@4dDVMRfz*26r=&i9*lBw9O>K!1u`Hih7UNHj94)wFv=Ox
=IGE&XAaoH6f8|eahXQ&%*^2?LOo@)ZV=cc!NEa-Z~^XvtF}$O4ieK)GYW}HtEee50B8^*QIbjpjY1fTv7*T-Qih;+hbEEK8)!0i
h1RI|Ml|U*#-5^18~~;{GMi&2s(@k=frtUg7bFrT0)$1P%mK=%0V;u5fC@ln0wkJ+Mu<p=nn%TDm|?(9+iAhK4mS=mIVd@zNHjUJ
7~jJXbqEAPGc>(eI7Gv7U=*bk1VL3GDwv$4HXpL@Cx2Z+0f<APA=%8hfjcFH8Et*jtkPAx&g>+_P|*QQ{nhYGQD~9^+1YRzbDS7*
CVXf?MMXelERpc{dP9_KL8_T4Sq-hl3Q#6zyGth|2_Stg$<>M#1#)LNJ2;baO=2|=AiiRCzB{wM<B;UxoVarDmcH9}SVa4)2q-i{
pCUvunQ$Lm9#J{YL=i*Gu3QM>!cOAFr~NM8$aq0l2!bqcTy9LcO8M9pOd=qrQXXv6G=aU`d1RHuh-$&z@S0#Kx<hCSB*d7?m6k@D
T%B4brkRSGi;Tv$%vWLibGZR>?EH&}3kbZFkS?4piHg~UhXMRjb`b?~L$oD1Csd=vZ97I<vJO&~7=x6mGHIwIA=3q3l5m?Cpoo80
Zz0L<HjaQTkSKNwI}#16Qbq{aA@AXLvG^wBlVh?ekI<WW3GZ)q!@yX>>mK!kcu7#ga-~cpbq1p)bV%CPj<^k^Muc{hprK=I9$MKn
7=lDjHcTgnohH&}3ZG&ZY|3g=8+^eqv5}^O$1zuVDN`K5%BU8U;$7iGP@Gw91CR{}BS!WFhFePHnk{jyorGMF>-z9C5>gE&&}0e4
nTdlWD2TW+fVr$FSp@}LtEQ|Gl~{<R?c#y2YXZH`OC~{*S<6~hK=uYHzQ)S_=<IkTQ@FWEdF3`jCPB$D2#6OTi7;i&j*Js@-f>~B
jm&lV?1c;^lCaPWhZ^-Apk>I!Hsi#F3?xdV(4DNfIU&%8Cl1U|D_WTnbwE7T`*py`d{G!;Vg~;XJ~+mG3hBD6rA5-~F!YvMFHy+6
^UC)f#K~|e!dfi?YVFFfXm?OZkvNR4{gP*0PrvDXQ`I?!p0T8J`}fYyIIyYGvKY)s!ea+-4?P7<GD?)(v&F<F$xu6)yP?_>Y{q)0
NO;{1q!@3h?E^%Y8}VmI9@_N69iC9#J_Qakr7b2f#tJeWzpqH`DtPD)=Y_{Z*K?%Ef`KU3s$)HPfO3Q!+a5&@Yt5!UJU8FM)a?oX
a^Q%@cT++gfk4udK?xH2;o=lTTrXYSLC94mq1KU!h=?6YjA(|Oikk`&s<BI*T6ggy77)&K1ra4wK?KPG4HW5Oiddx>8b@hND1xE_
GXOLT=eu64fzDBJE)@5>vfvUbNhTu&*uw@@gn&tv<rqpa8=j*LDLidrDSu_w2FgF&ue4!@{7~Ep=5shf6TI+YJjfrdz^La%3y5}6
?P<WG&I^LUh&KhH6lfvHsgc~y0dODidx_xZ&g4-E9`36V=HXFuY&EPL8$7(OYLA&o>lE#J%wGM1fgR-okB7qtrC+iVA)siYl8(rg
n1nHepo~#aG@kI$hKaPhmHJ~VV8eKwyfYCI4|)8zii$`0lJfDD4xUG);vI|6!Q3Xv(1<BEn8Z;DGC1Pp9s3j_dJ8D)_trVF2;akw
L(F<5MYB-rj=2Z1n92Kcm;n_MNYL!yVxVr9uuRPwHr)R{IO5L3eHxy9GCTYwUnEq3^8Qhb2tfe)u19hJ8xPuai=FD0%A$hhDJ1?5
b?)&s4)Ngf4;~wG*=WlMWEQ^b)_ZQV;&X{G;fGmh!(9nw9jEsGd9Gi!)@yG^m$%M^1K_}k<>>na7EZqFw6Z2T9N*?A@J_YbYN3>X
j<8lh*;g;p4U%Pwkcgz2qJV}95(=5K462zBp(17qiD)2#l(Pd0ridm&m<gJaU?vcxDNur>7KlaL5ZMvV$($>cA}ZhK+(Mw_M1+(a
sJK9I9(IE#^FSpug3yFWkqWvA05wD<6qJogP*9O05K$Er(<}rsB?&+?5fqCt1O+n%4Mfz`u>~bFAW#)SLlH>QH9$<$O0g6X0YObP
ghEWg6s;6ABuWxVQ3V7wQ#3UpQ%emrMAXq!OBF-~Q86h*B@0gY?pLf$uyCIUAp8<=(v{qC)*((OD-^}WL%TdWYlj^*sod^EhIUAi
4jdfXGY;TX7{a}G1)aF<u3^MWl44sBDKXS@xa5d?isd_rUPGM_;2<1yTEHkP*4AF;cr@8H8+Q_pP!SFs5I9?trA}_{5bkHR@eX)S
1ewVhi9&ecUgEfTI6~bi5bep-xO$OIChm<<R@|M-DakrRo;dF04tFq|36~h$!U+YM;FGP~j})kh3H`n?b*3CbF%~Hhp*)8b97Kxl
?#J&RY@Zkk2KIXmK0lVaxy3zLmKg9M(tOAQyjeoSSDBK$*vd&EDlY}CHg$kuFc3F#K*AZEXqw2Gk}rlFI^bcKWAWdeF?GAKLC<c>
gtjw`QyM;mV9+{&+6o+(QWTnun`P@*p;MJRE5_tQn^Z{rIz8xp<S=)1G1zW_yq(zFZZcduA_NFHg2`bw^+CdA!kqS;&^{g4=I_=K
+NBt<O)`UpjfoXgf@r2gNJ@)T?leWEc*}>m3}veLv5`bY1xB+~A^{`#V3-K{dPR=(M|aK*Cn1z*nM3nJZXePYo1$z#G8)%BQ4~st
mera~XI#9BesMhNbmQ?)hiST^f`5phu!MyXN~!N2U7fkx-F4J<y?A7D$26bg`VY+>A4k8@9$h-GS_Sj~LdGDcR-mZI!}10UXWyuQ
JG4k6QXh6X2PPyJ6OqzP_oJg(^y<s0!UjgpGIl<rV$GzgZ2{6x#aHAf#y#Qk`D-@X(CbAhKwS_cr!d5o-x56CaN%|i`A-N{1qMH#
<&N_h56gFEi<=vj*m7qkz%vp_QO)<;Nz1j>DS%R*pHZ6o&x<|(*963@!qTo(8p$;-8qjHf^Oas>6WQKqMDXAW(X5D;PnKCeWg%$?
$I-smas#H5DN3ukR+O?()nM-~kI^HJn$iu9OhliqOu@Wpv-wFd%$vc7!76{O{$Kikn3#Vj;a3BqhClNvNDm>U|43<LBmXifHJbnB
)JMHG=y{Q^4oq4f+!#W_fXt+;iTs6$BqOAV>YuqBcMieS!-)g$`z~^N^uJ&PKA)_tC*?w+_>ka3Z@&3@x-%eNr4OC)XO@CO$Z6S^
cG_ztx3hux)JE8*C6GznZvIrrm@VszSapRZcMV-K7^AyH0-|>VBqaPkzU($1%6Xo+eh7J%h}5D8i&(IsjDUo|qM)FrA|OK~(+y=H
nn)*3aH27534}u^x^%0Yi$a9q93mr_Jj(UMz;<^1>#&ee72ANuM{D2UV7?m!-8Kf{$nS*=L-JQa(p)lYfNlbuD+XbosTU&blW$$K
E=wc>5K$A}pWm0tvP?0NM+Qtp%@mY0MGT6Fin&zpy~pROmzq0>GUY2HW30zwOot%}mZ6FncfioPlFrE{)ruT2;an8sSQxC)#Jh|%
Fc?-9o3TRLX$&*Lf#2sz(>p6CFHF*O^~OS&o%M#cmc5uAVJo)ZNH(48uz=-9bA#Q;FxI=R&Z$cv<W~_yk~z~;E8GN4N_gmW&`3=<
j*ISS>5?>y-z%3XC5zsiaEzp=f}*;MwWK%>=pK^n)aXwCU#;~WVcZIcMhAqK_T?1IMMk7V)vT^$ghq%<`);_oL1d8xL{n5|$VrY)
+AY{oMdk%tlH>}JiV@tN_qrW}&La^{<rf^tD}`R6M45UdP~nwfYa)(C#6=9iK_+G;Qqa=njKoZv4ly-JQ=IIHoTxfW6qL?mjFc?_
O#w_qu|rE|WzI2Wg2JK>R|>gBMO6_6q8PH0<w_(+3Lwm7G{~Tt$c91LRRPXKQ6wcoNNGk36PgosBBRBnVZ|__u5(O4sE)$U2+F9U
<=IUzI*FztifWjwvWB9jil!;fL?+D|MFlZXB4r-ywa&T7ASf*s8Ii;gqoP#HQP4uFsw>eCP$J`?k<JBj=Vy5#QANwvVnq`!Q_aYs
3WAeFYbhdwX40*w83@R^CRZvh6<p^7oDKy{kb=rMMN*_iD3nAQ3sU5AiX)WDWd%@2Wj04B5;>v;K}6=rr&>ip6;iaWFro?}mVbMW
K~zOl6P;!l9O=bUxv9vw>l)ZoDDx8d`P*(_8^cI2hW*`}`^%#*b?r1J`<|dXk7ug_XWfQHL6sFRjbWPEbts2*ex6c3zOL-Mj!5mH
15Mj1RZ6xHOInJFPc+hWt4Si&15!v#nRa3w#xxlQ&ba2Rs2!LmGfzT5KXe;<Pu{0tz-&tp3_(nR5e)#2<S*})pcvP4=5cnhz}`B9
^*@n{2LvAh1M_4iC`6zlnJAV+=U7DN)NTh!9pS*K5TpR)fF1{_3)>L>>+dJ$0)Br}W!Yk+K{nWRbNk)W+R&xb(4B^D6BeUIKkCUR
V}j4Tbq_uRXv5s<GsX6VMKT~vhi|L=K;lCK#(ua>qHUuD(QO-|WWouCEHx&GGS=t={ZmS=;+QIC>Wl0}?DQ`O@l+r7fZY;yK=@Q*
j?#@&KrsNt5`5fsik|EmGVJVH79>)kT99ZWMuaMq0HA>=U+2K3!eNCGrHD|VC_t(PkfjomAr^zp)VxYGgo_aY0VpH@!kygS{)4g%
wTXqkq>>3hk(x?qXbJ*Yf>sGqiGd<OA{d525aR=5ScM}(fdY=;iI9jOL<$N(!AP!ScNqXHpg&xcxl2*34^%zyJkQC3!B?jYntMPE
K%K+^K*XzeS)3%R+#Y^9kT!syxIsXFrJ|)@sN)157s*Z}Dv>EY0>%nd4x!>6e_{81%6Rqi320K$p#y9dY8xoV5X5P-12vfp{r>|r
&PmOjvxf|9KI3zlylhvJCz3sBDH1U>pa*(C)e!+OG!zO_AwmTMFt}_F`vtfj)D%P0>qFUx*$4B;eUK(K2*AT6loSL&sSr}ou$O<?
-htsQ735|KMPNtZ;fd)NRu)p*=<Sz!V-JzBRPOjg)jWg#5*+u8I{g&ykPTuFx?A99hOKqoM9~%rzZ}Wb({daG2o*HIqDL+!0}8@=
FsM;e_%a;y6ZFd$h6QAn+0;Qg)|1C{aHuJ~l8Mm@(a$1u6NObg%HbWt8%T=tGp_8Is;m^KQAAW$4}SX7s}=&z(~)uXv?_U*R^-^>
0UWSuOM?t%uY6d}aB%p7f3L@V=r%`Ob%KWQ=})<Ct-}NS^VHz7c?Vos0~sS#5lsrbFG?=~E(0Lp4*J=M|8govuEB}Js3AzpFjeFV
P~GB>%%!@{a3kMig!Vh)tY(;L1x+eOv-p$Ib;*O1eqvs^I|`>MMJf+>T^Bq^sWous%KMLG7Ur0aNyCJDGrOEvrIZtaMPwL(|4>Ym
o#i~P(YMu>pA9;smFiJez!gP=Tzz0deV;OKXOY-TTX1Y<a(kY=OP5rlsLUbckliHTjWQV4XJwj7azcd>?|?g?Zm%zR<TX1w`?1bN
!sJsTxD<9%sY<pK$|~m$9-}WL<XpSH_VGJXc3Cc%dm`I5QbMkYgM_=;voOHn4iXxC3RI!Kp;+sbD-l@2(w$m}tPvQqZqD<2G^`Qw
v&{@oF(&fojZwlHVO|pxA!sg#5XROaRKjJ}^GYMVks_+a72Zxb(KrCqctOcu6v#|L8)X`li8O)HD<jhjhi&I}=9h{c6FNNmyQ&tS
6yfrvXQBq<+!iYMr7fbv+0q3;2t|1Koq1y?WEnkzh-JrfddPZ)_`diY$ZKOm-%fq~ddlgQjB@KbI&><xd)8`WrfJx^&?wrLoZ1Xh
Ih<O-XFbR=&P5SFmD{mN<T+Jd9VU?XSpN-j1?28GCnT!HHt=${dUb-7+{=)am#ti>Hij!gvCu<Ro&51FR_hf$AtD?OVQ5Ji8K*fl
oJ$2Zps7+GxluGkg;7MES&EdjQ9(^r5iBxR+Zc1WG<@$K8{lHldk?4;`SwTFA7Zbx_~~+A?gfTHMuDXYhK3lBWrCVymV|&RnqndZ
k*W#`Vxpx<Vj-yzlw1)dbst>hQ&pLRg-B#B!pi1?LlPQrpr#}z8lw_qa+py~@!N7QI}Kw=iN+32qjR!~rso}4RRB`!cSJDkiVis8
?s5sP?m&|QAvlEW?IiH?m3JX3VOm*HNhH#aFe(YNS<c$%2^2cCgyBkppcF*XX)vHkCOL-!fODbPlM^Ab;E+>kBnjI?fE3W<Wx|2Z
&ULE>B-<RAP$Vct$Q7c3gCr@`YF3hqD-tO<H}@tv1a~KziNVeebt)Q{BwgcDZ3-CyNKzYF0~V+t)k#A}q%w4qAqeUALBom-X7SwZ
vCap!+Xs*kDOIH?6f}n=3>DV<AR3oS0i`HNmCO}DVpRhnS0zNiln5CH2q97zA|+D^T2TWcf|U%B$x|g{(BKr-39v{Dp~_(sE(n5}
71SachJYPK44H@~6v<0SQ59wwp&&#-5-ygotE&oNhX9F?M9vh#h?;R|S`;KTvPtjk_SpD>1p`2E7#Joa0Ta6LD!>tj0P)L4gJ2mD
$x0PYB^N-emJ6vqU)TZGf%ZuXDKICiv#j@@D9Q0bQ4Jp}n<<9U{7=<5;W*zdvZ{$&VV}Due*#d^-BR9Ns$afQij`5#ZsIYH*Ed!K
rBzkVO74@he06xn8bFb&Mc{SdcxE$cU@+KLa+3ZwYs*1~$Ho}MS(Kh1vsA_xRu<5rj8RzDLZc8n{g?gc9-Hv9zMnSUO*6R5-Znec
*ju>YE5F_D@9ihj2h9iwHcBN`AShsjavTW2oQR_JO%+>mxEFARoEFq+)3SlLA<n^$cr!qk0cjny;~*d2o>u@_sEnZl`t_Jn*-;ts
L-(u%i-kcQfI*;yMA+v9n35(UaEt@j8&$H##8Z%-`48wLruGI=8df;}l3&~Xz9zNh;-A*`)x_F$ZGYJ(`|SS6@T)c&RmD-dr8!}P
Y(!?_|4Wy(xpAM@|8p+!5JI7$j-A2l#<VjA)zD|NulpYkI>`-l@2Ue{>;K<8Yi5@QH78M^&UOqUpYOWb{Hv~Qbti19ih!c(0f?6j
1Vb{R&fdDidJ^0xtDjfu&xmJ+lNHW=dC`J36IF+ent<9H5*W~$Jquoo$X20<I)bTf?DzG9o7)oQ`P9nEJHI08-jVKa!Rrz)!&`Q^
lcfFBW*2HFr#<cS9Y&DDT;U%NcwOmaq>b~ri%j1xaO=#yCOdHKM0{i|CX*fH#?JEoE+v!2@ojNUIIV7E|8BBg3daS?ISP_eU<thv
EsItJFeXZrwbg+)rS8RtZG69u%|UD0Xzb&Htq)`xu@BaqttPQ@T(@aMQ728Z=!#wq*M6R_W`rJaWF0!c7iH2zU1yvx!|50Z-hAHh
u^jO$@pbFQ_ukEQyTH4|H?>1B9a?ahWE#Idk9;giE+!*A>zU#9<x6JH#bVxOF0&<;Hd@H}e>s}d@{P{{4jSrRD;9Vzpb>{ggN9N{
5-duLUXbH?*21GJFes=Dtnlvf&qVUGo*YJ&+c)LuUMSJ45=EuKTD!xeiXk9agcU3dW!2^c)t?wy3rfkX&!=AsYr^H`J)?s4cN*9u
x*ewV7Ch=!k<U3#d(p2flR+tXRm{HC(&r+#c5^}^<M#-@t?W0lWwes=ncf<`<ea~aUyaPM#WiE=tzymI?J9!mCe$8EJkYAKM0;#X
k&k;W?cbQEg9|xI&DD)Za^ppcPHP2^OyspUjXma4tZjI=Y~q_*A;{~(+2I$pw6ng;yIeDJ%$AK#zPf?8&Fw739vyR@yWnq~*4syc
u~u`<eTq~A6Gb{m{(3Rq4p5)&HWfhQSSyADzOYA76>SDYi!$czW8+uAbDJ|<z!8LCsU0sWrju6N9Wl2<LBtz}QKDe-OZ4jy_vbb4
LEOKLC!XBqqzC?-XD#za^ADZm?}N~ydA(j}$K}H?T4$(Wv3bvEmydeBjZ#=QQ<iG?dM~bfAD(NSK<0OsOtdI~_-rwm4J%1}C|R~%
MO7Gy01}5eEvFex_X|Uo`FA(6^|nNhw~_p4)oB;Ojd&au7>)O9@qAQ-5cSGX`+a09v)?YeNKy#2g*>=$imJ;_UA8Y2N~(h6iOCIe
z*YWVMkS}H)Ot|P?p>n#zj|hErLs$~@~tc5gzG22S~|KKeRGP;>0CY0qo$P#s(?{dif<_UsEL<q9L*(O+N>yf84xF7hGR`B_0n<0
g0cO)-;Ha19G%{;a~a0KF1b;lFG_o&IOxHK6it@kGrZ(Tpjr$W1Q(Y@my0wYUczJ^zSzs8X$W6`t)4GY%`0=CO=;^7QoQ{S=~<U1
y_4d7rs`EZPnJj9UEJ!~yJypJcD1c|ES+^Z*~fk6)vWb;qiT~cTiiD5xcnGso&yR7bi8`k6=rc8Y|Z6(tLbi$&0@Qy8NwU-$}n0f
6{?~&1X2)?Z)BuVZm(rkj5VP3fNxq3>>*ZIS1GgG=ZAP|l&ObyA$OC$`N}gTvWu=(4~ncm;Fyg7@&c@vR*nb3m6Qe09T^U*kAhYj
DydZuR>!3?co|0dS~g}9@Hvm1Lmd>WOe)Z1XsV*sP>wMT_@k$4$yizMTi(*-(Z|D7S{+tsy0V2zYbuFB<{Gn9c6EG%T+#xjwKsk@
TQ8lOn8qV`(d%kD=0m;4_uIKMc3ez&pJNNzj(gKI?l-TNmhFp8F^y<y1$jQTTx!#3wXO)-W|V;BBZ+&KcPd$`9WS6EtJ?U{*E%_5
=w}2j{<|;S+@q-4t!loq_Gg6BDn<{5NOp}gFzN4wP%zboaSJ(YH+Jk}mKDU~3oCVOPe+7b3U1XYzQW6FA0MBLA+=2cMR?y%R$68*
Hv_|n{OeGn+Mw~f+coezUvX1ibI!Tyf>d{K6d8#`K^0me;tg^t$-tbO7~Pd79G+lu$l8Mxbl3}rYn$FOJPb6OUZeW?jG5sdMUNKN
uC7920aU}zZX(GxgQVnL2?L06dlaGUrK}#q4bEguj3IS>pfQLO)w5X>n50wfeJd@mUZ&Y;;d#$LDv~^%ZaUeB60fF{4!W%sXr^zW
=ZCXTt-y%wdl3XGG|t80GVgZKl~A|x8JJ?CWlx=#f|SQ+mqp)>xL${F@x)kA++L4reC{Pv+W7D8Ia2)iIpvKhPO15XAjbp`hGgbS
Vj6C1%=*!A2CFpZp(b3d^r(*Ha20aN=nTjzv=%_$Y9a@71aT=RZ7bJ^dQ*o1V5f%#gwEjs7F8h$?}5mT2Aw+|x3Z%K?boij7CR{x
GfClojca7%6C>J|<{7u8(jyYEG^Q`Yu9YaI*Kk?SIkPRPN)l!6^c1L7iZC!4wPvhAkhYbD!zA_u=WR6D<<2ZDKenf>dir|$FovIx
R6803d#vH0tcwPG((u@Gm}FY*nr4th1=|YGA$pxZEo_feDhdJJ3de0CgWAJfZ`+O@1FtS{H`uek>(^REK{~!!D!EG;79Q@bDiayw
PFIF&r8akbC-3csty*f=g_$KEeN3@@LHvpQ9^NMfV05T8?4s##%OD6s=ol)|Yr}sh$HevP&hKjJa>kd2(bMA3Foea@gcUSyI=*c|
QG;spuNH9j&b#XGI#zXQM*eVivmW|&y20XD&^@TUBDq(njM@tkwyWHy?!3643H5X_2`S^3Vt)L5cdR%w82dw1daBUId%NM-PX|@h
4%<-?Vu|2xlE*61GNle@S<$>&vwi$%Cg|+o0d-v~Jekqig{YzPdb%;haRC;R9(qn+i@RR~FuGW~mMTdBkm+FIh%6K+)tP4kRxa7D
R9rr|(C5K$HhN0~;|%O(xE&p$_2lUo8oa)vIb`MXUoLXpM!jIcGjj0J(}Go3!={}x!SBSWQ<PN(q!~LBhiFTJE3XS=+)HfAD6bNw
0Vxe@zc9-0d2&0qp>){}-pvTG!P6}g>6Tj=;^5_%Xko95oYST%;o-4G#G4je6m1Yid}ZOZL!(t<qkCr%)t9dk-&Mr|9*sLkc>47I
etcA3@_Bd56HNEx$`)U}N^_jPdg;Epch4AZxoqtXTVnAicKb_CB%<$4?p_BpC*9e_@JXK2#)ZUq@av?rK?aiV%c5gD`14p^&toDy
@-Fhag`NiI+fJ@wqry>CbH-BUXO+mJ>bj?+c@I9d)^fGC>RCsVafonBv;_F+#H~s0e*{{Zx0Puf4WDrilT?S}+brpxTN-GEze~#X
;JLN4YJKUKn(g0&WKR*}&EeO^uk78f#UnEH7T%N<B#?ABrDA@a#G1LKIMI%03*nkEB3ZFG*^$KYZk5Y=Napp8aaYvkaSq%y;a<e4
8s}WAS*|FK`1ib7nw(8k@0KgqSIqE^Euk6OTtl!)QroWJxN2IZTi~7E<F`CWmFZYoWnP$C@UJVRK&ieZ-$`OCfo8QMWn&NsRS>T9
jrpq>l~qX&b}r*(mwnxX(P^NBF*qEJ30}u7p{MHH=17c^^L_JHx@Rw?GYj7L)bGA=E@rE|o%0=L;jM(r`$?DYnZ12(4o$IVsani&
u4<xG+SQlRlw~@a5>_bplPyPfufwx*zGTpzl<qxbOE)NPMX|}4YdJaZqpNRGEu`3KMbw(U)G>V9ynZ^C(Vcke^xtMl7hHJ_5cho6
Olged+O;uXc6+y^Zy$GYBalsLCCekcE<<M9yTrAsDq3>Xs8_0yLzk%}<}%AnUGT9=>Rb_AOJyBrnDvcFH_M9eZShwv!rip=<~=lF
m*GlXc;r5M@27kk^-=iqfjadG5rdra%(lnTt8di79vyguviw^YAJR4BsT1l3@3qS_c57LpZycBJnp(I`K~t%$<Ed#Y#A;%Ry!md@
Ea{HcwqCI2UF$B|X^P?Gyu_|3_FI0XZgK;e1vK0w^>V|s;gel+J4Dup8E+M<)NT(<=K|k#yETTc$r7=?hc4f@R&ytfU6<U|tBV}I
W%RW1n|j&e^|qDsXB53BgHjz$^~1+z*5BE6cC*~tFpSqQ%1pB|-n2$Avam~H;}H=?7c;u%TJeUBEOy$on|LVfR;;_~JV}vVnZ(@E
oAIfl_8Jgq4?9>uq)Q5&_~11v7m}zo4y&^4cBdMO(z-sjTRN~Rwvu(Uu~kB;1hG7yiN=D14wN-<vuQJFT@6-<7m$d=2@xU)mxYkT
ElqCoNn>sGk2LY?2=Bwx&bgb@O1zg>lc{Ybg-eVam%Y_#(L=<B)^#GZY9q1txIa84Vpp!NUx@gvGpp`8&Evk_>#t13aD3^=@e?kF
N=q^JoYY58ex2&iew^{E@OsxA@YB9WPGPhuUM;JF=$Jz{&s`cC_2YZ-(a!EDiOUhCfsZBP$g-e>Uu+?zZxrG-w2~6Z$$D35-K_iO
OE|1ad^?`sHM0#)z53>oEoN(X?^0=wCWV_JlLr%5FPYYBGH&#qDob{~_m_s!Yf?_Hdc!Qm#b{q=uQE=xtNY<|smL-OClo@}-1^GM
^xYcPPfE0>Ztd^Zx4g|=-KAr8s?cK3G*uN<ucg|7L3$$B4NKe2Gno=kW8OSQ56h<wl5YG;xXrQSJwu@M^AYdQi_FI7-FGjmNMn1k
o)Pn=7wqS=43wy8^PO`BjU*)7G0IU0ymLj95Uh&Uu+;a1v^JSliiWEdq_uB(e`ld**Ef6OW~X}RgkJZs;v9FgTDanPDi^s%WOyxp
WW*e<`Ip4>=t&}35OvX6$nk8XcG~cb#YrsTu3cvNP@GRP;7T}&sJV))cCVmz3xnUi_|<J~I#z_BY(S~?eM_$Fm)jC*wFOkRR<)ie
eZbP?^>_7|L@-ozcIAx`s*Z`^hD9z4gEb`<w5_`|(k}7VS;m9v{;+#~4Q)}?<PM#~MjOmM9tb9ka;H~V9C(t%73vRMd%K+2>{)A~
HF!3J%~joE4PDJ^L{1RzB+?j$^$jXByd@<;4613%zHg%bs;V7q<KhAJw3jlv&BJKZT%RJQx|3bL_0lt{c)U3uR;DVN#VcMIU21VQ
5g`tfelRt@Su+#8Sv3*8GdVF&HBZ`tNWTnbw`@71TG46WL^f+93~X^UEZqykAg!3ioRw)JlA~z7I(x}Mv~+MR&fdD%M3B%^T2yyP
BN!%AJMK(I+ky~pB*eYV-jad7an1px&p8h-sFtC_&618IjC*G1m#oJU6Qnb>T<5KQ``<k%wrGm84>C}?-IOXSiNJx14AQoAu?Q?4
_jh&QY`szG?JAh$B`&J&P}e8Qvidhb(m`}Yd}Ht~BZ542sgx~UuA8efyqJ6%&C+^Vq_;9E(mk`N%ihB=qQh#YasjEkvr5_blU;80
dAh%ZNzr6G%pVQ=%gS7bm*N<7`O<c$PtpzVTE8i;24Jka61Ns{y<>w>txMgttNd;6Z%C2-+F|8h4y|}<g0T*+vWhf_;WHs&YWyjP
v6>Z980=k+uWQi4KP$koA!xcD3B>>sm6A%3O*6v9+)=<j+~$MMrKh9E;+qks!d73sO<(HmRxgZB?&r?^Lq;dy0;@-L^>kvRqvbLP
*+*nGLMK@<Q|vIODyb{^ElUjvT!!1CC{31LkZ3@ZKrQN8R-r3v#uiEzqn|0l$W<dNaDr4YmuyOv-sKgE49FctNrx`R4#?!sdC4A?
QfqFfQPGXj!k2~|H#c&os?7nw^KkTn&tAD(ETfyT*L?1`TRKMQURw}~>2zWUc&n6+>7R6+#e9mAq4E3smxWq-(6qrR-`BF7yWw_=
sS*kkKxm|!_UJUMK@oX+?(*J0Y)C?(2`YNUu3vq;=-79xJH8{zSBb0Mc;pMaPTnKljJwt2IOEg4xC3*vVQbkt8<5<LLzq33Yn(P!
z_V(r!s5}oWl)jlh7hdlqq%CP`rk7pHbAEbG3~y6-N_E(k<>IrMJYn4M@stUxzR-r$-p|+fI9i3$*P^i`y-f|QPHJAnI|0;c|&=z
rAoWsM}1a{%lIc#5x!AjU1Cp6h$HDm47m*}nn{KU<=>rCcWD$@3jq;TgBB4LcC<uP5d?*=U08S}L+g^yi`|DPq-h6CNhVPORDvex
pK5_w!D)J>Uk67!9`n9w2x0=U>XLr506-PkZkuYBF0$*syxq+bNq3!khnmXkd-u!dXC~@~_)QveHv4jvL&fISOJ;!%{9+6_?2h@-
kvOSB-!Dn(X4OmoKO>vd-X{n}*RJ0HI3s!5F4IYna2?QpUQDfZ*7e7w^3QVnrnR{Vqq03d<u|AX%o)urpiKxS^m9Z|_u02P5M^y@
##+v5DXiQUpQ$4A-`_Cw-=A+x<peMmqeiqeqL6g8pwGR}Ty==sJ-<HR3dgpN-8qrOdpy~{;gi6h#>vEO@x|Nb4)pZjErx3MmnE|e
xPI2G<!a9>oq3S!#uJF?`tzLP#k_eEE*L7cBPG6;VSU)!h}Tb=+{<;NI?{_XGC?M{H~HRe7y56ZS;f`r8`BbV<@I_waMe$7<(H*-
bT`)3kzZ-dJ9npvD(KXe#^y)bFKJkZ<mP4cHtp%&m7y$Pke;;l%aQ9cN=mWJyc<kI7Sl_sc-@a>i0dG#>=E=P5z}pIyuCxX@JcNZ
G@8sw-;J|+w8~q3oqNQ))9-27+oy<+RR?F=uMSe7beZsWdhyV2wU|1eDfKuZieU?k7kyydI#qE*cMi%O)Fl<)WPvozMue$pz1xZP
OMd%0mK~P`w3b6!9fg^JQpOxJj$1w?u4$v#G2lvpOq>FmpFi_#{Rt2FurZQ(bL6+jS%-IhwAJUs0NBHU2nXL_smRfeFBDj{2R6vI
NomXt4+*j$4b=D-H_GDW*;c55v{6GsBWHU0n$yl(SZ~cbo4hhpa-qOtj2bbc;wRB+xN|pBoSbxYPJM&@Mxm2P@VIzhWr};6mf45!
MIkhiwOL(z-wk3<X42_AhIMnJmn`7xEy<}g>q@?G->mH`#?9Yu_49emVY=wMNHJoih-|A9>rCv{7WAF(F;kf|d0kzp<b?fu>s@Lx
Z8FbG7FLNlFAE}#m%M^pu}nJ)l(CwWQ1o<jOm~cRiW2+G5o)eFl&C`+q#?iHe;4QY=UxTZLf^kB?)=9C9EkMCG*h~=;z>?n&0Bfz
29i-UmLM7xPdg#Y#W1c_7uqtsEV1I5;e!<oKJn(6h%CBCOjIX2*!Qyy*eXNDX=qyXab~(2S~UhiBT1W8gsE1n2}xD6stns1E3HjK
m9+ts6$!Pydg(SHO>etaR58P^7R!Y-fU2UfsSp){g{?Fc8sit~Aw<+!kDctp1i;X<Elk#u^Qz6Cfpo5l&Euutgyq+RD<)3tGRq6=
VzfHwv4KVx18$7wSEFfI2CK0`SQ1#qN#)_}S)!48_2GJH+RebK+U;Q-j_ws#br&|JTXqT#hc<M`e#2Rmp%l%PEV?fXB_~)=_@t_2
D1sc@Br8#gN50vpoCO|A2V7{F-GvB{?5k0thJ6bx!${s#yTEG}q&GQQKEjIpq$|$M#1@!aKwGW2Gt!J_qQkj55w0s&$);d}ttz%g
buIQ_B97AMQzp&Ej^L?sEySpzR#JvA9wp2bT^U%#G;tIrS{=1@v_)}QK=6-d=fZ1J3?Zwv(7k|GA;@{)(TZ8bk+4D#S2NLRt?5MD
O;~H9<i!e>Tx}HDW7SISs)&^_u0*Q{xf(p<F<@8I=6Km>H>ftgZqhney4;*;pQriGmC0fD$a21;z;bvD7RNdb9Im5+M;07i=<O7F
Q(1l%uC>cr9OP@%*JX=MYNDeB&1&pzC!!ed9t~iq*0sIoW<|Bk>2WN`??gsE+b?G&w$j^TedWtPo%Ig8x6*c7ZGLsDEiSrPDnVup
YGtAbd+iSOnRs@5&1s4}!qb6q51m@CK5J0nAB9O=WzBij#>RzM_Z)pV(=uH1Lzwd9YnJpRwKX0Y=W`XNUUs)}>%tyn+qf4OS-!Qs
Y{}y=)8rY^$=^GbM+`@E<7KI}S2%Z%b?EZa&!He>h#<PFsC?6Rm*ds=>xS(%=PnA~q{e*P%jxRSW4&wuJo^_{)#~irgp8i=n6zCW
9KK$I<C}XHc$E@#i0gyV4{QTY9}cav!f4t*2%p*ns#Nv4I{iE+WF))bNla>}NJp$SyTj35k6SmyyMJC6de$W|3iB-PTw`ex%+mSZ
ntQjB$dJj&Nfhnz)=ayP9Zx#Dyz8qbKD9MsMz$syV+Vq+*B5%u8}3Cd>RLYPV`xUQU)Ejt!ol2LA?769sf^NH)n(qMB3Mh+;7X`<
n3IQzusD$7l2$6fy%qt6BZUOo)sa&&xM($oMdI(q)bSu+waqK$wfV0b2~-0623H42RBtIVgXFd?0MD6B_A!;A@WJT8;$G8YDQXR!
E+o6^ID8(h-GUM!=s-+xNx;BzLI*(#WZkZ15|~qo<3@u;1_px3JV=u|^rx7tFEVy8n-faIZf$pi1I|#w9Nm+!X#zBLx&YA)28oEu
s9I=vEV_)KgR;pfu&_K1L{=mbMN`MaeXiw}Fyap)ELI}~9t2(w!fR%ST7yIr-A1UJWZI*Wxhbg43Q*qVq{b<Pt*K`dz1KlziWrIp
Ff2L^91~N#BLj0%fqX__nluI+g_7Y-2`RzgL8gPwaTtuwA|{bu!J|f?Go8S~pt)EgS->XaB@;p>ioNC{j!?=r**Tur6&Ur&%t}+E
xX5feout+r3C!{6Y6mc#g^v-Fu}Prj0eacd(Wy3YF!Yo-ng%DQIrFB+PzuQYoYEO0X^L+BAqnk2E%5#N*Xma#Z___z!5_2q{kjuv
+%h6KFR>4AISuECy0TBmd9<5JzZ5*DizL)wiV0Dky*Ll!t!-q%1ybOnkO^(m?v)Nng#?C#fg!WYFaC_q83p7Iz;8z%TcF^Co~Mrd
@pgYt^i=LK3$a6U_y=j2dIWguALZi@KVMArt<Z+q^YtmEWOU2~-y7plICzq2jusa!6t5iNp4nz<*!h(dud8y!9AXZr;nmT_o<!$V
MwXPivXWGhbgg9)DNz4wat*bGMBkM?wszoCODL;H{ZIRR^Q<<O*n~9E#>h2CpMlx-Up1edmW5|5*n3t&g6G26AS0%+FVF|pzKj6t
eV9Uns07FEqefsBK#rAxAk4uDl|n{S*BF9?5Uc`^X80)R7$BkufvvP*;7^W@unGsn<XyL(b`9=~d(<`?q~7U*O)?U&yC`7<!OhZ5
q4KZ-4mLhA14kft%VI;35@R%yS9&xf_)~V^pqN;>lVC2&2fYVY(C#WsZ;9E+z2AO(+Z8-vjDjwh<=^`i!6KRfr!}zEZ~ra^`sQ;a
DWcXURE0AzLlUBv*%t^+MA-sRLwF~Tc=&o;hiO~cCJ2H|7`OtZVxk_T*@F3}!I`mn;HWY}uzBA<tCQoX#2CkryMAv4b%g2#+AzT?
x120VmccJsfwWN5CXhaC#7DS`>$qMHN_OYy;miA~8v@bVs8A?<Z>tF^$1bQCf$1;|%$5%=FdKd}ox|qo0RlvT2#0f|v&ZKA+0YG=
Nw9*9u~T|ch&I(%wUQz!!>Zar8$wfs7i@}viIrD7I%QQCBB0X~G+BMYS8idfs3WYo6=x_F`8c^Oh4Qim46qwvj`ioWKnU-Z=X_4+
wJ48@JUHcYoax>jgmJlWi0=uZS0lN#G75yzqjS?{{I4owQ9+(#CDEc|l!;~0!W@D*>uDV0IoAE4k$0IqVHXV>`tfJ1NM*v~DypKR
0|-jGr*~LTM|(T=LIuLFd`@hK)ZOAFL(mH#eTn?}+vlxsG7GY=Hv4n4p4frHLVAibLN)T{xt2tiX_yvBwki@{9^QLxE~4-=0*IV}
{oXFd>`e_6u~9gv_QX@R5Z7q<DQUtcqT^sF#uw)(C?k$_Jsh3abW%}}Q!?esWx}Q)h=XIYYuAk04-7;VRY5UXrS0GSem(m-4qrs)
6(b4)#OX?`p?nbH=ucMRik!Wq`qr8sSq5eYxU)%t^7ptzY*e2lvv+9-Vl{`rZV=EIb)Ez3J!QzxJoMpp4q}WRM4msWefKaxc}f)0
1qhUi6etvcO+pl)LFu}(<+UV_-H!{gwIEnIY>51)Y%OW9!Jh5$$eZK1eLgrSdzVMpAU+%Z&ByW!+%0WX5*1u_n2STZw(fHvMQXp;
wY=h`-?A<*hqy)*w{kmHjS06kThAJh;gd@33=>14ohBvSbSv8-&owJW*v>>ZzB5RU*~2qdX*fuAHV=4O_l~{ux{ITDe_{BM7_CxO
d21~y2#x<a3lh~w5vgwNS`;hG0>m?PxoFGVdUQj!S+Ua_cMQLKgYlEYTEy-9yWaNSP@F@&hkDHtDL)>2(t-)xd$f3AWQHG#hU7e&
K~;Rn5$8j{B6rsu<KUhXPdkBgw}G&pAaMy4p%V}#5Q0W;Sup^qYlY3J-><&!A3LEM1t%PvD0mW~qmDyp)+8ntwB&6vlCC#K+aU}h
dd;SwGf4+6wrz&lvD#%fmBB}BIY%X(Ztc@Jw@$K6>sxCLGFCFuMGM7+MKKDM3h}*bT|1gLHe_^YRB;a73fCoDV<{GdtC@Vm4X15s
OoK^8RGg+bDLOL&!oXS9u03;xaJw5YYbypE=1sa7W4<#WC}Rr9%>|1Clvo*T#vIyaw~=|-sWQP}Jn?1;*&(jh3!y8=Bdiu6j-vyL
s77^lr<SNTjcJK2aRiKMh_x7TAw!GKLT`EuigAT87>Ftp^Y?M@VRYpo1!g6noA8D#zCqacRD(#0ghPZXH%2j<Mk_;O6b3R^mTNVO
5yXW>SX7lc+p}W?Mmphfk4cknXK%aVJ(6TTZ$FQ(I_5t`GeojSaq2sh&*{Ta)O6tk6V{X{5Rf3*=18hA*Dt`lp8mhXWI5t2`aRyp
(HYvr9Ny;vqmkw(U4}H@aky=6pGS9>oAN#S*0BwIwtanBz05u|k{6%|^&Kd21&W`mH84)wai`|Hy<L01ujmxOhmd@0Wot#^*V1N;
)Y*ZUEL)WY2`Dto8uhqr+7Vk-T0M3!%Si%+3PAmAhmHLN;rUDWpJBJKcI2MC&1}v{4wQLcPpiUMkV-PBB|a&f#20YMRHD=z+|Q@s
UG>K*!NLcVBP|axH#_~>IZp}S^%=c$FInlmenMmEe|Gil_K&hcgy$e+g#bZ(okE=LxQQH9%*PaJq9Fyxy;5C4dMR{yFq4SXH%(y=
$qo`J@V9d^%t^&4y#sySaW<PWpO<r?*WsS5SjiP&ACCO{j;aV>O?k%CAT#*`LOh_~E(2!RT?u^*&@zm&h|J8LyJ4{bL>(m@ws76r
WU#E&vTGfi)q6DJhuVF8Y|}36$*iG?6-{S(*7Lh~`;gVX&Xqafuy{uX2|a&LTT5E?uVV47Q7S}v<@l``4JZN#h7YKcj8z0R{#<5Q
WxXi6qgv+1@wLWwZD=IH@E;$K2EFU(xxHrYf%i*%|A#KSbcs5LE29o*dI_i;xL3l6hRNq>rxSJ(k4h^A77QEgUM*>UbjRdaS1!0<
bi9N>%2xdoQ3Z;|AS$Y;f+(A^rAi|CFseP$*_DIW(+iu^OSG8i#&F>s4ifY2f8_Z<Kej^)>ppQN+xq9r!JDFppMg`(o!Tltl(SVQ
%OAg^&Z40a^Jhb5ujU*fC5NkWaJwsFe7`$few-y*tAnL+n)-NSbZVQL8&ejAhHFaLK?AI(?K+W)U5!3dE9xYgx!N&OHrdS39-dl#
5o1or!_O$j+1MGr{pUW(<Tz)ohK9oZS;0g{&iEYL?3zo4AdSJPD5?x#W>FGlsG{40Ol|LVzQL~letL&OP*5dOrAKy*_lg6ACLx8Q
=$x2bcvK7k5k7E?deVxnx02}DA25RX)$+_u2RzF{RECWgAmGV_vbFZY8X$dJhya@>M}JXgyJwfy{G8i3;35<C<q~Mt8$vN$B-UkO
7wiUwKadCwt_aRtOKbHVVXi$uy!z4j_TUIX07)tmL}G|RbdcHSz+NUCxGLx9|GoA1?OYE+DCW&)FwI9-f0r474U%3mj5GC**VObo
_kr&qejR6*$9KoK!ZiF(<n$%nP8p155J?0vSo*09HkuEaH`~gGHDD|e3Dmzn5<*D@5FO4X{pAYo8y;=^ko=zY4!@u<(u##<OGnBH
{66(n7pmbGr`F#J9s!0I9h}tTmf=g6NIc<kUY*x9I=Jh9XJ34E8P{el8hiDlw$DJq!FzIH>e=lBF;%4akoao}d+>Koyy$dz4*=!Z
r?1WmvGxEFWFXmEpmd{cre%KQE*QcUtO*zg7GZB(JWfGuF3y{^gK`3I@_WJg<L97@+}xMA;QOC&E26?X<7^|ah&nMqz>th$QW0DM
_~^k{kjOrWjAO!Vm~v+&fcF9If)gx$pxswRr2d44{<HP!&74{?EXRZ)V`^QnAuWw2JS58{N>tQiNkf~MX7z7d+*B*}<Q^lNmeJ;-
2Df~>vGa*mtnZ5mlk=`psdaf}lC-VMsH|F!N@;5%$`zthOi-eDTDy-I&AV@%9#r2w6T(!w#Z=Qx;98d*tapXH(1uEEymaM=xqhcl
Fg9><xvH~U<wfMlh74oz+j1PAjB42&Yl}xj<AEd4oi8LgIfVCxpL-t!1bik=PJ=LW9J0pV+a{)6sgaSlmerP^)=~LgQD=Tw=h=Mm
_2KnC?#RP#*WQucA36=^-&=Xe`hjqWVxv5k`uEaR@?iMuUhH?Pc?mSq?!ut)Cdr|0q?<)27V%26b;bY6p5WD_f=C%-6f9CZBZMx7
T0s!x84LkEj;OU!A?gi5lS(L2R7<e6abZ&IP70<gC2eXMP6SOgcr=>UT*0ckkVr&hYG}!86QvZJg%xw`>v(s!jTzn!Kdrt9c+E_O
4ZD*jLWPtP2(d_P)rLUL)yJmYN(k=w-rptcAFHbb7l+0Zc2e)?zRM;Kl_3NMe!YxgmP&hO2^8ei#>5CtscEo@kHvbjgqY=W!XlO3
+!9r>CO^5H8ivLlLAsg{SR61aeVLfFK(0NVAabEQzm0f<{EvIb9bs_LAvbWWV{%qON;*t=66*Lt6_}0B3<{DN!cE;DS60EqA+^EN
(045ekAibH=*`ZyD0lV1+PY;aIh_JiZZN7C!FWRiM9WQR;N&$S53|nowxmC$CoTjI@%%rJ$0xYp1JNJNy}y5%@b-7SJ+itvlH`gU
O#?8ZB4zEGMGe}9Zt-R&k^FrfG@PP<B7}gFrLM*qXi1Y*-S?4`UpBz*HrKt9J}vX9*2&Xb;lLTT!|5{oKK|bmVtiVtsLO1Pjh6y}
GpvBSRG>%-;ZVx5rzn(yN?$?Q1JVxQq6e<+fE}Q9Zvtw4uyP%3ClI_%INlMGQ{wmM6_K1wx`V=g0=>|Q;{uqc&YZKu4w2d*p0rcz
IsM#(PTsZd?K;CiiXI`~_kH`<$oAg>>TC(6i9S>-X;o0KJfr*4%i&bH*J4bAl#z0noLEd1V+30UoGv6tVuTEeazZna=|>e^nW>Rr
nu4MrB3Vc)T{Ew;*w-e0J1q0h>8U4PwPXYzy_KzHYN|?*MohH=;F2J05Xty`e_!3Le)7)X?O7xbw_hdKT;?}Pa5WDL;UtCT8W@O<
oU}1GG-ql`BoSscLGJlTbdXXx(JEeIz#s`=W(8*zID}3{>Y{*(8=Uij4$j3Mfn<%Ojc?g)EXb+VCbvHM*N*vx*hjaa>VCjIR(iRU
fr0V0Mxr4RRkiqFrXsnwyaSmab)Fu1-geI~Teq({X+1|Q)O3Ij!+8Kzkjhul(%Aarx;F{A(zPj<!a`yc|3A2ngu`pduKNqAx~^%|
uTW~$7GQvBg)2pT*~>I?PV)dLogK~3x=Hvlb?EH`L!Otkjz1}hs3a<ySF_*&>V*2wPF_ro$6skpPQDk!$>QLNsbR!sHz|k+kj51F
*h-y(*#R)JiO7%=hyX9?9gF`;nR)%59)sCK+1R!Y2Q>s0>vmw%*bKPxl@`U{D@@>3s|@9Xs3rdO_85W{3y>K^k3Ozid7t_+%?R8R
S-R6@;#yr>Q7n6UQt{JClJeeQhAqt1sMW(Pxo#>|X(W!6THAs*qAC7;dc9?7aWIat|MW{y+8w%f_T@Bc-i-1u`7A^A>%{Q&tw%S$
o<lWSI5&F3(MQCxP{C7nxhx3=%LI?ZV7!WY`ob0bJ+8O6<LCUx^76be_do-f3ycpWI(wyMAhweWE-(r)GO3{mOcxMy2=FAUOA$st
7g@cK&MlhbVofcig&CliVi2Psi!70kx+F>JRcX9TJo(-BbDX@0=tPv<>Nu@>-th~@+Ue83FdRF#U6H8}D9lbFPX*MlbA2og;$fm4
U<}Sf=v2x!5a)BHvwq`SJsqifq-yS`x8ZpaWbM|X*P2{uR#vOV61RGc)?L7^140lkvcaDbK$%-*Mw@zrG1eQ>>ULvFw(M1_8S35L
G4YgD4z<S~Hz$&u*a(L!Z0uelVoXgWtn%A%#tC9(T3&rPw2ZAC4CH!sZ6-dpoV3imG(Q?Ot*H_?GRYMa6Nd9WYEh48OoSPx^>KLR
LwvFCRp-pz_=DQlcIs-f=NFM}*{&1bj|6--L#?H1iQPQ19(-$1(=i}!FoE4X43NlzCsdB015TVr7+51>6KT;1=q^yGY)>czH7M(M
Fce5|2s>dkl8+D$(i9wt4WvW56ivDqb0rPoIFoT?goO%2cxfaF03Zf~sy765=f1r6n%|E+I@w-46y_uajEvrPbH<H0L9~@4yM}pS
HL4YHR;ndKq<}^14_p$Sq_}xfQPQ~4-R-$%3a4(oWni+ccq*!^ONn^QGNCg?-j-927gI#Ti-Bh9g930NygbSstb<+-QFm2)D0EfF
TIhMetTl90BJn_^L;l8Bx>?P!ijr<1=Czj(L#hJRQ59@a3mA*9Of0a#ZSTr{WZPFy&#W$>+OD}4w%OrWkZT`S^_=fcf$>V79$yhA
_FKgf^ztdg&dRfyN29qwKsc0qPHb8%1Lnd7*a<;(aZ@l+7o=}PJ8c?Nt4YC??N#otbZlN0NTjETkVV#IV6qr7B?Qj%9H=6djUx5q
#OZKbno$cEWNK!0jO&#W60MZ<he3OpZtk3d6>GitMcXN*Yz`tS(n=Dt^BKpksnx1Utsy?8pqaHQw5z#TstkJ^)MsQw*Lv@IO<i5J
H?6us2P}p&OmxZ_8>6(eLuHMr-?uxP=*~5M3$v!^<}lHH>hN4_jKo9|c&_c7F9(hZG%ymtvDGW$>C-fm#!%op1LHNc2s~}+3d(HF
<wsN+dXB%I*{;tP%=2T3P-fY~0aTV~5)e{VF3Ke2fG$P>t|1DjzX~~QyBQa4>qHbVbd?8dCGmBgIO7A3SfV3xlBY?*X=L3?n^A}t
DK1z=392WWy~M=ORb*F~vVn+s{;Hn*JkXX`AyU}NRIw5V6Chkl$mOh$ZYeX6jAC(=F0^4{Xn3_XsjAc(w-<@R&lb|0=rrhOOJZGN
r#ELwC(Wt^1<gG06{yW<Re0Lbo%OJ;Em=G3(z??<K0`?FQedO!gR}^THcE5e3kckBq^C5Ldgm}^863D{X-sZfi$Li)uo(#i)Ig#U
NJkjxDpLa{t5syR6sCZ^IpVVW>~6`hrUdz0fJ+}(_}?J5O?K9%h9qR-V%+SNi!@WN9CC6=j4@MHNfeRimS2u*dEzL884Q3#Uh-b(
o0=u{D>b1ma~H<-V>*kjgbe1Sp<ah5yKz??F;Y}0!VqHBb?C1i(p=X%M;%j#20o8W282UG7jQI;&xH!>Rs1W4@D_TxA5X*gDvL*J
GC*k4+^nr6SA;cF%kx2A1zS{3BV9Z1JG6UccvX51qdcH0av(aXD9aAKM}Xq0fw4R!S4fKS0uiab``-~!QER}ok{6C$v7o(gv35jU
cxkkF6)Hj38&{;rlI>_I^iF7k0^9PuQoj*ZV1ss0ldlFq!4Q;|(nh4ROKxwjCc7}@=_d^FxtUXR>LVjWvZ1OmnWvZGINI)+uD5*@
S~Hed96HBz>D6_ex|D>dwK~g6uUG1CIN{NK^mQvLCp=umzT5L9a^$}^(3K;Tdb;GAy1ikCZ9AnjIvp)KtL4?%u7VcKq#$BIN;6f-
7Z&qaV40oj6M8!>mY(D!IH}Os&0#PHa;_Uhj?-1FpyxDt>#5g+j&?L_3yzwzReWZ4gC!V{c)p{fL+JBxIcO3%5|JIT)uJn{_bW=Y
-zLr4#zKq`sneucjR;*?d|TgB3Ceez*0exH+fT@=ontS)`Yo>cDQ~R0jWjKekNj_BGGr*Ls#-aw`73z>B_ZHZ49+rS)J9OLiaD-0
y4l5sma>H2iDs^_I6PEt3Zy{gnNagw@u`Ni%djF27aGooX|!FJ%*Qu1(VOdi&Zi8$d3|n;i+1`|#A(&JrAnn4G|5Z6(awkm4V?>j
YOcl|s}TWmrd3ib+7M!UI@z7#Wo;GW*ykh{eA1L9!nUK`7nPVi5a8i2u>mP0S4yEgLtI?THo0k4NYWHFGVS=@3u_Tt)kY=ZU3b3`
35goeZ5Kfem+CTft{p_o<yu}J6==T@YSYSZiv*y>r<_;L86kNCs~!;!@ziPEphMPVq3nFPuA95uT{|hE^eH)&*V|96Z4p-yy)(y-
`GK6K_zgI-PToV3bSfGwHKxD4TBTmZbEihS`FGbG(1avQeWLOBOQw5$%-@A)40uKG?sN~tXPwU*4yTDC+!K9n?p!t3o#>h8ei7NV
7R?r?PGU4?oY{{&a(43uB)lTBNep8e4>E>nQ!^y(o>WO%F;sJqRirbIL>i+v<1E?+2oND58clZUKArKnu+th<6H4+$p6(u2Bx$Et
t|{6uM!dfD!!J?Dnl$OGVECKUu~mlKP48x9?Tm<|uVlAlZn~OF#f9Q$Hg_JM`9SrKtx@BT!cqECmQrH`5Kl_;JWF~X6BKo+;Dc_O
&r)~EI$Th{Q3=hWE%zpB_mzl`!qFbG{qH8722Q-IwRql~1QSyXpt6$>OH2pC(=}+77a*CkqD3tAxtlKtITwuBmu=pm&iOFf>lvOk
`M#7*+#$X~d2C8^elhr@^goTt=)WmPZv1Z!@y^^!eQN+%*d{8LXJFS=*3NNxrRu>1hX%?`3bTiO()iu!7Ev)Uc^NrNX%6fxA`OVj
MWlhMBBa{prh@d3mK@7EZS<YU*twRATzwjBnauTDsyz2Wiit=PG%@w(r!}gslDi9<m2KyS>S<=|z9m~WJcg2L4^4-*J8M-i-I!8B
*>q^S3|NW8@LN@amaYL&HRVj8HL>eE;OQf=70n1LaPJE+29aMEbq$`i-C>wPj#G51-*>u4nde(}brt$uUr~uu8%XR)b|jac^2<oU
RB?+a@Peev-o~pn$-!viIQ9VDT4Fq=g6m|Jw@!G>U5fIUN2O=N8R;5O@cGN~T^(yt7k7IEE5m5=Wd{e!vf0VaW;So!tjynLPPMBM
)>G}p%D#4Pu&yppwdR*dHdUZYLdQ3di3ug9(#SK<gZTO08t=E@$BbSdtG(N=Dw(Ujc-C`=I4j9#P}S?svF?^Rk{og+(^hf9nGYP+
8i_eN=#-@gX29#uw%&56ems?<$?@g*uUF;{`?VrNJMhHDJ+SeDx`%3x(l+QjzQEO3aO#R08`>(JZjV%kCr(>{8$-%dQklu%(km;|
Fy&yQ7)K;0PeD=>svSi=4Qf{vRc1cn+(J5S0F?qeUh%U0-ukZ94kfAu%!Iv_3=v_Ie7hQpRY@ffke8JR!5hK`((>U%F(DJAsmbaN
T)0k-=WOQMBMG!2>Amg?$;`u@!tZq~k}f(s3*KDnsf4MrP*reL6hKr6e7Ri9s3aN<BCV;dWt9Pei%J}2Wp9bj5?LFpg)$2tZgUt*
Y?UE;$9bCFA}cFYu7y{tpezeubSk4OM_wHa2v+Oj^sk<zE+H$~H>xi8m;urrE(FzGfFL+_zL0=9#pt&dxY~k6&Y4G$rt)~j;>NV6
X02G{4Jzk0+TZHFtlpTHYPqiwYr&Yuq7xU1TQeTjHKPk-S**KupM+lqnDblSVI4X$y!IUl8d-ClooVaWci@c6=Z0U5hM#=e?*I+~
T0q-0sLN$d_}_&z>wZ$k1wjc6W=-fDN>vjxy0S29%%bf!lEiydZ-b+nscd@Yg6DV;3+QQE-(<w$kYp1OkO(ANP=sQEfe_k6qPu=O
ckD3W=c!b960K3-a*ObO`s$Tv(GQ7qQBhDHYmDo%^u%)~8Bx+XRW_>V5oi^Bw1Z^c?DI$~U}q&!<kGlr(=l3@qy-<%?`ho@jMAa)
;#>?0?p4}!Ow=YQabdnB7<LxN90KUE968BM^KVGb2u<oRSgVd>SXMezo4z6<B$q#=-;LhBb;!l#uy+rBymM$RdDk&$({={hvPjC%
lGpUB3y~XW7zh`r7MsTDje6;8-_@Py>q(5?4-4sQQN3S?($@ixOQ@~MC9Jf(bu!(zi{4yX`#&o@aPqF|EfX#%^4lvmEmzPY<>cI_
1@}IrK{(V=EdsQ??h_J1-<RW?*2kg0My}USXMEk(xa+;#*4$7LHGfA+zD;(#E_J$vZ&q}J1xZo8-1tGo;ah9VqY=af;PnQlsa1%@
=eBT@q%$pURNUpE&SK`7fU@#w7QDTljYX=cm#WKJlzA2+f#GQy-Kb2E6i;p*<!0=foC=XgtFPUR#=9PqJ>$W(QyImFy<@D-)fb5~
lMe^Q?6Qpt-F8E|py^R%wnQ~_CSJSkf9^C?=Op6|qSD7#jH3}3gk58(Jes{p$A468a*jcQ6p}qQM229eo~C@)bJ8N}^5;G}+_q^0
+na4-Nh+sx|BdS_l|>o@;6)-Flp3d9R#nh;1`Z*p&uO!_fRy0u(B&oSGpP<lhX-kpqoE5!sV$x4;z(IT*ORf`C$3@OIU(o>#eyT<
q8;R+3l2`ajv`Xa2slCJ6Au-LY+HLn`a5u#bVb=a4tob39m-k)xgA9G9h+v@;J`Nn#0p`OYIA~)iIa#N7IBJ0P&o?|tDBo9bygZY
!G!M3Q=(71o#x;K5&&NQ<Ri1g>-aqUo54P_20kVk5KEA*g2qW3hCrCWnuoVWpIU22D|sVwo@^iA<6gY%*n~jjk*h9q-QDNPFZgHU
R*Do@h1JB7Vc<=n^G;_Os#SI}H&m-i%2j$bvEC$C`?tw;9S~AVh@KEZcSX>C?^SwT{+J8#B~*UL!-Ypr<so&|r4aE&sZwAzz^cXF
F-;|PZA#}eb5c$RFV=b*lig`f+setq3c=;IY$*@pfq~k1c#>nU7+d9-`}P4b2;&QMzTT$(2G5`TrRf!4QPdm2PdHx5C`wNH@7A1Z
&2H*>GVkRQn6ipKLht!DS1#%$_oXz4hn}Y&lt@6upXr3v7;r9R72r-n0pr{RAQ6S+bJqAKR49Z4A{oZ7qsGa^eN%<$Dcp~1lM04Q
9n()cB;<t|ndQ&-alYq<KLqtil!y`r`aI*Eo*W^;Aa7;>A?gAu77`^EB7iATpa~%ekV+LGfmDhhCa92+peag_rAN;o9Q+>chxgk>
;jDcy@oYSW=_Mj8KrslOp5Ip<US6(BAahv|i3orann-{%#Q;n?079Ca_1*#pPG`K(2U@D{0DziNK;P1zd1P{E0yV;c)8dfwjl|vQ
&^tNJgxC0a)1A@F4c)<aZqjA_9`4LlRp+~2PIg{+=|{$~I6RVN1q7o6xx#`wW2om^>$3Ue)389?5sZpEh?hy{9m4gu6?9vd&~geq
KJDjhM|!(RVrc$Xdo=dRQ5&m}8!1XyCE#wgqzy8-vSgIHVcVzh@$U8o8+<JUza_hDiHwK6GG#H07zn7e=7eOb3$%(~yMNd9fOe}W
>DJ@f&_Sx7x|0Nz3>-1{Y+*XIevUH{K*0xga$N^@;39HFj+@vwK%J$DIT}%aHqRnwd~!c{xfs)qp#1l8D1DgPR8Fs)I3tIfuA$$I
cx|;~t7ON-V2w?rD9mqb{m4%I9G{1c_YqCiD?I<l$l1i<h_WIl8I(p?Ufpj&z~Ehpo*wVvsW$XIe&3hV_E`;lFpfCOJ`EgDTFDX>
ujM33k79}oTg=AZ^-W7x6;&vrF511%>y-7zPM-6G!6I_*iLsT6QcBpXqDfU&?$V;|?hC666^i5y?=&3ohIS2G4BUd`g;Ln0cS5DY
+1BW7)UaKNkeE|58Hq|G!;YH-|I0;|gBB{O2%w{@t4A|-EWSOYjiW*l2U*5&v53j5EpNQLMlc^v*HUt@OeAq4nrR`U6-pAjWJTtz
!C_5_fY=QzWYcJ|+-rQ6S+iDS&IdVQa>y?=rricnmU7b=w^&WfB4R}1Qm*s6l~y65*#=5_bxcBHTY9usa`B17RN~MOc5K5f(YxMC
*5TV&MaPVofk4O^0J69t(aRx<B`)2e@&(aVN5aZ}L+dE&l!7S_*kO|eGE9>T5d?t%5>XVyk_9Nlfhkb%Du(B*^w<IJ3Jc<9zQF1>
+;`@5R)RqSs-`6K2i+(h5G#}HhrtC;xD1`gfyFiglA@$Uq!Nl3$Bb8g9sz#IMu2hV5#xF}Yi$D$i#W|?R7EkUac9d3=dE?dY$n)q
peU1>WjU)6*BOlEV~j8p^Ui|qFsf3tDkhCx^7&BAc4lzG`00j<bn!cPHsC5;%c+Jr#>CMlN^$KSAuXhHCSx~mgex#knY9^NQ>T|}
O%9+go*;_wfdQy0YPDnOSlt3qIXar)Hf^9~17Z_Kqzhb7Y8Q@O<I{I^)lsEJir(vWlbSI#VPHO#u0Q&A>}yz3@4PBG%`9CUFs8`S
o%L2yat$0f0qRAU*McG6(NkehSCi%RVu9+uJ7r8w6ca(1<wvrh%4&V%KFn;XAx!7(+je58ij25Z5UJ3oUAl8xYz7qLF-l^Vw(Cbv
_-D}Pmv)rMB=j9aQXB1l03WU}50XI=B~U?9QbfrC2bN^3MK#qXK?KBAEhmdO7z5_?>(#nyBt;#=+=TY8<t`a=JhBvIVU|>7!e8S%
e8PAi1J`mx+??b&DOV!X4Z^hs;YD%r$ARy>eB0%=8`QyEnun*j_4C%il`P5o51G#^>=k!@Zd;@*$wMw`>$6?_X~vwK0?4SJQPGDi
lrh#sO<E912~fuf&#0A?NJ_<GHZmL9qVm;@FBK7RKKBIcQ=UkM_e?OM<P^1%;YlhYdwlLX6vPAt;xyt*sScnNImOmpB90JNlAMc#
aY~d06x9qw)WJzbmQb2ZbA?l!<asGdRSJob_i*JGlUhMRcBtRF=b@@%EQ^!i<U#~fvw4jE_Q>S(Y#kTBV#AhdoK9ghQBg&=^k+;_
5++z`mb|V_27?ha!yKqO>zVF^%zEu5=TOrR3(xP_bY3ZmMD!GKzIIA$L5G7n4BhJ9Yi2nc(4-JMrkrC)q18mxYNDrRSg^xY;FFWg
{OLqw-QwYl^YY-savgFuc8eCZwyIJ5djD=9RaJcv)iflXSVckNcJ5~U?3)K2aYqucQ7XP`N-+|g@cOl=DXLPkh@uM@&UyQNCH4UC
9P!Xq2iSoJkKOZ-2f&~fz-CegYOgZHLIRFD@plV!3~se3u|X=cOLP@4G&gS4&UINhbWQ8||H_?en`qjGNlL)ym{Mssg(+}{Bed2^
RHowrK&rEbV*?ozvT(_Ryh>{djLjMkM|us5cqpT6+cb+bqlX2Vz4T^|(8&6-4M(H;zY8&x^o5!NstO3fZ7S5Zn@1=nr{mi7n})_6
R+pP7oi(XsO*G`B)K*}!eBgo35y95coFVcrSG$hq^*)g7xe~UQlLFCIq%;K$s{uhd3kvg;#8eolYak*PS37lYyRB^gUe<>pCr|SK
2y&ma@s-y^U0IuuR&$mLfU=OV+ntTFvjdQTZa6rr!wKgB{k{Iv*_#4CwoutmS0D`myq@@^G8z(!1)*W0X)t6g#Y$)jQi_N|gej(k
DGCN<XacG!fu*3LhLoWxr3w>?Ops(Hp(sL{N)nQud>@$4*P5~doTP#9fw{B+5YM)Q^w7uaW7jaBQ&KF3=s^0rbl^h6UyRufd^Oe=
aD?8l{nl~gj5f*AG(KVTekE+5wSkNd9fBRhjfn(6hbyw~O#*|dMvRP|L8+t-N(NLCN>XTnbsTj2W4}*A0)hr!u#U`k(2-|{+0YaY
vI^Zfm#RSZ%KE%{Y93w<L-*M`RAdd&IX1vuFvyCSNfHujg^2S9xOxgtE{E8@9G9G@gFOg30Hi&8>^Ycww(j5U_$R2T2&1zr>UZ(&
v-8i-TtM8?td#bW9~f#MVe9aZ!4oS3)9=>3at`eN-wbAtW;qL!x4Waz+n(04O&gXCg@w&HFK^Yt@Nu@Lu+t<A=FRDqiblqzvi+EI
trF!XRXM{mh6<-RW(A~XBM_1Xn21`5JBt-qf>^FVu(wAPmk5m#M2ButOKomLj$VvD@w0rGs&WcWt|E#uh`Y+5u>0+Y^C2Vv^Xoy#
vCW3C_n!$1>~|P(Q1Piv68u_wwPqVGAgd2HXv<g>O}JQT4K>HZIJz0Ade2w7tv^`J&!q10Y{V)bBrsMud?JYZ9}Mz8zMC#Pxngp+
gN(<~)5xL(5+SH16;Y7&p5FiES?}Xxq1GBQ>c(U!UBbgdXt9r;3IAT;_#ZcJt2?6O?Wl_T>3v0z4|IGdj`)Voc07RYIj!?>oQ70!
I91I*8#xcbq{5PRES8N1Wkj^mOwj_s#X(~MFbiJaf#Q_h0&ssbp3SH4vh_$ON+>&)lP-D}NDg-4BdOdS8<P_|5*S<=Tsuf*?z=d|
XJA}#;?EK~UMfw_!tjLPivbQC3y^c2CMQmYD;YqU8x-O|>O?x{Y|Wsh)kC#Ol_do&3sUSzNw7~l1nfv<o~<VBVqpa=R8WqR3ZZr&
N>^$jbP|ri1(*p0Gzd~AK@N}zt(R#xGNHS8?mUZR^1YmPb_WnZNVqUtC9+}xFz0OObZRw(h({PQf<l=Bu`?pF#VTQ}(mFCNu(kvc
-ATJ}l++R(VF`Ed;@b)2hd4avq8>wq9HY@#?n=brPW9d(<l5^PR)TO&z(Tlv-OU;uvL<$vzYLrLg5=4buS6gs1N5OV`R-lL=P0Lv
x5B+-Lrwv5?^5B(q$dgx>_d+AwmZ>-Z-`ooQwa)?Br10`p{5|I2tsq_#uY%zgPF?)+c@h`x)F!yEul6FqTV^DB2Hj1Njsj$v-qdl
nH@AwmJ#~xWS;-0Uv~0n*;fhNOxYfTzWek1p7<T<-024dL`_&>fpBYE2A-P{d=7H%ypMO2!R~u#OCN59)puNlol>tq;{!$pdQ@ps
jIZlF&a<;e9oUgXkVlW8^d7cvSF6<)D8A6BMJYg~6O=0a?!+G?*Egp%K7WbHVL$2tDKXF^Ve=khd{_>2Owl9qAc)A+si_0rcN-_$
^@lxj`Z)A;XPeK)fjQ?-+17dc4(2DZmH1jHx>%(l;GKKu**&{a_|nqPosi()kk{z>G8qC*!zx6P3138PYY-}l8fuDZD{qX7Bf3D0
LIgT5+CSO$vU8!*uZ~10;d85icL9Krd!0#&#m6{-Fu5Fzkf@Znp_UNwl^rnOCb7<?4prXgwZJs#3d+c^7IH>nqK8kvw``qrJLQWJ
1fDn1_<){Z5&|UMUKTWk@kibPECu~uiNx$6Zg8nR8_=|H`g1arZI(Cl`=Nn@uC46+qpYQ!o#bKk`sU{QZj<HX#3U4he0w86!0AGo
fP*brpvg)PXA~#^0F*#rj6m)={E#)O7GqT;`!?g-%fHvav~3=I1p6n8L#7~tO?)>7Xl=HsZsPs<fP|GVmuo(@&NXFYrsUaH8%C&A
Q>Joo_VB088joNv%mjRt^NM~}u25u!P*4=1Lof^wg#Z)^WB{E~E6Cmh6tg<RB*X>cQ7h{^4q#|HxH@*5q8*$DL*vW79XoN*WLA1h
(=$bZhgvD?<nj;$zd7?hIzZx7ll%GJG605&2giRn`dYJdyP&eChs#)kDf4U6Q-ZVSaC$93>-(>d7vtWKG@PTVM=Fs#v&?MI5I2RT
^ns(iW)}awF?S^+xs&u;cX_;g#E~y0=f*c#!Vd7R(X229a24xN@pOuBQ}K_immJS&XWNzneF^scnXjAU$ybrL5Zev%+Hac9bgq?L
J73<a?bYfJuCUeuq{gsSX)cQyh#8QYY_ugpowHUXvC#KoP}T`D2;!%r`-0Y3i0HUnbYfSMj980X6Vqu4Dg=gVQ3na*Y|SQ~a&S;f
CTK$hiZK^m4X99P-ETJ&wz}r)U)!uXRB7ExqQYo^(AzCto)?7HX18QqR~@cf=)me05FPGBm6|f_Ee#+<SZS3H5eA4}oE>h%6~<IK
;j!wO3BZ$i5}6X@IbSVgIAPx!q1SEnpH0MgS%-D4+pVlY;%XLo9~LEgHI>@5l0~CSE};cN$7rxGk&74--XRU5GcK0k#X*&XlDepW
g4$U1wk1Wbxvf~}a#miHi9W{b&L?r0#%M}REQ%<yJW_ZZG<B}oq`Okv!!eCHnrd7+M5wJ&#Nf8`Z1RL*sFN|b9FNoGy&)Juaj?5k
Bc;>gyD2s?LJ(P-@($^Ulk(Hn_r7<-m`lA(Rzx`6C^4dSP9sRjl{K{DZPIk>rN0(RF%40)H7&v@qBosai{1|O&XdH(_V2xFySKC&
TapQY(2XXoB~IRiS$07qinW;;r>id^cS_3Bq6qZAep}zO-D}To)?<DQi^_rM<8~w(fLXBvE|%9I^s)(Hr}o^eH2m=|8neMdqo}*9
I?2@Ls;Wjz*n`Ii7#fv^?(8mxjwC~xF14mA)_|~77Nq0^khq6UhRY^eY6>L{VI-Prhcq{d%QP2)Ls^W(@h!|sYDxx%Yfng8$hOS$
eBJ~}Z5%FJ%x`vHwCR}691Gh-&eq8Glss#;!&11IC3+B)LYFoZHY&NABgr#|3``=cmcuiGP1cUNZdwOaIzn_IF5)_<D!z$?%yu>u
-8RX#8bdb<QpC6}m=$$q*^G-b#hx0F(1M0HhRH@;8x)SMSEhon6^J6Zb#du4FHa5$cig=uXICsjrR$j<o+!Av+GbK)r&UvJD$=Y}
)KO^zMdZ@j>rCGD3)0ZW9id_lgFJ>uktatmb26wMq&b?z$tRHj>*>%y<2XEZ;hAdD$}E?~n}&55K%s=IlgU(ijKNJPNGM`S1q4G3
$e~MYAnfuL-52<hM1$aRyKwS87nCf-R$lFTt*Sr5hjoQ}j@)MXZVrfSk4WHNhSG{UwUv}dbS%kpCa{`G`&gf=6v9e~l4^yhq6!G2
qU#r|L%T2o5mp|x1o?;o6s1roQAMFw+H$={B+b>2WZE?ofT3LCT!r@4h`>Y~!*`&SL<w6`=j6j;VEif{h&+gzg+M50J`5Ao2nZa3
C<g^f>*75yo@ZQoq%c&LDk=&t%v=bF3J9=8aXpA3^9&-AAykln!VwWjpmEpP@~ls6Y7@R9LC*GpnJT>i29<mxe}nWi2jQdg-;_I7
93iCX8k4AwttvFuSrzW5s~a@!HM77CXit6<WWs$W_D+aEJf2=2^XNZUw7z|cWZMTl*aPm&G}EQ0yXna@r@G+qXd`XY)Ec-ng@4Y>
{tHHFsGnh~%gckLq9UM)Dn>ODxn;;Ch38J_QNqj}t40y=_%3^1<IU>cyeFU*RX*|GFF3Ny%ph5SZ|M2{r5{@#N9G8C1RS~ex^O#K
4}Zhxv+=*Xa1Z-%?j$^Mg2(hz^_MTH)G&pbI1rplzw?HG4ZuB$oRJ7dktP@qNWSwF(jzvMaQlM75It04J)m_2L_tJ7hj$RyZ-;51
4KNMRtWYZw5W>iaDI%tt2q=k$p4iHuqNt*)YbpkXHt6RHfsrzvwS+;!svxRU41i`~EBQ#^1PL2hEbA1p08t_cA`F4pv>?1yppMYl
c9(Uf)OI*w2{OoK+JMNxz^YJq6+%!N6{QIjqM<gEaP*VfhPxE%U?}=K1y7@>KF+N6pEw(m`J~fgi@5@yIt5A84}t!0zBW@-1Yu+b
PC`l%P7#neNkCH7D<Z<=0F(k`s&Wr8GCa@w3ZWqc3Z+P`P)V9WJkN~~($dnA1w<r}loTN_0Wyq|%OF6~l(95a1Q8HY6vUFn2vI-;
Q8dv&v?LHMP$&}ul1R#>B}mZ{P!yn0Qb5ZTotWS;G*po#HAO2zOeoSZG|Y<=FicTR6+;BX(MXe2LQqjOB(Vt5K_E#&)FcxGG_w*c
OG1<tOi)loQAkx=VD+&=DB+@#|JTKYFdA~<McCLE0EtQ>Fw((70D3m=2iQpg3WN}{iLxLX6g>)vtS$&Z*7JaN6=KC!ceaXKdmxN}
rpjPM4(3uM+#>Rrdm&Ltn8cNqRv82shzF0~`o1123AzJ9L{iN#QY8XS5Kto$%#;%%kqb&O0zm>y0T7KM6%Z675;Tzr)d2s(T#~Al
N<|_7AWB3cP-p~+0GR?BK&2)V5<tiTfQSkxf?SbD0!|;s{0?{%DSHwNEIF^xejR)p$Egkvt3%D7hRauCX#Aes@b#O3fcO%lzfkVp
9rn@fss-DmJx1Ihs!hK~?~_L!q!UuRUuvQT0{W%t2W3GV)4$D80#xMP>}ETYB&duO`0L@bM(JgDLwFi_=OoY~4*!(~@Ni86o&1~e
Z&c_`JfZX>2qPFWEDSbIP~er@wqBif(Sy4$oQkQPc%Uyr2hk<-irfErzW<@O)vXn;vsj{v8n<=LhD~dTl_hO!Gwk~1`Wh%Rn%QqY
OwcYi+}3tG_AeV!KYvreO#$2m<R2tDgi!v{ky!;H1ME9_2);&e0qon+oo5>qdt~)*!KLu-j}kDZu!5k1JN=r%h@hgO7B-hCsC;~R
jBg_J%zSSTt>FXZ(e;c8|0YBpvH<c^t}sOQhjjVpX{?aNf@&&=l7%XYq%C6P5?YV%2-JaAqY5QefHz@8!bPH(k=*g`_i$`}4<Qjn
?SKQO>dpg@iP(P~Ag6REE@lVRpIo><Wc2Ow&3T(P4g#wVfqwmStG$L#k@L<tIXDqx+T-+j@;Y^p*5?g!5*Sf7e&C@}z}_IC-K-%d
kB{>FduYcH)vG>C;ki!pp~1;f-?z7ZUn{3`*W1+SN<1_X>weHa=||84doG7FnJ;nQIr%=R#h%n{mHZ22EtV-p0dkbC9h~k0xm>wL
s9m=XBwdulTWQ#ZKu}yrW!Q!Sk|h~rTnJl(1OwYC0#u<QjEh7Nw3{1=#y-M!Xy>|wLmqHGrSe_>QP+u}9?S=$EV6;~9Z#fHcGwQD
kF((euCHSs!(R;9FB;(b9Xn4fa$nug16k@hc}KDYB0va`f<y{IBq3rD*zFg~V*5Lt9`APaxAEc0Q*iuuN^+F)WC^QaX0z<sMNoc8
;1t}1><Ejb6fq#W6$@<<WQqhvR*dYEl*4y3oH7!ExZTicY^lp7IENtj_Gi^&8$!l(s=6W6lz?Kd@sb^iRotUSd17@84y1r|OJ@Z{
pPRN}t?x!hd{YniTPI0&5pX%wsIB_}ggcL4ztH9IqAdR%vYAvC5<(1+5+jKW(6CKX=4?(+>(P+}5M9&@vVv40G8-&dP@DWmaRQdA
q8S?y)g~e&AifWOF!}_6xL!aMpa!u2Y9vUgsE}9!00o7ZSzwAHB!LbeM%$+``fe(Er5LpX{7r!zj}DyehmD8S42r5L@OA<8v<IGu
bRA&HkTu8CoG;G==s-OE8RiS*r)OA?nim7Wi^cPnc8+m!ENqD5Be19h<AZ?w+?8KHZP7LUTmbeU1aQHcDDVf9>);*pjzf#npZY&9
=2Nike;NMI)yG(;Wz{Z2O)|id3R4hslRI$DW04fVOrlU_l28H#6ci-}HUyu%3;Hp`Q$dqT?Fp#{%NCVC&upM|BW;0@l%-OXjVfrI
nTUjHid{jP0|!Lv0+hLOy8*ez!t8riGmuR|jRi{JD5OhwGY1@GCK7<ABxq3ygirIgKJWcK8yv`@hJiUjWraNuc}YLyBS3`Ug*oP}
Vrw!WQv?O1dAP<J2l$Vd-ZDOYfsjpV=F(z`lAilF5&@blWk~^mHERtt9Or$DJ;xhywsym^)xhU(R#}W=gfp<2GHZLWw_|0ig%ia)
-tNdxfa_qG0n(|ZQ%kKvnpjgqI8K*|C`3e=H<)wRJn+Ii=q~Y$q0H@)#Yc}39C+Jj92jyl5EYSyj3ncf_o2C%WVnazPeum8B;fGW
;H5z^uu3%6VRI5<W+gmoi!e)+^+`6shVsI&jDeC4Au5yv61r6F>iQ3HkKudZU&V&Gh3CrFKZiLfhZzL?tlEFvhwR@bUWgxvR3Y06
%K^6sR}reu_n$MT?d`=UA|7-4^lwu@qRqA}zP6r~d%wU)d7|1(^o(=B{9(L(eLbYz*~p*cmt8^l6&X``C(Q<q>To>ZzlObL{jhW}
`vC6kt@gyJdX3-Gv!cy>6Ti;9f$bkG0-aEhRX7tRPTiN4qns%5z`cC9tUY)KGJ7u335*0lJm;Y-LEB}%%qu1+J&gWz6*jqb_=b=Y
gnSeD%MR(61~gz6sblA(KA56<4yPv0ME@k0tB1c>!*(aF#Z+5uLchh5pm=H;?VFqgp_=ge_SxWKk7?w<Hkyem1r%6z1DfirO(zF$
0v+BAD!rMGPUq+*Xz?Ej%i^=V@RxEo`Ujc6NsC6QZK2gVNZTqR9so#ZQ3*PFt*2M?%4+jAS|O;w<T;|t$;v)1t;dV4^+-`vMUpO-
+4o@eWZg+tD@<<Ir`BB-Gl`157qw5bIxtJ#g25f3+Xu%D-wHh{qbs9NXO`<&)1okXos$C)5<^FPVi^=&P_>TBC||G#FcQkpgxcHS
Z4DMOk6v5UVw};XRXkox+R9S{d!=EE%rR<-l7|97mOEo@A(FyIqe2{(#|=5QClA$(oP*yuXND<HUL>YAO5cUnXW{u&rcNIf?u=Ds
OO#nS-)7;UJOvKCxBNK{C#N*}5I(_?MHN5Z=h3?SAO?2OeMb+4DbH70fUT09xUmb)6f!_i2sIMPU7@bMPs{FFpzCc`=<opm4Cig9
Oel(CiMhR=pV`m5TQHu&(H{9ezg~2B<;U^Ovs@dSdBacf8JPB{A1~_y3X`8gdYF39n4TKac}+<~Mj0^n>o8HXQbqGR2@X+>>B+|E
d+em2RXRm5Lb8G~9=n}1cGZg+1b1oaN?KTLlTMC>ur>Hup^-=?$0O!7;lBeUK~*mAOw9!@tTH!Q6ViQw_OeKW2&|z@!9tNER8ml-
AW+f`2+##6l$0?6GeVS5Ql$vdO$|gP3dIyiu_`q%G?WogC`<$7hslugWDT9Yqcs?H+96)_8!lx&&m!=2oc&){>bc*ZseB$RemrD`
AYI59V<N?lPdsrbqx~O%B4Bf|y0C2%XZeTq`IMq4qt^@3y3I57KdY&;m&*bigW=vtyr3Frf*W(m`{WgcjABtx?CDv~Q4C~3g9KSX
8p|E`OkL?~nj}oj+DiFasH_p5<f@_$tpOB9BAq4LQDPy}b$IR0LwIkAF76wAn>*XYXCun-oMx31{;60pcW)JsN;O4-qk<9nGGo(U
M56kw1Hu_PAgs}B#5lm#?5>jQ%TKdNQ77>owanAxPJswqVM$a1Srk;plZhz^e|+aT0=M(|oqaIcM0#WRqyw(r(c-(HWh9aryD#6z
Jp4e;<hIFI905e)P%!IaGv$9qbxt(i<`$F<={6B_otz8jgxm4-r%gbpaH{RS8u=46XzY}03*6n};bptZxpPtj)wZg|6@H@1&fiuU
ZFkovZ5iZKh|3+1dR^Adu~dS`yH(<XCq`3@4QGCRbJ&yaWQWCoOK}9Eg)&r1Rml-@0+n3M3Izl4J$}!{>bH1c+iXzL3CjJrbUhnj
U&^)kamW*tjt)VCNs<i|h{Z@10#vrF2R4u4JKcu%M=a?0U?!U5u~W|ir~mYdsq{)Isa{dAC=opZx>o}PG5)*(@H*{jRSN%;`=Aff
4-zK?FG$OozPd+&{Nmu5B3y|2zlu9FfCL7N7$RiqRLhx0w1@d%JEte)htP$IZCCgFfh|wu(NtC_$e=}Ns;a1_sA{PwrmCqbmW86J
sz!pS5|O0}DH<B3psFHhL<%S=A^{kxiYkJrDypKQidrbDA}C5JB3c5PYMPj$YAIMMNT{l!lB$X#M4_q_rD;kAhJvXY0-``hzuw{g
?!f)G0(5ntIdm|^z(1);UUfgXKA16Mnft&FNF80_#ESQ@DFsPMvH1JM(jtI%`Y<v>C8fv_cp(o#3M>6PA2)}GSI@Vz+w*@ne}03_
zQ8-AMU=fHhJ}R%5~fI@b_PdQkqFROtmfYKX7){Cs!un0mgs`~^w0KN8V2>wXF4f0M|K>twsbyj*4GYdbDQS(zHWnu3x#T(X`(4q
>15!ra{1y_Z%zuFVTm;hqqBPB7(pH#Ygn?El%#jo#G>xj&Tm7Pc3qbyvwSvoj--T%ZV4RJFKo$d+DOr+)tu@Z6&KMqYlT%Bf|6b#
!~!4{Afa}>t23}KHN?W0wycjTs^A+TD>fn7hKgqNSi;5uMsI#F+)gG+Lx)EcNb%%e6SLBFh8fnRvS~rGjnw8{5LDSn9U|S`sZTjJ
ixrx!T^@b$8rIHv1qcU8AgC&RXd!RMiL?i>xQa9X{1%e<YBf|faSFF(VJjet#M5}r*zWu_d*(Z7^=kYqwyoQ@D`OeObvo55IEpf4
r$$y)wj%rt#iyku^)STZI?iIjjKh+t-nGr|W-f3!tGvlgZ<#bl1U;9pjIgeS!>!^vfo_ZgA5HuQKvZ2^3@NY>K@cTVo0UMxL1ZW(
Z4FtaRH1@e8@)Lb1O2l1trQ**R}fL9RMldl)fBDiR&m@9`QJE<{u67KI8>^k6_s>fKmE$_%n77aKleQ#BrLUBTBL90Pb}$eQSryb
JU0^k-BeW#>S!;kvVXCdf+QnfZ{g!JwYrXPqAPPH(k)9qeSPx|J?&Q`wa~`y@B*uoTU~9O!<5yeZy8y}l~O5-r1G(JbpxuSp*?WE
s|1tIuUCc&+rh&Y@@h~F0RkuvXmy$?FipwQLhS*ikYJsT05K5ft@uYVHLGApnJ+{NnIeErX*}fS9O+)w9U^!{LV-y7JzT+5144P>
9pyXBgv0an=HgH3q67B7x&A{=+Vcl1gy$>g5~JekI2GQS7D1gT=eYCRsq+mGB^DHNC_Bfzc=vJJoslfvogSq#oR2i5Lzgc;bA=S)
1gqQ*lhMk0_bmeoDpOOg29#P?tDa>$2)hf8dE#laIH-vQz@Z}LPj`-e!cLVa&jcLhPkOs^j$Pt%mX59^$u$v#=0Rp3N&5Nrc?zQc
AI)3)c2qr!$IWOF$PPds&m{=b6afP&OiLmY5EQXV5CTgi5Q+Z2(6BWHPOuO?U~UQ5FIfRe)T2cSNd(MA6HvMmi{^2}<+h^H6>La+
J=V+05eR^#CcWOkBO?vAJ~Q<9Xx->^zhvZn1{LKmeJ&M-GdaSh2&GEq^URR+LIZy=&(UC`(m)CUK&FIL>i{SgQ`z$Nzs>A5e0SW@
@A<B1svS}EcX~~8=JJNSD2SYrh=9m4NP?CkAZTI|oj=dppxU9K^M|LV{}{usfB@vn+y6lNDm(>O`?fjCd}YX1eSh-yo=PKGMS`s7
t$kJ2-v?`qJ9}7vizvl%)lC0DbN_1}{OuEE|47lm-`6|{Z5Skm5YdMW;}d>(9}Y>`Zg77`yH7!$VE`zKphAhef>;ps&*DcT|KHg?
!yaGDpn9R~&4+`r^yNHd=)9!=%Y$(kIy8T&tO>O2%_9T_1CwQm2%t%EZLvQXR2p4iXj8K>i89WrK_y@A-~KCg@*%dev<rQoWb`@j
SlN*UxOF&<<=61M^Vd2#7f39vVNmDy*{2e;McWBP{)se`6;Wq;Q~Eo~96V2dPn$~rXa9o5Q0ywDL-3I6dSG@edwX{5Pk;Z$@9!KF
l~8l&)2!4x=z}q97@|$SR>O+vOADOV1uG&iEme#<rfAO{e^+v)X7?C{bQsZaMU4d`!oqfr>}Mx@FAyX7I@&+tDhu`hW1kushxU~2
HFZl?KDJ{Amamd&z(496=mq<?Pmle(?9Dc`@_QOqgHvZU$oQt+KZodf%!fb6`DQ$^XGJMs@knC>-1_kGo3gF0sbd5!#}hs?A9k_f
#Az`QOB6+IQDMVIV*{j^s*GZqKJCLli>GMWbUfTJ(ltIA30VaN_I8+nc9jG%pL3_y@KK6=ia$T9Bb+BM9d@Uv)dr%Vs<8dIV&yo`
*6S1hmhq9AdB}d8OTD+@s;3u5zgEreQrp;9J_xt=?jO?)Wm|7y%Vd7Ps#T+o=x@@`lQb);Hea(Yaq5;Y<T@ayeLEbk`_q>G4lH1h
cCf5Nx!Vg``>jMD?}o3Qscj1POh@n%#nKzi<zS-tf8+RT7lMZ=nAL(Jq28D1kl2U6SL^2D8)<#1g2UCDXSoBG9)^$9{5q29yBZU|
r3`dg6j-;e_j}r9ftYdX@%US(32~SPW>QifuW8x2vF)DNUS4+t$Z!oY3o4mP9zsJ{HeyOK|9t~8ntv}{7=@NsR{Pq#STC@SZ!}?s
cDLEvzt+>z*v0!<ygnW{cc5T4?7;0AgX7BS^>)axQD*}#s+Cw$;$}F-$e_g>h=_LaD0PCUoi>JXb#gGyT?)*hL{vnEGxBv0pIx*=
m-0i*`}K!Rs0$2KJEaiIDgwk(TxdjQ-}Sh0@!dW=@MfK_i_Z-0%|X?HQ4%7f9a~vJVdmCBJ{s#%Xc(;g?d4L6?WE%~2lKF|F{OUy
syrf5R>ppB&4+Vf?E6h$Sd|l#vxn7ze<B(nz*+U#u39P9>Eg<2j3dO6BKj5uRiSo_P(1#cy0m<Ca4ia!BE}*q>1;(K1Uj_aM`jE&
i<tGt280yZw8It!U|ATcrlt2M@q4V$a9Hg@f__9XG5>twpUI!}b)&PJz3jes(bysaoTdC695}NN?~z~MA9AWNEw(r^eY^eK^mzO(
{*91dG9)-=BE>_K`2Jc%dRigu`@j18pylrVe!fpL(s{pI5q+e;Qpoe}hjh0z8f5nRmOXyh-v5{W^bzRMe>mHe{!!#wM;-g>r2ig<
avfi_{?T(k;+@Uw)BbB;arKVh*ZmTIwYvwGD_4YkN7auon^FB=ii>>J{r|iEe>a)`XJ5(7@R#R5_)Q^G|7n_kc#S{qKjV0f?w|ba
)7RO_zLEK}+DFKEezx^^HLN}J{~u@U^bI50iBbSjZ8!X$@y_$mkE<UzxtJf@`@6Q``sxSO_5iu`_j6eNkeeL;lQ#l5YjgVv?+zdJ
`a7=|@EfzQtL{k<H|)l{|L1Kz0CNV!d2#-))m~ITu+QyPZ{x)FQW%Z-GsKR6xpxAk13)FHG5ZJX^3kta3~}KQx(|0=ooPy_u>E<s
eHj1a(Hl<mLZP~R7S30+RcfyvPInrN5vJA{?~OxgylJT;?5I%Pum#^?+D~mbyiiegHyr|ZfJqO~B68RN8J5#dgjWN@Mdf~Y9WWq`
sU{2qHKiPJDZJEMh-IQEeN^4I-H-0z@vYBr{nf^lP-nigo}X{V)q&3Yk<E1UR-$v}9TSb$^+3%JS~ydRI{Ij&Hai%0ZXG9`irn)x
6r}hNx{2*j!SwF=;V*tPss`|m_oM_0nFc<}GfI+pFL2?<vl5c{UNX4WqtCxnK0Wm9eRxL9b`$X1*|0$M@4aAnd+F-D!sA_2%RJkG
7q30*-=~nlALGX#;*<nKsscmO{5kNU93VgYa{fKm9obsfXkH`bO%PA8PaWl@t&exV;=@7MHpTIsv=js2(#WS||AE%R>U@-T{yww%
BYD_Miz>6nxZROvj7`sGgXf}$AH(fHzVagbH?tpu3Grs36y@?e+Be59%lp1+P*b_L5A5*E0or@`o*VBy|4Zm1%b~vznH)_xcw0xX
`MgpGYC6Kha0jnsu%6RQ@Qcdo<-<zZztoNgu!<alC>r?*(B$wJUw=q#s?4}kkY62ENHy@<f`HjZSX*`Ou%jZKvX1$P<G@O8<h{9b
^E76*!!44enBq?a(r|9ofARCp{QNv?m~+_AW1^@V^{EfFc9)?}7<bc>{!{!S+l#>jTH#6BkCbrr+q#N-Be;epilVmRg1DRBpvdAH
|M4v29hTk&X`>6hwKaVC1}hY&dl3QOh&SQszi^Fds%i$WMaAPh+2}nxsBMpU)Lbwpo!_h0RpELv>^Kp3X6Ftz!s&<+Y{+ZFvh)VA
Vt}&ZtuJyVf`=5OcujPIZCh8<=7T7}8%KAAQ8(v7(ZFu_w7^iSrSYnUfO+<S)T<~bjIKPX>mI-M!uY!XSF5MFXZ-!1#<FX43;h%o
t!rCW#;;R9&%&2@?gP7u_lTaLZOJX?@a-N6g|FpMXgY4YXa7f&r&?R0jRWcDtFTZy6yVy5Yg)Z8WlTU;DgV4tpkbJ8K;9DryN`Fm
lkB#l**hrJy?s4s;vigC;H$;Pk?d_L28v2dD6XhT3?!fq2>F`2<U1sMtf)En^c=j{_@j4o>T5lEaN;*4>H|0owG8g6IS@Pc^S~e2
HKh`y`a2$Yo(kI2v2spjsuXWaoRE5*_%3|sm0=j$P9^&cY0X<9Z%x0V!q?&qVSL1}$Sc)(sIcl6Ed*G*Fa7ERBvr9TG@jfY$@DXK
5xXa?8)Z@vP*fK<IH0yUFO^%N9qJYrk7DmU8^XxE0>5@D8!ZmETA&MOe5ji8QC2<;VOQ1b?9o~!mV?yqcv(%Vzf=i7>39|p4z+g_
i7H$ysw_c5S}(5YBZN>nudqFRJ+Xng98dTmUk{yt&lO*P)6e}xUkXPLqtnPh-#od7FW4ip6-DVTJi8!LZ&$zX<;%|+Te7a?QdteZ
wS`Weoz!~aQU{i;N?V6~)KCj?v%RR+E>Et%aRiJ-lr10XkN0>3nym<o;xbe{$db}kSdl|g&Z9&3*50n2M+#|3Z)ZLZE1=%l>@=Zt
TKgyRZk;*eI`;p|{g-x`#W)X&Ea{l9p9b^mTUAi|Hi9Y=#O!0Yy3R@l1tj(tCULWkqkmMJg?Z3o+C<Z`RL7hbRe7?qaizAPQL^6d
TKC_U?>P3Ty_2HEhzeMP9q_pc^^&W4k6Vp!OVwCx@5eybyHV_|K~qBF8I&9D2>AAu`TY@!R=m)9zKiXqy*PV4oIJIU3bjv0WAgIw
Sr4ku4r(`b|I)u#*2hPQyoEw!r|7EdN_x#&8qCW^TSHFD`pk;cRxAf%y+j^UOgc-ulv0IVJ#f6fty++%JH84#5O@hZeRW}?^v1qc
^%2*OrnLOMX_Ir;Tl<TQa5BmnN4u9CIh8u9+S#Yy(L<BulGkNp`3|wTzdOzh<SzzXD1T=!EgUdAl&K$eT6m~tZd|fV9qB$<$iFLC
DvO!h(=G{h7j3MpJVws?>0c7HLEyKYjLzyV(S<lyg=MoJYK=}FtS<FnLBid#b};tKt}gg?SYIcH=yP{tvaX^m^8A5eEUe3Kwpzu$
I&G{}9hWzHYniIC9kQwO>-1zm5rg+to0;RUcJ}Nccu~05-HtyP>6++9J)N{_@L3otHBm>~HjhioSG7dg?A<WMSu5Z7w;rEYrJP$o
Z_n`Y^0&}!<6oz@LG?$@?^7><!Po0V0AQdUND10U8~YBHKRI;{pFvM~ZN93H17!+HKo*JbA4dN{_$Xgt`-oA^o&4f#t0Q6^wj=z1
4;4_hV?PQJ7yc}2Uz_mpdbDU(vZvB)tj~upV*(@TWvP~#SPZ3C3m$VUY3V=G-LtrV_y4!8d-#0U7Yh+`K#4cGF|;ir$Z4_Z*v6Qr
sc{zn?cJHBs^*u)Ld@C8|G3zov#<P(@4zjoqoaFO2iLCcW*=p~-^%#Zr?;D)?-<DKJT{(+$@d}rQ0qkktsmLzGPAo`Z;j&r=ZvfK
9zCd#mi#!QrjM6@QhGdHT3%iB_~@c5_*yRtQ?n|(e~!Nari0mvY0ie&`g9cu-e6RIRbRaPjQ(z)g|Eu~8-a2@1z)vlTyW~#pL$?*
TgOv@Rro-s!?!P@u8$E^lRlfdq9`X2MH&@FNLsG}&SPqg&M#qgQ1r}AtMDsc6<$U3+dM6YjPS0_eB#_MKld5?kv`%%j6c`(^9fGg
F6Zh$cZA4wvLAALDe3yZN3Y-c_nD+A0ZAq~c0>Yb3ow+SbR_c*|ExIh{F;yN{h$BlC@Un&Ycyfj03c*Q5AX<xh=>pW|NsB}|Nr;@
|Nrbvr^`>i?!NV7qCVLte000M+UTP}tKOU2!>U!YBt<1s?(9Qxm^IS50Q&mt+4aYx?>%>TH(z!MxbF34F8AFD=%Ycg;UEA=N|aAy
-8S7DW?W`kfCY*@HQ3(eu+xbkZQG60+%?f_0$SJ&sFa>8ZMg*+>n6=xGlgqu1l`W6E2ldS?Y(*1mWN`Bkf1GBv%4&n2F$Os?|t7o
>s#k}PZzFrs)*Lz+oN{w*6!y_29=4vZ30C-j6F01uf27}G2z!e+e)L`*JN95SkO{hVnb?aRS5@US8SpLkpPiW1|R?c00STZ4uI7v
DC+<K00e*(0003KKt1jCv+t|E_&k6C(cZP(9C`py+Kj580#u+$MIFxKL%SUS4<p|9E?c&F>w4@lTy*VMd%2G1E$--ZZ$RU{#_IEP
U3J!FZ8UqgrkS#bl{Y<HwCPQA<{s>Ot$nv^JpdfsoxEwz*BYT5*uC}UWX+f>R8DH}?)tz6Bij1So!ax__C1r&dp*<dvO~zDBTHD8
*?qn2_F(9ANv4wOn`T<i057M#ZrtwkuFo{eJ#}3T&qZgg>D+yFefQqJ-1sN}0000jfxYx7X9r3LG!I7kHM2hW65a1lzCJ$j&rb<G
RScw#$5qNwS2^bO=6RMTEMnayTIN;Ty|Es7chKC&p(owm^q3XhuEpNctvvFQ`2ffO0000P-R)b>;nx}6URfz!vfkTUudP&_XSs6i
R?)6w>#qv-&wPQq1MRza4eMSk9Fiojde1|40{52(cWw_|?{VEQ9-U&>mL_R?ZYmo0bv>ayY@d4`*k-=n-usB$?|9bjwhpn<?E9;L
4-l_yQUMY49S0%k?%vrR+sA#p2Mh+3*{I6i+lKeL-T{yoEcf3)-*?{H+EoPg+{){@Sfbc!00BWoX{PrMowL>>j14w+-E`j9&;UO2
s6LObg$)X2-d<_|GzvZK;``>X-Pc)t%g?*tV|Q*lQKdK54}tg2fV%j6C5u1-s*kL7qg%=Ld+s;~z2<S>9mmQx%Bl-&XWnI7m%X;#
w0auWPP`NV1nvu1$0igzZtlj{IFgf~?Omof9W)ZY$D!!-+H@2IqyXSMvzhbl=cfC6<G?H6JbeHK!v>ihHo=cWyWO`ot<R_4dFTLd
KJ4x)^^S;os*#n0-MhQoSpn{-j=8|bdw_0()W8C5km;^7VsUjot9IKms%5p13tcr8OC=Oj2K$}cHV3}mMtdIfKmaRjrZgTv0MoZQ
aMJ7z6*OQhSkGE3p1?3R7zHidXyV8Tp5OpHz3tUH02@{S``uodd!k)mUb**gozFeDO~NX{m!`hDJ$W#FhhJ}fy>i$%l?|+8S6h`k
w70AWfDdeLamBuQy!Pj8`)~jUcmUHwwbn8nl4&&1?l_<bP~PV~Z@Tab0}u)XEi<fi7u@ydqSzDzKu`b;HehY*qfCR=00*-vMX^e0
rh1_J-MH3Y7b_NyXT<fUgTC*b_uA>zXRTfjw|VZ*t!TG|@x5o(%h-L*gU5TNB^4416-tFtKvW}OG3;H#P95`h$G&`y@)hrQAh)JN
oQG9YLIa$~uO92&dZHm)vvBvmy1RqaDN;m_Z*I)3+uZT>=l}q{_W-%)9np6UG;6)y_VekLcHME<ECIPFO1&HH-bj5bR_Au)?YkY|
00*bg09T^y!%Tz(2nYx!AOZ~<n?f{bCMJ=FiRn)%v}y*JL?IAG8fcjlXs4k~>Ys^6r>OwZr<4y+05p1<0Fx;x5h=AP>VBrxHkzJI
C!n54&;h260000001{~-5T+E<B*~D5lhsevKTWCXrUV*hpbe<gKr(0m2vS54049Kq2*ETH2nLNbAR>N9A))E0&`G3_gHUQ{XhLlv
rjVYMKgg-=De5y*)ICS)gVbmP)X)L^`}v4~NAs{1On?EzfE6+k1yKY4Km}C;{+n-pZ}<Pk8{93U|MuVhfB65mANSD)fAEBmL0`Fl
^+6x%sWJaguT~srnO3f9f`R_T2B)eFkZ5JVKmFa%MVcM8ra}i=Z~w5;q5odBlJ6--Oj>(O*QvFHbfi6E|M=|O1`OX|V9nwgvRRlm
nr7l`nZNT(AE^)A;WHys_a0%%K*3+UgiQ!m2%6{LePYy5TH59r4WkrUq!6O4!oXE?GE5#_XT}s`gGi82MvG{hNDx^Bd$%n+5kWuB
YX%Yjg-HE=a6Oo0FZOl*k)X(fR~2<zk3JuZZDze_5OyDfq3U4Fymo&B#==4n8dPx!AuNPYI=4I_*~!TMmx=v8L-45i%vArMY)xJ^
)|#x9g(`dV>x7;`A`s|sswDm*>`z;V9TtB^Jj0T)DBiQKr4}eCp|_0M>l2m|vO|V(!>$uG1AwZeAib?k`VedWYv(q3nwfH(uWa_=
7n^a~dDSiFZE0%YAh>$wF@F*30Rx${b+z6Vti}&U$h3}$I$?%bVi%U=soa_oM5MwtX;n}7pXqq9Hx~ci6JaGarOT*V&R~PhSZPVq
z33`wRm1q!Y>l0cf%Gshes5Q$2u~63%d)Vr!1opni+B!?V~A^{A90HbEuHVy`tN)>qOKa?e|i5~gdIn%Bsc_{R9pnvJcf?!<P0kJ
Xlin-4FtD3_4kYViv;fZ{MY9pXn=scq|j=bN0bdB;^Y3I=E~pwC%f9!psNu?pkaR)RtNkyP%cjQ*erk20EVpprjK@~_45zW+1J<A
f9LN6;VM65pa*YQa=gDrYh7pP+^~sN1T6m~JtiN<dt}zp@s_6(A&^lYShfi!`PwYn6lf~r1UR#&PtK4rm&wTzB1*#WcpaDFQ5nM_
jm2nYj^)NjHE0~MuY|qT0I&XkPM7ms;QW$bpW&ygB!vnrL0^z+aaVwf;S&yxIwc!QgNrlq|5khswYI!L%VZKO_K=T+G*TiCOH$r`
cad%*-LRyOhX{VX@A@-KK=_ro-huqwr%d7AQtYEdE7GH(u`(vJkH$h8dVg&{{ogP4P-iF0><^Fb>Br!}lU#aiK4XbxUfwja&SsJP
$^OLiH{9`>f9EaNp!J3fSgRBlwxFVcwr-h-g2S@Y26&lqHBNmd&bb@2BjuT_|7O3lz^tb|dC0iQ+uBrk(4j3Bo1G<LmtFnj*Uq=$
@m+MqP|+O`=bD}w5gXMqAjnYOV_LLdk5?9GQx6*Q^*Gm*t+kjkiXbrx+(B6*DIiUoB&L{Asjvt_3xk7UaShNFvYRW>9dBVuDt-g?
2SfFg&I+IiRJ7eYaE~zEV+2wo>Fc)t*Ei>nR%6w#ZK{fGbWz70W8O=E<MP6yh=>XC^>K6rtHixh;GS1{K!J`kzQ;Go2(cPk#Pnz!
pm<2}X!T)$n%9>XM^|<7Z+do-5gF5KaXcKVzXWE(|9o2%6xO=(hKHtkAvWYo>gl$$PWrlp6GRdV?YO0d;j`DI_lc2TKGue+P6$L`
qEE;`aJ>#+CX6q)5e*aUUj5npngoG#yj}9({yJSvYxE~SD!l=L6uZK?h9JDC6}T3GkTTkQ1Cp?t<0+(sQDI>E5Ws7;q3;47%LbqN
`*|y$8usvP*{lS4WH0l?31>`igzi?k$gJp72-8Ow>qkxcrUhu9=2){(S!UM7o{oOy_oM~OVw!;9hD0(C)eu91-|e4<AD-2$x7L4K
sQ*>HlYhw4Y~rkNpZ$b4{V=~#66o5_rD!Yg?>=5LGDf%4S(1A=h9nk4Ukd~B)d1ZN+kTuw4xN*cqQjtAI>q6Gx%RksZe_-Wmevj}
myr<aSdXUpH8EGHhTFGTX$0tk0JZwP&3kqJiwEUTy5L9sR~z{a7yXFRipmc9!<sHeu&iCkN{;%D!u<M1&3@5}(N+ZB?A`|xE(4Mn
n?N=S&ol!`y)5J!f)Mae@-70)g7OPCLi0kklxvRTXourO(f!z1X7_&75B;P8WKj4tE4{*dm92LWG??&OS1)_sj0r;Kbz(_2T=F-E
er$1p!=ed<Ru+&N)rkiPt+j_l1J%ZMpZ;}g59IW|YKL#KQJzv7NWN19cTkNIDt$7m)GbOG5XnU8G|7p!+`v6*^{Q55U8M5ot>nGa
i8s}cElTv%-CVUWmv(0E(Cysa>cq^rAqb;IOM_;CNF%hUwa|-KZD<r#VO-Vrah=n2^FpSQprEi(TSKvmeYLLln9=?IdhcA}{?*Ur
`BOm6Spr|P@Wb)iG_51F>6rH0kiQhL){Q5~=8K-CPXQS1$>Mj#sWuslObnnZOdtfQgdjGLq+SKlPJh(-*!ylhE;(@<-ZmIx6&lxS
J-!~^T&Y|75jcUZ@!AJ0T5UO`3<P@Z#YIJ^CZ2DbH>_62!6AQJ;nK7(j*8K-+!{Xa!xI@K)ZZ{NGdk&Jm!~YS;LVMdUDZi3bMmCQ
mdl-mg`%^rh(Ow1kTHd|K_zzX`owDn^`T<(P(E+?ja}E%Hl)en@^N|}806}}O4Z)3U_?&TP>9X|O-#sESC}y9-uiDQX=<{37z9C1
Pq*`?ZjeD<hxS#mHv4`({1}ydF`<A?rm2Mx2qiuuzS9VCTeg&B=?pH1P{cvG2KISNGzbeKhzVNb-rEelx4Z^!4(v(2VK=~bPA%l<
*E%lOWkr)Pzk*Jlm}=2||Gk!WsTuL~p2mcMa@r8vnV8a&<-J6yK85nlQUNHUDb^Tm&wSd#@yWsDc@W%)&Aip4a!W-~d{($!w;-Qp
UspdS0)5pX2+$vsdgcK1wMj;b9CxeKZIzd*vrjWwPQ{C7Z(155elSng%J#u%T>zJ^YfM;orE;)D;mUsQs92U*LrqYU)gjYOVxh@R
-u9S@9bKomO0@>!2JVC#2n5x48;XJ|ew(Dm)_mgGgm<K38n$i;`uxE!8+e3KE>E|2*m;9zqB72(qpFtq^qkuIdoIW-!W&{T;t^Z9
ZaWNL0?|h@%Bm^?n$_ZJ9?yCx8ry;{)RYqup54cV8%`5jWxgf$J3$KVjFH#D-ABZaC_~iHCrY(<l|tdg0fe0dND%+|tl3kiPJ^Q1
bTPXEK%oi!6rxhZa)G-T6sl;W4l#%GoBu%2)Tf_SiUcMB4}cO?BgjDt6?|zEum6tY2&<=m5P(>ZD9cqEsT+g^WGhK<;;>LilEpa+
C-M^>c=c<Zw0c4gx3<YGK>9XC_j-#l6fdhCku3&Mu6%il*>}%DJH5F?zl0d5P?AK8k5~-uHUdYag?W2A*L49U6LxYx(0V*SqRox>
>sNgdO$|802w%3z25hkWZQ93sg{B{iHBG7=)3L3wYLum^nz`WA2orkN_n_vB%dcnaN`o~Q>$wiTSCJ5R+W3JDoA6EuBU99CYgR<O
w3`<6Z(;r~g0_Dh4ya!o-m_BX$5UUXBzW@n7Y)d8h3;(Tj!AmOBQjrt28Rn@s-&s<BtMqN!RO^l>^@1|#QobSZ`$W6rx5KsLi(#T
JAe8P+)m#INC+TY*pCiGB0y`cvS0004Oq}agl3ReW*tzyZDn+vb@w;YhNKi02*6ZGpri#q^DzD$yVI25;QHB}?O6h+PHDQbehE-m
s!f`}r`S8pux~;718D||2O!);W4tifTwxrDS+j>Q6{H(PY*`98iBSl4L{=~%YRDw_y9ThN)Ffz|VE=q3hWkNS(Rf#8?Lo|Zol%+z
UBhn15Vi~$xqIE;7G{A2&_pHzBovdvagvA_=lNYk;(t%Bj(E=<co9Hgdv63%-)egqCD9t^-)W&VAf$957O_M(^>nVIg&==t%udPN
I0N{^5=|+q^DSc3A(!+I<nTs6f9j*p{OUzq`WYkm{}0^)hmXwDl_4a8B*utTuhJ$y&5QfX%%I+wAk-l$_$`_s$3-d*)6)F_U%A7R
BnhGVSWWi?vydP1`9cd7r>>0FAZccftp?K!FO7eXM-6XeR7N1GO-F{&Vhd=qCi4&J4S{o)nmM{=%((-5EXd=CYgSeop6uXH$u?qc
2eT>G#1l5@lf3_5G$DqWQt+Uf`M%jWVRFrbk|t8b0my%L?9<^g0JaIcO~HWaNHh+an&<z&G5s%9p$~tmB!Sc7T(^0wO%Ka;OS_Ux
6k`-4D3wM^mG0L!V1#3N-s;0o&pfx`IJ87jG(fd6GI4cv_#e4E&iR`*;k+LpbXKFYzXl)p`N_L97^<QyXZ`9F|BW@<T~cd9#@y{Z
zin=6B8m)S6;M!B1+n<PCxGnsd7G0-hnLSa(XR>hey96+tzSQ^M}Blaq_gUXBtb>uJkV$`rIdt{TB1>iGhdr=PM{$#C?r*|$TUBr
<CS<{6yrPu-bi*aMHVa%J2G0Bjj~cQ6_T<+#5B=YVXo;nn{dS5zS;EMcO%pcLTF?wCWBVTyRVE7zl|o{Jj;%f=3K)kSQw~)ptH`l
Z&D2B$^JI#^SC_xU`@)1kw^*xu>?p90g+<CKs-`bc$?F0u;s-52PYXKkw8W)P}p{4x1(58(y}>fB5Kh<S|<(Dv+K;7c+;#4tcq$X
W|kt5stKr=ij@UXK}I4hQA3c|M&?G{Yc!Js$hq(7;(Y0!i9Y)Hawj!-cKGh($Bi=0o3CS3bkH>|=BlmL%)2%rKr2lmQF@Mv_=Au@
S+ce&&cj8caWV}3O>Yg)6V(l9De3giuC{AT4I!--a?t|=YG_3OMYER(py~x?a3Ls^A_O)^!;T<Z0T6+pn`r`YAqoZo$!><QWe12^
?>c<|$O}}<U_l$=^{DsYAz&{wP(+|eSv+o;wwi%U*dEFmj1(;@$%c4s*dc@740bo5k_d`31GAlUYDnR|c3!iFsdX(bng*G{uwXcF
%eiryT(LYmS>R^(6=crv*qSZyWq4NjsHt{nUSXq6(yF4Xhd0A-3VIc-W6r>dvcT4<fUym=x-2QJ?Liq4nog^(b*;bU60eRK3~L!}
ZEqQwp+BdMobu8Yhes~YMteHmi#irVMHKrd$7b_v@i7Cn1T^3=Op!$qZefvQSc|Z!AP|T|wbTC6fgBF_UGgOw0v#E=JZI=rER3SP
hmm$AwO65rV4h7%cpFj&{Ae1i7!EU4`J?Vqw3RMlMDNmW=i5Etn6LI96NsQV_1Wk@{{DG`bO>OJ0kJ{CW<g;%aFa?#(?0p{vkc$z
<;H#pRuI_ZnPjNRO%V)8P`fk3l&wZH8%|gbRZXSn)1)L+s8PXCkzkw=oD1X$FnPj)?IGu5mCx0*<IYTzrhM*l?4XFh9U`7W6$!y6
Hj%C8PCO~lPUm5E-hEt|LKj!R9CrEZ;)$wp!xC+VW%`@fKji&CjtTwcXZg3D3KYw*Y)JV!*(TOrtXL~EfRGdLU+y>A31~mc9Q+Lv
c9lHc^>l8|CP7HPWdqN55s1VUf-TM3FD|s~oa(Ftv#mOCImbD1&S=$OlC_y5Ad9DHT(BESTljMc#M>da9CB_=^FVDj7AC<=frLZ7
ayb<1d67s|wzRe!w0Ql{&a9V(v@D8;dctP8fMP=wV9r@C9UU5k(&-Ma7z~-0X?3j5;csfiEG9B&W&pzx7{>!wd)_^6$=>&M0y@3W
GP1W_(2?EGNTFtmP9EpGa-q#qq-vEBs~cHu6mZkiQ=)Ot*x!9~<?`a=)|EPoSJxixHsE1x!~881l<`fY-AybvIkVSC{dCt}kCN~=
)04;d=}m0xS=T77Ve+daY)&%zWZZ3gjq8_3I#twHrrN;B(`}+QP)b?|==#$Abe)^agkZ8?xkh>}+(fpd)_1F+wN6KDrpW0;B$b^i
5U(c*CZ#o^a9R$y;|BX-Lrp7$DJAkGRmAPceWC7y-2<5dKIxLA-+c+b*o`u3!DbtUhSE@N35ao(iUN~@YYYsM2!ya*($=Yh0);}d
N{=~rqKQ*%7iB-m@!h9kLe7wc2_{s~>`9T!ji(Ar_=D$2E9~VYU7qOfmi#+hp6xk9Ldg?@ElNG5WW;x7J7U9=h0t%GU-%7^>pGC_
b~>3fLA^(q-|^s~SZ+?-haab_j}q1x1&L`GDvKmh_TuHm!lgbpI|-~6i|&&#Tl;7n7FbpzFrt_DBxdYg3nY@ZZrvgF?_G)C47|ld
M`bKb{xmXR|8>{x!-Fgsi3j?Xe^+?NQBylqgD+u1n020<6QU_*zxhh!72e>{qIeA=mD30gm}Z(pD?Jkh=|VN8FnfpND><jCQu<8R
hCC&L#0G%|A+UlagH<iF6zUHQv{e(`|6B<?1eZlRQV71CIvV+I?9iRFZ24794;8N8XIX104ynykdaI8d%OZVHdD5%CdO3b=6V9CU
sF?<1E7OlmDbq#LR(NWo?W{cLqJ||-B8q~jhlIo|9^WrQd1p!qQ>Axo<Jzk;oH1e~+qPRn@1R-tM<?6e8h%zjXYQ48K6GUj7q_vQ
wusgkxp<p%vckP3UY)p}uTGs0TrAG*<*n9W+ZLwPF~vqBwu_A4j<{=`UXujs*4oR>b3))$(m;m-!wAiG#b%Kp^s7b@4$=kB5sWB_
z26(UVZ>cMJt{>smer32#X4ZqHKJlskf{_`FG-29#}!dgI!%bC*`!$(cFN8*>I)MbM%Yy8IuOQ3R=v7$iYcKehDWrj<JBl^>XU1#
EZ$wZ>-%1hRO`^ala)R`e1pZj`8)^+IW$9l+Gj*rqBuLfe?Q~T?wG<C5bLTBm^s(!>qCP`tQsBe@R@;7yv5UZXdH8)7(3+V&7~f{
tEvx`fNi!1IJzY~QpbPPGeWx{Uu;@4FO1gU7KvsvaH*_-M4so0{vPw23)ch<Me`Jui&oD4J}otcj3E=u43;M&rclvY(7C%jsCG=y
TL_3qqK0YkH6T?G><7rz<C+&D3lcGf8mSp9yvV&!=ymbH?+O6UQC;x*lZkr5my*&=v=R=&NF*$_(P<1LfUpn468gzdVMJB{Kj~t5
V<x|6j-Up7k?V?fy{#{|mi4mjdXRn0Z}P|SFY7DiWRu`;F7;0k<Mk-{R(;-wTKQvR^nbeJZ|)}BI3w9UE|1uJx`7|C{EYG<*zV%f
#I1We{(hOg?(gD-o{p%H?b|RkiE$7S<h7MVgZM83E1}w=IV2$+-eL&8*t^_Xjz+fl{I3_Yk)Eo!6#m3BlA-T;{(>n-eQ?Z6MFly-
T4CkWe=J;HYV;s%LZt+6tv_W~L&uWG?bF$Al-O3D`tzrf>xr7#NuS_ULx;>Y9yNeZQ5b1L%3Nu@FlQsGw&7g|>-zEiRM!J(zxL(E
x<1xhduuaHL2AdWb$ESowBGau#XYL`tye`W`NwI^8Zw4lltpm!_e=Chf)4!Q&f8IILaD|n?jz-19-|^pSH<b?j)BG~+7~ysYX~!<
yFECDbIl=|uD{LWx&mnnBss~9LkfKgl-${tv*&povFUa04}Twr)r}-wQ@9+YNOlsKaD+U_2vyUb@(d2tpLyEHp_0x;a0VC#Z?Dbh
*9Yy3MR~-$2ln-_0Me3^I8EF%IcAw9gA`O>u#8s{b|t4}TPm!9X<N7*w;K$#aRmrgNu(m#j`dIdhh6zwcdV@mRAEvFi?>P$_8X8s
)S$HpL`rivG9TWnx@Ar%&k*z>#S1XdxWbc)g(I%Q9x-#iYxlefQB*mp^1i{EDw(oC+>IiG?-}QjBU`g{BSHfr#EUdyt@>4lVKY6?
<uV$oJ}KY@)~1%r#6AX{v3NcNCce%RAJ$yI{P?H=@@0s^D6`u@J`L&%1%dW)iyzy1&qvs05z=dQ*GYoUkHHSIscinq06Ex-HXAcx
4k8^X3vwV|9)=pM%1#hP{Q>I9;|MYm5D0-1d<{Gc3kVyDe$*ba$kRe~MvPpIZCWdy9ffN_cmfT)oZ>_XuGNiIKf_B?py5)w!@!D?
K?RWZbR6>*bRB+P0`p%&`}shgTGv8VK2Z9UfP5i}7gi4#;>vF%0>=r0n%e?mwsb#ebtJ<+cSPP~2>qU}ECo=iRU07yIbea1eZ*+M
0{a4jLS0~u5KFW<n7mX-u`NJ2)*e{b(FLI85?48v1{~>sYp~AV&%sF^$U=l1w8xT$SRnl@D<I}8B>zU8G1kj$fPpBb;^#`3Ddn5L
U(<7*)i~(B4AF*D-zaQ&Xlm^N9Cu@lIG~Y4&izMwbH_j}P;CIKkWkB=U$0nFCCgCxqy<j&j!p&0r5H%<B+{=M{3_e>gUDE9X?*e<
%r;tiXC<Jv^E4G84c)YYgRRS$Z09C22&@<k5mFI?<<A%`!DWqdvIIie@YM`AY+Z|rR3Lt;vf6igtm%_y(Qd|e!9!co(c^PWopo=c
<F1XE%0tIbntUAQatLwEg_ERcDb{h_^s7a-A=?3XY=Z~@4nTpZE(;)TpHekQTA|m66dBf?udNQnsJT>5tI8x(U3U&&C7#U5mU=qg
b;(LwL5Ebt1Y$PA#sY?3GkRPYSBkv;AOYj1+sJK{PYX-%c~<(Tb@S-ykw`271}ciNKo&*_$J?MS)_6P`xVhph-KwRloq^I2>>XJs
j39BM9X2Qu)1(OQYh+(%w}99T!75NBXTGEhO%337+npWW+Nrsrem(ka&Tu>vN{nQJ-ofCwkkSsfs$;{KZkQ-&v^I^6f>Q08<x@A{
u+~G9WzgiDLd6~RH3e%&K{A(QVC95s)>qy7<`-{fJ+_Zi^uI>Nw8j9<P!0xPrsbs0$I5-|2e}UW%OYTF$GNj>Az}to3_au?Y!Oy?
A*n;sMi8vfNG{oHR2ih-Q_X{HK_n3W_4e_B#FK%7!+7f{fD$srw0jT-Vao(idhr#2WETAG&P7rJKsCu$0M3-xNHQrgy0-AFq&;4Z
Q46sDA|U4Y#3RpNH}6~66G&03Jd>GkR49H$3K+F5dAI`F&7I*w?AEH<LZhjwU;ky2edm-O?~BhI<jQYT-GN2T<iylbNv0}+79vSM
17zo0snSlVgM|=6Y!<J{L(29tmX3RnH(vsuALu*qC-r<Kth8|{0<d%t8<{8s1q&+cqTP(<?@1Wuel|(wkISCr!Ro-)a#RS}xuh_N
2pSqyZn`~<$W4l{85!lFI@0bp`aiem`Y-fw*Y)L~(5_C(VK9#bWHTZf2;-V=2w~|eNIcPYzy=yHl=tbkKbZUOwD~=%mECY^>c}Y-
nm;8y%vB4D52=5!Id|u)&3>}4fSXl^o2@}`Vq8_hNz?ws0Q{({K6SKmO4W$_&Fe}it?4rVeLtd6Xp-iaIPEmr9qDTuaEG3w!eima
1Pjg&>(S|JQ)7GNmk@pZl`iiWrX!VV_#7&oedH>Qd`x^~EB+PC$y{4U5cH2a%blLoYa1uSpjBLrwV1OT;-bQ2KS#_c%J0m`mNp|*
>)+!_4Rnid9(Zc%K&PbRv7eF~_R{`!r!%aUx8qLpPJOxlE2L@T`?j0i^lmTs(Vz;(v0qgghbE+NWg5=fUFLy8=<ypDd#Kd<UI>wT
M^z3bdxo*Ou#z;h{hvM~?B<*5NKp(@yqW%|WmFl?e!8au8|efS**o>B(B8((fFnYIGz~(z&GmItv(1;kj&r_w2ziVF?B<JvnqwSu
$kvt$S9vqYmreQguiLIG&i2VBm;_Q1hwZN(?y=*kB>ocw4R-GB6r;3g@otSkI<Y4D^RzYDb69<O<90RFAoluDn|^p^zDQ29opr(T
*g3uU&Hrj*7j(#zO-xRlH2S34Z&Z|}+yyIGRZPb+I(pue*_nVQs3z%HCCtD{L~cAEDKdFg^X5+vdN}4g@!a+G7fD34V@`8Z7ChO#
Yb>Q@-eIA$MRN6qfd2WX>*7xVuzVJ{&Y2-SAQj{%qXs^Gb=c@7g@>(QH;f1lnihw5fK#a!b)3&YATBz&Fs!@lyv+>g#q+;C?7^bD
JKcdt^vpyA;7MVFzG3uK3~C3<IFSWs?Cx2z&2m?Fp<`g$NDT8{^G9Ipv|9|cUjPJGC2WC&l5_~3Oo)JlKl01$X9j8tg9y<A9+J{X
8YY^(G2Gl^PX?$rtzo8lI|5`o7Ft>U`$w--y<daW_0DgB*LqPA3^U{0yX$o~rnv)AopQqL>QC*mskW4O8gyL5TAOPG5T9Cl<JZt5
pGyyO%T5ou{m=p&_Vq@8o(I%9#iHK^Pw<VsFZTX{UO*l{f6Ko8x{Ysm4gJ#(X{)xA+}yEFzmI(eg&2UH68EEKFE!#H$+2Ljk|v8Q
zcT9!;q%Y@{Tl9}IZl9`V-^$Mi|s*N5?e__k&|-60M~D)Qy+1yjeF5w2??kOgEda%IS+nBd%995dbD*G^2mzW{oriZY*km0$N1{<
Fv3w6e8K_mu2bICm|Rol8H#~b?WoLi!v=lw?O;O`Q7lo829MO7`Cm?Z8uIerzwYDTS%F5@R_f!3OlN_?OA}R}D8Y)03OWR4&#XdE
#E&9B#@%Zrz6BN|1vg`IbzWLB1x0((xie!$%aYs{8xhEXax8_hLJvwGXmzQ`@&G~tXo)z5wFxw-1Py8^b5GjP7Hbc4OcHmz)wGEQ
u!28;A&bT2dtb8gp^UM(Oh}sMkg|!{44OeIly_k$2%;N3owY6EeDjU@EcC7+f)G!A9D`n1ayJF6MT`@_2uBK!p`;>6|0hpwZg5jT
AQ?-yAo~g5%XVlJR6&V)9x`pS2q0@Rg^?b#_3)7Z{(O5T(BC#gvNr2%L&Z~yrVdP(8N7~H2u(N|7~T=)?>=hYD}q78K&5lt;>1?V
Lu_7}9K{qzCqm%(1G8gb_9Pl4*FYdTxL>S>!8?4k6q4HJzpnaMLIAWN`Mc7ck67orf-Tdt_T|yrkT6`Ekdj0e)a|~LVVGWHQ}mCr
sB9B*;xeYRq4yXTKvtKkC6oP7vk3`r00ltcF>R>q!>n05k56yRs2C9krkwfXjrFkeV1MFycC~M{Dk3Nrpzdo6;s&|)Xh%Sud~SuP
1FLX;MfPdwy~xG?e&_O9ql|&ShpD8x#&f>euQM>fN5h&H`zxH1qHhGoc0FCA*RFBZ@WYOG@0u?K>~eukJ5_oix9$7qS+T!pc>;3U
6_mojvxr&U;IueMz|^J_iVAH0dJQprR?z^Z62rL@9awX--`+PMW<J^C83@(~=OBKce?8%;(DG<N!C9T2Nf|Y9_D7d`zQ=jt`27rh
02)Yk&hVo6^)j->b%E-jVj9~M1Vck51j;1z;i|!KQ%8+DniEavTar!)sBtLNDhox%;}A8IQqa>H^yh5rsU=5+fIzD=zB)JBUKa;<
DoXFQaY!Z$u&$NAKQUf}PG1W(^FqV{K0~PFGnx^&UHBW)Uv38FxW4~Ysmi%5D{_yDYMDOzAyOu`ffXGhe@lT=*xYYY%K=9m*pQc=
hQv%T3~x;qLFzl9S_-OV5uHp^2GwAwT5S#hcv5TCQGjCrr)K&B_q-x#o7a1q9czZsTd9dV!p#Tv18RzdycAKaCd3aHGSo0tff+Oe
S^7djQ`}_qmt4VG^<yYOLl%iLv|?*y*(O*I*-7%YDv;x{74)DI2`$+n<);|40nQNL*}Jj}TANakl7JWzFom6{-iSafIoNy%2jr2r
)t8+p#Zbr3S_c%6?geSiVh`~&_B7fNsp}`m#x59J`hCIu*C~xF|7ja{Sw)mW462w|RTTjd40-tZ&6&@Rb-#yx4)6JD5&Q1|{_%JG
<t-#aQ>VM*!YuLI5h804L)oEJ5p!Fr?1e<CdZ!iH>Ccj9{iO)98<7QwARFZ~njS|_oS|Eh_PcS_eh0?tx+T%y&&yYnnj%@CgW+e8
L=hyHRG8XU{QO{E$lZNrNwOyuR<pdNWQ|jb7<s7>;9KQSZ8$A>uX7zsECktoezg|aR)wIuGBViW^{p7sBpJbDWb48qf#gOUd5~V|
@fR%H8sfn#*@VC_KzjsIx(eX89QJ>77nr>mdYUG?6Z&RRG)9poJ*A6SZ{N6G*H9`)KX>8SIJEGvdq8|*zr19PY&k^;g~{H%y?3q)
RD#*U*Qyn+Tq?cd4Z$p3rFX3Q+HZ8rUHtp&dlvc=<unY?wTM<eUP%{Xd@HmEs1t)%npcBDV05Cg>4g+2Yr@1kK}5G}?^bKwctiXV
U51A-5&|^)GM||#Nj4d0M`b_nlTffI2yg|7&w0QwCxA3{fjGdJAedb9nFwn^G#!Y9oYdSpXK90|>twOj&^;m81|48Su_hn$9YYLx
<E?0m0=v*_txr3U@5pElGEXVrI`TS@I5R>`zIy-30!`{jY1f-rNz*0jP~$VvcqSr*9;Gk$SQQS$_2QlqLvHQtW{8X7D3lRWz?NiK
Qd(>9BjhQqP&?b!Dy6kTdB%rG^gqP!5QQR+lLV0QM^S`nnru!!o3k#qLph{PEptfgk7jYT62-yErh91~JB?|PY9h#<m_B1}!N?&n
1`B~zN%a5n=ErgS<tBoB2P__E4Xy9?=fm@)NZ7REEspy_$q%+tF>CjB#)!GMR&QHrG~b?B60@wGY$5ait6Y7*pG^R@GBOG-9Orsc
JCmA+cdWCA4MLa+0x2QWaG6BbBfN9~3>HP9{S#jRdR;Ng5Kmd?pg?1;<P+9bK~@0+WD~GJ^fmyOdt)(*3)+{XOQkQV@|KfpTN5Np
3YH8(Pj0!R+Tc>9wPuE_M#jDb0xw;)ps~hZP(aqrOVkRn#J9W=(hM=>iu5(=w@t@K-~|E$r`9Z?>Q_(4-?+i_KpF#U&77b}1F&n>
V)uEIWYa$Xp8jN<Fzk@B1|hrHxa#bgeLVaVof_qcnc#`XZurup9@#E!t+lBO=u?glQ+pU8_jc&7jrqgSO73r+1{&H<Z(!%+oFMu;
dKpwsx~K^u2;6i(p7Qvw&p0c&_~N8$K%)zhu7cv^d#)47;}(gVQWyu?oEr`7K{uf!7B5uJ7A`8~teOlzoBwF1t?^(~S!AFbfrp@b
@e~9>kR*aV&?VX%+qZbOID5v&WJj)a?9McooDL2q&TpS1EKPbe^reID4S!{Hc<gJ>Jn<ZB9E<&AKVxJZ_U`<|Y}J-dRw{&Q>XaS|
Tu3@umh}@mO^djG+mO;8l&1~X(y=-vyZ66b4*gl+AxqL+_%pTe98ZN{ANIA^HH(-z=?*yV?>zA{6(>j7MR*h%kV}mLwg3(YtB(h8
Ba)HjXC4QIejp05-HEPSEO^<V7BmmQbikTo&BI<fQO9yL%8V^aaf_(sYci2ZzdOQdLBPPbt+Q}QgWG4BmLO_CL_)(3piYKPiG^$l
AbO9r`d5Q{+dMmjgpNk9qsp}0KGD0icNQ8m-~_-)>GPW_EZeDVJ&ZoyA?W8``ON|LNyoH@f=H4pD=p1?x1_d`<Bjb!#VHZ=VuA-P
bH)*yp+%*ng{%q^0W<BO7I3is6+*4CT?NM!4n_2$9M*(_NhBPY_)c|N(lAb3?Mk)9MLMUAB*_8JGf+p%)U}{9(VNWS_w_Tr-t!DS
AF=#Rari|;pP)S;BqE&nR+~^&&W(R4i%BA!@ncGj`;vc0JH1LY@oSRX(ZF_)3j%HYx=udaz1g%?DEttJENbhi?O36pGR}M*dB|Pp
hmo=T`sDnXoo_PeWb1<$rV&LO{%?%eu3)=7Q?jA=knD&%-L%KKH`He|^u|dy*D`AdnsZ>h<;!klF!7dChYl_6P9l%#SCD5&u<c}9
nH;SP%FrhApD7#-)m&GelT+I?dYRC&=#T^z7>Ufa3Wm1y4k?w*7gxoF=hHY3ZMXDB4B`B9m4*+e!9?q+KIvFr6VyX{EWy!F%ntc;
*0&~*dwRP#<0X<p$8N`q4v@N_fPgk3Qqu($M@~=>Uv0Lun&)uCd^IJY-K`5YFiKq|+R?}o3wGrokHyp8*&}8cA}JV}Z$Wq5NFvh~
*Gzjap%|(e6a+gt)3V`Fk0U8hYRvM>(|r2qs?F(H!zkJ^LRk#5B}kZ}B19B%)TtA!Y}_d^{z<x6Xfr@s4XxJ_{1j_nn<DoAegmd0
96vV=J0;H=%~NK$1z89rw4=Xp8Z?_$E(mdA)FJg%*lSQ*BXLXw5<e>-^CIzr&{}o-GO3RkutosHv!q?<)Pf44Ac5Neu_R(y{j=Cv
&y(feY&w;QOA9`1A)AaSdAn!jOS@vaX{&b$?85|)Gfs@H&?yG7!6JsRX!~ZD6hsyiwRuw@Oe&Jehz6*RM>VLfR4YjzJ`QV!T*^x>
`reKbb)BHhNN8Y{&UFBo22g2L5C+)luc@4{^s<oETwsv&*ru~GX7#9R%vd#8SQeW+*>|vXSWqKmF7&Y$*1!_wtNMV$hxcY+V;@)m
37?(Yz!C%i(IhJ|20dL^9WGn_Aa#2*4<TYf0PnRV(U8nA;*Ak{aD@$EDrv@E9cQv~B>yeyX0+l%nu2Z)(1Iwi*d+IZ5DF+I!_*6e
<LK9CnboOQ5WDWl&k;4vrfT`y8fb8ij*=E~)HN1>h~pk!y55g7k2c2L%{+023e;$0xHRc*R`0vboUW3=(R5qwgjnqc3pPw;2_onQ
_(0phbF<->b&U=%HkTO}4P19tmD+&zLza3Y(EzxRFAek8d66}4@Zu<e<v|k8-ax&o#bUMZ>igYX^r~@YV26;Rfd)rIkPN6K0$r70
RJDugQ@)SO;!e=S(|;->3hLw_sz@+F98XQX{~kH#r>~lqy@l#6vn0+bn_+HbT^36fdSAecqDUYO3#}-lslCh)*g+|lE{Fs8u{lK;
02VT|3sAeVcJy4;IwK!(wImt{4^VicxNskEM40wuS^c=I;&bt*L)#>RM@G=v)=gI(LtW&f?~T^;eEfJ9Ek?Rn<bqS2k%@L2mLp=+
VL}Okw&ZV`Fr2DD^SbxT5g{#CI6LU&UiJ{|7_W>$&VYuf5=JLZBHNG!gXG*FGm%6nJhxUSX}ec?dU$xhFx3cwizVuxb$8v@N~+pe
F*Jp()6SZ_)@U*1&-%M}CBo%IGqHl20&X3UIuZt7NO3SA1Q5**FdeNLjc*-Y%H?X}&>AqZKRAxom&pRI0idvUA~IYv24Y1qn5FUx
scB_jCA9`J`SGB|?|Pc_a3;-qZva`4)V1Yy3f4AoK$<Lb>h!K$>4}0Ngq8$!bReV=W0|a|l#mrDjhs7%o|<D;63^OFE}Q!E!LKhV
%npo*eY)0tdV6{roB|-E+_YfSJ+;Pl*F0~J&Egr`W2%KfKXM07y|5q%L~4QdQR=Xu!8E);205HnH*_Sj;l;)=d9}2#9S9k8&AG;-
B1AT~nx}5ZBs6FhX#%h$UER!{s=hHj>2|D|(I-kc^OqFZjPf(c%cdkv2x0@K8GMq_mkXTQwKi*ZL9vNq>8Sqfys3UFCAk75V@BHN
F{Qn?<=VN$b^-|zV1fe3q(|A_P+FBV2icsr=J`6SDZW@JoYQpL(tVR=7@oF-*d<29I(gYt(rPKMN5CS(6H9bAYz+vYatK*ZcTbRn
f<F+vGgU?1u1T~m^;T3z*FDPg<VBO1<K_3>7d>8PDzS?Mde!M1-t=hmnZ{8R;$mg0P=w=QB8?IU>~;6fxj(D<78{}q$&vMpP9I@7
rx(qM{k3^&zpL@MaAxg6HWFxmT1?N&77z9jG~eXC`iz5duS#6^rD?BV;;DiO72OQMKGNBRr!-M!Dhm+`>7BdQ^6u`BTHW-Le2+eR
h~6ArM1NR=!_479QCutJBta9Fj^Zx67+j{OM|sXsINm6-)t1|wIR2*2pfRN@>EHx(A^m9C>M+f<V*|ZV@({N619IG4;pf48$&nN|
$wXNPwuWJfVFe~icwwX#S<)Yu&wgfILw-8(3A6yjg-w`I77G+rMjkTE6&7PC!XhwX_*h-_k{99dci$*$wJ%xTylP)FDO#JI8zR56
ycZ}A3BC0t*czezWK%Q-5Yl03Cgy_%QR1OM7%iD}i^SZ7{Pl-DphYS|1RI^#=3T6bD3%iCCF0F_9?Z-8?4zT&nCpoe!f88WO4gTS
!WN_|4Uk4jI+2Ay<ipXi&e#@r_BY~W8z`I6R4u%~Y$U?ygh07qHZ;tPNeCamWn1X}xnZHBdZ#(fsS<ad``5Kwy7@Yr6R=6iDImq2
JC>nj#V7KBm<xA8+GyB4h%H=psiV>e7Gt_st%gXoj?sJH152;RAN9q1-VLwl(#k|L4mRp$wRRT;*Tc}>4MY(M`A@bma%^X78<2}3
T`Nvx`$gD5`wN3dtxELF(2bodcKS#`)js|R?3(sqtxy{T3bi;+SUH>rrXPMaTvbMa6}=j-HAqpH@URp_5y#qw@F-?EL=2ri|B9}j
@#pfmr2zwRI8KIWs1zoQeUtTypZ5M%-yv_cl234CLV|vi^ED9OOC?&vsO|?HW`=QRBofankc<ss5G+1)JannkJK7kL?Atw!WP9H*
`|4hYT^_^N{p;6zS5K_vBFh3$9)2FPm@AjQ9MWgu2FK^`LxCVqYqXqFQM^5*Zu2pET*`b7ddSHbR|28`8T$`N)ylSOFunA63!f%K
h|@LHfhvnXjb@(zr+h{5vo7Xgy&`216!yD85|ezyT!<_^yLNcltar$XhhEzu%av|7_3>RtAF~#ZYtue^MMBf@@v~5J?mgadVkqml
tm<Nsxz*qb{Z$T(k<sVrsPQ{h>vUu!bVx}Fdz}d>hL4zN&{}OjGm95*KbqqI1PK?fOBnI+>GYKwiu?g-bRaX9LL6hlC5d&c--;sM
8UD{8xnY9Kema|*A_@wBrh=FLb6TQBlte87LD~!JUOt~4>PQ`T-gJeYx0z}}V{iQfrp9Gq*8)YWBoIQ@3m2%WxIF(4*M3e2_)4m0
w_bf~bEavVu-*{HN~1(|{!4^HjA7xZ=>!`@6G1n&$Lq5=9BF(%hWF7YW4!FG7}yM>d$)N~=hHHJp}Ny%jy>~kFrDXE-K8tmejRqC
5sA$(mLKSxP3b6YI<I`myxvXcwdJ?W+N174NrochHYHyFr^rofhY!xUx>800BgrA7L06c7$6khRDV=GDgik@Als+E!y_Oj3z<PAB
-IMZ6C!UWitoZJ;NwEWOuNpCm$=T9Ax6qhybUVrSzTGfU9rvzL>#x`{#hUAE1b1LED})9CA9%#D@@wO6HC!U{1zcub@x#4D@&s?d
7}|jYr47#e$o+DI3X&MHAc2vqj7~SsypVw=zPicKGMQz-S|CJ#Ul*AIow1c<3?KoTKQ;z)C~Gx<Wuf~Pa9)OAB2M;X(Bz}*{-}*r
LGfej$6SGjtH3rmyo}s}G*sGP`J2}S0VRTX)M$lZTA+I&nxjH!SNk|D5Im{BVc$5mJ8#X}mgBBPn_=~E;`(UxNNvk^<#lt(SO*iO
%LgnD5M|&ki(iTlj6b9dkU$D01J>J405{NFIHC??G6a9ZP%P($VP{9j=o_ntJ;dC;+^w#a<aIIt9DHap2(=hBdu6wH0|wntS5iAv
TW#?$deAwIM$Ig4FegP!6h?$Y(|TXFp1Wy#<JvW79m_~hbo;#^9KOzR*TLs|-Ip)dtGUuer7Pi9zF332WY$t~39F>YNtPH9m0IQ>
Oi&6}<5kh1NF-jkpoe2Oy0PYzRSa|_tQrE?FMJ0jUX`@4j6C$dY8Ge*npVxabhoJ^X8ycm#|s-aw%<GO1=Zcf1$hBYEC6yzEX2@)
Q4r9q*7f4m4OR<cXl*%y*kFdzZ3lH3iH~*%T1yFP=rqylUf-_O((G@bedvY+BscZ+HV^KV;0n{npIxsDWRs`|hNbJeyX@JPznjq<
2MM*kQwt0QVa8F1%Ycz_++;GFWR%chM-+XCH+PT~fT~r$rW|kCeFu6GBALA6c3zy5(I|crr<5qf5e1H&VYhjFXh^XIRa8+_{{yMp
ZI16m>dwR8)#o4_D*%cD|BqRkKM;wrRd$ECdD4_TPrOG61dN11Vj>umML|@7CJ3b}G`FRc+aa=8`}BWRTtl<yPwa3vJC@wGuG9=F
L@yootsK>SurEpr_ul=!cpV*C#3-SMF~5fNAH9bMdPnfg3xF&{&n-6MC@W$MF#thCl0zHD-8OoRq1Uf5=9*5j_mWQg{&(T$<Zc_t
DtR_G)Dppq0jNl46xJxVahWNF_jhQ;%q`iJ)R?ENlP}6>GvEIXA6<5F0br!>sty%_;(XBp2s%|rfDsg6;01d8pQhCT?oM9euZ>j=
8sR@Q<6b?xy-!t}T^D~?2S!jLNd!;`AZRH{7Gz{Ib6q*hurSmd9x+Qu1qBWkP7#t&ycr_MFhvEEj4J?l^n2EMFV45K!!{!HGf_@6
RYw6Tgohez8e6pp3?=&`{hP3OKFZE7$;y<8>E~%5LZ1C?pIp{ptUR@+GzJ{^-i$y!%P!ywzX(so1Hifqc);k;ObQl5F*XoGrkwRG
%b-drE^~71ghd0_r9-UVECcH|sbW{3lFOJyA_=caiaoGVW$f1Owq8d{<mFjy(F?;3s`b3}#7(y@P$Bbs3PeL+=LAuQGmPOR8zcdw
yWE3pUXBjNe0e^aJJz>y>^T8!#rST**qx=InzTabg}+vW7)R6nXnV;wzP7zIE(dfljX+4nzt34Rknp1k$4R4Z6E>Yf@5esVzY&08
+kZDyHgIAC55W_@)3FL6CE_v*3~v}0WaRG$mr&eJsd~EWMapb6iX2LZwz}(b{yyhW@*;Vba8ZhSy|^cVzL5|Rh2Y@}MT3g7B#5tw
h-2b5xPxih@I;J<P7dj^=bcnXbT+Ai+i}`qq23Dgs|d|w9gzqvx1S&;EED{Y!W{z&#q^nKRq=VlQ%UPKCWO?}STj`{DwIv2;k$;b
{N+I*WdLZ3Xd!V@2q!EPGa#dvJ8}3;Nxo3VBR%f9tj3^hj+RrPQC3F%nPSJf-Iz|TCB9#sV0aMWL=KW1>B7jsZjv%F!z#!G&iP^Y
d#DDlX3nDQ;LnArs?ZsI;lYK1A|#AR7^Xd@_juB7^0iZJF7>@>W(iD<bH%TIH_e439pi`z(^m5)&&@os>dv@v5S1hhwGA@D`P00)
ZS%LR*)?}mavc!moB?wbhyzX=r#cTEafPU-6Qm%IV#W4*^V<drdTPCUW7H>CeB7Pxaff4_u8hjFNyh43i9&k{k#&KfL7eJ!d7<KQ
K!_~RMB_0bj9J-*Mgm#JmKe@lvseW}4d#`Ci<_m7exsSr_pQ3#=*hoNmw5erMfKE(u@t((o7IWo9egGSHR<5md^tYdMK`UENYnz%
CnJO$DkZB_mLQi*N++U-1X%$>4It8)Y<~Ql))^RC$rw62^4jA{5ad6VhFvQJ=qDhD$*9Zmj31_mm$KAY7Ph!RXitTM23w$UDcaCQ
XejZ8O^pMmaV11DL<xG047-arIDuj{KI>#-KD`(TzJhr}el~p^&=x=t1N)LrJ|1>HW?5`{x)R}}`klPI=~VZ;J@Z))qochm&eR79
084F^(>KguljbtmY>YJqN);P7dP7zpB`vA*`e+TK=P+n3IQg+`UUiUK%NA%*i8tqaHQlwQ0+dltiW!!zdkpVJse82{OM_BV6Xsjp
(m;{~AfRILVBsJcFgrN}{om~O?02ybqochLu{>|v3(a+-86uZb>`Y-n8hvHw)W!ir_y0zIdgn-zQd&{m&Vkhw_O-*t&Zck9c@H;Z
rHS8Pj&y?QW@?eSU?7NImQNk^elg`ikzbzuFTu_$VR2gpxf8y{K8SUwp`V7Zc=3V6+`Hor2(l_DC`JfH-{HQ419*W_4|K1yp=e8f
(BTK8IJDM|%Y4DTbpLxB*F}rhhjtuyCzf+4u|g^$!Xzs=WjtIsbZmz@?O?yx>t*j>eIH>#K|9aWMkPU#1WFvXU4;d&qBJ(^q*jhE
TMvA^#RXNU1GeN}-C3{}vZd{-yaAy{7jc4n)moa^+cSQY-*|ijo5t#QlUgbS1`Z)G#j7{84+5Vre7rzQ&F3go$<Doaif4B_lp_pI
wAw?GAS%?s0BG6`MJ`Z77K+to^Hs$dZ>E+)g8@Lo^wN>0E1M~MmI!c`w^>#J(%3t4H<pqj>pN^Z5INLaT8+rYnojH;KCwVHbU_1C
iz1GvcTZ54#~Xoj7tgKrhW33O<-x#ahqKV%Bod)h;;9QJbcb?ChwX)7g3UJLM{dDuPBC6lW~pir&RbU3=`D^_T{qTl@JR(<eD>C~
uT(H?riI!+9`|7_S@la|8y$APERS;tmwyvp^v*0)8}1ivBYNqBN9+TFEEzjh0X!c(GUp)a#pS6w<HJvD>*PL}ob&>3e;ZMW4Li*|
yKvZJBchX^NcC`!tHB@Te}UGgUTLu^A6>g9GHkY>tT%_F)}#Wv65AFdAk40`;gJq=OGtzWCWtqye_uMcu-|`2dG>Tr)n$iWir?AX
Eft9q#EY*yO}YASz{c2ZVFw)$vde4MLNE})x-|an`&L*3!Y7?;e9GtRA4n3BRFi*=+@g!dX{w->ffT8Dk#RXftu>t397M58kDtN%
euKRQMwJfZ;pFcpSJNE%dh=$Jp%fc%BNImn45rH9){q=9_(edYpdkaYjSWH9YrX{a2pJDZU?3Ax83c-lF8x}BGc}a?X@TM?nqZ8x
>BF&qcEZwuBoR`Z2~l3ue|X9z5Do0b#lgH)UB(g;kQr%BwzmWe!HffQ$1Kup;l-xykSH@@S<R+SLc|UhL*u)%+<-|pX7;ebt)ONZ
P&GY*@msAPDh5~$&`4hbvi8#+G(hSq!$RVfcJXLND<jm2YNqAqpjabo#@bewxalpj2*z6#@I)UW3}%K=1|a%^*!PQMwKZH~wDS@N
Mg(h>M`nod{2U$ivj+Bs;b5~7orUyW&1@~@Q1?%byq`*z6KAdWpi=JQv4YLtGvy78E9~z;SO&=_mZ&vI0<JN1@GNf~h}6W8DhmkW
_%VR*cE=*sfQ4^|);sio2m@7@L*BMMz#G3$<4S|T1<iHL7_TYO(oB;u(c1y*C;smwc_pFPxg5xn8`5r`0nl*wKouP#*yEOV<&cMR
8m0+si++bdzi_>d)Oi_mzGq*0eEabEC2M$>3uY>_;dI<rRKm<@klJ4=3+#{3c{&$(V}j+Kl!r9K6I$K%ObpE5()}u-025WQ+or}5
-Jplr7nE?S1eQ!JY9OCKI=i~o??h#fS{@%~=;}~ag^kM^AaqFwCs?o|yS4d|7Zd{wkbg1dOV@$UvnjPA-C2V$07PIFzWVI#0fP&+
p#Z?-Lajl4ch=7Nx`K#T020hW!3)P+z=DtAqH@L%7%VltvMVEKYZ_!tzITK{5D^|4`OiD+0O(Fb>Ac)`BP0(=6i`MQpL;hS@6}6F
$~N~dd@x-#!}UUS8SUF)cmgTqjV&IPb|6>~z?z5WWbS9TA_j#Q8QEGm-DHELK4|pDed#RokHM9}U2Cyf+0FoKg&xHC)=cZ-Z{LFf
`~d}y1s?DNl5SWr#D~hR^lile8Bd*YHP&CWzAbfqs3wYVM%wY-u3LbuLs5l)zQTjw9gE`>Yjx{FNF=y1RRNZP&tIA=BnO%bZQk6p
=GE+37O7#O01~gf?BWx%_fqg2Qs5ejATer?<kgi2^ghCHKlWOju~mKPV{wr&rGfy%Fj(*?HRUk2L<hF-Lz#*h!8@j|gIEHQ$;E`a
iuK2iX@x`*Sa_h=!1a2Ftw_^05;tHCrq0H8v;q#|c&MIIpU#!8;x*FEp*I)A_;jsBY&|^l$A{N9^`1<anWsK9!??*%B}yP{t1|~X
JUcNzv)Mi)ap@~k-y^BOC>V92q`;k|9h~uZDuO0Iar(0#-|Xn^>%-6el}Flm^?f}?Wh#Fk`K}$`s%+H{G_&vaq<KT`&54b)y`S%f
`vZj<vf-Wo_5l%ih_HZw^c%8c)rY=*ICW_0<qpZeOE^@UKSv(KA|RefElLU@2(pN$8$Z@W1N3(8Sp5I-5cAii2iM?ky~S3{KyTQ5
cw~Nu_xunL!^DqYH}i+(9yIi$ScY#w?&IqkV*w9p9A$4br~LJ11|7M_{bW0N79Vk7&m(VSZPozeN>v(EA^~C%VUp7Ib<d~TV$x{+
Jg_#G$1vZJc5^y4->0$xEgk#^F57%IiJ#kFVD@sq=lc@r$se1N91NBSLIHgFcbH6>iOE|6{`h<iEk_}>EbM#55x6T%+Bgl^aE@Lz
VDzEywt?^Q*f(a+JKxsQY3%sx381-#KjMee&iujOes<IhZmuiSS(2A)aX{>yl7Ams0o4PJy)i2c$oRV`(2IyZh+xGFqHFjT9AzeJ
kw8aAfOJhB5m1hfjJuE%Xd@Y5wf+A{4V`8!K_aT(XbjRA7(&t*2u7g+mRL-%)RMGjTNZPmu$mdf&-3MSiIhNG;B9~(Pg}i^Jf(YT
@6K9YaPfz0vfle6m(Ty|XgN@NBd<${-L4UNM#Dos6$zoYgyn!SD~aXZpn<H1)`-bB`xT21>N%<cDu@|$K@w(K2CSX;#U~`0IuI-S
FwQKp&cF#Q8iH;*Q}^?}?RCKWqB9=<`QAHxNU949d|G$(-U0Mq``*adBEF7UPZ{Xz&3rKJ!THb5`uFbhPamc(bs!SukInDYcpdwJ
UWb^($bv=9X*#t8<f|1-{yN4AWxXBp$@fSu&+m8Dc;{KF$@}_tZtRD}{eI5zLrEe2@S~@k-6oMPUVqjj;D1fvMb(an9B%chr9v(^
bSRK4LJN>yW8X-D!tUqWuCU+OUb?U8A*4`?B8b6fg2OyqTnPX&NZZZ&Sxa8XS)skxoYb_cX>_KPM%pYo&Kl{@JmGw-1z3sn?shsn
A6w^g{*?!JNybQe)lr7B(R6<6Zu$4xFE&XbL%6g9VYKZFdRZa%M;BbG5Zi6G0kA*;+&Ln2E*>iDOGQN-dwTZurW=&X5ZZc4?d=cb
RyM{jjtdP4r%nrom8to&J~zYBlc7SNh<!czJa55|1Ft7(cez7+{WUHe95V3}?4lIg(SD72v!5!F7D!f~=#e16k)?oJhb{Tb0k!%E
QwJgkKb`Q;+hO}-Pd(iN$>3;@rc!(%LlL2^kieofU7Q=H6y}5^NReKg#AlMY_?7R{X2?|#6M+E7SHU-e+0py!V}ud|Ng8+@0V(k6
x+5$vc*7@DwZ~5nM_HixL4?K1n3=Wg!%3T^Pz?<Y-dUb%dvA%gK&i$W??N#SawDO@4W`Ioc=KsuJbk2i`JIoa)KkbHq<x2HFc3^S
5WqHdV(rVb@g5$kq<DHzTMfr~s4r3Ik`9~xLJR~^{jq_wn~c`X?O`;W!m@HwcRxK@FDd2s>-ah0@b%TbrG)_`7QXL+ea+bGbw*%|
4{Db&V_6rlnFBHr8sBg_{_Xm2TeczF2SjDIIydAThv{sBb?;%O829X7cQ-?6QC17;mMW8ZXKm^P331n=Jm$Ojy&axD)Nx5oQUsC;
Mgj{Fo#ol!^@p8xhfQM1)X(*~50WdVAzore9Q$A2R6z#Yhps}B4$AnYt?n^>EV#B`oU>y#EkjD6`RQEh*uJqG%6Yyf2fp_b2rPoq
Ld`}bMGg^o7BZ5wMiZR&T8sR~f|;`DY<>1LFnTyR&m8bzv^c~lM1cUDfd0Io(BoXLN+KL%bSxaR=^D{m7d=q=2P^Q?n>>7Q9;Ksd
>1c%-eR+g8)I)GGJAttvvC+pEYp|}1>V%$7?^%oR{1}#1F-y$d+0DyXYii(BUGE_vKze!`<np2l7{MBuqQkPNtkh<-&{w2ff^L?K
Ns+#ph=U_-zH#Bs+g{InEBM3aoXj924!)-yiXk3O$$R!SNbdD3a1eUH9qlpd3sR0a=2!sS=!Rhu2<H1)u1KiR4Mz`QuvZr1WC+`L
0{Z6`d;=h;mbfj*gbx%20h+*g>7r0$NF&e$AZzU9u8d#{V-G%s&fbnge;&QKEO0)AF-HjdBJ7%`y;!ha{2(=X#qjQLbScH^L2zto
1RfPq&_+u*u?Kx$t(~g=7p=%~*_sP%z4YkO1zA{nkEXB*wm#b^9I>8bl_)vRiQs%}j`mfCXky^HzIR2E+Ov%=1KxDw<*nuZ{s2~C
nycw^P#{SlF$08lx9k@JWFuE%<R7)~M=M{}W$0Rkf_^6~cEUklj#aM+!8DQH+aUhj1v;$|uUoM!LQ5f$Td=5o2R#UdXGZi+>+H#P
1HU+*4e@~uCQA!|Nru(2pcw@G^GoUBNs#x&D@qWDRT~i!R}R=GiiL`o<}{1w$ZkmF^|Oe()%}o9V>zvGD-~7taiIs;TR6479f-~-
dO-hKH`C0*%&|B@;2yS!G(grlK0Vcp6YWW{vA&MN=vHFv(fLE5Ghc1&!eN9n(Wpsa+hXE`1Zk2BA%$4io=kWku~9UpQn7Ja%)|V2
83fXsKVv+MV~Vq+Jv?(TB!&X<H3Oi#Z*Vhan+~Be1B~J04($vO`=<;)EN>2Isww2T_0zdDylPODrnM3XjagX9oyjDDKpb|0R1;QP
s}|Uk*ticSHVy<-k!W}zVuX7(+VQThVWaos?&QxLScjxY{ieblDg!1zfWcHiTpOBkVeX|WR9^TxIU^JiT;GQPbgZzE%N5{_9BL@X
R<+Q{?UA$6$t!bafpQ*Jcg?7@j&QcHBS?=)M2QEoe0&CkmK4bZ@m1jOOU}Iq^QJUbJ#-h2NpVY(TVO&2=mDogoG7?-oa+w&?Y4cG
dP~_Co}<nVJ%O@Eoz8)VuzT<`ywf`CjbyM^zIUZ{qO%NGk_e$nRqaP%kU-KyX1G4G9KHA41>5ag9vH6bu9b@&4#1nUqn^CMW~ZdL
XL)!+9thM!hOd9_S{LHs0pj9pGCR#x+V~;<)7!3T>z*Eg6JOdItSeqmfHeLzACv8^@Q3vjHP9!K{hT`QVf5WO+yzQtYjJl}LwXD-
&DbbgR^mmW8KrqzSYrFe7>rO@AVO_Sk}4jkPV}wpq;GTr)(h%-LVj_v(y+&(X^P#Dq8$=}Pu4LgEO;RRbO|9ZTj%ThO}>I<V$H{L
q!Zg8h9mNYpHT>FK_)fnAV{&R!uRN2v1i`CFWWm?oF2@40Tc6&SgBsc{e}b?S@wK8#j)PK9}R#A(aVcxqH9h$&ZQw^mf;u}2$BsI
QSRMNy6~Fycun}3&mo-BDaWR`ntZV8hk$gpNs*1WLG%e(1P$D{15EC9nP5VcB7`HrwS@%cE39C}xz-_(2KE{q?Qpo&*2I)4i-*;`
b$tNj0#|4`7kot_(l`S``hAmINO#8d%6UCPk_9R){zwPU>=Ow%HE1$VOX?(FCWP{_NfhnA@m3uKiMncoOAP$T-diY*X%al~(Xr1q
8;e7FLQ)BLwzO5zKiM-&Hc9S>^c6p&v8*d6%P>P73IdVZXX%x8C=HzphZrG?yWAH~U8^lY+pZpQTo-mG{{(XHN1=PQzk?aUZVa5i
U~eyDY+<q=OF-+<+XDf*YkxqGFL9r;DcFMs_Jx-%VjECsHt`TH-WwX{mS<2iYE_^ZchE@JaeI*u5@%!!7QUdkHI@bF^uB2l#*7?X
Ub#r4fMzNH`})>)tes9hwQO!XmI<KE58zg#dQ^emcjVWth1&xNhJZvw2})B^B8wFx&0q(*Zj`M6fkf5uvx|!vpt+#ieK@e=U?8|U
7AO&RL~JxIn82%#o-3<K4z676tB~cw5zZ<LJ~@XC0D@zv!1j_xb3pD%x!YE4O|9EOd<H-kqClBQfpi~5u4vUj>0ts(0AsaWS6HPw
$T!Fo*BRBd(10*g?IA-?8(45;xFK&~2#Dd(qug;S%A*)5(PAj*0FNI<_C(_N-WCJ-_8lQ(SX2f?4h3{YkVlo+z$7#fM@0RPsY3Rv
4!h`N_&6nM;IZ0bDw#<rM~kzQ96OgN`!}e*^T>zN{GqHy_gb48!dl(nxvCb{f@nH_x!%cRcPAv>4KOoMX8e2>xO4;YqBvHLhc@rv
%Z|F$vHNFQm)zZmlCnM{54{&zcJCwWq&l^s`ggIx<^>GiwLC0vVuRD$nXzJJi@(QMEqg&b#!|GZ7r7WR9&KR+skJ2XwJU?rj^@N@
J8er-RBnZ%6w;Wj>v*Q1g-!x(h4Lgq+1lWS)T0hH(G1N7Yj}XD`qvHY%ZX}f4XkaP=%K9#Yz=8RtAzVlVk{?2ZtO7D-0ChR{N6R1
+&XH&L_u*OI8O=b8)^Vs)7^^RgACU)xU=?=Q3<IeLJd?9wA)HgmdU}gAkBw8;6Sz?m2`X!EwOO<q1mTP01$3Aam`>YpzG+YYmMox
?gb*j?r!+O5Gsj8g0CGeMTC!bmVFwlaz>f}Uoj=?KvL1QRy{pSeXeQz#5y`C&_N(Uqtnz9zDW86H(FHmLs|qHe<!>4v++B@#$7I$
bQBCF<R}`1NCl*?Z*2yi`CO}=u||$aRp7-q_EPc)ptXc4X|6?fEKG9+%%RiPZX;Tu2FNH-YvLBCu5LwC;a<CDmd%n#3<-I?#vV({
QR-Uc*_!RmB_oftktn{)nXb1t-nH1Oy#+0MXC$LqXA=Uj^Gd9=2lX5D&e${yKuyr-dEF9@-OKko)jY#i3((mjo9le_c|dHAsiDb-
6c{9Q90nkPu*cg@{0VPG-^W~?BUlu$D_3}UaO1rO+qSImhT|gQn{<6^Q%7VvK&gsqD{)}xfZTx_maL{~Jl|KHIYq7IQB%Im?%Ne-
;8xNE>L(YGcMO0ax~aJq)GmDmX}p2Z<cxCDw)hiS73g=5jYL4?^VF~rVL;)CkPt!KUw3(;=sheNNF1-NP=p9wc^(H%TBl*D15Gy4
>6BsJdg9jYMjg1<Ap(a;(cn?J1{%#Lq)VWsFUQj6;{|Z_dfC!1zd8g_Cg&KI6n@?878*_Lp<C0u?ZuqCwj6k$S5D5X>Iu@D{{jy4
Iyt_QnQjZxBB%)bCRh*237!8})5d84mj8Oq>L?sXZmT>d*L6}bg7oD1nQ}8x9Wve{6=8GBqOr=6novw$mHyimLTU%%;<ZZ2ha&va
8d2D|TarHTm?93Ud#z-3ex1|1V`rqyrWY<+O9~v-0&7+05M~%pw~S+1#@NlU+w&16wn;3gtZ4LogkMcm<C(<AeC6@c|HGbv`4k4$
Ro&bZdM7Aof+5V*A<1)bf*lJ74Rd+tOiK;A#UOH0;axqFZGIo8Za&SoaaLjv=Ab?J^3!^5AN}eoL}wgyi5?1|VLGs>MuVLsjA3}M
Cwp1*ZU*l%3D}F(c~wx<jq<mb&<NQ>^U7Y!*ygykys^kYP-ry>BF%E?<b~tp<9k#N?{`?8q)SK|mp-FethlYT%_}t8BntxhylAak
((!&qD<S-}O59L=1Z*fhX+z6^d>yz*inw&H^13N=i)_=0!{M<(UJol#ERP<8*zyTCTU5K=I>a3g4qgo}xVl2KDu5)5Z}ZvP{s)`u
VlkkIW2#!1BojmGln$Izf*gp12-=f*m^$y;@3ouB@as#JPWw3~{k7WGRIVIFouI0_5=$cLZ4&ybTI5_NEa&YaPj9wEk&25Jz_RwA
W2sek<T=Hdv579*m*Pff1^tzR?@u@zO)iknr6_27V%XbVc9jvW4g9Sx*|1*J2M@+N@S%vcUr1PanQofmCd$Q})u#x(uhM5t1Ll)w
_QX3zk?N!PYV_We!RK&vaROA<kJ>!-(zM5}W_2_|i@6Vuw4qd970tCXOFP)X+BD2edYPtYIy?R4wX{0ropUlKV0luSs_H>05Qv8^
^u9VQZVj+d-v!^<QJ!npr=zY^xmx$9F{A>YZ%*_SJsij}M;c$0e=}+~tF4u#b=h&Zvg|qHv`PZNK@Y3`US3)0>i@g<PyRn_^DXur
NO;fQw7pmkI1aW`?7+cjHgYXN4u_w+*R@;O;Whd3R|2i2MknXvBn@%(!oGN>nHm49*1Efch-x^n<X0F0Jv70tA;G7#hdHM1O{H1|
*@eKRsN$#8*tj$yI&QiGH4n~;`@Lh_UGPU(M92D15f7RuN6R$PP*ExsF|yUflN`6#mE~5K5iloZIjV1p%lyS-b7sfgG{!M>NF?8x
bN>=PI>>E_AeOS(5pwKEb6qPH>i%`DEprdsaPSfD-^K~;o7Z7~k$*BUDSjamM)eUC@~<cqJ^EvV2ZDZg`>2})j{82uOuqTa)oWF&
(k4N@;a-;WwP)AFgAIRnnem(HjdrPzLjF8oT@|RFzGQdSbgkozgX_HlGhU`@^DSmS$>DyJJ_Dda5pH03mkrs>@6CC9>sD>g%J073
9e#JAAz-vqBckL(U_GKVzR)A;w=2okn-n$2k$O+Nh}*upSB)3jVRx@Rt}k$j!J;Mp%OM^QLa#lv=dF2OIr3N2Ikxf<zBri^F5;nK
<UH3{ScOYe%*H5>=`;1&#o~^@zL^>v&X(m#gSf?Wxp$sI1Xo){Z|;$!%eXk_s<fmu$G$#VjA_H?Os)FZZ=Ft7b3^NUSqzG#MaYSX
zlAwJO4Xuta)sVpbLSs6mEhb<X~L!jE0^agZ+%}B#}(TA>aIllPQM>KQ+?LNRk|se%HC=guWhSOXM1xxV_&3ivDk9s+PCG~xbS83
^=liEiXl#%Ub)VQZHRkups@$T!?wHjtRzQdFzuVbc_{b^^g3sLNUkrhCbS8fdDY*lbB{GJGmlr7-ROhsS?LSX%swYfNu+oe5^$+Z
h4y^@eq4-<+7p}yNc#cHrqj2}n7$J?!jLZ^aO0P!hstxUwn7fJ9vYn{+RnEU;E5~?E5q;SNP?tcu(@Xw`6<1$!Nue6qTG$cr`qEz
OxVz5dSqTi>>YP9E9|c0F#O#-eyd`eZ%_Jq>h<I}w``(j91f{@^V^n_?YL1oeG6@SO|7w#)$54uh@~m=@qrxG`XTWKK?ln3k!|81
anq!Wz%;RI9WA6NgKDcK0)^@~0DC?kI!QSE=;aVX8#5ClHNIzdhw-&pHV_k6@A`Dt!Ry5S+g?`U9wnfACIM$2$q}d|pdnzvfRgfX
SUC?RG$E7Y6n5EH-mqARA3||L+zcN}dgg?TR{tU|3!T1wv-P<fK^}Ub7dH=>gWuM*i0JUg;VbnKGll?G9lLQpX{FMVkbI;MluC8&
N<_YqM^uM@a>W&Vaiza}=lv`-(j>WnwZ6S1N6*U_ALsHBo~5mRS<{uqcR+fl^v7KWO>RA9X(PzFUdY-aN3(_PywSb;Lju%#?ZEkn
X>m&w3yyrZapCiv(8WYYB{_cHwco$3>`q|`f&2N+YRn5ap$)(+XV=dJ7H;W<OB?}kRuXY1Bbfj?4-wq1CvySgMl#SE4Ipa6gTU>S
bcW=A&wkFLNA|S*PGYuv?DP=Ude-@#TwiV*$n+D>2H5C+9KlIGfw6V4?7hEY+M>I59jNd5auVnxqHgX4c0vV=Iut|x4_(Y7WNAX!
{m3H$g^dXRt4sFcyi9;fAQmAjyCFh_jb5+L*p&)XZ{dLQNe1+)@3*I!u6VXa{enaOeGU`CG#1u&E!I>>0?a(q561&O&M_X2+u7##
$($d?*FxVSp8`SH^pKzOcfX!_un5@chuteWq%!0*BH4k!P9nwcgyNDzqK+0HQ;)jA!4y@Hppj?Y;4&wL7Ac{gboHgw+yi))-jB75
(i_aglO138#R0Cm-H5wI-vs9MhAQ$PCYO_^?;PvAU17LEL(v~)j>spPK~rEhYf*9_TvQP&QkGjA&F38((s*^2n=<d7d8cJ@SCX~7
WuQ+ECfx%Ld?E-uC|I{p?*q!~bFC{=YV8986{wui4({X=H9~2sI|&x82z7_`u)R!5$U<*r8hah9T2j^DYbM@CD_O;CtBOeEVX}A5
(~AR6W|OX*O|71^yIY;KaEB{!H26~l3?5@ui&IkcCNe8ovfjjSXL6yZryR#BciX2B@+(|#k$v@?2)LlNE6OWjnWt&ul#|z^ylJl!
q*ct|JUX;3J4X?cxx<KF8Y@W3?X26Tb=wPEK7^4?6>iGEFs?QB(;&BVgIX?!O6-g42yUQmMFES<*7HhcYl9@<jG;NoaT0KVJy4-w
=>f2Kpo-n}EbMM=zSFk2s3$_Yzu^-WqVXbk;I2lM%~pe~O*wOZaedUv-wUzdHGX5I?G-LMDV`^iefe{KFK#MdpgZf)-4nRZZ!^j3
QxnzV2h(eLc~l8KD^rMs;xBip5maQ=_c!s^P46Cf-+Z1S=^AY%%2E(>wk7DRJYE*xW^Qvhpq<T)2ZG{{FlWJA2DF0;g*hv3ocNKq
DK`+#d2f1G!(kd!TE)%=96)|lD$;oPS4wMI^5ctb8oSp0{)|OBeB4m+Obz&bqjy3y+Y`vyMN92H7q=C8LZAq!cjx9%-7b0L{VjI^
hxPS>5Z3>v_P_C7+V9BGqw@W<5?YfzrsrJ0pL}!xWXAlzzN78WBZl<;NI`?4=0F}qNA>XkzrTCL```W@x{qf|+T$T7I*!!!fw%t%
3J}siYV{y`>^{t)tdHbJn-A<^`(NUJS=W-q{8{?`@3YI6{GE01{WBBbHm85D=8Dt$IZ5_Y?y0ED{9eRbv=Lot#NKhmErfnJ{c^M;
3pejH0oOb7oj$6*^v5mi`%aMN`(f<@OOq7!aHRBo;@Gxm#E)bC0oE>5q)wCbARP6J^LNy{^q(r&?w=3OvF&X+i;XIuZTxo8;{El_
HK#4RzfJR}R~543HMt!x<;v1XgmLroxq3B0uPQ28X2m=pDNd)Yt3RSdZ=L+(-#SjKByXoU5J_{M<#}-8fPv4vM=I-GCSl`(eBp7m
>rs6mMlDU=tM?&VTB10JnUYa&X0(Alsjkr~E6rHumFW+Y9C<&TrYn2-+SL@-qvo8kS9uWw8Yb6i?au=@wmpgY#@*1i;UGnLNZU%s
QH$+-v1}Yif(ByRxCbP%ez6aW{A@${+tKuw!p<oB@b;MNtv~SG)Ov4_b{`BH!|NZETRzKY6R8!gE+UI}P7y+EwbWMR-k8Orx#;nX
qEAJrur#~Jgdll@7ymLnu&}>=n>~(rUgu9sL@#fl_dV@KwjY$ycg`+6_pf`%Ch{$`J=9eakA;w)Xi^lK5$6aj_BGIFV_OkIGoZ?U
3*vd3;;k}<Y3W@*8ZX#|3#<#mBVy*lIU048Y>vCUPijST&M7sfU*PLMHqTQ%dS)mM3A&C3n@4@LFLhPe`p8(u(P<Uerg`aVwsTAx
&+j@OT`)%3kaYIpR#!Jd>NHDjRe35?URWkqhbmLVQQ84qZe*DGPsU?t74lCR+nUna#WuRnhGdhHW}c=x;q^GmoFQM1&gOGh(%m%E
6w<nooFVb%_w$``r!j&Y#;<tUPiS+BXTx{qd~3{KXYs{0&^hS+W_!zodmC42@97)cSCgq~=ZdUc?^^yz=&MRNzgWAtoC#Lj5vPS5
jKxFd?%HRg)Me)NSH2eUNjlOzVsB#Sm2hC&MJ6AoYev+Eruh%Hy58!FHj#PGaep-x%=7PfsH6>gW<*tB&>f=YDv_zJ5w$H8&My4r
{%vi_YHilk*DJ$^tUA3g9Pgg*Zcwo0#*u7I;}xbBGi(!?i!0x|xLs`rn*%RMipozU#56wUb1H3^_N{IBn&;5t#A8U>u;PW4r0`)%
^*pai58n3juX?6@&wnZH;4M<?f9da96H+L3?!5Zt`M&{M%EePbgfyotTv+?4Iy$z8ZMi-4xd^?7QY!~{pt%)snjqr?J4942ML^u}
{mQOz_Gp#b4KX;T=wG~zun)?@hrsackFIt-3umWLd57R(s9rj*k%CC#-X6B|r21lqCP_e@@?YgM+s(bb`cETKc1MS__T%O-<j#F@
J(BI-@nxM{^Yc^$&@53*KoLBzJaxW?`qKwr+T)5U`DOLLsNyF;Z2r$4lxy^*dFPdTR+Sc78ew4};T7a7J)r_k<=yGSir+=yM&6gi
3Km$p$l5$D^173XTh|i{e!Z{WaoP5^Dru)V;Q0As+H%3QXJ2*h!p$djuA5Lb6wXa!$EB<Ubn5@@3Ll^S^V8^qx%WlI@#9Ffw=o9Y
g1Kc^r#exQxUEPESE&fMugq`s7ub6?)xp?Oj~^O2;|O@0TTU|Ye7~{YYSq>zc%a;{y#lSPS+JC;S$K+L;}-gLw}6%NcD=B2^z?Q^
etW!lTa=-1ZCvbl_93?{Ew`J>i^hc$2rmu(GB27^m%3Pd1mlOq#vwdCy(vl!Qs%G5k2cGUr6f5uA@-iURzz-=4e<Dc#2Tftp;kj@
pmFDG+l4W5E#|IsQuWd_R4%hL_$m{D^u40oyS&KIZ4s}{@_JOL<ql7K=qrh=4Y||VP3RYedN{GCjb7)nAGM2c;`+@JmrpTI;Plqd
22>1>Ws581tr*Gnmt<@wnEpJ}?|Tx~@;0;7f4{6BrTcq+_Xm-&rPE#gJD+>@)BX%}eZ7GCvF~;o+VMSFR+Q2$$@v^~TlPHkrZ?D-
^o>m(^{eme?3Xv8JAF#tILUs`XzkZaTC7KO?*t==K$o-s_F$MIa)`Utvnq>@(8WxtZtkvQ1fJtFejb0>EEsuHiuV4;e}|5lJj6+h
SH!9d4sRYyu{c77s>>>bdf)vuwoc}`tLMIL8dldjQRy73oZ4vgtL+F_(8XpxzLXsPbvs|}-e(6T>XZep`$$?}{@YqTE6#*X#gE5X
1}9k4Q%y20_0{0oP|g3p9qXd}n$7f^ny0|zq!E8E7td-^MU5vxK%cR3_S(FWyo=mx${O1tr-|r1V4XO=rv&SY>K#)#4?-5vM7(#P
(wW!7Mb70L9abY_dTAz(_18LBi(O>g9LlU^{?xh=S3#+wJdl$RwbmRQAdyrwBY8qirERUho^so_h0)w=pYlH$0PUahg@3wKdJFQf
d=Kw6pt6uqQX2Z8nK04a|6xo2Q#s9UN-2sU&@G&3nMnT-LG~mv2m~x0U?QQIIOFspAMivXeN2eND5~afMgZl6xA={C6*XY#s{vLa
_5)2*PzMeek3V1L{##g!H~V!jZeJr4(w=*oGHmM;MnR=CD)-lLi?~??L}SskBefpmmx3g`!pd$;JG;A%$$O6WecUB22@ojR4WO}E
!xEy!z*<Bgk;7rWS-H73WMOK#aoT1!MZwJ_1(XS*jTS%Vt0LUGWm^TP%|Qe~>IYd(P3X~><A!Ltfqp(cUxSeFGDuH<wE)Hu`B)IB
ANxE9N3wA3=lQ>%eL?}BA2W@*;f<SV=E5(<AB%5heH;BBKG5P{j~x0=jz5-;l8p~fghzyX+}mNt%FNn+v_7w)Fn|Pt5kRm_v25>3
M5?h0oAlM{&UN{Ir97uY_PP!aa`pM&Ks%<;w%PjnN3g}SJ6?yvZ`fa`6|EXw5u*LM{g<TbLNDBeN0~QC$Gygm9Hm-zGSnuhdMaqK
Kbew21%ckkb&W&dWF~B5XrMX=r<GciyyPH?sObEj3mZFg!N^Cjx4^Vk-lT7PR-OCN3szKLkh%q-gf0M46hSd1&Og=-Empqqzpo$;
#O%an>B`PI59m!!>bv;Vea@nNDIF`g#dV#OknxL9^x$>5b9;XbTVy-ai&E=q;Cr^P*KKM^HoD_LXua^AA+b|-skF@do}#<iQ~@Rs
(TXf45YUBqpKz8K9Swgg+zk>El<TA3ll%)^!fV%GZ&BBgpdKUP5E1rx4_;&3>kHwZ5$u)(e*v&M5n=2ifOEH)h+}VVtxmZDfd7Hs
!>HkWhBdibj70`>t{{zXrhXV&Aey%DU^OHXTS^SsQYy7zCRg+Rji?&?5zLarf=MJ>B9hdML*XlR8Vp7Y<ESAQ`mzA2Ym^8GvvLGB
rWmRP3yr%|Hfg{W?*P;2$sD~6FgLE!;7MU(5de6RSrr6&n%73?JO}wtJ#_QFokJ33#~>Uo<4pyF_eg9}T_{ja5-v|i?*mSEe?Jj!
_vlD0C+F?Y1FzHU)#bocZx3JH?(+Eo^S2(F^XcXuejVF<gU(%v4ej%QI&_~Ff--DC7l!lkkSGq}W3UOM*t4jM4;y4?7qy&w;`4em
5EcuoWn?JDv(K-37<J==M!IxQZck+W{^LD*m!>3qGou5`SCMib*gd@ZiRq5Er59S$W~xFEMuq7F*UsL0`L!!O?cw$Iit0zFfDCln
rOq_3VWavUr*f$8aB178#&)R}${q7e&M8sx>rH%iPn~pk7=L8vW^KOOP(Dzj*hETN!O1yh0ThCP(>@t9%29iuepv{7;YYg)tRu!#
1%imD<0dlF8sn`V9fwa@(YdRm!<9%yi6OK|V25&lVUSy_fP<r+O5Th5_u`yjpnb;n3E3vn8&1{vj0}<G9DeG0c=~qKf!C>Ec?k`~
(4Q6ubmPj9q6ch(F=RZZkUtin8uxDjP`JW`X<%4*g4sPYwo8|YaRf+YVeP3yTdGcz87Bm<MWL~PXh>}##!O66t$!Qal1+>c4;eMy
*^+3^)ZT!bVJZTZ2YFW%j#3(69KMhA`3*}G+MDB;SpFi-$V;D<8nNLt9fy&+`OUp`x6SadPJHqHe;kS*GHZe`<b~shAo^`J<6rg-
kF(w5;X#AauX;FH_S$sKNu@o!?;IhOrWu2f&+_Epb=d*)C(UF>4KLh~qDAtrL-{sMSkL8=*&p=h`Ns#zXCnb`^kG~Wc%pIj0)|9*
c-PA|w>;hS-25wQ{Lg0;*6=H#LcN7Om$fE>q}Y$26G2t?(^p2dSE%Sv$$fM8GN)V1-2zaz1}lqcA`C8Nu0aG6K_)JizErmL7SC>@
0i*mF4gx;BNQ}4Jltgg7=?-<hH1p!sX&|+%62K&OkU6~~CH;WyWGHTsrGZzZ3!Y(meDghrtGkPXqV*E<<vRCbhk|9S(D%O*h7MS(
xgij3+LRC^F%k5<KyYA<Z><J}5r)NwmX0=AS4(?&X4Dx1_D8vWmz&H`Be}Lfr=4b``O^+LlMle3gNh7q6a<5aaAyRP9ck%-f;|+<
R?rjzOb{TVdqqXK5CjhLizTYjxHvnmg9I8xDk&n9KX)QB_%4Wg&?iJ7G3@CAg8bZI@wt9fP62C?N~w7xkMP#KlUesUfVa+Kv2CA3
G0J|6(2-in;T9!?1XyJE@3@j!f=CrTg&T-vd(#;^aeL8*`VF*qLkvEd7SAE}ZQw+jYm5w<BaKOy1<GJZ2?*zEn$T{KjOe1;8M*P@
oCWdOZ11%{x$g(x^2e?8Hqh??yZp@cJtYxYVLk{FZtwG>$M*d${rv&y{2eUW`6UF(G^?zjVe#%R_U&S^m8K#O*A9+q#Qe^#h3itj
=j-%0y=S3431Bd_S;RW%S<9M&cz|HoO^=RKxq9t4Tkg$iFvsxPb?Ep;`XN}_6^HK-+f*@>D~%9#L;=~x1xbxkC9M_S16Nwfk&Bv8
RRj>Z3Qs09I@`v+k*#tInp-xhqj2M+iGOHF=7-GhNSeXx%~)f3^1-++Y5Wl){?P4_@5@iTi5Y<X_4ndBLfs1s-F0A|oCY_co<u#w
y$*o(z7BBP4_p27JVED1${AQapIJYi3(>LO2;Xh?p$RO~&x{yNMQa|JC9x;KwMKC*m@1)JGqyfXdbH_wGho^tVjYSg*`#IkAi=Z(
B(N1B0?dmFRMpI23-i+V)`aMBfqdO}jduxXovw)wvSEN+{Lby{pf+&eQ1s$2B86|w-yRglSx-bcl3f;Z1A-i;SkoJ~PdT`fPKwR9
^|!OPYmFJXh0zHiyOw@a&Vx<G2puGZ3tC(`Z!Rt|R<SfgB!Z>5c!VMoMg06Gm%0}q5mBdDVOSzsrLaVs1U9@ith92WDKuX$V>lE#
6k_xbVR2#2vyf|nYKX2TqWWe;&Xk6QhjK3+J81DP3dNtTr@G~+!)~?5rlFj3?@n_&n|ZG>lzEXQf+J%43-_w+tI`nYsy2pm;s+-V
DUjL_S-M;*MQb;cAX!X=-iTKsq)-aZ!N#q;m8;TN1$CrA=dR+N+mMa~1-;Xh&v@1wzJf6jSVN`oHzGm5&|i-8H0YK{F+`#fp$!7@
iiFT-rV?sI$R!9!LCJDDn3-}VA<&O&zt3KFsi$t9kw&1yCR(v1RY*-R*=m^m3Y=eGs{CdE(fY0g{=SEpFEi!&YQsvsu3Q&Rexf?X
pK1lB6J>YPNs9;&M}}djpgum?^4XBimiHDGB6V?xh2^|zI4(oO+Z{T)WY=U@M_0E)?2t)=qo=Y6!j<QfouI@taX1eklo(sC2E8O}
O1OP4NSJtMUKv11gI#zkld>(4`dWeMJrg(}jCwhyw=O%ZMGLbhJcYp28eWPz{x+*tzmMvS?SVu^s&nU#TvQkE7u?RFFUS9{bobh>
NUq)q;U9D|`y+jK$H`QVvZRWirkcmIV5tX61>l6dpomUMK`1);s#vP&U0#Q^G3b0VaYoo%i|g~nebQx8%OhEUg@_M8vq^0P$vAdX
NfK=TC>(&TOt41GI10jw__V~A2x~*p>Fn0vI*b+I{TDT>)doiYzpzI9H1kwyK66T8%#87>aw=nl=B{1HvDk?mp|r}VHmPt4C7Gqm
>NllDCchnfR+%HtzEu<h6gUC(isHszJ${a;d(YNjdeO~%A6K4!HavqL0si0TJqs5hOsb}Qy@<@}#2SZl%scj|9(j!5Daf?R$e?s1
Z@yZ^qIFlZgCR}phHDmJ=c9ryE$lJz?C-%%<c^Q9(KvT4m<Wa?i;5vJpIybKfK7k&AUdK6IgD%fYkmRr*!Sk%J&1biXJXVTAp{x5
3c<mpev4cTW|#*an<gNGp;h|zyvUKcB@eI32Sn!AKIe)i1&*SvunE_dv2j+p$+LXbT#9_4{XA0vurSwGrznS}%+)LfQR|6j0nfs$
y(zeyKP=(cEpPbc-QM0^+nV=<O+U#Fb#)Cy+o7WGn043cG29qvI9fZU*1;W_pu+(H7oPu4uf@JD*R2KtXmzM09TP+@0Dw^tx5E%j
S40NVVeeZz)lecRaQA(s6Vvp4S|3GgTa7ZQr0YC7ZyZvt+v9@y2R!jm2m!pYiEHRGt2)cLi}=zZQfd@>@e#qGIADl^vx+_CS7@Gp
H!d`vg1CDQhvEoJ>^0<4aRwm=K>}3tGH~i~{~O<2<_l-#&hqRC`zR2f{=Xi8*rC?YeEoz-2^esUgh7WW5J||f7EuNXJy_%AHLfC;
<&<&MdD~qyWm5LjSrxtqf>wj7gltowIbUKd2C#%ygI30vo7N0lBATCdsOMLFdtbiy)YkP@R$DAN2S*B)yZG*f5)~oAU<f48>G8ea
&)FK*bsT4|({q{}xhw0^EDfqsRQR=GA}(5^4ZZmO?c<v7hsI%0`_k^6H5&^3#5=RG?>hO^0&!~tU|IlYW*k^(S{x?UgGy_N2y;<;
(>d2p2y<)SArsVHHY|pyS)&(v99g`G7h=xP!d>*x7W>GVS~oQm&7)GWvW}S^ut&39kQnGHChh&iL-y+$9fQ{Wbr~of69GVoNaIly
p**9WBnyLIlZbG;=Vm(GKD#xDG&~&zB@w=nrw>|PpMZ}b1P~}-u-eEqVG+u&hzZ8&8s!GMdPyDQT7#PHw0XFVtTf2Qoqn3ok;uUh
+ZBch44uBIa9XOn=te={gbhg*ou9|AF}*#s)$Mp3k?8I_=eAq8qhRp7gQ-9eBKC{VY;&j^AS!ij>mLm&9`<t`Uk5rnaKyFHo#_NX
P3VaU%FMlEgEX`8Yjr;EbeJB&SOjSk06{N*+=rob+CN7hA!z6|tI(Ir^+O*pLOg(hq8E3~$hp`9x#^6YZJWUNV_K1>P@@YvZ$p!@
?r}w3HPd<z455Du(l^dZn=ptNBgt&`tXd;^(XrQ~fqTnd_~bUeX<~9RMs17%G6h8<u3>u%r?2PxqxMk(Elh4#?LnK>>sTe3uw$sP
aA-eY>r5XoX^9FCvN8<A_nJ*wDuN0r{vX*LN0D}UU(0jv+q4eo4Y&xs@UEIKw#L1m<|2}XaEI%Z0X@=ylL{6k%LWu4#3jF1?jhZM
gO|SFAAJY75!&E>9Y1{Bka+?x&pr1YX)!;YInZytqB(skOrO`ixy|`^`svrLaoU-lh;=-VZJD_+EFmbY7A#r%Tm0J+8`7`u{uDHy
?B@GAN}VW~OARoV9e;^T4V(OZsBhzW_VQl2pT|M&xAPDBtC<kMgJB-qaO*?(Tn-`o;;j2rA8MHpK5KEu6TQj%j{$@VxXtscmrV_V
B*8|NA8~O7ku^dsIzUB*(&PqJ?wA}X&Z*?rZrl^kf39bTT2R-L{MEp8R)y|$zyef}Kz|Im+MOKQ&M>>OL*W%Z$v?gP+s)zxQ5bH(
?2{2fMUXnO^7h-;+w|DsHyzi(_%?dBF&4c#9t_4oA2^4Hoh}wyI@arWF%@%9-efsutA_`AJzzMuW8T7kg&dZ+*q1}6%6{v8(tVuj
TXm*Go7xziSyVTC?7V67IlsR$z}2e!o~(Tfm7bg5SFPW@#<Of_=_V;qz4VLLu=USLb{Q)87wb7Ao?=C&y2EdTCjkmo3`<G)80Dk8
LODQP(+HZ<@I9`h6n5=x9US5vuD_0L6ckyTeqVF=*avt1dQYnRH~>HMm!<`OWQKo#`E%j=`0+O4oOEX#GMj>(q1`_*|36cHgZ+!g
o&SJmVC+skOa?|Otc1lBb3bo|t+es$6KAsI{oWzx+3Wq*-rt74aewZg{PFV6?du7GAfNejKtDf-BcX3h`alc#;4k^codF!hKT?#R
_LX89J*n@`0376;URty$1;P?L2nc;uB%)+eupmRi`f2n?0z|MMOPq(deAiqiF=h$81ff9S?>ihT{r$Oi)n@zbJWmN1+uwUNofvG<
u%=?CE*?=$m}7!9|C0`K$Xi}`pVujuJRAReV@Yu9_!=u8LP~acKAq(H6e+(Qk3gO8crf{<(r0o_@TqJ&x>%Zsd!N_w;oCO`bD*rj
2!^=jpd^CULZN&RAT2FXans=u14g*s<+gBT0kH&)cCbYqWmcn7(8B1dYmp#nt#F*kQV}PM<c%N<?}njlWYckRAY^J-BlZydc6O>A
g$pd=aGJ1K4EeY5XWQC6Z#5qw=P!_GS8I`g&E9^q{C~^SQ}=woWmm_<H?**FKTm3P^a0<tf1$|*(u?#v5&1uC_mh)f_p*;%Q~cxf
hYW3C{;$Ua_43D8Fa54V{2=`6^{gUNA9SOEm<}L+K{%uAJ@Oo^B$U;2wqvJJfkcIyU*Ko>X1CYu)X(&~Pv>&KXXSQUkN&aeH%13O
oQ#vXJvaCOekmxQ!=>%-02i}9&RBJRopQVmKdR%d9MJ&a0?x!l|6vKe1~02y{;miv&>j9T-i#)l&nZ8un)2h$_UjnEn|KL@${}o(
0wMv$V0!vc!JkHW-87oBtcE2+tNp2y1e`MxF6`t(2J6li-5z1CMtk~lsIhzXJb5}3s-<OED#o5pfX@NtvItf|0Y;1iR&CgNIGF^D
gmBER8p9fh)&IZ|)5I|U1!4mmG+F;M89H=Lx4pqAT~A)%&3ggEJ((0QV#sB&VZtt=LW19SA+L#MF;p=;{B>&4RFzcY3ge<28RJMd
bCSbiM|vci)+E<=wCh;`8f}@RTvrK@IFKQf4F?b~;3S7c-9qj($rfN<bTk=MzQFGXJ9F(*AQ+QX<3hup;t@a`E2Hv2x<-du_AatP
2C|z`8Qv%F#mcQ_le(xO-CfhbKoC-|ZF*~*n5M(nJ5kC7I%=Y_`0t~G)x29?)&)ft8NOumIW~CPvc6q#H%rJ!9Sqkjd;p(J%E?%E
A3b#r&wg>5fNFHiVOS`z_i+_n=%&s2{1<&0dh%)p>twq;bK17@Q)NYjtz=_)3p-E4+qIvpv+mXmEVgs5%NmH_h=W`^AQ+qgnFbsW
aZvOeyZO7_??=Ch)61iCi;33IMG`akrtoI>qGPUEl$pI6_9x6F49fsA3<$)595&A`S{(`G=RtAjZZ_9$O28_yVE0bj<1Pi!Rzy`)
1w16|pGI~fRrOVAkeE}w8$4qGL|BX%JV;9F+0`L5Xo`4mg7`Ke)79VG_cPJWQ@oLA!C;7IjC=qZM(?u8VM9^<dxwT#NFl6SW(9!v
oYa1Ld0Zdq-ixI<Uc?3i`2SV~uZD3`9!buC&oYNMtlj0&)zj8jeX~6Ly@5KuzRrOqOLd^}tFdWSTU273ljrp*B*Bt<b!s9Xy(_1)
`II%DSk@{ZsTcW-nxhpXKpl7+9QUrZm4q^1+m}yM|0AqX1W#SxDY?Fn;2z!1l?8iy0&(70`c4^RX;5VrmzkLX{ai?yT+I%&?iU^8
EdE<RSkDfEZgdwWrm&Lqo)E!L98sMZxaACsl2HX>D5;~Fb*wR&Ya*tdX54<p@ZrKrhPDDw&`$LftcwNP*1u{!x9<*k{vyuXk=fS7
ZELrD?g%8cPWv2zfHw~;1eUu)PVOO@*Lv3hHq*0^^3op#>Eiw<O{_NyJb*Aj3)MKHWJ43{Bi5I3SD+3?#A_+Ptmj<={#{ESOVxff
(=^wn)Hr6z`58ILbMdg6VW?go(esE35~*pRXrhv86;x4>SZMRZrKgoUgi>$SG{Cy!FiR&XY%J!rjN-G-u9SJUQ6is-x2e!{h3d{^
Dsn_A5&PNLZ>js|LG{!+xgvncexboZ>(-c?amP?$Fsaxr%(MZeD|(Aw_$CE5^;gcky7EGH1hW#vk-r!?(y|4>GG<0lJiOuV!1I1C
cn*RIVYCnR#{C9rE2g9!LbpOH4B0zeEjG*Ak8*)X5IQwpv%Fct1M3(xY>{agS**O$nnblkbRA`GybkKP7(;K8QvnbWr&YquZ`-8j
j$SprKNA^zkkld|2*f$$?u0Q5;P&U->mFq^Y98+{(FAtX)w|}*)r>CaV4PH%2HhH&O%GJe-&!d@h>K<eXicCYB_SHE#2+g{c#{M&
i=`_?V2BunnVoO6P7U&9&hD>QA{Fi#wE(M~U84a9z&UXs7;6!1GPsr*m~!SE@nN*vHq<wkV7=aUb%iAndo!wUiRILRX&a-{oYI9`
Neaf$DkPn(p22>dJhRet!yh9QFMTsbMu1Sk+nGoB*JIC)hP8RphA5wSJ7-b4>P)UkckR;h)KD~zuY|&P>Q92}&2L=!*;F!@W{GW7
8R^e)H)L7JYqrm6xRWv41F}^)b(BO&w^$u}H@A6=c(&Kk_|TZ}iqs7T!8K<<j1Uh)m^XnSK;Z14Jx1svEHinM$>F-AL6bBzIZ)eL
nl&0~TTWSF)DJ_lw`gy_PDu`iVkk9?G?=*9B)-rZsp$dXCD9wY-~-AWJ3fGnV(J7l4^~rT@WbHldgp#8e&0Thz}IuR-(50?I>hCu
oSMgZ$i1hZZWO^7voiTS2d>QPz?X0YsKZjBZH4o3MAC;`@rILsOz(CsTnhaYgQh5L0h$P5EDesVO9l{wjEibiY??-(>ceIhDKyQq
8<#z6z9RYHOgT!zzJ$tF9+69?z+p7WhzfV%^fPIXoqTJ0+UHjCn#&!lEyy=F3~<vV6$)q?M|d#X0-eiD%~(w^(c_*4_tpkWznqW+
xODKCmtDO#%scq$)7~x*!eESRJ0ZhqvYO;(Z@50}CM!O*Y19E>*Rc1UN2`P)-5)F&wniId&!R^qwwh(MG}a1ZK?W>kPnexCw(sA(
@v@IhPFPlAE$-=oVTk+vcy38NcMT72Cs!NQu<^AfFkQOZ$l7VsH&$c651I@&u4vmxCK!7I4DC+|?42~*Rx7=I-5EmfCxT5&?h?(e
gh2^dy*d#X6ryqnF7CSEOtBTikIvS@K_5Rn#w@7W7MBsacv10+m~MU^J}1Qg;~;vU7T300fx+w&41FFlT)ETVY`{t30=*lmdxV>T
!1Jr?MOZNffa=2D07y7a{G{U!;ka&JNEX<I5{^qE9QFD!^-B)KJ2D1Hx=M=&wNRwn+YE+UM^$i~wDsXeEEML1PA3@*F(pXBA_&C=
m4u=!<5uQmT<b53srGc_US?#gMJtS4aTWsk>jMN7>Tw~MD4uptJ@(9)t5S5or^X);SwkL_Y<Vq%Y7mGduu=&LOpVTarZ^vs#8MnO
&kvBRFqR<!R|+bS-+6XQTOUwABhk)ye1>2yB~0(m`R*5mo^wgLeR80cFI*$>V!wh_lFkR5_#CJ=uoxT7vW57<=dOS~A-BS?iciC@
@5+YJWZE1*!`lN9L1$=QsJun=c_I8a?Vyry$w}scp3v70;pGfE(vGxeKP-z8(UnZYhp>Lk6AqXVE?r{<77`pGM#Kcdt0PfhI@ka@
?G2Jk5?vw#S(y!%mD6Y*yn6Q+)19F7KI8X&#LPkd8JG5d@BZ2P9fba`@X>!-Y$xwu-~Ug|{~wV=di`wf#Oj&9?6OA(Z~qU`^m~t?
A0LEz5A6KMa!2)`eOEj&d-a3amIY8hwh!eSL!7a4rQVAwEl%K)p1;ifbvTaf<Nn=fz^HgK&+qX0G9AS~lLMd=$NO-oVZVFi?&>Hk
kw&P){giZYKQ8?_WSf#!@;MSgAZ!bNO~6IJ?0>@xUUmOICEfqF^55VA7X;Go|M_G9(!?QDy<S0z8W10*(dF0X;&FY>d4|vv8)iK8
yHo`fbU~FZCv-5<bavIgw+m_U<8b&OoX^pOnn?)o{`?+#z$rlK=m1UxsC6*)vike_ckADeMkhNHvU)-l{D?#TQm)W`HbL1v6bODA
u$rq_!vs}TR|;F0W9^xyBB*F4D4Ga)!KSHqxJINVukQ?88-WH16$aR22gN~v+|({_aKl-8)f;!YBp7CHMS!^Af7$Q{{1*%N`E+mm
PERn@Eg6{s-e<#DJwNNA9=%CQjQqb0J%7{xsA!bAd}naY??cl~z=i%aI-SG#@5#9>8C&}%D9ls@D6PzCm|aInEHsYY7ix<lPZtCA
2e^_!T1868Oe){E^Xpd!@gN_b_FBgegbt<tEdNY8kRq53oX?G%F!-@^dbIo}d)mKJhC}vucWFv<r*ntLe+QlhDexrs_VNJj<L&mR
^asCc_&&_J88)`kKLd<WIp}ml@7689E^a(aZvZ!joGge~U#os@51v_mKc*iv6#HkfkFRVx)0v$Cuo<cl`)1FUr=rzh8$JgE@Zd9g
iu!Nf9b`Mi2W*>NXC57fZ@qTfL+nXSp!NV0D(pyx4|j&$&sUM{*?c@YbEAG)i{AH4R9rI(FMj@k(XX84_E{uD>xLYS+*vz0A3`2S
R&Km_DFcofkRMfoCm|BnOdN`;8NW03-|#f`1NvV5A?WvfA>MiiY~OoP4A4Rix2+!M<}x+7ciWI)vH-gR&B3!l{ol$w4E<X>e^2*r
8+j<dyN~VX$Um9DIaF;NiJkDtfFKq4GqXqEAb(!JzU=kRwE~8%P(g3V`#)=cUA0;h)BblXgfHOv<=zzW|Ic%i{*DWVTPjy6iDWv@
q4#gcf>Y!D-j<Ku5BU1;9r>T|+|R}^Ki2|*#)*V8uDP`ObNl-bo9`RvxGLhnYAv)sw{Gm9FoP!vtdyzsm$di%_fyAD%c1nnzl0w@
<%iw<848^qSeZF}^7lbN9N81dfw;aN&4=;&e;p_0uh}Pb`})@kD6OGW>ufy`?X^AqeAE8!&)m=k_vqbR1`v|~KfZ`CgqrW#|3~-x
CW@}j_go3g6us4VM6q3SSo`qwY|ENpJw2S1Cviq8-s$K+mzjPk;hgKwG-}h!G=ZcuMXWT9NQs19CvotK>wj;?+guAar~Bup$4#v_
;0w`}k5V}L&=>`Qlml|xMz|s=GU4Z{b3Fcw@S3%^hx|9^(|Yp=M(XL>6w9BbF;%QkJF<8nqAdy*Gohe`n>+Pj2J9+6*#T{5&^ZG_
!DUQCfh1~P5lMj|0|lHOoZdFZ(6&l*5ZmF?jDa^pGt!JE;`c!3577EcX?p@dDG|<??6`h+P&goKeD!LTH|M7uIQZXf2L<blgGA?f
y?~94-_W~7d|}2SsAq$Fi%=^{ZYQZ2iWE(0XbxCd4jp(~iwfhues_U7tloEy&`l-q+LB&$sdfTO0ioc4;+A&xA8Cibw&-ePgeY5n
{VDZ$>i!-&SZq2of&~vE+mPjgmvIn;n529M^L72B39!SM?l0K8lR<7r?9a;$8kKLLRp>F$lDWO>*~f4@dEwHEhuT0YJ~P<?-<agS
8mE^(tv`<I{x-2^?bmoc+QUe1ESD*nPMQ1@HWJj?htP4nS;lnRLBl_Lrhj|OKWB6So$AVkPt&MS`Lm-9na|pt7*w6`tKMrp*>^#k
ZTFyKCV!pA1|eAP)KKx41T=)KP^qu3urZY)!FowXO~`x{X-)!o2xMmvt0Dde2E=Yz5*-Ccl95WlMmfWV39CqH?Efsx>*a<0o6;ml
kNpk&*3eGA8k|}tc+ZovtT0Qn-(Rb|+uvW|)S+gu^idErPRj;?2@BYnERaX-{HUh76Gr^g(hk<%KM#%GSDE#+2YOTm@^AB))|7Vf
NDeobWye?6YvJ<wV;l0vZalLU<d}FT(+d#786Ko`XqXbx@xRqUEet>FFWL(`8FxPdzR2VQcB<JwPN)nd--r()p_0$??_apz3c$Z=
8hU1!6V~agywY{LES?i@5YxYFC$d&gvnQ0|jGgcC{P(%^OL%nFA*Owr$Ih?GoIlf!aM8!o<TKSQ=U3(9GwNY&hVH@u@{&6_b60Iq
3r%7BJ8SnHI(st{?W!rqT-tfwyPCwObeew2uxO=IHcTIcgdh-H-QVhQ8=<$3mDtE95U@)fF|6_vVL@5aORZ3+I?Iqq2`nXI+dl3@
cw*CvgSH+4J*h{b+dFEJy3(C5XInXOW2uvRIu~V87)E{-?Xq=8TzZ-WdORn!ovg1S=|V{!56iyOQjYcrXl3Yv<3DBo%T}q60P;~3
IiRDH;w!`Tv4x}x<6tvI<J3(nj=zlkZ!9wKfiOe5Nz?L*`=?k~O7>Dh?3ON_S4cpDTWLVJIIKA)G+i?x#8usbA-nbelk0?nRW<Z}
^Di#$+$_TIT;tm{<#BSN!c%Th$rI;~I$B<honx$1zIknsCWI(UFLO#zzpZ2}O$w9=nOJO#%@L3SQPHMplDOv^u^{KG90Zn?pr~OS
%gJOfHC8{y-h4J+5F6CFNHj2y=iGn0n;u&J7^aYQKw;_VmrJb2Fo4V>jvLqC>9ely8U82v|8LsGpTfi23W9>LwBx_>vuqEB{4@Pv
d5lwiW)F{z`}UmTDxa+YAW3iM_z!O{Mg;r&yaR>bNPpHuJeLAf(mnq!9h)fD$RX+1=(#nOZ$Ew&_}pxPU`^zBi2p>76|~_K{zE)F
WLWim<l6nXhWb2uApJ<gU&89=t9@L#@dEhgPO}a>yvON|w6rXbPTsMX78YK%%eBQZSTm(D3Nc8f<@t#H9xmP<tigaD)BC^3T`Hga
-~OaFlBj7YM1SKd=B<KFdfS{yfpCA<!iCHsl<2`LP~xo^!?u9df|q!-LG{aWCf3PhcEYHL1|;Jk#&@eC2n1qmTVcBk2@1^135mkX
4R8`r*!fU3phVe$itY^@2>>ls8IdKNd~hxdxe#G;Y%pKj2pJ#_N+wDfAk&aiDNO<t6b?wKL8jVpl0>Oz3=qvwESq9O4K<WU4o5gu
z`)p3Ac_c*D8)!rm4~-CkkeI|b!D8U#%b2B_SEXhS;ldh%PR=0H_8|(EdxngK<xpkOo}p6mLLTJLERh9*cv8B=(+js;}QW5dNw3P
6gEAbiDZSw+v5XH_jV}C!eVQ75(dzaSWIN2SyOEncWE|+4J6wo7%U(xfzD<T-G<PbHCi-^3o$LBE>OXkyLeMEHZ={QQ*Fy!HR9ok
BFQ?p5H9Gj3B(NbU>IrHgv60R52QCBaF5WXqGCeNy$5CrYAC^Rn_y{ywyHCEOprvdTN==zs6Z)cLwN+H-WqJolM-!&#$A+<+I9`q
(kO`}#8Y^310*;~TVu770fa3nk{e(`qOTI5q#hI}OfezaO)?$26%Mk2mc=V1P!95#<43jxG(6ogh6rsSqzpxpvP~gbv?;#%oHe4d
p-n)k%27Y{g+S^0J*SQD)&vC16nR~T4^!co?GMsG93?%#E?NK>FdfBzA4&na+~XAs<w5Lq6muW{fJ&%HA4v$*s)>kk@OcyO`L5F-
{BGB>GcKHk5l1sib!I1o|0eF85S}wI9$#k<eTUq6`%~fo=0#_32YyX)e+V8qsOAa<yyhH*x_MByI`gxFJ65j1&++GSb9<MO?5A4M
&bc_{w2lBv+s}WARz(3Vln*y!=McOP4$p)=+bd7K+7iIShS0H$5+9D0Q?bT`;<gHcsZtH56(GA^OFbbl7%Jj$1&W8{rflnQLI4{y
20KhV3~chnkT8MxakE<Y`_TaUPb@$^I=B&au^$aj^wrPm{GE7zzlVn*{W}56K5i(21h5(;nJbd+{(<jqHX?x#*2olOM1d9%%1PJ!
@W94*GdiU~(gD|Qf?{QbK^X<HX{srzhJYOTH<*SLy&d!hvZCz1T}O{j*_=Q0Kg>hmpg^a9{wdY@l@Hv0+A1nYVXOO2UPlX=hQ}0N
(n5a&_=W-08WBI$2@VGi1YmG67yI4B;r+dT_rLhc%Uf)p^GBf3!w1e>)xx055B`Pb20z_2qZLF;K;PhTKkV-JKu`xaW1sxX9`$;-
c0NA02gpC_LU8PgsyyHQQ6tFeJ4M}JK?kAcJ|`r1b~{6;L%_elefzuwp5g5G=8^0H;4d<oPSXq*0)LyjbdlCO3)jrV<}1k&?jD0g
cOUfXPLtz35RT`^(?Ou_jrYt}*~jBNzpve^9oPMqAOo=n5a^z%=u?~%dtMQP(5F~+062%RfvNXS2q)0o=?%#&4IH{Af@6cpZKahx
Mg~9gzv#^~QK?9q?`s7=F8-lPc*8RHeZThS5fUP=Z-!FgkRpVWsxn;6e`ul}e|FB-u%NC-l7x9bG9Q^FN?{Z^R8<raPc+#fJ5mkU
HYb7f8-@nSP($U@=z0|LEAo{63t;|qA=a!uNzHIamaR5-kdZS_*8{3*({q>;^8*g&f1*Be%ToH;Wq=IwN{bK5l=niQkUz~Kr`giG
Z*NyiAiLm){0=_Po{j^ZDcNx}g~In0h>+54CfSZ|Z#KbVBsIl=6#qi&X_$ZIW9+ompr%1Oyf71@dc*jADl&T83|mOV`e0nP7Tiwz
k8%G?&K#Rp9S+t-+Cuqnq|lq$cNM9p7}BW)Cg2?SB>M?E2!1I;XGR@{2(t=6vk4C&%1t2w$vL|R0pdIgsn|+ss`BSjA}RXB)G`j{
^s!>7A}XpV#6~GvD-;<Q!PySVAHAirkF!OHo2a~A5=<gQK?YCM4HgE2KtQn64M+YvggKZav0xWTai+r!kU$yxALwzv)id<b8Grvi
Z=(3MzRD-IV;X;+YcZEMySs~2>tLFPWo(@%4#=oKu`fidJ0k@e2fBk?if`EFxhZM$tG-yg2{Ay=6a!Bff!t!vbwpsgC<v>gouOfc
7#&f~TLA<z+>;kTZo^m<u$0m-4)`B>5&rRPzJi5WOv3rRU6>DZ24s6qlwQQ>I_CCzCZCi$9FD*=Vu#Xr1Ih>i;1!fR&mE^50`O1W
)z-fyYkGLzWsc^af$J`9ibR@iJ{1bQna6;fzKGij!8w|<m(5g`9&v22Yrs7c2|vLEYn|Nyy<9q&ls=cqo>dQX+9zS{KBj|x%2-hR
ko^xz8ahDthQOq}K<qIWM(!sA0PgMp@5~Q@)I9y<RrcZTG|ku^Xly*m`*43CltIxzs3G?RF6Vtuc|T8jbMf`{^Yx+gc53rDF8B`U
oDi@+fM^-}<nthV1c&_-$)AS0eR+J|dD(W*V_0SeY0w@<)Z0^ip*;8@qv<FcjKTt2Ja|4?@#(kZ=9N=DF?v_e+ViA7HzLDYyk|)>
o0hfHmL`M3*milN&Fn;p9Ahd#K^h}h*}i+|E|WhZ#&3@LyV>XE#PobgygYB#*u`z0c~ZBbWf+q}d5Cm@GrQv4Id1+_(wmwq;(iC>
a%D<46NvXA(Cy@&=8ukj`Jmj}+qHzA)2va<0?gCw77{>H+@3=nQYCnY8}h4;z7ZC5oxHa4*3xlvo{lFijnMQH;+$7Q?FV|$@i`91
Aa-^>pG2=IeuC6e9&@52_7CCRpOvBi0)M*g^W=6YBo`Bj4LB;m49Zm2H~VUs=bag=Rfvd|z>hD8JFwCEygWPavX69m?tNR8t+xC^
zLFs5#WDIvs3&kzJv{Nth{_w78O0d%*2MhXM4VxNV5bl7=ZAo80Y9P?f&M1S9vyJBd!OkcFSJf<?tiRd&1!abYooY)Plz4}KxC!_
E6D2-1{0l)6rl6Fp3G@jihFj#ns{af*Zn$+VwkFyXNF|og@i<F0pLS|e!gR+G|$15;U!Tu1GU0FVt$DLJO%3FVjnMIHURKbvGb58
|D#5OxjGyWHv{^9&RU<+iH=*A0C^lJ#Qt4BwHmg$hv8?$B}tysm*o88Y{-l9190MpAp6YV>3FBJKZ?{m(~VLb5e!VJabD-<7$bs*
&~xByGvZ=-CAVSwzTPIZ#z{uAy3Pk69}a@2nNPt3!XKNqXzkJ+yr*OJ1H?b1>+1Ov26Ft>6#)}+B{+n-M#H5ZK0Abj2j(7qc4J8O
2R~H_SAZPTq&S9?V1w>94!*JaAw3;rYXhWvgY^s3&`#)IbN2b?d5zb;9uql9H0=o!O*OV=ghi2DnwDyr%9{)lXF=qfhxf$@6e-%8
1E`L{<{=IzF+;Hzn7qz_=A0Og#SUKw#OCg!$?X*B0N{^t$S@Z{)Nn=f^M1q65ly<AxqEY2xbb%CE5!K*x`&_A{)3F#N^AP{CWEqz
+=q}FIsx{#z7axmW3=H1jOr5ysC5ZIb-?;65$zl$a6edS5#R>dcqLOs;efVFNk$>_Ft;T`fICCMieMXu1>tsJXg*(}ogD{OmYgGp
h4BgOP8Y!S0&o+bCsL3}Jp8wZl85Pag3$bhAgE{~#pnU(Ig}KVB@rD6G301nkvmgv){C<O@YD|j4xsUlktv6)v*(A=;fQzN;(wEX
^Nf=ti7rX&%Fey#KFEGyaV~53tTzMvKBwd-%4^5BASVo;Q4h;~+yo}x8DWEnVqxh5eSHB%HR--`*<R*!;us^sS9IUY$23vG+XUwb
cL;BGTRcxzXX~=!sX}=@0MCdM`kl<3-xi1T6AkVzu3Iu1D(D>sM4vKfs-mK#?zSG3c}N4a0oAVF-M1_CxOb3u5Ie>($_I|zZDSzn
MbnHm)64jtElT;des?o5TU|J#PduaW*eU`7qG?kY&M&JL3urciBE9r`KL3g)L$@8Zh8)8a&N->p$B1NflH}x-j@bP|+s}o{>Rkvk
jE=*{F<>!O190wr8S6b9<RtWAldg|l8tMLK1}KC92z^X}ge4Wp=R&10V05e0Za~J2LsIl}4#+&SLFk8!fw2Sm0v@|=o-)g#Wysnu
*wix(A%-PSBq8hBe&?#sdrO#Pv}#z|X{I*i!PPaHlEV~r5@4c+A7gy5Fq0+2bPWcL1vN-C(iAZR2zPQ)s!23%Oot}GzIBb6Tq->X
ZhJU75W*bkPhg=!b4>0<fDiw1<z#NtZHi+fK}r<J0%((OqaEP?`9Aw-QQn!ES{8&pB<U1f`Yq8JN)(jLpGgz@;YAOG-2N_{KZjy=
_xcyd!T7EAqGEc9>K!Teo}s``Q4gUhrUdTzWuI1!Ygw76S*<Iq*ICqj5nl7~045)>9<&$8@R+LutL_OrT#Uu$i>(?I?D%sz3D!Yb
ZG~d|ARhy)4CEQudmZOZcTWnQ(CibvHtnh=J-<F8ZSuotIGj}juw4jBItA@efquYJWbZKSdwhzciJ<4r<iXT-9q8_izA7+4@qY+=
53G5IIroW2vq)?QSRi%)4#%KVL^}t_y;YFu2gL>TB5|ZsH|}sbx$xw~!1U=5@9;8!qTD*zePB~^{pX)oU6OkT^2}g@2x#ujr)z0F
V<h1rK?Ls;=SBW5;a(nb#&GT(QCiAmwlwCXiwO7ZWjC+<f8sC1^B&QNsE6(_K5xLpVeJE%#QxAeW~bL6*!B-X6Gk0o@cf}nA^XaB
KJ7kCv+0FI_cYS7j?*3O8_e!&!6SLz0FS%wID2+@c{e?ui_ClOBwM)BW=1b5Oqv757avCx!2t0MkBmg#91b1}I=b?s<xjT|>klyN
CvZd31gGnzo|<+`{vVf?&m%jZmJ9s+SzYbk5$Ef$c<!7uef=F4lP%eG83au!TO|=iL`Q5WsLojyEs3k@8e+=fnfVU2*joo^b&rdS
_s&!vUo9HdWuak4!V?l0R@<S4XO75r8PWU$4@2{vBl0EqkB>)>Tlv&Ghb5&7stIZWsR(1IuE8P<h3EwI<=7`tw1LM)o**`bYU3!g
&_8kBaCx(^&jEfmdR3m5*u2^Gw7uWpnRSnLe(XBzvqpnNhr$IrK<PUNV`sGOUT5ZU7m6<7$)Jv58W428Nx3KI0S~zzZwP8Eo>S%P
Odxw^7-nF(Z9PVG83T^cVcZA_%@0pI1-Wa8ijw667^?~m3kE@;Fpnp6db&?8zZYE5=A8ONqK38RkVY99k&?y`LX^?SDHTMXJqB~1
j5V}<L^Xu)7L|cAklB?v%Ma`w5!`cQDXn@M2xK&GZagOqNKf>zEJ5gWuH^@MP&@L6kJs?ei%a$XIH42upUOQ+$*=X#=y5EyHn?N9
LEvi+V%$-F>x}RI%h)!qf=FK2LdIUkUTRp{s7=MfgI&<LI#QZwG3BOAyga(F&Ec^()<a+4zG5fe`c_ygu9F?)eY!x}q%GE^qFdhe
)?W(J2^EL3tSEeJp04XhKq|q`!*y}%;*8!|MJ2{og@QpFx_YMG_hM@HTW4y_o4~WzCUA6EtwGVZ)z)n6?B-_SoIH0}5|F1UhL&j#
&b45jW15wiGB1HMK$I~5MDzuTeA|xzQ<mM`zQ#RZ*#~}_T=U}g2Wz4?A!0_x(j9tQINqi`YgdL{?>j@pC5M3c!}t73pCOa&fZGMj
tX6USi^C8;2g&^K7zg^~0C4Z)uVR<UfQI-<xK0^<@afLx&=CyUPic&EW4N5s!j8_+lgy#yCrP57pTQ+C(3DQ_>Bu71!i*7+QZL3F
9L*-QvbBb@MoNh34AqA<IGl~$k9gu3@)VL_;^N@~F$1#cPlHe=XS?VTMH%mZIO4P9=|*5{--GJ?gB=Ik((kn2@gH4}2jlr6mZ&5V
%9S?0U3&=BPjfC|Y#?Y-#IjKs5<Q?DH`ckD@CSpV;13d=8a@urj;M&qvcuWnhn65?L{GtWnVIr~&ulYrF#?lmHi4yA*$a{V3eMUw
ILK_;AQ$$^6$68yZ-6xEf&5wf{Lhb{neI=Ai}BQ-7z(zrv)Z4d#*z0H_Sp)h$m>eXRN?OE;Ic6e<TXQ1p5iw8E}*_TM289>kR4VO
LgIu)(@8lmitPidVinWaAOZ;fnj9p6k1zD_>`uZ^+|k28(TV5H^PLbE)%E>aKK}mxyYW}7bLR@n#1WZeAPhUL7AyAI^Z@{UjGo4h
51SXf!=C%L;A9BN5HtkXG%MEoXMmj3q+#4Ai`KtUic(PGaXws;;2VH+I(est@31)@oClt-vmMu{J)MVq_CIW{UxcmGuboY>+g)7A
RgSYH$1J~IR7XXXhSIZ}p;JO|MkFu;?*<2-gzWh!!CPQ*5Oz~g$Z_M#er&-izoEaUx0g?y_moLAb|oi4>}bPd1mUomJ;9Um5YcB0
hXbO>B@8eQl!LdU`oAYWi_=;yeD5+t&V4xI(atk<9GZ$N@i_a7Mx=PkZc;mAlahe)9)<)l(8|-Xtl=t7Az1=cg+%B;Z`{QCoxQ#L
^8e`A_9KM-LBr5Z(QyZ4Ob>D-K7c(W0(W@*J#Sklxe0zM@?JVOqimonkoJynG!H_3phhd&2o1eEV3Zv25J?gYH))o@^$32FI$$w9
TkT98x*;ODJoVwB!_fK^IGsi-qX&0>G=+YHKO?n27PG87C27_!WrLK+%w;>FdJ%Zz)vl9A%?~%4bWJPToBN4QRR(pYI8le>Jz?04
`&6Sr1-x%S^a$NLl2PsJX{B}z2H_}kl%+CvhR7brzw`)MkB2wx@-m<9^@9Wii!jLT7;*B|$z2Nir^LR=&$G8}j0)MEQ7$DK)wXTs
W?-G+#6-Yff*vSoO~iu+4hEA0a1(c{s18daeo6j+x8C{v9w+b4fZ?~^=?`1?N%Di*U**ENZ?w<T8A1h0hej192v|S!+qZs{Ju#Xm
m*$+j5&18%!YtGB|2L!=eB5Y3MPMBpRF1YHyBQSz;4nX<jh!#>{%{V-kMBZ-gOJq(56FsJol)XNBe#d~#dn|Q-!nuF6h^v0L|9?s
AMbi#4iknPNx^ThwU~?%i{7ryeg228biZ9Cw}kc5U`1gJjZG@$(yI|^qz0~N;dyuJ-VQtizlB?=91zE;8Gf!-%a||CO(tL^*wP!N
NTbTDx+Ms-IOMDKm0Q{s_#uKahlC&ZPtS7L`CK}GMZ;6WzNBb+({St@fOgf`2}p6JTuRzugc$CC-|+e0n*KkB)H{4A)kR%I@uJNo
3v_#H4M?Da51F>L)BaoH>WBJYH$yxdej2*9b_;{!R|^8Ess)4M(?vZ$yPX=@vI-niOh3^*MsYTOH2SKuwW7yr{1Crf?|m{PA0mmM
r@@8v^4G`wGBClIb}Slf-rPh2$XNlRLrmqVe066n%vDa^{xW48t#$S9t<U8!`VSxSiIPs3X!6^tZG-Yc3lfU~CrdviK|7G$`FoyS
(HD1y_#z8p^7Nxyz<R)j*nx5dQXk&S+`42jv&#;ZkH{^6uB?pOa}Lk+*t;|DNr%B~=H^4AUG|~*CPQA-<)7s2Y?F~=<*yh|)B6s&
>9><5WHn1CbK2vfNh1!`Ue!CIfAH0WL&AuPDq2`UG>ulEFY*&}kJZ=L+e6aqekAxNWH?}KfjjeJx~Fe}W2=t8j~Ne1@$LhP7DcQ<
1f(0{LzwR^&dY2BDhA#k9(58h`#m>8{aGj>-4E;2{Bl!mnLQ0ne<t`z>w?lH**pa7HnI>!N(mw)f$SlM*HUM60N>XuP?0E&GKDZc
&3pnq!c|841xf5iMHc26_+gO+?Z?gyNyZvJ9Ul$6t^Bx?<!ZLzXTYq@HBPoe(g#iqzZ>oRnYe!Bsqt#TIH!!xr8OTaYo9DR-kVUO
pdq)0bLn)4+5w-e1gThxscjK~AzTn!7St*uM8CputmM(%KSP4N^ZoiXfc_qt@;+8go-4Jm&Sxtgi0o=jS!FR?H#=+y_}%35pIyuY
{_*GcK6>>}{`%?jFNt+=W8ce0nj72j#MDqEdGv5C|DPY-v0Vn8ycL!$LQ;Qw+niVXe^T6a#$Ypp4gX|6o#E&<&+6K{X1^E%16auT
=lk4HxIUE7Bhr#FIf(dAc-O^de&AlrAn=m<R2e+aQ_4iWNGFl0yi$-C+5brB{8|qmn~gyv3HnIXpRxxbaUDpCN5lW$hI<Os{xF*N
{d(KUsoeO$h6F$>PKDhM@pJ6|3jI?{CYXoxL6cQYbK2IB`}2Kbbo_ezzdnDrN0*mr{~9X(<%?F7i38wC{O3stYM<@CCO^7}vGF{4
RC~W4@cjF4o-5%y{_auvd<8LFG;%1QW%%MLnp9>hOHb5$)2EN;u0>S8?8oK875?AL!`J!wgZw)C{Cs<Nk+$x)@DSvYPcroOmFxTM
;J?BDOk?NOYCq9r7PUVe>VY%)zrL$ASJ~|_^1eSzY)13S(R+=LPe*ZbamWAUK3^h{{dMx!d^qzX(4skd`PcS#s@L)M%Z~y`+j~8~
z9>)sQzxqH_Sg4*U4N#WzX_k&&##gB`-th!f9k@RU(T`}d;EUS<zYPzK7;m=!S-WY@qZ5qcH_fmu?8h(I~&J?)b@>?SY8L$^F=yP
e!1mHr;_On{IsUqKR8i9r+*K^D<8{yyzB5^54e9mme0}j_<LjdaeW~8ZmKCS%i*c!x=5xFKl|q&1(@=G>^0)g3+Mg^&-deteV1C4
$Cu~&XZP3X_yPL*_4FTH!TQsE<PY*Y{h$5yBc>Pbf%8ApI*-fr{4~&cKRl0Q#p5;%Ki~6iIQkW?epZ3|CF$n%Ki%cw>;F$b{ZH-v
AE<t>1A8!Roj-+*8|^-K3D0PJ^bt|l$-k+a_kU6T34Xf48~=j~eE-(f{b%Rb+u6A9uOahYXg;sln)e+4#xxPvmaq5;&rA>Gf1HOP
eLgR(M_2RTf1|~`Z{fN71al8>UTb#l2Zw(Scl7k@1DQGGJwHCJ#dtmK*Qlu97mqRM2UC~UI&<jLA42*5UZ=l5-vVRzZ3FSY-}ihz
A5i+>QMcSw^7$eBsQyv>qv<i|yMy{i&-q{V9e$!E%|c@1_`iA;FTO4Qx2*`RW03sj+HKCb7_Cd(t*6fs`)@sNhmY&hwU8~h9f6)C
2_u7Brv4@|+kD94_lrv-uMj_?Hytl}^LtYmhO6AR-^*VUK3w#+bF=dJ-=Ce{z^>O^q4P9|T=YAi(TBq6y;h!6idRBkKicAk#X<DX
DtXq1q&RVWKyc_(j|WCV662PT<bMREXJXz9VCPJ|tYzAE5lo#HV);}T#OqnxGSOx_(mdyz)1+5en9$sG&!qX<uBP8~zuOy@ryA{P
6g)mg{sy?3ko=V9oaUm0od(V1bc_>DMc=}@zNNOfT8=OMe+>rTI_CHDm;7%>RdZPU0B|N(;2wPkerMlkP5nmydTTWE;+W1qXYH_Y
6T^h?*%1R2nfa*X;0G`D6gzEVd{I#6h?o7C^l?E|rUpH^rn_d-P!%|%Tq*@a*pde*Od=)k|8-0>5d5#@-(E5gARgn}9-aQMnTY+v
@AVY&7Ukc@UAt10?YRWki}SFC@XVa`lzK%Ixjpl`9_0N`fFp|P*5w+U(vPPseb)J74QdMg9^a?(?fnPi@l=WD^8H@l?$IAMA7SUu
{+#^}^Z-47$uUcNdry|u_Il^*Z)X2j{s+tS`}U##4$;h>UoCzxBbmqNpTdG~^<JGA(S7~?|7VSBmG-=TF~#SQ`{uAcO-H~yJI_DH
oqF1Kz!vs;y&uKY8GS<Llb12=_kJ@<P__yM$s<(h{V}ePF6bB;bh#ukx1PF$Ajt3JSseA_$8T|c_}Vzz%SSXD!PYP>Z<QC>UVk@P
);>P-@&J|t`qL(7@YAV3mHRd22lYTfe{D`hC{|y#9|&;+<|+q8V51a81F~9_ANdqXKjvJw%Wpz|OZC(B`h8z9DxE)v(d|R|^r#!}
^q+)#ey(~QzR#b*v>%VKh4_C3;q(GG|9!1*=wCn6-rj_E`usYmk~>k5Lf%4Q8gr#!BU!VESXi07sjZ#ym>#F}{isvz%Kq;S>7b$1
qg%j{sEUt&v)!N3(z@4Ng9H-Ef*Lze+(Ufz@gjep=llMj;P5?m$M<x$cIE4PkfWbIBk24(`xI-ejAucBSTD&b6guM%zLj~f$IvI~
Z@lx@<Bb=$ao<kFIT~G^W2B<%h$Y0I(|)UHOv5RyiXi{is;FWr>BKYs8!l@DKk)CZ29Z}lgAl7ALJnfMhAM@-3|5E`h-7Y)rU|KQ
wj0V;j8H{!EH`D}SY}aSSshTs#O7_x)iKp?NdrO%rdlZU;|)m8wX+~1hzJ{03!4iznt9G<lMp&`wldjOcdRJEt6(!jL@d|-#2^rr
Yfx0z|28%O6_|ljnud6#McLIm5H!e;;bm4t;MBuLPRJpq3Ds>EnN2fGBdy8?_*ic&X-J@?MPi8WPV#a+Rg$Z_9H#~yT2x*$I<)22
RK{8M6xs)*>_A9<6SN#8bu=n!s5wR)vnWlcDw2qIHPNS|!xdBaLKh^?ZGhSW0Xc%H-|^?-<LrLN>#vtwN&R=S*Y>a^7Gen@h5o`T
WpG)_sw8{Qp@Xi8_<q!zkTexR%Wb~5hUvAUM3=|!n8g~9Xj|W9y&Fr#lxv4}uPr9CM1~E^OyhmzR(Wn#D}lvU$f#6bb>;NAuk6w>
u(5G!sGC0~>ckSnf=D2iAol4@=TV2I?)O#KZ~UzmqkoR=z*mRQ@zeZkj7^Pya&zhS>p=FjU7|(PgSiN?_?DZaHlDX(k_`~0H<$fN
oUw{g&wx*iX&o7vp=ipG!Lv$ouJ2R&tK81Lscbv%!QIZfUUvSJ;LzS>U%6w8t<V$~HQu?HJi!hi1{H)EV8M=P8-1(NyU(4#^wf|e
wfT?YeJ0zsm))Pu->4-QfvkE_|E~{&*Y!i)b)_YjUU;;+OKLXqC5a*uB&>NqQX(XmCH!q7(OSr#E`C4ZwFDmn$~<qHa;>Z3yYkC?
Ps9+wBlCjbgL!RleLa!T^srriQHW7qf0U1Zng<ANN33AnoeIg;zwnyZ2BY~g(2svH*RR?L`{(a@cBI5mFS->81VpL>0Jyfc5|p^5
=>txu=wIvA&bO0Iw5dE{nL3F!Qr&79q{P$v+)c7y>t;OFoYRdF+2O4M6bNvD6{^$=U>X)jcJ3Lss<#BzT^yx~o-+!Vc`mYSaSD*c
nKITLcXqwqnl+qEW+s}RSS-g*(-@2c!gH&pVpj~-6Gl4|I&P>@o?f_U$fRC4!xOZXdc8ZEEk|XeS%VCEw@(wz!*th9VX1S<9lf=J
8!1zX<&!`D(CrQvHHM0uWf|vHOimdMj-2e%L59tOFgIj5LzL1f-%atEkxsKPHa?tTI~^_*w#U3P5na=Y>DE&mHg(ye!Bd0B44H(k
lH#&!1D{OUhkM5!6B`U>nL9&i>e?*R&~Ax(RkXvf2&&;*LiqL^qzU%mU6*I%ceOZG^HmnIDx;+Pb?XzAqW3?W+ueQ;JmcrW#D;We
=N(n(QmkZK0&@IrP=kaLt7Scwdq}`kK@mH)+8d_>0+|E8Y)b;}RTMF(kn~xMoaHf_LFW#&F%8aGQ-qor#YSivp$_LAR0Jrh5e(p1
Hie<{$}ak`^vT+1;|C?p`x3|;v%D*eyK$2Ty5_E~wUopZQg>@ch{H14%{`54Hq2Meva&k3J)JFB79DJN99NR4IE64kX%fLso1n<%
yLM|dv@SD7n6xg&lN-{aU3qdEBSx}bh|XXxLL@>3B8UFcgQ0Z*SYd;Whfco{&*t%``S`DA`Fhh0_<iH?w;PI!em}e89B=nO^Z9=I
cy0W@kJaN(>hJk>|4-S*o?nH%|M6x3H=zA(h5O{d_I{7u`#pqyvg58=!<4lRFZ9e*P~_{WAYb+Uan2);{IFrZj4S}=)t~o$^&nI>
+7uv+xQCBsK|k_KSYN>Zt*8#ca~@h(p6oxzkPJ2!uis$-kNPk!6bKylq$J#{K`_k(I3xU*joXvbm6S_T<#@oXf&UO|;@8v_M<L2R
cs-mqJdX#L`v2JH{$Ho~a{K;)R6BdUf&67XB9w>&B*>sX+a`ghXqcwH&#%zZe<IVABv_+Bm)ReF(o0yHuVHsXv|Z#$3zLU5;taHq
2+&tPcXievG|*+5N63UXeL8NR3VhP4DMST<jJ=Xcqal={<pf0j`a+wMK^>JrMN*qFO3cEVp(tO+ua{o^Tm<&Z$c3Cddv%(FourDw
l0(e$aTYlw1VRu&TqCDyj82n`O9~yk^qmc_o8vW!=vKC{(i+bgaE)~rxO?8D`m)|4NdI}Izq4vY$-C_Gbfkjf8TYVuw6vBfwnFMl
wOW@=7K$4x+sn6vO-QYt(Y+v%oa=EV<kI<zgL<c~v(j#AG($I(^2n=e)Xf~d#&&%$#}QUVvzLutrn{Wkzd{Q{c>v~LM8W3r?MY;r
>lxs^Pezyg{7hvIt6dCUrj2tL8&bUq2JQFB?hN1eTqjqsO=2fYaHgKNZPw1<Pu!410b~UL6#8_T9DG7VN{~RDC`hsdi9{fN=UG%a
(l}hIjzKw)<#4d<p`4jOK?Nr*g>;LJD)f$p%bz1r!V6yY5G%fv-Y6Y@XPKtxIgmt=cSbT^r<CRYJd20tFcuVzO^)@gswrxDnWOtg
d7<6YA=UV$T<4zL7H0jvZQ?V8<9F5wS$l@z?9gPYAIhN#CkxNLoLPG-V)#^YOCow>zVTC0Q&i-VV73i~COIrMQ`W+<Q}{OmzMHBW
wzR+a+m`IsTyQqaW|<9r9J?3AXNu%k04<cmdu(AFwU$zBH={qHI1%0i9&sq7LPSU`+=mVZf*>1Mqy6oNgBGGRk`_3axHls`6v4*m
=jUze8$#H%s~IzwPgkGlw2I>4(MKsMe9Dsy5A~R=Omaj+8IjgytuoLy!qNt=GD&A3l$LSR9qMpOzvRSlY=oCxUSI07y|ec#E+9s}
<3`P>*#`(j8?sX%f{#%=_{az~3aBZusp+Z2+3jz|o82GNp8ag^uUHg_?*<x%bl#S|E$FD}WQ`rW3BMz)sL5)$`DdLJMRfLSQ?lk0
TCno>p+>F{*aaYG7}>jzq69D+1f8$fq$d@B6I}>ur(XDE(5*S1wM{W)X-Xc?9Md?=8zI?6D=p|OgMKdvuysI^G(#g%dQc9OWgZuV
mGWWi)(96GZ}%tYqqBs2>g{^WX4>fBGj4~PUK)%og|1D3_%sBk`%D6Gdd7U;PkU`+CB==0*<U_-Po8s8e02*X6CR3m2Na;S1qh>D
yBFxRrE^WYDuV<gsu%<hBErtt+j-2Znw&wi$zv%AuI_4u3(1*yT@ZpyjC0g_v>oTmO-lZi=T<E?`!Yq!q`T&mGaX+Rn`%T0Twabs
8h-sPG$@ml5eU;Um=jZn$f^~DD>O1Y>1$0@Z+y}+$W(c0^R!3g4IXc+8HS$15Rke#5yf4W9etL>BeUeMI>%&zsEMo*8cEe?&M~IU
$U0hU%T0ePjNx?EM0#j67lxss5c-j}+T074m^l}UzT2=GFrc-PHFaF$c&0$XAiIj4=2@n4uxez2q{HfDZ31#dCrP!@g-x7a$#kU)
*Z#hjsv2iOG>P7vcy6Q0aN{AO=5CrJIw*K~{Fn8Sy^Mc`t4R7`h8L-(6jr=VG7>7iUBV&JVWdkoGTkwC3-K!b=@JW#+U)-gtj!G@
)>ULsVO0+ZjYbs^S!s#%Ly&(?Z}Zn(-l4LU5Abm}>f&5s+faNf6KatbJX#<~O(4i%*Jh;BZ>AXd67_FxxuYYNvgSi8RMukW7SPNB
ND!n|!%8bUA{vA33jfeYHI14{eELw$xhKwO&csr_)v2X7tKJxr2zgpMBot4GpfThJAxDZ@ATJ`rqNHwcSm)6VC``@-l607HXFK=v
1`lLCcRXUjc*D|u8ZicV)L~4n7i`wG+7n}AJ7`cE8bv>*1P>c(U07Y-_@fM7)q%4Jk)+O}6@l8z7IAo~u7F(QK@H35=QYR|ES`4S
DEcw?n8o~Mdd>?214_MRFn`PEne)UiZWF!&67?a;$ckx2LbQn+O&e>dEssAtTQt9h9FSy<a5V?Nl+%|Xml1**bq|G;M=wbusqjCp
X{`^xm@i`2K#t@$N4sj^bd0zi8YC0oAR>F4aDeRxZ!#?CEm|3ieK)hGsM4|RnZhj?b*{%96jQ3LEVBB%?5g{-ig1i<2^&P)5AOs$
;shNP2a)i;D+LfdBSiXHvz{cJkigT!<{?0G?HHf2{2S+~zaH6{el7-I&o1zly_+L3_q1HJ-_KCjm9B={7PIfpI#)?j<{NdPpF~nI
Raq2*!{PUHd;D$Tt~^9&)=;*zeNM_Xg~#wJ3K~Rl-2vN(aEBdT98p6J9mJ{=waU<vtVv4HuYZ?LsqEhVjt73<r)wA)tn$dHm<KkP
5rR6*J<n%toma=gDSA1<#nZwA4*Jza=J$Ei#rD-Pq8x2=ieBx_swH8>VLBb{3oP#dj0+$>;9#1akFoJ8%~2abdKn80f&UVWJ*%c_
x!QPEDUs}meHxNEoSKM|YK8s?A}@9BAX2G?0YLwcI{J(EqYDuCOemk@vORLE2?AFEJ98<778gCsGz(MU==!$WD+by3w9aqMQom{%
Lp@v2CNmJ$XTFLr#jN#}W)FnCe6!21jrHwpiyb0Qw0ABK>LX?yq4?5)@Fq$JnFQtTLYS1%{2zKy8quGouB>3Of*Ll4@d#)0>((tz
?6<06X-za-^nTe~_AbXgQL<qgA?faiB(oAuojN=gv1}ITdr?q{sMnNFGJzihU9_isT7(v=29u*aZkusHps^$xtE4>$%<awseF(-B
heCzP^CJ#D=LVHjq6k|0YkR7{duu3$sZqav@X+h3zwUc~$CXyHiZMffON#B&nd2&DYNx7Q*VY5cRzo0)HE1k0)o_F{Bcg@)fb**l
t3#=pP}&1o12{nImc@ci1EsfBZM5xhkB>9rAVIn`wpq~|v<UU$38H#fH7ed_!lwHvqt%>44wTGYr(N65()V`H%@pW>MXp1(BU{gh
uY28~wA$%7mzGfWht@XLU!CCANW!VcRNVcJG;wzodJ)DNKrdRu2Ou2~R!lYU>f%dOqI?w%VQ!FpTu&-c3SOEq5VO|r-&zwfjP?##
f~_J%>;u#9GxGx2CO&>H7!<wB7jLo#9Lfu<6qqOHY9&9B{K%4Iy;eWc(8v(;Rv2C&&%h{a#`;u$qxZ~`6CtDQ@u^ToJR!*hh~k+A
qC}vH1fABF8SS4JU3%`|^Wg0pSyokLNGJ-SP!H#Y?$>@!nWcTLN9d62jS}Ck_Z5mSx3$hXVe3SNXDt;&NKqFWgariMzny&CHYZv7
IBLS%E2d(cYYB;_VTCFHv1aL+ec$=B6SH@vYra-$->dA*e=Bur_o^cCl<ljQZPyHnEGNFHf(KNf+f@E^oA%L(t>z?HpoWsik=4Gs
2|-cvO^(`~^>|J)rdn1!vorW`(Y+OVOW~*|SAR|6{0vvb*a#ry2EDtpW|yU>xUDHbl121RM5P(?b4zKLy;E4>Z9i->c+!+(;VX$o
yg#UQfQ40Cv(G&p=#G_MbQrSPg-AQyjB71u>+asa52!lk&5{(&G4l7F??vqm(x0oWQRomc0VozkCly}lionkwGw4MDBvaLM<#!uu
hcg!y(i#38lYvvt`nXE>hI41hHZtQh9Rm`yfB}#^Jv~{0S&pD5_dB20wWCXnI0TSPsyGOa5XMl^wbYu>_c?t&i;C&h?F!9Ai3RCy
4;WiiN-=)}RV8V+NRVw-%$)VwxFC-Rs-bB?>xMAV+8$rSV+bPa#Dz#b%BfvxtySr^utCZQhWZF$AQJW;E+8qZQ_*j?wKRz@z1GdP
)NLxc9PVTxsu)z8AcE>A`6LU(po?XHpR<WZDisLuyg?Cguvx)kS_~TgOf&0Ecr5X=6W?FOIcRthMDb<mr%6N1SIR!$hqfEsoSk=>
^wV+!qklBxfQm|rR2tgCu|z|hIC*x%65rxh#u~tj8LLs)KK^S+3&+LY5;-f>j{{g(Ot5=DVg?}=)`$lzh^f$tkf5qx`dx<Po&mUi
Y3<QAj;c$1$ZkhDN7=)NAtvK~a?z9m21xa_2NYr2hKV4gy6G}{C>muDUALqg`r>3w9zKTn*|2>iK37c|ICI59Xdo9DS3BzZ>a544
+UW<LFqI{HvaxwVN{VbeYkc``Q*G#Cr(YE1JM7Tv&%eXN$*zM<wLvwq5h0XG5vGS}!o4&Ru9HfUacM*JOn%myWS4dmozEG}roRF)
%7<wNfTRx?Oyz}jz;l4wCxu~I1ygR(VN)%m;qc?~C10I|d(eJ8YazIv8pdTl%*0S<m2Rz3%BMQD(5&3e-0xLp&1Y>ic`3YD4ZHQc
9UI7rUXwo8%iuP5&W)0*yxyQ1`&)~%-%ZfrMOZ{~|C6Xq3<X(irBsNZ#dr1P{(ifjJasraY$1baO8aQUF+i5~@7D3;m&3!hr3H#9
=+=EHLm6VG+u`=>(W%6+RD!`p77Gz0f0sHk)w{TRC)4XsLVLV6)rsos4>(j`OVz{S{I#v>znd%Fur}?G&&%y|7@si)2Zgb}wkE7E
N|1|Qls17=k^sx10g#bIOUvF}3}##5p^lhiO`f@;yBAcdobgOCd6P1dU!^eN>6gHfVzkuZ-80*KL`jQ6qFsI3o_juA4`-nhk9cD?
tz|xc4H{i>qJzj`h9()4v1@9wf<ijGnw*e`a={KC|8WJNk9(#A^k%yxkUrWh5de;hQ&=QL>xgPm6uqiTwN;4c)poT{(!<<)mU_8}
p+^}-!OShC75}NM#>9QMreptJ;SW*)wA+5RaW%af>z)6L$>H18>M{LabJ=#2NPJ21Oi_b1N?VDDY531QZKB^oy5l|E@SuqxY0dL8
AjRyz;d|1;!8d!W7CBu?XCP~$pc$$I)@!}?Y2Ws?JeS>t^53(0rWvpDGJ5BGF7LYy>A1<CdUS`sFB8*WNx|*8X{1uDh>*{~Weh*!
MrL4Uvf&fbgaUBzvt1Cjst324OyzIsGm(El-@Ktyq&PR*hS{ZMg7{(5duC|V=UM(bn)7G(c5-jKh@ihj#F+WJ>Pr6I(3}&O+n7Jw
>2h!G@jdZ$;SLyu9Xr1ipb%*}69eT`=RzoaHUEk6s;wUb>W9;b?^<1Mb-IO?aBUabk#kXpUsNpf_Bhm6`|oU1>W{(18+vka_Hl>O
z1_WeE@qTVs*k^J3{eEezp^3Zcw=)kJQ^GFLP+9#RDbI4YJw0yu!nW#<74tGR5Ug2hiO!s{C&F8J!<wabs~g7xKMd%X^Pu@qJ+@|
Kps@)@<Wi1m)3{j{;GzhxGXaW4DjwfGpj=~@i;T#yVpKEelGg=XBANC@|+S)$de=oB1l+GMPGbPsd$3Jv1}P2kc=2~SI5(n4!dR?
A;81yy_#m~?CU9{-8LXNJNdbFNmz8qWG0@ExhR-uXoc(3=z&uw=q+GID1l1~m5+I82SbV~mXaCBuBoe|2>3`}d*Q`yEHpSbY>?s>
bNp~JK(Zb>%;}#GZ^CxYn7_jcck2w(Ty$HFW*LQoAmF1Nl|%0Rp;*+lVGAH(-l-c|DN2Zbs;bSL2rW|*h74bm?NEh5sUAHRyDFtq
?a^>iVF0xVIZd0d$k(Dpn%pi3j+t<2qMUhiJ{$ZWc5cW|98CUnDrugXnQK3OP&MyyG=$fs*DR8C%l-%ZIrj8=VMNBG@MXced!^&~
qp<WqsGgXLIpqGL-d}pN6&7WyEzG0(GUmF}*Vwzp)p~KobMJeP3$+*U#IAno74zKL%ATc9H}hPFJL6O{a(%nczV04GM{NwZE+doR
PoIz0{u|c%R6s#RRS`kPS<tEpAthUNe-HOy*v3F16p{hgp1TwIYj;$se~aKXtTNW-Lma#1HE5#2bXb3WN_`MUPFb_lw@D2$Y1(*0
j4D`~FX{SedpUNmmwO#x+C{`Pn%Mkryqfc87)A1xVn3((HUZjZADt(}HgUE%ZS?x<Ex=kHi0B^Gbn8rdMjZk+NX}lRE9ZBm)^lPJ
Z8^qzf-t1oes9{M=BPd+FN#^kYc)q2pzf%CHJ0LL+b2XFtGb{tO(|y~RtAc%^r~E1nthAuqsZ6KUT(~5=Fr>0VS>#_OGxP3BiCWf
NR9-?u@@hZlZ#6rXx(W_T9l|KO)=AFB6g}z&oiw?ETwL#N_~GyAX!<$CWNF#KytvjNQ@KFf8pTfbKcTU7s5i{Pt7guYvkLTKyfW^
F9=XrZ{zdL8J}HqAv$){#QwYS$8RL+_2AH{l+4}BFc#@7&RmaAI@C}h^J;`xl@><{SA2_A6nW_EgK7Fczz*md{K|*X{l{Kpe(&%@
BmAV;gQxhpxSy{qOi%fLK8`=;7xX{F@#byLKiA9S<wNoI`@KKY<~M48`QS0+*07)ze}2D!|8LFu^5xfleA_mG{l6bSVAu25BxmyV
t8^An$auBsf&c4iqkhq#zC((+t%QqBYT;c2k)YP1Tjubv+W8m8qg*wGuanep{}HPK1-Ng^<{pJyGgn?cy8P@uuV<ZXKOe}i*bmx8
zk;D4kC)(Y<Lq)r>JQ)alMPC5{95!tShc@Z+OGh8iyz8S9IpSJ$G}LV&4l#VT2>t50e`FV2-yN|_B`U!EN7J1;MQnAN09z9&23hv
e)~-*ur}K@$15RP5~iCB#s><`8d5gp802IR$nSje<5!H-2L(VvuMYHq|A(KtFFwBY5*t<75@Qk}2n#%8?^mhBxJLvlpD*qkI&g^B
M}ol-k_`MhxIsjPk{?|Qy5Rn^QY3r+f2a0)7%P20?ve7-&rYNZaU4g15K$eiJrgwCIP^Cc^ziK^$Qje~ePWcqkXn+2yGMm$o(Gn-
tZnIxFIc9O3fwh+8T3DKv+OaZxU=y4_kHeWx-IL>B<|+loY$t>yV~QQZrQP?eQoyeKRvPbW~M6EKb2$Y`-1VV`t^<%g+>RFZM@p}
`uXO({QbC?(FLeTRVuzCk2>1IJ9fX8n8#gd9(?0}INy6|#&3wAcpa;lky>7#WDRjan{yN3X`LR`LfH@v^m#E%fHJ=crFh8>-^WCC
)x_(yH5+&PdsEx^>4X2>+h4zX#1D^gBk<(YOy|F8^Y-EGtLYv3Vf}R5@4WA)vz{z*YHJ@g>rn!5A^i})YVXCyDmKrkjV6xj-JCv?
KD=JSZRah3^z{Ap8hH_0X>q>9eUJD3GCn?=7zrCc`@VSZ{Iy&TZucJ}`aq-~bU+*O^0{7fG{q`O&63AqI(*O;o*#ZMN_Nh;UW4YS
R@ASIQ*$q^A6q-EdS`;#soGY$jNhKo8gdp@_v>pa5T9-N+(^@W;<}&TU1v^44Yw`GihF+VeJ8Cij#;4=U2Sh3eLD4yR2d6O;<6z8
<R|hpEGWCm`aRmmI&YE9(DI^P1xZb+P+26<xgJ4GD9>2MWtf%^%CF0^)X}mQiNMgE?^l6PS;CEFSQ<#Nv1sv^Y%Mx;()>`Loi``L
5xQJ5>IXFb3dC{!o9F26G{NvI>qB3g=>Lae^YpLq`+C#TjK9XL{sX%=e1t(gmg5|s#_j_6as+h|PihGv5K#X=%iHzy{jNRPUy%8G
e=phnUtMH#)AeisKMw+3exH}S)8Ky<r>DQ$PpitXebyg0-xd4hcKENZlr@_9d$2KyHU=&bq*q#6|K<NG@0^=fGwT#J{T)94r=FJR
bT`n95p7in1okWjhpXRc144^6k4~7SE80cNiXF7aGrm5zRTszTcp7c5^hVsbtY+`HH=TH+)K%PcS(OIe{BhcV=Us0)9|%xKnc^)v
$jIls@oHGDjJ(prxrz|8P`gEZF%e}>EnPn=`OX>q(8`MFBo~hjXJa3~d-tvAJZ6PjCru-t@U!5ITf6^3?cGG^_dK*((8!~Rbho36
OuaE~vw>ZP&~b!vddzm_;tx*TyWd<T%??HRt@Q^<^5<+?cbMz<-fOp#-(j$RLpJgx*u6LY4;^n!WKZ44^wa))tUND@d}LC6^p0xW
DLeY{<}f0*?`*d&Z-OdItBMKh)8W%x>F&Oykxf1&bf*zbVd8{)x9ich-!;DPX(taiv&|$wFeH)@50Brw_uESd%E8y&JH>{(U-5r-
bB|8rGl$x-dQ&HaVvea=|I~{DDa%iGl7^n|5zKFH&!N+K&W}j;QRiJ&$XCZ@H07tv_Jeu~4R3A?3QtVMYPL(U&ov_<8)){d?ZVOl
+cvYwZQ=8RvAHGz38EAOppr@PNsnJ`9f+dQsnv4)K&EZ|yYY+XMU$2aAF-qnOGc`?cvL6v&UKwDQO6tW`nyY0_kFy6w)`9Rt^Y)i
*Vp^IKMXvmQ7@Tit~uYE*|u}|eLlPL?D`cCb@X^1U-|E(7ec}?AN7aogC!{`*8QjP>HQzWhaXQ&|FNAk+Nb@G^(%tn>ks;I93S|3
8_2QT;D2K@zwp3d|9}#1s5)+_|G#!jfgng#(j8_C8o&7H);iZyu@2_9|JI-K9t<a8F+*)Ax;&2g_U>r)5Bg^Nu=%c2Q`~V|9ZnnB
;WS4E8P@0jXcS9bR^86XW+}%^LmOWd^w7I2vthb?*K;y44-~4Pd`aVe<;?IL;uaHk|J?(xuwCGl_RsHb1JFGm5r98gKqeTFL7?5o
xLZJ4f)7v<B%B7{41a*0w&*xRYI85Xk_`TF(uyA@j++q}cXDVIT$B#XkR?$*R+rbAt$Z^wjdg9d8nwIxx$<YQdn>Q5+4zQWd>Whk
>t@~7=Gpgyj9*B#gZG~PPi=0O)~nw+sQe97A2&mYJ8H#MS4~k>SK{q17?`GtPahuZ1fsM&2RF-kQmO7`*)YuAs_vpwEEa-YXI-Os
`U#d7&&_x)2}uxns^|&n+WjMZO_v3}RhJIu<1Pnf;@dJJ@F`Y^ZCE5l6-Fs7FT?kGrW7oowwmx_n>bRiq|7OYB|uIpb;)LT=qes=
jDfqU3!({~jNgDnKqST4=phuvYqw3|G#$t$C@Iq4O_Gpivt)C#^gY+$PzUS6eqMSmQ<2xYZSJqR+q5DR(*%QGo)Q)MLlFVj<US=x
mv3P+VNn%P`INjD<&7uJ&BNe(9Bg*xoYq&|HJBjJ!~`|?ZqwK><Q5$FJJzaHQF(hOXloq&(yOUz@OPammnOPwM{*b6UnC6Ltqy#C
TU}FY%<pej_4#o(x7J(hR~{TAiMICiKlS^7{xCmj_lUo&54eQ>s6U?F2S|(j2_je9mTmcxLJ!DI6qm8llc4D4=g|&JRGL42|Kt*W
4``b>$W9PgB>#BIbu=Hbfzji+#F;qaF2IJQJ!QvWtF->CcmG|eZi14VwFI2a2TD4gcQ{O(_|n&jjI?V1xbFuc-%k#W6(*+*2bn{2
WmJ3>6M{h0gEWDMB4-1@W$Un<O=#kOl=2J=I-3VUBo8TVARm7udV$jpBlV>b^ax#eFv4Oeh?<yOl7b@$#&%P)5Y<A5b7NEfz~tU=
Bs$5tx?x)NFj(PE{e;mqG#wm~Kh2)!3G+64N;WfRgMh|7*b9f`y;pR`;nm%K(h6Q!&|pU~YFkhB38SYU4n}%PXoja{w(l&+hP?VE
3SpJY?V=ly)F`4^QhY$S>t~IxylQsE=X`;~h1VhIJuIFL_zy}sgxZ`9+0gmQS_!$}p=}ucgY+~`PQkA)s`&6g9usDY4vne{LXX*a
+r2-G^cd?z;-G{E1%t6>5IA8#2Ha;Q*eWn=3|M4o4>h13#~lZLPTL)HML1N|Su;E5DX@$uLGVeyt1&^%jv8FAx^%%9Asv%Sh#);Y
1df7&;({64p$ut?RlFDmWbMU8%1O3;$?F-;!x%Ox84w!FC#84nut^>OEO;&sQSNfVVXabIodL3Yr*Jz3hhoYTVf61QQx7JJcr<E<
<=ohEPkG{|b}Y`QA2-X&_lOl!kl^kQP_72>(V8MY(V@}Ne+g+irOsQ$cM@^&?F*v@GMmn`>TmPayBEX`s83G}?KRLl#6A&0NPLk#
`wC+yg2HLfV_hD6)K#1O7n)CWDt1YBo>Ss&w?aJpNz5?sLt&8Y`3oAM^v$Hw!5IFW@Mg~tIoYG(=i)C@Q!{_0=xFI`8xH*Yok5;B
D~n7ov(KXpg5f*-r=wp|^M2>4vYzGZfQWK*wD6wRpY3Vbc?t)pdY*ZHX3hqE8(XtSx3+3)rUFzJ$>tiJra;&}H18+;JV}Su4$rqm
cs;q4`d3orhj~rT4Y%h;xYaflZ-C55SgZs}`(x+`Fn7^IG1t~GK<JXD;;^&1@bRIzO>eY5Mb3+=b9V+S6!ZCpj&PyV3%VOhhYYgL
l_i0=agK@s&uEFbn2td<@9FNdrz#!4k-=d2WNtAGBq7+RU^$T4v4V+ATx~iBsq;#ZKWdhMC(jVpU65>Ts5QR3z|UP3ody{6MzAEc
XKCB`Q0(33b3?>13zf)1L(@X-phFpz6|jaJ$326Aagf3FB)GUiI3zg3gW+bw1ImlY&i$CY&L_j9(YZl21_Nt6hIKc-z8%jzW^QV)
2It#-r-Ac0DN3l^TwoU*nZ{lPFi98ynAaXJ9I!|aP?kp+DO|^R8=hczou>>s6mwMj=uQW&mQkzJp~&K4p*S!>FoCeTubv%-75aO1
XQ_C%b`Zi(eFd94-X=?Dn0ye)If5smMA5<8-4be^M{|Re?-M`hZ8fN{^Y@<C&`NswI^#b3GVs9j-VZI)5lOh!u}xgH9grY`2bE#0
0P<2Y2MFpg-_l0Ix*f}tIAy7@iXwBjnmq~TbM3S{8Mx;Z6kBl`79t#j!A;@jhap`MI=CQn5fI6jAufkN?kUVN0fn2y`rs$@*}xq1
Je=f2SV~Y4WVwm~MixGAVGi!zxCoZO)tP=q<s^y|-qSVqI(345c_AvRV=3+->+13(`6ZxC$w^WegcZv>bf=0zS-|UXM95tk3QVP#
GaFj1)gj#h^PKZwE)t+0erOgBJX#PNs~W}`Ar@yqZsh~Px&zj5dj$v<7#?SC0(NAHJK1CK{_U1`)K1T83zKCowkAUa@8ff^es{>9
LnnjaT5RyoTFpae4?a*&lZDUVb_+1{dcbu?A)lVty6`*r8*SDXb?myM&hae~gFX*%_#QqKNOj73G=4kZ)WVw~sZs7!_xIOO(P8i?
jezVb-d3=qNFYyIgLh!y!dql&5XCzTFbEJ&wCnaYC%~R(qjRqY{$FmnIGdWu>>ZTr0;K5S)uu6GF-f~SUQ8-FptTJ<cYVglq*=+M
;ptMA*(y64okGr}J5ED!*w~@$a2(D%olWM)oazXy9;d(HXb-Wtb_a1eHY(1ia_sk<=oe1*Q)fZ!bsS=x6^8`SJkq)Z{2!T_?bZf6
5$GPBbKT{^Z94<gx%mQ5GqKQ4!@vrKgggNgmnb#i7Ub&3QNR@;V#mM`+tfB@Y$*yLjCy*Ad}Y$Z(U=NO$4O+zW$tDKS-GpQlj?2t
F#9_UH1ctDA|cp2$wf`=If-}U&!MiY>V7@Gx~uog-uvuAAaxEY1_YRCv59pW63H)6JCH=enMJ`r9mp>vI}@5LI3z8cPH5S1m}VhB
N|<&%4(C1plpM(T@6dAOe&2z>KZ(!#j>G>Dbbt2$m%q2`-{t<if5*Rn@!$A|e&@7C2}z2H5AgQ>W9j!A+oz-9^r}1+0n{iT*(D)J
6i^6pf1)T?cm&8PX?jTtG6881k-71rsVZ|c8lQykzAnDZP(5LHn1vVcgQ8UAtOn9i4u}^6t^uKvLQj6jZqvASf1b6W1JT%-#{&!e
^k!>HW@3viH~l}iTq3DHPrpCKn{IucN5lE<c_M;+;y@_`3GRwiNAD0nz5yNq5GTL0{(EwGpd63=uCv}750nOg2fM`e_C56*7pJZu
Z5jWN^s1V}u|s~)1L0CcC`2G9<qC)2uzTT&<Q+_qWM(*5yu(7yj2~d9_$@>dfk{L{asgHA2Izo8pLOonI46MrPnS`K49qRp0SxyB
J>KCJ4By!H-s}Nyxkz}Jc*&WWH0?j5(sQZ;lhOwWd?lQ(ZKJQB=TRQthE@9J^fN8Cr4ZDjR!l;gC6=7)P}KMM!~LfQjrS)%#!1)9
$HNIQHfr$t>+Q2<MTh(kNx?b}AAAmnax8k=m%K>N>?Lb-lLSBFf^8tL7txsl%?;qx`1Ao?^05?kf$%5KGL*9%U}zwaBQU@vAGSom
Mm7!*qC|<pP{IO~DF&4GAc6V+dVX$?q!k79!Xbze!!Z+vkORgYb>~mR;#;>%eA|pQN>PdrGg;u?ouzba$6#W6`A+V!LphGGJ|ur6
d)$3Df=_F$+|bm`o+>6tpw9aK-SyuT+a8>_^;`_qTM*9YGp%=yAe(-0RN>-!$FFg>F!nw}n{V>LX4zPN`*oL0JTQlZI)A5H$)uWs
RDF8S;yU5-%+1fk@Nn;_8HfELC$I>}3Lh__?KbmIUdLm#{Ig*Y{S##Srw5(*G8`HB1|I~TpI@KRhF8XXvu6sahQ-nXh^f1YkrQJg
%)vj~0z;bXiMR-V@<~D=BMQ<2(lG%_lz~a={azdK_*}ZVY^TNufTR)#QiW6J4oJiaFeV^}gWR6e`CcVRQ2lV(VX4U~nu#J>)?&>G
BQ&rSF*!LjITjTL8dXdS{@!uU$eeIk#PSkl47ovY3zRlf6=QdgS8jKQAwm>HkU+5^1q7rJGE&TpLNp|#fdLSi7)GKV)<kmUbxMs>
4qWV$O_dQvaw?;xWK6Epg%HyQIAat*rimzs6@(c8G|@FoRKrmPRZ~vbV3afr6-hBuK@n8MOsW!TGHCAMI%sy2Mcs}tuI{)&sa0I(
VHY5dMHNz_s34-Mf=E(rW+FudF$_S=)kMK1EEa0bOw8p>g5Xt9x~@ApHcgOltW;6~{huLE$xip6Dw6qq1%P#IA042T35R1qlo|>+
_Aj&BPq1gG3;=G0nY>4*(ig?Shw2@Fm$jNlZW)q)4PanWfx*#1Db%~YN<o~U%;ctZ-p}^Zz<Em!UcS$NxEVud0EVzl8G)k1kv%64
A=<0+ko?kz2@&NYY6Qq1gs;X!$^kM&HlC~ugzX3&Fd<OlDTxDv0I4CQ7eub*Fd&qPyafjbm7lCW2x~fco4Y?CbRD9yq8;Vs-N6zB
Xo!HMC_!dUM~|Wi5^bV}D4GcV@>Qe&qJX4QgL*9q%rMI^X7_M9`<r4U{mFus;rl~U1QTII2_1-m&y9t^_xg|F5gCE?^E$Jpf$Ssw
-d5)Mj*8$}mbVAc1J)zUCdkPOXsT3_N>|1lXqQ;MXWfcnuTA~w;npW)AnAebg$x4weqA1(_27xuC|TNP<<sPze%*D3f%L}+{_77B
=#If;TNA^~^bkY!fG@r0*#{3F0sBvvv@#NgA+r_yWYHRd_HUzYx9#?<J9HfQB7U(ur4aZ?eG{k?$RWrI29%{}QK^(dUu5X_JZ38n
d{`KP{1R_4DQbnchi&oiMh^&MnKeOo_Wq>$Ni-<Q`;eG2ZXojn$_gg;klYvwBCmY$$xZF*O><$<fuG&2PD6yv@)KtVN8a(?fH*)^
1Xl>{jNwV4PTWM1yF5<g!;jzj!=EGVK6-c_C$s_U0OP3rp2xe)JQC(*`1GfDeiVfvOh`~AGC@Q#(osTw%CcEVMj{|7gk{L3#3ApO
AWuhpUu5h^l|@jDNlOHjEKEWi?~@V!$J36}+iKM47k_R1fIRp2$phFJf@OQktdJAzQDLM9g(WmvfPh+r)>!mMVa_v`W!`o_ptA8o
f|q3c!q$Db*dOFa=JYfPm<PRDc2LjF@X_x)!ij_kf8R1=>_BmE=<C9QvXA7y>>sfQb>8at0bjxep+Khz?M&`F@6qA<O>p0Ym+F%G
unB72<E<{B-_s5guTGIZNIySvh!6?X^mWF<CC}scm9eg!%yUBXfhZ5@Rv#^30V#KP0h=tx<O@H@Z9(hIdqC8I!Q^`sF#I^86Gbb$
Z93FLU{F7H25M=>2=Rg!88<tBbjS9yxI%OGz^FAn*9H971umsw%i~zOHCi9eeq}Sqtl{pP84Nm4@-qQ*jk6E7h-l&<$a+jauj2PM
+)N|nAU)`QsT8CFl?oJT5sIl9Bt|7>R)7ON6!!YJt+vry6v6J?ah(yps6r@|9phzzz_||Wx=jxBcWxtuaG<h5%2WRtuiHh;-nI#|
?DVKCbwcwK{)!u)K{<1>f>hxo_Zo0r*H1ff*zT7&P|Y6=qiM)OhZr!qM`5kBQ$Ld>9Z3+8Nrog?hagUZM1n>l3K%FTnkj_?f^^*s
%qBsY8B`?;PL3Fwm*nk=IRF~n2S&(-qn_tdagcvSlbjxfHxDi^M=gVoe`W5$$UaBa`Tzs^V3<&#MGnFH%0@<@f(aR(s2V9=KhTuN
eKh7_?WxFwgMf=T#yX-&ZhspJ2pp>2m@`-9>_ON-`Z2I-*;G9R1Ks%tad>Q|F_;>H!(Q!cX9CaVvL5o;M?@*KIO3)treVW|Y#sG$
xzL?R9|Ayu4xk+*A|()Cx=^4HvoaXDFCKVEQC3JC0+WUg0CR~Neg4nj$FSGaMV2FfyVHHC`FW22u0dWOtN=jLKhu#w0kD><qA6R4
KqxQQ_}uxgX!2UUvZD7P0zc|$qe$^?zlQti_<S}bPckd?qzeG#YW<U@8l96cq74(0{lnL>_3doirp!<FU7y--F=K}C^R8WLYsv5V
NeKKhA4U<#N7{lBqlz9fCt<TL28n*&ox1gAln!kJZ`)%Hzp;m&poy=AoOPu)v#$1z>9#Aeko9N#wuLxUt@aKLO(I~>{@u?I6@0hp
<-?AhlOX0?K>+bk0ep7bNI-{Y6Cqf8AlVN&%qTnX;qUa#Iy)W)zwf^8gM+bP@5MSgz3{&U4VmA|=K$P1Sm(}rYMY7u-#%ZEHTjYh
gRRRo4hhDs%MLor9Y;q_yGj%Oej=Y5m8wBX0B8YNhLI0sAkSl@>jPy9Fpwg1&rm4ORAcR&<PSq71wI;~Rh@pnpYER9?>-%DCcKdw
etd>SHhK8(HK;0^Y8PjD<6N58<_zXk)TVY{F4RFw+n`NO%du)waBJVJ`y0b>LwKd5u57@{pKLRvN_-8Db)WGsUo<X!<I<J5Wu_A!
1~y>jC}_treaz9}ztEi@Fwx@8JKb+7{133~ZUq;ja_#$K!r-lwr?DjTNN_zo8GR=kr!u}-Cg^(!PV((R6@M4J@aNTS_x1SZhA$pC
pOpV{5L8pY*hgWxk6(Vv(*@yz875$seNYaeZ75)ns*tjx5TpR4K&<2j<-S&Yqf(rh-bhGVLQZs8OfuZWdz<hEx33^;)gpjj-w1o5
f7`<O^3FcauLm=>xd*0c5+9L?>PN7>W0=REp1yO!b!ef^rC^LjVF3XDV1T2AjPXP!B)@41xwlq=&bK9ZWd}zL=UsC`6r*n~ps((6
o4cIQ;l0yz<|hkX7Q0KmU4mACs~8@Ou#n02Hlm#`+oq<NPh{duY3i3Qc^5#22+*K*#Bq=_an@(sd?cw^wtA!j3p)f0B-yYRh^GmF
)`y1v-o9h*`h4T$JvtA;lzRQorLL3m&2(qqf4`6M{a#`Jb$Zj+)ptG{8kdFb(kP>(&}u@fx!|IcZ^``gftwkul6yA!bo2)BBhY+v
9UjBXRQrxE)9vNNyHK!lCoK4h>ERcB#Wb7jF52+Tw<w(dufkLhM2lFIq01@)n37RZjzN@Qyy`;3kOc+8;8_XVAf%{71Va%7L{JnA
L`>`pl+c<G6vA{uyDibV!N^W<h=_u@!tA+ng%T>eWVnE{xH*K=THnYx-~m8(a`c&NG)O2(iFN_Q3_~?#g-R7kP)k%13j{<7HwXNe
UL74rUsT$j*On@T0vL#a0*tNrlGx^8H{tv1j?;-%6v!NsjFycT2~C4U$z)W(o_+>S+bCx^9CZk*xhApNurV&IN4~84iC<m$&QbcZ
s){I_^>G|?e2hG{BL#{IqHLf<5m*U=5To==IW<_hg#|gvH2+KG?{&Dj?<@A4kIK*EKCE&;*$56(w?IgM3;jvl;f^l_MMj9Cbia;D
c?3Jkdq^@<vFp^sjj6wh06HA(Q{lgbv^L71C^%461kD;5z*`8Yxf(2rgOEka0MvpxToDE=<qeTV%8-zS4lrSu;T7awo|t@qijIjf
jq=3%fEZ(v%xfHti!_)Bpdjhei@<{vPADZMNJ4V1#cR(yBIKeHh=(dFDzQnFAt->{+7Y4a7E#Z2x!FThj!<&y!8>OsbR6x2k;Y=g
%$Q(=gz8@ouQRQCN$}yC48c5QH3t}XB2QdQf{GtoL(4cs=sw*&_xIM(hiAEL#DaA<`5s}T-3}9Q&AYt_sPZtd)vN^cLj+Kb;$w;B
jv}GF!~Tm;{4n+d9$^GJp1|@Ui>gnNVT0<ra-)s}fq`ms>VCd9-U5e0HgRi;#A;h*cQ}MO5JNyt3BuXfv)u<*pK+btLJ85qRHO&w
ck;TwAWmW)&Idw+uwcd4V0^lQOO^b8q<gK5zQB5>MFTtisb{BI74(&l&O~i+F_sKPkwJe4<izh7yjjBUxVq3>!@GIM-(n9$wH3b)
Cr7@!!Q_HUvpQ)PBa+n-WjuO2*T1e%A^cb!vF&So;yay+l<#F3!pt(-QTA?2zB)ClCHJ_FojS|p+6qMvZ?T{NufcvPT<_0#swyDC
{yuQQrP*(=2q8d*$DZ@jVS%l5fh?YU$Vd;O=wF0VapldUS(IU6k3^!sgg=Bm2ND9B9I}AU6cjZDQB^1q&?<<c<q+tVa3U@RF_1)4
D##t!V4BKmcc#hI>zVhmuIyX9Gc$MTyd4d7xNlULA`DzdBAvTouf+CkLyYbKCd4@Rv$01CQ%%HZR37k9?I!&~lQh^E0o2-=TGNnN
X(ysy(N4ch?dJtcg%@_Q5T|*JCW<`3F$6Mg`TA(uD#S&IcOZpgsG=b8XSFGe-53FrNJSIYu;$qjk`z$I3}MiMYHM^4UT3CtCZA7!
C_XLuzUXjuvazM^ou28mXP(sa%}fM2e#cRR05L5n6oN4{Z8-qu_6<YyK$BnQXr7bpqQf7a?Hqnn)>v@&K7EU?cOMDSzN*7|F}90R
55quWafNp|oWoF_j>){^Iy#!h5Dul6@3R19)@YZ85ZZn;*@4pKn@_+AFG9RD#~BY}IjVVj12{<c*>(nKqvG}$$p&JUzIP}&Q<F%c
`A%G}>KunGY!A_<z@G9HC(pIqJ^Wlg8$9}F?I4f+2#O>aApoTrCRiAfVM<j9kphw+LfqYX5)~3sciks(*Ws}AqzLr&^aSdiuQ}zn
PKne14%oVSqdM|b#!KvV)H_Y+Crx;oIEvmI>N*Xc-krm-AUTb3j@i)e^gZf)4~U_;%<QwN0!=H=Ssl{tC{aB{RKj_a)s)mXr%iHv
`>4qSkUx7R7-J}K!Gnr0WBG3&0&)(ZOl`a*5iArMGYVNz29zKn3Ppgo)=^Xlx^#pFN=}IaA(Q=V-w}M|5x@v+Hh>3Q*QI!%i?k36
mMLEk*5QVtGt>C=J@)FD?kYWfwdh-<+M+01eMeRdD%7E%4XGYOcxN!hiAz-Dl|EPH<2T<>FY&Oc?kWPoU<Hdll#M3VQF|D0pol)m
A!Y{@IYZH5M15I71v#-L)Sn&BI=6cAiRAd4AaVds0aqyHa^vE6eBkrW;=Jv0S?isir(@!C=3`X*l%BLAJEGZC8SVmjr<1!8#W+>L
I3GZJ-|6rl5Erl?Gq=Iq3PeaEj`y^HE;$HAB=|fd#9J4wXM{769B&<az3)7P3W#TaNaO3RpR1g*P7cZ#;sp=4aD9h}IZ!;<7XpZz
*57DJkvbtZP4&=o0zF%2RbtJxB-@TEuIUnDRvG~jg`EYMn1)-D%+U$5?^??8=v7!cUFL2^$Z&<DWst^Ef+oaf#`A|S#9y5m5M8~o
2xi$#!#m^d@^JL{;`!*}t3B@s{P=nUMY~&eJ_zx<Zt6!II(jqKC*GslJ?-6&dmV6I_m11IAd0A^OAJD<8MGX+L_>O^FItH9-*|F`
Ml^xL1A~NIX(9sO6>x!gk;K#(fe<80XqHSZ6zJ1aTf>l6AjVK=?Wn&Q#OQDwkIoIij@bn!PrF$1J!Y~7TQFjftVSRs5~M}|xf5c_
f*~f~KILZEM-Y{hOa^HsV+T>@1vz4J%uZ#-F$GSBn@!<l5@iZ9L}Q_pw|$Q}5IGN$0SSqa2^w0he|fS7L>=mKh$Hp%PD6^3cJnz*
^g@PGk0&CVlD`}rf_Hap{icM<TON*nI7USibvxotku8fE+%PGfFuCZQazY=}>j!jcL(6H)z9zmGXP40^s18JI#9AGb3y=q7-usuG
x50-C<g0x5a*uf9hglI8X*Qa2=Add#oR}DbL1Yvolnc6O=+S^ISvnfA0WCT}d1eUOVza%rZ)N86AZH>JL1IgmqlqQ0DyK7tFEYA@
By%Kp5!<5q7p$O>+(3$hpDK5}B-96WAs$HN4_bFU5}Jtwl@Q9Q94yL21aXndGG-@=k(Y5dqj2tNBl4ZgrI8<x$8S7Aax`xzCv}vS
%Thv-^zKV!gnIW^QxkpnxD)Eq{89Wkk;fk3n$JVHh*1G-ze#*AtUm_6zI%v`^1dJ>CP5wQI_}f7lNvE1GA%?wylL7?8A?U>PZl(Q
q!8gTYp8wWy#%>I@Pb&djs$`}9jtjQqK@}*!NKj=4p*TZsj!x#y7A@b0`f<4tU~tX>Bn*N;P-C`9~=lW3ddgdghvyJ6!ReFQw0{%
)V+0>M4gBgL5mg}87xV~O2WP#YzjkahiD2^;txBU8-VWw6NN#x$!0ciF3FH~F!STqH*al(II+q}j&~0B2M4`{?nh+}z@fozaqX~g
9ea1T1D{-n7{z+Uyq%GJ6xOw^I+BR46()hBC++@p){6&t(|r|0WmC?ae)9Fo5?c$0e7BRF*7@DUi<g*pl0utGBBL={LR9(I_q&t5
Tas_coZ-k6#BVe-(UR{!_)d<f-8M?)F98W6lNl;++9ffXiXph(=&iBny#1ghYB=dEa9f7C$WFRMBWNg<0zhVv1jHnEZsnw8{@Dc^
(ra4Lbv9fWuvzJqQ?`g9``%~^*>~K2!@H1$$dtKl4V6Yk54(qQBULEYk*q53#co68NUC6(LvcLnoE&gQ(5VI-B&eu&22SPle_46w
m#CP`!@Qbdv(B&`>F4Q(TyC-yw`*@LMa5R1g`C!nrD5NKlpxK}5ZLNaFertb>IH@l-(&&9lANEA?QNaBQ0x%uCn1Fa6o?{WEDhwy
h%t$aVJ1&9VieH;%$X?YOF<!oql1Pfr&LI|oX|s-<NYYH$JqM&ejTsB;p6$mc_>T@XETgv+8-v~a3t5dcV~WY936TAmyL|(uAC0k
<9a$&sEMDGz=ALfB7S8HL0eN}^h(a83Jk%*j{Jvix*BFtfRyc2^u!<2um;*P%*4XN)`*Ih#!N^`VR9(tnFnOZncF$Unrdhx>$t$@
J8?Rl1c(cyCrJv!ma9;~A`_+AL|l|a&RN<+BaAA9B@sB<VKVGPf<&W3l^Pv~E;dsHA%sA3&1A5vEtF5Ub`B5X?%XKW3uF;Qmar@o
Jo|FRzAu?&^S(FHMEj7XWI}wkO{d0})3(O9@6UnwI3S}IbXoQo+n8Le!g$IC8Ah9B*;%>z>r6?hP`qJ-6HczK72<7}L-?C>K=6)c
`*n(Nsz$0Jk)Q~us#uySpebSsD2b*jA_S!x5|)6Wm}sOTLMVy`l9rZ&q9_=EstQ)7N~)$vXj&?eh=@u`3Yj9IiDF=qfTg4;D1wNN
t0;;hsF-Gvgvg+au|y-06<77FpsJ)4L{SwK)Db}wNf8kYL_rlT6hRPBP{2gOBU=zCfVf2zQANnOT|p5QLlG1dloJtBRV_47UqG&v
-0@S9)3A~!ap%Lm?idvHRw2s>QpBjrg+)?EV?=frWF)#-8eWb$6x3M~NM49WY0?f*b3qP4A<2ar#|S`ziX@0eLs+8Fm4MkW>_cT-
c1%bij)`fIB#_W^(EQFjx{_E)gpI|DIA(f1&_GnxB(lVnL<J=gOwdqFMMP3WL`*_MpGUt{4WOZ%1gXac0s=4|$8&R&ufT?SB!1po
fvzMEBmkgn?lOUIn3ge-mStj8LX;x+1JD?Di#)@gP}(~|4kh`~sO&!%&O>4qjkb|uuO0q57dcnw5z6nG7S5bNmNl%XF13bf<;=!d
qW3??Sp&=y>khqm>E1i`w0<N!dHN!#hy)b~f(W2FK&db&j#CKbL<dSlM9@&9MHEvr6)4hBBNEJ^Q~OU}E=69`4!gBZmky%)v!&_+
i6Eh(f{=-zKjRB#1Q9^Q!37jFs8Y}dLQ;VWl=a?2)H9)>=hOVs3Uofu{C$J`v?Se*jh=df+R!A6B3Q_5Sa#w8AYP)+aC&sDFlrC$
Z{}||It2Z2^fTCCpeeHG(Vtp*Sjk5?GEkt3b<J|(F_>D6J-z@qVqinF73BI^miuRxOcnSA#85Mg)sT`h#-vy!Yw3veHJ0c}Z*K@X
F?SpbJ<b)gkq}7j!+!4`-hCHc9`)yW?50ui?I%RU=O7Qd5a>w-_K304Kznjmj=jdmj*aNkfc_N+=5Ek&NT|8(C+&^yx4x_C2y0t>
88R*xBghsIN$%EBM{>N}d9FD3qq(MBjGpU3HAp=i^d-^FbsTWr!FAEk7GRu3d)>-#f|{9z7hvt0bSALKIZEl;L}8{bYU=81Qemx3
3K(p3Y9`}BP2D)bG4KY@NeC_zE^<hG4W<%{A-lI7iB<;EZ4MZ*+dCJ?JZ@~cXKC3Swc+fKy>beO#mBFBfqi$+U3XksCr(a_lFo!5
kaBWGv0V$SBIle*G7A428P0mr%b`!M;W)~xzID_I<Bh|(yb*Gu2;p)Z7<32x6JNnta8!IW>cXHk@4ZkY=K_)N_xQeDuWV>J@<WtB
cyHs?r^@YDik*QXK~X^|L{n50Oc;a~Mo*9ENhgs2{+H>Q_1D_$)|+_u_P{g<gZ7`(-&}t6Vj?oGXI%+*N{`#Eht#W)6-6}?sxDC#
Kbk+!*RlT8(isGq$9(;Ar{%-c3D*s<KgBwsz}r|@JQxuFqgT0faUm^W2mlZIf&;@<1;d)S75***fJDpyFj<id1ARJ1ZEA%T7<-A<
4szxUu&XMlY5%lp&a@SffPoj<l5lrsQ0X>%9+D$;wopsVh&8FnH*UtZI}Aepck7;Nuyw1sQ2CcYKP)PgK?Kkqc9|^(Xa@XIkbJ?_
)%Dt)?d=3t)91dQHOP)%mV_RSf--a#uT$sN*%!1uBqFu~Joeesl_y80gy4P5>NJh0!pq}la=?X<$q~g-I_?hKUNkC?pK^Mn@yJ*Z
sYnHxMKuqUE7byq?;0e!t2+Afh22R2gT+~cZpE3KmK;(x%!$&b9=Ng^>VbRXns@A%eH%l46verQGq!QtQ)#?Fb`1j*Fr#L-@PM;%
1l3g69er_8G$8`SHZGA3Bny$PH--Qp3oSX;<DT2!Ce;soX%wD*K7OXP@Xlls+2h|v1VK<w8~Dw`iY+S4WovXC*xH4(&aEQbRc}Y8
()yk=S*0+w2_uEXJz5nF0j9Dnh%|>rt2+dR--N<+sa=HteVmwEAg0oDM7+J3!hSaZ8zyT!v4+Sf&oyufG)mDB4^8Mxls>AKuL+}c
a&FxrZpYBEp!8Mx9N({>doy&s*cYVJiRWGeROQ+|SRJ0*p3C!gMR550GE*#lFoV(i_(r`eJI-X#7=<7(A@mT^c(c{6B|I)-dEOoT
b9$i845E_ky(L720U$B6K9zGy{#FWPX?j^tx>5@XZ$kC6pmj>OK!7r+VXd9RRn@+w&>us)To6#w0D!x?61CSld)~X?h6>+oM+Gnt
!A`UwvtVk#c<|0<94Mpr&$}DLNW)7fu30u=v)$_g71;#}un(lmfa5{}&wFYWJU85Lggob2*{ZiqD7oRzeSUs@KRM@Ry&J=Z@;2O$
TRurVB*Ya~Jv9of9Jxco4({Hd)MQwq`cS=l3TEa9#&5z@Jga<jQ$oe{ht)mKrM7yYV{+)G7Gj;)2n<6L21hIjJXlw7qm<nc>s>}D
3^z?KyRQ(j@~k0_fTA6B(Hs*>d>?wsAh6^0>lj!S3LGeHP(=|f1I~*BUMD>81>1?~*ThTWwpVn(aZb|V%p@)M$vm(;JgxE7j8yT<
OfL1d1T{n&VixQf=@^k@3)iVJ1C!)fP<jqSM~m3Z4Uf;#nC_NcmK`C678W)PjPYk<dPAyCc(h`L!+eGu5H~ld2DA;(W?6ajbCQ>G
@bFn-j59=-am#cDO^pf5fDpN6C=rFMn*l&XaHB324%)+K<msq&ZL$u=pgC93=FpoTEuIpGED#njUi_dJVCb*`+ior3`VtZWuR^Ko
o2bqpIBEb*b^>>_a-~~Pg&nvchr`=b=YJZ6W}S5hIx0>DOffb!um?o%WPnH?LUPcKotoBsU7VBPFMw<KCU$IZz*DaQ*g@~Q{u%9_
dMb0vbZj=TzQ!3MlgT4E54GmA<=8_i727Cc(6NkQ_)kj=4@_tj;13!wPTUM-GQm`XBEz_5D4lHQqK4U%@Z~$FSY3hS>e0B@NiY=N
>4^A>JMrE_aSpbJX1Ct@%^i;(>5lV#Hy#)XOsA7pNlr=G4tQvt2s+gc!E`LoRe{56V!RdLPtfRPbV$&KMYY3LsvH3}JOdz9fQ+F*
K-+Sf5m_fodeM)hH-+J0?3zjHg*NPLMC(9sX1Cux#L=r&{5Is-&id<f!ve`6vu5$pd4n7#TPzJ`gS|?!8_-=|0o5pD?#zME!{QA2
6DNy2aIJ8}JTMj_0ylf+uC;z?h-zk7SY}|oF8C4_fyPpuzlM!qoxPeo;pE@9AaorMGGwJ8EM%bi0$k`6$r*shwxeXIbU@;)6zXz_
2)M8iH)I(=AOi_x8@)B)Vv!(^n(2$nL(uSsWrC1H!ZN(qf&-v{S2aE6Usgs7=IpItzG|s1q$VP_gKK2zU2zQ5cQs?1kYM1ozeP@u
2?>eU5ZGjCBhnDixT^D`s5Qk%fQ+{CA(lo%iB0G|*oO(@&EE4_yY{?-ZUwc%Od}6Npg}6K<?QWgW%E;fOb{}*ZLMv@Mv7WPUFJoz
sclizLog}a9rIbcpM3==^;~loVE4h(0?Q-O6`GvZvQ4jDG2ZPxT;+1}EvxA+y&F60nis^=D2xTf&otlx4XuzU5z^kb%mhX{mjhUW
yNWv~j4_5rq-(7qdd<!3CWJ|n9(06(t+;{=ngntDM`NP%6E)e8$Fq@1uCy5$he>Nj#u;H99*)k<lGT#h;S9laZ8Bz>&GR+hPFI`L
;YWPi0`{#TSJ1W+gu2mM(?ngY7!c00x0-p$-l?75&QRqu3!w0kNGPG!`Y+npICuhA6CyYUicgZ*BeEGc1}4R~*IGS2b2!Guj;8^t
5Q^0h_2{Mu@EQZh2=cb<I8Ag~d{4Z>5PS^}a=|rPBqJRJxe`$n5NyAcC7oYHEmebKuCP=a+LW=YWQi)sV2}w7=w;QZvY`klL!2*$
8-qI!ZlfI<CDx4;8P?{54zVLBh$3dJC0jZTBO6MUstFG3$0%z^n!&y?%f8XCg#9vc(1;uh(`UNi!O%J#fc2|iOm+=&%>_hR8#UM_
7g!+ZbQMi{SG^;ucxZE*T-t4-qO~#iO*lMX7#k`gO<4}769C$xtlwoZ^W1rOXnT353f7V?G^W!4$u`0n!q|Z=R=UU*3`JaE9(Cca
N+!DC2yP367CfN41obO2{N7kcC|`OsO1J1CqB=A;K=g3wR$4)gz6psobIunK^pwMem}Axj6QJqe(a`5tw%HIZt>yL?j3MCRJm+^N
6iLI*sKvbpVLD1SEuhAagInFJz>wXi*EQ&9K35<B3N^SV`A|@THKha7d~N{IIIWGM;a;JH%!NV>p#hMg*j>E0PCb<E8@)1gMCd*V
%?C{z;(2}qdo$D^8<WAsDeBG}hJ6idLAnUZvoXI(Gz;9(P4>(ueNQ|mlHK#1(=SpUO_hi)x01;XCmF#O8;b9233U9LC!>N0i?WAF
;&lWQTD#06+7Gdt=b;B+WoTEGK#q-|P$h}hq^t?!!RzVZIC5J+WIW_I4`kV+etg^1IVQq$b7c20$f6;xhEJr(8X6G-@TyZJ#i2U9
{oimD1T!;)b`};IV-OdWsoCVH*5OlLs7z*ctcw9DfhCM2#0X9DJNz>7`5mruL%MkDZ!WoN;f^jEO|Es~TTRXN&b#eB7cyu<bel<}
DrtGlG?UkTVD_bU=9sS?u*utt42)+DE8FMMLwRN)_$O$fro|Dhi|q4AKuIG-5-}<yL$(fgs<XYJ*`~QQ=;4?xx>`%a^bG~*ZPu5i
xC5nemj?lab4Z}PUR0j8uYj>e9ZIk;5_Pob(CqG={1Om7p?O7QJDpA%huG?8Uf$hd=i47H^v&kBDH15b84y^=4E*mfqSDwA5!Jku
AW|?;=ArSg6WiOH!#Dv^GU5oWLD>f+cB*Fw3ibNloU3>Wr4o=OVH-2%9=MSgEW*h@=xkD=wimdaP3l1F(ujwVu^HDh#^Wz=cIM*G
gpj_~LtMDid)z>gRw5(`D|Ulvdb^dD(<2MTceck$4$&{nd_4Nt4V0&x?$!>5RA`B%JgiWQ2H4%HJWInEw31lc3SkG-&S~M{M`o7L
3D${hjbEwVy?Z?!=9or{SYvL~ctB=`S_P``g|ZctPTwFFM=%v!$bWPdX3QcH(ZRJ^$QZMuPFi%(K$o>cV2E{ykT7#Be6qe>$2(6t
x;T|_C63FM;KBzDn;;Y6&MP9?;<*qc0*OHTbIYb{M-Myi9kiQQktO-&&o0dx!?u9gZFpM50FLHJo$(izz5=W%1_a!?AW4#mG>d+j
obLB&#1}1t&#wLkBNR|oMtro2u69CUF$o0+JY?EpZ&z)yWW1HNP61z0JzWQxVe8Pno?hs_i_V+@zAMpyxZ$?kY(!$>f>_Gb(a_3B
rkHZHYiXM<#EMtzhsOPrzOQN9h~iP*>!=<BG!QL96aOmRx&o?FpgS6<K1V{bxHUflNg<=LH4UFx!eQXo(+oCl7%-u=rjJQ!=5H*>
d?%=fnvCX}JMk}R+I5qG{EZphlZ;@(dwhl%8J;2ZHf-eZ7;Njg>}U>#dXwDAoFmbbc_z+{PR$;Vld=XURlx!DGMF6=S6$N?0q7yn
_A-P6K?oRi{Jv+^&+2nXI}#JNDSUQAP+=NAqd(V^YVUcMcl}xm{#AFCwg>j)CXD)$pvHip<&Hs2Ga+5GF_J|NFn_<%j;t%EL0Lf4
vgDm*z?7w_T&X}IMaC!wkcI$hQ5pt@fLvu78bS%CN=ZiwkOL5sL=}6ATlZ$*Kg@=a3Rz(i1c`~JmXM-KshR;P5+M|zS_Gj}z<->S
jHJ*|4H7~DK+;V~K+uUme0@Qx4}wxO$mCZQ<sn6a`JJED+-IRaRdDd`3K}U6pn633m(?9?#7t&o1_X(f3;r9Re19^2d+K_SPpw4|
!|3PLvM&?%b?{LSZ`tqw<;+y>kU71*<dV2Z;r<M1=~c*g1YQ9x3c3O^MH)htRIDh&BA}X)A!v~?2mqBBS0{jIOP^;?S83bs>F3YD
lbfJH0Gkjl;@+0VYV;*u_*vyj<`8jaH60k`l6&vLW4q~#4`qUq+Na1Md*VA<9XAfN5Yr{r_dqjaq&1cmcH`nZAI?o_daP8($!8f(
(lJ};tEiWHR>`G3b;UHA=F(vi2o!+zzS+bTae%}lO!v+m?Vo<T>)W<Qg3@y!^qoOx8?6SoQ@ATi)RrZg$do5o$lfJ`mt>T|rR_U0
ltV+P;BSu5&X5U&CjM>_FDq7OR#gy}g+8BPz(_0As++pogQfnM!LfW%??~|3C?4XIZ*&g(;J;^H^Hyz)W2)3+#pX%%tPu%FYsFpf
87HdOsKF#>5Es_ElsCj+5|VS!u$}aSL1lMOu_mF<mWXy&zjMop=Q<@!tt{l`mLhp|yMW7e;hN)PXb5$yVxQFn{rBA8zV&xFUO@J4
b_Rup#%R|@!J+3`9YKN8>a{~X`?}_L;<4;!0Un29v2-y2dd^Qp*`d5v4TG?H8X>)!&&zZ@zJ)vR-qJnO*h@CROSVDXK<7m(a3kuF
co1QT*R5c_WZQS^%wG~N6-84*a3uvG*bw)qk#W1==Aj2F$GpL|F_F<gfXMULpdSdZXk1-In%5VZj?)K4I#?%)06~G$&?z3En29>M
2Y8~vgPRU|(>?5TyN2$|oJ-EINzr3rm@iKT^G;uIWm+`zd9trW9<O}MmyXWvXp>zqT@eO!&4l9g6~*%{H__W)b+3_XGBD!O5G^Yf
ga8`x(qi9ZFM!s(6+P;04gf{yIt-wy>ypKaW}Pfki$efDFwcF2PKexAMc7mrz71>|(}OcOx@uCctE{=i0>UgEDd<<dSm3(o8p#RG
QLFF+t`2Gf_Id%Jv)7XkrfXX4*?^M+g$f;>X^EVzg@gsoOT-Gm%ETQ~82*Kce^=O|<xslolEv3BCaG3qV+gXbwYk1s2Y?~Rt*(qY
h<nTOqQHE(BJw;Qd)$D5zZqT1+xR`DuP?1s*_-IyZaW6U>kX_y08)LX310f+!(I-&8G9adV}U}Jh!~Jy6Lf^~Bt9e%zDX}qpx48!
tX1moxFB%rm-`ESuWQqf-<|KW6F&F3tvyJKwgkMR^7nnK1?o<E;u;Aes&uyR%5{`@EoZ1jPBjk{*xJ*k0mH6I90ZPMb$um;kR=-e
a{=BFw8E(2@#NOT^~_T4UMd$vky%y3NIr=mH&l}Fbt$<pI))qNl4ywy6DO&V>)C_Jr>LGrJx&KR5jIig%h(B=1CJ(PH$df$hd~L4
TaLl39?i#NzTHm(Ucdum_542Kqy2;LhxKyOWwOXOWWUL%u12X9|9+Y@QtO->{K4Z6a=`yAFmSF{C32;y;bwJ`9XKR4DGuiiL!le=
9Zl4kAp4c|L*brhx7)+r%X`ZVPfmQc4ftzWuN_=}RQ>!r&a<JzjozRJGJdia43PhW5Rhh+ILL4G1jQdg20+0`M0~R<cytbMK2$*x
krYLLGE>C?J7A?jeuoKUFh;2W<p+OQAc07sLZTER@;Xo+wFkik`HE}^aK3rJH#X9cox$E?p*6k&yB*uqsq&EwJl+O(`1&Y!f_A_U
EyPZbgYNgc0-O2to@a~SK}rz=5#1q>g#<~Ni(xp-%}CWR*#=D%6s<0$Oko)dzD#w2Kx7FXN&xVbK;_fJN4sNjJ&JeADL|@HqKzP+
(jo@&<fqg9Q+(=ww=PAC8)FioV=XKesGhvfgCFL?iP`1jq&8ej9CHy_Xv_h^B1%OfF((q291{R7;K^wf7>7}m6@%g&7$KQ<!NB)&
!*sV!5*m>PiUboSPu0uc?&uWy{ESaoh*dpN@R9F@1fdL&S`nZ_AsSI~3PnG@bs^%op`aWy`BU-ZqYkIIA46J@79P;s_ghOLjI>P2
OB6KW4n(j)2$2*YOkgJ*50a<IQReyqwdDj!nS>ksew}(}A>4i()0qEz<^6tH>52CxPu3Xb7y8~9mhm`d49q(BZ-0Lz7ivc%1XM~Q
ghS9FbNee5-B@b~6>MP>RwzkZSm=#x$(z>KEhh3JQ?#cj6lq<!CL_ElNh=5#n1qmXqSvmIH%{*JR?+JYZ=LYFGoY(=9u@(KLoRok
&7$kO!BYN&lO-XAlU&2CwYwk7HsRqp<MaPsbk4Wu&~hSl7~;m~u{czeGEpbZjGx4g$VJ*6fP^*^xP(g%*s+jV3Jn(6f(tL9UlxCl
=KI%D9msA(2nC;_F6{p$`j=@7#!8!(^!rw>Y!Z6%JI~GS?IeG%yYzXT$5)46hP}R?^+(=)C(Qf<%u7=f4<BqHiw#m}RI#ANgzjuh
HnV_;6+fO=xOkZKSreb8E+gLO-U@pSb$0U)ts=P(A0veak8#QZ<q#}`ZBcJm7NobFh#P~W8WRBHjX>B)1|tgOf=EfJ10=!F=x$Y1
gFB@nV^IZF5T`k<D@4qia#Z6X#0nCBcdwVp577KR-MKrTe=nC={6ze`<ulo^{v&Vk(gXebHnVaZn3y!Rb=BHTxrm~$iXTKl$sY3P
-(6^(2OdtE&dYGW2I|^TH9=r8vFiFWe;vDbrF!m(;V&gnkma0$#%b+o`r$~3Du!FvzOR=%Zuuv9TQHafh4#>4fU2OXF&P&~k9jqn
rC=dy1PIB|f_h@^1?^x40S(uu1(|a|Aa=U#&}GKgQ>O%hCcmP`A&x|LnItD3c}nGu_m{$X1oDHsx;<aJh=2D(XahGg01Q04-LGWc
gWwokIP<;(e633^Y=EyFh3)#803<FQY2_#CL{3lP*FS$&i0MrlHZ`#QWwvjrEm61QJ>F`+uXe2w=x^$z>#EyCq0LAONC+7Soutv<
8>hRImHc+Nz0<`EB%9~gJJdLw#(ln*oNgx<6{B1%n$YU1R|j{8HMSjX6y<?-q>3<SMs&Qpa{N>S>Ke5Zf!^*p-0dO5-2QGf?dP%y
`xoZ-iy`DH))L8(OfGQmj#2zx`6l@3<E~^aF=5MFH@^7^sK|3|Oli+%h9Ih4P3euc%&|-P$T2~|q;&mWjo>6PNYVtNIJ~By4o>Z|
R#8e>opm^1q^K+&hev|V>s<#mIXP+Ir802pCn-j(;SS^B`S4!~uV~Zx?J3C7cxNK+65`>jy2yf$&{8j%6i{6%llhK69<p^L)s**2
eZM|?x5mgiDve&<azI6ptx_Nut7Jn}<%Omdlo{mJn9VNRGjt_qPS8_H+aaR!AjYvFNyZu}gFui85h_7YjwYNCtWx&fpj0$zg~-tM
$(vqhX{d|CPW37pBAI&Cb?MISJ$VbBX*%#)X0S9g)dd4-=PRot0x@<Z<kPa}tP-IvUQF7@T6y|EN@#X~b#n>pnXOnR6ufkry?PSz
LU`-N-k>K!485`vQ(a8WZ&C)0GLq0E9ExSaifpR6BYeaKgMygh2@My@9ML6og`4K&G$~H-lZ>1}${Tr>5XKb7TbevutZ^`BS`k8l
I)XbRfYvdq24zY?17H@p#59<F0qP4*=rr1*&zJa3W6!)~5g1~SOA!eg#q_Lsis#P3^M>HWbi|RbPlqrq?}Dktu@P-)UMq7kOl5(+
e4Lfz!;D;L=~*;@v&SxxRElFOCmlG7V=Fh5*6f>eDTpbwmvj$1pldgQ*5?io$xt?KU?~`}1vLf~qG=J!ZKGt!2r_n`GL{^Ggf<h9
4`L|s&;gengP<M)JrWBWSkn-cim}i<t|d@XO;AJzK}h6e8DV6%t7lTGZ~!?6`M~$_4x!@V)cfKnAwZycuEjush&|nWe0tRV!bCze
sS+(L3=;Jir)lmpJcM|2`vd4-f5=nDzz6G$zH7tR$oijF6n@!LBj{54+|1TwxvUHpwykYa!h))<n+YsL%zJUqEu(Ya$sQAiWSe`4
N2NrBc%KhHEZpbk(U>BP6i}k4NUFxF9o8?l#F2L3=eXkSV7d<C{J#Y6LBgQi_cF&P2PZekCwTPNE_BV!H&d#W)gaWr9!^G!De(zI
vZp=KI20>L>Wt+T6maZ=^#rTvkH<$jLx_Y-j!AU{x(Hl9C_zaDha!l2FSi!*OqEKB^da^AzdY<k?VWe)3`Je5M0A<@dCePHVX9%`
MjMH#eP5@LIyX)nc*Z(nroJS9N%(XV<{p3pIp71SAb9cF&usK;6Uy-b`u!@k9ae)`ZK*D~Aj=91BFyE5NMn=|OvoO7;jmOasNA0j
rzAfygdid*acup4YHMGuWOkPmgfM9vVz!+XFSgp=^JRR5<(%nNB#H=hh7=08(wC^K>9kt(#CL>pTdUteS+TzO5d6P>cKR<h*Si`M
!ur~lP(K;T-fU{7cT>FqtQ5QX%?r>W7iA5(!u+f{BN$q_ojeBcj-ZZk@7$+IAv_3A(Ny-f4|u(Ci+%l88YGIn=-#``+*j;-@^`gI
RhkRfF`NWp^tJHUwVMLxAgbXO!LhM8gBP_fTVadhlJJAoXxE-8I2B`UpE3rzrrTy3>rqfCSr|@qs5N*1_m90$+~raCnDC#6^hBUR
p<lAFV*(2K`cpxuLA&9aaCXHq5bN04(x<V{rVhO3eJSkiGM8vKUp?z*$?UyTE?o0177C&a-FHu4Dc5@Xj%(|PAx-s@&yxLJQs%u}
2i`HWy{8W{BcN8OM_1p`US;ps#)b8jp#x0p?WX85*IsB<>~m5^>=<ScV9e#4mI|am*|G(ZL9!pFe!FlU1=t%OP;mL|Sm}U7=zVLg
PXp<BoxtvwZPEt`J=jzQ*Oh_!jCv!Tn#>?7EJ`)7yHm5AozbWPG(^y`wtCKUrZbA{X^st@XNtr%&>bKVvPhn5IcTch^<Cy?M(;gl
dsk~TBSh%>A)|**O4XZ<qo-c5LBG3vTHhbWBZ>jR@6vF3=!oIb>qzh-+4rlN%!7Ojz1z`GO$2j2Ui2W)(X=4%J>L${S{)KoL1nE>
4lU}naF*F;)%DJvu<3P?#UCVxqP6QZOOLGCzV9IF+s%kwrG32KWZ~iGGfP6w*K%*ZJ#^nDa_@aw!3B~=6wrMU8RER%b~Bmkj)wH~
c5jR^p06W;aPZ^{vFC#adhgEl%;NKaY##j=;6UeoHV2~XoL8>vD*`IT@F2s%bu(Hz`Wex_`X>zRR7FJ;m{eZ%)ECmLI7pryyCGn5
G#SbRVBVyHl3P5(Qyaq`JJ#^r+lKUHp2j9HJv$nufe1rFQng8Pg$vGk%J>Vc&4IoTBpf>ze1~XAn?0n-4-wUrhNY~@m{)H%j*;aI
GLKvWUzpNHk6WeJuBoHLlLh1BJ!?}9WXT!gPVgr}P^mDp8y@M96HwGL1!VP14G5G{#soJxphF`G;_7;}Q4>-pZaeVp=;7<0`SIb8
SG2lqg}1p9-)o`Ou6yb$&chRZ3+BsQ!E|g|Y->8`OV+f_sc?oiJjO`b*Nc90!{v=FI_UZ462cy9Sn%^hEOO!M$A3Pzhsq2+@-rbF
6^1d5Txv-t5{6~Sktsw=<xB)GB+9qWifAB6%~5k0O#y>%vc@D?eMLuHbW=t+vo+bNd3aOTD(pR4hh+KzB?x|Ab}V#3%iF}pxMv0K
acpNQPWEp2hPsJ$shw#okY5JD(z$)=W-7EHWay`)YkdVz#1`InTe0BMyx)&wtbFoe)*DC`RjI+NhtCr4u52%Rjk3{Ta4}<oTtLxN
ULcDj3NV9dn+dUmGuK%C2skt@sD>8{3UBbC-_%214i%eb_n}Wkze5B#at<NQgyJ1W9t6A%jceuB_$eoM6UYbt5|q$B-Oe4e;N)Y)
G8Qr_vc^kcR>RCBk|)SI9beC_7<jSzxuLtd-m^*>y%%>|6i`(kez!PIbF9-eAg1@<k2U2~Aw0c#ksKZ5QAKoVFEk50+(i%FNI@el
1q#ekA`lcY4GBRsl)w=n0Kv4kUZXw%K&IK~H#02waa0vJcI`B+GfNz28mQ#zxNXJptKX80l_<hRMCAf-XsmwL5L0;#=m%g*g~Oe&
A(En_DB-~aw16%#Rz-Gda1jg(wC$A61G_8%K@mkGqChl2A)*9{3K~enaig$@>}1?F0_H*PKV@ty-l%(y?gAYmckVAhKJr61&^<dL
&JJ=oNlKX+1s;bMh>|9nBBWg)b%d)DtpX&ZuK`gI*Z`FC2m+L#nBQ(5w^a9w>B5Em(24c(`TakC<N1%#Z`e&75d8mK1wWJ-tacz`
Qs!~|O>Mz45Q$Ye<{zkmlt2bB(gD{(YIE1NGtIAANrN)j%hTsOuwXleYzkNV5C{}N*Kj*bQ*_#zqatH}y02z7f{GTxwJe{xDkmU*
Mz$yB6J5HUUmTMFwitXo&ulIRWHA;4CKgItV*xm9pWEl~VwwkkmU=x(c=OC4bf58|{)ZW?JLlt*z*@~6X8rf9*CL>ag@-Rect9m6
)%);841q`xpa_5^3K)<T3R9qj06f+EMB2!65y)o9rB-TC`iTJueV*SJ@?Z47)I(F{^EmcfOjGH)LpJ$kJdEoB=j(B<R@n5v>@92&
=Y8`to*}lnL4p-malt7%fd(w54Im*5s#gnAh*Lvd;N#v%b~b=Ym6|4@0`iugJT_<@2mvz{ka647P#se;8$Z66`uF~l0a(=!@l_j9
OpW)*I0Q^CDo}tFB?!?$L{tS(l1Q{Fl%kY@Nk9o01ytZgGZPCzVX^K#<TkR32#&zJC<$gFB@a@rfs>K6Ac3;sFzkvDw4q89v5o{y
Ed(VRoK)y&K~!A3oupJ+(gWr?mtk?5lO{|~*zaxL_5}ceGERWKV8?ZlHWveJ8Wo6#jfF84yBU}uFjN*O3dJ>4F5puc0?dI)OG^r<
DVK6=8XcUj4noLkjG=`Hb|lD{ibYgeoB}{Zgh3XQ8vw{^l~JIm9qqDN2MgZEa=5F<5OzZdz+^-&5H&(XjMPI#O1MfPCCVr$fkZ+g
<RUSok)p^kIpz|ykWeJs#2_A|a+;FH)<MWZ4Py>)7)C$yjCM>95LrY8Pg@cTh2)$qwCX_4O_&d-Zg$ETL@?(d?BrD4F@Xm~YbBBN
8b!`=ghUkRosq?6AmIdrL6AW}OoUF~2j4&4{u`5h+At~*_OzX(F025oR6s=1V+htUgqlbA>>TWFK*JS9B>_qyNl8j=8jUQOf3Nks
Izk9Z+XVp(VFL<;8I&ndVU<Xb7bOHSs8}E3Y3wXDt)#Ns5M-2#>UvL3w@o0c)Q11VKb?8nclGYUdNo-|v&G5geK=yp+1TudV^ZV)
dzxw0)<XLKJd<?NRtn!#IvoYpwb8Br{#8}Rh8jJF-Ywh7WYI;MK!KLTfE$j;vgs-k8+8;+GigI$l{JOd_F|(oY*F4{>CNJ%_AfOx
G}JVimTK!TW;2Y#snfB|1K_69Y!;BQ2)6)jv;LLMEX4Cy1H`02Cdo<W_Ti4VC~@K&O}@g6Jvuek^h`}e;Y14|YQtojB@{#dj_hEx
c(n10V$E@e`)zQPy|RN9L1t$;w$PyP?VO%|8@9+wTj}w?h<}H_fILP*7*mNTkYR!Y?tw$}3Hcpe<alWA)_8u5Q@@W5vK@`dMKcaG
6n#&%xxcmE-YRNiA)gt<nW%}xfTZu=Hrz^K`FY%eiYPuy1qzYM8-OO;A$mJ)N@y*CRop8M2l|FI%D7+xD9I1AOm;7h6MdgzdW9?`
5kft8L;K|nrPMG@)*bVhR~b$lnIcc8u^-t!0H+>&MtL<BdfUZ#Bq4o>dY}>(dJqTc=}l?z1YJUWgjBxJ#4r+5j{O~54_(R%aGTtp
f7XOP!YajVvmA6j3oAwTn2M^!be{(dTT^_)<|dSoRRxP3{rcx;IK>q)HH50|3Wsl@;nC5qNi@<}Bi3R+ZD#l>LuBeeStwAW3wBa<
fL8?BfrMz&#3~vdr;U+uXx0RUA_6Sn#byolL&l0$lOP)#>4TLubev#RpHBH%h@y*mtsZ<g*JYUH3Lu7=3nlLW!T^b76Volr*+~Mh
)9Iz8$(CN>moRRfzCT$#jp*%IC!DSth<HwgcgFkn^VYU4ie2tG3`N-klrll>6lc<uHg)H*)W&CxhY-=;&TeTmWf)*)jhoEMD6X}D
XdsETr#Pdb&X8x?z4n-1TOQZmhAE@|F)>~g4HxKB)R>wRROgb$2bTZFPNC5^MoEbTkd9i$TldK@$Z>}()J&q$H)_eT5h5O17sPPW
G@h-ps-|GX7@lT|8?^1OJyU$Gp`bo5bvK_YlwF<teW&L6NN@wRp1H^l`?7RR9x3;k=5!!2*kEo{`N^2nN@3>Y_Gibh#~^l-nNIdr
g*hUzjJWRBdXVRk=L_8dq&Db?RLiuksDxdDh5(apwYMVL=dZ`Ty03RnuX@Lab-R=a<dZ4C2wvX1ZppRKP7w}yH#iEFc6vpiIS-Eg
U3j`fiXw2NSSk!IW=I(=gb^Xy=#!Co-I|OX<q6Q>F0RdpC?}tufjwi<WfgXM%Ymd!NJ@z6Zs@|ynn`jZ&>r+}A)B}%(smT*x>Ql?
B6G17vE3O(iomAmk2dwVyO3uQ9o+1Qb-R{ALQE)Cwvj;RrqZCQpo#Rth;lx$&Qo38foHCF5k=e`gsfsh;^!QKkaQj0&sss<-L73X
b(R=J1DpcMIJ!4DbJejr88BFJq{>)LB;%dc(@wiK9Pf!E>jaz1<C8RWM1nhV8oRaD=FHAKcaF!N9Jt!Z3n3tR-u2|lWe!1gke$vs
6w12=MC0hfsSNIzcj^Qb4dpPPjEI^U_AvS?t2#{zL+J2Lnm7g)N?!TH$FD~w)7ey|;e8LVA4AP#Jl+1AXOQa8B&)MM6*k!E+u_52
nn7UZDm_>(AVe%i*qcJ>0Jd;~4o#A(k(dEW3$$xkD?p7RWRGTGP*xIStT2F~YL=F_Ifc+DTzUm?7uFH;SHuPM4&(e({%|xdw){@s
M^8?6YMLjw9$*s)dW*s1Gz^b}t`Q9U3NARP?)?t8WXo0|o5_frq25mB>4#QdccGBOuGo9J9>`wO0onwf`})Wb_@BSu4-4--rjb*O
51at?!Ujq|hh738Pzk6MJEauf0X?j!hX^|$<3CIahG!3GQQj7MU@Na~$<x;0FMYF5@8tXS`EOVj3dDNq=V&dTwc<>}SurA&n3#--
OJrE(C2JwIU)G$`8_E0UvMH+4zp7J2{djYRh?Sx$`!`<f9P*C*xWsnZ#R2Sd$t_MRxV{bK>Q|4%ToMiOr0>KY`O!S2*N<v*l&m{t
5v~3VxVORQ#I9l+PX<}X>EELs>Ip})s;r$^;ns@}Y3_a=X}BC?k;lddC&fTK;fVmM2$^P>0HsQ#7^GOD3Q7Q?siu%xNn!}5U?D=M
&Kx3XppHq1kjUp>NxXZty&B=jWi=~;8`jgWcu647Uzq{_m!3LebZh0<QV|58^y7$+zSJi21qdYp0iU43G>OBg-UGb#oI6<eWu7g1
>tcg)$lcUCwQuQ<FCZ{>=@fe*I>_!xGq%Hm9wF`S(ssefNH-6|yWMTyBH!Pc6yw4Azfw<4Ngz{h{5^cr&l36TLAa+6s*zh^Sh9xX
f)ZjtHHn1CY1F1j5h+4Z5>aT@X{0`t+bC{Bs{uRCAvtg5?aG45!zDE-Dnh&GCaiu%q4NsaxS42MTVf!y)%DE*h;4;g$Sf?yNU6F6
{SwC_s^y;ya9MS-E(IhZG?Rr85INRCcgk(!lM3=wR8K3eKRG$h{#HS7q17whI|0e4X3T+SK&rtNQDTV%J1BIUF|)2xPPz&(MC$bD
V(ED)itsQtd48GNb~H1A>M5Fbnwi79qaRTO1J-gET=-$Z_Yj-<iUS_+D;?P0Jni~1cG&4O`VkdTOZMyEm?Yt9Q4=JD@9n+Ogh79~
OP4XsbFdC`ot0+JP**r4YtaZGDu^#eB*@{)sh1Xz$Y7YD3uad-B1#GfD25^?bViLCK@u@iBoag<pkzheN`o+}BbqFY5adPk&c`6<
WOFj)6cGw&0%)crnr0$O79nRdw{Vdt`GeQ`Svz4Jfk8Qa*jVWXb{6YfA}9-i1;gyPY-Man1i}mu1Q5go%1k5>nhn>zeLW0(W`I2{
pq{O&gY+%bMqnDY0&T($_k007$-nH#f6IU~0uc%kEJ!BD_WrK4Ly^S51i@3BH@qF4ML!(vso1W}z_NEddSoCdXsBeV|CS~YL_|X{
VVEI8ZN}#h1L!*rq+Uv+*(gv%(hEp5DjX#Yfmcu~kf8%Y2#`JG=duGq;=}iQ;SWU6!J4FLbn^)F0#+G0%vpVZD|9ZV?5imm#gyo&
WbvO}c8NV89T2jmW)NB5S(4<#%Nff_5D^v$=9KD6%FBRHG4^@`#@y|rcypYfs}*9gt53dRl#6KZOo+xcu<V3w>X;l=^5?3=Bgb|{
A5O|6iXT@lM1)s4Rb6bqL%%$bDL2bqh!qPyr6J-budMDoe0g~1SvQm%rJC8~&Kz?g!q&>iJt5&DU}=vhE*NiA$h9k(n3M{OCKSz3
GrjWa&r{~YdoV}rh*HMVEVQs(5l`$GX_}M@L?~5aP!AwL!ygXJHWUwhaFIqJ5IC|SGO6rD?T*;&sM#N7nwJ#OBZ0^&>ap?I6?WY2
&e|Hb(qS$-wAQi*MCh1+U`65_<p7{c04g9ULlnB&sUBjsLJ2k@4(CC6@N=rm<7#K&->7;?JcEGj@jP|U%Raosde33VleKx9?T2t5
5LdGUz$G#qfuTA*n`uMLmz)tTQj~Idb``UvC$0!;dY^g~P(;*{^W<Gd1_ps#G2HYZ?3@F26#fGz(QyZec@Kdb8zm{Sz8p04NSa|+
w0%y5=RP{Q>*B#p!!3&w^7@p(#_d*1L+pW}CkIntI<29>HouGPIu58$SKfRB`1_WJy?96-3-%yu6#4cTpmlm1r$7hU?QAPp0+4M)
k$ovg&uPmPVIf((JmdVKyn%1N2fyc0#k4*EH`)Cb0W&p%-3I}Qdo`eUCF&61^me#%H;7kuKT@5acZcdHgF1qM!$;PLcTS^^H(fdU
PL&s`QBGuI<9);yW0Ib6tzwPt!Ca9UCc!f>%8tI}3={b4tw4sD9Wolq1{%a2r2sYcVjFLYB_f7G0%{#c=!{AaTyj*21ncP)>+eLn
&fwZGmnSMbU{iR*M}C5ePnb$Y?SMCzdnBYbjY+n%Q1O)<k$1?dBjofae9%tE#NP+#Ar{pVhGPU6ghC}LvPKXe1Gnq%>`)I4v3V*y
`%w#q1NPLU!VD;c6oP>KQFvBGcKYcuHD(4QEun2viKW!DJO`Zp2pj@Hh{+jAkRg<$XdqeyLyNx;9zYzvACL6({#?VHy%CpOb0blk
V_7dmh-B&BP2|S!UiFT5AW0w+3Zp<q(56Uc0)_VYdl7$Z$NV!!ohlbp?|9t*h)0nQW!I8B>$e<`&M!y02Dg>P^&b`UGM@?PoO3G8
s5Pl>W!~@Q!t7L0N^bEmO%02Y?%jvcr_w$K`u<Ox`n>rLcE`j%Aw?|+mEE~!IWsMDathtY9Q}5_uO};s_je@)?{|~bi7@YV@LBoY
@yA!ZaJkZqzNeeZN6zCS9#0({!Sa*oH@ZF&(b=NtHCUmh6iJL)AeCNkdk;SkcN`vakesabyQAkz(>{(--x<oG<ftVk2?;kKPB^zG
bMJRaKI@L_yDuavGsq`T%eiD>qFjiLH6%<Y#yCZ(g(+C)z9f1c>ENb|ROynq?YS-^kwpnY*1NlrC85%;@$-)jLE>!>!FtM2P|E8I
7+`LdhGgDt(CjmM*L1GNDDyVvr5t6;7NLn=YPl&8%)=Aon#U(Q=LDha@8^L#+)ycT)|}y+N|n{!Hr-}s6+=ylTz0r!(AbJQwMTh|
1*Hw#8<j>mm~Nis-bfk8CstJwcYDFb+#fzie5XeZ<R=TeFy~S4m%a0(JL7rhdD=w|P47`tK2D`B<FBfG;zo-tOd_t(pFT&G%g>v=
!5+;D=@l!T2%dYbmne#KJ#ru^mD%0V!gJ;4>yIy^KOmjHP?2R3J#IldRCB(3x$<M@h&P=0o`c+2Jd5Etd5MGN9G-MJK@d4n6s00Y
_fLAd-P|WOGABFme_L(;E_Oj(mS7Y*REndhKD{U=2h@ZJNa9sUhgKpk=$<LG0MLin2dEG60ul*GSwJa~B_5SJf;@NoIz>+>W$0()
9`m8?Wr#h1_3Hp#6ge)TDQb=B`lP@F<j5RFKA_v?px*h>Bj9!;{qR=2RRs@kyTeMPFqEMH$b}-A?!)YlzCB)}$axR)bZh}8&wteW
IuFS!WW93ZtAx$qO28m~<RQG~%bE&-0&SN`NC7CoSB$9c80;GraojXCN{H$c9N$8!dB_3>7->on`=mrUX4gVd_d)L#U&?s+`-eCv
C|706g!OTxvmcYV9{A(9fQZ&49PyhqpxGHIz-hO8+;yXFvc#?OG}2RSSQL#GQV9-m^MaUK;V>}P%Zm#rlFJ6!l0%V8b&(i=h0*^2
DX~>Vfk2*K;ZlH1S6k--4@JXwm~;?nEhrM?2Nr*)rUycQLTfXxl=W~VI8|=MDKY0MgY+$l+b)$0+17d+fzm?HU#iR!zcD*Q#Q6Kr
_W|_vKZW-J+E7g`Fv>6e97-?_qRR}JF{GqRP)@>_RmiC1ML<!YvIH8;gp3SjFo5;#L&VTOP*fDiL{mgdQ%Ox!MFd0@BtjqvKtFDw
3Xq3yV*LF3oJ`7QvmrIA2i^iLLr9Tyg@jzoJbvr49-kSwS*$XZ%Ew?=lTz~8ayxqaj-Q<)u^RVG{ny4*)ibpLfGR?7a5keMO&!fE
W@7u`Pj(tI2%YQDSu}#KOb>tSU)m{}76GaQa$?t<tir7dBxc`W+oq|PK}@Q+C1zv70yaQ0x>hY&w1y>Qb1tY*%mFA#^zQ2#ZIYYQ
DUrgN<ks?RHgGmw-I+VeXE&p(;lrn)o+Dr<V9JUOh;vqJA;uNYE#6Z}t<$CzG&7_h2e+4I&m&(6()XiUj1Qpza6t8ab+201snlg#
McIp2GqKs28y(}b)Ha8BO=GV*40_zg0I-{c9uDwbb$E5HBcjgt3JPZ09!bEeg;)SnjFYabnSsAn?!vy1;uxA)ik;!5>k`ztV4N<*
*sRbHS4mL9Fd8PAMd?gU6wq%+C|0%MgfQX2F1)<Pw6zHij(>Y6vCENy3_yu(U|a)~LR%70S=-llb<jej3_6iiNL>!hR3wz;7c@Ys
)d)bLG76vzfk1MggN7!kgJczx5*T(AaEpwCH6m#Vs*^SNaoo^3RHe|0gOXH-JH?Lv{CrJWacGL?qdmQ=)V=~A5lx9Y$Ml3!{C!NK
3W`2Ol`#9TO&V-N3CEAA2gdq34k8Y>?-s^mgluvw1JmG+9`O(6WTJda(%5~_#8NsbjWG)B5Xf3uP^GujVu69IAdseJf(i-2(t<r&
>4#z3RiPGwBm|*EqLw5O=jNb!fOU16d!-QeLU%xmgdkFZkSRz41r)D20LcZUzea5eq{6Kzj-+?oFK~M6i7LTRB!-AUpj^!!--vP9
O~Bha`iJ7dLo|=Y#01m$X*2<Tj-3c_i6JVWl!6j!3TY}Jkg2AMsgIB-ePakAN`d5TZ3TROTW#z?Q>q_{4iS<V(<3s(K6VMH#EKwF
P{Ia^00x8%n4qeKB3LRW8HK{7!fPfYU&G&{hNu`b@B*KykQHeC?ESExcTT3)94VU7jJEPtP!cTutsJ~2QwNTThGf9&s!R>EwB|#s
>BDxJWd?tSsJRN3^}OjsL{yrpM`Z6thgQU0t7EduIF=Y)ZD@bK&NE`0p@5G0lPcWSdj|vI2=)BQ01v9jBxCA6gZZxT49Jqf2t=lY
K8}HXK<O8-)4}O3Y>!AMPezp!TfXj)AG!vCDMFwK6e&;0km_Gx;Gwhx%23d-%s?MRKJ^3q>VG(z1?2E-fGi**0NwOE`IP&V@OiT&
LcTIXzeeWUYA90G@}?fUipO+uXKC07`E?sg5gg`3kC_}XG-xIvrFs#ETg(+o#|_*t2M0li1TffoNMVG8OG(T*o}Ag|uM9Q4*(j>L
#pEfw?R!(%;`cz!cy(fF4P}`nT7~N6dwfw4_4voEci4RUZGpNDq4pQJQD3?aupl=GU+5sASIKmAoPt&DAR}Z+C_^X+nH;icK+CX1
iewZe6b42}WGys>B_yH&`zVkiKtAogdLZ}Q^R?S(H`Ywkj4S%&G;Wal<%QhKVZ}qHiKLy@7uNCFFyo(eE6Z*;$GE*)=YW!O{Nc##
j#vT69*=o~KD#1ykr(f@d;EFkxc7MfZzT^NyLJDpVwC9PoUM@Dg$f4%w>b)R@eN#&PC)>=AXBy!^1~fSr2rI#0FL?VcyRe}I*-lh
2jqwD<LmujU(o+a^{5X%2j7R#QQoH7_HC}JuT6#L=<D1W`6u%e0Q~kJZe~&0G9T10THM;3m>bgj_tuzLtZ788KhoU2_tD3`4!7Bz
7;2Q6c*9_u6HHkFxM6^x4}>U$s<c@WtbvBg0md1sl8^%A4wciv@wU+69qGJ_4G4m1F#k$tU2j3n1;<|0;Aqg{z&QhYwM0`!rWq8A
J9h_De9Yw_F;NiS<e`RG2o1>j-uP>r{2usp<U%kQ1qlX8jj;tkWu?bNDC2?7cEE5z38B-7fX)k}LaeV=IC0SrJF{1P#xwQk*gy&f
p}kKTRWwP%4WvHiy`(01r=%xCw9$srm1UuNC~h3j5%TFxRa4Qej(nHqc&AGg$t)y9_-qGZQFj?$Z388N%ET;D+=@9GhnT~J6$J;W
0R#k&xLt)ZBH%&D)`4)2i0K}#N*uYM9MTq(M|tbSJhg}0z#gzn*5S3eR{u{Lkolw)mLQE4Z0mJb4X;NnF2uA3yp%U};*QD$kC6bT
O}>WN!rM4i?`razlOhafYgGjLj9EkUt*jBwdf2p5A@VyJnbR@V+lDpp>3H=`nnCAR>I*xSHiu!pwm|3|f5m}_#83FCV$WW#c&9-S
Id}rZkN|FBg6_Cy#w}OXY?5%49Q2MNF7tvtU9`tRuIxGxm!k|lyPX&e4nmCFtgx`+i8C`Paej1Z#I4+6L2({_A$`3L#od{7NLKD_
Lb^L5v^i9QyY}m$*t~YUDopQ6CsCRyI?U1YJjC|*o~Og$KK$xyENw#Q!zM+RlSbHNutVLXlfBn^`33K8USC|QIehz%JaQiFRHx5)
-uYzfk_#w?A^AyvYsaw%EF^@yo=F*jK_NjE*lcx%6<GkgegxglJxyQDZeA2h^U8KKtuB6Bv%(1IBqvwPmoDUz+YUhZ=@1<9STc%&
3u%Q&PDyx~LWB`A$W0#s=N#b>tqwu9AUT|FK=wz7^Um|5df3_!3DC%pTGR?)Q08{*npZ@&Q-<khU>1T?5YyU4UXVG<5|WUTtBys-
DD3(70zTU-&^c9UMN4at?j<yWB5f6XxpF%n2#+O@YY^$d@!ITLG!cTaYyj71xVH}2#O%8na76!Gpvx&LjI(M?frx$!hZ@qpbd}Jj
#u%rHUW#lJEge##shHx@!x`W4@avG}X|yV&uQe+nP-23ZI6;Yt5j+#0Z;9>m_C>Dr^N`O+->+=(CjcI!e(l;%fJdyla)qzQykI^V
6fLIm(6UP4X5JefT40+u&41m6u06?&i#d?#=uW{uRe0)tze*X@i5>|$80D8zmbXSc;i=R&Fsy~|!P|~*W*s_C4kcAEMXuyt)D`}^
lvagFg=t11A_Zs_pb<WP*Zmx-B1#FTucMKj8-c+1{xt_MAv#aI^`z>2H6|{sx+)Z+jkG2%Yg=u$wWFGNcNhW4Pj{^xh<Zdo{qQO8
snA7={H6DNytKJcsVDGHQHrC6gyV9&Oow3y0}K%c<V_HP*dVT#W~IjVrz7em01?}6$58C_cR#hJ;0I3;gb6;WL`5S^kxGL=#3c*_
(uhPV5d%O{AXO-{2+&GOH$Htu#~wqDqc#IN0HNL;<O{n7IQ-33i!?H!TKvWZc$#aA%{=dd{6s!gAU9}YBSO=dV1`+U4g(T2#F2&$
3d$29F))b15gGZ@y4#3tn0@xi?y@6S81qvQ(pi@TT$9DdVl3Oz95r@s%u$0LArd0WNUCjwqK39G!pWI#OloEwMZG5VGKzG^T)@cz
&~8jaT4qTxC1NoC^IXCed13U2U_x+CMI7WWM<*L$&JIdU7g<b#qHb9*$We&ODMP({_TE(V5(x7G>I#BI2jml~Efz(<HiRj*XxbZY
QDUr6@>s{p0oyswD-*oy2&$;6uxwzY?dc6HoNpTmZIRXD90QcfbDLjolk2fg$3(eJCNM}9l}OfFuSem>h00|Of>9ddi!mxo9(5rp
BNhZik_m~#+vSr+iZ0pG6Hj+j7$^vh+hpm9u`g!sMj9lYmL3e0oP;`_weGQe<n1ixCvVaU7$kK=PfQq0c4LH^CpC!mYAiseCV>i|
76u?;mJ7t*ifIC&xfu`Se_Q-Kx{rscqSA+K9`xTI0yp4#x;__QU>+Ot+{w#0Bm{9Gr+o-XgsIqEau-^6J3<PgnRoLr<pl{ene=H1
=MrvSNk2W?cyOWTnKGtwnCD{RYbx?dlm*#vC@3Odq+@f8yO4(p3y&7S(gv*I4{Y@s9)oVa0p-v@vw0B=o(K^vz7F}l>Im+e#xk>e
HHhLlnQkSj(JQX*mE8#kA?ITz!@MTJ^?0H!B5f$dqH0V9h7%cest{-bK@udph!8`-*CXO~$UrX9<jOhkaj&dAz+g=hULRi_`i3UH
`MIO_8=SK%4e0(XseV3Rr_<nec>I|=0``U`9l4i69EdLommfc0qqAOF0qa+Yd)kQxC@LXDhyWT%5>!<w5kiDX2q<JG7H9824Uz-Z
`cuE*p!+~4nh-kwGsJkMFj0?!p8p-S89sjZXFmJqR&Yf8&gt$0qs4?cWZWDUg8r2KolDu#szf~w>N51Aj+$52^MY*c@AR{V?)^Br
x<22O52&ZuL*@|n-?~nz3W5lEGn@i|R1JBWu0l<c0>MBr$T0Fp2z@=zj-vY7E5+mVae$(U;xSHgEwo=`!NHXdde~s};0z`h8gs6s
rzH=LVh3GGjx#$_h-#YR=+ozga+TIuf*l@sD$aur20Rt|5(dZa_@3MQ2Op*TTMP5H16wI<{Fqik1++-2MA9GZjwJz1D28wVpbk`t
7-)(qBAQ7+i5jOODk>o1$cTBs3yBEOBN(ENFk!Um+hEiYEUY^w2p<DrjVBJ@IJMUyFe=)RoFexeak!3mIGjkQL=5ouuuUd=M{-SM
EQF25&j7#<!a77y(^s?s+{2H<;sSN`kKDi$2phc9th?aPJTgkF(8a<alspPBJ<#M1;RHz1UgHdmVbdSY@5NchxpS9WP9D%ttdf|2
5PA?5cOR%s4l*A5-RwOz#Np-Ec3r+4dP43*eFXMFf|I9g*wvxdPMh!2dk2mPYsT2#bBD15o>ch4f9W<pJHta4WTj;VEUgi&hthH#
5joRrqJgD$%A)Pt3L;2CsR^8%P%AjRcXwE~2qMdfF;O{GQB+VxNt~c42+Xo2o1+{O9oU;Wt(6qXg!7KdnNi0MoC2a?kc1YZbSk?R
(Bz5$P^CpBLJ%MZ1KZr6yN3Im7^<%^MO_jUsvc+<a8yJzsDtl<hoMivfZPBFztg2aP(L6IuG6^A(}TYvPviQ2bu*<>e&oaV>cmNd
<XXVXY8@G;ZB7gc&-0Nczn7VZ!`A2c!f(4?!Rf?L*|vZNf*ODtgpf!MWt}n%h~p@2n>GL^ZH230Nau*V0m8aCe{Z;4acE)iW<nCk
r|&5RoyYR^jm`#R0anJq5`vp9FMM>uVsVZfP6M`K1C<W<ZyiMtOMlRo;inIl+m6VIRg~8G3U2%BgWJm7$eJC2K@C`t5kjNSZV>p7
t<K~AaDyKo4#J-tN{XOU5art1?3B!=5nw8(&gqzKpH58I@7~A;?7WVT&^-6d`F&qierU>zUxa;-Zs*$?`*n{E@@<+;=BATe1<o$a
I0k<o9kOBV<^XJ;g8<rJ>-)`s^*Wu75MmxxJuOm}jjA>@g=c?Ey9SJ>ucmrxjoA3jFpDR1yUdeYL^}5)+rEji9pJz)I+yLHp;MJ%
D2U30Moc%Fa}K;h=@uPd=kIjX6fhGhL*WX;Bv_1!fUC%Le+b;Ucp2Bd^528nYm<Ogg8Z;LL={wEsE<~UM5tdz2$8ni!%w4HhQvOM
!Q9z#7I>GlLK?`hL#0HBl<p4f4N1;wfb4-a0gz<T5WHhLPXA%*f*z=g=L1NEAb?T`g$mH2LL)*%P_axDB~TQt0<cR2p-9A%#0*ju
NGX75O*lAJRIvm~l=_h5gh0k(V8qZtFqDikQiKddnK(!^fKmiX5g|zs(uqnGu~0D;Nkt1%kkb=D1pzSAR0Kj&OpPocFsmer(4|a_
N-px5DibtRNmVe?#0I5s;mVGE{o$oLZOc!cGR0I_qMNfwRe~8Mc4#z<1r}>Q#;{Mmb&~|qq`ONJ@gfyx#jaY2#?KTpC@irmPMKE?
x|B~CQ@%u?9@`AW#zjuR;0F*~(o@}FC*%EeWcBu*-xERFo=bQ(I@L03;R+*DZ_ie{=h}H=7!Ulu=`di!NrKFdR!(Q;G-@dHwm0S5
f}`F!zW$eukk%8BlNlxx5H?mh2t>sb5fMUAGz&pN6GF65DKSAn6-^XTROAu@fTo;kY$;F(<0|7gqN0%~M9IQJf`Fi;3PQ-hN+O_2
1@Yu}FLEbvC*+U&$NpV&d&6qxsZmkoEZ$rdS1;7q1u9huLe(B5WWgl@8^Nnleu6#2$tRGVj;8>0h_BbNhRN5Ueg}Zoe0#-`Q~~xq
y|w5hh2jU*4)3ES$_G<d!ij0=<3_rW`#Zqk?S9-M0p^%J1w{dUGJ1F)Z@#tfx$6(IdVC0M^WQb-Lrrc{K7l?mPPr2CPZBmx|5-rT
eF@$#(I<7#c7h*)^d3fs-w{O-2nq)LckyShl%C_yuNyOW=Op&N!#i<GG9TsILX+Yl*a}nPK>8B=#5=uKzIhH#v@tR|%M<%kyvf@i
K=ePwB!`i=uY36_+sn6^hE5vJqj$0MQ3EDOUV=mqqeHC<`GAN&=t%5}X+Z5a^@_GI!V-X>9MFgHQn|-YIl#Sx8AD<1loKj_Sd%*-
j^-6qQi+>YoNT+TBaWRAWP>J?DpC}QP*qB3cEe~tWz=v}bsXRwX#FQRcyEl)+0-<{O%^};z$B7DGhFba?>T55U_cv7lA!@GF+hwM
$gxPp5kcM2p)uXfVpP~2AfwH0g{Jkce{N0>DOftP+IUSODA=na=#XItFA0F+tAh#-@~SdrA#}PZx};4GxvlR|NRI8-GiL2kr~?@B
z)`f83t|T9t_Uku9RN;@7?tQkoV|3Niv(04#xVpGVuu_ILY5&KXb~wTp|_06lYv4c#2I7_D4Q8_f{P%c#7GA@t}dW$LMnj4kpTq5
D@j6>k`WRRFyRnU5EI$i5iskBusG^@R}|Y!<}qqHW>+%}k|UuVWwP<ojRc!aLMSOC0R>Ra7-B~DGen6=EHxxGMFA3#0MOG-1d!D;
F|b)gAPOP{Y|V3BYIUtm=8o>WBPVDg0b!XUjT^=&1ke=01ppz$u|<S>gy}YD-O17Y#!zvLcBblaaAH$40WMjC6ssUY1q4LVXsF2}
%d9L6wnI}U$80&tvJ;6SGAPb#**A{Ot1&!bP4vM{v>=4%j>IP20KN8aaO`>{eDR7g!^>yKU3DJ&$R?!UY;{faRnV!vYZiuxu^0l#
#E68;1-@bw5W@irIgUus9GXu!JmBCE9PBD*Cq~fXiCRt`oCAG>a!4v>hN442Aum8w%^Bf~OJhGYvzqaO+tO7rZ;oTi3JeehB9@eh
B7%gZDFO&$Nh$)8E(L*^yrH3jl7Q3+lBAFuMg>HWLZv3zkP!+JMF~KWDm11H224Vd!WB_O(M3ekRM1jLMN2|bl|)4#P{hnFEi{o4
6tM*%!gq&KG!)Vl(1jFJG7u7tD9pssREtV-Ho_%Yq=yqEP(-;ktsv@#*q|pGD1bca#!wXQaFDx{K|VfaARvfdP{!=SVYaXliv=W=
G0<Yrr0uZ;Y(SedsIWo}3pQk%GHWy#8JzYZCP!sQHJt{y;8{hHYt3BWR$W|8054Eb7D&xz@|C(fzI#dPPkbu)d%gD)!c5|H=))^&
@P#pn21I+D-iV563ujEG!+YL5;QHRK)?A?B6c+*@<H1Xl2tH(U+Qqw86k#M+JFIUU1c;7Yodn(8gh4pA1lL?L8#H8AV00wVo0eG)
i*EVw_M9ii+R7wSB8jts91K)~mZv2!9Oh;l*2}4(a=R#~xG1rd&R>Hnsv@Vg-m-v#UL^!jpCGG_5KJxw4G37qA&9J+wBE~{LOQ$<
5D+Q>futBLvhYw{2PF}0J5?wa(PMH-DFQ-pON`r&5~B!^5<vt-rhT3nAQ#Ny0fRAyGPgWtGf2C#?UgjcBLgBVtu#5Sj%DkuXyoS&
J)-)z%v4?{j4B|;8gd|0V`h<rn3*W1CuEt9Q>{XD!OHTU5bvr;O`Yhv5d|`*6Fi;FO`2d;9@$0SvE7Knh)kv4P)JkgU{}&Y>QE{w
%IzZ(rJ_1AR4fsgC6Q!XAvWxY%w{>F+qi_CO=}6wxu<t}vMHdeZX9MF3sy~RvGaOiv_#V`+}^yJu+zI|m%?q>hKHvfBI$ud*mNP|
C^2tT?Ol^eAZb`4_pBP#m$i^7v^NOV&n{(g3TWfKO+^(~V3wLTK&O;)2H+(o!8B0FVKvZXnv8~nfd|p_N65bDKK0vn(YzfHfLN}(
w%HI6O&f~~vM*rw3Vp|iub6=O9UY?a!Ov`X9TSb`2OD@BNVqwZz@54_!`<D=mH`1Vz?3-9_9I=6H(;Ja)fyDU0s<mHi4merem_|a
QI6IQraVoPnOIV4JE^IVD$p7Yr5ej4lANYVKqkz?4z1CTuqF)ABufK`a5ZTy)_J?uXS^X92*5a`WB@@VE#2dh`k~!Uy=T`Co(D`N
lAo2ISyWQjsp?Ecc1wFQxzYjy4&53dc8UZuB09PT6!k+%tlk*w6754t*`4%lw19r_gyS1#iN77#=MndNr7-%!?{&OZ4b*SZ1LbML
?soX~@q|U)(~4>*P_3CWOl6~P+@i@ALA&v?LQ6Ltr#tJT9&pu1okB<i#gPa~B?SX)-f7D+%(s|G8{zV58&-8}H<ZUpbzYl=Z023w
F7!;}wBowMR68jM0nm3jIupPqj>{!9WGOcjshYwCN!$d6!3>-j8xkPQgcw<edN7FKj137Wm>fwz)y}?w*yS|DO%PB_vrz4?e`W6P
_Tp1tYG#eLKayjgCae?MV?e@egb$;NalYyP<{2mMRaKYla0L6Cgw{HPkE)U(AMZCLEcrPP>7acsR8bnFmK?%NRY5C8RX6XuG@k|r
8Dv?e6$E(7V%Sj!c5iz=o~rHXsK{pO<8>>hg+IOC8_Zs;x}EiD{Vbj$0>M9=Xo3QVhs)o;)RaKM+F+T;iP+03zSg4+0i@VKq%2A>
IRcOGVNCkd7|x|D#;VL5=1ovEKsG?Zt+8X3;vAB`Ao746VBqmtTAjCePS>Sn1dN4JL}lt_TS-xkl`odzPb}JE^LTlD>uzs6>CueU
q8FR@*}2>j6h!-8Ok7)$f{9fWP)DeGkjY2XdtYSjp6G3B<rsN#9E7GoS1Hv*Z+qR~qRz(85#4RE!H7d1I1M4T<sG0a!UQx~y_&-R
(42<|Y{{DgT*+7lcXS)h$EQv`&tW{ciAe#bhLK0Oq4!<w!g8QE1P)JN%dwQf#|#)bTw}-=n+;%-XC8E!+Y)W2ws)LBJ3Dr*vf_8N
aBwK91OO?qv}k}b;9hWc=UCj}#5>3nw#0x=R7@%4*eb#zpp~%;l{MpN5plBRM0p?-1;~NajtgYe>kVwA2q%uX7i^_xSwMnMH#ym{
3XqvVYul`<WwX@1=FfW95)M^HVXRrojVWxRA(tqo${U_eDhCd!QE`;Q;|h<cLB|g~;YBoVO=aARx19(Ii|b+s4n#n6ltfALPkE4X
E;@2CIZ^Ylr|opbV2&_$%43<lnsEyqWr2egisP9wKA<>fbSOs%Sn=bGX$f;eXiNVsY;ly~A%FseFaIn7$n+8B5>9DgG_pV}5(-vC
aET$QEF+Y|O@30&Fot%|A*E4smIiYSF60SwunbVjD5NlQXn;HEgcb$mo3zI>g_Co$fej=)>#(7iz=)IFd~)r=9M*%vxuE9(L0X4X
t5VP!gCZp&LV*d9Dk>1AX-JBgXcCG>B4vBz)F!2DFbps@O%90Fr1zJZz0w%Tf}uunD<aG-N+UFj5>!ZqA~duJQmrE)K~SSglqDcV
5)nYmKvNJ?Lai+VM9oDl1rSuyvXvzW1t^p(#U9DYK^jqzfZ#$Netz55t!8{=`233l-|K1^``gu&-^v6%4?od8EhdIyNkOdiwPpu?
usU@LXM6VZau`R_p0Ba+Gp{=k0XsV#j@%w3<QprwD4oX)7tgTh_Q~7b;kL&8-ecnT8;2-2gC$QW^Nxwy93gr;gzfI`15G6TdhA^o
caBPeCSV)D&;d%*OHBxYOh5xdGXY2i3Xvc*gAgE6P=yLafHZ{y1W1n3x3d!^LWK=Tj)D^ik}&}tKw>HZusCC&gHipO+ey5q1lvBo
dpYqj0NHwZdPGdY5)~w*P)ra}6(UqsF%qo-#gKAn)@{g#Vi5XW2x2Thh-@Rq4nRVvY$AM?93S6^cIy=D>_t82PRYY$6M&llY=}*Y
0nSJB%9KzB-Y9n!P*RanEJ8$&xG)3vm>uE$aGQot+xEzRcEER##hc4JJ<4iL`po+Hh92`}aMyWGB77h~2!Qsarb|NpdwEuo?2*mz
1P!G_cL2Cu=N`#8IS)hv;Mq(bKqruVhZ7;|+&025Y>>R<QMo#SCE^e7dI^GT>+iO9=u`B4JbZx3vY?{J{0?W9X&7gvr?i~;YR^iF
$Hh95Lk}pSOAu9bb@Xuk=mL2a49rLm`T{_%gVH`z!|V2(rAOUy;h#i>3%Fks@Dx!Q6ldkr3{R^w3Q8ecq$nso3{@f`SlMzQ;F-d%
{fr~u4tqiz$ea~~qFAIV6rE)e=!TXTWfehm>p4_Ka4MT4IzS}Im24;pMni~Ti-gFoKmn3cEnyQ>WOm4kR70cTN~c?2)vV=3!n=@n
>`q6iq$#Bo6`mS5&}P^~j1t3-B%PHR421CrXu<$#2&W{0{7?-Tr(QDhA3p(;>K&7~S~o{-t!W}`wsP#18j-d*#2lNMG!>Chf^;gP
sE1PR4xFazP7&N<%Ag6{bg|M&*z3DlOd?_Cb;xvz^{D3EA;r-Pm2oFs*qyZ<!MiwBIm|)W%q+zOO%Tzja3&@aLsIR|?XxqX+HuPK
aTra5C#e8X0mF=gw!os}YJ^29CC-o>?3yFa-O}Ux4xDudolPXP)}=KrlT)a}MQEreM`Yo4;oP0VOR|SEG68IxgGs3j4J8OwRS^Re
tWhvE6G&161VJPcB57<eB=N~65DW>T?@|&5m5Og#YJC_Rl7`Z|s22g-9a(_E_QFXign))hG`Pa#)gm)9B_T=_G^&vUEP!ln21Zi^
S=4-NFHx4x1q2aAY*tahGqQC$)CfG_otCVQOlP7vbO`6DN-nmJv^s(~q|hu93CSp`W#>agp*nJ#NGzEW%qfI+2Qor}u{0>6sG{o7
3JX@;?spC<Ts;~=6*BI0=_DpvY9S~VAgx1?%|#q_n>wr)o$C!I?M4}H^>rW?{^<{o$|u!7Ptn0f|0MlTyLY;3Yx#9Vc(#QW&)FfP
`eO=J*yt*4q5N42krF`>cg#vC8IUMqACJnwqAjC@@sO||LTSeF+>MsY5J?JAYGNxw22hpEBBawK%@ZP$NfT*0x}`u|D#ql;87RbO
jPPovqR%OCEQ&3S819)JdZ$QpY!-DeCKzueGVYX}B+-dc1xGdC`n9Y>q3H_S<q~TR+mft~fIU1-Q(>1f7>rfsnUw3ZQv>`x={er%
*<vUU)DC$xm{3(!1zey-im^z!Fgj(MLoxaFzoW!>MHwTv-MZn!LD8DRc%78ZSD9#3TII}9T-yZ=uo6Tmz*P#OC-_+?p~BRHDw0GZ
LWI&gmf$w2Z41u6DZTt1S<;GVNzbJ<1)%6y=rrQosDPL%2`Z|n=|vmg<N@eDhu87-R9Pk{llPj=KTeK~YmDhj_I~&kUN#-<(gFA9
Cfc}N#hPhvGdzC~10kJv{-YHa{4E5(*dL~{P46eRr1kGKY}|{m!pn?K!`f;Y|2KKlz0SJU%L;$coa9R`%PYS{4RVIlAl;>i&XQKf
7CL08=AI=nC}=x5Fu=Q3VSw({mW5}`$?ML}p~CMvyQVWu&10LmPGr!62q=hoMgb8CsfMJfdDE~qe}la}e{R}#%{Th&J=kxh6#rM-
&+XtRm?z9WA%J#I5ZQvtQjB&O8tOk4AMGY)mStF_CMJbxVpO4_S{9I`Fa+xX=wLYj>%+eVUPtEgMB~;!&O3-T_I(^*t~2UB%>Km{
Pt+Yh5$GYtJd^|7>OIL)bo3HHG^lkz7(yeG4G7>LTP;LTB`AeK0H1h}sol0HVTp<S|7vcBjq-2(+RbXW`?Z^bX`rBNf`T#`qf<bi
XL3y@WehCP_ggoYU?l%HjzQ>6!FZI^M71k^gAN)gbmbVCPxDB9!`OYpa#<)A)X<C-OH`P^ENAE|A?H>;caab4b<;_-lXAbO>vujc
K!>;kK3^x}{~=NA_p6FPf`1wbi2{&HsfvnZA`+4y1p1$vsQ3^DlcyC^lsP#E(f0J6pK=3*SVFjnJA|L{KZrbl192F}C_80F{#;c$
b^u3qL;@v1r5aUAQktZufN2FGfQo@)5P*Q7LV-#IMkQ%x71%tyItPir6zSUpMWs+dw4!4f04hiTa1);;HwX-Z9N8ElN)jYVf+COr
nQ-Cup+_6OKM6GoQsflVsOTW{1VC3x!4cKkT~GkpBP5$(V9k<*`vO+d>RQEhWc`K*=E7orGA!ai<REZL?HoovB!?ho*a8^~!d#GC
VdO}I5bDStXnXL~BAd#fZvfnJ4Ms++Br1bM7)D9<&JYv_G7Y47OAR3=Ci<bHQ=yfRHa`EKN%}vw=nNLl@E7J!fdUjipz}Uqgi4u%
!L$V+(v+ttM?tJgQh=nS%7ohtQMHB+qs){j-(=neG#<$fvrIR_i|`fbfxWa?Z3tCJMHlG6xnNdFIntine#Z_Fg2^Q2@(02n9q-{e
j`Oo69^odENVOpa3dqo886_>O3<*Vz9Yr!n*#}Mrk0ASy0vLS=bn0(I;7utq(TKz?17nnn*j_PJZ#sgXOnh60C!fXwca1Nwf*=Dh
F$W+-rjnWf9?}nwqA$3Hq=5#40!O@M19<}BhYdsRmy#jj^pHe2Vg7NUp_nX+Oj#jlVj+dhu`nQJRzTp&43f#RCGR#!jREFRPRWE~
VId(c;P&@<PKwVBc<g%V(;PrkxDE7g8yx>gp97$i`uK1VIuF~((~=Zo#wdz*OBB2of4QRx$*r75Hny!R#s+0vK&DpH`@aJH{B4lu
boX9`rs4j`y>SfFoD8V587e?dnS&u~GUho9Tw90n+OK6Os**`0W)Y!iWEyxCi;Q>>R{E%_=+BCw;2pd<$1jhN9Qk$g2joE#H8Dq<
A|4aDJu(BhEPzxr1yWT<3{w&zq98UAvSOw{k_xGSpcYa~t^*KgL?~7Wf(9m*icq1Y21#fsX(ARN8Lb8YnE(+YOBAJ2RY@cTArL~)
0#MM4QVi0RL=?~v@XVrWNdlB2MVP2i<0@h!5+f1pEU2cM1fnK}fGJR*0%{bYsDcPWCWNAaASwZ76cPd=3Sv=|+D8VJNh)HXC@H2S
q$!DM5TaV)m=jF_RHICiQK`senn{#uX$dER_0BM-CcxwhEq&W*Cl5hj$n1#Mg~QmueeWuZ?gI2>17e-b9~1n-K@D(fPb0@PUO3?i
-LEYMr14w+IkIThW+`qOvshDyr;Y%|ESbB2aqof~xLCucb^FS7os)s3Jm=+s>fAbn1Flgi5j#FO9)a`N!J;CD3eed_CUW6$v|AH{
NEA>NNZ=UcMnW=@g(74CxE9TYn@Na4iX168X3R2L0!U&!U@(NyRUwejj-x~ZznT^Ew;}>)t70;01c#jV;vD;UV7`6>MLlQ3Lh9JN
uDAEx-9ITz%nX8)-y_FQ0o9K;pI{wc0=_|a0Q;d6%>??R!;z2&!c*V0dkV}sh-cUHMf#-yLYh?*95ek3CMsGDDwg20)vgKeg=iQj
T=Fi6-{I1ShYk70USCgGJ7z9;5NOi4n&3<+$<&b)kqJt1uppH*xB`b;sc2w=np&hIfrdbBxBg5N!2z0hYjYdz*B~5VMGv-DXb??G
Axa8mi)Lc!!QM2OATTHH*v5rve%J-#LngtBn@6Cp?TH{5kf4dA?GEVpMe~fGqdwUBDjsrt&Q*v9&M0<>pSm_Jr|i~JXtc-@Nu*(D
aG%-V+~p2MKO7Vsr;{;UrzQcw&B!~t?o7<W<Cu3i=(t1#->bYl_xAl|6`S34dtlNXpqjQrmgO$9F$d0=Mrg8me>vsm7f_+x`5vhI
TkqJ{xA6Kvf8azxKxzG*2S?3}s%PwfJrxF!13<rA0tCec07L}{u_Z|;G>A|S=YuSaKj7nvz(kV(QVj|vArh%VQYu6s1poyio4s;S
eff+^F;q!WP?UrdK~+%+6jT^S5Cej<Ll7{LlEl!|Q4JJQ)l*jx17%0<fG7~~5a-p2>OS9;Xdd7ImvSLbclMcw9^xT;B1ra@L>iPV
nIIHFMTr&uR-@V#khX$`nGYGwT|-H<(}mIZHoul+%hHuH3EiwGX05+-D27(ml}&j(dfOVqw696hOf2K^F!cT)eZMY;?lY9t5Jbl`
B+@OI5|=y9j`vQ?<qJZRkFB}St&7&kAVFk>e&TCMU(qy*rnL={W*dkA#OK-dTkGoZdWedVh^h<{K0{fBEp2GFfs}43k^e@n-^a!7
SooQFVj?1VCxFB;wu=W1Z#g+$iB>0C1IO2phuCC*|Fx6sB=5g>m#|7nH4z`I@Nso<SEHHJE9pK2WHwzCVj-;wnlkOQWKyXB8burQ
Yg#2U8Nl1=b~KonI3WZZLSZGChB7pi4N#;)G@wKU0U;$p4Tb_Z&^X(H4JHxT;?@A+HCq5fVKkU93zKd_z)SAO0Q=S0BuZognhGOX
q_9NEUAYivxqXj&H0Cv7QDbhBq}E+O%{P`#1s++96DN*jQ%gY<5fo4|aV3yG0w;u#bsI6T;G0`Tlr#yTKZ9&Akc}2qH%t~HU3B3c
8nq^m%X0T;ks<l2EQ+cMvz+0RDxO{~H0qb#g=U=@B}o$9hw&cFn=x3)Ce<3!PvL!MS7*bgRMD1SK5*1S;8ep9!QsI8YpQPq@qrpc
#ziZP0jX4IK`9j-;h;9QW%c%8qCWqcxqr39k2}BJ?a^<0QOS}M5Riu$%bHwJ{U3WD=zj#XMm-s0Z}rLreq$-Bj-NdS`c1IdHZ;4b
w5dhD0%1*&DJ3GIxNEzF7i9r<L=Hurkj@nJUVXmM=K0-~s9#n&F6iP~ftf#GYy`uAm|BqRS)CR1kRwZ{>8k57@b9+YtvkFkmSgc8
6_|n3?s=Yv<@#UThvM%2&%c)XI#8;AqHTxkpC=Q(-^Stf89Km4A`zCB$dF>JYv{}j{&871>|b83V0&n=cV8a#s$igGo)N4~4G^dr
o{y~K+@a<c=N={>W>{gvr`kT$9z-Ck?0yzxIv$@%+4!b2L`6&DTtXC4@o**=kXI1MDkMOmR6fa<c};A&NFd>z7SsEN_^h$1M{YSN
MhG%q1w0^FPJ?IgU?VS6t7ACn7zixB@rY1AHm2BV-S~&i@`TxDQ>|Gk&ie}QVm}CRhY};!H<a#WbXis*)IntF41vxy9H-MkW&>Sb
<zIrHM1n~z7I_b!`63&J-ppDk$t*D_SegQoY6mAEC`u?oC0ddkkieRx3Ypml;)naeBS8bP0tciH#vZUa=5JVb1epb3s3C{1ocy}$
v2Tt43^XD;4DC4p4&IZPN%JJRwZW731H6--gno4Snt|JGL(~^zJr4$qHXbjFCsH7EiuM35yky}XUMFI5@iiX)KZNx3%0DIhKOcv&
U9jG5mN7=tgv?q&dLl0`*X>j{B%lb82$E%{3K2pGG83bDN*AoTFm5@K8|_GIRvH;b+F^xzy{OFDOTSb-v~>^V@t0-q)PQwIA)xm6
{qBQlJU^MgYfQ#Ju3)D}er6&Hd;9Y_%Sv8bl@4cUYz7a|g&0#ZA1UWr%xK9n<{j|aT#OmVNsMt52jJYJD^T-#xN`MV3k^&R!_UEY
>{q{P89qoosoSwFGE^c8Q#2A8`6uEU+WpDvVC8+R0YyHquiM`0a6cjR^jgq4h77xe->;U7JInbULHX4b`f$4u6C7cK+d=i+@`r{%
#8Xk6WW`Y+c_(2*&RoKcd%&}yN{@~B;P9K9g_R~La|78isWBpp4;$Vq;KK~ovwlw;o*;^fkFX$tAnKsi0LI?gpM0TyC7O7i1yG0T
(1LQ%sMvXov4)(spg0r8Ci5}36;B9`6Uci}aV%ebzWO`p{dmyvu|2a4^?IGNycq{!qEh`YdF3Bs(?#lq;(z5~T$(Ag`**V;uYC#V
_3_C(ZKLmGMtWuJFP3?SFbp;`OzMW8uj2#aC;>tkD?d-beMJsx@zc*I#7&=Ylh~X3V!X`upIOhTOVRh{@G370LG36}sqjhjOaTy#
XMVh4tPINq46(Uy%S9P9r<JbFT2RrIoZVqzt&b_WHG#>7^m3nkG5et9hin-42E1@Z=oNtP-r%fZ>>znMkiKbu@CiOWZ(M_`_wnQ6
pLdW5p0ElUHZyVPJ8<vJ>0ghvKt!ZKBtAG{EE9KgI2;UYDLf-@8#+sq<F~t?a(w|y1@vI0G=w0A$TAAz2x=0Lh!mNaCKi-X(nnak
cpcu)es^nH%J1zdUG7`vfQ?W{&~<sOu-ux^z>yMwF2ck%OAZA`rcH}!``e?p7$RQz>Rs{TJFV6j@TL7VV-s$@P{hbGaVQ(nm>{R7
8&3nMpK;~h2Df%5vdu#u1BbLw_P)G$Veg=W<rU`5BvZDgi&Yj2CxofOW?CkN5hK}XQtn7_bCa;yX}<~Qs;Ew!z^s`>DggT@toOra
(u5__bclQX9}G4?(ZK@_fL)H~f`yS>woIns%`ny6;+|7#P610ef7cXML8649qJpW4rRA}B`5s>!^vhGO_YxfYw>_+$2i%ExOB^uH
xsbY{td@uTY=N0RsUQmngt#AAB=NR*Sv`Xy{xrJm2qk}7YXZbnN*;vsETKGndhB(O4gBXYJ+ruihUUD#UO$)Oba;1i<)F!Z=zn1X
#GPK#Wkk;qZ?BfxJ;#od+b2qi6DbhNv{3NYj_DH<5_`dnfWbnrQDW_?8E6z4BvqS9q=BrkHI|4UZJJ16i3-&fl4K~9Eeb;I8|Vxn
Le>J}OSB5)iiHTYg-fZT2~0o&q+p#uGd}u_R;5E|6g4!h1aAch<N)kKCqXeH8jUiWNu`C<sl4fMKmeVC9ZP`~7aE{8BsL@C$&T9!
0ks&MrVvxY)+^!!n}ygnlLlNFa_b-jKx7G!x`iD;0MezR!l)3T8bk<zh6*W&6CeizlA;vMYbY$1Lt~R1>@KF0B*+1xA_iivSZxTD
rwTh~EQMPVY$@06cuXA3Y=^^x1+nqiy(5pE7~tsP(D3>o@@pc#A!l-^CXn)Tls<g1@$%Xs4s{ShZz7lJ7t0e&F#tgXQAQj}flw;4
c7SA+5V{~8<4`nGOo_@++a@G2f{;~;Z36+~!50wWh1teM0Y%DtY$iptl_=XHMx1#dLPAZ#9PVTRLLIqWxYSdZ9jM0{j5|FN&H*lC
n?uS44df8s7?@TmLn^>H^3sOYP!&tnC@w+CxHl<NN<blTFey$sis%S9K!oEmK?4MmiC$T8keg&G5kU=86hT8uP|;N~P|-rD!fU(Y
V?h5w4l_z6tg?t67zlknx3ajRWJ=6r&<A8t+_dWa-y}Ya<I2)j6<G~GcN4hQEIi>nuyCA!(DXv?NuUkolM|O_K}}yR7?C9p)edrs
G+S_)K}9BMrbt)Z#yJOUjulZ=8?fl^jey}0*BEh`7>GhZ$ls%p%Y%><!N_SVNIG^o#*n6nnu7vYh!{p9GYH^7m`a9-9wGac59kA6
b_d_#eYj*rKY3`VTNBa6z*UNuSYsf-FsJ@}s}wTPMpt=IQB}mC{eC+K%?}AX4-Zu02bb4nC`6S<L<e(jYKJ}Moc>Az4#3uH1Koj)
6m%&^_xRSeDyNh8>ohHwoIBiycX9?W6e3Zm=;;LPSx?a4lD*q^qK^}!ruUy6oMX?@Vdk0=Ddv}_M@Of}V=`Jfl=k*zQ8;>r-HD{*
<V1die{rDbf<+6kK_R@VXG}8+_11^KzSGlVg>uecB=k|%&&R@m9t=n7KwjNC2>1{<f$@Tk6D35k11!M<9WaI=^2-dWi7PB*l$5F#
B^py$fFESEikS(arbd#8Wr-;UXricsCK)7(q$ru9Drl&h2qcP`h$w<;m?9>IrlMhhp=2tWrdfh;xz!HH;n060uFLk~&ihN4=Wgg8
JF+{T5UvZZZPmqL#Vv{=mgOBavYd}`))d5{I&|zZoozjiZtFb{HoC~?cHuiODt1)nFm$+6oN;Mgq(oH($l-Kp4thGl*>Vzyxwf|;
7dtYkXpE}RBgT=32zDC@L1o)qTe?;P6J;RL4pQ9!a54yWxm<v<IUbEU%;H?ax*;BWWE~^ZB+Lf~Vt9ql!h%L4iA9(*Fqpw{wq>)u
(Dsl#!rdi2wTh($7ZYLb+aexv@iZ8i`N;A}H;$t))<$xhfkeQk=h3&l+%CxJisz6>ph}&|WV@#yHpB;TnI9hP9$cZM)P{A*!%_*#
P86hqFh2c!{slcTXKQKn)tOkUh_b=e`@5PbqFm9D*{t8+4<wq8&FUhE_TtGFK}-^&y&oLZ9SoVaJh<#@i?(E+k{%$B^$<`cDI}nR
LV!z1Q57*Nhmp53;8r}b4@30=!NbAvg!8g8CMjor=AFrLC^%%c`Ot8pITbs`?j775b_7F*z2)aG3?Vo-gdV){=i8qV9o@<Zt$U3d
6&kfP&a)x&05SE}OMIWI6X^&l2$V+BLV5A&>^_j5r788aQ+lV=(1!pJ`1Rl_acly^*=#ubC(2}pU95u$=*-N+ZtX(M0MLVOS<$W_
*~SAiuoCHyFLL#UlJjve)v+^WG`|<iBFHW?d@PvtnOwUp>}qejCMtH$(jsq^xYYw}AXo^4K~zLe-Mjn*Pomo`wXC9P(v_&C!kZ(E
;)2S!5FCk=%EKaSL?W9BgaxD|il(59ER!tEUnualouZ{=50pND3=ea$>En~Gkn*0kl*Ts->r^xNx%F>l?72T3U3jD<>+1r$W}%2>
Qi3AERH$vNT!(E>EA^HeRQ%WF#DRTxY1ro%K?A(#cRE%wVPzSQwsC}<L^gV%#&=9-aSxOn@$~1FI;S(5rm|*=3M7N&I<{#L(-f+a
rm0mGRYc3QM-3di=%wA$Hib$YHD#gwub<P~3F9<I!A9-XhX<JZWcc{s*!*XwfcQ3`P?nVxREzLJk5d$mNg!2GQ3~5AE|o-b3gDbb
iK$3&Q<h{@8UrpfvHa+I_lIXFA?5_D3Ij8hc3dF4ITea<A$yKoImbnX$hlD}RdnMxww*Om1mzr#K@t*ji<%+a-EBK6lL`)85)+X!
gOxQ9F%vjlWh*QoqAn4rh-<pxRFs(#6dI(J$u&bz>4(GanbzJx(I!<kRRnUG6prBG$|7~DA;_az6)>(6Dngn~D62%^k{pYggog~Y
#zaRF3!xV{M+-4($b+&t)<kfiiG&bnWSuybW=2|a<xpHC&16V&vTo=VbCnc%gePG)IS(sue*elI=|MiZDfTXFcyD>9E`g_vhM7Mg
+2^+VcmMI@;p?9AB!Y*}F^OtOnW!m!$;~^C!wvS^sH&1Rzz9(!HuTVaTPf2p$NBA`zoFv%ML_?RNFhWJ1t^Hn6a`R}LXZ@Im>=OO
!T|$=BAkE+udw-%xSdcG6AM5AR0iwc9I<lN6pB%w3`Y$(n`ty?_=)~ALa``P128D-fBMHzqud8ij?b_^1wY0R&_~-kf$Krz@ge;F
Up<Yy@agY-ASe=Ks!*gtMyg7gQ7LJvR*FWDh$y5MqEeIF(b#y%dHvG+^|A=(0w82C{PY121(6g11}Y?)7Lba`7ch`A1|>#PJ}9E3
NKm2<EY2(mGytU`U<wDBOvNm^S<M>I6UXvb^O9JHC_|sC_aFj4l!9*h4%f0K1DO91gysMni}WO)17IECX&OkMa0&-zz^Cz*CZ-{o
sVS&rf+QLQpeZGj<L*AV4E|U0>C@2khv0r-bm{pgal`onh=GOEuf8WfM&IGdF^ZhBf1h(TUlUE7oRtYUkgPq%e&LZ2RNMW~-~L%k
XfYNX4c?QDcj%CTDNChvlcwe~oPxWJB@95plMp|{MkWe~iO9(=)TpM5h4=U9<Ug0ki5m5#4SK%(g33FmftB)3S@9sOa@B0_aLIzH
Qov8A_VTLvyWHSE=+(+1ST_344JcC4S9iUr531!wBo>sR^1k<jbC1sMpS~^FLKzigs#^)raAAp6d2ZS)v~oR=&e<nb^MNQLEJLA!
==S&Vt;COC*RasQUC#)jx#ZDW%UFz3_urh3jQUfqkfq?%V#Ot@Q9Gx`YdC1ciYydR6fIwhi2Wy}v9JX%C#$!t*4va3*V{v?CsjIV
RXA~g->Z++#!#`|2ehi?9a_S<P?8WFxfOyMWN8|Zq6(@aqgjL%5ff1b5mis!m_j>16A3?xM9oI$FvyV6qkb!rMs<WqSw+gC!Sq*I
7XqlnK|n~z#6(d^tGo&*c3XY>oV*~jzLQuJ$sS-q$ci0V#!M=wJDr|`LpkX3XO!NzCbk8X(kx;{kISslEewf*BU!p#P)546eCVf$
hS1uZmmEyA?mDr0A)vWqf@Ce2zW!%XQA-g8(P`=O$a7MNs4nMdXo!p!BL~<DT*@#qC#Y5!T8)X;6+X1{y9l%`G&Pqh(2BTFMaeE@
(p8ZK%Q~`~y61i)6IX`Gf{OIvLz<?RiXtGhoM{0ZjCpAVhh3V(RkAh4jKO4`AQ<9WtwgG;U1aMD{ATlGiM2!N@yyf>>E@nErIAR@
HBTy7EPL~y)|HEQkJN~s9}mLwIKP}1?EyW%=nKFl1gT_|h6<R1NvNr*VTmS|f})8^U>RJ8jN9OEEusX90Y_qX2JSV`NX#)PF<^wC
vL<3VlN^aqgOJLIwF-&O+~HKp0-GX+s=_NEVpKAwiix3Gaa3?glwCMgU8Z)ERhvsvAc~4E8rgIz)*-;SoGvFc0)b%$Ls`PQ&`d^&
%o-eMaM-5=BJESMrUY6faxV@EJ3*u}1C&9dR9GDYvdRWgMRrq6Afrl2B;an~<a!0cCY^~;WY%(~=T6(Ykm}HrmSHBT)nFRfP9s2v
h2b$Ul-9lH6MzB0fJTOpX-1j^q@kGrh~SQp#6vVj5X3~63n^mZvMePd2qNW?42rP<3>gkglmRg*l4ChQvMS*+00I)*N=cxIfTD$^
X+)q}V1%TAfr4>^0j40Kp`;>+Wo*a2H17pa?<t5ILSupiTZ1TMD$pj{L=ArJko|%83J*T+nD39x_Vb1qpIwaODu&F~q<}Fm31fpD
b?E-hjcJrMvO^SuDTfR<7<>Dz@Q?uhhxj72a!8=3Dq&)_45^ev=n*>ufyk7zkrXm&E|AD6HE3i+)F2QP>l}%OgCW8|(y|7RA~pDb
KR!Goax_<tXz04ZKK?vt{=A_-<Q~%%JN|dQQ~$@7RaJ`3R8bVb1u+!uWf2htBaw27>@Ga(S!=HCIFWy{{a>^1fdnVr`IXHKdZ9=}
o0hY(B>{5p&QW48>XtHjN^0$gcx$`P?-#*F7A$8`2oT{Ki7#5fi3&xaCqL4jR5E|+Bosd6wNSZ?XwN$wa1@2QI(_dT>^&GVqYBc1
fMuig?;d6a<}1NyJ`p=ox6^t_1}-|wNW0tAwy~nMxqX$iHN(rDb(@wrku}gbKxl$c${;EV*i^ka(&^P}*DM&W%wkE%Jg}~nuo)wL
n=sgJ(khB3F5S_xZ*L+E8VIX|NDMGSnv5adAWJvKl6xXpAdibpPS=PbBn8u}9m&|eHxM<A5}5~y2^Mv2#ps4D1+{}f^L1kIMX-RV
t*Z9XT~<Y;I<gv>CpUDK8Lblt+R$YedpFJ7J8kIq$iUvQ%jjG%z`hRc7>7(_5rl^g4!eMMF7uYn65H6ZjlP)S*#@e^=OvN6evO*+
b2re<)(*_cz3(V3=y=ow`rKp1NY;l(ka@|3L6?I17q_Ej+i;0|c6kCs&OJq-v|I#U%3)|(|Cc1fZxjW4T^5l+Oh#h0*I8s}^LBSI
&vDT5`g}bd*Ee-MZ&LeQB$6yl4WLp9WXaw2tuX48_x4nW)g{aWAw8pYEQsG(KnOTeHHQ-F>6nobcwwG7%%}QtzPiVC=KCbvVCYp9
Jlo^4>qky>e%Ro3mVpi`W-kzFfe$a_-xA%mwP>GYc>cDb(L^3KuS<O@0Cj-vhMp8XRRwi?UlAXjHn4VKB*PbuqkUW%*N<dgq=cVl
rT?2oz40NT+wr0ayklXm>V)=3Ca9#yPk<9mQrCYoS5d;t7>#;8x?BZ)Obmg#*BxtUUT_icMiO0Vm#alv-YtqG6|lh<vDwPRRN;<`
>PPe5pc*uBq>^DY-X=qypxyXiS!^hnD1vlSu?%rp8=hy<NhzDMx(s(h+`|Jp7S^S5dfnU8ygO)v@VsHpoze&($ut?T=?VQ^VRhG@
YmdP9ZnZub0KJ+fvjvb3Z0cY(AYu=_dt+@d(C=5ICHP0Ty9ei*ssokGfIYQaL1=O^45#eJP|)X0IN07Rw3@?F86c07MB12v`N7tX
uLILeK}<SUDk!@or&ZP8b-eVy$u?%kJ=!ASHQ&C}hB8-#Vn%Q1T4TgyWYi8sFbV-pPPUp2U{5p;uXDcQ91l2jMNG;|+{ott)#Eg9
^m0r)G+8Yrfm9g;HgU<Xr#xfk1CZKi{5r{jQbFwNK3khp&W=M1p7<H*A!rkq10d2Xq#Hu0Ww%2EW*L&v3QY(jXMkf@a7{wpg!XW(
l0>$Nl~$y>>|q9ntxvP9gs^+00aac}L?>U%t6_AoXI!5>Zf1pVTp^<gL3kB=FGmeg+F%-lSa}a;fxS+g!to_zs}G|)>hFE%KMaH2
IBH&~UoxGsGkEvr%neA%5$t}{ynD|ok9_QNp3JBsB9q8zP=G}Rh~pTA5DVwuCptc!PX8`%Pog^_y=g~HIx0Nr>U+RS>O44V!d7e@
D!n!6Bt^ANg8~kJywP?wzlb4WB$opn+`fgDZzZE?h57p9p3ZEJxU(77he`~Xc-a#oHBl@X0EWeY(z;qPzEi-x!@K7$L~*XGQG`I6
PABxLp{JrT_@EWs7(+D|d$<O)7N`(CzI*Q}m`2S2`qkFRfx8KKdoy4lh>nlLa){g0!Y^aY8ZeD$V+Z2E$-1!+Rkha+y&O9BA2yX*
@gjQgdznLncrEX>m^Ns%HzHC5Nl`H9AbA59eKgb{Mzlr7cDusVhpD61-DRRyrtpdFd>4&dmSH$~j6AI;ljuTuGF~R=EL<$0!D5U-
K}97n!x*qC551WITFo#t!O=lTpp8Z#Homy#%%`v^g;3$sE2d<GC+UOt*ozT9TgH&*c?=Lh3$FflANmW=Z=U(N(FlZTbx?NLW0l3p
e&?N-3^N2xd6YGI7Tem*=6d2a!ASu(pu`X@5J3yk9sx2lk8J=kpuWPEa59myC9nv@1jbrK0|7Unu9&v^SVnlO(XhJUnjVl0!iI%a
Tk0~1vI*;Wb6t7e#g=ms#o|f_us=3I&=xQ%cJPit;3SU?S*;oytjAV5%o^ray!W!YgM&chz-8`+L#!re6>JdTM#Q~0nve-9YL{Np
nd17+wWkgYh?qWXv#c=r8LoF*)!FKTK#Dnb_(!9?4KQ@<8Cl;OX&3Q8XdMpnwFZXG5Ls2lzXYZ<CJ%%pIn|dd2=%eEW{0kq&i4E;
+$$JVG@A`6*N+WDtp-MoY!P?wo84H-elYt%2!fZ<Bu^Ty#tl3y))lk1ED#@=rx@3YcX0Ue-vK#3?pX9)^q54Rnl;#824$4pGh}zp
2}hdt)*l(HQ<T1sYA$+c-EGj0kwh}JIO~^MXb?#Rn~Xqdp3{EXwQODy2@i*vf(UIDzNJ|(@jAS>DEB0c?8swVB;1!RqIyVk7&_J1
76|R)NY<{!8r|wLPQuW~mfHzmd_rt(9WF7)ra3d?VPBh8g}Y<r_p*t{m|qy}4M|;+BG#6^n>Wq97tFY=*h0oV;?m71VAloBUOL8!
E;!b-sfdP~Y7?Z*?-)qSBS#KpgfA#Jc_NS@5P7$3pfIRxz}uN|IuojcQ>%*6BVuGSG{mX}EqqpcT8#u<B6gT#a;FUr?)TFcK<RKE
TCL^pgr{^u+ZPZ%%A;ICK((!A11;Rlkjq#xCxG(pl17^h77NA$__{=O<@)&MPGU@*o%_@#6Gs&<QL{o4Pf{C%j~47(SFR;GO_*|J
XRRZ=%FIsST6RR?uWmfnob2Jd>jJd2?}FERz3$QCRPUU6<8KYsxeUQ$iwU?lH0|D@(6%jup@VaJg-vgE9vjC3tdv5Gdb}EW^R~uv
XftG8EUHmSl(nS;g;ITO3)SMwiMu6i=RTeh?)V6LrN<-(r24#SMxjR<SgD)Awy}1e$TmivG@E}1dKt|uns}a^9v8(K<7-G`RSX3J
2^=VB(pphlv{NAv`jCB_y$;j#Rq3w1H+#rIV{^DNiM(gGmaHt?8YC;Z>5IwG$aYVzfy=wvLHQVJP~oM)*Gg-|0tbB9<3ohl!Pi!d
(axi?R=VZL*uI-P#7N-T@!+yiNfJCZ3?X!`VP&nA-Lb46umN5Ht08oo;?r8`MvM`xircI1=c@xm5{hv!Ye_*Fdw#Ki4dvBk0u49~
E*+g~G{iau1Q0=LWEh^Y5Jj6J%V0vdMS=*1*!|p;HSbyTwclav4qPH`+8}|O(7eT1Kx7cY?;y*o2%<&)3dpTGz=bF_eny+h)`%n$
0But7z3Sy)$KHu_QPW63q7ot9Jk^W7g*yTPdj$l(n1hgW4OwJ0z%XwsAg<3@m@pdFS|x<X#u7OrSvkp;xpp>XJZUqzFrsRC)^Mp_
`q0?B8>*Sr?pm!#H7=r-2$mrTvQQ-gEmACm3W?G(0cUEa^k6{MWk@CxV(l}+p%$(S1lERqa@Vkm44BN}m|S46E^mj%j+NCoW!v6I
XJ)#5bq@-KN|BSIhom@YwWQ@TZ<tWmjk-`<qdYxqYXUA7Msb563X4r0VyBe#a=;+&w~9Hp7}&RkG{8VYtT6-GaS&<R0fq08h!D|h
$FzwS0j||0z`(wcH|q6xIFjc49KyRpTUX8^9+@SHf*p3~J(HXrYv^jh(kt6~@ODR97JJ8VCV~wolR_FJrnA9^G%oUM#RSb@)q!}b
<a3RK(Vamzg!ZaJsE~yV1%-z&?`zv$En8}UxNMXG0=r6{3RO~`k0xn~bd>Q%Ch!zQ*Lt%;sn+~qaKeU-jciUs%;4ZQj4bQAMVB{*
;%=5jRV5PnD0&W6P^M-?UzUM}y=4jnw%Qy^*$5;eV6Zn##9`WL)ayDh@nN$P8E#P5Mx1D2)}FhiAaZI#ITayTEKhz-IRr{bd(bcq
s903e9<``UA@yZ6tI#na%&2qD1GU;nZcub?=US?!{9r<$JE-rmoZj;6*EAW4yeD2*U7ecmI!*ER)rq*%h!X*14=tJkja4e30Rvrd
E8??(hBqCKuCUpMr*;>ttR^mS>S~7cv1<;QXhUO4i3p1zhI4l_PqR%La{&$rR>g?ro~425A%G-5R(l)jZPiIG9Y`h{m;%!kLLs@<
(vBuc#u=@F#Npy4hzL0Gh8%?JEHiSRt3|k28#Z3%9b`6cmSn)^&A>O%G1$VorWT1zxX;r7terbXl@tdej$Hl}K9_#n>pi_@Yb?Vc
aA7BCY~7q|H)udYP+>B74OXhihuD=-jxPHFR<E|pX&o8J+&#01BX$(haI7dA2ry7Z0FWc48tW7g5IAbP@OZ-==WnCUXf&Ug!SPn@
Ma8|Cm5D@bUZOg_^<eo0WJoL}GW5Vr1Ff!0&e~`quVwT^YL4+22tw9ZXk`wF+ieDO9GRPw2<j*ZJ7^MFJe-o^T*ezh94=|H1@sor
UqCKQOQZ`l;5}^MCnaV__j8x0CY<%_o82Hl=4cT%t)OEwYM7ip7Y;5F4ZGeu2$Kqd4Uu-WdvXoBMDz&d!P?!AN4O>xMGdvqE8)y~
yC-J#o$TsiK#`5ZJAgYT1XyG>lcEN#Y^-{KAKhWHF47pR^$S6d#<u$`BUBJ1^PRavfUbhFK2BVq%kF5GSF)m>4Iu<AXnIM4g?D*Z
R68$tEO2*o7)@))%!4?96eS2nHg%mdquTC5s?xl6LU!T)<IPb%oJ5x&j*LBN%_b$%&~%*6WYp}TqjrKjc44>S*89ypqtnrGdR(^l
7pJl$L=4YUfb&&Y8_?fe4zpp>*r7Mm0s<2fD7ZMN3$!LiR+T*kv6`(Dx*N(`S<^GA5z{$t*mrL_rX-U(*#W`;c;hXl4w!pEZq;ms
YK4H7OTFggRzcgX)1;s@9q9%R@))TMwS>{EwAq)W=P7Mo9LU}p$)#s0g~F(W^3a;p)Ws5~Sp{AOs_R5yV=W~r15AaY55q$aTZ1mb
m&!344FW*|B@8qlWgdt`beorn*@7?kKsH|!+7slVwMTjAPe<dtSn|E*4~k)ui>pt2(qs4hb0JcDClbOB4xEBQ1dFZvQRR8KlF?or
*pg1yMH$sA`9}UdOErp#R%tI27@3el8L|-R>DIT1oA&l!NIexu5O#z3TsfL7kVX=?LL=4`ME#iab1X)Krk5{mefacy=?#fk4kpyx
+LSoi8n|%)5NVhBytK7+CYt912?s0orKP-6FK9*^%d#$RLlt58Xp)ZPdbA@uu^;6y_Q+*3e3xyGo^t~TqG(j#wS}*nTNF=%t1)@#
Yf@@00;(k0#M(=^MfcQrYeO1o2O%FRq7fsm1(>!vKx+_33cE~_CGDeX-6R!nuA~MxvOBxW+{0Og>FgxvYb2a5P1Egx%%6l#a;pzz
P$Zrf1NDdp)`&R*^ur<)Aq{6$>eP<zNI|33{{;uKPIRUX2XU77kVIK>Qqa2+MSPn<t>#Jvs2d0HsENROWNA0ODNVDz%-5O8#=#tj
Eakvd#e`j>h97&J)tx{?W_h=EI*tN0t?R5CxEBxnFZO^eU{qv%OerFEFdnF;gt^((Cy7cVvt>FajEYcv=o?|ZL)b+9(w*@mVacKt
K5``=G%sS6gxnZoB;?V?NNr6Zzm`v7m~yP1#7Li)UGgV@K&e)maYtSz9VcnjhW>_$fO1lVMiGfO22HrCsd!I5pO*{_&?d4cvV1(%
;#4Wn=5wl<Ubly^iAm@a#OQn&Q9A@v$*Tl}>`5s>1FaeXG%&C@Ccz~c3VJ93p!?{+M1mTVR$;&s$R>{wHg+bDn0z4^Nf!t14qYLj
`@UbZhBvnpAEznAI(eEoh4(<juoBly3;j=5aExNJNdWzC4B7tI-Nyt6-tE`5Jtkh|<XBml5l=cFl39vE#tNkwh-d2@U)!=92?@(&
sL?Jt1b<tYD`m4uiWto}VX4FDo89v>oxH=T(_w-=7FwmI%1*WxPZl4MuUBNyc&08Jn-}SCcJRg<jRqd+a!K4U(^p<s3>8I*7^3Z1
CMJKLTqip@DV`e(L&JmP+~h&JI-C1VfxnUy^$93x1I&>1_D<Qgn*pz{9V!t@qzoj26G|vVjRyN+$Ru}@gE_k--J}j(IhC>;-2-f6
G8;K?H#_5i+~Pp6keb4xnLzIe&NsvAH(C?ty4}zU3LK>hDL6rQ0#+#o6+4V@DTU7gHpP;ekW=*7y8skY8W7)EU>pMp+pn)7?W4z>
lAjNi1HsTK@HGtwvC!KGaTuBYY1=2h)*SzZ1Aewr(CTki0;0S^jKNPtv`$)bXNyA{5yURMjfnBdkitmmBs|-c?K2QQdcfj|lqW(9
Lc>~HTh5sWh*KQn@Qos4kwD~JZb`>Gd3+JVmFIBp%e~hO@-Z_Z6)sysiSOE<=1q!pVr^zSw&qcaDmYe@eV(liFSArOX`;Q^IGM8L
vQ(*q1(4EVohB8%FKO3V%=9drYSjjy_F-{Xjz(dIiP)Gd#f+n)W}0wLaO!#80Y?o_htT<0+dh{DN$>?LXIgPGFvdi%x_WuHo8Pmr
<nDm`kES0<?+_kxG*B%8NW_59g2@FWVZ+CC_tnJwhceMx^Os39HC3o<1Sq2ZO^kQZy+p#o;by4N{hGHhw+Kd?Wz*K%CBbdE2!sXt
DuBZd5QvFTO%}9onO6k}l{dx^b6l3(x*+UvkNhrIHi&kC1(XWuS3tl=CEkk-re?>-Mxzaf8MjG^iA7?qaXU?AsvXOlpmxgd&h@D|
xlx$ORSEqN=Xe}Ll~0eutP)8$B+^ScWfnvfSao%U<l%-1o+2bfIbjG`GQma71vFAfXp0GqAP5S<<yv86@SSeMY{7+Kq(swgn1yu3
j`<v$WT<hasL9MQFcAp|e(QbuIDOF(_HpisB=;XjygMW)iC8X$5UEB?<;H5+c}|l?YcjP$r?)AsSa#GsGOLSqoibGLZsS`vCEdBZ
CK=~5C~XX3HkBc!OJyZ|(5uT)5e>Uwq1LI#GEm$`(kjDj(;I_?9*Py5@k_n58}h@b=_Ax5T0N(W?o1ZH1xz|U$Gsq)<Cuio<QHji
=3p5<o<l+hvtS6HSrDWTLOYX(4_LzE9wN#j=b6TE<r>l;i5Pz=#|kX$g%C&!e<^WUi9~^+l;)N$K=LGsG#*9)soZfKN-C*oiBj4O
c8xm0)$R6-NkAxqijUZ~iXi==SU|HePu_zEuiTp#(E4dP_UjE5EFVn$_q_EL5LWwt5IK2z2n;bW#6=0Y&@wM0mtRIJxvHm@dQC@_
>f(#!zb}c?xz2MkA}V_8yd=(K=dV!xc{$+j4D7)`SsUt$ha^cTvERLckh%>99#sc+4YH)Df(2<(cC0AO&0Xg+lZvC&%;#BRy&EKu
27y4siO2?s-fh)QBuTCi?c*qh(d&Y5SkAu#v`uP_IXEGZKFOj%Arv^q8dpD~mr(U{6crE#+=JpzaNf@+J+KX4@@QbHv1haS@V$8x
pALtOXLH_j^*nmn_`gK&)}mhqK+;Jy3W^nzxQeV(Ym-?+8AW>KGsa}aSo`C>Pgi2vLCPSnaJ}DNxD*tcq|>uDRhGkpMg@|n2%bsn
%yzTpbk8(VWf&=9lV<h3>`!FGefcI?^6APtf<9f3o?RXAbA5SwDypigs_^1=ZeD%|-r?=H=k2I{73>4<Bq6*`CWp0Obi5r8XAb?5
JT<Yq?z8!wyZ9WqbSdhhl+v`PL<k?jkmCvVcWCz-IHtNIy}F%v1*6No=6H7WG2yGHlH}4+@X%l!_`fY19ms7o(}H_>RaI40S7E|-
4Q{<0H+U)8DM>>`Qf;(&`*uE<Jo{Pt(GuE%MavCCiV?y<8v7{F&j`?0hV8=uDV@O+L_0g!$46jXVN$SknjeqT+u;f^Mvx%Gsu@dL
m{3BJZX<4XSx?b8@x7ghnYV41Hi#!kFJThJxyIXPyL4>0;RT&Df+i+35E4NU(}n;C=V78FngT$;Ea&}~VxGptVyu<=<4%Ov?tt%1
(I=Q5xlZGj_a1Vp_2;{Xu4n~*CCtp1&gyiFhT*WR3;owlSx%i473BbFvtd(H>&eLF1VzWUJAC)A80hbD+<Q%LXgQM&>_Wr!VWw=M
yeJ$S2UvFmg5cy?+urwiT#WdI>8y-sw1OZY%|abU?2EN&BXU&+gkW=?vBzQ2q?2y#?!hx5@z~!x<GH>a!{(sXD6=_(-8>gOcN`w~
Jfg2{mu-)o0r0(MSmOv3t|XeDL_h<!Nx~ZlWrQ7X_uLqYoWkQ5nKEDrp-lm7EWtEp4U?ge!%!*Q2?NmYxv-Kj^d~5c>3QdT>EZ#w
K^lA(Wt5*cE>v+e{F*sgb(FJ6Uym7^CHJs2!Bo@}PS4BCl*W6!3GKx1oU*|`7l-mlPIwYMXK9B*r(Xvo4!y(<j{o*y-+S;|Dw?W`
JB+QNcLtYED0Wi#Lt{KMh@i4y&$qaDgPG|AkmTf)1W85`wAqT%Qqtyk8Vn>p)I+X88;Esy<8*ZEH^Y9twl+OLWbU`R`bVu_U_SjI
oVXzPen?LxLZwBv)}@jPDI$=mEJhb)O2*Ox7Qk6Sz>FY?1x6^3mTrF9{QV$K>=d@z70SWZ>TMJhD^x{A0~G;GLsX<xP!TaDB@1=^
`uG0tc|Nn`k4U@oPCzt5UL5%|0jmb+IfMs;@W28>kml_Q0Q3?41d68n`ChUfkZKs9R#b?EY8`_un-^`ae&8R+pKSh@txCH+n^Xm(
*XI$&sVoN`_V$2<$Hg$IXP~L&-*N69Kn8ArQLs4Lvm*$4x1j}zEF0VEJLQFWXfO(jsLbt#9Mf1=MqcBl3OJukDhi^3gY`3O6~hE2
1OcAspKs~s?Dg!Yl^}kI{B8T|g+1X(z1_S&M82NpKXbz>-vLS{Lm~QL6<9<NIVN#Pza%CQM_cDnPmV42*-=;7e0>I@rtYSlts_aB
)x?2x0u-X8H6BE|1QskqwQEX6$ot3@X|LC4??pgDWE`gvd<X39T*Yy*WJxRA3g=5s-hxAJXcbqA9K+XJkMz)wmQ*D32yS_Mh<k`b
WDO?c6qnq`o6teh>>BMj<BgTdRQTJ*)G(F+f*oiVd%O(_7eA)3biIZw9*8<y3~D2779M-|CCBD_!1u-!hXzkDi0_4qXdwnF;q+jg
bjdPobVmi*qh5Nv@MdU&LnDwKV4BcXRS3G8U@Re41!qT!;puO?7n=guOM{bQ>(FhOk)~;e7-S-lM4jq7ac>u#8IrZ3vOjr{jTBJD
K!TYqkV&^00e6)San&xPq9QOOA*6bsD?|yY7kL2DR+b5es#M%H3W<giuFhi?Flq&IQ=FQN5YR}FF_tRGIKx|V>x$mpik*0hBo243
nXR&<Q?2d68`Xi<`Rlvk$;G*nvpvBaHA5i6!2zojD!M&Y3ez^LCJG)%g6{=4tBAlr-&ZXSUyP!9?1v%L)aePwOoC!jj8FJlZpo@Q
RYL$E5O~#Uk3+o?9-H+kWs93M%~`&ToAK}JhmOmAQ%va%1u0NdT^>3rAd3ihaPdzBH{^a$<Yu?z(>0l3c)EmN&I%c>b~D6KyMdBu
0w+L#8(F}mRY8`?n+HSE@SiRG<@tK^u=mBkE5N`9LZfBtXD##eg+?c#HqUYL$+mb;mKgQ8HOXYlor?zp7f_Z#syrjZ;N!)R(Bu@^
0YiHLYRI87sAbF|p<_762S!DsPKjt4j2CqF3)m{`EP9%d1V$Q1%_FT&Xizac8z_mUVxBx}lbn+w1Z8qH@a_mN4P&9RysWQV0@3Q^
gIrONmL77C(dgtny=%yrEZ<j&p*3zjhSj#sT{(r*Gl!Ky7Azu)&b8rX)S6dqMj^DqYep<&%L7nO;t3~c2v~{{f}jL-4>8_RCNdU>
L{zoCT4Ci|G4%lyByiAU6$8MW+Xz7Ry4s<e?ebGyiKNq{F!97Y`T``TnH3epqE62j%IYqYdfsndJLcuIghbOT2qZY22m_a-nFrE3
)>cRyLvC|DZFjR)jNPHl5{?!~>#cV#P;b5xtep*;>T?q_TFqZqY``_0kpx4=QF+fdejSY!T`mJo@2)7zp>&%;@EW=U9`q61v0x_p
4vtS0mv$P&5@_hrg%iB;=n)fDYB*ySLrjvS6<zPPKwRF)BLa-Z#sVcvq01^Nz*Q6D&t@BT$hW+^t9QL(uZ~R(-Bh6E<r#Nes&s|e
n^|CB%LoP$Ah&oBz*T^v0x5ZzA!%nuyruvxbEw?n;JB&+nh5!qc=6X`H8RIxS7C;->0%dV&L?|^hkdZE-=QhV<vg8E=6Qxrc%pAE
CqRd4uuLpynXV*2MKT6mI_m9ATeA?>-i?Y70=1=+P8}hk#&cuQgofQtTdHZ}$p-}Uvx5x4_IY*&MBB~ZKuz_hVI2?#miP{}MyjQ7
ASQsD2xi7GED?;_ms5HZdeFJq)ZPxd3l9U(n&}25iY(`PVTsYz+8}~RAZ)<*HQ1OKR0Y)xO6)gHG1{}GD-7;$F1v6!aWl~v6_bXL
tT5x9c$p|~LrTNdkVG~z6Z<6wMr~+-2M)T<O_=mhiW*49(%Ne!;ZvVX1Fh1b;IoE>o@qlw@QNEWdkbZie08H;94mTkk`O!gZy+rV
#YBM?)|up5#4NOi2}*DneR9t>ylHMYWu{hx-msc^yQJ5}tCmqCwuWD0Dd1l?T;?3iaL~(;ZVPB`CTbK%8yh~btU%Q)C8njZhW4mU
Yci}JAT)d;$Yfb~RY-W4soLn#Y8u1TOw=|&ogkP&lL=G4_XU$-AXS}rV$3SLJsLb$W72NZwOat%G0;<}9p8*0=hn0=)$6{sy;Yw9
t{MxJAY!;cCcZ%n#Ck%(B!+=J4OJ}Qupr;P%jR#>4h6j-sNL108uhe6155=2H|Q)rQOXj|!-}~)Zd}kbEW=}{8Z|RqGiW{N1J1Wx
!OMFVh!L@|q_ugX$ST4$Oj8nvRHMz(jb#klaSfbg;W3{?0}=)dZ<u0M;R~H=^)x1IblWjSLwYFarY3J)NNLpYc#8!gb`JrhhaFr=
%T-a;x;w*#H9JKicomGS7osyUOM=I{XB7+<IEB!fslQOpocE!lIoCDO)@iPb7zK*4VRSJD4Iq&0XfQmXHZUH=ih*s55BhqqC!=*+
s#PeG2yByyWSdxmoYKRc^8tfE#={RK<{APqIuXe?Cp719m`Nud!U7!v5Z=K=7%(34Y6nL9??mCpLGRUhv#`#z0o>3sY||hWHetC4
ifFP1rNYdR)7g?(ERhj;)an}Pk$wDO+G-Hw4i*{F78p+)G%thIA<)R8i~!{8t{F{|rHtH-&ahBxXLEc&*hd3s^c`!RbQ(-R*c*Uz
q52!T)YEWJ66K65D9g8IhJtek?YRNLi-SsT`Z^@b)D9Fwk~5)nq4l^S-)ggA1QI)rmy=NJphs9|ca~bJuBZ(INPyBDkl_pA2fX~?
#ZbxFJ|gDHH{3%>9GZgiPwh3=&&KfY=h22R(ejWHCX!1d6g!B|Qsg0^s4&g*IWVxEws)@N17X;UEEZIqe9tv4V(pi#RZI(~&z(0~
loYqX;1_`E(ML|LK;~z*b7(!t6(Erj*UKzf>9jabb;kCF8GD)@a;819qrl))*d-+FJxc|Wh<2HpA(}tm=Cxw1jm7dnalfNM0to}9
57t=NDAYII(-FC&0J9AyLgte*X^X_izC6|KAY$ZBgHfVVEpTuwI5&%i>@BtporXP?wY${<TM!xDt_BKw3@g#955L(X^i42?WZX#(
hGm#EA*>M#HyLj`N!YNMDG13!6(>jn5<o9uqR1x0FEr*17HPy);|?t$)eSJx8Lz{^A?#!k>TW@tkuXWvY{LsM4)|_EWsg&!q0yj7
%O<QP8KTb;Y_Oy{)uLMyW{u5><{}DfQcMs{t3er&De#sD!A;KxW{lz+2*Y!}9l@L5;%uMHzph`~GhdqJw^r?InND+!$XQ+%AYOJ6
$0XNw2|4~{ymorH;&NpdD(7-H6`_=W$Y)xr9WpL#X?bSQ#VQ4W*lb4})@Xlty1|-3BtO(?nt+r+2d8V4K?8)I>zj*rQ<bJ)^6q0a
F7I7%@_FBSR4N!Sq6|n>qOnZ15E=YO#VL0`e_uynZR}2VI>imrhPFuvTzvYW(a!>W02AE$lksB0DnFjwJA(g*2smKc4bu<22?!z_
^B_p)4@nOpN7x-^0OX;7CsNW%6-t#g3Kc|AR6r-Emu`^QmINe+faINLawK9RsD-!Hc<F(oRb>SjqOZ(n@)A+^(Fz=I(<ig*;#|y*
-oZOr5G9l%1G!c8lxbJc+#vPb_4ChNk6>4ZU=zR<UPMz$C{xgiA^3OfE6+Q4^t_H$3B}BGzp4#q@%XvRw2N{V3oVIjt!klCX_F!x
0%$<T1Lqr51|N6M_q{#4z25H;XDS?lCJhrD{JWFHsGd`WEpSt1K{lC@!zc(ejN}u6J3Re;Lo%OKhA2OtW(UBKML}{bU)+U0|531^
)rPw0?EN13P=B}SlQ>V=Mark2Ccy*SM$FF{F#2@hVjUYEQr__Je#525C9lQGdI&u1x<l?PDVa~!)x?^N#KRh-&fc_p@0SOV@M|<>
rE@zHN2U;rfpSL4kie9JAdLhx4Znuj=)-Bum+kX^Df^79&yj`}rHQ18X`f#1-^CYJAW@Q6<wh<Y*si0hsgmaPatx)QwZEEd8KGCF
H>pduW&=7obts&u)UHPw+%05b{OQYtM{)wG50jBk<44v*wK(y|M15PhlGe15YsoHNEhLhrQbAgHxqq-%;Eq0c=wypP$XcRBAbos2
!QSMU=e-{3o`O!rv}t^J?+e%G<aqEWbhd52bYS^v>d2dvw7|(Bk_-t;B?(4Jyh)nY8oF_qS~6{X82O*CpR_(MKvJIkIS7wuQSLSk
h1n4Z2aq1D9^9L-lBAvbS?R>-KSe?vdxEQNG*(-7-!y3&n`$4VCnIj5X_3*BSW}5yY0S`UsM~BQMwhFZc?%A1>x0ff(N1bY!(ZnK
4U`rLpq}2652a~m;eFf@n3osd)c7aYbXhtOIF-q2H|l68Vt0`4$>fUx^rkiv`kzsPsfDW{`lVbF#UlNf7|b!G5yowlQ8r2rt!F)6
)6DaA`Qn|5TyBaScuR}8_WATllqSoZs^kDvar;LnD6DcPz$*q*0axv@mZ+mpXla@z7={SQ?j#J^w8owcMASkXV}&6s)WWzNibG)<
AvB7kSc+C<%M>Z36vp)_$tp;WRaGdogs492ikef->@MiEP`+XQzq@j{P<>Q#bGL4ePbo3Y7E0!y<(l=vO|T}BS)(&1H7_!UDZ1oy
aHh^bOK48CK5Rna9EnRRT=SZzWtbv|lGNt#vp0QsI*cxrDS{gcKVrBb-S&2>iRzUrD#td!SWf_71~meRDvn|a$|@ovBGsKCem1B(
Wf)e(vz+Sc_~AQdx}F>jFzMVp+|Ta9tGXs{dh^NKVosQHQ5imdIWNydcjt-sp5*y{gMZNedB=WKnoFk!(Z5c{{E7&Jyt5Z~oZbc1
I42<1$gqkE#bU`cBcluj-7zrbHtz7taum+YqKmd~8+xZQSxxH)ccXGb@)}L$!h!w#raD9(C9^Wfxy+k{Iw2EdfS94N3Z18vFKFF8
K03$}kURLInCb+eriPf3Dx#K}7LuuaWXXx7DJU8sn1Pxoilm`xAqt=(QY8q2i2jK(faf$}08$i{6(dN{EEOm2%%!N1+?OGVnu*pc
lSL1hgc&q6Quq3IOb#_wvHBPb)iF_#-2mb3)VQf2pmV{P1|D$y)6}#Iz_j$jq!(^*8W8QktD_u*;F2Au803dw%5x5#CDF(#g5kuf
Zg7%GmM(dP1y4kMp&Y}4g7M&Nlm#ou4Y|+C6CsF0W!@rcB?uxWJq`i6z#YIove`j9>f^c`0OhVT+$LStrO>zFLxGlUfJ`}bC${16
leQqDklXI>HsQEnRQhk+XpR^ZfvLMA8w7ga>gxl}<~}GCSh0!t(Dknvr}y&{B3l)BW*BvWaQ!gFPKFv1p@Jxb1o050K+>i;4ue#|
b;lYoG+7kgpE)529$e3Eyc2#q69FZq1Oe%798;E_INs4#(ANMr#em;_ruDVT8?g9v=t<YH@BAZ@<+xih#+66irdQ7b_PO3qeMLk*
ZWD`+>qD}L<rPh(bj-+CjSP#R!ysZwRwSL59B~9N?RM>sI+f^=7VLEe2~8Bl8iysN$Xucs9xa1*O}Xk5C_6o^t|HToMKXauaB)g1
Gcur%l0usyQaFgeb=ATr4jkbSK@1{+ZacVuU4>muMIxfOsKbDvNknofh)K?V;zfX<DAbq{6;VP{MJ!BB1d>DzQe<mJ2^0iUv?NZm
0)jYBL_|`BG?XoDf(m6i%LzCmI0V};5L1Z9&NK%MI08UXcECBp0}*IyAygVFFr;Z03Q$g2ss$Rs6eznH93o810cj%{oQe|`0&UsK
c7@Fgmw7O92HqZx9#;->CYh&L5=v=<1Y2x$*q%Omo?r<MN$K<T%&GiSFg`yABz@^w07vBCcof-)^hcR`4avKpoX^gH;8E6c4xx{`
j?PK4gzfd!>v=zM=XR%`JmxX8^2_6=Cr1}>J!BMbmMJiLY1!4!ZU*Ps+tlv`czGcDdHITmvS@-30+9*=7^PS6^djP6_nmJllgyCF
I^@cc@->?F=Z}_fDsKopA^4wT$IjnyIQu6rTgg+m2VxhitQ>rNQbGuu;j-qAc|(HdT2dw>0Ba4VTeu*z00}3y%PiIzk^smthq3c{
W!%p$=bm~Gno8Gj$Wo|+WWS3S{B#LyM|H9#V9lWE8VemS%T(5~W?rU5!`1_=ocd`s_&z**QW0X(1tJT2oPpB-6Lj+qlYzf4apA=?
)t_$Agogx#W9W9_eixIYcFeAEAvgk6Q-FcuxdYM%QJ@#$Tro26!F$U%>_H$7ZjYyjXcAht@_bU@M8#r+7DA57faF4**wkQ=F|=7s
Q_taj5wLi)%ECB72b8al>_AJlOBay~B3L%EH4y@)e+IZ<I*wx&Kt>XFr7}e#kXtn9o|alt+}uv6jSLQk5FsWzWT2hYH!3%B<*MrC
<>ie|$f<R73jiQQ-+fqsXd<0?Sg0gVD0qCX5|Cbp*65wn6mr&%wX0&G5QLL7$zf6zqXJsD<f;beI0c!+sb-BD&|`yEXX%EGo+cYT
j<7QEGi<6Nlh%%jhQ(c%n#yG6rFl;|U@rusDaWJLgS*WaeHdGqh~-+3S*-EBrZ<;(QObAf)!z8aY(SMru5q~w#3Kz98FY~7i(^HD
WLaH33E|O~bG}`y8|BTKV{5yu-HI=CyydHfw)bimyWYwhP7L0uS*ICoAYMdTOU)q10b4_ChSsL$i?vNH?<=>LuDWsAiW4R<JaxA!
Ds_3r=owHrFk3@vO|?Wc5<t?%#!?7MH%MyhfY~H-TLtRM(hSj}CWcGR%HNr>4?8=|>yt^|jiJ#HRTNO3gb!RKG?Qo;GhQr)w|hR3
-f^(&M@Hu9v@mY<OhRhR0&+31(gX{=D$|MW?rg_s1eDfc2Usvt859)(79(xjKp09S>qZA!wS-9>3T%=Q9zDA@0VB0qkh&(`OA2__
cr51fCr%EYDr0#vRNiQpeHo(-;FeE2rduMD{IZ!HKAWt#J@)B?+CXT5t6C$57;80-5HvARDRkBqqKQ4O2aO#lS~QKw=|R2p>S@@)
qnp~xM#Uq%(2fA^Bs}8OLiTjqWEr$5Afq>#2`C_m#-JW(am>_#wC>{dv*@fAt-f9B)*3_BcfD@wJdzqD4>4j$n5aPz06hmvCTyRU
9Qyv>Vg4Ll)9ds6>V8%qd}Se`%RZ~NGb^S=$&^C=uB^zAAtcBFnhw(>jESHlkRb@HBt8blB~sHhB})-ZGXYT(Qxi$tg7&C@hr}QQ
Umo1}{WbtNlgopDy_SBGK8D(vA}P-ym^bsL9x=kO!%)Z5Qiug)vM1L&B*RHtM+`B2#=bq{6tpcs#Z5)#qS;#pall0<vkD*xk$xPD
>i6}+zKva_=7y3^l_C)|>XNEpAIv5wWNJ~LdqLSpHD+jbKQX}>G@`3hRP7YRK{}RR8C08Or9Sso&n8JezTXc5-Zp{b`lNmz81SdO
qwj=S(Dq`kKen1oYGY(dkTTELtDab5L5q+wNWbU^Z~4o+F3I+yHptQk6otR+GW40OI#OP;b29Ux%bX((!V2d&Y;D7*_zECr0Q^n>
ec$?E)8i3|!^4C8>e&J8c%uu_s9=z1?a%>f?jDp5?h4^7!vv_(b;MOfMG{ab=NUj%HpoN}pr#N^6r@N!P-tlkN=35NYSJ0a5*9*8
ARO7#HHTp7{`}m5mvim<rvE;z=gu9h2i~#|Qk|)|!Vp0fOWlAes7^pU#MoQ_d=B2}f}p5nqK2A+ibjE@VqqC(N|*>KAesqDshKJ&
CQ>SiNFpGlAb_E1m?>llN`N3lh>2i^Rz-*yiV8p_Bzn$_bkZ>)M3n@o5Q8L5Eh9=rO;J>ol0^{=NW{=h1q2I96a<kl(KIk6N|ZrC
HBlp1KE1XD3Y&%)oW&4A1FXSO#p-*NQ3D<wivNiThb^_sp(0A6lDl)KY&I1>leA0(A}NX`DH=eEhL8#<DVZr&k!Vn%CaM^Tf|L13
;R-}8C`l10QnXQ%f`m|{%S8%OnFdRcBZL<d0Y1N^KKVG2=0-aF+8?i$eq7KFiBTvJpjCaDg$f^j>DBqpqerhtta>MR6Pd;If(U-y
v6{Wz*y>k#m~jYk>*F=M`9SU4FeMX#_{+%DGXdM{&OYKTYZQvZ77arTOEp1EFqTtM;$fow`q4kP^`!TS_1}-fN97~{`T|8fLO>%(
bQ%yekc-EUS7(v%-~fF|<OT;AL#8K`_#bI(4n`FoP&8Ez*PL&-^%`F@2SlBme6_7-ZgC%>Z)gA?#a2`pL*Dzias!NhpAMbQtJ)oW
&SBlzP2q~<RW(FhPZB!%dQG1Vjo!WUh#}f}9YlQb#EK+hQY46)2uKg{EGSxhkXYahh`Z@jL^gH+hcb2cLWY15{&FXDE};69ozqjR
`TyDcq%ZT3`kA?)VNEIX`a7D@lb(ZM`Dpfi^3U2M6TOg=f=To3^n093kHa)?qnK-?fO&p?KWa&_x}^0zE*X9OVdfym`KyR_f1kT4
xjEc{!f6l?sBZ2kflxspa0|lm+~HSY!fF(WiXcZNYaq$OP^N|;NsJ^8f)mt%NRo<VB?v%dVyL1Or3w(BbesE9N`P`MvJm-!B?7o#
>-;@_$2Fy!{y#aQ2!ZnHJ^mjH@2mReZ@O5n|6Gv8MKme`%7$xNJko8{T9USDma!f^vwKyANNcSa79b(ehgmcs{oK~Cf78v!!Q2j^
Avy|qaBf^b#7RTG`{Ay<VTS4ZGI#4dzkxh<^Y!})zvNGiM$wis&`VNL1;uFwcC1#&=ti{S)s6ucWJW|%))GF_qle4|-35vR{GcKV
1&9y=SfGlg2#_c>t%p-ZAe;ffe2&BC-QwF_?Dp(oq!*-d-wsGU=l9qzc6~;b4>0>D!^eXuh!h0YjLL8wy66M@?DfcSTH52?-N!Yv
9Q!%`-Txf|9kD=A(v;MZ1fozPJZf@EMu;G$Algh~K#)+vnR0+GClisO2BHA{EIN}+Py%G487P#h#T}TU0l+6v8%mx~nGW-o6Oog?
__Q%1Bsw~Le7~n#YjE}Y6#fYRp?;Z7r~O|r`}R8oSt<AX;qBIdiS=m;V!AM%{4`5w$bw@SsWJ+|8lS-oMJ6z!i3)&elZTGr6?vy7
Oe_i^A?$2?+V=<HX8XwT`v3q@p9F5X!^$1FlP9A(Cg3qnFRgp_$+5coW<N;}Ay4DZ&<nDz!wM||9s|d?Hvs<r2E?>b6FTfVUb?FH
^ma;~mt?(aqIge<1lRlTQ#%>&(Wb`3(>)kiFniM<WbOvSG@54o-ONf}u0~}lox1a*15Hki5}6h`XJw)3Qx?UVVW#?muz^E}poj!r
@YaQZG9jid`xALqe5t_N1nA)LGu!gnhPKmhT6?Yp+8n=3zih*go~fls>i7`pt8D3n**00>4<>VEI2}&3ZD~&EvK>)%g+ZOh9gKPo
W*;d7FjKvpz5D9}0?bIgG*3yisCa^P*+u?5y$R+%a|tj-3fVH%K{I<o<o1E}N%fw-y#?U-c=R=1(Szu;{QyFgLcS^dz&}s<ScxY4
L14wz+<L~5+6~1zTDnbk7RfSWiQyl!H4sIPYYT=eQE<240I?cnFiOKih>5CMk(g^nMm^Kxdg8gMhxCs)7~iD;8UY2r9>-s%g0gOg
hyn^Hg1%%vxM)t2o2FzX5fJnDP=x%L1k^1I$OSDRQYlGEN`({+1q~xYg)0)GQA02zQbiQBArP!znlgxd<REc5>D4+gJLNfX?rV-U
<)m3;C$12qK52DIB7ARIn&~;wkX1!W{OO9rz)%Y%l64GmsZko98#DByhVtntaj_KG-V85H;oX*M%_T*hMDKN#Y;`nT&lLvuNNl+w
htprFOxkTL`1rbJt&;ai6h3}U(+N#^=Z(PMu|+F%U!iSLIDT(;sM`u@JyY0(4~$g`SS4r{fJ#6LWt3QkghZMqks?u`I|J%7{5o+r
J$U{b?d>2mNs^i(kjV_9VrgDx8z0**^zhruTkfBf+oFClpi&PxJvx1)qAx>IQB4a#g#u8G6;za?RH;Ce1r<P06ctSgMNrihRYf#a
Q4vE`R5eRQQqfe<Q}mmHCmtpMAU@bZSF4HKJzbmg`#&5r>Yk0aG=_TB5Ay#`jTfODsb^QI*7A1n>KCByoe*R@*wn<Xv+pwk1C$sG
{YRQe?>O`>m;ovR;An4EdcmzcfRQhn){P50BW_rOU5(i{&}uqxLXOU0be(oty;&isc9v9<*;0m@Vb#(&YcfWWzAujlm%$HfKyB7E
49+oT$=WA;+onJufp$RVur7>5@#o9S=b3w0t|VDFg?83T9vbDFd75(btS2~Ao!LYbB`nb7z7R6tZW*j6LQ#iyg)|+8LiMM88Jn!o
lWfTk2%PbUIBSHeYgY>>?C%&Q=MNP%#V>kULXs_}MUWW)kS(F6$+vfc<3$vW>R7bl%r4r{gOoMB^!3*Dw`vD=O)&(V-N+*L@zJOx
8=&4u=vY)Pf}^Q!tsteoXlzVbfs<bKPY%o~8X%bnSQrQl>jCaU=LKwT<KAEswU9TmLyopR_PRF714hu+qyr#iH6{S~OU}GwEv4&s
H4M|FJ3&=(fwn;4n1rkco8nH|^Rem&aDt3lf9-`nN&aOgk4Hm6&yIK>pW@`6w0M^W9v60`uCLxDzl)vy?i@1)Xwoo*l4Xb^OJcKN
KfbyG1;tsfXT8Py;e#Vq&1!Xq`^2<d(hh&W;K|@7h>)8UTOWhKM#r}OQ3x=1ivlN8fzlG~v5DGwatF8*_rRNqJ<|{e+3J0MUCOJ`
3J4qp6LW@PJLvr1oW}tZe{nnd3EZokgJJJ`d&E^mLcLiZM4naW+|?Fc?gq-7ZML?r@{Qwo<{<a|XZW7a-5ZK0xbyDNpdSGP`k@Ia
lo}~O4u$sMuE!E6C>ar=A*O_i2!!dBAz#%a5Q|8Le}|dy>j$j(og8()-SqM}b>{by4z<&yF(b20V$+PeAM5B;&pko?-`Dv`1UQnX
PsmX)^M6sz528cm`nW2o)gi_Ckx0<QM5Q3aoqfH&eTQz>1nZR!f>iR${}eQr+qSj;Y8#>X|7$Ulq7V5_L81z#h=zlg%Kby-^=tWB
fWkOiZoq(uBey^HJ`>*VBo4<Ps6X{1l2CM1%uN*3bitN&e^!@y4aF54@9xshAyU+?i(nHd;(iFH3d7Zn-2Zl`#9^QQGd{_#^esQ_
%5%`+oRqu7Mo2&Ly>+g{(jtjjSM+mJOpM43?WA&mn}$zG?Y)?wU-|4T6-rS_YdL>itJK?iCYp6^YD}@*$M&2ZkxY(6-f?`Va!9&j
%_bXY3JPfq|Ev7W!~<xg7C{u*CI7L%uZ#>5JH2x<#gIpeP&h%gQMs(p$v?j(gvL!#zcij5AjO)dM8pI^WDk@UEHorU#vk+Ar(ZkG
F^oFh3}BJJvQlJ0sBJLKe*F&8Y{FtyTrbhXZ7)Qb)?(D3vQ;k0p-|ZjFe;q}6lc4M5BMv$^VUuwYErh?h#-QB`l0{bJvu@AY`H;C
rf4jwl2|2BU5_+Xk}=by$K&$P>%Q13Ch1~~F@|qRrBM+jC|xztZG|W^ty1{<vVR!B{#w}K?#xk0jL*v|A{NrMlOxam*rJ>ManGOn
WB+^e$}b2ELO$EW#`=6eH~b^t1OHz`csqGpEoIAJv|0a@^LEED!%z8sU*pf=`Tc(8pg)i7Ly?WI@9*~XGhxfXpD!QU)E>L{yRW14
SN}u0p5%LZXSnZ``}V~=g<ax<$B6Uum;TA}n>_u_Hj&Pk0<_dV<^K3qU%pYK&%!SE8FkI2A_{*Pc%#pUv;JQX0j>h=ZfCsvJ)T1*
pTmv?x)7(oN!Fd}p4PyCk0c_rn)9WLM<TaA20AJ$Ey~*<+Nk!f=C!;kkN$2dFJWkoaX&%dqz;_icjeTBRnp<^FQJ3dKi>k90TfJ!
nFzO9zA8WN`(D|y1d}7QMze<*Al}0L>i*SdKFeu(dotO3U2Y8xjF#4mTKG89A;GN!pY!-~fdu;LXi%M8wz}*$^sTHQ7EkW7#0+%_
6Yy8+G!~4F9CNKCQs*!uZ)&b9g8j$A+d5NN)wk$z28eB^pSowpy!!cmAmco#ev`Q!WlxUBli&V%92U5qh6Ur5yJ{+J4}JAEU8Lte
up>IYdqTG=FW9TDb*0~d^7V>oabb3jeosw}RX*6);Y0j+&p|ymwvgx5`VTAf_g9XCN7GsREug@!lDBvH{>QleKA#M0|7SgSeUlHU
)5Dm3KM<{-jxWFUiE4ka|Ga1ajIiL7U&|<Q>GT?S{UuOT6*WVViO+z&D>N-z8@S{}O=UZT{Zoqx4=`Ml4c=ZccW9~tyT4!IjUW9@
akg$VCH9SrvzYOR1A`!mrk?A+_|~n<8qlfM(KErnS@g}%sqfw_oPOwH8SzPsJY~JrBEIa+%QX(e?RT)=kz7+*5DA*o$7{y&*0qoC
qSeIOv~Kz@Gf~WC@GHD@+3H|X>#lg|wr6vAYj8Xl^)L(XU1ZSEVPLG={de&{HgIaT5*)0;53GoIl^AizQbnKqZS(E=^ziHL{ioni
f7@U=l3!2RLIaNp+dP2hLF<3geoahxe}+B$ZH?^X*t!g^3Oo%T<ET@tU<*W#e5vWrBYnqP5xw#-xo6S`(d$8M>OA*z%BHtsbf1)b
C$2}PuKe|-i5$kI7u($e1bq|KdU+ja{uvLGhj_{V;v+B`W7%B#=C1|;>mC+b{rp_wpGmNUiuWCbc%geg8Cqf;TF-IL7BsVua#zol
zH7$c&E8h9@%_g=GIT=x8OOEQbh@n)@=F$k@C6Hz-YH+JxTb*rm(7cgi-#@aqy2Gm9yLNCeVm>7FP@?+=7gyC^Bdi?xm34o`y@ST
Xf$%>(MR9Pot#(UXEkVxManboht&O+h>Fxy>CLMH>Gx^u><RhLx98U#bPJcPaWWJRUF}+ai@l@3IJDIEu4gx-8=9wYp+wZx++r`>
PuBu!a{lT^C%(BF3UT#EU#k1#w9Bx*y*GiOZ<}h&RWcBdyT#K31zW;9azOmM>8E-unz+Z?#8szzuQ<lKOz+D>W)BwF&Ut#@S(f6r
-?5jRFZx(s2u2aU&ujX39-}`<uii(q<aT@~9X3*65QTjr1Vk6)!g}WOt8(_vf7z@THJGoD!u93HY__UySB{mgC=?pmaaGw@2V<=u
nI;49p~%t{gOn8{F#6SUesYVkIaO<<aD>0i?mPL<uKj7G<XQvu(dXGZLOmRH!`7Xmsn8?F$<s3uIh4=YrhJQAm}Jk(m!{X=9T5e;
{eErO@;k3{3u>9xJCeWkyvyP1>r1M->Z8kTsxkLMd2;C(cX8Ic51*C(=70_KS8N{Ug1tias#*md{(q>*c+p&sICJM04k|_jeZM|@
zP<Td+uOMpmme665KO}`K7aqk+>uTcBqWAvOF#
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
