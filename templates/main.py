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
from collections.abc import Collection
from fractions import Fraction
from typing import NamedTuple

from xltiebreak.event.figures import rating
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

from collections.abc import Iterator
from dataclasses import dataclass, replace

from xltiebreak.checks.unfinished import incomplete
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Matches, Section
from xltiebreak.ranking.orders import Order, order_named, parted, usual_order
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
    both = two_orders(text)
    if both is not None:
        return _two_named(both, of_teams, edition)
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

MODULES['xltiebreak.ranking.standings'] = r'''from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from xltiebreak.checks import examine
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
    ties_of,
)
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
from xltiebreak.rules.scores import Scores
from xltiebreak.rules.systems.registry import REVERSED, Needs, system
from xltiebreak.rules.terms import NO_TERMS, Term, Terms, Words, idle, read_off
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
from xltiebreak.rules.systems.registry import Figures, Needs, system
from xltiebreak.rules.terms import NO_TERMS, Term, Terms, idle
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
LRx4!F+o`-Q(2z=vC;<4_y2%&R74Pe|NsC0|NsC0|NsAF4E_YxjqUCCd&BRw?+};J`UicrPeV2FdU@^l9Xj7(r2(f%-&uRdMMzL7
3$p=As46XMOW5nMmV2`8+rI7RJI`tIc_s6#s;k?+Z=Zd8-kX*0kCR_jdH1g9Jgu;h;LK48R{7?x)c`#kU;~bkN`RmPmYr*A8M9i+
Hd9%nP_Wy2HP8T{HmuJBqSq~(TC`OZ`cstb({HCLh)1A$2Scs9)vmhtb+5Km1v(iPENP`uiiIGIw7&bilJj5|mVNB+A!N<=$7;%%
pKRy5wYKiQ-NdbpND2X4S)%st)Rj@wM|yXAw+1SYT-&+bT(!Nur#sViPp3ct3yW=;OGZao4kh;;6m(+g&tiF?A3gWA>eB7h>7Cqm
=N$n>baQ#V-S@ZIwwrHm<4*d6N~<9)BpSO6gN3%0NmA_6T`bTFqNtS!kqVHdB&q^R0;DrEG}NMM*dS7Z6eLARkN_wO00jUP000zF
0008_aOeOj5F(_M001Z(*ia|{0000000000000006L#M7z4h^}eS4dCJ^|<e>Vdt3&wIzR=XGudj*lQN$}1og=mvv!0njJ}sas_v
iiImy#Q+5Zohu5pW2$!UQ&!s}9QK=N0J8Su-e-fRy>$V1vtIXg-Gdu5bCr|4+l}TM-rTFgo3q~cysh^2(>1)D>CZgg^Db8>*6K3W
l9|B0X72W5+-~LG_N(4b-oE!q*WX8_@b<XZ&~Q^`tLlIOT67N%$EEJ(x)-t>4z3ibd%L#T0f|8OdtoGQ0B1y<nt-MCY*Qk$Y}TE7
@3Zdv?`zTOPkUQWUB^83=J(S&9_$3nJ9ld;>wUc{?cB}XbsO!zo6dX{ZgHy()7xwxUi$gI?K^4g?_KXCdK-1!QbXOH0a~N&_Zs!x
++sEE_bl%{oW(tzS9@7Oq4#xgwxfNG+m`KBv62eaO1E|CQA4+HYqu`f9&S7y@$WLhc^+}dD0J!DZO-d<wyoOkTJ^?;?eAt?);+S;
%-N=70P?QZ0000000000&;a9@H_yD?-~bLyy7t>`RJ(K>_^N%NIsi})eZYA|B@|Ib0AFU$k5s0EI{+FxOEUMmg!=mP;;Q&8s&)pI
r_d{?ke6j0YhAmqp66kUTA9?>-&W_>*3S35liIhthieL~0qe`RnnsOYJ?Lx4z3+LgFL&Pdy>_?Pq4(c%UGvWM-%q{owk=Jt49W$q
w#Ivd)4m?ZzWUYzq3^H*?!W*5J=Pr^4uL=e&i8Ld?%k@k?sK}0+B)XUr*7VN7f#*Xoz@#>0+-i$?!L(^z0Jmn8r|Jp8eGlP#_qUo
?sL=K=Pzg5J3egabYu>KlP9ZvdiH2`ft|}xG!I6bZJG4dcd!$%3M$Ur0n**BYoL3z_nvrXeXja<P14D`nO}YPcZZJaH@G}{M`_ws
i|;eSTW@==Y!e-4m$vV3PIk~k+1>TswR_vwufD>rZo1jKcN!h^KJRXCy}*5SciZcg=w{7RMJcUl2`5%Gkt0bO2fLgMHl-TYo}<%M
duH16U;qHT^CsM;`vAW7_Se*v3ca$As#ATBz5uQE8l?bz><&X(y*1g8Dun<x#REc$Qk9{hMF8jk>0FsD8?#X0sz5ajj{DAzcJ~JR
00x7B^$`?ZvXVgCQU)FKz0Z39SJB<v14ALb*FDp|ybrtG=4|?xaknn_+;1JcZ<p9rF0u3gVi#DT6AC@vUfQ9zww<-v?|^z;F;<#@
DyG`B8A<{?^E~Hu&Vm7Nt}BoS-vhXzFKh&)05;lC*7pyOjam<VH%G6x-$#P&=snt-cX|iP&}aovtM9LNu%ZwRz4wF3<WlvO&vz@m
)OAa0nU)jNkPGj<-RAX)_B0gf^ygTq^v;}vzNe4?8U+BLqLsJ-+W;DSd9QBvUgkXpUwzdTREHJll-K|QgMIHV@GfmMlD5EHBJ>^B
cRH7~YNvU<ZFf$=wqRE`p+xq^%`*UK<2_p-7i^WicfR)?nrgmI<-58a?(U}ZZ(iVpsR+?~lyTYjycarat~r9<=Z?lldr;s204gGV
v{fYS?l&!V%i)=Os$2oYC0m?ukWdm#oirLY!e~mZts*(G)s>xL9JSM-k80$4XeF+^4=T2X5ms8O09d5J0o<|30749nPqW`Ws3O+a
4$RF%B-YlVmKp}z?(2~2q3NFQCzSbo0POqk0KH%jYZ3vrlz<Hcv39@!0SM;nf)kd2$UO%0007>-bH3er_E?u|n!fNlJ#FFNd+)CJ
`@XyBwq672yL-0l*WCJ3=y$Pm&t7q&^5;XFxvbva;5?`bcGW#(wgv!Qu5sw@-ccJdrjP&zXrgp?d%eu_vv#{n?8lUsvG;R%=Pzlk
fVQh`?y&c^fCh>Uk0*-|^Z;}N1v_N`0Y|sCT$*w6pb7vz<_ARsKnfzz(*|m2X{8DPDIfq+N&o-=8Vw6r#HCe9O3^?ILlg>vlo3U1
=yLBtl@@NTx<2LtspuWpr{89tUVE=z!VR{nf$wj-d*0iceVfpG&tCU$zIO6=d*1f?<%iZbHLE%7p&RbfcFQNM>t(neflixvM-l-b
RS-c{AOe5~Kmcd}rng$#Qs^i*-N_UOyc@T>?&<b#Tm{NEjB{@~D`%)3q?zt!d$X}|o|fMCouTRX0rDvAx4vV^-q&|?W@y?Pos4}L
PVK(1d#&7ZNDrzsX{%bR#`Zhxc=N}+boC;D07wEWSf-b^yY2&ht@O)`x&UL^*2~*o?(4BtT3y{=d(L3?S6VM;-SF$s04@WN030`f
`+?|pv+u9H-t*ny=E(JdTVYn<0000006c&IcFNws8fXv@K!6AUfC6YV06=7D6CjxpF$AU}5Qstq&`kg&$)hDahMFVFG--s%>NL>M
8URV6Nl20=MpWKXc}<kUdYe$%Vk6WVGynh^8UO$iX(A9ngw$eWWi(Ut$~=uts%ECC`jhn!YMv@Rs(zIJRX3^XL6M*|5TuA80DuGl
m`wmp8k%A>(9=x>(<X?>07;~frXWKmAq^U2nM@i)@&!-8m`Z+7#*wM&Jxqf`Pxg6r2m=4IQ`|;Ls6_`*PzVK>sEh~I8_w_fo1%gl
3ZNwbsI;i1AdMmkK&lf82!$ZfpoIvC5dsM}1NLdsAObJ@q!d<>5ET^vxB?=1%7~(#P^u^a$N%kY^dEWuT*kWNZ}oO8qyO54YOk4O
G6v)Qm;ZrJ{~dK_|G-e<jqmw%|0vFPR${Q~k17`^6X)m!4?nRPArTNbAuKDg9S_&qN*p~k|G~O1bh%?zkVpUGs3o+`GfO}D73Vdi
!ib3BFp^^^%nB)21R5H4T{DVj3xa?8>f4TV^4tF$d0SjR{_FBTtJI1IuoMq4M8SU&zjG)9%{nTAl-+%BN9dy<u@wvf6*T?fe|-6m
-&vXg%%vk7<5hz|s*0lZ{JXpQqRxZ=X8L3JnLq2{Pv3CT`5RaNzyILPuUE_J>hcZ<0rg)OJk)j&gvkJc8h`x#Sd}S@tF%f_@6>k9
q3>}WJ=E*J8UL3@Cm+1dh9aCYr=R|x{WeX9Ob#7g4qq43XW75fnAV!MNg)XUkT$}gZ`z|+aYQ7HjaFPq6cQR0wM0ehbHZ2{oZV?|
oD>)_w_3Ud5kXdJmVl_P32e4mMke$u{~u0faP4}-mDj{!w>73R?erKWk$>%7x<K|}_`Yl^ZZ_CUIWSp+BeS2u^{Ox5L^)$<&P6;i
2xB9zkiPHjdLjLPe;wf0AGhb%hpeB?zGkZ`*=c`^m6X+UfmF!prD|bmw!h04ichu9zK}6XdCaSGn@1YmSY9^6Qk;#Fm$qsfL3-V7
Q7N@eZHBfssN`m^X6kbhp`;lGLJ?x(AgRTo_NGj{Un7XIUE9~TS2<cm=|(&z9V=@hF-z6!JM>bCu}rfCOtvzdZs}Rhbs?mV?b?O6
R;TweB{ZVmXeTb{xQE;<!Ie5tK%r1~nXy5zma8w}OWS+Brfm3Om6#C|raL&d>^eOcwnTXe^84>gVztzrq^$RFF}4=vS68aJ@V%S0
M)t;Im)=<+pu|_Sk3Ypl+P1Z;Muu8aVhU>FwXA%}3qV5D%h1?5q!)=0VqO^wtJS0t4HF4sC81bBnAG}ptt)KNT~jhBfK!;~DW<y1
5a!oBD>E2mluTLW3<(+4U{p=GCR`Vb44g)g1;`94YTO!)CZ^6bf#b8?!$^N@arfB{t^1t%|DAYF{@rzD#&<}!)zrUm(nXmQcCshb
yPj2l!5+RHYe`ZYbyOu&0lpeSH7Jhh?4kbhzgHg3{@<<fT6}l^i~FF7|1#Z*tpu)%RbTkrG9ps1kNSV$C_UtL@}Ko@vOlGMMgEG5
3_|!=7o=$LoP%HM@!`v<c^d;#2&iHhH`e$$|IDo@Ge<nsO-U#PNi5@{jVOQO)V%Uw(lE$A_hDm=2M_v~iiP3m;`8|gi`N<ZIq(#Z
j+>nXU2E4t>Hpe<2~MC?A|Ms5)r61|K7~%2ARo>FC_j`c;KHN7kB<n?F7tnkJvu(b{LR=zyG5Wha174nOm$z~r_E)t3hcp#Sh#fV
S5k~D>K5?=gdYP&;8>cf-)CXqQXA5_@$hUCXh<SdOCBsXQ9O}yDI^vIVqB;SNC{pmK~ubR5RSZ@eHltnV2D-XM*kv>zIry#os@J2
2(39QvDC%5Q^}uVJv4S7m@;(gQArEEX@?Q&&9I<|8vKP*^Rl3AM74-w)L7A%mfBas;=;8Z$6LJW2S{btYH3kdNCinBmrCrG>*m=8
b^E%#Z(MH04j<R{)0tjH-}W8r{J-D2_Ix(JW_4yDrMRu7MKYmG>_=^(g;tEQK;=8*H1D&LEb-^>lV~sL{AZPS{kyv9D`j{q8)yYI
6jAw1lt!fk0aHy$plBXn@cU`+D9QBwz3tI3%}?=PmHhszXperNyL<dQ;(QR9NgRO^w_zoEI|y<}z^4bCsOAvVU@gtsbPiMB_aLXt
+4CQqE{dQ3e_Dj$pjOmSZ~3qSd2GC5n8UHRr@Q^X_z-f$@cZnLFgucZG*(8G%)0iSJD&a~&ysj&wX4J|Xw39hAic;@_V;%Vr-RhX
tRX%z=^P?3%AUYgIK+5^K&rDRm6q6VdVId2Asut<sf|vC2(cOz+@?k{-jLn=hvF4G$AM6OpH}q&kg9;)=A_SBh99LuuO|p{9Sxru
DPwmeP$;Qjr}1EbIvfiyX<B|UsO~n#k&LL1D#y@`AK0~nEs8}WV3W%~zMy}uuTMny-pad9hY(%-ch^`W7mm?;zNhRr=98|&yE2(u
f>MGb>H0|%=`kl9DJ88p9Csp)p_Aj+_36;W;+<~J0Ob#u_WEmmyQ&Ha>%5Z@krDs1Js5b`aO+jH-fP|;Z$B=&6^PGzoaPLDT_DB8
tnFrHj93*4B_T>koiVhM7F>5MzlO<=8Mt0Fjc0DQC|4R)`4&-55rz7HPVTe!^DTX6mewkI7UPMaX{AZ4z0k$X|EKrLm7ezx^mt4f
8*FUtj$$H*{!acr`!}zt&VHKnC|IR-ukm<6H*2GnKv5K6r!!JY3I$IF=xpoGQtXWYfJ`zGsRoe2$o<?Dbwa@vqP9;WnyM<I3N@nv
BO3j@J_nw<jyS>adRcY)W;bHSW~_7}6HIVvL_|b3I-VP5Z=3CstszAMQPaRWp9CpCdF#s}T<m&kIVPGCOeh+jtx@mF!=FZ_Pht<E
w;b|R+p$4NL_JCX)CBAQ-#rfpDL6PSWplkhQ7ZTlJ6TSM>Wo1HkWsPZqB{G9cpXi8Sy>1cD41oPru_GZxsrc|cD+W2+OMwR(v;D(
^YbWiu}^tcmN(2n=2a(~3l2&Y*$`u@nSCTWRaG9yj2V$QEnO0vo=`lyW4KES9u-Xt5u*3(Vg(R_YTb8wJk<;Js&GF>Y%|oTD61oA
Z8{i&%ouf%qX1Mx06hccz{jTk(Bt%b&@b5PX+Z9=O}{(neZ1aU)-vIAqkZ3IjUlSq#-F2mqfa{49o)|4Nce|`CN&UGsr-L#=AK08
Qrg`>M<G`-IKm)Olcf=c=IIh|FcoOYW<A2P8(%tF7IgRpQw9tSwyx#_{NFWwb{mnv-AWCL5(6V&cS_+=CtGc-(RaZ5ZjW#<+)v%E
%n0o(-B32zaMmDCLO2H44XtV0is||n?E6p%>&W_3UB3mv*84E1Dj|okv4U-DC;S`l|G)9x-E!rfztg{OaI=D{9ZiSeW52CK3{s50
_c<YmJUtntAgAcBe|#|y)}Ub6fFPxcgWuAvADi%^mN4rKQWzQsFZ?+2dQZjnGtFYg9$$`mUp(E@r*VdRvHFKyT~x72Ju7}OC(%kW
IZ9nsMp-KTZ5dP_ZSyV@u#X5`Y>eH+V-CTHHdYrZ>`JUF6RX919%<En6AjkB`t!|TX`_!G3)!ge6>vxcffiN_4dd~Kc*CkLT|@^K
@a*9~+Wrt_PY*|+%fOB-%AipUk&U>!@xuCUyF;Cb7w}n11FE%m8}uu^NB5fgl$#bQ2}iW5K$534|LO<qWu7bSZKB=}|E3Cb?(F7;
5Gh@{b^24ay*>b~U9D)L2HugL`SjknyA)e5vIA8s3{0p!{9xtR7X_Y|Vy21tq${$ouQQW36-4ZwT#Yg@w1)%>_3*A!g_c6yY>rqc
b7Kslp^F9$%X-t>S>ReJVya1V6ksW7_WuLYCV8j~Q)r2xw0t1R`a}FR)C1q%;qRS9h)qhzB9XvCq-9gTyR*B&wClAsv35lqb2}cQ
H?oB!h%5;4b(*s`1$r$A;WQFI$4P2Q?LA_w!bBH3ZlPwktUV{wI!5sqck}K+En~$(LR?fOOjV?tuRG+if1_!#An0!YjuQ0F*P<{F
LbTOq1>7Hegh^NGfY#qM=+ewinxZ>)>_lBOQ4vj{rxqeCcS{jxF!nYqG9K^sdzNPPg>!Ya)W~;Anr5}zdfE5!j#4kPj5f|)v%9oA
+oLqhMOyv#>lfC!vgWye24##d)3j|BXjqse8(7&}w~NWyD@YzswV4r5iK3*aSA;Q;GqtQRLDONYi{C~ho2Brwb~8yGU#@obVa(pk
i*at<G;qB8e@&vDIAg%$-wJDhd#|r00qv_ps%%9~)ia9vJf_#)x#)BR=riix@xx9yFcz$#Haf;QI&HY?-)cIQYTD8)<7KVY97q0d
)tJt2=eq5!4KCXecv1*GFs()n?(W|0M{OkkX4=D>hJKC5{C##EqVdovH7@~RDI9w0N|Gn4&0>{Z*eeJvK{03NsaiC6)UC9zXuU^Z
xR%9fPIi3tkyWPMMwh=lH@97@e(gCVPh_c$^s^F21Kjc2vjSchE6h0xlMJ)#6R6(5C!}89e>a!9(F=W=ma?`f2B`^tOO>oRk`$||
V1~V#T=%=(VJx~U49cb@S_)(<Jt;H#U-G;%jl<eC9Tz-49`QYpgx1%Y?r8Yl7I07Frwlq$zA>?3jnb{6(KVT<w`D5qaB~}~<190p
8e*cZA&wbX<y+~x!VpDOcG4UzWtFdV0<@u`Fc7HVu)k+guZLIm_V_Sf-h41NIO(?(W7Wo;VhBAt)-F0SvaWEcQt~Ax*H?ic=pZ}N
s~(q+{|eUkUaZ-qT=rXdw8@IFW`hZrhI`g3%hNTOS$|6J?KblFB0JHv8)H%2s>K+m2JO=#iU2bQL$7+E#r~61eeB|b?n0GQ47X72
48k;x;pOo_?-MXlx8s2cIkH??78d^ZJH|xQMo18~HnNxEaAZPuFlxOVxY75AVWAAzAzYPuLhGuBzM3^`r51LYL&(Jvq80<*8=sRv
eXDnT5Fzi0iSDz90moBcJ?teO*K*}l9od(HoGh}el_!TaVAWM@dzOYFZ;lN!T{33=NCt0Q<D(WvWfcimbexnir^kPyc(&A<0*9L=
y2{c)B|fuu>E*=v_bNd#1)s6ikz<}yEx6&G2U(P<;stHV#om)K3`{vO=idxBpTlG^yI7U0L{FJ@Vfm}eVVbfTa~F<ZOrEr{&Hp<!
({!=wb(#Dv<^5VjFTujgd%ZS)4_)3p0@iKl$K)zs+j^B_8sZowR<Ea)I=1SzgV?beMwZKFzF$4yGor_hL^k>;k|PSHtan&}cG_If
DM>rDqY@q4om6vtX06&(b*x`@S@>DQ-{p55P_IaIkAu!(W|irWyQ^My_FKJ|1HImVPaf^pf{`48BVH-}tUjyfb2K)$O_%EKr+)93
@zc}L*LRwSb}I!mT*A|71%nys1B_ZhB{bAaaETds%r2#BcZ6BZ4z#b3!!Z=FcPt&57Va=&H<dv^shM&*)k_1kRtk_aSrGK1yFJ=#
AP~~#U;@Jq*rL*C7RSI2_W_f++<10-JY=7brk>`8g|$s!dn4#*G|@e!6PE=+$bhW8JH2}h3=f31=Y7QNksLQzOVPy_jKkqYEzU`s
R-XHc(deR!Mp-si9NFaa=gAYVwaa$&hl9|Wc_o>ZN~u+b+LnHo4XV6X29SrTP`YuB4*!XS3&d)<hejdR0aIv#9v7B3<FMGdtw<@0
pH6{##fSEH->1hsxa*BoRbSL~07prrFS2Talhn)#8<4h*ado2iFE^H|(GY)384N{JNuw1n?6?KNacN-4M>PUVO>l7n(<ooxiU9rB
T;{^fX>UPoDc_Zs+J_#d|Ho#0Gp%;DZE<lY1k381MONj3qU>_;SekBVG=z~N2pEVlh(_0Y*|e2&&NH!Lu7!cd@kcm0ZWpVAzZIJI
@`5VV;hMf~4X17@6vQ*bPZcF`q#BPL#$4W^{ws+cy>nN=i(06lsD*2}N5)?)=~Rp6Nb(3C)sR-wKHtmv7p;c3I#0!Ms!LMkq=u)(
c_q?*(HdvE`S~p-l-v;k#xKS%i8pawRk=cD_zMBpDMb`!9dksvtE4Y8#b#mf%S)BhGhY$o+|s?ze_{eyfTm?s_#KTQKwGn7%Uu^|
+>P~xyIiwcRzZuKGz$C;EVgOM-Kz*>8?&&NV4=ijaWV*&Z*GqUEWxg|>dzm6jX_=StBpJzq<bsk-aT#BwH6^C?^F8rJp8cqzmg}6
NZ*W`xuwf(5mU^j5B0iCLulJ7OO5f?VWzQF5#sCdz{Es*e`)q#LO(T#{mqvx72Zi=7pVau(piA1<E5}O92j1=fut$LTUS;w0Y;{s
z{?$(eoBk!^OnDBf=6EZ^2_&TuD%{eX*1O^--2|L{Mob(p;>i6ooDLEZ}o7<@%#h&IWDaSyMNENILFV6`deCOY%cBrrClpsc+6?g
H0GXH%?v-JJ5ls5O5AjOAvtELW!;!fr+(?C8O8IU!lP{`!WjWQ$+ZiT(`w1MpjJmxRwMk$Ue!c-9aL3VDl+V;R=IAAk9%ZC7Imy;
obw)#w@HL-&(Gic5%nHo;+=bidR1MmzU;nmdR&Dw$B$f1;kDIQ{I0U}tD7xFfx!@S5u=kN7E-ReHf8iQzVJO9Z7@(GN9AmL^p6$(
FRSN8QSyQK!=xKQYQ3VVstn<HH;x_nvjnb&&tj7V?3a@5RX#<><g*bdgde3+gfK5c?<8qi)%0_f%b`5T*cifQ^3jzlDT%w;cEosp
V7*y?7i1-rlyyJ)bsvZ!(EpUc^u#lj4A9JfX;Da!L2teVOs{i6KLzlrkxX4_`}O|8`$zC`<=pk~8}%$BISNcF5TQc4vkmk7|DpGD
$Q%OlN`)i#e*g7<9ydI_7G)1s>Sh_4+yZMRg<~e;DHN7>X^8}!K2cgt6=g!I5|tHJ3K375@H=f;2dn1JU}j#>EDCa!tgF1houk+L
|L|zdX&UP(R4k@HiQE=QBl=mGf6@K)&Q>1IfQrJpq>3#Lnqh_+HH9ht`yXyjH{Ta#jKpo$eV@0(^>4S=*p%#qJ}EYfOGLJbg>@&(
)u?RLyl16^MhHSuvtcP9xoKCFAMU%nB1jgAM?iB>sT<0z2_q0QBQ<B@g8AYH05wW%L1+5x@%C#yzAs$|ncXt4o}pF^2~p-dJ6Tvn
f`>tN!``eR;DU&fDe#o#2f833(-PltdoEB;f`}C~A!enZ5fnGl*|5yahDlB}JhS)vw+%aO%Rc1zcNyA$hsE-hhC)#{ATS62c^r)6
hzymaGA&dKJ%3iG;+$^$cPD1$$+T6;+QWiP*h>N3hV@Y-6;lSYC7FcD3~MrWqbfxtsT4QKW~c33-!bV<p}DV+Gx(mQJZ{D8ZIK@3
tW-vQn>%^Yvh|c(d!;BWrrpXRr&q7E{36%e`gaQw@AaLLmsQiCzqhQM$vs!uIFoJE)bsY5qkbw2?k+#m&~Q0N&?e|ie;-cCy-)00
?baq79A=Urh$*0kCZ>sms;VJaDyk|ZXRoj7*8KPQXZziV8c}cK>(A-^lE;J~3_7$}>-_7~JYZ>I0*$Hz@-)bT6vaQ2IzPdstpyUK
Ko0p9=SmLx`aWvFH@d2_9?S-WxGlL>_C;dM+J3XzN+m*H-TmG;KB>HZE>UJ$7AL;lI`_H}a5St#`61S9KcC^o`{t|DTuo-2J$HXk
;on^VvMh>4UT@A<5{XcSv>{rO++xK&cMSRM-v*~9XyK|ay#I&#{V~)b<LPC+bhrEV{`v8JlYfKj^gS^ZQa?>K#vI?cz5hR7UvEE;
eyiCLh`?B*5JklHb~-iulhbw7$-C?Sph<S3BCu5i7%D9>6i`ydDO409-I<HP%q`9|%NKpzMz!U*ydWr{0%5uVSTl%Bq&i8Ymop4h
I`7zAPE&fOwRODFqg?85Dk)10oUB!XDFq4=iYg(9p&_J-k|qkFq+%kXAcmr9prUA%FMB%9ZRvU`h`P!&uG^N1<F^vfZ5bJDRz$U#
%gJhKBbjC@#IZz@<-!H2Bo$k{YF*|sS#XOSt6%E)_rHM?_iy24W@)wVIbu}0*PwL$4^7|)!b{_BmA)i8WYhMq!5K7btHglBjWq8E
TGQwCYQ6b~IY@|$6$Mn#Qv~R6P;H7*qK8&sF4Y}KMAK50TP!WtC}H;dt$(Lg?QGcpri6H8oz4*oJRUJFv{|F?*Ispt1mQ(H`tvYW
`q1cBHTp<n#VDip`Gy|Xl5Ae^9mVNpks_+-&myOzDx+@<40tC9AV#%Sxk*A{v>FXT3^lBlukI>A@;TvjY+?web9s)q6EZvq&Kh2@
Tq33aZdGL!2do&<I_sBKn@In=@t7;*y;nze1gv}XTt{{EZ0j~FtLylkzdc?$bLFtuU6y}W^z*%6ZeVL!TKy!wa0cz-cVSr6oX)ez
EFy~``N){=vUe2wyV}-HDXcI9_|3o;AcedO1R*_Mtk8Y10^x3~)*?%upGtt{d;YI|QUs(bk>hYzr_c~6p+WV1zC7&%J}dfmS@pfo
c=2^Egxub)jWm@jKv6)UrYr+#GF++1N`TWLMKm<iN>LINRWwmbPUFH9q#yMQE{3TJU161W;HuEjQ)LSn3Kv>@CXJ12KI;f|O}0!r
b#Xs`*?%AI`G2p%FrLpuPtz8xmqHt)Gx2lZ@e|=Y=QI7j8TaxCK6(uFn7ke3vCygBME<v4qbjTt-~yGamJCFAB*LGe{u+V)5<ib#
db(8PdfxCho2mGIj#<Bd1bcx8jD;&onC&7&F&K)m7y>;Pw#LmPt&<L2YJ@fp=M5~$1x8Wa<HVl9u-Kh*`1jG{_$|v2IP_6$eZR-%
tm(sTP$*|}z@Q+81SeZNd3%P7#MdUiBl})a8W&+qW34K4b@?)8R3wC|nf13as~7^R)~C<yEUp?WNZEIH$inz2K<B{Kw3I}pZh{tg
EnW5S{0cCeiUgn_Dc#+)?y(h81Etqmx;_uZJx;l<onikZy^l8d>USUE+qW<6>+9wseC+1wCYWG?q87BNZ}*Vg(*+w<=IgMtY66*s
R>oiQRsV%LF*?`r9e<yu!i)NBVUVE4)Ii&`iQH_(lbOnps=|t>s%4^viV7Hpl4PV}rR`$5#a01Rv%yIQ3~v=`5-V+L3goJ4iCJ#i
=@zw>CQ72(Y$$!8cNCXUzPwWmF@h!}vBjUqOhzK(1r}55?%1Cvj!J4+u;ocoa-{YyK@fLt7A3MQ3X2NKDk)L6u%&HEAye70aso3U
TGm@+Dw$!9Fh&5b?G*zlV#2c=?QrUrEQ?WY*vu<hB6B4PjY6<RRbnJn2%-IbIfVb3U5I9*BW-O{J7hw)NAZYI*ZL=hmio*w0lX4T
=xUlfkb_{`Wj4l#tFqC^CQtv)5$@~IFn?x1ulW0!9*_rt4^luRa#m&+9GA39GRBW+$|E@F_iw&*d)c?I@6OLoS$j@g<}3=AbhC6e
g^FWP7?J@Iawq@SX9)yQFU2bbROZtXvF&_rcAPeUvgcYn>$a`=PK->e7-zets3D9uq0wOl@K3_`jNe6f^D`YaO5^`cX6~c5OQ#$4
(SUVoVo?Q%i5;@+Ou~w|AlY$~`*jK!n)BrIkjD}tu=21%mKGq;QC|)OW(hnpWo|4)Ed)hHmacCn384;kEHWnCM|uoJ9vh6mmMp)k
Z>ISHKQz=zJ}oP*9_%<#>u}aZgvn`g;kH=Xz(KW3{24^u;S7StCgL>GVhFSH*Ynp%R>4IYtZk*Xv~;;E2}>2CCa6uga_r1w78knJ
np#Kwe6Yid&OK8QS<4L=t4LlN8ZCuplQ-8Qg|-<#zLJho(HU)&sX?*73ei65vo)r(3`FB_{qN2`o~4C5yKBI;)}L9^a{P4r*Tsw2
x-C|E<C7mECGwqm(PD?K1Y$Q@LL&fJ8)P(+vP@xZEh@mkiY6c^u|*LU1|U>B)7ouu=i5H($tg}-{o~@S5f(Pl_pa1peBQB~=T?Z+
rV5DLu~gREUy4>Ji;G?yD8aTvBAH;y@=U;D>n*gk$w-KSz=XV{7ervH1BG`B!j}6d+zX4JRlTp)x?$i`ND=2E)qZ&8icsJ!D75kZ
CWa>`BbRQ?wWWsD&xDS2j@Y*Ws}VI`61pGq;cRDW-7Ah;YDMP8)UJAII*}wp(e}=oSq(O*YGp9<8&eTCRn(JXt2x=*eSI559r29_
ffgZj+idHt3f-yb@uH7=eO>~oD1-wOzkOnNY+aX4h^Z0EnU^VR4|fAS6A*VzIL7g7i<TCdhA>1>{I*4zg7w%G7N1H7-9x(8X4?@w
mrE_$6vm}6uu^0UI=zD^y0r?hn$)(Ti&!nBSS+f+V<u3die7R}J7&;aDRVBq#Y=3-OJa*g+gNfOn~J^Hx+!2}D6Zp#+&qGsmzgR~
V-OOsZA(tkOLl^z*0LunDqBy%hVxLk;YDUsr%tpDk|<M$3>4wJr9+k#n@M6COc@MIEm4dW)j4%FwB^(|X7^1Z$(Dejjc_Ye3duCn
HE@`nWmqW;tZ(L!tjd?H{N4KODlYAx!rrU8<XQO6UF``{$9^|0u)Nq-Pxjf0kwu)fK_W5TF(xr!ZyI78l`=w9I@o0v+1B5zF|6pO
64u#eN@L5DM-6A+tKU`me$%19$@yh>+3L9YtF-?y^naL8K5{wsrU0NGb_$=+qCcenUDS5gybm9s&#39?-UFHQ{r?UE`yhyjp{6OQ
l4fS6T0U|3p8t=>Tpk>58yij$!p(MIV*1a&|1-K+lWY7C@epyP8O=vr@#0&@6K$=!OgsN;vu*Kn*G6BDZtjy#)_Fl{&^mgi%_Q84
J2Q|#&=(pDG|q(x%u9fxO)vbgJ|&V(5SJC-`L_lyP;$LCm3*?#6XQxCyi!$mmrtu)HGs0%Q_!h#x~XES#YiBnJe$6cyV>WrY_tT^
Q9W;nGoB5u65og1-;0Mj%IK!TE7QtB#mVUt>Ai<(-S65Pqmhl3*J^1~-QQdpo>GqrS6bC{gFPX{uiQHN)~=Yu39;6e)kS>wja41b
i2x3u6Jm7q$|2GmB|%Q+ieuL_)CC&<YnrCh7;x9sT`H@J_Hzcs?C`@9+oqzO=}=+4UYK>e4ut73;B9CuTWRRc3AdMyHJRd?MGngM
W+d7bMM~)|Sawd&ce@Wxdfn?{lo+K|9wMR3<Gi@ziMNGCtkPnz>zg&d8FHRCR198odNHV`gv8|#Oi8A&yRh1Ag4Vk5TACTtiCNw3
?VDxRW+#N5-pH$`mxNwNh~id)Za*e%6Ljs57*!DCR}f1>t;));=Gu$=U8!w6to(jzs%e@<UkTGWWYZ3kyrH2%F*Y%DnWFhu9-anZ
hlW<L#59@OojksKLe9ywzAby9ZMwWCZC7+TOhrURyCDrDXy{e3Vti&=S!QXm%^0y!7vw%{RQ;=%e9dWBP~@#*#g&UIS=oghan4RM
n?xQv+;+*raKl0>qZMX`S8YWxle%>2E?S&0*d=Pxnr7LwsivnbW=mydRaWW}z{V3vG?<8nG-@0S(i+RsFB_)RX4;&mOvLP*CuSO9
$`xK&Uaqj?3q*+ZlJtf;LvFWm(wJ2g>CCRJPL(Pynw+zNINe#+RfzMZywt7J4$R(CZ8><|&ex2)Vyg6<Wro_BX~S)*@RQOc<?!@~
!+|>@_=0y=Vs`ICo~cG~)I~)_R-930G-e<!J@T3mwwg??s#BzC7zW<wT)V%`s&8z-$UaWqqoWj$nX+F~O?z!lI<*d*2>Q{XfF)BU
bzBv2MQ%aR3exql(<k5Me3@FBy%;f#BLmBz*I=0$%O$PR^O9uj-fZ^s;@7!c+)qBM+&0baZvp1)ZWcdv?>X4OOX;q0d!x|?1w)lF
h>a#H&Wa%e>IGk<zt?1~R6PcS0^xp&zp-mQ@GO=DF87+bsHc=MGe(b*8&{D2M6{y2l$5$t?c(J(y`TC2(3<G{al3yE^Z7mY{WA#!
>2mihp%`U;_uuZy1MTV2+MRWmi0uQ6Vg>$+BaFUT{hYwkv)%0QabZF1C#~)1-FQ_8%joG|U{`U@;@uB96HU#OE||?NfReiJV-CND
a?ZOp`~CkvKd$}w3dS?j@2o^V6Fgb$wF#uvv@0Dn@zNU4OwtN)IV_2q20E2N91IdS1Ffky(4IFzVj~*P?z^^YNhmq|9*#2wFlDLf
NWQ+Fut_yZ1UTy<naY|Cg$6W!aardvOyX^A`e?%_5Kf6-36Fvg98{C})viXKq52?x1>r{uFGsr{khd9u>yOQ5(!W=j`tN2yJDZs=
n_7Q;YuOe2)`<|@=shu5jp!;#)19@b;AywawwHkRH98YW>&-vPkaiSeQ^=?4$kcuYS`-yfq<t}0@r6cLA-O$1-x$(9k;&1=k>bJ5
AGezCbfV1a;zO+|Xsq^GUIM6Y&)Vw!T4td{mwbM=r6@fV?XOfLl*TMO`Fe6U>`V7(yN9vU;pDXK{`$WEPkWiH2ruIQd^Z@g%6}n#
_pkN)4`LRMCn~x2{_4_-t3=wZ4+J+AWxc_19o?m=^Wu~h>fO3>Yw|I=y5-zx%gyRrBd|*FIc3B4(_$&ta5SopCj3f{<@Qc>eCo?p
U2u~c@#j^%Rr;dw#o9TrV;XUou^dM31Dn)6Y4dFiM&x;VU#xam46xIza=LLAq`EH)Tb|UV4$EMw)J0Mu)p%wQb{!ws-ver?1v0D@
u%*I>d=cFO3vsG8q`2F$dBtc)A6wee-i|km@1?riohb@589vWu>`=b?c_1+M0evi^Md8Oseky^AkuaUKVbyo7TN=3nj=WT#n|f)b
^<hU`FSz)?avL+^QT2v9Di;qgL-LLwKQC_wO|U{B0DT_Juz#Osclp`J#odp5DBj_wv_a;!e%R<2o;xpM!yvp_VMe7c2=!VRYP7SU
QY~gG9YF?V82t|exdhg;?fGouk=UZ@mZI!-@@DTE4ZP+KrWt(g<npFM(e2!*#9r1D0ty$3;vaJ7k9p!5NKOo>EKq3*0!W3$_p<Jq
s($=r5;U2%4E){y>rCbwWDZ@_DyGAU90B9T2MfZwAP!;Bvuhg8AXJXmTVwKZ6&AAqFhEAHZjj;>qAt~8P33uKfS|eDe*Z~+QDCIY
NtVfh+i2zPZ)3+W)}4<-D$&+xVuFFj&r7)3c=DB2)Hq=4hG;I;x+PN(S}3ND@c2svug(0=k9s{?I_|8qE{@wfX+^FEf~jFZ>(^+6
0GY0A_8~}-Y@tY&09Hrs>frXx=U*-75PKB#KIFNeS_G+_O-TQBI&SBSSZx@OUlA##uPlb_ptG^*9L6TBnz_jJ_kTryrn~nqi*u`d
OD^-wGR$(_YXk9qv-TI>l_s4u`e52a5RZexcfULkzn*FvN9Jn|A8gtgYY>WPNTpcL>mWUH(k5n|<y?ANw)G*OoxW>xpKC?tdJvy`
FB!xuMfY_QomI?5;%oI`UWLgT)HSFQ08%Oo(B{$MIU;VHe=S+m%YT8txGY-*Jjeru&BYa*ja5rgwkxXA>D(H%qd@Cnr2j!&Ja%{2
Q2J=o7DYsfko<h%iAAD~o9#+>2YDfU)T>DTpM}Y@MCCj4rcCJ4)sP`F=%|2560A(Oa*%|m+|DIr5#4Z#?!begM7=74s~ybQSKU(;
#)GcLBfyK@Boj4WiHm!NwEvd?)?R<R11$Kc1@S<ftAMhV(Fy(ze6*Y&7o62y<;7*)sbJ1qm3UFGq*wNT4{F%!t^EBk^r8f%uu(ah
O0Ac1MA9|I1v2p2;ChM5pyrSOVjvKozBiNW+tI>eP<gnLOW8DLk%3+e91AO!2?*k89IuvkNM%pz?%kkF@YUW}>Q+*wb1h3SO;q`n
DIZY3*oRsl^i3=}>Dv(cv{M3Pg|!W^9(xjsGAq<k1ti4;>msy|!X5}9xoVd;Q2u^Dap|P*)qgcYU2h~X36q!H!gDXLzUNkP9{MIC
FhK>4;q-oYPz@kfVrR6{IAJ_jU70(2h+-M){3`5Sem*mPj@LV6>pN>L5vC+0>>SW1Pr*|7JNtLp%;t(Bs}zCihkUHI_j_b1<E}jG
4+YW?jV&$^?Gp=ecVFRqR<&@-4gvGuT%>ESk81<YY;QJt$D}H)l+E{8do|bK^mL<RR?0hV7!(g7sik$M<q!baX$)K{tt*Ssn2#Qb
kNGZzhD3-YK6vFI^n=#AfQ!-x10MS8T7kYZ1|l#~5!}$ab~Wv;1kg}WN3PoAWnFp_NjaYE>+?Gj3%C(P6}Az92$~V2=?Lk<UV+7p
9H{j>Toos82hXdACIjAJoFsw?A~GyEWkJB<>Ez*0eVNCGO7O`K+Q?~-Vu-{<?PQb@BRKE5j`=@k{N(40%x%mp2%moaZR+`YZr=hg
MfDB}g$900Kd(3g*EIE=wEO#6y)gUwEd1LQ)vT%4e@?q^(_E|O8jj<FA<w0+zV+>HfpIj(FUQWqv!ksD_18gd;gaz(WgJx|d3dZ?
sUR5KhTzLo+TO`#^Lu6~zq*&IHhr@;v@%ZXP|RI3!RX)bs_jqI2J57~LDHaJTB6s-)!1m({Y=L#rtMF$J;~0`wtG+cncMGpw+ry@
AaGr<Xqz}h5>rVV=cz6EN@c*{E~a`h&NS?}w2&zccd>$jO~|%otk!DJ40f9e4DEzK$N*x+1?~zBRoFiH><4CqieYxT)no}bBRS?=
c?-}|@TfVPLXIIq>$VD2HiY9qsd^wd6!~Pv6<??oUb)@p-&GHb!`zeK<)Fi_fsGFw^y;3Tr+2E!zKWD!qIzC+PWwKWzx0si0w4yI
UG{{GEN}y4UhxnT!@uBsN4WFIN|99^R<iF0X<ABJLY4FPUfp;b?WemgInUe4cd93n0qjWIvdPlg>5l+%NIo6BTFKyS)Ev1Bk@`1=
O%Khoj-U}PIUDh5J>)U(#?^}*;|M!P4TF&mp0`qjTUHZ@XFRVb*6EXP$u;!hmy(7rsoAXvr6m~xaML7vcR9M;>wJm(_}FkYhazx<
q}6J?jYTe1B%yU;?4#fCDBer_h!8;8e9ou84wOD^*eJ>@pNKb@FLMUjOGZr>6R|`E73DW`MR-sMBW~X=>tmJ&wRNZ0vUI5f(989$
U3!k0PP6o?+&+>xJ;ZLZ{)G(+u*z4^tQkU?I?KTfV(<0$ioC*xACrt<UoM`Q6)~k6os;s<^JJ1rX*Kn@(7Ed0MjW{--E_!Vt0-mq
j-3kYd)$YL)P1et%G62}wynyqWyC+`UH@#{I^eCA&BJ;|YcENWzL6u984DiJU|82xS`>k~4bz;|cYYoe;e{Hh3WQN`NPj&Fwht8>
4i^^s6-@$=pn`b%yY<GD$r@`+3`8pEBa_H<Tte=@cV4$rG{shv)uW9x;a#?&i_kt(Exz>Srf2YY7v};`uRr47j|#yCoj5adJ%zWs
XTd~k18$YRoqBm5P%H~jO>s7rAmyi3aL+%Ttngqh+U&i#{WD#7@~HRhHEJ5`rys@y$7=Ogj7_Go!>+??dhequ8Xb!ZD;_1xbNY7n
%)6+Aeb!C;nmoA@U-;i6)82-1Y3ZP9`EE;ZKP~-@>o(xMt}EHb9~kU#wml00=_{TM>AgosSyZI1I*RbMtQGThZng|Ttd>xthPwIf
6tN3iO<OflP1V@&(rrg8FrZUaciT=@st#JurtoZ4X{P-qC$WaE{3j!yZ?3kbLfPBDRnkVaui`_o0>?*Dj+f(sGHjbRm{Le6NZi40
>Dv($y0Ek(zj$E(N6=9eZhMFg0K(J}-^zCgD4$77hyhpgl|UR+YlnCWNoc!=N{(M%Z|o`$=o@|6#s&(zr=x$ZfSC)5pmhP%+2s1`
CXs-|7<k{oxu|d7*wH>g+#$56Tzg^_RrECTF9xfL=yzZPR0#mGNEw>66V4kos(FMDlnz+1Q9zmb8&%$`h9<i@NZYffXz_CzL74MS
v}6*5gt`StTwbyPHKD1X47=-_U>L>&VXcj2qJ#<{%ekT4QC~iEtq}l%fCeZj4?q*}`QHia)Zp_wcbqE<k2F*fOq8yRGh_B-4iHgd
;PAaR3q=H)Omfq|xg2Rf8};$-vwmtKil?llwO+T|S(Q6?Q4tY~DPFi*s?9CGqjDV;tn!}i1|7W3%Exyir#-IUtI6D{enqTx#wVrq
xYOQst?s&g>W?-{d_G^Ac~5Po&P3XqQ(JY$E2p}gigOiZ^Sb0Wb!Du`rcg0DG3A7Ca?y6=f`qpnbI80@!Fu%Pt-HG(8SP6}ixsbH
{+ILe@FFNbZIu_}H@7Hp-N#OtE{o3A(qf|58vbuSnK|U9OcjF=l@iXK%XHfu1Sg8@W-9-rORaN%!&?-DGAbyE;p;xWGvl1^$@3o?
11R@q)H`)JI;wcWq-}crcA^gisUmJLKqa-)rfGdY4WQ@=1q3T-`s!)|N(L@yd<ruKP5*-MsQgu!fOVw@5+IxiWbLE`Yzl@(IwBgC
TNZVYHMHp#exFC)_C=sNN?R|tZV|6<ccj$D79Z(wox4lMsrgxXx=yD9F)J6kN?|{~;-rcqn`0ky`7-ASrBIBjJs5;>XzgH-Nk|H*
gjhamDXpo}%Tb8c-IyRq7$|hV7QverfnFC@RY4WRm_JLNYg=spUt9c9@0sJ0!JXJ>YkOWE@|<A#4Pr;qllr5Z-2-ll>J0bx^UA;I
n5$hTFICWo+i*9XSWyKl;WS?1o-Y-3#A7+6GKMu)Y_Te(m4VA1D_4X27W9AV)gQj7-9feENx-lB8B7cv&n<JCEH0`Y-L+x0fZRei
G-JncF=UD@UhjRESHNB@;^=r>^Pn?c&mx}_;1yIsC}$-iC>GA}s#x5j7}1xgcQ~4b_iQ}V>w5-MCmp`-O@#H2fAZ}9-d@g?<9<=v
IQ^Wazc1wFZyv74TqxHJA26a92eEpLXevEz^%ZP3@Is0R{Y8g>(vA3Np~%{L-{;Y#^Si=ocuEV5*VcyD-;9)fb#$!+L#8Srl%sgP
Uj9zQ7|TtBXySvy`eRA!*_aQHZu`ed?{t|JKD0Pq^!3Vc-BX9Tq*RbWD12?@Wzw}Eowi)?QdHH^$z@e<0ZrjtF-RIzy_v<;LCV-z
G6A2i)OcY(lbx6m5V<&DqxulQpO0tym(mx2Kc3z|u~$4ncU0L!3cy$k8$!mRl{28{FvsH6{d@N3dE4Om?4a?nBLINMwSthvL$`xh
%|z?hQT#2;(<U#*j~Z^uc<{3$!ig>j%=xf#BR*^#iV%UwCvXZqp_Yk**@lKG;5`@{pE_K2>(k%MuTD^yDpAW)DrN+c=3Ifq(CRPk
axWJVk&D4GRn)sG@T(7Eg*+7|_GI=PQ5IEERvB(YHP_H-rTY76?%1b3R$z(Fd1Y}KZHcSv%i8_Dw?j^;xaCC+`fE^4EEsqEmaPuk
0irN20@V)(eZs=Hb(es!@c))y?RfH4Au;XChXRV2@O!kft1{q!cendDUnouB&&Mvg)}d$899c{A_sNN>#QA^G0<|4fUs{y}v1ds5
m5R(9K3hku3I%jjQ?J2lT!#ljOq)){gPJ`XN-1AfuKI`d7}V*P<2`&mc;VvtQ?!1+I_0|Cl)OzhK+{jtkE=uIQAX?cf4qOej}$ay
&syRvG=sFKrLv_~DQWon{hrsiF!0W@x1&21y0KnI)?L`cksOuX^5XJl#1avU0&b)8nJz(90@qNLIVmM8N)5hEs~mi&mX+efsR}3U
p9?GFO-g><{43=3pM_&7-P^i+#g|(F)sPQdZq`193uPE8jbaoPqdpH@t&C{k%6lAJdGxY1QQDg@p;7~oJ4XnLFEz5%KdW5;T%v^a
!O;II8LcVfytA47eBtR<oS8MW{_dw<I-SkB&aS!F?#Egh_g<|@E>}|JAj={AisXy64a0|h;B0kvV5y}UH3}RKS$XZH+lkhXU?d+1
E92dV&K8OKeNY@eQQ=quU6676ReezMja;glsZJihD0^Rxst@M+uapMyOVlcWbj!U}LRqvI%Q#45G64q)qTiY*^#<;<Om%_u>3#I7
wyV3Ym?4f?K+miXnFhGpnz%*!e87k_>lClT{WSgc?E^Y=byZgDaLTdQ+|EOiZ?^6NiXW=#NX=mpn#>(d5Q>ZomXyp;>+ekD*k!~1
74U`Cc&pZ{!?Uw3cieC)fGAmJa-t6=5Di1BH6P!0`=4Rc`rK3}qv@j&x7{PFfL9tQ;I!TNJE0xl9!j08zGEt#{!QPvuPZ&3^p_Xi
nrOrGE9@8I35%MUmE*zP^&v>H0iTH9gY4kOjtU_<gs-2)`#d`2IzfZ~RzK<2UHqPp?6EM2JtBh^GT~mA_%C=f1aD)je=FU~wH+~q
pfU`jRnpR)zpS`NW`R92hJN?H)3jtnaL}BC1^m$dPk#T6&%tcw{_YObETjt^AQVjiaG?SH>HyisR)ENQN&&G)xu=vq61D3fIPEBK
y3jKhW<?8jS*rn?Rw>$aIiO)xMB+YsFxR_ExUm7Ct<^xePR$i4DSbh}hbzb1Ps+cJO#Un>-8gs9y4|L4L83hsfk}~74*r$_L@NBG
LF*uGFR4sbNhBQg4|{B4<eikQ4`Yo>^jd$dAd1q|q)FnlZqF(U*MH%F7VeUGkf5m+XUD;l(0IOaWR0b;V1lpD0BloRs8~|hYgvXJ
;Z_S6;m%xWp<z;2=H+|F)Cocehkw;*CPg4SmgS*!(CWZeXp7lqYe<s)KBfwJVi>0)7Mn7#D}C|z$oq)aY8t3*y8!UbOs@FxU1RfV
AHD6`on?#D7lz*0F71IXbt$~Vx~vQrG=&c74K3B%Q4UEHRSsN`M_|Z{2VG)XHjXF0qDT|_X1ltH4L7u8jrCcwjd)r=R8C%|no4AB
S3y#)w5f1xxnxoU3Oo6b@pV~Z>^-WW^!7mDaza7i6fRE9k{RVL&gKs?A<Q1iN3qvsbND!+;_6qmgUIjFj^c^p%<w1A$CUA;wh)^T
ehUQ|ls|4(PD{dc=K@2OA)~FIx`*eQ_~gS&j@o*>iP90{2OWM;?gc3ZdAvARCdU3t7bPOf!NRH&UJGg|0BynFnXRjNfoTOqtEnD>
2E>s7@LU?$74z$628)29@UBtaSs(n{2YamUw#)p#x-e17K8)A!k>+0cqBnnB^nrud<Jd7tn}DjJx-3Xo1&S#sR4gygrR;omr<!q>
+nFXZy&69c=**p+wRaoGw+E)3WOI?=)+2!qzCy*55P(U72?bSQLx^!c!+)dFLW#fWtFC;<+rO)omYWXv&xE~d2JtI47BgpAb~7`E
Ydnei54ilfJ6}Y-tUZasA3rC{14+v|896~@-f(3zH>HyZ>Tq@e{)`@Ej<1!afH<FlnH;!?aTI#(xOkINS=iZR<_2{#6$oj@86hmc
#y1Tw7)&5IY`}8ToPYw{HnMd_ZrQ~qKZf$LHNM;N4VlkEhYpS3geNC-8R%d*Lhcx6I=QmxI`k$Qs`L!(2-jWVs}@zlhua50sxGUG
l><ujh+*}RbCZ;aVJ{+hft2CKB!;qY1ACye#}w?sj~<3oCrSQt01MO4mkp2i%5;(kD{zoHF2V%kBFq5!h?77L=t6EqqgupVY_p=G
MHS5sLx*ILXkr1N9^~k+9c^ozlo3`TrgICw6d4Z54$%pSKv~wT?DBS{6&PVm5Pi|XR}sonZJc0dPPl#p(yr0|B;LE);D;)D+gGBn
nPu9jr3RE)dUCC;JP>*+GWNrd;px|F%~kv-rn;Sa&bq-Qh|tF#?U!h%h1M;n_qAgX^DpYJmw!dq6#eb7d-2;gR#{c`7@!#=mwiR4
>Oi$L-Ghb<B|#*vEZn{CaMRo~zJAL2iRxVYO6Ig2t$jzq4_gMl)+pr*854X}DHie!B96UH5LUz&qN7kip7`~TS&wCS%Ax47u85=@
G`^26;E`>f%iIoX#Vc0qvkd;3SgY)d{Xc{_yUyP%D}`sqGP6nwwRC21pn-T?lv$BHW5Km<tSjvAhk?-ZVayiE{Do>!*2Hk-6D+;$
`A-f|D^!M6bqw8{Lve)?C_=mEffK6Gno5?e`DO!DazL6W7q}f=C55SA7>YCIuHpyw6$D&8QTpuW+3<K4C@6g;jp0`{G`P~WLQ{^D
SlU7g22p@i(?*~~a8WfOnDIoWpe3;MS)#Kg{$;p;y?Ll;*%_wFTSA*+0OsT%3#LP+t8#OFkcG&-(NfP|9{2a%!}UbX@YA8Ai_*k;
^y(^|8CxuZnwg1PRO^cXAX>SE%UW)TEoY<<6sEfYu7m<0l)D86fn%T{65?j+{MZg|@KjdMryR-&s=-<4&TZ+RFAO;jdDq5K_ZjD^
XLr}Ll95wlD=M(6p;xr?%5W>FpukLnCWc6jYYnNMLtPMu$#)lIy}@x(kWg?SYzZ(9wMyw7`m3SR=4hh!*kT0M%*vZlSEQ>)g*ZT|
V@2h`g++t1h!U}@z=g`Dl(l76k2DXpSaGJ$a#B*|Z6bST-5HNFn<x06p0GVX!)A;4N{|dxj_j6+ADF%TlN{j>S4Zii<M-$4Z0C<}
-Q6Hz$d)3mz~R{#k;OXJ!&ww{hS~MAG4Zq!0UTz%cgQlbmAWR!vY656;94P-lqX@dzHeXy_9#tF>A~|02?gIcyX9mn5)s*06{CtC
j4ZWg?MjV}Yp7hJ>h4tOb5Hm>GnKJ)Q#0n7>mNK*faR3}jh=-zK>I#P>?a+mkH3n~c5I!a$2Bnd>o6E)z5K|fMGuCKvgS4lDe%Iw
1|TSMn5-TX5OQEI!^|Cm`G?_sj%#(g`d?*rTJbFmKqx?fc3(kc<qRNFj4BA+5ijs5eIlE1E^?_83!Mg}P!QmZ>L&&+!#kxwm;<3u
KofzMx)rvwhEPa?1ZCafVb$nSCr)?*h=RIvsNVeNZXWHGiYTk%;69$6wPu7o@@gl~(Jd$rN}Pqth3;``Aah{r&eml-MF6R$t*-A`
bygayToaczCQ?;{V$`k7(Jw?CQa5Xv6e)Rff%CIx`CsDQbJsa+`;7Z4lxx^?W5t{@ZF=w^O|5FOjZn>t3(?$!1DB*0PLU)$1yfQG
ZGKFM<+mrDm#}Wh6AJ3{6Au!v!@Gm;V76?1W?1C#ug;{`DONjB^Ehu&6hs45fnwq3VKyS1I_YE^*z;?Se6ZjUByGFh(VJuzeZFvl
cFHpE$L|oAxQ1vH@4v0|Vw#NUSeUe!cvz103L!;QOxhee31+^q2@o$x3lc3feIEIRENS`|q7$bc3EN+4=uyDIS1s>Sk)7=$EpMh>
Dwd12COivITF{Nx{tiJSNj%W#1KDh>%0>e>?X3m@vB~!65JL;AW}!=4Mf}S7h!#)Gw=7OpfTdMxv#XrDB88y{!l<B1qZC5KZK5Io
=nw^iG97w90aua_x1qOMReRTbyVkA$VqzvkO6+@fulHe#mk5WW<-K8=OSHo(*H2_pWkss~m<6H=q%9;qm|Ib(IgKC4UU%M6!<vAQ
`G~>3vlfudizB%t)_){?*VDmooPxXNUs?V;)(Mts*(R*C(|NnM4H9z?tj#Q%hL5s3UeoVh?)TqZ-0bGBoH@Dj^OkK<sHg+`F6l(S
oeq%Voqb)0Dq(7ek#`|>-RT2SA&6_$m>TG!_8NGBYn>_h=I|%&%a5AU^S2QH4;M4VLlD~j`4C20lqyFcoy~G7YAN-3-*|jxmiNsP
E3mmyPH@D4cQO#R8!TD!q(QW!7ChstNzzi99bO?OXD+8Qg9|MugXWL2t;#sN2@kX_sg}(o^M;#Ms^zJTRs=~Ra_h8&-~i%K0m5pm
BbwX)_A2U?*0!$*dSH?&Y_3YPY}H~YBJOyFZVzV^Dw%xSW{Ep*d_d52RzRV~m89#_493#BC#h(&P_EST{zp|U<U9Ij+X#>0`t4Fg
{osiZt(_~hB-+#dd1?(Ur+GAr(gtLMZK#^}yE&2!%_I3BPI0pFQ*BaWM;+x<(r%P7iw;W`sLj|_FiRC=VgZcCW4(2Oq<W!Q5hY@U
n=WkO1Y>P}Ura3%NSL4FZ&sK41vEE>n`U*rLeN`|A&Ly>x1!#Ax}d;tGO09X0+I8pzFpQ)gh@s7e8<X8QSueK`dtzYJbOu+E@D|^
yt3+MT(_1)CMm2k8a)mNAOcoq(ZR9-l{&6v)}oc5V2tv?(_OE7H!jZZPZ{qI-__yA+VAWpV0>MArpbv3(^M&p20c0xBn~ry<%5(g
ktweqk<rVZ-WhQ8bOw_D540w?%DN@UKM=;LB|@O5mm&)i9!4pQJx^ntRu2hE#RN`|uBM4JCXO=%iam~w{FuzsR(8U~$F>Z_C2Ci=
>-Io(uTPgp0UaHg)*0yj>xzxP{9JznrfW@d&ol>kBR=ch*pP~-j+2LZRB5cjxsb1+3Y3TqQ7H<nSSfzqZv83DL$Q<A_cVOo{a8-j
u>@eQX)kDStM<c7YKX2epD5%H?>Y<9jhSw2p-+Ga6-jXdS#r8wVB;gpY(0u`V1sgjtEW&x3t#gnHd=7yt%To{5(w`hLaM6NP=U)Q
$~RY$PjB+4)86^RjLtjfR%<t0Z>W|d>-Osn{`-{@`!nIq-R-qk=|0c=V`x@F%Unp-uJoB6Kx#IHh>CXy5~wRg#ukR=U!RjNiRQ*A
B56dolD5kx)}Cf#2OC{8B6ZG<lWSc(l=rQ{mfLJ{Ik(c&)G*fv4$)=qo^^!Yt2(_Yt=8{3zHbPJhpw*_%DJ2E-S)Mzb$#J+v;6!g
cr;eo5#M<dJnx9rw(`%PiRj1S8y@bjw(9uAz3(Y@?Hg3%UG=NAp&}jKZr&aO4n!4E#*DpxmiH$cefjzs|Ess5)YR#Mc<F=&<qg<<
_EB19%IW|C$ZV^g#O>&(*<{;?RYpg>hpJ+*dGq%fv(IgNao~qNf{L(4POOwsM*~M^XJYIPvPr`siS~T^^myML2Dk-L&}p`m0+*xe
F*2k*lungbppK+<=Ha(Bsh#;M%t%O7Au8}tf%qoX1(yafGBHn@RcO05;k;ATkkc=!Gq(0sXhN#bkf-#@YiNbZRf<bjQLMJVudhj^
D2N&oWtpLgBq|K&Ozg?TdJ&!=v?#MRPKk-sK<<QNhE`Zd>Q#cbqY%L&#v1pZ>v$j9>d0cMq_6iiv5>Qv7|$;?^j1oFxlkLQEHRZ3
mNp)IV9qE=oLz^r^VhDX&Yl(`Gs22!K0W#22mV=nn!as^VjFAHhuxfqiVs6pL%Jyi84U;-n!o|UVi2gyuYW7`cchBFF4r39-wJaI
1y{P<3SJZzP}C3HN@zg=LxbLBST+R|s-Rviqf$wdLF%4m%r6UYA_4tGT_p-90sv58CB8dzZ*<ndERDLTl-Fln%Bj&vQZkkIb+TA(
Mrhw@5$(?5%u55P99-#+hTl$9Ep*+Q`tEOg-p(&2g?zf=F;(qz2(BD45*Lpu>_mE7v7%fvylSrI>Eo-i3Zf#z8B_YMXDODf`x6lH
`m-15)eR)q?4?eUBO-WeAzVi(vU6T()jc-h&u@$C()n@)^;&}40u&cfl^CPVInxCD?mVlG$|0s>B{5`0R3`-hQiOydb#!BOc}Nn}
(lL8gffB;W2Wk3GwVey4KnDY^tSQEfLxy+ew@vTL<X=6TI7L{lt6wLP;H#Jvb#~Y}VZmUy@ldTMbS}_v1g@>Rf=ZE^YJV+5_SpdV
MoeBGh0;5}wyY<wH|t3rkGTpg(y!{rRb?KJ)}S@9d+2A+pp&JEdnKFf)oP0};m@j??{7k?al1jsq2t=<pLdhbj>g6ctQDQo9}I>J
iUW%_!MN%*cibDwy+bPpL6V3rK-8iHCdUYZD+ev=lAy?l#26z9$#@Nxl?3USiPd1W%CWVR(*Z5LZf7Fuwgm2B?3c6GQN)i1NF@7m
Q5e9GM<rNRl?Q0g^8BRbXz92<H{W{-m%jI5nA(aDIP{v?_}K--$rYd?+^v98)CdriL<&$P2zDt8YiN2Mf%eMOFm&BD`7gIj;>Xh6
*HOR&9g623Ej3htSyI(5$~M54G*k>lxKw`L%HE$aTOq&>kQ^;bK6~8&J#~?+ynum_)>XPIyqfX5y_1e^JotD68uF5i77neRwurnJ
TzhzbRa@Gg5*VB_67@>twoY)cA`Lb~_4t$K+zeE9kLIy+e4KphcAU%n^?Aej+t_{)5+msRS@Gw(-_(m6O4Ai&ViSIe2?mSTwL-0y
4XI1PB`s@8+TiIiiX1i4q2np*Z`)*{(<vS>Hmy~qsV}TPe8!DyB{<2F7Tt=pi?@<Qux}st|GDSk-v3B6ky~B<J<i+Uu4?T+yoi}p
f*+FKmj;kVJej-fr0m#g5pfL+q#v?8ny~dY!JvQ^hYGDKt*li;YZNm=rw+f3`FMLej=YGTG%1NhEwEb2XPz|2Vy!_+`#Ak$VjK-?
SYmK0XB^xC(jL+K>c}Lqv?xa=n<GM~rmh&qRB3$^w~=O%-qBgd7KU2GGgxDc60J8;4^L4rWnQC2^Ce$-BBqz{SVV+GT};dlY0^w%
uHGyutuiNjth8d3t?2Sei=yjZ9=tSaUD7$wLn?;4=f2PGhEn=ZfzlENCB!Ctc|5Svsxq~A$~>7^R)Ex*pKRPafKYi@LRv0~B&a~4
N|p>+RVo2emUo@*p9!dTixa<mGC0yR#k;ScRw#A%9Y*l5u80tBK?I-$03f4wv4}*{uralaTCs>DZMmHn+YYs<<UPChE=)#Lb?*62
7{jGuz71=q-<NAQuT!L|+apBCJG1eYRjLH4uH7O*%_wLQ)abzao{uJsEW(DjS}VRBXexqzX1%Y_5jZQ^*6&qU>s?|gc;fXirO$rq
@#byqs9w=O+VyY*P^RNvQR$!+911Ad^>N7J@|$YYDG(W91^vDqUTm7$2UQk0Aw}Y7*~gXen7#aPolg6`pl67YRi|s7HJC&#_sgrq
yLCWiQX<iYP^2g_X>jsn(*}U?>bAm*;L0n#grR-+DS7$0Brl(D>~nvy=grqldeX!p46+$hIHom}HE+ReX3Gu!tp^)rU)$m9T?m#&
L@X6TDvKBLLyoeQzL&85EfT%#STEy{o1p_Bf=UobB`!g~2l$0{(=yb%b<%;ruXhSX??>*kzb0WvMJNiYDRE3Q%&dvXvScuMpmP9I
d#TOZ<KKCUIyySUd?_RoK<#NeD)@=cnrKT43ipfOjZ|d~5~ivkrs(V@Nt@cWWL^J*H?vx|f23v{`_Gy?`v%n8rHoA`Wd~jLy>c9K
>4qZ}Np=DNNT@ch^R@&QR9Xc=ED*hvI$XJE1jTHQ!Q1DY^IeAB{_C{uqf@Giz`H3K_Q$w}BH6vW@A`i&V@Z~*9z;CENW3lRIeDM)
A9D1I^zX3tYt+(1o@EKzRLeB0^{vE=(K%#RIS{w}Z~H$F-Pg*qu-AhAVU-{f>mi+o;mhk}f>e>c(Udy{fq!Rx9*PPb0njn7g74QS
*D1V9bf>4ZK?6r?*H=#EP(25<h^md*K;I7P56jJ23!74dFTjT-`E70|*aa6=3gQ)pO_hoediQe>YyT&p$z*likA6;iwxh)9Uw*nf
1gLt5YO3?*;6LnK2U*R!7mfj0Db%8z6m@gGsx%9nDFe#30yxEs`t5aK&B%dQ3>lpl4^P^9cgSq`u)%#9Tjuohcz`rLW!^08JuAeC
JzP<iUHr&|@q6>Cw~-pE^%2F^1q3krPksU@6jarQgs|>~dYr0;f1}d&8hTldE4x2#J~l^hC}g3p9a!?k-9#+iT!Z^P77;b`O`m(>
a06C?j+P<Z1|lMpXRCXtJ%)knL2yF_IWh;YX71LLY4&}1fHhE|cEIF>l<}ABd7}}gS9zb9he^VbbR<?RD{)Fzz%WX2V706yN!9M<
8q(gc2t?G-<`&H&qWtt}a*swpC@Mbn0coY<?h9MuaTmELNkT{`(+osZ_B(IIJ9=5v*|tJ$A&DoaROY`%qPws(o?CRE{I1de95x*9
UmL|rta|AVv?jlz9?aoBUguYy;&(ZRF07S>Udcf~w_Y~OdfEfJ1}FpqgTd}HZiHxX$OF-4C4#*7{mTNfvxFlsE{s92{D$Luiws{0
oXV9Mp)F|9ri%2kttI>rZuD0XXf%f<y3cGCPvwyCw-sVaKbccy6N);x=Xx6^2v@L(FAXDMu>*3TlF1Ny{rc)o`EDW<)9g!)P!h3+
gMYs4g0M#HP(p>Epb~~}UOZN8v=yKhz!o*cBWT|p@>GwsXh<{OUXU(r(QQ6=&U^cgH{+AE%=Gu}b|@Mcp;$ufbL`q^ih~(dBF-*G
UA$G`qdkM0Rou<&;>`VJq(E$lb05R1K-4&9(D$pV=BIwQy?mHy&%@ewrTj-pX)i0p3V=d2@t>UrU7E=GmUZ$cV+)f65l;7fk#Qn=
p6v%L17xg0ia|ypDJP#&8vPw>!KxZ=j*qpTUI<3#+{`+QgkP10mno>lg9rxb1&J2Qus~B#<Xko_T&Wh;aZ*UO0Y%Z679lS#btz`n
lp;zhB9x+;cL~vEXT_Ik=*hg_Tbb>-#S$795MSk;qAp{u=`Jz6<uz25`aTa!vFq9gx7w<yZJN!_7WxjxySBT?L`rJ3bMU8=-m0n<
R4B;Vx9+R1DrqgxEA28GDSb9^i59)f^Wg9QPX=9-QrAFr+g&6%NDXkiae(C{)QPeR6a<7OAc};Mvi^+h5eXda+*{Aq7JfEOOfVEA
HJ~H$9IH~KV%&{NTTmAkEX*TX^>}129e%D|Si-2$^+55oZmd#?h^v9A3nLsq0Tyf5kaXk}+nGe)S};tm4(q-IhW4|F1?D5NAqXT9
RCfF`7^&KIa%X9WAv7$$%W~H>PlAq$jQjBH;nc06JzIqVhCv~2iLQrMFj#V7HO+Ipes%#yE4m;}h!q2>n_g{e5GpIGjvK4WQJE`F
y&;N{`i|~5t>G3dgp*8Od+B|8H+U6ck?X+LfT0>t7h5P%lJGnIm4Q$)3KL;Q5JiYs%!Nz$n+8--s>LA~jN00`vl``D<b{#5%@L;|
l!}2M3au>fF?Hh<E8zxA9wPDW+~c*8MHsKFqIRJ8E#2Hy6AM#X<hm>Cx1#8rLI|pcYEqIo8nQuxjCZW&3InRKNe5*mQG|$wOY8@N
_5@Q(b?jZ2cxd<K&8tGHPt&7GzTEC({_TA)SlN&vxyI>CBCjEeg_5$l3<ckHq`V{NOyL56iny48*;nPv?$*5e%<#}+Yl$d-N)jkG
vQD(D0&SRzBRM`AF<R6vvjlA@YxBH#aLhuG31ATf;0x?Fy|{2185xv8BA8drC@B+oDlsRka$S}(+jifJ)`o73akREKw$c?v_G-Jm
D!Mn&J>N<la`|hU=)9}$0j`SZ=8YMzKW9M_qprB7-bU<@P(57z5oo~$?G<S+5^dxA-E%Ky(>I{CjoQEZKlsbR6!tNnVP4)ubJp|L
P;QsPVruHuQ4tX%c&0^zBgh(Js;pTQezI7=+75g1XKB}6Xu33SHLY_;RHt%>u4e)WL6JfO4}`m)BWq@%LRI3$c!{kYqrVRuUzTTQ
I^~?cHp!$hP{azO%_wF~Nb{;(@uPv^ig6Tys!^dCZj(l(?Ym(3&+^u_%>GA8<$C3vgF+*U@W*WH(=r>MUo`s~`tWw^spuQ9c{}wn
ldbe3z(<NzL59*-#-Ds09IkCS<3V>1-~FlEu7h#tUd>q;u})IF<k*A^x-ZXj?Jhad_x2l{ML$G|u8y)qL_`&DRi!a;Jc-Rg4hb;;
Cn(4j6(lqe1A+%G7W0&l2%WDsBFZ1noN+Wka>Ysjm#U&OWhU)$z+J{{43pl>E=O#J`mTLLleb-^9ZD?<aY!m>tqO>dcJK1DQUeGq
iQqkZ9>w(!2FbfK<(jqc&YV|Xn;HbE)9d*PMf@$^w0l9^QafJhJ>(+YP>?PPRb*Q0!c&aQQ17Psu}HCjvcKzwFoI;-0Jj|uTqac*
pcerQILc~>9SbAM9FWMf1PT-=5{nB6Sdfa6>&COf_d8w-jHNl}iw>Z`q=`a?nx8x#V{vdXdh-z=V89e(1|mU0p9y1!9N$jGKD|AA
FLghV==6)n&`zf9QdD1RU26$QR#QeiE?IucqECU`9X(v6mG3U%V0yhIW5RlG9Ph_I+PxFxosKn$xsWl7BuKw9Fli!JAl?Mt1oNDS
r1wF`&knQepz-VS&fe)y1-+EBwm^#{ood3KgyWE#39Rc3&(AMdRFw6vlx-a$R+i9i(^vRQ<<6OP;GR}(*~~k55LnJFqt62jruQZ?
7t>ocB{#u@^K~kz&Zr?5TpM&CE9wHsA|rDp%8jr)2o1Iw`~N-zhq%xKY#&y)@*l3uc{_#m_GF?T4~3oLUuP`3FKEf+%_AM;Efrv8
DvFL+h3nw0&;?UUGGxnt%jWR{qpfUg1R4;fONOczW-zW?F$>eb_H8s2L6dv+@Gs^N&uBNf_TSr2Z5S@eBy9dyOEa3((n6%$Izjar
YY6Cj7U4R7(G+4_$RD@inJ0TX@cW+s_!#r*a7z*dMtk*_OUG%cBJ!8j(Sy!PUNYU399$|f)e*L4#R{_T-|o!{9Iy^@e3LpEt)B}z
)yu`HQfPLHy1ZGXb!kK#eS3!!TfHsfu@iV>2wf?V7P;0=83vw)o2h()RZ<HoytBBpJrCi|Hr<#?*n)8EhY6+LC|f!jb11*s-9<>R
W2$&6SV|}51^1j(b5Mq;(Dn<s>L@d<l4?>faR8NMB^2>>H&Eatxcr$KdrqQa@8-#SeM>W4Yd(Xo(M#YYqMdZ%W;HtP<}iBEWu)C8
kd+3A-A~s29mZRH%AYkxFGZ(f<|V58I3}|5Xm~xXvFt{~UU&RV#aBlC7uAjTs;TJ7GBGrga8@Dm&(qTVE4>D9;b(J30}<Ww(<!^#
RM&>7*^u+vQ4pf8rl(W*y~?wK7ew4IEW^U;UQ)}7tu(4Eua}RGV(WWVUwfyO?{*4$j|)0&8jguzkLvyG&J$Lt`g20=8uH9XJk=_`
o4uncvU~TJ^_?PkGdSDI`1ie1tX1ZntWZ(yVuhrUajHQGAtx8*9TLarjz>9r+{rM9z8f!utREi!nVm`8>#JI0;M(1}T5Ka~zBlt_
;N1<3LP!wVuC7%G^@pU9>24iOmMJ$;A-QU@m2KXGNDM#{B$`o;xX)tTYXzD^O*mGbA}bv-;bpd!$|C9>;6JlsRF9KHo)1@dd(81(
3!wRDt*)xYUY$J|u0y^SW4%_>?}jdpVaiXt*Uk8j!)Fc^Ou8GNIjAjXrVlHtf9sX#HY-&l7q@Mt)PEhw*8ji4n2WD}Yb(jVS?wFI
R?0Q8m;$VSUD>?BY?fIP?Eb6vZ29j+6|XpHSp)YJFfCA|9R?sQRbL1JQDXQLUe(uXz30I%BpY~T_qizOqgAA;>C-<ey#@_O0tmuN
lTVmn6XNGes5hlT^(r70DiQ+u-ivgq$|d0V*s^y{Ip>j>(wfgYuLze`fT774QL5haM+BL<n5!{H59OSg6-1~Cst8m-iiAmn@F|Y^
Wz@fyG0rW86hsumuuj{kkWSjOj>v%g?x^m!!h-6h5D6c_I>{*!*8M*NJcopNwTux&R8HtrXIYqz>kwQ1m|_U;Xe;3nK|idQtm_*1
w7z#}Ed{djCbefmuc2sD73=3I8!wfIZWLFdhdlbi9(#NE1KZHm4`8bXaMZs?a}(z6#4GH>rW^|vTEa<Km5J4u<)g+r+BHauk`RMh
h`W1Poae#bxRn{Q1m9iAlvh|D$~3LD`uI()V_e1?1EOr;fvb(d4u}+>?<k0Yt)gr*tPF}`{Z8vymjQ1@qe{b@aBGpE4ue!_^g5!m
EEAy;b-nL$4|<OocC2(V098_1mDZ9rRZ@B4^rcy@NO96154iI#0ORhu2_Ohil@go=B*!WSkw_w&b})!RSwunYdlNvCKKq7wm!95f
V8@d0szzF@xtrWYan7ZN4uoT^vyL|)aFBR_6%<k^s=|FkN}AoDcpcuL5d{fh%jH658b+|0VQWIKjSNB;0iPYSXLPH@V67px(nCw(
9f!1cNiS3QS$k96n$^u0B1jsTD8vXN3%yH8B~2>4yma&m<S~}G4RflK929f_ECM)EY6GMZ9@hM@l5XPSiv1L8y$JtIuXEa%jrZE=
k|zU3oi#{Og4JQ&uuH25RJ3B22*0r|JP(K2&QZO8AM1S_uh5fSW$<Z>qB2H?n1sQ^gil*_X!Xr(bt{KVV`)=5y06LAu~+OPBmPD=
GgtEX*F=A=cL%BKO(loQaIBlhYcPmt66)+i`<Qkz%_Ye6V%<1~)4P>YZiQ)F@J-u}x+csb2%4pWCJ-HG7Bf;Vw6fV)W43aUFW;tm
^mVmYbb+?GivrPJV@sGm?n%Gqv!;y4UL4}fLMlf4nPz2if0Nqu*{ue>^Zk?RY#^)JD`ngu>!2C}pQR|I?^D_>Qmv#d-ICop*j%iY
Adeb*`m<bd8&C{K+`YBNMBJ>s@aw6-GBJW8zz{)GuKjj9Z$f6fxP6qVov~`;-yz+TNQovOp<^P5)G-DqsR=`Kzvud_tKa#?k6dli
eP4qAC&^72TNVA~(Ps0LVniBZp(<7weM9Lp0OH*X3$8T{BPd>XHL0NnF;W(RM&@mr%~S8V`FHYpC4~`17F0S=#Kz=E3^zU#f}Xkb
)|&QGS;GT?Ir{#15@`)==|S6DiVE9-43Khr4mVjgnOCP1Eq2^HBacRz77`~+ErjwZqct+REa@`jGBx?KBh<~Z%u54#XVVw9)AKAJ
E2v(Q+cX}V^loyEyn^h^tXK=VYE_!&N{6}-Nd%Gs%qsnswS)q6aaGw^Yh@ta<wnFcY$CB0SyV7dNXy%Uh8#$xR9My9HYs;^sKdBO
Sdi%tYr=wNi^{4hMyz?)qwUuByuG*D{G*+ZnF%@X+j}?7*|ILbCx=SkJi)l7(2dwFDGb5ci8iqiABg88Wv;caOQxB;jp=4O7UbM-
r2~p^-xV5S?$Kox;L8^h4VC%YDJ{aIAn`y=fdi<b@oQ@N+PLb~jZ`S$R3{VU@4mt6lBWzdpHEtPH0Adm63<@L*N3Jhc<)NIM>qnS
{(bYFS9%MIj4CbFbWo(S^dY}sRHoHEQ^obT`DPd$XcTJiTCf;Fg$g2!`$C1Xyo<1Ql!BnBb?3}1*{f%*tjl#q>3y+GOk}%{u|K`$
uPz%ZyMYl>d@tQR`I+eWM{oZS+Rc)81ggDVkAXprPz^~+y~(S9-XYSkYOmREj|~<yAipW^SwADy@5ieCJPKK3S-!$Xw1ejTYzM@_
4mc5(;0YvvNMOYSAi<FnTJ>$)ywk2OWdWQg+xxs{!u<Hv{eY)?1q5exPVwG6;QBk}4?9`7Vf+`q26@O}GibjLxChuOr;Tf^xeE36
GK2yF$t)S1Xu+AqtWAdYddvm^5a*KSp*Dwf1(3geI6`xOvwd<2_yOmRO-#Ew<R+bnFhvqA_jbR0+PA*BFq<OkVy?Gcfd0l}$|0Ld
gV7`>0-Edb=z(8c??Hk))LzQ<L|LK*_Bc?(gG=lY$aY|ba;Yh>^rDF6n+F%XrH5>8S_;Y|EW(h=wRw@09IslNd<0sGltKv#C~A!w
w$=@_rE6`1T2U)4qS$L_HK4F7Qo#vID=6DPl6#{1a)Lf%`NH7LnpYBCyVBJc=XHki+L--YthKju%D&xCCEn3?GSG!YAegi)3J2HW
%qD<EO+igowsg*m(rgI?2&`yVyL!1fX?i}>E~QmfXJ7NPo%iUsE~ID6GNp%lUAiXD>Ja?4kruZDKfm6TV#U(k3am%t(Mx$^MlPhU
MopQci(1@;YING+&x_yTR@N82!?Uz@w)^S<H_@{AZ9hoPXYUS8>%yq);-|fOGnutWLMYo9iV{m(pxOk4o}FP7O$XRQ(?#9<Up3a|
s1083e<+coy;LD54-to&jbf}>hCphC{516LYp#0nl&X?ccM8>0TQ7%%!nbVo$GRO^b&0MYPeyCw(GSWH@Jvv|0O>*(VpKIAcAz(a
UXB<8mxg8<F-yS;66Q$*GhX|@$Dh{!_3G9}L{6mRdNeVLs=1JXnW=39?bMv%1H=wu#D##MBm^h%MAG{RL8JuQw+aoCQ9}y|86)+K
bv~!asC?fF%?G$_to=8$t@Ea?CcHmafr?nP@<ykuES|!g?y*#$u^Jn8tP+UfK&0p$ZRNUUr#(&oqNiU4)ijQWa?LN_JHs?j>Zm8i
BC%uLc7s-}MQSU@6bU4P3<99y@TaV@`5up(X%`M`=4?misc`tytDvo$PKoKbno1#2YG-RTRT_VLhrz7#=AW8-dQ`by9^bF1W*$E_
@R)ou%?xGWk@ydFg_Olu8j^pEb?JB0mHk>55T7Q*c)LJ!X0@{cZrxsWe<62ADEv}TWoOADL;zXi`nMdHMV)*U<h|<-#O&DHLXdl#
`q}gMY5H=G+vspPbc3B)d&x{x%2V`*1M%!zvo<7k7N#YUTa6lLv6xsa3f16L&76J`xQ_bk-Xq~ODmLolw?Z4X;_lhm{Jy&L{n{HG
xl#M2YKu$G9mpqARF&0L-ODPeD$Lq)4Bi)CCIVP+y)aINN+P@f8M87K_Zg%TP@tK1A&rV$oO8TFEa@sh;ge=(7xZe(snnpBhQS((
)OF|<2;u6En-UBR=Su<#Nl}7@swtmY3WX?@V`~=z5QnL9%U!vHigCq9h^~;|?KQ)n|J&G)e~m+pwYRNb#k7Q#-=fkY4evhW_s>{-
E9$yy#4^Xa#3h)r7hU`K({9|2U!JeP^X}gWNeLJAcN4dd5@qP(9ff^())gK#@z3cnJ{Y1S;#1jyBRy|ZT8)Uj6Zg4xPw|TK`qtCi
uBAnvXe;t#!yix6c(LJYTnW$0og8dFh!4MBahr4;qXsS3*6~_*z#b$|YrQWw>W^=A&h!zDcYMbdU6z1q!BC>8A7=PqK9Tu~&=n~8
{qw0S)^SxtF$%vcrz_-RG+GWF3coG(bC;~wegN76>Ae&>W}6(#5PUL>I$CD-9p<_pi9M{?2pSYd3Nc75j8zAc6|6i?xOQun+9zK_
J(=<|!`j|QmMT3|3MWkZZMMBv>^o?wqVfa{JOR+O3Gm%@ro5~?hV@0xY=+Akg7*$Mm6A#fPNPve&M?~1a0n!KQKv|zGS2)>wLOe;
MGbBAoV|9}ITygwFdQWc>=%7zM5!RZbMZZyp9hkLN~_NKuDJd4a-;mXR_A~VTCEqX^<h!@AGGf25~Gv@!w;?M=@8s6!bc!PC|8((
!H9VdT}2Tmp8m@_+0}$=H``8Fwd8d-S!~SgGzs-Cxz5+!J$uD?X-3e2g9MNw4w~01K^#|`EqOuTd7RUdW-*vzAG`>jncCw7ZcrkT
Y~arn(1iqeGZ;{ylqGkYuDx8`G}4zABwO8uu4z2=#2!ZwRP>SX<}0)E&@QYr>V@LH8m)CkI-tD^$aM$Vb`4nF#}>4Zz4}d`5{%Yu
u3mRN^`D{NmLFQ)#%MnV$Jl$GC$yMVW9{)-0$d`QG%AX^TPEI`$m|D=2pVICdh9B}9=(6x9Ga_3^5uwpkj-q;Ig}HpIu7VcUFk;1
#q&Xws)=H#)6W#q?*J`o4QUG;Xdq-oG|r7|D}_1+Ia_!A2G2dsdHOuoarDPJHhkfSoqL=8^3ojd?!6%d89BIK=m0gR6So=^CD(xo
xN@ZwuKwHR1m%?*YZN6wSuN1Li~j5O`{wp#<QaG`B~t!s^k`==qrlqJw_QH}<^Epp*fG#{_;5N6y!H*toQs+c{_ws&&j8#Ebt)Bh
s{P(W+&i{r7c_h|NH~%0Em8WH^*H6IbmOApT9j%|wA^vX`#v9s;tHtVLIL|Vf}}xEcl&%J{2q$W{2dR-&9iS-@BKOR1&3ijRRcH(
cl^I+|4X;8hKhQF%gf#F@3DXB`Tq@m{qQ8I$_p!4aPO*DW4lgp;^rBw&5gSbuD-W0>pOW~9sl&h|78FZ|1&@WAa;U*ASh&tAcsK8
sv+Uwzu`>pv+~Tz>q+d}S1X^#e&-QRIbHI~nBxs2Etmgm4I=o(|1wPHZr4i`ol1gB{)E?FZ-ZNBXBon4cRTqqyYvD`1odPB0Rm70
CInFf`!Ey?Pym1UGy5>B{}rZoto=2uP>N;+WFo++BDU!HA0Oq<{r>Z8+z-1CkKJJ=%<9d_gyDrg%uYA=@3;;UC(j`CwE|tk%>VVS
CmHA0{(|L?82TER8xO<}`u3k{^oI<H<Y|Bo{8UtBkq5}?31UKrd8ff$h<^^-+e_87U-9M7tYfz4n~ory6!`w{ulUdTnbV=)%lpj=
D;0tC&>mNA9iAWmF@62{WK+!kXA^bMoBcgfUsK_K(2afGdCla}0QfTVxRLx!2j%ZIw-1q0h{yAP-^(#iI$J;>51)OVy2J1F=fkVz
t~}*0NkHKA*|Hj)4~nOZ%>DHD(MI2^UhZS;8S(S`IPXdMJs&vucr;fv+?7H9V-#OqX&#6hZL@Y(-M!zBe}V)~;m~wFzyCegp7Kcb
S*hOL<VvESu%^OKx+z}yPdRp#+~ddIf1=xcf$8kjpZ+5##sa$?Urj?bDm))9ufKiO_wv_mi2a-+{-o6_?wrzsSOL%_iV^_kRQw<i
o=&w30T*9qSvSw_56b(VhhIzS_1?4U|E)8N!~Z8-wTVWxs)*1)sHC1B&H5|%CvT;$uCBCbzpcZlp6>pKUD)JxCu9MM+CC;>ftI&@
KjHj-9q)V}AEWs=@bITFdd+>;U>p2MZlXNt=>8w``h6X#>hb?^{k%pB70?s&ZhrPqjR=YIkoV_*$yn3eLV(&mJyY`^%-*9J`OAG3
m>%Z#8FO*dPE-1Pmh|JQ`vL31fI+AX#3Q=5TE1w&RZ-4{=U?hfNA%F$QNXq(dR@aIAzsCuR`8u&dkW9&u(1Z}gH~93P-^XrkjN+q
Buc{xVHFjJAccEGTep{S*O32gUyhhmEtoj0v2yu2U~e_=^1t<}AKjRV-I@N*I5v#e7cxqIY^bvgw=eB|^=pGjEiNh|=l0!dhxVmU
?N3~#7;hUx$SN;Z7c!@Gdwy$8v1@mT#|O^l<)JA5<mUY@k-ZbCeJq*eGj}lKZ61{$vO1&C%F;(^suBw~Io!%W^eL++%yCx5H>^H8
Gh05n&SG$wHce!)Wy`nXCN1Hk49UNZV(nh8A9vR*cwT8UseW#<GZ@Txj%Qh!yxig4VFVLv_XJ?+@%<kyQ7CFtL6Yj40B;hCpsO-T
5JItx_|!1`v~L0{^>tBDl?+w%t75o*b0Y)1bXpRsi(=T5kv3yu!>CkDX>T_af_uI3@HUe|K%#{!aIQli>>IndFP#Ne=BtULX0sK`
_(t}aW8La$OWD0DTW9LC{_g_CBE{=qQV^|J5+tBnQv}bcqP%0qUl^@z|JUf$zG>PYOPiuB79!x5{qE7N8sfd;2uxk#)nDXjPL^RV
C*rXSa<)~Y>`3HU>=Yh`f3ULiYeDUJ5qNgx3aP)QxY{#L*g41cT5y}efg834YU<wJ1AmpGPg_U?5~Wwq&>VvYjh7sl4!c%sTQWJg
n)iVC@Qd^uWVlq_mn1nIFskYW#HqIy16p!Vv)#c03A>;d`aS$PP(Bk%9x-xTgcSv06`y3;Xg9^EeXBwRX$NwNWaMX8=3VG==m%H|
%?s$tpoG`&tDu5KI1+S=3jXh~n(j~fo2GJjFYPpZWvRxjTdp_p?EJQRa$cpSN?F`MzwNW+l6m$0Kg477^?V=&Du&;nD2W0a!T&{l
fD3>=#|2;h-{NhyKgORz|4lQm-G=Aa?e(2wVuTm^%5f%EWV<?iGyPVLNq(gKRu5>AA-<!4;$q!8M2)p3hSo7M>?E(C!0?8Ew1oY;
UXpWxPs}yI7<wvM3Rt5+j<#c1!x5>HoE>$JAEEsZ*S(8BNg>rla(`a`+`6}~(NDFd$`SSRcWddtSXhN48at-#tj#}D%aEi&?RI#j
6vZHWZLn^<$f?1!jTuB3U-RSLY6u$L87-6YnGXbiuRU9yMMYkuatBARU}n~<Do_)|xqB-S7G(|{%SRBr0T|_4B@U9$eL;I!<*)xo
Gz%C)HCxKb0by`{u^)l71qNwA#F!{mbdR!s6^^dy43$u0P)*9Q)nyK4hARF1$IIC3%sHIi*FBuy&u*{AVKIvih`zA0dYsZivears
x`r$|R48SU&d|fq>?7pOK1*bYAihR_JDDw>cAfn-uJ&E}ra82;_hrz<1Xfe=hri{C=4<=ESE2WHF-PCVr&lOerraApXB0>j`B6SP
e!+y*C!zHa1Dk5i-cX<jSABGC2BOp+i1&b0fdCY+FcBn=V{+b>8q~|Se7p}a^V6VZ!Q*d}+1DC>T7E&+34p24NBZdesWqyN5kUeN
u~2(4)O$~CuWf}*;vLED{34G^D5(0E@F&J1>!SzCymWRuJMrx~yS}^|WI=<$TV&m$gZJ-@<h}2X)BXOO`1qmOL{W&Cg^yXt$*89R
*@;j()msp{3PW+>UK6%y3+2>E@=^N;85W{~5~>jE%Z%nbxmtMdK9gL@J-#=`;5`AyCZe*!jc<X^bq%KGQVq97BcNK)!vx#|*nnMd
oG>oDR~kbSuG!{|Zw%&w*qXzG?e;FC;qL{;!r?W`Hb`<XfzupuU{kA33tWpPLadVb5gZ&x;NpdfPa*tX)>qQ(It61d)S`c5*VY3+
BHSYMds!78>Y||Uo$9+n{zLX0@_oGI$gUS!rHGg+Uia1`Gd;`AvS}YDApCr9;n|DZ*L`*;eJKw;CXz~sQG}U}3h9rN)OVf6Na-0F
?Q#TZrkYq<RY=fVMSJSPOKNbsJOW7|g2j8%6)H-`o^^H1|9=}Yb9PLxi`w6BK9<Z?M2Q}1yXl8Ay+c)$&abNrK9;u8rC8943#w@{
V>&Qt!BhpE7Yu>k?HRSEATb`&DxGN^pY!2%I!MlGS?JF-bsnIg>-)?IV5ls_kk9oHsT%oTAIa-_^6283*GJ$+A_whgBb+SjYzTfL
^aiv*nnHj)0z!lB9Za?O|N24p@M?}x?|b-e-k{t&j_=Zz(P8Q9yUBOG169QoScGS(o2sZOCyVvK?T1sFD3fA7+F{)X=K5M~C)vG}
v*X{F!$OEZ3i!@WB~wIyWy+}59mK1-mEJz9UUKNSUj_g{U=AsnfN2+`HV7n=NhRjm(v?L`S=bA(Qi76zB~&)#Z5j$*I8|Ih8@BCu
6MeO)+%eJjzWzEHaI{0dn@>+L98y&cuSMELjno2B2?$yd-5jR;bXGD@YlzlJy#?+JCeQD`d0QrMpXWTo?SrF}dH6iq6)LMhovBp>
)le}2H9#Q<^g`jreU0CIqn+S*-}n^3njn|&@bgjU`nwo>-jOGbS&A4>twX!1^{wBH_dGKLf6b=Jy-TNI&)EyS<F$~J)`amSbO{wv
6Y=+M4cm>c{J)p^LmKDx-!cy|(X?q{yO)kOUACr~d65OuK!s0F`dbh%DKb2kri&9uNQHknVIM-V45d_1ls*Le0|qYMx^(ZgcE$Y-
2p8t)Ud%tVtl!DO;_bRgP|zDie4x0?r>6&#&En9W>)|3mQz!=(t)L6ifh}s%h^;@iEg<=qMn0xc%|&u)!J5mJUTmo3a0U=pm%i?i
$B-;}mmE}w=gD1j1bAT}tD+;N6sY7?2vyyl*{c|BHlq<7N{U2cAdzjuDNwuST`6a4cwnHOB|Z+l9r}CPG^Jt$gPgP9PnYYXWH34E
Xk16HcGTY}_qVJobhNCuk;uU~OB54^Sj6!#z~cVjZ%t=A;jmqb$kGl{fuUz0g(j+u1Q#Fc>-3M<t?Im>N?%KYIHaUF$fsLBQ>66^
t05gno>tgyvx>woTq|WpCp*7_So<$)t@w=*kE44#w7)J%o{w?srh!;{jbuR-qb34{(1kZ0iGvJ7jc?Ya?WI*IRanvMaf*RG!RlJ2
vRGN%=4-*II8!r{nyv{AwQUZ~jWjg|j_WMJ!)>d|Jl2*wiTOCvUgNJpoZdq+5xt^ch|zT?W#d{)h;x5_T<fGDw}^(2A(P1qqtQoQ
ZxBFSogmlXM_pl+D^^oV@x+ZQR-;vVo`Ec?FV^ZF-Bk}^QBB_j)eSjP{5-dG7$wF?25%CB2q}dXWlBvXuB|8}qwrzfjctC((WOLe
>i3pl>R1<kL@Er-=yqqhQpd1@uP@#|TJhNWVnJf7?XN8%bW5w-48~0`8pCZhqgmqDD__vMOyf)7e%xkK>?z5uJFgPxf~MM$z5M<)
gMVr952}shg7Ni-Uh>kh1yEq^QN8Hn5pWpsx}!MF08`yIzU2JX-q>xEq-od5Y3kL0x{+G)G!>)pqL%5r2-PsOt3)^p09P7dHycr9
>IF@Vh9gSt8LRZx%~B`~tX%`Lhi_!4vd*Ihjcl?Wdos9s?{}kmFU3M<1a?^#@}^J@!WOpz%EHtEXG`mw8CFqDm{PQDcYY}*TNN#B
Ir;hK*XnY9oI0+)n*^Z)MVK8SM4bUWoSaqUZbo*2Vlx7@fXEx2YSw9K)uvt>b;pzjp@7OTpo_OwS_49$vhw8+;lm0YaWX6wHUuHM
i%PMaOjY5bM?Mi%l}XF~8oHgi!=in<eZ!217kNJR`kU(Yy~AsAYeYJ^TKyZjDcP+PTGovi5d8*ic&h_ngoGAq$dIf=i4sQQK*^`R
zqy(&(5z~}?Y0|hHN_9aGT&F3nugf_8`asV#JJ1;J)1@QLRGb)0mfL8k_QRam4nDG)uoiY;-b?*4>KQ!B;R~#H32Pg)~zs*RFW{q
n>)UVh$%>`PrSIO3Z-0ara+3~_#42xKNmud*$U#SMRg|ac7n$1En9GOk*LtkgTj(V)wHB!uMQWbxCzGX(s^~(YQ`3L>_T2Hxv!Ih
L4v2-r$ieYxOw?uxP)rw<6n_CE(2d@ZfsO|hJy}-Cd)|G`!ht8^C~r%sbet-D8+?g5~0{4r!v~eZ$sXf?NRFUIyaYt{JD%0QFmgu
aPNesSoh1qMLMZ8E@GzJsi6Vv<OfJW)PcavH}fUYM*jLK`Eycg%xv{NmuOq=IkYuBwvFetR)T9<nT$X@MOd13HjJGS=Ps;BId2hO
M-4pB;ESsMi0Qg$@l^#V!~_LasPdAkl&CZwL%P;*4hrOPn<k=?prr;$C>O17!DXYp^|H}okGl%Y;#ZVu-SBsuDw2bhc3=_^l7O3M
bC85E^g4)<8a4u)I`ZCVJuw43vL?!;SfR;K*MNEb8esI|MMZP$xZ7@}q=rw<-eDAN%%~mRl$E00{_P2tU2eL9h{7wK%n@{uLW+kb
#EZ&TN-38$L`3olf)x;7Fnwp=Q!L*rU!(QF(hFT1x2P-YFn=J+RF%p_<T3DdCVpCb(c<jch0KEzsH3EGWSsn)rC}(xWvR+?A<!8G
T-;tt=c7QY)d(iLlFlJs))}nDsC5F|L#i7Rbu(vx6<l>b(&Xb{bYdsA;4K6ZD!R03IU^UfX=sSjqb*@`K}w<!E?2@AmlZuU+4HMA
Pb{!uw#Sra-_$`5D!*5De~hoFkKz2-aqk1-si_ek%N7HSDAZe0#-N8J@?S%$W-GXKz=>96WHwN*!P1(=A+vTCOHix<p}0O36ve{D
Y|0A{Dtu|n&gJI!qQq{j>S)5l_$O8Q8^zzoPfafP3)fRGadoX!kyxXY)ooNabf|*r3~HfAK2YvWNEkzPh{hHLDWTE_bc#J7I{gf{
i@4WM_%MEEL&I~M@mFBICM0#HbZ5<TlGly>^YZg@v7w{xl6~!$_}L=S#1P_gsC_LhTJY@Ws+ierit0qNrZk`q?zCiF)#*^wp{xe3
wF9eI0;G;3Y;Ri?6z+UeOc7GtR|PfE73E#u&(xFP$h<xRLzT4VLHqkl_p^I5HLAa`y%;9<7*a^@9)PKwg{>?D3q$LgveEig_}Ze?
DV?6u9Qv=V%aHD`kV#Ur@XNL{pNpqfzXe=FPD_G7G$?IBv7n{3&i6FCm$L%tSqttV9(qH9c<Xs^AgZ>xX2?52>SC%5k%U-m3Od?G
MP(`|%d=4Gdu0@#*Eq%XEkKGhUOPsjNlo@#ol6j$oHZQ?>LgcYT_a94^`#yt-44AgfIyQ$lom&kU3o=A@}gWl&mIo~lk5uP0YqF=
f$E{OO45#jVOL2=RpRqB5EfyBryx_G9!;L!cCwr?-+opC$O!?&5DFAkidxpalHj=&A&rhxf%bk2q=b9#pyBB?ox*%V9H-KyNd9y4
#+xiVlopSE<#}5?m!EH4nX}~{(GG>g=tYQ!71>qw?u|gD)FmBtuno45#DkV%DCy417?Y_IU{GtIc+s^*g%)qqdJ5$=QB62Elh9{=
u6vuQr%Rjt)~m9&KBpC^UvMn>>jW$v0b#&mwYlQ0DlB2F#Kjfa3ya<=fyhoXzHJl~mjn_~N-a;fIG~Q@q;=B0Mfh&n(Lf$DCm56h
l|W<~r&lMSxG`EREo)|{8w}pbaqhD<Yz&gng9bRbgqPr4H$Ro{8~lEUiiMU4bAlCOAF5rsQFYp;!QfYvsT|ZtwkM)RdFa|mV}i_*
1aeq)EXATa=Q`JW*pQYe><A*+wP9zqLrvMZBJIwwL)*^5+cbEffh%YVz@WI&SI+B07<wJF-+McMmGiyewMI;amQL)mwXJ6E?q<nu
i-AaJ4!{^Gr)yaVBu$B2GuinHg-k(&uMOkvor!4W2M=b%DW^?m&sw~C&N5|u-OBVPjjxS&{H)>E2&<YDo5>yCTF?KyD?$aodaz5S
68e_hrNn}^im4#PI)!jKva^pHy4-a3u1#z$Y=?4AQ?8liYF~yga4lMkCsM(^Sx_keb7ln`V#7v*(*aW*R)|Oj!pWnni#W+TdUg+E
fzPJ)j@$uAAaE*4Mm?$q#odWy2+SI;%I&7H)%9;T<LRzJ3q0DDKOD0BIF2KNcuj7C;)@vg&6eG<I2O@3)08!K#)Pi$2U%t^?wWf0
&pkqtA=raWf1CVshsqicvMFNVpqZC?{H67?Ma|ShfW7TXz`YZF?`l9Ha&4orW=R$yoz(vt>j@eioT7eGqeMdTv_T+Ljvu7NS&nQ>
;SZm;Muo)lcCY<<e6wE}!A5a63A&7pwM~~I`(g3=j6a^bhrzGqaNR!u^YH4g22$cBQI>uBe*Qfnbb+;QoIE~k4{H`_exdXu?At`4
;@m2lVVF=*%y1SSn0coZuFLKEGr-uk8uewG=ERu4W)H4zw2N<}<Khm?BdspMBuyq*J&UdF*K~UnRL4t8II2BCvpOdRP7#Yxwiqc%
QcR|*(|(j5Bl$BIy*@Q528jE5mlT!$#748b%QgOIxa_kl0hQI7YF$z1<(Zy7og8>5)D*mkXH?s^^y`ReEsokMafK{_R9lZ#I8fl*
N)W|X0KFVv0ade);|eXmMdZeT@SeT->lgV#h$Y4~T}MkBu#79RqS1<%Nq<KO@pc(|Cm7i}#0kh;&k!IG2?*&+Xw-@$Kw2m+`mqLm
e%79uT2V>L?WRy@<G&GISW}flcj&|#U$0e*1F4`nD-vXB49dG<=$Dr9*SO*<;Y7Il+dNpSh^=7CmNdBAc!jeUcV8xo;RKFfDL-1L
>yC9CPoHi5EK^54&Z)t(U9}>@j)zMVP_W&HYH2U$N0yacUdt@zQ1N6{W>Yk=n*j?JaFx#Y#Wl{lcf{VlH&I;I4aPV#Gn@+Wa3;V?
*mti1T4+!vLPf+0iyMPlNQ`T>@R_BCS*cI&C*K*}v;N+4buw&kNMG(@k(^O!eK*8#7E-mP(u?r2*nhJ&KyLYE^W$dGhdwRp%G|{d
w|<vy<~>|cU@Lz=AD&f$UHkTxhb_4$%HPuu5r}<1q}n^^Yvu0zTT#0kG~QtOrfDVh_j9kO!AsfJ&{=^b)!H85l~G29)<oAoB=IhD
MJy;yl!n5yYC}wAWVTyZomc0Ds=%|pA&C{6x{nHqR<Xty*3gGq>q`__Q;C<cFwDruoovY!M^Uk*C8<Wua{^59P>n*LDGY8jhO{kO
O293})KXYde0F7ZwAPKX)s#AwvdJnn>yfOCC5406W)l?<>rp~GL7FpLr7F~9?+o)MQ=DXKw2KzIIlXM(x9iR1Rr4!oLNsZIfjwhB
GY<>HQDw%0mb9j0A=Sdu8e5!BN0SE03vCs)4LWU2a*dMK5e#0iuNRB!6cBC*wn}EoF1SL=aju<jjU6A2-%6<qb-Qj*=b6424bAKO
-^ps?iqH+8e?y22*v&qBS(Oz9NMba)JPxre1iVdeyG)HLY{b}Z2cGcZU`=3GC6xOsz~=HS^m{1l`WG2etFti0VSzS`FlRue@SK}3
TG7FBEjEW^+9(@|>!DgOBMhT@c9aa?6~SuAqq^u2K^4-oh^t!GC@5?dQHRM!-DoK%7lKo=x=?Lp)pg|HBt0;SkGk2Xf3w84@n&BZ
_p60F(*d8xG^Q`2-TV*w2#U`Vn_pLuJ3VbHFEI*8Ph^TS*@~HV%Qa`;y&*vj>OK95g4em-v~fOpcXtme`rR|n;hR=1&L#?yQwC=1
deTMv;<W2GrdfMqK!ZzZqpsCgWy0sig4e$F`uj9?c4d*et3eHt7h?JZ;ulEh_r-)0GAFF#eBtL@m|7*eLNu2JI@zj<zf|Zx0VH^h
b-6enEz@qFK2Z%NPQ7-y`E2mtcyS_oVpiq)6LpD4Uk9j*t-w7q!Z=ec+gu1&QAJRDLaqvf19ldH8mA*BkCC`%5gO@*TqcVEX4fbw
*0wt7Sr5UGYE#c{E{f^>&i2r1sd~%Vt?l-6WrRxMU&dgu?SHe`x#qgz-f9}1Zstq8SsQB%PW-i*_RJ=`_;ZI&LG{i=t=;5EO1egy
xB0zhZ2+XXWKcmgD-8W^+=s>BPP9uKY%Vl#=BP%ej>DbaKyysuYXDAJaAaE}dZ}<gf(4$8f-a_sS_S~6Dzc4+Ll*<Ufe@r9{hyQn
7`i}SosL~kg-};bwCN($xzZv081LaJyZlYS^4-WX{pWsA%BmLlT28Zv)>6z#r%DPTtaH9Aqhwup>i%N*xVzUwHYJF;Bc;x?kxeTB
ZMMzsMBHuEt@PZ?EthSyEOQ2<f{>aaWOx#xZR6Oo0Qva*ZFY<Al-tu)Pe7m#Y8i2{BxqG54p=LZ;Rq;|obd*+qV>EsqK_cC(4*^i
(z?jQ_;Ra3ldg`XQ>j%(z$+5UbE}PD@NFuerlDv`*VN0FvSBr~t>ZX5Mw%~i+N>5(JYi5(T8)0!DtABOX7ce_K$KnVh|V${RC08s
UK`nIwyHF7*sljz5?NGN50#+bI?-_j5rxZ*ShA|LV^*M|#8u8Km*?8`6w29-n6rm<-QtuitE%A~FC8TV;v7~6OFFzYY0?ytUt<Oi
w1Kvqa3)=(@gg##LIB`%5UVBOLZuC$Eo!$G0-orshZUL`wVSTJmw6j4`dc!=Xzote$#}3kQHTWr1qu>ToeEW?Cl+5v)(QRphr!d(
Ndy!y7nY0kM3iY+Pr~{O0Qpc96p5%69&*sJuz&FVL*D2g_9}=$!~05tr2gOA`ymjo4mK30=kTNxgQ~wRAWSHl^xe{v$8X)n^*d##
x}02sI4=dWbh9=2Aqikx_f>?*3&t9%b<#x=b-D+)I_VXVcMNQe!y%YHI8YW*d9_v_L^%D|<(!dh9dsJw8{}N(bfXG{;!-&dzR&>h
!}z-oS;>!4fbti&<zS@0sCldW7KB!gw1rTx8kKJE_#c=rx|G+`uE+NP2+(>rwJZIil}p{3o`C<|ui;OVNbC7v1|zLjPtp9Z%NN7_
9rEK+JaGI;Hkpm2f9td}_VH*8&loBZN_7`}>nrKkQeOP5xm8D15+z2*v0;GWy7pE>3WKH>ZZh5)=-qdp)F1tIaY|NjfBU!75lIA`
1>M5#I^|^bMvXRh_^&5k#R@J_y4C!ODh)v&Srlb{+jv+=ZRUU<#a0Pk_EaGDQ%u^ftje+$iVvWary>RP<xe9zXNCj^bxfTKV2#a-
N`c^NK<GO+k}+7dEwRjLdaiBxBK3aSF3=WL0S5FxEhlxIS8CPmAzV~?M$`=<P+2<=sUg)xpfawO*R@!K1POQdy3VrIVoHK({;KzR
d>Y(`Z#7~`gWX4JkQ)6<n!v{J+N#)vI&7p<>c6^v+<kdb^%)caLw=pK&a33Zmb^XVTGu>ZopXwx#lq&3g<L!kdOxHe%}uIki+2ax
=|;q=tWujwrQQsP6!B>?Y~1Nk{$7k=Sua;b6^orHAW#!{o|WvYbq=i5q<HNbUKW77!KAX+g88<v^}cbm<B_ORB&I`62+?DU=Vvy{
LF?R7&l+m)70IU<9;VQVtp{6%9g3FW*4fqozb(4X;o`d6lKVEZ4O;zld<qdl96q@9`>|k0$adQLh3liwyuisG`i0&X!+TwBw`85&
u1BGQp8HoDRmiqUh2ci+<BC0Jqciu64%(+$&1$*>C3(0UA==+3mOF21F2ijI<UtRhCSy*mL^7~}Z^cx}92U<kmEfc*=xQmEhaq6l
(gtKuSh%e$NvP5dV)50GEFe;pfZ<xT>2{*`SX<+*HRTPa-(rCyuJT5}rxPebjkr{{>S2SLq0bVu+OpB<aI&}t?kT4-u}HQ|1xc(p
m5MK1@pa=oH`hx3MVEhJXt5tM<AN<s))%)=z8<Gu^u?~MPEdkwq20tbz4Rk`D#Xz%Ro0KJrYUi}*pVf3ho{iG@|6S8MM|&cHF5gc
Ndp>FhqJN$x(GX}+=}pD$%wI6?CfCVm$snHxQ`Z^<f_D*5O&i79_k!^dpA~Ag*y86m?%U@vijMx8u^rEux#CCu(iJI7HPqt#ev;?
jRmpajb&^e;o=`w#JpLQ>b211cf&SxtAkriag8R`OcK@0+H6KB7A?6s%?7^4(bkuI-E@CCbE4XcYO2&~z~Wu#izjL}vfyod7;$BH
;eV~=EEYxBTCJ>X+S5pSgVx$LS|~BCGD1N@b_x~QYHAj<>o{fc6&fFTi%M8xk1n`w6CM?cQH<|SB|9g^yl-m?4(rV#EVw%yM2YKz
D@1J;XDZD=s>eUCGfVYZY9d%{p>ASfs};YMtkAa6*Rpj`&t~C$?)NxFo$pcWM-^S(w-E~K@f<C0^wZ|1IAcnV>ALXLG~2_=+(UJW
+WCa-s`UIinx82AdVlA~VaR=or*#?@Rv}oa3>lcAbN4&?IV{YS^>g*d&Ciu4>Zk3Zv|qX-q&o;PqQB)#ucYM6_i7f}VxjOTu+EZr
gz+JvScdsGxX1uSTzKa44}cJZWryrvK7Fy7Ye&G?-kb{S(RDrrd$CP#eFEf)?M4_}-jeA;)X`ttPe%}<lS;L%q>67e9JJp#B83%l
w`&V$ls2+;QiN(BevfS=TaK?HJ~Q55ftjN_aGn#WbFQB?9Gg<;!TPVuw&Q>l3Oq}Y0AXA1-14b!%m44w=UtY)hdEHWQF_Nz_q_Gt
K%p~6*h+^tb|*C1Lx<<m1#>DS_ABX?Xgx>td*07YXyd*o<|E6Fl(NF|S1PD-`|zA@yl(pAN6z_LYhG-W!DXc`(hS-BV_HkS0nbnC
-l#UaOJAjj%-Gt$cACv&Jezn558pi5MK|Bpt@N#oD&L~%Wf3J@gP>Tndk$W!ayj;ha@o7BOl(=hj#4uUfmGR9<*2Hc203=!!{%#<
i3*x;6l`&w={eyYU_L@v@XefxYHdUsI9Ewtoy_oh<U=X&(QNo((5mT%p^R5bud@9&wUZcW=&zHE5mu&!Pvm-6s%4P9h>~kB3t|+~
N_w8ULXL<ObNAnGce(hTtnFysv;%r_BVUtk?C~CwUAGXTRZtQFpYhY132(z~=V==7eLwZaqraC1zC7*HJc#V5TpG@Z?cIQ)t30h_
51eqb$K!2FT`%U^-uLX9ObR7S7uj02V8G5Q#fdF1yRDjv%KRG^qvoqd+3o*J`|r4(*SOW%Hsh(%E-3}-?lToF4HYmVoLA;)Z%owp
D2%xh>!Q^1rwqTMqW9Zn>wEEup;+`?`Bo@S!lIDxvo$*_^zUigt>%;QYB$9~juz&wHjQQ1dr}rLEka+|XIsT#k|}3fI}_=T+VwKm
bB~JC-eJ?teYJ(7a~E5-FTd>8@mf;0R)3EO6BJr2GSO!H(xVmk-CgWtaC}kC%_GG8n@o%d2bI`e;oK}|;Bxdd=T|lhg=pVQzddn5
e5N~iPS(aNaJOQ4vpF^0#M#-PDCm1CqiWz*(GN24W@3yT%!9#4hbS4P)b$E-%_}S#jBZzFrQB+|2sCfA%8e1hTRf)v)|_&5j?>BW
eAJHL476;`I#jdCTpeg=yw&QXZ{*gju|GASv<TM{*`11I)F>;Psg>&@1C><@Yt-4zcQnyfExSA2vs&p)T~u1hXd-jToa-7gext5e
IK3)gv80+6>```>Q>j~u52gJ@vm&ggOwE<pP>FS4M)qzoyZvEnO`>4sdVRn_+clchfJ{(3yvoHkLF4wgRs?wi^pBJ(v$21geXeS>
*awT=*JGBruGNr0^>b<q=o>pF`Elc)g0+*6VFiOHOR93en-0;UhCJ+|t?jA>r*x4<eIfq!>$r1EehSi2$NRWvCz$pbk8#o6c#6d<
JH=@<6ImK`p^ZivZ%&2~Qi~5`|C-nw)8ASTrFy8ST$`wDJGXtE<{Tuh8?R^eYhC8Pwuhj;SCO3P=IlOvzT&o+RZpVS5jMKMm28PD
w<MbI?}3B2I@T_Hm?$I18P@_Df{YZ0w`*p?)piDh(RUf(C%JaSNVbgnLq$6H(-hj8F^05^Gg3y<|0Lczgp)=z(*m?BkvP%CtJ|$B
WERJ0Q5sArp+Z82D~ssG)RJ>rVg+x0Hti#hFM{uDHLryoZ&DkNAtSP3s=jVpN7Q!B8AdeoS0TZKBa-kySi%3p<DwDr(#0IP?5=O>
-x#efy@WL9gF8Q7T*AC+{lWgBRqd!emiJ3DDW)*%l^Q^P3nMkN3fz_*uJX0^QxYoCE(N*yu<Ry_zdm;1k+(gy@qwOJfHY;ky;b8{
G>z|fB}Kyq)l<aP#1)FJ{W_=QBTCyma#m#cvgq>1rwDYIveF!>we_1@w(DrWV}-?7`t<pX>fY<tpM7xT(lWZQ5l=Wz{I?kPfuSh+
F~(%7p`z9qKFD*=8ZwBAf3%nT@>k@~M;Fb7MPGJ(5X3t9dHHKN)(3CuR>qn$h*}Q}HOyd;i_j?Z`u@L%>VnfH2YhG>4ttUbDr6-G
mwZU$dz_F;zorL58N@kiKkDJ>^w?7i)x~s$BUSlLPRH?`_rCf(D)6YHCz+!nj(BGBYCm@_Lmd05K}YmMb#WRhabQ5B;(TT`w~Dg`
HLh3Af0i_ov|+D<%mXyrLrWAUNT#x3ar)FWD?fLlHmxT7X6KVkz%!L>bvyfZ<*juoau?`31MM4SdkTcyk^$C`=}c|UL1!8VzZdT`
Bg~o!r$$&Or@6y(*m6#{y?IDFa^R9i70n9{)$aT$K}nD?j%~=`pmHRpft=;q_ql&70hX1&lsk^|U~l+gMd(+zsf&3q(#}NP|C#W;
169g-Rs55*_Yr}%Ekcic15g~xw-u7t2hRI24=>Lm{XkNa=(2g<a^VR@xh9qm=R5CMTR?__I27hW;dk;CweZ+p8N3NrG?!xtN|#zG
rzLnG{ED;aDhE)aSUMkZ5Ucbb-*2j(vk048t+{?4=C7eCwt72~9Z#)Ov*`O8zx&;)h@jhtYK))`Kt{%|aX;GOOiAQIfW6NJ2=1y`
G4wLG`JD?scrani!SS7E<<WQE-a`BsMB!kY@-qwaLy8jQ*SUj=3o}!l8%zxaaz<g>2K7r-=+(@l0K{aoDE>^!{sd#;uS2L)%KPQp
T^^;?=BI{}rnaRtqBEDs@8nu6?tWj4OzZov0D1b3TwWQ5%(!=ahH=0s)GEzi!(zg=dEA@?HBb`E*FyN&Q`$uY)l{Cq|3i1`kS&I=
;H<aJ#O;x%{(EMXt_*p<&P(8L^~)8i@13bpCyF*F8#b!XkL~+rz0FzQA*-FLEg9RIRr(?bQRLd5-gTV(_cfZ-hHp~Zv+Ql%{?p4+
>ajrC4EK3u*S2F=AhM$X#(q`M{s6=(<@o(qPFdRTWeTF~cEajHpD`+FQzJ11P}uq&<*F1aTGjB|rq4@nqc-cAd=RTHj*8)y9YQjO
O1o*K)OD_9ZdBZ`TM<Roq9OpaJ>ghNRP<q28nCHy7QIdQH4;iz_Z*5r4j?lj618oM4%f98WsM&belCERmAQ_#cM-we>vuZkrj@R0
qD9*Cco^BLOvJif%1XM=zZbVRsJ!nY>EnHG1#(M@VQ*S?cx%7r#<TW+W3K8vYqYTV>S=F8T|dv)Yc%FHZK0(%b-UH4tq<JAWW<&b
zK>?RPV3O;H@=KBXVxZWQg~!^VIa(Lv2&xZL>jEzf?RNxtsBq6ineI?$@v!gV%E8ObhK$*87lQ)PDsT#D@`d^=39jkjNei%3PlbS
WkRwjAeUNe4rvn)XNXzF;<d@OY>i<%)z*1Y^Xr5=8r<mCH@9W1gG#j;y1shL5U*||xULU<{+i8uPsQIu(#&lQ79Q2hAy^8~3t;s_
w<=n~+SMw6v8iX&t{$-VJQl#UuC)aqttJ}MGe;#cNGPpbMXw)9)Q45idow29kG?Cz<@dkkGxzR6AnnNX`6T*P*V1q)R%1ZL3pQ0m
Z4D%9?BlrKuABF2xi9KAM_xCUwhplM6=l5z>rP_fXgD&l7Ts)dw)`WFX-X)y*Wau9xb3wDq<S{vLD6`>9kgS|)5&sYl8!oxyo=vb
ceNW;40=m&pA6bZ6KvyEU7Q=Mr!DB+4T#|jWv!n#zbBn>LXW2_Q-sZQ(r=bD+EhaE$Rn1!;q<1wbYUk{CR?cRyN!mnn^Q%s&??BP
axg(GNUP}8m7=RmL+0CE<mNL>Qbm+%?$1m_XJurgV(`K$!D_2UVr@O}+$wD%E^PPQSDT9F_OmABV$M3YqdcqV;u(W#c<VY|m+o<+
Nj#{#6&TgHMIrcX>r3dPHebBUL8CIGU97`|y4gO@rTnjEwaxJ%WMAjbvtS7`eTZilT&;U8%h5^4dhGb_;J3(;_1Cj{+?@9wIae2P
%!Y++IK_r)IaGAhR>0p_N49Z^%MR6`1d77e>K$mx_2RXuQYMFNcg8Ox$3;fa&YUr65kRW8RU|)Oi;6loSUb>o9;{h;I3%i)<Ryp!
jYKU>ni}jHv&jsi3K5{20yN_mt{Qso(&MJV+@dK`aMJ9_VVx~RDD+emiAf?Vw8Pa^d8oNPTP?3eFL-QoZRVg&He4<4;a}Rcbv2J(
6H+N=?3xw_+aC&Fmr~P9^X=h=+M)Ja9x%X$$5&gpld*!~nWgQiFUDOAXfPgCG^atDV}aAL?pVA+#}!=4_`9-$_At%W#B9OWM-VR6
G;?@snTHVW-df(i+0)d$Gh0EDyoN^o+y8Gj?5(W1kb1g5b^a9E+F;k)Ips0A?qwj?n1X5;M>|q`d3m$;b>maETvO2jcHyS^4;#bG
Tte2NbB4UDQmwuEG*-Bf*m4*?v1~;|ju&WAPDjF`)SkTg$P+wp>@P~=oDK4*XluZx8$Xq|exvo9@+u@)XIXicZl>wqMmwqZEr_kv
yARu?Z8N2`qeZ$uQPdu|oVHnuCsS*+uSSHs9h_ox=UP_hBCD-iaY@7$3UTk=aJ{#9+6o@Ihw01Puh+-t(ZDi8Nl{`XV+3K(>m@Su
%rfUoToxXQ-No+Ti`%mLc<*}r&l}eRPg6D5s=MVxjIM!#C&YnJP*M~l5_BM2_jdk&$NjbuXo3m-O0CDY>;B*T$^`$x2nC3(Q~|bC
d-*n$@S=-(8wcITOMmD049amFRWs(bAeeiW52sd+6vPkZ^x4S{h(`9KFQNPK_QL$0{hV4<eH^_#|0O#Um&u-~%zTotJ0k<9cdG#1
IrY;p_3-fg4qUN=k<F{w+x`=vS7XqQ1$i%m9%&Haj}=%xysbU`VScJW0fldiLzk%SCFh2Ke9`(Bow+SnU2fF%p~8Xj;lp|Yc`A~N
bphSmQiF=9h%4S0_`cEqJ~j^Gqz~+MAHjVS(-M|AWBt!CS-PT`>#gJEh?kxGRl78!Kl;=4xW(w)7Ob{X!I?nG9>N{Cu`p!f7E&G`
|2%)_(0n?4)cVNk(VN--jz{!%&khv?it4wI54qX?HEy9Ea$ZPp%kS~uWLMIy6pQyA&Bx{P&GdY~Zj91ss?{p07walT$mrTC=j@Hh
{Zw4k*O#U_wD;eS&BDJ~OddrEQ0xDH*V%lIy8c~l^lud7$j{B|QKYR%Bo9x{zbMzc&X%9|`nPN2$9`K!dwXj!>*v{3Sf9DqpR$;I
>g9cQff3K#^f}{p@2b|3FRUC)OQp6|q<tEGYPk0b`Cq>|*2m#}_6KACIUmvme?J)Ct6vSWd+*#w=Bn6GrW;0I4zbfcq+jFd>#&Vy
g*|s|7tf-?>1^@P6T!IWe0;Xn>wX<s>D3&MJg5i7P;~}e&!Z3cO0i7yR@{2^$9`AJeF19hN9|W&2<P(CNDNn#w7PvYQA<ekH9p#H
SEzLtQtI3P1#_q*mDQKBg1Wex6?y%Po?pFf>gSg+lGEv3vqsX|e;(ero?y?(%KLS-bm0>M-i^188c<T?gZ1_;YiiO8H9DWPLWy2A
biN_PLMwwULlC?S=-9OOb<(^_o6?V1a!8?gX3Fh4=^gYFRW_VJXQ8^q96@#rfPz>a`e4LBeq&i#a~9~>>9Y3b_>8Wxn}eFi&q)~T
ZJN<_6@3{=9IfA_uS;sZUc6EN0-)1q+67zRjOP6&p_Khbm&nOpKHEJOhl{^~tOa&aoT$<L9gkdg^{+VLr!M)?PLN$Xs_~Vc4Cb91
gV0SD<H>u@Bb~Q@?VVbOE~~+8bz;Vrtk;65Y}M}cS$iq2OsL~D>U_8#q+&<!SAnt6;g-Zkv$rcHXuCwcMsJ4a91C|G$i!UanOrVN
?>a*5$Ez?lk?3LDucN)&F`9<s!?4p$X!X7y_-rp*(?U7aFEg>y2=FfRb8g4AjCiuN@n*F+vyoiZbJJ=Tn36LpPa|?kp&c{Ei4nrq
k3R1TeqI{#eHzXWEb^m?@1yS#W}K{zsX+V30^ov7D4t&3LcC47mD4`jIKu01HQqdQrrh*lrgA)2d3KfxZAksvVy{j`MK5=%tU>2d
q|c&Z<A<n@8Kni4g|`{*)j4?0Eo3?_Hd5hy&RATY#Q^;@T_}u$UX9gN)|?;Md*1AD$gR^1FVyBM;49rQE5%V(((tMv7vjo0`UP$q
P+sc<Y-v>w3a+Ugei}qr5VkDBt&Nm4a?#tqzu0e2SCi97u=VE6P94w~Yk8%hKQO%KrIqw-o9MaorEt17gPkEg9Q(hsr>0hwZSbmc
yH&)nf~=?ap1QA3PIz>;R=ziOcoU~)B5PF0$<V{psS0>e?{hTL%~ut!KTG3E(var{K@mOP5pwdP)==CGSCZhp6<pG<iGvIN3$-3Z
(Ph^e!)-^DawtAUT@QzTtwIHsigb3YW<m1HI5a&ccFd_1qV-d&uWH;-S%)4_(V>>yX!RrEeztlI%`I{6VNK<;(b>j#P<i4D&#bMf
)mFswwcN#<&|byrtIVz^WxR2P9Y!iOSQossmBc?di?mFP2An>O`Es+e=Zo$OxH^ul6z!QLXO&&4yt{LCbAf!`p@gjPY<GJ$zo5>-
eM+~&!#&~1;h<bAJ<kf*_1>3Gx>0z;2wtP?!{Su6e(tyz<Ja<bx_&+SaT@MMJ=;+o?yEeSMAwt279H_tBQh)u5v+e@6lN;z<6Ffv
qLTN^LE>n|N7KIf)=BNwqQpVrvr?_T(6qf7g{fl>K6q60y0PF5R4~}SbFZbH?GtNGin@HB43#%NlhE)luD5O_A$jSw90=(&Z1`(h
>lda4sl=bE8=+BswY6SaRLHjYStdn3GSn~LZ&eQ~ax)%>7@7uN9cQ+0K3mnt4bGW3w$1CSPp)lc->W;{g+$$AzB=`uZlv>7P3>n=
px!WP9C<ErW~r|X?==oI#-{bn=L?~nNi3J{kp{a?Vl`>d&9hd;Y_xIC*4L_+>f_HNL#_=uct+B^_%@9QD{@NpPMoxYDUBN3ElNVr
I=kbR<=TSU{GBI<$2@AWP};KUVz`%aw^yO7v5|eFfH=ovc-6JG+g5hd4UXNSYkF02<o8a)rDb%#ROIJIzdY0&87$caTAaK$nBiXz
8wsQ|ze<<F))#A91#7HZyNHq3N#OjBl(Rz21zsHSZRE}aUh=H5caqNfx(eN9RdckP4x_xS2DV<j%Ll%-8m@JIHKa{?tu7VYUj~nS
E{ZkLL)o=GkF;}OR4)_8sw^g2-5GfBqE9CrH;FKBK@Tq;6KQg)$FZJ%eQ84_a6=AC_feL<VvuF+d_Cl<71gOlSHFH?&sp93TD9>!
UnRP2koX)rHU|Z<igSB5o9}x~vTP>RJW#z%;MV!%^NS8Q#NO5CBRqPRWLH&{^42<dHa9k0HS}>ino#Xb#kJmzv|vX2@%GJM!F4^C
9hxl#X{Nn%%!TgfT`;$6D=&{tI=iYY1ynApBAT7m-*sVHxMg@nG&zAfRkf?NKiad1^m=s04Q0cNyN*OCgn3vldrXa8q_IdLg>}Gt
H%)OPtae&4qth9qV8~bhu8T*`o7&Perh}t}BAR2eAUt}Hd}PR;tuk;s=6bZ3W1Mv}oV!*`XN&Ir{Yyi@j#o%LUx|!NQyL5S(~j|u
KP^~?T?$6q8UGihCZAfXE#kd<?|rLI9C9RGYt>x6^m;m&Ro(N^UCP3c`a_B<E_vC2wHHg~@b;GKJI$`^WyuyHjrAQ`Sk_u5@^|#S
wGP2-^|p;aC8{O$plSg<%<kgTg|?e0p=us&MZKL(|I*u6#(VYG4%Fwam=>L`y?t22sX8*eMIzmMaGP(ldaVWd)x%c*KdqIbpIw?E
aH<(Y)7PeDXR5IpRl|IxPfp`)1Mg703`Z+24Mx<`Yg^SznE0KTGsuS^or;2h`aYjar`%Eyqc3f&#QE^pY|SkT9ZyDXN~NKCr>;9%
2gHG9qj~)he6)T$9evTGYfS>|`D^yLdD!hZWoS{tka*1*6p8E6+;dv|_rz<}Ol10ZoauTCx!=*S*QbRm>gi4yEfcXT(r$ec^$yB5
z4&)E=(Jeo{+ZR?da^jg`QHHP9nIkDuOr#LqkGkbVV(tAV9%8`cp&H8&Au&L!?xxrM`j&GaK3(-y{O4kb0?#(NReL3_kU`QKdml3
x%l<%ZZ!+e1-SE>b@=Yq*mpNw9EKd#tnZ?<Lv&fzCV4j+EBO^0_^7Y5GU9|QS4Ljbz~YzFSm5iG-{pnV9V^)P6mxD{yxmTwjI`YM
H-}Z}HdWiPcP>cvoa<<F(N_IjeLSn0&jm^v<CQn38KHG{E~?$fUC3JB8^EcyuiK@bF5_hsH!FLVc4!LpdhG30tsRt?G>nK?UGrA;
9>T*oX~SkU(d#{>SiIKVDXlN*+X45r10wAT8)XX9rv}o(l%`p<aB1o}H4;pdthFCG?&+KH6JcHV)=XC{ri#(L$UI`y5ZJ9E)z<9r
6slC72dToBz1Qi8%{ImdJ1=dTmdOkV^hO*hbHS~=F3Tofb@W(Mg4&d`4Ji6UDPp8C(|!#%I?=~wGQ=E1)!Sn#_~+l7n_4T`jD1$H
Ii$MV@?mF7vx4PpSkty<!?(JEU|7<bnzxf*IkJU*)@SDdnzUiwz<uQ$_7vTe2=y~bhEdzx{mvi3M3KPUHmsuu2jypEf-%k587d7(
CaTR<Z+ZEzF)IwZo`y5lh>1^G+_ry-!UROlIyOhe*uf4v`<>K>J;S(0TB{oB$B)<FcNjjYdV9#z4&BF0z6iP1egU00T|F6CUso<1
pe)!^Rk>Gr*znsPM~y^-YpAlkUl;7JA99Jx-1>B6#pQpuKN?@F8*fG&^s=@opN3}^&4E#tlCx#HjZ&R$WQm(oOVgeW!!q8Ql{;lw
qJ-%Iom5V3I8HX6?WuLqrmqUvma9R!;q-x}`NZIX!Z<y%mc>$SCtWlYuAgR>Gqva*%c|1auT6Ano2|O{)`v2*&pQacam%gUBYX^U
nJNAstp6&-zFx1-3!iBqXrHHx1FZh0#5P8~Pr260Fnhn<ng4FykME6tmgjlrRvI^ot8>s<x+h~Wp7ytu1d_+fz1`N4BLAyDM}1m&
SAyv8!QXxlXl^><!x~dF#%5_YNoU?HQNhFo&GW|flVH#5t*{PZEAchC3e9R>d9)+%dqcz~@)WcxLyyX0-odgdew6v#Z^*uS@S{??
w>EnW8kMD`{i~!@PND_03|Na#TPvaB##~ratcIXK_I^++VUe@a(>uU|&a^IPa&WAA`!~3XtkZdxDX@L&GAT-mRDCpXMef`dcC1l8
O7?A9$>TK<rtyiTcV2vHTJ0CEFxP!yYNDB|YZk+<3l=K6Yk7N-YXyQyH7#<NY7og%NTD67ph=@q=>)m^n#}}ap-$G3-2*0(4I~94
Ui;Q`8}kAO_9O)Z(F6OMf`pim1%L-`2NHAc+b8eLw*AEoK-rqM7&0H`gw{JA7yN(3Z~XbRX2bs(53a(RoDRlvkN(7ckosX8)>e_2
mh@{Rg0%5Doc52Z?5WtpMg<w#_?T(_N@<w$4qd0`4{!Z_ThSV=QDC+N`DQ>|&yI9#;@%|E8Pi^Ph<HNhRj|96t*^^G2GS>NnYphM
p20~{+lDMCY08p7#AtI65~#dFuF3%5!8g{Sp)_G=UWhi|<*JvhitbbWc+G%tt15s4QmUbMdcHag)2Z0=MWO4KQEN+T!uXxt#*{(y
>sn=?S)rJS@@XrgeoSvD+@V^!Sq`=9TK?}d9H>|1C?<?k?=sP7LN0=wC&ab7?;5=ri9$_{8+e$PTTN;_Y{4BSl82gM85A9|?QKPz
p<BiiK<Hwcw0UT|bU1G9ppiBds>u}W!l!#{K^{@#P5CNXTTXHY8YEk2TV=KS;lxqA;cht++y&yw@Xh7eq6%}8qfOa%OMMN**0~2N
)|VAxwhmFi9=rSF!fYK==V&GWS05UlPUP~%P=3qvK}7C|k|L1qmDC9IS|A?y;{h=w_wIS`Xe_CeJ#rFMA&gK7?cMc$oo<9Wy#Gx(
Y;9XiweoZ*qzJNkr33&sSy4YUY8Zj(T~D*!{C)U-hsqCy&s|WFz3>97RCud?x&50uoSiG{-$lwu9VGof^5z^N(ro1)3EKlYXnzCP
zM~`qgcN~{KIHp<1fe_kvD|aiXq{)Pzdz%yJ8p`d)=6ducVr3&QRvjG`2F~BdN;n!owc{$o*WI--0UT-k$Yc@wq?Ywx{Y}CQy|)D
2mZoHx|Jeyfugt|`^Q4ZLr1Uu@Q~U5;sZ!>3XX&_CfFDL{!eR)s8l#9MsTVMwMfCc!jlwxAMc~mpJiGEF3O6nFs^Rqj<7?wnk<-@
Zj!~FzM@*}pR^vov-NuO90PM=MIPalq~(WesGS(B*f`<Mpm#*?{~P+bVxOz2y6&*(!ISqaH9sPWp(>=O6Vke<=F3M>1C1z8HJsH_
Mc@1!cxS3}8eC!3ifLL)$sJ`#qzwf--VljOP(G`iida@~*v-R`XtGvr>Ve6sgjFlxp{RSR_0!WoWK=Z)k$Z8VZo2DD?|mhdve*G_
na=RlEmaI%XrYw%t6X=}uYc=Ie<4Ht?>%$d+Ynynr>*m+R6_wuDA|I8`zD|D#x}onrTaC5%<)^EJVrbn0HNzz@ic8J`#QiTI_<^}
UrrlJCZ~dahp5oxV1`8({Ju>aMu4W3ecYd*Y_Jp}k_cEVL>GFKI<UAjDNVTk??ivZrA?3av<?a*_3ZLBr4?XN`S7<+i;+`GTDx*%
A(gF#74r0`5rxZRqmE>PJV+KqJOrOEaMQK@eD>ri;&}B$a*7U3!Go$XrpuFBRo#s%MQ0Uhc;{LSP&8tL1ITr6{JX*nxAqU&C*q0E
=0W;bzqENsL;gbwmEIF}i+TB@dP1QhnawsoLVvi|t6qES6##n(z@YWknIGIBGEovh<GAaI9lgGxMt<R;>GbW9sQz`)FhB|h-09B*
AtRcVoP^EpKZf(%;3p2{q1#`~F~m>Z;t2%_1PXD#jRzV}-T!U~KCT`;*5W)q&Lh%3fw0J)UY|7aKX-6!p2^$c`~5D*L%wB7l^1~o
4}lp9o&f!RV-)5|9xKHUkB@r1k($x5^1CNDrvOMwq#}vqA>SW1baKmh>frC-Qo+yO9;Sjlg35TkJ-U?ilv0`Alxp(hMp0N=vZ4|v
W?<ljAv+$7;D0z~U1HSnS<p|%+@7Qw{lIz(6YT5UaS_x4usXzt43XE>4Y>K#TZ`My1xQjndJbUlR0<sjc#lk9yPvg3nn)>9pipzg
xOJ^N(g7YSkJssx4a1&#Xd~0DG{~?PBgvE-s(nMfV(W~RUdBw2Nb4a;0G|>P2B3jIFI)ORJ@-7wQ-tTonU=?lhT?nmPl|lYG=0A>
toN!3Xjs-!-eazC*ke2rsH!6bRTLCT*rKQ)kO~q=A$5^Rq16QiQ%^eFHNET2pSQWXi}(S8cPOPXbwHxt-D+wIkfk@DY$Zk%a40!^
j@@J+J-#F`^CVm7^ZCjKOC`Ij)*aK#`1xzjqJx_-9)=1$-$rkEJzkInx>77%gRVe}1SI!)D^W+U&3Go-@$u#-et4AYvZjZOD6Ldg
l_n<$+p<>Bz&DmLjCi(r`9><xi_7ZBqheImPfWg6P5NmY);UKJZ9TWeMPA>R{@4MUb!e{@Rd^u(n}5qnaooqyUORT$qnB^U*L0x$
a2QL*IQ3T(_9B8ZX(Yx@nup`XoQVxJnQ81l*IN2JUCUh_?O}(~$-g@^oIR-y84WAH*GyrEed)v8lSdTYJ`C5ry%+|)TE~H<LaW16
PleVJ($tujUaSmyt@tMD1|X1c*vzUHsuS1Psj&z%&dr>8G^VOBd`MQIuGURF*LlB{hsEn4vreDEBr%<D{XdpzPWGy!@>dzosGX@%
PcN>lHtx=H9`gyw;e&aQQNXSwd=Hc3Yt=A9Nk-gwuuV!QC^+c@+fki3*Hi}!oT<|*$~TqBIWxtLr0S9CzZedVSf1Wko!evblW0$5
8=VUwjQdh;#ejC6s(AYEt{-bbVe30B_jKu^dZZ2zoH}J;q}{q_)eo^Zss{;ElOe)j?Gf9b^8QbL;CS+uvvkMANK}u%#%ySi^BiZ%
-=9uyr&peh5E#wur*tP6_E{$xeh?>g4>?WeneN5sbl&X5^kxyEN8sYN=%TKH$YMwU@$@n=PtSXE;Ru76jdo@q(*wKGwCtx9DjbTK
(cX9}m}OOGA>3=AnjZM}aq6S^hVAn9=qQwmh^zGw7s8bdM2ohb-S6>TFGuBcOr~);6+TOP2Ob0HHsRs(S2^>e3~E@Q1nJ%wcd~(1
fuq;3I8H8?J2)KlRB{1Kt|{DF5}{OnTBw+fL9t4kPz8|eGZDnthAFg-DkIWlig`3>=i&YTv#vjC9FXPdAf%rr8K`#kr%~YGIB^9G
F#W4S1jiMKRf+)*OD{6UB4lw`ybTc0GP4CBf*)30dYZ9=BdJ-oe;D-8Pt%(?tpv5pf7#xYVyfJGG-(!^4qnv|PzHcO6e3J<;<npd
_B~s2r`dcq>rThYmE~!cg_kh7TVnZByI;+e<9NL~$OEXO6QY2mK|r;pj=|33v<2A4r^NY1XHLIyRXp`TYqKYPZfS+A?5yqdz<1)(
Ux$12oKvS27RbU#+c5-tM-O|xPNz_+0JZ~5gmNWTC11@3r`DN!Ab)6=$IH#@d$wNj+sMbQPF<4U&amLw`y_+xzB^sDB0J1}Rp_4X
_lYtWMBUpdkkuGkRV2V7FiQ61c^m+?#`dp~J{bzzvj!n=*gHIBRq~V6Q;0q_3L|7*eOs?6YIJer)2+Z*pAo=qzTxL!k}+jfAgRAP
fg#*dkRY9vZ{oBuS`93l-RN}IBwSf)^yy|~w$|1lU7V9)H4HlO9ge-7aM=@-vSKZeLnGA6LPR>NaV^1ON^Y!#l9f{6S%j-NG~>S>
J6l>ZEfd-ZQH<%C9{S@!-z$t?CsoSvcib@yNF)(t;ZFQ?A=kq3Kf}4!=qCJHi8Mu2Vm$8U4ll$kMD}Gd)Z-5MF;BN}=ylooeTH-8
1z#T@D!`-Pgu%aAVX%$eoy}EViUmc|Pa$k<L^UEny=jKpkpsC)ZO0KJ_n~0Mi?jizLZG4WR-)<Olec)%Z(ZkcQDA$!W+Lqb){Q*;
$F$#_^~P;XRYndWNU+<{w#YJq)3|G3j##5C!}Sn25pY%3+SC-(dgIc3{v+pmQ0I>o1fl4mL*G{HepC_w+=RWkQ5K2}mcKUGe0XP3
l_eyg#*E45F;A!H`-!z4$=6*Lp0u;K<@Y&}55|-)f5Qa_-QQXY9eXrkfKd-pf^cl1&aQ1FY>(>eS`nX^bM^k`orvt7zGa8D-&>OQ
ej>{@UBP}3)i)o(yZA&Bq>N-#CiJp8_?rG1^t<t$cobdTvRTw!S_8;<H;$E{O$v5Wt~uIy$7KMfvLFyRU;*&?D(1#`Uw2?H$}&^c
t%wZt?>)lm4&hbKADzU6O9Gdsn>|M=i9G~btg-DGX;5a0j|JW5*6-Kd4C6u?qvvf#cBqhC9t?=3IYR4t)`B`U=pYj)J!@@<wAL<$
tJY}zJ$}w$cnWY-(Sub+3|+J^HzG$e2j;x6s^zWhHiC=9p~UAh+;ZI|Obg0Nr9+W)3IS;hHr59g3!`9M+;m)pqg)!0pyY>dZ+EWF
G^LmhjfT4^qWF=WGFwoCSm;K@_0!(iV&4ALZAHFrvlT6Bx<_3*4FiI{00CR74^O{LkV(e|Vc+Mzv<aTw2Cfe_zTrd=LsOeQ40lPm
XxVab>t^?Dh&CvMF8uk~JbU{v>f}A4qm~$`p;1A!D^Q`HdoCAJ3bO5;VVy+dR;l6y5J@K@-kA5mr-oQpOi`Nyrr^{tsR)(3V^Bz6
fucNeb~Ag(VH93Ru(@SKQb>i(_~JAffZ<%BDLf^Wt+|$pHmMJV){nc^qO0vy8EawD#wz4eTC}PSqzY5CsotFffw!}>L1Dr}AtI$p
9oJ3YN8qe>TJ}g2BI`Fon%7hAh)z#l#J&s$dFv4rqVe#G)`M;o4pulaUBsfOU|ODTExOd!s#Qg7HX=qoMI7yKmHtxCMm!He1-LmV
qZwolKqS+3>^HhCI_pqJV_g3!DJmP7OXx=g9?~t5;q<-!?ckZdmxUO?7SVl<;AeYXE=cXYSW+}BLlG8r$RcS-BItf!A2hA`N`|=v
Dv+cCy!71YbSzMiqh1`@XF13}CP3uHQoZ1}J2MnwrQt5uDNA(>X>_()p3f%)QJ<{w@K)PUI#uzA=TTNr;da#&kwUZ<6I7M6+JR{<
P+k-cwNlCfAfDf4vPjrs>^vHBD0Tun^0;$ehJHtE?`Npv)S&!^r>AM(!G0-NsKhF-YjvX<V?!F_iE;;_=2e*S0c@9~(0Z+XO;MtF
ICEID0N{ZzMmsUbNu;&ZY+lhiAPhocb}rPjugKA;T7^JGoVhfo;Is`!WIeN4fKLFzmM{u+s#AVJb*^L|ArPs45rtZIG|DOtt0~b$
P+(~4z}1*HmKc)9cyQN+6GfSAbzsE`>(0Uu3JJJoE^KT=Ap@l*gi;U=1<u@fQ4uyH1wjcn>s#Fd?oV}^zTbw<oGVHw$x(TZhG1^c
gC!gk6npOYI{~pkoJ`~y1l$gLC{lr}6?R^TH8+-)A~mYcY%zOvdutJ`QZL&*B(k@}Y*ce<b5FBq^f6%;H9`dFebTI=q>{#=M(Q4i
j_#6pi4q%CW!81$-os1~u-#17xO~P^`~qBCeJJN39$E?_4?Ra0k+*HLj?*|zA?C!(>1}DEP^Tiser9enRuDrcUp5)i+e|KB{QDoh
ajQQ|C3EJreQCLf0MK%UYX}$Y6B(tS@cGNgvC!>^V+4gBCq-v*rjSwGK^#V<7rsPf8$jJ5O`t4})L|i*s<?N5Ydl2SSVW?Arr~J2
p_1C<{!90o%l!81;G%^K<28=b1e6+ZAwYzF`~-ocij-h`1!cpfa;U9{5;pd=>lGWGe4IcGqhMGL1AY#Zd{HM?5FU!&Yq-)a)NyJ8
q$mZr5kO1av%wHn%ypVpOfHAZ<#wwDl7pF!gVAf|wW!n?5)?$1BaJRZlJG;kmhJAKdMohOgS6?64a9+SjRt4FD<Mr6Vk>38ZCX~W
1V$X1o^wXabQfFV;;+@o=e73dRvRS+hRUOE(hNUVdbA>~O|>c5`SsG63rx2bqYJrZNg6%cbw^of+}uhcB0yeyP}Z?}ONVUqj`^&$
;hp-uTG1NIbds;a4b_`_xN6}?@YD6vCjsy6AFJzU2$!8%@2W~Ji(LSrUdEs>))$aeI>O%bS<60b$c*@MDd^4N1vNmHzN8K--NcWD
NmC!4o6PZks_z*-N0beOAseA^7%JUYFDw-wA}%c(Q84I(r#cRZNGJ!4-I6!@M|ZdBZ_WAQj|)msiZKV-0LD6S&juiWE5~>GEJi72
5)0|Hir4Fsrm!N?*&K9*<~-;a5qe;DE5Z*73Adkjc}tHGV8D{9K`6PNqnFoVp7)PkV*5_0ltS88waXYb_~c?jQ4bw5^rUz3f6wc!
s?fG@d)I<pftAvgv&2BH;^vB)8jK&C;q1_NfMnzyTT&Y0IfmI3XlNf@i3a2<2i~nx6QfH@S3!L`KD0l?IVwtaqDlP388ZxitdRHC
AC}I&p(tfQvR*+q0%0jFM=Gp>%%o8{=$t5mOj+B`)0NV>t!!LBrGr}v10e%MAW@YnM$Lw+OC0<#y;JMx=C5nDbiG^WR3FL@82o+{
bHGPe@hd)Bx7Lp(?>arbuBb};t|OnY<V;>@b3)I@W1$a6Fvs;7YNxo<GcHS3{0x_dZWRjq8(2jS7L2sE&ge+sqT+=&fh1H!iuF`n
%`|^xbiHf6{7})gRnp$Hvf*iEV3lzj+Xye>^iFcvhg{X-v(}Mj<W($oj(3Jx^Ccv7ft?Q!c0TO7^?ZeT$?09>IcHW$)N0Z6-lfHK
AeI956{9a1&8iwSA>Q;0wd9N)_z2fyMT9U&x$%9Y@>lNuuY1gz$EL$hq*2yN@avJAsVRX_S8|rRjUhz9=j(BEB*uqpZ%v>ohvngG
(M5PyPYJ`-Mu6q4njRIB+*<<HHgW+eS?XO|+%ub6)nvN?^6a->V$MG5{T`SRof|#S2XH*cm>dW$!I(2IAXOpJfa=uujuhn&gxj%x
W<%$GpQcshR_(D)vNb)~_EivVP}AK&$`JQZqWjd>g)M<-b6|Rv!bDlIyRd^a)vGlP>8_=XD2lAt%miCmwFM|&D#>Ccu*4kcUp^m7
{uS2HCYAmfFyoc&wj?{F75Q#bR<$B~PjvnnxTu!OgXD9=9ZUuTf~D2nT#@HRnr56yPrI@0{Cx4+{>JfB%!?3qJ+$kV;_LHub>LhO
tJH&+)0Zi71R4o;h*5bd*Y_($ZJzqLhpi2{VNeC?sh-*lRc*B6IHD52#<ClX@xKXWr~BpIQWQS#!B|oO88q~}XU`5Ezgo-qwY7?h
u7podcB?@4cH-)LFM!^eR0Jqq$k?%{6eusGGZ$qY579&w26w)zNo;jcR<D0gS&*El6p2x6sQYt1d!XSe33gj^yE7+qvd^Bcr6X`m
&_IcI=(UG^m+-<-;DsT$67$i6m^bgM4JMXa9Y9}I9-xicDO%x$(vK?Ux9^=OmK~D7Rg~sH3r++!ML8(ROK54qvPE<hV^v<*f1HSX
!4effQ31ZD|FFne|BiaNatQ#Fs8k}sKor}GJAy)I*uAaB6Ni?JngC2L1uUUQi-#5q?NXX%rrhW}jX}mwXzc;hjwa#gTCJ}-mJL~P
eR$l}o9D1nHX^#ODz1cUzX89(K61j{HGW{I=DKA^S>BYEhUBPSLNU{LO_<D(aS9ru8nPEm>!5Zi;|}10Tum+R5eVV~3;O}gybZ3-
ppST>@J`j}Na|e+A6d!a%j}0vXMm3V($B$to?bmIJ^apY9q_{d6m!R*3>UmVbK}KFWd>-(4+6Cvk(z<r%Q&m>2OH(qf-YNoFj9?p
a|kInU=*^dPE<bsaHNaxg=>cxRZ(8?9rhCn{4C5jHzZJBw<C*UX}aA7`fc0OHSW2(XBL&oW#=~=$%4E37bS{45PE0mgpRMsI^umK
+cA!-ON(_iRMW39o^du;w69JhZj1C~1$72;H}&UZx%1krINz&^u^JLmRrz-ByEs{^5KmEB8`5r6_O_Lc6fn^bV<gCc(WMYGRK^y%
37PQ}EIr&svw$&m(fm%fh40iv!i!a#QhgNQokE0QjRiGw;T+x+3=|N`_?BXe(A9tnJxXV)^~##xhll;C`Um<Qd<Nh2HnM4-)ESq(
zMn)4C(~6w#YB4XbaavlLP^!?pmcQUx9ZQ6o-O)#AN_x*{`;Tg92`DSQCr!|3SZS`+I5ToQ4kbZ4WG_pq?p~>k&vU;iT9oF{eS#(
8Qyt%W%3~p`yf=9#fmAv<^H$F_VM#i)&BpH$48$-jkIgGQUS6ML>2)L+h89BPvT44R4?=!n{C<Ye=V<7w|1WP%p3UKzv+46|2KJg
OZg=}X+-sFcd<>7saXT$?xr*D^5@^V+u6wI8*CrR_n8$aKZxcOL4ZflIfo(s#?o8vMZY0LYH|bgV<%KWBA#DEbsv<#z*~Y8a<Bun
(&mF+jSx7u3UpykUu-|?6&#bMy6_yoiE0I~xE-U9cJoRlDyx5YQ}=c#(?{$dlKLE2b8C^ZDs~aM>~XhP+fiKT*uKe2HyQ#YCU$ii
@jt76Y$uZgNE3hlI`ri<fT+7zDiD8%@%oe6{Nx4DsRU(cC~4fP%lsS`ig#+g>KDmAZs?(_FMWFNt6R7>?BUwgx9~$dy?n3k_&xQi
VR<`r+7|q>!3NU$W@9JKsr`&S!zOxIReeojGI1G16b*}D+EybmsZzb15@MlH#$u+@aE3rVWe`tyImbiPj+(QAQsdOa@Ym&~NgNhI
BjD=Y<Waq}Zu2`)skMOlHtZCvlfYMiBL1fknac20pejWitBpS-v-PM=s<qcvtJL6vW;*3gh3NKbGH~d3tlynYBrRy_&wO(_mE`O1
V7)W0u!9DmR#(~#LXKxZ`d3{ELN}n%f|S<Sbf~x`Q$%YSc>JyYA&cl-$HiE2+I%!ce=~dM)s|su#3-6!?=iE6p&|B`Y$3?Pxr;Lk
ohVlj9WH2O)+DFPhE$gup56Sk0|$x?0D`B|V2=n|ARMe(LVHpL@ai^EQ%!!ZbpLvPiw}DZqEY`^8Wnc?`LbL7iYTaWCgEdMA|x~I
zUT*|2x%S+cq_N*#?=%wn{b9G&DY}o9K^$!RAuaDWKwb7u0xTf70Bv6hJ<_#TI!VCEDqI8$_er0k5g{;+*NK{8^l%RgN25bq*%r(
IE6gf&+6yXM@Vm)ZJjAxO#4r>*>QUjVAr#|s#SQXX9zK>ha~GAtOg4VUTV!eEMBNvqYGI<Q%Gn?ezLV&bADigZ<WFHE@Z$5MEU2e
G-|s}+c|;K8oLrPUUTNb@+>>~d}9R=#Wc(cU80cO(7C8k^)A+++pketi7ubrbyTP}{XvNFfO#v<?Ci;^&icKXv?BPVcWt2zWX<p6
?*C46&)vmsFm`6VRJ%E?Wr0bRC#sRm!e21d5DEaql^Ruua=0(D0$ITjf@{v;UtUA9Zef(x^|DIoii*K<-=8@q&lXLL6RKym4McUb
3;|R?#HdVllt?8ayLmMGzavK(rKfj4y9+<BK4HSPX*lEtsVZ>_*VkF|*S>GP8>^wDgtyy0W2;6R9WvXCoA-OiU2Ogf^7E6$@VIz2
-9!y;76g#t)%<gwP|$@4GNJ6K>Z0<VBo6L82bp`3t(5^_tVqmdR8D%JV9dv@#T`*W8pH1PBXMOtt6@&XmlQXUqcd#=wkzDe&VL9U
J?fP-A<C2xQ@(~`*4jm#JhR`n+5Dfw`M;OIieP^-EH8&I_dlWL_;t3Tk?zrkGTKV^+~fDKCn5iU>_`ZI))S4XM1POf_WoT{wYmK;
Ro9hmznSYCKSKZ4>JoX^Md9^Z^;1ZwB%+{D2@0wTAtG}eFq|Q*<UPHgxQO%nO>z3}cbtbHxaI%XxA$nz=;+a%KW@7h;n?8&DiV?=
ni43WBQ$^K+hqSoP}v=R)9I~bzs<J)r7P?0{&4{aetN=f#ThDzp5Lpp%ibT^)M%9D)Aa-&&@cBC*n3nV+3~CPbaVU<*VVcEJtul}
i{SnIaLDvQ^hXGLr|zH-op1IxH1E)VxIZU%U-94@QJ@L)nx|Pv1$_C_kNyJvCI8Bw82XHqTzFHpLa*PNz)%5F1k{B`(jCCaVDjtu
d`F;t|F1#Ro`0M4^o);?T>$|AWT=7%y@Eu-NE7|kzvS~!AXO9e`&55wLM8IywFi&*Q@a+FQM$LJ1YpU|lgVmZLCkRis0D-t1F5>W
1w68<d;Lg%&9a<GI_L;-*Z?2`9KF+CC#r*HK`uJD0!PV-98{1AafPrUUe^F+fEW|Zldn7~NZ&*-mlz+MpdFX%WL*NNxD|#Kx&hxs
-$NEi&>j{+LXhIL0YDF;SOd6$*o;Rv1LPln)%rZpIp|YDJbZ_cpPrnz`4@g!IT6umMSlX~eKGJq4EP~w3aRkn?Nt1Jo}cPJT>CBC
?BM@XP!7?=3NKyIWPxe`piRPmx_yHPhz8-oQQzI~eT`8OO-)5KNa)PflvmYglTV9_)i0)-pVu9P!HiC(7cnJaSUSV{^|aaLFxw3a
av2mHZ$p%SWE@2HueAQ}k^E5kZm-&K4Bk-thymlrU)87`F&IeB58Ifg&D_-3od3gH5)lz(`$#N4&oivTs&!{gXcLRY+bg;Iemrbx
G4+|O%aSUAmDv%1KQJ*_0F=4o=v00e(zk!FjO=Mrs<u(*w!tRcCY4{6O&eOwa8WMQR}xrdMQEVwJY8>6+ZFwe%tj?fN-<#jWz%n}
98v&`-_F11Cb(~qz48P=mpAb%X!=cj{BtVN$lkjA#pT;)9$N7M@%ra#H2o*)_vusdIlU)>9<dIoN4fwPJbfBf--ZEg!_3&^dU?K{
PvO4}s^;_)Gu)OFiN%rGXlk&P%)khP1rY#DutW%)K_KWmLZ*Nea0Wqb7L!S!c`-Ms|L4;eTO5%Y<Ha*J#Hm<zxE_2>rlIxOV#luj
yk7gR=chB><7racJ>`stffCg!7L=<nH6X=^r(=l%W{~4@A0Gi<S}c-lbHjn8m7W+2RSsL;!>E{s(xZ(QIZGaxYkb_PM}}#cQ;a<+
tLR0bSExl+>{Z0YyRFy94?6e2M$Wq~pE4Yir-D?zl$<f2d!XNWC{#pINioQKg%42m8AXLdsqLemeeM0eK0DLw*M+b^8X?+<rz}Hk
kGLot0|eHx>_it;wPM~vhqF%p;u-Lj;=JS$@7r)BhQ?1(%6DqO;IFP)5Bg-|P#08Kddk^VQ9fhw#r8dCUlg-L#Wedhf_7DJ;bos@
pTW~vC`mzn3$+#!+J@Z5WP{2yZeF4>D=IPWKThx`1HtX~6sK*UP9!?1S>a#={QRoxNU?HGTyJUIHZz8u;iWd%bw@N`;n%tm2SKu^
CW=?$fUA|8^UurYy6U>4pNb=&371v(A|Me`bda(Zx$R@~|EpgX9E|3-C3HVp-z{b}smg~hhy>4@Mev-&beFVZYO=kvw{R9W*5)>m
-4@Mm(>FgUbyao$e>AYuRPydSf$1ydBrCC|+RXWX967Jf{%KLs`J6vai>SUB=>tI4%FHjZbGfNttpWuPEV47#<15l`AzFuP0D|2e
-46=x4s$lY7C@vFVySevow?`|;BcCxI5JT7lUj;;^Al3}Q$4j%+EK>M+La2zEDvb@kD=?iHRr^9C1W)>>=pI!d(UxRv>x1w`}q$5
kd+TXzztJ$09aKB&i+n4$$-6snD9l|y$>_GAf5b|$_k_43^K#o5aQKQKS8rxeOr*@)pWqqCtzFS%i3M{_W17OT4`9aDG^Rii7BXl
F7my4w5#)782d!)x;aIvt`FHDk=n`a2l%q5esBH1&P6CQN&?EP0;Sv|4)#qG)8t9cx$4|;_>ur>RHP+j0&2uzPzVkg*4<Ko0oU2X
0-Unz)(=o61c^r@sXVI~?KeB1h(30x&h5~{3`_<=hkTx(GU@_vuV{%O63Tr$hu;vk%&G}>KP&xuyA{>cACGR_G(dqMphnJ7&@gmv
gPB+0YBr-lBn1U`=(HscD{)AR7AS4;Vg4W3puQMMK$4y5mbK@q$Pp1qBXAj~jUmruuNPuNDu)Qlq_^HwcEVUlet8b*ksxTQW)a1R
I4WX=11gIehy?g+#HG*lb?$N200A<B>5Gg7WOM*XSqLW6&-?j%eg2tR|E_fr&AnLGk9BYQ|CibAJN<}&9-bahK=vlWB}B3~7FGzD
CM3)6Y>TYJ+)zB3x0dkT6cxpC&tt+gi*C}#Yaf!nSK%8ILi>6;?;c_yd5=*~rC_8|BJ2%F@~fVA*A&2_SnU}8c8P?h7(@a9YYri}
A6tc#s+y}PA$vvhwwlvh?8r5=Hia5neNBvUzI#%CtL#4hC#d}%SG!rab`HwfsEBxWN#a-t`SGcN>xGfHQe!j7A7?LDSZ9i_VX9PD
w$d7=Z5utZwdP6^^>Djmq_2%0WW_9n4SJpYp)~`CtJmkV(KXuhA>T$A2$#xHVUF{pPhRh$(sBFyaPyT^lBpFOFbshO7{PC1I%!=I
Jwkyr3N+a5#YNV_z>0&!qOzeXchwPD#?t3OxvtC@Vx`*0&=FP_XFjieG0pFzarz4|IM_k-Q)E@42L%j-tINcmVdi9tmv9uUE`=O|
Qp8$boM?qGy?2>eeBW>1@%{WJ*4ZZR>MX`p_?nDAmW{&ZPu))j4SjzG2Je&b+1iGyF+fzQ!qSS958(5|zF*o!03cYR+$$J2I?YJf
K;$mT*6tm1520l4{eJ~gNCR?+iVsmy0Te}qid#UbQAc_2rbR|nNwyd?GgCoX4g}LxRMAY_qX?RUsai%Tl7^n-1B;T4L4l~43E$#s
Irws5c5%d3%Ak;vsF<Y`F^r!FNVS&P*@X>jb0JuyJ&LgldWw|>I&PRIZ8I5SnI%hC2e+8%i#W+!S8TqyyRMM*2S@qQ`POFM+Z{D`
I!#(sm&9d=h<Yvys=qPg;5L#dSxSH^)8=3v2tlaNc^)Xs4z<c#h{8I&5cHlBPRyRnJsleTc_lvDdu1r@-1)@UZ#$r^%r*0VM+n4T
iFXq`A8rRnG98r42w;-B?NYInm(}vQx5d&V*IYIFRwTQyUF0Cyv|Z48QEnsX$ofL%9sO>gdIlXT>`JS(T__D{S30x9qsvCHO(~}B
mr1&9n(5WUnr37DO`ECB9vx`rL&5Wrd<2T7;@~h(Z&!bBqt)iLMWFE;)!Qk<Z~@(Q4uu1vYkBtcX40EmLAyy)Owht_J8o))J4ScM
ThC0Avk`(7jfwRg{x`)!VI>~oG}9hE!NLLDDRj6OAY6?dL#W&=&vCz6qZswuH36FY2!F*jR<tb8@@^%pOTFQmPi+1=y5Y*w7O~om
o}~>^jjGQ>rnz~F=D4xA;ffYA7LH1CRtWnEW^hU>;Xs>SvERAt*0%-k30=FT4snG&Cs?{hWV=C?1>mLTr9?O%7&y3yB?KS{z%K$a
{uk7qdOY-W+MF9luo*o*lKQi|EXxBQDuqeZ>6*aX#|4#=6_}c4?KhT7H9>TS(9$c-D*<N@35hw<Bv68oSs?ZlZ+oEIHjv<Pdr+>s
_&!I?x&SYT(%@n)@5ng>)KqZ^q&1Snl<`U+=4CXJ&5|UC9(H^vsM>kk3TyOh<mfs>hY|B@3_^2ya4JHkGgg^sUTLol+v1;<^o3yf
!TQ(i?5$(>(o5we#iQJ(c?@q#0^Dgdh8Mhs|Iy-a3Hq2FA-7NhpA7Y2ZByML=$@6FYkc*CCn#1<w{|2pfu<W~nY~%2dLgt>-meUH
aGw!=b9YGeUDz^2EOay-+lMqZb_;S*(+Rglvntt>(k(FK%boe@eQLts5^u5wBp;R2;}n`SzV4I!aNg)jKS=!y?3JA2Ln?z*z(Wll
cyO#xUE1-NZbQOYd^5-muwSBdf}Hs6srPK?ozr{NJ>VVg((B_V61&KNa}_X0VT_7>emDbdK=ojDu+!r2HDuc?6o+lCHH56>ad_M*
Ho-tQfkBB6PZOQ{1taeHOi8_$+foIugf+YO-S)NKqg|HjQXP+CD#0kaeRUDTdYWNQb*gMlv3v0+=hWh9;lq|<A+$4tx1@>fnd4BG
7t!0yTlX-gggb31TF7;XGYpwJDn^IA0wNSTf_Gc)hPR@6ck*C}BD<d+ww~`O=U&7lncQ8KVk#7ypLss&>l&t6Bq}H+3A-FL`g!=3
4)aI>vpsJ|!$s}v=|-|!K`au{FEU6M-A^e{tn=uPYdkZ+!A!W^Ehr>Fv;3jGB6O|OGG5Inu4IxAT2lz&2UyP4H6?<c7~;(!B*5Lv
jR0pK%HXeJ(jV7HN!8Mmv$Yb_kGU0K1N=n4G*4RP^8b`(S#Asi9NcKaO^#@@M^;b?Ap3aP5T1421y1R$hS>MKOoxI2tvb>QJYFM<
D3G?c){LWBY8IsEsnp7t&CZ^D>9kW`73eOmUN`gg^>!y4$AJ+MP+-qq?zfm3jgC-N3#ks!^ujsKwp#+_w2LB$C!;Xdu;Z(FyY;+(
9nIm?Q2kmi=?B6)i&ByB?)e_k%&n|2q!=RLj!MB6T57AbLrA>KPYaERnG!-NAS!ZEp3I<4M732ya<<L|vwn=IPG|=NL;(Rj!hTFN
3on)T#xx@#N6t6HNDEYcr<C_7rSjk8{#9PXzi~5TT5y~&b>urfyLKKWPH1%j@cCc8tPj8E{|)o?-k|X#!YHu3`|u0aNKcwigTHqB
i$wM{6>=3<H}9EG>R(>9^(%}uW{XPNQ`EVVx|#D{?TmE_!{>AC;_Kr$eRSnEBdy{H#aX*F;w7>#EIC6pIWRQDX>yTwXr}dM0IO`f
qS%Z*GYpO;7$!1p?$+-S-Km{?Yg0ABR}6cIuO7NqifnB`cy_UrAUm!IBxI8$m3a(7`^l~Ue9@&;A)%IW0sGh9j-B~h`ZS+Ty-sD7
GhQZ&8a>8r=-AwHq&+@qF%Mr!-e(6VOtNr>WfO$g*labu8SnR-hmSZMy_Z}?+R1^?XCvF$!O8C0RGk{};c9N&`Etx2MqDJvJrEB+
PvcidEauAEREP4Ny`=JX_2A}Da2UcEUfK?IY1~O!Qv?-WTDa+0;TroUos)cCLq^apKgl?MnGP!W<~W9aY9U4YaPE)AI`oYm=)AB<
oN+sne_h$nczd|X@s6ImTI0cUiaEhnqe(!-kmVIAN2G|Ua|9A8b>loYxF$uy>Mnr+f|t0K2vB)+DcC)pN@J5Kf}b%6H0R&)`e=Nx
v(cX*s9R2vVt^vBV>KXVsk1_=K(pc#1tgQ-gE_h%m9r;^d{>{bIGgC<JwQwe#M#l)Xi1pjHw8sXWuxEeZw%v&0i#+hu(k8HL!Qw+
cr$bq*`*K)y%i+HU}T`kAXK0zBSY<p9QC;f@b%u@Tim^7?agg#SRL)5aaBUPvd^9CF-1!y_IHx%7-m3jzJz(!bOeeS+G-<^USEG2
bkdJqQhg4=1AoCZkt1%8$r2*%(F8R|+Wd6UoykHYY6KuL3`S25s?g7!eo)jgKg*2iXzNUk3YX>Bw+;C_hh{P%!Am17n)&aYY3;1{
(Cb#}=+<WUvy?%L6h=EfjM$P%_Xmf#n?a%j-F4MdZkug3eL?aUXFb%twzN-uqA&%V47tEnX9L?KSj?wdTvQEI-LS6AM?u)>mxo7V
HlT(2J}SG!H4Cxb$JXmDO3Og*6^jQB4(g|9grTCgg>}S<=x*;+ddt?s`qKJA#6RiW+r_14XvIr11|V^tEYGhnhgCwVWIQN8043i1
NWR;=f#rS<Ja*YVL{_QVS;y#s&vW1_FGHCZx>kN!q6`<;d_&WoArB_6H>PFl)}F5wacFoGKW++!<ZU(~*vm?qKD(tjKTnMvcFkR4
PNif@mTnzDVlzvW>vwi})Z4*MBndc)CxU26uRI|gDg^-;WDE}uRzW0G?AK)+`@8;+hot%~uFJS=Dur%d0FnV2T}ItM8amV%S9oZG
<%D=y<|bEdai3?q_w(p`EIWUf?K-yY{33>kVhO1ao(xajgOW`VF;Y?$Art;T!^5}znVJ13@#S;udbsEE>`p45yX(qQl9Am<_Q(G3
@BdkUUq8PO%jNO>lQ5u&K3<gmuScT23LF^_h*zpwN(Vj;A^2+rKUgvey7c1gkUGWT2<Q}+9<6}D`yk0E1d!y#SrHI*f@u!v=pS%T
{+siBf1X4E)F<9YPY#I9#qMN1$X)(_F8SxEc)xW2d-M<WIc|E%1K->pzqk3!0u#~-4k3k5Kj~^(5xoC8{UZ3FstekU`F+rc9O@+F
_`FxP98~7<KZZHoj}X`R{c3iKDbPFghr49y;p3X&zhIw{d(UcdK4ttFU&Ow8FFQzg)NF^zm6qS!&75EFqgZ^{WDoS`cBPTfVVytL
?Z-vC%B@O?JjxKm%{zBQaL4-*Ke9g9;qI_ukGU)tR!~XRQHfMhAIuNUqmBQt#ZcYSP7Tev=7EP_hO?hrKl|Q$`*NwN=<erlA!mkX
?ma53!-yjk5k-l<GZ5^TRdi)wzL&#;I6r^q_VupP=f+{o5sCCR^a>8^B`93*1OjEM!$@|XDkiHY2xmgP_hxn6Dv}V8Sb?6rT52gk
D(VU*-{yfITM5H1A#Kdrl{FzjL0uhy?m~n7erV$1K_;l1pY)Ty4yX-^m$G(;R;MFw3VA$^?$S*w`=5JseU`NJi39#nqEg|6N}-|I
t{N<?O>>T(?j|F7u_FUmjxuG>w%t}8f8Rq6|HMr6dvE_?T7<{Dp`@rk#`+DMIS>86B%&bS19CE-uzP~=y2-B=xJm*p{AohrML}X)
@BKNxg0eyoz0;jj8H~fErB-f9tk%x9I}t#F1~!F>jlQpWkG2m0=$>KdBLZG>g~Z|88UXiAxH_WX$<jbc4}rYeJcOS69><~As2l;@
VGAceHOT1zYLP=ny;WD555DVA{G{`KZBa%BUNFdBteIyN`Ra6&fZ`_{@_$1#2L0E{3)NO&mRk_O5)VH<r*NKvJ;Z0UqUsP`J?!a|
%$fC1>3pfC5BPHB;v3C13s;x+z1cyny8pF?L~?@E%^Y=?AZaJktyo~hXsO)&?Fo-_CDUy_y=3NRdb+!jAsB|W_4M`$BHp$XaZn5(
VBt#MohfSG^^xgWuq*K_4qUsxr?yxnlpqj@0U`uX5g|h7`I_nTx}~IKCLR*ZVv|gmiSOG3?@k=|;<eShJ6I}SxVUQERu<MiH9$Qz
`4A?~H;`UXp{O^LC1|7pDP4|M)n|TYums+CD8co>;3vqz0H7aJ)MZo^ZjlGS;{Qx&D?i8lop)vapM1Bd;6}7^%3aPl3;RYv6Q|+W
kTmuBt85OE8+3piFenzz5W$D|J?j1(Sp%9+Hf)7M_b{$^r{l#nx<O5{6$1p8t*&V`EsZULl@U$sd>{N@lYGW1P{k2RK^!qMTB@oR
k`aAu+ByZaD#Q@B;b@Pe{(SY?kqc>NDrl;Lxk=eN)DA?|M=Uk;=-D<2p_uIR?3xe`JsdpAb=k<*fb;fEbnTXGNc0UzWVj!GK((;=
|4@qIztibXzjsi3kBtuAQlmQ`1yng|ikT0dS@N_|4IU5f(fykPrz^aH_zXU%O~+Kdns$P}Xkibx*Jlwpdkbd)n&1r`o`wHG{h^>!
^B58j_JWt-yhef8QBY_HPt-Jdc5f-+G3-&Fuh#5}^?z0*5p;g074FAkDWmQq<o)zza0DvRFzM)F)<wc1E%2D<fowmf?n5b-xX^#D
pUhPL2%(cI`A=Cu_)!NRAx7;`n%jm$fw1G+Euj{YsgMSwFQz1fOjv<3{W^kupBF|ps)1z)mHmHiejl^!`#n7na8)D3f(ZhZKQR8|
`eXbm)~Jb}p@zS3iK3ze3dImF*8pVdq2j%6=op}VuG*ihTmkWy{FMqoVx<8ALh8%I0vmV=MZQ_>8BYM9^TVY5+np*QTn*Csc<tyj
Fvyw}6AqP{u>UsY$o8UxaI&ZlC|0deEmDn(5ldUMr4~4BTLxBw+BTt87FJ_ah??pkR@SuNB{DsYn^~>RjiS^FjiAHshu84=|5k-F
kR8mdUSAj4u5aj&?u@fw#$r;c8a{k7e`aGH#!-s1CCdGXYsuT6+d_QP?@!W`_xI}|?qRvuVF$H?6a=!*d-u93KpwV$oipO$#i|n=
m+e&tEAwe$xNt0QDjS0^WecNa!-T*Oso@B>W#T@OQ6!W#X9(Vnr2`ZM>9v_i@9|+EagMh?AaA~fHtgIsJ-6`&fltt2U{ZVD`>H)X
c!Dfff|W&qTiFp1e@uYms8`ae45C{2qk$+ebMvh&aE-x+`+nVr1GsG`*~zj)NNOj3*5nd@l?Lp%7+{0ah&Cpp2W%(RZ?o&%sdhyH
lmVe2<ftULg<wVgDmA5t{?vW773*-p8|}E^X+&P|K`Xz|KB7L*N8|jbT~868m_Lp0@p))tM-U3P%3XPS=4KgUEk%Xp?Y^)arX<~u
%aBtz_F8~0Hs0x>MZ)ChGZ(y4j}*--kiu)eY&k|q8tG4u)W`?iADtome!!fUwv{2I={^603~`eDG-e=TP3@X=montp+i%(G@#ORJ
>GemcBFR00{yn=BM_KPbt{;qt?PA46?WXx+o1oe}XwWb}qwGBNb$I^nA|d!?+boyX^no*h59Ox6R=hl~QcVY!wr3V@ZD9iI)<2-s
Ec&TF{{0wRPuv_j6o5LH*y>SOGa~BTtMz-86Xc&iNKT_~YJ7f;zns2v@;rF%r?chw=U=tzx%naB2#4e(gSZ}SF)%nb_rN`e;4DuU
gxS!p&^l)+JilSoazD1;iJqb7$A8;DC<uxR4=o?G^@G=**{tx%c=b4+Xed8CdP_I8{e)kc6+QL}j0%tghg%Vd1c9R`wNro=55*g#
3lb0pLYBJXsz#>BDPL0qv$m3=i|lsEL#*ddxO_MJ{xex_j5n&K?DE<-vPOsB>Pvk{iR`ymqIzwM6;|<3!&g$T>~KTX1cF2E_Ff_C
6jMjHeR95g>ixoD;BUjIYdFFP5}L={JH08Yg$RaKoGLpgL9K-J-@23QRjER~-dR6(ua`qZ8~&fS^|H>l({<7Zd5EWPm;gZ_ao5e$
1&jh2RA9>w(Av6yq-bhtqx$%g`h8Qu%|VT;R(8IBJ=O~oL0E?fs68=3z|xukEC6so7W5rZdONi9PlxP8MaLaV-(5w4IR!&_4$cRr
0*b4J1oU4k`u#&q9-^x1*L4xx9&xkB?V?AS9%+4z2qY;E%0W&gT?&#yx%y69(c<$>7JHY(aoa~3#cgzg1_+`A5D;b&Kbd492|ga)
eF!8)q$t~Ma?Yq$lc7(tp9b7}g7e_DLNQ*~Z#3jS9+8nFl>rBOnz}hA71$^w5J+_(0*VJ8kaqQLW6;!X>08HhSqOcf9e@T7JO_@&
M`BQ?yzIJR(B|*f)a_M{O-b*H({i0daqPOysp~$%mayzyklcGaWOxq6=heCn&@NN+j=`OTc8=rL&t~_(TKanf_w}=O%Jv;dLF+Jj
gdR;G4SW?k#)NnEA_wmqYTH1$A+>Do4>W6JC~};_l?z`MBfI49t~Bu-VFQK=7=ZUg$wV#Y19<8OZIwrC&3hJCPk$TpBg@M-)kAO5
hL-AMuUif?)-nheP&%J}gdp<LQ8<!8C}*Uk>Y~>G3It%0Q>OE78!N^~YEl!>D=<8NGwb!0;W`5e()iu8yr@Dt{JCGL2O@*Bm21yN
)Lj&zDmd;hu;w_OY=|s5{_o&^KHuL*{S5hQ{4=W$bR+}$tIOZjakl24MN#AXX9?B&h9E)Ps`nq!;nlhf0SJI^-NCg0G51f^`D^!!
eo&~TN`CO6tc>8g;B_TMBjq^$>LLcXl~QWs^b*BWyZZ;Cb<$=36T#k>9P7&@*0{)6pWov7WV}=GOaNREfcONzm-b3nf_J|kpCPr<
Xg*h4@~fArj+K#+w2<JSxDiQ`tvND)0sIH|Ts^N-j|&O><M92Zt5qC{4nk<kWl=!@eqtZiqD&;O`Tps9@;Z7n+kV*SK-8i=RcN3V
J^hS*9kuJScY=n4PtOA#<~UdqKhO1U-km9`fZ$k!2Z;(YP%)AcRQWKB+*Nu&cn6L=zXr>Q0Wwho^7ap*=*XVmkI$^4PtKriT!Z1)
vA2v;a=v(dkR9?pG9Ne7^uI)zw~$GwUmVWJ@HLP38HyByL*pH=ag!j+=IhU+@W-h1b@R_C^YJ@*C&oV*UjOBSo*oz}{9{qtka3?}
x`gqQ`CjM`z7uX(A1O6Jp0CQ!5s*CHylGR%dP>PXtny|%efIHwTQCkBo0_V7hiHV3{F(d&Y4iI<W{N98?)$V(O}(7*fEkA(ut&lJ
mwQ#7HYz@KA0;^0KP}V4fu?<$Hs+F4av|9$cJ-?q8H!~{B?%3ub1@|Ws_!Zff7z?Hg>2H|#Fb=Zwr^e5yZC|E(=R~k!@5`|707O6
bzqDv1Qdh<`-+N<U`-nIXW*%Zb|PpLV&g%PS{j6?6q-gU2A#p){fh-Cy42Zs1SBK%I@Q(2#<F@;|1<CNN7i#~Q3%N<x_wW(qh~$Y
UYiaQA0Hk!<D;Eez!W;tyE0XD$>PploxOzaoQ=%!!-?Ekhex!l>%~~XRYjFt4txQ6#~juz1BGP(sk6XWy{sOIAyo#77SP3*r&SgT
3Lqnv_iSc?F)@MC5*Usa*qx_e)_+lce&-TT9%<!Y528-}=_bz9*sne-36ndd?3tNO83$`OOy1TiI5RMlm2;!Lztgg)_st&~?%cAX
SL6&;);0OKw2RM7S9Q#-53*|sL6@PA$_NgCcUVw*4_<>2H*jDQy{aPH)X;W|lMDhuB?bCnwj`jTPV?7}s2cSu2VNjtf`eC<GT=wx
;yXN2^t|OLqWE&^<AgH`2jaY3Eb^w%<Or(TjKCwFJ*y=*qTcs?A_?1M&nHO!?LDTmO-2$krGla=H-27af6jZOlz)D6@cA33@Q41=
2A~WsM1J}C`2T2cu$mFw>+++0ER2Oa3Ll3S&Ax1ked;}>SyBK60R#GX)%S$<d7=bRKTv=b1cASYb1{FXZR!vsfDg$l!7FS+fZ$)I
4#?3P9bXK8s^B8;x6|3<?-1g@j~5P!|HZ(7eF?Smd~gnMZhakgj}3%BxcU<pj`(}*(TXn%xC9Sp3=m(CRS*iJ=#%R2&K>&K(QQA+
hEqY`CUC^;j!++&)t`@R4q3o>WpS`85jad_ot-$7@XI2_^=|)#4E@&hhfaF?WaF#8HIq!9jMwv~-X2*hO{X@Q?{2@+=fgC@D5N@1
IYXsRjI-4%zwWTX*HpwhYNbM{N*ZP>1zFXw(iBC3x3;c?h=e+L-PBf8B9lps#0qw`n|QormT5X@+{s-1*=nm3RAb|AuFh`_UmxC4
Q%G7{)!PlHl$;`(PB5}#=gvKAjys2a^YL#&r$SXty3(yGh_QX!8)rNBB0^IFYa<+O@vyh#rQ4=eLAr%U;#HMWKT_k8g*YIpk_EVZ
F2|ss%}0UFo9pDX>CJ}cenc@K^<A}=QmnQGmPa>OMI;40jQtVDSA>AJ&Kz~~SUS-ggXl*hJDU@D1GI#Kjz%@nk-f^6l>~I73Dx1!
t*^r6_}>2L&$4(mmG(wU!{$nfO-mJqQN-v`#irD+Yx?RXue~4!EOa6YZ$?tNaLhrL4^=_jM8e?Tk#BXcgA^8Gzl!9!eU(8Ui;;1b
aqLw+Js>CM$auj0<Eorz^Zox>_MQB{RaA0}Q)pbOx}t7sX_~Io5hQidP(AL#2_mYJ1=FYPf7kB!$FvIFS1r|JboXw4w>}X6vs#wa
Y(s-SemwuL9(|Nt`u3H(swnj2?tgToaVtWWBfCXJ5)R>g4b-gI9&V!Ur5UR_Op<cebjuI5*Qa)Ey#r){5f49g$7UTGsfqB<cI$M{
n-r5sc70xYZZPY`nsaxQrri&#fOx5*^~qJ1>Y^GyRWb8jcYQ9lqRzdyRFX_J*bb1T%8*1vFowfPFSiN9t)4lmHjj<y#Q!$^EaNPD
T*iY+oIaR!NR5VD9lZJd<wc*GKHqzU`HgfV{tiRhh@Kr4x$?ywJ2_A=a7DCcAEGSV7(PWKf#(i77d}>@t#2nehDD6qbo@E;{u%4?
*>YFzXToRgY*$qJr=t$``tejFGUuj^>(=DQR-mIh;JXtFrjpDFJ?c9(de#S|_ChKA(Z_eRh02ndA%c<pSsadq&7{C%Wr7BV?z6zp
6mZ4LR+>}3USy_BoT_GL)XMS#s_ameC5TW7KC-WC^X;EH+j|l^@wSdHbk*LANV1MZF+;BE&kWlGr!M<QfgEhx!lcFB#I8#MIGtyN
cyJlgUxeA@zg$7m&>1#4EK&gyDr}>J*oqW$W_;}oJ$Gcamj~4g9W$}a3u+JMtEHr>9oO@<3qjk4csmZYKcY5+ir1<7&GO*4<G-0c
wO-VWZCJaP3xqnkv|nDA%+dSxA~@VhBhqiX@n2Erk0)^Z+cbmad$;5DJ{GLj?{D&PDDv#jB(pZcu)$DC2Amn6TzWR%Vv2`@vthaU
?C^G@y`s^G#JdCNYCLk5b0v(IW-LKvDmkk*q&EXC#z$)8BBZ_<C)e-&*<E1G^ONwfztvBq8f^S&**b^{NkUnAx;Su0o3n8<Rt*L*
r-dpsnkQ++6~T?QU~N;SBe0-cdFs#T__kh~m38FFvCuo+yrMO$bnsC_1`8n)Kx}&#z@w7u4el&-IW6O|w?+|BtiJU1kt5bbNq<30
zSA-}Qe9C*F6`W0Ss|B~pGrU@jajIyt=!Ie-9seGqBAOxig&}*k0TW{Wg}7PW*&0G;hZ$t*%Jz)3L{cj2xaFc{4ow3aISo@H73yV
vIp-yNA~>~{_FP9qSRlz(558$A;U3a;A<<i=R<X)HM};aSNoUwu9J<fW?-|9KMiR_%T)KeL$E)17j*nRB@|IbAFly5>nHZHjIMxr
o@_9H2*?>_IU0g1BE=aNQo;t!b&3AtW=KN>ln~g?3>Z>b4^DbSU!N0(PDY%G#1aLcf7{j?MB*{_{|gUYP<=l72Z0S84enA{Cz=K<
j^v??c9zAlz%hABhYLXCF&Z$^gDf=junkn5v!)4DnOjmbk9tX+3LRt&AqRl61eB-XX{YQn4MT&7cK>&BZ%^y$2jzjN3l=>(5YQaf
6xU9|W~osLaKsk~QtQD75OiXUN|+snWUvgR$ZSBa1S(9EM?{Vw0DXCia10xDC>)I)vGy*By8!U)zN8P+vWC0AC*${5`S^~YgWa#%
di;;+Zat!(1Nm|0PsH;;2UlV8t&8}u_UNlXzl`_ti6)EXi{I53>(!%yT4pq0BD1HTyJ~QtlRy-uRou8vr|@B}ZFjE=vxeJ;o5?kC
N3TNCx-ktB<Zy5yy|FaP^7ir&G~m)VTMnttHO?PW9csmfvH2ZLj49*JIbUImSw>;ocdr_9+a?a+_3_8;vrvx4vwxnC*m4<oST`~k
jCABSnJ^<grGFl#Vx8YDF^orBzHjv37wqD@n;2A8MbW1V1ZI?KGJ<eZFmYQ}BZ}c~Gg_x+kmhs~fjF5I>c4)i8d2p46j+U~nn+r<
Nd#!jYcl^p^7$BsW@SP>1S&EC0QJLW>(mNuh*kkgSNo-@!9tNzJBI}|R1n`_ZjJVI*G^-+<+b+x-Ot7|v&BCkMf^^3rRx83iGFwN
@Bg{Ohjbj+-&g`rv>;N0XzE;8prVMMJ^90(yuw0wJ`ll@YrOwsvT5C5nu`ApUXPfUI7bP3rJWD#&@4-muCMwbn7C?2BL!TBfprOe
I6jF}CE7)HjDbx;r))@!j#2=)l?@>PP=v)tEUbvB3L?n~z!B51&2{J3e!usy0HP24<pUw5f;A$BLb{q%!c>V|g9)WI0gx{|Y;c`n
lppMZ%+Z(-(9I^oT!A!&#?mq*SQUgZA&|uws{<VW8?hXv#LHaP6m=!xq!Wq(MrQ1Uq5)Vv9I!ra2N=~OVPhn-2o#h=9A;n=3}PUr
B7)jjFk~$Dw1rZDlWEPXGBq?}gk<Fi>C6%+G|nRDEoPRSgPAQfw60pK2^|oW6-g2~0|l%xM^Kb2LePq86D0tuT0!9g8$xOj)QTA*
L<AK%2pJ$m0kn=r)d5LL6B;mapq6SVju?gx#9?G9v@~K`qe_5?+bDp7DJueug5;=XZJ~6~#-}MMreVt>jIgPhz%0yMlBJ-8rW%17
z@m&qM0DImEQ2ke%Vkp9!Pdb*_r0ak!zan-J!!|KHZZJ-kV>#^F(%El!8FN<F!O%5i}uekK(@&(un|}skwME)Y5>tAsYZ%QM<6H%
AjhWcwmKOK$U}C)VZ#Z%&^SnK(;+RSJEsUNA<nD-#}Hj7C<hM2B7hxbsaYlni6C&o9HKOfk`$XlnFK-&Dh&eG1mPAH6w(E>gs2j@
l5K?0&1J<xR;57O4X_O2!-U#N!VzGnbu$O+4~)0RyC`>BhPFMlKJT3;GFyITK5f@CqHSjFon=6E#*CG^5dyJm3>hZb0LX_4Hj-_D
1vJBigqlgT;RtcY-ZU7JD-v+PQg19$5b5Pith9+yD{TBj?Rk<7X$q6_-9%k+HCwc~WF{o%SB6cbiba5-6w(;5?n$WMdowc%DnV&V
RUCs-&>P0lk|~m|@)AyPFiZ_tEU;xt)<dlhOd;f!)mX6alEY0JhGA+I2o6w%U=v6S9F^WvhOu}+nXIkkH<2<IP!9=LBn{=^8^<UO
LA20N&?~@XD<ssiWF)$hs}Gx~4Qzx}C^+%Lku@Q+n5It%Opyu^b6Bzq$Gy@`q*ak&v<tk*93p|dBgS{(iA%HqbA(qR9E8*vDuMO?
A1Cxn=^6FM(aWc>doCvtIC(*U)K!8XD}Q(E^45^+w2<MFRY~dmcSftv@HL|d4dv|r<FN8o0P~c65GZ7UW+(!Xfk+4uE;XtF!~8cI
vVuokf7C22ab+7@9Qj$#_l^I@GqwLSqs?147<-IA)m%ZhT7|%5Dnn6dcKh!c@?@>0`lsO}+FGoF1C?Ss#{i&g0;&Xe^#958_ox;3
3!-eJhw}V4{Qt_K2OA-%PtKPC_w;h0K>Vr}pTh1x<wQX3qLKhOLqahE`*8>x3!^6CLRkZvR5ClIMFjpHLe*$&N$bfF2(zkqulxP8
M>6hjK=Jr9&&yqhE;&eQp#!=wQ3VDXAc84`ifjY?b*SFNsY2L$STQ{Kgb(H|Uvq`9aya>JKB)mePwD*stNGmk{q#_Xuzi+(CvJRl
$)FVOe7k#nrl$uSj0yeNSe*ioggc@k0!OnN*=!PkFPkXz0XVR}HPyv{KxVINVFTOP>IV~2I0xm<$-Ab*WM?~*7_>0(*$_O?QKdq-
P_=M@$K>u*-8?(qMjOov0tg_02T&hiZT3xSg&Mwwfwuwdb#XyZ9eSQxk@A=jtJ`Z*ut=c^)s=dBgCwv@@UlZ6P)?y@TA`!1O#6Lb
%E~aE*!~ZYoh|%P!qskmiuR&F*r?Pv2rYpKw?{x5f*#DEgvc}|G&UmJEbw&L7wtOl-I`vHjr6^C^mDr*)1}fZ(O1*Ey*c%tUNFt{
{;!D3aS(0BGwv^_8c!2bRDe#5+nhqw-iu?CX*Ww&$m)<MiA9UTC36)I;%mBFl9gPegaA-ih{!DA%{0p+xve|SxG9tN?a^)P<@EbM
UU4tsudnky)l{Sd1S$P=g;5qU2&0s-A|&3?f&CFV4HoJxs||EQNkDjiX6lWo{D3|X4(~NV+|^>)wS?{1?#=x@+B5_gQZPgSsDPre
CA^r!$7`g}5hvC4--qG&a_i!9<%ddc9d<u6jDjheHt2y+g%ya?I$h+*w!7)n`m7>s5g<EfcAO+8lB2dZ(3naS5dl+*q?tL(Mv;5S
cgseBNI?-r1Ylc3ifM);jS(2D*ih64oka~aBMz~wE-~Y$KI}PfR5c(=P3O7<6U)%c#2$O`4JR9IsDA}U%9@OKH)7$Q?y3|b2j6jB
?G9qfD0N5l1Qcl;Yd|yo+JDQx-UggFd+@w!(Bnr0B9yTjOmhb0Dba^L_|NXa9+CS$$d-j;uW2Hr`+@*JZU?ZUSb_SKwuk@QC(}V*
!zuoDhxu9xX#=><wN^!*$Y%AEs(g^t(QFRKR&}DLhe)6M>7b6D8g;=2JIkf}c_j%}#DCg{x4dLbX`ug$;J@v#c(ol>b`+1t{kQ(N
arv|Lfop@Y045S56d(hH(5dYc5y`>s<9@kQ1m!Lnfy{vt^>|^(D1rz8@gQj`1-+TdK<hn3B>4qQeHZk8+yx?cRn|iGlplc*L^)IU
f1^{p6&ER8UXZHkR*p0Qs1!_ooZkAbQe3l?oqg-i-P~sPU)QZw1q4xFb)G#fV;E^IOIht1hyPDkp110onRS}Is+yG8YbpPmzfXld
=(?9b;w`vYnK_<x-wq7>xUj|^P9{oOe+vmv!-;3;A^%^Qhg92tEV^PW@)~*4j(Ie}sp`(B+qQ6!Gv)m{-gc>Jh$vc1)rffb{(JfV
?brSY!i=Jm^`G?r5B)s6t9(p8=k%Le+R^(k{)zv;)`WmaM8p1{`+uun^#XuwpXGcw{$UeD_|y7-<gx}SkRE+sgdXg}{f5|wPiImK
3H$_uq@N_@bwBhD3OUIChURRG!3lIgJrV1d_hGVhyY^jA{_u0h3~&3F2-z%${^V-W<aVY$^*EpU^YO5=msu(Y{toqB`nd#kbkFzZ
8*RR|q1GBE49|(7KG2>5@8hjV(GZ|~m^t#_V`>}h!9$c8q)oiihTS@QDtUnGwN>a1=b)a}2SQLd@R|UKr9F;o$@9bmMXHqwCo>9Y
nyMhoa%dw_f-o;p*>+ESzxxp>?>Y38OpDjw9lTHY`>zAI!u8-|?%*D-s^BM5NCqncclURl_vV~aeRp)v_n)I}x$o9NC*O|VfcDRE
@LOHu&|$sU@B;X1Pq_$*aUz~ug}dU3(x7#T>fGQPE5HLs6&{~PGjI=hZgb`eanJzZ_)UTvsPq^XLw^(i=yE3NaLFNI$G=j=SljM>
cG#4*_prDHCfS7|AR-smXe8IEsALYrI~*G`?oB=l2jeHDVr~aSpK+esm|oB@jnkMY_950H9Key$>G%IY_x*fL^_X<3b;nd0DeN}v
r*FB&l-KP8{%7?jkN1Ai;HdqOpVmILKd}0R*>^RMQvgJv5>4g&>;rqSI*-9k9mIy68H6YEzw`6_eV*>%J!DXLdHnVdz>I#s>Hd~Z
pLg~CwbP>dz)yhZ);1vr)|Y_#;&M;5H~8j491#eC;DnbM{Wmx;*Wg%iA&6;{5bF*|bC#Q6_j}|wj3B*IY&|kW48iP|;zv|`b295W
5XD3f<=ls_qwsD+QXlg56=uDB`10s<XZmpDb3c9>`_K7%_5<W4?3APR9#24!TXy&#x2rs^N29w5>o>A`#$Wxl|F*QqE42c<+U&Ls
p9~^_WHw;1u==HNrUd6Y`sw6Xy8D>=e{+Wt+w^`P!}OhJ1M>pPZ`785s~jR^r0)^_x(ADhO36Ke?YpPY1YF59A-N{laQ~sst&XqI
_XsP<RSl954ULcPa2z-1V_>QJQ|IsW_4|HL(UJH0d^7g1)UW#1gJ1~Qe{lYt!*W^^ya46k9A2aGKDYK}0vN-ICnw_`zp$Ve8fZ5}
Q}-NU4qcs&rtaQ;YzzvtP@3rfQBV*oVj1t>v+#6b-u^5)@UR}FI>p*LIyw!_rI0!l-S!7rg$G=5M9&!m$*H_QwlbzXp;$0r9zV_0
RGlM#!2hm;@#Bfg<3T;)F4IfevO@Q&e5G_8AnC}QDDUIC=<r|EZN=x|U#$xcV1YTGI<iSYHv_%l9*@k>dF>KsJU_eR^mgs;zJBMh
L$6{_DOdDDnh(*7x8bmAL-6BgTF9;n4pLwLe5tSSxA^5Whzc8=K{>&?(S%x9EDl48ev(7qaue*^Bkw5j&2q#3f8_A|zxxUKp@wPx
<T;$XIA|U!H~j&8Sa<0kod3XDayZ-k>gBQ$;=4mXNs|h1HYHbDxa{D?VXv!W4JO_aPp}8v?=Nvl<fiy3IP+yKfq#!P{r-RN{~k{L
r2vE5`akIG--|((SYx|@`v3AN13wO5ul?P>#QXk~{O9kR^yVM3#H7i8In@4}E<5W+{5IIwOG6r3MXI9&eP1PU7q%LA|Czh$K`E4`
L5gxu(#<FNcYe+_7_2!WAaA}HbqFc6H)UB^Rw<<WlNEuLzPV$+*V=x=mh-*g?sStJYW8G-_eu3}z7Q0X%bW(e99P)%Cu~ti9vEs`
N=S+*q17f}U{?IK(f-NlEQhPt)^=uQA}}&E48e5sI#S@0WOVj&PS!Wxq8>{uMjyORo@Z&%hfsmfoRLx#QFreDL!<pKPealFZyt}f
+o<nM?DEX;@5S5*h<}RmQ~7^p9rur|t|3gLZD+%RIw@izqcw%aShcKUX<{W-HiC>Ao!hu%8qB63(nSpcgh3M}Q$@=BA6QLlwQ0nK
V11HGnP?yId>`)b(azw3<U4KN@U`tLSV$lSQ*!PTMO0`~Q%lB(1JMfsnv9|BToA|^4zfd{2y`%*92^)PMvjTdhCziXOC^EO>7h1$
pZxw>Kl+bb?)|6xjkyi|!GAtK8Tm#Zus`4B{J%c#KO?`sLjl=nb|7oa^qxHj-1!HXp;C&-lCc>_-qY^)=hbGD?f*Kiu8hg{?{&@R
z~z5&ma!2t{m}6ms;LfH5zcJ%Y_q^+1K$r|LecO4)7I81%DBS}La}wx!k5ibeXm*xpuNNbS|2fcLNRhr8P(^SJ$sx+x2S6TFUrj&
M)px@AWELPT}t4y!E$wj?$$!_S>^WovmO-?nN2nR+oQO$7219-;dLK34`_Y6(46r+$(!C!dChgyG}6*771dt|(X))S5Ux_gqg`;Y
>X*I;dC|%>bUUzql7bEjMlm>7fTFDqiBk&psbbLy7_FBHHMQSxcY<O!ydiw!=3x!;pIQ-uN1m=!rbz-t&4QXeA|EVGr~F6wq9^wb
(X4N!fjCt<Kx>+-J2=}6+RbXt6F4omj?U})f1BlG=x)UX{6VS_CnZCRfPutLhf~3oxzcPrI?rhs0DjLjG`%7n3%I}huHb1Zj#opX
jIZLqRi6zC-tIRNy6XNgyf%-r;>2dH+%r2~n_9g-*}T)~*`bITA2Eis=^Zv;*}B(Lis>18vd3nNb<DfXU8ZAiE&1z?qSyUb;}5D1
y=A)xHU~o9bg6Hr-lo1YS8>q>iv{u{Wqy<(==r7w!-J^es_T_D)fhY9@!`l{+XV@M>LmH-_b~Q}<qybu(DeVj?&BVl&!do@X0@ab
H0&PE)L%ma8;?q!v34Hgq&cD1NSsmJm(X;H-ZJ)fK49_HCVMgc2i5oRI2{kTeEqI<x!tJQwWPM<d|?j*fQBpOA=%XjXD5%O>_3$G
A|i;6r2iLF>AzWaG%=rV{!fBc8#cBm0TxNd+(Hn&t_Xq22Wl1|0mlcC=u$g7Jnr4EnG{aoJl0pyywx8nm-aJNSJM|w!LDW9xMafK
E)8h1+7N~%4z9iEJD}%OY&0N0uj5}rb<sEwwE0hOh5R<a$uL0DgbDly?*0SL1uIa=uReQoZBt^i#)v~qGpxdr?g*m%0RYOd=0aIu
$yrzj<z;X4)1564=!a>kGaMpOD8%e^aBxk|A+zn5peiXPh$^au)m(=l417A@Kb^fjyomK3^--{;<@Mv8rUH?|-Z?mf!nZm$@1(2K
Y*;)%maED|j{-OW!0MKZ$c!@7*g%6p3tCl$Ybt@b8<#i5uP`E@g|jkiRnda9p$mnsk%!GQuwd26t6^blU2jZ~^+;P*@GsHONaTSA
24z(grmQ7XnroaIqBbR=Y$--rFv5|NGk`?0VvH%GRx<GRSy4%z5^N}|vDgs8h@fgbb7<;2`=>l}t~QJ`$SfVZ2yC3k)AagB#fQe5
9X+0s69ye(O+$`8I~_Hq8tJ#Uic*~YjZnNoLn+bR=g2^V*W>85bX>KkZzYFJW`Qr*Y+dvHIj$QwNGD0rH`AJJ!&ibg*0;h>!2f;p
-P>3EpM5_UVrbZ5A;aA#N+5a~I?fMrMA}oF1HAT52e3}_B_t0}<o6le!0`{f;OO%rCc;l&Q8s!Z$RLk1_7tAeCH%ikezD5?HVtjD
?}PPQo2>jyrseAVHT{`6|CXlcbuuR2dq4VFUE3I^`8;l%b9_!jhQrx!Lhi;e7)q3~nHUX7K`>I}G@?uym<9+`f6}U)tSOP#%m=Qm
LuK!GVze2$N^tSV_+csf=CWgV{<>(^u*VZERC1KgyQu8M-Y8aH&XMngItl6-a!}(n1tz+JoD4q%_x+E#`29>O7wgapej54ZeqCAd
m+VcRts6gxhQaw{)%~^C(_rrT=;E{v^e{hd5CLIPO4i3zK%qb%(GfbnXQr1>wCD%_276HMT<`Jzz9Y#1JQT-;?SMXw7>{3S-Cxp9
fXA)S?(j}m@6)^|J+NhbWW$3bLqI#+g|;Gtu^KaB@m3UbpXN#|!%jkBIG}KLt1DsB7JtUgj<i$zWD5=m7>=wN1!&T<Mwl&GD2Vw#
HQfjm5K2)6X&_J!tbN1%Ku-?d&bkUhkQO8`84(0?-s=1Zb>nz`Zqj-X4_pxjOa=kavd0N@N<ZHB0RP%Qs$Upf3JRi}3?gBYFv}A%
R8G*mWIZud2%u86PbNYA)=FQ;`0j{*X5Xg&$g88Sbj>FF9E>1sf6!^rL;AOY$p2LN2pEFWnYMpi?IYaE;*=bFgZAA!|HD9G+YbPP
k~c`WfAS)2uwS*rJ1(gXlW_X<x%8So*Yrz~{Qle*{Qu71N{<2qm;JHYK(>8Iy(EYrlh)sXD!(?k@OJ;(*JS;zPLfvw{nKV68Y)Rh
7z}^P)VhO__8*7w{F+0zrS8AfbiCFTsJI=)_w}yld~BdUdD?V;*MwZ_aW_i<IVPnVd_SnOPzO+*0;WD4zMtK&gW9mYy@>iC@sjlI
@ThH5n4YTt5rj6_>C2dY!|Vi8`r0S)^2b_eeqP&wyp4qX&Mb(U)s8d%ANRU>-xJ;+>w<6{5kkiwX!xQJ<K00Ate~K8%*f5aK=u5j
N&z6mwBp!hr;-Px0+ZelUsbe(&;ua7TMux*FL0a=2)tL4ZgDpb35f7?*D{1RA=lTg&vxNE6QLq<JdWARiD%b9+}^CS`}Njr7T^1u
I54Db7zPN;FrOd5{;u$bdX)OMan-xyC%DZ2@g0q)_$1GgNRRJ2`r}@T`2YU=Oidqe<Z(hdUy<$j2jUmlKW{VOhvCBR{9nIGt8a?*
N%JHPm>tPD6RMJ0pc{Q5=D<WAcBo;<^_&uGu=P&zur_704fa30G|~Rt#6$7_jX#rWcJKJZn9G{!{6hpDv&2K%074IVsl(ZOUk^Ih
gKhm@tbLEC#PuCYsp5NozemI0<^XwhoRrspN2@b0f1MGQdek+ieBRvIB1nvky+Q}2`(Ym*^1IA3HR<?4v(8!qo*V-oHFOf1B7=W9
+s`NVeWVFuWv5w8y-?NAN;0fV2r`t!<9lRtX0%-*=n_^?ddDV{gOcq9JDgB=(d|FH4RDT^hcJ8&l}`cn_gSitD`d=9(mvu|TZSNq
V#g*P(jQkZ3`W<T>hL|c^&~H0nwf5iAi~&xB>#74_xSoJS%^_KSu_P873$!BbMfvtrk^zT53WRgXuqB->+X)w>t|m7*?)1IJvOeu
;o2U;9&h^L<;MW`3-fS&E{@ViaOpAJQ@6nMsQaIP2FwS!>3DDsr*us`PQQ!Lb#o{xN7uj79$%llko?t8lF7jRMrhFMAI$OI-2U4S
U(?0>$D^6iM#Mlr-3LUf9fRWW{$9oUdjpBt9;3wQ|AsH1_@2Bl%QFO)BKxYWB~d3WSm03lr_kkQZ9{_0Vl;Y})7O=jCV6Pk58PPM
&*6Z)`UR)_KjGuH)fMQl^X+;yZfK@UXoa&sS!Ha8=s%#vG(GYhVB{}+e)r2hD&_}C%j?vASJgWg?8~3IqxJb*G@WGq`DA*tq`@sL
RVZqP$S^YugyEUNus(k=d{kf0!-{?L^CCA5uME*g@-yCO(dYWlT8Afi4x~2kzF3ySr)`o{PWKbdBsMSt@+h~}KckMn*%v7Hx@T*K
^Qw^UjVmQe35u{uM3H22lrHt16Qk)NPOdv{;dBV&mXMLB*7|Lu0L-C}Skwe|Jz5M7qM!1gW*)CjHNBBgN!<sDK>8k|!SrNB;gK3)
Fxv1>!cNeS9tXMU6X9r#mF?@hj^|=MQ?=+e=PdX8*GO+KE;{Ae*wn$->A)^fBDre}#?^>SK4d^B3y_Qp@%v7(J$+{5Bh}y6pw*W#
gIX~76U0$Pn!Vcrjn6*W0QMfNq0F6g#{$H}${>RYIJjo9%r-mMzCryl<2}R0R7`+@FM-prl9?T0l^6iQXbeUAFVg;pW?A~B_LS>s
=k2-kDPY84h)=KQ{^<%IZ+kzN&ZF+s<2Ev1n2ie*|I+`^{aQKmvt##6pSXjgC#Uyg+4X;ct`-+`aT@5wp6!EDO4kE!Tp!%0r_0DG
Ju#nND15^Zd;knSjbz9l!V@p3^G@UIu{mzz^r_4PW2<E*eSAgoSWJ>XH>sV^@etl0xq*1F>YFe+7-P{UkJR#RaQqFWm#oWd*-S7i
TUy!_Wf~z+G$3S|ZEZ%@-h}su?3JNI@pR`&w`Y5V-PuNqP&B0>L`NjzknZV6=er~}GC9AZN;y}SI2$KEDa?atq{$wJqfts|s8bZm
i2$WJ9q&-d{^^JF{>^Johp*Y#ct)HW<M_TuRy~hl#5P3r%Dj5E=iv0io8oE=o~j*IkhlFfn<FV~^NngHuQwO9!q-?`H{~Rqv7SKk
LsmH<hjsw{oKgnBl4KEFnsg=NLDIqQP<93XDX1W4y_qgkhGTlQr)d5^f%}bdrae9($=JqLh$HXnKf(6>9x5sI?~0%9`%*n_$n0eM
GX?n0z<RK$06T!8JCp#aWFd#h{{Vkw>q}s_1pWun;eW5Muf@LSg%fbuQ!W`Bb2_~Lk|?SF#VT>j{>~xaEqgPbY@M=!u^ouDiX3Fa
q|w!1@^`g(rrLQA_L5$kb=Q-a>RDk_+x*FNIZj9KHG(l<PaZ!H)8!%LsC(FMW%57K?btt<O{E#UHZ=_^ptO`j7(OIY8oiM9gm|8#
xbVT;M+iI36_U_ttwg#^#}uJWc4Y}<XrVBLgu}+?0(5TMc5PNf>L_ajO0dQ`g;<{fflW=OA)A}amrM#K%z<Rk$)c2o|J!u4g-}?N
RFPH56FCGxU0UzDxGUJH!4qR*U4hV&J)GFkXqWbS^{gRNAu?9X1|zY-OSN?9idq_>anTDksz8X6bKlq$Afj+6ti0?t#^8R))S;#V
F>@iHsFWj!X>n2rbfyW}?h~`ItDkFz#S^hP^>6?I*oY=%fkkiaQ~?z7gbYdQ#C14GWDl30GCq)r$4kkE9A`AMZaT$P-F3a>)4b^q
S@6hx|0)uE%QSs1*9Lsdw?2kfEe?%k9QJ_Ps+*Ip6S@2*g+HjlX9mjej3UCPDPuT!8)eF1%!sRLWeZ6~Ni9&(B@7ldv?#)0ki#fK
<sn&-iilPbR+T{D1|F}&#W;GkvD_W=`3ZMLCnkzVUcU_8@M2Cn54GQ54#3zMJH3EU`?EFiz5!|}-JSDpj-CI}KQHtger)?~r&wSe
fIy@|k`$m&z{3JVB_$`IF#q}2_(|3#O%z{qi$T}uL3U9*i2l-d{-h*v-vBaMhC_S|1yfLb^ZWIPV38V-fVGt*g|-!eZKORcsZk*f
6<U~#iW!))z)fouRX%nXMZiP!#U_6(IjIBT*@5}&8L`=_3ZnjC`#S%Ru|0E1?0`FSS|6|H&#eCMzu<qTe~NJm;(e4Q%E<f_`uTu;
qqy(Ved>6xZ&CK(;r)O*!=X;3HNQtl|2j%vXSDh=5AEJSy4Ar<`?Y{BiK|jT-fKs(<cFusKZ)@1PxV5Hbv?(K%#2SSX(r*<*VtXx
2YS{$Q2NKsQ8}GKf;}OJQ1?7w=#N#aBw{^vY;s%C<vnaVjb&ac`cppBgmB<Q{;l*EVo0=m4@aL`9i+5gM{7P0ka+$be4YPcXN47z
$Z!vJUjfjGOQZc3#D4*Hj5dTmCbM4S`*ZQpt(Eci9en3yd$LJV1omhh{FBK$z5HCK$dJI|aDcEz0;EWD>5W=N>;O5-B-Vte!9it!
2IZU_NN51@$rew$(INFY4Ewka^Pr%A@Mpe6_4>_sf#Siw%>&*P1ror-q`-}bXnPVn&!S0)>wNkSjF8YBw*+3Ztj?)kg@x%&&m&9L
s6S4-M3sgmC^p$1N_i94bxvj{q6fFTVDcNUrk=TBG)dUw?=*Q1=tzP*dOEYVTtdi(6JXgCA{q-QoTq#|&g!R8<Vpq%5W0#F<UkrB
@;iOsqwW0;J53%rh3HxR=lkS=keXf1X6^Ixo1ASFBll(kHo*=Or_4#pNRxy#7+D!U+`)+mWFnnlU~3V=a!t;izqkFXx@d#I{61&K
F#CR1{(EjrP<^ToF27ixG3#S*MoJ^*>8BsVAy^t>psK}3kH3^7dJYZwj2RUupCJOTKvM|l4p4y%5OtucH2giE+w;2z^RJE`&rj)Y
81|w4pkNQ_bZ`$O?1aa>{ER~fh;%NFd+esfq4wf_hl05W6goNhhu9xs{=8xTWak&beSknknNjazy_+94%z^iiLwef|9RvE(?#-AI
fnCQ(1u6O8-=lmu1V&HG*U>}it%LslpMj~%YD8#HGVPO7NNub%5t8=7s2Dh_LEeCS)3;Pa?DsC#xlHAN93I>e2F)PIPpqjZ5N+sP
ky!w+R1aj@pB6v`0s*jb5QYKsZbfhZ2T{~-4^n>1-+w<3e_ODX=jR!f@6oS$tp1roHlG9J>Jn*(8(0UrIg|}0Ks4T7Ms@z)rWTwW
-4jP^m|3*pC*|0cf(bA4a{%y+c~k*TFAPi;sb~4)0T1<ljc8Bu^z=OkpFiX3XT=$#S6bT&?$`*5s!dTQ@Fw~Z$Yhjc+1R66sTC7d
#kjh^?({$CNe@dO-XMHF?MW&gCisDnV6t{cUx8R``tRmn<=5f-c&GSi@&mZh{eo705&3-oMW2c9{7MG@7=N#?^8E)hfL@tT12mHr
8%#o*@BDez(Nhzwsv{SwRw@VaO2Ls%)SxPaDhp!5h)O7Eu2(EoToV%?JT_xGXR{yT>k<#aG?I3K?vwR89<<XWFM-pXJ~#(7KhmLg
okw9LB5p~N(?t-1$SDRs)>aD%qh?YnWtTC-5ny7nj21PqLb&1!zYJ7_Lmn(WCMy1X01bm^>XSJ<qVP*H$c&hHL#cwp`Z*D?!v9hG
`HsUKo?Wj))h%7i*m2~i^?rCBF0jqHa-FWtV$hQZ?g5YjO%F<dVWK}S&OxLDZR+ts<L!X*O~Nz*fNnx;5;!XoImmSCLSfKxn)gvf
SY#pg7#}13<fPu`6%Xu14y4cw8>8Hx*^lnldM6@+q2P-O!grMYKP~caYK3l78E~~R`rz>o@!aK8Kf=P3_~zljl*Q-2EYCtHdl;eR
Z<<?h%*852DAXv5u*4r&5FhHqP2DZI^J^r@aMQxD8mSEBl5d8x9z^SbxTmS-qlnGIlay3g_Cx0M&X;Md%&C1f*l)SL7>NZGBrAcy
bO&_o9fl`CCY!tT9S>@sulKsrNgx#E6lVH?>mU8Ul9*-5U&u3m<i9uJ`M~_mA<*^z4JQZ(-6kEI>RTZLQxWgj!Vgw{;|bY-an9uV
Sv8c@$YCLq<vZ&H!vB<xX@f9Gr9mn=ApuSS{-3;2f+N%f6L9t)zM8^Eje|^qr{U;8RU}X8_~+yDl>5JL`Ql5dRVnKV58kG;6AsV&
VkOp;_SN0p@Ys?*%ggJNS^oVT#w$-)L;dOF+2>sA9bOR%T7T;IKDGHZ(hXjgC^4N_Rx4Y)LZ~-T@Tyd(A=(&OS+$0%w*^%poXj%5
@x305v$_DSUzM*(*DXWu=goNCcB?gdL{yA?xLy{$-M2dHCozv%qqz}wqkyLy+2)kJLq1q607u1tMIk8sZ2U^{)6uDu)LvO>8Zq3T
PwQKTQjf>dg7Gzj#@Et2`RhG%;T=v+^vSklvr+~0=*jj+#h1EGCT~3#0K)j1uzG=TEk_&`5LK0hsM6&tHmtWh+3gOcrWURu#svhh
Cv%l|T|L?4A6<G^!vQVa`<b4tO)CxN&Of$Yxnq$Ik6FFuQc-$L^;Y0v)yZuLw5-{gR%JI#OV)WUPWtNm(Ce#1h@HM~uUyjWrq?G!
#wK!M4y0>povqw=^|X1_zO^}>xZuZj?01Fj+cu(nZ^!&&;a9iqV3Q>6vm$r>DCCcSI&iqwTfNktcpFp&-%BTtq%1j7$^!oYn(rNU
!>7xqa$R~(#aNzJz-34kKx2D$KV>QB(iMlZ?C(}x6DEiA;F`_8?-5Rd1E07}yI$kG*U91?q<WkVi^IXvvCJO64oGSt{03-ex(Ik1
&u0^v*Eh3+EB$}tVWr%rIwbV<boveg84hFAEdqES9=Rk5NF9rEgKuVgXd~~@c{+kOAlVQwPv8Q9T2A|g3BpZN59i~{vUy80D-f;1
VTY{Ihi>%8d{H9HCIcFkekq8$%%*7tZ85-2TMG+PYfclfK1weo4!)Y7cMCpd=OYh*beD2<fxIx^JG(66i6)GNgc=+sXCjEe!dVY%
hQvCOiJ>I{Q4m3bF>Y`nXwb~)N3Xx~JGp}OA&%QPItmVB{6o0m<=fH3m;`qy+tH$xLZy9doJWj6CKecH*Xxf}rpB-tR4Op{213l%
h%C<z&1Ps$iQcd1sOqpX)coHIuYF}}Uk`-dpB2{wfk;Bqu3{F%Y}6$B6msV`y3*7vq+K-BRw;UqUsCb^U26F&=;)<i&_!QKJq*ZT
0cX1GE}>?NKQh>k%R8#~W2kUXjGGe>9WTG%?K(ey=?M7pMwd)y>ELH5KaT38^I`d%Q^mX|_S^rJyFkpRP(UT8@$!G>2b;i2!wCs#
PAB)D(zK=<&pBe-Q8JTHc7KMyz`}R=7C{?%&u-c`pg9x!y;lYh?Kv5`|2Wxh+0e~_(CDBosHW2bH2Tj2P&^LFL&e;ApcRKRsO&wR
*7d>%VJdYN9Y=Ew_~Q-ERaIU+zu`QMzpVTZx9W%7{7;GY{kq%k&!PHv-;^4Hj>QkWsGA)|0)jtJ(?cyfkI`X>roET;=i$#<y4d}+
#^~DK8lv@A`b+0P(sK$ZY;TBPpE){OhOq1`MYnoDCp|XBG2eILhP@igo4d4&8mpBJSj)X?>m}3;QW@F-b5?~(3rOaRf?FYXeNp7)
zFh<2;ZHetw_8iw(YODs|L)|s=3;2Ac6|P~;C%c~CM5jOh{1aMI(PLv&4O)!i3#u-%g^ktJz_VHpsY-t%<RgIr)bK|26Z|-vygn-
AKgJMXY*=?W0fQ&6oe}mU#G5)-2J~>uY3BJr$jEK8mu@=wg?p%w=r;3(7{(;AU~1bkI*~HbFhjrJA!daNNClNG+tnu^~jp=+s9zo
Ul~bHaV#E)?;(sgPp(s^t-}O+x{VK<38_60dN;@Kf#Qq#y_z0@XR-NI79GyE9wcSe?eF6H2S=lQkmjbPq9mu(^2`$~FDNL)k#{^u
<2GVs8R^5v(i`(p$IFv#*|&!$x9GEh2IIPcL)I2{Jz|2K9*+<@I;$XcqM;aybY%`k=Nmykus~A&ro$R;P8r{<FfxXT#5<=yhkmA+
@JpB4;za=6g<%hec|lKx3LIy;VW6v-yr)TmYrOcAw_Q$o&f=ahn?<%+7@9DEjF2&g_%z7qJ9**(>pgw73=sp+zI-q`--ZG^jgRMM
W&|;~ctjoqIsi0FqDjzjINGOn3O1ireA=Aq5B|QG=4YrfqE`(7ra?g=2#`QfLlXA{^&}gSu?FECCt2?7HXb7&a~NI>a5gxb0kS-d
98zGaP>44OHgpC&z~Tf(6gobC6?;f21)kCK5b|U-mQUAezVju;54i?}Dx<xq@R#!s*Ge(t;jucmpRo`0)r<~sZy<1yp`|~(KiCB(
2WG}HfS)BH>|j^+*j;Dq;*G=_4S?(;ff&egjjqgBAit#vfr(nB8VVML3N{Q{BMK>`GLd)gRZK&2{s)pB!=;!T_iekeAGkla`+mpU
^?Y(Zy!&<a{gCSvj_I2kx~73({H<OzZTa@Y`+uMg{7HW-$h&L_)Ss+Qq5o1zAFmbfZ@DqR{fb}#yd&BaLAmNbhjICnvA`cC@=llY
B?>4w80_dKNCo{R$n7EnV_iUu7_5fbfI-ps_u%xCR8nWr^&hAWLP&0t$nu=k7<&UcNud4E9p;{YwKq6BP;ZVOR67SsgXS^uf(rIK
I#BiaUO_McMFrq(MCdf^Y$?Qq9JEUe0vI6f;Q~TJe##HUnUnSm1gj0K+?~%A2F8c?=KW_(boM=pcLw5f=wD*)sp<7_;qK4n2G*zF
xsngI7rW$`uZ_Rmy#`7Bo9Da6WB1JP_CxzfdUJn;tEe0H2f52wcbFK4=zRVk<=h;408aECyx?Fd^OO=eiz0uXzVFZ|G#|nV?(Fq`
IgalCapL%)>y_YJMF;Q?+qVt3pSRc2_4-d5i-qZz_<x=I{yD%Cjt|%~Bb4BtMx-S_fWYtpcz$pBam;*AKv;1=21mSV0wfA~1|8a1
FRB1VVRSGIWX9Sl{YcFfwUo8+8};@-$u@g$v7okwyDU@M6MGH5I3}`b!`ghj#Uh0?0kg31zq8edZBs}cBM$+2f2zmXX|?`Me~X9U
o9~|Jc^U*m+A?*Lb)CUEVGk_Hljlstfs{6!Ac@Q23%r_Rrh-sWgg-cH%M7sl3ui>0zE9YBzDJ|27!sLFsQk0}D&*#U#Te-4kJNto
2nGQ3l|(>t`=s`JySQz`zuZ~nv9x~ft^$W#sPSY!xBqkCo-g&VSzh=1|3~Gguj(r{dRAB{Vn3LrO|4*wbyr|i<kgbi+sDIpc<;|z
>%8IwG(rMT)X&Wckfwm=_c)FU_5>@;*t;9k9UJt&yIL$gvZrrUrhw5r$qy$XK<yX@2Nh=!igxJxI}hA@1vd5k$Em~HU**zhIp2SV
d(q@>U%S=)dkG|l`(##s`v>PgoA0;8H4Cc`+wK{B2w*!|Do|~OhRF}jg!przrf>hh<&#PK>3@58wF{s4;B1gYK{Qg<)-Y8eTShQR
vK1B{ul!Db?#}({?4$oZ2axea)&JK<k0bwC`g;97e@)syU;Q#^HmTBOI>P}vO)T9yQHTyipYBkwZCX}f5~BcXdvnn}{o+F!fz3JQ
Ys!kF`RK%RyjY5GwmEIXimMQ%4#)c$84gM1K;7S>9l57G-94GMR%trbtQS`CmDTw@o)6B$GMt%$+J7fHEK{EJ**JJZpE_WWQFwL#
Y8z&kR#Ur7I{i5~NwMKhibVTlRhnh0?GXj=VnDWuKla$o*!bQ$H0g`hwCT}UJEMWvMe?uyd%SyItyu+s!<Rm;oJA>OgHq+SR2&El
P-sDg8c|XT?_jUT7mRZj;Mvlb#M7e%YBJu&1VC`X^@*XSR$|7YRtB?XNvpKha7m<eqK<fm7b7HKrv*@imbvlAevo8y;nP`aPl*GY
%N-L}x6NA#25I-Z29-QZl?f^uBbs*X(<cOUqIa5sXt*k?W6iG5m2;6BP}Z|epPgWqSyNsZcjq*4K-P*e3~1;J^k{_|f=~L9AJJ6~
<Y7C<B6+Cu>|^@Xy4T7n^eBn1*tI;<i1!6j6-7e;6yMAavYx}Pc&nU>v8EIDo^Ul0(14afmXx+a*Uikn78&o?PJ2uZrpfpJ!s-Z&
+B~v?1q+59Y!vsXjpgHvG>6yl{2j+VFt~6DLP05nyh!b3`a<OzOwQ9T?0=5?4)L{_?n4QL2!#rAl>Z918~nqx{}F-b>CHy%a?C8^
QY-1T5=g6+65?rk2}nzkNY)_GDv9PUe3X3tXCQe1SyyT~?xh!ysX_n6MfmU>7+UCy^_a8IxIsQqL`zKsNK&7A#S|yudwKQizN)*h
5X6Y64y|B<`mj7;nf^XW{|xcZK;Ag@3T<#z2qU;rhx64yjEi=48|U>MxY=}^z5ba#2y|f<eW)Jv&xQSb8t1F-?LV#2^Py0XCWZNX
ma!3!1EC*|@2>ha6>S)8J$&$*8LyGQ$|fd*qIIFn=5P4WtDr8WLU#}omn9HJ4#ybwM5J|;6ZooRrHJbxIXa*u0Dtq!?v4l_nToMQ
4Z&%PnVAG69&HqLI={z+q@j?W)!2+U`W28p1s=!!P9lk9>{meKd8H|2DJaBB5|t=>W7@b~^Y$R2V3TC;Vfiw$PvUyEw|{dy)bHQ?
@xw=!_`^i0Pqr_bAX}&kIM^noHyA|%KXR{#BSub1kHItIMrNRr4RF3aT@?ekMev#cj-`05(2JGEl+7L~XXRnb!JDUT^X=al_t>Uy
br-*2$JeaklidRTbnfS1;giD!E3R2vowA|M7rowiy~B)y<t(u>`jZaJB?F_=vt2YFt$~0k;!|U$S4*lB1W*ywT&0aQ+@|kQtwtF<
K6z#hDgu#CC&mk>Scl1&h9<P@GS*yIGbm(!X<jxRe@c346828_3`lpRyp!R@SSg}<#$0DNw<tWRL>4T8;=yEw=N`1Vt2O5eam!e6
&lKtuiO`OCb^v;a7GzqR5Tusn&@uqvhfK|g91XT!c|LkY4s++a6$!~F;m6k!SCpe1%rwl<g-TkbkYylIqZDGWqh*<<d-V+?A+BA2
B;^i?G@dPCh@v8%Y_C^eRPB}fc(F;4VsmCW*s>F&!xW0At+4H{Z^M5YJ4PQ0qIvq1*X^gL8f{1=2^~O;k@S&K=Ewpt<R9$)+k7iP
KHi;|M<EW=-S3{<P@i9BKZD#8i2u9W?EH;FlmvdB1Gi`QqDkZwX*)Z=^*`t8f9ra=&Vni`3;d0PKkEEnl4%OeOto8Ju^6#cPm}u+
xQpJ_DiyHHh#@5X9^KFRdAED1ZLs}6Q~n<yhu_=V^W;)#`Ny|DG*>gc?aRGa$qSF=`0@Mi#lM&O>95W|!{blv5yz|aM`Uv55PY3q
AW`%u<X^xM(;ZW;C+Ft8$nM>Ec<)C8{=^0hvQRKNE(l^d5!(LQe{J}1E9uR@&Z9;LuyghKFK1;k%8R<>9VhzM+FPi9SQ!E?2i~HG
SzYznp?sU4?Cs*`d{<a)50`Z{rwI&;XK>bUvvtJJ8%0+Niwj1-7adZgg#Mes7!UfWEMiWDu#3rg33dj;m0F02c<0M7BId#R>_6$i
hMQ#|Sf>gF5<mN=NTXVsn*M&7vmfk<LHX@sfq}yP&de*xbbZc~=F$D1cE4xc|Leb4=jFmN)}oFyA5Z#n{QO4?{GIsfRrx=|LHKpX
IPw3GgKWY3zZ3U<zx~-rB?3qAXYAeAyFYSgm_!s2cv&lb*{*x1<;VRK`qJp>&bbXrcETF+&n_1HD}bTalXb3b`~l<hfGh+6p9`@l
i(d}Ehr_%BM?@Xe?q2i<x)=DXGl-ffsep_0Y&rg)`_|$AeY0@=<{`K4|A*@TbbX(4p0awAt@IU%3KSJ8M^0IwqDM+yzq^2<1JIN@
?r7GLR6bcuR0U#8wm<s)_HT1&1kDt>WDEibiYN$(iHT@)%Z8*q5ZrrTW}JNa(IP9){CdHV0qNI<>%Z0P_2xc6ib!_)J^!#ZJ=pK{
Yw6#|`}y@BXEncw`s4C-ei;0ng8y0k!MXB&vVEscZo$ElIQ1xh#eXntFj_)_3L&F-s^+{@mhb$3-|_t)9lR@D<-b70H8rC5{;r?K
tNLh~k<?B`Q1RdMv(HlxFTwp)8WtEloP1TS+x4@5`R%do?%|vN_j}}dLZsQh(dX6VeL7>Wm*>ai*V);pBa_m*#`>R!SC^f=7+(8a
-|(K&<HYja>-wMd=GgJSx5B(X!!-8a{}j$SN{{r_N2jiy{&T9kVO_ax@29ISdpj<~dKR4iVNXWd(0V-SNg_Q36VyUSC5*sf#K&ii
@cgBCW9*&2{=4%34smWu7f!EF-QyevtLwLB8^VLbPB!XqhmA3g<&fogszBQRH1>8`z3+Bcjr;HOZ8h}YeZY;f!#}aC<HXA!0m;+k
6YKg|axeXg712RbAgU0-N)ky|-NQKkZGFCDr*9S2)BKhS(L=u%c?LZtLp+rZzI>>Bd<LVbGvk}Lx79xUHyRJgBD`*YoblxRS&@}g
cdriYZ#mn4HypUC^t1hZxc$41zvb<1?t(Obg7=qlH|yHoeYSk;)%f&}ZsV)FxrbIqB>F#6_z{yC_h#ZcQ~I!gc=m7dXD!u|dk0(<
4OXH>(h3jpDZ+nZ{I!Gr?%&<(y}9~l{p-a2h0oQ)k#*-R8($S}AE)}-{4wa`e`oZoA3v*yw-fj({QW+o8fiRV(at;Y-0$J~Y#ZHP
T!?Av0skj-|7Zn&ySJI_;ioswC*RxDBPRa}wafO;;QYEzZqcnmgNq;J>s~v*K3CK1&+t1EO0V?gaq~{VjQzfLp%5xrf%-npnvETQ
G<<&UQ-ko+v-+>ePRtKRx@Da+@7MD6#SWY2(dCL`QKuhSZoi+$)4mAdLH<SU5PG>f&lvVc-ch-0BbUdw*)`c#)Yx~ceIE`zk6OR>
oO^d1GQG36I<@Wf>#hg+tk=up+$ejs?Csyx!#5PRgKl43(^K#5f5}~c-kNq$ZF~9i_I-_RBHxd_x^jtkr>TOw@qS*DZd9l7<!fi%
c41C<^t^t*y?i~?yVUjLxVQe7m$#b1%l`Mt_NevS<I}gVmt@yYAGV%dyKy}@Gke!<E!eI#W%)m2c6vWw*UNuZ_<sL)KSuAb<?8#}
qkDe+KR0CS<JW8IY0bR8Jyg@uX=-%0s()Af=@lQy@$P^4+i6XImsiQ~kAZ(*Z<~sa?mKX;zH0azO}IbkUVHzJpAO;X57*`MhU)h}
q1W<o?D|iS8T%{S^-kCSFIRJC^Q>P(@_xz>*gCob0Z-h7e_!)ogF#?~0^s=a2HEra2al$D5$if%?~BH4A2AB|5C6+~tt}xws_WZH
?80W?ld7#J{^PC;ui5tK#25Wo4~{{x@Advq+v>>w9+(|^>CABTeqXi|=Irb7{eAlI+4}^L2qHF6-LA~6!}2vjvWO_g20ctUlm1f4
&ke)qTb1;>p|xk~^ZEV5>96{Ce7|>RmY<(q%#D4C_z>S{{{QHon0>$9_EV$gt4uCWSc!kT{k|XR=>G0~{-*5tFn|yE-ADY8N-+vR
3}5UXs_FW_k6M4J{=@ch;69cQ`_Iec{STkl>G@MZ_Wvdms@9qx-}rWqa(-Xt4_!llhu!z*_;^?0{vX}vKMt<1#PTohO-he0&+)kZ
Usvh;-&VYOihghH)_1`Eynmlgl|6o|r{($k{XN+jKd0!noPRmvw$|m_RRz04-ns_Tw11d)*AY+I)oa4gw}X0<eJ{QlStMWo75{jk
zTJb-MHa<%`uTcC>)*=I_SU~x_4fFWK6D-;-#>eNE$s2f)!L`C&*P78VcY+$1&D4p`95#2@nC|Zr_bNGuU><vI`uqNM;~Wu{_+P{
{p-Hxg17hodXHW@&*}5{N2}G#+<%9T`1ERMMg8og#|ZR$w1^b-as%O@$I~)@k*1Lf?l1Cu8h^%;;@={<vif}=Qn~(`OTiS>^$)pm
{br|h#EvmxJp;!|hOHI2&#zI_yB;*x57|sO=gDY7>B4`~Tvx8=Kk>v(%c;9{^U`E>(@ysG3-`#9dgn`UVQT@Ur^QFuM_B8PFXO@}
vt1Rc59*cCHdO7HBt~y79N>hLQkCm=qU)lIUgv66xKXo8(TF>InDkk3dVp5dammT2+Ysc3?xugwzJH!IQb%-F;8U%-VPEq`-S8k(
QCr*Gu><!nW}>Yx+RaSy-Ma1jw6CN0%`;r~xX*j99CNF`tKV_R5`wsG$xK4FlC`*BJdWILUWJ5=wO`cMI&j-(>x{GsJv~vR?XJ39
6V$uM`)&Qdld3%x#+t7#Zoi-8>+HAd9n(5okAOk8Z{ip!@f&%4&?Z#yg$`@gFH%8)$y@1fzPx#-A08h<VmVjK{@nd#H?4S<<N3Gv
7{Kc_)1JvMg9E|%zcU!@TOVPsD5z%9s_|_+1SM2WACBkMpA0&96+U@s9`xy;_xq!>7CqPHEzUGrQnX!jzeqbfN50TDiw>^I7D4CO
y_#dQ)#2Zoj;jmZ$6q15Z^vGC^XbK{+TEM=@1Rn1Zn3Xj<Bp!8=svI8*r+<l>;9ZYhUZ;WHvz$&%!UE>9bL5V53+}bVZl#c&B7DM
tFN$eOK->L<fDpt^5?^RPF(R;<I}pIYn?=nylmvt%agU+p8NQ<B-&sp<7rccc^lg&QBUsnC_(KvCq4Ste`j~L$@<D&*SM+BI>7Gk
k;9$BujAN1PYy@Ah5#&`j32sKbP~f~J#XI#&8V+^mY;(~@Wg^{Q9lBYgPnh0&X+f>#@??M@-Qn!5SigJdnd=!O4%te+I29FCPCo7
z3w75NO*ibJ^zzY^Av6e(eQBEk3esGa0iCVO}u+Y$?e2tMmT|o5Z%P(x~u#?i(U05pI>eF$4`@&v)lK2JXm#MM~7J7<@ECH<0;g9
G3~3=Z|SD2Yo~8Sx7x&x04XGrg(vxD1wsB1^xK_X=llLWonOEDKK|dd`F($=iwiV)ZZ~F^^>uji*VF#hlVMNbpgHk>HP4Irbv&Nq
HuU;p*rIzIyj8-OS7D(6u)d=RQ}tHvFL{haL%?+^J&Jr7Vd7O~ZKJN0`KqjSkH(JNS6;33bc^Hg>xTXdrdLYZj()F027%3uH(bBF
G{#IZ3`K)3&iXjc9gonothR?vh4AU`riIop=zG;iqlxqWr8DgIYN462jQV}_8C@_c4Zd%00v+qYTaGCH_P$oski(y&6UT#UyVa`J
^X*_k$Di)tFSgRYII}0FM}F73ioZi%i2ONAy>5RT2lB{F*Sa*ePrP&VR(HpKk1r+$IM1cxlgd^dy5p?P#yYpSBdK&>E+f7}_^!>V
B{UjrqpPl>N?NV8YS;Goza2)B|J#w@s9}$TBkxWla}*@%|62Hm*T&TD@as}~%xAux?EULg)MK&LojHCi+64<E2M-vRUr#PcwMLIo
Uh=p+2>TvReF`Y8b8lBK%her(dXMowk81X67Jd9P-Z_c<dka6~Kk}jP8LMcbzrh3ef6|8EjUCDiQA7D@-Pd))Gx)WwKf6Ej|7+gF
f03d6)>TAScZ{FSm6m~6EWK6}5n!9XZX2?tVMNAN6@tM;^q^D)U-r9ZB9If)+xb)2cdn)yv}06L^)j!{aIimF@gw8zPe=Fuue<%f
cmKKhFxSuI^q?Pnj<2`gPxs1_2qba3z(Peb>`HvTK>cA#@rmPK)1qoe>1b(|c5p<~&}qna?BA2`<bgdyuA~cfbLM)KEmSBZ1tXq#
Q|W+u^7Xiyz{l((+4ip>V11WB==(CDLD~r*0U>UC0-qv>n+7a<+r1J+M?}QLJ6v^f=2UaoGXkNED>Uqyb^hev7ks6hj=v6HPnq*U
I_-*>|GH%V8#MO3$G^{}51Q0OQR8g3+ilAsG;JsP`skw4b&V<Ehx~u&FYW#4p@uVu9W`u{B2;CG<+uq1lPJ0=g_2~nF(gosLl_ok
G3eAk!4&_uSw%7#1}JojJaiLTnyqv~VTu;lNlapyHLNZ$5VDrqDQT)(ZlS0}MnMo1jy4fz#s2R9^6~z>y@ZfE5A*p{3jtqMexSf8
AL`WkZ{z#(2Y}D{|G(e-_mcmA4^aO9q;J*x{_a`D^vWNbf>-og<oi56YhSGD-J?IJ@%=WXQa@Ka_<yfXdw=Sko8*E)2Y>iHKX>?a
@ExkZk6r%&?4D*<Rg)31W*kpVeRbWvey+FwFW2#>$+u4*&-r{gk1Z7{LMK0Jrz}UfTy_0J>+A3D_Wy5h);_u~F3-Dtvo-D?XVU$L
_kYKy>R34c+aHtlTkXdkzo#EXD4&(o2PxGGIn`Px-|A?Y`CNU(Km`k_H9e(f0}g+-jNtZoIR86t-v;~N=T2@peGSh@@*kJwcj?WC
$lo{dSLOaHzbc1|3ZG*@$B%OOQ-yF_)1LmWKKZ9DwEr&3&|l-_&tFVGqpPd0g}3N+bs5*Q<bS-5hJvIo5)@+87l=OyhW$E+z53hV
v*Yjhc>H>?s(u{x=lx`5_x3MSqZ>RG4R2%D9##9;`w)Df`hD4#rO5LS_`vpUnEb!pI8(|($^Bec#{Pwa6Sr6v91pv>zrpX*co#vi
sSJK+0&*r7{=aAA&F^3+eY{j2o&(2K_K;L-H?LMzJXg0z3{aNVuhs4PhwDGH@o&G?>A>4|!=`%s`#oJJiu15EffmF{qc^FQ1_QN&
wQABOB2>EzJAD-$PWHj??$)RFeL4Zb{yXbYt*vd=TZL8w?^|qJaw)}15$j*p6ZMjSgrI8E?e+cr-LH`*JU_p?r2a$I1M+>Eb$?uP
<<Yn4@NZxC-v8h3<8#MD8pM8EFMa<WAAVPe{tOZSpZu)Ys*FTXH%1~pzkkPbk8W$v{Ft{?%1vO!f@&_Pr$OZS4~hDttOqQ3u?J6T
`is1KoHK<a5+s2gASh-YKCj!Ktm)|C#_AV?NI?9Gf0-RWyrTDn1}xx>|G{9eQ04}(z^bfQ2YGV_9~*Kjc>1s}{~FDa8?u~arzYcR
D%zK0MT)sncl>ilRkDP(3ZPqj!d8i~XdSdvMMP9^rBPdLYY8U^Q@*?yOt(XTni`C*XY=*I;k~LtTvAhaa?(^%)S{=C7Vo>e?KWI^
JL2ko^3D}C+La@0H>(VmRwA5QE6;ssHixq&vnm@+8*f5C{W^FVTv4iNiiV+8x9e>!RkqUBw_D%GyRE9W)$QG8p{J1A<JUpgK{i)|
BUGv-^JXg%!HYO+zjwl~h}Rf|At2$H6WS{k-BOhUcM8_AOm94i<DlN-$g$I*v)t!UdT~j#8qw1nMJiO4K3`7o9C~rrM$}3s;IkU1
Cp<lCh;?JjAU+*jDI~fdRz9W^PRv0nC%ILEo;t->Tk;&<6R&l-YS4R9l2mIL{re&3Y+`c7FAdN0wG-El+Evt1jo{Oe={AQdR(3am
9l&y6{qH7e*Ce7L(_Mw<(9I*X6{v0;nM7+zh~SsV{xGghadN7TKYP#bwq>4!S5vL4Z9=tMlJDr1BW;bbyCoqilYuKjIOuhy^Y5JI
Z*jnb9wM#WYAXUV#BmQcIlZ-^`@mvJ277hQo1IcObkJ@|T2%<r9~q<+)!R)AtlQqQjUYIqY9&jPlqf8B?OmAhaxi5Inn<sCQhfN%
(n{SbdZIjap=QoJ`R7xS;9*Oc3SzyU&XGkF!%Q|Y88I=H^kJbt$=SF`(hl%fcM!VI<ah3YTR&7_<cXWf|1xv~ZGxx%{4uIZQRi`!
RzpV%VV$fPq6#}@#Db<Iie@OP4DHj&uk0+Loo?X|lOf70+Q!i3Ejj3Vy&byg!uI#}Zcsfk(6lO@6RIF{+T#K@;z^M*`H9Kz@8<=I
A}?*F1;ezBi0HXXw&vuKF*O8Il$0crnsr3cnZj`A8_d+vzRU{1Kubs32XApuqtn!(f&RX_e!V{V7wh}ItA_c7_5gkeu$#_5;Y*jC
?VYuC6)Gmni+_f)CVvV$th6hDL56Sb;1|wzwGe+~`V7@!l;K$l5O!4#uEDEs`giV7zZI*|e^=o_lZ2DuVfY^DyA@xo^fe9&riDo_
{{9^Ftv{*oQTx@u@~%KRnjV{K&b@B4+|z)0-@$ja%z_B2{-&}Vsy|tIhG0;Zq=49kFbwpWPtNT@R#qaFex?oqK4f)K6d(V@KtVz)
>e?y&e?|FzkK4CrPtVs^;md^|_P1?BU#W~(pYrg2AL_rCWf;SFwd<LBY}!#3_3j*d6ngyX*8C5A3NXJq4~hVsmZnQ@zn8UpDWUF7
A3dM@^{xG%i3n*qqS%NnS$q%nOQ&nBnq;o)b{-$QXvA>CJo`S<;E#f+a;3_5Na=f>-VXar!G~F4|3_4Orae&N*t38i(y73=isDCc
3l;2FqRlA4ip$sb%{sfdwPRjT<yfwA^2gD~rg(buZ?$aK91##Bapn8CPw&MAjgTjaK)V_fg#~$XaB!}4^*5Jz>Ev;K&Hhyx(w4d5
9{!~t=cg9&XjWoK=sYG*Ek_+0D1j2h01d0N3Obb=wL5U3?1%*lD&NK`ex-N=v@;3v>(OpicUFheJwtxgjkx5<vkqt4W(L8B>%IOt
*Z97_Ms~*YJ^qXIh}X$&>i;I1cPROd2=^U(`#T3KeI|rBKC-Y>p-@!$VNtoR-XAUcQ%+`{u0FAkl(bj1zD>r5)nBlWe0t<<{rz_8
w!Y6&w~q#FFMHT`pWeu7mlGG|y!?OXxrc4-2?;iZ+=>Vd%Q;dH_Yv{yicBY@u(^mxk3_q1iT_uxv#FTW{!j7V(0l%WMlJXFDhgyN
pRVvAM-~6MXpeKVeud`JMRunC#{cip|6hi;{GQ&n9}=BJYq{~CGtZSai2L9F&P&x9|3$p*^jG8Hz1%@s(y?!rbl;nMO^v?|sTUu}
kMk&sP<sExKwwZ37><B;as8|p^{C)b@%>Dkr8tfL4gUq%*}B%4_v7Oq%CGtAv2r8Gh}}=HUU`4Q?}2N5KG`4d{K@jqnCy{fSR?zo
ug8}@48NBNy?OWZ7@ZkfSOr$<eqa0BzI&<sif`N1{`uO=D?xfj59gZ2YB%>3T*7|pz~;06$8V=l-eb#uvcuu_D||jX(97#j__U*c
_T9kVp`xE5cqpBUeySB066lv^fRsyoaR`hpKl9Yr{qt~n5sO_XP*{e8Nug$}!91fi2_v^C?)0H<dEF&RR9tnWzu)9M^C*?rsd9=L
M4?tjlocx;a_S^ruFmgut)R;pVyr=Dr?eWkO%#~&dOz*GaqTubLd0~g*;yZp&mNU(n<tfdW^Sq0ZUN<m^`7j(d-c>sSk0YZtLrer
>b+1Xp|?g=zN5N{i5{uHO<dX(y;*Afe8)@8Lc}PgL7ds)l+o8ZvgN?xj4dA-CDuAMy=rErpB-9`jxk_x5tzk9QDWo1jdQOwR~J;N
Qp9wQ(G@!E47FyoJ99@Ea`QRwOz6>iV-TZ77<WpVnxw`Ldjh719uD_%cki0ji$)e+yJ4lq9o**kc5}2=3cy@0SyR3n?r72xcB-=-
X(fu~%3=*S<1OB0D`pDq^6EuLU9*UI=Zz;BVcy%MYr~~X9SpuHe0kgnnwIknuPT+7zH_K;hA)eVVzjpEOM$23s3}oHnZ+tQ89jO*
Ycsz`hh>~MTYBCZ+S_SyE~G+AwUqi+kvOp8J)M$A|AKJx*PBi2lQecWOhyy8X9Yy|%~jE`A_C;EYL_IfCgg%hk~n*k4L=#x(EIE=
mb_-++UXT_K=Pteam{q%oel^!i(b~(FGk&n>dT3wIeRecdg(QbVPV5EqNpgQVZ#f>4PmLp7Lr3jYAOkAX)0Igb;ZT1>M+5xq!@&(
<u`{=(g}-EV+&M~yz7^WkhRBr$&H~TDz*!@MV)oa=!_DhiP3AqRe>Dh=I%@^=YWAl$ImpaT1wH{c=xzXP)0hzkiuo2BNs-Br$MAG
PVTK4wEEwgwHS1`inM~=9o0r_rww%bu_JJIiIbd$(R%~`RhD>do+Fk9yZ7N9+;IZDrsBF8qAk1VH<0C-H?*O=THHu}bAR(|NdyiD
9M;|vYQZbkBiET+4La~gQS|U`Er(pXv?R<2QYOY5o-t~T`}Mmv2K-OTUMg$QwB7CO^Ke+sWN3*Id8CwyzHq_v^?B!=@}CD-lEuZw
T-|FjwY?DD{Vis@GknU|3*QsPTUAu%$~kvkp^0;Z4#f64G7PrsoZV5?n6@EMj#NzwJ*gY)$R!bK(^UI)OHK&Ks8JO+rK4P0D7<v$
J($AxdP!i_V@1+Iq{yi)8Qh41Mq44>v(l}IFhW$j$;%q&kuK9?F1#ggQn+a7?V9a@)gpNM`h6o>efp5{WT8?JgjnQdDUKzR%dur&
i&!P!t+mzZ8SUpyI`L6D5PSdJ?r3tpk=lvhsnQHRje>%eDyrK?3{)7A6^e?BNYZpbb?u7jBV~v!j5dxf7U?g2c{x7VUUBOB>iqLt
S0kqwgvKuAD>aR;7FLxdYOqz(t@inaY8aT7NETxrQvu&Q&U<KshY%$7Y3XDp#1tgc6b+*!LsI0XLL-u+#sM@#s7!&$J0%U_69@z4
4&)nV0GcwQNkm)`Q~BI*43FkQl>d%2c@)t9$Jy-uUVy&n_}kJvr~hY<)&4X5{oO%1R=ax_-SYoko`18V|1Cf7IPBuT?{D4t{@=69
*XN7={vU7Sr{m@Sj$it(`QZ0?ez^Afzeos(0OgOv_=Wk0?NJo*faCf7thuBcVPTX}GpYY${-5#V{Xd(n<Zo{yd;WMV%{cW@N&n2^
>i5VUZ^tA$HwH(m`wpZZO310HMIxnrbLZ<R`%qD0hT|{a{kH~06#6z|6Kfv`9$8R7+>XQk(rP;O{vBif`uG&SvV&p!M(Qpb(tssB
07_P)F+={sih>`H>Tvoha`%r%qQg;D=Hj3`9TS#=#l!d~8SL<&V+AyBP(7bcUK6C^zf)<~NU4Jm%u&A<1LA+i;wL|W8j2=$qai3r
0O{&6?7p%{|GBDm5gUd7)@88D7=l40gdh|f|F-_EZP$0cksykqp`w=#M(M}9m*c<uPx*gG(Ds+8?S4G81L$@3dLi2$3R{<JH=w7k
f{^MOQ2k+t%VSG8TOZaOL$7K6({^Q*?xQ&a3Z8XY1!Fb<IKK7uIb=lNg~V8f_Q%6Ye;q~`+n#<Keu4Qx<_PDE-yj<CVnYxJ(DW=e
dWJwbk^c4I#;Oo1^z7{H*ey1$*zJHjNXaKv)c?$@8*<8y;{#sd{FEuPF)S@TnxJVIi!#`;TVO2x33k3&PAmN-gfP4G*RY4%NtfD3
s+9a}{9XOGr09Bha{YtgJeD8!%rgGYy!R3O5cO*%WlSQYh*A)5uGr%e0V9Zw1qYO>dOiNXSmGC9j_$nnkDZ)p+MJtlyn_ISUQr0}
&@4iq_d76Kk?13%i!k&up!GHXI>#BmW3iXm76kBTcY+8w?L}q=NZ?(s)LrC-A$U=&ZlLuk6xmbJ!5)e|ZM&)yK)EC6yfd7pjLxcj
g6PBjJ7#%PjJyu<TGMQ~VWR~kjaJnA0|zK8q+-^SFYX$~<3B42vH0%$a`NHMD-yx$q`C_hs_r(+CaNp*I2A_pH4iK6db9-<Dnhc!
kjex=_%dxK{#O4AiVIY=R?!6o9eMVsR5WK+3;dRn?0ONm#d!DY>gND*7993|ztPJb`<bZiSrt|tv{BSFt6q5}oB+HSGK|lk2+)M7
PbTUih$LuPE9bA%uM2jAw@&Zfr?;m}KW}>Xoed7UzgS)#SQ2~x3cUGK-NzZv=n(Ae^){3{P<<OG{12DE*{-KXS~=7{EW|MzTK?u~
J_F&!v!6y2hJzYb1u_S@X{2i6Q6a`dGZ1!yY{dLtV0@mm;lqV|yal|c=ii!o&(1Xm^%M#<|BtRmmn8L}C5T`XwBf!!XS$4%0PF4A
mH6m@Cs85QB7azT1{)Bjp-;p9_yT{d6Gqy;zwG(z{>dO8_Yw)0eVXsTL*Q-6a8c%Ym~1ADOgAlG`rrLub;kbt|2JjFa|L_|h$2W~
h#2w2|1~A=!<bwPu);o_#P^<{O~`kU&~LE~diXq3dC>i6PZRn|a_Fj(Ndyu}z(B+79-bFY;RDy=p#^il|J89{#9?%C_kuq_79s-=
+&|DS9&7w(Pg{)x2Nz}{or<3>>-V1z$bFvt|7wB(`~PTt{ES309*A-RjF5jT_QSNH;|cl8{Zb!{{>cuCAfZpA&-rN%x?$!ciKITh
<$vvo^sbPuGzwU$FO_0ivhJaXUg!Qhv?P`$BHD5j#?kQcL6|uf^5tD2RWYx3mu}P9qmNlZUi7T!t@Cp;Y9;UqD5J!wp`eMSL=gbI
ANc%s=SRi6I_Ndz2u|1vs3jEJSke?X7{H){h$)B~QmUKtj6|YkiKl76gZ(p<OiQRtfGMRYNP~Gp2x1y_Bh2)4YoMLvq&OBxkvTO=
t0hHkfNv~<lUB?^RszT=HE0sr0NN6;nq`?`SrkNtaj2z9t&0n(GPFZAkj!laa|;oMBvfTwq+CTYkgSFz#$rOuA!Jfx0c6bV;Wg3q
YQNdV{^#a#{QGomPlP-3cBa9lL1Na|`q|U2F~-Dvlip!s{W|ZKdXL&apBRzjSTCM+tr9(YnK$cO|9^a3!Eth%jA&*lNLD9raAZU?
Lp_xW5GmK$G^i?9+O1`(A1p4A3g^c-Ci8xyuCsX|6e(IN@W&{cO$cRI(Sun+kd94;f7yo7YveV&Y&El!GN?+5g@F*jW{SvkC`-J3
mYgQYneV2>M)2bAtc#n7jOgF7iG;ePsId*+RFKPs4Aye<Ly?QtNr1#z*PEJD(WG)UvEDH4b4FY2nO{Hm-f<lCj&t<v+xsFkBG=X2
c*Kk*?8brRUw7pb8r1~MO)!c(D^InhBAH}to{;=ZMYaBpEiJuWh?R6?l+rYd)It<c1VsWgC{TqIEXh<<%|y{LK}l6iR8mqz%@st{
Nl^?<nA4C%P>d4NkkphBWs4zH6BJ1eM1vJFLZm7d@LrzHhuiM%bE-z2>*3$}HjEd1l`qQD;nTn5B|>o^4^|Z@2t`p=L3dy2{Zwv~
8GYEZ0z-c%ekaq$l*zu1pg*FcE-x-raUm#zFP)^1!a9r`XWcbo#1@QyP_<S1uZYaH$IQ7DB&B0DY+09Dd+OC9v{1yM1PTr}krpaV
ZTExLoIGBwobP1uzSs3L5i!#BJm=Te=vr=ne%6ttdU#bXCX(zarw5r_l?)fZF33nB1KRhQaDL^pX3vF37ZzqIZVvDxk-LDU{F#__
Q!2I_Io8ECHL}Nb-Z_rl3a?~2_ucE^=t13##b|Otw4MKEQ?_97C2*Dtw2;w?*w>_7OU|_-cITSAuBKjIh_uVR)sHHFTZwe6jQ$-n
+PIfb)3On^&saOQko_wxx{dYnG&@FqiJkQ5>3&hmcP>*$&AyJA*$$mrQ;EE_wE3Oa^<3Th-EkphzP?vsFI$eKyS=JB(DQj)V)@pz
-LNjSF^UE{XTl}Gks#cS53<x?veFbjp;brQh5eo-uD;h{(?S|(Ee1<g?he!+uT$NRF`BDlZC&@6VA+uR86#q8hw5Y=x~*;BIeX2^
5U@kCkVp^kSvG~#ifK4>zn`Bhw%<y12wA)@(!Q;mZk9c%wrv=zZZ^HLWEg&ShbiaAVa<2+b5T9s?rA+42E@8^nKgQi7~e|tz<$}K
4JIMeO1H`fF_2#xiyh*wvk0d3cCn|V^4v<=W>KGYGiz_wre~JhWe_l*%Rh^HzZTt{%Qv=hYp$-&;fZa3hB`BZs3e+r+C*AyPft>k
IgKLr_pIHuT5RodUTX_u5AOEJi(<Y$JgzF~6}W`WW8##(HjOjwH65_ur%h%Ot=bi1Yo>f@)!QV^U0B@o`ddY<hfH?pVh%QzT6Vkt
;rN^3zw+a}rzcj>7yNQqez8gYuyG}AHj{Pxp5vQWyuI&vf3LpciXzT){r8{h?#cJwr&l#}a8LX4zcWFYB}oE8PUjX~j5xr3;+Pb}
J1HQi=IW@sz@^)Pg;5;+GUXg@sC%z(zTew}5>?2Y7s_YOx1(FpHA8z4s8oV=y0gJ&?0C8y2ypvRk*}c6lQ*J4NbD~XZm(!yVIGeC
YXp(ryETg&Dxn&bQh-6TS#DLrm?D~UzlG$=wTW4@i|r1WS0a{PFIjf?ce9;uF3A=qblgmT+@6ttudSqTGd~Dxd}C2l?q0B-jS?zI
U1`*J^|h@Tbh0nl>eUTpQp$CvBGtVXv<)Dc;J(7-6b^#6V)$fIRY9_iwH0tluU3{1R0;?N_pRbtgxjvvp3_Z2=?U3&-&J9zr9&a8
A=S~85)8z|XAuU5nC{)8#Cp|eqz~M3LpqU_(;XejnF^Ewj3?jm_3vS>ZRNN373%cdyPcxN5YiWX(zC2Iqjz6xXc8f(4{G#|(bCly
-%jtv=hvr4lS7VOy0Sl}m(Z#^5UOm1Y^uJBw)Gm@sv)3`ojtnW*GAlCzT_5s*`2R#5mgmgMwF64eKqgqKIqQb?Y*S4x7y!QrLY}e
-2?5OMrTc<&$i}_7R|n7)%kwCJ9?D3--aKl4$xt-hjjbDJN_NIT<fa3{5~s%V3~bdCN-@_?pbZBNJ%0p^%*V`XnW1tL8Vx}D*j#?
z)s|@z9i<9I3~7@C$#Hp;Rdy4S;a;3G^}q*Qu0L|t*`7yEM_6LZ`R6dPrY|Hc3i_7QCgQ<vG;N-j^?j8tV+<$x;-n?LRfzbW&9?O
cBfXqgXGE{?GcF)t|uv9zwyo{t?tB<kEqZ!5f`S{!an-6wb_t@IgWB=s?U?{R{wJw=GH&aa^n7tf41M~@y-{qxfDVaBvLfVTf6m`
v1VEc>$!<|^*$%Pps+LY9t<i8A(RL@Xt*PKDS<R}qWTyw!)0LpzjkhIYia#@iS;EqpQZ-ppI4?~+ULE6bRAz`7E>;VV>PRxTAkC2
UiGDBzq#7pJl&~L7=Db4q;w{O{W@i%ZX+35q8)RZ(MPdOCbcWrv-V*ss}+$}CV6-3M>ehN&Tks0Ew|~ZzOIqRyW5Pln#gM^seYq{
V>EqdK=RI7hMJ1nCh-!Hhnf_*tD=zWLRu*7AkeQKH?l#e@<rR((C42r2Z;LHz9Wd0q;`KDLVxk!AX)IbM(iOA%e_pn>rXFVFZkw6
BwLHA&&#eJ+nr(CPGF}^7ZT5<VN!PT{*EWpp7WIIx=CcuNT{|JdmiTT0miDpr59KWwP#0N6?LF}A?9f@E(J7uI`tkJ;jv&SnIPac
UZBf6x;;G0U2Fj%C<rzM8k(E8^tD=q86r$?>X$Zvpq|p`T~e(A-aOv=EeK=UY<OQ*P)SlM7!y_ZL{SR$X7l?nW|fG=8TFpAn2(K{
jKqrmGQ5Mt=?QH$y54w=9~<AkoD8=Fk;AOsH~T}MZXVUg(gX{R<CEzH_=bAWE))*KTQrgg1Q>>Q*Ga&Xag!?Uy=@j9dQlHWd~?pV
mQ-WhrnKEBqa{ThS|1j9c8RH=fNu)kTy0p4>a}vt*(`>5DVlC$x#iL5I3%h#rN~7Oyp!Sn$lSfws%84lYyJKe{bxH8t9HAS%IMJ<
m6cR(rf4844%J8HHRB4{EA`e=SB#j?RZHr~Jd++j?U6-K-yHoeQidv<CXST+urx-~D{dLGJDdJ;XYl7C>lk*wUfs75liS$mJ3CXe
3XUZbbec$Q*3Q=Ap7zBIJ%+oz*|)!+(uPDnpO5hT_I?}Q)3NpIM(N<-&97?!S&SA=v|o4Wy-0GJf0M&XS!kcx)%j|>Iz#`vuY8jJ
y9%BiwTACbZ$|n0jd0g_C%4<-wuK3@ueQUC)z5y8Gi*x1VanMtg<^t&!Xqv5T9j?#Epb=)a`9RcTQ=lFakwuVL`<lf6Td9hvoXq9
kriT#>_AyO5}xVQY6>DuvZr%+?tPnY6C_DK{IeLgQmwWsFTJ#R?Pj(U$TYbaO%Vo4WQ8tG6~&yKVk;`<V^w3CW>Z$&h^}hZh0Bbn
*=toLNk$xXB`?a~f@`&epBZGNh4J>E7miP3F1{On?rQFfYT}`g7AA0vT_zqXi1}CB)MhGcgAell|A>|JD)<_Z$~fWroMv(e65vsS
j`>#Ls1$}P*P?A#KFrpa_dsGlUgWAa*d@gU)PLaEV`*qrpJC5hobTB_jMVSu<_cQw%5>Aw<kFuCzlw*pVZwiU-+3`>u6JdSR+yKJ
*kJY+L?i+`N-!8Gk7<D3^+9f`&t(M7S3vG(HT9(RW-zwnjx*Ie<+{rMUk9IS`SmzXS^C&|=X@4<4x8)Q%&Qc8TZcIOdt~?Pkmyw5
m(K62P6MakdIEW(!s>=$n4*yu+f7S`wPwke_w@aJQ-}4xDd!|<ysG?27t(cs)=K_pxL5wH8E1;S<-e&Mp-kAW<T(U$RjI2FqV#AJ
&!Y=Eh*ctmSRTY9t(2433d3Stw=(bLvu9k@?`kUqXDat*M724)RfDGV`!>v3PLtb~*wE9*ii=!v8K;6xHLm5C(x`}!)ps`=f3wn^
s5-6ep@~R;P-{V`RbfILr>2m@f!ak-z4Q6w@FS6XDAN}%9L_UP{7oH0l6YBDOVZ4&_1T0z&UM)x?*gQ)Elt{;Hb2VHds_aI(l`A1
4F1=Nc9-!#joG;lt)qr+JARUAN7Al!$LrKSdau2e4#hqC){t~jwQaLjqomPj@BAdT+H1Kd6W8mPtZ4~xH9|{SJrMG$equ0Um0xds
S{A_dn-&O3*oA_0R_kVD1)Z+DGYF=r%H8RJqOLWm-Sekjy?E<kUXr_CYwe)ZhY$6*`);DRD{WMN#l%X|Bm}+BQ8!qIBPsZZ?a@Dc
o~^AXT3Cc-nQLrILa|q^z20ufsU`g%*46vIEJpL!7f`%bJ$HZM-fZ-Z!P;pnOhTf^P>}*e7QXP#KG!+wKaB40EarcnosWw<!lc7Y
DFrJiyztBjno*FRy3dNc5DJx8iZzse>qpY-omUg8e{ZLKhL?A&uP1`N=IcS^M>kq<RW<}rA!3y`6<Rb}m$HgNugW{UWyQ~t!at~V
A~jURBys0fREv;Ge(kN^L*Xb$t0djD2_&g164CE9g~#zVSMc<;yB%#=uO~?>t~R3q<-mxM#G^agF=DIfn^bk*N`=1hq=x!XA{gRM
j3m!V0dD3LI0XWPQR@0-k`QMq#WNK!yZvRCdY^=0h&KF$qBc`?TU4_4BL2onLP>?ABDd!G8qsz@s0v%u!<P{>esvWUc0-=<YQfz)
*S18lo!hUDnYC*7us$(+j`iNuWJJ+#EGyeZpBn7onub78;<kw>7L3s~)s>hh?{OscNNI#HVyu#+iUcYONtX;K*k+!3-gs-8#PNL-
Zr<5NFcOSdtHvKYJL_u2^Q_4-mzzcQ8`&&}hi@M`U8(;Z%v9o-NU#%{1rU)Lmci=iW|O4f7TfER^Z4cJ>UX!YUe==?%#-Tl4d0#x
5goFOA}2{U!fQnU*EV7(L1Lq{3QVQ^+9Ql5<IZB`DxmvQTA}Y#^qth{s9bEjS&%E6XtNZeuSuCi%O;$Eb)YN7flV}Br><N|oHRx`
YCGB$pESW8Sw>FgZp;-XsX;m0$HNTT)}=_N4;WKc_(IQifTGXIkSqO{jFx)Ry?L;x;Zt`X()K8^l4r{}t4P=GrJ<_=+uFJj1$b^a
WrehYD*ZFh$qL$a((|%zloeWbj5aMxIEb_$<8q-X+LvK!=M;-EmKRJeXra+FNu_aWhFo|&-BMc40)pmLgMeVbIA5~t5L(|0lE_dl
TRlC^EVYiDa$h`>Fha!`j7cho()y8CrZEu<1)8^YSz=_Vd#tPw&cACfp+kaN%m+$$;r4p<5gIL_o`|G8Zw~c7e_QjS$J^gaG$WQj
n~E#l-J`x;(PD13tt%R<EYvuzUT?<cxVN;yR=)&47ega|moBwfV&mGx&wQNF!KxY>_s`BWk|!kJE^-%I?HwG;XAR;CMSSmD*y*0X
Y@Vy@=dcni_|wKZ`D4e$5g)LhN?W6d_sb7Bu+4Y-+0^7W>A4!-otY_QN~AfSrLT|YCjWTR(-|ylw0N9!yV1Hr5VOwUqtQw7G%i%Q
ENobzC~W*)M_)#zVN@<`AP7ov3ACeV)ME2&iJ<%-)xKo>`*<Kg2W7vh*i}O7U_rYC4w!nnI&a0G<f2DKQ9pmJu*3A7(*Eq0o!!F7
*51E}bJo!)!givF#h7D$wYdH2$E_A}{;~H_LAKlG+x)t_?_;7YI?)=NYmaM=5qx;tuUmQ=1M<CJe34>^rz-OC)pWL-=TEZwx?fxE
&JM<CQ1VK0N~&swkKUD3K~&F`!e%8RWG(8LF?}CKO6@wQ8qlO&%G+wSjS-Tv+Hi#}3J6<NST%@+iVQ5GL~37DF*MBxf@#v2STfk#
Qs3#OQBf38a`l<8Q&AkL7!56RF-0?+lgy}nwxfZrzA#2yBuz*7v(m(3d(5~$_GN7u+lZK$dPl^_e-udcs-Uo5LH>H3Sbn;>R+`!^
xQjy*Y@vTAMg3VgU+>6%L(L#vYt#~zvZ9pf$G66s2~sUpCrl#MP%TtsFmk+*iJ&WtD3cT#F-q12Q4bt$GA>#zXmy5GC_j~WzcK6l
Q}YLV?{3Xv&%M5Q@7n6|$Jasi%8s)*)n_Twk)K<RE9g;0U!pgR?*>oK61^)&JswWC)N7h_C5rsVN0#s4b<1b)Zt1owJa(gMgsQl8
953}9(@!*gPG&yu<#u{LrDA;8`n&4LT_lm%n%<y$vFRSBD3!PPZE3WFV`8!*J@~FvP+8rlYb~PG`9E|Kc|NiIU?rqTpPfmV*r_%+
+3~3#nk@6D&9vCkNKDAnJH8|K%tR@4>!nr0>V<oAKv3h7lPx|eRvnHWb*KxZYRWVB)vQSgdoEQ#s6Jh){8vN06kHb}F6wJ<znuC}
nC1H4<oXYW9j#^DrHfTtGfA@{s0v&pH<weW{#_k9+BcYN1-jy(nn7Z<ih0&{FV8iKj?tP<vz8vIh$2Da$5sY07$O3ZH9`2uY7OM1
JY$_s#FQ`12PjQ#i9^w&&a)rZ%ITr)<mg*06s+^Rs}B;Rr_Q3=^)`lxs}@%%uBsi{2y%kQEgT4PLb}_|wbd#Qk)Wc(o{eiuIeBn*
4ZJOhP?3}Fp^C77%5RxA>7<d;=>)AEjEJNcv?Rl5yi1X5*dkF}RIuGfr35&c2K{xK!C<EL54}Lvvai*d@aiETl-o%=RQ+A==lIjE
-nlwX)}7Oi8X9RYY%8==;K_3SyJSb!>BoNiCNWJu-;T06sw`4fv=maZDYPmJ2(T3S{d;q*{L`?<usXD6`1$$uo6<!PMHMF^TbCCF
L{cpjZKbqgB1B2@YKUx#2r&~HnM+%RDq~7kTEtGU9?V*~SgbFvStF~}r!1^A&yrW!3!$KzK3CHzz1GBe??GZM6@z68m5K_%vb9td
v9gV-NDKsWnr@>)lEFdfUAGY91>3`u#)3*{v_jfKPsV$c&lCF>uTMYd-psmWUuD=T=i*I1e%cqs18KJEotRYXs|-o$$!DWb`gY6?
8P=)vWfDVf+L9u2m$vpAm9DtPgG#Cqlwu5x%eb|Hf}|qqi%g5ZF7JA~6U-Qrtq8f?rkB&I%XHN;>B3hTTxY6j1a;UBfbF?)3`80H
T5!mrnp-0gEh4_{^xO7e+Hx~!mX=hZQI=t$d|hEk8>Pw>uR0fpT?UFP)j28~Yj)gA-@enQ@rU{#1p)+cH#w@E6qd6)m+1~24;lC#
t3aLx;bqBAX6B@Sk?2#*rf^o`6%>oNy@ZjqFz%&6o{6UtYpN*jhwy!H;lpa2zNf_P_rIZEJ~+D?e}YBpw-1y(AKdF}mlP72-P-<o
brG>k!ehe^u{JKfS1G+2kE(g}DxfS;Ph}->D-okbE&F~JX*EKL8uP;uUMjw#15sT<43omI*K})r7^S(CZT6-j!%nUkeylD!Odm#R
F<JbUn%d2os#q`V&u2X!+ivgoIkQdTb43<^2!1Qy%-`is)oE_nRgPQ!{wccpOSpnIbeaUMu{pekP_X>lg~!WaYgphcpWf8Om6cJ0
?+ASoPCmYS^kbf$uPFPCYM`HkC~rrN)n)+K&XsYad6a8?SY&P`R9V}NndhlON1k$Polm;jh#vpi&U5SsN{iJw5CY~M`Y-5tL!{v@
SyeChSu{O=I#)O;&8J9a?$hCqw>c)6w~_pJe6xq@&KRNcf3w9sna%4wJ>5Iyxb5CHvgqZ=pjMm4mMX;#zN1lXZBaaD->cvIaJ9{|
Ggg~Xn6#=evhAwGss*Jd-nv?}r?`tjS5zcs-|$)2AHHHD2X3S}txhk({`k%+`RF+gEpcGc+S))3+{;Q<K#kSYMN8(H?1?FZL34&k
s=M){jZf2H5`+R7*%1jwC=rL%y*I+Zq06;wkW@mTdhvKkcSoD8L-6(Z=biPGy{&&jU0H0gM^SMGkvFXKKjF8eyMJz^x7<o4D#biV
h{xt-8d7>YGZE`IeY<AQHU0~osJG!CFK-M!EoNH%nk@{<pY%I$^=$n)oHCt#iwwR~rv3YSsgYp(9G0Tkf+1cBKPx*b{93$i-L>!p
F9$c-MeLd|#rREr<9(8}xfu<X?xeluyIy160a-|<j^?Tq;ObP2MOnyli<~nWo`%IB)O5aWZDptzJ2zDnGOejVU+KnM=Bnv-8Xrjl
ms$u`cSimMMw}y2O0cK10cu0#K;cr)@P?(7GM6KB$k5^IN{CZ})KSQ>zdZvuu}}|gm<;=R7e1M8u6eaJ(ghrEN?JMM`Z{@G(rsDI
wC2zK6PJ7D=j%iF<z1n7L#Ar9#_IiF)R>yBI^wD0@bR6Vn5RTnD{<#-Bi+6>k=MrHzZm0e?N@zVjP7VadPXgYTdY<5c<YNB|EJ}h
Tl9{na+tV+s)?lVbH{#7{ZrlI({D-HSCfnkO4y?Pp=j}ZD6}DX&97?6`pFB|&DgAU>APB0HtR`k(^kDJ`nj)$bGBj)qomN)R{!s0
Sn?4`{^=H#4N~(b$`9X-X+MoJ{XA59S6J(`ra2KCq`#NMo!+6W`$F{3>!RkIf+F=N`7*5WmV}}?H@|;6h~2i5`G1_?A|a)XBkTUp
GR*>s&iud09SabL<=Iu%tULTuNTaJE*~NEx)iiCAvkduPM^f}uO@YQ$WnZY>lY#O&8XwGds-UcH{ETQvx7&UmxX;T$bXD&EwJ?5P
JjL5j&hPQP_$r=_d_~Sj{x5pCbiGZ%p$osXmH0(8gt)|m1PYO&!zWi9c1JU6DG73;LY$$;qpx<)0<}10Z@T)9Tk>0ekFUKyzbUqR
KQ+Sn*KF&3@nV90iNWM+_EjflGxYOC_Xh*_Ur67-sXrz(k`AR%d0Rr^O7m4M_N?s?*=62CT|+yr_hxv4f(WsgQN${z3jB9`5!*{Q
#O<_4qgf;|M@7`K^V@_#Dx;{jBhzne*_3HUz<lyie;;1J1OmVkaNoiFQY$s%CJdgQ+?ZiXjZHEb=?(gC0b<YXW#{`b&N@2hh*Z;#
^?u_E(-wahz3I2d%h%Wj=>mTk2k$u+bf>53!_P%4=FWIo5{<~B(<WeR{POU4ntOvkih|5$Zbg?2j**&ru{PG2+lepk{_D)e{+>Sb
5dW%^Y1eNxbr9ZDk|>fq=1cxs>APEIwbGkZ%TKt<Lan=v86+e>!!lry*py8TOt?m?->I6`rLhs1sm7P5>2AjIH1GQu?*4ok)?Z)N
$X54a>#nP#Ep1wHG`+S#mZA`vM^braLsR3H)j=#`*pzNoCwBGgGad+48lTqSTN_T`u2Rk2XtmWelj1T6;za~Sk%GQ37)}-y36Vn)
iA_~PR7DF&X%YnZ!Xc>;r34GkzzR?jktlT_G@z6snE<XpISK)@2E^Oj&XT68#d8vcPw4)i$6MWuo4D5?vMKhpA~?!`u|#)mwNcyo
8_)$wSh2RDjK*!@3}WUzY%}*IpODdiZ8>(F;Ua!apl5m?!&g?P=3O^C??U(9%p)7k?K$7<y=gq=`q7!6vHSVxEfpWFMEu8zQYcf}
C1i=LGw7;G0t}g0F-ZFj9a0D66nrnOe~LAusWts&<??lTfW^IPU0KkCl652F8`vnsEektJJ=8+6_VcWe8!F19JD=ls@AqAGzvJU|
MNVT+T6S#yWUuSCwb@l=p<MKhh^Yk#0FhYvpJQpg8SY#x7U19QL@ylcZF2|uSu|-+!8s3C7HAY^)#|bQ^*ho=rnr0UtVrJ8(Xkp4
tW3@|p@#c;g1=_3ntP3_Y+s);>!p&s=4K?h4<ik~B}Hp6>Nl-TE6S#Y!964XMbZ(+hu==kyy{VcCgbaim#!qnOSyLE+pFg$zBu|_
PNrUDG~PQgetqx$8crpf!8P9vDH5Zj<B2Jm>lqJZOp@0XTCprw6CeChpY?S=Ua`gRefnM?!6PavMTqKPyA@?^2K)lJzW9>gRWgU!
y(F(c9KG&Cahy;{<~r}!(=mB-np_ZN?G&`|tu0GdtQZ)q14CK+gxZyAP1?qtwVGF;Ql%N5xz<S@hFQI=NWQBM2`MVMAQFzt+!hs&
TDpLvU0;*VmzbNohNkYKrSe{N@W~Jf6c1chk!^J7@vawDcEjGI(ts)i5Pu;9@F8Nu;PPjBLz1L1iW^(r-br+0)yyRP&tw2llqrY`
r__F<{r@<R_kMq$>o}cO+j8WI^(WCCOWE_N5}(<iAEk%%`sNA%<dh%(c-(zkQgxY%gd7LnKII+3?7%1^|HP-~{6*%OAFNZqt$Say
d;7TfaOAV#+d;%U>3Z6?irUr`Y(vG4skk2;r*D6UJ|3>IO;mQL%XRk=^806G5`(LbJd%P@1iO#wh&Ygm`#7RO2qCBu$UUd20w4&3
^ba#D!>BuVeBC_yygB?oCf|Xhs+9#lC?QCv*56L+1{7!)XK+6uPqc<mx-j-mocCsam}hP^0i2Qv`a9Ku{e!5J%!Mi0_K&wg5zuu5
XW%`&j6G=6*yQAZT~%JJ#LpbTfOVHqMM7M)efX=I^~hNk6@jZ83K7pEMEmlxFQ8JEzSnGElS>7A1-i4wWo)*0qtu<-8dmjMt|x|z
)~mg#QS-jI)_ORTF5FZ`3cB|xnLbu#QhboE&D680F&T(jSMp2eJI`;eOWV}>+}SldXt#ydRPcZE^?bj*g=wGa|I`{W@J!>7EIgbj
7~$pD4t<BJ*W6Fp>+Ng9HJBc-_O(<`$f@Jn_)s+TsUk{WfmSR-F=A0gv!a+m1PDbQdDoQ18m`c5lE-LDIJ5!V3@W)GbFM7)W6rLc
%Fmgk<On;f-<X}@SA<LMQ{h3w0Bh!=NTu5)<wD~#PcrYqwSiSNdA&(UQzeWL^ju0Z`VXi)0zMoypYtE-blTP{pW)XsCv^+BDx8lt
(Uy(-Jt!+W1-bLIRed+dr_eB#PXTK(H*r$fGnwHF%42OkG_<N855L*Wf5G&h#<lIf{Oj4-N}3)j$it}I=YMe>Ci>p@=I1U#%jP;L
+MRB!?Ul7uaPik@>-lxZ1-bSbHjJvg4L8U$soL4yC({BfAO>b4=KkpuDC{FYYal_dN(}$opJBV}>`_jgnt~5Trrz({<8EXB-)@ia
*N1N_>A?T6bRW&U$6NnRdruzp!ml4!d~>C1!nSXt%gVj@YQpBSr>(BRyVjm|v(m5H=-f7oIHfgaC1Y6gy{qrr&x58p^E#F`&IBKX
Z*g_ErJ#-+J(mqw(e4>`X=S<gO%C%+uSl|m))ZWW4VvQH*U~Wf1d16?9|8F%CqJWR(O2rvc<x$yd3JewK7+FrUlUF>{$?F%!@cZG
iYMK7xXQP^TMGx~{Te<kKm7gM({=IomHek+)c*YV>*11p9-I$l)XMr0Xj9u>9iL<%0!T{5SO+7A$9>PgNe=Sr;j+vd_GSkK9Y>ST
?0rq5><`Gg39`?(hi-UsyJuzNSkq{x)STA3z=N%Tl;wK$Xy0YJwqD!HbI8+Cvu|QWI=$ncbM;^6{8v+9dT=SZj$?&4v?<cw9h1wl
0LII#D&K9G@!t0(Xbk}69QtEhQ;X;^oirar$Nm=3Fyy+oaSk>hvw!Ik#Q%L8mGzLO;>v=+RFecT1Ur;c6!j}W|I*O;YF4%R`B^gS
?x9n;Q2svH%`@}IO;+arWoNtV;@7Z32ak>K$KRfvwz{SB=P?DgQDew!{&r@My278S{O5?$@9aw7YW@bP2wKQRUhJxKWn*Cu4crD6
BWAMM>4mRquT2!H@;tnG;-rOAA6HC}2_=$&SQ3apVZ#fA^Zq{srwud3`L*<HC{-Fm>+W~ANiMNG8`oTB$+yS!eF`vAN+&vd7*u^q
1%YqcrX7Wd59wZ8=l##W)V>6Fk-4Kh=eB!(ub_KzS@A*EG+%XB9<<D%SswVYl=tC|aGwqj+s-gF;oIlSy92cUe|z|O?A{CI)4QOi
$z!IM{X=gZlc;>Y8!w~jc=F@u_48jNHdYH(J&PVBsFqH-E+QI|=5g$QI8P?NMlCRPX45Z9+kG#1mP{Xxa>KJqD=-u&w_7rl6dh2{
%lPI$lMV$`etP%A*9-9ad*2;#p5&nl#x?$P-Aya2L2d7|Jvp|nw4)7H)_fNP5aca=mAr_p>(O6<;mz1rYO@|p?jBXISQ7c=^vuOp
R-7T9r0EI9I<525<<;sRo?nxxi?8cx@zw_ot!Esxa@p4xee2UlNHcvesAO??V<1e^wz07lLj~&H>TN+=6p;CT^K!K+=8w~x-QlIJ
{pQ8#(wIf4F0<Ck)>Himlxy&KfqA7i(csN=W{P4o>W&7&zD0=4GV#{;*0j|Rf9_mqS_ZhOvHBXMRw(V*!Aqa9<aHZ$@S}KeJZS>7
Q1hlbs?sE-ZFSOUNp2KzA{~sdZqlHzkSW!65NR4de9x|x%;MgTG;SqXT7R&M+d@AX(nV(6dPDNRTB*DV`(Mix8R=2Lf*nKr`r3OF
MW}tP>CFztrWE%!G^7G*dg`?7&_>px*TwrUhTVL4@4lWF8e>8_?(JVu!;9%!VwGqb<XbfsA;Z?y)<-inT^;T{3mXx@H>P*mw4OMg
6`h*3d``5FwL`XWDi3r8xASlQryh=H1Qp9}+`T>zZB4T)%G{l2sMMWTx3`yJjTf=_NVV~uc+2|pZT)+3KMoMo(y9+p=fUFZp=(st
kFeXnsQdmmpD4^}lE##V>gu4#G;YZe=g2pGXpuaq_Ik1ALlrdz)nL%PtT(-s+^hxGiY{Zp<%O0n4l2+3rjN!NZpPj`g`OtSy<TT+
g442z?(y5JT|t#E$5e3EZ!pqBxKP~GO-e-<-bY-n6;@O7^Zk)KuH0A7X&=@XvKG!Lt<(-?)Q^)jr@Hs_t*&REllV^An#t$d%nS7G
8t*zCMuY11e@a98!2>^k;0F+gA&1}U{YF#%Itvfnk@*IH`JV67xB5zdA789~I1$1=2R-M}<~+xIbn{c|iXVI_>F3(yxQ8<Bw<&l?
D7xQBm@g7NP^2-FqtMY+RS$Qa++&~f)9~BsA5^#>@&7FkL>mMHe^Ku34Ug<zkL^no0L3y#Jw$@yYll6Jk6{6|ydSa)X}qdMn;9{N
Zp`}sB>i717}g)*PXqfPZ~bAm!~Xo2%5*1efP1g@7Si7s-};?T{A9z$5IB8AKUKdmL2!y95B<MTT;T$r)WuuH#$bR*_dBm0^?Spb
Cos03>>^I`a3%~AZ+t1Uexi*el3kdRQ2ooMF1y&@!JRE=&-f0uZo|@rR}PQ(8rH<Vq&@%hiW#+br(>5I%#K<eKmOnMlec-8V9dAN
xs#=xSTRJk?px)r%h_`uCERgv@{|l!2#E!xCPf&!Uzs}~V-~1!L;zSuIR&93heVEMLZvT&mz>ZUocmT6J)J+sr)`$pFkpTSN=m*4
zdyk*<ake_%aHuipGB1PC0?5*mt-hGAco{PDX9u{YRUz+gP<SOJMl&SSub77o}|FU#^8HPuRf+@^*hwUs;j29RQ(AWlcOp%NN=yf
_()K{UzZLA+RAg@f6M3Fzv$@l4`a9EnLM0^Okxh&3ffi+N0_qoPpCb_U)Bs^1V{TARpL}qRbK@u5kiSY65Cuj<8u=A#{w*Pv@5O$
`B`)%mzCis*zDnWFV{k$ml{7YR-J>2F5~b5WD|j}P&jnK7NkQdEb0@X1szH!q?3D(x3O{dqM8i4WUBFA`P~y;fy;U2t&thlUxVjs
-M<GrGcl38LzfhK^|0U}7h}Wq1brU>2U}&(sq`=O;O9jA?Yowhv!6GY_E7>X6BSx$c7H3kzet16uT?8bAs+LB*aK+=EE2#?D6V)N
L2@CO$c7U(PN1$?@>qqcr)%W}8B2<R5KjFtqC;EJvwJnPe$uT~Jk_o@MEg&8;pw_Qj*KhSeH=T>L+cM5<#;@_ZaED09iE^bezXx7
bJ8HbWxN)H*n44f44EGcFMCB%L~B%Hh>loaQoR*0r;ER5iOFqMha71C)b*!hOKR(7?N+G05Uh#(Ef>es`l*MjYPMTcS6>3@Tx#T%
k&aw@BwvJ7G|8O-qqwL}0D?&(DuT>cXV?**m$DsDsGNgp(9hL4VS>A9i?O&`u~w6>$kv`q+thiK*1^<fZm+Z4c7)ng$Lw7S&(52+
*Amxd)%kv!X=Uw?Npb$&Cu(~#RngrwSqDc&bQ0?ine#TqugJJ(>S(^LN54NBZml1}*Q<#%Hro4FDF{sJS)*BpkFe0xJ($KL21FER
MJORwj`yUid|x}RS^aU+?vdJ6#-T3R^ih4>tBukVaW<`)K`g8=HBEpIC@?Y`vCV+UM|}oBW~KPMZVT$KI88M-1xg~2NC-(Ir*9tX
ne8F#-@t<X1cmi$r6YCFX8U_)7)tWF)o>4?2_!Cdx;4Y#mS%)-?JI2J7<X5K#ZPG@;p4aZx=Lfv#UfMS4#T~I*vWXvGC6K0cpwEx
R7Fw19`ZFP`k_@!w+bdRfyk1q3Iog?03x_csa@PtmJ~5!(B7^k>e0b)>^?6vdpkcNfE}Nx!=nxQ1cQL05~*mqqU!ZiNrI_>_N3Ve
kZG{MkU1p;(3%}ZhJZrJvIe0x1FaFD*b+?w8Rt10I(rcv!(-w4=78gat)h6#{!Vy?^D;i?>}a2nYw}h!zk2eGSuT`|P;ah*AkhtR
&~TC9hPQt~n5vjRMa=k}eJicEcZD6i49-^FiT7lZo=1Rte81=VXYrJ$)BHpC1OWI8`$M?E58XBVh)lQATO5w#0u%%K##mrO%L@;t
aNC8{A9*u_1ei<cHT&(+>b{Tb7$EhfOg~X@jS7zIwsq^K|K%Hp{{8<~V(NA&;U<thk2E7sfWwIHl|&~o1)hc;|6JF`<v-)#r?h>|
ox{O&dI{GDb5eufj=6)dqBs>g2mWz}ZGxp2I4}JOHbVR?H2^`BoeIBF&yf}0ho743*VTCi;1M%`XxYRt!@2>n{)b_&Eq~a$K+F9W
Dog9tLQ$$hA@EAVW#&fD8g;6MpnezTh>DwglzbFruwQPXS8Je06GvgA8t?CT$Oz1$8yi+U0ple})orz4h^qt}D72k~H8AqK#3F7V
$JaQ}`({RPNRv_Zx>LaE_B4xQ4@PXt(1-aNB-W!eB+sf5{6k+<JEl6=|EN2>%H|W~a-owr9MfXivt174-bU}#Pp>`XJtTZPo$M&;
Z0mZ4&I}7aPLZyZ*}etf;hl%;ZQnUNt2<9WU~f0}jTyfK{|cQ4wi%kR-W`~7gFK#Edc%$cUhAPy%NhK){9ReF7sVf_#ui#tqvONf
$I+dv^kKM%984;97^Zc53U_;i?UTIbP8$UBBq#;F-9Po!!-+}l7?y~`?A@J@k>u`rV4i)s=_lC)*DDXWG8~2zdkaxdGqs8yuQcGn
Gw;=%5H~FPB>V8D$aV}5QZqF*JBEQ#pI-xZ2`Svyb9b=)fe(V{XEK(jYwv_Y^=KMNGq6x>zq8#vS-X!fEU-M-cl2AMu<T()d?N+p
vcWW+HuuiVx}PDRAvpUBJf5L_hbLd4epARqKH=yCkWQuRl~1yDJW6Uo^Uo)&OgroH@He0=NWuRF=;8TDXzUVXr#|X`PacEij3`IH
Z}^EzIy?HGNub|itk+WD=?d{}?*>auV;6g@*<2B|W0UxOJUiyl-QA`NA2KhLFW1B`w$EU-vHt^rl@?)TbW0$7o3RS(zM<!agYitx
lF|BCM4-&W;NXn*S@QW>46o@_03fo_w0vvm=_=R2(?*fLfO%MK8c9lh6%C%Kh_grOLAuCj<io-+Vkgrn(SDCC7p-@}lgxd?Wx#?N
=ts&w0=uRiu2Me(E6+A;->xjF!0_GF;HNHr4p4RZBzEh6ZiDQKu_S#U!D1c>;QB!nHKWIFmVS&n>v9!Bal3UP={E+I3e@<$l7;65
x{Zi$SZgktnBr#?hRzNn*=Nocq!IjGnMEPs^y$#%aSCOlhPE@rkr+w-x4&D77O;l(Kzt-SrQuR@3Gz7ik%5#J8Xqc-<3<A{1gCa(
9@GyrwRSy3DG(Vwx(g9!x}S4H{S0NT<xquf4D#WWwi#@}{CG95XnmSfA*PWZXw#^O7I8LL!GFHa>pkbe*RL+r_W>hYW2MpWfvd3)
Kqv}6uwh4fHsIy;dIC`!iH7DG+lEjdwX>+Gyx)&(-)$o(KDx5zcJH4rEx!}b#gVt$<-o42H8PqttnGc5jq_5&iNBRXqAyuZE{bNo
;)5f^c~wB2SRj%%C^v1{iaD}l#DWlZ>yt`%2GA0$GMt4{fxuzItTO;Yr97fDHy&j2&jTPVP}Z^@53*~lrq7e?IW|+uc8TajmnnYf
N#GAydhGQrA*nb)<Z7IGs#^8~iEzqEPB7#U$mD7mFEhYB-g9`iJ@Q=?s9!<P-s;2HUzPjeKA6HJF42ExzYl~S$-%xF<Ke<TjnfZn
_zd!e+%1w+<p>s{#Z;685h8^wG#482g&`bwYI4!-^Yxh}l6IG$2dL)>LqVi8VK~RO<a<xC!yx>ai|6E>cqQYrCpOk!m2)#LV4n2G
VHCFUIp{DlK=&9O7+xm>h=bjUI=#YxQF#smOcAnN2ODYt(?W7;M>qd98vYu?d_DJ*E<BI+!=SrpPxQL=$BRgm3b;s;lrDso9seto
X&57fV&7`jgsoET)}@Bj74%a#8RCgbLhFC~&sqq%uH50?$$N7cs^M+tWq9IX<>y>rYj!N?Nw-+=kB=o*BZ}O{f+QaAHt5#1N42zc
YlKRlT)S1BOf7^<y>PYPJ|sobG_r*anE6Yq)~q|W{ut);s_VpXomA2pwtIY*f$&OlbV_~{)XCVK8ZvU2ryR@C)TYGIe@ee+;d_bQ
<W*OOiR9`~^By{8k`~=oR$QbU7HRu8Tc~jLTo8p_74i5XuP`)(D`ML;7dy<hnnar{`U*aoTC3f7d7q=S4FgbGI;uZJRfR-XJnCYj
#;Cpa7jZB<%bOU_dnn+bIFTukNMJ`D5agWU?HbmIh%O-GJI@#Kug%bW)~OwV*)nsy^@9^YmbL|9Q|CSRsr8|WO8a5w-nNuuXH>5h
k-+3VL{A{II@qDg775~r(=1I&3ndenswe_MMNU?^wg5x|$L1y`iw*~(Z;mBTJqW(?6Ih@}`VKJ;c&=FoM7D&T?j&Fe5Jm?#LP4}R
%!NS&&z5blVnLysM}~v%`M<vpoU`Vx%Fn?~!%#kOJDDj?vU;Cif2NPec5if}<k0?z`(wXt{k=q8t=--!TH1Im#*)~^lDz{A{eF`|
KwY0iey^&wsxt*sHanwjIB{G0v9}{u?6HirNQQ?(FLY%tOBfFkUTL)<87>m-*bgJr2#5fYg;JGw8tfoAvHpPG=v9AEYi5X%>iSh{
C&AZ8P1dVl!nFXeGsW+Xh_eG#_P)e?srvU&KY{S+F;d!gNe<4sbs#G2alHWqa2-??kr@&sks;AjMnWEa4{#=Opd5>y$Jqq>&Z}73
xs<K6&#wG-uaW&{&->0^wg()nBs>p8Qzw+8m-74E{l8Q3(bdprE>kv=XNC}3g){a#&5-@i;|Occ=dHZ1hqKPLLnh4KBb5R34a;oo
Og#g^y>Zup;BFHsfJ$T#hh|F*(IjfACqc)l$1yr!q^gS1oJ^l=op{%NFTuplWr#^A7K0>`M$}7-Aas*Xr2p!*Tg0>0(pB18X@R(V
3MZu3fiOKp)>Aqi^r)@4X;-9YFcQ<^pD@ou3G{w_PbeOP4^5tWeTK~xntIL5{6i5HCVjf+%Hah&>$Hm+X>jcAAtAa<wn9znY`TX-
C&-5x&ge|+Wbdb)3eH^p)@RpXo&6zYsu-;v`V)(s2^0#fY+PLBE_?{J6`>i7&g57W=i}`hp_b}zCLIUh`ntl0wllF7PJSuX2NKBk
pDj~KnnUPqU7qnW0?kD4K0s<`doYZ|I<kF*qt9LbHgUg*ohFEjI=DW?L%)utoz_^2NIr^0I0LcOXb}TIV?29Nw_AcA6@OHH9z6XY
ufUT&XS2rIe;6i4Lep&f<K%xf=+D?U^*W@eRhEd23)X8ck4nzRS4xq1`1!5FC|e=$2=b@o-Xj9|PNX}KcB*uIxfU~say&z4<H9xY
wkQcwigK>a5WO5~UuuUVIV4G{xdmP@qYe4t)vg8V^eD(C+<NbyMZ0*?@*bZbgZed|in=|@LMEFT`(b=vqV>?d^fGKs5~UsJK9Igm
2kAk;N3)gkerMcf>Wia8@6GIfXR1et=;nS#ru_sv2k4Z3ne`LMpDStHr^hq6VVGoa^*j#4Z2O_=(U?!n$!Bmw-gE1@OWM3%0BlIi
+#aWG8$CHtE1Z}Hr`J0?!&2oNlMjd<)b3gjXnMAD`h3bA-$iy$8pRIhRBRCM5$I(hB!U7E+5=aBAeTp!w^zC3!bYK(i$+m|=apIf
f(NSh`ZzOGe<r`Cz|dLQREqGGsQFN?;p;4m)7n^k481_kVm@&7G2~gP>JspLFPJPe6LFKZ<{~|*+v^LrT(hDdk5e<%?i!hxHst$t
L$dn}n1>TbW0jAu(6XgSWz3!WusBJ<Y?J65n<vmLI7HlLi#cE~gw(-bsOvWzCq({#yFb4F(VZi}<Z?O#_2=RKk9+?={{D~ohmaNt
)OJj<LhL>%?S#@r!YYvgNPLq89ctjfMhs-uu*H!X9xfD)&1z6VNnvcG6l|2_3X>pH^J7xQX-3oyNswp=Fld?;!ANpLi8$jFlBB6X
w}T~M449&vVTK=~$@4>hpVTjZ!0+<cn}LAAI(QM^`DQ4a*+#Jw`RDfW@#6yj<2ixUCf}d!KimB?e(;+B9iCiGahUD<x;-EMUcLIi
X4O?yMHNF#)Lm8)0R>c5dOm9q(nvug7x!zAXVt?+bRF-bAm_C;A{$j7O+>w3pODn00u*+%kX=9o)~?}TtH<}j{~dXTA1FG2EC#$g
9`T=OABd=Tp}P?_Lvwp088HqE^4?SW6JG9xMchSy(E<m<fOo|i3K<-s10f1ZDJaGoDjJlpL^B#PgEFE)L}11uOkq$lsd1!85lj>t
p}yu+QB5gTCalbZVqyn*aDa%y3P49CV9;X%ZHnz1F%T}!!DuuvNlNVWVu;~-PtW-EJ%dF(WAWc}hX&l>nj^7(!SVZ;F+tu$foh7N
g3(daC6ho#1g(;RKbDSDqU+o_AM5mp?DOHrt=Ix-rkZVXdhs`}vpQJi{BYhVY4i&IKf3~ehbgfY#-s7kf-*p;QW<23R;UUqXcTD5
7L}|cOGuS~+eQ_!C`GVjTUcTg3?m|0U?~~`l7)2S<~U%3qA99D3T6qYP{IJoN}z&*nhJ@Mh?)o%NG1l6rf7j^WRRkQWr>moNf}8A
CIpIVXvl<+9bWKMKhZQX3N0d^G6myerS(W~05?y<g1g~ikuju<!cXuRhyamD{Fg#(x{%*SVyga^xbg$H_{jPF&q6`cBl*Y&6V<ci
A;|RmJRbY{pvxkF$QoB9rK7@8!a#KakhwI183Gu?gpC3bBBYRs;BimFdY_q!qN6b*>N6cKF`ehqV&Hr|t#fIFo5KwTvnSo<bo#k*
nm7sP_(TYxdQ0aZ4L}7@!Kkv4JdY0-cQ=g81Wib;WAD#7IBp>1BR~{%zP{J4;d>`;OO@`j@M!i~A=rcu>R?0R$4?8Il6$@W@4Ksr
Jgo0$ZL>`+F&EsQC-<|~dcgUH9K;I5w5dU3XwXm`r5CHFOlpE{g-NOU?@|JK)|0P8;Qzz9yHB!7Br}=Ebf!+XU4{-r!v1}S(>ZU+
KRA<rQF=Im)x`;*=#)7YyHmTj@$UK1huh`<$oc9FNefi0@k{1*`|k2d&+gRgBv9$)Wa2~}sF6q_3XBb@LCeD-f@ZQ*jIvStT>9Nh
<T&?F4|AgyF@gHfE0#(kOi6JiHmyY2sU{Oby&u)ZH3s1*NJ@>W8WojK`jG0pR^P8T#kvw!LX4Abz@}%Vhx$KsI?zPt%si*Wyp3lk
&}Iefx4jn=(~lyU!HhS8!?vukp>pq=wTuPr&3K}^rxvjeTiiQ4!@?gTy5E5HkyHc)6{?9yCSc%M!Sb2%#LMlFEZ~Qa*BMTXGHkJk
sL>4(Axyz2RmGTLf{lrp0HJcoQZP;9kQ!3i3^GJ^+5bkg!LlK6UVg{{q(Xp*0*V#%A}D_~O`!*vr`8IHH#(@ILM2jyzUam(jI1#t
38)&SPi2!qI{;A4ul4>;m%;RES*<#VyC};cbz8CH%s0FJ+;cgj6kwcM@^OgoGP@WkEX_kU=y|c|XZy}|doc}B!q6409V>PCQ0>=o
s^Hj?I&Orh-(occ^K7uz$ohujvU1_8Ez=cl%@!u!vWHAVdwRor-t;3@?YbUP(F<0Jip!C%%Af-7x2&z4b6Wvkq088XHeIIe3<So|
-8&{#23Z(A-8g8*+-#3IHEyy{>ws`HZaXhC1>%nH_-r7Y3FHOAq1FeI32u7+hvz;4+#e(191WY}d-L(lUI-nJsPV|$>QC<#NGrjb
xK*3r7$No^t0ozD?|)BLnxrc-LfVj}Y#0Y?Q0vl}5Hq(Q)>$jiFgoEXK@XZ9eAQ95WOuYRX}x`)^82OeyYl7Go*b~gyckX8iPE6)
?EO*(p+bQ*2yKU-k0006nbUl_;hgWnA6mpa`#U%K-+wcq*WE3^5Fbx?SbK;{aS8RuPr^fCF1{HtsoFjk(U7)1$7bekoBBl)#Dqh;
r11K>PVV1;kN=55Sdm$P7)GQ@Dk&iVenHvU+sMOzPjGr?jgZpB1q(q<D?lX_fk0I&5~&aYK(vfS0-O*!KA=Usea9o~g8yHn(9n$r
B^cWZk~TurZInq_SO8Y0M39#!Cn2C{5BF-Nq|j?uOepGTG+b&2`{fM~Qc{!;2orKmNk&S<8JLt%0YK7GNs>EDkQ$U0mE48nwgQrn
Y}mq3Ng!d40g|Lcmg_2T2-Iy68#=P7Fo49SMYg4~kZOK9AiO-_U0q08ST0IT!2_6JkYkQj1PYFoQV~t#VnQUMmV%0kVpt}ssV0Jw
A*i8<AeBW7Nm#ILlo3%CMMesxBvUjrEiE*&14v|KW@5Q1l0`z$W?)uBkOe5wjARr<RSH@Q6;-z3lUcAsDMVPnMlnR%Y(NZAAP!6G
7xt^U>i4T(4_>`_^QO<c@XUCeZSk2W`ZSyM4k*@DtAEe8)}vnJDF3+sv9IvU`XSeCPMP8-Zucap(};^AslauDs*Y0BVj^2-^XI<0
IHy|X=Cs{Lv3bCC>OLPYU*;G-k12*Pf<AK413)tZPyoFF;!MNHa{{S2{MnloJxt6H52l{th(Y}C3?t=Fc^~~vVGvJvsDQa1e_c=*
eM|F4h4#LY1^Y9Jt;1f=kI&+I6*ZU{d@p#MBfFi}+oST3Y1{Jhw2J)ld&zh~N+cFQ#$<QyP>?xfF#xwYbm|+x&{A+DRMa8H6ga@-
C~W|hhQT08ivWrSA+!Qwq2-np+Fhjz9p@w*pWPsFls16lO2hTj_bG4Xv8K~ntUtZ}4U`Pa)ixO#Qc@vs{=(?$g9R3{9>2{~bA}zC
U>YFk6WbdO7@&x4{h`B1(MWD)LePYt4jhxL<aF}*JbQYW?2kX`j%xM_2m2*MDJB4tLP`Rtln5fI3e2$s5}}}CB}ov_r%yts#2v$F
W+<v@5}+jD!;q<oDpDZC)I&<CkcL2TjGazEXx0lS$Gh?%4v|1Q)8Gn1jeL<T{F6?C(zR*dh7rYm$*9ClDnO;bIv9Ho!0n+@+7=xC
&Y#6fatDyFmb=nq!IVwg!<YBo4Geyc!wq7CdI0J77C|4cSv54NLwx4S8Uw_iI5h_1Z~)RONtq4bWR_<g-(<*hD1rqh4%tV(QGSw%
pf=a-*1aDi4?Y|Buxvj5yTddK?SN)P$W5FegKKCxaN^!kBzn5_?oj5CM0-4w_%ICu6d^*I4wMl-ZU~>y9a}PpKcNwPf$i<|M+cyU
?|KvE2^2iEzN6Sr>C96(A=RVwB1i2vP8u>ZI_TFS(F+l>{~o&N;6KyB3H190K|}&5rXrS_k_loY8c`sCJ%{Z@OarLA9!Mwjr_U6`
L^053j0S>f2(gL)r7)UlnOY2KL=hP$P^E%_85P8+Ta7a@CK6;&6wpI36)P6hB7%ajV1mmm65HdizMYW6@;;uJbK>o8?czYgR#0KJ
h094LwL&Nh6U3kzLm2*pV9=auSwvaEO_!aHFHWP#JDsd(zj}s{pM#_D{-cA9+7@&j`S929Sd;p(#@*;nxkU<yAR!_FN(u!SsStwk
!F*1y(z-s=aQoqw8Gw>R^@#sM%b#E))O7)I?Z_&aPTUM)3h}4pabD%&x!x5g8;fvM_CpmEfk8r2Abg2w4;4>b_y@KAhz_29pQp26
+rc9Ubv{Q=kETBGp*TYNK1ZMm0=u+x0MyMyQ8v~RgF{M7Kw`FGN>L=qL5!K0#1jNmu_Y8i4pd4*SWrb4IO4%lC1_b?0!9HSpi-(Y
ca~~6Z-%7Ch+JVIARm{&)|LWMC_`cyA|N6u6q#BCF`@;493>*a@sK>9pIrr;&n|X)z@JaxaGLi$jtK=Ev=%891rpV1O0dzpSU{*c
84McTZX}CiWjEGLG`{U<m?M-5kwZ-pkX9|X{9e)%<Ml#{<i+1%-{Gc7H0W$=6)<tsW;nQBlI*+T<nzum)EMlsKCeaiLD}%kcAeLQ
!(O{`Hvr?9yckm?<ZB7lsb=&yI({+~>yy@@e&GG6r{aYX7r;@H1C)B?=z+*GT!7E@8q`re(CJaMGc3f&s}Jrt(KTkP+{r(5k8=1A
e37_mFe~WK6(XtLaDa#d48okKq9bGH?b3U}de9O0$bkpSM~^^T2)!J9%uUR9Ht9Fx#9nh$1uZN!4NwsS_Cb?A;xWw0sw9Y|po)kh
Vj*d2q?mu2V&qWLlvF?`)4)361o{J%0Ej4q1J;N<8>=3c>gsLV%v?fp=+5C*RvWwR=XDHfcU`)*qf<_{`TTQW;YEuP0^?viNs>$v
OvEeSiHr;^%?MOjDhUOE)Z}{o4JZb+ciu@#k+SmFX5f<a_Wx}HLPc`+Xks=pgB|vHa~mxMDMYS^7zpJKvz!s4F^H#DukwnQhEp?+
wX-b)Q<bRI7uBXx91xXN2oPe4XB(iEs38$M*TY-J^2o#4>No=Da~QWB=5N{?WgwAegerg(-wFy2<75Mp&Y9gihMop+*!ZdQ(JBGR
Kt9?iXdyk!;S@x)14Ru21qh8Yq^OiERH%Chq)@^}83KSt2wFt#-`agsjb%V*LoCN%fvoy>)WL+<iU!h8*y$!}!bJ!hLW2Qd=C+v0
mQZ3yFjR2`7KEzya&SM(4P`T0OxGN?(F!-6{%?E7TKH=UmIhh15Y?fDmB$KwX0#&hD!UuB#H9>NacroP^(&ByQr6jYVkD-N4WUgs
jg2TFvIo+^&C+z{aH+wgAyR95F&V{@9i997a8u-ABO(f-iAofd2JjhSAO=LafCiD~_49B{kuxzGpeULqX{KWW3l<yKb12k*sZ$rR
8fogw`?x$Pu;h8Gb@)2jIG!RFX<((o85K|%WXL!Z9TuMsw4whNZ(O#=3-TRmYl#2~Nh|^$M1}RjX@yYgko__`mr960xovE9{NF6%
<|E%cNk2E{L+twEejkQI=o+7MZTuRaFKma<PJs^-<=^NJq+z0i>hya9^Ata(LLml(LX`x^@F<8PVwa$r0wf<tZ;z<CXDCCwI?sda
sSzwFH{*s(saVRGnM&J|&%{d%*~zexf%Y+Av#@vlGy8Jr{_9ifQ~lXNKc>3ZGHxB6;ZjZHyOYt_dH_T1fgpR(KMz^@W(7R+46ri{
%9OvHvC}oO8eyL!X$~|<ZsZNAy~m0s#+ML<Q3LOYiI$LfaGmo%c2iN}<Pnt&7)v;&TnwYuisxIydWB~+-uFfw|FjYKzq9TA(o8mp
;C}Cu>8O901mKbUDOduco$r0>1`z-upxO=K=z@|7k{)3HS^U17|6lo^`fKj%zyj$1S5loQ^(SNBcuU>&-!DpX+jR-?=%Jp76(Id7
QJb;_oc3oBsEh^~o^z<yZU^qL*$wok&E9bDdc3?m{2vqfe(uM+)CaR?=L(<@ouKmh7pRYf8jBvJtc(N|hWc9KAG=Iz$_|P$pc(#V
)GQXzXR9#0N%bG}h;4yi&$5RF>&=_>$pHk(z?*S*L$lxS$J+ZqS7$^beL#!V>(R^*;$}yg=h&hPB|?eZ^T1awQ<>;EaAj^KXt1i`
$aYpR`pgbiAvDjU;h(`P<a@)CSL&7Mv||;P#7_F6%R7ptn_`M8fUrTXZe2QXMamk+JKv5Cc%>N2MWf0WE@4p|dCK-pCM9b*;X8NG
eMkuLZn3(<7Q<-&pU;Es?5_4>uF+j8@P-Pdf57S2HVli}<r^Q$gX+63sNY4}Fk{L$wq-r6EHW@RVCecmoi^Riju!+wr?;VfB7^fv
Z_S64*HNr)&N+ACn=es<@H(n3fdZ!03#Z~jl2Vtkni~pA4MrzGh=B4{P!CW_JyN0p)6vm%`1a*=<GN)m<ErxNowj^Vh$Uon928%4
a7Oe!8l-g@pmo7~w`#z@?ysvlL9UHa==#g69(YQkI#VH$Pf9rU2O3c|pO7H;`6%29dG@tjFIBqJ=^$>v`kkfm8wg?5x25#;YnNO&
_=oy5rLW{5aZgps&W_Ob;rZWv?&Zj$qK14#PMHyi4%tGK7?2DgK*B_63PCbaK*$!93?(71umc50NuzU*6W@C;7}v|BH=iQA@c_~W
VN}#i(vwp#Z($N`Qei>@C*jSGT85M1G>Z{N2%yi#@qyBCGMwJKxZ@Ie6JgPgAfk*8n^J})V!=!^0}~pny}bB2-PGuY!BNFVjxnlB
XvBD{_5auQCLZ6hb#ANVe>2EyY+XeKCNxfL%mq~^j%hP##K?OV73bSS5ge}eRY>z`fIJl`3}b&NfxVdz8Dy-XRsM~Oq>*KG*v2!*
r}=;BT~cBNrXRA0?a$>I?0MbaokH!JT0SmTta-{^p?eu<!%wfv1K*}n7L;NaD4`F!eEEl8E&sTjo}ul9=b136n#qK!lEQP&%ZFET
6O<q9q!wF1s8#~Pc$r}+hRfCQ!W|xGA3t{940f+BBq==mjOA|b{!-|CX}g=+=X@!Pflq*JZMbh|AmORMY3@)C>2!00lO2{Ey!t#l
i{J(uQ1$1d57!BOj|~~eczr!64JjZcN;iy4|6P@EfNNt7gb*}<Kmf4}BLYDvAV4Gn6;-m9{y6^1)N5Nr18KN2ARq&{#CinwlkR)?
o;>i*E)jO`7Cv4o@RAlO1W9UvD+^&F$bvrRv~1%6)#EY~<4Yk3Xw&I^43Ikr1G&ulZ_mfX!DQeC1Ei&q`^pC<XwilQFtj!NhR_xs
Y|?P>#{`1v;Bi_-H18N2|M}y#q}B&U5aw0ZzhKnkSBQwG6@g~jTRK`w*>-~kg1^vlC}C9*K!t@=RWip0sk^yhtdNPce_gWiHCk?f
MB8$lgQ}H#hvzKGA^X{hRby-=E5j6a^S?>h;N7||^BE(}kBm6hw|YBpWH>AVws6F);l_3SX7U8oUw?hWee%3OPXPLk{(fntGg|hF
Ew7tD{i8f8FRa6O^&f4A+<v3+h!5lEhxoyN(!YNrko~;-wa^`dp!%_JN#oslPS@wm?9<3c$n4*?*8Shphc8(9pZ)6xF&PhcU_VF4
W92#SxemTPVE?`-2|Cuz-_7P<>ZzJ{4)!*(PUys!7}{2oMMv`)g_w+U)6ntw1ELyB-?p@AkmmgdLD;((fw9(euWsjI(icX9guGgN
J~H@rRTaAGhBLa#lorJ3U+D=)`1$@&>^;2$o3A-Oq4I&QFd>lyVFeaydb7H9_-X9devXbCxcK(sCv0>7FGzd;R4CFR+ISRzr^ky7
RS^;{kd3oWl4=&}7NVrNE=!Wzl+wkv*R3^xlrmC=LYiZNtAL^|6vU`FTGW&l6s4uCZJTW%N|P`skyOkq#1z3K#6?6p$}nVtBp`;D
2~5l}2qb7kAhM*RA}niAMhQw3K&+LKkb?!8rxc+^#xA3F429LyGo0q8Q8l&$D@JxHIteS1LiA{i9ZIq0h_eV*qAX<<CjgU-UY7zL
w6~iA$YWSMRAth;V8{`I77^|?6`%z|S`{k+R-_tL5t5dySf-4sA{eM5j22cXqomDFEd)kXWi>%6Gf-0%O;JfiR!#v#5rZgb)+Iy*
RJ653(GxU7Q6fyZ1;SxJAcXk`v(MMw`t_mLg!E1PUs_2pN5^vlx$Y8TGGI-ZxXl5Z`Pjl+NFxzZrEI#@3=w1A<n8=*^>%Q;<>&4!
SvH;C7DV6=O<^>8MWNDmHa)uHD$2%D%E9uIAoz_cZfX~bt9aFTstvL2lF;0ZR1mo4Hb6qGLI}t<LZ}`t-3kbuZOc`bmZMV9mg`nC
HdU%Mvaj+iGY#?PlNLX6snM#-zPHeh9&}ccU1^vuo1>roT$uXo#LLbUGya}?KGJOAkzH2Ri|i>!k_vmzN#jtZ5}^R|UHDq%9k%if
p+q{(4wZVdz2AMDz7PUy^ZL&}KKWQyi)$zg7Huw2jwOI86=G`GQY>XGmLR0CqSQ=U8ryA1vS5)&rAp!$GJ*;~0-#hP#>Nc*3gd0H
lrj~nnzT_ZEekp<N+@(iBk$^D9fMSb6dub6jpW8k4ia7uLGC&0UxyQuLz9fhn^iJO{?jtG$$$k55m|!J1Swkz#8|OHv|vmSNk~XR
MJQ5KWMX7#u@q)il~5KIKxGgLGSo96fMQV<5lyRYOl63QrGo<HB|$|LMk1<VmSYhk5kVS~Bo<7&$`cYolv@{WDOxd(S}hZK3I#%g
Ai*}uMQC9tm;!*Mf{79sDuzw0%V^UP3Z)=H5JWj+tPH56EHE)9iXj35Nb&7E;-4I*i1p!SWYV6F#{ad`?l%LJcpTHy2STMlkc2P#
Ggqy8dp~0t5tF$^f;Q&oQ$nu*DBCF7STMmN<j5C?CnG-H>S(a5`S1k~cmixukG(q>ZzSYSqyWRzd7}8K%*?rLkoL$1e5ev)WGe$@
1I9!*xDbGpY(nmr6$qgMkdxDFXuoi^Eg?CDON$Mc#aoqZjgZL4YJ<_?(at)f7{=oEk4LD-J&F%OxQ+oKq5-&BJ@?Rd?)U4#`#ubx
eDKLce9){2cui(30byc7s#b{83=Br9gHkv{kZlTD!jPmkvO<)kkP{G6Q%tQw3@oJz5=tq8vM@(70EP^N10^LCV34eZ5QUQxh`vpE
o(~x`LIC>J0DTMm-`)j2vZ%bu3e`{;X^H%n0TJm=o}L;g*YYA%IV2`^y8=*XJuc*Cpde@m3&@YD)a)}s={@Al`q*(NLR)0~9260W
t3=Jd_hmU=U>orrFV%Y6hiN<iOr{3WL$`cxIhVdyQY=1A7{y(E{!dd|T8JZ*n`<PJDnhC)&SBg|BB~?S_(b4wg^U!8$||D8j<j5~
X-r%gV!-}8d#@MXx2ekD4bwV?BZgq~U+L2}sV%SNN6@+|9(j^6G0D`Of@{x$e_b=ir8+}eJm9LL{0`Zz8qGX2a~nNJC5l>jg!rD!
_S}+5$gwBVK+CiYkhUE9cjZ10SnGT*tqO{=BE!+Qs7hvqQ5K1rpFI>x7uAYfZHaMNDTz`0ndGqiB$o}ZUZ&C42b&?<8f<hIm$c-j
g*X?K^q6$nW1XP`YOB|MLr$4*tiI5aOK!Nt#RoFs0;lcai6j$iQXLYyxZz1f6;vgd;y_H0OB8<F1vR#eg1}JksDI$~y~I`ed|+a}
8VM2dnVBqX$yZx6W@Akh{`BttDftB3#iv4eXK;23!Gep?#uR#NjX<?xFx@lfPXuyldPm41D#g7zn!u8TTuY`oY$a%QlrSg-QJn<A
pUPVH)De66?Cfx5SJvFwnK-iQib{7-ryAUeE;=n#!vi9&PUqXlVtnZ0A`gJk-phI&B*7`jU2(NmkBI&a*9y$@jAX?HL(wQB7<cd1
)!QT;GwR}T)>V>W6CWT@<p!hxW(JBs@+ycaAB#QL#`!(V%02S;b-YFwgn{=K8YgMgm^c&Wtd)?cH(*!-lV}P8ibT4Q^y2!u6NsB-
>cUb8i7}LEPkgBHO&L}POy&=6_+a4FXrD>%ypy+Jr(x`Ng&D={43uI&9`^u>zQ_s-{ae^HR~@%dB_Xs77{b#HFsIujCsLiOsELOj
-A9f2od9{9&8GWOxP@VjM-sAL!EasY{VAZ@a|sk6qimKUm4#gY8e&5|=om3rteM}7*Pw85F+F#{2d=DN+F&1wU58`~AbOLi*`9+s
Ehkha2U@Bf^Dg?WHR<d`krzuUj_NhY0si1f%LI%s5si7OC*cB#q!aCw1Ajrl(SZr<HNKL98K$a;YEj-1LkJE)?E^&5Q71>19aR%}
$>3ADQAHkm>;y^L!4h&Vq{VjCG(<~n6CzL_VpKU>CvS!4%bSNTL0BloLbX}pvB5*Zl1FwgqfpU$;{#q@#Y}_#3h3$Z)zuuZ{+P{L
_#`6&YsBb~%2qpFABN@}Isxkk4|;R(5%nI<z@hix3Ep#jYVIf|zODTXiHFe0Z2)-m^V_n}Bv@n4bR{Y!;Cd#^g11X#qfeZXasAuh
$>H~|!cl|e8e$l!xW8{d%~~hz%#bz<8ZygZ8VDJJ+qPy2k`PfO86XyhV&+;lvIvU00sV_ObX0*r3qq|aLSrRZ&H!X32;>mLWU849
w20HF0f?bW0U4D*h!jmi3K1e1DCLl*NaTp&K`MqzVAu^V<bpX0EfTB%v@VaxgGd^Fxiy5D18)SujsTi9^N3)G^n87{mb?xoa1*>x
aTKRHMBqGmj~5OG7x&XBhz8(sHZ@8D2<in!c5BlYJ7C-o)}DQTca|MDSo$R~{4rRn|KnN=dIV$`gebH9H!$D3_1fC?pmC7I8WyA7
ZEGFyI7Y!%GU9m0;%5DP_sp?D5bN4z>PcFz1Qr)5yt{VMTy(<a798b(p}R#V=|XPIK;E|#BT%T;uNLua6xH|Ty+k>kXk=|7^O?*j
g=!4AG=<BMEl}{i*wBL7R18C0R7A~I^)zxGa;rXJ$&me88p<`iZq;$pFGzC7mVu$)3emI;FEk6QB-NmkX#m!!6HJ7TG!s;A6p-$?
WR(SlYatdbwo1aVMk)MmID}RxXwGy|G$|dKyxO8-sEUaxk&&5-f-O36V+4v2L5UvJI%d+dNT(6Zv#s0=p=1=@F*{viRy#8Y3M*(L
vJ~4Wkj}10wbLTvRz(zu)Ig~yq8&=N7L*eUD=3H8U*74-I?qW0FvYh)tCAxLzc`|4;MPpK)Ipi1rPeH#wjKne6D3lX#Ar5?MXH`A
TWo7rIx-qHLxxnENE(b-?nV_+fVhIL(*y(xlV!}t5U#ByYnCD<PEi$R)C-BU^Ut30UYnv7p)*vf!yP3;8Vy(qYLo?J>ngjd2<uZa
j5m_LVO-H&Hf=2!TDLNTQcdiz(8#lFAXXI$+RzoFV#Ni3MIft=_9X=hZ?*`9ty*0cQAsfk(->l-$|=SL6o~ML3e3w>G~vSoM(u)_
mP*2-Y@uicO~k~(3c*nb2-HPDqJtsohM_b?NdrkuQzX)5L6B61STtKCjjRC>c<Uf&Rubxj$gGx>XAO|X6bBG02&NX&X-kS3llj5G
o#$hL!gQ2rns80EFc0H)m}qx_Mg>5I113wVmT|BCTyS<~lhwJRiOrKyka@9YBt-z$+ezdxY@lOev5)C5SyfUL(oDoHq+u2TjE5te
^}|}<5TeN-VVF-X@Y7m{2nePb2pLH&gVWS-B1c3^r-va@g2jUpq?KhU^Q2gOQ?%y@aZYAt?ME6+LWpdogT*C8*wP_eF;_J%0iyy_
fiQN1m_rx}0-PaqHIaBsu%;-^7+v<s#-XW(48#&TVJPEk3bHA~3dIyfK*TI@kh65G6bi{$u;OLS)kaQL9109oBoM*GQy7^wnHAA$
C6=sqEJ_HA9oj1n5U7j|8|Q0n*0W@26@<f(78F;P-uKt!`(~R_V{BzAl}F@U1xk`>Fx^?KuuYbXG=^x+LqKVYHkeYIvcUn1B2gto
GM%y&%>B={CAKdy28hcoaa4tsrYTubY96$mX*r5iA8*Gb47nH~i8mRVU_&sG%y(|7Vs$bKw3K+Os9UW(^HQh3jqWq|@E+7OEiNV`
YBFrfku442%^2)W7ljyz<2QvWQ4x2%-la5@Oia}c4X|!5QfUqoTC=2EOw2(K2vd=v(<&zIBC(C7SF2PMd8IDAo!nC;Zy#dp<xXP4
jcQx03$(H&!!(l_p#(%h7%d(%w9Lq~XiuXK6TYprb|oc2T<wHdEYIrIfQre!#uaT8vN<pBV>Xhi#aWSRs=jlMv=wCQT(T5mVjDS^
&cespl{iYo>hTC37zUw_O&FsWwQS=KdtL2yy>Yf!8+WG+jG1a$R7D3=X{M;CXQ)qVj}t;{woSXIb$X_iWm-}cN2ypevR*7Gs<B2-
G_=~$f-q3nrIkSyj6mM<B;L%}prE@FnP#9yu)vI9E?Ep*u@ON=F$OUOjb$@s$(pi2yMhXd0xAlq9o$upvSATef!18!jXKp+GKF>q
>@+iT5GsOAFx2m;TplhF7*$M6P&Z8DS?ts{*~B^)I@{c;LKH4EN<fya%aB&Vf~$3Kf=bcV1|05Lx?KvifdGgNuW7r8>9OjXh-?JL
5YnVkj1C~cC{0QfNx_!dU@pX_wIrd6Xr%@em({wY(Gi&lmIhTw#yZ<?x}YheB(@6Cgh!HsHjH3c)b9-x(W(rj1SvLxm|>u#FcAf#
5=$i#C4(mN$)u4*B_S3;6w{0it`)UJN`)0sL1b;zGKwma6;nbZrwu~T3@BBCxn@WPwIP@g#1O$461OBqK%s>S&FC{sH6kXVY$i$<
zQdM+ADP~6e;KwIGY9>t_nZIJy&ZOR-5!+|tt)in2&&_1dv%0vCL*CVpz=pp>m|4PZ=72yA0zcX;^&!D-mt8m{+lXYe1~fS{X;|y
IH6r3NbQPiCSkF;bgVu1r7|ZH8*v4e)?w=;f(bU$9IF_GdHHC=Oef6?t5~x_N{?7!iQ%F5jXRPX$ayCu!UoGMvOv;C3A07OKnZLt
K2{bFih5+Pnl@6Fsjdr|WmFW3sGC!QUAseWFflJt)sZp&Og$zd>}@2o;_m-T&EQD0ioizOsq-eA#+-vei7lciJzf9w$F+5ahb5{)
QK<2|O^6w_J`LuutuN?h)c60S>TrFys%UUh5>gpE9iZj3e;W&`*VMCC(LGd}pUsO7w~M7EK`vzd`sTDTn(MR9x#NP@n^khr6cr7y
^~$fU7nE4+HtTKuGh)>Fe|sOy$`M1gw>%ED1(U;sFte1!Gqa`^Iz~O)9a_DdVT$gQ+7%N?-!$g1(p}?SNm()%SdD6Ba<a9kYU!Dp
ESptGR5fgjLTv(xV!iqw+y9ry>yCo5v!@>E3`wPNos&0nu}%YYJEavMaLzc<r%K3?5K%2E%XJhmtW-dB>`sIT2}oo-Hw%y`ivZ9h
+)1W0=u(1ql(UT)xy1Gy6G@Vk8PSr%r{3d5R?&r;r5mD>vIhbshNck{2Oz;gEEt3ZkciAK3eY-Y5FjCxQ6@%L1}qIL2}eQ%q9D4e
4Tac{V+@Rt&I%Y{iwSBZgb5~e&I&}sJUBa=Q)u8AV;I9)5M<04!pc%pfeQgJqqt}=((?pgS)olX%7hQVJt-vUFCso?Uk!cy9tiy~
{QBkxLAE4u+xDu)2|<e^k_*E>SxgZbtb964=`?Nja64te%k(-G8KE|1WH*_%9E(Yv!>0}A@vqYUbzgr$nyq*G!lj`|nP4IS@RU21
Az&f=VIpV~VKhcz4Xr9DiA!ox5h#@l5gAg<DUhILCZWQyjLe25iCR!W30MM_G^H%I)sZbpjwod2WkV7$VGdz|O3=Ajh?NvntZi#T
qRNOhtfEy_8Bi3c+ifL`qE%wrSc@<$afzZNh^4BMNy9M)R+iW(q((4XN>o9EC@C1)S~8;2ptN9-SjK{l8Q<I373&dbRT@~>m5FOo
w8BFpBB7!th%t~MAS0;o54$}i^qN1Wz4l$d$O-hL$NH#$CK^T7sg*FEP2mgDP+XUx4b2BnzuL!dcZs)-w?C#mYbmUkcljX@r?6NU
Y+4I?-Dx#Ol}g>2GBv4tFLqvxw^pdMVXCwuN0Qf24Nd}a&iC8t6Tr_Q<^epB5fE0Al7fmfL6DTO6-7h^MO4sanKaA<K}$sgRFnl%
L6ejd5YkZ9RZ%ij<~bBJ(@GSCKov<uR8Z0}D?t=Y#bh}RG%XDYOhHRSO)SMLMKn^B6hw?cNisChBuQ065md~SQ%F@TK@h~01jJcm
1tUR{<fKsr0Z34UNl_+9;UY~;Q6xmcOBVJ;H5Cm3F;wJXMAMd21yvITB{5lLQV>lfL{$(pG!sP>QInK35k(SJn3zE^O-(ez6vIOh
QxZ_jOhnWaKt&Wp!C4tq1vODr)d)k7V-+(5Q$}EzR-_Eb#3YHTnrVt^2AU$IiK>FBnkk8<q=?ooMHIy*Mo};nR3Rk=P|QtBH3dsj
Q&faN8S|fEzCWr!8JQ%TL*x(DZSS~*yeALWcff-0Y3?tHzP8u2>b^zgH$Q!_^`6-w?336;Pt;lA>^b#MKQAFEIZRg+8z?4HjiMyW
HX0e1O=c9+F4hxjL^LkesL*g(69{0iYDt{u47S?SCNiRn5h5l4&}uk1WpNd9gJi4*B*B4+mb56*60!k67}(g$Nh?~*uxt%k225I|
O4=Z`Xx8Sbn}W-sNsUZn7>EK;OAdscc1>n^Zfu72wGfukEktTnB1?D!GQjSdH616aVya}Jq^h`B^@ccwB^60i6a>`BP<Qoo`I^(|
n;zTjPG@lxJolX(AN-n63LLlb>K?=ge*J?6A|Hx;@!x%#IdbFl$>?7r$TQ=ox28Qh^up`k4}k6PP}iM<U{O?5r4$QFOgQa_UXJ4D
haD%M5Z_j()`yl;a3~nj411|YS7}f?5gtBsJccP?F0m?wGy_!F0E1>^_Shs5Qb-n&?9dLOGcb)wf+ewrD-ctj%-?K~A{iJ9-eQhG
P6Lin>DWy=YmRZ9LNO}PsuL?qO0<XrO)Vt~P$*SgdXMXWucYr7>^+`@?tZ{JxPhcSFq~2E+>&BH#{(s$DoG*;m2${(11uyQB!H_~
Zoa7C_8V$?E#%yu1D>58f;<#{lbl|V?ir{#fdSme0l`%S+JQXBx)dtBsP%2HddN!<x{9OwW0(E+EvHu>;Z!ZvsY$PgGOOKJn(sY|
J(iM9<hmImhe3DSjyRg2R0SZ;JO&HBO@fhE6&`kgj*w9)>1ASjdT1O9CIcskePlmSAF$`tu~AruPfl79*E7iQ*N*x+h`qNuiFy)`
%i;Oy({Z8F*`u>8;m@7wfmO@ca2yaIu$mN7;2?wuFPXAjuH8`GT&^KW^~-@q2%oW~)?=SpXyCI}?02m$n5Bb~Rfsa%1}dx=ifd3b
A%soahK3^|HteBd1+^TVuC#qSIZq+zE9c!#W@0=<h1(c=#nq@Pv!y9-_G<(d8J9z1jwJ>~1tO6W7L-L+3n1;|D#jtaqHLomYaBIj
z|}JpSYlwcMj~ZYv>#olw!txlFk0*qMl(Ykrlqh%Mif-CD-jG96?<cFjiRHH_Zuk8*Ed=f`OCh!nUQJrmLkFRDyZ{Q=7ub<wa8M@
>J?awVh+@z>k$<iv@I;}sgsqKjpHiqmxQXYU52nQ7{OFb(KQdWwv=@$TVc(`3NSbmV{Itt8BNtT$4hIpv5psMSA!{{Dw&QrnyGM@
fzVp2V5kg*$!<Jbwdn(*C=Rl}FeVVi)l89hfYVUI)S{ykgLYxGWvZg?l>|mQq~LZsLdH<u?o34s7_GEaTtO+*3J!?z*xyp0mp6rC
<YxkIm5H&bq%CU1RwyqFEZb2YX-3>f3(c-r6;w-TL5P<!<f##s2pTd_L15k7$7F&a+3-Na8Q4iq1*S?W<f%atg9^Z)rc>~m!YD;)
0+32Zff}VK6rmG|NF4<0-`GA7_t`m+2d|Ol!jgB^GNLeo3>1RPY9v@K20=ikt=^BlL^2e?&u?bh_GY<9r-u$CZ1TnMDqR{0?pX^p
+IY?3vknVN3|{uA<6YAOtEiwNvD#_IDV9|hO{JSjU21bwRw^c8ztLw3=k4|?`~L0UYZ2i&aaJDBy&bJJo-o9}EO6`ooBBBFkouVb
6c6%1JN3TT{b0R~;*a}n8$8{-oX)V}>2&g^Q<pd?{|xcf-+muH2rPiSGAwt(UK)4LIi%NGH8Vt)ku)4Ku|Xj-EzrR$OKAccimw_g
wSt3c#bYx+CTo#f1gMe(Dmp_rq=#hpOU3h?H@{ySJ6|5QWvam$e74>FEhnEGcI#++7VB`_?J>x&zFyd_ywxbgx_X*x$(Qh;{5K7=
IUvYf)QX1QGWk5VFO@j-`OjCC##r4+7r3`$iA;V7T5-60=Y4NPtK^|jqGuCNR}L(a0Pi)uh1)&1&rmwObzVj1epp!%h<aiz@zij(
N+h<KjT^a?TGH|L>db1*D^P?!Jo0)qtMUdtzd8~+#$5;jY;TLij`wC8@2SqlS-re&b}MqsE7PZyn8hST;9hA?BD8u`h8t;#krYwA
UonalqOA1x5|<fFScD8>V@U`t>#g5b^qInATJi1IZ65o)xCEaA4|Ig&O&!?1uoI?LdZ2j|)Ub~z>x59o1U5LzDzvGhy{agnvLNR7
@n$1_+4FDpSi4<|8*r+jBC5JY6!%oN{XM+ud8_hpJMSx$8s3TM*{Vq4+I^j^BWvTU)x?%^LOSshzA~BJy6pzlw?QnscZ+{6i$#4m
N69#6Hk)S9(|u>OJtp(ha%fbZrPr@t9AwgMljQqKdgMiICBZ7Bk33dFv(5YFm3iM-i5EwSdox}bRQ7v=70RbHx)YLE^;7IytgVlV
vod>?-nG@?=zFE#fc`OhiXAuhX4PoFM%|UXW|gG<C8ccMEm=XQOrGxE8MHWfLzL6D^_ek;!wQN9H(s~%GpSgLQTz*{=nBbI6cqx~
0}-TrWRy_D7`^m9{e7brKS!;YtI6iNG+o8NQ#w0zaTh@T{Y|6HBGN6GPIAOSn5fzsm}t3V?w!%z&0d!;y^fOMb=7>l@1UO_2@AmQ
73X3ehV&plZ)tl@=_gsR@hN1<@t5QK@b|uUT2%xe5nKbLU&i2Vu-=_}?VRTM=OOc(G}-k&pnM#z+n_*%2&DTZA{roa=p-_ib*4ph
jP}<3YWNPv8v!k`(%;(q-&%XF3n?^Mky>(Xcb-I}MI!SnO}k#>@7L!%pBjfQ9hMwQk2ciThVxqlutC5x<Xlq1@QVRjQ2xEMIIaqf
*JCujR=Uy?w@^n_M;9NSx-?O*kq0(<P{6*vnMajXmiv`fS+zF`JE?x)N$eesbcjTQTLNwKeQrDN&l0;bmE3RIr47ztLggZPS?`+A
T3)Z;Wwssp&en61%T=Xa9av$kie#GO>wWxj^{lF@@w@Ns+}n5Htk;V3HTStdBcU(6e-GN5w&M2ef-;?2^Lgjicslq61$g-Gc{XbA
JQmDPJG!RXdG_pfeMI200s~BHfQ`7mk#7^JLZDUJXhuTwGx7B=PY<!Y7KgNJo35#hwRD;#eVwK8k@?llJSQi6sC#Z&9PPWY9b-zh
!0xEJLS3S;w@D7<-_p9)q=ui()1@0OTB&D}DkG{X1AB!`C8QLtZ0Z!EzFMx@CDjlL5`_V#`sd4JXS!TBRra<xLO-_3`Vf)xfat}<
S7rvCBt8(|dP(u`O!HQ2!Q&?zFSHB~XGYgwN$}2WH<S$56Uzo5fYTVM+nE_Xnu-e~^?*A;{v2VO$0U85s##&`bq;CEH-jXSi=2;v
4-KBPIy6+{mctx`V+V+Ur@vzi6j=r0Je*qSXGvISN>FyhK|rZGnkm(xt$WA|UT7L!S)36`C17~I`z-~eFC`7Ka)yLDWRz10I@^@*
#;)j8#=|Ubt4yw8A(B>Q(4EyLg(R^ctO6R2Ja_fn6L8)1YHvmgS4>ZO=#Menrs}<il-v3EtscCFQSfl#RiehU%S21_da;`2Eom1(
a>)adKv85vZ-1t^@9$4;ud=6rQ`){cb4+3B@P;&H@##Dq?ABScOFOTEdKQ5uQ|nG0AUBV^8Wjh>w_TVul#e*;y)Zk*3aI;YUe~|H
9$=Ap)<&P#iH&&jYXx!kwz#jeQD!_HKSVOkzky2CcC>+Sv?0VUxce`6wnMBnTJKu19SMt!+3EC^+d|`)iWS7ZA$_OV2^0ceDy{g0
s7Gnc7<cArdi<Wvzl8hgly6zx_1_LxSXsH%I><x9PdegdBO}*nRW!%M1){R9jASRKk=oKIi0e-)Oc^T>LycTs$v2h)#t100R4Inu
<L>J-y&Wo~s?}+f)eEsFQpRh;A;gMRLhFaOE|4qr4nV$o?ojnR^#a9r#&dL9%t$XNomr{giQ?sTn$%af(v*ugltRqeTUSxF>l`sb
KTL@1+1=@74wnolXE_<!nH@}f5jHD21e`gd-Ce!uX1BfVlSy<yXyX~S>o;~<F;gdb=UO{&Q*hfihqKEfu05KtixsW>XT7}cIx<xo
U16Thz~#+?u9=8P_{Twe=f7BK@%7+*m7Ly$jA^>sO6KFEN+MY43Ve6)^@yxPZTM(^KRE!k=I^j~2XbAP@)?EbOmdo{Ylu*^Nc>~C
he6h)G$ZVAXv;Apo_u;Se0!s?7Z0-U#swM#GwgK9iYA0`VERz2B&s{5fPDP!p<SOxIcVA)FFN>6*DlD3)1y2F_B7g8rzJ7hpwn-4
mGVbO%5-VL51wU}eM0)`XkR7-D$r3^O2atI+69_18#CDIY)$lM+&-AmhIEBd<>~b}hr5%7n@)_Pb0%hic^mbx)O#Zkl7!m&_{S^f
NsvbVdo)=WNggv=_$OWJbr`r^BLeKo1_)c3Ry(UrL@o;;5y_=)u(H)Hjn(2Dw`Q7P>9pcOLX#+Gx32PP5b2W{B^<%&==SZiwJ=tY
*KS+$qpSJR3J(`K?~6^5p69}UJHrcWo;a=I+cmdtUpV!}cGKQXK9Q_?HMOgT9T?KjHO?lrc3P|JI=zQize~Cit?r{;ZPZ^F!Thsp
i<!P@hF^IN?JcWqMI#U~9S!8$;;wAv?iqS!A}(|8_?M^ODen>4(Y9Oo;jC4$H?CKNO*s^#NyQ$yW;G&~o7RnGiKEqEhk8pmcuWeE
@51}v$42_PI=%I&rweq8R*ddm_pQ0JFKXuM8G78&c_T<|w!^UikyeT^4qo|#Mz*)*+M}j3tD4>r>8eC?fUN6f+C#W|dx?t<bYa(}
Xu|d0`NRua-MWJJcZjNn3u{1AYtgVpCB;qf((<#25iaszy=yt1W_laHH1%o0OnpqhTRcRyw0F@reh_JIzHM`-xi@s3CEnvkr#ibx
eN*Qpa`bIZ67|-hr5>{0D;j<8Q$)Z#RaHc$DI9E;5^9thz-v%zYrczn;bb<DZX<z!C`^Vq3AF7FW%}x!Em*df%-rW~@#EO-JI*ZY
n&7!P7OMVvM^Ib!vx|$Z+qd1gmABcvEuc#kqPyjwOevhjW<uqb%TQ#@5^f=m3k-I==WsjPi+d*Zdmd%Yt}`_5H{Uk(*1E%Yltv;K
HF!q!wY-`2CbaT-W%r#}#4StSVWq8Qh9MCuYAb357Nw0<s-l?J7C1?I^!@yI+B;tzE{|!kd&}A#);o5Fw{+tAZ<+9#+B0;>gbh{d
`4r6&YhAR=TE}XbG!jD1S<^60ooL0~^R&1^h%_d|T!u*{yOj`N0pDSzC>%)?k-m96(bo8+h8_4S-6tmj-HR1BJSL}(P4g#4yIN?(
J&#$6S~0OA9jKyB-vi@imzb$nZduxm_P5-}?>^JsIQ$XHDvqChwy)XTf)~a@x8-Qe*Iatr^8HtEu5?uFq$<OMM}<A~d*rjM2j6~|
SD@8g-*;@XZPlDTm{0>0biS~o0{b?WMM6l*<we*P#h+m<1s8P_WJI;7C~k%k1{fn|C*JO?+v(1+c`LJj0Pgnl$~(}^q{X}*1AIiI
I5cm>RvSlZnb$cEL!NzK4R*=c&ZYOd=+&_gS@yHS9nDt8QlzN`i1n^Bda>?Eqz4dFT+!k-Sr-aSi2?|HF2dAH8R4|jAaA`BUX6VA
OU=I)?el%ZHp5Bsw@);hs<qBvEchQqoJV{&oik94>zW$E=+Vl1&?|ngc3Lkm?E0>^Eq%LtJk1Gq>rEysPLSeGrH~+j3$AP?$S*Y)
g=<b0qe-ApB9m}eTr=mr9=t277mn@aWp!qbXz)lP1k%>@hF!QMA#5y{mklb!K@Rs6+_-o0bDBCq%Gw##SdWg*@2K}lzBo$d@E@8P
TJ7)GS1(csJevk(XGWaYe)BEoTF-ar_j+1qoo$kmO3`O!>SLc0d*eA>Fy|I0VxIGdocGra8ty0+*B3WxaY0wYI<<MHEg4+4OpJbS
deYk3En2(YTUDVDzcTDqw4Uq3W|PiKN*S*{W%j(E$LaaxssVLI+brER&4XSCNx^#g_8c?6OVE&=(k==T3Y8T}tbh$rLKN?rs`^Ug
A31op!RMXSuadez{)I=JezL1jd!co`_9Re*bw?Evt6l-Wknit@d#0+Llu$aaI?G;D1gQY)0Cb6hF6C<KdXMjVrDuY!1=>yR4L1Qt
MPg)C2eaj69PKU=`X=cOHRQ2(Xx_zMWpGid3@RS0HK)D%%P+5a9Nl-p_P`SV2_=52n5jd*EQ-~ADxpK)SRaE&Dp!@dEC)?jzm7u9
{rweA!pOW0Vi2pbyEJ+%tg9-jk>@sWh53)s^oduobZ9#AY3hTbh>_Xg>s{>B<Atog`_Zw}Y;;-L&1GEm%SP8aI-$}iql&K-p(Aj?
U{2cW;@6mYeDrf5Wa@>n$t&$^-OKsDzB5T9N^WAJy9&(c+@R#Gi12%=yHM?Q(ZFQ}=og1|$)HM>!`fJkmX#1zXz2Ff?&H=qZJD{?
+|aLas_#hbJFXRF8Ba$no81bI)f)?apQ&N-Q@79d-y!S(uAm2KBL`Y)D<Yzb<h$u^zFoZNlOcy7_SI16$j-{AlGUIQuC_#NdNNZ`
lNwy1+wWk-*k;MTjILgh#fAqMaM^0~;vM?D+tlgAX;$H()zp-*w(q5F=I>?RaTMFr>CR?uoKk|L!d@&=y*hD+Ls<>5o$VBuhh_z2
MP^$B>F29{)2+Jc4OHB94{DgI*_it<waax^nuVg))mKZzSBtbHZ0bt5<&jjuQ{y!l>bAws^f6PLXDNFovK8T!XMXg3;^yuv{H;a{
jIvelwS;DoE*;i}+bwTt6-t>*q&lwfg%E5GxO8i-{*fMf)SMHLW}yL{$O@RMJJ!QMf_Z_G0uu&8AqQwc)R{oiUI=LIC}iW?aL(Ds
DkCecLt<lZmB8|?i>6Z*RZx_2=exHb_@CMRe}`ZkL*?xdSELZzx3wQ0vfT0JFoUElMUdeSnev=NlkGkZ|2=RJoAE&T&Z#<t?1du}
13?5R9W$RH&u$?-1Kkq8+uxqiwcu~swRe&Cy=BLggoPZU4<D_&wC6XLaH4>uRx!53WKl|^acGkjOLvNj6+C$w<j}Cj(wdP+KSx}?
ED8;jBqM*ftXcIulkAO$*0nbT$I!Wt)zBxad*=SHmMD78_V=i1Ic{Hfd6&C=BhB~Sbp^D}(>I;`+EixVO;WLZJt8N!N2rV1&{m<B
6k0fpHp5veO5}%0Q$o~q*1jelR_YkJqKHlRVJ~ND9UB_Q32<pxVjR%1Ek?A)bi<P~>FS`{rFrJ#IKZo_+exTlNl1<rvuxBeLWOW&
5H4zknvDWpSRPR--srT2JZu+@A?}==_qN%1)@__+wL?=<NiG}^u9|P8QSxn<wAKA_%Np6Q&kMxPt6cHicf)DyBv~PpT(PyD4Zw>n
Z4w&IMg*6T(W{L!d3-*USE<7MMb4(tq*#XC<4ZjJ?_@?lep^u4M6)>znSpo1L?LY22S0ZU5sxVqR~(g2NSvq~2mqCY3sfLH!vc7(
?*HFsL5%9dQcDW2Q{L%)=C4OG^XCEd#*ze*TS;kh>4<kFv7dKs$w+XWUhk2i9Mo%5WNjpvj9i7SBKrLIE|JDg(8U>7T*xsKzKgxv
GT3z<g%P1nWW4Vo@~aopf0BHs;yoj`nSD%>ADz3Wf@h^obhD#Oar@MX2*xCzxaux11rT_)rmhlF8baH-xxpj&wzgtwvefAoubR6w
+FVT<$3l%7L24gLoNbMqM3g%5R}||^I#{;dxi5rKrNWn+RUWR#lwR3;J|0nG^H|Y{iBrDGtnEpLo0-Yh{VoVw9??;C%)92nyWWo6
amJg;I8<k{Q4vpOkW@iL7BEHSlx;2XcZXy#Cn+JslMn;54WSntV0+<SX%@U-*)bf|w=fQlqt`kEtQsv~vU|F@gES~)RoF2w%f9Tv
)DKU%`kM$y(~9Z^@}o{rJ#(oIDpcX`yTK(gYV|86!{&9&&F=K<(&mlHs?g<C-7C9FH#hZrE^m3VE|~lD`Da|_UvV2=mWwr!^Y}6G
d*5|H1_$L_J(Xj_q2?UUDd4Js#o6DW92cPKH}MVB*G&b7InyU7!SLm5rU#rT2Re2ExsuL-oOtfVPczh=yN^=$Je1TyGe%Cz2&uW$
hQv}CJp~SqA$|^yXNdxgIXwkRx7<6l>&k{6saW^wFIIvN3$GYD6Q*l6a8r&x3B>MA&m&GINT|-|dCU$Z@M?DIcMia%W(=-O`5Cnt
-W2E!oD-v>l;@t*QFk+$&y-+{J*T8Rhewe1m^hFSJ*MUdGh7#L;W%&}f%?fE;jVG>&(-+;C*}B?eIJpF_n%-vmR7aSMJPyJ=tFQs
7#^4#z}W-)KAFGbn?Xi${!N*U5%lv+h^n8_&GUx&E!$GNtr$^bWhXZZkZg4%l2Hu^QZ&?Q%jT*|Uu7Wm1Jdz3s_uR6(G>$gSM$Kc
qt#&)!$?$0L=eRxL{yT)6hsje6I4YsQmjoOKvY!Hl(fr5{~RM3b1)c(0||yji9#V+AtHW3BH#$YK|x{;Zmfv8TSydEL0Oy{$Z8zI
y=()S|B5nHi85j-W0*rs6wN4`z?x$X34lTnz@mfifLU*FKiwfh1yU)@AM=utXljrsN?K9c3`r5fGBQ&If*2y2W(Xo_RHUU!i9n!A
1quZSl%c4K0!WI2kWN1_0|+1HK}Zfq&Gov8OtGMuISBKBqYr<-%nw!YBh}}aYduG+tH2gSeM9NM^_QXdTm!tIp)id6vD0b@gT_i-
W-3IZyyb8?NFN{WUq8JC5I;vTz!1;&^)7@??yyg=5A%gbc)<Apg^Cot!uLusDDEFTBvcGCgh-7wLJb7K0Wwfg7yI9xpCponDFs=n
W{2MJ&Lx1rp;r*;5&5NCY&H&3hdC5V3TkD!SP)1N6p2VFs8J0G2&<_^lu>D6$Qnq%#!6JAiXmADh=FM$fHf*;2}NN=fL%ohx=Az!
5OduoTkogI$4^kUak{3-ZA&o;1q%fP8WkZFUPAo1z2c&`skmR6MR971vLMoI>wPQqgj~ogBx>M26<0$Ir73$dn<C2FSXHfhOvQFD
OEbF=B}o`DnA(v?YSB@g`(9?QCER4zO<E<!?+7XuK{KN1^t%m8l0;NJ*K?hy#~abYJx%wPNI2R9II-KgZJ2CnOFEIPJs#?!+-NN@
Dk>{=XN`xkciXO(sawIZ{66POEp@k;>uB>@-`ff+rEPL8pv6_=OXm_XP)1hQ47hnZZ-B(yqKdTXq7IVc_k5me^6o!d+PP<_`qTP;
94>M?jUO44b?y95RR?cNrD#gLiSYP-79r()U3F9{vxC5N-k+-LI6cvOef8F+cZWXbs{rVamwh&jK1!?@45A2Xi5X=XD6%DnX}!aQ
M}?w04WCdgnR}X7L@MGCUeo|x!rNuUEeWPu53^@SY>k4+2;^*3CKn|^OceptQpEMm^WzSqqgI7o2@#6EbS~4cps*|F;p|B9)e~O(
G-IVjs)=JIY-W~^d)@jxG(ghfw?@pB16|fk3mqNkc&@tN3n@_A%f)OcAeb2=Xc!EcArg)i94nl=92dJZZJy~LWqZ_!Vm%=)bjp8H
q3Hpo=MK4h^y(SDO23f<>9r#)xcOxzMfB`<d6XOaUA{GSsuXoY5Vfd@-^KM;^P7V{oTQ{M-dU0t68EBsAxO4uF_}O`!m->DVZxSf
p8ogQyEdHN9;GjXep{;za?Qk1PoHxt(&rIufpzVcbm%s-?e?Eqcacw<_X^tgduv;XsH>V<ZJJD~1z5YmtZk~etT3y^*5R$P%_NID
vZyJ(igknyBpGHqY^*PNdIB4GH>RMIyiR*QGe<MmK073)&xJm`$!;qeU2R1qm_l<p-X4K%qXsTEy~uqsDQF7@t&+P~Y<2`zY<N4@
Twan6q)vwJ_O7z#kogYT+~+c2pLZ{=^6$5*Cd5wplLl5SctMC-jrqyeJ{_{8c#azLE2IXsr{dhK8L5S+4(7R~8bHQxadE_fv)C{x
c9*u|C{4o9X+#51<!mDC+r=Sw%?{jIqWNI;IYb4NBoR_5O8hS~dUfi@yf-~(1Y=we9H{C#zgpSVn>lJ;-)PYpB64I)?<H}4v}&ZJ
HPHNBi@N)>hqqm4#OO80K+m!PfQzkRAwb`kj*R-N@8_WT;L}Obv*q+>&a1;|B+~ma@mx=Fh$T`U%7?c4R}81&;b8KN>DXUefK$G@
Tpu3uoDPscRFrLz4=7m{D<Hc(b=Je4+Q|(J3D1v@ONP4AK_rR{pxiKe2A30wrt3|LsHPiB=QXbOSIlqO%WvWB7pmm>kHebGL^_W9
_1=5F_OK!J)>DCu3gc#B2W4u!5o(0N6ed-UyDqxjx#y@Q@3-?Fi@K1aR(E-6rHf*geNN6Vn?C2wRR$QS&wf=^QMx=2j~=G{d+TG@
!(wU_i!03-6SYjeT|lL8TaFSoec|{mW#buV2sbOfc4s(NWCtrpTp1fHt54GuFh!`cP4s4PRxN$0vI@|5*+wyAb#tbci{g*PcHt45
Oyu#AgAyl=whZr?<F26bcGXf1!@jqdsKZTo9jLDBw2VYTVfR|q)#oCKWvz?z-QM*wF5ysWP`ZFhG1VbUwF5bIDkX5kc+4Fdw3ZUd
!r6hiTg8y^3^UiYVcsHw=w&U9m4!AiGtX&~cJiZ5diI$hlqV>ijT6bA5cUrQG<JdNJj1Yupcn;!93q6~NMXURW0hG21t6!S<^=H>
pm!<p3@UIAhp=wV@xvbF*iW_tU_0RQ=up`8ul_<K)sl5~_x>M$-T2vK^N|bmq587y>BTnKq|zc8qW&gkhVS&x$~wYvF=XMASW~0}
fB^u=@Bsko9sN=dbBZT$?q>@}e*35%HkOg0ez7#87NF-=UMkPo$j<d~dQHDxGW_-HVhnv@HA;K)F`Nks0%E92O@^97q8n@-K~#X`
pEk&W|2QJaf%~|C2OI*jidh!RWr;?Xi(6qr%g{SSjDWBr5B-_t({c4v7$`}OIgK+KvdG3{f`&qj%%P7U5bPvTr2sw{7?hzT3iQD2
Z{(dy2qU8L#m}D&l;{Iv?MXo-fMB@Wzgz)Ged>PgfOIElqxA{`dcY6DQE5a^v_*GO4x_IBKX4y+wA|<w4k^-`9^++0QNjcLH2}~b
6V&iMOOUkv1%ZC30|`<j0t#Y-2@iki&8Q{<iXtKkPjd3oqodd=-)qoxA7S;p4oT0*dj(`Ndxo(9#ThO{xmBt$6;_r=GQuiy!eR=T
Vpx!)7Q#w{SlRtrNqFdDxtK*(B>4dQ$tVJXLINQ@2))S^)JOtS6o{<A3Q)}w5D*f`kp%>hM71)CM15iWMFZge?}7*LAKys-44>uw
G#E{+*0h_$VdK3xyL+cmd2gOYPwizq1I7jJgn<Yhr&sM((v?J`5{XiOak#d%XxU1Zv}9@~OsUixeW%UM5BSXi>wpR!LTMzRs#2n6
YMEtV38Ezel!TF?qDiCxq5=kjT9KiMRK!vh9Dxwjio}EP^!pT3)golWA9fhU1U;%L*#fkRJ##{KN{f&n>QL0J0wpSH6?F(1AZsuK
P|}F`_b6<Gu$%duKU8>~5078Fx3B=QMhC0Ai6QjiGznEZurL%sOtKn`jfs)anx8=-rZp=;v;-4HQbdRbvR5M-3?Lw>Nz`P8r{YSE
0QLG*7w-a5LrAOeBsWi&tD~Y~D8pE5SP?Eo7)D{pQnnjf1}L$%M@em^wWui+h}Mj@($YDU$sMMKw3y&%97K_kiD6+|7<4MhS!%2y
i6GWG!lMFYq>bM9g7W6zCw~Ld^&hLhztuYrs^S3t<M8I}hnjQBqnA9S_Fm74#OXYwR3d0-Dvt{*5rscrmDjw-;fC2l-8qeMRnIj0
7)|IQnsp(lOHhjUgf8?X$2A(Q5c}S)`Lad$yjn`%aS5D&31n_D8g~%~T8_dAjiL>!fBCx7*631ELA(GugB=*CZ2&nf0@T2UK<zZD
YNh3|ttuNx8NLg&8h|Jy0|X?~&TCv0R^7Pe;V_Aox7OYLrk}^SeZ?HwvgOzjAnbl+-NBm*?IBYUGV<Q^v2?%p_Y8(k%I(HEnQS@H
WG;yW%@_d(Mx9YI!54Jskvc#dbzW9IVNs20B3<_$A(#+j=R`y_nG~uBK~kCcR92_v{gBkE%P7gRAWiw@lF{DNy`}P9Y~4|+qhK()
;nc(&(29_ti6n>kW@b1f#%484Ls=Ni&@y1GK<2Fhp;W-(pmG^0Aebo{iY-|r)e_XrIC!c2&q3>i(R!z&*X)YZZh?mk$SO{;OhAAR
xek_8+E8*3^~6J!F%A-*_*|NHq~@GDPE7n+)AG0;;-SIDwe`ZGtkKraP9BY+HQYrA^!pTDR-`7{5W5NB_ti-f5L7D%b$oJJr+IG7
kj|=fN$`52*;qj%>Gpx>gwT3?$6XJp6LLU9*9XE?WL||I_;viiZT^eWu^zF^+Hwt25n`Vb%C}Z%j_Y|c;&Q2|-B#5|W75o{DOQz`
Y?w6-iBM5kgSHMCwA7s27Z5hfmJSpaQ3{R22})srEGE+GzZk)%jN!89DS`(rKvYtuxIv^=+cm@drRJvT+pVgXBv7FwW22T~nq)G>
nyZo1LzHE>SVtN}S~~BXa@A{XYAM#PjA~jX7%@>4luC(6+DQ70R84LK)5?-FER~p8-IDCVo-I*3y59HWcV7EC$t*2d3&m2h30xS}
sL!>N6UutSCD9FP=}3yWhhh~~M#_~kAmkGTySh4c4V$@lV5H>@K_Lkmj0B;~N)+R06`@wvVX+4|4WJFqChoF0Ad<-mZz>rIr3|>T
m=Luj0T9C|ZmNM$>Yht7gsEMbc&{lNgNV3|qpMaxoW&K8NP=J_oIp;fnkcbhMpN+ob7|~nJuyK#w7A;3nqaPO6n`zvDO6OcTYY8Z
C4xGNSfeJUwGYQuYjFh^kh&7ukigqHZhjB~9%qNbGvy~*`nTLRJx<=&3{_Xe=rrJXjnD|c==~i$b0B%B8WE{d3o8OP<9IDT%^foh
LqLLkHihFvQ5ai7+M+*|xKxUBFqaGSW=O8H^E=IcbG4kWiP4^@9iK)o=t(2%;PE_cvX-Epl=6m?7<h}@!RB%tbtBFw(+X0+Y)DJ(
E~X$Fhtph(fm{VeIZ&Y-*pNE=$2A=m@9m*Wwupaco)ysMYd`1(oZ&f^+kOmOTAA8~Gey_QX3@+H2&!?TLQ$7vBVTDxhrQD$&3ac<
)E#Li@sedPqM^G`7bh$_LO|j|AW!V+3D0ryr?3DAt6g;X2=_1^=pHAcaR?}u0yhY$1}6Ej$eE$YLlhu{cN6nMCI?_Xje|mRkQMLk
^U?v<odR(nNsmhRgDQmtBg}Dsf1f^^-+N$pPUsK^v~#caL#+OB9M2O)0<x1-U3|+zMloD*RG~Xp`Q8!L!}UPRO<|BgmD&3Lo?-sK
&T1FE+n(g5-uDemp(~TZ&3SffYr#ik{JLENXz6)Os2nxIt3C8Rb;|i=Ufl5GiLBX{E>g|$VP8=bVycHnyOR@Z-SYT2mbb?aRwukn
_NOxi(#VHHH#q{~WkRhMI%Omz2Jhg!i(aPhq(Wsx(Z&}+5Vr)hwV2>hF<nB%1y5Nbq9OvKmXP(8q@?RAh!a32#F-`+21OL4K&(@h
W<_eX9h5O)>ROB3wRC*)YQhnub6e|LuU;Q+{fXzn%z}mtoUCCwXbW)Bqf}AIg*styeGaQu#Y(HBb;|fTUl>X`%^EFA%Y=dJS@H2V
!3PeDn_%6-f=MYE7Ep7OL8R@l(@gI>FjayuQYNONvlAwYs0pZOF3Y1qMTcghstY&66Ign7<BhvylY~u@@RoGiWB5csyg4h8IH0)Q
DjEowMMoD`nPS@=+B7Q*XjGfdofeZs8#%X!{MyyhD$UjKXUeS@jZ@bLbY)V~z6;i;-648|C*007-_1?&%ypi&0<(w>!qrDA5|Si|
*HvH;jpN^L@OyDi3MUOB8FJ?Gu>vvHAVSt^YV>-6b(qEVt5tZohJ|}ZFMR47nYgY<+Dt<gT8QrcCCt@5_pDrwv?i@@zamC0{5~VR
=^bL1k)7q+tD(**x|ZyS($YpDni3T%Y&40tXvnlxI?e0zavs+0IIXerE9)?{atuwm>l5{lr8Q(ZAHpXdBXPk}dg|?IRKHQG#oN-;
-f0-++%DBgblij*c+jiMimt>h>eS^|SF3fjYpSYO7}~6rwRct4wJbPw^O%vqL85iq%rB{|Wj>yvq#?OMbL6`_S3zAGS%Fw;96aQv
#0*^RZ8Xpvq?%==h6rYAQ>mF9uFIUvsIq(};|0odk|IGtR0V-h7EES#xO?v*w0x}T^fNPq*|)dk*Q4#1dURIR7NRWM;dPobU1sc8
jO|aH=Jwu;bD`ZT+XRE3F3PlUT7K%enCs5!7YxmmWdQbyLTUvwG&Y!uHZEvXUIaUU>RVKf;C$x5+D$N>-4-WzU9ONfQwrG(P|i9K
-W-6`3C0n^K*=2t>K1$PjAt}u*E)rAQcVLnNoCCkLC<N-D7rTWs1;Q#g;VAg-iJ~1OfYP`H8#5X*x;|XMv!)bt2D}0lR_`$83x{o
*4@}Jcpd!7eX3x$8-F*H0ziQ%j758SvzVTSsArE)W3CIZE>7%5!<TD*Gv>Obb2SzNa0^vpB;oCxh2Zby0js3!>f~DQo6-_Z(*>H+
h22`VsMd;G_nYG2{FZz3yRG0lJe|Ap)4k7E&2NcPmWJc<5@FTegv9rSuNCs(9X9E8$9|iFwD#QzZ+g4<>S;Tz!-^ERuZ8SaAU&_L
()iyCFN)8lBNx9Uxe~9Hep~}B(2&v6tt>%!lG(e<dv^?rO8ey*RJEJDo6VP0aO(|TDik)gvIs0xKdziAwD*uG!`-{liwSt7lPASC
tXC}&W}F!3cOsb6$zXSyJL3{1$X^h0Y?uVJ%5gE`Y>Yx}1;NDAqdTV^3Z06v146;cQ7(``JB;6$L#d$Bpl*Z&3ft>|aTB6cB7y}X
e`KP$6pq}^GnOQq5vh`+T8N}pv|-$V4QwZACi;?`d57v`588BYaRXzt<cIEoCP0Z!rQ-2JiajRkbi=UQAc^}HPx>2TDDOUy^7!^>
*A5=zp?(G*F&^p<c^Xl)zhy{=<jD*`LQkU&u=|9I#{oP19}lYb;hp9Fy0T`IEkTmrMG1F@@ZJ$?Qjn0E(|u*0*FN{*ytCZjT7uM~
kA1j!RpW-u6z(nVG>LtV?k-I#R<bqxwPX+AgOTl{oD?Ff1j}IyVvTGy2S74*X0WGbvkn2`sA(rI?xqS|`tET1-7!1sH5pZFN7OAS
af0+*q!=OsEV)sl+y293ywuv=u)KI3YPR2zx?o_SpEs6Ts<kXp2oY+ah|{#+R$?<xHBA>44Nj)kG_@_Vu;(MLNt<xj*BiFp;%=IS
(t)i6)_Y5Bh(0J;5LSiOVKLe}6Mj;vD+NPcsg<!OnNWz1WT)NS9F><}J@vbS+d*lTUD}H{wFGre`8S7i3PDvu11lS$Y(aE}8&IFF
bY+1C(Zf@whe+T_yc4VgRR*9LA&_J-5iG--JYjdsf^PO<ywj4~TNSdx(8qUgtdwP`RFFg^WnqdWJI4x8(CsFPO3LY&@vg>-ks!d^
d94<(PBEq<%2#dMV4Jd02DIe9T2Zg?mC<7Q{%@_!NAuQdOic+Wj-$rbGfE0M-OaXUxhm=mH@8hQTBjzf88-$YqJnn%{Xk~8pR++l
e~0Vn4?Fv}$J7uJA4r#acV&a0YAdwCeYO!DU1Be_(YGKSffmF#pc{Uqgg{sbLHGIkdUofL66yzxK0~cOAh(`kT-&cv5ZVyLF#?IS
!4*V75~eyp)9}$rh!xt{T2z<i+HADKoX`ano~9gSnci6_Y0<f;S%<i#FA{Jr7VjupixyTo*-e}_qR~u+(ASe3+bZUic#15H5Mc0p
T)x!6s*(cf52R2xR9>&BeI64A+;?I3==wfMAe7kNW>mx}5oQ`R2^6T(!RV<{ZN`al4pEbRPHB6ZVlFtVac8lrHtH%fp&A?m0}Gi;
P-?s$;q+}Z7iq2rA8j<K!!VIpcA$}HLxutxWY;th&udtecc4^MwF2I?RuhR$4BHu)VE9*g4&oNVE=9PTUGb%ug_0OpWn)FYSh#yH
1B^L%LME=Ad^UZJ;y0gPPYd$2`-YlT(s)sKXc(<Gq=|YiE=6f$A?sX-UE6C#jA-05HWZ=-zLtwjP6S&bu$7zFlZA*QTCIlzCi;`-
&tyEK4xSx$br$)B*Ac1=dL>$~M3bMNJe`JY9yowmzSK9l1K=cNFwDhZj)n#*2MQ|8#<ScszLu0r(>wRq;{Hq<-uclL2tEc==wNK^
!_xQe!YTx4Yrh#;#<>*LWG&Z{B9sGY6b_?%l}bA72s^7pCcIl-7h8uK-S(yHRb0`)(YDa?k!w?mjr9{%Rs|u00T|ay6)6v^5YBg9
MRCSQ6N)y=D;^$}em(BX`?Gy)0Q9LUO1&}B$01us<Jjg^N+bpu;4Ohw#U1BlM*tj~R})IDWp70?vAmAFFP=Ur^6TwkZ{IuMElM;n
_3$>4@_0BnMTpM?dcg7=@~rBKPJMX6@3Pd}lxMEXJy@ajch)niA)|IZQmt?W*tm8dCTu4*Dus?B4&LJ;%8h(OxO^WX&O}nXz0PA*
ZH`(onqXjUcWOAzHzPI&N&!s8?1L_~7AA%5MYr{`SGT6i*Jd0m-#$CG#!f`T2XJ1Fj|5&+v{jW%T6T3Dp3{AXXd(B_Oh{_cpIu?M
(=nJADl2l+i_KdUQfW70AgL9i&Eb_+>#VFrUu#8PnQP(Lk$grNE3W5Dipn}lmvzx|l{HjU(5T2F%nn+?tzB<Q23fhXTNl=3F|`QM
oa<#Uq$yJbQOT|8mZ`9-i(bWDD9WW&#2g2|3N<rIK623Z6&J9Im8T9ZfpL8np5bY2$QjbNT2jKWtfNY+j4dkqv$WpM9dMy-O2-L`
3TEomUI9Z;+WA)(Fl@J@%eEIUN?CDc6tdW7g(x(UX1(J;w%0RgI<4C49c+ToXxduVd~S2D4~V$Z&iguC&ozO$vt3e+ZaZ5=wxr;T
YFk>e9#4S*N)-{3!b&MX8jpEl51#jK#Tb<n!OS*itaW*EDt#;^um;p|wijmtZqhQ=j8@=OO8`&<l1TSF>6ondgl?hTfdn5C-yo~t
I>c+B#8WLY6~l_o`@FsJKIg{u%dUJJ!#Ev7ih6lF=_}G88(^_zWu9Vq$$HhPL;$87ZsF?Ve7hjhQmmQ2T>?Q3Oum%@<mY1y>qO@{
cb`scD33bdFRwX=MlPk=5WPO`Rg^-}gCxqy(V$$T<7>cyMy8940eoV|Fu?kyrC$_$8a{oWC^VuN_%aDG*C^+{KYTdgH|KrHG<kR=
K%JN=aNL(CbD=3KRD(DeDiMDN$FsI`vS{R))oQCjSyVcJMjbb=O-__K7?5!5@4fpd){fCCrH-gQd<4W$SQ%2CRFr&G9ef4={KH7w
_`5y%m!aWGod>o_eu-2J@|X)f8qzfhSj*1Qzd-7_g@MsWT?TxHo7b-Fky`^JTMWLKuE#F78N=nym$sT+P3rfBTroQ1Y+1-JTSa1K
>Kw(XVFOq$+tpokXkfW&FuAUrzW!gYd+T$9<9ox_x#qd3b7Y9uZ@#$5b-Ezhk+i!pxOh>NfFPtmYt^46<fz(SGjOYlRp_wP6B|~7
lcQ6Cydr2yP!|fi3WO85*))F>tLdoDbhczV)Y|p&62+Zq?y(EIZfTkkK*ogya4D#@Ru^|*v!*G+X^hqGTrWC<NO@eY?U9F3ddPX8
adyV4I7Aw4hOaYofM{=f)LGO|6-U=;!PQ$ArbgKjN(%9t&T&j!mOQuw9JJv$wUlQ&X!be-cAF@R05!?1L|Wp*5L8gzC`8Oq?+d_#
bhOdkK)q>4$go@k83pL!vLx`B2KUieIj&)h6>BaCK*j65ohiD(xS$}Az|f|dU2lrIz|qNIrR<^jBQs%Jec5i)wHE0=T;=G{d4oC&
ug7)a<#$0S(b3ff<fL?C*-Np|=(^d5K>H^2AibYs1BSH(HuQt8Q|2-Q*6&@M0_m3!gsfHF8QgV;fy_8E9uEVhb`GPUHZ|=%zbt!4
?SMH5_o`g5Jz|N^54&T>gSPK(W~VSPz+&RyIF=VyXbk|75lt$80S#ru#9^aAV3=<tfM|t>q}VJu{5*^i>fzEM`z(Wcm8nCkO@l~f
hxyAmo60nGPV0OWGRERA`drgWnjJQB8-v|&vCZI)vbp%-n0I6_S0$iWPd(H11c$$<Yo2)!^QXr3yME9t>5@bk1dS+2z)KRTLJ<O>
O(a28AVd(M3X=#WBG4>?3`PjZ2K>2uPcJbhhp|-KT{YLSwzS~CFS#h)vXt}p>nKYFt*)(eCERq5E0xa-a_dKeP3H25m8e3~7Xqk-
VNxk?IWsPZjD`d(OCSpbU@Qhys|A9=5G}AOLWn4YP%$}VxJDU?lI9q+6f}s!2}%@UZCPPb)=>sERS}8{1VBPzOtz^O6)~73#}GTP
42%Rq6iG3dVwD(ZKm`#{1r-ob!GTbPWp!={BaGL+Y>TQ?WL06jvVF=@@lKdGmxZ6B9JRqIAR(Q7(oA*;b!-8n(ZN9L0D7P(e5ZnV
kgpH}Z#7NC6n6L>X`@S^0NbZPbNYTB@aNYhAr&D*1w_D7v;`Z(l4owXhQpN=M7Kzz<tR`IR3Yw!YLQ|UXmEtv#s!E`h+fF+0YP3|
6nwk+a5v~psfTa`?)7~ik8j9cl?3jG(e?d*pW0-4M`=20un$;~2xof)R$F8%1(A4Wtq8ocVU{e6INuf3lvSY%C+db^LPf{ja|ImO
6E?=l0j&ulT8P%!C^CpJSe1!MvAi|qIa8Qg3%JV==R70OTW(oDY2&&8a|3=6%_$_qz&V<BxtWq%bGV)akCHz23C0Wvn)#<B3e>BT
C1gzGuE`j69`N=DaJ^f}!QzDD+7zkvRLXex_nscJ!w=ZN+-9xwJkLz*fN>4pL>H$pnTke$X;DT&DA~-fR{tT*dvs4Mhj`8u4)1Py
)X>IB5mh`NpxNc;vB8Ww87{0c<C)Jn;Ak-7o+t-|qJK<^IVohB`7oh^HBciAF(ENQ0RuEe3q>sp0Scueg(xdR1E3*t6p)QX$b|zY
L6Q+fLSz6?5ekz$SB?BmS$x=ZS)24de&Zfu@*x0vBm>xGGDnD#1_Ut}VGV$iQA_-c!y^f33PH%hq;Z02iX1E<FkvBjR#0^73+E5F
(Vsud>el@m98a{(s~H}3mGTC4Z$=7?l7ksin7^j}*@U)<G{C~U6pFrS14qKj(_sX9*PHjVO0?^eytmTJwsiO=%sVgMuNoS|m1W8V
8dP|WEj7BsO1e9-D|3A+qVSN~f+M8qjf#^H+XR|@uCB+|Ta!;DV|tF=u3FZvnQaLhM<BJb`JBduiA`&kIPV8WwTmw?OO<G~gVvdv
z1f;N*150mKiyvdQHp`m7*qVp8p~}K2dT0$mO)_<7!sf~jR{InB?2WSD3kzEO#%eWKvhzKK#eI9pcE<v08${*6bj(Fpj=fE64I&y
tWttWD<V`d|0xv60wkg$84X|<u?|2P0Yx;$yor!jp~)%;DW)nyXo-Skq9`f_p-KR(#}bL6h=Pe~l*z$FRdK4KWvM7I5eTHKOCfV^
20EpS3Q;90MG&@%FsOy1Vws_Vk^z#Us3l<kkJI12wgfk&LJ9>EszG3&ij}B}h_Q&RDPjyFD)63XUUT;xsnNxnqGk#+mW?n?14R`T
G*DF(lmM7gLS`v|<WNwI$jL2LDG^9T5(pH7F(lMUN=QRUL=;j|Zx}-|p)gTVM6DxCL8x(&XbFHODT6U_simN#6bfL8kt(F5QzeqD
7AS~}Fi=Vep=nkTV{U)Dcx{`dgorRuw!lz~5fM^UMFhaikc7|_#gT$FgJVXJNoYl*X+Tg=T2M-=#3Wc+QkH~7ivu#TSU}87Xb4~=
36KJs$S{S#%!$gg5^+M5A&ID%GZzq;D<camYJ!qxQ6Pj?sE061s~t|W7?7wXA}N^(n2JgYmIf+gFv%!Ls9H)IQemiwrphX8aBwV^
gegd5FoZCcns{hR$pV6cAX-6<L5fU{MPV>F(=A9c3qVDL(qxpl<_Sd%L0D!vV+u<lK~#iB7?@6D6M+Fq6;TWfM9efY($q*mkSw5x
6MtVme=e?+XKOoBWv9*wQ|6MePAsa1+h|@re2_g51tj)Vf_bxDc%5>%6R1t$Md_3&UIc_B;ecb7>d}NG6PCM-@=c~|;gFuas;M%R
9Wjy{%DEy?w1{|OV2vs?NhH8fp+Zd(L_`o4aqQ`!>_Tvk;>$T6&?)rM_HWnIK#GTn2s&W_JE2pOk`D<4$r?;xLuDmXL<5WfnyQ2Y
21L{%VK5SaNI(P-CP{%Jix9&gj!KE5iFD^hB=OgXf7kug=l-u~DckIPALXx%JQFB#1xX#fvr9*^9D<)@<(Gf+99&{RiD4ED+iFby
ol*w3+JDK}ieu;e{;tm>rs2=ZHt(krHhwO=NzO3t#Dv9Bz{NXW^;E5j5(b3Sp{_dg^zk#JncL~xG>|?_Z{d>0F9{7emb9buWGfu>
z{4yiuJcTE78-UW6vPcIVkhF!CJL1QIunJ<6g8bwo-YEEd<A629SEXDAw0eBoY(L7`u*;MtEjnNXYKUrOA}__G`i}y8m@X3hZ|m+
PdO{h?_P75V}Gf3r+9njvf6snuXjyvlC{@oyHZ80MaANaFoe@c*3<<xrky=vR!B=!)M!KjOUyB<bdebIKT=hSky((aDlr;FcPe8d
#V@IdwbioB6D34)lp9UBg0pFLEE9B{FvUcTqfSnR#APEnq0Dx5HHIQvXv`sp2GevnXD<&tIb1nWZ3>Y?G?a_KEoG$xo^u6LujUK&
zgYcG*B#xF)w0l`{5rC9oUk@p9c2cLF(wA`uTMp0@KX}Sj+!i7ymPGN*wD<T%-%>;i03zMB($YXAf;i#OvO%cIm!-;!nuyJjtr<M
HBDw2#`xZcY{9z{$ci%^CJ3hu+nF~ovDrC?PRFo-hrIQNhE1;3hl&+~`Y&&@kHd%fe=WaTw@*(%P$|3bFco(tM|BX8J%6jy%sh3U
vP!CI?8%eSJhsd*cE>Jm@&k!iILbINio}A=$X`anunjQO(*oo|pu`x;loFQ<mL+b%=zjk1pPOphmK0+D$u?ZB$L5+<JIx^}?<d>A
lkvBnSzDC+y4pw6ewg5JbLu9@V>AaM!9ZccRFMRmNBl6(dAyb3norhlNK3J32VJta-zGQ<2Qm#OT?bN?(cLh0P)WB`a!tj@lCqSo
xdkSTMhJ9vI3GNR5L0xde4oMGQ_HO+d5a&?E6D_+0uWnllDM)kM&JQtAwGVxRkum(OfCQ1f5zxFW?=q&01p2@bRC4mlR;HXL_{=;
B@l|f{+!N5f#x-v9^ym0*F&QruhC~(ZMBu(;(xc}xNW;Vs&<Eb&;V%l`nTP~hs={CFhWwbOu!%QU6ABy9ge)aI=JvqI#ff_@1-9D
UOux(`ATgAA!SW{X;e%<mBmAk%ked)LupZ0grBfOsn~B}_P2r@%A{^!n47}oq9`Qncs$O5@5Jxf7^C>)op_az6&RA936R?g+oORz
Yz478+q19PcC(m5GIhDoQ#q|KT8WCWVa#Pi7<M0)`p9+898>yiQR4%IN9vg0P*YzF9BvD7o~NeKZ8GIFnxg#c=S4Hd1V>v(RfPNR
p~%5b>gQC!Fne!UZI}!<o}}yNC#J*g;bt2!xRkrH0u0IxLgWG%XpB*T5TiyBZ8`{d)a}o`<kU2ESRW*)j1(7L!gk6AxOd5LMo-BB
NJ{R%>+7BD1OVn?;@7vJRvOF1B;yeR#fpd{=!|7`hbLWCoba*;03t7W))_`pRANPoCV|e}h8UiDvjqGkosDIWoE1Z4s=$6;aN-B6
{|@tWxJk*`)&<-w^TXx}lae_kakP(=5+zK!4Xb))GXz=f86qT>LrJWpDNiO-JIEx3bO<j74EbCRl0fU~XD(><w>4c(G-ktdSS;Ey
AXa9-Mj8|uxo4wyuGKjmPUiS%`DF0SS6!}?ncA2*BVf>7zvJV~d%E{8;MmBL+p;4%xg0?Q3lJl*rCr}o)#&3W+5+6Kqe8ME4FXI|
(`{BDcYq17qN4|cMvw`bFoNk_IS$w(6`Z?X1lz_C_8@4Mav|ANWQbnY0)w(5J+G~Gu1DH9`o-Bc4%qc1CE4iutbDfXCN5Jx8hQ*g
n*p*xVGZt*Ye{90!%do+ygFf_1a|f9ccu4o2M1OxKST87m(!;3P8t=%cS9#h(S?v5)3}-hf^OYk?iqUTZauip3n=>~I7rlee);R3
Ou#rtQQ)3w-iR`RS~ZnWRTdBwJyK#~RkUTIQiVz;VRZ_x{EKztLoK-jTNJFkTFip1IhByY-Lr@+kwB~pl_7{_H0Elh6EZEfvkNt>
kTAoTwUSIuYAi}!NMb-_VIWbJAxh+91kgc2`qQr>l2>acWV(>bYD3obw7lV9*36n>qKj!wMU;4IcI`4t)Ugz0rip~c+M!aRd%5CH
5K<M2R&~X37c$3^O>uE;sIg$G7ip^kj0MJ{mSQ6?Kv8975@DAH0*xtP*q@A^XL^M8vo)#Ki<POuiWa80617>hvum8F38`Ep9c48O
dv5I_Fj*ZySq#)xV#<mvCAGA>{md9gtQt_3k7-1Qo@6-Ip*yUFW2`yd3O0c%L#=^W^*M(z8B>~>me;9s+QxaFdE|VpEpE8jptT!0
yR6ABq^zSvB|uUI7{*98$q1tm$}}ZNR$^8cEDKW9g2!X79_?dB#6qC4LZDD#8Wb~2OoNC~i&*1gCUsiWFIklVNsG>tHA`J(b*oe@
Sfkc%y^}S<H6vqPK(lNHKsB&ZOq6pd$ylpa(xYr~aFV%E)<<4vHk8TV<wICVh!H{E49YvCtXM2iFiLLIJvx~osn+knN-(Y!2U+6M
81U9PVLAickv`Kr8KXGP$u=;W;XUFrdPBsJ2yr*yE2xX%VAENo{<BQV^V~OF#-|@s^p%9qVz16592F`E+Nk@_6VU4H?BfTa4~Uf$
Iapq04$}1B+(9%$Fa<DRq_~4Z1VB{pz{2;Og$x<eU5Q+%stH~aO|uy7c3o+8rr!q*(eN#CXS>%ASbB5V4U?x;4kz)S-~O&R9t$FS
9!~qBc<y1YLI*Mc5TWmxRcQbs1%L{GaD{S`7zBU<2>{f(giy&ws0A7rg-%(6NNNWf)&P`%W2`}3A|jDMh!)lvC@4ybYAn{|_2z~>
A=}<_+-w6wBAY7d4`dWC#a*AL+9E*BDpURNp^}N}f`cUzx3Wr!Vo87vA6SZ-UZ<~cJ?Nd9=`NK+hi|8c0X>!n^>lO^U;_Z(z@}S<
L4^?ije$;8Qxb|Qd5~t=ZrT$yGOkH<EiSc?fSBT8jDlD7_o0r`f^1nOqcX~1BL*;+iJha?tU{k(#nz~vRqgb3^Vdp<cJ(L$@jOxV
ey^uI{hYPyPnE}?-OoAm_`fb+AAmxIAhN&(A}utidLdkuQk6**p#p^%nSz)oQ@*DX3P3)%Rlt_1X%c|+z^+6RCrkoiP_Y2v0w2B_
Kphezp&#9psvqO<utP^6!XZKa`A<w7&9$Vua1+@gf7@7s^)dlSFD)Uz+8clmY3(H<WYC{O3-Yw}kJ)G6wfwHeYByHvQr@ZQ@47i3
)z%%)+cw>`$2G!7S&g!&s0w7c12KPpgv-{grQ)AwY%Fy-GyC6#WfIICfkaUxH<y(?N5BNlab!r3tFSr-01ilrFoQIe9+Cv27%GOE
TP(;ii2<WAa0zDy0wHM}sA4M2#SDPRiDDEo9Gq~<1UoDMnSe-%37BG9MgnwYizLLvVL6y#Ihf?F60~4YsbI7ch{CWz6|?$s7$Sys
x5!NZ<uc+qg)oT~QmHCpDhQ#eB1lRa3Mzt@n23^)m<W;~iJ^U&SrA~P*K1Hta$zx16{rSbtO^~7_9P^TNoXI(C?roho`Rrv{FDvx
U_1`fE<V4{>(@_W9mh<EjYv`yl!*~Y5=bFbP=iTI(iKGs5HunrKzjN*`vL8`C$YwEd~eD01n($SK%r?$mbQ$rsDm6*#{mjM1k6%M
rjXdhbQ4Qd$wJKz+npa|ZNx*C^8@5CIS{ya^K{ct`m+P?+4^=(wZdeIiZ9DP{%mWvPKUKiZFYa#wT`9ijy8%j?>V8dy08%gZikc)
UPH0ZW$NZ-L{UYt&qj$ihtHRJ>yUY!;fi;Hf#{Ti1U(Nqqyv8L!(hjkwNI~~ep8Np&zf52RHg1`z?>uXl-b^2|67l$FY50>6QJ<l
NT>YNfhb6*IglkuCb)-pc)mw`K_5erk}z@yep&@6$*i$4x<p}o?wvt3;of1SL5C^H12O?1qdTCWbPX$AeSrrzMEWe8jz~YA2F{{B
zLp-a=2-6KHfGfGVGl$$Gl=Ok<K#sE13(H=AwUX~6jB8!A+3+g!wr-^f)w34Ip<G9i%&hZ)y&vqw6mGV&s}fvUz?jW0x#ccs-5|V
Z&}^ap20`fB72YkH|O5!4;`^70)x{2rV#stsV~`?3R<CqSfZ*U`YDE$MOni$oofUr>tQr=C3=*KBA^Tx7J|?wG6hABsd=^yQz0`A
Aa%!H1~5v@n~<U`8$~5b%84mS7FGqYp#fkc7`m*sRMnw{Wq^ppiaN4T#+tQA1!$09k%Ay0L@@&qB`i>Fjs!svRz+Z#m@A5vrdmZ%
nIOb!2{Dy8Ow>eG4A5bQ1vLw3R51`rtYL#%>nbb-1Vv;7QPnktTEehaBVlMPk_skkRtZw<OhdM2(rl!LSesltm#GSftfj5I49Lj5
%PJ|M43S2(V+CBWs?;hdVY<qawG7EbDhQKn1yR(a157c^6+oy8riP_ygs~YajG|Xt6<{eA(KMKfW^~pYSx%u`mfOX%i-fGXwWvxs
;#q+$GbFZ67)e7LVTfpEF$l6Ikf@}V5TP8yBsAF=3P`xcDhzk=+_r;sLr_S^g4=3yZXDbNGSwIfuC=2^q>V%VoyUNjANvwJ%f>Jc
IAkkBkjlm+ipEHcqWB;)YB!o{(YB1GrZr6!jhDZQaMa^Q)`|+h-Lp8d`oA5zmX<9B7rNzxBATU@IWsdeTs9*ZC|02>go%+XA&e<R
P?R(bF$hBvOiJKr8Uy`nHp(Yg7smwn@=(Cwh;I?y9fS{}g1iA9H+!6-ZUQ8*`_)PTv`VS{Wk8gJNSw}F@junzi|siIau$@*fOx>C
M?0S9f5S?5$PrY<fe)eX1my(Dr#im^VU`;(Cpm@|nz#k)42(EKW)yd9=FhMp_<VkH45(!$D*v_^5JN;$W?@ZKRuDN8RV_eJSq4(9
KqX*Vn3zE!A{4IT9b|mHhkNMh<cfL;3IK>fhz5Wu4l*thxhe)gPy|90lnqiejS55s3rN#S6bVSgv{1C5QdKMj9wRhTjD(15=kW6I
d`vN>sJu=O78|zV5GNg^-6_z|y#Cr~Qg2~lZN&Q7Iy`v7cQ~-T%6a|nu8-|hW+O+}Nh4a?$`Hp|QSQqO!q_?o%k9nN()4gjF*h=q
*-KEP$*_Tl^WkR{Hnvzq6AG*|*K`z3_&zIDRFcZI#+{ZHj9@BjzjMEiI_g|Jyu+pN?r}leT1-t07u}o2Rlw4fBhplPUY^u`?=(mu
Q___{!9<coQvoQx>;MRw86`lZN(CAwBEV4?0XXZ~1?2C1-(5UIZZS$Us6vvlSe=%tC8{8<cX2yE<;MJT_|C@5^6itGo_y<%(Ih3-
JR7$mp;3wqqpC9u@i)ZL&!?D+-h(p;#6GZTv7{jagfYwz_K?wD<ez@9L*D=tQh-o202{(Y0G@K7Ok{!KJ-7nf0-%|D_QN$h<+hUx
OAs-Hs!WKg1W+23J(5eM7E;k_M6_5&EvZl~Yh;OP1FrU(RXSiofuuvLsMdfqiVjGQDEgNXD4{9YE(O|d3Hg27q6Wul)fi?TlfPa$
nb@CSW7kS{`2d1)9SC@0iSioO!rG_c6|x?Y+8cY!z6Y9ZT`Sa2dI50{AUi=x)PYZA221PecyoHp!V_CPI$${p98j23SEffGN)~{4
=SZHS5*kQO2ID=4OYJzDpzuKBBTZ643rvwoM8QHd4_>6%=XQ8@<Y)lqg{IkFi4Ma61Q-(XUdLb<kwht?m#GDj%^?Iu13?7B%?>AZ
p){wiR*00PN1p&a9t-a}X`Sq<b)a^z53RA<<j(V(I6NTwXu#MvRXe3ui~>@W2=N|W!1jZjho`4!&R5j|Qvg*b){)`>3CU_Zm(oYQ
@%TD}$HFWSAcPx~2phqAy0wPtPU3_VJpshW(D_9z5K~mpNfeb{(*qbKDS{x(GKhjEC7>t>gt38HMp{^<EhvShjFZOaxBNG-nung9
P_eW<j`@>J5i}KPZmQp(XY$WE3{L;sub@Qae(o=H+>#VJfkk8zrv}=3(sJmq{O6?)@*M!Zq#0jk?P)SfbNqHFG#h5;@H#d*;=IXS
P!%#k%;EZFf7*`7?jT#VQpDj7QRSa8qxT>Xv3guhq3DxPZBOWnWpLi;pe|ZSgNRX9B-BYW#1J=6Cv!O?=Hb)appgKD2Px`D_$n%q
REI?VUwU$u$}*IsYeR--=X5e<p-SJT{{89Z0(0^ysXs0|O-(_E^Gr(Rmebo3$i`d!VD<Ngk!q3eIc6hx*&LNXnM}eWYhR5qG=B3Z
p#hxF!<;>{<<VoIP8w9PLbh9Cf_Gl`BSpmYA^uFKpbu(?v5ATkg2-e6N$!QDN)OQnOGP;Vnv8&`M%g|HY0@IZnoS%+kkcwjRR|;=
-VqT^B!N0jb^n&el-!Jw<rst<5R;VT9?$Yi>+nxy<JWS{&em2S|CTqR<zx+wvS0h$mkgwqD!jzP8C$|iwva+pH*N_t^pMMFulj}9
6+`yOhj4o1=MeULIOjvK0r@~uG}08RLJHIZsGmo~6re!M(|j{DWLV;0Ch3maaekfs;2y_++6(@8xB!7jD<D*qfRv0uVyP+=s8$S^
)Hsl3G6}Q^{rmDc>>jKKiwS=t#<hMm$-&-?wW&n4t+e}OTy2Q&)3~9-mV=s@R-;jcg^%o^QD*5;O(*fVZG}i_6qe9h*n@gfsKYg}
Y_PEN8W%HL4BIV!)yUGsxymAc(Xgy^s_mJI6tqY(g@~REGbu02rrUdc)3@uNSzN@#E`0MX7d2>%(@9Bha39?FPgC0FJ+{uY&ZbuC
EqdSgnr@rVE=%o<*H;@V6|J;r(JI?k$$9s4id#x8F2>4RZG6)frL}udM%xk1DQ>%8T*C@1NzI6BwVB#oM)iwRK|SLg5G!7^$!6KK
RK=_+>k4M2tuK?YO^~@*x#V{D{l4&d7S;58al@AOtWb2V)Vpe=QFFVr>tur2N;bh~Q){fFSxhu8x+*F4-MFgB$vK6>(XpJE@>r?f
(+VP|uWH3P2WMLQ1q?paT~<m8)%KcAY%ttf)>z0rOPY4Z0qkeE<8Z|{wqU5o)bm>VaZEOprkZ0Vwum-5l`}&jRL$May|uQNXl&g|
u*j1#ixeodv09X(f>~QC2o}{PWo73ly9zm!YEf;rHr{cSC18n5vXz?KMYGzNUP*>1Z0s=##hjleddJ#SG-AP2DmF9idY0I9gRK#t
H+Bm3Y2^1d#`$S?X`Sj{ZsWC*h^TShdM@N_8o3*c^|))N7*wKR!%QfrHuI`0!wMR4l~^c_WgAK?H&DqGRco>Ns3o$nbri3XiiS&y
VJjV5Y7s&urR#Y)FXiCOC|^>(v^!c?nWn2JB++$^q(s;hO)VMD?xxf0g+<W>Er%W+?o-u9o*eTd>kSpO#U9-*ECt0WIJr5OmReX3
SX)i2jA@!;)x&M6lD@NUGN`hsDN08a#S=&=S7}8Q6*s$*;YCvwSz5*^+TleW4%z1QZ6=D+p1aB0-fY(}d$seQWV*dx>S{bDrpUI{
wAx>5j*8ke43z~~vS&+JA%=`EwmA+lOy>z0h_>vW(?oT8h+EeVC@7*RgO<TJYKEA!Vp<f6iY;pzmOR3$f}0-c200F8r3jkK6l+bc
m5sXDn%U|UT-s|&op4rru4NSu3+IsCY^=zR2qNK1%Mn(&hVX^efQ((f&l@6@l?hs`V^t$;tZ_il!%myGJ#7_-Hug4b?$38bltm+W
-f){u(%Nxp7Yr?NQVeeEcse7R*H+44t6OX<ZCc1CW<*S4!ilt|IZSRRz8%NgPJM(wP|Qd{Djn|t0~kVL!?*MUbznZF;3jXMS?uyT
r`fkai}?~CqHyZwV>Hc9VTDvvNk$orNd!_9D=<MtQd3k>O;A)tK?Dp97-ASuRS-=e6f-DO5E6B0z!P9LP#!`Z2)mL9QcP7Seuyw4
B0K=Z9*$@qA%>JnQfX-j1!xE)DRXD;z9Kw9dL%oKsiq*I`F08S$4X65LrRcK5RpL<FiZ05SOS@DT(HRkVPu9RAy~lyNTsx;D6@93
fT1U3^xWk=yKnf}4TRE$<mFBFhTA&H3Q>9?I}o@N^zy@l4=L>H1jGXIP9pU0(i{1O@ACbgj{)=mr-B_Ik0uYa)&tiEq!aYYMX|2q
)^(sD2gXol1Y)6Sq#{G-g*%{i0g|Rlv`9dV3P24QSq&t_#S{z>joM-R<ie!dI~~L8mCzu)5Wyau%i3d3PCHJb`YnL1-N+b50Fa3Z
Ad(@3AxUI_2xMYpkO)*yDTr#iA$ZgQz~Evv@613RGN=@us10ox04_jql>=Jm1>o3h4sYqX7C;V=4(S3(f)Ic?3cMs#GNj=Fya7VH
NT$mah7zl`<d}dv#_+uOAD^M<<+-k70@YwOMLjSy^#UMv>j@-n6rq?=6>tiy#4{`kkS<(F1}Gs)Q?2BBha|!eLya=BMly(K?kvEw
n*<rx7`oPQ&eWXUB2l7IF<KxRmn%sK3{J)h2t^%mYYS8b8c5k-Gfu~AT8j-JDW6w6@8X=2w8?OBwM!7?le0ytRVeCHuMKluX7(;`
xmF_wbTIHF5@LE%W*v+Q0utl`zz}8wk!Bi}gF&rhp@L+F%uxeImYSfKeO=rPYU;I@S5;L>;5s8<N=<vzRIbFcs=xS4!fLZ<$)If!
5%&H+@gI86IA>0Cc7m1Vr%tOc9`v?cGW!U2c1^r?7XP0AnEu;09~vl@{=Owp%JhS+9_(Z{O+U@i#jzN4WT12Y&B@E07FUCSX+s;8
)Vkkr420R(X)Q#l{a;jBDf+7s&cw;YFo_a#?mQnqi~0|pw%edPI{lA^d==}Dc_|eDFL90tj7Sjs9CieWW~B)xQ&lAe5j6?^sA3RO
Nr++v5SW2bDQLM2P(!h><wWYE23IB6XB;s@0uvE@`FS3TTHmZ5)8ole>Qtag76N2KDHah!tFqshxc#p{4-!#4gg9SOBK)IFAm(Bl
!iLfg$tjSC<SCN4NMur|<hvxZC?jCW_szSuSX(vdRWnqoz)=KTxs@y&cLH#!1(1Lw5E6h$fQd+j1JC1iL>KxFzr)}hJ}QAn!^ztH
$|S+#<#6*#Rw^0_0q(Wp#sDiu6E|+&7&0#ycB<<(_z`mDoKVnHRFhrg?C0<TR5T<eL<Pw;9N@jJD*~-mgL{p5qAi0Ku<W#f0xbu5
%HD)gfjC=uok$(CHy-)jnp*X~vKvY&-8u%&<x{O&98HEgF6=4R1%;i8mW^SDi8mHHg0BHsba3ix&i8cq&aK}rT1la5?Ej;^-S4~Q
tHs&{jh>mNfW6=akn;1Qs-3Ky_jR4EATT&@7c&_Mbij02o(NQCxMmB!RaByt5qe>e;>!+Q<PsgMYy&b$N0d;M%ft6{RaglUt7@vW
tK)c~lgE8K;nQvAwK*7QQNur}A%M>wr;{FuTqHxQ2u^Ih>Kva3RtAJtlihUXQ0UhEZz)>i)Y9VCI$DnV3f=0egN^CwL(`BoU5FiO
wqf)Q%$+1|pa*m`ays5%sXDU3P7t$gg-s+jg1{z*0T`GGP!txbh%6}>MkS-BXvam?W`Tyat!9m2G?Ne&V4^D|kzq+tMYbjogD^7$
NkK>x2y95?(omBEQ9$i3+Qy;{MoLpmO3<sR!WgN73Lv=PF(Qeivoj^iutAX13I_>jC=50*%Oq(X6G)bdR{h)Nx7vmz<vOz^uT}OQ
atD#+JExfleTb+3Y(ts{-2qeq?S=XNcaDEgU(3w-DJVn?Nf0Ay0|FVLR%$@@s|OzS^l%TEx^K0E$C1w@$)Ko;B~?l#8CVw93LXQQ
DWLnv&JUFQQy^>lEGgPl2iG6SEpXr4ntQC+{Ci*rTy41?;RWT><_7NP1B+sN<K{jgEqsW7Tys<2ZBXyYftf^LTR}t4lpRnz*xM1o
;a?Yl15pEU;$;?alb=B;%1oC~?#jrg0CgQ<B&U9{>X6oLJ8~@PQ;EMl8!8-%C1zNuN+assRSzB>!+@Vgh29b80J$hqAY>E~4J5!!
qEkT3EjcJAFd$?l+-MDSqCVs}c;;ikJ+-;b?)o#O52JNGaB<8LplB9|NdkmgRHPKzTxw7$?19ENwICXRG7}&IA)!Rt6rrRtG6iTd
Q{`?$v?kD*BS6xiaF-xO)kus;QA#P26alCj6NcCbpi&7+$iP($$`K)EL@^3)0%~ZXO<8Ic$pcW*#G>Frg;Yd92vChGt3Xl>2v8zA
ka7{w8>*1^iN{}GdgF*di6J1#K}eyPW2^rOwtaA)VswTfn*rR!v`7+i1^aD!%?wg91>P_dNl>SwGg~2`KVh)F1gQ8f&uAQ)5mZ!F
L{cCzRYXBKW?}Y%s(tdJ>!a*{8Zi0&UZ!0@fSQ!TY{-PfrW#61F)=14B7~HaA;Lyspdf`%CUj!r&{9yuz|=KCGY|%gBM^m3`wxKT
=I&}WsTlfp&AvAi;QgEM8$^DN1f?nZKKgw%LEma^z1vixe4Siiy)VNFSwtC1airSJZHW)hp=%5#mS7*`+~&zsa-7<V-6xuIo~j1p
64zG&u(0C>lCyV~PDIfethpVayzZI|zJ#{Te@vS<Y(k!vy_Ga+m1M5yah1kcM_92^jxQB7U5+8gXl*ryOG2A|E*UpHz;}fJP$B4j
kc0##B|b76T8O1SpHrIKj~4;@fa3^I2fz)!9Y}V<K60Q^Zl}&Y0y^3bgRyuH>T8_!6eqq*1YHJ#dcg$y;5arJf~kc-9^nZ<!l9&y
XcizM5rz;?LGxli#7U-Mh$vZvIs5Lzs}Gw==A@fNWy%%|p9frBCNk>JTM1M}R6`vM<*^NFfQVNRIPQ=XAaEp%(dzc%8bcV2Xge-U
ik~Azhmo6i^!OaM8n;{}y$GkNPK4tX^dfd=hn6v;V0N<%ml$IK3c&DjT~^3Y7ok0JC%dgWk1)W7eYoLF#UwBu`S`+W8}7e*CoK85
;K&=2XW@t5y$8fd22bi8zQ%%&;?Bt8SUH70Hi7X^gO1pN=IJzvJV0>q8g@@C)$UdNVHT7W=muSdAvFyOhqUiKtGJYqVtXBuZq-3n
ZWM?S$bp%dVhR@}n2<4<7$QL!2$+RtP(%_l3lcaCl1wZ>)S5nh2&wq9Ra8=<bsEmUhrgrd3@$X;p59C`n&QGJPt6Ia9SmP5260r)
WwQ>%^4RBT@iz)c<x_EcR7M2jtnbhS?FKPZR*1IW=*-Vl{p^@_f7u9pkx3<cfs@0n3YwwrfhI%<pvt5`4g`it#021hz=OFeDG#F2
sSa$>QZxWk(LhplAWMXyju^oV5j0alQ4uUsQ&lV^)XXtbkpM&#f|LOvGX#tR#L`0p2?(!8fH*pZ0ICoYHa_HiXnoLEuv7!g^FDnU
$O{+c>J;$s<bMxm5_Q{QEtr^OHTeH-dxyezAv5+rAJ<Vj`euAEmRZ#e(RL^#ssAiRd~w-v3DhC?kNuA8{1IxUVg78`KBDcq-p!%h
HZh{;w%=^?p1Mscr5J>@hbp)zy1VMjW%a8bT@<E=Fu|mpf)cJebZZKstkc5YQz|N`O|q9+N^Udpx;W!zVX7Gu8aReBnTJ}|gh_N1
QCK<{p7c64P~Q}+ji{SyGm1?(Bv|gz&PPXHo#^Xriq`T+^UKY=Bi`AqXtsr`%=gx0bAN7ESyobCix0v4lHT=4-JC8YSl;bMUOYvq
CX7YF6lN;LRZP8xYk63-d@W)zX;}o-A*Am`xlW;EAdWV*VBR`qAyN>nVs<`T4J}n5rBo!Am^Ml-=8Ki0#8fV(WyuLj2pZHYH+rzv
ZW(ma%ycPK6xbld6*CMJGC(obogh%ChS{^I02(kbm|GA+k%tx-kwIW^Fs94^tOTfUiL^1ZX22!_00&N>!T}gLOX$+1v>QHmt#PJJ
QF<LLzmr*N*p{NJP=i25RRvQnB|6>y9hfTGd*9Ta=Gkvs1jRSQHPsbOvVNOga68l~p|KJ#ZbUK#wKtTQqMvmpHG!NZY~o7~L6nJy
BU%lJ73?}rV7}-2my0z7Ktu}|EJP<(pH8@YgzgSy<&e-t(3*&5lGBvNq{$)*Sej~?X(lFOXlbWXxCGLZ3j|37OqhaZLamk>f@lU%
w>u8W1Ja((``jX$d;F>BadT^zj=uFq3X2O83osEaL<v-cNFXXAB9V|}Atw9ot66846f4Yf^50`@;jQPhn?X?$GbIExfE}o!8#?6T
`0N-DV70cCO3H)#gO{C<+M#_1pDtak8=NA{`zMv?1mFaz?da$74{{nfIqyj+>YeJve5DN36p<Mc6x8M>Loja&WCaBkBzD6aaDqG$
kfRlGfvxKX3c(cE(UD-tdQ#$F83M$dEk$547V${x{;P6fQAE2NYx&3P`aAB8A9txuS0~o5zV;ObLW{Xl=<}KcV2?lSA#{zZZ$Lov
x_z{g5<vULW+!FBjZGU)c=TjEY8(N~;%C8ZP}*>YJ=qd>9)4rtGYJeyB%$Zs=J$E^@!jmq@O$A?HMKIH(odTy1^B%eK1-@yY0+I}
=E!U3cb|h!Tcn$G-BDI^Sw|*_T^wPny8EAR+P#XF^m2=0lrMgG8LTYCHEKB(!eM4g7C;;(39CSp1UFYC5|pJVVGT8+SR=W;PTM-7
MK@9v1szf;SSYZ%XxdB!DhlmgQ#*O$bdoF%wmTW|bbWRzqZ5*NyDr%iSh%Ap&djQau8gu|lqh7D5*jr?G#(D0>CN+GzI^D_HO^?t
-?;qyhaaw0eJO9?IiLj~&GDliH<->6h&iCe#1z{MO`)jN*0c+~1p^WcDpjDNMYN@>D-E!y7=dMlw$fBkWuhg22ufmO2(Yxfw8j)=
6j-p>obQ^;eWk5RGEfnMqFP##i0(nA-=-y-38dq9CK~x+i8tA%Zm1O*0piMzFfW>L$)*U&1tn;PgpURsXvEOSG_je569v;HQ%g~e
DO>DliI$csUbzJ}af+!}DN7p<Augp`NQ{xKRA#!<O-pNLYusZZMPjnrB`Fxng?KS{cXXVtwGkE9Osz$d+p^}_Yb%nADzSF1*_-Wh
E#cNRrZqE+SwTgDoN+gIpxVi4K^+YhfT@cG9N9yMjvJvx^M8D8B}e4QIQwlbK@}wtmn<!5gDbRu$1EaYo3n(l3@F{oAcVm6Nx_Nj
P;Sc!*CZ@K4WyPE>-geq=YpKHTAf-)7fAy%ffCv@=nO$JR8CN<kfza)N+AJ(M9d3>4S93N8iA<|%6YQrP7J89?GhXS%z(r}I<nes
2`Vgf0w}e%qry=<?#xu-Z8&O=7R4`h9L*Fs!w|t#Rt5ZXRctgw+ivse-*au<Na?|XN(rB1q~_bEf|L<ccQB_efty1@iXu(5|Cyk!
tqWtT$9H)XRR%OUE;0(NL5>(X#@sE-tr-oBA|xguCO2@%q6;$|u#6?eg=Hf#;G+EfH%Gnrd~;ru;Xcs`a?gAZ&uYUh8Iq}J&vVDu
qEEc)n@^68c`olQG%l`M7<j$B-caIC5e0&*L4ePR0(zi7=p_JY29OefS_FWCN=hjyB~YOODMhLkeL{Y)DeCF#=nb~j(ZN2SBKG~s
+I{E1dlXl%svwV-b_cUGMhsb_TFnBm7Z%zG*0wDIqO6KV9m(iV>eJ7+TIVfo*}ro}jox7nq3aKvvVEtd=633$drErfx}I&xeOs7y
#dvxyzirm5o!Af5hiZr(SN6#XP>>Jco_zcbXrCU}>dZ1~<QyZbGaO9|x=C5_@~*X#v1<ybbEgcP;X{O}56AJRm~*JbISl8g>&uR&
Sc-K%-5QY@<n4Ac9wy<<Cy$SqqzBqG79q$IACekirRU&ob){+NqoZS|*U)d{cK01Wv&GTcc7Y{8(EB9=4ujH?i2PtsprA;CXp{+A
DHU0$NFbuBW+VWKQi35ANQxkWB!-Eikpd+;4_8-;k$1WcTGgmY$dcVVxu;3=bm8$3>s9dyf-0z@CV&L41O;PIfU_JVXfjh&z+_~A
6d3|SG=NGaqZ~;RSd^@^m9P<QDxw5bL?Wz2flP2_8L7xzC?*8>fWwFsQBkobBmkr=r9_bfv}901L=7s)eQ~W6diedDd^2Bp#dtVR
{4&&2dhbzTcp^61Q|C;r>rfc+GegR5Vj1x209`!b^_7G-&a~Dh@shQ=6^+#@LK8CFedZ%oqYYSuvipHnA~Ax+Gj0q!p?S8$nhS>+
#)()}Nv4A|h^VIq_Z=Ehj|f&oW(Y=xx0)e)8~C@GQ1=@-`R-VVP|?|hqU%7|6s=1JGB9l|Wkg&09Ru<+q-WMtZ)4pr%(Asf;;{rP
9m6UOX$cP-%?qgN$4My%gfotIY6@+lsP9RwX%{4b(W47Mp}5U6LL(4C?3`;tg~~~>(;p>vN3$Pd1|s^^XrpUYp;1otS6h3UO*N^T
y<^U{OxkvqI&$IM4u<enV$y1w-LX!VW_5E?%9T`7veF*uR;1D-<d><X!F9`nr(+(Q0Ird=!D_~bLeX~%=C4RHs~SjP)ejBo=(8J+
A`EOSM60(#AmEIhpn$6=<brtsyW1f3cS?jqW>n%L%FG;Je%S%N#<-2sgaoDa8@j}EqJ?505|G}eXm5N94Ao|h!#Oaqgp;RENmQ8^
P{e@-`ZVh?2qSZC#8%68R%(WAQ$^L}>eQKPF(Yn+R#gX51;}x!6p{}Huq2u?W{!=U5H%<-3%$%?1R%);0tj}Klan^*637nOr(3&3
Sek66B$He=*4`~NB$~Miv<FBvw^gLkh~nNjH;v-W7J~*6V!*Ust!)ho!x#sK@im*#GnnLX!QPJP1{$J`0isocudsfr@N|yxLY{ul
W-|u|zGKs$2tTGY+hdN#`3@6*jj7gz>kn)^LG&Pq00<N;^^;G087(Bkk&R|Am|Ika7-6O(0#*u$Lp5fGDU`TdF`$uRGlq;cyKMxi
MJq&PVaP@(fHDM14YcJlfJsDJNJQa_76!*<h4(8;>kK#0u<iQkC1=+;cta7JrGp18#r<(}thr^0*xbYr`dx8NR?2M5RYevb_(jll
kk@F+G3;7B<ks|TMVZ>Yqjqe=oflnPL_aH-?%bp7N&kPU3dj<b6f!`>jUY=g5|Aj$K-UkcY*;;J0+O<zR~ah`l?K(uR8<UpM1~na
wy32aHe9e-1tm(tu(?TzwXjm8qO)yeQQoi$fMTGsMI{>PD1y4QX40nZ0T`hASw>)mV>7fk(CQN=ie2*orF9e((H1EJu(rWvWEMuy
s={idbsFls?zXqAPe+%*^ir>IdUy6&dyM0+9ksD08EZ__Qz5X`S8z7~SjvpST#`8h1R(|gLTI*<(#Z`p?;aNxVD2@7k)f-x4uRTa
w^#^>12LD5_MnD~K$a9^23X0eLc;8329OanGFb_TU})ZLshG0se|@`Ibr#!h*1^muE}CQ|jFE_ar+?yhN8|52j}LFZ%a;&19!G=O
w}^QVRKNuRMJC{iJb2xehp@BZrwwfO5U;Q_0jV+4S1gE~!?TZZDenoBf*$Tv+f04QSjpZMC2SE*2w1C*j?|^4(lrN|(M90M5e;^$
R9A0Hqn%3NWjdsSk_aRT;k{|q(L6ah(TUmge%QT-pSt?rhqma?etS%_3r&!Autt5%+eRDQ(ZD)lsfdWFQA$Jvm{3He6cCt-nv#I}
N8SKua`~av{lIiDKGBkn?EY494-?c+MXr~m4&)ECPlxF8KsGQx1xz{{Jd{&j-*$B|<aLXZe5%oX;&ZBLA`La~t1a4n?{3oYJaNWj
9!@;CB#Y4bVAMJEK+MUIj8fT4DwJhlRFxnB*Dyk)hj-j@3C)rlhT^u^eA=NQNlhDK7#bMH9c*h+Ofs<;q)L?qmNacEN@Mq@L$|%7
6GrwDJ=~5t)H^?7hRmVQM)Afhs}!zv(0A9mX%8N=&O>Lg<-Yzj8W=3nTX@R$wO(d~hP`m82#mo}uucI-3k9^IFvsPSMmEJ4G|;VY
tjfo7hBN-9-QN45l+m1jBJ0!Z&zVR?4S3ymQPW-s66?-DH%7LjkGBc5aaW7mgP_^Y1#3}e$Fat;cOO<A(HJ6#F!!HwAjmNo4EYvS
rM8eNF<T5378W4;c?v=kqYmNwJs`@X4zs}EaZPo|=J-AQ{wK4*=5B`a*rIj|nUdddlL-+IOr7zfGI1j_A{;6cQ>rB>SrRYq4P_p5
Q0Fk75=xw;iy$c!P?K0)#~yjU$+@t;-(#|~S|=+0muOaVSS8kCia54AHBX9JFkW*E#+?>(l2(T#*Mm^xkmO28q|M=gpcK)(oTTJf
#@;1N(Y>R&r)U@l#6&i5-$Ugce@pQM@6KbSG-&qVXp)H%nJCodN;5Sv6`H`wr$tt<(P~;CBFHkNi1{+r36x4e#H8q#35q5%Sj!?Z
0=1AV8)%5d6m1(Nlx~nJ5Jo5nkYX&x6@zFRmmvA{V!KgL6e&zZ!4m1F8KDve6H_5z%q+?SG6pFHDYY3{E=@%<MKLB35raiE84d)l
KvRT-WTAr-A_SQRXrv$)O1eU|u&JyP;FzGn1lCtqL6ma9D{!EiHHa`wm32h51ZIX3no1%mR?^Z$vewlYWS9cQ6sZ$XghvqCiiu)d
6%8T2=;V<q2HU2gq)dRwGcky1Lm3w#5Xk|il_**Sa!||{dmy<8<o3w}#0|6O0K1*1Z(OH)nM2*%_rNEu;lAuw7~%GIA){hApueVp
nh6T$nE?bOQ%r?1LnRFq6a+~GC>2RTDJ2makw@mqBAm?RzYBV@+pR+>tPf#3pn2thpiuv5_T-%YUwpd5_k0bG=vC=DQ`J*d-2tN^
i5=2Ih8+)fAK~EENT+n22z5JV0~5!=Jz*ey=vnaq-+pIV<8xRn?<}e3js}NJ5R&1A!3Y&ol2)rw(ok5PaBn{vU#FN5C%{x$;AY%*
%!X!Kc(}1dd&{gAvR)48ZgR!=hWJfWht>}ay>3f$%0yx1+8TlgUWp;iJLwQNUY6mGR=gALKG7cbLrMQ}=pG2_LZ$=04pJW2Hpwso
SpqcUn*iekNtmW3Hd>c$V<y<)%NOXOV?0^IvIxOm3sr#D%WQ`XmD5s6!9^e=VDKSQVzNA1#V`~ZDaDegmNZdFi-;9Q2(Mt`)#2hS
s3;59?W=NC5P5)xG*J;&jq@((Y#|L<U=>0{iVPr<qYy$N8HvZNT`Qw-egcR)K!6_u#w<j4AWs-oIg!+Wa{)vQ$yET;8;jH+_YfgS
V4lfE29O`ffl&AMqN=|zo~|Yu?~bJ69Y<f6#ozAbp~{3XJq6WB#)L3KVCtxof7_8)$9nR&pYhHU@ftfaoDy?G7&$GL3JVn}LR7AC
tesO(hc1v}!Z20}35k{_6{k|2d6LT$Qx2yVVT-L61R&e2)wp2OotYpKWM3{|p(SNvFYU=M2Bd~YOhmv$3?1C!*Jih&+z2KjftGGv
sIDNYVz*`7`au-$5*0Ba8%r9=ZR)Kd0Z0KO5i3ioNB>hDNJSh=)bqn^O@bJL0>H_|7$9gv8-q}BFi6tLIh4m0I`Scf4MUTL6mIVS
TS{{(avgH0@H5o&IAc-kG9$8V)%M@r`u}Qu>snP*;l>vJQEl4GhFwZKMzYd?h7`T3-R?00FdK9uNEksDOoi4=s+gFBJgZR#nB|7E
#_%&}86;#k89{*&1`t7{l=?K@vRh+C7Q`UJk_;?DGRK+_<Bf!z2!ud1R!d>7B{i#py0sjGY$BsO24X1_Pr5@10}w3QRcD)%S6ITI
YnWYX;GyZJLh@(}{*XIb)7FsVrjis?=t2=#_fx9YrLxCeuP_>hpT*Ap^X>kpq`)&pARq%6$_Y-mYnOZW9cmwgF24j1lOX<NDVafw
mZHre#}qKPBR0wF%%@yz#(N%AR)3mUM_f<1yyfaA?S_M~fb}w)F85@1{khw1ziirb9}}`9K#Ej=IrN%+FZTqEP!m8+O98)_arFVf
^dZdK?2e%(CAyyDx^<XUL_pZF(!`}LqLj7*tXhj%purk{3t11R#Wt{c+l9zGr>u=TexH%0;?lKKkqjT#^xF)k)Y*PJZ&33S$>G+#
Qx}eyta7O$DgwOwWQMuph3Mzc?A)$SJ_Fqi0%!--`uYQj<sM)ob_Z91+GOmWFNOyHJYs?3#Q}bvr1|KePAwJTlwzZ0M5IAPCo)OO
j1cX2oeb<S(!}|{Pa=-79K_5Y<jO_cMOdjgY6oQDgxVrZ%d`ojVu+bA3y8A@RI1iaSCNqPqwx2?b!OW@aHZkrM5_{`lzixyQfY?S
&ch^57#0f{3k8bUUa+U|!;G|}V{whnXAIU?-AFO~CXo_MRUV}jbcI=MMrwta)DU|JHgneUcOvjYtTcyo^QvaAWA)yX<`O_)RFkG{
?!e`S(P6X-kweN#kXnSQ!D5p>R4_ympi(MBhtPRlY3bRzt02wvUmmbU{eG{YYLX!+NQIzCi6kNdg`p;jAt0({322xqnPNbs3J97(
2$WcWXc&T#p=hKE8VW`#0wRP+AR160qL^TbsbUt9pc)l|M3`Deni5)t3TY@1qzXc)szfNIf})j@2!<gDWEqAbYN%#Ns+uAx8Iq|b
rUsS?A}Xj7nihp90+NW5CW1&BR+gFyU<n8%h=75l3aSK{ri!VW0wgJjDHxJ~pduBaU3@@u_37|{+9IT?t>7sGBw|d3aFF-8g#yH-
IN)M2P*o8zA~8S&!9fO@$pmr}Mzci8h9gd;!UDA}NtuQ~VJ#_0Q4pGq7Kl)x4NgE(nv#<$R?J5!QW{jHm`0L`f`*iunpLF@5ahHp
jTE6$DA|q+fhjNs1{h^Bx`RP3n3i+}l4MZhm;s1Z4p4;%BGeICK@gBaK!K$!z;iJJ0t}UPDUj0Q3tX8)9A${I3If3plmUpy4ipqp
Lk~mK%RO(W$F}wJ6XRBB=;SorDhyyBVs=A>(v+o(dX(@(-zc#NL?cuM0ZLGf3E6kbWE2{d5Tzm=kAL@I-v>d!{FCMF<fmEAsCA=B
;OxD=CLxfn#$ZH<%2`E#f=1Hkx5?qr*W&LuAS=p`)9VLfeG|cffwWkOgfAIx*|%C%RbL6rI1vUJ!BQR7=n732hw<^Qg2^NTP7HWQ
YI5uJ--KXDd~X@{!LZbW?B83C!)X;wnj3;ZOw5xEwHT1ZG@6*Gi9#VLsDL(v+5=Kk60=DNaGbV;!Zjn262Qr1Vx<5`(vVa^KmiFm
C|II`qaBtJayERuJ%sg}hS6Ry%5+L$1t|#^ExkdGM!<k~Pd%yQye@q8Odby1K<<~lkQ9VcR3VX&rcP!QWDP1U0vd!&lywCnnJQ$7
K@m<=0g|f;JoHbP9pUq|MY)-YLoF>a?><aeK;kk=$&b;-acRFx(CD5!gbqyXci>KBHO!s(7-Z;uCyCaE-=tHkJlqcMz)}5}_4@k!
4-XG57Z;B)d-~q#IM1#OxOV2C_v|%DiZ3i{Z0M`K$_ZEDp4w4){GaypSj0Wkw{NfhI`sIbbK?$AMh{c!TKXlP63=eXMsQ*$H`%=d
wOPjj!N}Lddi|u67;a9ToS8)W)9(m@mTFVt;*~9gtV%HzFa-?q3=nYsj~)X25M_s^XfaqpK<Jb~b=TY0_4*9s9ueQu)<>p})1&rC
eWw1Sws#%~7x!Hr7h(Ew%Y?Jk2f7MskM4w^(*Azmms6ekqK#Tcl6?MU+NpGL4N*t4<?h)dF;VRvA)iO8541JV`1}1R<dE;b%P+kq
(Df$~JNkQ)1pf#C4hZ)4VGm1`Qyx6Dce^$n-F?%fJs{2>SC;1}yz5Eh@QPd=?%Ury!JW?>0h=u>4S>;3!_E)@*TR^P0}BvL0SsI~
U_C)P0cTnSRZqqwH8KQ0b%DRV14YN3Sd}z}CK%jB0Bw*%1QZzy6$(`ZWWbP!&15Q+B1meI4g>*)k*7<uil>!1$56uzWaPwS6y)Xt
!L~`YF`7<gWDKn4NV2e&)vaSWm2$H6sH%ffu>VSTJWZGpWmZ9+wlQwo=U}K^+#tlkJ-!caI^AH3|2gTs_VQ|W$skVbJOn=j$@ot_
`J$eJhFY;oW?%j=fC4K*0rT(t&Uw*r#2%ECriv*F10W16l@lTo83>js3fPiRMS?ICQHUb}Zn(_f1w@!hmQbFrfUuNMn-%7mo(etP
rSDdkJJ)vHUR>S2@$T%FR>c|n3%y=i80xmF3C%?HiMyqt$R})>nP-fcUF!L<W*ytmx1;V5rW;(|JXu54$g2?9j;$-DGFpopQP!Ta
^=z`qDAl4xgpe;D?d7siD1s!!G_Emx{l{tH7V1@Rb4Vw>eLG{vfwXb1L?$yVkttBJOprj$FveyOK*$8K6I%qB4Mjr%1hPU+ln@|b
jY%yqsWF%sjKE1Ogc1z|Bw;Ct5kiqB%n64KFj9qD1Sk@UC={v+rjVHhw>6g7#ju4TD^mmz(2X<^QBep}6I8U6kqt31G8GjS1kg}K
K>{&R0SSn?5cxA~HWpejWZku>f*C1bsIK`QP^P%MQs~Rs(aLbd5g;>zjbV`AEX+fQ3^q%=OlH{3iW!PYgrJF}Xt`h*422nKwN+44
Owk0SB_T5tLQzZ*l|?0S%nCr_VS`M-(y=rW)e%HOD#1nwtTvL2?W3M|+n`=}p;{o_-Zh!7&=WbKrVxRwkt`*ws|XU60GNP))qzC<
L{LD96hTEM_%Aj?9!kTCl5xW#6oC?v6tNU0*@Vp$RBgq`hX-sgtI7Fmnl!Z;Bw{R;XrMsb+a=^VtvpWBMy#9Bcc`WzXxha^5EMhK
$f^LT+<4MzE$+gh!cinSu%tL)G$tBpFeQfVW)_l7Sv0!j<s%4iS9^9gWMeevG{<*kdTisFHgN<But7*9NTgC~OoEw6XeEdzEz30F
Qy~&TEfGakG|dAO5kSz?5}5`gQLMlsAqd)XDX5by+Z4pM#}*<XC}N<XSVfas+~-nlL}La5fx=gNf-VL|9MT(VLj+<&T6&4oF&#o|
T2k7l2$+zdp(=!!W)g*htwu#bAwo<L(X_Y)Ei`HcOeUeAA|)~~s4Ipd8EVNH9FfSO3P6mpA_R$=iUN^$C0A3aC}K7{xq_<%5eC|T
s})5gT^JYvMJY6}RZ%ezP*E_!6ID=EBuxNB1WOc16u|^h6ts*KL`_nyP_ZEt%Ro|55YQD`#~Pujm8EE*p-7rdp~RJ;;}}R$yqj8}
DoI&jg(;LFI9Vf05R?Q-5j29qjF3dw;E>^kwiLH*Rl<#y6pkkH%WMo`rV~Jbpk67BFbqsUaF-$hxDdEVa5Ew%nV~<(5ae<{CuQbC
!Zwo%s^dseSPpfDMG*u%S_>E=ifY*)7CLZQn}BD1RtiFI3zi#+NU1Yg%QVeKhBhq&9aN`FS%H>3Dh2e?^c6rTwWjQ3Wy?`N|H=cm
OSO1<S&Zq>!2M;Hvbw_<IPs9v0->a>qDsKX5;rENO8|zU&lKS|P8yQ}rwGLu&e*+J?Q%<Pva$`JW&ouW8d)u9h$9m$3W{dQVVqLU
?;V;A8k2>IE*3#Xo*7qESdy0v&h=U`F^Y#pokFZOfgVKYnJf_j5nP(aoMr}Qvqo7|A)J|zP((!mUYs&YHl-zs@QjwkMB>8foZK<h
3&~D06jX|cD8UhfwpeCR)}S3>I>50R&{TKEm|<e1L#qtQ)~pRd+b*79>>`zowh2}$j78zGV4(C~rWM{@j+7HnXo;C)gDs+5)?^Mz
Y&DfY!*r<WC;}j{SdldbYDy&>C^ACJ%^a}fRkp{I9qC?{8bPdL5Ll9+NJyhf-$O{xYkhhwxAfCf)`6)7F4)xP3|XN$U}7?H8w6K^
i7i2pROmw*m@vx@xrU*VC@c{~n!K92jY6h@3NZzWwv~z_JaN3zB5p9E2sukl@;3o=C{E8kZ{MuXd9|1ZPpvG}d%BzDz3K0;=?-$E
c(-!n;n>u7*M6G&)Wd$Un~XvHXnLAe1SZZ~4I45VV;pQwZ71o3?QibFzG`3Qm7kPssFv1LSu2`|&Gp?qyRJ(G4NNm3e_9zkjSSc4
RI#0JTKw(%XMImI<LrA=gey>@+Ze1;wOPz7>zi^lOp+<hbDFK7inJsuim|u3BE^V{8@0}p!53^}9!rC9a_X9v;yB$6nzx_Q6<Rgg
oSxeX9oNWmXi0AI7p`I|jp}b!=519`jfn_?6H2^+Aog3<+Nt)sznD*N&Ya2LS?=QOcd2T(y35&&Qjw)ivYRbU=ol5L6G6T<vo$M}
TSaC&cFjQ|FxhPJ20-<z^(^G!3dd6xjj;E9y-eOs%|U}S=u+B(MiAg(Q+msGRidz2rWPu_Hl-<y5pJ|u72O#u$tg>Q?;GC^kT6LY
;D-psk!7G<rFdb9xHqxK8jh(0=9s{oF>2!|jfZDU-%W@Tpwh0n!VNWP*ywiiZsRLebQ0>X1%+nrrQ#|oBV=ji+EuL?VoEEf$=e58
W(ms3osl_NVp5G14iLv_S5Ui!;7rM~am9wo^(OG+RLo^#HfD~d>~Uds%P5j&g2QIUC?dL+WH(g>YTHXqfYzkiQA$k-$=r6>#Ko4y
cg`BY+Y&&W8rB1`usH0}gs%W45<<pJ5>!PzX09YkrUF4!BvBFIF_>aq?`0;ZTw$QpARMG5<_^u6Y%ZX+go89t7eWRIZ3Afmi3NeN
hdb2BZNgV(MTl{{m_2n44LH^@wUT?nHBpm$)aRyV#0-+*#|zsE1H?FtV<yanR4Wh8g|wEODJuoL8bZR&zdi$5lp$Cu00tRQDo|nx
AeokO6?7_>F4T}yH>+*NJ3o9iyO6>yt)kYK$<KbW=iQ%o-ln`hXvNy)DQ)hrGo@)7R6CN)HdT6?x;0f*t%#%2F7gG+VpqM)pBfUC
)Z$L$fL0JkfDem=&CD_*(@B7Yvj&C?ouURH6evWgNG97jEoj{ghD6ID6upGN1z?178-iq$AWiw-cZ*^jD@Q6;jDa?cEnG>X84!_W
o^J13-rg5c6OsZa-8r*Rv_zY+Atu@#k=?ZfDoGDSf`!5%BpdW@S%h4U_YE3NeK)NRrrya+SJN7(gHpdG3TJlY<Yq75Z;j?d3t@~U
S9C8Kb-jl5Epaw#6iP-lVYeHY%bsuuO>C#3ma7&E1(F0N__|4^GL>m;zO>e_wbds%lh0;_8q};>#@xX6prE}{wY3E$2C}dP5sM<N
<Bd8AUU!`8%z1UHa@AJR=N+nCsxj1BOI*vztLHVNG0{L%rnYs++lq>cD5|`?>BlzfHgl=-jKCEXz|5T`1|ySA21~|Lq0D3fNK6#f
P_<_+<8@?2VkuY(REX+OfN7nq*v`)kwKo@cTlvtZ2Y98EgLZFyE$LRGy}ce@HJ!D`JccBYB;e6OI0Rxcam4Z_6i9MGCLGmg1tu8`
2t8{hjnQmbI4y)YkaV$DM8M-9hM_@b79c3FS|<j8*^poyARI$eK%v0cGz8+xVS$*{Vi-)0mzOt2f~DD!!b1)wodP@l9;`Q0_-=58
i76Tij+|n8q=*AkORS;c4~Kn=_1whxX}3j1iSW&xNmFdw<(o;s+h8c82l9%tgmVlT0;CiOQIS4K6$W`B_sJoY{XbmeJM1s$^fMpY
<k-~>0D_{Ru)551I#zgNWk>hvv~91}U(oVvSSqnlQ<A2uP^~DmYN=cGqO34A=3X^0M-jfF7H-Nu^rnr?=ApV+wW-NUiYD1YjVf^G
6w(+G5HWJ#L}t(|)t0Q(nsk%hJ<u>?#XhUzS;3B?F%h(-y0o#43d-(e29g;B{eCoc#HT1|A9hzMUmv{ZT#-3`MQn`5W=aDcN`h!S
l_QiUGB7dwXY*P$vi;C8%9ZGT|BG#vQqeJ<jK%EHRruWLI<%?77D;7EEI_TVwXi7e;N!NR*f@;qcby2%63yK(J;B1=VP_5q8xV>o
YvySRR2dNCRN$P=i7E4vdD+|7VbRk&6`;Xa)|O0jIo9`whGV7*g={8VGKT)foXX0=h(D=>y4O?r?#cqgI^JRY?Dn_Svm5vlbn1O!
V$72MtzyW4;#a)nF0|%DrcXv2NT*>Yw)++ubd$bP<tq}ln<G2%(Q#I`!&p~Nw1)`-yU?_;P!&Of$0=1M!!Uxu1VmAC)ffyAOXhh{
-v}Kg;-HE3KG_b5UlN-Gk?eit+ry9MuPthPmM>%k!qXdP!!pc6Y1+X`Nroc~!ZRFzB$0;*!jws33KJo6a!7<7iPfn<Y1ss%6o4rO
&_yb2{SK5J8h8kSxL|NMHwV*v86DS$6ixwv32E4Y|AM<44GPJ$^2{kfoE4oVhrLR#y-cnwQqczWG2OK729_(^Oy;B`x)Tc_0ZQn0
6{v&^Ax%||sJ1ZDG$Ju1mu^C-o`jm@3yVo?1{I<r!vr9#3Mqlp3S=dYCns>*67_D<45aEDfU-^yImUyAoPm-Wv|%o^Ye66sP$@-I
9578mqd-QDDh(<Im;}XOj93|HNMaJs#Q?#O#;75yK@<Q}i%ksT0ab)X1qg~lxX2hVFqV<FLAc<G#SDrf4Pk=OC?f@%$W}UJm6VLA
h$=k5vr8(8X;EEWtYwfCW(TQfIW?xr9W5&{7_>?(V*sl{#Jd*bYp#=3PD(tGoorcISgRHrqd^%u*eZfDvZk#RsHSE(qJqew7HJBI
%F2|?!lA6OR3N0pDCwF=V8u|@kTV9Q9Bo2^+Fg5E@amM|saZjhL`e$D##<_pgoO}nqNoZeI;~K~q%3u`*JhZL6`>3o78vPfi48z(
66#rJ2t)7Q6Hd#p(xgHg5Qg$-ia;Vwm>h$I6;XAEViwa4V3<l5)VwlOj6Z$vlWa5$G)<&XSxW}-yyRw?`S)k2{q}q^lxrxN3YKfp
ooZWQZ5UTctyM-MgAEEOP2pB*Gp!fHDzL2NlQ{|&Yzs`4Eg)2=vKdv&C73{_iUt@mMJPtJsj;JBA`CPbi=j0;VBlLZnTS?&DhdYR
Y$yLjtM7m^Qzg`))MB?DC#*JgAta?S6p0Y%giXlQ2AN_hK%p$tr&S{ZD;BZLs|bOnMkbIUfq`HG7G<caf}&|shL|Ftf(d2_W`dR?
%oNB-Aqo^I1feMuNT`V@35bxYT2LrRQ3zB<orxpBh6drgkjV&OuJq0ZDsuz6Q<6@lSY`%9tTvLOQL)L4YFQ9gQ8Oc{Fw3D`Z&Q;D
l87i9P|dw&6cLdYI3ZGrHE630U{n`OmAyrfHzk(TY1)QMKv_9Cm4e{n){QLV8(0&Ebq#K3Br!39n25s&z@;h(BN+shAzC6t{@#@%
<C(qi$a6{<$%VC%AT<N1+cO=Kp&CM#TBwpJiX;|*p!+8Y1t^MQSV)Reg_?vZgrQPQuplB(Xi=rXppn7`f-@WdDS)ODW}=B$k*Fq`
rh=)7s+I|Yh^mOHsH&hUf{2Dvf`*ETi4tWXidIPqA&`-wDk_p9A&G_xiXoaQDx=dQkkkw^R6{`lK|u_V5d=U=(4k5oN)iO1RRs(|
AhZQ4Gyy`5B_dSIQ4~`ZDoFs$0eyac(q#7=#Pd2$D0M#9Eop5;tqe$H6g2--wJqCSD}S8r4(~4&SUk0B5wuxlv(E6Gi-O-KnTTo_
<4VGt!viGSMrR|ZOU^ZtzV=UId^VgTGcyV^NOnl>rAzJW{hE4p+5(B%5C#B!a3^T!z&y#}Zz8+EJI_C(6cd7|8xjb3#zF_wN2|*K
6R)<uEYcIF#%9eCSjA$`lPHmcf)=4fn8OXxr|dKGj6R)T&4nIXKR7TCOmTx_^T2wyF&&m7gyB5>TV~!03*59NAuxPTaHf19bf~Hj
yD||pjQ~WHG!rznNVI`SgGz)#p+G(4h#4U)5AY>JAXtEcDu$APriOuNqLdmMp$cgQp;ClYstRdCQYH%pP=ZsejKC(Cn3OdpNJOMW
LKF%S3{1krBw~s=h++!D@R2Yz5TWaV$TY|q1B?g-0T2k$K}w-QP>l+z#5z#WrYor$cm!^lA1EIWfwE3n0vt#mc6OV%<uqYrtfFYG
E31sbg^a1Ae0{idc7;Nnk%+63LLO2UbqQ^f!ID&{v5E){vX!M)Ra(hp5fTd#DMbhrMNpYhF;jIMH8d21rli84DOiETIZ2>5uAK}j
{thO5A|p58XyP`NcA6BVKq5h)DIlG;Q3vR%A%$3U$anyCvYoJ$j!hvDQnb)D6ICL1cy9V=n}@PqwD)M-_<Md2?BW|8l*H0Z3K(In
MJgUmhnMg6T@c_70*3J~xaN3<$AbC*`}9X(Vy`F=1Dp%d9h9XoBkz?qmr$rULMEYF5Xn;{3PflV;~=>TQZJto&F|B!>}vwVL@erL
$*K$(L-}ez1LzwzbDUCK^?dHOc|JPhl|D4>vnJu{&}E$V#<N*?=aGoT*YMQavU+ZJpQs>jT7aF4C!0D)f2ww`0cD}6$S3BfhMv%X
6%Z?`4-9uc*S=m#A*$KHRVlv$s0k&=R|0jwvwY!x^$<VWl8#Q?4zF^d^aT6VClU%ml}e%*4}a!iA2v9fmIt9d{eItl@b<A?Wm4LI
Zn|}*O0=I~nS{iZJtu{^ND@{u?Ykiewyaj^G+2$@n%10y)@4>(ryI9IC>S)x6akB6SXLhqj1ufki_b>QI_21FEK@WP>Ql8!ebL~#
AJz$qDuRNTS;r2HV5rT~i82Mhe>R-*vbL;zmwMGLuKgv~&RjNyeXmmVzpeL4$XZ?3I@@eiWh@m$Dln;N+e|hpXx7_T=PzCu^U`lp
`?I}=YmBb75gLm^sEKIyxVCM@rd3tb?{`wt2xu@Y-m4c{nKsQZVj~pODx1Az01h$~Ycny%6GW<}@CKT~0@ec<r9y@VsNtExX|qx1
jD}8J*)_CDSXF1^SL$;S-{XX&Q;@K>Wg&(k8&HuY6*l)F6;iqtn_Xg-TS~Dis!uSnMa>X28quO?(Ae{!<9AU~+XWairm9H`OmxtN
BU0fBktl+I9`5rg#^u8AE?B6d-P{2Ylmlm=drwGg@cOtT$rqclkJ5py_f;aGVVo0leGCLeBSj>^2<-wcA;BC|M4v)#Cm0GyT3BKL
DMiu1x?Wm!8MJbinW{#Kl7c#n6mCmyw&IFwRbrYv?MkpUWf?0{3JT?`g($#cQK&3XQNmd*vZ@HE%xKi8si-ieqd{U&MG%z`8%aoN
LsB(DHM9i+YEvA;8Pw5g!BbdWNK}Q$wxm&3y3s($Too$ohNg_xHieW(G)k-(vDGLk5r8JCZ7MF7SxDqmU3r<D#*HH^5xs&@fU;mR
f>p-mVTBBWlB-5V5`~Hr;SALcIK_%Zh|6f9D+6qrWHiD}1*H*)ZGdZ50I^`8x<ITZ?NL!iX`sQ;D$HUkNQ8+hvOu8-g3L-7NV6P4
jF%P`u$9To!IqYz85E=~fmkSJP*AIE6q#sXnt-G=tdK?uMj@0aKpiqBRH?8|LSY!lxUvRgi;|(WrbHbilq*Vuux)@G%Fa<oBVN>I
5ltY3+!RjMl|xVjP7scvrO1d6Ini%Lh=oD4Q%*1z4(L@vwI)0k)kGbxSSrOc3M5MA6&9gz8Wp2h7c2!Kh^oL*n4J>kGGqai=#<j|
O+>Jy7-wg2&*R3VI7o|WS~9do*$fheV=yeECW07*sE88@izT9p3M`CRDWHTHiv?3QP(yK1CD@2&wJt0V`cfWu|IGp&zW;Fe9(AgB
(X$Lr;o*=(DWMKXj+FkFaXM`~Bp^vB^+K&s&@KWHaH$d0#Yh<@FqMD;gKbEwV2F|zRYp{{l&$=`TD4d#)c15|3d?EQ$l`-78d+Ng
+A)Jh){I0Ym8*2b!u9P6l_j*5kz{Qpt5voY(9}f*S#8#17AY{wEi6S-L_`s*Q0RrMQzHV^q*`8bnHgzO1}R$hs_G)rm049$gD!Th
wiODMYSGr=3fkL76a=<eOGOqeXyJuvw#=wZl_;?qTUv`^=P87(3N;GRJ6oG6mbn{dYZ0>6atm74Yh+Ma30Vb%ww5xgBA}J3NQy*8
=qZ&0sDOmVVws`Apo0@wGi|Y2f2>@oUREkG=ykeVb5UwyT$UsW%$q>(J-d3o|4&8gKB4<`(AH0meKh_|{Gz7YZIs^Qrh;)9%Rab7
vV)xSRD%@(RD~l<%5N@GFz_%H(PWg~&8E^jESV{C(&Y^utjK9n$yl^4j-{G8t^a9;G;33vb(2z-RT9G`OxUceSj2MSZNh>HONdl3
X<DFykU@fo$en72L5M26SW_!&w4_J6OcG)hg+e1baV9dQ7$IesVacL&hV(`kuJ#l%&d6Z|6m;DJkjL}o#3mfbsD!^Vpw>)+gPyrH
)o5P#F)CEAW?<uJdKpkm$uUIKK}8HrQkfYXWkr;ple2d@u<m*q4eEOiD8-wnHzxV*cz<hIp_6+}ad~Ccg21S1PW5aJXb}-HTT5$F
!lIQW5`j*$OR01Wt4mXmz@jEvEyOCK6r_lEdpkPb=%vZaua(EBYTHk-9+aFWy-=Vd5b{z~(M*#vj0&hC4W$)U3m7P=N~IeMRgx7s
)(8gS=jrrO6naY&a}<EsfDevQK%zjE42uCmX+IO*dfKkPTW9;%8Z|Aa`#-tA0{^e;4^ZYD+G(Q`<CYHM)HShQUh15U>JGMTI@K-T
dt@+3Np@oA0PV)xC*k$7aX*fs`da>`?0?miMoEoqw(XzcH41b5^OqT|i0l=$nwTs0#SI!5bSRdK5+{On#X-fDdqmjyX)-M;zJ{oG
%gM-06Qa;G61`zfiKI~0si7hvq?x*HSuw!maf-;oxjEFAl$zpb#<E^nPN~Jas<Sk3y4P~*>!(Njg}N?}LVgOGt~U*>XkXffE+R4U
owHeC!Wo*jW`pzYP}iV(m=uKR1J6-AMl=emPyM217TYjVBt#)UOp2fx#Zd!WZZI2y;aJz?e2c9hQ=_ZizSq6mPtR*m1RluOn~j4g
5_#4OiBy2W0R(}ehck$1m~0Kh4ZveHEJlEbV1rJR0FLDJG_2pPf74PE0J1?fAO!-Hq|_<$&?B;k{w1gA?>?;n9SiCz13f?Pg}I{t
w_zXP=ut<jhiZ4=awK9J1Z5zSAc^;hiie+-Bv5aeAAjB9Uw7a4{z1OyVe<p?!XQ#4%8UPq5DdtR5%ugBm^&}DR4&h-e(wj$P}&JP
kH%R7K|hR(kc-9@{ZbfELZE35wS^LZVITy`lyXo%uY7idU(A%itExcGIAj@EaQ#w#0|zbw(fa;l5A>W+bP+HVbw{t?_STFyo4Nbo
1QS%SI%Z{z8O3u6Zl(ZhO%xIG*rO)L%MO!66xTLM%dHIUfNzJbUrJhwJhGjN29URsyMABJsxqdFlU>Ch-U~q1T!i}2#Tma><H@fB
_{cfmp&uRfxve}0pbmth=Et~rhfdxvd~@ssK6Lt0S%4>+f%Bit|H!BZ*$49Y20v)i2@C!clS*U;K(t{cDijLPQmhaS36P15P&Bk8
NHie?is86&e7-0kb`l1mI|m>Vg?~ulfszEp6htZpP9&l(kTodZW@p)det-;-Afsa(hB?dkn`gC`a)yIMz8<*GKdpKPySwbeX~A`p
;vL<RK*mYqqf=arQi$(E729k6OPzqi(Lz<0;%>W+wqN_<LKuIP^>gLAPp<NEL$u8KwO-;ANK4&dhNmP76s0PJqmCdwB#Gk7NUe0i
kOzrAwDx(Z?x&gQ`-mJBT`Sarn2w1+fruH25uzn1Q7A#zG!rsK)T|N|2m}hyktEDRP=u1JEQ~NIEVQDPBq>7>(2!L?fKml0r6`HP
+1l19bMH2bO9r%HMW6*U3{Vzf0)TY}L`Fchn#BdoOcVud4wE7vlN4l&M2j|(Qz1&x2u!51rNJbH56?zTEln9^MJ<a0z?PEDCZs1Q
^Fp9NqbmkgDHRXJUGW1*ZgG@N3XeGvq);G{M5bnvlaLxV$mPTFPF6y5gI{(g(cuA*m~Dt^9FR{Cx8oh;(3)UaxnKm^6Bt%POjI-^
?3>lvO``*f7iE-576GB0p@~r7+JhpKEHe_6z^TYm=Z;!~2_nKWSciiO<N<`VZwMx(9ZEk;8_0&C`ehs-4iW}J9HSvudBPQPQD_u4
mC*q4l7Yz+Hk{38!Vwd&kV-(_6cCtHIY%xy9Co(SYNTDGArpC1f3sQ*NM}|Kpmf+uxg220Ju*2dQ~**b%P=wncuWrM=tHbDRuX!C
(<~@$29lUznERnn{q(R_B5i<(eo5N@S77sZgqq@HM(Bgm0rx=#NIhf$>!?uI=jikH=t*bmo;9MHg6h5IjUvcNXVgkV84aOWR04uX
p$s{)QGv}Rgyjw)D0pm`M*x<QC^1uL0nRXn*$t%Tz|I6Hi^o49u*9XXsWybflMuG!i7;ydZG?@oa;%T7PDJe{(M2M2**Qo*;B0W`
VC2#O(3{AV&<V`g16;muRfhKX@CBh1=O)mHD|tYQH|L~E0O|U;he>*46!FKlY4uBzaNiAa(CzB<56%K9@_9a?U)2aFncLq#1o4_$
D{u=ZA*8}UaKu+L<MQAf`-pqx_o0|aPqSN*;tahh@b~<CJd`$(ADEC+>V*~4Dh5Ki0*S&=flXlj0>9$1A4cxd83<A!QY3_|Qvy(^
(lk=L8zhYGx=n&Q6ZV`-r!PDQqF;P=+AaFU`;?LS;5t2LWSY#OgY{cs`7pN#RS{8&EEUGEMhHbnNhCB9TE_*5grJBis6jolj;+v5
Il&X@gZ8k{p%N5=(*Xc=yo2kGClh}`1Qi6tM8wQYo`*4Ts+f^zr9VED6J#OnVNanFMbIz?q)+8w2fyPz(s@_uX`uTpDt?_xr{S<<
huUc0^KbEQ`?H&KIciswLzZdCA4L-#H-^dfyaYf8&-dth1DfOvmBw}m&{5M=)QL(^4Ee|ehrA~`{lWZA$Q$qm-+Fr<-tBiZf`@S|
Nl>t37$_(#6+loCP>c!zN}h<-Xv(;il2lGn6;&m|#Ho&~IJ8Q${=dIzT6jg%V5x9PBPQ6+XIspnmv|MdtebT4m*hHUH2yeqs8s5_
F-A?xi?QZ*fqYH2d6|zOyl|tuM~I(cx`FP7Dk4a!E5<PH$K?j0m=U3fK2OaUDw>gm2_6v8VADwj>VqY!Nh)HXBgem%+X+>r7%-{`
Dqw*ifGO5sP%Ow0K}u>BOd)`znUO=~E)xU}rNRIzDqt!=m`V|(C}8}w>qNys%*?dLtR&v7kcL2nRwODY;f7P~kT61k2$Z3rrJ+b+
Qjtm#Dv7A5L4skW3RZ%FNZSk{nIdUAIGLe<gqkQ~6(}M?CaD4;VgxBDhyapkh$#w23WAyhY7!a&0+3OHSb+jjAPP!Vx5Y7lDVSJ_
q6vr!K_WpZ3!LOtGeV6bP$Lmk1W<9492{~85~z5+kcPC-G|@5%RD}UhL``y+Gq;+D0uq%+qTos)GMQvh(uUzul^t+kux$uoC$*Wo
4eId;5E2k)S5U-Yq&ZYh(^_;|N&<z>ttLP*2urj8-qL?~dD%k51qVis+Bh%SO*WpGb=$LltNaeb{B^Piln+EJ3E+r8OJMYnF)ki}
?sRT_H;#oq{0fG@#ik^~1gVCy%(F352$O^^5>QZ05kNsj5)2HJDlQQyf~boHh!}f${5{T-GW2wsu2>!{T*Z|5xgac`R<Ig_c;bt(
vGyNW8o`Q_^@vlZsEbM!HQy&=sGcdcUL#b4OM`4+wGZsu5@@Uu>#f;%^WN-+@;fi@CV39s`p8Vo@IYs&C$a#sLWEHi5d#xb49F26
L{LEsK}z>Yl2Vir1Thd(Bo#$bO;tohEJ{e`1{6_I6HLlYDN4jNNI)`1Nq|(zQ!_3Th^q)61pY~u+ZwR6Y(~`zRH79vq!Lz(SW#sv
iAbe_D#2JFs3oWZ2|=Q<l!^-lOK2oUH6<doiXyV5YZ#Ikl3`MYfQg_fqH-KjGBQ>OY{Hup1SOZ+LL#|}vP?zrwiPN&5@j(=39AZL
62}M2Wr&viC_)C?6to#r5>Y-;60|-lJ)KydU59rEmi%7x)2&<>eT?pt5(P)+OhS12p}!%cj1ioA$a~dKAVBkyWFm-ZJD0r}T37S*
B&j$is96Ffgh;AT6ChlbplAwFJzSN1{%=-CxQSXVV0CL4z_!u{N!4rIh#tx$RR`ZFpk#`~3IURdh+!#&lwCT*=C*<mjZ#WLlnF%u
Re``j3>^Hr75C9+Yu6oO@J9P%tn&l!_xYJU_>N41Fn+o~v5E`s*x6mm{Px@I>Fb`Sudw0=Xh6hO^R^MR3X@ht7E>@y(F`?F64XcJ
WTaLTnTbP;;*y#%6(1zkKuHA1k`fX`$Y_lyek=q)gz>{96E@#{w)dd=CBVod1r_*Ij-f%M5;)=}(hBJ$L^hEStb|eoMCBM#tJaZr
DGjO6+cgARW=g$6ui-Q`RG{bdLtJG_07I0aL9GgAlR{*r6o&;z5i%8h=qJ=qapec6$>3{R^yX!nk4|RJ0lhb>GF65th>B^S;bceF
;+s(`NkdgqL{S7u)$`cN?_shO<x#|=1L!lZ6Ondog|u&|a)e8^3&*-qs$6n0158pM<b<lWZn7nD(}NO+k{d!nh{V6q^JA@_?(1_w
M$y@Hv{Xe)&z}|RDObSz{D;jw$?$;mKzp25)d(K{+szmFq$j;Uh(}@6l%Hr3_x;UL8v==?N9}=rrcq3a3Pi}5q{zugCMp0_h)|%&
I`kidCWB^if}rH)1VIFmO3<dD0GJ20fk4!htjZLKQA0??ffBTpP)qgUfKY>y211W-M|1&1RM5pTlR*sCMG*x=!3;#v6jD^kP*DXj
5K%=%F%VS|F+);7!4gc+L_rZT6-)#IAG#<)0G5ReN~##Ck{BW;l_{cPh@y&^mWZNaC@ErK#|Ida8iH=24Z#P*7ug7V^8^#C<AIX)
5BpeHkU5`e;R*V=cy$NNPrj7Vs$ZR|&$#&%!2=jA1Q~9!Q;lAAX3(>CO2&J%WY^j6CWG}5`@e_j?BP3F*Pe*6Ty$xgK*s9Rr%^>F
rRO`^D8V=?CjxCQ8E#L_G%jrf$_bccFsLk++{6?1eDk*Z2k^KC+alnQa$#YB@9(d}FAhXgQ6#}iP_%~?BQMpMRUS)PxxMkNp%f3^
^=0T1e;ROqD>Ut&E<e>zs6gD0r5q|H2c`fSNW`Jk0j)x!4H5@euP`}>tLX;<C?;rz2#IGg#0<cc05g|Vy}*?sqx<xs{HSYR&6t0u
9GoWrx?MdFOjRua@Lr?p`*sKu=ai(mqaXQL+Tbc`U7b)^E=tN%{F!oT+Nw}&#LO|F$yFGa1sLjyF+KGP!!#e$16!ICB&oJils+~z
DWP`0D{iw5v@pel8!1_(vk4|*%po#NqcbZrtrjeb0_AYQLZv`lR2V82%TQ)vs5J|cqqG5tlG0FtnBuFnxW>@xH4Hg`xeJ6K6-Wgt
(76DS01=wem{{h7n*8YM5ZQ)hOkrY$r4=1-3=t49iK<gUVt^VFLrDQbO^q00mJ%ibj1XY3Bl|FLf>|W)hqudiXC8*I_f;Ke!lGqc
r^80S-@QE^975Yq%F~Tp5L{<O#G-LjFzUKKI>;s?3No;&!5KXa-$t@xOet)0QVOc5)}P^VkLK1I+o>}YiVB&kZDh-qTwma3GIMPk
Yfs712M-%4X0wf$4z_J%6lKyDX=P^G6(%jrnWYljQX>`sH`K(+GBNBSrw`X|R@-lv1}QyVoqG7HhlV;a_)0MDud3rWfcSh4`rQzR
AgbnLcdB=gK><_%P#Z{Ow4suY1w%-bi9jVYAk*Ujr)@~#E2yC;N(H8nprWY&H6Vsbvl0?+=)|EVjX2=aL4|>uqh6p6!GCvA)5zUm
SC8TMpReq|53l9NvuF-8)Sqkv1^0iGANAcX+-IkB!v@IABs$d-g|`waoFf(-N@6M_3``!@AFAJgGa}^M;!?DkEmToZl&l%8Do`50
aGDBWCs=9?B8vwj^1@<bMxmiDQZX>em=<U$XAFtRGG!r&C8BtS&op}l(Uu*kjIFml`HVXHX0WuXT39pln)l%AjmdRcf?1K8U|1XC
AJ$w&c&74N=cI({<MM|i1W1gz&o=D?%$(W<h1`MLP=q)^Iof0Xa~z*s%*Q*p4E0Xz=R$#53slD(5RO~ddV*s=#MpXeCbj{Rge;*E
L)U?^;3A){czX|9^glnN&^zJtIxP0t1q%Bo=0WR$PL>MYnNm<5v=k5@KGg`Cye?ccs7u0qLM>&ZAi4!)Zp$?LeW6vZYdzkI$BIzZ
DgTDO-KW-sr6j|+>IJyOW?Rb@#*{BJpFIQ1jQQc6nyjpT*EzR+wCWIV%`iTD_s`G{2?~Rw{H<MDR0RVZvRD+yz2a=BO^$#KR8<Ng
LCz3Ey9OE8q84guc*)&uoF~>3{(r`V`;PNxc_4OR+vYf_KfFn^4I7$(FxR)HKutp0aSW}1h2NY~X^L@gtdJAzdFr26N!KoJcOlv8
35KGH1YL6YCUAwP$8a33BcUz!>n_iWEl=x*zI>oU5qnjYRM8~lxbZ2aG@T48Ov@H_xE2yhZd5`*an2me6u2B(;i<z>f9OToc5)0X
cz4Nsi^V<88gwg~xK0`2@LQndOAbltqtP+y*v`FsgR;YUuznC?iX`t%9PX!<n3^I)HW6V-7E;Bwm|!f*SjKMN`}6MWWA#aW8Q;Hs
hLtwDR2ucbimQm%eJm>#*5Mj_IwA8-pTPD-vrG)}G?}#F8(}M0BLPH2NW>3YV$qii?Uo3ZmUqh~)P{tCm$1O~)zdI=QYWVuG?J?r
8#QQ;yNuZ02Sd}<?A-5(&LP<Te~-wYZ1@F}wB_;4b^5^JKI^u`2oS2Fs-YqSAWc94B%`LHB|RW>5(M=qv!(lCD5fMKf^H^Ylnqo=
fiP1tFCc*ZuPy+;R3yRBpWsNuB?SphG|&enPMJh$1Tj=S9}ga3TZkP?2;iYYv@fK9dGb}5TA@?F+biG~q77dztdrw_6V_6YVLaEy
9E${%Ul#&=RDw@nPZ*~(;0h<S?%nhA<`GaHfdKiv*#QUH$bI}!I$#v*LP2*<0G#&$4VD!jUzdB}2r29z6!G6@J|!k$zLl{+7;-=<
F^X8)UME5v=`{-xR}Fr6X%=%j7rq{_5csFXJ5^saMc?6YUT0zIJJN}P`yY53K4kn*BvSkR^q=C<Dh`%jHfdm)7SakWIBLMd<9;EC
5Lh2lA&^Y!3?Z2MnJ|TQIU*4>BqRaj7?*6lbUHdm^rw(s@U?qh(HW<N={QY4avZ!DSp^$q8G*_6`*L|Pj+TZnjgfyUx|UE6D75*X
+K!ePLl-zy_b^N<_Y+iRB-p5AS-K^FfH+t<+-+TV&u3y3IUxcRl>n-&zTxohQmR5L*TSZ$RSRQQ*YcZA+18XVMjyiSt(t-Pu;Ayh
lgZ%c4@k}sOtvuYlxJ22*RPUP?b=d%@y|g@f$*K*RMZoc3`SwT5-xK9@{&P^PnxsR0WhZLN$iYg(gtiscRn_h`e+Rd=MEUb)b{k0
4`-DVVvT19v8Ost-#-}-ZpVCSNJEIAj;OR^tP!`!Go*sfvv5%ZB8ZBL2|8}ILpz)MI?=V9G_qA>@+3#Ypkb?{S5VU=p=crnENc)p
VcHv5(9uJwAeoU(Y9e#9cq^)crG*;3A;}eria8xR?F~#ZXDjB0w@o`-xfoL-rmbfv6~MN^g&0(@1%)eFDtq<qtqMg^aHG3Sl`q$g
YgM&vzG<JC+N^136CIZcFqBFy;&6@8O*qCg-i>#6+c$pNoJ}eE5u}m|#6*kHVO>_rrQI>9WLQ?JiQGHWEK6)kD0L3$<ofzP-Z`!9
i=Ht@9Q9CQj8)ZEMGp#ArKT|FIaXvY&a5(#UkI^z)(1ihsQ)AO`P3H~Kyxw)Q6@knRz1L;kwEwmoVf>O<@D>m`HsVZ_Iux`dJk-G
CxgVFcY$t8Z@*cIwZx=0pcVA6E;dmlw3Gx>+?as4lBF1=(o|TAhxc8}&1Nnxvskw`32oC4?$mR1%yw^8-ZM@|Pn|4R-_7@){|T|u
aZZx7Y!aU3FwDaVP%(xujk>6ojRj&nTjVJY*goEUb?Rk>dCNKArcTIhR-W6`0x7yDu@F2-Q9+UbP?-XT0um+o5`l!EjwGU3XWfP*
O5XDfJVS``J3QwOgRH>ZJNxjlzRiQv-X8{*>ptoCLG@3(7?~`EF+?AbtE@l+`<XBlUBV=q79~cMO@Z;|CsEy`>(_s8VcEyRHn>T{
*PK_#4>%*znmIi$>HQ4%BJ}K=ydcNBF2`l~Q?}tT4UW;_A@e)xd_KF3t?N1SdD^Yh8fTBdyFy-U;^1l3FXe#f^4~h9O0JN?k}l$n
9@vD|u+4dgYis#>aTFEg3_Ma}emG&WPKdDQs{<wHg^3YQEUZxBCG&1l(u!0sjKQ@1a%GLSA;V&VkGneEQ4>|XOzwKRs6VvpJJVyS
kh_RQbD-_!Q*DE6jZW+Uv1~siz1px%N+cGtMUuX~P}LnYv1*<V2euj(a#|_JHO~2PWfqDnFBF%>y5D_iU2om-<KxxmvOcW;MpR=R
@!-)BJV3t=ISP0~)1NQ4y>=mfI@vN1it3AJ`^tCKyFXHnWz$u{KZg40(T84~_cHJP;_eqpQTOV+(|8rozT<Ujt-7)0ogF5>-q2M7
P*T!T)hN))g0MB}ck80|pIrBSvA-6^Wic@MMAa}NOei7(#fZgX+NEigK+qW_Cbd{4X@&etX4n&G3yq|?V+K38Kj1)8K{Qi9Y-|lO
NI^sVnvhXc9;h6NGm{yCW?-gM2Nt1XfrexT5yQnt?ja8zzW>H=+IegpVnzFxk5kJye8eanAW|LQ>`(gL;vEnj9bIpCj^IpO&wz>R
K<*CvFw68+sKi-mLZoeLZMM`(%7KNT#~5e2g&C<f-2XO1=6*=AL)+WuHUOaKMK51qJ^R_MQqiEG%s(w_T$ESb7f^E1o7CFP8?SeH
k_<wWs7*|V8iy7bL55%E<(bm}dSG};Y6ycyu*C=+6GOB<QM&~urJ)*XfHGEQf|F@OXdN+6J0LegD1;>?56V?C8i`_23IQe(wT?@X
6_{o#NCrxQydXq?1V|YIB_Iqi;(?6BF_kbR1%e<d$U{yhBNhxo7-bCXdO9^BjN#i5g(DMDTr(?pW(m+_6QXqp^g3aJLIq$L7Lo->
0j#9Uax%L~goQOJGN6W_q{$SZ0EtEkC{{H9U@Gcx!pLb-mZaVcngH7aCY8*r+QA$rAyLa&hDL~1mr&9vkX1yf5R?o;4nPJ#BtV5K
gFp=#0OeEwl}Ic=1uBy)Nd%%aLR%IP#e-$Bwv7@6LP=00!6AYyN>Fk{kZ5ycF~4>o>Q!kHW`m;#2$*YzU=*bk1VE~wEXRbJLtyz`
@^kLg2pGUO5*@8_+-wQiG7x38_nl^ht9PB!Ns+c=f)qCcF_@YH0$7zwSdfDek-||8+A1moh>2rO%+!Y%(FUqyrC~M{DL|S#Bb2LL
N(oRK659(^P*x;k1Bk+~##Yi&T2Tc}GR?C_cNjw^Es6|T>po<<!5&Yhut7nzqM1sFMUi9<5HzA{W*~|Utf{3UOi0PmiH=`<yE5!S
RFMQ$4%_Qt+8SuhSPBIqB8q0R2cm5aur<14$^l$RhOBpdGfaYuq&9${7=}h!213(IldDA3Q4v#7aI{mciy*ZMkz&a8tBMr{2)LG|
C19lr(%3C4V*vC@kVF-bVWbMw4)&5AC1#Si=1}Db(vU?Ms$*Czhe#@&CXm`u1q4WADrOQ~vP&WbqX<~YRYuE8Qpgm9DCdi!a3rj(
1C%(3vQ&^;lUPB>769uLZLtSoBvT2>l`xUi8jOY1uC<3jF4ChwyGl?{w%8nXvS=|7%ra4st76pTrb8u12Mj1$Q&O1Q;eugf08n>k
D6=iTWD81gmv~Ur2MaBwGDM_MXoGhU+7~3#YlgIn^nF+w2`C1Ggc%_4voSDanqpC<rp!tVW`d|HoW;U$n1Y9&mM-2HCPzWpi=>sa
j<l?S>kLzUjg|ee)bJ!zu(-&0%4~#8gOn@;L?oyq3Pww#qXgYIoLFn4X^y^|5TS&!RvH12-#m`ME5TrEe)1GBkt&lyb+X}UPLVm<
?wSI%sfsdnpdQ73n%KyAA~3|n4Zp?r_2x7C3iEohm7Kk_>Xt2~;?oGZ&R1h%wJrrRa&irOuACJvrV3^^6LX)E)3<E-{co~+Cn2Y-
Y#jf`eC*?k3Y{w<jKrKKFnIR)=qhQFRHr4M4k0*7f#}X%4$zxsGub*r%wdQrQJk;61(i-F8$f-hxKYKV8BdWzjHydN#u&jySjqBm
WU87nftcX1$~kixQX&cjqE@P6dhr0|2sySqiw;|Pw8!6k^XqDRLVwt}F&NIvG$if?14>k(M5SF^IHHJ)1=nqC%vB7NXhn#sAu)xC
g9Vk1t%Aa+s^OVT<{3SB4kV2-6hxI#1Q1C94HRi=LMRpi+7gN|R6t8$5`sExbjt%wQIjbs+ihv3VyPsUj00m7!Ifd#8UZnt;}}S>
8a*aDQh04(snEI+{?&bB3_t5bf=?5P!32k??HC^r59KH}n95qPqauz=D*;8UEv3MqLc(BKL{YXCh^Y~n)B#{r5AoKD=9#9m5k!}5
ZG}0wRAuXuGH>eqk`wx58T<-$Jq9mk!9b4kfy3SH!Sk#0gottnB8mg99D`COp>QH-s0}B;Xv0L>UCRE*m9SyVPk(I0L__gEr&AI?
-rn9aq0`9pyhF9*)Fz3@h$%Ffh@usOFv8-D=(JN*EK!&Ewi&RZH~C{B%{rA)Y;B`18F2@q<e$})zzC?4Mu%qu6$5m=f?I|f+5a9m
;l2&wjO(>eUuH=@aFHN9e|WM8kO!+Y+kyeOeH@~-(UMy#iVKvXC;XiA>F|1++t@xg$8HvgSVJJS_q}J!bq}=X5@Ev*v8cmSp)4le
KWEj3xc;kI(YF46Ue6RL9_A5GFF&XhWa{m^3C1~`pWsjEPL<kXiWx{q=}}}2kqo~mHc6H$LL!o8s0eBj3YoJEqF`DACSa(Bf(R)~
F~*XZ3LqkCNr0F_kflNjkXj-sQw(s4mKiE&FvBw+rO|~!F%g7fOaughw73BO2}GulT0n^sC09Wp2B?6dl7Xoz3KAq@3L>JKC6I;$
rJ+fPsTN`g3T6r!nwpj%q^4jBTA-wgk)djUnWmLuC?W!anrR4xnSv==C}~KPB$A?NC8?TO2q|Hvh?<%zX=13Bs$x=zN*0ar-LF!c
0ixW%z~V*>8&+GfjbTJh3beFobZbUv;gz=u9c*gM%!V3~DNzg(7}-eCm<oePE0-`VWWxz_Mii<twpFrFQnc30%w(l?#@S7Zu0tg)
Yyy#nrIaACU0_(cYjh<`8CcRyi>(;25emSd!EPp1OiP)98I5$VD8~tbD_E3`Dus3x*tZS=mZ?f4$*ov9u}M;94yCqCn=M(AvarrE
wm{6y69FQCOr->&V{QdZvoRbkR79eDwIOoK(S;JFg{Xz1X$&o<7NWB=Heu33+{5cYSqI(jGJJoc=Z=wQiw2fxf!UuX0X*n~vyE$3
dU0e`78=;`!gkmiCIcq!NErh0l4eBAk$fS-Yk`nb9H%*2T(dG3hOIhjBNSvzn@7%!8WU2RNTjTpAfb}6k#&|9ip;5^s8m7-oJ5Rh
SVlxBL=+N6CSW%xH%VjwDHAYcMg;~GVpve6f=^-$5-b$wxy=LN*?Th2sSEXGV!<;gEY>DuxN8b;m7JHgaPGG@rDybFnaM^S`TY}Q
1W&tTKu?RpXlAKQ&EQIygi*AuQ0f#(gVPJ$(KsKy4QswAiX}tB;B6agt69v$@Ds&Od_MH|_3kJLpX(GBP>`Z25k0}g>g&$F%ci5P
>CB!u=6{FlC&fGd?}6f;9J<%8fqkF|Si}_TY6^^fzc9g!<Agn~N>mZHp~QwD#Dzg&SdNls!a6mdqpL2b2pJnV)6Df7l<y8nv<Epp
^<Rje2=@oaEo)et3Mh<=1szKSWn)H_E!|Bymjo6m0T5iYAx~a18WI8ZmLAQ7%E&Pz7(g1@sZ!cwaz(03l(PV(Jbp%N@rR%F0t*&=
Fw82r3v9+pW(EZR(SavKMtJowfjE1(0d#GV63O*tli;K+kbD0o`Mdx=O(s&3YgsF+V6$@OwGV2Xtgh&CT+OCu=*gHjsx1D5m}X93
!|zI;_Mg-KpY;SV`@U5rgQA8%^(sgYA*KH~X=5Y)@+mc%|J~Hv={vk%1nu>EG0nB}Fxu@yGOf|SlZvF&+}qnfu4we0M_Gqa1N0v|
4qEwuL+<;^z&?mp93Q}f2M<2MpC1Lm55@Lp55GYnNNxHh>9<y8y*MATqBh1jmO+Q^ZvM(-Oa(7oG&;hPrs1okCP#Ll6i)zXK-7cx
eK_u4QRMld;(mBVk%SQylSzn-1Q}yRK|w-TMiL<swzO>)g>6a|l^7x;OmQJ1Qi^g+W+KceG8mE~CWF0Rn0;JBtFQDf;6T@2DH$I_
;rO&$_xpkIJ;%9&r1Z)f`P`H2-i)5U2e?<o!!XaPE=AcU-k!ylNdpj3BfkCm&a9-EV<L_QK`|3WB@tpQiYg*1il+Nv{Jh&&HkpM8
u|*qA9t$)utR$ewfW?CYb_TU2osvzf6gWx3xC(Ks3|463UBomb7*v&;u|nEu3@3yR|3(K8bdm#WijFR1p^+WjAgyu3GUp8r4JaH8
5y{qQC7Ov0{<c9aWnHYyw4#<E%SO~GY^_qtr7gGW34X=v3oAA^gHqAaoz0yxMv;7dR~)1znEoVUh!CNJBEyzE-O}J)LTJja?NgyU
e0*O6tUCcwkYIO7e}+*^v{Y@Vi5SIWQizSE68x@QE-YG=5JW|Vw2cs{3{09~h8kEXv2mcQa$L!6N;F1f?(Iea%q)dF{x$AH%MUdL
V5_YZO4Zb;p@U+rTU13Div&d@5G<Tb%u1z*XmZA4GcZy_t+u7Lj7b=*Wl9PIEtW83XbNcxVkL?!%EnqCOlt=Mq6w%fnkp)&stL5E
7^PULX;_RHHKbB1gfkK_LscxyMG=r?L6Jt)t)XF9+9cMZql+rELe|9<L5-~}6ksi2QYxZ^QYEwyw6S8Ss}*7`YLQV`qO3(h3fS68
iv@vg1W2Ps%Z#|h5EK^D!L3FVD5EJvi)}K(imIrtQjS^(u*ww?fUH=^&7~C-Sh-_LiX>R3n~0%BL5W*ROBATFENrT_S`9*x7A10`
qLOKe3KAT!YYa(@k%B6gl^CU^Q5b_QSd3DLno1gKf+eJ4Xbg$1ED%vKu@uTmimXK&WmFQ0D1ofHq}0<yMN=A_YFS2B7TT<BtVM>f
mO)^nF|xM`1~5=kK?rG-_VnN2J>pMi+GtJpJwSH8&sH-&>@q5HqM?hzuyX36swh4y_4|8he^7*x$sM#HX}e*h)2Ly7`!Le`>b5iG
PGDDUjgv0Y#5;^=8VjkeRZ;*COrwOZgn)k7HuRslPNRTqOArh}Oo0&%0FLZ0?t!2f(b)JnyIA0F9Rhlv$iV}F2f#r6EQG}(lmt^O
1c%PD3Cp0}dC2b$1xSSe2M_@7Jdy39Ut{dd@z^uR$l%tE3``qs4%*Mo>N{Fe>F7?wHi?T-qM!Mdd7KP>L#TOh4WkchsLuD;5fs2c
V*|6x{6Oj<hp7F*H;KNC6IRyfm|&5kRGNoG<*m^N`ON|b;+QIC=!@$`>hoR)@=*Vj3Y(%qvIoAS6n2zqniPprD3j&D=@lgQ&Rr|j
3lb?%txA*;DMA%Wt3e7?BmFoOxJ;0uG_e8{w184Hg&>qMDl{G&r$E&LOhrso(7>?}5E3lPjEX{>Ufx5cNox}uZA6et1dP&CLqJdx
#1gPdluQW{0T9G6poaMD8pJ6Y6b)b~?ur5$BtTM93PcRYcS50-;Cq0>GM1xI^=HHnC+5M3EA^#f&maaM2V4wFw~d*>C0@Ys;n0D!
1pUGYgZ$bm06vq3DxL3;JRzzApD|+<AvB#S*X=$Z3Oajwl*|k>3jqzVS*UEI7()@J%na6KGxvPV(>W&`c+U$)tWSZt$lf+9$rH&Q
l$41Wnh{>qf8!AWFq9%tAxH%&GPrCH{DRyMVge!P^&Y%FxId;t>wz(;Mn(uEqK1(MAfXr=x9jad?v{%3GX$crBk*v<_KT|vDQ)(<
<>Hvb>o+Q$p7?lASbsQ9e8wJsWj#m+Ye+wAx7g2ZM_!s85lEdqOU`N>0uU-`0*M^Bm<%dO>cX(1Dg0Ru{epjPSiCSR0JhGe3D-)T
ZA>D?lbWJyR7*_dH44R5Iin&b5R#%Rn${O>F;!SBs8Ll^MT6rp%N7G{m5f+yr4>9i8EnLa!GPtJf{KR(R95?mQln!(AV>Rr?<_E-
d*l)foL|w>9k&TY|E~T`4-sC2k(3by5fu<B@q1Bt65uip5c92=kM<&@dgw7Ybp$CHW(vI4M6u(6`jod>j0AVo!_eMUux)6x6_Tq-
WB8TSy5<3reiE*^G!a>gX;608Qs+X(+%d6U$3z>si1eR0N4IM;ixjeh!l<mmh+o(Z%<I1ATxp%ttF0PyIyh{Vcg8|#AS#MTzQF>0
|59s@Q@GN$;MtPVFK5;Ad6x|#iZe0{50VEw*(HTkA2$dnWCAa2f!QNme7(VtPNz5ts)(X0qLCGVq5_!JOK3$RilVS!<tY~uu@)(u
WHKH%nI(+y#T{KkLMVx3satzP0*siqOr{42Up4`uQhF7z*JxHc<n4w*L{=b)+TJNeNQl8@P7C61X4Qf|mUlxF&`G?x+f;Cdm^Sc*
hEQD&A&sm;sf5d|=9L}nj8#~oyUE8ICjc6c2sta_nF)v@h}5KEqy{1~CvO#Ud%Vw1Oc$g)CS%*v(xGYeP9GGh=)md%#Zc~pY*0B*
k^o?c$?ff(r<zkIb1r(!8yb$!bYw#P=sYO7!3*J?e0kv5?NK92*H47gp;ecAFxITZG1*+$qh+bhuwXb0mQa>4!w?#!Vm6j1t;vM7
G=?goGXyIZBPtb#*4?04q|7EbsZ~>HQl@fpxteu?l-$db2$dmv)yk7-ZPGd$0}XK={{1f#p%mTe#i*tobjLO#Dy)ptoSM!hs8rg5
Wu_o|IQ7jiws1rusECJqWP-s(6e+5rC59T|xraPHXMW>+qHI!=)_owa&9XkA`qh1h!%LDM+M_IjjRQgz4J45uz(GYZ4G9ZT1u+pQ
NYYSHL{zB(5iE#6t_TpikEoo6MHH1%6%mkHs5Zi|3aB{^B>`DE3z>*yF%2n24)O-3jX>FguBTQ>scIzDn%Na#3RYW6G-O2v7{jv=
Npmp*pa_LwM96_yR$$`QI)f@2N}{NuiXv>l43IJ!DO)j;K-308>d0)sw#h0*lBGaWpko503`hzNW&+Te1uKz+IU+eO5RDB1YZhl5
#S<h4QZ$A^lB1F<K|w*16zVlANllhH6j6|;vQtEpI*qK1%vVqvg4Qfbr7lRj#-!R*G6IC8Hj@GpAk_pKk<^ZoWr1?pm}JZc8#Xnm
RMdr}0XCEnpb(`f0W>ER3`N$rg>^2414>YlE0}<w#3+VJE=q}kC=jv?5JIF5Oh~2@w2B5r0Z4{QWCM`0xJVQ@hDITf6yY=^Lr6q4
(5|Eq)Rc(o2{RN-DUz0uqN>cwgd_-vB1$r|8X_|igfNwf2qGgQkW^t<Sw*E5RziYQ*S3W>lmdaEI0gm@fRGbAuK`v7j4%g>9U684
kW7@NRN(-+P+YJbL-GEwdR6-5kQA6x&#$5CJR>K93W#X(xv@+(OW=A<_f7WUwpE5sXm9k>H}@F|o#c7mw8!n-HpWA)H*pxpYn!VA
QmU%wC3i{LzB;^P4Iooii@58c?#y73hJv$%m;7wkUV{yfj4_C_DLg-Zsf;eHEulpiqOq)nMj&?k@8)sqzY9C*^=;(SJB+>KW45lr
ZqdDWZ=ZiZT%JK8?F%9$L_kr5gmN590&s|kgVPmDs*tBd7{FrY4o*WrE}+z)nBYdxZUJRP0;B{3;+j_o>QR;uKe5(Qmdc2S!H4;*
1d0lRG5~{UQ4t7YDGI=;L`1X^EDto&x{)*@%7j0pXI8WZQ5se!_$TsmmwtSy{7+V{Cf}7m477hd&1m~k;;h|i2Q8#rbxQeRgKR`*
;{RKhwYbs$of$0<LZP9Kox$gN(IJFtP=B}JT|Jw1$qjS-jZhl*U-~DS&G2JVbsE7}uU@qeOMk}8i}9}2(&U};swx7Ds0JckfQV*N
ir2G=a6y(0tGBWAaXYx1C{qm^;zR-_CaVJT=4@SL^F$WX-R(~H@9=Ylp?nd_>+8OIv1V#i6IaZ_LdD*47STo;wQw|o>uN1QCKY}v
GYhp7)cD)wx{W3o&PVZNn7WjNbGLT#8r{Q>)OfcAGFjM&_{dsKCOgTEo#p)8OFW!gTvHrYwK9LEvR)1@)vC1XO0|Km_gT{Ou3>OX
OMJOqcHoyMAi0Mle@<+|d)^8}*Jl%gtq<gs)^Rd>+m*D|buR7NQR$|WrrC5wF9z$+ZfwB^R>(SMO0&x)Bx375VYT8c5xxCh@Ua~7
O7-5g){S#_fp>^+Xc>U&(}cq(r51X#-wP64X)y~u>zCv0%9hQYip9LV-t#X3!l-jBwsX8h%IHM4Kx&DzIu`}wBen?jl{CDKB}p4e
o_D;n>s&T?^7QCZv$uDSdOW=6Y>3jEkl&9NnDoniGngcdOWU3N<<*>|gTztA1)lBRu-7H`>F9gTCCyK#Uewo%p0iqfM?&{^8sH<!
9i%m=vFCEMj(f^`-i>=?nh8tNIhWeHT;h($c5^~;)Z&^xFvV+Oz0^Lfq?e|5hO>DmFXLC{=3O|Zt@YNiX76^}A#bZqs~yTcP>RJ7
@S56by*;?C->9ST!JMUL>c*p{hABC$7CkeP)Y`}Cb6TZH^&Z*MoLV8&b?I#Mi`v>*-(-u0?pdj5)a#5i_pK$Eqr!6hKD)}^bzR99
gJP}v53x#s!pL!v{I!nIaF>LCVY-S39b&E+6O5!LAXT&(5-8PU-(9(5&TwmvKoKTbBg^Fs;jXQvl(xd5<qgBQ(J|zg?badh&3rwM
+`pJlN$(_~|E}4)W^Ekiw0(0^TpqnAY3rN3*^kqPV6@M0!D7FJIc(Q=(W*-usmnEU3DLiS`rf<h2Rpe<YZ-<4H#|#w2=_U>@sCTM
uSXq3U<nJ?r8MIyzTs$c-!A6$vo?m2;Jz%%#9qcV*x;5JjrEK2z99%9y7dkls7sA2RJlV8p<zXoDdWEMGc7E;7I_$}Fj#$;q)z*G
9p}^V#J2Ssk4hQ4muSAP%`-OA*(KO~t4jFcI?10N_tsF;^S=97b-Rbf8arteil9{7RrRX0UT4(W_pDQ|A56I!5GP@VV@(llVyvuS
7YoZTiJ7rm+Fp=FTc9N_RMomW-T#hf-`pYNHPh@R-n|+&J@~XCUap?5EYN{`1jv)u-eeskNJ9L5wt0GvX<MAXv|4iyejc!2Vf}@M
u0_3%=6&NgNC%1X$opvS=T^<zKF#*OJ?~zOCw%Vv^QU>6R<q*t8&sKl(=^WG^kLB`^0I(uOU&A?^A00zn%-8b__s*QQc{fB4Sn|w
j|54?CRYTAiXFK!BsFHal4xOp>gu(a9oa-G%L?5#d~?h1G;WpD(U)E1@4j-39Lg%|m4o7|5BD}`2apwI)JFs0y43-62S!7x<KUHs
imFvZ(iWCsybPm!ts65X;By}-912yY6>73IRa9E45ym0EDCyd{SXuS0>ua06oN&-u9T_SVD#v#nQ7An_c505!uaIk+MHLlmPj}|)
W%IG`HbD~_@81%xwWH2Q$h>zZLNv>d!O^21#*ITyBYOKZwQO%uF^w8*@AAKV@;`;HmG#$RK5^@Ng`&-0YF(zPaFsd&8s2>By6dBs
PKIzo@9o)sxy}b{wVZKN+Fs1?o|~eiVEI&sc+yC9<4|c;LfB2v!-<AG$4WXPHDjiowj<%;7QS7}RHpp3NVdW7e(lzkG*RBT<z=Q~
+i(*{>5ml!v{BZt#%tKReuFF5JnNpUN{;RVgE68YimefG2HZtjm<f!534*0)f@z@TBG6)vn;^OGbDpHnJQ_BecE9KBc&+%4qQ{E1
wRLh66*WVthpgOA3pEH9Fm6f{#5lc(6g??x67~hK{N>`tDO<msBFrbdX0j(SN%=dM(z4q3?rD~u7o7F<sUy+W<E@y1BkbF3I_k7l
qM5#jo;{i$TY(YU_z?suG|t81b$7d@*p&j`&}LzZi5fpgPeU0NeJ_0vUb@;{3vlzqSWw(vk7qcmFRSg_=3JSt9nQQ`u2ZUhLJ(t{
OeYO$Yb7xaIj=JanMnv$c;~SuT&;1{UE4m0`H9!`Bo00uP;adf1G$1Y6qBzi^)C?grw#(bth_f-DU{qGBI>09@PWvSjXHI`FJ(pz
!#Q|GLnNXe3W|_M{)cK9HbNZ_1q!UepQ%HlF_mc=zHi2^l_;b-@CB2c*_P8HqRUInR93-i(N_jS?5}8pA#W=RqB_EKu9|FH7qGDZ
8k(!^rn?Y;Iq50|lR$~xV1p+X!Nz>kIB0X3kyzB=W|^ia3$&`9M0%Y+X0}JG3dwhAAg<6_rKG~!rk_rX-oE<M&~Mh@XG5L;R=UzE
3Dxt3S1U^)?uBJwRxN#*$JD<WrM2^4{a;YF)s79dj-@ei+!xFr(4WEW;&4_66$ZVOT`n190SR;p3P^KxU52{0nr4qe=xXz`vC63z
STmyr4GXmhDrnqweQiNegKG1?R&Ygu&bjrP=~=r<H|qy$G4H2atR5we1KNwkS1R=pn?Y#XRq-kOSEm!<KG#DKlAdzxPvg&?^@j#y
A82Sj)o5cR+0ahTS137&2#XX><8+oeR*97;b2`qAa=cv|>*nfij?Pt8T~|ua4Cw5_)Q8pUD8~`SRTh#SA4$vd?$^m7gQbhPVx*{A
F1ijFg26(KS(b1mV(pscMZ@cj4tv)EgF<$Zh;KU?t_MeG*Q2CZW$yZn<&r(eyPLOBuXr#_>RuW;a7wDr500&;^8M6e+6@d6Ut*eq
E5f@Q4Me)KiC2kIKn#Q_n_?MVZ!Sl6^e&qqjTj;k3eu4Xh?h*V*v{?_S$2jG=jG06pTTuwG9IH9u9A`qTHThi^$Zmb@WgduUUc5l
7=@~TA`ZT=h8t9}7>?^e&y%NX%z9sMJf=GC+N;&UQlngCgAc5-D^{;vEURlRaN>zqQ?xa0i^)2-(pqsP7g~FFlyd~1cMdP2Ojgjg
j{9MF3~4UBbWYjV&y|Jj_A(>aBJP^H9e5`{n>gew@eD~JPa_<Y)0B|9uBrWO=B)VFTn!^Z;hSO{65<2q_@Q!pvL}kjC0_$);6oEs
hu_mI<2-C>q8Ip{*QM{#e7+o0l*`R_@5E$J5$CJJuZ>^JcDode%h49cr72QMWDbjQV4u5@D!HimW0}JEW{gOdeQ<KyH8NV7Tm^F8
(mLj`u9bB-aaE>k#d{K@Yn^hfX1KR~!9}xprRbbZRPUB6*H_H(99u#&w799*B&luJa9GHxR<<X4c1+8RD;JevS(SQWYrS~fK!H<y
%f6DriYtK4YDde8(k;oGe_xY}G}|;<`MW+|vi`0Yx4!Gys#=E=68C#Gn$j9^J==!ly>;JHT{D-_Xn^#h(rp*LtW9D-yj9I%QYgY=
fIP<+cM}V(BNU;MAA+s(cd=SbanhHSHnmwXGRk$81wBsjWYx3FP8^?I^{d#P)I5&bR``L&v^$%^YdgMt^P`yF)M!XKwrS0J&q~cG
DUZ&jv}ay&^f%gBBwa2nhKPJ$HIo`+IX10KSKXf%lStm5cX1;in$0x1gv}D-S~lI@C9P6wYvON%;zrl4@gvrHkA8Q4Jl{R57KP6@
JtH&Jdd8$1<;8cl_^X!TZrXZt4H=o@l)Cef`s=>0m22Hc=d7vMxJZl~=cZ-yLUdm8KXXDndQ_n-zb%W8?2UQUiLiQIsADg@&KJEo
CF!hz36NFs3)Z;mT1xbd%uzR=P1$EmcD1tgoXgf_+gPH4xn7IbC2>cx+xH2(<%5?6t7;N^)?Np2ahu(~x1FNzTGEtbH0@fpn6aFk
1pBR7tTlFS?JOJM=3Dr6XHU$UE#y)wa`%_g)5du9v%A*EeA&e>MPmhvxVu*N6s^TgSBbpYu3hkrdzF&6Rb^K)nzzPUTUX~tmwY?q
?9OW!S~hKCw)XKOLuJert1mj5(sdViGY$5+&#%8rZ}nS2ptAHHc*O;#tS)$R&^1Bkx4VY3D)8XkE6Sp@uCIG7omdj4!gaN%<&_GG
kwRRaam>>}L024?7g&9KZ(ZZ~TYMi)W_f0f7KM+?d4xjL-tQioOCMJAPad$2{M1uA=5JG1r5w`uQ%PY`;|C@0by{^Oi3_Z23Qbvs
-N<H^3vAT0MsKT^;yO_?yzVnLr*C*8uWZuHvOYN)#O6w5q_ZDs>7%#pOX2bD%$=U|Zg|tZ&B9)b5UN*p)t-lhFP`{fO?&fRd0ias
+(hMytSzGEv3b2>*@6+T7(<HQCDof+5>;`^VtB6ZL}^%(_+`&;dfA4jetPDTti5ji@=Y=IZXs}HZwC`sI=$X&Chtk&65X$T%dO;!
PL{WZU2#Od&l?{zKK5b1Y=$0AEg^F6>oXJEbZL84YdG%Sy=$%Jq?$^`!qI7<zeN>QRi8_>0)qHOt&UB{jOIkG%@3Mpk%RQ<!*Xu?
m2tJXPZ{nV2e+7yk6vD8H$LmReOf~s-Hh-@(hq~52Sv(MHLke^i%3Z$sZt>qj%c!C6_Hxj8lM<DLur**sA{oVO7)X^wV{1)CT%lw
t#h<q_nQt&t1N_gw6jq>6${*>GCUT)Nhsxa%e|+^LP-+HgRY9sM~ZHScG~e9ijrF4bd7H-Tjfc#^AiO}5t@sbs>f>j2Vl91Z{7K-
+S+uj2|(C^53A}~-IDuaO;(_)mde(%${%nvxqV&zW>G5zM@Md0NUAy~gfb~`R2iu#wWV#@rjd7!vd%OgSEB~sW@%B&$Q*YK7;iB2
c0n{_l{&h><H03}E7Tsi_jft5*s|9|YVd6)YP!Xhq#Mke-iVwb-aQt?gB2IcB_%-()imYbH_?AIR65zmK)TYpTk5*jLuk`~BCeNG
Yq#FIMsl7nIy*w77irp>6;0-y*8E|WxzcPRLKvIg2Di&4<Goo8L~l&aOrENzwFD$zjAplNIip(9Y2QRPYbS&aM(tL)Lenr-%wo<;
w4$RChbgWsyzd}#osNS>``$Zp7^u}y)|DO72*wG3&ik2W+ky~pB*ea^?@3DEIOhP;XRL>()Jss|>g`<|M;P|Zo}RNDNKTN>)pMTp
_wRi6&b@AyvSyN{Z@4#2n()KTp101fx<wrq-QC}Pvh_!|w5nr}l)9_94RR2iH9*oqbVc!w;Lwf17__tmGVW}u97X6F2Eup=vKh23
4^twoBjugOUiKM{78|LYur)V#rEL4Xb-ilyb$>{cqR4ldPlo<;D>)Bu$YImxN!p!1j>a3M&Zjw^lUp+dW!ROujda?!$E2pOmupw}
@$YX)k^Hp7#dtdF%$^D6TDr<8(j$b-g@vo|rXt2@RY+{BvDNK)qRK_SY}vw>o9O&ckpqd>4Mn`3emiWbq8$Oom3ady&Q@{IDuXJh
$q%fwzhb#aJ3&`>ZTDW`qZ9C|DzrN8zRrwPbbTg48z}6Cs6^`~Dt(3&-~w0lT9z6Txed2f6ei0rNHicyDy6+kO4KE7d4-aNsPo;p
Xu?F?=L{AUGg_j@TIK}EO~E4=2XR<apD_<9%xAI8CuLS0YklUEQ8x)ilZcR}&C0A*ZUMv|Rvyqp-@aDMDCX>S-#e|=`bOwpn-Hk!
bYcj3S1E7VxPB6O7IhURL+S2WQ9QwEf>L(%>T>Udc8;W^6efVtNjdiDHDd{RYh7Nk=d>gtP=u9h7P-FF@YPMc=~`W15#m>h8@Zgm
Fq*XO*Sy7=nDv>*9-Z~DH#v+gdQOeVZbl)<vFxJf4V7>#+N$w!Xx%yiBi{@mXfvat<0kj6CQ5J7fMMY3JLlWEA>2|rhKQsjQiV{C
E9Uj*Kv4bg4z-{TzE5VWw)WWOCX{q(P-aQTMR~B^Y-v)i_tD=~qVnkFQ4_01w?&0>5_)7oIU<JjkkYxNm|&hebE<G%q)}ij1VtDz
VG&l^A}R=iLf6MOA1G*ja#{0xu;mnuD(Q(N${<RRRX0TYRH`$A()KF&Iyu<)o%2XT5EYM9ll0!eKoy$}(`{14)?Ihkqqu02OS#XW
y5_Z`;a>VZ&D9OQ3iN7PQ?~^W_3GAM)mR|!aRQ^5g_^QbG|<7nUlsCAs*m~n&Zlp{hY%6*p1$C4CfTHY4245M@dx(wWoxdtu01cN
d`s?{*5oFR$n^V^)>s2(4)n5tG$5PN%@IT2X58pOn_9MvhrTY3wVZ;}_d2^?m*XtP{P=#xY@!$oQKMQKQAj#k(VvT+`0Ek8hdwXY
!_iuNXz|mT998gjX8(>)1pan)eJ(znUB0k)x2F2HWg=pd>h2&)u<UZ;sV*{WYqJYt15}GHnTqjZ-aLsH3>8|DlHW@(zU*zquAeoz
mg`1!r4{1Ll9Fp=-mgfXuDB~Uxq625#GLtkUXENfQ`~ufvfi^-Lw)gC6^Yr~ym*o)TDz^cH6LibrDF7RFFG4`^zTa0mM}<9T6~Xh
Sh6}wvCO?_kueQzHPy{GW8q>t$SS)8eT2d~Y}I)6F?ntYMWP0k%b96By)oyBl(zdi_{6)@?`hfFr-+T}knH>Q<CLgfCVr=9zd8-}
vj<ThX8PBNioB&~icgNsS09@$%Z$5pZQcCVYk8>E8c%lOeNx}YXHvoUb}g%hv^xyS3YIY8oO5fzSj$i`;!1%xHU%<$AL!WZ1V8A3
hzFj0qkMIkcX!)OUVJbOj5rhkeYOfX6{ar~ShWWxu0hEyIf0?&HV6ZC9|Gq2TwJ><)C6r5P|(cn5noeGw>f=fzb!R4cxn(v<wK(s
V9|!s7YjS8_g>5#(+X3Qj*f}XxPP$NGHVz$7&&JJwrOWo5IcxM3X(+%MYW|(Vozq$={$yYbEB8@cyv0}HkO@YueS|vJ4#+oq0M&l
CGOa2x-QZTSgB$gD#ZDwbZeS2Z9L{;sgGximOl(G{@wS!w;4E9#&Wrfv{tc06{A!$W$z%DEO6{FQpQC}GWT|bw~q0Su|i*Yg0x(9
DNux|2ygd4i}if$T&@dV{7-k{W@K4tX&#|2%DW|`l;#}Mxij7lHk(PLu@pL<Y=<)@70ROfP{YLS;+f+HDjI#}rklhh7FZ*uDirHu
-i<`4d60KaVE5}66W>EiMxh}FH4r#Aw9<mAC2dQfx+D^c7N`VKLb6&~TD7$SlobiBy?W_3Ax&@dIj2+0pH6yXT*0<;8Ktcb#y)4W
XUCp*&O(W(vmZLB!7el`%R@<qjaN%Q0_j~9d-S~UmdRcX4C#}*46@4l*sV^wEL>5Az}v~3%Jgk30M&LVO9D$6$vnILi!@R%Ual9W
ilFaXHAHngxK&-0SoYGby9EbBmQ050FNBgaT8gfV!wF4ZjzPsGQz21H8)SuPVo~q5ZYKdj0NbI$ck>KHdV4)GU!@+hX!+Aucuthw
PsX0_;wm$7kgqzk5L#h!G{pnual1V&XEf%r?oPy0HLK`pm>{c4t&yEeeOL&n$3q6K!d<~q<X2?P*EL&N*?Fs2oAn%7zgA|_)XSdj
^_kB(C>{~)+;^JPg8<dq=w84p5ac}W(TZ8bk+4D#S2M|Jt?5Cr(^VNbc`R9O`s%Ogns2tOCW|YsM5~Cw8W)`5><Qsm#RQ7dSSp>}
$rdk4GgV5DKVw+CGoa%T<$WiB<nS0Rj&vG1T}K3tEKe79SDH$i%RdWNl&hHwM=d3Y(dlsD&^4-xj288)v9z9{j`85u7U<Td_VcqX
ZF4$XOENpr5zzbC(#{=3tu8jxd&`!8JL(;Fx>;qm*XH%j!xHM=CWRpv7N$WDeWBj7F3Q=8&M5N>P6fm*Y~?eQmK6-RG?m6&*R4BE
jS8{uIQns>);pf4a~@oca^8fNrlZ3>ZeBc0%k6IC*OtkWZrO;;U2A=7n%R@cV#88$$aGxqlf6p9BeC(a(Auk<JIA*4c`Kp}kRjDb
G$mUaQx&L}O}Wd0E$T&!&#aovdbC7jmz7ipzK3_&>g?QvjGq5dTU{U=zI{i>Hufy>Dk8XqDcb65hr$oM14|YDEw@B0La~khC?&S4
b(uB%)lCqocY|q4$`TRQ8tTmVN3%w@mtSuB)*6<Dd6so9F|?(RTKe6z_irVUA(N7lDcj?$nRgyKo@!3IhW7f@)r(sc46%d3SIXkw
d(=1FlIE<sUxyMxHFIBVyYmi+cXyi2F4I|>OS-JNdY6?C#+Hc`RiTDxq07YH3gv@}0`+4h!FDOeYim|TNVKkNB?O3Lhk8>5QMOsc
ubS8AUTh^$3-B3S9U)P?q{<Jm)<NV7Se}I`I66KICfPkW5n!luGB}d&sNnZKJG%rVL(GmWIL8uBBxay8Oa$N%hB5CgqEkgVo-}AQ
P+({*lf;QLx2-(|VR@6WgxH!^8*^)RvU*AwLz}X83;;|#%#b<SG^wG8n^j2`DLE{lf)2_BG!_Se$cn^*D9rKgZ%=&DqK8O52(eg<
5OyN)ekQhPb*MB!J=AK6woR%zE0UUw(4`ITT1;Y?O4^z_Zn>R<M+7L45EyhCI3}lXjGLEEk17yFmIO8qslk>i259g=nV|HXMk6zb
n<=zcux#0=4Cin#s4i9roQ4~S6io=4D)*R*IYTJhWafPEDlzMmn3ShSagf+`J4tZRjn|(A)ozODN|vb<bTF{p0QrXwM$5Uthq1um
>=PJva-Rg;=v4v(^zuoPCZe0SNJ@Io$9z9-wf75>wfdc>_x~T~fN2fHsEPc>^*As-USv0$io{QFG*t-XBi%s4VL~IJKt%+ozfOCP
;iYY4!Zvpqq!&G>^WvIO-BO~#OMKH`<3v<L1C#@h6p>Z65DJ0`OQh_)5!31Z^h6qkLh4Z5{mIs59%4K?NBD5VueY;ZnP$TV^XS9a
!mA^uU?%wA8iB*alT2{1xoE1^?4Nk*TXemR2@QOw98ty~>W&><9VTv<$(gRu%DZz@L{=%PR1pD6hx*%)ZLBKI`KQZgZUs1Y6G{Kr
e}|sCZgRZQ5~WV9FswZL7e~qWoBKI5j*hf&9j=TZYdf9+11zq~?E-np<3Ku3OeI0o0%P{kqFl&9(y$~Mm?1EzNWyxf5Kw{@gi+cF
B?y8FAc#fGDdr~GOrQz|(-;Pjgw>=oRvVisH@gE&gwqSMhNgm3L#@(Hp}Rl?7)WiX4W=Mw=?aD-GHD5?deDshbltcpCKf4~HzLTO
X$rv^L{bxb3TiPITH||>-IsJXaX~av=C%Efuu@b4T;rL+&;N&0dC}0oSfiF1QWVTVEhy$<Q(6Jpjt~-p9FybJeZIFL?<;-MV2C8a
i-0s_)IsGOB(E6poo-hi20^S;)ULUC`*=Q@j6sZf3%Ba<S6EJ<U84*Vt9io2nQRjEm>e+ECYT>o#75wPc7zHnDil_oWrr{4P}oQ8
x)cf@Tk66}v*%VA!$ZC8!&_;9+xOCWACsg6l12ashnGobzv})O;0_W=z{MFwPH9nM4YXDEv=%YJD+bcB8z`1a#Uw;f5s_7G3Kc4%
uth<&rE6(on!sEHa>YRzK|xx@0>4KWB_Vv$1q`wcpktkyGD0IYZkfCBVXacjR7BZmOpVDkQ%0)Tl&Vn5NF4%Enix@5BQ(<1pstM^
O&arfQyPj4^cgOV66H!*P{D>VVkFAgVqz$X0f=PnVOgf8pd}@kJ~}bAiIS9*B~?^ZSPc-WrL~!s3JA?cbcF?iu5B@@$XumFGQe7a
x>ud#-mJ5l#Q}3;QlQyp(3lWW-p*zS&fM1W$aL9(WQ$^<CD?l9+Ny|si$O$XLVE@ph{Ym`u~9cs>k&?{hPsb(mYgDJF|ZVA1@=%-
L^4+0Oq*S)YEh6=YnLgQWu_pAgJZI5-;CN13`7-GK`~I*UB89*(a3Q6Cpf7XP!>Gam03daL#fc7&I1)Wd6Vv9#V3%3v^~Re6h6Ov
q9%o5^})M4$U_mS8bbiXz<Q6!_AW+zXU}&~=#Yqfg*(2)_FREf;|Nnq(g{KVK++3JP^{E}Km;DEqb@r!N9xCg*xHaR9JWM$N!trr
Y%pcY#3K!vgR1Djv~w0ydK3+b{r3-WYjCx-P(l@4c9@GpySDCgAVq4wi>En-wP)=X7sp{5HfoHP%5a`#wD+s3G>WvAAc8K(TtSIJ
CDfyPsaiWM<U@PoG>Gk-Gc{(D5{$L5JB7Est)=S^5A1xIJo6TJx%Vs&@Ab>*p6z>{MTg8ZLwVYazrS<PKU&WZF}7i=_QCkn=Gki}
@w>WDkf>3dhU*(ji(fMHYXlRp)=Fq-wJ6crp)n04sTEgEK&F{Sb4tz_V-1O+C2^Pw88i)oXrXZwju_De#6vQi@w^vk40!0)a@KXm
vqtkMji9Ari6Vx9Eu(K&Fy%PfjSW0p%UVU9S4P_*3?g?i5fmodb&88sg2YB<t`vO3@f|GvdimykZ#{5kdv7&{nJXD-B8B3@qL`H`
R37%c@t1upt1_^Ztg%tj9l8~y=T4hrDG?TS-fOC6&RpH%=0T*QDo#@z6r3al2SAl>++5rylEFHHYMKQ`<ePLb$9!f$P{tLJ4Fv>N
2P}kaijB5Q$w_Yus*Z%H7WBd+v{8Mm7eZH#M_4RDJ7oi=K{wk|i@h*8PB@~wxQ1mbL|TkEkf8HnF?8rMDZD9&#6eK5`{AuYWnz>;
TGFkhZ&bV2S}u#sh;W#}FzCW%vvj8kw@7Sc7|C8)tkx_?5)~C;QdIA64U7>H*6uO!GH~>FeSXK%x(|1cx6fT#Fg|D|3Mv^Q4#UT{
$vGWcKrB4LMGDbu%UUgM&5JYT;$%78S^6KV(X>W(u?IJ~z-Z)oiCY4QN*{259KsJyocR2s!I_l+ZzoR6tQvvjN)i{E5$QS5Wm1b#
1&~1k>o=3~eLlVSKbPbwhlT*pooH6lyjuE9(U(|2kVr066eJ4P347c&Z3v?eeUvq&K|%!}d)W?~dqmyvm*RVko<YljHljQRp#jp5
E9dC$mLw94stHeeXE6obGF3MD{E+?0<loQsHNLg9l?oId)l#Oz;6_)M(|zYgbNQLJavw9r^Y9^Lo^$tXzVCEB7z#tHl2wvo0+5C8
<@GD)=khnn^1686&Sz3Ybbp1MYL2<Crip}{Mxnc`A^D-gML!MYNa`vy#+Q}7tKq8BrhlH#4`0T7M5zQuN&GqQ=y^~=`s>m*nE{`~
8zAzH^T2Cxx)S=Cpk*0l5t*4gcEe%<h&+^av*!BKOA5}mPS1~Ze{DXY{LkN*TBnYsTwxJOBwX&fleG2y5L<tBX(M_a4+!G~wf#Nq
EYEuQ7n;=)q(`n_lY@9I0Sc5aY*#4E62I5YH>tf|mNr2%R}e#)T)AKh4Z?8pklqNL4HE(pfKK*D^8Nk1apENM9j=T!q4g6$cHMob
h;W}fMKpxqdQl>a1RL_aTGIV#kJviNU0yW<u0kLp;e!?{7=Ws(ilB-ntf^9nz8F;=$y-*#p7#aLXIdc2Sjun{2}BONd7t&45D)E;
!uTIxla8+m_4hM`Sc&-+I_cS>uN13WZLh2<W?EZBM>Ziw#@qb?geq7%*^>(*wiV^EY5B1VjC7=CeLOL`5_mSHtQHxO0}xr#|8cWw
JGia<l%L(ooquWOBW<6PfEr=Wgc5~ChlW`}LaLSkq+aPxDdIQJRfdPL-|LzgCcOLjK6(7O=ZzSN?maBDV*@gXijAa%n}TFb_U}3i
@B1gnaMc?tmBgdBMtj8p!V?g}(R5BsE<5T55dcp}1SrA-6<seC(VHXSpuQ^kW+sD{W?(r9qef#K88DVszL189A1<MXM3Pf-bH}G}
v%hn*-1xb(H{2o<;gm_ESZsz-xJj(a#4p$l3V$My8(a~bxR%%ID~0o{4Cv~@_jm3PBrGmKEKLYOb4jV!0Q`%yn6s(&fAfE@+e^Va
2&YnOJBDgHy#75H5aA{2QHFmp{k~7B>&y?(K>i*NPse@5uCpJ5`}~IMCk)0j2qc0VAiQvNaCQ%TaX20LofR!4NE7kF$;%*9C>DA!
tI)JoVAyQg+J}kTz8t==VWkxc%$AR&6Zia8R9@?ZUf)}Kst=%HL7dePO&|hM6xe~t14K(|YKSj2j{5nbaL&6iXwxw3N1$O~y>Mab
+47LKNh2q~hqqWu*@L=t=QEqYJ426Bp05O=o5%o)LJbPl1Em{nGb{QSTq#l^Y_Jl*1{PAcR|g7+ErQ6(-6<iN5`TlZJMrEMUd_pS
7&XMZ&?_lmjMHQmK@epufKVhO7?h9@z#oQ#1!7T>+YB)g*hz*X5H`>o0;8;NNN<wr(rEr*NA5A2H)z0Fj?lwJu4`6Ia&k1k;5PS7
G(x(Sah-;U-r78un@TJ7$U3e|mdbN&C^pYMkoGEzZH)5K628|W&C|WpjXrwrnc;re+Ex46^d3zr($OInB$S1ZDxpgz7GR2Y-a8dl
;RWX3PIqh1uXyY4gr=6A>n^buT>Tcjz}dmd=Bmx|qVjVok&e&|LlcywwnSu?3n`STFc7Awjw^{o6B`p+7P{0nAS0n7V@PHWV+m!A
w1<-J(wl5VP35s!Y7M4pKDVu<jQp_AMdu$ldfQ%i$wv*HFKUcWS^=K<vzU)t6pIL3WOFDN#Z}A$lFQl~t(ronnqDj_4-#ye7U~rQ
NwiR@_P<iB>vR96U(8pPhS)vD9Cd7sQDl&X(91|79D^Z%C$ZHQt0{iPaYJ9N9U&pRgPzZc*y`a_#bm9mLk9vT-Qdz|S#t)e>h4(4
EiH9;Gf9B$s2Cz5pqh-cLp3x?Mrb~4*oGOokh5;&$&j+j5Rpv@xvjLDA)Bj@J-Pu=-S54AOVmG4Mkp@_z6W+wIQlJ|^yzjj>Ol}0
`R-#3vQy4rkxWTzNeT#7TUOS=5*(|R#R`zcV$l&xb29>^wnC&n=CCylj5>pLG$61yU{v?!V$lM)<Yhp`LbI{fiXV%b(S}$o8$k)X
g<~6%vI<esW5}0R!U(Lyk5r(n5;BZ8F#Wys95M!;4&Ou8MiC!m?s4Iqo@`L{^MS>5%24ijB&QuhsAC1;3{f)ETHN3@2@ii|>e;Ce
-ATic1DyEZ*Wpg{cyna!N9f*vhQ=PxTXw_OmC?=_A=F?qMG+G(erXgqY8Pp{Y%)Xi`0~Kv7Dg!vWT|VaO=bw`+b#3GA=}Yn1;JBt
h=&TgDH&84d0_w%G7nN7|Bn6w0(do1QI^>oNfd&CT7`%TOPN4qwIxB7Wlm881eBg<mP5K8prRAQ=zvWjG1?HueaLc54KO%BIJQ<;
`=vo=#P+-|YdJA+%b?=nrMO|;KJi}2MDKx2p+02ehju+N+8~~wQ|dW=yhKjEkURR$kk}%Fq&fWl&9&=2du|=Zz)dVk?4esqs)f37
N5WXT6-$h{3dn;LsIg#Vn2?5MA{b%=kkVu%H6j&~;haxGI122|M2iH}6$pTg5(q9&9$IG%`fge2pU+ZHUuvWTKFSIURZ>(UHIZ$g
uqsl<z@t-xcdOkjy$d@I`oJOdHTAB#^O)Twz|=jjw2~LNXksEda?r%vMtjmxAd4}o52xe7sld(sIh{J=eS!saEn&@h#pYFh7j2sn
vnzXnM@s~Sz)DEkNY?%K(#(pTQfrg@XP&vtF9JUQQ^EOx;b(_AF3}H#sx($X6>9tPDTuCb?g(=T9do<cou_^9^E9ybn_d&CfE^9t
1OSl2h4O{o9#G*Xr!34{Y!^aNAw@oYn4E@(4?)(shNf{RTv>;e%ISuUj58}me$+W;j%4pJ93xM`UzEH&`jimirRgJw<1sKz4O2+;
d)4ws={+3#ptv1gqYa*}-0(E`+95S8IvI`1Vge*Fg+En<sqPlY35AqSM1sfzuaA}gy_j{o|5tav>wLPOFDuN@ZHQ0w?{J&_MY}(r
8NWNfPky}OQ<*J7+C~4x|9Z?rq*@4~N3U)pE&tM9jR@QmTGeT?@hvW_iDTQ+m#0l8OUuj=V%*JIja)Lzmg1#WD(Y)x!5h&!cm7@b
z2$GKVRu;n<1I&McIn&Ol+n9-GogRMVkGzP$>ZMj9Nzk2hP8)xG1IgqwAUvw-9#<9x~N~jP~1oZSVTal&w{)``i8!oEEF36fC)e)
5l4!@JM8AG6!)xpv%yqLPQ9QK#bz&ASB8_Cgi(*ntlr3HG3<P7NsDbJ<TMiOLKI{XWs))XM1$0-(|DMA^}fz?oXC!ZNlnh9j_1AR
(iVBRx^(l@sG~c!8#3fXHzHnRU+jMh7Q6S*yUk?Gw}I<ki}sq;H$*wy>1^M`YiF~yFI0_K;k8^Gf*cmR0QS61#*}4iykRSMsLf^F
D}geVTJCBSJk3>QZP6NS>QgTzJ?V8jF{N8}D%FhlZtcW*9VC!)^{+Ck(nj3^GnKSE7l@d&wOtG5;kz-e+HY$0?U892TIgpZ*O17g
fji=I(<Pf8vp2OOM+R9UqGE8n_mYcxI%FW$MzM5ZG;p+(&R9|K!DwdqhDV}ekoP$T%Ho$9>%r({=;V|+ZEQ~o<00pZkXcd&#SrL@
l0nfZCqyo!15TU=85kpC6KT-^8Vi)DoMAx7M}6GDQ8?lnQVzKtl2PLb8&4twX;AExQ*I_4i9>h}5^ju;ksvIaN~#I~z$zV~&L?Z0
y}av>8}gj_Cyxa=jDVoX&F4;c(X4@OB}ne!o^YwfwhZZ<Oi-eVMAsWVI$ZT7!_tzDk#V7Sdv5H(RPEQ9SS+hvQ9v48Jj^nvsd;Ht
n$lKTP}7u?F{B6z(1RiBQ0-(I@Z}d}Uh0@t$6DyS=qAoJ3c_(futWW<uXMAUV-=EaAm+82!_cw;rb8LX;ya_I^r51|0k^+N`kP8q
_3uU08&%gL*4sQ*BpS}H^_=XrbT1gu;@_0Y%%=3jFONesw}VQykjvfJfdcbYerwlCXF-0tFz!*RJ9cqv5D%npLtUq)D$;Oed@8-w
><O{>q>4&-i3D9{Rtq765>QO<G0K7|Skf<Ec{*Gc=X-XAr00(H-n4hsL?J4hDrpXbH#KhVu3eK*l>FaFyL2?Ifuu!RNe&IxURyZ&
RTU%|I+lWSZb<QEHN}|6qneEA5jEPT_op<Xn%12lgOnyJ8e^fT%#NpNsv)t7n_ce1I83|nyAloCqYLg@?~+tzA|R7qS9sv<3jiRB
FGUWPF|QsgRcenT4TnJZ&20j&HuQyMEZ$UgL80Vz{PxXud3S4FFENWcJ#JF0@?oNl>DN)3UX=%E@Ik~O1z(X%WxF8PY<kobFm#be
Ya{XVEvXqswy7jI%4>+wkT+81)MF*e1<NE^2S}cZ_Yxw(q@-7Ql}tm=`PDu6^l4>s6)lXVH%!3b$u1>9V}-1bZYeX6jAC&ZJF)^r
;$~*GT7y>N@^HTuq>gkNbTH{?ORPBN@1&FF)dB*@ufVK~%oTN-jd0g}@~XO8vUS(Bb*6i4#9MGt>%*Z22Z~XN+oTo|xZz1oY$)~4
WK1$SX=9QWJmNSLA=E&r1Q@7<g25B2SqYMXyy9^*VO+_KFhe-GuM(GyNirmYkP~*ykt{fD+jm09n)lX?F@jEvbKFfL%qi)IC3K34
h^eZiib(a#FV1Uu<WUAPRzM;zc`tNL-RM`HU29rPoW=9KT1?kRT?(1jrd=7Ulx4W7bg9x3p+*pc7VCb>^Wi1UbEI+AIB;X=_P}UW
G$D7(4Wn8e7nS?g%ME9%k@2YLt}fd#7>miPtxc&t(zAXqh!eQZm|?Yg?RDRM^e3e!inBBwTRspC91sfHDUH$%c}qa`6+qaY5-ml|
pozTWk6wGQ#F~5!>7=~oAs~x-=xDg?#@B+RAm5Fv(xxlj;w%f;&bTl@)xKX5*NkL2!V71ESR9E7No^!*OC+}D`r>P|4qlS9tIVky
Zk<GAXqHqo7|hel@i^Lj)E2tj=%Ue_vcTDDQ>RtSU8;(z*D@p%SMF;(aOl4JI+c|Zo?Do=+ilk5p1oegsT`ZtjXp=KtJWBH)4Eeb
q0-Z;zFl3K=pk&%LZ&1HqcvQSac?z-Bq5pJp*N$l*=fC~NO4o4v6{kQ4&_`nB1dVe)=+brJ@wS<!;W?|YYUE=vsHX%c7r7tgdSf}
(V_HuxE!<z90-A3j;#@0Z@F4krujB*)-n`eg-mpdF`)^;ZEIYZP1C&IwW3gqwx6L_JH}sq^=)^_OMPXLriHQ5|8?w!OobI-JRNaw
SvlTg6r`RN5e&{UWYk7bsDeV5tvka^($-L$(Ja;02M3CUv_aIA4jGD}>bd5o8q+Soh&WtpIvu9bc3(3b+}B2Lt@k>dGWF^8x;8D_
=~oe_R_2u|lw{K&F7rn^ARIPyE#0cS7<Q~g1<ILKNV8}`iR|lUcZrp>SC+>)AiL(2p)M7*9_YNR!Qh7n34MqONg}#c2-4oSc4=<X
s*$89YGvE+crC0!tyE%Nt2*Ct35glHRFy!jn=jmC>0COAnaZ@g@^q^9ER9-uP4QrqV$ylVIm09^hfsDzJ!7cTmsE$W$wS!raa}ie
xVm;zL+Da-4!-(*YiNqNjp?3w-!L<j@=gV*73n*94oT3cXt30&^p_}8P(^I0Cflpps?tFOv#rQ@RK=8QbGw+g;=_jbHD5V%fc%W~
_PjP7&f8nG-&?zv4Rz~!CVJn9?AnWFi&LjD8Z*{x%=4Ms%ovjK6_QDeV?#%$Lo}(Gl6KEZB&`^#Imjx~8ONyA8M)?RwM-BoLP9My
JC$#zoNg>M#+5|UypujI&r1?C)2r7MzSzWT)9+j|^&EmVDXd`lmZgfWw%TudGcRmpMJ}FjyLMxA^po*cVrMpY9-sKY_m9M4ql?6?
`%;!tW26vIO7lF5)~WF^M_Qf`ZPU+gcgZ?jQvJjs&7v*$CTn(DG5EAcsqwp*=r=tn6SUSotQe8SsKpvuz4fdw$GyA9ULh>wtsvK~
vhjG|Nc4k|d7BdLyVN<`vrDUIUTgEdlug_rzCwCzN^^c=@{`d1cPpa(B^|r-cz2F=;(h#c1EtYkaOzwqZSpSq&2_j{Xt8mnwAE@n
=?}d=Au3`bFnAJjmf0f+&IHs>>V;v9ZF=HpFG%`f%(JH7N!*Q!;v(DVNO!$@t<@g7pv6R_2^tvs^v<K!s=7+-E^1O)>5ir?Zp-3T
vt%+FNvs~5B0a&zw^I$-g(PgcG)fFcB5`3hs|77w0-|>PE0hMdJ!gCvBz7XXp#@GI;bu@Yiuk)FZ1=9~2bdv0F0ScSzb}-Rt?O<b
M(^KQy9Omrn@Gd4rO=XIyVZ{C1y=6`2S<o0%(cytR%@xjXyQ4#s#2{n9+N?JvDWUK?=f~>5F^sF<qY<XD0unH^j#fmQ5Pn`3R$#z
#HctvRhG_9YcaEb60<XXnL5_2M_Es|7b^MLy27}*2ahrAA;~m?@H@H9D$e$=HoL<QJ3oJ0!(DXu;i;>Geo40L#Z0@r%ihiGSCY;{
SFbgXbg|=S9EmJVBamdH?JgHcOBcBc6etEtpcuaMo5~<;WC{ox<#3ulSUc|2i45<?COX;=Fj-LTQQAh`2Y1*UO$SG4LZ!U0m3B$p
Az|B{fEq`Prlm88a5O5)^UOHdD#j7T3S{je1c!8(i#r*{PMA&Z_rty-Z?lmAl?Iw!ubsAMtLv58qwc2z#iG0E(!_c1-_Eh<?bTHx
lfM=i3AO-flb!+)#F0*Nrx&0&@!*`@&U(1yM2_+&W@b>9&D1xPJjR+u0J!MvFL`sSrV@3ojY%ZIk_H0-FIvgg^)OK2I7w|yTq%PB
@x-f)tgUeylvAos<qVKm{JG3RTS-zEtaq8mF)`FN!FCD0G!sB-f!Jg>IXif;phCA_N2Pr=AmR#Zq-C)z$pAQm&cj@H0R@*k_Xq==
UW;*Sji@H)OrywCc5Fezg)&;=T)1)um2;bKf2#XKdSYFw=Ddqu8H{>r4;PZQW<9EFMi$1iS$6Hz*wY-%YcP$WQI+eWBhZ^k8gA!1
I@8y_@4_=Lo-+K&dY$suc|aVXtsrgbQI_ha-<$DXoo~`uz^EZ1jLFRdX-cAIcUDFXIwVS@mm^YwXcYw|8PqK4AUj_I3+YPU`z9%d
qtKRRV1$mfNT{fSGHDPix94vD0}c*%?&^jmTBE_rFT?n2s#T*zK4sMfML>EvOzX1r#B(PZQPMe8Hmc|mXcc`lgJjw_XQ5Ra0{JSB
MwP>U+*q2Jqy-cDz3n@q(XAq$*_;fj675h0s)HD;3m|aQb_g``TceH$OemOhWjFJ;<Y&N7aKU1k*{E7r#@?w6Ll8;Lyq>wM(|NNf
IuHx6zL>2LUi#(jr_&ccA)Y?cQ`hxmJ4Sr_AYtD+o5tyld+BTA?Pq#A(qlKn#r9g%Z&&1LYk<e4)K=tXa}G`{%vn{=vg~Jy<i;v;
uJsm)A?09EUAASz+OeQT%h24X1@^wAK{wP<Edr=@qXvRdx9R!K>u*DT`diFPXI=HYt#s>KxvjB+6V?5W)qNZ7c)8Z<6}?%~3=o^6
PgCUsUMp=+QjA8>8KLS^Q{1Y=V(}Y7QMam<H8*H`tYy}igjWwHk!>aH^lB|tM7>s8)ZOSbOM2_$xwN#|inllWKQpxXxO^j{p$SE+
ui(aGOBY`l@M99jaar-0&FfvNGea_A;q!Yeqe8b`knX5DKv`{(4P6PXyx)DV{<CFHx|5E!tt@qT$}v=4BI_MN<kji&@9jqE#*Q)2
g(QjUG9)}3o_%+DJ4E(|y1cmg^V7ZJ4aYX=tVtwO!~W~l<#LLl*6CFrC6Z8Topo7PLD(2J4VmzFIrM{%4tN}8*Cu%>#Dw5tLxL8E
GFv;zxgli_ZwF(#Pi(`$a|6^7iv&lzL_5i33l2`aoJ6IT2rxm$i3bZ|M#9OdPK=aFc7&RTldT6Grp1v!UQXjX5Y%-Y92ja0Kvj1G
#0qG_u-xZDj){|)91gV-D7p=Uq;brwDsiPnp1}Yzb}9mSQd$rK2}EA*)FZFI+}*SAc2A(ek9meb14*cK@UY@pB7+ix6(^iBeu!oq
J7As`eo7zV;$FPS(oz|y+hWFS<t6^yzq_;oixxhxybl#gtATbgN6BPP4frmNGH$k?j~dNPp@W%{OClwq-BS%kKYfI}wG~H-Zv<s|
wU;&q3e22h*=nU=Enrn*!mg6JZDx1i+>>W-?>$XOzub1-R!$iu=Br^se;f=uPe+L+I`M<%<MFadE(LCz!?fGP-1L9Uy$Y-8Is<qK
<qOp%2}%76{ToXajk9Z9k!SZQRE3Ht@)v)W#bV8ASGuVx968po{IsZ0X=CvT>oE9q@HgRnkUv-28-c$ajQPHPzIsb+cm~B<mzGvi
`9>wQGoqIqs5BWYcTAl%hcFh~^y~dtdv1OK`VfM^0zl`Zz;mm&g1iU^doe)|ND)x7F$l2~0ZNSkNeD!OP^ko>q)`DiM1+kkDN+;y
_(%sX=d+pp*3oxsA4EJYhlsr7phbuVB}31z)9Bei4b~7MLM2e9APntP6Al0nCZj!9V1d!*dyN2eDz5U1p`lR?{L}OmPGW#2aUdPP
5hpIlZg%V*dS}^iT)Q%{nwe<buwAB=BL0rrHEP>=vE+w2#@eIAu&fNqkwHN%gi@?QK@cV-OiM0Y7fv!(K%m?dgz8qdaZ0kLVX(T%
i*BWvdWJzqN3`S#P1fm9$=~I^@z3u{h~BybWhqMpzYW&3fu>>y7EF?tOgnS^-F~Kxd+j2=3q*{EdRdglFkm8xwBCkO2pTmfgC`G~
B5dq%8Y*X#lLVCv95M3T$vL$9I;BMe1RfdnG!A;WCjD%u?%%++19^P6YPtUfry@pqi2aL^q^vce`P(9g)ufeCHNL|Fm~(a3jQnZC
WR}BL$)DvIBT$IS-q-peJN3!>{BO95ZmC)RJ`Ee2Vl0S>yvideUbT}(i?V08>Hn6A$BE(P^?ZJILtgAATxFi-jwn0rn4_oPnTt#K
Im5pE_qyNDrE#kydChyPzc=`OF1X3lz7E8RySgTaMoMX06?91|s@>XDUA~~Yx~mn6<PGjvZ%~~Dw?xXJazd$WQahz(!JTe~-O5b2
Vrq(mB#NRP!P3)cwlKEle~wk+3|N4KB9x=6t4A|-EWSOYjiW*vAuBleSj1$}W$(O}j9@;UuB7E)m_*VhHBzS8kX>q+n%^2WJ0+t)
v<8+j%|?hjnI8Etyw#bHb{md@)lk2cv(E;jEc|Jhx3N9NcvJPxo!jrMlR{M0Fs4hzl8CV_y;>@A@rlD!Qau!)?AeA}$;HhjvdkGK
Bv9-!U{DMxB5XVe#O1T2cNbZ$CF>1BNP9akkoep?q!2}c{pJ}kQzXeSu@FcQ0VNSkNgz^;ND`F+!9fkrN#|e(uqZFA&3$3eZMg5q
=B)$@1yxK*;2&%VcStTzt{&wCKF~6Ecn&GD6crT!r6812J^V3U_&fy<t`VgJ9!z)Me08?LCzSBk+RBiT6G5haaIbgGI|{TLuo#Nf
I%e1-t}_|R#~5HI_GdwP%LyDf+E{CX?)l1P+r+atVSLn-%G{}>@#Mz=Qs!MuG0rw7i8@o8mC_R0D=zBpt$2be$E4bcP^r_->rED5
Bcv;uFfc2FD=>O+wgTeh=4)ZC&@zFsD6;B-IYMfl`n$)b?&+$dN{to0*6SxVjo4TZr7Mg7cU>27W6tPkQ*3mVnn8x^nG?~rQ%S@$
aB&0Di!ZAH6StbC!k(We%jU%c(|k6{n3^aigDk3^iiKFS;xpfkl_V*geOotU6+~2J!kC3lg*xrin$ut~rx}V<6t%ZnI)B-ppy!u%
l*lCY9YazZ?S5o^%z@_#5+p$dK|vEF1RhzEtrXWpnFJFVnNrYqvw=XKzixSKT%e+iQQ$ogJkVG0E*Ww>vK3hvVP!^GCG;|F1kgGM
F3DY!F$|Wf#9LZ73fn?qMParYj&X+M-P;Z7V6II=*WC8>*1(l4$@D#^951XY?R~CWq%6rpE}Z1oUKHO>O~GVTPcx{)hDsRgA||Z_
g&c!chJ8bl?E{lj7BZXfD7>{}3&liS57ywFYIDgD-sy%EJcTV}xKc`pnw!irib8=v(32QcxoR0`3K+uWiz+C=m5yY^Btt@!v{O`(
69X0sTU1F|41%o4#mQ=xs)e+zN46NE<d#$v7D|;T@pi2nZD~spVt7PC#8X7P*gh<y6HTzt_v~15#Nu-ag%uQAf3=-4L`a!os#^BB
G#U&<(*~44uhgHyiji~5r@Nxic$WXq2V>JpB8loK<9#fY)`Kd0Gr)&0miJpR!CT;@5IrWGV@RReqG~l!Q?o54L@liqTRorT#)Van
QX(q%>qIasn;So5TGraBY5e;Cj+7NuQ>jJGqEyRZii5=M+|BxNl5h^4>W(E~qEYN^Xv9i$!{x0>s#3CuqZzLc5WQESy&!u}E}t`z
`J#KjU*7@tNOS2mtb^Ab>rogAoOR{gEzmK#)C&|6t2DPoRJ_pLyGWb7j*ToT^`G;9_Ok7m+8RRurC@W+D1wIAL1d#PPeUrDN^UUH
Ra3$TA&znxXk%OyGgDL5-h*P^3Mkt)%_7Yx;lXBaeHo)A8jh`qsj7V4mNbfLp<6(ziv(b{lv<Y4Xt<`oBzs=7aM*`crFlv*PMag9
oXunqW)`Qkps+!KsVNvC>w4a~+TNbYts2Z-Rq|{!z!m{Gu7JVD3(iv!P-3C1fQVUK?bW{hYiIKPxwj!FPwW0r<v&^DE3SyTvo|2j
MpP;T3RX8@z>wkq8x9U492pM~AJ^OLJ$bT&`s7WN^zj!!Zwc-tG8z(!MWJD$YJ&zs%mJo=p(v<?C=!yI1feMzkSGGG3S}v2D5a`W
fu@8gP7pZ&$V))9&`^|=^5A{uzgD)uN;#q))Hs|Gpolf~;$Jofqv@NgFrOyGiW7t&e7pK=Lc?FCZihX!*9*WxZLB_aZ_|9(R!*d7
dr9p?@D`KrWHCcDU}^?6ghDw8QdKS!M6_yL3Uwh!u^AaIO$cNNWDz>Vz-VxVbv!x!mv2{A=ScxTgh@d%&9Xro-}K}{0nleeuJe$k
E9!>`Pe*qRL&LSGe?^nEMoLc<;ugSBL{t!xq|nV!u^r*=9zv7Dk@c^45IIQqGt7gSszcGe65pwZ-Rr;nKLGZAMYVv9DEgt8+27C0
bLpQ=ZU)iST6-jigfbra>+p|)C0ZWe9M35Sc7I=XGe^rDk;vQI&E{>(Yi%yZ?jvP|%{VV_w}s&0OxdPDGn+T0tWq{Lwts$~n~8NM
s(xc{oHKqM(<#!>gNcZRsFS#{Rfr{u<O>UQaY=B9(IiNA<s`P&<r>=I59|}H*%Gag>f)*;5qFhh!}Z%gxCsacr&<n0j%+oD!2BJC
8>n~Grip%yJ+)>VE+DH9EYX&*D4cG?NNKJ<xznMVhl%X;DmH#&F4NmNyW24efkYa5qKNmNtmuCFZ1!<CbcWW?XD=~CAVCr;41|&+
A@S)Sf8}SrIN0cO4H<P}WGGW`q|n(*2xi$|zUDJwxsy{tlsjB^+G<lxuU@v=XlXz@sp7cak(pVPw!kMwtjBQC3#uf^6=Q3*#v#bt
Xp07DYa)q(Wkga?Qw0z#lTcG3I-4N5k1vVRl-dxSAGG7CwEQewwxF3*P-a_FEOl8>7|DjItyI9uOh{I;6_6AFRt%MpT+60J!IUX9
NsXf-a<pb-I+U#tWQG`ll1Nho%;Y9cO&VJWvR0#EYYNG&0w2jb-e4(;!%D)d1qA_NEuzR&D+m?FK&VQ{S1pw$WrYw@B~2jdAgV`V
5TOmIfHV-Hut8=j5JN%*2$=>GlFC{Vq|H}OHaQl=;n9YSfTjikkw}S&7_u0IB*M-UgP1sxh7kY_1VWhtu`?>N#VTQ}(mFCEO2i<6
mP;^7G@($-1S-!MQb9D7L4nM5DCDVy7^7)yHcMexDVn*e7?NDDf~{mK1!Mw>!PaIrl8liOGF2}ma0La47&&gKL<B&1EfNl##hA=R
6wo$ow^kw&vI5OouwqJuV8Mi@5^HP}*4P5Op=v2iAt(a@S+g*U5d~196^@z^S^=arWY#DF4y{7yMjxD%&{Y=k$#{}-0fb(Iyz;(i
_eP6r1o6l|ma<P*msh{*-&139tP?P;Y)354HP`Ca!!=oqs4yu?F<Mf^cr!E^JLpHT(<bEP{C;zT@1BY->kj>=dDa>`Mt**uw?WCk
aq7c{T%`Q7(>$J-aqVD=FhV>%2cY#cdc9t#utoNbOA>-ofl4PBRr%eC`6jtPKg8S)oD=?_5|bR5+<XrLd)N-jCTNBE5JY5Z5l9Hd
5Dy(hA_n*P0HdwIr>dP-UR>pXL89a9&~oZK7@nqA-)N%eVw8t^bnmwaqu0X=-G*V0#s_;o1((atQ$Q~e)<j7VmGj2Nu>z=prl_Wp
mwO_FW<W?$0*s~YPs>uo#zUoF9EefE=T`vlBLO1!I+GQP3}Hbau^5d?DkZB6My(L>l^rnOCb7<?4prXg%HSGwg=J(|3ppa{qJx#+
Y_SAAJorBV6Tk$3i8m17x)VMC`+y{X&(F~uj<N%ZzC-A5LeazR%*s)=Sl_4D3=AE0TgmoESxS~L$WV3nBqUlCCsr^5K}a~k^~QmL
(uFkv2UfXo;`L7x=<sDgr6h@f>pDIV8*PDRHBwKW{ayW@IxQPZ+85N_Dk31t9}UWTVD)i+`@lj<m&>)ETW1-?g<2N2n8Ce3QEyhk
fNPaDl=R+1;+UR+C&UQ&so*L2+PIKpg-}owp+hnZ$P@rjDUzskKra(`3{uSL43iN@gaTL8aZC<-oVv}?4xRy!eVj)FTlNf!&nbCk
Xs|Ho1wC9|AOLn}5<uESUN-6k8Wg)X?{6%tIXn0kSLOI!0x9-2>EKi8bUhZN>--;{Khw4?vbKj*j#VOhexqi219)0r)dNoZrp<nN
N7f1xWoPE=*Yte;UonC(>Q3C&>Np_p3hiqQR9r=RgghMzo6o&IV<n#>Gu~PB%K<(q^xrl0d^sxeH|h=W<5wWfyq&hKRztP@Rb8;X
LG{)ez*Lyl2(*_)jKmDcO*UE*p-$O)!6e-eb|non1l%BwDrSrBEoF#~i-pHIP8WP+IC$MQ@HZ`3s(`elrx<64l-~_*`p$<1w*)pI
B8a)Jg@C~^Jh_yPua~)+{@$?F6o}}k7%;Rp%U5TM#MWk|G&cCRZ=)-ctQFrvh`Km8txY9RL|AE+4-p24UYs3W<g8W3R5{_X>X`|^
lX()E5z0Bny=0?mj^b$tdvB!rZX?B*b{bnjaBFK2c`g^|d{~wC2F>cCw30=mOD>@WLdR&jtK?$F1h<GoXpGCHxG@xEVKseLP+9%U
iDTawl@_|*wPPvCS$a|=`x~!VoyKDs;kzYLLP-F&%CSPuUsBNVA-APbQ%+`yc65nRS_O&|Z#K_JMrtI?ZO0T|-!184V=(@$4(A53
{om8vM$(EDV%E3vgpDx_NZY2PtGt**#JkkRWJ8V9s+F7eT%SJA^0Pmt^KFfme-G>K${2v#WNnQN7rg4c&EW5B>9vhL-+IyAy&&4$
kW2=IX%>>HZ$d1)Ad$sd#*IADb1ZjC%G06<QKhVPeJL32WXWSm$kbd^4O0$uC~=Z#<U*HAYmw<>62We-`?+R~zg;EgD|ucNM?#Cr
v#gy?XaYt|*n`dxFf}U)AW9lI+abPLnoLHt1%jZpRj?6MID?IcicM+IQ7CpKlbH{<TYYyQ24IlZV=+8Sa}t`8sAy)i^o6X6Z5ivE
u+mFt;d0(@Qdu>pN}{Y;buIMDeXW8gXorn=*lJf31g~KfjB~bjIKGp9wYt3}uPljWH)?q$i7wpQT$e5($XK=rz41Ft8Lq}`-uI%|
Q*_%V*m7m`EVd=W^8&9~=4M5k`C0s}A)$hXH-^bZTpJXQtyiXkC<Ks!0!kclaS{)W=`jyGm!!<=HL4>YPPdnfUY@(Qbr+drs2R;!
!!)U=qS6M1c+DeyYF78Fvrj`9c7l+HVl$F3oQyk5No`dLrUyn?VJp!<bN1x`YH0JGDvhMY7?o4;nM3SkA{fHCJW)rW%oNfD2!;fZ
QxZckC{mWf4$l!?!GDP*Aom<@vkxx|;dw&LMP=^SrrM);F$`S80|?#OftE3u5(|*pQDdu8vZJ*NGF-{5CX#&^kE0=2G(-?p3sFRr
MHLrFy&@f%fEb_zJs=755C|zi2vQ0I!bNBSG87MHTDtu^7Q-=_o+|c%LMu-}Au%sp|18x)|D1^S6n<p>G)kfbz47r;z?V7-66$#F
s;Zg-h$PTL(8xLV;QYj<@)Yw!zaDpIxcP4UPLe$^7%EE>P)AlS1VI5o79cJstpq+p2&9NrBp@(^L{camcb<P*(EF1T9>|Ca0ez|z
-bv^H95dND`X4W^%uayHpMAcGbk>l>^BR-TM^=>@REqlbT%0^jaj-R^KKufc?KY(7$t3l?UEcHJe$O)dJIZ9=2R$$b(;9QM^ZRfN
=6U8Z*`STLPgYFJf}@sS?6ACXzJpblmj;m$5D_IvSVXQ_awLV?lqU39gSBYEn6OGAy0%(zy0<K1s%hJ48q6;w%sB5_${w&*^Y{Gf
K88LYf&>5{;m5Vd1GSKQz5gp%)qiaOPx*}kAn!FLG=4MrnXK}*O$m<1;yfi^_`^U3;2yC~Dg-G&lOzYBUul48P@O2p))o?h>7x|u
1E?Y*1rx~ZI)h#Q{`sH{ARHl5Ko-FuVPr%UkyA|s6hz2%##IFr(N(pTDL|V>Nl*+#Q&g}-7%HL)qQzi<7SdPok-!KNH?UdODU1O`
Fd&FB2V&5I@m7K`lWdh{Sw)tZOd26s7NiyhK&V+LEhsz`1d&paX#xc(s7<8YJp}ckuB3Vx3O-#zr^})Gx--~*0B%d+CYuyp$Q1dI
Do%wvkMD)=vXxL0jX<oa20%rWN`#{Z0+y*+78f7{pc5q%i{M0$BmY5EBp`uQsTHaTGeReW-$XRDw4^~%2@Hh|B1|Am3nVhY5HzJM
O%(wIM3jXwB(X{n6p2X16G2ofLO}}E0HHD|1dIUELQqi<(3Gf9P(aHERyYhr6(mVb1qxCSLX9gCOu{iU1jSHOR4`0QMG8$(0Ygks
l0*YV0SHM#)j~lMLqKxJ2o@!wN=l@NfSL-SDy{H(Sfvz_%rhfD?V}PA2PTq=MM9N9DFs>t0EU)91J7>7J!Fs&s6hh&n+gG;L(LUc
g~EiI=4?I1P*|$ZX3<M;x(LV$NTdWn%xaXWFh#{6<U-V>%wkH*D-41RL<7I<k9T+iY=Xp5K`~7NM6A&TATcaSK`;Xlw4)M)#R5zL
5|jYZ5ELU2G?60J0RN1+1r&fW01zbrr2vr#FwzAn5IB$qKokX16j3l43XTMuKYjNfegw*1w1UeHOY@(jr-8hBkl=kbhm!}tOIK28
*zNS2008!oqubIPUcR{ew%L2Q^(T?e!AZyR|J(+Sy$B~6JU=N64TJ9#J!p3f6Rs}4$qWpc)^n~#W4SU)h`~>$zI)NSSzXYfk38g@
f-&DM;Nn=PV*e|-$9MFX4wUr_i4!EWhK@1KH;lM<W$ovU7(BB4-~dbG(*OxOj3?ED`H};__Zw~dPo1Le_+}`ghOOGUuyfSgZX#5b
wXFSLbl;OjjOw<f=cZsTHrzFxj*ez<Hw)#-=?A#x9nTT&TgW~_b*dr$l7UzSBm?R=0=)U~2iLbobeuLQ_etsBfu-*3tGtXUq=KM=
C+EWwh>%fGrG%AYiigw3pvLkqOvlFX_FN!5`5wYS|CAy<B(IX4F@h(sJ0S6$rm{m838<<fN))OoU^z)pVB&vpCNKqYD5D4g3Jgj#
R7mW1_WOAoeh(1@MeBe=Wnc;fdXMqap!P`c;$VG9eQ=gf!JNAME_&sg1AwZ|pkK3GYVELO@jbb|jhYaZE}UQ2@6qR=tJ#;(iXg;k
f2}Zaig92mdiKzxvF`hQ-P;<q2HBMSCw?N0Mg$f`AtOy9o@UynG`cVd0V8$*j`a6{J`9BM0v?Y(VsnRJnNHcy*7#1Qd82Hv<t>o3
u}U&Z#wlvBV8qf}m6Ty*RRt@eOo{@OvlYo4DguI&AZQ3+DFBv5z<@3WC?~QBQlv=~VOk)7D0VkPhCZ@(Xyv+uLmnV~E9ATV!PAML
9;^qOEV6;}Iv+qF8*B$h!`JVD*GH|7-LHOZmwj+PcTUsC9GCWTz`Z9QDD}XENC6TMNP$Qsge)Wt9fY15AE#`?-|yO%{k!B-Xnng<
oFzKh0xS!e_w1smJE@=)n1y5oDaa@jAf+-4%)%*J0g1|t?30wkcQc$SK|y%jz{wh{tz<VzQ22G<y|Fk)YI0=cVaqZgQJ;QfI~1$A
MvU~+XeDqc4iwp;p%wm16vJ&{w07R%{PvTiyNI|P>Qq+z;KCh;hr7t+p7Bpg0+Cb}C{hVYQA8M2BGqVC+g3EBSf4zwL=Z(X&{-BG
v}I}#T39Gn`I&_UEfo;R*oLeOL|_rhbe;TD(xMz8cnDH}8pHhPfg+-!1Z80WSXq&l2%;$=1A(oRi2WAx&Jl}JKhSIl<aYAqXq;%D
P-In6Pm{0@t)M*hA<%V$CIPNKyx{*DL$HB5`d@&5T!)_k2f|51xQo5;EYpUh%|&3b5-}+tWkd)E<#HAIFSp}?4gZfoA0hxpMhybc
oj`S-9l@J&jw6fDm-}Cj@l&Yle+mA-yN5`RP+bz41v0{s6e&P*gF5leV}wO8%qmi4l28f-Q$kSVU_tv<Kc^fuG#M1BlBKnPP!Ibp
pmif#O(Bw%K+-e=smYj`N&u=Tbp~imO%bRmOOG2!E}&AB*|JfFA%z$ss1hPcQr*nN#~BHhCV-}7Xh8{qXdm`lpKtxV_T)trG=s({
vkZfp4;d%>#Apy@AS}Nn%M7&;QUwCajyDKFv>!pz>qJLRpfU-qT-r=gGE?Hs#DHdt8B#!K1h!Z<wuUjEQpaNwVo1pbMYiB$CtDV@
M9~8&3^3!ik#vh$nWBi;wVm5UE5K_YF#wuL4J3w>WRS@cLkP+<B*LYlA|+}~G-IxFhKS}+yNE>$)<~8X(_>={G;Au#phqJy0a+MW
!iPM=+6K!?$zXpp^+22+8YaqA7{M?~bC_HLreLKpRg_EOp3H{w1H5W-M5PRX3_?^W2oMaCA0yrOd?#V?4OIm{3VqpM(BPQ;>^biX
_4l=pesWU|G6~|%r~A<FzD&KKAHXUQ?1g23+kw%-HCg@#%<1ircoKC#!`FJ6iY(nLFSVzwcYFV$!1P4woAjp_UJuMUkH53pP2HTG
x%pY!AE8jvRb%|9{-`u}ETQZPKZ`ugyAbA6=m%%5cGk-t+_zr4W0|qTwAV+U4xl?Dy9G>AfpP@NQ`1D{TsmP1#}J-hCtUq4!~HZ4
<2_!4CWvAH?0ZKTE$nkVq{(#=b2s<_Q)`!Bq%?q(Bj}&XSa(dgF{3CgB}^Yp8S9ECsG1H<oQeMgm#Sg$tYFV(s}|c(uj*hP97A2R
bFfMoquZ?=#whhXARBcURthMg&>YuQVrevUu?MB1G$fZu7`s2zL&M5mBbUWzdEtBJTlEh)&!ba=i1Sj(Vw}=qVc-P}>LDjjRkZ5<
%%-n1Wuh944Tjj1yqu%r>gI8+^<YtAEF$C05O~8lsVr8Qt!4dXg^b!_uSM-s=;*O8cpC)nnnR|X^h3)bqp`QM!*!uKA`fZKG@6E5
S7W1728u3WaI|R(^$2$47juCdUT;CtRM5&jdETQG=8Y<;;__bBQkWavD+?z<WK|f#hXO#BJfm$PlEgMefSgRm!%l3(-Sfsy0q2{u
qZF5ZnUa>7IOy`s{GX*tWa0B)1!65KCBoGrwVfv{qrrz>cj?UHUMck;eZoZ+Dt`-}=O@hor)q=hIq;=9>g!MyvQxJgnEx2bSTI87
vUTgc?|#Ske>>DZ&fd4Y*1-T*y*yz=Qz9q|bp4mn;Gj;Rbxxq9p*?FYWS0T|H5M71M<8SU12Z3`0Qmo)2q}6xN5&5+Ak1AScC;BH
c+#-RlLoCYfW5~AA-aQja&NT``za@tI)uRr$_U7KT-Ec~_sbR}HxiF6KD44USv2VITLWLdni&)XcsrF(z<s&dfFP<R-RYU2!#2dz
X4+yqA832wSS2ciDVQljAZm(eLY1VU8bP3F1f-y<Qf7rHpruMtqM90s3Kfb8QXm$hQi7PM6ea}nL(T`PP~GeAO0JM~)gWuO3{%12
U+eoPtkWM3I!5RflIj7N$gyH5sCwN1i2;m+%V0@L+5SQNJQSiRqraoky3IBEt<{=dK%+qVx5eV1NP-)4!}Q224HTl|2WLv0<&1^{
1Yu;2OC7wE7m8Zui4!w7C4Q?_6@n+4R74e#6;X(%NpzH0h;-du_U2KL%~d>b#py8Z>Y=r?wKaB-kNeQo2|L~~k4iN~f}@NC=5=MA
sq|#w(_d7g`z-^MFr9!_XtrV;WY+AilIyKLrwHQTY|{0<FIj5=5$c3l0G34+F^q{R2!CwroPk^V{&TOh4Wvbt3$hTMTYCqB?tzq&
NM`H5cO3KZ13Qx2C0uX}pC%Z2%#>&2Z-nNXxrL<zicN^Q+Rc~cgxmA<r%gbpaH{RS8u}A7Yp1i3tS|6=e=aPy+OE5#2ls8L#Z~^n
(^cQ=2+;GJI=R@*Qm0C=v^K_C5OcDv@Qx^1&yQxi#rMcQGJ~0jr4);hfY70m2pI`Vfti6q2z}?L)%Tqi?+7-PFp=YayfFR?U!!fo
H-W*(F=%oTszjQFq{s<U+OQnjKdy6j8`&JPK^I*~51I;}|0GpUno&(k`9{Qx?>TjH=sV+A_h1ik*0HjMf4lr(56}-1Cj=GdLmG%{
5xD%}5k$#S;z!Z_0&LJBN+~Xk1_+rt6*A;ets(vRA-HjV2z-#nGcvEQ%p)=)sHvh_RH}-qs)}lcs*;Los*<T_S}K~PXexmz8c?E<
p`xm&3aX(fD5@y|2#N|y1sI|zstTa0s)~v!Xricyp(vz@XbNenYGR3~rC_NdqN<8YqKJ{8C~B1`S`w*B8VaOn3Z(>V{2V{i(jTh*
LURlQk24Hh1No^d%BS^*&ju`UKVSjH1D|MckzUeKAgL)fKL2nU1rQFuJPeS@Xbh1Tfe3k!BEQwK*~{kny&cE!(@YOG`atZMs+vgw
UC1bvF+~(Gz{uv*7)(q>o7>*Z-pQ;rN#^e|-4I`nnf_=<E$f%Qie1M*`wm%KIv*zXxN}pS-#5MUbR0NbD^$%iGND3z6^~cXC06v{
fyNk$x*eS-#AvD@w58linD&Q4&R~Wv?QG`sH!azAT$;`B-FA+n8%uCV=AnCLT1eVR(T$4EK9>bW^i7)KRYstpEWH>b1kiyOJL{U)
z^`2MSk`s#16*5l17s$|J21kTl5Q}bSYVs;O~m44q%cizT_<NarWCw$C6h`CM(Oh|h$?g{MZ3FFo^EXxE7fY~_5GYiZ0Dd*fN>-h
1RUy_ADJ~m{S}$J|Ke{JyW8V4o#TGvhMt6THNUL&^XGTq?|jFNKCSmN#jQ1N-ML&C&X#3ga+OtGx`B1ob0ud(G`8_c)^7Er>ob<L
F_>~yUbW5ZRn7-8@0kO9$)Y$R?7jTTqoHu?Tt`qX(ST#=zmUfP(RCnUO@M+3fhwHbss>66AwdIZYRxL83=+`Y>ByKL=`VWKP<Vp4
f{Ck@R)A<JMiY)e|D#y8jQ$gAs~jo;NTgwDS3mP9j#x}oL;pL{0z%7GrK(2$r1Z{~(0IOjeIe-KKW9}HLz<ck?(CoD%s~<nufO(r
ncCe)H_;WjlIa$up1uAv4n6HxBel@R?(hmLn!U5Fvzg5zEJ)s&TH{KoP}fQ2XAYQkRCFh<7u8}(=USFnvAi5HZziPyfDl3k?Cvmz
j0_h^0i}dsjm^=;LyouLj$&(8$PW@;U==b&0GyI}Nys@;w_1*YJEA2Pk@NKOQ4kFY;|T95+GHjlkD}~@Dg0zVoS)8rLk(t{Vj~2`
E2b4u;_FNb&aI;vRw^;r=S^$P8%qWXF%%icamOyfres?iqbb&@7{qgGl%p0dd5jcO3`=idWlpA3uVu6vD5-5qmkp{ds_S!_rh+Vj
!#TxmY-<Z`T7t(?R5C0>w;AjuRH~NAfegh?>vYUA%@vASOt%WPlL|7_a>C_4NA2qC@D)Y=Ka#eP4^r>(v<Tz}1P|jS2+|Y*11d~Q
A`=i4kx57iEWrSu?)8O^psCg>zK}OS=$D{?r04;ngrtIIB8jOTEf>Yd6OP)8M8?F2yW4DloJa~$+tuhnmQEZGYx#Bi_u+EZbsbss
hXdk4_e<rD4FsEGL=ceIQ9ISof~fgGg|DbJ_R=WyO06IuP*RGWO0<h9>OCZ2f`-xaa_=?22iGMN`|_NUh=QDhB#0<t2!y1dp{Gyr
`Scr9G(F+v&wq7?PXGYo%>J+VPlZh*ZU1(|F;6vO4P)2;mrCTKHIxNaIqO|lTkdwuL$~$Vf8@-<g=9@oe<LH2C;9)%HXR1S8jKPX
2x!EJn$mKO8=iRZS>PcqVr_yy7X*d`JuCMSvH$Dmo?{)KyKwbG%QhGh$YTPa(I@)uZxMr|Uq-Md$;l023k@$Tw&b8oi*1SaLX4Eq
VPrW^Mq@H%ol7tzr@EiC(Kis=Sy~0Y&$@aX_|`XB5L$;TRG!g)>iOrcbaF0`Sz5xO&+@ZQC1{JbLW%nlX_FOE*}Umb*zcAv7mN<>
Usg#!r~bu=q107Mhw6~&dEj*{dpf&)FVX+!Ue96P@~RGf8g-ooghK(CwTw*?miE3JS4vo1=CCPQ5qWB?VdaKZo;trbYNclP7=?5g
(QrkL0uh4(c8=_4CwwmuBl$YoKiVKK-}*W8q0t5ZkVj#ws#=VEQy4t8eQBov|6ssBMycWb9QiX%r~PgokA15_slnB9K54g4<@?W5
A<z0hmSf8nbW+$nSqxx&KKwjp?5k_4SiuW%#dGkO{o2QU4JIN9Vu-D(EI4R}Aas)zQ5d76_3j$~v!`g;bUfTJ(psm}AuAxDzb9jg
fbA*>V?O6kp}<m~N{{jNRyo3Q@z-j4jY4WF3abO;!HFn*3!(9PkP0!QAo$8GL0(RziB}KX5wS~eAzbz%-@j;oMol>HZd=H5*&lbE
rfm)S+4eI+x}}fbmpMoCE)Y|_J&v!xH0{r}R2Zy@#gd{Pj~H6i_q7mzq&0grOK4Y`Vz0zXE}6D%m4b?Yug5WVEltwnRtSoRDqkdq
!XB+(cNY-aobx?;#TFf`-JQ&=1oVBI$z3Z!<;=rd646aeg|+GO_u5U;;f5iZRtp2m-Opo3xr8@n0nwmi5WS8lv&fLrvZSIv?4V+4
KR=EPLdq4>@^N@*p<j@WZ!}?scemv2*q&{O{uXNwmwp}SU^itBqclDIT|W$)V4}_hx~f%SONp4{7b1fcav~w^?ojguQ9N-B;_BpK
oVpd5lvG59GxK#1v##19%lV<`em6<eDgwh5hjgMDWmZKINpZ3W$bOcow(qRpbLXw4aK13-hIZpdP;G%x5kVCu+NT1O#>q(bZOdiY
Ca3GeIFW?AG@IsN{VXYrX<w<Tj_A==#(f{E9nFKY^%}m>Dko=&hv!26NN9or&)Z69^Ks>r)fi<vrep9s2{ey%-c(c1*Nsglw{2i)
7_k+IihA1^q+o|u#Adc6&Msru7;p+~+F^>MDiX+orka=0KX;{?4VF95K|a(mG5_<;=k(9|I@RIyW%GR<f*^2}{g($0EW`J~`bW7{
7#7<c89uGP{yL7I8@H24FId8Gs5Kym7x4UaAoH|K)%Jh$_QA*5{T)0-M|X(j^&tcwcq{X*2cL91rTPJ`hquzP>h?zq{!jU!%>HE8
jDA7lT1O4Ls-(YO12<bY`6pkZ|M#5x51@2^@a)!OPIUGUk$Zw@-XCg;`>FcBPyPPx^Zw4h9KN}JbN@-CDu3}aPw^3_{Ez!@5xvv@
zP&vie1m<X?$2TR2bbn=^zUm}duRUNKj`urN3aTz0*`3<xo3V~Ty)I!5%cNti<yC^_kNvs<N5J$K98gYZ%=nckI@Oa&-t@)BaXKz
`U&q2AM^S3_+onp20pK~AaLx)yZ_^C`GL?I8~-K!oSXC8i`9P;-=$TnbJCE+ZN;7>cK(&uU@TBPf=g6q+CQ(3t&31+JT#eR9sNDF
>aA>~+<z?KIMI*&c}6FCAyC~t>t`$2Dz#UK#@Y<)Q6si88yiM4Ncx3BhU<VX`i`=C#Tn%#bv7Krc7RQkM<9vEOy`*qbnU)dhaCqj
2P0XN1_7E<jyM$BYAwJr&;<{wo3{J0{ahY3xgBDazICeuPx|^>-4Rj78)X(-_*O*c#5e<ct?l|KGh@!q6wPpKCF)36=EIzaN#|0w
JdH&uJ%lcTdMIG}b$o3paJ)6GfPTsHdcq)lI%o@h94zluB;iM3<4&x|68KTZR~uA!_UdGJ_S3QT;Ttj7Pq%MI$bswKdct@6DfR1$
O6B!W9_>0m5;1O;;coqMGHFHroOAsWz=&|D2@hKfaOaAV!UO-eFWphum8CX?;64<}4}gw4Lqje-zwPj0j$>=y*wZ3|u#bDukxt3~
VbyVkKA#pHzk{F894B!uEUM2Q({@FgF}n6>K2jKd@2vvo+M^iRy?OigdU(53j$aeT&%|r_KWD~dPitx)y8E&cJ9ay9+Iw;H!iciu
-+)Yx2Aku$?_uTMjyiyKg<b&k>V^^6ZJrT%Ucmc6dMc*^j&2BW)woV($Dp$NIz+x|?6^~qUjwORgKcC;BxOYpT#K?P*68f_SmCIY
;j|FjUknwYgDRpa2#i>S*OG`LrD&x8@5MOp!kT5y8SHdb1A220wRV@GP8fI7{g?6|-4@(l2qM=CPSkv(hpyd}Q`a4YF*H>bw+t1;
i{7ath+F^KS;ji;yb9As7kg@6v7Zp7W+~jnKzHH|_<7^BMzrCwYzEO)&Ld82^dDaZ4Y}?c3x)*icj|h|ye~#whXO9_Im0Gw+fx!6
q8*fU2C=7lpjXY7k%A_U7(k?6E2I-@R=$2nG)4g0J7|fwDIDAe?TX9-b8G1V`E`KRsbvJgzl{2atNpIM?!VjV^!rwSudmkDOD3c*
@u011TH3ZIuTw8o=m$;LtVcgG9HzWe9$x;j+Lc!|`_y<XM@}oB{h#b)>zj2bZ84o#C>;uH8>Ka^UY97q*rWgQ>e1(ialKo?$9FGB
zH#ffF>IaGY}<78BZ!Vi1H9jpjbqx{(g{rr`_yA}BnpZY0m%6+Z9_N2m^M@$UHxOwr>nb{S)_IKZ^vTFx&ZD2Ekir1@gQ~U=)fP|
HKh`#g84l0JQcN`i;{CKP@{gT=uq$-6}Y=+(Hz}KCfaf@$~5M$fVQUJ#=_U)3}Jldr~5$E7wcZ77!(VmCCf_x%|K*|wrJ*)+k?RI
^LFkqc)0cg+p;MDDhmSVCo~!9<3&gA*fHbSyT<KMPs!+iE7UessH<~i0adwkVOF4_Wyq_MSJCV5%Ct)@2d&=k4Jp-C`e0E1tzcL{
I@R1#B&l$uyO3G$>GdQIG-4}Cdb?iZVmKf2LcSf0nB7<3^z#2<7s8S8`aL{^4f%psuU@{T9vy32PH+3T`fsIr=<Y{JWH$d66*=^3
qt;Q!j;%Atx+o+IajU&(*)C76zOo4zgJo~0<7W^@Hd+w*#AK*@ktL+6u_A`0okoZ4t-U=uhYAfT4ePGMis(1Cd<K**i(hs0Zm;}h
`nO*{=G;u;oCmcQbj(-R$-Mh(YN{W0&_zO19Gp<g{~U5qFexXjxihm3pMOrq;bJF2zIEd@w_K^8I4-L5aIBV!YrRA6w_&4W95^)N
*rL@<)+9hu#2D^{)F;qNt?E5aG{G-bVY6g$o89z#-tlvL7ZS{%<6uX_tgp-E7o}_7gVXb0eKq07*X!Zstaw$bdNUu7k$~DPZ^=f_
|FZofOJ&+7@)ZekpPs9wDe5XJVXVxwWwbQ;E9){VO<1rUYV{Cuc~ZG_qq~$+g<U;RyuOW^kf=L->N?POi9EekVWRJid~N6>tB$6$
{GC+Ex$4&8h4(PZ8ArE|3%Qj#D%%&Q+08=`d=gshx(8plv}`ZR^Mg4heeAeU{=Qy1IAC`vQa;MG@l(r|Nt3+Kj&d)`)>Tt^+tCmS
br)@{tUNY%*Gl+o)<NF0PYw-gRYlr8`D0~?R$H<5uIG2F3_VyImCE6@JR<R=HgN9kle0D;8&GWPsEa(mAXrN)GTZA>Hc;E+T`DJ4
&HEy|X-g|pRu!tIzcxdF^{V}qZZCelt<Z(qTZKKB)88EPUSwm{*G8`ek%FY^qMK#y9&s&BwG%~Mm!=r2C49ct<J0H!XBN-L+uz||
kk`NE>&W?^;_pK*7aO0Q5CL+4bRZ{L95L!P$@rI0>GBZ0zo&!HdZ|(u_0O67UH`=W8b5dLsub|neR|(SvNj>xVn4s~VGtR}&&fh2
ulv~5->a7@+7*~n=4h<XXD@>SB7SFKD>4?Ll&b2nn1_~DV!ck~1|PKl&OP|sc&VVd7iMG(RFLeTixH`#PTE6mbuJ>`{Tr8>=CKPc
XIOvlK1v5a_Z#iNEyU>P-;qLnI_}nCU$62t-4uPCTSeoAD30mTwCz-%S|6<rT9!(*eD3>gHs=0!eO^}W|2@)c*Dm{JD7^W&<&{1y
{`CDFT{SOnWgadR5>Lvi355zc6jDuo)jk7F2eTB?I#AmmMuNzWDnBBx+<rsLvX$Xo5`d3!R_L@YHQl#;E;(B9$lz6d&?)Zem(f>8
h^k4SJM)FAC?_&SS`}<U*?dPyjp{fYUc&03>7-4o?kiq3US;&#JZ*=J@vhB$;@mGk@;<Z!khZ=bKg-M~*WJn7{O9W)Ga=UKeQD~a
$LIX}eqEv_6o90Y9D1SwGzFMSQPEEz|D-tX`*a`A^?(1EpsbTAtebI;c7SK(|G*+5A|OBi|NsB@|Nr0r|NpTx-z>SczWVP<hS^5r
rQO@AbUuTt-&r^sRrX~{Dgkyr*;g3PS?#{>yWN{!v~;W1JwCl%-(tJx+}UG}!o43pQRhLb1MMlG0A)c)9>+VK!OGU%an?EjXGJ>K
LUI(ukTzjG=NuwICGCCZquQnD-Q4OYSW1mFsJG0+kz@<r+)7VcddBB_JX-WT@`6sZ1a&iM-KqprN4?%XYhQcsdh9ULby-!=w$Gyx
-P>>g?qkc95-Hf;of<ki`>vhso7b_qxz{V9wVHLSwKNN(bi{{h29zaMvR$=8?V=(9AdorO=mD(&C;$Keph$qE00000000000H7N_
yWP!s;K-q+9UJDx?OgN#k=IUvCV+L)LP1pQFr#-k02__%f}V}jd)*r5yl)|U*S(ItUE2>%U9)|@@$;7Y?{o~5D_TC?b**0R1;Z|U
c~_<O-uCm(pm&{pdDXfA>gR*Jhm#OdEJNQu*(Obm8d7)PAl<ttDeY$0+cP_D^W*58>$Q8{?Y{SR+fA{hn9|mZZteBFw|U-;dQhx`
JG)%jwkO{t9vt@fx$ft0W$W8^jcC@Fx-T}n8LjSTi*LAmC;$Ke03RT3`S#jq?*IdLnG&d=pLjmb_WHMcRqs9E@QSrYQ6d%F=yav8
JoCEVcN@B#WhuIJT#B~a+j`l&uWzS4seOa5mvv(U-KkX1dR0$(LZ3hY000001^2yIsj)D(OVc{Gn#L$^yWD!Ia>STVy5-KIxwf-6
$G$p}i|vnQ=h};hg%LxqYy^}YyP7Y1j*8yK^uyA*Upd>G?^(U;+ulu(J)L~jBh=U4_mmS2v)r58#_oFc>w9tS=YkXM;PRzW_G-Io
fQY35wiIo<Wu~~kcR<fL2d__K2JO#ad)423IynZfeVyCDZ++hPJEK}Q*ImJ&(;yTL01X0w4zp(4NiTiRh&?v<eLCAaub>8pzWEV7
YEq~LBzW`PzyKN>le_7#de|M^pLgFh)Z0SaUfT54z;}m0`+MCVBJ$mgNe5LnkWufqob}=dS8tzVvF<)mvnUj(Zls3$bGL4zqUnZS
6aWNoI&WEf-m}BfEnTd4U8)JvPkWC&?(cZX^g1tKJnhozE9sy%uo^f9R-9bu*WMhGuL0ly4%J}!WDC3R8_$XNw{6Y6J#CHV>;Nt2
XK}pigV%#fk*8cYx4Y?!?z(+_%8|Y}9B%u-6S{UcfCSm6RMI}*T)ao$D%}|>Xl-SnYUf)ODYnF<tP^HSZHJdy_iszN&;T23nr7HM
Am|!4X8>J;QYM%KyPR(>+nc?s%G?XR-hdBw>ulY+TLi=000*yix~BFtbi3EQ0^YXmuIE&k^gHbHeaE-G?z}N|-zDZNeQUjUrs3`d
ZuV)=bgG8NL8{7C+}qXzzz30X<BPue_uoEy-t7C2pa6KoKmqF0t!dQan)@;iFaT{$9_yX=yL_MkS1nKini_rVbQ2!ncd#|k02(L&
8UR$Fm)84WJppVK8b}2*<@Yn5`@IjRA3K~y&bi`x(-F<?uG@FHbGx_$d&_641>WiI?pv>|yhqL07mPJWK*<pc=m2B|2)>y@8{FIj
3i4^^%B|$<$KG@YzTD(;;Y7aocRUANj~rib4@4rKpKeBHtZFI&K}6n1t9JSK$It)(_rB*;BiL>(;g*ckPCiw;d(IxbY@l3pps!=@
d_0byM_#_W-QAs2z5oDp008>*95l#4K!AXR!T>`}Gys~LK^ZkP^){L#NrVKZA`pl|2xuhJDYBbFWC&)ahM0$`plD>#rjJl0%1T8D
nKEgnk+n^!>KjvP8V^%I27^FoXlMWcNu-295eA}qX`wPS6*uWLn981@H1!%Z00w{nAxRKG0W<)b06<KW3AAc$H5z25pP>kPPf#=x
Y9b>*5YT{tjWooXYNxc++BHvPnWRt2H8B9w)CcnK<{$wd%D@#e6;lEQ6vz|=R1f=tpn@Okw)flrTT!*B|NXE2|NcMg&;7J)fB2#j
SeN~a{pch9s*@G^bY;F=Dx*Xz1ODZhR0NQ#VgHQX(G{vl($yuC?RVGxrr>}3_tm#;?`rzavTWYXefUj%`LcC?_w(c^5AF&B^rE{!
!L`mSprT9%{%K?MA^O}VWNLoH$T=t&EB26y;l$w+-=F78B7)6MJUB-^VKk!gY^(CTnihXTaE}N=Au)(jG_kcxAs+HxCoqo7|AzOh
T1Wp1xu@vyk?D3rA67;JGU8oLM~|cLZ7kQ2K?pXhN9Uay)@ow=o}?Qs1a6j@cWFd4#5SC~^UiWAT?>9s<?<heN6uoW_Ni%lUbl@J
aLIL0t2}W(x?Cq9k%U<~I#m+(+$LaS47LgBx@f4DgBKODZIXdeSco|7WwH>_GpmgZYRPGo^99Gd=d#V8@MD8I>x->w^_NoqBGkl?
saJ=}df}DnmsM4mV&V=jM<$!aSY9nb_;l@cn2c=@&D^yKTDPpL^A?b;#+Ji#ZhxgYw775my*lZ)o7V*$`K-i`dmi219jRg}&XY_Y
b)|^0vA|ji1+JE@OOU8@q(XR-gbjboldM=ddLM=L3tg(7b(gX>k2Q+snXH=$a``;x|EGcrsZ_WS`L#vBO@qj2?#^1(UD^{<m1Jlo
x!bSIFX}8EEdIs&BrOmS7nGU}XdS5oFJUA8q2{W;_D|^cq>3?VO3jbo78Cv3s2Mol8wH>BfFZ5^TC24GK4I^^+T{Pwub>PnLojc_
l0YxFFy8n6HFwPZtcuX7QVEynC3WYh*XWKO+P8vYXie8s@vEH(UHS8PC5E7}4l3!>^`t=;#9-iw5hY=GyblHWsv}G?7}~TmM{?sM
qO=ZJ*Bpf-3a$Ug{&l{zwTFQv^!)XDj6zP+P_n-V%M9(1MRbeO+NdmXr&1Lu)Bk#IF<Uy(2Z?eCX1{djLLC%{YFpFNvMI!SwiJ=@
;SbYq&xx!LiP&vHK2B4naPKIt&ly6!E6~`P6I@XKG7$PT_5Rxb`IYuaeFtwq2<4j^`W9g(HRqu68%mVBb;8P=W)bx#>?YGYrSHW*
`3rUEJz;_@RTLMth$x_Ko2Fojf-vk%XNjvdqn_r?tm^E@`DSR(^4I$w1!Xzw&PB(hovo#Drz?%FA|!X-NaBeee*Nzjx8m{Yx|9{P
bdNl`=@C{ps$@X|hVv0p{QYh&l}tQq%hXldR@%-o#Xw^Vaf_VRVl+&}f*f@O?Oy>5hFQ_B6Q)WH@#U51j<0vH*0S~d!|)D==_#BQ
KoGfUx^}u74H1hFVvz@@T<QH+ryY8--R!~(F@e0pEIjEhK*PgDMG+YjZmq{Gd^|l*1oE@e1PpPF_Bg&vA^{p&#Pnzy5C<YDy~zjC
qQMt_@Z7_tw7sF8Gq4gBd8XFlcsW&m2+6Sj_m#0Cl+%Z0v8H(;HXMWM>9&?G?wX_^LhH#b-Vf5n+xH(d;-l-~?Dvm?$cz+8_=pa@
4qqmWFSij56YO6$?EXyxMc0T~LqCktpGF=J#ZnXsT90>zEXHX^lSo4$vfNL(ZB6X^@>If8Of@fqAaCWu_u!+8V;}6x)Bm|_ac$nB
<V2xDPP8F@+NLGVoLiE2D{V7b)Sx3x99;IIP58_T)9iTot2HdNwQ*OYpS^x$u1R6FHe~1mT(D2w7A)X_pZsa^%k=Tqx4m2KBlQsE
NBb(>2|w#Lda=rX{0MLQ;eL`O>gvwwR)fc=^=4p^c6e(^<!Vh!d0@U!zEYb<3>~)eq-3{V>C0%5ER~!LKe@$>Ku4KFLd$!(H_a$r
K$Aw@eN?7%F%}Tp_UjEGoe)79l<j`8CcV4<>j&pgzTijwisR3NqW^N*QB^_TSPp5)-m1kp2~pos-VOQm*vwH(4)(SPZxS&=5Co9K
-NCq5dA^g2A}A0;#Xrtm1f1kVg3Xp*jL>LR!NWX_D*VuX?Y(1tU(>RG#K%F1d#1qvS~tLW!CPN}0`FfzTxDY7@&PDZ&a6^P&&Q*h
T=lc497fS-qe_xCw{N6V=Cyqwp?kmnd|HRY(!Ldk!X5^BLu{L3>W|93k=3D5a(R_km}#YuL?TvnkfXNCK=qfdsad^T%Cfst#tV$Z
RqWht)NKms#`fB@fOg8oinzV?oojk8dNRvYl_z<8R3_`F#HRfl*Ic%=3anCBPvGsEX5VO6%2sWZK}n{u${q$O`0HLbM9<mdubp!^
f6$oscR~TB83JFg5LkY#qe{{{PMMEs<SoS1YnmDniY%RpT=#!1Z_;gHq*`EQ0a9TzL%4QrUrV^STD?#EA1j||!1TD`_UE{}9#K)f
bmGh5?XO9r`bD5?YG165SiAL#3by-kQBi$rDPK35SR?B;kVUk$sHF+Bv8#y~hN;$5_*a#YAc|$ORjg<&m7%5LxXTU<P*qjkRG7K>
Q9zc<jfI7tv#yE-lcN~+!7)4YSFLHP-m?qt4*Ki)8`ieFTf+~%?-ua453Ai4p-yUp#Op-^H9`d{oIEPmO`y$a)_nnhKq!{>{`t+)
2u(-Hp~TtqpjO#vZoVP2LEPOUXc*na&v$J3*DE|jjh4IfIx`l*IL0DUwZg#|a)<~jD0|)9If&)m@e286l5bd+a9c}HJXf;yvEo?J
l$T|7VXLYbsu!2q%9?JaQ#?F;G4;}x8!e$=A~cwi2dI%gk%j`G$wX7a7;VUHn_BU^gU1Lr1+#B8Xxx&~R9_X%vdJ#wIebgIQ&0z^
5%~w?uba?Ky^Y<zWRA<1yxqwY)^4#^8K`F8Hb_~KEvdbl+b83iS^N0;ovO9brR$l+d(8$@MJ;mi*StN85(3fOYqAbn#70cpd0(e@
)!q*G$u+cPS>>|U3`lXBhjRsjDmc-T*;9HTF-1V6xN&;Wz>N7R+=-=LVV=(qcb-d0Dr8)X8cDX%R*8G?g`<mCD*Eazjp30gaJQ+K
lI9TCr9Q~gy%9*Vd7yh<?lrd}F4HI=Zbo`_?oWGaTKg^W$@DwH3gb-%o!!)YOL&p$XcZEzUE*Gb1HmA|PJ$(&|M{%hQ>RXy5$IoF
#EuOL67LfwC{7;p34pM}>^mwrCl#$jN9C@6ioV_6|7GFe+B$+CE$WpIn@I{3d2bV+6Zb@Dio$oGOtBtu<!y^^E9@}enkQOtM<AGm
PO(X8<FPBBd|49HHGc7Mcx|s_Xq`r-xJ#pq&Y76Do|<Q!?{?VI#!2<*^H!~1v)JZii2|=ihksZ?$8Cv=59MV@d<G@_aDK9Jd--r^
P2W_1iB}izccZ1=u5l!U5t@ueuYV3CE8>LmNnBq&597J@%HD*>%3Ibqecn{_Qa`1z!uh)AHcQ;rQSiRobVOVIw|2Mm{aX;YFFq`X
7J4tD?OON8yG7>lxeR*P5dAN51&>D;0~l0_N`qqb(f*mIp9|WMZU@qx`R^WST<cudy_fDuQ?qjiAI(x!C-bxAYw-w0f;}$L7wLlx
S?Sz+SglbJ#2uk3v10$UTI1;LhKnCuESg%kM)uOK(Pj+dHKtQosM@d5PMbj1Am``$8oq|ZacQB5N+MbWqxsLjeyr<`ClmHro~=-Y
PWM(Hu@8qBEL8((QVjk9;T;Q+AE>diG{p_ZjGbn$BGQ?0OJ*Wt($$Iak|c8!k=U0eU0{{7R_x)1>7;(IzZ@CUZe1+zk2F8iYENn2
99p;O8II2NI=?Ai#`7J#%_CeDntf+|>w7oB78NT25(-J$Z6y#f&#6NZLOy<wDWlTC<lJp|B9{A8*vKwQI_KSKp(cbBj)WrCD2D!h
E2!Z}9`EROPT|7-DHtgdX-!|5YZjqp`v>+s5r5zKQRn??MO^wBBl!Oh+YQI=S@z3qv88ON2>UN*>-W}W8<D{aXlQlvq@*j9o1$Zz
f2cp*Eebqu^*rRK{-2%}aA}%eOK1p{S+>D8LJzC{&6+PTq$rArDyVaErH0g4s?26h<{!=*fpeFdIl5-lXdBsKk;f3;tgJCPvp}8`
C8l6<Wg6r`GmJ7*y1zXzA%>Y!@S&=Gell>;a*Mb*0Wy^Ug@0Bsg6Y!*UG-g7uA_J@5rA~R@c&y8`yuoDz4n1x>YQ)ytII|U?47aW
lnDeVnWP}1EW;L_qgklOgpe}dj$K%3{aN$Qg`HhED6+zI$%ZDACepWmbM;4c)}|PtkX-?>riF(MK8JRE`r=RcJC9q&<v|rtcl#D2
`|<C;ZQWcpI=6m(pMLy}*{WEWDoBb7C<LY>g|lD_jg1~zpobYaq*OrYKeDqkU18@QkMStIQW7ksG}6^7xpumbFC3_vZ}E`j^P7E(
8!qs~Vf%i3P4RqFjPMh92WeE)$w+i=Y0Qm9m^d<-E=r0jLREn{%GAXOjK9S7j_|3lEfrWQpvu6=>m<Hre8Bv&(Te^DyJiT<9EM62
QISO^VoW<URbW&1KXm@i%e>@qb(}mvbmT-dAxl#vN)*OLiv@svDJmXK=`1;MKUvAf0H$4$$_gJb_#Lma)SRx*SE(yj0+l#!otv{A
wB~6rxQi56p%X||BojpxMMWhvf(%7bVu~AvaAg&@Hs+HW4kEwdO*&;wrY|&N<F_rro8_n}#+fCW<*oSBb1iE{CZ)_2dg|#jP`lce
i&`x(w9}^CX$(i!?7ox6(Dx>XvlXLpnFfB-S82K8dZDdL<(#>rT3~60jdLX#GELd+MF=9(GWl6cjA$~looQaiT_G~qi4pZKTN{*(
r5Ieyr5*{Uj;F(|-7(n0?^rK6<@gZ;=L(+!5%W6U&#ugra29IiD#QpOWbwLY+C@O5T(-puQP~A0H6n&KV=st@!}YUqXzPP)Xh~Iv
Mz^x)r3}7}+09FE#VAf2l~sr+IB?6kahhDQJi9P-_(J4WlRLv=Xt%+Y;alROrP-l*hO{?M?5ZlFs~o_d7tpO}4?6<kOt=>dz3Ai2
sLi!ovkcJ98_g^cA~Q(zy60Nk{qZXJ;e^JqwzrmMYBTxx+0QKi=xxM!@i%jEt_qulkikNpZ0o$u<(@@JKBRzQLMs?3iYCOVW$ipe
r2znebpMe+jzhgL{qohT6-Up|?$Tufy-zaXXT|l$QWrM#+|l#RANu%h0as5klkFd!GL(}m(4uXscbMkqG!aET&tr(7IQ7}Z2me32
K7Sd(38V<2LKUgji4^>QkGW=9dHb}Y)2rE*$rLmjZs?S%kz*9G0`9@bghZ?uWMex{NE#IYmB&5S>JICwDrU$G#R*`O79Gj2SSJ|g
3$Y>Ro<NcMw%qC7<42t{&gUwbLMV#fat)-yr6@`ah1x~L<TAs#1CYvX&perO@VdQNyG%U6At6HH%QTh_>zu_uf0wnv9`K8Og;Sw}
S>4e{!}}xnZoTIV7b(#tKyIQl`rrLauZCq>|C-_UEUav3<ITG<)|((96rVDI=evl4F$GAAb8Q#ftvgS8mjU@c^XG${bC(?HotnWV
YYdhUMbq&MtP3Wa^;kLB=M+#mly7(jmZ)ONN~HuT6)@9q8#>-(QWutHSkkmJ3Os(uXH*LCZ3+S%>oZ)yF(ShhL7cK&=;+Z^X<7}q
KvhyS@!Yw<Z<K`SqQrI-P2@yDGLm|Zw`Z5k`UUv#z4M`TQn`po?&Ry_NO09Bj+)z?qT`{`G$T%s?}3wOx0)2y#VM|QzFb^-(xi<>
m$$Bc+S8G_+lTmCCDWgFk}b636Y~8rj<^(kcHP{@f4wKBy1>-ZcymU3)$K~Yj`K%xsXX;~*<4yIIGj4hYYGK=oYFC-xmVrUyRLn_
Ys~G!Dhnn3MH9hFiMvyKxOiz#nE?<KGCENSC1*;6Dsph+or{M?${(f2lZ4BW4GFNN=#f_ww;}NlJD+q6(gc1qCRZOU9_txF$HtN|
Bh#AHGSJ!+8OBx^lBC$3#|Hr*5QewNrc;My2?-rbsyG_ZyGct&-?^hkLQrElBp^<r6wvHRk;{#z3QPE0?}_Y)_HvS@d!xEr?E|>?
Y04TFNSti4LaK}=QAxHeGc_v#rj{J0Y`Ls>IZx?C`JWS?^yty9CwrUvoj<F+p3L5GR2D&ksHBQL^{a474GjD_;<hotB}iW`S@>;g
{}GF3C^IazX}|7mUsz=rl1br~(hhG8;VU+*!KqXw{c2pX`)gksInlhR{j?VSytK2sbr&5nXmK$**S%qVpwwIcvcsz@&RMldbRbU)
w*$6Fm9EmWHtio9hNsR}b5m69EbYZxH8lk&y0zUgqy^?hbdO6iwlACeqyX+hXisWE7t^;xUk%-w6SOwZs;W_%bo?P+nMid`wN1Cu
&(kMXM}1Iv2^W0ya{SsSnP#_!G2ImtaAq>SIP}7?cFztfaU1d0k2;&evq@9K7Agv&9i}j_OXB%^5aPj|rxo3^k8E6ds%CJ-im=nR
bkr_TTB4^;WhGV{k5-)_q|n5QBAvP!f~B=r6-1-NVw)HZEh~*9$E9}ksqMUNUs;1_C@or2tVeAZ8NT|?4@uI5X|&r$)YR3PW2oB{
vFTbhzb9(CLEnm_s&?r#__k*w7*QIV-SMlYbRpBX9+e`ROS_7L!Lt*l88<*gg-D{iyG&-s992bLnYU@AS1ha+c9on;^#zHJBWx?v
IN}Qh(_Y;xF&1b_Fv#|uxUPqYaO#t5x+r&)+pNFYs%e*0T#hPj)1(|Msf~!Byx)N{FUxW1HpE<JYw`DA>54c)VPgy)^cTm5wHFmd
P+r3~rAfVxjNYE)%wp8O%Zr^~Tt+Lozv<l*s@-Zkfn$PJD56GwLX`t0h4#gxGWgAI0ce(EH&j~41WE3A{ND4Li_-^DhjW_E9r}D4
YYR)EJi+1wczzM<*5f$5sh#Tel<JKj#*1w+F`D~LNEJjo0rE9?=7q?D#EfA^ibhK>GA~p*5wDH|mjf6@cDv|J64He%!bnO9!a?1M
X>C=zu3B+C4g>Rsx96IgIMkE?e^(I#UY&C707m3gy=h2%`DwM6ThxQ@V}F)Efqz+FD=(fL<U&<cjwS;99xFc4r+Zgb{x#G4iKbi;
=PS8K>^>ZrN9sQb99eWCvA&V7N1y5CrEHZ9I=Vxrd_!V9DGf62xi94ksSgw4YpEw{2<A{C5&K?aoS=^wyj)t0_4xd_wQpduYjIEL
g)pI7-?oB;QP!AdC8E^}oz>!;>v4LiA&fxRZE5<dxt=`MKP~;X+ofM|NvA4!u8|bV?JFO^sfP|UFx7`UK(Sg1WvNkhR~}qLFmesI
3dnW0^NlPcO<nBwd=eIv@99X2UJF(nb5nTB={!B?W=$jUj#$i`DPPh$PAQ!NG+l_*$wXf-U(Gz@UYU6WCA=c@J5a?ddV9$D*N3Rc
liBfldwK*hEunk&xPuxiGpu(`N#+t6s_XqD-ylsbF3xaXAPhx5dN|yTSyH}Nk=q`ZUeNdP_x%{sMb$fjyonCNQw~T&%&=8-=e&ah
wI|tLo5^Q2z!+u#52wsO-BFUF(Oz*c0so)nz!tTNr6|Sv6>$Twk-K)E!Gx0@V{;6|<|T<`hBsM+8Ioj#Skk865<(GT^H!m6!3yU_
tKPGtl|a=k;_cFcJ%;2T=x)_%39&VOD<}0me6i~($uSVcRCu7elR*fMx`=qaj@S$CbRyM&{GI2@`i5z;3_20dN)NbWrbWf|A+B;*
1X+ceF;@KQ!!Vhi=kl3g{};3Y-OWucNut~+O%gW{Ooh^8{xFyUxu-!65k<}&0QVN+8cTu9(Z&9AHrl(C<s6jnX2uf*r;ou6rBd1a
WB})KF;*>^u!n+S)*m)nU21FtG(!Ht?@4tAL^fDkMc(4C0|LSU+)C|1>nx2lBT{I^$kx@R--l|}g75{rs9-zOYDTJ`;hR&S;ZnLo
)>=^{5Lpjq34XNo*(>sz6xV-74EbV5JKtogzNq@TVLC-7bofl~>2*X@guCjXiNE*`R^_FYCwcQ}WYaJG_xx5I+>MWCrxipDSTE?0
kO}NiV;b#xV*KvsPes<!IuD<0%HOmm&D}n-=)T|f%Ocd$`AxOj9Z_dk;pNe+`!Tnrt2)!Pm+{o7cf}+?#F)poIMD=-ccbt2=yBSU
UCY?K7F`~#p_A8(t;`hd;yY;~1g7Eoj`rt{fLfs10aqxEP|?f3Ua+J~mZ9@V3Z3a3oC}dkFp=6p6snDW6>a%J<Sa5YzIhGi8#9a+
a@$8L3Xlfw+Cf0XvUirH1C}EaBp57&V5VI0!r{%{9eAA@mAv;>6OQ+W_qR!)(+|nBd??=9oMh<qm6EooNG;{n?CPCbpx&GC`QFwM
RG{ChwH*yK(+H$PMx;rojX`F-Ht~FQnBUDVY*(*3A%G6T9EQeF@2ljTs*Kb&(9uAqD)PBhWJ-m0Vv?xP63mt}29rijshO5~I^K23
N?SpPRKx^gHie7@GWDFL!G(IO?fs-6eckdCcWm(Je0>Eks&`(!9WpF}fFQ(0Rf_;dEENP}@ze^pS>W(%F<kK#?$uGFosj7Qb_=FU
5eOV;hfJ|R-rzAFuY5*$yqXpSR$W~Q8u;wH9_END3mMYnYOJv@%da!Zv23dlsZ~(l0pjT<n6cI-oZ*?qO(CMyn^MH+T|G8`!nltw
NYG@Xb)nd$R}(s1o4mAsvKsd{WaTT7QJDy~)NZrI=w4pN9?t0IKYn~HH@IjbC?%0ki7y+L_<h~^z?!>U^~)k)Ysbm6YawC=Qw%<2
9&8a+u0v9Xw2UEHppad&6c(e+^*weWn34#8_W8Kj>y_BqhfH|QKr(QQtx!Eq+tV}Yp-skq+VhdkCYLM~uvLIG%{0;sicD;+v@0nS
aP7*ZYr=j-vR=D|qu0O2cfN0doMkG~>hCp^byR*-1wAQmuR7(wUBGLdr`pJFD&1Ues^wnT|M4AFeqrfS<LT?IYNImG6$28PD-%GB
(-cr5#AE~RIB<_!snSid3KWDn1s;03Jy)|-_K~lO`6_ikQ_n(vQ-WH{M+6f%ItUHSlmY^Um37f>#&dV1jB`8KlX{*WHi?0(fm&V~
0+dX}P@xb&sH$sq(d=$QY*m2B&n*eom*49C->d4s)x%rYmPVy=cC6x|k6Lm`Nidyz)asD<=CY4^Zfp)FHcET++n>bzF0}eDSr-b0
e!D#ywB+Waz=tEl1E~8~{l<>AQD3;<V`D9<ch|B;rd4POb^72pv)0bTrPJ2eeu>^<KRK^?tX5**o_}nq4K*%e=N>b|sWr3NJ%S#(
4P)WGLyOz>W%El=RANhk=h;nN;=A5Bt}O@}C7*e6^zzr^0%`gyh?TvNbus7ZS~)vS8pg@OoK^^ZwWQMv6|{+v{POXh{LBi1Y=*1Z
9sWv#JJ|W%r&0v^Savb$n`~BNbBHY+9yRIuwya;b?#(ZEu!E)lRayX;(ktea6iZW0o*}SkTtatI3GTCl<7hGsX&%KcB_C+gI5rd`
LudK^zn(IFzDcN%q7zO{pVRe2J(C9{>-E_<5OP|I@NKnPqTDztyQ%@zs(k5l%%Zq<>z`T6?x;JY0JwEylv=6~r)9*)RFZEcPQ*J;
?dR~`)!%&}2AL!lLQu~B9K^r_^We#?tayZ}ix8N!_e!iZ`q7h}dHXYbQun3r*Qqeyc7^2a+F3nxs{Ygzhnm%hR4Fa;XZl$XJau<W
rm7>wWv?9=jJ8u4&48tA3e3kcYW0STypc6Q5n%2>hBBfQ9Zoorh%yNzB^D<cVz|geNF<h+<x>#ph-PG|OL++0Q5;c`#wFftz#mzM
zWwA(!QS1IRzRNBP&K2qW~bY)4u<eh$<HoPV#v&5^Em@G7_-J4&r&ieqgZ6E-(BWtXGSl1-!ScI^-^_0YyDX7SqWjKM}IzD`g$pB
J{ZJ^3Z3&ZQETS45G)N+O-(DcDs0BZ(RUF>x+>^~&|*m~2<z4A+6G^5{4-W-qg%Qx(kd?7OG2cG?9^Uf=8N8@Y;;_>UDFZSz@w|9
p(HkczM!WWweophYgww_jA9Z9NBMY7W@)DV0V!8nbUas8{{A|fX-9#lMa)I1wy;47^{29w$FtQROO9Vg)M{#emv9K@pG1Cd_+WiQ
h_qYc$^J37rT*W}E64-K@cC`qpwiD<J6EK~d79G?gHo0$^5JEQD8>S6mBNOlueLYC>eN^%go%QsIoeeY_iX>)p^e(7NV*PZX~l(U
-l%=ZD~lvsN+H3ap<$3~x6_j!akYhe(O(G(t0F3u3pu|cJ>4gISU*u;FU_RuSNDOtVY5}vx&H+M>>&|u9s})+Jwwr3;3%Rf>XGi)
VmeuaKG=4%5<?VF1uQs|xH=xhYo&AJzT9%<hwG;&+cgXV*E+V@3umC08Sp@$lc}I1Ouo?xK4;Dl{~L9QE%7L^7%96OldAL4kSaUR
)upD#3zupK;1(N^%z*@132?#(!?o6*E@grpUXf*@+lrkrimxx>;9#pr?)L?4@@n|n5UWT>@(~Sb_ZuwKOB+bv8HuH|M6_7+^raZW
^v_V*<TiwPA6jE>Gt#)D1R$R4Mm3$hO|4APQNkjCv=Jr_{5Xyk9_8p!B!9`%+YWG3l*OE-&En6wCVe@Ign_DJq`mryHr@Jogd5`3
Z4TEtd->Bqgy-q*;cR^Ch_jBl4J|!N4oo=3r<H;epjk_7BhB7@6|8)oOGG=UDBpgsd+A*cVu~WJhPR=A5wmB&MhOOms_YOQTrbi?
WS#zv1thl2b6<7op&AxOq9MV^Q$3Fn&vkiLJ-chfb1dSr;t9D4BtdOX)QXPKyvB#>9<@VIo0jpJttfrQ1&|b_>WO6kSB$=rkfV42
4Tk}U8_~cWqRHHPdwuGGfe?D>*QPmbssm!ce`;}aR9Br8h>8VL4u&kQ&@sQe3|tc5&nU-rD<%GB28~~ZgOXY^{M^6h-*jnEl~rfT
-C7;i``R_-cOXw1#-NwDB~rp66f~m*&<;lijB!`3&mzLQ(=KW!4XFUB)~nSGzc0RZn;Z6rkS8so%e8@L5E{FP+5T)|M(j7My}?l|
JCPIBhdVv|#^tjgZ1D_)YXkI1AEV~yyfr!=O$Zn(Gqyscok%oO3sGme-^e-33adpV6~)LgD(RjhO91axaFDKZt&aPII@&HpLCmot
&d3lzwk9=KRA~YysSl)vLP25mav*WTzCorn>CX)2GIob-&03eDz#0`%OiL$ebruF@B9&R%u;!Oe6Tf|U=jJQWiOb<;zGzs0C&+ai
4CaJx7k&otw%~4Ci*NN>oU4Muw<!3gsgv_j3YMDMAk=h;{SFy+K`S~p8`QG6QOUWMNcre&M9T&S^vcLRM|3M%Hud92p4IEM&C?6x
D0_If`8|L|RZQWV0rMe9va<Pwh`Z5<Njs?Azchd47c_8h^>?b-oI(4Hts*DESBqudULR;Z6@M2J?Y{caTlbox+M=-ru2MFVGNQL1
39?MEAF`9>Y*iu0WGm@FBobS)L(5JvW&@ldzq5C3oIch!tzjh$03>A#yHULq0>hoY1%de_a9=6{#7E2OLSli*p%t%34u65Cv8{MU
rrmEojl))k{@a)SOpscCeODt{q^VofA^uEpqX$DtArv79BF*<On)%lA<XPFqcWfcd0rv#|2xTb{lv($iJ`9~~DB==geN_|4i<;KY
v1y3bF~{YWv1}R;aS7Q36A_3^=BIN{kz_oLhuFL8*YBi~4v9;@myTXY>S#dZMEASU5d=^dHI=k3JRDl6&7bNtCIX?#Ua3_hMB+?6
1E#OWZ9p^+PUbn5S3s3;LZT6&sIIB2uRoW2&F9pVAq#_!K<SV7p*^=bxe$1~>w|r2jIjgYn@my}F8{fHu)NdI!Fm$d=>ut?BoS0d
hq6_R6Fyr(t8C#iH1YCz1X)$+;bj5H$7ym#wH)Gx^7LqW_Vn7dRkW*}KVNolHNP-r&aT!Y?F~n)nAw=>EcEldWLn@SRK!KV#g4DP
y;E^tT{+#ljYy^qo^4~np)e%XbHa%!Q*!K~bU`{+JoUpmPATPyI2T))6cdvv_JUNJGa-sKWBSKQieM0MT1elm;0A%{17j81LQw{F
E_uu(G|fOY4#Y?Xb8^m@y{C;`gT4V{qLZ{dNFCT?F_LsDt{>|+RS1=5Q<mz1tgyY^ca=vwD!}3_lgf9`GXfiq3@fM4Kk!Ha%@R#I
RseC5@=|S?=-zn~O2`>{m{tPJ9+}b-X|A&IH6kxbOLX{1p(!mj_mS}w)~Fq==@pP1MtMWJ%g}yv@RTT0DDBUL(kxc$L82;=N51dL
G_qHW^E&T+cT9UTeQcG2#NVzo@ziTei%}Lt;la|5?;z3yLvEm@j0?Z1|30~;=3mED;~dbng6mx@eCKK`+#y&`0no+}lL|2g4843Y
XcHB7lQy%Y>EAh!A&oId*EbKp`P!dn?dPBtrba<U+_rb6FY`RTmv_BXAzCh)fM97V`gPYcSE=`)>of+#rB+k3u09nwZx4gLj|hwL
y*VX_VD$(~JcU|T!%JchWr2C06teK<^O;#2$?bmptX{dvV=j##q$zv+*IWzDv)CO4sql_|<Ott2*T&A5Y5EXqa{{c}YYk|YX9#AD
+Y_TvmEqX#0)U2J6jT8nFtp03(yW{Zx7SY~{M|70GW=O}Pt*7F;FGo<5)~j@4IQrWRaKO_=hw8HaAS)RFSHX=zanEorQD}2;&$$+
pCdPi)oIcMAJns?m)qxl>=b%6d=(aDSEkOx*Ep$qSv7zfCuHb`_|`GPohx7q^x}slgs`y{#(-Rpb;Fpxw=Va2lo#y3mFT_mNg+}o
hCaA!e^w=lnDqY9UmRwjsH)~r4nV`uJ~>4J5M_jtJ<kVa0)4UGDalp#IuJp+%nN~8A!y)GRiwRNo2D%rls7570dJFF-Q-(MH0q5V
QQ{ZZxPuY!w7OTGwALZ4@MYS5ahBGwUfE}@_Ku7)u7Ui1rSDnNke{c@s={f#7<x%kt(58Gl@7AbLKmkvmtQ7&Ul8I+{m657V<4J4
bTw`FXvl=Kx#+$88uWyr;JL0=14(C&ZtdluRN+)nbyds{0ytUe4U?#SLP66LY&96uc7jV2+Of<|;lo=uz~;(2A;=M1?Cvd8@-!Km
K$};jN@^x>E-&kMu(*&y?W|HIi)ceY!w#TnI%a~R>_9%F>|E`^#dJ8vTsrD@eygdur+vSnR(zT~slZ@j^qrj{q++^lp2%>;N71SA
GUz`fR+iC65=J9=+($L;+LGE!jrO$D6r@MdiU=HQo-mAyp+%vzkY8J^0$2R>9E0v@8V_pc<A=`3j(Mgo(h@|Fd<*<K4K!NPFf!+D
EsBLsuMw=65dh~7S_C`dUb8BoMa`y^x!aUeIeSuu4i7QpYmdGv9Q^_50U;FU!nE3gqej1#BGO2wJXq4AnGDPBNM-PO%YwFBdvG1d
1tgz$^YJ?UpBds$i_>3%5e1E1bv>&TGzMAEgRePd-iUb{a~j?HnVMqNHI@~8SW{FSqKu!5-V1Ab37f`C!Iw2KZ0{ZJ>)vJytAu*p
mTa=*=TleI-<$ZCrO;CH<Zfk{c*`lfhZgpy5l8f^$TOr^cCszZj#h<N5ok|@u8zvCE6X!e*UFC?B*c&iB!rR?<u<9HoqPtF8kReM
PKW2j*nRV#NKjC7wJg*!7Z4d7oJ4YE3#P9k)-GUTQ^t@?>o4B<dqd7%<|9$uX%cGk&sb@1H)9K84}{{^9kDvCA-Ledt5ZHcJ|-i6
e3X3mTFSGS_f}|t`)|jsSs3qXT`{kmr?s4sV+;`*MrNDPV{ssi#VxkD_FqylR5B<N13md)!!a2A46>`4@tf}cTPm}brr)&T^yv3J
?|QtRc|1O7v~?5p)5-Jez24OP=I(P^@)X$T2d(bD^^)d5uTLr=H+Y~macJH7IB6%9^xCPjTmr0w7A8^Kvj&Ma1X_fa(1+DrZ6{im
%Wf-%Lf81E){i<f)hcgan<~s_5Lily?K7GQL1Kvx*aZ>{OFo+ZoB0-K`n~8og+wKVKC}s%1oD^`?LO4l<X25J>;o9F-<=MOt<Wq6
vB83Y+uq#u-!yD#B}RO2?XH6@?Scfhk@jA1W-a-US2>{zyRBY`<a9cDyt6@DoIuQEtk5t_dE?H5Tn<AiWI*o^Gk$gBQPkndn!!hl
RIIj|-n9$nZG(!!z_i)smzxZ%I9}4{i^<o{!Ev1bWp&+`{QT9O>-&HVzss344TuQRL&a9eYb_vQUSISf0&G|wLd1{``&LZ?8HOBD
qAyMmR8?@Prx|#B_J=v5{(IQc)Z#;$f^ZGt1l=D4bE{Woq=S7f?Dg4vzYvg@rRQ4pr!urdTJ?!<w~D*twOa4FO&dpRO`Ry+qSZ(1
fstw#obQ`mEp+wBE=*HzQuTL^_o&UyS-3uC9M_uP7PYRS-a9VtrQe<0R;i}3D~XqLVAonWgzsYCi_*Idwsk1qNf~G(y0v)VyhOZR
BiaQF4=%sAe>sM1cZU%~4DvB7?c~MnR*{OX{>R?xr=?T1nSvfhm4gmXE;NIjSjD)tt_@jHcq(qx@z4*!$0wWi#cLAz>}A5P41x$;
w)5fZT{Pn4ZIb9L5FB6;00m@?3q%D}_Nw;rEGFK+Z{xZwNg6Sw&bpc`)i-*~5n6@yN&h#18s7ySsjNxuJJXFGe}dkyS}dCv+fooG
(2Q67{hXg2?>o(YHz@dtAt8e(Syk%B_7GTRklS5NuhT%eYBa^o+#KRl0l8u|Ek>bYU~9P>=72@RBbM6GGLVU~c4wU^T1K61jPX)S
IjXwzU4{%X9p|sB;M}!?<lG-Kkwhp+^4(aSrtMwn>EYu1!&D*~qt$M08@f8GRvCl>jLOo;&UB<!MF&qVf6KRWTz_pd&xL8#j=p6v
dPqE;t{G*55fvRknD(mU=A~v`bz94O4XaTfmw%rxUL%T8%aa7YoFtNO&#iO6LwaV}SHW#T8GUti66RfBhJvua6V(TlY8*@R9`?5c
8QRA_uUw<1FyKif0u_ZiJO?Ba$27F4l#n=@J|QI^j{EmT&&@57cTUEAdf9&c@B@MTI%q$C568)2-vOXVt&OCCG#`xQ?)8s{i`E$7
p}j(q2hlcU+NlEB&ghjzZ<$bnJu%O6q1G;yUox)oLLD9V)^mpaBk+LBgw3`!851q6QtsW1Wd_jJl@QRyi7t9C8h41R8X2rRm?`|>
3DAu2XM--7ku)sDoiM&30t-eRbDLV$C|j}(j7t|yNB3n)ncfvePU2+SjOV@E9CvH<-|6YQCfeU2QG&sPBFLbR!&q%AGza3&Tl$}e
Rb@GpiYK~p-K71AwiusVWHv3)^5xC^-kxuxp8pfE96QZ(@VYx*o`{t=!Xk7O1u=Zl*QLw9O+B}ezIp^m`tIQB=Ai|c=1tzSP;%=k
s>TZia`7#_Z+K|)oX}C-yiFm8EUu|s)x|Aq6}vlgxV!w`(*HSdAQ+@Ng-dHq#KEGa6n%y;(@tr<{ci?>g3_RDZXSi(;#?Yh`Mj9Y
h#!=<&Bk}Q*J|AN;?&!ydZq}FkpQ3x?8N}=lS~8`5mW?1x@TL~^j*_3nzGFOTc#^VpFPBH3Ay9>NIX2qE0J7@6+}j@rm&^U*plVY
ba$NP6OH1FDwZ^rdQXXFnvvH{em=0rn}0119!A9Gp1a?p_4iN6)%pDd`uBY&)?X4}iy*5Y^wN}HW<aSaPYg7IGS1k3zq_-{%4!?&
*N9E9AhTwuiV7%<JY|?G2P~oh#6gG3SUc+^I?ttVgU61n@rX(Cb$wWOP9ziiJ7<?cvevxrUSY8Qv=bdxk!{h$v~;)P#=f@fI#uRI
_U|>)8|dM44>TbH4bIE<muoKR7bS%pq`X<CMj?FFQO(>;bhweECX=tGm8~wvk`|;Y4Uk4jC)+!EB1dY@yn(gPvCmE+Vrgd6qa@aa
Atwt3kzsNeY-yPok`O<B%D2-I>t_w2t9qw7n^Gk2w`z8yI{8wEQw7Lm&YU@EAp}xS<pD4j?1k~5>y*l;9cpOwf(3~N+dI9+NUcuM
Ygj5P^Sk^E+R{B$jDU!Hsyn9wDO%D(xR%}MZ3dzUg#4%57|IqiwTL7Ois@Q&C)zJXpJDWEce|}mc?*$k<jLD*oz(N?9wlE2%H2`H
1!KODwSvubKH)s|9dzoI2(E0iX<9;zzk2~hK?m(Z`#|Mc<f7Uueg7RkVde6$u7H6U2MD<tqM%VO)64Ve_S@_jKllGUa-Df_<juj{
#bHm$`(~B84s|udc=nzwz53dUYUOWryb}o@I*ypB>z%Iwy}IAxYa`(KF#0JvDfa)K@9o=qtQplcAX!JRzpXCy*E{Gmg}&Bl#q!Ay
$43rm6V~C*CQ-aSq;T^wi&p+huVFMEn^CmGR;TgJ2iv30vR&__+6@zvSLdD?+H}pRK$|*P_Eu^0c-`%Fjh)QE4(yEk6F~&G%#f{+
RZZ;Iqt2jYI7xWX4mYlYK7H3s|E4V-uT1#u6$?+ty_$ot=j`%}5l3D^n$jt{ooe9yRSt|Ek8cC4hnlGc9Hb<Ky<G|6I1hJcz_6J1
p{aKA_Sjq8fjZZvjCgnH^c5S5{Q$JO5E;uM4l&^p#JbjR#SuqCAE!$-cuG-8JvVj9ILiUg@=)*oIqRFGj7+2npb`bd33~5eJmFLu
=O)lP^CWF3asN@=hHA98(Atj@5Qn`OX6@B<djCcBSR>mineU!F>wP5N=JEij#PR;y;WXD!n5yM5kkT$8DkQt)hwjCF5|e*O{k48r
c|A`nN(~^&H`7i}H!(}E*M>!Aw$o;gJ@N->In{2h8s49(cMj(<BPJhlVGcrQt)1E&YciGbTTp$dOYtm*2A3sc^Z1CRFyZf}E|i=E
M~XtFf^8^(qm4x^3N_o>nnn8}`e)474jSk@R+Sja{M8VxbdL#H^zNpUVg}znG-DN$v!s3Rq0TxcU4C!g)d)gc<>`}_clnPDRo@^r
%m|9<1O$EcFA1yP&n4F2)>^H@%#**VH=ki0Lw_vFj|{t>eDnQzq8g|ug2pSc#*L>NXO|=(Nw21|bPT3ha1}@plLfrd!F;%utUwrj
a*XRJ*1FXi#(r;I8#4ME=QQ^1X~o@+zx%=@hG-ke<)gLWDklb}_K~HCBSlTJ*Y90#u~is>&qu8rvF?X*nyOS@ivLdx1PryYxOvwK
+7#(l&Z69P(X2M^ex6V<uCGEj=f^wE&or(96RpcIat;s+QEXcLUZdkajv#``;RDv&P5?L1TsWc*V=@GPq@Y>P48qQjkI*+)4ttBy
_T_D7O7c39Kmg<6K~P1g8LQhY`@#bT-B4Fj{i-&;_?JCs9LBpevB1cjs$iltA|0u{FWXODyK9VR+BRquEg+4E>}o&)i&FG4x!z_v
asBqpt*R1Z8tK;lp=X+jR;kNn*d~Vdp#tJ{zO=o{0o@;s*Lz^lk*U+WTs6&b(q6dng{zcZ_O>eRPWmEGt=iJUF%i=Fs9B&MX<Ihw
(%z(voBCrOI9S=Ww)x-=eRUzDe`39Isj8tYLP5k;Ykc3Q$~Rgv7rr@qG7v<K$mG8)ynoZb%UMQN{dwwbK7T#h?hZTnmp7GEbN29J
K+J@TH?Y@(U0gv9=qpiGc)a;d+<)qwQpAO8dZ<2F-ln3o)LvzY8FLACs_rJ^5Ts-s%Xb%rQ?SGqieeor5zSs$o`mi-T=|3-=f3xS
*%B$6$V#ryRg!wpb1Hd4#aM_cJ}hacS#ll-u~@1i#THM@-ff(m9m&0$JUVeM0jjVFU?<lVrB3ifSTjtav>V|=4HM>w(11v!5e0~d
VoenVQUsVHl&I3)c2jJI$!~Uu`WoRf(Eg_bav+VgKpol{s$j1B?Fi9)a4mWZ+nMX@L9=eOsfh#)ME==f`;l|%K|nZ*Pc1g$DPv|#
!~q2oLmS53HhPSqeH$7f1YB`^B$KZkeLM8#Y8jAJ=G1C}h7l(+sAn|VD7SH>lm+-r7`dkm#%fH{F3jtZfFEz+55@CH1gJT-3Jn3!
eQAh7^|zH^(4z-n73=YX9d@f)E;D9qPO3yj2=<X^<<mA-Zt4w=9l#vtn2ey413@sfjTl8>UKxAN{z90CCrF^ABE^zcbR>d-_8<$f
4xG40A5BwLLeEQ`nSWOCQEiu_HE#J30@_ZCf{GLcjb<FPrPxFEw1aWXs$F$7Xk<<vnQeLk9`@J1YrPdT+0)pafv<~z9~#0sBEL%s
_$2TyrR4#nC0wPe;BTLe?8LAo6qT)Mg1}&bMXF(nSjZfv)QJ$<buL~Ri6*@wCF^pFL;E$mt(TG3**CG@q8El6QR{i@h?{O)phM>N
6o`hu$Pq>y&NGCNY>)<$?{W>XdN?~7@#Okw?^@l<u;c}^7vZ}LVs@6aw^whpK6}Plq<yFFqvKb6=X`$SGRcK8A57w;jXi#sDmn~E
Rb6td&7&yjGh6leuQnh;sx@bP`n^?JGpDjTV!xMD&AF9np`+ASW)S9}V*^yxb5iKMr(0&$W*02n(jpv6hsL_=a{eDDMDi==%Vg*j
LZo=<i0n?VRQrFd8O>)4AS_KHTXCa*xVxqMkB%0(pB-8=!Fdg5o}qkYfiTXdM(*a#WW`inGac%-mRC%}2Y6k0vxs-Q(hbbQGbu$V
zoxKL4LY67{(b79UJ#S%*I$j^Nw03!!To#QFlOsxYt=JPH>OYY)X}Xt*fE=u-#ywQc#kIMmcK$?bT6Fh$_SdeeNwy_DYVzOT^l}U
TXelqT=mt@Fp<(!k*&^@Mj1_{jjNV|5=Zgpe65?;7Nfq|)Yr=`Tit9Pv&|)DlM)uHBVIVG7{xK|H@n98Lz&iP#6=s`x+bM$7>gw)
rkK&rvsetICh`Jw)x5)J%O?gL+}bq=q>&6uSJkY8kFrkmo)@_uQzLOxu9e6hzZLlV<-B#q7NVR^kb)Y7#Oij8*sv@}(4t7$8iKc}
)~|ajs2-9+4@=ALWI9zX-Rmxm3b9Jj26Lz#Yxh8OZ5!*=<x;)Mqr<WJ-p@$v>}aK-l}L5z(TKKzi+G7Vo6lO-EFsU&UjF?Z-qHn0
QY4Ja>JEmQzm-fBoSF^i!;|gQQ+n9sjX)uU<Z$QOmd#RFf?kVN^-7AK7+o=x%XQxHx)l8No^(gKSAOr;J!?=}lkfA{??{NB!-uHf
2N>cIeJV1!V+ZJ>CG53Ez_qo)144Xi7&74liB8X9T2e7Il(u<M43TMiv@Hdjq(HeATDx?<P8$5Y;7$5&0ND*T(Bj?zq5zN&_OeYJ
8dw~&rb&o!MchFP$YVPoi5?10ULA*tfs_%_P!19RmfI_)Z<xV1UU__?78;o-RBYYp4On_ZD=6c_pjjO+K~NQ59`+LAX^KFXtT9nV
sx!R8(%$Qm%mjuBA1tXB6RR&<=+%!PwwTxORs9#^0~Jd<>x0t@bPGm-AFud)a9M&6O3qnBq;;O)^?R}^s8KBwA}HZNhfXm`rzoR_
D0%wRt}ld1DJrHk4`#Upj)@$`4=S2HuSluXQs|7+*6bkFg%0EZ<*>aZCyx5R7xJL9SLeS=@tTVXpjc)ioeF&r>rq2K?PJG?98Jr^
kl=~}qQ!(@gk1K{rJ`ogDG2VVJGz-=W9P&g7i#)?kEO*YTH-g`{t)KQ)HkGcwj52v%PK5bMMPLchZ(~z-x-4jxgn;zmJ9l^*8MPf
iVG84_rYnX<be{08mVqp$tMcYS;)02K52P{aaXk&+fxSq>eAp+%9pl^0MMh0xWPTItKPPYW^c-!_lLpF=qGok^fscRY#c&idsc5~
9m;&Y^6>#LJH;}EjShA3;wfD>fO1fgEv+_?<cJEjFhCkMgHcPA5XGXkLpPePD8qd;B1QsnjXgE2Q%qYhrSMoG!dl-Y>;Xw=3vxG>
k|OIn>^cxR)LUAO$kRyOgQwCZhR%p1Lwh2$Te^CLw!6FqdM-G&C}zh~YD^1*6&oB2ULZq3MmJ`0WX_Q8Nf7kyhjD_!ZN`oSb`PuZ
it@CUsT3dwBUbu$Y)R?1oW<S=G%4@Cduv)(su?!Mh1x$J_hAyG>dL|ljAeClHi{7wJH>XZnkpt4h)`ZyM)lJMkJtwUS(!Uk0X!c(
GUp)a#pS6w<HJvC^XNTEudhK&*1oimsRLD3EW2BHp@9^Ri%>c79<CAhb|d@m=yj>rnr$i`w%w3fvX+P_!+GfSpaQ!R*+_`MhejdU
kq&c9NQ4P3M8Og2+^F8B+a(^nlr;jgu7zvs)GVtKCs`Nq#M_TAQEhPA7%nc^=>Z;qhX)K<`Ah1gxC5CH8e+D+TJ`amEd(b>Dg1rP
D5=<~swgH*id4KpE+VlZRO-k!2N5h1C4}*e1HA=Cl@8!%-{TQOFQz#3<N(PKHQZlW$ToKCx7BZKu9dG5R_;(cVd5GK+B@<1bUCuu
gw=qpt*T>b+){p3rBzj{Jv?;4@f58vMp^XT*uS@7X+V+)sZE5auWCQ^JZUrwu2P3eYp$W&XO(V`k9`O^V!p+L$1Kup?kzWLfk7Ft
sitON<SanpWIek$dy>ZN-o_X@UIpQhplW)IFdM)~MFz6<wlm>WU{!{N#VYOK(4w+ENQSCzURni$HoR@6XfF2{QF0_)QWf%xKEpK?
8l)>^?#zeApAwGuT|&1trp2{mRn=0i9+!P-Lt1Ao^ok=I-wU~|g^#5|x_ol-eJWT@-m7^F4(=-$AYwe8<&D*~@QA4l0Ldis)x%hT
EaNy&0><&!jZ8=&R1nynF`3AGHhC7T1SyQY^`8AC0t1!2qvw4e7hF?a==ru8Rh;KK=+nk%HtW`+;vP@_9!T;_L$PjzNe$^2cn3kl
*#J~@isO!3xvn$6EkYg0YZxR{oPK9Ozi_>d)Oik{S8?O@)Af4k_-k9#ZW(4Ou|8_KOmWs+NgMk+GsJ$UtL)4ZE@=ygPj>8k-!Sf=
YG~I!_m}so(g7-~Jdztnn8tn4nyoiPZMAA{*ylej=4EA;L*5>j!uu`WjnT#FQKAPaAmr;71Xp&yG9u!DVUl-C%z0Au<T=+lsg&2u
kO&y(u=MH6oy{OaeAuExfs5BrUtQx{L}uy=AzT1UF(ly>yjHqFc>DEuB1jl4Eo=>iWJ6Tb0yg<PA_#zp@YVFh<}Bbl6QM(^=QlH8
AVbmu#RNmC_VC*A{(Gu5Pn2=)T=}qFHpBHpVW;cw#`l&H=Z#{%8xL59BgBjX0~2u_u$)c$5H%`P4LDI8`7980hs_?8bG=fgmwg2q
;lE~sOQ0*Ez!n1q9S17Q&koqvrxRlP3OgEJ`~`~dU^`^K8uik3GXpC+;w!AYE8fc5&`lKFjdkC~u3K=fFfjI4IQ-WVJ`vo$Z$|0T
Ng$jAE0|=Pr^m*%AUxDle+%>++Ma|WC|f0%m2M>m-NT;=cn~ScjYSX`w$T#U^f_EV{;IwGX>Z<_AIaJ4S?i&K%Axt-P;5#KeFO)#
&qJiZjA)VyX|ABsfL3^Mkx0K>_~Nf@G*wP0Ha^ZC+ldyr8*QYw0fD{gYP_@7&H)DEF=0HVKWbLHh|ZP+H@+pi@mh-5dhGvCtM$$w
Q{j~|>i!v%(8(obO01h=hB{yd(C)yW)$N~P+<HnHmifrII+%5#q`;k|4$gSHl@LV7@AI;Mr=Lyb{>UTVbL3wvEW`N!t-)=4qYGiv
8AsB^Ut|^{A-C)Owq=8b7OZu{yZ*oeFAzYLR0o^F10NmPrhXTB`!-eah2!=^X~rDWWcww2fFcRvpcN>nga{I%hX_^A=O72_{62n-
_W!ZIjviiIJvp5II?g<qU)_59oU`@&&<?}CsCszEoIChWoUjATd-wXrFK|%yIQp=+np6KivJNhH$NwysJ=lJXCFJMx$EQaD*N&Rg
rllb<l4P_8Ut8+?%vwz!ua*YV`0uS5$TqlKlWm{`w0H0vyKV5=CVwjX2eXy`cjT7`-@}c@3j`qmzI<XLl9@9Tg0%*pG(JX`Rj3v%
4HWD_<HKBPO~WRucVu@|^>KjV<*AU>nRvg8C8jUk!m8=XQGcBW?)LvcTGyFiMD4_vE=pw?s<o4r)CXosxu1d>@7-xkF5}x5qKr3u
Q#_^)sbZg-yw%Fqc})+LhSnpsMWdu`UO3xU+L1v={%^Am2<B-$*)2Lsx#QKkdwL@@+Aws{YKVyi6pXvN+P!2mU6VpUk=Eot$JKR7
S_juemjd>?%;u6E6+2e8O~`10hnq5o+5hqs1rDP^FQT$DE9Wy$q>4d>$yp#G!s+OeqktZc@KigAEGS^DskG42|7G2q`QaPGix#mg
-<N1cl*20zfyn;6^%Aw(G>`av7;X1bq}oZtevikWpF8f?To2TUnE&y6<=c`fAc&=^b0{Cf!+-fR=W<m)hh+^j$E%;EIehG&b3W(r
)2F07zT9l{V7ABZ`=>M2>)<szoAHB6cJrI}IB&{c%BFt(V+Ataj`>ObY=ULFnW{7|SA<!<Z{O3icL;o++4lE}8c7deqo<VIw1=0U
_K5f&(RdMcVkyS&N-e4pajzj?FPo%5=gH&sZ}i`KIncdzU&xb8SVbgJ6PA;~VHZwZ3NRkxzz#$Rgl*{ku%)wwsk=|R6xl_bZ(QlT
-kRscrJBj!ara38l0p}*R|S0<tV=I2h;HS`MaD=_D1u?EG+iIMYrJFTyi#nHLKQoQlVP;$3wl{0_D2^~1Z%CdVAm`FeM6EdlHx2;
t)PzH2fgguiIgF+=O?1^KHV>UZ;gm*X~}RPMZM1EOMJzj$xz(2*#L*I4<8LjDwW{p%h`9izsk<A;Nh2OpNfc6Z$<XCtTpM=MkG9Q
?Aj2lZBx)>wXB|zVB7l4lLsJyzvV;r>J^=H4~I;hnL{GR<&bTXH8A@dLKC2OBy>_jvJgkFH7ODxSGIyP$y|I&+hpcQO$Z3R$Z#NH
m=SsfJYRn}bcBL7)lCw?yT}Jf)(_sH65UqGqK4+QsC&>tW1`+EOXBP;Gjyr}p`p9T0p_Q+_?iJjj5Ve&4qkdI0NB|H9)p`p5##PB
x54E6TpyEng3+peZ#%47)mdcj$P<Stef!4|;p(bKhouHCSzc*Z6IgnZL94&CMFC*s8^*VBR{Lg=7D1}4r%hJt_eWIp&wBn!aN3!5
ViN?wf=IsD7uxK#y1Ot$H?=7yEO(uAFg(Gde1p;cLrv6I3~1I!ab$h7-alK~F1{!g@7aD6I-#^GszvomAz?2WMz@BbqEeV<^{scK
T-;v?Z83=nhy_tdz(GZb!t+_f(c?X9zV%qLcOUI8!-6&BDd-?w$bs_;Nf?I@m0Se`=&y=bZ)uC-%X?k;prC9^meA6uW;xb_I<_BI
+7!ix1;hHf=)okI{b2mr))%C9)U$%dH_N`<&smK{{pO;%G{GG1C^9vr(YwZ!5{2ABP>>)KNC(FB8XMzN$>Gq(`b0?jAU{GMm3JD|
KRbt^Xw~Z>%T08XU$2y*84%lx4!~fLSl#x+U4?SKs7d7Vddy#Ucx6MqFEe*%H!Wb=(%2Qbi^xb2BA!P)=OIHFBU2Mc!?KFaMnz_w
p2QPmr!0wE?WSgA&~3NGcyqRHuZ3>V_|G#42*cOf`j}E0>ikM`;N3OM-PbHa??E$;9`Dy$>yD>%Av?M!98js=`fi)l)Z`q_H@N0j
^PgFPe+)V6zPCCS3EmtPA7l-D=um;)@R=$!nU}aV*ddC(>v;QD0LXo9@)>VSB6soc?J&{8bXvD^(f3ATRZ;rG1vB9RyUr<mL>rkj
;`Jc7HaHi(>OtXQEd*#;&q)0*G<2)(^I&>z2JM%#r$(SE%CM^)8o(yd`q@C^8RR#m2Px4!4}Fo|%COA<xG%flEf&?BX>cC;Lwq!?
hu^psVOlF@#(+eU072X7^Vpse4OU?x`fHn7t^ZQI*sxbVCCK{9@(-v@dYM{&glN7u*BnCp^l);lt|9A|ONl6rTPu>OmGn*ds^5Ik
)qR#sz#aS|d^FtPLrIbwz5+9=XI9V?@tWgYQ&}bHjM~O1LhMS1H{s~d#TESv^cB8Y4hbCIm2sJOwV#B$ZFq0KZ?WJ3_*#s!@IEa)
@g%rTEjveyU)9#++1~9W;k)eYKI)GHn{wIrS}eZ3JSSyyZ?OyOo>8sxcB)vdD^$eQPsEpPtD4prtyPFFlr5%`eJSgguj#)&=HR@k
bt#K#&G%>BfVd_U$@DL1jgygKBBY?e8|TX48R#<B4QI9)udsldi;RP#4d_^hnoxs&scB5$UY+piCL6~liCSk{YHC`J%H~L(2_%6)
9C$%039BPg)+B@i8VGwJiKA9tDi9RxM~1rMH01UgzM8&fB8ByZLLEM+p5%-uW*dYEOj^rM2e?JXbaWStW0C-M##m`V&h~AP;7c7E
*Fz`UfwR)dTca{}H#9E`I_CD)!Vb5uI8?wRFpU%!BpZ{Z#4w1Ek_$vK4JaPUx70rMV?|@yz;0u#e_H7!Uji7Hpj!NwobF^JlikY?
B!c)>4ieajrm*z7V|B&Zub9Ae)CVA*B5|gd(n|$v<9b(mD=@{1NP@&8LZ?hU27t8?v#_}PYSy!Uys=E4JcqP9nT1_phm>aOdhoNJ
lU|y-y-qD^R=_~eWVL9hgch8B)loKBAUze+xN<b5T4i$~{0?2OSE#)TH28#>%BEvx7Lyy)IlMhN)x(}rpo@ZU56sgxd@Ho-1k#u%
Ti)>XL!1|!-G<RX=Clw_4Jk_202#&h#Vo0v@aSR~b*!35T+TCp8P|Mxe00J3wLLD`_|}f^2zyGUMO?%@XK67x?rz6VQ$!YQ0!t(+
E#=(9+&hGKrJ`M(#O&j*ggrH3rSZpDs|J{%&xYw>>g#&6PD^@|KKlC4h<H|ujm$m3MDnB7iImt+VC@2egC?@8bBH_iv1kNsZZ0m8
txK2J;^~-kC8I<Jk{GIw2C+8BbjMdz(^-6Y!p=1|MZ#B1?yY-=NR}<{Jn3tC_->aI5UwZ(eE42wP$G{<69gl`wS@%UE11EHbgV-n
4eU2NTH$Z2>>UbX;q`AVUqCnkE3_Poz9Nw6908$yKAhh$lc_h=YI}*dq~oP(en=Ou;%1UsI>%8d+qiJ)1|uKQwUSh4^woU)>#9E^
4Dp&)2Dcgaqls-16{;k4yRngdEFI#Zt=7T8Y1788RJTE&$?v<(l6_GA!BhK_V^UU6xsX8>lq6EeQ}glk35U#P`Yi1fu1gcWcdW}1
V`;IZ&pNk+MEUQ03sjOZY>He-K&57-nRa{!S$j7PV<(Sd-?hjZ6Uu!12xct~dJxYdD^NkQLQ9ci!$V8zU|qUuYvHJMs|YWv_`CFK
zE6)45>0Ih7B}|U3}@Aa=HGATno!zSWaH|ie=9+&U}k-<UA#+o$-Z3FEj1__p=wIYV1>T3wSIJT!qF8{Ohj$9Ads)@wsbT#FCmw;
{5QcCiVDyi`+~2xBL$qI#Tzh@a@U>3TzvJ_ppN#QRi`4>;$yZp8GBF`&G_>+It#<CmB)mMAnkm12esEf9?q9#AsS;?nhu#g{rog)
xH?!sk{B2rF5)7(?Da4tz48S$*E%NGL<eclj2+f}d*Sr4K@aDF#LP45G2!)Q9rlMBrB=xz;u@s6WAPJ5%Ee(mz6ngjT294w=_{mK
5$?J$F3>THNqx_^VnC(SRNHC_M&^PULv0p_tV28!nz7*xI~qDHiYWWHsK)$K2#s#-Q**UK(2F=#NiJ8_<_(a>Dki<6-G9Mip$#~C
rKv84+UhG|HEor|C)3bhBS#kI`ONxK@*Zy?@qOyWw_5AxFt*+z?o9RLzuk`;=Hy<aBX7A=NalU7O9g%#+3|CF%YMwgGWqvdZTe%J
)J^Xg`bT1c_C;Ri?hz`FJuNiJ>PLaG7tl|A*O0{q5(d|}hZUTX%Cu2?T4;KL*CSCD4~<={2x^pJ#&D!!Xe|K9+U!KL;|-e6D&Gbg
^g2@S3TPqXHP%KcVO=bsV|TF)A#7alt+vC`*bauq1YN2P3NK|{Lrd<y7Op5TC|bmo!9841LIT-nOb8<N(eOy}-Q9_)Al973g^cmv
FBhw6m9b~rOK5DtFdUYnBVc6dUXzO03P950J;x6iA_Y+>kX7TY$gq*`($Aw+Y)I2UUo#}RqcD0_>d$g-Z&%~Z&zsb)(@g^tXmq=q
C*+T?jY>fDjlGCf56b%TPVw?n>Jg64HRdQ9gh&OXuWxQyKNm-e<Zpq4c}IG7^rhqxL2C$8HCYwfiI6n0b5uHd)%2nrP0&!UD&8SM
>zk2vI9RUKrEz4c?ghmj@+*@jW>h_7-q9IPRILvWl1W59OT`6oXtrxyimT94*S>OUvTJ%q4F#d;TP%nVw=8DzipVC&TwStJw8@_C
Q@tv)M$)2ZUUlm=LDK0Rf-}3?R$(0tLgm4V6Yc1^dbax7neq7az2C)};FhlN@Zra54YzGs;Gww4xTf6STGY|m4sa@CTZ#v8<&kFO
2;8&E46bI{Jn70UW8+q--6q_szXFz>1V#6oyD|WR>ZbaH<DWrIH=rF3Nab^<ULuev7tfISiQICebSwl&sBpwc2q5k*luG73Dgcr=
2}mN{I6IDdHBR~vF_o<}yR*G94x*6t=|&wpX@G%4oL%5ha0>`{BSHvJ6s7t2x$y8{qodhpdg0n5%mh&;rr4Gge-5?_4JP(bw~qDG
hbg;c+ICDDRMH8mn*J~x-Rf!6LY&U6>5OYrAGa*gn0~to*N?;NzLbV1{Faxfpm75Grq0!S5Dk3ySc!5tu#C5Wy%<>TXl|fhc?pZs
zuRJ{O<VDyfmcY_hVgyf4JhnfEr>ro964e^)}5j?Bct=}cMm=#>oJE&h%r&?OxC2Y;O`$Wt$!!hbhM^5&lI>Pj$%N92_WiLbgcwD
JnYd;HCE?+COopQ(@*c`pngRGwUu{w1m20t8X$^vCa7{;-v!b&2sO>;oiQvn>lA^>ONDgyNwph%|D$*M_T9xmApYe6@5h##(|bqx
NU;x@<E7)RYhVcQr3tY`P)oWQ!tq{C^c8$tfxFB~I}vzZRa81z4UW^GqK<Ke?6&7NrMX{_fV2{+W2kgloVt1tynLK*YJu7A>oc^8
62n60)N3`D6}FkBXJ?IwxYFxYYTqwm$?htltK+MxUrP;H*Q7rif;+otkr{C1S><z3=N8$g6NtlM3e@phC5G_l>hcLUTGY6E--v^u
%5!V&bcJU0dVrE6Z;jocig6n8HZo%X@p!mVbbfVMJ9M*7iG;#4o$ZY$U!Ln)va-XPndv$sLQT49Ybm9iMO~n+9f1l%IdOW{xzaiv
A}{aWrS_UHM$xKY#eUJPdOr#<#1j%zY+q>^pc(Y66&@}n<!m$I=<2Q48Pj||mxt1T-*{WtFI3zY<2c;FBGi1s!^}5799n9CRAfyn
(lL;;F<147e33Edq<;E6HrlzjJPlkxm3!6uTgysLJk!CsbR~Bo^uD#JRX!HweNwG#?_&V%8O%(2l4hBf#*Y7KXsjMs()hBaDLL}B
jch?F5Q#1vyVCs(-(XV_rHj9<1^KVHpP}BDD^C0k9IS2U+Jc9@Ay64jrTJI=4XECgP$2i!aCP=YSaas(!N5Ter~Q1qvD4S~e#rmN
<4``cp&a8sa?<qxalku7k7foBVkF)Oy+R|;-Rs_#BNJbqXy8$^QF;0I_YtW$`mdfROpK~iM{siuF#@B4x3~%G>sykO&*Y0;>*6Kp
ZWF2wft%Dh`#vZtXmrpKteE6&8`s+~`Yd#bB!T`)oE23rd~-@^F;*#%Mg?%R52aNJr8d)uG&9RE@vFWlfcQpV=En}CW9+Uki=sg$
+{>T+2>5Fuwj_dD%Tz_nu_4WKSg&XDt!ZnRe*B&SJ*E6lQn5)oi+oR<c?w^MM3KEjW+t2}9@9cLC*?nHR0aoa97e}%_R&hzrA>re
K1RPx49z&LeVUL&ghjo_QXdu5X(y!m9}S0=I&{_ZogWVTimT9Vn-N4Ss()>7TG2YEVz81q27ra4m?26ErqXGr78T6l%p7d*lbqe>
tpmBRE~uUeDL}Y+v}t<p9k0*NH8`)kbl}A8r<tVx+mrEKt})1uwxLf!u9mnOq<qDCryphT=~li{XTzsEYgpHs&T+%obHj%?56War
%Ziy8R1Rj!_NAHidj4}CUL06nT|_$~D{UVmLrT{}%8nwZaHuQ0=^bkv(5v3Ji(+Z>SArxhjj$|fZLwLa=f($(<YzX--omk&JkafH
R+eq6(wYgh>F>Nsz^Ow7SyCcz(j$?hyVwyIl>IrV_GY}UCA6zd%kr$i(D4`a;&#VNBXlR*Rm<b(wXXXi4dkPoO*B;IwtLNc)1l3`
kECoeIN0^qZTk-FzJ6^}a@e92<;Clq=!Z;0^yjGQbjP=D+j8Qtk+K+e&K4vpRX)LY7WBTHaur;&hP#NTl{Dk3eLSA9HOzU!8(ON3
TvQVOHEjjHCGMh%-V!Msm14OM_I&<+T#Ss`6O)&8eSo%(nsn{*=se8jGkhxp5-9wjbMW}ab=ZeD9fjW-4AujJ&{!5*L!JEU;zio|
<;G|AX!?xhedV_lU9YD06Mzw}h6dx)fq98X5X&ZlLs0B6D-Tc63Ut<<c>k;0TJ*vuA=sZUcAMsXwhBIr<DXjBxs%kL4kO2uQk3~2
q+6O02-2$K#amI!lvbwn1|WfI;M8VnY~wy^Y&HOT`~Gy2{gg!zK>`ao4#lR9`V<GnB1<%a03sGXYez$Rx8b$<E<&+JrT)&vQ}6q0
K17oYewC{mf2<V|6BDavwe&?DxK;No79t1GoKUwhgX3>Z(2<JY<VE3hx6ihIw<BmjH)ZS{cyJxuJGYOOrTZrb-$lH4dOg?yYRoom
Pejt`NtbaMUT&h4GZH4#LrO1l(AUQo(%-)ow4F0EGA0oHH@<~)<3I8EjblpZe?2sFe4JZn1JWM8bm^#y;Cf1yK0dqeFl2i2Udz&h
-M3xn!P*t$lYGPsxUI?s`EG}AsN=DUh=BHuAI`MS-0t|276En4wFi3WwU!ul_W9_ul+V^tv>k=?@3!Hk;r2iw-2G7hJN0_`Pdt3L
M#$K!lFdWQkz2*(d@dCVN5H%2o-V3$E?t#zTC8&M<&C&*f-lP#$3ySr3Q6=0oOln8gs)GRZ!7!0wbMbP^YrPm&(3B4S8)!4G)Vd&
Bhd)KhX_#*@^`MYLc-DE{F#y3#SND~uTSGoG~yCy5T8;A(q}iaemUBk#ve%NwvsuTefKvvu6ZWidpL>xv!l&9Hj5d?Z^I>QEN+yy
y~2N5mNoFT3!7Y%i>`8KPpFUGgYBi%a(s%<1?@8b9&_ujIC@Oz@)u}$jng%jT1YRF$!Q(m6zjJQVmI6})H{CGm-%?<CB5a^M<>j&
U8gkKR#axacQ?1)^62K9=I`PA-!k;vF*f_9<Q9sE#gG#j4>Bh9tppa*6Gc{$hZ|B~erflmn(dmi+WV+_LB27PREXWa?UA(F#xW5z
H(yFYruVXGS(c9#q+xDprYiDQR+=F#Yt`Avj61smqP#)*iU%bMiXi9`P_T$`>^SAUD|;#+;_AqNlos$$8=*DXU*sQwQH$7zOM8rT
F_o$lg7dYZt9cW&&m2~w_N8p6Gd#>T)ZOC7Dj#{;i!~nlTH4L*O}S;;dhRs%bIt}&F<9-GCNe1-C1uH+jncq)&iuz78uQ;i_@%9`
x)i5pi=&k<L0TujQGW>Hv>m!}O?IVrdQP!tGhqTO>iTz{v!dw`BTBf(8P?Y28(C)$l1S3bpTH%3I>mt<PKLBxj}_UGeIX6hFpyr+
uGYmVq*mEWDIzqZifNSMXmEf%5TOEvq3G?nDky}-F{Fqv2{$*}ZFRK;lGLYkqoR0z#kbtpaBG~^W28?NTq}L+oZna;WwAxfbhV<z
$2sZ5a;3NBJmO{w=r+;yeuSZW&8LL)G1X{d2i0S5ELEV=hb}iy6us+eGBB)Mk>%sIo7z11zWsMJeK-`tft0EWowSFt7v)Y`9qsYa
9VPQYtLSJut?2Uxw<-IW((+yl@7JV_su00C)%sJNAkW7-$XFQB(0)`Z^S{cv)3s_xPF<~tpsvD8=L^H?qo0N%vtfOm^da}s)N)>R
I%M$mxm1^NR%wv$Pcnw7cy`P3wcImMxAW&dNI2S`pY=KRKKzWdey_&@WeQTCDt_a(AJ4-bMo0#!Pd-1Xu>0-7!+U><5Mbo<AP+Ji
|1K%}yZ3xnp8xsw<~_YJrLJFL+Mdn-(!fxLpF{aO4^rC`_AI#7$MPf1hx1|kALM@%rzLMTU4L%BZ<j6kI_cpL+*&<*{c0&sxbQt?
>GxI?4P)UHmNE<L8_d?5(iVOf{U=V+;}MyQwbwjyoitIY)^n_49OqlTph<FKo_%pMFl;Phc8JW{j7ao<%pG3xoSh7&2p!(vR1Gwk
rz>q_ds~!G%@8!tAyLOv`|;z1{ur+=^U{02YVDOutz&x`Jof9<zz=+Uy5PM9O*vAQo6}2_W{%eDezvT@ee*ewY~y_@{P*Po2-NA+
uMQkg5IE<VnUPhK8kc?v-^ZK1sA;8vc8X$n|3uW8uz2G3F)~Um=e6Qb-%guMs?A8-POdAHdM_%+m2ZF3YgduPR?CS_`Aw&XdJF4I
`xEi3>bxHNVKl}0oO#eGj?0tF+^h%=VJtg|>n*F&f}JKSS{Cf8EO=9Cd5!ae;`LvisJzlIJA-I}S{WX*`sHcP*~YjQt*S&(ZsFJ)
sHc+KVQdqPG}75KZ93{BN;#tH;=&PE3&mPnp?Ck%gVsmxoi>L&aqi4Tc!*s^sSQcIaY*ZX4;|-P$R@^X=<lkEqEXkq-kg;yE@%`V
C_!n~x{WtAu@xga45#mWO;*>a#6_TI&cBRfACt3}$g`r`8)YHdd7FtQ{kV<|X*N-HeDkbO%^%?Eaq~T1&%VoYG^oqY!!(ZjZ1;M*
x(e2KfyQU7ZF_ADvx7+e=e~=Th;-v@`!1$eCqq@l>&DM-Vw&vs!67dX9(6)OXA6zUnfX7>Plo8z&k!OrZTdxI>%?z`e;&F}=uLM%
!?sr2Mdu2G9|cl2vKm!&#%&!hCd~s<INf8;DV}Tz7sJ{%;dP5}uRPu7T5_(mT?kjxY{fyHpOv(|rVhgDWj~|uU0+k!wsxY$j`Yv#
hl(o29ABJW-X{Rs_Ss$Z@U7yGA9`Fy`EjwEblOfT`rt+(LEBjI)J-jt|G#y9TIM23<F9vqe5o^~H$guuaA~W(S0@&ZSjD{*W;*y<
D6uaiXmIiq#f!=dT3E(Zn$r%uDps#^xr~^8lA!zQ?@6yZK6J2!<GQq3m8966rhDD=#{|QOi|aRw)~0cl1ml$^zTG@0BeoqbgPP)E
k%xj}8XksrlqK!84)^_4uCadsn3+htya(z=XjdgFtJLzD7q^0^Jk&d8r@{6*#p})dC-~Q?sWMTgRft@04Ii?X=0x#i9M8Cpj)o?i
_`XiJAal4fx!6A_pp+n7+?S!!lHy67Hi(e96%J87wWbwW^{13mibSc}P=U3<`k}j>^b5nDr$XMqwx+;^D`!h}Vg}v|pOypL9hOXC
W#E`Ki1|`);60r<o()CW3axjTr#-3jT9QqCaU3c?k6yU(#kJcJ9gFXmcCBikSEuDL1XNR|w;c4|m%yfa#OQo9v}E&2o_u)os{zjB
S?rHLUk-37TDUrqcX{72!b8Sv?NzxKn^EU#R&}r&Og+m`g?y`xW5;{@v3%DaapP)IIDV(MS$gVXE3WfheEABI<K=AMJoChIy=Fa_
tgx9SiQ8QSwn`Htm8Nv%(>{7=^}qfdAN}>G&(QFGh3018HZ+4CcUU0XnZ3D+;IgaJ#*}1m=CvRv3)(_0r?)sq=W!eFtAnuRYR|yb
)<fW()b^J)+1>W66QoTF1VS`>1A{ul&^0e=&`_mJOT<$j2)EDaZW#Ob&NFwXy)5s`c%ImgY~bI2YmIn1;w{ld<0TUaE;jhh^GsH_
z(&IY1Mcwgh))k+DpH!HYsp^<biH6@QNzLtu)A$heeGD?DL2E$5Sqbqo%V{vLK`LFYuAO&lGXFBat$=N(cb12VxI*-P6y9hLgn50
MW{9EW|OzS<n$r>UHD7G8Vf~o@yA8$UQRn}0)}}}?r>k-P5IVU1ya}HrD;Di+11Vi(TkD8i7(8BQvvvNNUoDfepGx`v81H-bd@%W
dg7zYWqaFhu_6)`St0tEb+*rIA7itfUZ6Zl*3z9q%=0y}LaQ1m(sRxEoc3NB=WN#<bS9^caw_sORnOevT90~tDO%>Lucm3_Xo*9+
yRo~uB)b3Txh_S)s^zyDLQ!I(DQuCvc;rEBJpc#a<NYWD4+?Kxf1|%$Fn9~KyIE)`EIUNhq2>sn!9O5}r}@QWimmgQ)4SR)TRdd*
&2ySs)H@kAN@9@zT#kR%HIIG$`^7MpO0rR@PqZE2Yd8OR?RoW%l+ItNd|OQ~@u=HsXK6yTuy@3vP2t+wS6b`&3Xh*fb7dGDl!7ni
y7)z?q*&8VbdoDP9Uy&}#>l|WY+IbQxI<3osJt9y`93(DxG{?A9alLILKe|PyKh0QGp{)pAex;O;x$&LXlqx~8L<_*+>G8{uQ-pc
UBWef9fWIR5zy4qR=TLN0)$YF-3d3E(((Q^Td~teZl&-4dHfOq&Hn_Fe{x7ohx2M3%>MH;{zM8?0=4`V2$c-dexLXZd{pL&$7STG
G+C~^bnO46RFCAwb|7qBuPkZ5Y$qRy5dX6hsr3wq#Hy-{yJb~GR#fZ$qvYDUJ;_HH`F9VH_tULZAY>5o_J6_r=!H;4tLbrpsErC6
pz<I%5>bdO8dE~9A32D#xuWjr1rf}$OA*>S<L9|v2qZ5svfw*$eR$-RD8}hrgL#haiL6lzZy;(?hNX_%Mx{x6%d)R*)n!%^l?kLr
79rGPhc}t_;m35)DuQB6Kj3qArlvc!%vELUA=Q~|Rje*0BOzl=*gsS2x%F6v@qkIw(ts_5d{7Xi5A^PPyVHVh9XfqquN(vd{B$+S
BfhZB@dyXb6XzVYUg_7}??6-^va8-PU%AFb1Q(}5@!<aVI}ScoX4CW`^?eD103>RIg5a=0v9%@*Sc>U2+oun3Hu?WTyj=aRgY3JS
{R>b#=<Gpq+rQV+J%?GUow?8(Y^~5WsR#*lMpxsH#`KmYb|DewY<_4G;W^D|)WcAdLOkzM^MBmpP7q93leG}(5+3;pfX7D|gpZPB
PX{w|rZrF2&%OOahK{<I;qS^ubE9#+NcXn~&wa*O!F?>B#D0X0BcR5E5KJSSym-nrdbHz3SX=6#0>sM^m!(khACeQ@Q*RoNz0^;o
Bb{~_uX(1y=tNE_L(_rQ=f)N<`}2L!@TV(M`_}{Ay@uQCQb`ud<)AcQG$%-GRP|e2%+KjIZ|9F-Vzzpu)fsH`ht=owGLFur>-k>b
Xp>TP(lImp%U#o6y8F70qCoN=4v-P{_zpn)*H-vr!M&7VN009s8v@gD>OupZ>>?P}p3R!QG6g~Y^S@3q5M5v7GrkJkJdHE9AdRNa
@oQrUCW}_O05>F(Nh3=P;aV=HE&!rm@cntHYVb!wuvHa!8N|;0v8D}^cMm(Kf0&lv<+Pj7vIqoOxdIzQ0MNpQ>bYy$bm-Hd74M)m
xotk4dHDJ}ig5hcWVOpM<XqN8K^~@}n>TUHbkja{&mt?5&eF;}8*3}YQN<dnJLRITSBtDKm57G0&n!iJ{6g&*<C-p03is`<dSBBE
tAST5x9jvjR(=3{TaQh7^z#lU=I-2N9&+qUGUv;<a@R=sCSzxB9}EFdRrV0NfSP?)zG9XhIT{ED$((y$(`pC^po|w*g+ipQ1Y16Q
d9xPtnjR}sI%?er`Mf#r+5hca$oJ{91J7v~V$%Ou_j2qh*8{bwMM>6(BiO1v99PoZfQf$8@AdVH=zB8`{dK8xjVsh>{zf`16mB_t
Y!}7_d6pfq7m5rb9N**CJak)e;dirtR$nY;@E3-F4&P--3GhTo7e*&NV#JLh#(ZVdH#mJGLBD<|T5uzdCNli<rVUWCMN{#I2nqn^
=bpn&Mr1A$TD!TUvJ^;Iwxl8=7v!kKP_Rm;ZndxD^!nrbb>9u>C{Ll5h;>PZ1{sgsP*VxLHOBt9*1fmjA*S-6a!7R(0|SC-#)wdX
t00V74e5jq{A$={Lh7@KRnt1!Oa_pXp(_Vz=PqU996=cjj4<t?r)=p{87CRhmR=;ua0_5tA)_UwqBPUq?pY=V2Zv0W>ukw1Vbsn0
u$n;Su$n+zVCi&5=_7PQL@{(j{QhSKFU-e1`Qa~b?jvC%&Vsb-G#(?!-F)WL>tBDu!QaOp^7#2^Dtw8zT)8cH_T~sT-rJu$|KK)$
uWy%+S<Yp`<2qtV<w|aa)-2RSRIibT-3F}n76_l4Wp>%ke0BRPw5tkwOgxeOwEd9q$m$bpew(MTB|K3$`hi0NHSn)|+T8TGeKtPo
+P>Gbidn@nP^ZLtZ+lW`Dou#^;%F+q`fBJJ)n2^{884=O=H((Q)`*LgCy|O`y3Aa)$RL79B)!tt%9Y-g7SC>@A*1`)4q+Dy4fczo
-oiOgvbgqdy;?{hSlFxrLg2TsNY&STp=%3KHTg>P_|lz6tGkQ?xn81Td}lsPQ+Os?%?-DNE^x(J$q0j4knjO4K}dYy*o@ya9{;5<
rbbEVJvSS`DuD4{O)EiwEo6KP?!8`OfgTOA1wAV@BzjXFV8itj)x`$yEJ!&Ka!C=R+f(RU1c<glKqSbq(1aZro}%j4a{_ycB;0B`
<Q_WF<#s^`8XYFuY@ckn?>aJ(3)&oL(F4Ed_rqqs(CvK>?~VnIxP?V8JO6z+)C+AHfVR#m`h}tw<3By9NUda^Y)c3Tu)*!uaU`(>
kScwmjl43w>5QGY7M2+r<8m&;=z*<y53g?mB-2Zb0yH$`Xnr&%t{kEPVQH@Xs%t`<uUXYqwr1zox^NfIWvy!xK4-NCeYCBrurnY`
^@?j6r3k7>Pmuv9yywpb|K;yl=fDmRX9^iSB@r7&ii?8jna2ACn>nF@En0~|?M-OaksWaXt5<Gy^5ifrT52Ns)KZ{L3*D`ie2Fxe
uz<ve31GJOWtrdf>(o`#l?}Fo-r3?6TM`m2ebsi^Y08{~ygQ;pcJ{kyED0J=B2DefQ30*Wv^3u4lxmPg$WnQ+p~si1)^H1%rZ6SB
*m7|%?g<)HaT%&5sl8-rYKaoow-5~^QZD<LKR{6AZHrIDi5aYj@Yk%zNL!&{dR_XkQC-6t2rbB=TZv982FObqC~;2b&F4fOxr|VS
p_q@A1j&(_2*Z)8R}n|Gvh!VTdW?+8@hpa#Tsgq1D4v<=XVy7hYj%%F@T4n2A$|{Ps*<46qcpV@`tUt-muYmbX1&wvvJ(GS?#A}z
A!wLb+84qdy_q*~;86A6F(QR>N$$K|bU1n;sRf;!vp6i|CRfa3nXXT2yhe)jEgyeh^KWm5eLNhB^P?=4-yO1Y<Y<SMQjp!6xU=KC
vTdkXQ4bbU+(beV38Ma<J69M&=LGC74&7umB#r9VEvccvLjw>E(b+msWqlm+aYL<BnY}~ExUlBg$Th&VL{}40eX*JfQ%b-PvhHym
JL>T+3dNpkC&6)`mfdN8O#?XJr%LmsH$H@V4Hm0jVFW-)T#k64s_ukVJ8L9|inyT@E5vdN)WB|p7H+r-@oP@9WD7vj0U=gkRijXb
t+mM@kQScU)KCSUdu9gQ3iWP6J%R$|WaTs3H-_-e!dgve&QBwBUD8LyDb^`PT&fV5KZD62gHHdqIg+N?7Ey}EwCdbA<_gufQBPuJ
-U5K~vt#tzq}12LudGq2f>2tqBs#5)>d6#!58lsTclgbOYv#B(eQ@-&X0`J@W5KOUt4MWpBi}t@uWdy^cP*V?y>z5FsEWUZ<*SJf
-)wp6$Z3IJc>@G;+ctnX4MhqvXUZ#&Brt2VS8G|gA7q4)b=Ku_w4akVeIp3i^DHI_GL8OS9-OnssX4<g>ECLdwk>-0o%(KJX;}|>
<e9+)W7W+xxpCQHqJ`O$oyEY^8eHR_<7zc7KOe$0zGzA!)j9IVE-DN67v6Qy!~Q<s`_Fyq<cja$o)@|q{@ym@A3C8NN|G>sI=`;L
OdT+ffe|7IPDx2Y)YgiPKAOD`YFu}V2^t65x%B?r=kwCj+VJ&$4B`o)%JfK;t*0AlEMLyab|=f$2=uLJPf4Rw1fh7Z4@;?gbz$8K
WOyM<%LGNgHvo!gS@Bg-^O{obX{Q=QK&jxPS1#mO9i<NX+6Owe*;ofSF#sb4nWiO8_^m%RX>W#`_q}x^)6SzD&0W@{3aNb6-n1`A
)0%L@CzWgGT8N7pSDCyCrkp_11s>r1|3vmIT!k{Kn<~U+HDV8Xh=bM3#Y185Ys-sb4A41eZnmpLThtYwX})uy;eAS@7T}CI{JY8f
e0scWRfy{P_eL-_QXR`JVVsf}mVrkT7WL#~j2wUc&`P8vwWx2+^U!_dK0R`3aI}7#!$~A$gE+xhI5qlfz!=ird!`_WOTX8dttcOn
B@eF1I181oea}L`vCvhy2Y!{sg+R%xN!@ex#h%*O9ETF?cDLok@WWIMD0<kH3mL_JXdh$MBbt_Z5A<E!dXLi7m-nhIAInD2>1}XN
TZim$MbN1uCD%$Zmt!tvmWC+;%9JBsYvp?B@&5gnd!N1@b(mk2pdjiO5j%+LP;nkA57Xm%*PU(gtr}XLPpoNtd;Pywhq}G*(_Ixc
ou`wg<%(6?jB_uLbBY8pmjN&X&(ln4+$P4hoI|)%iAEwQg@9X^8<_-ch9n0fPH#~;pJj&eJpOErnG6j3;-_JXJYW&hf=Qx{p+r>&
lO!0HO5!sjw)aJ-E^lQg5dUvAt-ZZyFUw*d{d{{XfOob|za@4gFtA7vvj&xU9a&%H6sD0(bRxZmDl<(LmKF4YrZ6ep-%SjtM+IFD
6<Y3_y+)%NWZ6j0w7FjT)`v%We9zx&=xcLp9dCyq>&zg9SsUT}PeLw5NTCEkbg$jG=ilXg^v^Su=U&>)jv2KPc(Co}EDQt`tv=Sc
uw}JIb@@}b*T3V|DShbVgF*V_(zwm0hR`+oh?1bcrhI<e1h=tlRSG3h_u0~`gRgo#*ROWZyR)x8-I^N)>?Y06HF2UDXvSPwyvP**
wv7xf@5@kI?;>Z|=T_?V((k_R=TF1wL!45&j{w_{J5xaHO!I!+rO1bNqoJTVw;6{e15#iV2!xI}5lR!<JK{jNHRR$P72}<l>u~z)
*C5cr<aDu$A~(`B;?%$#RM7Kg6IDwDA1SItxg4t%fShiXa_lK*jjd8VXKR8su-W~Jjhl;6*WqdsG%!Q>bF2WY968tG?no_FTkT@V
9mqh`ky%{!UY&Uj>n6w>5!<z@-Gy4mRp=c{G0rS!6zQG!AW*{i>mlh!G0E_6hi%xFx)Uy3c(_gGpy!3XCek^Y2?Tc|x}@Tx^bo-j
^WBx{`%v{aO{4X3^oz$)y<#X#Vf!JEh(bM$0JYYbw|>^Su(cd_<(d($P*iIX1-?fIQ{Zt$QQKa6@foncrRf_!Q@vPbMhNp;J$SU<
XN9YE(DZN>p{BW>d*4dvO$JM5*uWDaq#8wBdqmgwe%ScbBWhqD$p&ws=|KduHOzggBeVVA?!U-_#9%0Y6sTH%z`(}^P(ejMv;B#{
@*ZAK_~iWY(oc#8G=WH}sDS|#e<#~+UNJ2^_NV%9uwNBessll^A))f4GxGikZNJF+>(2+wPWp%PI{&jK<sQ5_JM<It{_ZF>*3rYv
AHw^^cIn&en{?N&EjK*DM;fzm!cC(JlA3AxW_{K$oG{Ay{a71E=;xi>B_^sR(NMz)L9g6VWXYarduOI`*I>NqPe`m?xjFh;XU>9;
0Ucf54wfFX4qDEdofMC+6rh3j(jSgEedtJ!xnY<{tBVj#7KA%ojP95tS+M&|2`q_+c(dHY3*(RvV#I??Jm+7oqDE;)(|>G64XmKH
n{Q}(r>oRO&ThaY$sIXBZ-lAU3z(U3H9<iDHoX}VJxFYyn5~tV2#Aa{NN`DPPys?4GLC#R-^=vVRG~W^%wp<^;cEgqp{S)?g1RB9
#Aa||&1pu)Vk+jpyt~UaU^wDy0^QGrgna9n*E<&=YBWQ<bzhqM<5y@1h4kO9Y6Yn=#bC`pjTg8gGH<SrTLDt%v4Z+&@fNCbHZx1@
tP2|uh$VcT*pr*RZ-Zi@bhld8fM{O0sHb{KZkdU+)yEf6aDg+eTw;w+l8z@xiyApWHQfOcEqeUkF?r)$T)9pL(qZNGtRjji)<0k0
KaEMZ{V@-+`?xBf=`Tbg{@6_ZALFikKW80{xQ87X$1<Bp9Ld4@y&vgDn}_+8uR8wly@O(F)Uae=sEZ(oqTciRcX6AV@*#=M-#?F#
dUN*wYma|x`^Z1;!~UFnv%5KF_5WUO<O9#*#B?p`pGX0J90mWh4}XB4c~8u;lldydG<;L%oB%n=IJ~u3FccYw=2*|}+DWB`w`G?t
|GBUCGJ_0(`CGs|xL!BeEsHEoASDF>slse(ulalQvcoyR>bgZG@peg~9|f2UktAuuv?O5&poG`_kk*}0+gj?s&lw!(&-GxLPj~!<
WK_HnOySY%lD!NWoZz+y=42RsN^K@~0lpP2hj&X8Q4gX0KMozUC{?YTh#3o1bbY-EAy*l(|6340T-ng+@Zx4ht%1f1Zs5uTatRx6
V2V3RtwzP6h0#>oB0$qxoCi`Agh|@@BS-@~;iy{~G~9SL9*>3<{6s$uovMdnLd!UuCae{JEy7(3b=ECG@*ZBt$TC-J5q4(pKUw}i
^7PdG)A9L!U$1Xx+Yio8KJRCDe@_GT_@|F@`R$*~>rr%y{Z7Pwqw$|Ya%=z9lzZ?W=O3&%V`~TYew+{6%N<<5_PG!BN$g*>WCoD@
q+ATeaRc{GKo8f~@31W>N@}ioxvQvzqakMR^E36vm-T5c{dI)=-Cw)*dA6Vbs&8Yp2L2@_B<dbB@+AEMl0*0KojXYg2Ri%{kL|I!
?rZ#=Z%yDpI6w#dgkdJIJo2OKhxXRI83%ucqKr4QMBBOPll;Wj&t7kz0v=m?31QqBsiM&aq$>g=DoV-FkbQf|VEbhAx^Xn^iz;-7
_+88jFgi$QC~pw4taF7`VCOL+z||H{UYVRJMT^Z>M@Z!%0k$@12k;%IR)@AQ)n7uZHtZ0H1dD`j%&Z!%pnT`-1Yzif51N*UdSq|@
HFlQeC6JuvW>M-_&W}Lr?gtU~Ku~4V3r!~otyH>$L0av!yxGPohSSH>t5%Y+RpScdq8t-ba?u4<<%I^J6;|_-C9HxqA*8Ndr6Fq3
6ICo_vkOkFODiT3v|_>ZXlc{?Rd<IR`##krZc6eqDqp*0j>1}fsvtK971T>b2q22e+(vhaAAT-XYa)}ns3F~T9I=8Ed+z>k)Tpq1
hip-R&RarCtG5gpnw?u)cA^xDC>N#N=5aFXot5R(4I%mhgJP@GrO*iVBUMdN!1~_k;m=JOf(9n2TOmp?=GrQ`z?n0*W#2|#c{L{%
$#(Vc&29EmYKsY4$ilP%3^$)lS^culyI3%?+0MHxY9oRo4RGv$W!NfF4y5X+p|QKR^Dk+)$5V#wvTG<gL0N4X1Ypm>H-a0$GnI8@
&1l!bKA{L<lz?OyL5LDLH=iEb9mC<y#mC<I-n{yR6=0zEneFiF&Rmy;SPH5UA1HVZnb?CpIIUEsNiwg4dz`FAF(j7qj$AVmQPH8J
!+aOBVsQ@}{6op4>V;ON7$`BCdpigfjo)W70mq~M=gFFoQ4fePKY`5$@Xw8b{(h8QDa#BoasvVUlYe0u9Wk96W;~Offu3a2F7oK?
;ZkQZ@4mel5p%xq%vqTLApqz;y8Lqf7EuzYs^z12@`m5L^DHLD0E`0<O}4v4L*UbgC*DzvZDzMn)6LwLW8{J%hApsoGO#$dZBQsf
mW3T*l$wM7PO(Hp_v)IO{R8Kdih{nAqDiltnPvRla)yR7+bEj2XEQPeu0#>V%*EAWn|VU-HwvFzo^hPq1kBVg7UD>oA>)d_8Aea3
OM|ylY=|q6MVh8H3er@w#kzNs>~Cb*$*q8z2o$+(4G~dMV!t>pC;8E?znRD%D1O=Rc5e985KEy`wx_#bZXQE5Kz5DXKsN7N;3nFe
IS(x(DxNg)LTzEVTXF!wW<)7Wi#M_dr>)#o=)uU?jb%0ri9u?pPelX>Ual)d2HPi$d(9oi)3W(U2M^oxi3$>_X`pDNq6&bhqEeHz
>gwiltvWdjQg7yvd7!~8Hqljhmcq_%=r*2ptX?ccihc&3rvr#ytmZ<eBw<o7EO`d}Ut`2QHcobymR$9`ObeepP3v2L3o~ID2!MiZ
%(MZeD{6~k*BFsqjq|5oos9DqMT+#+#AN7_Re^~)Ur0_*npg-RmKwPKY;Af8rE!uDLVDZ+9(hC$Jcq8jW5>f|Y-By?$vp24_pvcb
uXjyOZ<}|vlyr^~wOp@6%1AmKA;!z5sjBLx_Zo5Cgx8L}@vcrqvZo|4NXAHvXC5aM0xEa-Gvg#Iu=c!li0(N^NfzF<wo7OSj3A99
qNN#hBHb5t8FaYjZc|Ey`x=~9EN5BNt|y_UwH<VyWpr!Pa70Z+kkttR5J$Y}2*Eyx=N-MdcKYb5_6hX7mDq>ayoTvn#m?#UVP0Wc
avJH;h{afjgCnRV$F3WLDTqsi@SMc>@IbVU`fmHsTVO>}EJ-_AJ_7sW%RMJaG4ddxdz|X1Go#USk^QT~*G9EtP2-+n)LvYbCRQ8u
q_o-+0?@7T5U%^G_#O7s-oCJP8!?G6`1Rn842pXVYsuztVVD-~lgbrOZnBRWMpn85uEpMuA~Two)xBTD$j!OUmCGX&sH;n2HduQ*
(Y+0bIy+1~+>|tBMVi&-H`HrYPK!z#M^zQgRmx11+dV3DbO+JWN#z>XH&y5gM2HY-5x8Z^O6RH_O?+AH7b17L;s>~RJ3WFii>MSn
mzXm}cBuI}t>>eCl|B7<a0~GAyuL>cShV8OCj%DgISa6I(Ah2{B858~HfIEPKw#)ap}KFlL0Un*buCtUoXZz88DD9`R1`LbAR*aK
v^bQ`;)^a-vDp~JtnJYt!743Q3Y%o|b4W|QQBczwqX_&~$F>KFDT?J5sFYSJF;FCDR_n!03OVzAE5s#;-dxM`H0Zkx-VXJ8PH<%m
y9=?jl+~)#*@aleXvK)p_rZSIfpW9XNCH)w_Df24^v;%T+jhL-*z`*gjb~&yZ8lR}jP7fe7X27Yd(V!h{s7_l{Ez6ppTZ2j53mE<
UKV?mYtr#nA}Vf%n!!wHAjKI|==Op(=KJot{5qjD80Ld4!Z_V<846(Y?}$Qdc0$L#PYCvF1E=ogCm0)Kc|$E8AyE}9SCxpJN>plP
n3xEIhp<#%h(}2H<)-acE4_W48AAR1)bdHWet|6F=tKxf`QE<>zYS^B6p{X2nUsz95B!|xZH;?;vlz0YWLjK7;o;zXBBmRsk3SRQ
fAg029~RfPM+1k@q!{#dxmQ=a*Ee93vIRSu#U7z1ggQCadeK$`5LpLQ3f>YBmZbB)5_cx%<vk@vwosx`$z(&Gza}TDSau=hgfd4|
sGvS*vcrFdU}ds8tAyq59+sRFjol$kNm3+Wf-yl#gj$QlrSDqMz1{e_KNQwhFEcV0iPgakI&q2ux_Uzxs;09<h1jFENw)3GxLqXG
efn9_3n;Ubxer&6SnUl7C?>|ssE%J>1dW{%{axctoi7e-VzuaoDyLmZ)@B9K*O`Hh^euTo`X0Bphk<Mov@}k4n)nBy*K*ZmKV4Oq
SDT$P@d~r{$ZJtyGq01Xvz!Udca1)j%zbo8>nLsTtReSn_j6c>5lO@~{dN_ChfFGQ+AQ*V^C9|kG!jl3KG3g(1^!fLH(U2r6n|Dk
isF4*oFC^$RVeAGk%H?qEF>U>8xRu;tp=jNb+ZN?c7c)sCD3NGGmWrcOKG$={+)+!q<%k0ELegE^GN>h_y5;FH(@`k`}AMd8wvZs
{r~Isf1lT6djAJnYp)moe0#6|ou}LO{+sWQujjY8{y)}v(f$}-i=FrfuUI{qiIp0J{nBj@@#Tw<944Hcj!6ciM^EN^wwX+`Mt^&W
f`XWDE~neQ*s$Fc`lK}hH~)Q<g@-ZN-CLr9uvE1x{;~y{9dRi(B(0%xCMY_|{_a7O|GoVA=U0Cp^y!<s{~h_C@dV!KM*FY*fPh&6
R!%-aL=6ZJ%F*N3<l=FCj(LXC6m6LE&>K`D#q!Fj1t+AgXioL4E&Ab2=3)5t(0D-|N%NI9kxmk*SMY}<=K>u1Aq3z`hgrj|(CL@@
dN%6g#X9GpAV>V^35b7<v(q|2hvljhRcjEziYhNkJske7xe-xzTqBn|D}oB8+TJxGHGcrWFm1^&N}$^d5d7qjL*7%PDd>m$HJjyn
`)74V$v##B<B<P%z#r(hU$?eDoei4cISj;vkpOoK(bY^if5#F@T!^wF9y?jb{-5{_2}NCRy~4}Qn>uN-K)<C9r*Qo@<k%?GV@q%C
wMTNGAqv_`rh1MfvzSUpZez1WkteqYeL?OdoG~ew#WO*k8s}q~p!LfAx23Fb_rmI5v-})?svV^WrUQ2{xMtJvV&?T}_s<LIASpTX
sRfm`1KS5vS_+W(3_ba40OhZ*qJKbpHm_^rmn6+?nitw}iYGjSq668iL35`0Q&G>znMksRk`xu{*M`TP&{x|>gcPpDJoj0x8%xw0
fXq-sz2xT5o(iD=$;@mz=>=H1#FBbvsB#iz7)yALndDY*yxW2I!H~ip00uHifrJVtPT1)@k83Ah$+I`-TB$nDj6`&*So`PDHoviy
{|1;MPg<jMzRlHg(VnmG<tLY46~OxaWTE@K6@3+Fb{Iuf4ClH0`TGq%0DbE=1D6Xz<P5gpVd+GOhG-!M+tQA1zM~^shkdyQ3m^-y
EZiFiKew0jNq%=9vA|szFaz<Q)5nN^BY<+K+Bp+D;gS$p`W-Icp5gu-pV`fw>zUS|JDF;UK{w=me^XAM&q0UyOi2hy-D{-Co=r|o
mlU|2hUylvhmZKz>zld|zTf%3B?sstgnv%-BXqyQLi&h6e}VvzIMoJ(@BB2kpFY0du;;(fYmulu>z4jzZ{^QfP5{FutiSMaET&wo
r;nzJYx30fy~iKJ;(cH6PY9sh73W1UV^#P|-32Snfjo#F5u9HSO_O`_`F>hojb7FqS@r8plqjo6QhU`CsvBm5*SAOgJuAlmeqB$V
l-@$j43YkPFiLst>N)+t&*8re!SO$CCrBxKs_uzn+co>PRc$Kfm=8@kC{GlSSh|?cDE^D*&X8+;>gwNcEdgjIVJf}0EGmGafeAbO
BAVaZ@wV3j&8hzR>G9KRPZ%IxjI4T*$JBtpEDWF<mfAJJ5lNR1JyVlB{|oAxw6}-)Z_B3jz(O`xPSB=Y{V9sAVu9V0!37a$QHMFu
&_d0f`Y;1#6(4MXwxy#+f(C>#$`VA8shT2?VnPNBI3u4YjA7QPMj{(~x^aLM@x%=$omfr=FoDxA*!oLpdjdcy5dA5R%ain?fx&H#
*wd3(smD8NcyaN*+71DF;~=U!JI(9_Y=rtKawEp*K+BBqZ)?ya2o5^PykMeDX=e^Vvko12TZ;^L&(5DBby>Xc9iW;^*|j9R>BVe@
SR7NT7HPWY$o?)bf75*&vYIoej(%ExUOPXBjfUdwupm(KEx8U@DR_7iT7~`}+Y9=PCfGZk2l>g71&&1ib^6g|q>=i8CdEq<S2w+9
e;voSo*f`BcU~%|-a-h{qP{bzPY6m}jsH#`9k9O4%AbE{Ef*}v+D)*zWy)qz>da^IO>9e3Oh2e`y<VSM@qybvi-LcP@Q^n>6e}r4
{|{k9?9Q3A_xWF+76X={>dGnOHJfJG&C&Rw(rJ@l<Cq3D9<4=(ha3>nLWn3=Occff!Fok5uY}ItPm$M}nBEp9M0?H%xjUvo!e&|o
%u)of1QEi#mO%wYIsLZ&Gke7<=ac%R&#L4dpECNhm*ifo={$l{7m}}6u5<kzU|Q0xu9aZUok|c$O~gecB0(K`C{b6TjcD{i<yXqE
y3IAFw6%cN-0py_RROeV^}S*qcC0-}9uAw4JW<=0-Je;vhsWai`}F10J{>$S73!F3Bc$|^6-*Huytph(1gy3${%OQYY9F+@268#9
jwtRMp?nZ6DyEd<%Lc3<tH};XeoWIF>g(nFHqWuHp*W$2Zt0taq=z)oDK{n=t2s2n#~rFptfiZ|X2GE#v=A!0dPS&!&WXd=Vi<b}
l63Wc2{1fUSoz`jfR80#MGjkJ5GROTHg(F1L&OPdEZ$g7>9tcP^vq_{J6z-amgD@G>MHw3Tk2(eWJD4%_K9wgzr74zglQ2haRmBo
%yBA1`^o+8FMmGwVqIS%LP%Y59?Z`M#JQ}5`()BIqU5a81QN+C!nteC&vGV`4z`#eo|vU0TxS&Rjl0}U(yNyjI?5*0bS<F;JdQ?&
Ey?MJa%GLs=xY@OVBF|wqN6<)&ak9{c7A=ftx?{=4P`nUv-Vn(M8u6k;vOX4lo1#@+ehKWgW=tru`X(FGVnvhH@Cu=YG5zBVw~ds
9`)t(m~T;jPq;G8`;0<VeB*&(RXi@3c+^U?GdT_4ull~aB8{HD$L?lSySs3l!s$BuX#B5XbD5yQ17|{|5Pc`pN$pLZgblp+r1)>W
gn=m16b}j0N><Zj6tu@_6nQR``X@S5Rm2%|_+{B@+b<aqr`y@!^A7Cgog}=-ktoofT+1?Y8=A++|K3)<%V=JhcUmbB96}T$;$zO$
8k>66<5b`<vY{^6n@mu~%EE7MXC8cVYr9LIf%*R?A4Yhha=A<tR7O=z9R5`@fzc`-#0~L^X;eG8>&vQXqAH&%l7(mZe#h6h#tZh<
o{bw<2l~@F%VCuM5%q4p=1L;OIuxuoggxnK67=(-T`dW~kRsHFq9flCXsr}HkskvZo4FD+o6;=1(F<VR>OtiY;n$?J#<KXBnBD@l
(@dFgUT1fGTw;o%OKS4?$`zAeSIo7AFIY3B;}dF3#V;?+M}SYO+zJP*|9${J{^S3NO+ZyGATRmBwbt5kdIOV4VQ_zog$U*o3Uo#n
oEA1&Tzi1GAfS9l1fSQGnPP2h3Inzk5fTP4;}U0%*aQ%%5xH4}k}16FScfOkYaR3-IZPX<fvo~NW(Ka{(Zg+(a)TmEIQW33GK5V7
lVO7X*+(EKC=hZLGDK;hQh-WY7bFzanFXIZDX|kWW(k^$BRDZQ1(vdi;m&djpf+PJ$fzR-tgV4kSd;zy-V;exn00JT3C$N;F6&;b
m78YS$5wz;o8>V_Ze-bViW)$jiPB+BB%6A+>Ii({ae?$r^j!4=SlCUz0OUjzB5cZIk%cO|$Z6iUl@SVr#MbE~4WS^UnnI45Q*9B|
+YPXRrUuzYDIhEqfzD<CvZT`>(=b|FB8J+{C0iGu;W+sH5!{~&Tnc%<MDgLK&;=w=G=NQ@XPN<qwq%unC>^o^i7-Lnr7g9`8Ijhk
#A5|D6kxc`u+j$FsLkav0$ByItqK~D0vRYmlpW+Zfn`9cHinQi%-Ljyp251hMHr9+Y|;ecNm8S$77(m7feet|Q)noq9Y+YrC>jTh
nF-oXnGQM?4zkIX#e2+vC<V%5k7!6>^K`}-CeRcijDe;YhR~+x3^-X*rl1f%^@I@V`1;=q-K<Cmm`<aAL*1FQzakgaDe(;M>JU)#
75seY2Iq5(R4<JOtVJLH@Cj83A3+Gzs)>kk@0e%w{;RQnUk+`o$#T&p_X%URM0CH%nT*sV-*<3y<#u9v4qu9Wz;{e(t#b9n^_v@d
;P&IG*l8bzOTk7wCm#A(h~-)w!v6g_Nt*<;4};a&n$e{bN9EWtbocZ5U2PRdX0#=4b%)y+v#pbBsQseIKAT*Aq9ukbSThcwqZheO
s$tZ1ePa}`r%aKkqjevyqFH#?ZR5#!=(TXJ>TN=s&GHcxaa9_}dMx7WF;#vXgj-7gZ`ddU`X7^^0pHXQ)_>J1{66M>oNH11Mq7M&
xS|LW22xBw(3Wdn<6QZ7_D2ID<<huI5~)k9Q=jx`ffaa3(i#P9Bm8}g%*sFP;Lk#@I^Ovdmq#Fe6X0AkyEk_w(xcJ(@I3a#R-DiA
2z(-hfcKB&onLB+`;X`<Vuop&tNTt~vxUsVV~Q{Q$RGC~-WWYWq*M8_oDLiWp#IZR;V1j1gf;%|fA;_GtqtQ4|H2c2VowSjb#SOM
!~c<afrs#lL5iX!pl|RvpZ0fq<fVDL9RKE6_p8;zvGVp@A29z?6Nh9~QRe^Z0Uk$D+OFvOlpcqe_?(g5HakP9L%{wc@7y>CR1{;}
J)Zp1J)k^OodqW&3>N}@uIbW8SnL7U%*5uxZ#RJ_Qc+@cKlpKn041L<OA8K($1O27a&h<1AMEyO$94Z@h!E>V#5yPCJqmMzZ(+i4
dKBvpXa^MWB-^q$i5`az;lfJ;N4G@LjGbuAqwKcQ%9;`v{TXby(oiOIRKZV<+`@`FS$A7Kzw*AKBvoghu2SJlJtmo@kaSwG_iy~_
pm_cJJ6>f4aXeHb#rZ?>B#9h{DvF|lDLJOg3EYrw!Ld9KfsmlUG9>ij;OtO!P6w$+`dC9;QPi4aK^|JP+3G?>%|F|d!ltb_dxW37
3_Tn@k>@H^C2+}7paV7~BE!WLb3&MgJNlp`P!t2C=eZU^cZ5H{!-Kj|D=N;5iL@>k<|+ul(q#iIw(~Q2V6hSy)}RF++Ez0z&-k(O
P1S3fqGB#9RE4x|PNe4j{?v>QYN@$s&Q9RD$~B2y_j`}=JmC`x70C1;p=4d8FP1s?i`iL~niU|V;=noPABcg_L-0x)Ixy@o5oQ)Z
vm}$qa+6U5xOkcl6Qnp4L9mq5Rm;kjB9FC=lS#u9>LGHdA|Q$*ksPGT?2&vOkkQ$Y{f#Y@ei|%9daJv7VBo_LK_tQUp|OZ;8yHE}
9cTVL!X3;J*su$vxYJ>V$Seka$NC&^^-TRVMqmHWf6;te-()Avai{rWlNNJr9o$-{TLjdyLe)=V8NnyhPS(+dDi?KQdj7-UT-P$5
=PvbSm^TtAzf!}=s97@Q9n!2WlLcL@RR%c&s>^`Pw=VNt2c7%byH($Mi--BI{f9iBj6>a7&MWQmxdZ9|GERpW6Pz|VG4Z-w`Xs<`
_5>YJe^K@iRZOb%QK~%sc6+@!_|~%nd>($9^=DlsbFNKEt?x&y<lwy4Ur?r!sT|^Vlg&+aG$pL@9EK5VTg9yFb$5i<PtLB^at>-M
@S>Tw9KfzMX0p<Qmjbp_IvnCqZaL28LmTB3N)Oft=x~8&2|fXU23{z37=UQq#Nc8b-N2psf$lnopSX&?{5__by93P)kmgU91JD_Q
*u*t6u<QW=OIoe7H<rj#r#zly4ip12CKR{^Q5{4Whfp16;g7X?N5mx{7VE>}dd`=xg#CGmU5OD56(CDi2eTQMTFNU!j|M;q1)Z1z
5^9cIhgjv#eTDU^ndh6*zFv<n?sxQ#9``TLMr&Sns&wL{us7E<xxJS68Xce^20NDoJE2+0rS`yBPI(CwwOp3lO6yQQvSdE)a@fVJ
_{!VSg&31Ud<b^}UfpU_EbYdxSC>mNYGgZ4f$=#PNT#GW6S5sH-ihoA_vhi6pxn=9))IRTv`-L~-`-iIy<j*7o&@q3=#eY1amt8w
@QCKE5S%$hywh2GuR_dE1U^z}C6nAHR>`5Pm^cK)*!g#*cuVmu5S~+_BlaJhAD6!{zq0>?n_u0?oKB#exSUQj;HcXtTf@gmkDM{Z
c9dfrphubF6M)F4`FH2vv-m0SPfVI0c7t_{=ko>o1Ve>FRQn0YBX9;iJy_+%B@N6B;*5H0Vt%V;9x%VODZ~2to-Y8z1pa7QC-xgG
@au)6x_=k}%2}pLo2TX>rgJwNjB0L&Nzk3(AY`TltH|p@5(AxqMJhb|p3N&HL|OFJ7A)nU{C}n<g2iGY##*YQhGP^*{}u+JI53zG
?9OQ^rhW{k2`Y)G9j+1RC+LL(z+O6)1JlS8Av+XocnDAbMhpi6ZZ#li2lW2uEl=r0$1Tc0J`RK8(N%urSgP|qm}!A&>^S~|<vU}I
`T*QGp~ybtI66a!`RDhoL(O>AA;A|DDqL5!`35NBA@DiyHW~0RJW|`R{r_(hT4N-mRn@HyARYG#oXUaKBX60%Sa0JupLiWl(t7&(
{lvkX{<?~QiMf!xf=5W$bv$7?XCubq7=(w`8tk(gQ>;2YY7haS8$*a{7YqU)xWIGf2RG4>TbDt=pHTjUp1hN~7v%i@z1q_k=R9YO
l4;n<BM{z$HX<V;<kn3T=8~qv1ewrz9n<1aAxNF6pgNfB9%>Nca|AmPd8y3k4r#%N>=5PdJWg)lyq?iclnw~@9D@)I2T{Qn&&~Re
JOp;?ZsG0CR!OYmlwTvzF}@t%pwlrW9{<aHm<^O(0(GIW$PaD3|A?VEvD$Eh#&rpU)H;EnI^lgtC$M5y2lfVlUI=ZMf(kv_3TO(V
RAL?r8<xe?4WZbzGEN5tI9-`EA6MF)9S2Qq<c=N}#3vxouEV}aY7>tq1rSL&^3a^0w-zmjz><PWhJrj^fDVJ0P*OlO5jKGn%(6^E
9U+d9N1X#*!e~*%Jd=P#oQA&IKE3J(XZ{E1Q2`t|LVHzB+$SF<A5g1G$K0^edmkY@<@D{e1pL`O#6Eg(v=STBCJ^Ld){E@z9e8h?
c2~8XHU*N10jO*3_uLfYszbyf&_jEnYHpq?U&kd{sZvdj05hZ{{SF1r4{D?I6OXRv*HPH<J`2IwH|-pvs*05-b+YuM%0L~ZdbRr#
*z9-^c91>sQ8i&Lk{#Iq-jfdge}Ueqof}_TySr4Kq9i0U<*|Mi3aGK%jgZt!?`4Wz7j#lid^mFX;aFM~DwA+rJSOQ55j?{qpqC}d
q|m*Ai?y*$PGvYi)FLE~7=plJss`cQ^v}CJ9ONYQVUw<pT^i~BMFN092#`OFNEC#kxd$``h%h=;>Ng-`Mj@%2Zw_oc>fvMS1Ij?K
58McK&W~o&u?Vfp1lX7CU`SdBL^O6$N1oFB&l<1MMG?ykC6PSw$#V~*-P~AuM)rvWL^%D2&!`A-AV<Is4H{{xL8g$Th#5n>k}*^a
m~3MMxX^#CY;9g5pQuRq&{5Kc5a*{*N`)cKGq^?(KSX(18?hGHCNeb8q)ff=iW?Ab^Ue@|=6%-C3%txsjSET?8`L?^qTN_hg(U`0
r$_a{w!!g5_s!Apbm4yf)bR8#hlB82?*PR13G5D(`_FLDhp<EI1&bI5Pn|XQ*>`nSa_Z~@S+29F_$a>v@&G1Jv>vfj%fcco4zI(;
aWTluUTC_}qXGcz_;Wdl)<Kh1P^K?%4(8|=#1Pon;Wu9d?5X7rWINMt+M;9G^WrAn>^6gm#X&m((1fF*9@PjJ>;Pnwyu-2W@+yud
gOkOBsO-DcI)#_S771P`b)P}xJb73qz;Q@<2)x;OoneOS&>kjqR6N@4N0}>JBA2HVQN0eli%SpBa6_rsr2&g^JtR|N{l}M2Rg!vu
`||<`f<o<lu07~G`3sYMc#KXQI!W`0FX7xM_Ibw{!X2GZGpwdZ$7#_l*iW}(8gF0u`;QUq7>bB~^8@7jj7A>7IUG;y7vySvSq8_b
dI6b}o56j_hJ^W;cOPwsl;i26B7Iv}WYHa@?`Ym<b6yEM&hl*ohu`;`diHpEH$9)5zcBBxi*~~xtjNLTIV4T&#qved>na_{2Y6)k
h?+xi+1#nJb4Q(VG=}(d4bpG~Izmc63@qt~DPNz<mR=%oK2|U9>t%NCaX#PGsrYUc<va07bQVlWL5m==XhjuACy<3lCO$hr?_ZGW
iJak?{Ks1BErYN+hrz}B=PG=D8Z=x1mcSyCV*<+3-3%){c0;hvk9c9`eTPW=34P<^(c{+rh@Hcb(1cWp5nu=>4owh5DG9WJ_>YbK
2y!%#HyheJz-oe;TV+G2eGW5Iqp~AAh5GFDt355Tcx?PFFL(4zw_Vx&SasQEjRuJid;s==(nnzIn<r`7yw9=3UO>BtCW1MHX+hHY
rsSV$f_=jCcrq*$oTsBI0p;4uF6>*Xqo~co5ZBBYdXONV>^`3~i*nZyRb;LpWYr}Gl!GA97)O)3JzXc4UyH72^63tE^mJ}SMCqL}
;|f6=92Sy^5_t4=TIhq}4R6(l(9BG<Pb6trfmIGNwLjuc(b(rkYX?t*QbLA~TA620ebW^rj0Pa~I}mkCC!c8Ce7xVG5Igw1uVll-
$F?4^7mB~L(cvdAWpfW_BIu7xT70)}_2#gD;hYvTC~fB?P{UWlS*_k2b!lb3nJ1KGox7;xB_y6-GO&nE42Z4i1-{E(fo=3ENGkYF
A2d&wWDKT4OFLExDOxc&#W4uk6bxn*g(r7%beU?JhIOj%(IsWg{L;Q?Sh|wjiR>&$RmYX2_g5z~<!H`n^y6JI^=|!kUiv(PL9{D7
j~#cub8DHdTzA*E-s?u4+H&d<?r|R0_kvs0z1?d@t?SvFi9Ijc{sRlnxh`lO^^#_0U!l$D;uk%}`t|di4<BonYF)|N>N@s~wOZaU
I^!kRxyEpZcuI$G#6I6Llh9=NSk*ypv1-kKy}U#|*WUgUX#)R#NSj}`FE*?1fvo#-?<&dmhVD8TfQVj_c}rt?4hdXr?}MQe0&40>
Fi>+7cwnQi+>(nhB?;~w`~o1>fkp^~QZLsI4raASN@I>8q?MXAmgj(-9h;gzGFd6yi6p_qF>rz=0(lnHcN-w`J8qCg6lXg1jjKAi
QI;6@)c5#>)nXqGl@ing)sGSravr|I1SCi#5z4f_ULp^%4Mv^LMQ`A-ZtK&#=+Eguow>@boIXJ1Sq+$WoQ=*nL`%7e>EMT!2xCM~
x87uJS@DBWxDtgXq|_w=KmqH8$p10}3Nmpak--6fo=~VAACOoaLaqnEx5IJUeaC=qoYeM~ZqgO3ZCg|B@f44+x47ERk^Psw^Dl_x
>NVO6Q6aiFDstM_FSU85+e3+=Acbi~8xGTMcV=|$3wI4JjO76{^A2?e9$)3*)}4f*xub@X!Q}ZA3j^`=_y-?W{9_rHZ4<`yDw9MJ
ib$jY;y}V0wogpFfdjE~xr1LuDZ*LDhK*H)z$IWdLEYGwt@Ydl=A9!B;XGcn`WU4p4kr`i$X)@u2ScZtcy9WGk?!C-?ff$*5cSe?
ot|%<(^qFknlaYq5-rwlQ*Dm30L*3k-U#TjvLiXGDsWB+#D#!*L4n(Cx+uX~q8vbuRK%A@+unM01T>fLJUw+io#zoMs?G>yY(17?
v4c2l11HEJexVH%u-J521fi*N8p0vdZ|wduzO`N~vi{f5V0tndCgh~qN)U=Di}E;oOGc!9a+|b{*cFw8knDPlkTXS<r(;>dR!$*h
2O%*-pj5x1iS?bG{u}cD<lOW}3Hk>gP@AISF36Z3)JS~<dPqd>@%i<=Y@XC5_$$c^HZaJF3tWe^cG09ZhvWiOlc2+<o|`RO)S{}C
aXmAcvGOSWQ{&K=lli8XZixu4Pd$0)aQL4fPNG)|ObMs*8T*eE{Tj~U>e_Y-nMma_Geq?0SXQ_nw_RIwnm&kno@voEuWE1ZB{@=0
JT+*-PnFE*8TVyI79^FNcwil&8>do0y}fNTuEC((Bo1<mAz`}A$Q+KJydhHE?dOxEWgq3j#t0A<Fv9H^aq`v46G}eB_?O!`_V(?*
%!2MSNQ{(5YSUVGb@nZ?A8|T_Oa=HM;)aym7%*VqX)xSEC3H^jS5O?5MEyzpzvu3J{$3~V&Vb>!<mnGx@q^-%@*nwed&6(?rGhaS
RIKfVVTe%w={U`h8@Xs|>+T~%!5^3Pf5Y#VVPB*Cp3qj>4ah03Bho9=l4;q=+o`fM|9@V0RsSo8FZ-y=EjqdpP+OrT<Ng&KOxaYv
S4=30{gGor!i9ECTsyRg5a8i|gW2dqU{uS{<bn1UyAhHveQ{+B*yHH59yQxNwxFSc<kXTWs>s^ZMbTAbX{0c&bZqhGJ$=t&@7qpK
qIF4i=$vuS%%P`2?#(pC($IdZS4Z3N#BTK0B59Y?j#@>FJ{&0Pk^%Tdh$;uPFZwUnmyr5>Ezh!+v+6_IJubVlV2-7>*)SMLar-Rd
R}%~%$ASZa>)^Zz_Io}7vFA}KQCAT>uvEfORbceRm;qpmCN0oR2)Fl8e%Tuu1}(@>tRhK}6oYt94S=bsVPcPqO%(L+hG@|R4qYMs
tmrdYm+GGC-B6;a;-1J>_S+w3mmhpSJ9};G|1FK+6U~t5hMVWthA<&U`X!7DjHX)ywYPinRFEf4K8*jR(=Vq?UjzJei{yBJluVL!
!+7!8HsSgxAQFoKax}B^R1>*j-<P@4V=g{Gp?#jJ^HY-4YIu)X5Zjy(OA4euGFhF=wi6pXu-c>d0@?a9RoP@`60S4s3-6#*E%PQ1
*%CHR9finmaTQ?=-E3p^A!=oug^xT}lRn+Uj#%9BWQG#PO%FP^1tQ7MD(8{W5&wO$8SbJYBBL<0K~O5IRSPBj88L^#UUb?yR3~y4
!-)+tL(4rbspIN?yhgip@A+7Co_s>gp-eSIUbLWn$;%CC>#Wy(bkw6z>FxWw@iK6HozsM2UQCn-TL<>3$j0o^K1>Y$3F%Su2i@eS
EO4(}Wus}0v|>MsDB`t#*c&_g>W*SY%~LsP(F5#{f)D(?#HD1M_;WJLh)7smpXFe|e<xp>2r4pyhMRnG<mby#o>fZKSYJU|cuFus
f<upD7o+9p;+qfA@Z?X$stMah-v&X~q-)kg4;ut6rm0YDdhyx}{HP256euK<kriqYfgw;Jwj(7d(^W+;kz}aE$+CTexOZ^=H--<x
&iwJxTsSh*eFIuu+VMHMEO;fV3j*3{V!CAMK}X5hVe5i`|FU_%l=H7xfAqb)$L2ltjQDP{;*s|F)GZc3Pk*xEyW9TnUoZWhx%P3l
g;mvM3)kLyNB4dg;C9YogM$@6?&JEsHqYU$`FnJ?#z4Rip!olUyJ!!xngn{lq+<~spQnn%iVwIX!OrO~sZh!0dY&asQ=}+(yvd}4
$ENRH|7(pHwEX8%eyY5VE@||U@c;MWr%^Y-{3SM8KStK^YIQykA%PfIw<<A5{O$RF%U{bnZm7gz`XNjgejBhAzO^ocdh+@=|JRIl
?>mqERli&e+O(ugd%?u}HK26~{>$QH`{;=A_dhQ?2am)2e_w6$`|IO7{=QN7`~@j-iYeJ7id-Q|o<54bHMNMJsE;12&-Q6}Q_Jz!
KbJHQEB|-p%g5RMzJUL4!`C(%YvI~oe-TF{j%vQ*t^2Fpe~+>KzecN3|22?X6#RFp1kde%nyWQe+3hg$zCTnp^q|wHqIn0F|NoPp
m&m2~$DX%C)6sdJ53ihko$9|IZw=&08=4xuf4xxu-jnP<Z)m6G$~OC=KTh0-$C!NIKg#kZKjB#pz1_aA<!R(__xjv!eYl!<|2L)E
ZrVRPplM2{KH)cx@2;2gj@6*%y}Au+Mu4FGG^gRGzL8bt{h(j@(~bK$)+(oXf4tB~|KGR!I$PsQaov4gv19$OuhSn_X#UPE<)oh-
{o=DdK3o&tF6blQoxVKt=C%Hd9Ig8zU4H+o;rqAW*<ZH^aGR&@{Si;A<lbk~!@By;(<kdq_mDrx@Am)oVmf7h$QwUt)P7%|;gES;
dPG()uxB7g{QcW+@KaKLHh|$z>!btyd^>sgfA=4&^L~N)I~!OtV2u9j8aLJBaPE3T=a`C)o(=q2zi073y)V&NBY*B;Z-?`0{&Vry
*gG;jch`{jU1&afpVIAk9RJca5!aTlkG6$$!2FN&pmM|c_`bCrU(bF1e-JI-WA%=HT?57adM+Ed9u~elIp@>TusI(U#@vUe?dshx
(D%1JMMoICY&P_6q4agMbm!5h=s!Qp)Ez%`DE)g#arj&A|8IxC>K|MRHr|4#ugr(>qxnbnN77@_bNqt*2iEue4!=<fY7-Y9#rx2y
ed{0XWh7FO$bTuecIR9SR;BJ%v*(EXuRU&tCR_?>w?JoU0!Y}_>A#7LbJsF9z2efy>$DH!8;)1KeBRW?A*$`S_G{eh<IhWHJ3lXl
`T1S!3hi~uA2UZh^gEx;hr;Q-R(xj^uBYOoPwjD2a-jNY&YqQ_sdpF52M&cu@pNP<anDF{KY~)Txo;J-oig^ZmucCenK~@R@`VNC
T1MEGim}#_={+8uV!A}f2IH=MXVR7~rr&D&A96U?Y(SI4<Zs|>tkj3(r!?m^p(JQFZ!@G|nsP4w71hSp3qi%dr^7mropO8m%l@0u
)m+v-@Ei%1_lKWB+r!^zP5kfgcC$}8wl5%r`piVNgV0vJOwip5n}O~wKXF;>Ta$!Txz;8BPJdVBdGsRV3w=dBy>>O{&uh`_i_(qD
1dEbtNtDZ>L=x7T2gm;SsSabM{CxDs9EFIBk8JvQ{b7B?A^S(DdU+2U>VzTIXG(Z>+}-Wf*&hlj9({CuMY}tlaOuZ<azosoncNXe
RYUMKG0T(h0y$gmpOtFXps&&MeLt_i>^~ohq)$JW;q!l85%Xd89(@1n&HWebX7&GxVn#hajq?1mJoE4NZS}XeA6NcI!}NRgq5lsE
;GRBO{GdlOkKLcmK{vGXV=KeA-|X<Ht{2+z_{QcqAA8aVz|ea`!@TnRY18vsb-)((dc7Zy7<n{(f}&4V1W&i`{ARSF0;LjMlIK^1
{+QQD7jz7I9U(4h4DacvA<v(gY8~;XXY!A6eYoiyZRew!ZyLr0EP7w)y8CbM?GtX_PlwO~EFZ@lUmS3g{uk}h=Lhw`L4UrdB9tpH
%3ip20q9f*Dw2t!DGrFtf&icH1QJjDi;=PUFH(O)_0#nF{a*rAI)4wN+K2Y^s2lI^FYNlcb!v|<!G3Sxz9X>D`C8Wfi{bL+Zvr`e
A6J@*Bc&MyZsK7YbE}G)&74BQ#LeYRZ10a?(np#74fUa4uSNadJX75?+j5KJoQjSI;Y<&kKJ9-$dkb%E^acnelLR$(slbN$SImk2
-`)HEpWyI4yJP#h+dFdiUgRj}&H8=)eX2ClMe&i;77O*IB8OaI_tO@NTu0I;>TkI7*V~O1{kxto(Y<Sn&yg+)Jdp-UgFjdHaFD7g
a`;gX`W00UMPEFJe_gKk2m7BR{4W(1bRg=JXlWjIcdBxd-Iz|$(COB*CI1Vy3At)b+E$EEML~w$JLDu{K-E&V5fK?NNo<PRdqoF_
IZi25VK;1_ULX-f%I&0Dfa(m=W4-s9Ok_H8(6ZT8a^S^8c>*c~v;VX13@m$-ZmRaq0w(uH_sv5dkgmpf5HX4>2Fog=CdRYIjm=Kr
A+`zCZ5OPjkkY|N=0bPAiyhWt!h)F<6cNsEH0k7gRg$ZgIZX^Yw5Yshb!|DCdQIw?KEj$pV1U5VVtO)!sHBj^lcc9stcICYK}4G~
#!m^|AtC%(Bf1s6M`&;mUKZA!f3LT#pPlIc4Ofq+g})0>{=v88z>q@_NenUemXl1Zkp);Fz36(n2W82}d9=A22~7pK&W_!6uPG8s
=l9IwjYy(zeW!BTUezi!!@F0L={2Mr8<8=M_mNrUx>&&Cm^%p1%TT`kBt9#ti^DAve7`0gSb{(#5<y}?2fs>VZAKrGR%XH<gd?O~
I3gAo=rD8Aj{$V0Bds~&&PG=|Oo$RNQ-p#nek48-;?vgb)08Q@ufa=slsW09Y%J;@z&qz!bpSK1SyC7QO$9mEil4%r%hOY(vD-R=
;@qu-^RS?usMD3I#e)FU&FdDCq6yiVV4w~2BtJwA{?+MS`)Pwj-i}DP?K>KO7xbh~?WOkso{W#2jbqdLX493|@Rzz>X-5mKs~e=Y
f7?_gi6RmO9=>VgLgoCcA?tcbp4|LPLlWnA@TT~$n6+hh@Q6HRz9-@fFbMqMxFFtJTj}g}*OgzV$j#yFAFe)cG!IU>j2sYjID6|?
U-PA{Ol9mpm@V^j9eVwskGfPQn0XODY^Mae-QelM+Sp1`;+Og$Y1I6W>76;&@@b+Z(C@76;UT-&?<Xgp>^z?wNBNyat97edjU9IS
RlyGicz}58mOg<|h_SopCA68c*%g~(p$Vg;N>SC0AyOEVCR)R{OWo0<S+vGtFN72}>Dprvl60Kv>6n$nHH6WQ#GC2NV8u}^At@q~
#g^!_XBkl}cCxH(3kD@nK@rC7X&ty@FKR-;$~Lx|p#_X+#C5k-f9+w!8+OP&j+o44PMHlI-)`<?!)aiQ4l*8)^35aPPI}D9rD_@<
E-;-AjFh&=tRzB99+FmzmkU;BI9aGQY}mG}l_4v{xU8DM-@f(BJLWj_Olb`=bcU7Qqfu6`W!)t$*BmBMwo%fNnbhGfnDj6fMUmYz
QrB#%@6KGbp+yoR6<*nSVOXuD);?~gviLyK8{Dv|kA`uRTqO@2(r-r-oaemFLq}+?yizWdUNNG_a+)v9k~5Vofl&v2a=O@WBoM7t
A?ULbY2~IRc7x6xYGNFmu&)(|Fq*`OO+D+zNp(!s4JMs<FAnP2M@}lvSaGS6w|2}*KGMVvdhb)l%E9g9CJyVG)1xw+Lrf1AwB8sn
-mR?D;A>g7V!o}FRV2mM-u4(u=<4OX)zuQ&L_r%$3R87j@x&ThFHjNC>diA+J8;^h>N<wx<b}W$$wY|&r4avV5zw=c3ktAt+kX??
{o}X8)64vA{$8HnZ8G1R?-n19^ek)m{@<QB*X@7!eH}l4J9zQ^pT@oE{QLgDXZ-(HEj<4<z5n!J%)``vkWcS|hqv^8-_`9%ekPrH
vK*nL&|m48sHRr7{Xb*#h>idGV8d*%fCo0L|A*?S0-?3gp#){bJbN+;|5UYw{2hO_s1Ct$9$HtP>_5kl3^W$6=CFXpf(65lTEryW
Qj-kWOB4L7#hq_AqD=07S2VzX)O7WmxQ%HjZAY%(W5n-&pZ$*i<NCj+kKyrAL$kZoAMcPnvlPMr$ucQ^>n4GxXqcwHzo(I){xiQ$
7_d+K`XTP!Y+C)Cj$5+T4Sd0(T530KD+{+@J#KfqDpoI+cJE(~Q9e{vN;^mjLzL$vK-kd}smP`xKUzYYoj6ccRniS*!!{Krl7;+w
`E~Erz)wke5VV$!onvNTY1&AvDLbBYabuD|M@k@qutru(nS?Qw!xF-WpIy%PeqXDK(mqC$R7GuqjM5gp9O2GxH~cC5W$_>IG`H@3
X)h&f52VO0A&J_dHk6WBrr8UrF4bzim8j~^TR`dBCJ3Oj);6SK9mZof6b0^1YarH&kINAwC}z^0Srx9hiV4zhcsDTN+T~*~=DqIs
uCt!6on-7raUQTHwc1vC=AEf%m)3&fW_3+(*>w?C7;9KnYiVmyz_NzaL<>ywtN62A{@k>;oD!`uD@q93hFQW0DE#GVs!*g4DRMw4
GcX8)P)edyf&}40MUW&)Ap?-I;d#;^qAG}wP^T+}qZTMeBv{D8v3PUdydL__Ywyd5pxp(Yv=Aw_X|zxnI?o@r8VHlQH&p}*BruUS
rC*7&{@t!0GoZy42B!8~+UlZ~LhoVu*oPsUh88^tL>I;FkeTV)>!pVU$rK|P)S8!&D@UtT@`Nh`@~~1!!tu?VS$WpQ@~GsHiNAe1
MNL@Ll1U}V!LXTwc7M@W<!g#sdUB+Qm#<F1O1ji~fA(a&%d4E@!rnS?6lo3R>#xguk84TCAY6&U97h%`Gqm>e`kc{`>I|CgyLW86
X<8ku%UW6xkSuz6KZB>EPin!lL>X}1+&gXyxhZS+{e8Aqqy{TT$&BJ2D)jwuD}{5H<m~X0<61nOSRdwM^7lt38dXPnOJ0vTAST__
;B4)XS-}LPg)W>Cn%p>#Yl>P)5|%MEos&~GbIux*35cux<}7z27L{BUClG|!Y3t`L4b|x;&<aGNGEoym5Y<<Iwc52n`d53)V!As7
3=_>7L2A~fz8=I)RD7~7UTsUaC0cgS>bRUwjabA@Zmi+Hv1c<_9lY8jNA5sT*E6ZaV$-?W_NxVgp(Wk^-_I*Mb^UDYS5@!4!%<sT
)?<q(%F>p5cIB)1ip`>8X}pBk^__csSS^A}Xo%hXD+I3>6w*ok)vncSvu;WIKUd^^Eu-GE7J2n1?YQ5ILcOU+Nc6V3q&c&tI3JoR
rgmN?0E>-PG_n;HxuPb7%!kXVjx^Oh^u?iXh%A#Jdrm<mVv;RYMN*mQpcv~qRby`o#|(pBncXT3eNIQEi*~g!Qpb_{wBi)3ZE9Av
F$g$GsGl(Pgf@q^?wtv5*0{{bRESbFqAYYmD@609X-STcTU%n{%Hr38hM&5c8KFdF1YWUwX0^2}^%O#dvlK8pV!BOLaePxOikYl)
rQ%1(ZFSD@-uADCM3DPivr?akmG)N)TNkUZSCbMASnF3rs_{OdxfZZGMLAndeU}-)UfQqknf9&q7?!M|53w8TU@TfUI#7%6!#0c@
R;3EMu5e!fT&j~pyvsGHDTMH<Q3Xkd#+toCkw%!zTs+@bwLKrJ)VTgvLgX=55o(3wt@}>vex*f4FP^6nwZwSY?Row$?1wq1esR{-
F^}5#+a2Qd$%HKlQI}#IkV0c=d~!Or?w*_U-G0rAWa(e=d{c{N+s){$UQ8Ne61UPKwlOP?BhsTx51l8<vx}=RpjC9<(*#zj$WB;L
v<=jUi%lXT{X0SXuN6Yk1zwO{@y{6kk&1M$-a98Uh1?x7p6*`wwY!3$FG6e<P^9(35?V)91)Ka%D3N5RoNtP24}^}H;L8&_{cD@1
oi*jQ1x9F>iczKaH5_~cQA$}zT+0rM!Z$c9a*)iB@o`Ebb6IgiTx+}upwx(eNYTWXqq#L&Ll{nO>KsKYhwYkLHo}t2Z0TK`pfoj#
e<%<<ueo&=yhdmml$YIvV^IQN>@QaxWn#`R70toLFx<Y*RiUCRTDW&hx$!;f{@UC%y&m<^lxW7!a-gTqncvSLvl_5X4+Y7%h|H{{
NX+Q!Gj$~#d3aVWgfHIiNs=|jfcEp6anxnRV1}JT<1a@q6dewM`ChK}eg3S@82d+;Ybkkzf4azNW~_pwsP>RiBaLSfBxcHOE)8C5
8VWp2tX<sFgK9sV3xMMFRNmy5p309kdbrk_O0?=A6~md(kz`W&$hD8g#41qr$<mv6CWF#8zRIyrpbjz@&5mlfRUuFtti~th_%+WH
O?%wC^Q%bk{&yimPq#smt$wYETV?!Ne%nQfHA*J_$;`S%6md4=sb{oOF;!3&L1FRqwaxGFw}$p3!EKZ+w7Rv~MzFa46-gvCsENCv
J8;E^9CdZLqKCMWh*iXaauSd%$RdLviUARuT-<XZKHQWDBRKctR|qhHFAo<ECpVZ8k~&OYI=gJ@z9+nTR~3TAad?2sVv68<iTm{b
ENM)Y4QfSfd`}c+m_2Iy)O)(_>o1pF4PbGF#{AkWTN$1ogX+UbG@D{FC`2FlA*0MNii>$=;-!MBio@tfIa`*Y9ZsgxY5*%#1HxcO
ALU*2`4^uQ9MgIlR({;^x6RdJ-!iT}>WPL=R!cOap`q2PsucwfM$+-4yrau*S>rzh;Jc;q9A+WB&S;|iQm4GCVyhRI?pMT<5vt=!
e6{ZK&($1PzA}C}C1XcUPNy!^l30uUKY893R9E`lS&GapRM^f(YQM$5Q6`MaTa7|7+G10~_Ki<t!*z^sw<cSI#;x}FX4N8#$H$g1
iK`DULpIviUQvE!0zP9_%y+sDS^?qQQUlXK@QU9@ZO*RV(x}_*6#Df;tIsHBcX7s5{F?Yp?KdpsLsr;<2J5Sm5ULZ`Sr9>u)7dgH
;`RKg{5eHh$|?ezYvn5U<21fEQxn}Q?$22?o7F{#c%?Dj#L4BD@eSqcw_Pnp);r6X!@X+@O?@iw8I+P58Mnz*)M?}K9Qe`oXOMKX
3{pdli1%&E?hMjtF66A5m<<`BmU!lvS-SgO))8k~AB;7gs`O3bT1|;4fU35$EYc<ihqJmhir(!)(GpqaC6qm(_l@;e=|_vZoK-S+
ILe-%X!7+2)qM0=DVNp-s@n93Du0GV3W+eToH?RG5RIkfzQcOkHW?SbmsLAy5?~_^D{^FJl8XvDAkzRIjv#_IBHHUY<xHMZCUcji
nEnuHYe3Ih2L!z1w(ROg+)8Ps`$`6i0n7BXV5n6maFH)A9|#{$D5Q{?4GMi-_StO|)3k_aCqY(t5P~EWYVb=3*FJ7*uU++z*Nmm2
mWu&kEGr59`FHU~<>N7VSH0Z73^h&oprWhGO0_{n9b577Vb-JyJ5FKDDxpxQE;WP&gS&rSeB3t^dHFbM!j^?e-Zv6WvdK(9R*@rL
qyOBhF3>!TnpQ!rBNji@-@=t&+iI)nMeg41)tz|51D29$DB=jp+EGNd&*5bHd}|+W`KgRNH3g0{iIF(!->#)(5LZq3bJnMCNu+5+
Ho#_?C-KpEtu?h0BBp7{T}<^-{w9DyC5lYduXbyTNPgm8(o^u9&ljZ1D5B1Gz9~j|c1e1=cFH6mTTLCF6ChgYe(^J6AXizA_|%Bw
tLwsI!#h}VW|6-(OL?62Egik_aQr<8nW^ToeJ)$gwz(d{+u@E4OTtX8G|?*$=aYIl@qX-QN%X!s=;B>D5ixoPzZGwzogKah2icq#
Cm29oTv+mX-Meg}Ag&*ib6Bi+vQ>$G?N9M>?OG?zj>M5<o0?Q8x)5@7ZFDBIGJ0Y&_0U&JxUH66vaXtT)b(iXFY9dD{$HM?^RvaK
4=LMpPkpwf2oSf7X&{VZ@&r_2>W`0vhalm2kf{g8sn1;==WTF7$_TKJp)d)7VtrjQ7@D)pT=kyqG>I+w&1}_5F=Nc=YS6^QmU1aq
-QTJD$KTg?)0WEh+tp0bQn3ON9yo|1L7b*Qf<S`>9>`*2*q!La_o#35s}9vsU&_nZQw19hqP~ws@6QG@z|`FCtG+mD;5agNqemdd
B&vl$YbvoAyy3&)-ZT<q)CPt!$W*iKs?2#8@$q+(v@6!=I5kUTk<~ox@=HzCOy|CUQ+En7+gaKE>xWd))V8(nRLyF;tbWGRtygNQ
(ybDjcH?1aBED}qbcnrmf%iI$-M^RLn$>*LqW0Y}-z4plb=&)+4$^Gaq4qh{h|>6G=hX6KV%plNY+6KaZGKUfw@M)MZh@kQ-H`c6
<sWy0*7Lq>QA}lKeb>|VN$H=z@9A*t&e<H1q<rzx%uys`iV-q;kZXKSSNA$SQqem6?(%c{K1U!I)wb`s-g7N=_X%ZGn89Qg5ly9K
OAFxvoUpU6LUVxBQ^Im-Y1*K!(4}h=>*ko?^DVz!%_gWnHf#{?%D;+H5f_)^Jojdf=}neAwNc&CIpfip;R{mNPOFP*v2t=BIq}uf
L|j$)MXxI6Rf!E2+D3Uk*X<sWzHT&bv-vQ~Y@~@s&0AF>iVSYF;kn**$=kNZrtZ7-GHqJY3-#7<PkXUYh6qPF@78C^Qm;3LC@809
nO-kJIpoS)7^O65-F4vd97_aJpe!mVpe#lU8_(0KD&w~U<K6nc?LChjw`~?9>DC)rO3oOgR};zciZCdVbKjkUB+I$rj4RKYcOxiS
ov$b`eh@kJQ6fucE)fGXp|-kzYbqZNhd5jn8<g)gfQh89Nln<TvVKi?aQMM=F-4r#cI)WbwfB-t)t6j7viL}=X3ejwpFEsNi(zHg
_cim~dH39hLlxsn#fvj;v+&te%~EbRDN_t`eeC)7eA3Z^gSr);Yhj1eANymLM1M<k9N(tU|CT@17QH=0-|pu6vkf-i)pp>1HebJ(
;I({Md=FC3HsG+PQ10%zS?U~%|BXAMA95E4KhgdTuzXK3`tACY+tIJPo=@?<P942oqaU~2xho|}Ms0@^6kyF$95RJr-1g&G2v9gt
NPgxwmkp;6lL5`{Tl}rcYAO&Nt;o=NPCAs;9{suqs1IH5-g1riCM)0jC5DC$3u(gG&Xu$<_)5ubBp|Vu2%^yt=;9DGAF8OoT;`p>
8QMK?eWBZYX}aaKh`x+z$NZC==L}~zq}Tb~Ag3QrefD1Iqc_cV@^|=CGXB%Qp1CK5dFJCWDzd}29DXj0ocYh})YCtQb==oi5kY;X
FvWab@=E>IKs5+DO+osy?pjBIp&GjCcQoK8dF$2qr2#NSYfP$0`B^!s6+Sxuq4BD%A0z39(g%7?md8sdSZ4;2%W7a$Vz!9KFJp}b
f2)e%EPcrrrF^uJ_3cL|sc$|Pw9XeTdQCq@;%hFLn|?6i<af^IXh$6u4<oG*#Semy{^iK9K>j2<uPyn{4!$LBfz@4Z<F)AH!%v5^
ti=dhkRXi=qK8d3n5DTVlO?)3avt}LVPf?C^nQu6qH;sa6}=vpb7VED3%8_bRro{8*S@~%H|<q+jw&!kqoi8I5uqjcLkIm`{bFAD
fdz)7V2L1>g2I6E?Vx+)g=n0Ve+@sSXvDRSA7pbKpwm9JnN*CB?BqEcKJycFq8*GNi&(Aqe3ld==PgD!lnG@wpUop8n!YTcw3cgb
m}*0u8xhLrPMFfu$!+P;*~_R!S&v`ndPy5tqOPObuF<&^ErWuKdO$+~GI9}faFdi-%*0|EPBFy)C!&1M#l9%2Y1bn-oZO3>Z%k&t
u2=ikR;AnsEn^2I@y*17EDZ?q>b2PcUKh7T%c2dSBBUCo(;t(I*r3MTKLkfxzH6eUeCYd?gMX@x_aGZ;{t3N`VVqFAs%OgRGKP84
gfhZtndw>Eod6qRzlr*3<=NeGgtn3F%CYw>k^J%7!+Ie_MCpcY&nN0jrPfr%R261i!j1fkGhJlQ#JtAIhF2_6iZATMgY{C6o_hH3
<xh+$@xPw#q@DD|LpLB_kB$tC)uEQ<#+N71Pp{MV-@AJ5aRCL2s-linOf2Y`22|2i9bd=%lq4~bgd)ix9eL}qKYq7$N|*OO16uB(
x;rlF`fpGvg*-&>>Vh}&j1O$v(~OHCX*@9E6)a7c^3Ta$j$Nze(Y;{X1p`dYkJFvvhnI{MKufeVsUOSw3P4-96I&pEzPnvFxcgj3
RG5HMxYsCWkw`5at7v7kn~`*=D~ehIQ*!l@q#<a--HpKxs%=_+uZp!UZcvA;X%v(xPP@)sNj1Oh)uqQ*miXjE$M4=#!7XOu9_(nU
`>I@8ntiM3qsT(yT<xOFp+}&Q;JIjmT_ck&Mwt&3NR5QXu@@hZlZ#6rXx!;aT9l|cS|Q0h?2gKb-shC*R)M(!^Sx>INcwB4k|Gfx
BVv(Ea?BkR3DBFw*Z&7vou-kDRI{q}dCfz;y!y!%p!hk7$Amk{+r6~*wzVp2*0nJ_v1&mzd36*|%Q`$fy&@wO&{R~yW^V$)g}O^K
mm|~8wG;?@^+GI4iz9@qD1zjXM~05bHlM5PSGoqi(L?3_^RF^Lr~V({hNC7B3k?4zQp`U>DS~1DAMM3|s0Z}7?E7va@&C7%$I6G}
?e}_rpS<0v|L1_mlUl-nRsL;%F#o^re!RJL-=8+kpnqSFpRjBDwh0;iezk6b${7z9y)ZxhZ8UGlXfKfBu4`c;(^|M!K;&pOsFwHm
SZ#cZ<58{}!q>^_IDd%Mfdbq&>-UdBuFTcfk8Zy^53AYFx1I1mAIPuN4M*CRKZDeeN6YgZdFtekz(0rRCK{CE`81ZP75psJcmwQL
{*s92cm93wI*JOprNs3cZCb;ez<;au1Z;sfdmeFFXz3L=RGJUZJC57`D>H0uv+tvl@HWnCZdOtaZ(WA7kZ3S9lx#S)cIA6=DnQ?S
=(9H?zt0=O25=B5!{X2%^Kpn?8*}MlDGR31h>AFfLI?_+KE&2VV+mSr?#BF``V(6u?pT}=AmEe?mqf=`kqD52=e~v^b3cKp9cVsp
pXv2uZ=?KwQ2AtaJZs?WNbSp?iU3L<u+&@G<JwD*GI5!oCOIWw(RWo7-1RzEuT6b3Y(KJTTFr)-hg-D%ne#q|&$DT@>b2hMO>S!<
)7O|tyQ6R0HR-BVw=dn>91-#G`Ly33Z!!C)KW3hG3Vs)CAJ=g|SKJmW%Wl3OH>HMK*jtZlW9jRc>OHlMqb?SKA(X22i1t#i$8Oj4
*BH~TD?ZKXzp^V{FIzs85jq~Wiy}V4Elb~(w(#LK<A=SFzJci>@RV7b7s>q9&t7s}zn0oM+h-J<(?PG7-PWHs<MP+<)BmT-Z!2dW
9%}vkM_&Iu$1|<>H`bbab4lr~d=1AMYCknGY;xrIvBtHZe=jO|o8G!Jmlo+0#znb6oel@I`i&-ryhia5bETqSXPLdL=}+Hk9XKNN
y$1aV`=9guQ}O4qfRVHRkIx<dq2P1f?mkEC0+4-?NduRYmFFDkiZxDbmtZqGdz>u~hTogWW7%r>YsQK_N4BHl_~5UE+nJZ%oJUK;
^?K>lw*5p;Ba^mv8uIOU-cCj6{k``c!CT~8BaM5`MDoCkMNjY2(@uufOM=}E4i6u9!m--9(=**Qy9n!h@8+-%O!1Dl@U8kGy3Mt$
!TA>dSB*_-q5h3toj2nnqoL(f)Krw(DR7su+FzOGDH_bK(VELKAU@T8<^{sSb{Hpm?C=djWZ~mOW|~N`7A;RHcEDL2vu&i4xf{LM
gQ@s8Rm;U#w*S{3PJBC|gWy&Ex7Wkt^?#>w^!nHQe%{peqc8bYpWEa(X7SJ>3GBSjF{f9II1A&<5!^*JK_ns!KmI>&yY1)u9DK&#
w0ir0Z{_`;Wv8B>j^6^zmw<KpeqQfSf&B|lPn+BIc~Q@}*WXXg3-6KJ;(;<K^W*Kfv~X{5X9=qo)|bclf9xy1T-K3?50zif%a`Bu
bkhHM)SPNS$rjc}C;@dq4UbpH5C)|d0^KhhoLJaN+SxwizBKyb>@)e(jdoi8-MHSoU2rdRuJx=gRfq-)c+;cGeC7vqsfsxB@4aTb
*KyBz<ux{q%5h5$=4M=+z|PPovA!h4Ue8^tr|iF-upEyp#dMbw-&owo@7-U$ZvrIxS|?2-rEcPvDhU0Dr1pN*%h>UhG@%nm5JB3G
ElGN2-6sOOYX=w$b)o4=>qp)t`Sq~U3FTN1#Ewz6fYN+<eb>a^decqkz~{zx8wucRe-dTfU2pspbiHdkpS4HixS;Q9d*W~Hq;RZx
@lB`GiSo$3GK-z%B6%qlCW?g!w;8-xk|L=4%kS;hl1GQKU`<O#n{(R@O9QCdEn1a`({;|3u0<LTLI%ILlbqKg$#>a53zr~qw*Q0V
-#59kZ1>wX6g?etyk=Lda{sE_;3Zq*+848cXm&dLH62AWD?R69v`&wlu6eyFs@V)|Vzk)MPL`-cH{YS@HKWa@uXs_=h&=Wd$cMf3
jDIX!ZWS{i@vLzqW#3E!u{;DM5SnE`G9;1nAb=p3_Dd(-r>8&C1u<{y#`nf_Svg?~sicuhMy9%WR4t>wDs4?|QEoTS=<6*{+4ge$
8}Dz_xBSvS4!_;m{%wySy#G^&dzX}mBkTSiLF3gmtiMB;f1B*~ZOg~&L_S`l*Z-!ppc)nthyIZL&}5|o%g-ae-`Sl#Pdfk1ulBqn
g@4xnGMg6FacBK493S=IH<4qx!2fZYU-g_n^ai!uh8ct(`gw_6jfoDsXL`|<fB0!Qx;rTF^ZvAd&L&r4RSx@8N5ShqBt05ENu7OG
(<i`~HaK0JMv72WPBy3g^xFTpc9NSrK_W*wh+}K_Q|YMguIAyoeQUEaF%J}~pf_f`|LPOHz@-q7o#u!V@l(umgXW;<6397y*Fl@^
1<0a251c=7-@wiqe-O1-$lKwM^ApzG#|Ujsgg)a*27i=wqKC<fR$;M8!@KY<9`H&Bc1Z+?BeFqq8Z<{Ya^)gnCKlRz0CV$I*n3G|
-xYoWX)cSYGxKoL!QG4Yh1$jRi%=i5`S{IKyn5dCAE4Di@qNvgNIYt)s=I2%Ro~M%nVK}3Q)Sr0$I}#yqO?2*H@cNigDsT_1d>+O
BDSET8}D8C)@pV*p#HwA(Ux5{h1Tn^zZNCxlj^W=eTl=B_@@HFP?VY2f_D_FL^iAvCKVo_j6+9v=XLyREFiLNcI0Pt6eE)kq8um+
k*EPKqJj0*DFcU67gQ5F8NVPzKqST5kYN<XYqwqE9G2X}r!*AnZf+bT9JICac@3MZFa`N##|AVna_(2nNjX_NcF{e2i3-0yk{)|z
nh9T-JX%#;x~Gw%qAH{M%3h21#)s>3x!in>cC6hT!u7ERc>snxW~k&AX%$J&lf7!AEf?G6Jd;@G@Jg<wsxL>W-BRnPVy@vY&c3n+
ZB~aqe^%8tyzfqx;`OZzxw_5MrkW<>8FH#m^ZbDSY7_ULz#t#J55R=|6Z&@OIza>a$YK}SmTmt)nEtqeLdqou;lXoI)YBklA^Qkl
#r$JCyOB2?ZWB}(FhEV^hvZml>A==Yopl#rhNM2S<GI1b<o|0Pio=Pm(-TN*QECkHHXBizo;Nv(K6=$nM~R4Oq{Q8}zxJGhlyhrl
%Ni?04ytx6iMA;DDkow<)PppT!4q8<pv(3(!gpWCQw!)q`&YnNL&HI$iYVHq-2^=LBdiTrXped*N0=d4-dSX;p+y;~qU4kj5D|kJ
*-XyKYeUhK5dX+HnoULq`7|_47%jJXabss4{RGz}%+M^>MEsiBXx<u=zD`o3QJFI6Zx%!CMpNm1)ZKYd<*T~du{iw0L<@5M9!*QT
KgcFb>EDRXl8g|<@~Yvisc{VMIw?Y!Wpe!JhU7F#31wvZ)ab5RKLqi``bMXQFFbM;hYlAx4`JbC@Nd9+QOqXP=x*H)(o)b)edP;i
%YH}o7+0gPzkh1^^jy+dsXEK2u-Hc{?xy02O>!SN%sq_iCEmm^?BOW^XVIWO2m!NraPs9{fVOwRYqG{s#0gfaoBEz3(2QP;%<Qv!
x;fK3?tSwn38m!PdRW-R7j}KjIAL`wLpt-VZofL92P@}e?6uwFb?@Nt&TG-5qOo1D-;#S=5=XEw_GOAOcoiclzg*;X9as5Kb_N5Z
vC}`+FmxIZT}BY=!v92OC7Bp!Re`Fnn(DYJgLFt^aI*KHczL1C;}9uRcxrG5cuxn=9y{1U_KgmXi}n_is$9joEzCER)Yc;5gArvp
JWt5|S=Dw=fSlz!N1LwGl|3vSu~Za368Z2B7brnMq%zkd8;!S8D$P5u8Yinr8#1#wPeVD~Bgf2~NoNWSg~P7#3XLdnyotG)SR)^O
a9&ODG~8hC&$M0UCElLXac3Jrg4eIybeCJ7X$et{d)}ff!s=Bo%<Wv*Vov;g2Ma4W;&GVCam>&|NzrKBoa(6^0x9a3Rn<uT)rNzz
(nxJQEcN)8R&G#6<l+^JO{GA{dGM3lq?tXP>OJ=>v+e4c>DbefQRPEM&3^B5ah4>c>`JdAFs%sQ1U`bz9%(ZcuQ{svn-OUzTS<n;
ZdNs9(@ew6yWF^=iCO~{ifw+t^N^%8&0$PKW~{S{lF7Jq$3>D+=e+_^Hxo$iY}_!%J^U=`%7<^_aIKxWl?ykXRdDb<l5j1<OHs3*
5|8iSQib<)&b@Hnve3O6mT#Tsni}u4_t?mfXx@h3Sh{l}h?B{$lgMZx!5L^rw$Cfj>%TGE54nfm;Iaor6WU4}8RbIi&npguGB7TM
*k>4So#%aK42=aCg9EUaIgH+GSe>+J<!rqoYG``rS=e+r2#skvZ>DyAQyJs4RoY00VAJ>C>o4!xK{hwx^#q2bSpx=lLDg{@A+aG#
XRQ6&5x~fgzY>SQ;$fjXFhMYe)YX1)^f0f%^VJVta-9z>@G>YU4v9VNEa>u6ie$EWhtP&e<_Mog38SOcx+K*-95nk&=2PGOXANpC
L(kfLTR|z`)aM!Y*^fjH`30u!QZ=6JM^D^Ul9+@b{rbAt8|p0xK3eeX|61@`9_1!V-P0N{LP7*unh;2^ZKP+Mu)uY&&~kj<&$jWB
#6ysL+J~>hxvx4NmNS`*Vo^!RQ^={NoxtxgBpGiL>5!k(cMW0Fhg{LnZx|6S^99Q~=qMW=b}hg1(S3@~2hvOai@RDXrO$(ouusF1
5~}=?l=u+O!Q@HwS)+T~ZRVm<_*vVnJv%yZ_kq&@qcRnu-5N!!BIWMl;<blYsz<61tn1#v@h4&T^|3)}Y3#9OVZA~mH5K+8^WO!{
(J8~h5dxjjl!Vh$<ErQ-4o5;+#%kCm^5jXoB}c36lXkH;A1o4;V;$&3DhrluOYM0`@Rh^pNtrh@Y+fOgL!r<(9f!v0N6%zs9FA5v
D8GEp>45Vt>?*m3YCWE5$?_2+JI;V-x#c@3l3Ar33?1;9D8!K|)>IRhEOv)Vf)Wv3nm1p=oHbY=&&I{nq6&*|<HOj_^zdyZ0tw|e
o4pLl&`cPbZaVVBIWsOMD9P|07I=YDcyRF37_k_z>7H-1*0YqSC@o>fTYp*T(f9o-Qrjg*$5I~7=Hf1;c2VVMHY8z$55chXZ=<6^
SbSGNijm%U_?QFWXd45dnBpZY-f$}~3GYC<d1Vzo>)3RBoyH$Qg@eA;>=Sd=UGvt$$0SF1b>ELylVa5y1GzXKFiQEZ&Is&U2SyC^
4J}N;)z3)OyYCL}SUSTGsv&E1VI~78Vy_FRl3ZM*A6&dxDeTOjttwB0xkDZ=!I(+Wt0&}Z@-Y36V+}tiS3+r`dn4hku-06DCKNhr
*Kv*NlpK$j4~A)<!GYyIO+Z8?q^*ZASdPt++mk{{lJx_*1WYNEP$%QJCncSU8Z014SRAD0v6ez2uqY1Lze8Q5UVo_q;EuC_YY)fF
P!H@E{zGB^;R7G^|Cgr!8TS8;f8pQ1_;3B;-?{7of)-+;L;O9TY4i4)+oz-7^FR&)fa*aH?UIC~N+=XKztI#3Zz%denu3I+>Ln@3
QKBD1N%M*=vX)&ITRuo<HB2w@pab0y+6ok3$_|(ZlCYaeKyrl52J+!A1rUH9+Z$~-2juX$6iR<Ptqfn_rY^#&cm7&rilpjz&*2#3
bm!=N|L@7@NJ1ZolBz)hd!m&={7?_!3J(B@Q{UPCn{s%n9FP63v)&sAlm?MUyT{q;JL)h#J!m2RgyAHGQOpBgfCtG^BLET+L-fL_
^4LAn)78x>g2xK?7-(3FMh~E;_$@>dfk8w`$W%b<M(Bk@pLafQJEFUeF5iE%$k-GPUR?zoJPtm;$i}dr;d{D&O`*><0~bbm6)rJ2
R2gTIq>`~3NB1rxTVNztv<8Ygp*}C*q1n&h_yR9}VIR>qp_y&7K#8do%T^dA6-OLm7@ppf{YIt@G>0F?NxzqF_DNx)x*4lG(T_Zq
Tv&eRRM1SGlo}2sW9P4Lw8^)s*Ddu`3P0-3IBVMY$#+D=^*;X~7rP`xQ}_daGNJr&U~5?g1RMfU2^B#i{qlwaF|)!%NRc=~86ip(
BS`ux0r!7OeZ3zr6j#-PF&G4)qzR>vf!QVUt{*R$<~pryPAV;oYLWzMT<FVKs?0555f}W4Bcnuuijys}2SOx*+jm1n-jjl8*|Wt*
ASg4gzuDhi@lCPm%a2I#xUK|@$-LzzQ&I*$Z~-*;Jrn2D#_;5I4L0B3{YI-e%ER-wd33|`Ne|5@Z}aO|8cCo^N6UQt2O7O@??bQ6
vxXpDpZ#Gcqy%II4__&cNz-|}-(Bw_A?BG+u{AkYVUX0nfLYlmKW{=;tJ?hUEtIKdO2Pt&sk@1h6JsKaOh50)5azn#ZU6`Wppva3
jVlrqsY=p%KTi$#`>tJFwhw%?#3cxjNED$+q4i6UF#yaA$%vug_b0Ibhl%y;APUKBvDD=1a-gV&hKPn~U_rpCgatA>Ny-z36$sL*
U|;WoF60DDhYY3{BRWn=GMHSrQv&4x7X?_{zCB%!4#1#g@(?C6B8!M9B_NcNvRq+eRiGgt!<sZZdF0{5@NsWR3a(s*N{p!vM>{IC
wsVBaq7cew9PVt2PTF^}9B8$+5@ryou_Z(T5~%_Pnks3gf@z4Nsv@1U0)~KsqKGOYDWHZXSc4(RQzAJXgzaL%GU<dY$mD3KC}xP6
ifSr~sUVV}lMKmbCIp&dXewxkh-hfA%%*8-NGS>_!kjW;k`@*Ss+gby`+l)c(x-W_D#7}FMu6jh`Qr{M89gg5hL(Km^ZI^g4>c7$
U=LaD`^@_E5`CfD_ju#9Tk)MQ*S4Jl7#lc{A)P5E(`7`;sFSGwPEYddf$y2y<@5VKqnbI~LAFB5ps}NH&IX!?Km+QKcaR=158DD{
FTMcyKzTqWNV`u~1|!N5+82zdY7P-vgf=A%kf3r6paTg5a+nZG5Z+pNJgohJ??YMB#NFBWgP`p}kx=h1F761BqeMgnAwmlzoR1$;
2oi0ghA5gy{sv;MLaap;1tOFi(P&O$bfO2#xbfG>?23bl(({R&7+no0Q^_zl-iu|_JbMqqA~M5=vAvtH4#Gc|Dy!1&Sh@{Uc?stL
^+b4N*%>s^RH-DC0pAWZORQeA@5M0Jmj1->>p>3b5YqP<_k21$d&#VU$&xkDuh-Mkaa!`^BVj20d}3h1mqN{KcTfH|aM;fw>W<-M
2E_68F6sh)#ZmV>`rzT^;y!`*!cfGQ!xjAH)Gx1n&9>jS+OX}=bKr^l1@4qX-y!miNWMV<kd!S6N>T|-!w|XS9IlhUT9d241ko?j
9u9*H$_!nJUGDX~<02U0oJ@t^=6y-@k_Lo5SQa2=An9UV0*Rd5GX?^PqFmQnre-bCSFB2ngauhf6?v3a5GEWQgd$q1NvJ6bKqwh1
X%n*%ByPV0weRQn{lU+X_n%gt2Z8HVI>0rw{(dKzb{BEq=~MXeB<%M^fU+tuX+oJGq8TY^pnq*yETjt&5ELXSK?{*fh(qBHNFI*(
zjW+M6-81ENlOHa2#Fa3mX|Fb=6mb3^UXAyg0%C~kOy5qslo^12!dMol~5p`Vv7wRJSn5aI6y5zYb;R~9O=PkS`A8m206zQ0wXt~
`Gz?@?mLC|rR%vH1ZzjGtvdt6ku~=GJ?EQKDntKl$&a-G#gFLh!jg=m{8#>=`%rgX?w^1Q{fJ1UfGIl3eU9(*?e~}T*Gkr){>(3?
0WDk}TGHwb{djPldb))9Ap1Z-`k^EfpJa6*vICs{KZ#o!>D<ROuQ(Er{-k8{)&dgR*0cb0t@abI1G9ne@II509iKrSiL;w9qLMBW
H5nQJ{HQQBIDK{mF+#(se<3z!P;qsQFe(j9!v5vqOTb@;arb)bBL9w;?i8-OlS4f@8y!wp`iUt`<-_<{MVq7&p3u?zKa6yn@Dm96
Dvx--vJojjp#qT_K?<M=B?cu)l%ZEV)b;11o|d+X*rrcr;gg~_w1yEx!Jm<`!eMic;%{4%aLY!_DS|LiSs|8>{EdEkE@t(xPl5Y7
54K{p%|Gh6IrXO~?4XkZN$%6PcRY7C&m0#(;dUA~7X-<eP~$jUqp;T6DWBBM9Z3+8ONJy^2FD=|h!P1Ih$0v%qA8|93=W&2nUu&g
10q6|r$-D;L-2OR10(}mpxJ^DwBM7AH9}9-rdE?_43p1Uw(JJIxv<cE52xu+59=nTLV;!gQ0pJaq+n_YAd#8rl%kM0{^X@PtWv6v
Wo0Q;SW_(9Zz@%tzWv6A4(>0KFCVk-!%4CC^lTcoMGrMV_Id~E4)XEbg^6s$8fWF1sX@Q;(a177tw^MsNukCN+Dw!QK#;WN^PFYp
R=kH14$@Q+I3RF@VlWYZ8A6nR+fpOco%o{xm6HLjz$h8#W}lna__6FY^wD96-|zI_YJSf?|BQmXKM=$XBmYiCGd99nu85^k0oPyU
W9GfSOGj<8qW3Nff<N5TMxgO-zniB{Keye@O!sH?JFTb`%YUscP*l7ZVj>t4l26E-vG?IJz$~+NKb2z>8_r&k0DB;MAzYMwXrUT7
q2U5`n=;^NEZ;_TMgEEe8*<xhm^ls!Hl<!aNTB3ev=*(%G^c%8&orWQc8=3n&Wn@oXZ@U#oi)BrjZGq8(EmS2;Q~oI|DV^6b)AJ^
of1GiP!%5@d+AXVlfuwtN!JCA5cc(#0X~#IJxf+_S_}VD_*NPg2~e}9Y}U7ES3-j&?&|GeW(?l(OM-o!H@yJIu_$E<@|_n!@zZI)
CWmJuPOTnf(2-rif3JX#!lVkJ0i_0%6^Ln2^pzRJ>H|m^K%&Q2S1>T2G-Ks_ZU+M80-f<eO3nSJzt`zJyp3m<E;dG;$RL&9a3$F!
4)>!#@dV2%Anx=Seh7-1!+=vpPGwEXWP8_~sEp$(W_e^WC8RG0PS8Pm+G%!nb5MyceDqNWk2LH?C_}G<4|ff}{U?5qN&3?1jX4`3
Q6sV}m^n%sG0dN+&3SM0he~~6qs5wKW+~lnk`96*wV5=Y7-MD$W)CkBUa1X7r%kICYoo?fT#{uEAt>NhNTP45?6teTEMnoL^`H2l
3jjKLiNMKI$6QI#4GL0s;Ff(Q9YWd^!DT>UWfUPuQ5b<)$v2p{%Fo=G$afQI5(xoFEaydp!z{Uo?wQ^OGmU`93L=mz;t=>Go_(LQ
b!+LzysGHCgT+}Oljc-CMD-tJ-Z9hL9dCLfC~uOmL`7f+lqd)E5EOJ+&on|}N`5jEb8f8#p0_32EFBy(o%PKKQjNT}f_}FdySdE{
AC~F5b&0~)MXyPBtFTJZL-rw6j1Q9VNM!rYQBOC|jZPsy1fVC%UaowXNMfxD2W%0>K+VTlpN{xRQnPIJ%?Qke1(Iyo3&c~DhhQ~F
lYd^`W9|Ap<KjI!550f@Yv|qE;C_{RSLFYnm;1kOK>x7=ls&zq$@0Ny8b0=lDB&;|kfn4x6e%<IR)a8JEGLY7_TCwg9uv&>=fcyu
=y{5tdCmFzIdLxFEF6cio?>(R5prmlO)@SF=esn)LUI2uDM%e0C`3W|(2x}5+7;bu1R=unsS6H37b%wl$Vs!Dk_i$~WrGm}O-NGY
I7B&i1<N=`VgwYzbV8<D9FWK|WTGMpCQ3q@3dIsCyJWb4v$#2g(^}uWaoE{#ASy3T)D1{gi3v$+5hS6A3W~CDsRF4g32K6cn4n3x
KjOOZ==?g)!>%&Tr@4R=m?&x@1&Kt$a_&Pxl%SXD{=IS93JORFfLCZt#w5dJRKXh~7>y$`5JZz&R@fNGRJme1e_AZQ`|+<de+E_b
l|?$si;i!RhnB?w7%HaA2rdK>SP8T^qw;VlImA#yl%fcxB9(u!(&m{=$2HaMn&qN}q$Wg?s^g=oc?vn1b{?(QxBseZm&ETJ<i$i7
F8cPlQ=}ovQRYFCjgH&PFq`-Y2NSDv4-?LD!o{irf=WsR%^DflBM7Lu8nP>d5fyUnnvh2;f-D7`p@dSJj3Wssaf1xQ39mBr^uy$g
Dt=BZpC(W8cH547Tba*h%e}#1K{-W%1}L0RN=lG~<z0%`JnZbbD?(91IZ;)LOrZ%yjB{v4j!DS5&vbGFGCK>LwSqt#ozQcUbq+HY
CS<_`3@1|fb$T6Z;7^AP&}IqaDX2KZxe|I}WE4>QEfaNUlW_TN_S4rHj5c@`Qql>$)6nJ^JyVFIxiym+>)=ICFrlK`sUhM85Reln
#MJYvF{wT!|1H`7O|Nim@F=6v=sl7*T4&vc&(6HNXxng*EGm<aQ}=exk_sD$)YiC+jF#ETbF?AZ6F4Q>aAcK(DQC70qYlu+p+Pxr
pwNu^ojg20P=@FSuJYjv$l%hvxCdL9F^uAT{==NyX`TUmO~w!zzvPD(7zc_|9=8#yY%vQ4B7(&Q@Oc8Eq8CMs7k$KaqUIgj&OZAP
dL>e~;PP~P>%E^vq^m7yq)<e4su?tDnX9kdS`0s`1GYV_Tjry=*r`tTQJgHUN>TZ4OTIcat0nqeM^2q(+p(ewMGk&u2tcQ)T_~pY
HKheqK&y?3G4*fI7lek#=eOy?R`hS3D-zn~A4f_&y1-L6>53hB@#ZP3MJU{JScnJx?lOLG=Mn;%9I}AoYDy?3f~cAVASfbgs%of$
Dkw;b0)$|QqcV{^ML`!Cb>lG|9ZCHiG_<KFkdkBdkZ?5PFwQ8JA`Dwb!A;IsW4Xzqah;JsiV3j}J??fW;Yw+^l&ul#6gx?^o}o#U
)yNqD=-QcEbmSVOo{4)!CHX{#`=!}MO|^)HEnzUDK&T~{{||ci$yH)0o}?hiqKb&4m`9Fbrls>hD-?n#&K_7;UCL<zV!|jbQN#$k
v<JT{YP1$5<KG=C<NC5+#FF@>V@v4|NvO}AQ|C1>5cK}Tu_A~u2|^_ztU*T5WDA?vvk!JiOn(yu>YjKi7W3UyHuX*yP|)Ue<XwEY
_)d-WRvXcYZCa3ijgg7Q70T4qE{gEw84W7gy11wS-8z4s5Cu-<l=MQ3N8y-CHb+>Gu|ZE_OGT<tRUXN!XKP?h6-%5R0W4za@FJ?A
Rw--ea)XsQG>RXJa^-hW<T+zxO$0s|2n7!HP9gO7bq|Ag51Ss2nfIuV{RoOA7$E?m8f2IWN=bz&0U|^SNP!0?WZf7Fuvm3?98O)Z
P7q`X!<N9yQ1ea<n*YCRTsx7QxRlFeuIAV$4cEeM%o7;xFm8&y%E`dQ>Bk|$2ph<{r$$*bHl3tC2hKn;Z#kyo_>eJBKq*eRrBY#p
L<Vs>QA}!%kUF$x8>rvN^x~qZb&t{<CsB!_z(Yo0B75^_K#N!tm=K0asX}cM5Ja#TVTCLp<e({#Bm|*ABn7^(p%66b2n>Lo62{JJ
@?Wgww!(D^Ih?Qurwx4d>!FSF2sXx*?)%l2Vk0_!8;vu$Ezm_DPb_pQu#QBXIUaC^l5S`NYDbXL8O$+aQtq5{r^@`iWq88?zDNX2
dddh2P%)tPVAc-$aIGRqAc#K5A!Y{@J9>dsN7OEI<wKI{aX6Fbqld}yICePzPzg3w$|4Jt_?-91)1tOS;p7LYBoBf~<6iD=y3)y^
%5*@g72FDFc%?c!i*~84IjvYKkTZ0ff6*bPMcD&j$+4IUQr2-Oqc^ar7Da|3L{d+o;T|FldY|fo@R@Mraz#dL%e>Z#hJjI%Gh!WK
NW3k~lg{Be+R7N>1rN7yeTRrSQyyR!0*IT|540x;oe+d!%%sW{>f1WF!)%hfanh>ls48wr4`4(>-(h2uknLTd@JX|K)p+2myI|LO
cOzsu0@1R-=5i;&8MZv(&&w>~5K(fR8XN-vriyo;hiGZ{j~?+AiVoo)cgqHdJ6mzSA;)bUNT`CQq$MRyvaZnycO?-*qk!`;*{L$^
1XV>UP_8o<jM@t^8E9fjzPAy{I)W^=$t7T5&|r3PrVt;H0SUJI6YpIeup$IT69quR)jBlP*6`#Nh%uBHOul3UalRw-wm1>nAf(B9
$(ZszX0QylV8sHl7=VmrMkERdm7p=GA`s(M!o@QS5R<njovkLEnf89WN7a+++?>mdV--3bm~RR}f(XeGQP7cJJ0BcwcgY0}2riv`
YzHMB<;KhYNn%M6IYPx4FE~~qg%WSUG@0nKI|zkubZ&O?9D;XuZ2hK(WgtBq`o18HgSV;PWcurNGmP!%CuAI;yoBSDLH;h|7e-fk
Y)<-3Hf89M6#+6L5-^sXzBUv-lbyf_36#2Cb`OINBqSdVxt>SQ4@&1KqN49O<emY_2#+EahzlUH3CacCG<0alD#^hpqX8{CK*q9Q
CleK&?Xza~XEbTxV>P&xW2#YMjxB7;B^XImcP5USbr7O5M{ymxK0Uo<%0eot?@D{egqncvEOJ7-lXDxCa(ac5^KWzADo#;6M_S@t
)tQ-`%()B`7L|M@??({)eB<6~$6Qx*?aAF_Nl`}2qv_m`4kx|cbT#*TfgH0{dtp%wonacfO+!T}AT1Y(c)qawFMU4o5tq&cgvcYh
j;y)|Clu&q<U~B3ddC(Fd#=^6rc%)1!OtC^ba%Ku9ejx#d@NW;1Cj9V?0loJsym`N5ccc`D)KoUu$G1w!*FTQ+%Iv$+m-DeJ#HPh
jLudbetSYAi3!i5bKQ0kqLTaKYeO$011Kh%P04YWg+@u2hnoVx*+8M&0Zio96$ebyW-t&t!3dIPIxsLk*#nS41jZjcdIPt%!W>5B
B*#04dmww*TVR241Y~@s6a@ogk6zvFz~p__?Y!d$cUZTRgi&-9)@C>biGXS}Vg29l%+)L&M#F`uwpBdnP5G9(kdiRCcgXT{n%^s&
qN&U~$vT@umCV&4FV5xj=Z^JmNxu;}2RIb?g(Wm)L%j3pjgw@y;|ZccX)&WCzi~4dYB3qO)^v*5W+gg6Pl|EVp?3rvE!IMH)RXeg
+o1>|r$SaT?<0e1^Za*ZEV@PA*>yHt7_eF8l~cBiWY;;cHL+qpkT=XlStW9oh80w-&`{|XtLve9B$5!7-CLY`fmLurNOc*BvGCxH
p;8Rt0<jg!6;~<tf0~}V)7m1ULz1mghi<PeYV-B%>rK066}V;M*?P5ZVy-_%b6S|KXReA+hNuX1cqt4eEcdA_AZm0#93m-0zYy))
XKxm=#9&5IISiBpQY#TMO9Oe}O#&q&7-M9xmnTHTsiGDkCQN`031}oRhZa<ZO-@rP;&Vj}a@{|v7C8C7uTO7l?DqKnKnEmAB?)|2
q|fFbw06r9U0>3knd#r@;io{NjN_Hdb80r5^JQgHl9v9rgC=O%E1%kOH{+xD;<)oem~kg8&Q)3S?s)XFEMiC?G9RmKe<iWMyX<dv
nzS%YOA%7Qz~q@l0Zl}iVFWP5u#RVGRh&oHcEE$3xQ3kshzp4csTI(R1u#hIl**!_R7{EkkjsoY2udPF6fmJAnyr@**)>B%Rv}s)
gi~y$(3lZ3mZlOithQYJyRdM7FI}9h;-VmmGO3jWL#HEz<llP1Qn}ZCFi@Xi3Mr9<?TRxz=&qY&#+*3z6TO{mDHyYQ*X$}y$T-zq
l!)jd1}0>48d@jzUI?VN%?hpCw`07f%0I?urU%^}8Gg#6g$q>$K}i)9B_%OLRV=|(O#w|21vFDZH4!BMPy|X+(L+H^G?X(11j9rU
F%&67MFjyB4N+8-jMNn~Brzz_5kOK>L{LRklPyyOkpV+UQd2ZU^;twjMHEakNW?Kg6sBQ>%tb0c7J|i5L=;3sRahc|P(&1w6jYHD
6*UD>1CUTqKtx1Fq{0iF3TUE&sG4b@h?t6^h$t$8BB&~snkX-rj+NZ;1Chf77(=PBdTZKrA`3dIA<2O#sFaN9%DZQC3MsI=Atlnt
()4l8Q&9pX5cEPbOoNvzhJtbqhXg6sguo!AL@_GJYXJh7%vBgjOe_jbFc}Pqta4&W0!a-AMu+M+?&=a)NswYU7YaCLdY*7VR8>+-
G!q2`wNVpQGZjS<Nf8kRQ4}XvZPU(!Fj;!SQfsMk0T>R)14D_wxeMr#{Qfvibs&5o1tIo%4z3VvN|m*2DkTb4dy(i2J5YNEtEx65
j|Vi6cE4;gKL_?dqhsa?%~2LA@!#1ZITe0!9IpA1Z0W=aW@kt$?h@9VkyE6ExnIWR2XrI%(brq&l(pMs<R^b;Y*aw0P%uFhGeBk;
08m8G5d}n~$iPHR6+$f(QB2HKgF`~BLo$U=?tOk-in<SB+J{NG)L(vdy+BbU6f{s!5i|$+!q!X?K*YfXQqrMIKp7E+Aek6;@Q~Oq
ae?8_`Xm(Gd?cyz?jP5a4*2n$J8~Jzg|(GqvU%+LeRL>z=<hra+ofrPS)ZN1V;7mIC&tbLISdp9GCNscd_2;l1w1843J9}2NnVJS
mZJ}kp#y|O3OGcTtJA38x!S6NOXN_!6%RK|!ZOCBSS4%ei1am)(1J&_ggY)o!e}MR4ttPRav}*FaNc})^UD_#$?slg%F1OQ9@4!N
6P$oIs5%l(5`C=^y(PD>_`UAjILD7h=-B;?K}J4ny{x}I+=`2zX+HW*WjVe%m1-$$u-Mi_Mhc0M=S~p>Be>-h9m~;nZya}$J;=}}
u6gORiK|_Ax4Alf#pADC&y@Ebw<9M!Q$*tO?v~sTC1Z$!z?h3dsbrLuTFV_%L1>Aqj_$5dG9a=92@Dgfq+rXfG)@y90iKc*F3uMw
K=5tI+7R6qIn9eHf{Puqv3!HU%xN}|^>xG8_pT6BMk|84%Bk}1OR4Fs3Dj|GLJ!LvoRMIzh1L_It&xNje`833C}kN%Ie~+Miv?BR
I;(QWi*PvNj|UHOq6pzZ3k*5}|GI1RRvZ-{2~F5k2E7}wkS3Z73E$)8Jo-+FVZU?@$bsKJTyA;272+pgK#)`v5|l+XK}4ZoAwWs=
{$wQbARo^A%=`8D-I~*H9{(HzK!`mj_vbQCMJX3E42@;VHL|DN7Q%HZh~*U2NUA6zBEMQcr}ut6`2S*Pmjsu}wpsMi*pS-H+}-|H
!X2Jonm$ex|Do4{>N~X8SAj?m_>>oJi#j6QqkiB(MrG9<sv4q-@@mBF<k5WA`_1Oe+8u1FGJn8t7WQPWLkO??o!#N(<I3&H;qEjo
3yF>T)x`Rfe8YSlFRyy@pu?KY>nj$rf%juBkdg}PZYUxmi9OiRywTQ!J5#;EQs`$l_RhX8ci%P6uSU!e@Yb{AHnqR3aTbqF(zyyD
Z?AUXKCW36`2BjnTV{4hXKh7&WG`CD7VVi<;g}0*l}#%yfwrzJRUTYP)swdnsRYQvRAv-SN#!UVQlM|fDuBtxs^+EdquR;~o$wep
CLl9$O<-1cyos%1Z@x3%whx+8)_X(En1eP*Ejec<Dru)q#<OUerVpWmtEWwN&SzK~b1gvCowrmAW>7WIs!5h=@#kO~f)%%V+;O$A
Ye4GIKo{G7LL*`Y95G3+tOsDk0!Rd2M$fQuMWtDct!{&x8&I~H)udZ$u5^8uwe{w2TGV+kNkzu-9`ThG2BeyAR@C{zr<PAgZSmzW
k1CbeQb*;<g`^g-QL8EG^l5jt2GzUN^@f%f<n_DuSaTNmiyPT4==&8nd)CsWx>~+sg2yoX5Y5%?4_=P?_4W0H#y&6}(P}F4`U_^B
AT>+{hO#s#g<`_`W(g3;u1*kf&vaW=2H5LYu+u4qsINjR%wgIcNYoI{l7vT{;h{mAiDgy3T-C8lr7+{Ky3ajT^03mODqgvDKB?W9
-wqj@;u*>@(168TrMu&*?!x=ILH0by*<g0TQ2fiS`PXxG#lJcaqaGFMl6EQ}Gi5}M7Gl7#B{rd)Qj{SP&zp+LWN=vr+VD(SNk=nU
3n!#$HV@6mG(5^cS@fl-cty{k-jH`Qcgn_-#Kt8$Q-42SU9YL$4eZEh$s2A*t)Eby5@Q8e_o!7t%alIm931rqk&#K#g0<u#US)?%
&h(ord+uPdeRO^4@^vlmI{N1Rt*wWM+`=0p1%pmmY2{&F0-QydhYGk(!G#R7rHqXbk;0NgS3yX+@3cOu_TSFFC1`}Z_wP_*(2ApM
PKKHy4&x}Ctm{A}iX+8;A|FjUYZ(DVjv>QPA}A#Ig?6YqT5a{YNJ&>(Y=g_l7OIe{7No&nrmeLQX8m31i&yku?C>-ek<;W(m|(t_
q(!<}c35<V7+6@)WM|yj<mG|kC%&5%Bn}&tO{G9+%K*Dh!V%Nbc}#at4mxy163VWj_V{7i;?iBf8PcjuM{m}0jSBu=c?U<4npnP8
<FRifikA)8v}bFsGWc`m?M6PZR82undZ2y_kO#>nzG(U`(gj}4xxYGh=XOH02wV6J`LuCLwxJ3;a6u1OI-N1SAc|`3h!?_#i-%|u
E8)Y6tF*Pmfgto&n+jGeF6Ya`RbL?b1lQRUh7aY*DVyjx6fLFp_WIQ{ba8ION*nkvz!dNkf>}ZM=C9S!0l==%r)j0gSg43Tm(A(X
o#)4b<_4zL@XgC1x?&*6j1EyELN|uG7-FekZ8MDA9s$|5#Nukz5N(-^A{SID&bcy?yg|#%%}X|ErKYe#&I%YXLD<*^fZ;|5p>VqI
MR-avV4mI=cSn?XIq2cK=_AshXvOQqk|y2C4r}OG8$i-EiBa$E@zJe}(NQiOvJ29x$UP2^gjy@p24XNyzR9j&8x>x<*J3QT(p<&!
VWXw8S8BXfT>w_Q6uZ<O;~XXy%O>+g@@S%v-hz*g;Z=f6r9`0z(1?0lfxV422&nM^f&@;pUsHNJM>W?WX!MM(^G2|px8JRn%`riy
I%fHE?T}Di3l~N+(hlscm@Abj6?4gkVxo8#7OmqGzDsOQEg<E})m7GfQU-0S$Uz4&9^OzuEYzFBn$&*;s%Z=AyoPHT?D<4jjSVk*
X6x5I7PvYdsWzHYDAFTa+Q!usy_h7}h=f&WDy%A{u&G;_c6GVKMlOY=!A_PWIeiFP)8wMiMSit9LDti?5Y<IRrh`h?bpAK5S2^cL
m}0fGwSKdG=DC~aP<y|cBRWa5q;_^8CsTLUmv6PDo$hfl4H;TZ8tW~3M~dGW%+{5@P0Ws#?V8Z<yYsE<i!bjxCJA<Q?{C3*!H3c@
MMi3H^W5IYo%T;Qrn5S(X0@BSuJd!G*t_dygx?cJi0wtq-BLZiDghooYkg=%%8c(3cc~P_(XQE-rHc8IYfjc~aK3PO^DZQ&ks;qK
M7l>+^M^}X(~`RJ^EEneal0gC<f+SzJ!TqLjRz6h;yq(g>rE?sL>(+~E5#J_pLx0;c@ljcJ?kkQWTQE(vXZWD&Fc+m!%W7`wcDKI
$2&~!_HOi-mg@024-ASyMGo^{8{*RF8_RJQEH<qU`j-THL`q`QnBRTvcRAL&hYo1(B_N|sCLr4IMH1C_T$W2Xql;Z@NZAdnGd<_V
vXU#YtCS7$+PIM#lzg)Bb38-XdeHrP(NNlyJ`7S^NV~3)c1Xb@=gzXR*rE`~$%OGylq%h6cIj1?RJ$x-t9e!u*6k|rd2ThBTRl87
*IAbBGSv%Da_0>+s}6E=F!a@U(U(;ij31ICy3QKtjO?4<KeP@dXr?sFNgIxxdl}Kt>h<)J*l}2EG^JiKDos&q;TE8@@M4VIfrxdS
a+aMZp6(EzT;=atRC}4Po^{rc&lY>gF7($UJnj2Im9wYda;Y1Kdp&vSS1j7>R6s;Q1$KpJ9zR`r)oYsBDl+_4Bg{PQQcqLZ%tvau
LOreSwT+PEeHQgd*QhvpV<Cg5y-X6`dqdiOIT53adcO@wBg2VbE@HH^kJnH}H+;T2nA=#n=-&3PI@?PKs$(ZzZ`rbR9asUX=gMF6
Xwng%Iwrn*`2*93IJtcft&~j03aF}8K#-<M4r9}DW*YNGS|(=%He}Q>a7C_HOW;D;JD>w9xM?Asy3v$R3%d-Ui8f&RlL330lFs=s
o%DI++8#{2*EyzMiKsC0TEq@pH_V=}3B=-bB8HJ2GJ!7-V-VtKAc(mt8m8FcgB5#|W=&c>vU=A#^jYDm-B+T7cCm?tI#h1JYN)Qd
JoV6M(8kI@HQS>o_KdTBeB01+P07v8l9W*p&73I@Q1<MGhZM=KnYB?cn^xL>pP*_ak=Go~<(&BKg5uZ3Pg7o(daI9io%3{FqQ3HM
(2{{~4lAk%PH-Ll*?IC^u5v@Vc<XO2m8TgRkhO_#s@~)?de=6O2BaF6I_Xs;S`0zB>k{=Lh_9$Ic9@l;(u%xe4>dy~MB_^Oe7f{m
D~!ZCMT#00wk&nLF%^o%(ou@0a}8bV*Hfq7+1jY}d-SxgMoCX?`Sdy;u1edFb`WH0927@1(|&sOS#zhZg%7ebE+~#_ur@2N669g&
=+8e%Bm>|J$}$gO;&(bUK1U~9w~l<Za=L?j*3AqwO4QRRC+@zug^B<X9~JeWkO4Q{i3{4a9~lU}FIv@;S_;{c7KgLiBDRwJ`juks
_0R90SKJ=Pn44!5TdCxm>r|zh2xh8N`P%ict%dF<Q+kj(^P(Z-YDRU;@xaU69lAKP;E{c*hPiz$W^oi^(323Nh*ZSr@M|?rL>HAa
XK{4{2$#(s=KQP^r5s)|RR#@J#*5pt)oJ1B=DJ$D#>9G7VBVx?nWQV`wTq3Vv=I_kl93wUt#^`iwVQ;FlV&TDXT-~jh^W>vM_wWE
4--q1tLB;3$5*5GLZXO>?P6SJL6)h+!L}RY4T!a+r9lNIN`1Rg0ut>HiLSV0F+oisVz#)~H<osr-6H#U-QMg+6A^Zdf=Z%v+e7!4
Z_}bG?{9YM-*_zB$*j;X%YK(vh)Eh;j;o3}Ju2b>9t{lNc)W<d1E^9UC^tzKlO!Suv?Za|wK?0?cdI&L;upWa>BWe}VhX`l?yzW@
*EJm`q(YUXwb7)=+T9n7e#iz@`x;n|1~wz=l~{WiTEr}RGRxt{wngZ?F<^AzuapisI`J9LkYzF7W{gQ0??tH2G}Lf!B5m2^(k}<0
6p+{6A3WC)wZ+8{q9iX;ZABE_F-OL)HU4p(^2h<XXQR2J>UK(Ucqu;sgeuMmx-k4!iiGse%rb}!F(_H{O`isnGUg%Pbr9yG4m4ol
x@=j#RNp3};K7G-PBDWa@O?uJ#yQ|UoRsknig50H76Y!2f>)}hN}4Hbm8yc%s?iIs7I=LeDAg8cb=6i<_HLkdZn@<{RxX3!$~+Dx
8wMSJQ}pNbb3i{)Av<E1!(=rE5og?2@wt_Ao4U<@I12oX)wNJRmXMe)xhab&LCYLwS%9wDnQ*1Xf64+wl#*RGov|RIjObHfP@yeC
;V1-5N<bwdH6sY+LYXE)Ln@Vt2*e7*6fDS60OSc~0@6WHkW)ZYB}Ah`O3v0a$w>e@qM<^B9Ek`a5diKf3-@OPALK(wg)+h<i4hY@
Q%ghy)KUpRF(@SpP=rVifd45e8A+g^8YF}Qk))Calu85B;VD!e@T6&+iUNw_yrd|wUo*4%yNvY{=B}Okf{{gm#3tMze9yY9Vjzh~
WZ*zKP`}~02gC0BzK>D~^?)Fle7W^(i^ToCd;vq*_IuSib3{9!PH%5`NehGyAK($AE|ddM?x?&1R1E<cDvb$1s$gT4K{G&7lOl)#
U@(Bd0U#9)1_1c^_12q>{N`_dV2sKH5DBpY?k(wTX0Jk3?}eUK%zX2zd^}k%NiBKk&oP!U(wkCk+HZWz<>Zj=_uPi|YHeA3<pfrA
&FcqVOPxsg-x(22X!NrAXBn3*BNe`ix`}tKjiueIU1%_LR?Xzz929`o+B+IMvx`6u)kjO**1AQXZFG&ETEK|bbbxwJ#hhrg8sSdh
tt(PsiaKVJD9rca^DYZDf{6Hbl|_<7(HYgtA5R&s*f=uz^_GjxR`FkAq+|4-mpri{p+9!(IhD=f+@IXwu+6)gM?<uk<;%Uz(QdiO
rpDV+vSq~_VV^^!KPiz2Lm`b&&FCB)HFbvskxQT_6~r@I{EUGtl<XizVyG%MjQmM44qWg<Wq9y8>pD%zNp#UuiN=bEoUWW%r40+3
-Nj%CHmta7M$8{<%iC<;X0vk}!eYi+@Iz(>k+gQSDm{0@yR8zRV^sp1ZAQH`%#DRE2-IXUSQ3DhiLsqdTnZLC+tp}#JbX7~4eWoV
u=ng|d{1Zv)9iHVRtkX+A~{w&J5A+F8ueNc3xgnVprNkV#x5-uiNsTB*G%XrBrFQ686dpN4MCa^`q{3Jn0CDz7`VLF9EPGhOjFm#
u)ddzLMvG3kAAxA&C6k_jtgnZdKe*z#8ea!#K9IO(-E2|RG_tlYkFHJI1>*9<`Q-5y>nXaLddMm>eX{wo;#?~FPr9V3lCDB=E^B@
P4u~RV9uGio8E%9!OXPZM{Pwn{TBDC^6b9GDEBbaFa=(vIBICR^iue}>6-*|Qiz!AE0=~96-s({<Jq8IoD%INp&RkyGY3R7TNP`o
Gdg|4l&iD7b9kv~857%{>b^X~vn#<?uF}@&R(b`qqpjGd7hqWH*JNn*cQ{!HhEoj;9SgTj7?v>3YWi3uh;>ZK_BLPD_*ToRGP{^v
a|bEYtZc+uY{ee$e99(<J#F^7SdWaqReXp=xF_eSqt@gQZ^)l^ZhWrN%v*Z0Hc@OD7Kf7~5NIf1(a?;iC2dL?9UU6y4YO`QLu_rT
ii$;57|Tnh+4C^9I=kC2gg$Jmq($$n^2;Ty^FK8wZ)K~)?Y3=_6P;~ntzNMRytolGW5e2Vq!+Gw<9TT&#+uE~EofmL2(=)h^UE}u
uIkgK1~(C}84Wafub1bnD~w6533X(+H_4A@OVrixhrXV^2cH+sPP)1`OJikntHhADk_jrBA4djgs2d1s4vMf5MU^Y)ly%yo>ooO~
$j1(+LCnETDDz}HRWpEb<jfrAxFB=J!=Qx6t;b~64{qbJ-)^UYFCYVR?e~1ji}r`lN9?tjH0et>i~QP(<Z6*$`RSuYF1f+K$R04~
ED!I)2MXnKS1MYb7G)v+k4_#b4a^~PLlD$R{--GNg)k?^N$&&aUJr-EPmVWwRkDxQu2^eVa{Akg_^;bXA-S~!Ny@4Qs6UFBlBfKb
go8Ap!cIRhh@<8~k`Pc7e6YzlbPjNSP$%**d_fbo8bttzK;s8@Qi_2<2|^+ipz%5o9;5*85q^L>A{;NKZ_UlLq$g;180ZaefG)>w
^(uTMLk}l`o!%a59pIg?Da&yaqul#FuE3`LeJ7dX_tQ!d0}<UJk|hNuW-Wx{Gc_YrKWrH^P*AkGg)oF*JMeMV1qqO(c?tu<R0Ee!
4Ia&n#Pn0XK^jp~kpK!&0i_WQ<H;Y7%KD@FY}OjhYHDJvoH2|i8O$)M4(_1vkp4s{ot|DgLu4#-6aoT>DH0+iq*5e?fRK<Qc`{09
Kv;)RV)(omC5UyH$tSm#J0|j~1pxlOUhi);52uld>w+ag^^4;P-y=YXQip`7(xo67Akw3fP$~V)w1=4rfMP>9w8!I9<-2<gk5YRW
!2w6nH~8jZieO7b%oMRhP7vfkK?EX1P<-PNIN*F$J|Z7{(MV8-L+b;3)dWeIjl<*hdhSEA{CTG_{^!s8JoD2N@Cu)>G0ZvsI@k|q
LZY62kJI)341cDt?5!Iyqe!`-=l0gMm|-4}RzpbFTOqAZ?=mM{y4N||-R~hJF_Lz`B;pkaYmn9iQb9>805LHkA)Of3_KA$+$d!wF
&2tB`Y#L7KXmkWa2<IitLRZZZA^!jZQz(wA^$p@p)<?zW={N7KUvJ}jp{|?uHwcA=N|7>p!-YvhB?O;a8C<d@gACJzfI@6!?jaJw
Y+2Y{h!|SPK~8rWcjNQ@ReC!E(hmfc5XbA959s5b!re^crz3%x%i3Yhf=^!~y!-u~q>uJ@ex8S3J-K)H@$n=l#QP7nd|}K=q_nfM
@Uj%J^lu8C+Te2IcQK`#S-?aJpV2=HUhwvq`D-F`^u@$`-21^#VXm&;VfCa}JIBc3O!4kHKwO}K69ZtUd#)`>Z#f(rgRPAY*c@@9
48mY6WX7x{7!1Uas8bkn-M3X0WK`~y$;^&Xa%lVe_mzb1JgM4B38W24C+_Rl(GRrv{5IlnJp=6L<7xC0*M-r1+K28Ne{>ChUiT)z
<ix?YmB!>NB7<d(My0&UDKROnE{*lkqI4WiMLKBC%W%I@*xFGwVjzDS6!QJagV*8f*Sc4S55d0`NJHVD0I8?Vp+*SBSzi3*^R1q*
iEP49EM>2)Ofg~%6%mNYx<q=(tm*4TJ@BfYeHQ0BIp{g^;=KeueqGY%js_CuvozQZBIKcz4o!b@!K6oSWRRSB<tVx_YhqdnhKswp
eJ|F`U-@7-$WH75J-&S2e6jbRPG-H)@EhN18FOG&c<dqcJCFh!hgf+@`q5L9`Ss6E7vprMjf~L!VJ1M7Nl<>{6BKWScT@vWeoZlB
fnZSz^>OZ?@yQAVfo^_0S1ZMS5j=~z2!_=e_nffOH5Gndp0u1ss7gUqUAn3zbC){0%j1+&+D?}%$`M42J7KHs@1FTpU>#Am%SwRF
<`~QvT>|$%D{ynSpJziKoqlh4vK~huWx|43m?1%cv4b|nd%M|EZI^mAtu+fPO9fn--+Yp4Avw0BOxL`XYJ`%j%DaaoitwlYJF`yC
jkUb^-%j``gsCXCI=<6T44#uLm6TBORrS`W;smLs7$H!!EG%_}-ow`Nwstd>vw@^BwJT_Kc46Iv!L?y4Pvyb*@c6UO!`|JIbe9)~
u6GD1^c2<>+6pKrwN`n}>b%{Eq(s}L8J5!8wTqqVByBoXol0j`(UO_FDh^ecf#*fy6_gsDO;bvm5!+^N)<ugBJ3(}vGeQn?nmLr^
DK2XcYaBEnpr-AXlUQk*aAjhb&D$}Cgh7@xJ~C#xfsq$xH+0ns%6g4Y6x(N=gNO}qZ0_J#ndlS`iTQN;BrF*h;O)t#RMI(QDzbv&
M#~JLT=ji3QP_|+<SQJGgmKb(R*3iDhoA$k^yLN{5M}KolIn(_okv^Iq6QiiGa*2g$e<}HpbDyE2Xw$T&{c#TwiHog?XcC<RYXa!
VVb<EF-$YP1m;;P4p7_7u!bb2GThPPveJkcgL^UBVpqH}?Hvl4yA*j>NyCFsO~uvd>^^}}B7|;06G3%n_)+}(>5+72aTMUj<=b;=
eV!h)_pJJY_0r4G_bv|oqcD5nRkba_Aqlk78Zb^0R6$^8)Y)B$vusBlD<+u~>z7EXM1>eMRwr$tA}VUKIIk`NBMU|_yYC3@fvwQ%
Q-QJ>DhAEW1%oMqotZGkOsJP_A%QPA?r_B51PQpjkvkDbj*$$w>>UblKsqEA+Qx{Kq(zQ|<#Ad`h$38qgviW{$Y}Ms)GC|=4nh7<
J^TZyc{p`G=!yssC?0FFR3H%;uXkS`9<@Jskr0h4M2kxU1ieNn+IvjTAs!t5#Q8+GyW%P1VM;LgkdM8D`1Kw`$gn{9x*^#u-P7>_
-Qpqx$GA9AmTHO=RYw#~Nmz7=?cDO#-1qZGf#HY8cMn`k#3Rz8cM$hu^uJH-_r8nwUuUl?n5Dw5IA5q$a!7YZzUc&7BEuHb3^A5?
5@xKTW4*N2P{CQY<Ii(Ul=64H5c%%3Fz4L+&3Mjr6?IQMl+US9>Ore~d)D_vqMVR+PNS%tDj`}<(04}qb(Hj3L{SH2`-v47qThq3
F412b3UcZRNo00Us`$XCAobbED1~2xAnx9|lB$BHqYnQsYt>cU&3A2OqRgv8Vv9d3<<`_IwyMLSDaaVf{ZsgGCL4!3>M_w%w`c|I
d-$W=og#s*9L3_ObLYsWuaO`T<#>R7ewA8|t4(FLdQ2`zGQxrpW^)Xr;FQuz=+WQmbSqcWN#6Jkt?xFhEj!xT`ufn#E_%WmN*66n
aYc*GCfa7XgIb_Ygbga7kwFfSx{5k0G`(v2Jv6-zJJY-(GzGf7wGm@{af?K2OwHZqm)b={W!2NcM}@^M?@EfaYr^~3Z$nFc>t<|2
Qq$ztOz;xgH3xI9Oiv>^cLcAc?hcsA;nXwb)_Z(BYu9`d`QfTqnKr4K>#c2hdTc8As$)i)1+j-T1W@R!^|sctU|i%CTp|VtwUNXa
y_GIoX2HHIFE41(uRK!%tZlRB4X&$gm}{*>)WA%t_*zs}XcwB88=R%_lhvB}pJYp+jnQA7Y@4t~$){Q;)<`!~hH1gu7YI(h?CBKu
&lw$k*k`(H;@Hig=6!qC&#Cadqi>n3BE&*i@g996e80G*{pf(q+^+i{-CG>??FN<FvevSs8d4FcDy$*fJdJdu+g<7>6m19^XPwS0
c-J2GX?nY8_M>+|hYcu@mgt#DrW&TG;?fL3QX|t}UQI5~1BcW)UcSa1_hLgbA8q-&^iJQcd1T6dcLdGEyupF0^;$ig+#))&eoApr
=|bsO2jjmMr<AHtl^O+sVTZl&;}=sRt}ZNXXs(J&Vu_K0NQ^d>iku?Vz3$iLTU#cSuGFULWm2I7Q?U+<Nvp&)B+Mdf14;z~+}-Z0
Yrh2=8F6vCfulr->#ugY8j*bOHGG_7@mkiM-;rgld(9d#Mnt^p<C^J@eWr$-W7EjDH6yq_ZnqStN%T6?H_a>!mS*t~>ky#itWty&
_?noUnnPY*<|_(JXB52^BN-WdV%M~oH%|3cc?vZ=);;ZWj%^xA8`GBR^KT1X>uYYW!F9hWZ07fTS*T5V&0MkR8K+|K_2IMEIp=%p
7Z!&7`Ea;CYUi~Nex7eQ{Yu!=-p%Y~lViG<W?|v8T;&>-RkzL^qvv(Mgx?v~$(`l;vlmrf3bobU)i&~1o3duewzqed!%tc+r1?5b
V0=3oro%~2%}cv2^9XO9_tkw5y&B+iqutrkd^fA?3N(AFbw^Z{A{i}~&QE#wKr?+k^$mAI>}lhKlc>o^-Q%`;+!W~!pe3c$^><LY
QmI!}T!e`Vb&;g)4MRXFC*9_n7>K6^LQS)y;*brD1B~<3<aE|5CZu}HdP%U(w%+bF!NNCpva`Zg%ETNxzSYHEwa9quvkv&9??zI_
jK_PO_nKQFA+>sZr|WnUEln|_=|oOeH?y{yQEDI|t*Z2aiE)Uj%#)_IoU8#eFM13+W%&$W7uE)(l5<CKF5(2J$K%!9H7@G)efKSx
5NO`1VT^dgM<<FJjt*=PuS*79G@bCUZ$!|{UFZ{SI@%YoO3^&cc45*L@uq0k3)SuH*9tEC;=?^L@3zzLb6xGdU7Z{fig}l6+)*r3
mW}p4(SDiJ-Vd7eZ&-85qk??(=8b4&AVq6+g5hUqch=(Bu-h#YP?5O1o08?8p1$8bz_qsG7T)Y;hafp~#Ca}zC1Mgf5tT?Flp!dF
eb{rs1@vfYu~uPz4f-IDVm3<Hcp{C5v7d1VTQI%8J&$^lb#Xj|f8_~H1MJ-4**)o&JVOu!oU1UdD-yx^0e}<uLGZ2q?b!~UFOf?V
$9Zzn36?x}f<i!*AD*^yD07`=nV|&=n(H*%rBo=IT)G;Fz|A6xGGUN@#0LGR`|&|4La7)iDHdXoP=KVWN(PCbrWU1DI=Ojy9X^I^
DYkkI%*#F;RWhdzJ54J|sLdS{R=F~Wtn!@c>cUKi2v%dNT!C=RPYVbsJcjfFU`mC;IM{KWQBjm|fnm^#q1$GOg-p3c#v&LI0(KEI
fbPysmk5JUgM=z-5zzufB?T;KTxskfKE?xZ*bA8twEeZPk9wi(JH6ah>J!6&yB63FM@aLIa0U=ij#)H%jx7-+MKnc1x)AGPfMQXl
5T+7WfFdYtD=Fp@w524*`*8K$Q{DmU;Yj}Y1p4`XUo-Li{?q<vH}WSMlqd5)l1#Ke+J)6LArr0Pr46{7{${q~nJ7f4Jo69KKsZVU
*(|If*F&R8@jO~Q%Qlo^Xr`9gFQ?9T05^6GVM_l*0tFB;upOo;s%=eCkugE@Rnd)@6w{crV*FzwI)wNeZa*Y;+j+h1#FhnAFUK*W
iahQXjIyMuD5)r_p&;mFpUbaiDS&h0_)Zdy`)P312*2?vukbXg=Qa41&^D^g%=pWi#2`W-na|Nq5-CD8e@+6SlBo(3NJ}vQLQ+f!
q57l%OqZm9Ks`$S0&QeDisUn7L?94KhvE}6FbI9VE6IP--&qas`Th<)w$l{)u8_^Xe5a9}U`+pZ9{hZVxBd@&5$n%7*1Gi0N8E~#
heVK+<#;j~a>Z5=5juHsE2cZyzch6@tF^<78^Q=wAqHxm<`Xf7iyCV6aCw{R>p<$6klFlcf6Kq<Kr0%tf3;L>DAHHu0N}*H;-w-j
Akvhr08&vEEm9D`1q!7Ir3g^aB1QpK7{xOVOt=&n@$T~ZF{3CVI|7Od87#y^q3Tu8Gr1c=5UW86EJP5rsYnyCjs!V&P<9uRROo0_
6-CN&yGWuVMC|#8nQ$)IslsH$hCADLy@7ThM4cM-jXP<U$czY}HcCn>5fAnA!2L9B71t7Vq8ebSDWIaF3ZkiAD@<gAFtn6~YFuKH
hO~wa4g?i5(JEr0Ol1f|NtXmrilt~w2;fHpmMtbW0faS3sL)hFvbGW+z2kQ)ioe0|@xkCj37k$50EEJ+g~oCwQC*h_M3Ut)h!jLQ
7a<fmaE4KkvH9pg6-?#W9Q`DKdY3NLmd1x75QAGOvN$#okNo2uoC5HYB8infV39#~=NVubID?Y5F9~%kK#>YepzP#VZYJ0q>RVY0
FRW;DkX!;MK{cci#Q~%opi`4lP!k~*+@Fko7uol41BX1qLU13$So}~gKm_HY1aTlPz(ts#F_vUs411;80oqY0qKaBk3K|**c+_bm
thVi)ogoAy?SO(NFad=~B)}91^Mp(oM2G=(0EvMs1-D?sGf6DA#xhC*`J7KKw@olncR`=n=k~>}BcFY+TPzepRfFrSuItPqRJ(dT
A?Vb&|Hs8N>exR<lSxvrR{MuXL+g8Mi2wYmtDQ3tyCj-?yuD_Uq|{ZAbli&aVlhg&D0Z?E<EIFwNfrpHblq<@X&G&mF7p3(EZb?l
i_PjI6frfF(u_EjMd(E7*ye-4!%bHaWJSvfBukrlj%KpSrtMk>B46Jn-lBw1w3<a}1pEyOj~0v3mQ+QE;&?hOP0PDfl8vkXr<iLR
?e2F5kr!%*1j>4uY!xI5tEW9ZVNQ{}o{x{R`EC+`zFs%?hxmJV3B+X~g*cEY1_cn1_d-DZNPfp2!g*QR>%Z$jcCAubk})D~1+Sy{
H#I*KOnVwIim0EZXsK*<SOSO12;uoQd?8r7WkFy$Kred0<daEG=ndTPxp1}JC1$mC3WfV}O3qe<CPuD!WMpHrEe<Z>x`DRq;V>Yr
)Q*xBkcFoQD1xlhChaOLq^y{hMtZ!tk^K{>6lioDE(H@jk?xg5$E=0@e3M#ykrz;(5RyUu;IJtm$aTL*R)OoeK~589!1L|F4+<uN
#~n_^;9-^#-s&nTPAA#J7TmnnzQSoq1qF!5eH-ZB*$~9mK>Sd|JADbmqoZ7sX{4}6ti*p-vwRexvULb4C{Uvdc2Prc2B3@}L>pB!
%C$$k^&-oARiUy}D~}Fcy6uOIDQP=|HeXC_P1(dJzV=a=taqw;@ZVlbG0QAShLRQ*lE?xlQm3T1FLaU`eKbf8ix()4K|5Hw{ebpm
oJmlQ<50Rqb;?Ut*RMOg6+$Nq((u_WQwSVcat^?wOVS--qIXPJTva;IX$A8QWm+1g6e6XIGXqWcy@=jD!=(&5?azey#6hK7eXq^a
B6tt=8H3S4(R!GutM1QvXSg36{=#^M)RLeuBzV}1e{~9EI>XyECQ)ddYLj4$5bdP1&SRuKWwNTKV8j^tnka6SduKgUe3iBs173=m
$5pyaoBDarXU&1A9R_k`Aa;4O#wq0w;8&rv0w(TU)y)jnQgyj@(j_q6$@0#6{4xh<9LuiK@iEgWXhSG_wVtINIYL2uqhogw3Ym75
)ewuYpisusw&<6glv_77_<P%`_jLH4vBSM?>=Vf*Q+^0u-niTqworFL#T%RjwGu80frB>uCF<#$Q5eed+e@5wb_6Rf0zgLv(I+{1
-I<-YJ4q@Tt<LSy@i;i6+;$!;cdf|2cB?K6)FwFzQ5{X)7+EswyN(yphtatV``jJk+?Qoa-4o74=VB<wbY+SGPKfhwTZ_34j&Z{s
NxLHI-O9L7lL{3YMFXCgl?7D<Po@+@ochN(O?P&}&s^>zi@R_-uye7_3byVpamXnLM=y6SP<7lL&aSMm!XO-gER&0^xx<~*1nmr%
EI0|m>kc8DbGqf_?BdS&%BQWQ-c@nQl!Oj+g;{;qJKY1x6=TPE?Y!`djjVvO5(k~m^?5Rxamcu`6%1xEK*p*-%WDo0Q9#b=hkl75
unpxfpp1x`8TgocRaSJ(DGzT1*`t7AWTo$%JbLtUZ9fH4iq(1_0590)vK-s?&GH;n<dnH*MnfB9*G~TaI{~Etlc5!O;+TOFu^VD-
3!wto!U#DrkccywAxay0B-q=MO^5V%0_?Ej-4;NhYL=F_Ifp`IC|r5~3{myMK4=~&FQ_|@;sN}i8W&rBXKy2?r#m%H3F-$p1hO4h
Q?=p@k7Iq23;58s+M#3gZyi)_g+$3wQZ&Pm<zpeYPxTh*WVJWu#x!Pw)J%i26|g|sKo4CzkQ2!IdST&yC$Q2W`N9cGKbKYtfKs8T
0Uu*1A+#M(Z$CItOwR9cQ>ZoNP?C7ZzG3U;RFZdb8TRN0jeT>A3l)g^d+zJ<W9H=jx3*x88p(_|Xs0{Q<=zt0$60Xt+Gcm3!8h8k
?9Ojg=>;v_dpLn!IMB-qg{o<KQU}*#ehxA34l{}a!OPK9uAO`vjK-LaYL}ERT6!mho7d*=D$XZI3fDoC#aXul&*|jT)k4%mu28ad
XDe-t3_6~(^7BpragIkX7#yDv5c8HKLaB%)nqUHuYLH;0LMVcUftaF!0;M7d2~eLoaHg6F<d}&pj&<~#$G2I*jSVHyh*M%2##3H$
5<-|%-`kJ0k^grto^YL7`1aBfGK1HKB0lR-o5;|DP!JjV3=>G4I}Pd|1JZEsW7(E>i{9`kWN9-kCStkqQ+JpYOmKlGG>0KN!3kX&
(g%<s%R&?uAD=&W9T+Wr*KtjHAB*iEa>N1@XNIo-lgrXoUIRf*9|fy0asvZ&SrybcY-X0J2@FD1fQ*8uMHs<MGMItHwTk2pN*cD8
Rj-DfRMAB*7}$)57!|tqYW<61J7Ge<s4%l2wZ9}3$2*)$y@fLzuF8cjM2T`HNsP2uY04{{X=ae4NJ1G^*~%VukbbPw9y!6wYg3e>
nCaD~Iy;G2&(VcQu=bTFKzlMA*4YCNmW)+`F&H2rs}E_j8#?8Zb<kMB6RXpqi>3Bb)zn~R;`?6HV-cE;@k_&*iCT5qr?CM5^~OT$
pA0xY(gS~3h%xQ*vE7a1(azN-FmNxxqN*uBef(;mB#I+dN`G#Qf}h*>cEUM*Lgg6d=U^6MTCA~}3Yl^%Z7u;+O!b0HjvT6)ac2bJ
Q~~x?%1Dx$VU{9Uoe`r(6bS4ij3D8Jl-NagP>jN=BSB<qPDOm(0U*f&=45gT2_y@Y9HQiK>?kHd&N4e?%<bGHN<Luq{p_89L@+N;
y9*s4&cfYj5mlfdpuH{|7;OR*Dv-dz3_whz!a)I`-Fw&7>M`+}0QFjkGv1X$@-5UxU>ddpZNQHAd`O)Ozw4C#8UdIPh){`QK{h{s
>+4Z@983gGoeG^0-r#q26#O%`rlF&hxrQIM-2++p`#?ZaDlCi@pY>Q#1VluLsY^%-Lppq<@_dfdtrwCg_QDhqG^o-I3Wo_pAyw2O
<WM281VEm(>Jz@BRmhzmAFK+3p+SOUnuRS`Q$Zt^aQe3v<|<OkBQ#2hs-+XP`|KIoB%}_~%9Kn9q1o5pg)(S0Ic$*uKu<KMK`lW*
Mnur`Yd~m|5>0bZ+l*rr6=EwD9WDMDhEpvHSrtM1V}4z3J~-bxm=LVfh@#@$rF`MpT;iX8d&`kLRY6fyV%IqJ=@S=(Y)E7nL0wX;
q~q60)YPnu6l1HyWYMK18XT3fvpjk|85R|^cd?2hiy_c-Ty90mzh1fX_uO>+?&P$&7coXCm@gMZwk9igCFpoU9oQrAL@HElmYl-?
3<Xc^7-@=tr5UK9r4%SsJU{~seETri1U=EhK^Txw;=m-rr=l-y+Z}{#oB11%Esh*$Im)3?z9!1J4tPbtM8HW7Ezf0pV}#&#C{h(3
A<je!1f*Jt3Q)x^wyH;%t)xhI5jsvqb$6XxWUf+!`exv618N08!&G&9^<Na2Hlx5;78`&rZ?+x4d;ng|4*-<OG7^O7^xH}vWW3;s
YLugs!?3NLAw6(IQ`GyAilB)KmR@{|sKCI|D}j#ZsDOakQ9s-;e7FO^Jcq!I&4!fPN!v@E&<hetI!V*6`8i|H6@9d*DWF|crY~OF
(qvM>?3dq6Jb9b|=TK)6-(LH~wt2`<_g;^He}A=Td)I^k;J;!9u}`b8#RIF<Zk+?|x-%TI0+6#J6?#!o=b6QdB9*#&{4sObXX$6x
@T_##gWxCd|4zcmJ1@;JfPwLt6JsZ^4o^QaotsEkc0W>`pMUB+9t1>c3IiP<L_@lD9C^Cw$Ml^jk5nq0$iVx_zIf#Mz<Q%Kh_nb$
i$l0x-DuWLx2V9=A04>tpzQ(17Ta0_DiqpPT>0Re?}{ZThDaiPQfhxV#Gv+>l8sO)+th>G;)!^k4%vkvkY!Jt2yYnZ@z7C8^lB4D
h3+LcgJ{UC2eZggW9{2wO_4m6T0T#F;x8qq2gKh8=ph!;iK`%o?+bxSkOd^n8W}ub{5xNMkO1?=0lonAcM2B_2kxk8CJ<#%AQ4IX
;U^Zce!sIJQyXDn6|^m?Q8p`QH5Y((zd%kSA~7RC%&fAMEhK^`7k(aGfH{1BFZXo*j&C`AI&jx!Pa`odtXO(NLZPNiLKx;!X_(AT
ki?2K2KsKI_A|hy{h!7AG5t+{O=4?CTZ);K&1e+C`pRi%X=9*^jy`ve9hZ8tozW|gr1-BhDEt?qLV4w1p7(+C??-x1-NnvVD}25u
3E`sXg6`di*7La%e4yFQU0r3<`XC%(IDqiAZ!n@|?%cO_U6Y3Ty!Vh+qJDP1UPq*gw&NZunUfK1p$##*w}ee(n1hRlDvt7uy!T#O
FOLF;lfp^C@;&u$Clcf>B8w#aPIpmJWy>(dd9H3Qm0g<591S3*6z(~Eoze59>7S9#Q{pw06!V7NM+AhMojY-EPUqf()#H-8*S&c!
M2fzFDfxFYqgu#_(#u3lC!3T-ubmu;5?*`BdhX|!Ll&viWUrmKxVMo)hv2tv_s%&~^3bU&?}xbX$>e$XcXV<z3l@Wj_Z^&YBH`s^
#bU}V%a_PRDneAV9KpCMk<yh6PHLJ)HH8e!C3cRiG?>lcNYxhic9kMr8=)r%%GRbyF42=GaVuVXI!}vVBf<&tA^F^JQS##Md1^;D
aq>OL?<J{ro=`-P?|U3w$Ip@9Dbd4Tw;*<5&Zpm9@0Y|o<azG5k#ve4P47faK2D`B<FAe95;R$AVIQhM`RnOCu37H)1a@deBvh_-
krUrI_nQQHArp>ck=abCkgAkLHnrXxbr^`Q?HD3kv#_EPa~*U_C(gO@W9NuBocdRw_ZAN#o)d?!GsaR+IcF#%w<;o(q)xt~dcEC~
sRkoc$m$UPn=BPAOsI!SkyLdD*`x%(`p|(197?GW>cj=z6T~)w8Ug!2^??5XAt026kph_#Md?$hBgcQYq*U^D1EG`Q9i0rz5PF2_
)+#z&mr#_oM%4XsV2E*Hed3>3?eqk1bm$~{(f;TwJOD&bXScsd3^J6ggD8}WXSWZwKN$3SPZ8ul#@O8yce;Ml*=#=u%p>8)2UiK4
fh!3B{YXQ3&6hL*3ASrR2_z_lB<Ue0!p#PSde~smB7><6cfeIVr9}gbG^I!%;F1tKx_rXZyJ4*sFND#zSTTV?Lc1<pBG@FeABhKd
oJST!q_SPmvEw*ohRuzclbh1*)>y~L(@9OSU{W+$NF+JO&I5x~DpW@lx1|#lP+1k-+BI(S2CQn>Tn2xfDoQGnE|pL-smPG-f<Qax
T@0I2)@HP}=_<T**py8b4qy2{9iN07tACEa3=NoGPsJ>l^OV8#TNAcjDi@ub^c(H4ae>F9*)s&M%uc}YJ>N7vfPA{2%KO0W8Kf#`
kOTc3N-<8W3dL}RwjP3TC}j~*L{tTH0~rW4nF$ye%3&v`XdXeO`hq5is$>YFXqjS)N}`C0D2SRC5)_p~-NX|l6SuJ+uh-<_W>Yno
Nv%*nd<0sCktJ;gBU;uy{|q-n)$f~yn!_nvtabzeW+bo{fXI#Y;AiBK*pAzGc7yPRHAu6y5^y%_`HPwvrq;E%t^N2pydzg-xt@iQ
2=_WB|Gl5tL{wlP2TF+X>ves!Rjl0XSt>e;Q14Y)WrkzK4O#_t)59`jX4WGmRTY>al~v~L!iHQ_$w~~Kjai`4u+`?vJ4?-*POmWF
#zf#UqQPvkT!xreJU7l$Nu=_J6G(KJhtcfIIy+|3w76)yrB&*v1q26=&EJw;ZjfS$Mk!G!l$;h2fr7}e>W!h^Ls;u2d8v#6VKoRl
9pJj<&UxO)Vt2AoQ#Sc0CY6Oy0JDe(TWUxd;>ZmiAkwI+<6{+a7M9{s-e_Jt*{<QvgHSx%4krdEDSD>^WsI>IW|%b7S|LIz8ZZYt
T8XCG5*-}=Y@QBXTC{9HiEUtAfdxWXB%rXVy>NHo?{}gYA|{1VAcV{)kgYge(PpKp5MYERMP0I)Odz=iCJd#6Agt_2Vc1c^E;EIt
MAN3Kc5BJIstYRW>f9o^%&a54LEr1g#O6=3D+}4$y-VPs@D$jGsDDUHK>R&sQ3Rh7%9wq)CXF^BgyYB7LGZqP2N4Hb_bX#D!ZtY;
0q5^W4{-<IT5!CKIc6u$O+##9s|`(Mx`s;9&<!oVqZAAcVI+kN%?uRI4uwJL*GxMO(g8xP1VSlFiA4-bq0h`z^8o7WH1|Rw>X7b`
R|o*510fQS1PUo$aDkElP#5Q$NP{qlQljb?eZuw!uUuJHYD9q1AQY>aquuZhJ1MvuXJ1l$8KIg-;240Ke;p=(FVCk)93n_cs3jnT
nu3CcV3wwsikUtlq4kV{1qug|v9wpi<F?+2fb~Q0A;L048f0b|ht9z@7?DJwLKsR>KnT(SlN1#cDH6d^FwBk>E)!WX8vdVljvHa7
7^mkYKeWgT{olVZ(EnYRoU?<sbC!k~tr+UQw36(b{PrHc{`BuhzV923?nF9;o7vOOj!Dv{wR(o`J9K4~8T@rc!_viEl=Ji%PL$7#
-I08)nU!z*bxzZO=L<H?vto=Wj*eui>}F~x+C2k7?|^#10Qz4@BxC4&kMSMk8Id3$g{gtkhs&W~SRE>LIt~v>b7Xo!I(jsqn%(yF
h#!Q7B2cYD5QtGoAEAZnUqQtOX=xS+2jvgBK>k%faGF%)@NhvAKv=MvGoizoN7zx==F1`!_OLr&(?dDJDFL?%sX026Ege%>%(DO|
$Eey6h~qLOeMDysCK?He2!eToCtJ)FYB+A-WR4Dl4hUw$(nAcAK`n<c=6Z8yp1d&D*|aFCG0Cn%o4(hzJv?6N8LtTHgGlQz%ORrF
uU9MC;(&**<sP{2u==}gk-EA`Jqy}`FX0DR5F3Pt`Vdg7<OYtDlPdO-z{F%`5Htis6Il)r4JctEnFS$D0g;fI3r!(ONeX~|$cRE9
Q}El@(LU>)`fEZPWz(it^T=r3ko#ql?q#szq0<TE-PRvF$7I8febBk(w;W>@Rw|}@kVALw4aYRyKpUi+d`f{mvCI%Qz>)bV9-T0r
+`4}YFatW7X8$r1FeRK-Si=Ky6et`5+~g_O#5HnJIRuCrBp0>;^1}mCiAV)42rl{Syf}P#9Y>$tA^K4L+<kx7_573ikF5}S@IM?r
MIGpEuS{PRUl=6cz~)WU!hPv-KG}=srQHq*aQ$VusZ`X!){maExLArU3fS27*9|=eYomo6N=<JAV4EE)2!+DrK|m9VowDm1PD1Mt
X=yN*2&%5>ftO@?GHG)|L9&($RFx1y1Zy=6Kg!8=ln1Q@wSJkR>ctHKpfEzV(o;sJWQTi(runlO1CbFoxhYr(4rF}qd^z>&y_|4D
G9XG42~dDa6#W*IIw40K2str>vH^}AIHD}zx-=@n>aoLz=!>g)+c<C#XZH5eNhJe8%Aa;sLq~)$fqSshDE!TOsw#H&sI8dHh7Brg
9>x&B=6H{nN@}W}jcjn_zf<C!EK?H1F&}=w^A!~07u|uA74}jpR#2iT$fJ=_IgB_#P*8fEkU&mhb`;2qfd>fIfp|j)2<aZKN*uYW
^GO;_9p?tV{eU__GhdKy+^c`5*FY$Jk_yWZMvAoYR_TYtrr~LUkyZlvl4S!1=N?d*APkV9zv?ebyEv=WDe0O6A_&NMwNOq{7ASp^
At{I~iI$=m$V6^aM0b{2v_!3GmuVql-`pCj^D!zNhmQ9E>>Yom1|tza;Yuv?>gS3z6BD<nihxe!JUwPM+e+t8I<G8U@ObAPZucg{
X*G)kjg>g);EJvcXT8?Q3WJcNH!2lj(q~FCYcnZvbAMgordH}8OX9tL8hsa~kE2}Qr-uPl)6C|0G~Z8z4!n}~)$1^HUU<AzG4hm7
#$cjuEWzOBCzq`2-R@Vf986tCsS3eXGV<y-kDPX}<K3Yqd)~Xn@(bSFypOI>Q5Vm+y<3p?Vx>NN#`nt;E+q>TNeVl=W`69~=}cj?
xAM)X^351KM*b_*qff9(t74)=30=sd{*!X{Q6l)AyBhgiu6o^`5Jy2fH_N!Jx=ABp&d0|{nB<IQ9H4^4*-{gdSC(Bu2$`UoK4+YB
ghI4A2H1e+aB>HPc#k~!(Y<4BIaC64Gm_9+fp!R>=63AuE3E0taNQ|@nh8upU6kr6+o1_`B&vrZn&L8^yOH)h?0cYrMWq!WFCpAY
1c)MSRr2M^W8nmQqp}Y{4yy;pZsSI1BLrBDfUC8~ZV)yk${Q$b|I6UJMwCl@joT3kAF@+-X)kQ1tVsBTjh!*<WrB^1rmC|s#k81<
-|q11gm|>tN~q<-V<j>P!U-Y_Oh}2~oclaaUzlOz=F%DF`?c)LMn;qkvj@r3k+>Lo%1%(V_wO7Zg|dZL#RqLX9k+(ZmY62Z^Iz)=
Tzi3t3p0j;r=;vZX-+1m?8+&g2$AHIsfmR&xx1LQ@QcV;mjUcl&_!ReFV4AJ>F8|oQL_@Nm?F{Ki`t^U*g!2JEJ_6^%oH>#QiUS4
s)y8jALijyL^Lr;&xzZx8=nL7AUP-#sr)C_le6#87`n3Ps8WK9S`!xC;~2ZMd_1}oK-@#tY9!hL1N}^aJu$)DBF3t`>%~_tR<}%A
Nj~)GF;sV^3>}MKGJdN>3)@F^afu6Pnq{AXkJHKPD|y#;osVHC07p64-W=V|hx4j505^Avh`zX>q-lnr6^ezSfSLsefKnxCDF7%c
g&BlsB_vy)KBD7~A;(dh0i6I)?+*GyH^iG)d$u&h>`qBt=>eAr*p4qW^S#UO1o*`wH)vpkO4gzbO<*;F6C<+ZLD3onAqjw*U=e~M
bM8-<es9P(kDvHm&YFqF<+AmfO(5D;GT_C?dAO4mn|o&s?+R|rSiu+(k}8IhN+@QA8Dz}4D~XtO7V$T!lvz60Ffby`2H{ZFnUYLl
Sd2S0%z;$p<1zvlRE9AT1~ClEW0FiD?etr4kGYNxr9NwJI}*7WMJRWz>KYSNDhdo!tzcnjb10zOD6Yh!Maek8F3{7u8%vP6R2K=c
@{HvGbCXslauy1TsH&}qHj}>SV#(5TEQMGXC#&iR&QmCLzWAN>*r74e0+^fzEh<K`t?2v^@#@PVuu3CcIE=)pEP2oYNf@94B#=yJ
Oxxv?MyT$cAvmt>?>8|8kq}G9z}q4N*{hL<0#3_0ns9gmbv<j{VEM_~S<Ft~n4(}2)dJ5*QHk?q7+{wvC00OCL=*r<MI}J?WrNCZ
MKs7%HzE`2ezo-T;(Yy!8z6K;;|(;h?k1X^($AC2m>++9b}1@U3V@6&Az8r+kV}64wigGSUV?WfltENnD(^7m1qn4+FGie0&LrHt
l728A9oY#96v}|*+a3^==S~+Ha4t|rO|+O$kc1Q#7FRLO4syyqne#Y4UVf!w>QV=~VpZ5*)j#W5tbu~YJW7={S%t(#DI;+duXMe4
bKNMN32sg204Bq>BvXcMQ4wiVX+|Ib)R+rMkf_Oa;;<PRlP%eU33xvLpH5S!60pZ!6!T?0IKbQ3*&u)m0MHqg2TR*V4r8;+LwFgQ
RJviDA4XDFr!TkR<ZSEoNw6-^w6ks{VGbe-s#CAOr!QYRNj;H#gX0w#5f~zv5MotQhD4MB8W04fLPBU{CIFfIPs?Tl*8JDM-=O=z
Cz>dJ2S<C87}VY79*36uGWxx1FWIGXW~5JJS~-B=-9(0k%)zl}7xJg=bsO2%P!RMxsLRw?D2RI2`4KiY@=ZW(Rb3Ook9^4V_P3ZG
fPvrx4z$sTAcA?MDhMI+hsFV66qTqNmHLiRq+R6-3J}9mU>%t0UuUe?J8!<xUKaIJ7z)2yMlpSO(0a-rgWKQUU8+qde;dF!&m{6E
B*RnFk9wFSK<Sj#c8EpFo<dX}T-l7lZGV3TkdSc)g=geQ8b5#HejNM*uj79^VSiIn4Q!>i`3PAJf=J4wO(Fj9;!qR`7!WA}W|W8+
Xo@H*DkhRZB2tK$nu>{%RCk?#U8EyGnIHpeIFCD>wskQfE3!fc;)#iosdv$aT=Er(R@JoO749Rp;yJ?dWjZZfE(Phs+BoK?SqnJG
vqI^R9f5FFLrq@92XhWT4~PlZ)<25?OdxLaPP@Jgk1WK?FEU&zh!erQ^d8xEf#48CB?as-sbWlnx4#u<8s*MiZ8&^EKJW@*`@z&e
Su#(&g$Aq-vH1F)FH=uGM>nT^cmvizo&fcN3LCb(n3X}kP1<R?c?WGsW43LsH><Eij}<)OKk+ho=?n~9vZ<8@qRvUd^zt1MIn!*S
?TJ$YsJk7oqB=qpSWM*Ng&D_+B;B|{5iDC`tvOT`sRhH5XDO5fidaWkx-r^L>{+v#*i^}nSmZ@;xgEk1U|fh|LJ(P!bRse&xJ*R~
2v7o&fhrKG3GD7q-@|>*3{+L-003x^q(Ji*4gjDglt6vZQ1mJJkQ=B9cJaaz0R!d%n#|xcX{p1A{Mdd!b<$dHN&Axue=TH0njeDJ
23vPSwr%Flj3a6Fvk=kr>>P99Km1`g->+cw-Y4zbMrIIMs0~6%57v^}G@N9uuoatQ1coxy0+G)}*bWuZ!}|ThSmUt_KE`ArEQ)?*
EoX82`o`x2Ho#PD1_?oS%ZuL~FqoWUhZBJ9m_X%2y}{$CnbQA<p?Fw)vA*9P$ca^y*7}7G_go$Y8Ik84I|70mtW|_`C{?WvJ|pXM
!;E?1FsGbKil!-ua_v%iF6ito!l3hzhw#99&%IT}m=<ON%vd2GaBIq5&wttQN9QP#41I^>SW6~fN798QFs&j;t4l!<ES|FMR(0EI
pMm#ufEiDV0L-uDfI6FvjR6ibn`uR`scB$T^YezoMW@l1<EIbCX@preHh2JU%Mds0N3R?cC~Xi64dr{`B`~IOWGF<cghZBTVJ`QY
!n`Eg@~u<Ip}?IGewP!D*;Q90Hp+?>3N@ogknsM<+_`!X@cMq-==>(V^%RKTvK_`MsKHSltsaP09?Gmy%Ug4vjcOYZ_RJf-nWj%4
S3Cwp&5A@fDk38x*gH^KO_5X%*b`7020=tZ@r>#`Jr7zadeKMKAxH%vAW{N_BGQ3MBUI3_G?b-8Gb2Pu1q~=v%Mb)X5VaD*L=v?~
iGXNLI5<^Q1k6CR9<l(!1~U@|ng}LZK!zGnk%^Nd2u6eo7KR~6l%R-d3J|4e8WMt<stOt?prVi<pkSsZfeINRBB3HeA(#phL|6bO
nN^_}Bw|VxcaX>siXw`FLZTu{DUnnQNhKO?Q-6NJavU7WqplfIRTe0wYGDdkA#zib0fbm6vlraf3Hr0Fm?n+xnTcXvLah8+<*1CY
@4(iuB5{m|ma?>M)GBzwo$`$W$8HUd2slb7U~mJ7R=11~AJb*cyyref4$8X)X>6%Y=F6BmQB_mdTI}bCo6|EPe|Ky;B$G*k%#Kz;
nf4i~JvKMx-GZawxx;@;%E%(Zawr+65Q-X`PQoH6u5*RLfJ7lkP*pUe5UmMBMH>n(M+&6kOsj!$IMl(jFk(oQk|Jmn$jE7;mYM>B
iU!HS3L-)wN<s78-b1Vds7cyG_5X%6&T7g_x+%+15j1ej!*dKI@HhZc6azp|u@8wkB*KPZW$PoQI^pJVI040qy`0S%P5jTm`5nVJ
^y3x*Oe5xb`Qk`AK=>iS=#s9a++w?^l}Aq4F}#Px&<#zi<EkJWlE-vaVv4eC<UKrN2RzNJ^G%+D7<bKIf(uPJ%143o3f_^R>Zx5<
KaD!9=xh$B&|j3D*Gt+6ekb608XtT`6hsDK0|83oqHbEVcmt;@@kG&8+%t3t^+Pv70;lciQwPk0qzo|g5cQ6F5Oj0M?7-y(ajHcA
sw!{j9S_xk4#tNm(owRa_S*00sMTLO*P&(2ZnqhoCx{RVV+KjYU;*>c>q5SzQAhlV9f3_K9p?VXD)A8PC=0Wi5dK<MIOz^RUcg{Z
*+Igm)Dz^^&PT}#swqUxsD(pkDv7DcXn~xPf|h`7vjVD92W;9;*>0xFJzN0evF&(pIoZ!z_**8@#W(r_pn@6Cg&c3h%_+<Y18H(W
A(==PL{t$Jj1d^_=+Kz%=CLYe2GAre235&3Q2#tEMwrzJ7^*2BO3`e&Dy<<C8`D{++Y-cO(jDLzi0UD9x+uq2Niz%`>sr__M|Sd-
TWJtxR8*cghOM`TLdhz!%ciTXnt{@561@mhm#&kwh^&xf7|1AvPB<8a3_>)}icm`?ehFn{1;kFpu(N|oILv_3Q%x&H1W3F!xuiC#
XbPYtiWnvt0)%CVkdlOnA}OLJxCF5h6Phrv7-g%zT`9(ytYXw0rdKl!z!A`v=}X5-G#G7|gjgzoAVmhYG-)Gy8K9728DXg*s-l32
8H6cmrh-UnqZrKtR7OamAXd$DbC+{jqr1)V7#tyNGbB-?c)(U^Xo3VnA;hFmiuEMvH`dN*!}^WTOtw&VrsO&)5f%lsBi*E60zg9o
<05#WQQK$g_YiKak8Yb2XmgWrlZhfQ6lXMiJI7|#n4U1E`eXu#S}btDtdlC4(KKj6Iw*;!AX*a~TQ_!VLZ<qNB(*0^9wXN<!Cea1
e9T%J1r!zlpe9IyWtiVFN(f<uO`TdyyK-sr2b>*&0m!B*8J%FcB`^gh-jHpe*@l7?im)&SLhuTiqdYNbXwS(k=DW!BhD_@@k0>ZG
Kop8wjuBZ>&=ds-MFcS<l`RZkLj@e0agban9ODuOaP8(IhzV&KRHWN7RUxSfks=gn3>XZUkt8Jws%j>ND2RZnnkuGZkg8e+m5HQj
sF{VPB%q~<NSZ^0@2pA^nj%7ifheMxhC&gf8W@@?g;qm`tVD}6km6tpB3zo*kaa_Oq$7oeGO|!K1sSO$C^1lXZkbRRh+bGbG)y;a
6cMC?fW1PYjHfa}%aFQqDs>ph%vi4P30Ev2Nv~l*N?0@~u5Kz?P%R6x&wA_b*Q1lh%k_l;cFy$3#+{O7jR_>C4ZFBrn}Zu=G&WKU
t*gQm#v~aL^Etf{6w(&oZn1{<ym`U(y%%dPP;iTYM<ScS66C@Ul1DFRTeV?E5=B8e*oSzqLOF7D67xVt4C2rV$ZM_{4H_~lFgh7L
C(URB?5n<fJ*Nrrwz7!~B97TCf*>luQz~*?gO=Sj-feBsqo;WCh>F0rkXWF_*tV*OsqJ~n0uQ`O2)ObJxP~$dB8nOiv72l|Ldm;M
aJkYE)!@j0kmI>bYGC4CNK?s}8yaenlsA$imn=gXLzZ4#Srd)BoI>iMqvLXXEMT9<Y^csW>7~x~r${d8cFL}jTr3K)6t6JByT@uJ
8SR>^vjxOwc@DJ5*_s_HMZ!x^NOuO3ZHh!OBdcmNg;R<%b``Z$qY@3O#XwfKiS$e{j4ifQ-!8nJ%uX6$RdbeLi>1{T9Aq$584VuH
3i?Q0N<yUDeOl_-dQUFPL1Hzc>k){^<I4iuu|ee^s_JW4PHoLQyVa3R6>Y<e!^vvNt(Gq`!$^*pQu)s&sWiK%l<=E$Fwky9wSr<;
s2GSF5Oo->^K~)iBnb+h2+d)wT8QKv+=j-jleHsJP|G;)T8kKn>=M&P$Q1I9K->hSU?Rp6h*j(*QFN+{4Fe4t9x?9w&9`lB;OM~O
y6ylGG6|z`VMPJ#9^p^AeVgVGK1ZXpUO4BrJ%>c&dBNLc-a~Uf4&A}9_jhu}2-BBFI1-0$LvX<aosI&*Jcq2~ap3Ttp*`SfSL66z
V*zEY9;QrkoLKvKwtkN`us2p!u47lUHR5DUZP=GrVk~#a;TNz>8K99tusV9^H<Xs|8@=br2@)AFeJP!Q5O&3S`bUfEv$~RBL+gjn
3h9SgBKXUnL@%#={ts^S)A1=duDb1oiq~?IAC0tIVpfnxVI3335f?Kq)>4+*RcPTkx+n&)ADBW-jkF?^ecg^iKJRfDeG)^YIIJ7a
-;xK)-ssDxA1kw{(U(~rr6Pe7;=9a(O4_+{=@8O4T@aEpBZ<86<Ey7!9Vqju0zjC%I5wRqikskzzCQBNx+l8&;3&->MbXVPt80;l
<2i3>8e<xDsLSQcye4tqD7r@tQl~~qAO}I*<mgWTnmd+F78p&$>Sl}}RGq*`Y!J!8fwWj4%!C+Ohk7uG;iy%xD3XbR!~^;B<H%_3
6cHGr3Je(#RG7bqKZkF6q#0>Vn8f|*ZJuokMDH!2ESY2j)vKh@u1Wtk7DK|Sm+&|OKZ&rK)1XgFsx^P5t|4mkB9HYjK9?$@ibW`_
BDGs;i|MN60T5rKBT4jJF^P;^ixvwJnzD;(EJVf(=jii!I=h;y0}iU=bt|e2>-zblo8GJ8+}BU@&n$Ww3JSir3}S+Vqo+Cdc&-xY
w{$0daX%aLB6`<TQaJVxKLpknS}2IJdkIATBUontEgEAy7j9j<(6)0>${VH%&|$4jqem;#A*-*OJy0F>$?n>Uq26zXL$#`f1c)q^
VG%Dul^bHp{acllp0l^NVtTiZ`zR|;yk1|Edl)-nr>yzRq-&K>qF3hk64hpyDv2Z`)*l1dV97_&_P)v6J<*=;q>nClIF!x>aHmxf
z3+E|i#RrTj_U^9fQK0Iz-ic%6lQ?0BnW7;do_js&YXt`Y{{Dg-(95J4(^X87h}_>9`0RlV%D9cX-RpmDff4KaadiG0tY9IW!nlE
<6K;99I3JAYt4@rPhjNP$2v^o5(b(9-f;lz?b@-I6TPE@fkjXt0dcn0A_HZ>yx`-V2ISZw4>%+PNCf3X!k%%0bRwXYu?UKq_S!No
Fe;r`7hxO<E)LjmHh~jK0w^br;NbwMtT>IGZRX@1m?2Ufk->QG%D6kF^S$SLiNZRedDl~w7dTXLlu>b)VR_`@p)ypcrW8{Pj4Pid
ox{n_6c<M1)?LmIIvfg%=rksBD&TS|qBDBuwFFTnWW|n6MX5@BAT>0Q<0H0a3z@u{aSI(~lLiXKNtLk=t8Q*Z2sp9FhkIkNIJiwM
|4nRhl;I(WB7`sgSObG`M&YC$8&KgQCL{$pB*_zymMLIdp_*^UteXlu4gu#HQAaEc<`_qFf;M&m%eoX&7&$aR9rVHq1?8Ki0~(U1
=Vt;MNONI!7{G{=d_i`Mhnm(sk*&@GMcm_^-C<DF84(E*l!#0TL{x!F(2+F~(j_#EM8F;rYJrIXp+Kb#LkWUor1_Vbz0w%%!?Y*T
PC1=wNJY!Bk;0^)QX@-9g(A=}lobfHsX|f&Q6UrzM1>IrG=kC;ArmzewA2+e0Vz^aAW(xq%+c$dghh!)NP<IwD0;kowpHnw<i1{J
A?fg{Lf=}g>@?*99S(nLbgCu>T1i0DI#n#N;kpLxf{Wo_4sF87^rNffe9Glq<bXq;IfJDWQ38;_21J26notL({$uWwr(XEMp1y?g
olMQlf`L5WMA<OHkCj4j?+3fTy>!w~*RH@cVc<C^3Yma!140yyD@`p3fka3nNHZ!Fs6?tzq(Ff|5Tz<aDwKr^u?jmt7q1f`LY342
ng{~|AdFB)P?!=x4Fsi_2x5Q7HHOk0hOhGRpuf1J17+#u=@ByoNK}%MK`=o?REbek#7eM0abz-S8feyS$cJK3`ke@1tUs7+qsC4^
N~mnAe1;q!--veW6zl9jedkWe!(<bHn<8w8Kv;?#<bLQ9iV6pB6g!HjDM+anAtDFb;0M64-Dm56Xv0WieLj|FAUU{N%-v1LGL59)
tk1KHmG3rJ4R@5{hr$6siG7IykQ6V%-cTt6vIjT7P&R>0<O&*ghh{PpP;G_*K#ekKAWtCq4kkn7G?FM2z3wRMM<f8PApOrFEKIoj
Gkb0*`(B;B2wcjtDE||T<#=Kj)~ND_E=C@di1w+xBrN3-V?j+<M_&9oFt6SsCy`K-F(|*}2?)9mRD5TL*X%h;kGA8(K2j7e;d~G3
7x$!&b3r4&3U~6mxUm(M@)l6!V!GiG-H}rnav<QHI91=BgnQx75bk773d2M!QUr=Xqw&2;J>0xy$cnj1(B;S~qII-}cUp0YH4s&>
p@B&?f(!&8hT2R4IdQT$MAcyvWJTw?A<@MOr$)b$fygL0<Q)0@{COT?lT6l}U>tpM_1g3~7hwru$C6IMjE6K$j8F|g(ZNvt$Oep4
uNinv_7OQoM7Sc_Or~zFX(C`-Id)2oNZTA@4o%FO268G8PK8ue5axD=NGZD0gm-LNQ2=|6mO5nYGiN9WnHA3@?vz%wZf(<!E{IT7
#GQ9ycGO&{rb?qzVS%7&S&9gnB$JRJNrxZ~4nqe#Y|NNc)mzDeLZcNRPyr;25~xv1v{e+w*i=S9Ot9^kE|(w9>Bm;{loZUGa`Umy
-Hvx8aJ(uG<FXtm96OV^b+Dn#$${F@xVGnF4#I#nRS^ReEip2c6G%|BjRHjkNhA^?X>2qr&w{!j7!yU_q=XF&S-okfdq`|#4Jz&`
XfuH3I<paj?}U<52oVgBX$)m@5N2j*3J{1VZLp3rvyHrY2_?>pGEzSiPf?c61q2aAY*tY*GqQC$(E<s{i2<7`<i>g<hd_>cgrl9f
=pi*|;*&tOlP4sisg&nKM7W(GyJ-cJB3XsNj=<(fP*x?8MHNLCR<=-DfaK&jLZ!peq!C@0bA==v>?%78w#b6=X)-FJpM81s;dI@L
Fqx`G7UvgiBr3h6I!@2OqFDWCtT7{*`RZ@?{&gNJS!F+K14r}3Eq5-5B;LUI!eo>Q5nJXUOaVg^LGbw4ltl1@j3y{<Ly)`;Y8xyq
ppq1#T4E?+w#4F8VHG8b%S6bkNm*fJ?(V8u+Hi=rIXUFAf-d}X!K-PZXSBQAGDR07M7ET5mT?DdgH@`9RGy$RJY%D13s&w^6q5Jn
_wRaVXSP>53tD)xT&zc7JDNr^!aT@gF;V7)Orh6irhgGWRfjv>#S*e}7px6y05Te?3Z{`MXr!e;+NWM1aQgIS7ztadrp{r8oWSAP
H<%{3Zy3#58D&)!ywvX@h;m^zNc#m)krDojN-4rMIU17P(22@5Nd6AD12U9Z^O?VhE$^JyE}*40j1?N`mI!DvsT(#iZpt7c3W7?C
ip!-GZ+DOff_OgvSprX-5mA%<Mb^J%n`0W@>MP*=mJKDmq9UvMy-K@q=8Hjzw%=dQs;W^p&&0Mb-Bbx*$R0SdW~VDB9&-lcAY?45
QBvT0E{XoWO{~h^?;Q;PVl}Emr-KaeVZ=6@f?cJE&X`t=EOg0H$5)9#4F_i?7#E7nFdf>Aw5<BfnLO`%7Buy2imf?uO*mGiSb+ir
gdyb;1V$564M|bwPT*nuUTN$7owVG{HTvW^u-8Ri6n;K@K3fFgB6Wu1z~3-YVHi!YX*JY-V!zr<NJJ|v!bHlYAW#8F(?Zgi0(F4%
NDe?c@bAG_k@k5aaql1Tj^Kk|XUB{6#(fX7KcrDp^@oYo@E(#JV?qJ#^@niXJp_=YDjiY=5}+9f=hrODH3}s`Dj$H7Dcx-@W&?&M
L-PIfXoqbsS*Pb$<(%7J!zEooWH5q)HALN)OG_xLM2sV|h<9vxl2szV-B`N`_MdoB<;qe``NZE31YUYxkIF~PI?J#(TwFslBVr_~
GbnXHENA2^A@Qm{cYufVy6L3a0l2^G{HEu@=vUf_pC60x|1bsY_W)uNr|^VOs33?Hs+y{zLLn%oAZP?WkJO?*3@($W6jPKr83)Vn
={r9J2M>3qwQRtKAP*3e{zvc!phPzXj0m9bksJ8&0qfZiUD#9zfI@|60BK5Ul7fV36(NAAsRkhlVWkp)N&rSA3PMR2VD)))4-<Yb
OdtWYqNrJh5vU0eGE;;AArZsC!*oJX4s47PB?%BD$q`7aGU4}u#^VR&21qnH1u}W2!XChge40lp!4Y&#F+l*)5ysyYF~jjAZ={+p
XeIT7`b7_%rlXS;kYt9Sz>vaRG-8`dh9F&805Jm?PBK<POA>Y?w3?7pM7vod%@2kekls*AQvjbMX#)DNa!)YhaOgrq`cjAr2Z0SC
IDs_6OipUUQ&Y1t1l;<)IXe&2KK(#IRz2#c(1*Z*3LnsUpFqNeGY5fb0HG)zQaJ|TtS-WUrd&$wdLTC>Zcjl408;YhfJ+Zn23dv~
(4l%2aS-2o2Y5_@DOw8Zkj-M`E6$Yo+xVP0Bn1fro4}tvU3{kW>pC)}aaGz8tdtrIlyfmDC{00$DzT%aq=FBG9U2Xup!tA;X!V5e
!O9<TSZInd5JK1<ID2af(RH;|t~i38*7d5g)1D7F5bOeh>M0Nbm>2?Npp+Dp6rw$(9}hHNX$?sN4Fm*-c*3Ueg~JXShuHzhSLS$x
ONKwnG&C~>kx7dLr6fc!xt2H(Gb;daU<OEJ*i!c!Bu0?)C@FxUDikmn439a}ubV7d?|w!PYnKyQ2@bF`W>W_L+v036{It-3Z9jh_
4aiW%j8PQwmML#WPxNTQdpEZcjjgLn^@Pl;h!o1&e~0E@;rDL|&gt^K3r)lNMeB%WoZw|en8{KCbj%qGS(h=$V&dFCcGY_+MO9T(
oK2X`S-GL%mk&c8PU_udEBUG`LG!MW&*kI?K3#m&_|%aDQ66lA)gX9J1AKa<QxsqVp`a>~syO19kqr?pz_4QyBr-_>NGv3fk_{q+
Km@S_q|G5p6f^+T5YST6M5I8GSmL3OAylahP&GqUB#;!0!73#n1S2%0kW&)Dyk$hxkw_GwRD&^6fyPwC29X$>(8DTeq)H-aX=qTS
0%`%Fst6<qf{>sJ1c0bfm;^`)Af_N$4WMvn1cFLJf|_PZQi@tcDxt1ffi%!HK(xsv8i2%th6om-kdk<Paw$fkLMlTr$3E-?lb(VD
E;5aHQ|T{b0q!YNTWK=dN>s!<h=}+f$RR-1ky+-Cm00;yp&{1%>@g>5YxTUQ2N!mY!rfdMwa=Y_6(v<Mz%;lTOB5X_iK{jE6l;5-
qRc6^_^{yQIKTsvNeV<x&xQx6KCO%zA}Fvk3@l12EQ^K0(QHlvKu{D=7LmX)$c%(#B?=6XC;~?U*|N>2ViCxMv^Y|5&4xJvNJ%6|
jJQH*sGu?$$VX9xg1>Al=Wav<(N@G$8UjO{^41)DyCA1x<JKp3>(=SfbEa{@pQ9mdg+);O?Fw5XH#WFjpN#SH2Umar<QH%cwoyFL
PpUjQ86bP%J=;g2S%)zU`h3NHs8B?vgcQKTKghCTrJ&G*ZVNqH;GXDKkb#%Jk=Zly;U|4Fy(#niIYMHpO70<L$toJ)Oo_<U5fqUL
N^!6zRMO%goo=C^f(oRnNZ?_TZMXdjoYxI*V}07>DU65-_edK+qG~|GfNV{(R^6j~PQ+j`82-N)(k%do0vR+Isi^Y>{)m_YidqUD
!PmPB;TiQ~_iN)X2|j0?V1fMTrt*&dl=J6*mD27InF2|~jTNZD6#g>*Y8h!$ybA{@@XQ=_?4BzA#a#>1I-p%G?ujHEQW!!p!3YUH
S)s=})f85@S#sS-8fTa@RYW+obXG3y2b~uO1xd^I&RpZh5IWB@)gN1a8yfZgKOi6Ykq}bpKW9fr&5Wue>welQ4Fb9a`a*z7RVxyd
g2WXJ0MMaIv3;?J{9FtGkf?)J1OiehQV|N2B_O0ifKUNQQl%oBy>d`~8H`FXR7q0_NI^6eMGQn#7(gs5G%*7S837SPQA9LROI1yA
1=$7r;01&Z;SJnsdlTR2mP4opY{889zoVKzdS(4NwB@f!Pu+yd3M@#k?`Zagb}9wielcQB-ySa?&V0XrcI)mgA&Kd%Czh?hz{(+&
wPjOYPa21))*F(YS*jL^Q%9t;r{D*}=eYVDZ4gAK-V=Fk!ML-$>%G!y6xM|$EwObr*gHd|B@&e~`H`?!)f%Nt;u%SHXe0rN$I0rR
ch|P#u!yM~<Uzs<pUsaQ-^BMd6AMNkBfjvaB7YW>HLI@K-?L3!6qaTpswSlIB~?X(O>%ErZ)rtG!UNak@jo$%Pv3?SF)YzEM5T}(
(gSm*c?2xYL{IBHTwNQX#vUg)1JYmOAQ0<YirA$jC!MF9C;@{Nl`5qoE&1zOAafbO+ver5Vgz&&I|2#h#3!!clXO{W8l?z?S`wBL
39Ybl1tx+h7Xn8hCRbw|QPC|xY~kK{7Z@-ualC|}5cgsM_panKgD!Rfa)OE4>@<WcB-eqMeT(=XHd9*6)gq2ra{e}o2Ax02)=)Zw
AGNU*L4)|(h{Q<5S13?8lE@!WhzFNa(T-ay6=26oLQs)M@wfWhv5v7pDC%eGS%af>^=GW6?tAZkHe=g82@lCpWEE5uVXi6R<))N<
TQRZ<5KY~W=swUkiZLXcMOL;?_o4MiJ!f}^*H={0>sgkJVf7gbSQMMl`g_!W0Q^}3FrHAUv}MLcU7%GBptdjzXBP7COw1U4{|e>)
*AhLKf4kkH-u9!DBqkvt4l$Q`;N$(@(4X)>u`LmgY_Yfe@{s*QGHRoz=RwUTsi4t>*iAA)UD!gbWgvp1mu?%Va^O=Nkx6LQ!?&XI
?e^oF=XO>}^<$Fmw=VhsC+sW)!~mFC(-vfk`iK?M@6%P*Bc5h{gfew!7F*^vD=h<e*mF7`FNfdrFc#?jhu4;vH&9hSf^QG!pJx-l
?DwCL$>stn5RA08L<-oe8tlvr{xMlM@LxV{V0>y{lJg%fl7<QfN#PpCYfZtGCYe0{Bd+BSFt<4IF#9sY4jn$h_8{^g1+N3&j)^x;
p3`T|EigtZ*J*ah6e#wqgtET5%PfasQ8EM)BA>B3`O)AKSUF^Z0mC{ir}Z1+veheYIYBT)r;$$x9h0Eh`Z6OgQ>$Y*>0ltT{Kg?*
do+^Qpmf&uLS(7dp{^<vZ{Mg>oQU^_Sak$^(JlB-W>;2Kh<FfLJBC2#8je%y&{=@jSG555i`qyelF?_7`TvTcx^3x$O*uG5VTnq_
&=iwUIXMjh5(GlEB$)w=1yF@d?2GV2{h)=Uk;H&Qpc^fmI84(G;F9316$CG*Df8Wp<yT!kHef_@Gikt(4Y|%T1o0%R%~;9w2SA*6
5%EWZ5H`*s)E6c6JQys<@edYGqyXtv>{T6j$-+FmPQ>NnYCYV28-3ja*m<73`UF(@s<k08Vsf3u$af_G#O)Dz{?BTmxg{V(AVd=l
1PLO95Md`q@|Iq*<iWV+L~qTIyLDD7Vy4*$HOIt-QwBWr!{W`+^8cZO=Y<q)icx33pV?SqE2aC)_Sqt({A3j9@65zOPs8V#xbUUr
rc_(oGy@0NN-(BieaYuWvs$<^M$@hwD}tb_>wzFdG$E=!IcJNB7&5M)GJJiBrrS%ctSp`reAohkMTHw+gfG=RgBf20;gD{gR6tQq
&kjw@hTzL|P*k8}MubvgBkxOTVjApq2kELQ>#nncB5B4LJ+vP_FUlTLLlrd{#!OWefG>h}6g=h3D2Ownl~=xW(it)pDTh=G){g0x
m>5X5lOlZF#d(Gqt!Dh5IXpyAQTYOtQR-;e5ai@n?;lia)80IWi>qGqDuuSep;SVCS==G#s!h(LABo>AKd;_A>hgkdNTgyCsLV`=
kZ^5{I^;ODUo_y45}!GSdT(-dMnS;WaKn#V@Q=vZW8<OxBmQ>fSj<N3bWe*B==0X9xrvV&kr}fqa8}IP8dw%&W*iBvhF;$=5Dyqb
1!w2)A3;N!yma%)@Dpd)#NtfxwRFByx!E=DQCgli=E9M6DuLe03N=3jpJd1kLNmKP-mumNWg^L!JpR|$h<5TP=%?cgYaTjx=e@;?
TRvt<u4oyC^m3Qs#vgB^Vc~-x5Np$dJ%v~gK9>j0v4_ZkiPR(Jm;NG7yfch$4nO01`9t#aB!oSXBnvQBNwLz7)tw{n_6iD=f&_=Z
3?+hY?q>srHWZ!_w~d`8$?@CU&$&KHO9#qgP^Jk9KuwTf6~z$LB_R^21k4i)N+@ZLv3Br#y*+u|t!pd4v`VV6b04I8ZLJ@a&GWkZ
S1b}Q7%4{)UXpP9?9jIU#^~wB2$!yTmwb4R>ve`arTn#H6K=fF#K<ynC>zn3Ag7iaPXnl*VddTiw{|A7%|jmphq$5m-(Csxk^|ut
-;!!FJ=t_MQDCxoY*(x;Zd(M<qBCPJm7$QxfjTwqo=YzLC!VUII&&deGKf?I;`+~+U?U8q=+D*hMT)yyUDgt%1GB>Y6k{RbsWP00
UHj3qm$St_Ch6e>7Ff=+{yHe8r6{E-C}^f)rRA{sd7ghd@kwcSiz$V;xoygcfN^M*fh=_D7PZdB=sntv{rh0<Ka~sxHyF(aun2kY
Jn4GFO?Tm&a#SNPb{l9hiip7NUc($yzsH{EH3NrZ)Q64m5Kz#^FUMcq@;2|+cIygB@qzxq2@!`Mb7fS|6mPGV+Vb|ETM5#rM94%k
Aw>@i?v%*`*?J_(5?0fxX}7?;pin{rs2GCCW~dr+mQS|Lpfp5EwN;alB2cs`DYS2;$q==G1|+*ku0jG(D@atjnu0?G7NBND(<i#8
QEC)6loL}x6cfCZqmrqy2%RJhNQR?KCemmLT}q!5j853vLm28@2&lN#0h1&X4edbbQh`S-QkoKLVzU!53S22f)PT^9G~*x;fjb17
au^On0hGY-!qOp1l%m88Fi}AgCQGpbj}a-D)=*h2;5Q~Y$wd^IE=Ua#5HlrQu-X#~vB>1v&Sw=Eow3wc@mCJPB*qF4nlKjM92cQ?
!>k>I<lsnqK8QS;$ghcHIYkF)HRdt%<-R_11VS9@Epr>lrSo*cX@^V$V1kTTcVXKmAjYR4p>-}nRYGbVRH?!jXl7K}1l|Kunv#L4
XdDZLBvS6B3=C2fQ$~d$ipfz|HZt3NJe$x#Avo~!$tDE|amtEqMLA8`ow(77ZDE5r1iNEmf^8y((nP?sKr$RS=tF9$2&sDH70F&L
!HzNxl#mkQU{aiO6f^{!B~;-$QbR-mgyq8=)C0VZK+++qVyY-88lj>nrb<;*1Y$|A7Wkku{$kEEN+qnJNe*(!*>f*t5L1NEY_CLB
4+AOT{ZGR^vy00LlAxrTe#wK}YZe&1;d%*8FGMcn>0PCh1D9q^1d1WP6<hca<P=e&+mOhJ>D1CfzUDE`a0)89Mc98q(cK#X!Xd6O
;SezrgrSmjOgP-&P)B2(i7G|ToNEH%L~^0P;6BX>1~NFr2x1{ZG+?|#_o^Sz2FUCWf4QluzNLjsw4bA=c2&xk^zq4r!NsPUb1<nk
%!sI{)q!{RaYM;Y_zp*JSZgPj+|^YO5s^_gK<Ni2C^Y68&)l*g><r7KK3EvRT?$eBylYyOQ_1;jHEpu<hkKCj?m)%@gheqt^n!LQ
r{>?GUhTWlN28~ndry9hW3;fM7%9aoO&lJ0u7OlGo>C$`X!6?zx2@+Bt84T|qoD{$qcBGidjXu(-H}ZrD{ls8BSTegrss-zsN*k}
RfG=F6ZVop?bD!-X(@;v=qp5$MN3NrlM_q~^uQPqC%-Ikh^(A|hFEGqqJ?Q)U<iF77Lg2u(9}{COccv3$y5Uc6j4-34AM*$Kv6|e
6;%{5ER@X^1dP!VR7ou>Efi5v1QJ6@AnLQSICLM`baqqi3n$v8%yY?}f#bU_>y8e)UEOE6<D8gfr)q~v-07{9;X8^2*q0N@&gWs5
t*5co-P!1Qwbn;PyFzweMLQ~U7&=@j&N#HL(kP<k$l-Kp4tg9BkmV6`ZEip=c4ZWaOA4bvj~YfCA;xSa1(yNCyQp9h0Dz&(9N63s
I76+~IRSJ$ie|Hw#MoM0LiKjlZcdr3QvmRGE}|DEix5P_D}ys6!N%E^hkLO2kUqh<SRZVpgy_*exmgl;>Vm|;wXh@Oxg;CMRvzMa
4COZhh#T?sjqi5~WOT)I$T4bUIV{g{&mr&)z<A-<Umolc=CV4@fEobTT$l#V6r33)84;81*VpbT>5De1qA>MC3k*L^0*oxYR5L{;
p1kmLNtpQFR3^g%a!9hoq)}z>K39Y{H7PQ*lcW1=3Ml?vZw}eDD^b5T2D4*a-LoX@{RnxWztllOlnjz6DJrZ5Aw*Qf0-mFOg5p*@
@eg0>C`Jw*Z>kg5WMoWXnK!O=nYmDKgSW?ygb^H_<2}Q!4m$!N&v%}2!-WHQaP{YpKHT_-?(RXaaihY#@@I7>PtX86`xckt{X{3s
Ajl{pFpDq|?Bm<wU938lK2+6;8d9GVf>;TAeL9t=UE2&kySB0EK2s);{j8aU^bE|yZtX(M0MLVK^3ztplXo;#LX3=mZ`%KCuca~R
5bdx;*v+K2t4N?oGefG|)5mf!oFuH{0wj(jiiJ^4rzunop&?)*4e6Cp6#Tz0&HBXsB!1=VRWqUI9PU!J6v;xwESZ6g6odrCG%<yf
4vjiAMG8V%ml{Gysw6=ys#fSNx}ZGMyM|#FQy_W=u>k|r;CAxlZ^9hIwNXW}t0~4PFX?`5^YAD>iFH32GqzO~f(|fi6<rZjX$%n-
3bM0pag?yB<$nobrB3bb#2{Z?+GNK#?y|&|^P$}7SjlBd8E>8HTqdIo?x5E8OVXyth*ms%>!ePvGZQ&8R2761%O)Zi#VVwF#H&$S
lydDv(arCpd)(QyGzk|iB#(-}yDk&e$Rfa?W?n<U*dC7Ec~hbM+w}gR{cR?;70N0|N&3)-swvKBg%wm(bsH$>Ov0#+aH`;tkrPso
;<Sr0wFQ_dKoXx+y3qv$(-{~MRumMXa<0pV3Tg;MVv`74-MGj&>qb#jR&*g!xpd<?*=mZATsa(wkr1Mpq8-U}X#sTE1adiXFsSDW
2)R>H3NdM%E`f8VD@ck6)k8w6N=%F>HD;$I)d^6QClJ#mw;+T`l}(kbLzQwV9d>YvB6JlJxfe)6rWL|4(iJJC7f~pIBsmu-i8(5%
TVzB<(gYx*g~H5JXb?bhVnuR}7XZ14UWweARg#vRswgfIN)aK-t`%~NoT#HPg)&47V9YY1j(t$(lnLJDd6jt0na$z4z*Q#u3^I5O
o|w)%fA;e4?Oy~zA?Z~Sf{3vZ1Qt((H^ZuPGmLQ+QvzYP03k$>-_@Y{Y!6J!AIoh8`(7`>1rPIzK}nUQQ5sr8sTha`0)P_}`{Z~^
AaG<;kg9feA5j~L)JQ}n5eNkVy7$S;HlCE*3P<x;(b~tjmxTT1Ki@zIkSGC|6m`G)$5Nx*2TzXApnf3#grT61zI6lEuOERA-SueH
bM1Sjr3sR#T2y2Th=QP%QkI&eXsS|xnWB{_1g0TrJ)F9Z`41n$Uv{=anFxSkOMS2d3qg!U06|4WlS0xFSqkP720+B9%16Ke0f`C#
5yhFsfh!P9Fib$C=y2Ak$2O;i#@hh%`78GlScfT7pQ-#50AJ1(H++X{&LEKHKfob5iU#U@l22){4)8RMBu}gn1G8XL_((BTGYpeb
Q!Gmmj6#&OkdS=+pLO_g<Jfj5wD>PBUikY<N8S`723<P7*Z3O#8Jm+#RNWRF{}jzvxu+kKz%oJM36grq`4YqwM*r?k21<%Yg_m|m
o+-GIN~NJy3YC+0ak&szUPw8?!fr{&bEQOMJdBd*s=BL%_4pf|r|$UApE72i_`Vs@%kerQlzC4hI#Oj*=0eits^+^@%!=ZIfKETQ
%C6O%%|ZSxEzpTT+v_|iB6-TQTimn`t;I#CEiR$*zW0N3kI3%74&A#5PL(O51hr!<#$%kfbf~h?$oL_hu$)FA5MnGtMhj;>w_`CQ
$MoGWAYr4h@QN#*O%<%AK}1X6JmBc_uXuNRp_itjR#Z@{RHAsN(>0tlWHeG!wqnz5enO-2JnfB;DR>-(_`d!PZg5yX7wA?N(z4nM
YT8p35O~Aa3qkDA8*Y})RZQj>u~21|EK?CMLrhW>rAQ#7oQfwz<xWc}gjHYap#yTe4pazmzJC|C@~wF|PD+#y#)Z#TMI=U1L=j-|
W}<4AD2OR$Nr;*qvwZ|F;{8W;`g@h}UJys`h?7^P#}CMlksyPS6grb+4?3Cr89lotagd`}<>LnyOcUPZ*`irZBIhPt{-@pTt8(Eu
L}z@7@(R_qE!e}l#t8-_WjLZEXV~_@?FXbQ;g;EJ0bnRL$?@c$42Zy0UvH#_^r1vowyV_en^Gbn>enXv*hclIV}$l6aMd^8a;NLO
oC?h}E^AIz3K@`4a;8Y;SgeSxXI4{G*E>8!RM!o{o3w4;TG_k@c4-<SA}Wc_QbLXbJhlSK-ciS_lQFFlib>K*T#Z__8mjW-d8l=T
ewnj2IGa>G|JBUY4pZem9Vr;dnr%z%C=Z9<#?AJcj{*7$Cy&4Ky+;@B1^d8HZ}S!4z*3<?1xidI1P~HLQBhJ$5X?YKkqJzxBZNF$
{I($leiQ=K>`8&Uw<jR1%uATIB%rb&F&xQ`)uh2ttGU?Z%BEZj0Eliyl@yT9a^nPxlvG97or0{YiHS0b5@i=+bnQD#gK28Wf+{Gu
T{st6XbCX5lPFGT1VD`;tl?b*7K9>nVH0Tu*|9^7CddkaI<)6G;xQ*dq%*ML!qXN82W6BDqKe>9m~f*)l1VBGp>>XP&4~hboM};$
K;=!yPTFxDXh?F*GesdX3TB8*Mii78r56MW2}>cF`%aDk91&5Zpc(|ArD-T;6e2kZkSvm15{VHM9$Jwe8YGC6q$;bHM3Mp$Ktm2o
lLY`wLS#8)P#DEhLo0&7;~EKVrj23BxEC(jRi#pq3P>PnARu6zV8CgJN?H=4SsO9%O*_F<JIY{zw2n9cMY=GCK&>cZ<RD-5;s^5&
$`B_0yc4v2UoLR6)6*sEbT-XuNCOh|mN+vfpNH+)*I3i8)WT71S$J^g7GCc2@+SS1lAg3xN-ZfAURPy`z-3ILCqRkV9h`{_2#Ogs
7eG#2cN*Im=Kv5I$0B8*$Z&<yum+DJHTHjRYS4)UI47cUg$@Yqd%*kXfN$Onh;m4`%J-^&_wtod1Xe1dh@!Gcu~c2=MG<g06kM*t
<IW;kJG+w1ixNI2i}ii*IZ7NJWkMMBLePmfEq5ABI#PY{szf&FimSBC$y|l;>yJrvF;M9$Rk}kF4dT7-b&o^Q)s8RuazuoGl%x}b
_Z>AtBCaf8>34GHGN@GP3bSFLn69w3of$AdvrT=w*0rrHy7sS3#wj~R^_U#TJd;)>UI=Bkcirz=k5K1I`qZ3;`h4l>cdc~q677tr
fjai8YP?}F30|%#S?*fx)o+@?Tg*km?7i9R2ZE-@={MrFYksB2sMDm<$LlKbEbCImC}?X76_8!5yn<=0V}6+ho<`XYk$nh9&UY?l
ziegQid3bCj%ngmo-xEOn<b~N(~HuDvGaAaWHYpHrW-e>>22kj!ao`97`$B-xpwD|Wu~R^XI$p3IVRVgFyhJC%T}$|%HB0>W->vt
y7C8Sd9G$6#e6hoNz^*qrAE=AJ?B_zrOEHNwO#bMA{d=--i>7seQ(+@(|-EoJu_-5=;?K5uJ1^?(#;vN-j%KyC9BS+F04&h^&W+&
>{ZtjgV~4pYUaJSt;vF)55+P?2a{Qk%+^Xctz1mvAO|B!yWrr_uW1=FG%)shXs}XC3(+GI7NR9|{avay#&__Q2i+9p0{}iFbu1QN
S!5vx3nES?YU!Af5qM#qIm|bLdFDDb&;~|0Dynqeg(0;xzR=+-Sj0<p6~7rA3ti@Xs$D5oqBE*}AaP|Tr4p`HwOA~}5(;Hf_`TH&
0{H$c`Q^o<w9-l@{FNt{=J4O1;S_tpCt}ef__{4)fl-&y(FDyN!PZ%XY(?*Mlti5ZRUJL~^?S;>YA9){_Pmt(6aO{nh&fy8R}p#8
kCb+jmAIzyr<0m|DIq=(Msv+qTN#+|yM+34&A`}=Czi(sqLSQ1_YPmBHmkXj2xv=byDeSbH6-;t01Uiz>>}-hcL`HsO{RvWd79SV
wzbYgFPG{Qc98{&4W&a^O3S?duI+01>(@J;dM~|7<@~@D=~7j#7=d>d??S@JS@-Ge;Navu-R;%qq<l_c_18xVN{Ut1SWZT9k9}EV
8?ED`rd_@1>l=@yN=Qzp6|6?Svqx=jG)>0~4&9emqOIGOgp9<tH)}xEehKp!rG_??MPLk#wNC;bQ~TY-iq~STApn4M8>Ye(Kn_DI
C0JYv?m#ZH@6JF$z+uulE2i$@L%ET|f7|BsVtO!!9PHVWS_Oer5Qu8vde?oR1<6JspKZ#8GzBgjp9#ieM{v+V&xuiX*sD?z2p4ZR
WU4C-NEw!5y)AO%#iS$RSg+iM$MZ&haC~EJAoRz!dn8AOkf>+fYX?sKg9PflxMHRo+iE)9Qki}+S*8LYTDKw7%aZJL3AQt9YN>I`
L}N-9a61ob2ClZ^nrx=nt(O<5%1Bksyw@x~(uLFXx0Lw7`Apu#yxYHOmKY->-ad3-#kf@)&BEC9l;IH+o<l+y#$A!;InaO~j<ZLu
jsBX;UXj`>*4@gEQg=1;H-9=3ecaO0tQIU5-DYmzv9xMBkXABZ{R))I=Hx>gV|<Bs^L>_{Y3gOW*VC9c`Ca06G`Y3KD2)a!6@kXV
69U?(GQo%lY*-Il^~>+)$1LljN#~Il)P2_O4F&DXbL{G^RN6H?I|}m6A}Y3d%&^|ax)6L$zC6`MYl?z*ysj%G!M{tzd<M~Sm&}()
<lNFThpih{jqKDH&ompzVQh4BzLv{c_$N5sWAU^uyglBi=;n-^?dw&=N;>7+cVk4TaF{zAz;QTKYD%38yJuU;iP)_zE^S-&mYG#H
P~)}n6p*!UPT`>F#fGT{)b7k1TBhA^r!HPCXD&xM$_g$cjycK%gZeGNDlFr3h2a%&q9mfbHTnLjlYmnyht^4z%2rXRqVb{f)gr|Y
ug|XbZbQDj>KYMBs;TFHSReEcU3_`gSEO-Jy;Yo$hgEzttn;^I9hq|c)g4}~@=jg*>8+(rh35!aW9bM-N2@)Ccz68p6!dlQYj8Yo
h)szd2=Y2vSXiue?0Hz<Z%EHf_Ka)3i`ngj(;2V>CwCED@XhA?_2ygFY3VI7L(}L#EJE05(9Rm0RJz&cp^17%D(O+(R*up%r3NLb
eX3VbZfG14;4T%20&xK~;S~(@Thpd>V5*p-9Oet<TrXT<vq6y(3%*K~%O$P-4z+Z7TizYfrXssLIQN#1Yety0ELzIZ=Om4(^Hr}O
Lg@9%>g%J5(o9yF<L9EtXuTgSvi068y3#jWSL<I^7`xr6;_BWD-m*~RJ5M_GVG_A8wMM!xS5L1x-wq31@|(|(PcI9IR|lRBCU9io
s7l&=T!hfW)^1{`y)Ry}R&Wy4{qpekX7b?@bS~KmZlTIeLnX6&hCtFCZ?rif3&YzKbCL_owPF>aD45gT^(#8nZrc@j-6n)JR{Z7n
yP0PAno~M_bB4LMqm#8-OBYU7YbCYgwJt7{yNi)0Zd*&Pq#mG%^z0z1`GcsHqLpsuqd4`crr6({(R}H0E<1-)a%<&pS?RoHOefa+
yn4IT^)Jb#t!>wwd)F-0{ic<yPp+nB8`hzCpEhn{CP<;txTCd9P3m&}PH~HmI$KE)Y2#z*i&>>@tyb17%?(~^i5f2T3w<oynH7*W
rZ>EJWRQE-)xU7WZFdbMxSfVR-z{E6+x+)o%V}vre0sXT^_GrxkUM=4lZv@`bHtp$L)()i7irSt9q(J#E72BSt|(?i%#LYJvF_SK
yRy}d#j6Kx4Rz;Q*RAuHn{FkGp0{ZiNK~}OblNH*b(XNc-!RDYeK&p2iFtdQH|uTLch;|TjMKei!8uvpYfsO5n#ayFgVXNIS*e>d
$IRxE?X#q_TAWc%o}{d0^JKTyJ-oxElc_VPw|r{h!<#v&yH9+B)-?8jsah0@3Nh<3CZ2rfV>hN9W-jnks#0E4_pK4{-x-_MmZn^j
5_iUHtwY`E8m?u>74sQy8tTSgXyV1KYWtaJx1|Ir$vzibI^Nc-+}7f?FU2~#`}d2Nt=lkIn1qCZlTy(U1!4-l5fGUXnmFcSw$jl$
I<d~Qz3Z*wRWGd8uUvJsuEpdhruj8F-!F8@2dxjH_KoG4&wYzmyxU~-$9G+7O6e~9eD#3E*L<ftog}7?yRj?P>dkbuI6id9Z!%o(
m)O(wqe(>A(mgB?FCFHTQPPZu<^?XpEhV|k%kxrc=T7Ba+skHLqZfIvddd<K+KOH>D#q-%rzg95x}@}|G#gS5wSumumiMQU=7qRL
1oLxCZ+b@6qSi`XcFYistwZ;6=;y}u_0LM{(S+9_Of{~I%{tNsgh8{`wUvWSBL5`v+sMrfr)L+@xilL#sx}D)Z`Mh;8C%x(u}WSm
C&aZZ^<25qzY6O?b<#DlHt+4sIy7f$MO#C9D$ci1uNRq^aNJ8-62cesk~*4bt!Ry?@J^#TwG?Z$(OGJx=!;lv%Dq)zJLgz~if-bm
yb+i3GeW7Si9u+YWpOCoT$Q>_ar0*N;dD`xlUgrGv|anikZ(IwI^CIn9oJS_uGRX^=&p+HCd^56%p<+@Somd~Xz3(0&?>D7hl>c2
T6LPim3+lxON@9f;}XTjt2K)38in2}B&d#WF#_dpZbvTot{gQqoNyf&VP)L7g<Q4}e?43-nY85fd~GbNOgv^SPM}_VUo$q_=bnrb
UUqMfI_aWrB%yjOc<6lNQ=`AJIv1Pxx4S&IuC)Bz#jCt7@+o_=V^7mdT(i`A*7#lKy>(^jY6G?sICmoL9Zr#Nr#Yr^E!<JP+YXmy
tm|I>b9?r~g?5-ANn#o}F{Mg*JsGAc(o@A4o4`>MUaHLsk<<LBaDxjlyerUr8#Wk)L#^?Ym0aE%iMm-8RFq5Pq3F#(105W1y-~#N
_)y?`OCuu8Q&#+?Ei}xOX^td-=@u&vZqz$vVFXbS@!SokMwMnAY3F4r1Cvkz$fyNAd8Z(WLQgad18No(hpfm<A^9?fg-+%S4`D<f
NFre&qQE@~b>|YQspFUsVguBvzhgPN-elzECti@J4$XImNbiI1<5?aJ=_Hs3wk#rtRurnKl|YVoyB2qmkCJ&|#9HxrGY9Lc=H55g
eBgDbk4a{tY_)>48$?7xGn=`Ze77AH%my5ct%|FbdX@)7CYD#-)^Ef%632>>qi0BKRKT)w8`w<E0kJwfM6m$}9y1OHS!kJFBql&G
!SbQF6^1d?s2cik4EqOsExiv39SiipD<k6(r9}aVqZTJ{_jmEmv(34dW&yDXM{cmkUc}X7byOBa9TKZ`h_&!o7X{~l&0l(#X(&!z
%U#5Tl93Nvb4lW3bfiu+!8DY8YVO~gcj1E$)l~IO^E;dAzgxvUNR@8d*0IR!y3v}Ab2~Sbyt*RRlN8?WrLjxoyuQ<$j%BsdmsZ^^
>8WUDo`k(KRCKBFv8`%dn%6G$w7kcH7YM~0I=xKGZ>>T{SEiJ`$b&l{7k_3?dKHAl;WQ(QCz7ZPsBuY$=P`Lzh^=E?>aQ4cM>h4R
uUgBr<XDLX()6XHITX(Bb3__970aP*5hQJ2H7y)ONqg#Cb;*aQb&YtO#K@dC4tK3A*Nb_Zo$p#km1L6<XPVGOr;cs1@+eHT(koKl
SkwL3NQ_A7+VHrDel+&HQkp8eP+j-ry6jKKi27Q~q9oeUW$zvsa>!e0`aAa}jjA2y$WiBd&GoYFn0bAzs_TAPeOs3!7?ZKm_{~*;
RC;mQ2--*dh0!351q%?##TKZ;&Yad;rJ%>0=Avo6jKO%Lz3AF}EY3@}wD&eUO4hP)zf*|4Gbnobof%rH(C@By(RHp8p9(LX!7C8q
cJ7}?ObnSGwU(ycMVe_+#BGF)vC)W|szS9%S`D|FWK>m6VhCEG(RN&T@ovr|mzAMBbYN~x=Ct*zxoBIJvZXh?9aZzXVDFlBW#hzK
N{zJ8^gHV5%&W5HCmlqUV<6zt5azV+SGM<hcG)XMm6{_k+FIPdlyiCv5fJZ8<9nHPvotKjdeHUO#49jtNhDi#TeKJAYlvwy<IPJU
AO5_iwuYYBK9e@-EuEHnKN%9G>v45(U9u9Gm9~67D8E0$yVibg7!Y_Uf<uF{7=1fdm|k=gEo-F2l5UPtH^_K>HS_9NgA!wH(X@7?
^yO{F?#PIRraJO+R{GG=&xyr6WZHDZE;4++vuY#=l2ytsZJ{E2OvNoRA{}JI98&e1M>|d^HVXmwGi!;1jgT{F5+s5RGXDQ6(*ktO
@<^qAk?r$N8fPAA(U;4$Y&5=gsf(E&nX7wOeA##THw5+4W}HiAoF9AK>1B~>(t6+Lvxc?HcWsxhTf^|TX3t(_WXC$z6O$d@Yi;Jn
X2otd^?tXcTegOmNK07yJaw%xtvtq9i=FG1$g_KXD}xO0%a_LMcdWY0kb6gAL9sLdXmX5a<ts$5wJ#Ret~I3-p(MLdC%rnJ8&#{V
tL2|IHKxo&eDc0A-OS6oLZ#Mz%(LYsuN~;w3wBK7yq9o^MG_3_<k}6V2L-Qj`KuEy;~CP`y=hI(a`~Q@Q;>o=bCz^FyQMQv1Ur%W
yPTaV*5IKnXpYleDG{w**56U)TsPAHXX{jI94zxeW%V>m2%U_B)fCW|J3QIyQpPA*vYir|1}S9A>W#B{hp`Y(Sevv+)Y4)F2Z=ls
So1=j3sniIFtn4AgLQ$GFoM^b9L8CtEIE-PdF#GU1rR`~R+@7ybx+18bIkCk4$~Amjm%OYW*yR9?NwAl^jBUlr3ezya*^#HD^~P|
f)L=Y^|pxC@>YY`#6r9fbQ~6mLpekt*w`cv#z}%0WDqdvG*W?~hCtw(1e8fAz?dIwFcFYL*euo@0X77&hWVkmOD9-#LLfj256Cxg
3lGcb`Dsh`d@2_%pUd*s24HgFS->4wMS!7TRGNfe@TAf}F!0Tf?S0&EKz;7lx*IdC%kzticLr1R!TZwOrYzxHDOfN0lF9z<K+yz;
dV;15mQ)k^T)|gO)uJR3Rj5MiN1+*yx|-tDH(N}KB6Kp<EjCj~b!C&ru@mfX)!{TADT{{Y#rJPk@WvaB1|KO*l6MS>=f%SXQDR0Y
x~vluKi!uh?RMm*cx){X4iAr$kp}4MZ}FQ0e^4jpK%Qj2zd|*eY=*wPbb>_+kTMXUB7q<yAfc`AI|f6HHitK1H*A5+rmhg?={Af^
Cd<sQn9Z_CV~GO7LTd=3nQ(W6=NsVS`aHaR`CHu?L3chQxq7FZAh=Ib2`9M60+?LAgLyXM<P<&fE=Wa!$Y4V{-AOeB18w|Hyo1Xp
Zjwqp5HtoInrt@*eODGa79u9Ud~?(3z9&!Ti_UnNfz04yMO+}lbdq`_XA4eaZ;UG3xfc+=%@OukSOLo<J{(UoSr9Yq<b6n?P^lEO
sD`vHWf#sKB{9xF1Zf|~)&<H3oNpxVWH0Nn_3$IYHSyd#>E7buo<=5T5mM!#g#F)|oq@8QvuwwWxs+mxjy%gEd|bCmDjHE0dP%g+
RRa>P6pJCG!#c^+;y$O)q~|G72C?wTahyZHUp!~X{Db72@-ZRA!rAit81UGY!QOJLO~VTu88Y_uJn9Wp^{W{tU{P@{<pm){M3722
@z{N*mL?%dqyhGyIDJ##fV|*J5GWO(ph7?rXdLRdCxgWvxhWOO8uF|--9UJ3bgI-jf)r7EY-PRo+0IUlI8z~XQ;`R^Zf)arYCx>-
bUZRU%!{ouWz0uPhTaG_ZHh-xy{3rWK{d6VUWH|<q^dgVbeu4>?31o0Y=npW66>2LF(h!c1V^1QTO+G+G1VO<ZnUV1vrf|yaVV@&
Yl)=Wh;;Nabem?nvq?8)Ms4QoTFjcDw6<Xz(fEBq@z5rf@jyu=;FFSB=F0&hicVc&dherJ5c9pZ*J){ap_ZcNv|}1-hift%P}(**
t=g3lHX133bF6i8Fgn!&jD|8J<~7^WcZ_;W6zbRu!IP{oFcAucAHsooA?}Co+&v4U;oSJa2$Pq>h)E9J_i}n5zNzV#X+MMHd)CUo
Yj<p`&)Hnwj!=ppy6=UP489!80<mCt7+g-WP9`KY$!Jnl-cn@qY9caiQ=70-R$@A&Rf6f0R|f*5tX_Df*0Ol<L*Jo2fiBN;%6uV2
i}}e4M{i@}1Q)^F#ZH_C=4|*l9KRoPiXT33iJz8CRzu>KX=4T39GKoB$|C2P#&Du2%rHbUea{{>PekQG2v&R?&`qo;)&ZfJJ<`R<
9|R&z2gbAlA5)_eiXs|mXc;YAcIY(Mv)E|U404w&uikZQQDoX0a@@3fZ;#iRA0+}$hn|*Tq@#|-sDeB`gf#N>kO;_=3=tG3Nz7#j
iOa8}Z7aLJQPDo_>A3Yp#{^f&_0JQhbDZX6L{$3g)Fi$jaos;2JWVkZU`^=}BFNWOY}Q5+Rez$_+k!W@ImCV{g5e)Ufe;7;x>QK1
#ML{zne%Kkgf2Nd`O!BNRo#<@7f&wC7@cdZ(+6!?+bTU+h__Yf!5oJ^^QI=IieC{9PYZ-Qph|>y4Waz+KbBNW61(zD4^FyUyoXsj
26AX=%HU$RT)?Ozs}^&8^yuz54t3|si+ASv9@C$|;?JAz>bo?mJ%kJ(Zp4Zb2jn8EA1B`2^0jZ(cW6~wS)8-uB-l)fiX{`7P*@p5
r*mqyBn_M_fXY4n99D#BeKo2(gt}-_gF{O(rDRX1l}zP*`9l>wb~Z5%4?X3c*tA6Cx@V_#RaI40T+F+sWohJhD)0#NDjO@ICxMWM
D~5&6U>_z;C6kt&a1iZyGd@j!iO)Ta+HC{al0jsPA+ksZ{Nn>uhs&*>0?lN-leBot?hT$@rt`l|qIb83=_!j9Po2sI->mxM2Ur+l
#g;?ca;mDTs`E5v0`n%?WHgZGkWws)D5S;{%i9OV4}VS9=cO#<DZfvSHOWWBW%MYd?$Qs-NpSh`tgfdIDedF{EYA=`>ts7F#yUF!
;|i67q|o|%yq221N(l!zHHC(2Mg-siqYb$*vY(Q1<9j&KGY4&zb(kkeJv%7{xdQ+_+oNU236tE&<Fhz`;$uMpBoPfbU`aB=L`O9U
5Wp<w{dZ!Y2E|cS3HswsgxBu2?@ZAp?hfmBamwD0Dk{95<nFnk6!|oBJ#!H9N|e-=^DI~y`(;ebit6b>%}^?w{5X42KD?ZWpopRE
&fh)j#wDp`)m~x+B||Vk=z;v*4OU|%28P4#JAy$>ax9qh?_OHa$>Ph?Tdsba)ucRfg3G(R<Ga-R<>2yV#m92)a^fI$i6<J)1@j^C
40!LIW$%&Q*K`F+EY4u>d%UG{9o!zh$}0B3PzL$d-wW1dj@X92dak|tlfZY*RQf^2YX)6&`DNRBO|aA%5S7YcLd1=f%uIA_V8*mq
yh%+P3y(@5ou>^9jFE>zaYSb7<Ht+g+5xFRjUCoqXy3W(q<K94)*hXEqTWLNpMBpF{={J-!BoTq&S<C8nJBh=9YpfhaK0?4C#$RO
keqcAJLb~O)Xn?N2paPlH*O#Ev%}-ZG>W=V?j>ytxKY+l%qVD1=Xj=vMf}L~?GFHR4@pdf$;qG-ASlCQNYG(HaJaA3cF@RvP=U#T
2<jYJ=fjQGX&m;&liUU!oIJP_kO#0&mB5DWAWrXvKsc%t(xTK<TVZnTmjsf;VRlN$<b)U?V?hBB3`kT-LO$kj{{4Sn(ggIuWwy|*
T1?!Am;n_;P?QuDEX7p>#VJg{>-Imd<?1KdK1lS7xkLjjggWQs%m$!0LChd}Yq<iN6PvV%1JFnAB~dru%Js;8q%kB=D=I`nwGSbd
&6j(*`@kP&ogecn)RlHtZBTn3Ux<d#@URP?dwXsp<UpyHr*9n$A6=vF1fD_4a60L`IXF@BpA`g?>GC{qhP}9!1tO|4_Oi}2V#;t`
a2zmEwDz))RTK*zrR8F_ScITJ3v4m3)938<?5C9=eu({6{uRQW@TA`E-XEf0Pjer=;gxTIr4u2L{2&!rL=ZV9aY(-;CJ;wk>L=rR
{nb=kdoPcm)KuNn)3u~&GM<nS7EGd3wdnFDF$$F;R`<PihxyfRxBdK|rapu*#Nn*#vi~^bdRuvH#7nP+JI-omvE8eanTuj|oUA%%
b;gPNU{$4roX8nC`iOdrA(Ra#1}QJ=G4*>8bh{0C^WS~(T%~^-bc0HP8fPRA(buI8FZAozqrDyR43Yjve#`jUgxAN$u4k=$VKvkp
+R>)3)my&QHyFzmb;e(}hh6F<uKMUXSCp&Qy!EqMH+KOetQPic!m1+cPZc9<7OO7z(ssK~mF5@9w%<fFT^`H3xY^oq+N&-kL^Rma
Q+tEQi#u&>)=Jimui&?shMH!b4UR`K6xT=-$ifigArA@ZlM~?)C{9aA?;$~=5!4880vaN;FibsA4&kiCRVNrsly)_YkYgsGK*>&U
YBWKxjG?H)lByI%UV2x)M?36qAv@(HDxlw4#9CN}ib&>SohB*92Q|MseJBp!Mn8+Yy2J-rSq2fnpgUdBRk*R#v{;aLLIjv(c7y<`
vu-y^{$vq;aG}w<y`oM!NG2s1$NmkQur*9F1mGZ#h{L`OwdT<ctHd`6wM|v0*_T>5@3tH4wK1GS0+g&%&t5tTMkyhk=7i-|c6~6)
Recdu)kYjtC$m1XsLlHFw7m#nnFxf65q$^=9=aWXU27s&!EE}I(|0{x{bbjjn%-;5zY769m5Ni|jkn(jQX+8^D03bRnP&H^E!QBs
?+D%SEL{+nNhrN1RJ%m<ap~&S9bHn91ht$4W+IE#QLMcpmAS5<fo)yApp>E&vr{T?MBtuajV;Z<NYbXgZIZVsB8{V?Db=DG*IAo3
>Y-F2RdsRv%(BeVtx7sv)oQ))F|P9N&Gm9LhV*wC>Fm`Vt>0oGk%+}mQzW&(;z_qw?MORjb>&c2ERjV+y&fgh4JvJ_s)o}Etr_79
Ca4>Ncu@uu!zr^)(Xy-&-LCrT^}0!9L+H{f@$;;3nx~f`-BEWfQ7cY`+gW+R9br0s?S@{uP^OFGnoM+=JaLD9;EX8^3gak~zZc5t
E}iJ!Z(cj*<+OxHNLE55IGqV2m!z2o(mK{uiU<f1c$;w4^AgN0wOH6{%3_YHmG1ZsFi+wX!%DU(TDsIkmvY~a6+jivRUkqRqaUul
Z#^y>PP=^yre}R8ZAvnnjObTcLCtSaj^!2tZ=k(S9xN!u9Vjz8G-qxJbIYJaO;sv5V-X3Yg+LWf2RYghb+%3jN`{*dP)w#XG&yBO
fTE|<&w~xSWLw@{)w|1yCDy9WWmVBHHA?d<s;Nx5$Cp{GAio5c-%+u^ssrS*X(6w-)OgZjt{2)R20eFkcbz_sTN8FE7}4tQc<Uaa
vDaY+qEvz5d#*E@602FoLs{63SBUKF+M#t<Dpy@G85~B=A%jAp5OlOCBJ$C6%7`_PJIuI+%Tb!-EC>nkR~d*lixgFuEfR_`U1_kk
S~Rp2r6asFX<muN)?jMcBq6Kh>@%J6VjDPs+I;9+-6FaWO$N9+HN#La<2P$qYPC1VyEWpRT+z_6aFaT6=o4AyoTOh%tihoPEv6h;
OTFu}HdyGiO;Bz<Ss@%d<ETB2TX)3+jw+r6Mx_O+rdk@J8dH5#x;e9N3$bk?J6LNH{I9h}vz=Y4s_k=n>iDT_VMzs`W?aIvR$dhz
d!*CVrD5U6j5he{>5JhZ+aE<M-;1>Ao?bm>`qnB@(XX3zX;&jOp4}NZ@ajHknzwO>-)5;JV5n-i%`I6n^4cvlMwl*KD(%Eil+<Go
Bx$gZ*%`#UgO0K3S#_6Z9hh4=jv%zr)Q1<nJwX8Ywl^;|D{E?uvTGG(E|_{nqoiVjBwaWc<LOe4&}nq;1<aMwrju&No_EVJC0HgW
i_T$+)2|hG(;i@^rQNJ%0>-XT@2ev5n0ouU$u`aR<DGL)p`D>v_IAylcMTx3>NOW((oE2jLZwQpIyFQ&?)tuZc3zIz%aaUh<M+pm
VY>_(*Rkn(rMeJ0;AteKb*)sq1i{qMu7b;{cuYa_z4X*w^;xd6aK?h<Ig4@b_SL4ug1Uq)3_7JAai?R9$)|-jn>doZf$adSfr2#b
F^)jFj{^+Qnw6SSQ0qsGEZJt0Ij-b1>TvKVvKtKGHc7_ZKxw$s8EAqq;fD}Y(D2b(GiaqKpv+Jj4W-C62FX}ZT?#OZwy4=`ZF$Yt
dhYIauCy8}3?F8h1x#%4*#p%V!$R=FtbB$O`gR_#+RCm~I=V?7Ge{0osX0=6rH1*Kq74HZ3_cf_Y6N0*Bak*uY3>q)1CL<=4uL0W
Cc}so3WNsPcUeJv<SPtT7_!X<pa(&K$)R+}1x^@l5+a(ghNZ&H3DIP*St26ysmN=Li}Uhf+G+vF94s@aEHIupXkQ1aL!psH7(nFf
qd|<ZnvuEI3Jq-R-)T1p<l0*+cMWf0h=>hUXsR{8YT3-Km$GimGt+%xwYj=ktxQyL%hCE_YR98pn{$t%JJ`v+%eI<|?##u9rDdqO
W|usKta~J-ZPz_y*Aqv2x8`dUbXQ<)Qx#E_2o=r<dkOi$tdufF)U38A7EctIaDL($5y_}(K>n$Uy?XS;o3=Ev(8TD%2$@MJ5K!(T
Jj;O%LZF6knMM<>8a}(~KsX%;vcOU{!{T}JmZ~oLxp7q;kr1tjZnY^(d<wuy8P%eWomzp+&ur$<d!X79E|vaqmGhKs9<O?Ah(vxC
FHxd*A{ND=)QMI-xLIu`)(;d$@}dR)Z(80}b4uWs(g|u4?e=s=#)HSDdc%Tht!J4~zOL}PF=+#cdbTL`or_E3kFK{$Zd${cMa!*Q
O)Gji6f&agrtI5d#kz;W>2o(iK`NDSI#T)(ysH=We=I-V&2g9QbYdsCWo5FlR)k`29LSTh>qXiVaTr@XVC6cb+opUGsD!fa_q@#)
9cssX$y{!W)g9C2oI_}9e|M5Y<iaD=+=nEl2|NbOFtbxYcf){ivFdOrbZ8PXkkurj8Z7fB%1W?0Q5j~9mTqiMQ4mvFl3;>uS|bdk
Gs_tYuaT0v8N$o0(P9-EuO%7h_kV8^m-K(PR^1v?59w+B{4r(<C1VMI;cTxAIO?2aP02Of1fBfyUOPQs-0um_aJh1>PYYcw+B-Be
w`>-6=LDtYn?nj&lA)Mp8qH?6!?Q-s@|NH5X0>FZ)Ml$C#Sm3cLsB>nN|DI_t-GY!OZ*%X!H=AWlh*svu&7|dh%pILj8h9(kj1n2
k94^|KE5?49@);vMnjEFZV-g7NujvO))Et;<WDv*#;5!v%l7A20&qFdexZ_zOU-pdPcGCtV{-%0ke<QFpd~T}Ae~@PN)<|#H3}6(
QB*>wr<a+eHYI{lPXOv3Z%D%^ilP-&*>&AvgA}rXMkuSyXQ>Vsrov!x;mc2j-QMQ2Be$?l)&XUZ5rNhcPi8<A0Ptjpdt~<XuWTNm
z8Qc|0Z<M^Q%WdP&<Kh7ckCqbew})qovK5nEtpJy*uv-T`dsDOMY#)ztd#rSkdwog9gyG?2JHFAlViH)Y!|)ruX(yoz25H;1G1rr
6(mF;QnbyviK#{>l;KNU7Hp^{^CNLe0z{-|Ae;%f+hSEwB`7}K?!%anVxYDPr<HmA!(n3$bBB8G^2P5(LH}p<W^_;5h`Chnu)tMx
t5`#y!x;v82E=aHwl>pl>{cGg(yBz`iCYE~ZyX$u{hLZss}fZZ;K1dZzOz-_*j~`J=Kc~vol-(aRLE7KAc!Lx%ShH%q%<|a3&*HF
t?Ukq^y95Co=lW<QVQZB)BJXo^+r5$or>x@o!al@^}yxC-?csiG_$8SsY|wI0(5ffQ8`hqMq-yUefaKi&Dyd37a0)_KvJR~opUog
_b*xMP2-M;e$w2~xv-IWlwK`4MKY7W241~KAKEM79C~x!jtH>f)diGo&G7ewr1d=auXRUSRCgkbYP@*2c%NUFqsM{nmK#I(vb%Bh
qK-RkcEngRSscNU+kDBp-s9JvWr;}1n(AB3{CWAuLJ*ubJxm4(F#v%8@B^+(mqEf+$X_m4_HlVXDwR3(g4Bw5X3XC&uSb!SvHhUm
oNKXD9<pl+a@mbJtspM#g|t{H)0ue-4sPp%xEVK+8U7&&qJqH`6XViB=S>wp72&ZNX;!|SPl|i!izea*vYVAi*SUb8wBaGald>!a
r54d8b@mySsY_M|_CzY+loX5m5+6h`#>kqdGK!o^4y|X$m)FqxKb=#^*p6|`L0wUBZW^26SrjW{^reckAQcjLLAFg;8YbWdVht!6
ncz+(RaT(T(G*iMOfVyPB)~4Rpq$Xb7AT+^vWo%3mB^`wB9Pcdh)p7>&`U})E?A*M&n8o06mqG~M<}YJC8j|^_i*${AmL_47;1Tk
_s5=0xxLL8$&)FG<%T(;$z0R?b6&VW+a{0&dGYP;1vpU)j*VP7juhF)<!uSphs}&#hq6VayYlZx;9HSJ%lQ<aUpn2p>%rB6Ns&s4
3RqNn5lM_N3(@F&F+{SKAgplO0?2p*_{OpnV2oo*6^bh4L`9ux#rr7`emWdE3u{|;^QA`>UhAa-)f-p~wI}q0Nn;T+INM3Or4wEi
4P}UvuT5D#%M-PEADQrn)ATd?PwizpIIPIBdc%ISa5%(6d6O4+da%0qC(JVojG(Sp0pTAVz^Kr~W#v60(CnNorAcE=?c}6ryAm;M
$^#G+RAMz88DHYtBC9mTQLr_`PU4(N1lZsvBE6@ak7(UJK3d5_kURLOnCcLqrk1KCh^i@Rq-iJ*DKcVcN=j0on1Pxoil9oR3ZNoV
B??L-_eqooIHL&ykff-hN<xvP7%ETc%t8na$Z{B&sGVZDG*J41AjzSjJ$_!31FcnTXns$G#YPVj9WY-$3z7{X)x_4C4ISz5yNC)Y
raN#<K<5FW3$vAVgOOJPkw#HN9FUk3AY}yw6h!70a&jv*hNOxjl1NnFgpxrlO%z2v5%&ajhdv0S$BDX76t5sQ=RX)sl{Q`CCZbS+
B4fdzWHbqw2i`a&f!kX=QPeFroIDjP#d5UW`z40}IfVv;-^qLQCw3hX1r&xqk7F8SC>5SF)Uh<6SOz9)Ml}R_-{$KB&gMP~2}O$-
pM?)v@rpm!%9#<UD)7uO>nBbcGxFDN)hNSaR4_#lV4flrh#FMK3D{FkL|kKbxiK8ZMKZ&{NCY`?o_qBsn(Rvzl7ayBwvH*wPaJV*
t7vP6X85oh@7Uh9xkGZpox3FQ<okap<fbLU%xg-v{<ku}ISZ2Gy!lZcp(3k70wSo6`20>nu|00f#j!Zhqlp1=2z?Cf_Crdo7D1WH
VRER5NJtBb4GQH`2C{7;BeNt0jwVC~MKGy9gT*Q+s&b|rI2Sq9BZ!Om?ycL04sebTO@v1UxbEUIhE)n`B2ipa8QW6nL~<?&NoM1j
QBV|=Y8(iPsHAD2rK)PEB!VDnsWR5ENT4E+DM+X(jx&)F6d_4NLejwnEgNH27-WVFfbFvy3ULPc+eYDs7$*uTunuwq5fL#83ebpX
CnzaI;byBYYXr_wOk_qP36?^KKw*h6WE6%h1D}~7^e$or$CG1|0C-Nek0O~-5%awJv4FReI7O>IXcK>3X3|855_mfGPrWgJgFP-s
*q|Xp`&;*5x9xI1rN*5j=x9>DbO!>N)^mqCkHYTGO4FoWKUH~jeuGt)U1kT2KUb^1h=iqV#Ik|-goPT}iwzS4sv|Qk-;GSq!><`K
f)A*9dXRI~>J<-M(FCf6DL_LM3Lc~KxSxsE@+9*hG7h*hq<qb0y}9G(S_;Ry9nyUd#%qiL?X0EtuPGtUp@D(KBRh72K?KI_;kCM3
*A_PV>83M`bq-jZcuxW#L08kAT})YbAP5X$<al_pv`>B?6XahArkc?Z?x`ge=gt@W_9Y>6D~P($t+G>8Ju6G|wq44R^hUmvER+`7
db@Uwz4w2Al%qhDAu=GhtmKZ804C|?9VY{RUem+Bl6UVx?dbtilA}lJdhPeqO=ed-6R1O=7!pIM0r&w`I#BA+BfrBe#LL3~?}ta6
Qut`g-FiaBTIcVEy4UFjjJcL9LsFy+CF#{kWEhby5vZkFCVtsiEvKPz2wbOpg^)>igNAC^q+SajR~@t!di|#?xc7Ro-3xBhyOR`^
w7s(h^Le|cw&jsDIyQnNw~Zz|sID0zu<uaS>i4><sZePOYuA3f?^CK$`BS?JMtMUS=LtwJk@dPKbjL%@+0E|BiKMpUF>tV?;_CBy
_o)MOoC3__D`t%t6{A*P?}eCkP{Y}{3rKjWq#-Iivt>gBmu2f&a&uCTDd#ML@Jb?_di7xL^2eJX+=x`8Nub@%uF#{>GT5W%jJ@fc
<ui9Cn3`>(=Stxn##|JVQ)hd6vv6ojOm5x^yH+DB6iY3I^qempDAp%3?R8;`joQSZ+k9;Y7cjUD7J-qC@jKQHM%wkcyJ+H1Qs)u{
%-*jZOqDI^<))TlVn7nD=!F&}gpsFsorghk>qbqhCnK&gis^1a2#E_RoZ->NZ-TB(wY5V?SF=}~mCsvi9{707-)Cu>L!uz6D4{(F
9<~8$u?0m{eL5=f^m?U+l^dHaqfo>US-NCOt!OW+hX~k;%-gB8ZgTl=j|>Gjn1#GGRLxtmtVUdtWMr|LxRf?RR?@Y&T)99<k{FLu
lQE%qj+Zfr(!JCnwUeRNjLW2LL1M&&MD!AxH=;Y}&SKHn$>(&-WLSTGQzN8tqTb~}Bp8FuES1G-@5x(tEe6G<LT|M+-q6>bab2!S
8)1sjrXzi_-QF8o>1y>J6xQ{ZEHb@x^~BAZO<Zw3s-a+$xqt<N2%TsH<qrML5H~$IzAW~v7OlQrzLOC3o%OBi`6MuqJjIY;n1VqN
f}ICSCTzc_4t;-zto}S*)7$F#U%qUAI-q#9kLB=O`Pp>6Z#~o{7dSZ%^l~Zl#n$(G#CS~!kKf}GnxHCbT7;P>A(#q?m?CLAR0FUC
L_Ogkn)r5SkEY_hSAoA19Da*+ou3`umMH4t8qs9!8a|fUOf0}(JQm3*l7T(1WR?quM4&x}z5UVz5WvMnMdW}O5<$mVB9polG7BQX
PTXSkI5kvr>sifLAG7YR&`B=st8NGQyuQ8fSBHMbNt>0z?0&Jq5@|*yrm5N~h@L2vQL8CQlI0YAYZX(H0DF0N?9W};J%650+wPAF
dx}2jMV${^Rmb;JNsUZwiBbkx@vO#@97GB$z;aCbge~xinJ*;lp%o&i8YnQI;}HWlEks{$lUmm`-m>_0bEQtsxU$UOpYfDc0h|N$
902@b|FrnTVsP-_|CL)HJ&zD!dPNKp48Q{uw0aObcX}i=NisnIG(AxjQ4>To6ilT6tAG%T5GjW^orFN#hZ=yyT2{?rt3qcaRKOJ^
4xD*wZ5+dw_UnSW&IhyXjvjpM>iy~3z<vuL^(oq$j3ERORK3_JnuO#7%uR*F2f*z+pn{1akcvuL327P@Bx#gnAd)G7l9HH$252Oz
qJoABsYxPaVTCD}DPRdofFTr^2qb_YSb>P80s=#<=*K}wRRcsYRG|=q1kDWzLqJhY1q9JkNl_?71QkgFP>lf*645OXrAm@h1VtfD
&#!HPLZ;z{Cp8sU{b58f4#NdU7p?C>0Spd3s{e@zhds5+rJ;##>#J-&zn1`0=y(Z$g;5n!lr11sR5U9^1v4ce6az>lDKtwFF+u#H
aukSKK!}<p3Kpozz!GT&ASj_4M<B^^6)=mLfSfo7<tGw7L}RbJL-umd)64+qff9sh1OwNYP@(y5onLv>+3mNoc!yn0=Ch;_L-N|$
is0zS5}BmCH2^hu<ncr8U@?clluifdmyxJu1Gm|neslNU_bE5jVLEjdPQsXBET*INOwoT<7&Cw8<3Z|GUyw=<fJg*r>yY4VAZ(Hg
*S}9cBj3Om>rVhMILaL{4`KM$mBT8Nx)DWEVe(AmoC}k=M6n~!Ul^h6&Li?$*n+>r7EoA2-1|6k1B`yY{;kfZ<Q%t~&b-z==#r5b
u~8A!@Fy-D3_cqhy?f^nL$vAgB0j8fCW#o7h$<p#5?}E!$Xa}q0yqgEuKGkp4V{1|GIjPshJgY8a1V3=s6L9PEH-%Oum88nO#0OD
HM_7$hSYa=p88DW%-4uyJuq&4Zl~oDiNc6Utde*!x3j>xM|!hQo#f>T-Vizcd;a<lkTDrFHB_C>)n(Vecy$&h@Kh*de(SiTw$jin
O(FsjLw9jSg>nf30J<wijY(7_hNJ=}D1{t=D<>erM4^ZhV+li~g!YoD6G>DMFr<jE1jR)Jt3nh3Lg_c`!EylL*4jkyPznN@EB5;E
`Wj;kGuy4;f+W^^cI{r+eY0|||11L)6ws^%D-71O!%WDvlD1<lQQO9EYO`F!0>lJ72y|r7hw$dLd;Z_&bFT;;LPB&6JhXAA?HMR;
*LH?A-({L0ZMt#$iPwKFp5kfpBjp+fF$+mVqm*4l=60nDz>Xra#~Q~KjG_!EYYAUjQ^V$n?t;Y${!$SI01+S{NI?+<lOWJ*TLz?}
giZkB9v(fX&%edDyczC{L3)QCSaVmv{`(Q{&#2O&(jMvM-??;J1wc$-q|`RwfDg{6ONQaRI`-?WULtSjzyEfBJCF{E6j%!)!YD~F
N+lqp#-}8tYKSF7FiEgNVnJ{UWy%1dA&?CKH4+Ew3Di1bl>;RZ$poNACOa`j1As}W0P}?29m&fX$jRS*8eD*hRUyNt$IJU~7m(}k
B_DD>>nqym%>Q?Q_!}DpP_J58X=m5#gU@P_6Hr(S5p|)RsIif<kq0G_Tu4q4llP|N+~O2WQUQid4g2tKyUv}ZO~XpnA33)lLHl*_
`4UXa+?=axI75E2T+y1QkP}w9Rr5bimoRF*^{dfN!jEGv0ZUY+g%y|(Y`8IDG!O64z{sM2#$Q8$#pcp{ICKyvq6Z~WJExfh<+uAd
6~b=sshlQo(3M91_!Jowufscmpc;;l@WVqEaV1n#K+)n37_DfUJNNy&&Tu`dFPbT~8hm=uID|Y_l?30OEa==0XtPzDSYOF`s?zq6
qKfQXG%X^0d%_ouqZHQJ%e7Q#2HYZP*IBtiymV=C3BSn%(Kb>Zz9%s8x5j!_9u}1Z^f2;c;8IHb>Vis0>DQ&_mjVNzi<d`e#55it
ohR<y;GRM8m`Q>tR>_vDB4?VQtDaCj(tFOmcMGVSH{Z8Ij$&PLj2kNtU=U%18FXRwi|qdSh+W5&3|;VsLLMT%48!EM3}Iytl>eU4
)Ik#W7aXjM#eUub<~z9ICmtR|MX}VSP`6i0rhD&Mw3XpMOMC2xUuSh&20nK<clvD1qiCp7T@SjW?CeJn%yj5tA|8(_PdP!M37Qsw
nNonH3I!-=0ig;CQh=dClp+*Lp_x&FA}DDBAy~fH$|UkY4o_Duamqsp_4R7bO|x7&-#jA9ke#fBF>Z<xI%5}j(k}icB@tFfe$!G&
koTx@4O+1(A{JkD>ojk76EMqV6!JHrm$c#4#L25aB&fvh9yg4uLDbQ6Jk%TFklAt*4~>3hGikK1<KpR>woBb4Q0>^w7YY{}X}>ZY
#8XDFSFu$}Ca*Vz%(Dj#qq;m$L&<<j1_)XKq(XrLnPpZWC{#(JY7j;eC>+D?ukhhPliOd<IQJ43GKSa@G$Bzmq0GS8{^@_OhTdA=
bp11KiTT2TNIc>7dk&!$dIF@Pnihcy1fd!#s49>Oq*_FzYL<eiDvGKSiYcI~Du$^ls*0kDsw#>as-db{Dwc|-f}feXf@`Tz2n6>@
B$9E|>P|fKzxb!y`0b37g}<hTM@=GDt5Q|E+SLmK`|cb<=CrxOYaUnMGX@-@5Bt|TZF5~snNS5mmRmWx&FJ3dtVq1;d)lmAPFW3Y
JS#L8O5+AB7<QcOvq>S6bhN1>N|Z6C9J)pqB~oQ4)8}2M+aDgolC>DGT|*Wn#+N$esDTQM#2s7*WI{UcwWr>r;y|JT$;2-0WTD}%
S+|+J-ClK&>!Qx0H^)pskyk<pO2JBfAS0PXxK{)W=yWFNWrs%#qH`9wNsR%Bbw@}>*}O7@kt3Sfbz;)x!70}*Zd>Wzxwon*wIhnD
phzzrG1|MrG=;UBycC+nH6F`4qkO&_+{uW_t~#q!s6}fWf+@L%K_PM(mm3b~Y7}!;DXzCV=L^%;h?8<0Nk~*ELn?<s0RXqx1NX6K
1sL7Oyuc@GCdaZu23ZYpbZr6}Hioqz83Q4yFbA}}>%3*Oy>8~Ansm<4Ra`*YLyRUNDg(Z9r0p*|dWUc#j9MqqpWqY%!q^rScso-f
Gx^>kG^x3`p}BaK5ZIk)pFT4D+(%RZPcNrflFCBYHG8A}ogJ#-usw2h(bqIVRUwR&t7tEg4UNk{pZa<<^9N!_cuX{6oXx<&O_!=5
z!O^-geOyh(h}{li5-WBCE!Wg3H#tqAP;mA2z`Es(e&<BUYJEd;q-u@QkH~xam*)%kFY-6a3UYJFT5#S<aLMM_V=__@=4S$m`Bkk
nx4JY?mH=PHbvv!yUYI)bC>cEe15a|p1<82fTy(ecWDF<dLjK#gp|UK6r#Ng?!{e>EKpD|D-aY>5ed@>Lcgj;Ar_Gg{?5R9>H}&$
qZN7jz4jE<Nz{O1D!~>IkaFm(;bz79`%H~?Y?sUR{mP<oBp%O_qG9Izj%a+OJ|C-spgmF?Q|f}2mZk=Xu!1n<)2F91rX2&5CgF!F
ulJ#ZuPw2RtjY2Hc<NltGHdomL82(8rbCayKaJx7gl!|FAR=O2Mu^t6qb1U7oBDJ3OQ|S1RLo5j)N_L@(JT3Xd$#8X!AB^AzoxX}
6)j3m7zjg50qct66c=VTa6f*}c_b1W{SiBKHh<k2=FJmS&svB=DuwX5%jQY5MrAH}TG`rJ(38qAZD0|)V0urD?8Sk9>9DL=MHUWT
|KQ{P^IKwRr&iXa$u+AFoDP_viHSC656VGB+~wX*J~98Q5)1J+zsLP0+7l|Q1qg~|C;8od-Rv$fbauPD5s*i%<^j_vlG>?ty-7d1
%K**g>8%HZ8#Kl-kP#&d-!#yh3C=&k5%>DOd%)zG@)Ly3{K*@$n$0E`Ki!bi4MYW$1y2w7Jk^uS3-DPLS^i8^-WnARp@vF~?0%?V
&t!-9DrxxZU^*of)leuPf~b0@q{cjKRf6u(f<_5eg;k3QhLu!;!3Pc!-#<(JG@~e{iBc+|j5Cy)RS}3%g%<`er3QU!m+u4lMhE%k
jy_q6DG{0aWkj?ag&7oi|LK6KzuGzU|As&LzUf8b0fJv|hcnCP{;%$V|KHBt-MlT4ZZ!X4XZ~E1V~}B|{XbXt^ZCDL)$M8n_<oc)
F}3~OzRv?T9J~qg@%&nY@87-MeE*ui{|9wF$oBHjao;QU?TUE{yTu2O5$ESG{gdT3dHY;#Bb_b<X{de6{m`txY@<n^gkA13>zhhM
6#g*rN1qR8{XQN8Tm{<P&w2KHJcdm_cN`0JAy0mjtvl5{t$_g^NJVKi=SvojMQ(fybW~Pbm9{~(QSDvLYj{;3^SG$Jg`zpc{Re)K
I&*Q~mr@N^ONY3=h7U;pj0#8uQ8FH6BHe2EsQ-7`_RWwanH{1voH)q__80G0_NzJeTT9c~mdo1faA<5~wzOK;!N!pe4QL$ykHeG*
C)Z0tgzDwB*I~b<ZD9bie|451W2i`<g1=Fqv}9=GooOPMIe{B{RdHMw?miAPr8SLPeuoffhT3`irhIG9ub1uz8Rbj#oyhAde0DsZ
|MbY<wZ!x=FC4AgQB!Dp@2RrwCpq<j8P)UJ6}eG<rCoEaF8mLdtW!&i3$%0cdTeT`_Qt;oALGt?3F*DGhd!^+d0(HpymT5qn$K%!
Fe~D%-Tq%&{e$!?e?5Lb^&Pi;lMk%;*PwlWP*xgzv2BLZ)c>&mc+dIdH&Q_r{bX_J^i@*7NmUzy;?OuT7Wzf0HUhOnf+VyXxlhqJ
sHGy3T$3#wo-cQ4ssg>=ukglS{Y`kqh9JJtv37F-&>NTpZ@pg2N<(jY=&7lcOVrN$_PouGJFQ8h<b|Pps!KxduXHID_GWHbsCFM?
y@t<R4NdA`6E&XuaTSmaYJYUCW&y2e-E>|iqnOL!S7_g()WsgU=Z>3ZcQ=N!<Q`8Ta?Nm_qJp77YFYd(zgW~Ni#5R*7^w%&f+8~<
guwPc_q=@kei`xY?EOdHQ1)53Aew%isDqCw>7E;kdoTIV!Kse_-H(48Qybz3x_S*41s(>k(_p7)z!rfc=9N7#HXUe2wYak7e^?(c
N(*Ppc{5fg9v@tM)5)hD9DZ86^PAWf>CkNG#{V=xkD_}IUlX+-IS-dvh>V~4#AX1I6vv(@@L(RX-mCB4#`FFru#sNE`c&-YS@z*+
gleuiVPg6^2Vv}Y#+LWrX#TFhy=@hl(&q?UbEZAM$YIke)l0=J-V?wSE=PE!e!k+Gj%)mJdrR>IkbE;uKFU)FDjE?4M&)k4G!&m1
F^C?{LwqBq3br~%o|F+;G!=Kt#UFnfAy0K&(V{CBD9po*k@iGIC_S#T&8Z{k_UY-=6YxF$8)K$}k3Jqk^^W$nKRw>id)z=%Q`(uB
v#S~>Z;FvkD;U3VA610ZuWY|3(<2!g*N>y;diMIW$9RnZuKjsNrMdmwtw}6FbMNvj6cuk6za)NG@SVOQt0fF?iwM5a5sOe<(cRze
I$;b*@q4{6Zl;z|Y@@h|xwn6O2l7I6M;pEI?C~DapQu;vBi*StL%ymB1W2c>Ll2?4N|G@Je8&q>D`bbC;c!BiB40=Hob0&@O02RT
K2u6j-V5b%E3(p<JdU-2LLfg0@jBJmJJ1-P;&A@$(TaGzPj;xGtNgN(;cMU1*}q!S*cO1}uP4lV6h}v%(~MGkK~@C#q;A2NH2sVP
$7d2$xORQEyv%oDa!CN6_v~mk87IBqItnW0>^33D|Fu(`n{+`!CM<|FNhC`aEL1sktm(&U?mnKByaAgu9_9r13)NDh1s(oxtjKu6
xgK!m;};GpMhD&V=gaKgp3a>}vLAKPa7(i6Jb(Weaz!{$kP9AvNB
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
