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

# Before anything else is imported, even __future__. What Python imports before this package
# (importlib, types …) only `python -P` and the command `xltiebreak` take from elsewhere.
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
    from xltiebreak.event.results import Result
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
    "event.results": ("Result",),
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

from xltiebreak.checks.games import games_agree, met_twice, opponents, paired_twice, twins
from xltiebreak.checks.numbers_and_names import duplicate_numbers, printed_scores, shared_texts
from xltiebreak.checks.team_matches import points_inside_matches, results_by_board
from xltiebreak.checks.unfinished import (
    byes_with_points,
    games_left,
    looks_withdrawn,
    rounds,
    scheduled_rounds,
)
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import Finding, errors_first
from xltiebreak.event.section import Event, Section

_OF_TEAMS_ONLY = frozenset(
    {"incomplete-round", "round-without-games", "forgotten-cell", "rounds"}
    | {"met-twice", "looks-withdrawn"}
)

def members(section):
    if section.matches is not None and section.matches.members is not None:
        for finding in examine(section.matches.members):
            if finding.code not in _OF_TEAMS_ONLY:
                yield finding

_OF_TWO_CELLS = (opponents, paired_twice, twins)
_CHECKS = (
    duplicate_numbers,
    *_OF_TWO_CELLS,
    met_twice,
    rounds,
    games_left,
    looks_withdrawn,
    byes_with_points,
    scheduled_rounds,
    points_inside_matches,
    results_by_board,
    members,
    printed_scores,
    shared_texts,
)

MOST_LISTED = 1_000

def examine(section):
    findings = _each(section)
    if len(findings) >= FEW:
        from xltiebreak.checks.causes import with_causes  # late: in few tables

        findings = with_causes(section, findings, _each)
    return errors_first(findings)

FEW = 3

def _each(section):
    findings = [*section.faults]
    all_well = games_agree(section.crosstable)
    for check in _CHECKS:
        if not (all_well and check in _OF_TWO_CELLS):
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

def games_agree(crosstable):
    known = crosstable.memory.get(games_agree)
    if known is None:
        known = crosstable.memory[games_agree] = _games_agree(crosstable)
    return bool(known)

def _games_agree(crosstable):
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
                continue  # checked at the opponent's own cell
            if twin.blank:
                if (round, opponent) in awaited:
                    return False
                awaited.add((round, opponent))
            elif twin.opponent != number or not _go_together(result, twin):
                return False
    return True

def _go_together(result, twin):
    if result.colour and result.colour == twin.colour:
        return False
    return same_game(result, twin)

def same_game(result, twin):
    if result.played is twin.played and result.points + twin.points == 1:
        return True
    if result.ruling or twin.ruling:
        return True
    outcomes = (result.outcome, twin.outcome)
    return Outcome.PENDING in outcomes or outcomes == (Outcome.FORFEIT_LOSS,) * 2

def _cells(section):
    unclear = unclear_numbers(section)
    for row, number, round, result in section.crosstable.cells():
        if number not in unclear and result.opponent is not None and result.opponent not in unclear:
            yield row, number, round, result

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

def opponents(section):
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

def paired_twice(section):
    table = section.crosstable
    noun = section.origin.entry
    namers: dict[tuple[int, int], list[tuple[int, int, Result]]] = defaultdict(list)
    for row, number, round, result in _cells(section):
        opponent = result.opponent
        if opponent is not None and opponent in table.rows and opponent != number:
            namers[round, opponent].append((row, number, result))
    for (round, opponent), naming in namers.items():
        if len(naming) == 1:
            continue
        twin = table.rows[opponent][round - 1].opponent
        named_back = next((entry for entry in naming if entry[1] == twin), naming[0])
        for row, number, result in naming:
            if (row, number, result) == named_back:
                continue
            other = _whose(section, named_back[0], round)
            shown = _shown(section, row, round, result)
            other_shown = _shown(section, named_back[0], round, named_back[2])
            message = (
                f"{noun} {number} says {shown}, and {other} says {other_shown}: "
                f"{noun} {opponent} cannot play both in round {round}; correct one of them"
            )
            yield section.finding(ERROR, "paired-twice", row, f"R{round}", message)

def _whose(section, row, round):
    entry = f"{section.origin.entry} {section.crosstable.numbers[row]}"
    cell = section.origin.short(row, f"R{round}", section.crosstable.numbers[row])
    return entry if cell.startswith(entry) else f"{cell} ({entry})"

def twins(section):
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
            continue  # reported at the opponent's own cell
        rival = table.rows.get(twin.opponent or 0)
        if twin.opponent != number and rival and rival[round - 1].opponent == opponent:
            continue  # reported as paired twice
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
            expected = _expected(result, number, whose, in_letters=in_letters)
            message = f"{says}; expected {expected}"
            yield section.finding(ERROR, "twins-disagree", row, column, message)

def _same_colour(result, twin):
    if result.forfeit or twin.forfeit:
        return False
    return bool(result.colour) and result.colour == twin.colour

def _agree(result, twin, number):
    if twin.opponent != number and not (twin.opponent is None and twin.forfeit):
        return False
    if Outcome.PENDING in (result.outcome, twin.outcome):
        return twin.opponent == number
    if result.ruling or twin.ruling:
        return True
    both_lost = result.outcome is twin.outcome is Outcome.FORFEIT_LOSS
    return both_lost or twin.outcome is TWIN[result.outcome]

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

def met_twice(section):
    if section.is_roundrobin:
        return
    noun = section.origin.entry
    unclear = unclear_numbers(section)
    table = section.crosstable
    for row, (number, results) in enumerate(zip(table.numbers, table.results)):
        games = [
            (round, result.opponent) for round, result in enumerate(results, 1) if result.played
        ]
        if len({opponent for _, opponent in games}) == len(games) or number in unclear:
            continue
        met: dict[int, int] = {}
        for round, opponent in games:
            if opponent is None or number > opponent or opponent in unclear:
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
from xltiebreak.event.figures import counted, decimal
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.results import Outcome
from xltiebreak.event.roundrobin import annulled
from xltiebreak.event.section import FIDE_MATCH_POINTS, Section
from xltiebreak.rules.countings import by_match_points

Points = Sequence[Sequence[float]]

def unclear_numbers(section):
    numbers = section.crosstable.numbers
    if len(section.crosstable.rows) == len(numbers) and max(numbers, default=0) < UNNUMBERED:
        return frozenset()
    times = Counter(numbers)
    return frozenset(number for number in times if times[number] > 1 or number >= UNNUMBERED)

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
    unclear = unclear_numbers(section)
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

def shared_texts(section):
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

from xltiebreak.checks.numbers_and_names import unclear_numbers
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
    if unclear_numbers(section):
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
    if not _is_listed(section):
        return "U (in US letters)"
    return "U as the Result" if section.origin.entry == "team" else "a row with U as the Result"

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
    if unclear_numbers(section) or UNREADABLE in results or not is_begun:
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
    if not section.is_roundrobin or unclear_numbers(section):
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
from collections.abc import Hashable, Iterator, Mapping
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

_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff]")

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

from dataclasses import replace

from xltiebreak.event.section import Event, Player, Section

def first_name_first(name):
    last, *others = (" ".join(part.split()) for part in name.split(","))
    if not others or not last or not others[0]:
        return " ".join(name.split())
    first, *rest = others
    return ", ".join([f"{first} {last}", *filter(None, rest)])

def surname(name):
    return " ".join((name.partition(",")[0].strip() or name).split())

def with_initials(event):
    return replace(event, sections=tuple(map(_section, event.sections)))

def _section(section):
    matches = section.matches
    if matches is None:
        return replace(section, players=tuple(map(_player, section.players)))
    if matches.members is None:
        return section
    players = tuple(map(_player, matches.members.players))
    members = replace(matches.members, players=players)
    return replace(section, matches=replace(matches, members=members))

def _player(player):
    words = first_name_first(player.name).replace(",", " ").split()
    return replace(player, name=" ".join(f"{word[0]}." for word in words))
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
        if dialect is not GRID and notation in ("", dialect.code)
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
    return tuple(part for part in _BETWEEN.split(plain) if part)

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

from xltiebreak.event.notation.dialects import NUMBER, UnknownCell
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
    completed = sum(
        result.opponent is not None
        and result.outcome not in (Outcome.FORFEIT_LOSS, Outcome.PENDING)
        for result in row
    )
    return 2 * completed < (entries - 1) * cycles

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

    @property
    def label(self):
        return self.name or f"Player {self.number}"

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
    def outcome(self):
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
'''

MODULES['xltiebreak.event.words'] = r'''from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence

_WORD = re.compile(r"[^\W\d_]+|\d+")
_OTHER_LETTERS = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "ð": "d", "æ": "ae", "œ": "oe"})

LONGEST = 200

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

def nearest(text, known, most = 3):
    import difflib

    spelled: dict[str, str] = {}
    for word, meant in known.items():
        spelled.setdefault(bare(word), meant)
    close = difflib.get_close_matches(bare(text[:LONGEST]), spelled, n=4 * most, cutoff=0.6)
    return list(dict.fromkeys(spelled[word] for word in close))[:most]

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

def text_of(value):
    if value is None or type(value) is str:
        return plain(value[:LONGEST]) if value else ""
    if isinstance(value, bool):
        return str(value).upper()
    if isinstance(value, int):
        return _ERROR_NUMBERS.get(value) or _whole(value)
    if isinstance(value, (float, Decimal)):
        return _spelled(value)
    value = _without_numpy(value)
    if isinstance(value, (list, tuple)):
        return ",".join(filter(None, map(text_of, islice(_single(value), LONGEST))))
    return plain(str(value)[:LONGEST])

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
    return [value for line in lines for value in line]

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
from xltiebreak.functions.cells import LONGEST, Block, Key, column_of, key_of, text_of
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
        stated = parted(text_of(self.order))
        if stated.playoff and self.names is not None:
            from xltiebreak.ranking.playoffs import numbered  # late: few events state a play-off

            names = [text_of(row[0]) for row in key_of(self.names) if row]
            entries = [Player(number, name) for number, name in enumerate(names, start=1)]
            stated = stated._replace(playoff=numbered(stated.playoff, entries))
        return Asked(text_of(self.edition), str(stated), text_of(self.lots))

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
        return _text_cell(value) if len(value) < _SHORT else cell_of(value[:LONGEST])
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
from collections.abc import Callable, Iterator, Sequence, Set
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
    width = len(texts[0])
    if width % 2:
        return ""
    for opponents, results in ((0, 1), (1, 0)):
        rounds = [(k + opponents, k + results) for k in range(0, width, 2)]
        pairs = [(row[who], row[what]) for row in texts for who, what in rounds]
        named = [who for who, _ in pairs if who not in _NOBODY]
        whats = {what for who, what in pairs if who not in _NOBODY and what}
        if not named or not all(who.isdecimal() and len(who) < 6 for who in named):
            continue
        are_scores = whats <= _SCORES
        if not whats or not (are_scores or whats <= _LETTERS):
            continue
        mutual = sum(_name_each_other(texts, [who for who, _ in rounds]))
        if mutual < 2 or 4 * mutual < 3 * len(named):
            continue
        who, what = ("B2", "C2") if opponents == 0 else ("C2", "B2")
        letter = (
            f'IF({what}&""="1","W",IF({what}&""="0","L",IF(OR({what}=0.5,{what}="½"),"D","?")))'
        )
        formula = f'=IF({who}="",{what}&"",{letter}&{who})' if are_scores else f"={what}&{who}"
        return (
            "opponents and results stand in columns of their own, and a cell must hold both, such "
            f"as W12: with the opponent in {who} and the result in {what}, {formula} joins them; "
            "give the function the block of these cells, a column a round, with B, H or U where "
            "there is no opponent"
        )
    return ""

def _name_each_other(texts, columns):
    for number, row in enumerate(texts, start=1):
        for column in columns:
            other = int(row[column]) if row[column].isdecimal() else 0
            if 0 < other <= len(texts) and other != number:
                yield texts[other - 1][column] == str(number)

def _columns_of_names(texts):
    columns = [[text for text in column if text] for column in zip(*texts)]
    named = list(takewhile(_are_names, columns))
    others = [text for column in columns[len(named) :] for text in column]
    if not (named and others) or 4 * sum(map(_is_result, others)) < 3 * len(others):
        return ""
    return (
        f"column 1 holds no results ({_listed(named[0])}): select the columns of the rounds alone"
    )

def _are_names(texts):
    return 1 < len(texts) == len(set(texts)) and all(
        (match := _NAMED.fullmatch(text)) and not match["name"] and not _is_result(text)
        for text in texts
    )

def _names(texts):
    filled = [text for row in texts for text in row if text and worth_of_bye(text) is None]
    matches = [match for match in map(_NAMED.fullmatch, filled) if match]
    named = [match for match in matches if not _is_result(match[0])]
    names = {(match["name"] or match[0]).casefold() for match in named}
    # Words such as "won" and "lost" are few, and names are many.
    if len(names) < _FEWEST_NAMES or 2 * len(names) < len(texts) or 2 * len(named) < len(filled):
        return ""
    first = named[0]
    name = (first["name"] or first[0]).replace('"', "")
    return (
        f"{first[0]!r} names a player, and opponents must be numbers, such as W12: row 1 of the "
        f"block is player 1, row 2 player 2; with the names of these rows in A2:A{len(texts) + 1}, "
        f'="W"&MATCH("{name}",$A$2:$A${len(texts) + 1},0) writes a win against {name}'
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
from xltiebreak.prizefund.winners import Winner, awards_of, winners_of
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
    made = awards_of(standings)
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
from xltiebreak.checks.games import games_agree
from xltiebreak.checks.unfinished import left_out
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
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.combined import TeamStandings, team_standings
from xltiebreak.ranking.named import number_in
from xltiebreak.ranking.orders import TEAM_SUM
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.settled import as_settled
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
    named = [text_of(name) for name in column_of(names, given.rows, "names")]
    table = standings_of(replace(given, names=names))
    entry = table.section.origin.entry
    table = replace(table, rows=tuple(_with_name(row, named, entry) for row in table.rows))
    name = "Name" if entry == PLAYER else "Team"
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

    table = standings_of(given)
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
    if section.faults or section.matches or not games_agree(section.crosstable):
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
from xltiebreak.prizefund.entrants import Entrant
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
    in_order = sorted(entrants, key=lambda entrant: (-entrant.score, entrant.place, entrant.number))
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
from xltiebreak.prizefund.entrants import Entrant
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
        told = f"{paid} paid, {rest} not paid" if self.difference else "all of it is paid"
        return f"Prize fund {due}: {told}"

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
    for entrant in sorted(
        entrants, key=lambda entrant: (-entrant.score, entrant.place, entrant.number)
    ):
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
        return f"the only one of {self.on_score} {where} who is eligible (rule 32B1)"

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

from collections.abc import Sequence
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

def entrant_at(row, **otherwise):
    return Entrant(
        number=row.player.number,
        name=row.player.name,
        score=row.score,
        place=row.place,
        last_place=row.last_place,
        **otherwise,
    )

def entrant_teams(rows, competition = ""):
    return tuple(entrant_at(row, is_team=True, competition=competition) for row in rows)
'''

MODULES['xltiebreak.prizefund.fund'] = r'''from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import Finding, TieBreakError
from xltiebreak.prizefund.entrants import Entrant
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
            raise FeesError(
                "some prizes are a percentage of the entry fees; state what was taken in fees"
            )

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
from xltiebreak.prizefund.entrants import Entrant
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
    in_order = sorted(entrants, key=lambda entrant: (-entrant.score, entrant.place, entrant.number))
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

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from heapq import heappop, heappush
from math import ceil, floor
from typing import NamedTuple

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
            seats, size = Vessels(self.sizes), self.count(groups)
            taken: list[int] = []
            for prize in self.only_for(groups):
                if len(taken) < size and not seats.pour(self.open_to[prize], 1).left:
                    taken.append(prize)
            self._pools[groups] = taken
        return self._pools[groups]

    def brought_in(self, groups):
        return sum(self.prizes[k].cash for k in self.pool(groups))

class Stuck(NamedTuple):

    left: int
    groups: int

Way = list[tuple[int, int]]

class Vessels:

    def __init__(self, room):
        self.room = [*room]
        self.poured: dict[int, dict[int, int]] = defaultdict(dict)

    def pour(self, eligible, amount):
        while amount:
            way = self._way_to_room(eligible)
            if isinstance(way, int):
                return Stuck(amount, way)
            amount -= self._move(way, amount)
        return Stuck(0, 0)

    def _way_to_room(self, eligible):
        asking, asked = [eligible], 0
        asked_by: dict[int, int] = {}
        holder = {eligible: -1}
        for asker in asking:
            for group in each(asker & ~asked):
                asked |= 1 << group
                asked_by[group] = asker
                if self.room[group]:
                    mover, way = asker, [(asker, group)]
                    while holder[mover] >= 0:
                        made_room = holder[mover]
                        mover = asked_by[made_room]
                        way.append((mover, made_room))
                    return way
                for other in self.poured[group]:
                    if other not in holder:
                        holder[other] = group
                        asking.append(other)
        return asked

    def _move(self, way, most):
        leaving = [(held_by, mover) for (mover, _), (_, held_by) in zip(way, way[1:])]
        _, last = way[0]
        amount = min(
            most, self.room[last], *(self.poured[held_by][mover] for held_by, mover in leaving)
        )
        self.room[last] -= amount
        for mover, group in way:
            self.poured[group][mover] = self.poured[group].get(mover, 0) + amount
        for held_by, mover in leaving:
            self.poured[held_by][mover] -= amount
            if not self.poured[held_by][mover]:
                del self.poured[held_by][mover]
        return amount

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

LOOKED_AT = 2_000

PARTS = 64

def divides_alone(contest, level):
    share, best = Fraction(level), 0
    for groups in contest.by_groups:  # those of one prize are often the best
        alone = smallest_share(contest, groups)
        if alone > share:
            share, best = alone, groups
    while better := _with_more_each(contest, share, contest.everybody, 0):
        best = better
        share = smallest_share(contest, better)
    return _smallest(contest, share, best) if best else 0

def smallest_share(contest, groups):
    equal = Fraction(contest.brought_in(groups), contest.count(groups))
    return min(equal, Fraction(contest.lowest_cap(groups)))

def _with_more_each(
    contest, share, among, certain, taken_off = 0
):
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
    doubted = doubtful & -doubtful
    return _with_more_each(contest, share, among, certain | doubted, taken_off) or _with_more_each(
        contest, share, among & ~doubted, certain, taken_off
    )

def _surplus(
    contest,
    share,
    prizes,
    certain,
    taken_off,
):
    off = share.numerator * taken_off
    each_holds = share.numerator * (PARTS - taken_off)
    amounts: dict[int, int] = {}
    for eligible, cash in prizes:
        rest = cash * share.denominator * PARTS - off
        if rest > 0:
            others = eligible & ~certain
            amounts[others] = amounts.get(others, 0) + rest
    vessels = Vessels([each_holds * size for size in contest.sizes])
    left, groups = -each_holds * contest.count(certain), certain
    for eligible in sorted(amounts):
        stuck = vessels.pour(eligible, amounts[eligible])
        left += stuck.left
        groups |= stuck.groups
    return left, groups

def _smallest(contest, share, best):
    able = contest.may_get(ceil(share))
    prizes = contest.only_for(able)
    sets = [eligible for eligible in contest.by_groups if not eligible & ~able]
    most = contest.count(best)
    heap: list[tuple[int, list[int], int]] = []
    seen: set[int] = set()

    def look_at(groups):
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
    return best
'''

MODULES['xltiebreak.prizefund.prizes'] = r'''from __future__ import annotations

from collections.abc import Iterable, Iterator
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
from fractions import Fraction
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.money import MOST, SYMBOL, Cents

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
from xltiebreak.prizefund.entrants import Entrant
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
    in_order = sorted(entrants, key=lambda entrant: (-entrant.score, entrant.place, entrant.number))
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
from xltiebreak.prizefund.money import Cents
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
    if prizes.fund is None:
        return None
    stop_on_errors(still_to_come(standings))
    fund = replace(prizes.fund, rounds=_games(standings))
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

from dataclasses import dataclass, replace

from xltiebreak.checks.unfinished import incomplete
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Matches, Section

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
'''

MODULES['xltiebreak.ranking.by_score'] = r'''from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from xltiebreak.checks import examine
from xltiebreak.event.findings import TieBreakError, stop_on_errors
from xltiebreak.event.section import Player, Section
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.named import teams_of
from xltiebreak.ranking.places import Standing, Tie
from xltiebreak.ranking.settled import edition_of, order_of
from xltiebreak.ranking.standings import Standings, after_playoffs
from xltiebreak.rules.context import context_of

AS_PRINTED = (
    "Read as a final list of scores without rounds: cash goes by score; the places, which trophies "
    "go by, are those that the list prints."
)
BY_SCORE_ALONE = (
    "Read as a final list of scores without rounds and places: players with the same score share "
    "the place; for trophies, add a column Place."
)

@dataclass(frozen=True)
class ByScore(Standings):

    @property
    def ties(self):
        return ()

def ranked_by_score(section, asked):
    if asked.order or asked.round is not None:
        raise TieBreakError(
            "this is a list of scores without rounds, so there are no tie-breaks and no earlier "
            "places; ask without an order and a round, or type the results round by round"
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
    summed = tuple(tie for tie in players.tie_breaks if _can_be_summed(tie, players.order.name))
    if not players.order.ranks_teams:
        summed = (tie_break(TEAM_SUM), *summed)
    values: dict[str, dict[int, Figure | None]] = {
        tie.code: {number: _sum(team, tie) for number, team in teams.items()} for tie in summed
    }
    scores = {number: sum(row.score for row in team.counted) for number, team in teams.items()}
    entries = {number: Player(number, team.name) for number, team in teams.items()}
    own = competition.minimum
    minimum = players.edition.team_minimum if own is None else own
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
        *(players, competition.counting, teams, minimum, own is not None),
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

def _can_be_summed(tie, order):
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
from xltiebreak.event.words import bare, folded, words_of

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
    r"#?(?P<before>\d{1,9})[.:)]? +(?P<named>\D.*)"
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

PLAYOFF, PERFECT_SCORES = "Playoff", "Perfect scores"
_LABELLED = re.compile(r"\b(play-?offs?|perfect scores)\s*:", re.IGNORECASE)
_OF_TEAMS = {"ihsa": "ihsa-team"}

_BETWEEN = re.compile(r"[,;>→]| (?:then|&|und|et) | and ")
_ORDINAL = re.compile(
    r" ?(?:(?:and|then|&) )?(?:(?:tb|tie-?break) ?#?\d{1,2} ?[.):=]|\d{1,2} ?[.):]"
    r"|\d(?:st|nd|rd|th)\b[.):]?) ?| ?(?:and|then|&) ",
    re.IGNORECASE,
)
_INNER_ORDINAL = re.compile(r"(?: (?:then|&|und|et|and))? (?=\d{1,2} ?[.)] )")
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
            return ", ".join(self.codes)
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

def named_order(text, *, of_teams = False):
    name = order_called(text)
    return _OF_TEAMS.get(name, name) if name and of_teams else name

def order_named(text, *, of_teams = False, edition = ""):
    text = parted(text).order
    parts = two_orders(text)
    if parts is not None:
        return _two_named(parts, of_teams, edition)
    name = named_order(text, of_teams=of_teams)
    if name is not None:
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
    slashed = [name.strip() for name in text.split("/")]
    if len(slashed) > 1 and all(map(_names, slashed)):
        return slashed
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
from xltiebreak.rules.systems import TieBreak

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
        level = _levels(tied, values, tie_break.higher_is_better)
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

def _levels(tied, values, higher_is_better):
    of_value: dict[Figure, list[int]] = {}
    without: list[int] = []
    for number in tied:
        value = values[number]
        (without if value is None else of_value.setdefault(value, [])).append(number)
    levels = [of_value[value] for value in sorted(of_value, reverse=higher_is_better)]
    return [*levels, without] if without else levels
'''

MODULES['xltiebreak.ranking.settled'] = r'''from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from xltiebreak.event.figures import counted
from xltiebreak.event.section import Section
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.orders import Order, order_named, usual_order
from xltiebreak.rules.editions import USUAL, Edition, edition_named

def rules_from(section, asked):
    if section.origin.edition_from and not asked.edition:
        yield section.origin.edition_from
    if section.origin.order_from and not asked.order:
        yield section.origin.order_from

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
'''

MODULES['xltiebreak.ranking.standings'] = r'''from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from xltiebreak.checks import examine
from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.event.figures import counted, listed
from xltiebreak.event.findings import Finding, TieBreakError, stop_on_errors
from xltiebreak.event.roundrobin import games_in_all, games_to_come
from xltiebreak.event.section import Player, Section
from xltiebreak.event.words import bare
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked, as_after
from xltiebreak.ranking.named import teams_of
from xltiebreak.ranking.orders import PLAYOFF, Order, parted
from xltiebreak.ranking.places import (
    Standing,
    Step,
    Tie,
    Values,
    how_many_needed,
    ranking_of,
    ratings_of,
    ties_of,
)
from xltiebreak.ranking.settled import edition_of, order_of, rules_from
from xltiebreak.ranking.two_orders import beyond_all
from xltiebreak.rules.context import Context, context_of
from xltiebreak.rules.editions import Edition
from xltiebreak.rules.systems import TieBreak, tie_break
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
        names = listed([row.player.name for row in self.unplaced])
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
        return next(row for row in self.listed if row.player.number == number)

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
    section, asked = _with_playoffs(section, asked)
    whole = section
    if asked.round is not None:
        section, examined = as_after(section, asked.round), None
    findings = tuple(examine(section) if examined is None else examined)
    stop_on_errors(findings)
    order = order_of(section, asked)
    lots = asked.lots.strip() or section.lots.strip()
    if lots and not any(tie.system.code == "LOT" for tie in order.tie_breaks):
        order = order.with_lots()
    _refuse_place_of_nobody(section, order)
    rules = edition_of(section, asked)
    ratings = ratings_of(section, section.unrated if asked.unrated is None else asked.unrated)
    context = context_of(section, rules, ratings, drawn(lots, section.crosstable.numbers))
    ranking = ranking_of(section.by_number, order.tie_breaks, context, order.change)
    placed = Standings(
        *(section, rules, order.tie_breaks, ranking.rows(), tuple(ranking.steps), (), ()),
        *(order, context, lots, findings),
        (*rules_from(section, asked), *[PLAYOFF_LEFT_OUT] * (whole.playoff != section.playoff)),
    )
    return after_playoffs(placed, section.players, teams_of(section))

def _with_playoffs(section, asked):
    stated = parted(asked.order or section.order)
    if not stated.playoff and not stated.perfect_scores:
        return section, asked
    return replace(
        section,
        playoff=stated.playoff or section.playoff,
        perfect_scores=stated.perfect_scores or section.perfect_scores,
    ), replace(asked, order=stated.order)

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
            raise of.PlayoffError(
                f"a play-off comes after the last round, and this is after {players.progress}; "
                "empty the label Playoff until then"
            )
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

def _refuse_place_of_nobody(section, order):
    why = order.change and beyond_all(order.change.place, len(section.players))
    if why:
        raise TieBreakError(f"section {section.name}: {why}")
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
        *("us chess rules", "us rules"),
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
from xltiebreak.rules.editions import Edition, History, Score
from xltiebreak.rules.scores import Scores
from xltiebreak.rules.terms import SILENCE, Term, Terms, Words, idle, not_played

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
        if not points:
            return self.primary
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

from collections.abc import Mapping, Sequence
from typing import Callable, NamedTuple, Optional

from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.event.figures import Figure
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import FIDE_MATCH_POINTS, TOURNAMENT_POINTS, MatchPoints
from xltiebreak.event.words import bare, either, nearest, unknown
from xltiebreak.rules.called import EDITIONS as OTHER_NAMES
from xltiebreak.rules.called import order_called
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

_AT_HALF = (
    "A round without a game counts as half a point in the score that a player's opponents get from "
    "him, whatever it gave him; "
)
_AS_GIVEN = "A round without a game counts what it gave"
_LATE_BYES = f"{_AS_GIVEN}, but byes asked for at the end count as draws; "
_DUMMY_IN_WORDS = "in place of his own missing opponent stands a dummy with the player's own score"

US_CHESS = Unplayed(
    half_a_point_for_each_unplayed_round,
    opponent_with_score_zero,
    f"{_AT_HALF}his own missing opponent counts as 0",
)
FIDE_2009 = Unplayed(
    half_a_point_for_each_unplayed_round,
    opponent_of_the_same_strength,
    f"{_AT_HALF}in place of his own missing opponent stands one who had his score before the round "
    "and drew every later game",
)
FIDE_2023 = Unplayed(
    requested_byes_at_the_end_at_half, dummy_with_own_score, _LATE_BYES + _DUMMY_IN_WORDS
)
FIDE_2026 = Unplayed(
    requested_byes_at_the_end_at_half,
    dummy_with_own_score_capped,
    f"{_LATE_BYES}{_DUMMY_IN_WORDS}, but with no more than a draw in each round, and after a "
    "forfeit with no more than the scheduled opponent's score",
)
AT_FACE_VALUE = Unplayed(face_value, nobody, f"{_AS_GIVEN}, and nobody stands in as the opponent")
PAIRED_IN_ADVANCE = Unplayed(
    face_value,
    nobody,
    f"{_AS_GIVEN}; a forfeit counts as a game with the scheduled opponent",
    forfeits_are_games=True,
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
    sonneborn_adjusted: bool = False
    voluntary: Callable[[Result], bool] = nothing_is_voluntary
    encounter_of_some: bool = True
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
    sonneborn_adjusted=True,
    match_points=FIDE_MATCH_POINTS,
    encounter_of_some=False,
)
_DUMMY = _VIRTUAL_OPPONENT._replace(
    code="fide2023",
    name="FIDE C.07 from September 2023: dummy with the player's own score",
    swiss=FIDE_2023,
    since="2024-04-01",
    encounter_of_some=True,
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
from itertools import compress
from typing import Any, Callable, TypeVar

from xltiebreak.event.crosstable import ROUNDROBIN, SWISS, Crosstable, cycles_of
from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.roundrobin import without_sitting_out
from xltiebreak.rules.editions import Absence, Edition, History, Score
from xltiebreak.rules.terms import Term, Terms, not_played

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

    def retyped(self, crosstable, numbers):
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
def games_won_with_black(context, number):
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
    total = sum(Fraction(sum(got)) / len(got) for got in against.values())
    missing = 0 if context.scores.is_roundrobin else len(others) - len(against)
    return Encounters(total, missing * Fraction(context.scores.win), games)

def parted(context, tied):
    met = {number: encounters(context, number, tied) for number in tied}
    if not any(encounter.missing for encounter in met.values()):
        blocks = _by_points(met)
        if len(blocks) == 1 or not context.edition.encounter_of_some:
            return blocks
        return [level for block in blocks for level in parted(context, block)]
    if not context.edition.encounter_of_some:
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
    games = [_games_with(opponent, own.games) for opponent in others]
    met = [words for words in games if words]
    listed = Words(
        ", ".join(words.template for words in met),
        tuple(figure for words in met for figure in words.figures),
    )
    score = Words(f"{points} against {against} ({listed.template})", (own.points, *listed.figures))
    return first.then(score)

def _games_with(opponent, games):
    met = [(round, got) for round, other, got in games if other == opponent]
    rounds = ", ".join(f"R{round}" for round, _ in met)
    if len(met) < 2:
        return Words(f"{rounds} v {opponent}: {{}}", (met[0][1],)) if met else SILENCE
    figures = [got for _, got in met]
    average = Fraction(sum(figures)) / len(figures)
    each = ", ".join("{}" for _ in figures)
    return Words(f"average of {rounds} v {opponent}: {{}} ({each})", (average, *figures))
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
MM: mod med; modmed; modified; mod median; mmed; mdmed; modif med; mod harkness; modified harkness
MED: harkness; harkness median
SOLK: slk; sol; sum of opponents scores; opponents scores; opponents score; sum of scores of
    opponents; sum of the opponents scores; sum of opponent scores; opponent scores; sum of the
    scores of the opponents; sum of opponents points; opponents points
CUM: cumul; cumulative score; cml; sum of running scores
ACUM: adj cum; adjusted cum; adj cumul; adj cumulative; cumulative adjusted; cum adj
OCUM: op cumul; op cum; opp cum; opp cumul; opp cumulative; cum opp; opponents cumulative; opponent
    cumulative; cum of opp; opponents cum; opposition cumulative; cumulative opposition; cum
    opposition; cumulative scores of opposition; cumulative of opponents; cumulative opponents;
    oppositions cumulative; opponents cumulatives
BLACKS: black games; most black; played black; no of blacks
H2H: result between tied players; individual result; who beat whom; game between them; their own
    game; result of their game; result against each other
SB: s-b; sonn; sonneb; sonneborn; berger; s berger; neustadtl; sonnenborn berger; sonnenborn;
    sonneborn berger wertung; sonneborn berger punkte; neustadtl score; neustadl
SB/A: sonneborn berger adjusted
PCT: percent; percentage score
COMPAVG: comp avg; comp average; avg opp; average opposition; op avg; avg opposition; average
    opponent rating; avg opp rating
TOR: total opponents rating; total rating of opponents; sum of opponents ratings; sum of opponent
    ratings; opponents rating sum; opposition rating; sum of the ratings of the opponents; sum of
    ratings of opponents; elosumme; sum of opposition ratings; total of opponents ratings;
    opponents ratings total
OPERF: op perf; opp perf; opposition performance; opponents performance
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
    buchholzsumme; feinbuchholz
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
USAT: us amateur; us amateur teams; us amateur (teams); us amat; us am team; us team; amateur team;
    us amateur (team only)
PI: perf index; perf idx; perf indx; perform index
GMP: game/match; game/match pts
LOT: lots; drawing lots; coin flip; coin toss; coin; los; losentscheid; loting; sorteo; tirage
    au sort; sorteggio; flip a coin; drawing of lot; draw lots
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
    return bare(re.sub(r"\btie[ -]?breaks?\b", " ", folded(text)))

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
from xltiebreak.rules.editions import History
from xltiebreak.rules.systems.registry import Figures, system
from xltiebreak.rules.terms import Drop, Term, Terms, Words, not_played
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
        SYSTEMS[code] = made._replace(missing=made.missing or made.needs.value)
        return compute

    return register

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
    if not context.scores.knows_colours:
        return NO_TERMS
    history = context.history(number)
    amounts = [1.0 if result.played and result.colour == "b" else None for _, result in history]
    return Terms(amounts, partial(_game_with_black, history))

def _game_with_black(history, place, amount):
    round, result = history[place]
    if amount is None:
        return Term(round, result.opponent, 0.0, drop=idle(_not_black(result)))
    return Term(round, result.opponent, amount)

def _not_black(result):
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

    @property
    def because(self):
        return self.reason.shown()

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

from xltiebreak.event.findings import MOST_FIGURES, TieBreakError

MAX_CELLS = 3_000_000
MAX_ROWS = 200_000
MAX_COLUMNS = 400

MAX_TABLES = 200

_INVISIBLE = re.compile("[\u202a-\u202e\u2066-\u2069\ufeff]")

_ENDLESS = re.compile(rf"(\d{{20}})\d{{{MOST_FIGURES - 19},}}")

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

def cell_of(value):
    if value is None:
        return EMPTY
    if isinstance(value, (datetime.date, datetime.time, datetime.timedelta)):
        return Cell(_spelled_date(value), MADE_A_DATE)
    if isinstance(value, bool):
        return Cell(str(value).upper())
    if isinstance(value, (float, Decimal)) and value == value // 1:
        value = int(value)
    text = plain(str(value))
    if text in EXCEL_ERRORS:
        return Cell(
            text, Fault("error-cell", f"the cell holds Excel's error {text}; type the entry")
        )
    return Cell(text) if text else EMPTY

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
        "num|nr ini|no ini|nº ini|nº inicial|n ord|lähtönro|lähtönumero|n:o|deltakernr|deltagernr",
        "Name": "name|names|player|players|player name|full name|last, first|spieler|spielerin|"
        "teilnehmer|spielername|nachname, vorname|nom|joueur|joueurs|nom prénom|nom et prénom|"
        "nom prenom|nombre|jugador|jugadores|apellidos, nombre|apellidos y nombre|"
        "nombre y apellidos|naam|speler|spelers|deelnemer|nome|giocatore|giocatori|"
        "cognome e nome|cognome nome|jogador|participant|nominativo|cognome, nome|jogadora|"
        "jogadores|atleta|participante|apelido, nome|nome completo|namn|spelare|deltagare|"
        "efternamn, förnamn|navn|spiller|spillere|deltaker|deltakere|deltager|deltagere|"
        "etternavn, fornavn|efternavn, fornavn|nimi|pelaaja|pelaajat|sukunimi, etunimi",
        "Last name": "last name|last|surname|family name|nachname|familienname|nom de famille|"
        "apellido|apellidos|achternaam|familienaam|cognome|apelido|sobrenome|efternamn|etternavn|"
        "efternavn|sukunimi",
        "First name": "first name|first|given name|vorname|prénom|prenom|voornaam|nombre de pila|"
        "nome próprio|förnamn|fornavn|etunimi",
        "ID": "id|uscf id|uscf|us chess id|mem id|member id|member|membership|fide id|fideid|"
        "mitgliedsnummer|pkz|licence|licencia|relatienummer|tessera|id fsi|id fide|"
        "id fide|id cbx|licença|medlemsnr|medlemsnummer|medlems id|jäsennumero",
        "Rating": "rating|rtg|rate|rtng|elo|pre|pre rating|us chess rating|dwz|twz|nwz|elo fide|"
        "fide elo|fide rating|wertungszahl|elozahl|"
        "elo ita|elo fsi|elo nac|elo nacional|rat|lask|ratingtal|dsu rating|nsf elo|styrketal|selo|"
        "vahvuusluku",
        "Team": "team|club|school|team or club|team/club|club/city|team/school|verein|verein/ort|"
        "mannschaft|schule|équipe|equipe|école|équipo|equipo|escuela|vereniging|ploeg|circolo|società|"
        "squadra|circolo/città|scuola|clube|clube/cidade|equipa|escola|klubb|klubb/ort|lag|skola|förening|"
        "skole|forening|klub|skakklub|hold|seura|joukkue|koulu",
        "Score": "score|tot|total|pts|points|total pts|total points|tps|total score|final score|"
        "punkte|pkt|pkte|gesamt|summe|ges|puntos|ptos|punten|pnt|pnten|ptn|totaal|punti|totale|"
        "pontos|punteggio|pti|punti tot|tot punti|pontuação|pontuacao|total de pontos|poäng|summa|"
        "totalt|poeng|sum|point|i alt|samlet|pisteet|pist|yht|yhteensä",
    }
)
PLACES = frozenset(
    {"place", "pl", "rank", "rk", "pos", "position", "platz", "rang", "rg", "puesto", "posición"}
    | {"posicion", "plaats", "posizione", "class", "classifica", "lugar", "clas", "clt", "posto"}
    | {"posição", "posicao", "classificação", "class final", "placering", "plac", "plats", "plass"}
    | {"plassering", "plads", "sija", "sij", "sijoitus"}
)

_ROUND = (
    "r|rd|rnd|round|runde|rde|ronde|ronda|rda|tour|turno|runda|rodada|rod|jornada|rond|omgång|"
    "omgang|kierros|krs"
)
ROUND_WORDS = _ROUND.split("|")
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

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from xltiebreak.event.figures import on_paper, points
from xltiebreak.event.notation import Dialect, tidy
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
from xltiebreak.tables.lone_letters import Overruled, settle_letters
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
from collections.abc import Callable, Mapping, Sequence
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
    kind = re.sub(r"(system|event|tournament|pairings?)+$", "", bare(folded(text)))
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

_MINIMUM = ("min", "minimum")

def _teams_by(text):
    parts: list[list[str]] = []
    for part in re.split("[,;]", text.replace(":", " ").replace("at least", "min")):
        words = [word.rstrip(".") for word in part.split()]
        if parts and words and words[0].lower() in _MINIMUM:
            parts[-1] += words  # a comma before the minimum
        elif words:
            parts.append(words)
    stated = [teams for teams in map(_competition, parts) if teams]
    if not stated or len(stated) < len(parts):
        raise TieBreakError(
            f"{text!r} does not say by which columns teams are made; expected such as "
            "School top 4 min 2, Club top 3"
        )
    return tuple(stated)

def _competition(words):
    minimum = ""
    if len(words) > 2 and words[-2].lower() in _MINIMUM:
        *words, _, minimum = words
    if len(words) < 3 or words[-2].lower() not in ("top", "best"):
        return None
    *header, _, counting = words
    if not _is_small(counting) or (minimum and not _is_small(minimum)):
        return None
    return TeamsBy(" ".join(header), int(counting), int(minimum) if minimum else None)

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

def _is_small(text):
    return text.isdecimal() and len(text) < 4 and int(text) > 0

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
LRx4!F+o`-Q(1{gX0-;+`~QG+R74Pe|NsC0|NsC0|NsAF3Z4Y|+dJ*^+urdjxQeew$<ge}4|g@Mt$SYYxarpR8URzLXV#Yu6(K<+
1W=_^6&8<1y0SZWT)H=Jce(NN%kMsXX|PFC@4ohLzH-xfUwvODgLd)vI~!|lZ1g-Hz$&V<zW04*Kmeii1CEL{pa29Ht#)Woq?2W3
ntj?166ouodJO^Evmad5?CZ;At*c<BohgfVbh~{xs$DU*Q_wUyy7s1;)6cjt3R0+?GJtAY!6+YYIhS$Ar@Fvwrrl?4t76M)tXkVz
+|75jW2^1XC0?|UC>1)|X;Mm6wr<^5J#)5EcEBBXb9Ca`T#IVeG@vP<HJfbND@INB<T>5D?lJ*V(>l%TbqybV+V`xpqg{uQx?s=+
bb8&}H`Cu*7ukJ}cXP07c6H9<cX6ttu7`FFM$D=Wt97?`GPY0!5)z=2HZ>tqDO3egfhrlA8fsBA4Irfz5^Etk$dGgcKu`cE0H6Q>
pa1{>T*E*BAt;qq6aWBF9RL6T00Te(00000000002O95pyHtH|K797x*bT4&=o+>T&Npqi_ook1bZ9BlK%fCYP`P4?1pr8`_BxRu
Dym&+YzC+pq7@#;M?1G-yJk#2_N_E1Hui6MU0cGPX%rxNcXPPu&c=6jsNVW{<Jqe^!0%n{>uYyvK~pvE?KNLJcFwNRdG}q_9JQpT
d(<tPyW6)to!;_$-X8LIr`<+A^mM#DcduVv9-_M?uBo5{S^)4zOUwbg%C7^fz*M`Nlb|sHS+4U%7l1v$dVEm`1(RuOXiGEe@14Eg
_p8z2J@(3a`;+C)?xUq!+4S}6y}drV4xMh=YcIRH>$#)jedaOntG;kYt?9N(^6l>~yE${)-kslF_5nW3QBBSRhTCS}arc|8SHAm?
d#}8{=RW!F9+s{<$ktS+-**OD^{RHySyf%@k`(HdN$1ri39ha0yH|bk-j6-68{XZxE_QkCdI=3VcC_qnJ6+wccZ|Z0Z*FALuVUMJ
FTUrWAO*{JSOL%g0000002BZxOjYlFH{SpNe7*O^&9pCU=*N6w-+Cwj8YsTI=%q<Y5}+ud?e)xa)P)4SJpdi*dz$w;hr{ms=@q^X
IWC4k08tba*+bFWJ8p<URCen-+4JvxX_mE0*LQmNR={+=*e{;zubNKlJ6_f64<7E^>Q%d+eV<h6<zIU#)2p}C_jj{1TVM^87Sq*f
*Km4$rPbGsKvXxd$bGN?02=Zg6f_C|7*@I5wQHj~?k?_$lPR}#<<8O0)82J)rUIweeS58Z=W*QIU@F^nile73*3q-Ld)m6|-rlb7
K3?~($nx)4;s81>eBI}JuWQV20kg)?Jp_SS-*-n#*r9IVK8LRNTncW+W-Fljeap86-yG}iux+cow0!N`*!MlwcepPHy?1-F?yc(g
qrLC9E}sejsc!q5UiXH~G^y_QUuVV7q1!qM2Xl7rZ?n7agU-wExDS_o<Lt+s+;+g*G_6EZlsc@UkxiA{D0(=jf-Qm`Q_}zzyns4Y
P(Jqq>&-jc(Cg>ldu{We3Ik88w{4s2>;+TqcWROa0hWfa2%xHv05-tULW)wDfHaXyG>R!L8CK15)Nm@1Ls4kL?4I7>`2pww-$JL`
R)A>|hOMdvj(P8M=m9~#?g2!p_nq%<?_2M_pI3XkefK*$+r)Ey_juWNhWYd=PS^kgMxszDG4{tg>r#wqt=_wL!Bo0ptu+)?RNGdA
Q9)7feRAX7?t%6w`(18pAam!>P2MV^^3Y0B1e*F#^|yPoeAcxz`R7jczP<~FyoT=TE0M2&0007OudMT9?z`Rt@2!&h&!Mf|y6t=J
diTK901nNj53K{f`|fzXV*5UU(uX%3>Av>mIW*oJfChj)05kwQ%>h6F_qeUMci(BpkuQDm6(M(#eT1%HbOF#^?^^IZ*-ajt<^eqF
hqljJ=QQ-=c3#(Pa9a-83g-0hX0GU6?(VPy(|Gg9U>=&5_2+}Tv^L(3bG@!N-QQ#1Yu)wZ*SqZ~3bbDLLV8Vyz0X<a8?Nql-9_n$
J?+=901hNCdnVk6ZL9BGE#G@~d=1=ScXoigbZcF@Im<?<1vYoN(3MWIv1OXAnUhh4Ru`=6YAtte?b}{f>R#;VyBocsC@26G$UC$U
9bf_3+&TlHyLF?Ht&P0(?V+yi+VJ9lC{+|%U;sVc!yR<zw&%Skl=*lA*Sqg;0r%eEA5wi#Q-;@I0)w1&>%*V`Ebn{Pd)yBR=qNH2
*PgHd9j`gxdrv-(k#ikw!&hr<ysrB`T`8*j-MjCA4J!9-R_&*yJr|zy)y_q|X<u>geAsQ!YQEVe9__&`309G8_qz9YTe3W&C$8sV
z~}?80Nv|xUgvC`t=F%e@!uWyw=laf9RLAUd(Uv~v;cZLu$bcVWxc0iM(xjTo(HH25EEmV_j#q`<v<hwd*%Vkl+i<4FRjobv8YuV
(9<hrB_Ti+6$Joj28{-VTOwO(sv?>IQBekkfHV*k)fqhDh%NQ+Z)#ZhZttx7pB*SZ%$<DQ?;1mD)`e}m**kpYhYg)x`@X)n#JAec
?)tN1sVE}%p5fhc)z?Nxb@iPl-SAz5O*P=UB<NxUMCi(@hyb7hfB>o#0cP52y8@bw(g4nb*}J~xv+eK;fwz||_~@rSp!Vq&>#Uyb
b<G*+>3f@V)$R4*eY5S3toe1;_oI6QB!ErjimdB9?Y_g*UEL`lq>3p|vnP*x9_(IjA7j_aMF0gp-M~KgU3O#}cV1zuJ9={PZom!c
p_|Klv5^a*y4$lbZL@CWblY)XKmd3LCqqG8J^=$ysP*&Q_dCPWyLDcf^seI*d;kCgpa360pa34(TUY~40s;sK0stTZF&YA48Vvx3
Br-;(Ae6*HAcR0Bgk%#ynLQAb%56_WBU8|f)Ea08KnXIEQb<$Lsp(VFd6e2}hKABTr8Eyy)HKsT000000!<`A2p~wCMycuQnrwn)
HmZN7qe<$I)elhosPrf5hm-@<GzNkckc0%n08D@*CV)(VPa{T|CYYHTWKE)m6A3hu6vzY^f@IT7f&)M)<Y}gXCTP)-JrvrTL}+RL
&pyNuU-n9T2+1`HAnFPM0J9Mhfcs;4-T#TWh#``If>Nl9NQzP*(jb(Ip)#rnPz?eIP>6vLpp$TZ{W?JaMgMG~iqNR2qM!9ZL{Chh
3MuCT3V<BH{#MUX_@DY_HQO71vpbhj|Kf#eub{FT0l5El|JYOiw_REP@)S6ud_HYI$}^qSn5;UZ%7w}V`Z@ta&+SG?L_`h<OA72q
N4vi=7Y?fb;?UO-=+Rv$W&gVaHCk^?*#F#Cl4c#)b6DXpl4B^$3Mp3v5k0p@&KEacsQ>fVw=C=DxBa<uwz&WKugw0>V1gdx1U)E;
g8oCJ^<@L!JvNNvy8L!e;l@LfbQlTH@%@GV&Hd;0R%U>6DM-gS)nL#nqNu%pKJNawv!MUczL@?-Py2Y&_*^u;M%DlC|M)X&*XH&0
^9~3B^<O7E)OL`B$pC^$|I6mZj-AET+9fCU>RL93y~K3&Q?C3o{=N=QKeWz<D4a5<ul?WqwoSvP2M(@>FPrVL(|@Tktu<_tLTsu5
ATAXGhW@4+yNV$sWF246ABdoV*qTuheO&lU2OG`QSDq9cBVP63Q5Ook(LgFIf?F+?QHi|^Kfl$?&K<8%a=Q9P2)Qa_F5f|dSr(e}
aJ#LfNubj~EaZr03Xd=7_o^q3h;rLTaw*`%A&ic?Liv90L_WND*269vb#QyI^_(**%C=fx7ZsH0dEiw!9^Ix+7CXBB99|=Sb<baH
97TEOOLNT+9bGuQcW}vXBW)MEnGWnPtEy2Wx=wXW(WOp{kL}!tWFmrr5F!FWV&WjI;?aAiOuS!1h_PMU*Tz>KRx+NK!f^JQc1J0C
eQ$onsGAhaFjUK9DaP)Voaa&+NbdN~OK?`A|1yb9D7Tsk%erD4aI+><=|He3SRL8+C^iz+XS|oTp6_WhXSNwvfe|`my4pABJd;d3
Gsna4y)BB@QXTQ(>mX^i7Ufo6s^_)n-KsaXGaSD1$qfb~y(+zb=(^U{wQA65NqH%&iq^67BrO38Q))#^2ULRbA`DBzA$5ARp%Bq9
mLggegc*%bq4ljRY}H*;GAMvknCB^db(SH`u6R~vFv%#Gv&t9}Jo|WX*VTD~m&3}xRvbYMt<R-Ay)G*_(g92t8Fmsv@GBR%VP{>M
yZvVYufo=F?4syPeO*iSD^+Gj)3uR4rQGpV{`7hF&3e;B`Bg$yFdN^b0Mw#8r>=+lO8s1Wcl&;~#cA;0{@3=vLO;-3u~neW8C75M
xMW17Ur+nL#9{JJA3p!;-&}u6{8#!aEHMk?U|x}<!g39NtILNjtH{_@K_;PyVBb^V=l_XXP-c#KsG5>c3X)mJMH*25+SiU&4I>PL
?sgV9&~X2mh^Ss3o-aR`NWF2N`RBk=K20||8}(;CKA--vM~_KhsB-1gG;t}v=Z{qokL-mC59*Oz83cFn@!~Vf&~NgOr?+nU{I%<Z
hiJ40jscn6sg9TT>GRsmitNFLSh#fVS5k~D>K5?=gdYP&;8>cf-)CXqQXA5_@%1(dG$clusJ_tnX1?_No6-~!<5rk7g1Pp4IJb_1
5!aKCrzuJd5emFW-{n!a(MH+xvW|ek6{jV3I+(W#d9&<Cs*c0+hEAPSQbO-qVZ?g#Y$zfIzbRDx45%AXEn*n87Bpq$ww3X?u&qaU
wH_?MSd`T8=M09T0~GuA>qctNjZ+nxylYjq?ZR9bSh@N#)ir2Jf7YfyAMt+wPkngI^&%B>>GMqAhBdEf{W{2T?mXFQziiDr?Bt6v
9nlmhA7$1sj{cfDSeH<k1;VP36wpye;$)&VC>RQwYE1(`^8dT-r@W&NtM2b^iG>p0)6MqmG(>yz1>4`<-xJ`3%1Go0mA;K9__HEJ
U{izFDmjET7z=ZDodcBj{$v#Sn?7Uo1<_Og@9j{WGz!{^4gW>}Pd%56Qy6wO^!NY2{?R#MIr|hM0KjZQcNGMbLZL%4zfp~j^hiB~
b8f9(A!9~oqOk?;LXWq<ymfdzS#^Xb$~{AbMj2Du3a1#4AZQg<Wb(4x4ew8v)+8gYeYG*E(7_fXLYtJx##_`I!_I#}XR!9Pe=pVD
&>0&;J&!`~<4ixMmihEYsL=PXKAGF&LY$Q8!oTst2BYM3D~<C;qttDUBN<U1D&In_AI)n9TNH{$=_i(dT7mvry*(4&_Ep++IDzZ&
)%gS}OMQa&{SUm~nog?@+l?}}1f>Ma%JnK|a$-(6QcGHHIPOIqLnpsK-)hB3(=AruaEI7>`|Evns3<4C@R*E<tN)ulnmk`&%W1PE
{L%XF?am1*La&C6$SPj#(B<Tv`>otr%Ys4@IL~)Bic&($j^&r_vSY?>7mXuXa@(YVs7Y6ZSw%D>3&i=&YR>p(pPl*DcFVx-IGP5U
LTc}HF>^oT`(;YcTZj4{69$H=p;TQ$v=GII?7qBcDLb`m)^QXpQoC3AJRqCriKfAlo>}*LRveao{QN!Y{rH|TbEAO-%b^;OYYZL~
e^&(^Wn_t>vtupDrlgQbBp{<&FcLAZ!*|emYmvtoK8LGDr-s{Gp+}1~g9w<6M1x8qA|bKTty_5a+a+2;iUgytfbDxwr2Z$jvrE-?
-1QujO$jCx4NqNB@5;lUMx{?`52m*q@>JWkK}bYBQ~{_7+5fJ39u87)a9YaedVa!H@E~_Goe|X-f(Ia@W64BzcZ!Z0t$JBm2o@-q
Wtd64pzma#-JOp?q44us+lNgqwpr!mP~&2r#^(6*%t7W>d9bkLp-qtnI@2$thf1oW*%5;>Ck3mbQ<KUEmuz>5Zv#`t$*Gg7(_;~X
R3MavOhpZ9h56MuACop2=2R3FWNjTO6QPty7<Lh(08~Q&JtOA8$EyC|<MQ|*U$xZIf!$$5eV5hnIx{hs3(ZFQ{rRBPZDUWjd!tVp
)*Rf=1xWcPmnJn3Pssld>fF=FoeJl_iwNZvb0dr*1t~gF7;bKnCi4MSjFw~GD<QS?QqZ%f#44CDU}d#;Fdygn>+G=Hjt1&bY*3IH
8vD9e3W++~ZDxzU2i0_YfrjFLHoGt*xUYRc+hN04fjtP|8(=oIr*12!<iBs+fJbIW)SB)1E)J{5lZGHvLq>}bO|3xx(Z0|8ew*2@
T(h(IZ`s;i`deL1hvH+yv0D_QFZ~>l#2y};(hyVkRCstp5dDe<4Tu5?Sg1Z775_)$Dp=jt7^E;X4qy1wu;D&JITY<B2||Ohdi<Ok
OP4YV2Jd6t<Q6RIE>cfQ-;`F1>8)8DirrO4OA9|^J=F)@e9M8c9x%Gu8N0~F9fJ^Tt#V4c6;iOQPOla5eiW}<ailk5{41I`(?=d$
7q>y+D&UX@0xYZ;8^`K~c*CkLT|@^K@$KG!oA|+%JUu>>F9JBTDuF~YMmFN_#|!GZ?GAPzU&Uo84yx7MZ_uvwAKYu}QfyeHB_7hL
0!p0I|EM3imUyqVwu^W_|11>g-`mYSN{AS?{d;9Qo73V7)!NpI5N+uh@SjcVi?Kzr`(QOvu*AxP;Vc}w-r%#Y>?&xVQbM~Gcbk_{
RvnL&^5kogjifjrW3z>HP8L}Ub+S2Nq0NjkhK4K{H!bT=b!UNSrHZK~%u#@)r``NdNSWrKF-j69g3;{;Ps$(NuAm;i*AHCkBtmLd
IT{=UDn?a2JNtY5TTaVUTNh+e$1}0&M)pvkh%5;5b(*s`1$r$A;WQFI!WLln9>GRoA`6`Epv2RSo>KQt-EwPM_w{iXjoqN4^uc8r
!cEtX`7B@PZ8k(54d3v>UYXkRMginjo;q9?aDDPrRr#u|Z<@L^vlFJMixw;q7tAP%pCRY(XhqEyMc#3ckaR>7^^q!x>Cn_pHq>OJ
v@}~auJ@yVpBUwlejH)8a_ycSq2pE?;+smf`)$@QopWW)a{bn2j4#WyZ53*kCJ6@CHdgK8@jE4H1IhJfL{s8uXr_U%tbu#Ah9K*k
kln+^j7c_^?PT_2kcHRHHLDAWR8}Qel`)4DCi?vLigxh7iO0egxCg%a@=zRGR)<vB)Y(%wta^OuYwv9IIs$Gp>)!FhPB<_Ytf4k9
ehizA&2*Pitxgq@R~oH&Dm;Jjez}b1{*BjdXlZuXi^7mW>4j=AT01h)%PXlV{*ASVHw^rnkNA1)J4NH5T3lCy!K3Z@@RcM_TQ!PR
cVMg_wFJeVo~3BQJgQdOSTtUvv|LMKw5K~hdkCu2Zl;&I^TYeK+PCl1l0^2(nC;=U+>$t+_la47FAJ6C9EC}SS@sE*Ri0}kJr_TV
%iU`1PqR|iR>dIIAuqvmoXa$ZowUIXdo;Q5ce=t^bXFOaOiH6cOoHPjnmpgd@X9w2NYr#(@Oyj2_Cga|UNh9u?|50kKYci1(v|NU
78u<s+AR}Vn$EvX^5XEk=IXf14CaQIsH=!$hE_RN`mYGUimL6TI9kgqUg!mBLquR9QNdw;-m1Pmf1h`Y1@7m=17nVxaYj9O)38AY
r((s&MpjkM6)Ijtq}uB6Bpn0?dR1f8@&D+pZ*}XNG>e|wZx)#`Rt(T!sCW^i!AQL`RziHOU)0;n+>q}^&~1&MvvE{M)cthGqM!y~
=ymW^7{AnNZ>5}2UC7uKV=TB(?JUAIjp60<K<^VUQMcof2|8IWEQ<?&gPswQG|`d-ElsSY_Bb*jJ6JVdj$CN_!?4hXY!I$Wy&-kg
L*Gprwo;2bO(IhiN{3p9yf;5KfcsYN_#i{y6BAYp0}hRE1rUu&xpG46%)6<&>Nlj)`TMv|H$H#C?Pfmwe9daQWX=2#3^%TE(TgK8
iiE4WPD&Wl<=^{t^*%SPikIFcx|O7YN_~dy=jX)wJJleVg3sFO$g$5UmfUd8gRsg}@dCEw;_peAh9(@C^ms!GM|A@TRdWQov_$!r
Rv(JIR)aNUGUhK1Ure5KvCaP*HPdvl>UEj#^~tRHw1{7k!pnTUHh#XmUOfWV))xG@3jFI*tYce4q^i~Q^2b))R?vDDBS_ZEhQ1#?
U^Al6<HIM<rfC`BwaC6+VchuDt&LWf%+*ATxw~jnH7&eDLc5FQ)34&|OTV+qR>7_y=^oD<!p$qwA9q%~cJ^Dnmjk`te=iSq{0c;J
2#t7C`&13nYBWeyG)Gc0&W(K@udSY*mb<*vJF!?PqUIKxNGur6I!=d;F;GcLNS5IeGVz#QO4RQNvpE{lzGDo;Qo-D?c4S+)!HC{f
F6t^BGrLFT+JgAa;%Gf{Mqc*rUx}`05jAUA35H#>MWyLb*FGS4I1HWc<Hxt#<s|%`s(acR7S%O@?T@9P(?s_aPJ9&yG6J&j?)Gdj
Fg`Ndo%a*6L~z~`^kGHgNPH-ztImYct51c+X!KD<qb!>%CpLLJ`SJjE_qlHVknnmFFC?=vsZ}bl)GXtxu%WBPaA^p7l?$gB;P3V@
fq7GgO2k^gDs2!$!t%!ab{iKpsRc1}>d-G>u>Q{r^!YQ(j=0rT)cVe#2kA70_RUaIdZ=VKA#BQOY$fQ=8_QK_iocc&lmb}HRKK0T
>{fNCN=M+plQqG^i&jv-!xRDg?zzo{naQMp>Pue<4|NVbP5*w(_qcVw*6eGg(oPCL>8|sSr3JU}a`0H1ZfG=wks=5fh%typ)|8;3
B`b=kxL9kUU~#-r&JJ6J>frCfvtGUsMOvIQSIxn+?ZrZvhIlmbQdb&5sPW8Y&FUZCxRKk}Cq5Sq4{oA@q7}aqkBq*HJ5?g;Nb(3C
)xldx`u+cM^|03GN%&V9q_r+uNNRgLNn(DH8fU8b_&PRxn=bAT99p)6cNNuJlqK}QSPw23qa_)IqC-1Np$EozR%RaVE>}#=dygLG
mF{}_Fs_g_tv0`Nv7{&qc5E7GyJK=U))j14_LY!g=FI}X6H6_ca(ApDkZ#mrF2O^H%;IDbEZ*%N3|Wz`wd<Zg6B>fM-&Y!VyGZue
$-KK8v1$wuN7P%>aIww@mHVQ2Vn+NjZswOQv_(!vL4SI*L>PwIQe1DIvkf(hsE<#7Zi8uw?S7f`Um`yhi2aS1EfwBLVi%bNi>*i;
UvFJ_Jm=Iq=XiR?ymEWD7GTe7f3Rha%)b(%`F!QC(%`txy?5fv^=9lnypGajJ+jt$D~PZC?v*w`s8(H2CmHR?ZSCEW-|+{!=4xpV
R{x3<W8VGe(%RcGh26k3tBTj3491-UPHE+QP{a8{wI4#{t;a{SCrq|Fc<L31>$24oPtAlH6Kt=f5`h_Lk%h#x%&eKBfms}+tVhyM
W@35ERTWkWjJqmTu3Mtx-q{hwoog9qEn);p6#<n)@zdoac36W_+gnEok`o52hYxEkuAxln<JS{-ZFN=t)@A8eHd>1d5sS`epz=Xw
D(kambc$bi9-cOsC=ny`wlv8YFUjonu_5q<^Fy>bLrnHbD+7HOgLvWNi!e&)Z1^cKPSWySs;AVsueIZQ;zWPNQiL!sLhmGLS=ID&
mCJ&8k+3m@&DHXyMB*;>U9lcN*e_OJ)a(N(DC$4?QTm8vKj%KCP+E%uS^*9DpiqwIQ}AC3+TX)Z>>s#)7am>DUh%g@gl8d1+Qg+U
t~qbv`j4NljsV;jf?7)tPu==ICi_mOqQpJjXv{M+!2(dhSjo86BEr{ckyQw<uk@Sdw%(Y=R}MHbn*ML;eEf4k@%giu8JDyJ03xy%
Fplv6HOSA?_{fQpCeVtZWik7m!DNCzotcOE|5|4&4@W>nVO;`{(pggsFv+YbPv^1l$;SKQ?9rHwy3c>F(fIe<=;TUrLLKy*BGS<<
qG4OA`+H3W7cUv*VG)85l&siFNG@7a%%9(_Yi24B1;};>TwyaU;!TR1LYWz>KJ*v8P-q0w8G;0>{%2l48=oIfoDVhHBTLUII83e|
%>6%D;hGgMM{~vZ$YtUcRcPP%>c04Tq5>T;E%z6q<pk&`fm3lEx6L3TC~u{+VVRi>lALOI=j-+E2Qe0JX&yTa?LWi#zEZHrN+#q6
0RQVFk(_Y>lDo-Ij5@x5<+}bz)<3Sw={V(L5=vK2jTKpASRbr>s*Vs<ave_2bAn)4jjYufQYj@!p}tEsKRV|5kD7EhHU6+?_#Wgu
?#1leB0dXPsEqt!*PAeWj7`1LlonHN<q*@W*VOx>*Vppy7A4>3J0mWur$K*SbC~nZeJ2uax|*IpNy2jLxRBqgYj5l7I624GCg@Cm
KVHebPw!js)(#vv%@s)yQ$Y+(O%owiK~%9+R7phm_I!5ZtB;1i)o!2;N)o>(7X4pTvEc{<4!SIMeoNGOK+?hm8&n77nGQmir}eX=
{90PjQ7l9N?~!hFpzyD!=d1&Js@#v4Nt;e%n@YEmD;8$S?>l6oR3-a=KThX@ZI6A*EXzW~_FJc3$3iX!m53i|42TEp_)=nuNvTrA
J2_#jFK?CJpaM||*-WeYzpGC=5<?XRCQV%B$sY2F_r;ncEfFz6G=#Gk^ZYWUSi+3eI=Jb-;NMoTctun9)y)*@6p~1#ppz~c6C1{h
<MsFV^ZIwqdPHI{7AV9KaXsCdsju-*Tdt-}-*5Vamuey_2B3mUiKZfo3RtBof`MDNF?cfy+~rKMdM^0Zy!aQ13MfFCZltLvgms8>
muPcZ)~XJ7)kJL>Y`b@o%P)6X8WI@jm9(iPBv6zTB^1;{5kf;r6(md*OGw03Q4m8>G^i-WRWFM=&TZ*>DTuntG_Knl5>aA^v{kl7
s^VFh%gJhKBY9>j#IZz@<-!H2Bo$k{YF(L(mRusoD%bfwJ?}t-bl%5JR7{cGmX$0~65Ch>*9Fsf0qrI4Zk4_yI%L!IufU9&HPzxk
L{ep}g1fcn_qMy(ZZeRBCMpW4pr#4X;Go+Sr9}>`z+I|3%rUKUGgQ!O&Y?r+=<)pfp3f%7{Io9yRdyPoi${oub~>~8Up(AOglQpr
)mW|b7%Lk5WHI8DQThBs4=cGgFE|%iy)4osRb3hGDtj`jHt@j5MH&QaRa=FLt1k_p)f$2rYgsK{*kT`3o)<>OAc|)<nCpQvBfyN|
rRxUajDPueCgcYPjg+c)-&&e&Q~wXP_B!azZ(SX@60z>p#<z9#wsjj7)$@HPXUkTYy`U99umY#E@60;wL;>BDspg2akOV5qT;g*k
^Sy77TxAi<x9iB9d(anSHFuG@UuyS|5Bqi49U%|AIw=+XKc}6a=YTF2>dj&#x#{&N4rjyb_*EcELa82C1$uoU0*VwLU)|--&@+WS
uoXJ3#^_~T6~PdY>fy?SQcMDZnM}DD4>+BqB*MAV2~^P2O({f3QB=`F$TMZxgmVl0Lq?%kj%sY&)~*cFR3)Vg7z!6!e)C4nYd>2E
bvLxb&1j#8p?*)_?D;h!186cBu2dOt&VZ_dqm#Ct0Ifq_wU3|2KMp|$(LtV*7lXXEIu+hW?Rs@2%OJWTPP*E`h>poHr|f^bK!2Q%
>DR8VmE?Nf@HdUr{J&2;-@}A`0t3oIm8DE}ks%n2MOcUeJr})=nnznE9J<vAY#q)TS&|Bjqq)bKJ_BL5u76J&Jp9XY#11_aTOW7w
`Rh7x+f?9DgTxpp2qA$9*v{X}{0$e0u1z)dE{M>&3S%97Dsy%CGG<gHgsPeIw=%080IIdA@%l?EhKkZQUET4NFN%Z?d`(+PL`qiZ
A!mZs-(MfZqY1d6N&*IVcWpbYMO1+4b=Izre|mbIb6q;a{ZjTlw)%BDPwwp7m-Y2^b42-B&C?Abf(j^F*x$_$dN?7aeBF00=a3ZV
5ZRaStNfEuiK|`_%h#!xD7_7gF$xZ85IeowC%kt#cJsWciCiev6-=~H(?LTLQcRSjRK4t1NUFdpc6d@jgBx=yaAjzj1$iYpa!#)9
yJeZuXQEMP?i4>e2fSFi3+u#Tl3<vX1~{|y(-DZc!9|qb?e61#C)>##7F>B0(r+qnxVZ#D`na-I%YsG3?WaW&H8`}=LK1z=myi`5
$V|yr#HU#2oFjl&>J<Z`$`Tdb!_rxHSrogt=MylA=V={T21ylEQ4LTuA8$KaAM=dC4Af+8t*U2ih*s$S5egdrLU?I!ti$9F*TS{<
PLhbAsx?@C{r)|?K{9{-aF2gxfrI;U1%Jcd$n=0bNP3b1Ba*W)RxFFCAyJhIgQzH=l%@{TErYp8<LzxbtjpYT=P_VZyQQ0<v@BB^
fW(jpi;*M$-){*8C<*#fq(xJkOiIVUJDtuOKkm8Kk6P<i{d2*Im17L`bkzhghV(itAib0By<@HLYd++P(@1JB{g*M_EI>O^Kgha(
akO$nvLa{aUkThouLv=7xB2~w7@GCy^^nIBBCzzZLY5S%LWN`Hz>L8smQ1b1h=rhtsIt|~<l!_S&ZUM#+lcQ_#8Kh6%eP5W;NDZx
0UMPVh9btsqk_AF;YZcOJ1#dR7cUKKG~hwCOa08EZt#XdV;Qj;X)y#@&7arTY)yp}Wph<i4{MTf*<!Rr)d{x_U73tx!uMLUOGy8x
mJrpaE7dUtoUqY~w1wfJqS#hxF}}GJD#s`GCWn+{M^&Oo8y*Z=CmO3Utuo9QiK8?;Z=D=XvCzx5?!hLbW}RJ2OGVbP;OQ%anPqp^
9!@_I5<We8g~}gLBayx5VG{!2`3>aLw&xWTN`{o8H33C5Q4vKhpmyEgTe{=V+;jJ@CW!Li%={(7BIcp<eGX5?^_}OQm`5iBh?U$*
byWTlIYeG5@bIE$wmB5#!>>l<!<Vg8Q^^?<9uKwUAi5(3P#i0`UKF?6KJZ*z`t9z1#nTT0ns~^cMFs5rGtV@k$XZcpkK|}$8Pd!-
cROuqVYPGPBb_6<Ex>BTRPcq+|Cb8iJ6$QJsL)yM((!^MhO=p}Jk<>}sA^>{^BYqUH&xV=W1~6Q+kJgIL>=*s2!R$MblYs}tqR?#
<LNX}@cR5kQV|FR2)*5ixl~=3O^B%x%9)obYY&$LJ(Cc3Pdw)Qr<bfz+;fCQ57lhDoG-56P+0uXAD)BWr*l?B`7YM3>_;6D!r@KG
96dhZ<rk(xTyCVP4k<FxmkXtEx!a(H6u(`!pPljx#9h~4aV1-lD=4tlIPxA&@h`o5*-Hl@3ipo*-X9>RMdxWZoa6+YG?aU?mEDC$
)a;&DNm2e*8_h!Fg%z1jxVv|-Y>`5maKTT;`XoP2Cw!X7c{p}CElN4U<)<#DX*qQc8NJg=$(Dejjc_X{6Sngm>y63#bfBg=T;HzP
nTnTIbDHZ|DlTg=<hNCGR}p6{()ZnsC6~WXa@H?4CvWq+l`@MtYJx;#x?)UXz}_^(G?g(Sq&-;W7PqSWvBz84PBk^6AwwD#M-o8r
b-XF#?G*)nqs5fRZ?5C#uG9So)Ba&V`UvORm_a~277Cx@Q6JQQ({&xyuLH-}7u+$3C<TwJ@%lJd-2_n-l*Kg?Ow81>DfJWHeFwka
o6Y!l(WX&1Zgx=F?%U1%cTw4Gf2l6h3zc%6ah7%F?RnkC+g@yFU*}g8RjICQA@H<UbShQMVE}UI9X)eql5S1hmq(#l=;~`;l_Sn-
!J1UR>w)fBBs4H*V(;)(V4&rKvSn11*+YyM#*|CM8f`A0U%#B}JH4O9JRdf=+l@qRJsxkf^7ixJd1wiyqI=&kXFMBRCBH}8Ir8*%
-sfbrBE3AM99*7JK3mv!o!_BDLZs=gbjwK}D><T1C}Pq>S9aB)VA`Ic&z)-Nj6t-shuxU#uWi;t!Sn(F)B<cylcb^@A;MG?@Mxwz
b4@@|ul6~rZ7~iS`>Ul@abDcPv3q!7iEYzSPZX#y-mgqL-G@SSnD92V7A>^)W`x_z#~RG@O(KVC_+}*96-7$vE?9P*z8?%dx$AeW
icn&eRCtPqFP{?Qjwap}7PCo;!>(-B{N>7d-B2-k&FIFWniCV0K`|zp!tTRqwhLP8$!ch4P9fp#Hkw7L<tK-<Rnx=5qVhatD?v9O
t2T+ccaIoV5aU-6OG8%Tva8N!QG8s=TTQDucxtL?nnhnJ(>Y|*4wAgHLV{v!V(BwQ^sYTT48ad9tzn31GrDy0`tB4vO{Mc|;V8u0
x1@D#V-2DqBqA-@2x%KZp<2AtT3+;Ti%XnMyJ(BT95yO;t|7xR(yma_R-(m~iz`{%+88_MtSFq?Z4i0!aoZ;e!c7S3qf}z7qbs(e
n90&~=`LEFFxVw(#Ch_3=_K<f>7ClN=~Y|U)&?Y+Nu<O?F{4o6W{}oik$BxUqc+s#I%X$n!gj+<Ib~OtSF5Zz!qFl<WW6DdklU@?
bfy(WI&&+lQ>99arl&06PB&I{m0~A4Yk9=R=_hR7S;II^UU<3P=PuZ)yr&sMZA`S`w$*rH?HF?TdPHHsouc`IcvSDj4mzb7wy_lz
6<T#gn9-P#V&mf}p$loH;``M6Z`*!Bx4qXc-#)3mvjZUcyL!%yQa*OUeGN43wK(e3I&dTGMuq^DOqJDeRlyax2S6)J*2herhn@0e
YHIXg#x#r%K7(C?WM?dvw@1!Nle4}kG+EWojGb;LpEc@M*}bjcJl&1L$LhUjKS&zCe*F0Fw0a=GsB)$;5v0Xk2!su&6@HTcWm2_J
^coNgqWv{-?OM--3nhUIz2>fJDd!AKppmd5h2e*YXC;ffAuQk);e%9Fr3dr)hMNvmRdv-yJYM^LS%iXgxqFsSjI?Eb+28ESp!)LY
;+C{L5psc9LV^MKmLoP{7KHR#0Fvjw+v4eALG358?djmWYJ=wV@UJml$2*Qr9yT;MV6u7u2`-nSfo|xli(DT5m-NPLg~F)1=SU%j
rEp_F<&5F3syZlE?!>PBQ`>C%KAb16d^&yFf_NDuZU<vhaj86Rg2YC4nmS$7Op;hDcPyM{3Si4q%8`5ddch>t^disA5?X6#z@WyD
&MQ3TDV$BMzfBlr0twM8<1z6;<%*JjC2OC^>+Bz<N9QjJIG(MBKQV4uf$fjV&82?NNc(SQKo^-Uir2!F?RtKS#E5QG9;mEF)D<M>
m9(hb>+{wb#jI*{CXv@P|0+S)QHf77pRXfP_!($WRYIStD*jNQmRBLUJwERk(mtWd(Z`YE!OkDMn(uU?%<AGpttn`%_Ss$nsBYif
>iu-hLWwT;^t~xT=%;mh!Z}Q0!^4-SBYxDsev7z!9X=jwPVerk@4C>@qFe?C!F%9PhKwTY1L;Zl@C!geky5Oc&$s%kN-C`e)%Hut
6UkX|fL=U1%TwpgC@a~)y7O!EF~MDO?lfiS;-#`Xgs%gZTt9s_BAvGbN~q#*#HjFIvz=c$vej2yB*52?I<4Zb)-N1gqnidXrx}Y8
#BSg@y+hWYHqgXwN1v(tJ8TA6Y1lbkIEzwU7lp0QYEp+~uvKazsfShJm_gcfe`|aVt!5ymRl=4PfT6HLuqAj=8$w)b*u0{&BZsl=
X>U&p#r3aM<vi&uG#NhMYVL*i)5!scunX#C8m|sIJMmNuREdP%j5;+bd}`zhI`L9|ZRw_$)rB2!zVqV&$ZXGvN7fkZs9Zd~56U=z
{Jq>AHo*uG0rYz^!Tx=j-{)r^Be?K|8{9Njs68uZ?v8<Z<F@uJG7H6)6lzl7k5!?Dt4lZy9d#2eh+5S}{>#Gc0wZd*5~xHe1|=k9
YNR(Y5zH=x-KeNhiVmJBmSRYV8x_m9Q62TsWvWv7<1gh}`+o)YBSn2i9V$HI1yH!Y)?L#@KYkn%G?}&x{9pdue8X~!S8Q&+KFInP
+wF(fc<!hzW1(i&HJm`H9nQAL-uy*Htlpv%_z|H9k&g|b!~lEw;m4bM>Fx8J9L{6(cFX9C1twZdwoDFCMqO|wL8VYTyB@<T(cEZa
f`P`*OgO^y=PKv2$XoFyE1bF|QxIAxrjGFTmI+^qY})A{<;b<t1B|$K+1pAja5NQ53Lfh_pak!)UF)=|!QZH)N&r?z^XlODo6f$w
&LFxO=>5>;f>a4pIGU0E>U7=D3s`L!k3Qm4OI|F7>|m92dZi+yTdKD<E`I;<Nd517g~F><R|u@{7=aEUS=A;0<oS-!c%ee6(@&-i
q%jEgcqe=D;6gv1Y8yx5YYrb-v@+HzMKmQ;s~O#72d-K~%+tK9k4skGq%-li&2Dq*(RrRkC*I4(aSG9W-9)EVa}ju&{Nc~VT1UPU
t(Ab$!Cu#%v(9ov-8lYwv#FN;^M8O?whDTP1BK1S6`YM#OHzC%?eDt%iOz0e%nL{Q#-Zb-oaG;dmZ>VFkcvd3`FVsz7K%1+wJF>k
<c0H6tt0t;*Cx#ql<&t(nbD=IAVOu)Q2>x7Seb6+Aqi3Pwc}4hKW@r*a6<H|yWc3{$9pziw<(I_LD^vhU<NuNAT&y3G#XKa%J}fD
W#{`aGS77Yei#+Blmw}bSw(-rPqnQdPjcE>99CW0mJH?H(!z~}BEO&O={ki<({0oYmLQb2N+&u?Ethdb(lx~eGVs~pdXtqw%^?wp
fKY!3-cPe{PYH=Z=y4>MvS`gC2N?s7C?t)hzM0DSXJm$|e`C9LgwF(*2U4z;GU9NtHB;hLq<q5vLLF#-$ueMC%IXmM^iu+4g|!W^
9(z)XGAq=g3Q39y-bHC2j64uQa@8(wq5U3TdFQ`ddKC$=TW(wg^!m}M#J=AjGpjg{jS~?VAcDs5`#)={0?-whndvl+7*7i8vnOv+
3`0EMg098a-`;P@+UIPYXKiJoHZ&yc9MC6E$j99A@#A1~IiiTF#Rz+$<0~z`9;FQN&OGZ60_g}wmX`>2iG{eksihWsS`jJ$+V-ju
HrGP{VzdgeL6}(}qEI4=T_9*Dv&HD?M#im_cG@r~9z#<~>rKcA17V~waksOJ$(WB1M92HCg@#0kBtCd@ka<Dtj_?tBK;UEJU29M`
#$d!o3L-n27f!~#>wz>B6cOvaak*DszyK>jRNSX$pzKI4;8Mshiz5ONG$RkBBc};^4IRAcr@7t1Qg`J0b#Uasd`uIB2!a5N79295
;BfTvaHr19<I5#@WQW-)wA~CMVk4$2fe_CfTe`R8eE0J!dV8eqVPHi2_2+L_%hPuF5qU4Da8x)`?(g{XfIV|hdETFPYZ!ifmVT{@
>ee)GuRQBKHOjtWsO~r-9M6aKy?vJG5?mO*{~HO>*!n#6&|7$9yiA!#6-k~i6^j)l0~?Us8ETtb*(}~{+c8hKCF+fzS(_W~vKz(I
JP$_yZC7f3U^iVQ<_?tt@o9;_ACkbb^VuSevl~a^kCL~C>t7ZBc{=_Fi*UaV@|+iJ8Ya$&f=X#4eDzCya+z>A3#p!rbB#N0EhGv<
UeN^tn~`kGS*+Eb816O{8QTE^A|n<kFK|$5uEF=uXgf3{Qwz1$vILuvobxU`#po#I2Qyp44k1G8whCD`gyTS|iXb->-9*L}UzinM
dEMvRRS$QEsVA?)L5E((G&rZOGuN}V#(=|vLsTRs>2BHHAA|4yYNL1}0BJ?vXh_1x05(PN5dkbbJ}1a~&pd>w6;ae39sunCQc}_s
uczVMXTNU~jkNEVEa&g4?^I7T1KN?dZIh+7(;gt?kbHZ%wUflzs5x>MBlPbKnjfcS9Y935<Zs2K_z=g#8&)iLj3DkDHV#BOdmTy<
ZCFkroQ_vu(%!~Qn|>2dRvCFHV)~t$+m(`x0&vqL?)W*)Zgsvy{@ykm4PnY8f>LU=UPhvqDiU2ok?{DGe>M5Y5J1^Spz6GMu9QA3
b_z1A`;51kFH;8WrJ>%7h1jA3it?MeqP!>s5w~}reX+{}-K$gW**a9GrI+nmI`ukac70`TA4wb@@OLu)m8;7vvX%6!22iGlS$Hn%
6py#SQRWmd`}oE6=jw4n`Ih~@p6Yz`{*06)rn7HrjZ2=+8nEZhUhAep%~?Y)*kewmwY}triqw7W<;v7b6t=C(uVutP<h%5nhg@o{
b-Qrhv8AQyGA*P?<wiosxEK~S)mDWdZbNkEH68ztjW}UOs+K1grA>SK+lNc$r*9{|oWCuv1xh0MzOQFyG^R+?T3})!S3w+}L!#mr
b^P6$-AL0FT2EaZX{QS9wG3W?@|kV-r!6x-i@?7)5`CHf2K`(s1R8Yb#odo-ZSL9eQ5wM8rF87m%<|Y<p;xG-vp1C>=+m;eFF%yo
<iK0C*?YA9>8{+l)O<D?w|!RIYtQw-nDAcO@`<$8IQLj@Z)S^xG&`0SRy>QC>GgY}8+8zGy2-zc&9s;OPjTbd;xm&^O#@fUa$9-$
Z|L5$ZUgRdUf(WLiOTmlTb`wW^%c{LdM{Dc)>SDhj>5ccYXyAWTeXKbP;ElWqn6uo-YIex(MxGn92%#Nvt*YmFrZUqci&ESst$V3
s_|u2rknDZp4J+>@SKi)-pbmQ3ukW)S4kSyzo>_4P%Lz`u*XVq%o$U3*|13<p(AqTyW?xbQp_}jXz&al>H10{jn8=jpcq<$JULF`
1rzEiaR4g*MNkJ78sXjol3Fg|(xaEzoBK+G`bOWIIKaVIbdOH|V}VKq#gICIp`MS+Su~6WAj8J~hUTHapMymDhk%CBP`tUeAysEX
L)KmmR};|gzy_!m0)Rs^R)TuNX0=aHf%SpQ778Q;&%oNQ^;|JE+0sVcoij(3%xO`W@>L|rB?$?13Xr(HWCCkLQ$QJa*EYa0j0VNA
tTWJoC^GJ7cNAC8qLrc`5JCXO5|H!+|F`XYr@vE!)bGUMSX6nUpo(OrbXl7p#z5f(7A_A9(_pk%lSz(RYu-3yoVSa!db2soB8sN$
vf8e#_jS2b-S0voBbPU>7FBlzUX0Qjiq>sS>mb8fwq})%Ye>0EPB@9lXuC-dNJ*+u!WES9xJt}XwC>!kV?wm*o55mQOvH?mREnV_
cSlv%98Yh(9z{ImU47o}L%rt9S&>YjxH(2Uu#Al>vRjS{5kGG}Me!#E>)X$&?|YAjebGw_D@R#>bH^7z?$JTHn6xQf%x<$v7G2qO
bpgss)Qz&B(34P)a~4!Zt3xtitQdrZf?3nKZkuD2hl=o~+5UoEYn%Rh*rXwmQAAHKS^0U-r#arwxV%^yN2@lW+o{3TQ^pk|YtQGk
5MUC7iMYW4me)?1rS$xEgP<f75Ur!@si+Ak7`dVGD9jZ%{wu<x^(!#|>q-tJK{yb}-AD;M93?}dA*ofdXITSVPLXHj@_nylS_8Gs
YpoZ&;Trey^qQE$!~L!kzU9RJn=cDODv}JutX}CUg#PP_k|>I8jDBbHWzG>wp&3+qF$m((+`%A{kQGx1uzd<Ct*O$>QHa&un1tEo
hi}_dDaiQ=<kZn72|8LA)7PDAZJ*`mf5{8EJZxaAwMB`i)6(vls4pRSk@lqiDc3x}w!(JcpHChpevKKvnm%Vhg|e#ywCci$D*h%{
yl0EW9d8%LDGZ^FRhuy;)NmZJ;<b1`qTY}FdZYH$8>lwCG@AgQtwJamJDytSHdtL$JG*MbYXP`~ZfM7j;&ZCazF%v+9lrqd>rTa_
r<(#_!q}1ZUqGs&EO_+I?~?beZr2|Sj{UO!NAA(bMfdDI3HCjMDU*)xe<s3v2gCaNf1fXJO7Xua?i_yJQ(v3#<!>&%uDDUI7(QV{
E)Qz;F`%gSH`Z0K+rbJbBlZ>^BT6^pqK6^~)qdKCCor-@rU+08Vvp58f_Iih2Uk}sK@C|~Wf-t_QjO&H^H><hTJ{m6iVqv<jVH5a
U^r~*Sd#9j83`k*fr4)htEg#K-7)ZK7H}fR_;>nueY)uv<Kp`IRj*o_Tvb-_6y6oX6oI8n*_>Te9Ib_eAQ}5DM}`ylbF%^>7bgr9
e~AnU`8$8uzL2~D{H^8-6?4QFb+3j)m^>1s*g8x>8YcsC5q&n7^UsPyTY%*OKs;<nz#uX1V5BiuZx*kiMC;j6{B6wBCNIX18g9yX
@UtVri7p7t`WQJ8pF;;Chj75z7K1ftWujp9;h~Cp2c?0z@}XGTa|e6n%P0dSN;zu9jKGpT1<DR4hXVfRBJpt<7`z&;rI}ZS7<*JH
;HfsdC$!><P|DeE*?Fef&iyYMUw36adlcu&%n>=y9Ihi3RS147tNM!!^@|Q$sBhO=f@xsG!{xPTcGwLOfp8Y6csuSE6~nB&1&4?H
^8a(knxbRfm<|OMJbw4w)NV(C{XIX?y7)qG27UQ;&b13ZQ;R8nKDjY9Sf4NXAXcNQi|10HmMrNW;fl-|J{w1z7<1F6z5k){S}b0Y
T3u`5Le}>EQA+ytchoNIqFr3AR7KQhRh%me9gAF!&1SB%i;?MTYzo%(SCh%pmY%!o%j%`urs&|`IQ7iH#2qC)t(7XVOHb3k$Hn*N
9$D5j_)e4U#Qy90tGKYWpLchDZ0}25AtIuIH&OW+E<sfS*HD!?DI^NggKw8=#~(TfJZ@F7wrl+7wUzHpN`9UDSIOr->c&&Mw{-c7
F17=!K)*csoiFTT>7Em*(iooQ_+Or%OFcL;p4S%MeN2s1cB5?Kg-8%U?i?Z|d99YA{d)C<>Xe@tIv>qLHKjUv%Q&Bxs}8!f;K{9%
{oJm2<#uh>b#>0aW;)Q<s`F||a=Mo(23e!vJoT%nQ*h(L@pe0<Qxs(FfesFMzZ-#jI??C^gW3x71LDtwPs`?j;qZ?IU<r0X$LR(1
4=B~jsj8IW=kSN6_u8QHTPDN-yi)ZFpdB*rRZx~~1@g`k7|eh{!l<|CiakNQtkWHUeOh0ADy^#S>!t`}mQXY71Lr}mHm0r+_1S=8
1gb${$n}-d+7J{J6+}i<m|a-w{u0q?F1|i&8MXfJO(V}Ts!pM8Zjn)ea?(^mVQwg*tw15zeW|Gi$%2`bz__@JUH2RlpkvgQnTziX
7YlVaf8*T$h5R3n{_e_z^!-yuBX7+?*ML}oqYeuDzXx<9zvSep+{@@0RPgg}4ZWFJ=U-8Aec7grKSI92en3oI)Xc9Q4)3W7M@S|8
kDsU6!HpagLS!X;eecoW>yYUN7w)C^a^=so>OJ}zX$>=}AY-*PgzA2`uVR=ZdmUT&UanoJ>5i=wmP&LQu9lRqKiMu3*`QBMp`W$y
wCx!Y95g2&!G9Dk!%aLLxd&0r{rnxKSx6Q-Kq#63;X(ua6all0tpSkqlmlXqbLQ=Yr8@`?JBk~wv<$`BkwWE`YQSdIigz6jXc$#d
IFF!NhQ0b##fS|BdD<M=<=1Bdm%KO-<#_m0@2}mHKNb}2oIB`B^qoyIW^VMB@o2mL*bK)1)QnVm$>mq{qLN5B;m~{^V>l%2rD}T|
YF_J4_M{P7T9k=A7H!$*L3;1}a01=ZPZAUrBFy;svU*P!&Mc9%whkdX{5%bOD)-wRwL6`44;OgeD6{a$d1JPazdsvVHK0lmL_7Y=
K{6=;+_xTO)SXlcM56jC%~=v(r``5AW6v_hIgqv4m4RLH_rS>->rmB4znl$kGMI0VHQql~q5ZFY)2y+2V({DB0%27FE_Erq!@8^t
7c_+q=?yK@x}qGU)kBvg5!x~=8g+$}8%Go2Q6vfesjlv#Lrv`&BYjqEy707q$eg`RG?9_9T?I<I(xu!LvgMIT3@GpDA>!(?#n^k5
LFw&SOpuCq3Ks`f!3^@2XLARcNOK3ak?nQWT>dU7c$ZZT1H&@!Ddf!XC(p~edJZ+C<q5e5;;=ws#6NC}CqnR@Il-dSLq}UbRS(BC
@yUjl9klg%6Qm=<2Fje+U4oQ@Jl-5DlVg7<7bPOf!a}MOUJGg|0Bym;^fk3_FfAacm31T3K-iKX9t(q80=|BRU}(4s9}49i)sg?r
uy?x7>ukTx`{M;1qv*|lDIMkSnj?62Pe>R&o?W99nYaq78G1BGR|T0?Hd0@gP3wI-Q^`2X;h82fy)7Sa@XVckm3JG*h93?*Q_;EY
&Q5pPZ@A>->DmVF$fH}vS(Z<szscz#3V$tKbK*YT{M@Xx*muTzqw0p@aLtPl-tP5q%+6V?{e=E!>VI!;Kh+P~qwb9$`}sc5Ee8Zv
kR?>`Y{|{3bS|S8WFP6l=t%1M+F1jU`5BSdBo0L$yWBj<pe*d!Wab8SG8G7F)S6ORf1GX_UQn1oakBx>-?E($0pc67cNxoPRG9xR
C1Puh@ys^QIu;qXvNEBl5f2dqw3A^@@LuB#hp15CB}b5FU`D#{4Op_S6h7HZp_unNdYBm`@<6Bch<3xK5Ga$OIg+VPSV(IlybbPx
&pW4VDDmuNFgeHkl>nZ;ocP%P##5|>HVIy<xP&;NBNzwwr<opL{KTIr-u?RC{2v#OYEAN8Ew3c8O3<nz2nc|ClcKyZ+Sd+1F`H_%
>t?m(Fl0MOcMzD#0Yj}>+sWN1sl|qjI2e6Xp`0gCna;Bgr~_i`mK=a`mm}Oby=jWBNOGsKwt6cGmR;(KP-{h(rR!@?1Rk1<y|ClE
DwjBveM-ukHM1793a3dIU#~~Jn~{3UNAu~<L+3s;u_^H5gF2Ey-tKwn$EN?H&4-kI|A!8@{V04}`Gt^%n37M$o0q-r8heI!&(U8o
JxiZbxvd8)Uor4Q*1@l<5gegoB5#VNBHlsNQP-KG3fYSG>TJVb!#}D0R)2Rs+H}7cp8Zoo@il(0S7JrBdM|J}s}!wUvcw4Ugo2z1
e!a{pZx>p)R|?OJWoDEWYUs@2K?3l(D6=AX$BU!t{cx|dz8(id&4(~r=kP01j<zF*D4B<E2mI%UC>F9qD!PVl-XXZci4-AS^T3JK
XiX(cR($gTsyQG{6bsxAy(NXIU>J%s=C0xg_7wzNJyH8C=GpOh7APovMUCNCH8i-T5R~JXq-`jJV9GEGnrPGrjtVBEGae|E)C9I3
i!^0R{OfTcdoxhcu&^%lb#3)j-!KO^Apl);4x26s()*zcpuN#j%Qza-jU9(!4HOj`bTn~!SdTtkMN^|IWsu*stTg)K_v4^2TDgSF
T5gCfXQU7Yy8*6*0wk2X1qOj*pdk|CX79m3=MM!%Z2ED4G95|+N@!AwwJFEKqhY<@)MEJ+dE+N*-&U1p7f9xt#@OHLdF412)KFk1
L6buyMzw|-ndCLm2z-}uc1zqB6)6P=0tUd70P9q)k>RSk9WG{yFKvb(Yn@2z<8A&rb3c9kVZ}C=-|3t>E;9{0_jqH<rj)g1R*y6f
wODbc&vH^ps!)*HDB?sy#8+hg^YPXPm-lSdU$m)EF;Y9SS|olkdiW$OR4~h+>my$J_6lIi>35_IITFUMz~R{#k;OX}!&ww{hS~MA
G4iw_5P`;P*?fa5DO;j!dufdxjs>C_SweQ3OXl_fKWc>3-kcrFqny5Rd-C)-RdLEsc5QwzvelclDmFE)p>m6>xl^UhHAU`?3xz75
WKUGQX_^hHXa?EnrpO<EqI-$QbjRb(XTvs5$Bt@Y_10i8%Y1r~WmG;|>9w#?PnH#sF#%^OiorxW=V1MA_FV(<pI7L0$1|Do{T)fi
mEf=rP}uxm;^g~p4V?3bLVSrY@hN>Gm4U(r>Qu7~x>ByW&}u~i4n~+0lNVu)(x6NM;8YL<;AO6bZLHyx5+H#YcX+$i*DRcSef)<q
9eZ+XUURLzwpJ*juZw^j=EWEgF^Y;I99b<W4oaMb%7yQ7Y9MmQm1@d(2?B<iw!I#*>Z~+YxF=UOCQ?;{V$`k7(Jm;1ibm~oB7~e;
9RO=wRD0i(s#?{nsNxiGD99&3D?qSfqbAp{0tDLDt0>hB*s#4F$Ur%Ifn@0tL%>xvAqLmv$c|fbdD(kL?2#~~rRHKJzYhKny@I%)
TSPckz)py<RG@`&!x2$QVh}L^DMSkw4?7956ye!RAl}EDTyy1z0D&WI-tL;a?1Bdk;4muc5JSFKSRkEPjL<3Ly>PWMGx6SQIi;76
Gx#x>&NEuLFc3>MwSY*0ZD1@&w9)i?<`l7~>0XFVoOma9FZ<`ESRNC#KgFugJlaND-x+kOS}xR>@Ga|F5xW1QkVw+6=S$FEZ>J+i
f=~N7v%tDJKJ5YsVRdZODQjrIp<giq$@&)MiOSFvsZ(3WzMopjOUg_-lsK~)98ZsFAZkb#YzCf>z*Xdf?&xjUl{!u8?=tJ?DhOy{
CEP6*)&9&ea^sAeJ{|KU(z&dS^VC1PH#E+<f7^nYiPk;nzg{0(n>mdixV(4X1+E;B5+5-bH`Zd(8IfdnB!;v1N5y=+7Wv3aT+Hh~
zk0zk&08+-SYm0s-P?wVIfu?>mQC)>pGfI?Pg?bNzTaHk_H%d69NhSM%c{nx0D3CuSa~2+Ay~DycS2!mhmm(7cHQj*Q6Y$H)tHlA
6kfwmAT4oX+^a|dyK3yUnK-(!5AN}EJSrH5*Y%MEWvN00atYkmB9>UT?-#rcVofPo49w&<R8yQWARWwvEHK$(&y^w#r5Lg29dw-~
DWTQkWEq^goXQL=w4M)|KFYT!;_M_o(6g1y!RHM%%T>!$8mtJCMCI3M3BUowgad@tSVuLt|Lj%OE3Iu_5cI($RDor3Rhwf_Xddi%
g>DaL6e^i~+h&P7Z+u1$qoTS65F)X!Ofwq7=$U6B#IQ>izs#tN>lkzHr+&sKtH*{Zp1cz=9aEF7BHHhMjkKWB+IO0=w1Jr*+iE7g
Zq8(bGf4f=ZYi2&wT%?z>nf&`bfJt`a#*!SZo;X8SgRut3}!PO>#PkU)e6XoD-<+xYdJbFP1|3$%?BZ*hJw84vgG`rw1s$Cwrx#T
psfYC;#i>0i+U~RzpNMz0Z5#%6pf|cuIUIMGpd(6MPc%jlzatlzE?zpPae`{i<p*KFD$y5mo4Ry35shBhL0n|?o}Mty3eWP7Mk|+
F0~Y`11UhyEeWlyUAa?Dl+nBrhwxr>^%>+5m_C<X^Pcq5LUipyn7~uV2vz~m${vd)Qbq`b&$sbB_1?a<<JjyD7y7;M&N=F88LYzj
M#W&jmwL=WVnfiyF^9SEbBe*?DOjM1(fMj>6GCX?Fi4?vaPMSQEi|jBIz)S5%tBYEb?V)Ihz_^q^>lC%+1Z_8o=@pz5f!(!|IpvD
(>12KV)39m!58*kuEc~@L~$Bf8bW3F6WxjaCM1l2$|Pb}E)<W~ZxO0N!_|9zmVMWJbXQ$O2*F&^UXbBe>4uio5nN+F5y&6Z=pE^w
5%#)cU$_t`S5;JjEV*4TFmaLRwk-+8f(^<BuAM><bI1HB_j&q#z56)v_S%X0r7gDfa)HYy);Cswk+<?u&vnZQW}CHD9idAV)DWyj
{kDNl`Z7emneENp?X_3sKF|7w(5!`)xRI@0=`uWk)NKn96z&csP*#bIEe*`SAA>K6=Ef)@X+*b@w#z2go@QeQ8(lLZb<T~GYh65)
_pQcTZL!Ga?sT-|FxLkT(Pi$Qb%ym<)@o~YyUuT$!Xe@3tHm;|X8U)2t!$lNcwB7%9|Z3PtE6%kj`Jc%j`)pRZ!GxtJed3uvF_^o
Zm*0>*7BEkNy{!*$9!u~0+@Kz=T~QtLy-kkSg0tq{!s{%2YPc2`z@fVI0B;;VF9^AcAtfmR++N8fB<qED(AI3x+(VAHsRKzBXvQk
3`sy~>-QP6*LwKl$qsu8qQMzDvQ-ptG<INEEFvHhQ38?EmFO`OaBF~79R{0eKq-1YqZ2Aa*+l78dI&vH+na{mq_kfQjv)yJ3LXUr
A955zY-6Oz#Xc!jqU_s-@lRSX;+pOo@oyxY2&%J$Df20o(F@5dl+?Wp>F@Xdk7KqJL^7CTBN(Ja7z&47@_5?kN$5@aLr9{`)jB37
5mVN+L>seJs|ftcuvYY97$jK3UbFnK1N&H7B5kF~|9$xKX1w9!&o4syYb8AnR0ikE3}r+mih-OlNmM|DO28X(*S<}iJS;?Kl@!o#
NI&%XzD-{?!=f0P+ClqGhin%F-ix|uRVi%;jdK97u?SRQ{5apQf<UX*?QyP+@uwi5ReSBgrQtzk6J`F%SEL|ii})=#PX^j<hxVSP
^t8~w9dj;Wcw2!Ge_<C%LW#hD6c|Le$+tH5&1@3L+pRdB{~Es|Ywc2|Qok;?OAV;a8}3AU-ch<kDBv1%jnLca%7w0*vtK>U?|a$B
;#gP1t|Jv**D#9V!x15P@~*^3rMns>!#l>R?qfW0;X+9WLR3XfAJ*n_nQG6%Vjh1yGw;<6B-in!PLd-cFjRs9mLRf-CpG4sXQtda
?eadoFPABOR-m@Pg$2}QMkw=6biqFhk5zHoL^RA~rYwl6gy5hn6p4NHG4XEV3&wDpeVMSu*`qMFpOpJq(7IFrY*)xLc0?Oh^Dju#
{;nZCuvI8QB%v;=UpJBBtC$pZcGx*#!C<)ZW13p@u43>SdbY@tN|Bmse)@;$vH|S~XgC~=h`aEY0keu`Nf{hN1P&ypr9z@O73BQt
P~+jjKTK!Gkc8=CUWsP-YPCg}>?^u7-isijD=N7HbQsxOCw@k8VE~{clLcplhtZJ1kwNp`d>QrkJ@v1V@x|9hTr^KihlD-Z2)({h
1Xd1P)g?iKBM=xP3CVaK?>!6c>wDwg?avLzzSGqKExm4MBI>pT?qTdsgEnPs1!e@T)tLh^fgp}bu&pW%(VyY?Ny^dFaq+(U*i?F6
js!xfV!>joq}I>I$Sx*GtpOJ0Yyy^`gjpe3CRIm=gu5<)`fhQC%Pp1rucU2T;?>t9z&w7A*MG)qj<clg)Z)0$k7k_FP%#$aQT<)D
y*_ZZLx3G1I9ir`_&7j&D<fTAsG?Hlocvv_m*XB`THA|$7J!MZqL{&8>e=sTi@|lr$Cvljz0=A=6NX|wF{w?}ZVrMV(_~Lyc|I+`
#YbrVD-CH@s@BbNtqwX%yi|EYx(-E&47MDcYmE|{w)@b&Vc&EjckFCzFuuLhrL~5VFJow?Y|jsqoT2#7l@H;}_TTF2m~mAj!vkv7
S*b6qK0ISawUV4<$qR19T1DH*B3L(%`v0-#-QNEwG?803<)d9zpu0`le}NG)sRTbIzb*|RjCr$oSxMQvO{2QWk)eOe^Z8#c_`2}6
U_Gx5%{M*q58k+W<-T>F@$vTi{klD5MEp>uB@nj3YbBmo(-UHgP*T0FJ`u4E#<i?5G$e_wxB}81(fex1B(bz8M<$yiLov<uhSa4-
m(-n{i!_e*iq1H+GPOjP2%-e5P1Hlv)Jz#ysL_1MSKjj(SNa{8q9QJ)W(PFsCNVYNn+vTnCyT7M3{sW8UeaRdy4T<9hK)<YM?8pS
P}hBXct2b>AC~kTqJ<ZvX|5X%1e6L<AtkSrc`~rA0jV=S>9}_Qp!2c0-uy|z(iEt&!HX)TKq^wt33U!|QP5clLN9zWIMOmWw|(>L
#SXsnsNNP8)K5f3At4esdl-aGD<c~=BaMiHYh9i%#vN-@)IL0TE=)#Lb@IHUN}HpJDl<l3PrnyyHfzl3Dz?bcG7jwf<&|QfN~-PE
Z2_g{oLnl}UZB6EqsgNSu%WG%itmRS3ZS21uXFSUa96jn-m0(Iy2MiP#p+>8_-@Z0gKu?0_X+-QR{%u{ZZ+ix)j%pZ6jZNXI2>YA
S~SW;23R0I`YJq7G|+&kjIqHAF4IQNJg+Q%eQ=#l`@O1Xgh;B>wa*P^5et37S=*`)F1zadZH)|C-(~4&(*~gM>urS>#gtcj20(aG
fyYH)NIPh}2B~WHo^I=_)*%Sdq7kB7B5Igg`Xi-SIuYXFOcYXmxHaPz6GlcvEEPg3j2H7mp5m6rXFf;t=G)(9IA7@MCwxPwMPewk
nmqj4`-<(RWvO=Ur2~Op{uGPekKbi}Ou~+eP!&{C;+U7MJsR?LUPxZHIg|=-WajO0@4UsG9UWmBmS$j7fUab%m3)NfO*AEig?bC$
jZ|d~5~ivkrs(V@Nt@Xv!yEflQi5gG`m%@>;@cqa=r*R^EMjRhC_3-0>yYD@OfeX$ORx|EMM1T9pRO3Ar?JtfQofmIYSe&CR><rf
zKPE@*lpqOyH46QI?-4cWg|Z5_mIR}H@AiVU+1i8GS!2~hnR^Mg}nzaLH_~yzh7C$UmK5h-G!uwJqi=NEV9bKYTicFPI(oMWG(+)
|99v8{k*F?4R|l)GN6VkU1T&c{QSPw0tr$^_eN0c76tv@G<ql~bO%7jx(mN#pKPY_Ez+L8;RFpGuU%a`)j;(g;v%XyWdnRWs6Rh7
WG-z=48H;#mmIdY6YdSaY<6RZmD7rqdG&J@YyQ6>lEtKVW1b~)>RDi_7rt&T0W>{GYO3?*;6LtM2U*R!7mfj0Db+<dDC^GlsL(EO
qz^jS2;&wn?X}f|HzEZ~h6>J$ho|)(o)Q~AOfX+YR{A|$-XIMRVRwr=4^r_WPhKd?F8+ccJf8gOwSO`-Rq96<Srrh&^B)X^P$;Q(
8WO|473y-T8UC+R+fP$5#dl}!#Zi~Z*(B43jCkJeq84thLH@5rgiU<YSK9cT0M($S*GRhviF<u-ll%66RkHaub|S{Ss}Je%KVNj4
PqXdB0jh;vusI<lc+2)Ytu)H-GxQe|g}72VogD1m`Orp#d{`}J5+v%|qcLkQL?UWza|>pXQUAAdMWXj8HgNx$gWs<6{v+p)JbB-b
3LvPTd@&JI;O~BKe%5t1ZIG-~5fxsz&9~&#S9S)I%WjkZYqWpEHXOX`NGL;vn-E>W5BLx^DI{^+RcUZV#Sl>HlCZ1WXC?7|z537B
HfvDE2F4%1UJp-*Mu!Z5IHJr;1$prM)&*r}2u5IC7=vN>n~m-)F?=R-DpW**W<-fn0Lg@M3GN_K<r1j08dT)BS?Ue1{F*NxVaO`K
=ATH{joY)G=xmrFUcw-}G>wMD4a$N`Bth)=>!~~CxQJ6vwJtS4O2!@y{|mAT!5gtc4GEwShA&P$Ub=fZv!pKp(XJsIM)>cNq<y18
L7uYYfNMoS>Q=X{=e$yBV+hUN;Uhv(1EE4dQdJKtzgbpNNLl5yb!T*sH)a1BmV!&@#n&#@&ib*F^Id4dN?5COzmEn`WgAt9H&R_o
IK84Di9qFsDdn<Y#Olg~)SRVA1povQI>$r;9mK;eVa2c$wS~!o2&aR-NVt<<mu}aX6UuwVo5fKTNj&+G*W~M72B>MeIzFuNcp)2~
V=(G2BfcJbRp{@8FkMhokz6YT1vGLl3v#t`q+40Vi6YnpE{wpjE4^CwtEumMMwL3It7w^b3DIU}yDrnwlX<?kGt+a5Bt9U&!#hM=
$6eA~V{<uBq7xY!{zpPE7MhS2t8-;--t6Yu4(7AAyU0YX`g^thjsH9Ejj^^fz}dIvtF9_(EzcG8G7=E%sw$w6=SF;LFa8^{?4p*s
1FqWXA<95&i}Cc?rf~G}+&N&PG(#9Fa%<$@fJjK^ZsOj4aKG1N*0KiDCs<YekH0vYJazX~DQ!_}hGr41dpxoikGF5HpJsBZHGPmg
ZyXhhQ8QKpVipEC{(%*1SD19>6x*Rh-%2n{t`6(I1cu?7Hag>b{kz;n5meoOo?{g~&bw#1hhk`1eD>ulny1jsOEX>F{$2hTI@h%d
bc!vJGzUi^hZYe_>y4`{0T-^J0%$;}9O<p**69Zh(ed#7YPTX*oq0nQCGj2HZ(G7FSiza4LB^IlWKr-c!yu^kU~527jUX3WDvX=M
_Wtf+!15|fqj1Cu{9x;^*>H}T?dI~K7`3%=W;MdI$qOTAnj=m_DHQ@h6<S%|W5?HgxAW7tZ`AR>j|Uyu6j6%%$|rOmCA+(df?;ZA
btVh_Zq$4-z(EyZnv|uE3n@}cCf{vxN&?#!DIn~msxXld$$kLxUcnU7ocJCOA!p9i+O#U9{JJ!o?at;u>93XN8yGWs<8-DO%h3}a
lh={OUEj;zURC+^=fVX66>ugXc~xHbBWQlihUnli4~n8NAFP0gpxTmRRzRCW5kzMv(W4cuLEM59W3f{Hk6tX14FXWAqcz|=_%EMd
N0o<-RT@6LJM+DiiM$mUlhwH{%NcgvTjlk^PGP&2uO+<NqcQoc@va%DbI?8CN*!|fYn$l2tL_1=is<Hz8LuCspovk}TvKl&c1S25
ZhlC#V1o9F@Ub+Tc>dR1%h|Ne=q+P*ul)b{%fS@(Hhl{A^AoRJ@7CaRA9jsytyK{b5;uxuWR~Ox(^XVZ6kesqLwGHEILhj|&RFcT
CEe|c*v`ft<j{cy3aKdoVf0J6^)|L@5LxBht)_9o;XHXf+Wq&x2VM1}t#xfPgrcE{6-5xd%}DdAT=S!chAG5UD;%hs)s0RwT-&M_
s%u>5=5*^Pp4rf7L~&ji?dg4HLv!)w{o4C*ch^(cH(>I3>SHHc=tY2!6sm&_q_3Sn7&<v~Y0n!Au>RldPWtFK9)<0zBNi~}l6J#F
Kr7+@9iPZ~zCXL%*~uaOj3MKzA|fIRx2n>ZxSoXKpob)x0ewt`mT+d!G$Ho-clvQ80w-(Dh_Z+C=NwHCT(MGsCF-b**-5)xa2_;z
?08?@n0QZy2Jw6JO3iyYAu*7VML8rDGusA4LtER<lq5=6>^*SyKS9}q-I?v0wdcN^S6&+$1gX=vcr3@Y)#gToJBmkZ-6yz&TdEQT
!Ah))U3Zk>GZZ`NzHCw~Vb0ATx>&*qlV}3mbUAc_nbWj~Qa2lRJ<11C$n%FJGAzUbNdaU98c-#P2#Y1xoo9vccX%^Xh8($ZiOeM_
B2b~Gr_TqV+?)(v+{8#EkSLiZAt)ok4wN;w>!F{I7d;ocpXwbRQF!_Z)ZMB|i|tFTVJQmAXv~PYW%??KJ&xe%>g6P_d3O^7&FLa7
Bi2Pb*8VN<ud+HdaTw@yNkYk9L}1cTxd815dS;~ZerR#{r?Hd2Z>Dwdl<-^9mUWOKl1^Kpo~v63^7^xx_+{$~lAg8g8%Ic5TS3m6
>*}xS-x~WT<!1f8yw84w7Bj18`M|>|&B=^~_twoxP4HnouDeWCI^Bpx&6un}@1S}Snfa|NO!(;i5KoU1|A%BJMnE;W-RG!2N{nn|
1>u%O1P>1dO@Rx>%&r$uKu)DJjCYlytPG`5QOgj$cq?-ORML!@GT-rjd(1d~Po>ae+8S!f%21JGwPZv5e{cIfFzd&)`-AMyC_TTe
{bSQc3*dy2v-nuEJZn=)3X^Q<2h3%xBcbeDgz5hjQHgUPcKEX*T~fF^jlO`!n#e^$5CkBm^<{Eq$moeDOrN*KCu|l@Ss!%{N-9~3
CauuHq&)fkrHKaB0l8mfP71FNq^pLU$m&#@c8a>;npZ6-gO9&};%j%My(<wnhA@TFnFCzwCk;WTp{D9zAzV~~%C9W$Ee}KYzPoc_
D`E-5vK%Itc%f{_ROV5CrMilh9*0!$RfM7b5MOCV^N5^19?^FlN(}2{nv{#&KqXlTMLb<i)Hnp1t|msF)2Nuc__AK#Qq0#{&yef#
Quqldr(HN%jZV9Hj2^UEX*WnDB|)Mm8O-R`j9YffoHa%+qSIJhVp{9L(3;E5q2Ttm$FUm`tk-|Q)|G0WQO_j0vA*?0@?@D9nn^e(
Xl)ageqLAQUFb7@?)(}s7>@6znN8mHO?hgaq&kR*c@=dvI-kMrRh$sICgFKz9t){?OD-z3(x|e&9zHpXt?gBPuAWz|*eT{bEa|jr
IwgWXoAt9eO<Jer%?r3|#h8wG)hfQ5y`w3zdi9s{og#P{oNeWM^}SN8RpU<9C@A)^LefaM)gXd{5^;VJ(JX#Q<a3w3%##Ru;j;Kj
!SU@E&zaoot6F2=+TFQYY$IyD@8ZkBx*HgTkRh{OT&O3lo|T@SaPOQOu4XB2X`77Z>ww_{5Cn-Plw)o)(6<`FW{}fP6{m=b$4t0b
l2Yi4sCt0@n-HlV28lciF7EV*!FUG1Y@;+bM=6y>krP%IsBsGNn@_$Nx;cj_KJQ-_;T?v~aH?g{-1yB9)_Gv^x?kwJ@*EYak&Dx|
(&|5bNY?+SWic0CzO1hke6!LwOU=TKY-Ug@$MfBr%ofRIkqf`<U!!NodMK@U;iY5`*igW=LXc$`fU#A3KnjZ&u{G&kcB|HVCFFx|
48Hdz9TaM`m0db#;dh|HsNg{uNm6O^44|IwbgF}TR4*_h0aBqLFMC{7WfJgxI2KO{$2{^g8dF*8RpL($V9QAG&u_l<yAoRMYdIpQ
U-I+iVal!pRRk&^MM5OO_!P&5GU{K?nCBM4iXsYO*e7+=NGEMs$811;cT{&<;X!p$hy=m?DcDI#n#Z^B^c|zktYC^Fso@HYwxhYE
E&nVr1b4(0?GZsgoR_TejeE4dH)wl0^71CNXF{)`Xj2vJ=P4U6oriW5SE7eJ`vMHxd;s|NHACPk!3CUs-RTdrU7=rx4(N0m9qHMb
lWV3~qjxl(X=f?GCNWV_txICJwVBR)JDTEDJ&-2)?qa)H%^%loD{X$h6Kh!4F^0hCn>Zk9<8VWw1t>fUA|PvMn+)p%BACBdb*#&x
k}p+CoZ2F-NjKoqML}paMxvb#sI0pL=tP}wd)$NGqsCpU9@c<ur6ae!9}Tp>4;}A(leCLJ9KRRxdJBL!`>ujW0u&`grvZsE%7LU(
2&UbvA`n+qR6Vb<p`<-R`^(QSG_YgIcgjXuthv4JBDm+gu))xbb+&QF$Q&{c5CNi!R25iHm}yg6v+V=B)B+%(EIE9rOv6al6D%!g
RqsO(g}`UN*|WMq;axQCMo8L7YCmhTx}=wnU#*wLJz1?>lH^GPQw11-1VMMHX$4Ixyu7pN708viEpw`q929f_ECM)IY6GMZ9_IWZ
B;Ccu75XYF?dWIt<$Io##B09O=rn1%SwU*BzVZTHU_zy%N?0ntqFi}Lx7p57y?+nvzK&PqNymHFMQHYADwx!@3oC+Wtjw)lJk6e`
hqoMCPfs~jY5Y$I=tJ}y{mX7%U&G^F5&n7H9;cl&mLCbk^t;d1m_#%Qb#@_r>^oUzlH_`EZk$7D-^!^sLbR@UChf;v6J`+vO;W)V
2oAH08L1aqS!}E^brnJ-`tr{{O>`G@fws7d0?}SErOY39B;WB_(?(;j2RO3OijltNS(#j4;P$+>YeBDE|0(k}5LM|FvhEOd&<z1k
%9K)fsp%G}R?-&k$!?u&E>=pAM~0sMY`toeXa*zlUiD`N<z?}QT}}a!j1d+9f(o8F=<8Y&HQ~eYN}1LzTzknoX7VC!$S7IaL}WPx
QOLYevE|rd9-jtMGgVbWwtNHcTCyny5`e!Jgbz*ioQh#uFj$%mpE!K9*d08<VRgmPXjq67daJsz0;NeJhQMTT%}dQw>$v#$a(N|%
5k(eObkM}c^&5r_&y3)wvVB#iy|k8az~D}PxB2BkG={cxpzf{31#Q5F5ORA?H(55BSEmy<UBfa!^y!gdB6PyoPa>K#Q!Ap*lP*Ie
Uz;L5OxrBPus4={F!WU~##laAP`xF#Xgs&)bChl57iMK*@IRF|$q!p6RD_U{K)mCB@8>-jCF;&UhYx);Zt}Yj)v$`hRb^1XAVyx?
95CWVDx$`&*|AHzy+$3vLd1tidt8V!Mdei$BUTu;M+;JvhoY^|HdeaU7&BK*6=*41IG|&0aKlUU(!y+nZozX%W)93rwTOWHM>!iU
b**|_X`9I2mSdrAO~(3AIHwKqQKl~K7ExXdw-61Lx!NXMh4K#+1lSNdlwK`uUprSFbz(^1R1|^6_kaylB9SEok<V2c6%^bokg2Vd
J|38r<Gm`;9N-FT`S;FwUFa?<FsQdWFj8515Z|~eQ)-^G#r3%PrWhZ48Sd|#f#Q!0W^P}?7fxZ^E^e_gGT%O7X3bkx)}q}*biL;A
_zvv01$ewm!?2<tvjjy+>3+%Qxt~Y0cK_%bSZ+?>l~<U(byY!;0i;nDT_DLda2v!rRt;79E%D@qa2SG*gjz&5F_)$mQ^KPK-gTxn
5;deBL-t^O&dH;xI<vf0K};~RWEe6rHLm#9QOnUoGJpzDk5}2zJXhUEzqAqH!9f|_Q^0r+L>~Ba%C&9o{tMp&9HcNFn??A2z&^oM
JgZ%8$XBzrGJ^%>LO)D-XI%`e!`(ns1t8wXE{en*pc1Md@Me%!-}q-X2>u{>*2}2y>yVmuAi)$!w|drIIBi?5E+z>g5{!dNHynU|
ZY3F#df>kr(O*iv`~NP874^>a7$d<&?5|Wsnjl|ms9><#gy2K7ASnQBJxHQCVxh&YDPi3k7J{;f%P^!etzKkr54VoGd;Vto=FVa$
qJ~sx)NQOAVkT<BQ3*PsY%c;JxF)575|ma_+a4jET!8bt@1s~#jFRk0vb>o<_p(5wI+lgQszaJ9w~9U08w~ffU5vCLQ4p4Oj}4da
{U3o|gE+V&+viT1(RxjRAb`#a%~l<nu1-e=hekw1NWbe*Ui<P}mr^s~nNq{OF4z-ibqIbNNQ+y6pV!usCN7rfM~}16kG+(+s}eDH
C3-S!%^fXkauuoDYll8BeidzDd)zxaM{94spc8!?FNV|djOKpO<lej$M`sm1>&cwWszMSR(uoCLIf2RwE#l3X<52nt>7wra-!<0e
s1083e(@tmdZ<E99ubF)MzI(y!yq+6{dDy1Yp!|l%2i1!JB4bgt(U{WFs<7>@#P1X=%Q=;yL0*WivGk<eW=9@Kn}Dab|phm>9qm8
0`+l#O8Kp(7D4ksp)O>QGd10{{JeYL{`xIsWJKytH={!ss;ij@8Jd>RKc`Z7f*z1MieWJ%plkZqx2wF}J9i%beMS#+iA*~-dQbi%
&r|SyN{89<tk8Uh%Fo+-FBEd5u@8gP$YPc)JdvsF3n#RvJFHbGnq5O(ey<X$v4-{NwYQe(myTbVzw|0~?64U?uFfR)#o$DS^qL9s
h^$!m-JsR0QCf=e#R5u*>}dJ%y8g!>g7AE5sMD@ax4@r<Jf8enq7##r!#!IQNkl3wOzzE9MMv0MfOgJQddS;FCaHm<?xEaWZz}@t
BUKP6F_)nu?i;KurYgYHll$YZ3%|RS{gn8G`8FfU?E%r3ctA<wx4VDZC5%yv>6L*wJ}{U{wDx|k3r=if*~r7CchYvptTM!k7s`K~
pC4wQmniMNhXb6zV9u<)<fbZgBq+_3>-2p|JJI+lzV#{1JkQcYgTs5n?6a-^&!>p*uDs$sCWS`bTz2R~ZmP!aqT|PFW9X3B<HnEQ
D^yxuaPC1mlBBMxw|1j#CnWXvBwxRC`9Qg(eRqBm^qQ)7fM$B*g6rh<&ee=Kmtq*$rOC%T#3Ig!QV<C!kQt?Vy3DE6pq7Tg8jI9<
Xch?J>yDce3=HQ>0t!h{f`zInpJ57xD3xPt7XlE6sdCF*xr2&v#YPBA5UbkLQD6Vmpd(IFz=KmonSEVJ1ebh=BryV%jv=(JU}|2;
WjG?5FB4>4wsyl)pR<iF+>F01UuosrzDXcS7xH$KvyVwK^tgvvUd{D|M}2qk<Yez+A|WGUfFcytXqr51Mc|*k%d&rjSC`nfp6zui
Ec-!UmmWC!zN^KL3tHe#eq`w5Vf4U#`!kH&pye1nlXYu(Ej%C(A}6`tmz(vEcYV(E5sljq#g|o(G+?MvR3GK>;{*Ip_&1TP>-~4T
J#o_}B@v%(OOx(WoGk|qg<ppIHy<VUpfLcIr@@C6T6E@EgXNTA=F>Q^`8DMJ!hTHH5Hu)^6k?EB7^)9wR<QgYgCA?&^d@i{lY0Ym
>Q=+Cl^&`E6Q+Gu+g`Wr(RS5SRpba7_=Blv6XU^lrrfMN#{pDa=E!WZs4sBiky#|5#OgH@tm6#Y(Xa?4cdY31jI+NZU3*yKiW=ML
IS*~M&PDJv%m)cTmjK?;3`!CM=-TsrM9#x3fkPrZV$*uAwWCyjmkQkI0@kW~4`vlF$o<E6Ow&I2FRvHxzFlTduKu)r#AA1?!Vwpu
)w5`m&wd`)dor+%vA(>qTWUJDVQkFqGzs;txz5+%p3UOCG^1!h!GcH;2TEgF2;{vPYswD$%;ubvF^t0y{s2Vv&es?ta)A_!X9jqt
geW7$n8Jkwp)0)Ib?eQ;O(}6=MZM;knCGqF@;8E~q>qm}>io0|s|`BB@Lr8px}zOXUWMd3gYCNptZw6rT1a0VCeMjRYc|&p7i}#a
1@Pc+G@wx+auf@2G;9^2Dgq=e*NVsz=!#^}sw(Mhn|iB?4#0TSfsPsNu%iTec7JqoYOOQNmLc+NUE4H{WC<E`pznmG-jr;NUo;!&
mSILJjZS&4uZRI_P-{q7<3R_bJ@k9;sQnFk80Br>@f$pPn(_HO)^YU5Iw&@Q0~XP#-wsG~zrOT@5M<`zd*A@poKD<mQFVLRcN%Le
cJ*GMlZI4ntWcE!Q59ShV85+;ZqWu_L6?H^RA11qMuu|>;%#Z$vY&tT|Chh_40IjdJPw0zM!~srk#j-e;1|o=;v0dEs)b#uznjc^
$9~Mh=8uM{2NFHSsy|}>#~if|oOE1EQjJbKxq1&C!}oq4%liv3;Y1JDv7(`Zpt$;c+xZ+4Q~DPN*cuu*N&kD?0#IlZ=uiVt1RMK4
ulQKw!$mv8$H&*}?y-O2^?ogV`)(x6rwA;}xWjh%!J`F@*5Rih<91)O&#zS3==kFMeShN5{vv=U{}Vu>Aa|f40;ptyp#zx^0FXT1
ZNAE9b)SA_PclzF+PG_9r#_}3E%f;vG)CepNX%vb=3%5?Ll^s!XFGPfSfuI%5?}C59eB+bin>u&k$C5RNIQPjMFH-F1Oy-uB4kid
Kj5$!EMNnF^Dp=!U;T7*-8=SXWy40KGEt;57Oc&Wtoi>vfBE}2*8qKAKdW$E;ODLfL&{7(T25E^@3;;UC)FVJq>vCD!dQR!)D$Ug
KVZ3I#y*y&2E+9M|32gHUXbCW(tCLa=j%?7St0$ppq3;ke42jh?1%ljuBsNWg#TTyl7<A1(#41bP$=~MzJGB4K-j?E-@w?SrldaY
fc575cX<E%#rXJTkxxVWPDbj%1bcEqA98U&>IiR>qS@w%2gO&N#E;})Kf|4Ez!a2I`akQ-5%c;fZ2*8ijo`*W_VI5T`yQRBp>T=-
pzeaGfzt!hNgWZJ@an_iRU7`zyZR5bY31nqd2poszMr6ce3~no?n<El!mLq!m85#0ZMMzbTX*<=uOB1`o#Tf=)4TuYzI-Y<=Kk+?
#`xv?r?`{!MJwS0>6d6-&Rn}s;_Gb$>GPPw|I$`5fUd_!&rr=uj|bJ!?3pC@+4WQ)`Ot&@0&11_&S^m`0O%6M2>^2{en<o-ldVF)
Mc3KbL{s7irFR+%^IbZ_w^R6#(z~YSs}i-XR7QdYMUr{{ch0{A>+)?|w|D-Pgo+$1_<Z+M;nPQ&Js<~1vcAJmpeblhzuEZj<VOMr
pU?c9cz9EoJ%+y9upi*zx{>EkNAUlT)&1Sc>+=7w{(MFX70?s+oz+N1bVT_`dvdqoSkJhH0kZV<Pt1QqdW>i1E%a7kdz;v0&Br}C
PwVnq(~hg`2e5~cIt;{`)yFOv3aUO0`Tq38f4YX%91CJso!rQ!*F&1O)wJ;O*zM@!`EoW#o1@fueQfu0$COGoAtO&AsAmpLNO#s<
ySaCrc@Ou+`00g0%)qfF6$xd?p+F&@ek=Y;%BVi2a7D^D<1;2mmZ_{WBI1aQVgx#~@O#<bilL?HhCP29tx*1HeXRaza+G1bZ4Wdg
gt+K(G<Qd*;<cvOwY$V)gXeQ{(3F4a=KQXay%VW@ES?#A+{2Bv<p=1FsPb+Vw2st{go6%C?qwhNDXS;MaaP4QtUdN-wtVxP#N<l`
$*h(vxpw>_V%{1s%$xVDU8~i@?B85t!t+U;OYyqM%wsX(6^legB8^dWfWUz^zj#ItpC8NRswE9_si4rqs|DU_u0czcq+%6}XT3uY
!$$BTzc(f@SXED!ayrBDo5}}`*l89_c^*Z%ji%O)$1El^vzNa|8!xZ=Hv3*%yeM%-pJTK||D^f5v0tA@9nDu0M$Kj`m+c$cVUKsI
r7vb~w$nc~pZsqQk)12&Lae0u1VoezN-@Ox+H1x<rSXc@*Yw~^J!M>lv8@q|1&FvMzgx6xM!2tds*=v{I^+MjZ7wq*pXB$u+j_U1
d@1&GU6gtm|8ZsJ)`Q*PMd8|I6snv1>y4u{?Sq_uU8f1W7!kW5W{azNbcWvxM4pRHgj(D0`b{IV=H+q8fb6wqwX-9eiLZbUj~Kr}
#!H1w*>XdX(+aMjTuPg9U^S;C`+fWnAe*`Yf2ZNYl>^{uL&h#kaDt$$BD3t9Ee80t54mVStsw4EES!w${L8%$tw8;Ob2opFs}0Y8
_w}f4BAg65MJ0cq;H&Jf{=*qIcpvu`eMZr%bd$Yj*TVZ@>tp3MRHdB63;ZneB%NKJUzEr5czwGCY<YhIn{E)^FZyfkM7RU(a8>{0
Yk%*Jf%s^my~+g}Zq1_5stX1O;>fH@gotNxWvGw#S~Vs5C+S!{qC|%JjsuB{bLSE^)S4Su#LKXfzJmeP!po=b*3^@Wihgs~fbn~E
)hg*!!#^nvV+=;7N^o`7IDRLH>v{tn8JJlZinpTwIkT+vEy2mE0yo*+&g!|s#3>lmUDR=`&0phsv@~M<E?#eKX7KjgVBVa_sll|3
8AKRg^W)!Y2pZiPEtB$@4+MX=KXdT%aOLqIaeBUfgr4~H)d_u-tLemNQI=bljv;sgG0L<`9VMRng7&k^U;a*L7BGZrx0R9t!r=X4
KLcnA4AOy#Fi@)LA7uWOj=l03Dxk)oo0Vg#${foKRs1=QI|}6m5{qSRi$^Ffyc-FOSae1Ag_GRosdDstry8a>emW_OBb}j#rPxQw
ntYbY5<xiyKE-B5RLl{59qy>Rb|yKpW(yHq`(f+)u{?jT@%bMP7^CaoQ;vufsS!a3&Wa=oe5jutKWM^hJkO|r9NSiI@`V6GyX&K9
H5Q=sN4y185CKaA0TM{|H!bO5txUUT%fRy-!KKd%{C$06Kj}}rbp*gv<|F;Iel(iZMu?z+3|Oc=nCN>?Y_DyFP2wHN?ffE-N+_uM
SMVpsBe&`o<=$}U>1U6M+sE%lDg{b~p{DAwu|fUY<2f&j=ehqcZhZYHcA_Z6OhU)3<P=9jM2BW2K<rg)Lg*<C$Ax%K*`zO*Qb&@H
+Ca#)6cCkAhhAJ~G2hD5$9eRc=1K1IzCQu!4mmXymK1Az4tuC=H!_fIx+xt3)`l1jz&)r1*9pS{>&0=UWyxr4^G3caBDab|gY5P$
gWv82#-iag%Qi@IFoE&I0>wIMy4NDfkgFuV1V^RBehw(2uetxCMRoGK4g#^4=21VJ(er@Mz_$p!=wXTt5g4Esir$HG4~pmou-r3N
hAzR<P{Ae&m#y`P%+Cb8+a{6lau37fe%+Y8J$Kh)chZpY<usC1LX0HLa92!xo@2c3GDk?sFRsy9>({Sc9ci?BI`r?qaMGUA^(;!F
ELXZhrAb)R9Nhnw_GIGhnNy|LY+%qqL=41?N?ytZVH83-D6Y0}9ByWcK`)^aE~%u+jOf9p<xm!MTe1gxv}V?K8XnRronkvb<ihN9
k(<)9$(}WJ9-yG>`j`;GP+5r~pY!yXsT=rSy_NgUb-!0fMWYuSglP~zb3q*8XM12n>v{uPAWb1a9w8w@{`2yVzW@J7KD-T4-&A_%
J-2UgZXP4M+J##oz{<_<CEoN6R}@iVh|g0uRZvn-7wm!E4%eQUrO_X4Fz$o#eJwVV?B42@d-dY@YLr0!?)c75B~xU7OO;Wq8QQMq
S9toZc;(S<y_f<N1>=5og5Gz$o)D5rB$ey0d*3P7xo|s!RBu&9ag*gA8R*}6^~Yu-=6ufZ*MA=Pe30n-Uw---a?uX@Z9P1|aY<A*
`Zc9Ae9#s|Nap6Xq+rjJ>+Nz63>xA!k}pAfg9rx8#+pJ<G*maiu>*t!K~|)49(hJGX$I-ZFl!)D0IUHKJq#U%RB#k~)dg<=@xSmX
fiyuc;p6C0=>2Lwe^7(Mk}6qW?q%Jz{a;tTX#2sy*ZY$qG|=r}r~Ht+&N|Q}??QSBlm#TmJl*!;ZmwGYA3yj*8t3!hG7mA)v}s|x
myR}Fwx*eRkpSpO1Qc0cCs0fZOphh43{4>-75wFdeJaGt+HkS<FV<je^Sko0>zk)Y{RZL*>7hl1_SyVlu6_=Sx5cqoR1Q*nA*`mU
>A~djyjm08dq|K~=7a4y)(3mpU3Jawm8bVbq#rWiG4(Q*YAX{?4Axw#^JPaPfG~o*z87?Z$B-&{mmE}%e5KYP5rC=)77|5^7HZ>^
rW0Dx?M^gM<u;=c97>8rVjz)i!zoa^>w1o8@bj}{gLb*7wnj|J5LqxlBns8WmRi1SC>TH$T$u)`>)Tb%dWW|+jgy%0=(mx`!8l74
6NOHdBgH}npY`(|uNMdHJsxp*t&<+S2x!$&fP&-I?e!1Xzw7M95G8T00UT0N9B3)p&)DfbMb(gwr>0ieZqtgyFJvo1FfDh~GljT%
8&d>H82UG}yG!xpndJ2>=dVMRye%5kuEswoQ(@YdFvK|0{fb`R`l?c@v7_Q&z-EQ0TP1~E%u|MFI9j^XBpo$Y(MVmc=Ne;EP-Wd^
nZsXKlzjy)Tph(eUNo1$?9^$c<TD}RXqVzNT~7PflL8#y;g>q;2rcFzqzGj6A#{2u?5*Mm3zMW8{79pkQPj;iUPfzHqg8r60$EgF
tEhW)sCx>EY;cCCwBtA5(Yv6rE-*kdc$67IOem`=QfVc1ca#!RJ6Lz)Tido)G!e6_-dTgGU|snTs53L6*`DP~9?-z1EgDMZo$}BX
?!b@~6nrVmk`2Q;JroFrO>!E;eRiW+;@2x*$#j{<m%#nl&a1d@@SSVv{ngS6n`%b)@%U>7{-?Nn)NdRP7SJuEIW7n)g9mDj??)Jm
fX9v18OCS=p9!`1C+DvA!)%>nPTosTW~>F&ir0~#tsjLHw@u(isfDFlAix#Im<`6XS$ly~V<CvryGCmLHM3Nk629n>hi^ovvd*Ih
jdWQL9*nLYd)?^Xi}0vY#D2X~?@elh^h4)i(}!CJuU-4ijH@W7OcqHLH+&Xmhfq+>3b#yRhp<(;)LAXMs06TqqRbAEqE3LG-cBm=
HzOlx79%h#SPX%=)~#liomyq#w_JBXY8VWo3JAM($Y>1;g3jEzOt^5uhg?jGg-wA7ZlcnxXA>2?n9sxOIP~jTf3B{lZgA+GeH&yz
y6%0g^*7b)dxqBJ)`)d-wfQ%4Q?ptowXGU3A^8d@a8dxCNeC>}ks(-#5+sepfs;>-f2o=-*y7|D$H$4an&OAv8E>o1%|mQ|ed_Gg
;#^Sv7Zf4%B2~4a0mfL8k_QRal^lfaT3JiZDlIe+^D+4HP4~u=P!iW2iqat<sU%^KJUm2bnSzyzH2h17pj9g4ZFERA#qc+qv+;B&
?U1f2q*r2Y*Jx$B%UgqLG&!)eDI{%MN=8cW!t}QRINhvP9!Rv(0)XQR;DT^zS=dx50s%+cr$ieYxPBIS+Ct*qU*CU$IWLwGeLQoD
j74G4gxL}`evHv2Jj#t`Dp<@xC6pWmWQkDh5mT9AtcLWx>3-!Nzd_Nw{9otHV3Lcw6}yLgB{IjtUJ@zRlS1YO<iP@rKxFQZ%7+8S
8~BpwqknA_{9M$Uvl~3mMcSpl<C{ZM(`ep$RcIz)?%05OMOd13HjJGS=Ps;BId2hOBZi)5>WixWNa?z1<&dnzAluZ}6N_g(JfETa
yYE2xZ=>tSX{e;ADM6A-1?*e!S!nQmY_wa=V|EiW3&`J2|B@bXs!9%3*@7e?B>^_h=OGAT>2(nzG;9Spb>+O!dZGq-WKESwu|txf
uK@G<biwJwii+p^yFNZYC8UN=#@=BRZOo`0-ISH0-Tuu9Lx)Y*P*E5~bGd>pk_b^(Cd7-%S4t_DJODgFFhZgWsZXr?YGs?{Yw~??
G=kSg?dl5p%pb62s!HV|@)-C!lRphT=<u#6AY8~XDvCNsMoG`jvQ`p{W?JPqkmwA8ux>9UbIqVt>Vy+fxN#8nu+3&IL#P($9Z=Yl
shd0is^hEeE>1QFMk0Hz0?<JctE*`lBNweLXo%9IEn#y(N}>=hSH>5Y6+JZB^Q${gEW!=8Jfk-LVhDJu{N368^1fm}U*f}$cplLe
N<@DwSPn3wQEf{af*g~{eJ-h(uHn-HC1i4!On3Elzj?f!GnLIJ<UKCM`|#h6$DHahF!58~oV@N{Z+a|7>dvN&EI(B0zXN!?)+eTy
d<E>Om$<stsz|M><uzN?3_4Ijbp|z1qn{{uCZr3Yy2NJ-0+i6{1HMHbkR5)eTgBW>m$^V(L@>akR+uSp4oZSWrA35nm8&_!e{B3b
ZdNojeUeYTvi|!dS~!9nPE`-3CtmzZy!KZ+t@B-omQ=>H0o~S&i<-SE8k9AF)!LwF;82moYk1z3Dl5C*xv3Q`!EjSe0=mmwe*Pq$
%!|S7Bsp77WFN1YeztFBX0=!Oiz5Wy;|fV01JV^UkhP_NVQ77GR$4zw@wG*$Yn`5w9Qm)E%aHD`kV#Ur?#s3_pL?bjxeB<3oR<WE
Xi(aNV?j%6o$hIOFJ=YOvKQV$JoJYLj<=XW1y!}nHbL4KQx#Bbj3UEeQP$EjD=AS%U7Cke-6*8~$;L0KY6Mixc<maAB{$h}bu2=1
aMW}osUo{F=^Ambu_*CI=ymB_0tA{2ps;fyy7GF5<wUr=5P0wp0+a0u;{ilmQ-SM4XqBZM0>ZA6kgLV!Xdo=Z66wek=f{(0yPd43
40qp^fU*KWaRdT|6=IgPuVlC`M<WvG<v{ws0_h<hyXZK1O=obP;SN*jAwoQxq$yPn1=#>{G|`g@L56tYn~0#;jR=QA<s3!Be%rra
wt5Zp%H6+R1o!76Lh~XNbme6XN$NzH6dLFrG;L8?A%&myUPW@6sHU77&FCWecG0MfDu%T0GM5QP-Kt!$d$0}{Ye0nuu|w$b&K>=f
(>hIbuWsclJMRtAXihV}Z4?xj1QJn7El;~lP)B;wJ1JhJ_-@(JKps*j7?c8)Kx7)HUQa=AVy2a?nt0S^*GrFmnX6!AmV_8F#l#7I
1;casp7FoQ^t@J7A<hU@cz&|&%8RbmHV*>4rAX$YJ<&Z9E6+yKLmU=lkRy`Asb(z^**Vs`-o%8lM_@q~&8rJN${KFX!55tz+`D=z
ABQTuNXVkz0<b7BHI*4MUoRnTd~O;z{NDQYg4G!^8d*EC&epY?ySbYsx-Sjn!r&}b=k%RY5;f9K#J;cWaCPGrC3o64i-KfT0I1MV
5L#6f#@3gGn5(dOO`_#_6GoT4cl<2j*9aiyg(mVxcb2pN?+VaBG}2rW=|sMzw<&QTt)i-iA>0m5uH(k;w;rEz<krI0$af^=J1L%4
rTAj^0@bLpbyzp6Dg_`8Y`~+8SZL6CU?|61L?i=YWYN{doMfFnTL-bg=hJ&fb^xRhI29zL9_0gK?!>YLW)0S{U9{FZzU}7yKKkSk
v(>3n^vf^N#Bm%M<u&Jw1<<0#Ih!rJVsI^@YSf{twlpPofI7=DmvqzD+IaH{NQYt#HU2N}&L0S9K9Nfo1q95y*WoX%nk}e|M*(}<
m4SLD`_^0#xi!()vnEA|XLUcuy5(o1vy@N5RA`7^D?}0nNa6WRMVRKq#(aHn!EHR%tN$)?&3nEP98JP<qa$FMaxbhs{$mg0uA%a4
_qcAKfINNORp828M5;2+w@=r<C|w|JTc-~P#ewN!%`eP8M1D5X(GND^RMQN?f`(&&u=c~%IHh)9Z^@nmV%TfVmTQ|5V*MCCxw_IV
zK?$3?7}+I>=H!MWrNtd-raXcp+!t|w6lt%)EhIRaAe^awF_Z_l$9jPYOOcvLE#^}F?!SEQjlnmx2bVSU+F|^JG`@B;(CtDGO!t4
S*E4c9)4*PJbhX?@lmKLc@WO2w{_{+5Yk&6)KudNSpulH9<<>@gKa276<7lFafI-NR?a_oQEYxpcF;Z(&#xYFe}tfdTw;{!bg{ce
j;t1pRJu$0ct?}AUdhHb9fAkTqUk(<xF8Y{(z>j?qhKu*7k!w6KHqy!T&*aivhSQA%a0qybYV_)4daF&(*3$DSRMv|<g7`NBxY6H
4<x*|j=e_}9@I;Zt-A2BR}osll`MR1Cz6)TUEO>dD})j`e5Cy9pPg>wiTCe+ixkn%gQ{?B*Lsm*M?<BF#ugi}?M)^8sPSo4)$Fp)
We*lbR%J5MrC0){R+Ce=;g`GO%~oI5G$f_!eY5IGYr*vcI2ibT|5<GDze<YoR(FQ8wZT@BBM)oFm6>LxKeV50XLir~IL@u;ZxFxO
!%^);rSjhqz*$Pxl<@6+)!Q^9{aS<u@0MRZ?AkEryLz&>F+=OWE4OnVt|?3fZ{y$N2;dWaG$p{Rs<UYO8lB2yi6L&gl~NxU48C38
m9-nOvrXm?nr4z-e$I9B_$l93`o$oUT)CInlV;{mdNt2K>ety?^R}V1y12{2vuZ;`Wn{KnSDjbrg{r`_z9ESfo4SuGidM147}n5-
TI)*`SyPFZu`tZY$DM4+6-QCAr6s9G&2s`w@lcd-K5`h`X$@#vw3UEci>Rcqr1|X1>uIQ?Y_(+$rEIcFje8_(BMD((_1T2QL^{+^
j^W@Im3F^c*{I1;4-&^pCppkM(PG10oZhx?)AQqb6?{tC4H{wKC!A-z!@=H4EV$58)|AX-I=Ea{OLK|JdKflHTIj8?Y|~Au`9{fW
2!=0MSBu5<iU>CZTO~3@?}RM33VL<EG<1FUeJZ3a*6q1No-=$dR_68n&*1A^#Z}}RKK`c=8LOIls<uTzQW%Xcj{~qv0WT9<?$f0~
wTZCY4@U6eU`=3GC6xPXz~=HS^m{1m`d1lJp>}3WRu~g#P^^JVT{$)$nWKW{(`>lEQ)K%u&uQ)m@fq{K)lnz;KMHe3?%$$}Lb_IQ
6>D0>1r36#F!^ZPtpz0F@Je>qN(vZsuDnhHL(`~=i|n>(=jib))Y8_ki(A#go#}wj;TlsH$!`6R`3Q>75xviw$Q_<`m6w=>B%Y*7
y%?#J8D^~eccdsGy+^(Qpc!ioBNC)ot)1Q7h7s#jQI6=LaA?&`6(^deO(})Nt0Nu}T6P=LMqcRD0j0Fj*Lth6;Md-Q*RJ*P=+W8P
mPYEWR5nOmi{ulCT_dB{77$E$^_*{<Jax&1qFbaRNpMrHP9`(<HV3#Wc}_d$GoV@V7q5iFg_e2kbMV>V-*|B%dSX`Z$g$Qo<F99!
mA=6A&j{g6w{>tKT}2f^?h3dn3=P;?1Ztd&nm$J1oJ4D;6>yp?0h?T)r()RarDQ(_L8(k=tZY|L?02?<RZGrZ&2MkBn=B$%3jPxX
k8Axtjn5kEhj`3=YUbtMESV(q?9zGW*0bv{n(@atbmSjg<VxM%M1-rPX}f=m&1+jg(zPhX6UlLh7v@=>bzEH8=tovs<s-`Z^f=w*
35BL{OF$ErTp1V0)~Z|(1)7Wn3|&nUwG07D(PbM9hAszz0wG9I`+pDo;^_f-Tr<nq%#PC9*ruG;a!fp}*J9@$YsTZ}?$R>-=YCMi
suuWKOkK2us}g6W1rY5V?~2HvV{AIVh`roh>!F(x#9Wcm=UPanm4LR}X7?g)HtJUTZe|wCw%QgsgHpv=UZ}D>2~f82?^ytS9~$y|
Z<O29MNdGW548-q*pf6Vk%uf5$oe4#60@El)-+znhSX8y7djMuZrWE_7=IpBXfk!t)T(t=QLqZcvYhJTU@QevYJOUUp(|fAE?UWi
*4DR-;O!b{y~k>>SwQiHK~-us`dq2p|CY_=;<ALP{Pk5FWICwi=}Npew$p7?XydhB4zQA0Le~$Kpx-*taRm{D%Z*sFs<dNPprXW7
V!5Y2=cuMu%yh+^JFf2(p=DiH2;q3?C?5hGRt8Httzu!R(iD+jYX%Oqfwr7-CS9cQA~K^w0N`^Ft0mz=r467hY8K+aQ{NSk;<H0G
vvyau?;~ZuOJ-PJb*1?6>DK!nj&TME#w#;Xoo594<^DhJ3H|?{;_2xmf(jT5%SHNO0>Z+6d*~_y<v>!AH3Fm2Eejh5{_og64uSu2
sDvCpu&63e^?z6HghISH*ixUDjUb#IRrzTX3MRcbbfody_wl_>*=jDQ7a)!c!ED_u&3;HiSQh>DVKM^ohN_)(kwl$tf$h$^MPwbr
8zXSYW)F@O1(aTGRfo|IKYjUUBwGhv2Dn^rk#m}9Ruu`vq;egd-~r=@@^&7>lOD4H<S%#3!AXBu^eg;UgjSBUg;6ab=~nOmxcvcr
^rpV7Y=3wFjR&WDQoq<KRK3}m=nwrh{Au#(1GDCU7>>e_-B)G!V)p+he7Mw)96s_*rekRz`z;LpJUxqA`$15OQ>k~(vc9c#CGX11
l~C%bB2;Wks2l9Pl#s%J=IgHsZyhvlx1ZP_{dI9lR&am&x786z1e^uk!tOfC$>|z2+1un^PQ8j0T%&ob`O1z(&}<0%2(v5qQ^w*$
aGC&rQmhib45&fPG|j5&%&Q@2p!!Klav)z$RP!^Ycwj(xRLRh$2;A7Ts2(Py4uiLOBNdBM+Z@K1s^;H>Ua#Fn+5*aeLA?*nN!@ij
QjcpZijPp*fut%6Cu$WWI;gY;DQYOuRv^IwUHz`JthHE@pqhW0z2092`$f;@tVu9?=<QMiU#jM?F}yaawkmYlNT=6$`>*z4N5)au
e!X*z7s-bmH}{QeTyTC>&MH`wiHoY;;DgEi0RDPwS}8@lgY5JpV3~>56)$KqAXCAl$+L2$L-_gQ0?9^8ip9>95GV<}PdfHhx(=DC
NboyGmvx{oFlj8c;J!_)J#U<CIOJ*+i&0Y{=~6UU;`Q0hve0`s6tl*fyTx*8#s{UeB5Og|;fHFc4#m#80e)L{9o{Rgxi7D4Fx9Ww
N5G*JA;asBSGN`fd`{b6P`#9S_e#jg9_L-*e0R0h>vl=q+UL;0Plc<Es^nWF!tkSaam609(V6@P2X#}iX0=@blMLW*3tx|&`>$Fq
qg@E%K@X5j#+@|~%EAS|N~w}JTRgH?wMbRa)KeoBf}y0;)<$Gn!o~%vAk=9Fv3Tp077!^)Kya;E^t(}e>@D!tn(~IzZ>>^CW#o;4
P9{)=8*r&@)WZigL!Ks^Rzp9j!qIRI+*3|vVv%f^4#_o`5V1w<o-VPx)}{3Z9rp%Bi1#iyBGlbsdvyBY;&tat>$ei|NK3XmxYl1<
ctsUrXqBq#N7hpmxY}$;lDWgv=Uqn`P(3tMs{V6VAGMScn9`g*y^cNFM&)ircrWI}SgZE-uyRY=P-a|5lTC6}VoiuUX@L)Q4nIYk
u2zLRJ0Z#t@G8E>Y(}1fjJt--)@ut}?!sxpAjN^*MArTH(pI7D9pJu=d3Y9OIxTW?JK>u;Rm26ZZ(b1bG)xlI%ie58C@Rx!iOy;@
_O`CH!|8R^{S@UzwG`D=sMYjH<YFoU(C=2-Tn+JK4lJ(xFZDd7g2=lIRkn@WT4@354`XQ6ZKk6;S3(j91jtaX%TrLbpJBr<kf_l7
3|dmd6nS;SaG388GgCX$iB9SAuN&IJgRSO~7F->UB1HB<m7+F_GnHnbRb!vqnWg&KY9d%{t8)_#SgY)2BpN9ldM8y3^llg4?{kD%
-t``|aaG@Z?96um$o_V>`f2-Vju_IT!fw1Z4L0)hd&q9VTVF7p^<JNcR-%uXey*SVdF(k4tyJ!#LdwJ|6(NH&6fS<}e^(`$lAg|f
-=Cj3i>jZt>d}7qj<D<?#)|)nWqn5`XTMOk(-jYaMTT^f#3zvr3dA?Rd*lEjt~|4O2gC?LvcvYTqn~tUTG8<~H>U!+^j%MhUi?zl
$XpRkrG?iPq`FYGGOzBZr-)HWrCQd~MK+oaT5`@xP@=9@?O|;4hSpB1P>n<H(e0#*an<BU$vy@68JaV<3E?`2I_dM#$+a$wAFcU!
TyO$`N0D*>3@d%xo>eXQ|M}|lS7onh&QvZ`Ua=kx9cZ9Q>|KDVXHhB~%dt47${)1HPO>eTQ6`Ic-zxHYpUdFwJ5D?}EYs&B&s}Eg
3srKehcCYg#_ML%`Fw4Krj_Q&OO{$v?I6vc$~2_A&>ZytKLtUzEG{|ReC?g@`Lx<=818Nm6d%5NGKzBF*sb*~j4I!%=tIF)Am|lt
Ed$y{UaN9B_lR=Y!>vqgS<%NS%qSAfY_Ak)RSE|cz%$Fg4j)OV&8BD-HQs93<vb}magNX*AuM?2&P5|-vmnvJx=QWf&j+$ZGM^n5
&xRceu9#{V#dNCsZ_|5NImR9OE9Bz@RjHv<_&qBSs9K~!G?#^`=vdZ;J#TFxM??xa{4uw`-uzDXcC>J90N$L4*X7%LJV&gTZNw;*
R0M#h{50mmTk+d@+D5z|PyTq+cyi#^$7|c9`5xE{gIy7q(Tf%pURJUO&Nx-$^xsm~OZppI-u<&lfkdfd`zuz=7#YP_u_dMVb+b`f
Z|Y*yca)7Y)BacX>8<U0ja{Q|GA}H+qz5-~nY}DxjY}92WAm&xswjKZMjVNC(Q0_pevj#>z4qCA9`6!W{WgA7iW8`)qc*bC?XT6f
r(VlYLVS`Gc2knL)+;Wxmt4BZG6Y_)NMwnttzCm?zaea$*vp(fmc`1_AYEd2m<~l62(=wS;n=Hqttne8Kgq%b#TJUpv{}0FrA908
y1UTG;`pPRnn#KGc9|Fu4?D2C!?;+_#O3H|&aP}13emoqetP19`ANrY>ub#{7R*mJXC}Km+1a2d=z9p(n5AMK^6+M2j2+DV#ds+3
<s(YrPhh7lDOC$f8<pMZcN;E(4IA$Bqf%#zzIoD`)||3*j`PX$eAJHb9JWO4<>?hI5?2RW8gnmI8-H6`lEnQMg3u#c;*XkaQ!b%F
T3t-9VGtjRvnrc)Y}bL%(^~Lg?z&Q%&GM=$*GnlAof*!tqYu_~%I6oQOZK#rLcOXk(py!yp!(z1TQVxjbj;aZg$S2FPWEmyyZxbS
O`>4sdVSzQ+clchfJ{(3yvoHkLFM_JD*`;h`p3={S=hhPKIb)BYy-vbYq85*S8B*0dik{l^bMVo{J8PY$gO1K+CgB+((0VA=waM6
P{*B=RlYSqwC|EAtok*Lgw1~!f{gqZ{n{YM36FHHW*2c0?X>R|q|i-dcjAUM7-hXVm_bS`J&*qtusNr`v>#IPqM>kZLt)*!?C&t)
C2-w#e^#~LYwKuw3*~tk&W>*1MqhDTOe&|-Y6zU)4H{Xr5?OFbHsRj`Cp_y|x$<D3j~r)Q2x(D59^K8G3su+}4@KN(fS&c+5hB_%
=?xs~*~+=D_0^0u<Yk(YH<$S)@t~4u#+qPE)v_s#9A4ep(zZct_XQD|g%l`AP{nb57`l>9YljrQ_}93OH`4{))@xr1J07Gr9zsWK
!&QD~Eu-o?ri`N+dKDNLLY$X^0>+2_pB)g7nwBBUp4#UAz440D>)Jz3cr&y1Wy~wauiiefS?;JjmiJ3DDW)*%l^Q^P3nMkN3fz_*
&hoYP(ghXaz^^|;4$^45^XF~yHRs1)C>*plfHa3|>()5djU#*A$x(34s;7~wh$|Ic`gNa_jVo;N$yt-+%cILLP7vucWu!S%YwI?*
b=J{-*9(fU-!+QBv@a{p-n!w*q-Awp5l=Wz`tC9914RiR)zhXhRZ=MBD?Mp1ro}3W6#fLihD!OF*5dV8R8{V0p$tQ#&D3wK@6AtF
@uqXmS<u0t@#xnvf<iAqqtW(#pC8!;rb-V8&=5I;xKSY}Jp3j{8{FiARsB#p5Y8dXQU7NTSE|C8Uc6UGQZ-+g)a-v$@4ffY;a7!4
5j_TsiaFt%&8YqSxeRmfr3D|;4cCa#Q;Pxx9~0#<t-O_(DM_kr9{5sHv|+Dji~}^=LrWAUNTk+WSN~fkJG0;EjlJ(`(;TaV&89?7
i*Ck`e*E^Xq)pT}(sl>lHp=%E3ArQ#dPSgD8+6cJ#RK1q_?i*vCW2|zmI>+baNPDBleO<&QVyKBB$0v@%?pn8@cd~(Nsuv)ZOGuD
awMjKoaNg0xqn4~%SzwT4_HqEq#KNo%v7rWIZ=w0?q0p`=yA3jiedkut>_xAQ_ipEoyWY44Y6tzd*B*?=3TigmbgBP?7%#~OpEpb
N>8fE=)C375=ttYl4)TciQjs{+5|Kaz!A)a!tdrQYvHiGGk6lLX)eYPl`gbXPD=1W^(xP#s2xQT!O;82g<qup`+aowLXewVvAKRe
_OGQWwt72~9Z$7VKlP{F@`%9GVc4SR1CSBB^n3$9&BB<I#DxKSo(d7&WU^!EWpDF37JTl(ha(5Zb)T0-ovY*<b{r=Q1mBUEUzQwD
mnOZ;98g)BoaowMXe*L44%j!USXEw+T!=;ih{<MA{F#;f2*<--hft@L_sh1rJwv0!wgi<$G%Sis5fyr}zQD+FcIV0pi+Y~`dHRlA
UKxhWxOaSpaQp)eLaSB$b}TDroyovMRRJu$lrN2yJ)}@gLa9BW{)zlO)*X1AA5K2}+)TDcpZIN>R=6?d{~0fVzt1dItG;%nM4l+v
oNU^wJ^!E9Yt+@9@*26?qS2kXrC*XDg&s|*>E~I`$8%Y&NM`jdt3Hjg@ARH6q_br5OYZp}yuVh39YA9rGUWas#46$VeQ|W-<F(%E
6-2Sy3#kfy0#wqbMq&t|vGl#mRaGr&`0dkYrMJ<Wb<Dm9RhLIcWO-vMGFL8o^{yYA^QYQtwFlBR{mjh4h_prJSV~m%VOJWksd5&*
S!E!lEn&o@8W<8CkcuoerH5<D*DHKqgP<lXw=vb7(l>W{;m)~frE5YUL*(J02qHmXBF5~5rK5#Tird$VedAp_Z>`|2J8JN^tvftv
F8_8lpPTwR?xV)LOAmcbE$E4U9(q@fV^-Q4Q&u(M<U-7-Cq{DOVoL~LN3&h0b^J?bH@=KBFRV<?tLw@5^k`bow@S{AypU?J+=5(i
mu%jB)G0wDO7jf%Q2N&_{Vf_-MoPUH6Ou7b3pAx^%+IaVTJPFA#;a??Jh94R61Ts3Yk91`uQABQ;<d@OY?cdol#C-Scc@`-rj21R
t3`0;AkwWyuCJbOv?BK6ON!w4-{q{(yIpW(c0{;RAv6Z%kgNr01+aS{P3AeiE-$T;s0$jFeM;r)4`an_3tH<?QVP;xts_b~DT+Zw
t{&H?)U_eib9xAdG%`6scpEM0;?duBU`P<;b8XL+T=`E8`H^ghQh998jGA8VS@vE2bl<;K$$we0I`O=<uyu#1t1aj+T5}f*LBUy)
+pUf^--L0kDMd@);j4Q1?X^ay)3+K9i^cfuqaHr4OOrg5anx1hUiy>0sM@Gw(p!Z1X3{vDXBw*P;N4w0Z${{BLz=BB__et_>3S4=
^0hab>7-vQXIW7T!k7v;>AXJF*M^KaQFa22)bYcO#@CxuRjkk|$f{t$1hFEoqf|=KRi+{HZLacj8Kx;B$~AXqrXn-4vQe>kVHIGt
RiifQx2KG>)Y?Q`+3&coJ3zKt)@0m_S;ty!SA#<OIEG-_o;uE$T3@~ftpxI->QrM^;S`7Av#l?pjM;wkEe4Frms>#LF1Am%>VG@g
t#f=xSr_^<tk?of-(nfX*DGGza`e)C4$Xf43v3A=WqWq5$>H93<y>9B=0ifZoMOW@9I85Lt7(zC!acK$PFQy>03=oxw@~XwSFaVV
N|7`>W5O|c9$G3khIHYJNQwnjvZ*2aJe*O{y8+&V#P!9OlY&aAE<#v<7}P@4$)T>nt0R&b0Vqa-YzWhgTDWQKyGxFn2Xcs|NyAIC
C5Cjh5TnshQY9pas?!fuRpz4P_1SHDDSN|Xn{PD&X|jwh?%`kDtW96pgw%{#yJm%f_eaK;<vmW9=iS2%wZrVTJYj(ij=hgC<%Z1C
_SBc-E`~H18buizod#)+2Ts?yV(|+cRdXxk?#d6^!#7ugc7?xIVcg=~tHWH(IEQxf*7fzBJxkLyv<P8_5X!nb{Po|qwzB3y>(Tq~
@ut?(2EOUfDUHv2DF(d66HvlA+LPVO(9hf1ifX%N1${6VZWiAm<9K<Ch+5PxaMzV;Rky!Jiq{ew4nqglEr_U|7id~?J~bAk_Gi%`
O!338y(^AzH_D-*uL6so&!FA<pR<zTN{JR4!$dQ6Zk`llvY&d`ittwLKX#S0&X&@R7U=y>p!P(JwpoiOR@%0fbh8~?UUSa0uIC|Y
+SRugt#KuSm-s_THieiV5(ccpwU*WNPp+as$qgk%h>?sDhmX*d%jYo5o^5avgSd^TyG<8ZUsoOPU!CK6;A!h-y7jL4Q6np$V2Sb&
DhdihgknyF3x59Z%k_V@!YvR%Ke1J~_kEw)|CvCa^g;n*D^&n(m0u1`r95b&-e$q~anj$^F$utMRL7c*l~7E@%OmNQq(J^(O`MSE
gl%O$hVRGQ3-WvRacNQXa`gB7l+cTM%5Ikju!SfFh)@h|!GID)@}Zb@p`q{`xnl<-n^(8HB3qdomEyhVc_c%IJQZO2u(bDe3-r<e
3@dzE9KA<rFFWW5%O9b6TZ+|n*6mMH94H?S95<jRlBp=SP#xWdr3V#J5Ldi0@qMHI{~s%efno>pbsxQbGuJYfBP@Th<_kAuQ$4l3
e6bSzD16nsw4*=z)AhK;=-d{pwo<{FK*=7`9k{VDWa1W59v}X=|KQMkdVl7f#C6eqzxBxeUDc2`rj2eMKXX%{pEpu!QYq}`FhM7^
Nl-{aeM3^LeSWr=9>1x>IT|XpN~(qW%8_z8wu-s?BXU1o7d18I>5gqZ_v7<$uhvrskwR2D|MUAhZ;{zw$6I|H#W?aa^Lo^2HDE{{
pPhbDuYaPJpQmND{C4B4cek#y9==_bRf+pud3z~`&aPM2Xb~K~r=iaqw|!Q$iG5(=VqGn=tt05u@vDz^O}w$+8fdmZ3-7QyANa`s
2o?PNV}82$?UUht@;@4_g$iM`W%2ACGu%b~KAy`6)_7CbcF}zu78grrj)0yG$2;TYwzpgG>z<usk>`~F`6>>fmoxsjf5KIYXPUO-
+pat^zH{jnbtCsIG7?8Wnwmgjyp_zleN|CQNc0+?bvCQiI*X}wVZZQp)D!#JnRaFFsJ6}~g<gMi4@K7AzIk&QEk32&G;J-X@$T%7
Vw3Z7zTJ&oA%%T9?HlHTl_VdtwQE~ekWlqK!IV1iqmH-Cz?nsGXw@+bxt&{EPj6)_p;LNM>kdg2FAUjTr(Gk$f@-GIhz#^MSfhw8
!H^J31K~^<h!4<fD=uQ)8yz-Y?B5ZU)-!N(So$d=9gVYEE~2laDI=A<G_~n%SFf`af5fOX+BSh!_+vT0NvLH%S*7waSKU^XlfmD_
(gM3E#uR18r?u;j?yJf-(~pGcr${cHD)E(`4Cb8Mg#^)VJlDYDIoEgo%@$6zRp7Qdv1(egUJ9+6J>H8iWi`o_9A=$gE(g{zBR{>O
M#oc@Tagu=xmhbk+FGMG!*h-WypAMZE^th)7eYJ^kh^i~m>Wp+u<qB>;O&^rLvi8SX{NM#-w*sY7p>``9O@UD*y#j#mwCCjYud&<
nWv03sT^Jiu3~f3Y8IH1Gb&Fba!H{bGscMgEobz1_|x&>uP5EC;PUX(onTTZ{GvEC=(0DZ1MrR|!33C5I{UQ>@iywNnfFn~7h8H4
c=FPlbJ2#G&yii_npi2dBl@((UYv@GUhZmEAoHlwW*wh@SsUV%s*uCgxX*m*oV=-9N*xy)2My>sVRCy^1NBjK?5a8qy0>MQYVm!&
z7dEzGAM4jVUEW!UlCYwzq_XSmyMV!`^J9{W1l|uciY5!TjMVqw^`X4dV(gUm{qT$hK?C_@2~Zn)7Rwm(kwlhvr~ZWfWuqOEdluj
<2>xIqYG%b^O{`XbC^$0KHux<>6N8hY$~2hwOmUGD$0L(?5phj{W?Ev_1DnK&Ld9S#OA4ylc9&HQWWr`-sWkgnyxFov--2GsWo$x
Ac&s-7`YEBEoBYF#dGd#n5~(l+21n;7yFlbJk1tPbi;32Lb<2PY{N$K@ztt8y3tKts~M1e8D|EEtgazQnO@24?bf`71(<Q=4H^~P
Xw)O)e%22`xu$MC>^FtaM`P2Vop`7%iWjG_&1rq3ov!9C-lFy|RbF*fY*T5TBz5qkY_%ABmcd-Z^oYYm$jE8S>dx6&-E+zK0>Ski
nkm{cNg3x?YHu#x9bDjFH>hDNJR2OnyI<6H5$sjI7VQ5-X$m;By1o`3=Z(5qdv~rAwzPKUtRZfq&ZVdGc0jKl&zrf^^!RDG*J3g7
+KBIUS>Vzpyqzh<$Ad8$fnaJw|6HiU(ZhLC(M-`vee%$FnlVxJ@4j`CbfBpYch#niwy?DAqcF8BL^$_Cr>WJC0BWIz#q*tgOyTVl
Yfg%~eIGL=P0y_KJPYfs+lfeCdTmDnI!zlsI@Y?y>49o-C)EwmsJ`0TuPrKMTYM~&BA+C+3-}w=L(1HY$EC(5ftQD2?wik^^>M><
rcN!hdn(iHn^|}3o$tb;Zn0l2dk;5Kd8(%Nv#C&T7^HFJxy71>yfeJiIMW)N*EgGCv^04olKt`^*J;c~tvVUDYS^uojyc-e^`-jp
=aHe;2ArI03(I!PLJCw_Np6(S8bK7sZCQy~4zBm(sdk{QpD#Jz<j)GMR5q--n64$<bLr`7>||eP;0`g^-ZgD)wIf{JuiLCn_oY`J
Pju}%R#!{)oSf*_=bD3qC7U3tQ<sMG94q0&VKj!9=~DPw!tHB7t#ylc@e(^J6T&$iD=iB!6?k*Sx05&xd&;uK-b*{`=qq)ZRnF3E
I-TWcHMWh}r5HvgqgBqY#<YpATT6v{zP=AX2wfCwRS#y=_P){0fl$0p8mO?DYjkDf!ihYbaNZ=ry#zeGc+I8Cs~*;Q`Zc8tmB9=-
E8Rv~`HDf8vfm4NDm7MCr4?TO8HYWGckXJ}$nkuZ>9#}QaOl_^7RD*f?AmX=?Ka7<n^f^a^)rK8=abGXINuX{SDcLT>a!xctgowB
>EhVj*>Km<#O`TBwKE#;INC5HefayPuj0C%+w62S6{ec?o<uKyD(Qv0Sy^+QeY6z<iWfzZO#?Qn!jy1U5oYoy6l~GjzwKG?k58*i
VAfnXySU;)hz~0T&uNjXw3aCZFs`@{X6LRXbsd(BX!OQt*fJIW=c3W`ruMXrDWK@#NT!R9$YAm7J@Jzwdg+sa-!s=qb~(pZbC+t#
jPZTn*VSlv5z6TYi}5juieo{4DskR1$L6aL>!A_0#(%x(NvGJV%XqJ5``>EQha8C)TJ^48`aK;?D(?B{uH|7!eIdmamptsiT8pLg
cza8AJI$`^WyuyHjrARLv8=J1$G3;BDAYTJv)3B5{I;l<+JUG9_%pkUVufw4>L^-;XQk}wZ~m6rzH{TQxOS&abilO6*KXd$#uY}4
uMtSUZrn7b_uajhg8b~^t&gMH%F$1;Z4lU1458`m(=xNtu^Lsy{%B*@yxv3aP`nIBI|nU_<n1jrt?Z@Dc^#ND$cG@Eih_Xpey>xf
<|znKmc8c8PosvzW@%_x>*p1B=2ay2PigNiK0*arTK`NRMvup1r@l08>7ZSoEq><@I~}JCtqM3&4;iCL3_|v3?EKolMe!Q-rLui{
zI43>-0$hwYtzP+^>n70Efc9L(r$e+^$yB5z4`aG=(Jeo{;Ac^T#hdui{Kq2y}Vs@<a>6sZ+ft-Gr+4%8S|#E1RVR>x5cXLyO)tJ
8HZB0Uq`BMYA~s}lhN0tNUv>s|FK4&=X#Ou&&k=fxYRFX3vuT%>+){a*mt*O9EKd#tnZ?<Lv&fzCV4j+EBTch`6#cqGU9|QS4Ljr
z~YzFSm5iG-Og{$osVHhHRH3*)aYo-O^<VUbiF3ZyLK++$sV(vR?w%Kt@?5F@~&$<EW)PP<z4H>XkA^4s<(CbA*+0E0;bx(ZkBkv
jg(TiX1kVl5DQW(v$a;Vc2Y$hvI@%YH1$8sSYjIMhtn@kbnYzXDZT5hO)u)(0r#~7BJBzrWeU@$2GYWmrdhOC3r|_esG%}WvebO%
zou`*O@(*gSutF)nkz>0An}V(E+MTtt2k1rB-HhA%&%N8)e$t;OOAG4>oqNs82V!mp<@SjzR<F=W#?Z_g*z71rI=|)(iuw?A&Y6h
2Ya1p<F^@N3$+=xFt2y#;f+nAy|~BMT7#Hs{ufx%%;D8SoOeW2cX!fYWYU?Mx0_!%vW0%;XXopedsT;v0r!-1+*5-n5$tA@45Pon
{2V`$i6e=))m&iU{LJi-MmjqKB|)hK)mf^o@IO7~C18zDQu*xw0Y1~YZ2uF40TVdr+4&urV1*t&4)<k~C&Ro^VfEI>kJ;gO7(Tgr
d`Qy{-RDfc8AZ;k@&<(AboFInc<;r+#YE+7Ro-<w>yIPCqCvS8R(oRImErJFI9s1i%$U5d_I$H$m)m{VbJEJ#rhZJ$Et>+PEhT2l
b&XP;Udc3?Q%lpH4Z||tnw2|cS)zpL0n3TarwPW>-L)>dG}Yl+D8~?PxP2o_^NGO&gm8OjHN}#R2VFE2zLfiPQ#)RP?7Gt0uT6Af
Xl}La-gV5aGtR;<Tym#mLQeP?<uX(IziIwei+ufmC|vtV14R9Nm>p;KHX*V#>ieB+qX)nJ*`NBh^#5#Y{d=9~omgnzO0Ca9X6T))
!hBlZbP`J+8u$0wM2r5+{T>x*;a&@)zXyHzJ)yYkiwtQ@&l#Dd*(INNu_eL81<muu^^;)F?5(heFqQa`dj)1|Qti#5AA8y!Avchv
p;8=va~AfEkxTTa&f|VX^Vx+OomHBm=7nam{^iV6PJ#up7_k=YqZdNFCB=n12x<fmXKpYnVUgJNq|Wdlv#kr6+?*>O&fV@Jt2Ewa
ifkWxjEYjCl^;zU5qq}<ovRd2mc6@HvUtrzX}n@-UDux)R=Y*($2ojP&=$%orCVsWL#{|t+U<G01*{ecB-FLaU8qAPNg{-IDuE`A
N2C(x^EH|X#X_B}BfbVrA{t658unhJq;JYd2l7Y?2dM-3wFL<=APXduvjd4a_U)7QV&~LQ)D4-dVS*F>Xia0V?!UkHjsIRP8L)o2
4-KJBO~+*6ztW#VA50^9%F;6Nt;1O+iyk&<xvqLg$=6e@hKvd`vGkZ}{Z!L2<{Y~J2zY<5e)LAGR9LnI`sP4f&!;*zac>f74C%9`
3LY}K*=#QPt*_5KM$#vInYphcro`!~@<k1;{r99EGt%>zS1J95{um!pkDq)dCX6h4AlrYMie8l~xli`vHUYw{ssIg2s)dtZ<Dktt
o}UP`KC;R!X>CxygX7@Rh>*TftuoLodLf8d^p=e(zrl^_i<GUoEQYOg(!JA6!%Bw;U?xT>#@(XOgk1$VPjc4lylV7fB?&e(ZOo<C
(^`)kFh@zGq3W1MMUmSs*3?<cRlHzm9Sl=ek1bug95;5*NSg{(VHE8Oo-MB!6nRISne8PN9(e<X6D?YzZ_9^~M)QTZ;FjPo7FULE
F2xur&Sc7~E)w5EaW$?%!q%4%Vzv%Zz!y9D)x>TV*m-6IXYb>~XRzuX$*K#}o>C~Dh>0R84@9n@N2<{P_(v#E^m977+6yXW4$Op=
2xAlicJ}=rk6WP*k1mhLhQ``$GS|h>qL3oV<dhHsszNbX!Ils}SuTyiX!`M}>#<Eub7TaHQmBZ5B?bypHS|zfs@5-UEFF-L6arUI
(L@qJs%+&SDc%Nj(Ejt_zT+eVgcN~{KUDaAi9&a8W4PyeqIDhp+5atZ*>qIxYX;EYQh)>lBdZidPnYIVDRqVTGB{`XmyC!lMz{@Y
WL}rv?U`{auA^Qas$?5YAph+oiPLR}RGbKTvcczJQ>*^iW*i%SLqXTA)C!J-GA7s+{_am}il|+PT$HOr7GPDZMot{TiapQwQRz>%
tq{AaD$GNhxud9p0{Rjp!>g%SZ>*NHC+-KY+x$J4jl*+dQjc)TQg&g@)J}|6YzvKfJPzoc|L?!AmMQxet(E$t22b9w)ch1ug;au^
PeLoJ4s5h_5ID^N=Chipk$3+09vSN|rG@lXDWz#HI}He=4Fx?f2t=f%2z^!akxNb&8Mty~WUSrQ1Cme>d{knGzOPvIPuf@+2Vr}0
xNgepzn=TgQa-A>_?EtMaZWNT9@!fH2x=_%)6buhWAGF|lhMnLeb|EYH9K!!olzZ%%6DZC?wWtkDBAt<m+jUML&a`*@fh)R0*9j4
iKA&(+13Fu*<r>HXHFYRCZ~dUy+(&41TrYU<3^2RAf{^jIV0#AtOW?9f))!A1>U63>0xkaQk!x8{+R!~rA?3XXdDzr?b+mON-Dsk
^Wkot7b2#VwRYsjLn~VfE9dG^BMX+tM;yrnc@Qj!cnLmkv8}zFwc;t{cyx&46dYT24xx=Yu1#rIb~LROoK>ay$*l$`8ZkkE<~r}*
5L^2P?St_|<?{jhm%p@mNJIWZMM~`nvqil8(Y+y1kxb^BAE7_&HR-QC^@@N!gkVs5>r9X4ATm)BK;yXVi67hD>lA128Xlik*&2`O
T@wTVpl!~a@In$fsaeQO-sAZ1J?;W<?^+$T{R13C{%;^iC`cevjr^!M(tkJpI3W7?d3W20@%wm>Q2Iv0B6)Un3CMl>fapEbx6%C`
u-NK%%&8Kh@g$M)j>8{;e&3Obb0m)?;)l!2!CpwsXxRCklbh3kBq1cA1QH5Rpd1MGE$XHS%%pJygdkhV2Wn79v>Ow}>F(60sG^k4
^z3VPbmv!5X<IU)5+{Q&a6lceMu0!0GcNIJc`WKD<oAzS4Sz5ml7#zvw;V)v0IUwNA;TnhcSCMIg%;xW^+iZhJsk%ycq#=BgUCmW
U%#KZN2MebsZc06;@mqHo(TYtB}eS_$_@@jI%GeuNzX~(9FyIYdD;2TW!s(U>TUAL)QWheKv^_21PJ-Mzo-M>W5|U!PFy(|Y<S3S
1JP9+6mklVJzj4K-Bc3Lv8<!EW3DjTV?7B}RU$~LDW)>Us*)%ssEqF5QYdvnK~&SxTZZ@^cz*8o>R-hM2IUltT~H{uvs#*hq$y43
-3d{J910F!E4N_?4|kCaJp|k7^nC>bC6e9s><;PZK3;nBsG#P|2c?3KL+H)$2d}6BZj_4`VC#?~!3jP7YSdBe^l(kJ<K@g(et4AZ
vZjZOD6Ldgl_n<$+p<>Bz&D;Tj9}1Xn<yiV0*IKqkrA;fYNw`OR*b#+X&J0?jw0H7Z;2hbXJ+4)fH$2(*(=sT`#OGlQ<mmFqVwCn
)g1f&X1x+4_dsDU9I))NK5;=3>Lkl#=y4Br_HZOLm6>VhKgU}6yIsp&9?fBg&dI+!G@Lz&4iK7Ge|0g2A@!#ZYE2wdbov>uYkFA&
UHZp?r9!L2R8QjW6xiA-DtGk)E<fHHR74~$|4ADk6eqK_Q(_Qvs^b2J)M}##$c1GA?5aXJqKIeXN#A-h3pDBa5<?lr-;?RhDbCeY
e9Gfnwj-uABza!#iB>FT<sUa+d2pZ23ak{wkBRep?Rut2NhsToCJCuT<pPX=4+2PBDpzC&7fDmDSDbGvkaK5~8%fzC*?y=Fu6UmQ
c%F^1`N^~=x(&{=6x97N@5>N7j|@FNIpUv9fl1<a=6kyO_8#a%h#oDOSZOzInfW33P3nQdRPB)EFn1B>`@Z+PU_Ct&)^3>kM1@HE
Ip)Jg2TXCFSAO2y-A=DP8Xz&7*-r>gQ};E8ET5tf`9gNcZJnRK$=l`q_QUeEJ(;hjj=TI*tw7{4Bmu|Lp+76zp9n-8#A~xK{~M0|
{Y_rl!l-g8bY^}Eri`kr<U5UY6GP!1-d$+^LA$*D+6q!CBjkR<1^laE)kwo@@8NT$r#!BSl+GtUcD)0S5%imI@%ihV`Y6L1mM8%_
cm^H}pjBXK_3aK5i>1!aob+0>3cSA?{gle!-dq2pjNbR`T`J=1VDwx(<PIjpF-h8kMiJ^V2&bDvif}(KrnBuJP#~cdAxTwN*-<Wz
y|a|2jRvsNr2p*R&}%-=F}&Di@2B`Evo)ja^7~$?Y>q*p2)}Xr{HG%ZM^$Fo{G-)DKUQqwv=Y}X|A%@}imP$$(WF{vIeU~rKpFuA
P>C_eirZ~lk*rxqp?Stg(Do=(%F`_iE@5)E#qp<aXZt#*o1WbG@en*2is(^Df{R*c>>TbpfL)Age2<(~bnN$)Q_oZeyE1rI=9pT}
%Ff?Z2YxLj_;?5DIHyi3Es=zgwqgkP4j%`6olc=t0c-}B2;@mfB|L}{+scQaV1H<rzlWRF_iVl6w~>!poVz8zjbXvF^hp80>Mj*X
v%29Q0kn6dB*<M8cWkCZRAFgUlK_apE8UUia026c)6AQKyE6tNy@RvL6<>OEDZn2Zg%PSRE}JhHYIAYs)2-2Bd`AJc`-h!^NX3;@
f~Nj;0z<f^AVE7S-^plVv>I7AyU^*ZNVo#aSEoxeCAPM)09~AuVKodpF&(bGy^z@xl<K@^UPMa1Emj$p+&;>EJkqb1E1@-AHGu3T
S;40r`0?7>(UEAL;6jXNOvw0G8V?CvV)->XwpWY3;fP{EAd9C8cxRyk+Z+|-uGXRe)WPExrZO8(J~fcI{jku)`DMpbj67t;9ngZH
y^j3@QzQaO#||pMqu+$VzhPmtZtU)As`OD&bd$(i8xajikS|(cwxmaTmfMaZMejujw*D|Zc^w;HyPJNy+1GTP8GYAcNJ@iq1sH;0
fJ3-*PC)k?^S-#vsfwt<#3>dVdUn|ca)mEV!(SwF%9wg}BIkmaYid1>>OPN<eGf_-@!+78JX9!q<-1>v1fb$j3)_tmXrRe!@@<F7
!#a$qDIlQ6jLDW_M=s9rkVrNnwWw7Zs8qMByt5$#%|d{;^1(s*ysJc^*SAI(1rYU6P7Rbf)y<@hk^Oy&1M~u&p0$J)1Xwn9X9Go5
ve3)f_lqpqcLn!DRNQ`z-@+i3Bx53>D#?aa)u*~QH^PfxD7(94v#7eX2axb@9V<YZ6z!#4bF}l0+5t^uKp=3y1LN}5&5ZEA?!aG^
WT&rN5E<#<d&Sfp!mFG=JBbLE1usoDdX802f$c_G`-WOn8KR@Xd&E=O582-g;)FFv(AtdcQ6RWH84*fyh1T`01axcAKqgRo7TXbN
tX&OPu+jK?J-op26yT|&2C9r0yJ%o;M2=(+(RpE2%UjxQ1s91!iOyxX<+@6k7nGGsha%_{0@4_5tPU&}M!>na=(!6<xHTa`$qwG`
|7DzMOE4W95+3fQl`)(a`05l1C?rrF?6snS2AmK{6G_RG6tJRTi@Mlo92M~Z3fWM4{yJoWPB=3U4@LB#MefMa!Qj@|D1r!Tb7!HB
`8N$3uQP{RH^Xc}u|y$v=g!H~eHd22>H~`~VoDMMkVq!zX`o?0Onx7<Cm+Y3c`cgp?s0vC5Q!%u-njU{r;b=xOi`Nyrr^{tsR)(3
V^Bz5^F(;$?R&tedM_i|T(Y7mBtqu=aT*N3aIQj631w?;WulF$L#8PN2Xn1kceMqV+^RCxyQ7R%$fUJtR2xVXr*Tubr$FFs?CsE4
aFEDIsZxh^(|6JMD;<`-vVvq>EZqugT~EFtIX!z)_%IpgutZXe$HpsK4Y*J_Sm4Qb5{jXLYI(S}>r+~(P@=XQ5hEWej&`@q|1oEy
9tWU;+#HlqjIswnlHbey7k$&;=gtWICu{eTlA*bTzJzc=p&`^Vz})HHs{p8_jtVh?Eu#A!z|Qu#9oD8PjVZh+f+>eu0x4QS7(?@U
dJ?zHsB4fysR}?Uy!71YbSw%Iqh1`@XF0e(E>n|AwR{0?aLiGPmxQ}qr7hHBOQo{Z_W8IXjQxj?iniK;(yxd7Hf}S>{yo!3+Iu=R
%G2ul*!QbccZ@$a)=*J>UtcbzJ5HW>dKz*lb%HzcxN}~UKI5`?GrZ%yLHLbNS7Fbjz4WY9VpLUmH+DqGm_*c39z**kwB%o4eOG(d
&*|TO)ls5&ICEID0N{lpV2pO-j+04isMx)tbO;!P%<NsMXJ3({P_+txi#c*>PsL~&jL3VXk^tbA6tQqqu~M7z3$1e?`G|!}@Qf<c
wWd)}b+WHa&7Kcd;JG0`mxz*!=PaG$HMgx#e&H1r*PVnQ6ccdFT-ex#LI+As2&5n!3!S*|q5w7{1wjcn>|5Oe?oWN1zVDl7P8FpT
WT?EyLohltAjv@Bplj~fI{~pkoQ&WZ1lSInC{l#zZ`=1r!tYa28Sjr-u*K=s?W{(%NWV<UCK8n*fS|1lR#xJO^f6%;H9`dFXWvG3
6(p806mFsDcy8$@n2{m1R$XUaJ`JF<s3#p-m%x0*Qv3p3TYV_!ARbx@A`eERh@HEwoOc<zX%9IjUrTFE5`{SyGxM`?ny`WyJ2|k<
mfB%*{f*wY(Vv}CnDbh`l-eN;2Nzbbfqua;npyu3oV<%24%mh;NKv<n>aPwp)H6985FYpskZA*gLYlzzew7UpChWU^R(+8+mJukK
rr~J2prM^jTfp};!|z3}f{GL`jMh6!NkOLq6(JwL0U&7Nr5GO3S#b3r<x!Zpfw#4-NTA&F<l+Ej8iK%Z8*b@0#Uz8l;5yNl&36p-
>Tg;Cq$mcDz>R@1V$UQ&S!1lyvj;=v^1D@n$wAD=LFl#fTGVO`i3%c15yqDyNq8vlCA+)nLfkcx+;qb6AXwug9DE|O6w!7fwp;gA
rE0)LVaciIG;Fs)b-pet{dqk1KHTcVWT4jLW>DS47=F3yp%rRvsZQ6=u9U!9Ww^B%UCSy+(eBf#I?G1p;z9rv6bO(Tp42t0UX1K6
qa<Fl4sas*d3B;Smgyy5bQ`NS_i)w1kJnGnOq>V5sQlksI7Ga4XRfIzx-E1JchcZbc>d$1?;m%X&RO$jL}$a1PeyMD5lR3|?#u;C
(b$oxLQz8E;*l6Vh29i4!cZ;{gr0@KV5@apys%V!h`6+EM8l#Eoaj0sAfO&oc1Yjp9sb{?zdz`TUOn$|R6_pj7I^%Ay!}E4?|AP2
C5Xi=!a;7TNJ;F5MwkJNng(&w7nt-=Fe3E8?N@{zG&kk%_4^sj`VK}4+KENX>>RzD26tWiHH+K7Xh=e$W_r+7`(4nY@?TmWOESK%
<-Mp<L7=EwYr!tS%IQkk;viP>b45)JMi0&K_UJqSGI9>BsSR-)!)%H)G!HuLNH-x+M)qN1l_}Ba)M&<oBTkV@1?0lajL5E7lKvtL
nT9`BNPFuK!)IR6TUue&ccCuBSyYyzl~zG!QYf7CO{juQS=-TR%IRFzws8KZ4Q~t}gViA1b;Nv66O&V)b{DFBe4N$ocCMG3eCn(B
gT_A(!8betI=^zUa}MUUoIJg*ASLXTBE6wmii5m|G%WmfIuP`841Zacs(Z~dGUT;yz{z-I6n+X7_BODJ94#4XZJp4O!BpH(uoMj9
f-Pm5VRj<M^Lk|hkwS@MNs|`~ODhDch~C&ie+Qy-mc%;duN9tji#H;vW3+R;GS4znM@Sja@dsn>%da<937Bk`cxt$_hHFNRA5H39
S3(J3FJW3T?>V(YMua=wfp)x+gG>NK+$jzNKn~iy$mCx~-RVe%m|0Z<T}Y#>mF?`2o2e;*P*-x6x{V=3z~$_4AeYeXUG&-lsD55H
y%bl4bn%=$RA>%b$)Vv{Eyb`cV`m@|i&^Trx4k0<wV-6P0rKp&USiHZ>ir(55uPoc_yfEV%z6OeL3RwmnO~4rM@0j!r@(NYQ20%-
4?zqzrdK6GJUMlBP+P2xPgZ?=u(e!NHJ%uHq+f<J$2ht5zPue{n*-HcBt@GWy9hH)TC-5zs_IzMh^ozez(u!H*sE&%xm_bu#6r%M
^V{iPwRN-!rGIuv6;@3ZR1%I6aPm@CsU63@KMdGpOJzaxIpL15JQgOc-MdIzvDK=z5lsEMK0n##T|ckwb81G2grNY)H*>a)XJ4PM
W(C0ty-;%ca^)^Sg|k;P8QztCf9B>itLELROWO=l(9i;0X%phYB$92jjN*t__tryko*VE>Ek5{nL?E!@xCOyT1Z30H?Wdy-9=}@4
`8BnQ)pSk$KR(OE)?YSHg|JI6k3Pp8=Ti=~&1N!sAIks<+SysVZPJ3Zd-}SW3C4j)l@`j6w=?MAgM_F`<Lmg{nUlHMXUA94k+>#k
AVj<JTEn}C)j*VZAxLfnyR7tBB2D}#!%3x<hfo*SN2nuqN>;dGbfe0-t^6lSC5LRV6=gY)0@HyF<lo(%Rdwla>Ul>!8;g(i$^OJ$
`NU{!8H9i8beC`aeEoVfiVF3XGoYYx+21vxO)%+vS9ndla><Yhg}|kiM}vnCW**h?RM$y2<xxXWdo!U?*aN2wO~cT&TV7Qx8nWX0
@wuxtK6?fuVlArjvgk&;@Xy2NmKN!&^94sW(<(Zh=}BmAN`=%T9XEv8jL8QOp{gOPA#~2V2V$NO?g%Bs)7l-;gN7FMgPC|6S)D;1
;YHw`%g~Y4bS!;GCw@O<I&wS&cy5+{3+wUcSnuR<VDEMp0HdB9z+k=M`=1^vI|T-4#18_s9g&)+b1dSoz#MOvS_rvq?FOoLWvrum
?gLS}*Op(;{_}b}`S9muo*QDl;ydgn75G`0Zf;1R?a1S%CY!C$U#8u?GhXYPr=J~Z`B8Z0<9RSwe=Cy39*8|N@<K;f;tG{3Vw+|$
*3#nLTB~KRW@kL&Zm)S>oJKk?(UcX`8OY!6&c}1-wODb#QN>t|2`MW4ySLq(EY*l7sahM-ZdCU+m5mfI(GP1R$biwM5HnQ97P<+U
@f0jQ+(om1F?DYvtzTaaMA8&mtlE?4rv&OKMhMVTS1u9F;Zp?!GQK64qVzRnMINOy*7eGo--nO>Df&nHoqR^$@;0(*pV%3f!M>kN
3@6i7KgmR1$ifI%q~p4Q&DNLO^=my1K7Mom$MHY1=lBN)4}=s}_42}%n#VB!6hs9U1846sQcQ2;wIc~fqo>w$zvcfthdI>rGW7^U
{-_j$VuYa}kzbSi7pK=xX&*oF^@?EM0+8YLbU*|UK@eC3KQ(}RRX+5uV9Wc>&2`^aec5=eyIVW0m^Jr1KaJyi`W>;nGarR1=SnAD
_Z-U<*$S1AJ}&BGKCd2q`<<P9j*#16{XWr=QU~%J!iX>k`Uf!NKiJw!eaN@uD2+})ew<|Li6WkVLv=rSfq=IJDCJ-WbEVA&y&52K
ZU&td>Gwna(F2Ne(@n=8<XVAjE(dVo-?Y++N~+)A(fj)pX`}WJ!ulLob8C^ZDs~V%7<LUZCirVxM5fKcfQbp7Zi8Nv`0vex@nC5J
Z~xy`oTiW!7i$GV5AptAT6>?IfVveRjI9L?JJnf#i-OTk{a3+4`KQU<6g6e;uT}5X?hU&*b~SDL5YFE>EBZUm?P{1_4qXkQZ<{O-
Z7*JCGI`pcHXgB)JysQ7_OTf_jH46{i(uMTBQdE`y|^UBLZOVsO{C!rfcKO^J^be#4^(v3oD!EFwjYkaH7ZEpvI!p-R`4Q{d&}z$
I@AxBUcpMqJBscIzp2C~a=WU~6(WvR#-D_<^-!BtYogJpZb3T7SyQ2-T4>2oS|45VX(4MzEc3~oWp_IJSTD0W>j*Gzj9=UqBj9us
rghMiBYF)ODNSvMN{fQ2p%V%q;VH?3ox!1@M;2Nd$Wq%iDP7z+!qtdTG{fFwXAMF_?JU?sk%e;>W*0h8t{^&G(8;VxPsP)gZ=<>O
cYC_SrSn6qHf!*9Pj1$T2P+nko(Tf_It`Rm(_f>VKea!-4!$A6WIuvcJYOFgGgtI+F@<ZloHSQ42xIVodQ?#mu!{z<ee__2g3*d1
DwFd5H~am~ZKaog9L$vI_1z|u*~QX$K2Hh4-d1ngU5_PAiV5-Jk5g{;*i~*@8$?y*gMv^wB|;K~5Ftbi^6O~+8}$w#&9fD8r+B})
e_!j-*Ac>X)!n+|`ed??ghZFC{UCOs-h4jw_0qmlpM*N;iLK<y%lwn$>+rw8LRZS*`WG@_0-$ZHm=Yx}Rn<jc3lOE;6k@UFt%{ER
KO|iQB~%Kx=f#@tX0m<hTI^-<T(t(>d5YEv-_s7{U~_$8MDsvA<n!Z4Y?`d`tJ;u2LU5rBDyoD=D2)-nchJ<Q%Qdu(mTwg<&biG&
R<zRmcb|2Y-<+E;R1qShO0f<c7t*Sha6}-Q@!SjR#5*SBBQGx~8nqP_i<bSl$u@bW*dj$&s%OOwM0K+a0aQT5s7!T~NF+((?>N3M
#AxF*wC?Bh!q4pI#5h*XCmev)B~Bq)`RhJ9_09LAb#ye4miuR%b!fw5rdx4Vnmr*>)E%duD%d)jj0HDFASt5<0!VP`{#nl`XhMV;
Q1(=HQF%`i2X`I=&|c(gWk6Uf5;2(*p0F@xW7y)3sGyBu_j?`1l=m%#J62sU0Y+lF4Qf}teZ2lKI(#LPrAT#Bg#jaF0hpY#Flp=c
>)*cm{vXTwf1jAqp#GSdGtZ~-zWb{4?5#y3+oKF+w3Y0+$LwHEf`7sq5)uTJAp!*aeZLQ*1suTqhy<MBTVL=!M*ouk&+8I-S4H9Y
a{it=_UILs6co0Mh>W&UjG{$agxg=t2qUM&H9f}1p+G7DqM!cz|1$;r_h7jAHmIGfKH7w&iKc*PpdxgC>D!C`+0a1+{-N%7WM9t{
^AM+opP(QiK6=7?xT7UeJoNASyS*Rx5AEzUN^|S`0uS*E{iQb^<p?$Ol78#k=O1ohechvi3=(;#;^LJ&Q2Nt!oy_~)gq}M68R(wg
v;L#_y?#I4-WyS%3Fc~@g&-C5bK_t9kEvh$sq#nGKsfQ9<qEjFg+Nq+6d_Ub4&Y!gd3F4L1JFM=?a1h!f1~xj2goddfPgYkbRc`!
BupfMKif<F{%QmYqJF<>kLHkxe7J2v<NfsS#ibN(t?2<6GIONzT9(jr96+i8VFHJScz2ca^;-Kr5&xETPcl87VrcRpfSPsAc5yvu
He?dxuK-B-F(ZnS0WL7M1S{I$46p+Nd6ISKg-ILeh7#ig^b`ZO{fvvCRTl!V!nZ&?D7)xvkDxp(f=WY*SOow+iC_-m2Wl}K+z*g`
Z>#e3Aal^Bgn4<7F+V*yZ}KkuvT`G$(u)2i#QLM)ei`vX(iKPS;qFxZUsq4|AGUqA?)LD1t*8fZ;sqD7=rTdmkYI7tKl(qo>l8N*
1s(n$7u;156w4JBD8gj7ETX;ki8T6LUWt8LZhy)<69zFlVRI5z6@#ol<*m)V%r}O`W|K_?t2)k+{)jmt?_YWTA2a!(^W9&-;4^tc
^biBfmcG4^=P@GB2idJrxxLLzgyZ{lu#kw0C%}Tk-{f@|RZfiQ)q*zm@-?IV-`Tt^EdP4fHLFPF5!|YPzt$+MfJ$8P^uG-$X8Snl
v876?;YXuwf=#$hD!($CHnow!!!;Gs3k=nTO-MS?xUALozwUQQBP2)Gu6+7|^OM5f24?;>{_<;v`3v75MOtr@+^wT>r)oMe6lK+)
PJt4;6|EbP0XcihIU$qUKF=l!exsw-c%khO?38^FfVt)B(yshq7Tk0WDmyHll~0}}>gMzkvpwlx_?%fCmWHbdT+9JZxdeMO0=^{|
Y3(uX3E2+9*KTs-mbPA&YrZf4kNGpV(Xx=M$A(FQq%<*6)2JEi4>J<ONgjLC)~=_XA@K3SRJPBFV<FgyYLyF0RhSwe#fYYk&HyI1
hPFfJ;4A9D4Q_dI18nlZTvR!4iw>e<8%mBe;@IkzJh0y#T&TsRR;n~=9#qxvMW9!xMON%p#KpZ%XXVl7zixp!I_-4&kmNdeB}?r|
!x{Oy4fv9UL`4*n9EZSA_XYPEMG&f@RW@->F$dd@7pL2=3t)gWL$wi3Sccgja8S@YUb^F0n{{og7V;E68hH5-&!SgNZcv5aSQG_e
E9mOJEzoRh?M;IJ!W*~?sw_UGY^tcAVft}?4|&(pmS}jUpN6nb)m!{5x%92~JFf84D(HU3^y9KyP}`Wyka<Ror^-U4)if$ovHl&<
Rf|W*;xV0J_-d%?pl5=>3HbP`>qxP3PF!zk+%_|Yo#CZ6*mXxVU)|TBL>L^B25?7ST!T8B=g*(N$BEqT9esl?d$iP_Vj@sQNzy{d
S~=-s@&Bt{>^T|DZc6BWb-r56Yg3fr$HhRI@o2sin2wV4j7?TorgrWE#`@gG(mSHrt=eYi;Vc5{{~l>=XxmivmmR?JmFkie*wb-l
d_R0Oug3l(JRgIj^6b>d-j*R)+8CwyGr^L<TLJ|SOtLfI>6Pkyo4L#J;341RTGW1>e2=eOcjN1jsLX8fJRE#?k_Qd5hAP0~Fj9OB
Tt%MN!xDYzpBlTQqm7%jDiwrS9|Hc*x$n6*>&$$mL7JR)75DOd&yilV9~_GO`VSzG;+o|82fX=!c6Afi&$~y?bj##=4{W`zxP1?F
gy+;=q!mY`3^K#E5Z={MJWY*n;M|8D_edIK>kEB6ybH%4m*a;T(@MpWNRD-#nUc7DwXM%yw4hWv*oLi;Q3I4p1<DdTnLWV&CRFgv
|DW`cN(}E}jlgx?l@Hois`d0$Z+y`l{uNXKbkN93gbAw=g@Li7HF<b$Ks<cA`c6FkTD~LTEH^irPYLem+o!PH?SdfrTBAF6Lkux6
83rFA^aFaB4ZZs&Dkf-`yQ~~wgGCUC13EW1?CaXDuAuy#+i=kW1cHGZIY&Uj(Yg+0UxBFFjR24o72l%JlsK)$A}n~6d;E+)zxxyy
%LynFQ^7QA;##N?5lJI(GS9}4>-5w6Tu6<URBb8$6wlWyqecE6OS<xCJvOEh#fUg6Vub@LiyDXo`0K=_&-l9cxa<G`nL%{L#sacB
1dyO20wFtpg}V56GL=8ztx$#IhBc$xTmC=c@9;ak=zt!tM~o0W>9C1WERF@0f+h)xGW#1M>oE0{4;F3Xyf{S#aa^<P@|-5E((dWq
^ONEGCnHEaGA(#mf*3qP%v0)EDHMpi15!Nd=biP%FesKgWBOU*sZ2141OUR^LvTLGhLozBt0*CRMf0|r(-+x*xlL~^p+-ej;8hA1
E87Ya{0|}RqFnoYZ*H@0+#Qv(Q4sWX$>}Tve7MxW^FqknDKVMi51*HRP-jXS;5UpXU8+`7gxTqpuNeU&&C0uU*-dz}%~VKrLksqJ
gvc9ty#BjACc3=HccUf(CGwP5V+~RW*5@RsN%?Iija5l1kx|0{$PiJC7WSs6w_ehIryzS2_V|82l<|8z6QTMt<%?gRc^tFjR=po9
pAd(RE1e&JAtb1HZ`$tFDVfo+`-?C**g^JF;#<l-Sny7@#<#=wHO91#E3j$f^twhND!~|+ml`2VFM7<ZzHhhd_<r6AwYEvSu!}L3
eiKoL@1t<JllD`<!LOgyfxG1Uwsx{|MM7=(d)uvL{`Wj1z`wYP06?)txK=Q3b()c|fyiBxvD`Z5Htn?gzq<S^s1HQ07plSnD2f%M
D8!N|{%`D#%8pcV=!~Xt>I%qkCYq?4DVv;O6H-#N3{fQwKIA-hr(BM+xZ`p6{BCET@B3i<X!@OZXr$uF=9F2CWc}`uYb~?e3L4i2
La|7FnY4N17{J|@$_+M|jIm6TrK^M6%yh+^WUZ^VUtHbSNO}XK{Am1ZGjDB<n!BAQiv+#KScr$B;JkNO@#Ek&l2oHi4o!bGg8HN`
9()M$Mp$*OQrt!n)!>6tFhV7YCdCGYy$Xn<`YG|0qs_VYiLU)_g10c&+4`I#5qc%uO!9w52S+j;sgN+(uBV1NDHrEmPPX{EM4Ib{
zbeF+b_=}amPT=J9<@Q`MVOx^^7u!%b@R-?^b|X1fn@N`+zRl{b!UU4#iLjzl+$+0q}?{nbn4;FGcooG3L{oV1*BFOU@dCP;v`i!
7XgBMy7+f`eSU?aEeDX^uGvl-fDY@ZbSMSN69qgj?1&xI2ty@JGeZfy@4>bP9mM(@ZXa%!Cqxtk1t?Vr@*DJCg$aa|z>EpgO!;?*
2nTqlfbbortF>$0vl--huh`$6P=&79l7?r{hx`y)(6d8(9$H=N3^bn^{55sMm830WwHrLj8l@Xmo(EI4dd_+0j+bZGji|IaUw%Tb
;MA5SP55CpyyL%8dGoEodeIKu(uZ9zr=;r_NX(aLj*jtHeH-aRSRdt!$Ad8{GJ>E#q;-G4e$w9$JUE+1j6&!MUcU1Cv%@UPLmx_o
N!00@z}j)aLa;Q4C!O^lb+x?$`45otEBcARvxkJloaquMK}al+dlYYrpn{M>2?dF=fTiz&#Bw)41@RhPF&B5_9D{Q?o+I17x;-j>
FC_E0c83FTVNN?YJSbFcJ#B?G`!)4+9U;Sr`n85K9NwG;iW(xTY>k84FT-~Dr{R4eSUxa*xc#?8<9FM&eg=;Rwo7{$-!uid<`YY?
o`g95ze&PBsza?e<^e~9_egJ1=#ss9RjbYN2(6%MtC;Xb7=X1#Dz#Z{+IwK$C^y?Un{$cs7wR{3FIDKlmKgy&MGu{aa5XeJ_NU{_
`21e--tvD*-y6~A&iwSgwPA1xH`xOc4#vw>1)4;jDurk{5lxhoPs%?dJ0)wJNM%r4ARvXGq&AX@3&UP=@3G}9KYo6|Ho<=B(h76u
y;tpr3hfz}N6i7-#5~WdsZC_00lG;LM`4VLeqT-i+fY5&9_%#!9ww+8%LRn@wWhH2hB%%MuUv&E3={)+3>6}eUTb;q45jkDA|kT~
=TZf)Xky>2?)zHrBVCs2QXP+CD#0kM(~LrbcF9mkxSB+TNe6pDy*yeP#MCybAqFa%I`veKi9A?SiF#PKNq750evxzIRnBVOVp_*u
SEpI&e*i{fEs1=$@`Ccp@F780C)3)~<@iTA_y7YtAA)E}gl(T`KFaGF8Dx;Cpp+);bXxW2>Y5Jf&;heO??=(1_weaPvRgqc645U*
1TV^-lA&4a*&gij&m*>a(ehq-I5t`SVBVoRR_U29W|UVlNe8hhgm8nfE_SJ@EEMpJad)Bwqz&A-&<1h+cm;b_kos22j)j`y<{@ds
`*BtPKfDtBQ9SFH%l+h!Q|bg>dm1p4W11|{)szBAKJFGoC!KdeQF0ytf`<3z?0*e_@#o$_NAmp7E`-HROfrpSs9KZCr%6*8#Pj=n
6x>r^difH!9`*Wtx#=6#Er>!8k_AGqeXGd=M$bU17q&lkEx(U`s?~z(jG!n$k4S~wHOBVy+t>SYvK*v?_tAGqJ)^j_DIVS5BicEY
wT2Xf1Y8lxSR%_{cuH`Z-t^s?%S6rMqDBpUGd12Y*9}fKSKqIT4!rmH$4PnEeHB1}o-m(-4kx9&Z@IMkrKaf*joaA_Vf!bkc*sY^
Yw%wPy@y_uY}nSECk!2T4$q%>Ez?J9pbu}x{cT`<e=q$v&&zrP&_{$(VR`pp7pRb*B%arP-S-xW=V~hCDz0ZOGM;tX>Yt)`;g@z;
nj`4B+Il(ppIn43gH&ltSri<2MFoyl(SjA^K#WzJvrZyfMdc?bW~U}iF&bSNexXmjZUI)c^evGWf0MZEq8Nb@RcGybTcxES$LDu-
FJ~-^_D4S7p82-AU2N|zbhSt>--IN2NogeBLlAz`c{K6y&CS^atfr2E1rJ>FLzUM|-?-hpoq3$gDrUSUiW)seZ0OkBa-=-IX)y<z
rgs^^$<r*HD>EpZCcWmvThh;Gu-rX9Abp(TF07ayMs$8&+@8<I<w@nQKYLT1S@7kUJdC(WgC~+uc>KSGT^zHUD``>}^v?by^mp&U
%%31JgfPA6In}3uC1p$yRe5UTrDKvc_)R+|_`HUsGSR2<Fy)@yZsJq#lyUvN9wGIXc}@>dys%0}wOy58-txEEUkWM@k$mLqw$xKZ
y$r>YtyYqOi6P1=P|@ij>|DVFieY$9XA6R6;dU25fWb@LO9Uu9`V{RR-!(DKltE9Ngc?(Sr_W;SlOEae41+Tca!>?Rkvj-xsk1_=
K(pvcf|5z|!JOR>*4bIl$$EOzk+%CBPhb-QY;5T3v?R=M>d6F<k{KHpe}j5etymUaj-3s!IJ8->aHnPsFa>sL0R^6ll43G0P-GA)
P!tg%_QZ~P+=O^}?`|#bUbA-QwzaGd_RzT6g>_}0Me8v|OC|PqlIj>{KyJ>2dMi2tMGIXu5y&qW-@Q6%N3N+phhTxf)ijYKZjZqd
BJI%xHAmI>VDRm@3~jFkg_aCM5vgZYXlKU12x?<(ejKx<qpdPDF@C+4;lD?K?Tm<UQpn3DzT4+od)9pDb*puBYcqS<${@vxBORId
vtmgn>>dwMHiKjaa=PlNw@tR2K4AF^v!0Qjjja>mXpA7UftNT6tl)d3YZ;X6ONxMOw^<mD2ScV_96A}b1TV?)Ro)?}U5@pSwbojd
mdWrHiw6!53a4=iW{TPs*Agd@xocE;%htpDDSV*fAM);P;?lFUVx^e_5IE0<XU~i!c<!imP`bJU?gCx!%!~26$R3yIap%30+(l}g
%Q*dzIq-b~vh+ETd?jb}=7=y~een-&c!WI~d%ZI+UUc<%tBXUxnfh>4HzR4W4#sIz(fMwa;QhXIb>3?05_KygRI_mE0}+~Br(3(T
)~4PHa0HWx$vl%nO?r|M(x5ZYFvK8Wcyh7{BBy4vDCghd^!$BC(`|NL!(mh_a`6O^2+Ha<>H4VaP+?u+q6?N0<7b_>-s?DLuiN`M
b2&YZ9lyWz9eVBjXrxghAjOdSpv3+-IV8~&6(u235kKSmeEr|yZyEd#-O1Nv>f-+X$Z;e;U(T$8!C^L#e}sSdf1~|n{oOwtKR<`d
^Gw2mAo=>!`#oN-QilwPL@U`XB?F&Bh<;kZPuvWGZoPQBBo487gmel^4`#q%eeh(I14h-qJu05Exo@`5%>D!aeSc5r|I4u4Jx3pW
dVRi`nZ@m7J!oD2Umoe@p!B~~{@3Oo;&R;c5(l%iIQqXJz(RU~LBues2mNhJLN}xGU#MRc6+wGZzdyba4X)x&U#aB1@ZzUOk^HgG
Mm&RG?)#MQ6jP{o>ko#>*T<G?jr)ZB%i?>}k@T<R%KoDIsJ$*g?x@)hiz_X^p_@3r*+#JWFvuV8=XXmcgA3FC&D?ZbRd$sUdXyoD
s#@rd82@4?_D9_uJ@yPS`I5nPWkOD>j7p-2{(ydsEZ_P}RSn%F;N07;Xc%?(YdQ0?|Gnq0u2nUjj}CX}Eb`3$XSG$C#1V=JqQu`B
h;mD+x-zg{yVBsz&%f&RbZeBk-<WX(YQNh)b}@XtD%!R5AWKo6u1xzgzCA2Nx=YV?XA8JhBq1Qt)C~4w^suD>v#2PWf0_h+Y$pu3
g|{<iRM3S51$1@;y$TQT`QwX)1e%22|CF8(c0g=Yz0<ThwK*Gbr<=_5calYaW9@E_rL8?8K>uh_DR9CiP|)nx4Hi}=xyMg;6A`@F
k%6p788YYA-Bulcq$qRw4LXjyf8<T@&954TRtL*mgM*;x!~S~-L_xj=<Yhl__l4nglU^-wlmuP)(uKl`g2m6z_U8Hu$p}LDPIXLX
GY*oKS-B>)w$8RYg+PJ^Hie0ezTb(Dz7G)Uo`LEk0$!4Z$m6~=0q~n}bw$G`k^)G52J>k05`64?J&wJ=;12@`SvmNfWrzn6AyeCl
C!PcA%;OKfXP$iW!W#(p2}9(l>umn}uN7Mj(l^|%`c+sO_<8x!Uk;4Ia=QtDqv-eeYef1}=AB-qUcwyb*_xR=$c@o=I~J7zd#dd4
Laa)b4qhLF(ZT^VRQ>815y}fuMnx2M7a(aT)U|~WMv9&9;Lw=&vRyXQe8W~E^62i&NFoSRJMOdqk{xD%AgMqD2pBk0x2H;4x4mR~
mTU_Ag@MbLclCEm2c`%i5CTL9o<c%})Akzc^xcxFB80=rS&UL?lMz09!2HvPK6tHlZw}T9m#!`vw-tr8kDX8tZGTLGH#px&yx~Jc
8_ANiQh=1M$2)4X!!uX{Z#*c$_ekI;%)tPlCzR?em@|l&UOkt?YJ}V6^Ru3fczL$f-!24eM=WE?)`9<Us)Qq-PX$yKx%;%;2ND}P
Kn@rb3ug#xMThr2%Ke*J1Da1H*@Z*xVO-}=cJ$WPK~0$ofr4sUd5zIoio%j2o%bJs|Hb@H;%1VDD2hr5<1z|bs;V|zA}{lI+3+m{
xdbZWgn!9@msZ`-!EG$XO%+gAIXkCXfykPxo*Mf!Y@0JnG2Q9znotg1TzW}$-OSgSb$L5=_c-n?)*C6OG#_S=%&|Uy_z12W{Qh+6
_4Eg<`e=4?l^NFh6;S1>Dr7!cXPVJOG<2VzN6%n79In{|=ook*Hjb%zH0%X_0fastYdDF+)>}9X*8phi?hF0k{b8U}^cWHk^948_
BSE7IDh&YX`v#98%Qy1X-}f@@pPHF|>_{Tn`QctHb|RWSgnB<|5Ss!OXqa^LuwKO%2#B}BV~z!I{;RnRrds1c{@Q;*Q~08WOsnNR
g#+P49DJo4u|jKZ84d=+kC3*6T1uus8j!xIQ7REJVg$qV>WTLJj*M+p1Evel`@anQzklEN`qOn%Jc)t;rBB!&;D20yGESQ!CVrM0
{$UeEL<kj%AYZZ&YoK_qW4Z<?A8WR!>`Q<?d4Iy8NDNe<AShi~cwj?s0Z6yw$9T$kg$Jh&v-s|Hf`xEym(R;@QJIE9!6I<>ozsu^
d&|iCp+UG^C=U=!vWZGVWyqyhb7)-f*=#ytXlV&ibnZG#iPuB4(=p$P9E^Lp>D^qw)LMa2v>1I*_j`U{$3mIN4%SvLFQxPAocq`v
$y=bYh{!6WQ|hH>>9!|vXvJBQ<$dUD#oM34g!w1dpN%K%?$$%r!cM~oJ<J%OC6;_2!O>Cx_B0}N&y$B1s7!KSxmdiv_4CmDSaiG7
C)9*v^*q^ScnkKvvY&DB`h`T2P}Q6#r)fbY0Xl7FQan7ENE~Ca&&nI-p-sED4Uc{N!Jt$0m>3kF7sBk1Uv425E5S;lz^&|vh(E_5
IO;3vRR%y7z9`^I3>^KdOI#yxVZQ&XVZiPiN%-X1A*3}E!)tO0Ki5IKE(RDN^&$<4sKMI__1o?HH!59`KxPM|h2=3NW;i3i@@KvD
fBUoi_;d5J6+h3joD8BbfFPD_{*m>O_X0mx_0GDUBL6slE8paKXk$kZ6~1E2%h@w9%MofUFE4fVfael!$L7c>oO^9R7aMPM(4ygT
bQz1@DMyNCmB?W=-!>ehBn@<@$@Q`U^#|cdexEo_OW8`0(sa*f*uxxTzTFv!0f<ReM=nCMD<l|=`PAF3{7}$@B@sA*{d#Oo9Ve{*
sC}{@nTr({vYX`;-3pHyGzkyk?mTpKdOr>#Gv}9VpkFi70%rmrx|;lY^myKcnhzfdoLRZGgbS}Q{f41uwv*%CqYhnvyf}0)2UYeu
lvWJLy0<F*UgbpjC(-E%)Z5yhAER%`FPGeUc<ra3<M!uQgVA&DL(m9^+$4jz9!xPXIXC&hKF9JFC*kEb=vQz&=W>3}@H#s`vfc>V
ft+93o}>VR2>_HCDi3hg0j_M$*fL%{ZYSId56V47o811=FU*Rc3k606NCCsGh{OViwomq1^bXB^W_~tyqzsJj#q-rqcd~O|qXXOC
lA??Dcan#r#XnK|@%>-MYc0`-9a-YfEu(v6Xnr2Fx73K9+jaEMO|fFC-b}!aT}r>Tz(L;xf<x-_-XY#7rjHHv%K2}r^$CZd--ocv
IKl`Ln#bHb{Yk2Y2!>UhDmy4at%UU7zK=Ot)S+JQET6Mi%b}r-|1Z<~EVHfj-E@K8c*=Kr5CH&j*U;&Ltgr}mQG+a#`d?U36pamv
B!52SzTb54b5LVy)t(o}<GR6OXe$u%l?SRQI2uzx1%M6+0^XCV4^Mucg!umCL|k#yt@YGc6OdFli0$BdU?{4%P)|kkzq8gf(dsI$
t#?tktk(TKy4(8rn|ssWIrh9Fl{J+a=5C`^E|1i5-k&F$XtUnFLyp=w&MRxA5HLj$Ab^7~iTw*92ubnxbLc@LEg?qRYnF9Fw4Dll
l=!ye-WQ(*su7C!J9-n4`1*!Kj#LC4>T2lZm{(w+kU=5TfC?xaeo@`mYaWK9Z&Kbn+Q>uf`0W5NapImwWl`FcC_WnlrX3D${f$oL
Sme~72(33M)NVbuS+zZf+EUgXtFjx9YWGO-9jg5L?t{1oDf$O!&cZu~dF*Gid>^q_)!IBe75k-oPNX3A7(GNDO&|??RXYZRcy&Y%
;5OB^fpSA?+1wW#(e03;3UdlnEcr1V|1X7cr;zLj957JC2f8LoA@l&gT7lhVQQb36)s@rX#{9_h^Ud{8+jL>2y0O=>hZ*b{1PiDg
Uw(uj^U^>ZNg$Ln(o%I%Yk&m;Fi5G>dAALf<0HDamE;we9v{T{{N;EjKw&yw_iXPf5RShNCtzX7pzY;a^U<{zMJP&+JB#c&jwf3p
3l4w3_@9&A{hVv}v*WMs&Wt@|2p_t<y`2{uZfW%@j~~}KPLH${K!dwg??0E1UC>|%L<4^Q4X6Q+zJ9;YU%XrMg+(e;_yrAQX9d>-
s#H=wV~_2kAZv+LCayn8ELA<eAJ{b_)*+Yl42&pNEo}-SJIh#r$Vb_g(4s9Ad6AF{f)F1h$D{itEI~QHFQXx~(r7+sTk@-ysgAXg
khGBCptuo9lC3#1fC2nR_S`+MQ;#c8<Ub$eTD2-U5*&oll**!l0R03%wM3XnU-SL)_T+T+X}0~*(1EE$daBVtEPOjy`n#*yWbg$I
2A`6}4m=C+xFmm{?A^Uu(+UHDVh|oAD9J#^NJ&%X!ZUGI=>gy#IP?5lE+7QS2p^ZUeNRS2_k6!jvX3902Y)<+=<V3s$|*VDR6ghr
2_Cr*r|kP5u1wp^B-AgKXLNX)$NUV%3PK_Bj`%rAkY)7t=hynN>^(<sO!JRVk>AZeQTf97e^v^3_~57NjYoPx%6+ox6UtBOz7QXb
Cfx8oa%w^F{WvM?w)4Xy&wLz}^v|w!Z}wu*eUQL7a(j(cJ>$4SM}|!PA~gCv!m~vcp!fc56O(UeJfH?)$gC0ZfaTuRXN`)Fp-0P3
HV?~m@!)BnZjHI5l^lq6N*%q5#}gFFkV+C8PWEc5lm%bTn0o$tyJ%L;E-Xn_MoVV(;<ewn9elFn1xpV3WEfW=xslfdVPGJnAQ#+J
RBHlg*P}lLOf#_)K%*BL42sayB|xOoF-SD;4)^U?Rk!Y@%eWySADPy!t~NE3%BT3BZ;C#1n`|(Ql53~j{oNZm@XGYqaFF_aJnzp(
I<bH#dP?n*tE8WXcl{pz#Q2?@8TiAQ@L7WgQCHWBv4X0LD!3f@0^+g9HH$P36=VXY&jDWcuzDngR2nE-Ll$D4Xs}RG0UWoxV>Ahg
j1G~Z2podpRZxqiy~EfSl|-T@GNUA%9SBR^LL?ojv0i*u6DD^_*)uYlG7jc$nZ2x3aAsjAD(6LdFI$8`rDSV2b!P~~z8DB8Xj9Qx
$qyM&uIrgvA8ghVgD*oLoDdxV@35fsp3Md#ZsG!!?okxB_BHMhOfn#XN(=N|j#W@lr-AIpSRUQG83ZpNFhN1H%NcMZ@o^pAX^K7P
L}eGlmsjHq!h!iKav^7(HisZZR@7zz9P;m3DZbx*PgiK^vS)LM{<?cj8cDj;XO)7YDmiV}w)?-d_{TW^9O>iqo2T-J{*nfu3@&7U
MErREW)rPFe_y|R{Mj-y$&cOU&YoXSVaMyI$+>30Fhl-6&W(3%KEHf~q5MsyhT+}q_2xSK-P}N!1NZNqhPK2h4+8ygcSeZV?D{eO
%YjFIzRvG2i35p0ClZ|5|9#2?@P?m<zL4aG$Hb?b2p`~mX^Y1Ad~DH*FBf_U9_}zfeqmJvB!uu`^6tC$W_(>U_it7xc(A+Jb|*py
>UC%7-G?mTJhHgh6^NWBGEUt%!}w*9V*9s$-9tZ}y&=}Fz5X(5tG+dpOrFfw`BQHXER`nHn@st)U+r_~%`l2A4wKeU=~JUD_e$^n
${0H8n1@YNs8wi&nTo+-)uE&)ivw?Zx)LG~>EYX`g+eJbn9M+@cC&vxXFADMhSR2wOqJK{%RpjkjC^g?+0E*4{iG^%g|%;2Y&M?B
I7OOHFrZ`Y?T;^7?j85fy}bgbLO?d_O0=pX#rJG&mA;I{2}}vBjB>ZhVQ<2hZaGy3>J=Y}R#m|h`xiWvDai#^6;k{@r(@7l^ikk*
X8SZ+bmqfz%V5NV*6pmam1VFjvN^iKDIh82XX%bIyd(v-aO1O@!Pbb}A3`}1-q@SK9mFIQaxt!qjqg;ns3WBqPOiemD0v#b6=}qd
60j7)a3UGtY|M;HOE@kWM-!n(7MoJN&+Mp{zVv_?vCxPqy%|d7!!ZU}2dbd&B4KcE$hW@N!HNqpU)8f{V8ym0{;MM6EaH0=KP=J$
ek_NE2kjkH;*T!=#^Bf4`qf7$#Wsb?tEwjErkSekK@vx06$AI&F(h$PK)Q7OFZz96`1XURlB=wBT5g{$&(7zxKj*DW8jXl>XUD%E
^yAN^7d`q)-PHscR%^GdfDR>SQpG#;R6!u_7t-BTn*-45F7=t68};wHxobLd!{F=H+naAd*&swi%hz$+4=q&0`ZMLa-81aPl4%a#
cb=Px`xC!bZO$)AEwH{dkUc+F6MWe>mQM*$a?rM$;p}Zi7JlY}_qzeo6uD9eh=vf@X-fWn+VO17G}zl0iA{g+Pw`=q(&LdZOlaEm
4pJjwmd9^CKWR~C<d3ht!h4N$BmPxp8WtjV>aEM3DCyhEfrElAqcHt3X4t{=AV&kv9CR*x?4UctB^iSuC{hZ!;9HN(+VOy_iVv}!
>7QF-x~GD5u;*`P^<){BI`nO>%aaSLkO>BN!FDDUO(mHRf~oD*t5_bR+X$!hM;+eM7b;3*h6+deGC3U!n@NDi%LEM#-DiQGDB+8g
tu&{Eyva<NIaJKgt(D{jRoI~_OAw$E>ZjONEq;B|=&to7c3*6`wUbwREhAMNh+>Cb)t(u)2TooVkpei`w}nZIyNO(u1aUgg2=U-E
q`wKX$$rR#rJyowa#*ASBvjc)2eA|==FIup7<(?sYc3D67CL8Rm=@F@(N{}JR6DQa)H56S`t$X0{Mr1M5OG@bHlVY&e&qPoc~UX8
V&u47A>!uIeRy8xkK3sc#^OmHQ+?lseMg=iPT}=z(hqCZzYomzwPv?_e|Hj(F37_(h@ypIg$hVJs8-h=owt~xjTeMFVYzxXcso(t
UM(4n%dscZMvhR<V6l?y#fuW7nzL#{aWdP;S1!yLp*pB$-@DfdXbLG>w<7`kOKw1wQOaGDsR2nSOD|rI91-YtZYFBMpvE-urACuP
?l?3q3~j3eYMm(^r2^y8t3RjYY`r%wc{*%#4)<?3jcVOIR8YZ!$V8AE9@X(E<hsLq%N-6&d2FrGgj7DW8^5rL9>O9^`buAAn1RXY
>WX9elkIL+NB91Jj_^m@l5NL7X>0K9lC`H*2-JjAz8}uYkyA!eH6Es6=$0QG;ik^WmsJo^8;$Tb%jjXY_6Gb>d30D~4J7Dl6Y(BL
^Z42N-_)iJ7uVKP5_y@sF=Ns-mDxDZyRuo3#zw#MCI6AyH;zdJt9$<&Eg?qIJ&us;57-0T&v%HTiYTY(p$zp5{ZTArm;!S>SYZGW
kTS}0H3U^@qFQjoLvwC=kL@=!qG*Q#4awlqCJrgv%bZ1daPco9!;u^$A!oDI(T0&XjC+4ohi0ffe#!?(hK_-}$~ckPfMUq*N*Kp^
Y+D=#FF8=+&^XLSj5MIj4LvLaRVRGuf>j-5nGEsh!F9}_=cF_uTm~>Cr9OjAK9exiH#dhb>E=ze`}!b!Ff{?1Zg#>N1ERv3>)1@y
Dj_Zyg5e5XxFF&Vj8TbG1GvnV0hE~yh!wzvNs?&lk;DKGow6JQ2Hi>rBS&O>>!NPJJso$w0rSBiKHrDx{MG)RL#RRT*X})@XZ5!p
;ZKSD_#V$npOExG2WN5gTIKxMd$m=dU)4T5;z^?VF?;(W{kpVpD@?|W1XgtP^4gpzB<oNZrIsMLPOsv_Z7+wf3$upbPeaKyaYwI0
(z-DX66A1K0ulYsG|KY#au77&(l=WUvz%+3KBPL;iw$9kfpt7NM;mG{YbeA!Z1v$zI^@CF9=tLAR%#L0)^GFC`wl}d3kK#w@s6B^
(<TIGw6E&w%u~DNrZI@@cg_Br;{Ci=avsR4i=$2!2+b(eWdz`+VA8aA<8x`8)jM>DGoYJ^#K@;x{*78Rno%SMSdFimNLsc{R4CV2
b9&YOk@BeuLZ3n-`w;3BV81+``+tzD<Hk4*S3mF6-`R~EN9=gz&l7!q<6T?q>8`xTdCP0?{T_$q8QtWcn4<opp(<YA_NbTazki4Q
PB`>I(T(+hB@03YC^n96YMKfti1OdFM=kD1qt<vqqE~MN{f^0}b%JUu{JHwRqFmxQm$F&V{`~^Pxhm@ani-3Rq+&2t$Y>W(m(_#n
l`>tVS7^u-)GBwy5iP6`D^ZYb0tEt0RC3D5ijbl#kemc`>@!_@_uqH^*dQ1{|H=R|8UhH^iWv&(Xa@*VBytQUl+=boy)mL4(I|iE
L3eoW40v~w;V!|vh0Ph+GT@wJlO2vx%D6f2_1_5eT%AvQh<&yA#uM@Yhj-RT2m>T~x!`>~9HT`eVPhn-2n&S~56<obVa`Mp<WO2H
ICd<eZLpv?=UlX$idzCsl*a8?5krSTwfgI}T_O7t1uLqJ5IP|!Dv~5}1`AkXj-e=4fuI!BhCqQ-w1eLw8$xOoN<`KegcSl5fe;4J
xf@ipl%X-B2FePV%8DoDf;WVQO^-NJno)@X5v>RaBI0mDV`<w3dyTs(lbtRXE^=v+NriF_fNI)suF468$(00W1SsT0N6pBj8Px-;
N>t(M!r=SwyIrhuekad9qsQ7l98Sr=lHsG1e0;|V=Wb2M&G`85&gafhD%(|o6~X6DkaE--gfvL%QKFKO$O-|(G3lnuVi8C~cEMr8
39cv{BsS@gmeL**gccCzRsds&E|Zi4i*g2)dFwJV7eqv;aSC#TX%{3ZHia?>gc<}IMaaR<--x*6Q;;e#qzycqeBx+kvf`mDQlM>y
*amT7!fldphFmG{M>u~hejK;Q-sjdIQXN_Mc0WD%_TF}@@!Wnj(0e|0?&qyKI^#x4-3WnLwG0_1(gBeU5^oE<f>E@bNG{Ot96+3L
y~e?)BBD+h3QgsTLLEG*m6nkzB-Z^n{CV@X8H`E4RnUvq8;bffSc|B6ZJbNIEe#<+(X^T)d?w`k=BgA|2FtNH4U{?AK>0k98xywQ
I2=0sBM@^7tU5`Zk5G9yL+2GL<;TAg$CzY0ib8e)>tK)#<OSN5-bamM@d9SDw~*dM$X!4@O1U6!FA=<RfYcjHLrSj%rY7AM+=kai
l@G@2W^IhS3LNuAk{H0$wnDRn3c>=wnX050kDH{MNUBAK&@S^JaEb=m2bAx|B`(kb(h*#QauZNwD2Ma%e@woipJaVpy1PfV<Z=^_
C@>mok`Joi(fNEeq&lr6I6x|-^8GhPtIy_U6hPiy@BVv_Bv21IN7Dj^LKa|#NEDy}660E+96!Htt0*LW5&tml4BSZC*ymJ=eL<xE
JieFvogOu8++pf4|0Qt--D(#GP|-wUOfG9!MTm%LvFW3ARZ>%KQH8e?*msmWLfB1f;s0mf_E6~goaF7NfA{|0@8A9X1U%M5P@j+&
0r&Lspg{bp7N5rMKjB0`?xK<a5<qbnfqpoI4TaH@aG@-L%_<wqsL??`Ul6rg8xnf)A^{e4PZj@POwri%ae#V$6YTZv+H~d7O|k?#
*(id7hJ+ABi3C{CKgTgPY!#3lA1pCE_=FGW7O%a+*f|`0_a9t<pRe`)U$gpM0R9wEh)M&>&$@PJ)0RyDvUa{bot_4#2ONwE{P6HH
Q>drLUC|JMLG8}hTLhpB=w%*|Cl*WNZJbyH1s!{~5I%lRpm8-LfPYUrChnUJ$j)~rW01qgWI*#lMwJTTLe;_tABTdb>E+_`Fy4eH
2q1z09YFg-Z?bDtDAn||4Y&_$tBMMM>(%9{A2ERnz1FoW1d0%ya<5MS$t)7QERe_66R5EcXlU(|KE7|^Wf)HEe$RlNE&HQ|s@(jQ
{BE%LO!in&*MlkdS3y3hex7K`@-3yFmq@nDJPw-z{U=?&R%v-X=S$CTM?10|I$a{o6@5Fq)1Nu>;f8Og^L$2Ih=Xo1pJ9CAr13R1
NCfE3xx_6^=(agFlXSIgj;R88lvunXS20ljM!TiCDOJiiKm`SOjDpS_(@e5EhSR+3g))B)x~;vu{?B*rGm(ESec!PB6;hB4AdmOs
5{S9TWgd$rMBkJ+Kk_1S8ZFdYRvPGpl7R63&D9%G_yG7oJN*iSy{g3Hz9Zea->yBr?Tvs+*<^?S$bg|(lHN>V<+avm2$SvmugmiM
x%Too^TVw-9d<uEjDjheHt2y+g%ya?I$h+*w!7)o^;ksM5g<EfqfQbNNm1V$XiOyuh=8fZQcRrZqe#94JLRK5q#%f*f-o(i#Wcea
#)ynn>`>GOoka~aBMz~wE>Y#DKSmt*sv3|brt{Y%1o8D5PJ3?-gyU_sKWk3fYBAp3tA=~Js8EO>eZ_aQIg2Qv)gRIjP&AG;pc($%
KjGi+15O-17+y7KaifBPNVbz4!MO@_Vfl3L^YQ%pU#R|H<(pjX^{LRmVF3QVljO<C4$50Y|E5nyg1m-P{Ou3!v=q_@F`XK#BF@w^
E>{`$L3LwbbSm5$Ah?8o_cK8qJgqw5gC0s>r->*^v?KpAG`Wn4jWi$T_&?7<c55W&5j_9TUv{;ZtEBM2)6g0~Aw&@hPyxbdRQHL9
Y2nEAcxbs}$xw{vo59E^h=%clw~P*-XJ=!%>%CA(^9q<hP5nRBfUuzMtE`3YC_fUAL^)IWzt)}r#nI1qyl(50KHCYglsf+Bi~H9Q
E<P$feFtB^advwCd5WN*j91rZr>531hLY5^ugFyo{vThZ>y@HAmhLo&#z-cqpZjl%1dX<fl(_vRw*{G#ndMFJ;Lodz3}NEpWTltv
u$2rrmVKl@*W_W*Hs8lCn2S7Gc~Xve(*}3mhuN#M0KZT0&6%ZSScoXJm$MM^^8K6ofA{VGAPG^CQhww9f93zLpPg@EPr80%PHDsR
)BZF6Kh+czlc!(P{=ey*|A@ftpXJY|NBjvo=iSHrfAHing+TQ6el$I{pWtf1>Fnx(7*FIdb(7|t&d2^?!j5x4^4!glctTAG6PkLN
KV3BrnYHY<s(;}QR#M0Q!@_C~L;q4WX!ASMABvoh{kmRRg=bmN5I^jAD_ZlwN1qD6?rgisELRIE3a8arkJKx`Jo<I18X^=As|P>V
#?8><Y!o|#G>N~mFgNS#^2qi9ZQQE$2J_TUdjp{;9C(@lh^0NwYt8iF0ixAPg%+q>qm@)bwB-ckjAS<d0o`{`gunZdDe*dWluRSr
;T`;s_<S!D&|!OUG5ByE&dT6U#E=YD1n}^GVs4t(cS!#KzcZv`55;D92eF-px<@-n(o<)yZUgSbpK=ir;zd073wOa2tw8M))w#fI
u7DxBqP!o3RiF>x8awO~H{bx-`_=^<QFW3Sryg(t)^r{y<tmt*y}LNd=D)`OI<iGyzQw>s`P@cC1Va1G1e*6X41w7W&JCISQ%{nC
`bq6ro1x5KX|Da;FMt?E>ChB=knIr;fG{xj|FE6kJ<ncRbjc31>O!D;&2}u;-6%T#0Ds8-#L@oW;2Z$Ie5dyhwNLaPfV(c{vFv4H
1c@f|{@VcF?heE9Q%9hX)1g!lgY}>M{U0Z{-`)qXiVq)0(O~=t$L;?g^|EyQ-|7C9)1vzTPl@O2JK;ZUX94QeavyAO^lM0*3=9WY
jJVJD?r>qR<XCbch-s4$^c|t%T5k)#-lq(ZUdc8dxgrK&_e=64vOZavcAUssh!5A)CwFb&Zl=nAmvL0>-PzaKY+D-rS~;B$=)+%$
|DVTTK4M<!N<V4l^$7*He~J7%GtTIHZX|q8F?>nS{<i<V+e%fw0hbw;^@(Hf(9jsB@={`aT(n`JdY-PTc$MwG*q>kPl;Cyu{y*FK
j<a*~fYp!T2LElCM9D9pi~Fz-O{g4zJfBu^A8-*`((FOOCfITRGo@P{pQZFFi_BFGk`MqKIQ|X;hWwb=Dt@uw>Fe$JKTqG~@W0%@
Qorq915iiUKg|Dsxbzaxo&X0w5ajkBsQaJam<VGIGIURRdA;QTxYI$pBA=k+2y*M|bvJhM@?c<1BpUXAV97E=k(BoK_CCjE&m8;c
JMwG;*qx&79bH{U=F-abDZB0t(+UpQ;t8EO1E|#754tj@JRw*xU>!f^>MTx?zw$ry(0;C1obFT;;1caLz3U_|f~U?`PY`wFP84`@
-E?@b?Kb4}@vq#4hcI9q&$U@3pqqi<yd%;2nh#yXbEZE>)!nas^!N6Nc5F%ID*lL5LHaRv{B{jUdw1CA)<tkoa+3e&Dr@xH`7)YB
1r5$1oZ#JP!YwQo2O-5j5h3fjA@18F^ptsKx#9mW_q=|u`-%F{!!-Y;4u?MOG>;`4{vf^BcjX_9|D3esaku!@%VZ_Rc7}daCKTRm
O0KnW*};m#Uz1}ECf*WHzz=cGUSgA|rrVU8^;t_`U&+M&uCMj}{tkSl0E6H9Kj!S;lR=hPW4nO+fA|!EpQE4c|33fZeg9lPGd}h|
mece$3ku2knT-6cc(m60=+KsiG_;FVMhN-7YU_x^8oU3syXrwHjHW>aIVa<0ll%LBHyVsqazzmXeelDf1vZB4qRPUcx=-AgtPHL9
%x*r8<Ms66^jxm{Xmx7J?b3(TzaCs@LWTA9Kx>)Fea}*N#Z$|SH7zA1MHEozlQ1wVemd!Ys(Pi6@AGvXd6|fe3~UU+bo4sX;UviG
?&h8BZ@ol3)>w=`h#h?n^Q#WQ1E)wTgrbiP-{$OpbJx`Mf6(&k{4Ki=1kUd~&mRn3z=((WFEu}>`|$9(|JbLHj)tdyh2b9&0wSZm
#mc#6bDAuPDm8^1GJD<c4nwJOA=pJSfe3;*!md)~d(Q|>YPD&+g<yJQl`_yjvFSgfpFzgpf#y4{;PAEXD_BS%22*nG6Gc>LQd3LD
hy&RR0h)}V@LUkc84j`sL=fm<FgQ3c^fYu%L^2F1N?9xphf0vt`v3O)xPS7VsqOto{)V~;|1f{2k9$6pr|A#(dOv^X?&IQjcSvA6
Ee^B|c^;|h=^tC-9!eFWvLviVQT8<Yy_xh`r1*b@Rnwy~d^fu0^Wf6I)MczhO#e7|ja5{KEQseedNx_$GJ)`iuq#Ku|4&<3t196|
-Ed2t94UO%Pr2(sG#9vl8OU0}(1IY<n+h!Pi5bu}NSaFtd<Virl7o9Fw2&oFT`r|@XMu8ckGok6%RFCiyD{NW3DDD0j+(evN%p#h
)O*}Kq4kqACw-@^nXTmWoY!4LO)VnPT~+Xn8#v2B3gs+1HP;Icsd?acog58a8-`#%DTo{toMLLOMOEc0VP4fNS|KA9vf(DSy4`}l
35eeCh4YV@gg454XhsPhJlv^Lv>F#S3TX6*e6cp4?;qZXpUifRV|^?M!l}{$QqHSAx!xJOHLE#H<Xg|T#s2U3eztiyVuU}uBTxxB
Djb|Z4nlQ0o*7%ECd0>R?jryX-|0h3)&bPJi~rj0289l9LD5E6?7uah+7-RrZY6cq`@-<rK9?3FHE!XV+Va}f>GsX$pHAyT5Hdbv
4QbLkY{9d2uBR1(GW1zxnj@}V-fHa<Ci>TRz74PZ68?04^eg)f;C84y4fe*1eLnRy?=^QF5NNPp0ybCWNIE_#fwN}~w3W9^H`@s=
GyHj4O#Nv<=sX4cHa*Ne;(5dJ9@IU5?L8c$)_QumiRm@1AbL}{d%MJaObBj0YI{Z4eFs={L$r}OBe^fA>l46?ot=}?6O342U7vCF
{rj7o=d_-mWW93tVrn_0w&Z-F4-<h5SI$GbvJUQVFIn7tHQs78q9dt4xzzb@&RvZRXV?5alBn6WvtW*^Slfs~7rDU@IUw#r!~i(p
@;wSiZ*QXQbF(pGw*ls|zD?$+_*B1}HGMI3+#2Rx+lEXn;^k<vG$9O19bJ0RcR|jmz_9?opVj$~K4ZZKVdD4rSI2n`E{F}VNBu|o
f7E=pDO!e2dGp(wYMT|FG(sj7mQ0s$7_sC4WC9YynF(csC1qeAh0(vqPIR<U!j7uyq)?<W3{;Me8Z=f`sKfQAz~Q|pgxjL(u0xQR
`1U@3CiQo6Bi47-M#7hu*N%3W3P%fhWa1AB-00iBlCMp%VDSQ4uPGKh2;c_;s#-51F&`I37`85Nkly&{pG&k~emd`3GlCydSH3Qc
6{QGVEp&`NX`O=xu1#AD3tH=XWQVFk+P*e;{AwH@XhX^Ci)ClN99j37alp!m*p`K`r5R+wg(D<pf==h2aOc`}zgmZ~%8EqrlVL?!
*>(gtq9_`UO5|j4+@kVbNwi_6RUq%!LuBYazq8gpnLc=Kb@}^LaAD|4sB_Qp+2>keuRHv6N>jhx6-hY;1zCr5zeqqs)#vbW=JZ*w
L!*@`urHBlyXX2jt{XQ<CrQya)0%C=SAsXzx57`j|84a8nT==e^QYl<CW_c$A;b2n@Wcn|S>)jLq)nwc$vclc;CjUFGEzY74i4d*
%nr2ooE*-@h};*uxQ))(IfN1EKXFOyD<|aqsrVAF*`Up6`Vjo?#?hZ~l-#`^X1|tCAM@1V4w(~ww{QP_mEp09f6e9dW!;BE17Lft
=v~;x0|`==QzHSX2qr0V8c`+;%mWCM_{*Ai7D3m<2d=F{W$$-lv>Ccewzt3gTq+;!sVXLG{<c|n2%;ltAx1KJaUR_mgp`XfcUbsB
9YppFxhQg)N*%d|91K3h_xn#<exIR+A${8br`fNTSL4y2OuqEl=yYuT!W#$QlUMWCUp<4j<)ezwJCWG_z91GA6s>G^2oxv-`XVP^
o$002Q=lLF8SX*4BJkt;C>~<3ikR_x;191xBiY`!XY~`H$F<Pz@eZH#$+U-hq-39F6yh*MfEQfm8mvW8*o_&m_f`SUe~Bow4LL<Z
wCK^@Sz8W}v;KB$b)uiyAXso<Z9C9Y2T8-DgNhFtG8mr+-SGq%i#dl}@Du~=ADDlz3FFz;M7od{x<dhx5Jx#zUl3%PNKKd6tKg9Y
1JrEd;Vy|s{9f=M`bYg&Z|0jopsFZA2;|NZCdHDXcLn1i>WZLB0}Qf{RHgfIl)umXu84ojf8BrTRnh8s%_kc>FoC=Oh||c2@!kg`
{8Q=>F$JYFSNfTz6S^`>Aff0F-*xT(mVm>)9>9Z|7g)G|_9AVtU%kXTuE`FwaQk$*^_o8S^h=TbzkVzKANbqoQQ&~*|4ep(EtA-b
)=>ly_hxtzm3die;OYJx`bXJhbB8Sj{3gssG*pt1Fc|;kYF$Ch`_ISuex`))>wOpcj<=%1wHF7VzaG`x@QsuQ@jK41`SBM@+)dKJ
4r!@IpC9Wi)B)HhP^piPf3Ns#Aor{<e{w#kJfyvQeH9J19YlC#_?i=a&c2;f^B(X;KZ`{D9I@7#9}eB1ZIQ5_QN589TCv7|XZqbd
ZM^P>?1FA;N?p9)Bkqv?-(LpLi$=-+M5#WEKd<_cs;vt&nWpHCo<KcN41EZd-C2S=07@@r!{`_1@DqcDUQ5k4IU9!wi16vIh5~RW
C*7cWqoT3F;&jfwC7$XA=JjKLzdB6=ulyR6i6ELv1tA!T4}ar7hj2qZ3Vj<m>fP~^)@Fb49gU~<q|b@~kL)_S(>xd7|KH>+F#CTg
#02QSGvD+F>I?55!=dyc`EhzbQ~2pMZSr2JK9qs7hjbZ1n5-EVfNk}|$$*GF?NGy!<~StRS>HQ~z}c3}H`xARrjPQ>L_Xj0r|R0B
oBhz{GUmE|@eo7QdB`5X0U%ESQ;&7;e0?>q7TfzhnERh!k?cDaQ^@!KuSe1G^nf0Yv!X*g`T1H`==6$}^+*=YuFl4R7$u^Ve252(
`%)9n-Y<Ddnd9z5Q<EZqm1{uj@v5i_sDdar@twT!KcCc;OB1%unsV?J)C?x(g~AM_F*x4RIkQ?Wk#q?wC_Q77A;hejL1xZiP4s)u
^?|3Y-=IDxTBnHneHLn@3fVIi^^d@pp5cmt+Of`0P@f*2dWz1h=jM8|^+IXZvqGeqiTz3beZ%4D^EH^2Hd!<UAQkN3|7-H^IVPVp
_$R(ZeW*XP0rq+$ygOOf$M@ghXCDh!aB<!q;vSFs;pfW$_$l=8`rRGmj^Wm0xTk-K>s0tZ9vd(pL)P)Yb~~bJ<aYd?qqCtwQa;`O
!1Mi|5<~VXpEfYu{0oLmv-6&PosZ_z)%EZnoSgX_)X<EC<bXr0o@u}PJyLvn!-K6nPchH_7Eej;JgG|CNHQWnZB>M-B;~6d3Le?=
Ia!-f;IkNwCsdvtb!%aNw+taZ;jvC$>JoS0BG3AN?E7nKiu71|_`MppG*czCLf2m-9I;PX{U#})@Q~#PF?=KXA3XUhm>nla&lBYQ
nXtZ`x%RYtJl72;Mo+&ik42pcf?8OrDHTZ6C|Xp97V#P%ui#%L7xsAaPsV<fM&oP8G*SIVd`%iXKe+a&b9aF3LvIV`iEKJ{*(C(<
aXl#^u|OX{qqpI#PVJ4alw48PO5LswijdYvj4_iEf@xMI5=D{9P`qBrVbKsM?B%})3#dmN^9dQ%_1i`PnL{4Is0i$O_MK;{PgMGC
Srr6_fkJt`4)@O@8^0nn!eO=EpNyS>9*z%l)+fTz87tk}cb)FUdZ%m1+oZGM?_D9hy!mUNcXLw*Z=L~k23M)ab4!rie^HPK1?(jU
@%+xR9vx=HVLH3|@G-9<A(&IzGl4}GYWC~~H$7dF0p~mNhcb0fP6dgHltBg(a&XOKm~412goF9Vl==sfsF?u*UjwIUB{Dk$Dlh?p
&=`yKU#0xrnP=*k-Z1C9c6)PPMi`S4L=UUy{fc0Fda?ZcvL9Zj8L^W5L}*y2{cri7i$^|oY<?5)A%$m8@W;FD|6#5yFGO-0>5D#%
gHlS@2Hg06f}TE)KrB2`{Op17A|dVoDe=mT1NI~``%hAO54yzXyN}qXKn;$~keT-K7tNAnk^4PN@PFJPyg!=)@nO|AV019YqDwz@
vnxyJO^%-=ZPpBg2AXX&*fG$;5(k71+p1|AYxWcQWBZ+&6h9YEb(?p1I8ErvG+LCUDGDMvrzD4WNWWFxF2+Yk^vOp$^Tz{Z>B%|}
Z4{X!)YNJzO%)1ijHr+bQ<2>C44<Z9{?GN+wE8^WezVaUaBGjrJqN2j=efvg5dMZqIrXmov&u`l7=>q~HC8cS>f?7KqPNc-NR;`w
z1I}$3#R>Kle}l3JrLE7NMYfCKaMH0;3Sy@S0<eac#w3kdz2laf68hI8SrLHl$BJyn$xs@FUbA}EvEJP2RCCF8X%9yu>U9D_4xv)
-M%V+x9~{zyCboa?#vhEI|1y&oCeMUgzr!SrI3anEBrzI*P5GPvv5!1eLg>DXOj1qBqHejS|fxaamlyw|7uE=8KwU|QPgd58{Lzv
plnBCEn<fmFzGaEtNohWp)H$d^(477IJvAej#7n%Q-AX%(B++<#M?woAo=q9zaJqzRR_9G4QHtTZQZzkGB<Ia44uuBRcvMs6R2Mz
DGgrOdci#BiQIXpY(h~E^98EVX_lf~+nn(bM_tabt(Z{UA!Bg(?>q_Y-QC{imDxQmJ;Efo=Q0f{N6<iJ)*>L8SsZq#7>p$YU5R!u
!8iW=+MX(cgqot5s^*ED!XPfqcwL+;+^NDQ#>Be=p(T5|F`&^e?)K|gLZ(7wt(c@obAp$8>CqIlHA3T|G23hqVua_%z$igP;89t5
*ls4k|0Kph(*YQ{kkC|05y&)#DnSmA!8^U;cXu^(?{L_nb|B03_y8WoIOAw@bN+ThSM9SE{Jih-(Km$GtxvE%(22)N*$8TFj<FFJ
5=ks-^Ceoz#2)MERUe<$gr8!~AA7aIpJOf0xs}U9QLLkl$^_a;B3doM7i(oo8TTMM(Sup8GU89tS>KQ7Yh4^WvMSMNDA4VxL$YW%
EX@QVxJ+@@!E|DGXDT5$%CM>$0FP(m<eYmovFHy8{X$-dq~_5{ZR6*zFFA*fk??oe1FSX%PTx5pbKiX7Y01+~-}mkG{pZ7p<!w4J
z&QYcNl65tP{6|iLrxA4uq6NW==)c+OqwXZ_ZEY<(t_-wc}Mq<Z~aI}<Gui7vkZp#7^<eA`e*oS5W+~Z1q#SA6*DYI4A5`!+Es8S
QCFOaB8<#gU?#PKs-H_EqToaIMGk*Fmly}p*+cT^E{@DlRUhFA>+AiVxO$kd^`ITMFrP1l`5)K!`;X(dz8nJZeAI)`)cjH(K7b#1
?mP9LrB5I``wznx5AFfh9ZGf~t@^r2{1yv6e#7Hw{I&qP)xk{l>i}I7R-%Ub+he@!6Sv4eQS^By`d~!6A3^Cl5sBr|B-}fDdyCO<
?^?&QA87hj6QS4`Bi0yo6T5^tr<099MD;79qDRBf&aoyYQm-X_X`hD?zY!DrGkGrLk!bfGuTN?n<g{LAdp<9id463x&aaWN)+4@+
^m9YCdxF4*Lt*hW1a|{+7(xUdknH{A_P5C4;FHsk&F8g#GD%Vd`)D1{A=}@Jl=>1FA6dcz!59jW1CLfUX&0;j=PZ+25~P$A;H$xp
2MTNeb@CctcWfu9<Qn&I9ZxX8Kj%Lg6Wi@I;0Kci`!o-OKvb|XDKH~p-X7$S1M8AvJ6}&x)sh+mzTsE2?K83msbzZ8bIj6qst?(&
@gZS}N)5J0nx16#-IJM#`5`_&bRTj)-f8ca6GWYyerAtB;Rz5&k7rhQmk_ccgxGBqA{v%aozIwl)4wR@ddC34f)`Lwe=-2k51HTa
{XcKtEYlS8+CHMs>pz^3G80R=tlhp|Gjoll1ASN;EXX0kRQgFd$r5o51Ts$k$}%_;I1zV22UyVQP0qc)zx|84XoJN3zL&}{{62R6
owp_^KLtahuhc`}dZKH>$|Kcu(|^T;nqr`;#Y>NWC>uQ|hQFP?z&vK;^*bfj!M=p`Cu5uapC9k|O$YGzQ`O=5f!@y8AIJ&>{L>A?
&kn?fJ_qVC3?4z$x;k&Nn-T}#iTWND$T=a^)5t#H`;YL(AN9_1d{^8A1X-0I1}FDu`!-|`%z_)%*l_3{(Jt)SfhZN)Iyfm$&wpl(
@Zb>;@8+TP=7axlFOjLywHO1;yQI|88*2?QlJ`NV7&$A*_aXMa&gFf7W_R@Jp3cny`gZByr+&CD2liP=n|fDdRzNHj1KBpG#gG9&
fNUH@A%J}i$gTg}b{&TB_9yPXH}?4adtHRDPo^^~<D*{_S^aW^Z9S*O)Fjgm5D#2#^bH|U4JGB`XIJLvm|AXebWI$tVP?s?PlqB_
2qeFQm<Nnw&Y%i$c*MbKmVdVx2!FHm>q38LUs={Xb$;%{JLt_Cy4K7qwXhKtRGOkq;7#-+kjW^?v$00CQYt2^i*a>-r>y^ZBs%PV
@dLf?YDrM?H^3Z&1(Uivd`iP-+ka_)ySK;ra!>Km<_Bq``3YI}N8|GQZ2OOA+)y|AVgBzo-}du31?kFkjM7Y0Z7~XO$M|!tqNXQV
R7NjRIaB-6aO|h<hy_r@g4uBlg%mVbE0!v*35k!c8!??T_gVbiVnO*Pl1}hG5`Nc1+L~mA@jCO5mI2WZ?ohkV!@5WW+><7Pnka-8
K}a$9u!fDAq*Ti;V}>HY#bp>QYhs0Q#20>8sRT%#Og&~Q{>}gmgJ|rNIlSWWOESoen0SX%1&8$WBV&vF59sJS40n0=y-#GddKb9m
%}?w7m>y2B&AIcPuI*yblLzqug;_K`Y5|6b{QaH%17rh!D)T|-?|}S6V3+|w*pSdLl#(L}c@CXKbaM_hw}nwuIz;sv4<q}B2Yt>;
AKr=`iJ%xaN5DV6$N1)Y=OTia(n(lO;-8P>zD?~=t;%CA7N$P<P6Peh9ThYDtSLX9ZX6Pry*KBX-|9sVSHBtzx5+KIW@43slxrx8
u*4^*j1To<hVGW!`n8f|xM||B8mbL-X?W4Llh!?>!AFhNvB{nT2cuC<+@EdNuDh|Us%NWRX8W7bh>%f2LdqMH0PvlIxWwut(|CT9
sqaVke?zS#lmUlEhHt1IVgJwSrWtZq?+oAdUz_xP5I+MTbDe*;A;bgmlMe0mEs}w$i261#gSvk~q3H;5%XRU^+gNPrG%2UW>f1zW
+xf?v*KxX>bPG>BLcJsYKipDG=m>4h*FgNKtR#8t8e|PVQU|pNpV9Q^*YTA4zYp-qzN>3KB_GzNvl9-_{ZSI@N_(pA?)Yp;A9dyC
tuggTtSBy4U@-cM!q8&Xv?@FXAhVVE7LE2V%dU`W^szyYKH<#gJG{ol+b<hUF&8o&IX&d%&!*Z8=3$lhjp+1c6S^X`erCNVT(u6H
VsKLBB4SAuBOfjog|Am_&brCWW7c}RMt3)0*N>Y#(wC@b%LRZ4`4{xk5|75u#IGq?642RWhYm=Q3hdji^F|Pbmmk>IE)GhW3o569
7~b)vc1Kf_y)tc?EYyL0Ix>Bc@n!ClNt^N@EY}lS2Es6kIN+#<BZpd=wOiL*({#O_(CS)YYU0xX(o_?`<h!MojxfP(Y?rBko88~s
%=2n#SZ_9Q{j%-L9Es8AH@wP9FDagC+zdLoEuj{bn=>lRrs;`!&l1${uCKigy0kcn+vfW7%`Uoaa&$amXC@HpMz*Qi-N%1BM~<!a
s@-+15o35PgSDCo1aORTLxM@Sw4fmw6S~Za;q@buJ{;-7<5_P9QhDHQP#1kHo?f7^<x405e=rF9g8HDxvl}JXs&%Tw@wNjhK&k^9
%aQcbon3N~w$Sd1;TaqsT!eOmxu8TB1Oaalf%Z+u0k50LJIMAp9aoQwrDLF7oQ{xe!TgEXp7aC`VpEk8<0&eX45#-0Sy0H32|_MV
c4r+#h-5jBV6+M1e7k0YhjZDTQg{8Gp58|P$F}+PMD9nFh7<cjhesRlxKNxV)iC}1c=gX2W@Ta(xJ)qmnlSIhG2awOvXcSKlK+M|
7v0g`L0UQBPdIfZ+iOG6d}yvl2R}WZcPf6<gQ26~9d2+vh;a-!%sxG{nk1Vt76@S|#xkObLkVO(?i&#5N*#!B3W$OV2*tU`g`-0=
q7&Qc{s+%tC!j3Wr6vNLiTi`N-_hI8fruxroxe|AY-@fwJjc<t!dUVif3Nk=>DIbj!ZtdG_!5+pti>he$<&aY6Tx58QP#lAQ}ldp
z7>_Ne10=}e2cCJ0+5BJT(m=2jhYDbsO8RYb)~3TLmMel#ldHmW}V(4f3sS?O8Gh|SMm{8(oaJ&7yw!7y9=mUxueo*iOkW?PQ4ak
&_mwCLlFa}eIG}#=lvh7BjwE+T``}pgE_(Z?}R;=pHapgd7MYxZ|}Ec49avt0G6MZsQ+*sS9uA#5)#sz&%ph4r7+t%vc<NdWhS0%
{aXD-6Q7u}2-|ykVXXnUpU=MF!X1ZEo3HO1E!#Yquyi^o3R;S6$qIgl+{hnu+EDyF4}=1+@N|10Z;O3G2eB%2Saf_a<C-v$Wh9bK
I{zf>5&K7{#RsVR2cUX=FCM1%51wYo3XoCQq46pv$3c-nAD82ymYoOLVTh3YSL<srS07r2E0)sG)E270)L$75CorOh#`wqn&pubK
wz-!Mk=E}>1m~96raSKJ&n8{XUD`#BRmz8(8F#H+WV(T>L+t>$t3srOq;fGWn=W-njdI^Ef$?ysoV(ktuU*{Y|B3#6812Zg!E>|e
@t)J^;QUb-es~C!Uf%A#{f|RncYujUz%|O{^2=8}MVxt*#L3{!*-^CaGP41lPLE9FA6CctP)k|*8lkq=CT18x5zzAR>g02|<>RT>
$8^0qA$1_tVZvRoK&ZvJi-M+x3cK=w`_CL7ka(2mWKoZRPAOpx8n6u+$s=y<DX$&8whe{yl!W*a!Rn6!7{he?Wjgy@Fh|kYXnimy
uT&nb@qbJYC12L}XnKX7=jTvZdL3*$h|9Cz;mP$5k5>C3(M?N4Nl&w$Vr7Nr1sIYp=aC$u%yM(rhnK83=&6sNHru;z9&dluX9OE2
;{u1gEbRA+3UGToK<MhMf!2zIVky$f9F5L4f`1_aOZeLiX}LIOcCf(88Yd9#oc+DpnrF2xUk4Z{2JH<6A4?+ykEKFEsq%<eG^EJR
A_=b(=_h@4Ip;hIdBSZL*<@m9$pk_MFy9859S45Dr<e!C`1#mipnI3w(*v}Of`CVXvHY2tfn#v%2!qIlL`_oYl5`wSHyjiw+Bj3t
)aOut^Yq6vJwZgS971Fi5)g?51tE!h!g~@8$k>B$j<dA*cN-5OkUJs)vkp!`)F(wHkYWn50wK6Tv!pTT2OuIaq0#kttKLCKEbt#8
4-|&7$@wi;*krh&^)iGNN~ynKeylK?e}?1759bH|J7Xc%mUIUR8X8mlL;ZkKV0P?dAPMqP9`;dxeTCY7-bmbmpx6%LI3pPjakbro
<QMg!5kf?bQjG-*N`)H+EfIwj(iup*`V~_U+`nPyf!s`yi3jy-X`w$*e?RB;&u7cuQ|Er%`TdCN6prbe8oH)|VEk=fG;R2HL;C-C
9oUSYo@8D21nN)RCt&}nB#+&S_&4ZGa6fvO0B;EQg%ECg59R1TVLKcl=Dumx{=!hAgM%HN1i=8mtht@!Kx}KU5rY+w+b{^~{CqGv
$*L(c>-$fF8ibJDC!yszsxo{7I!U1Za2@8J|IQnnJ5X<qA8b1ZScB;p`9TGHot-Fqd~YzA0HT8NHllPIb~Y5`LV0%BU=YCve+Uv1
6ZcSlmS#`fFcPdbvvPMlR0j+b@L14bjB1*q4Zwhc=$+_}h=a4XH1S`^faQvLZe)Y+h4g&W74o<J8_;B*=-)mbQy<Xl&&fZmhpU_W
ZCya$tUYd8!??i2H$&y^{|{NC=>m8l_GbeDPohvr;w*{&I{W`fpwM;xGEcAdVY|2R98-!1k^#8s6hCSDwZ67z+vU?b{0}mtyWubG
|84sH`s4%4k^0HgYYs#8n<Lc=qxljZU{{Cq|I<gH`=3bR&H>bYhhRyu$GF4S*T}zC!7d!(fMX^$(NBsqMXM=m(i?VmpW2%pyK*!Z
(AR1y@d>?#-#impG~w|+zM_#qS^(MEIKR>C#5Sp=dd40F=l;7NEW>>M8-I<X?~XXvxjkmV6Y3@G7qIUKriAm%nLeb<NEt(E!U&wc
h+X8;+gJ%fL?QJ<R#;_+q_%Vtc5~`JlHQ}~@t6rrrPO|T{3_(;edQSF=a1HY`3MF8^%X=wEAo^b{xH$Q#1-b@$ougj5Db(=2}CFd
@Bg9ZgUSBJ3oGFNf9d@6_I+h$&q~WEVn3jzO|4`^x~s4%C>=m8?|Auc&ptWpU3i>8hKN8(`Lp#xRFJ?qPr6tZNjm`vIT{|w_@_O(
e_mkcZdC8xDWEkEQbW<mP&<qRgNn0=BF%Mu{m1b=!k*um>~Qzj`})lXJMr<)iagEB`2YCz(P!_0PiOyN{Ri}Y_V|XObz%Kp@t44c
PSzDD6ci3XA7O;#hBJ@;zYH|~%3s*tEg5tEI2wWoh%FSmSiwahOu<I;kxA(3{4=|HzwuH3<3ZuWZ5LPn&W#=i^`1Q*Jzh6teLwQa
q}e2K5uAhtQ7X1=R6)dPf8NK7u5X&al^6qC+m?y$?-Cf)4r$LbUQ|^d(?G|a;>1&K7th=0e_L@YABX;VGCr5>$(|p&9rI3kx_f5X
S*CTS!F6vLU0<u)!T#$E%67~a)BOBVVxBmr)0dPyc%}&j7l&W@(AzY+v7M$vpQNoKuv$pq$e(PAvrM&JqAKvSp@~qqi9h#P&RF_x
D=ikOF0R$98UVtAz+4bbi9g{BJ1tdKL0|9X&#z7*l(9jn3#y<BP-KHDGdvhcZR{2J;*pMG+#5Pl_?mQJtwvkez=#eQKCv`3s?1o_
O2F1^$u)5`oDyVHr4)0-Fu55c1vn~#2{T=4uaX2ZwyKJ<)Sl!HZ!C08Uf(rv(6zt#+$Ng)D@?5@XpU*B#2b;$Q^5D7qTs5nk2bqL
U9ux;8rEsE^Q;ofDrz`k-<;9G16nA=F{7X_(V`S;2|w&ae~PLd$ijFIMGrL|j@Cc5Td{oNpF)V5{i{>WIQz>|)1bgB&)yy^`rUE8
T;NrWFrQh~fvApz1hNdYrLq>jPG$61XR}<jEV{IRcm3|@LKS5$Mj+a<ADnCWGd^{B_Q|7e-{t(a*z@h{>)0uxDTKU8?`8V}=Ne4C
rF*RX+i066n|-N6HZU<9CCKO3HFB?L7c0q>0gknnRdvfSvx!Krs?<p$u2f5jrRXIgE=40)gFvb$n7Q*&^ZE`z^8m80)N|iTFOkkq
{_)Sz;CN{1)VcQ<v(wNZpE#l+qJktTPsw766Y{=2J9XhzUW^1W1qlFTgaH$`1Ifvc<>sIFXO4OX^2e-GYl5gj9pa2Xrm6&FTeqoR
-yy3i7b4yr%$_6+6iFx)r>T?JneD%qpw}9{zQgI%J9ii;H6KIQns!X0xE2I*yV~{=#UTm^PB&nV3O}$<u?S)u3=xtA#l-xI0+Qfe
N`&tqCnLy+BL`_*W7{;Fc(C92S=7#K@k!^^f`I?y&(BjrAG;fjgKV_L%*=uk4>pQAonPePDJWzoxppHCK9yt?9A_u}9-X(H6Uyou
PO4IrB_)hRp(#>_#y!^yzJCZPSR~qfu>RIoN&U}TwtLEUk~g2`#e<H?W*Q|*ebIc;0^LAS#=$iyxWI-0{`FrVMvR=3AGtH+MrNRr
4RF3)dMXESi{mszM^e02=tauoN;8gxDtxMf+{#H!SGQSWhkF#xE~5PGG5YH`Wcfh9tvos0hn5O*>xNe6EU0mX?suM-v~h%dWtJvh
^uw;ADkcszd^jITK)@99DY4TlrPT?7C<y9YrJjBMS@W)sevdgnf7>j<r9e_C#QI>mb%=eHL=hKi<ZV-lDI*C>?uNC2&-k;}p)YCT
;fW8Fm$d!-)q<KQ)Mdtaee!~c#ft#^Fj*nLuO-b{uiFdjy=N@^Cqj`w3HS4?1NB3^m#4I<nfCk{143PS*GN8>SUv3f+7b=VzA$Jj
Wmoan<q=K&BsuQm&hH3G6s54}!3;WyhYK8awEOl=qEl|2pImfKxpt3Dlra=UQ`ME|y8M&8uk>+NPdbH()tYm`WG80~QYxPIhkE$_
8~SMOF#0Nq>!>Op+M`K!)Phiv)De<CqAEQMfFlk;{@>rX#<T<O>DzR25bZtx3GT%S_IBg=y}>w-`g?u9gHWXbAFqJ*cI)hucg|Bu
*W3S-{QKYay&UIAii(2%rjeiO{V&v-LbDSsR?t|CSgNPR{K-}zoy?L$6fI$w5<*b@KJCx>dK<yiw%C53vHu^GL+|eH`Z6gr{D-?f
R97>+?aRSe%?pp~{ak+g@o($@Z8iD__xzOp!5n)2nC*^S!Vj0P$`pMm_%GrJ>5j9mC+Oz9!5#ar4=w26f8c<@mP!T(CBY0wB0Hbm
FYdn%1$|k!`P68@_KtqfHSO)DSwil)2TA`*+e>vH=>s4|!28rt>npyzw|QSSf8E{1&iJmd+8;jpYfcgw7S7?U-)`%Po;HfE6&4na
el9x7juZOt1YkexrHo0?wh?(RAuhn!QmauBJmOcDU`5S?_E>+*fekjwK(S5~3M7B`PLW2nH8uRYX3T%GCy4{{y~+j$EBT$6Tbk<p
4zuWJ{?E;~+xfr!_-h?J_(nTaQO2KFAJM>XZ<E6P6@E|d$ox9SIB@@fgKWY3ze)W+$NxO4EGFOCn(W$Vvi_)FNFoXd`I^ZeyEW5v
{anAce`;M_dD|hWPWVG!dFREy6~Lj|lXk9c{Q&a)Ky(ek`}(y@oc<oazwh^j%Vj;>dhfCiuWDe7QAJ_`uiJ#b$NtN(f7@07{K|ko
-Tog}_Q%)vDe6x|>iP=Ag$fFlBcJol1rj=Q<3H*2IfM9AI`C-LkyJjpOjHG8Ow4cZ^lopvya6*sE|~)Wf+C3l5fNfqb8ru2H6HKA
TsZr4sUjrP`B1P_KnJT{8?N79x7nEaLMb8J>G*!o)c51V*RQL8FYV{l`+2SWN7)~LU&9}NXusHhIBtBOu%B_$o3n!?aq6M}LjG{r
VOFfDAfg(#lCEvVNpBC+{{N@+{G0gJyd}R##5Fad_<p{B#;f}1nvv9;jG^Pd<j*}=dHyf!sL-&%<m2R4w|Caf|Lfgj-Bca?Gmrl9
ih07M*}u`}*XDg%MmsrvSo}5i_Up*#dRIu_Q}OHP=(nc};cJ`zGTq9f$nxFm`yck^*z&)-#=JkfH1}WsG|o9nkMz|?tCwYd9VxQA
WnH=N@TadwJ+@LkD?I*jKAm)+^!h1DB0VJ&)<Q=WjKE>Q$8VMK5ye-AKH1yv>waI|&MnD8>DTjkzT-vqSF-KjLFJwn=-v~1_N)gh
x}*(l^Uq$kZ+qR9<8JHx`%Qfp-*6)eG5eW^f#GxBIXZlTeP2@!MgP8+QjJZU6AHyv>$^s1{~YJr_q~3vHSE;?ioseacjE6L$E2ud
lA+hnl@Hb8H62qtEWY1dd+yw5KM57%#Q%ix<osEYl~i}H4(x9^+kZD6zAC*^&VJ5ZayFm2M{o7}n}!fZukl|J?ne&H+sC@o8QuO)
ukPG-clWUDz~$IS(fbvM$&CB+aUCiCY#<&TyZpJ!b;&)WtQ8GbqD9gOAKp`h{^j|r2j>5H{V@OA?#?>T``eNHi=VTPGV9V<HlAwS
cz>O*zCAoI?f;sw^nIK?*q_B$>FM?u(@Em~o^juX=YJ2^VBY%j<U>zTAMo#=<^f;r?i~AgY0fi=_;+;?lYfm`<@=}ezb=#Av};hH
;>Y^kYsYuz%KClT{wHEdRsSAWA3W>`&)w*?2!T?}57YMS)M)Jc<K+AKf7+QpCcWS4zcqWZJyEu~cuf3u{JUa?`{&i@#WARzIQvWX
{XTxZ@<$4LPx+X<$>iOWv|2wBjmudazFzNi*JWE%U5A4|)$(?=D^>o}kAD7x$3^d_Zw|M7<L%#kkMvouqvdW?K0V`O;nRFrO>#Bo
_W$)t>V8iPN9ez2#=7^=Z;X1nd%otj!r!yv-FZa2)7rsZ_`fe<w;@V@Un^Tb3$qGy$F1Y~zXkI6((hB*j`H9AFD_p7gP;As@`3Qw
d$05L@9pQ^HP?^vr=!1aN3RBNk#^GE%HvjFqxd&>tM~ofxAtF$?)Y={Zu<URe-`N8|Hn_$+dBDnTKbxEZ$Fo<H1!%<oh|F1-Tze5
RDUzaz5nBFr8WM2eqW4yOZz*$4k|nN?ZUSDE8=Z7;Qy_8?|<>r<K8_0{l0%dZoc>Qy8eDWzftn#KXrTlx!V8f>+o#;wT&_I{`wEz
I`jkrpT!9OZ}ne`L12Ue;Q4X}+4TJ*%hx>!_MI<ZzHd3k1Snk0t7Jdt#XSvM(IE<bcJ8G1;WKba)mD-}@;e~P{l9itg8#Dt@yIql
9?!$~`tm=gW(Q`va~wT?pYDYD`+GdUZ-%@!e$gZX2#u6CbF(Wj{3;&G78Ml0$EAldf6iGs;kbP(a=xcjHmv=AkE7l`s{glt&G+{C
>G^Bhk*~Er@*D0S-~LJZ2i^VOZ8|<`w8G@}2$%fd_W1v|r~A41dfT_<zz9F_x{vuFlwuTs8UE4huAj5{b|?Fv>_2ZF1L|P^!2I4{
<b5A!tL9Ay-TiDQRjo8X!}0DO^!)$g4`oAtf9Cu1{CsQi{{QXtPsgv(+4_$&9~9WA^ml)T2kgh|{U2VudX)Vi&spC1AM3~Zbm?Q+
>%xA2qr=tTk%RjFn`z7PJa*dL`|6;#czgGGUtt?w&-0G!=@k9lw!AG1c{i;%>3%q6WStH___zJ$xUYEiQAM#`e$HJ-?cdR8duv~?
dwaacr=16wx6$C=8+*L5_4g_5^n952_K~;#v=$+_-`n&3pQ(Zhj-N+{;=P&<oa@!%syO?5m-rAn2k>3@JQcsY`;>bz*neN6;~u|X
FM0kxTjSHIp%?fvlN=+{@6sSs*T@f!gCA7M{<BRY72IFt__Y6pCB?o~b7l2<ezkM{I!nP6)b$^kasHE2x?)Edu%3bAr9)PV+-KRS
>EDkkYlrQo9CPHfA#~wC?Jg_XbD#Wi6LRWq-JJB99hB3-y`ugSB%aCA+!$KGX=(CN_L0~-BTM;kiY(VfYJ>YFbWN2zrU?<7%SSjN
B-EvQ9jLnKqSv|Fm2MPl(zId@-!45iTwb6RwOn#?Y4=1qA^Yi{^YEYPjZ~4}6}S}aYnJ^FuY?E`6jt|ltU&$i*`TXS_OnwwHg2~4
`d8EZCYi2#TxY%4jycue*YLRH2|-*o<fb88Nm|@5o=2k_SD|4eEm!rmj+{2x`y(v^PfuKFJ8Q0&1od6x{@Z^)!>oF1jWu3e-G48a
v$oyQ8L=M#gIrt0FjL|+`<z56+s#9o^q2QpNHQanKhoct+_|SOE<ZwIIoHqrI(rIlTJtT-;MVLjj#?lR_Aopjcj9B0YS{Y?c*R3D
jocQ|H`l~MSwz|R@II|PaOvVy`R$|7d(*C?-|mj=*!SO$Iw%j)c3Rfdt8b?s5O;Quec*2v9ebo%2cwYHyL(W2`gwTff#@sA$8Ryb
Z^vGi^mXdi<lVdWZ=h0j(*1*O%tsx4W72(p)!L{#2-p00iw(}YsBQy;JDCgv>^hF>cnzUL!?56|vu5E5<=3;caZ7K<i5wHpk1h7R
wgT{F;m^9CW1U2fxY^04mltcdE%)(iNwmOI#?q$>@;A0lqMzIBP=nlVPJ8vP{?6}hllBz5uX$6Tb%EdCBZoVMU(2+9o*a*T3;<a>
SU-HSbP~f~J#XO%&8V-1mY;h?@Wg^{Q9kmIgPnh8&X+f>#@@ds^Drw#5SigJduPklO4%te+I3+ZOr8ODuwklv?C*pRKM%}xA2~(f
eLoissPu;THvo8SwA)`U;qv>lIw;LR!-#J3a@}kEew$tOCZAVz_s36{m$%*a`h1vm!jB%ozs>69-Nr{#<BxS-qkmO3V_iF{KE)(%
0;;SQAMvym5B8_l>~!}Z@AvilKg0KaF5k5Jet&?C1z2-|yEA(F`Eu9Q{_r#=!k@)JbL9So&y)G}c|GQB>h(pjME19UtA#MG!$JdL
eP$4+>#f{g^B9PSfa+9xRQRyN#Hz~MM_nuP)mZBvrjFcKUc2b&7sun-4g42Ou9dYM{eG5c9N5!!%lq?2&Q*wFEE#rp(Z+D>ewC$V
v^sPzhfjqxF0qG0;Ho`5Pow<`XWQ-7Lo;I;^?GTMrUgN_&%d-g(RkWp-q!fmk|1>Tb)H;XRo<;ux2L^<2Ogj5;4iFg=Zi9W<aq6S
sH^lf=#RscyVmFRU_YZFGpY+;z|&l4egmJX)5A{<o?c80a-UnpCs|l_?2f}X7~^5TRndJMM})q*DJhYu9XilKNjg%IUw@0>VjH^S
`PosljYfuKVaM3M1Egu;diM9xN#<ic)a_^OTApS*omtbD>SoX=Sr|BY#Jc)9a!sl<dW!cI!Qe;Q@^j{*iq|&u^6B~Gw2w*tC)@2_
-9pd9hI|JwN8JFK|0(`dJ%crE6j%13e&6~~+wG&gpv4qFbvt^lxMqF&)}PUb`G2MEVn3;&{OqcTtnMZLon+<#kkg#;T}32udo3JJ
MnOczRTUtjb<ipTukdzEMIa|%Z|0|H?XHQ2tr4mz?PXs)-t2!<^e5f(Pfzy#&(Hq<zyHbkaM#b_>OemE9e(eDKieuuAd$xF0SOe#
u_^O;gZ2e0#wU$`UWut6t)Zq_*})S}Nv9#*vwk0cBnj&sl^|QMK4+?hs)YoAq;t;-eNYc(Ubhoi82(B1{;TI5kI~K=n(fO7dWAqY
FE_}qxsRg;EPNZm5=BQu#Kb#Xb>qya=dfl4Llg>8%n_$wtvAKrDQ6?A(aY!ZK1e53u~Q$;VttIs_g-`F`MtP58Ici3$9FANT)P`1
Qj_&^D7Z~n(wh>0kexkjg%AHaaO0+}l2fM36U%TC2_{hNWF1vxw1J37A&d(%nDlBN=8Avk)=^A`L5dwBj~xWoW~*Hgm|;TN<doxx
<mz#8z+%x<DMzBK*x4G1NPwZWVl@2k^!h*F@&C`u?5I7L{C^b!z*pB_tS|}(`!zmm`F{+-;4}Vz_WS>)@?Y=a>mS|q4f_8N&C58x
nM3pNO8%RCzi*GvYxW&mxM%hLuh(i-BldH@kNb4zxBpb_-y{+UJOAA9{r}(7#CIzGuFL)***ykVRg)31W*knQ%52`xUswMx+wxQ8
*PoZ=`TRK#Efp$4CnB6~{_$bc>mO%c?(c8&?fVDWMdR7|x7#yb;r9Jc*nfZh{XbH{$Nt#-e`UVxaohZO`e{V`?w~nNu%n$-qJ93h
iJ!5@+(ZCSx|37fR$wsa{ZwZMx5dZ#+jjUj=6{_zxaIUWJtNG1f0^H>HXkc~f8?*r{1tv>4;B?Z)`5>M_3@_);J2$j9eDgEoVL^a
yK6yzlh2;MsDDphy__w-L#wFHy}v8{<a9I@A$X9Z7NERA_{2Bs)IIOm-wmH1f5*$@>y1<K=dVBXk(b}vy<HgD;HYbRUbyqG-pAU5
<_Fd9%)Ks0pg-z??b|W=|F&?al!cS~IIorcD-k<(0b#)V``i28+c>ffMF?Z_xE*pP7yf^D>gM;b6h7`M4^I*0s{4p4HJjJ2RXmrw
M+{Jw*00yQ-Sv;!e|PF{zt`%>--Bh-PTwByUs>e6EDaz<u@b1w&6NfNwS%>4(j_8Py9+ygH62~;gW=z;Pwx7(1B3jV>rt((ZPr_b
Rs-)_Y+G_E#Yz$EU)mG)l88c3HEH*IKK}ma$devF-QUuG1J(!O_UYICG0T@m->1dBpU(IG?|&PfIvCa?^Vxha`nY}hUL)ox2tV8W
)gTf|F%dx8iinSAv%i_S+r@bQYZmI6Nvs&KO-0od=nkX2JLk4K!Rp7&i1qxh)LrA=;hZTTkt7J|0YfnI_5W6W!>6Z*8>n6lAqKw8
|Ehi#Ke&Ugv?s^@G^WivHHHOMVyG=skW_y*<s_c}cn|;j;9#B%)TV68XwuSO3@%maH~uf}?;e)WYQm@$eB(?faX@>!Dk7pPJVc_k
Oyh0%gnt1)hrY3JGEYS7TmBxp4IJ{sUYyBpwVG8$ElMh4P;P4O^(sW6fqEQgQ7Y0%zL?QTx-#7ooi#{E(_%|~-G<S#9<M4JO+Qum
C;v~~d>?Pw>C+A;61DkMQmwX@wYhG*Z(6ph+gHB}H4Qw5*B3Y(;8qQ2l$t|GL-OV;;Dwwu->cy@(sYQ3q0y}ddnIDKs#2hC;ab)y
jpMOA^c&oH9ob=N?VaAlc;yZ_JEg>oV$0UMw}9i@j=DCYQ8xvc)j2ug>s&*t9$5nQJJu0bviFB}nWtuuN{Q}OV5f&zs_T9s1=p&{
YS4O8D-K&y_4Sx@>!lNhDR*vvov59g^3txNjBf^<he@<MrDwBw5#R?V5A{8&wS6IoLE`-nzXoX?psho2;>s1RCL@Ah1NVh;Ym1ds
S=7bV$f?#)no*YAwIMRMCEwHAx~QnH9g%l;>=LvtIvr_zdgnQt+<?eDMO(PkRs>~;;vQ^sduv1WfW(pv^y`}+RE<h#H6*N62+|(e
q!iWLO$)5s-m;A#8QpPX)^!I5cV5o4Ztd$RQVgn-+jBGH%{(gV#$G6o9cWpzk6yXd<aiiT<^q_nZ*GxA6vIq5F&G$_%Js0&pWN(h
5_BOpL3_9dto`SHzzeDJOdN$Xc|YV%kZrLP|L2Tql7V_$q}7nu7Q;JOF+>!1z+ypD0Sr?yMM*t5+>O5D91U~dG$)LwD6e#F4pP&+
C$G!nJkk9Ap8FIhl!{281n|sJ37;1j5x+?$M9b<YC(qBUf{2UW(u9=w6GC`;WY*1$5s@_nQk0Y=lA3iy(V4{I$u?sZifyQk*n;NY
q&;4?l=yg4@X>xee$78L3-(*uw{MtVPzQ+wph#){3qsDU-!0zou!NDJ8XQUL<syHlcW+TZ#ype%PtgCCzB<@{-RPv%VU*!m0)!ov
L#wcA+x}hqlrP0<9*g?_3JlS32ZIm5_t{LZ)_NL;1ye&Tq{scddGBg}nekEk)xY>xARQ)$rn<T8WuEq?0q1`e-q$h+BCGn^$a1Lv
n!RL#q^9%}#x;vi@z$&VCQY1<Bb>j=76keT>qJn0{}BNN2(Pbbr}_R@<@tW?yLx_(%D)a=DF3^<q3*qDVt>cQ+lTtM<FbrlyqdMl
y*6o074`2NdsKTp7H`7-5Gca@=qKa|6O%CpR{Jdr(Gf@{2G<|)d8Y-zAcZAbL#QEzRlG}oT*7xk!mTn_b-NEA>e?|JF3&#Sw74VU
svN0uo!#^uaf89&@ZM$&I?E6FI|tD->xUM_oB;l%PA#)xq<4_bUe{wqnouznm#^-cb?@TUjd??rV!6x9A5R{c;q1-6<+EIHKms=&
U)92Yekd$#0(le*v7tCnSC=OT3g=H-dH4>VX1Kp@|1ymxmbu{{4yr%PPA%lnti+MgPmIassN<t05F%870kw8vM^dA9r*;%QkpQ7Z
zm!z{YV-rRlFTR1vqia8-C7?=^^N<MHshHVQOx^{#=(c|z5Yz={9jyaeWE-47UvPClH1k(Ej0Kj`HcwooqPK`2QLq#(1!=uRtl6V
3ZFbGH%zwvKQ21gUWT5(V826{uXB8xjSs57X&(6X$lLpSE!NumJ!;-u8L++%;9fq(3?&UpgU*r5`MW^6uL!3_rd8*d;b?a?)u{iq
KJOj4-)Zo}rP>qaiS<$&lvDj)-tNX@Q}};>3qkSQ(~EunDuS5`XY9NPjw}B~qCM`-`d6Dt722Eob^rC_{~wOn{5{=_g2ZQI;~r<1
8fy{vzy7(eNYBlAU!tEM1@7Pq)|HF=vz?dPYHRpwHXp=~@hK}0tNqk4V5TRWJUjoE7x>fI$IbmYJp0b`x9rdQmuF_|T4UdjjDIS>
=&Hrcd665b_6yH1`zYT6*7{(7zxR{r$C&JqS6CzY^!Rb*&x0@Hgx<XTIgCz>tt<kob$(y^@QU}-`4ro`ulr`k7DeZzllmtyT8;hX
7cigISRB@W_Tj%TVV?8d-S~1o-@@nH_h!M1wWs=IqkrjhK;2Ntr{Wia6WmAoAdz`58u@@oO7!9p7+Qa(rvLNKFuP)G@5!?VWT<Y`
S*tKlD9u7h?aDj7C|jO8q^T;4j<lcg^M{{1hED~u^$1cK25&0h$3@>-n2|Mhcdgd;gDhpztU+g&v>LZf6qxdPKkU76?KV0>#B{FN
Ss#Vt!_uu&DU-!sS(~bLn}B$*zO&VsFJ5|xs~NMa^L=Ji*{MB1al@Mp&0g~AV?{kneOFn^Ijvc0{61r)<4~~)2@L|Ry6~x%b9U*+
14@uI$Kn9)D=#kUU0U(R(5%!-gMf_2Dk6&>uDdwvzdRGCxS}!IbdJ##I_wM~tq)3BsBLbx`-9<Q;-(=+iZJk%G-{I=J}e5F9C$ok
$>YXrRxKD=dhZP`F!1L$!?T^Duu`B(4mxP=8QEo^i?vml>q#tEE>jR`zYMo|l&zR6x3yp-g?&v?<9f7fDLh+rjd*magQ1trFP?9%
AWOM#P>pdUHBY(AqZJV^4j{#8ZPb?oPs6AwQA3%<DmxiG_#a}-@5$iovxe($Tf=@HZC;nW#8z>+dvv7Y!-)3ml0W$;3u&#kW$c!8
V<Ht5*G>wF>6)vfU_=GUUX?CMT209WktA^SBpQAh)zJIwJC?jNaP4%8x}bScDLCf3aZZN>8pW?mYnnH!5!IIyNOAP2=3fzUCqtu#
Wkpa?Ov8p3iX3d?I&nBusA<LqYL!^))89`|6TG3a)3i2=qp02;Lr5kqMT{*{M)R&-Dni#C^CmWhMrwoNnD4&&*Je;yaXKw{O0p5n
IgV5vZ$UuBqVu*jR+6-Ko;~gpR0=0pG8jy=!ZCHCsnBT)Q@g81Z9cc-R->+$5mt~}qq?Zgbm6X_b|h{N@iKFe+Am;#>$1-V+2I>h
7vFk9>sp{|Xu&07t0^Y)fs&1?$-Siw;@09r@y-9cT1X&pIOey5daz3Mi1Xtsfu~*sbstYDxVK$$>d=!iok*J<aOL=7-5mAjmTV4s
Z<vDm9oy@h$?D*-oXF7<BBfF(7pOsbTYBd6Y4CN4EL>b=&DOIkThR^g%GPVMH_WYY-3@VQtW~rC=E^yDU7?9}!Utk|9T^5&b<S?6
>dafDDg^3dQOdU4;B|u3(k$1DBi+Q^;uJ+q>Wg|ct~OD6bml!{3*G4~60B&tNHm!hC8Il$5J<~pJGOaMu?7fAmw7p3T=5d^HZtfu
61S;bG<0^&cEIY9JU+f(NY<ZzWIRliDnby89E_zQSeR@(g9!LD0GsBDZ1O~Cv1KZlC>p?n+y5)9;JH3i!;ROh?G2vAprEBns@a%H
H3Y*IH5Cg;(se+4YRNJQsSyW7G@Qj9tL@*M>pq(`zOJvXug8sTT#lS#6BwO$;|=Mx7FLxdYOqz(t@inaY8aT7NmgSVWCfeazO16r
!lT_`+lo7oQZCY<ZDfdQT$IUFa#VRhCWv(jkU1xGp}Y!VAbjE6gKWW0*?5O;xaWUP#{kIwf)uCw@uSG5hyDKFZ}Rko_s7X^Q1hSt
9zS3A&-i=#gymZ8?O%V*{(C(CUq${}f6U{zivPX8f93amzJAX}FZ?)t->Xm6=l@*4_^<h3_xb+V_j>=NfdKRL{@?B|<3FyOarA6x
{~yzrG{)FdD55og*ZsfBpY{4OY$aByEBx3J&g0iwu`&&C2Up>89UHqQv*Pt5^xcjg8B(Qt=hxg*^B|(d4aQ%O^0+b}r^&M-^5pwA
K8~s%^iNCvo4j-$9iPLf|DAivV`)Kg`-bW+-jo3;=mJu;8HykF6jTuWe_MyqQ<uDYJr)|(dAO(s1_-l((6IanqjKh;1}F&*Bq#%y
y4=$VML$z%*+{8_5X@1(O9Ame-*FS4z>P%{I?<4nBmi{vnD*aUB!9`Oc99!}|Kl>)YGNp=L>PB}rrueux4w9gK@~+vkV+zoh(S&3
^GEoP^Zfry+Fql%`0~&XrPtf(hirJMZe7gYlAg*6L#Sy(^@blcjV$48e_(MAy~q0v*_KznjN}X|dMdIC#%us_ee3IT$ceuTh_Mas
kB*f7I*c*5Jp6Y2hvE+~M?7Zv0N0BW7=T8Hp<%PsG6Bqi{`KI-st_vl?d|Q@EjF&$?tnXp$tP9R|Ke4TFF#d1ZpUY={_0njV&Js%
>Vc$UEX!iWZGf}wOSSRJabMtALkqu7yyQL<nS2B_P^08j`3#P$guw3SZ>Ssrkf=Z1m@@inn}QFK4|cLvRKhAam4Wg;{~mt2;1v3s
_BkGMsp<H8J%fl{hCBN++&+eJr*d*_#_|jT8F@q_!$7f8Py3yiEy(nd(Z!fAq^b{FU-DSvH|=&Z`vSsWQtt5xUO!rL3rPA`JN%X2
kkJ0OI$g1KQYo^hr-D5cdmDFDCV_HC(|Bh&O&Oh3`GwJk`gct7rx|!20=1^ua>GUnNgA!G_J$5nS4hRJCSTq)jmCav6Jzpj`*QQ)
&MOkZ>!i917OL(x%O<KT^SBj8^tBHw>w2^W6)Hlq$&ktfK=`t4CjNH*>WT|gwN}vu1s!?!C{#3ORtx-=lI(gBx5&JFHTCm=ISUSZ
KWFLXj}6S!cPxsl4(cfCG^<{DC7b}f7&45{ql9QeRHvJDA&4YsSu5z*>eq$4f!n8l^=a<u(+}O?z6V1?uCLe^hn@tV55})OiaY5>
zq|w*X~3$515yF*DvA8Zv%{0rxMfgUqvU2Gh}zfpvq|wE9xa^uaGW$4(y%FzJ?l*)R}zU1G8veIv=e40<avSe`xA!>a6Wz_-gESC
%{_<c8iV@^1sea`?2+fmJ%~wS7$>Re&%56G_{q2)KCa$6KJK^^s9<$4hxG@TDWVkADfxfxfG7HaG;OT${{Odc`oe+#$q5;E*{=Ka
p3`nif{!!E!$dH!ro)f^um3OIa=*s^-tM_>V6TZ01W61r10GnP@KRq4It9UZ7)RN-pA*0%fjt6j9BwAQyq|>Pc|XAk_&?%PzbdM#
BCF(vALM$tT|2}NXOe^!&j0^a#eY!3=;QAMevm9g1|PhCpk6%J`A(k48U_w7%tbp@K5f_UK0ko?c`x>WfdB*W{J?zG7>Hy&P~-&}
ApUpohiOB~6ZT8}g#h{p31UG2ln6b1|0YAGZu1eq($A;4U-{ael^^lPe#W9|-=z|q)!P__?tj&HY-ub`m1S;WhnrL4?*!dk$BemG
NL5U0;W>8g4|b0ly=sEKDNxwEyDid;pHPyDJc^nc2%1=eAPnICj}DyZ`dhQEgI=K_JHS;z6j9S+z+t&Y1q2j9OiEA{RQ}AwN+wvE
c7qr{zA}l4bqSCK6b%UwZwO%wLr$c69<Hr*6TFm%1(GCAO;uGcMOla+b+D%OZbME5*i(9d)c`aaalGqwiP=O<PaO(Lmo7V_a<GRp
vCe1_?ktWuGNMb-myu3(Cu5UyxiM}rY^25l$(h%}Yo+hif0q~ezH@$#4Jmu5a^C4pgGz$MD{K8s<<}dzYI~XMdo(|e{8hliE=cjJ
f<_d;I_YcDfr}a|tuqt!-lnh*7b&>LhGLY3Vs`ffGUiM6=~4~;U!JK@RIjyK%TzvCT_6?Dj&M!p{SLa#<b+VAXsgE@=1nGqGOOsp
tf5FpCc{7M!)Ueg8s0V<*~-?PB+d^E$R2k5*!?O==AVMogy9o6(_*7|ad*~5&BRC6{S3`&yLHmb=j@t9ei<iruUlSD`{t6uBddRd
npDxGay7BuFfMB%9c~&EZ}oVo70DH^XJ+5o5up~ouH(ieVK<R%(w}*A)~MdIUtTGnrD^uGq*E-7lgb~4iKF>uJUretp)zU}g2jYb
N$5xvPy|IHG$>Go6-dD)QByS$M8yRqRWVUXNfR_x6Hz5hF*ajPK@mbQLrOzZP(_w3g-}dWBsDOFEL7A?Npjq~GmxMhIIFd6gi5^X
ukckMz+2U-UzMf9r-#T&gyKLRtSV3tilVH7?!Wr~MH{5XUv@0Okl)tt#QM0>nK#kY2lUis#pTL{;-M&lFE=EPL|K#tW_^=ZEJ0|;
^9xm9n)ex&=AZLeh?1^no=+V|?|<RR#B*$kQV?wWccY@4&A#w_(}oURMQ=dZRk`$tf*KVLTNU4WP_*3t4Xq<e^zo`(O(ob<P7gA<
Di|+@U67Da2et1q;Qh;H&9B3&J35h9Usrf%-FINs|0yBHh|*4sH+vM=*2^8&c;-8FD!rvM>(03Mya;z=F<KmuZ6|-vDcdl3lDJC+
+LYL0jBCm=CF89~ow?&zb=1qt(H5C^nz7|i?6{Xo$j{fNdRG$Z`F1rC=LapMKPt;EqkVi04$+^IXMH+4Uxaeq%Y#S7zK)b*4lbz#
wTi5{sar-9(rZV(5~PC;w%FVTd7~;btGx;gNLo5kLE0j!?SXZnj4cV%J~1{LG%nHUe|KAh)X>ZJHpknA{X9!ueO-r52x*|S87*75
F_-7e^<&Iti(+kE_nD2E50R2KCYXL}LfYRyhIqcU(ujDAjU*TTFG|;>YtDCde*O1lw)#`3NUd%c;b&IOw@V)8;k06`P))9-N);c`
u-ZNNklR`JQt2PE?Mp|cAlR2qapKkLG-G`$(*gQslr)%!O)B3g9L7O=)L8Q?timb1U94&8Jhu{Uky90F*%N8KHi)YdZMtFtB##mM
x2y2B?Cx2;vx{AIc6SU*Yx}X$oFzdd)5g*w(`tEol#$H%jTpD9-L+WR;c{NAjA8vfvLe{8ds$mm(kpQZo5#f|dTknK)YNvvew{U#
LfxTOHoBAJPO}*yn!iis8ZGCy;dF~#2ZlRzF$Wt<EjwO+{XX-2H~t)Vl;rEIii}jhhNXw+B>vkRNn1^|9<5!Ln@aG!h$pMCAdo>Q
#!rEB(eN9MC4($73Ie{!PQz80B}oE8PUhBKkoSfB=KDA5T>RrgulhK5EZ=f{G>7<qZd$88S|2OZ@3-~Ai7Mny3*j^4ThXoPnxVak
Z8RnE+n0)8>z#|ibPu%|8u|?B5^qF;k=kA)-CoeZ!aW`P76~K0R;5i!DA0u{2FA>8ZsAN3O*!Aj@?~1YtlCBPhfFJxOD`9!yJ+u0
TT&gvHIzwYQlWim=@<F=+D9t!ebZax8j7EC^@Q?hky1i}imkkx=}Ck#$F###HI+*#)|iV{^jgp~f@gyJOOz-b1#G~+85EUJY@=;O
ToP;7O9!e21Ot24@hrk^*=kR5rlE9%?Yi%(t7)lF=xPXcbY%pC5iuFWL7}EQ_h_;9D$z(EyyUZ~11qLFJCiaMC<Pcd9$V=^Bvy+K
tHc+Vl~#9d(PD^c3%+St)*4Z}ud6AdCVEp5+AL)e?^SofzWG`_njCWO)sg*FzJ*cPg;QiBWmWXmx2V?LVj2jkb85#|5Ll!4kO@vj
8p~%0s*0?mNU9p{y?cCW<Tjq(Zz}J_@VC;HEr9BMkUrVsGdgV^KDRVt*tvYw_`g0~y+Lum1|PZ(lBGrpj?w#nN6n=7vET3WTq^|2
?87%+ILmdKHER@AF`jag;Wmf7-J}{-i`8GZhOiU4E3Z;>N*ohgMw8n%y&%@C)tppcGfKwvr7sdF?QMS~a>im4bsrQ+jhe?TIdLec
gp5c{3_@`Fax0GJuQ;qq(9OC$tJ6i;^3^ri)a$i6Eq$+0&gVig1Z$2jo-)_%{AP=9#AymX<3Q9zUYlPC?^c$(G7v{G&P=qDts_yS
{laNBseCw;9|>QYpBP$#SB=P`5TPQGrb^x4oW+JA$~JD$P8Mgx_p}xUenY{9K_oFyAnBsuo!i%Ael<A0{4V2VVDe?g*0!FEqHRiL
y4nI-XXLyphfaLD8nEN{;e#WwV5;rdl4$K5T3)rK4S#F3ym_{jG-3HNJ*Q(({#{c^Q3TsmL#}RWlzS<p)~_Kw_!n19#bUB5#J)Y+
(ao;cI<K{s&Stz_YTcnk)|-l(RdS1sB!~N(B!Z4Sh5+odAY)NmMK2L47<r*fnz|_tqLVjp#kBt4Zu+cS{n2*zbUEYVK=6;9yW%+*
t4Qqr8ifDnzCg3u=^MI)FD~^zhOj%^)$ir+GGQXzT~2--bK@D*T|py>i9|a58ljXH$?TENmr4;$AlWn0DllWUadUQn<5gfq7g!6m
WN7Q6uCx!NJk2I0z^0F9UZ;k*z_1idkZ>C>KxLiX9^PfHwg8Zn1RDa4O-<YUZC0ZNKvqbS+xn%=peQG}x))TdK)07SzKcQ__gm|~
c*K)O2$Ec1WJM6KS%&re^fPM2VvPCEILt@An~cPY{t~-`#OVobHM-t-Mvr=XXRe$Jw*-;HtlD3uj(u?Su0D_;Tx~n~L4FYY=ob|i
4}DD}AVSBA@87L>HCA~_NBPU>{QYj1V_rAAxapx%>}A?^jS3=^Bo|c!f`PNe42TBM-h62<jTVks+Xbm>>8)?!XYG2ry^aYgjwy3@
YR|Nj)BO?1^+~A@F`2ae842m5^06wnW_9CqXniGRRU4}`Aas7Nuk+VFanA|-^^}$4CNs@a`LYir$B+ADQB(EDKP!}>n9JFAbf@8g
qBfaZaLtk2-|?CH^OMgQbpI~8%0jC4X`EJ(#X~}4D3g|HA-7wvS#eL1mBZX?y8O^VzI#XvgbsdxFRllauA@W6+({hE0+70t0248S
$<&MM{8yn46HnxKX-h2=<<WfFuEj_n-CfxceF}j{!Gfg(oLu0qZvgZvWf3~{=NcA6YQL2yIjf(Zj&pdGf`@jK7*;G46e2Rei<u5?
(@#wPuC=#FuO~J{HyeU}Bt%1KMTq&1i@73?`O3OQRTbv}N$HAwBT=X*i89Kb4X4t6dfG99Fr0H{7+Wb;+Z7jk%#NL9oa+oRkl_fj
Vo?-CDnf8B)0AG$ojDcK^SJ3pJjXgZYmpV^S&kE{lES5$)k#uOha8fZ<8RQK?V*|5wv3AQ`Lo_9o`zj}ZTh*Zu(qxsWCe+wBNs`5
g;ZiUEp?Vr1r*dM9{*;nmGvt58j#93;rkr(uObatZVdhO=hLC0C;DicRnMktOY?xl@#mQ##h|A{gMPM#t4n2B={Mt3r*71K3a-2I
<PrwfI%g9-Ba=#d5&RTAGY%8_t@o1_y61LT1!;+RX3T%0l}Q3WRZt8RN3_6i!BAVRXSRZ7tDtuUD5q5ksYWOjRf`rWsTXBeWj^T{
*?o0MAw2~Kwz~pTAXKlul#MD#T{jKI_3<m`n+^#hYM<!!ZJQ3CuJnR=BEss1VVJTj7TZj4ajQ})iFK;xnk-y~*@_}G-c^0%3+Xz*
S{Xcub_x9;C~<<9tFG+MP^LlLh9Hh=v^$6UdfdZbhvN>dnA$d+7wJg+<4Jya;q5C^nRoNqv#x6QwH1Ohm3y-xGS#D$fT*i0aYY!i
ohP>~v7x7r6&ASSGfxDXYhBAPrBM+dn(l5k|3{@eP`3N&kt)mngzFautSCd2^->scJ1mN!Tj%sg;720%QKl|jIh<yq{>y6Bt~d1^
dhdNlFP{+0!+l`0AT(1<wKlan8z0SRJgt3Yrd#xMVYkBUyw})!HKTGJTSpAscKnS9`Bl6Aa*w=g<<nKcpF8)Ed_zlC^&{p_C;L^^
GyFTd^w{i&6ADNsrAh)!!(@k*Q}dC76sr5YBG9%Ei^;+(+LvYPx#O9T7Ir%8%p#hjD|n^?iny%!|7AUE-;TBvdP?nnFUEsT2Jgwo
w`z*ww$)GSxS2Oh!==4?)|+b(#AQDSj@=XX$>!S9b)|?#S(diMq!$G<MWe+WF+xw8??U=LOc6-UO_)3v3q9ZWcbhz;aCVwX(-5e!
)FeQW1+TOst8-fAmSWEE;v?Z9Ts`XV3X=^mq!g@<cU=j;9AsY}jsA<QL9JMdHI#jJk6qUqY9oyQFJ0hTSos>+`@8R5y`RY+dwcqA
bR%UbtBbRbb2{IBGkD*^JH1A^@H&KlFz7^TsfbA1&RJ3}pp^ZaTfB$A?rzJ9wI?m0NhL`Xmd|;tE<cH?zlWu**z0P|d7UJ#xY~>d
m-v=iF5F5p#~F(iUu@zlza1(T{9{QC^q@pD@Jr$vTJ@lP+RK6kLn)uv{!fkFXs=$JRqH+W?96adYX0cM5OIBBkjqJIoUz`y6J8z`
D(>@=%>Re>=ULpL(5tWO4?jk?e|{V}a29&Os|R%JUYQcccW%A(&8t_vf$tZn?_IWqRD@XG)GOYLK6TrIY8e4XirOTgS~En~JaTkL
>9q^pF3?gYiK<s5XbKtxim2fV{0VD($>B9FD7;TdwTr1mFcOSdtHvK&JZoyj^{mN0b%u3lzaxAlko4{2^QGFK^UTFgDTImwa?lY8
5t(cru7+tkP4R8N881JkUaqH$drRG@$F@oNIKy_IbSRIrcx4zwPSS9aYej%-su+q8Sg7p*l^Fl3ViZ(U*QpYWX&_%LyJ48lC%qos
1;=vtTaYK3h1^6c{>j}5*4}ylJpixdVm!k9pVQYQoHRx`YCGB$pESW8Sws%zZp;-XsX;tj&+x-HYf_|Bmz*i9e4%I2peVE8m4GkV
cgbgEE78?qQOes}Z{>OvSjjWtoI#{(=}SXa1-G?yB87NvIhGdE2&?vImx>j%>ZRvo-f&fE+%VX+EaD>2gN@3Br*d6|tDI6S##mi2
xuS<e%_fz_su^+O^L0sUI0_4yQVs!w0O0nX!3C}Gxh#bO<+ID&(#u%s$0hT`(cp!OF&L6n53ThguS{Yh77I0Q>axViQukR{A)S8a
UrL7rwU`W3!w;+1p%J3m8R&{b#UOX7-{*chEPcK7vqCvz_i;sgyR>)9x-3oBwWVWKWsKsRyx)fAxVN;=q&nZ&h20Eaw_BV|n|i#W
dv%>|P^>Cf+n>HwQ8}jhbClM*2S+m5!+3&`Un|u0x@VVNGpc;|C&M5pX!qjo%RVW0dT}!Q27I}z4wKg`JaJ}gzuLyOjU@cFuHBg_
WJ;tto@K9p#!ddwqoy)g*J$vZbi2{ILJ+gZaNW^K^E570xGZc~p(t$pT}Nj|6IiN+%k3a2y6qcRElzTeuC6r?vK(sny!?5)5db@_
{f@$_7i$6y*dTPn)zQ<2%?BkXqR?5_xN-X@y|3MEN4@V0vo-7Vho4j=gw|11MlA1CT<0ruSy<}PW}dSAVL^(%JNSBg^X@&7aq1D1
=6UYpgkL^(>)zgmfc<Y*=OkF7DcyVgYPwrZ^QYf?`fr)O935=Xq)vpYrckl`(yE9mne@0!#H37xyi+0`pGum3Pue?$GW$(ZvzT3{
Rr8{P$WaP2ku0F%(3zS`_@T+?cwC-*rxqPqsVn+plvNZ_PW8F4qHw&qz{Ne>sS{GG#WWwQXizVoFh*P?O-J^#!o`X2GT{HFR?(ff
iHV1ldzla5i5`_y77N55;i=V!<*Suxt)knAv@tfy7w+i4n;N0}s>7IAk^!{kfh?OUDNi0f-c-;^k!q<rVqUB-RP<r2x%P?4&Bhc-
iVYa0X9TEU;<?#+g_u2KmC7HA_*p1jZla6>#KSukC`x!0%-+iDGu6QA%0am`ZC266DOcp;iF}GEtMW$io#4s%!UvUT@_2mLBU{s<
ELY<PM|SVn>z2>eyQgUA_PTP`3nxc-;J<8jW=*trO*0K&ha$RI#;F=kmN$J_3#5`e6I;{|S}zIfHsb2vwXYVaY;07BkB%#q6c%`C
-Imd6eP5~=`Olr-or3V0jq}u*jf#_Fi{7q38Z7bCIkuY`NeP)7Pa5ezZuXc*yE|mz_d>n%Kv3h7lPf-$(xanGcXSC_J;r(ek0(hY
yXpCCI4?fsek-BgiY^O~mvuE&jRc~Cj2xL&!Gs0}9_n{_PboNSvFzaI0*kaDZIc;^|9_7;q}vkE9%oDp;SCO*x#zw3AIA9G4+*{-
H`Rx_VhE6UvDJa8i6R1qHo$&T8iRQ$4=CwW(7{PQ2y`SfRunqgJZmxcp<OgOPDS`E6s+~Ts}DR=@&4Q2&*h%aGTrxd%d1UmHtC(d
vwuX=itBGW*HoxJhJuR?@Vm6DYibK9$Az&f5;A?1F;)-vo96SIDyiGr88|;~Nm18(oNqm^)zWv@gn_qb6h2w)QI=~$zddHKSSh`O
?@%?YtM#LP_F^bxwySMZ_xQiB=}x=%%AF^6o)e9<G}2!1uF+54$#VaNq(|!M$B&yGO&eaXp4x4UX`#x@3M!12o#{|mMUhXp<=;Br
+8*Ve;p+>#KOc`{YXngQQCM^`J#lbUMIzBg+Eh6aGA90Pq8}MS2O@JPMK=*AF%zlCpSJ`1zgC`KPJf+YpB!Y4uXdd>u+uq8{2_ES
6GztjWPSA6AJ^}Jax5!`&`CK#TsBs!g0?nMwy0ol?Z-bi*_>q`!tJ<+7%tvCo-`6uMWP2%K`VtCGAO}b0p}~9@ZQY2WM50LRnNSd
UVl~(!vhhC+d5P<>#Gb&?a61eSbgmcv!3bqWf0o{U9}`c<u7~KYF6sKQlY~p8Axpmjmvke3>6_4R9a+R_`AL8>`yRaN^mB##sy!S
CiP`yHBJ(^%HuuLNu;BD1E4$HxP~GO@oAxvLmFE%ktoXj?)=@~xZv*IM}3luNd%0u4GZ{ng&=U3C|15GUR`+_D6dnsLwe!268!PG
=l_5|@qoe;LGtqY_NiMlxG&NoArBV#p0<HJ4Z_QkoXyQh|0B?+pr@}b@NUYUGx=e{d~@eotr_f^aVEN=iX(i>tpda|1|*6X)No69
9>Pv=tZ)>sAk1xbhr%9@=<92j6cU-;+WtCq5rRX~BGRMrO^dH{DZLqwx_b61pe$4RZTrxux=O@o(Mx@-#LFm=Urn$i;z>M&3`O-I
MhxL!@_WtURJSsXzmj4sH0t4p<ig{m!Sypqii&2e(?3-#7xQoD=cD@V-TrQD(|DZ-qRwb=uDYAkO?0tc+$!gm|DnWpue-hOL#X}C
f~~PRyoLh9@opC%ErE9w1d9K9Xo!`SQG@dcec2};m#$wF%|DI)zo#GO>#8sF#SQ85x~#w&`YBf$H=v_i>%${)Dij#HvZ#z@kR*8V
$*y%i%W5EI|JKfP>Vu_4+cqEp$alg1YiKx)A;(Q5KleJT7eD1=Q$se{#4~qk^kebPNv3V&e@AboaQ;l;iXT_{{L|r_-m}Z$)4p4d
-Q#O6j$Dckn|D`bAh5RVrHu^=3=ziDPo4vs(L`pgHls0VRAFV?Rf$v!N>9ObwP{az7J{y*NXxHri&bf%f+DAGq&cl}{_Fb2aaYGd
$Z>0r7VdTH0)ElZ(y|0@u9_-eG|y~FOPULuGDTJ2jT~xzs{oWiGg%~Aj3yuUeDm|>?B(^W>$HNR6$9R$kxv-5?&$tL{<pm3W9hZ|
rPY?p6k@W}fh08+BMtVE1l@R5nbzz}6Ln&qL_}lsGL0!c9hr=K7V)=rDDz+9x!RZEA2)XlJ}Y)w{kkm-%AfT+aP{o{Ih-<`eX9(<
bEf_qd+Cv2{2Z2|*n%Nq3Hh1XSLAB(w|>{cU3fXh$}wcohHt|3x8^v?TDT&ivfcETyw_XId*CZ66w%z(LYy5zQZW^0A<8ar%xZcY
6oXOH`L(r{pj_<TXrYyDN&^2@GT%K{OR&)Th!nceLbJLu{}mCZ3Di=oDeb^okoizJRI~hHsbvhM$lUTYIC|2e6yUWKax8DpK+Y^w
1Kp+rKHinjs#~u-+M4MCjyI((6qV4qp+QvIvzuwnpY={%@0<Ru2lnM%p?5>3YP5;l{Fm;Ci)ozGNb&r9PL~xVaEj$_Jnf`<x5m;s
_qZ><I3#wfzOF`hG$1^q7RA+@XXn+OD*vTAe5X6_B{h3yDv7l4Z+&df$sY?%n7EFTOJ<-%HpLg|3svbgf){Mk`c_BGkiC3eipO63
$%|^I9c?Z;cKoaPxNF-v+c8nlk`gOl__8Z~LL~p$EgDocOU6%1kK0^}Y5UtR%f&~Pb&j^7l0-)7FW=mq-l44eh3TK!qUMJnh`h=E
44N5;wK>i>_W0uyom!t4@tp!<RozqP_2L{z1&X!s{K&8{L#S*-P@rQFs4u#QAXdsX8d&#ivk^^HC)4$9UfoyOCF9F_SL$xb!1<jE
pV3v?s)8SP<YPiT-sRwHE$VO;!jpf}tPdVc)iPLm)K8ksg(PTH;D>6m`<9aIEcIs?R7anFWcT_hF-7G?4x~9JW!oo@pR2k$8&OIn
%8g2MhaR5Z4W1=xRIh^S3o7v?SEifc_+>U{W9M8in_RP_Yt2}(JX^V=H`U_$nD22aI^sjwg0QjhJDR@i+|(&02UT10zJ<cC;ToUj
_wkuMNAse1WV?PllX<Nm(mGqleTLJ8zD?gGcT&yr9kz(|Yb1s!=(?7UdvJ&aRCO(g_21n#Wg1bkA5Kay<?Y!3Kr8_#1$>X00m_mG
n<&F+?eT^fQlnE$hB`xj+rU_<@)TMROBR}n(oiW5SlVH`!v(QIK>AMSG3nvf2FOBwkPp~&7IUNJ`03-KmGNghG-Bm)D749#8vh);
9wwgP&)Gp{GdCj3hDS)vJy@G-Ol`!M^!}Hbi~SxSd5C}5q}p}c&0Rz+sU%S(c;-v~8tJ=BXx6$@YME*G8Aw&Paib)JhxcYo5)jl)
4NSO3tJj&D)}^r#n5o8>m*sB8@-)AzF8x5~t$lvo$W8BYb=OPT)YCUI{}#wH)It+T>Q5GAH9hj$s3nYB5{=5l?cDP&-H24A{&xb{
+IIxw9b>!9w!>(A8A!Da1Vt>8`9NVX*;5iJkt{A%RKlVuvmvBN6W<_)q(X!cFHL|Hh$RA2Y5-|LC>1h6T#bpw0QN(}pP!xBS1P=(
aF#!Z^nKfFe5Os@YmibY^tBcU<0}Dji2YS6KR?`k;0ZK~mSj2H&7IkZE@RQKXWEv1BSrYrhh*ak6X|JzJ9K}lU4LnIobN14yut;c
(vdq-(!Up0lV=;NMq@b+{d5+pJKHDw5Z#{93kHO`wpN9R9E}YWObW-^XzB!_;lA>&wh@YagiMRGPpMhrD%N;_6cIBl=;FYMB<w-?
V}*i@O3<^kquoR+AAd^80kW(WMtB>u+RaBCpXg+^gpv4Tr42S@PQ4+nu14-PS!h>1V{$4%LI5OIK8G9HWnRYX1-Q4+Lkq_`-N(p3
R!<w+zqvY<jJ(h&&8yX8`0970jZJX%+gOpky`y3@BUqW7YeNn8^96p5Uo`g{R@lETW!FnLXNQ@FGnROaE%=octi!0@wIWwk(6}dv
|61t?+r#arX5M!w!4q?-$H8lfXlE|v<DXi-a%<loOR3b$%!ZrCW-rIR|DKbHX7EjS!%9S`==a2w!^xU8yq>Da)V*U>YQ(WzOn>l3
f6v=?8}VCPewK(ZNjTA(${3EU7h<ffpk4R|VSW2GKi|Be_HXURmTT|T^O75k>I_FQ`1SP6SBO`tnuWCkJlVL~wxw%U5myG4f%l2E
Ee~6*jXSGaGE^OuhAQd{MRPjQJx;W|*pYo!3#lnAxhP62uXtEiJ&NiAjdgxcH@w8%+%-3K6)#frr;Z4KNT7P+w2NuCM~!g0tF|8X
9<%{KK@YhP+LvliYssC=hb2g36gIcHyprh4pHeUFJfH%Ep-co-KGXJ}`29jZ;rl;l+9)zz>re;OpG<XL-=RR1{>=dWY(K~Bm?#61
P=Ed7arNy<)@CXYa37d{WgX${z$hdC(o^#NLi0?I+9~1Kz0cdd{rr4*a#`_hpyD2My=_~?ZEFfPA>zkW+z*o}-QnZUhp(_xRUOIm
U47(y-s#x{pzFsTX+bE0UB~(&4kRLfFEpDZHqIo{KBvMG1c&fF{;S4$yiI4X-T3@(k3UD-`#XPY#;t2VaFsZ}mF;xuoki@{r2PqL
dT{!q9Cc=XS7&YN134rU^Y<$P|G0A}?ogx-&$NBIL}!@j4kLi}@-X(JPh*pz0J^HZS&5tG3>{_EQBapHUw$g)y^<D1g<xvN!h~?h
(LXj;Mf3_%*V`C%!6uJj(O|b$dCaYruJn47yJJe;t5wAPJ+JJy=e~MA*WVh?XA))Giip8iUnMgqn#{@yd62Hn)U%;68Hid}?n~u6
j=V`-YI{|nnw_*;!s{w{Kl%E;U*K3)pXM3=)5S4<K(O<0pkIGJ$aCyHZGD9OpQpL64Ax+Ji(0B9<y7+Rd?*@vl#wK9z^fK2%t|P>
bgL|&k_4iUMs?*eMys?M*s<CYjx7Lq!wRlQ9P5Uno^*8A3qFHM$Pjl|zcD+)uLzgir2I(XfHm|ek|}n{c~H2_)6iY`R<J6juQ#bF
3S_Z@9*c=aUrF_cfJeuMv;JfKZkt-gbNqWIMDC$?1yhmc+A`6<cdQD|fo^>kim$5p^?F7U$>J?$M(-+H26H?ic}zaqdYaOp`2GIg
WB%vVe^qPUefih7wv{wIRgs5NbDjO<berpY-<zDd3on=>UX<)rXUVlxaPrq^?D@6Rg53K}8%9-L2ACVpr)y_)pHv92fEk#JoBQNU
qp*zq%z*~IC^P?#eWvfPwM9C1>Igj=n|u6g$bb3Um-uPFZyV=x{^7v>jpjPP`0Ltu_ofwi`n%z|(zW3hZ==h~z4&ZG=CY@<>KDCf
=cS&Oe&<HvyjjI5vjZDHo$XJ4-h3S~$C=czws0W)BYTUjy)6WA;q16-#*c8zvr8!UM4jSry(2{nsnp<u6w=wg_4N$CK_Z4z%fx;2
lb_3GIxp3q0p7Ira_8sm`VP!he2qBQ`WSVl{tsegQ9kRv##O!w*jPU|<)h-$*Z+Uj!n_yD+*k2Cj>q_E<+qke^!l(pw^J*{28BJ<
;oJ5=KqR23im(nx50ib*!$}VE>fy4?82;SA;G?N&{jH&_S%LXiB6=+QxOZoVE4FrCHH|ikZAr~*tOz>T2~Jn9T^sDTU6;D@oboi(
Y}?q8PQL-qz53ti{VS=ky*L!y$1%d2+7#(;6C8UO3+lQ;t+myU4X<)mfY1&x%bqp0I6i|J(?Rsif8}ih4oj<d5aVJCH~%P(C;O<}
ukXQM2X-BYO6@TdT4hT9E^PnO^8TLf>#w7glPkoqM!O>p{S+vb9U)OlQK{NoX!h04fDr=M)@P5}dg~IlKR#qYlXS$XY%l*)sb}oy
XXbwM!Zf@3C2zHU#;FKe$VFbPs&ioqpoa$T0}BzeS#0#e)ORZM(Mqo)%hS&lBr1^lx@3S!ER+hskc0*tFt|@g@%W`UX`V05ucJN~
GU+d`z24m<y2S8rWpkS*-<Q+#3=t&<I(t}DeQE`PZ``IGg@_J#-~Pwp>R$uM_mQz?dB<#y->>N&+*f~WI);nts^ip|lq)0M7BZf^
G0qd&LG|7{Mn=3_&zE)wY5v~#@blZX{9DVfK~0j!O)dJy-diVMo5xl8KBtd9o}Xtm^D|{&wPV_`<VuNTj>i!VNpm>%zoHY(uaS#P
VRd)YN3E~Ex4cUxPsyCH?b3?O1qv<iEUF6~P|t_u%zg~qRY$*F*mhxi-oES8(7Td^QH*Q-Gfw)ob!aWU_GhOy)z*|@s@l(j;DQ{5
ueP_56}@^Z@H{!Y4XCy}ncO_9Ua%$e%j%hmtgSdhKS^}r{cH43&1#0`)5+Aum-;mMbb-FMvyNPxwspnddi2rK4Bt!Y85~|1%1qO`
v9T3H1?sN#HlVGFNPIt6n=YiQnm;aYcZQa?_L~=#r7(+7U1zbCtfqg*MiofM2bdU}Q*B-*tgk$@+g`K8+*{1C8b)2XZH#SdRS$>n
TxnVcxUUPh()J?JS8gn&$@^YMQ*O>RZyqO=AXbVVbjHg93R2fyCj^$^M-m~}%LeW$3kd?9Zo&;CN6(=9DO}Di>ElM?Rh6gv2)(o;
^-hv2HsjJCmHQP<;7{ECc%aWpjsy_uAL!Q8+L|px?Qd3Sb~P}ky|JYr6I0n$9l95#k!QQ~UxRMF_;=q=3ym?M9d_>1>Nr&Htuacp
4RS4-ixA=MO<;2|MbX~F(;E@MN2+$#w4OMf>pL}S_?>AVa))f-R37*XZ|L9sPCY!x!3A>LyYlsT#h!I#%@z4ulr1`$Cspq5<=SIK
?R}(L_|Cj#{h7A@&AYiT$BeagvV+)oGud=4S{gC-p1O5E50dle8I3Yn(vaPH&}31&W&Iq3cvguM%8zHO8uL))O@W13H7;F#45U=8
LhIE=40zs+b&NxcGych=@`jtSx0f+ziL`L5%<s5bN_+gZ>!yN9ei|c&@NYnAA>1f#Y9^&3i|`}1R|=~s`T4wTy6|4#-AMmPUf5eW
qPI|UHl%#Htv&R;{Y!T<&&~X2Y|Uiz?q)C3xNE%Vbs7(^+x|3%_5uce|HKX<4nq&W*ZT~o{rU?J-jVnW|L;BjuW$8~{$9^u{a6vg
J|{j0%z2LY^C#H;qws}1{T;4Lh;uI5@t1^xi>31u1>#4p6oxW%dKxOKq3-lu#x4ChJ=*yb#gd2lf5!>U4FUvzp!Rl#kL#14^MgQu
P?ZUMh6I!|ep)nqL=8J3`cSr;Wl}8IWX2h_nc?}9+vcH-Vfv}kKbi*r)EjI++miUsl6DdYuKyz1Tj`dM`kfE_q+`VpIDJGvTYiFq
;S@w4{C>c>!UaFEino)D!2u)8=DYLN=ME^GLfU@fB<CjLV2L){g*I=@QKXVfvl2=lv2?}PdmHv=OIkDgM_U_Mb<nEe(0^&IY$fa=
-TpB{HdkdkIdQDW<)PF6>;K^=ekNgqGT)NsPL_3G#S+)SZ>GOrh0J{yamB;ZP%%^@Bo>gF6k_RqWbA>ATA{@e62dXaEeRYt5|omL
hCjeV?yLzr_LUBO{D0ih?bB`;Fh1s`C0@qAAGt5#;XX?)L-9&{mQ&E1>9T2dLWB|sZbO2akf%nhpj&7<0sevCiZAuDUc47Q$$^QD
_>Ow_GatzDQwplCtI->%W>U>z2+B}}TXGzU1%v0EML>5jikqkN<=>Cl(dZt||4hl~<T7IrcF<PRuy{P}W$2$Udx*cB7{UmT^f0T$
sHCdChA|W<lu<3U!;UvGCF_m^Sn;HFK6qpmdS^+Q-f}oKvEoW*^*trLc^+wdPud)CFO%u{51mgb-#gw_%~F05nxzxkNxjG8;JExz
O$J>uRd}zA@QJSDkBe($MtU#re{HL;KOFRVvojeR+&pzhuDK3@66|<>V2_j70oK`cDt!z6931GMjkj{rwsYe0{**wA1jSaG9iP41
-;{;;etz0}+7a+LEr2$VQo$?)(u(JS)E6QdjEG?~Wa>Lo{HTY=U#<D0ajQ5PiG2P(8KAtg48vO^>MGS!s;zOlC#dd@9eWsIUN4h}
!EF5}-#WaXmW~G@pHtV&i{t2mBMy2*7u2_9p!PlCa||**P`?coMG>u0iXu5-epT|Rg+A{d-*dIKRvhu8|8vZpZ7r*<m$6!+^r2Z3
_S!F_z2KpT2vSuQRFeJyT$060l2%4JaqN+P5m3{muR`6~!oGwgk~5Tb672c}XO-xOLZdpu*GW&_+%{}=s?qjt7OYjI_4^H4=`Vag
L51LOlSwbX?0Y8CrawaHR(>?ywz!tNF0aM;X{DF8JtfEbbe*Z_$yY~o)npwV71c|uJ}1Q67QX`FpP8ciwI2L^^xbJcqff13)V9~@
I*5xpmT1;t=kRE19}Hs=gCYtuqLdMw9y#G>JwF`Iv^_AWZiHNvs+J7yqi}-zxmO#cCgN>dGJ;uHU}~EH9#CLpH*1>#kdFEcfXz$s
cH9@$b;p_Q?)VzXQ9>%8j{N+tXT*oUk0QTuA${8ENZoW9wLDHaoB{G8sPWUu$I0xLW`uC`m9}vVJFCHBr?irA@a_I?l9=={NR;*m
W#2>TX<m62kH5*SE&Tx^SXzAt^G|kr&D%N8r!&v5C)rzr2kt(=obg?>{%qgh!y<}9dbpRHM+L*M_j#ky+4u|q?EJ<Z7;ngsybQ|a
b)C9??~P{916pZhB0;9Z0zl-H6GCWp78(HyCde9u*bmtzZR}O#j~{v2w@<Poz-<2skT~G-(LECXgPwriW=GX}ikas$`P~(LQ>Gi}
%||iR8|$D*G(z>j(kW=7@%}`KB%r?OOzxc?dh2HGcTw8ji*AYaWRji-ygfcY=lJL8DNnonL-!zo?-%$7pui8~HT^^;Tj?#1XQ058
K>p#D7!dk!u=^(sxVr=KCTS31MoysL*Tsia?mnELhgR&N;yngbVd5uVy0`w3xPRrp_4Hj%ig-z+4};AJ{Q{gvbgCgah%EUq`TVnA
P0D}I!B2?%n>!B!v(S!c>_NMsFk%*gqhP=9r9{RGkk)QL??ZzPb2J;^2yGh%c$zyzS9%wJqF46g=pMlcn*_w`bV44gs}KAM`RD&i
KDuED^YU6$m(QAnqbUf7vQ`r>GB$W=)~XtT#rUEkrrzZqiZa+Qo}yQ^&?Awf#L<m-cs!s~W>F1|s~!R6Ehjw8%%q5_NGx%%dqmmT
_1+>8HxKal&NM$6k(?4F)P3%h@;ZJEB2JV%nX@ZGAK++{T8z+>K4?eq4Sdk`DQ3U&3Axz4gFfd<Mi+y)XmuN&CdNN=ck&bR=fORs
PcG++3ObuQ-l4ODA!icg6)s4D5($)&EDu#xiZWc1mQ3^l8aqae-+}+qr%3igGgceJuMSXWi_1??alnh)bTFohdwBL)qktaBc$A@|
OE)_@PQ6Fbp4EP;jR-fogGZtyPJPCFe!@M~e4UlUV4XrjfLqPe{#v+iDLZ2l(HMGmb<y@bot~hNKO5pJ@u3&AsQrRbu!Uv=sHdsj
iXQJY;K4KV)twMGEc>MV@TSOi7#`$iYHD~5MMi#JM(h$(!LJ7IWB3d`%|e}SJZFdNvk~>ADy=*Ng{Ga7_if*&myTE-Ogp+(=<7Pz
QC~!0ymeS6lcwJp+b*ZnXVgwV1)h&^zXOx6*gsk5A|JSV0OS*?dgW8`I-X@UAo}N%-XuHM;ovu*EJ(rrtI5OgkkQyA$xeNg{$3t~
;fyFpuTS_1OFBFGpDCc<Vyx-KTNUEl-ZENa7`xqO%HWNw9G|bt!@g||-P&NG@gn#_{QMz(Z1f9TAL?)tqRcF=iDVChb|GDN)I4}J
A9`kVmXFH1B?e|5&Ir#%pAVIw%Kku52(r<?eedM$D&MiDjw79b^03%6l9c-@8#<yQ%^#Hp>QSSU4=BNipM0lB83pG%`s!IdN8}Jh
L&%Sf7j<FM-6QNWyYFVaZCy==gI8NGGW||qb@o%cJpA?_DKsj5(7|FJN#y&%6g8vIeJuT$b=Kr6gyU{u4au4el?k81_aqmd3g~Qy
-s9bQlb%fCklDe+PojN;%~=us9t@(8`@X$;Je)$AXyL7l^pYb9KgRd#atP%TK1d%#hlIRTof3T~FA^{^g2O}UsPq~rMhFatb?iNm
o(F82Jw_2QDV=r(gjwpR*wFto8Ebh|AzMQ{s75waZlM008rQ@>8dD*rkspZDsF)f$Z6~>}+sWN$toC*1#oC^rBx`J9==JouaTtM8
tM`u7_Dt>`t#)gHWY06UdJNWg<pK3JbVXF*{d`R7{nH&lQr$WB@|*gu{+&{9<L#j(Zi_}x;oY`fNtmLLs3jwckf@8;Q(L0$w6}n$
(0LC#C=;^;5=P|*M&Qg*&66HTgS%XsQE~}U=6#N527?c$(98s~o>3W_k1}~@fshs`YgrEm-fOI;&!g@+HdE4f6WEC^Qu?JQNF9*T
)+9RDoITG9r+=Q#j$PsGbYn?Z+a0kEtsclf!F>;RoZc;ue3wNcm&kMWy6RR3pnfa%(LPwhBrgcRroQil9?8MJ8sp)@KaJB5YxNo8
hv<D)n)66H+s-mj5JZX;u+Us<#uS8c->9>Wy}UyrDk5qY^gf4(N*WD1Fr4G>ay`$(hC%wV7uVG~@=M2ToZDITTs>;*S1?bSV1^M(
Z!?_)2~-~<py3Cq(4r8(Z#rKW*uhi#oCKI7bhr*T)B&c1<kXID{%REWObS$KcxZNA<^8)m4Qiu*El*utye2?rMq;@Ku~>Ke+@nar
93vL{R;(pzmu|HzHlVMfnYjEYl%y`V|G@L0i<<55?+Sfxl_ZjbZ+JDWR1|x?K)iI7a75dzct^~2SdJ`n8VHbjyxXH$q*tZ1bZdl4
pIp0Dj>yiE?}T0N+=#kHETKb2J<{g21HHHHj&Dk?yd#5?I$}14e0`E&eH6`|6wl(zsa+MK$y-E7*6H+enSv~Ts$a$QBcyPu?V@=(
lsw0e%A6?kWZd4eA<*yG)oQHa=C&aUxL3cq4R?X0AzK#NpndC0E#%<&2z=6UHO%sP-{o|LLbyB~$@vhDh!}*fEYPU&sxO6w<;Q_z
V@&umjtT>b8m}Tm5%%>*B<BxE*0e-HaR(V^h5Re=VLm3}c23Nk?>(Tz&?T*bSXBE@o$7c{#HD*M^6gtnF|(pqipbz{9)c%`S)Q1o
_1)V2B+fX+=_hlU_d1jg23hy(wby{E4v)l4O%@yvB;OoLo_P^{<UbXA(t#i3IT31)yY(pitG{V4uFW1pXh(uq;)T{(=R=|ipDf#8
#DhZ*1_$5re}9X^;$SG6`<QATAbsF?GE$vn_CDVqeIKUm%wrduKRSMy=4Yn<{-QH6b29X$YkX5e<ZAR%tFA(Z|7XilK-P}TzO~%d
W>aFRn;p@%oH(ug*xQk-c38$*Btt`?7rHW+C6GUf&%(Ypl`FHk`U~#AAsK*?;k8hQzk<sbZ}JBBLaX_MTQo$EH`1$6+KX6ORV636
C6NMRFm$S@A;bYG!R`pyw`X+&^*y>wRQlEt$L0Q1c#88ezaJbn#(f``M|(5Lqe&Vrnk<x2`gVT6iPHe+bL_s*PjS&}8&@)wwwdm~
PSx-~sQG_k%YKv1kTabmhotoynLTojUq_o+>hU^x9JK>(jbx_^)4_xmp-lZwvt&P0_(B@--1E1U(Dr!iR5CoF6-t1$fkt&v+L(F=
gL>n$1H{}WQv{|#5%|g3>zTptXAiN*xyLa&V5F*w(VR?9<VxZ1E5J%M5m5;x0?=fVNZN^UWDb)~ssHWHKJm_ViQLIns4|a%As(vx
q(Jr}<1?Y(N{ZWtm3l^V0WCh1`v!V2pLO@;c~xG79<cG{_8T-(Y3nyJmWG7Sj&IuB6zlKWMbZ}z&e9Saq{zrkt(jX8{sc5{suMaH
I^)g?&D{N#XU~vM{!p^Y1qIRXp*Xp~r2$oAV)r>qpAs!aXbi?=bThxl<T*nv)ZCbOAKv`=3Llhbq**+E6R0?rN4fOXG?}D6#?{&J
6Cf<qPZPWiOzvh8n1@DBd1&+3ccRWW^a;~6L|M(B%~0>(QqJovMI;|3A{+tO>a+-fpfR2v)NR(_hs9smkCVgC(fRv{GvazYHq-Zl
WMrg|wZ2F3ZjJtdznRq~RI4o!8WHC;mq(OY*y`z0FCQN@xMd4uJ%T(s^RtFS4!Gv0P?q&aGslrk@SKZ;f#)dK!q}iCN-4^_G(z-o
seP&(jN}P5S0Zb0VxwKoUc|Zjj8#H2e`or5N$29n(7bwlS8*|rj)O)*2x(OcJ77IeQ=0>&f`*_fNm7pVA1Gf2gYux@BhkwEKNIY1
D(KMr@y5gFI}$s`M-$*`ZPp>kJY^q7cs)XSt*0@cTdu+q5|llj1%ZmcYCWbZg?~a*uaJkp>DzOcy?Hz#u_H5Z_B&|V>&k*kY=B*U
Q>D5toMfbZP<%77uw5S4KTkD7!|bml^K{P#RBRCO5$I(isDvT32Co1?E{`d0zW0*}8iiqK$}pJ1BzS<p^Io4v25OJpujQ~b7Isx4
yb`q+=E1E8n4rBr1&6fD&<y4y<qq~diW;5bUJq^k0{BTp3fQW>uEZgGN58N<^-jE?{#>a#o?)q(gKa%dgOc`)n1=I5E*3qWg3D-3
xs%6M2Mpl0N%sy-lkOHAB5*T8rI-SFqoV>(kjRi&CJ6k!ZTuJg%3%^kMMc2<+4+Cr@qgw2*Q@?P<^_Uw9nmaOI}en1=yry*HA4YH
c*cq?w#^a|B+Itka_o-J<-}*>-q0YXv05CXZ5}|Aas+<6j*BZ0(Sw{wXb3Q9f`xEW9FXKrtxXK9Do`!l$yfs>D5m&fhmDiYhTpH`
7sv2CeRb;KU@%Ue1b1qQtti$ZAE7^V`Y6CJ_@#gq1V`8P5BC1{oq$LH0k0|sp+Y`CpO44?)b`)6^3tlRsG_MBF;Vo<5Fo0GuTRdz
G?EZV#r|F0e_!kH?ah(i`Z5lCQ&J(dQS{VH)#>+|l%PV6){+aT0Gid@EERbE=s)4FFvH~sPz8Y3hil$5?E~ToAZ|g##BT=&7_%;*
<Y(2xhxJC@?xYpnMSr#g52J+eiZWC(Imm`Ul$26Yj5Jg=EdlCn8o-@oLMVxm%5FkH=RCqV1YClL*gp7`6kMhiTys($5fFEW2_i6p
ff31AG#J2;xPg%o2{LFLF-U?DK-BR<LQ(NQY5Cru>>`QyS=djfea<+J#_+`TUW4uZIAagZI1c(chTPvr<I|JaPbU|-$v@$TOu_Bk
IiKqFi0t&^mus*D(@iwm=Jw)mUw(D5&-r1zP}Ax~{J(|;0S;4OtBptM(SkBas8ShZh*qR1s(^+a1rs>TQIc>q2u+d<wi8U#j&T9T
c1upnjG!(Q+jgB=EC%5hDuIESf@%aXfHG33AfTp#qGh5ck_D0pfuw1gAX=o7LW&8NCP*11Wh5k+5-F*pA`(S4d{9vS*`bI*X%zZU
FDnFo+(Uo^i2Lv=<3=W!)q>82|4}gj5fqQjbSBHG4fJLJ0s7xT=7)dsh4lW1sUYhS{gMI5_H6lxb3K0V7sCFyGRUAZQkBUmXz_tE
LL>)J84Ht2fsi4LI7k#LOA;zfB6ysW@}9@(VyLLhNc&93ON?iM_87E1z72C}gqy<+2D2yC<8=4(<1}y+%j}2}fc2NuKpKDwp@UIn
B6*%ZPVR3Rm>`;kT*u>{nK<16$OeEY>wJ5z%+Z~%cAZy#Imq1dz#iEU{@Dcha_jTCsVA@5>-xGlgUZh4c3U+4SY`%<?zh;V7xlAa
><8R3a}pJaX;Q&sX=(}sl%n-?$&HE$w5(Dqp#C}3fS(nmbJ_Mk$Fmzhu%IfZX8tLV+VYI_K}tUt{{KhXb>7;q_ta%;=zbJb9L5!4
;S4$(SkFD5cW=ssJ{~{Ne6<E7g{oE?6uUE7zWUjb+Uc1aVze7Ryk1KMz7WunB}0Sgf$Q|_aGc4c&bEj1u70kI<UD=t@cVh}f{t*1
nK3<W2!Rz-h^Asmp%`jOgwU@?_Bf`X+$9PrIbl)JCH^EjuNAlQ=J~fmO2|@Ido&npUAUS*FTp!NMCs7;pCa=$ogYzXelG{*X9C2*
Va_bZbs86cyELN#d2wDW)5WNVE$$ti!RUv?uD9Sj;>8k4X_lg(V3~u0!;d<A@XPR!8@vxc%__{L7}kO!iGoEDz`4n^5}ml?g&QY!
H*j?uMsS~6K<$L~(KyEUxBK1M4`T(w^!GpwA{2x`6i~0J1w;E4HiRC6pKz+6-72Dq2$f0-{Sk~+8CYUO6HqlmKI;%rW~7iW58dst
>^qI~M*G=`tw7sGYe=o&<H%b7c5bxANeYB*wX;zRBx;OBW}%yOJlOOz{zIK!%uN--)dgz@O5J_bJ7L^tI5$Y?x)LjWh}09!vcp>=
>Kls5%bK>XQxI;=7AD86Dbo<%-m`n&^dna70?Jw;YSB?yay8jh0A1Ggm9vg(U@O!)dl06}wB4bAnA#hsWXhm}z<auI(T%v-9&&2k
WCvUa293vM=wQ5s-T!973Bf$TxM(tmpoATdSH^uuxI2UCJ;}MK``@DeOOKiX**uR<M(09*F;s%Q8LT)hXB$a_J?DKU8F%x4Z+4on
D>6dbkfm%G2a8ba+RTU<-}?j(fq~A_q!9Zd>(x~oW=D%dR-9Mu|JnM>;dt-Aa((;4{V-uTmM55l%e(f-8ifi3)FHMWpDtg!u`{mu
_QdnP*n5^C-PhN@x%P89POjN*NPzmim5e=P7@UHAvDfrVvX^feF{#=$3q9v<#%vy?MDZaI@9I20-lM;};v@h2C@T^xGN~xkDMdvj
2oK0RdwaQ<Z|eEJx#gHNu>nHRQ%cYYMIcZWO2n!}D?qf2MFN~4b$y_Vd3+9M-39)yS)eEeh9=e~Ce5)()`tRs1go53!0k>>LrBmc
=c<;IPPKKyj;4b}%A|kS0%(Ggl%RN&Hzd@QWUN7%iA4&~G?dWfj?&}?p+%*4A$e_pq@)`Kj3oq+h8X5cN|6p*tf|08qsWQv%&Uk%
u(`t2m7@%wr?Ly-^T545Y*Axr*mICU%rFQs$0~wBM@p$GCh@T$5>Z1zMMV)T6BSZT1tddJLl8kVRR*ESq_Z3dii)D5N}`e}ni>|C
npuIQGBPtUT$ITop=r#(rJxE?nVCu=DuO5%Dyvrx-EQIBL?Y(`Owk+0<g2P70m*%+e+73vpA}c#>d#gBp{ecscFqnRtYZoKa!lxk
iZzvL-_e=9sMlITkL7+jd9wJ!qn4*bI%0C?a!QRjh_Wi22Useo<t;`cB~?$hmwJg&SE94IS3;!;u>feqdHQ?4uoNd=Wri=HA563$
(xl21s*g~46k<+-S_-h^;ckUzhGq~yHy<`ce}1;Zf5rRb{`_;@PCe$u*nGclBry9|>5m)mePRpu=ObH&z27gZ#Pup`Ff#fth@3~G
rP|x0^N?xV^YgT#{Zf2Lc$#7olr=hS{RRYq%OQvbxyz?e-3$eX0|_CF1C)qzfyq$XK{8FkKyoMnq%{Wesj7prG8Nigr3xMAASGw}
*as|uqz+kFb*bE?yxSUPPNi}D|FgM3=U$Vz?8IouTz|e^Ii!?UN_hU-jt*2iKHxM#)F;s!4j3qiZT^7cNYO}cW<t<}pGO?iwB~j5
`W{{VjCV(;`sbp(!h!xWp_G#VIB+;n6-QtYMO~Jg0VP8~#7dAMp-#S~Pmnu?(#%m*(j`Di!wy2GB&k4y1k^)H1Cj<w#ANCWfYGcL
PnV<fBo46<J0su}h8AA9jDJdb@KG|y^6oRr|5|%F6Uvw(zu7|%vHXvE6)mA*&++N~6!C-9Jrg}z@hqb#o7=;e@4Ol!ef*3-Bj5*5
v}y_awUbjylsD9Dp`bj8^uee%6Mzi>44IJL7D;Au-S<qr3Lun8gT7JlkYBK(XbrXeHLq99!_&t83>y!}w(-pZ`{WscG81PAAlljv
e4bvIl0BL5Q09<C`@GZnFbx6}AwrrCpb<Wv5kI6l_GA!$NTT@z-QDVr9;i=4)O_Toh@j`C_8#JYUSOHc4>12t6eIo_MxfCrI9|hr
4v?Kc_VZ>3`!Gk((n?VPMHIwR(^5e!!~;qs628;;01gjXc)ZY0>rbjFh=^mT&nOK9(h*}6tto`lOv>O*hA>1*^Gq=)4D7EYg;{f)
jv>T~0_6y10;OX!AZREmNg$^jM7H$wdnw5bKJ(}5!=D#xcW)8~O<6$=sV-U)R<a5L#QT(!NMj%7Y&0k9+R%%?M0YQq<Hhahe1qP5
tdP8JhDc6FNAUel4mW67(0S*}{1znramMER5zmxRR6zj=5DHLGD8)#GmzE>sc7C<f_#3~BGQ%(uNS@Ij=~;8`Kzk0rE?xNrQwiUJ
j6q&h{LV}04mUgkq~&sM6+O_!MIca6lmH(hT0_Ve+dd)hf2ISkr?2ep*f#M<!W~bU*X8StzYxeyA$?yn)B=FNICucYF;Ns_rimdG
1_mIKfW>UWl%h$JgBde1h?pWNVp=JJOo&Ko6cI+&mkOCC3tHQ3;4~-{s*Bs>ao=iV3k4Y^i3EZJ^ZE^GU?ozKHYJiG5+Z>am8AnL
U~yNJVA39x4_)^5U{k~E>c`NF=lGmP-h;f(5i%^y3TR~o5|xOT9h<tw2?w#raCLQYwp%uj&vxU>{eJPdN1!Ci8fc7yv2DLj*g|e}
P_rq8-kQ1Zx<E2&8JLzxB(oCPWTWCek9tmt%Q;VAbJM!S`#o3X2Y1n!?K`gz8ur_fy1cU&hD6CajkG-WapMDnv-By4YWUD+)E}}a
{SaXYzDkUc9OK&$RHjZ$sSEvvVlg|A=u~YC%P}%4!}FWycE@bGjW6LN=wA`=k~a+|1$}wsq|DnWfS?q#SydE7(fa&kKY&T>ppVJ{
2tIN=x`Nn6>gDM%H!<AXtlyU*dQ4OWEdeD%R0SbV-v&&4Ol--jB#5P;iijd;h9#w{l41VT#mJ$cXsCcsvw-b{ubH%jZz<M&YF`6h
uD_nWUafB4fnf>DqdSFJR1#)8RnRd~Hdw2;baL_T^tSIRD5fATRs*z|B*7HSLcSU7jW95@?n9ADP(o4`M`z#lEg%cGy;PK`94{?+
Hw2fbxBBQ36rF36f{DpW40qac<~CXiQi)v-FcHcfXE-B7V-@Pv{|KpgWhB=x2-p`_xx?b0^!4Vl#8*v}QR8*ppHwAk2tYPp9WNWp
BM)z^;0vA1V%&F`zi@4of=79{*bMpeMjs}i2U0U5HxH65;Jj%0DfLkRfy_WZ3MgnHJ`CX$M6`oN4FUxyjWVPtlq^)Jdx$7RFoA|Z
pb>%=kvsSIpKR*M$O-07I=1+mYtO4^M2_T88^ZkUrPkPsNQUrWNK72o(-|_#6jU}a=?G~SYm=<#Kf?`WGg@s{xZ<|hs2H88{`|}p
ri>KgabV@$(1%PMT6y9>*xvAq@=E+S$;lnK5i5$)Ca-bNA(V=1U7U%dv~M^!XQRh#2yCJDGIVsEd5I4Mrc1XN>L->ecKSH>@-X_%
3oI2viAofd2JjW501AwjfEfwcdv_@c!WP&CQWQ-SG}99zl+f?DQLGw|#ZwoN8foaV{kxkAEHsXqw=dv&w(-6)7VTk6ggYvrIPKVQ
COR!U-DyMn*|xZCju*^2)YkGq3>Clx>>zWyL$sM8*&+GJ>Rl=!0_C-_+w}bNlbDZ$@>llXXrC{kkH7EIea_F-SKnlPexQEhI>9|B
&%@LoV8cZR+v@iR>r_9kLLml(LV!fa@+gQRVwb3z0wf<-f2Y9BW6=}P9f!j4$jFu;Z|>u_NjcJTbWL`T?GnapaBLDVJuFx(<Q)8`
-Iqt_wLA)cPEe2Iw>`No>C)duLhq+HUv0T{iYL+nhrNOJd5_01Ddm`DftY4grTit1nXQo14Si<l^4L?0NN<N3tCEJsmk@*z1N)H?
jEe$s!#8hsQz+=Tf-<232z6s3P!%y-VoGx*Wzf}anVE#0U!WrJ&!4yOS4Qy`gYfaYc2D^LJPUkjSOTJ+FOBL35dab>X$_&_3P>hM
dISB(^?jND5BQ(@>-2Ww0d;??u}-vm6S?rbW%PaDKU#Cv>J#P6z}IXBLSA@ePWYjZE|bD!M1>5`Nz`jM1Nhi%fI}h=R{=Z|JoxnD
oQLK2>Ye_uJ-a_RRRDzU2bapdNch31vFeqPfP%2!Q(Qyc%7r*UED%C40zLz377J)I&6r*!`j7sh20&~5{+MijW+(J25JsLvZ_7A?
x8L!{-uuK?XG9`>p$R>IMjeC>OH=TEJ>(AOML79>{!6D!`@e(h>N)mLZyU1FfA6_#S#w3v#Hj^h68u+|b$&WxVDSzKUlgxFT3E$p
u@j!Cvd;pkLu^r0Re-QTu5MjAa7D@*#yj7h4SA&)%SER(Lgm8>h~w?nvGKu96G>X)by?%igZ2;;(?o?-SP*E8Xhyim;h;=VLZ%2y
l(=C4qbJ&Q>zf8e>2i&a;X(CXmsD?}?HDoT8{0CT))pBU8?bbIpw63a=e`#NHRI#8^@<PE1HVQdb6tk9ySZiIhHSlt8R2(Xdl2dG
qWgcvDzl#*ymIz)#68bEdlEqVkr4yf5|3nxfOYkCU4C8pU3l)9R{Zj-#nn4(_c|bzk<f5aeUZvW^gSA+bs3;_!F)Grz`yBVHgtns
8l%bcmsULRlcaQ}Ln5A(aqSK?qH8}WLGbfYxD@nvHC!)Sb|<|M8?ZiyX?-!W1|1uEudBaYx}nF?AMa^OedGg@doFf$cZa_Z*?u>}
pE8Py8S+s&<Q5=1;7S!DKroO42oazu5XeA7AX*SIr6I210~JR}qjQ%d<9n|t*UzjspEA5L0MZ6wRMbq;lT$EnVG?apVMGEa(Z!Bh
hLgQCixEZ$pwD&R1EDw>PH$cuafv+%u;|ASQAP(%sY4R6V5VjUCN)=kdGd3+snLfZ!=@Y^QstH9HlA7gKlc3$+3kIYy;(j7^*w`I
V(KU?h@9E11yv`PmKbd~nGb@(y!>clBbDCDsUB@G2ZCfqF~5XB-pq%FSt}@2f0JVABw1ZHFrh{kSD*MB5(<KV%7NNjw!SXxGz!;u
#hKn=qut8Yk2y=a^r?xm(T1O2h6k@Kq%A697bu|*s(iVJS1tdUIXwf}3(qoPQ#F$bRV9SyotF--<R>UU*I+ERfl#s(kEGTkgd5jC
o`mbVj$YlorrR!jDTRK1$;R}x`BSle4APoyPl_25fY0C<W(M2Pag6^k{J??m$)mJ7iSE;{zmKQL{{S%Bhrc}-evp^o^3j}lhxPkX
4J-&Hf}bUa|8I;0AZ76$F|Zws34j(MkYyMkR0srsLaNI}e{VnCGBY$FA1By$Kz7;rFkYcO<oq8FN0&@9lZ0LS#gCtoyh#kH1W9Uv
D+^&F$bvs6v~1%6)#EZr^wNYRG->r;QIHO>0o>+%_vh(7CJQGZC>~`jkM$G|*`r1nK*HE-^=vGQ4<>0icw>S=b#OSXBAR!I8UM>&
SQi6?DBU!!|FBIOx2i%CG}Q&WxUXt6uIxBmEBz;p2MVZ^2v}7`QVdF)nJhJu5jKzP+b<JUrsxDsw<*XvsaLpuGR%@6wV0JuP0>ti
N|F{W=c?$@jo9)<RZDJ{h-&X2M|>F$3jl4LF)Mg+oqw?2K$?s5{2n*HK0qgkeW!;{N@+~iz2GZr>CgX2&lMNkQ)Kc!)}L|sACVA0
cc!1>gZ_*AIu3$;yt}iQb_l?Gl@US$l-%<u=j*W5lA!`~8pg$=f6}78!8#xPRt{hUhr_rZujR4xocLVFUoOyp@rnVRYi952^Dp}9
W}U;ujjWTxF(t+}m88*8{YGJCBOLbjJpTZ6Ls!RnqfsH-^_@p@>|zGTZ%=;x&q2W6UK)BG+wI8csW_cbrJUx|0M%?Cw8J6tdVX}~
9lc@2*H%8D@k4Gj38n~<D5qz-dXu-uPj<XCb#c3omwqC5$4~eA!{hs5Mv)Hl#K8(ae5`VaiI>P`x1T2VE5@W$*Ec1}S1H=dRQisv
Bpsp-#CgvH0*J95Ne7B&XcrL_Q<~k~+Xj<!f)N#SlVyl0f=P&qh;@`;$plCsnRbU_qQHZUxD^a8lS8sDW<eYw5JCj)J3AO~yO{A1
LuW5TcLyPK^c?fgGIEL4V06R1#BX6V@@!trBZs0~`Gj4=rbJxmRNetMjxTG04|i(wV754U!{SF>r@Mok8NwDb?;XOn+em8CP6b&o
#G*SzE?lRMltejDMI0`is-x!QjG&2?8BI`1jMNmxQB+XSi#h>B5;L%I))gI<Q!3RHL`=~QM2RkF4AAI*N+b1$m$S#wc<r%m=KEuh
P2&pahs$#Ux^5MWgbrv6IY7Su6J$z^Bau<1Y`WD95o6Be<@t5s>~6r}<JMTRZ9F_IiNGG(!f5u3L!|IpUTo<miHxI_gXJVfVy-!;
UMj8QRpC?{W7|8)UDLQn_Pgpk2=AN%<aQfkP(Orxo5F%8?eo;GqLGq^S1nk~Y^zjjWnU$e7<1L%4ISTXs&s0y@2&JBhmMNUORX~n
({ykDF37#%5tp1OXa3J!zY=WWkzH2Ri||M(_aPziJ!h3dluCpH(Rbq4IPc8p8>SF-8XYS1XLG*$Iei2IYw-6TUR~0mS}RsSE?x3n
26-$3nN>P$MqKE&vzKcSvL_TBRY{j_6DgFEPI1GaaJv8!1cqGM!vF;HRXPsD%Z_+a*_MT!79|uqB9Qp@G7iD2LPZZ-L}tt^V4=DX
nsYs;J!|aZa%ggKnDc6;Nng%pR=F@BP_Y%5Gy({l6OnS|34{kZ2Md9~f{U;&6(?ApWf4box>N<lusR*II*{(i0m%rcihQj}&axt@
VZn51!jw@H6;Y#D>S7s+2(lJIcI)nga%@B`m*<q2bDp7O`>_Eb1F)I-(VdjZg&crVuu&pO1yISgnQa<kB-;ysK@ddKZh}-?3_)UO
q7Wb?k1q4VDe}r{J-Atb`n#L{mtVl#4sqghPhN~kkfI{~8}YXsc4p7e#zbW9QDBX_%Hd*3Xat1aF*aB*!6M|y7k4KDdbZTjVOQ$h
3LVe{*rOksc454evUGqLeGk0-v~5oYwU(?A^#~ta12Hlcuxy}tNQVOeAf^c>r-PzW6(?Vhk3QG@&iU_xa|)Lh8!wW#D%l$$kqFrk
1iu^DjF6~8p`vU(Ud(gcp!FMw;)-k_ZkWD}`KL~+tDjl(@HG40xp0fK10)m8+ghXwOkpunVHo3slPailjR~YY?T4XoE)OyUL~VgN
1vGinA%_--AloRp1(GqT08Iu+0g{r8NePmeNSL~e5q%o<Jf3oDLIHc=fP9bgzg!7>+=jQf6NB7H2M087!LTIPU4B2OziNB`q@5a6
p1t=3gVFuBX!F3LV4(IPdpTVStUXuFRNuXa5_BcDPvGF7j7?f5Z~C37-S7d&G1C7F>9~87=lkU{Z4^84jmI+h%IZaj)uR}zug}r$
YhWrMoiNr`3=u{GsyjOmkrfqD9=F0L1B@);OzwqLT)FBOmKcsM2r5d0yP0msnBB6~z#FD@3`Y#X=(_y7rz~Dy-w%=Gn0dZg7?|Yh
PQq)~l7F(9=Te;^tsbydQGSEAYeutA4BW<?M{#W9Mq$>EgWfaWx&R$_NU4X;K-J*`BrS(t-nmbq?HzB0@j{}kh_Lo;>JpiuR7Ij@
XWK;=4R@i<Wwc(M87Q#*#{A}k?5oks>(*@@aC)*G!%dEY^7lC@p-u(mJ*FKxG+gkATFL9jcyVPld)~YvtIeHJqK9L`NfY>Si6j$i
QXNvdxnW5~6;vgd;y_H0OB8<#1vR#fB_ToMQ2tL_++wfa>4A#*Xe34TOlBpGn3Zzbk(kDr6#C6;#W{j);?to#v%otAV8KP`;|e`C
MxbfXn>m#D;_ObdhthlkEZff(XB!O2BH~>!%V8=|>ny;a6-IOu26>jIvnVH5zm2}*!OE}Ib8dF=Yqvex_Jugs<VkVSYNi+&6>@hz
ygL);M-dQv4IS*aq0&qeoQ2mLRcQAgvl@d{J!2U$K~VNe2*!8LmD3^~S^IcBW>u4fOnlTsoEne;nKBdq3DAO(_p{Y|-zTYgN3L9?
Y6fg{N=3@HR1X4t%e3rBH*hWiP4WVOqLD77J-EK^gyJUIda#s&B1~l(Q|Br?Q$|&R(j0@|j4*I*6YoB9Rdvuap>%W&2D%9Y5%=}D
1Xc8?C^h460aA2bTQD*us2DMYrW#>SQ6V~%?z)JWaq-l6->J|Csm$7Mx>pdaF{t8JOW0f2ia&a2Hk`sm2q@OpMJE#X`s17({Gd2;
xm~-xK6(ursE>J|4|eG<_zVyBP`#eeRVo9u21B7sg}G!IAp(J-Du;Z_zN<}odq7DMbm^FTxofIjzkx?)hkm^AI`!#PPs#-oKquh{
2L7XiMg%9g*7`~aW}2!YsYiHG3?Mn9v<(wIgq>b^c2rH}Cy7qwMHG5>*a(xof+Xf$iHhuLq9R*pbjAUBMnTgtd%W+C{5W^mREjZB
tyXzx;GyKmM|Ll>P|;AnoQl&6{SKkk;NwyrG#{qfHSCa#39i$kNXDsSv;1^JYQSDX9{B3>BJe!BLj&y43E*`;ReA~uueX0wD~Hy?
Z6JAd^xL}9Bv@GVoB$id^;DZcmQb#WG|qBG$M$c32ZQZhgrg2oH$<Z?$IGYeZ4;A-5X=i2GRt5cgbr}E-QB`)Y$%%u7$`fdTFflS
NPz=DKfPxTs*ovEXjP#oOk}GWzzl?;9D*23g;OPVks5UXF%&64BQPitAc?6|LLfsW9I`~oT#+2A2^2D02E{3NAVJ6lYE^(nh0*zt
X#-E)Ca{wrZQz(Oz!OHkp$t(Tua|-5+(iP&LBJvb#8RB)6M*vOJe)WfU*SxmARB?i*ovhA1a$>M>fMAJ7XknuY7UxwoYY|G6Rf5O
<%-2u|2oo5vLvg8KhHHLx@Pw>+Un3aU|11J6+Nz;vuYcrfm<0UeUp^N@pkKmSfGe$y0aUU+GThUTwNb^^YaSx=NDN+_0S3*P^SNu
?0zR8eoe{QoJh>Ss{K)v_4n$%2zlPE$kCV2JIxG0(?F%crpL>WEl}{i*wBL7U{Nd63`}abRLJ5@xT?+=X)zA1hEl6r#_d-fBJ_tS
^3WY$zZHgn^8TPNTW?S%`M@6Z2J^AA%n9gj6xjE!9khbtWX4>zZ8)4Gm;3H{4B<n^e!N6%P}`c{TU1R{MMRWH$jlK?MW<_2$qfih
!*sysJHu6INYyDFa~uf4(OBX-cM#PqBp@iQpo);D*+vIVk9TMbiCvUaBO|n$6hrpX+_3_21n5KZ>-TrJlX^M$3}+rH@G|mbal7^6
6Su+E+`UMHxsIjjrOdH6RG||jQi8;2Hj_n)&PwY>wQ%UdXw?oGQfYu{BFB3;l^kW~3a81!0tB1l?&lbvQKorvB1z>DS9d^MZte5u
=ieplp9I0X(JPL8n;s8X6zG6gZ(3KqAdgaWp~rmb`NW*UzHRbQnwIW?lW)E(cy?X#Y!ivoOaidka)Ruo2}_RlB?T&PwkU<IT3r@M
uwx;*V+>SzML58sksc7?UEN9Ec>Hj9`mm=ZwBkmz6}FS?oSY#zRCWOw5nK?#P@T|fLqt@NG?djaO=4F_PQ<y5U<RB5ApU;cgTlDi
pxu=;L_6`eImBm>BqEI#(rHVQ8I$`U;GO4VgNf2n*~_6mWZ*x((ZlWta7Y;7WXX3@&Nct1938Vs?%dHt=95v7d9hARi-78=-yy|l
4m*j?e`LK%s*t9VW+81O2(S!fIUL`<8rJxQBw)ZPXwJ7xi-{<Jix6NiWhAx_Pf;);M?_1fhapme<-?LqrO_XcY`gG}cJsm>BhKf2
Nb?(zggzp}`5Hv{V<9%>UiQ0h92!3a;XcSc#yK#cDZ&>~tc${Bg)v0oh2MEN)IGb0atV{pG(6LZc2n`h<rGCg<Sg^CZ=y`5lSsJy
-E(wQWaU!<1}c&WVB#r^PTuay_@qlx=izcdh`IWOaro&G!P&lhs=A%rj0Brb1%?b=F897K3C3eg$}DY+rBbM$h`b7uw(@cGyWL?v
C~@RF$9o<L-g1ve5g%H@0=pz8kq(b{Aw2J>)n(*Ch1REuOj?dOog&D3jp{d?q=Wmr^rAq^k%AbLahawBGYK5WcIuWZZb4QwJ|*ZY
sQL3GpML)P$2#miC}>9(#EnKxnNlU8ycwe%iKE;@ksf#4M39KTecyXWk`t4)LqlvEi<Fu}gx0L-i)opNGs+a?XmrYnyGX2KY_C?R
DDz5Pc|GqD$v2PAF6Wgz<-{{3djjn&iEzy%#%Mti5Lhi9Gr5_OXwaW_94C!iYV1o2g1O!iV6z^rSO~0{#uzHvDP(akd4@D;S1RsB
l~wuYk5DS@>T-~y6A;<VzP1)W2v>xxPOlJw<$!7!^wEkjd##*c^WJZ3t?P}l!1?>n9i6(8iA4v{$C*V#zJq<zJ~wQ4Ew^{Qz3KFw
rP9TM5%Xb-YsH9FT%)(lQQq;wFi_Z~l|dC4$-U%By_vB=L4FcC-q_6JgE=wQ$1hn_6iJUTImj+~(eI15dfNv=6w(A$il`mjRgSV@
5m<rNT+1z8)iWqpU~bJba}X+mO)%8)ptw9-A~33$n4oT%#<St5ZL_4XcWZBQsR&THQjjI6<;W{w!Bx7s1iDV(Z0p8rnD#S-5EBB`
?r!2bYjeY94bY89n^ZJRhY28HJ7^&{;nhb1{3Lt87Ueud4kKUC-i_lUyBRDUDrY(Bl794<Q?s_LD-JR~ND-;Cg3O=49wWz~bYMa>
eFBlkf-#_oD+!gw!db+ZePZn+MPk8}GAZYfK3*o2M399ML3V4{=uuSIl{_Loc=jj*h$Ac3;KA=~cVira93z8G+aef)i*LLh^N(za
>{d5uFLj441V00~-2EolV9X!%r`B)#UZa;Ym9Xk@=gaF|2Rq$Qe;a&ta|ozzpnRF@J#9t&ubwMNemVS)&lf&)pM7aJ-^$Wme22Qh
ep|8!ACOOwi0z7NCVZMW9M#&e*}W-|;zMpAvf9i&<d8uo+GCYt5U)R77-@w2A$4mOXh~7)3^6>kKQX6*LwOHI{TqxQ7PYnyCUBn~
E(8G8iw~`ZgXW&uE9#AurK)R!=2=yOkyR6Fa7(vnZN>&Ssb-96e)K&iBJ6D>v)$ePSDV0*b5;U2+eG-ertzl<O$H>kh@ka%|E4{w
tTZ_-QWA|vjoNHL&8h6(YYNi-MqN)|`p%~g(^WJ$DG4bKr(?7nqS`-&h1F~3I*m3X8bwBVl2LKN%4IYNaaDDWU5b@oI(gSTa9Z<f
u3933p|&3RRo$ZLMUG(GmfO=a3sZ&fF!ah1L%VKy9cl|Fmk42JDT-%lq?S5HJ{uctE|C=xC5&buXhoyBYFs5#m`Bm4ZbIuLGIG4G
nUMA8ao#MORb(quSwl!zfNdob#e8%>)&GCg?~a19v!@=?7?VolJ51ekvkn7vJS7z%aLzc<r%I6`AfqiNjaiNxCfHzEbT$YeWJ+P=
=M70Hkzg7Gn~5~WeacXKl%d9q+|j<_;N7=E4)%7j?fLhP%B>D9=!WrW*gphI9^7P36R_b!yby>UIOO}|+&)6kh#+zHAvb4F4qSO$
XnY`OL>JP7CT>DZnqeJqV(8Hnj$+6JlR9SsDUx{M+|rvz0fsEew!#kG!<<?zAA%MH;vccW9k=cTUumIDF3N-t&>pmsbQhT)ORu9}
j}Hj_ko{Wd2T`^pa@+U-5rR-+z|@4B-_R^U66Kz5k^0Ov_HK5vV3~erNs&7dyyT}2x6#nd9e0-2jvf}jTl*@%9-}o{@b-mELXk4S
L;>R{dN#srfSdgZgmQ*GgM^_PVnq=mq=ZC-kg_ABXk6e>&cl^7Es~_jfQqpK2x%}WW+E+AyCo*IuuiE{BaDP5q6OP2wAm3PQBreE
!6NApW^^Q~qof5SYNJ`ulDTM+8V1%u$|HnD*+&i?6oaNJ!ir>bg`y-u!=O_+qK8gckXUe;T;>HBcfZH(%KFHu0;3jelaiSxA<Q`$
6%7$IL5zV30Ud`}UCir~u4w&w?%2COngsMw-}KmiWHgJdS&GOXHt~_`C@yQ%hUSB><L_g?(d2FAt<R%;<5^8)yT8E*g*}46!(z}|
*6T^CG^$qY$&sx~*?Y3|WxBORqYYJ|5<HEoK-u6PId8vDHaf}d4#WqrVj>D@DJi0j5M(7RMNv@!QB^b<CQUN|5K_@V)g=K`&}8KV
#59yORa8usIfg|gG}4735Cu|E6%;fKO3+0UF<A~0(?Zfxl*AM?G|<dY1r*Uh(oqsI1tiGRK#?U?EJaf?QB5IKu>?YhC=Nts$SyL3
?IDp73IdRz2!f(afx>7)Vwj>xiGn4IdnTHShJch+(n5}1GUQQ5Ah=LQ%PNq9X(A%1fuW$9C`3|prcgx`aIInxaxST+m|`Xx7=oCR
B$$*(DhePVqB#YURY7vJRW(8q<QUa6FjG!om{z0=$iyV3s%fSvsY+@pNSdfBnWC7QYDkS>7*tafnHfaMO%(`95LFDs)U!}jwIwx3
L;;^s={Mu+P$ybd-VYGHRhiYh1Dr<}t98I26Dp&;FF`L4)Kz-|*(81ns5p+Oh&dv1LMP-b^m)#G6U)cMN={Q1#Rkd=l%r^lId^cu
&W_z~6z$912JVc9V(z6F9xOZ|!C{kbdFO{qG25LWxlD<`Ffu$mbn+_n4Yc5LZX6t(&_f85fFK34XHaRGF5vD4U59QdNhX9ATQhSh
&B1H2W15)8F%SfxmL5qxSv8saI5vkBwH=Ctq((_hn!f<<uzvLM$<})&DyB*rN~?<=(8my@qNyrkfSQs*gTu40(rZtyY<urab36#4
>%{2b|IwuKq04_xq46L)`Rp)>5d4$sj|=b7&z~={Pg41wVV^BM{c-El>w(wC9}(N=P}ioxj7lk~N+}kUbaB}ZtsSM$M!0%q^2l$N
r@0Rtrr=O9q8RtmjIPq4cA`9e26+rpz+GZh3TOtYvH*i-WcS!45mHDNh3?P}p))XzNf^W8EwUh`{de9lLS!-n{!&rM3BYm6J$nhK
O>)jts*q_`g;1GVT2-JB8fj@MQj|if<=B67{oQAP$8qlUC!zbm?BoWJ^}=#T!*WT8|8@pTN>q^(5R$beK&==Oj1U#d><5x>I}K#@
TgkaR4tn%@i188o4v~7p&@)hU3@+Ayu{I^v%Km5gV;j9Q`h0u-4^>?u`#6v7j$ie;Z92IA>Y;9}N=<unD!o;B*LmnsbhMIhCD6$f
It#w|<B6&TKvE3){RRuYO@fhE6&{N~M@T4?^)j(N-82pb69JQ;J;XmCADHLRu~AruPpg)Mb<FWS8uag@po(|7)JxF)oFBK<)`v~T
qdIM7j@f4ma$3+TxqA)+f&>;5LW*1j5P=2rHcOS;tT%_BnF>z~xD;TC^t8InbHZ9UEY-UY-tzY1EIgWAgQ~-oR}MuvfbfSIKCV1D
9g(kyEP+xun#yIPxvX(bp|~r(>laMK5%H53cN{+Wx?~ko+9JQ<^@JB3>%(OpNF9_E$_SXE5mniCAD_;bIS;xM;vEOM<JTM>j&h5R
Hw7r<PE|?=>$(=OoZ>iH_!DP4!=8_7!Xh|@OJ#B)!D3%`9pM@k9!uUkly@`D)D!sf_vOyy%O94MMZ@$;qvlV>4lO?&auGx5C2~2)
J<$u+L{w#hi))HvX<2CAGOpQpN~;CfYXbp}6-4F{56e_T=#s2?xPlxW1o&zp1o~6Xep-G@IqY8~-w~weci&xdPVaHwAz<^g4g>Bk
O5@_YuWTO3pgn2)aBdLd^qsQ(z{j!0Bq}*S53R?@>Qxu$kVJFnIX?&C`_OiG2Yq(rP=U)bqVa@}ZWJEK=++s%De&U%tXz!TO{rL$
4NW0yE=6`<#4Yn8Kd6Se9xv5BV3kCf*c^#>U8KnC2p&5@6v4Z>j>!Z;v*Lk<Gq8}H4`&Wl?IZ}0IGhkE(f(cTH3Ll`QVB@XgH)vg
l)@a0fzVFAekainos*IP_4PeiQcoJhBt+Oj!r)qjOt@GO1p=D3pNbL&=^;sdotn>G&V=#begxF$vU!DM!$CevA!fUtb9ijSg3^N*
#i~5d(ZTy($^t8&sPj2aw75P?Hc4EyG}RS|qGJsGHfUEJ^L$#ne|6t$6kZdT6=CQ4(c05l=?qKp#}8lezt5heKY{=X1n-@7f6y1B
c%%P)qi36oX6umB;#Rhi%G#P4|DJcpo#}Y-K#)+L85TR?FAY3r|2}Co){RWjCFD&946GyqLS|c`f>xH&1T__2G*@c{2GxqjW`11P
Cps#kND!#$4C0a<lhrQ^<2Y}AeeCbwotcWTMqe$re=AAnzB_faJ<{E78-hELUwpl>U3k?f#JYN#YsAa;p!^$#*^J_YA#+kH8+gm)
@oZlTaq07(Z!3(p>PWpsyBtbm@F8i&;p?6Cy%4@i6$&PCH1%-e$si8%Ti9K*(|q#-tJhWHFCF->vLg`m#9QO2;cS&9w9IJT%%awp
hitfoE+n~N!G^fQWK6yo14+e!BG94G6aj2+i^4~Hy2E|-IoQiLw~fxlZdrwSRC!s9Qbb+^3z}1itsa#uHq#R#D5HA5V-zX2hdjx!
x?E*3X$Tm^#*z?Q!>!*|^qHha+SkWAv*#YvD60AuA1I=>BF^TzX%nsh4#*y4_ACH%j@ShZP=T(fNjPOm?2-^PVjXkOzKy3o)cDo?
j^7V~-M1u=SV`IhyvXx?UT*u(JZlY5FL)I|CXyQ>f>4oBa<>;UMGm%kb|mK{Bd-XR?<t+zuF!2;bP~(Ac(?HAv`?Eu>dqO>rrESK
-*e&~(|PT(XjGo%zkK@CttQz%52;UFh^?f!B~+2)!m<^fH|@TspB-W(T^?oan)1S@!{8XMRXL@x8zqlbK8tmgvGG=BPg1+qy1YD(
bi43Ad(!i2cAENU6==UE$7OFBrD;ATrEK0VH2~q$C(E~nZ4Mp~<uuK=tiV2uG>fK9<(|3t&G(aO9KPe=)PXmWV}k+H0}-Tq$pVk1
1594~ACEhXSp1%LVy_d%x-?zIzcV^Jba5DE1p9R@9x#hYwqY5ujI~CP=M55BJ9kHWHF{jW_Q5U}U01`-`mUAx_K>VQ#d+9=p}hzX
i`w+v(oVBs;VERv?=QpqaP_`-X;ct<ir^h0{q6?a4e8ge-#NZ`<UTWIn?7gE4`(a3=nzH;FM`Cwg9EJ)%r_qsi!szge$8*ruYl}v
uoBxHE&X46>rZvTWhRRfD^i<t6`>4FNTjV(Op@cfHO<<zXpFUG$ChcI&U;+?`PVuts-x(a<m}%^c~1v4hx6!Wa^Qn?*v&6BzO;nx
)DhKD#mD2%Mv67?Am-_o6Q3-jx~j{4N~<i|n}r=!`C*gIJFb=r7LaRTOnl#4j{EiDE3+wG#{DW#+~yFuNS-S_b6N{a&HC)Nz`iSU
6{|RMl2XFXf&{}BhH0wWm)5IkghWg#z4%?Is`v%O;Jiffc0d6Z1o36nbS+0y66>T0RL(ZG_rG=E=g=exEq!)*Ft?MzY{d1us%@8_
j?Uk4I4ppG(;A>A++QfMik%1rU8aOwFIk^|nR<AA8^LIMM!CA`n9Ei+O8Rz}ypP9MH1M3A?xE?qXmhsi#C44$Tn_4sq$S!b3v`g~
P5i5^HpTHN($i(jRWHPdBPgUUgqTagN@lL1N-N>2?V@O?fKZem8gH&}>KSyTaM&MK#|TIDvc5zld|)~;aaDAvEz(2ihWt`br_D3f
S+6DX&Ng3wGJH_w@8!K4>ymT06yu@0&`}JPr5SZ*Mo)&MStq;!+7I_}hHo5^_-?6L5_*`D<gMBjf(kvMKBEpbJ&WT-PC0Bb$VM=D
hzfl6VS<W5c#k|<=x0e-Xi89a#6e(I9ZeF=C3yCszC7_NJ?P&<BCeo$e!S^4kf$XLvT}xmI%Jentr9y^#~F1^+;72sc(;CEoUE0n
tz9MZ>swW&5);7_ZajDM+!Ju!^lEQL3Rg@|u5FR#JCxlXgTOZaJ(@iDhEeR{$}2^UX_kn;6{{J0Lur(q0m~!~NdZNX4Zc45<HyZD
I=>2@N$}T=scMxTzK}%4Psgh8ZwrpLX=iopo<*QZl={<$NDbrf28BWE>#oci%14em?@SKyf++gty)R#SJYbP{)<&PthS1lClUOT{
wY9~4nu{^u>G>g+ZTl3h2Wv<c`$8N->yNVcdt^GpRj&1`5zv^p&7NOttyFrst+-B?-wk+gfE0i)mQH-4s7Gnc7<c0|y#5bn-?aPb
ly6zu_nJ|wg`1sItb{zI^{ysTGCg++rm1>B(oCzP842a2cC@G>I@8M221cm@4O_+SCi1{o!37p-g)rOWFO5y_$9%}MOyZKTd<$l1
rykypG<Kw9A03=rx<IeYIehcnq2%w(3l-kk*66jEkX}(bvs1kj!sT_E)K|Wwq*=V87G}!Yx{a?m<zgV8mPB@J?)0*UON1Cr%2m*+
Qo5ZK%o0_=MQKYLw~M-2t?zqe(p?Z5IL2+d&E1xaRLS0W>s`00xNV!m(c;Lfk7leQ#cO`^*4}p=87hsgu+K)|a^}HTOvEI6$3c7N
uQ+M(_251V&Tm3SG~I0_WZZOVL`xkZPksA(#8x4;{2Cv}#y~B2-S!UP?n|=%12DY_jY>+0Ylu*^Nc=I}L!j$YR)l>V8ZyjC_uz})
nm7W{^tscZqd<mz9Wr8xp&T7Plq$(8j_G9wuUn{BXUWc5Hit{cUn$z<*$}5vjPMQYX|%6SN@K4frrzr-<c^V)=+lB9JY~^+Li*}x
UkeP>n<IX?k;Y!oEYXPBp2t&SZ=*ip^u~-b<OL)e8l6WF`EqcxY0;EUWX#YnBYt@fFuaa25>T7@_m1o1<8Brsnc1Sqx=8TNYuP&Q
Q>ewl=@=JgP%uK=%CX&AY9Vl00FF&7b%mCxY;La*<-0V}p;~O!P>?dC3GweGT@-OuMO92v4^KzOxsCW!LbQgwId9Krch-ndcwFbM
EjC7ap40f=7+YNM;<t-z*4?>$<JT42TgRu;Gaij>%dmlA3QS^aQl?$QlzSUB0JUk8bOcQ(k*;mjUh#wYdt6-2^Gq`P$y?f6R@#b2
AYwWj$+yK^*~{EA^vpy{oclf{<@d^b#CCLTmi_S7D%hU6UJOk=8{TPn-Sf<fq*Bv*(X6pFdaMxdNoNlUfl^iQ9{Si#Y=f)cTAFaT
NVRCr=J%U(M(=9o>KS_6(Rm|E)Qz@wAQCGPMj_p*-!N#_*8E+nIvCEbYj{JZsS(Zsv#pnD4&mwUCM-G8hh9~q3)g$+5G`wV>K*rY
nZ`l&XbNq5HVCA+slFOsR&fGZptyLLtYRY}Rs3n{+!M#t%k#6smbQ-iChx%pmiy+{I(w6MNzz^JG-`9Jw1?F`a#YPOaF?#N4Jh@N
@mSOEdYUEy;Z;=<qOALMT^d}ip755S*4KR&_rl0+Alyd-08p6%8CHc{g=l=*Q2{#^()in)?mj)d9jAH4oo}0Kk@Ho59HXc$`Ps$A
*6rKw+)CT+caN+!6WhD<Fql(0ip+(}Eta6km?Ydo3WEX_&MS5T^f7N_-mhcKxwXb-oyPm--n!RVZt{rKFH;O}OIyjGGHXvKi!Z$E
rI`4yy<}%yJBq0ig=W$eQS4}~MGs7COW4pmMRK}poD{j%#>3KVUb6Owb&lPkt=%}jTjqOBZ5g^`K!K{gUnI>IwXWJ`EoIIuTQr`z
F1+GhYV(e@>*IJvL)m*z35u_J$%t-AJa`TqfpJ(V&t7xS2YmF&3_NgEx=v05!xk!Tc}-6|o90f9cV$hb<h*ZgX*X=a_S%Un;CtPd
tW>MFEbT`7TkbDc^)J^YzXCZxS5Lk+uhHCs7rcdU#c0geTzcE_ervc_Ix2Qj6=A`n!B2f2xh(4e_urM(=&e=F_h^IL3^;l`Fe0n2
?H!$bPdukdBg62{r6=E4?9|0ibrWPnwWug=h7krBBW5Sw?yTGC&arrv*}p*U_VdLZ=w?!8@R$wp5{%%{zX+^0j?m7z$Z{O<^L#bi
Cu2I7-s_`Q#CJEZtT2ajRk4(*DnVjA>x|qM_cM4|ioN;W=6yXKjV&4s1s_YWwGzg7Z8V4!yoQ{KuvU3nnRTTs!YHAn`CF%&O;uXw
FP3^AMVv>+H=Q$3jq92k!syY;d(bO>Z+2QQFzorRw=I2k_IS+#ZmB9tg9TCK>Rkc|5W42VY=ZMqcviIGYBZV!0x35_ZBZLuMsO0&
4i(*CLRrL$$nYc)0%>b{LoVSGs@PcXE*e#cf*tNDxp42`=QMPKm9Y%!tVh1i@2K}lzBo$d@E?r~t#<e4tCy(+9wxz=S<$C8eIgxV
(;7ZTk0w-N)KJJtE<=llmW6Fuw5vH?Fy|I0VxF^yk6hjv+)yi<UGCK4g0E=m)#jYEWpddvG5Fr~rM0wLwRgO>t3ZYih<61jO3^SV
B&=1OmJvAFp63nWy5kKX4{+wuyM}iV&#C0%Pj3CrFViIP1c%EBDIhQy!bZEm3c$k&b=LSkR^%T!c(=jlj_Oyz(gcA&kx>sEo^ME`
VR?h!JoprXCt=eJlaC;C@E$(9Jaa20)PxHsp7*EBps@mmz_Bx8YgstDo@4u7g=c|R0_`UDhMRz+qOv$OP<uWWQO?rgFQRUc(_SUg
?$N!9yk&4vstf`iYc;36`pYk`SsdMW!S?E@FYc08=A{_n<Iaq9&z3>M+r5X_;OD8S=5-B$V^!<lP_ut-il<>@^8D{eLZ{%8&6+H%
t17CI<C{4P@sG*!iC3|7XgcvU^+C}@NbK-1*LyWM;cG9x^lWt79Ts-8Syw#sNz2z~aIt|7nXR(IM&W{xo$IfquISO_`G)F(R~R=+
RIjCP)yw$4z2=felAC5CtFWxjjlzyf*pCC<Rl98Mb<x0N4rF|u1FYZ{Gm!ROrc1^ch$}X9d~$ek?;5tu-12T{SGdXJgzz3GM9~bV
qnD+7ls89ejf8!lnPL7-e1Eh2`|@8vb5H}c5reHMs4^-I3zF}pyE%7rqD+PygWFX@>QuPe`@T#O@84BZ-{UKO%GP@AQQPle#n@)a
zKpJ3k;R4w7;xEY^x_@)yxY|2#A#OHq3Ib{bhKM{(zf$gvhO&Aj9gx~nVY8+ps4VdixjU;oMF(`Lun_AMJ6HJ0<t2rErN9O)z`CU
Hg=6v++<7ArYg2(KFlq0*cY0GqSn<{Z<bFlgj18e$*j4f8Jih;rx{08wkmeQB#pOQL+KYNYe-_Q`(pXd*LHLM?x?|WmP)<$u#D0r
!@AJhWv%TZsZ%ME5LHYu3Lw}WaOic{k7$oQYEDVWGf;rf1O-f09qVDBK|Mgp0f1o0L?~E-g6g9J(DYGfRKixiGKto4%81<Wj5!)x
dYuQEsy)(Cl0kCg-sZXg>p#)`-<NP4gXiy67pxH5zr7zW(%kas3_)!MF%UdK<aoR%BieW!UR!Vo@7I8NJn)@Dc7-Do13?5R9W$Rn
&wN6A9?;7FUw%C!Yrt>PwRe&Cy=BLggoPZU3t!DVwC6XJ;Y9&RtYvIQ0+Jl#!IKqBcZ!M?Jb4=A(6GkRji&YaI_2?YP#Y-QVjt<}
7JSbVeIsG>txdr(^ebLv0(oy+>*o1lhn(+kdWMsh<@a})dtD>O`?#^Qg2hG3ibeKvP(>CRP`Em*krUmc)-P*8T83OvXyP#24P>b+
k{u;Y3sKWr`51XysAA@dAvfKGy`89ZY-=1P!KGn{b3(+m8q*om4ouIhtp?pI&o>#y1zlF!O+yMwL~yN}W}%uCD}wledZM#Ypi88%
Jfc;-@o5Tp*e@DG-8np<jqS7MCt6=Qt7?X(q>@}XAzd`zNTb71L+v$xJaWdiYw^PIGpg4-JC68mJ%o=)j9js`o(;f@Eo~AS%|-;5
kkPA+GkJV1h<VNz;TJlaMv-D0ca1FZ_}<8|`tfsXrfM^g$(R>>G(r~5pmX=|u^97_RdLBw<cZ3Gz<>!@K(#^x%rGa4{{Q`U^cc>p
H6*aA*|ee_EvwPYy!gO<eW4OSl1qs#uCADea$6aW+mevsI=$Z`LOH0`rpVe!F&McET1EBv?p-5{ouP_4F1e6mCw&)twq>XmWsq2j
1*;74cxgKnleu1HY>R?2MiwIbnIu0OcTWV*3YzI>MwsLEsS**4Nk384TwVnbcw19f2`LRBZQR`8k^CE5F*R9gbc<KbU7Bq!A){F6
QKLvLL*-MAv9pMiXeD@66zfilT5dTy(h?e6DS5R~>g;(%?<wWs7B3c+G>DZu=$+?kOfynmxjN^S!3$&BDkD^{i%_>+Xzz|V(|IQf
iSU#}Q{ki)5K#q;5qV>6vfnp&c7`wxP@G9I06Sr{BIAf3I9Hn@*Nht^LYCW*4jiO&b_XDslR%YM%C{v()>t|!>=>D4-BdDx>i3^s
UnowTRlw6KH01+4>O)GEIC}2zNlco(O385eopUpLy*o6yqjGArIaPN`?$V9T{NBr(-Www6kH0ULbaR<~#BF(6EY?TQ)sKtT`vQQ#
{40l|v`#!u!?T!uNJ0lQQ+@(cPY0uaVA(PAV6gE#<nAzj{o5&l`(Z#lQ`im+mU#@|^Wln~r@1@uJxk#9Q&9}jXKDzkxzvWlQW-sk
4vryyhetEafkqsj!lhg9xURfZF!M^szcG2V5O`g9VCYKcZO#q&<G^@&hj5MF#i)a*>Ukl;^_xBQH#`SmrZYn;lRmRJQJx`Az}dk&
Iw{XR(M8nGXFidFF!-L(^c^09^C>YPAbZWs4u-g0y#jH-^$*-g?+tX1s(#<q`j5}`8-0J7i};^=23bb6(orZx&M+akC@?*E8-cP1
^7-cfa%}|}%kws7G)LRjGAgP5_czXF`7+~L?zawZ{wn6-QVouzl1d?=3PzfZIehg=OYEc^fS42;)#!dM(G>$rU)zC+N3y~xhLETw
A_!uTqAE#YiXsS#392HRDHbM#rKqW;DQT9A{uo9qxrPG};9)Sxu_#0<BqUGFBwPX{P+TrS@1?`KXu%5XE4kq7W1#YB^<X^j{2AIz
o02hx))3PLGfF1#rkKM*U=V~bs0jRFMp^g|_&`ztRETs3{xVW64N?UOOG-OIi6S^gMoM5XLj+Sy!30ezlnYTHv;u@mP}D^MBt=0$
CoiOdgb(<TQUj6n{m!BjENCW9Vm%-z!{hPviR{e!2=;ny6~0H8SC}M16Ud%4JwxF=uHoJ&DGVb&JapQEAo7xzS&ES;?>Sr?<PVql
FXEu6AE%h$2xs~Au7pnhz)!pn_{a;qV0^$r#R^{Wd*vEY+&-vCs2F7kks4}*8VP^`WT2ui{9hao2wV&>N~dQXi{qS64k00dh9TCY
^vVUcI|n&KqzWZ8)XQ_QAdn&{5|C3+q8buZS5S>2BGSW<G?9Uflmkf=Lb4HMgbPU&0jU!}NQ(fh2<il&K#YK(U;=^#p(b1Jr_0Ao
dd1fps%)0jvm&ulgAlfwDfglOtH*uk4tK@a|JKXrj<{Sz8cm&VrGB7`nFVBxTsagfx)^OKOQ|(Qg|4uxN_3fu?DS@95G6?$WsEk|
ia2V~QJnjpX0I;eCbDYLE;o2VP_hY~7f-3!YE+UUq3*k!?M67>juGl_ys|<ZZ2_DOyVkkOV@frM8pCe;Z0qg5wTBKI?aR-B>|OTj
rK(o&Y<}Nz#f;jE5UD~jGfof?R+X_8$h{TgHpS#=P)1)}k@&rO?1^-#n`w;@be7c9>o3jRemAvp&k>zz{6CY0&PP$B-elc+e&?Ep
sgrB9q)_#Z?DxKn33ofu+=6K6yOv&w%{?Ors9GR;E$wM&ybAFdunvg%chKz^Y?W1og4u}6;LkChRXrMqo&5G)RbD;S!{Yn)9%b%n
T@b5?L3+>ucMENoNLmmLG;BW2ogK0@H7K-vCRc~$F;|4b*}D_hH_v!=9U8PVu}q^rI3Eq4A)qJ6z2sBPkj_2492>N#wNWf&*v%~-
x4ZIqG(ghfw?@pB16|fk3mA8y;x4-13n|j;r}lkp#IW*<I~aIHR;+bnwc_IKUrf=qd8B<S-lRhj;R$o6L->^_F?X|*YhE2gH}fj~
1P`XvjI!h9l$96LvEAkYzm?nLS6ZP*R51%$h|BNZbyq$7Ypfaa`CP1q%}H4L)%Uh(3`bsi)_K(k>~VaE>*<cMpFc0*JTq#~V;_S&
r*4bdtfV9!U4-7zY=L#<mMW+P3~=DvO1v>`Uo0zY-R-4rCbe@*O|warLA>tqb3OZZb0N#l-(>6Q>v~64<6^HrGEaF#(iTX*J{&vm
SFsJe8`Drp-X}dC^Fpzj>vm*S8kXM>#Z8Sawv{B9LUTIW9)WG5vN+oJA@s<lpe!1;O6_5>*b!N=;O|{=dPpf5Hr4H2Wz8Y-ix-;K
8Ub6oJ+BV;SwPeTHtpETwcElBLey`^Cs_D)=#k<x#n%uSoj(h5ux7Q7fp)p)dzud&baZ`{d|wDEvrE@;6ehuFB>>PdT8k>~`ois+
9eA@wGQsM+)e17P3Xwur;JnT0*P9;j-1C)uTn`Qr)OCJ!v#U08)V;pZqB2C}$d}qm;`?aTNlC7c6R~$+W^nZDtoJ$%anLjA0Ki4o
u#li{#p9zsYWw)=zBn|}bZ(am_mjcIRjc%+`EHBOQ4EnUB*WU?-C?-=9t#JQYeTTUZdFk4hK=<1n+}jLRI12_q%4aSkX;^m=V8`a
3>XuO@Y2m?q=HEl7(uvT^bIa26HV5dl~GJKm(F?3?5}aZM=if>+Amefe-}I)-eM<G`}5bS-wp*|O=UP3z^*oCgR-?=2(?0BiW4fw
U6);M-0|iKdhPs2qVA+9m7U&NX=2!=pEI+I;>QuPA^`#l2-66Nh$w>qYlW7k7M7q{)n$URg(AxomIUonFIP}0T3B#_v+obVX)hPU
I6=8x_idd{6`29b(bon>%IeegMGO&YER%g1oE5e9osd#Tg;ZkpH&;4oXuc@?S8fp*w9Zc%7%?Jvn`|)A8K)g+4;6E&q#K8QZ!b}X
n(#YOUDs(Ch=jxLwX3VnMH0(f7w5Y<y-bU^P@0r<3A&5jWeJ-u%?Q)+51skN>UF(CQn}*Kg131g;uvSQRflmD7egs*Y^*7<ft>}D
uL?eWcQyi0oT7GUpF=Ow9|7cs&ft5G5bX8?0K!8O93q6|gR#M<ZvF}qf`p^B*;B2Zg5ATxG-7ZaPjh!~ju`qEVLu2BfbfIQsY7Gc
C;14EMoH1x-S+&xue!@0l#IV^hvdz*X4)ti%-FwfVQ&9Deeu>4d5b3OlER%ZJHUaF;t&DUcy*9_+)+EndpKG<_+3Eqw6uu_v5J!z
rmUCM-YU=0$j<d-UQ=(+hFUy%^8^j{gw-MO%*JpeC<%(8DK-%5hT9cdPp3$M|0o(=2jRdA#{n*dEtb`+ki`o%h%J8r{(%`nkYK;<
KEAWVk&G0C$1KK~jaiwDNd+W@8JR;KVj<i}qe=jM7#NhHBntJw>~H3sh=?Pi^2N`q4V3BwWAI5qB!FPKTZi2MP@jsQ$6y^P-l+Ym
D4x&*@|0Rp6Yu~7a8T?!Z}|KG{T}mks8l&8T5Nm`l?_J_AKy?70rEYM0qk6nr|T>a+khBCkpK`=6c|W+e_m}tFceV{5K?>>o{=3M
;a2<}qp17Ox!~rVJjb|cO+MnufHg$7WV%*S$T?k{Aux*Rha?p+#IYeWSc{TbHa=QcHa1NeYIH?Z#QA{yNhkt>LINQ@LY{<*Y9Ik9
3Pe_91t?~T2nY#eNP>b$B3hY6B0Wj@lm~(PJOn=y{Wv${EB@d3*g~-?yR>95KOHk~KWgCm)cnSe`xP_pABY#=l0pzY&bw8#rBNuv
qEz3|+*HdAqQl%t$mbHfkoVwyJrMtd&>q+Tq0}alN{LE|n5t!fAPJ%+0+fW2p`uBo0HOj0f?AQGiA2RuY$<>Xs1*&QRwN&z*}{r@
ButoN^kIxpL*4?N&?`!#+cYP1g1I6Nr42w7fRw4I05t#^2x~9{Qcx)ReF_^O>?Zz`kJ}zcQ{~(6@9qFGqC>;KlBeCuJP9g)PX_{s
Da@Ht@n;*1YJEh8nAEKX&=5@&GbjP9mB_|}2nZ@tbr~UP`4A(3J-)RC{6LgY(klG~hUxS6b#+Wak<r}(J4mMp?jA^+9n=R9xvV|4
RZN1JOo)!EGX~V*sBx1?It>Gek}@$YY@24uxBwh1^0H)bhg+hf0%W9(-v@=~(ZNp+4_nxN-wzLD>^{qo1N=|Rqp}{9>6J%5nMv-w
-y@OMdB~_E777Zp(Pd&Vr{(e2u&=ibWear3nu#Q*=#S>1H=u@T)P|ugLMz@7yU>#y)M~UtS&dC6RY_=eHd9Y7sHp%Gwr)O8%iNq>
^REXCQgKhOTX)19$UxEnOhU{okTifw$jUV`A&@&w0-C9LY->t}(gpNw<T(I=FdQMbpU(Hc2v)vPN2EfL8&4Z^^CfkbEU}1<B~B$U
5g_Iq<=w%X3hg0N5i;`L>0;@B*R(PjIV-b_b28X*qR3qm37Rkh4vjjaO#*9D!!fY{=E>%6@v=rWsEK#nyvYPC|5yOGtsCVTM-_Sh
9v&=gzc=lct(I9vg~JdEu5#g=j8Lo4or9$X0Pv?EFgAIetU=LgDguHek~jSttr&7ug<Of2OF7CJ#v;THYS0=*Ob#>-LnR~=1tU>K
t0bDHT9~H~6+f`_o=FTJ7IX6TBII^}Q+rTW9bpRqKn~dswiMa~auD`JLzOWO42QKOtXZXpG~v>6XWGu6y5M?>hX)#eBnm)wagvrS
JsU!6xQY?!_9(ioNKLdMb`!$;_R=&_!NTpY8y#B6-Vma3qlH(|?G=tlklnt}Jy4ntU!--^`w=%J1U*Q5nIw!P=OKPPzJM*h4^yE!
wz;<r%qpZJ#T+U+h7sLsCR|QcH5;nZsSLb3+&3A+qYBB2)HWqSMPd%zJa@_Mmn?zjT?51mp$Qv|B`Jmguw#;9{xqar*-c4!VhBp&
0;00K7*!`0oA#e9*4yV2>hRRLB7h`}baKoyOomvKRdO+*sYl+tcsl8MVe0S4$1JSW$fv1$Ig*A_2yxGLJ976@r}F4woO6MkUChj;
Nm+u%<|WKv&6cR1_p9H2o1Xmn>uq9`#o|(S5@13!(5q6(iL9lpGF=eVrqNSKb|OiZlO|+A$R-PSbakj~-PPTKk0>@sNl4USB`#u6
rz=3M3bwNih#f#192+{w+(ed0OLzpyRVgLGl)#0lAPI<(kT{Y93nkuY+!i{~y=~UwcZI~(Cn?pc5S+yo2$2N9NjQL=Q8ZCv!i=XU
E;gIP9Ca|Dnyg%RPe*PE=HW;6T*OK$NjJ&M=VHP>%2`KmZ+jox>wD~imB=$<EvXC*v!3VUDuL<ouc9;OCu;V@0OPeE!NV0*@;VJT
9wT%DFZq65JhLEr6b%T})N<gRyl(}kzeT17L=*fviFnZzRSJTo5&wx75@kPIjd6cdyJdafsp4z(8N&ITneKtp?8W_wBwo(vwiZ&<
6V*JSq{N;g_2Bb44my$N6lsMiU^XOOd~vGpW6`f(-j4y-lFIs}C&urE4<BLZr>5NUp-Y*O4;`Hf<TT8)@&%fBPdcjn4lXG<?t(dm
>*Tj~dBMPnr;f}T9d{gz{ltC`zVyW1uBCNNLDrIQ875Ntl?~c}xCNMGA|M=!A_V@<u$?#$lAh229=&zb;v?R`d*FE=OX4Rdpl`TE
NHI6ljzrB4LKvY0Be<Wj2$&s*>)13WIYD0z|4xt&(drYC0!(_>z!(82As&N^{T`m3chP!~?|an%yNg|)tve6ui(2%X7zJe}sM*_^
MK+_S9A-hfb?Mf|S*$!zGSgUO5G8hgf8&^cm+_i~?{?>@DR;fYQwmDt@H)TG)#KR3i2qNAV2eCHsx$`EaH@yrL*HDlq^ri-_L|L^
V&yo=#k4i-LNHZRqt(sclxx;y@Nq3~jvTB{c$w)=W(%#oS{)3K<O_wB3ba`1l#rDM@7Z}4yu)|WAu^)#8Pg1)h+KkO7V{hmCM&2|
psDL5MMOYFQqnIQI9$&gkieP&Hj^a6;K-tshz(Lk(p4#1tw&`HSaMp6)U|Yca%#me%BNg&-yBbVACDcA*OQn<3>i6C!gSdd;iE&Q
Idc)t=xYnvNyezgPSMvZ*~<5Xqny#A)U3Ej9(A7m&G13PqUOd8+$bcHkgAfV3T&{nZ><I<UsJr5NfJ>LQ&CxolSNbm6(WP~_`ssW
wxX*RZ-yqY_Ul^3ihwkXD)75HZ87^qK)f84$ed7IZj}uLOp3U=yvzS{<Q`%+D+{MdyzS9xG(oeiyf|xDO6gFI)uZ877L2Ex9nqCb
O6(oBja^Xff~wW3vQ+ZPqSYwt8=zKErbI!?ganBqb;_^^M*Dm1-Vbgm!9?MtLoQt2Rv<<?#0Xl=O<U3C!d7D!&aGAA-x(0Ih|=}f
A-S80jkc2z#Zg3ee&x*G>OS?0k=BGYYkl~M7`N^59p_3ev0h|na%Ei(aZS>fEQr$5Mj@IK5<;fKNSk(yi$znc-oF<i>2A}C+aDsn
vkONc#M_>6KREhRRzs2dMB~J6I4VzFU9BpX(yJFw7CmN>jz&nTOQz%?)5e8e+*NiVz3M6EtE<(z+BMZxD~xScO4_@s>spo^I{3^;
;3_muyIF<xHH@dz)HH-QC@u%ZU7f3-u8k~!)fYyV<ue2XN_5*TFcf7~s%&&Y1ea1AsaJ_$^~u&nFNAK%TEmu>At)+<q#B?~sw(L-
=H(cN%FdrdGdMqdIXL{y`Yud#R*_bsEYsn2nl;tyV!UT+cbwka(Qb4*rCVT-bKA1592TFNu4X#%-9q8L@<Vb<%0z2{DZUF@Bsm_q
7;9k;;5wGoBe)*s0f?(qS8B&dJ6F@R4b*bTVuo{)2GUjrB!?(TMgdq%5@JZcIL0%YGV7fZxhW=roTRemgQ&dsIl>x;I93BBZqpbO
m{)i@jOLhN*?4LjU3_eCSKFgVJ3&>NWg{kpU$kT!dM8_VV8P&b^)A<jP<hL5#<u`aL1Hl#@70{d_BBFy_3(2;z#OjCAv!kgZ^J$-
s#h~nU^f7@Rw7OwnaExa{tz0vPR_1HuKB$oB;7Dstteg9t7?sCrN3FeE)T@B*N*PDfavi%cjD8%&o|9)iBgt^<M2w84zBbjC%i2a
askHOE^XhI;H^EkLR;Rh{rZ|t>u}<QE-T@C703^3>1li43onY#m6=D|&T7@E@bAv>4eG&4owJ8%YijJ><-NOt$h4*R$~9D`Zt`z7
T~WiVHF&5{+SbT?Fu_qidvL1T$w0+MlglDuFBFnw`crDfa?uuP!H#%xDUCfA2Z^J`F(O=r^9LrOKxA0Ra%0HY0wFen;m1yl^iDbf
JC$Nak%O9|U1ETG4Bwzbsi4rHZiFNX+v|Yjr&Op#1PW98;M-{z8{fG7I&3>y(la6{m6|Z{5Qg>>xhDFOoc15?j06178{`ci2Q)v7
2`~gob}uKA9FglcQ?4C`*#uACvVY9m5l4CTho8&4M!4hPbuZ9i^pWtO_>rX>OZU`>eln(@AYZyo^nXDVmi86%_%Flwzi^);{>@o4
NtU3=Zz6=d$iH2}EoxE{6IyQFI>_c`%fzcKGwMNPf&935Ro@;Pc2nLf-aBMGh26NI(9=~-e)_Tp>VuK(qns2YGz~RF4N=PS8iS%T
cFkm`ZDt$-)QttIf~}_RppfS-)D~sbD)j0x(yYVu6hY&I--oym_)Y}z=~1HF{$|N}skOUwUMmF~NjCI^<v?(tpN-|zs<L=_94DQ^
blz+Cc=<m3zWmaAoKJc?ti>f-ape%Bim6B@vBF%FEU9E*<uD^)oo~3R$UhKUBCuU<6OV8`#_!Zhis4Y}o=#TDzI8#N9(Iq<d%@(L
b@T7X>@QF(b+4%wacT(ao-%I_1{A@Q3<^!#2ayd#q05GT&GXsDz|m|aF_{#Z2|*4Ja)FA5GC>Gr84M8;%sR8g9&te!_^8QhQ*E{@
Wrd-R?%!D^^yG>di=u4XiaW;&P|)oriAu`pnDMU76(R!zZRWIE!JK1ENA#2PeArK|p$22g_c09q^qh+qbmus?6%prlWN6e^6TG{%
+ccn~o!r}IYm%;@!!cT9yJqdGRalb-#sqZrdVrm{etRfCXRojhzONk4dDBD&Cvs-Bz1EEd&iGDjLHk-Fb#;)F*)ZFfrpPN|9FcbY
vJ3?wC|-{)-ro7-M7n|J52));m@Vg+mp1F%N2YLuG=`8Uo2Ce=A_$c+(gvSyhEzZ`jnLT9Px|{l9{jc5!+QL%`)W(QM4_if5d7{b
OU&RKgLjZ<VXV$|vYR+<MIxCCp|2)7Sh1PRMHWT~FnB&LUus}gNeiStkwD#I^?gI=@R&B^yAQud(eg<IrpEI!rXh7vH*r>xL01}7
KB|=#<3zZJD9OIZG`-C+7aUc%v)I)eg4Ab1G&lwZ7c!Qh)p*=Clcs|0HNeB|r>-6(HC)S^G<B4iTg+SY<jH+?(p7h{)2mP|>s4Vm
l+taC%&>ebyoYfMXt^9OYrZtI5z{(6yY%mNEuM?O;|^XBiQOvp+4OG;Qa9aTJ}XbmG}5jog%@Uliqm>by%!fEY+yA7G9h<uvuTYR
hGxQ)K)O}y7@P>UMPVy9uO|x-k9>U}Mosl6$B#rjQHM_syE==OO4>Q91$Z)Pp2;UaZca|dZVwzlEY9d%Kt6#f1wu`$1a!c}P~k;c
nAUoRm&($Kd1rpQ``^KXd*3=Dp$D;)`WPEKo>#A01}FhEHQ$V^<6MervKH&f5lR8H3I|cW%B3B41Rd3)6J9N^3$4SAZu?U8sm&M-
8*L9M7PSuA2%@V3oLDdsjdZb6kovI<=XKOq9At4gqini);PSKY>vmt-Lw#%j@~J9Hys@3C+_+Z=<YE;{BZd>eR^wI09p_|6034fF
6H2XRZ$`A^c^!B!o*xwWb@gFy*E`@XN;EL@>}^kj$-%-bMtLV#9)q4$olz;rzZgC?Hk)#c^Vw&c6h3bH#&twAZqFp$D&Iga0_gA`
25cu=6;75C(H=9Ak!41`!wf1m7IGq$-S3#yUt^YxW|$ZoUD}Q_O~}oG^|0Pz^g)+eixAMgD7OA~O7!&HSFY<tLTOEJrS`hi=qpAJ
;Juw52$@pRW>q(hnMWtJuei+wKAEYB4O%nns_&*>FfLS5#itmWwkV|1Zp1-SD@B{bDy`R9qfFK|dbH;FXe3(^csqY9*Jm|WX*YKK
zcBL`9Xj-x<VRCU`L_*f>v~W!&CQb7zOx~Xs78$ETPcZU3{=S!a&Jot8wzAv_A2Q{RVuLu0k6W1Owx~>v^|AI>>wT-R|2BCE&bxs
+mJDu-Dyh-!m^EOt}yq@_bzwTBk;$~Z$7n~H|0G)p_5CUcy@HLWo4n83zwYPPAsWQErxhfgGmc}K7nhlYUfpE>GjW0S`8aZTFpK4
W7;k>vxd>T?=Uqx8fcVmGp%%6Y)FDDsckCAc|O7dlqw@7gp^f4H6HT9A06)9iZLoDfy_2%oOO9}6n!iw0BuGaVRmpP?ISIS#cl;e
umu1)B%Y^^nTpR?M(Q2d5JB!+<Q01ku^Q+x6w6G7aN@JR?=O5$x$k=A*FBuWI2}Wb_VjqtSEN8T!D5k*sZTjCTD2&E6vK_&JzsKi
?1M>4vS#^o2?SF*R14WxI~^M9MB%wF<<9bm^R4pw@yt3gbtQ;LhuzAuh*~gYnOQnC3zU3qcn~Q~BNhVq#g1Ws`K6^^==Y=J(eQ&x
A&-L~lO1x7dgJxOTn7Db!6uJS1c(#13S2iO$>8WpNyQ+}1`32<v)`k(bFygUnbm5mL0MEffJPlRuPsiLIT(;|>+QYzDAtbADy5F7
Jo^cVps+HfI;kl4RCVky2jdMRZ{6AJ#$JboDs&#1CHWyh&lJE}<kpd>O2%Gxjrj*v%q$LyI_NXtG~T@TWX@O_8rWw{S7Vo3jNS6*
O)aLEQ+mDOR}4<L+ZJ>y=UL3wyJf8FeHeSibLWoVsgQnV<!`-5ciD5LEk>wXs?r8#xSGof(U^(4-qlgFi`J+fk+i!pxOh>NfFPtm
Yt^46<fz(SGjOYlRp_wP6B|~7lcQ6Cydr2yVxeFv=qwOZak6T*Zm*`JInvh6S=Q$lpK&Z%-k$3ay0+$-qbL~Apsocq7OKMT>=tyz
I88B{y~~B?P-zb<mEE#1>MvOjG!8D<)kg?}O|aGGZg33^?|O?miQ=gG?KnECV)V${A}K*$GkMM_i;~Be0E3pCCl<1d=WQOxKyK4z
5nu+nHHeE`SYi}V-6%xFQ11)CgLJgf-9Wu*N64^T0~rPA;j$#~m=}HeaJA1bF*(!UhEZz|o~3W)@pf!NL=6bs>!R(9+13WGO9d}=
55X03ufu~a+IOPdm*<?(pz&iY=rX?j*Mqv%1fxesR2Pzw(T`;>1EJA%vkrmwP3S>;KE?+PF)e9VOO&~e1J>_doC4{V7F~BneIA48
%IOamgRBjMu<8wsd(VH*9`XDj4ro3Kmpl(tkcTRL+C2N~Y1?ikp-K@hE(3{idfo%TCPY)ppXw0zT%3+PcnlK_<d6*zu=P!X!=Jar
#Ol@@lMg3oH>p~bI<(j{hhhFQ&L@#kqpEjX;Gvc`5qHw&npDu~vyj{#$VyWng?U`}VVHAdFjpm@SWd2K?FkO<z}FmbLD{v}zT4(|
P{*9B1OT-tNWe=HDMAqdpiLw}RUkwXp#qZvB_hy@kW5JgAOdY}qqDRSjt+#9A@P?E(yR|YA&^znBA!2PvW0`*=UmBm9V3e6cL<}q
KLl2*RK!V;#T>j6h)yKRSL?TR;fYNGV;G=PM1>(a8A(XEL<+D;h(SaVaSqVwouP`v?M1SJnQ)FUkpv)Ay2O;|LCmU%<pshZA-ImI
Ot_Ps!fsAL{q6&^fgEBSZcaH#9C$zl5l{sc5K!U4A&JxK;RJc!{#mjvsZo(thVse#l%?XHSZyZ_{@UfP5|RQL*XWXCxI?pG4IZu(
4$ud(0*B6c4<ZHR0Bz}1-4#b~pzTc>T`0SC=nkJ}(eVzQvQiOJ6fi0=0c45-n@Lz-jN~**sH{tMiav6M0F^=?2?nSZAXbM6O}wC3
g&2`LqqP7<dGMp>;m?D9q}rHw08dA=>-}B-F?!S!(GQ2u=lFf4PZDW|O05IbK@f&>uvIOjD+Q5wX0EU$d1hkRvM}e2S5{F)p$Z4&
hG0TP!S&q1M;iiTY`|fdHpxhg*3df0Ah|0UNwK^&<2h59S_`<#5a!L(z;&?Je>3g40CooWPT-)zpHS?>Pi3qvx?GPEN6cS~1mgw-
O?@+vg=$sF60#<8S7eMk4~Tn%ysmsNBhrN9z$~fsRLXjNJ;$TWdNBO#4aQ@&zLUk85IF|#G7Hz3OvNKWHBm$gQL~v|t^X0td~{Dt
hltJ;4-bzWce$~M0II5|nfnc#y!LQo4u(ss3iEGy(*r?=B=SH!VH5h~QOQdr&&`Dl5vqY0Wr+!j2nk7|C|W6KSO@@UR4EZ!R2=~e
k|cy`CPXP2G7ON4A`>72fQVF?<h-xubIa+&s?6W1?f4k<7nvdh)gT_{86(LE0tCpB37Z%}S8w`d5<{|pxHOTG#<C7vifCam8AJpk
VGw|U85u$Kf${3TzfZZM?kGMXUa^trtgo0et9o!$WRw`nl*Rp5_e>?U0%?JTb|}R*LI#g(D@}wE=UzAKW|e8zC3v^e!tI?t39~yd
)~;kkSaPhnK!X(?5yhsrSZP;BjSH)s_Q-2yVatP!mdaW&qb;#bKG#=c>#fPBk}<tUZr3eqS4_5qjiZoS*?i7pLd2%E%N%!u4Qm!&
aMQe%1UZnjl@Tvj5jL5u`v=gPq971Z1wsl1AL>Ewsuu_J9~sdYTxVnrU^1gZP?QNkiAhQ&02EU~0W%O4RG?CWK*WLt3V}crh%^Nv
xGtnKM5u_AN|{tr$%!y7$sr%_flQT%D2SE=SOzRZk_3RF<;eWw5(~+v3W5umija~f36hAQs1}7N0c%@4$f$yem3BGMqAI+~swYxt
90-P8qAiQQcscZ0LLoFsltQ6L3W>E76wM3_kPMX-K~$Ic{okJ&*dfI$2q+XvsRe?9DpsN@BE(cyl%RtMio7S__Pst2H%BIFiJ7B0
=+gw!lu=NwQ9)E(C<ZLJOjg7iN(vE~86~xuQjrvdQ6PaxGZIZiktrb!EI~yjCh>$bDibtRQ7cH(5N#oWBG3^lF-#eYjZG~D2%u90
OsQ2RMH&dw;YAS<#|jAoC{Zpl=DYpxxcNSaHbDgnuqm>FF;Y}T1j5Xagv13cEre$cnT#f&%MBLF3JVY<s)%go6hu&DOt>jwY7jFM
8Uh()36KJs$RRd@k<zt?TLOj?Bb6M58o=ZhNM_0lhdD8X5f!Q-%o6O!Q>?}$DhWu6W<q8nl7gj$ikQqYLLnldX((!xiE1J#vWlA=
91A6(3Q`#iBn%~{o-~DIflUNLGy@ug1ehF(!eDSImZTX4peDj=6NTE<fkiSPv07}K4$cJyTnLe3&a94s0dR`342(p~G%^&m5)dR5
;6$m%k5^aM&#wvYp6GR$eW@8AY&j%xWmGoXLh<kDf$V@OC&Hu?)nj(zcFN#Rp*NHlu27|TBqAOX203o6h!R0LYqZZ4+Gf4E3Fg|U
NtB@LjF8?{$r6R63Pkb5!5S5$8X=NkDNvy%gou#@1)O>MbRBFC5!_Ooj{qt2(emT7uVDZa$bcO%0G^0c=A?tff@F;*5FxUXsiFbK
5KUD|0fPc+5ipnuKqMdn2vZ{hQ5GSFQ5=;MMFNP()d~?YTp<51)}o)}Y=Dt&hXeUP1{es+1ps6*-`_N}d!fiF_fA=VXv^ZnfQrH>
CX!S7cccw(wEvs46vxZ=_x1RlG6nl1ZwhfEXX5L`oZ}AcNK927F;3^bRV!kIgV}0O*ByI%d7077@9*AekUp$$@X2Eo4jt!`n1}kE
iO+u?IO`kN-RCcX#+`(Mn1Q8?ME5jFf~EgD6Lrc4v#N8&;8JghOkvQ9Fj5oK;`+^Z-+ktw<#LOP>7Bcpq_Hy_cGBg_w;eA&#N)?x
?c03vPo3|tJoAnx<m6@GuSu$HnAvXb>NkjKsN`32k}YB`F9^KCX{2jv0-2_rJz`c!OJ#DRU=C|;&EqUnDR;lvWYEN$+X{lC5u`@x
+c9F7)WvJ7Wtb*Pq&*NceDVtKlJ>Bj8}?1giTOy=lc8}LNX_VE$7JgDD-^cTjCN>gt2WMF9(Z!O%8O`JiW#J&T;|nHj0;wxp(KlY
fb`y-Ek0Rya+S9&mLJ{KlceP#xoCBi28=N#2J){@MP~3*62*?1EL^;EtmN3x%%;x!wj{{+>iOi<M4mxO$Kr0~PH;KO4vWIMj<Svn
s3<i}WWzY$8_?a^M(j%>D9m)2Dsgt)oET$0LD$=Mh(Yf>L(fk6zDenWAzxMR_j39;|1av>_d9j<^#uT%zY_pgau9b?5f2Z^>hcdQ
XXcWsn!7S&^(T(mh7Q=}&E7z9D(4wT1~FKWS-A`9Y%2iM4NW*M$VfQ{I!F>OF0xJBA7hsK-QBjWsbNMhtjt_jFykhbPIE{~cS-8p
$?ms^@qQf|NcHd6iGjJtV4D!eXbwe!fWw5TA_+E+`Qe=Nc`Kz>kLG1n6!1xabEwn#l@tYonFf=chj|@C#Gz!tZL%F^bB|YYvXrg4
1tyI~2y`5c$E$$e3T;a1`~SCXjy>KoN1$B(v0g|e5D<dfWR=B{f;RvQAYj{X434%pfuXDYhw0P}^lh<wdO!o8r>rMrVlY|?s$wD`
q*!Q#s`vHv9SlR*Sv#KPPX8PZxJ|zddn0}E%YTvne=Wmp+3!=ld?26z(e3tcyN4f2Opw6|O4Ty}f12zkGeGQi<=xrKg#)cbJ#P9D
@ipb`G>@F7&@vWO*Q*SoG=6J}hW`(7tuh-WMP1T;A{`Tu-b34O1UZ#R+`%z7h08=xN!jG}ItRxS$7sbL(<JN6tca+@l=4i5*jC*f
3FlxfiPqhne;c)&!V#0L&VrfEX?oO5RAR%J!l8^iAFleyb<H`4{-&t%l)@wS%x|ftzKqEx;ci;&*JfmDwAM<shP?Oj!71jD@09Ln
&#w9$j1+c~oiYf5>n<3o0;4Cgx%aC6-jDP8>K_p7)pv4)EozTr@(72jilB^Vr9~v!z=w@a`T4w>hK{Qt^-74rL3Q9Kc|g|=`7Q{_
{UQR8mEC{s>z(Wb0On!l*S}z_HJ6A<#v%oa6%a?+7|QDoPP(f(;bag1L|+rEGK{3DFw;x0TIt9%YCAdOqCP70Hr6+>DMMtcz<xeZ
;s<~HJB`lKCnslE8rB**dQXTdamOT%Hj(gxM5&iSwQGu^s3B*>WQdYd8ck&al=NjY#$c%G0t>-|J{JR|l{)#E%kz6So~xCsCI(ip
S++7VR%X9u8Wb71XR~*wvzJrBz8XH6JhK(ocS+3dm^dR~&|Ux6@!)<va9`xu$dcQ%Ms?ZD5HQe!cq-2Cr{?r=lx+cSSIMDVKpGNR
t#9Mo%s+q&+0B@1Z#lp(9O1W9uWzya3j|`bmvzA#+-Oem4Tl~?9V&@p7rlU>?ud_j?Okh`_zphNc1?r6JCz*V?YpKvn{|^HDW683
!wn|DY>-$(d!(AuS!6KNW~Q$Wm}o&Ay?kBieq4dU)r$|<{rM&K>AVw$g>c=_$<lOTWCe`uMS>_sH*fvI8tuNi)X?dR;SACvQTP1k
zIrnN;T=bUdZ&sY$^~fGN`k1kz@hyKxj7}F)FeS9CpfwZU-4I7I~=vh9a%}&igzHZk2-cZTf3e?cFJOQB#=1{k3HU!6T2-_xLwra
2M#=hfE;f!E=Aj%77!$d0Hm%3+eu^=1QZ|2J$V$`d#$<J=*KD1kE_)eo)-+;lecroqV=PpbUqn9-tEb+MUh8Q**H!+x<W|{-t*&c
2rdcAPW8m`mz`(Hw_IFRBIUxUUE8N(91F~kTag{Y0*j|YZaU$>qY+`Uew~i=ZSJ=-C)6)1CxsL#I^ao_4()F1o>T<ro)8|ibQSLJ
d$w@lcI3kBb0WKoNTTCZ(RcUoaF47p2BG&5f%E5M$5I>KwkJJf&wCKi8gP2BPJJG6=Od)^CpxFmbMCXgch8?A^07_V9mESGZ#R0}
;k%7G7(+-3V23$28a6VB<qn1oCMR-EF0fKkVRPJi;rF^2WJv|frvwOQ2p@Ulu<{V)obzN(^s^y)+^7m}FFm(1l=Y{nWeQxQ>vykm
b3BPAY|lVjyMW{as|sz%bGUYpS}7VHE*x?k%8y$;dERJ_Pk*Hkak3y~2k1MY`ZVRj<pYF{_ilZ?9GK|!cjyvvJSq=c;b_M{jOVN;
Kzx!X^cm#M8OC;#V+pPk^AVg<ABhPFb2#KHsEhZoX{^$J$l{xxeX!<rwx=Ic@|A?oLa)Xo92F`Ez<<E}Pt@nHTZ80>@e-nEb{D}z
+`f4I#1jOJKox@pCBzyKA_Av=4H?w(3=ItFF2t@>RRpgICfSU4cDmB*O0P1)NIb%+VpG404j^}401!qhqzO-@KF_*jJQhUwJsvki
^Wei=$pere2oU}VzyPEGh!y}U0m22!7-T{K2qj%hs1Qt)YLHQrB5jY_jHWpaW#|kp0JlZ}AyIG`5e=S+*c3F2y|uYL`Js<Uck?;$
HWNYtGyr4|+=7ep7iaAEh>$Z%l>dw<WTJZ@pvgq7?2@8bl3)Wz+@cPbvF+RsiYIou?ywV%|6d#l-$;FY&SA8GFb%uKGTbr@D2Mo1
6ya4dD59tMHXZY;<_+Esh3&5kYu?~6^NEHb62AU)G1(|4!pSWemQx^%7{XpAcOJE36#TzOT2Y-Z=lOego<cx2$N>Nzfyn}O`#r1E
zOCGY(rIs!%WF@eJt{pOU=WB>3oNTbi%lvXsaGLTAx41;PzaQmX@Z43DsdpB1MZLm0$7%jC=Xl;<Ut~J!iF^~5DpL_{SZ(9=#gCr
{~VwM|98<~hK^x`N`w9~p13+2Ye{wBC%RPsrm#iq2>_%Qo{-=04aEn%_sUYc5%(H1>&!e$<&XDc|4YJMCvDx+e6QE|J32qFA=&-a
iQ;H?q-LM3D5wf{xW_qvcj(-{rK0f7MI;iX8EA{CvBqjb;HsIVPv!i#{V#w$ocj7M`~J^ivT0u>Nr4%psP&RzM93<ca_r3^WN;Zu
+5y?okP$XqX;UIAR>3$jB3O|OhbJ5|fez~siDqFEB0^>YASoCL(UvTZM<PS2A=POBgqUzaC4$gOBMQL;R?q0jV2T;k-w`|m(bpr~
M;S7zD&bKPP>LFoB!r=$qNpiph>0l)fQcd)nk&9?SR|rryHHMYVKGq^s0LxIlshBX3a~C<AD*xwj?JFZpgcZc2KcZZCwZ4IZ|wWE
*W9O|>yYxP3PO^RA}K;iP%4T*X(?JlsG%YTkVJ?NZ&z<{J@-@IajoAC`wuXVrU_6Wq9mq=SX4sR!)OqsFigcHif9dtS3wCuBEm6A
t)4%UYmx_BWDlr;$c4kltEQTVgD^dt9$OP;xJ&^QUDj{ahFr~WWA2iv?tjltdM|c)p+|pV`h(%Run_}phm;R~L$kd}>$0jMiaI)I
(I)WvdH5dL2ch5?r-CRRsYoD!`A*od1Aji|g3iA<pO>$mQ;vR5vRda<rRHaNo1@_=vCd!pu04>G@b3Z;=6SZlK>v~u1p!nY2?HS=
xhH?1uUY6|N7QmMMh-yk%Rr?WHI^nfNQ^J&?Oh1J!{mjb0;8(xi6}HGmvn5pCYHMULJn?;^w~Kakbfu}I)pmtp*2B7R4}Zf18+xW
B6h*KJT}p<4-zOq8dOq%N&r-tqJ$|C4QzgXIBcQyi6OXn?)mX7i#yhO?A$ThS<K_@qpkjn_I0_i6<5D9s*bKn)4B9@r?^q}h@SvJ
4Y_yBL(i)P08sItk%T^>DogLog(*X`IT2My{kY?_qOS1ndFpV4Jy_kIcArFL5l{yU%L3aQki?6hMdq;Eklf?84_)iP=LtKLyo4g*
p-m*|O%^ig!C1BdOe37WomzLOIGtcba%CS|LCkuWU?LJpB!~zok|iP}rHKz(1VIp4BomW`PDzfTss~C;Sp-aFP7^f|6-Gq}h!-j?
1cxFCE1Yo5`=ne5f+D*DDEd9bvx&mF8x#w+K}R`xj4QW?B5zlmc*BBZ?znuHqY@&zDX#;$9hc6uig-h|QJKyZUa>17B8LsulT3#@
LJ|m@y27aRLI<34-X#J+RXv#|IMzpLM?z0lRlufN6Sm_i&i3ma-P?~rK1#0?c(_T|b=>17wT6M&bDTRfl!ppr^jJ8~O9C=Ea4Iex
lLFw>TOMtk3T*Y1kYm56iERexhM<v;1-8`Y+&Q=kYch!l+n(DS8!T!c@7#D3hyH|)^74!WmKh4r<c>_j)XK!+TZRXBLwSyvYMVtI
be)yWt$3z}6*OdRXrQa~vm7kDuLiSJqRRt|-nnq>r%7o%obE%J;j%fxgve=!7?CnyvTRWlB@F`%LJ-8061W-$fd5*}vLV^Y^2Plg
SZKQAeSA-L{>VQ*M?V5SJzI5Mi|7U8NAb*%Hi%U}xTq44XcM8&en<MeMSc9mIg3hZ5Im$)tEJO(!|2kU5(HIEAf9KS7adv8JOn~I
IweuL2sT@QK0;EXO0a_#Jb7d31o-%UN=&ko6@SwV2qB^;H4BwdVGSddTnd1o$Ym<T3s@FrCJ;zSg)6v+X&*mucs{PaV5g{npa_H*
fM^1c<s#uLkRW8V0T6{H15}M8K#>7L&@|G8AW|_c6fFo8l}iB!kj)gMAp#ouynOs$BMfP(ypA4BH+#fJ0h5)6(wz+a&+Mk8-onD$
iTPNS2N+P75}++%7CnlNgVaz&5hHsNfRi&rv=WwX<>N+!Ft!e$`1~_?Xz6fDF*HU`Ol<=f-gqh_`Tccf*IjvrVp!Zf{(Zxl^YquA
y0&oTwZ@&SEk*-1<H6(42QjCoh;qJNhY&lX!&=X-L!HuV1BW4*oKkf?nab9DJt&Yur>!c6B7zE%NQwvu75HEPM3gc>AxM;>G)y#w
5g-p7{Sa3p#r1v8A*42xX;}i2u~?qgswGlE0F$*7PxP3Z@M{PQ#>|vf&R%;EAVqdEBHV_BMkp~)Nojt@>@e@oU`h0WCSe$d+6^`|
gdk9cIfx$e8Y|$F@zw}@Wm+fzC>j-akcm`1F-SUqPPp&k49r6yjJ`X=H9TdulM71_F@&m2h^qo943K|HZFYsxLdlYa#&YIHKxSED
#I*t2d(8r!a)C-x0omAVKpGJTBu4~&iHMX@1)77n_M1o_m+sm?4IQUaQq#om&po%YA9r)xN_Y8ygmMmK9dkr@mRVwEWgigB6zy%`
+u~*P9+cX;*RY=f0^}ZGcY>3t0-os%m)qF!(d{z`O>Fh)faWN2LSao_xEz!yQ01Lsdk9ErAviY~?mFLj$lV8o4pKD4kV4ZWQc*Bc
jRV`MHhNv&KNT<l?gggVUV<HrB#1C2<h`ANFwliGQuZLSIiw(np(%o7W``5eX$>jum7*mmVLRdn<@I08^QL^Vsp*04kUvJpcP4zE
7m?<k+}ML)+yV4TuPG3vC=uj5{Q&oaoX4-PXVWX}fT@5glkQ0J1yJUPGu@BhqpSICfp~lO<|1yL@+Q6c>GbyRuS@NilhPcFeJ_+!
(FHY41dzB@{;~@o>@GnNqEQe>BeH<tL^Yffq10JOq7byPl6l<t|K{GpY96|ELdMYeJZ4QWQ$bdi>aF>8{^{c(iQW12@(7%d(Z%hX
l0t_-D6E21+}WpPCk~4bgzKUG!=M+GgDcv-v0+#&zvH1p16O1Aob+<CPDHM#3Yj42ar)(d%^i{40JmtRiNYMC&pu|4;($WM>v1-R
s!c)V-{(i-c>Cy37pU0>kcC{1%r3gr19bCuGnzh^4!=MmM1m9?=dmB<QB*ZTb6?Nj9HTM9Y$FKPgT0ycT}DhnkE3s9+IWER<|(N@
8}gQ23XkHLlDTAQ?TKV#E&gzN`$I^yDtm9O8%w(*lBg3Ym_$u$^rj|{>@szb8N~WH!?%rjsbir{+ElSZwp(QcbyrqoXt^GwKi<lE
fcL0-n3$nBSqy+FJ`l8tLHZ!cXr~|{iBc7iZIjxDogyqrq|wAF4Wl3olpv6M_=t*WBni@MxBdGXQ*ts#oMI4ggq-If_kX=FyTw0c
_w=~%_@t~s{>a{om5??z$$#x~Tr!eas`C>FWp4>8+Cd3W-MA#r%0n%o{zcTNkKqa)fcD4KA@28b!>QO8^*~ZI(i9>}qST6lpI^un
pnzA!_gjTV%L^cF3pJ9-_3iWkdgkA%3I7~iRREwBkSa<*N){loRFw);D+Wwz97r;m3M~a6_h$|C9@S8^%BTIOi?RJ&*`u~9Vvy4{
9o+6axX<nG@dt;N&oXeVjE*c>{^%rK^hk;1{`-%dNsl6$pjomF?H$_0&6d_IeC7+C)sAaZ`P0b7lIN5}{dN_Om0hzjLY9dJSXhbZ
W@RP#^zFBYu6BE;xVec?x$?}kT-Bm8O*Crvw*HU3zK^=+KJL4y=cARn7JXmynD1`+^73DI9Fx<>a-@wg!b~#8y#4PyMMNxJ$8wcZ
^BhxB`=Ca2Jj7RZ-(2IAT${`)9d}!v?Q}P+vUU^ijy;ejeMcp`xvZR0Yph2yQy0nZBe@He%g>SS`~J_q50Pnp&&Q7sE$*D4@i#@?
(wRl)k9)VPY*lI+!tY0Q(G2L}g6p!PpO<^QO6}y{ad5EN-cCMCDtqqSD2k8Ix^kXD?s}iNAmRI=dR?GYm+sxSRycThol+=P#}h6>
0Im^TmP-{ROp#EMCtq>%Gw$&mG(>jo$0bmMXQEDE<Rv+~-g@_SQFmjxx+TYC-O#y07A&lh3JGbnf(1%x)2}?Adxai!GD6j6pLBAj
oFYZsr0%K~-*j-kal@A#&v4`?F7kdSKDXVqoVZmETOs+^qO5yi>JdL1y}>@1`9AYmzF526x$l@CyWTz4(29qTdiGxO*k$ByIrVVQ
o?%jq%JAG0igRx%rQwAQILfRPN1Y82xbH?e6<O{-T>@5|Jql0Gg+r3!I7!b<NM#I^Uau#T{ay}nYv`Y-J=9N~+ojvdyDwRzB6k9b
+J|}Xd5$glaHzZ>g=5FV?|Dz982EYfhwB}cqlkUpE-VYgKzO-4mzPmseQi<QJaOBY;+KZ0IVbCPc;!)aps^X^IYjabOY%aB3ZH#;
xP?=dT{E1gy5U712fLp)rj6NHkFLaA%ub_<g?An(vLVK;tF}ff5gFWzQqkS7y5ree7!FAVT%dE>oFT&wFT0J!9(mz2krum??%k2;
^dVljc!5O`L>{as)S>4rIVdA4D6=_|&zwr2r*ZeT9P%D@5M=9FMq|3|Ij*hD!F|Em&gDCzPh1ne_0EMu;eLFFd61pRj|d|16Re7}
+<nF`SP{$f_df1LCrD|P&Pmy=IpPDc!yeu4^Xi3h=Do*rZ+oA6*)$@VzdrB8`97*YD9gtb@}?Z!>hOCb%+F1s;8upj)U&X!c0^Rh
EGU~wW0c0?dm-9<DbKDG@)BY~2~hBO05OmzEIa>5H)aFuUIfka?mgaTMEmyY5q~g{{WFJWLm8%3)IzE#xKb-32qNHIW?+Jfq^78%
nxLqPf(RH~F$^dwh$fH<8I&oA2|F}k39uUo4>1m;UC2Z!CMuLaOc)Un9w1^5S40n(!%8J7G_-_*v;-2AxwHB&kdGi<sSiQ+)Im?r
xKGA9(rSVlRDxKLiU^s4U!Q9LQPtO2>|=3lj!a^6gayKt7-5AxSt1k*+WUAqKCSru7^dWDLvnJa`~z*BWQ8cbP@TwJ6ZUh%h8}a>
+6jsU<eZS}->f(Eh4J(K{;v`BD5r`YV2?Hrz}5rX2doqI%0;oSLG3$0Py^)vGYBzKw9o`deNrc)7f=}h<N#A43NWcCG+|`4lM@tD
FhaL^hw+mNlWFdEAG%jSg7rfLdiO7RjX5~&I*aSJ0=IV{VHg5JBqV}JmJo#{k^m%;iIPAh1w7^<s_KR1QU?bHBUi@60p$vTOYDHw
(TD=%2NED_T_Da4!*Drgvoz2kbAURe1$0OV4syj;lq!a*PEzpzQjXFovckZk02<(7Knb+kN#6(kpOo*dnb|<KSwmD)(*sXXA_s1;
l19-=5)g{K1g_*K2RjAVAZI8c5gxB2=scT*A7jUES8V4(9iH)S1>S5R?_6<pJHx%vypbr;D44Af4NH}zga#*L1q30e_&UWX3N|xq
1G{^VbuunIfTmC3;{JTow5>8+GTNnxcaz&jn8`;{op?3Pb(`3^zU5eq9nizTNF+phjog0Yf-r`=8o)Sr1KD(Qvkrq=$4dms4VZw2
jV&{#y1Hvx$h)qj<9eEsNS9$@mVuG4w;0Dx35z5BtneCAC`2@XszVUVb=UG7QZZ1tTPBcFPK=o`Yv=DKq)PpQO-(~yeG7j@{14k^
XyC}ATh|1t8k(zQa?#eX$Znc{L!)~vIt-K!KW@@+=H->#+!|2E<#jIHz$_+&iO5Qy9|Tzze3p`4#K^=ji4t@49xtcl{*&r$w(1V<
-*e%gLcOu^B_gF!^cdiX#DNdF$7D#BYEY78HBeJTPC);<4MBxA+=n1S8;~RjqiHfICh_A+j^#+s+II1sXtoFuF&D}8blb2V=jF*!
>r|jh76N2KDHah!ueRTx!2S<V4<b=KggCy^1^LFA0nEfVg$<+~l2afNov|j+n2~na)3=jbtRrFD`uES(ty|y3l<!2Y1rSB+x=Aft
iiyCGh(rWRL?|AAE3yOw`v#vskQ4GM1s@+LYxgLV2alD*%_&%@XebB2uJfgUp5YALyLe#8yfE!m)@|@2<;yy7;3Z<U-cH>9=n|o!
Au=*90jTE%?$WR(nV`3vua^^4DDktz(t-)3Ja4JJ2%`dUw(&ZUJIvgCXNFo$b2%u)QC8{DHg_tWYS`jzG0}HnPOvO2>{PUC3_K*<
Sn3Fiz$RBm4yL?!yQju=ZuxT1(6x4d!@b?_yL`0qQR8-=sd&ar@c=A`r=1m4?#a)GS>2=r2A-sjL6GTy=&?KysLgQ97ksHQ5t#a+
kmAb@UE~-Y*w_YSl8-2%DVL0sJ**_u1u{-qCk*%JZX3@o`gg;o+s$fhR9KLqKcXmrtH-m+7Yb@sQVu#Ou57*P9G=ds4G66#y6MUd
A|wxb^OWsz>S=Ln9W6(Fg=X>5Nl;fC)6$2RAZoi1I@Mthz%r$A6rIoqXlUehyung+Wr8ONS+>Hak{d#h9f<*$(ndf~R#8M0k(_5G
51r$m7rVR;FDIXOk8nN4$^xzwMN9y@$vA2RX)uHtl$at)3J{n>Vn-&DfS3}BQ)zbAH4tht5|WserB_px3{=4e5LT@Nos>@{ySrU3
5JP#whKFSZP${WvP>K@<DInoW--h|E_rTOW9(vQ6bI&8#iR(RYd+ZTDNT>br4u~J30;mJu3-<j_EdH+FpQQPzC`1fN5F=^>0vV+M
nvgx}$a3&sR{`|5UHCA0b2?<16ct4#RYnO$R0`NAdIvI7LG_WG9~t*1K-ciFr(sYZG=A{4!+#9Z+h)hz*#J7zTM6wDUVVO$H+MKW
HYdhDljIWD%!~7FZ2QgX9oaB5D2xkeD0xzYst0o$K^z`c{5*&nh#U_yD6^EFJc&+HWV(ljRz)}isOta<c<Uai4P7%`4eL{<GmRT6
9LgXGmLim*KHY&3^5yP0L+jGJ$UPxPB??3gf`TEWm<g0hXc>j4AVkJc41~P~fY(|h@I#L*%y@m~=SR`?=UN|L>U&`2n1evjjS!Lr
AhfASDYUrMAXD7~jBjdCH2_J801-0d81sxNmjsdu&}661+=pmQr7}i=r9k3bfEPpv#Dx^7nITH*QiS7d5fCX+k$|chlp;dRh+;wB
RMgQ(nzGa@k_Mrrs!?zuLaHJq5GhiWRi&UB5TpckAmk&YH&r3<6PCX31;+q^QW8OusT4B|b${75&$<)uPO!u?U_A^=M1dzTU&7b4
(nTWxUIPI%l?r%Unt_0RlSG`v2|Utjc7eg66-7#@iWmv1q9BfWn0^W(xzp}{RTzCfzgsS(5KT&9He^U*Qw=30n3$6j6GB2skl`aR
&=5)j6FM+(XelUSU}{<kn2<DP7=$WU+<ZqjH**s)ginsHz0U{HJ=^dbM1D>Lr78A&Y4X(vjnjNx>Xc8_)x!enUIr4fh$Sgxs*%(r
g;Bji))-A@ReyVT&61|&Ir?~gX8ZE(er^x5lAl}+iyxdZrC9c=wj#<^amrYME#oXb6>-)7##R|@LY~&Ws%YYqMo$pAN!2tNX5F!l
FAAD2#}Mgd8CMBSgERdK610Axe1-s03G6<Eg#;!bK8OviL{gt$vCVDElYsqza)c-Y;s)Oy#5>_1OsEu_sq~Lfj<$oS?hXfaHPU+u
6XPX<E`vcmpn`sw4jT-`6vCkofP|o7Qc%P+ix3eC!w4s+`QX3INv2_{3Kn2apF`MnQ{j;G$S~AaT%lme?RCY{V=k=vu$4wCqYQL2
mc%ux0wG*v<Ejv$LxNUzJFc82&}w3A3v)E-sPQ&&I|w%L>+w14HEy^|dXZ0Jo*~LF>j-<_uinVfuszv^ON=pqg;4XgR@q{h0`(`h
MEG{6Vd)GAXWxz#%u+)E@t>3?p}!0I89C?EzYKw}!u~3K@^d}%5DcFaYId3mKIU>q5~Zyecy9sWhk?s%N7Csui9Cfc@)~weJk{`3
{Gb+q6zT?Dg&{Q!B8R;2J?prVq{n&E9rG#*r*y+6GuZ>XyO3O6t;x4LvxIOYks5<1C?W|Ng^3(eNG4JsYE2(jkW~Dcs;VdjJsEw!
PvPVGLXR}rpB{`cn&QGNC+d*Y4u&tIgE*>YS5YR0b)&Z@*w`!+rDMeHkc2`UbsgFOoseS{HE4@%{u!CaeEo<TI{)s3Jjk$;y&z=j
b)i#KJC#RF13^lpKn?_kNyr4@LxK-NR8k*Zqf#9iqNHh7mWl$CwE|ov3~<H>V2Prd3W$kflA5VuCZ=JEl!;h^fKq@YCSZ}3Sei&>
VITlHyg|X#hy_ppk+J#__M!SFy~>~-lf?S8XD}>ZpRiNM$C>=S+=rh{!OV3UG&_ACqh5gUj-(xY-v5<E==5fHu+17dLfC6Vg0lN|
P7v(3MzI?(!_AlPx}REUnKnMkaW5=++c@CiEyH6PE{n-0Z1K-KO)8}rgtdn#I4HWi>dR&Is~%kxv?qm)B;*j0$4-rGkgK%gHf47b
qN;@3DRq>l<3E$LTEaruN<>Ui1XRfmUD$+Eu%e2=(8T$n(Xxj4rDSbH+fkZjT7oGmSlFh=M_z6tM_X)Gjkod1dV7z1X0@W)7Oyij
>LEn>Q6(KTsg(3OHZ9dRc+j%rg~W>+-KfjSF%3yHVyl8E%vFd1+FK0O?HIIsTEt@0<A!oed+_zz+<4=J{i*!$SJsS-M0A^Oi`J-c
@gfnBRpN!FLhfj|8Z1RZ>SkP!l%RpFLbG?Pt!L|xy`}r>4*+TeAi!!PV4PsLcI*IS*SBB*@xjL8vIs_#j7>vLA;8GHFp97cp}r@R
C$-=)z<>p<#2g1fc7KuhsVxT2jq6-#lT==ZOE2KoTDB#qs?;GMbQm^|a!0Gb&D`NukG}q-`^`&rY!eD+12xqZO|pL5U2r?lQ$u1T
UilEn7S!HSVv2t1Olt!;OtIl{J4wNeIhxRHK(BGubOrc7*u0sjA_5?$N@53|Vdu|_s2-rZuhX&M%i%nUoVa+GCperU6frc_GSW;_
5){*^TmorHkw}FiH0lV=LzRPxs3w4A3v;aNkUdoM_g>Ky)7|4wQN_)(S<AE0Q6)se#DdHOOHl$<Arc4`5fMWvD2vA&RMuJhIiX(z
m#yg4<2KKJ;)0?uj9{RVVF37oh-~YVi|4Swdj)Aktf)WCIeF9#DoObtgRZ_Jn>a?_<j$V}hTtGiXFfgw+(Sm^9O)%H6P;MEQbFFr
<0Fy4xm{S3IS-R!Ku}RwCwOCS5J!SC6k@J0HN9ZLSR$JmGAtPnYFta_AY7aAWN<ka@fqp;rsUyKM7k13yE*ZCx@h}7N@}@2b$$1+
s45g)%9js4a0#(I|L~Y<CoH#sFg*B|#Z?st-ZL>fE)-o^inr@^M~kCCZnabBZjud?bTQ`0leF^kA4JRuVh{=*UA|9mmscMjY|p#%
3Yo3bDe)xxGLTU|k43P@>sm3pw8pMIx}yH?Gwx~2bR^rR>WZ_P$~iPb=;IAry89nrrG3&(_)&>AhK3L3egwEWh%K}!NkU-<MX)jx
1l6Ee61776c97xM3pxmU&FJ@cH*zLYJs6eBdW|IEMaAd3IxwKE)6#R@^W%GMmj|mo$6s^ZpRVFma(Oq!+`Zh1&@T|{&vT`6ua36u
knOu|j~>tkhv2P$)ip5>zcyPf!L<Kl`gV8x>7>0e-{3i*1t87wqaHVy&Ju_@pvA-#(s|vP-N3%!faJr8C4oZJMFiu{Bo08eim1{k
I))gZ^6jIOoMpuq)v_VN<qw4Sems@;YGj9K1VK?KrW8kV4L1C7DX^MOH*#UGj$<bKG|ku*5QD{)9AIBm;U<w8Ah4|v@ZtP8{PD@*
*kZ}tLU6uzl<i1^5jWg$B67qkUbzK3o;Z~!3PqbAIM+n9XFFzPMC+@UbVWAiedCTq%H?%JL}xled>mcxd)s+lv?8(H9JDUgcP}-m
4o=IZa`#Vn4)4yn7V!0%jygHxi$J2`PB;zS=r*!iP)9>WU@BmwQSY_9K0G&K7v|!&k@-0XkGr~@K@}wt9H_B_E3|*hmqHBjhY4U9
QM;5u34!L5gA>}IgrW7h3lLG#NnyUf!xLvb6y>7S>e4v6NEw_FEu&6=#1kb%=L)$BZ5acC5Ev9pz_>uyq|ZER2BbGB>dT=xGNQw{
kl+Sn1|kX7meX)aBIm#&i!~$pgob~?^}MP0v~JZM?TTJ%IhrVMh9QEetPAeVD~5?t7~RhN?`F3#gvm&Q1qL(sYMk42&{BdbZsru_
&@*UgQAADiKljfB`hv6T_xj1w4q*H)Bo$bL958cyxH+29kl4Z^LCA*tM2aBQrV<^klWc}e$AuT_>$<)#(ellD(~0+pOO||KeydiE
Wf_vGXwO^6yF{N^(Keq>i_MpJmYNq=E(VUg>Dip1;d<C9DwrfE!9nf-fAAncXhx6{kXlfHf=Ws$DI`#(0Vox!5q*Mw;3@3u?dlD-
)z!j%o@MX-3EqAu&^^kl+t~>Zk8TH_G)4?rqgu@Zuoo8E2-dbO0-~&nMIFiPPxa_|`0HHdt-Ck!S!O-aM=1A4-kn$Kdaa#tp&t~_
b~~>t34NQGcEx!5uHSvytDcMp?L)j24?F!Zq^yzw_>-%vylX`7?Y<1dCayur9a)&-XkF4u&!^V9)=I^!DxuD>$$}fDNPXXRJcE@+
Ea(}_PrEKUnPMr>_-NT;eRlb|r1YEzR6d_iu%QdoSQMem5+9lxV5QejBOcVPJv8-fb^Cga{I35&*ZcgP9p`uwR1FWhP%!E}X$TL>
1quoTh$e|Zm6DVICZQmLim8~80wqcafe|7of(VitCW=G|gz7z=o=QdF=rwCrp(i3sbo6viv+L`_<RRJv<P!u{QAEuup<EKyH3$na
#Ek|@YM2a+kOG4wNk)(fM6_dxB1;mLnTDGJDMYB4%7}(l$e1E<W*Mo-Tqq_4`2fR+6hu^PNr?a{3n@_~K<ya{2?Rnck}y7Lm?`Sx
?AN;I;y9CeO#h-<if>)&VR$0jZ7K1lR`kId#LW*Wxrk@CQh>U7!RspsZ>;HJZy76Fp;+Bgq#+E;arc;wXv0<^EWY4Xh^0&v6f<rN
JRw(^%>~1Z<3y|~q|-r~L{&}=?m9H19uTMq%nW7@uOuORj{WuLNPXkE=kfQKA`p1}&NMH)3<OM;9PHtutf-4i1BlFw-6}U&b)csV
vT+-|6fm2*!*dGoidEMG-dUo>QV!70dD*Bbwu+)}Nv&xY0E0%17zl1NOwfqL5bm67LWRh-lw;(s$o6CGK*V2KtrTr)v??jys?EL4
CYsdAmhY_-G@YcWIS%D;Zv+-%+G?8Ju|n?ob1bJ-MJP&7RI67si8m$cX&l^xA47U>s;KE3Octzm;4NlC`K!_ls>Z2<R6IAUqRdi6
LADkmRokHo3JA&C2nw=}NGFgBy|NEdtW^z}Q;3TzFmZjmWCr&d;x|qZ5|`9&>k-b16^MXSD9fp0A8;5>**hDixf(H%UUt@)RG3##
!YB}AB}U2+BMZWXY`0}*sAknPU0zPDNtUA$Ht02FP;#goqgPasQV#~OB$_g2j*XiTH7G9&y_kd$p%qm~I;z>SVw#pfcFj87+9Jdz
5{k9x=Dgj!Ra)9!P&-3>**I!#I(gl~-P^Z(8bbyVV!*Ust!)buR73&c4^?wCOy)TpFn6Q6L57hy1A|V%J^|~zj<Mb;6ViLV*i0Ng
3F7;Z{t1!QmT27HA;NL=+MP&Fpzw#JFKCe{0Re%Ji8S~@lG02*lXD%Ht+*d51Vnkr;M0Xu2YTKdr$xnXU`)9mFypGMB}yq;BO?tk
)1*=cf=*ALZ?_yk;ga>iC&!-L9^Z?*{dYKBVTT$P9{;5zto<i{cw#ezuwdo5zv_#fWy>s1&CEd$z1I}gY^Kb`R8e94qUbuvYq-iW
?6iDIt?1Z`GrIR1vt}IVy6WN~@VSoG<sQ;c_3%Mi0gzNuFhPkLK$c=9AYyPsZZ6|7q<?PUQ%;a4ou?8=G`#5*Lmt5)hEOf4DM!hd
EEYjYQgJxCHz(DFB+#z;os@p}0U#WxDYBXpe2{{^q2DB*PzdGE@w6u)Idi<4%5F?fQFi)+F58hobRy+2PAbJYDNAMsRF2sZ*lV)z
yIS6{Jzjp`@RCm8@!Qtd+Fmoytk9+zZ8J?xLtxae*gn86L%JOccXwUE@Q8=Mw3;oXw6a4@JI95^iZ-lLG&PnXfq9Pgz68Pd(cJsx
1Uyh0#5u#P?dZje;oKfTMDXnx+=mB`yXH>i*S`MB`E~5ISJj8Ofp)OcILb^PN$C9tbbJpZ!`<-m<@$i&^E_Vdyo1bwrT{1kDK}M7
<;w1?J;k3!N@k~El22G*21$;RxnxA`9h`efPhd=(5cTq=+DF!vjGW<8R)Q&^2T3IroiUA$(9|AdKwb=i5Z7$t6UE`|>%5%?<%<Ls
2q3^2#@8l1*}p`*>^nX`sUKP8>%M2(;dE!SJPfl7O^|nBjQv@?7;$q)0p%4z5fM@mN&y6zK}4Yx5SWUZl7RaM;s9r%eJFN+fE`QI
ykw)%pVMa`@;!w0TI+hi^dNo$eIKXHK-j?ifpF?<^I;*L&u!|7=sL+O52mdbx+fZ@k|5Jtx}vNR;B91C24-1|dARf7k}pH&gHY$w
12ZRrV>|UbwV80WtddVt1S&{;ey1>=6;1<!tjtfg%48`iqijP1Ll#ZmJCSpTXCsu!P@uXPZ7XFl{L`V^;?g4&+eQ=TqnqfOpUObg
WDfA!a*eALu659O*UD*!pLy#c@Nt&>`P9(CW|G^+SG!f_Xh>_{3V?`{1xmp<1so_XYw?X3X^^;uO$kd(8(Zr#vD~4v{&n5n`vy}@
^?nDxSHC|Q5rJPe%EQVF*N$)wA?KAGeYj1dio8Cwa4_5knrKR}T^hMvmvo&`5=9V6?>?x4Qer}WvjU?_ZICK-^l~~{aycXN^PFuL
uMb)Lz5^<ZI}Zba#WmL>ndW!Dq;lpiB!MWZgn~2#vt+l{B*H{P#fN%em6i!@M3hv9GZbVLjENWdhO&=3D07%kDJ4!)MUWJV5^D>%
<IefdhH*Fx@%VODYeeZ^+U*L?NoCezia54Any1o^stImFM9vPkDw?Jn2qOD3jg>~kq>4=57zzPR8**@ykz*Tg6C*b_-Ywm&<=)v3
kf?6q#)r;3e#hhq-+2=tVTZDY3>0An7%7QGR%1EJh>LU*F5y)nlPG}}L6sz5HVUCKh)GD4oet3CQOP?cY>pJ!S=cNzLL-z>p|-R)
klGxeB4T2lLS|qZmmvDIV!KgL6ezh7$RoFC<GdnZ<9l{2JBxG!y9X(S7d(>A)0G!FMabe25;BXFB+xr)0gD1o!5JK)2Hl5vv9K4F
e1y%3J;GckC^$hS>w}@|0XGmQNH|MN(3FB83CReGOGO(x)Y6VUjsbFrnG9?I3y5t+M6oS^CXnBB(}Z@wd+c&$#v};}ffFbuGA=*~
l7meuP_zi-p=l<~LgXWpzzBLk+dfbWx!>A$^~xET`@6ox2iozz>{lq`@9slJ#BxD@T>~@{71J^T2uP-x3TB2%8Yn0Tl3_rqN(o6Q
gv2B#$p94QXC?OA(U#q68BJh$$b3+Kk${y25A>g0lb^raF0lQd17o@sc}|vklC#7E$0mbJ9xNft4#$Qc=j5c)c!!w>H>R``9s}Hp
9{4fvK-;GeEp=|~g3jfYJbYXZ3n+^8Y}N>aCCtgh;|>=GY1anx^ridyfdYL3qR%5X<F;foGSkh)iX-A(V6~F)ctdlRFVY*~HBKLR
JTmpUEze02ho@+22qAfjoUrQI5I0`7;~cGcr|3Tc9|l87|55555!8i52ZS8tJ@9RiVgv<%PLbD*iy)3GV#4Nm+udn4#}0VET&6SW
o>uTgmB_LZ%N&&DF0G|$D4<BNE(kImROj-Xrvihtep^Z<m{ClNfl<OM?+1!s4~)7&Kwn>-({U<@dE81=h9uH+*7c|%g*efo0*MeP
GJ;BsK?sCqCoa)+u8qO^0T6b806v4tEJSx8PbpP85!j$~5L67v6#&yai`XFg2oR(&Pjm`{NDt;hsC^xv00HnJ<-ttvPN;AlM_;4g
Hv76Tl~Mx_$hstMm?5xbQ6~SlBCmbx#cw~)I8VH(+bO{(G%<!o%LN6Bl%$KCYbR9D6PHLaVHhg~1jj5)D^Emv^R=v<96cT_!VA=(
8x6Y6TZRoe*?|H~i|Nc1B&@7O{^?ZoT~!j5R?A{65P-31&9<<-vD^qIB7v4_U8t@iiek5SbL9k6x|GQVjW$b}obs?lC=nHim8I1q
|FMpwB92AudSSK(%uOud?fDK6JR!})Ao6gTi*4se9whbTLxm25&xa7*?|*M-^Q7_~xm0`(`aXAuGCsE=J;~gfStr(?=#67(jU<&Z
i9NAx+SS7@q&z1Z(%>Zs`!k($ltDHY*e3{3f-IQ}teI6YF(Ktzh%Hi#E_lcqH-OTzo3o4q5J-?%E*^Ftd$n1G7RX@;*l}bttrzQp
9C5Idf<yyFWVRaOQ(Cwyt5L`{!Z8lRF%*fX<pT)=5G>kND)Qx9xTt69q#fIWLF-I~<j@!VpmzR#U!RF}rAM7%5jW4h9+qUSM<vX<
NHq+eE;;pgpO)mnGesmo37No*I}>i6i{y4tee;`qU_50ns7y7K7`bXJ(j0L^3vx4Tp8U#n#>{8I*+ozMqY<{@_ZghrKE%*>FdoKJ
W!~<N|HC`&x9*!xW8`+kf)PrRy*kZ4xBLP|s0pAZrGVek9KC>WdXVUA`FbH@GCrrt^31eah=G_;a#)n5v{IIWz*>u0purk`D_IX7
`!)|da^xM;-bS7N->IeI(zR2O3?KD<_QNT)HeaWE)ICJ>d3CQe#p9$!j!|ML3b}XbcIC$xtEW%Da=Ezpr=l8A&=0fsbq6EPJs=}?
_dUKQjGcqY@xb5ej08NGpfA_hpH&nQ#$i_wVKo*wiAaKoPGpmn7$M!>bThFgmM7W!`V@7D<|bhOizydv6=I~}s2!&aCeadRU7$@H
D2_}5;w-_HDz%fl*^vH<UnjRd(?>R-bVteOvnGXyQ25}@OwK5B&UP6haKNxwfT|LtlcDkt{ZQ1jqhoQ6&SwnPSJ_BK{S2oo4(s!=
50IBsj`SAhK?ku0&U)TY1YQVLhLG@{wM^CQ`DZxt1wun1dCvD#hbcFTP2e(uhoqGtwFy;%#U_1dV2C9^q){Qe);un<Vbj#L3$_ox
tRW}p^7_W9A`+B{S_FuaLLezx5@@0l2&sW3qF}0Ji2{@;B54F700@w17?OpdXru}n3PvgdB85mG8U!Gsm|%&iVpfr)8Wn;>m|8}f
Qd)%yX($k+3KFQQL@1?#qLq>eh9L-K8HOQhsb(0enj$F~lBp%829^mTDyR~gR)r`6hKQ0NpppiarKW<I0zwD~hzJ@$swqNZnkuGf
2#}^Aq+&_}fQVLwb@CL?-KWL_Xo`}Wt>7tKfr&B|!b9Tb6r&K7<AI39NkmLYj8FkEP(j(#gBnb6*A8(JvWGiD0`s)uqCkgbFt`*%
$0rX7uqlI*KvNvyaVvmp8dXSXQh=C7l8J(bl$x4FrA-jzv^0$rp;9Qdqi7w6I0zyo&fA=DJ9bBBa0xh(O=<w-Cl5i0FpD6H=n)Ns
90D138Vyzg1Sf5|*pn*rI%Mt8bJL7clm#R}-~_~>Xuyc7A?WqxSGViy<1g+b>fKqxVQJb(6)FSqPSD{rr72?Gr96ZK_z3|S2%u0D
h)|u^gr-d(38HpBKjDLY4uga9PoKY<ou^8n){Q5NviJEIhC;g*f+&oolvoHPZ7zI$UL75Nj`M;7yr}*EC_5AGo=gl4qQp!gc*^ls
E4JHzzP#mzV##7?yLYixw*J5E{yg+`TtQb^j}hLS`+axi7!n^V%6;>)#UTG*-SNCM2=9*#!eCDB+m4`2avn}ZR7YS(0*Z(SkUZ_m
QxdaD2yr=W3504#A|-*6$i+$kk)<H0f`kGRcQ7%cf@a*rYfX=jZ+RWg>AX|Q8BVE8Af+K9=eMvi$k<R1nd`cF@e7}AQwM{-pm<B-
$O{52D={D`CdBH6Br<`vP{GNB$VXF1rb?M2P()Le09Ht_lh;K10pcHPL|d7dlrqxO9}kSsp~EYX>hrZcW*heBGT3_hlnzFAc;JU(
MeJtyDOrU5huHRkukj>3U&Nr_P!R%s%9?j+#Bt-zfud5#2MrT)f`vPX3TI_xAI8S15k=z0w$6&X+@O`<%=HqB$M0nISU^xf+>2YU
;QDY;alwTKr2(pS3a3I9FhafE5+|0XI<GD;4(gs<gOSkN=3SnlT}i<8_Vi#=?q9?r1{tXzlZsTf60<18RFDM>^9&Gh{+})d`V}RE
t|-NY6b`6F7hS#muWzW%QN)fIt0AdSV2Y1QcMhUprNo2){8h#YfIC>rge>y`?t+@5`a)1?e;-f9gy()}qgIi^-oJsZGc^v9u!phn
aVlwtvUy5;o}hYzTn|5IRUDEW_V{J)q}dL#Zxf$iaUf6O00HE3SJB^uJl@At&{Xf!Pm8gUl==4gW<%W$;D;_ew>d@UT2DX1DRMj8
Z@J{9U7j=q#F*$Zg2sA3LVyDQc4|d*V*+9bV&Ve<><Q2dI?|{B{;5-ENGIWlZ||35HFDb+$k`4~Ik^-8t%Nv1K`~_zv<Tqg0TSsp
*j<b`IdF&IfLpM~wcPP3^1gWV95~~X$=f-~c|71;PTRUT=Et2o2P?eomrgZHGo9y4%InmMs4`AJ=_kDS-OdcUS7F~)a^2Ugy9R;V
g$j`be0?7p<~2eRU-H+i&b*qP<d7$Z9!U@2dOw8q<C-b#C}pb@rnR5-0aXQPKt8SiwCSB(NIhvOO%zfT20$2DDkelEFp(@$6}bz6
6p<lC69h<BUZl+p2{4l^p*>##VFHBMuQbH)QSR+4#M2y89JwrZluk`ymvIi8riEPu)VxC(TU7++qI$&L($M4+woJ^k2#7(qjbe0_
K}(rKcS|fl$R^ZRj}}n%atg5xnCjBHQzfXewH;~eFILMel8ss<SV;o$?%rD^1J33WDpnt#&yRNaMY<(#d5k9acQuxC!KCGS7#1;+
f-(w{DKbF=G{YH~K?5KX#7p3@22@nY2s<L=!VI8-1_;!W(+ZOrfr!imlE^_I(+L<#Vgyj6NwWfB#uy1gttu3WMHDJk1ye{&BHNnF
Y+~3#gq5j+2xvlprh+OeAqrw@mXeYorY0s@ii(10n4pM)2%3msbrq%$8QxEV)tsPx6v%=dqQauTeuwmfFHaI3)O{;9jVeHeKq}Fz
grhc{8iRx++;e><Gi+u>48<hEC?ggTN2&z~z*4y!Ra6<KXo6A_keP|3D5eQYqLR601t4-T!KPqoSej+3B8Z5pN+gPriRq)48P>rq
>4Qu_o;_Tb)dD8iTB@Rg;>IJHIY|Oipc4=h8n7r(f+EBbB8VuY-v#E#W64zGA$a0hpa_(RrHG+6%q7YwsqfRshlAb1{XS3CbqrE6
NW@ttk^&aqX`0?0amCwosm6@ni@ilL3r5x|D1fL{nH5R}Pb0>aa+jWPCLARgLz@aih7&?-RG1ROcBU4RO<6R$<mDp>a94YFHW?Vq
)z>t~S7mx^<C1LR2o+$0kVYCB9ihl6l!k&>f^yumP8Bi{BofgSRZ~pRHgY0{Qz{9G#f+)c0wQ2fIz`HkCiSsl^{tT+FryU(10zee
+q|}2=!hYNpg2nJa7Dn#!<s{FNMMXeYfn)*&Z5~($)PQ()M$x`3JMaa8IoZrSSrZKs3a&!f*LlL0HvmlLMeeX!$2ZC5<;NAmM~8<
jN?dYC_<1UEJ&0hW}<+l9mv~mdBT|!;ri|sT!J~N0cnbg7Pc@kT1IJLs-j{bprT=dCaPLmq=}_s0wszh3SfdLidd0?h>5Bdsum<7
nQ3V$h-eC}V~tSM$kMb@(4<W!(Bnj{4=BncDBex2P!%Msv?)v}3B{5$u?av#krPl-OsNsMXoTWS%m}ZUSBPz5Gs!#Z!OlE}@Iydn
7-^;fiHHs*$dGObTqHO%A|{!kKi&v)IiH)b9SC?$FrupSNKr-uonetgK@T>9=Ln*nqhKug;dj^z_w?aRZ*g^xvPU_Oy~ok_NfbW>
TXuA=!r<(v7t>440YIYGo3W9OCZGS<13B__hg~r^bTB>Tmy)`}7&z~c(n6u6t)fcEWC<ISQ>B1IQ0Izpo2Ly)fT^JvqZzEi>a%xR
x=mGS*k}&m6om#Ysf0lonP5~?G)oNPmT!3M&}h`0EJ<*(3Nq~6)P{v~SZ{tfoJ82d!$){c2Ph-Rof9R3FcB5WtZBwzW@|KMl}QZb
%z}a<C<^r9l2N3MWq%RcvLb$1yzkY=K7#!b`PhX_sDh3W96vh8bRPBttS49&BRUF>_|pt5RETw9nL5?M>_0l~^M|-aBx=G-l}94z
Y*;8g6zXAG=y5?e28fxKcy&Tu?(83<Rz1>z$I&C?w#q0uGJ6j8(2(&1wk>|AtZLe}$CDlDUX~g`tYQ#YlAuUPqw)3ZcFy~&>)CaF
%yfM~bYV-o45v6^%?Zi|BPS8CMR+KZ)ENa%gfiKK46y5%Y8fJe!4ysF^n2T+B=8{)L2|7Vlt+2vd89<#VMGvemYd{m0_aekyPU_!
t1&hzfFhW+80s-y+a{9K%~q}oRTiR1PR8Y>4GKarO*zEYV<4WLDY)qe@S*By5JGI_u+g(2raP96%))fSYc1}=yJ}xX+-EdwsFgZL
t-13eJI&kf``0DNNKwPJak)E=#n(SQC%alJ)cp5;=WB{>4h}HhQ%O;36>U3gRw<1YVxg@#o78HVBvYE-HCt5>Xh>BRV{L9Yv0@^|
?Q^8?McWw1lHlB2y3^jdKWfD1z03PJm4<tx$@g~(7jF<+B@$b;jJ<O<%Asm+R^}U3RDD8;!ZL<2_qax1NT=srKduud?yXf`on_f}
JJhvX-DT{?DM->AWVF+q@DvHeiJ;#bS(=r~Euym>zdP7Wjy@}VVc0&U{EK-!Avx&cxNd{*etqrVcKdq{9p}Q8Ae5-1LZPEBJF=}6
g3Vm3(`r(f!4~U9kzLV|)T(0~G3zr*&=5chloNzv$g<EbTJXZ<HwN}`y+>4m_Do<-5lv+SEuIeP&vc^}2Mq77h&0uwW1*{Aw{exK
x(Rhxg2J<RQt=fP5wbOx60K;}i72j{Cu|*Um@Bv3-Z{H<n1&P&#5wtw*uKU1B1*!wr$!a|6_C}kMNLwyC7i5uqFBClp*HUXZ;yl&
5npR|K9$0<)F*)M$CG$N7@T;=?YwVzv25(YzP~y*tT@h$y$12%*7R8cl5qnenTCpI24uvW#++*u$tVgE3PK~mV=&9T?4;c5j5HdA
1C|7w!P&D7h13?LkY<Vk=s>{@plu*AAhK*>&h;`IaFyAaavz^|;q}qH9lUj%)3*EJ8BvoRyTeXQO^6r;!;TlcC=U?gG0xw1B|>rf
_9`_V6w`$+<F+g;%;$hI&A}Z5Bmkkgfiecrk_nk-Ay-1Fa_vb4GkPtz80`J9*6u?Hwzi8}T1DR)Mn!KgSTZ{nCL+^UZX_|ccHU=7
(ln@dC75ig^EY&80M^7&<rjGY#zZySlD@1%8oJe2i69k(5#R&qaGAM=M0#m35SD1LG(*vsPz4GRDpCoy&I-701xSP|kcwW!zyyd#
A-Ez{RG_T$ovm9C=~_8bv|@oaj4@nEqZts9Wu7;8t?zFOsENq|6YQMXsChYS!i(M9myW&Z<D$x)_*{a8!XYFZ@@`p#T#olNBTV^^
S{+TN$z>gPO3XuypLP_<;kh{(i}~B<d643<&NQ#kU!8mJgYOjbeZ7cC%xc4KH!+tzWF#iGQ`pN<V!>d$V8;9M@^3lOELOgwsr$R6
-g(>S+`$aVAvvQTP$(}+Ge{|^)ak$|j#JJhd-L<pf>)jA8nYf<YMiwd<vjIt$Egk3jp46cyUDBPHKQ@r08^&0=EU4d2_YdNRe5>S
j&0U#<<$E`G6ay2p=&TH#Byn%$PQAJoS8tS9T1+BDR=4nH?5Hzh?9XyGCGzJ4KuqoGq;9Xn~R#&yy_ItYh@i(gt(pRo3L#OE164c
S313KVHHt8yc-x1z(mBmy@X&q2@V`(PRdL&7!Z2X9U8IKlY=ZF#DlepqnsxP-Gn`e7ja|-7Yhl&up6359v}`AXJAm^*fa(%DTNDS
t$}2jCq2wC6_ZhfqXL|obO7)9dobNk<+;QxNkY(6b>S51V2B1WWXnU*4{vpfp64+=x^2->Q`?(5lBU_W$2OC3w!l$F55g+SrL7tz
41}N)31jP!$S2na*vSm1<M&Q8y277tsLXz}$*|Q80D_{Ru)551Iz!7FDn0IIM%wXZ=yaJ*6<nw(<dNn=VpwHTZx)KU!3Mfz<5L82
8}1=y?4$D$?e_b<kD|*meu$Ao`OrfWem(gfP7H_~y>J3M<O_P#yV7aWPn7vU!H*RAp82DqmSSx()y-P5EMr2lyO{x`f>4j=;?8QB
v=$5HmC9GA?>N^4P9HH_BQcqhfX7mxnunsKa)ic41|752qjD1r61fiiTWqS9iH3VK7p97@({rTi(x(nxwWQj}6HoNk2!6PE`H%Sn
$j-NU(2U_M-O~f)934`eI3R37D4pMFq$yBjLyc33%-E8jX(z3n`|LV8XJu$GRrjSPIh^Zz!^<(#1ww3YxadCo<F}nUaR@)Q;V!46
(~%$&qA1;}Ju1lFH0l$v6?JUWg^MvI>eeiX4mI&P3#~bj>66)p(ka-JTfPTp7A@CN>N*!yw90t%Ls-r^p~lJ6ts%nzuJkP^DgvlD
QRtO5$8m+i2&$s>D8OKXUn9nb+n{tM-k^!#dZaoDUY8BP<VQo^X73!oV!ZXK^BBF*6AMgw{@QB?o#r+d4ory@C20VXMjRl*lu2R=
6CrYPNRS<g)u=#e*aV>zfGGvgMJjClZj>Dwcu@mzz~J26A6@h^JFgs(I1B(wPQ(xXO6+VjD`U?6s9k_}1n+HQ@1j@lqm|;yP=k6n
_q(^d3|U`yZh4#;?<1m=LX5OKBGgC*5GJa}N<Jg8mj)c|wcX?;IrcW|kS-|IfyAhY#9%>SQF0ryY)OXJJf85@OVf93Iya#50`0sY
dFBU?J%hGALyddKykh|h1V9F~MmY{R1mlf?q(IXEnyDgb4Q42sfybc$aO`s^A?gHB0Z+<2JMaQjGB_Z}rYD_)hX)#gh%<A-E0jAZ
h%=5B5(IF&?!@QF1nAC@5LA5Nw`)oz5-Zc)XIlb};C&YJ$<%i#?L_V~mJ$~^z)J;^?kkS#uG^(gBtA@UR$V%Bu3UGs0y}z)ppKm<
l1UWq=af)glrrxjB06-D-Nc8w%AtifArGD8#|~8wc>}m)hnhkKqU+sHhop}Tlc07{6Jkluttp&rLJgr*1r#4lp~prn^+#RIakmo&
I6D?N_O}iWOn4o++1Us~ACB;vc3qZ*B2d_bH<LtAfet;8(jSOQi`G5HDmZ5e!ce=nLnTPV`)`b!VW456Z6booST~Ev%x62+I-|aE
*ve6?qGA;-*R#DzRw^7%lirmaiVi#|p}yi>(C<*c4wc03CfxE6TeucEB%=h9F2_pswYb3^AUNYVMc5O&Y<T0w5eVS1w;1PoG!L>>
fp6XzHUsQvhyNlHeFz0)D<(1rQ9vFzJwd685=v7MNRbYRMBI%)X_XOn0Zcb;+^#Yi+auPcVjyXeiKGZ%U|0Z!nQAJasG3xvrU;S<
AtnfBf`Ev#1u_x{LXiqVC`v^VDk4e(W+W<>gbG3^kuoB~psm3MgLL0J9kGrT`?ov}RP%%0(d66FE;+%-laAv^klEzpj*Da!(46e_
ZXI?ftI_1)+d>KlbR5^M!h$;@=Y%AL-l10<;E-QCP3Ta^c`Z^g?t_wmUA&%j;dne#3|q$?)(zqBLDk9R$0s;bksNWH5fTU^5(z3o
v_y&hohnDqGkf8X=9D?xik*=IkldcDdkUD#fmT|mk|>HK7J#7p=Lkh8iegwug`sAo3SlV}lPm}bgc<>83>pa>Bx#Jt0199!gqf(K
RwQZ(rYdMEn3{lsV4^CbDyk}|3ZSAPgrT9LqGCju7$T99LWv|KXiAErn23fZ7%HL}qK2wHaybn^!zDyC5EK*;$pH{V1g#1biUgq`
N(E3*#1acjN{s+gqe()QFw{j9R8*lN1Y!XDyu1mM)^8KbrfEZ=FNJAsM3^}-*+aMa3QF$lwBN+{W8V3EO5yU$IT{yQx6gbhk$5ZQ
>5M}ujx?+|g$pM1W_Ee=d`7ZY^H<6~8@xtlW)x<S?vdR}m*3m_^|>8;cY-2!gaLpbbP3)%Fb_#QTga~P4)fLZ;0kaG2E?cyQIId%
N3+iW6SvV<gzW>)>(;k6TA8V*#&Cs$f)=4fn8OXI)9Ewe7<u|H)WVMz7m`RGxa9`N?7(|BF&&m7gyMR8HqE?L7tpjNAuxQ8fTn#A
Iz<3TU6}})Mt~wpS_qn26{HFj8dM@x3IXsWK*<SUe~~H~BE%#SR5X+Y6f}!PQiDTOAx!|ZDpIPIK}{eUCBa~-P{Qt#fO6z=I|n$N
3ZaoA5TsCuVrCX0BNS20LjYD6i4z?}D0^UX4KRj4<01h-M2a*}P=ZpFqeuV*L!}K0U@oVCjngCN1LpS{3Bw3Octh8mrq>*%j4YLu
O%<heahU}Wv6VD$kLbgrxKt_I7>!y~PRLAoqnV3|E0K{*&_Fe!VpmGDwXleoT!|3Ch7zh1D5ffIqlTt}fN&W_Ku`oiP&#3NZG7Pv
Nk1nOK8T3T_%+CFD(y5WLLfwgKvF>gw#uOWbwrQ=L#9K-1GSXzgrst52!fTSfs|sZiPz}e^=O-io?fK&=-l@Bdtc4OHah8vq?i;i
!&=!ZF^7v`<NG}KL^=TAC~(Gmj)$Z+JXh2Q<Dxr*01j|~2g>S!dgH#7rci!}$rEXE07nQ!)GI<60GR?b3A`fYi9iSAl3l;!m$O(F
A|Yo}CXislALEfgJi~)?q~en2v+8xT&GOeQsq&|7nKlnB3f@}AvsriJfr!P|;?&vLoqJAm+7LIbKu*e59<p?f|9tMe1(t@RAfKw9
T6{tPSqrNV-{<#h<HwI$yjdQvdkb0e#e%Lk19`E#zW+=9fJh(xFk~e|e4gI`L+c3ms7?h*NK&a(Ljm-Da*6P=!(pM~n|gN5_uO>M
T%k*8<(5^pL^PRNfinq-Dtb=~a6po=mu=YyMYUqLNutrXYgptSYbvtcINz)$2qqjr4qHo!2l?wbO9WuI!w9cxM9}FXCI~HzxX{g9
bQclp0%D4wpr#ga!=o4~JLrVng1<k(+s~ELOP`YOs8XhJ4m?pPCg^FX$0_n<)mjGJw-j|*S4D+U2_2YfIAK$>HB0#N`taw^w(p|*
-1po)*Brdai9*3Bh?lzJw|9y;RUY4;d(lP^@Nir2PG5U=`QC8kM=7RNH+sSV9Aqn5nT{};g;h6zG49wFa5>6ILBZ&F?))hD@bO_&
7k0^((IsJ3IBM^7f;sk4Op0<A7R;nD#3O1FB%-F?<e>5%cXifM)e_{DQ+(peFED|i){PTJhR2-;8@h^?*eamTo1~Dm#xx;F)VM-q
QGq}`-R4t`%Z1)tu~9|4xI{_;v)Dc-v^6*Tct@HqM`a(e16%H@K_d*{o15rhA}JavCJ0Ap5pfO?#WYFvrr`3DmPC>u0)-tM7hBIx
qc)Cm(=|xZGEhd?Nh5Mq)o}`SD&;#qd!k$(h<2GUps!N#5a4n{Ah|(Djcrzy1XOo0$s!w&idr-lB?M6kQ314+2BbO0Rl%3Y3K-{N
)LGoHvV*$C(TOo~EhbS`dW8d!xFnaZ89O_y&{`7=B(5B}^gyOZ0G^786!Pjb$f&(}-1*Egonaf?8XOC^1E5KHySU;G!kShclwgI%
{|X)GJoA)OC?l#AG~oH$$Zt5?!9*jF`M`VD*>d4Qe1SOMQi_T@%m_X*wUHJ`go!G$0HFwi%t{zYYg-v43uhT&Hl0vvmPb1&7_1Y8
4(Jpju%_w`6WA2Tz1s-kOyoKU*bUhXO6`vWr(zP$HnwmTt)vWk(;^O%N=2X%*fziorzdJ8c^UUZxJ5f*4c-V(cVIEd1Wpi+p{2-(
4^;25nKaO34GMYZ0^#}zP?<MA3Y8Fhql~MR=Mb4EoJg`418E_UF0d(%MO4Czk=#2}$&v<BqEk!-H4>%?Cc0l^zrXX_ABmA@m~_H5
f-t7pC>cr04iUhph+-U!?4pVaGFu?IM+Ola0BgnsH$@TyVj-H;xUfH}6SIH&z(c>^@*hFxTBnU0FvRd4Sp-31kUD}oQ~KS|>$L2U
fg}Uj00mIcjsg&IQX{E~kTOh#$p91@lPcImcE#yONl_DiuIQz3yRG-Vo!WIry4m6fP{pRhQ0ELZ!;uYXo3w5h*Siu)sx+B)Xw<T`
iR^SDg08Er#}-p?=yL3ctCU1RIpo|X%WO#nEM<$&Dah(1LCQ?~rFs!!C3LEYI_J7-#DtQ|4_63HH4Y#WwW5U=E@9!s$9Hq2Hzbg`
7^#tLyz-ng1Tqr|?yhYdv&h!wayF-V1(}`IvV!bs*i&kYI#fkLB#n_wh~5a54ak6)vypR@(UcIe(YJSZ6CdU-RG%xA9Qz)w)pH`q
Hi0lsWZDOD;kSR+>h&){?jLrV8p-tMqffz~1r;`Jwo`kKnhC^bEc~#EWrV%lQV|+LsR~A!l->g(Njk|2wjc=m<K+1>@f);VSh^0+
b-51GSSKtMo{M&QoBlhF9@NR^y4#{6RS~ht$<3A0&T>6*R}dhPauOUdGK2fw0zn1}BO-UY83rJ#^I=S_yj3X?;U)<&3c|36&YVe%
sYVD;vg|oDPLSS+!u8_9hFRJeK?NN*K(ZMA9JqwTnH3P1<Ww5TkWh2qCc3Q);^rkvmF<`~+9~X6pqY|liKv2#7@DOrEOC_<QhQF@
xy^@z*wAlN;BiJQ-8s27bKT+or+H?^OxkOU%Py=I1w&GP`D`BWA|i6MR5DnRNi-w`e%<BvybhMspRBwPiPS9+HAE>%5bpMNb-k5K
lb2r$k5JXNpJIAs;WT@)fQ&=YNmE5KOv*4Spola=s^N2m6(Uj_7F5Vo=V+iCho{%-qA2y2Cgv#tu>c<|ssR#Es9{(N6G{0GqHS$g
F80~_t{EDZ)9d9kfWKDO8&J}s+f6iLd~(6uT86f-FLh2v^#@xv*{WN<_Q+t6lI(_X4%}_BeV*n{C+VnuHouX(AL_~@35{&F?VsH>
3UmB3ml>^y;8xaZV7(zTMhrR>OJ#`@z@2eWab;f7Ha;3mi%PGdsvYw3auWpTv<(Sfu%^V)C}Lod5X70fZCNqE<Z+6~!nrxrmz0{~
XvVT$Sx%|NyQ;G^aJtuW>g%UR`ipd39z^^Knyxnut!Q8BLl+Sk`OfoMVZs@jwq}F%@KD#Vdzci2=>ykMJB(-*R-gC@m|JYYNRbeP
{ZcA`XB9*ZZMeX03x#7}mGU;jRz-R`zAf&2VYU3NY5;@V8*_26Wdct1f*eYu3=j}V8W?jphKYv2+%Vh*Gg8QC2zCfG=`aZNC#Wb{
zjFV5NKB~7BoKg5DN0R3pFILQD1X{oe!l|%4v2cnkk427!rak+&tV_r=ut<nj^y-Ub0K0H1Z5zSAc^=1iie+-5d<6NN8|W-SK;{n
KbUX1+<esfU{EO%U={zgs0L(3i2F7R(hke+P)ob%-_hdv${Rr^VfjlSN{922a#49gzqSJk2~Z6o+OVQf3?zyfQjS2lNk7%Kn1Sd(
C*~Op1$x*8=%r;^ari0tj2$>tI(keGzgT;^4%UFS#XEQQalyIEH*@yD2qM_%II2fVg<5Jto4SQn+E7Q+VvL&~Ogc>rAnBdp9c|}V
?G%f?T^`~Cuve0MziajBM@gdO*KDKvA~X$Uz@FqWMsLyf@@v5Tu@2wtg!^wcW=;v<4*;XwPu@;L&c4&=m%p!i0re-?lFR`;N(a<`
Y5&5g2j2(veF2Z)G{Qpvlo=GJKxCsv5>TN)tpzH<0MMBTn8gE2LPR4-5J;{Yhd0ymL<78#H3{4~0F*2Fju;srOi@Hapk(4oBIpBB
jrZn#_xR~oBuFUO$03fA{wBkp23^V;4HEeGklmhwa0iComK#b`G%_m?A3y>ID2dU-qu4}>BfSh)ZLjr9zPkcZq)?S+IGe1FaBK46
LKuI9@8`(fC%*D>L$J*EHD1yaNIBn#hNmP76s0PJqn02&WTE8CNG)~2kOz@I)c0PM9n|!mztBkF02)KF1u+9epg_b7#E8)nlqi%S
>!P8VBI;HN3KRkbXh@P~A*e!0RhC8=6qZ^=N|F?zh-gSEpg<`Cky3y};n~{O3Uu%`i%UAuffkh%%rFphlK`M@LPSY1mg@nvVgW^L
4soU+hg3?|5YxOa8pKRH2I$t3;Woq{^E`I)$>Xgem6XMdQLW_m4f;p*1nq#ra!OSwRS(pz_#vb>IY6d`2c(G5h!993Q!`0P%nUVC
u0Pujn!;b~u*CYHRE0HQVoJpiAk6U9zMYHfw~*6YU;yzWsWK8w%TUmhwAQZDZ5SNTyD3DGK|7&|1mU=YB9kmL5|qG$Ax^2wP+=rk
MoSRz!npupEeIw`IS6!+`yk#FHiv0P2>_uEagqQ;BJBo1yFd$sj!JPQDX0@RoYnL|21tN+3<xZfNI-#wln7Q3I8J$?tvb`Hk#>xP
P32Ag{b)4<otQe2(_tVPa)TuG$mFF^0Yaxdz{Cxb6gzjJ3>Ff4zj2lnH3pKHVVL^iQ2Xg%tVG#>h<p>G{CNjW+X*$i$dTrUhzHz)
3V}QX1JtP?XXo(r`!IyF-#T@onu6-Q=8YoANoRnRhB6yqC<O!oLKt&oqXU+agUSvhD0ta0jsgXsz#XIqTICQngvK1$8Nh`Rc<1Ug
n3T2^H^^>Hx`D2FHw^4=os8DsrE_;;b0=vwiYXJO$<9IlBV&%14owIRDZD97Djf}gHP7kxSZ{BS0JMUgB-&8tZzvH){WK{`_5Hkq
ti5rI<&S*R?3X0td^O8Mx3kngNFb-p=KBGEYzUr{zrucm@|sF3a0@3Pq{2XO#8&xy_zs?e9|?XaW)au!*5r99FJgQ?UA{;kDM9*4
5kA;KT{0kK3zCSON-!y`AFNmX>k;+t?IDnbA_W3SO2sfG3XLO0E3vXj&g-PuBdI@u$hz|M;5}0OW4_UE+Aru*N9us;_Px++GLjGU
Rgd=^S74MyM<}>gnZh_iDgsF%B(;tU5eY#MQwS%%QPsMkr#J-rApQ(AC`5$-w8%gmuQ2<gk;vcFK?OlE5fKv;C#lR_DyAe_DNotf
f^396>?!q%NV*09)QSA$1KIS?SWg=K?KB?yN}rEXsrGCcA@DSB_&4!y`ZJqzqg=L?$cHS`kUnZAI&Te=;P425AFuaeJO^@ABL(G}
1i(|utf>-|pc(c85+5*}>-mTH8z67U8-8i<e0;Us(h42~u_Z#mj9{RkuvOVWMMF3vXp{J(D-O1>wSuE6h^nj}8wFx|r!mEw|EKNR
R-O@b*eYBSNXfP{nbz|tWxWYCm6L9`%=(U*%|F8qbqbwVhA758b2dFEco)dqXQ7z$3(E@dLF6aiZlHW2iinabO7e_782sSWGbl7M
2hI9p00&Yqfg{8;7&OvBdmzbbl1iAU2=egfw#rp$MhH~|704lk5Cz>pp|g|;f|S$%I72NY%%UGTaF`%<E)W4xQvp&0!cdJNLkH)l
S|%z6W@V-|VJ7utgfavQu^~}M7-c^B0|Y5nB`9cVXi^yzrjbe!Dv7A5L4skVN>+lANZSk{nIdUAxf!K~5@?}_L7<5UnxqJYh!CKt
m1LSC3PO>Bpr(`>goQw%L|}#`0E9>al9g@oOkfIT79yyEVgiszkV*pSITcLMqezqp#8m+l9Hhp<oPq?Z9#3>3tuzfZOd?ewKvWSE
T;<H~=%K*?QYiIY5{OH&GAWcX@GG#X{7{9%L5?K&vo~SAULhg_0u1Ww5K)4V<xxAD)1uN)6gbUwX*58@Auk94tVMskJmA670U%ac
%QQd5mYY38oVhpS`i?{Sb+H4f1FZ^@bby2ebRHrMONXdE4vo*U^3bQ_fl$}`nqmwi3gpW))wUrVekRc2K|*MX0tzUUU}Ts@bTNbq
qAV65Vd2l)>vWlyrJ1KJ4@xd#%6%?K3n$U68iRP^i?OlqJRoZZGJmNGD-r1?ylCv|Czm;Al;R=7)wE!>59hWd(O4tTTe9(Qx0D$v
VE@uo@*O(4=v`}FViVl2d;u{?gi#cc0~1pO$`K$$P(cepO8O+pDM|=}7>Fs73Zkf{s-hwmB_wkL3Mi<Fre!9SrD7T+AQ>Yh#i@d(
W?UyCsSxlV*BZ>sS#d*TX+k7~B&afuCKhoDM50Dg!YbiYAgC;$4iW|x&WxbARHzdpnKhRx5+b^E*%Ky52#7Q^1Wf@=6OiDkk&uKE
*@ZSH2um-#h>9(0sa-<)Erm*x1er`z0y<$z!dT$=?@UH#!vGN9a}2<oj7dcK#7fZlDED?^dG{WU9((e94_>u#C#HI#)FF|1VW=Lz
R2%jN#~LCy?o;Bbd5Q<7Nsx*mr1UR>5VSAs^(3h{Ca75gC4@+-P!k|rm7r7wkcR*Vqv7LI+9M=U${jgkP<GM>QP*qWfF9Z;K|rBa
AQTUb0OA-*VI>#CSba9oLKCEvfhj_YRxmga0~0?!rG7M7w|m<iqVh)kBee8^_Iv$?pMIj#q=_%11Tlh|_ik@j248Ob{JQ(!3$wK3
hjIa^s{b7ZXbCs1i)Ui6eT)&xh=8b{-cG_SI;<(I=re<e*+<PaP!d5hB!q;KG8!XFAE|(d5T00Mf@a(Aw%-vSRJa)gV4}Z8Na{pP
fHDyymLhE+u98$kX+aEuXc36oi6U3kh3+gJ(d>HU5%nRr_%<{7O$}8dnf)-=DN=zD=O|EXLYbt{nJGmf!lQ_p3cnN~@)_KE5b^X)
%*^q&w-d(QN(RdxB&-$~rYNSF{#HbN&MCDLw3P)_V2Gj%4!_y6C+5RwQ@V~N7$4R%)F)-zNiC(l;nXu)p!vMVD;FG$RM_PI1SM6&
b&)HMoEV|u!)QotHowmG$!9<9_Ll)oC%fc96_dXClh~jG#Qc26(w_wSAU#kY2Nm{02gmqyMgD0C@n7Z<+;$}=-~@g@p{gTbQ8cLj
5HH%wDUm@)nG+P587TzCNTQJn6d48w<jH}iae|=a<^(|mkxI~}pa7T$y_7)Il&s1Wh*3jA#DNmDl~7CfVSrKtk_JMLcTV^Mh^e89
WhR0ds)`~CiGmo3q9~-Pkf5RpXo89=DTsooiHaJM1_+X7f+7fsh^k;AK>jg65CpU+VATv%$qW$_N|eztL{$|rEfGY-P*TLfjt(&-
H3apDZiqfWzUV{am>`{>EDV>pf6Rr30nGbPJSXJk<<K7?KDtvzseW0Qsb8r0l+b~REJ2R!ry9KK&7o%Om5K7vCcQn<Xg?tjtM>jr
z8=9^*Pe*6Tpb!_kU70a@boCA=)Cjac2UB3Bu@f&YllVK{nYUK_t;NBoyTK|23*Y6ppW16PTTAs%HTHH7X*Wo3k<#<75Qc3%!+Ct
m?=sYkmRIS{nm=7-D_7jzBRNWf&H&mUV#)p!9<U#QOp$MKXpE_19Cp3aHy0Xr~qXn5{FO*wJe8R*zoxEY<dIB>j0pN30o9J6kv$R
g|dMy2|@v#^)J9BNT~kJD1PKMul8mi@8gq%+#Z>eoaseb6aipwCsFeIbO=N0WEKgkSp67gT!B*}?s`FRypy6o-0XQd%cWNs%>@=y
P5{{uBO{+eZcpXxHAJxgj0?)K5~-sVF^n`wLYXLi*TmObhM?igj5dkgt8neP$}bM*2T`RR&YjOtxpq(&r;ZdPkQbE)3WU!ynl&b&
a#VJJF%nuz5HlQAc83_+9Y&#s1)*?+0;v#Pwo_@rgg^wliW_%?-v5gav5$^Bq~{h;q7@%~#|VfV<n%{^-A3EO805gAw~iv%aFH+!
V1osLAK!z76)N|qtJk|TjP(v4x~8;JqGiI|)9BH!?fQ7bvEjrmwD?+atAY!R<V;E?^+OI<N5feJ<Z%us61YSU>pSzsuSVmF&oW_E
RmxO<bH^XYqjg;zil{kopswbq?(W%MU2%T#+;UoNiME;LSwe#Ggb8z4Kv#w(R3tj`7i&)L>`Az;cIZb;$&rfy8`xrH85r^q(}%v?
thU?K<4G0m+1H<SQ1D};AA(Vbb$wSEya&VCsx(8=3a*AXfTw{35EV!T0knooLK?Lo=qgG?ph^TOm{Ol95j*M!30*}ALQst~g#{Hz
0jLBrO_-3AX@!E2WK5P)ED)nY;+f<D*e~(xI{BNdit_xw6Zd`i0r!0QcWnX6dlT@0P=4>f58~vxnlaSYrVJY+Fi2|E6GGL5RnV5n
tS&@UNU<CGSbp1n6qrECx5T6hOopnWMNBRM3%hJ69R`yK4(Q}CiYy$D#|epv8is_qNW{Y?XfkP~oXUyF$fiOVl3E@54?bb{1=-d;
(2kn9_v?-xzS!0ll}k$oeiL529dWrXt1wG4GfWEud_(<(#8--MC9Zo&POd*#axg@Q%bfFW&^<}bpjchV9qJH=2q!xxKj$&Y;hC7{
HvyfA&75j13dmZfIN*eG-n>*38UF)e?Ub6>21*dJgAyLx4UZ8N{nN*|_P<;8dc8xwA2&sw`ydGjzS;TEdmvM#g12r|ln1c|1P9N#
LME>Zml-&u@JYo8wU&&6<O;~##hExv;=-$LaldVF2JYOFpy&K2wzS^(7b4hq9YD7gAyjXul8KBTXMNZ%w?Dq2JzMhP7xt_0-S}zL
AjjuS504)C`2oQpP<DS_olPtT82e=GXP@P*@!gBt><7g<h!T13o9(uZ8t2;vJ3BpkdaE(wJxKqb=Yac<6K9DacEPvQaZ-P{NwW<b
nt(9Z$F@LCLfUZ*t$}E7)lzASac{hk6V-C(hpu_@b7RoG-oTh@D3C?hFQGGpk!Ra*xjIh8=gphek9`_*`0V!U;RYgexw!(M29wBU
jtNalWSb0DOl62bu1F<BlADzfkR3VE)>x&&x?17Jba70-_@-#poWYXEhkTd7yi?{ULc6v?w5!7KH(}9Ej*<G=`l2pjJm2gdof?}D
<pwCAlf^W1y81=46H+oT*)rlbT^3mhIN(P->m#3=_x+vAz&%Js(53HqM<j|H6asUGO8`nGh^8*EtXEuwY4mnO;+sEH?@2nfK|d1F
GPZ`Xrf`l05fL+xKc=$7t}nh=B3fDFESFLm5(Zwz2fnVEgMyJd_qn8%SisoTqCUPeV|X1WtG~~=+{aS~ZTo*m);~+|3|`}>&oS5T
1Bv)u_8>roRSi`M5E%k!U;vUq(@`>>usR6>dk_M2zl4Pp!~`%+$jlOyf}{z8nT2_T2k?3D3--cH9ZCK~j6zUQl+#Thb42TuMvy}l
L)G+obPC)+>{$l|3KgM!WCPQhtisg_o*wyM5WP@p`Sx~K$E+W&d2ep~v*W(e(0I)F?D6r)tJpss`FXww3VY8+@2AtyBA`7;uha0z
2tNK}@#KNm0H<mY3%YO#({K>kVNv$^_&#9;9!2SoPaE3#m^p_UR>c5e+5t(7QpVEpIuPekvSSrmHu|(}6!bcm!XDHR`6tOc)n7=W
@AO<RL%8-H2%6kIhmM1TzgqG_h5G$R?TM2M9c!CT91|kj1Mz6Mbk##g&pv6W1f)JNhCwr^Fot98j3|;!Wk~@U1r!6-D86Z~I~^S(
`BTU*cv`)$Xo{_A97d6A(haQ+@Dy6gGdN;;yLjq0rH<t&Wu`vaqclJ+;imP!=}z67g*-lN{=A2qe{%IR740%p*L7V62iHZPC&xYS
o{q#QazX?tDgl!`Q{M5BA~Jg5RLYf5!!jl-YiyFPMHt2o=~3ESye@<KDl~7RSCh%k9?_g2nQUR<EQ6l@iBqnnC(j)Dg(?Snb9)m|
P7pB|VZKQhIe>V`q@90lPqhKjhX*<DnV&Q@xf9jlyj%kYalgDlbv`|%lZ6vvjZL2N&c5C<9h@E5(vXK#P)Af+F;)oM;u+#WXQO~o
10sluiU~SywL?4`{B@&iIB8_6$>>Ormq5c;My{cx0tzxX7i4)bdnWQ{tfo;(j1XfKQ(B0e?A{9Mps8U-uSjx5Vxo>mPP>Mt7_*i2
LtCexm9w`T3F>$00(dIJh;dRtQc|^&r_Wy+(6CWO!jA1SR(@P&YPPL*<j00<D#|lN)mkLbj6)K9P7%5(ryCjTM!UQ1o4-v?CYF9i
RZ<GXM2pc$tZb@X(;AeE3e{0O2a08hZHYw=q2WCrm$UKbn%?nq&L%nTpv4%gs;mVMDpb(vj5*F#nG3V4tffb^SiE(C(5mV`Guib5
E;4}TWDp`ufJm%-0X=9T^b(x;hjr)nYr^_Y<Ad+`zi9Oy_zxG5zP~|kOK-DTiM7O}HlP>Oz_{5)5{&?ge_C<^@@XN;ZzPM6Q2z_w
Uo*J4y4_{DxJtWl{~AX)Ovi2N@foKhr}omte?JfAet&th%;uhDVX%?>h~vACG=a`JHfz!)G!=;PZ=j?*!T9y>uX8Lb&RNd|GIoa5
Y449<Ag1D;<N)#^RR&2>LSzaU2}qadBtr-l97F;%zjZ7Tl0QW#`NM*A9iEm`nbuI;JG-#4zI}t$><?>8b)QuFp!d(L7?~`EF$5o)
E36O${24I>UBV=q79mEIO@Z_1Ct>K&_UpsHxbEfS8(c}pw>dAE9+)H6nmN61>-{YH5qkDb-XO=(mvgfFY1wd?hR0y=f$}@5dwtg#
Thw#r^R;c1tvuf$ts?p4>F7AJKfQ;Xy>~F3riv0S;*B1dgx0Xlc*CS`_wgd2E6oHy2{FIN3^tR>EIew!$$Vi%h^MAjC~lJVTuh}D
s9v1GwD-xDHrR&^iV8n0>vcp;R`D~z?&_fbQS5yoqtrq_A^-*Oe0D5#Na_(;xPUBL9|XMGuuV!N7P3W>y`2;_M@=kRzE3B{8WwU|
DaSR>8E|D9R3xIxgj_1TUEGrKxyCqZX<`ngK6X+H6fr&vDG2dE{*+RNctPuaSH=6m1N!C@AqcLhwtvV|zOC8$lyfect`YlhuALZl
<<C<t|MQn{x>Ap~RpU+IS3>&@)vC7Y%H!|BKk;ZPDo~)Mq@XI4X)1*UV0Z1mRTr@LPhY|}>1<|G6Az3;u*sqXKwP;Tu3A!K(t+SR
Xx{YUCOE&et@DF?fV|PE#te6Gf5?EOf@r3I*w`9rkb;NzH6Ws>JroWEnZ`I4W($<T#kN!oGYJrm9+e-cggrf7-*n%w@z^?qi}f!Z
?=0c+5TJCxq&t7mpY(g+9MC!Sb<XcTz%d?2xP(1W4&d)?E6`P_<XuD(W|^v~5_EyZ1FcD~b_Nr&@4^03pK1DHnh#fZvD{P+eH6U?
0qfSyYL<-!24VPXTI8a>z`8-mJgK#sH(y7Ak_`${p*1obsvKBk1{r^~%QLP(^}z8ds3Hv-!xSKNO%Blc#_SZDmXv9#0LfW`f|F?j
XdN*@(#Q?aiX{n16Z4f!mL-Wq7j2gVlMB|Jq(!2D7XVTS?m_@W0g!@H0Va+x4LgwJB;eQ=2!N}xk35`+QcMY>SQ_cu8yf?u;@)6N
MkP^rwN0dA48W)%gE5eu4w!K4V4Md9V+5E3-5aa6cHTz`3Tjed5e-2}kOM#g5{wd1tZER&Rn*~ykkhcHS05ocKs^NEcGS0<28T(5
Y3d~5Hp{m-UA84rRESCjBnKs2fJlJ~07jKc6pEEXsRf7trBTkv;RMDqiHE}o<---5FtC-$RmcU=38EGtXgQ)tG&!;u-^UPj00kmU
&~;$p6D@I=1t~=V5LHkV>g1D5HV=*8CqCUkfs6xjA<EY+#(_Ibgc)sqXIY^t-RFb=#MQErP8!TjAps0Zr85YSmV*gCp;1sCL`yO8
bA$ApA<DR2vImWUb^#op8R(XIAV~qTE-6(7a%VU{Gl@4kXx0iL1y45l-JS0oA<4yM2QK>Gj@MX6$@#j%3JnmaM36MJp~ME%My6s2
pxVlcQY6HTofw$q_`qz-u?12@2(i8Qc-~C866*qi84*<NWDjK88(?d6$Cd$HNQSLt-SW*i%j7;lP!2<#G8493yH4kaDk$VvDnFDd
>K9>TCuPgC>Ruq6I7Q^7jSduoVz99`a394a!XU20k04Dz@o6E_R%t7aWe!k{ECp0zsf}QyIzd$FG=|cMC?Z3UlepUJZES%<j9J)~
8&PUm0>FhF^K?!Gm6d>UhY=QO+Y5I07<&bbKC$muH;h&`B66inBy|l7lDgI%M7v6jZG*@uv+EzO_BbHHMC@k*z8-X#lQ>lT(F$z4
9PC;8AuzFkC_Nd7EX!}10@9pIyeMiDi!G%xP@qI;gLeel7bMebjcFC?`*1W9MIg{|21q<LVloIWM`JF_n!<&gpsEV8*(k~}5K?#d
plj<$RPcM%(n{IOT2?^zhAF<r%Kr%LcqCJ}xk!0RY=lgMl421ME<qA9l~c2X5sb;FMexds|HBFxLY-4oXa+-k@jAe-1%a*m#E>Y$
3b4W+(UOixc_G`MEKn<2n4>481MIKQTNw{RBMeMH+iyK%JPQ3S)nzL@zV6<V%SGaj5qam8?mLN+fRPbsv<a)XEE*lu5+M_a%HP>H
weLRPmH1DD<TUk-gP-ZXc5%gpPL+_xVolQ+JNEhX6*S2zQ-aR-5Syhy_Gd1Dc7)puXTo%cozUAL!+lSz3o4vUHh}t`p+^>wD*GC(
MusW~$A!X<v$ykjc9lGI2Xn&Xq3bb~A|RkjC2FQ8zYq_vR3PhyJqr$-dbG#szIphyK4Cxni-Qr2_p?H8<O&Crk_bqb*AEaPE*GwQ
y4>YZ<lWfIkyJx-izf~jPHC{Xlu=lv2UM;QWRa#qh?1%xf(alYqKsOEiUojm3560=Kt*6Q2>(N8&aipPE+xXA_jXlcsUVn)17j4y
m0{Z&0WpL*MiPuhk6DhCo;I)q>Rkx`rC(^n5BkvICy~hD1Wx0<knlkLYz-Xfu8SNyDE74Mf(k6|PUyQpV#eT!6l)WaQzN;M1;HSH
uihuT?=!g+O?P!khSq4Pf`(l3<f!@qo}o_1sKxHsC=uRJIQV<;eKmf_NRuRTD4;shR564xB%q8@P&A$4qYV!6o4I`0%MwmZcz5ej
5eLwJ9&Vw(ZF}>T4xUG);vL>iLTH?bf|E&ziXk{h99*NnVud{gly&>-9N2}wha88P^h%3nq1PR95A0l%<CMrqDlmZ1<ltiiYF<z+
!wqX^{O=q$$-FV0cT?Ztl25P!5I*1NNP!3-AGYLnNCB|@Iz`VFOJz|(a+D<hqn^FKhq=AIn)*C<!qE!|WQyDKdc*6wA^it9lLLkw
V_3sM(2W@FKY!bYZruNEwq1L1>GSt_Awc*tih25e(FK#Q(RUM!bUDAspVFOUw8a!MkdfA+$QvRVesFA)EL4O=1kF$o)Fc%%W*J1l
v;<7SQ4ItTQkG+lB`_2~L{yU@GKC>PBo!#ML{8X?LOIzpg>r;it^U^HR3;)Yj7gAykT#bEPvruXpwI+BkqWvAKs7`K6qF4~Q$j?H
NkmjrM6wXV6tn{|6(Y<*0ZhR|GgDH~Q$;fXQq=_{RE-N%1kE(75kU|X6w^pVB+L;?(L+i^p(K?PK`l(uz(GqTG(^<VQ%e;@wNnz5
LMbAfS+rkNhJeA?p+kWv!L?;~9Ce69<4Y7Vc4i&f;nQ3udb2L)avU?VM2K+Xb7;&vfly-#_1qBc#~S7wM7h&xZJ=3>t<K|;C$2lW
cX2DobE2C88OKGffpWcVW#gIP(pfbdcNb9Pc0?xx4i@C;Q<CoC4(5AL5a)#8Nt}_Glqa}XxUL=n)TBagPNl=mku;l=Jrx_1xn<mv
PC4U_?r?Ltgy2lO2Izqxvs@B&yOH9R5g|XHwl1{8h)FC`Awqc$Dmbz#b**nFTArCchze5odyPIHmTRw^Q`cb9%|JV6)sQEx5O#5`
YR_a26&4qQ)|)!OAy5z)<xoP2CXg2?6C__KaGKy@7DJYEm8HuwA!uWh8c4+%6DHC1BL;-j4$@HM?o23hPIg|kiWS_c*<Lpy9NeAJ
Bk|G5_U9Nox)|VYfxMl-U^vNe?4Gc2AaP;{#D~fWA*7?LbE;p5Zg%S*j2XsGO5r)sF6$>dTr-I8#dnhTPY!C_ZA#AEDUKx=YmV8N
fQjqaXbJSZCWdO1%-#g4h(#Mp)efOVm_0DQ9TS24(AK<Sh@w<JuLhG^?ACNJ{DksTryq)Zdv{S3PxXQeC_pHS2t(Q&9bI>?vFTLn
oi?+JE`N9BC(@nYukSwz_wUmBpkK%V3mAf)nu4PrkJK<@IN=YAl9dE)sBs~PF(FV`RwJaD-j0oDk42YLbPSD~<m7o93pPnuX#<lF
!~lE9dz0E8`sQU!!9@|-aHG*-9V{^=ccagB!V46Dh%Q<Xr@t8u2>{~D4dY{SyADj}7zU<PnvQPSWhKg4fKr~HiJJSN<@`YwEcW4<
QE)3U)VOOwrT>fo^BA7K<4PwhzmOBDwnR%O(UcEr$XXHZ``hI30Qj_-Mpa$PYTKbI(B<79l1EOO(hZJGM4mY_2J}&9>m<W6aRwg5
ssCB}|Ka{ZVfw!nRt}07|IDc%JcgJ2gG(77^&*p5ul+iR_om$sGBx4Ji$jlag9-$3b|siaI}4IXNF7u5qK@S38X7nR{13MiuWz(L
KCiIJ1MY();QT~@;pglb^!gVBKCi<#etLw3A-C?ArrlYV^x%IQh}#(ASq2}?yZlokU?|?WXmy1pO+!~mOpfh9D4syV0gMUveRga=
Bhft|dC$*8Xp}(_YZNRokPw&@R1_4%L@0)2gk3OFBom}?qnNdX!aE8sohs)dG$=`t1VnQOg1vD2IR|HN>0Q8quG~^GJp3;V!n62%
f%RV^?1Hp<j<4?JSL2pS_uyTFUK}Jd@<qtIB-_*3Wh8-!D2eoc(=V#9m}4T244H_UDJdz6S``r$MN_{!hxK`>d84?4E>T90AHcVV
5*tA5faSx3>jt$Yov@o$C~%X7a1`TM7_8C6yNGB=Fsu#Wp=~sV8RWq6`A|ATwLs<RhfiC`QxnFp$4@l1?Shh#VFQAYm6>oE7^uL<
ti%%5OWkgD5T%fH4Ive#QqqiVy)Z-69l9MgQWF8hbYF8vOp>XtZ&Rz0UGDqlQN$6342ur&@bH%c=q8M-#j8A%-|_f<=b-ilMnNI*
wf?S!I)z50M9AfHBqGrXe><)&T(U@lA}%U32uY4k-f_nsU6(H~D%_VKRFJ|uliv43fb)xDJ^#IZ<UU+{$SZ|jp+uQ_Bv9e9thAyi
<Xj>toPf@;RuyoGl+$M-RBSlJ)g?}H0z*+#IT#d_&SQ*}Eg?+cT!`$7G`4n8#w@X*R6)w&S172eh^h-jLz;4>6OqG)U{ff#OyqVI
$(3E4<V6xfR3wI$Xe>@>P1K5y7L|l4vWlSQn6RUPX9Q$b6f&7A1SqoQQCBMDS(M7>D65fBLTu5bTq%ly6DY%LopX>tP+BZAA`n83
h)lH|Vii?UUWj^u6x{@fm{eTs?~)Z1T)k!_Q8MK`+=>vWDkRYw%1F5^+Euj!AsH7W!YHV?a^!F+gwq*f!;(?LDwIg(Nkl;erO4$J
M=DU$R1qx;6F_85m|{U9yxA1!(ki(cB^+hIqLe_^U6N`FXo#v~Q;mi=x^YylYH}_*#<mv<JDW~uz%?Z_DI#q+clPh`E~Xy)-e^ts
Jb>+<zbhEeZ7L|rsHqY2EiP(Es)`S1=k@8K{K67PBzDk&rtQ=MRj`6u)Kp4&raD!mk!pddBqmI|OKEkKs8lsGj--eHdMOT!os0ng
I5zd4#ZJSAVpxD;3S<a~X%Kf|e~b+P#=D;v7i%01<ET$#`IrE3LG%b8t&o_cQh<tOfROr@K{@psk4a78z^G8ASC9aA9w_!vFP-z|
dUg!-_?#Nip^1ZSq03qN-A8LmT|Eid&7xw|Xs7?9B%PcX{Kru9;5Ljs?xQ>(a70r8gur$9|9Bk)Fz-J^Ch<4Xf@<2`6AU1jV<w@|
Ics$R{@JA$aZD96bXE4E_Ig8u`jkKOfm3uyHbD5)Vvf>{Q$mp{MG}1YI>kvn^OsuoLc|JGD^jHdN>GJTD$q!^NdI01E)ygwjVwTg
EdUgaAwVSzN{t7O>C`nqlMz!DG%zeg1O$sPgDQ}xC%>5J7Fxu{+fgJEfgv=M(9jeFu>`EjluQW{0T9G6poaMD8pJ6Y6b)b~?tp?C
BoI>AL2-b0+QEW;1O1R9=%i#jr@;=x>XKlq)rL(yfCiugwgx3z%FN*<Uf}ZMsZF3K^eBoC_Ow(B_8edX;Q6V<l|WPJ7BNyoA?6<6
nfiW<=i}6cp-V=D4X|0LY^-4nMw=KJtjK5E=QB*;oLR#+aK^*jZgV${it|MCN3A6yMkbY4y<hkc6A4Ns0u+E!lPjA8|Cn2W?m<L7
Uc=jm-3Rr;ebOd1BFMo6lu}S2#1x|gcm3Vy9*RX5&{{!7pr4LX!@ylwSxaw&zFsMeJ;vozuh|bo^9Sz<&xpgT>8D`;&1nbvCBFuI
YC87N=!!(?>RxkD;1GdRNEArr#K2)vPj(fB5l`@BJa!ZNGR5J6StYi05Kgr!Xw0Svv1aoqok}Gf@|^_bRXoG8CkSmKE6mO=?%b-b
7f3>?sEddAcRgjm*3+E0_=r^U)t1aiOc)MXSUAGqlO10ev7=)@07v@#ca|7Zz48eLPA}x?4%>vHf75>khlsBs$jS(Uh>D06cwUrV
0$d7VaKq1hn@{aYnRx6mICTUm8D<K+)<m)6f&7YFti}R4#V~aZ=~lv~&?~g8Yd@r(i>`1SoAhaV<m@85iiroiu8W?<n&HhAU16w$
b4*84aN!>NvpBI!C^|_bl|hIf_5yNqysm1|Tkh<&Ck-c6mA@KCXhNu=YrPPC{-N8B<EXI9E)AJ2688JPk5b{JF-B%Vf%RZ>&MS$Q
W(C=r5}iUK_re|0HOtT7nFQ){fi+PSlvGg7NKpW%GNnP3$|{QC!_gUeD-mLu#uFjud6HPqEK$|eG$M$WN|m>`U{RA6>6F0X3+li$
Do<jz8txU2xjVxkqAL(Y?%pXyNQi>UoEOaA&8q}`tnh{>u$%6?_j(>N=M8=#W1wFTA<a1orV}o=no%9>i4|5TuJUoliNFS<!VXIL
X^@o!Q5uwtG=RiLMDNX9pD#1plLhGyDVX=|?NGG)rx#us9kLwIrm5<iF`zj|j4PrLs=huaRppG8*&O#!Y-&3_QIQMwpzu+w=tth2
`}iLv(+tLyuAeEVLaQ$JaqnA@<oKTWQMD)Pu;6$dtr)YOIoXzSi$o)6)SQPZt1v>M#gz)f!rs<OX)_6#RH~`8sa)jcb2RG(DY=&<
5h?@axY1aH6`@$@A$q0X&l1&aLPkC)wG_jynC#Ljtc=r~n$9JtRN8`NrXYMc_02H0a6}@gh=+@0N=hi8rmBdB7;BBpI$`v?`VI1l
u}V*A_9DMd$om8C06oXirO6NUsLLXwK+=UnNhC-x5K&D~(2%t-QxOt`jU@#HMM{tn5Y&i3t|$<?kF=bIiYRiWG9ps4kZTeFD~&i%
P!~><YOrK6B_Tx)@&=}jK-q$hPUlRUos?C_IO^F~0Hl)93_Bu&jyQXqf@`~wCjf{}Av+*WCvfwXcOfE~aH=Yb3NB~@a1v$9wre<W
9Dyd>?NC&0CS9bE6rH)jCJt~48m)|`Bo}QYsifG`v^X-EKziBEwQMFr4y0)egCz$fR)T_qBq`KtR+5`6$fAseJ<^&abGbapR@;y{
2d$Lb3$){Jlbm@25(1c99&u#CA<77IjmU1posimnoSDT2vv}@>O-NcrLudgC0SXd;6GC!8z+G#2S5oLeG^Gg=xr&MmLMUVc<O-M&
AqybE1fa;|!~o+9K!{{g6ewg4N;xYiVIWZA85o8@Q-siw4FM8UKnA5i)RYS92{RN-DUz0uqNSN}hX9CzI8s{5DOghkJ7hpX6FVt|
L?;%7p=D$!B~5&2klP>vgitsN6iftwnca95U<k|+<Ccv(3QDF((jf6Dx&d6U9YgZ|;Cj{jq<|EdQ`6bjcph+h!BMf9v4^bQAK-qb
w2fxdbkd?$*k|a;pRp)t?x}As)hnXKN~qpy=jw)YbpVu#s^=wlN!iyN*6Blp6kZ2Bj@gV7GH5F~Nq_n&U3$re$IckUS(Kh%&s4@2
Ru<5rj8RzDLZTpd`QOyz-+oqj)9%~JrgIt2Wscgr1-nM|UA|r1{L*-V4*;?$Q6MN`AsmMSz?>o?Aoayg+^z-OAqW=LwCOT|w;{-5
9Pnm=xC=;tNrBrx-5ys6>QR}Hf&814rLv+S?P31a1%hP-K@c#5K?sOrkxWhrEQpi{mJji#mG;Tu7f56J26SscWf7%fe{z1VQt!`|
KNHcbiMQWRvl|!t<hwt$9u;QmNI7jH<EmH73>#!d;{Pj`wYbs$dNNw5AyClAPT=#sXpq7+C_mTiT|Jw1$qjS-4N*qDf8h@r-vzlk
jbJI9=TP*w{q|g6jdre=B=40`P!wH2FD)QJhE*u7dpMT_8D?enwp>Q;1edIBc@PRrO;!ufb7Jc!&WJ6gyV{-Y-`wX5LiR^1ub%np
!pzjDCa;%An7htG+9<<TtuQp0bu?OnV6VE2!tF%$J?-+{Mw1NZBll#Ox|D=-w|4Rx-Nog*T7sQRI}sllEhdw9lN&qB__&sMoLgK|
99Fe5f1_D12Q>RwD#Yt*w}HO*S<>;>Ft{b9zFe-ma7&YrTrlKs<;|E+Tfs=0?BZ}$q5Kk>!4KA)ttPQ@T(@aQrkYNhWziJ88?PRm
*@6!i$U0|Av&E8<!F8T++VG16Z+|zuEJr*^UVGNM(XMXrF7XZR127$0aF}HBqR%#Z;bKdTCLw37a{NBrschNUtXs>^o6Nii3aKi#
le|Qo2#RC|sGBpPa9%Plpd-!`OT=j^NZL&C-ty0#aM|JI>CmNTZtooOc)aIqG@j%);o|X+Ot;fI#F2@5bH9wbvy_l{MI2CB>fP%N
a$kO4hrHtEpUbaGYr^N8)|%rw7pu6}0UjuJkk+EdoyyWDJvw{dje2C72}{a3m)g2q;*QI+niGzvCLZ$Dt_Js0=GsYlXLxHjl5+j(
{BC8_ifZ3oYZh+zZL${nwAzJ{$~@4D#S!f_w9|Tfaa+GJN8+$&DOtL)sOh1KPHP34M=sRZvH4uqsZu=0wsfZ!h;<!#TRfunww8C<
BH??MYFafq`RWGWH#_80QRtoDldl<D&g;aHcpDXO$bA&31}29YAJ16r2M`=b`VG(oIcpVgz<AaWn1NLbB1Ie3taY3*<2Gx203uAF
kB8D3!(CfTDQ$&A(j4LADkeOV{W`=y8SUtOU&Wc_J>-->^4m9T&8~A=K6vwk&nqS=H_OeKpP3B7X`Z2i#eUG`vt8dtjV83J`3>B{
baUAJ?_Ko+o!qCah8N;L31B^HZ&~4wU3tA6brGNv7oRF>BBSmWhb{8;m%Z7WLrCy1c4cBOV;bymOAJQ(#rR(kgb>|%hu6z1v)4IY
s#zHEoiVSs&(7AKH}IzPc;te^>3Kx&w_)CVzXm0@sMLB;&D^_1^?o$W+gl^M4U3ZXRt)d1m6Q}Kds_w))OH%6k#!^?2!Iq-Vw=i2
4-vai=`dQ@TPT<#A}3*nV@(ly={VxSSpNQR#<i}K@2y_(9BzP=xl>l?y&v5ibWuTt6J@vz?>Q1E7ML;!FD{EN#w0+!gvgWE+GH3b
NJ9JlZ1H-IX<L)&ta8s@4>&KO{R<5?x3T<Bv}UOQ@jcvqvM%jsQAbh1R_CQDIS?B4yWbX9h@o>FUO=Iw%ifu$cQrhkIwc+}R0FRU
rCsw5BW;@AR;tZXxTK{Sq8aweFj}fbYKo0PR76nglOjV_YndjB8xLBOjqE$o3@XbC-8OsYi|;gUmDJW<cCu%E@==4CMO|{1&`Lkp
*?>L5m1WdN1KD+|0_YBmhesb0u+ddWq3H`tFy01Hz6On%nXQLgy+r6EIHWYq<zXSDB6UQ!%^f>eD+~G7^|j63&Nyf-4vc{)6=S=D
swD@QZp~5IuCtasyxJ(PvgLD+dE-^W`smc&p#);K*M7K_b*&ybA0qJXOoVBdAA!-MAH5oeo<{Zb($%rOMj@k3m*)Cc47!=Ids^U)
p=Oj|<T#hPXL6+(svR$&A+5al)pgE|SvncP3%{<*_csHm+O2A*#J#i1dv1!6gXvNpBTURY*PL`!RauUv!PgTEd4r`GH4&&VR@jek
2(|HU)hpkNREumM2kXufwy3Wg>B_rI#m3+!kINn^3uvRgUzTg&cE15rT;A`VtV)jV0)sK4Ad0OKaR%N+S=<T8V;hA@gcHmUMp_I}
(@7UTZgbR`>w`wqo2UKW3%6IweHJ`bwX3U;n5n89!_ICi6q`ZP#o9<u5aRYAQ1qp&OV}2}^OuVlLhAcKV-OohX0j(SN%pxfr3-7<
sis@P^PYZCk>uv%t(bu-`fauyby}jtQ#a7_!`Y$rxDg$%VjzV^nb^E1S9`im)eC<inT9GPC*^fCF_B-&_0aX_t)<Yik2<8NVS&Tp
O*E<dUmbnN)z#;VIpK{dPO12WAjdYHP8!tKL5Zg|<1mSokcC%{dJ<*I*BT?a8--fARPzkLRcI`MzQjZh<_O?YPQ0ttc!#Apa28G*
sD#RH5D{fkfcU`VMx#!hk4xE6gK*AX5m3n}hk~M{5x1q<h7FL1L%~9;FlXw^s*6r&_kMf(a_fqkE&U2salU37IVSqnsw>PbnkwMP
vux3GFlZH_VO1lrCrvci+V`-q`Ty73-T3$4!a(Kxac5%a5j-pqK;qaq&$4F?4s$Xq8k`K%G{(>?wpC9;Jx-s-wnwW9$#-Ie@P?T1
(A9L)>Cv0l+ge(!`P>ZXb)EkC%n}4+^9GZZwPZd}tgH&fpGtLm&3UH}FU0?+&KBCS!M3r~rY<{z_=EWq_Ih}n6@kS;uSFM2hFJhY
T@*1^i(R+yd-pwh^Sj!*T)jrTHjbUF^9W2`DYas#i5*`yps31iUUlNgaAO0VbLTbEvv!nk=Lc&t^WB`ymutF(<;TiSrnto4C}}yY
vG%VHC$fEA3_?nGyRkoA`^z>m*!n|3=1(OlnaS8^gQ?UGwxS}%6TsaiiZqyr(8G1f!+5mp-(K#f=<MJDbzLhw8PVB=sSlghQH~>u
sx2fuJ`<PX?$^m7gQbhPVx*{AF1jp;P-8vF_2AOQ+cnCIhu2Ju_$~zogzX{-Rf~laP%JJ)<mna}d%mMNWP{v$xw~~5^@9Y?rQxpb
3nq^zzk03szSAsTX!7k{d^6lmzMXtM9?e^f)4bD22}o;QGV7YVk=?u(8z7AsA`uGGkqC&FOtRR{t`1pth7aL0c+b^x#$-E;SH`52
wXNA}FHpfy?+iyQOTL@hLlCu3*n_W(A%@js2qNhqD9~A4;udyZ8Nv<^ti4<nDmBJPF#h!^&Q5dJP4&~hc*B*;XK}@Ci^QGV?Jc;H
i@i6wc}FxP`?zs@l44g&Xz#aNOEef&d-GwNr+y}k^d(O`W8AKxXMwr=DB5E7`EXSoeB~}?dbt#Poy+sd-x@vm>w%<bJ2PxUf?Pm+
UlcA+Rz&e!5*NPdjQ1@*!dTWN*UdC{Pga$whQ7^XlcqzpO+`yp6g*AUp9Cuvf-#qYZDsaVwb-O)Xn6KbDN2%4Aaq-c1pQozRn14k
9L^WRG-5=v=Yy8nsgl&v<tvuxEm?&&DQ2jtM=B=;=m|n5wyHUasiWP2Hg43-6N##w^2K`U`JNHQv?C7qsn{f`ZP##E$f;JgCwh08
FT;xQ!<y5*_~*|!+)zNNzGdG@VMP_dX0;<_V&sQbXrk}USj4KRkmqM{vdlj2!RWNQXeA7=sZdUjK`}ChoKJS)xh`pS-&ekwtLaR_
_qV-uo%h#CRwN6>T-FsLj3$6IKNoiq3$0@mp^_Y%V$V{uF~>Bpl{U3mFEYw>l?1G{;KNI+oI<#*{CC!`VtY{V?(MXr;s+Yjd)69x
)%)KK+h(AZZ>DL@dCw}%C`_Ikog+H&%h=y(WRY=kWHdwVeAY~2V>vdhOjq5W?<SGGGrO`G1lDP#%qD1(?JXN`FG*`unrYUR5cN`~
hb>Y@V=T1A-wPD3g~5_*iatop^B%FO2KjMa?Y=7IxLdZKoWod_XN4(s<B<95zOR*Q)q1(-)~a`?NQ@lkmSyrnbYAj5Q$jpFDo~bR
i(=#YM!a<e0qJ&}G84Sc7ri+p>8ybXkX7yy^{zUYlC`#KVu`%@Zp-P8*0x@=nR;epwuYFbuO;D^6nibdQf~QlIdEFGp(m|n;C4aA
Z+7~=(I#gUqZy}a)wIQo<lsK*P}Ul|-P%|;!OXYq)tx^JCW!JW6}fxM>1pFUJ#6mvvEMdvOVWAaMRs>N-$wb_Q&r+`HfxuBBVOfX
t<_moTC$8vz;M{G!@kb9Iy0KZ-i_^Jw)XKOLuJert1mj5(o|!2Xn{+;Yrh*BuVJwUg6q(FGl~mMSX}VsplXB7Z+8vG?#suEapijo
(z`w^wsl}inu*%hqn1=EDn$u$dB%pC3JSVV)yCRP+80Abs9s89JXxbfp=0rHFp-a2+_#M-r`5eHd1QBrF=(UAG&opm9ZP8}DqLXX
z3!_*9s=n4LrZhbo#rA<!S&~&%^AM#Uxaj`XN>MMHm7fRF1#~KGRXMkYZI9%l9J4Qr>2hIl`n^{PI%S$J!_76Y2PN{FGYw|E5)^E
L&#q}aKxJR<6b;hM>}^BIby2|Xt}IjH>_JQNef;WLyF!g`exRIm0WU|o-21|B1@s_q1#2I&_I^HGg&1e=8vUWrA3|D3xhFl2qkyb
?(<nUdQT9R?RxH6ypcY&yVe-EtuLph$IQ>Qm~+!1o+lQNxp(t+vu)9(=~b-byL$Dmx0;d7B+yzdG!w{GRaIxo?LeTu5L(`)-qx(<
M6Jz_dS--R{JL=5o4*p8wYg6i&Igxu@5g)0NuOoZzO5mR>c?G(`9bLCqoU<18rNKdMWiH=)Tt1Q$23_n3hLIZ)cL{M8%(OjLsg2>
SG=3mtqbRQGijThbF@usn+{8>EQI$o-qyDh(5Oy}ym&2sQc=q9t!tL`V5(+}L%zwrvhC&x;@8S^j8&X2k*;NHe5p2`VqmD^Gf{ID
D5pU17couxzZ$I~Ato9SA@zMrJF;I)NvhNpQrTM8c%k(JOPxvcdZJbej*i^0kyLa~Br+**R2auZShU@mX%~3wEaO4*dN6E#nWaZB
AaUF@VZ6i1*#yy!RO;)B#Fe10FnPzzxy_EnmbxQXgK0BW)-0_c-elhN5jaD<dM$|tDle8wN`f1zY0JKEqW&tX9c<&EU1?n{^;Vc*
B8#voV`gc(-fTow77i_P3KVxL<)kW`#VdXtX=ORmY$8G!o9hEx<&yE<tcIdDren9}s(MgDMfhVpZrF21wW8C$h-}tR1Pw;*Q`ab3
WEHa*vy!bODlr)|c3w4*ID0t_8}WGV9EK|^C~HcN=>%g0z-N8Tvu(i$H<DssGk2t*Z=7?0X*144%jzWbjvj8+(Zq3&Y{}*8F~o%F
4DDAr>tAm7&rI{GS#t3zR{Dc<*{=p2?DM{Lb<!y4zc+V%_RG~Cp2B00l)9_94RS(o)dNWd(Gl+-V%ZylF==Q(W!%|RIE&CU4TSI$
WHx#V8#FSlBjKIKUiKM{78|LYur)V#rEL2>b-ilyb$=+6qR4ldPloR5_YW_)VaL8FYJ5L^j<-vlPIEk=t(k(d>`L6mx@}uy(o<K<
wX6I1d)v|^e+@A3uLoUtGI$frw{J+JNRAN#VQTy-h_RX#QX4Alb$ecDvXO2@Av8U|OX|MG2CJG)2|b>Ey1}B#I0xH&(0P_}vyOpO
8C6C|ePyNlRmwry3cI^+MA3wZZ;&LM7I>da4Y2HJoIvcuaC5EZ*?J5qzyz=2oDB(NhTE!&6J?jA8W1HFQr@MdY7(})!pTC^bKy8y
3Z!mxh6@TAtx;pGa{^>0;E{|2z^p0Hn1{-98Srxn+N%z=zY|HQn}njt#7I+S<y2K}0mL4r&tx$6_Udf1j&8?Y^Sa${q;7<eg+~_)
K@RHWEqXT(x=$j{aZ*%1p5>Jj%o1b}%In_+Id{T4M^aJ>6F_LBocmZDXrYe|X3sFOp#*{o0tqQFX0*N5EGUgto0luQ=^hfiP~FVs
@r2c<ZoOtK)Qgg9Uc0;lbC|-{r0Cp+<YF9)9@Kj1<eI><YOBKH(Yka3N1hl$&}T<OimNj9Qd54+0}m%r@yA~tNe?2C)HFp!gN0Cz
mG#YYpeTO02U^evUk9UA+v%(%MX2GZtY%5aQoPu2HZ-YMeD-+mX0jZrB6YNDbXZq0C#FObk|<@$EhQ}`7$=_j)i^HFD6kd+BE%T5
h^uW86$C+nYv-E}gsFS$G<<8F2T+N_JEE;2fs-(1a}4@Skl#Ym^eXmrbFuF`>#d;>Ra9tuq@S$75CTfDF_@Y|q^>*F`dLMlRZk~A
LhG8=k81bP>TalQ@K>W!(w(>{hp#rW_Nu`T9O4W*+B@S$MB=3jeS6P?HmX1Uzhjlx@hH^-7m4rW4G6_nh3J$t8V_)PUQDfZ*7e7w
^3QVnrnR{Vqq03d<u|Acs9Vy?l%OW`b3{=0*|$0nX4b8vA@2sl(-mN4`kh^`EAN(Lem%cKHc<=(sL`zrD5P|?qdxaNan>VjUOhdP
Z%rLKb0dnq9xUJR$=IL0onK3jrx$Om9qsA9t=g>CZ&vQ`O#LF+%7>NCyO8IHv~m3S>bb>>c=9A%FjZ<sOMNWD`?0qcx_s8=TdzAc
-qcy8nI$CG3C&)V{Pn?IZF2Pu>4`b;`n?>uYNv7K{);xVS3`aASrv)d+q`(Hb*sADb5Zt-+Ey<oGV`IgZ%<ijlE+C2>ravG>lQ~z
Rymig5+)&wX|AqmyB`Y?)<IR+Bj`*crp;G}sf)$9B^HPpR~|&0$rBhV5YcWetP^>=8WnMMNM==(AzX2`7E+;fnfaZbymTAwW)7l0
o9kW?6?mm*g(tqvS09a+WyaOpqi-+bvs=wZsM3446Y7@z_H`^DcVgPOYeTX|CZfwFpM>ud&n-a5i7Eu#*c8e1|EpuP1Rv0V7=Q+8
k_zIj4%T&PrN0V*!BL@5ALr1|r1#^z+s?Lq<#G;5Y0M1|DX>5rsqrpvmBq`ltw2W6MGXwj(G~Ty%X633Tl3RXcZQ(^Zd5ukMhzHk
A#k(0uYK&n%`l}oIOyn{`^Wo@gC?<qQG=FnTV|HF%>9u_PLZ`(b?<yNi9MT3r1BZn&W>Nj;n3??+FEsrzPM|7+EVg$4r{lWFLuLK
(RPqx#Y+&`RwvCfqg>IGY3DN)LmtlymOlm;e_i*!w;4E{o_xPK+|F}0vzweBncjr0M0mJ(RnpPYre5ySTgQ0ESfMY*_Bu^vnHVC(
OMh|s-(EM}9;ZXcx0dsM6Eh;qLrC)pc2(IeB&RUuoynfCakSb^C5WNael}Ul$%S&LzSJ=AoxD>#Fk+#n-fC&QLP2GMI%1(twms<7
N{5*Tbk+}kadAELG_-0G5MxnO!rofAFfwxHplT?xm#7=&mnVE@4O-fO$_j+m-pzEI5T>`;t169$ZPl`&O<*dhtSFN*6~cwAXec$t
FU~@VsIwnMRA84H7G<HN#5vV;v+ypJ(O1Ju&k1am;Ly&QJFv?vud#~M>!QWQ7+ej!+03f+(y$FzVuY|Hv7D33!`ib&BK7OS^wCru
>t?8quI?3AWfncut8T$T(B+dMy9?nYjMk#7qVU2~SEG<|NmR&GQpVXKT3D2O?VE|hf`Hqhz`o4J2z8a9%7%QFS%#6csds?YEl6%s
w0%V#j~NQ{t1$(p7dm2r^0?iemb033S$8L5DVo*vG|UiHrB=w!rM|xfI*Zc9$@QzTHE8F;X6u@*tn9qitWEif#wnK(LS>=bM_WW!
6_gJM_HH}PYC(W%?Q}0-6^L>kcWA{d;z-yb2rHT7wAS>d$4yjZ;pD3-t>0Z%W7S6AZCfUlS}wW@E5=BvdCnfdo)wHxNUbG-QM<V!
#py<BsZr?mwTrVl4lxc_)OZe00fN})L8Fz_a7g0BjxOx4G?g`$eiqiZ77tdZ6i2JyWs7ZUqN4@9YV2(%sAIf%HHD6iYHx2lGS=5K
t+kmQ=!>EEv89|kiCC8#P467D_}@_LwbIKiw!asyZem?q#L%Q7;?&GV_wko})~-3{GsdQL_w=mC&aGFUHK=fp!lbS;=Dg|JY-m-F
amUk*HnH6ELzwd9YnJpRwKX0Y=W_AlW?yS}9=uy7NxNnvF?Fr=u4`sb5XFX?tQ1&7Uafg#fW&sbHd-51bBB2MUXLYoL6Qu%(6*DF
J#WW2YSV6V;Fg{v$IZ;%cQ=T&ao(m)0YU4rmi`wW8AVkpub;?CHmv~V_Vm7aGWRU=DkSL<&kuRWMEcM++P}S|&_cv0F{Z<!HrLB$
I<!Y{s$@c?&CJP4kWo9?$9gyI4`YLlSFf)6HHM|3US*w2jBP1n*1mUbJ>TOsctnOyr6hEMV^xnb<Hu9a*6#dxA<jP<nz3tQftE0M
D*EH!jp`fmB)O|DzXcLPCE9Zi?kW^p4-*n@RK{s8>aykPUQ|CSS|*CLFwGP>c$>jouyH_MtYo+@#W_uFYRIWN)AP+LG-Oh1U8YZ!
n^(PS=CB!53+@+N9U)Pyq{<JYnFX*I=^h3$v_2n0*msw+L{d~7oh~H1>NtDez1@NmA?QaY9BxFMhIT?%K^z1Lsy-#ON@%Au&W#3&
3=IW@^CC>|+MeRD=1$5@jN1*lwYyn8r3@j>**gq?CLX3p9PJuZ(8Nuuq>B`smQX<lWdfQD1IXk>VnGxto<3XR?pb3FAo3!`VlYA2
i^2GBW{0RWK|R!JiMCCk<gP$#R|Y5xZqj2E!dBF?iQem=vp^VyNT>r17)+id88tO5Jj^gn8Uqdj$#ABI1vos2H1?cEBQD}-rwFg0
*|Sg?&fsBCT&xi}3^x!cnh`Wr@Jxv145Mw6nfAb_&bc{>N_2P-oCj06HHQLoJo}mhm`=ry5h2+^!*m1Y95`K88WBh`pejQ>ZCBci
Ix2wy`uz{^zY9c@H5A{Ej|f2g56_BpW^_VUNd9a1JBj#n{TK$2+9gCy#`HWI4<5xg*6m9D#mg}^hi<G6x32}+kctUWew_Co$4c7C
f(oU<M<5d0C)+9<kYPzGEEKoZHUA24qj)}`eS@A3uY7^fiuF8q=YzBQ|JteCVi#hD=kZR{F!YG=)~E8}p1wWLZ9jQK4I}b}kZCHV
Xn>5?YUnt4l4*`rg~Y7mof-AZGgimgsHJ`v98ty~>W&><97M)HBfhA{mML{~C5md5tfL~85Bpn?RfSo<RQl}ifleKS(tpJNKV5gZ
%JW1@HR{s}!`Hy<`!AZ$$7P{e%Qha>kf6EnwhEA9N992K7t??pZ?^~#bpV+D6lj++1azzk24*NssuF}JvN2HzAz2k2pjQEc3LpyB
jO=4~M_XkB<mUn8*xsWZ>mP53-+f^7vAl)x2e*t~AAN1UL+5RvO|kPh8r*^3SR^?YZ#y1-_k?%(qw3*7II-Qn*>>JSaE>QpvjLY%
kd@xEDwaBEFCsvT80FviEnuXm1i8mEgP;AqP3K2L0b-6=RZym431~+%5`we?vm8J;2yjlbx4xaSx3wk+f=m%|MM}kpJfJtcW5zZ&
o$*tYw%o2>-VZIAf{b|!xA5>+SWci_qYM(OdBVh*Y!daD95B-+m>-11N5G5kxKp#DiqolK$NE$@5&JHM0*BW6u#&8D>Vb*}1|kj`
*`@<;vXiKNPMH!(7yu&-PO07P{8`cl=_K4@jH0I$sIdmxD)!JWbHYv<CnIP}Y0Hd=pdtdQ&_=06aEgOWOwj`Sfp`(?DhTKl6`Y_~
?&9R6FRDPHmO-=(bK6EpL}#nc{C~N}y%wbrK603o;m0eK<$OB|y9Bs!c1V1P;uUf;O)Y8)=+_fQy<QZ?qJuqzmq(3skzx)UbC)BI
n;e{qB4BbIzjcY;WcCDHF5lG_dc>GeQwpl6sKCM!sI|JVppN!;?1T%2Uimqd*t#S`tP41i`;LEKcKg=1naTq5W<x-oG0{vABqxzZ
V2tg}Z!CvRn++L{BL#d1uCr2NKLwzu!l6C`4MateMOdhtsP%}aSVLVN1f%g2!OQ}TVSeQW1VfT*qm#Psib>d0o07VYav}|#lUvpU
wjv6uM8!kruK&9H@*F<N#wtWCi#%49Sxed+x)bflVy9oUpHmhoJVY&_>l=`v?)FL|XjUHRH*XRU#A^nSz%cS2<MloZk)K@qZs|Fy
FnE%BKJ@oo)l}suQ%ceaN&!I93rbL|6(CXpPbZyt)I~gLb~U2cFf<o6Oix2~Lr>)g#Cx~Mjy`t}r^f{ka_Ibm0}B7n;rj*d7PhJg
LaUC`5omXI-Ojgxj+yz{W|&)6c8d$MSR+L&%tlLPG$!2DZ#-&4gql}qV4BfqNNsReyoWs0tsRzfA-(aMM0U;@p0|^d9ZiGY7QOdW
Ua|20;rTf>>5DbJJJP`X^-LFWH>|qTq)@L63lPoH<)bfq)2TYkHacT$!K=n#ewjQqtWMv*z3*-KgoHcDcdXGO&(6HlgcIC*w0L1;
h98wN$ayrGReZ=1=R?0yJMqUj_)iI^ox<mD17SQtaw(o7Vg#ZPNX_dYmLL@^aJjVAb5|_hWf8O#tT7}|&?U5O>gF7$8%RtoX~^1T
C0uTewn7+0?qVV+ZMMy@(>6Oyrt-Kb?T0Ajv#s5}cjbBY+mQRa=5gm~&ZA`u^2CZ@%9Sb)i(Yu%wcEL)b7n_Ih8?4~LbROe(`;oT
Au8)7@skaygVT}?B@t3`<ARf;FdQreoa*D(IA;s7vj(!D!<@;tLkxGuWCaXiSrE`rMPPD^11*@toYwUho()Ns3jybf7@iUu?!j~=
c;t10#1YhBaa9P;uC(&i2GOlCC5|AGjWHIZ4kRc%*i2nI42o|GVlfa@KY#7x-ook1LJG`FMBNa#e1oy>sRof12!{w%Zn2EgF<K3b
Ss2M)S*+G9M-mkkVNz7_ZtaW_5!Tlj^vs+1cYOVG#!L@ypV{fotSEgjOcYcyL><R(t~r)~F+G7r1!yguTG4B6Y_mR|CPSTzKP3D;
8$@SzAm;Zt4IGa#I_zXo{<C4Ye^0Ns)A2qU*0BwJ8$Q0=-sT@gB!%XLdXAJhqSQfT5J0-t`hJ_Y)z!QD{*sLyas>G_!KTKv+VxV&
b%Y57g5^O%K&@<FZgAw~5*t0d6g8zmLIogx=0nVN1WD$L=pEt>fVBc`M0gEC1En5U&(Ys3NF^Cm5}yRlVhgxrs!?m=Lg>wg08?)@
G_=r?3rZcb#X;Og?_T|UaP`ku+G~AuFJbAuo@ipe$M<hu?{NEMC=PswC<9UyB4<`kp-y>m5kbXV%yLGmA`o1DWddD6dMR{tMkL}j
4bxad`jFuwpKEtBEXEvCubIy&u8ufDpUacX_4((%EJ7nB{_cEx9+VKi`u2^cKxg;^WFAqzxDA_ObS3vQK*}=8B3CX>`@>=ah&oC+
Y~gs>DU{J|)mer{x=h9&#QnL2s(9*E#t{^fMb7J)J5OK91-JHAk~g8y@QyG`U(43g%=NEg@vTuRM0w@-tr-NE2pSkZqDnDT5ZCwZ
nRS-<qUw!nmSQbw<;wt2ZWD)`hVew`XqXU;0(cZd>iKPn!VsAQyQ2>XenMyt_g{)494Fe*O)#7fN-G5x3>)<?7PP;WG5ij)S67Wd
>yR)JS~SfvOtn=}R1rdI%9Sj9u&O<!ZEQL5bS`r`(FMa9!+>-+Ky&HX|H1G;|3aEG%=r-V=jT1$tl<_SedSK7b?B?bD%RU;wS`V~
6$p<uLK`)INN|Lf9<7Oj$gPERwk<i#Fqumn${YE+HmGUf+Lo|bW<(4?>goG+At0UD+svf;Vy3TYwj*tv%>nJ_PqHj&+57U!3Kdka
1tRxKaZe$>de~@eFV&nBM11do$-b^R<3=KUk4r5Wz|5i~%TYzQ1(7$~yy!2#=RO05sM%buCVsx9_nQ}rOEMid>R&A#N57bLs6R+X
9ce{ZTgh~0$oQx)lD>I~py!#Grb29NYg1^KLylQ{Q8p0z`I2?QxNtpMy8Fs~938&v(`yxLK}ak2j73>+#1V?&CbKILzd$r8`;>s%
;Ed(Ow!bl4FP?yX`C|S4un;6HE=nOS(jA_B1>$DsCZ2Dn{`cG8rQn^2r&4P?25LII{+$>Q;U(%=!#~J=zN5hG;s=QX@pPSj?YoCM
%RSTfdI*9uth7Q%A+ib_H*_Bu<IM2D>ZxfW0B63Evf2tDGt|PbNocIWu+wL{AA{eFJN*KO4ls0YG@mGE?)ynG_MI5}UirL8A0bLS
dg?=tb_*qYL+lSScka1Vcdlpf=kujvu5_s;CP;G6K?g!y(GKe$6*B|^ljvdZ))Mz%?wxti=<prk$5e-xnkcdHfDuSRp>1Gv(YDjN
f7@|!5@ah_5-<)e6MEsoq6=WMGPflpF_9;?S`BdK!AsoSm$=~f=DzSNqQX1Pu%;17!vzciLNSOL0Sp29G+?YsGFxGWB0C8%#9{{8
17u_-Sont3U0O{apa}ZRW{s^F3o+RaJX7BFw;oR<KkS{~dv@%uo`~a~;e>B@XUTb@75uperRQ9>k2Mx+eEX35iAAeB<%CK4IE1QQ
UR_x$O5D1N#I+$MG_{6MqI*jeD4rF2j~B+^`76FWd?t3@I~7&oLROo~wJtkY?+baM448=ww@x}jQP0h_x(qe6rL?Oyke1EUJ309P
<T*b{8jXvKM?{-}2=pRz$p|Ml_l4))$HD?W5|I-q%pArN%NuDACEcYq*od3UhsT~8Ig$FkQD=UvbL_r&{CIs-`R~MshTbo9j!&y?
&%YQvi2AabO^UX8*4M<V&I8G7-H$%rLVVZc5)bCz8^Ye-3CJR86eRrX@+ID`fAj10#Q9uzaDCzwEvF+?StKEJGSUc#Ajn_|>~%$|
i4Ra}3?tKO0aQ!6EnHYt!rFo+D<y4e7&s9&?*@}v%a}D+SH12eN-6dDcawqnkT^s|K{Xj>hH7Y(jL?0Vu?#bFA!gmc$)v{|2uP-c
+}7Gnkj>S{rrk)W?)YBcHS8a=s}vW9!UuL!IeM*}_33sk)qw;CejAv>ER^z?BvTSv&?N*UDq3tJWAv|9P?H?4SVU3lxFn|7Qy<pO
4`boS><#VY7YE~lf3u^QK%RR#cH!E0@qOYC?R(xh>kEc~#`@xOo3!XGqol`?F0Ygk7Gg)LP*x0+gqylP&aH!qLu-SlncT85cgIo3
T=G3wq3`Phis_W0;POdMI)zZi3&I$pWu~>cz-kg6&b!gGQXis|ha{7n`fug*Q@Gw7**g*Wx1ZUulRW-r;uw#cDrtGb;v_mW48|o9
8JFiYivyj`8)1O$cm7_Ut%G=_Vvv?fmb+xuV2({!cZej{<k%htz8NFt-)f$$JnM`$5yu7UZ-40Yd=1CpWkp2hV%dVy6a<nMKwYX(
CuMM`Nh_uyV3L>8c1m?Y+!R3d-LM0+COa|)GuDR$z|#YC1AAp<k8)Hg@O$%$>5n5-hFwP|4K2nViTH~5LMMa@WeN1BEIk<Y$9RH!
0Z+8&_;L|Ddcg4QI>TU!4z%j~ep~J0c<;b>n}F?1QRM{DDxqF^NBAX|!l`qv#O#BVk#gXiSWFdT1Xv9tNsy3K2v$pmay>}kE3-8c
EE7;vL<C6*HK(t#!(30E?mfEw+biAQlqm<x5`wa-10Z3ni){rVQkFIa8l0Rxe(7cMS?qUK5Qogyxpmc?#_28wq1$_8ki5e~5fRgf
Vr`>7X(*6InAHc{^yJi#QaRBoUShx?31DUgXB9YvPDbjYfQkr8bAb-siai37Hj*{JowTzer&OBY`=?h&8HL<OyTJ56AUzg(Imvd2
du>vcWD!=cvm%&^=KipUFoD%OeEHaSUq_LqPf@;dj&dQ^?;wB#hEk5u@`j8(46U_ouw4m81r+&p;&Nzl(p_tqYH$XQrQW=mqhXaY
){6R&;hH%wQ=o8-KSIAbc=YxnfyS4tjz3gW1klwq4_C!sG=9U?)6oUN+3Yac?C;MLQ|#c0sbSE}Zc`Z%A&e>e=t`d<X#p^@iO7&y
0Cn{E-~3sJcU|K@k9V`&_}KP#E(3u@1QoUD!Kv5{9C=kmF?Y(-IH@gIYf!e4f9C(H%tH}qB8eV-IE=UdF?uv3a7}Afrpv^%y0RsY
Z%SUBG?_0iFhz@VHEK0*%Pw1rl~}8(t&FpJCr<yvzgN6B)v&uU|D3fQq1&f#Zc|3>=+1@zD#S_a*NNfpdX8^>FvDElj^<vSJVIPe
bvng#VhvVqsu%CnHxdBW5fCZ#a94;wSl88sf`ecH;sWC#<)4jsI^u25ZZ~+*<Yq4xdmtr>%wBS@4JS1SqaTZ`-pFS$?0jrVi)|+4
G!pDW6l4))k}>y0gVd_ic$j(fzRq);$c}_bP0pi^=dI?_Gsf+7>F1eIMt5vBWypwbM7(2P>3-BLck7{dn#q}O1J1mc={2fNQ4TKW
OJ(ofwGTzh$`LFiHmie>LxR^}9@mMu(u}Qlj3sXMJo8s|&jiX<Yq_XQ@tUg2+oCkv)Y2iEl=rpN?8cRC*sE4E)w{P5;yOtxIeOQ7
lhT~f5uB}|*?5VCEmuPNxNgXr#LUFJ`ea&0R=OF;_2L;6a3_3n(=N@AS)1CCBZDlFQ874O`pHGT9d`qV3T2ez2*Q<cw3Nz;Y%p0d
Y(pc_FGzbIBI((_$?r#!K5V8NO{Ylkj}nhMa)hfS4ardIj<P|~A}3TXqytWz2N@V6ViRf602&DAAg3r$GEv`mFceN$hLnT0M`VzB
K!(%IfZ7o|r4-wdhcW=(UL@TaAtXY8-ZH2u0zk+*CoM-)-&vjCgloZF_A_*f1c6m5$;CRd<pZ`#k=?^Q;Zuug8PhnJp+x~T#?M?z
dXnMgNk>Sy(7V02c3`S@>&8|KD%Xk%151aD!zzlGmX%qfR#{L^lF^MIKvskq4>E^qAlHMGU6p&PVOK2UvwZ~F#}KTC6bl9)`jWm9
&TWiV6LAMMtkxdIkPRU*oQ@;9I$vrQSw;hIepB*Ir78LKqUsH*>yc}1o)w7(v#Y&lJ1rJc@Wzh|ekqliP3eeU{E8&f0+N&@E79B#
2nQ06iOq{efPC4^3*8q-Zq6-YpnW5H8tpwX8cqzaYOi&B17h&9MI}5$f-EyD1(3m{pq+P^<v|pzX&0{^Crg6d?{3hvobc~m>qmW2
1gdPQq&f`T)w`EUS!6W{PsaL1+l5_FI80{>mkVa~y;G~(F^U_`^GIi0xg*7t>TjHyW22gk=@B*EP47-=MK!HDK?e#G6%8@a)MiIh
y0##}iPqP9u+9@M{1;+DyJca0%U$wHjKvU1uNB@nI<zbRf}p(=I#|ZMJXWgEc#Jk31LHNc3cPLU3d&i$sOp15$j{@pYqQ1Ot#rI&
7Ib-gRI9_Y3N2S$W|x!)Xz(E75Q49`rLx_SXzh<$f`$%~pzUOSA2QmJlxu2|LUIzlCjx=Gmo}prE>JF6BFH*K_E*4|nV`gVr&+DF
krMCy$$9g5ICnb2W~oTc(=a$PONmfe;cFw`6sfSKN|C6+-IA>|JWR~it59m(UMCCitt4}x)1lGQ(3e<p<?lL4J``vRBEJDy8JH^T
H5%cr`{h-1wPfqBO6yGY*|gQTIe7AQ5MX(w7@hQj!Z#c#Db0l*xiE55431h@<b{toj!0s2U^T1~38EoVk|&-RqqBfryiO*JE15Bv
h=y@<US%&Dl4M~8ASUgZB3N+Qw(f<In)%j^F@jEvbL34T%qi`MSvyILF_n>IQ`c5sj%#`1D1#X*AQ2b5m%1kI^epODW+l#I_};B1
Yoo4&4C_)+dXkH`6)u%BkznNvFtOru>`y-G^~YVOR!g0|m|Q(EqLLL&2wn2SXx4^R<$l$&!&&C!e6CQPJ}owzO>a2V)Y_BfslPYO
3E*Q~bkPhE&Yj;-N2XV5yk>*DXS4%H1Ouv)mc%&o9s==-plnYm7NX`LLNaS!_u8T&t#}pbq`Y$wkVU<8G;1!6+W8oWbLQ7vG{t;8
MS*)Wt_%=0Z>P+4=NS%gg4yKO2O>gJTS*#{$t}6QxSH*UFG)COoy^MHEX3YaODY-+W@+X4PBx!)1+KR`D70rRur^wh>D6-AYN9bw
i<*f9yY)P8O~a!5=;~HfPI$L5Z?@a5$vpYJiBdT?s~UWdS68es?Wc66heM^OReZX=bPSBTLZ&1Hqgt*=xVM_a5)jPqP@B=&Y_#6g
Bsi(i*v(-u2Xd|(5hJwKYbZI*9=hsv;NzW*8p7kItkqu`ouJ7^AqR`<Iy63yCBWsNNZ>>v3hZ@gitByK(ycB%o3)IE7$H*~BFtz)
aNE|oFq<9b^{o<wU9|j)x!yAS@2hLRN?YqJjWG*jqyIhZhD?PObPGo`-z9G$NU7yf5Y};%CZaNhOcZlmadoqc4jp9)y%Nn`U~qV-
TSOg6K;f97<mZh;4QZEPL>w+PoetAzyDyoJZfm1A*881K8G7>i*;<dKTShv!IH^>lCYb?unmN%b)f_f-DHTXC?O2Ell`yJBn?ejv
XInG8Os%54TO8zq@0wDCxK`AAqVlr`f*c$r_8=uBis@7%OM2berMpV1Mv$SYmv6n`wy_4aQHge}>wUx~BxdPSRRXqbzfff9Tsn!F
%Cx)jI#qiXMy))i_^?VbX*}Yb;gS}^s5>Gal{`*aNP5haJ&%ROV|Q1$x^`1T=u&eIzRRrABCaD`XOA88136D5;9HpMhU(L+$72f3
2OL-WT``{Gb=`*@{M+k}X$VSN?H7)`bkBD?xr=3+H09UEZfqZMo*x%x!>QYAcAM*Wa^bGLZ$!^K@Q%ydwX(}oT}#q7YtC@Y@yzY!
3`uxJWRhbT(9z}4%_?SOow{i#i{q=8$STqq%{YTR&l!f*Fw+JINJb{D)a$33c`Y+cX#{O0ZQs3F<zhyfb$a5L+Zc^`ed~r^qmV|W
HH;q;)Uj38+fDCgW$lcJrPIzAZp?0;k{^XxiJaNodVk*o);|cvM;C;x`cjrsW26vIO7lEL=N{?wn4_)FBpY=7C*!F*TT=UoLz_ff
>Q42(VTjZ5qG|iyraBGJDn#uykGrlYBsHkT8d|;etS`&n-Q%w)OE~LDHRr6nUK_6{H`?)=679RxIoq>Kt7nIwjqya@LK<U8OU8F^
x_D2I61ZQ4rKx@H9pjz2pMLp)(&(=oI+q%qx5&HeI@6-C;JDJ-YMZXo_}%3eQ86%h5_Fc?A`zSksz+%cXd)VIr_El2G>?`X%Q|iJ
oy@d#jOSg7U315&%!jVvZH7c11ikvFQR`J*C3Y7zDJ=5GQx>;n@haJ}84V=X4^5FD5OJ-O4cUbxY`Qc`3`QbxVK%D;EnFz5ow-Mr
;X$pBSa-pKM`A0Q6$Ihl7G(oSuXkjvp0(Xz?AYHrn$%<GI*aR$T6fjD_V0Y?D6-2`+1S$PNiRL>$8=z--Qb|;@PeGnT-g<7x||k{
Bb%zFD$^0=G#6VQ?ws#2c3ufUk4n#kGtxAn;q#Z|x;oaPE=__IvuN{)P;h*!Eu4~LHSc#_Yh3Kft!l(|l>2dVubrE$D~psZd8N>U
Wm*KZEOTsWS8b)V@(}Zf@bkPi*H3;8Nc8+kw(G*CUEXEyX7*k?8IwF_JyOSwn{p(vG>)LjN7T4oBDz=F7{&`p(0K3XUVGJ1Jb4Y6
d-D8OtMdna+L0lh_+n$Npz#bIO&%C{Q;P$}yaB|}bax0;x0I5u$n`>Tq`F(68$-%dQklp&G%CvU%sE&p#u3R0)6f)^$fudr#-4Ik
W9}WqBRWzb5}?ydwehyh^L=u=RDGQ2JiHUfb~{gAJbKnW9raaYQh4IS0XL8hrRBncVnC-!Q<Kyjxp18w!=^mcMiXp-@4fB|$;`u@
!tZsfAPLonfY&?LcO?v+Yok(0Fl2#%z)RK2=3PM`&}kKIO<bYSz_b{mLB>taI!<yD$lYWqkXZeB%tBJqRE6YOCbvk6=)F_GMry*W
3t)6Aqbp~AY$y<|*WKw~ZAe@~SG3-!yWU^|qzqgMs=EL{aP55|0CS7cZY^=O1l;MAeGPXfj9x5jN_J}1jzH3`b8YYQUr^qdmuk7M
5o^Ji$EKk1c$Kp;?NeGXwl$i|w{E7!nC5EiZJ|+h=b|IXn@JjO=KDL-*RJou8JEutzZox6zFO}n1C$k{4ZSKdT&lgl8}P4Ax#cWi
R1lEHWafdirBO3Gt0M-T5+>4Ck7|u<bZ=EHi#kXS*T91MQn$XzieZps6A+LHBwA3hMhhm90PXng->}1jo%*_=iB_oaIYszCU3E&d
XotkGqM|4~oThczdSW?~jHu}yNu0A#6G$`WsB&j1&W}SO$QtV;JepSx`f*}vVvr+$H@&BHS~a9o+cSZ=1@OQPGX^nO7C_;<utBGy
-5hZtFrs12DW1*Y8Nd^I7%Wo<F{oNtjk@VEF%chK{+jF8TIc7E@{WW8>@TJ(L>Iofduh6ZU07ywhb5oVp@qnev<w6b*3C#&MNKSc
UJfrJ(o`s=h7SWW%Ch*4EpQn0x{BPATFXnvQYhW8dbqXrepYy?%DdEBB!`uOMRwVj7OUtHa`J9dg8QFRAe`zbmVs0{(St!G8f9@>
O%_6~mNbYag4eYowbQL`=C;NNPgnGItK{En!slD4R`l%Y1_({jr*q*0UKO^Z@`Dky255Se)b%Q{7`!8BN;dVx*B5gyx1Me9##6HN
x1D;`^?N4Y8`bgZb-mt$M7OTJ_coTBF;?dPN8>wBn}@V?bRj6UXX?gdZQ|?RJQ&2WoU`6zH=6BHni-Q12gUBJqe6Epvd-#*qy?7R
Q4L)Qt-RlTul}=TPP&thwyi96c<PK*7ld77s63jzIX<Y>IMKE`5TubjjEN5h=Z~JRCrF-<*ILbGzI=4=qiA!NIkLM|Np^qXt~I&T
BrN7K9|nxb97{W!nt|jEmLaImtl8g?mT}z<Ro6CosmO%j#EV23fyr|orQK5+A3jdc2|hCqA<PeOMk54A!ch+rSpvh8uSXFnWr7S4
aiT%O*io>uYEz>n5}m?LL($fQj^@RYKweJ+J0Ym*Iyf-Y7=Wto2bdJmg<-kQg&h+oFgPsZ6o#O37AIFUOVLy?>jVOs%-|=xjq_*-
vR_}SGsoZeYum@+wx7=4-|x53hPXCPcN9E0tt8Q4O+(qOQ|nD=;@(Kyr<3y8b!uA)WHi)PEM{fMzu&!mZjc;y?)S4>4+>3O1$IG4
%d0kPW3ts&l5GDi+`5h!IhiD~B3c~PFw|4;u$P9SsQyRXBd7IFySNZnbG&g{l_vt$2lwSzu*KUemeyyUP02QR|8ekW5Bm=Ao7OUL
$uBiV!i4dGhjZEB108hW^;~=QB$D7(>3rR$yynM;`Hz4A9w#u`0|52zdou$Ph!vCJb23=0ZJhH%8=dHv1(Z?pIFA2KmCKPl_&M==
5^c!4hEeQ(Q6XSdC<lTB(HL-^0|5Z=?gCH?V!^o_^u|e|h1eX7<2Ah#arjNIDNe}sa$!)(W4dYPStleY%<b2gPv6GI{681h0#d6W
bkX8D+26uE5GM9wf*znEp=4qaVkiQTT0oKzhy<ll2}MYvLTZT!0)m97Ks;mvpP}#Qe}%MN+Q-=s7Q@J1l29VV0}>(W?e+S$R6})y
2#|?XDTo6*)I`I82oq7B%eX-5^sm6s2U4o<2&x(t5Z}_Dq_R0QfSJUAclrrAc0+T%!`DpwTo*25D;?3x4c)<aZqjA_k9THSYV&8w
k38|+(mpkb!OoK?C?#VlE^wfT8<I{-U2wj6+CvaG1Y>$8ZQ>=;bB^J9+lsm^%jh`;9?!dZ14nwhNOF7qH{TwAcWDv5b_UTAVK2eE
y8+C^4lJ1^E|_-d{Cj<k8u;2uyz2yvhss%$#xP(ah_vE{QwSP0C!v#v$q_boI1Lpu#mRz7h7K6`?qr<Wd-^3s0|Xu!^fV57xF&RF
Dc!t<up6b?+{(EA`%NN7ZHV!O#7NVm?t}I2<WT&W+Eh-c_{4DYb<{ib$A;ThI&HcB8NxCV8C%`|dK1T7pX&3!0x7zsXZ$>xH#Wps
5fg06B2c{=$)iQsncL<5-4lOF;py@EKA)A4*4Rv@GS6E_6di8sT2ZgFGZv3xsE8_>-etGFQ&5dnQne9w)$V^hr>;7kJK*d{o4YD#
bY!NHXk)I4AO*X$sJnei7gt4!#c~GsEH|i5g4?6M*k0I_tfqd6*AD%@jqUNez7<^+21yk}JA<XB(QSpfpWiOApv8y?LP~Mf)uWla
7GECHM$w@Skd>T#EMhWfyWe>&7{GlyT}jHpFp<QXWl27FVSVW2_urmAAF)GiKs2$AYBWLI$oI*G=B&lI8;*l&s7rFAm5RbKQw^p?
NjrsQjaYKjtG)QvNuerfrWj<rStyGV+ts3{FBqIPMI+GB2WHGN@^P%vTP(qm#wplk#7&Gr#S9(@#OJf4ds3HjS|=c20bdIT<UX>F
(Lw|zLH_d$m?@HEm{^D;306uXn1Vo<6qKkA6cF6?o|^zY!9jh-YwixCZO49RL1-jUDxivk#6JiS^hhpGwjV%(AAlJ<ybdX{6crT!
r2v#tJ{)4Z@bEA`X$Z0bXGeNczMeB$1|EiQn#!n&5j9w~EAfSTyUk1r#2c^}irqS9+G8CYW;2zJFu+gi&VuunNgO!ZSZhVy^OVcC
iDq!Z`Kc+Dxl>8w$&Lc0%(|FkoNP@Jbf+HGbcD8w#dl8CTJVDzk4d!|P^r_)wWf<O5z-aS7#J17m6$y^TLE!$b2YHpwt<ulh)o)h
Epb7pUVGNJc(+=Wkl~|6Z*{uK&0}^J1L;cQ|M2Ug?hJX|4GTD>i>_}7VZ4^3HL9^;z+t?wo-z!+%s@{5ikk|0{NF#P6c1hWZIv-J
C^16WRXs|DShMLF?8eHH6wZH!+p`r!RAs`Lg-(S!@254Uz+p}E6s9R_ZnShiyF5-fcC@BJCt&F|Q+}D`FTs#KG7%y~5L6Vz$pHtR
WUECr)j0$c8JSY3cg9ephnvGZb}mp+Mkw$eqz@z&`wNC#k1T~&3^1~zEE4*Rn?XDef$O;@<D7>jC?eAdaILf^3M&n;)N_nCChpj8
Qw4Hr9i7K-UbX^MvnR~(IN^N3S8L$qx<bs9GU?9R>+eo9<l-!fiTh5BoTQ<SvLtPoi3&M7v@`4+muMWCn6YFxwMFHt7+xwO;D4#X
I@I;oL__oPIN}dzr)!AXL{D$Kj)gG+0pT||lIlaP0HMw<vgs(2YaGdnNQRLqXrQVTM<C_Gl_;8aIR#zF<>aL)R4OJ%-NTeelUhMR
aU`4f-P03H;iO!j2#8q}G9}Ys`Lc{nHp4^Xvcr}q6PQdWsG{5bjOmIZM9U3Q*Rtf$SVSV#9!s(&fn~}1(NZpWs(ZRESA@C#TP};m
TuLXnqmA~mQ(6qE@Q0BOUrq3~V}iHINFaMnIL47fx{0XOMNUkyVTP-@Cmmt)r4f^BzG7oNy>MZ;PPrR9BG$H*Ej_aTDo|Bb6I7z(
Xq7V9BB1d*@tgMJ15DmKIjbB>!9=6h+R=!V=ZD8ylWZ`_!YG<+$H*^b>Tg&c^Utr+b3bAy!~S3OAV0-Wb>NYp^T&GBMgpfDc)NwV
1~*!PVuDp>mguUNnj5!i6L*o(rG;yKzd!lYTBg>eP{1iz9B~RDp|TL6!d#BiSt(K*j5L*0@dJz#wgqsBoD?%tQ{CQ!V%`cU+cwQ2
%_!l)W^a8Nqa_-St%#|re^c>hGM<o{0#sZhg`yTqX|!BZU(%0vtlTys)oET*j8mpF=098AgdM`k_h=UgI65?CLJV%(w-k->bc?d&
O4?pb3seG73B_~<4lrJFn2LiH4P*pCQA=8?yNbLItJ=`yAe}$c{GrNz)5cd_5p`y6L71MYV4JPq&KM|i02(DFgbpJE>;wC|{l~X9
5Px*3vYx&|>34+q5Sa}LMIz9!(KSJXA!Y#6K}`uoM1eq*l+uL?Oo2cZP*W*OK}7*dP&Cp73B-m#G7{2_G!!KzJorBoU$<LeB^?0|
dK{O4Xd-p<uznOVKDIqsg!r~3QXC*Gg!uP#>_Wp|-#A0Y_39Upgx;|KWt@5AHyJuchvZLGN10eZWTvDvL69-5A_2()lBsZ-B%@N`
Q>h9Ch{&C%E&@XYg6@q5Q$x1g?mPZZ$FEyFhzbZqloKr8NF#oKuebmmWc9{eJqajZWH|}y^l_+o?`j{@WbILqGs!sxuoO`h1cWIx
GgK@`fP4p-r18xAm(j_2%6b{-A<7a#Cq1-Fd<;E(n|+@^cD`cTz($n2pw_H<yF7P(?S0#D2JN<19!j2Rr1!o)ZRUwqhli&##UwTv
`a7&*pG}p7sjp`#$k9?$Qo*u?&YWKVqlMt(ZB1dMkTaV%rdBB%8kWoX;m)*6l$liL49*xToZ*-jk(i7Sfu<rBqE5_J1Q%kt0>a%K
Qd}Z5NfI5oNiDUxM;yHvf2eHVGZf}5I=Gh6Mpt=Yh<v2|f(n7#&v4{ZYjE2~fp{Gx-yrJRQ$)XZpBl3bmk?D03u^+2y;x}tHOI3!
bTd%&o_|qMv+x;qo)eqBvk<5hL8r`7AA{#SpXp7$+|C^#yJy$G+A#tN5Y!N$1WI^zx1;sr=);3?@b?}%^^>s#eTd#0MT~dOpX{Vn
ft4!i!aA#t7pYN>rAY1DZL(3?0QaNfc<-ENJ7+r&zThq6&2I+@w<zLpstpg#oQLRYgi|}iJ1Cq9Dk9-Qata`_R8$nhOzGYV)~=s3
uM9UtoFAOyp|txfTvQV(iVVfIBF8G}0murKDsXgeOjWTv0)PtP+CwjO*$hT@1;-97@gt?;ryT4r2u=vL3B!SM4s)c$>CnYvF4H4o
oKD?9WB4bl$Zm1vaVv!d0Zb`SyAopy&cP=pIoRi^$aSntAfbwyLDE4~j>I8C8&LpgAroj&)uI{@C~$L$)3%BYJ1X19api2D9?m;E
1Bfl8P{u4I4hsTeVP^@!%p6FJBt|3>f`u|gVrE5Uid4;Jk<pPNO@Rb5yIX{qf<vq!F8&-w!g(PF2b}an9LFSQD9~0rlCd~bo1pWJ
bZjcl#NeHPg>d`3nlw9POzkOtjPaBgIB@lPApsB{!iNLy<<q$oQ^4Eey<|g4vF31&Bqs_Gfe3e_W4##Ld;`ktLxEfafnD+4g#>b_
LJ}mQR0B(vO^SeE?P>=?F#SZPf~dESYsizBjEMCf2c7iC!ZbQ)o}7c~wUT%E^m_f<>TGURf@Vdf5{_A%{|l48D>0P@1*I6RDPk`M
W`ie<2=;Wzxj8>iwBY>bvWvRI$8*H%4IH8$S6|nl;M_OtVY@C;d^4{)j=VSRutgMtJbg!~_A`4up2)C8_l-*sf>MD>GRPdESL${r
=9=dHUn6ij@lX8(A!a$TxcHtV_%I#J#Sp(TVk%-np)rs?j>BmT`#qsg9S0v*9vttV(Y^w9=U?sZJi89&C$W|I+9<kMr6J&*d-1rZ
t8?3hrJnRA&G!v{pGzTtNx)@9VGxz|M#ixMsDY-arjnO>qKM3ZkfH?{OWi-GQpCnXrC&UVQNrg}0P!OMBKSI!6^jgE0%3AF86i<A
aYHO2{5nTWH_5DXsY8`_x%IdPogrCS76Uwnbx}di@aLPQF$6t&;raki5E23;+(U)Xne+qj7Dx>Jo~Y(_kQ^ISo(<_O96lMDN;b<I
^Y=po2VEBOJdnF6RI!FagR{LMBG92a;{YTSgNz?!Xc!*eQ``yJu6%NPCz18|u%J?sM8bBRUqS}8Ld<HUpDp{k{Ww}Sm#{B;bgCi*
F!tQ1?Ss|D`)>gWDqjxPeC?cPGL53+b-97HXFNAacIk%h9^MrB#-rK`^8!9fc#3|jS0W66stN*>C}u&K0)PqyGDQxlQRHs{idmgv
WSELPN`-x=B*5vp&$QhT^T1R;mn5N^_ag}-I%MkH8WiwC9?nlBRqoD2fwYRet<(rKDR*z;-+NYac=9Z-*Z5rmDfnyCz^C5mdM#w@
{O_MP^6^KSPEyF7NSW&T%T4*f=Vq7qp;N}`vtO=J_kx7kS^B#7{hx2I*kFu0lfGEphX^~uyIR8lR|Q_d4;M<N^!gLzGFkC6J%yh<
vl3J3PoDX&qua?>px>Z3hVJAUw=XlcX;xX<{>{3~VVi^NSZe`BmDtTI*`k|5o5P1jkznVFYmJIc(D!0c)4?|gBZ`@#`-@p(BckDR
Qnn*$YjTaP<1tMRTWL~CfhIDk#u?@1H^W=Lv!TIl!3~HAqAp(qpfF5NE@dvSm${n$-mujai0G+C469AD)!E^AO=cRD(A(nOzKpI)
uvdMKBIw}WwKSDM5n-lQd5APZ^x*36C1S2Jq0bGERKiXM9C4_aT_-5#8uOBlDm#g!9c{jo>9~&zFzht8g5@=}h&)S$`5zV~Z0rr2
)kTRUi$*NEgcS=NqUx`aix?8#Aq}E4E|%cLQI&+%^;tn@^hXlMzA+%R*7d6yPD;ztktf*QdBpBB7|#aml}QOICp55aCWj3jYrN83
scqqy%G}<Gc65nRS_O&|Z#K^;MrtI?ZO0T|pDpQQ6Hr`iF5pK?r^R+sY+^vhEo*t9nOY?j=E~)o*7If!7sna5MkUK*l}gO)xSTu3
&6xDvHq{fSU9M{4L5K~uM%d8Nd(NxIZwGs4O{{6|`_$KX^n+_8kvIcFG>b`8x1knYkVxXKV@956xt2SnbZOBD#_I9AHQSj>rzT4p
PDY~QplX<Np&-<%vtkBaEv`qUkV^%+zv;^~ZTaah9IfSeC{#$iRhIhengDT=HX!lB1_q^JBnd-D8)P@jGf9ZnfUr~+s<{CqF7-pE
!-A77Hw6-gu#!zOjF#KSEYM~N4Q4YF!*ddvlBj5AwDg6niESC@P%$N>Y`Jfn)Rs+Y(x|50>Suc<cWe<mh<VqIhNW>ZO7<d(RHsv;
SJH3Jrs-)dc(Nsw-KpYB5?#5pxh`BosvRWgLS4jlP*r^#y&Bf6b|dmWcKOGXm+V@yTrZpw`rk7d7H6A0+CxJH3~vpRjJP%_9a^c|
K@<f<5LXVaJtk%9-Wnn2QuLXfOSU0W^~{e=t}b?&%1!R2Q$S6$t4Si&H56Jv(61S#zO^fR)!D`1r4I;1L$WiHFr17#mXg}81qr4H
Q&t#B=zw+md6G^ugU?=BmaQFOOPzRbnbctjhA^&ABvI-!1vG&GA%P?m#E{Gi6s0c04$mQ7!GD=0DtZns(+@uz=)B=*h_&|Ti=|DF
#u&MV1`)eiftESllMC4SA#>_U(mz3N*LL>~(tXhvwo@dih#;yKqKPPqChJ$ML%T2o06>SV0X~ui1u0Yt1w?p&6Cpso+Pi&w3d&T5
--TX~C`D=LBqlFByk!04N05i0&s;aM6Qh?ux}D3X>^NOl&E0LYtYkNMH_lfD+3&&nNloM_=!b?qF7JW!-T574df+frmS&)i%v=b9
0)i|QTu*8Ue8xdZ5UNN(VF-j!kPZ3HuX@n+rX)L25EKIT)G54^*Z??Z!gKdNzn9offXbhpzR7iMF@fqeC$NsKDp5gSeyfv*fY%!X
S|i_}Fn*JK9=TQVx%d0end<$1!(M&{8hL27?SLl8nc=hb{@4WYezGc9m?1Xpa#W59AxkgySY9-`4OQM;8bm}uM3o_761io_k{4=F
o6%+t)uRSy9)zt8)-w~0)wyF8Q%>7R-eGwrVXM}y0?dPNN5kk*^s(~%Q4j!whaUGF4%R{M_<YS{RsN~~pY`9gQ^3@e(fX(M8LacR
O$m<1;yg$P{2`<Ra1UswB?1(nNs<H9ue`uCs7{n)?+Xb~_0fp-f!GL$f{EgFodK@zXLQg8kPZ?MD`5y>WJDB^Q%wZZ6Cv9Ys3^Hb
UoyB9G31;o21LqwEFumSQ3X+QxNrrSO8%)F0Ffhd!Dm<|Fa;3I5d@*o%ml77up$-ST#418bsTOOLUvg&xFiV+XeyK*5Cnx%g=qo>
D5y=O+&x70iLS(Ym<m3g!Bgq#e(tRIACMc8_{pZl7jgwYlnRrnPePuH{A((JkjP0U9f1^tkkH|PrK(m1k;xP&5Xe;Ic#$K_|I}3p
2qi#jMQVaf(uv~uQ4KT{w4^~%2@Hh|B20ix3nVhY5HzJMO%(wIM3jXwB(Xvf6bVSh6G2ofLO}}E3L!Fy1dIUELQqi<(3ApDP(aHE
W;hH*6(mVbG>J$-0JN+{GYG`Y6BR*CP{A=J6e%@C1r0GmNe~Sbu!NK?R3s4uGzUCzfnr(|q^byr38tw^sNV;ziIoy+DKGt;TOb(I
mkKCg!hx}h5muByA*Fyo^zGaaw2}f92q0h+U=TE`=>Px-91=;cX2axF1&XZrZBpCvf-(Y|DS;3>nMjjxi^^f_g(8Kq7%ghjpoN40
@B35R-T@6Du@q2DQ$Ud`G(kuVOA=5_0K_dQ#GwQUFa%0a14KYjj6l*vi&O*t>2eAv0Ac_jN<~URB2ZzZ3KAf3APj&g3Zy8aU@{dP
2{wN#^q-al%3jh7EIF^#em#5}$FU9%veG{sTDucRQQzw}RaEaGN58B&J-xB{?Xvngb|;z3aH6&UC;ikGbJ0RIE5iF#5HLPzp!UPC
f;p?N#D)e;>p9mWG2EFYV5i?-ZOt2{mE8&$@y1EOBOSPI=JLfk7xUeYHlLh#>4)ti5JoU$SQv7h!)abVa`)?v7(C8-0;*?UZjn*y
Bz;m}P@!@DlYReT_T?9U%P~b1HE!#h4;q`_F)B*h)_(umv&mznTxqmD@l*t&ZNleAeGf(g{?2b$K7*io9z*C`%sygvfT8{60<t1V
2ikC=^y$Dp-MX`^<6@75p1t@qzK-g=1fqh$1wjO7>q`X@K}ABA5><*SAAdf>8_2ygA3MYMJRp8LJ;a0moFYABub4e?h$px^pz@uj
vO^XLsH!4L6sjtawS$mJYCqBusRFG=6ha_EgAgqg#E!>@f4`Zx<nj?jUf2XSR#t!>!~NPs9_Su97$0gMbS5v~Jv%(y`%|n10VI`h
68?9)d4VhOKPjynG$APWasEGE&px3w$-Q<YFrsk(WT8^Xa}X9zy<s6Vdw$<<c8qZiTC?2ExGC6ln>jKa`*!2ybM1P&IywX>^k^gA
{osBOkE8_kJo$;v9b#oY6Q7y%PKF*x+bj3WWDx}++fH(nt{gc#YUOg1BB(CghY~0X8K4Qqg+NfG$Ql9|3P2^1a3yXG5KnXxrAU$}
!nDBvQ0#7p82d@tqn_vy40!?eFPiWA1FsW6J(v$hS!Dy}bv~pJHrNiYqucR;*H^TU*Plhy9`)S%rnM9}va)`jiVum$p*=`INdO{3
2@oj+kcEgtW3-deq51YqJ)X^}Z^L|wZ4ZXjrwLA`K#KzI{?CY2&(b~uO~_8bqUi+;NG`;MP>Z%*w>Tl(!@qJ)QwH8}sRae!1_nsg
WoseAN{6?q{cVp5j@0DI$itRoK%+jq%sGs!xkilg(`Y4dC=L|eXlO-$g2hn0+eSxi?jOF=bj!GlfzG8xZ^{fI)_OgDCnWX?dZ-FT
P+BEIgi1<^AmVYQV49`OMqHoO(UAlYUDOM*<fuYtV=P!uo8)E`6tq-BBVrn|7$FGdI!^vc>roCNco3lgHHZ9Yfg+-!1Z81BSXq&l
2%;$=1BY8DCHn2>q$3ujf27zE$nWRQ*m&4|K`m7jc-yP$%mU@jPGQePx&v-KT(n=F3DA`}`R9ONB|AFBd?9c>1YR5YjoLZI$g#2`
jE=&f6OIW%_*{j43+wN|hX22y4}kz9qXvO!qsSenkDxPdamaCcbN@Hx{M76_U&?>G^l{cB*cVheB?U6dkrXLNbAvl^&0~Z`GR&$_
Ws*{g1ye#$<6uGj7C)~XH8dF%1Cph+fKU(nEu?iLTR~<CK-B|C&<>|2Vr3`-sHM~yp)oW@q@^xgtsuIAN>gUZMi_<^V2Y&(i6u*S
GZPGCCRmyRnUSGHCPkos*=~Q+&s>P2hLCuQEW;q?gT#~mA~Xm(FfPBsy<@2mQv?O1dAP<KLG(IZXo%_520=Ben@Nf$N`EVTlL6i=
={5!c)vPqobDjAXdyY2aZ0(0-tAWnmtg{H3AY~zj9Cp$!k!v$FQ5zKRd%Gb%1FeC`2JN;xZI0WyHale4<2oJNaU}?dlP2>Hdgq=P
N1X-UF_bx-vRJ6`;v<h6Y~zC(O2BQLWZ5ByJj31w%Sy>$f0BD3P7f^;Whx9{m?b&PE&)?8QkbgBCG$^qLwEt+H906!hCl`(Dij0=
21yU7^?W^(toMehf}c8kGQVSjWAS0fIA0FySo7m0FyA1ZHf*2C4tsEA<pBG_p$_O)SPi&3xQ$kSk@Ix-_TmpBPT88tkyKMni!Z(Y
>^<?~_}zi&6RL03H1GXG@rN<@^!Af?XD4oc7Iw$vR5XxS{Sfz|qqSuZI7#>Ck+)hL%6x$9^Df%iW7(GL>gepz$HAUI9D0H7pDiSU
0>Vnj6_Os>CnMH~6OJK0K90Hj+lTkiJPh}G5SS!H1KxZR#2vO<_hDHv5$xaS6*jqb`9nwvLOx0R%MR(61~g>_q^W}Sbv?v{dl6x?
4T%5HihN`~t|}FLHBeh^LchI$d2tPQo1KKAnm#(w;9`$c$^o}gg<ztJ9RbaCR81!xco6jPWkp`uRD2)IOS8;;r&{UJ-gry78~lUJ
-=xu_RJPFSog{715f1<)GpK}}Jyz4J`eikFn=KNx7#j_-Dtp>ID{^Y{jG>51ib^DG7NIp#SgkQy%lXR-8MMV-OWLQ=(PCb(HVeXO
4w`e+4@`!R&Aq%gS`(5W_d85YLoF+@)v1F;7eKhQX$tlTbmR-Uz>Tjrpy?`TWgfk6QHpa$l~nV2FLqLx8{I1lCqZOY7{N(FfHEiD
HIOSJFlsa*$!u`bn__VO++^e*8N)oWNq9WwN?K&+%ij0*epM-xhsAp<5ou8_7O54i={aQ{1|0LZUlVzEr-1|3BvE3g-*dR&^Pm*v
Q2CB~Qk?U3s0!IB+l$6OzA{z}5V@&b_uhEFhxvb%>K~5%?}@E~0M8cMdBTXMD4ZNw>Hb{$^}7k+S|iy!3ZnSi%5Q<k`#8I1wm0%I
{*jrF%@^hWfDlskb&s4LnIOw1C&siI(JA$%VX2b_tuO(84rGDKgL!gsx*s-DPuWg{!3xR<$bIf=`D}M(ixL||qr*=MQ5me7baa-$
*WXPHiUK>F%BRphylh|yDv5Ty=UWCDwkDf4(GlGH!{Z9UBUGVGQ8b|tHAOTbNEDQ#NHnb=6fGqsP%|_E5EK*xN;FeLBn1k~AjAUH
NYGOi0EEDvXnIhdnFDjbtY)JQ`-oS?2A49QpQ7*_d3u}Cw)DJ?RwmR6$#nqCWLU8jSUdA%B2btYS&A+hWB#!Gddx716nFS~H(92B
*O{Y-&O#go?^mbG0ZbCx<o%l1=rmG`jM815Dsz@FFc>2xk~J)M@=RWeTIPupGdCrBt!SwtJ&}<RRIybP6myK)7?mLh6StjiQIO45
JaEP3FzxE0u^YR?kw5#Aj2L*lV;+=hiv>p*3C!xtJEz@~hfRIbi}17#P{MXWTCuu_H7fDbR)>7G?9voT{7Xxjr^wp@5$c3lfM$$w
l%+9T!w>1s`s)I5-SlTJ`Wz{jdS2L*!?)`_x4IcsQ!~e(ug&Z4`@`4D=fvwr&}90s!`5V@KTCY4G~LWCC>&U9V&`^jzg#BYx3xNI
1w(~bY4E?msb%qWr6#C-ntO0`-bR#i>Va~$)MBXkjI8J5hE%(BaB|jjDZFKj*`&7JA|16|(K&&8=ife%pTU7X$U)4+Qi@T?6)8Z;
5Dbu|K+M3T1V0nk?EGDw;MA#vj~DI350CO(zfSxDaRY#47_>Pc)gnryiwc1%TUG;`M}wQN-pJ*W5nFRq@_|$T+={96$|<Q|IM|UB
$X7ME+@l}uz#j9hV`U2eclbabq#h(r2rJq{9%lOK9)tQt!7^025%vEuHfa!`RF_5r1WcVunR6)CkpCPI+&MoKK4@bZnOEKE2+WA8
DhO#(sw%3gqMD(iiW(`Zs!E_KS}K~MXexmyS_Gnnp`xm&3aX(fD5@y|2#N|yMHr$estTa0sv@F_S}3X_C`u_JS^}DCnwX+$DOf5<
sH&o=YN)0pXbKvMLWYH<DwL(5sz#Qg6h^<v!~6Qf_TRKlfq-)8VT*u&Vv@Y-e{g+JV#g!*fE<uIcZU*ycan((NlCHz{1DP2fOh(D
GD9VxGDKboL()o$|6a#;Kd0&W`>*BO+tz%w`or1BI_10%c7;{Nn{jPri$~!!VKFgTy>303y^~mIPd9m%=z{z7&+$S*Z(P0fQfLnQ
4q00|A13y=b5oqz&F_5O2M!ks)iX^Ds8F8;W1R8It?9u7j4>5-J33E@(NsZcOSqLW?GA;U!3<sA&Tm6=9hYUvtltgSXzDSvw*<MU
UfG4CX(L89D>(XG5MM;ut`$^j3QI3W2*ETe5p%w|t$Qu#=Z#xg*Qgh!tOY8l(1St_*l4C?oJ1$47$*HwaX6VN3=>=zNz0s53SK#q
lS(8xm#yj;GQkA5cWP73&8rpawRCy@d`4{NkWheeBozc4=ouf3nx*+Gtlj_fH;Y~E@tMx?zfr?WBvvMy#&*Tu0bZ4bg)3)Uv|!AK
V$R7`7Hq=%l&Y%jkS@BeWUT0Bmfk52vv;j0SIDqqEaa-Z=CcEP4dvf52Kkdja6{R9_>@;d;nuj0pj)E=$J2iSjsv3VK*E~=1Q7yN
Ik{8}lompQ2GLy{GB|8r3w6cJXdllt&m2e|P@OP@)yk_tG!&x=#~^>hShkG)X4h6YR05Gm!qTpP+@?8UF;Nfu-jEU&TCFWoH}gE$
&X&-4UmaCGko0VyqpFIb%}rJJc2DtUAc+Xq+xhs+?QWx+=!)FQbc<5YKEC;f9`>t|+UR3<c|}oN)$N^aoX%+xVn;k#IO?p7E8BNB
(cKQuW(R@Jdo|*1SDorvV#e@r#mt(ORKO4-fXY>cAq^Oqrji3o0KprZql$+uZ^Ai=ty?ObiF%c(k|+e`lg>_I&V{-t=o8TqD725K
*UUgbG$)iJyr+4Pn0~KTZY1IPukK&m{}Rh%Xh#XoSI#9z#nf;rdT4W{%8q-FJ-VMT(E=_}$e`~Y@#D+gyK}QnZqB_*XCm_wkq#Fx
K68Z>;mKFH=G>l+Q`7DjpkYOFFvG)2Ei2W}GM$7_%Z^TZs<R-qOCY1x4n@zs<DYPnq^VnQP;-?$w&!y16NN1uTuV6QOeZoeVrH=V
&)Ltj%oP{;{%YD4_AdV`K#o9gf&Ap58bW{|Wl4!-LSh1#q@YliV31Gt`$ET1RO=OASR0^qOVmJ8dwRffC`wo+VhO1omW$-$iO+3C
qGw`5;l;A3av&&2Z)d3nSvcVS75?8}$27Sglgs|#(fr6h>3lK4ppe@LAx5s6vyJxGaHo6-TKhv^g#wRMs?eeZ1p))u08%Wcu=SCO
q8d+!M|qoWdXgy5*;Z6h5Lr;H5egWXl%$}cr%&_xv>Q}3K7jOc+uGBoZ~)>mU+Xq9)Ur0;&tZ&HW~@Q1b^nb`IFv@R$f~CNYr?wQ
naeQ_Un>vZ%))}yVyJ%dr$EF0U-L~914Il<0U<<+SRjmChe?}17H=arATnDGQ*Y?drU|Y(KT>wT`~FS+2bc5iGlV>`QE?oF_Z0?(
2lz;oAb?%{<w^jMMTic;0-$niu^|)*ac!|a*in+23@nE!>C9$KwY4CUukhdfpAVJtA-1(!1<wcBJq~<p8?1;l;nd<cl-KrNdF!1V
i=-A-u&8tXHfhAI5q8K?KgA}QF;yM6#i#hZWtGc0XgwW1I#>HY>{yB&g;c11*$%g+2Vx-|`P;QUpZ?p!z;I4gLC>R3v!JkuU^5o6
iK0+j-1u=_DPeP(z@=nG<*KoVmKj!f>-q{(En#?9LEo3!KUK1k;bA*Rb~BT?Xc7EfX&>tl7whf0+qq$b{6y+CbxTo?rI^9xtL9BO
2l@s9_UfLG;m?ya+JBY9t>$d42Bzmlay?Yp)A0Mw!y(7x{Mci|7IYN04)#MB9q)GT`L&g8bxRl_ZaA)e6CYNw+n{MN5K9zAZCJ43
q8Q22OcX>^QPJ<(8vm=OWNfCg@tQEwTE2{gtb&61ore_z+R-sL`#V1_?!i?*H9yDd<+q{|zFO^1S*T4#K~-Vq!AU55OQG_5kP0!Q
Ao(><F+aVujXN*(%)yPmgp~WCC;iz+{W7gbdwCA6k@fjnX2@;XXQi4I)hvCPbA*1P;RQTX;OhMIPWkxCgB6iDq^O6p#ul|ZtwbN!
4PL!c+7;%QtMrLxnRf3h1sDHc@yuP8rwMVZ1Vux-UlfMI9s0h$E+Mr!=6SV>EIS#yJ6TX8+j(%gZB_%%p@zoGMKv-O*RRjxY8ye`
mIbw7usnTy_B49fLv~;tEdv;Z>v2V$LPJU+SWzF{K*ve-eK;|Nlq;v|;_%Tzzfm0CXu}T<zOLWM;FR{ZBm6AhA8$N6(7<lW9mZ&U
`o4dgx6Tw@_$BE{Tt&&;^Ov%N6mlXV^Ykcsf~cN&hH-UrFwR{H%t|UELmB$IhvnCLA<O!q?0%O?)1(E*E05lghgw%<5lwRjMnn7B
rucrx8=rk`D~0oiJTtxx89}rRh>8fPn`)d2Pb(!O-?u%NU}Cf9OTwiU*`(hy2j^i-MwRhssP2swY-i2zLz%EU9@AI0B}C-!F#4!p
f*OFR3qHD2LtWWSqYS4c%zlHglSn<L@}i!9E;Tft9qR)~#Rasn5l?Gl6pRq+*o@Z1nZ?X{;|>8$n@llOg+f^nRMT7i3Hm)&YHYFI
f(h_L6CeBL*?-}gn>|duH>ubW19Y#x;NiV6{cwI$vWScdvB8hSf3KG_ujQNitP;CMLyCh?C~|)v%Rmi_0*Rl0{{93G@6m}A9o{3C
)PxXy;IGcK9)0lcm*@vA4|la=)$EQJ{6FG@Gx^hAG53!m(l~A3RVDi{8M_<a|Ky#%tbf%s_a9K||KHuT#+@nd8?SgxIX{ouqTkNH
r~ba~^ZxF*<Mqq(pZQF}r~cA(eE-1z#?c#DKl|zD(}>&cA9i}5oOu2%{=MyM4`l!2=KUT+NcDkI08#88FD&oN>W-P7r{>e-7c&D-
?fpL{+&O-H;18eZ0bAGM)nof1I2`|*HzGM}a-X1|5aItnr?<-!+&D4zeTf5yZZ+TkJ7>}dKx}XPm-g}v`R&E(zmad!s@1vaNMbhP
&k{SoO6#x|C>}v2sx$8&>E)|p)EUnWCRvAvPkp-9wo-0CmT(+s$Nqfd6TJ|qZl4vimF*Q;tHa}M26d>B-5CvyqZuT9f}ulpKo@;S
VLgJ3@{+on4q-chCdwm_MB}D&%!s;oUoFFqgO&r4tjU7_%_&D53T-tO;2CHFht*Bnec1l44;tK#!Ajpc)q$t{{cZ1vsN)T?i!J<X
B6H*%0ln7t{WKY|=VuCLxHb~?BrJ1b&O@a0saqaKqLiM}7ePG~Fnv1wmXx?&8rHx+Z27%m5I!9=1-`BpcdC+bqqK3ST*wmmQN~vr
RCsr4WO#Q|we{f}G1yPLZ%)X8>)(39czbE~>xxR{^-nJSIzJLIZkFM14RSJRMgE*~{Sv^4aHt6nTMKaKijl$t|GzJ?qqi$cZ41DB
X_Oxk9Cn6=TzkLY;=>%q*S)c(MF(jg2csgLlm7#)#uWOzn0Ghh`9}%dON$nG_Zza1X+}3*-3QD=5A6F8E`7=|jkkYhpMLLOCu<RF
e20zWh}ZD{Pm*L$b8H{J{22)y+nu>>J=ppoL|Jlgz$QlnP4VA%u=73$<FE!;Rp1X!u);eHv%)Vc+8<~SMO5H@L_xqJ16u()8=j);
?duZyRoQT-Aif7;$p>f<2^mo*w<7F{b-Ft});Q`VIPC<_j~;NjyfV-$B*zka{pqyn3(a5uf6{$^cvDQd!#$3Qpl?oL_O8<ODZ>u>
f4cq$_r<ptf(W(3leHfx;p?|`6!u4H3{4e9xL~c|TGUD67T@@mai?Xsfm$wx?`=!gGv*Ym#XH!D4*WsC4^BITYfc*`z-<*=;xy*Z
LH2M^+n)V}!vb}?^?J&@FGgL50xs-1!zOIgcpFqhvW|e(H1Jdk`Lfb5MA5?tN=4$jK{lmp>GUAc7z1eTq9)v=b8s8FDkcFrwe*1z
%diKm7EnwZ`A@KWKi=!$>-_y*uX@k=dp(V0vT8#ADhk%Mt*c^c^)mHdfOOq^2R}g!Q(h_O@$4PRMRQNRM~d(rIIe&6f3cIYZPi0*
jOxKa=2KwY>8)z?xkd)XAOCk&k47EF^=}s){JlR3$FkhTvUgFlZPV5qL~=MD7v$qt_cpYGQ$s%m7~Kg1qJ;o*K3iK*&GHil%7d?m
VD+i%-^;MlJ38;jV#>MzUBFeSXLVjA4$l3(IRpEK)v8$WUpJmdinh~kxpN_E7l&nZD0q&l+?}!Mj*g@gZd(`S8go~`TT^f4VQwQ4
h3h>(-Ugt*V)du`ILNSFSuk3w{}%z0F4|GeC%;3)^7OlS7(ASNfo<6ofE5LSbCa43_4A^m_-q*Q?p@<{;FtQpw)!?d4r#uZC>x(|
yg4>r-M<Gd9KSbjkEL2AmV?^wcZQVfRr?@N|FvSm0otzOktIv1F60(_`u&LmjTnm3p3djE*p3JM(65hcCO1|1{d~XNMewA2zgMe}
fxj?H_G{VIM~`CG)0_VeKC9_o$~%$LSq;CV3Y_{#_7q{|qelFD;(|c88oSnwlH~g<>>!bdU#)0<V}d7~GZ)Sv5ZStkFC|rpN|j|A
AI(d8x^)~VGe~b`brmjvQi?T6EFA-$Cvik^?q|!be1D5^Gm3K6O{-VaF<)N>^Xq#8A7<4N0G5SjsbLT9hb037l6wo2J22Vz^=xhy
B6J()UNc*EN}2RQbyu5(WQ$ET-of`;FwwD&92#-$QEH~^5+N9a9qzh>`iWJ&N3F(~CF-m;Y>qQ~zK?s}E^lJuS(F@X2>A9D`Ml!v
t$YxAzKidsyg2(koILf98nsVGWAb^J4Wh>Ulx+X{FVZx&U7~LxP?stA)pVsjWkpO`RcOm;Y4casWLBE7U^^A+Ams9;a_L8RD5VOz
df|C}J2fFtcYG9fAn+1-dg{YP-x~Q_(nnr8n$z*?Oq-s%+%Ueoth$C#?&CLeDs)x0FHgIgh9LN)wb^tIp<hvMHk+BjEAM5xhxPIC
(Zd6=N|E-}r-Gh5a!j4(ae;0%s;Zk#zKDQJsIzNjVc)C1npeqcgSld3zkMRsl^1FE<&D-QS#ZbNqh_N9l?J77wrx)FXv8+UySrrU
&4>on8#?MD&o9Il63WcB`qWL7Hu%>{i5jiD9-C%rtxXtKs^?Fe0swl-{fot~I&fZOF4Ei6*?jxsmu++-9-hiIdMu0;Csj&qm$X;T
X!Yz`Raa%{mMX%&UvqKk^ZB!jXXEVf@vq2h;qvxme9!QAp_hw|&(4Sd*c1by0Xqn5{ZB_r_PVC0>q7PZJ`YgzQlu~CpCj+|{qN1A
^?r(=XW?`CUaYGlVjZ?BKd<1zATyDlf`lqx*r7|lU7l66D=??fXspj?FM|RieurTzG8Unfs_L<rhn7}iy<N%-KXLzzd~vq%Q$cbr
(oqs^7Z`<z*6(e-ylD-&)VPa(@Z@-#Ob}trRtNkdG5?{qyaL!xT^sOFpH`bSm{;ul8=j><M}BqQeeFo@oh_$gvU{2NQ01v)t3~;}
W>$8;-t}*$@qgottM?vtB0^j8;*Od=t^5<&(R9?jyJ_@jqOan#U8zp?ReC>7eWOhWw-nMkP}?6)g2;|4KLuaRepAb~mEodDBi>g1
7KO&Uw(q6KD_%Jq3a`EeJ^eEJD(LYQNi*obI9j5Db0k&^*oE}3nCmgZqlv}rHB}EyVr^e}TJoy&FQ)nBY&>U`c5CMr;d%Vy>_p@(
ub0vDa|!l%a(6#L`v;uJb-EvFdnxjLAD8FV-ZxSLl1y>y5DB1W5|o5f$Uo~2JO1ql^!=az<|r#9%4;(W>(2ml_3!Wqh=_;}|NsC0
{r~^>|NsB&OV7(+dEIXNo|O*SM>0vYG(Ldt`fG-%Q*5P0LI~cl`+3Y(``-4lUGuwc_qlXtT|TY%cs=(!2;n^+Ut6!J^U!L5`$~`i
LJCDA+pTxK^z^-K5&!~id#v2Teb{Nqb_a8~x3h;-NECYc=c9q7yx5{aRB5i-t7{>K)}d~=<qff+cHMVA^>04i6jcBRYL>LNs1Z(&
dAzT!edjI=Hv6uus_0u~As=^601+>Hy##@?H1q&%w)xJD?<Ly3w9qqVTCLiR0T!_ZjiQPwi(^jOS6FPqKu9E0Yybj)00Mvjpiruk
ASeI;000000HZ)2?sv`}`@rZApk0qK%^UzPHmR)*NCA5d1b`5LJ9hvB%+eOlje2_COjnOh&YN!?VV9*c_P(y+>|58*N=OxJCH8dX
XWR}J?K3vTReke@du_HEv*`K*%=F{ZwB3LiZo%)p>~x^YNu>AE3%1|`;z!>$XHNF{y_>k6?_*y3?a#1i>9ZPLVCL6vdp)_roa-{(
fbH9oY{~b@QuW8V-OTph&9{=7YJqTidDan)bFufk>;M1&002lE-+XNc-+d?p-lC}wrj=LT32(mj-ufGk;E5>fQi%$ixE&SWPaN@k
-PYR`WktGmt;mhbq1STm=%DG-R@q~&fMmNDdYXs4QC|B1&;S4c02_CzyzF;S+qZkKd3I`zne5NL$CC3t?ss=_vg?;+#fm8R&G!xV
2X^DxzI!@Fc#%kJwsbOm4ENj%eeVR_!+P#0^7ZqY?d>)0Uh47dHP^k>-*h9cawhCH^<CZPBkRjfeV<=#@;IsXeanHOKt*=d0U_z2
Bn8%_=;Hf$2hX?%R7FSL*LMT#8~_1x-MirWcXiuVHTQQ~mT2ovZ9zo_l%N0w6w-@hB=+j4a@)J7QhD#728X`+6-{QEDMGe0JKJ;s
=mBR}eLnk#Tescw-hAJByt1vcTP?L2UITOJ4?Xvz<X*DdNR=3-(h6~X@%Ato;r9#UA1J=EflsVAJXJfl4qbIcR*t+V00r;7AA1P;
Vx3!eEpBsmMNKW7JDvBt-ZFg-o`oCMS9e7X0rfx);3%}`x1O7~gQZiz<In(H?{|W4a66idg!g;f-fvyr-%WkyKm@+M*B-3Sp0lo3
Y)tclo9}yzDxYqBMD_Q)4l#gE`{zRV0DYbJho{%CzQ*kM+4HXMi8bzU?PZ`(Bcz40rh>3dnYP<A#n$h0OL?K72U#g39_t5e3U)Q!
1GWYdXuw;Wj`P^(d3x#Y@Hbt+18;Mt#kXKKpKt&@+wJ#{H)B=S*S)*~)q3tusa<!iOT72p-hJO(;ad9KSD=(`oM8934*NaMK_wyC
iKM>mOmlCu&~^ZLuI$b^^Y6RK+1k6GKmm2=dJj}G&%DmZxargq3}pZzL9Dge@CVRVn1B}4TQ}LrM)mISX{xOOpeO(Up(ZMe>1>by
asVX|5^s^CZRjQO1yOm|Jdb8-p7z??X1y%Wt>HHMwEI{qxlN1L-P!G*SFI0mG^yE?k|Gr-0)SAXSfLGz4YO0<H*EXUY}`9MxuDmc
_2|6xJ#k-Ko&%>R$5ZX&$RrATI`;Y9cOI&!6abyyW>)WyzCG*!0Dbli8*d{$_uoD~`v<RPT=<W@J%@BG0pqF#eUFpJBjq{UH#pfl
o&W>tfB+Oa4KffAAV44pXaO`dCMKFPhpD8^OlXXz(@+wagoHv6M8wcdPgBvfMuM6cCXY#k0imD(2{MvWDX5yG*i`(K-c)*@r4Lie
9-#F!00w{tfB*nVq=+E}Fr#QqDrcgao5qyNc@t?iqb4SvP|#=q&;k^Z1ONgA&;-OL3Sw<1pwbOYlf)y_A*4M7nn?;Y#01b92n0#u
O*I=y8R-$}10jJhOpJd%{%Wen^RZM+fK<SNQ8E=&1q1(31OP)@UvK>9{uW37{eSQOU-|R@mW{9baKR;sf6afb1b@v^V!uX=w#$W7
XoX;Z*oGAW5)E)a{Z3sGTBMCzNo13+`^|y>=igS{x6Ui;I!n}6qMYm=ob6EekN)kr3;_86zz*hNf&&KEJh<j>Y!Cc*?0;&1zlD;#
Kh5zmXz9P?l{6tZMECRk(#W8*Q;!Z2&sa?;yjv>$UQG&rLP9(t2#i7$jVx_ah)2dt#O4v%f9}3+El2-X&s+Yl2_AQ3G4ja3MqEp&
sPOZB?WLOX2q6a4&~}@fxw9AG_aND5BXqTwc9cU*LrtnrJoAwiE``5``1*b-KISTa*=|hVIL&U?Oqpyh9=y-~6CpYfh((JyI8_q#
+$LaS47Lg7qA@i=i>u*0!Gb~(RD=rt@+zW@MsoDM!dhiK!F2h3d=_*4xZuwF>36$(ms0*>+`L2MoXUFPmFbsNRhVMp4lhS0o5fgO
EkLp^px$K|+98~|YD(LCm42~m6}Zyia&gb{PH`@dfBo&(ZM^36DDT$chsOuUcjT?<9H`wq^Q|mJjgA7)P%U(|YFvdwogxa7ONRoV
zGrx_a`b+S?iRd6_1<3y+C6+<to63IWK$=c|M>7hbu`cjS+zyLO@qj2?#@_dtGS^8PF0bCUcS*^K|twa^Ix2VKyi;5G#Q|Fqzt`;
|I9qqf7GuxtjN0-l&skO(P{rJ)C`<&je^hmKoHjc+N-qx9%1jk+T{PAUnXEGSTJviW()v+TLE*=>rVZDzhPP`Sp?bkOX1gdJyWph
bnMZn+g;DgZgwGg>+0}J4TngFBaVK1c8>hN7l@G(Ru_Z7?_YI9X@G_{tqjrJxX9?O1C}+%AxOfjfA{~5Z>=qE@=NLW)#@aIR1{o5
Zi93L;Rgt=(R#S53mj?Gx4Zd&^xvb-bsx4%$b_n|+??n`qLB?tdHL2wIFF}cNgnb)MSlD9tPhFUZ9zURQ>Jk5D6Y>LLcJ@{*qIYt
Q2tU7`StYvb^rG(>X7;l-e3{SHZ}7s!I~?z0n`^EGAA5CESpKBe~drGd`<N;y;uIi-FXi<V2c$+i_=6DP&Uon!4(8y(3sBVtk#Y_
))<v>;VF2kSwF`A(zF_;Z?7dK7ZF_~*wjqcqHRPXM}B0ED3R;=xx;zsdU;)76SO?}$<jqw-YJm=1q)GAe*ZTYN@3Q!d5XJBZD$Oz
P#D7I2~D{Wn3;<NIO+-7zJUyeS=qf4wn`3k^QYdm?sqyp^Cv&V{~|N}Y19+YXKHV|le&AHBNiaVA`j2b`2Rj}>z|fm+cbjBXmc>j
4;o95FzuqEh>VG|2|0Ae?+;Qq<!7V_7~>o4aeR=71Zis%(hq14x+%U%2il^+7k?OXVcOzf2xq2v03;U9n_G$C<yH72Cd2=Ht%($-
oI5Rurg<SY9E0lVwv-Mbkzxo09Hi?K7KTn1uB}AnhNgo^a0wPDlkgZ0yv`p6j4!V74HA958`t8{Bwcs~lr#BFDf8jr{1qWUrKtCK
V$5cgc{GH1Cz<H~D&n29`fRgFTEmkF9ea4rv{TC9v;9hc^$l(-v)05!p+Zh*Lj9FYNU|2>oyylt)^{if(?=IFdpG4UD^IE8;H=cL
($&RYj(*kmC2~s*sk0|Q66Jz^$gyVx4FBIxj$fyawY}=!Ss$c_B0uP>bR_?z+3LqB|L!5b=Y-Ix>aOVIbI9||!6NJL)|1B66{%=n
2ww?JM)-MY;Yh)5eN&doM6y<JF#fj|F##S58Wvk!$-ZWeph=@2qGuSGiimBxeu!xV<pdF_PS@!YYuC5!uzpngZUleSt~_`;FZC^@
6;vJdfaaW?>a0_cl^yjRpx>WOjKvhd?Q39$?;{i;07+m?+#7{=o9Q?<6bK>SpXM$CPI4kaX3H-mC<Os)1mbe&mh3?As-&fO;Xr@Z
f&fVibl4yZM)(gHJ70j}?_XH9P3$d@2}0&|Vo5paq1LXw@L|MiBA~@d8ntwa&i8MK5~tPwzq?TOc~`Yz?1y7KA+}AiWwh~bvO2UX
E>AM5^9?kn5e(LHz^3h%f#)wMvsrU0$>Gm59%;0i?B^}BEk{!2yxQqNsBP0ade>X)3*9oyRFx-rd_bG7qY|0nm(6Xa1y(65r|RvR
X8h2vgf`3=q|z5C7X^tOVlOBV{#UONN1*;h$FsQz29#t8e!M|p`gVBIuMwO-tne$m)M<(u5#2?Tu`8bM<E{EltTc;E44^7ZCTMpK
&8z8m7YkRZ|Do}@^^6ZYjvsD&i?QVu8`n-Oz5crNnm?Rc2DYX8&n#W~#an&2pwq988_(S{dK&&2)(GpI$85ezTMQ*?_ild5a;hW|
O`8Q;#)8;cG`v?CVZn+Ds=KO_7eCpq%&$=TIy#)sk8aMJqZs(XF+26QyR9{8GBAY2{X&y81WXrw>zJ>7xP2bzwF+}o9w$mD8LAK|
RN>)Py6pyQMziP)0s%y~ulG)SY-Vu&%D87!*Rl2Tv~Ip(!$Zl+M9^bU=Gw#|y)4s`6QnJ7=b&WRCm6&^R=8Lr5i|^X?swdTSAAXI
NLSUCNzKHwqm66NO88#zc$PFJRUpdMs4nCZ_6ok-YNot@55~WKD#NyTU~67?sD7r6XK*$;YENikuH#(V*NvPXcIY<cvu_n>^CXBh
CDtpOWt)GhB=as-`~dVnF#Oc(dI`tDySLUz?74i-T#-G_Rx0V64CCvPHD+2|Q=B)9ewLx18(MH#*G8k)Gm7_322({Xa`D%?9>s|P
dyx3~WL455CULy4*URqj2Yl*H;xerDY_)?D8a7;3sA=EZ-8s|WtzqW99w<Wfp@A9kQ@ImLyu&@79`8Jsl2pjK7BrJ>qP2ND`!lQi
b<C^pxxqX#B`y~BW#qYpH`;zgP|zawhouAB_i?Sc5q6nD19CIhr*S>j)V20o<CExjf)&P^4LhCGd<%FH=x7xZtyE0Vz<4AWNx}%0
hyTrH)alcwM0yw4F(ZRQguBGzZrm>{%ms!YaoJJ9IIV0n{P(ZwufLaHGm(&+sF%xnB}3%WLWLVVW4!&58AV+?&?bG~^Iw(5E<CTW
!`2VHa7Q4Rg-)?aY2&dgpL|&o)@}amUWbPo_#;H_H7&wj9WxPTtj3w^zd3D<EM%W=Z>_az_dW+R97q*=G<WvG7CUTASbsg0A@UfP
@WJUXW3K7KAf*>!?k!{BqJrlXhp{Ar1EEJnwb@XRV#UMd-P*@{g|;7yHE0S7%xg(XF%r+3JFX2tkru03)ejYVOAU`IrVd0eI>Z|A
w1fyY2RlG<V>$@9h%j}stPvAgN!&};z=!F3kSuyQxER8uQdAokrjPVZJosL;gK#%zUOu+cQ<t~z2lquZbY($B`_e@;75%n-E&QPf
ut&AxBK>f6i#@xKixsLOIzi$Rs}?W&#nSBYh88}!Sv76CJL5{cMVl$oam6Ke!;~*pvbsZ`w(&y=7BIvm5iJ5y{<-+`x?_g}-<s!`
iILAdV#D-9%ZwH($--2HKQQ3S2dVlC8!@IRay65@+sL&{xTUiZG3whB>5?RMib(8Bsh3zQMYo2K##$HdUi;Bk6LH#A)~&IBjwDyK
d524F`$l84&7I$>SHZl;Z!=N73eA1zU0z|DAu1Xg0wffZu{KFW40HIpiMoEiIydK=_8GUc-@PXv-rijfEq%QIKU?8m5w-Nz3QyzG
nvN8K>;6Yn?i?@Pk%EvkrjN|Eh@oZq|9im~{3S>FG^6BTkJ^U6nf?3z$VniHgv{U(!O(c}rez$F!3&6Jb@ozH70OM~G0s2KAMBQe
9yj`)x|ILb_0eZdGgql?0TQb?*e1*{z3cp(oEqN9iXx&4svK@qu-c0iS&YfN!}}q)7dX6V<8;la&^NNfBaR`xSy*a&vxyJjn=v;7
*_7vE1ZCQ)Yp4C&VhCEMhocK;+u~N1IYrzYfSF2wVLzVeVE1JPc<y&N)O4g82S5RH|MT~tNAMwA?$-pCg?3JtIz+(|Kjm*n%mRlB
Im>|s5u(|5GcF~YutG7tH@dLX>z#MtS;f<Wi%yE-s)R+NR}!~>gZ3lJ?`9aGkX?bowH=)tUdyc;;|ibjW*W0Z#X%KNXZcuD{j}E_
lQDPE&uRDTt_=t(kr;xoL{L#dY)^~rI}VR$jNF<`JU#93v+#e<%*^Mzndh_mR9@)`7E+qh+EsGxcOG6jQ8eG<A+O1c*p(+wArPqj
{Z-;!Q*7ua@D5Q{D;O*e_GGm&8(~PuR!YeS5Jj5|_oU-C;fcL{Gu}JGrvS87V5);F10$t6oAoR5S!)zuogNe2*KyhjQQ1W|a&A9I
iBvH8UGLe*&GV7P)^PDu(~%I+g)K~x2vW;UB_MWS<n$Zu7@RXn{0=7w0+D1!C@5??GG0wun1G{p+8b$5BsHcpqa8(wn=KG=6wyqC
MIls>O%zcT69tL_3`J35iW`P-GK$-qd&$k6%l@l#yq_m8=Z;=}dboGrl!BYI$t>3Px6@6`wXGDImoQP|hfY~{#Vr=Jw8GO)n{lKu
A8uKFr<SACnjVZAHyMy;>T2ybJ3P?VrSQ%!Xx5k-VWV7Rqb5naJqV!$T4p~JDRjnzD=F5i;LD^YTM;5Y(&e(cGekJMx*_}><{xkJ
KKk>YhZbBHJdeO1I8^x%kEz!<eZEYTbO_D4O0kGT^uFIttLF{|-)g>7H)S#6X5Op$Suqg#e)w`NJLqkV2`aGc-f+4pLoc(Iaj9+?
r3t~Zs<8zJ4h*}O8Kuh;#>^c(p>isds&FP2_GNZf_fb;#@V}gU!+HABim0mRxHpCLD_R52z`0b*fpELtjy%eY+f}<T%?#1J(!mlV
G><E;Io8Ab#H-u6gvPP9w|g@+8T#nklR!5dd`H)#uXkMNv!P@)L{GCmdpDbB)Ur>KKro>dj1)x^VpOv9ox_y^0Rrj&Q9zDe)Wi2>
t5zzHpPAjH$_06zWx+Gr`Qg-s&AhiXd-0=YkQH&>B>P9(Q){MEV2Q4Y-T5Pl5h{Bgrx8GJ=l>TJANl>So1(!)m6Dc<6js>ER8zOz
oi><e-;MCpcU|+SS`G!PTEWVel9nJ{#5v&+k|9c#Gfb=l1wbmH&vm&DuBfS-AXHG06N176>jZ{8;dUfE^T-lEmfM{>+-UQrdE`|x
f+GCs4>*N(7XpNvdB)Onu(05eH1o-qFAJ;J?d|pVDOx9PaovASV!yk`*5Hr0BHvL|xIiN=!LTHJU2KzUHV_S|(Ir4`qR;Dp^)CKd
m23WchupHUv96wR*}FKjz(xz=P&{>U5Job!NR7?3UrzMxJ!+6VI@6~E7-JR~%GPGENm|1tgb{T7h1La=N&VdfRYX{#f!0yZU>dfD
ETpPXLXlGqZUa@!l9DKT>PJb9Fpy%^`XHQOHKJ@72s*hhU=b9R5g`Jtbxv^MWmTnUIN<?RNYlr1=Rn`=M#elRVMN|UL=!0|sOxrl
e9xd?o)^C8T@fO*BzJOk^hj{kCytuioTB5Q(liiKEQk*v$+TO^3Ton%*FHZUE<GtyMx#sH(>~2<$lUG2`|T3x&$CGu+Hr~a{!xy&
6n%C(x-p;Vlha*bYE>tQG-tgY)T`+4G<O=4&sU9=#iGFRIE9SV!GT_<G>mDhqI6OvMLS+F)-D*50W7<SeE%bf6R9`5hlZ5<CPW1c
i714UvPy(1bHk2ITssAz?UQKH4KV|RDMoFEL`gexA0g+TbPUo2e<~9zkE|Z+8FP=A*~yab$543<&iT`@rua{B!N5oaA+7XNFAmBT
3X>TzP7K0LFj*A+_AtV*6fEh)AV^UPXh0#$k0Fj=rY~0+q|`)mF-oZ%#;$UK+<Ua;#)Xn68!V8jqY0E!xWx^p1<-H42T8UWIEkeH
RVT6YI)47k4m&;?dr#TnhqUoI)D)zZMGHmY<8t7*R-RWmI;AcO#CqJ(<!)W?mQirU24$A5H~r14?=p-@B=E~=2VBFO8Fs~HjtfN3
wV5!#i^scnecahc@k1ZS#>2~X7fzWpaWOjIjl%pvv2*_G4(zX8S;a|qAWsXo1I9>|uM)F3?H@db&#W`8n^zWi;;tJu3Q=`y%3}ia
BDzPlnOhgd{p0}ZLTFD)K^M!nLtfju9U-QCs-+o^vK8T!hZN&f+jUmIrcSJm{Gjp@F8k5T_R&1+d+afe=%|~6F_q=VmKBS(cH*Z9
-)?kx)ZP`EN}aJ{psFF#V+#bm-w#4?uxClayR_lyi;o(nX9g@)hMlvPp>l%N6*+S$DzMynwB-#Zh9prG>Cns-Evma_EO?Alg8`+g
<4E-NUA;r&c-p>5CqY4K(v@O6Xt>Sw&Tu@ZDkl}D+Bl}ovn+KRVwOEtjpwQ2uF!ScNa~$BO+DK)h{hB~ruTc*(>W03+m9-dO(osM
LEvn}<%Uhr5g}42uI|$rvBworSC(zsX%)*W1)X(FXDMEwu`$GLg?eW$F<`oD!=+{-%?U;s9+RgP(C~)`G@D(~XIV|U%l(?BlSs76
rrkP0!pfM~iVMd36Egd^9#d>i&pYS(e?I<*ql6|FFv0IZe0S?naa2_W>@#{)n5ax9w0x5>i)Hv+U3Y!-j7y)<<rBKf<d8VLN%=^T
pNN`)lEV95(V2W^w*a(DF`KF_WCA4j9zO4B%|+>hsKdF<W{&+m?KOp^(4JsqfJR3`J^SQmOVv!aN~=}jai%7E{=RVs8YKtzE<AHW
<UwLaFr!5yC6|#GsvQW|!vV{-FcR(E`_}#X<BnTKLBX;t5QOQxYBp*+6b17O&o=7KO%<RrLgs#6O0d6_aZXZ@`0&oQT`y7(t&Q*d
it>f;s`x{k2uiAvyue?B#b?lb-K||$`zE@7i8(-z7+u95r1$b+ACdP+&5CL*a~tz{{{I}-$xzl|?vU=6YxM7=G^IQ*-wLS?{`Fl+
J5Wa=fe??>^Bm;_c*Wx4)Mu~1;l-<a1(REfe|i+cg=>Cv6e5na!!a!us9f%^6z5xu)kzFu2D@ud%Bz{<#bAD&{Z`we+)Pg^_%4r3
uF$djikNWYLk(DSv<nrWrW%zORdM6QGY25saIA-0e+bgTG}YeEcflcPPVYKIQt(=^<D#3!UrFKbLo#U}qB&zSaHW5IbevN<1ZcYv
tCEPmUcYSfje2F|5SH+Z%<V%It?BI}-(DW0B2Q<<>Feka#I}X+-EjsqRu7Koa!)Xj%~xOVk92`Fw7WUMcz`h!_|eAXYRZ+g4!85N
^@q2AyXVGaT~n|dNRZ%4VZspeEEQcj?Ir}o@vIheU@QXwK92zZT?NX%Uq088$^1VZ0Jm`xlw$noxPjP6-Q0f$5=?oG%r6|ou`IC0
>o9{dV`Z#qQ*RPOFR7fZRE_i1Z06^vo|VO4(JSqx{`J}q@NU&=6Jl!nR!`#h<&ScllMxI|!zIPkng~R5)I-I_*bD1*n^ptx^WA+z
G+725$mgX8)->snaeYW@oR$F=VP=d~zSUuvOwV)rW>`PD?ErT<simnjTZIXPNZdg(7fFxy!e9pGodh^V7dUhS+*^ogE(bG57x)>r
)!e5j<fpS^34+tZ*oM-nT>dfubGaC+7S?Pb;H!%dt1T|}a04`j{p;gW?hJ@*u(pVe#a;#lgbl>Jk2na((4OWxk*%vszYf){1>g@E
E-v)ik*cOE%x_tyVe25sC5dD|MZ?Bux56Kk(M|K{!JjU=^PUo_`=jdVgzXfW+vu6+((Z_<33=T?6QAoku1iZQPc!P$$*jNizuvIx
k~Tgb+*J@UV84n!fG5I(7|sre^@w|_2x^ip2Ku2bT}UYk!z;`%j4yn$Et<ZQZFq-NS>8B$x;H-TZR*=Q*J&@`vZ3cnNP&qlkB)TF
1dpA++x<Fw@u6E2$UFxQhk0@Yj{OZ?pd*gvIMPH3O~dsa*5{6ZTA<niS1658(aXPHu%t_tq47uxo#`B$3z14Nk=j8Ns*QcsZTUgu
EHX5{c@5?pGmJAC*IqlEAa~^FrjE9kGiko&FpNl$XiBK1LPT@D95)`E?zmkv_uEQ})tQF(w@IMW55s2oDBhZ!GIDxd8988}x0hGL
x^-%Un%|@AoLEItgT5~r^lt8vNQUi^CjvGLIPT@^ocNmU>X|tg-`12^2i!sMC@Ny@&xCw7W24V&U7P17K2;eKp<S4ysx$<%C5*wO
(UWRf-8MyK>rD|*IQ>T;Baxu9flj|&`4<c;&0k-vgb&NEAvJc+-4A~Pm(4n_K29*wlmP_9RZ~b26qN!o_T~j!tnBR8V!7N`t5rsh
bVHO0&@P!QP=Uix<(4R0&IJ?JxzaPz^)y%!S#@+IZ_kC;`80x{v7NnTW{nH>@6P<^Bgr%)86e)nyQG?8$5@(kgENLrA)?irQpUmV
@oD~-r1g4@43u)Tb}3cTXKSg;&aeHbuKQiniK~%OlP$Fytnqpmm$8Slx;c*-*vPG1PzND`Srqw_@wsoK@bA|_HtlumT~Z)le<m2R
79eFX!`?yTV2ZP}oN)d2c&9tyNG{om3sL6!p1TmtNd!OrJ)B^1B;a7Me&|d9frcSafIG()B3su$i?MIlUQ#(ECCdeD6<`fBO*Dfd
lNzgZg=Hdc9jwenG9Rdf9w~<qMw;}TR@JZ*WEiy#;wF;yW?|KU45(fe^Ls+m4gxm8STf?SML>Yj4HZFu=pfD54Gem{-aF%ol-`dl
3NCLZCV?5ID4<1%$Oq(XoO8OIq~@47L`#@Ccj_2u+KMu%BAYhhp6}i>pijzhNV3tv1ew9mIBsO15ELw{u8Vdvo4q7sncl>k)bR1N
ObuiT((up}sfwXOAc0X-*6X9#+=SSx0g;|s6Rj`5-Tc0fqW?z?Z%$bnmC4ymCK29@hGauQ9CJ;<3_RsY2bwO}0K-NSp6;7-_#b`N
pFQg$;ZU#DXP~V)IjHX;$nU`FKK1`$qpg%z>o?fg$kjXR*&|abMN6;M0ley%bFz9?&&@l`N8D@LuUM_V>HOtLX{mD;$9(SUD`jN%
3(rBUd-teudwyAb($p0glHhptQ&)Jd_l_%zLI#Ov+FZRnHTXc9f4aDdTiFLw9zIp0ld_sMjgy5;QV4yuq|*x(w<=PCIq31HcS8c8
n<27(-vuKSzWz6AXh5fx$73H9+hVgDoI!4h_UZa|ykEEO%`bPbgQfpXS^${RDod10PE)&B$#DtYL?^1fk9DBPHKckeaVYwRV`E`L
G&X;m>G`84>FSz^0wQ@fe@Dt0>X<nvU#7{xgM!pogKetS7O=1_5X=Bg1(mLCnPAo!P1nx)*NFqfNgj^$T!xti&jzujkz03@JPCB)
%g^JTuKMMYOh`dUN*UL)n2-Sd+A6E!$B0Upu?dS`DOHBP^vTup<b`ZrCc5dPyo%xoIeaK4UrUybYy%Lcl(7nhCBCMAlOm^%uIbQ3
dQi3L(TK~95g!1g&Lr-8x3AY8FSrEs2#OB#0}aw*I9Z)sQfi8#?RQ-sA9Qia+$#P>+d^6rKKr+4nFOj7t(Ysin8*k8R(?C|q-6`W
AzW2KUka!i)5T`bzn+f9@KDLutCU!>Gbs7r5HnGWJHw3gBO;nLhDzP@)@FuOIXIkJMhz9&-s}oLqGBK?0!s{Un2i+!8iDm^5+Evf
W@Mr-n$$qBHAyuzuGFcs8y7}GDA#3O5aJ9;C8+P+?X(QPAM(w!yxB($MMdLjXsIF&&5PCYX?)q79TzSabk~PLM|VeJNNoRNf}Jyq
==EN=b8FH%5RgJY&(SwCT5s4Am3OX(it4}FkBZt+;Azow5o&F$5JG)v>ZLL2^heI)m&a-~H9teR1ar@tKHuem^bR7?Z>f{~BX2wX
KX|Vo4<Fs}+nCLJR?f?_YszhR)9P?lihVn<!9^IrP7?P~vlsK%aQ<zJ1vJ4lSzY*+k8h3t)4{H}xlwc+&eMwu(u948D+;7rJ?L;~
Xjo(#?et{F*ll56>MP+PHDpCnp=USc?CCqw!TO7M{n}2oe{dVN8#P?(pXj3OArWpK1MQ4GL(yB_D55Cpk?h!FI$480*mkoLLljU2
EI5<6Iv&JpMYfl7uAMafx9I#fu+S~*amEHGxiT~4%cXidf;7wR5R>M7p%3eBu_e9*79#~WV{&y~S~3Mkbo{im*x_>QxCMsfb0A!c
Aubp|*+IP(q2|F3uTf>9+lrkrimxx_;9#p)m&hw`skhT;LajnSoJ2QYk+RL0+DAHO6irK$K><-vy9q!=5Yfd=p|m5!`coTmo|VNI
Aq4j=7}j?1HnlTFM+k}n&_tL!p!=zQl*H0U{c+BB7iq-lR89UR+4m&Rr!i2JtfLp{>lWK}>g_|Go+l|zy3T$&s3-8%<Vp(FybC6^
B8rZ|$%h!U@~}d53n^`cdArY=wU3L*XoqzL8}HTceJi2NQAAbH*7PsnHf;BdNd|?g;37ck;eLYI-{;U$OKqC_FHH#0vNjP84nmpi
c#eCk%CYU+UL%<fAvq@KB#{NRJ7Ow3Lh>3Pko2k=gxt4`&1pmIFf4$jFH}n>`FKm|DGE1u0N8LCfxR37+AN*NpRe4g7!yyYKTkeh
J$g{;$agxlzI3RFuq{E@)F0Y{`unObP?tV>qaD-|$$y!Frr(8wl3FwQb$`y^lxm?Ws?U|mv^%bO#BZwdK%Q&5;J(-_%@r$8Ttdwc
li}h%InI0euvc1T%|zj~AQd{*d7-!I`zKkkzgT$!a@s7rSQc>stGJDy*^EfthUr`t3_B3<)rUO2{6^)mA5`%SglhxukUsxsJ>jX)
@@PQ8S)H;KB<ew;n7+qZ+wu4@^9eMOLUi?o7I#l6!>~MYR|yL1uJ}9h5bua>P<41DS>XZ*7wBSlwm%R=^9SNXAt12&xfw9Qo1vyP
<<8m0GIWPb&03d|z#0`%OiL$8bruF@B9&Rvu;K}V;jN`_&&XGy6PLoxe2}pKPl)O`8O;dXF75{Kw%~4Ci*NK=oU4Muw<!1~sgvxY
6)iQiL8$2y_qb)*1gz-XZ&J$PM<(W3Bjus76D$}T(BK}Uxe7FjDq#_g3{z8TvH~oF1yv@!RamHsrgUcjePk&XR$o|Hi@h-kCv_5d
%?IrUMMal-iZw*of#4;mLzQ4#CZZx^54;|ge>W2GzdO>o@tZ}pMPd!PNa9GAa|zXnvP`favXkR%RUyY@E9XEY5?iuE$4)V31Dqkh
t9NajKGrv_VI=?nNXi#>qj{(WhdX<V1Mo=TzElN>kB88N#RHQ<D_)Kq|8b|Py6)QI?{DmEGSJ`O)W7Y?1+NY^uM(wiArI}x8ZdM;
k`Y1>f-L;Jm`(cLXV9|($YK~nm;>tx{qV|CAt<x&HhdX6*ipnJ#QG{Hkry?spJLMytYeSUma%La5OE3F1QQX6Oy;L^Pl;qaO^4FE
wd?j$Ne4uw-^ar*By}_`$cgT~1PCI4xvZ_Bao*z9Mr{8hLSQN!rRbGXG;t;3fzwyvHlt`BoyIwku7N3}htRW_W=0!6tJZ5gJFp;w
V4XXGstd$|s-D$Y9+$5A8}De#5I%(3Vvxyq{mb@3^Ix@P=u2ay4W@vQMNuLi$yO{(`0WOv9gRFZUO^UBdN^4?KP0<Lk~OI36gQWn
L)W*S)v0Qd*1FT06`EHv5Qn_PqB%IDs!PgKDV)yzUL;%GCxU7s>LSO7<MFk~zWw^^9uA4WCeJpp;Lw;7YPsP=l&QIK1Q1;+o>YR{
Hc8>K^cv1mmDP@3!x+3LaN7<ne^BW$OacxINgMgR0MI=EY+}2@I6%&2&l!Y<nWzS#(1`%fH!S6g(s!${cfb}pDLO;B1FH;XGET-$
r~3|NLLpXnI<`<XmKV#fGN|jys{>G#Rd^>{c$g5}aA93OIRBnN4m3$L=~w~7CE`+T4<_${I8>8{8s<|>1(-VZXGlr5yUWUIL|&4X
>F|+4ak;*~$Vb3aYM^s(IIMu;Gs+#-UW4vF`9g&vjZ^GVA_0WX;TJ6KT~`s8dKq@g8NMlePCZ!8wo1WbZ`T@lYppIVL|GGu2TD7<
gGdnxCU9N?07P*A&X%Ff#@A%%C!jQtZ%dh0w`wfhEE`IR4us(eFryG)%h$gafiRj3TCS6)eC9xgG`$~OTt5HrwLY)Uo`71J83h+|
+)VZgW$~>V5UnnnfM9A>_I2M`x3lp<-Y`5Cw}^5zk0jZ+9#>3q#1rQ9)Q1EJ8aQz9GU1?@Kv2{WH4p%aotVr>wPw=N=}YQ-Wu)nA
OBr-(3PP99(Ra{a5%33L(w`{mzi&F;{&`+6J%~1SfmU&~hUq$}GuD;zm%7^S-5tPE5X<6<fFq_BnN=DD%|H!~YG}ahpt0OC^s?%n
-);I5b};Q=Spyhu^32t??3sG_c*)O3xv>*GV4NJgv86^lvRu{Kx_4Ahp`63*TIm80=~>!K@Ac1%1s<Dy3WyTTqC)^_YZf{gdPo4#
J10ap!m*AN>01C_rxZCLNES85fLxDd!g)MZ;wuv@1ZpF5psl2m3lTs<3icGQ5G9G2^ZsJK7|lUZRm`A79!)2od(jrMj7a{8YvtLW
#{XN@ui<(^4VEBS3dsvD1qE75)%m(&(Xm5fo4gkIwhi7zw9`(A(bXOyeLILQb~HCJI#C%R8OTB)tl0=gk`Aaq(zqhxM6@sqZt)eQ
+`EVExvIizdSUG)O1VR4dq)**6i!V<zmj@Ox;0T>@SxmyDFo5up{sApMnol^Pi1x!p#-?dHMN@oq_f92cJa_EaH=T06>|f;juv`D
4Op64v}3OA1ePbYW0;-8hPH2k&6IRQkRrF)+*+yRXfrf{Hm^vO)J))9U()s$5C~nhiHTy`5YRBgs2Wb1P*h!r2he>>owzuzhZxI;
T}?-MyVdBU3xHa86d8K}fD&{n1;|AhuA67U4vbWNjh{0tqw_^-;;Jui%SYjRHl(&?#=F{SicCk(iU=HWo-mAyp+%vzht?W^mH!<M
p!}MR4}||NkF6p)^{iebB$7ezFYo9xs@3o_W44x{Gu87N$$=0KaOI*M@imxL0)n#xZci7x-jpzMd5;rZeX&sI=MP8;2&X;OrqmT0
HT-E7l0`Y<#+4My247-BCgTpA5@~Ha90zFtu#?C3?VNnNXKbA>4Sy<YOnAlA_f{xq46~m1UQ)}th<KZG8r}MsrY%EBVMoQqH9^WK
$@o3swzr^}ykxu?b5a~)6xJJAoELWp_m)}0%ag9=+uvLBFBe0}k$o(xJSCLs;l;ga#8Ld}@(k$~9juFUBbA|5#99;L-s|sq!=KB}
`F`JyGhVHVf+{MB=32^vck&v@)Un(9Iv=l@!2D-lWND}4t?IR5#0G<th>lF5bk*cq#mo#8`cORHVwHLjqOr3PvD|4AZRMV@)y(CL
Er>o-i=`M-G?0_02n1?gb=OytE1km)u+)};X;o+%Kz=vr?%5dcid`|UoT=AQBc*gSd%sgn=rOpEMq-xRTzapm7^)c*1Uo*MC!@Iq
j-xE9=6h!Pzm1hy#i_TH!rfyjtaDnn?G~aeR+}9%HZ`%RjM;MOwUIo=Hp>T1hA=f|vhzB(=!ZXF#}wart_H3x8^0$5EJX?Bh}yZX
0aikViIjHi!J<up78EU^530D@PPHwT+*b^ON8Un+7=Zaf6MFqwWZ?yb(kG<OG(v*K5ISHKU@<KC*Y)4Hvq#I;gQ!$OSX1VKGeDjb
0`CvKHaQj3O*;U_EO+BWqbqa^0jzLfp>=uY=dT@ba#dJo&p!LuWxg;}ml8hf*EnM5tb)1Lp?P(;q;fhPJmy~29GxIl6;oAUs6<=e
mKUM4MmnSiQ1Y|O?&)1=wJr$@QfUoSY`nXn`B<n?B}1TW!^S<pjZvWjuB20GVqCR8_O;+guS!70K0p8_I@(@<Bp_u}yJo3}w&ugd
?|J@uXx~g9$mvi!?O8MkW*Bish`l&LQB}gGoMrRbLCmk=z0EDZY$D*7g6`PcqvURPYV6q{-)qY~_+L;mK{_1XniUNp#LkjUaHO^@
ptUiFWJO5vYiDXVXth!M=rS#Z=U#Qi+TPyv1=Phj_FmoNzHDbE*~mMynd>);cY24I?7O;`e!RG?Q%z!56E5cguJq{%-v!TJ-Pm!l
(Y+*JXd}9{c?szf@pg}d3K$uI^H+J1H6766D1n|vC7rxjy{ghNRo&`+?y7n=bs<l|yQ5EM*VRGZuwv(=u647fSiIFccs+Z->|u$f
`qJ59S587K6+nm}jx)~xkL}N|Up=S4mn^;z!@!yX^xD-|W8-{Pe0Y`<kAHvg<rXB3F{Rgi%`Dn(_b^3lFS<|oya3*GDD6$epA)@t
qu26W+!mHj3-7WJC)h?S{yzs(=gw!Dzm;8v&PfD}8A8ghRyVMM!!(B4>TlCPxoR_e8#p-DQvtaIYFdp#1Pym1e9#EEWOCbD2d2x;
oThs1Lee$Y7|%+QS=QCpt?)2lk}*1Q78{nZe4B&hawvrf9y{62({`@(^Y8F}VX6@gQRufejmzq)?7_iCA!$@+I#MelgQt%^y@^3_
C}UFv2wOWKa!43_!-;_m9E-RQDy5;-sO>WicC5mv6);?mnCob!NU?SnSujiG!bv9ldDk6z8_PDzy_VDwm(O=mF0$(V8Wn~5PiQ?+
u<0+%eB$H~XOA4Yy>gD2!+|7_2v!v4@Enj!9MaOFQb1UuHgN94o-wNkex#%^#*`7Rx&Q@$@wy;*SajS&V!$E+A*vE2fKdaa+3^&W
p3hbhnjNTAf&7!hCyP)qp7}{>dz)~<Jy4%lXBU%l(P?OjE*xBA7n@jDLOKvK;WKTGMnubMBA0R4#!zhyX;BRfSd!<W@27M{SkTR3
+`(H%jG;|P(}N-kAdwPTizjv$#GpZF!>)5{TE$zk4W=cFrlb1urA+S%p*Ju@o;^=~-x~GT^6&5W=g*FF*i>M!V92s4BhjojO3eZ2
&F%GiI;$zZQYf71yR|{Qh?2p`;U-}ql>=hw=Ven#sHVLi0E-VB<FBjP;q`biWy(v~07^d)%et{=#cEYr2bSpwdn5>=jffJcq%rbc
4qatcSixYfUJ~2R_lA!d#)6LR-86<9*<Dh(tBP9IEcayc?K^YqU(x!30L3BHDqC7^CJhxRqv<h*nsZI<>v%L27L^+thoN@&mo)h1
@?%OMeiGi^Grh*UR_D8mQ*NQ^n3SX#7yC1A)xPly$f^P%HmjL=W5!6!bn1S%$dYWeYC)A^Dm;IfgTu^%xfRHnR77Q?+%d<{igDO*
>Ta<bo}?vBrAeX9uQ1}33~NgH_ppwo{U|fj4BJ*PJL-psg}0~?#g)_IUgW_RK~_QKr6|5kfl^YPu+tHibi?@k^mv&~Lw)nyCfE>J
vs8)-D2X}i9Tg?4aFv*XPWUDUYV5+Vx+>!Ls%yyvt3BfI1{vIk_+bxMLBiJh@?K%U{<ISvR-)UZq_pjG(#E)|fG%4y=~YD1<R{U>
<{oH51RI@~>n_$^$rmMs9HhJ%rbZ!qYNMODnCWpNNKGeSJu6yWk0dQfR2v|Sl1`{$P&p$81@hoj+mN=7A!2D~6Qd;E77fApsj53g
A1i%f<`9AVHdVfuk4rdh4O`JU%-WGBeW$FqW$~pBrVEhCoj7vRLI|Xv#sXk1*$d-A*C~}wI@HnW1Pc-kws(7sky@Ri*05Ap=Xdv+
wWNA083RP^?2ZNRIk-N|uc@o6TrC#o-#?A{>75zc#1aL?bgem)>la}IkXIErtTi85aSrCHW=|U|@~5w)dP=@kmCB=`1!KO@w*{Nn
u;KHgrn+V<2y0ZcX<9;zzjc73AcOTGeV}rz@=<LSzR!l9(c|&3u7H6U2MD<tqM%VO)64GD>bLJ0Klc9E<vWsIpz8_=Z)-~3fr<)2
c<*k`ALUmh5-Mbuvz#UpK4l#7Q`0@yfZn}t@HLU|e8cFZ=&Aj-UafYbxSKLA;6P!XS)s)*Y+MQuYlAdSc0t^8xUl4bJuV#LWgElV
N3rH(7OnhMUczWR_M>TrtxhNE%f^yj?U{ediOH+;&kXH4X4D{AQDfCvr?<gY%NskFWSJQCCV~lXYC@GkRX3|nk2(R6;U(cjH`=-k
`FAdx|9&kVkDm>mfob`7=+qsDKUa)ciaPNW){#xr>sJTmQ0T$v_U}5#d8&|6%0fs>(a@d~fcJKM3ki=}8kcV$U4^}f6Rmn!$A5QE
oT%Ja=LMzEfX-P6agO+wCDyZkD2h55{Te`|NOmq=-$bFT?_?kVpXgwt^L;H=DYlUYpeQ{czPxeq*F=HOU1um+=W;fbI)Bo6A)8vc
*xHX05Qoh$&ReSN_5TjLn-S@iO!dcpHNH}Bb9n$%Vt4+F+ATG3n5yM5kknj4R7rQ#hwa6El9j(H`tg0(cs$PwN(~^&H_J{B7con(
<Az0Mw$o;g9=L(hPC2dBqg%`JokObFsHaErL2(YRok>>@jK=%(ooW5-$@a=)151*z_xK2<FyZf}E|lOO0)<Ni+ED>V8j5vp_s7LG
7w|>)XVl(~jqE)uN{nTGiilSor)gR7)lDYQHu%D^SaNWWuN;nXqGYep{Bcl(CC;x|I<wEvcw(<QfY(?N71{_0{A|3NeERBLat&pw
<UM4beWd1n#C(T-+m=3d^!xko{|@O6R1`sD74UkeiN@LG$p{i_=d7IrDVAIXQUoNyZ!~aUE+kees>AKo8QxL5-qE<v(eGyrzQ+3N
UmdN2?!^EC8#v<*)qtp+9nGyHHXw|uYcPBb`QWOIK<BgGoU!tUa+<1CUX}i?j1YROV_@^H6|^bRt(`@;>7!U}*!=vUV_jZ^Z_kc*
o1ST00w-IRVB{Pi7NXd-_`OHIe4IfAlfnnBwwwTOptx~F9L8h_|2aUjo*9Lm9{-qbRl+^O^nJNoS<<|Yq)-4j_fS+3Y6fcd%R7)R
Yt;p1FWZpX`{G>npn56SW}_SoiOn)#jR=QoZ%g*q&wkqD8TAdC1q(<cVmlg;0HV~r3~n(qDx80gGb@UOn8v$x&$KM{u`1ef*>(w`
z9>MropZfk5`cF{<;wGn8WJ{k?$<{3y&9Lko-nm?i@z5IUMc5fN%zjW$}bTeFPep#0pyjlZk;XWNZG%RG2w-cn_F+50Jj%+8guSf
zKUw7OAwHBimm5d_WGlhrb7ACm!?7pk+~d~>dVLceEjz)%ICjc=M(GwU2~x7=hSKDW?|Xw=xm|7i$^&)mvy9rnhr%(;`8Y@asQO=
mLw}&+JoxG_H41W7nx#4T*6(dyNS5ODH#WH-No`%I}AZ+rXkX?9c|@_=$*!^uc$$Le5uEgBAL8|s1H?=deC#E{t&TNA_|XoG}ElP
4#=@ssv^Y}Pxubc8`<UQJ7<T_$D<$|s{tTy_VLZ)`m|p~R%1SGcjLM}x$9cg2^(m&NVsB66$MfRm?D&@(%x26Y=+5iW{CNk;WE(v
P6p&b8)$$#v@=w}UEA#l(R=VMdJEdqrxXIG9crc|5H=_G%MaR%pJ@dHq;;Qve?M#MmSn)QK}3+o@wZK$qbOfS#)v@|1|J|Zai+e$
T@Axh4CvU}6k!r{Eje=ErnkL&jRys(dl}uB&PkeO*`0DQ1MB;obc;~462Mxh3Jn3+ep=9l?~f|!qe1}t=lQK)=kv<y?lWd=PO3xD
k69M4E}1uO31<_)09dty1|R}V4Ft+klLG;q4QEcdb_N=QiOMWe5lB^QD3t{RkpNi=GO=KcI7wLz`g-tdUpl*Ct4(lb+rFXzTuIS(
nr4cZGUBM;=v@6e!FGNV-rwi7bq^-`V_v|A#}AIT%qnYVZ-RCQ9{Ru!el{?ezZ56chhpkpC=G!rE`mhd6^&+0O9D|zTGp5>1_%^d
rWmD+fy!-2kqxI(<>8o;YtkZKw<xqft6RF+c%5yNdmZ{Acwx03x1P9(w&ltN^Lq+JLtp=(MFU?KNe00HW?k$-t@+Wx*w2S2(?@#N
?p=o<EttOz*jp2{v=df{SRq?kLIpWLiw&s}Yhdb;eiI5}KFsM-M!o%RRCE}Ss=Ml}&Lb%7GkNdwuUrrzRU2oWeXnY*8Qb9<F<;ZE
>yBkwXlVBp*@QaS80xl~ta6ET=@_o;an{wL2sI4{#q*g@^7%Mdp(W>v$;c>-Pc~6J4VxK!U*m;3<9!-187PqOlcFo&A{h7$tRUKU
yb(DEE-5+D#9BNDe0S@1Z?5?FZdFC|x%<;ar^=xPkaydyLDoJXPDoOy#w0N>=eQ}yolfR|pL&vB9r*WO%I_r9I*;+z@q;&88(wLe
c;1;m<J8fuIM^|plHYr@MDZR?&n<sKUUV;<>dFY3x_r{S3>4aH)2>aP^PRe0Xs&zi{b2FZRFS-$sEjh3NgP)#1SF5=*PT}mZ%bpp
8QkBdTDQvJZhF+T)Wn5t5w8v^#xYEKP44jC(BnDGxQOF>Zi%w83`LTYQ(H$}=HN1ro5}>`t9Zj_yC(w<H#UtzDI`M@&39`c<M5Ns
PYdLaDUrB`U8|5i{#E&YJy-457+Q*PIzk9)6BDW0Gh)E8BSMKIWNHIfXM23%UBLE|5PM#)$&l?-w|BX8XsZ;hAkMpi-u~DQjv@2E
d1Wi)sy!YL*PK10!@;7KjH*MgZj42=3|z!X>T^Br;=&z%oALPU^3DRJsS-wI_Xk5wU(%)<nKT>Ee<$0hruDJO8nFx~BZoe;wrY~Z
66h0E^Gb@Hu)1Ot%XQZ9x)l9&o-}3VRo}(?>)z}Z$@u#4_|!yC-O=th(Bm9JC%TNTSi$+|iF2*Zfop4o288%j0Lz39B|AN<N=7D<
l8vGnA|>k3v=(lW0_0h0?b7)fucuZD?|K072KlG8ECx^rpg-QKt5=J97Fp9I#5f}EAb`9^GqMPg-lXN>*mxKjK^-Lk;UEcZvbtvP
a!-~qghIPh1qzLux{%ztw@;^kZ`r`<ueW+|A0^KE$Y%MrW3ts0MMe3{EiQ7pmS7|>Ncv?+u$|d^&d4j#aWSvltNIt^fr_P`chL2P
It8YJKWFm!=vjgfYR;^o(mT(HJ-%5LRlCZ(!sy{ZhfXm`rzoR_D0zBQt}ld1DJrHk4`#Upj)@$`4=S2HuSluXQs|7+((EABg%0EZ
<*>ZuCywo3i}=u4tMgx__{~Lx&@3|%N`gk@3hF3lj<Ma{19aM5&EdK%ii;GHf&%aI-zFk&5GoPslj!LtuU`06d@JefeJ>Q9??~s5
_d~88D05NXDm7M7;--rh5m6QqA;UN_?e8>b=V8Y^EEoE*=RW#A!h*!-KN>MP9igq$=i2UmU3nzoS}QpgrAM}2VO&-1Mt0P}zp}Kr
6tbo5qJT6g;_fg{YwGu{qS>4Br*`o8IlTn#^xlTlR6t$R3s#e79mdaxz8)YY<#?u0v7yes97QXp@D556CAFr~9FYN5rU(N@&}u1i
f*7<`sAlt3#Taj<gh;?nF{hrjifM~x6ut`tI7?gPy?`k#0d7X}(nMWneTPB^I*V&jxf*F3uyp!Fu-VZBXm4azi+4{@me+THuSLfe
#SGZ$ZApP}Vxwb$Ys3g>D8}s0ESb_B#E}n9*moE#CfsP?M`5oRuPW5AwGaWw)xM2}B=p-(V($c+6!+gfwXG}F44Y#@?H`wQ*hHy1
vao|A8C_iM6e1>fitSf4R7^7vpuDt=>!uAKunq{bGIpv0cs^KV&Oy_Q%Tjg6ex9?Q0MXu=01-31k})Btd8doF4Tds0ES!3eHwgK>
2>(0$j&(WlO{GKWw(Nq<l(a!c8_y@502SDl%0x&eS6ay`W9N>xYKqDx2#-ePM)Wq>DD>o^s1==bD_>5bWmu6q$iIdr+<5v6YlhIl
adyv02=oLv!yx>n^-^7jG9%ZHdhdzXf1dQsC1pWRzG8|hWG$_>C?-sbRJ=kiBC#P<>WDT23RR`64ZJyW9{tV^d>Mh=`1osEvif6>
K0pkS16{;kY~cZXU8__Y<_<_`Q0xb6Jt3gJBfn44*yjsgiM9f^xT%e$4qf`S2mlIM>EWgafTd}IGS8;&#r=B=N(7KaN^B|{+K=oR
M4|z`*tofRUhXiE%N84Ja6q&J7zYQARK;m$aT9jH6cMF`O*1nGAz}v$A??}2+?F?H^)SKG@GlI715?mpfZhT^C^eU@v7Y*)0<1JH
DOYaxg%y$LL^V@#@z5+I=ezm$%{%PzHPlGhq$}wbea385Z6RAHmSjG4^ptnX?iI<p*to1}yQ)>u?Rnmp6rvV|au|$jd@kc#Sozc|
r^hcB(xrsm>bH=v?&7h61|!ApSlwG*_==Fg43bYRTs4RS&NGDYEN>l%)X0!3Lt=QwXCd&}<XW&0rZV@|d%8#j0cNbQ-nSb=SiLbp
ydWi-)xAV0Lcmcrl#2*?KlgbcoE=MZBgBUDi@XD%;p~7aIz@5EEN#mn4&oZ73CTA5odW&AdY!299X?+U-+euMxOz3M;x`Pl6<D5C
T&6hdEJTg{otfz$u=jo$f@RG@=<V{|kDTi~s2jW2-<f}~4OK~1S?Wk}9<hx4BQ~|VB1sr8SV29y)@E8@Kyj>%4#$zKP*sJFg^dt7
Ne3nB2&V0BWJQGlyCm+HknyGIz~@<;HcmYNfdgGR4_*BFb=2UHHk^wfcN)$(3+udVXpG%KL@R&^W+a><mx9+opY7G!g|Jv!*aKmS
5Y;rmjlM4kf*>M0^?flpi#P(oITSg*GjldX2zfwQpoo3@p5H(2_`c0k;~aYzK5Q3Fu>DZjcHdg;!aQ%JSG!T?5X5(pfIwnyBd!yP
zcL1;N`aww<+`~CF!-a=j&`b4&EGU@hWz;rE`Y9w09XtZbR4TMIpr1KL4f>$AmCB&05~S;fH;u(uM}<suo+p`5nW~BUiMaz5~9Ru
rv3GD+XZpB!`WQp?YNQdj>YqOH%^jC1mTdbVUlj1{`%B_^HELv@6dB<c@T)9Y?fkGxRf7v4tw^bNReJlY$$-u>O+%Is4no=ANwsf
ruA0Zrs{(ON=}yu11!O3yr9?;m|sBw?X%G7Fe4fyf|_fnG@uop9Ar{2*FG4nu+LQ(sMz{&_S{Id&zawSXxxJXj8gS^dfCAT0yECy
ic|Mewcti{uo=DaE#Jzu6|moZpJ9^7gPwNI(UMBam02{!49fuLtjI6=y}gfP_0>Hm_9sK|>o2E`=-<A>-@7KoL=lMmx+LGG`92@=
W?&nEdjsr1q&+`^aB6oVL?AATL&4deC}>PeZ#@6iHqc5a<7RK+|4e}bPC@{XgaUSO?Ixc3vuyg^=kKzW$3}3x;NCb%!)q7LH@Xm1
1o2P`g%m;r2mw=#{=EPP>ij;RR{Ou=Z=p`TY2R^wQ>xjEGk$~N!y>;|wE*loYKNbMc|*U1`AYyihr55IV)q3PQ;(Jw^FQgsFfQ%R
KkFge#IXAd37Z{#weITZJUQ>hci^ZoD+<W6cyyk>xnmN+$K7NE7H*R66@c2|a!s~?64Bk>Id<FMv`qe*`iHBP|7Yn-gYMzR;{}2c
fL}H-5lKv$iNRWfPi#I$msO}1Ee#axLDMyghOjKvCEddtChxY{>G9%j9A|r~`=!)xdvX_NHK$kWgWIn?0dD%s0w-=Hy15238;MnX
c)<IjtEFGqhduR-nPZn~FxBdr+F<IIDf+w3T&-tmq3t2HiQ6=tr!Kd0+x>3xy2k|{*#|;8yiaVFoh4m*du$&bk?Ux|(?y_&kWn;T
y5haaX827K1djP3{X3n-(igtW%z>UWH$9R=-BafCgy{|l0uIHbf$jg>1k^f>2)>HQ%&(ZuK7uI*7bRxG`a5%5djOjyr*asm)oJ|i
&T8KO(cEVK7)J2o#jHyun1TqQc@ok#3Egp>9GEypqy4^y9DY=)tVLFt>+|2;y>!~W57h`nU-mtl-JBw#2#Q*!`9S;jxBk|3+DfOk
!82bfo``Ggb{_NZKN@e@hfj21>{t@zkH6mA4)gZ?Lx<q*?6i)S?t85>#6E_RKceEHA~(TmCLZF<36|<+sL;J$5oY%O-p$?Ed|%b|
_eBjPhp<u8#%@|e%g_46d(Yu`5p`lI#_viksu6LoAz#0iVdLSN_igRB&qn+U#})XJX^RM?iXv{1YlOlsoVXNVJ%xZAh!F_e&HG_X
XA4typJeTrvxKQ@r8S~9+1Sk`@itguKm?Kq(!#*K#;X#`$RZoKxd^z)3Iz~MHHM3$6xr|Wv{Gu7LKQm)lVPms3Tv_-OmB5SM!MTZ
4RXK-)Hx!VE+WZR&_`b5+V*Y4%7({`o@jcrYiVohLsL90#0a;o+=1*Oh5OYF%UzHNdI8_vsrTU4ihQnznOXduavCT{h)3j*fta{4
EVDg2XvBw(ecM76jjDPXEpAUp&^G#+CJsRZZ_bC$P^{y8Il5%*GKMi@a><6JRKx0R2u^|Ak<Cd8$Uz=_l%z<3UfKxHE02MVwoYV(
(145FhXMvEfft}t()@bp?Fj^Js+vm%?;stcaDN*Jmn)q*y<M(v3EqmY+xorU{O*pkJA4VNS91V)sqMZdfKcNNX^X>`o{GRWHbO^`
=F-G?dkF9ObiZdu@ZA*~UuUjeV%vrj$pD?*CVKko!aMyHNbmEY#mHBhRm9dFq?jtO{;?7Z2Ow5!#<84ors<B@RvSwyFB9RGOT9X8
?B`=@Wz~pG69Ne$`(R&dvexSC!4TfGq?i<r`C;nDjpQC5@S5F4aK^VJII?z+i%W=H^FXgYi|I4whR~{rk$lpK!IzAqTf<aQDNHkZ
*1OTJZ+s=R#v~>n5=cah1QbzGh2vSl<nKJ|uC-XQbu;TO!-KCOPcZ`cgd}@KXhvbf)mH&QIxFIvdd;y_y)67tP&Sg~v^1(1j&-2Z
R>SMF#KndLIQHJ+K_sBGkh4*F5kfGFz_2ocR*1vrtWKwY)VOof-x2ui)6wz0wcNjYV>^YXZHN-l;dvSx<5S7u(7ySImt4sC`EE6$
zdMJaXw~Z>%T08XU#FCz84%lx4!~fLLA&jSy9(uep(m5c>oI-Z;gt^byv^O5+_i&iOJG*!FCid6ig=v!oP`WvjZ94+4$3Pv85Np#
dk{^MoU$cvwwaleLAKuk-_F^(z7@Me<2=kDBM#i6?;(gr@seKK3bHnu!&(6c6anVR#<8XASm1LZfNo}lX$TTWH{Q*1MMj`(G<yw#
xVIA^M#v7m`QImE!8^mDQTIUC)`}23<`X4GlQQ`RyaX{<;d38~;2A#LeM2qk$esNBedZc;PRmyAT0aQPN~%A2V5WSq`kChU<=MHD
PA^gmgKP`l^&s%DmVz`a<0Ku`AXJs}c-S6WfxBhvmqwr}%EOrYoduqsODN+R<Ts@UDbYL+b&=l6u+0FtFT3C^7S)_-*iQZ3e_y_I
e}~X@M>X%P326Wz@$~udCxnAlm`HxR*A~}5rC&8H70;P+KJvXm_X)o<D_^l1UrqPZikIo9LzQK8hrL-YB%&0A8qUmva2~m%R~DeV
ax(KEJNLx*@2&(inIXHd5uIB)wt%06*BauQ$uCT1)-ggCVpKW54@VaBHRvg9G8>c0=~oz+RWs0>ByuZ@R{={iH#0{<2QaK?t71v8
dm1PsC?9R=?@@}uB{-~LU=BrwK($lC9E}8DN=SSLwN?QKi)M}IQ^iunX<DWxs(vK9ZCu^M6{@iYqlT+hy}9eHas2u7^g0aMnPp>@
d(1zkra?5O&)m-u95>|X*~-udzdw$_-_-LuCt25tJNGnM^V#HhVcHlW_DUe<@JvE2ko4yUjL=>+C`!{h+f!21c2_b)@JS>aQ2n-(
w7E@jS4km*J(oITOKX`gg9SSg->$fgIX#B2rmvZZp?zUchfk^}xRHen!*GEKi&<&F_6WGnj)L%vazGBa%MB<w-p#Tc2?s{C(8=}S
Z1l2L=**qX%?rZLxxKZpgRSe%-uNTcwXW1iU8V1`=)1wTKWy|Z(sb*6L+@5JRz0i+<~q9Kmn62pgbC0CPNz1*%ZE<-!@wDLaCR^b
64;5Ru=KiPb;a4Qn80+@2Oypzai*8jO9gA=dRKZYFvW^Ug2W?4^WT$CVy$OVj?cc@+~>bmDU;SS;SuH)jUq-^O<DBFfuU<ouB}6S
T9yIEgC(ge2tjGb`6`LB!Fm##Nuy2|G9SF<+Vy&i(4$X)Nt~)?HeqQoy+fPB)16<Gry}5+!}B!C#xB#SGk3(kJMX)kXX4b)UD5M;
Ma?ZQ7Vh(w2d^)-DP+iE!r=lC7o@!j2Ge9KwBHs|Ho5_OwLPyH`EH(G5co=^MO|VZGsKvj_?)q_qtHQSz$CIlqTW5m9^u?0y)6>#
?k8s*d*Yg~q1wr;T0$rn7TG2;6GK*zL)qendDDt)=Y?pv+{4@iPbxiVnN5WD4$vqlGHWWgK3eCsi$F&gBI$OOY`J~@S4_jKmW?1a
Mk=G_x}G)kO?<qk9L)9V7<#k9E|G6FXgavL4*=G)o0?XeB*w)83<LnhwmF$#MP8032uFcyP)*{wj2O2^aZ(NJH#N4~>iY*mn7Dmg
$5+q}07~r#BJYT#I!6F#Ur(ZI))IFoJFTA)HuX5^TA!K)@Aw(1Ejz{$@S(+p$Pz@Z1x&lMq3ok?y)MJ3kvT$!z}DkF<Z&&cBDF-0
w{|iwrGvawHM-b1EjnHnRJTE&o7vfS*n#>A{^_BqD<^^&A&SZpDSjPK)6?t|52(&|S>h>NmMQhJQ57|s8cg%6cf?PY_rSGDBNot7
;z|V=3B*31A>LmOLvfSS;JNU+fuea&uegs_)y4TDrWei#T{dEf=?AsF{3|=J%i(kOd<T1B1H^3+prdX!$qq?Iq!J({%Av%e!~qjk
h4oD+aVs;W-D7`CLv7V&eeZM0sdGA=a^~TtxdO0w%$wB&d)JKf(bWy6GA$A|+K@<B_u<hH)VzjY7w+dp^?Gwf=kyA`yo?rdixh0a
May1y6>;-dR)P)6)YDMpyAd3t0EfZ=IcvvJfw(6;I9gacgM+pJ8s{A~7dQ+-6+s-7K*D=;$)i=l(!vCgz`*Hu5f#^GsevW$kSVUY
(KfmkY!v%QP}9Xn2T!<{<DluL&HUvq&z&1QcuSRx)h&8Pgu21{MAPYFu%B;|Q!w35#dhf{q*@X2U6>bW7{#f655I;6_UntUoi_fK
mr5IGv_)bW;FQ&l_-WYCyCRA{&FV3~6oMmLyHwomP_!b(u#)9{USQb_Vxnu>E!X<2RSh_LrKv84+6q)f2Fk(`vY-*OqAY6lwWosd
E;Ctiv|^AAP^I^o5R#H29p_A_@RccAuIERDZTTu{I?ui8!C#}CK5lbz-@%uxzP}3&KWuZYiN0eWXz*4|eJ-HVc{B0M-xuVM)YyyU
Pi>XtT_9^~2ysclEUQHpwWpXZbD+J0<40=(8l@O<oGBQZ3qUe8yAdq-!)CL+@LjDZOeeh1L&R&Wj8ek7SwP0mVj4o&x$v&rO>P|x
j0m$(8Wditx`vnCd#zkhU{JM*D}s7Bpo9go(3lWK>!aY2;j_3kL>kkWkg=Y9vhjMhnOhcpw6=!K699A=8iNNk={K!_qzv3gtl{GX
K&mAY3cPh{h#uW4`ZkMFMw$ZooJuXK9;<a{#GK>X^z)PE_E(9ffr+#_UQQG8N7zQe13AtJRS(Mh^(UD6l>3B1K(byUfv7})T1xeG
<&*Dpc&<kH7&nx6r*A4=K@=9Sg)>!=U8tD@OBXd<`gz(lsszy81q$<TAraR%H&KO(?Mhb^vPsxnE5N2rjLfKd$-Sa7o~c?MA0(29
e3yy};?Zo@xfNHSweO74VCM9U8Vf2`%OV5qY+?~uCa73huu-(hp6*k<Rc4$@iJkf1tlAFOX!4PsUlOwj!KrY#G5QtcZ=v76%hLCM
7H@)n<Z*}{s5$Q1v%(vUi;8W@^{q`EkmUlVHMpR64p|m%K#j{hpvvZLtInLFw(zS|?vrj+Ux7<bf+G9fGf)Bxs+;N)j(tTm-hgyD
BbCmbc#1%v|Fh9A==<LON`mmx6pRKkL#FQ^;QjmpNZchLi*(%VIq20q^dMt8(@VQM&LPxRy(NcE+F=5RILpAG;1&?@Mo1xMS;K|2
C)Cgu6m)tl>s)k*@qmgX)Y}rmiS_4Tl@^S_l-{hqC~GmWF&}hUuC|U>J}d#3dWqhM%Wz(i6-^&@xuY=sb``H5kIMQ|7@zF4y+s3v
8<x)0dXNn~w^xaBIIxY|yk3kfcQiLpFFb_B>0jq!s7+h)p^Caj#5aTPMwFH=HgJCmIC8{;tvf_&M@Q${A;xxiq{;&1IRZ-!D1|8Q
-by7}LsQhRBT2rv;+6#Q%t#PHBpnLdO3*{Y&dn6lRc?3EW5+7}H2$3Q56GZ4vZ_FvN^*u!MLHYR4ojQhx<;V}xxDkHC5GK%k;o}<
uAa#@qi>sK^4Dje1RvU<J-6`NN>gh@ix9CJa=de|_O-wxy0s?d6;UqeXDhvUJJ40}ZMS)eM{+L<!m5U(Y<7%|lyi(POKx*&Tb=m`
3qdNDI)_D>%cr3Wzrn`z1G2NM<7pBlhK0|V)@v>+Z8J*F&l?eOrPj8s^7b5_;_4c{8oH(Qu+^P;L-DvHx!XjD%ZDn@E1HKmw#_)4
MjHrLr;5=mH-A4jkV(4MrQY}AAn0<Q*V^d{()4<Ok|S?@-Jptb70_TvhydtxFi0kZmmF;3b~7qSBUijv<6U&4Dy%udo^zr!B-@>9
q|sQ2<X-ZGDGci3%;!kxbcnyZc3)|t^x`&;neudL<ol?@5KKu;seNQ-fM?3ERCl<Sm9Would88&XHD?>ULQ&WcRN&hmfXhpzQzF)
g!p%EefO@FKq@k&dPXu9W-9)150WN4e|E99)0=X*)x-%`y?WcjS+9{!Y+Vel&NRNYsZ>4I<$Xx4Z0}<L?HSBWd6H?EZ0P?~2&5iY
()w9ak)JAwp#-EtB-A-~rTR`b1u+^}yZTgLn)<o<o#}G4?%-(UV{b0h6g||1KxH<U<zM(4QM~H{4|c1A>U#mto0kUR1U`TC@$u`^
)ARh}{~w~Q`!r3?GHW0W_XkMSdR$!fB2D0n)FM26etoH8F*W$j911pSFFzgqWNJ=6d*_MMBPx{9+#JJ9MM2uYC#FebNc18N`E2Cq
YT@p{Tm&kGyp>CW$c~x<HIp2Uk-dFW52D9Nl1LxfQ-Z3c&wgo5CMv};2*9ouf%K}Ol|{CkL7|>mhmBqFL<hPu{>*UdMm|-=@pMQe
+nIC!!5-~oHpGxiS!#&6b|g8jYZdJNHLWdk58cV&BidiU^(z#UsJFcNM~J2Pgh?CJMq+8gq3tv~6Y!s}ssjVIjw55XduXL<jW!W%
_?o!HPV}dygb^VTZ&}cX#dEBa&U}w{!^0f;>iN!(hvyv2+3Gja<WUOjy;Z$wDbTM{u#!3hKtk0_5TylEX*AQ7g>yJ_2OGQO=QnxY
j^@C+qIe*s0`E4BFJ0s3zdtP0;=aw(gA=xbWB#jY(xTgu^;9Y6ir5UKd__5@A5E_5R=yHvyO(vftZT_<INj_yVZ>e&`ST3j+c>oG
@QXP6>w2j7{8aw#;lr#~A(0i|N6669wb1gTh^gIBS9j7n);Xb9y>yFaY3;8BNLDtuv8A@fX0Nw|4-3f7ZHc{wV=`Zxiq<BrtvS;o
Z8`T|C16ycf-OjU^LOCOyU-CAm*>fPw5JyqZ7S0$Pkm+vhlszQ6Sg{7UBvq8xqLj<wclk~Zx^0%O6aN0Z1<Y?Q=!ebkDP8YH`w*p
ZTk-9UpF?XxolAia^m&QbVH^g`g7HVyLRiZ8`cs%mL0Q<NQzZH!FLOJ-%dFSu35uf#8bwaan(MaFIXDpJfRJ(RYtBV34d*E1-=FD
qKe(}DIAqzxexUG-d;S6jM@{EmvntVwvL)~?eXY5jO8<X>jM%OCmj3!5uJ7+&ZDrq=rDo>vRD>dS<e1daU$(}^5Zl5bbUs0zQWsz
F4xn03BU-~Lj!T=z`Vqxh-H&OA*gm36^Eza3Ut<<SpS>bTJ*vuA=sZEW}D`Hb_zaxbL&cX89hnKym)eoQlAt#MY*mFf;F<h@K@Md
lvbwnF$4=&2DzG>IM0%s4S*h=@0ldOIwFW5fd!n0V$(-`3IpJgC7MA15epvMM?-qI;kEfLLzlI;``wDC<M-};2__i*t5!DuWEBw;
6R1N|^Ti#wRrV|vA_vZ#P`5FI;cq<9k&55qMd5U}&9;7*BWOO}%hWpX;5)c?Zx0(w_D&DFi+ED302QReVzl#3E|i&f5ryRHDMK+L
Z8S8Z_Ae7(3|~ur>{i1}#8yPYAC2#!T=>uXegjz2x!=o89N#Av*}(IMua!D#BDfxMrH_ZE`^*_0oR_Nfp!RLodNVshymD`811>9a
fqq+|+vIWB#Y8}RMvvuMXKr_VNgsf_>n%av_FBsfJNx~1S=BT4N;reSzSLnS6glKT1So#;7iiKcxl@&BOe!5BEbuiCE=6w_mG8Jz
DIW6gqIkNg%(-?|#cHw3!<IJTp4?v7=6&1(l6;27JIBL9SD(kPjs2fW^V3J?=c&icVgD}S4uUjD`Jo<YMa(!th<|5#=`<`X>PPdu
j?m5$e_lV|uQkLCQWNe$8kyfXPs-RYSwL__#3D$v(PIx+tu2>&rqo!6`JUr6a&Z<jrgPRx;8@)$Z=8hwwJyF^*>j7hdmGx%H&=2z
C1DeHPWyucAnH(#nYS0shJ~G;p>~Ie<uh{2Nd@&RmY0{(o%qOZBc4MoL&xy7e}7JrT;@whQ|ef*)0)~=8PKMfb6UP4(8AP8)s2?5
w8au}iMQD=Ahc9Q2oU)X7ZZC{kXuMi6<S6dZAXk|ixe|VA+~%k!iTgR>5P)3M=kkmji%NyiYA87vXE)MaGI>kN2O^PTg~_9CMW6p
_ROxk<fyO7AeAS4`&#~##pyGKvN0sii-#Vgj$6{VvZ4+ytiY%(-kvu?YqGz@KLVo{u@08^80cdwR3`=JYeQD@CuyEItwrrh*-mD8
m~E-M#f(%w^R*UgJ=C?eo7kIj%eM90Y463x4=P7&K{0_y)hjL;$k{9hj+^rwck9o5`=XY%y694!o-U45y#;8V{YCrZiqLc3bcxei
PLXFbVFE1cww=?~bX_6@X;&EII@;W$Ya@b4(u|+HC0uolK^;y_Xol3$7tA55h7t?bG}hOpGZnWavXf~@H{10Yn!I4YCTa~;dh6(O
S-HM@!qtfz-)*(l)fP)qozjkp;rkZfb78@*b5)LUJRU7?wR4;61IV^0xsH~!Sh(jsIF3}d{JFeE3g|Y`^?rn*d(EeW^fA?FVh75`
-Z-m4r4C$fo+*3Q)MQ~;xg*EJZ8x-eaeeykX!>v|g##&66*+ZOEz5pd9qsVZ9VPQYtLSJumh^dw+`IP}((+s_`t+#Up$rqPU!^(H
4E!^!g@KJ72jxPqJN#>{J65E0<=WVa3hX4lao_T!pMD~<VSSzSA@|bMa$a>hWbpO5RF`p9X^`(vB8I7V_RI3M+%r(O@#j7$ING0o
>vQUT$0=z2Hxmd<&%&Ry>v!?)$3c<-s#D8<@irf2xHxZD??Mb5o@4>yL?7YBKX2^r#cA&UKHSHzrSof@hiZDZ|Aj!I4L)b}I0I6B
KBvrR<M<Ke!}zfL-{OBGrzLMDUB70(Uym+Jj-BxR!TmeFm6}s0apx~juCSnM9_XZlAilfAR(Gr{`>*;Aon^)&GZ$;Fc;z~1qf@Ns
Sj0Kbw|hX6<i$LB;$~pjSj6oSnY9>^<o|GWd&+WjGMFHDdwmcz(qf#gwUO;^Q9j6lrg;jEI;Y=`{3q|ld3R4q?tazVDwSHs_A+_x
*QtSX3m*=+FF{jIRHdf$(&ZVWwYuM}t1usY&STX$-%7td`9u+^)2UtPNFZ;|9HwMdWX7f6f_L!d?`j%pU|ph^o<HD)CTt!!y^Ktf
i+OE$llD`g+GSQMM%s08T$|B&);w!_{)<|?jv}^PN_Wa_JNu|FtuOc|<5|^rz4pRsi;MY4Q60Eb7AoQcm`d*AdP`{Zpr<*C)`hz&
iyhS3USqa!Twbg1sxLH)&fwZ0R)$BU{<&InwsEcnt7?%HTex-x>M7#3+P1+s(@C~W+fKTO(vE1lxUhs(!thp>=w1K#p!AXZXHB8c
9D6enULf@rnl&cz#UrikJU5+dAe$Mlo4%?liAP@Ry*VmYT+k>!FqWNbsMB*>5mGc5(fhB7s@nA!h_np(SMrQw^*cFyi#jc_wo)CZ
nYfZ~+lb)SlVulI&pO2n(f#hH3RPciR>Wr`FFK6UGorK6-O#O5z}pkfHNCZlSIr~$9=a|pL#G>O(&}Y!=xVr~byf6HO>1&QuHD?K
gr;z}*omKu`zh|-8hBy^Ms2@1tetp`@UQ3Lr4EGGbLe);+i1MuP-EPxM%F`0uDH#krR3S5YDXKac||kLfg<>OM%*s3ZWZU7&a~xC
Y`PGyrrC;vJ3lLFdrTdL)XIN1-nzc0v25){fxPGS!^EmZ99x`d?-PJ+du*=ych>Po54|oUe7M-nx@{*FeQ+ZXpzW-9Y9^M+f8Dyj
Eprhiao4%upDIl0P11f=;L}%nu1+l+v5R@A%ysXz0mM8Fp~J{e7B46*X>%D;YfL)qsan0x<}zXWN`vjIy(YZq`O?A{hU(F3R+D0O
neMykjtPem7uIhVtxV%83CAi;eR_A!M{GJ>2Q$Q~P96z}XnGmiP?xsDd;XeJShsk@Or&03AE_Epu1Zx`q2)3!ZuL%isCLayd+c?K
*PHjx@2^u*WQuiImB#?l`zd~8PZmMU`v~YpCY$&^PPQO(xH7reKPaG-AY9y+q1KY(Nu4%`khv706Wdy0Ri1oac$k$s$`CcMKPVi#
mi)r+>9N$es4eNZAxhoS;aGvcdg<eU_Q!I`j4Zqp2C*LsP5KX4PA7v~vK3nIF;06^+iFQQ@WgPa{vCSb!xq<UM0PK}UD~y(eO{lc
U<jzEO>Q~qy)TMqtWJl&OGZyLspZFqI<Oq>MV`p>^zY{$!&_Ow*o-^R8b>6DjM>_&f-g3s&h)J9U^ke1mZ1vyR~pBSx4p4T`A3DR
NZtCL-6iYP#8+MBy7_VyBg4kozIo?}<$BC|u~}g<OB1%b32c-mM=MO}%cgUcOMl(b|LaP8+|K9fUM6kr#*kyiiv$(O+PsFCEUNVH
mM0Z8sR1}%q7l>8laHCiZ@#V$!nBWhp`?eoJ1OlhZL7QMSSK+wD2PUnU~p$hdIqKKS_%}YiFk@*-xm42t=z}kzHytqJ*j7YTg3Ln
dZz~a`kZUQ*AZ@tFBvG9L2<XfZ<=DY#sW6Lfcv~WViUvH#+0V18uC}doiCUM)Nt^EtS;MBUwc+JN=@+bgeI_Dr+uQa5QfQj+V$ac
q}R&1$TZU9M|+r6ihGp@iOBh_cwGD6oL+-&#%VkIeh)(ZZv2w)#)8pYym8fYuO}U~fkQl~_c$-?ru^$Ff~jlq(z~D2I)m+aO{Ed`
hAH?%;<A0CNawuVpM9QIv81H-bd@%WdSau;WqaFhu_6)`%ZKV=*4sU-eNN7GdVugXv?o=jY0TOZ6j;$llb&zP=d$n5J7&1+p*1|Y
$g9ZBS3hHgYCY-nC2N|hzL}?qqAfp$W>mfAD&_yZ#l+SWPPJ}T7agn|yddtTOuT_84H=of-w)+RU_0qeKbH^JTpj}LZq`~*Sayoh
4<JPb3HXFO|KAmkDzS&pXRKR`JY@6CS2?YwhhrwnVvhe!2S4$RW8Hst@k}L>tdwd~?FV=o&HvUrUVS5_GneXL7Sl`oDmL1g+EAMX
Y)Yf1u4$z-{X(PW%DJ+P4ithf<Ffa~sH9laPE?XBN_09%`ms%sfu7TgbE81v4LgrfcsR@Qd~rE&V-?gou5uoPEux8b-h*7%UUDv2
n&@v4s=YHqTE3Xgh^^M-X7crUf2K0w8ov(0HL-~3YH2H7R9OK+C`Rsto64id^GeY><AC@6L+K%aAK*Y|_{fhk{H#v{f5hK^<2Ict
aQDd?bZ^4Wm;8qMROXeA%gF|dH^0@>v;R1$AI`>jAhdiwbXMI+CLNTc{<>9DiZv0XRaHi}RuW=O%<ulg;N{dkvmw<lTGNfd*6FCu
9fAmW`oF>asD)5QzIPZJh|r<B5AoxJ=6&J@Bf_r~i@#fm<P=8rwz4}%Tz^NoUI-*FFtUJ3gWDoXlw)+RLAz2hHEJPo<gJPuEOy#9
RF}-VD)`N;s=`vCG=$b6)v+Mlll0S8GQlK)5fu;j8;zpsENx~gviBj~n2W8#;!O;(I|uH4pL3+-K%?8|fEt0lFa*he^YA^_JEA!b
{eI8eo`M0MzK0tkJ-1Blh(JA|J)^U4vUT?mC=b;|?HBibjxs19y*d|#?nhC-#*Eqg5cz!Rga9OHgM#3&L9whks}V}mUVFWO*XH~e
C?8rw2eGHlv;($Xh%QFY^z`(dCaQJiKyB4qplebP66lPt%O92LEK2M^_!}Q=iEy0ewCZ7~NueHBsd>NcaVH2SAd|Ha=@K6K34q5(
5<w$y^5sZRHG80lT2yn699U3Z?-?59h?`th(xi`^aD9Aui#ib>@E@Tg5zu2rAuDUo9y}!)y;^zYRu=lG0I@Q}W$9ErN9saM>)}E6
x{33oa;~EF?KIRq2#LigdG0z~_rk^hc5k{J)a7bldf<CEu-koVNg~-?v<8dY3DO%CH)@+q&#~$&y_G-`VGS6f!eI>vSBdrsVS&`W
e^u@Vi8Uu(BNIQkwcR!Audk@;BoAo!^nj1AymANIb#Hz<+to${cz)rbuq`(pgdjQI!Xb@m>e;K)AXFddcj?AL3#<G_cfnhSk*0RU
5wzL<4Qycq(Q4N~2IQ4hJ#=~Tde?V)><%seqy9fUlb@9Oj1@&(iH4ivDFXysJzX311UY|}8LmLG2n1QV0vkgBnkZ1+R-L0g8>WC)
yFhDl+I<}J<dB`;lMEKIW*iqVC<ya36RUO{hdkrPx!^G-Lyj539fm5)vO_`&NOO{cc3qu8JlsSzhIwKu<K7o&#~jgem{;N3T=c)5
7gqwVS8vzmep&Z{@NPWy=hMhIpKo(<ka^3oEX$uR;N`B7?@Y$d-W~V?psVa5eS(|)uea!N(fRp38Xv^N_s+N1282*X3#&j<R)Q^^
dwE%lci%>9juX$M^H0CO%fH>9^{!-lwAq2@w2U!nf24akb`<M@+SH<?>qHUkRUVEj=WakmziM}VJz}~Z%)`5`wJvd`dW|2%$3=pT
$1h!i_&~2R!?q&vL4-q}hga~*zHsky{=(0sOTZf1#a{oX1s{AwEpU|QtXPqxIM0l_X6FyAXgBV~3r+-a#KvEzI$*^lV2ZQql86ch
J+GHjpF_K1_*;5rW4=mnY1qz*Q(C|8UE(NUC9f|F$Lsa`Yy7t3wjHP_A5(Ua@Iy=uGheY~LUK+u<L8(2@0kOR%LB?o<V_3@DaWcp
h#aI5ivzUM2h-KY8(==0$SdVDOfVWkPK2x-r<}R0;RgsJQ%sn2(9^W#QyC`=<jXTsY{&*6V<E#PGZ7ls>6tPULI-Y;*E?oOqYh?o
)r8Y07LsWJaf8NEIZ`=DaDfh(5A*d5mM73g*POHC`-E&Hc~DlJW`n`4<MSI&rk3}6?j8Iy{_ls5qNl{0b<2|1k6vJdel5ZBzx~5!
<?HF;)^nM0#&pCJ%Cy}JtXY^j4DGl;b0AU%j${!1k`07~skQvfK`kPla}Ou^)ANUhM^U%Ybzo@mMC0TN7!j|1d$VhE&BN)j_Ey#P
y_{0cDUyXg1J8TflR;8!N5d09e%aN~G@`Zo6f$2-{f){*SFI5jC{H64#dVmuYmh+%kV$)`uZ=6cDlMMfMngyRU^#?bEH~G5ThvD>
^;d1I)My~JO-g`BTbA?^GV8ag3s_o-ugX`S!j$Sg9o%3Y%JdTx;W_bQo4GR9Xl=Y9bB33*k`V^9pm+e5Af!HEYDRCG4|mX*QzInw
9$Ssz6+n2emX)Bu7P39%_g;@NK#vC50-lwcl04~-uwnX%>f(cUmQnI+wNqZRuV?jVg*Dfap=_*uB{I6t%<c8uR%hyKZN{Unpz+q8
tHKCC(CIeQWc%gEdD)bRUl8L)kUaiBj5u%J9v%YcDZqf5#40Iy-}+OHK(^7C3vA-As9GU@JpXT8DbG7!q*!RIJU@T8!L^8}a{lKN
<56Dpz}taX0|QI$M$A5V8rP8ecJCrhG`PScLrzxL&#BJ_HH!;Pb>UN56y15wYOS+2eA!8$1meLaixNGrY7bn}v{x9ACVIs*jS_@a
BqzXtlf2JZ7yJBF@sI{jBLsmXxP%yj=uC8#k<~-%<bJw~RheAjjGb@B*D$}&%MDt)bFYsffojuH7tW%U0%-SZWnUsqW-K5vCKmW-
$8zs}Kc9ZFo!ppnY98Fv$}?0^L>^_Zkb>n-LEatFA-j6rv=#)7C=n+1<*0zx<ysnVb4oQxBIGGN*wEw0(^<eWW|+X1=V8gjzpx=n
jwdxlwKuGdEm0yxt;7RK6ot8S^M#iqY+8N<NX=wNe!XToLfs1s((l!RitZTFtykSMotWXk`DRkraNpH_>7Lm+>ipC{Ya%{06DCGz
BMwHXTtyz%%guGU>M}DYz_J=?axV@v$?cxjeX+{*ytI2qqL8fwh58>5Qb1~>H9fz6gWp|UrP{t5@lU@9OZ|`H#HyW&(J-;JFMK<C
vTotPq3gV2MGEAT-FQ0aaP&h`3p+Vxa6^!pUonnmxjm}!8Y|GWeZ7C)-oF0rJBFckLQ68|9HeWgp#!9lh!&LWOL^Oo7^oH$L&21{
5fFqzXuqF^)y5NGorQthtcKP|-mP-lnj8c$F#z2ilcfe%&(9YWI@LVhq9j~cb8O@q;98<96c*a}$fY!_0ShkY5!1U@iEvgd^HDwP
jRdyp-gynE-=|9Rr8hogd5spUUSR}4NehwB6ct^_MPs(INO-G?5i-07AgxRW=s{-dfUg#`>n1?74ImN~W-8IBLsr`4kVp$pTxuu+
&popPZUuVs5$Xq(l?rFHZw=p_gw`%?M84~`q;0R-JovrW&reY3pR!^?7WMk(`6_J4vW!+WrxxM6m@8J@M!kubcnSl`&5zM;lT%*)
zL7?z2|;Sakm|NENDk%GIPpW7=@bFc-KrCgI2sxWr8j*gNNZB+(j8q0_fJ@>+fh(m%V%Ed&Xi6nBCp?hYT`rvapkKarUiY(3=!qe
eJ>-J*ifS;e4@GXLnW|E@osVl;UOelcgbB=r|M@fv|$?_WrUDQ3@h5>MDQ}G?`sK&Wf&}>AZez>Mvc%dD<SVZ(>NfEdO4<-E<2VQ
C|#L3+*}PorOrBjR-;nm^88~<=7gdxQ=cqy;-J59zVohzAM*Bp+IzRFk}JP@cwX3N`uN+7e9DAzDoDZjYW|xAFm%E_<V1)eIVB|r
Q(7uC`RepNsd3#F5;PCBbLaC-zmBbZUXOR^XGkWFSF%K{aX8yaV*WNuu|BVGN40B2^)zh3C|)bW+U{{wGBHe!^eK5@h_~IqB7iH=
P<u|ayP9dnkq|0)DAmik76)lVyIVl#R@*B8=LR8>f*GbIP57-o>eAl*H}1W4BhSjC9L-(Uqzb8g)!wu(N7I^c!zYz%<ywe~8dO=t
PIrNr6ng{neDm0`aumv{Y^xEN(TF|O5eK7}iiX49*OwN=8K8286I8VWn$f|5!`9Zg77=%55^CUy7WHCZ&zgNosU8ofWMbo0A>6Xk
8Ob4uXcTcVZ$1R4Kqp`7Kz3pYG^2{<w$Khv<83VTdk7=7aMDQ`AkHvW4h?>a@CG!uj_43!F5gaO0pv+vO%QMwDpdO3g@I$Bt8xzg
D_Q}QMvcz>(Br<Y0MHmC>yz^IeyWZjHH+#9bU|0Y(Sz~rBOE<L{Wo_WN9}Bv_o^))!%iX6;^<F#58QMj=v0xC>$Momv6nK-Lll)|
N)f(q()#W6^pj`phn;2@<tPXl8ars~x(<=z0Cm>1rf*ebXeem+edQDH?e+Z{9?JIg*F`$c)5+6vy(;a#IhV!cA$&LqfF3@1zI%df
X=%heg*cRAB8XT8)VSElBWy7sITCYviOl+}H;L!$$k~v<&$cRd7^B7k9VjH4DB2W7P<b*ziDa%LGAnOnT7vhp$;3Y_(v?+Ipb?lr
h5rjGhOh$_LGRSW0zv`+ND#9Im3bXmU*Qy{kxX<Vy@o0?O%;|E^ns=DM{-(dZlN3%*$!E=Vbgb5Y&FTMft|IvUh39|M|yi-zia4g
b88)MhbXOj1Q4qud^qTAMF>EEL1r?(YK?h%KD3=ik2U$`cs%bEMfAhx#8?;zDO!E)abVMJAy+?{oiAShuaRA&%{q{1KU|uwGl`<q
E9xd>!TW93=fE!<4+AiUNO^E}vse>rL7Hi-A<aO(d0=R48?c)<Jk`dCWuqB!X7V6ai)hfo?)<d{zS1UrPIYdtT`#`sPM?p?hd8Bm
9pSeicBX;YndbeuOOX!kM?*k!ZZi%_2Bg3!5eXb{B9tezcVa-eHRR$PFAVI*TZh+Xu?B~c(#EtzZ=`9(sem}Cq2|mcs+I^oQ&fp^
IaVtHINd7c*iz3MTBLYR*92{0v-&DFZYJN1fQYw$J3tDd!<{}3<bu^z-)j~??m`BnipuA*>A>2MYJsU8dfKhjRjf~tN*RtXN~&JG
@vfu_7+($KJt*cld>i50MkTI<%a<MQ6L_dO;crQ_j%I>E9f<6yIH>#xV2Jsy%Jlt+d7Gxu`ndW9`i<)Kp)rT-hCX0~dNcypT4LSZ
t#e^&IPT?|5w1|9Scfg~I69v5iYkpcX}@gPU(WQ6-zna#Gb03fEuOquZ!^MLw_OiM0a}#IbKcrlLTJMEy}-nZkZBch>Jwkv`y<~_
jj4ctQVica(t-(QdE0s9MY;R`c71|V5)}P$kY*p~G#a#31Qb#IKiM58iFNqj<GJ|l+P?@5xFL}$sDS|#e~01Ar>>?arz-!4ZUXw-
t3cdw2yT5TwEjPmV~_Se+;!3HCzk>Jj}Q1ZI}|);lfOYfH|^qsU2PmZ!M4v$dG+~E;iq0RvE&Lj(VKP{X(+4~ELrxq_H0ORO22=_
4JZ0LZ;Pa<!ikiy(+NY5$fgr*zDRsF@7rEHg7T$2;<3@Wx%wJs%7Tvw?C$V%u=JR6)^ybCBk9E?K>F(s#~eQNBuCh=%p_ICh$lo7
T#W9RBT1<G%n2-shj_MP7+)NKdln=bVdpyiH4-yQKAZaDFl=15n{QP~e7!_pHw+yzM@~>1-zs&dYpu4)(w9t->E|k*$vdCBdfvzp
5g2fh>6cSTg$i^|9i2P)c>bOoV}*8Iw%r$0PYYNP)eS`|<Q35kRwFZm4r@v_GZ9xc{l(rutOp!TU|YEN*hkE{opZ5r2BSnfod)cA
%2#Lzh4ydXTLRRW;;?4FoiC8P^t<@?D_|;I_Ap;f9wOCFM#gD<wSi+|5d^P`yApGEt?+DAPL}Ih&<zXM6%_8Img$(AO<Zwx7YGwN
)y62)_^9G^h_R!T6J5{|BG<2A>N2uM(a>{VH&@R#iYTJZzgOV?c)cI~wjaZBN0flg_z=N<|L}VMZ^E!5pjE=EM6sg*sBftH&gb$&
j)(mP=idLYGr)K!KPCes1w>f{MG1S4%bAqb)qtqj-M+4XcH6`IjClH=+Cl$TAMxYio!QGbr}}euARd19BcX3R`M?YJ;4k@q^CMoM
j)4zAnFjq8Vj4QrzkR?B_mg$r)uBLerpKuP50yzMnG~!D5b(cUK8au?O9Aw`$Q^R=cM}-11mXfvpmKSh4psjT9-Zhn*FoIv6qn7}
CXo3oz+{OdTs%TX5Q+#*f5{EkR5sT4U+IjFc4zxAOsC8KBC;x8gp}y)_0~^C3U985kWRO}7<`o4Oz0-~29v9$iKvIc{y$z0nYc5K
PO%DMrG>{W0VEc(6${{j0cmQBj-L)DWNO$PV7BfIpf@0qw)P04w5rr>S{PjwO|m2nHL1XLAxK1>uaY!?Grk&yv6D^3#DS5iV2@Bh
>9eI!=qOod3BfgBuo?4j)t_%|b;13olE5%mT9IaE?LSfeKikVg_Rq)W{eOgbe8q>bwS2rd<s<Ou$B%OP?Vs#AlwBgfOR*o&epBjB
O@H3XKRgHhar*;?Hn4wh>%jfovDM4}-N=8gPi6a-Kxq%kMZnBg5I=<C0qe);#4`*B4XWoWn!1QeG8S!rV?U<1!TVD`%Kg*%y^jCY
?6n{G$DG|5?R6A%L);#mJ|g~*l}=A*av}#_eu(M)e9zH%98MX(AwV}!3-u8q?BHIAgNhG|D9{#QXPXH@oXdUXoA42}FtLD#hT3xp
km?M{qS1{=Rs=>=m6MSm`Sp;&^vUCN;WX`wDsqSX7jpuP4iXu?4$%x7uCTV~>op?6d;9e~)fO*4CueEYL=I_bz!%&+Hfb+3p~Tl?
%%2dZv?<wM<h>J_=+8cXxKA0y6h2B?A=w8@_85X{>`b_OT4q=#-bO%8%m)eNfT39@CMa%;iphvzE_HHGh|0xK+IR8It4Ua@@WQz2
2Ldj#oe))CuBZ)!Rb0-bOL7R=4NB$OQWmWdHB!b~FtqB#va(?tMl2s@jXHmNuQ2J)yYW(1<gZbfOZc{1u$EQ}2o1r-brR7+2qLn#
5uM_G++3>GX*;TdNc)ah!3n;3e^>5QSU&^CD8Oe{(5%0gog18=E-pSP3W_Kh#$@+B8+qS_eY?QnFR36LjMo-DfS$7}C1KEf^UOLu
_~Du$YI24$6-FNJBCEX#vwlA%-zHu>8k2>xUA+47TYVJTqQX|J#fs1bFy37;XZ6cI?O?*oXFBY$sE!DTHN&z2iNFbv4Zv;*AdoOE
%HmHZ$DKxPi4|lIXe%wFAdDIHP2h&`4C1RL%r(|Mz=@++AZa8?fLl)bI{K^*N$lrB<Li9yUOd7Iuuyu;^!Dq<T$h5Z1yu--ggXvd
(1Sd<tyHE-Gb@?B&Q>Crk_&l9E*Xg^=+PAIy_ch6aEE*Q2ZKq?3av^oP-8UobPy{WzK${h!^!^7b2T8M9?)11Y0W==Y9EK%tSdqT
0sIqxB0PsL@6V~GW5o@Do@LaeN!mh~%w}VKdN3mAec_n1G5|sVz#lsMW%}7fN}{Wljp5>k-=Ea5n-~HzO+FmCW+EZ-Yo}xLDXntD
jIiI+F=HPT5ezYHgTa-7#j|RGLL8Um?4Z@Z#KV#i6Q6Z8HS8UCo2m-;Cj^sSZe=gc*7Q6%)o4##cjtFt_1Oe@d%e}^=cF?>$XWK-
^o;82LutTfvDA^|hKw!0%2AW@QsC{>+ae0&5qG1UEhS4kw@&hX&Fq^vn%D`Tz>iv~NOA)?lNqo!E3*n;)-2#|Le&jxX70wIf?W!o
wLQ&&xOoiK0opfl0Nc8^z)iI_avoYnRXi!+gxbS!w&VeV%!pEgEZ(RdewT4qqX#2mHI&#gB?YRXJrocjdN{2R8*G}SdIuZ>)3W(U
2M^oy#03ddw9qw4L<)eYqadO1diB}T<inyxCej}KXfR6+v{hab*jdKzgK6Vh#o=NkQ|f8va2zu8#fB$5$wMF`_On60XSw1YyC*wK
LoRzfObeepP5ANV1g?yLz)iW9fHb9TQEJ#;1vWOuoNvfZpq64-leZWnCsdN)8k44X!gPHTur!Mfn18dEUfsmg86e~<HA0S21Iq#Q
*GDurDT+*4hL9bb%!gTmB11`Z?KEz09r2|Yj)_}cSF&X!9gYy`vgxX7yQ=M8`|8opeEeT9_#&2jA)-byL}NXAJs=p%uc^O%<{C5~
3)8G#M=1#++uh?OwL``bMx>&p8FV7u7j+q8>CEIBR4?9a=~%Iy=W@Ed7}t!mw)iJ!9<9X2xT#nu7=}J)XhsS4Moyi+Id=Q(s`v!^
UZr>;_%Bf9D>_|yPqQfXg=>)B-588jh-fl7g7tXl=L$+9^k-?tC%0q^NZ*a$S_^EDRU*WbrIXk%t{yD%oTSIVf<XGM<46^7^f|P@
eR@6jyJJn`p0MsOS0zc6hdt_A+7bfLt@Majo>hF0!#Tff9Y)MzSp(<ap&S)bN3gr_;i4))Zy0!nk?mY!5Q@&g@4<P))JAo({af4l
nHk4A;ayo6okd!>BZY^-=A6;72WN?g#mPfPR9U-ujrSVbr$wa>Bf5)O#MVZcEvKefb_dDYw{YW*xs%ignGhh@M&XwwB&VhvtN3;8
2}(y<U4iNyogRT0#ncF1-#aP6JTUk>obS=kfuCM7EC7s*wqnkhYYs+*5Jp5fqiPAj8qn~W5s^Z^4?LUbPY?~338c1L;|MEAIlaqO
p66KUDI%u5qf20rVhDgi(9T$*89a(CxmL$yV-mB+M1_kDGh;2LdCs^+@x&$^Qn1;V%c@>z9#ze{$Z3W`ZHCYk-+HslDmdrW_OB3@
BbjoN%1x?clqW1Dw`~!@mtl4nW8~55R!@#4&Q=(r(e=Q;e89<f?nnY$IsB6n_wl|k@%eSvyvmfKG5BXhINP$(*Abmf@nHNc8P%U!
wCWgGbm~2aQRLwWuvh>AsyPrfc8AmDn@nZ2G}a1ZL5xwAJ|2)p+}~Ym>&+8^j}$h|Bd)RoAy_{DO%+9b{R9_VU7>Vb4llm4wNPTJ
TEaFhK+uIt73E?la+Mo0%uEDA9{{M&D4nObHk-9ruJ!kHWefD<Q^6+X_z3G#u?P^8_2&Lazeek*DI@&+GbtSMANXx-BoX!a<}qbP
$h5eF!^6P$#Y{I(4t@u~|Kly}J`JyIjt2*@L;}ZiS7hn!-!9+~+=u}i6$pBQ@Dqu{j=FX-keDe;Yy&Ldh>J<%eaY0Do0RgE8redL
M<tOCJpK_p(!-$-3?Y&_r9}bpMV1@-<_23Ms<=)sQ1Z0kP8+&Hn3AB8f(XS0DiLZg2}{<sp?bUS==&zJv3ShLS|>LIH0j1D3hCtx
Vyc|Z5*dPzjg!Y+Ga;2HEBN@s;tHli;oOJ2$Sih-gp?CwWz<Jk-_1j^dy?90?Q>5;wd{r}r(Mb3W(CpTtiZ<m7pf1`_q*BXBLt!v
Ctha!gVEQL)nz|@)ss2Bv+{*m`|=yHVKcv@y0fl=b-hJTie^4}B=eLu_NYTYedZywQf)M!<bx!nDBjvB=5iC|zfQof15ciZt^pkw
O{&$=nai!<IU%f7;Jt$C!tCrh>Lg(0^TQ34rxV7D4sWB_=svwdA76bQSUE{7%;ROHblMw#KA%ARzJOS<1P|ho{lDw~CH1rhAD{7X
e_#+8evk+0{@)Mw`^qD~<j(9)shj;!;Q#x$_<TOo^O5fMN16Tq)_KwW*j}rh_`cf2?95E4)F<zgXn((!4nT04a&kE&8jT%4iSXGr
juZT@F2xGNvn>B7Z-WD<r}Id10(bwD3Wf)`_&U8s1z@R)U;VNM93M6d4Gb4ZW<(YskTnIreSk&3)c;GZIam8{F7N#BE&Tu@=Y|~h
pZtKXgeVTL5Wx?g9zA|eCkNc;m}!8ft({;RRD#9u%Bck>l&)w_wX7}q!kf&)?a!J1^CT(~8bUx{_9QuB1D=>j91H;TbLwDZL%iPM
;hh8^|GH7sAC6<rdmuSTzT4nC<z&H#qZcZUQy+}Dh^VqG5sMY63<{;%;Tn*dztk884Y?*Dsv4z;euR)itfwYZ%n$L_Z;JEv&aD<J
*&)pCKmKc=Kl9Gq@#p-vxV(c<v}PgwW`21|<NmyoOX><lL+|s4pZkB>G)i2(=R(Ze4UQUYNEh)#iS*YaK%-HOEx$WdP7n}<Z8c2w
97$&|l#blTW{V<EZVvhnaU|i1OvXu|&*QFEIhqe>U%K_RjvpBvN&cpPsvSxZOa{(jZ<|lWj!#ZM3E_Q86g_=-r8&{Cd^YVk;9{QQ
Pj0>_96bEf_XnxBv*VW(&25@jz&v0*b%0m9eoo&3)HKnl3K!nrR|l?GU%fq0QuvkW*@qOnf*wvC8Yih}fFa+gD#g!sy3XMO7&DuL
#OM^kI-h$7L%VJtxw-@!eh9H|00#}*F&5dB-tONpz~_E8Nf7#G9Bx`MC)NGDy8Eud*Q}I3j>4}Ztn9GDDyU|BICubks`LYGRtuI6
=@DWZJ~H(`BO^8r`fR`~4>W+{YX1Ju?#$2V(fwKs?nDpYzwYD2KbgQeRB1Z~Gip`>4gPZ^*Yemu&#(JCW@jDSbl@`?YKcKN>OMcD
PM^m?hxSZK2ua;*q{u2>k7uZdFAh`zR&fSU8D4GOHHHKpU%RPs_YgmqbdkDW)<XD@fc~fgK;uLj6TkOn-dy_r-_|z2U{<1_9WAJL
^w+Z^00=DAEdStPorAOCyS;QISJI=s>^?qc&i@GXiVIk0mKikJpRQimDPBwo<UsI@;`jROo8OPm^yz+zz4CQW&$}%cQBzQ<@U)%?
a@vQlk9+?=()#Wb?aq6$LuLbL2(WMRq6`UZ$8f*R{XJ7egLogW6QmTqm3Kt3?VA0YDz=q#Ob4c%lqZTvEL^;ymL9{tZa}4RORIiB
v<0A<gsS*#Se}WdA-O-U_v61`!rNR6HmCYePllUXc)<enWIB<@$pLU!9H1MP+BLxuNtX{jUCi_RZ>nn2-T(04mrd({gd1$_3T4mG
n5xz&9oak(Q5J<5bDa$YX39D+17;N;->|;?b+1!MdP#iKX|(ot#cd*$(=bOqPZ-0kQjA14_jKa`DdUJ5Pdc!i3}FMNU$OI+()I*^
QX%?N9hWERMFWBcx6dZ2Q+|AEcyaK)+71DF;~=U!JI(9_Y=rr!awEd%K+BBqZ)?ya2o5^PykMeDX=e^Vvko11+lvf$XXa0lI;`Gz
j?hgd?AnrEbg6K{O97!A5FAp@-h=Bf_x0TkWQrEwyKa>Ecx?Ut78{GUz_kw|+mPjgmw1FEwG00@_<xAPYyr%71NgH@AQHwwABy`{
jY7A~1?Vx*lDWO?ck$eNdEwFs_jTZ^egrBF0xRP>gz$u=$lvv0^lFdxTCDxO`oZegX*R;;mnoS?n=zl!HL)#CF#N|G&E@m1@H%Jt
Toe1BWP!Qlp;<~d@60HBnZq_te;e1fz;e_(tfHOfvuxWLx<1r7O)_iyvk8qyn^9rgjtFTXL=-Eg3SvmSqL){)9>$HZF@#1pg^7_K
<AN?u>5y=PEdmTu1h51V!n}wM2n^-z^F}7ST1+#%zqQ_YYq(H1c)SZnT<HSkOM+fbU80doTkpKL-!*oz@m7rS)S(TT;di(+gnpl!
w|ttf=Vr1>ua#kTnr%&KYXPmgT>)CE3r3$))*<P&Vd_VNrshu+cIDi(iuinfIQz55Jot0V)0$zRj#J7+ccuu9-yo?g8|nP1KYNAa
txXF2KJUZpWGnEeXcjVRXpD1#Qo(^IL<WVvMX47~y*`{zh^;_xNjmt}LlQ&XHkCR}Gp2hr3>|#gK2}AWv1Y-cAhZxFy7@(@nP*3U
_85j9q9mO>--1jI^wvH&ejp>sSII+`*#rsV7fqdVqLBAwwU%=%CzRT$lbXzD6FgmX|8nGin;m03a?U$*Y1eF51vb2sHDdoHqs&dy
7E_QPgoMg+ScT2s=}#+N^|S(S7ji))8rjCCXM<u~)<S)<X&O;-R%wC>W0-rEyzKWPX&~!qf(hx0QZ>eLPT1SJ;%=2(xVhF*Hlv|!
2r1-pG%;>ZOgob-Zihoys3QjFLroPK=(cr*Bonjq?Xafx2y1lca?jOjO%oC|3y64=dQe1TTWK6PuzWkSmM*GqGVnvhH><vwYDfo~
K)tMdwWea$ky<(Gu;B<5)zBc88_IC7s-722JZdFc8Jvdh>;8|fh@)q(sr!t|mv?Rxm|Z7dT_2U~E^{;(AZ+MVq7R(;={>2l(1Ev>
^q&3qu#hDhLV@3=lS^90DQS+<DDqt?^G;}AYor-;`ZDabZI_IQQ}6J49%1F3S=vk1M2SX;<;=4uP~_ZwNBv6I-Ej-s4>_)2ID{xi
yvLQQH8%9C#;L$zWkOxCHkhGe;^{kFn`_ga#~qvG{Lkh6n0;8oot1)$qb-|t{%baY?v@|i2T_Z~qt~}Sz7viSRP;>95?lN}(d^^N
fj;EpsY44V^bs>9z?A*b^4)ukltqYiDOhg!d(zM){AAaqp*Ru*T9EWad!j8BqKA?r-eXgDB1V&XMVECDwhi8-9#IY*d*!Azm&C-z
@D;9_WXpo{JG<)R6jc&iSC__6teW~hWvnTB!JRJ{n^I;ed46I$!fx+23;=r{#{eJx<Nt|GKu{E_Kkk8ZSgts|0m-LeP(R=0(ae}r
qA<9?u#sv_U>0Hu2FT!(@sycjZD<q+Y$_ro3}M3{#$o~vHW5564iMP$yR00a7O~$4+_(&<16l-4m=*2~95&fkC^C~+`2j%62<6zE
#4qfWasq;Y2P9J=2AUBh3@*!!IL0|N>ppZ-VkTtF6Ezk_aAI%^EoBkJ%)wLzje|=S1VGf~i;1k8??&X6-T7HOKX|?3`e*XmP2~J~
fF$1fIY(|}*>Z{+K%I%wVNE2PdX3Z&<IXTXiN6b;plcc&{Q;yz6vjQBi%AQOx6Thgd+w1Ckldd72?J>eDFGa1O|(aMY&Mbxm>Wtl
VF6&I4mivKWl5$%reLvKD16TIR>kNzPCkDK?oWzX3TeBgaOI}Z1td^3$sx21?to#fnI&Kf2TXusOb~b!r8hk8&%JI(I8)h23(on+
oxWim_eWqxLGj#d9Do963Sd$M+XHAUtd)k)(gvBEDIuqzZmy9=FaX;$fjD6*Rn?0KWSc-Hq&Jk>3MofX!ZHd4WH~~lI!VhR!=X^;
ESYRqtjGd@T&5`WgoY0rrZB-afT0YOHj_|o3T|-2hGi;h6a)Wg6b_G<tKWO|i7ZSfQNN+@%-SEIk@J-K263QZ!GP*3`1sHb&gU4Y
UiuF>ia-D05~>nDViDqeGVUMKFwf)t7h?Xdj=0simWeOOOC7QybMurX3bO{gyRbCX+(UK-PnjO(Ze&F&weN@Furc2Q!%B`oq7RgZ
fQNLAInluc86==(iT!)^Rh9{8K8LW)!xT*)pMb^N=hx?T#8n=R(JOPjKKR9*@SI)8@QWb(ZFK#_OAJ`BW*xysFNsd7Vcd0n;}p7~
jFG6LbsxUsS$Nlt<H>mFwQ#R0aYCEUbqI<&RYv2zEa`Wcs=p^87ZShU`^o?w!PNi&?(_rnpY%$;|E-^=8q|LAmfs#uD1roml&nM2
H#7A!zP~Sbij%J}qaq}P%0s{OVFDx2;_WmF-ADO-%*??5yP=-NUc2WyiZh|82g$sHu$xP}fanvs_GER$B~6F(U<Z(92~_V-#X7#_
6Zapqsfrn<YOm`#dmJui8yr!8%z^(w{DTLmG>U(%l;CjSMhEpAO(OpnfSiA`v;P0~s|#CfpXQHAq8~{PI=ED2hyDfT1|QoL0~JI|
K;OvXf9RXN@>0CrkMk$JUak8dFLlB55BHFqI^wF2H~(M=={nWeA4Lb7$a~Hp?wfW8N{4a%!|~iW2UHYe+CIM=(jA~YQ=J7TBMcV;
eeUVfM_B9u*UZG`qs->0_YN8(xc`4rbb#pi`RFtqvDLkhJ2^P~XOH@RTCv@K<go%BXt=K>IKeluwBYhns5qb;Q^1pMsNw{A91cmq
Tti1!MA3|#Xw0MbEwr+xgob~qn9Pkz3AWa-Q|HU5Ql0o_UQdtztl}a?R&wylTq%cgX_{FFMXL^W|AdkO=lkku^C&Bc;-MZWeFTvx
RYg%j6r7Vw3EGf+*fuAD@;3|(f>?a|eNNvKB_9T!@}KkILyc3wo9l5M?OJSiK#?;~>yx!pR-2sRC)f--j_-m!WtOGx*s{O|awSEF
ttr(C#37%~fl)wE4wIhbSq0t@|9QvY{SXtX&P$23E*IV^2*A>918m1PH=AIw5*p@!6#tOA+{{1fWA#q1F6}0w>hO@por&O1ujlZn
!1!AxEu>;*1<p~dO7GR~Ki_%6CKM}?=s`lryGUO_&%9pB&Yj^?3T_qw$B2D|4rC9iP}#|cL4b=evIUtWo&$>wL=K_c&~Q#*a43d|
Gfh`7Dp-m><~B_y42~IvF$5wAqA?MQR;ort?C1?084uB=vX8Sxh>taQZ!9GuL_r1&L-m28z|bb4&^jOZdy0CxPjdqK?T0?24Ukw2
{ZI3_-{mv(Q5k>#ecwItYkg3j`hU97c&nVHW3FFa6yvK-xw+Cz74uuCl-U?QCX0Cf!{A+SSx=Lzy|T<3i4<SCVd`uwnR1UQRu@Tv
uNEqU9D&_sxlqXE-fv;+%2CT&5up2H`wHFgB!y)&3*FJ#fc5|YEX}CV2dz2|xxG0$LqWvq14bx)CvbGG3(`@vdHV48dgtrAm>lSN
`fs~C?K7_Wn<n#`d(Njq^|^h*no6W|r0pl0H@Tu)o|jO<DpIm(H>*TQdR=Dl<hQU5i3Fb{5o~EJ0?}d2#G&ovz7-FH-X#u?dGt0K
?oyJ6^<UC-p`)dJ;jjZQ6gvz+G;ZQ>F%ItFPW-_59YfFHP55WL(Kldup|Tvw^5A-@Fk2Xgr%C1zX74U9V*9%=;p5@cctPECJK4Qm
;5(vv5U@P~>})LkB=S$FG6)hr)cw!Q?e*^8UUs_BrX@+38K*#WHm2H}?FqSuzECz9k^);eJbX`0c=>JYUs|c2dA%#+=JNW!I3mMZ
yk|i)rf^yAoUt+oJL^|m;ct<l^=!3&s)8hEJ#P2&;QVoY%s1@g7Io*xP6NVBhmQNQ#jNR-w}T2XCWPoA*#c)T3o9`3=W~arej6Mc
2aNe2Goh6f;D=#6WbT^x!{Q6{zs0y47vrXkJ|{ph=mBPF^a9N#>jA(t?<bJQM2TI4j#NXhd~3?~YgY_wJrjdFGjk13QXfe-lL_&J
q}<}VIzidk`S+!GOY|0qPbtw6`wz|!%j1y$)_?Cf^Zv|;^=%Fs#5)R33W|i3%QQK~nE26-E3~5+<pMlsXz&SW{eFHO_uEIlGtb1}
eR~vbzTc2n(nKB9C7*J11lR&6zt+m}1c9+a@DV-vp`V9Bu-%3F1vft%=WW~!Ku_5U75#<|yH}%P>c75#J}Mi7uB-h54a}~Ni{Z&T
UeWMEP=ZzE)`WxyI|7PSdG|e<X;_MTcEXx?W(C*%I*o%Gn2Kp?s*V|qQ6KzR8ie4&U_Y}tq^6nqGMpr;CZKk>N3fr!1P=jvxR{5Z
h(_S|m~<Y95C3My!O}dA2pfU@KX)xp=|smZ%0N0C2TMg&?}}=kXS)qBEj@=H(tPJ^alc3#hZH#lyNGZfEdEPS@?XNK4hXoJQsTX@
%rQq450TG-u+M>k;+EZq@cX!$(-nf5ep|ul1L@GI?pPlw9Dc`q!@pCr>;v?^-CbV-V9sA<RRIukFkc{%&^8@U7*1Kp@wkQ|A@&Bl
EXI`U4v%F95^e`5a}ErKfe+Zwb?OIK+{i9Wq2!+-{YgCdCsZ%F`uz24Ok36K05md4#5IAM5fPDcYbJ_sNmF5hOyD_=>GTw!P={h@
4wgE{nuIu<!49-uU~@VHns83B4qpSr=I#s0?G))i;E#F8F#ynY91(o{&#3do2X3bB9^G4$j(ei{p5WJPI=@k@)Rg%DZrL;(lwRT;
18F0W9{YR#(L!@$wBZMg>Jta3bpt?k!ulYd;fY)y*cw!LA+}xsDETxiK(v-I4^syWV(<qjc$lQB(9t7DgsTs-_L0MZ#M66Jq1chz
3D7qw*(5g!-ObTRB%L|#PH*E_E(ftC1eFa0cs&9g2QZ+Zlwvv%W603EB6cR-g;HJM?qSj%5zq`hMW0q5KKw(v{%7ehLM^S}eRCdN
FIR-0FwI77_0n*CPl+BbyLqAB{!;r8e7JD55*yPd5aeOji|yJv@ZUJ>FKaq+3|tTcP}kq-a&YR9?hxc5z0kIGKZTk4Y`CgfCxgfg
J|QRg9!#EJ%G3M=!;HsQEixJ_pt=l+Jw_<1qN1?ybtg(ZpaI$d>euW~bFtt-+CcZl5ynRuA>_yhYYlew{SPZy-<9{=%*1Y!6j7f|
i}F}1qQ`PJO^JRiu}H}n(O*7v_5E8^nw)bZkZC<5lASDh21h|IOF41I-_Q^oE?0V82sqG&c*GV16;L-0k1YJ0@^QdP<ijUC9(gw7
eTEJSgbX3|u!aznS0Ltq(FO-fy-IFq#5FG@JiB^>N2(qw6a)4IJT~3&aW0{bu4o%Y`I`n|q%g#(;DkK;FWmE4?`dgqXwfW0)5j&u
`aRv&9+ADGK@ko=to!oX97qxH2L~OODuI_S1;R*59o&(MpqEDE$Z~88>a1+a;S_oh-1ZC|C}9qI^#rI=9Me05VH5Pnm65v<ZGvMX
O$tQI-zp)o2LDcQga4`cTS|`cF)}NRy8?&8InScqSW<;0296Vl@4-b4;9rd0A16*1@a<0zQu%m4CBFa+PjDXK=}*A-2LL^kK50!7
2XD(O`Qe$C+?jI#GUr2??Ib6${K+F2exW)5PfsL7XmkEN*<oc%WbFwv3@Ctdazn_4WwsTI`2c=L5Hr9b(b3$#4De4VbRppldn&O$
KYj>n=S?BO#DNZg=t5D@k79%)_JA@;++pDM`4vYKLCNC5)OKC!9YV|E3k0tf>prq{PI_q#0n8F~LQdlj&tRs=cn_)L6rIKRN8Fd4
BALgdk<JgFV-o}Wx(Ixo=1>${syZ*;c=UAHCzv0GU_mfY9<G&!wL?8ii8s+mRty<Zx?u(X18}3+=NxAUc6C6`vY8!?IOvvaC*QG+
H?RA>=YaMMMMOV=f%ARl0}o&vjwkv>`I?_RgJb5M0L;nF;J*aJLVYG3$K7G&IQr<wpG~YXXpYi%v~M%HuLPavc{YK=@ca$EwtSP1
J)foDn0MGkyI|#+7(AyWh`rdJK)QWgPXq(OH$2#m3COf~81zSEU76HyPHEU2m!u%=MZ@jdp53kEKQE77_fZ`u$4!5m=F08d;XePK
r`K?=6zjT6pt5302(t?&gi%y-c?eW;U_sq~1jIyT+TZsRGoa`?hcbCfC+^Q|t35LeE&$755lJzDWod4WP+Vty5a>0z@eDlAwCNv_
FT{L0JbK@?6S#635Q>5rp$H?VuE8P<f#^{Ci_@QJ4`Yb~qqd(&4WU}N%MXzK&r_4(@QBZ#U!9&+L1OID^|ZX-<e6@{v-88AitK1K
OYwjnz&l9n9g}43J6D<ZxQoe0aOBWOFpVfWUo_m4?ody>UT*A*1t&@FWq^73;f7`zZ9E2c2t$rgVdg-Bda(HSq+6D=6<I5Y7{yp9
U<gz&3MblZC$A^l+v_v9PP~UadO9~EB6QA~afKj_jtNObi9C8bt#m>1hPUd&>oXHA6UiD@5UPg^txxrnq;@&Un!(fAsUbs07N%Lt
*Hpz}BLRp#4#XW&$>Y*bpX~B}gh1}_d0wf9iH}@8VlNecSDV64UdrYk&Ox~unDs}uWBym7U96)<_T*5*Z-(ab@cpi>EVtVv^+s9a
x{VH!Q!lKnA~RN9Z$Lh)UP9aFRFGB*7tIsl*#jw%lFrXkQnX@mieeEqM3~GKA>{7vPLnNDP{>iSpm(gf&#G6}ix+ZRkv;{93c7h(
pDO2B^sq&$uALj8uL?B4iri(wAXI|`4y86LYgF}{)yIAOdBaV6Y0Icb$<jU-If7i-e7eIU&x4$aJzu{5LkrIOmoy#sl4fRKvCe7H
2HLt;(|NENST=|+5buL`O{o<rRpI8bBQM0~JE7$XVdNTz<It(@89rDx!E);rYX1`O#Cwm6`8FAVf1*PXhw#^_OW?p&z0z(IhW{XF
un`WoC)AhNJf-!A(?`J*LU8pVG*WaJQ|J7tDTaiid51oM5NklA08%f;91d$VnlZ-^(n`%5%by_fH0byaE*w=Pm^g+m5JbRF5z?Lp
piW17+z6tK>wWRXXM?2~fv=AT$L1Msq4Mv#+HN06_-t9?eLaxXswkYM`Mg9QQW}jrrOYjagIH}8Ma26U2u_pPnx{v=9ZeW=Z1_4h
b3{a&EI*IZ2ikyEh@XGN$l9~$gHgB=g(jrbB>_MI?F*6n1SG;<5Snce75D1^L;+Fa0t^VM1KwNTxb43E;kp>@3_BXs)|Kn_cnU|<
Ti9)7XI!<drffx?<?vbyk`iH8XS5}~UyAW9XmK<o5Uo*0=ufs^PSCdWaJlD11kchO>O6nT!>v0BLy4n?lELKlC>96d=kE?aTk(u$
U9?Xd(5g)kMkykY1BnKZ;lg{idIATDlgQD>xr%p8IrnbcfshGU4Ul(sCF^~z0&`B0hj5-RT770INkfUm`Z){0H$dog^G%;X;(Z&1
ocv{*Aa~KVZVsoTqMgRY6eD+NA&GS^0<9fp0hr6;?jxeg$c*1sRNPI(nREf<lJe}LO1dykkQ-_?T_<-|{Mmw4e+PrldFb)JlO&ot
5|fbhXv1R$aBKr7v_SiaXr+e3lE@_vOo_!9J%6Y3dcJv>VV_mxNO?+n$0*3zN)U=Di}E;o%SNPqr8j9EurhK<A<**~AZCjzPKL9H
R!$J90$5B?=oK&A#QPnc{u}cD!MW;=6ZMB5K{rLjU6C+7=#ct|^pFYk^t~(|^cg**o4{_0R7D3jCqios3E2<e1f-n?9XIpjw;rV}
syd!~Z8;x8pVgi`p!q+VX?Ez4isbXxu7?kx`GR#4xM1iVpUh|OcTd@@>K<*UK)IBTQwCtqI7tfE1NQ5yZj(pWzK<~Inpd?q_z;|_
C%R*lVf(%b;(oPKje`Ze@j&<l+&Yp4?dxf!b`1vM0`ny_9JFqs)^`2^<Ex#m`tA(j{@$GuO94|1F42b{EnJl}qwWu&i|y?Dx7^ZJ
?ClXQ5j$oZZ@%7UZLKNZJW)&q`61$lgxnY~VB%>o+(IREPVZMx9F|1=Y5f1s;Q9RgPvM;p4ZkNydtXE!M4saR9u><*_t}OeL}601
rdAk*ANzOX&s07!nw<N8H1zzZ>i-w~e#vGP`Tw)p4%%)(MQ9G}N#9Z_$jIfu8V~Q|XG{9K4S#A9S;*kfih|t<c>fBHDK=FvmD36$
e>kzBVM4nmt{udP5a8i|SF_NDz^Rv^$!4<=f-P+*U7Fkc)q}ou>#T`77bd0B6xn2LY9d`(ji!(qxuJ2}pziP;;orWRmfWyQsTqxW
1QT2Lb-Qww*Xp+D`+hn{FIws*nSHq7Wr}r97+%io+{l1HX9MaW|47p@E;v^;ensHV4&zcZJ$Gcm9ZPMpU@(y5^RtOuOaTTv&>Rn^
zWdkP+vFUNOA@Lo>L;FyG?XpT?$#OsVOe85&9rN?|DNahY;|`dJWalus=Ec)d)2|P6*Vj@QSQ@4JiFk{8X%#)(?7|b<2ai?WcaI=
iYkt);)U&Tz<dfOJ`6nZ;g0|7fp!6#Vg%W}n1~=DWEsI=9g8B)SPmS!+Cl+<ZK>-m|HGml`)&NyBfI-N2s&N6_v(hv;-G*^APbSs
&&^Oz1&4PpVJv0`#36m6s`FEl)M|JSNf6td5K9WAJ`xi>nqCtdIV9O15L-Q&D(qPqx^ahhv45uJ-Jg35_f<OFG99Tt$-ruQ(?7<G
W|_=b^wslc<HU8-U5_>dqbBF2$8ljJ4%)AEJR*PHs|e4P5fK$FEf7=+i&YCH`m$pWWV~|PIaDV=TMiN$WQT@%T~oi4_~JF&r+?DJ
;(fga8$zrqK?LxL0DH*R3a5Qqw_DU9P&e@T`RF8M^gT~8FV&KQ7{UJ=J&kp`PlI8<(Y!GD!ufeA%N#4;Otf(^wv0#cMI9?w@WA2c
+qyc$jvGws)1n96A0!|5`4W|qb@JvyR8i5kXZKLC_OslE3^qYSeqTL#yLs?4>uR>(XTq~Il+h0<4j!!slilO&n-Apn<WI9y6Q+&5
nF~E99=C@4+6eO2FgZB$tuudU2ERxsB}&9aTWE|43V{W&86_F0m->!1ixD^@+6{rWez$@F=(;}4?8u6s3YT{|8lGz&Ns5BN#<gO*
?scJ0qsZxDp#%Q$;eLn1Jk$P~=<zR!cyVXj3}|mpb|#{b0UP^Wg?s;RcTfDC=e@^1>Z_{C7q7JRkMjI)!0nvF2L>vC>f`)gn`iOX
{JmOR-5_8G(0u>aU9<<)O#(e&QZVn^Jv<g9P<??W4tGg>l@7FA&r`)06uZJgrr4P@kZb3=*MHdKMlC-RsWebGv7eZacmDm^=qC6-
jG>l~!|Jz#Q>pKP3<!cxEl`9%+UL{y*X1;_1&IUgAR@q<!FOgQzLhS6dUE;q|Cbo+-8+x@D}J~cwP{F}_XCObYe4W<)qG5UN+LWx
kITxz<MIDz>+QaOb$lm(*UCQMc%?2eMLQ&sON1#?$In-$wy_iPBcbyA^Jr7Y<)%MZBo7z=FV)9?r}+5;{QdrUu+v|6X?^?!9FjSz
`wF-19moBir}g~$tq1w60^3va-l!8lvHi7Ks=BN@!uWilwxtGod8d$g+yC-&@%WU#DDu|mdHJs+!Sr$UcB1^fd$)lkY-nor{)&hF
X+CG`>lFQ5M&D#d=-ZI@a}S&6_+CWE_*O%&UvHQ2wDLH6{Vq2?tW7*Wi_-14Z6BS`G^JCK>l1kHeRRK+cC80B>d<RiGzACer9T}#
w2H4M?HB$u<9^OHimBco?KB_%ey{K8Uxn?*a{4=B$N9d$bbPx<_wjEXB=~Rc6`ASr;GXEappSPud^zXK`98^GmA^St`@UZP+rIv)
{dhx!I)2~6Df0NYk@N5FUrE|z{VBfE2lhMtfBsmGnP093&)Rh#tMB*Z9#<Z56^rZ{$Pxa2&A0cdsrXt11wXEk5BT@?^6&rDexJMW
ABSUWFl-T@+ha!gcw9T4koo5o9Xs3ivwnZve{x@iV2%IDg}wj9tM{LVzM<KX<GWr%*>#}#s((YZ;B)_kY9p^LUmslx>4Ex>@}P3V
`1n4x9be0R{%-&+-Ld*dKOTYN{+$;M+y{NHj{bS`^Q;a>!Ev`C=leRhOY}X~=cuUT7mbGAZPY%FwvL?oH2ml0`1%8<?S&t&X%0Ud
eV_FA`@Tczjl9JVUuqw}FXJEIA3^iy`h)%>>3e=BUy%xGn7IA#J<4Bq|DkdsE69Hd#&+dg3|6J?R<q@Z{a2osLlZ6qG~1vvw1FgS
Yjoed<DR*JwXGMHM_s>r?m1rc@_bVmhO4&U->-4k!=9GL%a^{~{9)=1yIpY)%4p}FhjaH~@VaSLp9#e)srV?<`M9aMP<-^~Pdd=m
++Q*rIu#?q(U7IbJt4^c<fUhF$5eBNtxUU4trWq^#9VkGL3q}iVj1ekTSRkH(j4w+I$zR!sdDOV^{=V@WOLr`Any1Zch^BRE{_jR
ROdCJBxp8oBcx!OaxVS#)yCEfLC5m<=TY-6Pj4xI(ZwBA&13BWz?olYdGj5+{nmuv#{TDPH1nHc@(53?#7kH`1#8sJ4bZ8$9>U}H
m7cY^I7LgHVqf%U^!}^QnHLya>M85%v9CURUXNs6lx|ogT$55vrd<jkmbB15Kl;T;a~&_?<)%2~EJR#-=g-6G3+y2e*gXT&#CTs+
Ar7-TQ@^(6?{2Qh_t8-E>!a!|+1%@gPCK#54`Ok!B5OqtxX{NOKF}kJeUtI6TGX%4?fO4oZ_NBY3XweiKaaQkbVtR9)Oqv&pEvVg
n>VNXOA;~X^Y54Ck>#Int8b;fc=><eQ@689AM4#4lfS=Td<f)m`*ZftP3=6`%I@p-dUT~h!uno6DBQ;b>v}-;nh#KTcb;FOoj%J>
xB}jvThgjH@OPn##=$y=iz&hr>-&F2ElL&^D3autIzC)XFFiJ-F}t`i=5&O)q%+5!pocy}PS?*@@Q=v8yYr3p@zKpTjbj3qJn!wg
`tR=R6Knk)-#7@cAK#8F#Gm1Q-FU(Ma1dX{ry_(aFUnr1buXDv9I8qth@?GdGB6|lK!QpCadWZwFEW1z>!;}J^m~a^>HXg~sSoGU
pl`plzo*g5t5kUYEAIZ~?;VDJwXJW>d;ZQ=?<1Gb^72t6bfX}x+$IsHI=HE<*~Ba?Ox{%1&iM5WBzYgbzLYEU=)cRuihCxTZc%)5
kx{_>DS_?JvtPfu!rR+@0fGr+!3|xia3Q`m@*;nq?fu_J_dE|?*#9oJ&fLA1xe7V+exGk&T8%W3d}MV6g8fNIq1PCF^u?l=5%dZ9
H`saW>&A-yy~lI*FU98d=uCo)=m{(t{U7S-A!$}Fg%JO8s-cLhrx4Hd*>hMQ^KPH|o)r~VAXdu67KOb$wreT8AzdJ`TDy~9>b`KF
YEAVM4p2ow$JV|3<GK_lXV7wTecwIaj(s=jFnDv6;*~}dcFFnT0TfKG-bIidL7Gf=zOzY;hb~$cTPm*gg&0SWBA`n@_`e{+$H_SA
uZ-vsS&UDvH4J$|yBXMlj8RZFSydS}HJ#|()an8oV4T*`dCF-GC@Z*yX1FXfENNh%q(wypbB*SmJV&~+RdUBEp@%k=7lvmx(~Q%~
Z&b<m6w(t00|QPclPF4xNeorv7;(&{Hk_&oA>7wJJmbPaPtImzW(wqkh8Y9`a^+Kx(aXKZ)bu}1SBIZ{zZ+2gXJ7ZCq*Woy`<b)5
$uYcZ4E$fFQG98Ab=dAk1fd1C-wxe$uM;G`f4XNBYDE)!tvw5Adr48Q9ooE~Nv$B*<cW-Lyo%2)H+;d!;<+{vpN^q_PJ0>4j$JO?
wwIl`&pcu25kW;pD37n6_}^iN<dvDQhvNw87fuL;h4>gb;*SAzr6a95;?71_J4}cYFjItrEPez&5#rO<?9-GfUE%)~M)D|g(%G=H
sDAM8nbh@Q8P=?+0f450oa@D9ek-`WH9B*?dugyPFV6W-JBkV3jXEusECU9nZ&<XA5Khd?1p$1?5vm6NU!8aDrVW#Mxg!0iV^7}x
ZyC106VZ|K<TZ~!<-MmXuj4Oty3&ppTUIwqW&0|GF(g7jqu0qe(p<ldWLETn9lSa;F)nw0`frN)3szTmd<Z;cz6an700<!38%t-=
+fFL|J_c_OSp9MA@j&zGn8CpZLx;Y#b^dg<sfC*l;tP8}2lsw|-Xr;Aw@z6n_uGO>@#w8Vww)BlTvGp34LYBX>zujH@@cfCNk(xR
tk8%jEG42M*X~gmsAu>(i*450-a9+->75C7Q_CgYooKy-4W^5A*IBBx<kd5sjur^i?J_w{4k1z)lO|fjr%Tn*qgg8|FK8%f)52pB
l5(5JYNoO)FCkV%q9;3Z7%@~!2uev8do`02NxrEuc)EC+Ek|V*V3>}ZwW#sK8GKR}4pGI#)d(zOMkBs#n*aMlq&d2#7m~^|8B>-+
M_1FknWsk5!5ADe9#HU_M~+<cnUPA=EM6$6t_sOaZPMf<LQ5W`tz5WTvpVRrVAZpN;<8kQHK=hVRd6%kSFXC)qTx|8i&b1fX?d}z
t8azfB`w!Z6DZ>-?MTe-baL>5f}l#NDy58`)comRzmB?yB@-eNzqd{oDQg|Y<GQ%}Kw7NIbTmcUtyNd0Fz;;{W}|m~$#hxL5_RcF
yHP4ggOZv&`QBzzshYr;kB<7TY&Vh!R;rNlI*6-U*$~z$?0n%1h&Hv*)}*M|Rm4&XwcYYnJ7l&Ni&xO}>7?n3)K#2VaMa0LyJjUH
OeY?C-0x*z^zf>nv8i^fk(z?l2W_TgAgIf2s<*MNO`(eUr3I3-d*<`VY{}W)vsX6iiEN@Ejim)Cx~=r$4O(8nM`fBgryL$G9I?!e
m~3T0cp)W1K_LQ^L;g}Dp>+hDQ%9d~wdt>@^7{TB@Ag~!dHVfyoVVTfhaZ;oENl6G$KOw{<IDE(PVK*SI#2KE`h367^m5OC*Kc3^
STJGYKLUSb6g>Xl*ZMsY{0%zuWI01gpufgqqM2IT@A@B{L~s9=X4@<v0nMvF*YT+Wp|#MV1ZBiLda?=sM4bNJm;Eh5c@G@(*@yMu
Gh|kuUV;M_2p0}G(abjVq{B22;E(FNoOXG75YuDm?MMUuK-0agp=SpRR6Tb49w&SJ|MWZmm-+twKcnbX1GBr(Khq$2W+{XLl4Mf-
_Dus$(J@VZp8lc0{_@k5B*|Y*!;N7zL8qE`PYMJU2=3yhX|7vQVRq}^ozAyqO2zQbo$8`=QB@S`AS@0UcmNF;BQcd1A}9M26x`{;
f~u~NYc4FnsG1P`dbw@UxSq1{A!#j)*|RV?+DLIE?s?J0j!6L>D1#M(GO}FEA&jmVmJ~bj%=X>(ejG4J*dkG2<`QB>2sF@I!RbNd
%WK4+<Y{ltd~Qrn;^(}<Ld3p!Gv4A<oqWFDC~~<vcA>JXj(uI^QDVDNF%IJ~n~DPWCpD03MMvd`k(4uOPb`YpTtx)MtmeiXJ6Neg
MQN>Kw6xnXYs=~gn-Qdd^ri`crKq615?@*iiJ8?kzg5&lSYfSURjsA1M*_+lQ4lRJo5s*7Z<=9w-%#R<rNKFKdO9#dA9hHwRzOe>
>vo&~p->7Ogou?OfjCf+WC;?8K;$gAUUY~ks)&zJrz?erE>O;Jl`0htQd)1j?DxsH_>L_;nEyN>pFVti-h&5O<MqQq5_cx*pn*h&
5+>AKMPK#pVELT|=%_U}vfkHKrI5SWee6S!&O-|xgdz*#_Q*l$+Uupcmn2Y(V^V5fK&>9FQ_2vm57S_zk%i%#II{NE#qy}-kvHzs
q*T?7NhFe7j2j7&c3*{Km2N3{>B^EKRWwilC9g+RU-OrVm}s4J@VAbf1sX$nd*A2IN5!efAY6&U9V4ZS4DmiZ{+Be!_6(YobH-h?
tq#^@t<i}B$FC>uboAH7VA-S@aOK;KB;cgRe0b$R*&trDd>F<d;;&ED0;b0~<m~X0<62B=!2a_Wm%2GH(yBYDEqXlUfSDUO_=ke1
Atu@N+k!oFvKRbey<$c;=b5?k>wR?>-s^JRBa`x&vD}DSs^GCYf@{UUQsgAlLQ*J%ktmFmMA0FtuK!!LYJu~v{pESbLKI7wVhdKi
&G~#0Hlymuy1e3-Za`6?w3VY#@oZFtUNoyr<Vv<&4wm8&lV1`7j=Ik0NX4$_i{Vx*6$yN6_5JrZ;>pOaSDteXMQvXhjx3`qMmqGd
OIPs~oJ7Rac?rSpb?x-9Tm+3saw{5`VFJZTC2}xuT7m_WyZJ36-K0JbNX^Vy>+L5JZTea(;*@reYm2=@oI6vXb|H~xW#C{4xYbij
AyHeJB4|v=%88CN)jjmZp>K#RlOx)42w0?xRZ(1~dMg7RXG<*n{?1=UL9d2+NDO_>qYgE5ik7^O;?syPSlZOBYGM#@lTkil>j-TR
ZQVK&->q?(kf{))YeZP+gjR{?O45@Z9=5i{#g)ac1r0xC1j-`_BJ_(_6|R)C)KLl+%uvAXis>~~#qmtCDrV!IuSp+4#ou0G&T(Hx
M3DSkvt>U>mG@*^7rn1`?I7eGWzj0VC)_%bZVTPhm9*E@ahwD_bzkK(>s#tEEm=YzVmH>nShQ|*p%>qVZ5TMMN)>fn;JyI4RVIgd
mTOQ`3E@<t3X>0wHF||2jWL+GdA_e|dB0bwasAgq<OwZeAh0=2T}p<oj?P#y-tS^6Y(`QVocq2o>#c|B9dT0_{uj>~c)j&3m1>Q<
5afXcBu>b)r0k_F5^pqtd3zZ2Rxe{wRHnLC+q_I-R{bJc7?sBn?NPKZ-MReS&pUllqvU7tMWdW?4k|TOpHB<v>LNGWv_Cy<m}xL)
q&2Rtd8PSHx!bL1$e7g&xH@H}zFOVEP?z4f@axyl_5TV>Na~=oe^ZJiSt;im;+n(ZBc$ZBf+oJjv86YzxPVCos6)ae6i<k#G2{lK
l(LYymK_y@Zg5!TA(<iK;*><@vf_rg*LV{_sSy5gqlqs^a%!}OFr3}gIEq&f+cdOog(a5RrpTZ&X%qb5K=HQ4)LQWvplVWIW)Y19
34^G;Ty>R;IJ{Rk2Nc6{`nlGIh_Pzn-5hMSr8!crDOw*J*_3IG{6Y$SYdreu95cx~9cElh!td0oq)5!@>N9mE9C-KEEJeGl<d`E{
<R0ErPCAUZj1beHd}Zk6;)9{kKNqX2j(p%vgsc&mgCOQZuLuq(W{?~fC5EJei5zP<nHjR1Ocy3{{hN7j&g5Cc=V$J-u!nqm_1a2j
==Nn^t~I8H(Ws~^hclrf$fLZuq^y=ev2mrJw>i5QdQM--nseq!>IQqU-Mw0cAm!RIKabJ9bvNV7CTFF@%e4BnA*S-MHp!>oXu7o5
zNWpcO$%C7-`zONr9~V~xawKy6pT?&7C~X{@oSsk*4_>5NAOzKsxMQrjbU;B1yV^3DhQjNK<&jPgxqy?xT1%+l8Y+hK)Du&oE&oj
69OYPxwz(2?a4rbGmmyPaDxaE@bPfsb9sRoBc#RStG3Ro;CrLaxU3c?$0PwTfpZQ9u2;vm`Qu7tsBXxukEHP-RjL;)`?_5_>D+!R
(6}0b#Qs|nrNNo#{ExMUpw!zDkwPH<@P?0AVHF*JH>rG7K0D>lX#8XPEkZh-O{UZUR;UMrz=I#vbElwr?m%os$P~MNHs_C{!o|+F
Bjsr{$?s&tdUu<i4YrDchuy@@aQ0K{<J){Q>YNL@UgM0!GEK3Gd@-ZkX%Qr`dcTQZGE7F-O$+PdCI@*IF<T)0Ebh{Xx_7(UAiKN3
B04Q+5-g~%_FY+u%q>*l&ZD(o)z5JzjLKY%Ln(C8bIJPUbJ)8%x#qew<R4e_{WXe_K{|JIh#-p=9XknjrktMK$^?5)4Vdn_4q5@?
Lu{Mumecz8E9m3J(i%c<+7dq8VaL89on6NnSMb-nKX<lbYIE0(8hgKNQk>I&Z*7`KUl%&Ey6*G+DgO5qRji_*DYm{6uU+Psz0}0@
O8T?TO(ykKh<8dwj+x@CT7#K;<F3}m);r6X!_C|+HS*6JrsAbab9%`;%H7{7*S`nOk2qNH3{pd;#C%(Fyn{6~my%XZm<<`DEM+|q
5GvfF8c4IP55gMHReC1yEhfa2Kvi2=mT40Mzt!B0Vz;|cv&m%>ETQbTef3xAM~g_j<EJ9;)6U<B^?L@@eRfzWm)-@c;`W1r%c2fI
EJ=lQ;mr~dgl#V^^&8gNu*koD`+Q$M?-h+)IoY1K8lz)E-vKy;d?TLy=bvrySnr&?%%0F{-3ED};Fp~{ZqKxhxRlz-`ePQm7peH_
{7&Bz`5Q`PCyZWxF-ajZ8Wj4w?Xub_r&$otPJ*oPAp}S$^O{&^wtL*yK6>Q&;gqye(O@hEg<(I8y6H~E=QW!v<(V_w$=j4EZ=Tl`
1r&8}x2q32AW_<JhZt2tpjR5g0>RzC!oDsWiM;$cYQmPvldNtb5eG~~QK*ppv;M>$AiRv4tb<yNQGRXu(yRMgs`ycQx2tt$J>h}H
q?$@Nf-<(0Www3no&9x>H*NJXhigz+<2X!-!>fLD6_7z)H`&iRojj)usMf${xj%-Niql+CA}VIN4(5LcllH9w2`o}(t$Vx+U|xay
#UAog@=j-#A}CQsobP;6jPmS~^mOAWkcihuXN1TWx>|yTK_FLoj{0gubn5%`Oju`&4yI~3>x8$N*STo%^QF=GJrOf!t;zOXTh2DR
kAZFUV}nxglPg+im51@k%{uwNiy7K|ub#hrF*HQY=pOu4zJ7Fe_naSAaOmR+uC6S3Jk}H>7&!r~I;8ZI0ZEr=1o%<?)>SY=?*Z78
WSg2)D7p}GbZvAdv@&{PGxX3`O1Q0)s=6i$7Ed{2w7<o(Yxw<jCykxjVDV2D!#jPPf(Y@oDxs94-GPiYIm55zv54}&1iR_@adGtL
ov&V;k?y5ouiB8XVLTl&7|mJYXPotEq+xHqYi6oZiyUhx+hrOw#)nFfkl6U=-EAD%HY)W0htKeNn)jEZRX;x((rkC;$|8oHHT$87
k3w~$6V{=><yIXkqQ8qTJj@huJVk!*!k<rl8ruVtr>mKsu0V8b{Heo`V-i*<R2H(U5sJKUdvY%Ep=`5(;n$WzrJrq9W5mCQgS?fY
^t=ZKscex3q;+x7hfb|$zjOsU^G&$j`2WX{`A!~8Z!giT>fa@g-Nf*>#@oHbO4pY>n1U<H@4eC?E^-ImS!vcc{NIUo*NkXOQ`S4`
PZ=kEKf*BaCe7G=&byHszFEoko~A}FE-IHtbhh3fOs1YAh<9;dRE6baI;3)kML=sWYDgp!9I`C@viueqE$ru^u)v%k>oY2!9a!&f
DsJP3G|yRuX44h?*-LGt*wsI3i67?~5Chj$U3FZW8&~%cWmK5KWEK%krDaNl`XFAY-)te;1|rTa7A%W2s8?*IYZK?iF~Q?4zdM>u
P<`y!A=Q<B$wWjYui|;rt2$#abhWgQvDrHG^vv`^)@km^)5|vXoni66e)SZ`rhQXSnXKH<rA=C<{N{R3DbDRp&3`Hz)n!PO?YP?_
iVSk`<HOnUv*+i*$=AnxnKrFy1^Cu*r>)qiLj)t9yxzUinY)ZoQBRh#{|w+yeVa^U6s<UJx$N*9B_b(U3kr%XilB@ZH-By@tB%eG
x2y8{wDdeXZrUtI%d9+MRi1TDT~DL@HBAa6UHv`q5hmWBDGq+0OPHQ%)W*D~0r)`Y(L{+YoVY{`(uUDf=vfdoDTO#L3XRHjn!rTT
SCppgR@pxdcsM<<T?|oY8qS@3Hf?=mlQm|zJu>!@R?Qo)b<VrZ(qh<Ib^EpD*<JjuLxGC$(y?O9+pPNRs%EJ-8<eSrWco9&JId6h
f`h#Z&vmfFzia=lT+xa4)q!g0kqgx;yofp~IZMLTya^OVF6AY_>X~z+xGi4nJ%^b>iwbz5nVE4~<)aaQ?X{U!j)AfV_UK3(F+8mC
P3EaD7aULe-6jm0w@D9OX>wK(6J{HxD8Y$Z!0LL#+eO|NT;Jg5#;~5gbIYS1yDk3fa+->S-K}Rt4GWe`h#Kmc2P^>771nIRxObBk
{?7o=!NF}fTN%=}h93D@Eu@68mk6TK5a{9%2!Y;N&wSd77Er+&SS%2sD<a)>Z6YtR6E%N|H+M*@a?yY4c7Y>Tr8%ZnLIcer#*J=>
JFh`)t43>*X@mkH$t<DR!*`|8lYY7R>S>>T%I!79#86&oj4>waXv~i*AR2@nCZPPX?pjBAp&GjCcQoK2^Vh5KN&;Yt)|ph1@v?JL
DttBnGvQTQK1b0Hqz>v$mdEX~g@$lx9QURwF<V4qpRLCsU-5BV1&_5N^sknZKCP(a_ATea_8G$EuSuujxSGqRCf}4ec^&!O%?RV7
!Q^$K7@_b{|EY2;5I>O)>&Jd`!>@^3pmkSUxb1p4@A!K9#`Ga>K!P+fiXAlCVwU8dOqS^B$Q~~d1hG5(ko!o*Jl|pj8<2N*Y!E7t
4(q8D1-g)?DYg0;uEm=KSg?>p5pp472-%bG4;TLFCBD0|)gIB>F$q&tXukiaqIZ%N**Pfv+WwWJ65Me6Bdm6VS@pS$#7u__h~*p1
P11;VFoG>&x83qsP>-Co7~)VRl-_>%85Gs=Wd)?OTXe%x9N^fFS3^Ddt6ocbsPOA55msa0^*u=(SfZ}yB_Bz)cJ|hOx~F9>C2{Dt
8q9aCccX86u2)q+`@cw5E?MZB&V`D4yPH)iAgS+m{A{gDxDZ;#2v_Ff0Tl;AJbJBmKv#w9(Q@pAXb7nWskF!HaZ2687vcCKI^FU#
GoLAa%DK1Fh1?)|Ie)P`Vwz{9E>)klP}&>!rjXkSx^3Tf<<@{4wSUlmP5k^`%#>n}i!O&)va$Yn?cu!;qM~%eHs_Q4sd;skF;xXw
moTG#C7G@=XQ6k-%F&g}6k?10$dG?3QS;AVJULV56#2i;cT*?h6%G8m$R0dFXLX^M2DG_81o`;=ujRdUI6y&Ss;Hxt*jdps45_53
I={2~V;JT@Ar=w=&yIQ%`RjL7sZN69nP}X<yP|5|8@oYBDWa91-(gAk7#^9oml+m7(ssjyE153V{xk5Y&o^r0;+xin*eDuiY<?a(
svaH~DuDR0rAYpN=oEmta3=79{?+2`zDLsO4=(IY+-rm}$fOost7v7kn~`*=D~ehIQ*!l@m_pHqyBmTXRNA!qz6#X2xk4VXq*73&
FNw4>yVA1c{A}$UQjc`*M$uP&rKP(X((XdE4V7OHdph5b?|<;@!JU~G*SG5#vrHhO3$&wa(o%@dL&Xv!aja5fe14%rno*HGCU7Lr
&Q_~rIwyV+;ZZy2cAYBG!2<KWY4u3fx|wkfi2)lFier{w=%7x7-X_2II@IknjAEsoR`E8Yo^j{nBvymu>l2R%d6UO{Y4LGv50B5B
T%K69Aey|oiYMir9v)ti5sK(4Dq%A>fndVjHj^ArUzZ#kl>Bt2yB6!RyshJEjw&hThh!U1)%L6117C2V^ZqAZWPhXlKe-J?NwEVz
!IZNP!4$zT|4-+NkHx=V)nOKo{(L?D6!-eQeqZnQn~HW8?`l93UtXVJI_t*UR+|syLBEHP>cD|dxxW7K%&UfK_;l{;>S68f>01x8
?knvF;t99wdJ+iq`VIU&&Pe)$_kAS8Q-9jfT7*;Tt5M(&g17IKN7r}#z1ST^1zghe)NQqE4s!wiAAm;48@-Pyth98BoGMKR%6A>N
{OrxKw$HwfOTgPXt+`o9HNAEk&OxBS)={?>uH3I~MMxX(oijHhyXKAI12_m2;qizM^zn#Y`*Z1GDGR31h>AFfLI?_+KE&2VV+mSr
?#BF``V(7Qn8oCq4<)0sm38Tx8mdzHck^|t<o`CLb)feA-$$bxeE;M2d~!OTHScyLcID5(03{E=)LYfz+Dni!ahUO9GO%TLDhcjA
bgRz3d9B~oG_7YNOhc`je%bOqX3w)}wd%Fr>rHNJHlDo#Mco^IGhUjdTXOv!vB4h>|8AS(>*ha1=jzkS!B4*92mNj*<@N=N>({^A
=TV0B7T?y{@A^9E{YS3RylCNS5*iw-M0%>ZcI|IU<BLu`TT@?DR=eJ|eA0M5ZEGSvqAg3`mA3EUHRFf9kkBcB_ev_wdu099$6j(>
zdiJIw$3Rzrh{J}v#mY9v*WMZr~Y!=!r8}vlD~I=>)rEQb35O2eQBq!G@hE*yxei7qwb||%ah)w`qq8iylLcbdh%y3Ez&29i*kWF
91mIa8chv&jp88YuMRQH+O_ki`z=GB2%AXTp&w)Y|0(!()IcK3`h3yd`_AK*?{V=zP!xmeibx#1T(2nSOi`+HWV->G)7ar?e75_%
Mm<)qe!OU-(0b}V4~`1=&AFL<>BMxrKUc1uOK;Rf@;N(aVXrRNjpXEBkK5gG+zQ_!*&J)#ITOnQEfqhmu{{lFmj${S8=gMTePgwA
rf0b|y9nuf@8qx#Jn@c~rMaMQO!w~x;#>YN8k*HZ{OWpd#s^13!l$UIDYB))UZ-h(N06j-nO&nbmSRACs{O_V!oqeKCwlDg4MJq$
<3nbeNU^bMdCRr}$mN@DB%R3J?!+BWy}GVm3dC>z82U5c+=dT%SNdOG|A)){{l)3@uj}>pr==Nxvajp$95Z-mixb&-9%D|g7;qQE
m?OAFH9;gI3_tq*&u7=q^KtDq{e#oj`#)Fl`mH?l{Js0LCEgu=kB_s@-hTzBpSRcbeLhtl)9;VD*KdY^m=gbQkFw&?$ll=26ILyy
@%;bfDaIV;kb=sm-_Mub^mNbNjS0sx21vHDIY0}l0Bm}{4hE$b0=+F9o~L0aYh?RQ_|xi#u*pMBR-dz7_OAC^i`?n8YYT^PT!ee)
o5FnN2X3mktB)z((_O2u=e)%YUt*k1M`@XYaRVB_p0~u8i`na~bo}q*YzHI5F<m9+wz0X7-MYVO-ULbVv`(5wO5MdSppVS-@m;E@
c)}TyCr1!L+Kw$rdScxt0=sPo7z=fw=}GHH-X;0<u+j<TSP#UGQMQ26d^vrW#NK+-P3OGl!gd=8;A?*ZW!znF{mMFCwVlt_qxCK*
JFQQ2P5pF^7d|I!`SCtE7p75jyrfShBBaq!p%&veixNatA8CF4deTVm^-Kw=Xwz<cVX0ts8%3*9u^Mi<(zVE=LFho&_Hr4>t(SJm
_*}UIrrZ86e5_{}H%(scvtdKg*E_~#dPgtxTbu-|d>>dot_axrv>iq<y3cg%c8SsRo_W0|R7LeKNz~9zcBn&3@6)8#j~1%Cs`M~<
>@AqR^n8B|S8geZ2aRKkQ4GWBfL14fgn|=Hs0KumJ*XfECH+##_i5?R^Z`s;{hYVHGos1M2wiC;Qq!rfo%IW7?&VFXt*R}?`TRRe
Q}g<{ek1K~(zpAhem#GmXCB>;AiTdzhkKWlh$HF#?-23mfVG$4<{#VW_2=*m&Fkzt|IOW)030kM5B^a7&}5}9{YQUC^zz~8c<20#
{@bOtr~PmGO5nJwtUu<&aQ|N5=J7{x{{rIwu55qU7ksKAAwvJBtV--`NOjvh-7>HLwx<_of*wyl?oawglfacju9VU2dC$TgO&(<D
aDQZ*F1`doI$B+tjVVD<I&Dw>blU&qT`QcP5X@7$g>8Q-d}=;w?rs~W%~(lFm3GFGKz&trpZbR<VY<v5nv<MgL+PjVx_uV-9}lYN
Gkrk06i0yf!}mJ$7NCRF1c@gBx5FReC#|`T5Zavxea4au{`l)f50ezE!(x+%ci>z-;FJ#Rk_iw;WP;>0ZEMRh#?{rZ)ve$H=eeAN
qPp_go?)A>W~OHT_YNJF>|eYt)-RM=fc?*ZY}Go)o$pcj8mK+rQ)SW*4OLZFZCI+i_|6kEMw3cxyBK%zibhpvb{m+`(mn|6s7NG|
wy71x1sLC(=cHzjfSkBoaM}rh43P%)YylZEPK;IBLUH&f4y*E~1EK0o)TAZ#ysNtSp|q{+;3E*x-2Cppy0XFxCf9C8cR@lqFzO+~
fT<d=OQ@iIbxJ_t)P>aq&c<)Z5fBM6cBB|ZF<R}{c!wpoFzL+&I@_Cv2?s4Le4ayQ>dXOtS#iOQ3&X@aZqH_!!lEJc+!70Rxgk!p
;4*#n-K7=Qj{`+SRY&-gyqE8b57?()fqq9kc^UE(kU*>Q0R{c>v*01IRGalXH0hR$&E%YktaI*_T}xD64>PKz*Dl3f!e4!S$QiX-
9DDx_t2S|HG+obCK_*>Gqe@VV2$Lj|8~px;AKX|EoP2<R`_TOaC+9lmbOHzULlC~%X5a7$kMzV67*bH+bY$Q-H`ooLALb#SC-jTo
a){)1=^ijiBm`i71_uj%lY;c|Qm{cPkE(HPXrfzR<f(9KjYZ^zpuI(?GsM_!MrwDt#w7RWRW%+H618aCt6%n=VB|XG<mAy(aA0>e
H78<-1F98bDBy%%k3v87o9Lcb@Y#j-A${ji&|%ze8-$QJOKgC8awEhJ7;cZ!lt<hUy6nRVa*8O;O&27fh{%i>&WdJr3tApcnuq_e
^l%)E4&`a6vdE(Bl$9uZ@90M`tgQ%gsUO^*i%!FmeKvbb8yT~22V=ZHC~jWgqnyt(4y|3+6^X~|4Io>W^76Pz|4>#JzmH<Cs-}o)
eQop1vmzVl_)>*1%H{Xb4ajJe63WT*Q<Ax4`loy^ylQsE<GvwSaBy7W9)q=$vweq^9Kvl*M(xm})DwRqg|ub8N7TY|IR?6T&i-bz
b=i%Xbod+y<$e_8Q7OGc>luf@&f;EhLk|v#NDDs3f$~5O9K)m4%DVw@^Pz8sibJFpaV5Vw<vj?+<jl^CH@l;bS=UqPGGLlsCezBs
$|0?2`WrenYGmM|`MoOLnScR1Z&0ux;w2{6VVSiw6c-I9AqPE4@VXL5z!-dGiZOZ$k(A%Qx{jl&{`4LJfavgb|0se`XnXE3hklFw
QJ9u*C~vv2;!la(=wuwEhPoDDAHnxS-SZGCr$NEs9)h?W0i!hrI+T=3bYIq5PN{M&;=7N!J-x`haO9^B4>#O;YmQr!;3qjw!RG6*
<xfiobSi?vefAs4L=*~!o9Ndke_D#OkD~gd{w+Z8%en17=J(MbUt)SD9%yVbA3caz)el**I%d`g$MMdL*@tjA=-B7CCMKd8-kuF%
0?8008foAzP3rue!?U1{wWE;&L^HD<!;;vrhHiRy0hbD6L8C;6V=cgk6X9vnd)pJRNqCQQxtV_{vw-kvRJFS_div(3j+7C}Jq6Y$
iC}C#-emCInn!`T=VDDqEg20I1XH`P%Q&E@r-rXrLd2Aw3034~6{0zT53pIMtxUzYoo#)m1X@Yg5>$A7{vezycPRYHI!f8>dJI-6
<3BKX;uMCNtSN|W)s}FnESrZcbXg@HJ!le%xSB_EX66{@uVtJ$Q0#pT%gN=`u*0<TxernCN!(+mtzzSC5dJqzf##VD>0w$-5OfrH
6}Bfd2;draG9%#|=xz6lw=yCxO6~8_>KG8{Mp_Z@+3LNHyY-IPehfb!C6GIyp9v^%XQ_s!k27at8yFcy@H5mppGoxQXxPxEpuq7m
bs5@mcAh)5>5R?daBh3{;&_hdKtTmjx4R*M!ytxK3N{HL#sEcYj`xeOS~ubK1cszcEc_l&cU>b$a7a?w?>}z>bQux#+@b6^m}pLn
5KJMpHD7!@j4SMW^Fz;!rz6FkjEV{aqEA~3IXo2MOf8;a@Ixf=1W$$uqm#|L8KDe{2s#k3$Z7tff+2}S40df&KoEtv6xCm*5$OZY
ptZYHjn9h_+xUvIQxJq7&9__woyDRLroA2?@~>E)kCKxmUDFyQ5J(`4QM4k#wvnE4!vWUALCN!bKHJ7i5v)h#*n9q7M;&PQ;LfJC
scLi&GR^n$1IlOy8E*sUke|<Y4Pn!VT+z^P7!fY>1<N|<C>zJ=(QW_DqWTq`pAujA*LJj3OP<FLuurc9B~|w&DeNJiSBR70W{vM{
w~a)ixo2*)^X%!vxan|FhzhY@jUtdNY=wm$j%`$rbRTT%-vRWKu>5-9je7W4wy@^HBv&1H4!rv4dgd7}9z?_(@eRalT=wq#2}fhW
F!ecb6SD}Dt(HG8=d-S2bbK&MRg8C{Ay8de!F}&39*JEaVJ2bIIcqgGH#^So<am#-WT&?zWjY-&bW=V%PbAQK8JHIJ4;p+PsnPQh
A|6w`4ZMTSc&L(Ly*rH_T1|>-NR{GPCr+C2Cw+n>BD^%^e(t(9utA@f1>B+vi*M)A@H5T*PZCf;KC`p0xw$?B(W%Er&$glL&AOVV
PhjMya4JsRJ86tqj97Bd7t!Zg#VN%FtT=VI_?}H4Pl}Yb$x-i_4@Xm+MbxhfJywSVj4*-u91mwZJ2XoVn(Pr$J)gt%GzaK$JOjX<
jg@C-lI`<7XctcwQB(502Pe7IL*PQe-%9ie)AKVu`M|;15$yTzU&Z!tTTcM=o=@ZnJ|}~r9t%Oxk7227%pF|zjhB95<;w?HZ25*7
d4|l*g&{_HH8EGGsE5v879Nbr{8FU$I+QqHV|gLTt0&;s;KTHK7-{!8x)V(k(H`2{4Q0pLVMmU6Go?%pqvO%<-zV{q@P0NS5ITnx
n*$RL&5_%aLQ0bL1GxlDDU?tr=V?1T5;Ryqkgy_?8(|iqN?QRyWQF#f&7JT5lsgmaI2N${yoCV%@qgepANn9;{y*;W-{I^3WjOvX
yN>V!5C~?NsF40%r`UYGjcwh}-|`R+2mtC459^YIq)I7NIKQ$)H<WzfO+i9ZbrO{1DA1o1f$(UpPEcz!YJKo;zGRyE@mJOW+Cg8@
2TTLWVna+64wx4MvmrA@fdD^;gU5;FKWDojQdjuPxvcz@)?iyazoz>URGtT}-;`T!PiL9_ALY5`2#NR!Dx?r6!YC9Uz*qZZ0pJk=
e0x9g+mpo*<bUmTpAgtQpfn0S-ahX`zN2FF^}tX3$E8%vI{-NLs{CpgkO+`a{cx&$_78-#^>a#KvBJIv8WtkagX$^#mZAwjprRz?
C?IvCbV8xeyPr3m(Otz_K7Ssf0A>JNt^yhE20fo}im-3xZSKrU*dPVWJIR@uG@DQJJ{~!sDLkNXL*fnT{5W;<_<jJ3-Iz!0o6yX*
*`P$!ie;+}5|;DT)HOZ+ll)DM8}AN(q?5O&kCqZ(Zm#Cn4=QWZV+@NA)!_|$sBAn)$A1sGqqqG_dG=djPycN0(|#G<CS@k4srmT;
zATXuPJzF@Q2w~EHLQYy4gn~HMWB&?2}2YZ+2J50NSq-Ikf90@pnVkp`~QM{-5*LQD;|Wy0F<^6qyX_rdS36J&~}~Gysaj*QlTJ5
%bl5P6<LMg5f}UkBcn+L6(q}yf!K)2t=KeO>TpdMVcSBK3Jm9;@jB<DiM9_eTzN-=;<^$uXJ<(^6M_c6U;=OPJ<0g+HQF5y0MquW
X_bf0-DT50X(97r$^E$2O)$_UN6WT;gRU;!Yg`WBjiaYzHKYEBzDPu&N$KG2*B!jh)3*I{VG#69lkS`yFNnx+XUH(|N!Q`-3-5e$
(>8Fbm~3kZsHwHY$ceDXrD3D_ASVtckO2R<GOZwuD-aYZO4542Uxxht7f)9$gX1kR2|^?i1t?G=P%!|^49WE)1HK;<{k})%l>l0i
t(eNpWe`+GhKPn~V1h!SAShyTCn!!BR3l2Rz`yqa7jgn6!-i7}k)0<bnQ$&#DS>i;3xcd}UmmW<hhR`L`3wj~B8o^TB_NcNfS6d7
Xb4CWXkuNhMu{@eac@Zqu3YMs8B!dMc2#L?=LwZWA(YNJ+}RYJwC`j%(Q9aMk+wWIR6xM&q#zn-siv9<rXq@{q28cVC<rPjf}$ej
1jy%PLPJJT$m}O;773S3A&rqSQBY9D6->o76-88&QdBZwnJmP>lT1woO%V|d4Hg-cOiNNt2}L+lhD<U@!ogKcPyznW%#i+)9tXq~
VEul>K<A+L)}2^vd#=|5hL4thUq|G0`6#L4Kpw}#@H6btN%seD-{X$R@0Mhr(^)VnK;-E`DchNxwv!r3i)MQEYd^bw!1(VxexBcd
u<cH{5OI*g(80rzJtqz!+N<?QJHihbQ|^>97vlhYpgf=xBweSg0|n&(?F+_KIS<5MOdcJAa42aHAOtuK%3uL0UFD;L%Foyz6g8bZ
P2HcM9S3R*3Wt|&=#nEuL<J#23nZLRA23CeZ4@y?(nt20in$83P!x(#Z$+Uw3D77XKHm*}k9t@-o%yz=+BCbH(N8qc=an&;Ve9Z8
ltg9+cfjpuW`X1*{B*ZB%$P3YYnw&#K=g?4$+9wOqN!3zC<DG6XqQ;MXW@!ruPyz_;ns*9&>^Mn7p41nGf{vV5X@G=eZ6{&lDX(X
aKR6^v@{44a4goxY=75x4UF+#sO}a}Y)=n0+(1v*sy_FhTpT>SPeA+OC}K<FivDuy7u$W!Z`=8-JbDg%5kFwP(ujOyK5?lR$RIKj
g`p`*K`EGG7d&IJ?mTlCbMd4xlk!Qtz@@4dO$?J~HD;JZLKroLY8O9U>TZ<+Q4f0q1Py`@7$#6rH@t@6z)=-0x4oujE>TyxM*;$@
qYAvrD+y7XTL?t8RFhCr6o61LRMIDAB1qkS2W#KY@%zJ{Bk(@0JP!leRO<lasQtc=kav~H@cJ<P`jzmC0+ymugej6}hDu6kAKO+-
DFDPo1qmWkBZN}o5ckWFKChN9-#Ze8RZ<K|Lj)9zMJk~9*-;DpjqblIX`_Ji^50+|Tl*nF`2rA3uUS<B3HB(k(gVRsO%|{~EkbK7
Q5GEO*s|=Q$&cW&@nJy{?4NM8pDs2B_k-_y4FYB!wQ1NMB#E!P<M2LBOsNn4nUf!K1B-s{%qS};{{{b;e$*Y;d#Bz7e@qKPfkWK7
?>sNt-}V~%IPlImm+O-H@Cj<*^46D7Z|#Q(*QZdQG#_}NA5<iQc61#`Y=GxKqwy<aT|1cOmFFl@|57k{>jVZzGcW+|k^Kf|k=JwS
<b6Y;9xu2@y*V_+6p?X*V<SL6iWD)F{Mrc-O_OuC`pkHDA^Ez@z^KbXADUeOd(1hyxneK$kLEc$@tMI!+e<xie{rogw$>j0LTqth
l=p^@+5OSdZ@^3=<|;kn{>TKO0+0$sX;3PFB!n21CQ^}H^HbYBT=liIR>d-Vw+x*Ty{SSdkxP6Qu&^$1+)e9pZXH8zBZP3Ex~Pqd
{(}E~j!e7+V199j6HIJzHow|{=hmE~vVu$rC%Z|zx#PLCaKO1ig1~JyNk~>PBo0|esO&Yiif8q+M^Z#2QsIdf0kOzKq6C6QVhDx`
Xo_i&Lj$JhW@R!Az{rrLY0<+IQ9qQ`2o-=CxDyQ!h9`SHLzE=`tz6*rDY*G@dO2(yd;2J8KC|onN&)?3)W}dQ%Ay@(`4o%|K?D*r
Ju;M12Or*)$8|JjVeM0tW*Q34T)gV6@%;EZ4IUg%NJ+=(`_mz#_vN6+P>?;)fP8)7{X@ij_90?hF$S6O%+#RY@Yvvz+hvf@yTh?+
MBW`Z34m1%o0D}@-Zr+56dyvWs-UB24Mi0Zf(!V{6e1R8Ll+h0&j|_1nZPKg03ZXv)9&;gMtrcW#C@Jxa-Y}Z+w@2)yYvPiW<U7g
re^OF)pSKFhz`1b`yUnR@LD@<l^3~j!9VMF=Qlk6r(V6^)A7+wyjlI8%xntGf6|z!DrStq5e*4aPu!XLVrhV3hZ_F3TRU<(yo3Vl
f$foURP{v&(Zmk;A<)!hp@S#u-O{)RG@AW&n*T|MT|pCGHo4Onk1?@gE+d1L_ErBBp`1ee94?C?VbFLYE5r8ma{Zij$TCRcfQN{x
Bje9`2tplkkr;a*+92f~oIU+!olY6RU->VUVWPn*7I@AaeQ5rM7*4*+$yJmyx8*Vk{Qf(BA+OAkq#bTpYEORcZS$NLM_F4mo_CxI
PY6Hm`aqwupbDe{P=iRK(9)sn3Nwk+29PjhAtHM9*c4~o82xkBK=Ndur_)p_OJ9?C`u$DQpsRG(M-0=s1QNTq0$q|o?|L*30W7Di
l4<1oBKTZ123ad(MpGp&ugK7aTB)K>6;b9Y!T!kQS`_D5z0|0<B1@kw6hb4(I}wHiCfG>U994fIjR+3?>~Bik%S<LI$j2rQQihCk
C#jkr)*Gqw4INpgR$`wn;DIm^7cF9k(%9NTw4Hp(CxSzP@9*Vxha0@*Z$z6R^%9;-vM8O~`7P_|tQfj#e;NMN0bmDjsU0TfKAqby
L=+)O--227KstrAse(Wt!oa9Pk|HqzvyyKyZ<U`!YEzRN$q5TcRc{AHLN_88Rh@x(egS@&NfaN~KY&s2mGkhvu6fJTuf@#nu0iXX
6o=?BJ&5)%baNQ-_}9*Mh>9EHRtSi!0PuwX{{aC<MU3%8CM2icLT+u<ptH{8$xel4lX~XZfs9S-Y!UlZRgWudQ2jSe)0|EVT^78h
-mbwbR6kTIv4PaPi42}b^i!4P+o`$}%`A!4FBdwONMfxD2TT#hK+VTlpKb6-QnE{CkO(a75G<2sz+NJpq&oqsJe&FU^B-52lzb0|
iTXqXui*a=T-&JqIj)>MKacA25B`<vPhVBs_-twecj1Vlj+0Q-g;#UDqLXj6+-8j1K>6+Q=;j;1k2B$z=<_@UPrTy%{W)<i&?-uk
n>@tt`y%Xanoaf>M%#F^eH2cA?(&rb;ev%JL(&xiOi3uL%Pj;U!t<#M4nP+vmjcL0voQdXB^FpQ5Jc34E+&LWDS>j%5!i$j!gNBW
Sv25~oZ&=76mx~Zxj}J6imur%AS~_<VKmma`-6_g%Ynx_Ri|nNP^%OfM70Q#P}MC(SvXXIRFwp^K|;(>B-|hG16=<Oqpa$TvuW*M
1mq$bh=F1eFr2&KU}Y#J?|pT<vI+`F2!K~)9cp4>vMOMWk&H%>nFt|+8%o;)848yyM{n>&m(N}6#UG<8`AVXk<;BN0#9`sFKt>9w
^^76{2&@F!98vr@6dd9xA?Sn=PDLgEL*?%}JD&II{j*$JIB7<ht0z_+%e*1h_pJx5S?z!4&N|mk&3nnK5MaIE?8#@uA?+#kAjwY$
=h=pne?kCqdf88@_hpo9il8VkTqq`J(9XdaRTm>V6~mDga+@_Ej#mU&3pqm(MKu^k5>Vp?7Df|ZW$WvoB#Ngd6iusB?*K5zB{8gW
HZ0c!0tw122r)$Bf>Kn3Co1e#x#wqP$yySM5z30JF_a-Fwhl`|G;&UG=ejuonH`1BTEQR=PUt#8bq+HYCS<`dGW9QqSE<&%1o>}p
Eg|N}VjLvcMjrbLf{IUzgIQ39usto|PWYBAFme)SA%PbZ>^1@ic^U;C#NthD;p!r%p+=bH2ztPvNC_ksBBQEt6%FPe?zI2E4`4Cm
5JR!t9z-#9N%*kj`(HmD+;9jO7N<W0_3_?Ac6Jf7i*T@vmf6a4v?19OI3?O}QdSJ5p7=V9J3|hE1m(DcLNCnUxaaHvg_r@~aO@a7
g93}DK;ha1M8kT$qh_(j{DyiuG=R?kWIa02K9aHd$c?TBGQo(lC@*J#DjFelSixsBrdlpx-Mr)V*n`n3mA`K%N54DS^jb=?)|y2G
M_Qqi$D_S<`<8+qoCj=rTHhFs=R&1A*+y_#T$H2k+?RYhHLE4~xQ?AV%i!7yMGt?msR$MMFU2dK4r+p`AkM86$KAhRUJ@K1rR(An
xu-hqSe7Lr^sOP{>j6yPmMC-MzY$GZDMs0H$N+!qag*|gIFJ<3<&*~#Qc*!P6-3a10YMX0Q&mI}NTd-^6of$$OH?7{CJC&i*QR1S
JCphyG__JsAtcA|AgoPZQI|=AAjQOR6zSUyeGg`nhIB=e3JI|e9=AFaaHTZdN>+&TiXA5Tck^O5N3Oxx57F|SHK!oeB=k$#DKFwA
H|m#V6+UMo6t#rHjRK&SWB2E-d&;atSk7<|sG^F9r(mC3Ocjrc0a&CFMsRpxVRtE{1&auwrX3)NXdn%8)h$3E6O~&gF=fODjh&fY
1X!G*<uWthRQJtH1U$c?(2+<H5(+^n6=DiDoPl?jQhTLGZ^+nti0c6`bG4EM&je-D3Jr%Eg&P+)BBE-EV|p<yt5OfcWMXi_yPRhj
Y7@!SHw{(8m2m(EDbxKhfGT$^r=%#veoVqq!aBr#$_jiET3V$QQSeQ+c(?{|NcGWn256(*=rNKEg{yA!6d0+ADkyfCv00XkLyH?C
Xd&#tKqz&paEHgMsCyf@d$xG;&)ASB`-F-l7$5+o8f2JdDJB%5P>Db(A^<JT*OMVsl%3Z})OGjlJt-hPJ$(T>pz@BHc>gYqR?kSz
y%m^}{SO+4p0mvBa7}CSnmUTVLhR`_dwRDHkbvej#yev}yU_Qe?><Tf=QG_pGtmQ92nAE;RaBZ`5dof$idHtC5I$ON9aFz!&)pJ0
_9yvLQJ9uEV8O)(G5z<G0FOZG1i?zFLTwTdM6eiPg)9K%Dv6LJ1ff7A1-`JQ5H#un1wdvDiK%n=lk+<{audKQ)ajr--Q4}T`QX=c
NI1r;^nVu&H4&d5+0n-OOn4DT@AcQgZjsoN<JkK`98LD{6WKoptxR<ow))&WxBWYQ8uIvR1^p;hPk|5=AXuUPXv-V!(7lW}P(&YO
5VL0#J9>dsN7OEI<wKI{aX6FjM;?!pgvTHYjiqvkg5^F=d+5`mwnX9N2dN|vgp=64+}(AhlS7o~fmAEF6wvi4(cE8Bp7Y-Ig<J=H
8|VGhhM5;|n+8pcz*3g8grbbz!c4m^IS550{2meFAlIos)dk_g;mG95h<tVTd&Gx<Q8stNAFd-W;atf)?h~D?rVb!b<(M3XiWsR4
GzEaDlU4^PRtT9&AsBI#nL@nVXEzYrCce4ys`^k=+>#!^h=spFW0R2WU7+x7@%P@J$Aw?34E@*JHpk`)8(2A<iSUfu9&qRDEa4DG
DZ!z@FbjyMdHC%OKJj?;Lxv9IecxC#LE77m@*H*}sT^?W?l@ghz2xJ)?(B2M>w^35kB@EF$ResKBoof%;hRBbBP|R`H>u2WPGE{#
WRkEjXfQG`m7)W>08u2IiOji7kP!kS34)+uYMh#CYj|-5at?G1CVfZ<<9v_ZvA~Xz1uIhXlQH5v=CBO5V8sHl5&|YN7?3C;R)EH!
i39Yj_}dg%gp+fD-c30(?EZF+EKV%PjJS+NPDf@N!jNEsGGtZo=)SS?8_xPcLqZFuUp4`WM|p9w|5ULgh@4QdMou^@km89q?KGL_
vO5TcZ**>U@*IM9cWnNXL$Z(_j(uMsjDxqS-emmib~B9a=p@KFL3s(sB!m53#x9Jm^4OjDnrzF_A}Ru8L?mG&A3cQ+#OHR|0m7F{
&cX1*i6kElxt>SQ4@&1KqN491$vgv;5gsBHjDVpNiU!>pEEQzflu>||oFHRaFcWEt&bHaJdo!;de*>NGvO}LlC`-+{5*SHTcP5US
N+CpKj^aCXeD?L1DF~>p^ryUdNvICu$0RGcH!-<KC#YF3HupW+P5BAfuW)$MsU+DPq6mpGrP>|aAjR|N9`jZ@;=8AAPU|8{iZ)#z
j^ws+J?`tFuhs4Za_>v~aUvNx!Zmc7hKf)?TD&FEc!RR{<L?m}eBek-f;*_{7eM6VoeaF99!|Yuix@rEYS>dLXmH@?j?cO~+!N@L
$BPybz~p`%-H)j3Dvs!mL_NC!%5pgn!de(#4Z){JaJ|P1ZdbH;^|*H4GdWm!``Qt4Av?)A?z;%lNq)aaah<<n1fa!>4UCpDaH&{V
w~c{h*+8?V0-40t6$ebyOkf~pf{2wPofsG&Y=Ou*1PnfS^apQkj)5a`l4G62y^uZZEwDhif-*i+3IdxL<JY%)a5*1!yKgwb-PSGS
;S^s4d%K<j$-sLshx&ip-RQ9XX2;=FTPmJ(CjMovq$IE|9rSrQ&2OumqN&U~$vT@umCV&4FWt-M&l#&`C2wM43}7j=77G-rlWWb=
X)SPs(IB)j4b#-?P;SId<5|ipWtf!Z0XC)?Sw)x>Fk7tY*HTZ`y;wv!))&Nk-*v**TmG8S9qJ~vtrt^e!HWf+8C5%B&ffg|`)_<M
Pv9%;MOh_smYXV-ngq0qPvr~IB#?xx%Vsdupo-wlA<Skb$F~G+3Xo?63dEg3lc{_T``zI&hGEW4A%||S4WF+XQBxXxCPeA$X*m)~
FO^%ZOiIrjl%$%VA<5ZDVJYWQY7jL!ERzI9Eg9Hk$VN>TShS=BWfO>Gpdyi2iIP|w&cx6nQZa@$O9^sxOiG#|ViIA=M?zW&S!GCJ
)a5d+Cp1vkEz|l@V~>;P>F(`)z1|;+uOvw&2RY@+XZDBcJ7tM3ukBAP^6&QTry!z?^|g}igfQ2a3P~XliGN$bktkq=x3p?68=s74
S7aT5)IEE>d7Jro9-ev{W)y&w?^OQVV}I)QH@i(*V49XHm^HB>D4;G>LSY2SkuqV-?JBc~{O;HgbGHz{n%P1^YDIJ_1u#hIl**!_
R7{EkkjsoB5R^oUC}BcLHCrwrvTBBitU|Oq2&UOhp)ew6EleeaS!}ueJFswno374QaZ~~*l<Nrh^gE|V$->Ll`DFVLp)7}w6xw=H
_wv}*{oMRS^25UdqZI8~^BCKhT&&iJnP5T;OvvUmw4dg@5lL~HDz|Rkj`E%f^_%rz9udsnZm~`jEKpPw5m7=?Qxru~%oSA76wwe<
MKlvp5>m9RN>b57K}|H2GX(@gL=rI+DMLjC0Tm5VRFsU=6*D9;DA5r>Qcy%tMO2e5Qv{T>l!YZSM0Ht2Q4~=y%_9)S1X7ejIT2MK
@=z{S6hTBpN~%bpiU@*|B8q~EiE^N-AmkJmAR;0oQep~ZC}N5VqG_grA|fIx3JRczstTp1iVNl=p?5q$<<qc|Cvngoe0$!}f}ZM#
I_w%Ok~60&?VZdhrox#CE|x}@qmFW#h!H4<q7j;BIdZw6oP(jk3U#3XAfh4|m1H%5flOv1jA1bh3y#PVXBg{FM-BnRhJ&L+^qhBf
2`nVYF&m4895X#0a7#2&OEeS|64gXaRLoTrMI=N-6+}=SUAIqa8-nLBl{w_dfQ$#h<lyvo^dX-KAD>Oht|ShK0Z4nD;l;uYiBh(%
B}Ac0uW~&BhiVUC^>snJZjf;=ts0KQ==G4=1!HZcEG@b-=2D!Bzi}L{`y$!Xh!V`skX>sG)5XljSfcemZDbD+PsBU#p1jA87LSmf
{hhH<0;NE~1W?TZm}CJ#6F@{25|bkV5j0f@v{6MfF;Wc;0<jFr6+gZ9^5j*}dydpPP0phG^QGzni6Eh(f`EyjKidmgFhv6s1Qkn4
g)IPNMi`=GVcWrBfF8mD&fk#?2^Jnq$-Oy&`X(;gHhF3bYauGivDrLweg1ST?~|<Te*CLU8qED^`I&b)1pRRGGuU9DDY5Z|{*e16
j1=uEKu|@Q+?SG4($+Bc_#kj%U_+x7;(D_!_s<NNEATjLf??;GO{bXhofh@quNwVcc70J#-6{9KlIqPE(;UPVoQQ%)95w659(iKo
c|GgQ`B_Y(<JwoEVsnrN^#?*p!cVoLH>9@q9~ZsbhZynb-5Vd)#1v!gceR)AcOs(a+E3|??vKyE9_eIKwU35&L~^2JdDDbJ2<|yW
2XgdXo5vmGk8(5#?(TYQ;%e7j?e0#Wad_+3bLBn9t;osG6wx@mySvrG3*zMA_&enCJG^&gJpJO@L&?nhuX}s2M<L^bgShx@?4J>J
risF1z%$Z9W!b{y$R5VsXm&a*bDI`W3M_WXi|9NY#++#nS6n@hdf^2`Vz?`;s-IoSbv-qKI*u)9bM=l+NU&Ez>j}|T$ifOg@Yu*A
heNEtoE$tTxK&;ERUEP6+zvRS!Nc6Bf;dn@#~+|C`hStQa4J2eo3N-2c{<WSoNz2Bhr`A4?R#TE&ypOX1H*qFtv*+3yhQ8>5(<KX
5{Ra#D3~z_FbO;VXcBS|58Ct0^4F!<)|+>GJunRdAn>2*@6Ox#h>X45c4u7-#Gj}wgzGAZnkaJ&ilT^!sy}z}`@8yorZ`N3O!a$N
{J4LiA>$3?>-yf=(c$Hz<AR^=SJ>{BHeVitC>Qz$3&%yBk#bSbh!7E(bw`SZsG_}1u{%1NUt7;JnZr1TT%wGh>^X~^GFMXwult?d
;p*|_c;xhaMunp3F~56pKIG?EbD@jv@xHqZI^5>vV%(s9Sj(g&g1h622#BIjiy9ZLJJ8Py;;suDge_iEeWCG-QrC(Ki3BMWr0q2{
uM*2gw&_VIA&<X{a36Opiv2%+?@@h{7u!)^Sub}aUhg8Pss*OfNY-e1tB|TLzM<}yzo;-o$ihTsL`_JCmPiJ;MNshf>h$vGUUROl
oPGQRpD_k)>DC2jd&rvAR~AD;2D4X#I*_KKNE1-*9xiC{n`LTp>}xiOs$lsTI=Xdk+S$k$q-_DkUw)VoRv<Z}XslJm@8$pnKp-r0
t;ZW%2DA>X1Oa`w<RUg8QNt9ce%dk-1wlL6@1EuyUtGxU`*%!wdf}e4t4OxhT<H4|#v+ro9Vi5pY?KkKpw3tdtHr!-x$%Wh44zJ#
--ihCRIb93KJG|1P?ch%Y^Sff^H>_V@7<W8j!%1VI<>q-jp;7v`;|U#o5YtXZS{%^9K-HIl{lVzJnP@v?S#fYm=B1x6?uJyvtA%I
Oa+FrH7A8)!un<j5Xi1h5OL3RTU7?w?{9&urW-|jq*ttA;vGoT5YEzsM=h|>pv^?Gs@_g&*rn2#ZtKR*Tvy@Q!V4c=YG=&4(Yty&
H@<pGbq&}cNoujISu<h)j6<*-hGk$t0|)}aW?`$F;&QrN_1Idny)sV4L<VV5BZZi-EE<~7&FM-IIrD*8ERG8&*6>VONk=nU1kI8(
n+MwCnjSKc7JJgvJ4MfNy`kaev1XJ?l7a-i%h#VAVDR{ml|;CpmtvC0^Rwndw3xwEdekbQ<;owE4=(;esK})Fvh(aBX66URZ?v8j
&hlWfIjH7F!mO2^ygcwyDTUalaKb|t1i_~)wtf0J_8xhCQXu)`lu@fHH|L|<F#9|tHs~oAUU-h`_}|ui%Hauj@$s-`jH)=q=&ejc
#!?y7-+TbOaXh;C68Bpxx<FAQq&RE{iU~epUMddOw)^CyB&)q_gUiSks*tJ{q`_adt+fzmJ>BaT-`K&~=rk=Ox71FUV7|-RBE~v+
;ldbUVPip&o-Le>><-kN__Sh!hb0q<0BM#1cAeBCr>W&J-8?#S!w}69cZcQgL&MX;_`oUKBSi6iZ>VUm>F20AJw|H9^tm02nIu%Y
Ibzd1UG&T7>+0=BJ3FFm6zkms^e&(esU^O&;6xGuZADYpH&L8GaMS>UU4WhK98#^QLXO-JL)FfwOm9dcn!92J@S)<j5Yi#c&4r6k
3&%<d9*M=Uj)!KopBHBmd<E<p{z#n|Kc^(7bFk{D7ZUsYKK7bBH79{-2K|gM1v?4AmQa1T)%kQla4WPa(k&@Nq>zLQ(q29*Blzfj
;65#~_E`<4A`FPY>WLB&%r~)yDwX%vBUtPY4Qx&(tx*Qqn8G1-Lagh#l#XHvcX=$+rk1sW7IY|J!3Tn>tplQr4`S%L^GfteF<_q_
7k5XhJq~+1Ii0EHfm3g<DyDOFkUHb!b_$!)!{hJs(YzU@M7%n(3)-s4Jslq?v{$wa#9*C$(_LU36<>Mah;-UZtY20dcDPFMSEW_h
1#g0vdk4s=LZIC;vRPghQAlq=N0=(XCZi7Ehsc<EXmPZc2&nXc!2&0FziG`5XIzD&+A_P%HwoK)`{8WXC^W}R=T|=Y1qIl#c4Ivw
%PWQo<w`|d^)Sp-PeE~Qykd9Mw#4Gp9bBy{!{)RZ#;+j+9by&GFd>pz%*g%;RMHpPyoPQw+46|58X8%u6>Qrg4T4~%EfX<TksH>g
v=*xhro==d`KKR;9#@Ze@<YB(jm6ltb}8D#hcB@Ub@eE;5nsKXpzn#=h-#vu(?P1&jJB;bhqi7rB1{^SNYZPHS}AL|RE^j=79}9;
>_Sew<@c+{;?<sVbeM*WH8gK|YuY_4eLk~wTk3LTbh&KZ9r=E{=Jc}v6T)Cl1=Lk!9M~W@B1@JNN3hPXT7@{keAK-sJFc^LIdgo@
PSaxZz8WU_O&UjPF1d9`_<bq?9-mvz^hL^y^AUHlEVhmDnR>BbStjeXoShffL&uqMB{dQrbz&vbJFl!eTe{?~{XVm2ZSpr{jJ%aP
xYOG;OK3Vri-`A)N4nCt+92s<it$A~r{;2p=0u-oZ<~~k@=={`SxHx1vzvzNhO-+x-xS?ir%0VXjC@1Z?dmp;)lyUm2?ts8y)0eT
H{H001BxN%a^R0>iA-ANH|LyQPP^XW(bk@1q!epOh&a6nqFOwzrIOB+ac_I5;SMY_J~QWXk}JWhlnwQ5Tu6<5B4X=(A@Duu{rl3P
#R2p&NpT|V?H6Q>5-xpiRy!0z85uC1l^H^=8jl?+vdWibj1_Y#!dm5|){9$>)Elo$NZPp@#75Ev&vfRR(yTh_b(ni<y)<RjMk5F6
M0r`!y^)?1oX7Wp(pHLNOtg{6>DR!{&c|23WS0Y_VY#YR;}WFR7QRtx3tkLSoRBdNv!^L*r1Rq83HIx&=IW#3X8m>FdWJG*S#WVg
Z0KhTQqt8ISpv+&RmLhb&V{W97lNV!A_yzAD>``n_m!N@B}QM0q<M#(s!8nl8HnvyR3qBwD{-<NN7-*tzM$do#zO~Bn=nh6@Q1|x
WV=S4EZfMVxFaIO+0+>(Y_vk+Qj0~CJfw`9Xe-Vu&iK;8DwxUNeE2v{!@B@By8280Z8ZqbttS0>^ar;Nx?Nvm?}ZaFf~qQ&P$CtQ
L)?Bk+&T9~X*WEf;ggWwK^{7tuaOIc@BlKaqf!~;tul$|yRgOxMPUW%ssdeAl+L!HU2yYj5O_zoyK0{#)EIazVgk)?B?4(UP6SZg
M==3X*W9{28X!Uv!O_Hbepz*Vd^0xD@X70X@8Gl1waTw$2=QYR3UsLDfYni5_vw4=G|{$Fpz=|)d?PH+Ja2)uTa%5=l9W*p&IE^&
VGSNrM_Q_(4n@`eup|}%jMG8LIMWw_52GC0HN_eoRtvtlMeJARP8uYjTf<UT!3A!D&$N5=JW6d*(>vxZc9LeP8j!V#bGp{c+~-_J
p{WL?j=MqhsiP2T4x=?Mi3~)dJ{m43ry1syJn=&!MB$};J-YB&D~!ZBMT;~oY*_1fVk;GiS{SJ$iLkeq=PQff8RDq+`R!`GGD>`J
*U;#G`jy8YE}+QNIuu7*(|*1CthwFevBTvzy<>^j6Jg4_?p%yKyqV+TNdWc&@kT-DJDpBV6Y6y{t*3os)95#IQid8OYH5@s*Endx
u*?7=6^-pMXaGej5(%q_K5`LzUiWO9tiqyQ#1N`AA<QCATf0CwSGURdj5t*YpteYKi>K;Ncfm_EMOPcnx0}woGurEjKQ2^6JdFs>
nVt6;dxN((3j`5usD`+GG_yF0GOKQo?^(rp?po$?#9MP7Us4_Wn0jemm3$m=V4W!9@u5^06liorRY29Kq-vy6=9hTbk7~>t*%~Gr
eQx6Ew77yIO4OuPy!XCjovqG7M@h34$ur_*#Y9wYH640Sq&!V7r+3z~z6`xTSX5CF9xO|yWE}~n4Y21-I3m{;st74EQ}Nn}BKS+w
UivZ^pr(+qTU=|K%Q{W&k$pSr?{^cXiLEB^R%2zinrF7f?a`{d>GIuMv#jIExuCx;dtKfkBx>p=YZp%X7O?;$!J(V)5FXeLu%tjx
ZjvpxX;FIBzMX4Rj-GR^S<4p?=RTYGRwC5FQdM2n4HH`CqomY`P=Z39N*XO<FBtv^237nGEJwg&VmM;Z2EhRmfgl~rIDF`^K{}I|
a0dB9d<woj6*<EXgpr=KwHebykZ&Sw+1%7#4@6Q!UwC}=y(67Iltg5O?3__WI8n>PSB-ze8P^s-4a+>8PjjMhaXTqKl2ug}bRy`(
@mf?Tws>KbKw*hO&#H9yIGdR@51H~I?xPP>(dVh)!?|a2azArM9Z5K221D5S3^N$#Vdzfb!A+e{g1~jr@=Etq$x}*PC2c`#D@a{*
S>g6NDB3K~E4r+u@N%Gda=lYB3!u6@4+>yYr`zw@_bvfG!vUJI56@6B3ML<N|16s;wYzP9Jq7)Zt~S8fh8Mt<j7U&%#~GGjE3#%>
DRH0Y0g!1)CDUo!5(+5Jg~kO164WjdfJDTk0#YMVG7eOUlaP?erD8%c0<gskG8C$r0$G5xkW?fT&=kp0DA3ZgwT&`TKn|#=P@xAR
LJ3g-J4!<R*}(_=NNEtJSVWN`B56u#Xn>lEK_~_#1ffb0i2?5)@sf~~nhF7;2tlN2B!Q(8fb;muRR_E&8fPMaqPVXq3M?1M?EaqP
JjwB^hlg+}6j&U>a_)iiKKBM92$c%T5Dru?^4tUA_Wi$0)Pj9t2qqs#KCO{>pRccipnJXwoOvQ0uqQ6g;F1>z96yjojJgmFL%O2y
2@o^{WU4eJ0I7kFRWmdNDJw((SPUQ}07wNxfWRMb9C`OW{~O<3enA+N2p|(;1>9T8*v(#qtKSPeS1zravard?dXnE>%=Cz3r8uPH
wBI_*>hef=eDXt_H<xAg)dW^{&TbC9OP$F2uj<10<7V{#v(_^%T1G2<6?GEtTN_KeR=Ut&=&hT{yf`TVt+aMDcV`xW9911Jb6V*Z
eYMgyd20eAS<(ULI~H-G&})S|g0!tkf+*>lNTL(2M(+*`(*+Uo?JA2TiJ~*RmOkDyd|=@3uk6brCXHD!fI$+pD=_(hN+7LaG}>C#
k%xbs!C{<tH64!9XRDWcLx%eFeDmiv*QjhT&!N&El*oi3kjAKH^bQUhy2FA<rO*?K;u)=R07E4jh!KdQ3XPV0hG=1?uoz&IoR4m2
yy+@sX=kI=EJXJ1;ndwdIP=~d=n!pLaMm%&g4;6o+c%l4+{I)(nL-Xh2?-5H5#rHN@6L}dw3PfB;BU{)*L&~QA13xA;Pg{|80#OI
($9tJ2C6&b+R^Fh^m51?@?YVq9^S<~bly-N?}E!2v4ESY)WP40ys2Ye>qJ7}$U)j?$6avV`FY*%#(VYWqf8%%8E8)KjDtE5`{BKx
Q1N?<fx)rN3n4B>3I+7nP$I`BfQF=}!mgLTYWBlsI4&nC=)nxnFM?xUWuv6J%fDLf?wxdB$9vbWUKu5&m`UHiH?7|kEQ-wLhg-?%
-A0Lg-e(ZJoKAMScfF*$_u7qG&w03;-h#Hl%(UM}ZAB~WHLV*l0x%FRs`4m=fRA#VHfeS2rSp8&a1qwZB4ezsuM8?Gl=a`I!$Es+
OT?Cl=ckCw9T3gnEla?ey2FbxYz$J>lE#Efl~nq(ZJ8Jn*%fWtTgp|Q!Eo&FmMPNks~PXYG<&<97D6GE!$uB;<ED&D7-w63tP;dJ
reyn^FYkVe;dMq=lMAk}a-BNH%tfZmQS$lLQ8kZv{9UX^&R@E|q7iNh`u8-_uH*{k%ESu3=Lu#ly;&P5whW6y$&rXO8m(+)`f(@o
y0q-<-nux>IROo^wyH3RBsWbjcGKfGFL}OcvY!}CiI2B?^8y3Gw01XqEtanjw%N8wPIa}SwR*%N^58_#j}K|ekY2g#h-fCJbhiAp
p@euM)Pjr8EYfDXt4^30+(j~+QL|0fbdc6SlxhjQ2Zsq-W8vEOHu=%<+uxDr&GoaXM$*x`<yWMTwImW%G(L|9r9j|AVCbtU6j@Tf
#D{(uKE_XBofcEn!0e=kK%6IWli(qF4!0PGY+fK8&}raES?w&;GLyG)+rHgT0$xA{=iBi5N{jV})1&oT%o=qd-ID&TMRGMrulA;m
6uRGWznD9)<BJ3Q*kIvYu1e)gQ?;2$f2HNax+d;{)4<s{kl&ft)|7+rSKNooJr94shr;^(98!<j-&Py9a{J?p_%Gk5P~_r<rz)r%
hs8`uQ~iuWL7GtEJbsXfqv<CkAfPDu;gWO>x$~4i#KG}IPS|J^0wn{c4(^}@0);|>1Smn`bRa!KCwPnXpzMfnzP#U?n`uZ+(C#tN
8s7jNj@{~1`ACKyPXjx=Jk&eEJ780m;wMMJ_j}!eP5k;#KNr555QrF#;zJ}#3QWvf3C3n>Mj`v4$)bXVrPQH>BLUxoj<6_9g(Jxj
9uS}$x_D^!Y;Gs2o$w&g3Y3VeKp-;+5H?RpPp{ehC-^rhmobXOR<f2x6O85<RR?!d;UWGcD4m{OIzwbEa}WXoh$#{xB%o3xhJcWe
BY84PXh2wpP-6JJ7$t~xn8N{ys8s@he_s!OyNZX`;$nKi5TN>t;R)RXNT5=Oe2YpnsXzuuG>GIB3V#{YCy1DVvYYLw+wRBV%bcAD
p!%C^DMRL){If8{FeRd93Rt112y!4Gh(w5?ktgD*@euqbib8}rKA>-T$Yx`3`29Y&A=!SOY0Q6%<^4Wa*2DM(Ps}W|?fzMyJ{*Y&
4^MRbe10^(yX(cYaK?>A%^rVcZsr(As4F3;zF|e(boL16O7C~2)9O%F5fxn^3avoUQF{$wMT8WRumckrAq?co^U7xF)5w*Jo14}T
gy1xt($UZn3?rROn?=`L7^VK%B*{o+lU!lW*4wfE8C2ISJ-<D<LBoeGXCfy-jx26^rwWpWNgRKpB)_>Gkc+f90uy5=aS<4hrZSYK
1%+lXK~8rWcjNT_y1iY2=~IGAh-3Cm2ljE#ac-t@(ukl+-a!ko0I=||<UU&u5F7LRI}P*3oV@(QFmEyUKNIH<fR?5v9uLO|RfefF
DrQT7<;Lz~OE$BBh!sD^el2^$+GFck6Q9N|Bi`rU3VRJLyu#%b&g1CeO!4;|pe|5AiGi?Fz1J3`x15d*!PdryY!Ya2z-%D{5rlF@
Bqva&AsplKzHdmYvZwBp$;^&XVoGtww5<~`(xyt3Ch#~3KW_g2L_NdH#~KWdpnG=hhV=qFvgkg=F!chLr~w}7mT3U|+?+KN&Dfok
8(EQ(zd97ChFzs*bA^?_)NLejF;_!ye_>#)D4MYlKPnXD$~*b;<=sl|Zh5zzP$B7_fm2V5LW~iLrF!v~G<|PU*@U22%U>FpV#F9K
B0+SB@sb{gFc8v#5=Jr-dRaBAMr(q@w_XTk(Ex&LtFs1NZ7LZ+<k$MF8bo&HNz;!!r5zsS;W-5J9o^IYn)T7PzuB;L2=~e%@AKyK
<&VJnxtjP#*f+-1GUmuC@z_J_JCFh!hgf+@{RpYa{QApf1N5A*aRI}80VY6%Nm72p6BKWKcT@vW-`=wNUL6Uc&iQ6W!w7~X13)^9
78c^TTh%Lw+e((O-_ttKa-3s6-mdC#MYJV$Dyy|^Aq`D@Qr~*Sk7%w}E5!(+Mjaum>EEr@SO*ksveH0zyN-7bE`fWW<y(WDy!$#B
{&o9%#gOtngRUS;CkQ~`Size?>hEPqwp=qYs99TJtCM@{N~@$5xSAqn{5pz+lBso<4y20kr~YfRU7ehKpBcrvBtn`gi8OKhMbHv?
a>-dmF7j)>_=iX=tCSIg!0fTs7kmx6)3KbbI2wjFr3$1h?&;xcpvf!V2Ut2RaoMd*h_a=^=xuYjK}Ylv?kcj13M{L?mvZg8LP&|X
N;2)G#d!MfVq8pBol0kSQ)zc)LDdXE^`h{FWd^5%RMMt|cG<T~iU$tRT_-Hk4sphgGM|we?{U){AfTtKQN72V=Z8#E_`7B>(1<d|
hqg@D7#R_EW35wED=F-1dQ**_y9W>((Anj{u`<{wA1CqC>O$KHzYg4*WlbZ|iCqHnX4X0h=lFML!+`v|iuB}kBd1B~v`5cE9)KP5
w<s{+ftRF`OR5@za~*F+h#EA8WGD<Iie<v(##K;A-(ms{!521AQDgB2*;LZD3^Q`5w1#y8vtH5<LG$_6G0CHyUE}#t<>Vm_aK~wh
UogwGb}DBqQRQ7YL2yg6x8BM>wBd%M=>eK{`k&Ra_kO<p9kV=$rv^7J+niJG@b|BqpJ*?Ati2y4!Qa9&2hNJFT-CuuZEBS^TrNyP
z|WIqb|%fS9CWOjWK*6lkyMH~LZsVmv?N7MR!0@(z$9U4#Y4`aOBfp64s|#UkZ=u~m<t9hL1v>0R!pduZ6Sd#IPP%7-~_yC2ZB6-
I|T=pkqo(P9SU$jILIxvjS(qGiyaRuiqcF>OOR3-W<`Y_+0-hW1P({@f$!iQOUc8j_(V`Zfk5+JlA!>I#e2H=`1Ps$1c-!bQY2bf
7$xd4PSf6Ic?j_5_9xCIz8^rRjfE(mY-RN({@zEp_ejP2qeQ0uq;u_LlJ4x6a3GMHO*Yv=im2j=$tw<#J-eP-+n)aT@H{a1?&0f+
c!YXXPU0Lg9q#Y0wYh#5fyH901z1scqN|cax;6Tw5on8!S~%mKZ{#NLS`(kXW8DV|@0*W3%`#KT-ta@`y3oU)bKb9EQPo#e^T|y5
l@6pDx6gXs=#*2E4$0JY6NN-8N!kwU1C;2ph@uY5`4TEGMZa#GyG0HZmrzTkk=Z`4Fe%7Ac5(_KZRMylCayItp=SdRr|tRYDz8X$
*PO&zwP>2AAB*AE)GM~C&P2n48kgDncmtz!;l-RPb=s}&d-@UXPL==w^tfiL1_Jl6rmvA85#xA(eLjU+j;l>&y5{?8_|jfiNl-C{
$vcv@CGTnF_B+eL?MCML1<8AiC?y-Uv-I_$nq2jSG?Xq{n&OKWq+3kWFmY4~(1E2?5-1_k7g0w`G`(v2Jv6lrB{l(WZ%l}xt+wrG
jVYPCyx&+97Dmf3TKa!m+?+P1dN0im^l5X=;hYfEwECNqJpx=t!QAhuiR5Q);Fb2iAnA^JJC&cR6RNPvI%3lK;i_1fHmREHt!;UF
Y%2JwV@8?<v4=DUgwyG5t5&$Nz$&*y4T!atAjRya<W%g~FN({{+B9p=6u_$+Z27}$s@rB7>rpi@9X?MVz8snh*31r0seI)3X8ljP
CD6v`ue{{WbP2L))`{~Z8>zvXaCXJQ6Q5f+gpYgNrGI!&Y`=!-Rv=P+y1YKe!dk@E8WS-rK?KT@Gr<+Ka|Pp@2LTDIwlEhn2q)D+
29?^f*0Q7;QW2;stRdSxjdY~jUFv6=dqMBl%nxW@{iE@-i_R~*I{FGdYYHkUrW?k}hfdJi6EQtk=hkrcc@B@9JAHBzF^B|&CC4h}
v7me{DVPr|vxfx=xjB%4+V@&~9dZ#J+0Rm(R60<)RnYxA^tO6p&cK$SI2IUt-wrW#GAiQY#@34Hq_!xT7$k_pX;`VkEqmFmG^PyA
HKjIFDwPNtok)#VE=#)HQ6<QHVC?JhCr^v%c(GhMK3$&b<VRlqEp{~`+sVnsKNYRlcjQ@Xedd~CjEQ;Q$6MPu;<Pm59=wZ_VzxfH
SIa3nPm`rHjMBi_W^WM=u?h}KnIPfuH8D9fhP=JZRuq`dDS9eKGBWtZuW2xDo$9Lc6m0dl`Nh{xaT=02u3M|lJS};=Ty^Nq`Ra{D
t5~s<M+%xvA>b+zG*AvknH3sZ*3K=89@hr`dbnI4TXW$<<J-<>Pu#8zK5*v-SvWhXc4i)q8`o59D!BUS@f%z4o8vmtWzSHx%C5y*
)!o%L-FL`K(k)V4VUH|&li2Aof$7-QHX2HFYF*iHh(mmM@!a??jt)8wyFF`1ZRqEXc#;PPw3b7-u?dpdY~p&)m<Df`u3@gIU5z{7
l5-g%a`D?e@(Ol`P!iSL_jgdaQmI#UT|%i4r#Tu<kkm8+l6?54h9W7z$Vs+xdr|?hB;lSpoJUP!qH0H+z45lgI@^1=*9QpQ-pbDj
TPqN7>ibs}de<T1_!4>2kIgccG-f;G^UT%45*$~rs($%`M^w`qK9oe|VyUy4S_lYfTD>4%TwW@1B<D)bRsfloy#^h!{0v_RXhAoJ
aFB7T%&e6}hRIWR&n2@04IJ87V;(Tmsp&&wgPa5_)q^gYPWmhx(rC={K}OTAA$$T>iR(AR4$!Zm8gE7I@$lY?F8t|Xp4j+!+J16x
oNsQ<&V-_#vh7=nC5ldtcs~(-+1ut1t@d+p>(tYsKE3+Y%~;rua_a{$9dQq>#j|0yS|<S`ad$T*#0?cTx&hX=5Vh@$(Z~*5@g7T_
$ykJr#AQ+lB?m@*>^l4iFSACBRhVC)r|e=r1ha7DBsUI)JcKzKFwd`9;~>Lx(m?-}kwpXJqi$^Rg>2v|0F{chqOi6VXm)`B6R0{J
Uxykn?XmG3(7bn-EjAM+Ja>XZK$1fE<{L={?<bw%1qnU+?=|IAAw0c!WJd<JiYS*xlJh{b&HfrtN|35X3JOJ-q!b`2Dw2VsXeouM
RZc!WCr7E98}suz?Y4E@qlP>?v+la%o;S(kj5(dI>T|E1-^<k)RFp|06Zzez8%1OKSV3{;8_)@XDi;XsVGQbujH84L4un$yQ81~O
D5eO81a_T-Oo(et!qP+)LJknAs7FKz5R??Lp>e0Mg!@<x!(c9CKJ)h0!aeGTxbOIJSEx@80_;#d9V5;;z!*V7Ib;-WdJ{xR5ls<L
E`&PRpcs^CL@9)o;3%RSBFcG$ttm+{zT7>onePDf;Yj}o1p7ICUrG4>e{uS4Z`el*BLVx*vK?g)^dWUk2t?<2X@Ray|9P6`6_62<
1n$%PL<vSfHD#5AIplO{J*Re#`DV#RCW>iolKj6{zDRn)c5lb|*+!wusC%~7{VeG5U5&NB-CkBUg2k4RODEMTCo&$!wkO&XT)R%!
$C)q+SZA+Mr77u<#AX&tB`lP-i3f9He{T;KDWEgl`E0Tm#T|u63{UGU-(aC=dsCyez(}+TzWtl+t{cP=8Z0?_DZ&LPMz8c@q8TcX
p(KQ}5CkP8z@i_n5m3o`NJU>oe?XgA4q~|s*%TlUN}pj0h994{d$ayLzZib6yX(>Pa?=#~T_Kx%*-s-nz@MoNa;)Q3_A1~JrgM5y
`XOlikx~%ok`kP+Lm`(eRbdemr<W4CW4;{qr*o~lT^%rQ2q92}8MOH@nT#~Crmt=bW^vtuwn;`G*2n%me}O<`*-d@bMPWvgzbFR=
CI=NML1_knXabUmscMjh04WtHMJPg&kP<KoRI`U8lVt`xd%V7IYYGU7fknz0EW|{i>Q&G)xh!yk6=)$Ph=LZCDFR%AId)KX7D-dl
A_}7AIChalMv2+;4>I6gvr~l0i41qP?|TB6ff96U)->gHn6V(x7A_7IF$eW@a1WNo@h);EV3A@9!D51nh$@Pz@mgab8Ih!<C<%&6
8Qho+2nZ@?qEy8~;K~r}NtXmrilo>COfCmGEhZI!L^Vh#(@_S>*hvESjohv(|9j)d2Z0PGaX3T*6AGpm84)sy?6^uKmnoD$q9Mq+
2%*b_GK__f=b->qGnZg<_>-~fT)R?1v^fxj8re;e!LW=bEZ`OrL{Y-0TM`SmIG74?2PJG><<zYLL@6@_vWlCg*c|AsWGt>SImj*n
5`t?^L?{g)s0*hng#nBNbBXMqyZQdRfxm5|0<aGIVcLOu+iA;02;x9f0F4`LCRveuaqWj_2WUj1iYaMSpjsMA8Xe<NpoYxbvUYTY
5R<k7Aeg`g6(ExUP$SL(Fk})TQPc<~1gsYz+%>HvvfCKRC=1GN@^!T|!A0UtzdN6%JanCYT-fqx97Q%>``qz7?8S?>lgb`VOOO1W
(@w2}@X~22Rtn!x?si`J=Dj2T@~W=8W+8Y-x7FqDYCxKbvJRV(UQ9+QS0xVCLR*rgBAFyuA)(rLlM6x^$fZO)kNb7jCd|Pt%cLqu
B5Nt77;u$E<V5FX%?Dx{Wa%_ST(FWvy5r2rZ*s}4+O!Ttzq(7kiwtnm)vP!|{Ys2Hyc*!%iHV^)ZVro6lI`21lWkx7`onRrA19D$
5qN>YGM>z~3X%m?-OFz<r%2rNeErwcXrh3=gV#cAG7!j{5Ge)*2&cUv1No5t<Da0N_;t(Q{OBET2{71{Q#ioCk*AaDV;+t?Emarz
ttwj`H9#aD#3PgMXQVNUwp11almhjv4hb}r>VVzO*De;jq^#Dip-_Luuv^oF1~7{EN|h|sWKvl+9Lx@Fp3MUXR%TeEqYO0ME<*-x
vUSCZ<Ywm1hJ0?nV80md95@}NwQMMv<R^5hCOu>?>ExQz<f=M^_@JqMp@>pJkmr6*Z3E9zf}9g(!2A4C2hm0-Hd&0&`4p`a#$qZg
P1D@ri*8;uueh36K|x|M-zNDtwnQ;CkUumL2TRb6IB>nHt4yat7bHUcZf1&5**Sz1lqgY!yD2%qD}rpmh~lZNt5kenxfWaEts5zz
YArS5zL4(<T27%2m&+SBlY}R(wo#a@cdB^pzI+yAmROMuBrGi@kOWR;PbqF*sU$S{XpkKiJwq;F-8*~!Kzu`_kR#4D3#3<lQd<-K
pE6k3gnFAa;W1N5Ju@U90HYsCX3h-pDC%_7??X^uSZ-CJs!>8JShFxSzd6Ai%iGqBaM|CBp6%<T!mQ@>zV}Rt-2YI_9tsAIDvI-`
Jf}DvIQ$c~8!06~U`X)Ti+^eq$a9CLXiTEfIBJt%j1cLhv&Lc`ZL+GS@L~*nO%yjuy)%zA-x9XNKy&b^y?m}z+26<7es`3I5Iafh
oPh7UCq&WWpLw2VLIWLpd#k!LnN#N`V^JxF?oW1c=j)I<K>X|9w7(OdIw&!hd$pdW9XUcld!u7_5ek`hmDLc6VL+jcr)|+MCQ)qM
*YDoyz1==1tZ?sJy9Dw{l;5;3Z(ME)Bv{O$f=pl;YA{?C0|ssOOZ9o*D2{agR?_Dkoq-C=fRGWvbV<%$cV=g8&eI5Hx!t-xP7Wyd
91j*d*5qG1RhI?o6C8x7j;8L6ESYuP#|!8O(YXx!+#TZFmt{)b6V62EVkpOSWr_h#i1Tk-i@6Stam05?yCUk{%D7OI3KbefH$5>b
3aga-VMIC4taFstcWf;6&f+M$w*#vOI~?GvZsO-0f{=B~-OH36cL#D;R#;&W4nP)3#nHLLozw*F41icorwgn)8OJ?x^6=u$`IS#w
NxZ7#lPL%s=?b#@u6Mczk}AiJ@!NUf7aLgx1q06auO?G2ITsc}Lz8o|se-A;;e`|q{l^`702B@7FrbWxni=*m^s21omXSxbqA;^S
gQ{cebnn-rYZ3V*kjGMY9zX~1ZG&uI!e3BfHl!kCw&j>cBtB=-y8)#Dlb}_2;+TOFu^VD-3#9_s!U;Jsl87^yp-Kz1WQe+qg)Yr#
DQgKa))>H0wM$D|oWr3q6fQjqxFhW-`Ji~9zJc6-s1NUfr8T$cJ9!;FIoYakk5D@nLkM^;2aakCkBQraLq2p|aZ%dyINE`h!G>=p
F*u>t9ZlJs*?)-jFqo%3^i78N9;9v;L>bTsbSMX}4&(&#Jtyxyj}-y(kP?)C4xB{*r9)5xKFlbGOdC(mM}z`~wcG3zc7>i83i<8r
x_Wq+tKn?V)4&ftKAY{J#-=WpuCBi}J}ytz^vn^%Suuv~6vk<ovqD*1GR1?dC2Luyq@1e$l<S@)h)11IW27B!<w|Np4KlB%FgVCg
m_v_aIG{Wny%kF7*TZwUjz+ah#S6}!N!m^8^mmnK3CY1)=rVU!ZNTyScs0vtH4x{D7EWo?trRKhb)Sc#a1+OfJm<s&JmrZHs$vOd
nO2Z$kYJ=jD1wH8n4*CKr6LFkP@g$)rlNv#3kWhWm)pU#{WE$s!NkgH6~PV7o;_%aWSH~s>h@RrI=Xqnb!+9@NJPpHUKoh{EkbW2
KnXxVXX0R)2yfKcQhFZtQ^qI8x5_V;Xi(T{Z89C&xAe!CkQh63fW45NWOpPEcG<xXKtrbFC}4jbelEM%E&OIhIPX74;UIL>BnofO
FMqS`_btr_0-R5zirPwnLvUFY)HrNrmZ=I2K;$73lA)Ayg*fQs55#&6I}@;T=1g4n$&67&Ckdi58?Y;N%+>c6#CBmqzM+Mg1+C=5
V=;wUpi?o*?5I-YM0SzR9FxNxvWn*#SfnV_7(mraG#f@JKbC2a9N^`qPsoKi^XfVA`-xc3W)&jCnpB(t%*b!8nF9_Mj8%d$7$705
4@t8dIpWDV<Sbx`&E?R=()uZi@-Q~~e?0L#8jR$*lxu5uXE=9sW9*`<?HLQMd@$hq$PN900lofKJF&cZ+w@}XvC?bMqN*r<{Q0mf
B8b~mQXr@4mO}<F>u9+~Il0CMITI?)oS?3DlD5*~)e~C8G8mF-p`^w`Bq{*5Wpa`vrkG`jmd@cg;uI0sL@<Mf5?o;wI)q7uR7Qfx
)|`s@x&lGSE~y-Xf(R~9a*Lu#N(f+?7?q~Ub)qoJA253VqmzIU*ahf)*jVYz>^5s02&rfYC@))v#tIuSDGa0##DOr7Kxj8!_4M>H
@tOejbr5GgDu=|kQ5k@0*a@?N9k<SEoeRI|l>W^C%m_p%M6n>7AGh^&g1n9<2q#X3PKa-Uo4SgAS=%gFXx^7F!|85;tn@jcASo3T
&K2MItU?HgiIGw$z@|I&^h5JIPPASqquU5jM9`x^G%6d)849kU7b1ZTh#~~`XP6!QWoKB}d;c5>g9i!?E^&l-&`*>#9uwE|axP6-
R#G#Bu{u<w=RY0;ej-Xh=`5*4z=|Cl{V=9Y2B#Lu5EKW+DacDuQX)jq@@rCR6B12tsBGgH#RXW3#Yani`G!+13Rx9F{V~6ew;wp)
bub}Wrx8~c<ty$TmCh;m^WI#E;;KlhF>9QAX%iQOY)E7nL0!_Uq~qSzsj{*#QI4+;6HQW4qpGcynctJikzrd$dl;f9vK)sc!*VWF
{PoYD*KyPLcO|9Bxr#kWqcxP6#MSKRz2~YB@?ek25VFS6r!d4^MNjG(X^MuFW}=3aP^D1u01Pqn?89V0_(ur@VnIWT0Fw%ysJ*vr
b`i2ZwrK*`;l_iUsudgL*;fJ22)GEC2_eO~?5}KaoDRa7AyMKS;6R{CMW~RW3{vZAq<M<kM2B$`q~upudDXT~ckhGw=HPD3H3Fbv
sye;;uYyb)QQj;I4Zs%@2zLSU0DCYz0#hW&N<*X9Z76w=^MWO+QjSj!!nSmT^}!8KQSbsPf*>kcdGao!0|QDf20Mx92Ed8?#t)wW
cn6U95xKC^n=9YLPlN%2Nhf@r{vD+0uT5O>-oZ`7EsGQ3tBI8?9_W5F!^fGydDI!iceU}nOGh{g9_!Wc599Az9`)e>crV(4tW&I%
4?lBI?4O6bWoiPzZA6iM>0|A==4gsDlkV0&g#Mj<7u#*w$D;BF@%{XR7361L8W4cY2V!234c>ij98KaC-H+C%U*Y=B_kj@_l9wGH
QX$(qjy&CT<NA)2N2(Q0WMF;d-$pqeP#$rb#99Otgo;gr_{=h~*W96zKW%fV0%-%7TWx3zs8eVKbLhc0-xNv#43z}=$*KI~5`*kB
B^sbpx2XrW#S-y64YMh745;&g4dWdiItnR25m_*$`H2mX(o|3lM-a5I;oD+Okvx@JKA!uCv$6BMKY=3IR7q?>4`9d;sV5LX_0jqG
=a+f_d2N7lKzcio3x)&tR5X(aGN=+FBlAV!SvB47(qwAPOh%hR+NBdh>Rd<2JLmHVa7GY_!JuYVSxOdy0TYYA4=z9)zK_fI`Tq{*
X+MveXT6>VVqI9U@`Qy$Oqhl_?v3Yju{uK%D9{`6x{qUK0>jhK(jU#Qwy`y%EyYaAX0!@m_(<~a+F9^L#~*i&6CSLmbV}p#K3AEP
_@0Rg=aqi<yb0YN^q<|u&Q~jaeDL^ax*)r^VfDQ1M6Q$@H`UeFT|USL>?Y_A<*Rq%6Rz#ccV*c)Z_Cel1!^bm*VmEhP3q`^_q)mF
5@NTnj%V)gkmBLWqr9UpJ=d0t=Yd1X;UwVtJ^61Z5Fu$4StsP?Wu--zEW;J!Ty8FvU7E}s4Irlx+;aIlqwbfcevWdVBUwRDIBnE$
NJ+UTZY{~&`_}b%<gWGaUQ5v;ub@hPyO~j~WJF??h?q||D2rcoawJK4?<MQIo?Q$@PMbCNZSF1PP@(u+j`!ShspX+k7kqn<44y}y
j_Mw=#h~In$Gxn05piW)#bU}V%a_y%NJ_IL!MG}s(nCSX`RMXFoI%~#pON*CCp+#A=}~W&X;LM@x)N}Vt=W=Gv}DO3($}8OljX0Y
!U^<4_i@^fuDhOEk<HwF9^`kD)Voh8B1m_=jxOWxqrRs{4SL*x*@rrxes{jUL%xqa*77cqL&?49iKofbrQCJ%c_phYOe6V7AA0;x
E0mt^a7Si@QbkJVSrI+=9`j(2BqDLlayu!NG7_XBpDg{y&$E#g`iBUW@xY=Ia~*U_C*5=8$KD{`bLn1#+*mw|;W&EpJY^*FmU4nS
a-u0}l&ri`tF2(;LLy^2JxKqxmI{`pR70gmsyc)1(gI+8h(LsnB~*xYVyNzk;u}g00R74A1O0$PK`9FY1u`U~(x*^Ij{kQ^spYct
GJK=6p_yV2K{~a9j+Z6WB`s04KV+B!99Un7r`S7vV2$vd1dm!j>4LMtL`3&{`}82g2};N?DM+S!@cX0jk5{DnlcImI(YXjszJIj*
Iw$f=NcQ7{tAx$~azz8u1m9dYGg~NwyzQ}y3SlTO7)9JM*fuKTxM*mQLDYsj;EJA50D;CDQj|X!6b@On;uf7+8qs3*nl|eOFf9v3
WLUUGut{b=kq392M-iCT*U(YnoESr9#>~ma^t*MIG4M3fQ*2Nv8Z5999B}x+aBGCgiPM_AII%?qkzL)RZQelJ8nzb!pW+oIQArm{
s2SYqBs-vx4?6F$lZsl*-CT6DTUlth)R=Z__w(d=p~ScH*PaH(7kTKGOnBm$K1*VB%cVl`(Z2@upydf?kHpLpzet^d;Cw!mJ-~eW
pUV6I?HC%GAOQb!iAE{aWn)P=scQoyCm9tKML<@990+wL5($7kdqDCHFVqn<MN=R}6GY1tQdJa0QA9-0u#lr9f%@<etO#`UkI&D!
!<lnggqqa@`M^b}X%a4wu#1^zkF_>|>-1y0a}1?&vDpwgH6hDk$nERyI)2>CvON1eC0hQwdB)XB)|?JH{vzu}YioCrFULdPVH&$F
%=Rpa9}}{3{Otb1qN4!-I#frGd44oitmN=nDmsc#?`pEk49AEXv<mCDhGfRhEJjMID=<SUtJf{UhFnz1N(`RMbzx=&y}{Q=dxj&A
VWSxnh{}rvvdMB9VO;ILGMY^%gc^%M#9|+3!IpM-&LfF*X?IGi-B1b$4^P)G)R$bO7@|>%R7xc$Lc$O>JI7~m+8tyyj<Q#cOkfKM
s6p7W30}FrW(x#$g)m5%yen$bR5YrjmT-V`&2um}<=zEPC~(YXl);^0X>uhU%M#VNUqx>M=sa$XMvAE+@tPP|%Mq4q2AXR~P>P0_
1D-F=X0V~r&+}yPa+Rw_#0Zww1=tW&C4x!|3Y*t=@80i3G*VEAk%|;yT5!2XDz!*Jh)jyRWipsSaturvO9nw%*pR|uM+l*uEh?IH
)lSWMG@#{O*H+UrGZ8x&8jYhYjs#X0w_^0KdWXbQVjhwGAr!uaL=t?9Dq;4)G-<I6CmtSz9}DNq;(+UZ)of-sMvlRtdHkU-#6$L6
DEXA^wjWj)!O=o8Yc13=R+g11ZS+Pc7#hM!3K^P6DV!Y&gVnB>b{(Mtg<1%ZQh-v57==Thkg4PW)z)e5ghS3lx<OnZ0+bAdN>M;4
p?SgvNC7}!mTf8w!XZE_s9pC9)ID{@m1d+#bU+0t=4khP1CGjWCD+uS1}G+x_yzzbpV6ey1^IO81B6KlRRp9G6Hri4%o5bo5mP70
1U{jZK%rO2*xD=Q_3i3_4^%%Q93vz#rbc0ieC$I}i4;l{A%vwA3Jo9`F+ov6kt`Jx49MY9;WJo{e~-@&TBbyZ&zzL~41mA4+c41n
EW56>ShBUSgu5c9-qS-$sTKX{iav6ht7Y-oP?DfVkUGpbw}#bmBwfBy_0P|av=09tLh<Qhu1b0Q45w8iqBkNgm9d#t|DROpI0rZ^
+cwRG7*QP?<gSZx6w-Uc1LlD`00H&iToN($pF#b@yn`|%1Q4|_I#BuaE9?hKolb*;(p=ddkWQYBC?>ak{UQh9AxM-fP=taMQU~V3
^)IO6gS0e@1S#`};GlnfPu?b#IXoN?h)|}H;XS8MVTaOF#Oll<74g74bL+Xb+C?BZ=~X93f^5^lIE>kv0Y1FVBm_<v!U^~i@sOqi
5rBwK5M<|hf~`jlvfw(U1z`;o!1RhCDyoDxM#E>NFzDmXO}Cxk!l<K@T!lA%?`nGZozOF05!E^eS%z5+7NvT*UH}Ms{NvU;tUj*G
WNw~<PeS(s3;H1H0t0Z6|8WHhz94AnIWn)vmIfmuFoB>V7@Ej%fN4Vs6v!zGXbg;m$O4)|l9Ckw{)mWxh)90=_;P2>?Y;WYhRnLv
m*<etwIS}yCE{hU;ZWtGX(nZZrfA5JVUDtk99uBL8p7(?zo7&=|9m<<)2ac<UXOu@I_n4?vX9}O<Kg4coV)yg*~tT^uHApmEP~8A
zFk1rk^+RFJ31sd3iA;-goqj>7q&t2!vj)@Km{!TF8S?vaNp><eE#_l)Q9fl?fqY8%|E331P7l3@x$g(-iF%r+g(*&n+wmR>>f{~
eUYWUd$soCGLDIm{<7TEs%l_sN547LDk!!MCtT){aF@eIqGet{z(xwvR8nx20U!y|r);{$laRW^8nrN&2&%5>ftO@?GH+WDaHWFU
N{Ar>H#Qi5dnK0v?vmB}W|ml?plBE&TWK>!reqGc4NdX083Txjo7|MB2o7X?Z+skl^VZHB7)C@PLP0AC1ffsiX+xqEalnI<7&|x&
aOuGjX9dxrRu@%{96wB5Th7_TfP+6?#*#@W8V%}r=Z;kkj!0ty_S!g#KSO>hik_bp6~h^j!KF=u;KCRk2Z;G}rmCsv*2fM@^*%|`
MKLTx3H8_>BBGojeOMVWUqvFNWeOskia8Y%n8Sn>1qZ3w1j)=U!kH0pAmnR6ydi^xbdOgh4r;uTMw1T%cE1gQ=m^bxLu+!a{+=2E
L)9Rxu>@$VPkq(HYt_q1sMwaN3i20t4USgcDDHqVLWci=d0pAUuQaEYXbccWL%LKG@-bx(>`aD^L3U20L+FG@B{VC@Vzfl9YcA44
#m~4kSLH;gbRG4$2SDroEDS~>f2x#O<IT?L$RZn;a3GQZ4a_j@!$vVhvO6Wx9rART;v%n{iNjsH6y%xJheAowN_%rTFc=&{jNGVI
lJKHT%*tF`*Us?MD|HYl_Sb)vuS4Qgy%)LZX`qrtt(!Y7KTEbwd=m84=P-0$JG?3w_(~^3G*WbCk9pNR{qw`c@-M%hrn1J=E{rl{
S!pzF$7=|Cw32ta?_WWC+n15`$_gU+_a1w49_&=7-toQlldecCq7b9Iw?BP<Ettb?y2Pfx7ZZ<p=OM-H7EVSPh%U8rALo-7B8@K7
CIq{#9QC_Af;tJ=zPWOTB$2S^W9LYi<cwt;pn}A}kergdvg#01G!sX|&N;#$<Z=zM0nFg%ZzIHc=gy7mV`<8u5<@vH1*jKbiVkOP
&eFQhkxm{|z;jxw1U1=3I!(}ox)N1!%9`Rbp1YCuJnVa|WfqiFw!DXNC=wuvwO7|JQy&mVx;r5Cp{obZ-Nua2MhLMR0at5|+#qa8
lr~V=|HI(BMwCi!lO!<|{Z~2GlzmcHLX@)FbxXlb1D1=Xs<Sc0w3v&}@6)ab@U;0fsi*VA>_|EgaEMs2i98dRcZu!h7<l=#26?{?
d$Q4yr2}li@pYv52=$4|7QbHc!TYvQs`*{BP$n%fTG<3)n}7HyZAH}tKqXU44qj8B{fc$XH$P0GnW7|kl5;UIrj;?sn|MX)7A4R=
3YrM3_oLT+R`&30>C$sdNUE43(cFvLqQBNkjRGu61t`oEG%8YsBD4yJ)O?@j;Z+h)#V0-|ZoqDQkIaDVAQOrAo)n#jmVm|8mqkL9
6k5=AS*>lh+SZO~<Jw?{Aw6CsJqn<IqEMdgcRhkEZN8V*-j}15i&+oNJH%BNXtM`m->E-h*cZl+D&rCt5jB>6Lm#)3_EYTpb-#1=
h+qO1XNO_(x>|peW`G>L7!Y4*prmPrp#_SCp@5o22!K*0X(<3HDuNLb5kZh)Bj0|9n>r<!mq1?tQ11@<LpQ{WS9`WJ#OzK<UFiXr
2-uD<H1oa-@dWxJksGuyL9MdtErM$SqhWF&ks1sLguqQQpurJ2_ovUlH{=_~)A;7^Ek}msvh$ivAlg+j;Kj&zxRVu|dS?drg*QxC
!59&eDu$9uBof6$by7J^L`ZUydW^b^N~@Q!Fe1$c;ZW9@l1yP(j5;;OK&pOUj_e3tjB}9?bCB+idu@aheiqy#?qh?gPqnuk61g1;
Q0rUNG$yR5C^1fTfrX*QQ9-Q={3Iq`+ws6(A?N5mOQCa6QbL>NB+vxRGE=BADiu*xTM%t0T~Ni7l;bH2Yz4{c{DLy3UDo|^JM*zZ
W1<ByI1E};v1MD)`$Na8F2}&aGv|@ql50PopaM2>fC!sGF`Tn+fs;n4?wqn5E4zBlh9I&c33zM`vLHPgxfpN~bXnPwlYmaAt$VB=
IXg=^iQDw5CIKB#Q`0z1c4LH^BQ=8MN)!<VD#ap_pmQ?8-kWHqnF_;c7*DtKzh6#gx4^-|2YMekZ@veRoA7)lA4jK9Ji9k`6eN%&
1aUhPzXT-0SNL_XyLrXyPUO;vDvO0(<{Y4*CaVSL(};P*o0pPA4jp79BvUE_l-S`3UUcDcmjdMkWHyru5)gvr#}WLv=`g3)ztHY{
{XON=6c37IxEbLu<m+v)HXow-bEkdr?oNlhtCE%Om#*%6r4yko$-ICF8QvUheqK~Ww5hbC5CCdS1(sZ8)~i9dS_Bty0tk2?4_5lN
`UM4@chkv~^y33>Q)Gewz?vk!PEW6n^$d0Q&CO5ZZgFN-8`1lvPj^qp%gp5O^-0JVwiuXl=3ODoL3m2>@%MH5`D8D&SBQKXi3TVl
nN=bMQiep36dDCkp+Z7vWF`Qa{7=hf1KIjlzvH0%04JI#euI~ctV<P-iBEaywxcJnzU=+?y&1t1;BilI9Sk9|%|XFvFXErGsNPQ*
Ktssxqc1UFq9Ny7;wJif{7~R}=JV?2oqjgh`Tb|eK4Kp5ho=1EA_>Zns33<_J+KQ1q^&^IugKLh5^W$TDFT?nz-5wreg}YezE+Cv
Tg6OZD*Vzhi{}H)q4jxr`WI@GNzb<M4jI@Rl9@a>^QnSF4yh|UOfmME=M0!Uxx*QP;{QKGNJupT(W?Gps4V=8`-Xm1Ve<Df7TA{0
WGWH`O9fJuwh!$j$^w9agaVKvX-I*Fh@yg`qA4T-AYy5hRZ+u~cb$M;q$5C?AOUfc4W~}qI+&1^*&zdUM8uPmeZ)^Zg<@5;Z8$}H
i0!zJaJ=D8i&qPQdT{oRIjPoh1BkfWv$n^BYa47GmG)IPFyrz00H0S-{wx77fxFE*?&vZ+a}zAQiEyeQPWJN9d!^b3fI$fb2lFXX
#F+<gUDcd5%bZ<pI6aa)6~jl&E+hpm<Ms)G#zX17{->t6l<TP2@6NdZ@XP~u06W+a2?E%85Xk{>)}=cqn0W9*UOQuX=MNx<K5BYG
fAuy!H-?5T&SJx5oRfp`<T@gArrAZ?5SSH3*zJW8(h#D;XD1XW&OA{j?ZOC&V%rO+DuT>{;Sy&8fRRfG>o-O_N!^P!b6X0TG3y+N
t`{S?O^L{cBqbcPI7CMwCBkA55TH>Z0#qSV6W!dO!-o5u7^thw6cF<lV}Pg$r4S#g3Lb?&G6Qr}PXA7k01){AZFZf*IZh7lW9-BA
{IaGeV<*+ZpPsTJO%FoW23vNa*v*~xI53l+@{uOLex@E?7crmc=jdkLb+_~B-61r|xbRz0@k+K*RO2OWfULo=NMkKPDID}&fZ<&n
KjrrgV~)fy`x%ggvMKz^TF&G9`o`x2Fkq+*7$pVUE-!rPhXmssIGhJ;!?!9O?hhSA&X@l;Lh!KpV}73=$ca^y*8GJI_go$Y8Ik93
><S2Ou~re#p;ojw`5#-J9AnQ3g*@U^RWVZK+AU2b%%(wP6%4YP&t6%^-+NBTGC<-mrhjoe52xSxek=MlQP=W+HXBPX>-$rEtT^5z
inO#563Oc>)n{B`4}kY<zyTzAmH<mHy1@G#9vTQepDH1ZgF|kCqtBRNS!wXg?aPPonqd}C2ZzZH_QVeS5&89~Z4VKWV0K@|l2#R-
k`zR1Ac-*C(q?v?Li(iT``!~sp@5l69qcO%BC4!PHbqHLqgph0hi~Z{moFk6zF)r_pINV5ibQYS4x<%RV5pBak0dJ(MOG-~t+~gO
T86|uGY0QwX_LQ~I}M3Vq(h}dL}Wi8@u7)1BCMV4fru3ff{4O!m#FkTQA5}ieIzLWq)-Y)5TsgADFAAk7ABIEsD@-{i2$Uf3YlU6
h$0rESV)3as1Y$VCY&59ssd&u8V_Pu2pG&v8fYMyX#yB&LPjP`j3F9OC|VeWB2t1OpeRC>plC`8YN#k^qJoM*f`NjVngl3hgo=cT
2!>!NNfBjMX_Z<*f<`2vK=sT3G7KteppdADl8R`m15z#=IZ@BUyfnQw?qS{MSydM(r`GZkgS%<?@w}<*@->6&oMh3qshE}}-W6w~
T(uF6o-{KkBP>djjH`yZl0(fTJXr{#B79OdQUs#{9^t?og67hP*ZeTX$5z`>1Cb=)1xGBI7ncsuH$f!b^<0e8vvkbJU)kF!q|#us
BbAV5eTHg}U5)v7VxaggaNpMQvIwx8iUw?x2%vK;7a}OBnJFj&Aqql*siYW%Xi6d|Qi@^1sUbTm;9O2MQW~Qph?J5dXcWlEX`+^z
T1qGzCj=;o2!$vI%a?+k$RA*;`_&)I{)^nl28kHfCrCmyF}7gFN#Jk*q$mb}p<*8ra!G~-p<m2TA?%a0lYlvhuj8`~r+(-3KV!f*
+s~*IByS_j%VkS~9{4(L*mGFCjkC!_wD0lJuF@Yja5y<%p9p|-OdiOpu^^IJuw)M1(F190IO;|Y;DI9+q+}2vt2KiiA={zj!Z-&t
wq9Qs7k-Ao>U~A|$=!6lpoi!`1IW-H5{iic1UPZ%@yEZdeM_sqj`PCw7sSiU4vsisDf>DU!Sf*K0+jS1d<lKx9J^|Dq1c7zYA5!k
oxS1Se}e)Zryo7v-B#aD{fshkm*m{{pLh@o$t8LS06v`#v@7PIsQ>Or?4oHv?Kk#<t&A{~pebg|Aok3uvC<rXya9nbWd{nMkWS9d
N0Jp(Qi+>U3Wm;A6H}1U26W*;c2G0blviRVu9$zqn~>Cm^}rnH{7yJKZ+V7884+9jzz_ip<-Hs)#LX$l2?J?z0U?-3C}N<9p^_qP
^KFRI$1WkGC^&&3Xk}cPtp5mTjbl_KVyL8jt3|Tps<ebmZ(7Zbu`EVjOWy(RN7)O@;vD+&Xov3iz6S_c-m=SWA`HrklgAL%w(!VV
B~9qmtmkH+a+<`iA{65D%5<?-NKDMZM2d01#3*7BqJ&XF*-ZQ;m5>(^I~Kyu4N)mdr8Lt>(LoZA4Q^-+s+t0*2_lvWhCrkkA|xcC
B1np8h;9KaM1!s(*~e1-`FT&qJKW`vdOCZ!`v8xIyruc+7#;F*8E~or0Tde8(WH&+W`aS8Wrn1Zs)_<6W)P*Onh7D5jAJwnQ5hnL
fm=1k=NEHXqpab-5rM)M!!i^a-Y^xKS|C9}A-Y&7MR<~Mn{lzej6UYn6RSY{r`sQ*G9uupGy9_;0$@V|<05#WQQK$o_YiKak8GP0
XmP~cB;h1R0*vEFr+DnzvlF~2zES~1EfzRnR!Nmi<eD@g9TZ1SK(r<}wr=d!g-!DiNor17Gmdz}1#~N2@tCwU3MerEpe9IyWtiVF
N(f<ujh$LdyK-sr2ar1gWfa1rGprXRrU0bd&JDC15YZGeurLNf@C8iKov~?X&*GMGuChF#lR3^Y;(~(&0Z65#BC%N*3R)0~2x3Vp
S{S$%21k=_G7E(Rki>zUJ9&gr0$N5@DK^Z7Nnj>Kh!LbPU@~F^kd!K^sG1m}A_A&uq=u<z8dfHepoy4TVoC~Fgo&g$PWr^5DWW7O
C=!Y(m}Dddh9-)oT22Po#5C;*!8ipGE<Nuc`VXAA6Y+)4*~%F}Qs)UMa-jVA+<@dl*FwVRhBrb$g-I1vSFov!r!qpzkh*dzbr{IZ
Sg!90S1ce&zX3pYek6JKe!0)%!DwBUd)Hs9Ub#GMznD-LZ0~p76L{|X#EP$cRqt`{%Hd;4Ixy*_{4pHl!?Hdn8_^L>A#CNA5N@@j
Ob#Zga#*=R!Y<hn6y6AzCJ=m*IeR+Ys|qlZDhbxaJH@mk7A8=ujR6=lg`gFX*E|^w8Zs*|ITC11%P0pWw>Ps=uuZpXD3HP^{F>NA
1yB^}KQ-8TuQT_2wd2R>`=7`}R|Q5FC^>!>l|)qbyyXE0-X#QFc?D31I|^kKJRxNHvKkgm+Ht{ilq0La$jHFq+@>`!aXqRT;UHks
RE(j#ksVyI3~3Ho@4e65+`jH1bx_gsa(r6>Kg(>W&OGU^{rk_5U!wWazD;o$sR<2iFmCbMiAH=gYb?QZjPoJhxa04_&QEdO=Y=nE
D^T|&Dg3=D&{f45%L?MEQHci?Vydb(`1>Xp#unQeGhO&~Q5ssHX(_Itgsm%LVZ$MUpvY+SU{}gQ=%gx5x6P{Cr^I@@Ed_|(F0mMl
jy$@nZp8<bf~%Ex3fxlGJhxPlV@bGbsCXu-uLntNbXpLtP{-u(wpFE!@g1WTii-|Nmf)C{Dh4741RcgJeR8He#DO7G!5O%2+KB27
azlew$>Ncy!kRdDtwoGPb_r>tWD0mkAZ`K~SO~F%q7{4zR9z~f!$F3cUq$-AS+?z?csejRuDgH)OoD41SW!TG2e?!9PqTf552MlA
FC25*9tT9@dBNLf9(FmO2X5mSd%L+~1Zm5o90^0WA-G_I>~I}|c@J5}<H6+h33d%C{C?ZaU@Wz#xsx2H7C#;?AEVAJ4po(FtZMj%
y(beJb|u}|iyieGBKQQsnvjYOfy>V!yrj2y-S0iXkuj48;+X&h9fG}nBgOey-AON@^~2|dbi=HXe98}^7v9g0joVMsQgp7n@zsd&
(nIvyMz$qs1a=dWi}b?LlXC506SWd88cw(X4FK{XP=u0*rKdL`h*O)aDF@LcIzx)VyzTrTeOuibbmQuo+-S?Jj?$4ziS(}XAd<GO
T)IRx8?JzoGb4$-@4jxGa5_=rnIJ%zyCycBD2kim7kvB6M(CdF^MIo?`xi%A(ynzNax<%ZNY*i@TN!%e$W+yu#H|Vz#*Pw-pbiIB
wZR>NXzE!sSYbC4nVP}{Nz?>}!3>-X4WhvYWFW%KI?;qj4MMGfM3hVo&=1>woP$SVC?YXL6c{ofsWqQ2zaJlks526{Wc|{+9*q_W
<uRaPHe>_Uxl?xZPx)A64^>rC{Z0T!>})2q=o8B7jbH0bLoK|>qyDxB(&bc9NTn5oR;z7Me6?JlA`9@y(tIu$#MZJ!iv@_z8BA<g
iJErX+3NIodm5yuA;y$W>8oI?pVPK(WwqMMzAx>bDz6C&3cj}tVuFLB>ASpFq?bjzqBGF<e4=X0mbTPks2X-8uvuj&h_ZSKME@Yx
8NbGjF`bugUAxe_I@o0m(*<ZZ9}$OD?U38At3A*i_qFZ1ilNqTg9*~rLV`pTm0=MtA(b0q%KW!0D=(L)r($`xhkX<sCtjDU^*O<V
MT6Y>%%pEsP@*5B<Vqy;!Bj~h9>MZG#tf8wN4@t>+3<$fek6Hwxx}V$E0pS@H@)ugQD+9vM|Fd4z(b69;56)Q$||rL(t?W}W)}zl
YBr51!c@R7Wl6Rj-5yLX$EQepxplpZT1_KLOU-dlySv+p!sh^i$?c50VRjBR#leG>HazWlvEu3M9Gf`jNt|Lp(?C1UEu6`xFd9sq
oHQB=DuBgWMRkaP*>Ep7IOjpR#t3(u6Sl;FPE<@UlL0yrP)gW@RW;*i$hg3}s{-sJfknaF4hGO7X&^-e@dO|pMPbBj>u+4=XMz<W
!Z<G-!mbYKeD8VQ;&6_rUUk&vMa~r*Wl?dLVSA&BgvnB(m{CkAu;<BVaPo2j=-isixxwTiz^J~1LT4hb2O_E?H?DgqB90)2)0G@#
7JU#giv)3z+cO6<dNkuK`>nWes3z%xA6DGliV$&$qhfYbNJ*L#Nq@gv9A!92Vk#jE|H}YyZYbO|gTrbZBt*o3T{v@ubeLr<3zRcW
{JP1oqp;u}aitV;z|LWWcPL=80W|9hC`}ffgbRK$B>{d}5GU@9$+_9UhLRlEU4}3sB;O#ojE9=mJ&~=*21PoPQ>|iBG(;pyQXw*h
5mK}*2@z2(B2!6`9DsjIk2pENFhE3m9j9=U<o=C*ci%=i+nu355^>DyQbJQgF$_wHOGt$R&@hx0AhfAMQUp;U6bwWK5d}1;(i9;R
H59be6*K`UQcxgL13=8t?wo}Mh(<_)LxCuIc>C<D*E7mbPjO&-{#K!nzTVaw^nniZui-oGCWc~3L9F<-W(S_2b>JzUZ|UyjFptGP
U#a|y()9=gI`x`6={Ols&<4XGPXl@Z=h$?6r0wqT+hcz3G4Xqi-cpnU<$1?MZ6+TaN2k0_?*8@DNk5NZ7;JbBN`j;Y@H8Pv(6rLf
2oywuG=nmsLWD}C3PcDL5eibILa9hnD-ff!0efOjFfQAW3~(S2A_*8VxglWy17MV<0vMm=n!{v<@YVeLbRSqi*?M_;#7xXXQc6WL
1QbO`l@&}x3r7fvLn~I?h;}6psnCWB!}*5FJY?hqqK3++%wfTRr8;_$AA!$jw`3E5n*eMGO@g7y2kwC=prCvZ?JA(9BBWS^h#zr)
9^*mBN9or8NszGA_V&YVfOg1Y&9ctJsZB83nSVYdUzxJFYrLlvJ~F5TOYD#t0Ydz3<pPmyu>=iDCej5BJ43Weki<1g0)!&TG>|7?
_8cZdplKvfCtbFRI?=d5F7SU3K`>37eYVbBg+A|pkD&~kD<Y5cInJ4+Lp&`!;nSg~zM?)hcF02xkrqV-ioCjVH~#<;Jc@*wh(-Sp
Nd?e)N6L78e&du7pEr%~)qtd%1MGhxeUhUX+7%i5r+=B<#fYr8kg|s(71s!k$co5Ch{1tbSSrs=5zUz4M{^=@RvIB<kR(zCADh&p
-OI*Yh^v&HIdg?nPPUNF>rOEyq6)SYFexUmSinLEZKnVemm4k-HCRO15qa*2ba6td(XZ{GataPP2R?tFk0Z=dX`0e(1CAOowS>hX
1hC`DCy1jV%@ai+1|byUNFTc(XvI12F9hE~6Nq+8gjzR8Zmnq|U|TtMYBeKlafmrLGH4mds6jdvRZ$LSXmo;`tvE+<iz<LU$4ebD
b{Vsj1aOMyl6OmzwQg<GjxLB$Rm7clVs_MAnC#(H<YEpCyJd<9nk1u87!j5eD<P;5)uC*%5|dSLCJ73RRDnPQk}yi4MJmx$6&qnu
838iGv4~}<KZN9#tah3T7EL*M*ynD?JCZnF6$f$I4ipX@$=o{FQ08X<?P%OvYEuJAKowO)K*b|WOr=vuP_&H#MFdGC5+Y=cFeLAZ
CO`}cqVG~d28Jx&wAebNHzf_FcNH`lz;hj0h{5<mNhyS&hDbC9GPwXVGc*MVM9?ZkjIfTz&}3yUh@z4CG@V9UI1~^?6|q@U6FVnU
tq>rbn2;H=u1sg5ICKc-s7g88j)D_bjwv(?X)<z3Dw$4nG)sxn3T+^=WJ@r(5!f8b3JSzXqKcx6sJ2jAfaK&jLZ!peq!CaTbBZzv
l&F-XSc0_<Llsc7oVs;bFIh}YT8uHvSV&v^WIiX0@%W|>+LsJS=6v-w`+Vv<t660}j13>QA#1d{B|~P1)gf3YK@oPg0Wbw5O$W>9
u_%e*2N+CH+>IvRhjKPpY=n@d64MbxJ7IAuFp84I<)UO&B&@KqcXw4SZ8$_*9Gvo5K^AwNnzou2dP}{-BvEoSMJTR1)DGJQt7=hF
dw|ICj*cKLTXcl(Up;@HoYr`JGP>+7YsHe~Vmt}t)NM@$T*zWEQQtzQP~))F&&W=y!+y7MMQbgS*bK@6QYxq_#e^0`BILm3mU%+q
^Xo>U<&s)qyfku7GX(34cw;qaWtCJ`@u}8B5X8c4k@^KtkrDqJN-sI7$kdkZgicYaNA~M*Gbu%{-|y~x!E>E;y<I^{Z5S#ywpbyc
$`QiGw`C9!1rSM5QCW0~4e;^+^B?i|pKq|J{R0&e|HE9qtU7nwj=AB46<H{Vs{Wr+uG}|EL5a5CKaEvXqI0k9BBcIy%l+W~nS|QU
#uJ}eqp;Wwg9|P(?41o!Kj!LjW>-0Q=x6<?-K08rFwa8`L5R#H@>w1FaWLY~ouqm7_>dvs=-Pw_sVam8jiFOxRraY_J$cRx8{1{7
wB^M$%1GE)fdT}CAn^!+5rov#iac`a1|QMRdH+96I%b>xI}dgoZmZpRe{W9jZs429o)GLX4%woO5{z~YCsF!Ee~B?65UjHa6DpK}
Km{XB3rb)K)&tETIDqTJzXe`{?(#(A-apPef(?D&J}=uD_8)eCNCKzq4->28JtR2BkOSZB9m90=5<--ybx0UWfMg?|Y_lxXh?NAW
ej-Sxb+jRdCMV<iFyRM(4LUgf`=4F!8~xiZSS*H+P)0*J(Wvn5644_F?CB2ek1|T6SNE(^gmE09Aw`N>mA-_VG!(j0;r;9<+&zci
a#Bz&u7qH!TBODSV?H9X9W_Uz191IzZN|ag0NJnW`yJ1d(67A{K98aKf3*~QJ__Ox5Au{ys33_&s+y{zLLn%ih#FK6t@@Nl!G+Rv
;0khwBOv+y9Vch#5OTr<F#vZ6|6%-r<f0pb#spFe+x{FtdUg;Ob_D_<K%rUy8d931ri5t~A%Li<1|bPyr4oQjRR$yqLP<wp^6=;$
Cj4HRKm%x1P_qmpP!b?yrwJ7TBZqN@=!Bvi*%%~B5+F&EB7s(A!|(%*#t+I2kZ5uWXz-4L4?u`L_C>u(2)rj6p#b3#B%4TJ?I|Y-
TT7`zuB;E-V11bkPRNT;tPDbff*qraW8{$J3)TQR1DtQiIViZp$cJcEFqdm2d7<#bP%3bh0Nxb1Vj7IKVI!h&gD=8`859o0G=$*-
X@r=ZYQs}gqbv!z^!)id57nQBpdc$A^;7C0@E}5m^qyzb7*Zx+@GT$|B?HO_Alwy&*iaP9iBlek4apmm?jWEFX5F9@1Ng8u%`o2u
7vQfj4eg}c0-*&YP+v?7mP(RNIaA+$|6`MqKv@VJ?*e>vb?}?htmMjz`ZnG`%R2^8lNzip6vrVXD#nhYk_bN7Iy4(SVf3N`X!ar3
XB0k#VWKF+K?`7a!Rf3kMdKA#^VAghW8-cZopgFYhlmOXyhbDgFfatj5h<jgpi%80`FbMz$ZALsXdomz#uYb#H^_a^9EE<9#3EcV
|0vMV%oar^EE1HF5W?nI;6Ti*0l|?;A(LTC;B1i^L(HI^g9yaJLP8IO=WE^H=Q=Aqb>*?{)22A0Cwd#`-Znp9Nz9Y<Z@7WY{5p-T
DTLES5l+&@E#%4niK7YR-rPnuwyi716EdzKQ!8owzGeIPZG_*lomYWrv_Gs~VR7St$ytn*ASW!rkhPg}9EL6}!}r>+MJTGOs&T?{
ZkTgqC>4hq1Qfm+6H6G~m^A?2mm=Ps02S8E!{t&$4Mcge4@`mKJPq;bkW5j43Wk8HN~q(CVnj4VI|9LkNRmk;1t74JLP#{C5emx?
N=(uep+iWeK@9~hBtk?96^<$y0u@S-#RF6|Qb_?w%n*W707{ceNd+-18^%;kNgz^%QVhjF2N_ck8U$i*Qw*u5ktm6wrJ(|l38)5!
s34Fc3PGSq3V|7sP=KNeVg-=e2L^yhB%~-QrevikrKMV^YnEV5GzCyCGD$|DF(#4-Mxv0Ce$FYdr#oOpa8YaZU?iOM5E)?<ZP2F)
tU>{<V60taE2aw+#5;(H`5)vGAZvqD<rju%yfMNk{HNyv>b~ti@R*Ag$q?Kv)xn%yeQ*fHlQ(b<9)pG3g^Wbyoc@J5&Y{B1Da$=@
JDr1^06HX)Sppq>sCtLrMKXwrFi{PKoK6=DP!a}^6i^o$0whT>orhpk1enWa%Ql^eMIna@P872ofTfa1j~Q@;(NRETG$W|dA}`$t
`P-2JG*z(~HUS~ldGQW@ekdv8WPBodIeqzE*KPLJ<2{lV(5R{(t)WX~X6DxmlkGeA1J}@3$S&X?e296VpHz5qGC=skd^V3#vkqbz
_5CQnR3ai%N(x|MpX)4`sc1AH+o;c0xF^CDq#&JK$C7RI?vu-XyHdWNevq2BOXMMjNh~vQiYFsbL{da0DaOE=Q%i`1I!s8Qf(o!z
f^Jf<*1!A;%bYd2jrZ%4CNe6A-ym%OiKqc617dBOw(T3_>{#0fWBtA?xLQFD1TttbQ&Hv%`=Ve9DT)eCq|conWWS3)Z2Gcp!|r>Q
kPo^kyraL;o_z20bi0HmK$3AI3e;eVep3FZWu;Ec3kNCDm^o)dJDUE*U5nZ~pk1zVi6k6S7(y|@2n0`dXmQT9MHQ{qT(?pNnc@u9
q&+t&b(x4gX^?bTI)3w~Sn~)T6VUg<d?Wm9YuoYps(-YIf|pP1=;-=b%A!8U?xLX5i=bbw6<H{iiAqFb3WgOZP@!19=)?W41^`G@
L8}5#DHJIPg-QZ|QX~K<0Hi2VkxkyYC_hGH5R6q2RKijaO$AX&6BPy!qaw`=K*B~#5kpZ#G*LrUO>qU-RC~cV^yBJ34`jj};2UA1
TYIzF+MiU*^xtIO*Mz6G6DTOLBEP#wq$?q91(J753Yj)=x<1C&>6tR|ONAJn&0#q;ZTlHSGPbO$Yr)>3<~4^&URlZ*iDwVQ!@u)~
$LZL69PtoDuCyf5*?};znq}VUH41A&l8>#q&!c%aY$hPGLcd`&3-?S_O|=b@W*dnBSnBb+qsv|0{EqS>p_zyzf}5o_Gd`|kZ7W5z
gQR=SDX5>`*LRnn8}Gwgl&OZ|Dxz{u<f^E!X|5*qyE#S`7dQ)#w_3jPDMtPh`^a}XXOKe7)I|S5;^OGtUI#b>)^8I4fzFCCN=Qfz
VRqUwEU2nbh~J*Iq6aaY4ZdNqq`-;5k-#9HOiHw36J<74*bzZ!N?8e-)+RutP*e+nBajm-qa0DuE@lccPS&D;3=5FnLQ`mau>kwm
avFegVFH>8BTi{7K{8ivMC;7YGo_T)vo%PgmRzbR7~}am$_DUd<(S0~NqFW&OhYkNurYW;k_Wg%1GiGqj$0<vWh`l6us>{nvfYi=
C?y?C{Yx-bV_uzljK@9oo#7Wu@+3bBiy*3?s||3cZx)(S^O)+zC=xf#%j8{B?-Wccyj4}Qf2j}A9P^!C51n08N1bL`F^9;=QozCA
W98Mec!!iA(4J5OTx1p0sG+<T#sO^N`+DG_ey^*KPQNW1pDud*{(V{7&#p0cmL;aJ@#h{pIDg;&0)NDRVp<~}nPYGF<ss@bCaOAm
=r_`8nhh9Df@zWp{bLg6SRAO};kt(|1;M!%WY)uvMd#b}<D2g6tdr`*Ly^=<v;oi1=rZgb9Y;#3wExnBp8I~9uCW~RGxM!9RxIV5
^##EtoPaIu8x6;&m&4RF81DVgw@vhRP^x{?Y(HH0IGvxTKZ&Sv0Tjq*QClEQm2*EG!QbPR+wbxhj~1{!wJ*7N$HSzdf`NqX8pdl)
!IdVNJbzApWDmGIIpnAIR+Qt<;Gc*Sp#WO&J~-%JPj9i&c}AmQimdN7s6z!jT#&-=j9Rq}f~Yc3sET?bJdCh01XS3<6&kO9?>@Ze
G#}5~?`c|Ve}0a_Y#ScTh|9snv75SB2rRv062Sc0lNaDVInM}9mVDTAs|t7DAzkc8=?-w_2>7B~?4FFStg8_0L1W1@hd9)7pG^gr
4Rw3a4~V_2f=MkGkoo^LLuB9A2AXnkjKdO@iJ&PapmK5=0wf59YDqE!77C#Xnb{ZQhx}lLq(W$bL*Ne!ho3WbhhUQ+tQ7<`+t&QK
ZOqQ^hQ^4CVtO8w0O;&`lpjTNHn=i<LEb~Vu#c@hO+e+gq23Fzo(HL;4abOhvULClNCDWYI`NZ)d3c?P%f!(hRr784bPr+Vdh_TJ
Q{<}DgvE)<cNZbtlm@nny#HstP~4J`B0wSuhJgf;WCR#V!M;+<#$1>;9LSC9WHqZMhEbN&3@g>?MrO)g`l0Wmn0#O6Y`u9Q4rt^w
dwhPbgK0Z|2K}uw82;IUoSk@>h$;2=<2N1(UM(`B-kG2nJi<|h%$_OBTFq+Uk~W-fZdV0CpFIX(VpK}Q->n{Al-WtCftWu3kvGpO
KOjQCRCitgFi1*<d1Vwz`~=ed$>U(<eNsgf`FwhEY&s3ON(fldp%j>i`O?~0hPoX=_tg~h&pE(|nsJ5?O$Wz!*$)XJikgh!lNCi^
3)wmf9x~<>L>b9StNCw^A+vF$_(cObzmjdKG?8%)iSKh0VJcnB@b7E7LO_tdKw}aYD$W58r%_+VKIq?XnDQE3TKLSW7aInI3}QS+
V1}Hwq{do9vo~P=TG6Ikrv}9$k%&s8F)|`S!L~H(sC2fzS)vx9pE48DeN}Oas8BDeA*-3%7s%OT>CpaB{`Tcq%ttJAPn!|!_3vu0
rY~-(8OfKhFD7z^_y!vc)1f%P+41%y06o%%3eVH=A5lY^ymZ{(0XBWay+glNE53A|M~ZReS$I8rcEG5-7K7T#6l!^-_a;DM5uKKE
ykV>i%0-hbarJd{QIklX_Pc1dSZKiYn!>{CXS~TZ#(|h`M-;x!F#G&A9k65E8uH-BpsNAn;^6qUA?|^R%p>BL{bEm_JJz}mqxtKP
ihhqFQ9YzYG;N!YLEDFZXGr{g$Rec(fg$n331FMMnZV(Vg(rk<<7Y{7e0KNq?oXOh!Sk4uDS|=}6J!_#aYQu<NJOeZGX%)e3L0ar
9lRdzUu^EywUyu6QoG!xXhx|cLDlBA!*Xjt1c;OYb`~MBLr{69u_pg=c5y{Q5c$4S&02+xJA_)t{MO?WZoE*$$TD!04d~1eQ^O6X
W2m2T;_m}nyAxSvp^sySsG;`0dndj~4`{CZ6H$@s%b}`^1(UYLdBWD^uuTdhHZu5H84QdG$*)ZCS$Eoa=Bg8yG8L03g=C)B&U@jo
O`DB}@p^f7&krw&vnD{gJeu_bY=>=0l;Rxq>qgEmM|Ad^r)VIu#&dt{!9@^gr6?$9rYe_~-abc{%RMqR8q_W)yK~yf;rAk5630%V
Yh1`wGRsN-MUXQO!Vm?INpL>^B-eALf$SL<@}<{AfY<e=vRI0VL*biXnKKSuFCy%~3T)ai9UmZoNE9D6K7T=dx#zzFA^0KvgbNaN
dySP-JVCzBTWibSd2A<2p%VcR$b}R<GrChG4|VH@I|GIDx!FPb3+M<Cz^VrzraRCcdM&@R<H@*0ak8q@kRnjDDFd``p~w)minx;P
BDo5oK&>HC>S_oK5L$tm7et>5jYX(X+E7hR08mEqQjSWd#3FQ%F(Mj`NNpy7h14m$XiS6`Bm~ti1XNsVv5ZNuN6$MQwija>ZH3BV
%i(Jj0__X2jYy>k(@ru0ga%3(3#dRfAgM?eiwdMdl_^DtGGr7`M;M$Kfk%k8V_8D7F_BF|YEp_RG8~0UA|Pf;xnZ<|QaT}NvP{fU
aBiZ%s<?IuCNNNat$>a5g7hx<>jz=bCl6=Q2b@_K!m=EqgS49S82jsd`OFarbEvh<Zy|pdoNqY&ARht>IdRp8NihX6l?5ckl?6ry
B*l?9LhTI7n@StYsZB{rRWuF-!jdR=QicX83Mr#T!em-hRn3gH-;XBr5J*luJn~6_LL73Un^8_vc4uxhV%g}8*5DnzW&p<_uzCoX
7HLvLhaCuQP?1vg$Sab(TZ0^BO(`ga#K5IE<_KU6I6_Ep%#c9A0HRlmE;2)MIRi+BsfwteplXJQqM0eGpdw**=b6s{pVDK(cA_n1
3NSllNzncjK}s=0B%PwEHd=K52h%*Wh2p}bs3=dmZK;LGvS~4S!t@Y2UWi@E(z{D02SthsD1^~%vzi!!iZ+%^Ln4lyO(ZM)a~S71
1r=PSDRrG4v9KH>8siQT0}&`n6OZA@<8y&Q9gcP+sTVqM;uMrb)EWq0BZOch5+(!*gaSs4M~Hs~L-zr)I|JkJYKpJoG*pXfb;`^m
5ijqCBoYP|RbtC%tTk#PqNX$-9l-RE@j&Ky`{B7f|0df=2*{|Ns2yPJYKI=dto_zR9f6s2hqD71E1_rOyw;^u@P0L#w%K^#>vA1k
$QZy-h^8k;NGD>-er@_y?%TXjdOCUMy!hzGJ4*@?f}GOtyQAl;-WHB0oQRKwJo#wjILx`-wfduDp$JH$Fh@wf0M52@$fl!w==3*w
&IcN`k1MJ?sJ7nm?xaJ#i2Z7#js$zjOhEWSS|pMxS^@+dj$DR!@PI&we|*{z7Igs(u+)J?3evj35c=U3kqm^;)KU~o6w55hR09PR
QB+9`(o7XVQAJS|RTMESl+6_c4ABx)NewG46j4zG5<^I!%WPyu459O7GAY6qCkmGs=aW4H$97%U936JMy3cXPB4V0$sAX<+*2-|5
#RBY0iR9;UVmq-tj;`*{L(Q(TIxX50h2>7loW>593UiJvE3}FzxpFvN8bi4p5s>8(a~j-$T<ppzN?27I1bEUg;SMulC@i=R9o<6!
hy(==SmwsydBPnBROAKF@ZqfGaWSb%7pt&UxjJT60pRRiL@rI2Ac=@q24+cvjk7Hew(LEm54dg?2j46qIW$k4sS<X{$$?lK%u0iF
Ww3J!%o@dp0*oQvtR}UXDG`+-?&KJ?G8~p?xaW}g4ZwK8kX;(c6w_>3V;}~JHO~_O*};RrmBJX8&yRO`hfLGanS&>+8&YZd?iA9@
)rQomzrU`IsWy+VX<<1G4#bgW2~kCv+52XY+|;DX(oRq9uqdPW=Xi9@salQqurlb*=B;7x{t!O#2l|L85|olr1tnF0q$rA*fD_Q)
ptzNfJVV>{lp_ZZH_<Wu%#tY-=lh-2xlnL}x6d6Qh~)1X?j3gHup%7ydFLEBP&bDUUU>84pAmO=AlJKI73UH;YDDS)KPM#m&%luT
f)xb>N+W0l>&JhX_sDn_eJgNK-l_9DlK>F-_3#xqwgF-6wj6oSjLD=wYbIem12Zt&xHAEv2Gr%It#KyKC>fkEmqBv#k2!7&%ApQ0
m?Cgz5?ocPfJie(RmZO#$ij3<IzXzOCrlMZI!-B64WS`mA`RgxqAAOlcaWV*d>1UWwUlv(JCv<OE)>}lXA~Ayz<}gTrbuK>$8I=9
HWLp!Szs_lQA869m>A`tdMAsfX%<#V?hk<h1KxKYK79_|A=Er=DU5Cv)v%w&erk333J<bfPs=8F%A&AA(+06s(az~e5f=)&cg*vm
#Gk_dR<Y$z-G1Cc1^L~kOmmLwEJ<%NjK)=CCKgec{j-xHIT&xM9Os11b>aHZ@4tNF5y!G3ZA)O1qJ(&=q7Y*gs*&dstwm~4%e50n
8{a1LD-1zmM{2Pn{LjDW^#?f+j)cXTFqU;6Jf5CA`JYMO;vP+@DFtGRl?t9nL)8@LG(w81Dmt;0bEaWbM>th*NJxpPNO4%pEUKWh
1t<bj>X%v|pqgSx609gGMCDzV4i^*<qZELJz1xg~j<gCYt2!N0rjX9ITB?v-IUI<JD5hwKa$N?UHbESYP?%J6g#=uwsD&7`&KE$r
(-ove1Ztt7RV5}y6dJQrl4^#bDo!D$OKw33lPa4lScfX)QabG66h!DLmm=v1RKmDM8cLMXi>Q=9k{pYaM4XjWt+FCi=>iZ@!r^8T
v<M(MF(SD~3IMr?UWweAR*G73sGzt-C`7_)8m5Y7qKhmb$ys$Gt5oQ}pRx~>Fh}B3{KqdLnJq_P+B<=?zJa;tw)=Pg*T=)#J@Eu5
o?{YG6v7~a$@)XN@}B1PuR^M5X|4#85K!OKLG|npOv@kTwu1ey7vutm`Nbfl%F+OhEg@8lL<0dp35ooqctRj>U{jE)c6J|88;R6N
L?sab1p&JE$;%flWeSv2>0v37!&p_pJ&1pr03!fU2(T#YfBd7VQSK9`$7j?(6+gOA&`04qf$LX~$cOLxv}!r_z0%Tz$y6;WG6h6I
P(TAqO;9vdDM3LqKs2aR5VW4|T}OO}kLZ`-t&pZdAQ%$gYyiU0V-X+-D5&AeY`76*4MTvCVpL@#<RU6Wg&?5f%-bP_fW$^D0^|76
+@-HB{PDKHJpO9^<dz}IROjgag+Lecg-zcf+VhAcIgk2+6Pf^SC(R`Hn*i?vNYX_60w8v53V*6Wim8}nnv$7fScGB}rKE&|@A3Vg
<BmF=Ve&ns?Ckm{>NtMjq9A3{tIdAqzWJL?F;i+RH~wjwuVm9_+HWdIZji}6i20Jl6h{BjoHA&kxESX6HxK0>WE7OGDiThcyN$?#
rR0O09602hcREx@JNO;7=2XHZ)_MtR5$o0V!!yCP3At*DEn1<82pV8v%9ARd<Sn^sxzCG}V!EL~PhaEVRq=PZ$UolI$|6v0^PQ+7
c*?U|`%oXM<wcNKwGWl|ykney2X*`H$6*Q5r8Gd4xz^`%-<9-aQ<z$AVr!I-2$@JGDV`8c9{xJk;|JIHbu=<*qp<B1S3DXkSxSP4
m##cu=<%;ub$X$fmZDZvP^D6d-99r}!J`r=uvx2QSn2-aNKdiubZP*yZgvaO^XO}7xS;gC<zZ}2s1_<CkO1GOALLDxAUoK5N~n}u
BB3(7I7D&|%aL#?g>WFFoQfwz<xWYVBB=bc2~$-mH7*iX*DFiqTJmt5l_(#&7d=@Nkr_o0MT5g~IaJ7^AiFuk5f~b~z@qf=Ov~?>
u8VXak2q3sUY8s{M12wnIT3eKY=Nd)*QTboWUew4YaF~Vab&?f?oFB{l+r9>MV~pEvN{Zjg2uCSu8>+fw0Y4(#N7oAo0l9+wD~<y
JR#)@_RDOwfUp)e$@+LFvm(G%Ur&^V^r1vormM{DHl##D`KigjHW9sP*x@_}4^-c-<xlCnoC?h}E^AI)P|SjY350VjRz+IQY^JHM
Iy;D|t_{MQv~Axy*}MmKX&NFTDv8Gy5Tk&P7Qk6L$~g0qW;LQ!B;_QoMy*<nRd~4`H4bpE#%#@wCe;sL?c+5AihHNCr6U;=O{sk)
BirlSX7-wo0s7Gs$K&~4hZpY!`~XjX`vrI~P>D(fN=zXH5E4XDQBq3~%s@<$2~4RYknx-AVh~s2fLfi2FgJGO<Q18Ta~8yu7DNUk
nK9b62xeha>QhkF4IxMoDX5rKkj`@B1dEha7h-k_vZ^K|$|y;cU5V4Q?J^Cet0R$7MZ)O;b(VmW3yCs>=72;9(i+Yc&_QTICq@xA
kX@S;A*9&>PzP3==R8Iv=ro3Q93ZsCfq~g&11O@V6eb)f(4>+|f~Z|%obzHpou?X9WY9TNauc?kM_LjbvkcKlOoExB5F?1tPSjS2
3<$#%*Tmv*Mcjc#l7MIuhLxnDnGlHG9U*`@qA-Rk3w+38;B1Q_N<shzSrAAFNdY8{FjBIKiP~gPEUMwc0gD5SXfm;K%p6IoT4`EV
luA%2Ad#eifr4>^5|)^RqzI{GEXTn#?*&lr34#XFIN$*m=*Srew4t_z17EvjKWKi10q5P*9qsFQ_9l%-p60mg19{tFK%!n!#|C8a
?EU&V=Nfa;nF?cY%{q6j8s*^rf#~Rk%ex7UMnx5>mavscOrj@1iP#;Si3|ve88sI`NVx7a7{@pOK<h~5XfhlibgZs}KQHm$(%6qO
ymLjYFTY)A{=871@{h7&r(fB6)j#{iQ3O^hr4dC+wAB>q$f77nB87^`EHQ;D+nJcMRw?<rU-AB$Ja(tc^lqu+_NQ8^_RjFDL$@>O
y2QhqD9Pcbx09?j)#Ize_ECk48O%y19PQUUo#WBz-HtE$GDL>I<;KSa{FlFmUGg0(Ui*<n>mH|`?ejW4nHAO+v$G~3&5P~k?(VF*
_*bmPr12NtV0DgqdjzY{hGTbrUpH2>uGRO+I)^)bcJ+C?+q_H0GNJ_Q;Z)l6!eUDH;)Z-f%&O;Gg14B9h1q<w-VX&$kJ@k2w0p_Z
*wdua$L|Zov%QunLqk|ttb*}n<V`h=zif*=M%fP0eTYZac`jwA@djPkrAk<Ob6zD`>5d^JIG%W%Ueqm*oUR-poui(eaOS^jieOSh
tf8zaIX4Xt5T7cd3NIEjds>iFyyErS4wg?2ty;HVOPJNMnB*HPzfe3p&Fe81E9lcQPT}7jDmaZ3=68nFxjsC6Rp)D=5X9@B8g5Ye
-#!tBxAEUl_Rc7)v$frx{JllitkXDK)oY_9wRzmd-HEFn$D-KmRo_X$@Wc5>pAF{8f}bzanIeLhq{_}~B^=hSCUFo0k)+-5aA?=G
v<(ZrW_o?3lEU<ni3?&Sbp2hbILGhhDi75X<^g~n(YlrjUpZuf2MZ!j6Ey8qMIi}k3Eu273cT2?z5q&8ppr==w)9dQQ&-*{615mh
brru%js>ht?x}R8T8Pf6^nt~cnvj*swyOo0VnIx*UQVpQ$Ps0<4ebtSFi|AAOD@j&jMhbStB9lC2|E^vAHC6Q914uSj)*2`_71Yl
BV>1cq@pD35~#<|Uu))7%Z?h=d@oX;Vt?U!L>*T<mC`Re5%iA|Qn?i7H1c(?qLLHnf-|pMUGQdOzb+H(=dMcNjZYArJ91lypAhL^
wD_yZkqBr@iMuUb-ZdomJ%9|nbnGJWgLes2f=#A|rFzZYJ>uTFh+j|KCoLii6dOv0u$7m2{XSaT>)*d0uV=3|S6B4_Q?*G}>4+DR
a`aeP3qKvc9S#md*DsE*J)`Dzhugl+ib{%A-dIkfI%DT{SjOv^=<Szpn)e%zwMs}%=StQie%Ysub2OZe79Kk+y(-<jXh_UUV|KJQ
tMN|vnv3lyia;0}Xr2T--ZZwHsX5rrQ2_$L=2{p-06N2Sc`Pmkc_0^A`0J<$ItCr1vb%2X6g#Yr8~)!E<6?O-1{`#3$t?oFst80j
;CtUZKntlxA)kIqg){{&j!&|2n9#h2g^qm6i^j!UArOIh^Oj1Yu-OAL%vY;=xbbQc^DI~KA;JAopQIm5wy1ig=AOo4c{oNC`aEp1
>)0qZPcaNrx31FbbvDcKip?+)0@b+=o?Mp)K$~MYxT=><QX?8ryMf?*C>wRjCZdyKwp?E0DIr%}dA(hI<qNiL)8hx_Go?t)<JWdz
XpEDg`%^}-(x~S07{@A8ghWz#4G0D@?2kFlgaP>LH1*lf*K*gic#8MOa-)=;&H9|bof3Xr)vB;quv~SS%YOrC*y=%8$$#{!QySHG
Aq0?0&Q3Rs2r6i(^9m`#c?ork#O!HvYl=}C3|cD#je;fxwNWe?0EWeY(z;qa`t;?U_DMZ@h`!_Uxo~JNj$5C1RcfaZv)iz*R%#-v
XRfltoF6Db^E>(VwH2<F1oN3)D<r|cYtp`fv|Oe2CDJ;anvCf8rxl}|HVf;m4rDO4Iy&>U!q)tguA4DsA`S92iZHmf1ii4SMiwkx
HKG!T2$G@MFd^Aq1Bt?VMupsGTS=XbG_<+0u6nyns+%Zr+W3k{TDK=~&~#$MRD)`FW(}=VGp3`LFIvuAj&qkNxQ;mIC=w4_Fa<`?
n89#GQYs}_k+0|crcMD&svnsqS1CFf7I4t_YLQ}x&%d6wZbPnoY8nzUNq6JsK>mSJ`)2YqBE^Bxpjq5FyG4ZFbA<uIfj2MK(cSI7
r0VbEwz!ox7o8BY$J!8%&vtwUdOZF(3VS>GH;_Fy(i37wVm(JoD+?8lz6X_!`1Kj>p9sdh?7kliCb68Vs>$WVSDhKm=brs#z0G=-
u|wPJEZV~caLKBdTs-tKFG$5*sywc2tUYd?Wp95RSL!{y7$@;NFGw5lqW7w(Z|=Fr#`$2XMY8^C$?*M7U8rcPkccljl`E?yu6>7F
bb79H4=C0mygWL5%SXb~ShiTVD^FH;bc^oIOsj)&rJC^97BERb!C6+&Kyg8OeKO16F<sW9mBo4Xfor|BJY8GCd)GopT&TWa2PG*E
SW@CE46Uu}VPI)iF}8{{!r~Rd=b^;ThE9!yt|!v!6Gk5MlM6Y}>7=_&fF_a7Vn(KKE)gd}?U1)I1t!&q_1|SNZO8E%LKla&DCZ;>
mukc-R~lC5RM%UaYOz;_=`<m#x7#nB+>WzRX%ma<biK!?Q^i`AF5EM6TV9>1adxHLT|}L`Nq5|X$Ra#;5LEqO>LqBUT)DA}GZ##L
y3?-LT;;**?|zpzJ-3X>g!^;L$G3Yu%k?!IymjlR&Fam+ywz(H@41<WH(_|5n(Y$gQ0&;FwM<Ry<-T!?j{91YAk)Uj(-!86)6<I<
W{qBGNYQt&x6;l@ky!(ZV|>SkNe9iTg{z4or&kmt*r)<l6`;hq!tGcB(21df`S*2!?=2m7kUV{mlcil=b?9>e4~|B~;&hIi=Qo>*
^ouWUC}u>=j%t>+G>6^UYR2N*2Cmdy`tO|g&P&$fR=MxHNV-avv7NSxh+XBZFV3*cdCuFvC(OLJwZ8ScF8l8JNX>V+@J?2Fo3Gc#
&BxbF=z9FJ)@;rh>GhpzUN&}SYMm&jZ(U`VqmR3K^A46yq|Tz{^wq<ot{rUUu5`z?liC8MXi_LB$E3uXd2^kN-k5ad8#<Ynl)g7e
{rq&y%vsF2CM55sZ+j1m)NOT_8GTzZ<6YRx%{p0+Uf+`~7WF|2btlU2hkWAOIX977m+4OKzaC=h_lUt-ViFP+pptPvEk5<4-86dG
eiilalKscU@8f;m_smMA_nWu9I^tJi^$G31rp~<T`Am>|qwKyTnPzqI;I{dkZK>^!&i7?@m!3Yo;4ydSROgell+(W~O7`~6?P)qX
?#Od8T=IF^e)QC$Y-t|W2p6Y$stPeiL-YcdftHeeUG?i^*PXkC-MqGC$}xGH@wq}mTv1EM6=QZ>Q>pQ9ZmB&~8XQs%w*_6zT;{x&
G+dPw6V6Rs<XVm^MdYR5jIjvf*nZxwj=p)nZoR9oW)pgaFx~9T*II$05N!9mm4i(p|1|R3$jup75z_k{lS79UM!_Jid&$NbT+VL=
DSB2<nQB??y1ClFMR%cf+Bk8ye}1sO%{Rp&t3!K5o${p~m#oY>ITGB7VGH{tj^?yh=^Ihtog=udM!a2>ma1NnZwslFTi2a;h&of3
6;5D`v|y>@w4jp_9W@Zd?aFD|FBfjI`bx$st*f&27K^`m2?Dcn!8Kq^YlgfC6v2$n7&XIT%0fvuMiTki2hq3Qour1E1y!PT>0uHp
U1s3QzOh)+>5m2Eb&IB}Hx<}53%o%kM0L!?ORDD_j!u-rqh_ZZ2SylKcP=4UR>BYGyM>J6a(lj;ODfY3OvSHv0w-9s%~Dp*f<Y%Z
7BPDw9*#+I7Z7roD_Iw~#~}9yHQE(mW)&|?)k&m91IjZMf@4qHOM0{1d%Wno&G+4xt6)2H(>#%Qj^}8%+nsAVOP3UHmczB-YbJbs
viISK3EM#hc9l9QRZ4bvGfY#Ir*vX(0YpuDt28Q|-?T0mP|>qnC!qH^ISr!=IqH#R&EdG4rIA%hL_Y=|iDdvqW~c7hrHtu(BoIBJ
)MQzTYTtCFrkRo)QsSU?njHsRwGSCsK@>zhcLNc^(n_JrThPWp;%ESJDgjS^G~^K|N#cQkZ9>AZ^O*^OKMbLvQ>lXk&`}4<2$)D{
un!_#c*Lrzcg6%5$nuQ#D%)x7t*vEq(gtbKeM5*@tKvFXS;7_4^vxqiJ1HxIgmLJ(mi+gOeM#kqNVItF$Lp%+9yiy0bRFx*sb<94
YXxXHh=_zL+;Up@PAeLa6&q8QHC3#7TtlK0Lo4v>H{u%!W5q<nQy^w6LNah0*i6j<wB+t3hzJx~s%UaLCRe0{$OafbsvLn>V;xF?
zh?l>0<0ZXu|W)sOH%<A9T23diUScuSe--F-?tp+i*qc@191pPn>KFGVXWP<K+%YHWSp!;uafAvFJ6J0er&r*LUng7c@h#zL~kx?
c$nQO6OB4eB_DftZ`U3AFk#}Vp6R}`$<EvN%v0QnS1qmFayu@x&5d=Q9Lip<h__P|=PsqOOX^-<iOxqd+U-lLZkIKwXlA_<_RXWU
Po~DVW!byc-mPA-;Dyl`qi1)sGTZNABdgYwzDR>SA4|`@Io_w^r7hL9=T2gJEO!mdpNzio^7+Z}xmS!j)0}&+eePYSBE(28*R?Gf
)KfgU){toAS1yIbM3h47CrIfLCGp(2>#2vhca3^ZVq{R`I`cJV`drN9^P8yEStP_+>vSU5j&ZW`C``WDTP@{{Kih<e#E#vsMZ`n$
*Tv~dXsYo+dFQEh;Gd_6`z_0&B;J-^E#Ze&LfcD0ja}d*SSXr@U^9wMZ&470jK&R1Ub%r6gz)Zy5_URY8LF@<k4`%w8%X}b=#WN&
g^^o68Hbjo#_c8uTf20NPoWS?QWj;HkCmC!yL?ZRgS4$1lcN3gW$Q2={dQ$-Ru6mY&daUnl=>*Xnc}ey7jEhHcEHJz?&Yb+QD(HM
VmQJ^*yzMgRUujnLB{i3R8>vH5Vb+2*>U5=%Q{C_m7;j)z~r3G*SmKu3zE20rul=az3Grywyo3Es7bM*Hp>?UoOYyXVRDm>qDrxl
aA^p0b>80_<?FV|T3K17W*kd-FX<g~Lj*)S)^y({U2x47Va?I+d=RX`u_Tdh%ez5-lU*UC(~mY;2>;)d*AUa=C)qQOlHuWJvC>?Y
I#tc#!NLw5kR}ovD;GVwD2h*H@&q0VAdukfh96GVrWchMTIn$)o1>JCvKAj^zP(EjVoYtiIFE%Vw=0e}c0@%=h$hS0${AYq2$}NU
Fk?g><uU{uAp9&%OOgnZRthd{l0^4R#U9Xu%E^W}rRzA3mYh&-76b5R*AoXDAZE}cNdz3Pca<jsbj}GFHIIEbV>t6|8GO4|!&lDi
#nw$m$HjM~pPO(`I!x`vxNC#`oaF6gk!_^+pRW#$-mTrXUiEJe$#Tvf{bgjwJKQHz9o}yn&J4~9+;8oE`KY&T4KC1@<Lvb7b&YGx
Wr(@v^=ykd$LU-cXP&NE({;<-y33LA9#KKTGyrJj7|+sHlD_o4E-zmDi;5;vNqUt&IO=;itCw6?-Je!9&PZw^wvCxl4>J)27C7uf
jma~ji&Q))gA-?Z7jTJ15)C!+Z3eS~1*|^mLth$GOV(?8y<<aX?i{vtlI-kvDdxKn_DAcNI-RNCAqi_p@ip3!Zr#@(apqh(+W)Wi
RToB%ykM1IGeoe7(8xT|LA@R<^C@E#EZI%Tpva|@39AlbAfEV~ZjrNa)CwN5dX&NFg?TNooC6F=Ihs2#4V2Oge#m<a!-}x^B1G}e
Tu#b^B}%tWWv;3AiPZ5sA;NqNf#}&}5eUSagC^WnR7rRzeqWai4AN^NdneM{dWM1!=vJ?I(QR`jXnYJrE6{_m=y)<ys9}eK&`2E&
lLRoxAYsaAr2|6@fxw#tlu0PSm>+yF5s*XFn!|uR1u$XU;OI;z%svo^5CVtr9i72}{C$6o>izy!88W}cG6yrl9s<QhB|+MuJYU>3
Kg)A)70asg|1A24${F$8@49=;zXkLxDTWe!Q~4#Buq=|KqcIHqgM<6_Lt!B~Y?T^^8iLytY_?)zhBNxOVX49BP44)a$4?k?30R51
%T%<{O(DgWPW6bNbAE3G)bUJQH#R<-&Ab@HaiGK9E=f9uMRVHWf~c`06kS#sO#e<?ho#$+ncHQdN3U~n2I%5%?KVSyAWzf*^CkB6
BU!e{YwW{FBv2^>0SW|Cq7f-Uw)^XlN^p~T;l3lgWDYKxxI>NDZ5WtMmyEEO&9Io~5(R{W))7TA;O_~}H^YnY^6~f8z0sF0=frm}
RP%%v3F<*4_ZZ+)3zx8OCfr<thvQ=Ggjg(wgg4GvCm?`$@6qw>A6=h65=wp0I0he+Tn>Zn%IgPW#6-{aCwV`P>^%Q{leThN9h?>j
uLx0@1w4_ng42v`?+UjrMZ_<oM12+(0C8l8vx(wsA_jfjkC_xI6@r#3A)*$ti{}p#nCBm~X&&`pEKoGUX)7_PU-Z~<u%?7<+qie*
y~V>kj7-iVrOQDH`T3_nY^O}yG2yo|j8RiB8Dvjvb4n^2R8{4M(=}8KO1M%ihLa5ECoggGd=#8<N{BU&Y?m3r9eLl3`5&PAPI(xe
#Mx~5ei-oZm$~gaT~5J<4vmeUA9?9u+dcONN#Y7FrevW|rHLSv=g*M*C!VIEQ+NdTpG-cJ;G#U>N<b(TprAsT5^f!B>`znHp8bl7
?1vpLopw+?TpcR44lqKBFHMZMuDUqla%sYu3!<Dv9-X<jhU(OTS=Q)w$nP>PwM@&Hj@1piIU5$oQNAXK-9a_Qo!*MeRY_EJ-0e7F
Y1t=zCUAs@`(@W$CNWc^P6?NN(bY1|Txn!GU0K6KRho8~i-|>Ii(E}6+(Va<15C~=HO#2(<901(O;B1gQM#vGQ2Ed%mGMAHB;b>i
TllqsGD1abxIT5l>_O&YZLC9O=8Ux$Tc$ClsCKg<(uWbj&E=_46@g<S9OoTej1F}`qalol_>Fe*onszT1v$0?@G^6T1_B{aqt&3e
lzXB5Ug%vP9nXvqi8*{IgpkRc+)Y{+i(IW)Dtm64)sa_~xsxjM`YW5!$`M2QuKL@K{$1T*oUl6>TuyRM6A~I^v?(g@DKdDq5g9hA
rV36Oi0YA68f4YM!6~jB@XfZ<&z=WYNglx((e6B7dSbtlrAL>*`N0>|@-=6FaOB$$lcCx9{7z_lbqJgNwrcD@RLo2mERe*6(MuFX
j#(om5k-~^5e%Pu$Bk3bIZ!YKzS7_^%2BBULo#!vi;y}9!?1Pjun>0~OiCz-X{DfKao5HMMf`pYG9w(N%PaIbwWzXf4LNRFJU6%B
nI1(1pD#`D(OPrlVu&Tv^a;bq%|Ky^h9W3Vmzc^A6R&R;NwC#Z!#`Bic%t&)iun1?=Pu_QahVYnK6U02XP`ZGKeyMTjYRMX+C)gQ
H^E#ulY0q@ujOUN1trv06zx<N2<nysARsSnGZ}HLy4Lf57Q;}5)05AwCQ?F4W2({)*1RC89M?If4%)M(RC%!xZmY?HISxLDEKN-m
y~H@3uFO0@SSO4*OYzSCmgX+fyY(hf?bmCUko#4A24SZBKrQtu#X?C~v#arUI5`geIn#HuZ039?PnV1A{CKY>s=guykS0Q+g-OaP
hQ_rt;<nl2Y(-VV%;L{%lVLI{D3nezps+HBcUj9h6ceLHsSj_Htx-6BYs4%I1p-0>f{r4JK_0$|rb+SDgeLF6z=jz+c47JJ5l>~~
e;-9vRaI48&Am;_$JFvJXc6jIa#wOsQILmBhUQM7A4W~x4_^-LfjjlFyYaL9PR;wyTsjc;6-ri==!FCQ%!e3G+&#y~itC~~+o{)p
T0DEsXNPY?9vZrN4ox*j%T5Gb_`f~2JCNFGr$T#js;a80uET`v8r^r;H&e0^NU|uRle=DdK4^SBIL|+gS<q9K|2=WBPngW_DO1U)
KTYOC+nw2XJG|$^%m7)Puteu%IxfaKIs)Sgm4l?v{~y=wBQ<&mBpl$@78$J=6N<VpT|z9U@SJ$w&NNKH+htv53DOp_S}-xx0s(7I
uv$$Jr@@0;+13MCvVsGI5i;n5ZPYYGb5MZ{0?r)@del)=3hxP06HeDm(Iwm+*6!n#zqUN6tI_UG>zV;irjBQ>c`v)SY3S}|V6Zdy
WlXlEN>ZHK1yU`7jg4K>Vj_YfhNd!aTDl>cb6S&I+6<Kp!2_ZP^ST<W#!3wnp<E;eflP8NnDg&mTF}Yj%hN|({x_>gc;y9`cX!V3
Q}3?_lP)ehmvfg91FT6n)^IPG50hiZeb!$3JG$<GsYQ^W?|ZzZa~<3sy~--~!B*QJb+^UqGRIX6P35-Zzp^X|ktAvd8Mrd*t7?4I
A8{Ou?$8`~Q`;4bapE#-MT@|c(XhDlL=&v&;BHFE);%!{>iPY+&c0wAlo6-ovn-_kE?lVMY5TNXmsv|A_2)B5e-zS1f~lwu_e*i|
>>V3Vy5vWXC#PLgi5{05+5zk0Lvwm29aeYQ!2_RRldgyVP944X#*s}d>LqOpxKY+lj4aTdGiab-|I{bn;68yYe`~QOCr(fkASlBI
k)Xu|B_?NirNTq-L^|XVxQA5vboFaD$hYs?L+%1j`)jYHde!y^;iMCn1Ro31pbn~oEU2n8FvUt~T0;_8j4sJr8gL;P3n(BW1V#d*
1rg^nbNAQZz69=IvfF4(vAgVSc|=nJn>iI!5fn26uhRaXr_fAzdXGrElt41bL#}=-0MrKP+`<R0yO1fMdAmq}Jp_K@RTF*uuW2Po
6c1KZh=pr823s~R+h4FA-1k4FsCwO=&8iP$>F*HQ9u@&}?r&Yhd<YdR^yS^Sf$YN{7GTZL4O=6MT4ZGpM)M>B8NGgkyDTfqK;SAW
qcg@BdZw_hjJ`)q6mdU1Dhi^3gWzV%6~hE21Oc6YPQSO;+uWm+!29F!_I~R2Q{M_r?(O0C%jxZ7_B=AJ@D!qCG9QEkSb_)zke9az
OdyVy&`-wo=T$|os`&ZMM;CGC{(WKZG0m~pOt>s^yV-_DAyTA9t!qoj`%6`;^x6ALxFIJlDL255u92~-h(b{=zF6-%*_NbFtBXYH
`gg5q_Ps~=Sdy}VdjvN+y(iFtH<xJOO%8e*x^s|%+RDE?>#nsW7}w|In1Q80jx)If^>v|fbNEwTMkq026T0d#u#IY5JvQ2q^QAVB
^t+DjX{}$nw|*#cF_tRtreDLuylE*q=s8!EtKY_Y;kt6}0$t#_!-f@67h3UBIKgdY-#bp%wEC}DUsY|s$Z2$Z7k6>9#N)MATu6v%
v81Ot2agtb&Kr`q4qwsddrH=vSXx}iF%5FSo(2$y3`FN0GU__wBLZ?-M|lbj5RRZjco5MQp@L!RfOidMAgMUQWDBvZWRn>+0tP_y
gHeJSAsGV_in0zQ*8Mu?thwXCZt}U~sG}fr-ug{0(xg+J?atac)swC{>$lpJ?e=5&ySuDFca@M~96#2m0Q9{`PO;+5)1gDm5Lz3{
q(B)r)yreAoWV8gq81#@a*}ZAAefY6AN4kE&|4uWD?tJmafhy(Yu^zLE5tVp<&~OmgL<4Dd-$Qgi&GiG7#32oPdVQKl&K=9ol6nb
R(O5bWh%bNiM1GXs85D{@~F;x^;*4%VVMYmk$s2>9WE3zG&Lp3ivv-~-$bGGh~+O#;8rIsY={7FB-@d^@N;jEFsO;?HqUYL$+mcY
S&usf?=+3_VD@2~isR|BJ`+71amFz26r@2dbO#GX6Do|$;wf93+z>7+x5ZMFLbhzmod}%?<_Oiv$O#&%zPYAOa8ewnX62epH{W~T
CpJuy2+r<5sg_xqt6+Az+S>T&F|RW2&UbP&hV=3?+u^i$xqb+OMk5tLOp@0@(n-5DbmkXK&U`8g#gZtfb)&g-29-9|6;Rq?HKRL1
$*Kn6ov4DMyHw0A+Bj8$JhkV2-z$k^L+sR5<LkU|n@=u7%A)RCqE@;Wjb-OT?+M%UlsB$BaHfmhG??i!cf$_7K^RgR6~<8~UEd3+
x_6^_y?56emeLUuNLE55I8IVWFDWt)ly$7B6c7+8Ek-D8^@(N{+N^9g%3_YHmGb%r7$@@zVXC+(TXnG#UCVx+Du64URUkqR;~&2L
^F6MPCtg0qQ!~!fwxt<PMs_-zfyTF}M{<h+H^^RR2X+)<j+7aknlq;o=Z8RunyOTA#v&6*3V<q{2N}mqfbSVN5S0x!AfTB{W@vKC
ivdMXj~$q8+akWB#*?_xOT4Q(%B!MYa+T&+byAsgr<$ANW)DeMTv9^;R0m083Y2Z-TV>GG6?9*SfMee-a`U&@w#40vMl^f7<~ql)
;OoGHQ7S<2zE@1^M5^8N!n^P%6Uulz9I$(u$&<e5o6CvG(lBULA`X^{2)wjiGNKL09%fuZ>eOcS3jzXt3g$rKEKycqw3Jbb&1?}7
t3s5ddBaUtr0I8<5f5PvzNdkmdDO%sqz4o0v2$q^*n((pOx}%whfL+I!)s?ce6xKi((6vei=s^J%b-nXt#XlluJZ<!B)FY)u$O$>
(hi7;lp7zGNJkG9Gp-F=chZ5=il?B6*+FOqS{kAnr*!2U(_R;1)QIh2xR>jGDmOav?NwKcu5WkJrNNXW7J*c`g-uYrRY#9hnt8OT
F6=b*#nTt1LBuaZ8tcc1;;$C2Oy$IsP(_pF?WJ8~)cEMh)5Ey>(VK4L56gzqM*&dL(=~0AFD;_eL}`NR;a6@VeI}zAfg@W8{s_*J
@(w!3s>`gqI(A`f>l{I8qqz>3#=U|8^td-KHdhxF8D!i>QtgMdT02H4DHm=9`hB5CXf<~31<aM&rju&S_2*h*O0Y~%7p}0yY1gG*
cE^~t$!i&av8$9j?#R6}4_|%StY-S}j(F4LXGm5(9W!T*!$>Uo8IOSNCTNmErAn(iHi&icecxW)m#2@blMHI(`03*qan*(qZ@}?;
rOFUG=rtszce_&X69!Ec&{=ga35Y(q&f1I4>pQp6Z3W147RS}`t4)bj9l{od2tv$h(UxS>vYSnvB(D%XAQg}>Mx6vyr2~;@LRgEY
s?ric%R7Ut9a<*eKw7%fu^}p>0%#{yTCKzew;E$D5Jnvsbb_9P!%EXQjoo&#=nV$a<QjuytSByp7)GSkY-?%7jp=xY$%@d@u)+9i
AgPU>ju1W3eHt%D6=UlSnf~{H^{;1gbtRgLo@v4dQpq@}JyOGbW+;O|#={R~;|)NJPDFAB$;O_7P=Ijs5D?@Nbdqd3L4yPb8FyJh
eRT@M6^1OcL4a@=Dy$clKq_!yxJZg>!Wx$gFefFF!DNVw$1{j)hDG=HFzGb_;s*tWa|MPIz6}f6=8)uMQAQ9robqTfmNQZ}Il)1#
og3*U;T)S@NzSn2o(3WyHmgdbdGM{BWpKU|mS%fzyg0czOETphIn6(27OZ-2haBnlM|>RTCEHC!Em@e}9@MoLR%+|iC1c?wD{i{?
lX^`aZNFK#qYCn?ikPa5s6qC;MCi}$7bKyQHl<`@ab)pHhX?H;ksO+Wp@94v6W5L74+iPl8lMaxiL{b}3p$9;65vBns3Du<D8gZf
&bW{bhXO3H6pgU<o;yaWi@t7LRZNvNddc?Tw^QI%!cfku6m<18e%Qre_Yf#SJ&duJbQ^5aj+eaajgbhC(PMtwL~RR2gQ*g$df{cX
n^=8KR*r2%3;cd}tg7!-!7s82Y7_72(Hj~MPgU+6397Z8vY~z5;dElu4k7KaN5t$}zIuK4%2Sfo9c33Tw%b=%gRF4e$G+{+&7-%O
hqK!CzF?uK#jMvM;^2zQKtBIm|JrF}BU_0fYT{a929nw%6L{uCot9~Kgxp3J&rBSrRGW0qk~I}&-Se56Ty?INY^I`i_{EI*Q-n5#
xApKydzeIdn~>s4V3V-fh7PW*4z$oTbh%m#I9MW;GK*zX5NNZ+n<*;5<wRwgHd(o`Jj6jwYDt0#wP=hoB|PY+5_}ZN*-pborx4JL
H=WrHj_>9BZp(e2+g9BgQxEHD{;$KAaHBcK;BdBAh8%THGA87j?gCE#JeRvYU+eD)&TzS6tW67URk<mdp`ANmv!^%`my1}c40S1>
jhA;XH0ZMo);9mps_oS=WOt`)ltJ5sp6i0{-Pd*gHR#%}^|&s|Ub@4_o%N+*P{D-|ViKhoVQUf?wtq3|mnZAbwxr?doOC)goGgvE
1V=jKfymtM1s>DHe5OsfpUyo$w_A`Wan^_R4T@C9!3~cMX6z4ike>kRFhd~>K{|k-lq!`fY6L2XqNs&WUmqh#Y)b@!o#E)6&m>61
MNtcH%JbF+ja8HsVv4?_J>p6}{ScwX{h2)94;gaQ@9IOfkr`!TL%9|9feHXU4aN^`&u={T*!2qV%mR1-fN~<5K|-F10ucWH%S0!4
<DVx-N|5DCW)nZpVRQHRz4?5ZZpFk_N`3E0N#V<m$Z!a3c6{T>u`+BIz4u=8be(&>-Xa9bhagF^A%Z45=ea$h$^0kb6!5#^K|b!y
%0MPa%-#vOPQ#ZXTS+Q|@bb(KqCtv+;3}V6_WXvz#v0>;t#$at>qSBTKj)drKV(J9r(OeK%|>yv4!=#)3VI7f=TEg8X}5MO4}vtR
kvefJV8V`LgOVS;w52MsB~cCx4y@((n_f-@@e6%(<s>)UQD18*%+;kt@$I>@+jrR}r(j>t>_6YX!0GSm<E=2BOq6s|3gRKx_BvP9
81c$>E32v9uKwR#4qP<<RA4H!tBPgQ9x9L#!(G!6tq5$6<t}FZc<yn{+OhsO84(UZSrPlLW@mqL^`4~OIOvD;kUTDIBwl3~h@7IC
N#C|!y+<GMO8AaFIqydVSa9ls$}!FH?*~chdGB88j<l%ma<Qt>qRi1<UmB*31DRHhlzVEjV2>Pj*zJh0WQ0Zxj@#^;z3x4F)acA5
yNtUJx3kH(2#+Jw&}d$u1Rx#&b;)w*I7qn*<;xzvFDK_xr#_U+tgBS4UAN6?8krBUPGfFD(;hI?8LiYz*<hA8Lt_^lk7#smJJDqZ
O|T69as<&qV2TOTxghneEcsto1ZE}0`~07(emF&wq6ad$Ek^zg1q@E<4(3l3P#*eaBz!&tGSw++!2Kc>a7qeA`6N5g!y6)Mo8=WZ
N)D}OPEU7v-u&vEhQxDsF$Hx+!MJK~f}~KbkHsuiV*nKxeGv5JVByc;6}A)rtNKS+RaN9T$|8%L;mMFj{M&FBx`H@tNfgmQ8)Jnm
lTt-S9H|Y3q8v!7HHl&wlolvm=aVV0iaAv0Ba~H9lG7ld`?=_u2MaPY4NoxtgnOedZ*yGj+pbUHHR9TO|E^!HC^1!907*q<)xb!C
LI()VTse*u*~79WXnC=Vu=Yr@rOTc2S%{*=?6o-FS(7->Ww0t%qL$L3OA3#KQezAP@_9S4M6#A3tZ>=_gzO96HISkR=P?B36>=gX
&WXkSZIE`#BNEOy=IZaZ9Wz|c+zl}0*ghQ3W3n=V4>K5}Suz#MYO{g}Za1lB_P8UG=s&pqA^ZPRf7X9%Dbd2SBFX0s`O&~|#6x+T
m+S9Xy7*79%q}v5xm*W?R!9jUp@_@MdW%D{bX!W2#+&2GNYd;`#lt8JKux0&vB8zU)X1vN7*4YQ*9|-cIFg~U!3+_5PdOgZx_W%I
l7%35@li3<Awf+oR7nw3QqxG%P##ib#L$$KB|$MMG*J~ml}Z&rM5Ia-lt=KBC=PK(5(ObiQACu5BT6t-pRX|pAU7e%VrHUsisaEl
=m`c<NTfXeJf;Uas@Tx{J*Fx!ct~?4baOLOr6JYC)|zy8r^@aiD5jY0!7>9<1B4l-YMet+RD_X6Q9~S%m=hpn1qBpD<`vVVTceyJ
h`4Z@WADWzf>@d;ih3jO2<r}f5l4>`bf76-KyA)`h)jhxUE(I95P=bi>TVkb;WmJNW1>hNJYnlk0L1M(y-P2x>519>Qv<jTp+j-<
^ItCVc_H42D5N$0-X^!$C@Vd7@Gwp2ECW+(BO3&H-|FiF#^ycHD6wM`>qE}F#XlS3WJ_YM=3$2z7Y~jYsldZRR4_#lV4cJ%5HzWd
Ly*-lU2C3pYHnE++dqLM0v_I{+rCN1J_&-ebf6x#(ZxAw;f?JTZ4Gc4z6=KY_BXArP~5QRYX)xKN4xWmN@83r#<Z(%z09v%g~@T6
bf}L|kyW7q5mZNf{G5eidfk_cVsW8I5(457{2AHohLu_@gEN%E<xvoj$O=q>!ltM}#up+YT1X2VOo$AMVN!nwid0cmG?;MUT<27d
A}{Q^w{9Fc!Z<-T5gZodyNJpeR4J&5MR8DPZA+yQ$haXVIsH<ipe_{T&>||LhFqYgRm!Rk5JWPn;(MbAphX~3kx)|{XCfjfLXw7s
rGg4tHpZ+l$qX3+U6{~Qh&SD|ZWu!Zf{GXiIRS`>n1uysL^KnW7Ky^mR$SHzoT8Y>nGpv&I27CjSaK2#V0J)3`y?KP%s{yEY;&*&
gy_-aQz{}pcb{>v7V>8ZwP(x`&%24xtS3<V9o^CPM%w#l&r5q40%3Yt{n#!43CQ}F8g!4Lp-TIpI26vaoH^8f?(F2PIz`j@SDPQe
tlp=4*m<G+ZyMKTBIM-S?gjFSDQ85|aE*(MMDFV6w-a~m?&@9Og7ptCL>%)K4{4$aRSHsohA0$0$MbhTk<M^1^bjf>(5k|E8FS@)
yzb>q-v@l3LH9g%*biPVUbl*;W+udkP&0Dmz=i|@BG&^BXy=G<T=!CuF&qJ`HXE=a1QmVVE?L(M$pAoO4>RcVW!`5_<K}$}<xtaF
L^}aRdG&?w@km64!va<qhH9sZ(ujnW7Y9hQ>VaIZUp9;W3%k3<QJ_jdnGjpp<c^X6Ch52t6ccYD#};A4k_VPUFlH8JV8xFEHab+O
*0R?z;)%owK~5+KfEg*$hgOg#-qp4h@}PL6!_gK`EGzSUaM17B@WX!H|5!9-<Q5^UsRJddrr`!8O@wMGR*9GUm0-A@i=-iSPWpwA
NqK{YZL?8$EPdQ|&{gm5omp}6_Qi}Fc#fQ?q^+gtm@kXQ^_@2?iK4@lF<xD?c~M+4MPcU3+uP?VuBA|!Loe4}yvwdqm%^P`QZiO|
;FN;+A3LITOmsYBt;}UaS{rdxN)CorrEhZm-B4w2fo5>Z*`r1UXw{nhVWVer4W7q14x!?vkc6o9X9|W1C4=S1D{h#zo@J0;1fnU!
&zlE#jTe%QsK<)64qWc-3Oz<!QT6GU&1YRxIdW?gO|)F?TqC&4f|5#X^N(!g8WPt{+rd|g#9@jhmcsi^7mk!`6Pb3qu*8&BlpAl2
pyK8i0iw_{F}^2zgHg7<@^acbN$k1ORJzV><EZfx-n_KZ%&{N|R`i7zNg-Cd#Oyl@ms^wHPYrjJ?#)N7V2O%5l<%{_)j8-+xl$@E
E_10}aVEKgcc!9sj5tyRk`fXM^dLO;a03-;3bj?9Ix6w>a+VsX<l$`_3_%5)rbMdNh4*mijfkwyI-FMeok!Et0ZwKia}BCy+p?@i
T#{sDv6`+V_(E3_wa8q#KuD5eJx-=$LiCQ;Sj1|+R3XKkinP1BM-&z;q(t;3G-Z^tgxHf73aiXyZmB9ix-wF<D44m)P)P<L^{XXx
tzG(+$8ykcT8d5hrnkg3>%NuR>PXuRR)sMf@s{rJ;@;NY$AvY`%a$4Mz3TXCYDW{|kaj81VI;6Y6P*Biq1UOR2IrR-yFDuft8a&I
l*Bys&S^Xn6bN{Xq@jo;5eO;JbfRX<`mp8K`aO^D;_VNYuh#ok!|tdWEU@_KE;?jcS1i+=LQ!*rkncw#pLn|7?h}O2iSpdUrl<;<
mZ2s}2xbDJCJ35N)d1{K0S|~kCca&7uAwIKY-@7LAC#QVpIxTXBAwg@VAg3c`s0ORhNny`B&?Pv!#O0y)3Q)K=Dt4o0tjGYqN4Hz
a3q6|7DXqL6l4}ff}T9$_#Mr(>*03V-h3abyFnzowyn4y>hk*cy<Q#tZj-*1!t8!yf+W)aJ1LaiJ4G=Q#S(-pSrQsUvItc|O{ri2
=gWfK)q&mk$oswV-A`dh*$A_t=Zd)hDrqsP^@B17S@EpKk{m<|UIHY~phDjGnUeBO$`Mj3fue&6{t*x+uLaS4zNYT=zHVPfcRN(<
@1>S!J%7bT1sWg7(fncmocP3Ia^3$bw1D-z0fp#9F-S8640{Kf2WIa%4H8U{Kn)K}MNCZ)&`~m!1yBJ5Sb<DA#Oxvl<T%O&jh9H&
t;Pm*2_Z-l2nW{AvsiW=f6JUJtl)dT*x~2S&Y$3&tOw{>2dPff++heHily$vMARoB9%5`RDxL>v-2@a#6ogVz&`U_ru_H{QAq0_3
1eBD-5Hmp~RTLC3RZ2+{BMd1_!Ak&2Q~?O2z(FLe3lK3Bpg>4<ofzmT3ZQ6)3X~!cV40zzC};{PprD#6X(}ZMfP$$YN)ezUB3dP)
6sb~5V2GqCx%KU^h*a>*Am*ql|Gq>+0PHbPaXQ}dRY1p&YQN$_Vb5)H>1bkGy6W2xv**D?`p*F{5UL`oS{9HhDoRnJf|-(#3RI**
l$s@on4tc0ISNFLAVf_Pg(FmC;t4c^5EM|2Bax8g3Sk#B0XT3E%1$JD5stq758KN>S1<#j5K2Lz01s@!g%8Vg>iiC;N4H0`dM9@i
nZ|d)1V4^g&0gnrI+dHu!+<9q9yzVws2s5P6Jq!ueIHf~2XCuP{panqwJ8)Cs9lL>s0e7#<A+OkMz%B4Mv33{bI^JsugoL|#2^AR
b--{o5H?9s>))rJiSghI_9ud1ag;h@9>ejiD~4uAgbfi6*Nktt^qOA-2Shh#A5E~kGm3oH_W-Z=sLBf{d>?lXKyi=g@9Ny@z9HAl
=67~ecwo5*#fpfJ2dJGn88gd8oi@9K4)d3wiS=WNG)TmxK~WP>lK+W@Leu1+5x_`MchaJWZ0rF!ldrZEGzbs+;2zimP<?8oX}!Pc
^HF>mhcNC0utEtOavl_Eku6*SAa;Rc-08kdMkjS4ClX2OYnRFHGE>6gzqV|2h3yC(e%^nE2gD{N;D>?VoXuyqf_D_h<4|EO{yo`E
&nF;onnVO5hVJ5v3gi+50eD_G=L)7A9N+|)qC|24tek@h5{4j2j3o||6WmIqO(jr3!jdA&%v4ZHv>`wgE|Y%D7Z45N>md&*04Np0
|6jLv)ZbcNyY3J~o6m=bh4^XsZIZ6v90L^;(5wY34A!*6Ovts8wqq?(+ru}tS*|d^u>gay2MJan{++vhf5H8(bF>F2D6RuME(?@B
0Sth(Z9x^ghZG<TS+w_t-umz02&b$34S!Z(bC9Ve9HQzcGqqxXM?%e@v;s;Y3S~C_;Zu*&i0p#J3I0+M1ppBsAV@(G1d|}pYg-1S
qJ&NW;2u6*$J62D+ukhq#vr{zk1RQ>;(sd<@XsS51HK=0^YZdCn1Mh|XsN(*?a&AFr^Z8}%{=~JJlxby{rmq`|GNN(!YB(OgrJfj
gi1vRjZR5O)euV(fs%oe88iVyK|mB421=9w)IcB55vX*<0tQMUk_kc#Om<+R2LO{&ubc+(?oL?FMo#<a(&Pj}sSX`JK3}on<PJPp
koS;(FuWZJZ{germIeS~SP60L_CV>+79-pgg)v-kp8PaRXvl(NGAoG*!ZLq?ZcWZ1M8tr2vrt~}F7Gtt$*c+_q&-cIGuSV6yS_{r
rJm$$vg1Y<t24C=REjVJRIQWlKF%GWRGx0<y_oDM_b}iTwMtk~S%D7Av9^)mAIpKUEffUKyH2j6yDX1?PiZQ6z%?Y0M>0Bw1Z$7o
kh0e2Q7}ZoK!k<uKoBx1UuJa!Ks6m9+YJm^!b+&9fup!MVzr`Z>(}=0IN&`hFN!IOi(UG%wFMot#(^2;rCcx#v71@Nh5Z+sT91QD
E5USVwG-yXOKldWYdLnRjX}o<nswH4P;(s`x<YUBK~`2UJbIjA-rn=du<dD3Pa_WoJ&tBiyn&e%?#~`G0|LOuokO(RR62rsPv3We
JOkcgCJ3QhCR(hCo-GTL>jUDG<2*b&1>o`V?=@aggWOttKthy4y|{gX`@fXLF7GIyV(x@AiOs8-tsKi>#uiZVPw=!g5JbAd;fmB%
_0*RdW?_O>8XQDTGb1UhH6Ge)icLu|A^V|M0mb<!W~c}&VeB#8Q8L1$GmUdIp-%kRj!}mA;xQ2qN0ld>fY5}^3qVY%OGp$7P|_(#
6cnWaLWL+qh?PS!qXa}y(gZ@WH4=EpNzC)lNy`JqQ_GCwPZ{XavdB-2fmpdpB6QZXHM%|g778M@JM_h1!U;Yk4nrJjR75Ploq5e0
-Nei?(u#N+$jj1jH7v_NG^oVp9q$=dgQ=qCc&In3LuJVfJ+=B2&8E`7UhbKzWW88L56kj5OobO)>rx*ADYodo^4g+q^?5x8(o;#`
o?t-qh!9mEg{4XaDF7*kRbm2xM4Bd%CQ+a}AFDsZrvr1>kLAAKfeE5;wE+`I6%$Gv%ngt2m-_f^<*oNm)i&avoG287&L2;4)QYb|
Qc+C{LWKfSrBPKuQ~*^X(j_BQv=u>ARZx^sO$AX@HAz)eRTNcGR8ZAb4N}omv{f_|{U+)O$BBRd54r^v>f(0~S7!YGy&u*82bYC<
i}`7Trj)I%lC9Sk(6B$xaOn%J)z?Jad0&jo7<EJ+`PW^xy58pur~(5lwsp$RY0gctBJ;j;im`N@vKz$ktkBeTlql@8q~oH^B!)@K
(xDnuVG|*)(4lfwCQ^OAyYW95`g{(hY-6rF!*18Ay?13n7;8v(tP7(NI`P`q-pA5G7zq`q9yY3&c$$u}Y|LwUv~z>5QaRJ6AWDm&
1SMdlKF|@&qFgJX13MiFuw{p5MbSFNy%J+UVi`whM;XjAgpnhhB|&29;FRx{yO#TRy>aan+L6Un&?Fa*nC)HR8badEUJ6acHa-@2
M>@Waa%9D;YPxk;#tAv%<PlBGG6@Ti%(&QfW}!tb(na-?zPc}7=@M>3q?Cn1gffBP;6P8#2lcUM1sL7Oyuc@GB!;3<11yHPT^mUQ
M$p!z10ZBICIIx8j(WyhOU~|U8K+F?1y#fiq&Q(Q2~ZvJ#Yxg$I(dgsB8w7%8;1HqfLL1s!8zJ;BR_k@MwK=?3LBS+Q4NXKiCbxm
)yTLE%=wF^l1#A%mZVjO^`YUN9D(bs>$kqRFl0(oBRNA|Vp?08LBHti$=FQ{kV;t&%>hXbL((CNhPE*XPNxH;CEH^XI}Z*^z>~BS
_rRQ0PUs>K`#n#s_3i~;nGrzY^}tXmOF}#fCyDll-Hrr9_eJ;utDKIo``+I6irz^&h4TpdB=b|(y1mC`E(XZFd)Ik?@FyY6LGk+!
@Am!ixT1UyPTc^3@kBqW5R#ZtqLf#mei#63abkjjlvseGh=@*@LKXdTF$lDXU-R@2r$C(#slEO;JGtJ+nhv$RD-Bv>mACNd&+Xn+
%!gmM_WhthpHe~z?w?bLA7%%)>)?tH1p20yhNcFRlp+qEp1!|Nap9+c=*ikJ>2Lc`(qBGW*34rMulBPUEu~`rdQ>q{Vh9|2C;MMC
3MQCLfXIwSOiU9kF_R&k&+C8Kz{Uz4D;SJXVy9?U;Z^bf7D<c^iaA6b{+iMfiDp#?U?V6X9|T?zLF;38KgYz{7%6Y6XDbi;t$VmQ
Gl@@JVj>WI-n!Rg4GLPaU$dH;WM&X&Nl4`ZHw+Ic?Y)?=Fa35E%Z#Ff*YEw;p7&OBT6aA2iN|%HI2|!T6B2D?m+;Jjigh&Y8aJ^2
v>63&4&VCz2DK@@RD}Z+Y?J<MzmF^oj2+%tnPU<N@wQ+bGKnp!ms@H{``JhtwSD=4<c6Zeu_^*EQco5vQW_H&f4bE;@!MJkC1=P^
6F2vyZq8?UIJ^D4Z#edFQ-D-+zZ-_wy%J|xi&a0aYB$lbP;Ul{K}2$H=rm8XC-JD^_i@k{2#Kf^5J6NwwLh8XKaG`ezfj>bgqD$2
%Z=t$QwxNA=`s6#^ZYob#NjN8tTCu(6qu?b5Tyz(3}H$P@Ty-RKRCet{TfkVdtMQ=8%3zT@BcI;hTpCKjX&~#WQ3a*WB@-NI6M4*
#r<$U{P?$5Zq~@R(f>hJ{5dP~3_maO<JszH2k-n4(8eq2$I;BqhP=t`;rO)&*S(j1V}ZxLeyep8n#Bi9$8OU9!g|f0=R;^8WZVnW
Q2Up2Rr;YBne>Z2h8=QgNP?g5hl)J@eqZqQ_YH6tTYZPReEj@IO+P+37U)8r=+b+QX>j2l5Q(JUl`L8~D`VbcnxeAUt+H)Yde?JW
-W5moyHsA*eoq5#=N$Ps?Z-k5S38HezDyo*{a{i+B8iakAr|RZ#Yg{c`(D|y1d~D5BUwWv8&q4hAJnqv(%N30nQXnTw+5C{TUsr9
(9!PT)`R+e9H`OfSJD%&JSNw1$DM6a0J48yG~)e&MEjMy42s4ETy(7@Qs;OPv8OCo20Mqj#&o8!t8bHtG(#zOM*O?~G0%Cn8=I%@
(CYR7g~r9MCxZg<y}9ZtZ4Z9Bn=X=bpC}QXUq0AY<wg1xb<VWA@ID?<O)e}i9Q}_?ja45{bf4YId5Pz>vkrWpnDD<Zg?HvOeKnr8
&|<yn-JegL{(<)^e*Jyl{EoZ6$%i5GUG|1?L63#B8beS02mND@_h2_dK^6Rn-^fJ#N|DGH6oI*jzrgErpywI%j8$v6od0u&4cpvN
C6#}izWbFmKv%Q${kY5j#Mg{iVhimX7iTaX0l9!i`_=5d?bp|Q)RDswiNiaevSoOC>LgaL!U%$VCTAdB)$WBNzL8?hCt>n;sM+?w
)ZV56Gg<Ao5m^AzznraR0jaGUu8X|Xa~XUJ?HlxZn4{NB?bB?|=FrxBgTvn}b6lsWpr}w9mVWzf);0>F&2UBrDnap}h>XVqV0u6J
ynHzPGvW3AgYGC%wJkr6l7o#Wk4J5uziIch`E~wx_V1-Jwjg@vkkM{X;A*|w1v^9F3n?DSdFO$!=|VNF#g{Aj!1(!4TRt1fnz1<V
`eWHVnsL#`?A70#-oUp`gJ(uJ_CyHz=dkqfJ5lqH`E{6x$^Ow9h7ux}^2Htu1J*mLzRlY4{S6@^y+!oU?B!_taJ9lUR~)dheH{b1
^*iHBdvC;lgRk*hMP_ul!WP`=k6)@7b;`9;@Jly@@C6Hz+9_X`aHgZ0{+PX`_<~41`KF&uDTEab2oJeiuY`)vf|VGN>f|@VI$*0~
q-p0t6_Y_%e7sTjk~vb2Wu9pjD9po*5%k1GC_PTRxwRyG{;zkRU{AdF`}W5@2OW5M3(`BSYJK;6LGHMKrl++tF=tjZPTvJ0npQ2`
AMB{orF!N0KA9NE*1UZGGuOAvJa<HB1$XPpH7(EV<!VV{3!it1Wd&QpFUcQ{JLhkJs>wqasC#P>7p(=29o_!3o)E;348{~!CkmCi
i<I>=?)N}{6fjM;d-L^p4_L>@SL`F%!8b#@RRn@0QQe2mlM=*>L0>V#)K;WC{#OJkawYVC3D;^N;(W?OyTWNoJB5|JE~`pl@O7*T
5drs3<W>}bW&=4tP@wuH0>q1|wuur60vEy2aCPnH>Azai*cO1}uP4lUC+MTDF+H5kTfHM@47sQ7Fc%%1NmAk2_15z-+`{CN2_N<B
Xf_!qy6_zZ6?1ky(-Z#gZa!YVw7RRVsyth5SjIP4<+gO=wRay!N?riXnh3lJ>=&A)L<-UUpGlDP!l52e=ie6&Dn<v{@z00Vy*)bh
vL8VSfe9cw|Nj?qML1B9iuIEd
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
